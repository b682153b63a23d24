Regalia: 1
Game: res_publica
Rules: 1
Data: 6f7cbab285ca1211989ca7f82db98e7ec6aab1728edfdc0b002e0da25e85555c
Seats: 5
Option classic: 0
Player 1: Ada
Player 2: Bo
Player 3: Carin
Player 4: Dag
Player 5: Elin
Result: 22 (3.), 24 (1.), 8 (5.), 20 (4.), 23 (2.)
Seed-Hash: 753b1812b245e6fdad6aaa861e00a369778dcf30e8bd40f5c63977838fc14069
Seed: dd55519eb26eb504ec292d31f85f8acdac65ebb15be557950bffb433d79c84f7

* start 5
    By lot Elin's turn comes first.
    5: By lot your turn comes first.
* hun
    5: You got 1 Hun.
* anglo-saxon
    1: You got 1 Anglo-Saxon.
* hun
    2: You got 1 Hun.
* langobard
    3: You got 1 Langobard.
* langobard
    4: You got 1 Langobard.
* anglo-saxon
    5: You got 1 Anglo-Saxon.
* goth
    1: You got 1 Goth.
* viking
    2: You got 1 Viking.
* langobard
    3: You got 1 Langobard.
* goth
    4: You got 1 Goth.
* hun
    5: You got 1 Hun.
* goth
    1: You got 1 Goth.
* anglo-saxon
    2: You got 1 Anglo-Saxon.
* hun
    3: You got 1 Hun.
* viking
    4: You got 1 Viking.
* langobard
    5: You got 1 Langobard.
* langobard
    1: You got 1 Langobard.
* anglo-saxon
    2: You got 1 Anglo-Saxon.
* goth
    3: You got 1 Goth.
* viking
    4: You got 1 Viking.
5 request 2 huns or 2 monks
    Elin requested 2 Huns or 2 Monks.
    5: You requested 2 Huns or 2 Monks.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 draw
    Elin drew 1 card of people.
    5: You drew 1 card of people.
* anglo-saxon
    5: You got 1 Anglo-Saxon.
1 draw
    Ada drew 1 card of people.
    1: You drew 1 card of people.
* hun
    1: You got 1 Hun.
2 request 2 anglo-saxons or 2 monks
    Bo requested 2 Anglo-Saxons or 2 Monks.
    2: You requested 2 Anglo-Saxons or 2 Monks.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 for 2 huns
    Elin asked for 2 Huns in return.
    5: You asked for 2 Huns in return.
1 decline
    Ada declined.
    1: You declined.
2 accept none
    Bo accepted no answer.
    2: You accepted no answer.
2 draw
    Bo drew 1 card of people.
    2: You drew 1 card of people.
* hun
    2: You got 1 Hun.
3 request 2 langobards or 2 monks
    Carin requested 2 Langobards or 2 Monks.
    3: You requested 2 Langobards or 2 Monks.
4 decline
    Dag declined.
    4: You declined.
5 decline
    Elin declined.
    5: You declined.
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
4 draw
    Dag drew 1 card of people.
    4: You drew 1 card of people.
* monk
    4: You got 1 Monk.
5 request 2 anglo-saxons or 2 huns
    Elin requested 2 Anglo-Saxons or 2 Huns.
    5: You requested 2 Anglo-Saxons or 2 Huns.
1 decline
    Ada declined.
    1: You declined.
2 for 2 huns or 3 vikings
    Bo asked for 2 Huns or 3 Vikings in return.
    2: You asked for 2 Huns or 3 Vikings in return.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 accept 2
    Elin accepted Bo's answer.
    2: Elin accepted your answer.
    5: You accepted Bo's answer.
5 give 2 huns
2 give 2 anglo-saxons
    Elin gave Bo 2 Huns.
    2: Elin gave you 2 Huns.
    5: You gave Bo 2 Huns.
    Bo gave Elin 2 Anglo-Saxons.
    2: You gave Elin 2 Anglo-Saxons.
    5: Bo gave you 2 Anglo-Saxons.
5 draw
    Elin drew 1 card of people.
    5: You drew 1 card of people.
* hun
    5: You got 1 Hun.
1 request 9 goths and 5 trade
    Ada requested 9 Goths and 5 Trade.
    1: You requested 9 Goths and 5 Trade.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 decline
    Elin declined.
    5: You declined.
1 draw
    Ada drew 1 card of people.
    1: You drew 1 card of people.
* langobard
    1: You got 1 Langobard.
2 request 2 vikings or 2 monks
    Bo requested 2 Vikings or 2 Monks.
    2: You requested 2 Vikings or 2 Monks.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 decline
    Elin declined.
    5: You declined.
1 decline
    Ada declined.
    1: You declined.
2 draw
    Bo drew 1 card of people.
    2: You drew 1 card of people.
* anglo-saxon
    2: You got 1 Anglo-Saxon.
3 request 6 vikings and 2 architecture
    Carin requested 6 Vikings and 2 Architecture.
    3: You requested 6 Vikings and 2 Architecture.
4 decline
    Dag declined.
    4: You declined.
5 decline
    Elin declined.
    5: You declined.
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
4 request 3 huns or 3 vikings
    Dag requested 3 Huns or 3 Vikings.
    4: You requested 3 Huns or 3 Vikings.
5 decline
    Elin declined.
    5: You declined.
1 decline
    Ada declined.
    1: You declined.
2 for 4 anglo-saxons or 4 vikings
    Bo asked for 4 Anglo-Saxons or 4 Vikings in return.
    2: You asked for 4 Anglo-Saxons or 4 Vikings in return.
3 decline
    Carin declined.
    3: You declined.
4 accept none
    Dag accepted no answer.
    4: You accepted no answer.
4 draw
    Dag drew 1 card of people.
    4: You drew 1 card of people.
* viking
    4: You got 1 Viking.
5 request 7 goths
    Elin requested 7 Goths.
    5: You requested 7 Goths.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 draw
    Elin drew 1 card of people.
    5: You drew 1 card of people.
* anglo-saxon
    5: You got 1 Anglo-Saxon.
1 request 3 anglo-saxons or 3 goths
    Ada requested 3 Anglo-Saxons or 3 Goths.
    1: You requested 3 Anglo-Saxons or 3 Goths.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 decline
    Elin declined.
    5: You declined.
1 draw
    Ada drew 1 card of people.
    1: You drew 1 card of people.
* goth
    1: You got 1 Goth.
