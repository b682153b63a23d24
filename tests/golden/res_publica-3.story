Regalia: 1
Game: res_publica
Rules: 1
Data: 6f7cbab285ca1211989ca7f82db98e7ec6aab1728edfdc0b002e0da25e85555c
Seats: 3
Option classic: 0
Player 1: Ada
Player 2: Bo
Player 3: Carin
Result: 49 (1.), 19 (3.), 40 (2.)
Seed-Hash: b7b51913cf0aaa759ce6b4c6ee17be99a2025474c9ea79ab4e9b9a4f8f9c8cb4
Seed: 331836191cc2e30fd4ca7cc4eb2775c9e54d862d0e5011867af7f1694c944775

* start 3
    By lot Carin's turn comes first.
    3: By lot your turn comes first.
* viking
    3: You got 1 Viking.
* goth
    1: You got 1 Goth.
* langobard
    2: You got 1 Langobard.
* langobard
    3: You got 1 Langobard.
* langobard
    1: You got 1 Langobard.
* goth
    2: You got 1 Goth.
* goth
    3: You got 1 Goth.
* langobard
    1: You got 1 Langobard.
* anglo-saxon
    2: You got 1 Anglo-Saxon.
* goth
    3: You got 1 Goth.
* goth
    1: You got 1 Goth.
* goth
    2: You got 1 Goth.
3 request 2 vikings or 2 goths
    Carin requested 2 Vikings or 2 Goths.
    3: You requested 2 Vikings or 2 Goths.
1 for 2 langobards
    Ada asked for 2 Langobards in return.
    1: You asked for 2 Langobards in return.
2 decline
    Bo declined.
    2: You declined.
3 accept none
    Carin accepted no answer.
    3: You accepted no answer.
3 draw
    Carin drew 1 card of people.
    3: You drew 1 card of people.
* viking
    3: You got 1 Viking.
1 offer 2 langobards
    Ada offered 2 Langobards.
    1: You offered 2 Langobards.
2 tender 1 anglo-saxon
    Bo tendered 1 Anglo-Saxon.
    2: You tendered 1 Anglo-Saxon.
3 tender 2 vikings
    Carin tendered 2 Vikings.
    3: You tendered 2 Vikings.
1 accept none
    Ada accepted no answer.
    1: You accepted no answer.
1 draw
    Ada drew 1 card of people.
    1: You drew 1 card of people.
* langobard
    1: You got 1 Langobard.
2 offer 1 langobard or 3 any
    Bo offered 1 Langobard or any 3 cards.
    2: You offered 1 Langobard or any 3 cards.
3 decline
    Carin declined.
    3: You declined.
1 tender 3 people
    Ada tendered 3 people cards.
    1: You tendered 3 people cards.
2 accept none
    Bo accepted no answer.
    2: You accepted no answer.
2 draw
    Bo drew 1 card of people.
    2: You drew 1 card of people.
* goth
    2: You got 1 Goth.
3 draw
    Carin drew 1 card of people.
    3: You drew 1 card of people.
* hun
    3: You got 1 Hun.
1 draw
    Ada drew 1 card of people.
    1: You drew 1 card of people.
* hun
    1: You got 1 Hun.
2 request 2 langobards or 2 monks
    Bo requested 2 Langobards or 2 Monks.
    2: You requested 2 Langobards or 2 Monks.
3 decline
    Carin declined.
    3: You declined.
1 for 4 anglo-saxons or 3 goths
    Ada asked for 4 Anglo-Saxons or 3 Goths in return.
    1: You asked for 4 Anglo-Saxons or 3 Goths in return.
2 accept none
    Bo accepted no answer.
    2: You accepted no answer.
2 draw
    Bo drew 1 card of people.
    2: You drew 1 card of people.
* goth
    2: You got 1 Goth.
3 offer 1 langobard and 4 any
    Carin offered 1 Langobard and any 4 cards.
    3: You offered 1 Langobard and any 4 cards.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 draw
    Carin drew 1 card of people.
    3: You drew 1 card of people.
* hun
    3: You got 1 Hun.
1 request 2 langobards
    Ada requested 2 Langobards.
    1: You requested 2 Langobards.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
1 draw
    Ada drew 1 card of people.
    1: You drew 1 card of people.
* viking
    1: You got 1 Viking.
2 request 3 vikings or 3 langobards
    Bo requested 3 Vikings or 3 Langobards.
    2: You requested 3 Vikings or 3 Langobards.
3 decline
    Carin declined.
    3: You declined.
1 for 3 goths
    Ada asked for 3 Goths in return.
    1: You asked for 3 Goths in return.
2 accept none
    Bo accepted no answer.
    2: You accepted no answer.
2 draw
    Bo drew 1 card of people.
    2: You drew 1 card of people.
* langobard
    2: You got 1 Langobard.
3 offer 1 langobard or 2 people pairs
    Carin offered 1 Langobard or 2 people pairs.
    3: You offered 1 Langobard or 2 people pairs.
1 tender 7 any or 1 people pair
    Ada tendered any 7 cards or 1 people pair.
    1: You tendered any 7 cards or 1 people pair.
