Regalia: 1
Game: christina
Rules: 1
Data: 3bf836ba34f29349031f42065038c7cf14069a0a0ef5f40724c32a8110b82951
Seats: 5
Option bury: 1
Player 1: Ada
Player 2: Bo
Player 3: Carin
Player 4: Dag
Player 5: Elin
Result: 0 (2.), 3 (1.), 0 (2.), 0 (2.), 0 (2.)
Seed-Hash: 0f5cb1eb6175a23e7bfdec4a75a173904485f5c6cc73c835e63a7f54bf571b2f
Seed: 4696516aee144b9859f46eecc6c22ba49af2d64f197ac76b441589d463fe68d0

* start 4
    By lot Dag's turn comes first.
    4: By lot your turn comes first.
* faction blue
    1: You got blue, the scholars.
* faction black
    2: You got black, the clerics.
* faction red
    3: You got red, the suitors.
* faction purple
    4: You got purple, the ladies.
* faction green
    5: You got green, the statesmen.
* copper blue
    Copper turned up René Descartes, the Philosopher (copper blue).
* copper black
    Copper turned up Johannes Matthiae, the Tutor (copper black).
* silver red
    Silver turned up Fredrik Vilhelm, the Match (silver red).
* silver green
    Silver turned up Axel Oxenstierna, the Chancellor (silver green).
* gold plain
    Gold turned up a plain gold card.
* gold red
    Gold turned up Karl Gustav, the Suitor (gold red).
4 draw gold bury copper
    Dag drew and discarded a plain gold card.
    4: You drew and discarded a plain gold card.
    Dag buried René Descartes (copper blue).
    4: You buried René Descartes (copper blue).
* copper green
    Copper turned up Gustav Adolf, the Late King (copper green).
* gold purple
    Gold turned up Ebba Sparre, the Friend (gold purple).
5 draw silver bury copper
    Elin drew Fredrik Vilhelm (silver red) onto the silver influence.
    5: You drew Fredrik Vilhelm (silver red) onto the silver influence.
    Elin buried Johannes Matthiae (copper black).
    5: You buried Johannes Matthiae (copper black).
* copper plain
    Copper turned up a plain copper card.
* silver black
    Silver turned up Paolo Casati, the Jesuit (silver black).
1 manipulate silver with copper
    Manipulation: Ada swapped the tops of silver and copper.
    1: Manipulation: You swapped the tops of silver and copper.
2 draw silver bury gold
    Bo drew Gustav Adolf (copper green) from the silver stack onto the copper influence.
    2: You drew Gustav Adolf (copper green) from the silver stack onto the copper influence.
    Bo buried Karl Gustav (gold red).
    2: You buried Karl Gustav (gold red).
* silver blue
    Silver turned up Georg Stiernhielm, the Poet (silver blue).
* gold plain
    Gold turned up a plain gold card.
3 assassinate 5 by silver as purple
    Carin tried to assassinate Elin and failed: Carin's silver card is tilted.
    3: You tried to assassinate Elin and failed: your silver card is tilted.
    5: Carin tried to assassinate you and failed: Carin's silver card is tilted.
    3: You took Elin for purple.
    5: Carin took you for purple.
    3: You saw Elin's true colour: green.
    5: Carin saw your true colour: green.
4 assassinate 1 by copper as black
    Dag tried to assassinate Ada and failed: Dag's copper card is tilted.
    1: Dag tried to assassinate you and failed: Dag's copper card is tilted.
    4: You tried to assassinate Ada and failed: your copper card is tilted.
    1: Dag took you for black.
    4: You took Ada for black.
    1: Dag saw your true colour: blue.
    4: You saw Ada's true colour: blue.
5 draw copper bury gold
    Elin drew Axel Oxenstierna (silver green) from the copper stack onto the silver influence.
    5: You drew Axel Oxenstierna (silver green) from the copper stack onto the silver influence.
    Elin buried Ebba Sparre (gold purple).
    5: You buried Ebba Sparre (gold purple).
* copper purple
    Copper turned up Maria Eleonora, the Widow Queen (copper purple).
* gold blue
    Gold turned up Olof Rudbeck, the Scientist (gold blue).
1 draw silver bury gold
    Ada drew Paolo Casati (silver black) onto the silver influence.
    1: You drew Paolo Casati (silver black) onto the silver influence.
    Ada buried a plain gold card.
    1: You buried a plain gold card.
* silver plain
    Silver turned up a plain silver card.
* gold plain
    Gold turned up a plain gold card.
2 draw silver bury gold
    Bo drew Georg Stiernhielm (silver blue) onto the silver influence.
    2: You drew Georg Stiernhielm (silver blue) onto the silver influence.
    Bo buried Olof Rudbeck (gold blue).
    2: You buried Olof Rudbeck (gold blue).
* silver purple
    Silver turned up Ebba Levenhaupt, the Companion (silver purple).