2 request 2 pairs or 9 people pairs
    Bo requested 2 pairs or 9 people pairs.
    2: You requested 2 pairs or 9 people pairs.
3 for 3 huns
    Carin asked for 3 Huns in return.
    3: You asked for 3 Huns in return.
4 decline
    Dag declined.
    4: You declined.
5 decline
    Elin declined.
    5: You declined.
1 for 4 huns
    Ada asked for 4 Huns in return.
    1: You asked for 4 Huns in return.
2 accept none
    Bo accepted no answer.
    2: You accepted no answer.
2 draw
    Bo drew 1 card of people.
    2: You drew 1 card of people.
* goth
    2: You got 1 Goth.
3 request 3 huns or 3 langobards
    Carin requested 3 Huns or 3 Langobards.
    3: You requested 3 Huns or 3 Langobards.
4 decline
    Dag declined.
    4: You declined.
5 decline
    Elin declined.
    5: You declined.
1 decline
    Ada declined.
    1: You declined.
2 for 4 anglo-saxons or 4 goths
    Bo asked for 4 Anglo-Saxons or 4 Goths in return.
    2: You asked for 4 Anglo-Saxons or 4 Goths in return.
3 accept none
    Carin accepted no answer.
    3: You accepted no answer.
3 draw
    Carin drew 1 card of people.
    3: You drew 1 card of people.
* anglo-saxon
    3: You got 1 Anglo-Saxon.
4 request 6 civilisation
    Dag requested 6 civilisation cards.
    4: You requested 6 civilisation cards.
5 decline
    Elin declined.
    5: You declined.
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
* monk
    4: You got 1 Monk.
5 request 3 huns or 3 langobards
    Elin requested 3 Huns or 3 Langobards.
    5: You requested 3 Huns or 3 Langobards.
1 decline
    Ada declined.
    1: You declined.
2 for 4 anglo-saxons
    Bo asked for 4 Anglo-Saxons in return.
    2: You asked for 4 Anglo-Saxons in return.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 accept none
    Elin accepted no answer.
    5: You accepted no answer.
5 draw
    Elin drew 1 card of people.
    5: You drew 1 card of people.
* anglo-saxon
    5: You got 1 Anglo-Saxon.
1 request 3 anglo-saxons or 3 huns
    Ada requested 3 Anglo-Saxons or 3 Huns.
    1: You requested 3 Anglo-Saxons or 3 Huns.
2 for 4 anglo-saxons or 4 goths
    Bo asked for 4 Anglo-Saxons or 4 Goths in return.
    2: You asked for 4 Anglo-Saxons or 4 Goths in return.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 for 6 monks or 1 metalworking
    Elin asked for 6 Monks or 1 Metalworking in return.
    5: You asked for 6 Monks or 1 Metalworking in return.
1 accept none
    Ada accepted no answer.
    1: You accepted no answer.
1 draw
    Ada drew 1 card of people.
    1: You drew 1 card of people.
* monk
    1: You got 1 Monk.
2 draw
    Bo drew 1 card of people.
    2: You drew 1 card of people.
* viking
    2: You got 1 Viking.
3 draw
    Carin drew 1 card of people.
    3: You drew 1 card of people.
* viking
    3: You got 1 Viking.
4 display 2 monks
    Dag displayed 2 Monks for a church: 7 points.
    4: You displayed 2 Monks for a church: 7 points.
4 draw
    Dag drew 1 card of people.
    4: You drew 1 card of people.
* hun
    4: You got 1 Hun.
5 offer 8 people
    Elin offered 8 people cards.
    5: You offered 8 people cards.
1 tender 1 anglo-saxon
    Ada tendered 1 Anglo-Saxon.
    1: You tendered 1 Anglo-Saxon.
2 tender 1 anglo-saxon
    Bo tendered 1 Anglo-Saxon.
    2: You tendered 1 Anglo-Saxon.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 accept none
    Elin accepted no answer.
    5: You accepted no answer.
5 draw
    Elin drew 1 card of people.
    5: You drew 1 card of people.
* viking
    5: You got 1 Viking.
1 request 12 langobards and 10 people pairs
    Ada requested 12 Langobards and 10 people pairs.
    1: You requested 12 Langobards and 10 people pairs.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 decline
    Elin declined.
    5: You declined.
1 draw
    Ada drew 1 card of people.
    1: You drew 1 card of people.
* viking
    1: You got 1 Viking.
2 offer 2 any or 3 people pairs
    Bo offered any 2 cards or 3 people pairs.
    2: You offered any 2 cards or 3 people pairs.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 decline
    Elin declined.
    5: You declined.
1 decline
    Ada declined.
    1: You declined.
2 draw
    Bo drew 1 card of people.
    2: You drew 1 card of people.
* goth
    2: You got 1 Goth.
3 draw
    Carin drew 1 card of people.
    3: You drew 1 card of people.
* langobard
    3: You got 1 Langobard.
4 offer 4 any or 1 pair
    Dag offered any 4 cards or 1 pair.
    4: You offered any 4 cards or 1 pair.
5 decline
    Elin declined.
    5: You declined.
1 tender 3 any or 1 people pair
    Ada tendered any 3 cards or 1 people pair.
    1: You tendered any 3 cards or 1 people pair.
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
    Dag drew 1 card of people.
    4: You drew 1 card of people.
* anglo-saxon
    4: You got 1 Anglo-Saxon.
5 request 3 huns
    Elin requested 3 Huns.
    5: You requested 3 Huns.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 display 5 anglo-saxons
    Elin displayed 5 Anglo-Saxons for a settlement: 3 points.
    5: You displayed 5 Anglo-Saxons for a settlement: 3 points.
5 draw
    Elin drew 1 card of people and 1 of civilisation.
    5: You drew 1 card of people and 1 of civilisation.
* hun
    5: You got 1 Hun.
* trade
    5: You got 1 Trade.
1 request 3 vikings or 3 langobards
    Ada requested 3 Vikings or 3 Langobards.
    1: You requested 3 Vikings or 3 Langobards.
2 decline
    Bo declined.
    2: You declined.
3 for 4 vikings or 3 goths
    Carin asked for 4 Vikings or 3 Goths in return.
    3: You asked for 4 Vikings or 3 Goths in return.
4 for 8 pairs and 5 civilisation pairs
    Dag asked for 8 pairs and 5 civilisation pairs in return.
    4: You asked for 8 pairs and 5 civilisation pairs in return.
5 decline
    Elin declined.
    5: You declined.
1 accept 3
    Ada accepted Carin's answer.
    1: You accepted Carin's answer.
    3: Ada accepted your answer.
