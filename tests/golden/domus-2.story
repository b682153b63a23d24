Regalia: 1
Game: domus
Rules: 1
Data: b933531f4a0adb15a9862df36d3f8353265c529e4362891672f4d5dacc6f1b63
Seats: 2
Player 1: Ada
Player 2: Bo
Result: 10 (1.), 0 (2.)
Seed-Hash: 2385c0a5bfdb0ed68489245f614cf68d92761ad15984c16958cdfd28c4172d89
Seed: 655facdb71deeab2b67e3307286fff40a20ce99c253b486b5165a551542eeab5

* dice 6
    Ada threw 6 for the start.
    1: You threw 6 for the start.
* dice 3
    Bo threw 3 for the start.
    2: You threw 3 for the start.
    Bo threw least and begins.
    2: You threw least and begins.
2 kingdom Free Ports of Sel, hero The Architect, terrain River, flag Quill
    Bo chose Free Ports of Sel with The Architect, River and the Quill.
    2: You chose Free Ports of Sel with The Architect, River and the Quill.
1 kingdom Wide Downs, hero The Envoy, terrain Plain, flag Sheaf
    Ada chose Wide Downs with The Envoy, Plain and the Sheaf.
    1: You chose Wide Downs with The Envoy, Plain and the Sheaf.
* middle Coast
    Coast lies in the middle.
    Ada drew 5 cards.
    1: You drew 5 cards.
    Bo drew 6 cards.
    2: You drew 6 cards.
* card Pikeman
    Pikeman came to the store.
* card Sorcerer
    Sorcerer came to the store.
* card Pikeman
    Pikeman came to the store.
* card Mage
    Mage came to the store.
* card Pikeman
    Pikeman came to the store.
* card Great Embassy
    Great Embassy came to the store.
* card Song of Praise
    Song of Praise came to the store.
* card Great Embassy
    Great Embassy came to the store.
* card Song of Praise
    Song of Praise came to the store.
* card Great Embassy
    Great Embassy came to the store.
* card Market
    Market came to the store.
* card The Colossal Gate
    The Colossal Gate came to the store.
* card Chancellor
    Chancellor came to the store.
* card The Great Library
    The Great Library came to the store.
* card Printing
    Printing came to the store.
* card Coronation
    2: You drew Coronation.
* card coin 5
    2: You drew coin 5.
* card coin 1
    2: You drew coin 1.
* card coin 3
    2: You drew coin 3.
* card Coronation
    2: You drew Coronation.
* card Spy
    2: You drew Spy.
* card Archer
    1: You drew Archer.
* card Archer
    1: You drew Archer.
* card Tax Collector
    1: You drew Tax Collector.
* card Swordsman
    1: You drew Swordsman.
* card coin 5
    1: You drew coin 5.
    Round 1: Bo's turn.
    2: Round 1: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Horse Breeding
    2: You drew Horse Breeding.
2 play coin 1
    Bo played coin 1.
    2: You played coin 1.
    Round 1: Ada's turn.
    1: Round 1: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Archer
    1: You drew Archer.
1 discard coin 5
    Ada discarded coin 5.
    1: You discarded coin 5.
    Round 2: Bo's turn.
    2: Round 2: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Market, pay 1, pay 1
    Bo bought Market with 1 and 1.
    2: You bought Market with 1 and 1.
* card School
    School came to the store.
2 play Market
    Bo played Market.
    2: You played Market.
    Round 2: Ada's turn.
    1: Round 2: your turn.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card coin 5
    1: You drew coin 5.
* card Coinage
    1: You drew Coinage.
1 put back Coinage
    Ada put Coinage on the discard pile.
    1: You put Coinage on the discard pile.
1 discard coin 5
    Ada discarded coin 5.
    1: You discarded coin 5.
    Round 3: Bo's turn.
    2: Round 3: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Ploughs
    2: You drew Ploughs.
2 play Ploughs
    Bo played Ploughs.
    2: You played Ploughs.
    Round 3: Ada's turn.
    1: Round 3: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 1
    1: You drew coin 1.
1 play Swordsman, to inner-city 1 A
    Ada played Swordsman to Ada's inner-city, squad A.
    1: You played Swordsman to your inner-city, squad A.
1 done
    Round 4: Bo's turn.
    2: Round 4: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Song of Praise, pay 1, pay 1, pay 1
    Bo bought Song of Praise with 1, 1 and 1.
    2: You bought Song of Praise with 1, 1 and 1.
* card Tournament
    Tournament came to the store.
2 play coin 5
    Bo played coin 5.
    2: You played coin 5.
    Round 4: Ada's turn.
    1: Round 4: your turn.
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
1 play Archer, to inner-city 1 A
    Ada played Archer to Ada's inner-city, squad A.
    1: You played Archer to your inner-city, squad A.
1 done
1 arrange inner-city 1 A, lift Swordsman, to inner-city 1 A
    Ada put Swordsman on top of Ada's inner-city, squad A.
    1: You put Swordsman on top of your inner-city, squad A.
1 done
    Round 5: Bo's turn.
    2: Round 5: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Scholar
    2: You drew Scholar.
2 play Spy, to inner-city 2 A
    Bo played Spy to Bo's inner-city, squad A.
    2: You played Spy to your inner-city, squad A.
2 done
    Round 5: Ada's turn.
    1: Round 5: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Coronation
    1: You drew Coronation.
1 play Archer, to inner-city 1 A
    Ada played Archer to Ada's inner-city, squad A.
    1: You played Archer to your inner-city, squad A.
1 command inner-city 1 A, top 3, to outer-city 1 A
    Ada moved 3 units from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved 3 units from your inner-city, squad A, to your outer-city, squad A.
1 arrange outer-city 1 A, lift Archer, to outer-city 1 B
    Ada put Archer from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
    1: You put Archer from your outer-city, squad A, on top of your outer-city, squad B.
1 arrange outer-city 1 A, lift Swordsman, to outer-city 1 A
    Ada put Swordsman on top of Ada's outer-city, squad A.
    1: You put Swordsman on top of your outer-city, squad A.
1 done
    Round 6: Bo's turn.
    2: Round 6: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy School, pay 1, pay 1, pay 1
    Bo bought School with 1, 1 and 1.
    2: You bought School with 1, 1 and 1.
* card Plate
    Plate came to the store.
2 play School
    Bo played School.
    2: You played School.
2 done
    Round 6: Ada's turn.
    1: Round 6: your turn.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card coin 3
    1: You drew coin 3.
* card Swordsman
    1: You drew Swordsman.
1 put back coin 3
    Ada put coin 3 on the discard pile.
    1: You put coin 3 on the discard pile.
1 play Swordsman, to inner-city 1 A
    Ada played Swordsman to Ada's inner-city, squad A.
    1: You played Swordsman to your inner-city, squad A.
1 command outer-city 1 A, top 2, to middle A
    Ada moved 2 units from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved 2 units from your outer-city, squad A, to the middle, squad A.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 command outer-city 1 B, top 1, to middle A
    Ada moved a unit from Ada's outer-city, squad B, to the middle, squad A.
    1: You moved a unit from your outer-city, squad B, to the middle, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 arrange middle A, lift Swordsman, to middle A
    Ada put Swordsman on top of the middle, squad A.
    1: You put Swordsman on top of the middle, squad A.
1 done
    Round 7: Bo's turn.
    2: Round 7: your turn.
2 buy Printing, pay 5
    Bo bought Printing with 5.
    2: You bought Printing with 5.
* card Harbour
    Harbour came to the store.
2 play Scholar
    Bo played Scholar.
    2: You played Scholar.
    Bo drew 2 cards.
    2: You drew 2 cards.
* card coin 3
    2: You drew coin 3.
* card Spearman
    2: You drew Spearman.
2 done
2 discard Printing
    Bo discarded Printing.
    2: You discarded Printing.
    Round 7: Ada's turn.
    1: Round 7: your turn.
1 buy Pikeman, pay 1
    Ada bought Pikeman with 1.
    1: You bought Pikeman with 1.
* card Knight
    Knight came to the store.
1 play Pikeman, to inner-city 1 A
    Ada played Pikeman to Ada's inner-city, squad A.
    1: You played Pikeman to your inner-city, squad A.
1 command middle A, top 3, to outer-city 2 A
    Ada moved 3 units from the middle, squad A, to Bo's outer-city, squad A.
    1: You moved 3 units from the middle, squad A, to Bo's outer-city, squad A.
    2: Ada moved 3 units from the middle, squad A, to your outer-city, squad A.
1 done
1 arrange outer-city 2 A, lift Swordsman, to outer-city 2 B
    Ada put Swordsman from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    1: You put Swordsman from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: Ada put Swordsman from your outer-city, squad A, on top of your outer-city, squad B.
1 arrange outer-city 2 A, lift Archer, to outer-city 2 A
    Ada put Archer on top of Bo's outer-city, squad A.
    1: You put Archer on top of Bo's outer-city, squad A.
    2: Ada put Archer on top of your outer-city, squad A.
1 arrange outer-city 2 B, lift Swordsman, to outer-city 2 A
    Ada put Swordsman from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    1: You put Swordsman from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    2: Ada put Swordsman from your outer-city, squad B, on top of your outer-city, squad A.
1 done
    Round 8: Bo's turn.
    2: Round 8: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Plate, pay 1, pay 1, pay 1
    Bo bought Plate with 1, 1 and 1.
    2: You bought Plate with 1, 1 and 1.
* card Counterpoint
    Counterpoint came to the store.
2 discard Coronation
    Bo discarded Coronation.
    2: You discarded Coronation.
2 done
    Round 8: Ada's turn.
    1: Round 8: your turn.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Spearman
    1: You drew Spearman.
* card Arithmetic
    1: You drew Arithmetic.
1 put back Arithmetic
    Ada put Arithmetic on the discard pile.
    1: You put Arithmetic on the discard pile.
1 play coin 5
    Ada played coin 5.
    1: You played coin 5.
1 command outer-city 1 A, top 1, to inner-city 1 B
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad B.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
1 command outer-city 2 A, attack the walls
    Ada attacked Bo's walls with Swordsman.
    1: You attacked Bo's walls with Swordsman.
    2: Ada attacked your walls with Swordsman.
* dice 9
* dice 7
    Ada's attack is beaten off: 13 against 15.
    1: Your attack is beaten off: 13 against 15.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 done
    Round 9: Bo's turn.
    2: Round 9: your turn.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card Spearman
    2: You drew Spearman.
* card coin 1
    2: You drew coin 1.
2 put back Spearman
    Bo put Spearman on the discard pile.
    2: You put Spearman on the discard pile.
2 discard Plate
    Bo discarded Plate.
    2: You discarded Plate.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
    Round 9: Ada's turn.
    1: Round 9: your turn.
1 buy Sorcerer, pay 5
    Ada bought Sorcerer with 5.
    1: You bought Sorcerer with 5.
* card Knight
    Knight came to the store.
1 play Sorcerer, to inner-city 1 B
    Ada played Sorcerer to Ada's inner-city, squad B.
    1: You played Sorcerer to your inner-city, squad B.
1 command inner-city 1 B, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad B, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
1 command outer-city 2 A, attack outer-city 2 A of seat 2
    Ada attacked Bo's Spy with Swordsman: Bo's outer-city, squad A.
    1: You attacked Bo's Spy with Swordsman: Bo's outer-city, squad A.
    2: Ada attacked your Spy with Swordsman: your outer-city, squad A.
* dice 10
* dice 10
    Ada's attack wins: 14 against 12.
    1: Your attack wins: 14 against 12.
    Bo's Spy died.
    2: Your Spy died.
1 command inner-city 1 B, top 1, to outer-city 1 B
    Ada moved a unit from Ada's inner-city, squad B, to Ada's outer-city, squad B.
    1: You moved a unit from your inner-city, squad B, to your outer-city, squad B.
1 command outer-city 2 A, attack the walls
    Ada attacked Bo's walls with Swordsman.
    1: You attacked Bo's walls with Swordsman.
    2: Ada attacked your walls with Swordsman.
* dice 6
* dice 5
    Ada's attack is beaten off: 10 against 13.
    1: Your attack is beaten off: 10 against 13.
1 arrange outer-city 1 A, lift Pikeman, to outer-city 1 A
    Ada put Pikeman on top of Ada's outer-city, squad A.
    1: You put Pikeman on top of your outer-city, squad A.
1 arrange outer-city 2 A, lift Swordsman, to outer-city 2 B
    Ada put Swordsman from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    1: You put Swordsman from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: Ada put Swordsman from your outer-city, squad A, on top of your outer-city, squad B.
1 done
    Round 10: Bo's turn.
    2: Round 10: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Pikeman, pay 1, pay 1
    Bo bought Pikeman with 1 and 1.
    2: You bought Pikeman with 1 and 1.
* card Mage
    Mage came to the store.
2 play Pikeman, to inner-city 2 A
    Bo played Pikeman to Bo's inner-city, squad A.
    2: You played Pikeman to your inner-city, squad A.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
    Round 10: Ada's turn.
    1: Round 10: your turn.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Arithmetic
    1: You drew Arithmetic.
* card coin 3
    1: You drew coin 3.
1 put back coin 3
    Ada put coin 3 on the discard pile.
    1: You put coin 3 on the discard pile.
1 play Spearman, to inner-city 1 A
    Ada played Spearman to Ada's inner-city, squad A.
    1: You played Spearman to your inner-city, squad A.
1 command outer-city 1 A, top 2, to middle A
    Ada moved 2 units from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved 2 units from your outer-city, squad A, to the middle, squad A.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 command outer-city 2 B, attack outer-city 2 A of seat 2
    Ada attacked Bo's Pikeman with Swordsman: Bo's outer-city, squad A.
    1: You attacked Bo's Pikeman with Swordsman: Bo's outer-city, squad A.
    2: Ada attacked your Pikeman with Swordsman: your outer-city, squad A.
* dice 4
* dice 11
    Ada's attack is beaten off: 8 against 17.
    1: Your attack is beaten off: 8 against 17.
1 done
1 done
    Round 11: Bo's turn.
    2: Round 11: your turn.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card coin 1
    2: You drew coin 1.
* card Tax Collector
    2: You drew Tax Collector.
2 put back Tax Collector
    Bo put Tax Collector on the discard pile.
    2: You put Tax Collector on the discard pile.
2 play Song of Praise
    Bo played Song of Praise.
    2: You played Song of Praise.
2 command outer-city 2 A, attack outer-city 2 B of seat 1
    Bo attacked Ada's Swordsman with Pikeman: Bo's outer-city, squad B.
    1: Bo attacked your Swordsman with Pikeman: Bo's outer-city, squad B.
    2: You attacked Ada's Swordsman with Pikeman: your outer-city, squad B.
* dice 7
* dice 4
    Bo's attack wins: 11 against 8.
    2: Your attack wins: 11 against 8.
    Ada's Swordsman died.
    1: Your Swordsman died.
2 done
    Round 11: Ada's turn.
    1: Round 11: your turn.
1 buy Pikeman, pay 1
    Ada bought Pikeman with 1.
    1: You bought Pikeman with 1.
