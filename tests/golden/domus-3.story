Regalia: 1
Game: domus
Rules: 1
Data: b29ac2e509e2b6a787a32ac56a94af4f7b67707c8dcd6fe6250dd35e7822c819
Seats: 3
Player 1: Ada
Player 2: Bo
Player 3: Carin
Result: 8 (3.), 11 (1.), 10 (2.)
Seed-Hash: 66b1d743deb0cd02e1631c6018ce39929d722e6f604f28e7c3d31c6d35756b01
Seed: 092aadb9e6b785cecd93ec57414dff6215624f33930fa64e9eafe033e9a133e3

* dice 6
    Ada threw 6 for the start.
    1: You threw 6 for the start.
* dice 11
    Bo threw 11 for the start.
    2: You threw 11 for the start.
* dice 9
    Carin threw 9 for the start.
    3: You threw 9 for the start.
    Ada threw least and begins.
    1: You threw least and begins.
1 kingdom Abbey Lands, hero The Castellan, terrain River, flag Key
    Ada chose Abbey Lands with The Castellan, River and the Key.
    1: You chose Abbey Lands with The Castellan, River and the Key.
2 kingdom Wide Downs, hero The Architect, terrain Forest, flag Sun
    Bo chose Wide Downs with The Architect, Forest and the Sun.
    2: You chose Wide Downs with The Architect, Forest and the Sun.
3 kingdom High Tarn, hero The Treasurer, terrain Hills, flag Sword
    Carin chose High Tarn with The Treasurer, Hills and the Sword.
    3: You chose High Tarn with The Treasurer, Hills and the Sword.
* middle Plain
    Plain lies in the middle.
    Ada got a coin of 3.
    1: You got a coin of 3.
    Carin took Swordsman to Carin's inner-city, squad A.
    3: You took Swordsman to your inner-city, squad A.
    Carin drew 5 cards.
    3: You drew 5 cards.
    Bo drew 5 cards.
    2: You drew 5 cards.
    Ada drew 5 cards.
    1: You drew 5 cards.
* card Trebuchet
    Trebuchet came to the store.
* card Knight
    Knight came to the store.
* card Pikeman
    Pikeman came to the store.
* card Pikeman
    Pikeman came to the store.
* card Mage
    Mage came to the store.
* card Tournament
    Tournament came to the store.
* card Great Embassy
    Great Embassy came to the store.
* card Great Embassy
    Great Embassy came to the store.
* card Tournament
    Tournament came to the store.
* card Song of Praise
    Song of Praise came to the store.
* card Captain of the Guard
    Captain of the Guard came to the store.
* card Double Entry
    Double Entry came to the store.
* card Barracks
    Barracks came to the store.
* card The Hall of Banners
    The Hall of Banners came to the store.
* card Double Entry
    Double Entry came to the store.
* card coin 5
    1: You drew coin 5.
* card Armour
    1: You drew Armour.
* card Spearman
    1: You drew Spearman.
* card Engineering
    1: You drew Engineering.
* card Coinage
    1: You drew Coinage.
* card Recruiter
    2: You drew Recruiter.
* card coin 1
    2: You drew coin 1.
* card Spearman
    2: You drew Spearman.
* card Horse Breeding
    2: You drew Horse Breeding.
* card Coronation
    2: You drew Coronation.
* card coin 3
    3: You drew coin 3.
* card coin 3
    3: You drew coin 3.
* card Arithmetic
    3: You drew Arithmetic.
* card Archer
    3: You drew Archer.
* card coin 3
    3: You drew coin 3.
    Round 1: Ada's turn.
    1: Round 1: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Swordsman
    1: You drew Swordsman.
1 discard Swordsman
    Ada discarded Swordsman.
    1: You discarded Swordsman.
    Round 1: Bo's turn.
    2: Round 1: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 3
    2: You drew coin 3.
2 discard Horse Breeding
    Bo discarded Horse Breeding.
    2: You discarded Horse Breeding.
2 done
    Round 1: Carin's turn.
    3: Round 1: your turn.
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
    Round 2: Ada's turn.
    1: Round 2: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 1
    1: You drew coin 1.
1 play Spearman, to inner-city 1 A
    Ada played Spearman to Ada's inner-city, squad A.
    1: You played Spearman to your inner-city, squad A.
1 done
    Round 2: Bo's turn.
    2: Round 2: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Scholar
    2: You drew Scholar.
2 play coin 3
    Bo played coin 3.
    2: You played coin 3.
2 play Spearman, to inner-city 2 A
    Bo played Spearman to Bo's inner-city, squad A.
    2: You played Spearman to your inner-city, squad A.
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
3 play coin 3
    Carin played coin 3.
    3: You played coin 3.
3 done
    Round 3: Ada's turn.
    1: Round 3: your turn.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Masonry
    1: You drew Masonry.
1 play Coinage
    Ada played Coinage.
    1: You played Coinage.
1 done
    Round 3: Bo's turn.
    2: Round 3: your turn.
2 buy Trebuchet, pay 3
    Bo bought Trebuchet with 3.
    2: You bought Trebuchet with 3.
* card Mage
    Mage came to the store.
2 discard Coronation
    Bo discarded Coronation.
    2: You discarded Coronation.
2 play Trebuchet, to inner-city 2 A
    Bo played Trebuchet to Bo's inner-city, squad A.
    2: You played Trebuchet to your inner-city, squad A.
2 done
2 arrange inner-city 2 A, lift Spearman, to inner-city 2 A
    Bo put Spearman on top of Bo's inner-city, squad A.
    2: You put Spearman on top of your inner-city, squad A.
2 done
    Round 3: Carin's turn.
    3: Round 3: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 1
    3: You drew coin 1.
3 discard Arithmetic
    Carin discarded Arithmetic.
    3: You discarded Arithmetic.
3 done
    Round 4: Ada's turn.
    1: Round 4: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Barracks, pay 3
    Ada bought Barracks with 3.
    1: You bought Barracks with 3.
* card Letters of Credit
    Letters of Credit came to the store.
1 play coin 5
    Ada played coin 5.
    1: You played coin 5.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
    Round 4: Bo's turn.
    2: Round 4: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Fletching
    2: You drew Fletching.
2 discard Recruiter
    Bo discarded Recruiter.
    2: You discarded Recruiter.
2 done
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 arrange outer-city 2 A, lift Spearman, to outer-city 2 A
    Bo put Spearman on top of Bo's outer-city, squad A.
    2: You put Spearman on top of your outer-city, squad A.
2 arrange outer-city 2 A, lift Spearman, to outer-city 2 B
    Bo put Spearman from Bo's outer-city, squad A, on top of Bo's outer-city, squad B.
    2: You put Spearman from your outer-city, squad A, on top of your outer-city, squad B.
    Round 4: Carin's turn.
    3: Round 4: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Tournament, pay 3, pay 1, pay 1, pay 1, pay 5
    Carin bought Tournament with 1, 1, 1, 3 and 5.
    3: You bought Tournament with 1, 1, 1, 3 and 5.
* card Tournament
    Tournament came to the store.
3 play Moneyer
    Carin played Moneyer.
    3: You played Moneyer.
    Carin got a coin of 5.
    3: You got a coin of 5.
3 done
    Round 5: Ada's turn.
    1: Round 5: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Letters of Credit, pay 1, pay 1, pay 5
    Ada bought Letters of Credit with 1, 1 and 5.
    1: You bought Letters of Credit with 1, 1 and 5.
* card Steel
    Steel came to the store.
1 play Masonry
    Ada played Masonry.
    1: You played Masonry.
1 command outer-city 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
    Round 5: Bo's turn.
    2: Round 5: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Archer
    2: You drew Archer.
2 play Archer, to inner-city 2 A
    Bo played Archer to Bo's inner-city, squad A.
    2: You played Archer to your inner-city, squad A.
2 play Fletching
    Bo played Fletching.
    2: You played Fletching.
2 done
2 done
    Round 5: Carin's turn.
    3: Round 5: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Pikeman, pay 5
    Carin bought Pikeman with 5.
    3: You bought Pikeman with 5.
* card Sorcerer
    Sorcerer came to the store.
3 play coin 3
    Carin played coin 3.
    3: You played coin 3.
3 done
    Round 6: Ada's turn.
    1: Round 6: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 1
    1: You drew coin 1.
1 play Letters of Credit
    Ada played Letters of Credit.
    1: You played Letters of Credit.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
    Round 6: Bo's turn.
    2: Round 6: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 10
    2: You drew coin 10.
2 discard coin 1
    Bo discarded coin 1.
    2: You discarded coin 1.
2 done
2 command inner-city 2 A, top 1, to outer-city 2 B
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad B.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
2 command outer-city 2 A, top 1, to middle A
    Bo moved a unit from Bo's outer-city, squad A, to the middle, squad A.
    2: You moved a unit from your outer-city, squad A, to the middle, squad A.
2 to outer-city 1 A
    Bo moved a unit from the middle, squad A, to Ada's outer-city, squad A.
    1: Bo moved a unit from the middle, squad A, to your outer-city, squad A.
    2: You moved a unit from the middle, squad A, to Ada's outer-city, squad A.
2 arrange outer-city 2 B, lift Spearman, to outer-city 2 B
    Bo put Spearman on top of Bo's outer-city, squad B.
    2: You put Spearman on top of your outer-city, squad B.
2 done
    Round 6: Carin's turn.
    3: Round 6: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Double Entry, pay 1, pay 3
    Carin bought Double Entry with 1 and 3.
    3: You bought Double Entry with 1 and 3.
* card Counterweights
    Counterweights came to the store.
3 discard Tournament
    Carin discarded Tournament.
    3: You discarded Tournament.
3 done
    Round 7: Ada's turn.
    1: Round 7: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Pikeman, pay 1, pay 1
    Ada bought Pikeman with 1 and 1.
    1: You bought Pikeman with 1 and 1.
* card Trebuchet
    Trebuchet came to the store.
1 discard coin 1
    Ada discarded coin 1.
    1: You discarded coin 1.
1 done
    Round 7: Bo's turn.
    2: Round 7: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Swordsman
    2: You drew Swordsman.
2 play coin 10
    Bo played coin 10.
    2: You played coin 10.
2 play Swordsman, to inner-city 2 A
    Bo played Swordsman to Bo's inner-city, squad A.
    2: You played Swordsman to your inner-city, squad A.
2 command outer-city 1 A, attack the walls
    Bo attacked Ada's walls with Trebuchet.
    1: Bo attacked your walls with Trebuchet.
    2: You attacked Ada's walls with Trebuchet.
* dice 7
* dice 8
    Bo's attack is beaten off: 15 against 19.
    2: Your attack is beaten off: 15 against 19.
2 command outer-city 2 B, top 2, to middle A
    Bo moved 2 units from Bo's outer-city, squad B, to the middle, squad A.
    2: You moved 2 units from your outer-city, squad B, to the middle, squad A.
2 to outer-city 1 A
    Bo moved 2 units from the middle, squad A, to Ada's outer-city, squad A.
    1: Bo moved 2 units from the middle, squad A, to your outer-city, squad A.
    2: You moved 2 units from the middle, squad A, to Ada's outer-city, squad A.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 arrange outer-city 1 A, lift Trebuchet, to outer-city 1 B
    Bo put Trebuchet from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
    1: Bo put Trebuchet from your outer-city, squad A, on top of your outer-city, squad B.
    2: You put Trebuchet from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
2 done
    Round 7: Carin's turn.
    3: Round 7: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Spearman
    3: You drew Spearman.
3 play coin 1
    Carin played coin 1.
    3: You played coin 1.
3 done
    Round 8: Ada's turn.
    1: Round 8: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 3
    1: You drew coin 3.
1 play Pikeman, to inner-city 1 A
    Ada played Pikeman to Ada's inner-city, squad A.
    1: You played Pikeman to your inner-city, squad A.
1 command outer-city 1 A, attack outer-city 1 B of seat 2
    Ada attacked Bo's Trebuchet with Spearman: Ada's outer-city, squad B.
    1: You attacked Bo's Trebuchet with Spearman: your outer-city, squad B.
    2: Ada attacked your Trebuchet with Spearman: Ada's outer-city, squad B.
* dice 6
* dice 9
    Ada's attack is beaten off: 9 against 12.
    1: Your attack is beaten off: 9 against 12.
1 done
    Round 8: Bo's turn.
    2: Round 8: your turn.
2 buy Trebuchet, pay 10
    Bo bought Trebuchet with 10.
    2: You bought Trebuchet with 10.
* card Crossbowman
    Crossbowman came to the store.
2 play Trebuchet, to inner-city 2 A
    Bo played Trebuchet to Bo's inner-city, squad A.
    2: You played Trebuchet to your inner-city, squad A.
2 discard Scholar
    Bo discarded Scholar.
    2: You discarded Scholar.
2 command outer-city 1 A, attack outer-city 1 A of seat 1
    Bo attacked Ada's Spearman with Spearman: Ada's outer-city, squad A.
    1: Bo attacked your Spearman with Spearman: your outer-city, squad A.
    2: You attacked Ada's Spearman with Spearman: Ada's outer-city, squad A.
* dice 9
* dice 6
    Bo's attack is beaten off: 12 against 12.
    2: Your attack is beaten off: 12 against 12.
2 command outer-city 1 B, attack the walls
    Bo attacked Ada's walls with Trebuchet.
    1: Bo attacked your walls with Trebuchet.
    2: You attacked Ada's walls with Trebuchet.
* dice 5
* dice 8
    Bo's attack is beaten off: 13 against 19.
    2: Your attack is beaten off: 13 against 19.
2 command outer-city 2 A, top 1, to middle A
    Bo moved a unit from Bo's outer-city, squad A, to the middle, squad A.
    2: You moved a unit from your outer-city, squad A, to the middle, squad A.
2 to outer-city 3 A
    Bo moved a unit from the middle, squad A, to Carin's outer-city, squad A.
    2: You moved a unit from the middle, squad A, to Carin's outer-city, squad A.
    3: Bo moved a unit from the middle, squad A, to your outer-city, squad A.
2 done
2 done
    Round 8: Carin's turn.
    3: Round 8: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Captain of the Guard, pay 1, pay 1, pay 1, pay 1, pay 1
    Carin bought Captain of the Guard with 1, 1, 1, 1 and 1.
    3: You bought Captain of the Guard with 1, 1, 1, 1 and 1.
* card Three Fields
    Three Fields came to the store.
3 play Pikeman, to inner-city 3 A
    Carin played Pikeman to Carin's inner-city, squad A.
    3: You played Pikeman to your inner-city, squad A.
3 done
3 arrange inner-city 3 A, lift Swordsman, to inner-city 3 B
    Carin put Swordsman from Carin's inner-city, squad A, on top of Carin's inner-city, squad B.
    3: You put Swordsman from your inner-city, squad A, on top of your inner-city, squad B.
3 arrange inner-city 3 A, lift Pikeman, to inner-city 3 B
    Carin put Pikeman from Carin's inner-city, squad A, on top of Carin's inner-city, squad B.
    3: You put Pikeman from your inner-city, squad A, on top of your inner-city, squad B.
    Round 9: Ada's turn.
    1: Round 9: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Knight, pay 1, pay 3
    Ada bought Knight with 1 and 3.
    1: You bought Knight with 1 and 3.
* card Crossbowman
    Crossbowman came to the store.
1 discard coin 3
    Ada discarded coin 3.
    1: You discarded coin 3.
1 command outer-city 1 A, attack outer-city 1 B of seat 2
    Ada attacked Bo's Trebuchet with Spearman: Ada's outer-city, squad B.
    1: You attacked Bo's Trebuchet with Spearman: your outer-city, squad B.
    2: Ada attacked your Trebuchet with Spearman: Ada's outer-city, squad B.
* dice 6
* dice 12
    Ada's attack is beaten off: 9 against 15.
    1: Your attack is beaten off: 9 against 15.
1 done
    Round 9: Bo's turn.
    2: Round 9: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 3
    2: You drew coin 3.
2 discard coin 3
    Bo discarded coin 3.
    2: You discarded coin 3.
2 command outer-city 3 A, attack the walls
    Bo attacked Carin's walls with Swordsman.
    2: You attacked Carin's walls with Swordsman.
    3: Bo attacked your walls with Swordsman.
* dice 6
* dice 11
    Bo's attack is beaten off: 10 against 20.
    2: Your attack is beaten off: 10 against 20.
2 command outer-city 1 B, attack the walls
    Bo attacked Ada's walls with Trebuchet.
    1: Bo attacked your walls with Trebuchet.
    2: You attacked Ada's walls with Trebuchet.
* dice 5
* dice 12
    Bo's attack is beaten off: 13 against 23.
    2: Your attack is beaten off: 13 against 23.
2 command outer-city 1 A, attack outer-city 1 A of seat 1
    Bo attacked Ada's Spearman with Spearman: Ada's outer-city, squad A.
    1: Bo attacked your Spearman with Spearman: your outer-city, squad A.
    2: You attacked Ada's Spearman with Spearman: Ada's outer-city, squad A.
* dice 9
* dice 2
    Bo's attack wins: 12 against 8.
    2: Your attack wins: 12 against 8.
    Ada's Spearman died.
    1: Your Spearman died.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 done
2 arrange outer-city 1 A, lift Archer, to outer-city 1 A
    Bo put Archer on top of Ada's outer-city, squad A.
    1: Bo put Archer on top of your outer-city, squad A.
    2: You put Archer on top of Ada's outer-city, squad A.
2 arrange outer-city 1 B, lift Trebuchet, to outer-city 1 A
    Bo put Trebuchet from Ada's outer-city, squad B, on top of Ada's outer-city, squad A.
    1: Bo put Trebuchet from your outer-city, squad B, on top of your outer-city, squad A.
    2: You put Trebuchet from Ada's outer-city, squad B, on top of Ada's outer-city, squad A.
2 arrange outer-city 1 A, lift Spearman, to outer-city 1 A
    Bo put Spearman on top of Ada's outer-city, squad A.
    1: Bo put Spearman on top of your outer-city, squad A.
    2: You put Spearman on top of Ada's outer-city, squad A.
2 done
    Round 9: Carin's turn.
    3: Round 9: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Smithing
    3: You drew Smithing.
3 play Captain of the Guard
    Carin played Captain of the Guard.
    3: You played Captain of the Guard.
3 done
3 done
    Round 10: Ada's turn.
    1: Round 10: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Fletching
    1: You drew Fletching.
1 discard Fletching
    Ada discarded Fletching.
    1: You discarded Fletching.
1 done
    Round 10: Bo's turn.
    2: Round 10: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Music
    2: You drew Music.
2 play Music
    Bo played Music.
    2: You played Music.
2 command outer-city 3 A, top 1, to middle A
    Bo moved a unit from Carin's outer-city, squad A, to the middle, squad A.
    2: You moved a unit from Carin's outer-city, squad A, to the middle, squad A.
    3: Bo moved a unit from your outer-city, squad A, to the middle, squad A.
2 to outer-city 1 B
    Bo moved a unit from the middle, squad A, to Ada's outer-city, squad B.
    1: Bo moved a unit from the middle, squad A, to your outer-city, squad B.
    2: You moved a unit from the middle, squad A, to Ada's outer-city, squad B.
2 command outer-city 2 A, top 1, to middle A
    Bo moved a unit from Bo's outer-city, squad A, to the middle, squad A.
    2: You moved a unit from your outer-city, squad A, to the middle, squad A.
2 command outer-city 1 A, attack the walls
    Bo attacked Ada's walls with Spearman.
    1: Bo attacked your walls with Spearman.
    2: You attacked Ada's walls with Spearman.
* dice 7
* dice 7
    Bo's attack is beaten off: 10 against 18.
    2: Your attack is beaten off: 10 against 18.
