Regalia: 1
Game: christina
Rules: 1
Data: 3bf836ba34f29349031f42065038c7cf14069a0a0ef5f40724c32a8110b82951
Seats: 4
Option bury: 1
Player 1: Ada
Player 2: Bo
Player 3: Carin
Player 4: Dag
Result: 0 (4.), 0 (4.), 0 (4.), 0 (4.)
Seed-Hash: 0f5c857296629982a33d1a4f3437078e6932955a47517a31dd6982fc4f27640b
Seed: 96712f9e87ba8731647ac7f767efbc060a2d5b00a78790582e30e6f5cc9cd7c5

* start 2
    By lot Bo's turn comes first.
    2: By lot your turn comes first.
* faction black
    1: You got black, the clerics.
* faction green
    2: You got green, the statesmen.
* faction blue
    3: You got blue, the scholars.
* faction red
    4: You got red, the suitors.
* copper plain
    Copper turned up a plain copper card.
* copper green
    Copper turned up Gustav Adolf, the Late King (copper green).
* silver plain
    Silver turned up a plain silver card.
* silver green
    Silver turned up Axel Oxenstierna, the Chancellor (silver green).
* gold black
    Gold turned up Antonio Pimentel, the Confidant (gold black).
* gold red
    Gold turned up Karl Gustav, the Suitor (gold red).
2 draw copper bury gold
    Bo drew and discarded a plain copper card.
    2: You drew and discarded a plain copper card.
    Bo buried Antonio Pimentel (gold black).
    2: You buried Antonio Pimentel (gold black).
* copper blue
    Copper turned up René Descartes, the Philosopher (copper blue).
* gold plain
    Gold turned up a plain gold card.
3 assassinate 2 by copper as black
    Carin tried to assassinate Bo and failed: Carin's copper card is tilted.
    2: Carin tried to assassinate you and failed: Carin's copper card is tilted.
    3: You tried to assassinate Bo and failed: your copper card is tilted.
    2: Carin took you for black.
    3: You took Bo for black.
    2: Carin saw your true colour: green.
    3: You saw Bo's true colour: green.
4 assassinate 3 by gold as purple
    Dag tried to assassinate Carin and failed: Dag's gold card is tilted.
    3: Dag tried to assassinate you and failed: Dag's gold card is tilted.
    4: You tried to assassinate Carin and failed: your gold card is tilted.
    3: Dag took you for purple.
    4: You took Carin for purple.
    3: Dag saw your true colour: blue.
    4: You saw Carin's true colour: blue.
1 draw silver bury gold
    Ada drew and discarded a plain silver card.
    1: You drew and discarded a plain silver card.
    Ada buried Karl Gustav (gold red).
    1: You buried Karl Gustav (gold red).
* silver plain
    Silver turned up a plain silver card.
* gold plain
    Gold turned up a plain gold card.
2 draw silver bury gold
    Bo drew Axel Oxenstierna (silver green) onto the silver influence.
    2: You drew Axel Oxenstierna (silver green) onto the silver influence.
    Bo buried a plain gold card.
    2: You buried a plain gold card.
* silver red
    Silver turned up Fredrik Vilhelm, the Match (silver red).
* gold purple
    Gold turned up Ebba Sparre, the Friend (gold purple).
3 draw silver bury copper
    Carin drew and discarded a plain silver card.
    3: You drew and discarded a plain silver card.
    Carin buried Gustav Adolf (copper green).
    3: You buried Gustav Adolf (copper green).
* copper black
    Copper turned up Johannes Matthiae, the Tutor (copper black).
* silver purple
    Silver turned up Ebba Levenhaupt, the Companion (silver purple).
4 draw silver bury copper
    Dag drew Fredrik Vilhelm (silver red) onto the silver influence.
    4: You drew Fredrik Vilhelm (silver red) onto the silver influence.
    Dag buried René Descartes (copper blue).
    4: You buried René Descartes (copper blue).
* copper plain
    Copper turned up a plain copper card.
* silver plain
    Silver turned up a plain silver card.
1 draw copper bury silver
    Ada drew Johannes Matthiae (copper black) onto the copper influence.
    1: You drew Johannes Matthiae (copper black) onto the copper influence.
    Ada buried Ebba Levenhaupt (silver purple).
    1: You buried Ebba Levenhaupt (silver purple).
