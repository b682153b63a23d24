Regalia: 1
Game: domus
Rules: 1
Data: 166e306e9971e62073219361ac3fb5647e2d03a3fae5e1ed7a04bab75c466d63
Seats: 4
Player 1: Ada
Player 2: Bo
Player 3: Carin
Player 4: Dag
Result: 0 (4.), 10 (2.), 8 (3.), 17 (1.)
Seed-Hash: a050822b4b68816e3cc684e8b74ab2ff0a177eb5cf084e1a655ed61231078d94
Seed: 39700233343fea9a3c375dd0c782062cba63aedcc9d164445d1482926b44eb93

* dice 7
    Ada threw 7 for the start.
    1: You threw 7 for the start.
* dice 7
    Bo threw 7 for the start.
    2: You threw 7 for the start.
* dice 8
    Carin threw 8 for the start.
    3: You threw 8 for the start.
* dice 7
    Dag threw 7 for the start.
    4: You threw 7 for the start.
* dice 10
    Ada threw 10 for the start.
    1: You threw 10 for the start.
* dice 7
    Bo threw 7 for the start.
    2: You threw 7 for the start.
* dice 8
    Dag threw 8 for the start.
    4: You threw 8 for the start.
    Bo threw least and begins.
    2: You threw least and begins.
2 kingdom Free Ports of Sel, hero The Treasurer, terrain Forest, flag Sheaf
    Bo chose Free Ports of Sel with The Treasurer, Forest and the Sheaf.
    2: You chose Free Ports of Sel with The Treasurer, Forest and the Sheaf.
3 kingdom Wide Downs, hero The Marshal, terrain Hills, flag Sun
    Carin chose Wide Downs with The Marshal, Hills and the Sun.
    3: You chose Wide Downs with The Marshal, Hills and the Sun.
4 kingdom Harth Marches, hero The Envoy, terrain Coast, flag Key
    Dag chose Harth Marches with The Envoy, Coast and the Key.
    4: You chose Harth Marches with The Envoy, Coast and the Key.
1 kingdom Abbey Lands, hero The Architect, terrain River, flag Sword
    Ada chose Abbey Lands with The Architect, River and the Sword.
    1: You chose Abbey Lands with The Architect, River and the Sword.
* middle Plain
    Plain lies in the middle.
    Dag got a coin of 3.
    4: You got a coin of 3.
    Ada took Swordsman to Ada's inner-city, squad A.
    1: You took Swordsman to your inner-city, squad A.
    Ada drew 5 cards.
    1: You drew 5 cards.
    Dag drew 5 cards.
    4: You drew 5 cards.
    Carin drew 5 cards.
    3: You drew 5 cards.
    Bo drew 5 cards.
    2: You drew 5 cards.
* card Mage
    Mage came to the store.
* card Pikeman
    Pikeman came to the store.
* card Mage
    Mage came to the store.
* card Trebuchet
    Trebuchet came to the store.
* card Crossbowman
    Crossbowman came to the store.
* card Tournament
    Tournament came to the store.
* card Tournament
    Tournament came to the store.
* card Great Embassy
    Great Embassy came to the store.
* card Great Embassy
    Great Embassy came to the store.
* card Tournament
    Tournament came to the store.
* card The Lighthouse
    The Lighthouse came to the store.
* card Watchtower
    Watchtower came to the store.
* card Longbows
    Longbows came to the store.
* card Steel
    Steel came to the store.
* card Theatre
    Theatre came to the store.
* card coin 10
    2: You drew coin 10.
* card Horse Breeding
    2: You drew Horse Breeding.
* card Spy
    2: You drew Spy.
* card coin 3
    2: You drew coin 3.
* card coin 1
    2: You drew coin 1.
* card Archer
    3: You drew Archer.
* card coin 5
    3: You drew coin 5.
* card Armour
    3: You drew Armour.
* card coin 1
    3: You drew coin 1.
* card Ploughs
    3: You drew Ploughs.
* card Armour
    4: You drew Armour.
* card coin 3
    4: You drew coin 3.
* card Coinage
    4: You drew Coinage.
* card Scholar
    4: You drew Scholar.
* card Swordsman
    4: You drew Swordsman.
* card coin 1
    1: You drew coin 1.
* card Tax Collector
    1: You drew Tax Collector.
* card coin 3
    1: You drew coin 3.
* card coin 1
    1: You drew coin 1.
* card coin 1
    1: You drew coin 1.
    Round 1: Bo's turn.
    2: Round 1: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Scholar
    2: You drew Scholar.
2 play Spy, to inner-city 2 A
    Bo played Spy to Bo's inner-city, squad A.
    2: You played Spy to your inner-city, squad A.
2 done
    Round 1: Carin's turn.
    3: Round 1: your turn.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 1
    3: You drew coin 1.
3 play Armour
    Carin played Armour.
    3: You played Armour.
    Round 1: Dag's turn.
    4: Round 1: your turn.
4 buy Crossbowman, pay 3
    Dag bought Crossbowman with 3.
    4: You bought Crossbowman with 3.
* card Knight
    Knight came to the store.
4 play Coinage
    Dag played Coinage.
    4: You played Coinage.
    Round 1: Ada's turn.
    1: Round 1: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 10
    1: You drew coin 10.
1 discard coin 3
    Ada discarded coin 3.
    1: You discarded coin 3.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
    Round 2: Bo's turn.
    2: Round 2: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Saboteur
    2: You drew Saboteur.
2 play coin 10
    Bo played coin 10.
    2: You played coin 10.
2 done
    Round 2: Carin's turn.
    3: Round 2: your turn.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Coronation
    3: You drew Coronation.
3 discard coin 1
    Carin discarded coin 1.
    3: You discarded coin 1.
    Round 2: Dag's turn.
    4: Round 2: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew 2 cards to keep one.
    4: You drew 2 cards to keep one.
* card Music
    4: You drew Music.
* card Herald
    4: You drew Herald.
4 put back Herald
    Dag put Herald on the discard pile.
    4: You put Herald on the discard pile.
4 play Swordsman, to inner-city 4 A
    Dag played Swordsman to Dag's inner-city, squad A.
    4: You played Swordsman to your inner-city, squad A.
4 done
    Round 2: Ada's turn.
    1: Round 2: your turn.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Engineering
    1: You drew Engineering.
* card Music
    1: You drew Music.
1 put back Music
    Ada put Music on the discard pile.
    1: You put Music on the discard pile.
1 discard Tax Collector
    Ada discarded Tax Collector.
    1: You discarded Tax Collector.
1 command outer-city 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
    Round 3: Bo's turn.
    2: Round 3: your turn.
2 buy The Lighthouse, pay 1, pay 1, pay 10
    Bo bought The Lighthouse with 1, 1 and 10.
    2: You bought The Lighthouse with 1, 1 and 10.
* card Perspective
    Perspective came to the store.
2 play coin 3
    Bo played coin 3.
    2: You played coin 3.
2 done
    Round 3: Carin's turn.
    3: Round 3: your turn.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 3
    3: You drew coin 3.
3 discard Archer
    Carin discarded Archer.
    3: You discarded Archer.
    Round 3: Dag's turn.
    4: Round 3: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew a card.
    4: You drew a card.
* card coin 5
    4: You drew coin 5.
4 play coin 5
    Dag played coin 5.
    4: You played coin 5.
4 done
    Round 3: Ada's turn.
    1: Round 3: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 5
    1: You drew coin 5.
1 play coin 1
    Ada played coin 1.
    1: You played coin 1.
1 done
    Round 4: Bo's turn.
    2: Round 4: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Knight, pay 3, pay 1
    Bo bought Knight with 1 and 3.
    2: You bought Knight with 1 and 3.
* card Mage
    Mage came to the store.
2 play The Lighthouse
    Bo played The Lighthouse.
    2: You played The Lighthouse.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
    Round 4: Carin's turn.
    3: Round 4: your turn.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 3
    3: You drew coin 3.
3 play Ploughs
    Carin played Ploughs.
    3: You played Ploughs.
    Round 4: Dag's turn.
    4: Round 4: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Mage, pay 5
    Dag bought Mage with 5.
    4: You bought Mage with 5.
* card Mage
    Mage came to the store.
4 discard Crossbowman
    Dag discarded Crossbowman.
    4: You discarded Crossbowman.
4 done
    Round 4: Ada's turn.
    1: Round 4: your turn.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Masonry
    1: You drew Masonry.
* card Coronation
    1: You drew Coronation.
1 put back Masonry
    Ada put Masonry on the discard pile.
    1: You put Masonry on the discard pile.
1 play coin 10
    Ada played coin 10.
    1: You played coin 10.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
    Round 5: Bo's turn.
    2: Round 5: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Masonry
    2: You drew Masonry.
2 play Scholar
    Bo played Scholar.
    2: You played Scholar.
    Bo drew 2 cards.
    2: You drew 2 cards.
* card Archer
    2: You drew Archer.
* card Writing
    2: You drew Writing.
2 done
    Round 5: Carin's turn.
    3: Round 5: your turn.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 3
    3: You drew coin 3.
3 play Coronation
    Carin played Coronation.
    3: You played Coronation.
    Round 5: Dag's turn.
    4: Round 5: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew a card.
    4: You drew a card.
* card Coronation
    4: You drew Coronation.
4 play Coronation
    Dag played Coronation.
    4: You played Coronation.
4 done
    Round 5: Ada's turn.
    1: Round 5: your turn.
1 buy Perspective, pay 1, pay 10
    Ada bought Perspective with 1 and 10.
    1: You bought Perspective with 1 and 10.
* card Counting House
    Counting House came to the store.
1 play coin 5
    Ada played coin 5.
    1: You played coin 5.
1 command outer-city 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
    Round 6: Bo's turn.
    2: Round 6: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Fletching
    2: You drew Fletching.
2 discard Writing
    Bo discarded Writing.
    2: You discarded Writing.
2 done
    Round 6: Carin's turn.
    3: Round 6: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Trebuchet, pay 1
    Carin bought Trebuchet with 1.
    3: You bought Trebuchet with 1.
* card Sorcerer
    Sorcerer came to the store.
3 discard Trebuchet
    Carin discarded Trebuchet.
    3: You discarded Trebuchet.
    Round 6: Dag's turn.
    4: Round 6: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew 2 cards to keep one.
    4: You drew 2 cards to keep one.
* card Swordsman
    4: You drew Swordsman.
* card Recruiter
    4: You drew Recruiter.
4 put back Swordsman
    Dag put Swordsman on the discard pile.
    4: You put Swordsman on the discard pile.
4 discard Mage
    Dag discarded Mage.
    4: You discarded Mage.
4 done
    Round 6: Ada's turn.
    1: Round 6: your turn.
1 buy Counting House, pay 5
    Ada bought Counting House with 5.
    1: You bought Counting House with 5.
* card Captain of the Guard
    Captain of the Guard came to the store.
1 play Counting House
    Ada played Counting House.
    1: You played Counting House.
1 done
    Round 7: Bo's turn.
    2: Round 7: your turn.
2 buy Steel, pay 1, pay 1, pay 1, pay 1
    Bo bought Steel with 1, 1, 1 and 1.
    2: You bought Steel with 1, 1, 1 and 1.
* card Three Fields
    Three Fields came to the store.
2 discard Masonry
    Bo discarded Masonry.
    2: You discarded Masonry.
2 command outer-city 2 A, top 1, to middle A
    Bo moved a unit from Bo's outer-city, squad A, to the middle, squad A.
    2: You moved a unit from your outer-city, squad A, to the middle, squad A.
2 to outer-city 1 A
    Bo moved a unit from the middle, squad A, to Ada's outer-city, squad A.
    1: Bo moved a unit from the middle, squad A, to your outer-city, squad A.
    2: You moved a unit from the middle, squad A, to Ada's outer-city, squad A.
    Round 7: Carin's turn.
    3: Round 7: your turn.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Spy
    3: You drew Spy.
3 discard coin 5
    Carin discarded coin 5.
    3: You discarded coin 5.
    Round 7: Dag's turn.
    4: Round 7: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew a card.
    4: You drew a card.
* card coin 5
    4: You drew coin 5.
4 play coin 3
    Dag played coin 3.
    4: You played coin 3.
4 done
    Round 7: Ada's turn.
    1: Round 7: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Fletching
    1: You drew Fletching.
1 play Coronation
    Ada played Coronation.
    1: You played Coronation.
1 done
    Round 8: Bo's turn.
    2: Round 8: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Archer
    2: You drew Archer.
2 discard coin 1
    Bo discarded coin 1.
    2: You discarded coin 1.
2 command outer-city 1 A, attack the walls
    Bo attacked Ada's walls with Spy.
    1: Bo attacked your walls with Spy.
    2: You attacked Ada's walls with Spy.
* dice 5
* dice 11
    Bo's attack is beaten off: 7 against 19.
    2: Your attack is beaten off: 7 against 19.
    Round 8: Carin's turn.
    3: Round 8: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 1
    3: You drew coin 1.
3 play Spy, to inner-city 3 A
    Carin played Spy to Carin's inner-city, squad A.
    3: You played Spy to your inner-city, squad A.
3 done
    Round 8: Dag's turn.
    4: Round 8: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Tournament, pay 1, pay 3, pay 1, pay 1, pay 1, pay 1
    Dag bought Tournament with 1, 1, 1, 1, 1 and 3.
    4: You bought Tournament with 1, 1, 1, 1, 1 and 3.
* card Tournament
    Tournament came to the store.
4 discard Armour
    Dag discarded Armour.
    4: You discarded Armour.
4 done
    Round 8: Ada's turn.
    1: Round 8: your turn.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card coin 1
    1: You drew coin 1.
* card coin 1
    1: You drew coin 1.
1 put back coin 1
    Ada put coin 1 on the discard pile.
    1: You put coin 1 on the discard pile.
1 discard coin 1
    Ada discarded coin 1.
    1: You discarded coin 1.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
    Round 9: Bo's turn.
    2: Round 9: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 3
    2: You drew coin 3.
2 discard Horse Breeding
    Bo discarded Horse Breeding.
    2: You discarded Horse Breeding.
2 command outer-city 1 A, attack the walls
    Bo attacked Ada's walls with Spy.
    1: Bo attacked your walls with Spy.
    2: You attacked Ada's walls with Spy.
* dice 8
* dice 3
    Bo's attack is beaten off: 10 against 11.
    2: Your attack is beaten off: 10 against 11.
    Round 9: Carin's turn.
    3: Round 9: your turn.
3 buy Pikeman, pay 1
    Carin bought Pikeman with 1.
    3: You bought Pikeman with 1.
* card Pikeman
    Pikeman came to the store.
3 discard coin 3
    Carin discarded coin 3.
    3: You discarded coin 3.
3 done
    Round 9: Dag's turn.
    4: Round 9: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew a card.
    4: You drew a card.
* card Builder
    4: You drew Builder.
4 play coin 5
    Dag played coin 5.
    4: You played coin 5.
4 command inner-city 4 A, top 1, to outer-city 4 A
    Dag moved a unit from Dag's inner-city, squad A, to Dag's outer-city, squad A.
    4: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
    Round 9: Ada's turn.
    1: Round 9: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 1
    1: You drew coin 1.
1 discard Engineering
    Ada discarded Engineering.
    1: You discarded Engineering.
1 command outer-city 1 A, attack outer-city 1 A of seat 2
    Ada attacked Bo's Spy with Swordsman: Ada's outer-city, squad A.
    1: You attacked Bo's Spy with Swordsman: your outer-city, squad A.
    2: Ada attacked your Spy with Swordsman: Ada's outer-city, squad A.
* dice 9
* dice 4
    Ada's attack wins: 13 against 6.
    1: Your attack wins: 13 against 6.
    Bo's Spy died.
    2: Your Spy died.
    Round 10: Bo's turn.
    2: Round 10: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Tax Collector
    2: You drew Tax Collector.
2 discard Archer
    Bo discarded Archer.
    2: You discarded Archer.
    Round 10: Carin's turn.
    3: Round 10: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Moneyer
    3: You drew Moneyer.
3 play coin 1
    Carin played coin 1.
    3: You played coin 1.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
    Round 10: Dag's turn.
    4: Round 10: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Watchtower, pay 1, pay 5
    Dag bought Watchtower with 1 and 5.
    4: You bought Watchtower with 1 and 5.
* card Longbows
    Longbows came to the store.
4 discard Scholar
    Dag discarded Scholar.
    4: You discarded Scholar.
4 done
    Round 10: Ada's turn.
    1: Round 10: your turn.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Archer
    1: You drew Archer.
* card Ploughs
    1: You drew Ploughs.
1 put back Archer
    Ada put Archer on the discard pile.
    1: You put Archer on the discard pile.
1 play Ploughs
    Ada played Ploughs.
    1: You played Ploughs.
1 command outer-city 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
    Round 11: Bo's turn.
    2: Round 11: your turn.
2 buy Longbows, pay 1, pay 1, pay 1, pay 1
    Bo bought Longbows with 1, 1, 1 and 1.
    2: You bought Longbows with 1, 1, 1 and 1.
* card Harbour
    Harbour came to the store.
2 discard Knight
    Bo discarded Knight.
    2: You discarded Knight.
    Round 11: Carin's turn.
    3: Round 11: your turn.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 3
    3: You drew coin 3.
3 play Pikeman, to inner-city 3 A
    Carin played Pikeman to Carin's inner-city, squad A.
    3: You played Pikeman to your inner-city, squad A.
3 command outer-city 3 A, top 1, to middle A
    Carin moved a unit from Carin's outer-city, squad A, to the middle, squad A.
    3: You moved a unit from your outer-city, squad A, to the middle, squad A.
3 to outer-city 2 A
    Carin moved a unit from the middle, squad A, to Bo's outer-city, squad A.
    2: Carin moved a unit from the middle, squad A, to your outer-city, squad A.
    3: You moved a unit from the middle, squad A, to Bo's outer-city, squad A.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
    Round 11: Dag's turn.
    4: Round 11: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew a card.
    4: You drew a card.
* card coin 1
    4: You drew coin 1.
4 discard Music
    Dag discarded Music.
    4: You discarded Music.
4 command outer-city 4 A, top 1, to inner-city 4 A
    Dag moved a unit from Dag's outer-city, squad A, to Dag's inner-city, squad A.
    4: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
    Round 11: Ada's turn.
    1: Round 11: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Smithing
    1: You drew Smithing.
1 discard Fletching
    Ada discarded Fletching.
    1: You discarded Fletching.
1 done
    Round 12: Bo's turn.
    2: Round 12: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Pikeman, pay 1, pay 1
    Bo bought Pikeman with 1 and 1.
    2: You bought Pikeman with 1 and 1.
* card Knight
    Knight came to the store.
2 play Pikeman, to inner-city 2 A
    Bo played Pikeman to Bo's inner-city, squad A.
    2: You played Pikeman to your inner-city, squad A.
2 done
    Round 12: Carin's turn.
    3: Round 12: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 3
    3: You drew coin 3.
3 discard Moneyer
    Carin discarded Moneyer.
    3: You discarded Moneyer.
3 command outer-city 2 A, attack the walls
    Carin attacked Bo's walls with Spy.
    2: Carin attacked your walls with Spy.
    3: You attacked Bo's walls with Spy.
* dice 8
* dice 5
    Carin's attack is beaten off: 11 against 11.
    3: Your attack is beaten off: 11 against 11.
3 command outer-city 3 A, top 1, to middle A
    Carin moved a unit from Carin's outer-city, squad A, to the middle, squad A.
    3: You moved a unit from your outer-city, squad A, to the middle, squad A.
3 to outer-city 2 A
    Carin moved a unit from the middle, squad A, to Bo's outer-city, squad A.
    2: Carin moved a unit from the middle, squad A, to your outer-city, squad A.
    3: You moved a unit from the middle, squad A, to Bo's outer-city, squad A.
3 done
    Round 12: Dag's turn.
    4: Round 12: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew 2 cards to keep one.
    4: You drew 2 cards to keep one.
* card Swordsman
    4: You drew Swordsman.
* card coin 3
    4: You drew coin 3.
4 put back Swordsman
    Dag put Swordsman on the discard pile.
    4: You put Swordsman on the discard pile.
4 play Watchtower
    Dag played Watchtower.
    4: You played Watchtower.
4 done
    Round 12: Ada's turn.
    1: Round 12: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
1 buy Three Fields, pay 3
    Ada bought Three Fields with 3.
    1: You bought Three Fields with 3.
* card Letters of Credit
    Letters of Credit came to the store.
1 play Three Fields
    Ada played Three Fields.
    1: You played Three Fields.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
    Round 13: Bo's turn.
    2: Round 13: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Engineering
    2: You drew Engineering.
2 play Archer, to inner-city 2 A
    Bo played Archer to Bo's inner-city, squad A.
    2: You played Archer to your inner-city, squad A.
2 done
2 arrange inner-city 2 A, lift Pikeman, to inner-city 2 A
    Bo put Pikeman on top of Bo's inner-city, squad A.
    2: You put Pikeman on top of your inner-city, squad A.
2 done
    Round 13: Carin's turn.
    3: Round 13: your turn.
3 buy Mage, pay 1, pay 1, pay 1
    Carin bought Mage with 1, 1 and 1.
    3: You bought Mage with 1, 1 and 1.
* card Trebuchet
    Trebuchet came to the store.
3 play Mage, to inner-city 3 A
    Carin played Mage to Carin's inner-city, squad A.
    3: You played Mage to your inner-city, squad A.
3 command outer-city 2 A, top 1, to middle A
    Carin moved a unit from Bo's outer-city, squad A, to the middle, squad A.
    2: Carin moved a unit from your outer-city, squad A, to the middle, squad A.
    3: You moved a unit from Bo's outer-city, squad A, to the middle, squad A.
3 to outer-city 3 A
    Carin moved a unit from the middle, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from the middle, squad A, to your outer-city, squad A.
3 command outer-city 2 A, top 1, to middle A
    Carin moved a unit from Bo's outer-city, squad A, to the middle, squad A.
    2: Carin moved a unit from your outer-city, squad A, to the middle, squad A.
    3: You moved a unit from Bo's outer-city, squad A, to the middle, squad A.
3 command inner-city 3 A, top 1, to outer-city 3 B
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad B.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
3 arrange outer-city 3 B, lift Mage, to outer-city 3 A
    Carin put Mage from Carin's outer-city, squad B, on top of Carin's outer-city, squad A.
    3: You put Mage from your outer-city, squad B, on top of your outer-city, squad A.
3 arrange outer-city 3 A, lift Mage, to outer-city 3 B
    Carin put Mage from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    3: You put Mage from your outer-city, squad A, on top of your outer-city, squad B.
3 done
    Round 13: Dag's turn.
    4: Round 13: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Letters of Credit, pay 1, pay 1, pay 1, pay 1, pay 1
    Dag bought Letters of Credit with 1, 1, 1, 1 and 1.
    4: You bought Letters of Credit with 1, 1, 1, 1 and 1.
* card Golden Age
    Golden Age came to the store.
4 play Letters of Credit
    Dag played Letters of Credit.
    4: You played Letters of Credit.
4 done
    Round 13: Ada's turn.
    1: Round 13: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 5
    1: You drew coin 5.
1 play coin 1
    Ada played coin 1.
    1: You played coin 1.
1 done
    Round 14: Bo's turn.
    2: Round 14: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Harbour, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Bo bought Harbour with 1, 1, 1, 1, 1 and 1.
    2: You bought Harbour with 1, 1, 1, 1, 1 and 1.
* card The Gilded Dome
    The Gilded Dome came to the store.
2 play Fletching
    Bo played Fletching.
    2: You played Fletching.
2 done
2 done
    Round 14: Carin's turn.
    3: Round 14: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Trebuchet, pay 1
    Carin bought Trebuchet with 1.
    3: You bought Trebuchet with 1.
* card Sorcerer
    Sorcerer came to the store.
3 play Trebuchet, to inner-city 3 A
    Carin played Trebuchet to Carin's inner-city, squad A.
    3: You played Trebuchet to your inner-city, squad A.
3 command middle A, top 1, to outer-city 1 A
    Carin moved a unit from the middle, squad A, to Ada's outer-city, squad A.
    1: Carin moved a unit from the middle, squad A, to your outer-city, squad A.
    3: You moved a unit from the middle, squad A, to Ada's outer-city, squad A.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 done
3 arrange outer-city 3 A, lift Pikeman, to outer-city 3 A
    Carin put Pikeman on top of Carin's outer-city, squad A.
    3: You put Pikeman on top of your outer-city, squad A.
3 done
    Round 14: Dag's turn.
    4: Round 14: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag gave a coin of 1 in exchange.
    4: You gave a coin of 1 in exchange.
    Dag got a coin of 3 in exchange.
    4: You got a coin of 3 in exchange.
4 buy Knight, pay 1, pay 3
    Dag bought Knight with 1 and 3.
    4: You bought Knight with 1 and 3.
* card Crossbowman
    Crossbowman came to the store.
4 play Tournament
    Dag played Tournament.
    4: You played Tournament.
4 done
    Round 14: Ada's turn.
    1: Round 14: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
1 buy Mage, pay 1, pay 1, pay 3
    Ada bought Mage with 1, 1 and 3.
    1: You bought Mage with 1, 1 and 3.
* card Crossbowman
    Crossbowman came to the store.
1 discard Smithing
    Ada discarded Smithing.
    1: You discarded Smithing.
1 command outer-city 1 A, attack outer-city 1 A of seat 3
    Ada attacked Carin's Spy with Swordsman: Ada's outer-city, squad A.
    1: You attacked Carin's Spy with Swordsman: your outer-city, squad A.
    3: Ada attacked your Spy with Swordsman: Ada's outer-city, squad A.
* dice 12
* dice 6
    Ada's attack wins: 16 against 9.
    1: Your attack wins: 16 against 9.
    Carin's Spy died.
    3: Your Spy died.
    Round 15: Bo's turn.
    2: Round 15: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 5
    2: You drew coin 5.
2 play Harbour
    Bo played Harbour.
    2: You played Harbour.
2 command inner-city 2 A, top 2, to outer-city 2 A
    Bo moved 2 units from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
2 done
    Round 15: Carin's turn.
    3: Round 15: your turn.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Swordsman
    3: You drew Swordsman.
3 play Swordsman, to inner-city 3 A
    Carin played Swordsman to Carin's inner-city, squad A.
    3: You played Swordsman to your inner-city, squad A.
3 command outer-city 3 A, top 2, to inner-city 3 B
    Carin moved 2 units from Carin's outer-city, squad A, to Carin's inner-city, squad B.
    3: You moved 2 units from your outer-city, squad A, to your inner-city, squad B.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 done
3 done
    Round 15: Dag's turn.
    4: Round 15: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew a card.
    4: You drew a card.
* card coin 3
    4: You drew coin 3.
4 play Knight, to inner-city 4 B
    Dag played Knight to Dag's inner-city, squad B.
    4: You played Knight to your inner-city, squad B.
4 done
4 arrange inner-city 4 B, lift Knight, to inner-city 4 A
    Dag put Knight from Dag's inner-city, squad B, on top of Dag's inner-city, squad A.
    4: You put Knight from your inner-city, squad B, on top of your inner-city, squad A.
4 arrange inner-city 4 A, lift Knight, to inner-city 4 B
    Dag put Knight from Dag's inner-city, squad A, on top of Dag's inner-city, squad B.
    4: You put Knight from your inner-city, squad A, on top of your inner-city, squad B.
    Round 15: Ada's turn.
    1: Round 15: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Spy
    1: You drew Spy.
1 play coin 5
    Ada played coin 5.
    1: You played coin 5.
1 done
    Round 16: Bo's turn.
    2: Round 16: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Spearman
    2: You drew Spearman.
2 play coin 5
    Bo played coin 5.
    2: You played coin 5.
2 done
2 done
    Round 16: Carin's turn.
    3: Round 16: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Spearman
    3: You drew Spearman.
3 discard coin 3
    Carin discarded coin 3.
    3: You discarded coin 3.
3 command outer-city 3 B, top 1, to middle A
    Carin moved a unit from Carin's outer-city, squad B, to the middle, squad A.
    3: You moved a unit from your outer-city, squad B, to the middle, squad A.
3 to outer-city 2 A
    Carin moved a unit from the middle, squad A, to Bo's outer-city, squad A.
    2: Carin moved a unit from the middle, squad A, to your outer-city, squad A.
    3: You moved a unit from the middle, squad A, to Bo's outer-city, squad A.
3 command inner-city 3 B, top 2, to outer-city 3 A
    Carin moved 2 units from Carin's inner-city, squad B, to Carin's outer-city, squad A.
    3: You moved 2 units from your inner-city, squad B, to your outer-city, squad A.
3 done
    Round 16: Dag's turn.
    4: Round 16: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag gave a coin of 1 in exchange.
    4: You gave a coin of 1 in exchange.
    Dag got a coin of 3 in exchange.
    4: You got a coin of 3 in exchange.
4 draw
    Dag drew 2 cards to keep one.
    4: You drew 2 cards to keep one.
* card Arithmetic
    4: You drew Arithmetic.
* card Smithing
    4: You drew Smithing.
4 put back Smithing
    Dag put Smithing on the discard pile.
    4: You put Smithing on the discard pile.
