Regalia: 1
Game: res_publica
Rules: 1
Data: 6f7cbab285ca1211989ca7f82db98e7ec6aab1728edfdc0b002e0da25e85555c
Seats: 4
Option classic: 0
Player 1: Ada
Player 2: Bo
Player 3: Carin
Player 4: Dag
Result: 43 (1.), 27 (3.), 33 (2.), 4 (4.)
Seed-Hash: 8d31f8f2a60050d82a0e2ddca5d22b58310f1992c69aad74338a87deb99efd55
Seed: 64f50d1dccb9e6e1c83be877c3ba5d83fb1f5b048ff04f965ba43b16bc7dd4f2

* start 4
    By lot Dag's turn comes first.
    4: By lot your turn comes first.
* anglo-saxon
    4: You got 1 Anglo-Saxon.
* hun
    1: You got 1 Hun.
* hun
    2: You got 1 Hun.
* goth
    3: You got 1 Goth.
* viking
    4: You got 1 Viking.
* goth
    1: You got 1 Goth.
* goth
    2: You got 1 Goth.
* langobard
    3: You got 1 Langobard.
* monk
    4: You got 1 Monk.
* anglo-saxon
    1: You got 1 Anglo-Saxon.
* anglo-saxon
    2: You got 1 Anglo-Saxon.
* anglo-saxon
    3: You got 1 Anglo-Saxon.
* hun
    4: You got 1 Hun.
* goth
    1: You got 1 Goth.
* goth
    2: You got 1 Goth.
* monk
    3: You got 1 Monk.
4 request 7 people pairs
    Dag requested 7 people pairs.
    4: You requested 7 people pairs.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
4 draw
    Dag drew 1 card of people.
    4: You drew 1 card of people.
* anglo-saxon
    4: You got 1 Anglo-Saxon.
1 request 2 anglo-saxons or 2 monks
    Ada requested 2 Anglo-Saxons or 2 Monks.
    1: You requested 2 Anglo-Saxons or 2 Monks.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
4 for 1 alchemy and 3 any
    Dag asked for 1 Alchemy and any 3 cards in return.
    4: You asked for 1 Alchemy and any 3 cards in return.
1 accept none
    Ada accepted no answer.
    1: You accepted no answer.
1 draw
    Ada drew 1 card of people.
    1: You drew 1 card of people.
* anglo-saxon
    1: You got 1 Anglo-Saxon.
2 request 2 anglo-saxons or 2 goths
    Bo requested 2 Anglo-Saxons or 2 Goths.
    2: You requested 2 Anglo-Saxons or 2 Goths.
3 decline
    Carin declined.
    3: You declined.
4 for 4 langobards or 11 any
    Dag asked for 4 Langobards or any 11 cards in return.
    4: You asked for 4 Langobards or any 11 cards in return.
1 for 6 any and 2 civilisation pairs
    Ada asked for any 6 cards and 2 civilisation pairs in return.
    1: You asked for any 6 cards and 2 civilisation pairs in return.
2 accept none
    Bo accepted no answer.
    2: You accepted no answer.
2 draw
    Bo drew 1 card of people.
    2: You drew 1 card of people.
* hun
    2: You got 1 Hun.
3 draw
    Carin drew 1 card of people.
    3: You drew 1 card of people.
* hun
    3: You got 1 Hun.
4 request 2 anglo-saxons or 2 huns
    Dag requested 2 Anglo-Saxons or 2 Huns.
    4: You requested 2 Anglo-Saxons or 2 Huns.
1 for 3 huns or 2 goths
    Ada asked for 3 Huns or 2 Goths in return.
    1: You asked for 3 Huns or 2 Goths in return.
2 for 3 goths
    Bo asked for 3 Goths in return.
    2: You asked for 3 Goths in return.
3 decline
    Carin declined.
    3: You declined.
4 accept none
    Dag accepted no answer.
    4: You accepted no answer.
4 draw
    Dag drew 1 card of people.
    4: You drew 1 card of people.
* anglo-saxon
    4: You got 1 Anglo-Saxon.
1 draw
    Ada drew 1 card of people.
    1: You drew 1 card of people.
* goth
    1: You got 1 Goth.
2 draw
    Bo drew 1 card of people.
    2: You drew 1 card of people.
* langobard
    2: You got 1 Langobard.
3 offer 5 any
    Carin offered any 5 cards.
    3: You offered any 5 cards.
4 decline
    Dag declined.
    4: You declined.
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
4 offer 6 people
    Dag offered 6 people cards.
    4: You offered 6 people cards.
1 tender 3 goths or 1 pair
    Ada tendered 3 Goths or 1 pair.
    1: You tendered 3 Goths or 1 pair.
2 decline
    Bo declined.
    2: You declined.
3 tender 6 any
    Carin tendered any 6 cards.
    3: You tendered any 6 cards.
4 accept 1
    Dag accepted Ada's answer.
    1: Dag accepted your answer.
    4: You accepted Ada's answer.
4 give 3 anglo-saxons and 1 hun and 1 viking and 1 monk
1 give 2 anglo-saxons
    Dag gave Ada 3 Anglo-Saxons.
    1: Dag gave you 3 Anglo-Saxons.
    4: You gave Ada 3 Anglo-Saxons.
    Dag gave Ada 1 Hun.
    1: Dag gave you 1 Hun.
    4: You gave Ada 1 Hun.
    Dag gave Ada 1 Viking.
    1: Dag gave you 1 Viking.
    4: You gave Ada 1 Viking.
    Dag gave Ada 1 Monk.
    1: Dag gave you 1 Monk.
    4: You gave Ada 1 Monk.
    Ada gave Dag 2 Anglo-Saxons.
    1: You gave Dag 2 Anglo-Saxons.
    4: Ada gave you 2 Anglo-Saxons.