2 arrange outer-city 1 B, lift Swordsman, to outer-city 1 A
    Bo put Swordsman from Ada's outer-city, squad B, on top of Ada's outer-city, squad A.
    1: Bo put Swordsman from your outer-city, squad B, on top of your outer-city, squad A.
    2: You put Swordsman from Ada's outer-city, squad B, on top of Ada's outer-city, squad A.
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
3 discard Double Entry
    Carin discarded Double Entry.
    3: You discarded Double Entry.
3 done
3 done
    Round 11: Ada's turn.
    1: Round 11: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Double Entry, pay 3, pay 1
    Ada bought Double Entry with 1 and 3.
    1: You bought Double Entry with 1 and 3.
* card Harbour
    Harbour came to the store.
1 discard Knight
    Ada discarded Knight.
    1: You discarded Knight.
1 done
    Round 11: Bo's turn.
    2: Round 11: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Horse Breeding
    2: You drew Horse Breeding.
2 play Horse Breeding
    Bo played Horse Breeding.
    2: You played Horse Breeding.
2 command outer-city 1 A, top 4, to middle A
    Bo moved 4 units from Ada's outer-city, squad A, to the middle, squad A.
    1: Bo moved 4 units from your outer-city, squad A, to the middle, squad A.
    2: You moved 4 units from Ada's outer-city, squad A, to the middle, squad A.
2 to outer-city 1 A
    Bo moved 4 units from the middle, squad A, to Ada's outer-city, squad A.
    1: Bo moved 4 units from the middle, squad A, to your outer-city, squad A.
    2: You moved 4 units from the middle, squad A, to Ada's outer-city, squad A.
2 command middle A, top 1, to outer-city 1 A
    Bo moved a unit from the middle, squad A, to Ada's outer-city, squad A.
    1: Bo moved a unit from the middle, squad A, to your outer-city, squad A.
    2: You moved a unit from the middle, squad A, to Ada's outer-city, squad A.
2 done
2 done
    Round 11: Carin's turn.
    3: Round 11: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Steel, pay 1, pay 1, pay 1
    Carin bought Steel with 1, 1 and 1.
    3: You bought Steel with 1, 1 and 1.
* card Siege Master
    Siege Master came to the store.
3 discard coin 3
    Carin discarded coin 3.
    3: You discarded coin 3.
3 done
3 done
    Round 12: Ada's turn.
    1: Round 12: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 3
    1: You drew coin 3.
1 discard Armour
    Ada discarded Armour.
    1: You discarded Armour.
1 done
    Round 12: Bo's turn.
    2: Round 12: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Archer
    2: You drew Archer.
2 play Archer, to inner-city 2 A
    Bo played Archer to Bo's inner-city, squad A.
    2: You played Archer to your inner-city, squad A.
2 command outer-city 1 A, attack the walls
    Bo attacked Ada's walls with Trebuchet.
    1: Bo attacked your walls with Trebuchet.
    2: You attacked Ada's walls with Trebuchet.
* dice 8
* dice 6
    Bo's attack is beaten off: 16 against 17.
    2: Your attack is beaten off: 16 against 17.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 to middle A
    Bo moved a unit from Bo's outer-city, squad A, to the middle, squad A.
    2: You moved a unit from your outer-city, squad A, to the middle, squad A.
2 arrange outer-city 1 A, lift Swordsman, to outer-city 1 A
    Bo put Swordsman on top of Ada's outer-city, squad A.
    1: Bo put Swordsman on top of your outer-city, squad A.
    2: You put Swordsman on top of Ada's outer-city, squad A.
2 arrange outer-city 1 A, lift Trebuchet, to outer-city 1 A
    Bo put Trebuchet on top of Ada's outer-city, squad A.
    1: Bo put Trebuchet on top of your outer-city, squad A.
    2: You put Trebuchet on top of Ada's outer-city, squad A.
2 done
    Round 12: Carin's turn.
    3: Round 12: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Saboteur
    3: You drew Saboteur.
3 play coin 3
    Carin played coin 3.
    3: You played coin 3.
3 command inner-city 3 B, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad B, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
3 done
    Round 13: Ada's turn.
    1: Round 13: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Song of Praise, pay 1, pay 3
    Ada bought Song of Praise with 1 and 3.
    1: You bought Song of Praise with 1 and 3.
* card Song of Praise
    Song of Praise came to the store.
1 play coin 3
    Ada played coin 3.
    1: You played coin 3.
1 done
    Round 13: Bo's turn.
    2: Round 13: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Builder
    2: You drew Builder.
2 discard Builder
    Bo discarded Builder.
    2: You discarded Builder.
2 done
2 arrange outer-city 1 A, lift Swordsman, to outer-city 1 A
    Bo put Swordsman on top of Ada's outer-city, squad A.
    1: Bo put Swordsman on top of your outer-city, squad A.
    2: You put Swordsman on top of Ada's outer-city, squad A.
2 done
    Round 13: Carin's turn.
    3: Round 13: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 1
    3: You drew coin 1.
3 play Smithing
    Carin played Smithing.
    3: You played Smithing.
3 command inner-city 3 B, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad B, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
3 done
    Round 14: Ada's turn.
    1: Round 14: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 3 in exchange.
    1: You gave a coin of 3 in exchange.
    Ada got a coin of 5 in exchange.
    1: You got a coin of 5 in exchange.
1 buy Song of Praise, pay 1, pay 5
    Ada bought Song of Praise with 1 and 5.
    1: You bought Song of Praise with 1 and 5.
* card Tournament
    Tournament came to the store.
1 play coin 1
    Ada played coin 1.
    1: You played coin 1.
1 done
    Round 14: Bo's turn.
    2: Round 14: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 5
    2: You drew coin 5.
2 play coin 5
    Bo played coin 5.
    2: You played coin 5.
2 command outer-city 1 A, top 2, to middle A
    Bo moved 2 units from Ada's outer-city, squad A, to the middle, squad A.
    1: Bo moved 2 units from your outer-city, squad A, to the middle, squad A.
    2: You moved 2 units from Ada's outer-city, squad A, to the middle, squad A.
2 to outer-city 1 A
    Bo moved 2 units from the middle, squad A, to Ada's outer-city, squad A.
    1: Bo moved 2 units from the middle, squad A, to your outer-city, squad A.
    2: You moved 2 units from the middle, squad A, to Ada's outer-city, squad A.
2 command middle A, top 1, to outer-city 1 A
    Bo moved a unit from the middle, squad A, to Ada's outer-city, squad A.
    1: Bo moved a unit from the middle, squad A, to your outer-city, squad A.
    2: You moved a unit from the middle, squad A, to Ada's outer-city, squad A.
2 done
2 done
    Round 14: Carin's turn.
    3: Round 14: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Harbour, pay 1, pay 1, pay 1, pay 3
    Carin bought Harbour with 1, 1, 1 and 3.
    3: You bought Harbour with 1, 1, 1 and 3.
* card Counting House
    Counting House came to the store.
3 play Spearman, to inner-city 3 A
    Carin played Spearman to Carin's inner-city, squad A.
    3: You played Spearman to your inner-city, squad A.
3 command outer-city 3 A, top 2, to inner-city 3 A
    Carin moved 2 units from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved 2 units from your outer-city, squad A, to your inner-city, squad A.
3 arrange inner-city 3 A, lift Pikeman, to inner-city 3 A
    Carin put Pikeman on top of Carin's inner-city, squad A.
    3: You put Pikeman on top of your inner-city, squad A.
3 done
    Round 15: Ada's turn.
    1: Round 15: your turn.
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
1 done
    Round 15: Bo's turn.
    2: Round 15: your turn.
2 buy Counting House, pay 5
    Bo bought Counting House with 5.
    2: You bought Counting House with 5.
* card Market
    Market came to the store.
2 play Counting House
    Bo played Counting House.
    2: You played Counting House.
2 done
2 arrange outer-city 1 A, lift Spearman, to outer-city 1 B
    Bo put Spearman from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
    1: Bo put Spearman from your outer-city, squad A, on top of your outer-city, squad B.
    2: You put Spearman from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
2 done
    Round 15: Carin's turn.
    3: Round 15: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Swordsman
    3: You drew Swordsman.
3 play Swordsman, to inner-city 3 B
    Carin played Swordsman to Carin's inner-city, squad B.
    3: You played Swordsman to your inner-city, squad B.
3 done
3 done
    Round 16: Ada's turn.
    1: Round 16: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
1 buy Market, pay 1, pay 1, pay 1
    Ada bought Market with 1, 1 and 1.
    1: You bought Market with 1, 1 and 1.
* card Market
    Market came to the store.
1 play Barracks
    Ada played Barracks.
    1: You played Barracks.
1 done
    Round 16: Bo's turn.
    2: Round 16: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Painting
    2: You drew Painting.
2 play Painting
    Bo played Painting.
    2: You played Painting.
2 command outer-city 1 A, top 2, to middle A
    Bo moved 2 units from Ada's outer-city, squad A, to the middle, squad A.
    1: Bo moved 2 units from your outer-city, squad A, to the middle, squad A.
    2: You moved 2 units from Ada's outer-city, squad A, to the middle, squad A.
2 to outer-city 3 A
    Bo moved 2 units from the middle, squad A, to Carin's outer-city, squad A.
    2: You moved 2 units from the middle, squad A, to Carin's outer-city, squad A.
    3: Bo moved 2 units from the middle, squad A, to your outer-city, squad A.
2 command outer-city 1 A, attack the walls
    Bo attacked Ada's walls with Trebuchet.
    1: Bo attacked your walls with Trebuchet.
    2: You attacked Ada's walls with Trebuchet.
* dice 9
* dice 6
    Bo's attack is beaten off: 17 against 17.
    2: Your attack is beaten off: 17 against 17.
2 command outer-city 1 B, attack the walls
    Bo attacked Ada's walls with Spearman.
    1: Bo attacked your walls with Spearman.
    2: You attacked Ada's walls with Spearman.
* dice 3
* dice 4
    Bo's attack is beaten off: 6 against 15.
    2: Your attack is beaten off: 6 against 15.
2 arrange outer-city 1 B, lift Spearman, to outer-city 1 A
    Bo put Spearman from Ada's outer-city, squad B, on top of Ada's outer-city, squad A.
    1: Bo put Spearman from your outer-city, squad B, on top of your outer-city, squad A.
    2: You put Spearman from Ada's outer-city, squad B, on top of Ada's outer-city, squad A.
2 done
    Round 16: Carin's turn.
    3: Round 16: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Tax Collector
    3: You drew Tax Collector.
3 play Tax Collector
    Carin played Tax Collector.
    3: You played Tax Collector.
    Ada gave a coin of 3 as a levy.
    1: You gave a coin of 3 as a levy.
    Carin got a coin of 3 as a levy.
    3: You got a coin of 3 as a levy.
3 command inner-city 3 A, top 2, to outer-city 3 A
    Carin moved 2 units from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
3 done
3 done
    Round 17: Ada's turn.
    1: Round 17: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Coinage
    1: You drew Coinage.
1 discard Song of Praise
    Ada discarded Song of Praise.
    1: You discarded Song of Praise.
1 done
1 done
    Round 17: Bo's turn.
    2: Round 17: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 1
    2: You drew coin 1.
2 discard coin 1
    Bo discarded coin 1.
    2: You discarded coin 1.
2 command outer-city 3 A, attack outer-city 3 A of seat 3
    Bo attacked Carin's Pikeman with Archer: Carin's outer-city, squad A.
    2: You attacked Carin's Pikeman with Archer: Carin's outer-city, squad A.
    3: Bo attacked your Pikeman with Archer: your outer-city, squad A.
* dice 11
* dice 6
    Bo's attack is beaten off: 14 against 14.
    2: Your attack is beaten off: 14 against 14.
2 command outer-city 1 A, attack the walls
    Bo attacked Ada's walls with Spearman.
    1: Bo attacked your walls with Spearman.
    2: You attacked Ada's walls with Spearman.
* dice 9
* dice 7
    Bo's attack is beaten off: 12 against 18.
    2: Your attack is beaten off: 12 against 18.
2 arrange outer-city 3 A, lift Swordsman, to outer-city 3 A
    Bo put Swordsman on top of Carin's outer-city, squad A.
    2: You put Swordsman on top of Carin's outer-city, squad A.
    3: Bo put Swordsman on top of your outer-city, squad A.
2 done
    Round 17: Carin's turn.
    3: Round 17: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Market, pay 1, pay 3
    Carin bought Market with 1 and 3.
    3: You bought Market with 1 and 3.
* card Stirrups
    Stirrups came to the store.
3 discard Steel
    Carin discarded Steel.
    3: You discarded Steel.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 done
3 arrange outer-city 3 A, lift Pikeman, to outer-city 3 A
    Carin put Pikeman on top of Carin's outer-city, squad A.
    3: You put Pikeman on top of your outer-city, squad A.
3 done
    Round 18: Ada's turn.
    1: Round 18: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Spearman
    1: You drew Spearman.
1 play Song of Praise
    Ada played Song of Praise.
    1: You played Song of Praise.
1 play Spearman, to inner-city 1 A
    Ada played Spearman to Ada's inner-city, squad A.
    1: You played Spearman to your inner-city, squad A.
1 done
1 arrange inner-city 1 A, lift Pikeman, to inner-city 1 B
    Ada put Pikeman from Ada's inner-city, squad A, on top of Ada's inner-city, squad B.
    1: You put Pikeman from your inner-city, squad A, on top of your inner-city, squad B.
1 done
    Round 18: Bo's turn.
    2: Round 18: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 1
    2: You drew coin 1.
2 play coin 1
    Bo played coin 1.
    2: You played coin 1.
2 command outer-city 3 A, attack outer-city 3 A of seat 3
    Bo attacked Carin's Pikeman with Swordsman: Carin's outer-city, squad A.
    2: You attacked Carin's Pikeman with Swordsman: Carin's outer-city, squad A.
    3: Bo attacked your Pikeman with Swordsman: your outer-city, squad A.
* dice 11
* dice 4
    Bo's attack wins: 15 against 12.
    2: Your attack wins: 15 against 12.
    Carin's Pikeman died.
    3: Your Pikeman died.
2 command outer-city 3 A, attack outer-city 3 A of seat 3
    Bo attacked Carin's Spearman with Swordsman: Carin's outer-city, squad A.
    2: You attacked Carin's Spearman with Swordsman: Carin's outer-city, squad A.
    3: Bo attacked your Spearman with Swordsman: your outer-city, squad A.
* dice 6
* dice 7
    Bo's attack is beaten off: 10 against 13.
    2: Your attack is beaten off: 10 against 13.
2 command outer-city 1 A, top 4, to middle A
    Bo moved 4 units from Ada's outer-city, squad A, to the middle, squad A.
    1: Bo moved 4 units from your outer-city, squad A, to the middle, squad A.
    2: You moved 4 units from Ada's outer-city, squad A, to the middle, squad A.
2 to outer-city 3 A
    Bo moved 4 units from the middle, squad A, to Carin's outer-city, squad A.
    2: You moved 4 units from the middle, squad A, to Carin's outer-city, squad A.
    3: Bo moved 4 units from the middle, squad A, to your outer-city, squad A.
2 done
    Round 18: Carin's turn.
    3: Round 18: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Crossbowman, pay 1, pay 1, pay 1
    Carin bought Crossbowman with 1, 1 and 1.
    3: You bought Crossbowman with 1, 1 and 1.
* card Pikeman
    Pikeman came to the store.
3 play Harbour
    Carin played Harbour.
    3: You played Harbour.
3 command inner-city 3 B, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad B, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
3 done
    Round 19: Ada's turn.
    1: Round 19: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Spearman
    1: You drew Spearman.
1 discard Market
    Ada discarded Market.
    1: You discarded Market.
1 play Spearman, to inner-city 1 B
    Ada played Spearman to Ada's inner-city, squad B.
    1: You played Spearman to your inner-city, squad B.
1 done
1 arrange inner-city 1 B, lift Pikeman, to inner-city 1 B
    Ada put Pikeman on top of Ada's inner-city, squad B.
    1: You put Pikeman on top of your inner-city, squad B.
1 done
    Round 19: Bo's turn.
    2: Round 19: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 3
    2: You drew coin 3.
2 play coin 3
    Bo played coin 3.
    2: You played coin 3.
2 command outer-city 3 A, attack outer-city 3 A of seat 3
    Bo attacked Carin's Swordsman with Spearman: Carin's outer-city, squad A.
    2: You attacked Carin's Swordsman with Spearman: Carin's outer-city, squad A.
    3: Bo attacked your Swordsman with Spearman: your outer-city, squad A.
* dice 9
* dice 4
    Bo's attack wins: 12 against 10.
    2: Your attack wins: 12 against 10.
    Carin's Swordsman died.
    3: Your Swordsman died.
2 done
2 arrange outer-city 3 A, lift Swordsman, to outer-city 3 A
    Bo put Swordsman on top of Carin's outer-city, squad A.
    2: You put Swordsman on top of Carin's outer-city, squad A.
    3: Bo put Swordsman on top of your outer-city, squad A.
2 done
    Round 19: Carin's turn.
    3: Round 19: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Pikeman, pay 1, pay 1
    Carin bought Pikeman with 1 and 1.
    3: You bought Pikeman with 1 and 1.
* card Sorcerer
    Sorcerer came to the store.
3 play Pikeman, to inner-city 3 A
    Carin played Pikeman to Carin's inner-city, squad A.
    3: You played Pikeman to your inner-city, squad A.
3 command inner-city 3 A, top 1, to outer-city 3 B
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad B.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
3 command outer-city 3 A, attack outer-city 3 A of seat 2
    Carin attacked Bo's Swordsman with Spearman: Carin's outer-city, squad A.
    2: Carin attacked your Swordsman with Spearman: Carin's outer-city, squad A.
    3: You attacked Bo's Swordsman with Spearman: your outer-city, squad A.
* dice 6
* dice 6
    Carin's attack is beaten off: 10 against 10.
    3: Your attack is beaten off: 10 against 10.
3 arrange outer-city 3 A, lift Swordsman, to outer-city 3 A
    Carin put Swordsman on top of Carin's outer-city, squad A.
    3: You put Swordsman on top of your outer-city, squad A.
3 done
    Round 20: Ada's turn.
    1: Round 20: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 3 in exchange.
    1: You gave a coin of 3 in exchange.
    Ada got a coin of 5 in exchange.
    1: You got a coin of 5 in exchange.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Archer
    1: You drew Archer.
1 discard Coinage
    Ada discarded Coinage.
    1: You discarded Coinage.
1 play Archer, to inner-city 1 B
    Ada played Archer to Ada's inner-city, squad B.
    1: You played Archer to your inner-city, squad B.
1 command inner-city 1 B, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city, squad B, to Ada's walls, squad A.
    1: You moved a unit from your inner-city, squad B, to your walls, squad A.
1 done
1 done
    Round 20: Bo's turn.
    2: Round 20: your turn.
    Bo gave a coin of 3 in exchange.
    2: You gave a coin of 3 in exchange.
    Bo got a coin of 5 in exchange.
    2: You got a coin of 5 in exchange.
2 buy Siege Master, pay 1
    Bo bought Siege Master with 1.
    2: You bought Siege Master with 1.
* card Barracks
    Barracks came to the store.
2 play Siege Master
    Bo played Siege Master.
    2: You played Siege Master.
2 command outer-city 3 A, attack outer-city 3 A of seat 3
    Bo attacked Carin's Swordsman with Swordsman: Carin's outer-city, squad A.
    2: You attacked Carin's Swordsman with Swordsman: Carin's outer-city, squad A.
    3: Bo attacked your Swordsman with Swordsman: your outer-city, squad A.