4 play Recruiter
    Dag played Recruiter.
    4: You played Recruiter.
4 take Swordsman, to inner-city 4 B
    Dag took Swordsman to Dag's inner-city, squad B.
    4: You took Swordsman to your inner-city, squad B.
4 take Swordsman, to inner-city 4 A
    Dag took Swordsman to Dag's inner-city, squad A.
    4: You took Swordsman to your inner-city, squad A.
4 command inner-city 4 A, top 1, to outer-city 4 A
    Dag moved a unit from Dag's inner-city, squad A, to Dag's outer-city, squad A.
    4: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
4 done
4 done
    Round 16: Ada's turn.
    1: Round 16: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
1 buy Mage, pay 1, pay 5
    Ada bought Mage with 1 and 5.
    1: You bought Mage with 1 and 5.
* card Knight
    Knight came to the store.
1 discard Spy
    Ada discarded Spy.
    1: You discarded Spy.
1 done
    Round 17: Bo's turn.
    2: Round 17: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Theatre, pay 1, pay 1, pay 1, pay 5
    Bo bought Theatre with 1, 1, 1 and 5.
    2: You bought Theatre with 1, 1, 1 and 5.
* card Harbour
    Harbour came to the store.
2 discard Saboteur
    Bo discarded Saboteur.
    2: You discarded Saboteur.
2 done
2 arrange outer-city 2 A, lift Archer, to outer-city 2 B
    Bo put Archer from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: You put Archer from your outer-city, squad A, on top of your outer-city, squad B.
2 done
    Round 17: Carin's turn.
    3: Round 17: your turn.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Writing
    3: You drew Writing.
3 play Writing
    Carin played Writing.
    3: You played Writing.
3 command outer-city 2 A, top 1, to middle A
    Carin moved a unit from Bo's outer-city, squad A, to the middle, squad A.
    2: Carin moved a unit from your outer-city, squad A, to the middle, squad A.
    3: You moved a unit from Bo's outer-city, squad A, to the middle, squad A.
3 to outer-city 2 A
    Carin moved a unit from the middle, squad A, to Bo's outer-city, squad A.
    2: Carin moved a unit from the middle, squad A, to your outer-city, squad A.
    3: You moved a unit from the middle, squad A, to Bo's outer-city, squad A.
3 done
3 done
    Round 17: Dag's turn.
    4: Round 17: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Longbows, pay 1, pay 3
    Dag bought Longbows with 1 and 3.
    4: You bought Longbows with 1 and 3.
* card Counterpoint
    Counterpoint came to the store.
4 discard coin 1
    Dag discarded coin 1.
    4: You discarded coin 1.
4 command inner-city 4 B, top 1, to outer-city 4 B
    Dag moved a unit from Dag's inner-city, squad B, to Dag's outer-city, squad B.
    4: You moved a unit from your inner-city, squad B, to your outer-city, squad B.
4 command inner-city 4 B, top 1, to outer-city 4 A
    Dag moved a unit from Dag's inner-city, squad B, to Dag's outer-city, squad A.
    4: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
4 to middle A
    Dag moved a unit from Dag's outer-city, squad A, to the middle, squad A.
    4: You moved a unit from your outer-city, squad A, to the middle, squad A.
4 command outer-city 4 A, top 1, to inner-city 4 B
    Dag moved a unit from Dag's outer-city, squad A, to Dag's inner-city, squad B.
    4: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
4 done
4 arrange inner-city 4 B, lift Swordsman, to inner-city 4 A
    Dag put Swordsman from Dag's inner-city, squad B, on top of Dag's inner-city, squad A.
    4: You put Swordsman from your inner-city, squad B, on top of your inner-city, squad A.
4 done
    Round 17: Ada's turn.
    1: Round 17: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Sharpshooter
    1: You drew Sharpshooter.
1 play Sharpshooter, attack middle A of seat 4
    Ada played Sharpshooter.
    1: You played Sharpshooter.
    Ada shot at Dag's Knight: the middle, squad A.
    1: You shot at Dag's Knight: the middle, squad A.
    4: Ada shot at your Knight: the middle, squad A.
* dice 6
* dice 11
    Ada's attack is beaten off: 11 against 17.
    1: Your attack is beaten off: 11 against 17.
1 command outer-city 1 A, top 1, to middle A
    Ada moved a unit from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved a unit from your outer-city, squad A, to the middle, squad A.
1 done
    Round 18: Bo's turn.
    2: Round 18: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Knight, pay 1, pay 1, pay 1, pay 1
    Bo bought Knight with 1, 1, 1 and 1.
    2: You bought Knight with 1, 1, 1 and 1.
* card Pikeman
    Pikeman came to the store.
2 play Engineering
    Bo played Engineering.
    2: You played Engineering.
2 command outer-city 2 B, attack middle A of seat 1
    Bo attacked Ada's Swordsman with Archer: the middle, squad A.
    1: Bo attacked your Swordsman with Archer: the middle, squad A.
    2: You attacked Ada's Swordsman with Archer: the middle, squad A.
* dice 4
* dice 6
    Bo's attack is beaten off: 7 against 10.
    2: Your attack is beaten off: 7 against 10.
2 done
2 arrange outer-city 2 B, lift Archer, to outer-city 2 A
    Bo put Archer from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    2: You put Archer from your outer-city, squad B, on top of your outer-city, squad A.
2 arrange outer-city 2 A, lift Pikeman, to outer-city 2 A
    Bo put Pikeman on top of Bo's outer-city, squad A.
    2: You put Pikeman on top of your outer-city, squad A.
    Round 18: Carin's turn.
    3: Round 18: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card Herald
    3: You drew Herald.
* card coin 1
    3: You drew coin 1.
3 put back coin 1
    Carin put coin 1 on the discard pile.
    3: You put coin 1 on the discard pile.
3 play Spearman, to inner-city 3 A
    Carin played Spearman to Carin's inner-city, squad A.
    3: You played Spearman to your inner-city, squad A.
3 command outer-city 2 A, attack outer-city 2 A of seat 2
    Carin attacked Bo's Pikeman with Mage: Bo's outer-city, squad A.
    2: Carin attacked your Pikeman with Mage: your outer-city, squad A.
    3: You attacked Bo's Pikeman with Mage: Bo's outer-city, squad A.
* dice 8
* dice 8
    Carin's attack is beaten off: 13 against 14.
    3: Your attack is beaten off: 13 against 14.
3 command outer-city 3 A, top 3, to middle A
    Carin moved 3 units from Carin's outer-city, squad A, to the middle, squad A.
    3: You moved 3 units from your outer-city, squad A, to the middle, squad A.
3 done
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 done
    Round 18: Dag's turn.
    4: Round 18: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag gave a coin of 1 in exchange.
    4: You gave a coin of 1 in exchange.
    Dag got a coin of 3 in exchange.
    4: You got a coin of 3 in exchange.
4 buy Pikeman, pay 1, pay 3
    Dag bought Pikeman with 1 and 3.
    4: You bought Pikeman with 1 and 3.
* card Trebuchet
    Trebuchet came to the store.
4 play Pikeman, to inner-city 4 A
    Dag played Pikeman to Dag's inner-city, squad A.
    4: You played Pikeman to your inner-city, squad A.
4 command middle A, attack middle A of seat 1
    Dag attacked Ada's Swordsman with Knight: the middle, squad A.
    1: Dag attacked your Swordsman with Knight: the middle, squad A.
    4: You attacked Ada's Swordsman with Knight: the middle, squad A.
* dice 3
* dice 8
    Dag's attack is beaten off: 10 against 12.
    4: Your attack is beaten off: 10 against 12.
4 command outer-city 4 B, top 1, to middle A
    Dag moved a unit from Dag's outer-city, squad B, to the middle, squad A.
    4: You moved a unit from your outer-city, squad B, to the middle, squad A.
4 to outer-city 4 A
    Dag moved a unit from the middle, squad A, to Dag's outer-city, squad A.
    4: You moved a unit from the middle, squad A, to your outer-city, squad A.
4 done
4 done
    Round 18: Ada's turn.
    1: Round 18: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 3 in exchange.
    1: You gave a coin of 3 in exchange.
    Ada got a coin of 5 in exchange.
    1: You got a coin of 5 in exchange.
1 buy Harbour, pay 1, pay 1, pay 5
    Ada bought Harbour with 1, 1 and 5.
    1: You bought Harbour with 1, 1 and 5.
* card Theatre
    Theatre came to the store.
1 play Mage, to inner-city 1 A
    Ada played Mage to Ada's inner-city, squad A.
    1: You played Mage to your inner-city, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 done
    Round 19: Bo's turn.
    2: Round 19: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Trebuchet, pay 1
    Bo bought Trebuchet with 1.
    2: You bought Trebuchet with 1.
* card Pikeman
    Pikeman came to the store.
2 discard Longbows
    Bo discarded Longbows.
    2: You discarded Longbows.
2 done
2 done
    Round 19: Carin's turn.
    3: Round 19: your turn.
3 buy Pikeman, pay 1
    Carin bought Pikeman with 1.
    3: You bought Pikeman with 1.
* card Knight
    Knight came to the store.
3 discard coin 3
    Carin discarded coin 3.
    3: You discarded coin 3.
3 command middle A, attack middle A of seat 1
    Carin attacked Ada's Swordsman with Pikeman: the middle, squad A.
    1: Carin attacked your Swordsman with Pikeman: the middle, squad A.
    3: You attacked Ada's Swordsman with Pikeman: the middle, squad A.
* dice 3
* dice 8
    Carin's attack is beaten off: 8 against 12.
    3: Your attack is beaten off: 8 against 12.
3 command outer-city 2 A, top 1, to middle B
    Carin moved a unit from Bo's outer-city, squad A, to the middle, squad B.
    2: Carin moved a unit from your outer-city, squad A, to the middle, squad B.
    3: You moved a unit from Bo's outer-city, squad A, to the middle, squad B.
3 to outer-city 3 B
    Carin moved a unit from the middle, squad B, to Carin's outer-city, squad B.
    3: You moved a unit from the middle, squad B, to your outer-city, squad B.
3 done
3 arrange outer-city 3 A, lift Spearman, to outer-city 3 B
    Carin put Spearman from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    3: You put Spearman from your outer-city, squad A, on top of your outer-city, squad B.
3 arrange outer-city 3 B, lift Spearman, to outer-city 3 A
    Carin put Spearman from Carin's outer-city, squad B, on top of Carin's outer-city, squad A.
    3: You put Spearman from your outer-city, squad B, on top of your outer-city, squad A.
3 done
    Round 19: Dag's turn.
    4: Round 19: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew a card.
    4: You drew a card.
* card coin 5
    4: You drew coin 5.
4 play coin 5
    Dag played coin 5.
    4: You played coin 5.
4 command middle A, attack middle A of seat 1
    Dag attacked Ada's Swordsman with Knight: the middle, squad A.
    1: Dag attacked your Swordsman with Knight: the middle, squad A.
    4: You attacked Ada's Swordsman with Knight: the middle, squad A.
* dice 10
* dice 7
    Dag's attack wins: 17 against 11.
    4: Your attack wins: 17 against 11.
    Ada's Swordsman died.
    1: Your Swordsman died.
4 command middle A, attack middle A of seat 3
    Dag attacked Carin's Pikeman with Knight: the middle, squad A.
    3: Dag attacked your Pikeman with Knight: the middle, squad A.
    4: You attacked Carin's Pikeman with Knight: the middle, squad A.
* dice 5
* dice 4
    Dag's attack wins: 12 against 11.
    4: Your attack wins: 12 against 11.
    Carin's Pikeman died.
    3: Your Pikeman died.
4 done
4 arrange inner-city 4 A, lift Swordsman, to inner-city 4 A
    Dag put Swordsman on top of Dag's inner-city, squad A.
    4: You put Swordsman on top of your inner-city, squad A.
4 arrange inner-city 4 A, lift Pikeman, to inner-city 4 A
    Dag put Pikeman on top of Dag's inner-city, squad A.
    4: You put Pikeman on top of your inner-city, squad A.
4 done
    Round 19: Ada's turn.
    1: Round 19: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 1
    1: You drew coin 1.
1 play Mage, to inner-city 1 A
    Ada played Mage to Ada's inner-city, squad A.
    1: You played Mage to your inner-city, squad A.
1 done
    Round 20: Bo's turn.
    2: Round 20: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Archer
    2: You drew Archer.
2 play coin 3
    Bo played coin 3.
    2: You played coin 3.
2 command outer-city 2 A, top 1, to inner-city 2 A
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
2 command outer-city 2 A, attack middle A of seat 3
    Bo attacked Carin's Trebuchet with Archer: the middle, squad A.
    2: You attacked Carin's Trebuchet with Archer: the middle, squad A.
    3: Bo attacked your Trebuchet with Archer: the middle, squad A.
* dice 8
* dice 5
    Bo's attack wins: 11 against 9.
    2: Your attack wins: 11 against 9.
    Carin's Trebuchet died.
    3: Your Trebuchet died.
2 command outer-city 2 A, attack middle A of seat 4
    Bo attacked Dag's Knight with Archer: the middle, squad A.
    2: You attacked Dag's Knight with Archer: the middle, squad A.
    4: Bo attacked your Knight with Archer: the middle, squad A.
* dice 11
* dice 6
    Bo's attack wins: 14 against 12.
    2: Your attack wins: 14 against 12.
    Dag's Knight died.
    4: Your Knight died.
2 command outer-city 2 A, attack middle A of seat 3
    Bo attacked Carin's Swordsman with Archer: the middle, squad A.
    2: You attacked Carin's Swordsman with Archer: the middle, squad A.
    3: Bo attacked your Swordsman with Archer: the middle, squad A.
* dice 7
* dice 4
    Bo's attack wins: 10 against 9.
    2: Your attack wins: 10 against 9.
    Carin's Swordsman died.
    3: Your Swordsman died.
    Round 20: Carin's turn.
    3: Round 20: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Crossbowman, pay 1, pay 1
    Carin bought Crossbowman with 1 and 1.
    3: You bought Crossbowman with 1 and 1.
* card Trebuchet
    Trebuchet came to the store.
3 play Pikeman, to inner-city 3 A
    Carin played Pikeman to Carin's inner-city, squad A.
    3: You played Pikeman to your inner-city, squad A.
3 command outer-city 3 A, top 1, to middle A
    Carin moved a unit from Carin's outer-city, squad A, to the middle, squad A.
    3: You moved a unit from your outer-city, squad A, to the middle, squad A.
3 to outer-city 3 B
    Carin moved a unit from the middle, squad A, to Carin's outer-city, squad B.
    3: You moved a unit from the middle, squad A, to your outer-city, squad B.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 arrange outer-city 3 B, lift Mage, to outer-city 3 B
    Carin put Mage on top of Carin's outer-city, squad B.
    3: You put Mage on top of your outer-city, squad B.
3 done
    Round 20: Dag's turn.
    4: Round 20: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag gave a coin of 1 in exchange.
    4: You gave a coin of 1 in exchange.
    Dag got a coin of 3 in exchange.
    4: You got a coin of 3 in exchange.
4 draw
    Dag drew 2 cards to keep one.
    4: You drew 2 cards to keep one.
* card Coronation
    4: You drew Coronation.
* card Swordsman
    4: You drew Swordsman.
4 put back Coronation
    Dag put Coronation on the discard pile.
    4: You put Coronation on the discard pile.
4 discard coin 3
    Dag discarded coin 3.
    4: You discarded coin 3.
4 command outer-city 4 A, top 1, to inner-city 4 A
    Dag moved a unit from Dag's outer-city, squad A, to Dag's inner-city, squad A.
    4: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
4 done
    Round 20: Ada's turn.
    1: Round 20: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Archer
    1: You drew Archer.
* card Builder
    1: You drew Builder.
1 put back Builder
    Ada put Builder on the discard pile.
    1: You put Builder on the discard pile.
1 play Harbour
    Ada played Harbour.
    1: You played Harbour.
1 command inner-city 1 A, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's walls, squad A.
    1: You moved a unit from your inner-city, squad A, to your walls, squad A.
1 command outer-city 1 A, top 1, to walls 1 A
    Ada moved a unit from Ada's outer-city, squad A, to Ada's walls, squad A.
    1: You moved a unit from your outer-city, squad A, to your walls, squad A.
1 arrange walls 1 A, lift Mage, to walls 1 A
    Ada put Mage on top of Ada's walls, squad A.
    1: You put Mage on top of your walls, squad A.
1 arrange walls 1 A, lift Mage, to walls 1 A
    Ada put Mage on top of Ada's walls, squad A.
    1: You put Mage on top of your walls, squad A.
    Round 21: Bo's turn.
    2: Round 21: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 5
    2: You drew coin 5.
2 play coin 5
    Bo played coin 5.
    2: You played coin 5.
2 command outer-city 2 A, top 1, to walls 2 A
    Bo moved a unit from Bo's outer-city, squad A, to Bo's walls, squad A.
    2: You moved a unit from your outer-city, squad A, to your walls, squad A.
2 done
    Round 21: Carin's turn.
    3: Round 21: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card coin 3
    3: You drew coin 3.
* card coin 1
    3: You drew coin 1.
3 put back coin 1
    Carin put coin 1 on the discard pile.
    3: You put coin 1 on the discard pile.
3 play Crossbowman, to inner-city 3 A
    Carin played Crossbowman to Carin's inner-city, squad A.
    3: You played Crossbowman to your inner-city, squad A.
3 command outer-city 3 B, top 2, to inner-city 3 B
    Carin moved 2 units from Carin's outer-city, squad B, to Carin's inner-city, squad B.
    3: You moved 2 units from your outer-city, squad B, to your inner-city, squad B.
3 command outer-city 3 A, top 1, to middle A
    Carin moved a unit from Carin's outer-city, squad A, to the middle, squad A.
    3: You moved a unit from your outer-city, squad A, to the middle, squad A.
3 to outer-city 1 A
    Carin moved a unit from the middle, squad A, to Ada's outer-city, squad A.
    1: Carin moved a unit from the middle, squad A, to your outer-city, squad A.
    3: You moved a unit from the middle, squad A, to Ada's outer-city, squad A.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 done
    Round 21: Dag's turn.
    4: Round 21: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Crossbowman, pay 5
    Dag bought Crossbowman with 5.
    4: You bought Crossbowman with 5.
* card Knight
    Knight came to the store.
4 play Arithmetic
    Dag played Arithmetic.
    4: You played Arithmetic.
4 done
4 arrange inner-city 4 A, lift Pikeman, to inner-city 4 A
    Dag put Pikeman on top of Dag's inner-city, squad A.
    4: You put Pikeman on top of your inner-city, squad A.
4 arrange inner-city 4 A, lift Swordsman, to inner-city 4 B
    Dag put Swordsman from Dag's inner-city, squad A, on top of Dag's inner-city, squad B.
    4: You put Swordsman from your inner-city, squad A, on top of your inner-city, squad B.
4 done
    Round 21: Ada's turn.
    1: Round 21: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Knight, pay 1, pay 1, pay 3
    Ada bought Knight with 1, 1 and 3.
    1: You bought Knight with 1, 1 and 3.
* card Crossbowman
    Crossbowman came to the store.
1 play Knight, to inner-city 1 A
    Ada played Knight to Ada's inner-city, squad A.
    1: You played Knight to your inner-city, squad A.
1 command walls 1 A, attack outer-city 1 A of seat 3
    Ada attacked Carin's Pikeman with Mage: Ada's outer-city, squad A.
    1: You attacked Carin's Pikeman with Mage: your outer-city, squad A.
    3: Ada attacked your Pikeman with Mage: Ada's outer-city, squad A.
* dice 11
* dice 4
    Ada's attack wins: 15 against 11.
    1: Your attack wins: 15 against 11.
    Carin's Pikeman died.
    3: Your Pikeman died.
1 done
1 done
    Round 22: Bo's turn.
    2: Round 22: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 5
    2: You drew coin 5.
2 play Spearman, to inner-city 2 B
    Bo played Spearman to Bo's inner-city, squad B.
    2: You played Spearman to your inner-city, squad B.
2 done
2 done
    Round 22: Carin's turn.
    3: Round 22: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Trebuchet, pay 1
    Carin bought Trebuchet with 1.
    3: You bought Trebuchet with 1.
* card Sorcerer
    Sorcerer came to the store.
3 play Herald, take Tournament
    Carin played Herald.
    3: You played Herald.
    Carin took Tournament into the city.
    3: You took Tournament into the city.
* card Song of Praise
    Song of Praise came to the store.
3 command inner-city 3 B, top 2, to outer-city 3 B
    Carin moved 2 units from Carin's inner-city, squad B, to Carin's outer-city, squad B.
    3: You moved 2 units from your inner-city, squad B, to your outer-city, squad B.
3 command outer-city 3 A, top 1, to middle A
    Carin moved a unit from Carin's outer-city, squad A, to the middle, squad A.
    3: You moved a unit from your outer-city, squad A, to the middle, squad A.
3 to outer-city 1 A
    Carin moved a unit from the middle, squad A, to Ada's outer-city, squad A.
    1: Carin moved a unit from the middle, squad A, to your outer-city, squad A.
    3: You moved a unit from the middle, squad A, to Ada's outer-city, squad A.
3 done
    Round 22: Dag's turn.
    4: Round 22: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag gave a coin of 3 in exchange.
    4: You gave a coin of 3 in exchange.
    Dag got a coin of 5 in exchange.
    4: You got a coin of 5 in exchange.
4 buy Tournament, pay 5, pay 1, pay 1, pay 1
    Dag bought Tournament with 1, 1, 1 and 5.
    4: You bought Tournament with 1, 1, 1 and 5.
* card Tournament
    Tournament came to the store.
4 play Tournament
    Dag played Tournament.
    4: You played Tournament.
4 done
4 arrange inner-city 4 B, lift Swordsman, to inner-city 4 A
    Dag put Swordsman from Dag's inner-city, squad B, on top of Dag's inner-city, squad A.
    4: You put Swordsman from your inner-city, squad B, on top of your inner-city, squad A.
4 arrange inner-city 4 A, lift Pikeman, to inner-city 4 A
    Dag put Pikeman on top of Dag's inner-city, squad A.
    4: You put Pikeman on top of your inner-city, squad A.
4 done
    Round 22: Ada's turn.
    1: Round 22: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Painting
    1: You drew Painting.
* card coin 10
    1: You drew coin 10.
1 put back Painting
    Ada put Painting on the discard pile.
    1: You put Painting on the discard pile.
1 discard coin 10
    Ada discarded coin 10.
    1: You discarded coin 10.
1 command walls 1 A, attack outer-city 1 A of seat 3
    Ada attacked Carin's Crossbowman with Mage: Ada's outer-city, squad A.
    1: You attacked Carin's Crossbowman with Mage: your outer-city, squad A.
    3: Ada attacked your Crossbowman with Mage: Ada's outer-city, squad A.
* dice 6
* dice 8
    Ada's attack is beaten off: 10 against 12.
    1: Your attack is beaten off: 10 against 12.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 to inner-city 1 A
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
1 arrange walls 1 A, lift Mage, to walls 1 A
    Ada put Mage on top of Ada's walls, squad A.
    1: You put Mage on top of your walls, squad A.
1 done
    Round 23: Bo's turn.
    2: Round 23: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Recruiter
    2: You drew Recruiter.
2 play coin 5
    Bo played coin 5.
    2: You played coin 5.
2 command walls 2 A, top 1, to inner-city 2 B
    Bo moved a unit from Bo's walls, squad A, to Bo's inner-city, squad B.
    2: You moved a unit from your walls, squad A, to your inner-city, squad B.
2 done
2 arrange inner-city 2 B, lift Spearman, to inner-city 2 B
    Bo put Spearman on top of Bo's inner-city, squad B.
    2: You put Spearman on top of your inner-city, squad B.
2 done
    Round 23: Carin's turn.
    3: Round 23: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card Spearman
    3: You drew Spearman.
* card Saboteur
    3: You drew Saboteur.
3 put back Saboteur
    Carin put Saboteur on the discard pile.
    3: You put Saboteur on the discard pile.
3 play coin 3
    Carin played coin 3.
    3: You played coin 3.
3 command outer-city 1 A, attack walls 1 A of seat 1
    Carin attacked Ada's Mage with Crossbowman: Ada's walls, squad A.
    1: Carin attacked your Mage with Crossbowman: your walls, squad A.
    3: You attacked Ada's Mage with Crossbowman: Ada's walls, squad A.
* dice 4
* dice 3
    Carin's attack wins: 8 against 7.
    3: Your attack wins: 8 against 7.
    Ada's Mage died.
    1: Your Mage died.
3 command outer-city 3 B, top 1, to walls 3 A
    Carin moved a unit from Carin's outer-city, squad B, to Carin's walls, squad A.
    3: You moved a unit from your outer-city, squad B, to your walls, squad A.
3 command outer-city 1 A, attack walls 1 A of seat 1
    Carin attacked Ada's Mage with Crossbowman: Ada's walls, squad A.
    1: Carin attacked your Mage with Crossbowman: your walls, squad A.
    3: You attacked Ada's Mage with Crossbowman: Ada's walls, squad A.
* dice 8
* dice 5
    Carin's attack wins: 12 against 9.
    3: Your attack wins: 12 against 9.
    Ada's Mage died.
    1: Your Mage died.
3 command outer-city 1 A, attack the walls
    Carin attacked Ada's walls with Crossbowman.
    1: Carin attacked your walls with Crossbowman.
    3: You attacked Ada's walls with Crossbowman.
* dice 5
* dice 7
    Carin's attack is beaten off: 9 against 15.
    3: Your attack is beaten off: 9 against 15.
3 done
    Round 23: Dag's turn.
    4: Round 23: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew a card.
    4: You drew a card.
* card coin 3
    4: You drew coin 3.
4 play coin 3
    Dag played coin 3.
    4: You played coin 3.
4 done
4 done
    Round 23: Ada's turn.
    1: Round 23: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Knight, pay 1, pay 1, pay 1, pay 3
    Ada bought Knight with 1, 1, 1 and 3.
    1: You bought Knight with 1, 1, 1 and 3.
* card Pikeman
    Pikeman came to the store.
1 play Knight, to inner-city 1 A
    Ada played Knight to Ada's inner-city, squad A.
    1: You played Knight to your inner-city, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 to inner-city 1 A
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
1 done
    Round 24: Bo's turn.
    2: Round 24: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Tournament, pay 1, pay 3, pay 1, pay 5
    Bo bought Tournament with 1, 1, 3 and 5.
    2: You bought Tournament with 1, 1, 3 and 5.
* card Great Embassy
    Great Embassy came to the store.
2 discard Steel
    Bo discarded Steel.
    2: You discarded Steel.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 command inner-city 2 B, top 2, to outer-city 2 B
    Bo moved 2 units from Bo's inner-city, squad B, to Bo's outer-city, squad B.
    2: You moved 2 units from your inner-city, squad B, to your outer-city, squad B.
2 done
    Round 24: Carin's turn.
    3: Round 24: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card coin 5
    3: You drew coin 5.
* card coin 3
    3: You drew coin 3.
3 put back coin 3
    Carin put coin 3 on the discard pile.
    3: You put coin 3 on the discard pile.
3 play Trebuchet, to inner-city 3 A
    Carin played Trebuchet to Carin's inner-city, squad A.
    3: You played Trebuchet to your inner-city, squad A.
3 command outer-city 1 A, attack the walls
    Carin attacked Ada's walls with Crossbowman.
    1: Carin attacked your walls with Crossbowman.
    3: You attacked Ada's walls with Crossbowman.
* dice 7
* dice 10
    Carin's attack is beaten off: 11 against 18.
    3: Your attack is beaten off: 11 against 18.
3 done
    Round 24: Dag's turn.
    4: Round 24: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag gave a coin of 3 in exchange.
    4: You gave a coin of 3 in exchange.
    Dag got a coin of 5 in exchange.
    4: You got a coin of 5 in exchange.
4 buy Crossbowman, pay 1, pay 5
    Dag bought Crossbowman with 1 and 5.
    4: You bought Crossbowman with 1 and 5.
* card Trebuchet
    Trebuchet came to the store.
4 play coin 3
    Dag played coin 3.
    4: You played coin 3.
4 done
4 done
    Round 24: Ada's turn.
    1: Round 24: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
1 buy Song of Praise, pay 3
    Ada bought Song of Praise with 3.
    1: You bought Song of Praise with 3.
* card Great Embassy
    Great Embassy came to the store.
1 discard Archer
    Ada discarded Archer.
    1: You discarded Archer.
1 done
1 done
    Round 25: Bo's turn.
    2: Round 25: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy The Gilded Dome, pay 1, pay 1, pay 5, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Bo bought The Gilded Dome with 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 and 5.
    2: You bought The Gilded Dome with 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 and 5.
* card School
    School came to the store.
2 play Tax Collector
    Bo played Tax Collector.
    2: You played Tax Collector.
    Carin gave a coin of 3 as a levy.
    3: You gave a coin of 3 as a levy.
    Bo got a coin of 3 as a levy.
    2: You got a coin of 3 as a levy.
    Dag gave a coin of 3 as a levy.
    4: You gave a coin of 3 as a levy.
    Bo got a coin of 3 as a levy.
    2: You got a coin of 3 as a levy.
    Ada gave a coin of 1 as a levy.
    1: You gave a coin of 1 as a levy.
    Bo got a coin of 1 as a levy.
    2: You got a coin of 1 as a levy.
