Regalia: 1
Game: domus
Rules: 1
Data: 166e306e9971e62073219361ac3fb5647e2d03a3fae5e1ed7a04bab75c466d63
Seats: 2
Player 1: Ada
Player 2: Bo
Result: 0 (2.), 3 (1.)
Seed-Hash: 8d31f8f2a60050d82a0e2ddca5d22b58310f1992c69aad74338a87deb99efd55
Seed: 64f50d1dccb9e6e1c83be877c3ba5d83fb1f5b048ff04f965ba43b16bc7dd4f2

* dice 5
    Ada threw 5 for the start.
    1: You threw 5 for the start.
* dice 5
    Bo threw 5 for the start.
    2: You threw 5 for the start.
* dice 3
    Ada threw 3 for the start.
    1: You threw 3 for the start.
* dice 9
    Bo threw 9 for the start.
    2: You threw 9 for the start.
    Ada threw least and begins.
    1: You threw least and begins.
1 kingdom Free Ports of Sel, hero The Architect, terrain Coast, flag Tower
    Ada chose Free Ports of Sel with The Architect, Coast and the Tower.
    1: You chose Free Ports of Sel with The Architect, Coast and the Tower.
2 kingdom High Tarn, hero The Marshal, terrain Forest, flag Sword
    Bo chose High Tarn with The Marshal, Forest and the Sword.
    2: You chose High Tarn with The Marshal, Forest and the Sword.
* middle River
    River lies in the middle.
    Bo took Swordsman to Bo's inner-city, squad A.
    2: You took Swordsman to your inner-city, squad A.
    Bo drew 5 cards.
    2: You drew 5 cards.
    Ada drew 5 cards.
    1: You drew 5 cards.
* card Trebuchet
    Trebuchet came to the store.
* card Crossbowman
    Crossbowman came to the store.
* card Trebuchet
    Trebuchet came to the store.
* card Trebuchet
    Trebuchet came to the store.
* card Knight
    Knight came to the store.
* card Great Embassy
    Great Embassy came to the store.
* card Tournament
    Tournament came to the store.
* card Tournament
    Tournament came to the store.
* card Song of Praise
    Song of Praise came to the store.
* card Tournament
    Tournament came to the store.
* card Double Entry
    Double Entry came to the store.
* card Market
    Market came to the store.
* card Counterweights
    Counterweights came to the store.
* card Counting House
    Counting House came to the store.
* card School
    School came to the store.
* card Scholar
    1: You drew Scholar.
* card coin 5
    1: You drew coin 5.
* card coin 1
    1: You drew coin 1.
* card Coronation
    1: You drew Coronation.
* card coin 1
    1: You drew coin 1.
* card Ploughs
    2: You drew Ploughs.
* card coin 5
    2: You drew coin 5.
* card coin 3
    2: You drew coin 3.
* card coin 3
    2: You drew coin 3.
* card coin 5
    2: You drew coin 5.
    Round 1: Ada's turn.
    1: Round 1: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Builder
    1: You drew Builder.
1 play coin 5
    Ada played coin 5.
    1: You played coin 5.
    Round 1: Bo's turn.
    2: Round 1: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 5
    2: You drew coin 5.
2 play Ploughs
    Bo played Ploughs.
    2: You played Ploughs.
2 done
    Round 2: Ada's turn.
    1: Round 2: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Knight, pay 5
    Ada bought Knight with 5.
    1: You bought Knight with 5.
* card Mage
    Mage came to the store.
1 play Coronation
    Ada played Coronation.
    1: You played Coronation.
    Round 2: Bo's turn.
    2: Round 2: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Trebuchet, pay 1
    Bo bought Trebuchet with 1.
    2: You bought Trebuchet with 1.
* card Knight
    Knight came to the store.
2 discard Trebuchet
    Bo discarded Trebuchet.
    2: You discarded Trebuchet.
2 done
    Round 3: Ada's turn.
    1: Round 3: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 1
    1: You drew coin 1.
1 play Scholar
    Ada played Scholar.
    1: You played Scholar.
    Ada drew 2 cards.
    1: You drew 2 cards.
* card Coronation
    1: You drew Coronation.
* card coin 3
    1: You drew coin 3.
    Round 3: Bo's turn.
    2: Round 3: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 5
    2: You drew coin 5.
2 play coin 3
    Bo played coin 3.
    2: You played coin 3.
2 done
    Round 4: Ada's turn.
    1: Round 4: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Market, pay 1, pay 1
    Ada bought Market with 1 and 1.
    1: You bought Market with 1 and 1.
* card Market
    Market came to the store.
1 play Coronation
    Ada played Coronation.
    1: You played Coronation.
    Round 4: Bo's turn.
    2: Round 4: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Song of Praise, pay 3
    Bo bought Song of Praise with 3.
    2: You bought Song of Praise with 3.
* card Great Embassy
    Great Embassy came to the store.
2 play coin 5
    Bo played coin 5.
    2: You played coin 5.
2 done
    Round 5: Ada's turn.
    1: Round 5: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 3
    1: You drew coin 3.
1 play Market
    Ada played Market.
    1: You played Market.
    Round 5: Bo's turn.
    2: Round 5: your turn.
2 buy Counterweights, pay 1, pay 5
    Bo bought Counterweights with 1 and 5.
    2: You bought Counterweights with 1 and 5.