4 draw
    Dag drew 1 card of people.
    4: You drew 1 card of people.
* langobard
    4: You got 1 Langobard.
1 request 2 anglo-saxons
    Ada requested 2 Anglo-Saxons.
    1: You requested 2 Anglo-Saxons.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
4 for 3 goths or 2 monks
    Dag asked for 3 Goths or 2 Monks in return.
    4: You asked for 3 Goths or 2 Monks in return.
1 accept none
    Ada accepted no answer.
    1: You accepted no answer.
1 draw
    Ada drew 1 card of people.
    1: You drew 1 card of people.
* anglo-saxon
    1: You got 1 Anglo-Saxon.
2 request 3 huns or 3 goths
    Bo requested 3 Huns or 3 Goths.
    2: You requested 3 Huns or 3 Goths.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
1 decline
    Ada declined.
    1: You declined.
2 draw
    Bo drew 1 card of people.
    2: You drew 1 card of people.
* anglo-saxon
    2: You got 1 Anglo-Saxon.
3 request 3 anglo-saxons or 3 goths
    Carin requested 3 Anglo-Saxons or 3 Goths.
    3: You requested 3 Anglo-Saxons or 3 Goths.
4 decline
    Dag declined.
    4: You declined.
1 for 3 huns or 4 vikings
    Ada asked for 3 Huns or 4 Vikings in return.
    1: You asked for 3 Huns or 4 Vikings in return.
2 decline
    Bo declined.
    2: You declined.
3 accept none
    Carin accepted no answer.
    3: You accepted no answer.
3 draw
    Carin drew 1 card of people.
    3: You drew 1 card of people.
* langobard
    3: You got 1 Langobard.
4 draw
    Dag drew 1 card of people.
    4: You drew 1 card of people.
* langobard
    4: You got 1 Langobard.
1 request 10 langobards or 8 metalworking
    Ada requested 10 Langobards or 8 Metalworking.
    1: You requested 10 Langobards or 8 Metalworking.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
1 draw
    Ada drew 1 card of people.
    1: You drew 1 card of people.
* viking
    1: You got 1 Viking.
2 request 3 anglo-saxons or 3 goths
    Bo requested 3 Anglo-Saxons or 3 Goths.
    2: You requested 3 Anglo-Saxons or 3 Goths.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
1 for 2 pairs
    Ada asked for 2 pairs in return.
    1: You asked for 2 pairs in return.
2 accept 1
    Bo accepted Ada's answer.
    1: Bo accepted your answer.
    2: You accepted Ada's answer.
2 give 2 anglo-saxons and 2 goths
1 give 3 goths
    Bo gave Ada 2 Anglo-Saxons.
    1: Bo gave you 2 Anglo-Saxons.
    2: You gave Ada 2 Anglo-Saxons.
    Bo gave Ada 2 Goths.
    1: Bo gave you 2 Goths.
    2: You gave Ada 2 Goths.
    Ada gave Bo 3 Goths.
    1: You gave Bo 3 Goths.
    2: Ada gave you 3 Goths.
2 draw
    Bo drew 1 card of people.
    2: You drew 1 card of people.
* viking
    2: You got 1 Viking.
3 request 3 anglo-saxons or 3 langobards
    Carin requested 3 Anglo-Saxons or 3 Langobards.
    3: You requested 3 Anglo-Saxons or 3 Langobards.
4 decline
    Dag declined.
    4: You declined.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 draw
    Carin drew 1 card of people.
    3: You drew 1 card of people.
* goth
    3: You got 1 Goth.
4 request 3 anglo-saxons or 3 langobards
    Dag requested 3 Anglo-Saxons or 3 Langobards.
    4: You requested 3 Anglo-Saxons or 3 Langobards.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
4 draw
    Dag drew 1 card of people.
    4: You drew 1 card of people.
* hun
    4: You got 1 Hun.
1 request 3 huns or 3 goths
    Ada requested 3 Huns or 3 Goths.
    1: You requested 3 Huns or 3 Goths.
2 for 5 goths
    Bo asked for 5 Goths in return.
    2: You asked for 5 Goths in return.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
1 accept none
    Ada accepted no answer.
    1: You accepted no answer.
1 display 5 anglo-saxons
    Ada displayed 5 Anglo-Saxons for a settlement: 3 points.
    1: You displayed 5 Anglo-Saxons for a settlement: 3 points.
1 draw
    Ada drew 1 card of people and 1 of civilisation.
    1: You drew 1 card of people and 1 of civilisation.
* viking
    1: You got 1 Viking.
* alchemy
    1: You got 1 Alchemy.
2 request 3 langobards and 12 people pairs
    Bo requested 3 Langobards and 12 people pairs.
    2: You requested 3 Langobards and 12 people pairs.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
1 decline
    Ada declined.
    1: You declined.
2 draw
    Bo drew 1 card of people.
    2: You drew 1 card of people.
* langobard
    2: You got 1 Langobard.
3 request 3 goths
    Carin requested 3 Goths.
    3: You requested 3 Goths.
4 decline
    Dag declined.
    4: You declined.
1 decline
    Ada declined.
    1: You declined.
2 for 3 huns or 4 langobards
    Bo asked for 3 Huns or 4 Langobards in return.
    2: You asked for 3 Huns or 4 Langobards in return.
3 accept none
    Carin accepted no answer.
    3: You accepted no answer.
3 draw
    Carin drew 1 card of people.
    3: You drew 1 card of people.
* hun
    3: You got 1 Hun.