2 tender 5 people or 7 any
    Bo tendered 5 people cards or any 7 cards.
    2: You tendered 5 people cards or any 7 cards.
3 accept none
    Carin accepted no answer.
    3: You accepted no answer.
3 draw
    Carin drew 1 card of people.
    3: You drew 1 card of people.
* viking
    3: You got 1 Viking.
1 request 3 vikings or 3 goths
    Ada requested 3 Vikings or 3 Goths.
    1: You requested 3 Vikings or 3 Goths.
2 for 4 anglo-saxons or 4 langobards
    Bo asked for 4 Anglo-Saxons or 4 Langobards in return.
    2: You asked for 4 Anglo-Saxons or 4 Langobards in return.
3 decline
    Carin declined.
    3: You declined.
1 accept none
    Ada accepted no answer.
    1: You accepted no answer.
1 draw
    Ada drew 1 card of people.
    1: You drew 1 card of people.
* anglo-saxon
    1: You got 1 Anglo-Saxon.
2 request 2 langobards
    Bo requested 2 Langobards.
    2: You requested 2 Langobards.
3 decline
    Carin declined.
    3: You declined.
1 for 4 anglo-saxons or 3 goths
    Ada asked for 4 Anglo-Saxons or 3 Goths in return.
    1: You asked for 4 Anglo-Saxons or 3 Goths in return.
2 accept none
    Bo accepted no answer.
    2: You accepted no answer.
2 draw
    Bo drew 1 card of people.
    2: You drew 1 card of people.
* viking
    2: You got 1 Viking.
3 request 10 people
    Carin requested 10 people cards.
    3: You requested 10 people cards.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 draw
    Carin drew 1 card of people.
    3: You drew 1 card of people.
* langobard
    3: You got 1 Langobard.
1 request 2 langobards
    Ada requested 2 Langobards.
    1: You requested 2 Langobards.
2 decline
    Bo declined.
    2: You declined.
3 for 2 vikings or 2 goths
    Carin asked for 2 Vikings or 2 Goths in return.
    3: You asked for 2 Vikings or 2 Goths in return.
1 accept 3
    Ada accepted Carin's answer.
    1: You accepted Carin's answer.
    3: Ada accepted your answer.
1 give 2 goths
    Ada gave Carin 2 Goths.
    1: You gave Carin 2 Goths.
    3: Ada gave you 2 Goths.
    Carin gave Ada 2 Langobards.
    1: Carin gave you 2 Langobards.
    3: You gave Ada 2 Langobards.
1 display 5 langobards
    Ada displayed 5 Langobards for a settlement: 3 points.
    1: You displayed 5 Langobards for a settlement: 3 points.
1 draw
    Ada drew 1 card of people and 1 of civilisation.
    1: You drew 1 card of people and 1 of civilisation.
* hun
    1: You got 1 Hun.
* shipbuilding
    1: You got 1 Shipbuilding.
2 request 5 pairs
    Bo requested 5 pairs.
    2: You requested 5 pairs.
3 decline
    Carin declined.
    3: You declined.
1 decline
    Ada declined.
    1: You declined.
2 draw
    Bo drew 1 card of people.
    2: You drew 1 card of people.
* hun
    2: You got 1 Hun.
3 offer 2 people pairs
    Carin offered 2 people pairs.
    3: You offered 2 people pairs.
1 decline
    Ada declined.
    1: You declined.
2 tender 7 any
    Bo tendered any 7 cards.
    2: You tendered any 7 cards.
3 accept none
    Carin accepted no answer.
    3: You accepted no answer.
3 draw
    Carin drew 1 card of people.
    3: You drew 1 card of people.
* hun
    3: You got 1 Hun.
1 draw
    Ada drew 1 card of people and 1 of civilisation.
    1: You drew 1 card of people and 1 of civilisation.
* anglo-saxon
    1: You got 1 Anglo-Saxon.
* shipbuilding
    1: You got 1 Shipbuilding.
2 offer 3 people
    Bo offered 3 people cards.
    2: You offered 3 people cards.
3 decline
    Carin declined.
    3: You declined.
1 tender 5 people
    Ada tendered 5 people cards.
    1: You tendered 5 people cards.
2 accept 1
    Bo accepted Ada's answer.
    1: Bo accepted your answer.
    2: You accepted Ada's answer.
2 give 1 goth and 2 langobards
1 give 2 anglo-saxons and 2 huns and 1 viking
    Bo gave Ada 1 Goth.
    1: Bo gave you 1 Goth.
    2: You gave Ada 1 Goth.
    Bo gave Ada 2 Langobards.
    1: Bo gave you 2 Langobards.
    2: You gave Ada 2 Langobards.
    Ada gave Bo 2 Anglo-Saxons.
    1: You gave Bo 2 Anglo-Saxons.
    2: Ada gave you 2 Anglo-Saxons.
    Ada gave Bo 2 Huns.
    1: You gave Bo 2 Huns.
    2: Ada gave you 2 Huns.
    Ada gave Bo 1 Viking.
    1: You gave Bo 1 Viking.
    2: Ada gave you 1 Viking.
2 draw
    Bo drew 1 card of people.
    2: You drew 1 card of people.