* card Knight
    Knight came to the store.
1 play Pikeman, to inner-city 1 A
    Ada played Pikeman to Ada's inner-city, squad A.
    1: You played Pikeman to your inner-city, squad A.
1 command outer-city 2 A, top 1, to middle B
    Ada moved a unit from Bo's outer-city, squad A, to the middle, squad B.
    1: You moved a unit from Bo's outer-city, squad A, to the middle, squad B.
    2: Ada moved a unit from your outer-city, squad A, to the middle, squad B.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 command outer-city 2 A, attack outer-city 2 A of seat 2
    Ada attacked Bo's Pikeman with Archer: Bo's outer-city, squad A.
    1: You attacked Bo's Pikeman with Archer: Bo's outer-city, squad A.
    2: Ada attacked your Pikeman with Archer: your outer-city, squad A.
* dice 6
* dice 2
    Ada's attack is beaten off: 8 against 8.
    1: Your attack is beaten off: 8 against 8.
1 command outer-city 1 A, top 1, to middle B
    Ada moved a unit from Ada's outer-city, squad A, to the middle, squad B.
    1: You moved a unit from your outer-city, squad A, to the middle, squad B.
1 command middle A, top 2, to outer-city 2 B
    Ada moved 2 units from the middle, squad A, to Bo's outer-city, squad B.
    1: You moved 2 units from the middle, squad A, to Bo's outer-city, squad B.
    2: Ada moved 2 units from the middle, squad A, to your outer-city, squad B.
1 command outer-city 1 B, top 1, to middle B
    Ada moved a unit from Ada's outer-city, squad B, to the middle, squad B.
    1: You moved a unit from your outer-city, squad B, to the middle, squad B.
1 done
1 done
    Round 12: Bo's turn.
    2: Round 12: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Song of Praise, pay 1, pay 1, pay 1
    Bo bought Song of Praise with 1, 1 and 1.
    2: You bought Song of Praise with 1, 1 and 1.
* card Tournament
    Tournament came to the store.
2 play Spearman, to inner-city 2 A
    Bo played Spearman to Bo's inner-city, squad A.
    2: You played Spearman to your inner-city, squad A.
2 command outer-city 2 A, attack outer-city 2 A of seat 1
    Bo attacked Ada's Archer with Pikeman: Bo's outer-city, squad A.
    1: Bo attacked your Archer with Pikeman: Bo's outer-city, squad A.
    2: You attacked Ada's Archer with Pikeman: your outer-city, squad A.
* dice 7
* dice 9
    Bo's attack is beaten off: 11 against 11.
    2: Your attack is beaten off: 11 against 11.
2 done
    Round 12: Ada's turn.
    1: Round 12: your turn.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Herald
    1: You drew Herald.
* card coin 3
    1: You drew coin 3.
1 put back Herald
    Ada put Herald on the discard pile.
    1: You put Herald on the discard pile.
1 play Archer, to inner-city 1 A
    Ada played Archer to Ada's inner-city, squad A.
    1: You played Archer to your inner-city, squad A.
1 command inner-city 1 A, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's walls, squad A.
    1: You moved a unit from your inner-city, squad A, to your walls, squad A.
1 command outer-city 2 B, attack outer-city 2 A of seat 2
    Ada attacked Bo's Pikeman with Pikeman: Bo's outer-city, squad A.
    1: You attacked Bo's Pikeman with Pikeman: Bo's outer-city, squad A.
    2: Ada attacked your Pikeman with Pikeman: your outer-city, squad A.
* dice 4
* dice 3
    Ada's attack is beaten off: 8 against 9.
    1: Your attack is beaten off: 8 against 9.
1 command outer-city 2 A, attack outer-city 2 A of seat 2
    Ada attacked Bo's Pikeman with Archer: Bo's outer-city, squad A.
    1: You attacked Bo's Pikeman with Archer: Bo's outer-city, squad A.
    2: Ada attacked your Pikeman with Archer: your outer-city, squad A.
* dice 7
* dice 10
    Ada's attack is beaten off: 9 against 16.
    1: Your attack is beaten off: 9 against 16.
1 command middle B, top 3, to outer-city 2 B
    Ada moved 3 units from the middle, squad B, to Bo's outer-city, squad B.
    1: You moved 3 units from the middle, squad B, to Bo's outer-city, squad B.
    2: Ada moved 3 units from the middle, squad B, to your outer-city, squad B.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 arrange outer-city 2 B, lift Pikeman, to outer-city 2 B
    Ada put Pikeman on top of Bo's outer-city, squad B.
    1: You put Pikeman on top of Bo's outer-city, squad B.
    2: Ada put Pikeman on top of your outer-city, squad B.
1 done
    Round 13: Bo's turn.
    2: Round 13: your turn.
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
2 play coin 1
    Bo played coin 1.
    2: You played coin 1.
2 command outer-city 2 A, attack outer-city 2 A of seat 1
    Bo attacked Ada's Archer with Pikeman: Bo's outer-city, squad A.
    1: Bo attacked your Archer with Pikeman: Bo's outer-city, squad A.
    2: You attacked Ada's Archer with Pikeman: your outer-city, squad A.
* dice 8
* dice 5
    Bo's attack wins: 12 against 7.
    2: Your attack wins: 12 against 7.
    Ada's Archer died.
    1: Your Archer died.
2 command outer-city 2 A, attack outer-city 2 B of seat 1
    Bo attacked Ada's Pikeman with Pikeman: Bo's outer-city, squad B.
    1: Bo attacked your Pikeman with Pikeman: Bo's outer-city, squad B.
    2: You attacked Ada's Pikeman with Pikeman: your outer-city, squad B.
* dice 5
* dice 11
    Bo's attack is beaten off: 9 against 17.
    2: Your attack is beaten off: 9 against 17.
2 command inner-city 2 A, top 1, to outer-city 2 B
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad B.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
2 arrange outer-city 2 A, lift Pikeman, to outer-city 2 B
    Bo put Pikeman from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: You put Pikeman from your outer-city, squad A, on top of your outer-city, squad B.
2 done
    Round 13: Ada's turn.
    1: Round 13: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 1
    1: You drew coin 1.
1 play Arithmetic
    Ada played Arithmetic.
    1: You played Arithmetic.
1 command outer-city 2 B, attack outer-city 2 B of seat 2
    Ada attacked Bo's Pikeman with Pikeman: Bo's outer-city, squad B.
    1: You attacked Bo's Pikeman with Pikeman: Bo's outer-city, squad B.
    2: Ada attacked your Pikeman with Pikeman: your outer-city, squad B.
* dice 7
* dice 9
    Ada's attack is beaten off: 11 against 15.
    1: Your attack is beaten off: 11 against 15.
1 command walls 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's walls, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your walls, squad A, to your outer-city, squad A.
1 done
    Round 14: Bo's turn.
    2: Round 14: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Counterpoint, pay 1, pay 1, pay 1
    Bo bought Counterpoint with 1, 1 and 1.
    2: You bought Counterpoint with 1, 1 and 1.
* card Perspective
    Perspective came to the store.
2 play Coronation
    Bo played Coronation.
    2: You played Coronation.
2 command outer-city 2 B, top 1, to inner-city 2 A
    Bo moved a unit from Bo's outer-city, squad B, to Bo's inner-city, squad A.
    2: You moved a unit from your outer-city, squad B, to your inner-city, squad A.
2 command outer-city 2 B, attack outer-city 2 B of seat 1
    Bo attacked Ada's Pikeman with Spearman: Bo's outer-city, squad B.
    1: Bo attacked your Pikeman with Spearman: Bo's outer-city, squad B.
    2: You attacked Ada's Pikeman with Spearman: your outer-city, squad B.
* dice 7
* dice 9
    Bo's attack is beaten off: 10 against 15.
    2: Your attack is beaten off: 10 against 15.
    Round 14: Ada's turn.
    1: Round 14: your turn.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Moneyer
    1: You drew Moneyer.
* card Saboteur
    1: You drew Saboteur.
1 put back Saboteur
    Ada put Saboteur on the discard pile.
    1: You put Saboteur on the discard pile.
1 play Coronation
    Ada played Coronation.
    1: You played Coronation.
1 command outer-city 2 B, attack outer-city 2 B of seat 2
    Ada attacked Bo's Spearman with Pikeman: Bo's outer-city, squad B.
    1: You attacked Bo's Spearman with Pikeman: Bo's outer-city, squad B.
    2: Ada attacked your Spearman with Pikeman: your outer-city, squad B.
* dice 6
* dice 10
    Ada's attack is beaten off: 10 against 14.
    1: Your attack is beaten off: 10 against 14.
1 command outer-city 1 A, top 2, to middle A
    Ada moved 2 units from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved 2 units from your outer-city, squad A, to the middle, squad A.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 arrange middle A, lift Pikeman, to middle A
    Ada put Pikeman on top of the middle, squad A.
    1: You put Pikeman on top of the middle, squad A.
1 done
    Round 15: Bo's turn.
    2: Round 15: your turn.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card Recruiter
    2: You drew Recruiter.
* card coin 1
    2: You drew coin 1.
2 put back coin 1
    Bo put coin 1 on the discard pile.
    2: You put coin 1 on the discard pile.
2 play Song of Praise
    Bo played Song of Praise.
    2: You played Song of Praise.
2 command outer-city 2 B, attack outer-city 2 B of seat 1
    Bo attacked Ada's Pikeman with Spearman: Bo's outer-city, squad B.
    1: Bo attacked your Pikeman with Spearman: Bo's outer-city, squad B.
    2: You attacked Ada's Pikeman with Spearman: your outer-city, squad B.
* dice 7
* dice 6
    Bo's attack is beaten off: 10 against 12.
    2: Your attack is beaten off: 10 against 12.
2 command inner-city 2 A, top 1, to outer-city 2 B
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad B.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
2 done
    Round 15: Ada's turn.
    1: Round 15: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Ploughs
    1: You drew Ploughs.
1 play Moneyer
    Ada played Moneyer.
    1: You played Moneyer.
    Ada got a coin of 5.
    1: You got a coin of 5.
1 command middle A, top 1, to outer-city 1 A
    Ada moved a unit from the middle, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from the middle, squad A, to your outer-city, squad A.
1 command outer-city 2 B, attack outer-city 2 B of seat 2
    Ada attacked Bo's Pikeman with Pikeman: Bo's outer-city, squad B.
    1: You attacked Bo's Pikeman with Pikeman: Bo's outer-city, squad B.
    2: Ada attacked your Pikeman with Pikeman: your outer-city, squad B.
* dice 4
* dice 11
    Ada's attack is beaten off: 8 against 17.
    1: Your attack is beaten off: 8 against 17.
1 command middle A, top 1, to outer-city 2 B
    Ada moved a unit from the middle, squad A, to Bo's outer-city, squad B.
    1: You moved a unit from the middle, squad A, to Bo's outer-city, squad B.
    2: Ada moved a unit from the middle, squad A, to your outer-city, squad B.
1 arrange outer-city 2 B, lift Pikeman, to outer-city 2 B
    Ada put Pikeman on top of Bo's outer-city, squad B.
    1: You put Pikeman on top of Bo's outer-city, squad B.
    2: Ada put Pikeman on top of your outer-city, squad B.
1 done
    Round 16: Bo's turn.
    2: Round 16: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Knight, pay 1, pay 1, pay 1, pay 1
    Bo bought Knight with 1, 1, 1 and 1.
    2: You bought Knight with 1, 1, 1 and 1.
* card Trebuchet
    Trebuchet came to the store.
2 discard coin 3
    Bo discarded coin 3.
    2: You discarded coin 3.
2 command outer-city 2 B, attack outer-city 2 B of seat 1
    Bo attacked Ada's Pikeman with Pikeman: Bo's outer-city, squad B.
    1: Bo attacked your Pikeman with Pikeman: Bo's outer-city, squad B.
    2: You attacked Ada's Pikeman with Pikeman: your outer-city, squad B.
* dice 10
* dice 9
    Bo's attack is beaten off: 14 against 15.
    2: Your attack is beaten off: 14 against 15.
2 done
    Round 16: Ada's turn.
    1: Round 16: your turn.
1 buy Knight, pay 5
    Ada bought Knight with 5.
    1: You bought Knight with 5.
* card Pikeman
    Pikeman came to the store.
1 discard Ploughs
    Ada discarded Ploughs.
    1: You discarded Ploughs.
1 command outer-city 2 B, top 3, to middle A
    Ada moved 3 units from Bo's outer-city, squad B, to the middle, squad A.
    1: You moved 3 units from Bo's outer-city, squad B, to the middle, squad A.
    2: Ada moved 3 units from your outer-city, squad B, to the middle, squad A.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 command outer-city 2 B, attack outer-city 2 B of seat 2
    Ada attacked Bo's Pikeman with Spearman: Bo's outer-city, squad B.
    1: You attacked Bo's Pikeman with Spearman: Bo's outer-city, squad B.
    2: Ada attacked your Pikeman with Spearman: your outer-city, squad B.
* dice 2
* dice 5
    Ada's attack is beaten off: 5 against 11.
    1: Your attack is beaten off: 5 against 11.
1 command outer-city 1 A, top 1, to middle A
    Ada moved a unit from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved a unit from your outer-city, squad A, to the middle, squad A.
1 arrange middle A, lift Archer, to middle A
    Ada put Archer on top of the middle, squad A.
    1: You put Archer on top of the middle, squad A.
1 arrange outer-city 2 B, lift Sorcerer, to outer-city 2 B
    Ada put Sorcerer on top of Bo's outer-city, squad B.
    1: You put Sorcerer on top of Bo's outer-city, squad B.
    2: Ada put Sorcerer on top of your outer-city, squad B.
1 arrange middle A, lift Swordsman, to middle A
    Ada put Swordsman on top of the middle, squad A.
    1: You put Swordsman on top of the middle, squad A.
1 done
    Round 17: Bo's turn.
    2: Round 17: your turn.
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
2 play Knight, to inner-city 2 A
    Bo played Knight to Bo's inner-city, squad A.
    2: You played Knight to your inner-city, squad A.
2 command outer-city 2 B, attack outer-city 2 B of seat 1
    Bo attacked Ada's Sorcerer with Pikeman: Bo's outer-city, squad B.
    1: Bo attacked your Sorcerer with Pikeman: Bo's outer-city, squad B.
    2: You attacked Ada's Sorcerer with Pikeman: your outer-city, squad B.
* dice 4
* dice 9
    Bo's attack is beaten off: 8 against 12.
    2: Your attack is beaten off: 8 against 12.
2 done
2 done
    Round 17: Ada's turn.
    1: Round 17: your turn.
1 buy Trebuchet, pay 1
    Ada bought Trebuchet with 1.
    1: You bought Trebuchet with 1.
* card Crossbowman
    Crossbowman came to the store.
1 play Trebuchet, to inner-city 1 A
    Ada played Trebuchet to Ada's inner-city, squad A.
    1: You played Trebuchet to your inner-city, squad A.
1 done
1 arrange middle A, lift Pikeman, to middle A
    Ada put Pikeman on top of the middle, squad A.
    1: You put Pikeman on top of the middle, squad A.