1 give 3 goths
3 give 3 langobards
    Ada gave Carin 3 Goths.
    1: You gave Carin 3 Goths.
    3: Ada gave you 3 Goths.
    Carin gave Ada 3 Langobards.
    1: Carin gave you 3 Langobards.
    3: You gave Ada 3 Langobards.
1 display 5 langobards
    Ada displayed 5 Langobards for a settlement: 3 points.
    1: You displayed 5 Langobards for a settlement: 3 points.
1 draw
    Ada drew 1 card of people and 1 of civilisation.
    1: You drew 1 card of people and 1 of civilisation.
* anglo-saxon
    1: You got 1 Anglo-Saxon.
* metalworking
    1: You got 1 Metalworking.
2 draw
    Bo drew 1 card of people.
    2: You drew 1 card of people.
* goth
    2: You got 1 Goth.
3 request 4 huns or 4 vikings
    Carin requested 4 Huns or 4 Vikings.
    3: You requested 4 Huns or 4 Vikings.
4 decline
    Dag declined.
    4: You declined.
5 decline
    Elin declined.
    5: You declined.
1 decline
    Ada declined.
    1: You declined.
2 for 3 vikings
    Bo asked for 3 Vikings in return.
    2: You asked for 3 Vikings in return.
3 accept none
    Carin accepted no answer.
    3: You accepted no answer.
3 display 5 goths
    Carin displayed 5 Goths for a settlement: 3 points.
    3: You displayed 5 Goths for a settlement: 3 points.
3 draw
    Carin drew 1 card of people and 1 of civilisation.
    3: You drew 1 card of people and 1 of civilisation.
* langobard
    3: You got 1 Langobard.
* architecture
    3: You got 1 Architecture.
4 request 7 huns and 10 books
    Dag requested 7 Huns and 10 Books.
    4: You requested 7 Huns and 10 Books.
5 decline
    Elin declined.
    5: You declined.
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
5 draw
    Elin drew 1 card of people and 1 of civilisation.
    5: You drew 1 card of people and 1 of civilisation.
* viking
    5: You got 1 Viking.
* metalworking
    5: You got 1 Metalworking.
1 request 4 huns or 4 vikings
    Ada requested 4 Huns or 4 Vikings.
    1: You requested 4 Huns or 4 Vikings.
2 for 4 anglo-saxons or 3 vikings
    Bo asked for 4 Anglo-Saxons or 3 Vikings in return.
    2: You asked for 4 Anglo-Saxons or 3 Vikings in return.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 decline
    Elin declined.
    5: You declined.
1 accept none
    Ada accepted no answer.
    1: You accepted no answer.
1 draw
    Ada drew 1 card of people and 1 of civilisation.
    1: You drew 1 card of people and 1 of civilisation.
* monk
    1: You got 1 Monk.
* alchemy
    1: You got 1 Alchemy.
2 offer 8 people and 1 any
    Bo offered 8 people cards and any card.
    2: You offered 8 people cards and any card.
3 tender 1 hun
    Carin tendered 1 Hun.
    3: You tendered 1 Hun.
4 decline
    Dag declined.
    4: You declined.
5 decline
    Elin declined.
    5: You declined.
1 tender 1 hun
    Ada tendered 1 Hun.
    1: You tendered 1 Hun.
2 accept none
    Bo accepted no answer.
    2: You accepted no answer.
2 draw
    Bo drew 1 card of people.
    2: You drew 1 card of people.
* langobard
    2: You got 1 Langobard.
3 request 9 any
    Carin requested any 9 cards.
    3: You requested any 9 cards.
4 decline
    Dag declined.
    4: You declined.
5 decline
    Elin declined.
    5: You declined.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 draw
    Carin drew 1 card of people and 1 of civilisation.
    3: You drew 1 card of people and 1 of civilisation.
* anglo-saxon
    3: You got 1 Anglo-Saxon.
* metalworking
    3: You got 1 Metalworking.
4 request 3 huns
    Dag requested 3 Huns.
    4: You requested 3 Huns.
5 decline
    Elin declined.
    5: You declined.
1 decline
    Ada declined.
    1: You declined.
2 for 3 vikings
    Bo asked for 3 Vikings in return.
    2: You asked for 3 Vikings in return.
3 decline
    Carin declined.
    3: You declined.
4 accept 2
    Dag accepted Bo's answer.
    2: Dag accepted your answer.
    4: You accepted Bo's answer.
    Dag gave Bo 3 Vikings.
    2: Dag gave you 3 Vikings.
    4: You gave Bo 3 Vikings.
    Bo gave Dag 3 Huns.
    2: You gave Dag 3 Huns.
    4: Bo gave you 3 Huns.
4 display 5 huns
    Dag displayed 5 Huns for a settlement: 3 points.
    4: You displayed 5 Huns for a settlement: 3 points.
4 draw
    Dag drew 1 card of people and 1 of civilisation.
    4: You drew 1 card of people and 1 of civilisation.
* viking
    4: You got 1 Viking.
* trade
    4: You got 1 Trade.
5 request 9 architecture and 1 people pair
    Elin requested 9 Architecture and 1 people pair.
    5: You requested 9 Architecture and 1 people pair.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 draw
    Elin drew 1 card of people and 1 of civilisation.
    5: You drew 1 card of people and 1 of civilisation.
* hun
    5: You got 1 Hun.
* alchemy
    5: You got 1 Alchemy.
1 request 4 vikings
    Ada requested 4 Vikings.
    1: You requested 4 Vikings.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 decline
    Elin declined.
    5: You declined.
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
2 request 9 metalworking and 4 people
    Bo requested 9 Metalworking and 4 people cards.
    2: You requested 9 Metalworking and 4 people cards.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 decline
    Elin declined.
    5: You declined.
1 decline
    Ada declined.
    1: You declined.
2 display 5 vikings
    Bo displayed 5 Vikings for a settlement: 3 points.
    2: You displayed 5 Vikings for a settlement: 3 points.
2 draw
    Bo drew 1 card of people and 1 of civilisation.
    2: You drew 1 card of people and 1 of civilisation.
* goth
    2: You got 1 Goth.
* alchemy
    2: You got 1 Alchemy.
3 request 2 anglo-saxons or 2 langobards
    Carin requested 2 Anglo-Saxons or 2 Langobards.
    3: You requested 2 Anglo-Saxons or 2 Langobards.
4 decline
    Dag declined.
    4: You declined.
