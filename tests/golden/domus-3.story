Regalia: 1
Game: domus
Rules: 1
Data: 166e306e9971e62073219361ac3fb5647e2d03a3fae5e1ed7a04bab75c466d63
Seats: 3
Player 1: Ada
Player 2: Bo
Player 3: Carin
Result: 0 (3.), 10 (2.), 23 (1.)
Seed-Hash: 98688523c538b543fff2670647bf2b35af20482a293954c4fe91a05835925435
Seed: b1ccca2f0dd7f6df41d6433378c341a662e5f0610fdbc12341a712604bbe4906

* dice 6
    Ada threw 6 for the start.
    1: You threw 6 for the start.
* dice 9
    Bo threw 9 for the start.
    2: You threw 9 for the start.
* dice 8
    Carin threw 8 for the start.
    3: You threw 8 for the start.
    Ada threw least and begins.
    1: You threw least and begins.
1 kingdom Harth Marches, hero The Architect, terrain Coast, flag Sword
    Ada chose Harth Marches with The Architect, Coast and the Sword.
    1: You chose Harth Marches with The Architect, Coast and the Sword.
2 kingdom Wide Downs, hero The Marshal, terrain Plain, flag Sheaf
    Bo chose Wide Downs with The Marshal, Plain and the Sheaf.
    2: You chose Wide Downs with The Marshal, Plain and the Sheaf.
3 kingdom Free Ports of Sel, hero The Castellan, terrain River, flag Key
    Carin chose Free Ports of Sel with The Castellan, River and the Key.
    3: You chose Free Ports of Sel with The Castellan, River and the Key.
* middle Forest
    Forest lies in the middle.
    Ada took Swordsman to Ada's inner-city, squad A.
    1: You took Swordsman to your inner-city, squad A.
    Carin got a coin of 3.
    3: You got a coin of 3.
    Carin drew 5 cards.
    3: You drew 5 cards.
    Bo drew 5 cards.
    2: You drew 5 cards.
    Ada drew 5 cards.
    1: You drew 5 cards.
* card Trebuchet
    Trebuchet came to the store.
* card Crossbowman
    Crossbowman came to the store.
* card Pikeman
    Pikeman came to the store.
* card Mage
    Mage came to the store.
* card Crossbowman
    Crossbowman came to the store.
* card Tournament
    Tournament came to the store.
* card Song of Praise
    Song of Praise came to the store.
* card Tournament
    Tournament came to the store.
* card Great Embassy
    Great Embassy came to the store.
* card Great Embassy
    Great Embassy came to the store.
* card Counting House
    Counting House came to the store.
* card Plate
    Plate came to the store.
* card Double Entry
    Double Entry came to the store.
* card The Hanging Vineyards
    The Hanging Vineyards came to the store.
* card Harbour
    Harbour came to the store.
* card Saboteur
    1: You drew Saboteur.
* card Archer
    1: You drew Archer.
* card Tax Collector
    1: You drew Tax Collector.
* card coin 3
    1: You drew coin 3.
* card Spearman
    1: You drew Spearman.
* card Armour
    2: You drew Armour.
* card Engineering
    2: You drew Engineering.
* card coin 5
    2: You drew coin 5.
* card coin 3
    2: You drew coin 3.
* card Herald
    2: You drew Herald.
* card Spearman
    3: You drew Spearman.
* card Swordsman
    3: You drew Swordsman.
* card Horse Breeding
    3: You drew Horse Breeding.
* card Ploughs
    3: You drew Ploughs.
* card Sharpshooter
    3: You drew Sharpshooter.
    Round 1: Ada's turn.
    1: Round 1: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Scholar
    1: You drew Scholar.
1 discard Tax Collector
    Ada discarded Tax Collector.
    1: You discarded Tax Collector.
1 done
    Round 1: Bo's turn.
    2: Round 1: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Archer
    2: You drew Archer.
2 discard Armour
    Bo discarded Armour.
    2: You discarded Armour.
    Round 1: Carin's turn.
    3: Round 1: your turn.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 1
    3: You drew coin 1.
3 play Ploughs
    Carin played Ploughs.
    3: You played Ploughs.
    Round 2: Ada's turn.
    1: Round 2: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 1
    1: You drew coin 1.
1 play coin 3
    Ada played coin 3.
    1: You played coin 3.
1 done
    Round 2: Bo's turn.
    2: Round 2: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Swordsman
    2: You drew Swordsman.
2 play Swordsman, to inner-city 2 A
    Bo played Swordsman to Bo's inner-city, squad A.
    2: You played Swordsman to your inner-city, squad A.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
    Round 2: Carin's turn.
    3: Round 2: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Crossbowman, pay 1, pay 1, pay 3
    Carin bought Crossbowman with 1, 1 and 3.
    3: You bought Crossbowman with 1, 1 and 3.
* card Pikeman
    Pikeman came to the store.
3 play Swordsman, to inner-city 3 A
    Carin played Swordsman to Carin's inner-city, squad A.
    3: You played Swordsman to your inner-city, squad A.
3 done
    Round 3: Ada's turn.
    1: Round 3: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Spy
    1: You drew Spy.
1 discard coin 1
    Ada discarded coin 1.
    1: You discarded coin 1.
1 done
    Round 3: Bo's turn.
    2: Round 3: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 3
    2: You drew coin 3.
2 play Archer, to inner-city 2 A
    Bo played Archer to Bo's inner-city, squad A.
    2: You played Archer to your inner-city, squad A.
2 command outer-city 2 A, top 1, to middle A
    Bo moved a unit from Bo's outer-city, squad A, to the middle, squad A.
    2: You moved a unit from your outer-city, squad A, to the middle, squad A.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
    Round 3: Carin's turn.
    3: Round 3: your turn.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Smithing
    3: You drew Smithing.
3 discard Horse Breeding
    Carin discarded Horse Breeding.
    3: You discarded Horse Breeding.
3 done
    Round 4: Ada's turn.
    1: Round 4: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Spearman
    1: You drew Spearman.
1 play Scholar
    Ada played Scholar.
    1: You played Scholar.
    Ada drew 2 cards.
    1: You drew 2 cards.
* card coin 3
    1: You drew coin 3.
* card coin 5
    1: You drew coin 5.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
    Round 4: Bo's turn.
    2: Round 4: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Masonry
    2: You drew Masonry.
2 play Herald, take Tournament
    Bo played Herald.
    2: You played Herald.
    Bo took Tournament into the city.
    2: You took Tournament into the city.
* card Song of Praise
    Song of Praise came to the store.
2 command outer-city 2 A, top 1, to walls 2 A
    Bo moved a unit from Bo's outer-city, squad A, to Bo's walls, squad A.
    2: You moved a unit from your outer-city, squad A, to your walls, squad A.
2 done
    Round 4: Carin's turn.
    3: Round 4: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Fletching
    3: You drew Fletching.
3 play Sharpshooter, attack middle A of seat 2
    Carin played Sharpshooter.
    3: You played Sharpshooter.
    Carin shot at Bo's Swordsman: the middle, squad A.
    2: Carin shot at your Swordsman: the middle, squad A.
    3: You shot at Bo's Swordsman: the middle, squad A.
* dice 10
* dice 12
    Carin's attack is beaten off: 15 against 18.
    3: Your attack is beaten off: 15 against 18.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
    Round 5: Ada's turn.
    1: Round 5: your turn.
1 buy Crossbowman, pay 3
    Ada bought Crossbowman with 3.
    1: You bought Crossbowman with 3.
* card Knight
    Knight came to the store.
1 play coin 5
    Ada played coin 5.
    1: You played coin 5.
1 done
    Round 5: Bo's turn.
    2: Round 5: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Engineering
    2: You drew Engineering.
2 play Engineering
    Bo played Engineering.
    2: You played Engineering.
2 command middle A, top 1, to outer-city 3 A
    Bo moved a unit from the middle, squad A, to Carin's outer-city, squad A.
    2: You moved a unit from the middle, squad A, to Carin's outer-city, squad A.
    3: Bo moved a unit from the middle, squad A, to your outer-city, squad A.
2 command walls 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's walls, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your walls, squad A, to your outer-city, squad A.
    Round 5: Carin's turn.
    3: Round 5: your turn.
3 buy Pikeman, pay 1, pay 1
    Carin bought Pikeman with 1 and 1.
    3: You bought Pikeman with 1 and 1.
* card Knight
    Knight came to the store.
3 play Spearman, to inner-city 3 A
    Carin played Spearman to Carin's inner-city, squad A.
    3: You played Spearman to your inner-city, squad A.
3 done
    Round 6: Ada's turn.
    1: Round 6: your turn.
1 buy Knight, pay 5
    Ada bought Knight with 5.
    1: You bought Knight with 5.
* card Knight
    Knight came to the store.
1 play Spearman, to inner-city 1 A
    Ada played Spearman to Ada's inner-city, squad A.
    1: You played Spearman to your inner-city, squad A.
1 command outer-city 1 A, top 1, to middle A
    Ada moved a unit from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved a unit from your outer-city, squad A, to the middle, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
    Round 6: Bo's turn.
    2: Round 6: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Saboteur
    2: You drew Saboteur.
2 play coin 5
    Bo played coin 5.
    2: You played coin 5.
2 command outer-city 3 A, top 1, to middle A
    Bo moved a unit from Carin's outer-city, squad A, to the middle, squad A.
    2: You moved a unit from Carin's outer-city, squad A, to the middle, squad A.
    3: Bo moved a unit from your outer-city, squad A, to the middle, squad A.
2 command outer-city 2 A, top 1, to walls 2 A
    Bo moved a unit from Bo's outer-city, squad A, to Bo's walls, squad A.
    2: You moved a unit from your outer-city, squad A, to your walls, squad A.
    Round 6: Carin's turn.
    3: Round 6: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 3
    3: You drew coin 3.
3 play coin 1
    Carin played coin 1.
    3: You played coin 1.
3 command outer-city 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
3 done
    Round 7: Ada's turn.
    1: Round 7: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Masonry
    1: You drew Masonry.
1 discard Knight
    Ada discarded Knight.
    1: You discarded Knight.
1 command middle A, attack middle A of seat 2
    Ada attacked Bo's Swordsman with Swordsman: the middle, squad A.
    1: You attacked Bo's Swordsman with Swordsman: the middle, squad A.
    2: Ada attacked your Swordsman with Swordsman: the middle, squad A.
* dice 8
* dice 7
    Ada's attack wins: 13 against 11.
    1: Your attack wins: 13 against 11.
    Bo's Swordsman died.
    2: Your Swordsman died.
1 command outer-city 1 A, top 1, to middle B
    Ada moved a unit from Ada's outer-city, squad A, to the middle, squad B.
    1: You moved a unit from your outer-city, squad A, to the middle, squad B.
1 arrange middle B, lift Spearman, to middle A
    Ada put Spearman from the middle, squad B, on top of the middle, squad A.
    1: You put Spearman from the middle, squad B, on top of the middle, squad A.
1 done
    Round 7: Bo's turn.
    2: Round 7: your turn.
2 buy Pikeman, pay 5
    Bo bought Pikeman with 5.
    2: You bought Pikeman with 5.
* card Pikeman
    Pikeman came to the store.
2 play Masonry
    Bo played Masonry.
    2: You played Masonry.
2 done
    Round 7: Carin's turn.
    3: Round 7: your turn.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 3
    3: You drew coin 3.
3 play coin 3
    Carin played coin 3.
    3: You played coin 3.
3 command inner-city 3 A, top 2, to outer-city 3 A
    Carin moved 2 units from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
3 done
    Round 8: Ada's turn.
    1: Round 8: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Builder
    1: You drew Builder.
1 discard Masonry
    Ada discarded Masonry.
    1: You discarded Masonry.
1 command middle A, top 2, to outer-city 2 A
    Ada moved 2 units from the middle, squad A, to Bo's outer-city, squad A.
    1: You moved 2 units from the middle, squad A, to Bo's outer-city, squad A.
    2: Ada moved 2 units from the middle, squad A, to your outer-city, squad A.
1 done
    Round 8: Bo's turn.
    2: Round 8: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 3
    2: You drew coin 3.
2 discard Pikeman
    Bo discarded Pikeman.
    2: You discarded Pikeman.
2 command walls 2 A, attack outer-city 2 A of seat 1
    Bo attacked Ada's Spearman with Archer: Bo's outer-city, squad A.
    1: Bo attacked your Spearman with Archer: Bo's outer-city, squad A.
    2: You attacked Ada's Spearman with Archer: your outer-city, squad A.
* dice 10
* dice 4
    Bo's attack wins: 13 against 8.
    2: Your attack wins: 13 against 8.
    Ada's Spearman died.
    1: Your Spearman died.
2 command walls 2 A, attack outer-city 2 A of seat 1
    Bo attacked Ada's Swordsman with Archer: Bo's outer-city, squad A.
    1: Bo attacked your Swordsman with Archer: Bo's outer-city, squad A.
    2: You attacked Ada's Swordsman with Archer: your outer-city, squad A.
* dice 7
* dice 7
    Bo's attack is beaten off: 10 against 11.
    2: Your attack is beaten off: 10 against 11.
    Round 8: Carin's turn.
    3: Round 8: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Counting House, pay 1, pay 1, pay 1, pay 1, pay 1, pay 3
    Carin bought Counting House with 1, 1, 1, 1, 1 and 3.
    3: You bought Counting House with 1, 1, 1, 1, 1 and 3.
* card Barracks
    Barracks came to the store.
3 play Counting House
    Carin played Counting House.
    3: You played Counting House.
3 done
3 done
    Round 9: Ada's turn.
    1: Round 9: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Fletching
    1: You drew Fletching.
1 play Crossbowman, to inner-city 1 A
    Ada played Crossbowman to Ada's inner-city, squad A.
    1: You played Crossbowman to your inner-city, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 command outer-city 2 A, attack the walls
    Ada attacked Bo's walls with Swordsman.
    1: You attacked Bo's walls with Swordsman.
    2: Ada attacked your walls with Swordsman.
* dice 6
* dice 10
    Ada's attack is beaten off: 11 against 18.
    1: Your attack is beaten off: 11 against 18.
    Round 9: Bo's turn.
    2: Round 9: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Ploughs
    2: You drew Ploughs.
2 play Ploughs
    Bo played Ploughs.
    2: You played Ploughs.
2 command walls 2 A, attack outer-city 2 A of seat 1
    Bo attacked Ada's Swordsman with Archer: Bo's outer-city, squad A.
    1: Bo attacked your Swordsman with Archer: Bo's outer-city, squad A.
    2: You attacked Ada's Swordsman with Archer: your outer-city, squad A.
* dice 12
* dice 5
    Bo's attack wins: 15 against 9.
    2: Your attack wins: 15 against 9.
    Ada's Swordsman died.
    1: Your Swordsman died.
    Round 9: Carin's turn.
    3: Round 9: your turn.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 1
    3: You drew coin 1.
3 discard Smithing
    Carin discarded Smithing.
    3: You discarded Smithing.
3 command outer-city 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
3 command outer-city 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
3 done
    Round 10: Ada's turn.
    1: Round 10: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Archer
    1: You drew Archer.
1 play coin 3
    Ada played coin 3.
    1: You played coin 3.
1 command outer-city 1 A, top 1, to walls 1 A
    Ada moved a unit from Ada's outer-city, squad A, to Ada's walls, squad A.
    1: You moved a unit from your outer-city, squad A, to your walls, squad A.
    Round 10: Bo's turn.
    2: Round 10: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Trebuchet, pay 1
    Bo bought Trebuchet with 1.
    2: You bought Trebuchet with 1.
* card Sorcerer
    Sorcerer came to the store.
2 play Trebuchet, to inner-city 2 A
    Bo played Trebuchet to Bo's inner-city, squad A.
    2: You played Trebuchet to your inner-city, squad A.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 done
    Round 10: Carin's turn.
    3: Round 10: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin gave a coin of 1 in exchange.
    3: You gave a coin of 1 in exchange.
    Carin got a coin of 3 in exchange.
    3: You got a coin of 3 in exchange.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Moneyer
    3: You drew Moneyer.
3 discard Fletching
    Carin discarded Fletching.
    3: You discarded Fletching.
3 done
3 arrange inner-city 3 A, lift Swordsman, to inner-city 3 A
    Carin put Swordsman on top of Carin's inner-city, squad A.
    3: You put Swordsman on top of your inner-city, squad A.
3 arrange inner-city 3 A, lift Spearman, to inner-city 3 B
    Carin put Spearman from Carin's inner-city, squad A, on top of Carin's inner-city, squad B.
    3: You put Spearman from your inner-city, squad A, on top of your inner-city, squad B.
    Round 11: Ada's turn.
    1: Round 11: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Swordsman
    1: You drew Swordsman.
1 discard Saboteur
    Ada discarded Saboteur.
    1: You discarded Saboteur.
1 done
    Round 11: Bo's turn.
    2: Round 11: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Armour
    2: You drew Armour.
2 discard Engineering
    Bo discarded Engineering.
    2: You discarded Engineering.
2 command outer-city 2 A, top 1, to middle A
    Bo moved a unit from Bo's outer-city, squad A, to the middle, squad A.
    2: You moved a unit from your outer-city, squad A, to the middle, squad A.
2 done
    Round 11: Carin's turn.
    3: Round 11: your turn.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Archer
    3: You drew Archer.
3 play Pikeman, to inner-city 3 A
    Carin played Pikeman to Carin's inner-city, squad A.
    3: You played Pikeman to your inner-city, squad A.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 done
3 done
    Round 12: Ada's turn.
    1: Round 12: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Moneyer
    1: You drew Moneyer.
1 play Moneyer
    Ada played Moneyer.
    1: You played Moneyer.
    Ada got a coin of 5.
    1: You got a coin of 5.
1 done
    Round 12: Bo's turn.
    2: Round 12: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Pikeman, pay 1
    Bo bought Pikeman with 1.
    2: You bought Pikeman with 1.
* card Trebuchet
    Trebuchet came to the store.
2 play Pikeman, to inner-city 2 A
    Bo played Pikeman to Bo's inner-city, squad A.
    2: You played Pikeman to your inner-city, squad A.
2 command walls 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's walls, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your walls, squad A, to your outer-city, squad A.
2 command middle A, top 1, to outer-city 3 A
    Bo moved a unit from the middle, squad A, to Carin's outer-city, squad A.
    2: You moved a unit from the middle, squad A, to Carin's outer-city, squad A.
    3: Bo moved a unit from the middle, squad A, to your outer-city, squad A.
2 done
    Round 12: Carin's turn.
    3: Round 12: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin gave a coin of 3 in exchange.
    3: You gave a coin of 3 in exchange.
    Carin got a coin of 5 in exchange.
    3: You got a coin of 5 in exchange.
3 buy Plate, pay 5
    Carin bought Plate with 5.
    3: You bought Plate with 5.
* card Siege Master
    Siege Master came to the store.
3 discard coin 1
    Carin discarded coin 1.
    3: You discarded coin 1.
3 command inner-city 3 B, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad B, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
3 done
3 arrange outer-city 3 A, lift Pikeman, to outer-city 3 A
    Carin put Pikeman on top of Carin's outer-city, squad A.
    3: You put Pikeman on top of your outer-city, squad A.
3 done
    Round 13: Ada's turn.
    1: Round 13: your turn.
1 buy Harbour, pay 3, pay 5
    Ada bought Harbour with 3 and 5.
    1: You bought Harbour with 3 and 5.
* card Market
    Market came to the store.
1 play Harbour
    Ada played Harbour.
    1: You played Harbour.
1 done
    Round 13: Bo's turn.
    2: Round 13: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Arithmetic
    2: You drew Arithmetic.
2 discard Arithmetic
    Bo discarded Arithmetic.
    2: You discarded Arithmetic.
2 command outer-city 3 A, attack the walls
    Bo attacked Carin's walls with Trebuchet.
    2: You attacked Carin's walls with Trebuchet.
    3: Bo attacked your walls with Trebuchet.
* dice 8
* dice 10
    Bo's attack is beaten off: 18 against 18.
    2: Your attack is beaten off: 18 against 18.
2 done
    Round 13: Carin's turn.
    3: Round 13: your turn.
3 buy Market, pay 1, pay 1, pay 1
    Carin bought Market with 1, 1 and 1.
    3: You bought Market with 1, 1 and 1.
* card Printing
    Printing came to the store.
3 discard Crossbowman
    Carin discarded Crossbowman.
    3: You discarded Crossbowman.