1 done
    Round 18: Bo's turn.
    2: Round 18: your turn.
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
2 play Horse Breeding
    Bo played Horse Breeding.
    2: You played Horse Breeding.
2 command outer-city 2 B, attack outer-city 2 B of seat 1
    Bo attacked Ada's Sorcerer with Pikeman: Bo's outer-city, squad B.
    1: Bo attacked your Sorcerer with Pikeman: Bo's outer-city, squad B.
    2: You attacked Ada's Sorcerer with Pikeman: your outer-city, squad B.
* dice 4
* dice 11
    Bo's attack is beaten off: 8 against 14.
    2: Your attack is beaten off: 8 against 14.
2 done
2 done
    Round 18: Ada's turn.
    1: Round 18: your turn.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Fletching
    1: You drew Fletching.
* card Archer
    1: You drew Archer.
1 put back Fletching
    Ada put Fletching on the discard pile.
    1: You put Fletching on the discard pile.
1 play Knight, to inner-city 1 A
    Ada played Knight to Ada's inner-city, squad A.
    1: You played Knight to your inner-city, squad A.
1 command outer-city 2 B, attack outer-city 2 B of seat 2
    Ada attacked Bo's Pikeman with Sorcerer: Bo's outer-city, squad B.
    1: You attacked Bo's Pikeman with Sorcerer: Bo's outer-city, squad B.
    2: Ada attacked your Pikeman with Sorcerer: your outer-city, squad B.
* dice 7
* dice 5
    Ada's attack wins: 13 against 11.
    1: Your attack wins: 13 against 11.
    Bo's Pikeman died.
    2: Your Pikeman died.
1 command outer-city 2 B, attack outer-city 2 B of seat 2
    Ada attacked Bo's Spearman with Sorcerer: Bo's outer-city, squad B.
    1: You attacked Bo's Spearman with Sorcerer: Bo's outer-city, squad B.
    2: Ada attacked your Spearman with Sorcerer: your outer-city, squad B.
* dice 7
* dice 8
    Ada's attack wins: 13 against 12.
    1: Your attack wins: 13 against 12.
    Bo's Spearman died.
    2: Your Spearman died.
1 done
1 done
    Round 19: Bo's turn.
    2: Round 19: your turn.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card coin 1
    2: You drew coin 1.
* card coin 5
    2: You drew coin 5.
2 put back coin 1
    Bo put coin 1 on the discard pile.
    2: You put coin 1 on the discard pile.
2 play Pikeman, to inner-city 2 A
    Bo played Pikeman to Bo's inner-city, squad A.
    2: You played Pikeman to your inner-city, squad A.
2 done
2 arrange inner-city 2 A, lift Knight, to inner-city 2 A
    Bo put Knight on top of Bo's inner-city, squad A.
    2: You put Knight on top of your inner-city, squad A.
2 done
    Round 19: Ada's turn.
    1: Round 19: your turn.
1 buy Crossbowman, pay 1, pay 1
    Ada bought Crossbowman with 1 and 1.
    1: You bought Crossbowman with 1 and 1.
* card Crossbowman
    Crossbowman came to the store.
1 play Tax Collector
    Ada played Tax Collector.
    1: You played Tax Collector.
    Bo gave a coin of 1 as a levy.
    2: You gave a coin of 1 as a levy.
    Ada got a coin of 1 as a levy.
    1: You got a coin of 1 as a levy.
1 command outer-city 2 B, attack the walls
    Ada attacked Bo's walls with Sorcerer.
    1: You attacked Bo's walls with Sorcerer.
    2: Ada attacked your walls with Sorcerer.
* dice 9
* dice 3
    Ada's attack wins: 15 against 11.
    1: Your attack wins: 15 against 11.
    A layer of Bo's walls fell; 3 stand.
    2: A layer of your walls fell; 3 stand.
1 command outer-city 2 B, attack the walls
    Ada attacked Bo's walls with Sorcerer.
    1: You attacked Bo's walls with Sorcerer.
    2: Ada attacked your walls with Sorcerer.
* dice 10
* dice 3
    Ada's attack wins: 16 against 8.
    1: Your attack wins: 16 against 8.
    A layer of Bo's walls fell; 2 stand.
    2: A layer of your walls fell; 2 stand.
1 command outer-city 2 B, attack the walls
    Ada attacked Bo's walls with Sorcerer.
    1: You attacked Bo's walls with Sorcerer.
    2: Ada attacked your walls with Sorcerer.
* dice 7
* dice 7
    Ada's attack wins: 13 against 12.
    1: Your attack wins: 13 against 12.
    A layer of Bo's walls fell; one stands.
    2: A layer of your walls fell; one stands.
1 command middle A, top 2, to outer-city 2 A
    Ada moved 2 units from the middle, squad A, to Bo's outer-city, squad A.
    1: You moved 2 units from the middle, squad A, to Bo's outer-city, squad A.
    2: Ada moved 2 units from the middle, squad A, to your outer-city, squad A.
1 done
1 done
    Round 20: Bo's turn.
    2: Round 20: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Knight, pay 1, pay 1, pay 1, pay 1
    Bo bought Knight with 1, 1, 1 and 1.
    2: You bought Knight with 1, 1, 1 and 1.
* card Knight
    Knight came to the store.
2 play Knight, to inner-city 2 A
    Bo played Knight to Bo's inner-city, squad A.
    2: You played Knight to your inner-city, squad A.
2 done
2 done
    Round 20: Ada's turn.
    1: Round 20: your turn.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Smithing
    1: You drew Smithing.
* card coin 10
    1: You drew coin 10.
1 put back coin 10
    Ada put coin 10 on the discard pile.
    1: You put coin 10 on the discard pile.
1 play Smithing
    Ada played Smithing.
    1: You played Smithing.
1 command outer-city 2 B, attack the walls
    Ada attacked Bo's walls with Sorcerer.
    1: You attacked Bo's walls with Sorcerer.
    2: Ada attacked your walls with Sorcerer.
* dice 4
* dice 8
    Ada's attack is beaten off: 10 against 10.
    1: Your attack is beaten off: 10 against 10.
1 command outer-city 2 A, attack the walls
    Ada attacked Bo's walls with Pikeman.
    1: You attacked Bo's walls with Pikeman.
    2: Ada attacked your walls with Pikeman.
* dice 4
* dice 8
    Ada's attack is beaten off: 9 against 10.
    1: Your attack is beaten off: 9 against 10.
1 command middle A, top 2, to outer-city 2 A
    Ada moved 2 units from the middle, squad A, to Bo's outer-city, squad A.
    1: You moved 2 units from the middle, squad A, to Bo's outer-city, squad A.
    2: Ada moved 2 units from the middle, squad A, to your outer-city, squad A.
1 command inner-city 1 A, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
1 arrange outer-city 1 A, lift Trebuchet, to outer-city 1 B
    Ada put Trebuchet from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
    1: You put Trebuchet from your outer-city, squad A, on top of your outer-city, squad B.
1 arrange outer-city 2 A, lift Pikeman, to outer-city 2 A
    Ada put Pikeman on top of Bo's outer-city, squad A.
    1: You put Pikeman on top of Bo's outer-city, squad A.
    2: Ada put Pikeman on top of your outer-city, squad A.
1 arrange outer-city 1 B, lift Trebuchet, to outer-city 1 A
    Ada put Trebuchet from Ada's outer-city, squad B, on top of Ada's outer-city, squad A.
    1: You put Trebuchet from your outer-city, squad B, on top of your outer-city, squad A.
1 arrange outer-city 1 A, lift Knight, to outer-city 1 A
    Ada put Knight on top of Ada's outer-city, squad A.
    1: You put Knight on top of your outer-city, squad A.
1 done
    Round 21: Bo's turn.
    2: Round 21: your turn.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card Builder
    2: You drew Builder.
* card Music
    2: You drew Music.
2 put back Music
    Bo put Music on the discard pile.
    2: You put Music on the discard pile.
2 play Builder
    Bo played Builder.
    2: You played Builder.
    Bo raised a layer of walls; 2 stand.
    2: You raised a layer of walls; 2 stand.
2 done
2 done
    Round 21: Ada's turn.
    1: Round 21: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Archer
    1: You drew Archer.
1 play Archer, to inner-city 1 A
    Ada played Archer to Ada's inner-city, squad A.
    1: You played Archer to your inner-city, squad A.
1 command outer-city 2 B, attack the walls
    Ada attacked Bo's walls with Sorcerer.
    1: You attacked Bo's walls with Sorcerer.
    2: Ada attacked your walls with Sorcerer.
* dice 6
* dice 4
    Ada's attack wins: 12 against 9.
    1: Your attack wins: 12 against 9.
    A layer of Bo's walls fell; one stands.
    2: A layer of your walls fell; one stands.
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
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card Herald
    2: You drew Herald.
* card Fletching
    2: You drew Fletching.
2 put back Fletching
    Bo put Fletching on the discard pile.
    2: You put Fletching on the discard pile.
2 play Herald, take Tournament
    Bo played Herald.
    2: You played Herald.
    Bo took Tournament into the city.
    2: You took Tournament into the city.
* card Song of Praise
    Song of Praise came to the store.
2 done
2 done
    Round 22: Ada's turn.
    1: Round 22: your turn.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Writing
    1: You drew Writing.
* card Coinage
    1: You drew Coinage.
1 put back Coinage
    Ada put Coinage on the discard pile.
    1: You put Coinage on the discard pile.
1 play Crossbowman, to inner-city 1 A
    Ada played Crossbowman to Ada's inner-city, squad A.
    1: You played Crossbowman to your inner-city, squad A.
1 done
1 done
    Round 23: Bo's turn.
    2: Round 23: your turn.
2 buy Song of Praise, pay 1, pay 1, pay 1
    Bo bought Song of Praise with 1, 1 and 1.
    2: You bought Song of Praise with 1, 1 and 1.
* card Tournament
    Tournament came to the store.
2 discard Armour
    Bo discarded Armour.
    2: You discarded Armour.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 to inner-city 2 B
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad B.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
2 command inner-city 2 A, top 2, to outer-city 2 A
    Bo moved 2 units from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
2 to inner-city 2 B
    Bo moved 2 units from Bo's outer-city, squad A, to Bo's inner-city, squad B.
    2: You moved 2 units from your outer-city, squad A, to your inner-city, squad B.
2 done
    Round 23: Ada's turn.
    1: Round 23: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Swordsman
    1: You drew Swordsman.
1 play Swordsman, to inner-city 1 A
    Ada played Swordsman to Ada's inner-city, squad A.
    1: You played Swordsman to your inner-city, squad A.
1 command outer-city 2 B, attack the walls
    Ada attacked Bo's walls with Sorcerer.
    1: You attacked Bo's walls with Sorcerer.
    2: Ada attacked your walls with Sorcerer.
* dice 3
* dice 7
    Ada's attack is beaten off: 9 against 9.
    1: Your attack is beaten off: 9 against 9.
1 command inner-city 1 A, top 1, to outer-city 1 B
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad B.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
1 command outer-city 2 A, attack the walls
    Ada attacked Bo's walls with Pikeman.
    1: You attacked Bo's walls with Pikeman.
    2: Ada attacked your walls with Pikeman.
* dice 8
* dice 8
    Ada's attack wins: 13 against 10.
    1: Your attack wins: 13 against 10.
    A layer of Bo's walls fell; the city is breached.
    2: A layer of your walls fell; the city is breached.
1 command inner-city 1 A, top 2, to walls 1 A
    Ada moved 2 units from Ada's inner-city, squad A, to Ada's walls, squad A.
    1: You moved 2 units from your inner-city, squad A, to your walls, squad A.
1 command outer-city 1 A, top 2, to middle A
    Ada moved 2 units from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved 2 units from your outer-city, squad A, to the middle, squad A.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 done
    Round 24: Bo's turn.
    2: Round 24: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card Spearman
    2: You drew Spearman.
* card coin 3
    2: You drew coin 3.
2 put back coin 3
    Bo put coin 3 on the discard pile.
    2: You put coin 3 on the discard pile.
2 play Song of Praise
    Bo played Song of Praise.
    2: You played Song of Praise.
2 done
2 done
    Round 24: Ada's turn.
    1: Round 24: your turn.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Swordsman
    1: You drew Swordsman.
* card Spearman
    1: You drew Spearman.
1 put back Spearman
    Ada put Spearman on the discard pile.
    1: You put Spearman on the discard pile.
1 play Writing
    Ada played Writing.
    1: You played Writing.
1 done
1 arrange middle A, lift Knight, to middle B
    Ada put Knight from the middle, squad A, on top of the middle, squad B.
    1: You put Knight from the middle, squad A, on top of the middle, squad B.
1 done
    Round 25: Bo's turn.
    2: Round 25: your turn.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card Masonry
    2: You drew Masonry.
* card coin 3
    2: You drew coin 3.
2 put back Masonry
    Bo put Masonry on the discard pile.
    2: You put Masonry on the discard pile.
2 discard Counterpoint
    Bo discarded Counterpoint.
    2: You discarded Counterpoint.
2 done
2 arrange inner-city 2 B, lift Knight, to inner-city 2 A
    Bo put Knight from Bo's inner-city, squad B, on top of Bo's inner-city, squad A.
    2: You put Knight from your inner-city, squad B, on top of your inner-city, squad A.
2 done
    Round 25: Ada's turn.
    1: Round 25: your turn.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Builder
    1: You drew Builder.
* card coin 3
    1: You drew coin 3.
1 put back Builder
    Ada put Builder on the discard pile.
    1: You put Builder on the discard pile.
1 play Swordsman, to inner-city 1 A
    Ada played Swordsman to Ada's inner-city, squad A.
    1: You played Swordsman to your inner-city, squad A.
1 command outer-city 2 B, attack inner-city 2 A of seat 2
    Ada attacked Bo's Knight with Sorcerer: Bo's inner-city, squad A.
    1: You attacked Bo's Knight with Sorcerer: Bo's inner-city, squad A.
    2: Ada attacked your Knight with Sorcerer: your inner-city, squad A.
* dice 6
* dice 9
    Ada's attack is beaten off: 12 against 15.
    1: Your attack is beaten off: 12 against 15.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 command outer-city 2 A, top 4, to inner-city 2 A
    Ada moved 4 units from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    1: You moved 4 units from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: Ada moved 4 units from your outer-city, squad A, to your inner-city, squad A.
1 command walls 1 A, top 2, to outer-city 1 B
    Ada moved 2 units from Ada's walls, squad A, to Ada's outer-city, squad B.
    1: You moved 2 units from your walls, squad A, to your outer-city, squad B.
1 command middle A, top 1, to outer-city 2 A
    Ada moved a unit from the middle, squad A, to Bo's outer-city, squad A.
    1: You moved a unit from the middle, squad A, to Bo's outer-city, squad A.
    2: Ada moved a unit from the middle, squad A, to your outer-city, squad A.
1 done
1 arrange outer-city 1 B, lift Swordsman, to outer-city 1 B
    Ada put Swordsman on top of Ada's outer-city, squad B.
    1: You put Swordsman on top of your outer-city, squad B.