5 decline
    Elin declined.
    5: You declined.
1 for 12 shipbuilding
    Ada asked for 12 Shipbuilding in return.
    1: You asked for 12 Shipbuilding in return.
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
* book
    3: You got 1 Book.
4 offer 5 any
    Dag offered any 5 cards.
    4: You offered any 5 cards.
5 decline
    Elin declined.
    5: You declined.
1 tender 6 any or 2 pairs
    Ada tendered any 6 cards or 2 pairs.
    1: You tendered any 6 cards or 2 pairs.
2 tender 5 any
    Bo tendered any 5 cards.
    2: You tendered any 5 cards.
3 decline
    Carin declined.
    3: You declined.
4 accept none
    Dag accepted no answer.
    4: You accepted no answer.
    Dag drew 1 card of people and 1 of civilisation.
    4: You drew 1 card of people and 1 of civilisation.
* langobard
    4: You got 1 Langobard.
* book
    4: You got 1 Book.
5 request 2 huns or 2 vikings
    Elin requested 2 Huns or 2 Vikings.
    5: You requested 2 Huns or 2 Vikings.
1 for 2 anglo-saxons or 4 goths
    Ada asked for 2 Anglo-Saxons or 4 Goths in return.
    1: You asked for 2 Anglo-Saxons or 4 Goths in return.
2 decline
    Bo declined.
    2: You declined.
3 for 3 vikings or 4 goths
    Carin asked for 3 Vikings or 4 Goths in return.
    3: You asked for 3 Vikings or 4 Goths in return.
4 decline
    Dag declined.
    4: You declined.
5 accept none
    Elin accepted no answer.
    5: You accepted no answer.
5 draw
    Elin drew 1 card of people and 1 of civilisation.
    5: You drew 1 card of people and 1 of civilisation.
* viking
    5: You got 1 Viking.
* alchemy
    5: You got 1 Alchemy.
1 request 3 anglo-saxons or 3 langobards
    Ada requested 3 Anglo-Saxons or 3 Langobards.
    1: You requested 3 Anglo-Saxons or 3 Langobards.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 decline
    Elin declined.
    5: You declined.
1 draw
    Ada drew 1 card of people and 1 of civilisation.
    1: You drew 1 card of people and 1 of civilisation.
* langobard
    1: You got 1 Langobard.
* metalworking
    1: You got 1 Metalworking.
2 request 5 pairs or 3 civilisation pairs
    Bo requested 5 pairs or 3 civilisation pairs.
    2: You requested 5 pairs or 3 civilisation pairs.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 decline
    Elin declined.
    5: You declined.
1 decline
    Ada declined.
    1: You declined.
2 draw
    Bo drew 1 card of people and 1 of civilisation.
    2: You drew 1 card of people and 1 of civilisation.
* goth
    2: You got 1 Goth.
* alchemy
    2: You got 1 Alchemy.
3 draw
    Carin drew 1 card of people and 1 of civilisation.
    3: You drew 1 card of people and 1 of civilisation.
* langobard
    3: You got 1 Langobard.
* metalworking
    3: You got 1 Metalworking.
4 request 3 anglo-saxons or 3 langobards
    Dag requested 3 Anglo-Saxons or 3 Langobards.
    4: You requested 3 Anglo-Saxons or 3 Langobards.
5 decline
    Elin declined.
    5: You declined.
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
    Dag drew 1 card of people and 1 of civilisation.
    4: You drew 1 card of people and 1 of civilisation.
* goth
    4: You got 1 Goth.
* alchemy
    4: You got 1 Alchemy.
5 draw
    Elin drew 1 card of civilisation.
    5: You drew 1 card of civilisation.
* alchemy
    5: You got 1 Alchemy.
1 request 3 anglo-saxons or 3 vikings
    Ada requested 3 Anglo-Saxons or 3 Vikings.
    1: You requested 3 Anglo-Saxons or 3 Vikings.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 for 3 anglo-saxons or 2 huns
    Elin asked for 3 Anglo-Saxons or 2 Huns in return.
    5: You asked for 3 Anglo-Saxons or 2 Huns in return.
1 accept none
    Ada accepted no answer.
    1: You accepted no answer.
1 draw
    Ada drew 1 card of civilisation.
    1: You drew 1 card of civilisation.
* trade
    1: You got 1 Trade.
2 request 3 huns or 3 langobards
    Bo requested 3 Huns or 3 Langobards.
    2: You requested 3 Huns or 3 Langobards.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 for 5 monks
    Elin asked for 5 Monks in return.
    5: You asked for 5 Monks in return.
1 decline
    Ada declined.
    1: You declined.
2 accept none
    Bo accepted no answer.
    2: You accepted no answer.
2 draw
    Bo drew 1 card of civilisation.
    2: You drew 1 card of civilisation.
* architecture
    2: You got 1 Architecture.
3 request 3 anglo-saxons or 3 vikings
    Carin requested 3 Anglo-Saxons or 3 Vikings.
    3: You requested 3 Anglo-Saxons or 3 Vikings.
4 decline
    Dag declined.
    4: You declined.
5 for 7 any
    Elin asked for any 7 cards in return.
    5: You asked for any 7 cards in return.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 accept none
    Carin accepted no answer.
    3: You accepted no answer.
3 draw
    Carin drew 1 card of civilisation.
    3: You drew 1 card of civilisation.
* trade
    3: You got 1 Trade.
4 draw
    Dag drew 1 card of civilisation.
    4: You drew 1 card of civilisation.
* architecture
    4: You got 1 Architecture.
5 request 2 huns or 2 vikings
    Elin requested 2 Huns or 2 Vikings.
    5: You requested 2 Huns or 2 Vikings.
1 for 2 monks or 7 alchemy
    Ada asked for 2 Monks or 7 Alchemy in return.
    1: You asked for 2 Monks or 7 Alchemy in return.
2 decline
    Bo declined.
    2: You declined.
3 for 4 goths or 3 langobards
    Carin asked for 4 Goths or 3 Langobards in return.
    3: You asked for 4 Goths or 3 Langobards in return.
4 decline
    Dag declined.
    4: You declined.
5 accept none
    Elin accepted no answer.
    5: You accepted no answer.
5 draw
    Elin drew 1 card of civilisation.
    5: You drew 1 card of civilisation.
* alchemy
    5: You got 1 Alchemy.
1 draw
    Ada drew 1 card of civilisation.
    1: You drew 1 card of civilisation.
* book
    1: You got 1 Book.