3 command outer-city 3 A, attack outer-city 3 A of seat 2
    Carin attacked Bo's Trebuchet with Pikeman: Carin's outer-city, squad A.
    2: Carin attacked your Trebuchet with Pikeman: Carin's outer-city, squad A.
    3: You attacked Bo's Trebuchet with Pikeman: your outer-city, squad A.
* dice 8
* dice 8
    Carin's attack wins: 12 against 11.
    3: Your attack wins: 12 against 11.
    Bo's Trebuchet died.
    2: Your Trebuchet died.
3 done
3 done
    Round 14: Ada's turn.
    1: Round 14: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Trebuchet, pay 1
    Ada bought Trebuchet with 1.
    1: You bought Trebuchet with 1.
* card Mage
    Mage came to the store.
1 play Swordsman, to inner-city 1 A
    Ada played Swordsman to Ada's inner-city, squad A.
    1: You played Swordsman to your inner-city, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 done
    Round 14: Bo's turn.
    2: Round 14: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 1
    2: You drew coin 1.
2 play Saboteur, at seat 3, destroy Counting House
    Bo played Saboteur.
    2: You played Saboteur.
    Bo destroyed Carin's Counting House.
    2: You destroyed Carin's Counting House.
    3: Bo destroyed your Counting House.
2 done
    Round 14: Carin's turn.
    3: Round 14: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Scholar
    3: You drew Scholar.
3 play Market
    Carin played Market.
    3: You played Market.
3 done
3 arrange outer-city 3 A, lift Spearman, to outer-city 3 B
    Carin put Spearman from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    3: You put Spearman from your outer-city, squad A, on top of your outer-city, squad B.
3 done
    Round 15: Ada's turn.
    1: Round 15: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 3
    1: You drew coin 3.
1 play Spy, to inner-city 1 A
    Ada played Spy to Ada's inner-city, squad A.
    1: You played Spy to your inner-city, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 B
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad B.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
1 command walls 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's walls, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your walls, squad A, to your outer-city, squad A.
1 arrange outer-city 1 A, lift Swordsman, to outer-city 1 A
    Ada put Swordsman on top of Ada's outer-city, squad A.
    1: You put Swordsman on top of your outer-city, squad A.
1 arrange outer-city 1 A, lift Crossbowman, to outer-city 1 A
    Ada put Crossbowman on top of Ada's outer-city, squad A.
    1: You put Crossbowman on top of your outer-city, squad A.
1 arrange outer-city 1 A, lift Swordsman, to outer-city 1 A
    Ada put Swordsman on top of Ada's outer-city, squad A.
    1: You put Swordsman on top of your outer-city, squad A.
    Round 15: Bo's turn.
    2: Round 15: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 10
    2: You drew coin 10.
2 play coin 10
    Bo played coin 10.
    2: You played coin 10.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 done
    Round 15: Carin's turn.
    3: Round 15: your turn.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 10
    3: You drew coin 10.
3 discard coin 3
    Carin discarded coin 3.
    3: You discarded coin 3.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 command outer-city 3 B, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad B, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad B, to your inner-city, squad A.
3 done
    Round 16: Ada's turn.
    1: Round 16: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 1
    1: You drew coin 1.
1 discard coin 3
    Ada discarded coin 3.
    1: You discarded coin 3.
1 done
1 done
    Round 16: Bo's turn.
    2: Round 16: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Song of Praise, pay 1, pay 1, pay 10
    Bo bought Song of Praise with 1, 1 and 10.
    2: You bought Song of Praise with 1, 1 and 10.
* card Great Embassy
    Great Embassy came to the store.
2 discard coin 3
    Bo discarded coin 3.
    2: You discarded coin 3.
2 command outer-city 2 A, top 2, to inner-city 2 A
    Bo moved 2 units from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved 2 units from your outer-city, squad A, to your inner-city, squad A.
2 done
    Round 16: Carin's turn.
    3: Round 16: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Song of Praise, pay 1, pay 1, pay 1
    Carin bought Song of Praise with 1, 1 and 1.
    3: You bought Song of Praise with 1, 1 and 1.
* card Song of Praise
    Song of Praise came to the store.
3 play coin 10
    Carin played coin 10.
    3: You played coin 10.
3 done
3 arrange outer-city 3 A, lift Swordsman, to outer-city 3 B
    Carin put Swordsman from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    3: You put Swordsman from your outer-city, squad A, on top of your outer-city, squad B.
3 done
    Round 17: Ada's turn.
    1: Round 17: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Barracks, pay 1, pay 1
    Ada bought Barracks with 1 and 1.
    1: You bought Barracks with 1 and 1.
* card Longbows
    Longbows came to the store.
1 play Archer, to inner-city 1 A
    Ada played Archer to Ada's inner-city, squad A.
    1: You played Archer to your inner-city, squad A.
1 command outer-city 1 A, top 2, to middle A
    Ada moved 2 units from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved 2 units from your outer-city, squad A, to the middle, squad A.
1 command outer-city 1 B, top 1, to middle A
    Ada moved a unit from Ada's outer-city, squad B, to the middle, squad A.
    1: You moved a unit from your outer-city, squad B, to the middle, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 done
    Round 17: Bo's turn.
    2: Round 17: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Herald
    2: You drew Herald.
2 play Herald, take Song of Praise
    Bo played Herald.
    2: You played Herald.
    Bo took Song of Praise into the city.
    2: You took Song of Praise into the city.
* card Great Embassy
    Great Embassy came to the store.
2 command inner-city 2 A, top 2, to outer-city 2 A
    Bo moved 2 units from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
2 done
    Round 17: Carin's turn.
    3: Round 17: your turn.
3 buy Siege Master, pay 10
    Carin bought Siege Master with 10.
    3: You bought Siege Master with 10.
* card Watchtower
    Watchtower came to the store.
3 play Archer, to inner-city 3 A
    Carin played Archer to Carin's inner-city, squad A.
    3: You played Archer to your inner-city, squad A.
3 command inner-city 3 A, top 1, to walls 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's walls, squad A.
    3: You moved a unit from your inner-city, squad A, to your walls, squad A.
3 done
3 arrange outer-city 3 A, lift Pikeman, to outer-city 3 B
    Carin put Pikeman from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    3: You put Pikeman from your outer-city, squad A, on top of your outer-city, squad B.
3 done
    Round 18: Ada's turn.
    1: Round 18: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Archer
    1: You drew Archer.
1 play Trebuchet, to inner-city 1 A
    Ada played Trebuchet to Ada's inner-city, squad A.
    1: You played Trebuchet to your inner-city, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 command middle A, top 3, to outer-city 2 A
    Ada moved 3 units from the middle, squad A, to Bo's outer-city, squad A.
    1: You moved 3 units from the middle, squad A, to Bo's outer-city, squad A.
    2: Ada moved 3 units from the middle, squad A, to your outer-city, squad A.
1 arrange outer-city 2 A, lift Swordsman, to outer-city 2 A
    Ada put Swordsman on top of Bo's outer-city, squad A.
    1: You put Swordsman on top of Bo's outer-city, squad A.
    2: Ada put Swordsman on top of your outer-city, squad A.
1 arrange outer-city 2 A, lift Swordsman, to outer-city 2 B
    Ada put Swordsman from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    1: You put Swordsman from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: Ada put Swordsman from your outer-city, squad A, on top of your outer-city, squad B.
1 arrange outer-city 2 A, lift Crossbowman, to outer-city 2 A
    Ada put Crossbowman on top of Bo's outer-city, squad A.
    1: You put Crossbowman on top of Bo's outer-city, squad A.
    2: Ada put Crossbowman on top of your outer-city, squad A.
1 arrange outer-city 1 A, lift Archer, to outer-city 1 B
    Ada put Archer from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
    1: You put Archer from your outer-city, squad A, on top of your outer-city, squad B.
1 done
    Round 18: Bo's turn.
    2: Round 18: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 1
    2: You drew coin 1.
2 play Armour
    Bo played Armour.
    2: You played Armour.
2 command outer-city 2 A, attack outer-city 2 A of seat 1
    Bo attacked Ada's Crossbowman with Pikeman: Bo's outer-city, squad A.
    1: Bo attacked your Crossbowman with Pikeman: Bo's outer-city, squad A.
    2: You attacked Ada's Crossbowman with Pikeman: your outer-city, squad A.
* dice 8
* dice 8
    Bo's attack wins: 13 against 11.
    2: Your attack wins: 13 against 11.
    Ada's Crossbowman died.
    1: Your Crossbowman died.
2 done
2 done
    Round 18: Carin's turn.
    3: Round 18: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Recruiter
    3: You drew Recruiter.
3 play Moneyer
    Carin played Moneyer.
    3: You played Moneyer.
    Carin got a coin of 5.
    3: You got a coin of 5.
3 command outer-city 3 B, top 2, to inner-city 3 A
    Carin moved 2 units from Carin's outer-city, squad B, to Carin's inner-city, squad A.
    3: You moved 2 units from your outer-city, squad B, to your inner-city, squad A.
3 command walls 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's walls, squad A, to Carin's inner-city, squad A.
    3: You moved a unit from your walls, squad A, to your inner-city, squad A.
3 arrange inner-city 3 A, lift Pikeman, to inner-city 3 A
    Carin put Pikeman on top of Carin's inner-city, squad A.
    3: You put Pikeman on top of your inner-city, squad A.
3 done
    Round 19: Ada's turn.
    1: Round 19: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Longbows, pay 1, pay 1, pay 1
    Ada bought Longbows with 1, 1 and 1.
    1: You bought Longbows with 1, 1 and 1.
* card Letters of Credit
    Letters of Credit came to the store.
1 play coin 1
    Ada played coin 1.
    1: You played coin 1.
1 command outer-city 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
1 command outer-city 2 B, attack outer-city 2 A of seat 2
    Ada attacked Bo's Pikeman with Swordsman: Bo's outer-city, squad A.
    1: You attacked Bo's Pikeman with Swordsman: Bo's outer-city, squad A.
    2: Ada attacked your Pikeman with Swordsman: your outer-city, squad A.
* dice 9
* dice 9
    Ada's attack is beaten off: 14 against 16.
    1: Your attack is beaten off: 14 against 16.
1 command outer-city 2 A, attack outer-city 2 A of seat 2
    Ada attacked Bo's Pikeman with Spy: Bo's outer-city, squad A.
    1: You attacked Bo's Pikeman with Spy: Bo's outer-city, squad A.
    2: Ada attacked your Pikeman with Spy: your outer-city, squad A.
* dice 7
* dice 6
    Ada's attack is beaten off: 10 against 13.
    1: Your attack is beaten off: 10 against 13.
1 command outer-city 1 B, top 1, to middle A
    Ada moved a unit from Ada's outer-city, squad B, to the middle, squad A.
    1: You moved a unit from your outer-city, squad B, to the middle, squad A.
1 arrange outer-city 2 A, lift Spy, to outer-city 2 B
    Ada put Spy from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    1: You put Spy from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: Ada put Spy from your outer-city, squad A, on top of your outer-city, squad B.
1 arrange outer-city 2 B, lift Swordsman, to outer-city 2 B
    Ada put Swordsman on top of Bo's outer-city, squad B.
    1: You put Swordsman on top of Bo's outer-city, squad B.
    2: Ada put Swordsman on top of your outer-city, squad B.
1 done
    Round 19: Bo's turn.
    2: Round 19: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Sharpshooter
    2: You drew Sharpshooter.
2 play Sharpshooter, attack middle A of seat 1
    Bo played Sharpshooter.
    2: You played Sharpshooter.
    Bo shot at Ada's Archer: the middle, squad A.
    1: Bo shot at your Archer: the middle, squad A.
    2: You shot at Ada's Archer: the middle, squad A.
* dice 7
* dice 3
    Bo's attack wins: 12 against 7.
    2: Your attack wins: 12 against 7.
    Ada's Archer died.
    1: Your Archer died.
2 command outer-city 2 A, top 2, to middle A
    Bo moved 2 units from Bo's outer-city, squad A, to the middle, squad A.
    2: You moved 2 units from your outer-city, squad A, to the middle, squad A.
2 arrange middle A, lift Archer, to middle A
    Bo put Archer on top of the middle, squad A.
    2: You put Archer on top of the middle, squad A.
2 arrange middle A, lift Pikeman, to middle A
    Bo put Pikeman on top of the middle, squad A.
    2: You put Pikeman on top of the middle, squad A.
    Round 19: Carin's turn.
    3: Round 19: your turn.
3 buy Knight, pay 1, pay 5
    Carin bought Knight with 1 and 5.
    3: You bought Knight with 1 and 5.
* card Pikeman
    Pikeman came to the store.
3 play Recruiter
    Carin played Recruiter.
    3: You played Recruiter.
3 done
3 command inner-city 3 A, top 4, to outer-city 3 A
    Carin moved 4 units from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved 4 units from your inner-city, squad A, to your outer-city, squad A.
3 done
    Round 20: Ada's turn.
    1: Round 20: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Pikeman, pay 1, pay 1
    Ada bought Pikeman with 1 and 1.
    1: You bought Pikeman with 1 and 1.
* card Mage
    Mage came to the store.
1 play Pikeman, to inner-city 1 A
    Ada played Pikeman to Ada's inner-city, squad A.
    1: You played Pikeman to your inner-city, squad A.
1 command outer-city 2 B, attack the walls
    Ada attacked Bo's walls with Swordsman.
    1: You attacked Bo's walls with Swordsman.
    2: Ada attacked your walls with Swordsman.
* dice 11
* dice 4
    Ada's attack wins: 16 against 12.
    1: Your attack wins: 16 against 12.
    A layer of Bo's walls fell; 2 stand.
    2: A layer of your walls fell; 2 stand.
1 command inner-city 1 A, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
1 command outer-city 2 B, attack the walls
    Ada attacked Bo's walls with Swordsman.
    1: You attacked Bo's walls with Swordsman.
    2: Ada attacked your walls with Swordsman.
* dice 7
* dice 8
    Ada's attack is beaten off: 12 against 16.
    1: Your attack is beaten off: 12 against 16.
1 arrange outer-city 2 B, lift Swordsman, to outer-city 2 A
    Ada put Swordsman from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    1: You put Swordsman from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    2: Ada put Swordsman from your outer-city, squad B, on top of your outer-city, squad A.
1 done
    Round 20: Bo's turn.
    2: Round 20: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Spearman
    2: You drew Spearman.
2 play Song of Praise
    Bo played Song of Praise.
    2: You played Song of Praise.
2 command middle A, top 2, to outer-city 1 A
    Bo moved 2 units from the middle, squad A, to Ada's outer-city, squad A.
    1: Bo moved 2 units from the middle, squad A, to your outer-city, squad A.
    2: You moved 2 units from the middle, squad A, to Ada's outer-city, squad A.
2 done
    Round 20: Carin's turn.
    3: Round 20: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Spearman
    3: You drew Spearman.
3 play Scholar
    Carin played Scholar.
    3: You played Scholar.
    Carin drew 2 cards.
    3: You drew 2 cards.
* card coin 3
    3: You drew coin 3.
* card coin 5
    3: You drew coin 5.
3 command outer-city 3 A, top 3, to inner-city 3 A
    Carin moved 3 units from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved 3 units from your outer-city, squad A, to your inner-city, squad A.
3 command outer-city 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
3 arrange inner-city 3 A, lift Archer, to inner-city 3 A
    Carin put Archer on top of Carin's inner-city, squad A.
    3: You put Archer on top of your inner-city, squad A.
3 arrange inner-city 3 A, lift Pikeman, to inner-city 3 A
    Carin put Pikeman on top of Carin's inner-city, squad A.
    3: You put Pikeman on top of your inner-city, squad A.
3 done
    Round 21: Ada's turn.
    1: Round 21: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Swordsman
    1: You drew Swordsman.
1 play Swordsman, to inner-city 1 A
    Ada played Swordsman to Ada's inner-city, squad A.
    1: You played Swordsman to your inner-city, squad A.
1 command outer-city 1 A, attack outer-city 1 A of seat 2
    Ada attacked Bo's Pikeman with Pikeman: Ada's outer-city, squad A.
    1: You attacked Bo's Pikeman with Pikeman: your outer-city, squad A.
    2: Ada attacked your Pikeman with Pikeman: Ada's outer-city, squad A.
* dice 5
* dice 7
    Ada's attack is beaten off: 10 against 14.
    1: Your attack is beaten off: 10 against 14.
1 done
1 done
    Round 21: Bo's turn.
    2: Round 21: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Arithmetic
    2: You drew Arithmetic.
2 play Spearman, to inner-city 2 A
    Bo played Spearman to Bo's inner-city, squad A.
    2: You played Spearman to your inner-city, squad A.
2 done
2 arrange outer-city 1 A, lift Pikeman, to outer-city 1 B
    Bo put Pikeman from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
    1: Bo put Pikeman from your outer-city, squad A, on top of your outer-city, squad B.
    2: You put Pikeman from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
2 arrange outer-city 1 B, lift Pikeman, to outer-city 1 A
    Bo put Pikeman from Ada's outer-city, squad B, on top of Ada's outer-city, squad A.
    1: Bo put Pikeman from your outer-city, squad B, on top of your outer-city, squad A.
    2: You put Pikeman from Ada's outer-city, squad B, on top of Ada's outer-city, squad A.
2 done
    Round 21: Carin's turn.
    3: Round 21: your turn.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Spy
    3: You drew Spy.
3 play Spy, to inner-city 3 B
    Carin played Spy to Carin's inner-city, squad B.
    3: You played Spy to your inner-city, squad B.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 done
3 arrange inner-city 3 B, lift Spy, to inner-city 3 A
    Carin put Spy from Carin's inner-city, squad B, on top of Carin's inner-city, squad A.
    3: You put Spy from your inner-city, squad B, on top of your inner-city, squad A.
3 done
    Round 22: Ada's turn.
    1: Round 22: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Archer
    1: You drew Archer.
1 play Spearman, to inner-city 1 A
    Ada played Spearman to Ada's inner-city, squad A.
    1: You played Spearman to your inner-city, squad A.
1 command outer-city 1 A, attack outer-city 1 A of seat 2
    Ada attacked Bo's Pikeman with Pikeman: Ada's outer-city, squad A.
    1: You attacked Bo's Pikeman with Pikeman: your outer-city, squad A.
    2: Ada attacked your Pikeman with Pikeman: Ada's outer-city, squad A.
* dice 4
* dice 4
    Ada's attack is beaten off: 9 against 11.
    1: Your attack is beaten off: 9 against 11.
1 command outer-city 2 A, attack the walls
    Ada attacked Bo's walls with Swordsman.
    1: You attacked Bo's walls with Swordsman.
    2: Ada attacked your walls with Swordsman.
* dice 11
* dice 6
    Ada's attack wins: 16 against 14.
    1: Your attack wins: 16 against 14.
    A layer of Bo's walls fell; one stands.
    2: A layer of your walls fell; one stands.
1 command outer-city 2 A, attack the walls
    Ada attacked Bo's walls with Swordsman.
    1: You attacked Bo's walls with Swordsman.
    2: Ada attacked your walls with Swordsman.
* dice 8
* dice 9
    Ada's attack is beaten off: 13 against 16.
    1: Your attack is beaten off: 13 against 16.
1 command outer-city 2 B, attack the walls
    Ada attacked Bo's walls with Spy.
    1: You attacked Bo's walls with Spy.
    2: Ada attacked your walls with Spy.
* dice 5
* dice 6
    Ada's attack is beaten off: 8 against 13.
    1: Your attack is beaten off: 8 against 13.
1 command inner-city 1 A, top 2, to outer-city 1 B
    Ada moved 2 units from Ada's inner-city, squad A, to Ada's outer-city, squad B.
    1: You moved 2 units from your inner-city, squad A, to your outer-city, squad B.
1 arrange outer-city 1 B, lift Swordsman, to outer-city 1 B
    Ada put Swordsman on top of Ada's outer-city, squad B.
    1: You put Swordsman on top of your outer-city, squad B.
1 arrange outer-city 1 A, lift Trebuchet, to outer-city 1 B
    Ada put Trebuchet from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
    1: You put Trebuchet from your outer-city, squad A, on top of your outer-city, squad B.
1 arrange outer-city 2 A, lift Swordsman, to outer-city 2 B
    Ada put Swordsman from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    1: You put Swordsman from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: Ada put Swordsman from your outer-city, squad A, on top of your outer-city, squad B.
