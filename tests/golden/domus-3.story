Regalia: 1
Game: domus
Rules: 1
Data: b933531f4a0adb15a9862df36d3f8353265c529e4362891672f4d5dacc6f1b63
Seats: 3
Player 1: Ada
Player 2: Bo
Player 3: Carin
Result: 1 (2.), 22 (1.), 1 (3.)
Seed-Hash: f9be47e958dc89962c384fc49916f59839683baa22838b8e052b1a11b851f33e
Seed: b47c8054481e65dc5a28954b599e54fb268f2d861f0ba9f173fd424b7da55b27

* dice 10
    Ada threw 10 for the start.
    1: You threw 10 for the start.
* dice 10
    Bo threw 10 for the start.
    2: You threw 10 for the start.
* dice 6
    Carin threw 6 for the start.
    3: You threw 6 for the start.
    Carin threw least and begins.
    3: You threw least and begins.
3 kingdom Free Ports of Sel, hero The Architect, terrain Coast, flag Sun
    Carin chose Free Ports of Sel with The Architect, Coast and the Sun.
    3: You chose Free Ports of Sel with The Architect, Coast and the Sun.
1 kingdom Wide Downs, hero The Envoy, terrain Plain, flag Key
    Ada chose Wide Downs with The Envoy, Plain and the Key.
    1: You chose Wide Downs with The Envoy, Plain and the Key.
2 kingdom Vale of Orrin, hero The Castellan, terrain Forest, flag Tower
    Bo chose Vale of Orrin with The Castellan, Forest and the Tower.
    2: You chose Vale of Orrin with The Castellan, Forest and the Tower.
* middle Hills
    Hills lies in the middle.
    Ada got a coin of 3.
    1: You got a coin of 3.
    Bo drew 5 cards.
    2: You drew 5 cards.
    Ada drew 5 cards.
    1: You drew 5 cards.
    Carin drew 5 cards.
    3: You drew 5 cards.
* card Sorcerer
    Sorcerer came to the store.
* card Trebuchet
    Trebuchet came to the store.
* card Pikeman
    Pikeman came to the store.
* card Crossbowman
    Crossbowman came to the store.
* card Knight
    Knight came to the store.
* card Great Embassy
    Great Embassy came to the store.
* card Tournament
    Tournament came to the store.
* card Tournament
    Tournament came to the store.
* card Tournament
    Tournament came to the store.
* card Song of Praise
    Song of Praise came to the store.
* card Chancellor
    Chancellor came to the store.
* card Counting House
    Counting House came to the store.
* card Market
    Market came to the store.
* card Printing
    Printing came to the store.
* card Market
    Market came to the store.
* card Saboteur
    3: You drew Saboteur.
* card Sharpshooter
    3: You drew Sharpshooter.
* card Arithmetic
    3: You drew Arithmetic.
* card Smithing
    3: You drew Smithing.
* card Masonry
    3: You drew Masonry.
* card coin 3
    1: You drew coin 3.
* card Scholar
    1: You drew Scholar.
* card coin 5
    1: You drew coin 5.
* card coin 3
    1: You drew coin 3.
* card Fletching
    1: You drew Fletching.
* card Spy
    2: You drew Spy.
* card Swordsman
    2: You drew Swordsman.
* card coin 1
    2: You drew coin 1.
* card coin 5
    2: You drew coin 5.
* card Saboteur
    2: You drew Saboteur.
    Round 1: Carin's turn.
    3: Round 1: your turn.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 3
    3: You drew coin 3.
3 discard Arithmetic
    Carin discarded Arithmetic.
    3: You discarded Arithmetic.
    Round 1: Ada's turn.
    1: Round 1: your turn.
1 buy Market, pay 3
    Ada bought Market with 3.
    1: You bought Market with 3.
* card Counterpoint
    Counterpoint came to the store.
1 discard Scholar
    Ada discarded Scholar.
    1: You discarded Scholar.
    Round 1: Bo's turn.
    2: Round 1: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Spearman
    2: You drew Spearman.
2 play Spy, to inner-city 2 A
    Bo played Spy to Bo's inner-city, squad A.
    2: You played Spy to your inner-city, squad A.
2 done
    Round 2: Carin's turn.
    3: Round 2: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Moneyer
    3: You drew Moneyer.
3 play Moneyer
    Carin played Moneyer.
    3: You played Moneyer.
    Carin got a coin of 5.
    3: You got a coin of 5.
    Round 2: Ada's turn.
    1: Round 2: your turn.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card coin 1
    1: You drew coin 1.
* card Herald
    1: You drew Herald.
1 put back coin 1
    Ada put coin 1 on the discard pile.
    1: You put coin 1 on the discard pile.
1 discard Herald
    Ada discarded Herald.
    1: You discarded Herald.
    Round 2: Bo's turn.
    2: Round 2: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 1
    2: You drew coin 1.
2 play coin 5
    Bo played coin 5.
    2: You played coin 5.
2 done
    Round 3: Carin's turn.
    3: Round 3: your turn.
3 buy Crossbowman, pay 1, pay 5
    Carin bought Crossbowman with 1 and 5.
    3: You bought Crossbowman with 1 and 5.
* card Mage
    Mage came to the store.
3 play coin 3
    Carin played coin 3.
    3: You played coin 3.
    Round 3: Ada's turn.
    1: Round 3: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Spearman
    1: You drew Spearman.
1 play Market
    Ada played Market.
    1: You played Market.
    Round 3: Bo's turn.
    2: Round 3: your turn.
2 buy Market, pay 5
    Bo bought Market with 5.
    2: You bought Market with 5.
* card Plate
    Plate came to the store.
2 play Market
    Bo played Market.
    2: You played Market.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
    Round 4: Carin's turn.
    3: Round 4: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 1
    3: You drew coin 1.
3 discard Smithing
    Carin discarded Smithing.
    3: You discarded Smithing.
    Round 4: Ada's turn.
    1: Round 4: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card coin 10
    1: You drew coin 10.
* card coin 5
    1: You drew coin 5.
1 put back coin 5
    Ada put coin 5 on the discard pile.
    1: You put coin 5 on the discard pile.
1 trade with seat 2, give coin 3, for Spy, for Moneyer, for Saboteur, propose
    Ada offered Bo coin 3.
    1: You offered Bo coin 3.
    2: Ada offered you coin 3.
    Ada asked Bo for Saboteur, Moneyer and Spy.
    1: You asked Bo for Saboteur, Moneyer and Spy.
    2: Ada asked you for Saboteur, Moneyer and Spy.
2 decline
    Bo declined the trade.
    2: You declined the trade.
1 play coin 10
    Ada played coin 10.
    1: You played coin 10.
    Round 4: Bo's turn.
    2: Round 4: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Armour
    2: You drew Armour.
2 trade with seat 1, give Armour, for Smithing, for Writing, for Armour, propose
    Bo offered Ada Armour.
    1: Bo offered you Armour.
    2: You offered Ada Armour.
    Bo asked Ada for Writing, Smithing and Armour.
    1: Bo asked you for Writing, Smithing and Armour.
    2: You asked Ada for Writing, Smithing and Armour.
1 decline
    Ada declined the trade.
    1: You declined the trade.
2 play Swordsman, to inner-city 2 A
    Bo played Swordsman to Bo's inner-city, squad A.
    2: You played Swordsman to your inner-city, squad A.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 done
    Round 5: Carin's turn.
    3: Round 5: your turn.
3 buy Trebuchet, pay 1, pay 3
    Carin bought Trebuchet with 1 and 3.
    3: You bought Trebuchet with 1 and 3.
* card Trebuchet
    Trebuchet came to the store.
3 play Saboteur, at seat 1, destroy Market
    Carin played Saboteur.
    3: You played Saboteur.
    Carin destroyed Ada's Market.
    1: Carin destroyed your Market.
    3: You destroyed Ada's Market.
    Round 5: Ada's turn.
    1: Round 5: your turn.
1 buy Song of Praise, pay 1, pay 10
    Ada bought Song of Praise with 1 and 10.
    1: You bought Song of Praise with 1 and 10.
* card Great Embassy
    Great Embassy came to the store.
1 play coin 5
    Ada played coin 5.
    1: You played coin 5.
    Round 5: Bo's turn.
    2: Round 5: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Smithing
    2: You drew Smithing.
2 discard Armour
    Bo discarded Armour.
    2: You discarded Armour.
2 command outer-city 2 A, top 2, to inner-city 2 A
    Bo moved 2 units from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved 2 units from your outer-city, squad A, to your inner-city, squad A.
2 done
    Round 6: Carin's turn.
    3: Round 6: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 1
    3: You drew coin 1.
3 play Masonry
    Carin played Masonry.
    3: You played Masonry.
    Round 6: Ada's turn.
    1: Round 6: your turn.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Recruiter
    1: You drew Recruiter.
* card coin 3
    1: You drew coin 3.
1 put back Recruiter
    Ada put Recruiter on the discard pile.
    1: You put Recruiter on the discard pile.
1 play coin 3
    Ada played coin 3.
    1: You played coin 3.
    Round 6: Bo's turn.
    2: Round 6: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Swordsman
    2: You drew Swordsman.
2 discard Spearman
    Bo discarded Spearman.
    2: You discarded Spearman.
2 command inner-city 2 A, top 2, to outer-city 2 A
    Bo moved 2 units from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
2 done
    Round 7: Carin's turn.
    3: Round 7: your turn.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Herald
    3: You drew Herald.
3 play Herald, take Tournament
    Carin played Herald.
    3: You played Herald.
    Carin took Tournament into the city.
    3: You took Tournament into the city.
* card Song of Praise
    Song of Praise came to the store.
    Round 7: Ada's turn.
    1: Round 7: your turn.
1 buy Counting House, pay 3, pay 5
    Ada bought Counting House with 3 and 5.
    1: You bought Counting House with 3 and 5.
* card The Great Library
    The Great Library came to the store.
1 play Counting House
    Ada played Counting House.
    1: You played Counting House.
    Round 7: Bo's turn.
    2: Round 7: your turn.
2 buy Song of Praise, pay 1
    Bo bought Song of Praise with 1.
    2: You bought Song of Praise with 1.
* card Tournament
    Tournament came to the store.
2 play Smithing
    Bo played Smithing.
    2: You played Smithing.
2 done
2 done
    Round 8: Carin's turn.
    3: Round 8: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 3
    3: You drew coin 3.
3 discard coin 1
    Carin discarded coin 1.
    3: You discarded coin 1.
    Round 8: Ada's turn.
    1: Round 8: your turn.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card coin 5
    1: You drew coin 5.
* card Archer
    1: You drew Archer.
1 put back Archer
    Ada put Archer on the discard pile.
    1: You put Archer on the discard pile.
1 play coin 3
    Ada played coin 3.
    1: You played coin 3.
    Round 8: Bo's turn.
    2: Round 8: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 1
    2: You drew coin 1.
2 play Song of Praise
    Bo played Song of Praise.
    2: You played Song of Praise.
2 command outer-city 2 A, top 1, to inner-city 2 A
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
2 command outer-city 2 A, top 1, to inner-city 2 B
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad B.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
2 arrange inner-city 2 B, lift Spy, to inner-city 2 A
    Bo put Spy from Bo's inner-city, squad B, on top of Bo's inner-city, squad A.
    2: You put Spy from your inner-city, squad B, on top of your inner-city, squad A.
2 arrange inner-city 2 A, lift Swordsman, to inner-city 2 A
    Bo put Swordsman on top of Bo's inner-city, squad A.
    2: You put Swordsman on top of your inner-city, squad A.
    Round 9: Carin's turn.
    3: Round 9: your turn.
3 buy Pikeman, pay 1, pay 1
    Carin bought Pikeman with 1 and 1.
    3: You bought Pikeman with 1 and 1.
* card Knight
    Knight came to the store.
3 play Pikeman, to inner-city 3 A
    Carin played Pikeman to Carin's inner-city, squad A.
    3: You played Pikeman to your inner-city, squad A.
3 done
    Round 9: Ada's turn.
    1: Round 9: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Ploughs
    1: You drew Ploughs.
1 play Spearman, to inner-city 1 A
    Ada played Spearman to Ada's inner-city, squad A.
    1: You played Spearman to your inner-city, squad A.
1 done
    Round 9: Bo's turn.
    2: Round 9: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Swordsman
    2: You drew Swordsman.
2 play Saboteur, at seat 1, destroy Counting House
    Bo played Saboteur.
    2: You played Saboteur.
    Bo destroyed Ada's Counting House.
    1: Bo destroyed your Counting House.
    2: You destroyed Ada's Counting House.
2 command inner-city 2 A, top 2, to outer-city 2 A
    Bo moved 2 units from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
2 arrange outer-city 2 A, lift Spy, to outer-city 2 A
    Bo put Spy on top of Bo's outer-city, squad A.
    2: You put Spy on top of your outer-city, squad A.
2 done
    Round 10: Carin's turn.
    3: Round 10: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 3
    3: You drew coin 3.
3 play coin 3
    Carin played coin 3.
    3: You played coin 3.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
    Round 10: Ada's turn.
    1: Round 10: your turn.
1 buy Trebuchet, pay 3
    Ada bought Trebuchet with 3.
    1: You bought Trebuchet with 3.
* card Mage
    Mage came to the store.
1 discard Trebuchet
    Ada discarded Trebuchet.
    1: You discarded Trebuchet.
1 done
    Round 10: Bo's turn.
    2: Round 10: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Coronation
    2: You drew Coronation.
2 play Swordsman, to inner-city 2 A
    Bo played Swordsman to Bo's inner-city, squad A.
    2: You played Swordsman to your inner-city, squad A.
2 command outer-city 2 A, top 2, to inner-city 2 A
    Bo moved 2 units from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved 2 units from your outer-city, squad A, to your inner-city, squad A.
2 arrange inner-city 2 A, lift Swordsman, to inner-city 2 A
    Bo put Swordsman on top of Bo's inner-city, squad A.
    2: You put Swordsman on top of your inner-city, squad A.
2 done
    Round 11: Carin's turn.
    3: Round 11: your turn.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 3
    3: You drew coin 3.
3 play coin 3
    Carin played coin 3.
    3: You played coin 3.
3 command outer-city 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
    Round 11: Ada's turn.
    1: Round 11: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 3
    1: You drew coin 3.
1 discard coin 3
    Ada discarded coin 3.
    1: You discarded coin 3.
1 done
    Round 11: Bo's turn.
    2: Round 11: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Spearman
    2: You drew Spearman.
2 play Coronation
    Bo played Coronation.
    2: You played Coronation.
2 done
2 done
    Round 12: Carin's turn.
    3: Round 12: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Spearman
    3: You drew Spearman.
3 play coin 3
    Carin played coin 3.
    3: You played coin 3.
3 done
    Round 12: Ada's turn.
    1: Round 12: your turn.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Recruiter
    1: You drew Recruiter.
* card Swordsman
    1: You drew Swordsman.
1 put back Recruiter
    Ada put Recruiter on the discard pile.
    1: You put Recruiter on the discard pile.
1 play Fletching
    Ada played Fletching.
    1: You played Fletching.
1 done
    Round 12: Bo's turn.
    2: Round 12: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Knight, pay 1, pay 1, pay 1, pay 1
    Bo bought Knight with 1, 1, 1 and 1.
    2: You bought Knight with 1, 1, 1 and 1.
* card Pikeman
    Pikeman came to the store.
2 play Knight, to inner-city 2 A
    Bo played Knight to Bo's inner-city, squad A.
    2: You played Knight to your inner-city, squad A.
2 command inner-city 2 A, top 3, to outer-city 2 A
    Bo moved 3 units from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved 3 units from your inner-city, squad A, to your outer-city, squad A.
2 command inner-city 2 A, top 1, to outer-city 2 B
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad B.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
2 done
    Round 13: Carin's turn.
    3: Round 13: your turn.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Arithmetic
    3: You drew Arithmetic.
3 discard Trebuchet
    Carin discarded Trebuchet.
    3: You discarded Trebuchet.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
    Round 13: Ada's turn.
    1: Round 13: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Archer
    1: You drew Archer.
1 play Swordsman, to inner-city 1 A
    Ada played Swordsman to Ada's inner-city, squad A.
    1: You played Swordsman to your inner-city, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 done
    Round 13: Bo's turn.
    2: Round 13: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 3
    2: You drew coin 3.
2 discard coin 1
    Bo discarded coin 1.
    2: You discarded coin 1.
2 command outer-city 2 B, top 1, to inner-city 2 A
    Bo moved a unit from Bo's outer-city, squad B, to Bo's inner-city, squad A.
    2: You moved a unit from your outer-city, squad B, to your inner-city, squad A.
2 command outer-city 2 A, top 2, to inner-city 2 B
    Bo moved 2 units from Bo's outer-city, squad A, to Bo's inner-city, squad B.
    2: You moved 2 units from your outer-city, squad A, to your inner-city, squad B.