* card Watchtower
    Watchtower came to the store.
2 play Song of Praise
    Bo played Song of Praise.
    2: You played Song of Praise.
2 done
    Round 6: Ada's turn.
    1: Round 6: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Spy
    1: You drew Spy.
1 discard Spy
    Ada discarded Spy.
    1: You discarded Spy.
    Round 6: Bo's turn.
    2: Round 6: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Trebuchet, pay 1
    Bo bought Trebuchet with 1.
    2: You bought Trebuchet with 1.
* card Mage
    Mage came to the store.
2 play Trebuchet, to inner-city 2 A
    Bo played Trebuchet to Bo's inner-city, squad A.
    2: You played Trebuchet to your inner-city, squad A.
2 command inner-city 2 A, top 2, to outer-city 2 A
    Bo moved 2 units from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
2 arrange outer-city 2 A, lift Swordsman, to outer-city 2 A
    Bo put Swordsman on top of Bo's outer-city, squad A.
    2: You put Swordsman on top of your outer-city, squad A.
2 arrange outer-city 2 A, lift Trebuchet, to outer-city 2 A
    Bo put Trebuchet on top of Bo's outer-city, squad A.
    2: You put Trebuchet on top of your outer-city, squad A.
    Round 7: Ada's turn.
    1: Round 7: your turn.
1 buy Market, pay 1, pay 1
    Ada bought Market with 1 and 1.
    1: You bought Market with 1 and 1.
* card Steel
    Steel came to the store.
1 play Market
    Ada played Market.
    1: You played Market.
    Round 7: Bo's turn.
    2: Round 7: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Archer
    2: You drew Archer.
2 play Archer, to inner-city 2 A
    Bo played Archer to Bo's inner-city, squad A.
    2: You played Archer to your inner-city, squad A.
2 command outer-city 2 A, top 2, to middle A
    Bo moved 2 units from Bo's outer-city, squad A, to the middle, squad A.
    2: You moved 2 units from your outer-city, squad A, to the middle, squad A.
2 done
2 done
    Round 8: Ada's turn.
    1: Round 8: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy School, pay 1, pay 1, pay 1
    Ada bought School with 1, 1 and 1.
    1: You bought School with 1, 1 and 1.
* card The Colossal Gate
    The Colossal Gate came to the store.
1 play School
    Ada played School.
    1: You played School.
    Round 8: Bo's turn.
    2: Round 8: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Trebuchet, pay 1
    Bo bought Trebuchet with 1.
    2: You bought Trebuchet with 1.
* card Knight
    Knight came to the store.
2 play Trebuchet, to inner-city 2 A
    Bo played Trebuchet to Bo's inner-city, squad A.
    2: You played Trebuchet to your inner-city, squad A.
2 command inner-city 2 A, top 2, to outer-city 2 A
    Bo moved 2 units from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
2 command middle A, top 2, to outer-city 1 A
    Bo moved 2 units from the middle, squad A, to Ada's outer-city, squad A.
    1: Bo moved 2 units from the middle, squad A, to your outer-city, squad A.
    2: You moved 2 units from the middle, squad A, to Ada's outer-city, squad A.
2 arrange outer-city 2 A, lift Trebuchet, to outer-city 2 B
    Bo put Trebuchet from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: You put Trebuchet from your outer-city, squad A, on top of your outer-city, squad B.
2 done
    Round 9: Ada's turn.
    1: Round 9: your turn.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Engineering
    1: You drew Engineering.
* card Spearman
    1: You drew Spearman.
1 put back Engineering
    Ada put Engineering on the discard pile.
    1: You put Engineering on the discard pile.
1 play Knight, to inner-city 1 A
    Ada played Knight to Ada's inner-city, squad A.
    1: You played Knight to your inner-city, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 to middle A
    Ada moved a unit from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved a unit from your outer-city, squad A, to the middle, squad A.
    Round 9: Bo's turn.
    2: Round 9: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 3
    2: You drew coin 3.
2 discard coin 5
    Bo discarded coin 5.
    2: You discarded coin 5.
2 command outer-city 1 A, attack the walls
    Bo attacked Ada's walls with Trebuchet.
    1: Bo attacked your walls with Trebuchet.
    2: You attacked Ada's walls with Trebuchet.
* dice 7
* dice 7
    Bo's attack wins: 16 against 9.
    2: Your attack wins: 16 against 9.
    A layer of Ada's walls fell; 3 stand.
    1: A layer of your walls fell; 3 stand.
2 command outer-city 1 A, attack the walls
    Bo attacked Ada's walls with Trebuchet.
    1: Bo attacked your walls with Trebuchet.
    2: You attacked Ada's walls with Trebuchet.
* dice 6
* dice 5
    Bo's attack wins: 15 against 13.
    2: Your attack wins: 15 against 13.
    A layer of Ada's walls fell; 2 stand.
    1: A layer of your walls fell; 2 stand.
2 command outer-city 2 B, top 1, to inner-city 2 A
    Bo moved a unit from Bo's outer-city, squad B, to Bo's inner-city, squad A.
    2: You moved a unit from your outer-city, squad B, to your inner-city, squad A.
2 command outer-city 1 A, attack the walls
    Bo attacked Ada's walls with Trebuchet.
    1: Bo attacked your walls with Trebuchet.
    2: You attacked Ada's walls with Trebuchet.