2 command outer-city 2 B, top 2, to inner-city 2 A
    Bo moved 2 units from Bo's outer-city, squad B, to Bo's inner-city, squad A.
    2: You moved 2 units from your outer-city, squad B, to your inner-city, squad A.
2 command outer-city 2 A, top 1, to inner-city 2 B
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad B.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
2 arrange inner-city 2 A, lift Spearman, to inner-city 2 B
    Bo put Spearman from Bo's inner-city, squad A, on top of Bo's inner-city, squad B.
    2: You put Spearman from your inner-city, squad A, on top of your inner-city, squad B.
2 arrange inner-city 2 B, lift Spearman, to inner-city 2 A
    Bo put Spearman from Bo's inner-city, squad B, on top of Bo's inner-city, squad A.
    2: You put Spearman from your inner-city, squad B, on top of your inner-city, squad A.
2 done
    Round 25: Carin's turn.
    3: Round 25: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card Moneyer
    3: You drew Moneyer.
* card Spearman
    3: You drew Spearman.
3 put back Moneyer
    Carin put Moneyer on the discard pile.
    3: You put Moneyer on the discard pile.
3 play Spearman, to inner-city 3 A
    Carin played Spearman to Carin's inner-city, squad A.
    3: You played Spearman to your inner-city, squad A.
3 command outer-city 1 A, attack the walls
    Carin attacked Ada's walls with Crossbowman.
    1: Carin attacked your walls with Crossbowman.
    3: You attacked Ada's walls with Crossbowman.
* dice 7
* dice 9
    Carin's attack is beaten off: 11 against 17.
    3: Your attack is beaten off: 11 against 17.
3 done
3 done
    Round 25: Dag's turn.
    4: Round 25: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Trebuchet, pay 1
    Dag bought Trebuchet with 1.
    4: You bought Trebuchet with 1.
* card Crossbowman
    Crossbowman came to the store.
4 play Crossbowman, to inner-city 4 A
    Dag played Crossbowman to Dag's inner-city, squad A.
    4: You played Crossbowman to your inner-city, squad A.
4 command inner-city 4 A, top 1, to walls 4 A
    Dag moved a unit from Dag's inner-city, squad A, to Dag's walls, squad A.
    4: You moved a unit from your inner-city, squad A, to your walls, squad A.
4 done
4 arrange inner-city 4 A, lift Swordsman, to inner-city 4 B
    Dag put Swordsman from Dag's inner-city, squad A, on top of Dag's inner-city, squad B.
    4: You put Swordsman from your inner-city, squad A, on top of your inner-city, squad B.
4 done
    Round 25: Ada's turn.
    1: Round 25: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Pikeman, pay 1, pay 1
    Ada bought Pikeman with 1 and 1.
    1: You bought Pikeman with 1 and 1.
    Crossbowman came to the store.
1 play Song of Praise
    Ada played Song of Praise.
    1: You played Song of Praise.
1 command inner-city 1 A, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
1 to inner-city 1 A
    Ada moved 2 units from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved 2 units from your outer-city, squad A, to your inner-city, squad A.
1 done
    Round 26: Bo's turn.
    2: Round 26: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 3
    2: You drew coin 3.
2 play coin 3
    Bo played coin 3.
    2: You played coin 3.
2 done
2 done
    Round 26: Carin's turn.
    3: Round 26: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card Spearman
    3: You drew Spearman.
* card coin 3
    3: You drew coin 3.
3 put back coin 3
    Carin put coin 3 on the discard pile.
    3: You put coin 3 on the discard pile.
3 play coin 1
    Carin played coin 1.
    3: You played coin 1.
3 command outer-city 1 A, attack the walls
    Carin attacked Ada's walls with Crossbowman.
    1: Carin attacked your walls with Crossbowman.
    3: You attacked Ada's walls with Crossbowman.
* dice 3
* dice 6
    Carin's attack is beaten off: 7 against 14.
    3: Your attack is beaten off: 7 against 14.
3 command inner-city 3 A, top 2, to outer-city 3 A
    Carin moved 2 units from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
3 command walls 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's walls, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your walls, squad A, to your outer-city, squad A.
3 command outer-city 3 B, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad B, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad B, to your inner-city, squad A.
3 done
    Round 26: Dag's turn.
    4: Round 26: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag gave a coin of 1 in exchange.
    4: You gave a coin of 1 in exchange.
    Dag got a coin of 3 in exchange.
    4: You got a coin of 3 in exchange.
4 buy Theatre, pay 3, pay 1
    Dag bought Theatre with 1 and 3.
    4: You bought Theatre with 1 and 3.
* card Court Poet
    Court Poet came to the store.
4 play Theatre
    Dag played Theatre.
    4: You played Theatre.
4 done
4 arrange inner-city 4 A, lift Pikeman, to inner-city 4 B
    Dag put Pikeman from Dag's inner-city, squad A, on top of Dag's inner-city, squad B.
    4: You put Pikeman from your inner-city, squad A, on top of your inner-city, squad B.
4 done
    Round 26: Ada's turn.
    1: Round 26: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Coinage
    1: You drew Coinage.
* card Sharpshooter
    1: You drew Sharpshooter.
1 put back Sharpshooter
    Ada put Sharpshooter on the discard pile.
    1: You put Sharpshooter on the discard pile.
1 play Coinage
    Ada played Coinage.
    1: You played Coinage.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 done
1 done
    Round 27: Bo's turn.
    2: Round 27: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Spearman
    2: You drew Spearman.
2 play The Gilded Dome
    Bo played The Gilded Dome.
    2: You played The Gilded Dome.
2 done
2 done
    Round 27: Carin's turn.
    3: Round 27: your turn.
3 buy Crossbowman, pay 1, pay 1
    Carin bought Crossbowman with 1 and 1.
    3: You bought Crossbowman with 1 and 1.
    Trebuchet came to the store.
3 play Crossbowman, to inner-city 3 A
    Carin played Crossbowman to Carin's inner-city, squad A.
    3: You played Crossbowman to your inner-city, squad A.
3 done
3 arrange inner-city 3 A, lift Spearman, to inner-city 3 A
    Carin put Spearman on top of Carin's inner-city, squad A.
    3: You put Spearman on top of your inner-city, squad A.
3 done
    Round 27: Dag's turn.
    4: Round 27: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew a card.
    4: You drew a card.
* card coin 5
    4: You drew coin 5.
4 play coin 5
    Dag played coin 5.
    4: You played coin 5.
4 command walls 4 A, top 1, to inner-city 4 A
    Dag moved a unit from Dag's walls, squad A, to Dag's inner-city, squad A.
    4: You moved a unit from your walls, squad A, to your inner-city, squad A.
4 done
4 arrange inner-city 4 A, lift Swordsman, to inner-city 4 A
    Dag put Swordsman on top of Dag's inner-city, squad A.
    4: You put Swordsman on top of your inner-city, squad A.
4 arrange inner-city 4 A, lift Swordsman, to inner-city 4 A
    Dag put Swordsman on top of Dag's inner-city, squad A.
    4: You put Swordsman on top of your inner-city, squad A.
4 done
    Round 27: Ada's turn.
    1: Round 27: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy School, pay 1, pay 1, pay 1
    Ada bought School with 1, 1 and 1.
    1: You bought School with 1, 1 and 1.
* card Siege Master
    Siege Master came to the store.
1 play coin 1
    Ada played coin 1.
    1: You played coin 1.
1 command outer-city 1 A, attack outer-city 1 A of seat 3
    Ada attacked Carin's Crossbowman with Knight: Ada's outer-city, squad A.
    1: You attacked Carin's Crossbowman with Knight: your outer-city, squad A.
    3: Ada attacked your Crossbowman with Knight: Ada's outer-city, squad A.
* dice 9
* dice 4
    Ada's attack wins: 15 against 8.
    1: Your attack wins: 15 against 8.
    Carin's Crossbowman died.
    3: Your Crossbowman died.
1 done
    Round 28: Bo's turn.
    2: Round 28: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 1
    2: You drew coin 1.
2 discard Tournament
    Bo discarded Tournament.
    2: You discarded Tournament.
2 command inner-city 2 B, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad B, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
2 done
2 done
    Round 28: Carin's turn.
    3: Round 28: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Trebuchet, pay 1
    Carin bought Trebuchet with 1.
    3: You bought Trebuchet with 1.
    Mage came to the store.
3 play Trebuchet, to inner-city 3 A
    Carin played Trebuchet to Carin's inner-city, squad A.
    3: You played Trebuchet to your inner-city, squad A.
3 command outer-city 3 A, top 3, to middle A
    Carin moved 3 units from Carin's outer-city, squad A, to the middle, squad A.
    3: You moved 3 units from your outer-city, squad A, to the middle, squad A.
3 to outer-city 1 A
    Carin moved 3 units from the middle, squad A, to Ada's outer-city, squad A.
    1: Carin moved 3 units from the middle, squad A, to your outer-city, squad A.
    3: You moved 3 units from the middle, squad A, to Ada's outer-city, squad A.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 command inner-city 3 A, top 2, to outer-city 3 A
    Carin moved 2 units from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
3 done
    Round 28: Dag's turn.
    4: Round 28: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag gave a coin of 1 in exchange.
    4: You gave a coin of 1 in exchange.
    Dag got a coin of 3 in exchange.
    4: You got a coin of 3 in exchange.
4 buy Tournament, pay 5, pay 1, pay 3
    Dag bought Tournament with 1, 3 and 5.
    4: You bought Tournament with 1, 3 and 5.
* card Song of Praise
    Song of Praise came to the store.
4 play Tournament
    Dag played Tournament.
    4: You played Tournament.
4 command inner-city 4 A, top 2, to outer-city 4 A
    Dag moved 2 units from Dag's inner-city, squad A, to Dag's outer-city, squad A.
    4: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
4 command inner-city 4 B, top 2, to outer-city 4 B
    Dag moved 2 units from Dag's inner-city, squad B, to Dag's outer-city, squad B.
    4: You moved 2 units from your inner-city, squad B, to your outer-city, squad B.
4 command inner-city 4 A, top 1, to walls 4 A
    Dag moved a unit from Dag's inner-city, squad A, to Dag's walls, squad A.
    4: You moved a unit from your inner-city, squad A, to your walls, squad A.
4 done
    Round 28: Ada's turn.
    1: Round 28: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 3 in exchange.
    1: You gave a coin of 3 in exchange.
    Ada got a coin of 5 in exchange.
    1: You got a coin of 5 in exchange.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Swordsman
    1: You drew Swordsman.
* card Builder
    1: You drew Builder.
1 put back Builder
    Ada put Builder on the discard pile.
    1: You put Builder on the discard pile.
1 play School
    Ada played School.
    1: You played School.
1 command outer-city 1 A, attack outer-city 1 A of seat 3
    Ada attacked Carin's Mage with Knight: Ada's outer-city, squad A.
    1: You attacked Carin's Mage with Knight: your outer-city, squad A.
    3: Ada attacked your Mage with Knight: Ada's outer-city, squad A.
* dice 9
* dice 9
    Ada's attack wins: 15 against 14.
    1: Your attack wins: 15 against 14.
    Carin's Mage died.
    3: Your Mage died.
1 done
    Round 29: Bo's turn.
    2: Round 29: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Counterpoint, pay 3, pay 1
    Bo bought Counterpoint with 1 and 3.
    2: You bought Counterpoint with 1 and 3.
* card Foundry
    Foundry came to the store.
2 play Trebuchet, to inner-city 2 A
    Bo played Trebuchet to Bo's inner-city, squad A.
    2: You played Trebuchet to your inner-city, squad A.
2 command outer-city 2 A, top 1, to inner-city 2 A
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
2 done
    Round 29: Carin's turn.
    3: Round 29: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card Arithmetic
    3: You drew Arithmetic.
* card Spearman
    3: You drew Spearman.
3 put back Spearman
    Carin put Spearman on the discard pile.
    3: You put Spearman on the discard pile.
3 play Spearman, to inner-city 3 A
    Carin played Spearman to Carin's inner-city, squad A.
    3: You played Spearman to your inner-city, squad A.
3 done
3 done
    Round 29: Dag's turn.
    4: Round 29: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew a card.
    4: You drew a card.
* card Horse Breeding
    4: You drew Horse Breeding.
4 play Swordsman, to inner-city 4 A
    Dag played Swordsman to Dag's inner-city, squad A.
    4: You played Swordsman to your inner-city, squad A.
4 command inner-city 4 A, top 1, to outer-city 4 A
    Dag moved a unit from Dag's inner-city, squad A, to Dag's outer-city, squad A.
    4: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
4 command outer-city 4 B, top 2, to inner-city 4 A
    Dag moved 2 units from Dag's outer-city, squad B, to Dag's inner-city, squad A.
    4: You moved 2 units from your outer-city, squad B, to your inner-city, squad A.
4 done
4 done
    Round 29: Ada's turn.
    1: Round 29: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Great Embassy, pay 5, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Ada bought Great Embassy with 1, 1, 1, 1, 1, 1, 1 and 5.
    1: You bought Great Embassy with 1, 1, 1, 1, 1, 1, 1 and 5.
* card Great Embassy
    Great Embassy came to the store.
1 play Great Embassy
    Ada played Great Embassy.
    1: You played Great Embassy.
1 command outer-city 1 A, top 1, to inner-city 1 B
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad B.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
1 done
1 done
1 arrange inner-city 1 A, lift Knight, to inner-city 1 B
    Ada put Knight from Ada's inner-city, squad A, on top of Ada's inner-city, squad B.
    1: You put Knight from your inner-city, squad A, on top of your inner-city, squad B.
1 done
    Round 30: Bo's turn.
    2: Round 30: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 1
    2: You drew coin 1.
2 play Recruiter
    Bo played Recruiter.
    2: You played Recruiter.
2 take Archer, to inner-city 2 B
    Bo took Archer to Bo's inner-city, squad B.
    2: You took Archer to your inner-city, squad B.
2 take Swordsman, to inner-city 2 A
    Bo took Swordsman to Bo's inner-city, squad A.
    2: You took Swordsman to your inner-city, squad A.
2 command inner-city 2 B, top 1, to walls 2 A
    Bo moved a unit from Bo's inner-city, squad B, to Bo's walls, squad A.
    2: You moved a unit from your inner-city, squad B, to your walls, squad A.
2 done
2 done
    Round 30: Carin's turn.
    3: Round 30: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card coin 5
    3: You drew coin 5.
* card Archer
    3: You drew Archer.
3 put back coin 5
    Carin put coin 5 on the discard pile.
    3: You put coin 5 on the discard pile.
3 play coin 3
    Carin played coin 3.
    3: You played coin 3.
3 command inner-city 3 A, top 1, to outer-city 3 B
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad B.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
3 command outer-city 1 A, attack the walls
    Carin attacked Ada's walls with Spearman.
    1: Carin attacked your walls with Spearman.
    3: You attacked Ada's walls with Spearman.
* dice 11
* dice 8
    Carin's attack is beaten off: 15 against 16.
    3: Your attack is beaten off: 15 against 16.
3 command outer-city 3 A, top 2, to inner-city 3 A
    Carin moved 2 units from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved 2 units from your outer-city, squad A, to your inner-city, squad A.
3 command outer-city 3 A, top 1, to middle A
    Carin moved a unit from Carin's outer-city, squad A, to the middle, squad A.
    3: You moved a unit from your outer-city, squad A, to the middle, squad A.
3 to outer-city 1 B
    Carin moved a unit from the middle, squad A, to Ada's outer-city, squad B.
    1: Carin moved a unit from the middle, squad A, to your outer-city, squad B.
    3: You moved a unit from the middle, squad A, to Ada's outer-city, squad B.
3 done
    Round 30: Dag's turn.
    4: Round 30: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag gave a coin of 1 in exchange.
    4: You gave a coin of 1 in exchange.
    Dag got a coin of 3 in exchange.
    4: You got a coin of 3 in exchange.
4 buy Crossbowman, pay 1, pay 3
    Dag bought Crossbowman with 1 and 3.
    4: You bought Crossbowman with 1 and 3.
    Knight came to the store.
4 play Horse Breeding
    Dag played Horse Breeding.
    4: You played Horse Breeding.
4 command inner-city 4 A, top 2, to outer-city 4 B
    Dag moved 2 units from Dag's inner-city, squad A, to Dag's outer-city, squad B.
    4: You moved 2 units from your inner-city, squad A, to your outer-city, squad B.
4 to middle A
    Dag moved 2 units from Dag's outer-city, squad B, to the middle, squad A.
    4: You moved 2 units from your outer-city, squad B, to the middle, squad A.
4 done
4 done
    Round 30: Ada's turn.
    1: Round 30: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
1 draw
    Ada drew 3 cards to keep one.
    1: You drew 3 cards to keep one.
    The discard pile became the main deck.
* card coin 1
    1: You drew coin 1.
* card coin 1
    1: You drew coin 1.
* card Recruiter
    1: You drew Recruiter.
1 put back Recruiter
    Ada put Recruiter on the discard pile.
    1: You put Recruiter on the discard pile.
1 put back coin 1
    Ada put coin 1 on the discard pile.
    1: You put coin 1 on the discard pile.
1 play Pikeman, to inner-city 1 B
    Ada played Pikeman to Ada's inner-city, squad B.
    1: You played Pikeman to your inner-city, squad B.
1 done
1 arrange inner-city 1 B, lift Knight, to inner-city 1 B
    Ada put Knight on top of Ada's inner-city, squad B.
    1: You put Knight on top of your inner-city, squad B.
1 done
    Round 31: Bo's turn.
    2: Round 31: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 1
    2: You drew coin 1.
2 play Knight, to inner-city 2 A
    Bo played Knight to Bo's inner-city, squad A.
    2: You played Knight to your inner-city, squad A.
2 command walls 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's walls, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your walls, squad A, to your outer-city, squad A.
2 done
2 arrange inner-city 2 A, lift Archer, to inner-city 2 A
    Bo put Archer on top of Bo's inner-city, squad A.
    2: You put Archer on top of your inner-city, squad A.
2 arrange inner-city 2 A, lift Knight, to inner-city 2 A
    Bo put Knight on top of Bo's inner-city, squad A.
    2: You put Knight on top of your inner-city, squad A.
2 done
    Round 31: Carin's turn.
    3: Round 31: your turn.
3 buy Foundry, pay 3, pay 1
    Carin bought Foundry with 1 and 3.
    3: You bought Foundry with 1 and 3.
* card Market
    Market came to the store.
3 play Foundry
    Carin played Foundry.
    3: You played Foundry.
3 command outer-city 1 B, attack the walls
    Carin attacked Ada's walls with Trebuchet.
    1: Carin attacked your walls with Trebuchet.
    3: You attacked Ada's walls with Trebuchet.
* dice 7
* dice 9
    Carin's attack is beaten off: 16 against 17.
    3: Your attack is beaten off: 16 against 17.
3 command outer-city 1 A, attack the walls
    Carin attacked Ada's walls with Spearman.
    1: Carin attacked your walls with Spearman.
    3: You attacked Ada's walls with Spearman.
* dice 2
* dice 5
    Carin's attack is beaten off: 6 against 13.
    3: Your attack is beaten off: 6 against 13.
3 command inner-city 3 A, top 2, to outer-city 3 A
    Carin moved 2 units from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
3 command outer-city 3 B, top 1, to middle A
    Carin moved a unit from Carin's outer-city, squad B, to the middle, squad A.
    3: You moved a unit from your outer-city, squad B, to the middle, squad A.
3 done
3 arrange outer-city 1 A, lift Trebuchet, to outer-city 1 A
    Carin put Trebuchet on top of Ada's outer-city, squad A.
    1: Carin put Trebuchet on top of your outer-city, squad A.
    3: You put Trebuchet on top of Ada's outer-city, squad A.
3 arrange outer-city 1 A, lift Trebuchet, to outer-city 1 B
    Carin put Trebuchet from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
    1: Carin put Trebuchet from your outer-city, squad A, on top of your outer-city, squad B.
    3: You put Trebuchet from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
3 done
    Round 31: Dag's turn.
    4: Round 31: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew a card.
    4: You drew a card.
* card Engineering
    4: You drew Engineering.
4 play Trebuchet, to inner-city 4 A
    Dag played Trebuchet to Dag's inner-city, squad A.
    4: You played Trebuchet to your inner-city, squad A.
4 command middle A, attack middle A of seat 3
    Dag attacked Carin's Spearman with Pikeman: the middle, squad A.
    3: Dag attacked your Spearman with Pikeman: the middle, squad A.
    4: You attacked Carin's Spearman with Pikeman: the middle, squad A.
* dice 5
* dice 5
    Dag's attack is beaten off: 10 against 10.
    4: Your attack is beaten off: 10 against 10.
4 command walls 4 A, top 1, to inner-city 4 B
    Dag moved a unit from Dag's walls, squad A, to Dag's inner-city, squad B.
    4: You moved a unit from your walls, squad A, to your inner-city, squad B.
4 to outer-city 4 A
    Dag moved a unit from Dag's inner-city, squad B, to Dag's outer-city, squad A.
    4: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
4 done
4 arrange middle A, lift Pikeman, to middle B
    Dag put Pikeman from the middle, squad A, on top of the middle, squad B.
    4: You put Pikeman from the middle, squad A, on top of the middle, squad B.
4 done
    Round 31: Ada's turn.
    1: Round 31: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Song of Praise, pay 1, pay 3
    Ada bought Song of Praise with 1 and 3.
    1: You bought Song of Praise with 1 and 3.
* card Tournament
    Tournament came to the store.
1 discard Perspective
    Ada discarded Perspective.
    1: You discarded Perspective.
1 done
1 done
    Round 32: Bo's turn.
    2: Round 32: your turn.
2 buy Market, pay 1, pay 1, pay 1
    Bo bought Market with 1, 1 and 1.
    2: You bought Market with 1, 1 and 1.
* card Watchtower
    Watchtower came to the store.
2 play coin 1
    Bo played coin 1.
    2: You played coin 1.
2 command outer-city 2 A, top 1, to inner-city 2 B
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad B.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
2 done
2 arrange inner-city 2 B, lift Archer, to inner-city 2 A
    Bo put Archer from Bo's inner-city, squad B, on top of Bo's inner-city, squad A.
    2: You put Archer from your inner-city, squad B, on top of your inner-city, squad A.
2 arrange inner-city 2 A, lift Knight, to inner-city 2 A
    Bo put Knight on top of Bo's inner-city, squad A.
    2: You put Knight on top of your inner-city, squad A.
2 done
    Round 32: Carin's turn.
    3: Round 32: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Knight, pay 1
    Carin bought Knight with 1.
    3: You bought Knight with 1.
    Pikeman came to the store.
3 play Knight, to inner-city 3 A
    Carin played Knight to Carin's inner-city, squad A.
    3: You played Knight to your inner-city, squad A.
3 command middle A, attack middle B of seat 4
    Carin attacked Dag's Pikeman with Spearman: the middle, squad B.
    3: You attacked Dag's Pikeman with Spearman: the middle, squad B.
    4: Carin attacked your Pikeman with Spearman: the middle, squad B.
* dice 8
* dice 4
    Carin's attack wins: 12 against 10.
    3: Your attack wins: 12 against 10.
    Dag's Pikeman died.
    4: Your Pikeman died.
3 done
3 arrange outer-city 1 B, lift Trebuchet, to outer-city 1 B
    Carin put Trebuchet on top of Ada's outer-city, squad B.
    1: Carin put Trebuchet on top of your outer-city, squad B.
    3: You put Trebuchet on top of Ada's outer-city, squad B.
3 arrange outer-city 1 B, lift Trebuchet, to outer-city 1 A
    Carin put Trebuchet from Ada's outer-city, squad B, on top of Ada's outer-city, squad A.
    1: Carin put Trebuchet from your outer-city, squad B, on top of your outer-city, squad A.
    3: You put Trebuchet from Ada's outer-city, squad B, on top of Ada's outer-city, squad A.
3 arrange outer-city 1 A, lift Spearman, to outer-city 1 A
    Carin put Spearman on top of Ada's outer-city, squad A.
    1: Carin put Spearman on top of your outer-city, squad A.
    3: You put Spearman on top of Ada's outer-city, squad A.
3 arrange outer-city 3 A, lift Crossbowman, to outer-city 3 A
    Carin put Crossbowman on top of Carin's outer-city, squad A.
    3: You put Crossbowman on top of your outer-city, squad A.
3 done
    Round 32: Dag's turn.
    4: Round 32: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag gave a coin of 1 in exchange.
    4: You gave a coin of 1 in exchange.
    Dag got a coin of 3 in exchange.
    4: You got a coin of 3 in exchange.
4 buy Siege Master, pay 3
    Dag bought Siege Master with 3.
    4: You bought Siege Master with 3.
* card Counting House
    Counting House came to the store.
4 play Crossbowman, to inner-city 4 A
    Dag played Crossbowman to Dag's inner-city, squad A.
    4: You played Crossbowman to your inner-city, squad A.
4 command middle A, attack middle A of seat 3
    Dag attacked Carin's Spearman with Swordsman: the middle, squad A.
    3: Dag attacked your Spearman with Swordsman: the middle, squad A.
    4: You attacked Carin's Spearman with Swordsman: the middle, squad A.
* dice 9
* dice 4
    Dag's attack wins: 14 against 9.
    4: Your attack wins: 14 against 9.
    Carin's Spearman died.
    3: Your Spearman died.
4 command inner-city 4 A, top 1, to walls 4 A
    Dag moved a unit from Dag's inner-city, squad A, to Dag's walls, squad A.
    4: You moved a unit from your inner-city, squad A, to your walls, squad A.
4 to outer-city 4 A
    Dag moved a unit from Dag's walls, squad A, to Dag's outer-city, squad A.
    4: You moved a unit from your walls, squad A, to your outer-city, squad A.
4 done
4 arrange outer-city 4 A, lift Swordsman, to outer-city 4 A
    Dag put Swordsman on top of Dag's outer-city, squad A.
    4: You put Swordsman on top of your outer-city, squad A.
4 done
    Round 32: Ada's turn.
    1: Round 32: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
1 buy Golden Age, pay 3, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Ada bought Golden Age with 1, 1, 1, 1, 1, 1, 1, 1 and 3.
    1: You bought Golden Age with 1, 1, 1, 1, 1, 1, 1, 1 and 3.
* card Plate
    Plate came to the store.
1 play Golden Age
    Ada played Golden Age.
    1: You played Golden Age.
1 done
1 done
    Round 33: Bo's turn.
    2: Round 33: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Sorcerer, pay 1, pay 1, pay 3, pay 1
    Bo bought Sorcerer with 1, 1, 1 and 3.
    2: You bought Sorcerer with 1, 1, 1 and 3.
    Trebuchet came to the store.
2 play Market
    Bo played Market.
    2: You played Market.
2 done
2 arrange inner-city 2 A, lift Swordsman, to inner-city 2 B
    Bo put Swordsman from Bo's inner-city, squad A, on top of Bo's inner-city, squad B.
    2: You put Swordsman from your inner-city, squad A, on top of your inner-city, squad B.
2 done
    Round 33: Carin's turn.
    3: Round 33: your turn.
3 buy Trebuchet, pay 1
    Carin bought Trebuchet with 1.
    3: You bought Trebuchet with 1.
    Knight came to the store.
3 discard Archer
    Carin discarded Archer.
    3: You discarded Archer.
3 done
3 arrange outer-city 3 A, lift Spearman, to outer-city 3 A
    Carin put Spearman on top of Carin's outer-city, squad A.
    3: You put Spearman on top of your outer-city, squad A.
3 done
    Round 33: Dag's turn.
    4: Round 33: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Pikeman, pay 1, pay 1
    Dag bought Pikeman with 1 and 1.
    4: You bought Pikeman with 1 and 1.
    Pikeman came to the store.
4 discard Longbows
    Dag discarded Longbows.
    4: You discarded Longbows.
4 command outer-city 4 A, top 4, to middle B
    Dag moved 4 units from Dag's outer-city, squad A, to the middle, squad B.
    4: You moved 4 units from your outer-city, squad A, to the middle, squad B.
4 done
4 done
4 done
    Round 33: Ada's turn.
    1: Round 33: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Pikeman, pay 1, pay 1
    Ada bought Pikeman with 1 and 1.
    1: You bought Pikeman with 1 and 1.
    Mage came to the store.
1 play Song of Praise
    Ada played Song of Praise.
    1: You played Song of Praise.
1 done
1 arrange inner-city 1 B, lift Knight, to inner-city 1 B
    Ada put Knight on top of Ada's inner-city, squad B.
    1: You put Knight on top of your inner-city, squad B.
1 arrange inner-city 1 B, lift Pikeman, to inner-city 1 B
    Ada put Pikeman on top of Ada's inner-city, squad B.
    1: You put Pikeman on top of your inner-city, squad B.