* anglo-saxon
    2: You got 1 Anglo-Saxon.
3 offer 6 any
    Carin offered any 6 cards.
    3: You offered any 6 cards.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 draw
    Carin drew 1 card of people.
    3: You drew 1 card of people.
* viking
    3: You got 1 Viking.
1 offer 5 any or 2 pairs
    Ada offered any 5 cards or 2 pairs.
    1: You offered any 5 cards or 2 pairs.
2 tender 8 any and 1 people pair
    Bo tendered any 8 cards and 1 people pair.
    2: You tendered any 8 cards and 1 people pair.
3 decline
    Carin declined.
    3: You declined.
1 accept 2
    Ada accepted Bo's answer.
    1: You accepted Bo's answer.
    2: Ada accepted your answer.
1 give 2 langobards and 2 shipbuilding
2 give 2 anglo-saxons and 3 huns and 2 vikings and 3 goths
    Ada gave Bo 2 Langobards.
    1: You gave Bo 2 Langobards.
    2: Ada gave you 2 Langobards.
    Ada gave Bo 2 Shipbuilding.
    1: You gave Bo 2 Shipbuilding.
    2: Ada gave you 2 Shipbuilding.
    Bo gave Ada 2 Anglo-Saxons.
    1: Bo gave you 2 Anglo-Saxons.
    2: You gave Ada 2 Anglo-Saxons.
    Bo gave Ada 3 Huns.
    1: Bo gave you 3 Huns.
    2: You gave Ada 3 Huns.
    Bo gave Ada 2 Vikings.
    1: Bo gave you 2 Vikings.
    2: You gave Ada 2 Vikings.
    Bo gave Ada 3 Goths.
    1: Bo gave you 3 Goths.
    2: You gave Ada 3 Goths.
1 draw
    Ada drew 1 card of people and 1 of civilisation.
    1: You drew 1 card of people and 1 of civilisation.
* hun
    1: You got 1 Hun.
* architecture
    1: You got 1 Architecture.
2 request 2 anglo-saxons or 2 langobards
    Bo requested 2 Anglo-Saxons or 2 Langobards.
    2: You requested 2 Anglo-Saxons or 2 Langobards.
3 decline
    Carin declined.
    3: You declined.
1 for 2 vikings or 3 langobards
    Ada asked for 2 Vikings or 3 Langobards in return.
    1: You asked for 2 Vikings or 3 Langobards in return.
2 accept none
    Bo accepted no answer.
    2: You accepted no answer.
2 draw
    Bo drew 1 card of people.
    2: You drew 1 card of people.
* langobard
    2: You got 1 Langobard.
3 offer 11 people or 2 people pairs
    Carin offered 11 people cards or 2 people pairs.
    3: You offered 11 people cards or 2 people pairs.
1 tender 3 people pairs
    Ada tendered 3 people pairs.
    1: You tendered 3 people pairs.
2 tender 1 anglo-saxon and 2 any
    Bo tendered 1 Anglo-Saxon and any 2 cards.
    2: You tendered 1 Anglo-Saxon and any 2 cards.
3 accept none
    Carin accepted no answer.
    3: You accepted no answer.
3 draw
    Carin drew 1 card of people.
    3: You drew 1 card of people.
* monk
    3: You got 1 Monk.
1 request 3 anglo-saxons or 3 vikings
    Ada requested 3 Anglo-Saxons or 3 Vikings.
    1: You requested 3 Anglo-Saxons or 3 Vikings.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
1 draw
    Ada drew 1 card of people and 1 of civilisation.
    1: You drew 1 card of people and 1 of civilisation.
* langobard
    1: You got 1 Langobard.
* metalworking
    1: You got 1 Metalworking.
2 request 2 anglo-saxons or 2 langobards
    Bo requested 2 Anglo-Saxons or 2 Langobards.
    2: You requested 2 Anglo-Saxons or 2 Langobards.
3 decline
    Carin declined.
    3: You declined.
1 decline
    Ada declined.
    1: You declined.
2 draw
    Bo drew 1 card of people.
    2: You drew 1 card of people.
* goth
    2: You got 1 Goth.
3 offer 3 people
    Carin offered 3 people cards.
    3: You offered 3 people cards.
1 decline
    Ada declined.
    1: You declined.
2 tender 8 any
    Bo tendered any 8 cards.
    2: You tendered any 8 cards.
3 accept 2
    Carin accepted Bo's answer.
    2: Carin accepted your answer.
    3: You accepted Bo's answer.
3 give 1 hun and 1 goth and 1 monk
2 give 2 anglo-saxons and 1 goth and 3 langobards and 2 shipbuilding
    Carin gave Bo 1 Hun.
    2: Carin gave you 1 Hun.
    3: You gave Bo 1 Hun.
    Carin gave Bo 1 Goth.
    2: Carin gave you 1 Goth.
    3: You gave Bo 1 Goth.
    Carin gave Bo 1 Monk.
    2: Carin gave you 1 Monk.
    3: You gave Bo 1 Monk.
    Bo gave Carin 2 Anglo-Saxons.
    2: You gave Carin 2 Anglo-Saxons.
    3: Bo gave you 2 Anglo-Saxons.
    Bo gave Carin 1 Goth.
    2: You gave Carin 1 Goth.
    3: Bo gave you 1 Goth.
    Bo gave Carin 3 Langobards.
    2: You gave Carin 3 Langobards.
    3: Bo gave you 3 Langobards.
    Bo gave Carin 2 Shipbuilding.
    2: You gave Carin 2 Shipbuilding.
    3: Bo gave you 2 Shipbuilding.