* dice 4
* dice 6
    Bo's attack wins: 13 against 12.
    2: Your attack wins: 13 against 12.
    A layer of Ada's walls fell; one stands.
    1: A layer of your walls fell; one stands.
2 command outer-city 1 A, attack the walls
    Bo attacked Ada's walls with Trebuchet.
    1: Bo attacked your walls with Trebuchet.
    2: You attacked Ada's walls with Trebuchet.
* dice 8
* dice 4
    Bo's attack wins: 17 against 8.
    2: Your attack wins: 17 against 8.
    A layer of Ada's walls fell; the city is breached.
    1: A layer of your walls fell; the city is breached.
2 command outer-city 2 A, attack middle A of seat 1
    Bo attacked Ada's Knight with Archer: the middle, squad A.
    1: Bo attacked your Knight with Archer: the middle, squad A.
    2: You attacked Ada's Knight with Archer: the middle, squad A.
* dice 7
* dice 4
    Bo's attack is beaten off: 10 against 10.
    2: Your attack is beaten off: 10 against 10.
2 arrange outer-city 1 A, lift Swordsman, to outer-city 1 A
    Bo put Swordsman on top of Ada's outer-city, squad A.
    1: Bo put Swordsman on top of your outer-city, squad A.
    2: You put Swordsman on top of Ada's outer-city, squad A.
2 done
    Round 10: Ada's turn.
    1: Round 10: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Crossbowman, pay 1, pay 1, pay 1
    Ada bought Crossbowman with 1, 1 and 1.
    1: You bought Crossbowman with 1, 1 and 1.
* card Pikeman
    Pikeman came to the store.
1 discard Spearman
    Ada discarded Spearman.
    1: You discarded Spearman.
1 done
    Round 10: Bo's turn.
    2: Round 10: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Writing
    2: You drew Writing.
2 play coin 5
    Bo played coin 5.
    2: You played coin 5.
2 command outer-city 2 A, attack middle A of seat 1
    Bo attacked Ada's Knight with Archer: the middle, squad A.
    1: Bo attacked your Knight with Archer: the middle, squad A.
    2: You attacked Ada's Knight with Archer: the middle, squad A.
* dice 3
* dice 6
    Bo's attack is beaten off: 6 against 12.
    2: Your attack is beaten off: 6 against 12.
2 command outer-city 1 A, top 2, to inner-city 1 A
    Bo moved 2 units from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: Bo moved 2 units from your outer-city, squad A, to your inner-city, squad A.
    2: You moved 2 units from Ada's outer-city, squad A, to Ada's inner-city, squad A.
2 done
2 arrange inner-city 1 A, lift Trebuchet, to inner-city 1 A
    Bo put Trebuchet on top of Ada's inner-city, squad A.
    1: Bo put Trebuchet on top of your inner-city, squad A.
    2: You put Trebuchet on top of Ada's inner-city, squad A.
2 arrange inner-city 1 A, lift Trebuchet, to inner-city 1 B
    Bo put Trebuchet from Ada's inner-city, squad A, on top of Ada's inner-city, squad B.
    1: Bo put Trebuchet from your inner-city, squad A, on top of your inner-city, squad B.
    2: You put Trebuchet from Ada's inner-city, squad A, on top of Ada's inner-city, squad B.
2 arrange inner-city 1 A, lift Swordsman, to inner-city 1 B
    Bo put Swordsman from Ada's inner-city, squad A, on top of Ada's inner-city, squad B.
    1: Bo put Swordsman from your inner-city, squad A, on top of your inner-city, squad B.
    2: You put Swordsman from Ada's inner-city, squad A, on top of Ada's inner-city, squad B.
2 done
    Round 11: Ada's turn.
    1: Round 11: your turn.
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
1 play Swordsman, to inner-city 1 A
    Ada played Swordsman to Ada's inner-city, squad A.
    1: You played Swordsman to your inner-city, squad A.
1 command inner-city 1 A, attack inner-city 1 B of seat 2
    Ada attacked Bo's Swordsman with Swordsman: Ada's inner-city, squad B.
    1: You attacked Bo's Swordsman with Swordsman: your inner-city, squad B.
    2: Ada attacked your Swordsman with Swordsman: Ada's inner-city, squad B.
* dice 6
* dice 4
    Ada's attack wins: 10 against 8.
    1: Your attack wins: 10 against 8.
    Bo's Swordsman died.
    2: Your Swordsman died.
1 command inner-city 1 A, attack inner-city 1 B of seat 2
    Ada attacked Bo's Trebuchet with Swordsman: Ada's inner-city, squad B.
    1: You attacked Bo's Trebuchet with Swordsman: your inner-city, squad B.
    2: Ada attacked your Trebuchet with Swordsman: Ada's inner-city, squad B.
* dice 6
* dice 10
    Ada's attack is beaten off: 10 against 13.
    1: Your attack is beaten off: 10 against 13.
1 done
    Round 11: Bo's turn.
    2: Round 11: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Herald
    2: You drew Herald.
2 play Writing
    Bo played Writing.
    2: You played Writing.
2 command inner-city 1 B, kill the hero
    Bo killed Ada's hero, The Architect.
    1: Bo killed your hero, The Architect.
    2: You killed Ada's hero, The Architect.