1 done
    Round 26: Bo's turn.
    2: Round 26: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Knight, pay 1, pay 1, pay 1, pay 1
    Bo bought Knight with 1, 1, 1 and 1.
    2: You bought Knight with 1, 1, 1 and 1.
* card Crossbowman
    Crossbowman came to the store.
2 play coin 3
    Bo played coin 3.
    2: You played coin 3.
2 command inner-city 2 B, attack inner-city 2 A of seat 1
    Bo attacked Ada's Pikeman with Knight: Bo's inner-city, squad A.
    1: Bo attacked your Pikeman with Knight: Bo's inner-city, squad A.
    2: You attacked Ada's Pikeman with Knight: your inner-city, squad A.
* dice 4
* dice 9
    Bo's attack is beaten off: 10 against 15.
    2: Your attack is beaten off: 10 against 15.
2 command inner-city 2 A, attack inner-city 2 A of seat 1
    Bo attacked Ada's Pikeman with Knight: Bo's inner-city, squad A.
    1: Bo attacked your Pikeman with Knight: Bo's inner-city, squad A.
    2: You attacked Ada's Pikeman with Knight: your inner-city, squad A.
* dice 7
* dice 3
    Bo's attack wins: 13 against 9.
    2: Your attack wins: 13 against 9.
    Ada's Pikeman died.
    1: Your Pikeman died.
2 command inner-city 2 A, attack inner-city 2 A of seat 1
    Bo attacked Ada's Archer with Knight: Bo's inner-city, squad A.
    1: Bo attacked your Archer with Knight: Bo's inner-city, squad A.
    2: You attacked Ada's Archer with Knight: your inner-city, squad A.
* dice 9
* dice 7
    Bo's attack wins: 15 against 9.
    2: Your attack wins: 15 against 9.
    Ada's Archer died.
    1: Your Archer died.
2 done
2 done
    Round 26: Ada's turn.
    1: Round 26: your turn.
1 draw
    Ada drew 3 cards to keep one.
    1: You drew 3 cards to keep one.
* card Recruiter
    1: You drew Recruiter.
* card coin 3
    1: You drew coin 3.
* card Saboteur
    1: You drew Saboteur.
1 put back coin 3
    Ada put coin 3 on the discard pile.
    1: You put coin 3 on the discard pile.
1 put back Saboteur
    Ada put Saboteur on the discard pile.
    1: You put Saboteur on the discard pile.
1 play Archer, to inner-city 1 A
    Ada played Archer to Ada's inner-city, squad A.
    1: You played Archer to your inner-city, squad A.
1 command inner-city 2 A, kill the hero
    Ada killed Bo's hero, The Architect.
    1: You killed Bo's hero, The Architect.
    2: Ada killed your hero, The Architect.
1 command inner-city 1 A, top 1, to outer-city 1 B
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad B.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
1 command outer-city 2 B, attack inner-city 2 B of seat 2
    Ada attacked Bo's Knight with Sorcerer: Bo's inner-city, squad B.
    1: You attacked Bo's Knight with Sorcerer: Bo's inner-city, squad B.
    2: Ada attacked your Knight with Sorcerer: your inner-city, squad B.
* dice 4
* dice 8
    Ada's attack is beaten off: 10 against 14.
    1: Your attack is beaten off: 10 against 14.
1 command outer-city 1 A, top 1, to middle B
    Ada moved a unit from Ada's outer-city, squad A, to the middle, squad B.
    1: You moved a unit from your outer-city, squad A, to the middle, squad B.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 command outer-city 2 A, top 1, to inner-city 2 B
    Ada moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad B.
    1: You moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad B.
    2: Ada moved a unit from your outer-city, squad A, to your inner-city, squad B.
1 arrange outer-city 1 B, lift Swordsman, to outer-city 1 B
    Ada put Swordsman on top of Ada's outer-city, squad B.
    1: You put Swordsman on top of your outer-city, squad B.
1 arrange middle B, lift Swordsman, to middle A
    Ada put Swordsman from the middle, squad B, on top of the middle, squad A.
    1: You put Swordsman from the middle, squad B, on top of the middle, squad A.
1 done
    Round 27: Bo's turn.
    2: Round 27: your turn.
2 buy Knight, pay 1, pay 3
    Bo bought Knight with 1 and 3.
    2: You bought Knight with 1 and 3.
* card Trebuchet
    Trebuchet came to the store.
2 play coin 1
    Bo played coin 1.
    2: You played coin 1.
2 done
2 arrange inner-city 2 B, lift Pikeman, to inner-city 2 A
    Bo put Pikeman from Bo's inner-city, squad B, on top of Bo's inner-city, squad A.
    2: You put Pikeman from your inner-city, squad B, on top of your inner-city, squad A.
2 arrange inner-city 2 A, lift Knight, to inner-city 2 A
    Bo put Knight on top of Bo's inner-city, squad A.
    2: You put Knight on top of your inner-city, squad A.
2 arrange inner-city 2 B, lift Knight, to inner-city 2 A
    Bo put Knight from Bo's inner-city, squad B, on top of Bo's inner-city, squad A.
    2: You put Knight from your inner-city, squad B, on top of your inner-city, squad A.
    Round 27: Ada's turn.
    1: Round 27: your turn.
1 buy Trebuchet, pay 1
    Ada bought Trebuchet with 1.
    1: You bought Trebuchet with 1.
* card Trebuchet
    Trebuchet came to the store.
1 play Trebuchet, to inner-city 1 A
    Ada played Trebuchet to Ada's inner-city, squad A.
    1: You played Trebuchet to your inner-city, squad A.
1 command inner-city 2 A, destroy School
    Ada destroyed Bo's School.
    1: You destroyed Bo's School.
    2: Ada destroyed your School.
1 command outer-city 2 B, attack inner-city 2 A of seat 2
    Ada attacked Bo's Knight with Sorcerer: Bo's inner-city, squad A.
    1: You attacked Bo's Knight with Sorcerer: Bo's inner-city, squad A.
    2: Ada attacked your Knight with Sorcerer: your inner-city, squad A.
* dice 8
* dice 10
    Ada's attack is beaten off: 14 against 16.
    1: Your attack is beaten off: 14 against 16.
1 command inner-city 2 B, destroy Market
    Ada destroyed Bo's Market.
    1: You destroyed Bo's Market.
    2: Ada destroyed your Market.
1 command outer-city 1 B, top 4, to middle B
    Ada moved 4 units from Ada's outer-city, squad B, to the middle, squad B.
    1: You moved 4 units from your outer-city, squad B, to the middle, squad B.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 done
1 arrange middle B, lift Knight, to middle B
    Ada put Knight on top of the middle, squad B.
    1: You put Knight on top of the middle, squad B.
1 done
    Round 28: Bo's turn.
    2: Round 28: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Crossbowman, pay 1, pay 1, pay 1
    Bo bought Crossbowman with 1, 1 and 1.
    2: You bought Crossbowman with 1, 1 and 1.
* card Mage
    Mage came to the store.
2 play Crossbowman, to inner-city 2 B
    Bo played Crossbowman to Bo's inner-city, squad B.
    2: You played Crossbowman to your inner-city, squad B.
2 command inner-city 2 A, attack inner-city 2 B of seat 1
    Bo attacked Ada's Trebuchet with Knight: Bo's inner-city, squad B.
    1: Bo attacked your Trebuchet with Knight: Bo's inner-city, squad B.
    2: You attacked Ada's Trebuchet with Knight: your inner-city, squad B.
* dice 5
* dice 8
    Bo's attack is beaten off: 11 against 11.
    2: Your attack is beaten off: 11 against 11.
2 done
2 arrange inner-city 2 B, lift Crossbowman, to inner-city 2 A
    Bo put Crossbowman from Bo's inner-city, squad B, on top of Bo's inner-city, squad A.
    2: You put Crossbowman from your inner-city, squad B, on top of your inner-city, squad A.
2 arrange inner-city 2 A, lift Crossbowman, to inner-city 2 B
    Bo put Crossbowman from Bo's inner-city, squad A, on top of Bo's inner-city, squad B.
    2: You put Crossbowman from your inner-city, squad A, on top of your inner-city, squad B.
2 done
    Round 28: Ada's turn.
    1: Round 28: your turn.
1 buy Perspective, pay 1, pay 1, pay 1
    Ada bought Perspective with 1, 1 and 1.
    1: You bought Perspective with 1, 1 and 1.
* card Siege Master
    Siege Master came to the store.
1 play Recruiter
    Ada played Recruiter.
    1: You played Recruiter.
1 take Swordsman, to inner-city 1 A
    Ada took Swordsman to Ada's inner-city, squad A.
    1: You took Swordsman to your inner-city, squad A.
1 take Spearman, to inner-city 1 A
    Ada took Spearman to Ada's inner-city, squad A.
    1: You took Spearman to your inner-city, squad A.
1 command outer-city 2 B, attack inner-city 2 B of seat 2
    Ada attacked Bo's Crossbowman with Sorcerer: Bo's inner-city, squad B.
    1: You attacked Bo's Crossbowman with Sorcerer: Bo's inner-city, squad B.
    2: Ada attacked your Crossbowman with Sorcerer: your inner-city, squad B.
* dice 8
* dice 4
    Ada's attack wins: 14 against 7.
    1: Your attack wins: 14 against 7.
    Bo's Crossbowman died.
    2: Your Crossbowman died.
1 command outer-city 2 B, attack inner-city 2 A of seat 2
    Ada attacked Bo's Knight with Sorcerer: Bo's inner-city, squad A.
    1: You attacked Bo's Knight with Sorcerer: Bo's inner-city, squad A.
    2: Ada attacked your Knight with Sorcerer: your inner-city, squad A.
* dice 11
* dice 9
    Ada's attack wins: 17 against 15.
    1: Your attack wins: 17 against 15.
    Bo's Knight died.
    2: Your Knight died.
1 command outer-city 2 B, attack inner-city 2 A of seat 2
    Ada attacked Bo's Knight with Sorcerer: Bo's inner-city, squad A.
    1: You attacked Bo's Knight with Sorcerer: Bo's inner-city, squad A.
    2: Ada attacked your Knight with Sorcerer: your inner-city, squad A.
* dice 9
* dice 9
    Ada's attack is beaten off: 15 against 15.
    1: Your attack is beaten off: 15 against 15.
1 command inner-city 2 A, attack inner-city 2 A of seat 2
    Ada attacked Bo's Knight with Pikeman: Bo's inner-city, squad A.
    1: You attacked Bo's Knight with Pikeman: Bo's inner-city, squad A.
    2: Ada attacked your Knight with Pikeman: your inner-city, squad A.
* dice 2
* dice 11
    Ada's attack is beaten off: 7 against 17.
    1: Your attack is beaten off: 7 against 17.
1 command middle B, top 3, to outer-city 2 A
    Ada moved 3 units from the middle, squad B, to Bo's outer-city, squad A.
    1: You moved 3 units from the middle, squad B, to Bo's outer-city, squad A.
    2: Ada moved 3 units from the middle, squad B, to your outer-city, squad A.
1 command inner-city 1 A, top 3, to outer-city 1 A
    Ada moved 3 units from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved 3 units from your inner-city, squad A, to your outer-city, squad A.
1 command middle B, top 1, to outer-city 2 B
    Ada moved a unit from the middle, squad B, to Bo's outer-city, squad B.
    1: You moved a unit from the middle, squad B, to Bo's outer-city, squad B.
    2: Ada moved a unit from the middle, squad B, to your outer-city, squad B.
1 command middle A, top 1, to outer-city 1 A
    Ada moved a unit from the middle, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from the middle, squad A, to your outer-city, squad A.
1 command middle B, top 1, to outer-city 2 A
    Ada moved a unit from the middle, squad B, to Bo's outer-city, squad A.
    1: You moved a unit from the middle, squad B, to Bo's outer-city, squad A.
    2: Ada moved a unit from the middle, squad B, to your outer-city, squad A.
1 command inner-city 2 B, top 1, to outer-city 2 B
    Ada moved a unit from Bo's inner-city, squad B, to Bo's outer-city, squad B.
    1: You moved a unit from Bo's inner-city, squad B, to Bo's outer-city, squad B.
    2: Ada moved a unit from your inner-city, squad B, to your outer-city, squad B.
1 arrange outer-city 2 B, lift Sorcerer, to outer-city 2 B
    Ada put Sorcerer on top of Bo's outer-city, squad B.
    1: You put Sorcerer on top of Bo's outer-city, squad B.
    2: Ada put Sorcerer on top of your outer-city, squad B.
1 arrange outer-city 1 A, lift Spearman, to outer-city 1 A
    Ada put Spearman on top of Ada's outer-city, squad A.
    1: You put Spearman on top of your outer-city, squad A.
1 arrange inner-city 2 A, lift Pikeman, to inner-city 2 B
    Ada put Pikeman from Bo's inner-city, squad A, on top of Bo's inner-city, squad B.
    1: You put Pikeman from Bo's inner-city, squad A, on top of Bo's inner-city, squad B.
    2: Ada put Pikeman from your inner-city, squad A, on top of your inner-city, squad B.
1 arrange outer-city 2 A, lift Knight, to outer-city 2 A
    Ada put Knight on top of Bo's outer-city, squad A.
    1: You put Knight on top of Bo's outer-city, squad A.
    2: Ada put Knight on top of your outer-city, squad A.
1 arrange outer-city 1 A, lift Swordsman, to outer-city 1 A
    Ada put Swordsman on top of Ada's outer-city, squad A.
    1: You put Swordsman on top of your outer-city, squad A.
1 done
    Round 29: Bo's turn.
    2: Round 29: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Painting
    2: You drew Painting.
2 discard Spearman
    Bo discarded Spearman.
    2: You discarded Spearman.
2 done
2 done
    Round 29: Ada's turn.
    1: Round 29: your turn.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card coin 1
    1: You drew coin 1.
* card Archer
    1: You drew Archer.
1 put back coin 1
    Ada put coin 1 on the discard pile.
    1: You put coin 1 on the discard pile.
1 play coin 1
    Ada played coin 1.
    1: You played coin 1.
1 command outer-city 2 B, attack inner-city 2 A of seat 2
    Ada attacked Bo's Knight with Sorcerer: Bo's inner-city, squad A.
    1: You attacked Bo's Knight with Sorcerer: Bo's inner-city, squad A.
    2: Ada attacked your Knight with Sorcerer: your inner-city, squad A.
* dice 8
* dice 8
    Ada's attack is beaten off: 14 against 14.
    1: Your attack is beaten off: 14 against 14.
1 command inner-city 2 A, attack inner-city 2 A of seat 2
    Ada attacked Bo's Knight with Swordsman: Bo's inner-city, squad A.
    1: You attacked Bo's Knight with Swordsman: Bo's inner-city, squad A.
    2: Ada attacked your Knight with Swordsman: your inner-city, squad A.
* dice 10
* dice 8
    Ada's attack wins: 15 against 14.
    1: Your attack wins: 15 against 14.
    Bo's Knight died.
    2: Your Knight died.