* dice 10
* dice 10
    Bo's attack is beaten off: 14 against 16.
    2: Your attack is beaten off: 14 against 16.
2 arrange outer-city 3 A, lift Swordsman, to outer-city 3 B
    Bo put Swordsman from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    2: You put Swordsman from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    3: Bo put Swordsman from your outer-city, squad A, on top of your outer-city, squad B.
2 done
    Round 20: Carin's turn.
    3: Round 20: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 3
    3: You drew coin 3.
3 discard Market
    Carin discarded Market.
    3: You discarded Market.
3 done
3 arrange outer-city 3 B, lift Pikeman, to outer-city 3 A
    Carin put Pikeman from Carin's outer-city, squad B, on top of Carin's outer-city, squad A.
    3: You put Pikeman from your outer-city, squad B, on top of your outer-city, squad A.
3 done
    Round 21: Ada's turn.
    1: Round 21: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card coin 5
    1: You drew coin 5.
1 play coin 5
    Ada played coin 5.
    1: You played coin 5.
1 done
1 done
1 done
    Round 21: Bo's turn.
    2: Round 21: your turn.
2 buy Stirrups, pay 5
    Bo bought Stirrups with 5.
    2: You bought Stirrups with 5.
* card School
    School came to the store.
2 play Stirrups
    Bo played Stirrups.
    2: You played Stirrups.
2 command outer-city 3 B, attack outer-city 3 A of seat 3
    Bo attacked Carin's Pikeman with Swordsman: Carin's outer-city, squad A.
    2: You attacked Carin's Pikeman with Swordsman: Carin's outer-city, squad A.
    3: Bo attacked your Pikeman with Swordsman: your outer-city, squad A.
* dice 9
* dice 11
    Bo's attack is beaten off: 14 against 19.
    2: Your attack is beaten off: 14 against 19.
2 done
2 done
    Round 21: Carin's turn.
    3: Round 21: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Barracks, pay 1, pay 1, pay 1
    Carin bought Barracks with 1, 1 and 1.
    3: You bought Barracks with 1, 1 and 1.
* card The Hanging Vineyards
    The Hanging Vineyards came to the store.
3 play Crossbowman, to inner-city 3 A
    Carin played Crossbowman to Carin's inner-city, squad A.
    3: You played Crossbowman to your inner-city, squad A.
3 command outer-city 3 A, attack outer-city 3 B of seat 2
    Carin attacked Bo's Swordsman with Pikeman: Carin's outer-city, squad B.
    2: Carin attacked your Swordsman with Pikeman: Carin's outer-city, squad B.
    3: You attacked Bo's Swordsman with Pikeman: your outer-city, squad B.
* dice 5
* dice 8
    Carin's attack is beaten off: 10 against 12.
    3: Your attack is beaten off: 10 against 12.
3 command inner-city 3 A, top 1, to outer-city 3 B
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad B.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
3 done
    Round 22: Ada's turn.
    1: Round 22: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
1 buy Sorcerer, pay 1, pay 1, pay 5
    Ada bought Sorcerer with 1, 1 and 5.
    1: You bought Sorcerer with 1, 1 and 5.
* card Crossbowman
    Crossbowman came to the store.
1 discard Sorcerer
    Ada discarded Sorcerer.
    1: You discarded Sorcerer.
1 done
1 done
1 done
    Round 22: Bo's turn.
    2: Round 22: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 1
    2: You drew coin 1.
2 play coin 1
    Bo played coin 1.
    2: You played coin 1.
2 done
2 arrange outer-city 3 A, lift Spearman, to outer-city 3 B
    Bo put Spearman from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    2: You put Spearman from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    3: Bo put Spearman from your outer-city, squad A, on top of your outer-city, squad B.
2 arrange outer-city 3 B, lift Swordsman, to outer-city 3 B
    Bo put Swordsman on top of Carin's outer-city, squad B.
    2: You put Swordsman on top of Carin's outer-city, squad B.
    3: Bo put Swordsman on top of your outer-city, squad B.
2 arrange outer-city 3 B, lift Spearman, to outer-city 3 B
    Bo put Spearman on top of Carin's outer-city, squad B.
    2: You put Spearman on top of Carin's outer-city, squad B.
    3: Bo put Spearman on top of your outer-city, squad B.
2 arrange outer-city 3 A, lift Trebuchet, to outer-city 3 B
    Bo put Trebuchet from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    2: You put Trebuchet from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    3: Bo put Trebuchet from your outer-city, squad A, on top of your outer-city, squad B.
2 arrange outer-city 3 B, lift Swordsman, to outer-city 3 B
    Bo put Swordsman on top of Carin's outer-city, squad B.
    2: You put Swordsman on top of Carin's outer-city, squad B.
    3: Bo put Swordsman on top of your outer-city, squad B.
2 done
    Round 22: Carin's turn.
    3: Round 22: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Crossbowman, pay 1, pay 1, pay 1
    Carin bought Crossbowman with 1, 1 and 1.
    3: You bought Crossbowman with 1, 1 and 1.
* card Knight
    Knight came to the store.
3 play Saboteur, at seat 1, destroy Barracks
    Carin played Saboteur.
    3: You played Saboteur.
    Carin destroyed Ada's Barracks.
    1: Carin destroyed your Barracks.
    3: You destroyed Ada's Barracks.
3 command outer-city 3 A, attack outer-city 3 A of seat 2
    Carin attacked Bo's Trebuchet with Pikeman: Carin's outer-city, squad A.
    2: Carin attacked your Trebuchet with Pikeman: Carin's outer-city, squad A.
    3: You attacked Bo's Trebuchet with Pikeman: your outer-city, squad A.
* dice 6
* dice 6
    Carin's attack wins: 11 against 9.
    3: Your attack wins: 11 against 9.
    Bo's Trebuchet died.
    2: Your Trebuchet died.
3 command outer-city 3 A, attack outer-city 3 A of seat 2
    Carin attacked Bo's Archer with Pikeman: Carin's outer-city, squad A.
    2: Carin attacked your Archer with Pikeman: Carin's outer-city, squad A.
    3: You attacked Bo's Archer with Pikeman: your outer-city, squad A.
* dice 10
* dice 9
    Carin's attack wins: 15 against 11.
    3: Your attack wins: 15 against 11.
    Bo's Archer died.
    2: Your Archer died.
3 command outer-city 3 A, attack outer-city 3 A of seat 2
    Carin attacked Bo's Archer with Pikeman: Carin's outer-city, squad A.
    2: Carin attacked your Archer with Pikeman: Carin's outer-city, squad A.
    3: You attacked Bo's Archer with Pikeman: your outer-city, squad A.
* dice 10
* dice 4
    Carin's attack wins: 15 against 6.
    3: Your attack wins: 15 against 6.
    Bo's Archer died.
    2: Your Archer died.
3 command outer-city 3 B, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad B, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad B, to your inner-city, squad A.
3 command outer-city 3 A, attack outer-city 3 B of seat 2
    Carin attacked Bo's Swordsman with Pikeman: Carin's outer-city, squad B.
    2: Carin attacked your Swordsman with Pikeman: Carin's outer-city, squad B.
    3: You attacked Bo's Swordsman with Pikeman: your outer-city, squad B.
* dice 7
* dice 11
    Carin's attack is beaten off: 12 against 15.
    3: Your attack is beaten off: 12 against 15.
3 arrange outer-city 3 A, lift Pikeman, to outer-city 3 B
    Carin put Pikeman from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    3: You put Pikeman from your outer-city, squad A, on top of your outer-city, squad B.
3 done
    Round 23: Ada's turn.
    1: Round 23: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy School, pay 1, pay 3
    Ada bought School with 1 and 3.
    1: You bought School with 1 and 3.
* card Steel
    Steel came to the store.
1 play Engineering
    Ada played Engineering.
    1: You played Engineering.
1 done
1 done
    Round 23: Bo's turn.
    2: Round 23: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 10
    2: You drew coin 10.
2 play coin 10
    Bo played coin 10.
    2: You played coin 10.
2 command outer-city 3 B, attack outer-city 3 A of seat 3
    Bo attacked Carin's Swordsman with Swordsman: Carin's outer-city, squad A.
    2: You attacked Carin's Swordsman with Swordsman: Carin's outer-city, squad A.
    3: Bo attacked your Swordsman with Swordsman: your outer-city, squad A.
* dice 8
* dice 10
    Bo's attack is beaten off: 13 against 16.
    2: Your attack is beaten off: 13 against 16.
2 done
    Round 23: Carin's turn.
    3: Round 23: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 1
    3: You drew coin 1.
3 play Crossbowman, to inner-city 3 A
    Carin played Crossbowman to Carin's inner-city, squad A.
    3: You played Crossbowman to your inner-city, squad A.
3 command outer-city 3 A, attack outer-city 3 B of seat 2
    Carin attacked Bo's Swordsman with Swordsman: Carin's outer-city, squad B.
    2: Carin attacked your Swordsman with Swordsman: Carin's outer-city, squad B.
    3: You attacked Bo's Swordsman with Swordsman: your outer-city, squad B.
* dice 11
* dice 8
    Carin's attack wins: 16 against 12.
    3: Your attack wins: 16 against 12.
    Bo's Swordsman died.
    2: Your Swordsman died.
3 command outer-city 3 B, attack outer-city 3 B of seat 2
    Carin attacked Bo's Trebuchet with Pikeman: Carin's outer-city, squad B.
    2: Carin attacked your Trebuchet with Pikeman: Carin's outer-city, squad B.
    3: You attacked Bo's Trebuchet with Pikeman: your outer-city, squad B.
* dice 9
* dice 6
    Carin's attack wins: 14 against 9.
    3: Your attack wins: 14 against 9.
    Bo's Trebuchet died.
    2: Your Trebuchet died.
3 command outer-city 3 A, attack outer-city 3 B of seat 2
    Carin attacked Bo's Spearman with Swordsman: Carin's outer-city, squad B.
    2: Carin attacked your Spearman with Swordsman: Carin's outer-city, squad B.
    3: You attacked Bo's Spearman with Swordsman: your outer-city, squad B.
* dice 8
* dice 7
    Carin's attack wins: 13 against 11.
    3: Your attack wins: 13 against 11.
    Bo's Spearman died.
    2: Your Spearman died.
3 done
3 arrange outer-city 3 A, lift Spearman, to outer-city 3 A
    Carin put Spearman on top of Carin's outer-city, squad A.
    3: You put Spearman on top of your outer-city, squad A.
3 arrange outer-city 3 A, lift Swordsman, to outer-city 3 A
    Carin put Swordsman on top of Carin's outer-city, squad A.
    3: You put Swordsman on top of your outer-city, squad A.
3 done
    Round 24: Ada's turn.
    1: Round 24: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
1 buy Knight, pay 1, pay 3
    Ada bought Knight with 1 and 3.
    1: You bought Knight with 1 and 3.
* card Crossbowman
    Crossbowman came to the store.
1 play School
    Ada played School.
    1: You played School.
1 command inner-city 1 B, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's inner-city, squad B, to Ada's outer-city, squad A.
    1: You moved 2 units from your inner-city, squad B, to your outer-city, squad A.
1 command walls 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's walls, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your walls, squad A, to your outer-city, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 arrange outer-city 1 A, lift Pikeman, to outer-city 1 A
    Ada put Pikeman on top of Ada's outer-city, squad A.
    1: You put Pikeman on top of your outer-city, squad A.
1 done
    Round 24: Bo's turn.
    2: Round 24: your turn.
    Bo gave a coin of 1 in exchange.
    2: You gave a coin of 1 in exchange.
    Bo got a coin of 3 in exchange.
    2: You got a coin of 3 in exchange.
2 buy The Hall of Banners, pay 3, pay 10
    Bo bought The Hall of Banners with 3 and 10.
    2: You bought The Hall of Banners with 3 and 10.
* card Counting House
    Counting House came to the store.
2 discard The Hall of Banners
    Bo discarded The Hall of Banners.
    2: You discarded The Hall of Banners.
    Round 24: Carin's turn.
    3: Round 24: your turn.
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
3 command inner-city 3 A, top 2, to walls 3 A
    Carin moved 2 units from Carin's inner-city, squad A, to Carin's walls, squad A.
    3: You moved 2 units from your inner-city, squad A, to your walls, squad A.
3 command outer-city 3 B, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad B, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad B, to your inner-city, squad A.
3 done
3 done
    Round 25: Ada's turn.
    1: Round 25: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Three Fields, pay 5
    Ada bought Three Fields with 5.
    1: You bought Three Fields with 5.
* card Three Fields
    Three Fields came to the store.
1 play Knight, to inner-city 1 A
    Ada played Knight to Ada's inner-city, squad A.
    1: You played Knight to your inner-city, squad A.
1 command outer-city 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
1 done
1 done
    Round 25: Bo's turn.
    2: Round 25: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 1
    2: You drew coin 1.
2 play coin 1
    Bo played coin 1.
    2: You played coin 1.
    Round 25: Carin's turn.
    3: Round 25: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Counting House, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Carin bought Counting House with 1, 1, 1, 1, 1 and 1.
    3: You bought Counting House with 1, 1, 1, 1, 1 and 1.
* card Foundry
    Foundry came to the store.
3 play coin 1
    Carin played coin 1.
    3: You played coin 1.
3 command outer-city 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
3 done
3 done
    Round 26: Ada's turn.
    1: Round 26: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
1 buy Counterweights, pay 1, pay 3
    Ada bought Counterweights with 1 and 3.
    1: You bought Counterweights with 1 and 3.
* card Printing
    Printing came to the store.
1 discard Double Entry
    Ada discarded Double Entry.
    1: You discarded Double Entry.
1 command outer-city 1 A, top 3, to inner-city 1 A
    Ada moved 3 units from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved 3 units from your outer-city, squad A, to your inner-city, squad A.
1 arrange inner-city 1 A, lift Knight, to inner-city 1 A
    Ada put Knight on top of Ada's inner-city, squad A.
    1: You put Knight on top of your inner-city, squad A.
1 done
    Round 26: Bo's turn.
    2: Round 26: your turn.
    Bo gave a coin of 1 in exchange.
    2: You gave a coin of 1 in exchange.
    Bo got a coin of 3 in exchange.
    2: You got a coin of 3 in exchange.
2 buy Three Fields, pay 3
    Bo bought Three Fields with 3.
    2: You bought Three Fields with 3.
* card Court Poet
    Court Poet came to the store.
2 discard Three Fields
    Bo discarded Three Fields.
    2: You discarded Three Fields.
    Round 26: Carin's turn.
    3: Round 26: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Spy
    3: You drew Spy.
3 play Counting House
    Carin played Counting House.
    3: You played Counting House.
3 command walls 3 A, top 2, to inner-city 3 A
    Carin moved 2 units from Carin's walls, squad A, to Carin's inner-city, squad A.
    3: You moved 2 units from your walls, squad A, to your inner-city, squad A.
3 command outer-city 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
3 arrange inner-city 3 A, lift Swordsman, to inner-city 3 A
    Carin put Swordsman on top of Carin's inner-city, squad A.
    3: You put Swordsman on top of your inner-city, squad A.
3 arrange inner-city 3 A, lift Pikeman, to inner-city 3 A
    Carin put Pikeman on top of Carin's inner-city, squad A.
    3: You put Pikeman on top of your inner-city, squad A.
3 arrange inner-city 3 A, lift Pikeman, to inner-city 3 B
    Carin put Pikeman from Carin's inner-city, squad A, on top of Carin's inner-city, squad B.
    3: You put Pikeman from your inner-city, squad A, on top of your inner-city, squad B.
3 done
    Round 27: Ada's turn.
    1: Round 27: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card coin 1
    1: You drew coin 1.
* card Spearman
    1: You drew Spearman.
1 put back coin 1
    Ada put coin 1 on the discard pile.
    1: You put coin 1 on the discard pile.
1 play Counterweights
    Ada played Counterweights.
    1: You played Counterweights.
1 done
1 arrange inner-city 1 A, lift Knight, to inner-city 1 B
    Ada put Knight from Ada's inner-city, squad A, on top of Ada's inner-city, squad B.
    1: You put Knight from your inner-city, squad A, on top of your inner-city, squad B.
1 arrange inner-city 1 A, lift Pikeman, to inner-city 1 A
    Ada put Pikeman on top of Ada's inner-city, squad A.
    1: You put Pikeman on top of your inner-city, squad A.
1 done
    Round 27: Bo's turn.
    2: Round 27: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 3
    2: You drew coin 3.
2 play coin 3
    Bo played coin 3.
    2: You played coin 3.
    Round 27: Carin's turn.
    3: Round 27: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Builder
    3: You drew Builder.
3 play coin 3
    Carin played coin 3.
    3: You played coin 3.
3 done
3 arrange inner-city 3 A, lift Spearman, to inner-city 3 B
    Carin put Spearman from Carin's inner-city, squad A, on top of Carin's inner-city, squad B.
    3: You put Spearman from your inner-city, squad A, on top of your inner-city, squad B.
3 arrange inner-city 3 B, lift Pikeman, to inner-city 3 B
    Carin put Pikeman on top of Carin's inner-city, squad B.
    3: You put Pikeman on top of your inner-city, squad B.
3 done
    Round 28: Ada's turn.
    1: Round 28: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Coronation
    1: You drew Coronation.
* card Masonry
    1: You drew Masonry.
1 put back Masonry
    Ada put Masonry on the discard pile.
    1: You put Masonry on the discard pile.
1 play Coronation
    Ada played Coronation.
    1: You played Coronation.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 command inner-city 1 B, top 1, to outer-city 1 B
    Ada moved a unit from Ada's inner-city, squad B, to Ada's outer-city, squad B.
    1: You moved a unit from your inner-city, squad B, to your outer-city, squad B.
1 to inner-city 1 B
    Ada moved a unit from Ada's outer-city, squad B, to Ada's inner-city, squad B.
    1: You moved a unit from your outer-city, squad B, to your inner-city, squad B.
1 command inner-city 1 A, top 3, to outer-city 1 A
    Ada moved 3 units from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved 3 units from your inner-city, squad A, to your outer-city, squad A.
1 arrange outer-city 1 A, lift Pikeman, to outer-city 1 B
    Ada put Pikeman from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
    1: You put Pikeman from your outer-city, squad A, on top of your outer-city, squad B.
1 arrange outer-city 1 B, lift Pikeman, to outer-city 1 A
    Ada put Pikeman from Ada's outer-city, squad B, on top of Ada's outer-city, squad A.
    1: You put Pikeman from your outer-city, squad B, on top of your outer-city, squad A.
1 done
    Round 28: Bo's turn.
    2: Round 28: your turn.
    Bo gave a coin of 3 in exchange.
    2: You gave a coin of 3 in exchange.
    Bo got a coin of 5 in exchange.
    2: You got a coin of 5 in exchange.
2 buy Crossbowman, pay 5
    Bo bought Crossbowman with 5.
    2: You bought Crossbowman with 5.
* card Trebuchet
    Trebuchet came to the store.
2 play Crossbowman, to inner-city 2 A
    Bo played Crossbowman to Bo's inner-city, squad A.
    2: You played Crossbowman to your inner-city, squad A.
2 done
    Round 28: Carin's turn.
    3: Round 28: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin gave a coin of 3 in exchange.
    3: You gave a coin of 3 in exchange.
    Carin got a coin of 5 in exchange.
    3: You got a coin of 5 in exchange.
3 draw
    Carin drew a card.
    3: You drew a card.
* card coin 5
    3: You drew coin 5.
3 play coin 5
    Carin played coin 5.
    3: You played coin 5.
3 command inner-city 3 B, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad B, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
3 done
3 done
    Round 29: Ada's turn.
    1: Round 29: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Sharpshooter
    1: You drew Sharpshooter.
* card Ploughs
    1: You drew Ploughs.