2 command outer-city 2 A, attack middle A of seat 1
    Bo attacked Ada's Knight with Archer: the middle, squad A.
    1: Bo attacked your Knight with Archer: the middle, squad A.
    2: You attacked Ada's Knight with Archer: the middle, squad A.
* dice 5
* dice 4
    Bo's attack is beaten off: 8 against 10.
    2: Your attack is beaten off: 8 against 10.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 done
    Round 12: Ada's turn.
    1: Round 12: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Smithing
    1: You drew Smithing.
* card Archer
    1: You drew Archer.
1 put back Smithing
    Ada put Smithing on the discard pile.
    1: You put Smithing on the discard pile.
1 play Builder
    Ada played Builder.
    1: You played Builder.
    Ada raised a layer of walls; one stands.
    1: You raised a layer of walls; one stands.
1 command middle A, top 1, to outer-city 2 A
    Ada moved a unit from the middle, squad A, to Bo's outer-city, squad A.
    1: You moved a unit from the middle, squad A, to Bo's outer-city, squad A.
    2: Ada moved a unit from the middle, squad A, to your outer-city, squad A.
1 done
1 command inner-city 1 A, attack inner-city 1 B of seat 2
    Ada attacked Bo's Trebuchet with Swordsman: Ada's inner-city, squad B.
    1: You attacked Bo's Trebuchet with Swordsman: your inner-city, squad B.
    2: Ada attacked your Trebuchet with Swordsman: Ada's inner-city, squad B.
* dice 4
* dice 7
    Ada's attack is beaten off: 8 against 10.
    1: Your attack is beaten off: 8 against 10.
    Round 12: Bo's turn.
    2: Round 12: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 buy Mage, pay 1, pay 5
    Bo bought Mage with 1 and 5.
    2: You bought Mage with 1 and 5.
* card Pikeman
    Pikeman came to the store.
2 play Mage, to inner-city 2 A
    Bo played Mage to Bo's inner-city, squad A.
    2: You played Mage to your inner-city, squad A.
2 command inner-city 2 A, top 1, to walls 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's walls, squad A.
    2: You moved a unit from your inner-city, squad A, to your walls, squad A.
2 command outer-city 2 A, top 2, to inner-city 2 A
    Bo moved 2 units from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved 2 units from your outer-city, squad A, to your inner-city, squad A.
2 command inner-city 1 B, destroy School
    Bo destroyed Ada's School.
    1: Bo destroyed your School.
    2: You destroyed Ada's School.
2 done
    Round 13: Ada's turn.
    1: Round 13: your turn.
1 buy Watchtower, pay 1, pay 1, pay 1
    Ada bought Watchtower with 1, 1 and 1.
    1: You bought Watchtower with 1, 1 and 1.
* card Steel
    Steel came to the store.
1 play Watchtower
    Ada played Watchtower.
    1: You played Watchtower.
1 done
    Round 13: Bo's turn.
    2: Round 13: your turn.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card Spearman
    2: You drew Spearman.
* card Moneyer
    2: You drew Moneyer.
2 put back Moneyer
    Bo put Moneyer on the discard pile.
    2: You put Moneyer on the discard pile.
2 play Spearman, to inner-city 2 A
    Bo played Spearman to Bo's inner-city, squad A.
    2: You played Spearman to your inner-city, squad A.
2 done
2 done
    Round 14: Ada's turn.
    1: Round 14: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Pikeman, pay 1, pay 1
    Ada bought Pikeman with 1 and 1.
    1: You bought Pikeman with 1 and 1.
* card Crossbowman
    Crossbowman came to the store.
1 discard Crossbowman
    Ada discarded Crossbowman.
    1: You discarded Crossbowman.
1 done
    Round 14: Bo's turn.
    2: Round 14: your turn.
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
2 done
2 arrange inner-city 2 A, lift Spearman, to inner-city 2 A
    Bo put Spearman on top of Bo's inner-city, squad A.
    2: You put Spearman on top of your inner-city, squad A.
2 done
    Round 15: Ada's turn.
    1: Round 15: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 1
    1: You drew coin 1.
1 play Pikeman, to inner-city 1 A
    Ada played Pikeman to Ada's inner-city, squad A.
    1: You played Pikeman to your inner-city, squad A.
1 command inner-city 1 A, attack inner-city 1 B of seat 2
    Ada attacked Bo's Trebuchet with Pikeman: Ada's inner-city, squad B.
    1: You attacked Bo's Trebuchet with Pikeman: your inner-city, squad B.
    2: Ada attacked your Trebuchet with Pikeman: Ada's inner-city, squad B.
* dice 7
* dice 5
    Ada's attack wins: 11 against 8.
    1: Your attack wins: 11 against 8.
    Bo's Trebuchet died.
    2: Your Trebuchet died.
1 command outer-city 2 A, attack the walls
    Ada attacked Bo's walls with Knight.
    1: You attacked Bo's walls with Knight.
    2: Ada attacked your walls with Knight.
* dice 10
* dice 8
    Ada's attack wins: 16 against 15.
    1: Your attack wins: 16 against 15.
    A layer of Bo's walls fell; 2 stand.
    2: A layer of your walls fell; 2 stand.
1 done
1 done
    Round 15: Bo's turn.
    2: Round 15: your turn.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card coin 10
    2: You drew coin 10.
* card Tax Collector
    2: You drew Tax Collector.
2 put back Tax Collector
    Bo put Tax Collector on the discard pile.
    2: You put Tax Collector on the discard pile.