1 command outer-city 1 A, top 4, to middle A
    Ada moved 4 units from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved 4 units from your outer-city, squad A, to the middle, squad A.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 command inner-city 2 A, attack inner-city 2 A of seat 2
    Ada attacked Bo's Pikeman with Swordsman: Bo's inner-city, squad A.
    1: You attacked Bo's Pikeman with Swordsman: Bo's inner-city, squad A.
    2: Ada attacked your Pikeman with Swordsman: your inner-city, squad A.
* dice 6
* dice 7
    Ada's attack is beaten off: 11 against 13.
    1: Your attack is beaten off: 11 against 13.
1 command inner-city 2 B, attack inner-city 2 A of seat 2
    Ada attacked Bo's Pikeman with Pikeman: Bo's inner-city, squad A.
    1: You attacked Bo's Pikeman with Pikeman: Bo's inner-city, squad A.
    2: Ada attacked your Pikeman with Pikeman: your inner-city, squad A.
* dice 7
* dice 10
    Ada's attack is beaten off: 12 against 16.
    1: Your attack is beaten off: 12 against 16.
1 done
1 arrange outer-city 2 A, lift Archer, to outer-city 2 A
    Ada put Archer on top of Bo's outer-city, squad A.
    1: You put Archer on top of Bo's outer-city, squad A.
    2: Ada put Archer on top of your outer-city, squad A.
1 arrange outer-city 2 A, lift Knight, to outer-city 2 A
    Ada put Knight on top of Bo's outer-city, squad A.
    1: You put Knight on top of Bo's outer-city, squad A.
    2: Ada put Knight on top of your outer-city, squad A.
1 arrange inner-city 2 A, lift Swordsman, to inner-city 2 B
    Ada put Swordsman from Bo's inner-city, squad A, on top of Bo's inner-city, squad B.
    1: You put Swordsman from Bo's inner-city, squad A, on top of Bo's inner-city, squad B.
    2: Ada put Swordsman from your inner-city, squad A, on top of your inner-city, squad B.
1 arrange inner-city 2 B, lift Pikeman, to inner-city 2 B
    Ada put Pikeman on top of Bo's inner-city, squad B.
    1: You put Pikeman on top of Bo's inner-city, squad B.
    2: Ada put Pikeman on top of your inner-city, squad B.
1 arrange middle A, lift Swordsman, to middle A
    Ada put Swordsman on top of the middle, squad A.
    1: You put Swordsman on top of the middle, squad A.
1 done
    Round 30: Bo's turn.
    2: Round 30: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Trebuchet, pay 1, pay 1
    Bo bought Trebuchet with 1 and 1.
    2: You bought Trebuchet with 1 and 1.
* card Sorcerer
    Sorcerer came to the store.
2 play Knight, to inner-city 2 A
    Bo played Knight to Bo's inner-city, squad A.
    2: You played Knight to your inner-city, squad A.
2 command inner-city 2 A, attack inner-city 2 B of seat 1
    Bo attacked Ada's Pikeman with Knight: Bo's inner-city, squad B.
    1: Bo attacked your Pikeman with Knight: Bo's inner-city, squad B.
    2: You attacked Ada's Pikeman with Knight: your inner-city, squad B.
* dice 5
* dice 11
    Bo's attack is beaten off: 11 against 17.
    2: Your attack is beaten off: 11 against 17.
2 arrange inner-city 2 A, lift Knight, to inner-city 2 B
    Bo put Knight from Bo's inner-city, squad A, on top of Bo's inner-city, squad B.
    2: You put Knight from your inner-city, squad A, on top of your inner-city, squad B.
2 done
    Round 30: Ada's turn.
    1: Round 30: your turn.
1 buy Crossbowman, pay 1, pay 1
    Ada bought Crossbowman with 1 and 1.
    1: You bought Crossbowman with 1 and 1.
* card Crossbowman
    Crossbowman came to the store.
1 discard coin 1
    Ada discarded coin 1.
    1: You discarded coin 1.
1 done
1 done
    Round 31: Bo's turn.
    2: Round 31: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Sharpshooter
    2: You drew Sharpshooter.
2 play Recruiter
    Bo played Recruiter.
    2: You played Recruiter.
2 take Archer, to inner-city 2 A
    Bo took Archer to Bo's inner-city, squad A.
    2: You took Archer to your inner-city, squad A.
2 take Spearman, to inner-city 2 A
    Bo took Spearman to Bo's inner-city, squad A.
    2: You took Spearman to your inner-city, squad A.
2 command inner-city 2 B, attack inner-city 2 B of seat 1
    Bo attacked Ada's Pikeman with Knight: Bo's inner-city, squad B.
    1: Bo attacked your Pikeman with Knight: Bo's inner-city, squad B.
    2: You attacked Ada's Pikeman with Knight: your inner-city, squad B.
* dice 8
* dice 4
    Bo's attack wins: 14 against 10.
    2: Your attack wins: 14 against 10.
    Ada's Pikeman died.
    1: Your Pikeman died.
2 command inner-city 2 A, top 2, to outer-city 2 A
    Bo moved 2 units from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
2 done
2 command inner-city 2 B, attack inner-city 2 B of seat 1
    Bo attacked Ada's Swordsman with Knight: Bo's inner-city, squad B.
    1: Bo attacked your Swordsman with Knight: Bo's inner-city, squad B.
    2: You attacked Ada's Swordsman with Knight: your inner-city, squad B.
* dice 11
* dice 4
    Bo's attack wins: 17 against 8.
    2: Your attack wins: 17 against 8.
    Ada's Swordsman died.
    1: Your Swordsman died.
2 done
2 done
    Round 31: Ada's turn.
    1: Round 31: your turn.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card coin 1
    1: You drew coin 1.
* card Swordsman
    1: You drew Swordsman.
1 put back coin 1
    Ada put coin 1 on the discard pile.
    1: You put coin 1 on the discard pile.
1 play Crossbowman, to inner-city 1 A
    Ada played Crossbowman to Ada's inner-city, squad A.
    1: You played Crossbowman to your inner-city, squad A.
1 command outer-city 2 A, attack outer-city 2 A of seat 2
    Ada attacked Bo's Spearman with Knight: Bo's outer-city, squad A.
    1: You attacked Bo's Spearman with Knight: Bo's outer-city, squad A.
    2: Ada attacked your Spearman with Knight: your outer-city, squad A.
* dice 10
* dice 12
    Ada's attack wins: 17 against 16.
    1: Your attack wins: 17 against 16.
    Bo's Spearman died.
    2: Your Spearman died.
1 command middle A, top 4, to outer-city 2 B
    Ada moved 4 units from the middle, squad A, to Bo's outer-city, squad B.
    1: You moved 4 units from the middle, squad A, to Bo's outer-city, squad B.
    2: Ada moved 4 units from the middle, squad A, to your outer-city, squad B.
1 command outer-city 2 A, attack outer-city 2 A of seat 2
    Ada attacked Bo's Archer with Knight: Bo's outer-city, squad A.
    1: You attacked Bo's Archer with Knight: Bo's outer-city, squad A.
    2: Ada attacked your Archer with Knight: your outer-city, squad A.
* dice 7
* dice 3
    Ada's attack wins: 14 against 5.
    1: Your attack wins: 14 against 5.
    Bo's Archer died.
    2: Your Archer died.
1 done
1 arrange outer-city 2 B, lift Sorcerer, to outer-city 2 B
    Ada put Sorcerer on top of Bo's outer-city, squad B.
    1: You put Sorcerer on top of Bo's outer-city, squad B.
    2: Ada put Sorcerer on top of your outer-city, squad B.
1 arrange outer-city 2 B, lift Swordsman, to outer-city 2 B
    Ada put Swordsman on top of Bo's outer-city, squad B.
    1: You put Swordsman on top of Bo's outer-city, squad B.
    2: Ada put Swordsman on top of your outer-city, squad B.
1 arrange outer-city 2 B, lift Sorcerer, to outer-city 2 B
    Ada put Sorcerer on top of Bo's outer-city, squad B.
    1: You put Sorcerer on top of Bo's outer-city, squad B.
    2: Ada put Sorcerer on top of your outer-city, squad B.
1 done
    Round 32: Bo's turn.
    2: Round 32: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Masonry
    2: You drew Masonry.
2 play Masonry
    Bo played Masonry.
    2: You played Masonry.
2 command inner-city 2 B, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad B, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
2 to inner-city 2 B
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad B.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
2 done
2 done
    Round 32: Ada's turn.
    1: Round 32: your turn.
1 draw
    Ada drew 3 cards to keep one.
    1: You drew 3 cards to keep one.
* card Builder
    1: You drew Builder.
* card coin 3
    1: You drew coin 3.
* card coin 10
    1: You drew coin 10.
1 put back Builder
    Ada put Builder on the discard pile.
    1: You put Builder on the discard pile.
1 put back coin 3
    Ada put coin 3 on the discard pile.
    1: You put coin 3 on the discard pile.
1 play Swordsman, to inner-city 1 A
    Ada played Swordsman to Ada's inner-city, squad A.
    1: You played Swordsman to your inner-city, squad A.
1 done
1 arrange outer-city 2 A, lift Knight, to outer-city 2 B
    Ada put Knight from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    1: You put Knight from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: Ada put Knight from your outer-city, squad A, on top of your outer-city, squad B.
1 arrange outer-city 2 A, lift Archer, to outer-city 2 B
    Ada put Archer from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    1: You put Archer from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: Ada put Archer from your outer-city, squad A, on top of your outer-city, squad B.
1 arrange inner-city 1 A, lift Swordsman, to inner-city 1 B
    Ada put Swordsman from Ada's inner-city, squad A, on top of Ada's inner-city, squad B.
    1: You put Swordsman from your inner-city, squad A, on top of your inner-city, squad B.
1 arrange outer-city 2 A, lift Swordsman, to outer-city 2 A
    Ada put Swordsman on top of Bo's outer-city, squad A.
    1: You put Swordsman on top of Bo's outer-city, squad A.
    2: Ada put Swordsman on top of your outer-city, squad A.
1 arrange inner-city 1 A, lift Crossbowman, to inner-city 1 B
    Ada put Crossbowman from Ada's inner-city, squad A, on top of Ada's inner-city, squad B.
    1: You put Crossbowman from your inner-city, squad A, on top of your inner-city, squad B.
1 arrange outer-city 2 A, lift Archer, to outer-city 2 A
    Ada put Archer on top of Bo's outer-city, squad A.
    1: You put Archer on top of Bo's outer-city, squad A.
    2: Ada put Archer on top of your outer-city, squad A.
1 arrange outer-city 2 B, lift Archer, to outer-city 2 A
    Ada put Archer from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    1: You put Archer from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    2: Ada put Archer from your outer-city, squad B, on top of your outer-city, squad A.
1 arrange outer-city 2 B, lift Crossbowman, to outer-city 2 B
    Ada put Crossbowman on top of Bo's outer-city, squad B.
    1: You put Crossbowman on top of Bo's outer-city, squad B.
    2: Ada put Crossbowman on top of your outer-city, squad B.
1 done
    Round 33: Bo's turn.
    2: Round 33: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 5
    2: You drew coin 5.
2 play Painting
    Bo played Painting.
    2: You played Painting.
2 done
2 done
    Round 33: Ada's turn.
    1: Round 33: your turn.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Coronation
    1: You drew Coronation.
* card coin 3
    1: You drew coin 3.
1 put back coin 3
    Ada put coin 3 on the discard pile.
    1: You put coin 3 on the discard pile.
1 play coin 10
    Ada played coin 10.
    1: You played coin 10.
1 command outer-city 2 B, attack inner-city 2 A of seat 2
    Ada attacked Bo's Pikeman with Crossbowman: Bo's inner-city, squad A.
    1: You attacked Bo's Pikeman with Crossbowman: Bo's inner-city, squad A.
    2: Ada attacked your Pikeman with Crossbowman: your inner-city, squad A.
* dice 10
* dice 3
    Ada's attack wins: 13 against 9.
    1: Your attack wins: 13 against 9.
    Bo's Pikeman died.
    2: Your Pikeman died.
1 command outer-city 2 B, attack inner-city 2 B of seat 2
    Ada attacked Bo's Knight with Crossbowman: Bo's inner-city, squad B.
    1: You attacked Bo's Knight with Crossbowman: Bo's inner-city, squad B.
    2: Ada attacked your Knight with Crossbowman: your inner-city, squad B.
* dice 6
* dice 6
    Ada's attack is beaten off: 9 against 12.
    1: Your attack is beaten off: 9 against 12.
1 command inner-city 1 B, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad B, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
1 done
1 arrange outer-city 2 A, lift Swordsman, to outer-city 2 A
    Ada put Swordsman on top of Bo's outer-city, squad A.
    1: You put Swordsman on top of Bo's outer-city, squad A.
    2: Ada put Swordsman on top of your outer-city, squad A.
1 arrange outer-city 2 B, lift Knight, to outer-city 2 B
    Ada put Knight on top of Bo's outer-city, squad B.
    1: You put Knight on top of Bo's outer-city, squad B.
    2: Ada put Knight on top of your outer-city, squad B.
1 done
    Round 34: Bo's turn.
    2: Round 34: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 1
    2: You drew coin 1.
2 play Knight, to inner-city 2 B
    Bo played Knight to Bo's inner-city, squad B.
    2: You played Knight to your inner-city, squad B.
2 command inner-city 2 B, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad B, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
2 to inner-city 2 B
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad B.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
2 arrange inner-city 2 B, lift Knight, to inner-city 2 B
    Bo put Knight on top of Bo's inner-city, squad B.
    2: You put Knight on top of your inner-city, squad B.
2 done
    Round 34: Ada's turn.
    1: Round 34: your turn.
1 buy Chancellor, pay 10
    Ada bought Chancellor with 10.
    1: You bought Chancellor with 10.
* card Counterweights
    Counterweights came to the store.
1 play Archer, to inner-city 1 B
    Ada played Archer to Ada's inner-city, squad B.
    1: You played Archer to your inner-city, squad B.
1 command outer-city 2 B, top 6, to middle A
    Ada moved 6 units from Bo's outer-city, squad B, to the middle, squad A.
    1: You moved 6 units from Bo's outer-city, squad B, to the middle, squad A.
    2: Ada moved 6 units from your outer-city, squad B, to the middle, squad A.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 command outer-city 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
1 command inner-city 1 B, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city, squad B, to Ada's walls, squad A.
    1: You moved a unit from your inner-city, squad B, to your walls, squad A.
1 done
1 arrange inner-city 1 A, lift Crossbowman, to inner-city 1 B
    Ada put Crossbowman from Ada's inner-city, squad A, on top of Ada's inner-city, squad B.
    1: You put Crossbowman from your inner-city, squad A, on top of your inner-city, squad B.
1 arrange inner-city 1 B, lift Swordsman, to inner-city 1 B
    Ada put Swordsman on top of Ada's inner-city, squad B.
    1: You put Swordsman on top of your inner-city, squad B.