2 request 10 langobards
    Bo requested 10 Langobards.
    2: You requested 10 Langobards.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 decline
    Elin declined.
    5: You declined.
1 decline
    Ada declined.
    1: You declined.
2 display 5 goths
    Bo displayed 5 Goths for a settlement: 3 points.
    2: You displayed 5 Goths for a settlement: 3 points.
2 draw
    Bo drew 2 cards of civilisation.
    2: You drew 2 cards of civilisation.
* shipbuilding
    2: You got 1 Shipbuilding.
* alchemy
    2: You got 1 Alchemy.
3 offer 11 any
    Carin offered any 11 cards.
    3: You offered any 11 cards.
4 decline
    Dag declined.
    4: You declined.
5 tender 9 any
    Elin tendered any 9 cards.
    5: You tendered any 9 cards.
1 tender 6 any or 2 civilisation pairs
    Ada tendered any 6 cards or 2 civilisation pairs.
    1: You tendered any 6 cards or 2 civilisation pairs.
2 decline
    Bo declined.
    2: You declined.
3 accept 5
    Carin accepted Elin's answer.
    3: You accepted Elin's answer.
    5: Carin accepted your answer.
3 give 2 anglo-saxons and 2 huns and 1 viking and 2 langobards and 1 monk and 1 architecture and 1 trade and 1 metalworking
5 give 3 vikings and 1 langobard and 4 alchemy and 1 trade
    Carin gave Elin 2 Anglo-Saxons.
    3: You gave Elin 2 Anglo-Saxons.
    5: Carin gave you 2 Anglo-Saxons.
    Carin gave Elin 2 Huns.
    3: You gave Elin 2 Huns.
    5: Carin gave you 2 Huns.
    Carin gave Elin 1 Viking.
    3: You gave Elin 1 Viking.
    5: Carin gave you 1 Viking.
    Carin gave Elin 2 Langobards.
    3: You gave Elin 2 Langobards.
    5: Carin gave you 2 Langobards.
    Carin gave Elin 1 Monk.
    3: You gave Elin 1 Monk.
    5: Carin gave you 1 Monk.
    Carin gave Elin 1 Architecture.
    3: You gave Elin 1 Architecture.
    5: Carin gave you 1 Architecture.
    Carin gave Elin 1 Trade.
    3: You gave Elin 1 Trade.
    5: Carin gave you 1 Trade.
    Carin gave Elin 1 Metalworking.
    3: You gave Elin 1 Metalworking.
    5: Carin gave you 1 Metalworking.
    Elin gave Carin 3 Vikings.
    3: Elin gave you 3 Vikings.
    5: You gave Carin 3 Vikings.
    Elin gave Carin 1 Langobard.
    3: Elin gave you 1 Langobard.
    5: You gave Carin 1 Langobard.
    Elin gave Carin 4 Alchemy.
    3: Elin gave you 4 Alchemy.
    5: You gave Carin 4 Alchemy.
    Elin gave Carin 1 Trade.
    3: Elin gave you 1 Trade.
    5: You gave Carin 1 Trade.
3 draw
    Carin drew 1 card of civilisation.
    3: You drew 1 card of civilisation.
* architecture
    3: You got 1 Architecture.
4 offer 5 any
    Dag offered any 5 cards.
    4: You offered any 5 cards.
5 decline
    Elin declined.
    5: You declined.
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
    Dag drew 1 card of civilisation.
    4: You drew 1 card of civilisation.
* shipbuilding
    4: You got 1 Shipbuilding.
5 request 4 alchemy or 4 architecture
    Elin requested 4 Alchemy or 4 Architecture.
    5: You requested 4 Alchemy or 4 Architecture.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 for 4 langobards
    Carin asked for 4 Langobards in return.
    3: You asked for 4 Langobards in return.
4 decline
    Dag declined.
    4: You declined.
5 accept none
    Elin accepted no answer.
    5: You accepted no answer.
5 display 5 huns
    Elin displayed 5 Huns for a settlement: 3 points.
    5: You displayed 5 Huns for a settlement: 3 points.
5 draw
    Elin drew 2 cards of civilisation.
    5: You drew 2 cards of civilisation.
* architecture
    5: You got 1 Architecture.
* architecture
    5: You got 1 Architecture.
1 request 3 vikings or 3 metalworking
    Ada requested 3 Vikings or 3 Metalworking.
    1: You requested 3 Vikings or 3 Metalworking.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 decline
    Elin declined.
    5: You declined.
1 draw
    Ada drew 1 card of civilisation.
    1: You drew 1 card of civilisation.
* shipbuilding
    1: You got 1 Shipbuilding.
2 request 2 alchemy
    Bo requested 2 Alchemy.
    2: You requested 2 Alchemy.
3 for 1 people
    Carin asked for 1 people card in return.
    3: You asked for 1 people card in return.
4 decline
    Dag declined.
    4: You declined.
5 decline
    Elin declined.
    5: You declined.
1 decline
    Ada declined.
    1: You declined.
2 accept 3
    Bo accepted Carin's answer.
    2: You accepted Carin's answer.
    3: Bo accepted your answer.
2 give 1 hun
    Bo gave Carin 1 Hun.
    2: You gave Carin 1 Hun.
    3: Bo gave you 1 Hun.
    Carin gave Bo 2 Alchemy.
    2: Carin gave you 2 Alchemy.
    3: You gave Bo 2 Alchemy.
2 display 5 alchemy
    Bo displayed 5 Alchemy for a city: 9 points.
    2: You displayed 5 Alchemy for a city: 9 points.
2 draw
    Bo drew 2 cards of civilisation.
    2: You drew 2 cards of civilisation.
* shipbuilding
    2: You got 1 Shipbuilding.
* architecture
    2: You got 1 Architecture.
3 request 9 shipbuilding or 5 books
    Carin requested 9 Shipbuilding or 5 Books.
    3: You requested 9 Shipbuilding or 5 Books.
4 decline
    Dag declined.
    4: You declined.
5 decline
    Elin declined.
    5: You declined.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 draw
    Carin drew 1 card of civilisation.
    3: You drew 1 card of civilisation.
* trade
    3: You got 1 Trade.
4 draw
    Dag drew 1 card of civilisation.
    4: You drew 1 card of civilisation.
* metalworking
    4: You got 1 Metalworking.
5 request 3 vikings or 3 metalworking
    Elin requested 3 Vikings or 3 Metalworking.
    5: You requested 3 Vikings or 3 Metalworking.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 for 4 langobards or 4 architecture
    Carin asked for 4 Langobards or 4 Architecture in return.
    3: You asked for 4 Langobards or 4 Architecture in return.