2 discard coin 5
    Bo discarded coin 5.
    2: You discarded coin 5.
2 command inner-city 2 A, top 3, to outer-city 2 A
    Bo moved 3 units from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved 3 units from your inner-city, squad A, to your outer-city, squad A.
2 command walls 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's walls, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your walls, squad A, to your outer-city, squad A.
2 command inner-city 2 A, top 1, to walls 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's walls, squad A.
    2: You moved a unit from your inner-city, squad A, to your walls, squad A.
2 done
    Round 16: Ada's turn.
    1: Round 16: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Music
    1: You drew Music.
1 discard Music
    Ada discarded Music.
    1: You discarded Music.
1 command outer-city 2 A, attack outer-city 2 A of seat 2
    Ada attacked Bo's Mage with Knight: Bo's outer-city, squad A.
    1: You attacked Bo's Mage with Knight: Bo's outer-city, squad A.
    2: Ada attacked your Mage with Knight: your outer-city, squad A.
* dice 5
* dice 8
    Ada's attack is beaten off: 11 against 12.
    1: Your attack is beaten off: 11 against 12.
1 done
1 done
    Round 16: Bo's turn.
    2: Round 16: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card Coinage
    2: You drew Coinage.
* card Spy
    2: You drew Spy.
2 put back Spy
    Bo put Spy on the discard pile.
    2: You put Spy on the discard pile.
2 discard Counterweights
    Bo discarded Counterweights.
    2: You discarded Counterweights.
2 command outer-city 2 A, attack outer-city 2 A of seat 1
    Bo attacked Ada's Knight with Mage: Bo's outer-city, squad A.
    1: Bo attacked your Knight with Mage: Bo's outer-city, squad A.
    2: You attacked Ada's Knight with Mage: your outer-city, squad A.
* dice 8
* dice 6
    Bo's attack wins: 13 against 12.
    2: Your attack wins: 13 against 12.
    Ada's Knight died.
    1: Your Knight died.
2 command walls 2 A, top 1, to outer-city 2 B
    Bo moved a unit from Bo's walls, squad A, to Bo's outer-city, squad B.
    2: You moved a unit from your walls, squad A, to your outer-city, squad B.
2 arrange outer-city 2 A, lift Trebuchet, to outer-city 2 A
    Bo put Trebuchet on top of Bo's outer-city, squad A.
    2: You put Trebuchet on top of your outer-city, squad A.
2 arrange outer-city 2 A, lift Mage, to outer-city 2 B
    Bo put Mage from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: You put Mage from your outer-city, squad A, on top of your outer-city, squad B.
2 arrange outer-city 2 A, lift Pikeman, to outer-city 2 B
    Bo put Pikeman from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: You put Pikeman from your outer-city, squad A, on top of your outer-city, squad B.
2 arrange outer-city 2 A, lift Spearman, to outer-city 2 A
    Bo put Spearman on top of Bo's outer-city, squad A.
    2: You put Spearman on top of your outer-city, squad A.
2 done
    Round 17: Ada's turn.
    1: Round 17: your turn.
1 buy Knight, pay 1, pay 1, pay 1, pay 1
    Ada bought Knight with 1, 1, 1 and 1.
    1: You bought Knight with 1, 1, 1 and 1.
* card Sorcerer
    Sorcerer came to the store.
1 play Knight, to inner-city 1 A
    Ada played Knight to Ada's inner-city, squad A.
    1: You played Knight to your inner-city, squad A.
1 done
1 done
    Round 17: Bo's turn.
    2: Round 17: your turn.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card Archer
    2: You drew Archer.
* card coin 10
    2: You drew coin 10.
2 put back coin 10
    Bo put coin 10 on the discard pile.
    2: You put coin 10 on the discard pile.
2 discard Coinage
    Bo discarded Coinage.
    2: You discarded Coinage.
2 command outer-city 2 B, top 3, to middle A
    Bo moved 3 units from Bo's outer-city, squad B, to the middle, squad A.
    2: You moved 3 units from your outer-city, squad B, to the middle, squad A.
2 command outer-city 2 A, top 2, to middle B
    Bo moved 2 units from Bo's outer-city, squad A, to the middle, squad B.
    2: You moved 2 units from your outer-city, squad A, to the middle, squad B.
2 arrange middle A, lift Mage, to middle B
    Bo put Mage from the middle, squad A, on top of the middle, squad B.
    2: You put Mage from the middle, squad A, on top of the middle, squad B.
2 done
    Round 18: Ada's turn.
    1: Round 18: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Crossbowman, pay 1, pay 1, pay 1
    Ada bought Crossbowman with 1, 1 and 1.
    1: You bought Crossbowman with 1, 1 and 1.
* card Crossbowman
    Crossbowman came to the store.
1 play Archer, to inner-city 1 B
    Ada played Archer to Ada's inner-city, squad B.
    1: You played Archer to your inner-city, squad B.
1 command inner-city 1 B, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city, squad B, to Ada's walls, squad A.
    1: You moved a unit from your inner-city, squad B, to your walls, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 to inner-city 1 B
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad B.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
1 done
1 done
    Round 18: Bo's turn.
    2: Round 18: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card coin 5
    2: You drew coin 5.
* card Spearman
    2: You drew Spearman.
2 put back coin 5
    Bo put coin 5 on the discard pile.
    2: You put coin 5 on the discard pile.