1 arrange inner-city 1 B, lift Knight, to inner-city 1 B
    Ada put Knight on top of Ada's inner-city, squad B.
    1: You put Knight on top of your inner-city, squad B.
    Round 34: Bo's turn.
    2: Round 34: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Counting House, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Bo bought Counting House with 1, 1, 1, 1, 1 and 1.
    2: You bought Counting House with 1, 1, 1, 1, 1 and 1.
* card Three Fields
    Three Fields came to the store.
2 play Counting House
    Bo played Counting House.
    2: You played Counting House.
2 command inner-city 2 B, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad B, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
2 done
2 done
    Round 34: Carin's turn.
    3: Round 34: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Knight, pay 1
    Carin bought Knight with 1.
    3: You bought Knight with 1.
    Mage came to the store.
3 play Trebuchet, to inner-city 3 A
    Carin played Trebuchet to Carin's inner-city, squad A.
    3: You played Trebuchet to your inner-city, squad A.
3 command outer-city 1 B, attack the walls
    Carin attacked Ada's walls with Trebuchet.
    1: Carin attacked your walls with Trebuchet.
    3: You attacked Ada's walls with Trebuchet.
* dice 9
* dice 7
    Carin's attack wins: 18 against 15.
    3: Your attack wins: 18 against 15.
    A layer of Ada's walls fell; 3 stand.
    1: A layer of your walls fell; 3 stand.
3 command outer-city 1 A, top 2, to middle A
    Carin moved 2 units from Ada's outer-city, squad A, to the middle, squad A.
    1: Carin moved 2 units from your outer-city, squad A, to the middle, squad A.
    3: You moved 2 units from Ada's outer-city, squad A, to the middle, squad A.
3 to outer-city 1 A
    Carin moved 2 units from the middle, squad A, to Ada's outer-city, squad A.
    1: Carin moved 2 units from the middle, squad A, to your outer-city, squad A.
    3: You moved 2 units from the middle, squad A, to Ada's outer-city, squad A.
3 command outer-city 1 B, attack the walls
    Carin attacked Ada's walls with Trebuchet.
    1: Carin attacked your walls with Trebuchet.
    3: You attacked Ada's walls with Trebuchet.
* dice 5
* dice 10
    Carin's attack is beaten off: 14 against 15.
    3: Your attack is beaten off: 14 against 15.
3 command inner-city 3 A, top 2, to outer-city 3 A
    Carin moved 2 units from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
3 arrange outer-city 1 A, lift Spearman, to outer-city 1 B
    Carin put Spearman from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
    1: Carin put Spearman from your outer-city, squad A, on top of your outer-city, squad B.
    3: You put Spearman from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
3 arrange outer-city 3 A, lift Trebuchet, to outer-city 3 B
    Carin put Trebuchet from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    3: You put Trebuchet from your outer-city, squad A, on top of your outer-city, squad B.
3 done
    Round 34: Dag's turn.
    4: Round 34: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag gave a coin of 1 in exchange.
    4: You gave a coin of 1 in exchange.
    Dag got a coin of 3 in exchange.
    4: You got a coin of 3 in exchange.
4 draw
    Dag drew 2 cards to keep one.
    4: You drew 2 cards to keep one.
* card coin 1
    4: You drew coin 1.
* card Masonry
    4: You drew Masonry.
4 put back coin 1
    Dag put coin 1 on the discard pile.
    4: You put coin 1 on the discard pile.
4 discard Masonry
    Dag discarded Masonry.
    4: You discarded Masonry.
4 command outer-city 4 A, top 1, to inner-city 4 B
    Dag moved a unit from Dag's outer-city, squad A, to Dag's inner-city, squad B.
    4: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
4 done
4 done
4 done
    Round 34: Ada's turn.
    1: Round 34: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Watchtower, pay 3
    Ada bought Watchtower with 3.
    1: You bought Watchtower with 3.
* card Barracks
    Barracks came to the store.
1 play Watchtower
    Ada played Watchtower.
    1: You played Watchtower.
1 done
1 done
    Round 35: Bo's turn.
    2: Round 35: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Mage, pay 1, pay 1, pay 1, pay 1
    Bo bought Mage with 1, 1, 1 and 1.
    2: You bought Mage with 1, 1, 1 and 1.
    Crossbowman came to the store.
2 play coin 1
    Bo played coin 1.
    2: You played coin 1.
2 command outer-city 2 A, top 1, to inner-city 2 B
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad B.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
2 done
2 arrange inner-city 2 B, lift Swordsman, to inner-city 2 A
    Bo put Swordsman from Bo's inner-city, squad B, on top of Bo's inner-city, squad A.
    2: You put Swordsman from your inner-city, squad B, on top of your inner-city, squad A.
2 arrange inner-city 2 A, lift Knight, to inner-city 2 A
    Bo put Knight on top of Bo's inner-city, squad A.
    2: You put Knight on top of your inner-city, squad A.
2 done
    Round 35: Carin's turn.
    3: Round 35: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card coin 3
    3: You drew coin 3.
* card coin 3
    3: You drew coin 3.
3 put back coin 3
    Carin put coin 3 on the discard pile.
    3: You put coin 3 on the discard pile.
3 discard coin 3
    Carin discarded coin 3.
    3: You discarded coin 3.
3 command outer-city 1 A, attack the walls
    Carin attacked Ada's walls with Trebuchet.
    1: Carin attacked your walls with Trebuchet.
    3: You attacked Ada's walls with Trebuchet.
* dice 9
* dice 10
    Carin's attack wins: 18 against 16.
    3: Your attack wins: 18 against 16.
    A layer of Ada's walls fell; 2 stand.
    1: A layer of your walls fell; 2 stand.
3 done
3 done
    Round 35: Dag's turn.
    4: Round 35: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew a card.
    4: You drew a card.
* card Music
    4: You drew Music.
4 play Music
    Dag played Music.
    4: You played Music.
4 command middle B, top 4, to outer-city 2 A
    Dag moved 4 units from the middle, squad B, to Bo's outer-city, squad A.
    2: Dag moved 4 units from the middle, squad B, to your outer-city, squad A.
    4: You moved 4 units from the middle, squad B, to Bo's outer-city, squad A.
4 to middle A
    Dag moved 4 units from Bo's outer-city, squad A, to the middle, squad A.
    2: Dag moved 4 units from your outer-city, squad A, to the middle, squad A.
    4: You moved 4 units from Bo's outer-city, squad A, to the middle, squad A.
4 done
4 done
    Round 35: Ada's turn.
    1: Round 35: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Court Poet, pay 1, pay 1, pay 1, pay 1, pay 1
    Ada bought Court Poet with 1, 1, 1, 1 and 1.
    1: You bought Court Poet with 1, 1, 1, 1 and 1.
* card Stirrups
    Stirrups came to the store.
1 discard Court Poet
    Ada discarded Court Poet.
    1: You discarded Court Poet.
1 done
1 arrange inner-city 1 B, lift Pikeman, to inner-city 1 A
    Ada put Pikeman from Ada's inner-city, squad B, on top of Ada's inner-city, squad A.
    1: You put Pikeman from your inner-city, squad B, on top of your inner-city, squad A.
1 arrange inner-city 1 B, lift Knight, to inner-city 1 B
    Ada put Knight on top of Ada's inner-city, squad B.
    1: You put Knight on top of your inner-city, squad B.
1 arrange inner-city 1 B, lift Knight, to inner-city 1 B
    Ada put Knight on top of Ada's inner-city, squad B.
    1: You put Knight on top of your inner-city, squad B.
    Round 36: Bo's turn.
    2: Round 36: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo gave a coin of 3 in exchange.
    2: You gave a coin of 3 in exchange.
    Bo got a coin of 5 in exchange.
    2: You got a coin of 5 in exchange.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Barracks, pay 1, pay 5
    Bo bought Barracks with 1 and 5.
    2: You bought Barracks with 1 and 5.
* card Plate
    Plate came to the store.
2 play Sorcerer, to inner-city 2 A
    Bo played Sorcerer to Bo's inner-city, squad A.
    2: You played Sorcerer to your inner-city, squad A.
2 done
2 arrange inner-city 2 A, lift Knight, to inner-city 2 A
    Bo put Knight on top of Bo's inner-city, squad A.
    2: You put Knight on top of your inner-city, squad A.
2 arrange inner-city 2 A, lift Swordsman, to inner-city 2 B
    Bo put Swordsman from Bo's inner-city, squad A, on top of Bo's inner-city, squad B.
    2: You put Swordsman from your inner-city, squad A, on top of your inner-city, squad B.
2 done
    Round 36: Carin's turn.
    3: Round 36: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card coin 10
    3: You drew coin 10.
* card coin 3
    3: You drew coin 3.
3 put back coin 3
    Carin put coin 3 on the discard pile.
    3: You put coin 3 on the discard pile.
3 play Knight, to inner-city 3 A
    Carin played Knight to Carin's inner-city, squad A.
    3: You played Knight to your inner-city, squad A.
3 command outer-city 1 A, attack the walls
    Carin attacked Ada's walls with Trebuchet.
    1: Carin attacked your walls with Trebuchet.
    3: You attacked Ada's walls with Trebuchet.
* dice 4
* dice 10
    Carin's attack is beaten off: 13 against 16.
    3: Your attack is beaten off: 13 against 16.
3 command outer-city 3 A, top 3, to middle A
    Carin moved 3 units from Carin's outer-city, squad A, to the middle, squad A.
    3: You moved 3 units from your outer-city, squad A, to the middle, squad A.
3 done
3 command outer-city 1 B, attack the walls
    Carin attacked Ada's walls with Spearman.
    1: Carin attacked your walls with Spearman.
    3: You attacked Ada's walls with Spearman.
* dice 11
* dice 9
    Carin's attack is beaten off: 15 against 15.
    3: Your attack is beaten off: 15 against 15.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 to middle A
    Carin moved a unit from Carin's outer-city, squad A, to the middle, squad A.
    3: You moved a unit from your outer-city, squad A, to the middle, squad A.
3 command outer-city 3 B, top 1, to middle A
    Carin moved a unit from Carin's outer-city, squad B, to the middle, squad A.
    3: You moved a unit from your outer-city, squad B, to the middle, squad A.
3 done
    Round 36: Dag's turn.
    4: Round 36: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag gave a coin of 3 in exchange.
    4: You gave a coin of 3 in exchange.
    Dag got a coin of 5 in exchange.
    4: You got a coin of 5 in exchange.
4 buy Crossbowman, pay 5
    Dag bought Crossbowman with 5.
    4: You bought Crossbowman with 5.
    Mage came to the store.
4 play Pikeman, to inner-city 4 B
    Dag played Pikeman to Dag's inner-city, squad B.
    4: You played Pikeman to your inner-city, squad B.
4 command middle A, attack middle A of seat 3
    Dag attacked Carin's Trebuchet with Swordsman: the middle, squad A.
    3: Dag attacked your Trebuchet with Swordsman: the middle, squad A.
    4: You attacked Carin's Trebuchet with Swordsman: the middle, squad A.
* dice 6
* dice 10
    Dag's attack is beaten off: 11 against 14.
    4: Your attack is beaten off: 11 against 14.
4 done
4 done
    Round 36: Ada's turn.
    1: Round 36: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Tournament, pay 3, pay 1, pay 1, pay 1, pay 1, pay 1
    Ada bought Tournament with 1, 1, 1, 1, 1 and 3.
    1: You bought Tournament with 1, 1, 1, 1, 1 and 3.
* card Tournament
    Tournament came to the store.
1 discard Pikeman
    Ada discarded Pikeman.
    1: You discarded Pikeman.
1 done
1 done
    Round 37: Bo's turn.
    2: Round 37: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 1
    2: You drew coin 1.
2 play Mage, to inner-city 2 A
    Bo played Mage to Bo's inner-city, squad A.
    2: You played Mage to your inner-city, squad A.
2 done
2 arrange inner-city 2 A, lift Mage, to inner-city 2 B
    Bo put Mage from Bo's inner-city, squad A, on top of Bo's inner-city, squad B.
    2: You put Mage from your inner-city, squad A, on top of your inner-city, squad B.
2 done
    Round 37: Carin's turn.
    3: Round 37: your turn.
3 buy Mage, pay 1
    Carin bought Mage with 1.
    3: You bought Mage with 1.
    Pikeman came to the store.
3 play Arithmetic
    Carin played Arithmetic.
    3: You played Arithmetic.
3 command outer-city 1 A, attack the walls
    Carin attacked Ada's walls with Trebuchet.
    1: Carin attacked your walls with Trebuchet.
    3: You attacked Ada's walls with Trebuchet.
* dice 3
* dice 6
    Carin's attack is beaten off: 12 against 12.
    3: Your attack is beaten off: 12 against 12.
3 command outer-city 1 B, attack the walls
    Carin attacked Ada's walls with Spearman.
    1: Carin attacked your walls with Spearman.
    3: You attacked Ada's walls with Spearman.
* dice 10
* dice 8
    Carin's attack is beaten off: 14 against 14.
    3: Your attack is beaten off: 14 against 14.
3 command middle A, top 5, to outer-city 1 B
    Carin moved 5 units from the middle, squad A, to Ada's outer-city, squad B.
    1: Carin moved 5 units from the middle, squad A, to your outer-city, squad B.
    3: You moved 5 units from the middle, squad A, to Ada's outer-city, squad B.
3 arrange outer-city 1 B, lift Knight, to outer-city 1 B
    Carin put Knight on top of Ada's outer-city, squad B.
    1: Carin put Knight on top of your outer-city, squad B.
    3: You put Knight on top of Ada's outer-city, squad B.
3 done
    Round 37: Dag's turn.
    4: Round 37: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew a card.
    4: You drew a card.
* card coin 10
    4: You drew coin 10.
4 play coin 10
    Dag played coin 10.
    4: You played coin 10.
4 done
4 done
    Round 37: Ada's turn.
    1: Round 37: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Spy
    1: You drew Spy.
* card Builder
    1: You drew Builder.
1 put back Spy
    Ada put Spy on the discard pile.
    1: You put Spy on the discard pile.
1 play coin 1
    Ada played coin 1.
    1: You played coin 1.
1 command inner-city 1 B, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad B, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
1 done
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 done
1 arrange outer-city 1 A, lift Knight, to outer-city 1 A
    Ada put Knight on top of Ada's outer-city, squad A.
    1: You put Knight on top of your outer-city, squad A.
1 done
    Round 38: Bo's turn.
    2: Round 38: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo gave a coin of 1 in exchange.
    2: You gave a coin of 1 in exchange.
    Bo got a coin of 3 in exchange.
    2: You got a coin of 3 in exchange.
2 buy Sorcerer, pay 1, pay 3, pay 1, pay 1
    Bo bought Sorcerer with 1, 1, 1 and 3.
    2: You bought Sorcerer with 1, 1, 1 and 3.
    Pikeman came to the store.
2 play Sorcerer, to inner-city 2 A
    Bo played Sorcerer to Bo's inner-city, squad A.
    2: You played Sorcerer to your inner-city, squad A.
2 command inner-city 2 A, top 2, to outer-city 2 A
    Bo moved 2 units from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
2 command inner-city 2 A, top 3, to walls 2 A
    Bo moved 3 units from Bo's inner-city, squad A, to Bo's walls, squad A.
    2: You moved 3 units from your inner-city, squad A, to your walls, squad A.
2 command inner-city 2 B, top 1, to walls 2 A
    Bo moved a unit from Bo's inner-city, squad B, to Bo's walls, squad A.
    2: You moved a unit from your inner-city, squad B, to your walls, squad A.
2 done
2 arrange walls 2 A, lift Sorcerer, to walls 2 A
    Bo put Sorcerer on top of Bo's walls, squad A.
    2: You put Sorcerer on top of your walls, squad A.
2 arrange outer-city 2 A, lift Knight, to outer-city 2 A
    Bo put Knight on top of Bo's outer-city, squad A.
    2: You put Knight on top of your outer-city, squad A.
2 arrange inner-city 2 B, lift Swordsman, to inner-city 2 A
    Bo put Swordsman from Bo's inner-city, squad B, on top of Bo's inner-city, squad A.
    2: You put Swordsman from your inner-city, squad B, on top of your inner-city, squad A.
2 arrange inner-city 2 A, lift Trebuchet, to inner-city 2 A
    Bo put Trebuchet on top of Bo's inner-city, squad A.
    2: You put Trebuchet on top of your inner-city, squad A.
2 done
    Round 38: Carin's turn.
    3: Round 38: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Pikeman, pay 1
    Carin bought Pikeman with 1.
    3: You bought Pikeman with 1.
3 play Mage, to inner-city 3 A
    Carin played Mage to Carin's inner-city, squad A.
    3: You played Mage to your inner-city, squad A.
3 done
3 arrange outer-city 1 A, lift Trebuchet, to outer-city 1 B
    Carin put Trebuchet from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
    1: Carin put Trebuchet from your outer-city, squad A, on top of your outer-city, squad B.
    3: You put Trebuchet from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
3 arrange outer-city 1 B, lift Knight, to outer-city 1 B
    Carin put Knight on top of Ada's outer-city, squad B.
    1: Carin put Knight on top of your outer-city, squad B.
    3: You put Knight on top of Ada's outer-city, squad B.
3 done
    Round 38: Dag's turn.
    4: Round 38: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag gave a coin of 1 in exchange.
    4: You gave a coin of 1 in exchange.
    Dag got a coin of 3 in exchange.
    4: You got a coin of 3 in exchange.
4 buy Plate, pay 3
    Dag bought Plate with 3.
    4: You bought Plate with 3.
* card Market
    Market came to the store.
4 play Engineering
    Dag played Engineering.
    4: You played Engineering.
4 command middle A, top 1, to outer-city 2 A
    Dag moved a unit from the middle, squad A, to Bo's outer-city, squad A.
    2: Dag moved a unit from the middle, squad A, to your outer-city, squad A.
    4: You moved a unit from the middle, squad A, to Bo's outer-city, squad A.
4 to middle A
    Dag moved a unit from Bo's outer-city, squad A, to the middle, squad A.
    2: Dag moved a unit from your outer-city, squad A, to the middle, squad A.
    4: You moved a unit from Bo's outer-city, squad A, to the middle, squad A.
4 done
4 arrange inner-city 4 A, lift Trebuchet, to inner-city 4 B
    Dag put Trebuchet from Dag's inner-city, squad A, on top of Dag's inner-city, squad B.
    4: You put Trebuchet from your inner-city, squad A, on top of your inner-city, squad B.
4 arrange inner-city 4 B, lift Pikeman, to inner-city 4 B
    Dag put Pikeman on top of Dag's inner-city, squad B.
    4: You put Pikeman on top of your inner-city, squad B.
4 done
    Round 38: Ada's turn.
    1: Round 38: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Mage, pay 1, pay 1, pay 1, pay 1
    Ada bought Mage with 1, 1, 1 and 1.
    1: You bought Mage with 1, 1, 1 and 1.
1 play Swordsman, to inner-city 1 B
    Ada played Swordsman to Ada's inner-city, squad B.
    1: You played Swordsman to your inner-city, squad B.
1 command outer-city 1 A, top 2, to middle A
    Ada moved 2 units from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved 2 units from your outer-city, squad A, to the middle, squad A.
1 done
1 done
1 arrange inner-city 1 B, lift Knight, to inner-city 1 B
    Ada put Knight on top of Ada's inner-city, squad B.
    1: You put Knight on top of your inner-city, squad B.
1 done
    Round 39: Bo's turn.
    2: Round 39: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Sorcerer, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Bo bought Sorcerer with 1, 1, 1, 1, 1 and 1.
    2: You bought Sorcerer with 1, 1, 1, 1, 1 and 1.
2 play Archer, to inner-city 2 A
    Bo played Archer to Bo's inner-city, squad A.
    2: You played Archer to your inner-city, squad A.
2 command outer-city 2 A, top 2, to middle A
    Bo moved 2 units from Bo's outer-city, squad A, to the middle, squad A.
    2: You moved 2 units from your outer-city, squad A, to the middle, squad A.
2 to outer-city 4 A
    Bo moved 2 units from the middle, squad A, to Dag's outer-city, squad A.
    2: You moved 2 units from the middle, squad A, to Dag's outer-city, squad A.
    4: Bo moved 2 units from the middle, squad A, to your outer-city, squad A.
2 command inner-city 2 A, top 1, to walls 2 B
    Bo moved a unit from Bo's inner-city, squad A, to Bo's walls, squad B.
    2: You moved a unit from your inner-city, squad A, to your walls, squad B.
2 command inner-city 2 A, top 4, to outer-city 2 A
    Bo moved 4 units from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved 4 units from your inner-city, squad A, to your outer-city, squad A.
2 done
2 arrange outer-city 2 A, lift Pikeman, to outer-city 2 A
    Bo put Pikeman on top of Bo's outer-city, squad A.
    2: You put Pikeman on top of your outer-city, squad A.
2 arrange outer-city 4 A, lift Knight, to outer-city 4 B
    Bo put Knight from Dag's outer-city, squad A, on top of Dag's outer-city, squad B.
    2: You put Knight from Dag's outer-city, squad A, on top of Dag's outer-city, squad B.
    4: Bo put Knight from your outer-city, squad A, on top of your outer-city, squad B.
2 done
    Round 39: Carin's turn.
    3: Round 39: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card coin 1
    3: You drew coin 1.
* card coin 1
    3: You drew coin 1.
3 put back coin 1
    Carin put coin 1 on the discard pile.
    3: You put coin 1 on the discard pile.
3 play Pikeman, to inner-city 3 A
    Carin played Pikeman to Carin's inner-city, squad A.
    3: You played Pikeman to your inner-city, squad A.
3 command outer-city 1 B, attack the walls
    Carin attacked Ada's walls with Knight.
    1: Carin attacked your walls with Knight.
    3: You attacked Ada's walls with Knight.
* dice 3
* dice 10
    Carin's attack is beaten off: 10 against 16.
    3: Your attack is beaten off: 10 against 16.
3 command inner-city 3 A, top 2, to outer-city 3 A
    Carin moved 2 units from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
3 arrange outer-city 3 A, lift Pikeman, to outer-city 3 B
    Carin put Pikeman from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    3: You put Pikeman from your outer-city, squad A, on top of your outer-city, squad B.
3 done
    Round 39: Dag's turn.
    4: Round 39: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Great Embassy, pay 10
    Dag bought Great Embassy with 10.
    4: You bought Great Embassy with 10.
* card Tournament
    Tournament came to the store.
4 discard Siege Master
    Dag discarded Siege Master.
    4: You discarded Siege Master.
4 command middle A, attack middle A of seat 1
    Dag attacked Ada's Knight with Swordsman: the middle, squad A.
    1: Dag attacked your Knight with Swordsman: the middle, squad A.
    4: You attacked Ada's Knight with Swordsman: the middle, squad A.
* dice 6
* dice 3
    Dag's attack wins: 11 against 9.
    4: Your attack wins: 11 against 9.
    Ada's Knight died.
    1: Your Knight died.
    Knight came to the store.
4 command middle A, attack middle A of seat 1
    Dag attacked Ada's Pikeman with Swordsman: the middle, squad A.
    1: Dag attacked your Pikeman with Swordsman: the middle, squad A.
    4: You attacked Ada's Pikeman with Swordsman: the middle, squad A.
* dice 4
* dice 9
    Dag's attack is beaten off: 9 against 15.
    4: Your attack is beaten off: 9 against 15.
4 command inner-city 4 B, top 2, to outer-city 4 A
    Dag moved 2 units from Dag's inner-city, squad B, to Dag's outer-city, squad A.
    4: You moved 2 units from your inner-city, squad B, to your outer-city, squad A.
4 done
4 done
4 arrange middle A, lift Swordsman, to middle A
    Dag put Swordsman on top of the middle, squad A.
    4: You put Swordsman on top of the middle, squad A.
4 done
    Round 39: Ada's turn.
    1: Round 39: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Tournament, pay 3, pay 1, pay 1, pay 1, pay 1, pay 1
    Ada bought Tournament with 1, 1, 1, 1, 1 and 3.
    1: You bought Tournament with 1, 1, 1, 1, 1 and 3.
* card Great Embassy
    Great Embassy came to the store.
1 play Tournament
    Ada played Tournament.
    1: You played Tournament.
1 command middle A, attack middle A of seat 4
    Ada attacked Dag's Swordsman with Pikeman: the middle, squad A.
    1: You attacked Dag's Swordsman with Pikeman: the middle, squad A.
    4: Ada attacked your Swordsman with Pikeman: the middle, squad A.
* dice 6
* dice 5
    Ada's attack wins: 10 against 9.
    1: Your attack wins: 10 against 9.
    Dag's Swordsman died.
    4: Your Swordsman died.
1 command middle A, attack middle A of seat 4
    Ada attacked Dag's Swordsman with Pikeman: the middle, squad A.
    1: You attacked Dag's Swordsman with Pikeman: the middle, squad A.
    4: Ada attacked your Swordsman with Pikeman: the middle, squad A.
* dice 11
* dice 7
    Ada's attack wins: 15 against 11.
    1: Your attack wins: 15 against 11.
    Dag's Swordsman died.
    4: Your Swordsman died.
1 command middle A, attack middle A of seat 4
    Ada attacked Dag's Crossbowman with Pikeman: the middle, squad A.
    1: You attacked Dag's Crossbowman with Pikeman: the middle, squad A.
    4: Ada attacked your Crossbowman with Pikeman: the middle, squad A.
* dice 8
* dice 12
    Ada's attack is beaten off: 12 against 15.
    1: Your attack is beaten off: 12 against 15.
1 done
1 done
    Round 40: Bo's turn.
    2: Round 40: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo gave a coin of 1 in exchange.
    2: You gave a coin of 1 in exchange.
    Bo got a coin of 3 in exchange.
    2: You got a coin of 3 in exchange.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Market, pay 1, pay 1, pay 1
    Bo bought Market with 1, 1 and 1.
    2: You bought Market with 1, 1 and 1.
* card The Hall of Banners
    The Hall of Banners came to the store.
2 play Market
    Bo played Market.
    2: You played Market.
2 command outer-city 4 A, attack outer-city 4 A of seat 4
    Bo attacked Dag's Pikeman with Sorcerer: Dag's outer-city, squad A.
    2: You attacked Dag's Pikeman with Sorcerer: Dag's outer-city, squad A.
    4: Bo attacked your Pikeman with Sorcerer: your outer-city, squad A.
* dice 8
* dice 8
    Bo's attack wins: 15 against 14.
    2: Your attack wins: 15 against 14.
    Dag's Pikeman died.
    4: Your Pikeman died.
    Pikeman came to the store.
2 command outer-city 2 A, top 1, to inner-city 2 A
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
2 command outer-city 2 A, top 2, to inner-city 2 A
    Bo moved 2 units from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved 2 units from your outer-city, squad A, to your inner-city, squad A.
2 command outer-city 4 A, attack the walls
    Bo attacked Dag's walls with Sorcerer.
    2: You attacked Dag's walls with Sorcerer.
    4: Bo attacked your walls with Sorcerer.
* dice 3
* dice 9
    Bo's attack is beaten off: 11 against 12.
    2: Your attack is beaten off: 11 against 12.
2 command outer-city 4 B, attack outer-city 4 A of seat 4
    Bo attacked Dag's Trebuchet with Knight: Dag's outer-city, squad A.
    2: You attacked Dag's Trebuchet with Knight: Dag's outer-city, squad A.
    4: Bo attacked your Trebuchet with Knight: your outer-city, squad A.
* dice 2
* dice 5
    Bo's attack is beaten off: 8 against 8.
    2: Your attack is beaten off: 8 against 8.
2 command outer-city 2 A, top 1, to inner-city 2 B
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad B.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
2 command walls 2 B, top 1, to outer-city 2 A
    Bo moved a unit from Bo's walls, squad B, to Bo's outer-city, squad A.
    2: You moved a unit from your walls, squad B, to your outer-city, squad A.
2 command walls 2 A, top 3, to outer-city 2 B
    Bo moved 3 units from Bo's walls, squad A, to Bo's outer-city, squad B.
    2: You moved 3 units from your walls, squad A, to your outer-city, squad B.
2 done
2 arrange inner-city 2 A, lift Pikeman, to inner-city 2 A
    Bo put Pikeman on top of Bo's inner-city, squad A.
    2: You put Pikeman on top of your inner-city, squad A.
2 done
    Round 40: Carin's turn.
    3: Round 40: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Knight, pay 1
    Carin bought Knight with 1.
    3: You bought Knight with 1.
3 play Knight, to inner-city 3 A
    Carin played Knight to Carin's inner-city, squad A.
    3: You played Knight to your inner-city, squad A.
3 done
3 done
    Round 40: Dag's turn.
    4: Round 40: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag gave a coin of 1 in exchange.
    4: You gave a coin of 1 in exchange.
    Dag got a coin of 3 in exchange.
    4: You got a coin of 3 in exchange.
4 buy Tournament, pay 3, pay 1, pay 1, pay 1
    Dag bought Tournament with 1, 1, 1 and 3.
    4: You bought Tournament with 1, 1, 1 and 3.
* card Tournament
    Tournament came to the store.
4 play Great Embassy
    Dag played Great Embassy.
    4: You played Great Embassy.
