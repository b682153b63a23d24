Regalia: 1
Game: domus
Rules: 1
Data: b933531f4a0adb15a9862df36d3f8353265c529e4362891672f4d5dacc6f1b63
Seats: 4
Player 1: Ada
Player 2: Bo
Player 3: Carin
Player 4: Dag
Result: 6 (1.), 0 (2.), 0 (2.), 0 (2.)
Seed-Hash: 0f5c857296629982a33d1a4f3437078e6932955a47517a31dd6982fc4f27640b
Seed: 96712f9e87ba8731647ac7f767efbc060a2d5b00a78790582e30e6f5cc9cd7c5

* dice 5
    Ada threw 5 for the start.
    1: You threw 5 for the start.
* dice 4
    Bo threw 4 for the start.
    2: You threw 4 for the start.
* dice 7
    Carin threw 7 for the start.
    3: You threw 7 for the start.
* dice 7
    Dag threw 7 for the start.
    4: You threw 7 for the start.
    Bo threw least and begins.
    2: You threw least and begins.
2 kingdom Abbey Lands, hero The Castellan, terrain Hills, flag Quill
    Bo chose Abbey Lands with The Castellan, Hills and the Quill.
    2: You chose Abbey Lands with The Castellan, Hills and the Quill.
3 kingdom Free Ports of Sel, hero The Old Queen, terrain Coast, flag Sheaf
    Carin chose Free Ports of Sel with The Old Queen, Coast and the Sheaf.
    3: You chose Free Ports of Sel with The Old Queen, Coast and the Sheaf.
4 kingdom High Tarn, hero The Envoy, terrain Plain, flag Key
    Dag chose High Tarn with The Envoy, Plain and the Key.
    4: You chose High Tarn with The Envoy, Plain and the Key.
1 kingdom Harth Marches, hero The Architect, terrain River, flag Tower
    Ada chose Harth Marches with The Architect, River and the Tower.
    1: You chose Harth Marches with The Architect, River and the Tower.
* middle Forest
    Forest lies in the middle.
    Dag got a coin of 3.
    4: You got a coin of 3.
    Ada drew 5 cards.
    1: You drew 5 cards.
    Dag drew 5 cards.
    4: You drew 5 cards.
    Carin drew 5 cards.
    3: You drew 5 cards.
    Bo drew 6 cards.
    2: You drew 6 cards.
* card Knight
    Knight came to the store.
* card Crossbowman
    Crossbowman came to the store.
* card Pikeman
    Pikeman came to the store.
* card Trebuchet
    Trebuchet came to the store.
* card Knight
    Knight came to the store.
* card Song of Praise
    Song of Praise came to the store.
* card Tournament
    Tournament came to the store.
* card Tournament
    Tournament came to the store.
* card Great Embassy
    Great Embassy came to the store.
* card Tournament
    Tournament came to the store.
* card Golden Age
    Golden Age came to the store.
* card School
    School came to the store.
* card Market
    Market came to the store.
* card Chancellor
    Chancellor came to the store.
* card Barracks
    Barracks came to the store.
* card Fletching
    2: You drew Fletching.
* card Archer
    2: You drew Archer.
* card coin 3
    2: You drew coin 3.
* card Coronation
    2: You drew Coronation.
* card coin 1
    2: You drew coin 1.
* card Music
    2: You drew Music.
* card coin 1
    3: You drew coin 1.
* card Masonry
    3: You drew Masonry.
* card Arithmetic
    3: You drew Arithmetic.
* card Swordsman
    3: You drew Swordsman.
* card coin 5
    3: You drew coin 5.
* card Ploughs
    4: You drew Ploughs.
* card Masonry
    4: You drew Masonry.
* card Smithing
    4: You drew Smithing.
* card coin 1
    4: You drew coin 1.
* card coin 1
    4: You drew coin 1.
* card coin 5
    1: You drew coin 5.
* card coin 1
    1: You drew coin 1.
* card Sharpshooter
    1: You drew Sharpshooter.
* card Archer
    1: You drew Archer.
* card coin 1
    1: You drew coin 1.
    Round 1: Bo's turn.
    2: Round 1: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Spearman
    2: You drew Spearman.
2 play Coronation
    Bo played Coronation.
    2: You played Coronation.
    Round 1: Carin's turn.
    3: Round 1: your turn.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Writing
    3: You drew Writing.
3 play Writing
    Carin played Writing.
    3: You played Writing.
    Round 1: Dag's turn.
    4: Round 1: your turn.
4 buy Market, pay 3
    Dag bought Market with 3.
    4: You bought Market with 3.
* card Plate
    Plate came to the store.
4 discard Masonry
    Dag discarded Masonry.
    4: You discarded Masonry.
    Round 1: Ada's turn.
    1: Round 1: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Recruiter
    1: You drew Recruiter.
1 play Archer, to inner-city 1 A
    Ada played Archer to Ada's inner-city, squad A.
    1: You played Archer to your inner-city, squad A.
1 done
    Round 2: Bo's turn.
    2: Round 2: your turn.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card Spearman
    2: You drew Spearman.
* card Spy
    2: You drew Spy.
2 put back Spearman
    Bo put Spearman on the discard pile.
    2: You put Spearman on the discard pile.
2 play Spy, to inner-city 2 A
    Bo played Spy to Bo's inner-city, squad A.
    2: You played Spy to your inner-city, squad A.
2 done
    Round 2: Carin's turn.
    3: Round 2: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card Archer
    3: You drew Archer.
* card coin 10
    3: You drew coin 10.
3 put back Archer
    Carin put Archer on the discard pile.
    3: You put Archer on the discard pile.
3 play coin 1
    Carin played coin 1.
    3: You played coin 1.
    Round 2: Dag's turn.
    4: Round 2: your turn.
4 draw
    Dag drew 2 cards to keep one.
    4: You drew 2 cards to keep one.
* card coin 5
    4: You drew coin 5.
* card coin 3
    4: You drew coin 3.
4 put back coin 3
    Dag put coin 3 on the discard pile.
    4: You put coin 3 on the discard pile.
4 play Market
    Dag played Market.
    4: You played Market.
    Round 2: Ada's turn.
    1: Round 2: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Swordsman
    1: You drew Swordsman.
1 play Recruiter
    Ada played Recruiter.
    1: You played Recruiter.
1 take Spearman, to inner-city 1 A
    Ada took Spearman to Ada's inner-city, squad A.
    1: You took Spearman to your inner-city, squad A.
1 take Archer, to inner-city 1 B
    Ada took Archer to Ada's inner-city, squad B.
    1: You took Archer to your inner-city, squad B.
1 command inner-city 1 B, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad B, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
1 command inner-city 1 A, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
1 arrange outer-city 1 A, lift Archer, to outer-city 1 A
    Ada put Archer on top of Ada's outer-city, squad A.
    1: You put Archer on top of your outer-city, squad A.
1 arrange outer-city 1 A, lift Spearman, to outer-city 1 A
    Ada put Spearman on top of Ada's outer-city, squad A.
    1: You put Spearman on top of your outer-city, squad A.
1 done
    Round 3: Bo's turn.
    2: Round 3: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 3
    2: You drew coin 3.
2 discard coin 3
    Bo discarded coin 3.
    2: You discarded coin 3.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
    Round 3: Carin's turn.
    3: Round 3: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card Spearman
    3: You drew Spearman.
* card Tax Collector
    3: You drew Tax Collector.
3 put back Tax Collector
    Carin put Tax Collector on the discard pile.
    3: You put Tax Collector on the discard pile.
3 play coin 10
    Carin played coin 10.
    3: You played coin 10.
    Round 3: Dag's turn.
    4: Round 3: your turn.
4 draw
    Dag drew a card.
    4: You drew a card.
* card Coronation
    4: You drew Coronation.
4 discard Ploughs
    Dag discarded Ploughs.
    4: You discarded Ploughs.
    Round 3: Ada's turn.
    1: Round 3: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Scholar
    1: You drew Scholar.
1 discard Swordsman
    Ada discarded Swordsman.
    1: You discarded Swordsman.
1 done
1 done
    Round 4: Bo's turn.
    2: Round 4: your turn.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card coin 1
    2: You drew coin 1.
* card Armour
    2: You drew Armour.
2 put back coin 1
    Bo put coin 1 on the discard pile.
    2: You put coin 1 on the discard pile.
2 play Music
    Bo played Music.
    2: You played Music.
2 done
    Round 4: Carin's turn.
    3: Round 4: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Golden Age, pay 10, pay 1, pay 1
    Carin bought Golden Age with 1, 1 and 10.
    3: You bought Golden Age with 1, 1 and 10.
* card Star Forts
    Star Forts came to the store.
3 discard Spearman
    Carin discarded Spearman.
    3: You discarded Spearman.
    Round 4: Dag's turn.
    4: Round 4: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew 2 cards to keep one.
    4: You drew 2 cards to keep one.
* card coin 1
    4: You drew coin 1.
* card Recruiter
    4: You drew Recruiter.
4 put back coin 1
    Dag put coin 1 on the discard pile.
    4: You put coin 1 on the discard pile.
4 play Smithing
    Dag played Smithing.
    4: You played Smithing.
    Round 4: Ada's turn.
    1: Round 4: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Archer
    1: You drew Archer.
1 play coin 1
    Ada played coin 1.
    1: You played coin 1.
1 command outer-city 1 A, top 3, to middle A
    Ada moved 3 units from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved 3 units from your outer-city, squad A, to the middle, squad A.
1 done
    Round 5: Bo's turn.
    2: Round 5: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 1
    2: You drew coin 1.
2 play Armour
    Bo played Armour.
    2: You played Armour.
2 done
    Round 5: Carin's turn.
    3: Round 5: your turn.
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
3 play Golden Age
    Carin played Golden Age.
    3: You played Golden Age.
    Round 5: Dag's turn.
    4: Round 5: your turn.
4 draw
    Dag drew a card.
    4: You drew a card.
* card Coinage
    4: You drew Coinage.
4 play Coinage
    Dag played Coinage.
    4: You played Coinage.
    Round 5: Ada's turn.
    1: Round 5: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 1
    1: You drew coin 1.
1 play Archer, to inner-city 1 A
    Ada played Archer to Ada's inner-city, squad A.
    1: You played Archer to your inner-city, squad A.
1 command inner-city 1 A, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's walls, squad A.
    1: You moved a unit from your inner-city, squad A, to your walls, squad A.
1 command middle A, top 3, to outer-city 4 A
    Ada moved 3 units from the middle, squad A, to Dag's outer-city, squad A.
    1: You moved 3 units from the middle, squad A, to Dag's outer-city, squad A.
    4: Ada moved 3 units from the middle, squad A, to your outer-city, squad A.
1 done
    Round 6: Bo's turn.
    2: Round 6: your turn.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card coin 3
    2: You drew coin 3.
* card coin 3
    2: You drew coin 3.
2 put back coin 3
    Bo put coin 3 on the discard pile.
    2: You put coin 3 on the discard pile.
2 play coin 3
    Bo played coin 3.
    2: You played coin 3.
2 command outer-city 2 A, top 1, to inner-city 2 A
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
    Round 6: Carin's turn.
    3: Round 6: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Song of Praise, pay 1, pay 1, pay 1
    Carin bought Song of Praise with 1, 1 and 1.
    3: You bought Song of Praise with 1, 1 and 1.
* card Tournament
    Tournament came to the store.
3 play Song of Praise
    Carin played Song of Praise.
    3: You played Song of Praise.
    Round 6: Dag's turn.
    4: Round 6: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Barracks, pay 1, pay 1, pay 1
    Dag bought Barracks with 1, 1 and 1.
    4: You bought Barracks with 1, 1 and 1.
* card Printing
    Printing came to the store.
4 play coin 1
    Dag played coin 1.
    4: You played coin 1.
    Round 6: Ada's turn.
    1: Round 6: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Spearman
    1: You drew Spearman.
1 play Spearman, to inner-city 1 A
    Ada played Spearman to Ada's inner-city, squad A.
    1: You played Spearman to your inner-city, squad A.
1 command outer-city 4 A, top 1, to middle A
    Ada moved a unit from Dag's outer-city, squad A, to the middle, squad A.
    1: You moved a unit from Dag's outer-city, squad A, to the middle, squad A.
    4: Ada moved a unit from your outer-city, squad A, to the middle, squad A.
1 command walls 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's walls, squad A, to Ada's inner-city, squad A.
    1: You moved a unit from your walls, squad A, to your inner-city, squad A.
1 command outer-city 4 A, attack the walls
    Ada attacked Dag's walls with Archer.
    1: You attacked Dag's walls with Archer.
    4: Ada attacked your walls with Archer.
* dice 5
* dice 5
    Ada's attack is beaten off: 7 against 13.
    1: Your attack is beaten off: 7 against 13.
1 done
    Round 7: Bo's turn.
    2: Round 7: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Moneyer
    2: You drew Moneyer.
2 play Moneyer
    Bo played Moneyer.
    2: You played Moneyer.
    Bo got a coin of 5.
    2: You got a coin of 5.
2 done
    Round 7: Carin's turn.
    3: Round 7: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card Smithing
    3: You drew Smithing.
* card coin 1
    3: You drew coin 1.
3 put back coin 1
    Carin put coin 1 on the discard pile.
    3: You put coin 1 on the discard pile.
3 play coin 5
    Carin played coin 5.
    3: You played coin 5.
    Round 7: Dag's turn.
    4: Round 7: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Pikeman, pay 1, pay 1
    Dag bought Pikeman with 1 and 1.
    4: You bought Pikeman with 1 and 1.
* card Mage
    Mage came to the store.
4 play Pikeman, to inner-city 4 A
    Dag played Pikeman to Dag's inner-city, squad A.
    4: You played Pikeman to your inner-city, squad A.
4 done
    Round 7: Ada's turn.
    1: Round 7: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 10
    1: You drew coin 10.
1 play coin 10
    Ada played coin 10.
    1: You played coin 10.
1 command outer-city 4 A, attack the walls
    Ada attacked Dag's walls with Archer.
    1: You attacked Dag's walls with Archer.
    4: Ada attacked your walls with Archer.
* dice 5
* dice 6
    Ada's attack is beaten off: 7 against 14.
    1: Your attack is beaten off: 7 against 14.
1 command inner-city 1 A, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
1 command middle A, top 1, to outer-city 1 A
    Ada moved a unit from the middle, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from the middle, squad A, to your outer-city, squad A.
1 done
    Round 8: Bo's turn.
    2: Round 8: your turn.
2 buy Tournament, pay 5, pay 3
    Bo bought Tournament with 3 and 5.
    2: You bought Tournament with 3 and 5.
* card Great Embassy
    Great Embassy came to the store.
2 play Tournament
    Bo played Tournament.
    2: You played Tournament.
2 done
    Round 8: Carin's turn.
    3: Round 8: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Trebuchet, pay 5
    Carin bought Trebuchet with 5.
    3: You bought Trebuchet with 5.
* card Pikeman
    Pikeman came to the store.
3 play Trebuchet, to inner-city 3 A
    Carin played Trebuchet to Carin's inner-city, squad A.
    3: You played Trebuchet to your inner-city, squad A.
3 done
    Round 8: Dag's turn.
    4: Round 8: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Pikeman, pay 1, pay 1
    Dag bought Pikeman with 1 and 1.
    4: You bought Pikeman with 1 and 1.
* card Crossbowman
    Crossbowman came to the store.
4 discard Pikeman
    Dag discarded Pikeman.
    4: You discarded Pikeman.
4 command inner-city 4 A, top 1, to outer-city 4 A
    Dag moved a unit from Dag's inner-city, squad A, to Dag's outer-city, squad A.
    4: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
    Round 8: Ada's turn.
    1: Round 8: your turn.
1 buy Printing, pay 1, pay 10
    Ada bought Printing with 1 and 10.
    1: You bought Printing with 1 and 10.
* card Double Entry
    Double Entry came to the store.
1 play Scholar
    Ada played Scholar.
    1: You played Scholar.
    Ada drew 2 cards.
    1: You drew 2 cards.
* card coin 3
    1: You drew coin 3.
* card coin 1
    1: You drew coin 1.
1 command outer-city 1 A, top 2, to inner-city 1 A
    Ada moved 2 units from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved 2 units from your outer-city, squad A, to your inner-city, squad A.
1 command outer-city 4 A, attack outer-city 4 A of seat 4
    Ada attacked Dag's Pikeman with Archer: Dag's outer-city, squad A.
    1: You attacked Dag's Pikeman with Archer: Dag's outer-city, squad A.
    4: Ada attacked your Pikeman with Archer: your outer-city, squad A.
* dice 9
* dice 8
    Ada's attack is beaten off: 11 against 14.
    1: Your attack is beaten off: 11 against 14.
1 done
1 done
    Round 9: Bo's turn.
    2: Round 9: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Herald
    2: You drew Herald.
2 play Herald, take Tournament
    Bo played Herald.
    2: You played Herald.
    Bo took Tournament into the city.
    2: You took Tournament into the city.
* card Tournament
    Tournament came to the store.
2 done
    Round 9: Carin's turn.
    3: Round 9: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card Moneyer
    3: You drew Moneyer.
* card Sharpshooter
    3: You drew Sharpshooter.
3 put back Sharpshooter
    Carin put Sharpshooter on the discard pile.
    3: You put Sharpshooter on the discard pile.
3 discard Moneyer
    Carin discarded Moneyer.
    3: You discarded Moneyer.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
    Round 9: Dag's turn.
    4: Round 9: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew a card.
    4: You drew a card.
* card Swordsman
    4: You drew Swordsman.
4 play Swordsman, to inner-city 4 A
    Dag played Swordsman to Dag's inner-city, squad A.
    4: You played Swordsman to your inner-city, squad A.
4 command outer-city 4 A, attack outer-city 4 A of seat 1
    Dag attacked Ada's Archer with Pikeman: Dag's outer-city, squad A.
    1: Dag attacked your Archer with Pikeman: Dag's outer-city, squad A.
    4: You attacked Ada's Archer with Pikeman: your outer-city, squad A.
* dice 7
* dice 7
    Dag's attack wins: 12 against 9.
    4: Your attack wins: 12 against 9.
    Ada's Archer died.
    1: Your Archer died.
4 command outer-city 4 A, attack outer-city 4 A of seat 1
    Dag attacked Ada's Archer with Pikeman: Dag's outer-city, squad A.
    1: Dag attacked your Archer with Pikeman: Dag's outer-city, squad A.
    4: You attacked Ada's Archer with Pikeman: your outer-city, squad A.
* dice 7
* dice 9
    Dag's attack wins: 12 against 11.
    4: Your attack wins: 12 against 11.
    Ada's Archer died.
    1: Your Archer died.
4 done
    Round 9: Ada's turn.
    1: Round 9: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 5
    1: You drew coin 5.
1 play coin 5
    Ada played coin 5.
    1: You played coin 5.
1 command outer-city 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
1 done
    Round 10: Bo's turn.
    2: Round 10: your turn.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card coin 3
    2: You drew coin 3.
* card coin 3
    2: You drew coin 3.
2 put back coin 3
    Bo put coin 3 on the discard pile.
    2: You put coin 3 on the discard pile.
2 play coin 1
    Bo played coin 1.
    2: You played coin 1.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
    Round 10: Carin's turn.
    3: Round 10: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Star Forts, pay 1, pay 1, pay 1, pay 1
    Carin bought Star Forts with 1, 1, 1 and 1.
    3: You bought Star Forts with 1, 1, 1 and 1.
* card Three Fields
    Three Fields came to the store.
3 discard Masonry
    Carin discarded Masonry.
    3: You discarded Masonry.
3 done
    Round 10: Dag's turn.
    4: Round 10: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew 2 cards to keep one.
    4: You drew 2 cards to keep one.