* gold black
    Gold turned up Antonio Pimentel, the Confidant (gold black).
3 draw silver bury gold
    Carin drew and discarded a plain silver card.
    3: You drew and discarded a plain silver card.
    Carin buried a plain gold card.
    3: You buried a plain gold card.
* silver plain
    Silver turned up a plain silver card.
* gold plain
    Gold turned up a plain gold card.
4 agitate gold
    Agitation: Dag discarded Antonio Pimentel (gold black).
    4: Agitation: You discarded Antonio Pimentel (gold black).
* gold plain
    Gold turned up a plain gold card.
5 draw gold bury silver
    Elin drew and discarded a plain gold card.
    5: You drew and discarded a plain gold card.
    Elin buried Ebba Levenhaupt (silver purple).
    5: You buried Ebba Levenhaupt (silver purple).
* silver plain
    Silver turned up a plain silver card.
* gold green
    Gold turned up Johan Adler Salvius, the Diplomat (gold green).
1 assassinate 3 by silver as purple
    Ada tried to assassinate Carin and failed: Ada's silver card is tilted.
    1: You tried to assassinate Carin and failed: your silver card is tilted.
    3: Ada tried to assassinate you and failed: Ada's silver card is tilted.
    1: You took Carin for purple.
    3: Ada took you for purple.
    1: You saw Carin's true colour: red.
    3: Ada saw your true colour: red.
2 assassinate 3 by copper as red
    Bo assassinated Carin: Carin's copper card is tilted.
    2: You assassinated Carin: Carin's copper card is tilted.
    3: Bo assassinated you: your copper card is tilted.
    2: You took Carin for red.
    3: Bo took you for red.
    2: You saw Carin's true colour: red.
3 agitate gold
    Agitation: Carin discarded a plain gold card.
    3: Agitation: You discarded a plain gold card.
    Gold turned up Karl Gustav, the Suitor (gold red).
4 draw copper bury silver
    Dag drew and discarded a plain copper card.
    4: You drew and discarded a plain copper card.
    Dag buried a plain silver card.
    4: You buried a plain silver card.
* copper plain
    Copper turned up a plain copper card.
* silver plain
    Silver turned up a plain silver card.
5 draw gold bury copper
    Elin drew Johan Adler Salvius (gold green) onto the gold influence.
    5: You drew Johan Adler Salvius (gold green) onto the gold influence.
    Elin buried Maria Eleonora (copper purple).
    5: You buried Maria Eleonora (copper purple).
    Gold turned up Ebba Sparre, the Friend (gold purple).
* copper red
    Copper turned up Magnus de la Gardie, the Favourite (copper red).
1 draw silver bury gold
    Ada drew and discarded a plain silver card.
    1: You drew and discarded a plain silver card.
    Ada buried Karl Gustav (gold red).
    1: You buried Karl Gustav (gold red).
    Silver turned up Ebba Levenhaupt, the Companion (silver purple).
    Gold turned up a plain gold card.
2 persuade gold black onto gold
    Persuasion: Bo put Antonio Pimentel (gold black) onto the gold stack.
    2: Persuasion: You put Antonio Pimentel (gold black) onto the gold stack.
3 draw silver bury copper
    Carin drew and discarded a plain silver card.
    3: You drew and discarded a plain silver card.
    Carin buried a plain copper card.
    3: You buried a plain copper card.
    Silver turned up a plain silver card.
* copper plain
    Copper turned up a plain copper card.
4 draw silver bury gold
    Dag drew Ebba Levenhaupt (silver purple) onto the silver influence.
    4: You drew Ebba Levenhaupt (silver purple) onto the silver influence.
    Dag buried Antonio Pimentel (gold black).
    4: You buried Antonio Pimentel (gold black).
5 draw silver bury gold
    Elin drew and discarded a plain silver card.
    5: You drew and discarded a plain silver card.
    Elin buried Ebba Sparre (gold purple).
    5: You buried Ebba Sparre (gold purple).
    Gold turned up Olof Rudbeck, the Scientist (gold blue).
1 assassinate 2 by copper as purple
    Ada tried to assassinate Bo and failed: Ada's copper card is tilted.
    1: You tried to assassinate Bo and failed: your copper card is tilted.
    2: Ada tried to assassinate you and failed: Ada's copper card is tilted.
    1: You took Bo for purple.
    2: Ada took you for purple.
    1: You saw Bo's true colour: black.
    2: Ada saw your true colour: black.
2 assassinate 4 by copper as green
    Bo tried to assassinate Dag and failed: Bo's copper card is tilted.
    2: You tried to assassinate Dag and failed: your copper card is tilted.
    4: Bo tried to assassinate you and failed: Bo's copper card is tilted.
    2: You took Dag for green.
    4: Bo took you for green.
    2: You saw Dag's true colour: purple.
    4: Bo saw your true colour: purple.
3 pass
    Carin passed.
    3: You passed.
