Regalia: 1
Game: christina
Rules: 1
Data: 3bf836ba34f29349031f42065038c7cf14069a0a0ef5f40724c32a8110b82951
Seats: 3
Option bury: 1
Player 1: Ada
Player 2: Bo
Player 3: Carin
Result: 6 (1.), 1 (3.), 3 (2.)
Seed-Hash: 7519edb6511ebda3499bb91e2939d337b7c4c3daf1afbc40aae23073416567bc
Seed: 766e6bedf1e5cbf1e7e1982130753a5ced84b57ed7e28e50300c2cbe3b46a341

* start 1
    By lot Ada's turn comes first.
    1: By lot your turn comes first.
* faction black
    1: You got black, the clerics.
* faction purple
    2: You got purple, the ladies.
* faction green
    3: You got green, the statesmen.
* copper green
    Copper turned up Gustav Adolf, the Late King (copper green).
* copper blue
    Copper turned up René Descartes, the Philosopher (copper blue).
* silver plain
    Silver turned up a plain silver card.
* silver plain
    Silver turned up a plain silver card.
* gold purple
    Gold turned up Ebba Sparre, the Friend (gold purple).
* gold plain
    Gold turned up a plain gold card.
1 draw silver bury copper
    Ada drew and discarded a plain silver card.
    1: You drew and discarded a plain silver card.
    Ada buried Gustav Adolf (copper green).
    1: You buried Gustav Adolf (copper green).
* copper plain
    Copper turned up a plain copper card.
* silver green
    Silver turned up Axel Oxenstierna, the Chancellor (silver green).
2 draw gold bury copper
    Bo drew Ebba Sparre (gold purple) onto the gold influence.
    2: You drew Ebba Sparre (gold purple) onto the gold influence.
    Bo buried René Descartes (copper blue).
    2: You buried René Descartes (copper blue).
* copper plain
    Copper turned up a plain copper card.
* gold plain
    Gold turned up a plain gold card.
3 draw silver bury gold
    Carin drew and discarded a plain silver card.
    3: You drew and discarded a plain silver card.
    Carin buried a plain gold card.
    3: You buried a plain gold card.
* silver black
    Silver turned up Paolo Casati, the Jesuit (silver black).
* gold plain
    Gold turned up a plain gold card.
1 draw gold bury silver
    Ada drew and discarded a plain gold card.
    1: You drew and discarded a plain gold card.
    Ada buried Axel Oxenstierna (silver green).
    1: You buried Axel Oxenstierna (silver green).
* silver blue
    Silver turned up Georg Stiernhielm, the Poet (silver blue).
* gold plain
    Gold turned up a plain gold card.
2 draw copper bury gold
    Bo drew and discarded a plain copper card.
    2: You drew and discarded a plain copper card.
    Bo buried a plain gold card.
    2: You buried a plain gold card.
* copper plain
    Copper turned up a plain copper card.
* gold plain
    Gold turned up a plain gold card.
3 assassinate 1 by gold as black
    Carin assassinated Ada: Ada's gold card is tilted.
    1: Carin assassinated you: your gold card is tilted.
    3: You assassinated Ada: Ada's gold card is tilted.
    1: Carin took you for black.
    3: You took Ada for black.
    3: You saw Ada's true colour: black.
1 manipulate silver with copper
    Manipulation: Ada swapped the tops of silver and copper.
    1: Manipulation: You swapped the tops of silver and copper.
2 draw gold bury copper
    Bo drew and discarded a plain gold card.
    2: You drew and discarded a plain gold card.
    Bo buried Paolo Casati (silver black) under the copper stack.
    2: You buried Paolo Casati (silver black) under the copper stack.
* copper black
    Copper turned up Johannes Matthiae, the Tutor (copper black).
* gold red
    Gold turned up Karl Gustav, the Suitor (gold red).
3 draw gold bury silver
    Carin drew and discarded a plain gold card.
    3: You drew and discarded a plain gold card.
    Carin buried a plain copper card under the silver stack.
    3: You buried a plain copper card under the silver stack.
* silver plain
    Silver turned up a plain silver card.
* gold blue
    Gold turned up Olof Rudbeck, the Scientist (gold blue).
1 draw copper bury silver
    Ada drew and discarded a plain copper card.
    1: You drew and discarded a plain copper card.
    Ada buried Georg Stiernhielm (silver blue).
    1: You buried Georg Stiernhielm (silver blue).
* copper purple
    Copper turned up Maria Eleonora, the Widow Queen (copper purple).
* silver plain
    Silver turned up a plain silver card.
2 draw silver bury copper
    Bo drew and discarded a plain silver card.
    2: You drew and discarded a plain silver card.
    Bo buried Johannes Matthiae (copper black).
    2: You buried Johannes Matthiae (copper black).
* copper red
    Copper turned up Magnus de la Gardie, the Favourite (copper red).
* silver red
    Silver turned up Fredrik Vilhelm, the Match (silver red).