4 draw
    Dag drew 1 card of people.
    4: You drew 1 card of people.
* viking
    4: You got 1 Viking.
1 request 3 goths
    Ada requested 3 Goths.
    1: You requested 3 Goths.
2 for 1 book or 10 civilisation pairs
    Bo asked for 1 Book or 10 civilisation pairs in return.
    2: You asked for 1 Book or 10 civilisation pairs in return.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
1 accept none
    Ada accepted no answer.
    1: You accepted no answer.
1 draw
    Ada drew 1 card of people and 1 of civilisation.
    1: You drew 1 card of people and 1 of civilisation.
* viking
    1: You got 1 Viking.
* metalworking
    1: You got 1 Metalworking.
2 draw
    Bo drew 1 card of people.
    2: You drew 1 card of people.
* hun
    2: You got 1 Hun.
3 request 11 civilisation and 4 pairs
    Carin requested 11 civilisation cards and 4 pairs.
    3: You requested 11 civilisation cards and 4 pairs.
4 decline
    Dag declined.
    4: You declined.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 draw
    Carin drew 1 card of people.
    3: You drew 1 card of people.
* monk
    3: You got 1 Monk.
4 offer 2 anglo-saxons and 4 people
    Dag offered 2 Anglo-Saxons and 4 people cards.
    4: You offered 2 Anglo-Saxons and 4 people cards.
1 decline
    Ada declined.
    1: You declined.
2 tender 2 langobards
    Bo tendered 2 Langobards.
    2: You tendered 2 Langobards.
3 tender 2 langobards
    Carin tendered 2 Langobards.
    3: You tendered 2 Langobards.
4 accept none
    Dag accepted no answer.
    4: You accepted no answer.
4 draw
    Dag drew 1 card of people.
    4: You drew 1 card of people.
* viking
    4: You got 1 Viking.
1 draw
    Ada drew 1 card of people and 1 of civilisation.
    1: You drew 1 card of people and 1 of civilisation.
* monk
    1: You got 1 Monk.
* shipbuilding
    1: You got 1 Shipbuilding.
2 draw
    Bo drew 1 card of people.
    2: You drew 1 card of people.
* hun
    2: You got 1 Hun.
3 request 1 architecture or 2 metalworking
    Carin requested 1 Architecture or 2 Metalworking.
    3: You requested 1 Architecture or 2 Metalworking.
4 decline
    Dag declined.
    4: You declined.
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
4 request 3 langobards
    Dag requested 3 Langobards.
    4: You requested 3 Langobards.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 for 3 anglo-saxons or 4 vikings
    Carin asked for 3 Anglo-Saxons or 4 Vikings in return.
    3: You asked for 3 Anglo-Saxons or 4 Vikings in return.
4 accept none
    Dag accepted no answer.
    4: You accepted no answer.
4 draw
    Dag drew 1 card of people.
    4: You drew 1 card of people.
* viking
    4: You got 1 Viking.
1 request 3 huns or 3 goths
    Ada requested 3 Huns or 3 Goths.
    1: You requested 3 Huns or 3 Goths.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
1 draw
    Ada drew 1 card of people and 1 of civilisation.
    1: You drew 1 card of people and 1 of civilisation.
* anglo-saxon
    1: You got 1 Anglo-Saxon.
* metalworking
    1: You got 1 Metalworking.
2 request 3 langobards
    Bo requested 3 Langobards.
    2: You requested 3 Langobards.
3 for 3 goths
    Carin asked for 3 Goths in return.
    3: You asked for 3 Goths in return.
4 decline
    Dag declined.
    4: You declined.
1 decline
    Ada declined.
    1: You declined.
2 accept 3
    Bo accepted Carin's answer.
    2: You accepted Carin's answer.
    3: Bo accepted your answer.
    Bo gave Carin 3 Goths.
    2: You gave Carin 3 Goths.
    3: Bo gave you 3 Goths.
    Carin gave Bo 3 Langobards.
    2: Carin gave you 3 Langobards.
    3: You gave Bo 3 Langobards.
2 display 5 langobards
    Bo displayed 5 Langobards for a settlement: 3 points.
    2: You displayed 5 Langobards for a settlement: 3 points.
2 draw
    Bo drew 1 card of people and 1 of civilisation.
    2: You drew 1 card of people and 1 of civilisation.
* hun
    2: You got 1 Hun.
* book
    2: You got 1 Book.
3 request 3 huns or 3 vikings
    Carin requested 3 Huns or 3 Vikings.
    3: You requested 3 Huns or 3 Vikings.
4 for 4 huns or 4 goths
    Dag asked for 4 Huns or 4 Goths in return.
    4: You asked for 4 Huns or 4 Goths in return.
1 for 4 goths
    Ada asked for 4 Goths in return.
    1: You asked for 4 Goths in return.
2 for 12 pairs and 3 civilisation pairs
    Bo asked for 12 pairs and 3 civilisation pairs in return.
    2: You asked for 12 pairs and 3 civilisation pairs in return.
3 accept none
    Carin accepted no answer.
    3: You accepted no answer.
3 display 5 goths
    Carin displayed 5 Goths for a settlement: 3 points.
    3: You displayed 5 Goths for a settlement: 3 points.
3 display 2 monks
    Carin displayed 2 Monks for a church: 7 points.
    3: You displayed 2 Monks for a church: 7 points.
3 draw
    Carin drew 1 card of people and 1 of civilisation.
    3: You drew 1 card of people and 1 of civilisation.
* monk
    3: You got 1 Monk.
* alchemy
    3: You got 1 Alchemy.
4 draw
    Dag drew 1 card of people.
    4: You drew 1 card of people.