2 command outer-city 2 A, top 1, to inner-city 2 A
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
2 arrange inner-city 2 B, lift Swordsman, to inner-city 2 A
    Bo put Swordsman from Bo's inner-city, squad B, on top of Bo's inner-city, squad A.
    2: You put Swordsman from your inner-city, squad B, on top of your inner-city, squad A.
2 done
    Round 14: Carin's turn.
    3: Round 14: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy The Great Library, pay 1, pay 3, pay 1, pay 1, pay 3, pay 3
    Carin bought The Great Library with 1, 1, 1, 3, 3 and 3.
    3: You bought The Great Library with 1, 1, 1, 3, 3 and 3.
* card Barracks
    Barracks came to the store.
3 play The Great Library
    Carin played The Great Library.
    3: You played The Great Library.
3 command outer-city 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
    Round 14: Ada's turn.
    1: Round 14: your turn.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Coronation
    1: You drew Coronation.
* card Archer
    1: You drew Archer.
1 put back Archer
    Ada put Archer on the discard pile.
    1: You put Archer on the discard pile.
1 play Archer, to inner-city 1 A
    Ada played Archer to Ada's inner-city, squad A.
    1: You played Archer to your inner-city, squad A.
1 command outer-city 1 A, top 1, to inner-city 1 B
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad B.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
1 command inner-city 1 A, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
1 arrange outer-city 1 A, lift Spearman, to outer-city 1 A
    Ada put Spearman on top of Ada's outer-city, squad A.
    1: You put Spearman on top of your outer-city, squad A.
1 arrange outer-city 1 A, lift Archer, to outer-city 1 A
    Ada put Archer on top of Ada's outer-city, squad A.
    1: You put Archer on top of your outer-city, squad A.
1 arrange outer-city 1 A, lift Spearman, to outer-city 1 A
    Ada put Spearman on top of Ada's outer-city, squad A.
    1: You put Spearman on top of your outer-city, squad A.
    Round 14: Bo's turn.
    2: Round 14: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 1
    2: You drew coin 1.
2 play coin 3
    Bo played coin 3.
    2: You played coin 3.
2 command inner-city 2 A, top 3, to outer-city 2 A
    Bo moved 3 units from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved 3 units from your inner-city, squad A, to your outer-city, squad A.
2 done
2 done
    Round 15: Carin's turn.
    3: Round 15: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card coin 5
    3: You drew coin 5.
* card Spearman
    3: You drew Spearman.
3 put back Spearman
    Carin put Spearman on the discard pile.
    3: You put Spearman on the discard pile.
3 play Arithmetic
    Carin played Arithmetic.
    3: You played Arithmetic.
3 done
    Round 15: Ada's turn.
    1: Round 15: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Swordsman
    1: You drew Swordsman.
1 discard Coronation
    Ada discarded Coronation.
    1: You discarded Coronation.
1 done
1 done
    Round 15: Bo's turn.
    2: Round 15: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Spearman
    2: You drew Spearman.
2 discard Swordsman
    Bo discarded Swordsman.
    2: You discarded Swordsman.
2 command outer-city 2 A, top 1, to inner-city 2 A
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
2 command outer-city 2 A, top 2, to inner-city 2 A
    Bo moved 2 units from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved 2 units from your outer-city, squad A, to your inner-city, squad A.
2 done
2 arrange inner-city 2 A, lift Swordsman, to inner-city 2 A
    Bo put Swordsman on top of Bo's inner-city, squad A.
    2: You put Swordsman on top of your inner-city, squad A.
2 done
    Round 16: Carin's turn.
    3: Round 16: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card Writing
    3: You drew Writing.
* card Coronation
    3: You drew Coronation.
3 put back Writing
    Carin put Writing on the discard pile.
    3: You put Writing on the discard pile.
3 play Coronation
    Carin played Coronation.
    3: You played Coronation.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
    Round 16: Ada's turn.
    1: Round 16: your turn.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card coin 1
    1: You drew coin 1.
* card coin 5
    1: You drew coin 5.
1 put back coin 1
    Ada put coin 1 on the discard pile.
    1: You put coin 1 on the discard pile.
1 play Ploughs
    Ada played Ploughs.
    1: You played Ploughs.
1 command outer-city 1 A, top 2, to middle A
    Ada moved 2 units from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved 2 units from your outer-city, squad A, to the middle, squad A.
1 command inner-city 1 B, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad B, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
1 arrange middle A, lift Spearman, to middle B
    Ada put Spearman from the middle, squad A, on top of the middle, squad B.
    1: You put Spearman from the middle, squad A, on top of the middle, squad B.
1 done
    Round 16: Bo's turn.
    2: Round 16: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Knight, pay 1, pay 1, pay 3
    Bo bought Knight with 1, 1 and 3.
    2: You bought Knight with 1, 1 and 3.
* card Trebuchet
    Trebuchet came to the store.
2 play Knight, to inner-city 2 A
    Bo played Knight to Bo's inner-city, squad A.
    2: You played Knight to your inner-city, squad A.
2 done
2 done
    Round 17: Carin's turn.
    3: Round 17: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card Archer
    3: You drew Archer.
* card Spearman
    3: You drew Spearman.
3 put back Archer
    Carin put Archer on the discard pile.
    3: You put Archer on the discard pile.
3 play coin 5
    Carin played coin 5.
    3: You played coin 5.
3 command outer-city 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
    Round 17: Ada's turn.
    1: Round 17: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Sharpshooter
    1: You drew Sharpshooter.
1 play Swordsman, to inner-city 1 A
    Ada played Swordsman to Ada's inner-city, squad A.
    1: You played Swordsman to your inner-city, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 command middle A, top 1, to outer-city 3 A
    Ada moved a unit from the middle, squad A, to Carin's outer-city, squad A.
    1: You moved a unit from the middle, squad A, to Carin's outer-city, squad A.
    3: Ada moved a unit from the middle, squad A, to your outer-city, squad A.
1 command middle B, top 1, to outer-city 3 B
    Ada moved a unit from the middle, squad B, to Carin's outer-city, squad B.
    1: You moved a unit from the middle, squad B, to Carin's outer-city, squad B.
    3: Ada moved a unit from the middle, squad B, to your outer-city, squad B.
1 done
    Round 17: Bo's turn.
    2: Round 17: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 10
    2: You drew coin 10.
2 play coin 10
    Bo played coin 10.
    2: You played coin 10.
2 command inner-city 2 B, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad B, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
2 to inner-city 2 A
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
2 arrange inner-city 2 A, lift Knight, to inner-city 2 B
    Bo put Knight from Bo's inner-city, squad A, on top of Bo's inner-city, squad B.
    2: You put Knight from your inner-city, squad A, on top of your inner-city, squad B.
2 arrange inner-city 2 A, lift Knight, to inner-city 2 B
    Bo put Knight from Bo's inner-city, squad A, on top of Bo's inner-city, squad B.
    2: You put Knight from your inner-city, squad A, on top of your inner-city, squad B.
2 arrange inner-city 2 A, lift Spy, to inner-city 2 B
    Bo put Spy from Bo's inner-city, squad A, on top of Bo's inner-city, squad B.
    2: You put Spy from your inner-city, squad A, on top of your inner-city, squad B.
2 arrange inner-city 2 B, lift Knight, to inner-city 2 B
    Bo put Knight on top of Bo's inner-city, squad B.
    2: You put Knight on top of your inner-city, squad B.
2 arrange inner-city 2 A, lift Swordsman, to inner-city 2 A
    Bo put Swordsman on top of Bo's inner-city, squad A.
    2: You put Swordsman on top of your inner-city, squad A.
    Round 18: Carin's turn.
    3: Round 18: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Pikeman, pay 1, pay 1
    Carin bought Pikeman with 1 and 1.
    3: You bought Pikeman with 1 and 1.
* card Trebuchet
    Trebuchet came to the store.
3 play coin 1
    Carin played coin 1.
    3: You played coin 1.
3 done
    Round 18: Ada's turn.
    1: Round 18: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Trebuchet, pay 1
    Ada bought Trebuchet with 1.
    1: You bought Trebuchet with 1.
* card Sorcerer
    Sorcerer came to the store.
1 play Trebuchet, to inner-city 1 A
    Ada played Trebuchet to Ada's inner-city, squad A.
    1: You played Trebuchet to your inner-city, squad A.
1 command outer-city 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
1 command outer-city 3 B, attack the walls
    Ada attacked Carin's walls with Spearman.
    1: You attacked Carin's walls with Spearman.
    3: Ada attacked your walls with Spearman.
* dice 6
* dice 7
    Ada's attack is beaten off: 9 against 10.
    1: Your attack is beaten off: 9 against 10.
1 command outer-city 3 A, attack the walls
    Ada attacked Carin's walls with Archer.
    1: You attacked Carin's walls with Archer.
    3: Ada attacked your walls with Archer.
* dice 5
* dice 11
    Ada's attack is beaten off: 8 against 14.
    1: Your attack is beaten off: 8 against 14.
1 command outer-city 1 A, top 1, to middle A
    Ada moved a unit from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved a unit from your outer-city, squad A, to the middle, squad A.
1 done
    Round 18: Bo's turn.
    2: Round 18: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Trebuchet, pay 10
    Bo bought Trebuchet with 10.
    2: You bought Trebuchet with 10.
* card Knight
    Knight came to the store.
2 play Spearman, to inner-city 2 B
    Bo played Spearman to Bo's inner-city, squad B.
    2: You played Spearman to your inner-city, squad B.
2 done
2 arrange inner-city 2 B, lift Knight, to inner-city 2 B
    Bo put Knight on top of Bo's inner-city, squad B.
    2: You put Knight on top of your inner-city, squad B.
2 arrange inner-city 2 A, lift Swordsman, to inner-city 2 A
    Bo put Swordsman on top of Bo's inner-city, squad A.
    2: You put Swordsman on top of your inner-city, squad A.
2 arrange inner-city 2 A, lift Swordsman, to inner-city 2 A
    Bo put Swordsman on top of Bo's inner-city, squad A.
    2: You put Swordsman on top of your inner-city, squad A.
2 done
    Round 19: Carin's turn.
    3: Round 19: your turn.
3 buy Sorcerer, pay 5, pay 1
    Carin bought Sorcerer with 1 and 5.
    3: You bought Sorcerer with 1 and 5.
* card Sorcerer
    Sorcerer came to the store.
3 play Sorcerer, to inner-city 3 A
    Carin played Sorcerer to Carin's inner-city, squad A.
    3: You played Sorcerer to your inner-city, squad A.
3 done
3 done
    Round 19: Ada's turn.
    1: Round 19: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Coinage
    1: You drew Coinage.
1 discard Sharpshooter
    Ada discarded Sharpshooter.
    1: You discarded Sharpshooter.
1 command outer-city 3 B, attack the walls
    Ada attacked Carin's walls with Spearman.
    1: You attacked Carin's walls with Spearman.
    3: Ada attacked your walls with Spearman.
* dice 6
* dice 6
    Ada's attack is beaten off: 9 against 9.
    1: Your attack is beaten off: 9 against 9.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 command outer-city 3 A, attack the walls
    Ada attacked Carin's walls with Archer.
    1: You attacked Carin's walls with Archer.
    3: Ada attacked your walls with Archer.
* dice 8
* dice 10
    Ada's attack is beaten off: 11 against 13.
    1: Your attack is beaten off: 11 against 13.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 done
1 arrange outer-city 1 A, lift Swordsman, to outer-city 1 A
    Ada put Swordsman on top of Ada's outer-city, squad A.
    1: You put Swordsman on top of your outer-city, squad A.
1 done
    Round 19: Bo's turn.
    2: Round 19: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Ploughs
    2: You drew Ploughs.
2 play Ploughs
    Bo played Ploughs.
    2: You played Ploughs.
2 done
2 done
    Round 20: Carin's turn.
    3: Round 20: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
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
3 command inner-city 3 A, top 1, to walls 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's walls, squad A.
    3: You moved a unit from your inner-city, squad A, to your walls, squad A.
3 done
    Round 20: Ada's turn.
    1: Round 20: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Swordsman
    1: You drew Swordsman.
* card Masonry
    1: You drew Masonry.
1 put back Masonry
    Ada put Masonry on the discard pile.
    1: You put Masonry on the discard pile.
1 play Swordsman, to inner-city 1 A
    Ada played Swordsman to Ada's inner-city, squad A.
    1: You played Swordsman to your inner-city, squad A.
1 command outer-city 3 A, attack walls 3 A of seat 3
    Ada attacked Carin's Sorcerer with Archer: Carin's walls, squad A.
    1: You attacked Carin's Sorcerer with Archer: Carin's walls, squad A.
    3: Ada attacked your Sorcerer with Archer: your walls, squad A.
* dice 5
* dice 6
    Ada's attack is beaten off: 8 against 9.
    1: Your attack is beaten off: 8 against 9.
1 command outer-city 3 B, top 1, to middle B
    Ada moved a unit from Carin's outer-city, squad B, to the middle, squad B.
    1: You moved a unit from Carin's outer-city, squad B, to the middle, squad B.
    3: Ada moved a unit from your outer-city, squad B, to the middle, squad B.
1 command outer-city 1 A, top 2, to middle A
    Ada moved 2 units from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved 2 units from your outer-city, squad A, to the middle, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 done
    Round 20: Bo's turn.
    2: Round 20: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 1
    2: You drew coin 1.
2 play coin 1
    Bo played coin 1.
    2: You played coin 1.
2 command inner-city 2 B, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad B, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
2 to inner-city 2 A
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
2 command inner-city 2 B, top 3, to outer-city 2 A
    Bo moved 3 units from Bo's inner-city, squad B, to Bo's outer-city, squad A.
    2: You moved 3 units from your inner-city, squad B, to your outer-city, squad A.
2 arrange outer-city 2 A, lift Knight, to outer-city 2 B
    Bo put Knight from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: You put Knight from your outer-city, squad A, on top of your outer-city, squad B.
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
3 play Pikeman, to inner-city 3 A
    Carin played Pikeman to Carin's inner-city, squad A.
    3: You played Pikeman to your inner-city, squad A.
3 command walls 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Archer with Sorcerer: Carin's outer-city, squad A.
    1: Carin attacked your Archer with Sorcerer: Carin's outer-city, squad A.
    3: You attacked Ada's Archer with Sorcerer: your outer-city, squad A.
* dice 3
* dice 12
    Carin's attack is beaten off: 9 against 14.
    3: Your attack is beaten off: 9 against 14.
3 done
3 done
    Round 21: Ada's turn.
    1: Round 21: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Scholar
    1: You drew Scholar.
1 play Coinage
    Ada played Coinage.
    1: You played Coinage.
1 command middle B, top 1, to outer-city 3 A
    Ada moved a unit from the middle, squad B, to Carin's outer-city, squad A.
    1: You moved a unit from the middle, squad B, to Carin's outer-city, squad A.
    3: Ada moved a unit from the middle, squad B, to your outer-city, squad A.
1 command middle A, top 2, to outer-city 3 A
    Ada moved 2 units from the middle, squad A, to Carin's outer-city, squad A.
    1: You moved 2 units from the middle, squad A, to Carin's outer-city, squad A.
    3: Ada moved 2 units from the middle, squad A, to your outer-city, squad A.
1 command outer-city 1 A, top 1, to middle A
    Ada moved a unit from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved a unit from your outer-city, squad A, to the middle, squad A.
1 done
    Round 21: Bo's turn.
    2: Round 21: your turn.
2 buy Mage, pay 1, pay 1, pay 1, pay 1
    Bo bought Mage with 1, 1, 1 and 1.
    2: You bought Mage with 1, 1, 1 and 1.
* card Pikeman
    Pikeman came to the store.
2 play Spearman, to inner-city 2 A
    Bo played Spearman to Bo's inner-city, squad A.
    2: You played Spearman to your inner-city, squad A.
2 command inner-city 2 A, top 3, to outer-city 2 B
    Bo moved 3 units from Bo's inner-city, squad A, to Bo's outer-city, squad B.
    2: You moved 3 units from your inner-city, squad A, to your outer-city, squad B.
2 command outer-city 2 A, top 2, to inner-city 2 A
    Bo moved 2 units from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved 2 units from your outer-city, squad A, to your inner-city, squad A.
2 arrange outer-city 2 B, lift Knight, to outer-city 2 B
    Bo put Knight on top of Bo's outer-city, squad B.
    2: You put Knight on top of your outer-city, squad B.
2 arrange inner-city 2 A, lift Swordsman, to inner-city 2 A
    Bo put Swordsman on top of Bo's inner-city, squad A.
    2: You put Swordsman on top of your inner-city, squad A.
2 arrange outer-city 2 B, lift Spearman, to outer-city 2 B
    Bo put Spearman on top of Bo's outer-city, squad B.
    2: You put Spearman on top of your outer-city, squad B.
2 arrange outer-city 2 B, lift Knight, to outer-city 2 A
    Bo put Knight from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    2: You put Knight from your outer-city, squad B, on top of your outer-city, squad A.