4 command middle A, attack middle A of seat 1
    Dag attacked Ada's Pikeman with Crossbowman: the middle, squad A.
    1: Dag attacked your Pikeman with Crossbowman: the middle, squad A.
    4: You attacked Ada's Pikeman with Crossbowman: the middle, squad A.
* dice 10
* dice 11
    Dag's attack is beaten off: 13 against 17.
    4: Your attack is beaten off: 13 against 17.
4 command outer-city 4 A, top 1, to inner-city 4 B
    Dag moved a unit from Dag's outer-city, squad A, to Dag's inner-city, squad B.
    4: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
4 done
4 done
    Round 40: Ada's turn.
    1: Round 40: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew 3 cards to keep one.
    1: You drew 3 cards to keep one.
* card coin 1
    1: You drew coin 1.
* card coin 3
    1: You drew coin 3.
* card coin 1
    1: You drew coin 1.
1 put back coin 1
    Ada put coin 1 on the discard pile.
    1: You put coin 1 on the discard pile.
1 put back coin 3
    Ada put coin 3 on the discard pile.
    1: You put coin 3 on the discard pile.
1 play Tournament
    Ada played Tournament.
    1: You played Tournament.
1 done
1 done
    Round 41: Bo's turn.
    2: Round 41: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Mage, pay 1, pay 1, pay 3
    Bo bought Mage with 1, 1 and 3.
    2: You bought Mage with 1, 1 and 3.
2 play Theatre
    Bo played Theatre.
    2: You played Theatre.
2 command outer-city 2 A, attack middle A of seat 4
    Bo attacked Dag's Crossbowman with Archer: the middle, squad A.
    2: You attacked Dag's Crossbowman with Archer: the middle, squad A.
    4: Bo attacked your Crossbowman with Archer: the middle, squad A.
* dice 11
* dice 6
    Bo's attack wins: 14 against 9.
    2: Your attack wins: 14 against 9.
    Dag's Crossbowman died.
    4: Your Crossbowman died.
    Crossbowman came to the store.
2 command outer-city 4 A, top 1, to middle A
    Bo moved a unit from Dag's outer-city, squad A, to the middle, squad A.
    2: You moved a unit from Dag's outer-city, squad A, to the middle, squad A.
    4: Bo moved a unit from your outer-city, squad A, to the middle, squad A.
2 to outer-city 4 B
    Bo moved a unit from the middle, squad A, to Dag's outer-city, squad B.
    2: You moved a unit from the middle, squad A, to Dag's outer-city, squad B.
    4: Bo moved a unit from the middle, squad A, to your outer-city, squad B.
2 command outer-city 2 A, attack middle A of seat 4
    Bo attacked Dag's Crossbowman with Archer: the middle, squad A.
    2: You attacked Dag's Crossbowman with Archer: the middle, squad A.
    4: Bo attacked your Crossbowman with Archer: the middle, squad A.
* dice 8
* dice 2
    Bo's attack wins: 11 against 5.
    2: Your attack wins: 11 against 5.
    Dag's Crossbowman died.
    4: Your Crossbowman died.
    Crossbowman came to the store.
2 command outer-city 2 B, top 2, to walls 2 B
    Bo moved 2 units from Bo's outer-city, squad B, to Bo's walls, squad B.
    2: You moved 2 units from your outer-city, squad B, to your walls, squad B.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 command inner-city 2 B, top 1, to outer-city 2 B
    Bo moved a unit from Bo's inner-city, squad B, to Bo's outer-city, squad B.
    2: You moved a unit from your inner-city, squad B, to your outer-city, squad B.
2 done
2 arrange outer-city 4 B, lift Knight, to outer-city 4 B
    Bo put Knight on top of Dag's outer-city, squad B.
    2: You put Knight on top of Dag's outer-city, squad B.
    4: Bo put Knight on top of your outer-city, squad B.
2 done
    Round 41: Carin's turn.
    3: Round 41: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card coin 5
    3: You drew coin 5.
* card coin 3
    3: You drew coin 3.
3 put back coin 3
    Carin put coin 3 on the discard pile.
    3: You put coin 3 on the discard pile.
3 play coin 1
    Carin played coin 1.
    3: You played coin 1.
3 command outer-city 1 B, attack the walls
    Carin attacked Ada's walls with Knight.
    1: Carin attacked your walls with Knight.
    3: You attacked Ada's walls with Knight.
* dice 5
* dice 11
    Carin's attack is beaten off: 12 against 17.
    3: Your attack is beaten off: 12 against 17.
3 command outer-city 3 A, top 1, to walls 3 A
    Carin moved a unit from Carin's outer-city, squad A, to Carin's walls, squad A.
    3: You moved a unit from your outer-city, squad A, to your walls, squad A.
3 command outer-city 3 B, top 1, to middle A
    Carin moved a unit from Carin's outer-city, squad B, to the middle, squad A.
    3: You moved a unit from your outer-city, squad B, to the middle, squad A.
3 to outer-city 1 B
    Carin moved a unit from the middle, squad A, to Ada's outer-city, squad B.
    1: Carin moved a unit from the middle, squad A, to your outer-city, squad B.
    3: You moved a unit from the middle, squad A, to Ada's outer-city, squad B.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 done
3 arrange outer-city 1 B, lift Knight, to outer-city 1 B
    Carin put Knight on top of Ada's outer-city, squad B.
    1: Carin put Knight on top of your outer-city, squad B.
    3: You put Knight on top of Ada's outer-city, squad B.
3 done
    Round 41: Dag's turn.
    4: Round 41: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew a card.
    4: You drew a card.
* card Archer
    4: You drew Archer.
4 play Tournament
    Dag played Tournament.
    4: You played Tournament.
4 command inner-city 4 B, top 2, to outer-city 4 A
    Dag moved 2 units from Dag's inner-city, squad B, to Dag's outer-city, squad A.
    4: You moved 2 units from your inner-city, squad B, to your outer-city, squad A.
4 to inner-city 4 A
    Dag moved 2 units from Dag's outer-city, squad A, to Dag's inner-city, squad A.
    4: You moved 2 units from your outer-city, squad A, to your inner-city, squad A.
4 command middle A, attack middle A of seat 1
    Dag attacked Ada's Pikeman with Swordsman: the middle, squad A.
    1: Dag attacked your Pikeman with Swordsman: the middle, squad A.
    4: You attacked Ada's Pikeman with Swordsman: the middle, squad A.
* dice 9
* dice 7
    Dag's attack wins: 14 against 13.
    4: Your attack wins: 14 against 13.
    Ada's Pikeman died.
    1: Your Pikeman died.
    Pikeman came to the store.
4 arrange inner-city 4 A, lift Swordsman, to inner-city 4 A
    Dag put Swordsman on top of Dag's inner-city, squad A.
    4: You put Swordsman on top of your inner-city, squad A.
4 arrange inner-city 4 A, lift Swordsman, to inner-city 4 B
    Dag put Swordsman from Dag's inner-city, squad A, on top of Dag's inner-city, squad B.
    4: You put Swordsman from your inner-city, squad A, on top of your inner-city, squad B.
4 arrange inner-city 4 A, lift Trebuchet, to inner-city 4 B
    Dag put Trebuchet from Dag's inner-city, squad A, on top of Dag's inner-city, squad B.
    4: You put Trebuchet from your inner-city, squad A, on top of your inner-city, squad B.
    Round 41: Ada's turn.
    1: Round 41: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy The Hall of Banners, pay 3, pay 1, pay 1, pay 1, pay 1, pay 1
    Ada bought The Hall of Banners with 1, 1, 1, 1, 1 and 3.
    1: You bought The Hall of Banners with 1, 1, 1, 1, 1 and 3.
* card Counterweights
    Counterweights came to the store.
1 discard coin 1
    Ada discarded coin 1.
    1: You discarded coin 1.
1 done
1 done
    Round 42: Bo's turn.
    2: Round 42: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo gave a coin of 1 in exchange.
    2: You gave a coin of 1 in exchange.
    Bo got a coin of 3 in exchange.
    2: You got a coin of 3 in exchange.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Saboteur
    2: You drew Saboteur.
2 play Sorcerer, to inner-city 2 A
    Bo played Sorcerer to Bo's inner-city, squad A.
    2: You played Sorcerer to your inner-city, squad A.
2 command outer-city 2 A, top 1, to inner-city 2 B
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad B.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
2 command outer-city 4 B, top 1, to middle A
    Bo moved a unit from Dag's outer-city, squad B, to the middle, squad A.
    2: You moved a unit from Dag's outer-city, squad B, to the middle, squad A.
    4: Bo moved a unit from your outer-city, squad B, to the middle, squad A.
2 to outer-city 4 A
    Bo moved a unit from the middle, squad A, to Dag's outer-city, squad A.
    2: You moved a unit from the middle, squad A, to Dag's outer-city, squad A.
    4: Bo moved a unit from the middle, squad A, to your outer-city, squad A.
2 command outer-city 4 B, attack the walls
    Bo attacked Dag's walls with Sorcerer.
    2: You attacked Dag's walls with Sorcerer.
    4: Bo attacked your walls with Sorcerer.
* dice 10
* dice 9
    Bo's attack wins: 18 against 12.
    2: Your attack wins: 18 against 12.
    A layer of Dag's walls fell; 3 stand.
    4: A layer of your walls fell; 3 stand.
2 command walls 2 B, top 2, to inner-city 2 A
    Bo moved 2 units from Bo's walls, squad B, to Bo's inner-city, squad A.
    2: You moved 2 units from your walls, squad B, to your inner-city, squad A.
2 command outer-city 2 A, attack middle A of seat 4
    Bo attacked Dag's Swordsman with Archer: the middle, squad A.
    2: You attacked Dag's Swordsman with Archer: the middle, squad A.
    4: Bo attacked your Swordsman with Archer: the middle, squad A.
* dice 7
* dice 3
    Bo's attack wins: 10 against 7.
    2: Your attack wins: 10 against 7.
    Dag's Swordsman died.
    4: Your Swordsman died.
2 command outer-city 4 B, attack the walls
    Bo attacked Dag's walls with Sorcerer.
    2: You attacked Dag's walls with Sorcerer.
    4: Bo attacked your walls with Sorcerer.
* dice 9
* dice 8
    Bo's attack is beaten off: 17 against 17.
    2: Your attack is beaten off: 17 against 17.
2 command outer-city 2 B, top 1, to inner-city 2 B
    Bo moved a unit from Bo's outer-city, squad B, to Bo's inner-city, squad B.
    2: You moved a unit from your outer-city, squad B, to your inner-city, squad B.
2 command outer-city 2 B, top 1, to walls 2 A
    Bo moved a unit from Bo's outer-city, squad B, to Bo's walls, squad A.
    2: You moved a unit from your outer-city, squad B, to your walls, squad A.
2 arrange inner-city 2 B, lift Pikeman, to inner-city 2 B
    Bo put Pikeman on top of Bo's inner-city, squad B.
    2: You put Pikeman on top of your inner-city, squad B.
2 done
    Round 42: Carin's turn.
    3: Round 42: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Pikeman, pay 1
    Carin bought Pikeman with 1.
    3: You bought Pikeman with 1.
3 discard coin 10
    Carin discarded coin 10.
    3: You discarded coin 10.
3 command outer-city 1 B, attack the walls
    Carin attacked Ada's walls with Knight.
    1: Carin attacked your walls with Knight.
    3: You attacked Ada's walls with Knight.
* dice 7
* dice 7
    Carin's attack wins: 14 against 13.
    3: Your attack wins: 14 against 13.
    A layer of Ada's walls fell; one stands.
    1: A layer of your walls fell; one stands.
3 command outer-city 1 B, attack the walls
    Carin attacked Ada's walls with Knight.
    1: Carin attacked your walls with Knight.
    3: You attacked Ada's walls with Knight.
* dice 7
* dice 8
    Carin's attack wins: 14 against 11.
    3: Your attack wins: 14 against 11.
    A layer of Ada's walls fell; the city is breached.
    1: A layer of your walls fell; the city is breached.
3 command walls 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's walls, squad A, to Carin's inner-city, squad A.
    3: You moved a unit from your walls, squad A, to your inner-city, squad A.
3 done
3 arrange outer-city 1 B, lift Knight, to outer-city 1 A
    Carin put Knight from Ada's outer-city, squad B, on top of Ada's outer-city, squad A.
    1: Carin put Knight from your outer-city, squad B, on top of your outer-city, squad A.
    3: You put Knight from Ada's outer-city, squad B, on top of Ada's outer-city, squad A.
3 done
    Round 42: Dag's turn.
    4: Round 42: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag gave a coin of 1 in exchange.
    4: You gave a coin of 1 in exchange.
    Dag got a coin of 3 in exchange.
    4: You got a coin of 3 in exchange.
4 draw
    Dag drew 2 cards to keep one.
    4: You drew 2 cards to keep one.
* card coin 3
    4: You drew coin 3.
* card coin 3
    4: You drew coin 3.
4 put back coin 3
    Dag put coin 3 on the discard pile.
    4: You put coin 3 on the discard pile.
4 play coin 3
    Dag played coin 3.
    4: You played coin 3.
4 done
4 arrange inner-city 4 B, lift Swordsman, to inner-city 4 B
    Dag put Swordsman on top of Dag's inner-city, squad B.
    4: You put Swordsman on top of your inner-city, squad B.
4 done
    Round 42: Ada's turn.
    1: Round 42: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Tournament, pay 3, pay 1, pay 1, pay 1, pay 1, pay 1
    Ada bought Tournament with 1, 1, 1, 1, 1 and 3.
    1: You bought Tournament with 1, 1, 1, 1, 1 and 3.
* card Great Embassy
    Great Embassy came to the store.
1 play The Hall of Banners
    Ada played The Hall of Banners.
    1: You played The Hall of Banners.
1 done
1 done
    Round 43: Bo's turn.
    2: Round 43: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Great Embassy, pay 3, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Bo bought Great Embassy with 1, 1, 1, 1, 1, 1, 1, 1 and 3.
    2: You bought Great Embassy with 1, 1, 1, 1, 1, 1, 1, 1 and 3.
* card Song of Praise
    Song of Praise came to the store.
2 discard Great Embassy
    Bo discarded Great Embassy.
    2: You discarded Great Embassy.
2 done
2 arrange outer-city 4 B, lift Sorcerer, to outer-city 4 A
    Bo put Sorcerer from Dag's outer-city, squad B, on top of Dag's outer-city, squad A.
    2: You put Sorcerer from Dag's outer-city, squad B, on top of Dag's outer-city, squad A.
    4: Bo put Sorcerer from your outer-city, squad B, on top of your outer-city, squad A.
2 arrange outer-city 4 A, lift Knight, to outer-city 4 A
    Bo put Knight on top of Dag's outer-city, squad A.
    2: You put Knight on top of Dag's outer-city, squad A.
    4: Bo put Knight on top of your outer-city, squad A.
2 done
    Round 43: Carin's turn.
    3: Round 43: your turn.
3 buy Pikeman, pay 1
    Carin bought Pikeman with 1.
    3: You bought Pikeman with 1.
3 play Pikeman, to inner-city 3 A
    Carin played Pikeman to Carin's inner-city, squad A.
    3: You played Pikeman to your inner-city, squad A.
3 command inner-city 3 A, top 1, to outer-city 3 B
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad B.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
3 command outer-city 1 B, top 8, to inner-city 1 A
    Carin moved 8 units from Ada's outer-city, squad B, to Ada's inner-city, squad A.
    1: Carin moved 8 units from your outer-city, squad B, to your inner-city, squad A.
    3: You moved 8 units from Ada's outer-city, squad B, to Ada's inner-city, squad A.
3 command outer-city 1 A, top 1, to middle A
    Carin moved a unit from Ada's outer-city, squad A, to the middle, squad A.
    1: Carin moved a unit from your outer-city, squad A, to the middle, squad A.
    3: You moved a unit from Ada's outer-city, squad A, to the middle, squad A.
3 to outer-city 4 A
    Carin moved a unit from the middle, squad A, to Dag's outer-city, squad A.
    3: You moved a unit from the middle, squad A, to Dag's outer-city, squad A.
    4: Carin moved a unit from the middle, squad A, to your outer-city, squad A.
3 command outer-city 3 A, top 1, to middle A
    Carin moved a unit from Carin's outer-city, squad A, to the middle, squad A.
    3: You moved a unit from your outer-city, squad A, to the middle, squad A.
3 to outer-city 1 A
    Carin moved a unit from the middle, squad A, to Ada's outer-city, squad A.
    1: Carin moved a unit from the middle, squad A, to your outer-city, squad A.
    3: You moved a unit from the middle, squad A, to Ada's outer-city, squad A.
3 command inner-city 3 A, top 1, to outer-city 3 B
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad B.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
3 done
    Round 43: Dag's turn.
    4: Round 43: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Song of Praise, pay 3
    Dag bought Song of Praise with 3.
    4: You bought Song of Praise with 3.
* card Great Embassy
    Great Embassy came to the store.
4 play Crossbowman, to inner-city 4 B
    Dag played Crossbowman to Dag's inner-city, squad B.
    4: You played Crossbowman to your inner-city, squad B.
4 command inner-city 4 B, top 1, to walls 4 A
    Dag moved a unit from Dag's inner-city, squad B, to Dag's walls, squad A.
    4: You moved a unit from your inner-city, squad B, to your walls, squad A.
4 to inner-city 4 B
    Dag moved a unit from Dag's walls, squad A, to Dag's inner-city, squad B.
    4: You moved a unit from your walls, squad A, to your inner-city, squad B.
4 arrange inner-city 4 B, lift Swordsman, to inner-city 4 B
    Dag put Swordsman on top of Dag's inner-city, squad B.
    4: You put Swordsman on top of your inner-city, squad B.
4 arrange inner-city 4 B, lift Trebuchet, to inner-city 4 A
    Dag put Trebuchet from Dag's inner-city, squad B, on top of Dag's inner-city, squad A.
    4: You put Trebuchet from your inner-city, squad B, on top of your inner-city, squad A.
4 done
    Round 43: Ada's turn.
    1: Round 43: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Pikeman, pay 1, pay 1
    Ada bought Pikeman with 1 and 1.
    1: You bought Pikeman with 1 and 1.
1 play Pikeman, to inner-city 1 B
    Ada played Pikeman to Ada's inner-city, squad B.
    1: You played Pikeman to your inner-city, squad B.
1 command inner-city 1 B, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad B, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
1 command inner-city 1 B, attack inner-city 1 A of seat 3
    Ada attacked Carin's Knight with Knight: Ada's inner-city, squad A.
    1: You attacked Carin's Knight with Knight: your inner-city, squad A.
    3: Ada attacked your Knight with Knight: Ada's inner-city, squad A.
* dice 3
* dice 5
    Ada's attack is beaten off: 10 against 12.
    1: Your attack is beaten off: 10 against 12.
1 done
    Round 44: Bo's turn.
    2: Round 44: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo gave a coin of 1 in exchange.
    2: You gave a coin of 1 in exchange.
    Bo got a coin of 3 in exchange.
    2: You got a coin of 3 in exchange.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Crossbowman, pay 3
    Bo bought Crossbowman with 3.
    2: You bought Crossbowman with 3.
2 play Spearman, to inner-city 2 A
    Bo played Spearman to Bo's inner-city, squad A.
    2: You played Spearman to your inner-city, squad A.
2 command outer-city 4 A, attack outer-city 4 A of seat 3
    Bo attacked Carin's Knight with Knight: Dag's outer-city, squad A.
    2: You attacked Carin's Knight with Knight: Dag's outer-city, squad A.
    3: Bo attacked your Knight with Knight: Dag's outer-city, squad A.
    4: Bo attacked Carin's Knight with Knight: your outer-city, squad A.
* dice 5
* dice 8
    Bo's attack is beaten off: 11 against 15.
    2: Your attack is beaten off: 11 against 15.
2 command outer-city 2 A, top 1, to walls 2 A
    Bo moved a unit from Bo's outer-city, squad A, to Bo's walls, squad A.
    2: You moved a unit from your outer-city, squad A, to your walls, squad A.
2 done
2 arrange inner-city 2 B, lift Pikeman, to inner-city 2 A
    Bo put Pikeman from Bo's inner-city, squad B, on top of Bo's inner-city, squad A.
    2: You put Pikeman from your inner-city, squad B, on top of your inner-city, squad A.
2 arrange outer-city 4 A, lift Sorcerer, to outer-city 4 B
    Bo put Sorcerer from Dag's outer-city, squad A, on top of Dag's outer-city, squad B.
    2: You put Sorcerer from Dag's outer-city, squad A, on top of Dag's outer-city, squad B.
    4: Bo put Sorcerer from your outer-city, squad A, on top of your outer-city, squad B.
2 done
    Round 44: Carin's turn.
    3: Round 44: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Crossbowman, pay 1
    Carin bought Crossbowman with 1.
    3: You bought Crossbowman with 1.
3 discard Pikeman
    Carin discarded Pikeman.
    3: You discarded Pikeman.
    Pikeman came to the store.
3 command outer-city 1 A, top 1, to middle A
    Carin moved a unit from Ada's outer-city, squad A, to the middle, squad A.
    1: Carin moved a unit from your outer-city, squad A, to the middle, squad A.
    3: You moved a unit from Ada's outer-city, squad A, to the middle, squad A.
3 to outer-city 1 A
    Carin moved a unit from the middle, squad A, to Ada's outer-city, squad A.
    1: Carin moved a unit from the middle, squad A, to your outer-city, squad A.
    3: You moved a unit from the middle, squad A, to Ada's outer-city, squad A.
3 command inner-city 1 A, destroy School
    Carin destroyed Ada's School.
    1: Carin destroyed your School.
    3: You destroyed Ada's School.
3 done
3 arrange outer-city 3 B, lift Pikeman, to outer-city 3 B
    Carin put Pikeman on top of Carin's outer-city, squad B.
    3: You put Pikeman on top of your outer-city, squad B.
3 done
    Round 44: Dag's turn.
    4: Round 44: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag gave a coin of 3 in exchange.
    4: You gave a coin of 3 in exchange.
    Dag got a coin of 5 in exchange.
    4: You got a coin of 5 in exchange.
4 buy Pikeman, pay 1, pay 1
    Dag bought Pikeman with 1 and 1.
    4: You bought Pikeman with 1 and 1.
4 play Pikeman, to inner-city 4 B
    Dag played Pikeman to Dag's inner-city, squad B.
    4: You played Pikeman to your inner-city, squad B.
4 done
4 done
    Round 44: Ada's turn.
    1: Round 44: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Three Fields, pay 3
    Ada bought Three Fields with 3.
    1: You bought Three Fields with 3.
* card Double Entry
    Double Entry came to the store.
1 play Mage, to inner-city 1 B
    Ada played Mage to Ada's inner-city, squad B.
    1: You played Mage to your inner-city, squad B.
1 command outer-city 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
1 command inner-city 1 B, attack inner-city 1 A of seat 3
    Ada attacked Carin's Knight with Mage: Ada's inner-city, squad A.
    1: You attacked Carin's Knight with Mage: your inner-city, squad A.
    3: Ada attacked your Knight with Mage: Ada's inner-city, squad A.
* dice 4
* dice 5
    Ada's attack is beaten off: 9 against 12.
    1: Your attack is beaten off: 9 against 12.
1 arrange inner-city 1 B, lift Knight, to inner-city 1 B
    Ada put Knight on top of Ada's inner-city, squad B.
    1: You put Knight on top of your inner-city, squad B.
1 done
    Round 45: Bo's turn.
    2: Round 45: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Moneyer
    2: You drew Moneyer.
2 discard Crossbowman
    Bo discarded Crossbowman.
    2: You discarded Crossbowman.
    Crossbowman came to the store.
2 command outer-city 4 B, attack outer-city 4 A of seat 3
    Bo attacked Carin's Knight with Sorcerer: Dag's outer-city, squad A.
    2: You attacked Carin's Knight with Sorcerer: Dag's outer-city, squad A.
    3: Bo attacked your Knight with Sorcerer: Dag's outer-city, squad A.
    4: Bo attacked Carin's Knight with Sorcerer: your outer-city, squad A.
* dice 9
* dice 6
    Bo's attack wins: 16 against 13.
    2: Your attack wins: 16 against 13.
    Carin's Knight died.
    3: Your Knight died.
    Knight came to the store.
2 command outer-city 4 B, attack the walls
    Bo attacked Dag's walls with Sorcerer.
    2: You attacked Dag's walls with Sorcerer.
    4: Bo attacked your walls with Sorcerer.
* dice 5
* dice 10
    Bo's attack is beaten off: 13 against 19.
    2: Your attack is beaten off: 13 against 19.
2 command walls 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's walls, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your walls, squad A, to your outer-city, squad A.
2 command outer-city 4 A, attack the walls
    Bo attacked Dag's walls with Knight.
    2: You attacked Dag's walls with Knight.
    4: Bo attacked your walls with Knight.
* dice 12
* dice 8
    Bo's attack wins: 19 against 17.
    2: Your attack wins: 19 against 17.
    A layer of Dag's walls fell; 2 stand.
    4: A layer of your walls fell; 2 stand.
2 command walls 2 A, top 1, to outer-city 2 B
    Bo moved a unit from Bo's walls, squad A, to Bo's outer-city, squad B.
    2: You moved a unit from your walls, squad A, to your outer-city, squad B.
2 command outer-city 4 A, attack the walls
    Bo attacked Dag's walls with Knight.
    2: You attacked Dag's walls with Knight.
    4: Bo attacked your walls with Knight.
* dice 4
* dice 5
    Bo's attack is beaten off: 11 against 12.
    2: Your attack is beaten off: 11 against 12.
2 command inner-city 2 B, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad B, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
2 done
2 done
    Round 45: Carin's turn.
    3: Round 45: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card coin 5
    3: You drew coin 5.
* card coin 3
    3: You drew coin 3.
3 put back coin 5
    Carin put coin 5 on the discard pile.
    3: You put coin 5 on the discard pile.
3 play Crossbowman, to inner-city 3 A
    Carin played Crossbowman to Carin's inner-city, squad A.
    3: You played Crossbowman to your inner-city, squad A.
3 done
3 done
    Round 45: Dag's turn.
    4: Round 45: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Crossbowman, pay 5
    Dag bought Crossbowman with 5.
    4: You bought Crossbowman with 5.
4 play Builder
    Dag played Builder.
    4: You played Builder.
    Dag raised a layer of walls; 3 stand.
    4: You raised a layer of walls; 3 stand.
4 done
4 arrange inner-city 4 A, lift Trebuchet, to inner-city 4 B
    Dag put Trebuchet from Dag's inner-city, squad A, on top of Dag's inner-city, squad B.
    4: You put Trebuchet from your inner-city, squad A, on top of your inner-city, squad B.
4 arrange inner-city 4 B, lift Pikeman, to inner-city 4 B
    Dag put Pikeman on top of Dag's inner-city, squad B.
    4: You put Pikeman on top of your inner-city, squad B.
4 done
    Round 45: Ada's turn.
    1: Round 45: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Knight, pay 1, pay 1, pay 1, pay 1
    Ada bought Knight with 1, 1, 1 and 1.
    1: You bought Knight with 1, 1, 1 and 1.
1 play Tournament
    Ada played Tournament.
    1: You played Tournament.
1 command inner-city 1 B, attack inner-city 1 A of seat 3
    Ada attacked Carin's Knight with Knight: Ada's inner-city, squad A.
    1: You attacked Carin's Knight with Knight: your inner-city, squad A.
    3: Ada attacked your Knight with Knight: Ada's inner-city, squad A.
* dice 7
* dice 8
    Ada's attack is beaten off: 14 against 15.
    1: Your attack is beaten off: 14 against 15.
1 command inner-city 1 A, attack inner-city 1 A of seat 3
    Ada attacked Carin's Knight with Pikeman: Ada's inner-city, squad A.
    1: You attacked Carin's Knight with Pikeman: your inner-city, squad A.
    3: Ada attacked your Knight with Pikeman: Ada's inner-city, squad A.
* dice 9
* dice 12
    Ada's attack is beaten off: 14 against 19.
    1: Your attack is beaten off: 14 against 19.
1 arrange inner-city 1 B, lift Swordsman, to inner-city 1 A
    Ada put Swordsman from Ada's inner-city, squad B, on top of Ada's inner-city, squad A.
    1: You put Swordsman from your inner-city, squad B, on top of your inner-city, squad A.
1 arrange inner-city 1 A, lift Pikeman, to inner-city 1 A
    Ada put Pikeman on top of Ada's inner-city, squad A.
    1: You put Pikeman on top of your inner-city, squad A.
1 done
    Round 46: Bo's turn.
    2: Round 46: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo gave a coin of 1 in exchange.
    2: You gave a coin of 1 in exchange.
    Bo got a coin of 3 in exchange.
    2: You got a coin of 3 in exchange.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Painting
    2: You drew Painting.
2 play Saboteur, at seat 1, destroy Harbour
    Bo played Saboteur.
    2: You played Saboteur.
    Bo destroyed Ada's Harbour.
    1: Bo destroyed your Harbour.
    2: You destroyed Ada's Harbour.
2 command inner-city 2 A, top 5, to outer-city 2 B
    Bo moved 5 units from Bo's inner-city, squad A, to Bo's outer-city, squad B.
    2: You moved 5 units from your inner-city, squad A, to your outer-city, squad B.