3 assassinate 2 by silver as blue
    Carin tried to assassinate Bo and failed: Carin's silver card is tilted.
    2: Carin tried to assassinate you and failed: Carin's silver card is tilted.
    3: You tried to assassinate Bo and failed: your silver card is tilted.
    2: Carin took you for blue.
    3: You took Bo for blue.
    2: Carin saw your true colour: purple.
    3: You saw Bo's true colour: purple.
1 draw copper bury gold
    Ada drew Maria Eleonora (copper purple) onto the copper influence.
    1: You drew Maria Eleonora (copper purple) onto the copper influence.
    Ada buried Karl Gustav (gold red).
    1: You buried Karl Gustav (gold red).
    Copper turned up Gustav Adolf, the Late King (copper green).
* gold black
    Gold turned up Antonio Pimentel, the Confidant (gold black).
2 agitate copper
    Agitation: Bo discarded Magnus de la Gardie (copper red).
    2: Agitation: You discarded Magnus de la Gardie (copper red).
    Copper turned up René Descartes, the Philosopher (copper blue).
3 draw copper bury silver
    Carin drew Gustav Adolf (copper green) onto the copper influence.
    3: You drew Gustav Adolf (copper green) onto the copper influence.
    Carin buried a plain silver card.
    3: You buried a plain silver card.
    Copper turned up Paolo Casati, the Jesuit (silver black).
* silver purple
    Silver turned up Ebba Levenhaupt, the Companion (silver purple).
1 draw copper bury gold
    Ada drew René Descartes (copper blue) onto the copper influence.
    1: You drew René Descartes (copper blue) onto the copper influence.
    Ada buried Olof Rudbeck (gold blue).
    1: You buried Olof Rudbeck (gold blue).
    Copper turned up Johannes Matthiae, the Tutor (copper black).
* gold green
    Gold turned up Johan Adler Salvius, the Diplomat (gold green).
2 draw copper bury gold
    Bo drew Paolo Casati (silver black) from the copper stack onto the silver influence.
    2: You drew Paolo Casati (silver black) from the copper stack onto the silver influence.
    Bo buried Antonio Pimentel (gold black).
    2: You buried Antonio Pimentel (gold black).
    Gold turned up a plain gold card.
3 draw gold bury copper
    Carin drew Johan Adler Salvius (gold green) onto the gold influence.
    3: You drew Johan Adler Salvius (gold green) onto the gold influence.
    Carin buried Johannes Matthiae (copper black).
    3: You buried Johannes Matthiae (copper black).
    Copper turned up Johannes Matthiae, the Tutor (copper black).
    Gold turned up a plain gold card.
1 draw copper bury gold
    Ada drew Johannes Matthiae (copper black) onto the copper influence.
    1: You drew Johannes Matthiae (copper black) onto the copper influence.
    Ada buried a plain gold card.
    1: You buried a plain gold card.
    Gold turned up Karl Gustav, the Suitor (gold red).
2 assassinate 1 by gold as red
    Bo tried to assassinate Ada and failed: Bo's gold card is tilted.
    1: Bo tried to assassinate you and failed: Bo's gold card is tilted.
    2: You tried to assassinate Ada and failed: your gold card is tilted.
    1: Bo took you for red.
    2: You took Ada for red.
    1: Bo saw your true colour: black.
    2: You saw Ada's true colour: black.
3 pass
    Carin passed.
    3: You passed.
1 pass
    Ada passed.
    1: You passed.
2 assassinate 3 by copper as green
    Bo assassinated Carin: Carin's copper card is tilted.
    2: You assassinated Carin: Carin's copper card is tilted.
    3: Bo assassinated you: your copper card is tilted.
    2: You took Carin for green.
    3: Bo took you for green.
    2: You saw Carin's true colour: green.
3 persuade copper red onto gold
    Persuasion: Carin put Magnus de la Gardie (copper red) onto the gold stack.
    3: Persuasion: You put Magnus de la Gardie (copper red) onto the gold stack.
1 pass
    Ada passed.
    1: You passed.
2 pass
    Bo passed.
    2: You passed.
3 pass
    Carin passed.
    3: You passed.
    Revealed: Ada's colour is black, the clerics.
    1: Revealed: your colour is black, the clerics.
    Revealed: Bo's colour is purple, the ladies.
    2: Revealed: your colour is purple, the ladies.
    Revealed: Carin's colour is green, the statesmen.
    3: Revealed: your colour is green, the statesmen.
    Struck from copper: green, because Carin's copper card is tilted.
    3: Struck from copper: green, because your copper card is tilted.
    Copper: black scores 3 points for Ada.
    1: Copper: black scores 3 points for you.
    Copper: blue, nobody's colour, takes 2 points.
    Copper: purple scores 1 point for Bo.
    2: Copper: purple scores 1 point for you.
    Silver: black scores 3 points for Ada.
    1: Silver: black scores 3 points for you.
    Struck from gold: purple, because Bo's gold card is tilted.
    2: Struck from gold: purple, because your gold card is tilted.
    Gold: green scores 3 points for Carin.
    3: Gold: green scores 3 points for you.

    Ada wins.
    1: You win!
    1. Ada: 6 points
    1: 1. You: 6 points
    2. Carin: 3 points
    3: 2. You: 3 points
    3. Bo: 1 point
    2: 3. You: 1 point