4 decline
    Dag declined.
    4: You declined.
5 accept none
    Elin accepted no answer.
    5: You accepted no answer.
5 draw
    Elin drew 2 cards of civilisation.
    5: You drew 2 cards of civilisation.
* shipbuilding
    5: You got 1 Shipbuilding.
* trade
    5: You got 1 Trade.
1 offer 1 shipbuilding
    Ada offered 1 Shipbuilding.
    1: You offered 1 Shipbuilding.
2 tender 5 any
    Bo tendered any 5 cards.
    2: You tendered any 5 cards.
3 tender 1 hun
    Carin tendered 1 Hun.
    3: You tendered 1 Hun.
4 tender 8 any
    Dag tendered any 8 cards.
    4: You tendered any 8 cards.
5 tender 6 any
    Elin tendered any 6 cards.
    5: You tendered any 6 cards.
1 accept 2
    Ada accepted Bo's answer.
    1: You accepted Bo's answer.
    2: Ada accepted your answer.
2 give 1 anglo-saxon and 1 langobard and 2 architecture and 1 shipbuilding
    Ada gave Bo 1 Shipbuilding.
    1: You gave Bo 1 Shipbuilding.
    2: Ada gave you 1 Shipbuilding.
    Bo gave Ada 1 Anglo-Saxon.
    1: Bo gave you 1 Anglo-Saxon.
    2: You gave Ada 1 Anglo-Saxon.
    Bo gave Ada 1 Langobard.
    1: Bo gave you 1 Langobard.
    2: You gave Ada 1 Langobard.
    Bo gave Ada 2 Architecture.
    1: Bo gave you 2 Architecture.
    2: You gave Ada 2 Architecture.
    Bo gave Ada 1 Shipbuilding.
    1: Bo gave you 1 Shipbuilding.
    2: You gave Ada 1 Shipbuilding.
1 draw
    Ada drew 1 card of civilisation.
    1: You drew 1 card of civilisation.
* architecture
    1: You got 1 Architecture.
2 offer 1 civilisation pair
    Bo offered 1 civilisation pair.
    2: You offered 1 civilisation pair.
3 tender 1 hun
    Carin tendered 1 Hun.
    3: You tendered 1 Hun.
4 tender 1 shipbuilding
    Dag tendered 1 Shipbuilding.
    4: You tendered 1 Shipbuilding.
5 tender 1 monk
    Elin tendered 1 Monk.
    5: You tendered 1 Monk.
1 tender 8 people or 8 civilisation
    Ada tendered 8 people cards or 8 civilisation cards.
    1: You tendered 8 people cards or 8 civilisation cards.
2 accept none
    Bo accepted no answer.
    2: You accepted no answer.
2 draw
    Bo drew 2 cards of civilisation.
    2: You drew 2 cards of civilisation.
* shipbuilding
    2: You got 1 Shipbuilding.
* book
    2: You got 1 Book.
3 draw
    Carin drew 1 card of civilisation.
    3: You drew 1 card of civilisation.
* trade
    3: You got 1 Trade.
4 request 3 vikings or 3 goths
    Dag requested 3 Vikings or 3 Goths.
    4: You requested 3 Vikings or 3 Goths.
5 decline
    Elin declined.
    5: You declined.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 for 3 langobards or 2 trade
    Carin asked for 3 Langobards or 2 Trade in return.
    3: You asked for 3 Langobards or 2 Trade in return.
4 accept none
    Dag accepted no answer.
    4: You accepted no answer.
4 draw
    Dag drew 1 card of civilisation.
    4: You drew 1 card of civilisation.
* trade
    4: You got 1 Trade.
5 request 3 trade or 3 shipbuilding
    Elin requested 3 Trade or 3 Shipbuilding.
    5: You requested 3 Trade or 3 Shipbuilding.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 for 12 huns and 2 books
    Carin asked for 12 Huns and 2 Books in return.
    3: You asked for 12 Huns and 2 Books in return.
4 decline
    Dag declined.
    4: You declined.
5 accept none
    Elin accepted no answer.
    5: You accepted no answer.
5 draw
    Elin drew 2 cards of civilisation.
    5: You drew 2 cards of civilisation.
* shipbuilding
    5: You got 1 Shipbuilding.
* architecture
    5: You got 1 Architecture.
1 request 3 vikings or 3 alchemy
    Ada requested 3 Vikings or 3 Alchemy.
    1: You requested 3 Vikings or 3 Alchemy.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 decline
    Elin declined.
    5: You declined.
1 draw
    Ada drew 1 card of civilisation.
    1: You drew 1 card of civilisation.
* architecture
    1: You got 1 Architecture.
2 request 10 architecture or 8 trade
    Bo requested 10 Architecture or 8 Trade.
    2: You requested 10 Architecture or 8 Trade.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 decline
    Elin declined.
    5: You declined.
1 decline
    Ada declined.
    1: You declined.
2 draw
    Bo drew 2 cards of civilisation.
    2: You drew 2 cards of civilisation.
* architecture
    2: You got 1 Architecture.
* shipbuilding
    2: You got 1 Shipbuilding.
3 request 1 civilisation pair
    Carin requested 1 civilisation pair.
    3: You requested 1 civilisation pair.
4 decline
    Dag declined.
    4: You declined.
5 for 7 vikings or 4 architecture
    Elin asked for 7 Vikings or 4 Architecture in return.
    5: You asked for 7 Vikings or 4 Architecture in return.
1 for 1 architecture or 2 metalworking
    Ada asked for 1 Architecture or 2 Metalworking in return.
    1: You asked for 1 Architecture or 2 Metalworking in return.
2 decline
    Bo declined.
    2: You declined.
3 accept none
    Carin accepted no answer.
    3: You accepted no answer.
3 draw
    Carin drew 1 card of civilisation.
    3: You drew 1 card of civilisation.
* trade
    3: You got 1 Trade.
4 draw
    Dag drew 1 card of civilisation.
    4: You drew 1 card of civilisation.
* book
    4: You got 1 Book.
5 request 3 trade or 3 shipbuilding
    Elin requested 3 Trade or 3 Shipbuilding.
    5: You requested 3 Trade or 3 Shipbuilding.
1 decline
    Ada declined.
    1: You declined.
2 for 4 architecture
    Bo asked for 4 Architecture in return.
    2: You asked for 4 Architecture in return.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 accept 2
    Elin accepted Bo's answer.
    2: Elin accepted your answer.
    5: You accepted Bo's answer.