1 arrange inner-city 1 B, lift Swordsman, to inner-city 1 A
    Ada put Swordsman from Ada's inner-city, squad B, on top of Ada's inner-city, squad A.
    1: You put Swordsman from your inner-city, squad B, on top of your inner-city, squad A.
1 arrange inner-city 1 A, lift Swordsman, to inner-city 1 B
    Ada put Swordsman from Ada's inner-city, squad A, on top of Ada's inner-city, squad B.
    1: You put Swordsman from your inner-city, squad A, on top of your inner-city, squad B.
1 arrange middle A, lift Sorcerer, to middle A
    Ada put Sorcerer on top of the middle, squad A.
    1: You put Sorcerer on top of the middle, squad A.
1 arrange middle A, lift Crossbowman, to middle B
    Ada put Crossbowman from the middle, squad A, on top of the middle, squad B.
    1: You put Crossbowman from the middle, squad A, on top of the middle, squad B.
1 arrange middle A, lift Knight, to middle A
    Ada put Knight on top of the middle, squad A.
    1: You put Knight on top of the middle, squad A.
1 arrange outer-city 2 B, lift Trebuchet, to outer-city 2 B
    Ada put Trebuchet on top of Bo's outer-city, squad B.
    1: You put Trebuchet on top of Bo's outer-city, squad B.
    2: Ada put Trebuchet on top of your outer-city, squad B.
1 arrange outer-city 2 B, lift Trebuchet, to outer-city 2 A
    Ada put Trebuchet from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    1: You put Trebuchet from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    2: Ada put Trebuchet from your outer-city, squad B, on top of your outer-city, squad A.
1 arrange outer-city 2 A, lift Swordsman, to outer-city 2 B
    Ada put Swordsman from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    1: You put Swordsman from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: Ada put Swordsman from your outer-city, squad A, on top of your outer-city, squad B.
1 done
    Round 35: Bo's turn.
    2: Round 35: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Spy
    2: You drew Spy.
2 discard Spy
    Bo discarded Spy.
    2: You discarded Spy.
2 done
2 arrange inner-city 2 B, lift Knight, to inner-city 2 A
    Bo put Knight from Bo's inner-city, squad B, on top of Bo's inner-city, squad A.
    2: You put Knight from your inner-city, squad B, on top of your inner-city, squad A.
2 done
    Round 35: Ada's turn.
    1: Round 35: your turn.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Armour
    1: You drew Armour.
* card coin 1
    1: You drew coin 1.
1 put back coin 1
    Ada put coin 1 on the discard pile.
    1: You put coin 1 on the discard pile.
1 play Coronation
    Ada played Coronation.
    1: You played Coronation.
1 command outer-city 2 B, top 1, to middle B
    Ada moved a unit from Bo's outer-city, squad B, to the middle, squad B.
    1: You moved a unit from Bo's outer-city, squad B, to the middle, squad B.
    2: Ada moved a unit from your outer-city, squad B, to the middle, squad B.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 command middle A, top 5, to outer-city 2 A
    Ada moved 5 units from the middle, squad A, to Bo's outer-city, squad A.
    1: You moved 5 units from the middle, squad A, to Bo's outer-city, squad A.
    2: Ada moved 5 units from the middle, squad A, to your outer-city, squad A.
1 command walls 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's walls, squad A, to Ada's inner-city, squad A.
    1: You moved a unit from your walls, squad A, to your inner-city, squad A.
1 command outer-city 2 B, top 3, to inner-city 2 A
    Ada moved 3 units from Bo's outer-city, squad B, to Bo's inner-city, squad A.
    1: You moved 3 units from Bo's outer-city, squad B, to Bo's inner-city, squad A.
    2: Ada moved 3 units from your outer-city, squad B, to your inner-city, squad A.
1 command inner-city 1 B, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's inner-city, squad B, to Ada's outer-city, squad A.
    1: You moved 2 units from your inner-city, squad B, to your outer-city, squad A.
1 arrange inner-city 2 A, lift Spearman, to inner-city 2 A
    Ada put Spearman on top of Bo's inner-city, squad A.
    1: You put Spearman on top of Bo's inner-city, squad A.
    2: Ada put Spearman on top of your inner-city, squad A.
1 done
    Round 36: Bo's turn.
    2: Round 36: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Sorcerer, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Bo bought Sorcerer with 1, 1, 1, 1, 1 and 1.
    2: You bought Sorcerer with 1, 1, 1, 1, 1 and 1.
* card Pikeman
    Pikeman came to the store.
2 play Sorcerer, to inner-city 2 B
    Bo played Sorcerer to Bo's inner-city, squad B.
    2: You played Sorcerer to your inner-city, squad B.
2 command inner-city 2 B, top 2, to outer-city 2 A
    Bo moved 2 units from Bo's inner-city, squad B, to Bo's outer-city, squad A.
    2: You moved 2 units from your inner-city, squad B, to your outer-city, squad A.
2 to middle A
    Bo moved 2 units from Bo's outer-city, squad A, to the middle, squad A.
    2: You moved 2 units from your outer-city, squad A, to the middle, squad A.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 done
2 arrange middle A, lift Sorcerer, to middle B
    Bo put Sorcerer from the middle, squad A, on top of the middle, squad B.
    2: You put Sorcerer from the middle, squad A, on top of the middle, squad B.
2 done
    Round 36: Ada's turn.
    1: Round 36: your turn.
1 buy Pikeman, pay 1
    Ada bought Pikeman with 1.
    1: You bought Pikeman with 1.
* card Mage
    Mage came to the store.
1 discard Armour
    Ada discarded Armour.
    1: You discarded Armour.
1 done
1 arrange inner-city 2 A, lift Trebuchet, to inner-city 2 A
    Ada put Trebuchet on top of Bo's inner-city, squad A.
    1: You put Trebuchet on top of Bo's inner-city, squad A.
    2: Ada put Trebuchet on top of your inner-city, squad A.
1 arrange middle B, lift Swordsman, to middle A
    Ada put Swordsman from the middle, squad B, on top of the middle, squad A.
    1: You put Swordsman from the middle, squad B, on top of the middle, squad A.
1 arrange middle B, lift Crossbowman, to middle A
    Ada put Crossbowman from the middle, squad B, on top of the middle, squad A.
    1: You put Crossbowman from the middle, squad B, on top of the middle, squad A.
1 arrange middle A, lift Swordsman, to middle A
    Ada put Swordsman on top of the middle, squad A.
    1: You put Swordsman on top of the middle, squad A.
1 arrange inner-city 2 A, lift Spearman, to inner-city 2 A
    Ada put Spearman on top of Bo's inner-city, squad A.
    1: You put Spearman on top of Bo's inner-city, squad A.
    2: Ada put Spearman on top of your inner-city, squad A.
1 arrange middle A, lift Crossbowman, to middle A
    Ada put Crossbowman on top of the middle, squad A.
    1: You put Crossbowman on top of the middle, squad A.
1 arrange outer-city 1 A, lift Crossbowman, to outer-city 1 B
    Ada put Crossbowman from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
    1: You put Crossbowman from your outer-city, squad A, on top of your outer-city, squad B.
1 arrange middle A, lift Swordsman, to middle A
    Ada put Swordsman on top of the middle, squad A.
    1: You put Swordsman on top of the middle, squad A.
1 done
    Round 37: Bo's turn.
    2: Round 37: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Horse Breeding
    2: You drew Horse Breeding.
2 play coin 5
    Bo played coin 5.
    2: You played coin 5.
2 command middle B, attack middle A of seat 1
    Bo attacked Ada's Swordsman with Sorcerer: the middle, squad A.
    1: Bo attacked your Swordsman with Sorcerer: the middle, squad A.
    2: You attacked Ada's Swordsman with Sorcerer: the middle, squad A.
* dice 6
* dice 3
    Bo's attack wins: 12 against 7.
    2: Your attack wins: 12 against 7.
    Ada's Swordsman died.
    1: Your Swordsman died.
2 command middle B, attack middle A of seat 1
    Bo attacked Ada's Crossbowman with Sorcerer: the middle, squad A.
    1: Bo attacked your Crossbowman with Sorcerer: the middle, squad A.
    2: You attacked Ada's Crossbowman with Sorcerer: the middle, squad A.
* dice 10
* dice 6
    Bo's attack wins: 16 against 9.
    2: Your attack wins: 16 against 9.
    Ada's Crossbowman died.
    1: Your Crossbowman died.
2 command inner-city 2 A, attack inner-city 2 A of seat 1
    Bo attacked Ada's Spearman with Knight: Bo's inner-city, squad A.
    1: Bo attacked your Spearman with Knight: Bo's inner-city, squad A.
    2: You attacked Ada's Spearman with Knight: your inner-city, squad A.
* dice 7
* dice 7
    Bo's attack wins: 13 against 11.
    2: Your attack wins: 13 against 11.
    Ada's Spearman died.
    1: Your Spearman died.
2 done
2 done
    Round 37: Ada's turn.
    1: Round 37: your turn.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Spy
    1: You drew Spy.
* card Spearman
    1: You drew Spearman.
1 put back Spy
    Ada put Spy on the discard pile.
    1: You put Spy on the discard pile.
1 play Pikeman, to inner-city 1 A
    Ada played Pikeman to Ada's inner-city, squad A.
    1: You played Pikeman to your inner-city, squad A.
1 command inner-city 2 A, top 2, to outer-city 2 B
    Ada moved 2 units from Bo's inner-city, squad A, to Bo's outer-city, squad B.
    1: You moved 2 units from Bo's inner-city, squad A, to Bo's outer-city, squad B.
    2: Ada moved 2 units from your inner-city, squad A, to your outer-city, squad B.
1 command inner-city 1 A, top 2, to outer-city 1 B
    Ada moved 2 units from Ada's inner-city, squad A, to Ada's outer-city, squad B.
    1: You moved 2 units from your inner-city, squad A, to your outer-city, squad B.
1 done
1 arrange outer-city 2 A, lift Knight, to outer-city 2 B
    Ada put Knight from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    1: You put Knight from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: Ada put Knight from your outer-city, squad A, on top of your outer-city, squad B.
1 arrange outer-city 1 A, lift Swordsman, to outer-city 1 B
    Ada put Swordsman from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
    1: You put Swordsman from your outer-city, squad A, on top of your outer-city, squad B.
1 arrange outer-city 2 B, lift Spearman, to outer-city 2 A
    Ada put Spearman from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    1: You put Spearman from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    2: Ada put Spearman from your outer-city, squad B, on top of your outer-city, squad A.
1 arrange outer-city 2 B, lift Knight, to outer-city 2 A
    Ada put Knight from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    1: You put Knight from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    2: Ada put Knight from your outer-city, squad B, on top of your outer-city, squad A.
1 arrange outer-city 1 B, lift Pikeman, to outer-city 1 B
    Ada put Pikeman on top of Ada's outer-city, squad B.
    1: You put Pikeman on top of your outer-city, squad B.
1 done
    Round 38: Bo's turn.
    2: Round 38: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy The Colossal Gate, pay 5, pay 1, pay 1, pay 1, pay 1
    Bo bought The Colossal Gate with 1, 1, 1, 1 and 5.
    2: You bought The Colossal Gate with 1, 1, 1, 1 and 5.
* card Theatre
    Theatre came to the store.
2 discard coin 1
    Bo discarded coin 1.
    2: You discarded coin 1.
2 done
2 done
    Round 38: Ada's turn.
    1: Round 38: your turn.
1 draw
    Ada drew 3 cards to keep one.
    1: You drew 3 cards to keep one.
* card Music
    1: You drew Music.
* card Archer
    1: You drew Archer.
* card coin 1
    1: You drew coin 1.
1 put back Music
    Ada put Music on the discard pile.
    1: You put Music on the discard pile.
1 put back Archer
    Ada put Archer on the discard pile.
    1: You put Archer on the discard pile.
1 play coin 3
    Ada played coin 3.
    1: You played coin 3.
1 command outer-city 2 B, top 1, to middle A
    Ada moved a unit from Bo's outer-city, squad B, to the middle, squad A.
    1: You moved a unit from Bo's outer-city, squad B, to the middle, squad A.
    2: Ada moved a unit from your outer-city, squad B, to the middle, squad A.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 command outer-city 2 A, top 9, to inner-city 2 A
    Ada moved 9 units from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    1: You moved 9 units from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: Ada moved 9 units from your outer-city, squad A, to your inner-city, squad A.
1 done
1 done
    Round 39: Bo's turn.
    2: Round 39: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Spearman
    2: You drew Spearman.
2 play The Colossal Gate
    Bo played The Colossal Gate.
    2: You played The Colossal Gate.
2 done
2 done
    Round 39: Ada's turn.
    1: Round 39: your turn.
1 buy Mage, pay 3
    Ada bought Mage with 3.
    1: You bought Mage with 3.
* card Trebuchet
    Trebuchet came to the store.
1 discard Chancellor
    Ada discarded Chancellor.
    1: You discarded Chancellor.
1 command inner-city 2 A, attack inner-city 2 A of seat 2
    Ada attacked Bo's Knight with Knight: Bo's inner-city, squad A.
    1: You attacked Bo's Knight with Knight: Bo's inner-city, squad A.
    2: Ada attacked your Knight with Knight: your inner-city, squad A.
* dice 3
* dice 12
    Ada's attack is beaten off: 10 against 18.
    1: Your attack is beaten off: 10 against 18.
1 command middle A, top 1, to outer-city 1 A
    Ada moved a unit from the middle, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from the middle, squad A, to your outer-city, squad A.
1 command outer-city 1 B, top 4, to middle A
    Ada moved 4 units from Ada's outer-city, squad B, to the middle, squad A.
    1: You moved 4 units from your outer-city, squad B, to the middle, squad A.
    Ada got a coin of 1.
    1: You got a coin of 1.
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
* card Writing
    2: You drew Writing.
2 play Writing
    Bo played Writing.
    2: You played Writing.
2 done
2 done
    Round 40: Ada's turn.
    1: Round 40: your turn.
1 buy Trebuchet, pay 1
    Ada bought Trebuchet with 1.
    1: You bought Trebuchet with 1.
* card Crossbowman
    Crossbowman came to the store.
1 discard coin 1
    Ada discarded coin 1.
    1: You discarded coin 1.
1 command middle A, top 1, to outer-city 1 A
    Ada moved a unit from the middle, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from the middle, squad A, to your outer-city, squad A.
1 command middle A, attack middle A of seat 2
    Ada attacked Bo's Knight with Swordsman: the middle, squad A.
    1: You attacked Bo's Knight with Swordsman: the middle, squad A.
    2: Ada attacked your Knight with Swordsman: the middle, squad A.
* dice 7
* dice 6
    Ada's attack is beaten off: 12 against 12.
    1: Your attack is beaten off: 12 against 12.
1 done
1 arrange inner-city 2 A, lift Trebuchet, to inner-city 2 B
    Ada put Trebuchet from Bo's inner-city, squad A, on top of Bo's inner-city, squad B.
    1: You put Trebuchet from Bo's inner-city, squad A, on top of Bo's inner-city, squad B.
    2: Ada put Trebuchet from your inner-city, squad A, on top of your inner-city, squad B.