1 put back Ploughs
    Ada put Ploughs on the discard pile.
    1: You put Ploughs on the discard pile.
1 discard Sharpshooter
    Ada discarded Sharpshooter.
    1: You discarded Sharpshooter.
1 command outer-city 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
1 command outer-city 1 A, top 1, to inner-city 1 B
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad B.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
1 command outer-city 1 A, top 1, to walls 1 A
    Ada moved a unit from Ada's outer-city, squad A, to Ada's walls, squad A.
    1: You moved a unit from your outer-city, squad A, to your walls, squad A.
1 command outer-city 1 A, top 1, to middle A
    Ada moved a unit from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved a unit from your outer-city, squad A, to the middle, squad A.
1 done
1 done
    Round 29: Bo's turn.
    2: Round 29: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 3
    2: You drew coin 3.
2 play coin 3
    Bo played coin 3.
    2: You played coin 3.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 to inner-city 2 A
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
    Round 29: Carin's turn.
    3: Round 29: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Sorcerer, pay 1, pay 1, pay 1, pay 5
    Carin bought Sorcerer with 1, 1, 1 and 5.
    3: You bought Sorcerer with 1, 1, 1 and 5.
* card Mage
    Mage came to the store.
3 play Barracks
    Carin played Barracks.
    3: You played Barracks.
3 command outer-city 3 A, top 1, to middle A
    Carin moved a unit from Carin's outer-city, squad A, to the middle, squad A.
    3: You moved a unit from your outer-city, squad A, to the middle, squad A.
3 done
3 command inner-city 3 A, top 2, to outer-city 3 A
    Carin moved 2 units from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
3 done
3 arrange inner-city 3 A, lift Crossbowman, to inner-city 3 B
    Carin put Crossbowman from Carin's inner-city, squad A, on top of Carin's inner-city, squad B.
    3: You put Crossbowman from your inner-city, squad A, on top of your inner-city, squad B.
3 arrange inner-city 3 B, lift Spearman, to inner-city 3 B
    Carin put Spearman on top of Carin's inner-city, squad B.
    3: You put Spearman on top of your inner-city, squad B.
3 done
    Round 30: Ada's turn.
    1: Round 30: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 3 in exchange.
    1: You gave a coin of 3 in exchange.
    Ada got a coin of 5 in exchange.
    1: You got a coin of 5 in exchange.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Recruiter
    1: You drew Recruiter.
* card Armour
    1: You drew Armour.
1 put back Recruiter
    Ada put Recruiter on the discard pile.
    1: You put Recruiter on the discard pile.
1 discard Three Fields
    Ada discarded Three Fields.
    1: You discarded Three Fields.
1 command middle A, top 1, to outer-city 2 A
    Ada moved a unit from the middle, squad A, to Bo's outer-city, squad A.
    1: You moved a unit from the middle, squad A, to Bo's outer-city, squad A.
    2: Ada moved a unit from the middle, squad A, to your outer-city, squad A.
1 done
1 arrange inner-city 1 B, lift Knight, to inner-city 1 B
    Ada put Knight on top of Ada's inner-city, squad B.
    1: You put Knight on top of your inner-city, squad B.
1 done
    Round 30: Bo's turn.
    2: Round 30: your turn.
    Bo gave a coin of 3 in exchange.
    2: You gave a coin of 3 in exchange.
    Bo got a coin of 5 in exchange.
    2: You got a coin of 5 in exchange.
2 buy Printing, pay 5
    Bo bought Printing with 5.
    2: You bought Printing with 5.
* card Counterpoint
    Counterpoint came to the store.
2 discard Printing
    Bo discarded Printing.
    2: You discarded Printing.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 to inner-city 2 A
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
    Round 30: Carin's turn.
    3: Round 30: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin gave a coin of 1 in exchange.
    3: You gave a coin of 1 in exchange.
    Carin got a coin of 3 in exchange.
    3: You got a coin of 3 in exchange.
3 buy Trebuchet, pay 5
    Carin bought Trebuchet with 5.
    3: You bought Trebuchet with 5.
* card Pikeman
    Pikeman came to the store.
3 discard Archer
    Carin discarded Archer.
    3: You discarded Archer.
3 play Sorcerer, to inner-city 3 B
    Carin played Sorcerer to Carin's inner-city, squad B.
    3: You played Sorcerer to your inner-city, squad B.
3 command inner-city 3 B, top 1, to walls 3 A
    Carin moved a unit from Carin's inner-city, squad B, to Carin's walls, squad A.
    3: You moved a unit from your inner-city, squad B, to your walls, squad A.
3 command outer-city 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
3 command outer-city 3 A, top 1, to walls 3 B
    Carin moved a unit from Carin's outer-city, squad A, to Carin's walls, squad B.
    3: You moved a unit from your outer-city, squad A, to your walls, squad B.
3 done
3 arrange inner-city 3 A, lift Swordsman, to inner-city 3 B
    Carin put Swordsman from Carin's inner-city, squad A, on top of Carin's inner-city, squad B.
    3: You put Swordsman from your inner-city, squad A, on top of your inner-city, squad B.
3 arrange walls 3 A, lift Sorcerer, to walls 3 B
    Carin put Sorcerer from Carin's walls, squad A, on top of Carin's walls, squad B.
    3: You put Sorcerer from your walls, squad A, on top of your walls, squad B.
3 done
    Round 31: Ada's turn.
    1: Round 31: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Crossbowman, pay 5
    Ada bought Crossbowman with 5.
    1: You bought Crossbowman with 5.
* card Sorcerer
    Sorcerer came to the store.
1 play Crossbowman, to inner-city 1 B
    Ada played Crossbowman to Ada's inner-city, squad B.
    1: You played Crossbowman to your inner-city, squad B.
1 command outer-city 2 A, attack the walls
    Ada attacked Bo's walls with Spearman.
    1: You attacked Bo's walls with Spearman.
    2: Ada attacked your walls with Spearman.
* dice 5
* dice 6
    Ada's attack is beaten off: 11 against 11.
    1: Your attack is beaten off: 11 against 11.
1 command inner-city 1 B, top 3, to outer-city 1 A
    Ada moved 3 units from Ada's inner-city, squad B, to Ada's outer-city, squad A.
    1: You moved 3 units from your inner-city, squad B, to your outer-city, squad A.
1 done
1 arrange outer-city 1 A, lift Knight, to outer-city 1 A
    Ada put Knight on top of Ada's outer-city, squad A.
    1: You put Knight on top of your outer-city, squad A.
1 done
    Round 31: Bo's turn.
    2: Round 31: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Tax Collector
    2: You drew Tax Collector.
2 discard Tax Collector
    Bo discarded Tax Collector.
    2: You discarded Tax Collector.
2 done
    Round 31: Carin's turn.
    3: Round 31: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Court Poet, pay 3, pay 5
    Carin bought Court Poet with 3 and 5.
    3: You bought Court Poet with 3 and 5.
* card Theatre
    Theatre came to the store.
3 play coin 1
    Carin played coin 1.
    3: You played coin 1.
3 play Spy, to inner-city 3 B
    Carin played Spy to Carin's inner-city, squad B.
    3: You played Spy to your inner-city, squad B.
3 command walls 3 B, top 2, to inner-city 3 A
    Carin moved 2 units from Carin's walls, squad B, to Carin's inner-city, squad A.
    3: You moved 2 units from your walls, squad B, to your inner-city, squad A.
3 command inner-city 3 B, top 4, to outer-city 3 A
    Carin moved 4 units from Carin's inner-city, squad B, to Carin's outer-city, squad A.
    3: You moved 4 units from your inner-city, squad B, to your outer-city, squad A.
3 command middle A, top 1, to outer-city 3 B
    Carin moved a unit from the middle, squad A, to Carin's outer-city, squad B.
    3: You moved a unit from the middle, squad A, to your outer-city, squad B.
3 arrange outer-city 3 A, lift Swordsman, to outer-city 3 A
    Carin put Swordsman on top of Carin's outer-city, squad A.
    3: You put Swordsman on top of your outer-city, squad A.
3 done
    Round 32: Ada's turn.
    1: Round 32: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
1 buy Pikeman, pay 1, pay 1
    Ada bought Pikeman with 1 and 1.
    1: You bought Pikeman with 1 and 1.
* card Trebuchet
    Trebuchet came to the store.
1 discard Armour
    Ada discarded Armour.
    1: You discarded Armour.
1 command outer-city 2 A, attack the walls
    Ada attacked Bo's walls with Spearman.
    1: You attacked Bo's walls with Spearman.
    2: Ada attacked your walls with Spearman.
* dice 5
* dice 8
    Ada's attack is beaten off: 11 against 13.
    1: Your attack is beaten off: 11 against 13.
1 command outer-city 1 A, top 3, to middle A
    Ada moved 3 units from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved 3 units from your outer-city, squad A, to the middle, squad A.
1 to outer-city 3 A
    Ada moved 3 units from the middle, squad A, to Carin's outer-city, squad A.
    1: You moved 3 units from the middle, squad A, to Carin's outer-city, squad A.
    3: Ada moved 3 units from the middle, squad A, to your outer-city, squad A.
1 command walls 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's walls, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your walls, squad A, to your outer-city, squad A.
1 done
1 done
    Round 32: Bo's turn.
    2: Round 32: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Swordsman
    2: You drew Swordsman.
2 discard Swordsman
    Bo discarded Swordsman.
    2: You discarded Swordsman.
2 done
    Round 32: Carin's turn.
    3: Round 32: your turn.
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
* card Archer
    3: You drew Archer.
3 play Archer, to inner-city 3 A
    Carin played Archer to Carin's inner-city, squad A.
    3: You played Archer to your inner-city, squad A.
3 play Court Poet
    Carin played Court Poet.
    3: You played Court Poet.
3 command outer-city 3 B, attack outer-city 3 A of seat 1
    Carin attacked Ada's Knight with Pikeman: Carin's outer-city, squad A.
    1: Carin attacked your Knight with Pikeman: Carin's outer-city, squad A.
    3: You attacked Ada's Knight with Pikeman: your outer-city, squad A.
* dice 6
* dice 9
    Carin's attack is beaten off: 11 against 15.
    3: Your attack is beaten off: 11 against 15.
3 command outer-city 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Knight with Swordsman: Carin's outer-city, squad A.
    1: Carin attacked your Knight with Swordsman: Carin's outer-city, squad A.
    3: You attacked Ada's Knight with Swordsman: your outer-city, squad A.
* dice 9
* dice 8
    Carin's attack is beaten off: 14 against 14.
    3: Your attack is beaten off: 14 against 14.
3 command inner-city 3 A, top 3, to walls 3 A
    Carin moved 3 units from Carin's inner-city, squad A, to Carin's walls, squad A.
    3: You moved 3 units from your inner-city, squad A, to your walls, squad A.
3 arrange walls 3 A, lift Sorcerer, to walls 3 A
    Carin put Sorcerer on top of Carin's walls, squad A.
    3: You put Sorcerer on top of your walls, squad A.
3 done
    Round 33: Ada's turn.
    1: Round 33: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Trebuchet, pay 1
    Ada bought Trebuchet with 1.
    1: You bought Trebuchet with 1.
* card Crossbowman
    Crossbowman came to the store.
1 discard Trebuchet
    Ada discarded Trebuchet.
    1: You discarded Trebuchet.
1 command outer-city 3 A, attack outer-city 3 A of seat 3
    Ada attacked Carin's Swordsman with Knight: Carin's outer-city, squad A.
    1: You attacked Carin's Swordsman with Knight: Carin's outer-city, squad A.
    3: Ada attacked your Swordsman with Knight: your outer-city, squad A.
* dice 4
* dice 6
    Ada's attack is beaten off: 10 against 12.
    1: Your attack is beaten off: 10 against 12.
1 command inner-city 1 A, top 1, to outer-city 1 B
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad B.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
1 command outer-city 2 A, attack the walls
    Ada attacked Bo's walls with Spearman.
    1: You attacked Bo's walls with Spearman.
    2: Ada attacked your walls with Spearman.
* dice 6
* dice 6
    Ada's attack wins: 12 against 11.
    1: Your attack wins: 12 against 11.
    A layer of Bo's walls fell; 3 stand.
    2: A layer of your walls fell; 3 stand.
1 command outer-city 2 A, attack the walls
    Ada attacked Bo's walls with Spearman.
    1: You attacked Bo's walls with Spearman.
    2: Ada attacked your walls with Spearman.
* dice 7
* dice 6
    Ada's attack wins: 13 against 11.
    1: Your attack wins: 13 against 11.
    A layer of Bo's walls fell; 2 stand.
    2: A layer of your walls fell; 2 stand.
1 command outer-city 2 A, attack the walls
    Ada attacked Bo's walls with Spearman.
    1: You attacked Bo's walls with Spearman.
    2: Ada attacked your walls with Spearman.
* dice 4
* dice 10
    Ada's attack is beaten off: 10 against 15.
    1: Your attack is beaten off: 10 against 15.
1 command outer-city 1 A, top 1, to walls 1 A
    Ada moved a unit from Ada's outer-city, squad A, to Ada's walls, squad A.
    1: You moved a unit from your outer-city, squad A, to your walls, squad A.
1 done
    Round 33: Bo's turn.
    2: Round 33: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 5
    2: You drew coin 5.
2 discard coin 5
    Bo discarded coin 5.
    2: You discarded coin 5.
2 command inner-city 2 A, top 1, to walls 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's walls, squad A.
    2: You moved a unit from your inner-city, squad A, to your walls, squad A.
2 done
    Round 33: Carin's turn.
    3: Round 33: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Steel, pay 1, pay 3
    Carin bought Steel with 1 and 3.
    3: You bought Steel with 1 and 3.
* card The Colossal Gate
    The Colossal Gate came to the store.
3 play Steel
    Carin played Steel.
    3: You played Steel.
3 play Trebuchet, to inner-city 3 A
    Carin played Trebuchet to Carin's inner-city, squad A.
    3: You played Trebuchet to your inner-city, squad A.
3 command outer-city 3 B, attack outer-city 3 A of seat 1
    Carin attacked Ada's Knight with Pikeman: Carin's outer-city, squad A.
    1: Carin attacked your Knight with Pikeman: Carin's outer-city, squad A.
    3: You attacked Ada's Knight with Pikeman: your outer-city, squad A.
* dice 4
* dice 11
    Carin's attack is beaten off: 11 against 17.
    3: Your attack is beaten off: 11 against 17.
3 command outer-city 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Knight with Swordsman: Carin's outer-city, squad A.
    1: Carin attacked your Knight with Swordsman: Carin's outer-city, squad A.
    3: You attacked Ada's Knight with Swordsman: your outer-city, squad A.
* dice 12
* dice 8
    Carin's attack wins: 19 against 14.
    3: Your attack wins: 19 against 14.
    Ada's Knight died.
    1: Your Knight died.
3 command outer-city 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Crossbowman with Swordsman: Carin's outer-city, squad A.
    1: Carin attacked your Crossbowman with Swordsman: Carin's outer-city, squad A.
    3: You attacked Ada's Crossbowman with Swordsman: your outer-city, squad A.
* dice 8
* dice 12
    Carin's attack is beaten off: 15 against 15.
    3: Your attack is beaten off: 15 against 15.
3 command walls 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Crossbowman with Sorcerer: Carin's outer-city, squad A.
    1: Carin attacked your Crossbowman with Sorcerer: Carin's outer-city, squad A.
    3: You attacked Ada's Crossbowman with Sorcerer: your outer-city, squad A.
* dice 3
* dice 7
    Carin's attack is beaten off: 9 against 10.
    3: Your attack is beaten off: 9 against 10.
3 done
3 arrange walls 3 A, lift Crossbowman, to walls 3 B
    Carin put Crossbowman from Carin's walls, squad A, on top of Carin's walls, squad B.
    3: You put Crossbowman from your walls, squad A, on top of your walls, squad B.
3 arrange walls 3 B, lift Crossbowman, to walls 3 A
    Carin put Crossbowman from Carin's walls, squad B, on top of Carin's walls, squad A.
    3: You put Crossbowman from your walls, squad B, on top of your walls, squad A.
3 arrange outer-city 3 B, lift Pikeman, to outer-city 3 A
    Carin put Pikeman from Carin's outer-city, squad B, on top of Carin's outer-city, squad A.
    3: You put Pikeman from your outer-city, squad B, on top of your outer-city, squad A.
3 arrange walls 3 A, lift Sorcerer, to walls 3 A
    Carin put Sorcerer on top of Carin's walls, squad A.
    3: You put Sorcerer on top of your walls, squad A.
3 done
    Round 34: Ada's turn.
    1: Round 34: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 3 in exchange.
    1: You gave a coin of 3 in exchange.
    Ada got a coin of 5 in exchange.
    1: You got a coin of 5 in exchange.
1 buy Foundry, pay 1, pay 1, pay 1, pay 1
    Ada bought Foundry with 1, 1, 1 and 1.
    1: You bought Foundry with 1, 1, 1 and 1.
* card Market
    Market came to the store.
1 play Foundry
    Ada played Foundry.
    1: You played Foundry.
1 command walls 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's walls, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your walls, squad A, to your outer-city, squad A.
1 command outer-city 3 A, attack walls 3 A of seat 3
    Ada attacked Carin's Sorcerer with Crossbowman: Carin's walls, squad A.
    1: You attacked Carin's Sorcerer with Crossbowman: Carin's walls, squad A.
    3: Ada attacked your Sorcerer with Crossbowman: your walls, squad A.
* dice 2
* dice 6
    Ada's attack is beaten off: 5 against 11.
    1: Your attack is beaten off: 5 against 11.
1 command outer-city 2 A, attack the walls
    Ada attacked Bo's walls with Spearman.
    1: You attacked Bo's walls with Spearman.
    2: Ada attacked your walls with Spearman.
* dice 5
* dice 6
    Ada's attack is beaten off: 11 against 11.
    1: Your attack is beaten off: 11 against 11.
1 command outer-city 1 B, top 1, to middle A
    Ada moved a unit from Ada's outer-city, squad B, to the middle, squad A.
    1: You moved a unit from your outer-city, squad B, to the middle, squad A.
1 to outer-city 2 A
    Ada moved a unit from the middle, squad A, to Bo's outer-city, squad A.
    1: You moved a unit from the middle, squad A, to Bo's outer-city, squad A.
    2: Ada moved a unit from the middle, squad A, to your outer-city, squad A.
1 arrange outer-city 3 A, lift Spearman, to outer-city 3 A
    Ada put Spearman on top of Carin's outer-city, squad A.
    1: You put Spearman on top of Carin's outer-city, squad A.
    3: Ada put Spearman on top of your outer-city, squad A.
1 done
    Round 34: Bo's turn.
    2: Round 34: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 1
    2: You drew coin 1.
2 discard coin 1
    Bo discarded coin 1.
    2: You discarded coin 1.
2 command walls 2 A, attack outer-city 2 A of seat 1
    Bo attacked Ada's Pikeman with Crossbowman: Bo's outer-city, squad A.
    1: Bo attacked your Pikeman with Crossbowman: Bo's outer-city, squad A.
    2: You attacked Ada's Pikeman with Crossbowman: your outer-city, squad A.
* dice 7
* dice 12
    Bo's attack is beaten off: 11 against 18.
    2: Your attack is beaten off: 11 against 18.
    Round 34: Carin's turn.
    3: Round 34: your turn.
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
* card Saboteur
    3: You drew Saboteur.
3 play Saboteur, at seat 1, destroy School
    Carin played Saboteur.
    3: You played Saboteur.
    Carin destroyed Ada's School.
    1: Carin destroyed your School.
    3: You destroyed Ada's School.