1 arrange outer-city 1 B, lift Swordsman, to outer-city 1 B
    Ada put Swordsman on top of Ada's outer-city, squad B.
    1: You put Swordsman on top of your outer-city, squad B.
1 arrange outer-city 1 A, lift Pikeman, to outer-city 1 B
    Ada put Pikeman from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
    1: You put Pikeman from your outer-city, squad A, on top of your outer-city, squad B.
1 done
    Round 22: Bo's turn.
    2: Round 22: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Knight, pay 1, pay 1, pay 1
    Bo bought Knight with 1, 1 and 1.
    2: You bought Knight with 1, 1 and 1.
* card Knight
    Knight came to the store.
2 play Knight, to inner-city 2 A
    Bo played Knight to Bo's inner-city, squad A.
    2: You played Knight to your inner-city, squad A.
2 done
2 arrange outer-city 1 A, lift Archer, to outer-city 1 A
    Bo put Archer on top of Ada's outer-city, squad A.
    1: Bo put Archer on top of your outer-city, squad A.
    2: You put Archer on top of Ada's outer-city, squad A.
2 arrange outer-city 1 A, lift Pikeman, to outer-city 1 A
    Bo put Pikeman on top of Ada's outer-city, squad A.
    1: Bo put Pikeman on top of your outer-city, squad A.
    2: You put Pikeman on top of Ada's outer-city, squad A.
2 done
    Round 22: Carin's turn.
    3: Round 22: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 5
    3: You drew coin 5.
3 play coin 5
    Carin played coin 5.
    3: You played coin 5.
3 done
3 arrange inner-city 3 A, lift Swordsman, to inner-city 3 A
    Carin put Swordsman on top of Carin's inner-city, squad A.
    3: You put Swordsman on top of your inner-city, squad A.
3 arrange inner-city 3 A, lift Spearman, to inner-city 3 B
    Carin put Spearman from Carin's inner-city, squad A, on top of Carin's inner-city, squad B.
    3: You put Spearman from your inner-city, squad A, on top of your inner-city, squad B.
3 done
    Round 23: Ada's turn.
    1: Round 23: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Double Entry, pay 1, pay 1, pay 1
    Ada bought Double Entry with 1, 1 and 1.
    1: You bought Double Entry with 1, 1 and 1.
* card Market
    Market came to the store.
1 discard Double Entry
    Ada discarded Double Entry.
    1: You discarded Double Entry.
1 command outer-city 1 B, attack outer-city 1 A of seat 2
    Ada attacked Bo's Pikeman with Pikeman: Ada's outer-city, squad A.
    1: You attacked Bo's Pikeman with Pikeman: your outer-city, squad A.
    2: Ada attacked your Pikeman with Pikeman: Ada's outer-city, squad A.
* dice 9
* dice 8
    Ada's attack is beaten off: 14 against 15.
    1: Your attack is beaten off: 14 against 15.
1 command outer-city 2 B, top 2, to middle A
    Ada moved 2 units from Bo's outer-city, squad B, to the middle, squad A.
    1: You moved 2 units from Bo's outer-city, squad B, to the middle, squad A.
    2: Ada moved 2 units from your outer-city, squad B, to the middle, squad A.
1 arrange outer-city 1 B, lift Swordsman, to outer-city 1 B
    Ada put Swordsman on top of Ada's outer-city, squad B.
    1: You put Swordsman on top of your outer-city, squad B.
1 arrange outer-city 1 B, lift Pikeman, to outer-city 1 B
    Ada put Pikeman on top of Ada's outer-city, squad B.
    1: You put Pikeman on top of your outer-city, squad B.
1 done
    Round 23: Bo's turn.
    2: Round 23: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Coinage
    2: You drew Coinage.
2 play Coinage
    Bo played Coinage.
    2: You played Coinage.
2 done
2 arrange outer-city 1 A, lift Pikeman, to outer-city 1 B
    Bo put Pikeman from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
    1: Bo put Pikeman from your outer-city, squad A, on top of your outer-city, squad B.
    2: You put Pikeman from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
2 done
    Round 23: Carin's turn.
    3: Round 23: your turn.
3 buy Great Embassy, pay 5, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Carin bought Great Embassy with 1, 1, 1, 1, 1, 1, 1 and 5.
    3: You bought Great Embassy with 1, 1, 1, 1, 1, 1, 1 and 5.
* card Tournament
    Tournament came to the store.
3 discard Song of Praise
    Carin discarded Song of Praise.
    3: You discarded Song of Praise.
3 command outer-city 3 A, top 1, to inner-city 3 B
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad B.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
3 done
3 done
    Round 24: Ada's turn.
    1: Round 24: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Tax Collector
    1: You drew Tax Collector.
1 discard Tax Collector
    Ada discarded Tax Collector.
    1: You discarded Tax Collector.
1 command outer-city 1 B, attack outer-city 1 A of seat 2
    Ada attacked Bo's Archer with Pikeman: Ada's outer-city, squad A.
    1: You attacked Bo's Archer with Pikeman: your outer-city, squad A.
    2: Ada attacked your Archer with Pikeman: Ada's outer-city, squad A.
* dice 5
* dice 5
    Ada's attack wins: 10 against 8.
    1: Your attack wins: 10 against 8.
    Bo's Archer died.
    2: Your Archer died.
1 command outer-city 1 B, attack outer-city 1 B of seat 2
    Ada attacked Bo's Pikeman with Pikeman: Ada's outer-city, squad B.
    1: You attacked Bo's Pikeman with Pikeman: your outer-city, squad B.
    2: Ada attacked your Pikeman with Pikeman: Ada's outer-city, squad B.
* dice 6
* dice 11
    Ada's attack is beaten off: 11 against 18.
    1: Your attack is beaten off: 11 against 18.
1 done
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
2 discard coin 1
    Bo discarded coin 1.
    2: You discarded coin 1.
2 command inner-city 2 A, top 2, to outer-city 2 A
    Bo moved 2 units from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
2 command outer-city 1 B, top 1, to middle A
    Bo moved a unit from Ada's outer-city, squad B, to the middle, squad A.
    1: Bo moved a unit from your outer-city, squad B, to the middle, squad A.
    2: You moved a unit from Ada's outer-city, squad B, to the middle, squad A.
2 arrange outer-city 2 A, lift Knight, to outer-city 2 B
    Bo put Knight from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: You put Knight from your outer-city, squad A, on top of your outer-city, squad B.
2 done
    Round 24: Carin's turn.
    3: Round 24: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Spearman
    3: You drew Spearman.
3 play coin 5
    Carin played coin 5.
    3: You played coin 5.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 done
3 arrange inner-city 3 B, lift Pikeman, to inner-city 3 A
    Carin put Pikeman from Carin's inner-city, squad B, on top of Carin's inner-city, squad A.
    3: You put Pikeman from your inner-city, squad B, on top of your inner-city, squad A.
3 done
    Round 25: Ada's turn.
    1: Round 25: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Watchtower, pay 1, pay 1
    Ada bought Watchtower with 1 and 1.
    1: You bought Watchtower with 1 and 1.
* card Market
    Market came to the store.
1 play Barracks
    Ada played Barracks.
    1: You played Barracks.
1 command outer-city 1 B, top 2, to inner-city 1 A
    Ada moved 2 units from Ada's outer-city, squad B, to Ada's inner-city, squad A.
    1: You moved 2 units from your outer-city, squad B, to your inner-city, squad A.
1 command outer-city 1 B, top 2, to middle B
    Ada moved 2 units from Ada's outer-city, squad B, to the middle, squad B.
    1: You moved 2 units from your outer-city, squad B, to the middle, squad B.
1 command middle A, attack middle A of seat 2
    Ada attacked Bo's Pikeman with Swordsman: the middle, squad A.
    1: You attacked Bo's Pikeman with Swordsman: the middle, squad A.
    2: Ada attacked your Pikeman with Swordsman: the middle, squad A.
* dice 5
* dice 7
    Ada's attack is beaten off: 10 against 14.
    1: Your attack is beaten off: 10 against 14.
1 arrange middle B, lift Trebuchet, to middle A
    Ada put Trebuchet from the middle, squad B, on top of the middle, squad A.
    1: You put Trebuchet from the middle, squad B, on top of the middle, squad A.
1 arrange middle A, lift Swordsman, to middle A
    Ada put Swordsman on top of the middle, squad A.
    1: You put Swordsman on top of the middle, squad A.
1 done
    Round 25: Bo's turn.
    2: Round 25: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 3
    2: You drew coin 3.
2 play Arithmetic
    Bo played Arithmetic.
    2: You played Arithmetic.
2 command middle A, attack middle A of seat 1
    Bo attacked Ada's Swordsman with Pikeman: the middle, squad A.
    1: Bo attacked your Swordsman with Pikeman: the middle, squad A.
    2: You attacked Ada's Swordsman with Pikeman: the middle, squad A.
* dice 5
* dice 3
    Bo's attack wins: 10 against 7.
    2: Your attack wins: 10 against 7.
    Ada's Swordsman died.
    1: Your Swordsman died.
2 command outer-city 2 A, top 1, to inner-city 2 A
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
2 command middle A, attack middle A of seat 1
    Bo attacked Ada's Trebuchet with Pikeman: the middle, squad A.
    1: Bo attacked your Trebuchet with Pikeman: the middle, squad A.
    2: You attacked Ada's Trebuchet with Pikeman: the middle, squad A.
* dice 3
* dice 4
    Bo's attack wins: 8 against 7.
    2: Your attack wins: 8 against 7.
    Ada's Trebuchet died.
    1: Your Trebuchet died.
2 command outer-city 2 B, top 1, to middle B
    Bo moved a unit from Bo's outer-city, squad B, to the middle, squad B.
    2: You moved a unit from your outer-city, squad B, to the middle, squad B.
2 to outer-city 1 A
    Bo moved a unit from the middle, squad B, to Ada's outer-city, squad A.
    1: Bo moved a unit from the middle, squad B, to your outer-city, squad A.
    2: You moved a unit from the middle, squad B, to Ada's outer-city, squad A.
2 command middle A, attack middle B of seat 1
    Bo attacked Ada's Spearman with Pikeman: the middle, squad B.
    1: Bo attacked your Spearman with Pikeman: the middle, squad B.
    2: You attacked Ada's Spearman with Pikeman: the middle, squad B.
* dice 7
* dice 11
    Bo's attack is beaten off: 12 against 15.
    2: Your attack is beaten off: 12 against 15.
    Round 25: Carin's turn.
    3: Round 25: your turn.
3 buy Printing, pay 5
    Carin bought Printing with 5.
    3: You bought Printing with 5.
* card Theatre
    Theatre came to the store.
3 play coin 3
    Carin played coin 3.
    3: You played coin 3.
3 command outer-city 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
3 command inner-city 3 B, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad B, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
3 arrange inner-city 3 A, lift Pikeman, to inner-city 3 A
    Carin put Pikeman on top of Carin's inner-city, squad A.
    3: You put Pikeman on top of your inner-city, squad A.
3 done
    Round 26: Ada's turn.
    1: Round 26: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Writing
    1: You drew Writing.
1 discard Watchtower
    Ada discarded Watchtower.
    1: You discarded Watchtower.
1 done
1 command inner-city 1 A, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
1 command middle B, attack middle A of seat 2
    Ada attacked Bo's Pikeman with Spearman: the middle, squad A.
    1: You attacked Bo's Pikeman with Spearman: the middle, squad A.
    2: Ada attacked your Pikeman with Spearman: the middle, squad A.
* dice 8
* dice 2
    Ada's attack wins: 12 against 9.
    1: Your attack wins: 12 against 9.
    Bo's Pikeman died.
    2: Your Pikeman died.
1 command middle A, top 1, to outer-city 2 A
    Ada moved a unit from the middle, squad A, to Bo's outer-city, squad A.
    1: You moved a unit from the middle, squad A, to Bo's outer-city, squad A.
    2: Ada moved a unit from the middle, squad A, to your outer-city, squad A.
1 arrange outer-city 1 A, lift Pikeman, to outer-city 1 B
    Ada put Pikeman from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
    1: You put Pikeman from your outer-city, squad A, on top of your outer-city, squad B.
1 arrange outer-city 1 B, lift Pikeman, to outer-city 1 A
    Ada put Pikeman from Ada's outer-city, squad B, on top of Ada's outer-city, squad A.
    1: You put Pikeman from your outer-city, squad B, on top of your outer-city, squad A.
1 done
    Round 26: Bo's turn.
    2: Round 26: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Market, pay 1, pay 1
    Bo bought Market with 1 and 1.
    2: You bought Market with 1 and 1.
* card Theatre
    Theatre came to the store.
2 play Market
    Bo played Market.
    2: You played Market.
2 command outer-city 1 A, attack the walls
    Bo attacked Ada's walls with Knight.
    1: Bo attacked your walls with Knight.
    2: You attacked Ada's walls with Knight.
* dice 4
* dice 7
    Bo's attack wins: 12 against 9.
    2: Your attack wins: 12 against 9.
    A layer of Ada's walls fell; 3 stand.
    1: A layer of your walls fell; 3 stand.
2 command outer-city 1 A, attack outer-city 1 A of seat 1
    Bo attacked Ada's Pikeman with Knight: Ada's outer-city, squad A.
    1: Bo attacked your Pikeman with Knight: your outer-city, squad A.
    2: You attacked Ada's Pikeman with Knight: Ada's outer-city, squad A.
* dice 7
* dice 3
    Bo's attack wins: 14 against 9.
    2: Your attack wins: 14 against 9.
    Ada's Pikeman died.
    1: Your Pikeman died.
2 done
    Round 26: Carin's turn.
    3: Round 26: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Letters of Credit, pay 1, pay 1, pay 3
    Carin bought Letters of Credit with 1, 1 and 3.
    3: You bought Letters of Credit with 1, 1 and 3.
* card Foundry
    Foundry came to the store.
3 trade with seat 2, give Knight, give Great Embassy, give Spearman, for Coronation, for coin 1, for Coronation, propose
    Carin offered Bo Spearman, Knight and Great Embassy.
    2: Carin offered you Spearman, Knight and Great Embassy.
    3: You offered Bo Spearman, Knight and Great Embassy.
    Carin asked Bo for coin 1, Coronation and Coronation.
    2: Carin asked you for coin 1, Coronation and Coronation.
    3: You asked Bo for coin 1, Coronation and Coronation.
2 decline
    Bo declined the trade.
    2: You declined the trade.
3 discard Printing
    Carin discarded Printing.
    3: You discarded Printing.
3 command outer-city 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
3 arrange inner-city 3 A, lift Pikeman, to inner-city 3 A
    Carin put Pikeman on top of Carin's inner-city, squad A.
    3: You put Pikeman on top of your inner-city, squad A.
3 done
    Round 27: Ada's turn.
    1: Round 27: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Music
    1: You drew Music.
1 play Archer, to inner-city 1 A
    Ada played Archer to Ada's inner-city, squad A.
    1: You played Archer to your inner-city, squad A.
1 discard Music
    Ada discarded Music.
    1: You discarded Music.
1 command outer-city 1 A, attack outer-city 1 A of seat 2
    Ada attacked Bo's Knight with Swordsman: Ada's outer-city, squad A.
    1: You attacked Bo's Knight with Swordsman: your outer-city, squad A.
    2: Ada attacked your Knight with Swordsman: Ada's outer-city, squad A.
* dice 5
* dice 7
    Ada's attack is beaten off: 10 against 14.
    1: Your attack is beaten off: 10 against 14.
1 command outer-city 2 A, attack the walls
    Ada attacked Bo's walls with Spy.
    1: You attacked Bo's walls with Spy.
    2: Ada attacked your walls with Spy.
* dice 6
* dice 5
    Ada's attack is beaten off: 9 against 12.
    1: Your attack is beaten off: 9 against 12.
1 command middle B, top 1, to outer-city 2 B
    Ada moved a unit from the middle, squad B, to Bo's outer-city, squad B.
    1: You moved a unit from the middle, squad B, to Bo's outer-city, squad B.
    2: Ada moved a unit from the middle, squad B, to your outer-city, squad B.
1 command inner-city 1 A, top 1, to outer-city 1 B
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad B.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
1 done
    Round 27: Bo's turn.
    2: Round 27: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Mage, pay 1, pay 1, pay 1
    Bo bought Mage with 1, 1 and 1.
    2: You bought Mage with 1, 1 and 1.
* card Knight
    Knight came to the store.
2 trade with seat 3, give Mage, for Letters of Credit, for Swordsman, for coin 1, propose
    Bo offered Carin Mage.
    2: You offered Carin Mage.
    3: Bo offered you Mage.
    Bo asked Carin for coin 1, Swordsman and Letters of Credit.
    2: You asked Carin for coin 1, Swordsman and Letters of Credit.
    3: Bo asked you for coin 1, Swordsman and Letters of Credit.
3 decline
    Carin declined the trade.
    3: You declined the trade.
2 play Mage, to inner-city 2 A
    Bo played Mage to Bo's inner-city, squad A.
    2: You played Mage to your inner-city, squad A.
2 command outer-city 1 A, attack outer-city 1 B of seat 1
    Bo attacked Ada's Archer with Knight: Ada's outer-city, squad B.
    1: Bo attacked your Archer with Knight: your outer-city, squad B.
    2: You attacked Ada's Archer with Knight: Ada's outer-city, squad B.
* dice 12
* dice 8
    Bo's attack wins: 19 against 10.
    2: Your attack wins: 19 against 10.
    Ada's Archer died.
    1: Your Archer died.
2 command outer-city 1 A, attack outer-city 1 A of seat 1
    Bo attacked Ada's Swordsman with Knight: Ada's outer-city, squad A.
    1: Bo attacked your Swordsman with Knight: your outer-city, squad A.
    2: You attacked Ada's Swordsman with Knight: Ada's outer-city, squad A.
* dice 7
* dice 10
    Bo's attack is beaten off: 14 against 14.
    2: Your attack is beaten off: 14 against 14.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 arrange outer-city 2 A, lift Mage, to outer-city 2 A
    Bo put Mage on top of Bo's outer-city, squad A.
    2: You put Mage on top of your outer-city, squad A.
2 done
    Round 27: Carin's turn.
    3: Round 27: your turn.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Spy
    3: You drew Spy.
3 done
3 discard Spearman
    Carin discarded Spearman.
    3: You discarded Spearman.
3 done
3 arrange inner-city 3 A, lift Archer, to inner-city 3 B
    Carin put Archer from Carin's inner-city, squad A, on top of Carin's inner-city, squad B.
    3: You put Archer from your inner-city, squad A, on top of your inner-city, squad B.
3 arrange inner-city 3 A, lift Spearman, to inner-city 3 A
    Carin put Spearman on top of Carin's inner-city, squad A.
    3: You put Spearman on top of your inner-city, squad A.
3 arrange inner-city 3 B, lift Archer, to inner-city 3 A
    Carin put Archer from Carin's inner-city, squad B, on top of Carin's inner-city, squad A.
    3: You put Archer from your inner-city, squad B, on top of your inner-city, squad A.
3 arrange inner-city 3 A, lift Swordsman, to inner-city 3 A
    Carin put Swordsman on top of Carin's inner-city, squad A.
    3: You put Swordsman on top of your inner-city, squad A.
3 arrange inner-city 3 A, lift Pikeman, to inner-city 3 A
    Carin put Pikeman on top of Carin's inner-city, squad A.
    3: You put Pikeman on top of your inner-city, squad A.
    Round 28: Ada's turn.
    1: Round 28: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Foundry, pay 1, pay 1, pay 1
    Ada bought Foundry with 1, 1 and 1.
    1: You bought Foundry with 1, 1 and 1.
* card Foundry
    Foundry came to the store.
1 discard Foundry
    Ada discarded Foundry.
    1: You discarded Foundry.
1 play Archer, to inner-city 1 A
    Ada played Archer to Ada's inner-city, squad A.
    1: You played Archer to your inner-city, squad A.
1 command outer-city 2 B, attack outer-city 2 A of seat 2
    Ada attacked Bo's Mage with Spearman: Bo's outer-city, squad A.
    1: You attacked Bo's Mage with Spearman: Bo's outer-city, squad A.
    2: Ada attacked your Mage with Spearman: your outer-city, squad A.
* dice 6
* dice 8
    Ada's attack is beaten off: 10 against 13.
    1: Your attack is beaten off: 10 against 13.