3 draw
    Carin drew 1 card of people.
    3: You drew 1 card of people.
* hun
    3: You got 1 Hun.
1 request 3 anglo-saxons or 3 vikings
    Ada requested 3 Anglo-Saxons or 3 Vikings.
    1: You requested 3 Anglo-Saxons or 3 Vikings.
2 decline
    Bo declined.
    2: You declined.
3 for 8 huns or 1 monk
    Carin asked for 8 Huns or 1 Monk in return.
    3: You asked for 8 Huns or 1 Monk in return.
1 accept none
    Ada accepted no answer.
    1: You accepted no answer.
1 draw
    Ada drew 1 card of people and 1 of civilisation.
    1: You drew 1 card of people and 1 of civilisation.
* anglo-saxon
    1: You got 1 Anglo-Saxon.
* trade
    1: You got 1 Trade.
2 offer 2 any
    Bo offered any 2 cards.
    2: You offered any 2 cards.
3 decline
    Carin declined.
    3: You declined.
1 decline
    Ada declined.
    1: You declined.
2 draw
    Bo drew 1 card of people.
    2: You drew 1 card of people.
* anglo-saxon
    2: You got 1 Anglo-Saxon.
3 draw
    Carin drew 1 card of people.
    3: You drew 1 card of people.
* viking
    3: You got 1 Viking.
1 request 7 trade
    Ada requested 7 Trade.
    1: You requested 7 Trade.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
1 draw
    Ada drew 1 card of people and 1 of civilisation.
    1: You drew 1 card of people and 1 of civilisation.
* anglo-saxon
    1: You got 1 Anglo-Saxon.
* trade
    1: You got 1 Trade.
2 request 4 huns or 4 langobards
    Bo requested 4 Huns or 4 Langobards.
    2: You requested 4 Huns or 4 Langobards.
3 decline
    Carin declined.
    3: You declined.
1 decline
    Ada declined.
    1: You declined.
2 draw
    Bo drew 1 card of people.
    2: You drew 1 card of people.
* anglo-saxon
    2: You got 1 Anglo-Saxon.
3 offer 2 huns and 1 any
    Carin offered 2 Huns and any card.
    3: You offered 2 Huns and any card.
1 tender 5 people or 1 any
    Ada tendered 5 people cards or any card.
    1: You tendered 5 people cards or any card.
2 decline
    Bo declined.
    2: You declined.
3 accept none
    Carin accepted no answer.
    3: You accepted no answer.
3 display 5 vikings
    Carin displayed 5 Vikings for a settlement: 3 points.
    3: You displayed 5 Vikings for a settlement: 3 points.
3 draw
    Carin drew 1 card of people and 1 of civilisation.
    3: You drew 1 card of people and 1 of civilisation.
* hun
    3: You got 1 Hun.
* architecture
    3: You got 1 Architecture.
1 request 10 huns and 5 shipbuilding
    Ada requested 10 Huns and 5 Shipbuilding.
    1: You requested 10 Huns and 5 Shipbuilding.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
1 draw
    Ada drew 1 card of people and 1 of civilisation.
    1: You drew 1 card of people and 1 of civilisation.
* goth
    1: You got 1 Goth.
* trade
    1: You got 1 Trade.
2 request 3 alchemy or 10 architecture
    Bo requested 3 Alchemy or 10 Architecture.
    2: You requested 3 Alchemy or 10 Architecture.
3 decline
    Carin declined.
    3: You declined.
1 decline
    Ada declined.
    1: You declined.
2 draw
    Bo drew 1 card of people.
    2: You drew 1 card of people.
* anglo-saxon
    2: You got 1 Anglo-Saxon.
3 request 3 anglo-saxons
    Carin requested 3 Anglo-Saxons.
    3: You requested 3 Anglo-Saxons.
1 for 4 langobards
    Ada asked for 4 Langobards in return.
    1: You asked for 4 Langobards in return.
2 decline
    Bo declined.
    2: You declined.
3 accept none
    Carin accepted no answer.
    3: You accepted no answer.
3 draw
    Carin drew 1 card of people and 1 of civilisation.
    3: You drew 1 card of people and 1 of civilisation.
* hun
    3: You got 1 Hun.
* architecture
    3: You got 1 Architecture.
1 offer 6 people or 4 any
    Ada offered 6 people cards or any 4 cards.
    1: You offered 6 people cards or any 4 cards.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
1 display 5 goths
    Ada displayed 5 Goths for a settlement: 3 points.
    1: You displayed 5 Goths for a settlement: 3 points.
1 draw
    Ada drew 1 card of people and 2 of civilisation.
    1: You drew 1 card of people and 2 of civilisation.
* goth
    1: You got 1 Goth.
* metalworking
    1: You got 1 Metalworking.