2 arrange outer-city 2 B, lift Knight, to outer-city 2 B
    Bo put Knight on top of Bo's outer-city, squad B.
    2: You put Knight on top of your outer-city, squad B.
2 arrange outer-city 2 B, lift Swordsman, to outer-city 2 B
    Bo put Swordsman on top of Bo's outer-city, squad B.
    2: You put Swordsman on top of your outer-city, squad B.
2 arrange outer-city 2 A, lift Knight, to outer-city 2 B
    Bo put Knight from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: You put Knight from your outer-city, squad A, on top of your outer-city, squad B.
    Round 22: Carin's turn.
    3: Round 22: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Counterpoint, pay 1, pay 1
    Carin bought Counterpoint with 1 and 1.
    3: You bought Counterpoint with 1 and 1.
* card Harbour
    Harbour came to the store.
3 play Crossbowman, to inner-city 3 A
    Carin played Crossbowman to Carin's inner-city, squad A.
    3: You played Crossbowman to your inner-city, squad A.
3 command walls 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Swordsman with Sorcerer: Carin's outer-city, squad A.
    1: Carin attacked your Swordsman with Sorcerer: Carin's outer-city, squad A.
    3: You attacked Ada's Swordsman with Sorcerer: your outer-city, squad A.
* dice 9
* dice 9
    Carin's attack wins: 15 against 13.
    3: Your attack wins: 15 against 13.
    Ada's Swordsman died.
    1: Your Swordsman died.
3 command walls 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Trebuchet with Sorcerer: Carin's outer-city, squad A.
    1: Carin attacked your Trebuchet with Sorcerer: Carin's outer-city, squad A.
    3: You attacked Ada's Trebuchet with Sorcerer: your outer-city, squad A.
* dice 10
* dice 7
    Carin's attack wins: 16 against 10.
    3: Your attack wins: 16 against 10.
    Ada's Trebuchet died.
    1: Your Trebuchet died.
3 command walls 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Spearman with Sorcerer: Carin's outer-city, squad A.
    1: Carin attacked your Spearman with Sorcerer: Carin's outer-city, squad A.
    3: You attacked Ada's Spearman with Sorcerer: your outer-city, squad A.
* dice 7
* dice 9
    Carin's attack is beaten off: 13 against 13.
    3: Your attack is beaten off: 13 against 13.
3 command inner-city 3 A, top 1, to walls 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's walls, squad A.
    3: You moved a unit from your inner-city, squad A, to your walls, squad A.
3 command inner-city 3 A, top 2, to outer-city 3 A
    Carin moved 2 units from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
3 arrange walls 3 A, lift Sorcerer, to walls 3 A
    Carin put Sorcerer on top of Carin's walls, squad A.
    3: You put Sorcerer on top of your walls, squad A.
3 done
    Round 22: Ada's turn.
    1: Round 22: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Knight, pay 1, pay 1, pay 1
    Ada bought Knight with 1, 1 and 1.
    1: You bought Knight with 1, 1 and 1.
* card Crossbowman
    Crossbowman came to the store.
1 play Knight, to inner-city 1 A
    Ada played Knight to Ada's inner-city, squad A.
    1: You played Knight to your inner-city, squad A.
1 done
1 arrange middle A, lift Swordsman, to middle B
    Ada put Swordsman from the middle, squad A, on top of the middle, squad B.
    1: You put Swordsman from the middle, squad A, on top of the middle, squad B.
1 arrange middle A, lift Swordsman, to middle B
    Ada put Swordsman from the middle, squad A, on top of the middle, squad B.
    1: You put Swordsman from the middle, squad A, on top of the middle, squad B.
1 done
    Round 22: Bo's turn.
    2: Round 22: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Pikeman, pay 1, pay 1
    Bo bought Pikeman with 1 and 1.
    2: You bought Pikeman with 1 and 1.
* card Crossbowman
    Crossbowman came to the store.
2 play Pikeman, to inner-city 2 A
    Bo played Pikeman to Bo's inner-city, squad A.
    2: You played Pikeman to your inner-city, squad A.
2 command outer-city 2 B, top 1, to inner-city 2 A
    Bo moved a unit from Bo's outer-city, squad B, to Bo's inner-city, squad A.
    2: You moved a unit from your outer-city, squad B, to your inner-city, squad A.
2 to outer-city 2 B
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad B.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
2 done
2 arrange outer-city 2 B, lift Knight, to outer-city 2 A
    Bo put Knight from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    2: You put Knight from your outer-city, squad B, on top of your outer-city, squad A.
2 arrange outer-city 2 B, lift Swordsman, to outer-city 2 B
    Bo put Swordsman on top of Bo's outer-city, squad B.
    2: You put Swordsman on top of your outer-city, squad B.
2 arrange outer-city 2 A, lift Knight, to outer-city 2 B
    Bo put Knight from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: You put Knight from your outer-city, squad A, on top of your outer-city, squad B.
2 done
    Round 23: Carin's turn.
    3: Round 23: your turn.
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
3 play Spearman, to inner-city 3 A
    Carin played Spearman to Carin's inner-city, squad A.
    3: You played Spearman to your inner-city, squad A.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 command walls 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Spearman with Sorcerer: Carin's outer-city, squad A.
    1: Carin attacked your Spearman with Sorcerer: Carin's outer-city, squad A.
    3: You attacked Ada's Spearman with Sorcerer: your outer-city, squad A.
* dice 2
* dice 2
    Carin's attack wins: 8 against 6.
    3: Your attack wins: 8 against 6.
    Ada's Spearman died.
    1: Your Spearman died.
3 command walls 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Archer with Sorcerer: Carin's outer-city, squad A.
    1: Carin attacked your Archer with Sorcerer: Carin's outer-city, squad A.
    3: You attacked Ada's Archer with Sorcerer: your outer-city, squad A.
* dice 3
* dice 7
    Carin's attack is beaten off: 9 against 9.
    3: Your attack is beaten off: 9 against 9.
3 arrange walls 3 A, lift Crossbowman, to walls 3 A
    Carin put Crossbowman on top of Carin's walls, squad A.
    3: You put Crossbowman on top of your walls, squad A.
3 arrange outer-city 3 A, lift Pikeman, to outer-city 3 A
    Carin put Pikeman on top of Carin's outer-city, squad A.
    3: You put Pikeman on top of your outer-city, squad A.
3 arrange walls 3 A, lift Sorcerer, to walls 3 A
    Carin put Sorcerer on top of Carin's walls, squad A.
    3: You put Sorcerer on top of your walls, squad A.
3 done
    Round 23: Ada's turn.
    1: Round 23: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 3
    1: You drew coin 3.
1 play coin 5
    Ada played coin 5.
    1: You played coin 5.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 done
1 command outer-city 3 A, attack the walls
    Ada attacked Carin's walls with Archer.
    1: You attacked Carin's walls with Archer.
    3: Ada attacked your walls with Archer.
* dice 9
* dice 6
    Ada's attack wins: 12 against 9.
    1: Your attack wins: 12 against 9.
    A layer of Carin's walls fell; 3 stand.
    3: A layer of your walls fell; 3 stand.
1 command middle B, top 1, to outer-city 2 A
    Ada moved a unit from the middle, squad B, to Bo's outer-city, squad A.
    1: You moved a unit from the middle, squad B, to Bo's outer-city, squad A.
    2: Ada moved a unit from the middle, squad B, to your outer-city, squad A.
1 command outer-city 3 A, attack walls 3 A of seat 3
    Ada attacked Carin's Sorcerer with Archer: Carin's walls, squad A.
    1: You attacked Carin's Sorcerer with Archer: Carin's walls, squad A.
    3: Ada attacked your Sorcerer with Archer: your walls, squad A.
* dice 10
* dice 4
    Ada's attack wins: 13 against 7.
    1: Your attack wins: 13 against 7.
    Carin's Sorcerer died.
    3: Your Sorcerer died.
1 command outer-city 3 A, attack walls 3 A of seat 3
    Ada attacked Carin's Crossbowman with Archer: Carin's walls, squad A.
    1: You attacked Carin's Crossbowman with Archer: Carin's walls, squad A.
    3: Ada attacked your Crossbowman with Archer: your walls, squad A.
* dice 7
* dice 6
    Ada's attack wins: 10 against 9.
    1: Your attack wins: 10 against 9.
    Carin's Crossbowman died.
    3: Your Crossbowman died.
1 command outer-city 3 A, attack outer-city 3 A of seat 3
    Ada attacked Carin's Pikeman with Archer: Carin's outer-city, squad A.
    1: You attacked Carin's Pikeman with Archer: Carin's outer-city, squad A.
    3: Ada attacked your Pikeman with Archer: your outer-city, squad A.
* dice 5
* dice 6
    Ada's attack is beaten off: 8 against 12.
    1: Your attack is beaten off: 8 against 12.
1 done
    Round 23: Bo's turn.
    2: Round 23: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Spy
    2: You drew Spy.
2 play Mage, to inner-city 2 B
    Bo played Mage to Bo's inner-city, squad B.
    2: You played Mage to your inner-city, squad B.
2 command outer-city 2 B, attack outer-city 2 A of seat 1
    Bo attacked Ada's Swordsman with Knight: Bo's outer-city, squad A.
    1: Bo attacked your Swordsman with Knight: Bo's outer-city, squad A.
    2: You attacked Ada's Swordsman with Knight: your outer-city, squad A.
* dice 3
* dice 5
    Bo's attack wins: 10 against 9.
    2: Your attack wins: 10 against 9.
    Ada's Swordsman died.
    1: Your Swordsman died.
2 command inner-city 2 B, top 1, to walls 2 A
    Bo moved a unit from Bo's inner-city, squad B, to Bo's walls, squad A.
    2: You moved a unit from your inner-city, squad B, to your walls, squad A.
2 command inner-city 2 A, top 2, to outer-city 2 A
    Bo moved 2 units from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
2 done
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
* card Moneyer
    3: You drew Moneyer.
3 put back coin 5
    Carin put coin 5 on the discard pile.
    3: You put coin 5 on the discard pile.
3 play Spearman, to inner-city 3 A
    Carin played Spearman to Carin's inner-city, squad A.
    3: You played Spearman to your inner-city, squad A.
3 done
3 done
    Round 24: Ada's turn.
    1: Round 24: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Mage, pay 1, pay 1, pay 1
    Ada bought Mage with 1, 1 and 1.
    1: You bought Mage with 1, 1 and 1.
* card Mage
    Mage came to the store.
1 discard coin 5
    Ada discarded coin 5.
    1: You discarded coin 5.
1 done
    Round 24: Bo's turn.
    2: Round 24: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 1
    2: You drew coin 1.
2 play coin 1
    Bo played coin 1.
    2: You played coin 1.
2 command inner-city 2 A, top 2, to outer-city 2 B
    Bo moved 2 units from Bo's inner-city, squad A, to Bo's outer-city, squad B.
    2: You moved 2 units from your inner-city, squad A, to your outer-city, squad B.
2 command outer-city 2 A, top 2, to inner-city 2 A
    Bo moved 2 units from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved 2 units from your outer-city, squad A, to your inner-city, squad A.
2 done
2 done
    Round 25: Carin's turn.
    3: Round 25: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card Engineering
    3: You drew Engineering.
* card coin 3
    3: You drew coin 3.
3 put back Engineering
    Carin put Engineering on the discard pile.
    3: You put Engineering on the discard pile.
3 play Moneyer
    Carin played Moneyer.
    3: You played Moneyer.
    Carin got a coin of 5.
    3: You got a coin of 5.
3 done
3 done
    Round 25: Ada's turn.
    1: Round 25: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Crossbowman, pay 5
    Ada bought Crossbowman with 5.
    1: You bought Crossbowman with 5.
* card Knight
    Knight came to the store.
1 discard Crossbowman
    Ada discarded Crossbowman.
    1: You discarded Crossbowman.
1 command outer-city 1 A, top 1, to middle B
    Ada moved a unit from Ada's outer-city, squad A, to the middle, squad B.
    1: You moved a unit from your outer-city, squad A, to the middle, squad B.
1 to outer-city 3 A
    Ada moved a unit from the middle, squad B, to Carin's outer-city, squad A.
    1: You moved a unit from the middle, squad B, to Carin's outer-city, squad A.
    3: Ada moved a unit from the middle, squad B, to your outer-city, squad A.
1 command middle B, top 1, to outer-city 3 B
    Ada moved a unit from the middle, squad B, to Carin's outer-city, squad B.
    1: You moved a unit from the middle, squad B, to Carin's outer-city, squad B.
    3: Ada moved a unit from the middle, squad B, to your outer-city, squad B.
1 done
    Round 25: Bo's turn.
    2: Round 25: your turn.
2 buy Crossbowman, pay 1, pay 1, pay 1
    Bo bought Crossbowman with 1, 1 and 1.
    2: You bought Crossbowman with 1, 1 and 1.
* card Trebuchet
    Trebuchet came to the store.
2 discard Spy
    Bo discarded Spy.
    2: You discarded Spy.
2 done
2 arrange outer-city 2 B, lift Knight, to outer-city 2 B
    Bo put Knight on top of Bo's outer-city, squad B.
    2: You put Knight on top of your outer-city, squad B.
2 done
    Round 26: Carin's turn.
    3: Round 26: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Knight, pay 1, pay 1, pay 5
    Carin bought Knight with 1, 1 and 5.
    3: You bought Knight with 1, 1 and 5.
* card Pikeman
    Pikeman came to the store.
3 play Knight, to inner-city 3 A
    Carin played Knight to Carin's inner-city, squad A.
    3: You played Knight to your inner-city, squad A.
3 command outer-city 3 A, attack outer-city 3 B of seat 1
    Carin attacked Ada's Swordsman with Pikeman: Carin's outer-city, squad B.
    1: Carin attacked your Swordsman with Pikeman: Carin's outer-city, squad B.
    3: You attacked Ada's Swordsman with Pikeman: your outer-city, squad B.
* dice 6
* dice 3
    Carin's attack wins: 10 against 7.
    3: Your attack wins: 10 against 7.
    Ada's Swordsman died.
    1: Your Swordsman died.
3 done
3 done
    Round 26: Ada's turn.
    1: Round 26: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Trebuchet, pay 1
    Ada bought Trebuchet with 1.
    1: You bought Trebuchet with 1.
* card Crossbowman
    Crossbowman came to the store.
1 play Trebuchet, to inner-city 1 A
    Ada played Trebuchet to Ada's inner-city, squad A.
    1: You played Trebuchet to your inner-city, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 command outer-city 3 A, attack outer-city 3 A of seat 3
    Ada attacked Carin's Pikeman with Knight: Carin's outer-city, squad A.
    1: You attacked Carin's Pikeman with Knight: Carin's outer-city, squad A.
    3: Ada attacked your Pikeman with Knight: your outer-city, squad A.
* dice 5
* dice 8
    Ada's attack is beaten off: 11 against 14.
    1: Your attack is beaten off: 11 against 14.
1 done
    Round 26: Bo's turn.
    2: Round 26: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Archer
    2: You drew Archer.
2 play Crossbowman, to inner-city 2 A
    Bo played Crossbowman to Bo's inner-city, squad A.
    2: You played Crossbowman to your inner-city, squad A.
2 command inner-city 2 A, top 1, to walls 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's walls, squad A.
    2: You moved a unit from your inner-city, squad A, to your walls, squad A.
2 command outer-city 2 B, top 1, to inner-city 2 B
    Bo moved a unit from Bo's outer-city, squad B, to Bo's inner-city, squad B.
    2: You moved a unit from your outer-city, squad B, to your inner-city, squad B.
2 done
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 done
2 arrange walls 2 A, lift Crossbowman, to walls 2 B
    Bo put Crossbowman from Bo's walls, squad A, on top of Bo's walls, squad B.
    2: You put Crossbowman from your walls, squad A, on top of your walls, squad B.
2 arrange walls 2 A, lift Mage, to walls 2 B
    Bo put Mage from Bo's walls, squad A, on top of Bo's walls, squad B.
    2: You put Mage from your walls, squad A, on top of your walls, squad B.
2 arrange outer-city 2 B, lift Swordsman, to outer-city 2 A
    Bo put Swordsman from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    2: You put Swordsman from your outer-city, squad B, on top of your outer-city, squad A.
2 arrange outer-city 2 B, lift Knight, to outer-city 2 B
    Bo put Knight on top of Bo's outer-city, squad B.
    2: You put Knight on top of your outer-city, squad B.
2 arrange outer-city 2 A, lift Pikeman, to outer-city 2 A
    Bo put Pikeman on top of Bo's outer-city, squad A.
    2: You put Pikeman on top of your outer-city, squad A.
2 arrange walls 2 B, lift Crossbowman, to walls 2 B
    Bo put Crossbowman on top of Bo's walls, squad B.
    2: You put Crossbowman on top of your walls, squad B.
2 arrange walls 2 B, lift Mage, to walls 2 B
    Bo put Mage on top of Bo's walls, squad B.
    2: You put Mage on top of your walls, squad B.