* langobard
    4: You got 1 Langobard.
1 display 2 monks
    Ada displayed 2 Monks for a church: 7 points.
    1: You displayed 2 Monks for a church: 7 points.
1 draw
    Ada drew 1 card of people and 1 of civilisation.
    1: You drew 1 card of people and 1 of civilisation.
* viking
    1: You got 1 Viking.
* trade
    1: You got 1 Trade.
2 request 4 vikings or 4 goths
    Bo requested 4 Vikings or 4 Goths.
    2: You requested 4 Vikings or 4 Goths.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
1 decline
    Ada declined.
    1: You declined.
2 display 5 huns
    Bo displayed 5 Huns for a settlement: 3 points.
    2: You displayed 5 Huns for a settlement: 3 points.
    Bo drew 1 card of people and 2 of civilisation.
    2: You drew 1 card of people and 2 of civilisation.
* viking
    2: You got 1 Viking.
* book
    2: You got 1 Book.
* architecture
    2: You got 1 Architecture.
3 offer 5 any
    Carin offered any 5 cards.
    3: You offered any 5 cards.
4 decline
    Dag declined.
    4: You declined.
1 tender 6 any and 1 people pair
    Ada tendered any 6 cards and 1 people pair.
    1: You tendered any 6 cards and 1 people pair.
2 decline
    Bo declined.
    2: You declined.
3 accept none
    Carin accepted no answer.
    3: You accepted no answer.
3 draw
    Carin drew 1 card of people and 1 of civilisation.
    3: You drew 1 card of people and 1 of civilisation.
* anglo-saxon
    3: You got 1 Anglo-Saxon.
* trade
    3: You got 1 Trade.
4 request 2 vikings
    Dag requested 2 Vikings.
    4: You requested 2 Vikings.
1 decline
    Ada declined.
    1: You declined.
2 for 4 anglo-saxons
    Bo asked for 4 Anglo-Saxons in return.
    2: You asked for 4 Anglo-Saxons in return.
3 decline
    Carin declined.
    3: You declined.
4 accept none
    Dag accepted no answer.
    4: You accepted no answer.
4 draw
    Dag drew 1 card of people.
    4: You drew 1 card of people.
* anglo-saxon
    4: You got 1 Anglo-Saxon.
1 draw
    Ada drew 1 card of people and 1 of civilisation.
    1: You drew 1 card of people and 1 of civilisation.
* goth
    1: You got 1 Goth.
* trade
    1: You got 1 Trade.
2 request 3 vikings or 3 architecture
    Bo requested 3 Vikings or 3 Architecture.
    2: You requested 3 Vikings or 3 Architecture.
3 decline
    Carin declined.
    3: You declined.
4 for 2 metalworking or 12 any
    Dag asked for 2 Metalworking or any 12 cards in return.
    4: You asked for 2 Metalworking or any 12 cards in return.
1 for 3 alchemy
    Ada asked for 3 Alchemy in return.
    1: You asked for 3 Alchemy in return.
2 accept none
    Bo accepted no answer.
    2: You accepted no answer.
2 draw
    Bo drew 1 card of people and 2 of civilisation.
    2: You drew 1 card of people and 2 of civilisation.
* goth
    2: You got 1 Goth.
* metalworking
    2: You got 1 Metalworking.
* alchemy
    2: You got 1 Alchemy.
3 request 8 alchemy and 3 books
    Carin requested 8 Alchemy and 3 Books.
    3: You requested 8 Alchemy and 3 Books.
4 decline
    Dag declined.
    4: You declined.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 draw
    Carin drew 1 card of people and 1 of civilisation.
    3: You drew 1 card of people and 1 of civilisation.
* goth
    3: You got 1 Goth.
* trade
    3: You got 1 Trade.
4 draw
    Dag drew 1 card of people.
    4: You drew 1 card of people.
* hun
    4: You got 1 Hun.
1 offer 8 any
    Ada offered any 8 cards.
    1: You offered any 8 cards.
2 tender 2 books or 2 any
    Bo tendered 2 Books or any 2 cards.
    2: You tendered 2 Books or any 2 cards.
3 tender 1 goth
    Carin tendered 1 Goth.
    3: You tendered 1 Goth.
4 decline
    Dag declined.
    4: You declined.
1 accept none
    Ada accepted no answer.
    1: You accepted no answer.
1 draw
    Ada drew 1 card of people and 1 of civilisation.
    1: You drew 1 card of people and 1 of civilisation.
* goth
    1: You got 1 Goth.
* shipbuilding
    1: You got 1 Shipbuilding.
2 request 3 vikings or 3 alchemy
    Bo requested 3 Vikings or 3 Alchemy.
    2: You requested 3 Vikings or 3 Alchemy.
3 decline
    Carin declined.
    3: You declined.
4 for 2 anglo-saxons or 4 books
    Dag asked for 2 Anglo-Saxons or 4 Books in return.
    4: You asked for 2 Anglo-Saxons or 4 Books in return.
1 decline
    Ada declined.
    1: You declined.
2 accept none
    Bo accepted no answer.
    2: You accepted no answer.
2 display 2 books
    Bo displayed 2 Books for a library: 4 of a kind are now enough for Bo's cities.
    2: You displayed 2 Books for a library: 4 of a kind are now enough for your cities.
2 draw
    Bo drew 1 card of people and 2 of civilisation.
    2: You drew 1 card of people and 2 of civilisation.
* langobard
    2: You got 1 Langobard.
* shipbuilding
    2: You got 1 Shipbuilding.
* trade
    2: You got 1 Trade.
3 request 3 huns or 3 vikings
    Carin requested 3 Huns or 3 Vikings.
    3: You requested 3 Huns or 3 Vikings.