* card Builder
    4: You drew Builder.
* card Tax Collector
    4: You drew Tax Collector.
4 put back Builder
    Dag put Builder on the discard pile.
    4: You put Builder on the discard pile.
4 play coin 5
    Dag played coin 5.
    4: You played coin 5.
4 command outer-city 4 A, top 1, to inner-city 4 B
    Dag moved a unit from Dag's outer-city, squad A, to Dag's inner-city, squad B.
    4: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
4 done
4 done
    Round 10: Ada's turn.
    1: Round 10: your turn.
1 buy Knight, pay 5
    Ada bought Knight with 5.
    1: You bought Knight with 5.
* card Pikeman
    Pikeman came to the store.
1 play Knight, to inner-city 1 A
    Ada played Knight to Ada's inner-city, squad A.
    1: You played Knight to your inner-city, squad A.
1 command inner-city 1 A, top 4, to outer-city 1 A
    Ada moved 4 units from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved 4 units from your inner-city, squad A, to your outer-city, squad A.
1 done
    Round 11: Bo's turn.
    2: Round 11: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 3
    2: You drew coin 3.
2 play coin 3
    Bo played coin 3.
    2: You played coin 3.
2 command outer-city 2 A, top 1, to inner-city 2 A
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
    Round 11: Carin's turn.
    3: Round 11: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card coin 3
    3: You drew coin 3.
* card Coronation
    3: You drew Coronation.
3 put back coin 3
    Carin put coin 3 on the discard pile.
    3: You put coin 3 on the discard pile.
3 play Coronation
    Carin played Coronation.
    3: You played Coronation.
3 done
    Round 11: Dag's turn.
    4: Round 11: your turn.
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
4 done
    Round 11: Ada's turn.
    1: Round 11: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Spearman
    1: You drew Spearman.
1 play Spearman, to inner-city 1 A
    Ada played Spearman to Ada's inner-city, squad A.
    1: You played Spearman to your inner-city, squad A.
1 command outer-city 1 A, top 4, to middle A
    Ada moved 4 units from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved 4 units from your outer-city, squad A, to the middle, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 done
    Round 12: Bo's turn.
    2: Round 12: your turn.
2 buy Crossbowman, pay 1, pay 3
    Bo bought Crossbowman with 1 and 3.
    2: You bought Crossbowman with 1 and 3.
* card Mage
    Mage came to the store.
2 discard Archer
    Bo discarded Archer.
    2: You discarded Archer.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
    Round 12: Carin's turn.
    3: Round 12: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card coin 1
    3: You drew coin 1.
* card Engineering
    3: You drew Engineering.
3 put back Engineering
    Carin put Engineering on the discard pile.
    3: You put Engineering on the discard pile.
3 discard Smithing
    Carin discarded Smithing.
    3: You discarded Smithing.
3 command outer-city 3 A, top 1, to middle A
    Carin moved a unit from Carin's outer-city, squad A, to the middle, squad A.
    3: You moved a unit from your outer-city, squad A, to the middle, squad A.
    Round 12: Dag's turn.
    4: Round 12: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew 2 cards to keep one.
    4: You drew 2 cards to keep one.
* card Scholar
    4: You drew Scholar.
* card Spy
    4: You drew Spy.
4 put back Spy
    Dag put Spy on the discard pile.
    4: You put Spy on the discard pile.
4 play Coronation
    Dag played Coronation.
    4: You played Coronation.
4 done
4 done
    Round 12: Ada's turn.
    1: Round 12: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Builder
    1: You drew Builder.
1 play coin 5
    Ada played coin 5.
    1: You played coin 5.
1 command middle A, attack middle A of seat 3
    Ada attacked Carin's Trebuchet with Knight: the middle, squad A.
    1: You attacked Carin's Trebuchet with Knight: the middle, squad A.
    3: Ada attacked your Trebuchet with Knight: the middle, squad A.
* dice 10
* dice 12
    Ada's attack wins: 17 against 15.
    1: Your attack wins: 17 against 15.
    Carin's Trebuchet died.
    3: Your Trebuchet died.
1 done
1 arrange middle A, lift Knight, to middle B
    Ada put Knight from the middle, squad A, on top of the middle, squad B.
    1: You put Knight from the middle, squad A, on top of the middle, squad B.
1 done
    Round 13: Bo's turn.
    2: Round 13: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Builder
    2: You drew Builder.
2 discard Spearman
    Bo discarded Spearman.
    2: You discarded Spearman.
2 done
    Round 13: Carin's turn.
    3: Round 13: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card Engineering
    3: You drew Engineering.
* card coin 5
    3: You drew coin 5.
3 put back coin 5
    Carin put coin 5 on the discard pile.
    3: You put coin 5 on the discard pile.
3 discard coin 1
    Carin discarded coin 1.
    3: You discarded coin 1.
    Round 13: Dag's turn.
    4: Round 13: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Mage, pay 1, pay 1, pay 1, pay 1
    Dag bought Mage with 1, 1, 1 and 1.
    4: You bought Mage with 1, 1, 1 and 1.
* card Mage
    Mage came to the store.
4 play Recruiter
    Dag played Recruiter.
    4: You played Recruiter.
4 take Swordsman, to inner-city 4 A
    Dag took Swordsman to Dag's inner-city, squad A.
    4: You took Swordsman to your inner-city, squad A.
4 take Spearman, to inner-city 4 A
    Dag took Spearman to Dag's inner-city, squad A.
    4: You took Spearman to your inner-city, squad A.
4 command inner-city 4 A, top 1, to outer-city 4 A
    Dag moved a unit from Dag's inner-city, squad A, to Dag's outer-city, squad A.
    4: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
4 done
4 done
    Round 13: Ada's turn.
    1: Round 13: your turn.
1 buy Knight, pay 5
    Ada bought Knight with 5.
    1: You bought Knight with 5.
* card Sorcerer
    Sorcerer came to the store.
1 play Knight, to inner-city 1 A
    Ada played Knight to Ada's inner-city, squad A.
    1: You played Knight to your inner-city, squad A.
1 command middle A, top 3, to outer-city 2 A
    Ada moved 3 units from the middle, squad A, to Bo's outer-city, squad A.
    1: You moved 3 units from the middle, squad A, to Bo's outer-city, squad A.
    2: Ada moved 3 units from the middle, squad A, to your outer-city, squad A.
1 command outer-city 1 A, top 1, to middle B
    Ada moved a unit from Ada's outer-city, squad A, to the middle, squad B.
    1: You moved a unit from your outer-city, squad A, to the middle, squad B.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 to inner-city 1 A
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
1 arrange middle B, lift Knight, to middle B
    Ada put Knight on top of the middle, squad B.
    1: You put Knight on top of the middle, squad B.
1 done
    Round 14: Bo's turn.
    2: Round 14: your turn.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card Archer
    2: You drew Archer.
* card Ploughs
    2: You drew Ploughs.
2 put back Ploughs
    Bo put Ploughs on the discard pile.
    2: You put Ploughs on the discard pile.
2 play Fletching
    Bo played Fletching.
    2: You played Fletching.
2 command outer-city 2 A, attack outer-city 2 A of seat 1
    Bo attacked Ada's Spearman with Spy: Bo's outer-city, squad A.
    1: Bo attacked your Spearman with Spy: Bo's outer-city, squad A.
    2: You attacked Ada's Spearman with Spy: your outer-city, squad A.
* dice 8
* dice 8
    Bo's attack is beaten off: 10 against 12.
    2: Your attack is beaten off: 10 against 12.
    Round 14: Carin's turn.
    3: Round 14: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy School, pay 1, pay 1, pay 1, pay 1
    Carin bought School with 1, 1, 1 and 1.
    3: You bought School with 1, 1, 1 and 1.
* card The Gilded Dome
    The Gilded Dome came to the store.
3 discard School
    Carin discarded School.
    3: You discarded School.
    Round 14: Dag's turn.
    4: Round 14: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew 2 cards to keep one.
    4: You drew 2 cards to keep one.
* card Spearman
    4: You drew Spearman.
* card Swordsman
    4: You drew Swordsman.
4 put back Spearman
    Dag put Spearman on the discard pile.
    4: You put Spearman on the discard pile.
4 play Scholar
    Dag played Scholar.
    4: You played Scholar.
    Dag drew 2 cards.
    4: You drew 2 cards.
* card coin 1
    4: You drew coin 1.
* card coin 5
    4: You drew coin 5.
4 done
4 done
    Round 14: Ada's turn.
    1: Round 14: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Horse Breeding
    1: You drew Horse Breeding.
1 play Horse Breeding
    Ada played Horse Breeding.
    1: You played Horse Breeding.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 to inner-city 1 A
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
1 done
1 arrange outer-city 2 A, lift Archer, to outer-city 2 B
    Ada put Archer from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    1: You put Archer from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: Ada put Archer from your outer-city, squad A, on top of your outer-city, squad B.
1 arrange outer-city 2 B, lift Archer, to outer-city 2 A
    Ada put Archer from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    1: You put Archer from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    2: Ada put Archer from your outer-city, squad B, on top of your outer-city, squad A.
1 arrange outer-city 2 A, lift Spearman, to outer-city 2 A
    Ada put Spearman on top of Bo's outer-city, squad A.
    1: You put Spearman on top of Bo's outer-city, squad A.
    2: Ada put Spearman on top of your outer-city, squad A.
1 done
    Round 15: Bo's turn.
    2: Round 15: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 3
    2: You drew coin 3.
2 discard Archer
    Bo discarded Archer.
    2: You discarded Archer.
2 command outer-city 2 A, top 1, to middle A
    Bo moved a unit from Bo's outer-city, squad A, to the middle, squad A.
    2: You moved a unit from your outer-city, squad A, to the middle, squad A.
    Round 15: Carin's turn.
    3: Round 15: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card Fletching
    3: You drew Fletching.
* card Saboteur
    3: You drew Saboteur.
3 put back Fletching
    Carin put Fletching on the discard pile.
    3: You put Fletching on the discard pile.
3 discard Arithmetic
    Carin discarded Arithmetic.
    3: You discarded Arithmetic.
    Round 15: Dag's turn.
    4: Round 15: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Double Entry, pay 1, pay 5
    Dag bought Double Entry with 1 and 5.
    4: You bought Double Entry with 1 and 5.
* card Theatre
    Theatre came to the store.
4 discard coin 1
    Dag discarded coin 1.
    4: You discarded coin 1.
4 command outer-city 4 A, top 1, to inner-city 4 A
    Dag moved a unit from Dag's outer-city, squad A, to Dag's inner-city, squad A.
    4: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
4 done
4 arrange inner-city 4 A, lift Swordsman, to inner-city 4 A
    Dag put Swordsman on top of Dag's inner-city, squad A.
    4: You put Swordsman on top of your inner-city, squad A.
4 done
    Round 15: Ada's turn.
    1: Round 15: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 1
    1: You drew coin 1.
1 discard Printing
    Ada discarded Printing.
    1: You discarded Printing.
1 command middle B, attack middle A of seat 2
    Ada attacked Bo's Spy with Knight: the middle, squad A.
    1: You attacked Bo's Spy with Knight: the middle, squad A.
    2: Ada attacked your Spy with Knight: the middle, squad A.
* dice 8
* dice 7
    Ada's attack wins: 15 against 10.
    1: Your attack wins: 15 against 10.
    Bo's Spy died.
    2: Your Spy died.
1 command outer-city 2 A, top 1, to middle B
    Ada moved a unit from Bo's outer-city, squad A, to the middle, squad B.
    1: You moved a unit from Bo's outer-city, squad A, to the middle, squad B.
    2: Ada moved a unit from your outer-city, squad A, to the middle, squad B.
1 to outer-city 2 B
    Ada moved a unit from the middle, squad B, to Bo's outer-city, squad B.
    1: You moved a unit from the middle, squad B, to Bo's outer-city, squad B.
    2: Ada moved a unit from the middle, squad B, to your outer-city, squad B.
1 command outer-city 2 A, attack the walls
    Ada attacked Bo's walls with Archer.
    1: You attacked Bo's walls with Archer.
    2: Ada attacked your walls with Archer.
* dice 2
* dice 3
    Ada's attack is beaten off: 4 against 11.
    1: Your attack is beaten off: 4 against 11.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 to middle A
    Ada moved a unit from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved a unit from your outer-city, squad A, to the middle, squad A.
1 done
    Round 16: Bo's turn.
    2: Round 16: your turn.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card Herald
    2: You drew Herald.
* card coin 3
    2: You drew coin 3.
2 put back coin 3
    Bo put coin 3 on the discard pile.
    2: You put coin 3 on the discard pile.
2 play Crossbowman, to inner-city 2 A
    Bo played Crossbowman to Bo's inner-city, squad A.
    2: You played Crossbowman to your inner-city, squad A.
2 command inner-city 2 A, top 1, to walls 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's walls, squad A.
    2: You moved a unit from your inner-city, squad A, to your walls, squad A.
    Round 16: Carin's turn.
    3: Round 16: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card Armour
    3: You drew Armour.
* card coin 3
    3: You drew coin 3.
3 put back Armour
    Carin put Armour on the discard pile.
    3: You put Armour on the discard pile.
3 play Saboteur, at seat 4, destroy Market
    Carin played Saboteur.
    3: You played Saboteur.
    Carin destroyed Dag's Market.
    3: You destroyed Dag's Market.
    4: Carin destroyed your Market.
    Round 16: Dag's turn.
    4: Round 16: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Tournament, pay 1, pay 5, pay 1, pay 1
    Dag bought Tournament with 1, 1, 1 and 5.
    4: You bought Tournament with 1, 1, 1 and 5.
* card Tournament
    Tournament came to the store.
4 play Swordsman, to inner-city 4 A
    Dag played Swordsman to Dag's inner-city, squad A.
    4: You played Swordsman to your inner-city, squad A.
4 command inner-city 4 A, top 2, to outer-city 4 A
    Dag moved 2 units from Dag's inner-city, squad A, to Dag's outer-city, squad A.
    4: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
4 done
4 arrange inner-city 4 A, lift Swordsman, to inner-city 4 A
    Dag put Swordsman on top of Dag's inner-city, squad A.
    4: You put Swordsman on top of your inner-city, squad A.
4 arrange inner-city 4 B, lift Pikeman, to inner-city 4 A
    Dag put Pikeman from Dag's inner-city, squad B, on top of Dag's inner-city, squad A.
    4: You put Pikeman from your inner-city, squad B, on top of your inner-city, squad A.
4 done
    Round 16: Ada's turn.
    1: Round 16: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 5
    1: You drew coin 5.
1 play coin 5
    Ada played coin 5.
    1: You played coin 5.
1 command middle B, top 1, to outer-city 2 B
    Ada moved a unit from the middle, squad B, to Bo's outer-city, squad B.
    1: You moved a unit from the middle, squad B, to Bo's outer-city, squad B.
    2: Ada moved a unit from the middle, squad B, to your outer-city, squad B.
1 done
1 done
1 arrange outer-city 2 B, lift Knight, to outer-city 2 A
    Ada put Knight from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    1: You put Knight from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    2: Ada put Knight from your outer-city, squad B, on top of your outer-city, squad A.
1 done
    Round 17: Bo's turn.
    2: Round 17: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Swordsman
    2: You drew Swordsman.
2 play Swordsman, to inner-city 2 A
    Bo played Swordsman to Bo's inner-city, squad A.
    2: You played Swordsman to your inner-city, squad A.
2 done
    Round 17: Carin's turn.
    3: Round 17: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card Spearman
    3: You drew Spearman.
* card Arithmetic
    3: You drew Arithmetic.
3 put back Spearman
    Carin put Spearman on the discard pile.
    3: You put Spearman on the discard pile.
3 play Arithmetic
    Carin played Arithmetic.
    3: You played Arithmetic.
    Round 17: Dag's turn.
    4: Round 17: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew a card.
    4: You drew a card.
* card coin 1
    4: You drew coin 1.
4 play coin 5
    Dag played coin 5.
    4: You played coin 5.
4 command inner-city 4 A, top 1, to outer-city 4 B
    Dag moved a unit from Dag's inner-city, squad A, to Dag's outer-city, squad B.
    4: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
4 command inner-city 4 A, top 2, to outer-city 4 A
    Dag moved 2 units from Dag's inner-city, squad A, to Dag's outer-city, squad A.
    4: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
4 done
    Round 17: Ada's turn.
    1: Round 17: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Spy
    1: You drew Spy.
1 discard Spy
    Ada discarded Spy.
    1: You discarded Spy.
1 command outer-city 2 A, attack the walls
    Ada attacked Bo's walls with Knight.
    1: You attacked Bo's walls with Knight.
    2: Ada attacked your walls with Knight.
* dice 7
* dice 5
    Ada's attack wins: 14 against 13.
    1: Your attack wins: 14 against 13.
    A layer of Bo's walls fell; 3 stand.
    2: A layer of your walls fell; 3 stand.
1 command outer-city 2 B, attack the walls
    Ada attacked Bo's walls with Spearman.
    1: You attacked Bo's walls with Spearman.
    2: Ada attacked your walls with Spearman.
* dice 7
* dice 8
    Ada's attack is beaten off: 11 against 14.
    1: Your attack is beaten off: 11 against 14.
1 command outer-city 2 A, attack the walls
    Ada attacked Bo's walls with Knight.
    1: You attacked Bo's walls with Knight.
    2: Ada attacked your walls with Knight.
* dice 10
* dice 6
    Ada's attack wins: 17 against 12.
    1: Your attack wins: 17 against 12.
    A layer of Bo's walls fell; 2 stand.
    2: A layer of your walls fell; 2 stand.
1 command outer-city 2 A, attack the walls
    Ada attacked Bo's walls with Knight.
    1: You attacked Bo's walls with Knight.
    2: Ada attacked your walls with Knight.
* dice 10
* dice 11
    Ada's attack wins: 17 against 15.
    1: Your attack wins: 17 against 15.
    A layer of Bo's walls fell; one stands.
    2: A layer of your walls fell; one stands.
1 command outer-city 2 A, attack the walls
    Ada attacked Bo's walls with Knight.
    1: You attacked Bo's walls with Knight.
    2: Ada attacked your walls with Knight.
* dice 7
* dice 6
    Ada's attack wins: 14 against 8.
    1: Your attack wins: 14 against 8.
    A layer of Bo's walls fell; the city is breached.
    2: A layer of your walls fell; the city is breached.
1 command middle B, top 1, to outer-city 2 A
    Ada moved a unit from the middle, squad B, to Bo's outer-city, squad A.
    1: You moved a unit from the middle, squad B, to Bo's outer-city, squad A.
    2: Ada moved a unit from the middle, squad B, to your outer-city, squad A.
1 to inner-city 2 A
    Ada moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    1: You moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: Ada moved a unit from your outer-city, squad A, to your inner-city, squad A.
1 command middle A, top 1, to outer-city 2 B
    Ada moved a unit from the middle, squad A, to Bo's outer-city, squad B.
    1: You moved a unit from the middle, squad A, to Bo's outer-city, squad B.
    2: Ada moved a unit from the middle, squad A, to your outer-city, squad B.
1 to inner-city 2 B
    Ada moved a unit from Bo's outer-city, squad B, to Bo's inner-city, squad B.
    1: You moved a unit from Bo's outer-city, squad B, to Bo's inner-city, squad B.
    2: Ada moved a unit from your outer-city, squad B, to your inner-city, squad B.
1 done
    Round 18: Bo's turn.
    2: Round 18: your turn.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card Swordsman
    2: You drew Swordsman.
* card Archer
    2: You drew Archer.
2 put back Swordsman
    Bo put Swordsman on the discard pile.
    2: You put Swordsman on the discard pile.