2 arrange outer-city 2 A, lift Pikeman, to outer-city 2 B
    Bo put Pikeman from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: You put Pikeman from your outer-city, squad A, on top of your outer-city, squad B.
2 arrange outer-city 2 A, lift Swordsman, to outer-city 2 B
    Bo put Swordsman from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: You put Swordsman from your outer-city, squad A, on top of your outer-city, squad B.
2 arrange inner-city 2 B, lift Knight, to inner-city 2 A
    Bo put Knight from Bo's inner-city, squad B, on top of Bo's inner-city, squad A.
    2: You put Knight from your inner-city, squad B, on top of your inner-city, squad A.
    Round 27: Carin's turn.
    3: Round 27: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card Horse Breeding
    3: You drew Horse Breeding.
* card Painting
    3: You drew Painting.
3 put back Painting
    Carin put Painting on the discard pile.
    3: You put Painting on the discard pile.
3 play Horse Breeding
    Carin played Horse Breeding.
    3: You played Horse Breeding.
3 command outer-city 3 A, top 1, to middle A
    Carin moved a unit from Carin's outer-city, squad A, to the middle, squad A.
    3: You moved a unit from your outer-city, squad A, to the middle, squad A.
3 to outer-city 2 A
    Carin moved a unit from the middle, squad A, to Bo's outer-city, squad A.
    2: Carin moved a unit from the middle, squad A, to your outer-city, squad A.
    3: You moved a unit from the middle, squad A, to Bo's outer-city, squad A.
3 command outer-city 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Knight with Spearman: Carin's outer-city, squad A.
    1: Carin attacked your Knight with Spearman: Carin's outer-city, squad A.
    3: You attacked Ada's Knight with Spearman: your outer-city, squad A.
* dice 7
* dice 10
    Carin's attack is beaten off: 10 against 16.
    3: Your attack is beaten off: 10 against 16.
3 done
3 arrange outer-city 3 A, lift Pikeman, to outer-city 3 A
    Carin put Pikeman on top of Carin's outer-city, squad A.
    3: You put Pikeman on top of your outer-city, squad A.
3 done
    Round 27: Ada's turn.
    1: Round 27: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Barracks, pay 1, pay 1, pay 1
    Ada bought Barracks with 1, 1 and 1.
    1: You bought Barracks with 1, 1 and 1.
* card Letters of Credit
    Letters of Credit came to the store.
1 play Mage, to inner-city 1 A
    Ada played Mage to Ada's inner-city, squad A.
    1: You played Mage to your inner-city, squad A.
1 command outer-city 3 A, attack outer-city 3 A of seat 3
    Ada attacked Carin's Pikeman with Knight: Carin's outer-city, squad A.
    1: You attacked Carin's Pikeman with Knight: Carin's outer-city, squad A.
    3: Ada attacked your Pikeman with Knight: your outer-city, squad A.
* dice 9
* dice 7
    Ada's attack wins: 15 against 13.
    1: Your attack wins: 15 against 13.
    Carin's Pikeman died.
    3: Your Pikeman died.
1 command outer-city 3 A, attack outer-city 3 A of seat 3
    Ada attacked Carin's Spearman with Knight: Carin's outer-city, squad A.
    1: You attacked Carin's Spearman with Knight: Carin's outer-city, squad A.
    3: Ada attacked your Spearman with Knight: your outer-city, squad A.
* dice 7
* dice 3
    Ada's attack wins: 13 against 7.
    1: Your attack wins: 13 against 7.
    Carin's Spearman died.
    3: Your Spearman died.
1 command outer-city 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
1 command outer-city 3 A, attack the walls
    Ada attacked Carin's walls with Knight.
    1: You attacked Carin's walls with Knight.
    3: Ada attacked your walls with Knight.
* dice 4
* dice 7
    Ada's attack is beaten off: 10 against 16.
    1: Your attack is beaten off: 10 against 16.
1 arrange inner-city 1 A, lift Trebuchet, to inner-city 1 B
    Ada put Trebuchet from Ada's inner-city, squad A, on top of Ada's inner-city, squad B.
    1: You put Trebuchet from your inner-city, squad A, on top of your inner-city, squad B.
1 arrange outer-city 3 A, lift Knight, to outer-city 3 B
    Ada put Knight from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    1: You put Knight from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    3: Ada put Knight from your outer-city, squad A, on top of your outer-city, squad B.
1 done
    Round 27: Bo's turn.
    2: Round 27: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Engineering
    2: You drew Engineering.
2 play Archer, to inner-city 2 A
    Bo played Archer to Bo's inner-city, squad A.
    2: You played Archer to your inner-city, squad A.
2 command outer-city 2 B, attack outer-city 2 A of seat 3
    Bo attacked Carin's Pikeman with Swordsman: Bo's outer-city, squad A.
    2: You attacked Carin's Pikeman with Swordsman: your outer-city, squad A.
    3: Bo attacked your Pikeman with Swordsman: Bo's outer-city, squad A.
* dice 4
* dice 5
    Bo's attack is beaten off: 9 against 11.
    2: Your attack is beaten off: 9 against 11.
2 command walls 2 B, attack outer-city 2 A of seat 3
    Bo attacked Carin's Pikeman with Mage: Bo's outer-city, squad A.
    2: You attacked Carin's Pikeman with Mage: your outer-city, squad A.
    3: Bo attacked your Pikeman with Mage: Bo's outer-city, squad A.
* dice 7
* dice 3
    Bo's attack wins: 11 against 9.
    2: Your attack wins: 11 against 9.
    Carin's Pikeman died.
    3: Your Pikeman died.
2 command inner-city 2 A, top 1, to walls 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's walls, squad A.
    2: You moved a unit from your inner-city, squad A, to your walls, squad A.
2 command inner-city 2 A, top 2, to outer-city 2 B
    Bo moved 2 units from Bo's inner-city, squad A, to Bo's outer-city, squad B.
    2: You moved 2 units from your inner-city, squad A, to your outer-city, squad B.
2 done
    Round 28: Carin's turn.
    3: Round 28: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card Builder
    3: You drew Builder.
* card coin 3
    3: You drew coin 3.
3 put back coin 3
    Carin put coin 3 on the discard pile.
    3: You put coin 3 on the discard pile.
3 play Builder
    Carin played Builder.
    3: You played Builder.
    Carin raised a layer of walls; 4 stand.
    3: You raised a layer of walls; 4 stand.
3 command inner-city 3 A, top 2, to outer-city 3 A
    Carin moved 2 units from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
3 to middle A
    Carin moved 2 units from Carin's outer-city, squad A, to the middle, squad A.
    3: You moved 2 units from your outer-city, squad A, to the middle, squad A.
3 arrange middle A, lift Knight, to middle B
    Carin put Knight from the middle, squad A, on top of the middle, squad B.
    3: You put Knight from the middle, squad A, on top of the middle, squad B.
3 done
    Round 28: Ada's turn.
    1: Round 28: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Crossbowman, pay 1, pay 1
    Ada bought Crossbowman with 1 and 1.
    1: You bought Crossbowman with 1 and 1.
* card Knight
    Knight came to the store.
1 play Crossbowman, to inner-city 1 B
    Ada played Crossbowman to Ada's inner-city, squad B.
    1: You played Crossbowman to your inner-city, squad B.
1 done
1 arrange outer-city 3 B, lift Knight, to outer-city 3 A
    Ada put Knight from Carin's outer-city, squad B, on top of Carin's outer-city, squad A.
    1: You put Knight from Carin's outer-city, squad B, on top of Carin's outer-city, squad A.
    3: Ada put Knight from your outer-city, squad B, on top of your outer-city, squad A.
1 arrange inner-city 1 A, lift Mage, to inner-city 1 B
    Ada put Mage from Ada's inner-city, squad A, on top of Ada's inner-city, squad B.
    1: You put Mage from your inner-city, squad A, on top of your inner-city, squad B.
1 done
    Round 28: Bo's turn.
    2: Round 28: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Spy
    2: You drew Spy.
2 play Spy, to inner-city 2 A
    Bo played Spy to Bo's inner-city, squad A.
    2: You played Spy to your inner-city, squad A.
2 done
2 done
    Round 29: Carin's turn.
    3: Round 29: your turn.
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
3 play coin 5
    Carin played coin 5.
    3: You played coin 5.
3 done
3 done
    Round 29: Ada's turn.
    1: Round 29: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Archer
    1: You drew Archer.
1 play Barracks
    Ada played Barracks.
    1: You played Barracks.
1 command outer-city 3 A, top 1, to middle A
    Ada moved a unit from Carin's outer-city, squad A, to the middle, squad A.
    1: You moved a unit from Carin's outer-city, squad A, to the middle, squad A.
    3: Ada moved a unit from your outer-city, squad A, to the middle, squad A.
1 to outer-city 3 B
    Ada moved a unit from the middle, squad A, to Carin's outer-city, squad B.
    1: You moved a unit from the middle, squad A, to Carin's outer-city, squad B.
    3: Ada moved a unit from the middle, squad A, to your outer-city, squad B.
1 command outer-city 3 A, attack the walls
    Ada attacked Carin's walls with Archer.
    1: You attacked Carin's walls with Archer.
    3: Ada attacked your walls with Archer.
* dice 6
* dice 9
    Ada's attack is beaten off: 9 against 12.
    1: Your attack is beaten off: 9 against 12.
1 done
1 done
    Round 29: Bo's turn.
    2: Round 29: your turn.
2 buy Plate, pay 1, pay 1, pay 1, pay 1
    Bo bought Plate with 1, 1, 1 and 1.
    2: You bought Plate with 1, 1, 1 and 1.
* card Counterweights
    Counterweights came to the store.
2 discard coin 1
    Bo discarded coin 1.
    2: You discarded coin 1.
2 command walls 2 B, top 2, to inner-city 2 A
    Bo moved 2 units from Bo's walls, squad B, to Bo's inner-city, squad A.
    2: You moved 2 units from your walls, squad B, to your inner-city, squad A.
2 command outer-city 2 B, top 5, to inner-city 2 B
    Bo moved 5 units from Bo's outer-city, squad B, to Bo's inner-city, squad B.
    2: You moved 5 units from your outer-city, squad B, to your inner-city, squad B.
2 command outer-city 2 B, top 3, to inner-city 2 B
    Bo moved 3 units from Bo's outer-city, squad B, to Bo's inner-city, squad B.
    2: You moved 3 units from your outer-city, squad B, to your inner-city, squad B.
2 command walls 2 A, top 1, to inner-city 2 A
    Bo moved a unit from Bo's walls, squad A, to Bo's inner-city, squad A.
    2: You moved a unit from your walls, squad A, to your inner-city, squad A.
2 arrange inner-city 2 A, lift Mage, to inner-city 2 A
    Bo put Mage on top of Bo's inner-city, squad A.
    2: You put Mage on top of your inner-city, squad A.
2 arrange inner-city 2 A, lift Crossbowman, to inner-city 2 A
    Bo put Crossbowman on top of Bo's inner-city, squad A.
    2: You put Crossbowman on top of your inner-city, squad A.
2 arrange inner-city 2 B, lift Knight, to inner-city 2 B
    Bo put Knight on top of Bo's inner-city, squad B.
    2: You put Knight on top of your inner-city, squad B.
2 arrange inner-city 2 A, lift Mage, to inner-city 2 A
    Bo put Mage on top of Bo's inner-city, squad A.
    2: You put Mage on top of your inner-city, squad A.
2 done
    Round 30: Carin's turn.
    3: Round 30: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Knight, pay 1, pay 1, pay 5
    Carin bought Knight with 1, 1 and 5.
    3: You bought Knight with 1, 1 and 5.
* card Mage
    Mage came to the store.
3 play Knight, to inner-city 3 A
    Carin played Knight to Carin's inner-city, squad A.
    3: You played Knight to your inner-city, squad A.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
3 done
3 arrange middle A, lift Spearman, to middle B
    Carin put Spearman from the middle, squad A, on top of the middle, squad B.
    3: You put Spearman from the middle, squad A, on top of the middle, squad B.
3 arrange middle B, lift Knight, to middle B
    Carin put Knight on top of the middle, squad B.
    3: You put Knight on top of the middle, squad B.
3 done
    Round 30: Ada's turn.
    1: Round 30: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Pikeman, pay 1
    Ada bought Pikeman with 1.
    1: You bought Pikeman with 1.
* card Pikeman
    Pikeman came to the store.
1 play Pikeman, to inner-city 1 B
    Ada played Pikeman to Ada's inner-city, squad B.
    1: You played Pikeman to your inner-city, squad B.
1 play Archer, to inner-city 1 B
    Ada played Archer to Ada's inner-city, squad B.
    1: You played Archer to your inner-city, squad B.
1 command outer-city 3 B, attack the walls
    Ada attacked Carin's walls with Knight.
    1: You attacked Carin's walls with Knight.
    3: Ada attacked your walls with Knight.
* dice 7
* dice 9
    Ada's attack wins: 13 against 12.
    1: Your attack wins: 13 against 12.
    A layer of Carin's walls fell; 3 stand.
    3: A layer of your walls fell; 3 stand.
1 command inner-city 1 B, top 5, to outer-city 1 A
    Ada moved 5 units from Ada's inner-city, squad B, to Ada's outer-city, squad A.
    1: You moved 5 units from your inner-city, squad B, to your outer-city, squad A.
1 command outer-city 3 B, attack the walls
    Ada attacked Carin's walls with Knight.
    1: You attacked Carin's walls with Knight.
    3: Ada attacked your walls with Knight.
* dice 9
* dice 5
    Ada's attack wins: 15 against 14.
    1: Your attack wins: 15 against 14.
    A layer of Carin's walls fell; 2 stand.
    3: A layer of your walls fell; 2 stand.
1 done
1 arrange outer-city 1 A, lift Pikeman, to outer-city 1 A
    Ada put Pikeman on top of Ada's outer-city, squad A.
    1: You put Pikeman on top of your outer-city, squad A.
1 arrange outer-city 3 B, lift Knight, to outer-city 3 A
    Ada put Knight from Carin's outer-city, squad B, on top of Carin's outer-city, squad A.
    1: You put Knight from Carin's outer-city, squad B, on top of Carin's outer-city, squad A.
    3: Ada put Knight from your outer-city, squad B, on top of your outer-city, squad A.
1 done
    Round 30: Bo's turn.
    2: Round 30: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Tax Collector
    2: You drew Tax Collector.
2 discard Tax Collector
    Bo discarded Tax Collector.
    2: You discarded Tax Collector.
2 done
2 done
    Round 31: Carin's turn.
    3: Round 31: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card Builder
    3: You drew Builder.
* card coin 1
    3: You drew coin 1.
3 put back Builder
    Carin put Builder on the discard pile.
    3: You put Builder on the discard pile.
3 play Sharpshooter, attack outer-city 3 A of seat 1
    Carin played Sharpshooter.
    3: You played Sharpshooter.
    Carin shot at Ada's Knight: Carin's outer-city, squad A.
    1: Carin shot at your Knight: Carin's outer-city, squad A.
    3: You shot at Ada's Knight: your outer-city, squad A.
* dice 8
* dice 8
    Carin's attack is beaten off: 13 against 14.
    3: Your attack is beaten off: 13 against 14.
3 done
3 done
    Round 31: Ada's turn.
    1: Round 31: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Pikeman, pay 1
    Ada bought Pikeman with 1.
    1: You bought Pikeman with 1.
* card Crossbowman
    Crossbowman came to the store.
1 play Pikeman, to inner-city 1 A
    Ada played Pikeman to Ada's inner-city, squad A.
    1: You played Pikeman to your inner-city, squad A.
1 play Song of Praise
    Ada played Song of Praise.
    1: You played Song of Praise.
1 command outer-city 3 A, attack the walls
    Ada attacked Carin's walls with Knight.
    1: You attacked Carin's walls with Knight.
    3: Ada attacked your walls with Knight.
* dice 7
* dice 4
    Ada's attack wins: 13 against 11.
    1: Your attack wins: 13 against 11.
    A layer of Carin's walls fell; one stands.
    3: A layer of your walls fell; one stands.
1 command outer-city 3 A, attack the walls
    Ada attacked Carin's walls with Knight.
    1: You attacked Carin's walls with Knight.
    3: Ada attacked your walls with Knight.
* dice 9
* dice 8
    Ada's attack wins: 15 against 13.
    1: Your attack wins: 15 against 13.
    A layer of Carin's walls fell; the city is breached.
    3: A layer of your walls fell; the city is breached.
1 done
1 done
    Round 31: Bo's turn.
    2: Round 31: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Armour
    2: You drew Armour.
2 play Engineering
    Bo played Engineering.
    2: You played Engineering.
2 done
2 done
    Round 32: Carin's turn.
    3: Round 32: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card Writing
    3: You drew Writing.
* card coin 1
    3: You drew coin 1.
3 put back coin 1
    Carin put coin 1 on the discard pile.
    3: You put coin 1 on the discard pile.