1 done
    Round 41: Bo's turn.
    2: Round 41: your turn.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card Scholar
    2: You drew Scholar.
* card Engineering
    2: You drew Engineering.
2 put back Engineering
    Bo put Engineering on the discard pile.
    2: You put Engineering on the discard pile.
2 play Sharpshooter, attack middle A of seat 1
    Bo played Sharpshooter.
    2: You played Sharpshooter.
    Bo shot at Ada's Swordsman: the middle, squad A.
    1: Bo shot at your Swordsman: the middle, squad A.
    2: You shot at Ada's Swordsman: the middle, squad A.
* dice 4
* dice 11
    Bo's attack is beaten off: 9 against 15.
    2: Your attack is beaten off: 9 against 15.
2 command inner-city 2 A, attack inner-city 2 B of seat 1
    Bo attacked Ada's Trebuchet with Knight: Bo's inner-city, squad B.
    1: Bo attacked your Trebuchet with Knight: Bo's inner-city, squad B.
    2: You attacked Ada's Trebuchet with Knight: your inner-city, squad B.
* dice 11
* dice 2
    Bo's attack wins: 17 against 5.
    2: Your attack wins: 17 against 5.
    Ada's Trebuchet died.
    1: Your Trebuchet died.
2 command middle B, attack middle A of seat 1
    Bo attacked Ada's Swordsman with Sorcerer: the middle, squad A.
    1: Bo attacked your Swordsman with Sorcerer: the middle, squad A.
    2: You attacked Ada's Swordsman with Sorcerer: the middle, squad A.
* dice 6
* dice 2
    Bo's attack wins: 12 against 6.
    2: Your attack wins: 12 against 6.
    Ada's Swordsman died.
    1: Your Swordsman died.
2 command middle A, attack middle A of seat 1
    Bo attacked Ada's Archer with Knight: the middle, squad A.
    1: Bo attacked your Archer with Knight: the middle, squad A.
    2: You attacked Ada's Archer with Knight: the middle, squad A.
* dice 11
* dice 6
    Bo's attack wins: 17 against 8.
    2: Your attack wins: 17 against 8.
    Ada's Archer died.
    1: Your Archer died.
2 command middle A, attack middle A of seat 1
    Bo attacked Ada's Crossbowman with Knight: the middle, squad A.
    1: Bo attacked your Crossbowman with Knight: the middle, squad A.
    2: You attacked Ada's Crossbowman with Knight: the middle, squad A.
* dice 7
* dice 7
    Bo's attack wins: 13 against 10.
    2: Your attack wins: 13 against 10.
    Ada's Crossbowman died.
    1: Your Crossbowman died.
2 command inner-city 2 A, attack inner-city 2 A of seat 1
    Bo attacked Ada's Knight with Knight: Bo's inner-city, squad A.
    1: Bo attacked your Knight with Knight: Bo's inner-city, squad A.
    2: You attacked Ada's Knight with Knight: your inner-city, squad A.
* dice 7
* dice 4
    Bo's attack wins: 13 against 10.
    2: Your attack wins: 13 against 10.
    Ada's Knight died.
    1: Your Knight died.
2 command inner-city 2 A, attack inner-city 2 A of seat 1
    Bo attacked Ada's Spearman with Knight: Bo's inner-city, squad A.
    1: Bo attacked your Spearman with Knight: Bo's inner-city, squad A.
    2: You attacked Ada's Spearman with Knight: your inner-city, squad A.
* dice 9
* dice 5
    Bo's attack wins: 15 against 9.
    2: Your attack wins: 15 against 9.
    Ada's Spearman died.
    1: Your Spearman died.
2 done
2 done
    Round 41: Ada's turn.
    1: Round 41: your turn.
1 buy Crossbowman, pay 1, pay 1
    Ada bought Crossbowman with 1 and 1.
    1: You bought Crossbowman with 1 and 1.
* card Trebuchet
    Trebuchet came to the store.
1 discard coin 3
    Ada discarded coin 3.
    1: You discarded coin 3.
1 command inner-city 2 A, attack inner-city 2 A of seat 2
    Ada attacked Bo's Knight with Sorcerer: Bo's inner-city, squad A.
    1: You attacked Bo's Knight with Sorcerer: Bo's inner-city, squad A.
    2: Ada attacked your Knight with Sorcerer: your inner-city, squad A.
* dice 4
* dice 9
    Ada's attack is beaten off: 10 against 15.
    1: Your attack is beaten off: 10 against 15.
1 command outer-city 1 A, top 1, to middle A
    Ada moved a unit from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved a unit from your outer-city, squad A, to the middle, squad A.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 command outer-city 1 A, top 1, to middle A
    Ada moved a unit from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved a unit from your outer-city, squad A, to the middle, squad A.
1 arrange inner-city 2 A, lift Swordsman, to inner-city 2 B
    Ada put Swordsman from Bo's inner-city, squad A, on top of Bo's inner-city, squad B.
    1: You put Swordsman from Bo's inner-city, squad A, on top of Bo's inner-city, squad B.
    2: Ada put Swordsman from your inner-city, squad A, on top of your inner-city, squad B.
1 arrange inner-city 2 A, lift Sorcerer, to inner-city 2 B
    Ada put Sorcerer from Bo's inner-city, squad A, on top of Bo's inner-city, squad B.
    1: You put Sorcerer from Bo's inner-city, squad A, on top of Bo's inner-city, squad B.
    2: Ada put Sorcerer from your inner-city, squad A, on top of your inner-city, squad B.
1 arrange inner-city 2 A, lift Swordsman, to inner-city 2 A
    Ada put Swordsman on top of Bo's inner-city, squad A.
    1: You put Swordsman on top of Bo's inner-city, squad A.
    2: Ada put Swordsman on top of your inner-city, squad A.
1 arrange middle A, lift Pikeman, to middle A
    Ada put Pikeman on top of the middle, squad A.
    1: You put Pikeman on top of the middle, squad A.
1 done
    Round 42: Bo's turn.
    2: Round 42: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Crossbowman, pay 1, pay 1, pay 1
    Bo bought Crossbowman with 1, 1 and 1.
    2: You bought Crossbowman with 1, 1 and 1.
* card Sorcerer
    Sorcerer came to the store.
2 play Crossbowman, to inner-city 2 A
    Bo played Crossbowman to Bo's inner-city, squad A.
    2: You played Crossbowman to your inner-city, squad A.
2 command middle B, top 1, to outer-city 2 A
    Bo moved a unit from the middle, squad B, to Bo's outer-city, squad A.
    2: You moved a unit from the middle, squad B, to your outer-city, squad A.
2 done
2 command middle A, attack middle A of seat 1
    Bo attacked Ada's Pikeman with Knight: the middle, squad A.
    1: Bo attacked your Pikeman with Knight: the middle, squad A.
    2: You attacked Ada's Pikeman with Knight: the middle, squad A.
* dice 6
* dice 8
    Bo's attack is beaten off: 12 against 14.
    2: Your attack is beaten off: 12 against 14.
2 command inner-city 2 A, attack inner-city 2 A of seat 1
    Bo attacked Ada's Swordsman with Crossbowman: Bo's inner-city, squad A.
    1: Bo attacked your Swordsman with Crossbowman: Bo's inner-city, squad A.
    2: You attacked Ada's Swordsman with Crossbowman: your inner-city, squad A.
* dice 4
* dice 3
    Bo's attack is beaten off: 7 against 7.
    2: Your attack is beaten off: 7 against 7.
2 arrange inner-city 2 A, lift Crossbowman, to inner-city 2 B
    Bo put Crossbowman from Bo's inner-city, squad A, on top of Bo's inner-city, squad B.
    2: You put Crossbowman from your inner-city, squad A, on top of your inner-city, squad B.
2 done
    Round 42: Ada's turn.
    1: Round 42: your turn.
1 draw
    Ada drew 3 cards to keep one.
    1: You drew 3 cards to keep one.
* card Swordsman
    1: You drew Swordsman.
* card coin 3
    1: You drew coin 3.
* card Smithing
    1: You drew Smithing.
1 put back Smithing
    Ada put Smithing on the discard pile.
    1: You put Smithing on the discard pile.
1 put back Swordsman
    Ada put Swordsman on the discard pile.
    1: You put Swordsman on the discard pile.
1 play Trebuchet, to inner-city 1 A
    Ada played Trebuchet to Ada's inner-city, squad A.
    1: You played Trebuchet to your inner-city, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 command inner-city 2 B, attack outer-city 2 A of seat 2
    Ada attacked Bo's Sorcerer with Sorcerer: Bo's outer-city, squad A.
    1: You attacked Bo's Sorcerer with Sorcerer: Bo's outer-city, squad A.
    2: Ada attacked your Sorcerer with Sorcerer: your outer-city, squad A.
* dice 6
* dice 8
    Ada's attack wins: 12 against 11.
    1: Your attack wins: 12 against 11.
    Bo's Sorcerer died.
    2: Your Sorcerer died.
1 command inner-city 2 B, attack inner-city 2 B of seat 2
    Ada attacked Bo's Crossbowman with Sorcerer: Bo's inner-city, squad B.
    1: You attacked Bo's Crossbowman with Sorcerer: Bo's inner-city, squad B.
    2: Ada attacked your Crossbowman with Sorcerer: your inner-city, squad B.
* dice 8
* dice 8
    Ada's attack wins: 14 against 11.
    1: Your attack wins: 14 against 11.
    Bo's Crossbowman died.
    2: Your Crossbowman died.
1 command middle A, top 1, to outer-city 1 B
    Ada moved a unit from the middle, squad A, to Ada's outer-city, squad B.
    1: You moved a unit from the middle, squad A, to your outer-city, squad B.
1 command middle A, top 1, to outer-city 1 A
    Ada moved a unit from the middle, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from the middle, squad A, to your outer-city, squad A.
1 command inner-city 2 B, attack inner-city 2 A of seat 2
    Ada attacked Bo's Knight with Sorcerer: Bo's inner-city, squad A.
    1: You attacked Bo's Knight with Sorcerer: Bo's inner-city, squad A.
    2: Ada attacked your Knight with Sorcerer: your inner-city, squad A.
* dice 4
* dice 10
    Ada's attack is beaten off: 10 against 16.
    1: Your attack is beaten off: 10 against 16.
1 done
1 done
    Round 43: Bo's turn.
    2: Round 43: your turn.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card Sharpshooter
    2: You drew Sharpshooter.
* card Swordsman
    2: You drew Swordsman.
2 put back Sharpshooter
    Bo put Sharpshooter on the discard pile.
    2: You put Sharpshooter on the discard pile.
2 play Swordsman, to inner-city 2 A
    Bo played Swordsman to Bo's inner-city, squad A.
    2: You played Swordsman to your inner-city, squad A.
2 command inner-city 2 A, attack inner-city 2 A of seat 1
    Bo attacked Ada's Swordsman with Swordsman: Bo's inner-city, squad A.
    1: Bo attacked your Swordsman with Swordsman: Bo's inner-city, squad A.
    2: You attacked Ada's Swordsman with Swordsman: your inner-city, squad A.
* dice 8
* dice 7
    Bo's attack wins: 12 against 11.
    2: Your attack wins: 12 against 11.
    Ada's Swordsman died.
    1: Your Swordsman died.
2 command inner-city 2 A, attack inner-city 2 A of seat 1
    Bo attacked Ada's Archer with Swordsman: Bo's inner-city, squad A.
    1: Bo attacked your Archer with Swordsman: Bo's inner-city, squad A.
    2: You attacked Ada's Archer with Swordsman: your inner-city, squad A.
* dice 7
* dice 4
    Bo's attack wins: 11 against 6.
    2: Your attack wins: 11 against 6.
    Ada's Archer died.
    1: Your Archer died.
2 command middle A, top 1, to outer-city 1 A
    Bo moved a unit from the middle, squad A, to Ada's outer-city, squad A.
    1: Bo moved a unit from the middle, squad A, to your outer-city, squad A.
    2: You moved a unit from the middle, squad A, to Ada's outer-city, squad A.
2 done
2 command inner-city 2 A, attack inner-city 2 A of seat 1
    Bo attacked Ada's Archer with Swordsman: Bo's inner-city, squad A.
    1: Bo attacked your Archer with Swordsman: Bo's inner-city, squad A.
    2: You attacked Ada's Archer with Swordsman: your inner-city, squad A.
* dice 2
* dice 7
    Bo's attack is beaten off: 6 against 9.
    2: Your attack is beaten off: 6 against 9.
2 arrange inner-city 2 A, lift Swordsman, to inner-city 2 B
    Bo put Swordsman from Bo's inner-city, squad A, on top of Bo's inner-city, squad B.
    2: You put Swordsman from your inner-city, squad A, on top of your inner-city, squad B.
2 arrange inner-city 2 B, lift Swordsman, to inner-city 2 A
    Bo put Swordsman from Bo's inner-city, squad B, on top of Bo's inner-city, squad A.
    2: You put Swordsman from your inner-city, squad B, on top of your inner-city, squad A.
2 done
    Round 43: Ada's turn.
    1: Round 43: your turn.
1 buy Trebuchet, pay 1
    Ada bought Trebuchet with 1.
    1: You bought Trebuchet with 1.
    Pikeman came to the store.
1 play Mage, to inner-city 1 A
    Ada played Mage to Ada's inner-city, squad A.
    1: You played Mage to your inner-city, squad A.
1 command inner-city 2 B, attack inner-city 2 A of seat 2
    Ada attacked Bo's Swordsman with Sorcerer: Bo's inner-city, squad A.
    1: You attacked Bo's Swordsman with Sorcerer: Bo's inner-city, squad A.
    2: Ada attacked your Swordsman with Sorcerer: your inner-city, squad A.
* dice 9
* dice 2
    Ada's attack wins: 15 against 6.
    1: Your attack wins: 15 against 6.
    Bo's Swordsman died.
    2: Your Swordsman died.
1 command inner-city 2 B, attack inner-city 2 A of seat 2
    Ada attacked Bo's Knight with Sorcerer: Bo's inner-city, squad A.
    1: You attacked Bo's Knight with Sorcerer: Bo's inner-city, squad A.
    2: Ada attacked your Knight with Sorcerer: your inner-city, squad A.
* dice 7
* dice 12
    Ada's attack is beaten off: 13 against 18.
    1: Your attack is beaten off: 13 against 18.
1 command outer-city 1 B, top 1, to middle A
    Ada moved a unit from Ada's outer-city, squad B, to the middle, squad A.
    1: You moved a unit from your outer-city, squad B, to the middle, squad A.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 command outer-city 1 A, top 2, to middle A
    Ada moved 2 units from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved 2 units from your outer-city, squad A, to the middle, squad A.
1 done
1 arrange middle A, lift Pikeman, to middle A
    Ada put Pikeman on top of the middle, squad A.
    1: You put Pikeman on top of the middle, squad A.
1 done
    Round 44: Bo's turn.
    2: Round 44: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Pikeman, pay 1, pay 1
    Bo bought Pikeman with 1 and 1.
    2: You bought Pikeman with 1 and 1.
    Pikeman came to the store.