* alchemy
    1: You got 1 Alchemy.
2 request 10 books or 7 people
    Bo requested 10 Books or 7 people cards.
    2: You requested 10 Books or 7 people cards.
3 decline
    Carin declined.
    3: You declined.
1 for 1 people or 11 pairs
    Ada asked for 1 people card or 11 pairs in return.
    1: You asked for 1 people card or 11 pairs in return.
2 accept none
    Bo accepted no answer.
    2: You accepted no answer.
2 draw
    Bo drew 1 card of people.
    2: You drew 1 card of people.
* hun
    2: You got 1 Hun.
3 offer 3 people pairs
    Carin offered 3 people pairs.
    3: You offered 3 people pairs.
1 decline
    Ada declined.
    1: You declined.
2 tender 1 goth
    Bo tendered 1 Goth.
    2: You tendered 1 Goth.
3 accept 2
    Carin accepted Bo's answer.
    2: Carin accepted your answer.
    3: You accepted Bo's answer.
3 give 2 anglo-saxons and 2 goths and 2 langobards
    Carin gave Bo 2 Anglo-Saxons.
    2: Carin gave you 2 Anglo-Saxons.
    3: You gave Bo 2 Anglo-Saxons.
    Carin gave Bo 2 Goths.
    2: Carin gave you 2 Goths.
    3: You gave Bo 2 Goths.
    Carin gave Bo 2 Langobards.
    2: Carin gave you 2 Langobards.
    3: You gave Bo 2 Langobards.
    Bo gave Carin 1 Goth.
    2: You gave Carin 1 Goth.
    3: Bo gave you 1 Goth.
3 display 5 huns
    Carin displayed 5 Huns for a settlement: 3 points.
    3: You displayed 5 Huns for a settlement: 3 points.
3 draw
    Carin drew 1 card of people and 2 of civilisation.
    3: You drew 1 card of people and 2 of civilisation.
* anglo-saxon
    3: You got 1 Anglo-Saxon.
* alchemy
    3: You got 1 Alchemy.
* metalworking
    3: You got 1 Metalworking.
1 offer 5 pairs and 1 civilisation pair
    Ada offered 5 pairs and 1 civilisation pair.
    1: You offered 5 pairs and 1 civilisation pair.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
1 draw
    Ada drew 1 card of people and 2 of civilisation.
    1: You drew 1 card of people and 2 of civilisation.
* anglo-saxon
    1: You got 1 Anglo-Saxon.
* alchemy
    1: You got 1 Alchemy.
* book
    1: You got 1 Book.
2 request 4 people
    Bo requested 4 people cards.
    2: You requested 4 people cards.
3 for 2 monks
    Carin asked for 2 Monks in return.
    3: You asked for 2 Monks in return.
1 for 2 monks
    Ada asked for 2 Monks in return.
    1: You asked for 2 Monks in return.
2 accept none
    Bo accepted no answer.
    2: You accepted no answer.
2 display 5 anglo-saxons
    Bo displayed 5 Anglo-Saxons for a settlement: 3 points.
    2: You displayed 5 Anglo-Saxons for a settlement: 3 points.
2 draw
    Bo drew 1 card of people and 1 of civilisation.
    2: You drew 1 card of people and 1 of civilisation.
* langobard
    2: You got 1 Langobard.
* architecture
    2: You got 1 Architecture.
3 request 3 anglo-saxons or 3 architecture
    Carin requested 3 Anglo-Saxons or 3 Architecture.
    3: You requested 3 Anglo-Saxons or 3 Architecture.
1 for 3 monks or 3 metalworking
    Ada asked for 3 Monks or 3 Metalworking in return.
    1: You asked for 3 Monks or 3 Metalworking in return.
2 decline
    Bo declined.
    2: You declined.
3 accept none
    Carin accepted no answer.
    3: You accepted no answer.
3 draw
    Carin drew 1 card of people and 2 of civilisation.
    3: You drew 1 card of people and 2 of civilisation.
* monk
    3: You got 1 Monk.
* shipbuilding
    3: You got 1 Shipbuilding.
* trade
    3: You got 1 Trade.
1 display 5 anglo-saxons
    Ada displayed 5 Anglo-Saxons for a settlement: 3 points.
    1: You displayed 5 Anglo-Saxons for a settlement: 3 points.
1 draw without people
    Ada drew 3 cards of civilisation.
    1: You drew 3 cards of civilisation.
* trade
    1: You got 1 Trade.
* alchemy
    1: You got 1 Alchemy.
* architecture
    1: You got 1 Architecture.
2 draw
    Bo drew 1 card of people and 1 of civilisation.
    2: You drew 1 card of people and 1 of civilisation.
* viking
    2: You got 1 Viking.
* trade
    2: You got 1 Trade.
3 request 1 monk or 1 shipbuilding
    Carin requested 1 Monk or 1 Shipbuilding.
    3: You requested 1 Monk or 1 Shipbuilding.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 draw
    Carin drew 1 card of people and 2 of civilisation.
    3: You drew 1 card of people and 2 of civilisation.
* hun
    3: You got 1 Hun.
* metalworking
    3: You got 1 Metalworking.