2 give 3 shipbuilding
    Elin gave Bo 4 Architecture.
    2: Elin gave you 4 Architecture.
    5: You gave Bo 4 Architecture.
    Bo gave Elin 3 Shipbuilding.
    2: You gave Elin 3 Shipbuilding.
    5: Bo gave you 3 Shipbuilding.
5 display 5 shipbuilding
    Elin displayed 5 Shipbuilding for a city: 8 points.
    5: You displayed 5 Shipbuilding for a city: 8 points.
5 draw
    Elin drew 2 cards of civilisation.
    5: You drew 2 cards of civilisation.
* shipbuilding
    5: You got 1 Shipbuilding.
* shipbuilding
    5: You got 1 Shipbuilding.
1 request 3 trade or 3 metalworking
    Ada requested 3 Trade or 3 Metalworking.
    1: You requested 3 Trade or 3 Metalworking.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 decline
    Elin declined.
    5: You declined.
1 draw
    Ada drew 1 card of civilisation.
    1: You drew 1 card of civilisation.
* metalworking
    1: You got 1 Metalworking.
2 request 4 trade or 4 metalworking
    Bo requested 4 Trade or 4 Metalworking.
    2: You requested 4 Trade or 4 Metalworking.
3 for 4 architecture
    Carin asked for 4 Architecture in return.
    3: You asked for 4 Architecture in return.
4 decline
    Dag declined.
    4: You declined.
5 decline
    Elin declined.
    5: You declined.
1 decline
    Ada declined.
    1: You declined.
2 accept none
    Bo accepted no answer.
    2: You accepted no answer.
2 display 5 architecture
    Bo displayed 5 Architecture for a city: 8 points.
    2: You displayed 5 Architecture for a city: 8 points.
2 draw
    Bo drew 2 cards of civilisation.
    2: You drew 2 cards of civilisation.
* architecture
    2: You got 1 Architecture.
* metalworking
    2: You got 1 Metalworking.
3 request 3 alchemy or 3 architecture
    Carin requested 3 Alchemy or 3 Architecture.
    3: You requested 3 Alchemy or 3 Architecture.
4 decline
    Dag declined.
    4: You declined.
5 decline
    Elin declined.
    5: You declined.
1 for 4 alchemy or 3 trade
    Ada asked for 4 Alchemy or 3 Trade in return.
    1: You asked for 4 Alchemy or 3 Trade in return.
2 decline
    Bo declined.
    2: You declined.
3 accept none
    Carin accepted no answer.
    3: You accepted no answer.
3 draw
    Carin drew 1 card of civilisation.
    3: You drew 1 card of civilisation.
* alchemy
    3: You got 1 Alchemy.
4 request 3 trade or 3 shipbuilding
    Dag requested 3 Trade or 3 Shipbuilding.
    4: You requested 3 Trade or 3 Shipbuilding.
5 decline
    Elin declined.
    5: You declined.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 for 4 metalworking
    Carin asked for 4 Metalworking in return.
    3: You asked for 4 Metalworking in return.
4 accept none
    Dag accepted no answer.
    4: You accepted no answer.
4 draw
    Dag drew 1 card of civilisation.
    4: You drew 1 card of civilisation.
* metalworking
    4: You got 1 Metalworking.
5 offer 2 trade or 8 any
    Elin offered 2 Trade or any 8 cards.
    5: You offered 2 Trade or any 8 cards.
1 decline
    Ada declined.
    1: You declined.
2 tender 1 any
    Bo tendered any card.
    2: You tendered any card.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 accept none
    Elin accepted no answer.
    5: You accepted no answer.
5 draw
    Elin drew 2 cards of civilisation.
    5: You drew 2 cards of civilisation.
* metalworking
    5: You got 1 Metalworking.
* metalworking
    5: You got 1 Metalworking.
1 request 2 anglo-saxons
    Ada requested 2 Anglo-Saxons.
    1: You requested 2 Anglo-Saxons.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 for 3 trade or 2 metalworking
    Elin asked for 3 Trade or 2 Metalworking in return.
    5: You asked for 3 Trade or 2 Metalworking in return.
1 accept none
    Ada accepted no answer.
    1: You accepted no answer.
1 draw
    Ada drew 1 card of civilisation.
    1: You drew 1 card of civilisation.
* trade
    1: You got 1 Trade.
2 request 9 alchemy or 1 civilisation
    Bo requested 9 Alchemy or 1 civilisation card.
    2: You requested 9 Alchemy or 1 civilisation card.
3 for 1 trade
    Carin asked for 1 Trade in return.
    3: You asked for 1 Trade in return.
4 for 2 trade or 2 metalworking
    Dag asked for 2 Trade or 2 Metalworking in return.
    4: You asked for 2 Trade or 2 Metalworking in return.
5 for 1 metalworking
    Elin asked for 1 Metalworking in return.
    5: You asked for 1 Metalworking in return.
1 for 2 trade or 2 metalworking
    Ada asked for 2 Trade or 2 Metalworking in return.
    1: You asked for 2 Trade or 2 Metalworking in return.
2 accept 5
    Bo accepted Elin's answer.
    2: You accepted Elin's answer.
    5: Bo accepted your answer.
5 give 1 trade
    Bo gave Elin 1 Metalworking.
    2: You gave Elin 1 Metalworking.
    5: Bo gave you 1 Metalworking.
    Elin gave Bo 1 Trade.
    2: Elin gave you 1 Trade.
    5: You gave Bo 1 Trade.
2 draw
    Bo drew 2 cards of civilisation.
    2: You drew 2 cards of civilisation.
* trade
    2: You got 1 Trade.
* alchemy
    2: You got 1 Alchemy.
3 request 4 architecture or 4 metalworking
    Carin requested 4 Architecture or 4 Metalworking.
    3: You requested 4 Architecture or 4 Metalworking.
4 decline
    Dag declined.
    4: You declined.
5 decline
    Elin declined.
    5: You declined.
1 for 6 people pairs
    Ada asked for 6 people pairs in return.
    1: You asked for 6 people pairs in return.
2 decline
    Bo declined.
    2: You declined.
3 accept none
    Carin accepted no answer.
    3: You accepted no answer.
3 draw
    Carin drew 1 card of civilisation.
    3: You drew 1 card of civilisation.
* alchemy
    3: You got 1 Alchemy.
4 request 3 trade
    Dag requested 3 Trade.
    4: You requested 3 Trade.