1 done
1 done
    Round 28: Bo's turn.
    2: Round 28: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Knight, pay 1, pay 1, pay 1
    Bo bought Knight with 1, 1 and 1.
    2: You bought Knight with 1, 1 and 1.
* card Trebuchet
    Trebuchet came to the store.
2 done
2 play Knight, to inner-city 2 A
    Bo played Knight to Bo's inner-city, squad A.
    2: You played Knight to your inner-city, squad A.
2 command outer-city 2 A, attack outer-city 2 A of seat 1
    Bo attacked Ada's Spy with Mage: Bo's outer-city, squad A.
    1: Bo attacked your Spy with Mage: Bo's outer-city, squad A.
    2: You attacked Ada's Spy with Mage: your outer-city, squad A.
* dice 4
* dice 8
    Bo's attack is beaten off: 9 against 10.
    2: Your attack is beaten off: 9 against 10.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 done
2 command outer-city 1 A, attack outer-city 1 A of seat 1
    Bo attacked Ada's Swordsman with Knight: Ada's outer-city, squad A.
    1: Bo attacked your Swordsman with Knight: your outer-city, squad A.
    2: You attacked Ada's Swordsman with Knight: Ada's outer-city, squad A.
* dice 4
* dice 9
    Bo's attack is beaten off: 11 against 13.
    2: Your attack is beaten off: 11 against 13.
2 done
    Round 28: Carin's turn.
    3: Round 28: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Theatre, pay 1, pay 1, pay 1, pay 1, pay 1
    Carin bought Theatre with 1, 1, 1, 1 and 1.
    3: You bought Theatre with 1, 1, 1, 1 and 1.
* card The Colossal Gate
    The Colossal Gate came to the store.
3 trade with seat 2, give Great Embassy, for Writing, for Coronation, propose
    Carin offered Bo Great Embassy.
    2: Carin offered you Great Embassy.
    3: You offered Bo Great Embassy.
    Carin asked Bo for Coronation and Writing.
    2: Carin asked you for Coronation and Writing.
    3: You asked Bo for Coronation and Writing.
2 decline
    Bo declined the trade.
    2: You declined the trade.
3 discard Spearman
    Carin discarded Spearman.
    3: You discarded Spearman.
3 done
3 done
    Round 29: Ada's turn.
    1: Round 29: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Trebuchet, pay 1
    Ada bought Trebuchet with 1.
    1: You bought Trebuchet with 1.
* card Crossbowman
    Crossbowman came to the store.
1 play Fletching
    Ada played Fletching.
    1: You played Fletching.
1 play Archer, to inner-city 1 A
    Ada played Archer to Ada's inner-city, squad A.
    1: You played Archer to your inner-city, squad A.
1 command outer-city 2 B, attack the walls
    Ada attacked Bo's walls with Spearman.
    1: You attacked Bo's walls with Spearman.
    2: Ada attacked your walls with Spearman.
* dice 4
* dice 8
    Ada's attack is beaten off: 8 against 15.
    1: Your attack is beaten off: 8 against 15.
1 command outer-city 1 A, top 1, to inner-city 1 B
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad B.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
1 command outer-city 2 A, attack outer-city 2 A of seat 2
    Ada attacked Bo's Knight with Spy: Bo's outer-city, squad A.
    1: You attacked Bo's Knight with Spy: Bo's outer-city, squad A.
    2: Ada attacked your Knight with Spy: your outer-city, squad A.
* dice 5
* dice 10
    Ada's attack is beaten off: 8 against 17.
    1: Your attack is beaten off: 8 against 17.
1 command inner-city 1 A, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
1 arrange outer-city 1 A, lift Archer, to outer-city 1 A
    Ada put Archer on top of Ada's outer-city, squad A.
    1: You put Archer on top of your outer-city, squad A.
1 done
    Round 29: Bo's turn.
    2: Round 29: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Market, pay 1, pay 1
    Bo bought Market with 1 and 1.
    2: You bought Market with 1 and 1.
* card School
    School came to the store.
2 trade with seat 3, give Market, for coin 5, for coin 10, for Letters of Credit, propose
    Bo offered Carin Market.
    2: You offered Carin Market.
    3: Bo offered you Market.
    Bo asked Carin for coin 5, coin 10 and Letters of Credit.
    2: You asked Carin for coin 5, coin 10 and Letters of Credit.
    3: Bo asked you for coin 5, coin 10 and Letters of Credit.
3 decline
    Carin declined the trade.
    3: You declined the trade.
2 discard coin 1
    Bo discarded coin 1.
    2: You discarded coin 1.
2 command outer-city 1 A, attack outer-city 1 A of seat 1
    Bo attacked Ada's Archer with Knight: Ada's outer-city, squad A.
    1: Bo attacked your Archer with Knight: your outer-city, squad A.
    2: You attacked Ada's Archer with Knight: Ada's outer-city, squad A.
* dice 12
* dice 3
    Bo's attack wins: 19 against 5.
    2: Your attack wins: 19 against 5.
    Ada's Archer died.
    1: Your Archer died.
2 command outer-city 2 A, attack outer-city 2 A of seat 1
    Bo attacked Ada's Spy with Knight: Bo's outer-city, squad A.
    1: Bo attacked your Spy with Knight: Bo's outer-city, squad A.
    2: You attacked Ada's Spy with Knight: your outer-city, squad A.
* dice 8
* dice 5
    Bo's attack wins: 15 against 7.
    2: Your attack wins: 15 against 7.
    Ada's Spy died.
    1: Your Spy died.
2 command outer-city 1 A, attack outer-city 1 A of seat 1
    Bo attacked Ada's Archer with Knight: Ada's outer-city, squad A.
    1: Bo attacked your Archer with Knight: your outer-city, squad A.
    2: You attacked Ada's Archer with Knight: Ada's outer-city, squad A.
* dice 3
* dice 3
    Bo's attack wins: 10 against 5.
    2: Your attack wins: 10 against 5.
    Ada's Archer died.
    1: Your Archer died.
2 command outer-city 2 A, attack outer-city 2 B of seat 1
    Bo attacked Ada's Spearman with Knight: Bo's outer-city, squad B.
    1: Bo attacked your Spearman with Knight: Bo's outer-city, squad B.
    2: You attacked Ada's Spearman with Knight: your outer-city, squad B.
* dice 6
* dice 8
    Bo's attack wins: 13 against 12.
    2: Your attack wins: 13 against 12.
    Ada's Spearman died.
    1: Your Spearman died.
2 done
2 done
    Round 29: Carin's turn.
    3: Round 29: your turn.
3 buy Crossbowman, pay 1, pay 1, pay 1
    Carin bought Crossbowman with 1, 1 and 1.
    3: You bought Crossbowman with 1, 1 and 1.
* card Trebuchet
    Trebuchet came to the store.
3 done
3 play Great Embassy
    Carin played Great Embassy.
    3: You played Great Embassy.
3 done
3 done
    Round 30: Ada's turn.
    1: Round 30: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Builder
    1: You drew Builder.
1 play Builder
    Ada played Builder.
    1: You played Builder.
    Ada raised a layer of walls; 4 stand.
    1: You raised a layer of walls; 4 stand.
1 play Trebuchet, to inner-city 1 B
    Ada played Trebuchet to Ada's inner-city, squad B.
    1: You played Trebuchet to your inner-city, squad B.
1 done
1 arrange inner-city 1 B, lift Swordsman, to inner-city 1 B
    Ada put Swordsman on top of Ada's inner-city, squad B.
    1: You put Swordsman on top of your inner-city, squad B.
1 done
    Round 30: Bo's turn.
    2: Round 30: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Trebuchet, pay 1
    Bo bought Trebuchet with 1.
    2: You bought Trebuchet with 1.
* card Crossbowman
    Crossbowman came to the store.
2 done
2 play Trebuchet, to inner-city 2 A
    Bo played Trebuchet to Bo's inner-city, squad A.
    2: You played Trebuchet to your inner-city, squad A.
2 command outer-city 1 A, attack the walls
    Bo attacked Ada's walls with Knight.
    1: Bo attacked your walls with Knight.
    2: You attacked Ada's walls with Knight.
* dice 10
* dice 10
    Bo's attack wins: 18 against 12.
    2: Your attack wins: 18 against 12.
    A layer of Ada's walls fell; 3 stand.
    1: A layer of your walls fell; 3 stand.
2 done
2 done
    Round 30: Carin's turn.
    3: Round 30: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Spearman
    3: You drew Spearman.
3 trade with seat 2, give Knight, for Market, for Recruiter, for Builder, propose
    Carin offered Bo Knight.
    2: Carin offered you Knight.
    3: You offered Bo Knight.
    Carin asked Bo for Builder, Recruiter and Market.
    2: Carin asked you for Builder, Recruiter and Market.
    3: You asked Bo for Builder, Recruiter and Market.
2 decline
    Bo declined the trade.
    2: You declined the trade.
3 play Siege Master
    Carin played Siege Master.
    3: You played Siege Master.
3 command inner-city 3 A, top 5, to outer-city 3 A
    Carin moved 5 units from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved 5 units from your inner-city, squad A, to your outer-city, squad A.
3 done
    Round 31: Ada's turn.
    1: Round 31: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 10
    1: You drew coin 10.
1 play Longbows
    Ada played Longbows.
    1: You played Longbows.
1 done
1 done
1 done
    Round 31: Bo's turn.
    2: Round 31: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 5
    2: You drew coin 5.
2 done
2 play coin 3
    Bo played coin 3.
    2: You played coin 3.
2 command outer-city 1 A, attack the walls
    Bo attacked Ada's walls with Knight.
    1: Bo attacked your walls with Knight.
    2: You attacked Ada's walls with Knight.
* dice 6
* dice 8
    Bo's attack is beaten off: 14 against 16.
    2: Your attack is beaten off: 14 against 16.
2 done
2 done
    Round 31: Carin's turn.
    3: Round 31: your turn.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Coronation
    3: You drew Coronation.
3 done
3 play Coronation
    Carin played Coronation.
    3: You played Coronation.
3 command outer-city 3 A, top 4, to inner-city 3 A
    Carin moved 4 units from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved 4 units from your outer-city, squad A, to your inner-city, squad A.
3 command outer-city 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
3 done
    Round 32: Ada's turn.
    1: Round 32: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy School, pay 1, pay 1, pay 1
    Ada bought School with 1, 1 and 1.
    1: You bought School with 1, 1 and 1.
* card Counterpoint
    Counterpoint came to the store.
1 discard School
    Ada discarded School.
    1: You discarded School.
1 done
1 done
1 done
    Round 32: Bo's turn.
    2: Round 32: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Knight, pay 3
    Bo bought Knight with 3.
    2: You bought Knight with 3.
* card Sorcerer
    Sorcerer came to the store.
2 trade with seat 3, give coin 5, for coin 3, for Knight, for Theatre, propose
    Bo offered Carin coin 5.
    2: You offered Carin coin 5.
    3: Bo offered you coin 5.
    Bo asked Carin for coin 3, Knight and Theatre.
    2: You asked Carin for coin 3, Knight and Theatre.
    3: Bo asked you for coin 3, Knight and Theatre.
3 decline
    Carin declined the trade.
    3: You declined the trade.
2 discard Knight
    Bo discarded Knight.
    2: You discarded Knight.
2 command outer-city 1 A, attack the walls
    Bo attacked Ada's walls with Knight.
    1: Bo attacked your walls with Knight.
    2: You attacked Ada's walls with Knight.
* dice 6
* dice 5
    Bo's attack wins: 14 against 13.
    2: Your attack wins: 14 against 13.
    A layer of Ada's walls fell; 2 stand.
    1: A layer of your walls fell; 2 stand.
2 command inner-city 2 A, top 1, to outer-city 2 B
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad B.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
2 command outer-city 1 A, attack the walls
    Bo attacked Ada's walls with Knight.
    1: Bo attacked your walls with Knight.
    2: You attacked Ada's walls with Knight.
* dice 5
* dice 6
    Bo's attack wins: 13 against 12.
    2: Your attack wins: 13 against 12.
    A layer of Ada's walls fell; one stands.
    1: A layer of your walls fell; one stands.
2 command outer-city 1 A, attack the walls
    Bo attacked Ada's walls with Knight.
    1: Bo attacked your walls with Knight.
    2: You attacked Ada's walls with Knight.
* dice 5
* dice 2
    Bo's attack wins: 13 against 6.
    2: Your attack wins: 13 against 6.
    A layer of Ada's walls fell; the city is breached.
    1: A layer of your walls fell; the city is breached.
2 done
2 done
    Round 32: Carin's turn.
    3: Round 32: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Coronation
    3: You drew Coronation.
3 done
3 play Spy, to inner-city 3 A
    Carin played Spy to Carin's inner-city, squad A.
    3: You played Spy to your inner-city, squad A.
3 command inner-city 3 A, top 6, to outer-city 3 A
    Carin moved 6 units from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved 6 units from your inner-city, squad A, to your outer-city, squad A.
3 arrange outer-city 3 A, lift Pikeman, to outer-city 3 A
    Carin put Pikeman on top of Carin's outer-city, squad A.
    3: You put Pikeman on top of your outer-city, squad A.
3 done
    Round 33: Ada's turn.
    1: Round 33: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 1
    1: You drew coin 1.
1 play coin 10
    Ada played coin 10.
    1: You played coin 10.
1 done
1 done
1 done
    Round 33: Bo's turn.
    2: Round 33: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Foundry, pay 1, pay 1, pay 1
    Bo bought Foundry with 1, 1 and 1.
    2: You bought Foundry with 1, 1 and 1.
* card Watchtower
    Watchtower came to the store.
2 done
2 discard Foundry
    Bo discarded Foundry.
    2: You discarded Foundry.
2 command outer-city 2 A, top 1, to inner-city 2 A
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
2 to outer-city 2 B
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad B.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
2 command outer-city 1 A, top 1, to inner-city 1 A
    Bo moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: Bo moved a unit from your outer-city, squad A, to your inner-city, squad A.
    2: You moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad A.
2 to outer-city 1 A
    Bo moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: Bo moved a unit from your inner-city, squad A, to your outer-city, squad A.
    2: You moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
2 done
2 done
    Round 33: Carin's turn.
    3: Round 33: your turn.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 1
    3: You drew coin 1.
3 done
3 discard coin 1
    Carin discarded coin 1.
    3: You discarded coin 1.
3 done
3 arrange outer-city 3 A, lift Spy, to outer-city 3 A
    Carin put Spy on top of Carin's outer-city, squad A.
    3: You put Spy on top of your outer-city, squad A.
3 arrange outer-city 3 A, lift Pikeman, to outer-city 3 A
    Carin put Pikeman on top of Carin's outer-city, squad A.
    3: You put Pikeman on top of your outer-city, squad A.
3 done
    Round 34: Ada's turn.
    1: Round 34: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Horse Breeding
    1: You drew Horse Breeding.
1 discard coin 1
    Ada discarded coin 1.
    1: You discarded coin 1.
1 done
1 command inner-city 1 B, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad B, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
1 done
    Round 34: Bo's turn.
    2: Round 34: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Theatre, pay 1, pay 1, pay 1, pay 1
    Bo bought Theatre with 1, 1, 1 and 1.
    2: You bought Theatre with 1, 1, 1 and 1.
* card Market
    Market came to the store.
2 trade with seat 3, give coin 3, give coin 5, for coin 3, for Spearman, for Painting, propose
    Bo offered Carin coin 3 and coin 5.
    2: You offered Carin coin 3 and coin 5.
    3: Bo offered you coin 3 and coin 5.
    Bo asked Carin for coin 3, Painting and Spearman.
    2: You asked Carin for coin 3, Painting and Spearman.
    3: Bo asked you for coin 3, Painting and Spearman.
3 decline
    Carin declined the trade.
    3: You declined the trade.
2 play Market
    Bo played Market.
    2: You played Market.
2 command outer-city 2 B, top 2, to inner-city 2 A
    Bo moved 2 units from Bo's outer-city, squad B, to Bo's inner-city, squad A.
    2: You moved 2 units from your outer-city, squad B, to your inner-city, squad A.
2 command outer-city 1 A, attack outer-city 1 A of seat 1
    Bo attacked Ada's Swordsman with Knight: Ada's outer-city, squad A.
    1: Bo attacked your Swordsman with Knight: your outer-city, squad A.
    2: You attacked Ada's Swordsman with Knight: Ada's outer-city, squad A.
* dice 7
* dice 8
    Bo's attack wins: 14 against 12.
    2: Your attack wins: 14 against 12.
    Ada's Swordsman died.
    1: Your Swordsman died.
2 command outer-city 2 A, top 2, to inner-city 2 B
    Bo moved 2 units from Bo's outer-city, squad A, to Bo's inner-city, squad B.
    2: You moved 2 units from your outer-city, squad A, to your inner-city, squad B.
2 arrange inner-city 2 A, lift Trebuchet, to inner-city 2 A
    Bo put Trebuchet on top of Bo's inner-city, squad A.
    2: You put Trebuchet on top of your inner-city, squad A.
2 arrange inner-city 2 B, lift Mage, to inner-city 2 A
    Bo put Mage from Bo's inner-city, squad B, on top of Bo's inner-city, squad A.
    2: You put Mage from your inner-city, squad B, on top of your inner-city, squad A.
2 arrange inner-city 2 A, lift Knight, to inner-city 2 A
    Bo put Knight on top of Bo's inner-city, squad A.
    2: You put Knight on top of your inner-city, squad A.
2 done
    Round 34: Carin's turn.
    3: Round 34: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Counterpoint, pay 1, pay 1, pay 1, pay 1
    Carin bought Counterpoint with 1, 1, 1 and 1.
    3: You bought Counterpoint with 1, 1, 1 and 1.
* card Counterweights
    Counterweights came to the store.
3 done
3 discard Letters of Credit
    Carin discarded Letters of Credit.
    3: You discarded Letters of Credit.
3 command outer-city 3 A, top 2, to middle A
    Carin moved 2 units from Carin's outer-city, squad A, to the middle, squad A.
    3: You moved 2 units from your outer-city, squad A, to the middle, squad A.
3 done
3 arrange outer-city 3 A, lift Swordsman, to outer-city 3 A
    Carin put Swordsman on top of Carin's outer-city, squad A.
    3: You put Swordsman on top of your outer-city, squad A.
3 arrange middle A, lift Spy, to middle B
    Carin put Spy from the middle, squad A, on top of the middle, squad B.
    3: You put Spy from the middle, squad A, on top of the middle, squad B.
3 done
    Round 35: Ada's turn.
    1: Round 35: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Great Embassy, pay 10, pay 1, pay 1
    Ada bought Great Embassy with 1, 1 and 10.
    1: You bought Great Embassy with 1, 1 and 10.
* card Tournament
    Tournament came to the store.
1 play Builder
    Ada played Builder.
    1: You played Builder.
    Ada raised a layer of walls; one stands.
    1: You raised a layer of walls; one stands.
1 done
1 done
    Round 35: Bo's turn.
    2: Round 35: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Market, pay 1, pay 1
    Bo bought Market with 1 and 1.
    2: You bought Market with 1 and 1.
* card Golden Age
    Golden Age came to the store.
2 trade with seat 3, give coin 5, for Recruiter, for Swordsman, for coin 5, propose
    Bo offered Carin coin 5.
    2: You offered Carin coin 5.
    3: Bo offered you coin 5.
    Bo asked Carin for coin 5, Recruiter and Swordsman.
    2: You asked Carin for coin 5, Recruiter and Swordsman.
    3: Bo asked you for coin 5, Recruiter and Swordsman.
3 decline
    Carin declined the trade.
    3: You declined the trade.
2 discard coin 5
    Bo discarded coin 5.
    2: You discarded coin 5.
2 command outer-city 1 A, attack the walls
    Bo attacked Ada's walls with Knight.
    1: Bo attacked your walls with Knight.
    2: You attacked Ada's walls with Knight.
* dice 7
* dice 8
    Bo's attack wins: 15 against 12.
    2: Your attack wins: 15 against 12.
    A layer of Ada's walls fell; the city is breached.
    1: A layer of your walls fell; the city is breached.
2 command inner-city 2 A, top 3, to outer-city 2 A
    Bo moved 3 units from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved 3 units from your inner-city, squad A, to your outer-city, squad A.
2 done
2 done
    Round 35: Carin's turn.
    3: Round 35: your turn.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 3
    3: You drew coin 3.
3 done
3 discard Counterpoint
    Carin discarded Counterpoint.
    3: You discarded Counterpoint.