2 play Archer, to inner-city 2 B
    Bo played Archer to Bo's inner-city, squad B.
    2: You played Archer to your inner-city, squad B.
2 command inner-city 2 A, attack inner-city 2 A of seat 1
    Bo attacked Ada's Spearman with Swordsman: Bo's inner-city, squad A.
    1: Bo attacked your Spearman with Swordsman: Bo's inner-city, squad A.
    2: You attacked Ada's Spearman with Swordsman: your inner-city, squad A.
* dice 5
* dice 11
    Bo's attack is beaten off: 9 against 15.
    2: Your attack is beaten off: 9 against 15.
2 command inner-city 2 B, attack inner-city 2 A of seat 1
    Bo attacked Ada's Spearman with Archer: Bo's inner-city, squad A.
    1: Bo attacked your Spearman with Archer: Bo's inner-city, squad A.
    2: You attacked Ada's Spearman with Archer: your inner-city, squad A.
* dice 12
* dice 5
    Bo's attack wins: 15 against 9.
    2: Your attack wins: 15 against 9.
    Ada's Spearman died.
    1: Your Spearman died.
2 command inner-city 2 B, attack outer-city 2 B of seat 1
    Bo attacked Ada's Spearman with Archer: Bo's outer-city, squad B.
    1: Bo attacked your Spearman with Archer: Bo's outer-city, squad B.
    2: You attacked Ada's Spearman with Archer: your outer-city, squad B.
* dice 7
* dice 10
    Bo's attack is beaten off: 10 against 14.
    2: Your attack is beaten off: 10 against 14.
2 arrange inner-city 2 B, lift Archer, to inner-city 2 A
    Bo put Archer from Bo's inner-city, squad B, on top of Bo's inner-city, squad A.
    2: You put Archer from your inner-city, squad B, on top of your inner-city, squad A.
2 arrange inner-city 2 A, lift Swordsman, to inner-city 2 A
    Bo put Swordsman on top of Bo's inner-city, squad A.
    2: You put Swordsman on top of your inner-city, squad A.
2 done
    Round 18: Carin's turn.
    3: Round 18: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Theatre, pay 1, pay 1, pay 1, pay 1
    Carin bought Theatre with 1, 1, 1 and 1.
    3: You bought Theatre with 1, 1, 1 and 1.
* card Watchtower
    Watchtower came to the store.
3 play Theatre
    Carin played Theatre.
    3: You played Theatre.
    Round 18: Dag's turn.
    4: Round 18: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Tournament, pay 5, pay 1, pay 1, pay 1
    Dag bought Tournament with 1, 1, 1 and 5.
    4: You bought Tournament with 1, 1, 1 and 5.
* card Great Embassy
    Great Embassy came to the store.
4 play Mage, to inner-city 4 A
    Dag played Mage to Dag's inner-city, squad A.
    4: You played Mage to your inner-city, squad A.
4 command outer-city 4 B, top 1, to inner-city 4 B
    Dag moved a unit from Dag's outer-city, squad B, to Dag's inner-city, squad B.
    4: You moved a unit from your outer-city, squad B, to your inner-city, squad B.
4 command outer-city 4 A, top 3, to inner-city 4 A
    Dag moved 3 units from Dag's outer-city, squad A, to Dag's inner-city, squad A.
    4: You moved 3 units from your outer-city, squad A, to your inner-city, squad A.
4 command outer-city 4 A, top 1, to inner-city 4 A
    Dag moved a unit from Dag's outer-city, squad A, to Dag's inner-city, squad A.
    4: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
4 done
    Round 18: Ada's turn.
    1: Round 18: your turn.
1 buy Three Fields, pay 5
    Ada bought Three Fields with 5.
    1: You bought Three Fields with 5.
* card Plate
    Plate came to the store.
1 play coin 3
    Ada played coin 3.
    1: You played coin 3.
1 command inner-city 2 B, kill the hero
    Ada killed Bo's hero, The Castellan.
    1: You killed Bo's hero, The Castellan.
    2: Ada killed your hero, The Castellan.
1 done
1 arrange outer-city 2 B, lift Spearman, to outer-city 2 A
    Ada put Spearman from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    1: You put Spearman from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    2: Ada put Spearman from your outer-city, squad B, on top of your outer-city, squad A.
1 arrange outer-city 2 A, lift Spearman, to outer-city 2 B
    Ada put Spearman from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    1: You put Spearman from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: Ada put Spearman from your outer-city, squad A, on top of your outer-city, squad B.
1 arrange outer-city 2 B, lift Spearman, to outer-city 2 A
    Ada put Spearman from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    1: You put Spearman from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    2: Ada put Spearman from your outer-city, squad B, on top of your outer-city, squad A.
1 done
    Round 19: Bo's turn.
    2: Round 19: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 3
    2: You drew coin 3.
2 play Builder
    Bo played Builder.
    2: You played Builder.
    Bo raised a layer of walls; one stands.
    2: You raised a layer of walls; one stands.
2 command inner-city 2 B, attack inner-city 2 B of seat 1
    Bo attacked Ada's Knight with Crossbowman: Bo's inner-city, squad B.
    1: Bo attacked your Knight with Crossbowman: Bo's inner-city, squad B.
    2: You attacked Ada's Knight with Crossbowman: your inner-city, squad B.
* dice 7
* dice 6
    Bo's attack is beaten off: 11 against 12.
    2: Your attack is beaten off: 11 against 12.
2 done
2 done
    Round 19: Carin's turn.
    3: Round 19: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card Saboteur
    3: You drew Saboteur.
* card Music
    3: You drew Music.
3 put back Saboteur
    Carin put Saboteur on the discard pile.
    3: You put Saboteur on the discard pile.
3 play coin 3
    Carin played coin 3.
    3: You played coin 3.
    Round 19: Dag's turn.
    4: Round 19: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew a card.
    4: You drew a card.
* card Swordsman
    4: You drew Swordsman.
4 discard Tournament
    Dag discarded Tournament.
    4: You discarded Tournament.
4 done
4 done
    Round 19: Ada's turn.
    1: Round 19: your turn.
1 buy Crossbowman, pay 3
    Ada bought Crossbowman with 3.
    1: You bought Crossbowman with 3.
* card Knight
    Knight came to the store.
1 play Crossbowman, to inner-city 1 A
    Ada played Crossbowman to Ada's inner-city, squad A.
    1: You played Crossbowman to your inner-city, squad A.
1 done
1 arrange outer-city 2 A, lift Knight, to outer-city 2 A
    Ada put Knight on top of Bo's outer-city, squad A.
    1: You put Knight on top of Bo's outer-city, squad A.
    2: Ada put Knight on top of your outer-city, squad A.
1 done
    Round 20: Bo's turn.
    2: Round 20: your turn.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card Coinage
    2: You drew Coinage.
* card Painting
    2: You drew Painting.
2 put back Coinage
    Bo put Coinage on the discard pile.
    2: You put Coinage on the discard pile.
2 play Herald, take Tournament
    Bo played Herald.
    2: You played Herald.
    Bo took Tournament into the city.
    2: You took Tournament into the city.
* card Song of Praise
    Song of Praise came to the store.
2 command inner-city 2 B, attack inner-city 2 B of seat 1
    Bo attacked Ada's Knight with Crossbowman: Bo's inner-city, squad B.
    1: Bo attacked your Knight with Crossbowman: Bo's inner-city, squad B.
    2: You attacked Ada's Knight with Crossbowman: your inner-city, squad B.
* dice 9
* dice 7
    Bo's attack is beaten off: 13 against 13.
    2: Your attack is beaten off: 13 against 13.
2 command inner-city 2 A, attack inner-city 2 B of seat 1
    Bo attacked Ada's Knight with Swordsman: Bo's inner-city, squad B.
    1: Bo attacked your Knight with Swordsman: Bo's inner-city, squad B.
    2: You attacked Ada's Knight with Swordsman: your inner-city, squad B.
* dice 8
* dice 9
    Bo's attack is beaten off: 12 against 15.
    2: Your attack is beaten off: 12 against 15.
2 arrange inner-city 2 B, lift Crossbowman, to inner-city 2 A
    Bo put Crossbowman from Bo's inner-city, squad B, on top of Bo's inner-city, squad A.
    2: You put Crossbowman from your inner-city, squad B, on top of your inner-city, squad A.
2 arrange inner-city 2 A, lift Swordsman, to inner-city 2 A
    Bo put Swordsman on top of Bo's inner-city, squad A.
    2: You put Swordsman on top of your inner-city, squad A.
2 done
    Round 20: Carin's turn.
    3: Round 20: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Song of Praise, pay 3
    Carin bought Song of Praise with 3.
    3: You bought Song of Praise with 3.
* card Great Embassy
    Great Embassy came to the store.
3 play Music
    Carin played Music.
    3: You played Music.
    Round 20: Dag's turn.
    4: Round 20: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew 2 cards to keep one.
    4: You drew 2 cards to keep one.
* card Archer
    4: You drew Archer.
* card Horse Breeding
    4: You drew Horse Breeding.
4 put back Horse Breeding
    Dag put Horse Breeding on the discard pile.
    4: You put Horse Breeding on the discard pile.
4 play Swordsman, to inner-city 4 A
    Dag played Swordsman to Dag's inner-city, squad A.
    4: You played Swordsman to your inner-city, squad A.
4 done
4 done
    Round 20: Ada's turn.
    1: Round 20: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Coronation
    1: You drew Coronation.
1 discard Sharpshooter
    Ada discarded Sharpshooter.
    1: You discarded Sharpshooter.
1 command inner-city 2 B, attack inner-city 2 A of seat 2
    Ada attacked Bo's Swordsman with Knight: Bo's inner-city, squad A.
    1: You attacked Bo's Swordsman with Knight: Bo's inner-city, squad A.
    2: Ada attacked your Swordsman with Knight: your inner-city, squad A.
* dice 8
* dice 11
    Ada's attack is beaten off: 15 against 16.
    1: Your attack is beaten off: 15 against 16.
1 command outer-city 2 A, attack the walls
    Ada attacked Bo's walls with Knight.
    1: You attacked Bo's walls with Knight.
    2: Ada attacked your walls with Knight.
* dice 7
* dice 7
    Ada's attack wins: 14 against 9.
    1: Your attack wins: 14 against 9.
    A layer of Bo's walls fell; the city is breached.
    2: A layer of your walls fell; the city is breached.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 to middle A
    Ada moved a unit from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved a unit from your outer-city, squad A, to the middle, squad A.
1 done
    Round 21: Bo's turn.
    2: Round 21: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Writing
    2: You drew Writing.
2 discard coin 1
    Bo discarded coin 1.
    2: You discarded coin 1.
2 command inner-city 2 A, top 3, to outer-city 2 A
    Bo moved 3 units from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved 3 units from your inner-city, squad A, to your outer-city, squad A.
2 done
    Round 21: Carin's turn.
    3: Round 21: your turn.
3 buy Watchtower, pay 1, pay 1
    Carin bought Watchtower with 1 and 1.
    3: You bought Watchtower with 1 and 1.
* card Star Forts
    Star Forts came to the store.
3 play Song of Praise
    Carin played Song of Praise.
    3: You played Song of Praise.
    Round 21: Dag's turn.
    4: Round 21: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew a card.
    4: You drew a card.
    The discard pile became the main deck.
* card Swordsman
    4: You drew Swordsman.
4 play Tournament
    Dag played Tournament.
    4: You played Tournament.
4 command inner-city 4 A, top 5, to outer-city 4 A
    Dag moved 5 units from Dag's inner-city, squad A, to Dag's outer-city, squad A.
    4: You moved 5 units from your inner-city, squad A, to your outer-city, squad A.
4 command inner-city 4 A, top 1, to walls 4 A
    Dag moved a unit from Dag's inner-city, squad A, to Dag's walls, squad A.
    4: You moved a unit from your inner-city, squad A, to your walls, squad A.
4 done
4 arrange outer-city 4 A, lift Swordsman, to outer-city 4 A
    Dag put Swordsman on top of Dag's outer-city, squad A.
    4: You put Swordsman on top of your outer-city, squad A.
4 done
    Round 21: Ada's turn.
    1: Round 21: your turn.
    Bo's city became Ada's estate.
    1: Bo's city became your estate.
    2: Your city became Ada's estate.
    5 of Ada's units stepped into the middle.
    1: 5 of your units stepped into the middle.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 1
    1: You drew coin 1.
1 discard Three Fields
    Ada discarded Three Fields.
    1: You discarded Three Fields.
1 command middle A, top 5, to outer-city 3 A
    Ada moved 5 units from the middle, squad A, to Carin's outer-city, squad A.
    1: You moved 5 units from the middle, squad A, to Carin's outer-city, squad A.
    3: Ada moved 5 units from the middle, squad A, to your outer-city, squad A.
1 done
1 command middle B, top 1, to outer-city 3 A
    Ada moved a unit from the middle, squad B, to Carin's outer-city, squad A.
    1: You moved a unit from the middle, squad B, to Carin's outer-city, squad A.
    3: Ada moved a unit from the middle, squad B, to your outer-city, squad A.
1 done
1 done
    Round 22: Carin's turn.
    3: Round 22: your turn.
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
3 play coin 3
    Carin played coin 3.
    3: You played coin 3.
    Round 22: Dag's turn.
    4: Round 22: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew 2 cards to keep one.
    4: You drew 2 cards to keep one.
* card Tax Collector
    4: You drew Tax Collector.
* card coin 1
    4: You drew coin 1.
4 put back coin 1
    Dag put coin 1 on the discard pile.
    4: You put coin 1 on the discard pile.
4 discard Double Entry
    Dag discarded Double Entry.
    4: You discarded Double Entry.
4 command outer-city 4 A, top 3, to inner-city 4 A
    Dag moved 3 units from Dag's outer-city, squad A, to Dag's inner-city, squad A.
    4: You moved 3 units from your outer-city, squad A, to your inner-city, squad A.
4 command inner-city 4 B, top 1, to outer-city 4 B
    Dag moved a unit from Dag's inner-city, squad B, to Dag's outer-city, squad B.
    4: You moved a unit from your inner-city, squad B, to your outer-city, squad B.
4 command outer-city 4 A, top 2, to inner-city 4 B
    Dag moved 2 units from Dag's outer-city, squad A, to Dag's inner-city, squad B.
    4: You moved 2 units from your outer-city, squad A, to your inner-city, squad B.
4 done
4 arrange inner-city 4 A, lift Swordsman, to inner-city 4 B
    Dag put Swordsman from Dag's inner-city, squad A, on top of Dag's inner-city, squad B.
    4: You put Swordsman from your inner-city, squad A, on top of your inner-city, squad B.
4 done
    Round 22: Ada's turn.
    1: Round 22: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Armour
    1: You drew Armour.
1 play Coronation
    Ada played Coronation.
    1: You played Coronation.
1 done
1 done
    Round 23: Carin's turn.
    3: Round 23: your turn.
3 buy Star Forts, pay 3
    Carin bought Star Forts with 3.
    3: You bought Star Forts with 3.
* card Counting House
    Counting House came to the store.
3 play Swordsman, to inner-city 3 A
    Carin played Swordsman to Carin's inner-city, squad A.
    3: You played Swordsman to your inner-city, squad A.
3 done
    Round 23: Dag's turn.
    4: Round 23: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Counting House, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Dag bought Counting House with 1, 1, 1, 1, 1 and 1.
    4: You bought Counting House with 1, 1, 1, 1, 1 and 1.
* card Market
    Market came to the store.
4 discard Swordsman
    Dag discarded Swordsman.
    4: You discarded Swordsman.
4 command inner-city 4 A, top 2, to outer-city 4 A
    Dag moved 2 units from Dag's inner-city, squad A, to Dag's outer-city, squad A.
    4: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
4 done
4 done
    Round 23: Ada's turn.
    1: Round 23: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Ploughs
    1: You drew Ploughs.
1 play Armour
    Ada played Armour.
    1: You played Armour.
1 command outer-city 3 A, attack the walls
    Ada attacked Carin's walls with Knight.
    1: You attacked Carin's walls with Knight.
    3: Ada attacked your walls with Knight.
* dice 7
* dice 4
    Ada's attack wins: 14 against 6.
    1: Your attack wins: 14 against 6.
    A layer of Carin's walls fell; 3 stand.
    3: A layer of your walls fell; 3 stand.
1 command outer-city 3 A, attack the walls
    Ada attacked Carin's walls with Knight.
    1: You attacked Carin's walls with Knight.
    3: Ada attacked your walls with Knight.
* dice 7
* dice 9
    Ada's attack is beaten off: 14 against 17.
    1: Your attack is beaten off: 14 against 17.
1 done
    Round 24: Carin's turn.
    3: Round 24: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Pikeman, pay 1, pay 1
    Carin bought Pikeman with 1 and 1.
    3: You bought Pikeman with 1 and 1.
* card Mage
    Mage came to the store.
3 play Pikeman, to inner-city 3 A
    Carin played Pikeman to Carin's inner-city, squad A.
    3: You played Pikeman to your inner-city, squad A.
3 command inner-city 3 A, top 2, to outer-city 3 A
    Carin moved 2 units from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
3 done
    Round 24: Dag's turn.
    4: Round 24: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew 2 cards to keep one.
    4: You drew 2 cards to keep one.
* card Sharpshooter
    4: You drew Sharpshooter.
* card coin 1
    4: You drew coin 1.
4 put back Sharpshooter
    Dag put Sharpshooter on the discard pile.
    4: You put Sharpshooter on the discard pile.
4 play Counting House
    Dag played Counting House.
    4: You played Counting House.
4 command walls 4 A, top 1, to inner-city 4 B
    Dag moved a unit from Dag's walls, squad A, to Dag's inner-city, squad B.
    4: You moved a unit from your walls, squad A, to your inner-city, squad B.
4 command outer-city 4 B, top 1, to inner-city 4 B
    Dag moved a unit from Dag's outer-city, squad B, to Dag's inner-city, squad B.
    4: You moved a unit from your outer-city, squad B, to your inner-city, squad B.
4 command outer-city 4 A, top 1, to inner-city 4 A
    Dag moved a unit from Dag's outer-city, squad A, to Dag's inner-city, squad A.
    4: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
4 done
4 done
    Round 24: Ada's turn.
    1: Round 24: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Spearman
    1: You drew Spearman.
1 play Spearman, to inner-city 1 A
    Ada played Spearman to Ada's inner-city, squad A.
    1: You played Spearman to your inner-city, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 to inner-city 1 A
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
1 command outer-city 3 A, attack outer-city 3 A of seat 3
    Ada attacked Carin's Pikeman with Knight: Carin's outer-city, squad A.
    1: You attacked Carin's Pikeman with Knight: Carin's outer-city, squad A.
    3: Ada attacked your Pikeman with Knight: your outer-city, squad A.
* dice 7
* dice 8
    Ada's attack is beaten off: 14 against 14.
    1: Your attack is beaten off: 14 against 14.
1 done
    Round 25: Carin's turn.
    3: Round 25: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card coin 1
    3: You drew coin 1.
* card coin 3
    3: You drew coin 3.
3 put back coin 1
    Carin put coin 1 on the discard pile.
    3: You put coin 1 on the discard pile.
3 play Watchtower
    Carin played Watchtower.
    3: You played Watchtower.
3 command outer-city 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
3 done
    Round 25: Dag's turn.
    4: Round 25: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew a card.
    4: You drew a card.
* card coin 1
    4: You drew coin 1.
4 play Archer, to inner-city 4 B
    Dag played Archer to Dag's inner-city, squad B.
    4: You played Archer to your inner-city, squad B.
4 command outer-city 4 A, top 1, to inner-city 4 A
    Dag moved a unit from Dag's outer-city, squad A, to Dag's inner-city, squad A.
    4: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