5 decline
    Elin declined.
    5: You declined.
1 for 2 metalworking
    Ada asked for 2 Metalworking in return.
    1: You asked for 2 Metalworking in return.
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
    Dag gave Ada 2 Metalworking.
    1: Dag gave you 2 Metalworking.
    4: You gave Ada 2 Metalworking.
    Ada gave Dag 3 Trade.
    1: You gave Dag 3 Trade.
    4: Ada gave you 3 Trade.
4 display 2 books
    Dag displayed 2 Books for a library: 4 of a kind are now enough for Dag's cities.
    4: You displayed 2 Books for a library: 4 of a kind are now enough for your cities.
4 display 4 trade
    Dag displayed 4 Trade for a city: 7 points.
    4: You displayed 4 Trade for a city: 7 points.
4 draw
    Dag drew 1 card of civilisation.
    4: You drew 1 card of civilisation.
* shipbuilding
    4: You got 1 Shipbuilding.
5 draw
    Elin drew 2 cards of civilisation.
    5: You drew 2 cards of civilisation.
    Elin drew the last card of civilisation: everybody has one more turn, Elin last.
    5: You drew the last card of civilisation: everybody has one more turn, you last.
* shipbuilding
    5: You got 1 Shipbuilding.
* metalworking
    5: You got 1 Metalworking.
1 request 2 vikings or 10 people
    Ada requested 2 Vikings or 10 people cards.
    1: You requested 2 Vikings or 10 people cards.
2 decline
    Bo declined.
    2: You declined.
3 for 3 civilisation pairs
    Carin asked for 3 civilisation pairs in return.
    3: You asked for 3 civilisation pairs in return.
4 decline
    Dag declined.
    4: You declined.
5 decline
    Elin declined.
    5: You declined.
1 accept none
    Ada accepted no answer.
    1: You accepted no answer.
1 display 5 metalworking
    Ada displayed 5 Metalworking for a city: 7 points.
    1: You displayed 5 Metalworking for a city: 7 points.
1 draw
    Ada drew nothing: no card is left that they could draw.
    1: You drew nothing: no card is left that you could draw.
2 offer 5 civilisation
    Bo offered 5 civilisation cards.
    2: You offered 5 civilisation cards.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 tender 1 trade
    Elin tendered 1 Trade.
    5: You tendered 1 Trade.
1 decline
    Ada declined.
    1: You declined.
2 accept none
    Bo accepted no answer.
    2: You accepted no answer.
2 draw
    Bo drew nothing: no card is left that they could draw.
    2: You drew nothing: no card is left that you could draw.
3 request 8 shipbuilding and 6 pairs
    Carin requested 8 Shipbuilding and 6 pairs.
    3: You requested 8 Shipbuilding and 6 pairs.
4 decline
    Dag declined.
    4: You declined.
5 decline
    Elin declined.
    5: You declined.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 draw
    Carin drew nothing: no card is left that they could draw.
    3: You drew nothing: no card is left that you could draw.
4 request 1 goth
    Dag requested 1 Goth.
    4: You requested 1 Goth.
5 decline
    Elin declined.
    5: You declined.
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
5 request 2 shipbuilding
    Elin requested 2 Shipbuilding.
    5: You requested 2 Shipbuilding.
1 decline
    Ada declined.
    1: You declined.
2 decline
    Bo declined.
    2: You declined.
3 decline
    Carin declined.
    3: You declined.
4 decline
    Dag declined.
    4: You declined.
5 display 5 metalworking
    Elin displayed 5 Metalworking for a city: 6 points.
    5: You displayed 5 Metalworking for a city: 6 points.
5 draw
    Elin drew nothing: no card is left that they could draw.
    5: You drew nothing: no card is left that you could draw.
    The turns are over: everybody may once more display sets.
1 rest
    Ada displayed no more.
    1: You displayed no more.
2 rest
    Bo displayed no more.
    2: You displayed no more.
3 rest
    Carin displayed no more.
    3: You displayed no more.
4 rest
    Dag displayed no more.
    4: You displayed no more.
5 rest
    Elin displayed no more.
    5: You displayed no more.
    Ada held 3 Anglo-Saxons at the end, 1 pair: 1 point.
    1: You held 3 Anglo-Saxons at the end, 1 pair: 1 point.
    Ada held 2 Vikings at the end, 1 pair: 1 point.
    1: You held 2 Vikings at the end, 1 pair: 1 point.
    Ada held 2 Langobards at the end, 1 pair: 1 point.
    1: You held 2 Langobards at the end, 1 pair: 1 point.
    Ada held 4 Architecture at the end, 2 pairs: 2 points.
    1: You held 4 Architecture at the end, 2 pairs: 2 points.
    Bo held 2 Trade at the end, 1 pair: 1 point.
    2: You held 2 Trade at the end, 1 pair: 1 point.
    Carin held 3 Vikings at the end, 1 pair: 1 point.
    3: You held 3 Vikings at the end, 1 pair: 1 point.
    Carin held 4 Alchemy at the end, 2 pairs: 2 points.
    3: You held 4 Alchemy at the end, 2 pairs: 2 points.
    Carin held 4 Trade at the end, 2 pairs: 2 points.
    3: You held 4 Trade at the end, 2 pairs: 2 points.
    Dag held 2 Goths at the end, 1 pair: 1 point.
    4: You held 2 Goths at the end, 1 pair: 1 point.
    Dag held 2 Langobards at the end, 1 pair: 1 point.
    4: You held 2 Langobards at the end, 1 pair: 1 point.
    Dag held 2 Shipbuilding at the end, 1 pair: 1 point.
    4: You held 2 Shipbuilding at the end, 1 pair: 1 point.
    Elin held 3 Anglo-Saxons at the end, 1 pair: 1 point.
    5: You held 3 Anglo-Saxons at the end, 1 pair: 1 point.
    Elin held 2 Langobards at the end, 1 pair: 1 point.
    5: You held 2 Langobards at the end, 1 pair: 1 point.
    Elin held 3 Shipbuilding at the end, 1 pair: 1 point.
    5: You held 3 Shipbuilding at the end, 1 pair: 1 point.

    Bo wins.
    2: You win!
    1. Bo: 24 points
    2: 1. You: 24 points
    2. Elin: 23 points
    5: 2. You: 23 points
    3. Ada: 22 points
    1: 3. You: 22 points
    4. Dag: 20 points
    4: 4. You: 20 points
    5. Carin: 8 points
    3: 5. You: 8 points