3 command outer-city 3 A, top 4, to inner-city 3 A
    Carin moved 4 units from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved 4 units from your outer-city, squad A, to your inner-city, squad A.
3 done
3 done
    Round 36: Ada's turn.
    1: Round 36: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Watchtower, pay 1, pay 1
    Ada bought Watchtower with 1 and 1.
    1: You bought Watchtower with 1 and 1.
* card Counterweights
    Counterweights came to the store.
1 discard Horse Breeding
    Ada discarded Horse Breeding.
    1: You discarded Horse Breeding.
1 done
1 done
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
2 buy Sorcerer, pay 1, pay 1, pay 1, pay 1, pay 1
    Bo bought Sorcerer with 1, 1, 1, 1 and 1.
    2: You bought Sorcerer with 1, 1, 1, 1 and 1.
* card Sorcerer
    Sorcerer came to the store.
2 done
2 play Sorcerer, to inner-city 2 B
    Bo played Sorcerer to Bo's inner-city, squad B.
    2: You played Sorcerer to your inner-city, squad B.
2 command outer-city 2 A, top 3, to middle A
    Bo moved 3 units from Bo's outer-city, squad A, to the middle, squad A.
    2: You moved 3 units from your outer-city, squad A, to the middle, squad A.
2 command inner-city 2 B, top 2, to outer-city 2 A
    Bo moved 2 units from Bo's inner-city, squad B, to Bo's outer-city, squad A.
    2: You moved 2 units from your inner-city, squad B, to your outer-city, squad A.
2 command outer-city 1 A, top 1, to inner-city 1 A
    Bo moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: Bo moved a unit from your outer-city, squad A, to your inner-city, squad A.
    2: You moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad A.
2 done
2 done
    Round 36: Carin's turn.
    3: Round 36: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Mage, pay 1, pay 1, pay 1, pay 1
    Carin bought Mage with 1, 1, 1 and 1.
    3: You bought Mage with 1, 1, 1 and 1.
* card Crossbowman
    Crossbowman came to the store.
3 done
3 discard Crossbowman
    Carin discarded Crossbowman.
    3: You discarded Crossbowman.
3 command middle A, attack middle A of seat 2
    Carin attacked Bo's Knight with Pikeman: the middle, squad A.
    2: Carin attacked your Knight with Pikeman: the middle, squad A.
    3: You attacked Bo's Knight with Pikeman: the middle, squad A.
* dice 4
* dice 4
    Carin's attack is beaten off: 8 against 11.
    3: Your attack is beaten off: 8 against 11.
3 command middle B, attack middle A of seat 2
    Carin attacked Bo's Knight with Spy: the middle, squad A.
    2: Carin attacked your Knight with Spy: the middle, squad A.
    3: You attacked Bo's Knight with Spy: the middle, squad A.
* dice 6
* dice 6
    Carin's attack is beaten off: 8 against 13.
    3: Your attack is beaten off: 8 against 13.
3 command inner-city 3 A, top 4, to outer-city 3 A
    Carin moved 4 units from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved 4 units from your inner-city, squad A, to your outer-city, squad A.
3 done
    Round 37: Ada's turn.
    1: Round 37: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Coronation
    1: You drew Coronation.
1 play Writing
    Ada played Writing.
    1: You played Writing.
1 done
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
2 done
2 play Market
    Bo played Market.
    2: You played Market.
2 command inner-city 1 A, destroy Barracks
    Bo destroyed Ada's Barracks.
    1: Bo destroyed your Barracks.
    2: You destroyed Ada's Barracks.
2 command middle A, attack middle B of seat 3
    Bo attacked Carin's Spy with Knight: the middle, squad B.
    2: You attacked Carin's Spy with Knight: the middle, squad B.
    3: Bo attacked your Spy with Knight: the middle, squad B.
* dice 6
* dice 8
    Bo's attack wins: 13 against 10.
    2: Your attack wins: 13 against 10.
    Carin's Spy died.
    3: Your Spy died.
2 command outer-city 2 A, top 1, to walls 2 A
    Bo moved a unit from Bo's outer-city, squad A, to Bo's walls, squad A.
    2: You moved a unit from your outer-city, squad A, to your walls, squad A.
2 command middle A, attack middle A of seat 3
    Bo attacked Carin's Pikeman with Knight: the middle, squad A.
    2: You attacked Carin's Pikeman with Knight: the middle, squad A.
    3: Bo attacked your Pikeman with Knight: the middle, squad A.
* dice 7
* dice 7
    Bo's attack wins: 14 against 13.
    2: Your attack wins: 14 against 13.
    Carin's Pikeman died.
    3: Your Pikeman died.
2 done
2 done
    Round 37: Carin's turn.
    3: Round 37: your turn.
3 buy Mage, pay 1, pay 1, pay 1, pay 1
    Carin bought Mage with 1, 1, 1 and 1.
    3: You bought Mage with 1, 1, 1 and 1.
* card Mage
    Mage came to the store.
3 done
3 discard Plate
    Carin discarded Plate.
    3: You discarded Plate.
3 command outer-city 3 A, top 4, to inner-city 3 A
    Carin moved 4 units from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved 4 units from your outer-city, squad A, to your inner-city, squad A.
3 arrange inner-city 3 A, lift Archer, to inner-city 3 B
    Carin put Archer from Carin's inner-city, squad A, on top of Carin's inner-city, squad B.
    3: You put Archer from your inner-city, squad A, on top of your inner-city, squad B.
3 arrange inner-city 3 A, lift Swordsman, to inner-city 3 B
    Carin put Swordsman from Carin's inner-city, squad A, on top of Carin's inner-city, squad B.
    3: You put Swordsman from your inner-city, squad A, on top of your inner-city, squad B.
3 done
    Round 38: Ada's turn.
    1: Round 38: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Coinage
    1: You drew Coinage.
* card coin 1
    1: You drew coin 1.
1 put back coin 1
    Ada put coin 1 on the discard pile.
    1: You put coin 1 on the discard pile.
1 play Coinage
    Ada played Coinage.
    1: You played Coinage.
1 command inner-city 1 B, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad B, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
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
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Mage, pay 1, pay 1, pay 1
    Bo bought Mage with 1, 1 and 1.
    2: You bought Mage with 1, 1 and 1.
* card Pikeman
    Pikeman came to the store.
2 done
2 play coin 1
    Bo played coin 1.
    2: You played coin 1.
2 command inner-city 1 A, kill the hero
    Bo killed Ada's hero, The Architect.
    1: Bo killed your hero, The Architect.
    2: You killed Ada's hero, The Architect.
2 command middle A, top 3, to outer-city 1 A
    Bo moved 3 units from the middle, squad A, to Ada's outer-city, squad A.
    1: Bo moved 3 units from the middle, squad A, to your outer-city, squad A.
    2: You moved 3 units from the middle, squad A, to Ada's outer-city, squad A.
2 command walls 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's walls, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your walls, squad A, to your outer-city, squad A.
2 done
    Round 38: Carin's turn.
    3: Round 38: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Builder
    3: You drew Builder.
3 done
3 play Coronation
    Carin played Coronation.
    3: You played Coronation.
3 command inner-city 3 B, top 2, to outer-city 3 A
    Carin moved 2 units from Carin's inner-city, squad B, to Carin's outer-city, squad A.
    3: You moved 2 units from your inner-city, squad B, to your outer-city, squad A.
3 command inner-city 3 A, top 2, to outer-city 3 B
    Carin moved 2 units from Carin's inner-city, squad A, to Carin's outer-city, squad B.
    3: You moved 2 units from your inner-city, squad A, to your outer-city, squad B.
3 arrange outer-city 3 A, lift Archer, to outer-city 3 B
    Carin put Archer from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    3: You put Archer from your outer-city, squad A, on top of your outer-city, squad B.
3 arrange outer-city 3 B, lift Spearman, to outer-city 3 B
    Carin put Spearman on top of Carin's outer-city, squad B.
    3: You put Spearman on top of your outer-city, squad B.
3 done
    Round 39: Ada's turn.
    1: Round 39: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Crossbowman, pay 1, pay 1, pay 1
    Ada bought Crossbowman with 1, 1 and 1.
    1: You bought Crossbowman with 1, 1 and 1.
* card Trebuchet
    Trebuchet came to the store.
1 play Crossbowman, to inner-city 1 A
    Ada played Crossbowman to Ada's inner-city, squad A.
    1: You played Crossbowman to your inner-city, squad A.
1 command outer-city 1 A, top 1, to inner-city 1 B
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad B.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
1 command inner-city 1 A, attack outer-city 1 A of seat 2
    Ada attacked Bo's Knight with Crossbowman: Ada's outer-city, squad A.
    1: You attacked Bo's Knight with Crossbowman: your outer-city, squad A.
    2: Ada attacked your Knight with Crossbowman: Ada's outer-city, squad A.
* dice 8
* dice 6
    Ada's attack is beaten off: 13 against 13.
    1: Your attack is beaten off: 13 against 13.
1 done
    Round 39: Bo's turn.
    2: Round 39: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Trebuchet, pay 1
    Bo bought Trebuchet with 1.
    2: You bought Trebuchet with 1.
    Knight came to the store.
2 done
2 discard coin 3
    Bo discarded coin 3.
    2: You discarded coin 3.
2 command inner-city 1 A, attack inner-city 1 B of seat 1
    Bo attacked Ada's Trebuchet with Knight: Ada's inner-city, squad B.
    1: Bo attacked your Trebuchet with Knight: your inner-city, squad B.
    2: You attacked Ada's Trebuchet with Knight: Ada's inner-city, squad B.
* dice 10
* dice 4
    Bo's attack wins: 17 against 7.
    2: Your attack wins: 17 against 7.
    Ada's Trebuchet died.
    1: Your Trebuchet died.
2 command inner-city 1 A, attack inner-city 1 A of seat 1
    Bo attacked Ada's Crossbowman with Knight: Ada's inner-city, squad A.
    1: Bo attacked your Crossbowman with Knight: your inner-city, squad A.
    2: You attacked Ada's Crossbowman with Knight: Ada's inner-city, squad A.
* dice 6
* dice 10
    Bo's attack is beaten off: 13 against 13.
    2: Your attack is beaten off: 13 against 13.
2 done
2 done
    Round 39: Carin's turn.
    3: Round 39: your turn.
3 buy Knight, pay 1, pay 1, pay 1, pay 1
    Carin bought Knight with 1, 1, 1 and 1.
    3: You bought Knight with 1, 1, 1 and 1.
    Pikeman came to the store.
3 trade with seat 2, give Mage, for coin 1, for Recruiter, for Archer, propose
    Carin offered Bo Mage.
    2: Carin offered you Mage.
    3: You offered Bo Mage.
    Carin asked Bo for coin 1, Recruiter and Archer.
    2: Carin asked you for coin 1, Recruiter and Archer.
    3: You asked Bo for coin 1, Recruiter and Archer.
2 decline
    Bo declined the trade.
    2: You declined the trade.
3 play Theatre
    Carin played Theatre.
    3: You played Theatre.
3 command outer-city 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
3 command outer-city 3 B, top 1, to inner-city 3 B
    Carin moved a unit from Carin's outer-city, squad B, to Carin's inner-city, squad B.
    3: You moved a unit from your outer-city, squad B, to your inner-city, squad B.
3 command outer-city 3 B, top 1, to walls 3 A
    Carin moved a unit from Carin's outer-city, squad B, to Carin's walls, squad A.
    3: You moved a unit from your outer-city, squad B, to your walls, squad A.
3 done
3 arrange inner-city 3 B, lift Spearman, to inner-city 3 A
    Carin put Spearman from Carin's inner-city, squad B, on top of Carin's inner-city, squad A.
    3: You put Spearman from your inner-city, squad B, on top of your inner-city, squad A.
3 arrange inner-city 3 A, lift Spearman, to inner-city 3 B
    Carin put Spearman from Carin's inner-city, squad A, on top of Carin's inner-city, squad B.
    3: You put Spearman from your inner-city, squad A, on top of your inner-city, squad B.
3 arrange inner-city 3 B, lift Spearman, to inner-city 3 A
    Carin put Spearman from Carin's inner-city, squad B, on top of Carin's inner-city, squad A.
    3: You put Spearman from your inner-city, squad B, on top of your inner-city, squad A.
3 arrange inner-city 3 A, lift Swordsman, to inner-city 3 A
    Carin put Swordsman on top of Carin's inner-city, squad A.
    3: You put Swordsman on top of your inner-city, squad A.
    Round 40: Ada's turn.
    1: Round 40: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Music
    1: You drew Music.
* card coin 5
    1: You drew coin 5.
1 put back Music
    Ada put Music on the discard pile.
    1: You put Music on the discard pile.
1 play coin 5
    Ada played coin 5.
    1: You played coin 5.
1 command inner-city 1 A, attack inner-city 1 A of seat 2
    Ada attacked Bo's Knight with Crossbowman: Ada's inner-city, squad A.
    1: You attacked Bo's Knight with Crossbowman: your inner-city, squad A.
    2: Ada attacked your Knight with Crossbowman: Ada's inner-city, squad A.
* dice 5
* dice 9
    Ada's attack is beaten off: 10 against 16.
    1: Your attack is beaten off: 10 against 16.
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
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Tournament, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Bo bought Tournament with 1, 1, 1, 1, 1, 1, 1 and 1.
    2: You bought Tournament with 1, 1, 1, 1, 1, 1, 1 and 1.
* card Tournament
    Tournament came to the store.
2 done
2 play Mage, to inner-city 2 A
    Bo played Mage to Bo's inner-city, squad A.
    2: You played Mage to your inner-city, squad A.
2 command inner-city 1 A, attack inner-city 1 A of seat 1
    Bo attacked Ada's Crossbowman with Knight: Ada's inner-city, squad A.
    1: Bo attacked your Crossbowman with Knight: your inner-city, squad A.
    2: You attacked Ada's Crossbowman with Knight: Ada's inner-city, squad A.
* dice 8
* dice 11
    Bo's attack wins: 15 against 14.
    2: Your attack wins: 15 against 14.
    Ada's Crossbowman died.
    1: Your Crossbowman died.
2 command outer-city 1 A, top 3, to inner-city 1 A
    Bo moved 3 units from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: Bo moved 3 units from your outer-city, squad A, to your inner-city, squad A.
    2: You moved 3 units from Ada's outer-city, squad A, to Ada's inner-city, squad A.
2 command outer-city 2 A, top 1, to walls 2 A
    Bo moved a unit from Bo's outer-city, squad A, to Bo's walls, squad A.
    2: You moved a unit from your outer-city, squad A, to your walls, squad A.
2 command outer-city 2 A, top 1, to middle A
    Bo moved a unit from Bo's outer-city, squad A, to the middle, squad A.
    2: You moved a unit from your outer-city, squad A, to the middle, squad A.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 done
    Round 40: Carin's turn.
    3: Round 40: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 5
    3: You drew coin 5.
3 trade with seat 2, give Knight, for Smithing, for Trebuchet, for Painting, propose
    Carin offered Bo Knight.
    2: Carin offered you Knight.
    3: You offered Bo Knight.
    Carin asked Bo for Painting, Smithing and Trebuchet.
    2: Carin asked you for Painting, Smithing and Trebuchet.
    3: You asked Bo for Painting, Smithing and Trebuchet.
2 decline
    Bo declined the trade.
    2: You declined the trade.
3 play coin 5
    Carin played coin 5.
    3: You played coin 5.
3 command walls 3 A, top 1, to inner-city 3 B
    Carin moved a unit from Carin's walls, squad A, to Carin's inner-city, squad B.
    3: You moved a unit from your walls, squad A, to your inner-city, squad B.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 command outer-city 3 B, top 1, to inner-city 3 B
    Carin moved a unit from Carin's outer-city, squad B, to Carin's inner-city, squad B.
    3: You moved a unit from your outer-city, squad B, to your inner-city, squad B.
3 done
3 done
    Round 41: Ada's turn.
    1: Round 41: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Pikeman, pay 1, pay 5
    Ada bought Pikeman with 1 and 5.
    1: You bought Pikeman with 1 and 5.
    Crossbowman came to the store.
1 play Pikeman, to inner-city 1 A
    Ada played Pikeman to Ada's inner-city, squad A.
    1: You played Pikeman to your inner-city, squad A.
1 command inner-city 1 A, attack inner-city 1 A of seat 2
    Ada attacked Bo's Knight with Pikeman: Ada's inner-city, squad A.
    1: You attacked Bo's Knight with Pikeman: your inner-city, squad A.
    2: Ada attacked your Knight with Pikeman: Ada's inner-city, squad A.
* dice 9
* dice 7
    Ada's attack is beaten off: 14 against 14.
    1: Your attack is beaten off: 14 against 14.
    Round 41: Bo's turn.
    2: Round 41: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Swordsman
    2: You drew Swordsman.
2 trade with seat 3, give Theatre, for Archer, for Mage, for Mage, propose
    Bo offered Carin Theatre.
    2: You offered Carin Theatre.
    3: Bo offered you Theatre.
    Bo asked Carin for Archer, Mage and Mage.
    2: You asked Carin for Archer, Mage and Mage.
    3: Bo asked you for Archer, Mage and Mage.
3 decline
    Carin declined the trade.
    3: You declined the trade.
2 discard coin 3
    Bo discarded coin 3.
    2: You discarded coin 3.
2 command inner-city 1 A, destroy Harbour
    Bo destroyed Ada's Harbour.
    1: Bo destroyed your Harbour.
    2: You destroyed Ada's Harbour.
2 command walls 2 A, top 1, to outer-city 2 B
    Bo moved a unit from Bo's walls, squad A, to Bo's outer-city, squad B.
    2: You moved a unit from your walls, squad A, to your outer-city, squad B.
2 command middle A, top 1, to outer-city 2 B
    Bo moved a unit from the middle, squad A, to Bo's outer-city, squad B.
    2: You moved a unit from the middle, squad A, to your outer-city, squad B.
2 command outer-city 2 A, top 1, to middle A
    Bo moved a unit from Bo's outer-city, squad A, to the middle, squad A.
    2: You moved a unit from your outer-city, squad A, to the middle, squad A.
2 done
    Round 41: Carin's turn.
    3: Round 41: your turn.
3 buy The Colossal Gate, pay 5, pay 1, pay 1, pay 1, pay 1
    Carin bought The Colossal Gate with 1, 1, 1, 1 and 5.
    3: You bought The Colossal Gate with 1, 1, 1, 1 and 5.
* card Three Fields
    Three Fields came to the store.
3 done
3 discard Spearman
    Carin discarded Spearman.
    3: You discarded Spearman.
3 command outer-city 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
3 done
3 done
    Round 42: Ada's turn.
    1: Round 42: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Pikeman, pay 1, pay 1
    Ada bought Pikeman with 1 and 1.
    1: You bought Pikeman with 1 and 1.
    Trebuchet came to the store.
1 play Pikeman, to inner-city 1 A
    Ada played Pikeman to Ada's inner-city, squad A.
    1: You played Pikeman to your inner-city, squad A.
1 command inner-city 1 A, attack inner-city 1 A of seat 2
    Ada attacked Bo's Knight with Pikeman: Ada's inner-city, squad A.
    1: You attacked Bo's Knight with Pikeman: your inner-city, squad A.
    2: Ada attacked your Knight with Pikeman: Ada's inner-city, squad A.
* dice 4
* dice 10
    Ada's attack is beaten off: 9 against 17.
    1: Your attack is beaten off: 9 against 17.
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
2 buy Sorcerer, pay 1, pay 1, pay 1, pay 1, pay 1
    Bo bought Sorcerer with 1, 1, 1, 1 and 1.
    2: You bought Sorcerer with 1, 1, 1, 1 and 1.
    Crossbowman came to the store.
2 done
2 discard Swordsman
    Bo discarded Swordsman.
    2: You discarded Swordsman.
2 command inner-city 1 A, attack inner-city 1 A of seat 1
    Bo attacked Ada's Pikeman with Knight: Ada's inner-city, squad A.
    1: Bo attacked your Pikeman with Knight: your inner-city, squad A.
    2: You attacked Ada's Pikeman with Knight: Ada's inner-city, squad A.
* dice 7
* dice 2
    Bo's attack wins: 14 against 8.
    2: Your attack wins: 14 against 8.
    Ada's Pikeman died.
    1: Your Pikeman died.