3 play Writing
    Carin played Writing.
    3: You played Writing.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 to middle B
    Carin moved a unit from Carin's outer-city, squad A, to the middle, squad B.
    3: You moved a unit from your outer-city, squad A, to the middle, squad B.
3 done
    Round 32: Ada's turn.
    1: Round 32: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Mage, pay 1, pay 1, pay 1
    Ada bought Mage with 1, 1 and 1.
    1: You bought Mage with 1, 1 and 1.
    Trebuchet came to the store.
1 play Mage, to inner-city 1 A
    Ada played Mage to Ada's inner-city, squad A.
    1: You played Mage to your inner-city, squad A.
1 play Scholar
    Ada played Scholar.
    1: You played Scholar.
    Ada drew 2 cards.
    1: You drew 2 cards.
* card Fletching
    1: You drew Fletching.
* card Music
    1: You drew Music.
1 command outer-city 1 A, top 5, to middle A
    Ada moved 5 units from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved 5 units from your outer-city, squad A, to the middle, squad A.
1 command outer-city 3 A, top 2, to inner-city 3 A
    Ada moved 2 units from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    1: You moved 2 units from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: Ada moved 2 units from your outer-city, squad A, to your inner-city, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 done
1 arrange middle A, lift Pikeman, to middle B
    Ada put Pikeman from the middle, squad A, on top of the middle, squad B.
    1: You put Pikeman from the middle, squad A, on top of the middle, squad B.
1 arrange middle B, lift Pikeman, to middle A
    Ada put Pikeman from the middle, squad B, on top of the middle, squad A.
    1: You put Pikeman from the middle, squad B, on top of the middle, squad A.
1 arrange inner-city 3 A, lift Knight, to inner-city 3 B
    Ada put Knight from Carin's inner-city, squad A, on top of Carin's inner-city, squad B.
    1: You put Knight from Carin's inner-city, squad A, on top of Carin's inner-city, squad B.
    3: Ada put Knight from your inner-city, squad A, on top of your inner-city, squad B.
1 done
    Round 32: Bo's turn.
    2: Round 32: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Printing, pay 1, pay 1, pay 1, pay 1
    Bo bought Printing with 1, 1, 1 and 1.
    2: You bought Printing with 1, 1, 1 and 1.
* card Market
    Market came to the store.
2 play Armour
    Bo played Armour.
    2: You played Armour.
2 command inner-city 2 A, top 3, to walls 2 A
    Bo moved 3 units from Bo's inner-city, squad A, to Bo's walls, squad A.
    2: You moved 3 units from your inner-city, squad A, to your walls, squad A.
2 done
2 done
    Round 33: Carin's turn.
    3: Round 33: your turn.
3 buy Market, pay 1
    Carin bought Market with 1.
    3: You bought Market with 1.
* card Steel
    Steel came to the store.
3 play Market
    Carin played Market.
    3: You played Market.
3 command middle B, attack middle A of seat 1
    Carin attacked Ada's Pikeman with Knight: the middle, squad A.
    1: Carin attacked your Pikeman with Knight: the middle, squad A.
    3: You attacked Ada's Pikeman with Knight: the middle, squad A.
* dice 2
* dice 8
    Carin's attack is beaten off: 8 against 15.
    3: Your attack is beaten off: 8 against 15.
3 done
    Round 33: Ada's turn.
    1: Round 33: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 3
    1: You drew coin 3.
1 discard coin 3
    Ada discarded coin 3.
    1: You discarded coin 3.
1 done
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 command inner-city 3 B, kill the hero
    Ada killed Carin's hero, The Architect.
    1: You killed Carin's hero, The Architect.
    3: Ada killed your hero, The Architect.
1 command inner-city 3 A, destroy Market
    Ada destroyed Carin's Market.
    1: You destroyed Carin's Market.
    3: Ada destroyed your Market.
1 command middle A, attack middle B of seat 3
    Ada attacked Carin's Knight with Pikeman: the middle, squad B.
    1: You attacked Carin's Knight with Pikeman: the middle, squad B.
    3: Ada attacked your Knight with Pikeman: the middle, squad B.
* dice 9
* dice 4
    Ada's attack wins: 13 against 11.
    1: Your attack wins: 13 against 11.
    Carin's Knight died.
    3: Your Knight died.
1 command middle A, attack middle B of seat 3
    Ada attacked Carin's Knight with Pikeman: the middle, squad B.
    1: You attacked Carin's Knight with Pikeman: the middle, squad B.
    3: Ada attacked your Knight with Pikeman: the middle, squad B.
* dice 6
* dice 7
    Ada's attack is beaten off: 10 against 14.
    1: Your attack is beaten off: 10 against 14.
1 done
    Round 33: Bo's turn.
    2: Round 33: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Archer
    2: You drew Archer.
2 play Plate
    Bo played Plate.
    2: You played Plate.
2 command inner-city 2 B, top 2, to outer-city 2 A
    Bo moved 2 units from Bo's inner-city, squad B, to Bo's outer-city, squad A.
    2: You moved 2 units from your inner-city, squad B, to your outer-city, squad A.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 done
2 arrange outer-city 2 A, lift Knight, to outer-city 2 B
    Bo put Knight from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: You put Knight from your outer-city, squad A, on top of your outer-city, squad B.
2 arrange outer-city 2 A, lift Spearman, to outer-city 2 A
    Bo put Spearman on top of Bo's outer-city, squad A.
    2: You put Spearman on top of your outer-city, squad A.
2 arrange inner-city 2 B, lift Knight, to inner-city 2 B
    Bo put Knight on top of Bo's inner-city, squad B.
    2: You put Knight on top of your inner-city, squad B.
2 done
    Round 34: Carin's turn.
    3: Round 34: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew 3 cards to keep one.
    3: You drew 3 cards to keep one.
* card Horse Breeding
    3: You drew Horse Breeding.
* card Tax Collector
    3: You drew Tax Collector.
* card Music
    3: You drew Music.
3 put back Horse Breeding
    Carin put Horse Breeding on the discard pile.
    3: You put Horse Breeding on the discard pile.
3 put back Tax Collector
    Carin put Tax Collector on the discard pile.
    3: You put Tax Collector on the discard pile.
3 discard Music
    Carin discarded Music.
    3: You discarded Music.
3 command middle B, attack middle A of seat 1
    Carin attacked Ada's Pikeman with Knight: the middle, squad A.
    1: Carin attacked your Pikeman with Knight: the middle, squad A.
    3: You attacked Ada's Pikeman with Knight: the middle, squad A.
* dice 7
* dice 8
    Carin's attack is beaten off: 13 against 15.
    3: Your attack is beaten off: 13 against 15.
3 done
    Round 34: Ada's turn.
    1: Round 34: your turn.
    Carin's city became Ada's estate.
    1: Carin's city became your estate.
    3: Your city became Ada's estate.
    2 of Ada's units stepped into the middle.
    1: 2 of your units stepped into the middle.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Crossbowman, pay 1, pay 1
    Ada bought Crossbowman with 1 and 1.
    1: You bought Crossbowman with 1 and 1.
    Trebuchet came to the store.
1 play Crossbowman, to inner-city 1 A
    Ada played Crossbowman to Ada's inner-city, squad A.
    1: You played Crossbowman to your inner-city, squad A.
1 play coin 3
    Ada played coin 3.
    1: You played coin 3.
1 command middle A, top 6, to outer-city 2 A
    Ada moved 6 units from the middle, squad A, to Bo's outer-city, squad A.
    1: You moved 6 units from the middle, squad A, to Bo's outer-city, squad A.
    2: Ada moved 6 units from the middle, squad A, to your outer-city, squad A.
1 command inner-city 1 A, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's walls, squad A.
    1: You moved a unit from your inner-city, squad A, to your walls, squad A.
1 command middle B, top 1, to outer-city 2 A
    Ada moved a unit from the middle, squad B, to Bo's outer-city, squad A.
    1: You moved a unit from the middle, squad B, to Bo's outer-city, squad A.
    2: Ada moved a unit from the middle, squad B, to your outer-city, squad A.
1 command outer-city 1 A, top 2, to inner-city 1 A
    Ada moved 2 units from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved 2 units from your outer-city, squad A, to your inner-city, squad A.
1 arrange outer-city 2 A, lift Knight, to outer-city 2 A
    Ada put Knight on top of Bo's outer-city, squad A.
    1: You put Knight on top of Bo's outer-city, squad A.
    2: Ada put Knight on top of your outer-city, squad A.
1 arrange outer-city 2 A, lift Trebuchet, to outer-city 2 A
    Ada put Trebuchet on top of Bo's outer-city, squad A.
    1: You put Trebuchet on top of Bo's outer-city, squad A.
    2: Ada put Trebuchet on top of your outer-city, squad A.
1 arrange outer-city 2 A, lift Knight, to outer-city 2 A
    Ada put Knight on top of Bo's outer-city, squad A.
    1: You put Knight on top of Bo's outer-city, squad A.
    2: Ada put Knight on top of your outer-city, squad A.
1 done
    Round 34: Bo's turn.
    2: Round 34: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Trebuchet, pay 1, pay 1
    Bo bought Trebuchet with 1 and 1.
    2: You bought Trebuchet with 1 and 1.
    Trebuchet came to the store.
2 discard coin 1
    Bo discarded coin 1.
    2: You discarded coin 1.
2 command outer-city 2 B, attack outer-city 2 A of seat 1
    Bo attacked Ada's Knight with Knight: Bo's outer-city, squad A.
    1: Bo attacked your Knight with Knight: Bo's outer-city, squad A.
    2: You attacked Ada's Knight with Knight: your outer-city, squad A.
* dice 10
* dice 8
    Bo's attack wins: 17 against 14.
    2: Your attack wins: 17 against 14.
    Ada's Knight died.
    1: Your Knight died.
2 command outer-city 2 B, attack outer-city 2 A of seat 1
    Bo attacked Ada's Trebuchet with Knight: Bo's outer-city, squad A.
    1: Bo attacked your Trebuchet with Knight: Bo's outer-city, squad A.
    2: You attacked Ada's Trebuchet with Knight: your outer-city, squad A.
* dice 6
* dice 5
    Bo's attack wins: 13 against 8.
    2: Your attack wins: 13 against 8.
    Ada's Trebuchet died.
    1: Your Trebuchet died.
2 command walls 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's walls, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your walls, squad A, to your outer-city, squad A.
2 done
2 done
    Round 35: Ada's turn.
    1: Round 35: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Steel, pay 3, pay 1
    Ada bought Steel with 1 and 3.
    1: You bought Steel with 1 and 3.
* card The Hall of Banners
    The Hall of Banners came to the store.
1 play coin 3
    Ada played coin 3.
    1: You played coin 3.
1 done
1 command outer-city 2 A, attack walls 2 A of seat 2
    Ada attacked Bo's Crossbowman with Archer: Bo's walls, squad A.
    1: You attacked Bo's Crossbowman with Archer: Bo's walls, squad A.
    2: Ada attacked your Crossbowman with Archer: your walls, squad A.
* dice 5
* dice 7
    Ada's attack is beaten off: 8 against 14.
    1: Your attack is beaten off: 8 against 14.
1 command inner-city 1 A, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
1 done
1 arrange outer-city 2 A, lift Pikeman, to outer-city 2 A
    Ada put Pikeman on top of Bo's outer-city, squad A.
    1: You put Pikeman on top of Bo's outer-city, squad A.
    2: Ada put Pikeman on top of your outer-city, squad A.
1 done
    Round 35: Bo's turn.
    2: Round 35: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Coinage
    2: You drew Coinage.
2 discard coin 1
    Bo discarded coin 1.
    2: You discarded coin 1.
2 command outer-city 2 B, attack outer-city 2 A of seat 1
    Bo attacked Ada's Pikeman with Knight: Bo's outer-city, squad A.
    1: Bo attacked your Pikeman with Knight: Bo's outer-city, squad A.
    2: You attacked Ada's Pikeman with Knight: your outer-city, squad A.
* dice 8
* dice 7
    Bo's attack wins: 15 against 13.
    2: Your attack wins: 15 against 13.
    Ada's Pikeman died.
    1: Your Pikeman died.
2 command walls 2 A, top 2, to inner-city 2 A
    Bo moved 2 units from Bo's walls, squad A, to Bo's inner-city, squad A.
    2: You moved 2 units from your walls, squad A, to your inner-city, squad A.
2 done
2 done
    Round 36: Ada's turn.
    1: Round 36: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Builder
    1: You drew Builder.
* card Swordsman
    1: You drew Swordsman.
1 put back Builder
    Ada put Builder on the discard pile.
    1: You put Builder on the discard pile.
1 play Swordsman, to inner-city 1 A
    Ada played Swordsman to Ada's inner-city, squad A.
    1: You played Swordsman to your inner-city, squad A.
1 play Music
    Ada played Music.
    1: You played Music.
1 command outer-city 2 A, attack outer-city 2 A of seat 2
    Ada attacked Bo's Mage with Archer: Bo's outer-city, squad A.
    1: You attacked Bo's Mage with Archer: Bo's outer-city, squad A.
    2: Ada attacked your Mage with Archer: your outer-city, squad A.
* dice 11
* dice 4
    Ada's attack wins: 14 against 12.
    1: Your attack wins: 14 against 12.
    Bo's Mage died.
    2: Your Mage died.
1 command outer-city 2 A, attack outer-city 2 A of seat 2
    Ada attacked Bo's Spearman with Archer: Bo's outer-city, squad A.
    1: You attacked Bo's Spearman with Archer: Bo's outer-city, squad A.
    2: Ada attacked your Spearman with Archer: your outer-city, squad A.
* dice 6
* dice 4
    Ada's attack is beaten off: 9 against 12.
    1: Your attack is beaten off: 9 against 12.
1 command outer-city 1 A, top 2, to middle A
    Ada moved 2 units from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved 2 units from your outer-city, squad A, to the middle, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 done
1 arrange outer-city 2 A, lift Archer, to outer-city 2 B
    Ada put Archer from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    1: You put Archer from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: Ada put Archer from your outer-city, squad A, on top of your outer-city, squad B.
1 arrange middle A, lift Pikeman, to middle B
    Ada put Pikeman from the middle, squad A, on top of the middle, squad B.
    1: You put Pikeman from the middle, squad A, on top of the middle, squad B.
1 arrange outer-city 2 B, lift Archer, to outer-city 2 A
    Ada put Archer from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    1: You put Archer from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    2: Ada put Archer from your outer-city, squad B, on top of your outer-city, squad A.
1 arrange outer-city 2 A, lift Mage, to outer-city 2 A
    Ada put Mage on top of Bo's outer-city, squad A.
    1: You put Mage on top of Bo's outer-city, squad A.
    2: Ada put Mage on top of your outer-city, squad A.
1 arrange middle B, lift Pikeman, to middle A
    Ada put Pikeman from the middle, squad B, on top of the middle, squad A.
    1: You put Pikeman from the middle, squad B, on top of the middle, squad A.
1 done
    Round 36: Bo's turn.
    2: Round 36: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Trebuchet, pay 1, pay 1
    Bo bought Trebuchet with 1 and 1.
    2: You bought Trebuchet with 1 and 1.
    Sorcerer came to the store.
2 play Coinage
    Bo played Coinage.
    2: You played Coinage.
2 command outer-city 2 B, attack outer-city 2 A of seat 1
    Bo attacked Ada's Mage with Knight: Bo's outer-city, squad A.
    1: Bo attacked your Mage with Knight: Bo's outer-city, squad A.
    2: You attacked Ada's Mage with Knight: your outer-city, squad A.
* dice 6
* dice 10
    Bo's attack is beaten off: 13 against 14.
    2: Your attack is beaten off: 13 against 14.
2 command outer-city 2 A, attack outer-city 2 A of seat 1
    Bo attacked Ada's Mage with Spearman: Bo's outer-city, squad A.
    1: Bo attacked your Mage with Spearman: Bo's outer-city, squad A.
    2: You attacked Ada's Mage with Spearman: your outer-city, squad A.
* dice 10
* dice 9
    Bo's attack wins: 14 against 13.
    2: Your attack wins: 14 against 13.
    Ada's Mage died.
    1: Your Mage died.
2 done
2 done
    Round 37: Ada's turn.
    1: Round 37: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Trebuchet, pay 1
    Ada bought Trebuchet with 1.
    1: You bought Trebuchet with 1.
    Crossbowman came to the store.
1 play Trebuchet, to inner-city 1 A
    Ada played Trebuchet to Ada's inner-city, squad A.
    1: You played Trebuchet to your inner-city, squad A.
1 discard Steel
    Ada discarded Steel.
    1: You discarded Steel.
1 command outer-city 2 A, attack outer-city 2 A of seat 2
    Ada attacked Bo's Spearman with Archer: Bo's outer-city, squad A.
    1: You attacked Bo's Spearman with Archer: Bo's outer-city, squad A.
    2: Ada attacked your Spearman with Archer: your outer-city, squad A.
* dice 8
* dice 5
    Ada's attack is beaten off: 11 against 13.
    1: Your attack is beaten off: 11 against 13.