3 done
3 command outer-city 3 A, top 5, to middle A
    Carin moved 5 units from Carin's outer-city, squad A, to the middle, squad A.
    3: You moved 5 units from your outer-city, squad A, to the middle, squad A.
3 to outer-city 3 A
    Carin moved 5 units from the middle, squad A, to Carin's outer-city, squad A.
    3: You moved 5 units from the middle, squad A, to your outer-city, squad A.
3 command walls 3 A, top 2, to inner-city 3 B
    Carin moved 2 units from Carin's walls, squad A, to Carin's inner-city, squad B.
    3: You moved 2 units from your walls, squad A, to your inner-city, squad B.
3 command walls 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Spearman with Archer: Carin's outer-city, squad A.
    1: Carin attacked your Spearman with Archer: Carin's outer-city, squad A.
    3: You attacked Ada's Spearman with Archer: your outer-city, squad A.
* dice 8
* dice 4
    Carin's attack wins: 10 against 8.
    3: Your attack wins: 10 against 8.
    Ada's Spearman died.
    1: Your Spearman died.
3 done
3 done
    Round 35: Ada's turn.
    1: Round 35: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Mage, pay 5
    Ada bought Mage with 5.
    1: You bought Mage with 5.
* card Mage
    Mage came to the store.
1 play Pikeman, to inner-city 1 A
    Ada played Pikeman to Ada's inner-city, squad A.
    1: You played Pikeman to your inner-city, squad A.
1 command outer-city 3 A, attack walls 3 A of seat 3
    Ada attacked Carin's Archer with Crossbowman: Carin's walls, squad A.
    1: You attacked Carin's Archer with Crossbowman: Carin's walls, squad A.
    3: Ada attacked your Archer with Crossbowman: your walls, squad A.
* dice 9
* dice 6
    Ada's attack wins: 12 against 10.
    1: Your attack wins: 12 against 10.
    Carin's Archer died.
    3: Your Archer died.
1 command outer-city 3 A, attack the walls
    Ada attacked Carin's walls with Crossbowman.
    1: You attacked Carin's walls with Crossbowman.
    3: Ada attacked your walls with Crossbowman.
* dice 6
* dice 8
    Ada's attack is beaten off: 12 against 17.
    1: Your attack is beaten off: 12 against 17.
1 command outer-city 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
1 done
1 arrange inner-city 1 A, lift Pikeman, to inner-city 1 A
    Ada put Pikeman on top of Ada's inner-city, squad A.
    1: You put Pikeman on top of your inner-city, squad A.
1 done
    Round 35: Bo's turn.
    2: Round 35: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 5
    2: You drew coin 5.
2 play coin 5
    Bo played coin 5.
    2: You played coin 5.
2 command walls 2 A, attack outer-city 2 A of seat 1
    Bo attacked Ada's Pikeman with Crossbowman: Bo's outer-city, squad A.
    1: Bo attacked your Pikeman with Crossbowman: Bo's outer-city, squad A.
    2: You attacked Ada's Pikeman with Crossbowman: your outer-city, squad A.
* dice 4
* dice 6
    Bo's attack is beaten off: 8 against 12.
    2: Your attack is beaten off: 8 against 12.
    Round 35: Carin's turn.
    3: Round 35: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Market, pay 3
    Carin bought Market with 3.
    3: You bought Market with 3.
* card Watchtower
    Watchtower came to the store.
3 play Market
    Carin played Market.
    3: You played Market.
3 done
3 command outer-city 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Crossbowman with Pikeman: Carin's outer-city, squad A.
    1: Carin attacked your Crossbowman with Pikeman: Carin's outer-city, squad A.
    3: You attacked Ada's Crossbowman with Pikeman: your outer-city, squad A.
* dice 4
* dice 7
    Carin's attack wins: 11 against 10.
    3: Your attack wins: 11 against 10.
    Ada's Crossbowman died.
    1: Your Crossbowman died.
3 command inner-city 3 B, top 2, to walls 3 A
    Carin moved 2 units from Carin's inner-city, squad B, to Carin's walls, squad A.
    3: You moved 2 units from your inner-city, squad B, to your walls, squad A.
3 done
3 arrange walls 3 A, lift Crossbowman, to walls 3 B
    Carin put Crossbowman from Carin's walls, squad A, on top of Carin's walls, squad B.
    3: You put Crossbowman from your walls, squad A, on top of your walls, squad B.
3 arrange walls 3 B, lift Crossbowman, to walls 3 A
    Carin put Crossbowman from Carin's walls, squad B, on top of Carin's walls, squad A.
    3: You put Crossbowman from your walls, squad B, on top of your walls, squad A.
3 arrange walls 3 A, lift Sorcerer, to walls 3 B
    Carin put Sorcerer from Carin's walls, squad A, on top of Carin's walls, squad B.
    3: You put Sorcerer from your walls, squad A, on top of your walls, squad B.
3 done
    Round 36: Ada's turn.
    1: Round 36: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
1 buy Mage, pay 3
    Ada bought Mage with 3.
    1: You bought Mage with 3.
* card Pikeman
    Pikeman came to the store.
1 play Mage, to inner-city 1 A
    Ada played Mage to Ada's inner-city, squad A.
    1: You played Mage to your inner-city, squad A.
1 command outer-city 2 A, attack the walls
    Ada attacked Bo's walls with Pikeman.
    1: You attacked Bo's walls with Pikeman.
    2: Ada attacked your walls with Pikeman.
* dice 10
* dice 4
    Ada's attack wins: 17 against 9.
    1: Your attack wins: 17 against 9.
    A layer of Bo's walls fell; one stands.
    2: A layer of your walls fell; one stands.
1 command outer-city 2 A, attack the walls
    Ada attacked Bo's walls with Pikeman.
    1: You attacked Bo's walls with Pikeman.
    2: Ada attacked your walls with Pikeman.
* dice 6
* dice 8
    Ada's attack is beaten off: 13 against 13.
    1: Your attack is beaten off: 13 against 13.
1 command inner-city 1 A, top 3, to outer-city 1 A
    Ada moved 3 units from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved 3 units from your inner-city, squad A, to your outer-city, squad A.
1 arrange outer-city 1 A, lift Pikeman, to outer-city 1 A
    Ada put Pikeman on top of Ada's outer-city, squad A.
    1: You put Pikeman on top of your outer-city, squad A.
1 arrange outer-city 1 A, lift Archer, to outer-city 1 A
    Ada put Archer on top of Ada's outer-city, squad A.
    1: You put Archer on top of your outer-city, squad A.
1 arrange outer-city 1 A, lift Pikeman, to outer-city 1 A
    Ada put Pikeman on top of Ada's outer-city, squad A.
    1: You put Pikeman on top of your outer-city, squad A.
1 done
    Round 36: Bo's turn.
    2: Round 36: your turn.
2 buy Watchtower, pay 5
    Bo bought Watchtower with 5.
    2: You bought Watchtower with 5.
* card Plate
    Plate came to the store.
2 play Watchtower
    Bo played Watchtower.
    2: You played Watchtower.
2 command walls 2 A, attack outer-city 2 A of seat 1
    Bo attacked Ada's Pikeman with Crossbowman: Bo's outer-city, squad A.
    1: Bo attacked your Pikeman with Crossbowman: Bo's outer-city, squad A.
    2: You attacked Ada's Pikeman with Crossbowman: your outer-city, squad A.
* dice 9
* dice 6
    Bo's attack wins: 13 against 12.
    2: Your attack wins: 13 against 12.
    Ada's Pikeman died.
    1: Your Pikeman died.
    Bo got a coin of 1 as spoils.
    2: You got a coin of 1 as spoils.
2 command walls 2 A, attack outer-city 2 A of seat 1
    Bo attacked Ada's Spearman with Crossbowman: Bo's outer-city, squad A.
    1: Bo attacked your Spearman with Crossbowman: Bo's outer-city, squad A.
    2: You attacked Ada's Spearman with Crossbowman: your outer-city, squad A.
* dice 10
* dice 5
    Bo's attack wins: 14 against 9.
    2: Your attack wins: 14 against 9.
    Ada's Spearman died.
    1: Your Spearman died.
    Bo got a coin of 1 as spoils.
    2: You got a coin of 1 as spoils.
    Round 36: Carin's turn.
    3: Round 36: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin gave a coin of 1 in exchange.
    3: You gave a coin of 1 in exchange.
    Carin got a coin of 3 in exchange.
    3: You got a coin of 3 in exchange.
3 buy Theatre, pay 1, pay 1, pay 3
    Carin bought Theatre with 1, 1 and 3.
    3: You bought Theatre with 1, 1 and 3.
* card Theatre
    Theatre came to the store.
3 play Theatre
    Carin played Theatre.
    3: You played Theatre.
3 done
3 command outer-city 3 A, top 4, to inner-city 3 B
    Carin moved 4 units from Carin's outer-city, squad A, to Carin's inner-city, squad B.
    3: You moved 4 units from your outer-city, squad A, to your inner-city, squad B.
3 done
3 arrange walls 3 A, lift Crossbowman, to walls 3 B
    Carin put Crossbowman from Carin's walls, squad A, on top of Carin's walls, squad B.
    3: You put Crossbowman from your walls, squad A, on top of your walls, squad B.
3 arrange walls 3 B, lift Sorcerer, to walls 3 B
    Carin put Sorcerer on top of Carin's walls, squad B.
    3: You put Sorcerer on top of your walls, squad B.
3 done
    Round 37: Ada's turn.
    1: Round 37: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew a card.
    1: You drew a card.
* card Writing
    1: You drew Writing.
1 discard Spearman
    Ada discarded Spearman.
    1: You discarded Spearman.
1 command outer-city 1 A, top 2, to inner-city 1 A
    Ada moved 2 units from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved 2 units from your outer-city, squad A, to your inner-city, squad A.
1 command outer-city 1 A, top 1, to walls 1 A
    Ada moved a unit from Ada's outer-city, squad A, to Ada's walls, squad A.
    1: You moved a unit from your outer-city, squad A, to your walls, squad A.
1 done
    Round 37: Bo's turn.
    2: Round 37: your turn.
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
2 to middle A
    Bo moved a unit from Bo's outer-city, squad A, to the middle, squad A.
    2: You moved a unit from your outer-city, squad A, to the middle, squad A.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 to middle B
    Bo moved a unit from Bo's outer-city, squad A, to the middle, squad B.
    2: You moved a unit from your outer-city, squad A, to the middle, squad B.
2 done
    Round 37: Carin's turn.
    3: Round 37: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew a card.
    3: You drew a card.
* card Writing
    3: You drew Writing.
3 play Writing
    Carin played Writing.
    3: You played Writing.
3 done
3 command inner-city 3 B, top 4, to outer-city 3 A
    Carin moved 4 units from Carin's inner-city, squad B, to Carin's outer-city, squad A.
    3: You moved 4 units from your inner-city, squad B, to your outer-city, squad A.
3 command walls 3 B, top 1, to outer-city 3 B
    Carin moved a unit from Carin's walls, squad B, to Carin's outer-city, squad B.
    3: You moved a unit from your walls, squad B, to your outer-city, squad B.
3 command walls 3 B, top 1, to inner-city 3 A
    Carin moved a unit from Carin's walls, squad B, to Carin's inner-city, squad A.
    3: You moved a unit from your walls, squad B, to your inner-city, squad A.
3 done
    Round 38: Ada's turn.
    1: Round 38: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
1 buy Mage, pay 3
    Ada bought Mage with 3.
    1: You bought Mage with 3.
* card Knight
    Knight came to the store.
1 play Writing
    Ada played Writing.
    1: You played Writing.
1 done
1 done
    Round 38: Bo's turn.
    2: Round 38: your turn.
    Bo gave a coin of 1 in exchange.
    2: You gave a coin of 1 in exchange.
    Bo got a coin of 3 in exchange.
    2: You got a coin of 3 in exchange.
2 buy Crossbowman, pay 3
    Bo bought Crossbowman with 3.
    2: You bought Crossbowman with 3.
* card Knight
    Knight came to the store.
2 discard Crossbowman
    Bo discarded Crossbowman.
    2: You discarded Crossbowman.
2 command middle A, top 1, to outer-city 1 A
    Bo moved a unit from the middle, squad A, to Ada's outer-city, squad A.
    1: Bo moved a unit from the middle, squad A, to your outer-city, squad A.
    2: You moved a unit from the middle, squad A, to Ada's outer-city, squad A.
2 done
2 command middle B, top 1, to outer-city 1 A
    Bo moved a unit from the middle, squad B, to Ada's outer-city, squad A.
    1: Bo moved a unit from the middle, squad B, to your outer-city, squad A.
    2: You moved a unit from the middle, squad B, to Ada's outer-city, squad A.
2 to middle A
    Bo moved a unit from Ada's outer-city, squad A, to the middle, squad A.
    1: Bo moved a unit from your outer-city, squad A, to the middle, squad A.
    2: You moved a unit from Ada's outer-city, squad A, to the middle, squad A.
    Round 38: Carin's turn.
    3: Round 38: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin gave a coin of 1 in exchange.
    3: You gave a coin of 1 in exchange.
    Carin got a coin of 3 in exchange.
    3: You got a coin of 3 in exchange.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card coin 3
    3: You drew coin 3.
* card coin 10
    3: You drew coin 10.
3 put back coin 3
    Carin put coin 3 on the discard pile.
    3: You put coin 3 on the discard pile.
3 play coin 10, in place of 1
    Carin played coin 10.
    3: You played coin 10.
    Carin put a coin of 1 back to the mint for lack of room.
    3: You put a coin of 1 back to the mint for lack of room.
3 done
3 command outer-city 3 B, top 1, to middle A
    Carin moved a unit from Carin's outer-city, squad B, to the middle, squad A.
    3: You moved a unit from your outer-city, squad B, to the middle, squad A.
3 done
3 command inner-city 3 A, top 1, to walls 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's walls, squad A.
    3: You moved a unit from your inner-city, squad A, to your walls, squad A.
3 command inner-city 3 A, top 1, to outer-city 3 B
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad B.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
3 command outer-city 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
3 command outer-city 3 A, top 3, to middle B
    Carin moved 3 units from Carin's outer-city, squad A, to the middle, squad B.
    3: You moved 3 units from your outer-city, squad A, to the middle, squad B.
3 command outer-city 3 A, top 1, to middle B
    Carin moved a unit from Carin's outer-city, squad A, to the middle, squad B.
    3: You moved a unit from your outer-city, squad A, to the middle, squad B.
3 done
    Round 39: Ada's turn.
    1: Round 39: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Knight, pay 1, pay 1
    Ada bought Knight with 1 and 1.
    1: You bought Knight with 1 and 1.
* card Knight
    Knight came to the store.
1 play Mage, to inner-city 1 B
    Ada played Mage to Ada's inner-city, squad B.
    1: You played Mage to your inner-city, squad B.
1 command walls 1 A, attack outer-city 1 A of seat 2
    Ada attacked Bo's Crossbowman with Mage: Ada's outer-city, squad A.
    1: You attacked Bo's Crossbowman with Mage: your outer-city, squad A.
    2: Ada attacked your Crossbowman with Mage: Ada's outer-city, squad A.
* dice 4
* dice 8
    Ada's attack is beaten off: 8 against 11.
    1: Your attack is beaten off: 8 against 11.
1 done
1 done
    Round 39: Bo's turn.
    2: Round 39: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 1
    2: You drew coin 1.
2 play coin 1
    Bo played coin 1.
    2: You played coin 1.
2 command middle A, attack middle B of seat 3
    Bo attacked Carin's Crossbowman with Pikeman: the middle, squad B.
    2: You attacked Carin's Crossbowman with Pikeman: the middle, squad B.
    3: Bo attacked your Crossbowman with Pikeman: the middle, squad B.
* dice 3
* dice 7
    Bo's attack is beaten off: 8 against 10.
    2: Your attack is beaten off: 8 against 10.
2 done
    Round 39: Carin's turn.
    3: Round 39: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card Music
    3: You drew Music.
* card Ploughs
    3: You drew Ploughs.
3 put back Music
    Carin put Music on the discard pile.
    3: You put Music on the discard pile.
3 play Ploughs
    Carin played Ploughs.
    3: You played Ploughs.
3 done
3 command middle A, attack middle A of seat 2
    Carin attacked Bo's Pikeman with Sorcerer: the middle, squad A.
    2: Carin attacked your Pikeman with Sorcerer: the middle, squad A.
    3: You attacked Bo's Pikeman with Sorcerer: the middle, squad A.
* dice 8
* dice 7
    Carin's attack wins: 14 against 13.
    3: Your attack wins: 14 against 13.
    Bo's Pikeman died.
    2: Your Pikeman died.
3 command outer-city 3 B, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad B, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad B, to your inner-city, squad A.
3 done
3 done
    Round 40: Ada's turn.
    1: Round 40: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Swordsman
    1: You drew Swordsman.
* card Arithmetic
    1: You drew Arithmetic.
1 put back Swordsman
    Ada put Swordsman on the discard pile.
    1: You put Swordsman on the discard pile.
1 play Knight, to inner-city 1 B
    Ada played Knight to Ada's inner-city, squad B.
    1: You played Knight to your inner-city, squad B.
1 command inner-city 1 B, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's inner-city, squad B, to Ada's outer-city, squad A.
    1: You moved 2 units from your inner-city, squad B, to your outer-city, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 B
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad B.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 command walls 1 A, attack outer-city 1 A of seat 2
    Ada attacked Bo's Crossbowman with Mage: Ada's outer-city, squad A.
    1: You attacked Bo's Crossbowman with Mage: your outer-city, squad A.
    2: Ada attacked your Crossbowman with Mage: Ada's outer-city, squad A.
* dice 4
* dice 6
    Ada's attack is beaten off: 8 against 9.
    1: Your attack is beaten off: 8 against 9.
1 arrange outer-city 1 A, lift Knight, to outer-city 1 A
    Ada put Knight on top of Ada's outer-city, squad A.
    1: You put Knight on top of your outer-city, squad A.
1 arrange outer-city 1 A, lift Mage, to outer-city 1 B
    Ada put Mage from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
    1: You put Mage from your outer-city, squad A, on top of your outer-city, squad B.
1 arrange outer-city 1 B, lift Pikeman, to outer-city 1 B
    Ada put Pikeman on top of Ada's outer-city, squad B.
    1: You put Pikeman on top of your outer-city, squad B.
1 done
    Round 40: Bo's turn.
    2: Round 40: your turn.
    Bo gave a coin of 1 in exchange.
    2: You gave a coin of 1 in exchange.
    Bo got a coin of 3 in exchange.
    2: You got a coin of 3 in exchange.
2 buy Theatre, pay 3
    Bo bought Theatre with 3.
    2: You bought Theatre with 3.
* card Perspective
    Perspective came to the store.
2 play Theatre
    Bo played Theatre.
    2: You played Theatre.
2 command outer-city 1 A, attack walls 1 A of seat 1
    Bo attacked Ada's Mage with Crossbowman: Ada's walls, squad A.
    1: Bo attacked your Mage with Crossbowman: your walls, squad A.
    2: You attacked Ada's Mage with Crossbowman: Ada's walls, squad A.
* dice 10
* dice 9
    Bo's attack is beaten off: 14 against 15.
    2: Your attack is beaten off: 14 against 15.
    Round 40: Carin's turn.
    3: Round 40: your turn.
    Carin gave a coin of 3 in exchange.
    3: You gave a coin of 3 in exchange.
    Carin got a coin of 5 in exchange.
    3: You got a coin of 5 in exchange.
3 buy Counterpoint, pay 10
    Carin bought Counterpoint with 10.
    3: You bought Counterpoint with 10.
* card The Great Library
    The Great Library came to the store.
3 discard Counterpoint
    Carin discarded Counterpoint.
    3: You discarded Counterpoint.