2 done
2 arrange outer-city 2 B, lift Sorcerer, to outer-city 2 B
    Bo put Sorcerer on top of Bo's outer-city, squad B.
    2: You put Sorcerer on top of your outer-city, squad B.
2 arrange outer-city 2 B, lift Sorcerer, to outer-city 2 A
    Bo put Sorcerer from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    2: You put Sorcerer from your outer-city, squad B, on top of your outer-city, squad A.
2 done
    Round 42: Carin's turn.
    3: Round 42: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 1
    3: You drew coin 1.
3 done
3 play Knight, to inner-city 3 B
    Carin played Knight to Carin's inner-city, squad B.
    3: You played Knight to your inner-city, squad B.
3 done
3 done
    Round 43: Ada's turn.
    1: Round 43: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Crossbowman, pay 1, pay 1, pay 1
    Ada bought Crossbowman with 1, 1 and 1.
    1: You bought Crossbowman with 1, 1 and 1.
    Trebuchet came to the store.
1 discard Watchtower
    Ada discarded Watchtower.
    1: You discarded Watchtower.
1 command inner-city 1 A, attack inner-city 1 A of seat 2
    Ada attacked Bo's Knight with Pikeman: Ada's inner-city, squad A.
    1: You attacked Bo's Knight with Pikeman: your inner-city, squad A.
    2: Ada attacked your Knight with Pikeman: Ada's inner-city, squad A.
* dice 11
* dice 11
    Ada's attack is beaten off: 16 against 18.
    1: Your attack is beaten off: 16 against 18.
    Round 43: Bo's turn.
    2: Round 43: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 1
    2: You drew coin 1.
2 trade with seat 3, give Trebuchet, give Tournament, for The Colossal Gate, for Swordsman, for Builder, propose
    Bo offered Carin Trebuchet and Tournament.
    2: You offered Carin Trebuchet and Tournament.
    3: Bo offered you Trebuchet and Tournament.
    Bo asked Carin for Builder, Swordsman and The Colossal Gate.
    2: You asked Carin for Builder, Swordsman and The Colossal Gate.
    3: Bo asked you for Builder, Swordsman and The Colossal Gate.
3 decline
    Carin declined the trade.
    3: You declined the trade.
2 play Trebuchet, to inner-city 2 A
    Bo played Trebuchet to Bo's inner-city, squad A.
    2: You played Trebuchet to your inner-city, squad A.
2 command inner-city 1 A, attack inner-city 1 A of seat 1
    Bo attacked Ada's Pikeman with Knight: Ada's inner-city, squad A.
    1: Bo attacked your Pikeman with Knight: your inner-city, squad A.
    2: You attacked Ada's Pikeman with Knight: Ada's inner-city, squad A.
* dice 6
* dice 5
    Bo's attack wins: 13 against 11.
    2: Your attack wins: 13 against 11.
    Ada's Pikeman died.
    1: Your Pikeman died.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 command middle A, top 1, to outer-city 2 A
    Bo moved a unit from the middle, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from the middle, squad A, to your outer-city, squad A.
2 command outer-city 2 B, top 1, to middle A
    Bo moved a unit from Bo's outer-city, squad B, to the middle, squad A.
    2: You moved a unit from your outer-city, squad B, to the middle, squad A.
2 arrange outer-city 2 A, lift Sorcerer, to outer-city 2 A
    Bo put Sorcerer on top of Bo's outer-city, squad A.
    2: You put Sorcerer on top of your outer-city, squad A.
2 done
    Round 43: Carin's turn.
    3: Round 43: your turn.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 1
    3: You drew coin 1.
3 trade with seat 2, give coin 3, for coin 3, for Sorcerer, for coin 5, propose
    Carin offered Bo coin 3.
    2: Carin offered you coin 3.
    3: You offered Bo coin 3.
    Carin asked Bo for coin 3, coin 5 and Sorcerer.
    2: Carin asked you for coin 3, coin 5 and Sorcerer.
    3: You asked Bo for coin 3, coin 5 and Sorcerer.
2 decline
    Bo declined the trade.
    2: You declined the trade.
3 play The Colossal Gate
    Carin played The Colossal Gate.
    3: You played The Colossal Gate.
3 command inner-city 3 A, top 2, to outer-city 3 A
    Carin moved 2 units from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
3 command inner-city 3 B, top 1, to outer-city 3 B
    Carin moved a unit from Carin's inner-city, squad B, to Carin's outer-city, squad B.
    3: You moved a unit from your inner-city, squad B, to your outer-city, squad B.
3 to middle A
    Carin moved a unit from Carin's outer-city, squad B, to the middle, squad A.
    3: You moved a unit from your outer-city, squad B, to the middle, squad A.
3 done
3 done
    Round 44: Ada's turn.
    1: Round 44: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card coin 3
    1: You drew coin 3.
* card coin 1
    1: You drew coin 1.
1 put back coin 1
    Ada put coin 1 on the discard pile.
    1: You put coin 1 on the discard pile.
1 discard Coronation
    Ada discarded Coronation.
    1: You discarded Coronation.
    Round 44: Bo's turn.
    2: Round 44: your turn.
    Ada's city became Bo's estate.
    1: Your city became Bo's estate.
    2: Ada's city became your estate.
    4 of Bo's units stepped into the middle.
    2: 4 of your units stepped into the middle.
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
2 buy Counterweights, pay 1, pay 1, pay 1
    Bo bought Counterweights with 1, 1 and 1.
    2: You bought Counterweights with 1, 1 and 1.
* card Barracks
    Barracks came to the store.
2 trade with seat 3, give coin 1, for Swordsman, for coin 3, for Smithing, propose
    Bo offered Carin coin 1.
    2: You offered Carin coin 1.
    3: Bo offered you coin 1.
    Bo asked Carin for coin 3, Smithing and Swordsman.
    2: You asked Carin for coin 3, Smithing and Swordsman.
    3: Bo asked you for coin 3, Smithing and Swordsman.
3 decline
    Carin declined the trade.
    3: You declined the trade.
2 discard Counterweights
    Bo discarded Counterweights.
    2: You discarded Counterweights.
2 command middle B, attack middle A of seat 3
    Bo attacked Carin's Knight with Knight: the middle, squad A.
    2: You attacked Carin's Knight with Knight: the middle, squad A.
    3: Bo attacked your Knight with Knight: the middle, squad A.
* dice 7
* dice 5
    Bo's attack wins: 14 against 11.
    2: Your attack wins: 14 against 11.
    Carin's Knight died.
    3: Your Knight died.
2 command middle A, top 1, to outer-city 2 A
    Bo moved a unit from the middle, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from the middle, squad A, to your outer-city, squad A.
2 arrange outer-city 2 A, lift Sorcerer, to outer-city 2 A
    Bo put Sorcerer on top of Bo's outer-city, squad A.
    2: You put Sorcerer on top of your outer-city, squad A.
2 done
    Round 44: Carin's turn.
    3: Round 44: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Barracks, pay 1, pay 1, pay 1
    Carin bought Barracks with 1, 1 and 1.
    3: You bought Barracks with 1, 1 and 1.
* card The Great Library
    The Great Library came to the store.
3 done
3 play Barracks
    Carin played Barracks.
    3: You played Barracks.
3 command outer-city 3 A, top 2, to inner-city 3 B
    Carin moved 2 units from Carin's outer-city, squad A, to Carin's inner-city, squad B.
    3: You moved 2 units from your outer-city, squad A, to your inner-city, squad B.
3 done
    Round 45: Bo's turn.
    2: Round 45: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Trebuchet, pay 1
    Bo bought Trebuchet with 1.
    2: You bought Trebuchet with 1.
    Pikeman came to the store.
2 done
2 play Theatre
    Bo played Theatre.
    2: You played Theatre.
2 command outer-city 2 A, top 2, to middle A
    Bo moved 2 units from Bo's outer-city, squad A, to the middle, squad A.
    2: You moved 2 units from your outer-city, squad A, to the middle, squad A.
2 command outer-city 2 A, top 1, to middle A
    Bo moved a unit from Bo's outer-city, squad A, to the middle, squad A.
    2: You moved a unit from your outer-city, squad A, to the middle, squad A.
2 command middle B, top 4, to outer-city 3 A
    Bo moved 4 units from the middle, squad B, to Carin's outer-city, squad A.
    2: You moved 4 units from the middle, squad B, to Carin's outer-city, squad A.
    3: Bo moved 4 units from the middle, squad B, to your outer-city, squad A.
2 command outer-city 2 A, top 1, to middle B
    Bo moved a unit from Bo's outer-city, squad A, to the middle, squad B.
    2: You moved a unit from your outer-city, squad A, to the middle, squad B.
2 arrange middle A, lift Sorcerer, to middle A
    Bo put Sorcerer on top of the middle, squad A.
    2: You put Sorcerer on top of the middle, squad A.
2 done
    Round 45: Carin's turn.
    3: Round 45: your turn.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 5
    3: You drew coin 5.
3 done
3 play coin 5
    Carin played coin 5.
    3: You played coin 5.
3 play Knight, to inner-city 3 B
    Carin played Knight to Carin's inner-city, squad B.
    3: You played Knight to your inner-city, squad B.
3 done
3 done
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
2 buy Pikeman, pay 1
    Bo bought Pikeman with 1.
    2: You bought Pikeman with 1.
    Pikeman came to the store.
2 trade with seat 3, give coin 3, for Painting, for coin 1, propose
    Bo offered Carin coin 3.
    2: You offered Carin coin 3.
    3: Bo offered you coin 3.
    Bo asked Carin for coin 1 and Painting.
    2: You asked Carin for coin 1 and Painting.
    3: Bo asked you for coin 1 and Painting.
3 decline
    Carin declined the trade.
    3: You declined the trade.
2 play Trebuchet, to inner-city 2 A
    Bo played Trebuchet to Bo's inner-city, squad A.
    2: You played Trebuchet to your inner-city, squad A.
2 command outer-city 3 A, top 4, to middle B
    Bo moved 4 units from Carin's outer-city, squad A, to the middle, squad B.
    2: You moved 4 units from Carin's outer-city, squad A, to the middle, squad B.
    3: Bo moved 4 units from your outer-city, squad A, to the middle, squad B.
2 command middle A, top 2, to outer-city 2 A
    Bo moved 2 units from the middle, squad A, to Bo's outer-city, squad A.
    2: You moved 2 units from the middle, squad A, to your outer-city, squad A.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 command middle A, top 1, to outer-city 3 A
    Bo moved a unit from the middle, squad A, to Carin's outer-city, squad A.
    2: You moved a unit from the middle, squad A, to Carin's outer-city, squad A.
    3: Bo moved a unit from the middle, squad A, to your outer-city, squad A.
2 done
    Round 46: Carin's turn.
    3: Round 46: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy The Great Library, pay 5, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Carin bought The Great Library with 1, 1, 1, 1, 1, 1 and 5.
    3: You bought The Great Library with 1, 1, 1, 1, 1, 1 and 5.
* card Stirrups
    Stirrups came to the store.
3 trade with seat 2, give coin 1, for Tournament, for Coronation, for Swordsman, propose
    Carin offered Bo coin 1.
    2: Carin offered you coin 1.
    3: You offered Bo coin 1.
    Carin asked Bo for Coronation, Swordsman and Tournament.
    2: Carin asked you for Coronation, Swordsman and Tournament.
    3: You asked Bo for Coronation, Swordsman and Tournament.
2 decline
    Bo declined the trade.
    2: You declined the trade.
3 play coin 1
    Carin played coin 1.
    3: You played coin 1.
3 play Mage, to inner-city 3 B
    Carin played Mage to Carin's inner-city, squad B.
    3: You played Mage to your inner-city, squad B.
3 command inner-city 3 B, top 5, to outer-city 3 A
    Carin moved 5 units from Carin's inner-city, squad B, to Carin's outer-city, squad A.
    3: You moved 5 units from your inner-city, squad B, to your outer-city, squad A.
3 command inner-city 3 B, top 1, to walls 3 A
    Carin moved a unit from Carin's inner-city, squad B, to Carin's walls, squad A.
    3: You moved a unit from your inner-city, squad B, to your walls, squad A.
3 arrange outer-city 3 A, lift Knight, to outer-city 3 A
    Carin put Knight on top of Carin's outer-city, squad A.
    3: You put Knight on top of your outer-city, squad A.
3 done
    Round 47: Bo's turn.
    2: Round 47: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Stirrups, pay 1, pay 1, pay 1
    Bo bought Stirrups with 1, 1 and 1.
    2: You bought Stirrups with 1, 1 and 1.
* card Star Forts
    Star Forts came to the store.
2 done
2 play Sorcerer, to inner-city 2 A
    Bo played Sorcerer to Bo's inner-city, squad A.
    2: You played Sorcerer to your inner-city, squad A.
2 command outer-city 3 A, top 1, to middle B
    Bo moved a unit from Carin's outer-city, squad A, to the middle, squad B.
    2: You moved a unit from Carin's outer-city, squad A, to the middle, squad B.
    3: Bo moved a unit from your outer-city, squad A, to the middle, squad B.
2 command outer-city 2 A, top 3, to middle B
    Bo moved 3 units from Bo's outer-city, squad A, to the middle, squad B.
    2: You moved 3 units from your outer-city, squad A, to the middle, squad B.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 arrange middle B, lift Sorcerer, to middle B
    Bo put Sorcerer on top of the middle, squad B.
    2: You put Sorcerer on top of the middle, squad B.
2 arrange middle B, lift Knight, to middle B
    Bo put Knight on top of the middle, squad B.
    2: You put Knight on top of the middle, squad B.
2 done
    Round 47: Carin's turn.
    3: Round 47: your turn.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Smithing
    3: You drew Smithing.
3 done
3 discard The Great Library
    Carin discarded The Great Library.
    3: You discarded The Great Library.
3 play Mage, to inner-city 3 A
    Carin played Mage to Carin's inner-city, squad A.
    3: You played Mage to your inner-city, squad A.
3 command walls 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's walls, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your walls, squad A, to your outer-city, squad A.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 done
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
2 buy Trebuchet, pay 1
    Bo bought Trebuchet with 1.
    2: You bought Trebuchet with 1.
    Knight came to the store.
2 trade with seat 3, give Pikeman, for Smithing, for coin 5, propose
    Bo offered Carin Pikeman.
    2: You offered Carin Pikeman.
    3: Bo offered you Pikeman.
    Bo asked Carin for coin 5 and Smithing.
    2: You asked Carin for coin 5 and Smithing.
    3: Bo asked you for coin 5 and Smithing.
3 decline
    Carin declined the trade.
    3: You declined the trade.
2 play coin 1
    Bo played coin 1.
    2: You played coin 1.
2 done
2 done
    Round 48: Carin's turn.
    3: Round 48: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Coronation
    3: You drew Coronation.
3 done
3 play Coronation
    Carin played Coronation.
    3: You played Coronation.
3 done
3 done
3 arrange outer-city 3 A, lift Spy, to outer-city 3 B
    Carin put Spy from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    3: You put Spy from your outer-city, squad A, on top of your outer-city, squad B.
3 arrange outer-city 3 A, lift Knight, to outer-city 3 A
    Carin put Knight on top of Carin's outer-city, squad A.
    3: You put Knight on top of your outer-city, squad A.
3 arrange outer-city 3 A, lift Archer, to outer-city 3 A
    Carin put Archer on top of Carin's outer-city, squad A.
    3: You put Archer on top of your outer-city, squad A.
3 arrange outer-city 3 B, lift Spy, to outer-city 3 A
    Carin put Spy from Carin's outer-city, squad B, on top of Carin's outer-city, squad A.
    3: You put Spy from your outer-city, squad B, on top of your outer-city, squad A.
3 arrange outer-city 3 A, lift Knight, to outer-city 3 A
    Carin put Knight on top of Carin's outer-city, squad A.
    3: You put Knight on top of your outer-city, squad A.
3 done
    Round 49: Bo's turn.
    2: Round 49: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Golden Age, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Bo bought Golden Age with 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 and 1.
    2: You bought Golden Age with 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 and 1.
* card The Gilded Dome
    The Gilded Dome came to the store.
2 trade with seat 3, give Tournament, for coin 1, for coin 3, for Archer, propose
    Bo offered Carin Tournament.
    2: You offered Carin Tournament.
    3: Bo offered you Tournament.
    Bo asked Carin for coin 1, coin 3 and Archer.
    2: You asked Carin for coin 1, coin 3 and Archer.
    3: Bo asked you for coin 1, coin 3 and Archer.
3 decline
    Carin declined the trade.
    3: You declined the trade.
2 discard Stirrups
    Bo discarded Stirrups.
    2: You discarded Stirrups.
2 command middle B, top 9, to outer-city 3 A
    Bo moved 9 units from the middle, squad B, to Carin's outer-city, squad A.
    2: You moved 9 units from the middle, squad B, to Carin's outer-city, squad A.
    3: Bo moved 9 units from the middle, squad B, to your outer-city, squad A.
2 done
2 arrange outer-city 3 A, lift Mage, to outer-city 3 A
    Bo put Mage on top of Carin's outer-city, squad A.
    2: You put Mage on top of Carin's outer-city, squad A.
    3: Bo put Mage on top of your outer-city, squad A.
2 done
    Round 49: Carin's turn.
    3: Round 49: your turn.
3 buy Knight, pay 1, pay 1, pay 1, pay 1
    Carin bought Knight with 1, 1, 1 and 1.
    3: You bought Knight with 1, 1, 1 and 1.
    Crossbowman came to the store.
3 trade with seat 2, give coin 3, for coin 3, for Tournament, propose
    Carin offered Bo coin 3.
    2: Carin offered you coin 3.
    3: You offered Bo coin 3.
    Carin asked Bo for coin 3 and Tournament.
    2: Carin asked you for coin 3 and Tournament.
    3: You asked Bo for coin 3 and Tournament.
2 accept
    Bo accepted the trade.
    2: You accepted the trade.
3 discard Builder
    Carin discarded Builder.
    3: You discarded Builder.
3 play Knight, to inner-city 3 A
    Carin played Knight to Carin's inner-city, squad A.
    3: You played Knight to your inner-city, squad A.
3 command inner-city 3 A, top 1, to outer-city 3 B
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad B.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
3 to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad B, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad B, to your inner-city, squad A.
3 command outer-city 3 A, top 4, to middle A
    Carin moved 4 units from Carin's outer-city, squad A, to the middle, squad A.
    3: You moved 4 units from your outer-city, squad A, to the middle, squad A.
3 command outer-city 3 A, attack outer-city 3 A of seat 2
    Carin attacked Bo's Mage with Mage: Carin's outer-city, squad A.
    2: Carin attacked your Mage with Mage: Carin's outer-city, squad A.
    3: You attacked Bo's Mage with Mage: your outer-city, squad A.
* dice 6
* dice 3
    Carin's attack wins: 10 against 8.
    3: Your attack wins: 10 against 8.
    Bo's Mage died.
    2: Your Mage died.
    Carin got a coin of 1 as spoils.
    3: You got a coin of 1 as spoils.
3 command outer-city 3 A, attack outer-city 3 A of seat 2
    Carin attacked Bo's Knight with Mage: Carin's outer-city, squad A.
    2: Carin attacked your Knight with Mage: Carin's outer-city, squad A.
    3: You attacked Bo's Knight with Mage: your outer-city, squad A.
* dice 7
* dice 7
    Carin's attack is beaten off: 11 against 14.
    3: Your attack is beaten off: 11 against 14.
3 done
    Round 50: Bo's turn.
    2: Round 50: your turn.
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
2 buy Sorcerer, pay 1, pay 1, pay 1, pay 1, pay 1
    Bo bought Sorcerer with 1, 1, 1, 1 and 1.
    2: You bought Sorcerer with 1, 1, 1, 1 and 1.
    Pikeman came to the store.
2 trade with seat 3, give coin 3, for Painting, for coin 5, for Archer, propose
    Bo offered Carin coin 3.
    2: You offered Carin coin 3.
    3: Bo offered you coin 3.
    Bo asked Carin for coin 5, Painting and Archer.
    2: You asked Carin for coin 5, Painting and Archer.
    3: Bo asked you for coin 5, Painting and Archer.
3 decline
    Carin declined the trade.
    3: You declined the trade.
2 play Trebuchet, to inner-city 2 A
    Bo played Trebuchet to Bo's inner-city, squad A.
    2: You played Trebuchet to your inner-city, squad A.