4 done
4 arrange inner-city 4 A, lift Swordsman, to inner-city 4 A
    Dag put Swordsman on top of Dag's inner-city, squad A.
    4: You put Swordsman on top of your inner-city, squad A.
4 arrange inner-city 4 A, lift Swordsman, to inner-city 4 A
    Dag put Swordsman on top of Dag's inner-city, squad A.
    4: You put Swordsman on top of your inner-city, squad A.
4 arrange inner-city 4 B, lift Mage, to inner-city 4 B
    Dag put Mage on top of Dag's inner-city, squad B.
    4: You put Mage on top of your inner-city, squad B.
4 arrange inner-city 4 A, lift Swordsman, to inner-city 4 B
    Dag put Swordsman from Dag's inner-city, squad A, on top of Dag's inner-city, squad B.
    4: You put Swordsman from your inner-city, squad A, on top of your inner-city, squad B.
4 arrange inner-city 4 B, lift Pikeman, to inner-city 4 B
    Dag put Pikeman on top of Dag's inner-city, squad B.
    4: You put Pikeman on top of your inner-city, squad B.
4 arrange inner-city 4 A, lift Swordsman, to inner-city 4 B
    Dag put Swordsman from Dag's inner-city, squad A, on top of Dag's inner-city, squad B.
    4: You put Swordsman from your inner-city, squad A, on top of your inner-city, squad B.
4 arrange inner-city 4 B, lift Pikeman, to inner-city 4 B
    Dag put Pikeman on top of Dag's inner-city, squad B.
    4: You put Pikeman on top of your inner-city, squad B.
4 done
    Round 25: Ada's turn.
    1: Round 25: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Horse Breeding
    1: You drew Horse Breeding.
1 play Ploughs
    Ada played Ploughs.
    1: You played Ploughs.
1 done
1 arrange outer-city 3 A, lift Spearman, to outer-city 3 B
    Ada put Spearman from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    1: You put Spearman from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    3: Ada put Spearman from your outer-city, squad A, on top of your outer-city, squad B.
1 arrange outer-city 3 B, lift Spearman, to outer-city 3 A
    Ada put Spearman from Carin's outer-city, squad B, on top of Carin's outer-city, squad A.
    1: You put Spearman from Carin's outer-city, squad B, on top of Carin's outer-city, squad A.
    3: Ada put Spearman from your outer-city, squad B, on top of your outer-city, squad A.
1 arrange outer-city 3 A, lift Knight, to outer-city 3 A
    Ada put Knight on top of Carin's outer-city, squad A.
    1: You put Knight on top of Carin's outer-city, squad A.
    3: Ada put Knight on top of your outer-city, squad A.
1 done
    Round 26: Carin's turn.
    3: Round 26: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Market, pay 1, pay 1
    Carin bought Market with 1 and 1.
    3: You bought Market with 1 and 1.
* card Counterpoint
    Counterpoint came to the store.
3 play Market
    Carin played Market.
    3: You played Market.
3 command outer-city 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Knight with Swordsman: Carin's outer-city, squad A.
    1: Carin attacked your Knight with Swordsman: Carin's outer-city, squad A.
    3: You attacked Ada's Knight with Swordsman: your outer-city, squad A.
* dice 7
* dice 9
    Carin's attack is beaten off: 11 against 16.
    3: Your attack is beaten off: 11 against 16.
3 done
    Round 26: Dag's turn.
    4: Round 26: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag gave a coin of 1 in exchange.
    4: You gave a coin of 1 in exchange.
    Dag got a coin of 3 in exchange.
    4: You got a coin of 3 in exchange.
4 buy Plate, pay 3, pay 1
    Dag bought Plate with 1 and 3.
    4: You bought Plate with 1 and 3.
* card Longbows
    Longbows came to the store.
4 play coin 1
    Dag played coin 1.
    4: You played coin 1.
4 done
4 arrange inner-city 4 B, lift Swordsman, to inner-city 4 A
    Dag put Swordsman from Dag's inner-city, squad B, on top of Dag's inner-city, squad A.
    4: You put Swordsman from your inner-city, squad B, on top of your inner-city, squad A.
4 done
    Round 26: Ada's turn.
    1: Round 26: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Recruiter
    1: You drew Recruiter.
1 discard coin 1
    Ada discarded coin 1.
    1: You discarded coin 1.
1 command outer-city 3 A, attack outer-city 3 A of seat 3
    Ada attacked Carin's Swordsman with Knight: Carin's outer-city, squad A.
    1: You attacked Carin's Swordsman with Knight: Carin's outer-city, squad A.
    3: Ada attacked your Swordsman with Knight: your outer-city, squad A.
* dice 5
* dice 2
    Ada's attack wins: 12 against 6.
    1: Your attack wins: 12 against 6.
    Carin's Swordsman died.
    3: Your Swordsman died.
1 command outer-city 3 A, attack the walls
    Ada attacked Carin's walls with Knight.
    1: You attacked Carin's walls with Knight.
    3: Ada attacked your walls with Knight.
* dice 7
* dice 9
    Ada's attack is beaten off: 14 against 18.
    1: Your attack is beaten off: 14 against 18.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 to middle A
    Ada moved a unit from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved a unit from your outer-city, squad A, to the middle, squad A.
1 done
    Round 27: Carin's turn.
    3: Round 27: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card Saboteur
    3: You drew Saboteur.
* card Arithmetic
    3: You drew Arithmetic.
3 put back Arithmetic
    Carin put Arithmetic on the discard pile.
    3: You put Arithmetic on the discard pile.
3 play Saboteur, at seat 4, destroy Counting House
    Carin played Saboteur.
    3: You played Saboteur.
    Carin destroyed Dag's Counting House.
    3: You destroyed Dag's Counting House.
    4: Carin destroyed your Counting House.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
    Round 27: Dag's turn.
    4: Round 27: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Mage, pay 1, pay 1, pay 1, pay 1
    Dag bought Mage with 1, 1, 1 and 1.
    4: You bought Mage with 1, 1, 1 and 1.
* card Trebuchet
    Trebuchet came to the store.
4 play Mage, to inner-city 4 B
    Dag played Mage to Dag's inner-city, squad B.
    4: You played Mage to your inner-city, squad B.
4 command inner-city 4 B, top 8, to outer-city 4 A
    Dag moved 8 units from Dag's inner-city, squad B, to Dag's outer-city, squad A.
    4: You moved 8 units from your inner-city, squad B, to your outer-city, squad A.
4 done
4 done
    Round 27: Ada's turn.
    1: Round 27: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Masonry
    1: You drew Masonry.
1 play Recruiter
    Ada played Recruiter.
    1: You played Recruiter.
1 take Swordsman, to inner-city 1 A
    Ada took Swordsman to Ada's inner-city, squad A.
    1: You took Swordsman to your inner-city, squad A.
1 take Swordsman, to inner-city 1 A
    Ada took Swordsman to Ada's inner-city, squad A.
    1: You took Swordsman to your inner-city, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 to middle B
    Ada moved a unit from Ada's outer-city, squad A, to the middle, squad B.
    1: You moved a unit from your outer-city, squad A, to the middle, squad B.
1 command outer-city 3 A, attack outer-city 3 A of seat 3
    Ada attacked Carin's Pikeman with Knight: Carin's outer-city, squad A.
    1: You attacked Carin's Pikeman with Knight: Carin's outer-city, squad A.
    3: Ada attacked your Pikeman with Knight: your outer-city, squad A.
* dice 2
* dice 8
    Ada's attack is beaten off: 9 against 14.
    1: Your attack is beaten off: 9 against 14.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 command middle A, top 1, to outer-city 3 A
    Ada moved a unit from the middle, squad A, to Carin's outer-city, squad A.
    1: You moved a unit from the middle, squad A, to Carin's outer-city, squad A.
    3: Ada moved a unit from the middle, squad A, to your outer-city, squad A.
1 arrange outer-city 3 A, lift Knight, to outer-city 3 A
    Ada put Knight on top of Carin's outer-city, squad A.
    1: You put Knight on top of Carin's outer-city, squad A.
    3: Ada put Knight on top of your outer-city, squad A.
1 done
    Round 28: Carin's turn.
    3: Round 28: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Counterpoint, pay 1, pay 1, pay 1
    Carin bought Counterpoint with 1, 1 and 1.
    3: You bought Counterpoint with 1, 1 and 1.
* card Perspective
    Perspective came to the store.
3 play Counterpoint
    Carin played Counterpoint.
    3: You played Counterpoint.
3 done
    Round 28: Dag's turn.
    4: Round 28: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew 2 cards to keep one.
    4: You drew 2 cards to keep one.
* card coin 1
    4: You drew coin 1.
* card coin 5
    4: You drew coin 5.
4 put back coin 1
    Dag put coin 1 on the discard pile.
    4: You put coin 1 on the discard pile.
4 discard coin 1
    Dag discarded coin 1.
    4: You discarded coin 1.
4 done
4 done
    Round 28: Ada's turn.
    1: Round 28: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Trebuchet, pay 1, pay 1
    Ada bought Trebuchet with 1 and 1.
    1: You bought Trebuchet with 1 and 1.
* card Knight
    Knight came to the store.
1 discard Builder
    Ada discarded Builder.
    1: You discarded Builder.
1 command outer-city 3 A, attack outer-city 3 A of seat 3
    Ada attacked Carin's Pikeman with Knight: Carin's outer-city, squad A.
    1: You attacked Carin's Pikeman with Knight: Carin's outer-city, squad A.
    3: Ada attacked your Pikeman with Knight: your outer-city, squad A.
* dice 10
* dice 4
    Ada's attack wins: 17 against 10.
    1: Your attack wins: 17 against 10.
    Carin's Pikeman died.
    3: Your Pikeman died.
1 command outer-city 3 A, attack the walls
    Ada attacked Carin's walls with Knight.
    1: You attacked Carin's walls with Knight.
    3: Ada attacked your walls with Knight.
* dice 9
* dice 8
    Ada's attack is beaten off: 16 against 17.
    1: Your attack is beaten off: 16 against 17.
1 command middle B, top 1, to outer-city 1 A
    Ada moved a unit from the middle, squad B, to Ada's outer-city, squad A.
    1: You moved a unit from the middle, squad B, to your outer-city, squad A.
1 to inner-city 1 A
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
1 command outer-city 1 A, top 1, to middle A
    Ada moved a unit from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved a unit from your outer-city, squad A, to the middle, squad A.
1 done
    Round 29: Carin's turn.
    3: Round 29: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card Spy
    3: You drew Spy.
* card coin 5
    3: You drew coin 5.
3 put back coin 5
    Carin put coin 5 on the discard pile.
    3: You put coin 5 on the discard pile.
3 discard Engineering
    Carin discarded Engineering.
    3: You discarded Engineering.
    Round 29: Dag's turn.
    4: Round 29: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew a card.
    4: You drew a card.
* card coin 1
    4: You drew coin 1.
4 play coin 5
    Dag played coin 5.
    4: You played coin 5.
4 done
4 arrange outer-city 4 A, lift Pikeman, to outer-city 4 A
    Dag put Pikeman on top of Dag's outer-city, squad A.
    4: You put Pikeman on top of your outer-city, squad A.
4 done
    Round 29: Ada's turn.
    1: Round 29: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Smithing
    1: You drew Smithing.
1 play Trebuchet, to inner-city 1 A
    Ada played Trebuchet to Ada's inner-city, squad A.
    1: You played Trebuchet to your inner-city, squad A.
1 command middle A, top 1, to outer-city 1 A
    Ada moved a unit from the middle, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from the middle, squad A, to your outer-city, squad A.
1 to inner-city 1 B
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad B.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
1 command outer-city 3 A, top 7, to middle A
    Ada moved 7 units from Carin's outer-city, squad A, to the middle, squad A.
    1: You moved 7 units from Carin's outer-city, squad A, to the middle, squad A.
    3: Ada moved 7 units from your outer-city, squad A, to the middle, squad A.
1 command inner-city 1 A, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
1 arrange outer-city 1 A, lift Swordsman, to outer-city 1 A
    Ada put Swordsman on top of Ada's outer-city, squad A.
    1: You put Swordsman on top of your outer-city, squad A.
1 arrange outer-city 1 A, lift Trebuchet, to outer-city 1 A
    Ada put Trebuchet on top of Ada's outer-city, squad A.
    1: You put Trebuchet on top of your outer-city, squad A.
1 arrange outer-city 1 A, lift Swordsman, to outer-city 1 A
    Ada put Swordsman on top of Ada's outer-city, squad A.
    1: You put Swordsman on top of your outer-city, squad A.
1 done
    Round 30: Carin's turn.
    3: Round 30: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card coin 1
    3: You drew coin 1.
* card coin 3
    3: You drew coin 3.
3 put back coin 1
    Carin put coin 1 on the discard pile.
    3: You put coin 1 on the discard pile.
3 play coin 3
    Carin played coin 3.
    3: You played coin 3.
    Round 30: Dag's turn.
    4: Round 30: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Perspective, pay 1, pay 1, pay 1, pay 5
    Dag bought Perspective with 1, 1, 1 and 5.
    4: You bought Perspective with 1, 1, 1 and 5.
* card Steel
    Steel came to the store.
4 discard Barracks
    Dag discarded Barracks.
    4: You discarded Barracks.
4 done
4 done
    Round 30: Ada's turn.
    1: Round 30: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 1
    1: You drew coin 1.
1 play Masonry
    Ada played Masonry.
    1: You played Masonry.
1 command middle A, top 7, to outer-city 3 A
    Ada moved 7 units from the middle, squad A, to Carin's outer-city, squad A.
    1: You moved 7 units from the middle, squad A, to Carin's outer-city, squad A.
    3: Ada moved 7 units from the middle, squad A, to your outer-city, squad A.
1 done
1 command outer-city 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
1 to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 done
1 done
    Round 31: Carin's turn.
    3: Round 31: your turn.
3 buy Sorcerer, pay 3, pay 1, pay 1, pay 1
    Carin bought Sorcerer with 1, 1, 1 and 3.
    3: You bought Sorcerer with 1, 1, 1 and 3.
* card Crossbowman
    Crossbowman came to the store.
3 play Sorcerer, to inner-city 3 A
    Carin played Sorcerer to Carin's inner-city, squad A.
    3: You played Sorcerer to your inner-city, squad A.
3 command inner-city 3 A, top 1, to walls 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's walls, squad A.
    3: You moved a unit from your inner-city, squad A, to your walls, squad A.
    Round 31: Dag's turn.
    4: Round 31: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew a card.
    4: You drew a card.
* card Builder
    4: You drew Builder.
4 discard Perspective
    Dag discarded Perspective.
    4: You discarded Perspective.
4 done
4 done
    Round 31: Ada's turn.
    1: Round 31: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Recruiter
    1: You drew Recruiter.
1 play Recruiter
    Ada played Recruiter.
    1: You played Recruiter.
1 take Swordsman, to inner-city 1 B
    Ada took Swordsman to Ada's inner-city, squad B.
    1: You took Swordsman to your inner-city, squad B.
1 done
1 command outer-city 3 A, attack the walls
    Ada attacked Carin's walls with Knight.
    1: You attacked Carin's walls with Knight.
    3: Ada attacked your walls with Knight.
* dice 8
* dice 8
    Ada's attack is beaten off: 15 against 17.
    1: Your attack is beaten off: 15 against 17.
1 done
1 done
    Round 32: Carin's turn.
    3: Round 32: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Crossbowman, pay 1, pay 1, pay 1
    Carin bought Crossbowman with 1, 1 and 1.
    3: You bought Crossbowman with 1, 1 and 1.
* card Trebuchet
    Trebuchet came to the store.
3 discard Crossbowman
    Carin discarded Crossbowman.
    3: You discarded Crossbowman.
3 done
    Round 32: Dag's turn.
    4: Round 32: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
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
4 play Tax Collector
    Dag played Tax Collector.
    4: You played Tax Collector.
    Ada gave a coin of 1 as a levy.
    1: You gave a coin of 1 as a levy.
    Dag got a coin of 1 as a levy.
    4: You got a coin of 1 as a levy.
4 command outer-city 4 A, top 1, to inner-city 4 A
    Dag moved a unit from Dag's outer-city, squad A, to Dag's inner-city, squad A.
    4: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
4 done
4 done
    Round 32: Ada's turn.
    1: Round 32: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 5
    1: You drew coin 5.
1 play Smithing
    Ada played Smithing.
    1: You played Smithing.
1 command outer-city 3 A, attack the walls
    Ada attacked Carin's walls with Knight.
    1: You attacked Carin's walls with Knight.
    3: Ada attacked your walls with Knight.
* dice 10
* dice 8
    Ada's attack wins: 18 against 17.
    1: Your attack wins: 18 against 17.
    A layer of Carin's walls fell; 2 stand.
    3: A layer of your walls fell; 2 stand.
1 command outer-city 3 A, attack the walls
    Ada attacked Carin's walls with Knight.
    1: You attacked Carin's walls with Knight.
    3: Ada attacked your walls with Knight.
* dice 9
* dice 3
    Ada's attack wins: 17 against 10.
    1: Your attack wins: 17 against 10.
    A layer of Carin's walls fell; one stands.
    3: A layer of your walls fell; one stands.
1 command outer-city 3 A, attack the walls
    Ada attacked Carin's walls with Knight.
    1: You attacked Carin's walls with Knight.
    3: Ada attacked your walls with Knight.
* dice 5
* dice 3
    Ada's attack wins: 13 against 8.
    1: Your attack wins: 13 against 8.
    A layer of Carin's walls fell; the city is breached.
    3: A layer of your walls fell; the city is breached.
1 command inner-city 1 B, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad B, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
1 to inner-city 1 B
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad B.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
1 done
1 arrange inner-city 1 B, lift Swordsman, to inner-city 1 A
    Ada put Swordsman from Ada's inner-city, squad B, on top of Ada's inner-city, squad A.
    1: You put Swordsman from your inner-city, squad B, on top of your inner-city, squad A.
1 done
    Round 33: Carin's turn.
    3: Round 33: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card coin 1
    3: You drew coin 1.
* card coin 5
    3: You drew coin 5.
3 put back coin 1
    Carin put coin 1 on the discard pile.
    3: You put coin 1 on the discard pile.
3 play Spy, to inner-city 3 B
    Carin played Spy to Carin's inner-city, squad B.
    3: You played Spy to your inner-city, squad B.
3 command inner-city 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Knight with Sorcerer: Carin's outer-city, squad A.
    1: Carin attacked your Knight with Sorcerer: Carin's outer-city, squad A.
    3: You attacked Ada's Knight with Sorcerer: your outer-city, squad A.
* dice 9
* dice 11
    Carin's attack is beaten off: 15 against 18.
    3: Your attack is beaten off: 15 against 18.
3 done
3 done
    Round 33: Dag's turn.
    4: Round 33: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Steel, pay 1, pay 1, pay 1, pay 1
    Dag bought Steel with 1, 1, 1 and 1.
    4: You bought Steel with 1, 1, 1 and 1.
* card Harbour
    Harbour came to the store.
4 play coin 3
    Dag played coin 3.
    4: You played coin 3.
4 command outer-city 4 A, top 1, to walls 4 A
    Dag moved a unit from Dag's outer-city, squad A, to Dag's walls, squad A.
    4: You moved a unit from your outer-city, squad A, to your walls, squad A.
4 command outer-city 4 A, top 6, to middle A
    Dag moved 6 units from Dag's outer-city, squad A, to the middle, squad A.
    4: You moved 6 units from your outer-city, squad A, to the middle, squad A.
4 done
4 arrange middle A, lift Swordsman, to middle A
    Dag put Swordsman on top of the middle, squad A.
    4: You put Swordsman on top of the middle, squad A.