3 done
3 command inner-city 3 A, top 2, to outer-city 3 A
    Carin moved 2 units from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
3 done
3 done
    Round 41: Ada's turn.
    1: Round 41: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Knight, pay 1, pay 1
    Ada bought Knight with 1 and 1.
    1: You bought Knight with 1 and 1.
    Knight came to the store.
1 play Knight, to inner-city 1 A
    Ada played Knight to Ada's inner-city, squad A.
    1: You played Knight to your inner-city, squad A.
1 command walls 1 A, attack outer-city 1 A of seat 2
    Ada attacked Bo's Crossbowman with Mage: Ada's outer-city, squad A.
    1: You attacked Bo's Crossbowman with Mage: your outer-city, squad A.
    2: Ada attacked your Crossbowman with Mage: Ada's outer-city, squad A.
* dice 11
* dice 4
    Ada's attack wins: 15 against 7.
    1: Your attack wins: 15 against 7.
    Bo's Crossbowman died.
    2: Your Crossbowman died.
1 command outer-city 1 A, top 1, to inner-city 1 B
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad B.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
1 done
1 command inner-city 1 A, top 1, to outer-city 1 B
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad B.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
1 to inner-city 1 A
    Ada moved a unit from Ada's outer-city, squad B, to Ada's inner-city, squad A.
    1: You moved a unit from your outer-city, squad B, to your inner-city, squad A.
1 command outer-city 1 A, attack middle A of seat 3
    Ada attacked Carin's Sorcerer with Archer: the middle, squad A.
    1: You attacked Carin's Sorcerer with Archer: the middle, squad A.
    3: Ada attacked your Sorcerer with Archer: the middle, squad A.
* dice 7
* dice 6
    Ada's attack is beaten off: 9 against 9.
    1: Your attack is beaten off: 9 against 9.
1 command outer-city 1 B, top 1, to inner-city 1 B
    Ada moved a unit from Ada's outer-city, squad B, to Ada's inner-city, squad B.
    1: You moved a unit from your outer-city, squad B, to your inner-city, squad B.
1 command outer-city 1 B, top 1, to inner-city 1 A
    Ada moved a unit from Ada's outer-city, squad B, to Ada's inner-city, squad A.
    1: You moved a unit from your outer-city, squad B, to your inner-city, squad A.
1 arrange inner-city 1 A, lift Knight, to inner-city 1 A
    Ada put Knight on top of Ada's inner-city, squad A.
    1: You put Knight on top of your inner-city, squad A.
1 arrange inner-city 1 B, lift Knight, to inner-city 1 B
    Ada put Knight on top of Ada's inner-city, squad B.
    1: You put Knight on top of your inner-city, squad B.
1 done
    Round 41: Bo's turn.
    2: Round 41: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 3
    2: You drew coin 3.
2 discard coin 3
    Bo discarded coin 3.
    2: You discarded coin 3.
    Round 41: Carin's turn.
    3: Round 41: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card coin 3
    3: You drew coin 3.
* card coin 5
    3: You drew coin 5.
3 put back coin 5
    Carin put coin 5 on the discard pile.
    3: You put coin 5 on the discard pile.
3 play coin 3, in place of 1
    Carin played coin 3.
    3: You played coin 3.
    Carin put a coin of 1 back to the mint for lack of room.
    3: You put a coin of 1 back to the mint for lack of room.
3 done
3 command outer-city 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
3 command outer-city 3 A, top 1, to inner-city 3 B
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad B.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
3 command walls 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's walls, squad A, to Carin's inner-city, squad A.
    3: You moved a unit from your walls, squad A, to your inner-city, squad A.
3 done
3 arrange inner-city 3 B, lift Pikeman, to inner-city 3 A
    Carin put Pikeman from Carin's inner-city, squad B, on top of Carin's inner-city, squad A.
    3: You put Pikeman from your inner-city, squad B, on top of your inner-city, squad A.
3 arrange middle B, lift Swordsman, to middle B
    Carin put Swordsman on top of the middle, squad B.
    3: You put Swordsman on top of the middle, squad B.
3 done
    Round 42: Ada's turn.
    1: Round 42: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 3 in exchange.
    1: You gave a coin of 3 in exchange.
    Ada got a coin of 5 in exchange.
    1: You got a coin of 5 in exchange.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card coin 3
    1: You drew coin 3.
* card Spy
    1: You drew Spy.
1 put back Spy
    Ada put Spy on the discard pile.
    1: You put Spy on the discard pile.
1 play Mage, to inner-city 1 B
    Ada played Mage to Ada's inner-city, squad B.
    1: You played Mage to your inner-city, squad B.
1 command outer-city 1 A, attack middle B of seat 3
    Ada attacked Carin's Swordsman with Archer: the middle, squad B.
    1: You attacked Carin's Swordsman with Archer: the middle, squad B.
    3: Ada attacked your Swordsman with Archer: the middle, squad B.
* dice 6
* dice 5
    Ada's attack is beaten off: 8 against 9.
    1: Your attack is beaten off: 8 against 9.
1 command walls 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's walls, squad A, to Ada's inner-city, squad A.
    1: You moved a unit from your walls, squad A, to your inner-city, squad A.
1 command inner-city 1 B, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city, squad B, to Ada's walls, squad A.
    1: You moved a unit from your inner-city, squad B, to your walls, squad A.
1 done
1 arrange inner-city 1 A, lift Knight, to inner-city 1 A
    Ada put Knight on top of Ada's inner-city, squad A.
    1: You put Knight on top of your inner-city, squad A.
1 done
    Round 42: Bo's turn.
    2: Round 42: your turn.
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
    Round 42: Carin's turn.
    3: Round 42: your turn.
    Carin gave a coin of 3 in exchange.
    3: You gave a coin of 3 in exchange.
    Carin got a coin of 5 in exchange.
    3: You got a coin of 5 in exchange.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card Coronation
    3: You drew Coronation.
* card coin 10
    3: You drew coin 10.
3 put back coin 10
    Carin put coin 10 on the discard pile.
    3: You put coin 10 on the discard pile.
3 discard Coronation
    Carin discarded Coronation.
    3: You discarded Coronation.
3 done
3 done
3 done
    Round 43: Ada's turn.
    1: Round 43: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Herald
    1: You drew Herald.
* card coin 5
    1: You drew coin 5.
1 put back coin 5
    Ada put coin 5 on the discard pile.
    1: You put coin 5 on the discard pile.
1 discard Herald
    Ada discarded Herald.
    1: You discarded Herald.
1 command inner-city 1 B, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's inner-city, squad B, to Ada's outer-city, squad A.
    1: You moved 2 units from your inner-city, squad B, to your outer-city, squad A.
1 done
1 arrange inner-city 1 A, lift Mage, to inner-city 1 A
    Ada put Mage on top of Ada's inner-city, squad A.
    1: You put Mage on top of your inner-city, squad A.
1 done
    Round 43: Bo's turn.
    2: Round 43: your turn.
2 buy Trebuchet, pay 5
    Bo bought Trebuchet with 5.
    2: You bought Trebuchet with 5.
    Pikeman came to the store.
2 play Trebuchet, to inner-city 2 A
    Bo played Trebuchet to Bo's inner-city, squad A.
    2: You played Trebuchet to your inner-city, squad A.
2 done
    Round 43: Carin's turn.
    3: Round 43: your turn.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card Builder
    3: You drew Builder.
* card Swordsman
    3: You drew Swordsman.
3 put back Swordsman
    Carin put Swordsman on the discard pile.
    3: You put Swordsman on the discard pile.
3 discard Builder
    Carin discarded Builder.
    3: You discarded Builder.
3 done
3 command middle A, top 1, to outer-city 2 A
    Carin moved a unit from the middle, squad A, to Bo's outer-city, squad A.
    2: Carin moved a unit from the middle, squad A, to your outer-city, squad A.
    3: You moved a unit from the middle, squad A, to Bo's outer-city, squad A.
3 done
3 done
    Round 44: Ada's turn.
    1: Round 44: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
1 buy Plate, pay 3
    Ada bought Plate with 3.
    1: You bought Plate with 3.
* card School
    School came to the store.
1 play coin 3
    Ada played coin 3.
    1: You played coin 3.
1 command inner-city 1 A, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's walls, squad A.
    1: You moved a unit from your inner-city, squad A, to your walls, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 to inner-city 1 A
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
1 command outer-city 1 A, top 2, to inner-city 1 A
    Ada moved 2 units from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved 2 units from your outer-city, squad A, to your inner-city, squad A.
1 command outer-city 1 A, attack middle B of seat 3
    Ada attacked Carin's Swordsman with Archer: the middle, squad B.
    1: You attacked Carin's Swordsman with Archer: the middle, squad B.
    3: Ada attacked your Swordsman with Archer: the middle, squad B.
* dice 6
* dice 6
    Ada's attack is beaten off: 8 against 10.
    1: Your attack is beaten off: 8 against 10.
1 done
    Round 44: Bo's turn.
    2: Round 44: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Coronation
    2: You drew Coronation.
2 play Coronation
    Bo played Coronation.
    2: You played Coronation.
2 done
    Round 44: Carin's turn.
    3: Round 44: your turn.
    Carin gave a coin of 1 in exchange.
    3: You gave a coin of 1 in exchange.
    Carin got a coin of 3 in exchange.
    3: You got a coin of 3 in exchange.
3 buy School, pay 1, pay 1, pay 1, pay 1
    Carin bought School with 1, 1, 1 and 1.
    3: You bought School with 1, 1, 1 and 1.
* card Watchtower
    Watchtower came to the store.
3 play School
    Carin played School.
    3: You played School.
3 done
3 command outer-city 2 A, attack the walls
    Carin attacked Bo's walls with Sorcerer.
    2: Carin attacked your walls with Sorcerer.
    3: You attacked Bo's walls with Sorcerer.
* dice 7
* dice 10
    Carin's attack is beaten off: 13 against 16.
    3: Your attack is beaten off: 13 against 16.
3 done
3 done
    Round 45: Ada's turn.
    1: Round 45: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
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
1 discard Arithmetic
    Ada discarded Arithmetic.
    1: You discarded Arithmetic.
1 command walls 1 A, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's walls, squad A, to Ada's outer-city, squad A.
    1: You moved 2 units from your walls, squad A, to your outer-city, squad A.
1 command inner-city 1 A, top 3, to outer-city 1 A
    Ada moved 3 units from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved 3 units from your inner-city, squad A, to your outer-city, squad A.
1 command inner-city 1 A, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's walls, squad A.
    1: You moved a unit from your inner-city, squad A, to your walls, squad A.
1 done
    Round 45: Bo's turn.
    2: Round 45: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Engineering
    2: You drew Engineering.
2 play Engineering
    Bo played Engineering.
    2: You played Engineering.
2 done
    Round 45: Carin's turn.
    3: Round 45: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew 3 cards to keep one.
    3: You drew 3 cards to keep one.
* card Archer
    3: You drew Archer.
* card Sharpshooter
    3: You drew Sharpshooter.
* card Smithing
    3: You drew Smithing.
3 put back Smithing
    Carin put Smithing on the discard pile.
    3: You put Smithing on the discard pile.
3 put back Sharpshooter
    Carin put Sharpshooter on the discard pile.
    3: You put Sharpshooter on the discard pile.
3 play Archer, to inner-city 3 A
    Carin played Archer to Carin's inner-city, squad A.
    3: You played Archer to your inner-city, squad A.
3 discard Builder
    Carin discarded Builder.
    3: You discarded Builder.
3 command outer-city 2 A, attack the walls
    Carin attacked Bo's walls with Sorcerer.
    2: Carin attacked your walls with Sorcerer.
    3: You attacked Bo's walls with Sorcerer.
* dice 5
* dice 3
    Carin's attack wins: 11 against 9.
    3: Your attack wins: 11 against 9.
    A layer of Bo's walls fell; the city is breached.
    2: A layer of your walls fell; the city is breached.
3 command outer-city 2 A, attack inner-city 2 A of seat 2
    Carin attacked Bo's Trebuchet with Sorcerer: Bo's inner-city, squad A.
    2: Carin attacked your Trebuchet with Sorcerer: your inner-city, squad A.
    3: You attacked Bo's Trebuchet with Sorcerer: Bo's inner-city, squad A.
* dice 2
* dice 5
    Carin's attack is beaten off: 8 against 8.
    3: Your attack is beaten off: 8 against 8.
3 command inner-city 3 A, top 1, to walls 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's walls, squad A.
    3: You moved a unit from your inner-city, squad A, to your walls, squad A.
3 done
3 done
    Round 46: Ada's turn.
    1: Round 46: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 3 in exchange.
    1: You gave a coin of 3 in exchange.
    Ada got a coin of 5 in exchange.
    1: You got a coin of 5 in exchange.
1 buy Watchtower, pay 5
    Ada bought Watchtower with 5.
    1: You bought Watchtower with 5.
* card Star Forts
    Star Forts came to the store.
1 play coin 5
    Ada played coin 5.
    1: You played coin 5.
1 command outer-city 1 A, top 5, to inner-city 1 A
    Ada moved 5 units from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved 5 units from your outer-city, squad A, to your inner-city, squad A.
1 command outer-city 1 A, attack middle B of seat 3
    Ada attacked Carin's Swordsman with Archer: the middle, squad B.
    1: You attacked Carin's Swordsman with Archer: the middle, squad B.
    3: Ada attacked your Swordsman with Archer: the middle, squad B.
* dice 5
* dice 8
    Ada's attack is beaten off: 7 against 12.
    1: Your attack is beaten off: 7 against 12.
1 command walls 1 A, top 1, to outer-city 1 B
    Ada moved a unit from Ada's walls, squad A, to Ada's outer-city, squad B.
    1: You moved a unit from your walls, squad A, to your outer-city, squad B.
1 done
    Round 46: Bo's turn.
    2: Round 46: your turn.
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
* card Great Embassy
    Great Embassy came to the store.
2 done
    Round 46: Carin's turn.
    3: Round 46: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin gave a coin of 3 in exchange.
    3: You gave a coin of 3 in exchange.
    Carin got a coin of 5 in exchange.
    3: You got a coin of 5 in exchange.
3 buy Pikeman, pay 5
    Carin bought Pikeman with 5.
    3: You bought Pikeman with 5.
    Sorcerer came to the store.
3 play Pikeman, to inner-city 3 A
    Carin played Pikeman to Carin's inner-city, squad A.
    3: You played Pikeman to your inner-city, squad A.
3 command middle B, top 3, to outer-city 3 A
    Carin moved 3 units from the middle, squad B, to Carin's outer-city, squad A.
    3: You moved 3 units from the middle, squad B, to your outer-city, squad A.
3 command walls 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's walls, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your walls, squad A, to your outer-city, squad A.
3 command outer-city 2 A, top 1, to inner-city 2 A
    Carin moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: Carin moved a unit from your outer-city, squad A, to your inner-city, squad A.
    3: You moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad A.
3 done
3 arrange outer-city 3 A, lift Archer, to outer-city 3 B
    Carin put Archer from Carin's outer-city, squad A, on top of Carin's outer-city, squad B.
    3: You put Archer from your outer-city, squad A, on top of your outer-city, squad B.
3 done
    Round 47: Ada's turn.
    1: Round 47: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Perspective, pay 5
    Ada bought Perspective with 5.
    1: You bought Perspective with 5.
* card Star Forts
    Star Forts came to the store.
1 discard Perspective
    Ada discarded Perspective.
    1: You discarded Perspective.
1 command outer-city 1 A, top 1, to inner-city 1 B
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad B.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
1 command outer-city 1 B, top 1, to walls 1 A
    Ada moved a unit from Ada's outer-city, squad B, to Ada's walls, squad A.
    1: You moved a unit from your outer-city, squad B, to your walls, squad A.
1 done
1 arrange inner-city 1 A, lift Mage, to inner-city 1 B
    Ada put Mage from Ada's inner-city, squad A, on top of Ada's inner-city, squad B.
    1: You put Mage from your inner-city, squad A, on top of your inner-city, squad B.
1 arrange inner-city 1 B, lift Mage, to inner-city 1 A
    Ada put Mage from Ada's inner-city, squad B, on top of Ada's inner-city, squad A.
    1: You put Mage from your inner-city, squad B, on top of your inner-city, squad A.
1 arrange inner-city 1 A, lift Knight, to inner-city 1 A
    Ada put Knight on top of Ada's inner-city, squad A.
    1: You put Knight on top of your inner-city, squad A.
1 done
    Round 47: Bo's turn.
    2: Round 47: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Spy
    2: You drew Spy.
2 play Spy, to inner-city 2 B
    Bo played Spy to Bo's inner-city, squad B.
    2: You played Spy to your inner-city, squad B.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad A, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
2 to middle A
    Bo moved a unit from Bo's outer-city, squad A, to the middle, squad A.
    2: You moved a unit from your outer-city, squad A, to the middle, squad A.
2 done
    Round 47: Carin's turn.
    3: Round 47: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew 3 cards to keep one.
    3: You drew 3 cards to keep one.
* card Spearman
    3: You drew Spearman.
* card coin 5
    3: You drew coin 5.
* card coin 1
    3: You drew coin 1.
3 put back coin 1
    Carin put coin 1 on the discard pile.
    3: You put coin 1 on the discard pile.
3 put back Spearman
    Carin put Spearman on the discard pile.
    3: You put Spearman on the discard pile.
3 discard coin 5
    Carin discarded coin 5.
    3: You discarded coin 5.
3 command outer-city 3 A, top 3, to middle B
    Carin moved 3 units from Carin's outer-city, squad A, to the middle, squad B.
    3: You moved 3 units from your outer-city, squad A, to the middle, squad B.
3 done
3 command inner-city 3 A, top 1, to outer-city 3 B
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad B.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
3 command inner-city 2 A, kill the hero
    Carin killed Bo's hero, The Architect.
    2: Carin killed your hero, The Architect.
    3: You killed Bo's hero, The Architect.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 command inner-city 3 A, top 1, to walls 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's walls, squad A.
    3: You moved a unit from your inner-city, squad A, to your walls, squad A.
3 done
3 done
    Round 48: Ada's turn.
    1: Round 48: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Scholar
    1: You drew Scholar.
* card Archer
    1: You drew Archer.
1 put back Archer
    Ada put Archer on the discard pile.
    1: You put Archer on the discard pile.
1 play Watchtower
    Ada played Watchtower.
    1: You played Watchtower.
1 command inner-city 1 B, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city, squad B, to Ada's walls, squad A.
    1: You moved a unit from your inner-city, squad B, to your walls, squad A.
1 done
1 arrange walls 1 A, lift Archer, to walls 1 B
    Ada put Archer from Ada's walls, squad A, on top of Ada's walls, squad B.
    1: You put Archer from your walls, squad A, on top of your walls, squad B.
1 arrange walls 1 A, lift Mage, to walls 1 B
    Ada put Mage from Ada's walls, squad A, on top of Ada's walls, squad B.
    1: You put Mage from your walls, squad A, on top of your walls, squad B.
1 arrange inner-city 1 A, lift Mage, to inner-city 1 B
    Ada put Mage from Ada's inner-city, squad A, on top of Ada's inner-city, squad B.
    1: You put Mage from your inner-city, squad A, on top of your inner-city, squad B.
1 done
    Round 48: Bo's turn.
    2: Round 48: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
    The discard pile became the main deck.
* card Saboteur
    2: You drew Saboteur.
2 play Saboteur, at seat 1, destroy Foundry
    Bo played Saboteur.
    2: You played Saboteur.
    Bo destroyed Ada's Foundry.
    1: Bo destroyed your Foundry.
    2: You destroyed Ada's Foundry.