2 done
2 arrange inner-city 2 A, lift Swordsman, to inner-city 2 A
    Bo put Swordsman on top of Bo's inner-city, squad A.
    2: You put Swordsman on top of your inner-city, squad A.
2 done
    Round 46: Carin's turn.
    3: Round 46: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card coin 1
    3: You drew coin 1.
* card Masonry
    3: You drew Masonry.
3 put back coin 1
    Carin put coin 1 on the discard pile.
    3: You put coin 1 on the discard pile.
3 play Spearman, to inner-city 3 A
    Carin played Spearman to Carin's inner-city, squad A.
    3: You played Spearman to your inner-city, squad A.
3 command inner-city 3 A, top 2, to outer-city 3 A
    Carin moved 2 units from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
3 command inner-city 1 A, kill the hero
    Carin killed Ada's hero, The Architect.
    1: Carin killed your hero, The Architect.
    3: You killed Ada's hero, The Architect.
3 command outer-city 3 B, top 2, to middle A
    Carin moved 2 units from Carin's outer-city, squad B, to the middle, squad A.
    3: You moved 2 units from your outer-city, squad B, to the middle, squad A.
3 to outer-city 1 B
    Carin moved 2 units from the middle, squad A, to Ada's outer-city, squad B.
    1: Carin moved 2 units from the middle, squad A, to your outer-city, squad B.
    3: You moved 2 units from the middle, squad A, to Ada's outer-city, squad B.
3 command outer-city 1 A, top 1, to middle A
    Carin moved a unit from Ada's outer-city, squad A, to the middle, squad A.
    1: Carin moved a unit from your outer-city, squad A, to the middle, squad A.
    3: You moved a unit from Ada's outer-city, squad A, to the middle, squad A.
3 done
3 arrange inner-city 1 A, lift Knight, to inner-city 1 B
    Carin put Knight from Ada's inner-city, squad A, on top of Ada's inner-city, squad B.
    1: Carin put Knight from your inner-city, squad A, on top of your inner-city, squad B.
    3: You put Knight from Ada's inner-city, squad A, on top of Ada's inner-city, squad B.
3 arrange inner-city 1 A, lift Trebuchet, to inner-city 1 B
    Carin put Trebuchet from Ada's inner-city, squad A, on top of Ada's inner-city, squad B.
    1: Carin put Trebuchet from your inner-city, squad A, on top of your inner-city, squad B.
    3: You put Trebuchet from Ada's inner-city, squad A, on top of Ada's inner-city, squad B.
3 done
    Round 46: Dag's turn.
    4: Round 46: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag gave a coin of 1 in exchange.
    4: You gave a coin of 1 in exchange.
    Dag got a coin of 3 in exchange.
    4: You got a coin of 3 in exchange.
4 buy Counterweights, pay 3
    Dag bought Counterweights with 3.
    4: You bought Counterweights with 3.
* card Printing
    Printing came to the store.
4 play Song of Praise
    Dag played Song of Praise.
    4: You played Song of Praise.
4 done
4 arrange inner-city 4 B, lift Pikeman, to inner-city 4 A
    Dag put Pikeman from Dag's inner-city, squad B, on top of Dag's inner-city, squad A.
    4: You put Pikeman from your inner-city, squad B, on top of your inner-city, squad A.
4 arrange inner-city 4 B, lift Swordsman, to inner-city 4 B
    Dag put Swordsman on top of Dag's inner-city, squad B.
    4: You put Swordsman on top of your inner-city, squad B.
4 done
    Round 46: Ada's turn.
    1: Round 46: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Captain of the Guard, pay 3, pay 1, pay 1
    Ada bought Captain of the Guard with 1, 1 and 3.
    1: You bought Captain of the Guard with 1, 1 and 3.
* card Chancellor
    Chancellor came to the store.
1 play Knight, to inner-city 1 B
    Ada played Knight to Ada's inner-city, squad B.
    1: You played Knight to your inner-city, squad B.
1 command inner-city 1 B, attack inner-city 1 B of seat 3
    Ada attacked Carin's Trebuchet with Knight: Ada's inner-city, squad B.
    1: You attacked Carin's Trebuchet with Knight: your inner-city, squad B.
    3: Ada attacked your Trebuchet with Knight: Ada's inner-city, squad B.
* dice 12
* dice 7
    Ada's attack wins: 19 against 11.
    1: Your attack wins: 19 against 11.
    Carin's Trebuchet died.
    3: Your Trebuchet died.
    Trebuchet came to the store.
1 command inner-city 1 B, attack inner-city 1 B of seat 3
    Ada attacked Carin's Knight with Knight: Ada's inner-city, squad B.
    1: You attacked Carin's Knight with Knight: your inner-city, squad B.
    3: Ada attacked your Knight with Knight: Ada's inner-city, squad B.
* dice 2
* dice 6
    Ada's attack is beaten off: 9 against 13.
    1: Your attack is beaten off: 9 against 13.
1 command inner-city 1 A, attack inner-city 1 A of seat 3
    Ada attacked Carin's Pikeman with Pikeman: Ada's inner-city, squad A.
    1: You attacked Carin's Pikeman with Pikeman: your inner-city, squad A.
    3: Ada attacked your Pikeman with Pikeman: Ada's inner-city, squad A.
* dice 2
* dice 7
    Ada's attack is beaten off: 7 against 14.
    1: Your attack is beaten off: 7 against 14.
1 done
    Round 47: Bo's turn.
    2: Round 47: your turn.
2 buy Chancellor, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Bo bought Chancellor with 1, 1, 1, 1, 1, 1 and 1.
    2: You bought Chancellor with 1, 1, 1, 1, 1, 1 and 1.
* card Counterweights
    Counterweights came to the store.
2 play Chancellor
    Bo played Chancellor.
    2: You played Chancellor.
2 command outer-city 4 B, attack the walls
    Bo attacked Dag's walls with Sorcerer.
    2: You attacked Dag's walls with Sorcerer.
    4: Bo attacked your walls with Sorcerer.
* dice 5
* dice 5
    Bo's attack is beaten off: 13 against 14.
    2: Your attack is beaten off: 13 against 14.
2 command outer-city 4 A, attack the walls
    Bo attacked Dag's walls with Knight.
    2: You attacked Dag's walls with Knight.
    4: Bo attacked your walls with Knight.
* dice 6
* dice 11
    Bo's attack is beaten off: 13 against 20.
    2: Your attack is beaten off: 13 against 20.
2 command inner-city 2 A, top 2, to outer-city 2 B
    Bo moved 2 units from Bo's inner-city, squad A, to Bo's outer-city, squad B.
    2: You moved 2 units from your inner-city, squad A, to your outer-city, squad B.
2 command outer-city 2 A, top 1, to inner-city 2 A
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
2 command outer-city 2 A, attack middle A of seat 3
    Bo attacked Carin's Knight with Archer: the middle, squad A.
    2: You attacked Carin's Knight with Archer: the middle, squad A.
    3: Bo attacked your Knight with Archer: the middle, squad A.
* dice 8
* dice 2
    Bo's attack wins: 11 against 9.
    2: Your attack wins: 11 against 9.
    Carin's Knight died.
    3: Your Knight died.
    Knight came to the store.
2 command walls 2 A, top 1, to inner-city 2 A
    Bo moved a unit from Bo's walls, squad A, to Bo's inner-city, squad A.
    2: You moved a unit from your walls, squad A, to your inner-city, squad A.
2 arrange outer-city 2 B, lift Pikeman, to outer-city 2 B
    Bo put Pikeman on top of Bo's outer-city, squad B.
    2: You put Pikeman on top of your outer-city, squad B.
2 arrange outer-city 2 A, lift Archer, to outer-city 2 B
    Bo put Archer from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: You put Archer from your outer-city, squad A, on top of your outer-city, squad B.
2 arrange inner-city 2 A, lift Spearman, to inner-city 2 A
    Bo put Spearman on top of Bo's inner-city, squad A.
    2: You put Spearman on top of your inner-city, squad A.
2 done
    Round 47: Carin's turn.
    3: Round 47: your turn.
3 buy Trebuchet, pay 1
    Carin bought Trebuchet with 1.
    3: You bought Trebuchet with 1.
3 play Trebuchet, to inner-city 3 A
    Carin played Trebuchet to Carin's inner-city, squad A.
    3: You played Trebuchet to your inner-city, squad A.
3 command inner-city 3 A, top 1, to outer-city 3 B
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad B.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
3 command inner-city 1 B, destroy Counting House
    Carin destroyed Ada's Counting House.
    1: Carin destroyed your Counting House.
    3: You destroyed Ada's Counting House.
3 done
3 arrange inner-city 1 A, lift Spearman, to inner-city 1 B
    Carin put Spearman from Ada's inner-city, squad A, on top of Ada's inner-city, squad B.
    1: Carin put Spearman from your inner-city, squad A, on top of your inner-city, squad B.
    3: You put Spearman from Ada's inner-city, squad A, on top of Ada's inner-city, squad B.
3 arrange inner-city 1 B, lift Knight, to inner-city 1 B
    Carin put Knight on top of Ada's inner-city, squad B.
    1: Carin put Knight on top of your inner-city, squad B.
    3: You put Knight on top of Ada's inner-city, squad B.
3 done
    Round 47: Dag's turn.
    4: Round 47: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Double Entry, pay 1, pay 1, pay 1
    Dag bought Double Entry with 1, 1 and 1.
    4: You bought Double Entry with 1, 1 and 1.
* card Star Forts
    Star Forts came to the store.
4 play Double Entry
    Dag played Double Entry.
    4: You played Double Entry.
4 command inner-city 4 A, top 1, to outer-city 4 A
    Dag moved a unit from Dag's inner-city, squad A, to Dag's outer-city, squad A.
    4: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
4 to inner-city 4 B
    Dag moved a unit from Dag's outer-city, squad A, to Dag's inner-city, squad B.
    4: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
4 done
    Round 47: Ada's turn.
    1: Round 47: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Plate, pay 1, pay 1, pay 1, pay 1
    Ada bought Plate with 1, 1, 1 and 1.
    1: You bought Plate with 1, 1, 1 and 1.
* card The Great Library
    The Great Library came to the store.
1 play Builder
    Ada played Builder.
    1: You played Builder.
    Ada raised a layer of walls; one stands.
    1: You raised a layer of walls; one stands.
1 command inner-city 1 B, attack inner-city 1 A of seat 3
    Ada attacked Carin's Pikeman with Knight: Ada's inner-city, squad A.
    1: You attacked Carin's Pikeman with Knight: your inner-city, squad A.
    3: Ada attacked your Pikeman with Knight: Ada's inner-city, squad A.
* dice 5
* dice 3
    Ada's attack wins: 12 against 10.
    1: Your attack wins: 12 against 10.
    Carin's Pikeman died.
    3: Your Pikeman died.
    Pikeman came to the store.
1 command inner-city 1 B, attack inner-city 1 A of seat 3
    Ada attacked Carin's Trebuchet with Knight: Ada's inner-city, squad A.
    1: You attacked Carin's Trebuchet with Knight: your inner-city, squad A.
    3: Ada attacked your Trebuchet with Knight: Ada's inner-city, squad A.
* dice 8
* dice 4
    Ada's attack wins: 15 against 8.
    1: Your attack wins: 15 against 8.
    Carin's Trebuchet died.
    3: Your Trebuchet died.
    Trebuchet came to the store.
1 command inner-city 1 A, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
1 command inner-city 1 B, attack inner-city 1 A of seat 3
    Ada attacked Carin's Trebuchet with Knight: Ada's inner-city, squad A.
    1: You attacked Carin's Trebuchet with Knight: your inner-city, squad A.
    3: Ada attacked your Trebuchet with Knight: Ada's inner-city, squad A.
* dice 8
* dice 8
    Ada's attack wins: 15 against 12.
    1: Your attack wins: 15 against 12.
    Carin's Trebuchet died.
    3: Your Trebuchet died.
    Trebuchet came to the store.
1 command inner-city 1 B, attack inner-city 1 A of seat 3
    Ada attacked Carin's Spearman with Knight: Ada's inner-city, squad A.
    1: You attacked Carin's Spearman with Knight: your inner-city, squad A.
    3: Ada attacked your Spearman with Knight: Ada's inner-city, squad A.
* dice 10
* dice 2
    Ada's attack wins: 17 against 7.
    1: Your attack wins: 17 against 7.
    Carin's Spearman died.
    3: Your Spearman died.
1 command inner-city 1 B, attack inner-city 1 A of seat 3
    Ada attacked Carin's Crossbowman with Knight: Ada's inner-city, squad A.
    1: You attacked Carin's Crossbowman with Knight: your inner-city, squad A.
    3: Ada attacked your Crossbowman with Knight: Ada's inner-city, squad A.
* dice 4
* dice 7
    Ada's attack is beaten off: 11 against 11.
    1: Your attack is beaten off: 11 against 11.
1 done
    Round 48: Bo's turn.
    2: Round 48: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo gave a coin of 3 in exchange.
    2: You gave a coin of 3 in exchange.
    Bo got a coin of 5 in exchange.
    2: You got a coin of 5 in exchange.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Stirrups, pay 1, pay 1, pay 5
    Bo bought Stirrups with 1, 1 and 5.
    2: You bought Stirrups with 1, 1 and 5.
* card Market
    Market came to the store.
2 play Moneyer
    Bo played Moneyer.
    2: You played Moneyer.
    Bo got a coin of 5.
    2: You got a coin of 5.
2 play coin 1
    Bo played coin 1.
    2: You played coin 1.
2 command outer-city 4 B, attack the walls
    Bo attacked Dag's walls with Sorcerer.
    2: You attacked Dag's walls with Sorcerer.
    4: Bo attacked your walls with Sorcerer.
* dice 8
* dice 6
    Bo's attack wins: 16 against 15.
    2: Your attack wins: 16 against 15.
    A layer of Dag's walls fell; 2 stand.
    4: A layer of your walls fell; 2 stand.
2 command outer-city 4 B, attack the walls
    Bo attacked Dag's walls with Sorcerer.
    2: You attacked Dag's walls with Sorcerer.
    4: Bo attacked your walls with Sorcerer.
* dice 8
* dice 5
    Bo's attack wins: 16 against 12.
    2: Your attack wins: 16 against 12.
    A layer of Dag's walls fell; one stands.
    4: A layer of your walls fell; one stands.
2 command outer-city 4 B, attack the walls
    Bo attacked Dag's walls with Sorcerer.
    2: You attacked Dag's walls with Sorcerer.
    4: Bo attacked your walls with Sorcerer.
* dice 6
* dice 6
    Bo's attack wins: 14 against 11.
    2: Your attack wins: 14 against 11.
    A layer of Dag's walls fell; the city is breached.
    4: A layer of your walls fell; the city is breached.
2 command outer-city 4 B, attack inner-city 4 B of seat 4
    Bo attacked Dag's Pikeman with Sorcerer: Dag's inner-city, squad B.
    2: You attacked Dag's Pikeman with Sorcerer: Dag's inner-city, squad B.
    4: Bo attacked your Pikeman with Sorcerer: your inner-city, squad B.
* dice 6
* dice 6
    Bo's attack wins: 13 against 12.
    2: Your attack wins: 13 against 12.
    Dag's Pikeman died.
    4: Your Pikeman died.
    Pikeman came to the store.
2 command outer-city 4 B, attack inner-city 4 B of seat 4
    Bo attacked Dag's Swordsman with Sorcerer: Dag's inner-city, squad B.
    2: You attacked Dag's Swordsman with Sorcerer: Dag's inner-city, squad B.
    4: Bo attacked your Swordsman with Sorcerer: your inner-city, squad B.
* dice 8
* dice 10
    Bo's attack wins: 15 against 14.
    2: Your attack wins: 15 against 14.
    Dag's Swordsman died.
    4: Your Swordsman died.
2 command inner-city 2 A, top 2, to outer-city 2 B
    Bo moved 2 units from Bo's inner-city, squad A, to Bo's outer-city, squad B.
    2: You moved 2 units from your inner-city, squad A, to your outer-city, squad B.
2 command outer-city 4 B, attack inner-city 4 B of seat 4
    Bo attacked Dag's Trebuchet with Sorcerer: Dag's inner-city, squad B.
    2: You attacked Dag's Trebuchet with Sorcerer: Dag's inner-city, squad B.
    4: Bo attacked your Trebuchet with Sorcerer: your inner-city, squad B.
* dice 6
* dice 4
    Bo's attack wins: 13 against 7.
    2: Your attack wins: 13 against 7.
    Dag's Trebuchet died.
    4: Your Trebuchet died.
2 command outer-city 4 A, top 1, to inner-city 4 A
    Bo moved a unit from Dag's outer-city, squad A, to Dag's inner-city, squad A.
    2: You moved a unit from Dag's outer-city, squad A, to Dag's inner-city, squad A.
    4: Bo moved a unit from your outer-city, squad A, to your inner-city, squad A.
2 done
2 command outer-city 4 B, attack inner-city 4 B of seat 4
    Bo attacked Dag's Crossbowman with Sorcerer: Dag's inner-city, squad B.
    2: You attacked Dag's Crossbowman with Sorcerer: Dag's inner-city, squad B.
    4: Bo attacked your Crossbowman with Sorcerer: your inner-city, squad B.
* dice 8
* dice 5
    Bo's attack wins: 15 against 8.
    2: Your attack wins: 15 against 8.
    Dag's Crossbowman died.
    4: Your Crossbowman died.
2 done
    Round 48: Carin's turn.
    3: Round 48: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Trebuchet, pay 1
    Carin bought Trebuchet with 1.
    3: You bought Trebuchet with 1.
    Trebuchet came to the store.
3 play coin 3
    Carin played coin 3.
    3: You played coin 3.
3 command inner-city 1 A, destroy Watchtower
    Carin destroyed Ada's Watchtower.
    1: Carin destroyed your Watchtower.
    3: You destroyed Ada's Watchtower.
3 command inner-city 1 B, attack inner-city 1 B of seat 1
    Carin attacked Ada's Knight with Knight: Ada's inner-city, squad B.
    1: Carin attacked your Knight with Knight: your inner-city, squad B.
    3: You attacked Ada's Knight with Knight: Ada's inner-city, squad B.
* dice 6
* dice 6
    Carin's attack wins: 13 against 12.
    3: Your attack wins: 13 against 12.
    Ada's Knight died.
    1: Your Knight died.
3 command inner-city 1 B, attack inner-city 1 B of seat 1
    Carin attacked Ada's Knight with Knight: Ada's inner-city, squad B.
    1: Carin attacked your Knight with Knight: your inner-city, squad B.
    3: You attacked Ada's Knight with Knight: Ada's inner-city, squad B.
* dice 5
* dice 4
    Carin's attack wins: 12 against 10.
    3: Your attack wins: 12 against 10.
    Ada's Knight died.
    1: Your Knight died.
3 command inner-city 1 B, attack inner-city 1 B of seat 1
    Carin attacked Ada's Mage with Knight: Ada's inner-city, squad B.
    1: Carin attacked your Mage with Knight: your inner-city, squad B.
    3: You attacked Ada's Mage with Knight: Ada's inner-city, squad B.
* dice 8
* dice 7
    Carin's attack wins: 15 against 11.
    3: Your attack wins: 15 against 11.
    Ada's Mage died.
    1: Your Mage died.
3 command outer-city 3 B, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad B, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad B, to your inner-city, squad A.
3 command outer-city 1 B, attack outer-city 1 A of seat 1
    Carin attacked Ada's Pikeman with Pikeman: Ada's outer-city, squad A.
    1: Carin attacked your Pikeman with Pikeman: your outer-city, squad A.
    3: You attacked Ada's Pikeman with Pikeman: Ada's outer-city, squad A.
* dice 7
* dice 8
    Carin's attack is beaten off: 12 against 14.
    3: Your attack is beaten off: 12 against 14.
3 command outer-city 3 A, top 2, to middle A
    Carin moved 2 units from Carin's outer-city, squad A, to the middle, squad A.
    3: You moved 2 units from your outer-city, squad A, to the middle, squad A.
3 to outer-city 1 A
    Carin moved 2 units from the middle, squad A, to Ada's outer-city, squad A.
    1: Carin moved 2 units from the middle, squad A, to your outer-city, squad A.
    3: You moved 2 units from the middle, squad A, to Ada's outer-city, squad A.
3 arrange outer-city 1 A, lift Spearman, to outer-city 1 B
    Carin put Spearman from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
    1: Carin put Spearman from your outer-city, squad A, on top of your outer-city, squad B.
    3: You put Spearman from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
3 arrange outer-city 1 B, lift Pikeman, to outer-city 1 A
    Carin put Pikeman from Ada's outer-city, squad B, on top of Ada's outer-city, squad A.
    1: Carin put Pikeman from your outer-city, squad B, on top of your outer-city, squad A.
    3: You put Pikeman from Ada's outer-city, squad B, on top of Ada's outer-city, squad A.
3 arrange outer-city 1 B, lift Mage, to outer-city 1 B
    Carin put Mage on top of Ada's outer-city, squad B.
    1: Carin put Mage on top of your outer-city, squad B.
    3: You put Mage on top of Ada's outer-city, squad B.
3 arrange outer-city 1 A, lift Crossbowman, to outer-city 1 B
    Carin put Crossbowman from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
    1: Carin put Crossbowman from your outer-city, squad A, on top of your outer-city, squad B.
    3: You put Crossbowman from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
3 arrange outer-city 1 B, lift Mage, to outer-city 1 B
    Carin put Mage on top of Ada's outer-city, squad B.
    1: Carin put Mage on top of your outer-city, squad B.
    3: You put Mage on top of Ada's outer-city, squad B.
3 done
    Round 48: Dag's turn.
    4: Round 48: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag gave a coin of 1 in exchange.
    4: You gave a coin of 1 in exchange.
    Dag got a coin of 3 in exchange.
    4: You got a coin of 3 in exchange.
4 buy Knight, pay 3, pay 1
    Dag bought Knight with 1 and 3.
    4: You bought Knight with 1 and 3.
    Crossbowman came to the store.
4 play Knight, to inner-city 4 A
    Dag played Knight to Dag's inner-city, squad A.
    4: You played Knight to your inner-city, squad A.
4 done
    Round 48: Ada's turn.
    1: Round 48: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Crossbowman, pay 1, pay 1, pay 1
    Ada bought Crossbowman with 1, 1 and 1.
    1: You bought Crossbowman with 1, 1 and 1.
    Knight came to the store.
1 discard coin 1
    Ada discarded coin 1.
    1: You discarded coin 1.
1 command outer-city 1 A, attack outer-city 1 B of seat 3
    Ada attacked Carin's Mage with Pikeman: Ada's outer-city, squad B.
    1: You attacked Carin's Mage with Pikeman: your outer-city, squad B.
    3: Ada attacked your Mage with Pikeman: Ada's outer-city, squad B.
* dice 9
* dice 8
    Ada's attack wins: 14 against 13.
    1: Your attack wins: 14 against 13.
    Carin's Mage died.
    3: Your Mage died.
1 command outer-city 1 A, attack outer-city 1 B of seat 3
    Ada attacked Carin's Crossbowman with Pikeman: Ada's outer-city, squad B.
    1: You attacked Carin's Crossbowman with Pikeman: your outer-city, squad B.
    3: Ada attacked your Crossbowman with Pikeman: Ada's outer-city, squad B.
* dice 8
* dice 9
    Ada's attack is beaten off: 13 against 13.
    1: Your attack is beaten off: 13 against 13.
1 done
    Round 49: Bo's turn.
    2: Round 49: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 3
    2: You drew coin 3.
2 discard coin 1
    Bo discarded coin 1.
    2: You discarded coin 1.
2 play coin 3
    Bo played coin 3.
    2: You played coin 3.
2 command inner-city 4 A, destroy Theatre
    Bo destroyed Dag's Theatre.
    2: You destroyed Dag's Theatre.
    4: Bo destroyed your Theatre.
2 done
2 done
    Round 49: Carin's turn.
    3: Round 49: your turn.
    Ada's city became Carin's estate.
    1: Your city became Carin's estate.
    3: Ada's city became your estate.
    6 of Carin's units stepped into the middle.
    3: 6 of your units stepped into the middle.
3 buy Printing, pay 3
    Carin bought Printing with 3.
    3: You bought Printing with 3.
* card Letters of Credit
    Letters of Credit came to the store.
3 play Printing
    Carin played Printing.
    3: You played Printing.
3 command middle B, top 1, to outer-city 2 A
    Carin moved a unit from the middle, squad B, to Bo's outer-city, squad A.
    2: Carin moved a unit from the middle, squad B, to your outer-city, squad A.
    3: You moved a unit from the middle, squad B, to Bo's outer-city, squad A.
3 to middle B
    Carin moved a unit from Bo's outer-city, squad A, to the middle, squad B.
    2: Carin moved a unit from your outer-city, squad A, to the middle, squad B.
    3: You moved a unit from Bo's outer-city, squad A, to the middle, squad B.
3 command middle A, top 4, to outer-city 4 A
    Carin moved 4 units from the middle, squad A, to Dag's outer-city, squad A.
    3: You moved 4 units from the middle, squad A, to Dag's outer-city, squad A.
    4: Carin moved 4 units from the middle, squad A, to your outer-city, squad A.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 arrange middle B, lift Spearman, to middle A
    Carin put Spearman from the middle, squad B, on top of the middle, squad A.
    3: You put Spearman from the middle, squad B, on top of the middle, squad A.
3 done
    Round 49: Dag's turn.
    4: Round 49: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Market, pay 1
    Dag bought Market with 1.
    4: You bought Market with 1.
* card The Colossal Gate
    The Colossal Gate came to the store.
4 play Crossbowman, to inner-city 4 A
    Dag played Crossbowman to Dag's inner-city, squad A.
    4: You played Crossbowman to your inner-city, squad A.
4 command inner-city 4 A, attack outer-city 4 B of seat 2
    Dag attacked Bo's Sorcerer with Crossbowman: Dag's outer-city, squad B.
    2: Dag attacked your Sorcerer with Crossbowman: Dag's outer-city, squad B.
    4: You attacked Bo's Sorcerer with Crossbowman: your outer-city, squad B.
* dice 11
* dice 7
    Dag's attack wins: 14 against 10.
    4: Your attack wins: 14 against 10.
    Bo's Sorcerer died.
    2: Your Sorcerer died.
4 command inner-city 4 A, attack outer-city 4 A of seat 3
    Dag attacked Carin's Crossbowman with Crossbowman: Dag's outer-city, squad A.
    3: Dag attacked your Crossbowman with Crossbowman: Dag's outer-city, squad A.
    4: You attacked Carin's Crossbowman with Crossbowman: your outer-city, squad A.
* dice 4
* dice 8
    Dag's attack is beaten off: 7 against 12.
    4: Your attack is beaten off: 7 against 12.
4 arrange inner-city 4 A, lift Knight, to inner-city 4 A
    Dag put Knight on top of Dag's inner-city, squad A.
    4: You put Knight on top of your inner-city, squad A.
4 done
    Round 50: Bo's turn.
    2: Round 50: your turn.
    Bo gave a coin of 3 in exchange.
    2: You gave a coin of 3 in exchange.
    Bo got a coin of 5 in exchange.
    2: You got a coin of 5 in exchange.
2 buy Star Forts, pay 5
    Bo bought Star Forts with 5.
    2: You bought Star Forts with 5.
* card Double Entry
    Double Entry came to the store.
2 discard Stirrups
    Bo discarded Stirrups.
    2: You discarded Stirrups.
2 done
2 command outer-city 2 B, top 3, to inner-city 2 A
    Bo moved 3 units from Bo's outer-city, squad B, to Bo's inner-city, squad A.
    2: You moved 3 units from your outer-city, squad B, to your inner-city, squad A.
2 command inner-city 4 A, kill the hero
    Bo killed Dag's hero, The Envoy.
    2: You killed Dag's hero, The Envoy.
    4: Bo killed your hero, The Envoy.
2 command outer-city 2 B, top 7, to inner-city 2 A
    Bo moved 7 units from Bo's outer-city, squad B, to Bo's inner-city, squad A.
    2: You moved 7 units from your outer-city, squad B, to your inner-city, squad A.
2 command outer-city 2 B, attack middle A of seat 3
    Bo attacked Carin's Spearman with Archer: the middle, squad A.
    2: You attacked Carin's Spearman with Archer: the middle, squad A.
    3: Bo attacked your Spearman with Archer: the middle, squad A.
* dice 10
* dice 5
    Bo's attack wins: 13 against 10.
    2: Your attack wins: 13 against 10.
    Carin's Spearman died.
    3: Your Spearman died.
2 command outer-city 2 B, attack middle B of seat 3
    Bo attacked Carin's Knight with Archer: the middle, squad B.
    2: You attacked Carin's Knight with Archer: the middle, squad B.
    3: Bo attacked your Knight with Archer: the middle, squad B.
* dice 3
* dice 3
    Bo's attack is beaten off: 6 against 10.
    2: Your attack is beaten off: 6 against 10.