4 for 1 shipbuilding
    Dag asked for 1 Shipbuilding in return.
    4: You asked for 1 Shipbuilding in return.
1 for 10 people pairs
    Ada asked for 10 people pairs in return.
    1: You asked for 10 people pairs in return.
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
* metalworking
    3: You got 1 Metalworking.
4 offer 11 people or 9 any
    Dag offered 11 people cards or any 9 cards.
    4: You offered 11 people cards or any 9 cards.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
4 draw
    Dag drew 1 card of people.
    4: You drew 1 card of people.
* langobard
    4: You got 1 Langobard.
1 request 3 anglo-saxons or 3 huns
    Ada requested 3 Anglo-Saxons or 3 Huns.
    1: You requested 3 Anglo-Saxons or 3 Huns.
2 decline
    Bo declined.
    2: You declined.
3 for 4 vikings or 4 goths
    Carin asked for 4 Vikings or 4 Goths in return.
    3: You asked for 4 Vikings or 4 Goths in return.
4 for 3 huns or 4 goths
    Dag asked for 3 Huns or 4 Goths in return.
    4: You asked for 3 Huns or 4 Goths in return.
1 accept none
    Ada accepted no answer.
    1: You accepted no answer.
1 display 5 vikings
    Ada displayed 5 Vikings for a settlement: 3 points.
    1: You displayed 5 Vikings for a settlement: 3 points.
1 draw
    Ada drew 1 card of people and 2 of civilisation.
    1: You drew 1 card of people and 2 of civilisation.
* viking
    1: You got 1 Viking.
* metalworking
    1: You got 1 Metalworking.
* alchemy
    1: You got 1 Alchemy.
2 request 3 anglo-saxons or 3 shipbuilding
    Bo requested 3 Anglo-Saxons or 3 Shipbuilding.
    2: You requested 3 Anglo-Saxons or 3 Shipbuilding.
3 decline
    Carin declined.
    3: You declined.
4 for 7 anglo-saxons or 4 shipbuilding
    Dag asked for 7 Anglo-Saxons or 4 Shipbuilding in return.
    4: You asked for 7 Anglo-Saxons or 4 Shipbuilding in return.
1 decline
    Ada declined.
    1: You declined.
2 accept none
    Bo accepted no answer.
    2: You accepted no answer.
2 draw
    Bo drew 1 card of people and 2 of civilisation.
    2: You drew 1 card of people and 2 of civilisation.
* langobard
    2: You got 1 Langobard.
* book
    2: You got 1 Book.
* alchemy
    2: You got 1 Alchemy.
3 request 3 anglo-saxons or 3 goths
    Carin requested 3 Anglo-Saxons or 3 Goths.
    3: You requested 3 Anglo-Saxons or 3 Goths.
4 for 4 huns or 5 civilisation pairs
    Dag asked for 4 Huns or 5 civilisation pairs in return.
    4: You asked for 4 Huns or 5 civilisation pairs in return.
1 for 3 trade or 3 shipbuilding
    Ada asked for 3 Trade or 3 Shipbuilding in return.
    1: You asked for 3 Trade or 3 Shipbuilding in return.
2 decline
    Bo declined.
    2: You declined.
3 accept none
    Carin accepted no answer.
    3: You accepted no answer.
3 draw
    Carin drew 1 card of people and 1 of civilisation.
    3: You drew 1 card of people and 1 of civilisation.
* langobard
    3: You got 1 Langobard.
* metalworking
    3: You got 1 Metalworking.
4 offer 3 people pairs
    Dag offered 3 people pairs.
    4: You offered 3 people pairs.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 tender 1 anglo-saxon
    Carin tendered 1 Anglo-Saxon.
    3: You tendered 1 Anglo-Saxon.
4 accept 3
    Dag accepted Carin's answer.
    3: Dag accepted your answer.
    4: You accepted Carin's answer.
4 give 2 anglo-saxons and 2 huns and 2 vikings
    Dag gave Carin 2 Anglo-Saxons.
    3: Dag gave you 2 Anglo-Saxons.
    4: You gave Carin 2 Anglo-Saxons.
    Dag gave Carin 2 Huns.
    3: Dag gave you 2 Huns.
    4: You gave Carin 2 Huns.
    Dag gave Carin 2 Vikings.
    3: Dag gave you 2 Vikings.
    4: You gave Carin 2 Vikings.
    Carin gave Dag 1 Anglo-Saxon.
    3: You gave Dag 1 Anglo-Saxon.
    4: Carin gave you 1 Anglo-Saxon.
4 draw
    Dag drew 1 card of people.
    4: You drew 1 card of people.
* goth
    4: You got 1 Goth.
1 request 7 people
    Ada requested 7 people cards.
    1: You requested 7 people cards.
2 decline
    Bo declined.
    2: You declined.
3 for 4 alchemy
    Carin asked for 4 Alchemy in return.
    3: You asked for 4 Alchemy in return.
4 decline
    Dag declined.
    4: You declined.
1 accept none
    Ada accepted no answer.
    1: You accepted no answer.
1 draw
    Ada drew 2 cards of civilisation.
    1: You drew 2 cards of civilisation.
* architecture
    1: You got 1 Architecture.
* architecture
    1: You got 1 Architecture.
2 request 3 trade or 3 shipbuilding
    Bo requested 3 Trade or 3 Shipbuilding.
    2: You requested 3 Trade or 3 Shipbuilding.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
1 decline
    Ada declined.
    1: You declined.
2 draw
    Bo drew 2 cards of civilisation.
    2: You drew 2 cards of civilisation.
* metalworking
    2: You got 1 Metalworking.