2 play Herald, take Tournament
    Bo played Herald.
    2: You played Herald.
    Bo took Tournament into the city.
    2: You took Tournament into the city.
* card Tournament
    Tournament came to the store.
2 command middle B, top 3, to outer-city 1 A
    Bo moved 3 units from the middle, squad B, to Ada's outer-city, squad A.
    1: Bo moved 3 units from the middle, squad B, to your outer-city, squad A.
    2: You moved 3 units from the middle, squad B, to Ada's outer-city, squad A.
2 command middle A, top 2, to outer-city 1 A
    Bo moved 2 units from the middle, squad A, to Ada's outer-city, squad A.
    1: Bo moved 2 units from the middle, squad A, to your outer-city, squad A.
    2: You moved 2 units from the middle, squad A, to Ada's outer-city, squad A.
2 done
    Round 19: Ada's turn.
    1: Round 19: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 3
    1: You drew coin 3.
1 discard coin 1
    Ada discarded coin 1.
    1: You discarded coin 1.
1 command inner-city 1 A, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
1 command walls 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's walls, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your walls, squad A, to your outer-city, squad A.
1 done
1 arrange outer-city 1 A, lift Pikeman, to outer-city 1 A
    Ada put Pikeman on top of Ada's outer-city, squad A.
    1: You put Pikeman on top of your outer-city, squad A.
1 done
    Round 19: Bo's turn.
    2: Round 19: your turn.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card Spearman
    2: You drew Spearman.
* card Swordsman
    2: You drew Swordsman.
2 put back Spearman
    Bo put Spearman on the discard pile.
    2: You put Spearman on the discard pile.
2 play Swordsman, to inner-city 2 A
    Bo played Swordsman to Bo's inner-city, squad A.
    2: You played Swordsman to your inner-city, squad A.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 done
2 done
    Round 20: Ada's turn.
    1: Round 20: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Spearman
    1: You drew Spearman.
1 play Crossbowman, to inner-city 1 B
    Ada played Crossbowman to Ada's inner-city, squad B.
    1: You played Crossbowman to your inner-city, squad B.
1 command outer-city 1 A, attack outer-city 1 A of seat 2
    Ada attacked Bo's Pikeman with Pikeman: Ada's outer-city, squad A.
    1: You attacked Bo's Pikeman with Pikeman: your outer-city, squad A.
    2: Ada attacked your Pikeman with Pikeman: Ada's outer-city, squad A.
* dice 12
* dice 7
    Ada's attack wins: 16 against 13.
    1: Your attack wins: 16 against 13.
    Bo's Pikeman died.
    2: Your Pikeman died.
1 command outer-city 1 A, attack outer-city 1 A of seat 2
    Ada attacked Bo's Archer with Pikeman: Ada's outer-city, squad A.
    1: You attacked Bo's Archer with Pikeman: your outer-city, squad A.
    2: Ada attacked your Archer with Pikeman: Ada's outer-city, squad A.
* dice 3
* dice 8
    Ada's attack is beaten off: 7 against 10.
    1: Your attack is beaten off: 7 against 10.
1 command inner-city 1 B, top 2, to outer-city 1 B
    Ada moved 2 units from Ada's inner-city, squad B, to Ada's outer-city, squad B.
    1: You moved 2 units from your inner-city, squad B, to your outer-city, squad B.
1 arrange outer-city 1 B, lift Knight, to outer-city 1 B
    Ada put Knight on top of Ada's outer-city, squad B.
    1: You put Knight on top of your outer-city, squad B.
1 arrange outer-city 1 A, lift Pikeman, to outer-city 1 B
    Ada put Pikeman from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
    1: You put Pikeman from your outer-city, squad A, on top of your outer-city, squad B.
1 arrange outer-city 1 A, lift Swordsman, to outer-city 1 A
    Ada put Swordsman on top of Ada's outer-city, squad A.
    1: You put Swordsman on top of your outer-city, squad A.
1 arrange outer-city 1 B, lift Knight, to outer-city 1 B
    Ada put Knight on top of Ada's outer-city, squad B.
    1: You put Knight on top of your outer-city, squad B.
1 done
    Round 20: Bo's turn.
    2: Round 20: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card Archer
    2: You drew Archer.
* card Music
    2: You drew Music.
2 put back Archer
    Bo put Archer on the discard pile.
    2: You put Archer on the discard pile.
2 play Spearman, to inner-city 2 A
    Bo played Spearman to Bo's inner-city, squad A.
    2: You played Spearman to your inner-city, squad A.
2 command outer-city 1 A, attack outer-city 1 A of seat 1
    Bo attacked Ada's Swordsman with Archer: Ada's outer-city, squad A.
    1: Bo attacked your Swordsman with Archer: your outer-city, squad A.
    2: You attacked Ada's Swordsman with Archer: Ada's outer-city, squad A.
* dice 8
* dice 3
    Bo's attack wins: 11 against 7.
    2: Your attack wins: 11 against 7.
    Ada's Swordsman died.
    1: Your Swordsman died.
2 command outer-city 1 A, attack outer-city 1 A of seat 1
    Bo attacked Ada's Archer with Archer: Ada's outer-city, squad A.
    1: Bo attacked your Archer with Archer: your outer-city, squad A.
    2: You attacked Ada's Archer with Archer: Ada's outer-city, squad A.