4 arrange middle A, lift Spearman, to middle A
    Dag put Spearman on top of the middle, squad A.
    4: You put Spearman on top of the middle, squad A.
4 arrange middle A, lift Swordsman, to middle A
    Dag put Swordsman on top of the middle, squad A.
    4: You put Swordsman on top of the middle, squad A.
4 done
    Round 33: Ada's turn.
    1: Round 33: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 1
    1: You drew coin 1.
1 play coin 5
    Ada played coin 5.
    1: You played coin 5.
1 command outer-city 3 A, top 5, to middle A
    Ada moved 5 units from Carin's outer-city, squad A, to the middle, squad A.
    1: You moved 5 units from Carin's outer-city, squad A, to the middle, squad A.
    3: Ada moved 5 units from your outer-city, squad A, to the middle, squad A.
1 to outer-city 3 A
    Ada moved 5 units from the middle, squad A, to Carin's outer-city, squad A.
    1: You moved 5 units from the middle, squad A, to Carin's outer-city, squad A.
    3: Ada moved 5 units from the middle, squad A, to your outer-city, squad A.
1 done
1 arrange outer-city 3 A, lift Spearman, to outer-city 3 B
    Ada put Spearman from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    1: You put Spearman from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    3: Ada put Spearman from your outer-city, squad A, on top of your outer-city, squad B.
1 arrange outer-city 3 B, lift Spearman, to outer-city 3 A
    Ada put Spearman from Carin's outer-city, squad B, on top of Carin's outer-city, squad A.
    1: You put Spearman from Carin's outer-city, squad B, on top of Carin's outer-city, squad A.
    3: Ada put Spearman from your outer-city, squad B, on top of your outer-city, squad A.
1 arrange outer-city 3 A, lift Knight, to outer-city 3 A
    Ada put Knight on top of Carin's outer-city, squad A.
    1: You put Knight on top of Carin's outer-city, squad A.
    3: Ada put Knight on top of your outer-city, squad A.
1 done
    Round 34: Carin's turn.
    3: Round 34: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
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
3 play coin 5
    Carin played coin 5.
    3: You played coin 5.
3 command inner-city 3 B, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad B, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
3 command inner-city 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Knight with Sorcerer: Carin's outer-city, squad A.
    1: Carin attacked your Knight with Sorcerer: Carin's outer-city, squad A.
    3: You attacked Ada's Knight with Sorcerer: your outer-city, squad A.
* dice 9
* dice 8
    Carin's attack is beaten off: 15 against 15.
    3: Your attack is beaten off: 15 against 15.
    Round 34: Dag's turn.
    4: Round 34: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew 2 cards to keep one.
    4: You drew 2 cards to keep one.
* card coin 1
    4: You drew coin 1.
* card coin 1
    4: You drew coin 1.
4 put back coin 1
    Dag put coin 1 on the discard pile.
    4: You put coin 1 on the discard pile.
4 discard Steel
    Dag discarded Steel.
    4: You discarded Steel.
4 command walls 4 A, top 1, to inner-city 4 B
    Dag moved a unit from Dag's walls, squad A, to Dag's inner-city, squad B.
    4: You moved a unit from your walls, squad A, to your inner-city, squad B.
4 done
4 done
    Round 34: Ada's turn.
    1: Round 34: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Trebuchet, pay 1, pay 1
    Ada bought Trebuchet with 1 and 1.
    1: You bought Trebuchet with 1 and 1.
* card Knight
    Knight came to the store.
1 play coin 1
    Ada played coin 1.
    1: You played coin 1.
1 command inner-city 1 B, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad B, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
1 to middle A
    Ada moved a unit from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved a unit from your outer-city, squad A, to the middle, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 done
1 done
    Round 35: Carin's turn.
    3: Round 35: your turn.
3 buy Tournament, pay 5, pay 1
    Carin bought Tournament with 1 and 5.
    3: You bought Tournament with 1 and 5.
* card Great Embassy
    Great Embassy came to the store.
3 play Tournament
    Carin played Tournament.
    3: You played Tournament.
3 command inner-city 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Knight with Sorcerer: Carin's outer-city, squad A.
    1: Carin attacked your Knight with Sorcerer: Carin's outer-city, squad A.
    3: You attacked Ada's Knight with Sorcerer: your outer-city, squad A.
* dice 7
* dice 5
    Carin's attack wins: 13 against 12.
    3: Your attack wins: 13 against 12.
    Ada's Knight died.
    1: Your Knight died.
3 command inner-city 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Spearman with Sorcerer: Carin's outer-city, squad A.
    1: Carin attacked your Spearman with Sorcerer: Carin's outer-city, squad A.
    3: You attacked Ada's Spearman with Sorcerer: your outer-city, squad A.
* dice 5
* dice 9
    Carin's attack is beaten off: 11 against 14.
    3: Your attack is beaten off: 11 against 14.
3 command outer-city 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
3 arrange inner-city 3 A, lift Sorcerer, to inner-city 3 A
    Carin put Sorcerer on top of Carin's inner-city, squad A.
    3: You put Sorcerer on top of your inner-city, squad A.
3 done
    Round 35: Dag's turn.
    4: Round 35: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew a card.
    4: You drew a card.
* card Scholar
    4: You drew Scholar.
4 discard Tax Collector
    Dag discarded Tax Collector.
    4: You discarded Tax Collector.
4 command middle A, attack middle A of seat 1
    Dag attacked Ada's Swordsman with Swordsman: the middle, squad A.
    1: Dag attacked your Swordsman with Swordsman: the middle, squad A.
    4: You attacked Ada's Swordsman with Swordsman: the middle, squad A.
* dice 5
* dice 7
    Dag's attack is beaten off: 10 against 12.
    4: Your attack is beaten off: 10 against 12.
4 command inner-city 4 B, top 1, to walls 4 A
    Dag moved a unit from Dag's inner-city, squad B, to Dag's walls, squad A.
    4: You moved a unit from your inner-city, squad B, to your walls, squad A.
4 done
4 done
    Round 35: Ada's turn.
    1: Round 35: your turn.
1 buy Knight, pay 1, pay 5
    Ada bought Knight with 1 and 5.
    1: You bought Knight with 1 and 5.
* card Pikeman
    Pikeman came to the store.
1 play Trebuchet, to inner-city 1 A
    Ada played Trebuchet to Ada's inner-city, squad A.
    1: You played Trebuchet to your inner-city, squad A.
1 command outer-city 3 A, top 1, to middle B
    Ada moved a unit from Carin's outer-city, squad A, to the middle, squad B.
    1: You moved a unit from Carin's outer-city, squad A, to the middle, squad B.
    3: Ada moved a unit from your outer-city, squad A, to the middle, squad B.
1 to outer-city 4 A
    Ada moved a unit from the middle, squad B, to Dag's outer-city, squad A.
    1: You moved a unit from the middle, squad B, to Dag's outer-city, squad A.
    4: Ada moved a unit from the middle, squad B, to your outer-city, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 done
1 arrange outer-city 1 A, lift Swordsman, to outer-city 1 A
    Ada put Swordsman on top of Ada's outer-city, squad A.
    1: You put Swordsman on top of your outer-city, squad A.
1 arrange outer-city 1 A, lift Swordsman, to outer-city 1 A
    Ada put Swordsman on top of Ada's outer-city, squad A.
    1: You put Swordsman on top of your outer-city, squad A.
1 arrange outer-city 3 A, lift Knight, to outer-city 3 B
    Ada put Knight from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    1: You put Knight from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    3: Ada put Knight from your outer-city, squad A, on top of your outer-city, squad B.
1 done
    Round 36: Carin's turn.
    3: Round 36: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Plate, pay 1, pay 1, pay 1
    Carin bought Plate with 1, 1 and 1.
    3: You bought Plate with 1, 1 and 1.
* card Counterweights
    Counterweights came to the store.
3 play coin 3
    Carin played coin 3.
    3: You played coin 3.
3 command inner-city 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Spearman with Sorcerer: Carin's outer-city, squad A.
    1: Carin attacked your Spearman with Sorcerer: Carin's outer-city, squad A.
    3: You attacked Ada's Spearman with Sorcerer: your outer-city, squad A.
* dice 4
* dice 7
    Carin's attack is beaten off: 10 against 12.
    3: Your attack is beaten off: 10 against 12.
3 done
    Round 36: Dag's turn.
    4: Round 36: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew 2 cards to keep one.
    4: You drew 2 cards to keep one.
* card coin 1
    4: You drew coin 1.
* card coin 1
    4: You drew coin 1.
4 put back coin 1
    Dag put coin 1 on the discard pile.
    4: You put coin 1 on the discard pile.
4 play Scholar
    Dag played Scholar.
    4: You played Scholar.
    Dag drew 2 cards.
    4: You drew 2 cards.
* card Moneyer
    4: You drew Moneyer.
* card coin 10
    4: You drew coin 10.
4 command walls 4 A, top 1, to inner-city 4 B
    Dag moved a unit from Dag's walls, squad A, to Dag's inner-city, squad B.
    4: You moved a unit from your walls, squad A, to your inner-city, squad B.
4 command inner-city 4 A, top 1, to outer-city 4 A
    Dag moved a unit from Dag's inner-city, squad A, to Dag's outer-city, squad A.
    4: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
4 command middle A, attack middle A of seat 1
    Dag attacked Ada's Swordsman with Swordsman: the middle, squad A.
    1: Dag attacked your Swordsman with Swordsman: the middle, squad A.
    4: You attacked Ada's Swordsman with Swordsman: the middle, squad A.
* dice 9
* dice 5
    Dag's attack wins: 14 against 10.
    4: Your attack wins: 14 against 10.
    Ada's Swordsman died.
    1: Your Swordsman died.
4 done
4 done
4 discard coin 10
    Dag discarded coin 10.
    4: You discarded coin 10.
4 discard coin 1
    Dag discarded coin 1.
    4: You discarded coin 1.
    Round 36: Ada's turn.
    1: Round 36: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 1
    1: You drew coin 1.
1 play Knight, to inner-city 1 A
    Ada played Knight to Ada's inner-city, squad A.
    1: You played Knight to your inner-city, squad A.
1 command outer-city 4 A, attack outer-city 4 A of seat 4
    Ada attacked Dag's Pikeman with Spearman: Dag's outer-city, squad A.
    1: You attacked Dag's Pikeman with Spearman: Dag's outer-city, squad A.
    4: Ada attacked your Pikeman with Spearman: your outer-city, squad A.
* dice 4
* dice 3
    Ada's attack is beaten off: 9 against 9.
    1: Your attack is beaten off: 9 against 9.
1 command inner-city 1 A, top 1, to outer-city 1 B
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad B.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
1 to inner-city 1 A
    Ada moved a unit from Ada's outer-city, squad B, to Ada's inner-city, squad A.
    1: You moved a unit from your outer-city, squad B, to your inner-city, squad A.
1 command outer-city 3 B, top 1, to middle A
    Ada moved a unit from Carin's outer-city, squad B, to the middle, squad A.
    1: You moved a unit from Carin's outer-city, squad B, to the middle, squad A.
    3: Ada moved a unit from your outer-city, squad B, to the middle, squad A.
1 done
1 command outer-city 3 A, top 3, to middle A
    Ada moved 3 units from Carin's outer-city, squad A, to the middle, squad A.
    1: You moved 3 units from Carin's outer-city, squad A, to the middle, squad A.
    3: Ada moved 3 units from your outer-city, squad A, to the middle, squad A.
1 to outer-city 3 B
    Ada moved 3 units from the middle, squad A, to Carin's outer-city, squad B.
    1: You moved 3 units from the middle, squad A, to Carin's outer-city, squad B.
    3: Ada moved 3 units from the middle, squad A, to your outer-city, squad B.
1 done
1 done
    Round 37: Carin's turn.
    3: Round 37: your turn.
3 buy Harbour, pay 1, pay 1, pay 3
    Carin bought Harbour with 1, 1 and 3.
    3: You bought Harbour with 1, 1 and 3.
* card Counterpoint
    Counterpoint came to the store.
3 play Harbour
    Carin played Harbour.
    3: You played Harbour.
3 command inner-city 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Crossbowman with Sorcerer: Carin's outer-city, squad A.
    1: Carin attacked your Crossbowman with Sorcerer: Carin's outer-city, squad A.
    3: You attacked Ada's Crossbowman with Sorcerer: your outer-city, squad A.
* dice 11
* dice 6
    Carin's attack wins: 17 against 10.
    3: Your attack wins: 17 against 10.
    Ada's Crossbowman died.
    1: Your Crossbowman died.
3 command inner-city 3 A, attack outer-city 3 B of seat 1
    Carin attacked Ada's Spearman with Sorcerer: Carin's outer-city, squad B.
    1: Carin attacked your Spearman with Sorcerer: Carin's outer-city, squad B.
    3: You attacked Ada's Spearman with Sorcerer: your outer-city, squad B.
* dice 11
* dice 11
    Carin's attack wins: 17 against 16.
    3: Your attack wins: 17 against 16.
    Ada's Spearman died.
    1: Your Spearman died.
3 command inner-city 3 A, attack outer-city 3 B of seat 1
    Carin attacked Ada's Spearman with Sorcerer: Carin's outer-city, squad B.
    1: Carin attacked your Spearman with Sorcerer: Carin's outer-city, squad B.
    3: You attacked Ada's Spearman with Sorcerer: your outer-city, squad B.
* dice 10
* dice 5
    Carin's attack wins: 16 against 10.
    3: Your attack wins: 16 against 10.
    Ada's Spearman died.
    1: Your Spearman died.
3 done
3 done
    Round 37: Dag's turn.
    4: Round 37: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Pikeman, pay 1, pay 1
    Dag bought Pikeman with 1 and 1.
    4: You bought Pikeman with 1 and 1.
* card Trebuchet
    Trebuchet came to the store.
4 play Moneyer
    Dag played Moneyer.
    4: You played Moneyer.
    Dag got a coin of 5.
    4: You got a coin of 5.
4 command outer-city 4 A, attack outer-city 4 A of seat 1
    Dag attacked Ada's Spearman with Pikeman: Dag's outer-city, squad A.
    1: Dag attacked your Spearman with Pikeman: Dag's outer-city, squad A.
    4: You attacked Ada's Spearman with Pikeman: your outer-city, squad A.
* dice 6
* dice 7
    Dag's attack is beaten off: 11 against 12.
    4: Your attack is beaten off: 11 against 12.
4 command middle A, attack middle A of seat 1
    Dag attacked Ada's Knight with Swordsman: the middle, squad A.
    1: Dag attacked your Knight with Swordsman: the middle, squad A.
    4: You attacked Ada's Knight with Swordsman: the middle, squad A.
* dice 4
* dice 11
    Dag's attack is beaten off: 9 against 18.
    4: Your attack is beaten off: 9 against 18.
4 command inner-city 4 B, top 1, to walls 4 A
    Dag moved a unit from Dag's inner-city, squad B, to Dag's walls, squad A.
    4: You moved a unit from your inner-city, squad B, to your walls, squad A.
4 done
4 done
    Round 37: Ada's turn.
    1: Round 37: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 1
    1: You drew coin 1.
1 play coin 1
    Ada played coin 1.
    1: You played coin 1.
1 command middle A, attack middle A of seat 4
    Ada attacked Dag's Swordsman with Knight: the middle, squad A.
    1: You attacked Dag's Swordsman with Knight: the middle, squad A.
    4: Ada attacked your Swordsman with Knight: the middle, squad A.
* dice 9
* dice 6
    Ada's attack wins: 17 against 10.
    1: Your attack wins: 17 against 10.
    Dag's Swordsman died.
    4: Your Swordsman died.
1 command middle A, attack middle A of seat 4
    Ada attacked Dag's Spearman with Knight: the middle, squad A.
    1: You attacked Dag's Spearman with Knight: the middle, squad A.
    4: Ada attacked your Spearman with Knight: the middle, squad A.
* dice 10
* dice 7
    Ada's attack wins: 18 against 11.
    1: Your attack wins: 18 against 11.
    Dag's Spearman died.
    4: Your Spearman died.
1 command middle A, attack middle A of seat 4
    Ada attacked Dag's Swordsman with Knight: the middle, squad A.
    1: You attacked Dag's Swordsman with Knight: the middle, squad A.
    4: Ada attacked your Swordsman with Knight: the middle, squad A.
* dice 4
* dice 7
    Ada's attack wins: 12 against 11.
    1: Your attack wins: 12 against 11.
    Dag's Swordsman died.
    4: Your Swordsman died.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 to middle B
    Ada moved a unit from Ada's outer-city, squad A, to the middle, squad B.
    1: You moved a unit from your outer-city, squad A, to the middle, squad B.
1 command middle A, attack middle A of seat 4
    Ada attacked Dag's Swordsman with Knight: the middle, squad A.
    1: You attacked Dag's Swordsman with Knight: the middle, squad A.
    4: Ada attacked your Swordsman with Knight: the middle, squad A.
* dice 6
* dice 2
    Ada's attack wins: 14 against 6.
    1: Your attack wins: 14 against 6.
    Dag's Swordsman died.
    4: Your Swordsman died.
1 done
1 done
    Round 38: Carin's turn.
    3: Round 38: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
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
3 play coin 3
    Carin played coin 3.
    3: You played coin 3.
3 done
3 done
    Round 38: Dag's turn.
    4: Round 38: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew 2 cards to keep one.
    4: You drew 2 cards to keep one.
* card Spearman
    4: You drew Spearman.
* card Coinage
    4: You drew Coinage.
4 put back Coinage
    Dag put Coinage on the discard pile.
    4: You put Coinage on the discard pile.
4 play Pikeman, to inner-city 4 A
    Dag played Pikeman to Dag's inner-city, squad A.
    4: You played Pikeman to your inner-city, squad A.
4 command outer-city 4 A, attack outer-city 4 A of seat 1
    Dag attacked Ada's Spearman with Pikeman: Dag's outer-city, squad A.
    1: Dag attacked your Spearman with Pikeman: Dag's outer-city, squad A.
    4: You attacked Ada's Spearman with Pikeman: your outer-city, squad A.
* dice 7
* dice 5
    Dag's attack wins: 12 against 10.
    4: Your attack wins: 12 against 10.
    Ada's Spearman died.
    1: Your Spearman died.
4 command inner-city 4 A, top 1, to outer-city 4 B
    Dag moved a unit from Dag's inner-city, squad A, to Dag's outer-city, squad B.
    4: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
4 command middle A, attack middle A of seat 1
    Dag attacked Ada's Knight with Mage: the middle, squad A.
    1: Dag attacked your Knight with Mage: the middle, squad A.
    4: You attacked Ada's Knight with Mage: the middle, squad A.
* dice 9
* dice 4
    Dag's attack is beaten off: 13 against 13.
    4: Your attack is beaten off: 13 against 13.
4 done
4 done
    Round 38: Ada's turn.
    1: Round 38: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Trebuchet, pay 1, pay 1
    Ada bought Trebuchet with 1 and 1.
    1: You bought Trebuchet with 1 and 1.
* card Crossbowman
    Crossbowman came to the store.
1 play Trebuchet, to inner-city 1 A
    Ada played Trebuchet to Ada's inner-city, squad A.
    1: You played Trebuchet to your inner-city, squad A.
1 command middle A, attack middle A of seat 4
    Ada attacked Dag's Mage with Knight: the middle, squad A.
    1: You attacked Dag's Mage with Knight: the middle, squad A.
    4: Ada attacked your Mage with Knight: the middle, squad A.
* dice 3
* dice 6
    Ada's attack wins: 11 against 10.
    1: Your attack wins: 11 against 10.
    Dag's Mage died.
    4: Your Mage died.