* copper purple
    Copper turned up Maria Eleonora, the Widow Queen (copper purple).
* silver plain
    Silver turned up a plain silver card.
2 draw copper bury gold
    Bo drew and discarded a plain copper card.
    2: You drew and discarded a plain copper card.
    Bo buried a plain gold card.
    2: You buried a plain gold card.
* copper plain
    Copper turned up a plain copper card.
* gold plain
    Gold turned up a plain gold card.
3 draw silver bury copper
    Carin drew and discarded a plain silver card.
    3: You drew and discarded a plain silver card.
    Carin buried Maria Eleonora (copper purple).
    3: You buried Maria Eleonora (copper purple).
* copper red
    Copper turned up Magnus de la Gardie, the Favourite (copper red).
* silver blue
    Silver turned up Georg Stiernhielm, the Poet (silver blue).
4 draw copper bury gold
    Dag drew and discarded a plain copper card.
    4: You drew and discarded a plain copper card.
    Dag buried Ebba Sparre (gold purple).
    4: You buried Ebba Sparre (gold purple).
    Copper turned up Gustav Adolf, the Late King (copper green).
* gold blue
    Gold turned up Olof Rudbeck, the Scientist (gold blue).
1 assassinate 3 by copper as black
    Ada tried to assassinate Carin and failed: Ada's copper card is tilted.
    1: You tried to assassinate Carin and failed: your copper card is tilted.
    3: Ada tried to assassinate you and failed: Ada's copper card is tilted.
    1: You took Carin for black.
    3: Ada took you for black.
    1: You saw Carin's true colour: blue.
    3: Ada saw your true colour: blue.
2 persuade silver plain onto copper
    Persuasion: Bo put a plain silver card onto the copper stack.
    2: Persuasion: You put a plain silver card onto the copper stack.
3 draw silver bury gold
    Carin drew and discarded a plain silver card.
    3: You drew and discarded a plain silver card.
    Carin buried a plain gold card.
    3: You buried a plain gold card.
* silver black
    Silver turned up Paolo Casati, the Jesuit (silver black).
* gold plain
    Gold turned up a plain gold card.
4 draw copper bury gold
    Dag drew and discarded a plain silver card from the copper stack.
    4: You drew and discarded a plain silver card from the copper stack.
    Dag buried Olof Rudbeck (gold blue).
    4: You buried Olof Rudbeck (gold blue).
* gold plain
    Gold turned up a plain gold card.
1 draw gold bury silver
    Ada drew and discarded a plain gold card.
    1: You drew and discarded a plain gold card.
    Ada buried Georg Stiernhielm (silver blue).
    1: You buried Georg Stiernhielm (silver blue).
    Silver turned up Ebba Levenhaupt, the Companion (silver purple).
* gold green
    Gold turned up Johan Adler Salvius, the Diplomat (gold green).
2 draw gold bury copper
    Bo drew and discarded a plain gold card.
    2: You drew and discarded a plain gold card.
    Bo buried Magnus de la Gardie (copper red).
    2: You buried Magnus de la Gardie (copper red).
    Copper turned up René Descartes, the Philosopher (copper blue).
    Gold turned up Antonio Pimentel, the Confidant (gold black).
3 draw silver bury copper
    Carin drew Paolo Casati (silver black) onto the silver influence.
    3: You drew Paolo Casati (silver black) onto the silver influence.
    Carin buried Gustav Adolf (copper green).
    3: You buried Gustav Adolf (copper green).
    Copper turned up Maria Eleonora, the Widow Queen (copper purple).
    Silver turned up Georg Stiernhielm, the Poet (silver blue).
4 draw copper bury silver
    Dag drew René Descartes (copper blue) onto the copper influence.
    4: You drew René Descartes (copper blue) onto the copper influence.
    Dag buried Ebba Levenhaupt (silver purple).
    4: You buried Ebba Levenhaupt (silver purple).
    Copper turned up Magnus de la Gardie, the Favourite (copper red).
    Silver turned up Ebba Levenhaupt, the Companion (silver purple).
1 agitate silver
    Agitation: Ada discarded Georg Stiernhielm (silver blue).
    1: Agitation: You discarded Georg Stiernhielm (silver blue).