1 command middle A, top 2, to outer-city 2 B
    Ada moved 2 units from the middle, squad A, to Bo's outer-city, squad B.
    1: You moved 2 units from the middle, squad A, to Bo's outer-city, squad B.
    2: Ada moved 2 units from the middle, squad A, to your outer-city, squad B.
1 command walls 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's walls, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your walls, squad A, to your outer-city, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 arrange outer-city 1 A, lift Swordsman, to outer-city 1 A
    Ada put Swordsman on top of Ada's outer-city, squad A.
    1: You put Swordsman on top of your outer-city, squad A.
1 arrange outer-city 2 A, lift Crossbowman, to outer-city 2 A
    Ada put Crossbowman on top of Bo's outer-city, squad A.
    1: You put Crossbowman on top of Bo's outer-city, squad A.
    2: Ada put Crossbowman on top of your outer-city, squad A.
1 done
    Round 37: Bo's turn.
    2: Round 37: your turn.
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
2 command outer-city 2 B, attack outer-city 2 A of seat 1
    Bo attacked Ada's Crossbowman with Knight: Bo's outer-city, squad A.
    1: Bo attacked your Crossbowman with Knight: Bo's outer-city, squad A.
    2: You attacked Ada's Crossbowman with Knight: your outer-city, squad A.
* dice 8
* dice 10
    Bo's attack wins: 15 against 13.
    2: Your attack wins: 15 against 13.
    Ada's Crossbowman died.
    1: Your Crossbowman died.
2 command outer-city 2 B, attack outer-city 2 A of seat 1
    Bo attacked Ada's Archer with Knight: Bo's outer-city, squad A.
    1: Bo attacked your Archer with Knight: Bo's outer-city, squad A.
    2: You attacked Ada's Archer with Knight: your outer-city, squad A.
* dice 9
* dice 7
    Bo's attack wins: 16 against 9.
    2: Your attack wins: 16 against 9.
    Ada's Archer died.
    1: Your Archer died.
2 command outer-city 2 B, attack outer-city 2 A of seat 1
    Bo attacked Ada's Archer with Knight: Bo's outer-city, squad A.
    1: Bo attacked your Archer with Knight: Bo's outer-city, squad A.
    2: You attacked Ada's Archer with Knight: your outer-city, squad A.
* dice 4
* dice 10
    Bo's attack is beaten off: 11 against 12.
    2: Your attack is beaten off: 11 against 12.
2 done
2 arrange inner-city 2 A, lift Crossbowman, to inner-city 2 B
    Bo put Crossbowman from Bo's inner-city, squad A, on top of Bo's inner-city, squad B.
    2: You put Crossbowman from your inner-city, squad A, on top of your inner-city, squad B.
2 arrange inner-city 2 B, lift Knight, to inner-city 2 B
    Bo put Knight on top of Bo's inner-city, squad B.
    2: You put Knight on top of your inner-city, squad B.
2 done
    Round 38: Ada's turn.
    1: Round 38: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Mage, pay 3
    Ada bought Mage with 3.
    1: You bought Mage with 3.
    Crossbowman came to the store.
1 discard Fletching
    Ada discarded Fletching.
    1: You discarded Fletching.
1 play Mage, to inner-city 1 A
    Ada played Mage to Ada's inner-city, squad A.
    1: You played Mage to your inner-city, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 done
1 done
    Round 38: Bo's turn.
    2: Round 38: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Tournament, pay 3, pay 1, pay 1, pay 1
    Bo bought Tournament with 1, 1, 1 and 3.
    2: You bought Tournament with 1, 1, 1 and 3.
* card Great Embassy
    Great Embassy came to the store.
2 play Archer, to inner-city 2 A
    Bo played Archer to Bo's inner-city, squad A.
    2: You played Archer to your inner-city, squad A.
2 command outer-city 2 B, attack outer-city 2 A of seat 1
    Bo attacked Ada's Archer with Knight: Bo's outer-city, squad A.
    1: Bo attacked your Archer with Knight: Bo's outer-city, squad A.
    2: You attacked Ada's Archer with Knight: your outer-city, squad A.
* dice 7
* dice 7
    Bo's attack wins: 14 against 9.
    2: Your attack wins: 14 against 9.
    Ada's Archer died.
    1: Your Archer died.
2 done
2 done
    Round 39: Ada's turn.
    1: Round 39: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Counterweights, pay 1, pay 1, pay 1, pay 1
    Ada bought Counterweights with 1, 1, 1 and 1.
    1: You bought Counterweights with 1, 1, 1 and 1.
* card Golden Age
    Golden Age came to the store.
1 discard Counterweights
    Ada discarded Counterweights.
    1: You discarded Counterweights.
1 command outer-city 2 B, top 1, to middle A
    Ada moved a unit from Bo's outer-city, squad B, to the middle, squad A.
    1: You moved a unit from Bo's outer-city, squad B, to the middle, squad A.
    2: Ada moved a unit from your outer-city, squad B, to the middle, squad A.
1 command outer-city 2 B, attack outer-city 2 A of seat 2
    Ada attacked Bo's Spearman with Mage: Bo's outer-city, squad A.
    1: You attacked Bo's Spearman with Mage: Bo's outer-city, squad A.
    2: Ada attacked your Spearman with Mage: your outer-city, squad A.
* dice 2
* dice 6
    Ada's attack is beaten off: 7 against 14.
    1: Your attack is beaten off: 7 against 14.
1 command outer-city 1 A, top 4, to middle A
    Ada moved 4 units from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved 4 units from your outer-city, squad A, to the middle, squad A.
1 done
    Round 39: Bo's turn.
    2: Round 39: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
    The discard pile became the main deck.
* card Painting
    2: You drew Painting.
2 play Tournament
    Bo played Tournament.
    2: You played Tournament.
2 command outer-city 2 B, attack outer-city 2 B of seat 1
    Bo attacked Ada's Mage with Knight: Bo's outer-city, squad B.
    1: Bo attacked your Mage with Knight: Bo's outer-city, squad B.
    2: You attacked Ada's Mage with Knight: your outer-city, squad B.
* dice 11
* dice 3
    Bo's attack wins: 18 against 7.
    2: Your attack wins: 18 against 7.
    Ada's Mage died.
    1: Your Mage died.
2 command inner-city 2 A, top 2, to walls 2 A
    Bo moved 2 units from Bo's inner-city, squad A, to Bo's walls, squad A.
    2: You moved 2 units from your inner-city, squad A, to your walls, squad A.
2 command outer-city 2 A, top 2, to inner-city 2 A
    Bo moved 2 units from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved 2 units from your outer-city, squad A, to your inner-city, squad A.
2 done
2 done
    Round 40: Ada's turn.
    1: Round 40: your turn.
1 buy Crossbowman, pay 1, pay 1
    Ada bought Crossbowman with 1 and 1.
    1: You bought Crossbowman with 1 and 1.
    Pikeman came to the store.
1 discard Crossbowman
    Ada discarded Crossbowman.
    1: You discarded Crossbowman.
1 command middle A, top 5, to outer-city 2 A
    Ada moved 5 units from the middle, squad A, to Bo's outer-city, squad A.
    1: You moved 5 units from the middle, squad A, to Bo's outer-city, squad A.
    2: Ada moved 5 units from the middle, squad A, to your outer-city, squad A.
1 arrange outer-city 2 A, lift Pikeman, to outer-city 2 A
    Ada put Pikeman on top of Bo's outer-city, squad A.
    1: You put Pikeman on top of Bo's outer-city, squad A.
    2: Ada put Pikeman on top of your outer-city, squad A.
1 done
    Round 40: Bo's turn.
    2: Round 40: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 1
    2: You drew coin 1.
2 play Painting
    Bo played Painting.
    2: You played Painting.
2 command inner-city 2 A, top 2, to outer-city 2 A
    Bo moved 2 units from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
2 command inner-city 2 B, top 6, to outer-city 2 B
    Bo moved 6 units from Bo's inner-city, squad B, to Bo's outer-city, squad B.
    2: You moved 6 units from your inner-city, squad B, to your outer-city, squad B.
2 command walls 2 A, top 1, to inner-city 2 B
    Bo moved a unit from Bo's walls, squad A, to Bo's inner-city, squad B.
    2: You moved a unit from your walls, squad A, to your inner-city, squad B.
2 command walls 2 A, top 1, to inner-city 2 A
    Bo moved a unit from Bo's walls, squad A, to Bo's inner-city, squad A.
    2: You moved a unit from your walls, squad A, to your inner-city, squad A.
2 arrange inner-city 2 B, lift Archer, to inner-city 2 A
    Bo put Archer from Bo's inner-city, squad B, on top of Bo's inner-city, squad A.
    2: You put Archer from your inner-city, squad B, on top of your inner-city, squad A.
2 done
    Round 41: Ada's turn.
    1: Round 41: your turn.
1 buy Pikeman, pay 1
    Ada bought Pikeman with 1.
    1: You bought Pikeman with 1.
    Pikeman came to the store.
1 play Pikeman, to inner-city 1 A
    Ada played Pikeman to Ada's inner-city, squad A.
    1: You played Pikeman to your inner-city, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 command outer-city 2 A, attack outer-city 2 A of seat 2
    Ada attacked Bo's Spearman with Pikeman: Bo's outer-city, squad A.
    1: You attacked Bo's Spearman with Pikeman: Bo's outer-city, squad A.
    2: Ada attacked your Spearman with Pikeman: your outer-city, squad A.
* dice 4
* dice 9
    Ada's attack is beaten off: 8 against 17.
    1: Your attack is beaten off: 8 against 17.
1 done
    Round 41: Bo's turn.
    2: Round 41: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Letters of Credit, pay 1, pay 1, pay 1, pay 1, pay 1
    Bo bought Letters of Credit with 1, 1, 1, 1 and 1.
    2: You bought Letters of Credit with 1, 1, 1, 1 and 1.
* card Star Forts
    Star Forts came to the store.
2 play Letters of Credit
    Bo played Letters of Credit.
    2: You played Letters of Credit.
2 command outer-city 2 B, attack outer-city 2 A of seat 1
    Bo attacked Ada's Pikeman with Knight: Bo's outer-city, squad A.
    1: Bo attacked your Pikeman with Knight: Bo's outer-city, squad A.
    2: You attacked Ada's Pikeman with Knight: your outer-city, squad A.
* dice 5
* dice 7
    Bo's attack is beaten off: 12 against 13.
    2: Your attack is beaten off: 12 against 13.
2 command outer-city 2 A, attack outer-city 2 A of seat 1
    Bo attacked Ada's Pikeman with Spearman: Bo's outer-city, squad A.
    1: Bo attacked your Pikeman with Spearman: Bo's outer-city, squad A.
    2: You attacked Ada's Pikeman with Spearman: your outer-city, squad A.
* dice 7
* dice 9
    Bo's attack is beaten off: 11 against 15.
    2: Your attack is beaten off: 11 against 15.
2 done
2 arrange inner-city 2 B, lift Pikeman, to inner-city 2 A
    Bo put Pikeman from Bo's inner-city, squad B, on top of Bo's inner-city, squad A.
    2: You put Pikeman from your inner-city, squad B, on top of your inner-city, squad A.
2 done
    Round 42: Ada's turn.
    1: Round 42: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Pikeman, pay 1
    Ada bought Pikeman with 1.
    1: You bought Pikeman with 1.
    Knight came to the store.
1 play Pikeman, to inner-city 1 A
    Ada played Pikeman to Ada's inner-city, squad A.
    1: You played Pikeman to your inner-city, squad A.
1 command outer-city 1 A, top 1, to inner-city 1 B
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad B.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
1 command outer-city 2 A, attack outer-city 2 A of seat 2
    Ada attacked Bo's Spearman with Pikeman: Bo's outer-city, squad A.
    1: You attacked Bo's Spearman with Pikeman: Bo's outer-city, squad A.
    2: Ada attacked your Spearman with Pikeman: your outer-city, squad A.
* dice 5
* dice 4
    Ada's attack is beaten off: 9 against 12.
    1: Your attack is beaten off: 9 against 12.
1 done
1 arrange outer-city 2 A, lift Pikeman, to outer-city 2 B
    Ada put Pikeman from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    1: You put Pikeman from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: Ada put Pikeman from your outer-city, squad A, on top of your outer-city, squad B.
1 arrange inner-city 1 A, lift Pikeman, to inner-city 1 B
    Ada put Pikeman from Ada's inner-city, squad A, on top of Ada's inner-city, squad B.
    1: You put Pikeman from your inner-city, squad A, on top of your inner-city, squad B.
1 arrange outer-city 2 B, lift Pikeman, to outer-city 2 A
    Ada put Pikeman from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    1: You put Pikeman from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    2: Ada put Pikeman from your outer-city, squad B, on top of your outer-city, squad A.
1 arrange inner-city 1 B, lift Pikeman, to inner-city 1 B
    Ada put Pikeman on top of Ada's inner-city, squad B.
    1: You put Pikeman on top of your inner-city, squad B.
1 arrange inner-city 1 B, lift Pikeman, to inner-city 1 A
    Ada put Pikeman from Ada's inner-city, squad B, on top of Ada's inner-city, squad A.
    1: You put Pikeman from your inner-city, squad B, on top of your inner-city, squad A.
1 done
    Round 42: Bo's turn.
    2: Round 42: your turn.
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
* card coin 5
    2: You drew coin 5.
2 play coin 5
    Bo played coin 5.
    2: You played coin 5.
2 command outer-city 2 B, attack outer-city 2 A of seat 1
    Bo attacked Ada's Pikeman with Knight: Bo's outer-city, squad A.
    1: Bo attacked your Pikeman with Knight: Bo's outer-city, squad A.
    2: You attacked Ada's Pikeman with Knight: your outer-city, squad A.
* dice 8
* dice 2
    Bo's attack wins: 15 against 8.
    2: Your attack wins: 15 against 8.
    Ada's Pikeman died.
    1: Your Pikeman died.
2 command outer-city 2 B, attack outer-city 2 A of seat 1
    Bo attacked Ada's Mage with Knight: Bo's outer-city, squad A.
    1: Bo attacked your Mage with Knight: Bo's outer-city, squad A.
    2: You attacked Ada's Mage with Knight: your outer-city, squad A.
* dice 8
* dice 9
    Bo's attack wins: 15 against 13.
    2: Your attack wins: 15 against 13.
    Ada's Mage died.
    1: Your Mage died.
2 command outer-city 2 A, attack outer-city 2 A of seat 1
    Bo attacked Ada's Swordsman with Spearman: Bo's outer-city, squad A.
    1: Bo attacked your Swordsman with Spearman: Bo's outer-city, squad A.
    2: You attacked Ada's Swordsman with Spearman: your outer-city, squad A.
* dice 5
* dice 8
    Bo's attack is beaten off: 9 against 12.
    2: Your attack is beaten off: 9 against 12.
2 done
2 done
    Round 43: Ada's turn.
    1: Round 43: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Crossbowman, pay 1, pay 1
    Ada bought Crossbowman with 1 and 1.
    1: You bought Crossbowman with 1 and 1.
    Knight came to the store.
1 play Crossbowman, to inner-city 1 B
    Ada played Crossbowman to Ada's inner-city, squad B.
    1: You played Crossbowman to your inner-city, squad B.
1 done
1 arrange inner-city 1 B, lift Pikeman, to inner-city 1 B
    Ada put Pikeman on top of Ada's inner-city, squad B.
    1: You put Pikeman on top of your inner-city, squad B.
1 done
    Round 43: Bo's turn.
    2: Round 43: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Great Embassy, pay 5, pay 3, pay 1, pay 1
    Bo bought Great Embassy with 1, 1, 3 and 5.
    2: You bought Great Embassy with 1, 1, 3 and 5.
* card Great Embassy
    Great Embassy came to the store.
2 play coin 1
    Bo played coin 1.
    2: You played coin 1.
2 command inner-city 2 A, top 2, to outer-city 2 A
    Bo moved 2 units from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
2 command outer-city 2 B, attack outer-city 2 A of seat 1
    Bo attacked Ada's Swordsman with Knight: Bo's outer-city, squad A.
    1: Bo attacked your Swordsman with Knight: Bo's outer-city, squad A.
    2: You attacked Ada's Swordsman with Knight: your outer-city, squad A.
* dice 5
* dice 2
    Bo's attack wins: 12 against 6.
    2: Your attack wins: 12 against 6.
    Ada's Swordsman died.
    1: Your Swordsman died.
2 command outer-city 2 B, attack outer-city 2 A of seat 1
    Bo attacked Ada's Trebuchet with Knight: Bo's outer-city, squad A.
    1: Bo attacked your Trebuchet with Knight: Bo's outer-city, squad A.
    2: You attacked Ada's Trebuchet with Knight: your outer-city, squad A.
* dice 4
* dice 5
    Bo's attack wins: 11 against 8.
    2: Your attack wins: 11 against 8.
    Ada's Trebuchet died.
    1: Your Trebuchet died.