* architecture
    2: You got 1 Architecture.
3 draw
    Carin drew 1 card of civilisation.
    3: You drew 1 card of civilisation.
* trade
    3: You got 1 Trade.
4 draw
    Dag drew nothing: no card is left that they could draw.
    4: You drew nothing: no card is left that you could draw.
1 draw
    Ada drew 2 cards of civilisation.
    1: You drew 2 cards of civilisation.
* shipbuilding
    1: You got 1 Shipbuilding.
* architecture
    1: You got 1 Architecture.
2 draw
    Bo drew 2 cards of civilisation.
    2: You drew 2 cards of civilisation.
* trade
    2: You got 1 Trade.
* architecture
    2: You got 1 Architecture.
3 draw
    Carin drew 1 card of civilisation.
    3: You drew 1 card of civilisation.
* alchemy
    3: You got 1 Alchemy.
4 draw
    Dag drew nothing: no card is left that they could draw.
    4: You drew nothing: no card is left that you could draw.
1 request 3 alchemy or 3 trade
    Ada requested 3 Alchemy or 3 Trade.
    1: You requested 3 Alchemy or 3 Trade.
2 decline
    Bo declined.
    2: You declined.
3 for 4 goths or 3 metalworking
    Carin asked for 4 Goths or 3 Metalworking in return.
    3: You asked for 4 Goths or 3 Metalworking in return.
4 decline
    Dag declined.
    4: You declined.
1 accept 3
    Ada accepted Carin's answer.
    1: You accepted Carin's answer.
    3: Ada accepted your answer.
1 give 3 metalworking
3 give 3 trade
    Ada gave Carin 3 Metalworking.
    1: You gave Carin 3 Metalworking.
    3: Ada gave you 3 Metalworking.
    Carin gave Ada 3 Trade.
    1: Carin gave you 3 Trade.
    3: You gave Ada 3 Trade.
1 display 5 trade
    Ada displayed 5 Trade for a city: 9 points.
    1: You displayed 5 Trade for a city: 9 points.
1 draw
    Ada drew 2 cards of civilisation.
    1: You drew 2 cards of civilisation.
* metalworking
    1: You got 1 Metalworking.
* shipbuilding
    1: You got 1 Shipbuilding.
2 request 2 trade or 2 metalworking
    Bo requested 2 Trade or 2 Metalworking.
    2: You requested 2 Trade or 2 Metalworking.
3 for 5 books and 9 any
    Carin asked for 5 Books and any 9 cards in return.
    3: You asked for 5 Books and any 9 cards in return.
4 decline
    Dag declined.
    4: You declined.
1 decline
    Ada declined.
    1: You declined.
2 accept none
    Bo accepted no answer.
    2: You accepted no answer.
2 draw
    Bo drew 2 cards of civilisation.
    2: You drew 2 cards of civilisation.
* architecture
    2: You got 1 Architecture.
* shipbuilding
    2: You got 1 Shipbuilding.
3 request 3 goths or 3 alchemy
    Carin requested 3 Goths or 3 Alchemy.
    3: You requested 3 Goths or 3 Alchemy.
4 decline
    Dag declined.
    4: You declined.
1 for 4 metalworking
    Ada asked for 4 Metalworking in return.
    1: You asked for 4 Metalworking in return.
2 decline
    Bo declined.
    2: You declined.
3 accept none
    Carin accepted no answer.
    3: You accepted no answer.
3 draw
    Carin drew 1 card of civilisation.
    3: You drew 1 card of civilisation.
* shipbuilding
    3: You got 1 Shipbuilding.
4 request 3 anglo-saxons or 3 vikings
    Dag requested 3 Anglo-Saxons or 3 Vikings.
    4: You requested 3 Anglo-Saxons or 3 Vikings.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 for 4 langobards
    Carin asked for 4 Langobards in return.
    3: You asked for 4 Langobards in return.
4 accept 3
    Dag accepted Carin's answer.
    3: Dag accepted your answer.
    4: You accepted Carin's answer.
3 give 3 vikings
    Dag gave Carin 4 Langobards.
    3: Dag gave you 4 Langobards.
    4: You gave Carin 4 Langobards.
    Carin gave Dag 3 Vikings.
    3: You gave Dag 3 Vikings.
    4: Carin gave you 3 Vikings.
4 draw
    Dag drew nothing: no card is left that they could draw.
    4: You drew nothing: no card is left that you could draw.
1 request 3 huns or 3 metalworking
    Ada requested 3 Huns or 3 Metalworking.
    1: You requested 3 Huns or 3 Metalworking.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
1 draw
    Ada drew 2 cards of civilisation.
    1: You drew 2 cards of civilisation.
* shipbuilding
    1: You got 1 Shipbuilding.
* trade
    1: You got 1 Trade.
2 display 4 architecture
    Bo displayed 4 Architecture for a city: 8 points.
    2: You displayed 4 Architecture for a city: 8 points.
2 draw
    Bo drew 2 cards of civilisation.
    2: You drew 2 cards of civilisation.
* shipbuilding
    2: You got 1 Shipbuilding.
* trade
    2: You got 1 Trade.
3 request 4 goths or 4 shipbuilding
    Carin requested 4 Goths or 4 Shipbuilding.
    3: You requested 4 Goths or 4 Shipbuilding.
4 decline
    Dag declined.
    4: You declined.
1 for 12 civilisation pairs
    Ada asked for 12 civilisation pairs in return.
    1: You asked for 12 civilisation pairs in return.
2 decline
    Bo declined.
    2: You declined.
3 accept none
    Carin accepted no answer.
    3: You accepted no answer.