2 arrange inner-city 2 A, lift Trebuchet, to inner-city 2 B
    Bo put Trebuchet from Bo's inner-city, squad A, on top of Bo's inner-city, squad B.
    2: You put Trebuchet from your inner-city, squad A, on top of your inner-city, squad B.
2 done
    Round 50: Carin's turn.
    3: Round 50: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Trebuchet, pay 1
    Carin bought Trebuchet with 1.
    3: You bought Trebuchet with 1.
    Knight came to the store.
3 play Trebuchet, to inner-city 3 A
    Carin played Trebuchet to Carin's inner-city, squad A.
    3: You played Trebuchet to your inner-city, squad A.
3 command outer-city 4 A, attack inner-city 4 A of seat 2
    Carin attacked Bo's Knight with Crossbowman: Dag's inner-city, squad A.
    2: Carin attacked your Knight with Crossbowman: Dag's inner-city, squad A.
    3: You attacked Bo's Knight with Crossbowman: Dag's inner-city, squad A.
    4: Carin attacked Bo's Knight with Crossbowman: your inner-city, squad A.
* dice 4
* dice 3
    Carin's attack is beaten off: 8 against 9.
    3: Your attack is beaten off: 8 against 9.
3 command outer-city 3 A, top 1, to middle B
    Carin moved a unit from Carin's outer-city, squad A, to the middle, squad B.
    3: You moved a unit from your outer-city, squad A, to the middle, squad B.
3 to outer-city 4 B
    Carin moved a unit from the middle, squad B, to Dag's outer-city, squad B.
    3: You moved a unit from the middle, squad B, to Dag's outer-city, squad B.
    4: Carin moved a unit from the middle, squad B, to your outer-city, squad B.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 done
3 arrange outer-city 4 B, lift Trebuchet, to outer-city 4 A
    Carin put Trebuchet from Dag's outer-city, squad B, on top of Dag's outer-city, squad A.
    3: You put Trebuchet from Dag's outer-city, squad B, on top of Dag's outer-city, squad A.
    4: Carin put Trebuchet from your outer-city, squad B, on top of your outer-city, squad A.
3 arrange outer-city 4 A, lift Pikeman, to outer-city 4 A
    Carin put Pikeman on top of Dag's outer-city, squad A.
    3: You put Pikeman on top of Dag's outer-city, squad A.
    4: Carin put Pikeman on top of your outer-city, squad A.
3 done
    Round 50: Dag's turn.
    4: Round 50: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag gave a coin of 1 in exchange.
    4: You gave a coin of 1 in exchange.
    Dag got a coin of 3 in exchange.
    4: You got a coin of 3 in exchange.
4 buy Letters of Credit, pay 3
    Dag bought Letters of Credit with 3.
    4: You bought Letters of Credit with 3.
* card School
    School came to the store.
4 play Crossbowman, to inner-city 4 A
    Dag played Crossbowman to Dag's inner-city, squad A.
    4: You played Crossbowman to your inner-city, squad A.
4 command inner-city 4 A, top 1, to outer-city 4 A
    Dag moved a unit from Dag's inner-city, squad A, to Dag's outer-city, squad A.
    4: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
4 to inner-city 4 A
    Dag moved a unit from Dag's outer-city, squad A, to Dag's inner-city, squad A.
    4: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
4 arrange inner-city 4 A, lift Knight, to inner-city 4 A
    Dag put Knight on top of Dag's inner-city, squad A.
    4: You put Knight on top of your inner-city, squad A.
4 done
    Round 51: Bo's turn.
    2: Round 51: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy School, pay 1, pay 1, pay 1, pay 1
    Bo bought School with 1, 1, 1 and 1.
    2: You bought School with 1, 1, 1 and 1.
* card Foundry
    Foundry came to the store.
2 play Painting
    Bo played Painting.
    2: You played Painting.
2 done
2 command outer-city 2 B, top 1, to inner-city 2 B
    Bo moved a unit from Bo's outer-city, squad B, to Bo's inner-city, squad B.
    2: You moved a unit from your outer-city, squad B, to your inner-city, squad B.
2 command inner-city 4 A, destroy Watchtower
    Bo destroyed Dag's Watchtower.
    2: You destroyed Dag's Watchtower.
    4: Bo destroyed your Watchtower.
2 done
2 arrange inner-city 2 B, lift Trebuchet, to inner-city 2 B
    Bo put Trebuchet on top of Bo's inner-city, squad B.
    2: You put Trebuchet on top of your inner-city, squad B.
2 done
    Round 51: Carin's turn.
    3: Round 51: your turn.
3 buy Knight, pay 1
    Carin bought Knight with 1.
    3: You bought Knight with 1.
    Mage came to the store.
3 play Trebuchet, to inner-city 3 A
    Carin played Trebuchet to Carin's inner-city, squad A.
    3: You played Trebuchet to your inner-city, squad A.
3 command outer-city 4 A, top 1, to inner-city 4 A
    Carin moved a unit from Dag's outer-city, squad A, to Dag's inner-city, squad A.
    3: You moved a unit from Dag's outer-city, squad A, to Dag's inner-city, squad A.
    4: Carin moved a unit from your outer-city, squad A, to your inner-city, squad A.
3 command outer-city 4 A, top 4, to inner-city 4 A
    Carin moved 4 units from Dag's outer-city, squad A, to Dag's inner-city, squad A.
    3: You moved 4 units from Dag's outer-city, squad A, to Dag's inner-city, squad A.
    4: Carin moved 4 units from your outer-city, squad A, to your inner-city, squad A.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 done
3 done
    Round 51: Dag's turn.
    4: Round 51: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Trebuchet, pay 1
    Dag bought Trebuchet with 1.
    4: You bought Trebuchet with 1.
    Mage came to the store.
4 play Archer, to inner-city 4 A
    Dag played Archer to Dag's inner-city, squad A.
    4: You played Archer to your inner-city, squad A.
4 command inner-city 4 A, attack inner-city 4 A of seat 3
    Dag attacked Carin's Trebuchet with Archer: Dag's inner-city, squad A.
    3: Dag attacked your Trebuchet with Archer: Dag's inner-city, squad A.
    4: You attacked Carin's Trebuchet with Archer: your inner-city, squad A.
* dice 6
* dice 8
    Dag's attack is beaten off: 8 against 12.
    4: Your attack is beaten off: 8 against 12.
4 arrange inner-city 4 A, lift Knight, to inner-city 4 A
    Dag put Knight on top of Dag's inner-city, squad A.
    4: You put Knight on top of your inner-city, squad A.
4 done
    Round 52: Bo's turn.
    2: Round 52: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo gave a coin of 1 in exchange.
    2: You gave a coin of 1 in exchange.
    Bo got a coin of 3 in exchange.
    2: You got a coin of 3 in exchange.
2 buy The Great Library, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Bo bought The Great Library with 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 and 1.
    2: You bought The Great Library with 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 and 1.
* card Barracks
    Barracks came to the store.
2 play The Great Library
    Bo played The Great Library.
    2: You played The Great Library.
2 done
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 done
2 arrange inner-city 2 B, lift Archer, to inner-city 2 B
    Bo put Archer on top of Bo's inner-city, squad B.
    2: You put Archer on top of your inner-city, squad B.
2 arrange inner-city 2 B, lift Trebuchet, to inner-city 2 B
    Bo put Trebuchet on top of Bo's inner-city, squad B.
    2: You put Trebuchet on top of your inner-city, squad B.
2 arrange inner-city 2 A, lift Sorcerer, to inner-city 2 A
    Bo put Sorcerer on top of Bo's inner-city, squad A.
    2: You put Sorcerer on top of your inner-city, squad A.
2 done
    Round 52: Carin's turn.
    3: Round 52: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew 3 cards to keep one.
    3: You drew 3 cards to keep one.
* card coin 1
    3: You drew coin 1.
* card coin 5
    3: You drew coin 5.
* card Coronation
    3: You drew Coronation.
3 put back coin 1
    Carin put coin 1 on the discard pile.
    3: You put coin 1 on the discard pile.
3 put back coin 5
    Carin put coin 5 on the discard pile.
    3: You put coin 5 on the discard pile.
3 discard Coronation
    Carin discarded Coronation.
    3: You discarded Coronation.
3 done
3 arrange outer-city 3 A, lift Trebuchet, to outer-city 3 A
    Carin put Trebuchet on top of Carin's outer-city, squad A.
    3: You put Trebuchet on top of your outer-city, squad A.
3 arrange inner-city 4 A, lift Pikeman, to inner-city 4 A
    Carin put Pikeman on top of Dag's inner-city, squad A.
    3: You put Pikeman on top of Dag's inner-city, squad A.
    4: Carin put Pikeman on top of your inner-city, squad A.
3 arrange outer-city 3 A, lift Trebuchet, to outer-city 3 B
    Carin put Trebuchet from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    3: You put Trebuchet from your outer-city, squad A, on top of your outer-city, squad B.
3 arrange inner-city 4 A, lift Crossbowman, to inner-city 4 A
    Carin put Crossbowman on top of Dag's inner-city, squad A.
    3: You put Crossbowman on top of Dag's inner-city, squad A.
    4: Carin put Crossbowman on top of your inner-city, squad A.
3 arrange outer-city 3 A, lift Trebuchet, to outer-city 3 B
    Carin put Trebuchet from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    3: You put Trebuchet from your outer-city, squad A, on top of your outer-city, squad B.
3 arrange inner-city 4 A, lift Pikeman, to inner-city 4 A
    Carin put Pikeman on top of Dag's inner-city, squad A.
    3: You put Pikeman on top of Dag's inner-city, squad A.
    4: Carin put Pikeman on top of your inner-city, squad A.
3 done
    Round 52: Dag's turn.
    4: Round 52: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag gave a coin of 1 in exchange.
    4: You gave a coin of 1 in exchange.
    Dag got a coin of 3 in exchange.
    4: You got a coin of 3 in exchange.
4 buy Pikeman, pay 3
    Dag bought Pikeman with 3.
    4: You bought Pikeman with 3.
    Pikeman came to the store.
4 play Pikeman, to inner-city 4 A
    Dag played Pikeman to Dag's inner-city, squad A.
    4: You played Pikeman to your inner-city, squad A.
4 command inner-city 4 A, attack inner-city 4 A of seat 2
    Dag attacked Bo's Knight with Pikeman: Dag's inner-city, squad A.
    2: Dag attacked your Knight with Pikeman: Dag's inner-city, squad A.
    4: You attacked Bo's Knight with Pikeman: your inner-city, squad A.
* dice 6
* dice 10
    Dag's attack is beaten off: 11 against 16.
    4: Your attack is beaten off: 11 against 16.
4 arrange inner-city 4 A, lift Knight, to inner-city 4 A
    Dag put Knight on top of Dag's inner-city, squad A.
    4: You put Knight on top of your inner-city, squad A.
4 done
    Round 53: Bo's turn.
    2: Round 53: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Double Entry, pay 1, pay 1, pay 5
    Bo bought Double Entry with 1, 1 and 5.
    2: You bought Double Entry with 1, 1 and 5.
* card Market
    Market came to the store.
2 play Mage, to inner-city 2 A
    Bo played Mage to Bo's inner-city, squad A.
    2: You played Mage to your inner-city, squad A.
2 done
2 command inner-city 2 A, top 7, to outer-city 2 B
    Bo moved 7 units from Bo's inner-city, squad A, to Bo's outer-city, squad B.
    2: You moved 7 units from your inner-city, squad A, to your outer-city, squad B.
2 command inner-city 2 B, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad B, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
2 command inner-city 4 A, top 1, to outer-city 4 A
    Bo moved a unit from Dag's inner-city, squad A, to Dag's outer-city, squad A.
    2: You moved a unit from Dag's inner-city, squad A, to Dag's outer-city, squad A.
    4: Bo moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 done
2 command inner-city 2 B, top 1, to outer-city 2 B
    Bo moved a unit from Bo's inner-city, squad B, to Bo's outer-city, squad B.
    2: You moved a unit from your inner-city, squad B, to your outer-city, squad B.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 arrange outer-city 2 B, lift Sorcerer, to outer-city 2 B
    Bo put Sorcerer on top of Bo's outer-city, squad B.
    2: You put Sorcerer on top of your outer-city, squad B.
2 arrange outer-city 2 B, lift Archer, to outer-city 2 A
    Bo put Archer from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    2: You put Archer from your outer-city, squad B, on top of your outer-city, squad A.
2 arrange outer-city 2 A, lift Pikeman, to outer-city 2 A
    Bo put Pikeman on top of Bo's outer-city, squad A.
    2: You put Pikeman on top of your outer-city, squad A.
2 done
    Round 53: Carin's turn.
    3: Round 53: your turn.
3 buy Mage, pay 1
    Carin bought Mage with 1.
    3: You bought Mage with 1.
    Sorcerer came to the store.
3 play Knight, to inner-city 3 A
    Carin played Knight to Carin's inner-city, squad A.
    3: You played Knight to your inner-city, squad A.
3 command inner-city 4 A, attack inner-city 4 A of seat 4
    Carin attacked Dag's Knight with Pikeman: Dag's inner-city, squad A.
    3: You attacked Dag's Knight with Pikeman: Dag's inner-city, squad A.
    4: Carin attacked your Knight with Pikeman: your inner-city, squad A.
* dice 5
* dice 5
    Carin's attack is beaten off: 10 against 11.
    3: Your attack is beaten off: 10 against 11.
3 command outer-city 3 B, top 2, to middle B
    Carin moved 2 units from Carin's outer-city, squad B, to the middle, squad B.
    3: You moved 2 units from your outer-city, squad B, to the middle, squad B.
3 to outer-city 4 A
    Carin moved 2 units from the middle, squad B, to Dag's outer-city, squad A.
    3: You moved 2 units from the middle, squad B, to Dag's outer-city, squad A.
    4: Carin moved 2 units from the middle, squad B, to your outer-city, squad A.
3 command middle B, top 1, to outer-city 3 A
    Carin moved a unit from the middle, squad B, to Carin's outer-city, squad A.
    3: You moved a unit from the middle, squad B, to your outer-city, squad A.
3 to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
3 arrange inner-city 3 A, lift Knight, to inner-city 3 A
    Carin put Knight on top of Carin's inner-city, squad A.
    3: You put Knight on top of your inner-city, squad A.
3 arrange inner-city 4 A, lift Pikeman, to inner-city 4 B
    Carin put Pikeman from Dag's inner-city, squad A, on top of Dag's inner-city, squad B.
    3: You put Pikeman from Dag's inner-city, squad A, on top of Dag's inner-city, squad B.
    4: Carin put Pikeman from your inner-city, squad A, on top of your inner-city, squad B.
3 arrange inner-city 4 A, lift Spearman, to inner-city 4 A
    Carin put Spearman on top of Dag's inner-city, squad A.
    3: You put Spearman on top of Dag's inner-city, squad A.
    4: Carin put Spearman on top of your inner-city, squad A.
3 done
    Round 53: Dag's turn.
    4: Round 53: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Market, pay 1
    Dag bought Market with 1.
    4: You bought Market with 1.
* card Stirrups
    Stirrups came to the store.
4 discard Market
    Dag discarded Market.
    4: You discarded Market.
4 command inner-city 4 A, attack inner-city 4 B of seat 3
    Dag attacked Carin's Pikeman with Knight: Dag's inner-city, squad B.
    3: Dag attacked your Pikeman with Knight: Dag's inner-city, squad B.
    4: You attacked Carin's Pikeman with Knight: your inner-city, squad B.
* dice 4
* dice 8
    Dag's attack is beaten off: 11 against 15.
    4: Your attack is beaten off: 11 against 15.
4 arrange inner-city 4 A, lift Crossbowman, to inner-city 4 A
    Dag put Crossbowman on top of Dag's inner-city, squad A.
    4: You put Crossbowman on top of your inner-city, squad A.
4 arrange inner-city 4 A, lift Knight, to inner-city 4 A
    Dag put Knight on top of Dag's inner-city, squad A.
    4: You put Knight on top of your inner-city, squad A.
4 done
    Round 54: Bo's turn.
    2: Round 54: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo gave a coin of 3 in exchange.
    2: You gave a coin of 3 in exchange.
    Bo got a coin of 5 in exchange.
    2: You got a coin of 5 in exchange.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Great Embassy, pay 5, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Bo bought Great Embassy with 1, 1, 1, 1, 1, 1 and 5.
    2: You bought Great Embassy with 1, 1, 1, 1, 1, 1 and 5.
* card Tournament
    Tournament came to the store.
2 play School
    Bo played School.
    2: You played School.
2 done
2 done
2 arrange outer-city 2 A, lift Archer, to outer-city 2 A
    Bo put Archer on top of Bo's outer-city, squad A.
    2: You put Archer on top of your outer-city, squad A.
2 arrange outer-city 2 A, lift Pikeman, to outer-city 2 A
    Bo put Pikeman on top of Bo's outer-city, squad A.
    2: You put Pikeman on top of your outer-city, squad A.
2 done
    Round 54: Carin's turn.
    3: Round 54: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew 3 cards to keep one.
    3: You drew 3 cards to keep one.
* card Scholar
    3: You drew Scholar.
* card coin 3
    3: You drew coin 3.
* card coin 5
    3: You drew coin 5.
3 put back Scholar
    Carin put Scholar on the discard pile.
    3: You put Scholar on the discard pile.
3 put back coin 5
    Carin put coin 5 on the discard pile.
    3: You put coin 5 on the discard pile.
3 play Mage, to inner-city 3 A
    Carin played Mage to Carin's inner-city, squad A.
    3: You played Mage to your inner-city, squad A.
3 command inner-city 4 B, attack inner-city 4 A of seat 4
    Carin attacked Dag's Knight with Pikeman: Dag's inner-city, squad A.
    3: You attacked Dag's Knight with Pikeman: Dag's inner-city, squad A.
    4: Carin attacked your Knight with Pikeman: your inner-city, squad A.
* dice 6
* dice 8
    Carin's attack is beaten off: 11 against 14.
    3: Your attack is beaten off: 11 against 14.
3 command inner-city 4 A, attack inner-city 4 A of seat 4
    Carin attacked Dag's Knight with Spearman: Dag's inner-city, squad A.
    3: You attacked Dag's Knight with Spearman: Dag's inner-city, squad A.
    4: Carin attacked your Knight with Spearman: your inner-city, squad A.
* dice 11
* dice 9
    Carin's attack is beaten off: 15 against 15.
    3: Your attack is beaten off: 15 against 15.
3 command outer-city 4 A, top 1, to inner-city 4 B
    Carin moved a unit from Dag's outer-city, squad A, to Dag's inner-city, squad B.
    3: You moved a unit from Dag's outer-city, squad A, to Dag's inner-city, squad B.
    4: Carin moved a unit from your outer-city, squad A, to your inner-city, squad B.
3 done
3 arrange inner-city 4 B, lift Pikeman, to inner-city 4 B
    Carin put Pikeman on top of Dag's inner-city, squad B.
    3: You put Pikeman on top of Dag's inner-city, squad B.
    4: Carin put Pikeman on top of your inner-city, squad B.
3 done
    Round 54: Dag's turn.
    4: Round 54: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag gave a coin of 1 in exchange.
    4: You gave a coin of 1 in exchange.
    Dag got a coin of 3 in exchange.
    4: You got a coin of 3 in exchange.
4 buy Pikeman, pay 3
    Dag bought Pikeman with 3.
    4: You bought Pikeman with 3.
4 play Pikeman, to inner-city 4 A
    Dag played Pikeman to Dag's inner-city, squad A.
    4: You played Pikeman to your inner-city, squad A.
4 command inner-city 4 A, top 1, to outer-city 4 A
    Dag moved a unit from Dag's inner-city, squad A, to Dag's outer-city, squad A.
    4: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
4 to inner-city 4 A
    Dag moved a unit from Dag's outer-city, squad A, to Dag's inner-city, squad A.
    4: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
4 arrange inner-city 4 A, lift Archer, to inner-city 4 B
    Dag put Archer from Dag's inner-city, squad A, on top of Dag's inner-city, squad B.
    4: You put Archer from your inner-city, squad A, on top of your inner-city, squad B.
4 arrange inner-city 4 A, lift Knight, to inner-city 4 A
    Dag put Knight on top of Dag's inner-city, squad A.
    4: You put Knight on top of your inner-city, squad A.
4 arrange inner-city 4 B, lift Archer, to inner-city 4 A
    Dag put Archer from Dag's inner-city, squad B, on top of Dag's inner-city, squad A.
    4: You put Archer from your inner-city, squad B, on top of your inner-city, squad A.
4 done
    Round 55: Bo's turn.
    2: Round 55: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Sorcerer, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Bo bought Sorcerer with 1, 1, 1, 1, 1 and 1.
    2: You bought Sorcerer with 1, 1, 1, 1, 1 and 1.
2 play Sorcerer, to inner-city 2 A
    Bo played Sorcerer to Bo's inner-city, squad A.
    2: You played Sorcerer to your inner-city, squad A.
2 done
2 command outer-city 4 A, attack outer-city 4 A of seat 3
    Bo attacked Carin's Trebuchet with Knight: Dag's outer-city, squad A.
    2: You attacked Carin's Trebuchet with Knight: Dag's outer-city, squad A.
    3: Bo attacked your Trebuchet with Knight: Dag's outer-city, squad A.
    4: Bo attacked Carin's Trebuchet with Knight: your outer-city, squad A.
* dice 8
* dice 10
    Bo's attack is beaten off: 14 against 14.
    2: Your attack is beaten off: 14 against 14.
2 command outer-city 2 B, top 7, to middle A
    Bo moved 7 units from Bo's outer-city, squad B, to the middle, squad A.
    2: You moved 7 units from your outer-city, squad B, to the middle, squad A.
2 to outer-city 3 A
    Bo moved 7 units from the middle, squad A, to Carin's outer-city, squad A.
    2: You moved 7 units from the middle, squad A, to Carin's outer-city, squad A.
    3: Bo moved 7 units from the middle, squad A, to your outer-city, squad A.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 arrange outer-city 2 A, lift Pikeman, to outer-city 2 A
    Bo put Pikeman on top of Bo's outer-city, squad A.
    2: You put Pikeman on top of your outer-city, squad A.
2 done
    Round 55: Carin's turn.
    3: Round 55: your turn.
3 draw
    Carin drew 3 cards to keep one.
    3: You drew 3 cards to keep one.
* card coin 1
    3: You drew coin 1.
* card Music
    3: You drew Music.
* card coin 1
    3: You drew coin 1.
3 put back coin 1
    Carin put coin 1 on the discard pile.
    3: You put coin 1 on the discard pile.
3 put back coin 1
    Carin put coin 1 on the discard pile.
    3: You put coin 1 on the discard pile.
3 play coin 5
    Carin played coin 5.
    3: You played coin 5.
3 command inner-city 4 B, attack inner-city 4 A of seat 4
    Carin attacked Dag's Archer with Pikeman: Dag's inner-city, squad A.
    3: You attacked Dag's Archer with Pikeman: Dag's inner-city, squad A.
    4: Carin attacked your Archer with Pikeman: your inner-city, squad A.
* dice 3
* dice 6
    Carin's attack is beaten off: 8 against 8.
    3: Your attack is beaten off: 8 against 8.
3 command outer-city 4 A, top 1, to inner-city 4 B
    Carin moved a unit from Dag's outer-city, squad A, to Dag's inner-city, squad B.
    3: You moved a unit from Dag's outer-city, squad A, to Dag's inner-city, squad B.
    4: Carin moved a unit from your outer-city, squad A, to your inner-city, squad B.
3 command inner-city 4 A, attack inner-city 4 A of seat 4
    Carin attacked Dag's Archer with Spearman: Dag's inner-city, squad A.
    3: You attacked Dag's Archer with Spearman: Dag's inner-city, squad A.
    4: Carin attacked your Archer with Spearman: your inner-city, squad A.
* dice 3
* dice 6
    Carin's attack is beaten off: 7 against 8.
    3: Your attack is beaten off: 7 against 8.
3 command inner-city 3 A, top 3, to outer-city 3 A
    Carin moved 3 units from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved 3 units from your inner-city, squad A, to your outer-city, squad A.
3 arrange inner-city 4 A, lift Trebuchet, to inner-city 4 B
    Carin put Trebuchet from Dag's inner-city, squad A, on top of Dag's inner-city, squad B.
    3: You put Trebuchet from Dag's inner-city, squad A, on top of Dag's inner-city, squad B.
    4: Carin put Trebuchet from your inner-city, squad A, on top of your inner-city, squad B.
3 arrange inner-city 4 B, lift Pikeman, to inner-city 4 A
    Carin put Pikeman from Dag's inner-city, squad B, on top of Dag's inner-city, squad A.
    3: You put Pikeman from Dag's inner-city, squad B, on top of Dag's inner-city, squad A.
    4: Carin put Pikeman from your inner-city, squad B, on top of your inner-city, squad A.
3 arrange outer-city 3 A, lift Knight, to outer-city 3 A
    Carin put Knight on top of Carin's outer-city, squad A.
    3: You put Knight on top of your outer-city, squad A.
3 done
    Round 55: Dag's turn.
    4: Round 55: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew a card.
    4: You drew a card.
* card Spy
    4: You drew Spy.
4 play Market
    Dag played Market.
    4: You played Market.
4 done
4 arrange inner-city 4 A, lift Knight, to inner-city 4 A
    Dag put Knight on top of Dag's inner-city, squad A.
    4: You put Knight on top of your inner-city, squad A.
4 done
    Round 56: Bo's turn.
    2: Round 56: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo gave a coin of 1 in exchange.
    2: You gave a coin of 1 in exchange.
    Bo got a coin of 3 in exchange.
    2: You got a coin of 3 in exchange.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Stirrups, pay 1, pay 1, pay 1, pay 1
    Bo bought Stirrups with 1, 1, 1 and 1.
    2: You bought Stirrups with 1, 1, 1 and 1.
* card The Hanging Vineyards
    The Hanging Vineyards came to the store.
2 done
2 discard Stirrups
    Bo discarded Stirrups.
    2: You discarded Stirrups.
2 done
2 command outer-city 3 A, attack outer-city 3 A of seat 3
    Bo attacked Carin's Knight with Sorcerer: Carin's outer-city, squad A.
    2: You attacked Carin's Knight with Sorcerer: Carin's outer-city, squad A.
    3: Bo attacked your Knight with Sorcerer: your outer-city, squad A.
* dice 5
* dice 11
    Bo's attack is beaten off: 12 against 18.
    2: Your attack is beaten off: 12 against 18.
2 command outer-city 2 A, top 1, to middle A
    Bo moved a unit from Bo's outer-city, squad A, to the middle, squad A.
    2: You moved a unit from your outer-city, squad A, to the middle, squad A.
2 to outer-city 3 A
    Bo moved a unit from the middle, squad A, to Carin's outer-city, squad A.
    2: You moved a unit from the middle, squad A, to Carin's outer-city, squad A.
    3: Bo moved a unit from the middle, squad A, to your outer-city, squad A.
2 done
2 done
    Round 56: Carin's turn.
    3: Round 56: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Knight, pay 1
    Carin bought Knight with 1.
    3: You bought Knight with 1.
3 discard coin 3
    Carin discarded coin 3.
    3: You discarded coin 3.
3 command outer-city 3 A, attack outer-city 3 A of seat 2
    Carin attacked Bo's Pikeman with Knight: Carin's outer-city, squad A.
    2: Carin attacked your Pikeman with Knight: Carin's outer-city, squad A.
    3: You attacked Bo's Pikeman with Knight: your outer-city, squad A.
* dice 8
* dice 8
    Carin's attack wins: 15 against 14.
    3: Your attack wins: 15 against 14.
    Bo's Pikeman died.
    2: Your Pikeman died.
    Pikeman came to the store.
3 done
3 done
    Round 56: Dag's turn.
    4: Round 56: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag gave a coin of 1 in exchange.
    4: You gave a coin of 1 in exchange.
    Dag got a coin of 3 in exchange.
    4: You got a coin of 3 in exchange.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Pikeman, pay 1, pay 1
    Dag bought Pikeman with 1 and 1.
    4: You bought Pikeman with 1 and 1.
4 done
4 play Counterweights
    Dag played Counterweights.
    4: You played Counterweights.
4 command inner-city 4 A, attack inner-city 4 B of seat 3
    Dag attacked Carin's Trebuchet with Knight: Dag's inner-city, squad B.
    3: Dag attacked your Trebuchet with Knight: Dag's inner-city, squad B.
    4: You attacked Carin's Trebuchet with Knight: your inner-city, squad B.
* dice 6
* dice 6
    Dag's attack wins: 13 against 10.
    4: Your attack wins: 13 against 10.
    Carin's Trebuchet died.
    3: Your Trebuchet died.
    Trebuchet came to the store.
4 command inner-city 4 A, attack inner-city 4 B of seat 3
    Dag attacked Carin's Trebuchet with Knight: Dag's inner-city, squad B.
    3: Dag attacked your Trebuchet with Knight: Dag's inner-city, squad B.
    4: You attacked Carin's Trebuchet with Knight: your inner-city, squad B.
* dice 5
* dice 7
    Dag's attack wins: 12 against 11.
    4: Your attack wins: 12 against 11.
    Carin's Trebuchet died.
    3: Your Trebuchet died.
    Trebuchet came to the store.