2 done
2 done
    Round 44: Ada's turn.
    1: Round 44: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Knight, pay 1, pay 1, pay 1
    Ada bought Knight with 1, 1 and 1.
    1: You bought Knight with 1, 1 and 1.
    Knight came to the store.
1 play Knight, to inner-city 1 B
    Ada played Knight to Ada's inner-city, squad B.
    1: You played Knight to your inner-city, squad B.
1 command outer-city 2 A, attack outer-city 2 A of seat 2
    Ada attacked Bo's Pikeman with Crossbowman: Bo's outer-city, squad A.
    1: You attacked Bo's Pikeman with Crossbowman: Bo's outer-city, squad A.
    2: Ada attacked your Pikeman with Crossbowman: your outer-city, squad A.
* dice 9
* dice 10
    Ada's attack is beaten off: 13 against 20.
    1: Your attack is beaten off: 13 against 20.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 done
1 arrange inner-city 1 B, lift Crossbowman, to inner-city 1 A
    Ada put Crossbowman from Ada's inner-city, squad B, on top of Ada's inner-city, squad A.
    1: You put Crossbowman from your inner-city, squad B, on top of your inner-city, squad A.
1 done
    Round 44: Bo's turn.
    2: Round 44: your turn.
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
2 buy Tournament, pay 3, pay 1, pay 1, pay 1
    Bo bought Tournament with 1, 1, 1 and 3.
    2: You bought Tournament with 1, 1, 1 and 3.
* card Song of Praise
    Song of Praise came to the store.
2 play Great Embassy
    Bo played Great Embassy.
    2: You played Great Embassy.
2 command outer-city 2 B, attack outer-city 2 A of seat 1
    Bo attacked Ada's Crossbowman with Knight: Bo's outer-city, squad A.
    1: Bo attacked your Crossbowman with Knight: Bo's outer-city, squad A.
    2: You attacked Ada's Crossbowman with Knight: your outer-city, squad A.
* dice 9
* dice 7
    Bo's attack wins: 16 against 10.
    2: Your attack wins: 16 against 10.
    Ada's Crossbowman died.
    1: Your Crossbowman died.
2 command inner-city 2 A, top 1, to walls 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's walls, squad A.
    2: You moved a unit from your inner-city, squad A, to your walls, squad A.
2 command outer-city 2 A, top 2, to inner-city 2 A
    Bo moved 2 units from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved 2 units from your outer-city, squad A, to your inner-city, squad A.
2 command outer-city 2 A, top 1, to inner-city 2 A
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
2 command outer-city 2 A, top 1, to inner-city 2 A
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
2 done
    Round 45: Ada's turn.
    1: Round 45: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 10
    1: You drew coin 10.
1 play coin 10
    Ada played coin 10.
    1: You played coin 10.
1 command inner-city 1 B, top 2, to outer-city 1 B
    Ada moved 2 units from Ada's inner-city, squad B, to Ada's outer-city, squad B.
    1: You moved 2 units from your inner-city, squad B, to your outer-city, squad B.
1 command inner-city 1 A, top 1, to outer-city 1 B
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad B.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
1 command outer-city 1 A, top 1, to middle A
    Ada moved a unit from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved a unit from your outer-city, squad A, to the middle, squad A.
1 done
    Round 45: Bo's turn.
    2: Round 45: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Song of Praise, pay 1
    Bo bought Song of Praise with 1.
    2: You bought Song of Praise with 1.
* card Tournament
    Tournament came to the store.
2 play Trebuchet, to inner-city 2 A
    Bo played Trebuchet to Bo's inner-city, squad A.
    2: You played Trebuchet to your inner-city, squad A.
2 command inner-city 2 A, top 1, to outer-city 2 B
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad B.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
2 command walls 2 A, top 1, to inner-city 2 B
    Bo moved a unit from Bo's walls, squad A, to Bo's inner-city, squad B.
    2: You moved a unit from your walls, squad A, to your inner-city, squad B.
2 done
2 arrange inner-city 2 B, lift Archer, to inner-city 2 A
    Bo put Archer from Bo's inner-city, squad B, on top of Bo's inner-city, squad A.
    2: You put Archer from your inner-city, squad B, on top of your inner-city, squad A.
2 arrange inner-city 2 A, lift Spearman, to inner-city 2 A
    Bo put Spearman on top of Bo's inner-city, squad A.
    2: You put Spearman on top of your inner-city, squad A.
2 arrange outer-city 2 B, lift Knight, to outer-city 2 A
    Bo put Knight from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    2: You put Knight from your outer-city, squad B, on top of your outer-city, squad A.
2 arrange outer-city 2 A, lift Knight, to outer-city 2 B
    Bo put Knight from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: You put Knight from your outer-city, squad A, on top of your outer-city, squad B.
2 arrange outer-city 2 B, lift Swordsman, to outer-city 2 B
    Bo put Swordsman on top of Bo's outer-city, squad B.
    2: You put Swordsman on top of your outer-city, squad B.
2 done
    Round 46: Ada's turn.
    1: Round 46: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Chancellor, pay 10
    Ada bought Chancellor with 10.
    1: You bought Chancellor with 10.
* card Captain of the Guard
    Captain of the Guard came to the store.
1 play Chancellor
    Ada played Chancellor.
    1: You played Chancellor.
1 command middle A, top 1, to outer-city 1 B
    Ada moved a unit from the middle, squad A, to Ada's outer-city, squad B.
    1: You moved a unit from the middle, squad A, to your outer-city, squad B.
1 arrange outer-city 1 B, lift Knight, to outer-city 1 B
    Ada put Knight on top of Ada's outer-city, squad B.
    1: You put Knight on top of your outer-city, squad B.
1 arrange outer-city 1 B, lift Crossbowman, to outer-city 1 A
    Ada put Crossbowman from Ada's outer-city, squad B, on top of Ada's outer-city, squad A.
    1: You put Crossbowman from your outer-city, squad B, on top of your outer-city, squad A.
1 done
    Round 46: Bo's turn.
    2: Round 46: your turn.
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
2 buy Tournament, pay 3, pay 1, pay 1, pay 1
    Bo bought Tournament with 1, 1, 1 and 3.
    2: You bought Tournament with 1, 1, 1 and 3.
* card Tournament
    Tournament came to the store.
2 play Song of Praise
    Bo played Song of Praise.
    2: You played Song of Praise.
2 command outer-city 2 B, top 3, to inner-city 2 A
    Bo moved 3 units from Bo's outer-city, squad B, to Bo's inner-city, squad A.
    2: You moved 3 units from your outer-city, squad B, to your inner-city, squad A.
2 command outer-city 2 B, top 1, to inner-city 2 A
    Bo moved a unit from Bo's outer-city, squad B, to Bo's inner-city, squad A.
    2: You moved a unit from your outer-city, squad B, to your inner-city, squad A.
2 to outer-city 2 B
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad B.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
2 arrange inner-city 2 A, lift Knight, to inner-city 2 A
    Bo put Knight on top of Bo's inner-city, squad A.
    2: You put Knight on top of your inner-city, squad A.
2 done
    Round 47: Ada's turn.
    1: Round 47: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 1
    1: You drew coin 1.
1 discard coin 1
    Ada discarded coin 1.
    1: You discarded coin 1.
1 command outer-city 1 B, top 3, to middle A
    Ada moved 3 units from Ada's outer-city, squad B, to the middle, squad A.
    1: You moved 3 units from your outer-city, squad B, to the middle, squad A.
1 command outer-city 1 A, top 1, to middle A
    Ada moved a unit from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved a unit from your outer-city, squad A, to the middle, squad A.
1 arrange middle A, lift Crossbowman, to middle B
    Ada put Crossbowman from the middle, squad A, on top of the middle, squad B.
    1: You put Crossbowman from the middle, squad A, on top of the middle, squad B.
1 done
    Round 47: Bo's turn.
    2: Round 47: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 1
    2: You drew coin 1.
2 play Tournament
    Bo played Tournament.
    2: You played Tournament.
2 command outer-city 2 B, top 4, to inner-city 2 A
    Bo moved 4 units from Bo's outer-city, squad B, to Bo's inner-city, squad A.
    2: You moved 4 units from your outer-city, squad B, to your inner-city, squad A.
2 done
2 done
    Round 48: Ada's turn.
    1: Round 48: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Knight, pay 1, pay 1, pay 1
    Ada bought Knight with 1, 1 and 1.
    1: You bought Knight with 1, 1 and 1.
    Trebuchet came to the store.
1 discard Knight
    Ada discarded Knight.
    1: You discarded Knight.
1 command middle A, top 2, to outer-city 1 A
    Ada moved 2 units from the middle, squad A, to Ada's outer-city, squad A.
    1: You moved 2 units from the middle, squad A, to your outer-city, squad A.
1 command middle B, top 1, to outer-city 2 A
    Ada moved a unit from the middle, squad B, to Bo's outer-city, squad A.
    1: You moved a unit from the middle, squad B, to Bo's outer-city, squad A.
    2: Ada moved a unit from the middle, squad B, to your outer-city, squad A.
1 done
1 arrange outer-city 1 A, lift Knight, to outer-city 1 B
    Ada put Knight from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
    1: You put Knight from your outer-city, squad A, on top of your outer-city, squad B.
1 done
    Round 48: Bo's turn.
    2: Round 48: your turn.
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
2 buy Tournament, pay 3, pay 1, pay 1, pay 1
    Bo bought Tournament with 1, 1, 1 and 3.
    2: You bought Tournament with 1, 1, 1 and 3.
* card Song of Praise
    Song of Praise came to the store.
2 play Tournament
    Bo played Tournament.
    2: You played Tournament.
2 command inner-city 2 A, top 9, to outer-city 2 B
    Bo moved 9 units from Bo's inner-city, squad A, to Bo's outer-city, squad B.
    2: You moved 9 units from your inner-city, squad A, to your outer-city, squad B.
2 done
2 arrange inner-city 2 A, lift Pikeman, to inner-city 2 A
    Bo put Pikeman on top of Bo's inner-city, squad A.
    2: You put Pikeman on top of your inner-city, squad A.
2 done
    Round 49: Ada's turn.
    1: Round 49: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Trebuchet, pay 1
    Ada bought Trebuchet with 1.
    1: You bought Trebuchet with 1.
    Pikeman came to the store.
1 discard Trebuchet
    Ada discarded Trebuchet.
    1: You discarded Trebuchet.
1 command outer-city 2 A, attack outer-city 2 B of seat 2
    Ada attacked Bo's Knight with Crossbowman: Bo's outer-city, squad B.
    1: You attacked Bo's Knight with Crossbowman: Bo's outer-city, squad B.
    2: Ada attacked your Knight with Crossbowman: your outer-city, squad B.
* dice 11
* dice 10
    Ada's attack is beaten off: 15 against 20.
    1: Your attack is beaten off: 15 against 20.
1 command middle A, top 1, to outer-city 2 B
    Ada moved a unit from the middle, squad A, to Bo's outer-city, squad B.
    1: You moved a unit from the middle, squad A, to Bo's outer-city, squad B.
    2: Ada moved a unit from the middle, squad A, to your outer-city, squad B.
1 command outer-city 1 B, top 1, to middle A
    Ada moved a unit from Ada's outer-city, squad B, to the middle, squad A.
    1: You moved a unit from your outer-city, squad B, to the middle, squad A.
1 to outer-city 2 A
    Ada moved a unit from the middle, squad A, to Bo's outer-city, squad A.
    1: You moved a unit from the middle, squad A, to Bo's outer-city, squad A.
    2: Ada moved a unit from the middle, squad A, to your outer-city, squad A.
1 command outer-city 1 A, top 1, to middle A
    Ada moved a unit from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved a unit from your outer-city, squad A, to the middle, squad A.
1 done
    Round 49: Bo's turn.
    2: Round 49: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Song of Praise, pay 1
    Bo bought Song of Praise with 1.
    2: You bought Song of Praise with 1.
* card Great Embassy
    Great Embassy came to the store.
2 play coin 1
    Bo played coin 1.
    2: You played coin 1.
2 command outer-city 2 B, attack outer-city 2 B of seat 1
    Bo attacked Ada's Pikeman with Knight: Bo's outer-city, squad B.
    1: Bo attacked your Pikeman with Knight: Bo's outer-city, squad B.
    2: You attacked Ada's Pikeman with Knight: your outer-city, squad B.
* dice 10
* dice 7
    Bo's attack wins: 17 against 13.
    2: Your attack wins: 17 against 13.
    Ada's Pikeman died.
    1: Your Pikeman died.
2 done
2 done
    Round 50: Ada's turn.
    1: Round 50: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Knight, pay 1, pay 1, pay 1
    Ada bought Knight with 1, 1 and 1.
    1: You bought Knight with 1, 1 and 1.
    Mage came to the store.
1 play Knight, to inner-city 1 A
    Ada played Knight to Ada's inner-city, squad A.
    1: You played Knight to your inner-city, squad A.
1 done
1 done
    Round 50: Bo's turn.
    2: Round 50: your turn.
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
2 buy Tournament, pay 3, pay 1, pay 1, pay 1
    Bo bought Tournament with 1, 1, 1 and 3.
    2: You bought Tournament with 1, 1, 1 and 3.
* card Great Embassy
    Great Embassy came to the store.
2 play Tournament
    Bo played Tournament.
    2: You played Tournament.
2 command outer-city 2 B, attack outer-city 2 A of seat 1
    Bo attacked Ada's Knight with Knight: Bo's outer-city, squad A.
    1: Bo attacked your Knight with Knight: Bo's outer-city, squad A.
    2: You attacked Ada's Knight with Knight: your outer-city, squad A.
* dice 10
* dice 4
    Bo's attack wins: 17 against 10.
    2: Your attack wins: 17 against 10.
    Ada's Knight died.
    1: Your Knight died.
2 command outer-city 2 B, attack outer-city 2 A of seat 1
    Bo attacked Ada's Crossbowman with Knight: Bo's outer-city, squad A.
    1: Bo attacked your Crossbowman with Knight: Bo's outer-city, squad A.
    2: You attacked Ada's Crossbowman with Knight: your outer-city, squad A.
* dice 8
* dice 7
    Bo's attack wins: 15 against 10.
    2: Your attack wins: 15 against 10.
    Ada's Crossbowman died.
    1: Your Crossbowman died.
2 done
2 done
    Round 51: Ada's turn.
    1: Round 51: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Archer
    1: You drew Archer.
1 play Archer, to inner-city 1 A
    Ada played Archer to Ada's inner-city, squad A.
    1: You played Archer to your inner-city, squad A.
1 command inner-city 1 A, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
1 command middle A, top 1, to outer-city 2 A
    Ada moved a unit from the middle, squad A, to Bo's outer-city, squad A.
    1: You moved a unit from the middle, squad A, to Bo's outer-city, squad A.
    2: Ada moved a unit from the middle, squad A, to your outer-city, squad A.
1 arrange outer-city 1 A, lift Knight, to outer-city 1 A
    Ada put Knight on top of Ada's outer-city, squad A.
    1: You put Knight on top of your outer-city, squad A.
1 arrange outer-city 1 A, lift Knight, to outer-city 1 B
    Ada put Knight from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
    1: You put Knight from your outer-city, squad A, on top of your outer-city, squad B.
1 done
    Round 51: Bo's turn.
    2: Round 51: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Archer
    2: You drew Archer.
2 discard Tournament
    Bo discarded Tournament.
    2: You discarded Tournament.
2 command outer-city 2 B, attack outer-city 2 A of seat 1
    Bo attacked Ada's Pikeman with Knight: Bo's outer-city, squad A.
    1: Bo attacked your Pikeman with Knight: Bo's outer-city, squad A.
    2: You attacked Ada's Pikeman with Knight: your outer-city, squad A.
* dice 11
* dice 8
    Bo's attack wins: 18 against 14.
    2: Your attack wins: 18 against 14.
    Ada's Pikeman died.
    1: Your Pikeman died.
2 done
2 done
    Round 52: Ada's turn.
    1: Round 52: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Pikeman, pay 1
    Ada bought Pikeman with 1.
    1: You bought Pikeman with 1.
    Mage came to the store.
1 play Pikeman, to inner-city 1 A
    Ada played Pikeman to Ada's inner-city, squad A.
    1: You played Pikeman to your inner-city, squad A.
1 command outer-city 1 A, top 1, to inner-city 1 B
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad B.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
1 command outer-city 1 B, top 1, to inner-city 1 A
    Ada moved a unit from Ada's outer-city, squad B, to Ada's inner-city, squad A.
    1: You moved a unit from your outer-city, squad B, to your inner-city, squad A.
1 done
1 arrange inner-city 1 B, lift Archer, to inner-city 1 A
    Ada put Archer from Ada's inner-city, squad B, on top of Ada's inner-city, squad A.
    1: You put Archer from your inner-city, squad B, on top of your inner-city, squad A.
1 arrange inner-city 1 A, lift Knight, to inner-city 1 A
    Ada put Knight on top of Ada's inner-city, squad A.
    1: You put Knight on top of your inner-city, squad A.