2 draw silver bury copper
    Bo drew Ebba Levenhaupt (silver purple) onto the silver influence.
    2: You drew Ebba Levenhaupt (silver purple) onto the silver influence.
    Bo buried Maria Eleonora (copper purple).
    2: You buried Maria Eleonora (copper purple).
    Copper turned up Gustav Adolf, the Late King (copper green).
3 manipulate gold with copper
    Manipulation: Carin swapped the tops of gold and copper.
    3: Manipulation: You swapped the tops of gold and copper.
4 assassinate 1 by copper as blue
    Dag tried to assassinate Ada and failed: Dag's copper card is tilted.
    1: Dag tried to assassinate you and failed: Dag's copper card is tilted.
    4: You tried to assassinate Ada and failed: your copper card is tilted.
    1: Dag took you for blue.
    4: You took Ada for blue.
    1: Dag saw your true colour: black.
    4: You saw Ada's true colour: black.
1 assassinate 4 by silver as red
    Ada assassinated Dag: Dag's silver card is tilted.
    1: You assassinated Dag: Dag's silver card is tilted.
    4: Ada assassinated you: your silver card is tilted.
    1: You took Dag for red.
    4: Ada took you for red.
    1: You saw Dag's true colour: red.
2 assassinate 3 by silver as purple
    Bo tried to assassinate Carin and failed: Bo's silver card is tilted.
    2: You tried to assassinate Carin and failed: your silver card is tilted.
    3: Bo tried to assassinate you and failed: Bo's silver card is tilted.
    2: You took Carin for purple.
    3: Bo took you for purple.
    2: You saw Carin's true colour: blue.
    3: Bo saw your true colour: blue.
3 assassinate 1 by silver as purple
    Carin tried to assassinate Ada and failed: Carin's silver card is tilted.
    1: Carin tried to assassinate you and failed: Carin's silver card is tilted.
    3: You tried to assassinate Ada and failed: your silver card is tilted.
    1: Carin took you for purple.
    3: You took Ada for purple.
    1: Carin saw your true colour: black.
    3: You saw Ada's true colour: black.
4 agitate gold
    Agitation: Dag discarded Magnus de la Gardie (copper red) from the gold stack.
    4: Agitation: You discarded Magnus de la Gardie (copper red) from the gold stack.
    Gold turned up Karl Gustav, the Suitor (gold red).
1 assassinate 2 by silver as black
    Ada tried to assassinate Bo and failed: Ada's silver card is tilted.
    1: You tried to assassinate Bo and failed: your silver card is tilted.
    2: Ada tried to assassinate you and failed: Ada's silver card is tilted.
    1: You took Bo for black.
    2: Ada took you for black.
    1: You saw Bo's true colour: green.
    2: Ada saw your true colour: green.
2 pass
    Bo passed.
    2: You passed.
3 pass
    Carin passed.
    3: You passed.
4 pass
    Dag passed.
    4: You passed.
1 pass
    Ada passed.
    1: You passed.
    Revealed: Ada's colour is black, the clerics.
    1: Revealed: your colour is black, the clerics.
    Revealed: Bo's colour is green, the statesmen.
    2: Revealed: your colour is green, the statesmen.
    Revealed: Carin's colour is blue, the scholars.
    3: Revealed: your colour is blue, the scholars.
    Revealed: Dag's colour is red, the suitors.
    4: Revealed: your colour is red, the suitors.
    Struck from copper: blue, because Carin's copper card is tilted.
    3: Struck from copper: blue, because your copper card is tilted.
    Struck from copper: black, because Ada's copper card is tilted.
    1: Struck from copper: black, because your copper card is tilted.
    Struck from silver: black, because Ada's silver card is tilted.
    1: Struck from silver: black, because your silver card is tilted.
    Struck from silver: red, because Dag's silver card is tilted.
    4: Struck from silver: red, because your silver card is tilted.
    Struck from silver: green, because Bo's silver card is tilted.
    2: Struck from silver: green, because your silver card is tilted.
    Silver: purple, nobody's colour, takes 3 points.
    No card of any player is left: the Queen chose her own path, and all lose.

    The Queen wins.
    4. Ada: 0 points
    1: 4. You: 0 points
    4. Bo: 0 points
    2: 4. You: 0 points
    4. Carin: 0 points
    3: 4. You: 0 points
    4. Dag: 0 points
    4: 4. You: 0 points