1 command middle B, top 1, to outer-city 3 B
    Ada moved a unit from the middle, squad B, to Carin's outer-city, squad B.
    1: You moved a unit from the middle, squad B, to Carin's outer-city, squad B.
    3: Ada moved a unit from the middle, squad B, to your outer-city, squad B.
1 to middle B
    Ada moved a unit from Carin's outer-city, squad B, to the middle, squad B.
    1: You moved a unit from Carin's outer-city, squad B, to the middle, squad B.
    3: Ada moved a unit from your outer-city, squad B, to the middle, squad B.
1 command middle A, attack middle A of seat 4
    Ada attacked Dag's Archer with Knight: the middle, squad A.
    1: You attacked Dag's Archer with Knight: the middle, squad A.
    4: Ada attacked your Archer with Knight: the middle, squad A.
* dice 7
* dice 7
    Ada's attack wins: 15 against 9.
    1: Your attack wins: 15 against 9.
    Dag's Archer died.
    4: Your Archer died.
1 command outer-city 3 B, attack inner-city 3 A of seat 3
    Ada attacked Carin's Sorcerer with Archer: Carin's inner-city, squad A.
    1: You attacked Carin's Sorcerer with Archer: Carin's inner-city, squad A.
    3: Ada attacked your Sorcerer with Archer: your inner-city, squad A.
* dice 7
* dice 9
    Ada's attack is beaten off: 9 against 12.
    1: Your attack is beaten off: 9 against 12.
1 done
1 arrange outer-city 1 A, lift Swordsman, to outer-city 1 B
    Ada put Swordsman from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
    1: You put Swordsman from your outer-city, squad A, on top of your outer-city, squad B.
1 done
    Round 39: Carin's turn.
    3: Round 39: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Chancellor, pay 3, pay 1, pay 1, pay 1
    Carin bought Chancellor with 1, 1, 1 and 3.
    3: You bought Chancellor with 1, 1, 1 and 3.
* card Steel
    Steel came to the store.
3 play Chancellor
    Carin played Chancellor.
    3: You played Chancellor.
3 command inner-city 3 A, attack outer-city 3 B of seat 1
    Carin attacked Ada's Archer with Sorcerer: Carin's outer-city, squad B.
    1: Carin attacked your Archer with Sorcerer: Carin's outer-city, squad B.
    3: You attacked Ada's Archer with Sorcerer: your outer-city, squad B.
* dice 4
* dice 7
    Carin's attack is beaten off: 10 against 10.
    3: Your attack is beaten off: 10 against 10.
3 done
    Round 39: Dag's turn.
    4: Round 39: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Crossbowman, pay 1, pay 1, pay 1
    Dag bought Crossbowman with 1, 1 and 1.
    4: You bought Crossbowman with 1, 1 and 1.
* card Crossbowman
    Crossbowman came to the store.
4 discard Crossbowman
    Dag discarded Crossbowman.
    4: You discarded Crossbowman.
4 done
4 arrange outer-city 4 A, lift Pikeman, to outer-city 4 B
    Dag put Pikeman from Dag's outer-city, squad A, on top of Dag's outer-city, squad B.
    4: You put Pikeman from your outer-city, squad A, on top of your outer-city, squad B.
4 done
    Round 39: Ada's turn.
    1: Round 39: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 3
    1: You drew coin 3.
1 discard coin 3
    Ada discarded coin 3.
    1: You discarded coin 3.
1 command outer-city 3 B, attack inner-city 3 A of seat 3
    Ada attacked Carin's Sorcerer with Archer: Carin's inner-city, squad A.
    1: You attacked Carin's Sorcerer with Archer: Carin's inner-city, squad A.
    3: Ada attacked your Sorcerer with Archer: your inner-city, squad A.
* dice 10
* dice 10
    Ada's attack is beaten off: 12 against 13.
    1: Your attack is beaten off: 12 against 13.
1 command outer-city 1 A, top 3, to middle A
    Ada moved 3 units from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved 3 units from your outer-city, squad A, to the middle, squad A.
1 to outer-city 1 B
    Ada moved 3 units from the middle, squad A, to Ada's outer-city, squad B.
    1: You moved 3 units from the middle, squad A, to your outer-city, squad B.
1 command middle A, top 1, to outer-city 3 A
    Ada moved a unit from the middle, squad A, to Carin's outer-city, squad A.
    1: You moved a unit from the middle, squad A, to Carin's outer-city, squad A.
    3: Ada moved a unit from the middle, squad A, to your outer-city, squad A.
1 to middle A
    Ada moved a unit from Carin's outer-city, squad A, to the middle, squad A.
    1: You moved a unit from Carin's outer-city, squad A, to the middle, squad A.
    3: Ada moved a unit from your outer-city, squad A, to the middle, squad A.
1 command middle B, top 1, to outer-city 1 B
    Ada moved a unit from the middle, squad B, to Ada's outer-city, squad B.
    1: You moved a unit from the middle, squad B, to your outer-city, squad B.
1 to middle A
    Ada moved a unit from Ada's outer-city, squad B, to the middle, squad A.
    1: You moved a unit from your outer-city, squad B, to the middle, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 B
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad B.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
1 arrange outer-city 1 B, lift Swordsman, to outer-city 1 B
    Ada put Swordsman on top of Ada's outer-city, squad B.
    1: You put Swordsman on top of your outer-city, squad B.
1 arrange outer-city 1 B, lift Swordsman, to outer-city 1 A
    Ada put Swordsman from Ada's outer-city, squad B, on top of Ada's outer-city, squad A.
    1: You put Swordsman from your outer-city, squad B, on top of your outer-city, squad A.
1 done
    Round 40: Carin's turn.
    3: Round 40: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card Archer
    3: You drew Archer.
* card Archer
    3: You drew Archer.
3 put back Archer
    Carin put Archer on the discard pile.
    3: You put Archer on the discard pile.
3 discard Archer
    Carin discarded Archer.
    3: You discarded Archer.
3 play coin 3
    Carin played coin 3.
    3: You played coin 3.
3 command inner-city 3 A, attack outer-city 3 B of seat 1
    Carin attacked Ada's Archer with Sorcerer: Carin's outer-city, squad B.
    1: Carin attacked your Archer with Sorcerer: Carin's outer-city, squad B.
    3: You attacked Ada's Archer with Sorcerer: your outer-city, squad B.
* dice 6
* dice 11
    Carin's attack is beaten off: 12 against 14.
    3: Your attack is beaten off: 12 against 14.
3 done
    Round 40: Dag's turn.
    4: Round 40: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Mage, pay 5
    Dag bought Mage with 5.
    4: You bought Mage with 5.
* card Pikeman
    Pikeman came to the store.
4 discard Builder
    Dag discarded Builder.
    4: You discarded Builder.
4 command outer-city 4 B, top 2, to inner-city 4 A
    Dag moved 2 units from Dag's outer-city, squad B, to Dag's inner-city, squad A.
    4: You moved 2 units from your outer-city, squad B, to your inner-city, squad A.
4 done
4 arrange inner-city 4 A, lift Swordsman, to inner-city 4 B
    Dag put Swordsman from Dag's inner-city, squad A, on top of Dag's inner-city, squad B.
    4: You put Swordsman from your inner-city, squad A, on top of your inner-city, squad B.
4 arrange inner-city 4 B, lift Swordsman, to inner-city 4 A
    Dag put Swordsman from Dag's inner-city, squad B, on top of Dag's inner-city, squad A.
    4: You put Swordsman from your inner-city, squad B, on top of your inner-city, squad A.
4 arrange inner-city 4 A, lift Pikeman, to inner-city 4 A
    Dag put Pikeman on top of Dag's inner-city, squad A.
    4: You put Pikeman on top of your inner-city, squad A.
4 done
    Round 40: Ada's turn.
    1: Round 40: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Pikeman, pay 1, pay 1
    Ada bought Pikeman with 1 and 1.
    1: You bought Pikeman with 1 and 1.
* card Sorcerer
    Sorcerer came to the store.
1 discard coin 1
    Ada discarded coin 1.
    1: You discarded coin 1.
1 command outer-city 3 B, attack inner-city 3 A of seat 3
    Ada attacked Carin's Sorcerer with Archer: Carin's inner-city, squad A.
    1: You attacked Carin's Sorcerer with Archer: Carin's inner-city, squad A.
    3: Ada attacked your Sorcerer with Archer: your inner-city, squad A.
* dice 8
* dice 7
    Ada's attack is beaten off: 10 against 10.
    1: Your attack is beaten off: 10 against 10.
1 command middle A, top 2, to outer-city 1 B
    Ada moved 2 units from the middle, squad A, to Ada's outer-city, squad B.
    1: You moved 2 units from the middle, squad A, to your outer-city, squad B.
1 to middle A
    Ada moved 2 units from Ada's outer-city, squad B, to the middle, squad A.
    1: You moved 2 units from your outer-city, squad B, to the middle, squad A.
1 command outer-city 1 B, top 4, to middle B
    Ada moved 4 units from Ada's outer-city, squad B, to the middle, squad B.
    1: You moved 4 units from your outer-city, squad B, to the middle, squad B.
1 to outer-city 4 A
    Ada moved 4 units from the middle, squad B, to Dag's outer-city, squad A.
    1: You moved 4 units from the middle, squad B, to Dag's outer-city, squad A.
    4: Ada moved 4 units from the middle, squad B, to your outer-city, squad A.
1 command outer-city 1 A, top 1, to middle A
    Ada moved a unit from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved a unit from your outer-city, squad A, to the middle, squad A.
1 arrange middle A, lift Swordsman, to middle B
    Ada put Swordsman from the middle, squad A, on top of the middle, squad B.
    1: You put Swordsman from the middle, squad A, on top of the middle, squad B.
1 done
    Round 41: Carin's turn.
    3: Round 41: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Great Embassy, pay 3, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Carin bought Great Embassy with 1, 1, 1, 1, 1, 1, 1 and 3.
    3: You bought Great Embassy with 1, 1, 1, 1, 1, 1, 1 and 3.
* card Tournament
    Tournament came to the store.
3 discard Great Embassy
    Carin discarded Great Embassy.
    3: You discarded Great Embassy.
3 play coin 3
    Carin played coin 3.
    3: You played coin 3.
3 command inner-city 3 A, attack outer-city 3 B of seat 1
    Carin attacked Ada's Archer with Sorcerer: Carin's outer-city, squad B.
    1: Carin attacked your Archer with Sorcerer: Carin's outer-city, squad B.
    3: You attacked Ada's Archer with Sorcerer: your outer-city, squad B.
* dice 10
* dice 5
    Carin's attack wins: 16 against 8.
    3: Your attack wins: 16 against 8.
    Ada's Archer died.
    1: Your Archer died.
3 done
    Round 41: Dag's turn.
    4: Round 41: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Knight, pay 1, pay 1, pay 3
    Dag bought Knight with 1, 1 and 3.
    4: You bought Knight with 1, 1 and 3.
* card Trebuchet
    Trebuchet came to the store.
4 discard Knight
    Dag discarded Knight.
    4: You discarded Knight.
4 done
4 done
    Round 41: Ada's turn.
    1: Round 41: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 3
    1: You drew coin 3.
1 play Pikeman, to inner-city 1 A
    Ada played Pikeman to Ada's inner-city, squad A.
    1: You played Pikeman to your inner-city, squad A.
1 done
1 done
    Round 42: Carin's turn.
    3: Round 42: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Tournament, pay 3, pay 1, pay 1, pay 1
    Carin bought Tournament with 1, 1, 1 and 3.
    3: You bought Tournament with 1, 1, 1 and 3.
* card Song of Praise
    Song of Praise came to the store.
3 play Tournament
    Carin played Tournament.
    3: You played Tournament.
3 done
3 done
3 arrange inner-city 3 A, lift Spy, to inner-city 3 B
    Carin put Spy from Carin's inner-city, squad A, on top of Carin's inner-city, squad B.
    3: You put Spy from your inner-city, squad A, on top of your inner-city, squad B.
3 done
    Round 42: Dag's turn.
    4: Round 42: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew 2 cards to keep one.
    4: You drew 2 cards to keep one.
* card Spy
    4: You drew Spy.
* card Engineering
    4: You drew Engineering.
4 put back Engineering
    Dag put Engineering on the discard pile.
    4: You put Engineering on the discard pile.
4 play Spy, to inner-city 4 A
    Dag played Spy to Dag's inner-city, squad A.
    4: You played Spy to your inner-city, squad A.
4 command walls 4 A, attack outer-city 4 A of seat 1
    Dag attacked Ada's Swordsman with Mage: Dag's outer-city, squad A.
    1: Dag attacked your Swordsman with Mage: Dag's outer-city, squad A.
    4: You attacked Ada's Swordsman with Mage: your outer-city, squad A.
* dice 7
* dice 5
    Dag's attack wins: 11 against 10.
    4: Your attack wins: 11 against 10.
    Ada's Swordsman died.
    1: Your Swordsman died.
4 command walls 4 A, attack outer-city 4 A of seat 1
    Dag attacked Ada's Trebuchet with Mage: Dag's outer-city, squad A.
    1: Dag attacked your Trebuchet with Mage: Dag's outer-city, squad A.
    4: You attacked Ada's Trebuchet with Mage: your outer-city, squad A.
* dice 4
* dice 5
    Dag's attack is beaten off: 8 against 9.
    4: Your attack is beaten off: 8 against 9.
4 done
4 arrange inner-city 4 A, lift Pikeman, to inner-city 4 A
    Dag put Pikeman on top of Dag's inner-city, squad A.
    4: You put Pikeman on top of your inner-city, squad A.
4 done
    Round 42: Ada's turn.
    1: Round 42: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Saboteur
    1: You drew Saboteur.
1 play Saboteur, at seat 3, destroy Harbour
    Ada played Saboteur.
    1: You played Saboteur.
    Ada destroyed Carin's Harbour.
    1: You destroyed Carin's Harbour.
    3: Ada destroyed your Harbour.
1 command outer-city 4 A, attack the walls
    Ada attacked Dag's walls with Trebuchet.
    1: You attacked Dag's walls with Trebuchet.
    4: Ada attacked your walls with Trebuchet.
* dice 7
* dice 7
    Ada's attack wins: 17 against 15.
    1: Your attack wins: 17 against 15.
    A layer of Dag's walls fell; 2 stand.
    4: A layer of your walls fell; 2 stand.
1 command middle A, top 1, to outer-city 4 A
    Ada moved a unit from the middle, squad A, to Dag's outer-city, squad A.
    1: You moved a unit from the middle, squad A, to Dag's outer-city, squad A.
    4: Ada moved a unit from the middle, squad A, to your outer-city, squad A.
1 done
1 command middle A, top 1, to outer-city 4 A
    Ada moved a unit from the middle, squad A, to Dag's outer-city, squad A.
    1: You moved a unit from the middle, squad A, to Dag's outer-city, squad A.
    4: Ada moved a unit from the middle, squad A, to your outer-city, squad A.
1 done
1 command middle B, top 1, to outer-city 4 B
    Ada moved a unit from the middle, squad B, to Dag's outer-city, squad B.
    1: You moved a unit from the middle, squad B, to Dag's outer-city, squad B.
    4: Ada moved a unit from the middle, squad B, to your outer-city, squad B.
1 to middle A
    Ada moved a unit from Dag's outer-city, squad B, to the middle, squad A.
    1: You moved a unit from Dag's outer-city, squad B, to the middle, squad A.
    4: Ada moved a unit from your outer-city, squad B, to the middle, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 arrange outer-city 4 A, lift Trebuchet, to outer-city 4 A
    Ada put Trebuchet on top of Dag's outer-city, squad A.
    1: You put Trebuchet on top of Dag's outer-city, squad A.
    4: Ada put Trebuchet on top of your outer-city, squad A.
1 done
    Round 43: Carin's turn.
    3: Round 43: your turn.
3 buy Song of Praise, pay 1
    Carin bought Song of Praise with 1.
    3: You bought Song of Praise with 1.
* card Great Embassy
    Great Embassy came to the store.
3 play Song of Praise
    Carin played Song of Praise.
    3: You played Song of Praise.
3 done
3 done
3 arrange inner-city 3 A, lift Sorcerer, to inner-city 3 B
    Carin put Sorcerer from Carin's inner-city, squad A, on top of Carin's inner-city, squad B.
    3: You put Sorcerer from your inner-city, squad A, on top of your inner-city, squad B.
3 arrange inner-city 3 B, lift Spy, to inner-city 3 A
    Carin put Spy from Carin's inner-city, squad B, on top of Carin's inner-city, squad A.
    3: You put Spy from your inner-city, squad B, on top of your inner-city, squad A.
    Round 43: Dag's turn.
    4: Round 43: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew a card.
    4: You drew a card.
* card Herald
    4: You drew Herald.
4 play Mage, to inner-city 4 A
    Dag played Mage to Dag's inner-city, squad A.
    4: You played Mage to your inner-city, squad A.
4 command walls 4 A, attack outer-city 4 A of seat 1
    Dag attacked Ada's Trebuchet with Mage: Dag's outer-city, squad A.
    1: Dag attacked your Trebuchet with Mage: Dag's outer-city, squad A.
    4: You attacked Ada's Trebuchet with Mage: your outer-city, squad A.
* dice 4
* dice 11
    Dag's attack is beaten off: 8 against 15.
    4: Your attack is beaten off: 8 against 15.
4 command inner-city 4 A, top 5, to outer-city 4 A
    Dag moved 5 units from Dag's inner-city, squad A, to Dag's outer-city, squad A.
    4: You moved 5 units from your inner-city, squad A, to your outer-city, squad A.
4 arrange outer-city 4 A, lift Pikeman, to outer-city 4 A
    Dag put Pikeman on top of Dag's outer-city, squad A.
    4: You put Pikeman on top of your outer-city, squad A.
4 arrange outer-city 4 A, lift Swordsman, to outer-city 4 B
    Dag put Swordsman from Dag's outer-city, squad A, on top of Dag's outer-city, squad B.
    4: You put Swordsman from your outer-city, squad A, on top of your outer-city, squad B.
4 arrange outer-city 4 A, lift Spy, to outer-city 4 A
    Dag put Spy on top of Dag's outer-city, squad A.
    4: You put Spy on top of your outer-city, squad A.
4 arrange outer-city 4 A, lift Pikeman, to outer-city 4 A
    Dag put Pikeman on top of Dag's outer-city, squad A.
    4: You put Pikeman on top of your outer-city, squad A.
4 arrange outer-city 4 B, lift Swordsman, to outer-city 4 A
    Dag put Swordsman from Dag's outer-city, squad B, on top of Dag's outer-city, squad A.
    4: You put Swordsman from your outer-city, squad B, on top of your outer-city, squad A.
4 done
    Round 43: Ada's turn.
    1: Round 43: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 3
    1: You drew coin 3.
1 play coin 3
    Ada played coin 3.
    1: You played coin 3.
1 command outer-city 4 A, attack the walls
    Ada attacked Dag's walls with Trebuchet.
    1: You attacked Dag's walls with Trebuchet.
    4: Ada attacked your walls with Trebuchet.
* dice 4
* dice 5
    Ada's attack wins: 14 against 13.
    1: Your attack wins: 14 against 13.
    A layer of Dag's walls fell; one stands.
    4: A layer of your walls fell; one stands.
1 command outer-city 4 A, attack the walls
    Ada attacked Dag's walls with Trebuchet.
    1: You attacked Dag's walls with Trebuchet.
    4: Ada attacked your walls with Trebuchet.
* dice 8
* dice 4
    Ada's attack wins: 18 against 11.
    1: Your attack wins: 18 against 11.
    A layer of Dag's walls fell; the city is breached.
    4: A layer of your walls fell; the city is breached.
1 command outer-city 1 A, top 1, to middle A
    Ada moved a unit from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved a unit from your outer-city, squad A, to the middle, squad A.