1 done
    Round 52: Bo's turn.
    2: Round 52: your turn.
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
* card coin 1
    2: You drew coin 1.
2 discard Song of Praise
    Bo discarded Song of Praise.
    2: You discarded Song of Praise.
2 command outer-city 2 B, top 1, to inner-city 2 B
    Bo moved a unit from Bo's outer-city, squad B, to Bo's inner-city, squad B.
    2: You moved a unit from your outer-city, squad B, to your inner-city, squad B.
2 to outer-city 2 B
    Bo moved a unit from Bo's inner-city, squad B, to Bo's outer-city, squad B.
    2: You moved a unit from your inner-city, squad B, to your outer-city, squad B.
2 command inner-city 2 A, top 3, to outer-city 2 B
    Bo moved 3 units from Bo's inner-city, squad A, to Bo's outer-city, squad B.
    2: You moved 3 units from your inner-city, squad A, to your outer-city, squad B.
2 arrange outer-city 2 B, lift Knight, to outer-city 2 B
    Bo put Knight on top of Bo's outer-city, squad B.
    2: You put Knight on top of your outer-city, squad B.
2 done
    Round 53: Ada's turn.
    1: Round 53: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Mage, pay 1, pay 1, pay 1
    Ada bought Mage with 1, 1 and 1.
    1: You bought Mage with 1, 1 and 1.
    Crossbowman came to the store.
1 discard Mage
    Ada discarded Mage.
    1: You discarded Mage.
1 done
1 done
    Round 53: Bo's turn.
    2: Round 53: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Harbour, pay 1, pay 3, pay 1, pay 1
    Bo bought Harbour with 1, 1, 1 and 3.
    2: You bought Harbour with 1, 1, 1 and 3.
* card Steel
    Steel came to the store.
2 play Harbour
    Bo played Harbour.
    2: You played Harbour.
2 command outer-city 2 B, top 10, to inner-city 2 A
    Bo moved 10 units from Bo's outer-city, squad B, to Bo's inner-city, squad A.
    2: You moved 10 units from your outer-city, squad B, to your inner-city, squad A.
2 command outer-city 2 B, top 3, to inner-city 2 A
    Bo moved 3 units from Bo's outer-city, squad B, to Bo's inner-city, squad A.
    2: You moved 3 units from your outer-city, squad B, to your inner-city, squad A.
2 arrange inner-city 2 A, lift Trebuchet, to inner-city 2 A
    Bo put Trebuchet on top of Bo's inner-city, squad A.
    2: You put Trebuchet on top of your inner-city, squad A.
2 done
    Round 54: Ada's turn.
    1: Round 54: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Mage, pay 1, pay 1, pay 1
    Ada bought Mage with 1, 1 and 1.
    1: You bought Mage with 1, 1 and 1.
    Mage came to the store.
1 play Mage, to inner-city 1 A
    Ada played Mage to Ada's inner-city, squad A.
    1: You played Mage to your inner-city, squad A.
1 command inner-city 1 A, top 4, to outer-city 1 A
    Ada moved 4 units from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved 4 units from your inner-city, squad A, to your outer-city, squad A.
1 done
    Round 54: Bo's turn.
    2: Round 54: your turn.
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
* card coin 1
    2: You drew coin 1.
2 discard Trebuchet
    Bo discarded Trebuchet.
    2: You discarded Trebuchet.
2 done
2 arrange inner-city 2 A, lift Crossbowman, to inner-city 2 A
    Bo put Crossbowman on top of Bo's inner-city, squad A.
    2: You put Crossbowman on top of your inner-city, squad A.
2 arrange inner-city 2 A, lift Spearman, to inner-city 2 A
    Bo put Spearman on top of Bo's inner-city, squad A.
    2: You put Spearman on top of your inner-city, squad A.
2 arrange inner-city 2 A, lift Archer, to inner-city 2 A
    Bo put Archer on top of Bo's inner-city, squad A.
    2: You put Archer on top of your inner-city, squad A.
2 arrange inner-city 2 A, lift Knight, to inner-city 2 A
    Bo put Knight on top of Bo's inner-city, squad A.
    2: You put Knight on top of your inner-city, squad A.
2 done
    Round 55: Ada's turn.
    1: Round 55: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Crossbowman, pay 1, pay 1
    Ada bought Crossbowman with 1 and 1.
    1: You bought Crossbowman with 1 and 1.
    Crossbowman came to the store.
1 play Crossbowman, to inner-city 1 A
    Ada played Crossbowman to Ada's inner-city, squad A.
    1: You played Crossbowman to your inner-city, squad A.
1 command outer-city 1 A, top 2, to inner-city 1 A
    Ada moved 2 units from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved 2 units from your outer-city, squad A, to your inner-city, squad A.
1 done
1 arrange outer-city 1 A, lift Pikeman, to outer-city 1 A
    Ada put Pikeman on top of Ada's outer-city, squad A.
    1: You put Pikeman on top of your outer-city, squad A.
1 arrange inner-city 1 A, lift Mage, to inner-city 1 B
    Ada put Mage from Ada's inner-city, squad A, on top of Ada's inner-city, squad B.
    1: You put Mage from your inner-city, squad A, on top of your inner-city, squad B.
1 done
    Round 55: Bo's turn.
    2: Round 55: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy The Hall of Banners, pay 3, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Bo bought The Hall of Banners with 1, 1, 1, 1, 1, 1 and 3.
    2: You bought The Hall of Banners with 1, 1, 1, 1, 1, 1 and 3.
* card Longbows
    Longbows came to the store.
2 play Trebuchet, to inner-city 2 A
    Bo played Trebuchet to Bo's inner-city, squad A.
    2: You played Trebuchet to your inner-city, squad A.
2 done
2 done
    Round 56: Ada's turn.
    1: Round 56: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Crossbowman, pay 1, pay 1
    Ada bought Crossbowman with 1 and 1.
    1: You bought Crossbowman with 1 and 1.
    Pikeman came to the store.
1 play Crossbowman, to inner-city 1 B
    Ada played Crossbowman to Ada's inner-city, squad B.
    1: You played Crossbowman to your inner-city, squad B.
1 command inner-city 1 A, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
1 command inner-city 1 B, top 2, to outer-city 1 B
    Ada moved 2 units from Ada's inner-city, squad B, to Ada's outer-city, squad B.
    1: You moved 2 units from your inner-city, squad B, to your outer-city, squad B.
1 arrange outer-city 1 B, lift Mage, to outer-city 1 B
    Ada put Mage on top of Ada's outer-city, squad B.
    1: You put Mage on top of your outer-city, squad B.
1 done
    Round 56: Bo's turn.
    2: Round 56: your turn.
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
2 buy Captain of the Guard, pay 3, pay 1, pay 1
    Bo bought Captain of the Guard with 1, 1 and 3.
    2: You bought Captain of the Guard with 1, 1 and 3.
* card School
    School came to the store.
2 play The Hall of Banners
    Bo played The Hall of Banners.
    2: You played The Hall of Banners.
2 done
2 arrange inner-city 2 A, lift Crossbowman, to inner-city 2 A
    Bo put Crossbowman on top of Bo's inner-city, squad A.
    2: You put Crossbowman on top of your inner-city, squad A.
2 arrange inner-city 2 A, lift Knight, to inner-city 2 A
    Bo put Knight on top of Bo's inner-city, squad A.
    2: You put Knight on top of your inner-city, squad A.
2 done
    Round 57: Ada's turn.
    1: Round 57: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 1
    1: You drew coin 1.
1 play coin 1
    Ada played coin 1.
    1: You played coin 1.
1 command outer-city 1 A, top 4, to middle A
    Ada moved 4 units from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved 4 units from your outer-city, squad A, to the middle, squad A.
1 command outer-city 1 B, top 2, to middle B
    Ada moved 2 units from Ada's outer-city, squad B, to the middle, squad B.
    1: You moved 2 units from your outer-city, squad B, to the middle, squad B.
1 done
    Round 57: Bo's turn.
    2: Round 57: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Pikeman, pay 1, pay 1
    Bo bought Pikeman with 1 and 1.
    2: You bought Pikeman with 1 and 1.
    Mage came to the store.
2 play Captain of the Guard
    Bo played Captain of the Guard.
    2: You played Captain of the Guard.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 done
2 done
2 done
    Round 58: Ada's turn.
    1: Round 58: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Mage, pay 1, pay 1, pay 1
    Ada bought Mage with 1, 1 and 1.
    1: You bought Mage with 1, 1 and 1.
    Trebuchet came to the store.
1 play Mage, to inner-city 1 A
    Ada played Mage to Ada's inner-city, squad A.
    1: You played Mage to your inner-city, squad A.
1 command middle A, top 3, to outer-city 1 A
    Ada moved 3 units from the middle, squad A, to Ada's outer-city, squad A.
    1: You moved 3 units from the middle, squad A, to your outer-city, squad A.
1 command middle B, top 2, to outer-city 2 A
    Ada moved 2 units from the middle, squad B, to Bo's outer-city, squad A.
    1: You moved 2 units from the middle, squad B, to Bo's outer-city, squad A.
    2: Ada moved 2 units from the middle, squad B, to your outer-city, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 done
1 arrange outer-city 1 A, lift Knight, to outer-city 1 A
    Ada put Knight on top of Ada's outer-city, squad A.
    1: You put Knight on top of your outer-city, squad A.
1 arrange outer-city 2 A, lift Mage, to outer-city 2 B
    Ada put Mage from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    1: You put Mage from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: Ada put Mage from your outer-city, squad A, on top of your outer-city, squad B.
1 arrange outer-city 1 A, lift Crossbowman, to outer-city 1 B
    Ada put Crossbowman from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
    1: You put Crossbowman from your outer-city, squad A, on top of your outer-city, squad B.
1 done
    Round 58: Bo's turn.
    2: Round 58: your turn.
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
2 buy School, pay 3, pay 1
    Bo bought School with 1 and 3.
    2: You bought School with 1 and 3.
* card Theatre
    Theatre came to the store.
2 play School
    Bo played School.
    2: You played School.
2 done
2 done
    Round 59: Ada's turn.
    1: Round 59: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Recruiter
    1: You drew Recruiter.
1 discard Recruiter
    Ada discarded Recruiter.
    1: You discarded Recruiter.
1 command outer-city 1 A, top 2, to middle B
    Ada moved 2 units from Ada's outer-city, squad A, to the middle, squad B.
    1: You moved 2 units from your outer-city, squad A, to the middle, squad B.
1 command outer-city 2 B, attack outer-city 2 A of seat 2
    Ada attacked Bo's Knight with Mage: Bo's outer-city, squad A.
    1: You attacked Bo's Knight with Mage: Bo's outer-city, squad A.
    2: Ada attacked your Knight with Mage: your outer-city, squad A.
* dice 6
* dice 6
    Ada's attack is beaten off: 11 against 18.
    1: Your attack is beaten off: 11 against 18.
1 command outer-city 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
1 command outer-city 2 A, top 1, to middle A
    Ada moved a unit from Bo's outer-city, squad A, to the middle, squad A.
    1: You moved a unit from Bo's outer-city, squad A, to the middle, squad A.
    2: Ada moved a unit from your outer-city, squad A, to the middle, squad A.
1 command outer-city 1 B, top 1, to middle A
    Ada moved a unit from Ada's outer-city, squad B, to the middle, squad A.
    1: You moved a unit from your outer-city, squad B, to the middle, squad A.
1 done
    Round 59: Bo's turn.
    2: Round 59: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Theatre, pay 1, pay 1, pay 1, pay 1, pay 1
    Bo bought Theatre with 1, 1, 1, 1 and 1.
    2: You bought Theatre with 1, 1, 1, 1 and 1.
* card Foundry
    Foundry came to the store.
2 play Theatre
    Bo played Theatre.
    2: You played Theatre.
2 command outer-city 2 A, attack outer-city 2 B of seat 1
    Bo attacked Ada's Mage with Knight: Bo's outer-city, squad B.
    1: Bo attacked your Mage with Knight: Bo's outer-city, squad B.
    2: You attacked Ada's Mage with Knight: your outer-city, squad B.
* dice 6
* dice 5
    Bo's attack wins: 14 against 9.
    2: Your attack wins: 14 against 9.
    Ada's Mage died.
    1: Your Mage died.
2 command inner-city 2 A, top 1, to walls 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's walls, squad A.
    2: You moved a unit from your inner-city, squad A, to your walls, squad A.
2 done
2 arrange inner-city 2 A, lift Knight, to inner-city 2 B
    Bo put Knight from Bo's inner-city, squad A, on top of Bo's inner-city, squad B.
    2: You put Knight from your inner-city, squad A, on top of your inner-city, squad B.
2 arrange inner-city 2 A, lift Swordsman, to inner-city 2 A
    Bo put Swordsman on top of Bo's inner-city, squad A.
    2: You put Swordsman on top of your inner-city, squad A.
2 arrange inner-city 2 B, lift Knight, to inner-city 2 A
    Bo put Knight from Bo's inner-city, squad B, on top of Bo's inner-city, squad A.
    2: You put Knight from your inner-city, squad B, on top of your inner-city, squad A.
2 arrange inner-city 2 A, lift Swordsman, to inner-city 2 A
    Bo put Swordsman on top of Bo's inner-city, squad A.
    2: You put Swordsman on top of your inner-city, squad A.
2 arrange inner-city 2 A, lift Trebuchet, to inner-city 2 B
    Bo put Trebuchet from Bo's inner-city, squad A, on top of Bo's inner-city, squad B.
    2: You put Trebuchet from your inner-city, squad A, on top of your inner-city, squad B.
2 arrange inner-city 2 A, lift Knight, to inner-city 2 A
    Bo put Knight on top of Bo's inner-city, squad A.
    2: You put Knight on top of your inner-city, squad A.
2 done
    Round 60: Ada's turn.
    1: Round 60: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Trebuchet, pay 1
    Ada bought Trebuchet with 1.
    1: You bought Trebuchet with 1.
    Crossbowman came to the store.
1 play Trebuchet, to inner-city 1 A
    Ada played Trebuchet to Ada's inner-city, squad A.
    1: You played Trebuchet to your inner-city, squad A.
1 command middle A, top 3, to outer-city 2 A
    Ada moved 3 units from the middle, squad A, to Bo's outer-city, squad A.
    1: You moved 3 units from the middle, squad A, to Bo's outer-city, squad A.
    2: Ada moved 3 units from the middle, squad A, to your outer-city, squad A.
1 command inner-city 1 A, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
1 command middle B, top 2, to outer-city 2 A
    Ada moved 2 units from the middle, squad B, to Bo's outer-city, squad A.
    1: You moved 2 units from the middle, squad B, to Bo's outer-city, squad A.
    2: Ada moved 2 units from the middle, squad B, to your outer-city, squad A.
1 arrange outer-city 1 A, lift Pikeman, to outer-city 1 A
    Ada put Pikeman on top of Ada's outer-city, squad A.
    1: You put Pikeman on top of your outer-city, squad A.
1 arrange outer-city 2 A, lift Crossbowman, to outer-city 2 A
    Ada put Crossbowman on top of Bo's outer-city, squad A.
    1: You put Crossbowman on top of Bo's outer-city, squad A.
    2: Ada put Crossbowman on top of your outer-city, squad A.
1 done
    Round 60: Bo's turn.
    2: Round 60: your turn.
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
2 buy Star Forts, pay 1, pay 3
    Bo bought Star Forts with 1 and 3.
    2: You bought Star Forts with 1 and 3.
* card Perspective
    Perspective came to the store.
2 play Pikeman, to inner-city 2 A
    Bo played Pikeman to Bo's inner-city, squad A.
    2: You played Pikeman to your inner-city, squad A.
2 command inner-city 2 B, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad B, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
2 done
2 arrange inner-city 2 A, lift Knight, to inner-city 2 A
    Bo put Knight on top of Bo's inner-city, squad A.
    2: You put Knight on top of your inner-city, squad A.
2 arrange outer-city 2 A, lift Trebuchet, to outer-city 2 B
    Bo put Trebuchet from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: You put Trebuchet from your outer-city, squad A, on top of your outer-city, squad B.
2 arrange inner-city 2 A, lift Spy, to inner-city 2 A
    Bo put Spy on top of Bo's inner-city, squad A.
    2: You put Spy on top of your inner-city, squad A.
2 arrange outer-city 2 A, lift Knight, to outer-city 2 B
    Bo put Knight from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: You put Knight from your outer-city, squad A, on top of your outer-city, squad B.
2 arrange inner-city 2 A, lift Knight, to inner-city 2 A
    Bo put Knight on top of Bo's inner-city, squad A.
    2: You put Knight on top of your inner-city, squad A.
2 done
    The last round is over: the most victory points win.

    Bo wins.
    2: You win!
    1. Bo: 22 victory points
    2: 1. You: 22 victory points
    2. Ada: 1 victory point
    1: 2. You: 1 victory point
    3. Carin: 1 victory point
    3: 3. You: 1 victory point