* dice 4
* dice 6
    Bo's attack is beaten off: 7 against 8.
    2: Your attack is beaten off: 7 against 8.
2 done
2 arrange outer-city 1 A, lift Mage, to outer-city 1 A
    Bo put Mage on top of Ada's outer-city, squad A.
    1: Bo put Mage on top of your outer-city, squad A.
    2: You put Mage on top of Ada's outer-city, squad A.
2 done
    Round 21: Ada's turn.
    1: Round 21: your turn.
1 buy Crossbowman, pay 1, pay 1, pay 1
    Ada bought Crossbowman with 1, 1 and 1.
    1: You bought Crossbowman with 1, 1 and 1.
* card Knight
    Knight came to the store.
1 play Crossbowman, to inner-city 1 A
    Ada played Crossbowman to Ada's inner-city, squad A.
    1: You played Crossbowman to your inner-city, squad A.
1 command inner-city 1 A, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's walls, squad A.
    1: You moved a unit from your inner-city, squad A, to your walls, squad A.
1 command outer-city 1 B, top 3, to inner-city 1 A
    Ada moved 3 units from Ada's outer-city, squad B, to Ada's inner-city, squad A.
    1: You moved 3 units from your outer-city, squad B, to your inner-city, squad A.
1 done
1 done
    Round 21: Bo's turn.
    2: Round 21: your turn.
2 buy Crossbowman, pay 1, pay 1, pay 1
    Bo bought Crossbowman with 1, 1 and 1.
    2: You bought Crossbowman with 1, 1 and 1.
* card Sorcerer
    Sorcerer came to the store.
2 play Crossbowman, to inner-city 2 A
    Bo played Crossbowman to Bo's inner-city, squad A.
    2: You played Crossbowman to your inner-city, squad A.
2 command outer-city 1 A, attack outer-city 1 A of seat 1
    Bo attacked Ada's Archer with Mage: Ada's outer-city, squad A.
    1: Bo attacked your Archer with Mage: your outer-city, squad A.
    2: You attacked Ada's Archer with Mage: Ada's outer-city, squad A.
* dice 6
* dice 3
    Bo's attack wins: 11 against 5.
    2: Your attack wins: 11 against 5.
    Ada's Archer died.
    1: Your Archer died.
2 command outer-city 2 A, top 1, to inner-city 2 B
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad B.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
2 command outer-city 1 A, attack walls 1 A of seat 1
    Bo attacked Ada's Crossbowman with Mage: Ada's walls, squad A.
    1: Bo attacked your Crossbowman with Mage: your walls, squad A.
    2: You attacked Ada's Crossbowman with Mage: Ada's walls, squad A.
* dice 7
* dice 5
    Bo's attack wins: 12 against 8.
    2: Your attack wins: 12 against 8.
    Ada's Crossbowman died.
    1: Your Crossbowman died.
2 command outer-city 1 A, attack the walls
    Bo attacked Ada's walls with Mage.
    1: Bo attacked your walls with Mage.
    2: You attacked Ada's walls with Mage.
* dice 8
* dice 9
    Bo's attack is beaten off: 13 against 14.
    2: Your attack is beaten off: 13 against 14.
2 command inner-city 2 A, top 2, to outer-city 2 A
    Bo moved 2 units from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
2 arrange outer-city 2 A, lift Spearman, to outer-city 2 A
    Bo put Spearman on top of Bo's outer-city, squad A.
    2: You put Spearman on top of your outer-city, squad A.
2 arrange outer-city 1 A, lift Spearman, to outer-city 1 B
    Bo put Spearman from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
    1: Bo put Spearman from your outer-city, squad A, on top of your outer-city, squad B.
    2: You put Spearman from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
2 done
    Round 22: Ada's turn.
    1: Round 22: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 1
    1: You drew coin 1.
1 play coin 3
    Ada played coin 3.
    1: You played coin 3.
1 done
1 done
    Round 22: Bo's turn.
    2: Round 22: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card Herald
    2: You drew Herald.
* card Coronation
    2: You drew Coronation.
2 put back Coronation
    Bo put Coronation on the discard pile.
    2: You put Coronation on the discard pile.
2 play Music
    Bo played Music.
    2: You played Music.
2 command outer-city 1 A, attack the walls
    Bo attacked Ada's walls with Mage.
    1: Bo attacked your walls with Mage.
    2: You attacked Ada's walls with Mage.
* dice 9
* dice 5
    Bo's attack wins: 14 against 10.
    2: Your attack wins: 14 against 10.
    A layer of Ada's walls fell; the city is breached.
    1: A layer of your walls fell; the city is breached.
2 command outer-city 2 A, top 1, to inner-city 2 B
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad B.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
2 done
2 arrange inner-city 2 B, lift Swordsman, to inner-city 2 B
    Bo put Swordsman on top of Bo's inner-city, squad B.
    2: You put Swordsman on top of your inner-city, squad B.
2 done
    Round 23: Ada's turn.
    1: Round 23: your turn.
1 buy Counting House, pay 3, pay 1, pay 1, pay 1
    Ada bought Counting House with 1, 1, 1 and 3.
    1: You bought Counting House with 1, 1, 1 and 3.
* card Star Forts
    Star Forts came to the store.
1 play Counting House
    Ada played Counting House.
    1: You played Counting House.