1 to outer-city 3 A
    Ada moved a unit from the middle, squad A, to Carin's outer-city, squad A.
    1: You moved a unit from the middle, squad A, to Carin's outer-city, squad A.
    3: Ada moved a unit from the middle, squad A, to your outer-city, squad A.
1 done
1 done
    Round 44: Carin's turn.
    3: Round 44: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
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
3 play Masonry
    Carin played Masonry.
    3: You played Masonry.
3 done
3 command inner-city 3 B, attack outer-city 3 A of seat 1
    Carin attacked Ada's Pikeman with Sorcerer: Carin's outer-city, squad A.
    1: Carin attacked your Pikeman with Sorcerer: Carin's outer-city, squad A.
    3: You attacked Ada's Pikeman with Sorcerer: your outer-city, squad A.
* dice 8
* dice 6
    Carin's attack wins: 14 against 13.
    3: Your attack wins: 14 against 13.
    Ada's Pikeman died.
    1: Your Pikeman died.
3 done
3 done
    Round 44: Dag's turn.
    4: Round 44: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Steel, pay 1, pay 1, pay 1, pay 1
    Dag bought Steel with 1, 1, 1 and 1.
    4: You bought Steel with 1, 1, 1 and 1.
* card Market
    Market came to the store.
4 discard Steel
    Dag discarded Steel.
    4: You discarded Steel.
4 command outer-city 4 A, attack outer-city 4 A of seat 1
    Dag attacked Ada's Trebuchet with Swordsman: Dag's outer-city, squad A.
    1: Dag attacked your Trebuchet with Swordsman: Dag's outer-city, squad A.
    4: You attacked Ada's Trebuchet with Swordsman: your outer-city, squad A.
* dice 7
* dice 7
    Dag's attack wins: 12 against 11.
    4: Your attack wins: 12 against 11.
    Ada's Trebuchet died.
    1: Your Trebuchet died.
4 command inner-city 4 A, attack outer-city 4 A of seat 1
    Dag attacked Ada's Knight with Mage: Dag's outer-city, squad A.
    1: Dag attacked your Knight with Mage: Dag's outer-city, squad A.
    4: You attacked Ada's Knight with Mage: your outer-city, squad A.
* dice 2
* dice 10
    Dag's attack is beaten off: 6 against 17.
    4: Your attack is beaten off: 6 against 17.
4 command outer-city 4 A, attack outer-city 4 A of seat 1
    Dag attacked Ada's Knight with Swordsman: Dag's outer-city, squad A.
    1: Dag attacked your Knight with Swordsman: Dag's outer-city, squad A.
    4: You attacked Ada's Knight with Swordsman: your outer-city, squad A.
* dice 5
* dice 9
    Dag's attack is beaten off: 10 against 16.
    4: Your attack is beaten off: 10 against 16.
4 arrange outer-city 4 A, lift Pikeman, to outer-city 4 A
    Dag put Pikeman on top of Dag's outer-city, squad A.
    4: You put Pikeman on top of your outer-city, squad A.
4 done
    Round 44: Ada's turn.
    1: Round 44: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Trebuchet, pay 1, pay 1
    Ada bought Trebuchet with 1 and 1.
    1: You bought Trebuchet with 1 and 1.
* card Sorcerer
    Sorcerer came to the store.
1 play Trebuchet, to inner-city 1 A
    Ada played Trebuchet to Ada's inner-city, squad A.
    1: You played Trebuchet to your inner-city, squad A.
1 done
1 done
    Round 45: Carin's turn.
    3: Round 45: your turn.
3 buy Counterpoint, pay 1, pay 1, pay 1
    Carin bought Counterpoint with 1, 1 and 1.
    3: You bought Counterpoint with 1, 1 and 1.
* card The Great Library
    The Great Library came to the store.
3 play Star Forts
    Carin played Star Forts.
    3: You played Star Forts.
3 done
3 done
3 done
    Round 45: Dag's turn.
    4: Round 45: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew a card.
    4: You drew a card.
* card coin 1
    4: You drew coin 1.
4 discard Plate
    Dag discarded Plate.
    4: You discarded Plate.
4 command outer-city 4 A, top 5, to inner-city 4 A
    Dag moved 5 units from Dag's outer-city, squad A, to Dag's inner-city, squad A.
    4: You moved 5 units from your outer-city, squad A, to your inner-city, squad A.
4 arrange inner-city 4 A, lift Mage, to inner-city 4 A
    Dag put Mage on top of Dag's inner-city, squad A.
    4: You put Mage on top of your inner-city, squad A.
4 done
    Round 45: Ada's turn.
    1: Round 45: your turn.
1 buy Counterweights, pay 3
    Ada bought Counterweights with 3.
    1: You bought Counterweights with 3.
* card The Colossal Gate
    The Colossal Gate came to the store.
1 play coin 3
    Ada played coin 3.
    1: You played coin 3.
1 command outer-city 4 A, top 4, to middle B
    Ada moved 4 units from Dag's outer-city, squad A, to the middle, squad B.
    1: You moved 4 units from Dag's outer-city, squad A, to the middle, squad B.
    4: Ada moved 4 units from your outer-city, squad A, to the middle, squad B.
1 done
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 to middle B
    Ada moved a unit from Ada's outer-city, squad A, to the middle, squad B.
    1: You moved a unit from your outer-city, squad A, to the middle, squad B.
1 done
1 arrange middle B, lift Knight, to middle B
    Ada put Knight on top of the middle, squad B.
    1: You put Knight on top of the middle, squad B.
1 done
    Round 46: Carin's turn.
    3: Round 46: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Longbows, pay 1, pay 1, pay 1
    Carin bought Longbows with 1, 1 and 1.
    3: You bought Longbows with 1, 1 and 1.
* card Letters of Credit
    Letters of Credit came to the store.
3 discard Plate
    Carin discarded Plate.
    3: You discarded Plate.
3 done
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 done
    Round 46: Dag's turn.
    4: Round 46: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew 2 cards to keep one.
    4: You drew 2 cards to keep one.
* card coin 1
    4: You drew coin 1.
* card Herald
    4: You drew Herald.
4 put back Herald
    Dag put Herald on the discard pile.
    4: You put Herald on the discard pile.
4 discard Herald
    Dag discarded Herald.
    4: You discarded Herald.
4 done
4 arrange inner-city 4 A, lift Pikeman, to inner-city 4 A
    Dag put Pikeman on top of Dag's inner-city, squad A.
    4: You put Pikeman on top of your inner-city, squad A.
4 arrange inner-city 4 A, lift Pikeman, to inner-city 4 A
    Dag put Pikeman on top of Dag's inner-city, squad A.
    4: You put Pikeman on top of your inner-city, squad A.
4 done
    Round 46: Ada's turn.
    1: Round 46: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Market, pay 3
    Ada bought Market with 3.
    1: You bought Market with 3.
* card Harbour
    Harbour came to the store.
1 play Market
    Ada played Market.
    1: You played Market.
1 command middle B, top 5, to outer-city 3 A
    Ada moved 5 units from the middle, squad B, to Carin's outer-city, squad A.
    1: You moved 5 units from the middle, squad B, to Carin's outer-city, squad A.
    3: Ada moved 5 units from the middle, squad B, to your outer-city, squad A.
1 to middle B
    Ada moved 5 units from Carin's outer-city, squad A, to the middle, squad B.
    1: You moved 5 units from Carin's outer-city, squad A, to the middle, squad B.
    3: Ada moved 5 units from your outer-city, squad A, to the middle, squad B.
1 done
1 done
    Round 47: Carin's turn.
    3: Round 47: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card coin 1
    3: You drew coin 1.
* card Archer
    3: You drew Archer.
3 put back coin 1
    Carin put coin 1 on the discard pile.
    3: You put coin 1 on the discard pile.
3 trade with seat 1, give Star Forts, for Horse Breeding, for Archer, for coin 5, propose
    Carin offered Ada Star Forts.
    1: Carin offered you Star Forts.
    3: You offered Ada Star Forts.
    Carin asked Ada for coin 5, Horse Breeding and Archer.
    1: Carin asked you for coin 5, Horse Breeding and Archer.
    3: You asked Ada for coin 5, Horse Breeding and Archer.
1 decline
    Ada declined the trade.
    1: You declined the trade.
3 play Archer, to inner-city 3 A
    Carin played Archer to Carin's inner-city, squad A.
    3: You played Archer to your inner-city, squad A.
3 done
3 command outer-city 3 A, top 1, to inner-city 3 B
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad B.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
3 done
3 arrange inner-city 3 B, lift Sorcerer, to inner-city 3 B
    Carin put Sorcerer on top of Carin's inner-city, squad B.
    3: You put Sorcerer on top of your inner-city, squad B.
3 done
    Round 47: Dag's turn.
    4: Round 47: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew a card.
    4: You drew a card.
* card coin 1
    4: You drew coin 1.
4 play Spearman, to inner-city 4 A
    Dag played Spearman to Dag's inner-city, squad A.
    4: You played Spearman to your inner-city, squad A.
4 done
4 arrange inner-city 4 A, lift Pikeman, to inner-city 4 A
    Dag put Pikeman on top of Dag's inner-city, squad A.
    4: You put Pikeman on top of your inner-city, squad A.
4 done
    Round 47: Ada's turn.
    1: Round 47: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Fletching
    1: You drew Fletching.
1 trade with seat 3, give Horse Breeding, for Ploughs, for Sharpshooter, for Spy, propose
    Ada offered Carin Horse Breeding.
    1: You offered Carin Horse Breeding.
    3: Ada offered you Horse Breeding.
    Ada asked Carin for Ploughs, Sharpshooter and Spy.
    1: You asked Carin for Ploughs, Sharpshooter and Spy.
    3: Ada asked you for Ploughs, Sharpshooter and Spy.
3 decline
    Carin declined the trade.
    3: You declined the trade.
1 discard Counterweights
    Ada discarded Counterweights.
    1: You discarded Counterweights.
1 command middle B, top 4, to outer-city 4 A
    Ada moved 4 units from the middle, squad B, to Dag's outer-city, squad A.
    1: You moved 4 units from the middle, squad B, to Dag's outer-city, squad A.
    4: Ada moved 4 units from the middle, squad B, to your outer-city, squad A.
1 to inner-city 4 A
    Ada moved 4 units from Dag's outer-city, squad A, to Dag's inner-city, squad A.
    1: You moved 4 units from Dag's outer-city, squad A, to Dag's inner-city, squad A.
    4: Ada moved 4 units from your outer-city, squad A, to your inner-city, squad A.
1 command middle B, top 1, to outer-city 3 A
    Ada moved a unit from the middle, squad B, to Carin's outer-city, squad A.
    1: You moved a unit from the middle, squad B, to Carin's outer-city, squad A.
    3: Ada moved a unit from the middle, squad B, to your outer-city, squad A.
1 command middle A, top 1, to outer-city 3 A
    Ada moved a unit from the middle, squad A, to Carin's outer-city, squad A.
    1: You moved a unit from the middle, squad A, to Carin's outer-city, squad A.
    3: Ada moved a unit from the middle, squad A, to your outer-city, squad A.
1 done
    Round 48: Carin's turn.
    3: Round 48: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card coin 1
    3: You drew coin 1.
* card Archer
    3: You drew Archer.
3 put back coin 1
    Carin put coin 1 on the discard pile.
    3: You put coin 1 on the discard pile.
3 done
3 play Archer, to inner-city 3 B
    Carin played Archer to Carin's inner-city, squad B.
    3: You played Archer to your inner-city, squad B.
3 done
3 command inner-city 3 B, attack outer-city 3 A of seat 1
    Carin attacked Ada's Swordsman with Archer: Carin's outer-city, squad A.
    1: Carin attacked your Swordsman with Archer: Carin's outer-city, squad A.
    3: You attacked Ada's Swordsman with Archer: your outer-city, squad A.
* dice 5
* dice 7
    Carin's attack is beaten off: 7 against 12.
    3: Your attack is beaten off: 7 against 12.
3 command inner-city 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Swordsman with Archer: Carin's outer-city, squad A.
    1: Carin attacked your Swordsman with Archer: Carin's outer-city, squad A.
    3: You attacked Ada's Swordsman with Archer: your outer-city, squad A.
* dice 3
* dice 5
    Carin's attack is beaten off: 5 against 10.
    3: Your attack is beaten off: 5 against 10.
3 arrange inner-city 3 B, lift Sorcerer, to inner-city 3 B
    Carin put Sorcerer on top of Carin's inner-city, squad B.
    3: You put Sorcerer on top of your inner-city, squad B.
3 done
    Round 48: Dag's turn.
    4: Round 48: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew 2 cards to keep one.
    4: You drew 2 cards to keep one.
* card Spy
    4: You drew Spy.
* card coin 1
    4: You drew coin 1.
4 put back coin 1
    Dag put coin 1 on the discard pile.
    4: You put coin 1 on the discard pile.
4 play coin 1
    Dag played coin 1.
    4: You played coin 1.
4 command inner-city 4 A, attack inner-city 4 A of seat 1
    Dag attacked Ada's Knight with Pikeman: Dag's inner-city, squad A.
    1: Dag attacked your Knight with Pikeman: Dag's inner-city, squad A.
    4: You attacked Ada's Knight with Pikeman: your inner-city, squad A.
* dice 3
* dice 9
    Dag's attack is beaten off: 8 against 16.
    4: Your attack is beaten off: 8 against 16.
4 done
    Round 48: Ada's turn.
    1: Round 48: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Crossbowman, pay 1, pay 1, pay 1
    Ada bought Crossbowman with 1, 1 and 1.
    1: You bought Crossbowman with 1, 1 and 1.
    Pikeman came to the store.
1 done
1 play Fletching
    Ada played Fletching.
    1: You played Fletching.
1 command inner-city 4 A, kill the hero
    Ada killed Dag's hero, The Envoy.
    1: You killed Dag's hero, The Envoy.
    4: Ada killed your hero, The Envoy.
1 done
1 arrange inner-city 4 A, lift Knight, to inner-city 4 B
    Ada put Knight from Dag's inner-city, squad A, on top of Dag's inner-city, squad B.
    1: You put Knight from Dag's inner-city, squad A, on top of Dag's inner-city, squad B.
    4: Ada put Knight from your inner-city, squad A, on top of your inner-city, squad B.
1 arrange inner-city 4 B, lift Knight, to inner-city 4 A
    Ada put Knight from Dag's inner-city, squad B, on top of Dag's inner-city, squad A.
    1: You put Knight from Dag's inner-city, squad B, on top of Dag's inner-city, squad A.
    4: Ada put Knight from your inner-city, squad B, on top of your inner-city, squad A.
1 arrange inner-city 4 A, lift Knight, to inner-city 4 B
    Ada put Knight from Dag's inner-city, squad A, on top of Dag's inner-city, squad B.
    1: You put Knight from Dag's inner-city, squad A, on top of Dag's inner-city, squad B.
    4: Ada put Knight from your inner-city, squad A, on top of your inner-city, squad B.
1 arrange inner-city 4 A, lift Knight, to inner-city 4 B
    Ada put Knight from Dag's inner-city, squad A, on top of Dag's inner-city, squad B.
    1: You put Knight from Dag's inner-city, squad A, on top of Dag's inner-city, squad B.
    4: Ada put Knight from your inner-city, squad A, on top of your inner-city, squad B.
1 done
    Round 49: Carin's turn.
    3: Round 49: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card coin 1
    3: You drew coin 1.
* card Sharpshooter
    3: You drew Sharpshooter.
3 put back coin 1
    Carin put coin 1 on the discard pile.
    3: You put coin 1 on the discard pile.
3 trade with seat 1, give Counterpoint, for Moneyer, for Scholar, for coin 1, propose
    Carin offered Ada Counterpoint.
    1: Carin offered you Counterpoint.
    3: You offered Ada Counterpoint.
    Carin asked Ada for coin 1, Scholar and Moneyer.
    1: Carin asked you for coin 1, Scholar and Moneyer.
    3: You asked Ada for coin 1, Scholar and Moneyer.
1 decline
    Ada declined the trade.
    1: You declined the trade.
3 play Sharpshooter, attack outer-city 3 A of seat 1
    Carin played Sharpshooter.
    3: You played Sharpshooter.
    Carin shot at Ada's Swordsman: Carin's outer-city, squad A.
    1: Carin shot at your Swordsman: Carin's outer-city, squad A.
    3: You shot at Ada's Swordsman: your outer-city, squad A.
* dice 5
* dice 5
    Carin's attack is beaten off: 10 against 10.
    3: Your attack is beaten off: 10 against 10.
3 done
3 command inner-city 3 B, attack outer-city 3 A of seat 1
    Carin attacked Ada's Swordsman with Sorcerer: Carin's outer-city, squad A.
    1: Carin attacked your Swordsman with Sorcerer: Carin's outer-city, squad A.
    3: You attacked Ada's Swordsman with Sorcerer: your outer-city, squad A.
* dice 6
* dice 6
    Carin's attack wins: 12 against 11.
    3: Your attack wins: 12 against 11.
    Ada's Swordsman died.
    1: Your Swordsman died.
3 command inner-city 3 B, attack outer-city 3 A of seat 1
    Carin attacked Ada's Trebuchet with Sorcerer: Carin's outer-city, squad A.
    1: Carin attacked your Trebuchet with Sorcerer: Carin's outer-city, squad A.
    3: You attacked Ada's Trebuchet with Sorcerer: your outer-city, squad A.
* dice 8
* dice 6
    Carin's attack wins: 14 against 10.
    3: Your attack wins: 14 against 10.
    Ada's Trebuchet died.
    1: Your Trebuchet died.
3 done
3 done
    Round 49: Dag's turn.
    4: Round 49: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 buy Letters of Credit, pay 1, pay 1, pay 1, pay 1, pay 1
    Dag bought Letters of Credit with 1, 1, 1, 1 and 1.
    4: You bought Letters of Credit with 1, 1, 1, 1 and 1.
* card Captain of the Guard
    Captain of the Guard came to the store.
4 play Letters of Credit
    Dag played Letters of Credit.
    4: You played Letters of Credit.
4 command inner-city 4 A, top 5, to outer-city 4 A
    Dag moved 5 units from Dag's inner-city, squad A, to Dag's outer-city, squad A.
    4: You moved 5 units from your inner-city, squad A, to your outer-city, squad A.
4 command inner-city 4 A, attack inner-city 4 A of seat 1
    Dag attacked Ada's Trebuchet with Spy: Dag's inner-city, squad A.
    1: Dag attacked your Trebuchet with Spy: Dag's inner-city, squad A.
    4: You attacked Ada's Trebuchet with Spy: your inner-city, squad A.
* dice 4
* dice 6
    Dag's attack is beaten off: 7 against 10.
    4: Your attack is beaten off: 7 against 10.
4 arrange inner-city 4 A, lift Mage, to inner-city 4 B
    Dag put Mage from Dag's inner-city, squad A, on top of Dag's inner-city, squad B.
    4: You put Mage from your inner-city, squad A, on top of your inner-city, squad B.
4 arrange inner-city 4 B, lift Mage, to inner-city 4 A
    Dag put Mage from Dag's inner-city, squad B, on top of Dag's inner-city, squad A.
    4: You put Mage from your inner-city, squad B, on top of your inner-city, squad A.
4 done
    Round 49: Ada's turn.
    1: Round 49: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 1
    1: You drew coin 1.
1 done
1 play Crossbowman, to inner-city 1 A
    Ada played Crossbowman to Ada's inner-city, squad A.
    1: You played Crossbowman to your inner-city, squad A.
1 done
1 arrange inner-city 4 B, lift Knight, to inner-city 4 B
    Ada put Knight on top of Dag's inner-city, squad B.
    1: You put Knight on top of Dag's inner-city, squad B.
    4: Ada put Knight on top of your inner-city, squad B.