* metalworking
    3: You got 1 Metalworking.
1 draw without people
    Ada drew 3 cards of civilisation.
    1: You drew 3 cards of civilisation.
* shipbuilding
    1: You got 1 Shipbuilding.
* trade
    1: You got 1 Trade.
* alchemy
    1: You got 1 Alchemy.
2 draw
    Bo drew 1 card of people and 1 of civilisation.
    2: You drew 1 card of people and 1 of civilisation.
* langobard
    2: You got 1 Langobard.
* metalworking
    2: You got 1 Metalworking.
3 draw
    Carin drew 1 card of people and 2 of civilisation.
    3: You drew 1 card of people and 2 of civilisation.
* viking
    3: You got 1 Viking.
* alchemy
    3: You got 1 Alchemy.
* shipbuilding
    3: You got 1 Shipbuilding.
1 request 3 metalworking or 3 shipbuilding
    Ada requested 3 Metalworking or 3 Shipbuilding.
    1: You requested 3 Metalworking or 3 Shipbuilding.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
1 display 5 trade
    Ada displayed 5 Trade for a city: 9 points.
    1: You displayed 5 Trade for a city: 9 points.
1 draw without people
    Ada drew 3 cards of civilisation.
    1: You drew 3 cards of civilisation.
* architecture
    1: You got 1 Architecture.
* alchemy
    1: You got 1 Alchemy.
* book
    1: You got 1 Book.
2 draw
    Bo drew 1 card of people and 1 of civilisation.
    2: You drew 1 card of people and 1 of civilisation.
* langobard
    2: You got 1 Langobard.
* trade
    2: You got 1 Trade.
3 request 1 monk
    Carin requested 1 Monk.
    3: You requested 1 Monk.
1 decline
    Ada declined.
    1: You declined.
2 for 3 goths or 4 shipbuilding
    Bo asked for 3 Goths or 4 Shipbuilding in return.
    2: You asked for 3 Goths or 4 Shipbuilding in return.
3 accept none
    Carin accepted no answer.
    3: You accepted no answer.
3 draw
    Carin drew 1 card of people and 2 of civilisation.
    3: You drew 1 card of people and 2 of civilisation.
* anglo-saxon
    3: You got 1 Anglo-Saxon.
* book
    3: You got 1 Book.
* metalworking
    3: You got 1 Metalworking.
1 display 5 alchemy
    Ada displayed 5 Alchemy for a city: 8 points.
    1: You displayed 5 Alchemy for a city: 8 points.
1 display 2 books
    Ada displayed 2 Books for a library: 4 of a kind are now enough for Ada's cities.
    1: You displayed 2 Books for a library: 4 of a kind are now enough for your cities.
1 draw without people
    Ada drew 3 cards of civilisation.
    1: You drew 3 cards of civilisation.
* architecture
    1: You got 1 Architecture.
* metalworking
    1: You got 1 Metalworking.
* trade
    1: You got 1 Trade.
2 request 4 metalworking or 4 shipbuilding
    Bo requested 4 Metalworking or 4 Shipbuilding.
    2: You requested 4 Metalworking or 4 Shipbuilding.
3 decline
    Carin declined.
    3: You declined.
1 decline
    Ada declined.
    1: You declined.
2 draw
    Bo drew 1 card of people and 1 of civilisation.
    2: You drew 1 card of people and 1 of civilisation.
* monk
    2: You got 1 Monk.
* architecture
    2: You got 1 Architecture.
3 request 1 monk
    Carin requested 1 Monk.
    3: You requested 1 Monk.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 draw
    Carin drew 1 card of people and 2 of civilisation.
    3: You drew 1 card of people and 2 of civilisation.
* monk
    3: You got 1 Monk.
* trade
    3: You got 1 Trade.
* metalworking
    3: You got 1 Metalworking.
1 display 4 architecture
    Ada displayed 4 Architecture for a city: 8 points.
    1: You displayed 4 Architecture for a city: 8 points.
1 draw with people
    Ada drew 1 card of people and 2 of civilisation.
    1: You drew 1 card of people and 2 of civilisation.
* viking
    1: You got 1 Viking.
* alchemy
    1: You got 1 Alchemy.
* book
    1: You got 1 Book.
2 display 5 langobards
    Bo displayed 5 Langobards for a settlement: 3 points.
    2: You displayed 5 Langobards for a settlement: 3 points.
2 draw
    Bo drew 1 card of people and 2 of civilisation.
    2: You drew 1 card of people and 2 of civilisation.
* goth
    2: You got 1 Goth.
* metalworking
    2: You got 1 Metalworking.
* architecture
    2: You got 1 Architecture.
3 draw
    Carin drew 1 card of people and 2 of civilisation.
    3: You drew 1 card of people and 2 of civilisation.
* viking
    3: You got 1 Viking.
* architecture
    3: You got 1 Architecture.
* metalworking
    3: You got 1 Metalworking.
1 offer 10 any
    Ada offered any 10 cards.
    1: You offered any 10 cards.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
1 draw without people
    Ada drew 3 cards of civilisation.
    1: You drew 3 cards of civilisation.
* trade
    1: You got 1 Trade.