2 command outer-city 3 A, attack outer-city 3 A of seat 3
    Bo attacked Carin's Mage with Knight: Carin's outer-city, squad A.
    2: You attacked Carin's Mage with Knight: Carin's outer-city, squad A.
    3: Bo attacked your Mage with Knight: your outer-city, squad A.
* dice 8
* dice 7
    Bo's attack wins: 15 against 13.
    2: Your attack wins: 15 against 13.
    Carin's Mage died.
    3: Your Mage died.
2 command outer-city 3 A, attack outer-city 3 A of seat 3
    Bo attacked Carin's Swordsman with Knight: Carin's outer-city, squad A.
    2: You attacked Carin's Swordsman with Knight: Carin's outer-city, squad A.
    3: Bo attacked your Swordsman with Knight: your outer-city, squad A.
* dice 5
* dice 8
    Bo's attack is beaten off: 12 against 14.
    2: Your attack is beaten off: 12 against 14.
2 command outer-city 2 A, top 1, to inner-city 2 A
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
2 arrange inner-city 2 A, lift Trebuchet, to inner-city 2 A
    Bo put Trebuchet on top of Bo's inner-city, squad A.
    2: You put Trebuchet on top of your inner-city, squad A.
2 done
    Round 50: Carin's turn.
    3: Round 50: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Pikeman, pay 1, pay 1
    Carin bought Pikeman with 1 and 1.
    3: You bought Pikeman with 1 and 1.
    Trebuchet came to the store.
3 done
3 play Tournament
    Carin played Tournament.
    3: You played Tournament.
3 done
3 command outer-city 3 A, attack outer-city 3 A of seat 2
    Carin attacked Bo's Knight with Swordsman: Carin's outer-city, squad A.
    2: Carin attacked your Knight with Swordsman: Carin's outer-city, squad A.
    3: You attacked Bo's Knight with Swordsman: your outer-city, squad A.
* dice 8
* dice 8
    Carin's attack is beaten off: 12 against 15.
    3: Your attack is beaten off: 12 against 15.
3 done
3 done
    Round 51: Bo's turn.
    2: Round 51: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Trebuchet, pay 1
    Bo bought Trebuchet with 1.
    2: You bought Trebuchet with 1.
    Crossbowman came to the store.
2 done
2 play Golden Age
    Bo played Golden Age.
    2: You played Golden Age.
2 done
2 done
    Round 51: Carin's turn.
    3: Round 51: your turn.
3 buy Pikeman, pay 1, pay 1
    Carin bought Pikeman with 1 and 1.
    3: You bought Pikeman with 1 and 1.
    Pikeman came to the store.
3 trade with seat 2, give Pikeman, for Pikeman, for Recruiter, for Painting, propose
    Carin offered Bo Pikeman.
    2: Carin offered you Pikeman.
    3: You offered Bo Pikeman.
    Carin asked Bo for Painting, Recruiter and Pikeman.
    2: Carin asked you for Painting, Recruiter and Pikeman.
    3: You asked Bo for Painting, Recruiter and Pikeman.
2 decline
    Bo declined the trade.
    2: You declined the trade.
3 discard coin 3
    Carin discarded coin 3.
    3: You discarded coin 3.
3 play Pikeman, to inner-city 3 A
    Carin played Pikeman to Carin's inner-city, squad A.
    3: You played Pikeman to your inner-city, squad A.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 done
3 done
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
    Bo got a coin of 1.
    2: You got a coin of 1.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Crossbowman, pay 1, pay 1
    Bo bought Crossbowman with 1 and 1.
    2: You bought Crossbowman with 1 and 1.
    Pikeman came to the store.
2 done
2 play Trebuchet, to inner-city 2 A
    Bo played Trebuchet to Bo's inner-city, squad A.
    2: You played Trebuchet to your inner-city, squad A.
2 command outer-city 3 A, top 4, to middle A
    Bo moved 4 units from Carin's outer-city, squad A, to the middle, squad A.
    2: You moved 4 units from Carin's outer-city, squad A, to the middle, squad A.
    3: Bo moved 4 units from your outer-city, squad A, to the middle, squad A.
2 command inner-city 2 A, top 3, to outer-city 2 A
    Bo moved 3 units from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved 3 units from your inner-city, squad A, to your outer-city, squad A.
2 done
2 done
    Round 52: Carin's turn.
    3: Round 52: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Crossbowman, pay 1, pay 1, pay 1
    Carin bought Crossbowman with 1, 1 and 1.
    3: You bought Crossbowman with 1, 1 and 1.
    Knight came to the store.
3 trade with seat 2, give Pikeman, for Crossbowman, for coin 5, for Archer, propose
    Carin offered Bo Pikeman.
    2: Carin offered you Pikeman.
    3: You offered Bo Pikeman.
    Carin asked Bo for coin 5, Archer and Crossbowman.
    2: Carin asked you for coin 5, Archer and Crossbowman.
    3: You asked Bo for coin 5, Archer and Crossbowman.
2 decline
    Bo declined the trade.
    2: You declined the trade.
3 play Pikeman, to inner-city 3 A
    Carin played Pikeman to Carin's inner-city, squad A.
    3: You played Pikeman to your inner-city, squad A.
3 play Crossbowman, to inner-city 3 A
    Carin played Crossbowman to Carin's inner-city, squad A.
    3: You played Crossbowman to your inner-city, squad A.
3 done
3 arrange inner-city 3 A, lift Crossbowman, to inner-city 3 B
    Carin put Crossbowman from Carin's inner-city, squad A, on top of Carin's inner-city, squad B.
    3: You put Crossbowman from your inner-city, squad A, on top of your inner-city, squad B.
3 arrange inner-city 3 B, lift Crossbowman, to inner-city 3 A
    Carin put Crossbowman from Carin's inner-city, squad B, on top of Carin's inner-city, squad A.
    3: You put Crossbowman from your inner-city, squad B, on top of your inner-city, squad A.
3 arrange inner-city 3 A, lift Knight, to inner-city 3 A
    Carin put Knight on top of Carin's inner-city, squad A.
    3: You put Knight on top of your inner-city, squad A.
3 arrange outer-city 3 A, lift Swordsman, to outer-city 3 A
    Carin put Swordsman on top of Carin's outer-city, squad A.
    3: You put Swordsman on top of your outer-city, squad A.
3 arrange middle A, lift Spy, to middle B
    Carin put Spy from the middle, squad A, on top of the middle, squad B.
    3: You put Spy from the middle, squad A, on top of the middle, squad B.
3 arrange outer-city 3 A, lift Swordsman, to outer-city 3 B
    Carin put Swordsman from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    3: You put Swordsman from your outer-city, squad A, on top of your outer-city, squad B.
3 arrange outer-city 3 A, lift Spearman, to outer-city 3 A
    Carin put Spearman on top of Carin's outer-city, squad A.
    3: You put Spearman on top of your outer-city, squad A.
3 arrange outer-city 3 A, lift Pikeman, to outer-city 3 A
    Carin put Pikeman on top of Carin's outer-city, squad A.
    3: You put Pikeman on top of your outer-city, squad A.
3 done
    Round 53: Bo's turn.
    2: Round 53: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Knight, pay 1, pay 1, pay 1
    Bo bought Knight with 1, 1 and 1.
    2: You bought Knight with 1, 1 and 1.
    Mage came to the store.
2 trade with seat 3, give Crossbowman, give Pikeman, for Writing, for Swordsman, propose
    Bo offered Carin Pikeman and Crossbowman.
    2: You offered Carin Pikeman and Crossbowman.
    3: Bo offered you Pikeman and Crossbowman.
    Bo asked Carin for Writing and Swordsman.
    2: You asked Carin for Writing and Swordsman.
    3: Bo asked you for Writing and Swordsman.
3 decline
    Carin declined the trade.
    3: You declined the trade.
2 play Knight, to inner-city 2 A
    Bo played Knight to Bo's inner-city, squad A.
    2: You played Knight to your inner-city, squad A.
2 done
2 arrange outer-city 3 A, lift Knight, to outer-city 3 B
    Bo put Knight from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    2: You put Knight from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    3: Bo put Knight from your outer-city, squad A, on top of your outer-city, squad B.
2 arrange outer-city 2 A, lift Sorcerer, to outer-city 2 A
    Bo put Sorcerer on top of Bo's outer-city, squad A.
    2: You put Sorcerer on top of your outer-city, squad A.
2 arrange outer-city 3 B, lift Knight, to outer-city 3 A
    Bo put Knight from Carin's outer-city, squad B, on top of Carin's outer-city, squad A.
    2: You put Knight from Carin's outer-city, squad B, on top of Carin's outer-city, squad A.
    3: Bo put Knight from your outer-city, squad B, on top of your outer-city, squad A.
2 done
    Round 53: Carin's turn.
    3: Round 53: your turn.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 3
    3: You drew coin 3.
3 trade with seat 2, give coin 1, for Pikeman, for Swordsman, for Writing, propose
    Carin offered Bo coin 1.
    2: Carin offered you coin 1.
    3: You offered Bo coin 1.
    Carin asked Bo for Writing, Swordsman and Pikeman.
    2: Carin asked you for Writing, Swordsman and Pikeman.
    3: You asked Bo for Writing, Swordsman and Pikeman.
2 decline
    Bo declined the trade.
    2: You declined the trade.
3 play coin 3
    Carin played coin 3.
    3: You played coin 3.
3 done
3 command outer-city 3 B, top 1, to middle A
    Carin moved a unit from Carin's outer-city, squad B, to the middle, squad A.
    3: You moved a unit from your outer-city, squad B, to the middle, squad A.
3 command outer-city 3 A, attack outer-city 3 A of seat 2
    Carin attacked Bo's Knight with Pikeman: Carin's outer-city, squad A.
    2: Carin attacked your Knight with Pikeman: Carin's outer-city, squad A.
    3: You attacked Bo's Knight with Pikeman: your outer-city, squad A.
* dice 6
* dice 4
    Carin's attack is beaten off: 10 against 11.
    3: Your attack is beaten off: 10 against 11.
3 command middle B, attack middle A of seat 2
    Carin attacked Bo's Knight with Spy: the middle, squad A.
    2: Carin attacked your Knight with Spy: the middle, squad A.
    3: You attacked Bo's Knight with Spy: the middle, squad A.
* dice 5
* dice 4
    Carin's attack is beaten off: 7 against 11.
    3: Your attack is beaten off: 7 against 11.
3 done
3 arrange middle B, lift Spy, to middle A
    Carin put Spy from the middle, squad B, on top of the middle, squad A.
    3: You put Spy from the middle, squad B, on top of the middle, squad A.
3 arrange middle A, lift Knight, to middle A
    Carin put Knight on top of the middle, squad A.
    3: You put Knight on top of the middle, squad A.
3 arrange middle A, lift Spy, to middle B
    Carin put Spy from the middle, squad A, on top of the middle, squad B.
    3: You put Spy from the middle, squad A, on top of the middle, squad B.
3 done
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
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Pikeman, pay 1
    Bo bought Pikeman with 1.
    2: You bought Pikeman with 1.
    Mage came to the store.
2 trade with seat 3, give Crossbowman, for coin 1, for Writing, propose
    Bo offered Carin Crossbowman.
    2: You offered Carin Crossbowman.
    3: Bo offered you Crossbowman.
    Bo asked Carin for coin 1 and Writing.
    2: You asked Carin for coin 1 and Writing.
    3: Bo asked you for coin 1 and Writing.
3 decline
    Carin declined the trade.
    3: You declined the trade.
2 play Sorcerer, to inner-city 2 A
    Bo played Sorcerer to Bo's inner-city, squad A.
    2: You played Sorcerer to your inner-city, squad A.
2 command outer-city 3 A, top 1, to middle A
    Bo moved a unit from Carin's outer-city, squad A, to the middle, squad A.
    2: You moved a unit from Carin's outer-city, squad A, to the middle, squad A.
    3: Bo moved a unit from your outer-city, squad A, to the middle, squad A.
2 to outer-city 3 A
    Bo moved a unit from the middle, squad A, to Carin's outer-city, squad A.
    2: You moved a unit from the middle, squad A, to Carin's outer-city, squad A.
    3: Bo moved a unit from the middle, squad A, to your outer-city, squad A.
2 command inner-city 2 A, top 2, to outer-city 2 A
    Bo moved 2 units from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
2 command middle A, top 3, to outer-city 3 A
    Bo moved 3 units from the middle, squad A, to Carin's outer-city, squad A.
    2: You moved 3 units from the middle, squad A, to Carin's outer-city, squad A.
    3: Bo moved 3 units from the middle, squad A, to your outer-city, squad A.
2 command middle A, attack middle B of seat 3
    Bo attacked Carin's Spy with Mage: the middle, squad B.
    2: You attacked Carin's Spy with Mage: the middle, squad B.
    3: Bo attacked your Spy with Mage: the middle, squad B.
* dice 4
* dice 6
    Bo's attack is beaten off: 9 against 10.
    2: Your attack is beaten off: 9 against 10.
2 arrange outer-city 2 A, lift Knight, to outer-city 2 A
    Bo put Knight on top of Bo's outer-city, squad A.
    2: You put Knight on top of your outer-city, squad A.
2 done
    Round 54: Carin's turn.
    3: Round 54: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Pikeman, pay 1, pay 3
    Carin bought Pikeman with 1 and 3.
    3: You bought Pikeman with 1 and 3.
3 trade with seat 2, give Smithing, for Writing, for Pikeman, for Swordsman, propose
    Carin offered Bo Smithing.
    2: Carin offered you Smithing.
    3: You offered Bo Smithing.
    Carin asked Bo for Writing, Swordsman and Pikeman.
    2: Carin asked you for Writing, Swordsman and Pikeman.
    3: You asked Bo for Writing, Swordsman and Pikeman.
2 decline
    Bo declined the trade.
    2: You declined the trade.
3 play Pikeman, to inner-city 3 A
    Carin played Pikeman to Carin's inner-city, squad A.
    3: You played Pikeman to your inner-city, squad A.
3 discard coin 1
    Carin discarded coin 1.
    3: You discarded coin 1.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 command middle A, attack middle A of seat 2
    Carin attacked Bo's Mage with Knight: the middle, squad A.
    2: Carin attacked your Mage with Knight: the middle, squad A.
    3: You attacked Bo's Mage with Knight: the middle, squad A.
* dice 11
* dice 9
    Carin's attack wins: 17 against 14.
    3: Your attack wins: 17 against 14.
    Bo's Mage died.
    2: Your Mage died.
    Carin got a coin of 1 as spoils.
    3: You got a coin of 1 as spoils.
    Mage came to the store.
3 command middle B, top 1, to outer-city 2 A
    Carin moved a unit from the middle, squad B, to Bo's outer-city, squad A.
    2: Carin moved a unit from the middle, squad B, to your outer-city, squad A.
    3: You moved a unit from the middle, squad B, to Bo's outer-city, squad A.
3 done
3 arrange outer-city 3 A, lift Spearman, to outer-city 3 A
    Carin put Spearman on top of Carin's outer-city, squad A.
    3: You put Spearman on top of your outer-city, squad A.
3 arrange outer-city 3 A, lift Pikeman, to outer-city 3 A
    Carin put Pikeman on top of Carin's outer-city, squad A.
    3: You put Pikeman on top of your outer-city, squad A.
3 done
    Round 55: Bo's turn.
    2: Round 55: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy The Hanging Vineyards, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Bo bought The Hanging Vineyards with 1, 1, 1, 1, 1, 1, 1, 1, 1 and 1.
    2: You bought The Hanging Vineyards with 1, 1, 1, 1, 1, 1, 1, 1, 1 and 1.
* card Printing
    Printing came to the store.
2 done
2 play Crossbowman, to inner-city 2 A
    Bo played Crossbowman to Bo's inner-city, squad A.
    2: You played Crossbowman to your inner-city, squad A.
2 command outer-city 2 A, attack outer-city 2 A of seat 3
    Bo attacked Carin's Spy with Knight: Bo's outer-city, squad A.
    2: You attacked Carin's Spy with Knight: your outer-city, squad A.
    3: Bo attacked your Spy with Knight: Bo's outer-city, squad A.
* dice 9
* dice 6
    Bo's attack wins: 16 against 8.
    2: Your attack wins: 16 against 8.
    Carin's Spy died.
    3: Your Spy died.
2 command inner-city 2 A, top 1, to walls 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's walls, squad A.
    2: You moved a unit from your inner-city, squad A, to your walls, squad A.
2 command outer-city 3 A, top 2, to middle A
    Bo moved 2 units from Carin's outer-city, squad A, to the middle, squad A.
    2: You moved 2 units from Carin's outer-city, squad A, to the middle, squad A.
    3: Bo moved 2 units from your outer-city, squad A, to the middle, squad A.
2 command outer-city 3 A, attack the walls
    Bo attacked Carin's walls with Trebuchet.
    2: You attacked Carin's walls with Trebuchet.
    3: Bo attacked your walls with Trebuchet.
* dice 3
* dice 7
    Bo's attack is beaten off: 13 against 16.
    2: Your attack is beaten off: 13 against 16.
2 arrange outer-city 2 A, lift Sorcerer, to outer-city 2 A
    Bo put Sorcerer on top of Bo's outer-city, squad A.
    2: You put Sorcerer on top of your outer-city, squad A.
2 arrange outer-city 2 A, lift Knight, to outer-city 2 A
    Bo put Knight on top of Bo's outer-city, squad A.
    2: You put Knight on top of your outer-city, squad A.
2 arrange outer-city 3 A, lift Trebuchet, to outer-city 3 A
    Bo put Trebuchet on top of Carin's outer-city, squad A.
    2: You put Trebuchet on top of Carin's outer-city, squad A.
    3: Bo put Trebuchet on top of your outer-city, squad A.
2 arrange outer-city 3 A, lift Knight, to outer-city 3 A
    Bo put Knight on top of Carin's outer-city, squad A.
    2: You put Knight on top of Carin's outer-city, squad A.
    3: Bo put Knight on top of your outer-city, squad A.
2 done
    Round 55: Carin's turn.
    3: Round 55: your turn.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Swordsman
    3: You drew Swordsman.
3 done
3 play Swordsman, to inner-city 3 A
    Carin played Swordsman to Carin's inner-city, squad A.
    3: You played Swordsman to your inner-city, squad A.
3 play Smithing
    Carin played Smithing.
    3: You played Smithing.
3 command middle A, attack middle A of seat 2
    Carin attacked Bo's Knight with Knight: the middle, squad A.
    2: Carin attacked your Knight with Knight: the middle, squad A.
    3: You attacked Bo's Knight with Knight: the middle, squad A.
* dice 5
* dice 8
    Carin's attack is beaten off: 12 against 15.
    3: Your attack is beaten off: 12 against 15.
3 command outer-city 3 A, top 1, to inner-city 3 B
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad B.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
3 command outer-city 3 A, attack outer-city 3 A of seat 2
    Carin attacked Bo's Knight with Spearman: Carin's outer-city, squad A.
    2: Carin attacked your Knight with Spearman: Carin's outer-city, squad A.
    3: You attacked Bo's Knight with Spearman: your outer-city, squad A.
* dice 7
* dice 5
    Carin's attack is beaten off: 11 against 12.
    3: Your attack is beaten off: 11 against 12.
3 done
3 done
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
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Mage, pay 1, pay 1, pay 1
    Bo bought Mage with 1, 1 and 1.
    2: You bought Mage with 1, 1 and 1.
2 play Mage, to inner-city 2 A
    Bo played Mage to Bo's inner-city, squad A.
    2: You played Mage to your inner-city, squad A.
2 done
2 done
    Round 56: Carin's turn.
    3: Round 56: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Recruiter
    3: You drew Recruiter.
3 trade with seat 2, give Recruiter, for coin 5, for coin 1, for Painting, propose
    Carin offered Bo Recruiter.
    2: Carin offered you Recruiter.
    3: You offered Bo Recruiter.
    Carin asked Bo for coin 1, coin 5 and Painting.
    2: Carin asked you for coin 1, coin 5 and Painting.
    3: You asked Bo for coin 1, coin 5 and Painting.
2 decline
    Bo declined the trade.
    2: You declined the trade.
3 play Recruiter
    Carin played Recruiter.
    3: You played Recruiter.
3 done
3 command outer-city 3 A, top 1, to middle A
    Carin moved a unit from Carin's outer-city, squad A, to the middle, squad A.
    3: You moved a unit from your outer-city, squad A, to the middle, squad A.