1 arrange inner-city 4 B, lift Knight, to inner-city 4 B
    Ada put Knight on top of Dag's inner-city, squad B.
    1: You put Knight on top of Dag's inner-city, squad B.
    4: Ada put Knight on top of your inner-city, squad B.
1 done
    Round 50: Carin's turn.
    3: Round 50: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card coin 1
    3: You drew coin 1.
* card Spearman
    3: You drew Spearman.
3 put back coin 1
    Carin put coin 1 on the discard pile.
    3: You put coin 1 on the discard pile.
3 trade with seat 1, give Counterpoint, for coin 3, for coin 1, for Ploughs, propose
    Carin offered Ada Counterpoint.
    1: Carin offered you Counterpoint.
    3: You offered Ada Counterpoint.
    Carin asked Ada for coin 1, coin 3 and Ploughs.
    1: Carin asked you for coin 1, coin 3 and Ploughs.
    3: You asked Ada for coin 1, coin 3 and Ploughs.
1 decline
    Ada declined the trade.
    1: You declined the trade.
3 play Spearman, to inner-city 3 B
    Carin played Spearman to Carin's inner-city, squad B.
    3: You played Spearman to your inner-city, squad B.
3 done
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 done
3 arrange inner-city 3 B, lift Sorcerer, to inner-city 3 B
    Carin put Sorcerer on top of Carin's inner-city, squad B.
    3: You put Sorcerer on top of your inner-city, squad B.
3 done
    Round 50: Dag's turn.
    4: Round 50: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag gave a coin of 1 in exchange.
    4: You gave a coin of 1 in exchange.
    Dag got a coin of 3 in exchange.
    4: You got a coin of 3 in exchange.
4 buy Knight, pay 3, pay 1
    Dag bought Knight with 1 and 3.
    4: You bought Knight with 1 and 3.
    Trebuchet came to the store.
4 play Knight, to inner-city 4 A
    Dag played Knight to Dag's inner-city, squad A.
    4: You played Knight to your inner-city, squad A.
4 command inner-city 4 A, attack inner-city 4 B of seat 1
    Dag attacked Ada's Knight with Knight: Dag's inner-city, squad B.
    1: Dag attacked your Knight with Knight: Dag's inner-city, squad B.
    4: You attacked Ada's Knight with Knight: your inner-city, squad B.
* dice 7
* dice 7
    Dag's attack is beaten off: 14 against 14.
    4: Your attack is beaten off: 14 against 14.
4 command outer-city 4 A, top 5, to inner-city 4 B
    Dag moved 5 units from Dag's outer-city, squad A, to Dag's inner-city, squad B.
    4: You moved 5 units from your outer-city, squad A, to your inner-city, squad B.
4 done
    Round 50: Ada's turn.
    1: Round 50: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Trebuchet, pay 1, pay 1
    Ada bought Trebuchet with 1 and 1.
    1: You bought Trebuchet with 1 and 1.
    Crossbowman came to the store.
1 done
1 play Trebuchet, to inner-city 1 B
    Ada played Trebuchet to Ada's inner-city, squad B.
    1: You played Trebuchet to your inner-city, squad B.
1 command inner-city 1 B, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad B, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
1 done
1 command inner-city 4 B, attack inner-city 4 B of seat 4
    Ada attacked Dag's Pikeman with Knight: Dag's inner-city, squad B.
    1: You attacked Dag's Pikeman with Knight: Dag's inner-city, squad B.
    4: Ada attacked your Pikeman with Knight: your inner-city, squad B.
* dice 2
* dice 7
    Ada's attack is beaten off: 10 against 13.
    1: Your attack is beaten off: 10 against 13.
1 command inner-city 4 A, top 2, to outer-city 4 A
    Ada moved 2 units from Dag's inner-city, squad A, to Dag's outer-city, squad A.
    1: You moved 2 units from Dag's inner-city, squad A, to Dag's outer-city, squad A.
    4: Ada moved 2 units from your inner-city, squad A, to your outer-city, squad A.
1 to middle A
    Ada moved 2 units from Dag's outer-city, squad A, to the middle, squad A.
    1: You moved 2 units from Dag's outer-city, squad A, to the middle, squad A.
    4: Ada moved 2 units from your outer-city, squad A, to the middle, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 done
    Round 51: Carin's turn.
    3: Round 51: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card coin 1
    3: You drew coin 1.
* card Builder
    3: You drew Builder.
3 put back coin 1
    Carin put coin 1 on the discard pile.
    3: You put coin 1 on the discard pile.
3 done
3 discard Star Forts
    Carin discarded Star Forts.
    3: You discarded Star Forts.
3 done
3 command outer-city 3 A, attack middle A of seat 1
    Carin attacked Ada's Trebuchet with Archer: the middle, squad A.
    1: Carin attacked your Trebuchet with Archer: the middle, squad A.
    3: You attacked Ada's Trebuchet with Archer: the middle, squad A.
* dice 9
* dice 4
    Carin's attack wins: 11 against 10.
    3: Your attack wins: 11 against 10.
    Ada's Trebuchet died.
    1: Your Trebuchet died.
3 command outer-city 3 A, attack middle A of seat 1
    Carin attacked Ada's Trebuchet with Archer: the middle, squad A.
    1: Carin attacked your Trebuchet with Archer: the middle, squad A.
    3: You attacked Ada's Trebuchet with Archer: the middle, squad A.
* dice 6
* dice 7
    Carin's attack is beaten off: 8 against 13.
    3: Your attack is beaten off: 8 against 13.
3 done
3 arrange inner-city 3 B, lift Spy, to inner-city 3 B
    Carin put Spy on top of Carin's inner-city, squad B.
    3: You put Spy on top of your inner-city, squad B.
3 arrange inner-city 3 B, lift Sorcerer, to inner-city 3 B
    Carin put Sorcerer on top of Carin's inner-city, squad B.
    3: You put Sorcerer on top of your inner-city, squad B.
3 done
    Round 51: Dag's turn.
    4: Round 51: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew a card.
    4: You drew a card.
* card coin 1
    4: You drew coin 1.
4 discard coin 1
    Dag discarded coin 1.
    4: You discarded coin 1.
4 command inner-city 4 A, top 1, to outer-city 4 A
    Dag moved a unit from Dag's inner-city, squad A, to Dag's outer-city, squad A.
    4: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
4 to inner-city 4 B
    Dag moved a unit from Dag's outer-city, squad A, to Dag's inner-city, squad B.
    4: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
4 command inner-city 4 A, attack inner-city 4 B of seat 1
    Dag attacked Ada's Knight with Mage: Dag's inner-city, squad B.
    1: Dag attacked your Knight with Mage: Dag's inner-city, squad B.
    4: You attacked Ada's Knight with Mage: your inner-city, squad B.
* dice 12
* dice 8
    Dag's attack wins: 16 against 15.
    4: Your attack wins: 16 against 15.
    Ada's Knight died.
    1: Your Knight died.
4 command inner-city 4 A, attack inner-city 4 B of seat 1
    Dag attacked Ada's Knight with Mage: Dag's inner-city, squad B.
    1: Dag attacked your Knight with Mage: Dag's inner-city, squad B.
    4: You attacked Ada's Knight with Mage: your inner-city, squad B.
* dice 3
* dice 9
    Dag's attack is beaten off: 7 against 16.
    4: Your attack is beaten off: 7 against 16.
4 done
    Round 51: Ada's turn.
    1: Round 51: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Scholar
    1: You drew Scholar.
1 done
1 play Scholar
    Ada played Scholar.
    1: You played Scholar.
    Ada drew 2 cards.
    1: You drew 2 cards.
* card Ploughs
    1: You drew Ploughs.
* card coin 1
    1: You drew coin 1.
1 command inner-city 4 B, attack inner-city 4 A of seat 4
    Ada attacked Dag's Mage with Knight: Dag's inner-city, squad A.
    1: You attacked Dag's Mage with Knight: Dag's inner-city, squad A.
    4: Ada attacked your Mage with Knight: your inner-city, squad A.
* dice 8
* dice 5
    Ada's attack wins: 16 against 9.
    1: Your attack wins: 16 against 9.
    Dag's Mage died.
    4: Your Mage died.
1 command inner-city 4 B, attack inner-city 4 A of seat 4
    Ada attacked Dag's Spy with Knight: Dag's inner-city, squad A.
    1: You attacked Dag's Spy with Knight: Dag's inner-city, squad A.
    4: Ada attacked your Spy with Knight: your inner-city, squad A.
* dice 7
* dice 5
    Ada's attack wins: 15 against 7.
    1: Your attack wins: 15 against 7.
    Dag's Spy died.
    4: Your Spy died.
1 command inner-city 4 B, attack inner-city 4 B of seat 4
    Ada attacked Dag's Knight with Knight: Dag's inner-city, squad B.
    1: You attacked Dag's Knight with Knight: Dag's inner-city, squad B.
    4: Ada attacked your Knight with Knight: your inner-city, squad B.
* dice 8
* dice 6
    Ada's attack wins: 16 against 12.
    1: Your attack wins: 16 against 12.
    Dag's Knight died.
    4: Your Knight died.
1 command inner-city 4 B, attack inner-city 4 B of seat 4
    Ada attacked Dag's Pikeman with Knight: Dag's inner-city, squad B.
    1: You attacked Dag's Pikeman with Knight: Dag's inner-city, squad B.
    4: Ada attacked your Pikeman with Knight: your inner-city, squad B.
* dice 10
* dice 5
    Ada's attack wins: 18 against 11.
    1: Your attack wins: 18 against 11.
    Dag's Pikeman died.
    4: Your Pikeman died.
1 command inner-city 4 B, attack inner-city 4 B of seat 4
    Ada attacked Dag's Spearman with Knight: Dag's inner-city, squad B.
    1: You attacked Dag's Spearman with Knight: Dag's inner-city, squad B.
    4: Ada attacked your Spearman with Knight: your inner-city, squad B.
* dice 9
* dice 11
    Ada's attack wins: 17 against 15.
    1: Your attack wins: 17 against 15.
    Dag's Spearman died.
    4: Your Spearman died.
1 done
1 done
1 discard Horse Breeding
    Ada discarded Horse Breeding.
    1: You discarded Horse Breeding.
1 discard Ploughs
    Ada discarded Ploughs.
    1: You discarded Ploughs.
    Round 52: Carin's turn.
    3: Round 52: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Pikeman, pay 1, pay 1
    Carin bought Pikeman with 1 and 1.
    3: You bought Pikeman with 1 and 1.
    Pikeman came to the store.
3 trade with seat 1, give Pikeman, for coin 1, for Moneyer, for Spearman, propose
    Carin offered Ada Pikeman.
    1: Carin offered you Pikeman.
    3: You offered Ada Pikeman.
    Carin asked Ada for coin 1, Moneyer and Spearman.
    1: Carin asked you for coin 1, Moneyer and Spearman.
    3: You asked Ada for coin 1, Moneyer and Spearman.
1 decline
    Ada declined the trade.
    1: You declined the trade.
3 play Builder
    Carin played Builder.
    3: You played Builder.
    Carin raised a layer of walls; one stands.
    3: You raised a layer of walls; one stands.
3 done
3 command outer-city 3 A, attack middle A of seat 1
    Carin attacked Ada's Trebuchet with Archer: the middle, squad A.
    1: Carin attacked your Trebuchet with Archer: the middle, squad A.
    3: You attacked Ada's Trebuchet with Archer: the middle, squad A.
* dice 11
* dice 5
    Carin's attack wins: 13 against 11.
    3: Your attack wins: 13 against 11.
    Ada's Trebuchet died.
    1: Your Trebuchet died.
3 command inner-city 3 B, top 1, to walls 3 A
    Carin moved a unit from Carin's inner-city, squad B, to Carin's walls, squad A.
    3: You moved a unit from your inner-city, squad B, to your walls, squad A.
3 command inner-city 3 B, top 2, to outer-city 3 A
    Carin moved 2 units from Carin's inner-city, squad B, to Carin's outer-city, squad A.
    3: You moved 2 units from your inner-city, squad B, to your outer-city, squad A.
3 command inner-city 3 B, top 1, to walls 3 A
    Carin moved a unit from Carin's inner-city, squad B, to Carin's walls, squad A.
    3: You moved a unit from your inner-city, squad B, to your walls, squad A.
3 arrange walls 3 A, lift Sorcerer, to walls 3 A
    Carin put Sorcerer on top of Carin's walls, squad A.
    3: You put Sorcerer on top of your walls, squad A.
3 arrange walls 3 A, lift Sorcerer, to walls 3 B
    Carin put Sorcerer from Carin's walls, squad A, on top of Carin's walls, squad B.
    3: You put Sorcerer from your walls, squad A, on top of your walls, squad B.
3 arrange outer-city 3 A, lift Spearman, to outer-city 3 A
    Carin put Spearman on top of Carin's outer-city, squad A.
    3: You put Spearman on top of your outer-city, squad A.
3 arrange walls 3 B, lift Sorcerer, to walls 3 A
    Carin put Sorcerer from Carin's walls, squad B, on top of Carin's walls, squad A.
    3: You put Sorcerer from your walls, squad B, on top of your walls, squad A.
3 done
    Round 52: Dag's turn.
    4: Round 52: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag gave a coin of 1 in exchange.
    4: You gave a coin of 1 in exchange.
    Dag got a coin of 3 in exchange.
    4: You got a coin of 3 in exchange.
4 buy Pikeman, pay 1, pay 3
    Dag bought Pikeman with 1 and 3.
    4: You bought Pikeman with 1 and 3.
    Crossbowman came to the store.
4 play Pikeman, to inner-city 4 B
    Dag played Pikeman to Dag's inner-city, squad B.
    4: You played Pikeman to your inner-city, squad B.
4 command inner-city 4 B, attack inner-city 4 B of seat 1
    Dag attacked Ada's Knight with Pikeman: Dag's inner-city, squad B.
    1: Dag attacked your Knight with Pikeman: Dag's inner-city, squad B.
    4: You attacked Ada's Knight with Pikeman: your inner-city, squad B.
* dice 6
* dice 9
    Dag's attack is beaten off: 11 against 16.
    4: Your attack is beaten off: 11 against 16.
4 done
    Round 52: Ada's turn.
    1: Round 52: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 5
    1: You drew coin 5.
1 done
1 discard coin 1
    Ada discarded coin 1.
    1: You discarded coin 1.
1 done
1 arrange outer-city 1 A, lift Trebuchet, to outer-city 1 B
    Ada put Trebuchet from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
    1: You put Trebuchet from your outer-city, squad A, on top of your outer-city, squad B.
1 arrange outer-city 1 A, lift Crossbowman, to outer-city 1 B
    Ada put Crossbowman from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
    1: You put Crossbowman from your outer-city, squad A, on top of your outer-city, squad B.
1 done
    Round 53: Carin's turn.
    3: Round 53: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card coin 5
    3: You drew coin 5.
* card coin 1
    3: You drew coin 1.
3 put back coin 1
    Carin put coin 1 on the discard pile.
    3: You put coin 1 on the discard pile.
3 done
3 play coin 5
    Carin played coin 5.
    3: You played coin 5.
3 play Pikeman, to inner-city 3 A
    Carin played Pikeman to Carin's inner-city, squad A.
    3: You played Pikeman to your inner-city, squad A.
3 command inner-city 3 A, top 1, to outer-city 3 B
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad B.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
3 done
3 done
    Round 53: Dag's turn.
    4: Round 53: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
4 draw
    Dag drew a card.
    4: You drew a card.
* card coin 1
    4: You drew coin 1.
4 play Spy, to inner-city 4 B
    Dag played Spy to Dag's inner-city, squad B.
    4: You played Spy to your inner-city, squad B.
4 command inner-city 4 B, top 4, to outer-city 4 A
    Dag moved 4 units from Dag's inner-city, squad B, to Dag's outer-city, squad A.
    4: You moved 4 units from your inner-city, squad B, to your outer-city, squad A.
4 command inner-city 4 B, attack inner-city 4 B of seat 1
    Dag attacked Ada's Knight with Swordsman: Dag's inner-city, squad B.
    1: Dag attacked your Knight with Swordsman: Dag's inner-city, squad B.
    4: You attacked Ada's Knight with Swordsman: your inner-city, squad B.
* dice 5
* dice 6
    Dag's attack is beaten off: 10 against 13.
    4: Your attack is beaten off: 10 against 13.
4 done
    Round 53: Ada's turn.
    1: Round 53: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 10
    1: You drew coin 10.
1 trade with seat 3, give coin 1, for Painting, for coin 5, propose
    Ada offered Carin coin 1.
    1: You offered Carin coin 1.
    3: Ada offered you coin 1.
    Ada asked Carin for coin 5 and Painting.
    1: You asked Carin for coin 5 and Painting.
    3: Ada asked you for coin 5 and Painting.
3 decline
    Carin declined the trade.
    3: You declined the trade.
1 play coin 10
    Ada played coin 10.
    1: You played coin 10.
1 command inner-city 4 B, attack inner-city 4 B of seat 4
    Ada attacked Dag's Swordsman with Knight: Dag's inner-city, squad B.
    1: You attacked Dag's Swordsman with Knight: Dag's inner-city, squad B.
    4: Ada attacked your Swordsman with Knight: your inner-city, squad B.
* dice 7
* dice 11
    Ada's attack is beaten off: 15 against 15.
    1: Your attack is beaten off: 15 against 15.
1 command outer-city 1 B, top 2, to middle A
    Ada moved 2 units from Ada's outer-city, squad B, to the middle, squad A.
    1: You moved 2 units from your outer-city, squad B, to the middle, squad A.
1 done
1 done
    Round 54: Carin's turn.
    3: Round 54: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Mage, pay 5
    Carin bought Mage with 5.
    3: You bought Mage with 5.
    Knight came to the store.
3 done
3 discard Longbows
    Carin discarded Longbows.
    3: You discarded Longbows.
3 done
3 command walls 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's walls, squad A, to Carin's inner-city, squad A.
    3: You moved a unit from your walls, squad A, to your inner-city, squad A.
3 done
3 done
    Round 54: Dag's turn.
    4: Round 54: your turn.
    Dag got a coin of 1.
    4: You got a coin of 1.
    Dag gave a coin of 1 in exchange.
    4: You gave a coin of 1 in exchange.
    Dag got a coin of 3 in exchange.
    4: You got a coin of 3 in exchange.
4 draw
    Dag drew a card.
    4: You drew a card.
* card coin 1
    4: You drew coin 1.
4 discard coin 1
    Dag discarded coin 1.
    4: You discarded coin 1.
4 command inner-city 4 B, top 1, to outer-city 4 A
    Dag moved a unit from Dag's inner-city, squad B, to Dag's outer-city, squad A.
    4: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
4 arrange outer-city 4 A, lift Pikeman, to outer-city 4 A
    Dag put Pikeman on top of Dag's outer-city, squad A.
    4: You put Pikeman on top of your outer-city, squad A.
4 done
    Round 54: Ada's turn.
    1: Round 54: your turn.
    Dag's city became Ada's estate.
    1: Dag's city became your estate.
    4: Your city became Ada's estate.
    One of Ada's units stepped into the middle.
    1: One of your units stepped into the middle.
    Carin's city yielded and became Ada's estate.
    1: Carin's city yielded and became your estate.
    3: Your city yielded and became Ada's estate.
    Ada won by conquest.
    1: You won by conquest.

    Ada wins.
    1: You win!
    1. Ada: 6 victory points
    1: 1. You: 6 victory points
    2. Bo: 0 victory points
    2: 2. You: 0 victory points
    2. Carin: 0 victory points
    3: 2. You: 0 victory points
    2. Dag: 0 victory points
    4: 2. You: 0 victory points