* shipbuilding
    1: You got 1 Shipbuilding.
* shipbuilding
    1: You got 1 Shipbuilding.
2 request 3 trade or 3 metalworking
    Bo requested 3 Trade or 3 Metalworking.
    2: You requested 3 Trade or 3 Metalworking.
3 decline
    Carin declined.
    3: You declined.
1 for 4 monks
    Ada asked for 4 Monks in return.
    1: You asked for 4 Monks in return.
2 accept none
    Bo accepted no answer.
    2: You accepted no answer.
2 display 2 monks
    Bo displayed 2 Monks for a church: 7 points.
    2: You displayed 2 Monks for a church: 7 points.
2 draw
    Bo drew 1 card of people and 2 of civilisation.
    2: You drew 1 card of people and 2 of civilisation.
* monk
    2: You got 1 Monk.
* shipbuilding
    2: You got 1 Shipbuilding.
* book
    2: You got 1 Book.
3 request 2 goths or 2 architecture
    Carin requested 2 Goths or 2 Architecture.
    3: You requested 2 Goths or 2 Architecture.
1 decline
    Ada declined.
    1: You declined.
2 for 12 people
    Bo asked for 12 people cards in return.
    2: You asked for 12 people cards in return.
3 accept none
    Carin accepted no answer.
    3: You accepted no answer.
3 display 2 monks
    Carin displayed 2 Monks for a church: 7 points.
    3: You displayed 2 Monks for a church: 7 points.
3 display 5 metalworking
    Carin displayed 5 Metalworking for a city: 7 points.
    3: You displayed 5 Metalworking for a city: 7 points.
3 draw
    Carin drew 1 card of people and 2 of civilisation.
    3: You drew 1 card of people and 2 of civilisation.
* viking
    3: You got 1 Viking.
* alchemy
    3: You got 1 Alchemy.
* alchemy
    3: You got 1 Alchemy.
1 draw
    Ada drew 3 cards of civilisation.
    1: You drew 3 cards of civilisation.
* shipbuilding
    1: You got 1 Shipbuilding.
* architecture
    1: You got 1 Architecture.
* shipbuilding
    1: You got 1 Shipbuilding.
2 request 4 shipbuilding
    Bo requested 4 Shipbuilding.
    2: You requested 4 Shipbuilding.
3 for 3 trade or 4 metalworking
    Carin asked for 3 Trade or 4 Metalworking in return.
    3: You asked for 3 Trade or 4 Metalworking in return.
1 for 8 people and 11 civilisation pairs
    Ada asked for 8 people cards and 11 civilisation pairs in return.
    1: You asked for 8 people cards and 11 civilisation pairs in return.
2 accept none
    Bo accepted no answer.
    2: You accepted no answer.
2 draw
    Bo drew 2 cards of civilisation.
    2: You drew 2 cards of civilisation.
* trade
    2: You got 1 Trade.
* alchemy
    2: You got 1 Alchemy.
3 request 2 architecture
    Carin requested 2 Architecture.
    3: You requested 2 Architecture.
1 decline
    Ada declined.
    1: You declined.
2 for 4 shipbuilding
    Bo asked for 4 Shipbuilding in return.
    2: You asked for 4 Shipbuilding in return.
3 accept 2
    Carin accepted Bo's answer.
    2: Carin accepted your answer.
    3: You accepted Bo's answer.
    Carin gave Bo 4 Shipbuilding.
    2: Carin gave you 4 Shipbuilding.
    3: You gave Bo 4 Shipbuilding.
    Bo gave Carin 2 Architecture.
    2: You gave Carin 2 Architecture.
    3: Bo gave you 2 Architecture.
3 display 5 architecture
    Carin displayed 5 Architecture for a city: 7 points.
    3: You displayed 5 Architecture for a city: 7 points.
3 draw
    Carin drew 2 cards of civilisation.
    3: You drew 2 cards of civilisation.
* shipbuilding
    3: You got 1 Shipbuilding.
* alchemy
    3: You got 1 Alchemy.
1 request 3 alchemy or 3 shipbuilding
    Ada requested 3 Alchemy or 3 Shipbuilding.
    1: You requested 3 Alchemy or 3 Shipbuilding.
2 for 11 any and 6 civilisation pairs
    Bo asked for any 11 cards and 6 civilisation pairs in return.
    2: You asked for any 11 cards and 6 civilisation pairs in return.
3 decline
    Carin declined.
    3: You declined.
1 accept none
    Ada accepted no answer.
    1: You accepted no answer.
1 display 4 shipbuilding
    Ada displayed 4 Shipbuilding for a city: 6 points.
    1: You displayed 4 Shipbuilding for a city: 6 points.
1 draw
    Ada drew 3 cards of civilisation.
    1: You drew 3 cards of civilisation.
    Ada drew the last card of civilisation: everybody has one more turn, Ada last.
    1: You drew the last card of civilisation: everybody has one more turn, you last.
* shipbuilding
    1: You got 1 Shipbuilding.
* architecture
    1: You got 1 Architecture.
* metalworking
    1: You got 1 Metalworking.
2 request 2 trade
    Bo requested 2 Trade.
    2: You requested 2 Trade.