1 done
1 arrange inner-city 1 A, lift Knight, to inner-city 1 B
    Ada put Knight from Ada's inner-city, squad A, on top of Ada's inner-city, squad B.
    1: You put Knight from your inner-city, squad A, on top of your inner-city, squad B.
1 done
    Round 23: Bo's turn.
    2: Round 23: your turn.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card Spearman
    2: You drew Spearman.
* card Horse Breeding
    2: You drew Horse Breeding.
2 put back Horse Breeding
    Bo put Horse Breeding on the discard pile.
    2: You put Horse Breeding on the discard pile.
2 discard coin 10
    Bo discarded coin 10.
    2: You discarded coin 10.
2 command outer-city 1 A, attack inner-city 1 A of seat 1
    Bo attacked Ada's Pikeman with Mage: Ada's inner-city, squad A.
    1: Bo attacked your Pikeman with Mage: your inner-city, squad A.
    2: You attacked Ada's Pikeman with Mage: Ada's inner-city, squad A.
* dice 7
* dice 7
    Bo's attack is beaten off: 12 against 13.
    2: Your attack is beaten off: 12 against 13.
2 command inner-city 2 B, top 2, to outer-city 2 A
    Bo moved 2 units from Bo's inner-city, squad B, to Bo's outer-city, squad A.
    2: You moved 2 units from your inner-city, squad B, to your outer-city, squad A.
2 command outer-city 1 B, top 1, to inner-city 1 A
    Bo moved a unit from Ada's outer-city, squad B, to Ada's inner-city, squad A.
    1: Bo moved a unit from your outer-city, squad B, to your inner-city, squad A.
    2: You moved a unit from Ada's outer-city, squad B, to Ada's inner-city, squad A.
2 done
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
1 buy Steel, pay 3, pay 1
    Ada bought Steel with 1 and 3.
    1: You bought Steel with 1 and 3.
* card Counterpoint
    Counterpoint came to the store.
1 play coin 1
    Ada played coin 1.
    1: You played coin 1.
1 done
1 done
    Round 24: Bo's turn.
    2: Round 24: your turn.
    Bo got a coin of 1.
    2: You got a coin of 1.
2 draw
    Bo drew 2 cards to keep one.
    2: You drew 2 cards to keep one.
* card Painting
    2: You drew Painting.
* card Swordsman
    2: You drew Swordsman.
2 put back Painting
    Bo put Painting on the discard pile.
    2: You put Painting on the discard pile.
2 play Swordsman, to inner-city 2 A
    Bo played Swordsman to Bo's inner-city, squad A.
    2: You played Swordsman to your inner-city, squad A.
2 command inner-city 1 A, destroy Counting House
    Bo destroyed Ada's Counting House.
    1: Bo destroyed your Counting House.
    2: You destroyed Ada's Counting House.
2 command outer-city 2 A, top 2, to inner-city 2 A
    Bo moved 2 units from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved 2 units from your outer-city, squad A, to your inner-city, squad A.
2 command outer-city 1 A, attack inner-city 1 A of seat 1
    Bo attacked Ada's Pikeman with Mage: Ada's inner-city, squad A.
    1: Bo attacked your Pikeman with Mage: your inner-city, squad A.
    2: You attacked Ada's Pikeman with Mage: Ada's inner-city, squad A.
* dice 7
* dice 2
    Bo's attack wins: 12 against 8.
    2: Your attack wins: 12 against 8.
    Ada's Pikeman died.
    1: Your Pikeman died.
2 command outer-city 1 A, attack inner-city 1 B of seat 1
    Bo attacked Ada's Knight with Mage: Ada's inner-city, squad B.
    1: Bo attacked your Knight with Mage: your inner-city, squad B.
    2: You attacked Ada's Knight with Mage: Ada's inner-city, squad B.
* dice 9
* dice 3
    Bo's attack wins: 14 against 9.
    2: Your attack wins: 14 against 9.
    Ada's Knight died.
    1: Your Knight died.
2 command outer-city 1 A, attack inner-city 1 A of seat 1
    Bo attacked Ada's Crossbowman with Mage: Ada's inner-city, squad A.
    1: Bo attacked your Crossbowman with Mage: your inner-city, squad A.
    2: You attacked Ada's Crossbowman with Mage: Ada's inner-city, squad A.
* dice 7
* dice 5
    Bo's attack wins: 12 against 8.
    2: Your attack wins: 12 against 8.
    Ada's Crossbowman died.
    1: Your Crossbowman died.
2 command outer-city 2 A, top 1, to middle A
    Bo moved a unit from Bo's outer-city, squad A, to the middle, squad A.
    2: You moved a unit from your outer-city, squad A, to the middle, squad A.
2 done
    Round 25: Ada's turn.
    1: Round 25: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 5
    1: You drew coin 5.
1 play coin 5
    Ada played coin 5.
    1: You played coin 5.
    Round 25: Bo's turn.
    2: Round 25: your turn.
    Ada's city became Bo's estate.
    1: Your city became Bo's estate.
    2: Ada's city became your estate.
    4 of Bo's units stepped into the middle.
    2: 4 of your units stepped into the middle.
    Bo won by conquest.
    2: You won by conquest.

    Bo wins.
    2: You win!
    1. Bo: 3 victory points
    2: 1. You: 3 victory points
    2. Ada: 0 victory points
    1: 2. You: 0 victory points