3 display 5 metalworking
    Carin displayed 5 Metalworking for a city: 8 points.
    3: You displayed 5 Metalworking for a city: 8 points.
3 display 5 huns
    Carin displayed 5 Huns for a settlement: 3 points.
    3: You displayed 5 Huns for a settlement: 3 points.
3 display 5 langobards
    Carin displayed 5 Langobards for a settlement: 3 points.
    3: You displayed 5 Langobards for a settlement: 3 points.
3 draw
    Carin drew 3 cards of civilisation.
    3: You drew 3 cards of civilisation.
* shipbuilding
    3: You got 1 Shipbuilding.
* trade
    3: You got 1 Trade.
* book
    3: You got 1 Book.
4 request 3 anglo-saxons or 3 goths
    Dag requested 3 Anglo-Saxons or 3 Goths.
    4: You requested 3 Anglo-Saxons or 3 Goths.
1 for 9 anglo-saxons and 8 shipbuilding
    Ada asked for 9 Anglo-Saxons and 8 Shipbuilding in return.
    1: You asked for 9 Anglo-Saxons and 8 Shipbuilding in return.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
4 accept none
    Dag accepted no answer.
    4: You accepted no answer.
4 draw
    Dag drew nothing: no card is left that they could draw.
    4: You drew nothing: no card is left that you could draw.
1 draw
    Ada drew 2 cards of civilisation.
    1: You drew 2 cards of civilisation.
* architecture
    1: You got 1 Architecture.
* alchemy
    1: You got 1 Alchemy.
2 request 4 civilisation pairs
    Bo requested 4 civilisation pairs.
    2: You requested 4 civilisation pairs.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
1 decline
    Ada declined.
    1: You declined.
2 draw
    Bo drew 2 cards of civilisation.
    2: You drew 2 cards of civilisation.
* architecture
    2: You got 1 Architecture.
* book
    2: You got 1 Book.
3 request 2 architecture and 8 civilisation
    Carin requested 2 Architecture and 8 civilisation cards.
    3: You requested 2 Architecture and 8 civilisation cards.
4 decline
    Dag declined.
    4: You declined.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 draw
    Carin drew 3 cards of civilisation.
    3: You drew 3 cards of civilisation.
* shipbuilding
    3: You got 1 Shipbuilding.
* alchemy
    3: You got 1 Alchemy.
* architecture
    3: You got 1 Architecture.
4 request 4 goths or 4 shipbuilding
    Dag requested 4 Goths or 4 Shipbuilding.
    4: You requested 4 Goths or 4 Shipbuilding.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
4 draw
    Dag drew nothing: no card is left that they could draw.
    4: You drew nothing: no card is left that you could draw.
1 offer 3 shipbuilding and 7 civilisation
    Ada offered 3 Shipbuilding and 7 civilisation cards.
    1: You offered 3 Shipbuilding and 7 civilisation cards.
2 tender 3 trade
    Bo tendered 3 Trade.
    2: You tendered 3 Trade.
3 tender 3 alchemy
    Carin tendered 3 Alchemy.
    3: You tendered 3 Alchemy.
4 tender 5 people
    Dag tendered 5 people cards.
    4: You tendered 5 people cards.
1 accept none
    Ada accepted no answer.
    1: You accepted no answer.
1 display 5 shipbuilding
    Ada displayed 5 Shipbuilding for a city: 7 points.
    1: You displayed 5 Shipbuilding for a city: 7 points.
1 draw
    Ada drew 2 cards of civilisation.
    1: You drew 2 cards of civilisation.
* trade
    1: You got 1 Trade.
* alchemy
    1: You got 1 Alchemy.
2 display 2 books
    Bo displayed 2 Books for a library: 4 of a kind are now enough for Bo's cities.
    2: You displayed 2 Books for a library: 4 of a kind are now enough for your cities.
2 draw
    Bo drew 2 cards of civilisation.
    2: You drew 2 cards of civilisation.
* metalworking
    2: You got 1 Metalworking.
* metalworking
    2: You got 1 Metalworking.
3 offer 11 any and 1 pair
    Carin offered any 11 cards and 1 pair.
    3: You offered any 11 cards and 1 pair.
4 decline
    Dag declined.
    4: You declined.
1 decline
    Ada declined.
    1: You declined.
2 tender 1 alchemy
    Bo tendered 1 Alchemy.
    2: You tendered 1 Alchemy.
3 accept none
    Carin accepted no answer.
    3: You accepted no answer.
3 draw
    Carin drew 3 cards of civilisation.
    3: You drew 3 cards of civilisation.
* shipbuilding
    3: You got 1 Shipbuilding.
* metalworking
    3: You got 1 Metalworking.
* alchemy
    3: You got 1 Alchemy.
4 request 4 goths or 4 alchemy
    Dag requested 4 Goths or 4 Alchemy.
    4: You requested 4 Goths or 4 Alchemy.
1 for 4 vikings
    Ada asked for 4 Vikings in return.
    1: You asked for 4 Vikings in return.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
4 accept 1
    Dag accepted Ada's answer.
    1: Dag accepted your answer.
    4: You accepted Ada's answer.
1 give 4 goths
    Dag gave Ada 4 Vikings.
    1: Dag gave you 4 Vikings.
    4: You gave Ada 4 Vikings.
    Ada gave Dag 4 Goths.
    1: You gave Dag 4 Goths.
    4: Ada gave you 4 Goths.
4 display 5 goths
    Dag displayed 5 Goths for a settlement: 3 points.
    4: You displayed 5 Goths for a settlement: 3 points.
    Dag drew 1 card of civilisation.
    4: You drew 1 card of civilisation.
* metalworking
    4: You got 1 Metalworking.