4 assassinate 3 by gold as purple
    Dag tried to assassinate Carin and failed: Dag's gold card is tilted.
    3: Dag tried to assassinate you and failed: Dag's gold card is tilted.
    4: You tried to assassinate Carin and failed: your gold card is tilted.
    3: Dag took you for purple.
    4: You took Carin for purple.
    3: Dag saw your true colour: red.
    4: You saw Carin's true colour: red.
5 assassinate 2 by copper as blue
    Elin tried to assassinate Bo and failed: Elin's copper card is tilted.
    2: Elin tried to assassinate you and failed: Elin's copper card is tilted.
    5: You tried to assassinate Bo and failed: your copper card is tilted.
    2: Elin took you for blue.
    5: You took Bo for blue.
    2: Elin saw your true colour: black.
    5: You saw Bo's true colour: black.
1 assassinate 5 by gold as green
    Ada assassinated Elin: Elin's gold card is tilted.
    1: You assassinated Elin: Elin's gold card is tilted.
    5: Ada assassinated you: your gold card is tilted.
    1: You took Elin for green.
    5: Ada took you for green.
    1: You saw Elin's true colour: green.
2 assassinate 1 by gold as green
    Bo tried to assassinate Ada and failed: Bo's gold card is tilted.
    1: Bo tried to assassinate you and failed: Bo's gold card is tilted.
    2: You tried to assassinate Ada and failed: your gold card is tilted.
    1: Bo took you for green.
    2: You took Ada for green.
    1: Bo saw your true colour: blue.
    2: You saw Ada's true colour: blue.
3 pass
    Carin passed.
    3: You passed.
4 pass
    Dag passed.
    4: You passed.
5 assassinate 4 by silver as purple
    Elin assassinated Dag: Dag's silver card is tilted.
    4: Elin assassinated you: your silver card is tilted.
    5: You assassinated Dag: Dag's silver card is tilted.
    4: Elin took you for purple.
    5: You took Dag for purple.
    5: You saw Dag's true colour: purple.
1 assassinate 4 by gold as blue
    Ada tried to assassinate Dag and failed: Ada's gold card is tilted.
    1: You tried to assassinate Dag and failed: your gold card is tilted.
    4: Ada tried to assassinate you and failed: Ada's gold card is tilted.
    1: You took Dag for blue.
    4: Ada took you for blue.
    1: You saw Dag's true colour: purple.
    4: Ada saw your true colour: purple.
2 assassinate 5 by silver as green
    Bo assassinated Elin: Elin's silver card is tilted.
    2: You assassinated Elin: Elin's silver card is tilted.
    5: Bo assassinated you: your silver card is tilted.
    2: You took Elin for green.
    5: Bo took you for green.
    2: You saw Elin's true colour: green.
3 pass
    Carin passed.
    3: You passed.
4 pass
    Dag passed.
    4: You passed.
5 manipulate gold with copper
    Manipulation: Elin swapped the tops of gold and copper.
    5: Manipulation: You swapped the tops of gold and copper.
1 pass
    Ada passed.
    1: You passed.
2 pass
    Bo passed.
    2: You passed.
3 pass
    Carin passed.
    3: You passed.
4 pass
    Dag passed.
    4: You passed.
5 pass
    Elin passed.
    5: You passed.
    Revealed: Ada's colour is blue, the scholars.
    1: Revealed: your colour is blue, the scholars.
    Revealed: Bo's colour is black, the clerics.
    2: Revealed: your colour is black, the clerics.
    Revealed: Carin's colour is red, the suitors.
    3: Revealed: your colour is red, the suitors.
    Revealed: Dag's colour is purple, the ladies.
    4: Revealed: your colour is purple, the ladies.
    Revealed: Elin's colour is green, the statesmen.
    5: Revealed: your colour is green, the statesmen.
    Struck from copper: green, because Elin's copper card is tilted.
    5: Struck from copper: green, because your copper card is tilted.
    Struck from silver: purple, because Dag's silver card is tilted.
    4: Struck from silver: purple, because your silver card is tilted.
    Struck from silver: blue, because Ada's silver card is tilted.
    1: Struck from silver: blue, because your silver card is tilted.
    Struck from silver: green, because Elin's silver card is tilted.
    5: Struck from silver: green, because your silver card is tilted.
    Struck from silver: red, because Carin's silver card is tilted.
    3: Struck from silver: red, because your silver card is tilted.
    Silver: black scores 3 points for Bo.
    2: Silver: black scores 3 points for you.
    Struck from gold: green, because Elin's gold card is tilted.
    5: Struck from gold: green, because your gold card is tilted.

    Bo wins.
    2: You win!
    1. Bo: 3 points
    2: 1. You: 3 points
    2. Ada: 0 points
    1: 2. You: 0 points
    2. Carin: 0 points
    3: 2. You: 0 points
    2. Dag: 0 points
    4: 2. You: 0 points
    2. Elin: 0 points
    5: 2. You: 0 points