3 for 4 shipbuilding
    Carin asked for 4 Shipbuilding in return.
    3: You asked for 4 Shipbuilding in return.
1 for 3 alchemy or 4 shipbuilding
    Ada asked for 3 Alchemy or 4 Shipbuilding in return.
    1: You asked for 3 Alchemy or 4 Shipbuilding in return.
2 accept none
    Bo accepted no answer.
    2: You accepted no answer.
2 draw
    Bo drew nothing: no card is left that they could draw.
    2: You drew nothing: no card is left that you could draw.
3 draw
    Carin drew nothing: no card is left that they could draw.
    3: You drew nothing: no card is left that you could draw.
1 offer 2 any and 2 people pairs
    Ada offered any 2 cards and 2 people pairs.
    1: You offered any 2 cards and 2 people pairs.
2 tender 10 civilisation and 9 any
    Bo tendered 10 civilisation cards and any 9 cards.
    2: You tendered 10 civilisation cards and any 9 cards.
3 tender 1 hun
    Carin tendered 1 Hun.
    3: You tendered 1 Hun.
1 accept 3
    Ada accepted Carin's answer.
    1: You accepted Carin's answer.
    3: Ada accepted your answer.
1 give 2 huns and 2 vikings and 1 langobard and 1 book
    Ada gave Carin 2 Huns.
    1: You gave Carin 2 Huns.
    3: Ada gave you 2 Huns.
    Ada gave Carin 2 Vikings.
    1: You gave Carin 2 Vikings.
    3: Ada gave you 2 Vikings.
    Ada gave Carin 1 Langobard.
    1: You gave Carin 1 Langobard.
    3: Ada gave you 1 Langobard.
    Ada gave Carin 1 Book.
    1: You gave Carin 1 Book.
    3: Ada gave you 1 Book.
    Carin gave Ada 1 Hun.
    1: Carin gave you 1 Hun.
    3: You gave Ada 1 Hun.
1 draw
    Ada drew nothing: no card is left that they could draw.
    1: You drew nothing: no card is left that you could draw.
    The turns are over: everybody may once more display sets.
2 rest
    Bo displayed no more.
    2: You displayed no more.
3 display 2 books
    Carin displayed 2 Books for a library: 4 of a kind are now enough for Carin's cities.
    3: You displayed 2 Books for a library: 4 of a kind are now enough for your cities.
3 display 4 alchemy
    Carin displayed 4 Alchemy for a city: 6 points.
    3: You displayed 4 Alchemy for a city: 6 points.
3 rest
    Carin displayed no more.
    3: You displayed no more.
1 display 4 metalworking
    Ada displayed 4 Metalworking for a city: 5 points.
    1: You displayed 4 Metalworking for a city: 5 points.
1 rest
    Ada displayed no more.
    1: You displayed no more.
    Ada held 3 Huns at the end, 1 pair: 1 point.
    1: You held 3 Huns at the end, 1 pair: 1 point.
    Ada held 2 Architecture at the end, 1 pair: 1 point.
    1: You held 2 Architecture at the end, 1 pair: 1 point.
    Ada held 2 Trade at the end, 1 pair: 1 point.
    1: You held 2 Trade at the end, 1 pair: 1 point.
    Ada held 2 Shipbuilding at the end, 1 pair: 1 point.
    1: You held 2 Shipbuilding at the end, 1 pair: 1 point.
    Bo held 2 Huns at the end, 1 pair: 1 point.
    2: You held 2 Huns at the end, 1 pair: 1 point.
    Bo held 3 Goths at the end, 1 pair: 1 point.
    2: You held 3 Goths at the end, 1 pair: 1 point.
    Bo held 3 Trade at the end, 1 pair: 1 point.
    2: You held 3 Trade at the end, 1 pair: 1 point.
    Bo held 2 Metalworking at the end, 1 pair: 1 point.
    2: You held 2 Metalworking at the end, 1 pair: 1 point.
    Bo held 5 Shipbuilding at the end, 2 pairs: 2 points.
    2: You held 5 Shipbuilding at the end, 2 pairs: 2 points.
    Carin held 2 Anglo-Saxons at the end, 1 pair: 1 point.
    3: You held 2 Anglo-Saxons at the end, 1 pair: 1 point.
    Carin held 2 Huns at the end, 1 pair: 1 point.
    3: You held 2 Huns at the end, 1 pair: 1 point.
    Carin held 5 Vikings at the end, 2 pairs: 2 points.
    3: You held 5 Vikings at the end, 2 pairs: 2 points.
    Carin held 3 Goths at the end, 1 pair: 1 point.
    3: You held 3 Goths at the end, 1 pair: 1 point.
    Carin held 2 Langobards at the end, 1 pair: 1 point.
    3: You held 2 Langobards at the end, 1 pair: 1 point.
    Carin held 2 Trade at the end, 1 pair: 1 point.
    3: You held 2 Trade at the end, 1 pair: 1 point.

    Ada wins.
    1: You win!
    1. Ada: 49 points
    1: 1. You: 49 points
    2. Carin: 40 points
    3: 2. You: 40 points
    3. Bo: 19 points
    2: 3. You: 19 points