1 request 6 people pairs
    Ada requested 6 people pairs.
    1: You requested 6 people pairs.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
1 draw
    Ada drew 2 cards of civilisation.
    1: You drew 2 cards of civilisation.
* architecture
    1: You got 1 Architecture.
* trade
    1: You got 1 Trade.
2 request 2 alchemy
    Bo requested 2 Alchemy.
    2: You requested 2 Alchemy.
3 for 4 trade
    Carin asked for 4 Trade in return.
    3: You asked for 4 Trade in return.
4 decline
    Dag declined.
    4: You declined.
1 for 2 trade or 4 metalworking
    Ada asked for 2 Trade or 4 Metalworking in return.
    1: You asked for 2 Trade or 4 Metalworking in return.
2 accept none
    Bo accepted no answer.
    2: You accepted no answer.
2 draw
    Bo drew 2 cards of civilisation.
    2: You drew 2 cards of civilisation.
* alchemy
    2: You got 1 Alchemy.
* architecture
    2: You got 1 Architecture.
3 request 4 architecture or 4 trade
    Carin requested 4 Architecture or 4 Trade.
    3: You requested 4 Architecture or 4 Trade.
4 decline
    Dag declined.
    4: You declined.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 draw
    Carin drew 1 card of civilisation.
    3: You drew 1 card of civilisation.
    Carin drew the last card of civilisation: everybody has one more turn, Carin last.
    3: You drew the last card of civilisation: everybody has one more turn, you last.
* alchemy
    3: You got 1 Alchemy.
4 request 4 trade or 4 metalworking
    Dag requested 4 Trade or 4 Metalworking.
    4: You requested 4 Trade or 4 Metalworking.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
    Dag drew nothing: no card is left that they could draw.
    4: You drew nothing: no card is left that you could draw.
1 display 5 vikings
    Ada displayed 5 Vikings for a settlement: 3 points.
    1: You displayed 5 Vikings for a settlement: 3 points.
1 draw
    Ada drew nothing: no card is left that they could draw.
    1: You drew nothing: no card is left that you could draw.
2 display 4 metalworking
    Bo displayed 4 Metalworking for a city: 7 points.
    2: You displayed 4 Metalworking for a city: 7 points.
2 draw
    Bo drew nothing: no card is left that they could draw.
    2: You drew nothing: no card is left that you could draw.
3 offer 5 civilisation
    Carin offered 5 civilisation cards.
    3: You offered 5 civilisation cards.
4 decline
    Dag declined.
    4: You declined.
1 decline
    Ada declined.
    1: You declined.
2 tender 8 civilisation
    Bo tendered 8 civilisation cards.
    2: You tendered 8 civilisation cards.
3 accept none
    Carin accepted no answer.
    3: You accepted no answer.
3 display 5 alchemy
    Carin displayed 5 Alchemy for a city: 6 points.
    3: You displayed 5 Alchemy for a city: 6 points.
3 draw
    Carin drew nothing: no card is left that they could draw.
    3: You drew nothing: no card is left that you could draw.
    The turns are over: everybody may once more display sets.
1 display 5 architecture
    Ada displayed 5 Architecture for a city: 6 points.
    1: You displayed 5 Architecture for a city: 6 points.
1 rest
    Ada displayed no more.
    1: You displayed no more.
2 rest
    Bo displayed no more.
    2: You displayed no more.
3 rest
    Carin displayed no more.
    3: You displayed no more.
    Ada held 2 Anglo-Saxons at the end, 1 pair: 1 point.
    1: You held 2 Anglo-Saxons at the end, 1 pair: 1 point.
    Ada held 2 Huns at the end, 1 pair: 1 point.
    1: You held 2 Huns at the end, 1 pair: 1 point.
    Ada held 4 Alchemy at the end, 2 pairs: 2 points.
    1: You held 4 Alchemy at the end, 2 pairs: 2 points.
    Ada held 3 Trade at the end, 1 pair: 1 point.
    1: You held 3 Trade at the end, 1 pair: 1 point.
    Bo held 2 Vikings at the end, 1 pair: 1 point.
    2: You held 2 Vikings at the end, 1 pair: 1 point.
    Bo held 2 Langobards at the end, 1 pair: 1 point.
    2: You held 2 Langobards at the end, 1 pair: 1 point.
    Bo held 3 Alchemy at the end, 1 pair: 1 point.
    2: You held 3 Alchemy at the end, 1 pair: 1 point.
    Bo held 2 Architecture at the end, 1 pair: 1 point.
    2: You held 2 Architecture at the end, 1 pair: 1 point.
    Bo held 3 Trade at the end, 1 pair: 1 point.
    2: You held 3 Trade at the end, 1 pair: 1 point.
    Bo held 3 Shipbuilding at the end, 1 pair: 1 point.
    2: You held 3 Shipbuilding at the end, 1 pair: 1 point.
    Carin held 3 Anglo-Saxons at the end, 1 pair: 1 point.
    3: You held 3 Anglo-Saxons at the end, 1 pair: 1 point.
    Carin held 4 Shipbuilding at the end, 2 pairs: 2 points.
    3: You held 4 Shipbuilding at the end, 2 pairs: 2 points.
    Dag held 2 Anglo-Saxons at the end, 1 pair: 1 point.
    4: You held 2 Anglo-Saxons at the end, 1 pair: 1 point.

    Ada wins.
    1: You win!
    1. Ada: 43 points
    1: 1. You: 43 points
    2. Carin: 33 points
    3: 2. You: 33 points
    3. Bo: 27 points
    2: 3. You: 27 points
    4. Dag: 4 points
    4: 4. You: 4 points