2 command inner-city 2 B, attack inner-city 2 A of seat 3
    Bo attacked Carin's Sorcerer with Spy: Bo's inner-city, squad A.
    2: You attacked Carin's Sorcerer with Spy: your inner-city, squad A.
    3: Bo attacked your Sorcerer with Spy: Bo's inner-city, squad A.
* dice 3
* dice 10
    Bo's attack is beaten off: 6 against 13.
    2: Your attack is beaten off: 6 against 13.
2 done
    Round 48: Carin's turn.
    3: Round 48: your turn.
    Carin gave a coin of 1 in exchange.
    3: You gave a coin of 1 in exchange.
    Carin got a coin of 3 in exchange.
    3: You got a coin of 3 in exchange.
3 buy Great Embassy, pay 5, pay 5, pay 1
    Carin bought Great Embassy with 1, 5 and 5.
    3: You bought Great Embassy with 1, 5 and 5.
* card Song of Praise
    Song of Praise came to the store.
3 discard Great Embassy
    Carin discarded Great Embassy.
    3: You discarded Great Embassy.
3 command middle B, top 1, to outer-city 3 A
    Carin moved a unit from the middle, squad B, to Carin's outer-city, squad A.
    3: You moved a unit from the middle, squad B, to your outer-city, squad A.
3 done
3 arrange middle B, lift Spearman, to middle B
    Carin put Spearman on top of the middle, squad B.
    3: You put Spearman on top of the middle, squad B.
3 arrange outer-city 3 A, lift Pikeman, to outer-city 3 A
    Carin put Pikeman on top of Carin's outer-city, squad A.
    3: You put Pikeman on top of your outer-city, squad A.
3 arrange outer-city 3 B, lift Archer, to outer-city 3 B
    Carin put Archer on top of Carin's outer-city, squad B.
    3: You put Archer on top of your outer-city, squad B.
3 arrange outer-city 3 B, lift Pikeman, to outer-city 3 B
    Carin put Pikeman on top of Carin's outer-city, squad B.
    3: You put Pikeman on top of your outer-city, squad B.
3 done
    Round 49: Ada's turn.
    1: Round 49: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Sharpshooter
    1: You drew Sharpshooter.
* card coin 5
    1: You drew coin 5.
1 put back coin 5
    Ada put coin 5 on the discard pile.
    1: You put coin 5 on the discard pile.
1 play Sharpshooter, attack middle B of seat 3
    Ada played Sharpshooter.
    1: You played Sharpshooter.
    Ada shot at Carin's Spearman: the middle, squad B.
    1: You shot at Carin's Spearman: the middle, squad B.
    3: Ada shot at your Spearman: the middle, squad B.
* dice 8
* dice 12
    Ada's attack is beaten off: 13 against 16.
    1: Your attack is beaten off: 13 against 16.
1 command walls 1 B, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's walls, squad B, to Ada's outer-city, squad A.
    1: You moved 2 units from your walls, squad B, to your outer-city, squad A.
1 done
1 done
    Round 49: Bo's turn.
    2: Round 49: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Recruiter
    2: You drew Recruiter.
2 discard Recruiter
    Bo discarded Recruiter.
    2: You discarded Recruiter.
2 command inner-city 2 B, attack inner-city 2 A of seat 3
    Bo attacked Carin's Sorcerer with Spy: Bo's inner-city, squad A.
    2: You attacked Carin's Sorcerer with Spy: your inner-city, squad A.
    3: Bo attacked your Sorcerer with Spy: Bo's inner-city, squad A.
* dice 8
* dice 6
    Bo's attack wins: 11 against 9.
    2: Your attack wins: 11 against 9.
    Carin's Sorcerer died.
    3: Your Sorcerer died.
    Bo got a coin of 1 as spoils.
    2: You got a coin of 1 as spoils.
2 done
    Round 49: Carin's turn.
    3: Round 49: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 draw
    Carin drew 3 cards to keep one.
    3: You drew 3 cards to keep one.
* card Spearman
    3: You drew Spearman.
* card Archer
    3: You drew Archer.
* card Spearman
    3: You drew Spearman.
3 put back Archer
    Carin put Archer on the discard pile.
    3: You put Archer on the discard pile.
3 put back Spearman
    Carin put Spearman on the discard pile.
    3: You put Spearman on the discard pile.
3 play Spearman, to inner-city 3 B
    Carin played Spearman to Carin's inner-city, squad B.
    3: You played Spearman to your inner-city, squad B.
3 command outer-city 3 B, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad B, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad B, to your inner-city, squad A.
3 command outer-city 3 B, attack middle A of seat 2
    Carin attacked Bo's Trebuchet with Archer: the middle, squad A.
    2: Carin attacked your Trebuchet with Archer: the middle, squad A.
    3: You attacked Bo's Trebuchet with Archer: the middle, squad A.
* dice 9
* dice 5
    Carin's attack wins: 11 against 8.
    3: Your attack wins: 11 against 8.
    Bo's Trebuchet died.
    2: Your Trebuchet died.
3 command outer-city 3 A, top 1, to inner-city 3 B
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad B.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
3 command walls 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's walls, squad A, to Carin's inner-city, squad A.
    3: You moved a unit from your walls, squad A, to your inner-city, squad A.
3 command outer-city 3 A, top 1, to middle B
    Carin moved a unit from Carin's outer-city, squad A, to the middle, squad B.
    3: You moved a unit from your outer-city, squad A, to the middle, squad B.
3 done
3 arrange inner-city 3 A, lift Pikeman, to inner-city 3 A
    Carin put Pikeman on top of Carin's inner-city, squad A.
    3: You put Pikeman on top of your inner-city, squad A.
3 done
    Round 50: Ada's turn.
    1: Round 50: your turn.
    Ada gave a coin of 3 in exchange.
    1: You gave a coin of 3 in exchange.
    Ada got a coin of 5 in exchange.
    1: You got a coin of 5 in exchange.
1 buy Sorcerer, pay 1, pay 1, pay 1, pay 5
    Ada bought Sorcerer with 1, 1, 1 and 5.
    1: You bought Sorcerer with 1, 1, 1 and 5.
    Trebuchet came to the store.
1 play Scholar
    Ada played Scholar.
    1: You played Scholar.
    Ada drew 2 cards.
    1: You drew 2 cards.
* card coin 5
    1: You drew coin 5.
* card coin 3
    1: You drew coin 3.
1 done
1 done
    Round 50: Bo's turn.
    2: Round 50: your turn.
    Bo gave a coin of 1 in exchange.
    2: You gave a coin of 1 in exchange.
    Bo got a coin of 3 in exchange.
    2: You got a coin of 3 in exchange.
2 buy Song of Praise, pay 3
    Bo bought Song of Praise with 3.
    2: You bought Song of Praise with 3.
* card Tournament
    Tournament came to the store.
2 play Song of Praise
    Bo played Song of Praise.
    2: You played Song of Praise.
2 done
    Round 50: Carin's turn.
    3: Round 50: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin gave a coin of 3 in exchange.
    3: You gave a coin of 3 in exchange.
    Carin got a coin of 5 in exchange.
    3: You got a coin of 5 in exchange.
3 draw
    Carin drew 3 cards to keep one.
    3: You drew 3 cards to keep one.
* card coin 3
    3: You drew coin 3.
* card coin 3
    3: You drew coin 3.
* card coin 1
    3: You drew coin 1.
3 put back coin 3
    Carin put coin 3 on the discard pile.
    3: You put coin 3 on the discard pile.
3 put back coin 3
    Carin put coin 3 on the discard pile.
    3: You put coin 3 on the discard pile.
3 play coin 1, in place of 5
    Carin played coin 1.
    3: You played coin 1.
    Carin put a coin of 5 back to the mint for lack of room.
    3: You put a coin of 5 back to the mint for lack of room.
3 command outer-city 3 B, top 1, to walls 3 A
    Carin moved a unit from Carin's outer-city, squad B, to Carin's walls, squad A.
    3: You moved a unit from your outer-city, squad B, to your walls, squad A.
3 command inner-city 3 A, top 2, to outer-city 3 A
    Carin moved 2 units from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
3 done
3 done
    Round 51: Ada's turn.
    1: Round 51: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Star Forts, pay 1, pay 1, pay 1
    Ada bought Star Forts with 1, 1 and 1.
    1: You bought Star Forts with 1, 1 and 1.
* card Chancellor
    Chancellor came to the store.
1 play coin 5
    Ada played coin 5.
    1: You played coin 5.
1 command outer-city 1 A, top 1, to walls 1 A
    Ada moved a unit from Ada's outer-city, squad A, to Ada's walls, squad A.
    1: You moved a unit from your outer-city, squad A, to your walls, squad A.
1 command outer-city 1 A, top 1, to middle A
    Ada moved a unit from Ada's outer-city, squad A, to the middle, squad A.
    1: You moved a unit from your outer-city, squad A, to the middle, squad A.
1 to outer-city 3 A
    Ada moved a unit from the middle, squad A, to Carin's outer-city, squad A.
    1: You moved a unit from the middle, squad A, to Carin's outer-city, squad A.
    3: Ada moved a unit from the middle, squad A, to your outer-city, squad A.
1 command inner-city 1 B, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city, squad B, to Ada's walls, squad A.
    1: You moved a unit from your inner-city, squad B, to your walls, squad A.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
1 done
1 command inner-city 1 A, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's walls, squad A.
    1: You moved a unit from your inner-city, squad A, to your walls, squad A.
1 command inner-city 1 A, top 2, to outer-city 1 B
    Ada moved 2 units from Ada's inner-city, squad A, to Ada's outer-city, squad B.
    1: You moved 2 units from your inner-city, squad A, to your outer-city, squad B.
1 done
    Round 51: Bo's turn.
    2: Round 51: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 1
    2: You drew coin 1.
2 discard coin 1
    Bo discarded coin 1.
    2: You discarded coin 1.
2 command inner-city 2 B, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city, squad B, to Bo's outer-city, squad A.
    2: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
2 to inner-city 2 A
    Bo moved a unit from Bo's outer-city, squad A, to Bo's inner-city, squad A.
    2: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
    Round 51: Carin's turn.
    3: Round 51: your turn.
3 buy The Colossal Gate, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Carin bought The Colossal Gate with 1, 1, 1, 1, 1, 1, 1, 1 and 1.
    3: You bought The Colossal Gate with 1, 1, 1, 1, 1, 1, 1, 1 and 1.
* card Foundry
    Foundry came to the store.
3 play The Colossal Gate
    Carin played The Colossal Gate.
    3: You played The Colossal Gate.
3 command inner-city 3 A, top 1, to outer-city 3 B
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad B.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad B.
3 command outer-city 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Archer with Pikeman: Carin's outer-city, squad A.
    1: Carin attacked your Archer with Pikeman: Carin's outer-city, squad A.
    3: You attacked Ada's Archer with Pikeman: your outer-city, squad A.
* dice 2
* dice 8
    Carin's attack is beaten off: 9 against 10.
    3: Your attack is beaten off: 9 against 10.
3 done
3 arrange outer-city 3 B, lift Trebuchet, to outer-city 3 A
    Carin put Trebuchet from Carin's outer-city, squad B, on top of Carin's outer-city, squad A.
    3: You put Trebuchet from your outer-city, squad B, on top of your outer-city, squad A.
3 arrange middle B, lift Spearman, to middle B
    Carin put Spearman on top of the middle, squad B.
    3: You put Spearman on top of the middle, squad B.
3 arrange outer-city 3 A, lift Pikeman, to outer-city 3 A
    Carin put Pikeman on top of Carin's outer-city, squad A.
    3: You put Pikeman on top of your outer-city, squad A.
3 arrange middle B, lift Spy, to middle A
    Carin put Spy from the middle, squad B, on top of the middle, squad A.
    3: You put Spy from the middle, squad B, on top of the middle, squad A.
3 arrange middle B, lift Swordsman, to middle B
    Carin put Swordsman on top of the middle, squad B.
    3: You put Swordsman on top of the middle, squad B.
3 done
    Round 52: Ada's turn.
    1: Round 52: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
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
1 discard Plate
    Ada discarded Plate.
    1: You discarded Plate.
1 command outer-city 3 A, attack walls 3 A of seat 3
    Ada attacked Carin's Archer with Archer: Carin's walls, squad A.
    1: You attacked Carin's Archer with Archer: Carin's walls, squad A.
    3: Ada attacked your Archer with Archer: your walls, squad A.
* dice 7
* dice 7
    Ada's attack is beaten off: 9 against 11.
    1: Your attack is beaten off: 9 against 11.
1 command outer-city 1 B, top 1, to inner-city 1 A
    Ada moved a unit from Ada's outer-city, squad B, to Ada's inner-city, squad A.
    1: You moved a unit from your outer-city, squad B, to your inner-city, squad A.
1 done
1 command outer-city 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
1 done
1 command walls 1 A, top 2, to inner-city 1 B
    Ada moved 2 units from Ada's walls, squad A, to Ada's inner-city, squad B.
    1: You moved 2 units from your walls, squad A, to your inner-city, squad B.
1 command outer-city 1 B, top 1, to inner-city 1 B
    Ada moved a unit from Ada's outer-city, squad B, to Ada's inner-city, squad B.
    1: You moved a unit from your outer-city, squad B, to your inner-city, squad B.
1 done
1 arrange inner-city 1 B, lift Pikeman, to inner-city 1 A
    Ada put Pikeman from Ada's inner-city, squad B, on top of Ada's inner-city, squad A.
    1: You put Pikeman from your inner-city, squad B, on top of your inner-city, squad A.
1 arrange inner-city 1 A, lift Pikeman, to inner-city 1 B
    Ada put Pikeman from Ada's inner-city, squad A, on top of Ada's inner-city, squad B.
    1: You put Pikeman from your inner-city, squad A, on top of your inner-city, squad B.
1 done
    Round 52: Bo's turn.
    2: Round 52: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 10
    2: You drew coin 10.
2 play coin 10
    Bo played coin 10.
    2: You played coin 10.
2 done
    Round 52: Carin's turn.
    3: Round 52: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin gave a coin of 1 in exchange.
    3: You gave a coin of 1 in exchange.
    Carin got a coin of 3 in exchange.
    3: You got a coin of 3 in exchange.
3 draw
    Carin drew 3 cards to keep one.
    3: You drew 3 cards to keep one.
* card Archer
    3: You drew Archer.
* card Coronation
    3: You drew Coronation.
* card Swordsman
    3: You drew Swordsman.
3 put back Archer
    Carin put Archer on the discard pile.
    3: You put Archer on the discard pile.
3 put back Swordsman
    Carin put Swordsman on the discard pile.
    3: You put Swordsman on the discard pile.
3 play Coronation
    Carin played Coronation.
    3: You played Coronation.
    Carin got a coin of 3.
    3: You got a coin of 3.
3 command outer-city 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Archer with Pikeman: Carin's outer-city, squad A.
    1: Carin attacked your Archer with Pikeman: Carin's outer-city, squad A.
    3: You attacked Ada's Archer with Pikeman: your outer-city, squad A.
* dice 4
* dice 2
    Carin's attack wins: 11 against 4.
    3: Your attack wins: 11 against 4.
    Ada's Archer died.
    1: Your Archer died.
3 done
3 done
    Round 53: Ada's turn.
    1: Round 53: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 buy Sorcerer, pay 1, pay 1, pay 3, pay 5
    Ada bought Sorcerer with 1, 1, 3 and 5.
    1: You bought Sorcerer with 1, 1, 3 and 5.
    Trebuchet came to the store.
1 play Sorcerer, to inner-city 1 A
    Ada played Sorcerer to Ada's inner-city, squad A.
    1: You played Sorcerer to your inner-city, squad A.
1 command walls 1 A, top 1, to inner-city 1 B
    Ada moved a unit from Ada's walls, squad A, to Ada's inner-city, squad B.
    1: You moved a unit from your walls, squad A, to your inner-city, squad B.
1 command inner-city 1 A, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's walls, squad A.
    1: You moved a unit from your inner-city, squad A, to your walls, squad A.
1 done
1 arrange inner-city 1 A, lift Knight, to inner-city 1 B
    Ada put Knight from Ada's inner-city, squad A, on top of Ada's inner-city, squad B.
    1: You put Knight from your inner-city, squad A, on top of your inner-city, squad B.
1 arrange inner-city 1 B, lift Knight, to inner-city 1 A
    Ada put Knight from Ada's inner-city, squad B, on top of Ada's inner-city, squad A.
    1: You put Knight from your inner-city, squad B, on top of your inner-city, squad A.
1 done
    Round 53: Bo's turn.
    2: Round 53: your turn.
2 buy Foundry, pay 10
    Bo bought Foundry with 10.
    2: You bought Foundry with 10.
* card Letters of Credit
    Letters of Credit came to the store.
2 discard Foundry
    Bo discarded Foundry.
    2: You discarded Foundry.
2 done
    Round 53: Carin's turn.
    3: Round 53: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Chancellor, pay 1, pay 3, pay 3
    Carin bought Chancellor with 1, 3 and 3.
    3: You bought Chancellor with 1, 3 and 3.
* card Market
    Market came to the store.
3 discard Chancellor
    Carin discarded Chancellor.
    3: You discarded Chancellor.
3 command middle A, top 1, to outer-city 2 A
    Carin moved a unit from the middle, squad A, to Bo's outer-city, squad A.
    2: Carin moved a unit from the middle, squad A, to your outer-city, squad A.
    3: You moved a unit from the middle, squad A, to Bo's outer-city, squad A.
3 command outer-city 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
3 command outer-city 3 A, top 2, to inner-city 3 A
    Carin moved 2 units from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved 2 units from your outer-city, squad A, to your inner-city, squad A.
3 done
3 arrange inner-city 3 A, lift Pikeman, to inner-city 3 A
    Carin put Pikeman on top of Carin's inner-city, squad A.
    3: You put Pikeman on top of your inner-city, squad A.
3 done
    Round 54: Ada's turn.
    1: Round 54: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card coin 5
    1: You drew coin 5.
* card coin 5
    1: You drew coin 5.
1 put back coin 5
    Ada put coin 5 on the discard pile.
    1: You put coin 5 on the discard pile.
1 play coin 5
    Ada played coin 5.
    1: You played coin 5.
1 command inner-city 1 B, top 3, to outer-city 1 A
    Ada moved 3 units from Ada's inner-city, squad B, to Ada's outer-city, squad A.
    1: You moved 3 units from your inner-city, squad B, to your outer-city, squad A.
1 command inner-city 1 B, top 1, to walls 1 B
    Ada moved a unit from Ada's inner-city, squad B, to Ada's walls, squad B.
    1: You moved a unit from your inner-city, squad B, to your walls, squad B.
1 done
1 done
    Round 54: Bo's turn.
    2: Round 54: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card Arithmetic
    2: You drew Arithmetic.
2 play Arithmetic
    Bo played Arithmetic.
    2: You played Arithmetic.
2 done
    Round 54: Carin's turn.
    3: Round 54: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin gave a coin of 1 in exchange.
    3: You gave a coin of 1 in exchange.
    Carin got a coin of 3 in exchange.
    3: You got a coin of 3 in exchange.
3 draw
    Carin drew 3 cards to keep one.
    3: You drew 3 cards to keep one.
* card coin 1
    3: You drew coin 1.
* card coin 1
    3: You drew coin 1.
* card coin 1
    3: You drew coin 1.
3 put back coin 1
    Carin put coin 1 on the discard pile.
    3: You put coin 1 on the discard pile.
3 put back coin 1
    Carin put coin 1 on the discard pile.
    3: You put coin 1 on the discard pile.
3 play coin 1
    Carin played coin 1.
    3: You played coin 1.