4 command inner-city 4 A, attack inner-city 4 B of seat 3
    Dag attacked Carin's Trebuchet with Knight: Dag's inner-city, squad B.
    3: Dag attacked your Trebuchet with Knight: Dag's inner-city, squad B.
    4: You attacked Carin's Trebuchet with Knight: your inner-city, squad B.
* dice 9
* dice 8
    Dag's attack wins: 16 against 12.
    4: Your attack wins: 16 against 12.
    Carin's Trebuchet died.
    3: Your Trebuchet died.
    Trebuchet came to the store.
4 done
4 done
    Round 57: Bo's turn.
    2: Round 57: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Trebuchet, pay 1
    Bo bought Trebuchet with 1.
    2: You bought Trebuchet with 1.
2 trade with seat 4, give Great Embassy, give Trebuchet, for Armour, for Plate, for Spearman, propose
    Bo offered Dag Trebuchet and Great Embassy.
    2: You offered Dag Trebuchet and Great Embassy.
    4: Bo offered you Trebuchet and Great Embassy.
    Bo asked Dag for Armour, Spearman and Plate.
    2: You asked Dag for Armour, Spearman and Plate.
    4: Bo asked you for Armour, Spearman and Plate.
4 decline
    Dag declined the trade.
    4: You declined the trade.
2 discard Double Entry
    Bo discarded Double Entry.
    2: You discarded Double Entry.
2 done
2 command outer-city 3 A, attack outer-city 3 A of seat 3
    Bo attacked Carin's Knight with Sorcerer: Carin's outer-city, squad A.
    2: You attacked Carin's Knight with Sorcerer: Carin's outer-city, squad A.
    3: Bo attacked your Knight with Sorcerer: your outer-city, squad A.
* dice 5
* dice 8
    Bo's attack is beaten off: 12 against 15.
    2: Your attack is beaten off: 12 against 15.
2 command outer-city 2 A, top 5, to middle A
    Bo moved 5 units from Bo's outer-city, squad A, to the middle, squad A.
    2: You moved 5 units from your outer-city, squad A, to the middle, squad A.
2 to outer-city 4 B
    Bo moved 5 units from the middle, squad A, to Dag's outer-city, squad B.
    2: You moved 5 units from the middle, squad A, to Dag's outer-city, squad B.
    4: Bo moved 5 units from the middle, squad A, to your outer-city, squad B.
2 command outer-city 4 A, top 1, to inner-city 4 A
    Bo moved a unit from Dag's outer-city, squad A, to Dag's inner-city, squad A.
    2: You moved a unit from Dag's outer-city, squad A, to Dag's inner-city, squad A.
    4: Bo moved a unit from your outer-city, squad A, to your inner-city, squad A.
2 done
2 done
    Round 57: Carin's turn.
    3: Round 57: your turn.
3 buy Trebuchet, pay 1
    Carin bought Trebuchet with 1.
    3: You bought Trebuchet with 1.
3 play Trebuchet, to inner-city 3 A
    Carin played Trebuchet to Carin's inner-city, squad A.
    3: You played Trebuchet to your inner-city, squad A.
3 done
3 done
    Round 57: Dag's turn.
    4: Round 57: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Foundry, pay 3
    Dag bought Foundry with 3.
    4: You bought Foundry with 3.
* card Counterpoint
    Counterpoint came to the store.
4 done
4 play Pikeman, to inner-city 4 A
    Dag played Pikeman to Dag's inner-city, squad A.
    4: You played Pikeman to your inner-city, squad A.
4 command inner-city 4 A, attack inner-city 4 A of seat 2
    Dag attacked Bo's Knight with Pikeman: Dag's inner-city, squad A.
    2: Dag attacked your Knight with Pikeman: Dag's inner-city, squad A.
    4: You attacked Bo's Knight with Pikeman: your inner-city, squad A.
* dice 6
* dice 6
    Dag's attack is beaten off: 11 against 12.
    4: Your attack is beaten off: 11 against 12.
4 arrange inner-city 4 A, lift Knight, to inner-city 4 A
    Dag put Knight on top of Dag's inner-city, squad A.
    4: You put Knight on top of your inner-city, squad A.
4 done
    Round 58: Bo's turn.
    2: Round 58: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo gave a coin of 3 in exchange.
    2: You gave a coin of 3 in exchange.
    Bo got a coin of 5 in exchange.
    2: You got a coin of 5 in exchange.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Pikeman, pay 1, pay 1
    Bo bought Pikeman with 1 and 1.
    2: You bought Pikeman with 1 and 1.
2 trade with seat 4, give Pikeman, for Spearman, for Scholar, for coin 5, propose
    Bo offered Dag Pikeman.
    2: You offered Dag Pikeman.
    4: Bo offered you Pikeman.
    Bo asked Dag for coin 5, Scholar and Spearman.
    2: You asked Dag for coin 5, Scholar and Spearman.
    4: Bo asked you for coin 5, Scholar and Spearman.
4 decline
    Dag declined the trade.
    4: You declined the trade.
2 play Trebuchet, to inner-city 2 A
    Bo played Trebuchet to Bo's inner-city, squad A.
    2: You played Trebuchet to your inner-city, squad A.
2 done
2 command outer-city 4 B, top 5, to inner-city 4 B
    Bo moved 5 units from Dag's outer-city, squad B, to Dag's inner-city, squad B.
    2: You moved 5 units from Dag's outer-city, squad B, to Dag's inner-city, squad B.
    4: Bo moved 5 units from your outer-city, squad B, to your inner-city, squad B.
2 command inner-city 4 A, destroy Market
    Bo destroyed Dag's Market.
    2: You destroyed Dag's Market.
    4: Bo destroyed your Market.
2 command outer-city 3 A, attack the walls
    Bo attacked Carin's walls with Sorcerer.
    2: You attacked Carin's walls with Sorcerer.
    3: Bo attacked your walls with Sorcerer.
* dice 6
* dice 5
    Bo's attack wins: 14 against 13.
    2: Your attack wins: 14 against 13.
    A layer of Carin's walls fell; 3 stand.
    3: A layer of your walls fell; 3 stand.
2 command outer-city 3 A, attack outer-city 3 A of seat 3
    Bo attacked Carin's Knight with Sorcerer: Carin's outer-city, squad A.
    2: You attacked Carin's Knight with Sorcerer: Carin's outer-city, squad A.
    3: Bo attacked your Knight with Sorcerer: your outer-city, squad A.
* dice 10
* dice 11
    Bo's attack is beaten off: 17 against 18.
    2: Your attack is beaten off: 17 against 18.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 done
    Round 58: Carin's turn.
    3: Round 58: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Counterpoint, pay 5
    Carin bought Counterpoint with 5.
    3: You bought Counterpoint with 5.
* card Printing
    Printing came to the store.
3 play Knight, to inner-city 3 A
    Carin played Knight to Carin's inner-city, squad A.
    3: You played Knight to your inner-city, squad A.
3 command inner-city 4 A, top 4, to outer-city 4 A
    Carin moved 4 units from Dag's inner-city, squad A, to Dag's outer-city, squad A.
    3: You moved 4 units from Dag's inner-city, squad A, to Dag's outer-city, squad A.
    4: Carin moved 4 units from your inner-city, squad A, to your outer-city, squad A.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
3 command outer-city 3 A, attack outer-city 3 A of seat 2
    Carin attacked Bo's Sorcerer with Knight: Carin's outer-city, squad A.
    2: Carin attacked your Sorcerer with Knight: Carin's outer-city, squad A.
    3: You attacked Bo's Sorcerer with Knight: your outer-city, squad A.
* dice 4
* dice 10
    Carin's attack is beaten off: 11 against 13.
    3: Your attack is beaten off: 11 against 13.
3 done
    Round 58: Dag's turn.
    4: Round 58: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag gave a coin of 1 in exchange.
    4: You gave a coin of 1 in exchange.
    Dag got a coin of 3 in exchange.
    4: You got a coin of 3 in exchange.
4 buy Trebuchet, pay 1
    Dag bought Trebuchet with 1.
    4: You bought Trebuchet with 1.
4 play Spy, to inner-city 4 A
    Dag played Spy to Dag's inner-city, squad A.
    4: You played Spy to your inner-city, squad A.
4 command inner-city 4 A, attack inner-city 4 B of seat 2
    Dag attacked Bo's Sorcerer with Spy: Dag's inner-city, squad B.
    2: Dag attacked your Sorcerer with Spy: Dag's inner-city, squad B.
    4: You attacked Bo's Sorcerer with Spy: your inner-city, squad B.
* dice 10
* dice 5
    Dag's attack wins: 13 against 8.
    4: Your attack wins: 13 against 8.
    Bo's Sorcerer died.
    2: Your Sorcerer died.
    Sorcerer came to the store.
4 command inner-city 4 A, attack inner-city 4 B of seat 2
    Dag attacked Bo's Archer with Spy: Dag's inner-city, squad B.
    2: Dag attacked your Archer with Spy: Dag's inner-city, squad B.
    4: You attacked Bo's Archer with Spy: your inner-city, squad B.
* dice 8
* dice 9
    Dag's attack is beaten off: 11 against 11.
    4: Your attack is beaten off: 11 against 11.
4 arrange inner-city 4 A, lift Knight, to inner-city 4 A
    Dag put Knight on top of Dag's inner-city, squad A.
    4: You put Knight on top of your inner-city, squad A.
4 arrange inner-city 4 A, lift Crossbowman, to inner-city 4 A
    Dag put Crossbowman on top of Dag's inner-city, squad A.
    4: You put Crossbowman on top of your inner-city, squad A.
4 arrange inner-city 4 A, lift Crossbowman, to inner-city 4 B
    Dag put Crossbowman from Dag's inner-city, squad A, on top of Dag's inner-city, squad B.
    4: You put Crossbowman from your inner-city, squad A, on top of your inner-city, squad B.
4 arrange inner-city 4 A, lift Knight, to inner-city 4 A
    Dag put Knight on top of Dag's inner-city, squad A.
    4: You put Knight on top of your inner-city, squad A.
4 arrange inner-city 4 B, lift Crossbowman, to inner-city 4 A
    Dag put Crossbowman from Dag's inner-city, squad B, on top of Dag's inner-city, squad A.
    4: You put Crossbowman from your inner-city, squad B, on top of your inner-city, squad A.
4 arrange inner-city 4 A, lift Pikeman, to inner-city 4 B
    Dag put Pikeman from Dag's inner-city, squad A, on top of Dag's inner-city, squad B.
    4: You put Pikeman from your inner-city, squad A, on top of your inner-city, squad B.
4 arrange inner-city 4 A, lift Knight, to inner-city 4 A
    Dag put Knight on top of Dag's inner-city, squad A.
    4: You put Knight on top of your inner-city, squad A.
4 done
    Round 59: Bo's turn.
    2: Round 59: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Mage, pay 1, pay 1, pay 1, pay 1
    Bo bought Mage with 1, 1, 1 and 1.
    2: You bought Mage with 1, 1, 1 and 1.
2 discard Barracks
    Bo discarded Barracks.
    2: You discarded Barracks.
2 done
2 done
2 arrange inner-city 4 B, lift Trebuchet, to inner-city 4 B
    Bo put Trebuchet on top of Dag's inner-city, squad B.
    2: You put Trebuchet on top of Dag's inner-city, squad B.
    4: Bo put Trebuchet on top of your inner-city, squad B.
2 done
    Round 59: Carin's turn.
    3: Round 59: your turn.
3 draw
    Carin drew 3 cards to keep one.
    3: You drew 3 cards to keep one.
* card Scholar
    3: You drew Scholar.
* card coin 1
    3: You drew coin 1.
* card coin 5
    3: You drew coin 5.
3 put back coin 1
    Carin put coin 1 on the discard pile.
    3: You put coin 1 on the discard pile.
3 put back Scholar
    Carin put Scholar on the discard pile.
    3: You put Scholar on the discard pile.
3 play coin 5
    Carin played coin 5.
    3: You played coin 5.
3 command outer-city 3 A, top 1, to inner-city 3 B
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad B.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
3 to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad B, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
3 command outer-city 4 A, top 4, to inner-city 4 A
    Carin moved 4 units from Dag's outer-city, squad A, to Dag's inner-city, squad A.
    3: You moved 4 units from Dag's outer-city, squad A, to Dag's inner-city, squad A.
    4: Carin moved 4 units from your outer-city, squad A, to your inner-city, squad A.
3 command inner-city 3 A, top 2, to outer-city 3 B
    Carin moved 2 units from Carin's inner-city, squad A, to Carin's outer-city, squad B.
    3: You moved 2 units from your inner-city, squad A, to your outer-city, squad B.
3 arrange inner-city 4 A, lift Spearman, to inner-city 4 B
    Carin put Spearman from Dag's inner-city, squad A, on top of Dag's inner-city, squad B.
    3: You put Spearman from Dag's inner-city, squad A, on top of Dag's inner-city, squad B.
    4: Carin put Spearman from your inner-city, squad A, on top of your inner-city, squad B.
3 done
    Round 59: Dag's turn.
    4: Round 59: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew a card.
    4: You drew a card.
* card coin 5
    4: You drew coin 5.
4 play coin 5
    Dag played coin 5.
    4: You played coin 5.
4 command inner-city 4 A, attack inner-city 4 A of seat 3
    Dag attacked Carin's Pikeman with Knight: Dag's inner-city, squad A.
    3: Dag attacked your Pikeman with Knight: Dag's inner-city, squad A.
    4: You attacked Carin's Pikeman with Knight: your inner-city, squad A.
* dice 12
* dice 6
    Dag's attack wins: 19 against 13.
    4: Your attack wins: 19 against 13.
    Carin's Pikeman died.
    3: Your Pikeman died.
    Pikeman came to the store.
4 command inner-city 4 A, attack inner-city 4 A of seat 2
    Dag attacked Bo's Knight with Knight: Dag's inner-city, squad A.
    2: Dag attacked your Knight with Knight: Dag's inner-city, squad A.
    4: You attacked Bo's Knight with Knight: your inner-city, squad A.
* dice 7
* dice 8
    Dag's attack is beaten off: 14 against 14.
    4: Your attack is beaten off: 14 against 14.
4 command inner-city 4 B, attack inner-city 4 B of seat 2
    Dag attacked Bo's Trebuchet with Pikeman: Dag's inner-city, squad B.
    2: Dag attacked your Trebuchet with Pikeman: Dag's inner-city, squad B.
    4: You attacked Bo's Trebuchet with Pikeman: your inner-city, squad B.
* dice 8
* dice 10
    Dag's attack is beaten off: 13 against 13.
    4: Your attack is beaten off: 13 against 13.
4 arrange inner-city 4 A, lift Knight, to inner-city 4 B
    Dag put Knight from Dag's inner-city, squad A, on top of Dag's inner-city, squad B.
    4: You put Knight from your inner-city, squad A, on top of your inner-city, squad B.
4 arrange inner-city 4 A, lift Pikeman, to inner-city 4 A
    Dag put Pikeman on top of Dag's inner-city, squad A.
    4: You put Pikeman on top of your inner-city, squad A.
4 arrange inner-city 4 A, lift Spy, to inner-city 4 A
    Dag put Spy on top of Dag's inner-city, squad A.
    4: You put Spy on top of your inner-city, squad A.
4 arrange inner-city 4 A, lift Pikeman, to inner-city 4 A
    Dag put Pikeman on top of Dag's inner-city, squad A.
    4: You put Pikeman on top of your inner-city, squad A.
4 done
    Round 60: Bo's turn.
    2: Round 60: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo gave a coin of 1 in exchange.
    2: You gave a coin of 1 in exchange.
    Bo got a coin of 3 in exchange.
    2: You got a coin of 3 in exchange.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Sorcerer, pay 5, pay 1
    Bo bought Sorcerer with 1 and 5.
    2: You bought Sorcerer with 1 and 5.
2 play Sorcerer, to inner-city 2 A
    Bo played Sorcerer to Bo's inner-city, squad A.
    2: You played Sorcerer to your inner-city, squad A.
2 done
2 command inner-city 4 A, top 1, to outer-city 4 A
    Bo moved a unit from Dag's inner-city, squad A, to Dag's outer-city, squad A.
    2: You moved a unit from Dag's inner-city, squad A, to Dag's outer-city, squad A.
    4: Bo moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 to middle A
    Bo moved a unit from Dag's outer-city, squad A, to the middle, squad A.
    2: You moved a unit from Dag's outer-city, squad A, to the middle, squad A.
    4: Bo moved a unit from your outer-city, squad A, to the middle, squad A.
2 command outer-city 2 A, top 1, to middle B
    Bo moved a unit from Bo's outer-city, squad A, to the middle, squad B.
    2: You moved a unit from your outer-city, squad A, to the middle, squad B.
2 command inner-city 4 B, top 1, to outer-city 4 A
    Bo moved a unit from Dag's inner-city, squad B, to Dag's outer-city, squad A.
    2: You moved a unit from Dag's inner-city, squad B, to Dag's outer-city, squad A.
    4: Bo moved a unit from your inner-city, squad B, to your outer-city, squad A.
2 command inner-city 4 B, attack inner-city 4 B of seat 4
    Bo attacked Dag's Knight with Archer: Dag's inner-city, squad B.
    2: You attacked Dag's Knight with Archer: Dag's inner-city, squad B.
    4: Bo attacked your Knight with Archer: your inner-city, squad B.
* dice 8
* dice 9
    Bo's attack is beaten off: 11 against 15.
    2: Your attack is beaten off: 11 against 15.
2 command outer-city 3 A, attack outer-city 3 B of seat 3
    Bo attacked Carin's Knight with Sorcerer: Carin's outer-city, squad B.
    2: You attacked Carin's Knight with Sorcerer: Carin's outer-city, squad B.
    3: Bo attacked your Knight with Sorcerer: your outer-city, squad B.
* dice 7
* dice 7
    Bo's attack is beaten off: 14 against 14.
    2: Your attack is beaten off: 14 against 14.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 arrange middle A, lift Knight, to middle B
    Bo put Knight from the middle, squad A, on top of the middle, squad B.
    2: You put Knight from the middle, squad A, on top of the middle, squad B.
2 done
    Round 60: Carin's turn.
    3: Round 60: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew 3 cards to keep one.
    3: You drew 3 cards to keep one.
* card Horse Breeding
    3: You drew Horse Breeding.
* card Recruiter
    3: You drew Recruiter.
* card coin 3
    3: You drew coin 3.
3 put back Recruiter
    Carin put Recruiter on the discard pile.
    3: You put Recruiter on the discard pile.
3 put back coin 3
    Carin put coin 3 on the discard pile.
    3: You put coin 3 on the discard pile.
3 play Horse Breeding
    Carin played Horse Breeding.
    3: You played Horse Breeding.
3 command outer-city 3 A, attack outer-city 3 A of seat 2
    Carin attacked Bo's Sorcerer with Knight: Carin's outer-city, squad A.
    2: Carin attacked your Sorcerer with Knight: Carin's outer-city, squad A.
    3: You attacked Bo's Sorcerer with Knight: your outer-city, squad A.
* dice 4
* dice 9
    Carin's attack is beaten off: 11 against 12.
    3: Your attack is beaten off: 11 against 12.
3 command outer-city 3 B, attack outer-city 3 A of seat 2
    Carin attacked Bo's Sorcerer with Knight: Carin's outer-city, squad A.
    2: Carin attacked your Sorcerer with Knight: Carin's outer-city, squad A.
    3: You attacked Bo's Sorcerer with Knight: your outer-city, squad A.
* dice 7
* dice 10
    Carin's attack wins: 14 against 13.
    3: Your attack wins: 14 against 13.
    Bo's Sorcerer died.
    2: Your Sorcerer died.
    Sorcerer came to the store.
3 command inner-city 4 A, attack outer-city 4 A of seat 2
    Carin attacked Bo's Trebuchet with Crossbowman: Dag's outer-city, squad A.
    2: Carin attacked your Trebuchet with Crossbowman: Dag's outer-city, squad A.
    3: You attacked Bo's Trebuchet with Crossbowman: Dag's outer-city, squad A.
    4: Carin attacked Bo's Trebuchet with Crossbowman: your outer-city, squad A.
* dice 6
* dice 8
    Carin's attack is beaten off: 10 against 11.
    3: Your attack is beaten off: 10 against 11.
3 command outer-city 3 B, attack outer-city 3 A of seat 2
    Carin attacked Bo's Mage with Knight: Carin's outer-city, squad A.
    2: Carin attacked your Mage with Knight: Carin's outer-city, squad A.
    3: You attacked Bo's Mage with Knight: your outer-city, squad A.
* dice 6
* dice 3
    Carin's attack wins: 13 against 7.
    3: Your attack wins: 13 against 7.
    Bo's Mage died.
    2: Your Mage died.
    Mage came to the store.
3 command outer-city 3 B, attack outer-city 3 A of seat 2
    Carin attacked Bo's Sorcerer with Knight: Carin's outer-city, squad A.
    2: Carin attacked your Sorcerer with Knight: Carin's outer-city, squad A.
    3: You attacked Bo's Sorcerer with Knight: your outer-city, squad A.
* dice 8
* dice 3
    Carin's attack wins: 15 against 6.
    3: Your attack wins: 15 against 6.
    Bo's Sorcerer died.
    2: Your Sorcerer died.
    Sorcerer came to the store.
3 command inner-city 4 B, attack inner-city 4 B of seat 4
    Carin attacked Dag's Knight with Spearman: Dag's inner-city, squad B.
    3: You attacked Dag's Knight with Spearman: Dag's inner-city, squad B.
    4: Carin attacked your Knight with Spearman: your inner-city, squad B.
* dice 4
* dice 9
    Carin's attack is beaten off: 8 against 15.
    3: Your attack is beaten off: 8 against 15.
3 command outer-city 3 B, attack outer-city 3 A of seat 2
    Carin attacked Bo's Swordsman with Knight: Carin's outer-city, squad A.
    2: Carin attacked your Swordsman with Knight: Carin's outer-city, squad A.
    3: You attacked Bo's Swordsman with Knight: your outer-city, squad A.
* dice 7
* dice 9
    Carin's attack wins: 14 against 13.
    3: Your attack wins: 14 against 13.
    Bo's Swordsman died.
    2: Your Swordsman died.
3 command outer-city 3 B, attack outer-city 3 A of seat 2
    Carin attacked Bo's Spearman with Knight: Carin's outer-city, squad A.
    2: Carin attacked your Spearman with Knight: Carin's outer-city, squad A.
    3: You attacked Bo's Spearman with Knight: your outer-city, squad A.
* dice 6
* dice 7
    Carin's attack wins: 13 against 11.
    3: Your attack wins: 13 against 11.
    Bo's Spearman died.
    2: Your Spearman died.
3 command outer-city 3 B, attack outer-city 3 A of seat 2
    Carin attacked Bo's Mage with Knight: Carin's outer-city, squad A.
    2: Carin attacked your Mage with Knight: Carin's outer-city, squad A.
    3: You attacked Bo's Mage with Knight: your outer-city, squad A.
* dice 10
* dice 5
    Carin's attack wins: 17 against 9.
    3: Your attack wins: 17 against 9.
    Bo's Mage died.
    2: Your Mage died.
    Mage came to the store.
3 done
3 arrange outer-city 3 A, lift Mage, to outer-city 3 A
    Carin put Mage on top of Carin's outer-city, squad A.
    3: You put Mage on top of your outer-city, squad A.
3 arrange outer-city 3 A, lift Mage, to outer-city 3 B
    Carin put Mage from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    3: You put Mage from your outer-city, squad A, on top of your outer-city, squad B.
3 arrange outer-city 3 B, lift Trebuchet, to outer-city 3 B
    Carin put Trebuchet on top of Carin's outer-city, squad B.
    3: You put Trebuchet on top of your outer-city, squad B.
3 arrange outer-city 3 B, lift Knight, to outer-city 3 B
    Carin put Knight on top of Carin's outer-city, squad B.
    3: You put Knight on top of your outer-city, squad B.
3 arrange inner-city 4 A, lift Crossbowman, to inner-city 4 A
    Carin put Crossbowman on top of Dag's inner-city, squad A.
    3: You put Crossbowman on top of Dag's inner-city, squad A.
    4: Carin put Crossbowman on top of your inner-city, squad A.
3 done
    Round 60: Dag's turn.
    4: Round 60: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag gave a coin of 3 in exchange.
    4: You gave a coin of 3 in exchange.
    Dag got a coin of 5 in exchange.
    4: You got a coin of 5 in exchange.
4 buy Counterweights, pay 5
    Dag bought Counterweights with 5.
    4: You bought Counterweights with 5.
* card Star Forts
    Star Forts came to the store.
4 play Trebuchet, to inner-city 4 A
    Dag played Trebuchet to Dag's inner-city, squad A.
    4: You played Trebuchet to your inner-city, squad A.
4 command inner-city 4 B, top 1, to outer-city 4 A
    Dag moved a unit from Dag's inner-city, squad B, to Dag's outer-city, squad A.
    4: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
4 to middle A
    Dag moved a unit from Dag's outer-city, squad A, to the middle, squad A.
    4: You moved a unit from your outer-city, squad A, to the middle, squad A.
4 command inner-city 4 B, attack inner-city 4 A of seat 3
    Dag attacked Carin's Crossbowman with Pikeman: Dag's inner-city, squad A.
    3: Dag attacked your Crossbowman with Pikeman: Dag's inner-city, squad A.
    4: You attacked Carin's Crossbowman with Pikeman: your inner-city, squad A.
* dice 12
* dice 7
    Dag's attack wins: 17 against 11.
    4: Your attack wins: 17 against 11.
    Carin's Crossbowman died.
    3: Your Crossbowman died.
4 command inner-city 4 A, top 6, to outer-city 4 A
    Dag moved 6 units from Dag's inner-city, squad A, to Dag's outer-city, squad A.
    4: You moved 6 units from your inner-city, squad A, to your outer-city, squad A.
4 done
4 command inner-city 4 B, attack inner-city 4 B of seat 2
    Dag attacked Bo's Archer with Pikeman: Dag's inner-city, squad B.
    2: Dag attacked your Archer with Pikeman: Dag's inner-city, squad B.
    4: You attacked Bo's Archer with Pikeman: your inner-city, squad B.
* dice 11
* dice 7
    Dag's attack wins: 16 against 9.
    4: Your attack wins: 16 against 9.
    Bo's Archer died.
    2: Your Archer died.
4 command inner-city 4 B, attack inner-city 4 B of seat 2
    Dag attacked Bo's Archer with Pikeman: Dag's inner-city, squad B.
    2: Dag attacked your Archer with Pikeman: Dag's inner-city, squad B.
    4: You attacked Bo's Archer with Pikeman: your inner-city, squad B.
* dice 7
* dice 5
    Dag's attack wins: 12 against 7.
    4: Your attack wins: 12 against 7.
    Bo's Archer died.
    2: Your Archer died.
4 command inner-city 4 B, attack inner-city 4 B of seat 2
    Dag attacked Bo's Archer with Pikeman: Dag's inner-city, squad B.
    2: Dag attacked your Archer with Pikeman: Dag's inner-city, squad B.
    4: You attacked Bo's Archer with Pikeman: your inner-city, squad B.
* dice 6
* dice 4
    Dag's attack wins: 11 against 6.
    4: Your attack wins: 11 against 6.
    Bo's Archer died.
    2: Your Archer died.
4 command inner-city 4 B, attack inner-city 4 A of seat 3
    Dag attacked Carin's Crossbowman with Pikeman: Dag's inner-city, squad A.
    3: Dag attacked your Crossbowman with Pikeman: Dag's inner-city, squad A.
    4: You attacked Carin's Crossbowman with Pikeman: your inner-city, squad A.
* dice 12
* dice 8
    Dag's attack wins: 17 against 12.
    4: Your attack wins: 17 against 12.
    Carin's Crossbowman died.
    3: Your Crossbowman died.
4 command inner-city 4 A, attack outer-city 4 A of seat 2
    Dag attacked Bo's Trebuchet with Archer: Dag's outer-city, squad A.
    2: Dag attacked your Trebuchet with Archer: Dag's outer-city, squad A.
    4: You attacked Bo's Trebuchet with Archer: your outer-city, squad A.
* dice 9
* dice 11
    Dag's attack is beaten off: 11 against 14.
    4: Your attack is beaten off: 11 against 14.
4 command inner-city 4 B, attack inner-city 4 B of seat 3
    Dag attacked Carin's Spearman with Pikeman: Dag's inner-city, squad B.
    3: Dag attacked your Spearman with Pikeman: Dag's inner-city, squad B.
    4: You attacked Carin's Spearman with Pikeman: your inner-city, squad B.
* dice 5
* dice 11
    Dag's attack is beaten off: 10 against 16.
    4: Your attack is beaten off: 10 against 16.
4 done
    The last round is over: the most victory points win.

    Dag wins.
    4: You win!
    1. Dag: 17 victory points
    4: 1. You: 17 victory points
    2. Bo: 10 victory points
    2: 2. You: 10 victory points
    3. Carin: 8 victory points
    3: 3. You: 8 victory points
    4. Ada: 0 victory points
    1: 4. You: 0 victory points
