Regalia: 1
Game: christina
Rules: 1
Data: 3bf836ba34f29349031f42065038c7cf14069a0a0ef5f40724c32a8110b82951
Seats: 2
Option bury: 1
Player 1: Ada
Player 2: Bo
Result: 0 (2.), 3 (1.)
Seed-Hash: 2385c0a5bfdb0ed68489245f614cf68d92761ad15984c16958cdfd28c4172d89
Seed: 655facdb71deeab2b67e3307286fff40a20ce99c253b486b5165a551542eeab5

* start 1
    By lot Ada's turn comes first.
    1: By lot your turn comes first.
* faction black
    1: You got black, the clerics.
* faction purple
    2: You got purple, the ladies.
* copper plain
    Copper turned up a plain copper card.
* copper plain
    Copper turned up a plain copper card.
* silver green
    Silver turned up Axel Oxenstierna, the Chancellor (silver green).
* silver purple
    Silver turned up Ebba Levenhaupt, the Companion (silver purple).
* gold blue
    Gold turned up Olof Rudbeck, the Scientist (gold blue).
* gold plain
    Gold turned up a plain gold card.
1 draw copper bury gold
    Ada drew and discarded a plain copper card.
    1: You drew and discarded a plain copper card.
    Ada buried Olof Rudbeck (gold blue).
    1: You buried Olof Rudbeck (gold blue).
* copper red
    Copper turned up Magnus de la Gardie, the Favourite (copper red).
* gold black
    Gold turned up Antonio Pimentel, the Confidant (gold black).
2 draw copper bury silver
    Bo drew and discarded a plain copper card.
    2: You drew and discarded a plain copper card.
    Bo buried Axel Oxenstierna (silver green).
    2: You buried Axel Oxenstierna (silver green).
* copper green
    Copper turned up Gustav Adolf, the Late King (copper green).
* silver blue
    Silver turned up Georg Stiernhielm, the Poet (silver blue).
1 manipulate copper with gold
    Manipulation: Ada swapped the tops of copper and gold.
    1: Manipulation: You swapped the tops of copper and gold.
2 agitate copper
    Agitation: Bo discarded a plain gold card from the copper stack.
    2: Agitation: You discarded a plain gold card from the copper stack.
* copper plain
    Copper turned up a plain copper card.
1 draw copper bury gold
    Ada drew Gustav Adolf (copper green) onto the copper influence.
    1: You drew Gustav Adolf (copper green) onto the copper influence.
    Ada buried Magnus de la Gardie (copper red) under the gold stack.
    1: You buried Magnus de la Gardie (copper red) under the gold stack.
* copper black
    Copper turned up Johannes Matthiae, the Tutor (copper black).
* gold plain
    Gold turned up a plain gold card.
2 draw gold bury silver
    Bo drew Antonio Pimentel (gold black) onto the gold influence.
    2: You drew Antonio Pimentel (gold black) onto the gold influence.
    Bo buried Ebba Levenhaupt (silver purple).
    2: You buried Ebba Levenhaupt (silver purple).
* silver plain
    Silver turned up a plain silver card.
* gold purple
    Gold turned up Ebba Sparre, the Friend (gold purple).
1 assassinate 2 by copper as green
    Ada tried to assassinate Bo and failed: Ada's copper card is tilted.
    1: You tried to assassinate Bo and failed: your copper card is tilted.
    2: Ada tried to assassinate you and failed: Ada's copper card is tilted.
    1: You took Bo for green.
    2: Ada took you for green.
    1: You saw Bo's true colour: purple.
    2: Ada saw your true colour: purple.
2 draw gold bury silver
    Bo drew and discarded a plain gold card.
    2: You drew and discarded a plain gold card.
    Bo buried Georg Stiernhielm (silver blue).
    2: You buried Georg Stiernhielm (silver blue).
* silver plain
    Silver turned up a plain silver card.
* gold plain
    Gold turned up a plain gold card.
1 draw copper bury gold
    Ada drew and discarded a plain copper card.
    1: You drew and discarded a plain copper card.
    Ada buried Ebba Sparre (gold purple).
    1: You buried Ebba Sparre (gold purple).
* copper blue
    Copper turned up René Descartes, the Philosopher (copper blue).
* gold plain
    Gold turned up a plain gold card.
2 draw silver bury copper
    Bo drew and discarded a plain silver card.
    2: You drew and discarded a plain silver card.
    Bo buried Johannes Matthiae (copper black).
    2: You buried Johannes Matthiae (copper black).
* copper purple
    Copper turned up Maria Eleonora, the Widow Queen (copper purple).
* silver plain
    Silver turned up a plain silver card.
1 draw copper bury gold
    Ada drew René Descartes (copper blue) onto the copper influence.
    1: You drew René Descartes (copper blue) onto the copper influence.
    Ada buried a plain gold card.
    1: You buried a plain gold card.
    Copper turned up Johannes Matthiae, the Tutor (copper black).
* gold plain
    Gold turned up a plain gold card.
2 draw copper bury gold
    Bo drew Maria Eleonora (copper purple) onto the copper influence.
    2: You drew Maria Eleonora (copper purple) onto the copper influence.
    Bo buried a plain gold card.
    2: You buried a plain gold card.
* gold green
    Gold turned up Johan Adler Salvius, the Diplomat (gold green).
1 draw copper bury silver
    Ada drew Johannes Matthiae (copper black) onto the copper influence.
    1: You drew Johannes Matthiae (copper black) onto the copper influence.
    Ada buried a plain silver card.
    1: You buried a plain silver card.
* silver plain
    Silver turned up a plain silver card.
2 assassinate 1 by gold as black
    Bo assassinated Ada: Ada's gold card is tilted.
    1: Bo assassinated you: your gold card is tilted.
    2: You assassinated Ada: Ada's gold card is tilted.
    1: Bo took you for black.
    2: You took Ada for black.
    2: You saw Ada's true colour: black.
1 pass
    Ada passed.
    1: You passed.
2 pass
    Bo passed.
    2: You passed.
    Revealed: Ada's colour is black, the clerics.
    1: Revealed: your colour is black, the clerics.
    Revealed: Bo's colour is purple, the ladies.
    2: Revealed: your colour is purple, the ladies.
    Struck from copper: black, because Ada's copper card is tilted.
    1: Struck from copper: black, because your copper card is tilted.
    Copper: purple scores 3 points for Bo.
    2: Copper: purple scores 3 points for you.
    Copper: blue, nobody's colour, takes 2 points.
    Copper: green, nobody's colour, takes 1 point.
    Struck from gold: black, because Ada's gold card is tilted.
    1: Struck from gold: black, because your gold card is tilted.

    Bo wins.
    2: You win!
    1. Bo: 3 points
    2: 1. You: 3 points
    2. Ada: 0 points
    1: 2. You: 0 points