3 command inner-city 3 B, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad B, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad B, to your outer-city, squad A.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's outer-city, squad A.
    3: You moved a unit from your inner-city, squad A, to your outer-city, squad A.
3 command inner-city 3 A, top 1, to walls 3 A
    Carin moved a unit from Carin's inner-city, squad A, to Carin's walls, squad A.
    3: You moved a unit from your inner-city, squad A, to your walls, squad A.
3 done
3 arrange outer-city 3 A, lift Pikeman, to outer-city 3 A
    Carin put Pikeman on top of Carin's outer-city, squad A.
    3: You put Pikeman on top of your outer-city, squad A.
3 done
    Round 55: Ada's turn.
    1: Round 55: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
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
1 play Swordsman, to inner-city 1 A
    Ada played Swordsman to Ada's inner-city, squad A.
    1: You played Swordsman to your inner-city, squad A.
1 command walls 1 B, top 1, to outer-city 1 A
    Ada moved a unit from Ada's walls, squad B, to Ada's outer-city, squad A.
    1: You moved a unit from your walls, squad B, to your outer-city, squad A.
1 command inner-city 1 A, top 2, to outer-city 1 B
    Ada moved 2 units from Ada's inner-city, squad A, to Ada's outer-city, squad B.
    1: You moved 2 units from your inner-city, squad A, to your outer-city, squad B.
1 command walls 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's walls, squad A, to Ada's inner-city, squad A.
    1: You moved a unit from your walls, squad A, to your inner-city, squad A.
1 done
    Round 55: Bo's turn.
    2: Round 55: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 1
    2: You drew coin 1.
2 discard coin 1
    Bo discarded coin 1.
    2: You discarded coin 1.
2 done
    Round 55: Carin's turn.
    3: Round 55: your turn.
3 draw
    Carin drew 3 cards to keep one.
    3: You drew 3 cards to keep one.
* card Swordsman
    3: You drew Swordsman.
* card coin 3
    3: You drew coin 3.
* card Moneyer
    3: You drew Moneyer.
3 put back Moneyer
    Carin put Moneyer on the discard pile.
    3: You put Moneyer on the discard pile.
3 put back coin 3
    Carin put coin 3 on the discard pile.
    3: You put coin 3 on the discard pile.
3 play Swordsman, to inner-city 3 B
    Carin played Swordsman to Carin's inner-city, squad B.
    3: You played Swordsman to your inner-city, squad B.
3 command outer-city 3 A, top 1, to middle B
    Carin moved a unit from Carin's outer-city, squad A, to the middle, squad B.
    3: You moved a unit from your outer-city, squad A, to the middle, squad B.
3 done
3 command walls 3 A, top 2, to inner-city 3 A
    Carin moved 2 units from Carin's walls, squad A, to Carin's inner-city, squad A.
    3: You moved 2 units from your walls, squad A, to your inner-city, squad A.
3 command outer-city 2 A, top 1, to middle A
    Carin moved a unit from Bo's outer-city, squad A, to the middle, squad A.
    2: Carin moved a unit from your outer-city, squad A, to the middle, squad A.
    3: You moved a unit from Bo's outer-city, squad A, to the middle, squad A.
3 command outer-city 3 A, top 1, to inner-city 3 B
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad B.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
3 command outer-city 3 A, top 1, to middle A
    Carin moved a unit from Carin's outer-city, squad A, to the middle, squad A.
    3: You moved a unit from your outer-city, squad A, to the middle, squad A.
3 arrange inner-city 3 B, lift Swordsman, to inner-city 3 B
    Carin put Swordsman on top of Carin's inner-city, squad B.
    3: You put Swordsman on top of your inner-city, squad B.
3 arrange middle B, lift Pikeman, to middle A
    Carin put Pikeman from the middle, squad B, on top of the middle, squad A.
    3: You put Pikeman from the middle, squad B, on top of the middle, squad A.
3 done
    Round 56: Ada's turn.
    1: Round 56: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 3 in exchange.
    1: You gave a coin of 3 in exchange.
    Ada got a coin of 5 in exchange.
    1: You got a coin of 5 in exchange.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Builder
    1: You drew Builder.
* card Saboteur
    1: You drew Saboteur.
1 put back Saboteur
    Ada put Saboteur on the discard pile.
    1: You put Saboteur on the discard pile.
1 play Star Forts
    Ada played Star Forts.
    1: You played Star Forts.
1 command outer-city 1 B, top 2, to middle A
    Ada moved 2 units from Ada's outer-city, squad B, to the middle, squad A.
    1: You moved 2 units from your outer-city, squad B, to the middle, squad A.
1 done
1 command inner-city 1 A, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's walls, squad A.
    1: You moved a unit from your inner-city, squad A, to your walls, squad A.
1 done
1 arrange middle A, lift Knight, to middle A
    Ada put Knight on top of the middle, squad A.
    1: You put Knight on top of the middle, squad A.
1 arrange outer-city 1 A, lift Pikeman, to outer-city 1 A
    Ada put Pikeman on top of Ada's outer-city, squad A.
    1: You put Pikeman on top of your outer-city, squad A.
1 arrange outer-city 1 A, lift Mage, to outer-city 1 A
    Ada put Mage on top of Ada's outer-city, squad A.
    1: You put Mage on top of your outer-city, squad A.
1 arrange outer-city 1 A, lift Pikeman, to outer-city 1 A
    Ada put Pikeman on top of Ada's outer-city, squad A.
    1: You put Pikeman on top of your outer-city, squad A.
1 done
    Round 56: Bo's turn.
    2: Round 56: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 10
    2: You drew coin 10.
2 play coin 10
    Bo played coin 10.
    2: You played coin 10.
2 done
    Round 56: Carin's turn.
    3: Round 56: your turn.
    Carin gave a coin of 3 in exchange.
    3: You gave a coin of 3 in exchange.
    Carin got a coin of 5 in exchange.
    3: You got a coin of 5 in exchange.
3 draw
    Carin drew 3 cards to keep one.
    3: You drew 3 cards to keep one.
* card coin 3
    3: You drew coin 3.
* card Horse Breeding
    3: You drew Horse Breeding.
* card coin 5
    3: You drew coin 5.
3 put back coin 3
    Carin put coin 3 on the discard pile.
    3: You put coin 3 on the discard pile.
3 put back Horse Breeding
    Carin put Horse Breeding on the discard pile.
    3: You put Horse Breeding on the discard pile.
3 play coin 5, in place of 1
    Carin played coin 5.
    3: You played coin 5.
    Carin put a coin of 1 back to the mint for lack of room.
    3: You put a coin of 1 back to the mint for lack of room.
3 command middle B, top 3, to outer-city 1 A
    Carin moved 3 units from the middle, squad B, to Ada's outer-city, squad A.
    1: Carin moved 3 units from the middle, squad B, to your outer-city, squad A.
    3: You moved 3 units from the middle, squad B, to Ada's outer-city, squad A.
3 command middle A, top 3, to outer-city 3 A
    Carin moved 3 units from the middle, squad A, to Carin's outer-city, squad A.
    3: You moved 3 units from the middle, squad A, to your outer-city, squad A.
3 done
3 done
    Round 57: Ada's turn.
    1: Round 57: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card coin 3
    1: You drew coin 3.
* card Armour
    1: You drew Armour.
1 put back Armour
    Ada put Armour on the discard pile.
    1: You put Armour on the discard pile.
1 play Sorcerer, to inner-city 1 A
    Ada played Sorcerer to Ada's inner-city, squad A.
    1: You played Sorcerer to your inner-city, squad A.
1 command inner-city 1 A, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's inner-city, squad A, to Ada's outer-city, squad A.
    1: You moved 2 units from your inner-city, squad A, to your outer-city, squad A.
1 command walls 1 A, attack outer-city 1 A of seat 3
    Ada attacked Carin's Swordsman with Sorcerer: Ada's outer-city, squad A.
    1: You attacked Carin's Swordsman with Sorcerer: your outer-city, squad A.
    3: Ada attacked your Swordsman with Sorcerer: Ada's outer-city, squad A.
* dice 6
* dice 9
    Ada's attack is beaten off: 12 against 13.
    1: Your attack is beaten off: 12 against 13.
1 done
1 arrange middle A, lift Knight, to middle B
    Ada put Knight from the middle, squad A, on top of the middle, squad B.
    1: You put Knight from the middle, squad A, on top of the middle, squad B.
1 arrange middle A, lift Swordsman, to middle B
    Ada put Swordsman from the middle, squad A, on top of the middle, squad B.
    1: You put Swordsman from the middle, squad A, on top of the middle, squad B.
1 arrange outer-city 1 A, lift Knight, to outer-city 1 B
    Ada put Knight from Ada's outer-city, squad A, on top of Ada's outer-city, squad B.
    1: You put Knight from your outer-city, squad A, on top of your outer-city, squad B.
1 arrange outer-city 1 A, lift Pikeman, to outer-city 1 A
    Ada put Pikeman on top of Ada's outer-city, squad A.
    1: You put Pikeman on top of your outer-city, squad A.
1 arrange middle B, lift Knight, to middle B
    Ada put Knight on top of the middle, squad B.
    1: You put Knight on top of the middle, squad B.
1 done
    Round 57: Bo's turn.
    2: Round 57: your turn.
2 buy Knight, pay 10
    Bo bought Knight with 10.
    2: You bought Knight with 10.
    Trebuchet came to the store.
2 discard Knight
    Bo discarded Knight.
    2: You discarded Knight.
2 done
    Round 57: Carin's turn.
    3: Round 57: your turn.
3 buy Letters of Credit, pay 5
    Carin bought Letters of Credit with 5.
    3: You bought Letters of Credit with 5.
* card Longbows
    Longbows came to the store.
3 discard Letters of Credit
    Carin discarded Letters of Credit.
    3: You discarded Letters of Credit.
3 command outer-city 1 A, attack outer-city 1 A of seat 1
    Carin attacked Ada's Pikeman with Swordsman: Ada's outer-city, squad A.
    1: Carin attacked your Pikeman with Swordsman: your outer-city, squad A.
    3: You attacked Ada's Pikeman with Swordsman: Ada's outer-city, squad A.
* dice 4
* dice 7
    Carin's attack is beaten off: 11 against 15.
    3: Your attack is beaten off: 11 against 15.
3 command inner-city 3 A, top 2, to walls 3 A
    Carin moved 2 units from Carin's inner-city, squad A, to Carin's walls, squad A.
    3: You moved 2 units from your inner-city, squad A, to your walls, squad A.
3 command outer-city 3 A, top 2, to inner-city 3 A
    Carin moved 2 units from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved 2 units from your outer-city, squad A, to your inner-city, squad A.
3 command outer-city 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city, squad A, to Carin's inner-city, squad A.
    3: You moved a unit from your outer-city, squad A, to your inner-city, squad A.
3 done
3 arrange inner-city 3 A, lift Pikeman, to inner-city 3 A
    Carin put Pikeman on top of Carin's inner-city, squad A.
    3: You put Pikeman on top of your inner-city, squad A.
3 done
    Round 58: Ada's turn.
    1: Round 58: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 1 in exchange.
    1: You gave a coin of 1 in exchange.
    Ada got a coin of 3 in exchange.
    1: You got a coin of 3 in exchange.
1 buy The Great Library, pay 5, pay 5, pay 1
    Ada bought The Great Library with 1, 5 and 5.
    1: You bought The Great Library with 1, 5 and 5.
* card Stirrups
    Stirrups came to the store.
1 discard coin 3
    Ada discarded coin 3.
    1: You discarded coin 3.
1 command outer-city 1 B, attack outer-city 1 A of seat 3
    Ada attacked Carin's Swordsman with Knight: Ada's outer-city, squad A.
    1: You attacked Carin's Swordsman with Knight: your outer-city, squad A.
    3: Ada attacked your Swordsman with Knight: Ada's outer-city, squad A.
* dice 8
* dice 8
    Ada's attack wins: 14 against 12.
    1: Your attack wins: 14 against 12.
    Carin's Swordsman died.
    3: Your Swordsman died.
1 command outer-city 1 B, attack outer-city 1 A of seat 3
    Ada attacked Carin's Spearman with Knight: Ada's outer-city, squad A.
    1: You attacked Carin's Spearman with Knight: your outer-city, squad A.
    3: Ada attacked your Spearman with Knight: Ada's outer-city, squad A.
* dice 6
* dice 5
    Ada's attack wins: 12 against 9.
    1: Your attack wins: 12 against 9.
    Carin's Spearman died.
    3: Your Spearman died.
1 command outer-city 1 B, attack outer-city 1 A of seat 3
    Ada attacked Carin's Crossbowman with Knight: Ada's outer-city, squad A.
    1: You attacked Carin's Crossbowman with Knight: your outer-city, squad A.
    3: Ada attacked your Crossbowman with Knight: Ada's outer-city, squad A.
* dice 9
* dice 3
    Ada's attack wins: 15 against 6.
    1: Your attack wins: 15 against 6.
    Carin's Crossbowman died.
    3: Your Crossbowman died.
1 command outer-city 1 A, top 3, to inner-city 1 A
    Ada moved 3 units from Ada's outer-city, squad A, to Ada's inner-city, squad A.
    1: You moved 3 units from your outer-city, squad A, to your inner-city, squad A.
1 command outer-city 1 A, top 1, to inner-city 1 B
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad B.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
1 command outer-city 1 A, top 1, to inner-city 1 B
    Ada moved a unit from Ada's outer-city, squad A, to Ada's inner-city, squad B.
    1: You moved a unit from your outer-city, squad A, to your inner-city, squad B.
1 done
1 arrange inner-city 1 B, lift Mage, to inner-city 1 A
    Ada put Mage from Ada's inner-city, squad B, on top of Ada's inner-city, squad A.
    1: You put Mage from your inner-city, squad B, on top of your inner-city, squad A.
1 done
    Round 58: Bo's turn.
    2: Round 58: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 5
    2: You drew coin 5.
2 play coin 5
    Bo played coin 5.
    2: You played coin 5.
2 done
    Round 58: Carin's turn.
    3: Round 58: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin gave a coin of 1 in exchange.
    3: You gave a coin of 1 in exchange.
    Carin got a coin of 3 in exchange.
    3: You got a coin of 3 in exchange.
3 buy Tournament, pay 1, pay 1, pay 5
    Carin bought Tournament with 1, 1 and 5.
    3: You bought Tournament with 1, 1 and 5.
* card Tournament
    Tournament came to the store.
3 play Tournament
    Carin played Tournament.
    3: You played Tournament.
    Carin got a coin of 3.
    3: You got a coin of 3.
3 done
3 done
    Round 59: Ada's turn.
    1: Round 59: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Archer
    1: You drew Archer.
* card coin 5
    1: You drew coin 5.
1 put back Archer
    Ada put Archer on the discard pile.
    1: You put Archer on the discard pile.
1 play The Great Library
    Ada played The Great Library.
    1: You played The Great Library.
1 command outer-city 1 B, top 1, to inner-city 1 B
    Ada moved a unit from Ada's outer-city, squad B, to Ada's inner-city, squad B.
    1: You moved a unit from your outer-city, squad B, to your inner-city, squad B.
1 done
1 command inner-city 1 A, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city, squad A, to Ada's walls, squad A.
    1: You moved a unit from your inner-city, squad A, to your walls, squad A.
1 done
1 done
    Round 59: Bo's turn.
    2: Round 59: your turn.
2 buy Knight, pay 5
    Bo bought Knight with 5.
    2: You bought Knight with 5.
    Knight came to the store.
2 play Knight, to inner-city 2 A
    Bo played Knight to Bo's inner-city, squad A.
    2: You played Knight to your inner-city, squad A.
2 done
2 done
    Round 59: Carin's turn.
    3: Round 59: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
3 buy Stirrups, pay 1, pay 3
    Carin bought Stirrups with 1 and 3.
    3: You bought Stirrups with 1 and 3.
* card The Lighthouse
    The Lighthouse came to the store.
3 discard Stirrups
    Carin discarded Stirrups.
    3: You discarded Stirrups.
3 done
3 done
    Round 60: Ada's turn.
    1: Round 60: your turn.
    Ada got a coin of 1.
    1: You got a coin of 1.
    Ada gave a coin of 3 in exchange.
    1: You gave a coin of 3 in exchange.
    Ada got a coin of 5 in exchange.
    1: You got a coin of 5 in exchange.
1 draw
    Ada drew 3 cards to keep one.
    1: You drew 3 cards to keep one.
* card coin 5
    1: You drew coin 5.
* card coin 1
    1: You drew coin 1.
* card Ploughs
    1: You drew Ploughs.
1 put back coin 1
    Ada put coin 1 on the discard pile.
    1: You put coin 1 on the discard pile.
1 put back Ploughs
    Ada put Ploughs on the discard pile.
    1: You put Ploughs on the discard pile.
1 discard Archer
    Ada discarded Archer.
    1: You discarded Archer.
1 command walls 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's walls, squad A, to Ada's inner-city, squad A.
    1: You moved a unit from your walls, squad A, to your inner-city, squad A.
1 command inner-city 1 B, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's inner-city, squad B, to Ada's outer-city, squad A.
    1: You moved 2 units from your inner-city, squad B, to your outer-city, squad A.
1 command middle B, top 2, to outer-city 1 A
    Ada moved 2 units from the middle, squad B, to Ada's outer-city, squad A.
    1: You moved 2 units from the middle, squad B, to your outer-city, squad A.
1 command walls 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's walls, squad A, to Ada's inner-city, squad A.
    1: You moved a unit from your walls, squad A, to your inner-city, squad A.
1 done
    Round 60: Bo's turn.
    2: Round 60: your turn.
2 draw
    Bo drew a card.
    2: You drew a card.
* card coin 1
    2: You drew coin 1.
2 play coin 1
    Bo played coin 1.
    2: You played coin 1.
2 done
2 done
    Round 60: Carin's turn.
    3: Round 60: your turn.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin got a coin of 1.
    3: You got a coin of 1.
    Carin gave a coin of 3 in exchange.
    3: You gave a coin of 3 in exchange.
    Carin got a coin of 5 in exchange.
    3: You got a coin of 5 in exchange.
3 buy Market, pay 1, pay 1, pay 5
    Carin bought Market with 1, 1 and 5.
    3: You bought Market with 1, 1 and 5.
* card Counterweights
    Counterweights came to the store.
3 play Market
    Carin played Market.
    3: You played Market.
3 command walls 3 A, top 2, to inner-city 3 A
    Carin moved 2 units from Carin's walls, squad A, to Carin's inner-city, squad A.
    3: You moved 2 units from your walls, squad A, to your inner-city, squad A.
3 done
3 arrange inner-city 3 A, lift Crossbowman, to inner-city 3 B
    Carin put Crossbowman from Carin's inner-city, squad A, on top of Carin's inner-city, squad B.
    3: You put Crossbowman from your inner-city, squad A, on top of your inner-city, squad B.
3 arrange inner-city 3 A, lift Pikeman, to inner-city 3 A
    Carin put Pikeman on top of Carin's inner-city, squad A.
    3: You put Pikeman on top of your inner-city, squad A.
3 arrange inner-city 3 B, lift Trebuchet, to inner-city 3 B
    Carin put Trebuchet on top of Carin's inner-city, squad B.
    3: You put Trebuchet on top of your inner-city, squad B.
3 arrange inner-city 3 B, lift Swordsman, to inner-city 3 B
    Carin put Swordsman on top of Carin's inner-city, squad B.
    3: You put Swordsman on top of your inner-city, squad B.
3 done
    The last round is over: the most victory points win.

    Bo wins.
    2: You win!
    1. Bo: 11 victory points
    2: 1. You: 11 victory points
    2. Carin: 10 victory points
    3: 2. You: 10 victory points
    3. Ada: 8 victory points
    1: 3. You: 8 victory points