3 command outer-city 3 A, attack outer-city 3 A of seat 2
    Carin attacked Bo's Knight with Pikeman: Carin's outer-city, squad A.
    2: Carin attacked your Knight with Pikeman: Carin's outer-city, squad A.
    3: You attacked Bo's Knight with Pikeman: your outer-city, squad A.
* dice 10
* dice 9
    Carin's attack is beaten off: 15 against 16.
    3: Your attack is beaten off: 15 against 16.
3 command inner-city 3 B, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad B, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
3 done
3 arrange middle A, lift Knight, to middle A
    Carin put Knight on top of the middle, squad A.
    3: You put Knight on top of the middle, squad A.
3 arrange inner-city 3 A, lift Knight, to inner-city 3 A
    Carin put Knight on top of Carin's inner-city, squad A.
    3: You put Knight on top of your inner-city, squad A.
3 done
    Round 57: Bo's turn.
    2: Round 57: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Tournament, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Bo bought Tournament with 1, 1, 1, 1, 1, 1 and 1.
    2: You bought Tournament with 1, 1, 1, 1, 1, 1 and 1.
* card Tournament
    Tournament came to the store.
2 play Pikeman, to inner-city 2 A
    Bo played Pikeman to Bo's inner-city, squad A.
    2: You played Pikeman to your inner-city, squad A.
2 command walls 2 A, top 1, to inner-city 2 B
    Bo moved a unit from Bo's walls, squad A, to Bo's inner-city, squad B.
    2: You moved a unit from your walls, squad A, to your inner-city, squad B.
2 command middle A, attack middle A of seat 3
    Bo attacked Carin's Knight with Knight: the middle, squad A.
    2: You attacked Carin's Knight with Knight: the middle, squad A.
    3: Bo attacked your Knight with Knight: the middle, squad A.
* dice 3
* dice 5
    Bo's attack is beaten off: 10 against 11.
    2: Your attack is beaten off: 10 against 11.
2 command outer-city 3 A, attack outer-city 3 A of seat 3
    Bo attacked Carin's Pikeman with Knight: Carin's outer-city, squad A.
    2: You attacked Carin's Pikeman with Knight: Carin's outer-city, squad A.
    3: Bo attacked your Pikeman with Knight: your outer-city, squad A.
* dice 6
* dice 7
    Bo's attack is beaten off: 13 against 15.
    2: Your attack is beaten off: 13 against 15.
2 command outer-city 2 A, top 5, to middle A
    Bo moved 5 units from Bo's outer-city, squad A, to the middle, squad A.
    2: You moved 5 units from your outer-city, squad A, to the middle, squad A.
2 command inner-city 2 A, top 2, to outer-city 2 A
    Bo moved 2 units from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
2 done
    Round 57: Carin's turn.
    3: Round 57: your turn.
3 buy Star Forts, pay 1, pay 1, pay 1, pay 1
    Carin bought Star Forts with 1, 1, 1 and 1.
    3: You bought Star Forts with 1, 1, 1 and 1.
* card Stirrups
    Stirrups came to the store.
3 done
3 discard Star Forts
    Carin discarded Star Forts.
    3: You discarded Star Forts.
3 command middle A, attack middle A of seat 2
    Carin attacked Bo's Knight with Knight: the middle, squad A.
    2: Carin attacked your Knight with Knight: the middle, squad A.
    3: You attacked Bo's Knight with Knight: the middle, squad A.
* dice 12
* dice 5
    Carin's attack wins: 19 against 12.
    3: Your attack wins: 19 against 12.
    Bo's Knight died.
    2: Your Knight died.
    Carin got a coin of 1 as spoils.
    3: You got a coin of 1 as spoils.
    Knight came to the store.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 to middle B
    Carin moved a unit from Carin's outer-city, squad A, to the middle, squad B.
    3: You moved a unit from your outer-city, squad A, to the middle, squad B.
3 command middle A, attack middle A of seat 2
    Carin attacked Bo's Sorcerer with Knight: the middle, squad A.
    2: Carin attacked your Sorcerer with Knight: the middle, squad A.
    3: You attacked Bo's Sorcerer with Knight: the middle, squad A.
* dice 7
* dice 9
    Carin's attack wins: 14 against 13.
    3: Your attack wins: 14 against 13.
    Bo's Sorcerer died.
    2: Your Sorcerer died.
    Carin got a coin of 1 as spoils.
    3: You got a coin of 1 as spoils.
3 command middle A, attack middle A of seat 2
    Carin attacked Bo's Sorcerer with Knight: the middle, squad A.
    2: Carin attacked your Sorcerer with Knight: the middle, squad A.
    3: You attacked Bo's Sorcerer with Knight: the middle, squad A.
* dice 9
* dice 4
    Carin's attack wins: 16 against 8.
    3: Your attack wins: 16 against 8.
    Bo's Sorcerer died.
    2: Your Sorcerer died.
    Carin got a coin of 1 as spoils.
    3: You got a coin of 1 as spoils.
3 command middle A, attack middle A of seat 2
    Carin attacked Bo's Trebuchet with Knight: the middle, squad A.
    2: Carin attacked your Trebuchet with Knight: the middle, squad A.
    3: You attacked Bo's Trebuchet with Knight: the middle, squad A.
* dice 5
* dice 5
    Carin's attack wins: 12 against 9.
    3: Your attack wins: 12 against 9.
    Bo's Trebuchet died.
    2: Your Trebuchet died.
    Carin got a coin of 1 as spoils.
    3: You got a coin of 1 as spoils.
3 command inner-city 3 A, top 3, to outer-city 3 A
    Carin moved 3 units from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved 3 units from your inner-city, squad A, to your outer-city, squad A.
3 command middle A, attack middle A of seat 2
    Carin attacked Bo's Trebuchet with Knight: the middle, squad A.
    2: Carin attacked your Trebuchet with Knight: the middle, squad A.
    3: You attacked Bo's Trebuchet with Knight: the middle, squad A.
* dice 3
* dice 5
    Carin's attack wins: 10 against 9.
    3: Your attack wins: 10 against 9.
    Bo's Trebuchet died.
    2: Your Trebuchet died.
    Carin got a coin of 1 as spoils.
    3: You got a coin of 1 as spoils.
3 command middle A, attack middle A of seat 2
    Carin attacked Bo's Knight with Knight: the middle, squad A.
    2: Carin attacked your Knight with Knight: the middle, squad A.
    3: You attacked Bo's Knight with Knight: the middle, squad A.
* dice 4
* dice 10
    Carin's attack is beaten off: 11 against 17.
    3: Your attack is beaten off: 11 against 17.
3 arrange outer-city 3 A, lift Pikeman, to outer-city 3 A
    Carin put Pikeman on top of Carin's outer-city, squad A.
    3: You put Pikeman on top of your outer-city, squad A.
3 arrange outer-city 3 A, lift Crossbowman, to outer-city 3 B
    Carin put Crossbowman from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    3: You put Crossbowman from your outer-city, squad A, on top of your outer-city, squad B.
3 done
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
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Counterweights, pay 1, pay 1, pay 1
    Bo bought Counterweights with 1, 1 and 1.
    2: You bought Counterweights with 1, 1 and 1.
* card School
    School came to the store.
2 discard Tournament
    Bo discarded Tournament.
    2: You discarded Tournament.
2 done
2 done
    Round 58: Carin's turn.
    3: Round 58: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Knight, pay 1, pay 1, pay 1, pay 1
    Carin bought Knight with 1, 1, 1 and 1.
    3: You bought Knight with 1, 1, 1 and 1.
    Sorcerer came to the store.
3 done
3 play Knight, to inner-city 3 A
    Carin played Knight to Carin's inner-city, squad A.
    3: You played Knight to your inner-city, squad A.
3 command middle A, attack middle A of seat 2
    Carin attacked Bo's Knight with Knight: the middle, squad A.
    2: Carin attacked your Knight with Knight: the middle, squad A.
    3: You attacked Bo's Knight with Knight: the middle, squad A.
* dice 6
* dice 6
    Carin's attack is beaten off: 13 against 13.
    3: Your attack is beaten off: 13 against 13.
3 command middle B, attack middle A of seat 2
    Carin attacked Bo's Knight with Knight: the middle, squad A.
    2: Carin attacked your Knight with Knight: the middle, squad A.
    3: You attacked Bo's Knight with Knight: the middle, squad A.
* dice 9
* dice 11
    Carin's attack is beaten off: 16 against 18.
    3: Your attack is beaten off: 16 against 18.
3 command outer-city 3 A, attack outer-city 3 A of seat 2
    Carin attacked Bo's Knight with Pikeman: Carin's outer-city, squad A.
    2: Carin attacked your Knight with Pikeman: Carin's outer-city, squad A.
    3: You attacked Bo's Knight with Pikeman: your outer-city, squad A.
* dice 2
* dice 3
    Carin's attack is beaten off: 7 against 10.
    3: Your attack is beaten off: 7 against 10.
3 done
3 done
    Round 59: Bo's turn.
    2: Round 59: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Mage, pay 1, pay 1, pay 1
    Bo bought Mage with 1, 1 and 1.
    2: You bought Mage with 1, 1 and 1.
    Sorcerer came to the store.
2 discard The Hanging Vineyards
    Bo discarded The Hanging Vineyards.
    2: You discarded The Hanging Vineyards.
2 command inner-city 2 B, top 1, to outer-city 2 B
    Bo moved a unit from Bo's inner-city, squad B, to Bo's outer-city, squad B.
    2: You moved a unit from your inner-city, squad B, to your outer-city, squad B.
2 command outer-city 3 A, top 1, to middle B
    Bo moved a unit from Carin's outer-city, squad A, to the middle, squad B.
    2: You moved a unit from Carin's outer-city, squad A, to the middle, squad B.
    3: Bo moved a unit from your outer-city, squad A, to the middle, squad B.
2 to outer-city 3 B
    Bo moved a unit from the middle, squad B, to Carin's outer-city, squad B.
    2: You moved a unit from the middle, squad B, to Carin's outer-city, squad B.
    3: Bo moved a unit from the middle, squad B, to your outer-city, squad B.
2 command middle A, attack middle A of seat 3
    Bo attacked Carin's Knight with Knight: the middle, squad A.
    2: You attacked Carin's Knight with Knight: the middle, squad A.
    3: Bo attacked your Knight with Knight: the middle, squad A.
* dice 9
* dice 3
    Bo's attack wins: 16 against 9.
    2: Your attack wins: 16 against 9.
    Carin's Knight died.
    3: Your Knight died.
2 command outer-city 2 A, top 1, to inner-city 2 A
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
2 command outer-city 3 A, top 1, to middle A
    Bo moved a unit from Carin's outer-city, squad A, to the middle, squad A.
    2: You moved a unit from Carin's outer-city, squad A, to the middle, squad A.
    3: Bo moved a unit from your outer-city, squad A, to the middle, squad A.
2 command outer-city 3 A, attack the walls
    Bo attacked Carin's walls with Trebuchet.
    2: You attacked Carin's walls with Trebuchet.
    3: Bo attacked your walls with Trebuchet.
* dice 6
* dice 3
    Bo's attack wins: 16 against 12.
    2: Your attack wins: 16 against 12.
    A layer of Carin's walls fell; 3 stand.
    3: A layer of your walls fell; 3 stand.
2 done
2 arrange outer-city 2 A, lift Mage, to outer-city 2 B
    Bo put Mage from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: You put Mage from your outer-city, squad A, on top of your outer-city, squad B.
2 arrange outer-city 3 A, lift Spearman, to outer-city 3 A
    Bo put Spearman on top of Carin's outer-city, squad A.
    2: You put Spearman on top of Carin's outer-city, squad A.
    3: Bo put Spearman on top of your outer-city, squad A.
2 arrange middle A, lift Trebuchet, to middle B
    Bo put Trebuchet from the middle, squad A, on top of the middle, squad B.
    2: You put Trebuchet from the middle, squad A, on top of the middle, squad B.
2 arrange middle A, lift Sorcerer, to middle A
    Bo put Sorcerer on top of the middle, squad A.
    2: You put Sorcerer on top of the middle, squad A.
2 arrange outer-city 2 B, lift Mage, to outer-city 2 A
    Bo put Mage from Bo's outer-city, squad B, on top of Bo's outer-city, squad A.
    2: You put Mage from your outer-city, squad B, on top of your outer-city, squad A.
2 arrange middle B, lift Trebuchet, to middle A
    Bo put Trebuchet from the middle, squad B, on top of the middle, squad A.
    2: You put Trebuchet from the middle, squad B, on top of the middle, squad A.
2 arrange middle A, lift Knight, to middle A
    Bo put Knight on top of the middle, squad A.
    2: You put Knight on top of the middle, squad A.
2 arrange outer-city 3 A, lift Trebuchet, to outer-city 3 A
    Bo put Trebuchet on top of Carin's outer-city, squad A.
    2: You put Trebuchet on top of Carin's outer-city, squad A.
    3: Bo put Trebuchet on top of your outer-city, squad A.
2 arrange outer-city 3 A, lift Spearman, to outer-city 3 A
    Bo put Spearman on top of Carin's outer-city, squad A.
    2: You put Spearman on top of Carin's outer-city, squad A.
    3: Bo put Spearman on top of your outer-city, squad A.
2 done
    Round 59: Carin's turn.
    3: Round 59: your turn.
3 buy School, pay 1, pay 1, pay 1, pay 1
    Carin bought School with 1, 1, 1 and 1.
    3: You bought School with 1, 1, 1 and 1.
* card Star Forts
    Star Forts came to the store.
3 done
3 play School
    Carin played School.
    3: You played School.
3 command outer-city 3 A, attack outer-city 3 A of seat 2
    Carin attacked Bo's Spearman with Pikeman: Carin's outer-city, squad A.
    2: Carin attacked your Spearman with Pikeman: Carin's outer-city, squad A.
    3: You attacked Bo's Spearman with Pikeman: your outer-city, squad A.
* dice 5
* dice 7
    Carin's attack is beaten off: 10 against 12.
    3: Your attack is beaten off: 10 against 12.
3 command middle B, attack middle A of seat 2
    Carin attacked Bo's Knight with Knight: the middle, squad A.
    2: Carin attacked your Knight with Knight: the middle, squad A.
    3: You attacked Bo's Knight with Knight: the middle, squad A.
* dice 11
* dice 5
    Carin's attack wins: 18 against 12.
    3: Your attack wins: 18 against 12.
    Bo's Knight died.
    2: Your Knight died.
    Carin got a coin of 1 as spoils.
    3: You got a coin of 1 as spoils.
3 command middle B, attack middle A of seat 2
    Carin attacked Bo's Trebuchet with Knight: the middle, squad A.
    2: Carin attacked your Trebuchet with Knight: the middle, squad A.
    3: You attacked Bo's Trebuchet with Knight: the middle, squad A.
* dice 6
* dice 10
    Carin's attack is beaten off: 13 against 14.
    3: Your attack is beaten off: 13 against 14.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 to middle B
    Carin moved a unit from Carin's outer-city, squad A, to the middle, squad B.
    3: You moved a unit from your outer-city, squad A, to the middle, squad B.
3 command middle A, attack middle A of seat 2
    Carin attacked Bo's Trebuchet with Spearman: the middle, squad A.
    2: Carin attacked your Trebuchet with Spearman: the middle, squad A.
    3: You attacked Bo's Trebuchet with Spearman: the middle, squad A.
* dice 12
* dice 9
    Carin's attack wins: 16 against 13.
    3: Your attack wins: 16 against 13.
    Bo's Trebuchet died.
    2: Your Trebuchet died.
    Carin got a coin of 1 as spoils.
    3: You got a coin of 1 as spoils.
3 command middle A, attack middle A of seat 2
    Carin attacked Bo's Sorcerer with Spearman: the middle, squad A.
    2: Carin attacked your Sorcerer with Spearman: the middle, squad A.
    3: You attacked Bo's Sorcerer with Spearman: the middle, squad A.
* dice 8
* dice 4
    Carin's attack wins: 12 against 8.
    3: Your attack wins: 12 against 8.
    Bo's Sorcerer died.
    2: Your Sorcerer died.
    Carin got a coin of 1 as spoils.
    3: You got a coin of 1 as spoils.
3 command outer-city 3 B, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad B, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad B, to your inner-city, squad A.
3 arrange middle B, lift Knight, to middle B
    Carin put Knight on top of the middle, squad B.
    3: You put Knight on top of the middle, squad B.
3 arrange middle A, lift Mage, to middle A
    Carin put Mage on top of the middle, squad A.
    3: You put Mage on top of the middle, squad A.
3 done
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
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Sorcerer, pay 1, pay 1, pay 1, pay 1, pay 1
    Bo bought Sorcerer with 1, 1, 1, 1 and 1.
    2: You bought Sorcerer with 1, 1, 1, 1 and 1.
    Trebuchet came to the store.
2 play Mage, to inner-city 2 B
    Bo played Mage to Bo's inner-city, squad B.
    2: You played Mage to your inner-city, squad B.
2 command inner-city 2 B, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad B, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
2 command outer-city 3 B, attack outer-city 3 A of seat 3
    Bo attacked Carin's Pikeman with Knight: Carin's outer-city, squad A.
    2: You attacked Carin's Pikeman with Knight: Carin's outer-city, squad A.
    3: Bo attacked your Pikeman with Knight: your outer-city, squad A.
* dice 3
* dice 3
    Bo's attack is beaten off: 10 against 11.
    2: Your attack is beaten off: 10 against 11.
2 command inner-city 2 A, top 1, to outer-city 2 B
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad B.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
2 command outer-city 3 A, attack outer-city 3 A of seat 3
    Bo attacked Carin's Pikeman with Spearman: Carin's outer-city, squad A.
    2: You attacked Carin's Pikeman with Spearman: Carin's outer-city, squad A.
    3: Bo attacked your Pikeman with Spearman: your outer-city, squad A.
* dice 4
* dice 10
    Bo's attack is beaten off: 8 against 18.
    2: Your attack is beaten off: 8 against 18.
2 arrange outer-city 2 A, lift Mage, to outer-city 2 A
    Bo put Mage on top of Bo's outer-city, squad A.
    2: You put Mage on top of your outer-city, squad A.
2 done
    Round 60: Carin's turn.
    3: Round 60: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Star Forts, pay 1, pay 1, pay 1, pay 1
    Carin bought Star Forts with 1, 1, 1 and 1.
    3: You bought Star Forts with 1, 1, 1 and 1.
* card The Hall of Banners
    The Hall of Banners came to the store.
3 done
3 discard Star Forts
    Carin discarded Star Forts.
    3: You discarded Star Forts.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 command middle A, top 1, to outer-city 3 B
    Carin moved a unit from the middle, squad A, to Carin's outer-city, squad B.
    3: You moved a unit from the middle, squad A, to your outer-city, squad B.
3 command middle B, top 1, to outer-city 2 A
    Carin moved a unit from the middle, squad B, to Bo's outer-city, squad A.
    2: Carin moved a unit from the middle, squad B, to your outer-city, squad A.
    3: You moved a unit from the middle, squad B, to Bo's outer-city, squad A.
3 done
3 done
3 arrange middle B, lift Knight, to middle A
    Carin put Knight from the middle, squad B, on top of the middle, squad A.
    3: You put Knight from the middle, squad B, on top of the middle, squad A.
3 arrange outer-city 3 A, lift Swordsman, to outer-city 3 B
    Carin put Swordsman from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    3: You put Swordsman from your outer-city, squad A, on top of your outer-city, squad B.
3 arrange outer-city 3 A, lift Pikeman, to outer-city 3 A
    Carin put Pikeman on top of Carin's outer-city, squad A.
    3: You put Pikeman on top of your outer-city, squad A.
3 arrange middle A, lift Archer, to middle B
    Carin put Archer from the middle, squad A, on top of the middle, squad B.
    3: You put Archer from the middle, squad A, on top of the middle, squad B.
3 arrange middle A, lift Swordsman, to middle A
    Carin put Swordsman on top of the middle, squad A.
    3: You put Swordsman on top of the middle, squad A.
3 arrange middle A, lift Swordsman, to middle B
    Carin put Swordsman from the middle, squad A, on top of the middle, squad B.
    3: You put Swordsman from the middle, squad A, on top of the middle, squad B.
3 done
    The last round is over: the most victory points win.

    Carin wins.
    3: You win!
    1. Carin: 23 victory points
    3: 1. You: 23 victory points
    2. Bo: 10 victory points
    2: 2. You: 10 victory points
    3. Ada: 0 victory points
    1: 3. You: 0 victory points