2 play Pikeman, to inner-city 2 A
    Bo played Pikeman to Bo's inner-city, squad A.
    2: You played Pikeman to your inner-city, squad A.
2 command inner-city 2 A, attack inner-city 2 A of seat 1
    Bo attacked Ada's Archer with Pikeman: Bo's inner-city, squad A.
    1: Bo attacked your Archer with Pikeman: Bo's inner-city, squad A.
    2: You attacked Ada's Archer with Pikeman: your inner-city, squad A.
* dice 4
* dice 5
    Bo's attack wins: 8 against 7.
    2: Your attack wins: 8 against 7.
    Ada's Archer died.
    1: Your Archer died.
2 command outer-city 1 A, top 1, to middle A
    Bo moved a unit from Ada's outer-city, squad A, to the middle, squad A.
    1: Bo moved a unit from your outer-city, squad A, to the middle, squad A.
    2: You moved a unit from Ada's outer-city, squad A, to the middle, squad A.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 done
2 done
2 arrange inner-city 2 A, lift Knight, to inner-city 2 A
    Bo put Knight on top of Bo's inner-city, squad A.
    2: You put Knight on top of your inner-city, squad A.
2 done
    Round 44: Ada's turn.
    1: Round 44: your turn.
1 buy Pikeman, pay 1
    Ada bought Pikeman with 1.
    1: You bought Pikeman with 1.
    Crossbowman came to the store.
1 play Trebuchet, to inner-city 1 A
    Ada played Trebuchet to Ada's inner-city, squad A.
    1: You played Trebuchet to your inner-city, squad A.
1 command inner-city 2 B, attack inner-city 2 A of seat 2
    Ada attacked Bo's Knight with Sorcerer: Bo's inner-city, squad A.
    1: You attacked Bo's Knight with Sorcerer: Bo's inner-city, squad A.
    2: Ada attacked your Knight with Sorcerer: your inner-city, squad A.
* dice 10
* dice 5
    Ada's attack wins: 16 against 11.
    1: Your attack wins: 16 against 11.
    Bo's Knight died.
    2: Your Knight died.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 command inner-city 2 A, top 1, to outer-city 2 A
    Ada moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    1: You moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: Ada moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 command inner-city 2 B, attack inner-city 2 A of seat 2
    Ada attacked Bo's Pikeman with Sorcerer: Bo's inner-city, squad A.
    1: You attacked Bo's Pikeman with Sorcerer: Bo's inner-city, squad A.
    2: Ada attacked your Pikeman with Sorcerer: your inner-city, squad A.
* dice 6
* dice 9
    Ada's attack is beaten off: 12 against 15.
    1: Your attack is beaten off: 12 against 15.
1 command middle A, attack middle A of seat 2
    Ada attacked Bo's Knight with Pikeman: the middle, squad A.
    1: You attacked Bo's Knight with Pikeman: the middle, squad A.
    2: Ada attacked your Knight with Pikeman: the middle, squad A.
* dice 5
* dice 6
    Ada's attack is beaten off: 10 against 12.
    1: Your attack is beaten off: 10 against 12.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 arrange inner-city 2 B, lift Sorcerer, to inner-city 2 A
    Ada put Sorcerer from Bo's inner-city, squad B, on top of Bo's inner-city, squad A.
    1: You put Sorcerer from Bo's inner-city, squad B, on top of Bo's inner-city, squad A.
    2: Ada put Sorcerer from your inner-city, squad B, on top of your inner-city, squad A.
1 done
    Round 45: Bo's turn.
    2: Round 45: your turn.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card coin 1
    2: You drew coin 1.
* card coin 1
    2: You drew coin 1.
2 put back coin 1
    Bo put coin 1 on the discard pile.
    2: You put coin 1 on the discard pile.
2 play Spearman, to inner-city 2 A
    Bo played Spearman to Bo's inner-city, squad A.
    2: You played Spearman to your inner-city, squad A.
2 command inner-city 2 A, attack inner-city 2 A of seat 1
    Bo attacked Ada's Sorcerer with Spearman: Bo's inner-city, squad A.
    1: Bo attacked your Sorcerer with Spearman: Bo's inner-city, squad A.
    2: You attacked Ada's Sorcerer with Spearman: your inner-city, squad A.
* dice 10
* dice 7
    Bo's attack wins: 13 against 10.
    2: Your attack wins: 13 against 10.
    Ada's Sorcerer died.
    1: Your Sorcerer died.
2 command inner-city 2 A, attack inner-city 2 B of seat 1
    Bo attacked Ada's Swordsman with Spearman: Bo's inner-city, squad B.
    1: Bo attacked your Swordsman with Spearman: Bo's inner-city, squad B.
    2: You attacked Ada's Swordsman with Spearman: your inner-city, squad B.
* dice 4
* dice 4
    Bo's attack is beaten off: 7 against 8.
    2: Your attack is beaten off: 7 against 8.
2 done
2 arrange inner-city 2 A, lift Pikeman, to inner-city 2 A
    Bo put Pikeman on top of Bo's inner-city, squad A.
    2: You put Pikeman on top of your inner-city, squad A.
2 done
    Round 45: Ada's turn.
    1: Round 45: your turn.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card coin 5
    1: You drew coin 5.
* card coin 3
    1: You drew coin 3.
1 put back coin 3
    Ada put coin 3 on the discard pile.
    1: You put coin 3 on the discard pile.
1 discard Perspective
    Ada discarded Perspective.
    1: You discarded Perspective.
1 command middle A, top 1, to outer-city 1 B
    Ada moved a unit from the middle, squad A, to Ada's outer-city, squad B.
    1: You moved a unit from the middle, squad A, to your outer-city, squad B.
1 command inner-city 2 B, attack inner-city 2 A of seat 2
    Ada attacked Bo's Pikeman with Swordsman: Bo's inner-city, squad A.
    1: You attacked Bo's Pikeman with Swordsman: Bo's inner-city, squad A.
    2: Ada attacked your Pikeman with Swordsman: your inner-city, squad A.
* dice 3
* dice 8
    Ada's attack is beaten off: 8 against 14.
    1: Your attack is beaten off: 8 against 14.
1 command outer-city 2 A, attack inner-city 2 A of seat 2
    Ada attacked Bo's Pikeman with Archer: Bo's inner-city, squad A.
    1: You attacked Bo's Pikeman with Archer: Bo's inner-city, squad A.
    2: Ada attacked your Pikeman with Archer: your inner-city, squad A.
* dice 10
* dice 10
    Ada's attack is beaten off: 12 against 16.
    1: Your attack is beaten off: 12 against 16.
1 done
1 arrange middle A, lift Trebuchet, to middle A
    Ada put Trebuchet on top of the middle, squad A.
    1: You put Trebuchet on top of the middle, squad A.
1 arrange middle A, lift Trebuchet, to middle B
    Ada put Trebuchet from the middle, squad A, on top of the middle, squad B.
    1: You put Trebuchet from the middle, squad A, on top of the middle, squad B.
1 done
    Round 46: Bo's turn.
    2: Round 46: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Mage, pay 1, pay 1, pay 1, pay 1
    Bo bought Mage with 1, 1, 1 and 1.
    2: You bought Mage with 1, 1, 1 and 1.
    Knight came to the store.
2 play Trebuchet, to inner-city 2 A
    Bo played Trebuchet to Bo's inner-city, squad A.
    2: You played Trebuchet to your inner-city, squad A.
2 command middle A, attack middle A of seat 1
    Bo attacked Ada's Trebuchet with Knight: the middle, squad A.
    1: Bo attacked your Trebuchet with Knight: the middle, squad A.
    2: You attacked Ada's Trebuchet with Knight: the middle, squad A.
* dice 3
* dice 10
    Bo's attack is beaten off: 9 against 13.
    2: Your attack is beaten off: 9 against 13.
2 done
2 done
    Round 46: Ada's turn.
    1: Round 46: your turn.
1 draw
    Ada drew 3 cards to keep one.
    1: You drew 3 cards to keep one.
* card Engineering
    1: You drew Engineering.
* card coin 3
    1: You drew coin 3.
* card Moneyer
    1: You drew Moneyer.
1 put back coin 3
    Ada put coin 3 on the discard pile.
    1: You put coin 3 on the discard pile.
1 put back Moneyer
    Ada put Moneyer on the discard pile.
    1: You put Moneyer on the discard pile.
1 play Pikeman, to inner-city 1 A
    Ada played Pikeman to Ada's inner-city, squad A.
    1: You played Pikeman to your inner-city, squad A.
1 command middle A, top 1, to outer-city 2 B
    Ada moved a unit from the middle, squad A, to Bo's outer-city, squad B.
    1: You moved a unit from the middle, squad A, to Bo's outer-city, squad B.
    2: Ada moved a unit from the middle, squad A, to your outer-city, squad B.
1 command outer-city 1 B, top 1, to inner-city 1 B
    Ada moved a unit from Ada's outer-city, squad B, to Ada's inner-city, squad B.
    1: You moved a unit from your outer-city, squad B, to your inner-city, squad B.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 command inner-city 2 B, attack inner-city 2 A of seat 2
    Ada attacked Bo's Trebuchet with Swordsman: Bo's inner-city, squad A.
    1: You attacked Bo's Trebuchet with Swordsman: Bo's inner-city, squad A.
    2: Ada attacked your Trebuchet with Swordsman: your inner-city, squad A.
* dice 8
* dice 9
    Ada's attack wins: 13 against 12.
    1: Your attack wins: 13 against 12.
    Bo's Trebuchet died.
    2: Your Trebuchet died.
1 done
1 done
    Round 47: Bo's turn.
    2: Round 47: your turn.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card coin 5
    2: You drew coin 5.
    The discard pile became the main deck.
* card coin 1
    2: You drew coin 1.
2 put back coin 5
    Bo put coin 5 on the discard pile.
    2: You put coin 5 on the discard pile.
2 play coin 1
    Bo played coin 1.
    2: You played coin 1.
2 command middle A, attack middle B of seat 1
    Bo attacked Ada's Trebuchet with Knight: the middle, squad B.
    1: Bo attacked your Trebuchet with Knight: the middle, squad B.
    2: You attacked Ada's Trebuchet with Knight: the middle, squad B.
* dice 8
* dice 5
    Bo's attack wins: 14 against 8.
    2: Your attack wins: 14 against 8.
    Ada's Trebuchet died.
    1: Your Trebuchet died.
2 command inner-city 2 A, attack inner-city 2 B of seat 1
    Bo attacked Ada's Swordsman with Pikeman: Bo's inner-city, squad B.
    1: Bo attacked your Swordsman with Pikeman: Bo's inner-city, squad B.
    2: You attacked Ada's Swordsman with Pikeman: your inner-city, squad B.
* dice 8
* dice 10
    Bo's attack is beaten off: 12 against 14.
    2: Your attack is beaten off: 12 against 14.
2 done
    Round 47: Ada's turn.
    1: Round 47: your turn.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Spy
    1: You drew Spy.
* card Spearman
    1: You drew Spearman.
1 put back Spy
    Ada put Spy on the discard pile.
    1: You put Spy on the discard pile.
1 play Spearman, to inner-city 1 A
    Ada played Spearman to Ada's inner-city, squad A.
    1: You played Spearman to your inner-city, squad A.
1 done
1 arrange outer-city 1 A, lift Mage, to outer-city 1 A
    Ada put Mage on top of Ada's outer-city, squad A.
    1: You put Mage on top of your outer-city, squad A.
1 done
    Round 48: Bo's turn.
    2: Round 48: your turn.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card coin 1
    2: You drew coin 1.
* card coin 1
    2: You drew coin 1.
2 put back coin 1
    Bo put coin 1 on the discard pile.
    2: You put coin 1 on the discard pile.
2 discard coin 5
    Bo discarded coin 5.
    2: You discarded coin 5.
2 command inner-city 2 A, attack inner-city 2 B of seat 1
    Bo attacked Ada's Swordsman with Pikeman: Bo's inner-city, squad B.
    1: Bo attacked your Swordsman with Pikeman: Bo's inner-city, squad B.
    2: You attacked Ada's Swordsman with Pikeman: your inner-city, squad B.
* dice 5
* dice 6
    Bo's attack is beaten off: 9 against 10.
    2: Your attack is beaten off: 9 against 10.
2 done
2 arrange inner-city 2 A, lift Spearman, to inner-city 2 A
    Bo put Spearman on top of Bo's inner-city, squad A.
    2: You put Spearman on top of your inner-city, squad A.
2 arrange inner-city 2 A, lift Pikeman, to inner-city 2 A
    Bo put Pikeman on top of Bo's inner-city, squad A.
    2: You put Pikeman on top of your inner-city, squad A.
2 done
    Round 48: Ada's turn.
    1: Round 48: your turn.
1 draw
    Ada drew 3 cards to keep one.
    1: You drew 3 cards to keep one.
* card coin 1
    1: You drew coin 1.
* card coin 1
    1: You drew coin 1.
* card coin 3
    1: You drew coin 3.
1 put back coin 1
    Ada put coin 1 on the discard pile.
    1: You put coin 1 on the discard pile.
1 put back coin 3
    Ada put coin 3 on the discard pile.
    1: You put coin 3 on the discard pile.
1 discard coin 1
    Ada discarded coin 1.
    1: You discarded coin 1.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 command inner-city 1 B, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad B, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
1 command inner-city 2 B, attack inner-city 2 A of seat 2
    Ada attacked Bo's Pikeman with Swordsman: Bo's inner-city, squad A.
    1: You attacked Bo's Pikeman with Swordsman: Bo's inner-city, squad A.
    2: Ada attacked your Pikeman with Swordsman: your inner-city, squad A.
* dice 8
* dice 10
    Ada's attack is beaten off: 13 against 16.
    1: Your attack is beaten off: 13 against 16.
1 done
1 done
    Round 49: Bo's turn.
    2: Round 49: your turn.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card Armour
    2: You drew Armour.
* card coin 5
    2: You drew coin 5.
2 put back Armour
    Bo put Armour on the discard pile.
    2: You put Armour on the discard pile.
2 play Mage, to inner-city 2 B
    Bo played Mage to Bo's inner-city, squad B.
    2: You played Mage to your inner-city, squad B.
2 command inner-city 2 B, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad B, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
2 to middle B
    Bo moved a unit from Bo's outer-city, squad A, to the middle, squad B.
    2: You moved a unit from your outer-city, squad A, to the middle, squad B.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 command inner-city 2 A, top 2, to outer-city 2 A
    Bo moved 2 units from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
2 done
2 done
    Round 49: Ada's turn.
    1: Round 49: your turn.
    Bo's city became Ada's estate.
    1: Bo's city became your estate.
    2: Your city became Ada's estate.
    3 of Ada's units stepped into the middle.
    1: 3 of your units stepped into the middle.
    Ada won by conquest.
    1: You won by conquest.

    Ada wins.
    1: You win!
    1. Ada: 10 victory points
    1: 1. You: 10 victory points
    2. Bo: 0 victory points
    2: 2. You: 0 victory points
