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
    1: You threw least and begin.
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
    Ada got a coin of 3 from the flag.
    1: You got a coin of 3 from the flag.
    Carin took Swordsman to Carin's inner-city.
    3: You took Swordsman to your inner-city.
    Carin drew 5 cards.
    3: 
    Bo drew 5 cards.
    2: 
    Ada drew 5 cards.
    1: 
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
    1: You drew a coin of 5.
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
    2: You drew a coin of 1.
* card Spearman
    2: You drew Spearman.
* card Horse Breeding
    2: You drew Horse Breeding.
* card Coronation
    2: You drew Coronation.
* card coin 3
    3: You drew a coin of 3.
* card coin 3
    3: You drew a coin of 3.
* card Arithmetic
    3: You drew Arithmetic.
* card Archer
    3: You drew Archer.
* card coin 3
    3: You drew a coin of 3.
    Round 1: Ada's turn.
    1: Round 1: your turn.
1 draw
    Ada drew a card.
    1: 
* card Swordsman
    1: You drew Swordsman.
1 discard Swordsman
    Ada discarded Swordsman.
    1: You discarded Swordsman.
    Round 1: Bo's turn.
    2: Round 1: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 3
    2: You drew a coin of 3.
2 discard Horse Breeding
    Bo discarded Horse Breeding.
    2: You discarded Horse Breeding.
2 done
    Round 1: Carin's turn.
    3: Round 1: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 draw
    Carin drew a card.
    3: 
* card coin 5
    3: You drew a coin of 5.
3 play coin 5
    Carin played a coin of 5.
    3: You played a coin of 5.
3 done
    Round 2: Ada's turn.
    1: Round 2: your turn.
1 draw
    Ada drew a card.
    1: 
* card coin 1
    1: You drew a coin of 1.
1 play Spearman, to inner-city 1 A
    Ada played Spearman to Ada's inner-city.
    1: You played Spearman to your inner-city.
1 done
    Round 2: Bo's turn.
    2: Round 2: your turn.
2 draw
    Bo drew a card.
    2: 
* card Scholar
    2: You drew Scholar.
2 play coin 3
    Bo played a coin of 3.
    2: You played a coin of 3.
2 play Spearman, to inner-city 2 A
    Bo played Spearman to Bo's inner-city.
    2: You played Spearman to your inner-city.
2 done
    Round 2: Carin's turn.
    3: Round 2: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 draw
    Carin drew a card.
    3: 
* card Moneyer
    3: You drew Moneyer.
3 play coin 3
    Carin played a coin of 3.
    3: You played a coin of 3.
3 done
    Round 3: Ada's turn.
    1: Round 3: your turn.
1 draw
    Ada drew a card.
    1: 
* card Masonry
    1: You drew Masonry.
1 play Coinage
    Ada played Coinage.
    1: You played Coinage.
1 done
    Round 3: Bo's turn.
    2: Round 3: your turn.
2 buy Trebuchet, pay 3
    Bo bought Trebuchet with a coin of 3.
    2: You bought Trebuchet with a coin of 3.
* card Mage
    Mage came to the store.
2 discard Coronation
    Bo discarded Coronation.
    2: You discarded Coronation.
2 play Trebuchet, to inner-city 2 A
    Bo played Trebuchet to Bo's inner-city.
    2: You played Trebuchet to your inner-city.
2 done
2 arrange inner-city 2 A, lift Spearman, to inner-city 2 A
    Bo put Spearman on top in Bo's inner-city.
    2: You put Spearman on top in your inner-city.
2 done
    Round 3: Carin's turn.
    3: Round 3: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 draw
    Carin drew a card.
    3: 
* card coin 1
    3: You drew a coin of 1.
3 discard Arithmetic
    Carin discarded Arithmetic.
    3: You discarded Arithmetic.
3 done
    Round 4: Ada's turn.
    1: Round 4: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy Barracks, pay 3
    Ada bought Barracks with a coin of 3.
    1: You bought Barracks with a coin of 3.
* card Letters of Credit
    Letters of Credit came to the store.
1 play coin 5
    Ada played a coin of 5.
    1: You played a coin of 5.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city to Ada's outer-city.
    1: You moved a unit from your inner-city to your outer-city.
    Ada's units are done.
    1: No unit can do more in this turn.
    Round 4: Bo's turn.
    2: Round 4: your turn.
2 draw
    Bo drew a card.
    2: 
* card Fletching
    2: You drew Fletching.
2 discard Recruiter
    Bo discarded Recruiter.
    2: You discarded Recruiter.
2 done
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city to Bo's outer-city.
    2: You moved a unit from your inner-city to your outer-city.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city to Bo's outer-city.
    2: You moved a unit from your inner-city to your outer-city.
    Bo's units are done.
    2: No unit can do more in this turn.
2 arrange outer-city 2 A, lift Spearman, to outer-city 2 A
    Bo put Spearman on top in Bo's outer-city.
    2: You put Spearman on top in your outer-city.
2 arrange outer-city 2 A, lift Spearman, to outer-city 2 B
    Bo put Spearman into the second squad in Bo's outer-city.
    2: You put Spearman into the second squad in your outer-city.
    Round 4: Carin's turn.
    3: Round 4: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 buy Tournament, pay 3, pay 1, pay 1, pay 1, pay 5
    Carin bought Tournament with coins of 1, 1, 1, 3 and 5.
    3: You bought Tournament with coins of 1, 1, 1, 3 and 5.
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
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy Letters of Credit, pay 1, pay 1, pay 5
    Ada bought Letters of Credit with coins of 1, 1 and 5.
    1: You bought Letters of Credit with coins of 1, 1 and 5.
* card Steel
    Steel came to the store.
1 play Masonry
    Ada played Masonry.
    1: You played Masonry.
1 command outer-city 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's outer-city to Ada's inner-city.
    1: You moved a unit from your outer-city to your inner-city.
    Ada's units are done.
    1: No unit can do more in this turn.
    Round 5: Bo's turn.
    2: Round 5: your turn.
2 draw
    Bo drew a card.
    2: 
* card Archer
    2: You drew Archer.
2 play Archer, to inner-city 2 A
    Bo played Archer to Bo's inner-city.
    2: You played Archer to your inner-city.
2 play Fletching
    Bo played Fletching.
    2: You played Fletching.
2 done
2 done
    Round 5: Carin's turn.
    3: Round 5: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 buy Pikeman, pay 5
    Carin bought Pikeman with a coin of 5.
    3: You bought Pikeman with a coin of 5.
* card Sorcerer
    Sorcerer came to the store.
3 play coin 3
    Carin played a coin of 3.
    3: You played a coin of 3.
3 done
    Round 6: Ada's turn.
    1: Round 6: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 draw
    Ada drew a card.
    1: 
* card coin 1
    1: You drew a coin of 1.
1 play Letters of Credit
    Ada played Letters of Credit.
    1: You played Letters of Credit.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city to Ada's outer-city.
    1: You moved a unit from your inner-city to your outer-city.
    Ada's units are done.
    1: No unit can do more in this turn.
    Round 6: Bo's turn.
    2: Round 6: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 10
    2: You drew a coin of 10.
2 discard coin 1
    Bo discarded a coin of 1.
    2: You discarded a coin of 1.
2 done
2 command inner-city 2 A, top 1, to outer-city 2 B
    Bo moved a unit from Bo's inner-city to Bo's outer-city (second squad).
    2: You moved a unit from your inner-city to your outer-city (second squad).
2 command outer-city 2 A, top 1, to middle A
    Bo moved a unit from Bo's outer-city to the middle.
    2: You moved a unit from your outer-city to the middle.
2 to outer-city 1 A
    Bo moved a unit from the middle to Ada's outer-city.
    1: Bo moved a unit from the middle to your outer-city.
    2: You moved a unit from the middle to Ada's outer-city.
    Bo's units are done.
    2: No unit can do more in this turn.
2 arrange outer-city 2 B, lift Spearman, to outer-city 2 B
    Bo put Spearman on top in Bo's outer-city (second squad).
    2: You put Spearman on top in your outer-city (second squad).
2 done
    Round 6: Carin's turn.
    3: Round 6: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 buy Double Entry, pay 1, pay 3
    Carin bought Double Entry with coins of 1 and 3.
    3: You bought Double Entry with coins of 1 and 3.
* card Counterweights
    Counterweights came to the store.
3 discard Tournament
    Carin discarded Tournament.
    3: You discarded Tournament.
3 done
    Round 7: Ada's turn.
    1: Round 7: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy Pikeman, pay 1, pay 1
    Ada bought Pikeman with coins of 1 and 1.
    1: You bought Pikeman with coins of 1 and 1.
* card Trebuchet
    Trebuchet came to the store.
1 discard coin 1
    Ada discarded a coin of 1.
    1: You discarded a coin of 1.
1 done
    Round 7: Bo's turn.
    2: Round 7: your turn.
2 draw
    Bo drew a card.
    2: 
* card Swordsman
    2: You drew Swordsman.
2 play coin 10
    Bo played a coin of 10.
    2: You played a coin of 10.
2 play Swordsman, to inner-city 2 A
    Bo played Swordsman to Bo's inner-city.
    2: You played Swordsman to your inner-city.
2 command outer-city 1 A, attack the walls
    Bo attacked Ada's walls with Trebuchet.
    1: Bo attacked your walls with Trebuchet.
    2: You attacked Ada's walls with Trebuchet.
* dice 7
* dice 8
    It threw 7, Ada 8.
    1: It threw 7, you 8.
    It was beaten off, 15 against 19.
2 command outer-city 2 B, top 2, to middle A
    Bo moved 2 units from Bo's outer-city (second squad) to the middle.
    2: You moved 2 units from your outer-city (second squad) to the middle.
2 to outer-city 1 A
    Bo moved 2 units from the middle to Ada's outer-city.
    1: Bo moved 2 units from the middle to your outer-city.
    2: You moved 2 units from the middle to Ada's outer-city.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city to Bo's outer-city.
    2: You moved a unit from your inner-city to your outer-city.
    Bo's units are done.
    2: No unit can do more in this turn.
2 arrange outer-city 1 A, lift Trebuchet, to outer-city 1 B
    Bo put Trebuchet into the second squad in Ada's outer-city.
    1: Bo put Trebuchet into the second squad in your outer-city.
    2: You put Trebuchet into the second squad in Ada's outer-city.
2 done
    Round 7: Carin's turn.
    3: Round 7: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 draw
    Carin drew a card.
    3: 
* card Spearman
    3: You drew Spearman.
3 play coin 1
    Carin played a coin of 1.
    3: You played a coin of 1.
3 done
    Round 8: Ada's turn.
    1: Round 8: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 draw
    Ada drew a card.
    1: 
* card coin 3
    1: You drew a coin of 3.
1 play Pikeman, to inner-city 1 A
    Ada played Pikeman to Ada's inner-city.
    1: You played Pikeman to your inner-city.
1 command outer-city 1 A, attack outer-city 1 B of seat 2
    Ada attacked Bo's Trebuchet in Ada's outer-city (second squad) with Spearman.
    1: You attacked Bo's Trebuchet in your outer-city (second squad) with Spearman.
    2: Ada attacked your Trebuchet in Ada's outer-city (second squad) with Spearman.
* dice 6
* dice 9
    It threw 6, Bo 9.
    2: It threw 6, you 9.
    It was beaten off, 9 against 12.
1 done
    Round 8: Bo's turn.
    2: Round 8: your turn.
2 buy Trebuchet, pay 10
    Bo bought Trebuchet with a coin of 10.
    2: You bought Trebuchet with a coin of 10.
* card Crossbowman
    Crossbowman came to the store.
2 play Trebuchet, to inner-city 2 A
    Bo played Trebuchet to Bo's inner-city.
    2: You played Trebuchet to your inner-city.
2 discard Scholar
    Bo discarded Scholar.
    2: You discarded Scholar.
2 command outer-city 1 A, attack outer-city 1 A of seat 1
    Bo attacked Ada's Spearman in Ada's outer-city with Spearman.
    1: Bo attacked your Spearman in your outer-city with Spearman.
    2: You attacked Ada's Spearman in Ada's outer-city with Spearman.
* dice 9
* dice 6
    It threw 9, Ada 6.
    1: It threw 9, you 6.
    It was beaten off, 12 against 12.
2 command outer-city 1 B, attack the walls
    Bo attacked Ada's walls with Trebuchet.
    1: Bo attacked your walls with Trebuchet.
    2: You attacked Ada's walls with Trebuchet.
* dice 5
* dice 8
    It threw 5, Ada 8.
    1: It threw 5, you 8.
    It was beaten off, 13 against 19.
2 command outer-city 2 A, top 1, to middle A
    Bo moved a unit from Bo's outer-city to the middle.
    2: You moved a unit from your outer-city to the middle.
2 to outer-city 3 A
    Bo moved a unit from the middle to Carin's outer-city.
    2: You moved a unit from the middle to Carin's outer-city.
    3: Bo moved a unit from the middle to your outer-city.
2 done
2 done
    Round 8: Carin's turn.
    3: Round 8: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 buy Captain of the Guard, pay 1, pay 1, pay 1, pay 1, pay 1
    Carin bought Captain of the Guard with coins of 1, 1, 1, 1 and 1.
    3: You bought Captain of the Guard with coins of 1, 1, 1, 1 and 1.
* card Three Fields
    Three Fields came to the store.
3 play Pikeman, to inner-city 3 A
    Carin played Pikeman to Carin's inner-city.
    3: You played Pikeman to your inner-city.
3 done
3 arrange inner-city 3 A, lift Swordsman, to inner-city 3 B
    Carin put Swordsman into the second squad in Carin's inner-city.
    3: You put Swordsman into the second squad in your inner-city.
3 arrange inner-city 3 A, lift Pikeman, to inner-city 3 B
    Carin put Pikeman into the second squad in Carin's inner-city.
    3: You put Pikeman into the second squad in your inner-city.
    Round 9: Ada's turn.
    1: Round 9: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy Knight, pay 1, pay 3
    Ada bought Knight with coins of 1 and 3.
    1: You bought Knight with coins of 1 and 3.
* card Crossbowman
    Crossbowman came to the store.
1 discard coin 3
    Ada discarded a coin of 3.
    1: You discarded a coin of 3.
1 command outer-city 1 A, attack outer-city 1 B of seat 2
    Ada attacked Bo's Trebuchet in Ada's outer-city (second squad) with Spearman.
    1: You attacked Bo's Trebuchet in your outer-city (second squad) with Spearman.
    2: Ada attacked your Trebuchet in Ada's outer-city (second squad) with Spearman.
* dice 6
* dice 12
    It threw 6, Bo 12.
    2: It threw 6, you 12.
    It was beaten off, 9 against 15.
1 done
    Round 9: Bo's turn.
    2: Round 9: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 3
    2: You drew a coin of 3.
2 discard coin 3
    Bo discarded a coin of 3.
    2: You discarded a coin of 3.
2 command outer-city 3 A, attack the walls
    Bo attacked Carin's walls with Swordsman.
    2: You attacked Carin's walls with Swordsman.
    3: Bo attacked your walls with Swordsman.
* dice 6
* dice 11
    It threw 6, Carin 11.
    3: It threw 6, you 11.
    It was beaten off, 10 against 20.
2 command outer-city 1 B, attack the walls
    Bo attacked Ada's walls with Trebuchet.
    1: Bo attacked your walls with Trebuchet.
    2: You attacked Ada's walls with Trebuchet.
* dice 5
* dice 12
    It threw 5, Ada 12.
    1: It threw 5, you 12.
    It was beaten off, 13 against 23.
2 command outer-city 1 A, attack outer-city 1 A of seat 1
    Bo attacked Ada's Spearman in Ada's outer-city with Spearman.
    1: Bo attacked your Spearman in your outer-city with Spearman.
    2: You attacked Ada's Spearman in Ada's outer-city with Spearman.
* dice 9
* dice 2
    It threw 9, Ada 2.
    1: It threw 9, you 2.
    It won, 12 against 8.
    Ada's Spearman died.
    1: Your Spearman died.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city to Bo's outer-city.
    2: You moved a unit from your inner-city to your outer-city.
2 done
2 arrange outer-city 1 A, lift Archer, to outer-city 1 A
    Bo put Archer on top in Ada's outer-city.
    1: Bo put Archer on top in your outer-city.
    2: You put Archer on top in Ada's outer-city.
2 arrange outer-city 1 B, lift Trebuchet, to outer-city 1 A
    Bo put Trebuchet into the first squad in Ada's outer-city.
    1: Bo put Trebuchet into the first squad in your outer-city.
    2: You put Trebuchet into the first squad in Ada's outer-city.
2 arrange outer-city 1 A, lift Spearman, to outer-city 1 A
    Bo put Spearman on top in Ada's outer-city.
    1: Bo put Spearman on top in your outer-city.
    2: You put Spearman on top in Ada's outer-city.
2 done
    Round 9: Carin's turn.
    3: Round 9: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 draw
    Carin drew a card.
    3: 
* card Smithing
    3: You drew Smithing.
3 play Captain of the Guard
    Carin played Captain of the Guard.
    3: You played Captain of the Guard.
3 done
3 done
    Round 10: Ada's turn.
    1: Round 10: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 draw
    Ada drew a card.
    1: 
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
    2: 
* card Music
    2: You drew Music.
2 play Music
    Bo played Music.
    2: You played Music.
2 command outer-city 3 A, top 1, to middle A
    Bo moved a unit from Carin's outer-city to the middle.
    2: You moved a unit from Carin's outer-city to the middle.
    3: Bo moved a unit from your outer-city to the middle.
2 to outer-city 1 B
    Bo moved a unit from the middle to Ada's outer-city (second squad).
    1: Bo moved a unit from the middle to your outer-city (second squad).
    2: You moved a unit from the middle to Ada's outer-city (second squad).
2 command outer-city 2 A, top 1, to middle A
    Bo moved a unit from Bo's outer-city to the middle.
    2: You moved a unit from your outer-city to the middle.
2 command outer-city 1 A, attack the walls
    Bo attacked Ada's walls with Spearman.
    1: Bo attacked your walls with Spearman.
    2: You attacked Ada's walls with Spearman.
* dice 7
* dice 7
    It threw 7, Ada 7.
    1: It threw 7, you 7.
    It was beaten off, 10 against 18.
    Bo's units are done.
    2: No unit can do more in this turn.
2 arrange outer-city 1 B, lift Swordsman, to outer-city 1 A
    Bo put Swordsman into the first squad in Ada's outer-city.
    1: Bo put Swordsman into the first squad in your outer-city.
    2: You put Swordsman into the first squad in Ada's outer-city.
2 done
    Round 10: Carin's turn.
    3: Round 10: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 draw
    Carin drew a card.
    3: 
* card coin 3
    3: You drew a coin of 3.
3 discard Double Entry
    Carin discarded Double Entry.
    3: You discarded Double Entry.
3 done
3 done
    Round 11: Ada's turn.
    1: Round 11: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy Double Entry, pay 3, pay 1
    Ada bought Double Entry with coins of 1 and 3.
    1: You bought Double Entry with coins of 1 and 3.
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
    2: 
* card Horse Breeding
    2: You drew Horse Breeding.
2 play Horse Breeding
    Bo played Horse Breeding.
    2: You played Horse Breeding.
2 command outer-city 1 A, top 4, to middle A
    Bo moved 4 units from Ada's outer-city to the middle.
    1: Bo moved 4 units from your outer-city to the middle.
    2: You moved 4 units from Ada's outer-city to the middle.
2 to outer-city 1 A
    Bo moved 4 units from the middle to Ada's outer-city.
    1: Bo moved 4 units from the middle to your outer-city.
    2: You moved 4 units from the middle to Ada's outer-city.
2 command middle A, top 1, to outer-city 1 A
    Bo moved a unit from the middle to Ada's outer-city.
    1: Bo moved a unit from the middle to your outer-city.
    2: You moved a unit from the middle to Ada's outer-city.
2 done
    Bo's units are done.
    2: No unit can do more in this turn.
2 done
    Round 11: Carin's turn.
    3: Round 11: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 buy Steel, pay 1, pay 1, pay 1
    Carin bought Steel with coins of 1, 1 and 1.
    3: You bought Steel with coins of 1, 1 and 1.
* card Siege Master
    Siege Master came to the store.
3 discard coin 3
    Carin discarded a coin of 3.
    3: You discarded a coin of 3.
3 done
3 done
    Round 12: Ada's turn.
    1: Round 12: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 draw
    Ada drew a card.
    1: 
* card coin 3
    1: You drew a coin of 3.
1 discard Armour
    Ada discarded Armour.
    1: You discarded Armour.
1 done
    Round 12: Bo's turn.
    2: Round 12: your turn.
2 draw
    Bo drew a card.
    2: 
* card Archer
    2: You drew Archer.
2 play Archer, to inner-city 2 A
    Bo played Archer to Bo's inner-city.
    2: You played Archer to your inner-city.
2 command outer-city 1 A, attack the walls
    Bo attacked Ada's walls with Trebuchet.
    1: Bo attacked your walls with Trebuchet.
    2: You attacked Ada's walls with Trebuchet.
* dice 8
* dice 6
    It threw 8, Ada 6.
    1: It threw 8, you 6.
    It was beaten off, 16 against 17.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city to Bo's outer-city.
    2: You moved a unit from your inner-city to your outer-city.
2 to middle A
    Bo moved a unit from Bo's outer-city to the middle.
    2: You moved a unit from your outer-city to the middle.
    Bo's units are done.
    2: No unit can do more in this turn.
2 arrange outer-city 1 A, lift Swordsman, to outer-city 1 A
    Bo put Swordsman on top in Ada's outer-city.
    1: Bo put Swordsman on top in your outer-city.
    2: You put Swordsman on top in Ada's outer-city.
2 arrange outer-city 1 A, lift Trebuchet, to outer-city 1 A
    Bo put Trebuchet on top in Ada's outer-city.
    1: Bo put Trebuchet on top in your outer-city.
    2: You put Trebuchet on top in Ada's outer-city.
2 done
    Round 12: Carin's turn.
    3: Round 12: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 draw
    Carin drew a card.
    3: 
* card Saboteur
    3: You drew Saboteur.
3 play coin 3
    Carin played a coin of 3.
    3: You played a coin of 3.
3 command inner-city 3 B, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city (second squad) to Carin's outer-city.
    3: You moved a unit from your inner-city (second squad) to your outer-city.
3 done
    Round 13: Ada's turn.
    1: Round 13: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy Song of Praise, pay 1, pay 3
    Ada bought Song of Praise with coins of 1 and 3.
    1: You bought Song of Praise with coins of 1 and 3.
* card Song of Praise
    Song of Praise came to the store.
1 play coin 3
    Ada played a coin of 3.
    1: You played a coin of 3.
1 done
    Round 13: Bo's turn.
    2: Round 13: your turn.
2 draw
    Bo drew a card.
    2: 
* card Builder
    2: You drew Builder.
2 discard Builder
    Bo discarded Builder.
    2: You discarded Builder.
2 done
2 arrange outer-city 1 A, lift Swordsman, to outer-city 1 A
    Bo put Swordsman on top in Ada's outer-city.
    1: Bo put Swordsman on top in your outer-city.
    2: You put Swordsman on top in Ada's outer-city.
2 done
    Round 13: Carin's turn.
    3: Round 13: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 draw
    Carin drew a card.
    3: 
* card coin 1
    3: You drew a coin of 1.
3 play Smithing
    Carin played Smithing.
    3: You played Smithing.
3 command inner-city 3 B, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city (second squad) to Carin's outer-city.
    3: You moved a unit from your inner-city (second squad) to your outer-city.
    Carin's units are done.
    3: No unit can do more in this turn.
3 done
    Round 14: Ada's turn.
    1: Round 14: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
1 buy Song of Praise, pay 1, pay 5
    Ada bought Song of Praise with coins of 1 and 5.
    1: You bought Song of Praise with coins of 1 and 5.
* card Tournament
    Tournament came to the store.
1 play coin 1
    Ada played a coin of 1.
    1: You played a coin of 1.
1 done
    Round 14: Bo's turn.
    2: Round 14: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 5
    2: You drew a coin of 5.
2 play coin 5
    Bo played a coin of 5.
    2: You played a coin of 5.
2 command outer-city 1 A, top 2, to middle A
    Bo moved 2 units from Ada's outer-city to the middle.
    1: Bo moved 2 units from your outer-city to the middle.
    2: You moved 2 units from Ada's outer-city to the middle.
2 to outer-city 1 A
    Bo moved 2 units from the middle to Ada's outer-city.
    1: Bo moved 2 units from the middle to your outer-city.
    2: You moved 2 units from the middle to Ada's outer-city.
2 command middle A, top 1, to outer-city 1 A
    Bo moved a unit from the middle to Ada's outer-city.
    1: Bo moved a unit from the middle to your outer-city.
    2: You moved a unit from the middle to Ada's outer-city.
2 done
    Bo's units are done.
    2: No unit can do more in this turn.
2 done
    Round 14: Carin's turn.
    3: Round 14: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 buy Harbour, pay 1, pay 1, pay 1, pay 3
    Carin bought Harbour with coins of 1, 1, 1 and 3.
    3: You bought Harbour with coins of 1, 1, 1 and 3.
* card Counting House
    Counting House came to the store.
3 play Spearman, to inner-city 3 A
    Carin played Spearman to Carin's inner-city.
    3: You played Spearman to your inner-city.
3 command outer-city 3 A, top 2, to inner-city 3 A
    Carin moved 2 units from Carin's outer-city to Carin's inner-city.
    3: You moved 2 units from your outer-city to your inner-city.
    Carin's units are done.
    3: No unit can do more in this turn.
3 arrange inner-city 3 A, lift Pikeman, to inner-city 3 A
    Carin put Pikeman on top in Carin's inner-city.
    3: You put Pikeman on top in your inner-city.
3 done
    Round 15: Ada's turn.
    1: Round 15: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 draw
    Ada drew a card.
    1: 
* card coin 1
    1: You drew a coin of 1.
1 play coin 1
    Ada played a coin of 1.
    1: You played a coin of 1.
1 done
    Round 15: Bo's turn.
    2: Round 15: your turn.
2 buy Counting House, pay 5
    Bo bought Counting House with a coin of 5.
    2: You bought Counting House with a coin of 5.
* card Market
    Market came to the store.
2 play Counting House
    Bo played Counting House.
    2: You played Counting House.
2 done
2 arrange outer-city 1 A, lift Spearman, to outer-city 1 B
    Bo put Spearman into the second squad in Ada's outer-city.
    1: Bo put Spearman into the second squad in your outer-city.
    2: You put Spearman into the second squad in Ada's outer-city.
2 done
    Round 15: Carin's turn.
    3: Round 15: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 draw
    Carin drew a card.
    3: 
* card Swordsman
    3: You drew Swordsman.
3 play Swordsman, to inner-city 3 B
    Carin played Swordsman to Carin's inner-city (second squad).
    3: You played Swordsman to your inner-city (second squad).
3 done
3 done
    Round 16: Ada's turn.
    1: Round 16: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 buy Market, pay 1, pay 1, pay 1
    Ada bought Market with coins of 1, 1 and 1.
    1: You bought Market with coins of 1, 1 and 1.
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
    2: 
* card Painting
    2: You drew Painting.
2 play Painting
    Bo played Painting.
    2: You played Painting.
2 command outer-city 1 A, top 2, to middle A
    Bo moved 2 units from Ada's outer-city to the middle.
    1: Bo moved 2 units from your outer-city to the middle.
    2: You moved 2 units from Ada's outer-city to the middle.
2 to outer-city 3 A
    Bo moved 2 units from the middle to Carin's outer-city.
    2: You moved 2 units from the middle to Carin's outer-city.
    3: Bo moved 2 units from the middle to your outer-city.
2 command outer-city 1 A, attack the walls
    Bo attacked Ada's walls with Trebuchet.
    1: Bo attacked your walls with Trebuchet.
    2: You attacked Ada's walls with Trebuchet.
* dice 9
* dice 6
    It threw 9, Ada 6.
    1: It threw 9, you 6.
    It was beaten off, 17 against 17.
2 command outer-city 1 B, attack the walls
    Bo attacked Ada's walls with Spearman.
    1: Bo attacked your walls with Spearman.
    2: You attacked Ada's walls with Spearman.
* dice 3
* dice 4
    It threw 3, Ada 4.
    1: It threw 3, you 4.
    It was beaten off, 6 against 15.
    Bo's units are done.
    2: No unit can do more in this turn.
2 arrange outer-city 1 B, lift Spearman, to outer-city 1 A
    Bo put Spearman into the first squad in Ada's outer-city.
    1: Bo put Spearman into the first squad in your outer-city.
    2: You put Spearman into the first squad in Ada's outer-city.
2 done
    Round 16: Carin's turn.
    3: Round 16: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 draw
    Carin drew a card.
    3: 
* card Tax Collector
    3: You drew Tax Collector.
3 play Tax Collector
    Carin played Tax Collector.
    3: You played Tax Collector.
    It took a coin of 3 from Ada.
    1: It took a coin of 3 from you.
3 command inner-city 3 A, top 2, to outer-city 3 A
    Carin moved 2 units from Carin's inner-city to Carin's outer-city.
    3: You moved 2 units from your inner-city to your outer-city.
3 done
3 done
    Round 17: Ada's turn.
    1: Round 17: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 draw
    Ada drew a card.
    1: 
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
    2: 
* card coin 1
    2: You drew a coin of 1.
2 discard coin 1
    Bo discarded a coin of 1.
    2: You discarded a coin of 1.
2 command outer-city 3 A, attack outer-city 3 A of seat 3
    Bo attacked Carin's Pikeman in Carin's outer-city with Archer.
    2: You attacked Carin's Pikeman in Carin's outer-city with Archer.
    3: Bo attacked your Pikeman in your outer-city with Archer.
* dice 11
* dice 6
    It threw 11, Carin 6.
    3: It threw 11, you 6.
    It was beaten off, 14 against 14.
2 command outer-city 1 A, attack the walls
    Bo attacked Ada's walls with Spearman.
    1: Bo attacked your walls with Spearman.
    2: You attacked Ada's walls with Spearman.
* dice 9
* dice 7
    It threw 9, Ada 7.
    1: It threw 9, you 7.
    It was beaten off, 12 against 18.
    Bo's units are done.
    2: No unit can do more in this turn.
2 arrange outer-city 3 A, lift Swordsman, to outer-city 3 A
    Bo put Swordsman on top in Carin's outer-city.
    2: You put Swordsman on top in Carin's outer-city.
    3: Bo put Swordsman on top in your outer-city.
2 done
    Round 17: Carin's turn.
    3: Round 17: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 buy Market, pay 1, pay 3
    Carin bought Market with coins of 1 and 3.
    3: You bought Market with coins of 1 and 3.
* card Stirrups
    Stirrups came to the store.
3 discard Steel
    Carin discarded Steel.
    3: You discarded Steel.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city to Carin's outer-city.
    3: You moved a unit from your inner-city to your outer-city.
3 done
3 arrange outer-city 3 A, lift Pikeman, to outer-city 3 A
    Carin put Pikeman on top in Carin's outer-city.
    3: You put Pikeman on top in your outer-city.
3 done
    Round 18: Ada's turn.
    1: Round 18: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 draw
    Ada drew a card.
    1: 
* card Spearman
    1: You drew Spearman.
1 play Song of Praise
    Ada played Song of Praise.
    1: You played Song of Praise.
1 play Spearman, to inner-city 1 A
    Ada played Spearman to Ada's inner-city.
    1: You played Spearman to your inner-city.
1 done
1 arrange inner-city 1 A, lift Pikeman, to inner-city 1 B
    Ada put Pikeman into the second squad in Ada's inner-city.
    1: You put Pikeman into the second squad in your inner-city.
1 done
    Round 18: Bo's turn.
    2: Round 18: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 1
    2: You drew a coin of 1.
2 play coin 1
    Bo played a coin of 1.
    2: You played a coin of 1.
2 command outer-city 3 A, attack outer-city 3 A of seat 3
    Bo attacked Carin's Pikeman in Carin's outer-city with Swordsman.
    2: You attacked Carin's Pikeman in Carin's outer-city with Swordsman.
    3: Bo attacked your Pikeman in your outer-city with Swordsman.
* dice 11
* dice 4
    It threw 11, Carin 4.
    3: It threw 11, you 4.
    It won, 15 against 12.
    Carin's Pikeman died.
    3: Your Pikeman died.
2 command outer-city 3 A, attack outer-city 3 A of seat 3
    Bo attacked Carin's Spearman in Carin's outer-city with Swordsman.
    2: You attacked Carin's Spearman in Carin's outer-city with Swordsman.
    3: Bo attacked your Spearman in your outer-city with Swordsman.
* dice 6
* dice 7
    It threw 6, Carin 7.
    3: It threw 6, you 7.
    It was beaten off, 10 against 13.
2 command outer-city 1 A, top 4, to middle A
    Bo moved 4 units from Ada's outer-city to the middle.
    1: Bo moved 4 units from your outer-city to the middle.
    2: You moved 4 units from Ada's outer-city to the middle.
2 to outer-city 3 A
    Bo moved 4 units from the middle to Carin's outer-city.
    2: You moved 4 units from the middle to Carin's outer-city.
    3: Bo moved 4 units from the middle to your outer-city.
    Bo's units are done.
    2: No unit can do more in this turn.
2 done
    Round 18: Carin's turn.
    3: Round 18: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 buy Crossbowman, pay 1, pay 1, pay 1
    Carin bought Crossbowman with coins of 1, 1 and 1.
    3: You bought Crossbowman with coins of 1, 1 and 1.
* card Pikeman
    Pikeman came to the store.
3 play Harbour
    Carin played Harbour.
    3: You played Harbour.
3 command inner-city 3 B, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city (second squad) to Carin's outer-city.
    3: You moved a unit from your inner-city (second squad) to your outer-city.
    Carin's units are done.
    3: No unit can do more in this turn.
3 done
    Round 19: Ada's turn.
    1: Round 19: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 draw
    Ada drew a card.
    1: 
* card Spearman
    1: You drew Spearman.
1 discard Market
    Ada discarded Market.
    1: You discarded Market.
1 play Spearman, to inner-city 1 B
    Ada played Spearman to Ada's inner-city (second squad).
    1: You played Spearman to your inner-city (second squad).
1 done
1 arrange inner-city 1 B, lift Pikeman, to inner-city 1 B
    Ada put Pikeman on top in Ada's inner-city (second squad).
    1: You put Pikeman on top in your inner-city (second squad).
1 done
    Round 19: Bo's turn.
    2: Round 19: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 3
    2: You drew a coin of 3.
2 play coin 3
    Bo played a coin of 3.
    2: You played a coin of 3.
2 command outer-city 3 A, attack outer-city 3 A of seat 3
    Bo attacked Carin's Swordsman in Carin's outer-city with Spearman.
    2: You attacked Carin's Swordsman in Carin's outer-city with Spearman.
    3: Bo attacked your Swordsman in your outer-city with Spearman.
* dice 9
* dice 4
    It threw 9, Carin 4.
    3: It threw 9, you 4.
    It won, 12 against 10.
    Carin's Swordsman died.
    3: Your Swordsman died.
2 done
2 arrange outer-city 3 A, lift Swordsman, to outer-city 3 A
    Bo put Swordsman on top in Carin's outer-city.
    2: You put Swordsman on top in Carin's outer-city.
    3: Bo put Swordsman on top in your outer-city.
2 done
    Round 19: Carin's turn.
    3: Round 19: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
    Carin got a coin of 1 from Harbour.
    3: You got a coin of 1 from Harbour.
3 buy Pikeman, pay 1, pay 1
    Carin bought Pikeman with coins of 1 and 1.
    3: You bought Pikeman with coins of 1 and 1.
* card Sorcerer
    Sorcerer came to the store.
3 play Pikeman, to inner-city 3 A
    Carin played Pikeman to Carin's inner-city.
    3: You played Pikeman to your inner-city.
3 command inner-city 3 A, top 1, to outer-city 3 B
    Carin moved a unit from Carin's inner-city to Carin's outer-city (second squad).
    3: You moved a unit from your inner-city to your outer-city (second squad).
3 command outer-city 3 A, attack outer-city 3 A of seat 2
    Carin attacked Bo's Swordsman in Carin's outer-city with Spearman.
    2: Carin attacked your Swordsman in Carin's outer-city with Spearman.
    3: You attacked Bo's Swordsman in your outer-city with Spearman.
* dice 6
* dice 6
    It threw 6, Bo 6.
    2: It threw 6, you 6.
    It was beaten off, 10 against 10.
    Carin's units are done.
    3: No unit can do more in this turn.
3 arrange outer-city 3 A, lift Swordsman, to outer-city 3 A
    Carin put Swordsman on top in Carin's outer-city.
    3: You put Swordsman on top in your outer-city.
3 done
    Round 20: Ada's turn.
    1: Round 20: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
1 draw
    Ada drew a card.
    1: 
* card Archer
    1: You drew Archer.
1 discard Coinage
    Ada discarded Coinage.
    1: You discarded Coinage.
1 play Archer, to inner-city 1 B
    Ada played Archer to Ada's inner-city (second squad).
    1: You played Archer to your inner-city (second squad).
1 command inner-city 1 B, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city (second squad) to Ada's walls.
    1: You moved a unit from your inner-city (second squad) to your walls.
1 done
1 done
    Round 20: Bo's turn.
    2: Round 20: your turn.
    Bo exchanged a coin of 3 for one of 5.
    2: You exchanged a coin of 3 for one of 5.
2 buy Siege Master, pay 1
    Bo bought Siege Master with a coin of 1.
    2: You bought Siege Master with a coin of 1.
* card Barracks
    Barracks came to the store.
2 play Siege Master
    Bo played Siege Master.
    2: You played Siege Master.
2 command outer-city 3 A, attack outer-city 3 A of seat 3
    Bo attacked Carin's Swordsman in Carin's outer-city with Swordsman.
    2: You attacked Carin's Swordsman in Carin's outer-city with Swordsman.
    3: Bo attacked your Swordsman in your outer-city with Swordsman.
* dice 10
* dice 10
    It threw 10, Carin 10.
    3: It threw 10, you 10.
    It was beaten off, 14 against 16.
    Bo's units are done.
    2: No unit can do more in this turn.
2 arrange outer-city 3 A, lift Swordsman, to outer-city 3 B
    Bo put Swordsman into the second squad in Carin's outer-city.
    2: You put Swordsman into the second squad in Carin's outer-city.
    3: Bo put Swordsman into the second squad in your outer-city.
2 done
    Round 20: Carin's turn.
    3: Round 20: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
    Carin got a coin of 1 from Harbour.
    3: You got a coin of 1 from Harbour.
3 draw
    Carin drew a card.
    3: 
* card coin 3
    3: You drew a coin of 3.
3 discard Market
    Carin discarded Market.
    3: You discarded Market.
3 done
3 arrange outer-city 3 B, lift Pikeman, to outer-city 3 A
    Carin put Pikeman into the first squad in Carin's outer-city.
    3: You put Pikeman into the first squad in your outer-city.
3 done
    Round 21: Ada's turn.
    1: Round 21: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 draw
    Ada drew a card.
    1: 
* card coin 5
    1: You drew a coin of 5.
1 play coin 5
    Ada played a coin of 5.
    1: You played a coin of 5.
1 done
1 done
1 done
    Round 21: Bo's turn.
    2: Round 21: your turn.
2 buy Stirrups, pay 5
    Bo bought Stirrups with a coin of 5.
    2: You bought Stirrups with a coin of 5.
* card School
    School came to the store.
2 play Stirrups
    Bo played Stirrups.
    2: You played Stirrups.
2 command outer-city 3 B, attack outer-city 3 A of seat 3
    Bo attacked Carin's Pikeman in Carin's outer-city with Swordsman.
    2: You attacked Carin's Pikeman in Carin's outer-city with Swordsman.
    3: Bo attacked your Pikeman in your outer-city with Swordsman.
* dice 9
* dice 11
    It threw 9, Carin 11.
    3: It threw 9, you 11.
    It was beaten off, 14 against 19.
2 done
2 done
    Round 21: Carin's turn.
    3: Round 21: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
    Carin got a coin of 1 from Harbour.
    3: You got a coin of 1 from Harbour.
3 buy Barracks, pay 1, pay 1, pay 1
    Carin bought Barracks with coins of 1, 1 and 1.
    3: You bought Barracks with coins of 1, 1 and 1.
* card The Hanging Vineyards
    The Hanging Vineyards came to the store.
3 play Crossbowman, to inner-city 3 A
    Carin played Crossbowman to Carin's inner-city.
    3: You played Crossbowman to your inner-city.
3 command outer-city 3 A, attack outer-city 3 B of seat 2
    Carin attacked Bo's Swordsman in Carin's outer-city (second squad) with Pikeman.
    2: Carin attacked your Swordsman in Carin's outer-city (second squad) with Pikeman.
    3: You attacked Bo's Swordsman in your outer-city (second squad) with Pikeman.
* dice 5
* dice 8
    It threw 5, Bo 8.
    2: It threw 5, you 8.
    It was beaten off, 10 against 12.
3 command inner-city 3 A, top 1, to outer-city 3 B
    Carin moved a unit from Carin's inner-city to Carin's outer-city (second squad).
    3: You moved a unit from your inner-city to your outer-city (second squad).
    Carin's units are done.
    3: No unit can do more in this turn.
3 done
    Round 22: Ada's turn.
    1: Round 22: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 buy Sorcerer, pay 1, pay 1, pay 5
    Ada bought Sorcerer with coins of 1, 1 and 5.
    1: You bought Sorcerer with coins of 1, 1 and 5.
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
    2: 
* card coin 1
    2: You drew a coin of 1.
2 play coin 1
    Bo played a coin of 1.
    2: You played a coin of 1.
2 done
2 arrange outer-city 3 A, lift Spearman, to outer-city 3 B
    Bo put Spearman into the second squad in Carin's outer-city.
    2: You put Spearman into the second squad in Carin's outer-city.
    3: Bo put Spearman into the second squad in your outer-city.
2 arrange outer-city 3 B, lift Swordsman, to outer-city 3 B
    Bo put Swordsman on top in Carin's outer-city (second squad).
    2: You put Swordsman on top in Carin's outer-city (second squad).
    3: Bo put Swordsman on top in your outer-city (second squad).
2 arrange outer-city 3 B, lift Spearman, to outer-city 3 B
    Bo put Spearman on top in Carin's outer-city (second squad).
    2: You put Spearman on top in Carin's outer-city (second squad).
    3: Bo put Spearman on top in your outer-city (second squad).
2 arrange outer-city 3 A, lift Trebuchet, to outer-city 3 B
    Bo put Trebuchet into the second squad in Carin's outer-city.
    2: You put Trebuchet into the second squad in Carin's outer-city.
    3: Bo put Trebuchet into the second squad in your outer-city.
2 arrange outer-city 3 B, lift Swordsman, to outer-city 3 B
    Bo put Swordsman on top in Carin's outer-city (second squad).
    2: You put Swordsman on top in Carin's outer-city (second squad).
    3: Bo put Swordsman on top in your outer-city (second squad).
2 done
    Round 22: Carin's turn.
    3: Round 22: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
    Carin got a coin of 1 from Harbour.
    3: You got a coin of 1 from Harbour.
3 buy Crossbowman, pay 1, pay 1, pay 1
    Carin bought Crossbowman with coins of 1, 1 and 1.
    3: You bought Crossbowman with coins of 1, 1 and 1.
* card Knight
    Knight came to the store.
3 play Saboteur, at seat 1, destroy Barracks
    Carin played Saboteur.
    3: You played Saboteur.
    Carin destroyed Ada's Barracks.
    1: Carin destroyed your Barracks.
    3: You destroyed Ada's Barracks.
3 command outer-city 3 A, attack outer-city 3 A of seat 2
    Carin attacked Bo's Trebuchet in Carin's outer-city with Pikeman.
    2: Carin attacked your Trebuchet in Carin's outer-city with Pikeman.
    3: You attacked Bo's Trebuchet in your outer-city with Pikeman.
* dice 6
* dice 6
    It threw 6, Bo 6.
    2: It threw 6, you 6.
    It won, 11 against 9.
    Bo's Trebuchet died.
    2: Your Trebuchet died.
3 command outer-city 3 A, attack outer-city 3 A of seat 2
    Carin attacked Bo's Archer in Carin's outer-city with Pikeman.
    2: Carin attacked your Archer in Carin's outer-city with Pikeman.
    3: You attacked Bo's Archer in your outer-city with Pikeman.
* dice 10
* dice 9
    It threw 10, Bo 9.
    2: It threw 10, you 9.
    It won, 15 against 11.
    Bo's Archer died.
    2: Your Archer died.
3 command outer-city 3 A, attack outer-city 3 A of seat 2
    Carin attacked Bo's Archer in Carin's outer-city with Pikeman.
    2: Carin attacked your Archer in Carin's outer-city with Pikeman.
    3: You attacked Bo's Archer in your outer-city with Pikeman.
* dice 10
* dice 4
    It threw 10, Bo 4.
    2: It threw 10, you 4.
    It won, 15 against 6.
    Bo's Archer died.
    2: Your Archer died.
3 command outer-city 3 B, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city (second squad) to Carin's inner-city.
    3: You moved a unit from your outer-city (second squad) to your inner-city.
3 command outer-city 3 A, attack outer-city 3 B of seat 2
    Carin attacked Bo's Swordsman in Carin's outer-city (second squad) with Pikeman.
    2: Carin attacked your Swordsman in Carin's outer-city (second squad) with Pikeman.
    3: You attacked Bo's Swordsman in your outer-city (second squad) with Pikeman.
* dice 7
* dice 11
    It threw 7, Bo 11.
    2: It threw 7, you 11.
    It was beaten off, 12 against 15.
    Carin's units are done.
    3: No unit can do more in this turn.
3 arrange outer-city 3 A, lift Pikeman, to outer-city 3 B
    Carin put Pikeman into the second squad in Carin's outer-city.
    3: You put Pikeman into the second squad in your outer-city.
3 done
    Round 23: Ada's turn.
    1: Round 23: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy School, pay 1, pay 3
    Ada bought School with coins of 1 and 3.
    1: You bought School with coins of 1 and 3.
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
    2: 
* card coin 10
    2: You drew a coin of 10.
2 play coin 10
    Bo played a coin of 10.
    2: You played a coin of 10.
2 command outer-city 3 B, attack outer-city 3 A of seat 3
    Bo attacked Carin's Swordsman in Carin's outer-city with Swordsman.
    2: You attacked Carin's Swordsman in Carin's outer-city with Swordsman.
    3: Bo attacked your Swordsman in your outer-city with Swordsman.
* dice 8
* dice 10
    It threw 8, Carin 10.
    3: It threw 8, you 10.
    It was beaten off, 13 against 16.
    Bo's units are done.
    2: No unit can do more in this turn.
2 done
    Round 23: Carin's turn.
    3: Round 23: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
    Carin got a coin of 1 from Harbour.
    3: You got a coin of 1 from Harbour.
3 draw
    Carin drew a card.
    3: 
* card coin 1
    3: You drew a coin of 1.
3 play Crossbowman, to inner-city 3 A
    Carin played Crossbowman to Carin's inner-city.
    3: You played Crossbowman to your inner-city.
3 command outer-city 3 A, attack outer-city 3 B of seat 2
    Carin attacked Bo's Swordsman in Carin's outer-city (second squad) with Swordsman.
    2: Carin attacked your Swordsman in Carin's outer-city (second squad) with Swordsman.
    3: You attacked Bo's Swordsman in your outer-city (second squad) with Swordsman.
* dice 11
* dice 8
    It threw 11, Bo 8.
    2: It threw 11, you 8.
    It won, 16 against 12.
    Bo's Swordsman died.
    2: Your Swordsman died.
3 command outer-city 3 B, attack outer-city 3 B of seat 2
    Carin attacked Bo's Trebuchet in Carin's outer-city (second squad) with Pikeman.
    2: Carin attacked your Trebuchet in Carin's outer-city (second squad) with Pikeman.
    3: You attacked Bo's Trebuchet in your outer-city (second squad) with Pikeman.
* dice 9
* dice 6
    It threw 9, Bo 6.
    2: It threw 9, you 6.
    It won, 14 against 9.
    Bo's Trebuchet died.
    2: Your Trebuchet died.
3 command outer-city 3 A, attack outer-city 3 B of seat 2
    Carin attacked Bo's Spearman in Carin's outer-city (second squad) with Swordsman.
    2: Carin attacked your Spearman in Carin's outer-city (second squad) with Swordsman.
    3: You attacked Bo's Spearman in your outer-city (second squad) with Swordsman.
* dice 8
* dice 7
    It threw 8, Bo 7.
    2: It threw 8, you 7.
    It won, 13 against 11.
    Bo's Spearman died.
    2: Your Spearman died.
3 done
3 arrange outer-city 3 A, lift Spearman, to outer-city 3 A
    Carin put Spearman on top in Carin's outer-city.
    3: You put Spearman on top in your outer-city.
3 arrange outer-city 3 A, lift Swordsman, to outer-city 3 A
    Carin put Swordsman on top in Carin's outer-city.
    3: You put Swordsman on top in your outer-city.
3 done
    Round 24: Ada's turn.
    1: Round 24: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 buy Knight, pay 1, pay 3
    Ada bought Knight with coins of 1 and 3.
    1: You bought Knight with coins of 1 and 3.
* card Crossbowman
    Crossbowman came to the store.
1 play School
    Ada played School.
    1: You played School.
1 command inner-city 1 B, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's inner-city (second squad) to Ada's outer-city.
    1: You moved 2 units from your inner-city (second squad) to your outer-city.
1 command walls 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's walls to Ada's outer-city.
    1: You moved a unit from your walls to your outer-city.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city to Ada's outer-city.
    1: You moved a unit from your inner-city to your outer-city.
    Ada's units are done.
    1: No unit can do more in this turn.
1 arrange outer-city 1 A, lift Pikeman, to outer-city 1 A
    Ada put Pikeman on top in Ada's outer-city.
    1: You put Pikeman on top in your outer-city.
1 done
    Round 24: Bo's turn.
    2: Round 24: your turn.
    Bo exchanged a coin of 1 for one of 3.
    2: You exchanged a coin of 1 for one of 3.
2 buy The Hall of Banners, pay 3, pay 10
    Bo bought The Hall of Banners with coins of 3 and 10.
    2: You bought The Hall of Banners with coins of 3 and 10.
* card Counting House
    Counting House came to the store.
2 discard The Hall of Banners
    Bo discarded The Hall of Banners.
    2: You discarded The Hall of Banners.
    Round 24: Carin's turn.
    3: Round 24: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
    Carin got a coin of 1 from Harbour.
    3: You got a coin of 1 from Harbour.
3 draw
    Carin drew a card.
    3: 
* card coin 5
    3: You drew a coin of 5.
3 play coin 5
    Carin played a coin of 5.
    3: You played a coin of 5.
3 command inner-city 3 A, top 2, to walls 3 A
    Carin moved 2 units from Carin's inner-city to Carin's walls.
    3: You moved 2 units from your inner-city to your walls.
3 command outer-city 3 B, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city (second squad) to Carin's inner-city.
    3: You moved a unit from your outer-city (second squad) to your inner-city.
3 done
3 done
    Round 25: Ada's turn.
    1: Round 25: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy Three Fields, pay 5
    Ada bought Three Fields with a coin of 5.
    1: You bought Three Fields with a coin of 5.
* card Three Fields
    Three Fields came to the store.
1 play Knight, to inner-city 1 A
    Ada played Knight to Ada's inner-city.
    1: You played Knight to your inner-city.
1 command outer-city 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's outer-city to Ada's inner-city.
    1: You moved a unit from your outer-city to your inner-city.
1 done
1 done
    Round 25: Bo's turn.
    2: Round 25: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 1
    2: You drew a coin of 1.
2 play coin 1
    Bo played a coin of 1.
    2: You played a coin of 1.
    Round 25: Carin's turn.
    3: Round 25: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
    Carin got a coin of 1 from Harbour.
    3: You got a coin of 1 from Harbour.
3 buy Counting House, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Carin bought Counting House with coins of 1, 1, 1, 1, 1 and 1.
    3: You bought Counting House with coins of 1, 1, 1, 1, 1 and 1.
* card Foundry
    Foundry came to the store.
3 play coin 1
    Carin played a coin of 1.
    3: You played a coin of 1.
3 command outer-city 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city to Carin's inner-city.
    3: You moved a unit from your outer-city to your inner-city.
3 done
3 done
    Round 26: Ada's turn.
    1: Round 26: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 buy Counterweights, pay 1, pay 3
    Ada bought Counterweights with coins of 1 and 3.
    1: You bought Counterweights with coins of 1 and 3.
* card Printing
    Printing came to the store.
1 discard Double Entry
    Ada discarded Double Entry.
    1: You discarded Double Entry.
1 command outer-city 1 A, top 3, to inner-city 1 A
    Ada moved 3 units from Ada's outer-city to Ada's inner-city.
    1: You moved 3 units from your outer-city to your inner-city.
    Ada's units are done.
    1: No unit can do more in this turn.
1 arrange inner-city 1 A, lift Knight, to inner-city 1 A
    Ada put Knight on top in Ada's inner-city.
    1: You put Knight on top in your inner-city.
1 done
    Round 26: Bo's turn.
    2: Round 26: your turn.
    Bo exchanged a coin of 1 for one of 3.
    2: You exchanged a coin of 1 for one of 3.
2 buy Three Fields, pay 3
    Bo bought Three Fields with a coin of 3.
    2: You bought Three Fields with a coin of 3.
* card Court Poet
    Court Poet came to the store.
2 discard Three Fields
    Bo discarded Three Fields.
    2: You discarded Three Fields.
    Round 26: Carin's turn.
    3: Round 26: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
    Carin got a coin of 1 from Harbour.
    3: You got a coin of 1 from Harbour.
3 draw
    Carin drew a card.
    3: 
* card Spy
    3: You drew Spy.
3 play Counting House
    Carin played Counting House.
    3: You played Counting House.
3 command walls 3 A, top 2, to inner-city 3 A
    Carin moved 2 units from Carin's walls to Carin's inner-city.
    3: You moved 2 units from your walls to your inner-city.
3 command outer-city 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city to Carin's inner-city.
    3: You moved a unit from your outer-city to your inner-city.
    Carin's units are done.
    3: No unit can do more in this turn.
3 arrange inner-city 3 A, lift Swordsman, to inner-city 3 A
    Carin put Swordsman on top in Carin's inner-city.
    3: You put Swordsman on top in your inner-city.
3 arrange inner-city 3 A, lift Pikeman, to inner-city 3 A
    Carin put Pikeman on top in Carin's inner-city.
    3: You put Pikeman on top in your inner-city.
3 arrange inner-city 3 A, lift Pikeman, to inner-city 3 B
    Carin put Pikeman into the second squad in Carin's inner-city.
    3: You put Pikeman into the second squad in your inner-city.
3 done
    Round 27: Ada's turn.
    1: Round 27: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card coin 1
    1: You drew a coin of 1.
* card Spearman
    1: You drew Spearman.
1 put back coin 1
    Ada put a coin of 1 on the discard pile.
    1: You put a coin of 1 on the discard pile.
1 play Counterweights
    Ada played Counterweights.
    1: You played Counterweights.
1 done
1 arrange inner-city 1 A, lift Knight, to inner-city 1 B
    Ada put Knight into the second squad in Ada's inner-city.
    1: You put Knight into the second squad in your inner-city.
1 arrange inner-city 1 A, lift Pikeman, to inner-city 1 A
    Ada put Pikeman on top in Ada's inner-city.
    1: You put Pikeman on top in your inner-city.
1 done
    Round 27: Bo's turn.
    2: Round 27: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 3
    2: You drew a coin of 3.
2 play coin 3
    Bo played a coin of 3.
    2: You played a coin of 3.
    Round 27: Carin's turn.
    3: Round 27: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
    Carin got a coin of 1 from Harbour.
    3: You got a coin of 1 from Harbour.
3 draw
    Carin drew a card.
    3: 
* card Builder
    3: You drew Builder.
3 play coin 3
    Carin played a coin of 3.
    3: You played a coin of 3.
3 done
3 arrange inner-city 3 A, lift Spearman, to inner-city 3 B
    Carin put Spearman into the second squad in Carin's inner-city.
    3: You put Spearman into the second squad in your inner-city.
3 arrange inner-city 3 B, lift Pikeman, to inner-city 3 B
    Carin put Pikeman on top in Carin's inner-city (second squad).
    3: You put Pikeman on top in your inner-city (second squad).
3 done
    Round 28: Ada's turn.
    1: Round 28: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
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
    Ada moved a unit from Ada's inner-city to Ada's outer-city.
    1: You moved a unit from your inner-city to your outer-city.
1 command inner-city 1 B, top 1, to outer-city 1 B
    Ada moved a unit from Ada's inner-city (second squad) to Ada's outer-city (second squad).
    1: You moved a unit from your inner-city (second squad) to your outer-city (second squad).
1 to inner-city 1 B
    Ada moved a unit from Ada's outer-city (second squad) to Ada's inner-city (second squad).
    1: You moved a unit from your outer-city (second squad) to your inner-city (second squad).
1 command inner-city 1 A, top 3, to outer-city 1 A
    Ada moved 3 units from Ada's inner-city to Ada's outer-city.
    1: You moved 3 units from your inner-city to your outer-city.
    Ada's units are done.
    1: No unit can do more in this turn.
1 arrange outer-city 1 A, lift Pikeman, to outer-city 1 B
    Ada put Pikeman into the second squad in Ada's outer-city.
    1: You put Pikeman into the second squad in your outer-city.
1 arrange outer-city 1 B, lift Pikeman, to outer-city 1 A
    Ada put Pikeman into the first squad in Ada's outer-city.
    1: You put Pikeman into the first squad in your outer-city.
1 done
    Round 28: Bo's turn.
    2: Round 28: your turn.
    Bo exchanged a coin of 3 for one of 5.
    2: You exchanged a coin of 3 for one of 5.
2 buy Crossbowman, pay 5
    Bo bought Crossbowman with a coin of 5.
    2: You bought Crossbowman with a coin of 5.
* card Trebuchet
    Trebuchet came to the store.
2 play Crossbowman, to inner-city 2 A
    Bo played Crossbowman to Bo's inner-city.
    2: You played Crossbowman to your inner-city.
2 done
    Round 28: Carin's turn.
    3: Round 28: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
    Carin got a coin of 1 from Harbour.
    3: You got a coin of 1 from Harbour.
    Carin exchanged a coin of 3 for one of 5.
    3: You exchanged a coin of 3 for one of 5.
3 draw
    Carin drew a card.
    3: 
* card coin 5
    3: You drew a coin of 5.
3 play coin 5
    Carin played a coin of 5.
    3: You played a coin of 5.
3 command inner-city 3 B, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city (second squad) to Carin's outer-city.
    3: You moved a unit from your inner-city (second squad) to your outer-city.
3 done
3 done
    Round 29: Ada's turn.
    1: Round 29: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
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
    Ada moved a unit from Ada's outer-city to Ada's inner-city.
    1: You moved a unit from your outer-city to your inner-city.
1 command outer-city 1 A, top 1, to inner-city 1 B
    Ada moved a unit from Ada's outer-city to Ada's inner-city (second squad).
    1: You moved a unit from your outer-city to your inner-city (second squad).
1 command outer-city 1 A, top 1, to walls 1 A
    Ada moved a unit from Ada's outer-city to Ada's walls.
    1: You moved a unit from your outer-city to your walls.
1 command outer-city 1 A, top 1, to middle A
    Ada moved a unit from Ada's outer-city to the middle.
    1: You moved a unit from your outer-city to the middle.
1 done
    Ada's units are done.
    1: No unit can do more in this turn.
1 done
    Round 29: Bo's turn.
    2: Round 29: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 3
    2: You drew a coin of 3.
2 play coin 3
    Bo played a coin of 3.
    2: You played a coin of 3.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city to Bo's outer-city.
    2: You moved a unit from your inner-city to your outer-city.
2 to inner-city 2 A
    Bo moved a unit from Bo's outer-city to Bo's inner-city.
    2: You moved a unit from your outer-city to your inner-city.
    Bo's units are done.
    2: No unit can do more in this turn.
    Round 29: Carin's turn.
    3: Round 29: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
    Carin got a coin of 1 from Harbour.
    3: You got a coin of 1 from Harbour.
3 buy Sorcerer, pay 1, pay 1, pay 1, pay 5
    Carin bought Sorcerer with coins of 1, 1, 1 and 5.
    3: You bought Sorcerer with coins of 1, 1, 1 and 5.
* card Mage
    Mage came to the store.
3 play Barracks
    Carin played Barracks.
    3: You played Barracks.
3 command outer-city 3 A, top 1, to middle A
    Carin moved a unit from Carin's outer-city to the middle.
    3: You moved a unit from your outer-city to the middle.
3 done
3 command inner-city 3 A, top 2, to outer-city 3 A
    Carin moved 2 units from Carin's inner-city to Carin's outer-city.
    3: You moved 2 units from your inner-city to your outer-city.
3 done
3 arrange inner-city 3 A, lift Crossbowman, to inner-city 3 B
    Carin put Crossbowman into the second squad in Carin's inner-city.
    3: You put Crossbowman into the second squad in your inner-city.
3 arrange inner-city 3 B, lift Spearman, to inner-city 3 B
    Carin put Spearman on top in Carin's inner-city (second squad).
    3: You put Spearman on top in your inner-city (second squad).
3 done
    Round 30: Ada's turn.
    1: Round 30: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
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
    Ada moved a unit from the middle to Bo's outer-city.
    1: You moved a unit from the middle to Bo's outer-city.
    2: Ada moved a unit from the middle to your outer-city.
1 done
1 arrange inner-city 1 B, lift Knight, to inner-city 1 B
    Ada put Knight on top in Ada's inner-city (second squad).
    1: You put Knight on top in your inner-city (second squad).
1 done
    Round 30: Bo's turn.
    2: Round 30: your turn.
    Bo exchanged a coin of 3 for one of 5.
    2: You exchanged a coin of 3 for one of 5.
2 buy Printing, pay 5
    Bo bought Printing with a coin of 5.
    2: You bought Printing with a coin of 5.
* card Counterpoint
    Counterpoint came to the store.
2 discard Printing
    Bo discarded Printing.
    2: You discarded Printing.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city to Bo's outer-city.
    2: You moved a unit from your inner-city to your outer-city.
2 to inner-city 2 A
    Bo moved a unit from Bo's outer-city to Bo's inner-city.
    2: You moved a unit from your outer-city to your inner-city.
    Bo's units are done.
    2: No unit can do more in this turn.
    Round 30: Carin's turn.
    3: Round 30: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
    Carin got a coin of 1 from Harbour.
    3: You got a coin of 1 from Harbour.
    Carin exchanged a coin of 1 for one of 3.
    3: You exchanged a coin of 1 for one of 3.
3 buy Trebuchet, pay 5
    Carin bought Trebuchet with a coin of 5.
    3: You bought Trebuchet with a coin of 5.
* card Pikeman
    Pikeman came to the store.
3 discard Archer
    Carin discarded Archer.
    3: You discarded Archer.
3 play Sorcerer, to inner-city 3 B
    Carin played Sorcerer to Carin's inner-city (second squad).
    3: You played Sorcerer to your inner-city (second squad).
3 command inner-city 3 B, top 1, to walls 3 A
    Carin moved a unit from Carin's inner-city (second squad) to Carin's walls.
    3: You moved a unit from your inner-city (second squad) to your walls.
3 command outer-city 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city to Carin's inner-city.
    3: You moved a unit from your outer-city to your inner-city.
3 command outer-city 3 A, top 1, to walls 3 B
    Carin moved a unit from Carin's outer-city to Carin's walls (second squad).
    3: You moved a unit from your outer-city to your walls (second squad).
3 done
3 arrange inner-city 3 A, lift Swordsman, to inner-city 3 B
    Carin put Swordsman into the second squad in Carin's inner-city.
    3: You put Swordsman into the second squad in your inner-city.
3 arrange walls 3 A, lift Sorcerer, to walls 3 B
    Carin put Sorcerer into the second squad in Carin's walls.
    3: You put Sorcerer into the second squad in your walls.
3 done
    Round 31: Ada's turn.
    1: Round 31: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy Crossbowman, pay 5
    Ada bought Crossbowman with a coin of 5.
    1: You bought Crossbowman with a coin of 5.
* card Sorcerer
    Sorcerer came to the store.
1 play Crossbowman, to inner-city 1 B
    Ada played Crossbowman to Ada's inner-city (second squad).
    1: You played Crossbowman to your inner-city (second squad).
1 command outer-city 2 A, attack the walls
    Ada attacked Bo's walls with Spearman.
    1: You attacked Bo's walls with Spearman.
    2: Ada attacked your walls with Spearman.
* dice 5
* dice 6
    It threw 5, Bo 6.
    2: It threw 5, you 6.
    It was beaten off, 11 against 11.
1 command inner-city 1 B, top 3, to outer-city 1 A
    Ada moved 3 units from Ada's inner-city (second squad) to Ada's outer-city.
    1: You moved 3 units from your inner-city (second squad) to your outer-city.
1 done
1 arrange outer-city 1 A, lift Knight, to outer-city 1 A
    Ada put Knight on top in Ada's outer-city.
    1: You put Knight on top in your outer-city.
1 done
    Round 31: Bo's turn.
    2: Round 31: your turn.
2 draw
    Bo drew a card.
    2: 
* card Tax Collector
    2: You drew Tax Collector.
2 discard Tax Collector
    Bo discarded Tax Collector.
    2: You discarded Tax Collector.
2 done
    Round 31: Carin's turn.
    3: Round 31: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
    Carin got a coin of 1 from Harbour.
    3: You got a coin of 1 from Harbour.
3 buy Court Poet, pay 3, pay 5
    Carin bought Court Poet with coins of 3 and 5.
    3: You bought Court Poet with coins of 3 and 5.
* card Theatre
    Theatre came to the store.
3 play coin 1
    Carin played a coin of 1.
    3: You played a coin of 1.
3 play Spy, to inner-city 3 B
    Carin played Spy to Carin's inner-city (second squad).
    3: You played Spy to your inner-city (second squad).
3 command walls 3 B, top 2, to inner-city 3 A
    Carin moved 2 units from Carin's walls (second squad) to Carin's inner-city.
    3: You moved 2 units from your walls (second squad) to your inner-city.
3 command inner-city 3 B, top 4, to outer-city 3 A
    Carin moved 4 units from Carin's inner-city (second squad) to Carin's outer-city.
    3: You moved 4 units from your inner-city (second squad) to your outer-city.
3 command middle A, top 1, to outer-city 3 B
    Carin moved a unit from the middle to Carin's outer-city (second squad).
    3: You moved a unit from the middle to your outer-city (second squad).
    Carin's units are done.
    3: No unit can do more in this turn.
3 arrange outer-city 3 A, lift Swordsman, to outer-city 3 A
    Carin put Swordsman on top in Carin's outer-city.
    3: You put Swordsman on top in your outer-city.
3 done
    Round 32: Ada's turn.
    1: Round 32: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 buy Pikeman, pay 1, pay 1
    Ada bought Pikeman with coins of 1 and 1.
    1: You bought Pikeman with coins of 1 and 1.
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
    It threw 5, Bo 8.
    2: It threw 5, you 8.
    It was beaten off, 11 against 13.
1 command outer-city 1 A, top 3, to middle A
    Ada moved 3 units from Ada's outer-city to the middle.
    1: You moved 3 units from your outer-city to the middle.
1 to outer-city 3 A
    Ada moved 3 units from the middle to Carin's outer-city.
    1: You moved 3 units from the middle to Carin's outer-city.
    3: Ada moved 3 units from the middle to your outer-city.
1 command walls 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's walls to Ada's outer-city.
    1: You moved a unit from your walls to your outer-city.
1 done
1 done
    Round 32: Bo's turn.
    2: Round 32: your turn.
2 draw
    Bo drew a card.
    2: 
* card Swordsman
    2: You drew Swordsman.
2 discard Swordsman
    Bo discarded Swordsman.
    2: You discarded Swordsman.
2 done
    Round 32: Carin's turn.
    3: Round 32: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
    Carin got a coin of 1 from Harbour.
    3: You got a coin of 1 from Harbour.
    Carin exchanged a coin of 1 for one of 3.
    3: You exchanged a coin of 1 for one of 3.
3 draw
    Carin drew a card.
    3: 
* card Archer
    3: You drew Archer.
3 play Archer, to inner-city 3 A
    Carin played Archer to Carin's inner-city.
    3: You played Archer to your inner-city.
3 play Court Poet
    Carin played Court Poet.
    3: You played Court Poet.
3 command outer-city 3 B, attack outer-city 3 A of seat 1
    Carin attacked Ada's Knight in Carin's outer-city with Pikeman.
    1: Carin attacked your Knight in Carin's outer-city with Pikeman.
    3: You attacked Ada's Knight in your outer-city with Pikeman.
* dice 6
* dice 9
    It threw 6, Ada 9.
    1: It threw 6, you 9.
    It was beaten off, 11 against 15.
3 command outer-city 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Knight in Carin's outer-city with Swordsman.
    1: Carin attacked your Knight in Carin's outer-city with Swordsman.
    3: You attacked Ada's Knight in your outer-city with Swordsman.
* dice 9
* dice 8
    It threw 9, Ada 8.
    1: It threw 9, you 8.
    It was beaten off, 14 against 14.
3 command inner-city 3 A, top 3, to walls 3 A
    Carin moved 3 units from Carin's inner-city to Carin's walls.
    3: You moved 3 units from your inner-city to your walls.
    Carin's units are done.
    3: No unit can do more in this turn.
3 arrange walls 3 A, lift Sorcerer, to walls 3 A
    Carin put Sorcerer on top in Carin's walls.
    3: You put Sorcerer on top in your walls.
3 done
    Round 33: Ada's turn.
    1: Round 33: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy Trebuchet, pay 1
    Ada bought Trebuchet with a coin of 1.
    1: You bought Trebuchet with a coin of 1.
* card Crossbowman
    Crossbowman came to the store.
1 discard Trebuchet
    Ada discarded Trebuchet.
    1: You discarded Trebuchet.
1 command outer-city 3 A, attack outer-city 3 A of seat 3
    Ada attacked Carin's Swordsman in Carin's outer-city with Knight.
    1: You attacked Carin's Swordsman in Carin's outer-city with Knight.
    3: Ada attacked your Swordsman in your outer-city with Knight.
* dice 4
* dice 6
    It threw 4, Carin 6.
    3: It threw 4, you 6.
    It was beaten off, 10 against 12.
1 command inner-city 1 A, top 1, to outer-city 1 B
    Ada moved a unit from Ada's inner-city to Ada's outer-city (second squad).
    1: You moved a unit from your inner-city to your outer-city (second squad).
1 command outer-city 2 A, attack the walls
    Ada attacked Bo's walls with Spearman.
    1: You attacked Bo's walls with Spearman.
    2: Ada attacked your walls with Spearman.
* dice 6
* dice 6
    It threw 6, Bo 6.
    2: It threw 6, you 6.
    It won, 12 against 11.
    A layer of Bo's walls fell; 3 stand.
    2: A layer of your walls fell; 3 stand.
1 command outer-city 2 A, attack the walls
    Ada attacked Bo's walls with Spearman.
    1: You attacked Bo's walls with Spearman.
    2: Ada attacked your walls with Spearman.
* dice 7
* dice 6
    It threw 7, Bo 6.
    2: It threw 7, you 6.
    It won, 13 against 11.
    A layer of Bo's walls fell; 2 stand.
    2: A layer of your walls fell; 2 stand.
1 command outer-city 2 A, attack the walls
    Ada attacked Bo's walls with Spearman.
    1: You attacked Bo's walls with Spearman.
    2: Ada attacked your walls with Spearman.
* dice 4
* dice 10
    It threw 4, Bo 10.
    2: It threw 4, you 10.
    It was beaten off, 10 against 15.
1 command outer-city 1 A, top 1, to walls 1 A
    Ada moved a unit from Ada's outer-city to Ada's walls.
    1: You moved a unit from your outer-city to your walls.
    Ada's units are done.
    1: No unit can do more in this turn.
1 done
    Round 33: Bo's turn.
    2: Round 33: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 5
    2: You drew a coin of 5.
2 discard coin 5
    Bo discarded a coin of 5.
    2: You discarded a coin of 5.
2 command inner-city 2 A, top 1, to walls 2 A
    Bo moved a unit from Bo's inner-city to Bo's walls.
    2: You moved a unit from your inner-city to your walls.
2 done
    Bo's units are done.
    2: No unit can do more in this turn.
    Round 33: Carin's turn.
    3: Round 33: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
    Carin got a coin of 1 from Harbour.
    3: You got a coin of 1 from Harbour.
3 buy Steel, pay 1, pay 3
    Carin bought Steel with coins of 1 and 3.
    3: You bought Steel with coins of 1 and 3.
* card The Colossal Gate
    The Colossal Gate came to the store.
3 play Steel
    Carin played Steel.
    3: You played Steel.
3 play Trebuchet, to inner-city 3 A
    Carin played Trebuchet to Carin's inner-city.
    3: You played Trebuchet to your inner-city.
3 command outer-city 3 B, attack outer-city 3 A of seat 1
    Carin attacked Ada's Knight in Carin's outer-city with Pikeman.
    1: Carin attacked your Knight in Carin's outer-city with Pikeman.
    3: You attacked Ada's Knight in your outer-city with Pikeman.
* dice 4
* dice 11
    It threw 4, Ada 11.
    1: It threw 4, you 11.
    It was beaten off, 11 against 17.
3 command outer-city 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Knight in Carin's outer-city with Swordsman.
    1: Carin attacked your Knight in Carin's outer-city with Swordsman.
    3: You attacked Ada's Knight in your outer-city with Swordsman.
* dice 12
* dice 8
    It threw 12, Ada 8.
    1: It threw 12, you 8.
    It won, 19 against 14.
    Ada's Knight died.
    1: Your Knight died.
3 command outer-city 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Crossbowman in Carin's outer-city with Swordsman.
    1: Carin attacked your Crossbowman in Carin's outer-city with Swordsman.
    3: You attacked Ada's Crossbowman in your outer-city with Swordsman.
* dice 8
* dice 12
    It threw 8, Ada 12.
    1: It threw 8, you 12.
    It was beaten off, 15 against 15.
3 command walls 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Crossbowman in Carin's outer-city with Sorcerer.
    1: Carin attacked your Crossbowman in Carin's outer-city with Sorcerer.
    3: You attacked Ada's Crossbowman in your outer-city with Sorcerer.
* dice 3
* dice 7
    It threw 3, Ada 7.
    1: It threw 3, you 7.
    It was beaten off, 9 against 10.
3 done
3 arrange walls 3 A, lift Crossbowman, to walls 3 B
    Carin put Crossbowman into the second squad in Carin's walls.
    3: You put Crossbowman into the second squad in your walls.
3 arrange walls 3 B, lift Crossbowman, to walls 3 A
    Carin put Crossbowman into the first squad in Carin's walls.
    3: You put Crossbowman into the first squad in your walls.
3 arrange outer-city 3 B, lift Pikeman, to outer-city 3 A
    Carin put Pikeman into the first squad in Carin's outer-city.
    3: You put Pikeman into the first squad in your outer-city.
3 arrange walls 3 A, lift Sorcerer, to walls 3 A
    Carin put Sorcerer on top in Carin's walls.
    3: You put Sorcerer on top in your walls.
3 done
    Round 34: Ada's turn.
    1: Round 34: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
1 buy Foundry, pay 1, pay 1, pay 1, pay 1
    Ada bought Foundry with coins of 1, 1, 1 and 1.
    1: You bought Foundry with coins of 1, 1, 1 and 1.
* card Market
    Market came to the store.
1 play Foundry
    Ada played Foundry.
    1: You played Foundry.
1 command walls 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's walls to Ada's outer-city.
    1: You moved a unit from your walls to your outer-city.
1 command outer-city 3 A, attack walls 3 A of seat 3
    Ada attacked Carin's Sorcerer in Carin's walls with Crossbowman.
    1: You attacked Carin's Sorcerer in Carin's walls with Crossbowman.
    3: Ada attacked your Sorcerer in your walls with Crossbowman.
* dice 2
* dice 6
    It threw 2, Carin 6.
    3: It threw 2, you 6.
    It was beaten off, 5 against 11.
1 command outer-city 2 A, attack the walls
    Ada attacked Bo's walls with Spearman.
    1: You attacked Bo's walls with Spearman.
    2: Ada attacked your walls with Spearman.
* dice 5
* dice 6
    It threw 5, Bo 6.
    2: It threw 5, you 6.
    It was beaten off, 11 against 11.
1 command outer-city 1 B, top 1, to middle A
    Ada moved a unit from Ada's outer-city (second squad) to the middle.
    1: You moved a unit from your outer-city (second squad) to the middle.
1 to outer-city 2 A
    Ada moved a unit from the middle to Bo's outer-city.
    1: You moved a unit from the middle to Bo's outer-city.
    2: Ada moved a unit from the middle to your outer-city.
    Ada's units are done.
    1: No unit can do more in this turn.
1 arrange outer-city 3 A, lift Spearman, to outer-city 3 A
    Ada put Spearman on top in Carin's outer-city.
    1: You put Spearman on top in Carin's outer-city.
    3: Ada put Spearman on top in your outer-city.
1 done
    Round 34: Bo's turn.
    2: Round 34: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 1
    2: You drew a coin of 1.
2 discard coin 1
    Bo discarded a coin of 1.
    2: You discarded a coin of 1.
2 command walls 2 A, attack outer-city 2 A of seat 1
    Bo attacked Ada's Pikeman in Bo's outer-city with Crossbowman.
    1: Bo attacked your Pikeman in Bo's outer-city with Crossbowman.
    2: You attacked Ada's Pikeman in your outer-city with Crossbowman.
* dice 7
* dice 12
    It threw 7, Ada 12.
    1: It threw 7, you 12.
    It was beaten off, 11 against 18.
    Bo's units are done.
    2: No unit can do more in this turn.
    Round 34: Carin's turn.
    3: Round 34: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
    Carin got a coin of 1 from Harbour.
    3: You got a coin of 1 from Harbour.
    Carin exchanged a coin of 1 for one of 3.
    3: You exchanged a coin of 1 for one of 3.
3 draw
    Carin drew a card.
    3: 
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
    Carin moved 5 units from Carin's outer-city to the middle.
    3: You moved 5 units from your outer-city to the middle.
3 to outer-city 3 A
    Carin moved 5 units from the middle to Carin's outer-city.
    3: You moved 5 units from the middle to your outer-city.
3 command walls 3 A, top 2, to inner-city 3 B
    Carin moved 2 units from Carin's walls to Carin's inner-city (second squad).
    3: You moved 2 units from your walls to your inner-city (second squad).
3 command walls 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Spearman in Carin's outer-city with Archer.
    1: Carin attacked your Spearman in Carin's outer-city with Archer.
    3: You attacked Ada's Spearman in your outer-city with Archer.
* dice 8
* dice 4
    It threw 8, Ada 4.
    1: It threw 8, you 4.
    It won, 10 against 8.
    Ada's Spearman died.
    1: Your Spearman died.
3 done
3 done
    Round 35: Ada's turn.
    1: Round 35: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy Mage, pay 5
    Ada bought Mage with a coin of 5.
    1: You bought Mage with a coin of 5.
* card Mage
    Mage came to the store.
1 play Pikeman, to inner-city 1 A
    Ada played Pikeman to Ada's inner-city.
    1: You played Pikeman to your inner-city.
1 command outer-city 3 A, attack walls 3 A of seat 3
    Ada attacked Carin's Archer in Carin's walls with Crossbowman.
    1: You attacked Carin's Archer in Carin's walls with Crossbowman.
    3: Ada attacked your Archer in your walls with Crossbowman.
* dice 9
* dice 6
    It threw 9, Carin 6.
    3: It threw 9, you 6.
    It won, 12 against 10.
    Carin's Archer died.
    3: Your Archer died.
1 command outer-city 3 A, attack the walls
    Ada attacked Carin's walls with Crossbowman.
    1: You attacked Carin's walls with Crossbowman.
    3: Ada attacked your walls with Crossbowman.
* dice 6
* dice 8
    It threw 6, Carin 8.
    3: It threw 6, you 8.
    It was beaten off, 12 against 17.
1 command outer-city 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's outer-city to Ada's inner-city.
    1: You moved a unit from your outer-city to your inner-city.
1 done
1 arrange inner-city 1 A, lift Pikeman, to inner-city 1 A
    Ada put Pikeman on top in Ada's inner-city.
    1: You put Pikeman on top in your inner-city.
1 done
    Round 35: Bo's turn.
    2: Round 35: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 5
    2: You drew a coin of 5.
2 play coin 5
    Bo played a coin of 5.
    2: You played a coin of 5.
2 command walls 2 A, attack outer-city 2 A of seat 1
    Bo attacked Ada's Pikeman in Bo's outer-city with Crossbowman.
    1: Bo attacked your Pikeman in Bo's outer-city with Crossbowman.
    2: You attacked Ada's Pikeman in your outer-city with Crossbowman.
* dice 4
* dice 6
    It threw 4, Ada 6.
    1: It threw 4, you 6.
    It was beaten off, 8 against 12.
    Bo's units are done.
    2: No unit can do more in this turn.
    Round 35: Carin's turn.
    3: Round 35: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
    Carin got a coin of 1 from Harbour.
    3: You got a coin of 1 from Harbour.
3 buy Market, pay 3
    Carin bought Market with a coin of 3.
    3: You bought Market with a coin of 3.
* card Watchtower
    Watchtower came to the store.
3 play Market
    Carin played Market.
    3: You played Market.
3 done
3 command outer-city 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Crossbowman in Carin's outer-city with Pikeman.
    1: Carin attacked your Crossbowman in Carin's outer-city with Pikeman.
    3: You attacked Ada's Crossbowman in your outer-city with Pikeman.
* dice 4
* dice 7
    It threw 4, Ada 7.
    1: It threw 4, you 7.
    It won, 11 against 10.
    Ada's Crossbowman died.
    1: Your Crossbowman died.
3 command inner-city 3 B, top 2, to walls 3 A
    Carin moved 2 units from Carin's inner-city (second squad) to Carin's walls.
    3: You moved 2 units from your inner-city (second squad) to your walls.
3 done
3 arrange walls 3 A, lift Crossbowman, to walls 3 B
    Carin put Crossbowman into the second squad in Carin's walls.
    3: You put Crossbowman into the second squad in your walls.
3 arrange walls 3 B, lift Crossbowman, to walls 3 A
    Carin put Crossbowman into the first squad in Carin's walls.
    3: You put Crossbowman into the first squad in your walls.
3 arrange walls 3 A, lift Sorcerer, to walls 3 B
    Carin put Sorcerer into the second squad in Carin's walls.
    3: You put Sorcerer into the second squad in your walls.
3 done
    Round 36: Ada's turn.
    1: Round 36: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 buy Mage, pay 3
    Ada bought Mage with a coin of 3.
    1: You bought Mage with a coin of 3.
* card Pikeman
    Pikeman came to the store.
1 play Mage, to inner-city 1 A
    Ada played Mage to Ada's inner-city.
    1: You played Mage to your inner-city.
1 command outer-city 2 A, attack the walls
    Ada attacked Bo's walls with Pikeman.
    1: You attacked Bo's walls with Pikeman.
    2: Ada attacked your walls with Pikeman.
* dice 10
* dice 4
    It threw 10, Bo 4.
    2: It threw 10, you 4.
    It won, 17 against 9.
    A layer of Bo's walls fell; one stands.
    2: A layer of your walls fell; one stands.
1 command outer-city 2 A, attack the walls
    Ada attacked Bo's walls with Pikeman.
    1: You attacked Bo's walls with Pikeman.
    2: Ada attacked your walls with Pikeman.
* dice 6
* dice 8
    It threw 6, Bo 8.
    2: It threw 6, you 8.
    It was beaten off, 13 against 13.
1 command inner-city 1 A, top 3, to outer-city 1 A
    Ada moved 3 units from Ada's inner-city to Ada's outer-city.
    1: You moved 3 units from your inner-city to your outer-city.
    Ada's units are done.
    1: No unit can do more in this turn.
1 arrange outer-city 1 A, lift Pikeman, to outer-city 1 A
    Ada put Pikeman on top in Ada's outer-city.
    1: You put Pikeman on top in your outer-city.
1 arrange outer-city 1 A, lift Archer, to outer-city 1 A
    Ada put Archer on top in Ada's outer-city.
    1: You put Archer on top in your outer-city.
1 arrange outer-city 1 A, lift Pikeman, to outer-city 1 A
    Ada put Pikeman on top in Ada's outer-city.
    1: You put Pikeman on top in your outer-city.
1 done
    Round 36: Bo's turn.
    2: Round 36: your turn.
2 buy Watchtower, pay 5
    Bo bought Watchtower with a coin of 5.
    2: You bought Watchtower with a coin of 5.
* card Plate
    Plate came to the store.
2 play Watchtower
    Bo played Watchtower.
    2: You played Watchtower.
2 command walls 2 A, attack outer-city 2 A of seat 1
    Bo attacked Ada's Pikeman in Bo's outer-city with Crossbowman.
    1: Bo attacked your Pikeman in Bo's outer-city with Crossbowman.
    2: You attacked Ada's Pikeman in your outer-city with Crossbowman.
* dice 9
* dice 6
    It threw 9, Ada 6.
    1: It threw 9, you 6.
    It won, 13 against 12.
    Ada's Pikeman died.
    1: Your Pikeman died.
    Bo got a coin of 1 from Siege Master.
    2: You got a coin of 1 from Siege Master.
2 command walls 2 A, attack outer-city 2 A of seat 1
    Bo attacked Ada's Spearman in Bo's outer-city with Crossbowman.
    1: Bo attacked your Spearman in Bo's outer-city with Crossbowman.
    2: You attacked Ada's Spearman in your outer-city with Crossbowman.
* dice 10
* dice 5
    It threw 10, Ada 5.
    1: It threw 10, you 5.
    It won, 14 against 9.
    Ada's Spearman died.
    1: Your Spearman died.
    Bo got a coin of 1 from Siege Master.
    2: You got a coin of 1 from Siege Master.
    Bo's units are done.
    2: No unit can do more in this turn.
    Round 36: Carin's turn.
    3: Round 36: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
    Carin got a coin of 1 from Harbour.
    3: You got a coin of 1 from Harbour.
    Carin got a coin of 1 from Market.
    3: You got a coin of 1 from Market.
    Carin exchanged a coin of 1 for one of 3.
    3: You exchanged a coin of 1 for one of 3.
3 buy Theatre, pay 1, pay 1, pay 3
    Carin bought Theatre with coins of 1, 1 and 3.
    3: You bought Theatre with coins of 1, 1 and 3.
* card Theatre
    Theatre came to the store.
3 play Theatre
    Carin played Theatre.
    3: You played Theatre.
3 done
3 command outer-city 3 A, top 4, to inner-city 3 B
    Carin moved 4 units from Carin's outer-city to Carin's inner-city (second squad).
    3: You moved 4 units from your outer-city to your inner-city (second squad).
3 done
3 arrange walls 3 A, lift Crossbowman, to walls 3 B
    Carin put Crossbowman into the second squad in Carin's walls.
    3: You put Crossbowman into the second squad in your walls.
3 arrange walls 3 B, lift Sorcerer, to walls 3 B
    Carin put Sorcerer on top in Carin's walls (second squad).
    3: You put Sorcerer on top in your walls (second squad).
3 done
    Round 37: Ada's turn.
    1: Round 37: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 draw
    Ada drew a card.
    1: 
* card Writing
    1: You drew Writing.
1 discard Spearman
    Ada discarded Spearman.
    1: You discarded Spearman.
1 command outer-city 1 A, top 2, to inner-city 1 A
    Ada moved 2 units from Ada's outer-city to Ada's inner-city.
    1: You moved 2 units from your outer-city to your inner-city.
1 command outer-city 1 A, top 1, to walls 1 A
    Ada moved a unit from Ada's outer-city to Ada's walls.
    1: You moved a unit from your outer-city to your walls.
    Ada's units are done.
    1: No unit can do more in this turn.
1 done
    Round 37: Bo's turn.
    2: Round 37: your turn.
2 buy Pikeman, pay 1
    Bo bought Pikeman with a coin of 1.
    2: You bought Pikeman with a coin of 1.
* card Trebuchet
    Trebuchet came to the store.
2 play Pikeman, to inner-city 2 A
    Bo played Pikeman to Bo's inner-city.
    2: You played Pikeman to your inner-city.
2 command walls 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's walls to Bo's outer-city.
    2: You moved a unit from your walls to your outer-city.
2 to middle A
    Bo moved a unit from Bo's outer-city to the middle.
    2: You moved a unit from your outer-city to the middle.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city to Bo's outer-city.
    2: You moved a unit from your inner-city to your outer-city.
2 to middle B
    Bo moved a unit from Bo's outer-city to the middle (second squad).
    2: You moved a unit from your outer-city to the middle (second squad).
    Bo's units are done.
    2: No unit can do more in this turn.
2 done
    Round 37: Carin's turn.
    3: Round 37: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
    Carin got a coin of 1 from Harbour.
    3: You got a coin of 1 from Harbour.
3 draw
    Carin drew a card.
    3: 
* card Writing
    3: You drew Writing.
3 play Writing
    Carin played Writing.
    3: You played Writing.
3 done
3 command inner-city 3 B, top 4, to outer-city 3 A
    Carin moved 4 units from Carin's inner-city (second squad) to Carin's outer-city.
    3: You moved 4 units from your inner-city (second squad) to your outer-city.
3 command walls 3 B, top 1, to outer-city 3 B
    Carin moved a unit from Carin's walls (second squad) to Carin's outer-city (second squad).
    3: You moved a unit from your walls (second squad) to your outer-city (second squad).
3 command walls 3 B, top 1, to inner-city 3 A
    Carin moved a unit from Carin's walls (second squad) to Carin's inner-city.
    3: You moved a unit from your walls (second squad) to your inner-city.
    Carin's units are done.
    3: No unit can do more in this turn.
3 done
    Round 38: Ada's turn.
    1: Round 38: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 buy Mage, pay 3
    Ada bought Mage with a coin of 3.
    1: You bought Mage with a coin of 3.
* card Knight
    Knight came to the store.
1 play Writing
    Ada played Writing.
    1: You played Writing.
1 done
1 done
    Round 38: Bo's turn.
    2: Round 38: your turn.
    Bo exchanged a coin of 1 for one of 3.
    2: You exchanged a coin of 1 for one of 3.
2 buy Crossbowman, pay 3
    Bo bought Crossbowman with a coin of 3.
    2: You bought Crossbowman with a coin of 3.
* card Knight
    Knight came to the store.
2 discard Crossbowman
    Bo discarded Crossbowman.
    2: You discarded Crossbowman.
2 command middle A, top 1, to outer-city 1 A
    Bo moved a unit from the middle to Ada's outer-city.
    1: Bo moved a unit from the middle to your outer-city.
    2: You moved a unit from the middle to Ada's outer-city.
2 done
2 command middle B, top 1, to outer-city 1 A
    Bo moved a unit from the middle (second squad) to Ada's outer-city.
    1: Bo moved a unit from the middle (second squad) to your outer-city.
    2: You moved a unit from the middle (second squad) to Ada's outer-city.
2 to middle A
    Bo moved a unit from Ada's outer-city to the middle.
    1: Bo moved a unit from your outer-city to the middle.
    2: You moved a unit from Ada's outer-city to the middle.
    Bo's units are done.
    2: No unit can do more in this turn.
    Round 38: Carin's turn.
    3: Round 38: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
    Carin got a coin of 1 from Harbour.
    3: You got a coin of 1 from Harbour.
    Carin got a coin of 1 from Market.
    3: You got a coin of 1 from Market.
    Carin exchanged a coin of 1 for one of 3.
    3: You exchanged a coin of 1 for one of 3.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card coin 3
    3: You drew a coin of 3.
* card coin 10
    3: You drew a coin of 10.
3 put back coin 3
    Carin put a coin of 3 on the discard pile.
    3: You put a coin of 3 on the discard pile.
3 play coin 10, in place of 1
    Carin played a coin of 10.
    3: You played a coin of 10.
    Carin put a coin of 1 back to the mint for lack of room.
    3: You put a coin of 1 back to the mint for lack of room.
3 done
3 command outer-city 3 B, top 1, to middle A
    Carin moved a unit from Carin's outer-city (second squad) to the middle.
    3: You moved a unit from your outer-city (second squad) to the middle.
3 done
3 command inner-city 3 A, top 1, to walls 3 A
    Carin moved a unit from Carin's inner-city to Carin's walls.
    3: You moved a unit from your inner-city to your walls.
3 command inner-city 3 A, top 1, to outer-city 3 B
    Carin moved a unit from Carin's inner-city to Carin's outer-city (second squad).
    3: You moved a unit from your inner-city to your outer-city (second squad).
3 command outer-city 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city to Carin's inner-city.
    3: You moved a unit from your outer-city to your inner-city.
3 command outer-city 3 A, top 3, to middle B
    Carin moved 3 units from Carin's outer-city to the middle (second squad).
    3: You moved 3 units from your outer-city to the middle (second squad).
3 command outer-city 3 A, top 1, to middle B
    Carin moved a unit from Carin's outer-city to the middle (second squad).
    3: You moved a unit from your outer-city to the middle (second squad).
    Carin's units are done.
    3: No unit can do more in this turn.
3 done
    Round 39: Ada's turn.
    1: Round 39: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy Knight, pay 1, pay 1
    Ada bought Knight with coins of 1 and 1.
    1: You bought Knight with coins of 1 and 1.
* card Knight
    Knight came to the store.
1 play Mage, to inner-city 1 B
    Ada played Mage to Ada's inner-city (second squad).
    1: You played Mage to your inner-city (second squad).
1 command walls 1 A, attack outer-city 1 A of seat 2
    Ada attacked Bo's Crossbowman in Ada's outer-city with Mage.
    1: You attacked Bo's Crossbowman in your outer-city with Mage.
    2: Ada attacked your Crossbowman in Ada's outer-city with Mage.
* dice 4
* dice 8
    It threw 4, Bo 8.
    2: It threw 4, you 8.
    It was beaten off, 8 against 11.
1 done
1 done
    Round 39: Bo's turn.
    2: Round 39: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 1
    2: You drew a coin of 1.
2 play coin 1
    Bo played a coin of 1.
    2: You played a coin of 1.
2 command middle A, attack middle B of seat 3
    Bo attacked Carin's Crossbowman in the middle (second squad) with Pikeman.
    2: You attacked Carin's Crossbowman in the middle (second squad) with Pikeman.
    3: Bo attacked your Crossbowman in the middle (second squad) with Pikeman.
* dice 3
* dice 7
    It threw 3, Carin 7.
    3: It threw 3, you 7.
    It was beaten off, 8 against 10.
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
    Carin attacked Bo's Pikeman in the middle with Sorcerer.
    2: Carin attacked your Pikeman in the middle with Sorcerer.
    3: You attacked Bo's Pikeman in the middle with Sorcerer.
* dice 8
* dice 7
    It threw 8, Bo 7.
    2: It threw 8, you 7.
    It won, 14 against 13.
    Bo's Pikeman died.
    2: Your Pikeman died.
3 command outer-city 3 B, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city (second squad) to Carin's inner-city.
    3: You moved a unit from your outer-city (second squad) to your inner-city.
3 done
3 done
    Round 40: Ada's turn.
    1: Round 40: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
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
    Ada played Knight to Ada's inner-city (second squad).
    1: You played Knight to your inner-city (second squad).
1 command inner-city 1 B, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's inner-city (second squad) to Ada's outer-city.
    1: You moved 2 units from your inner-city (second squad) to your outer-city.
1 command inner-city 1 A, top 1, to outer-city 1 B
    Ada moved a unit from Ada's inner-city to Ada's outer-city (second squad).
    1: You moved a unit from your inner-city to your outer-city (second squad).
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city to Ada's outer-city.
    1: You moved a unit from your inner-city to your outer-city.
1 command walls 1 A, attack outer-city 1 A of seat 2
    Ada attacked Bo's Crossbowman in Ada's outer-city with Mage.
    1: You attacked Bo's Crossbowman in your outer-city with Mage.
    2: Ada attacked your Crossbowman in Ada's outer-city with Mage.
* dice 4
* dice 6
    It threw 4, Bo 6.
    2: It threw 4, you 6.
    It was beaten off, 8 against 9.
    Ada's units are done.
    1: No unit can do more in this turn.
1 arrange outer-city 1 A, lift Knight, to outer-city 1 A
    Ada put Knight on top in Ada's outer-city.
    1: You put Knight on top in your outer-city.
1 arrange outer-city 1 A, lift Mage, to outer-city 1 B
    Ada put Mage into the second squad in Ada's outer-city.
    1: You put Mage into the second squad in your outer-city.
1 arrange outer-city 1 B, lift Pikeman, to outer-city 1 B
    Ada put Pikeman on top in Ada's outer-city (second squad).
    1: You put Pikeman on top in your outer-city (second squad).
1 done
    Round 40: Bo's turn.
    2: Round 40: your turn.
    Bo exchanged a coin of 1 for one of 3.
    2: You exchanged a coin of 1 for one of 3.
2 buy Theatre, pay 3
    Bo bought Theatre with a coin of 3.
    2: You bought Theatre with a coin of 3.
* card Perspective
    Perspective came to the store.
2 play Theatre
    Bo played Theatre.
    2: You played Theatre.
2 command outer-city 1 A, attack walls 1 A of seat 1
    Bo attacked Ada's Mage in Ada's walls with Crossbowman.
    1: Bo attacked your Mage in your walls with Crossbowman.
    2: You attacked Ada's Mage in Ada's walls with Crossbowman.
* dice 10
* dice 9
    It threw 10, Ada 9.
    1: It threw 10, you 9.
    It was beaten off, 14 against 15.
    Bo's units are done.
    2: No unit can do more in this turn.
    Round 40: Carin's turn.
    3: Round 40: your turn.
    Carin exchanged a coin of 3 for one of 5.
    3: You exchanged a coin of 3 for one of 5.
3 buy Counterpoint, pay 10
    Carin bought Counterpoint with a coin of 10.
    3: You bought Counterpoint with a coin of 10.
* card The Great Library
    The Great Library came to the store.
3 discard Counterpoint
    Carin discarded Counterpoint.
    3: You discarded Counterpoint.
3 done
3 command inner-city 3 A, top 2, to outer-city 3 A
    Carin moved 2 units from Carin's inner-city to Carin's outer-city.
    3: You moved 2 units from your inner-city to your outer-city.
3 done
3 done
    Round 41: Ada's turn.
    1: Round 41: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy Knight, pay 1, pay 1
    Ada bought Knight with coins of 1 and 1.
    1: You bought Knight with coins of 1 and 1.
    Knight came to the store.
1 play Knight, to inner-city 1 A
    Ada played Knight to Ada's inner-city.
    1: You played Knight to your inner-city.
1 command walls 1 A, attack outer-city 1 A of seat 2
    Ada attacked Bo's Crossbowman in Ada's outer-city with Mage.
    1: You attacked Bo's Crossbowman in your outer-city with Mage.
    2: Ada attacked your Crossbowman in Ada's outer-city with Mage.
* dice 11
* dice 4
    It threw 11, Bo 4.
    2: It threw 11, you 4.
    It won, 15 against 7.
    Bo's Crossbowman died.
    2: Your Crossbowman died.
1 command outer-city 1 A, top 1, to inner-city 1 B
    Ada moved a unit from Ada's outer-city to Ada's inner-city (second squad).
    1: You moved a unit from your outer-city to your inner-city (second squad).
1 done
1 command inner-city 1 A, top 1, to outer-city 1 B
    Ada moved a unit from Ada's inner-city to Ada's outer-city (second squad).
    1: You moved a unit from your inner-city to your outer-city (second squad).
1 to inner-city 1 A
    Ada moved a unit from Ada's outer-city (second squad) to Ada's inner-city.
    1: You moved a unit from your outer-city (second squad) to your inner-city.
1 command outer-city 1 A, attack middle A of seat 3
    Ada attacked Carin's Sorcerer in the middle with Archer.
    1: You attacked Carin's Sorcerer in the middle with Archer.
    3: Ada attacked your Sorcerer in the middle with Archer.
* dice 7
* dice 6
    It threw 7, Carin 6.
    3: It threw 7, you 6.
    It was beaten off, 9 against 9.
1 command outer-city 1 B, top 1, to inner-city 1 B
    Ada moved a unit from Ada's outer-city (second squad) to Ada's inner-city (second squad).
    1: You moved a unit from your outer-city (second squad) to your inner-city (second squad).
1 command outer-city 1 B, top 1, to inner-city 1 A
    Ada moved a unit from Ada's outer-city (second squad) to Ada's inner-city.
    1: You moved a unit from your outer-city (second squad) to your inner-city.
    Ada's units are done.
    1: No unit can do more in this turn.
1 arrange inner-city 1 A, lift Knight, to inner-city 1 A
    Ada put Knight on top in Ada's inner-city.
    1: You put Knight on top in your inner-city.
1 arrange inner-city 1 B, lift Knight, to inner-city 1 B
    Ada put Knight on top in Ada's inner-city (second squad).
    1: You put Knight on top in your inner-city (second squad).
1 done
    Round 41: Bo's turn.
    2: Round 41: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 3
    2: You drew a coin of 3.
2 discard coin 3
    Bo discarded a coin of 3.
    2: You discarded a coin of 3.
    Round 41: Carin's turn.
    3: Round 41: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card coin 3
    3: You drew a coin of 3.
* card coin 5
    3: You drew a coin of 5.
3 put back coin 5
    Carin put a coin of 5 on the discard pile.
    3: You put a coin of 5 on the discard pile.
3 play coin 3, in place of 1
    Carin played a coin of 3.
    3: You played a coin of 3.
    Carin put a coin of 1 back to the mint for lack of room.
    3: You put a coin of 1 back to the mint for lack of room.
3 done
3 command outer-city 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city to Carin's inner-city.
    3: You moved a unit from your outer-city to your inner-city.
3 command outer-city 3 A, top 1, to inner-city 3 B
    Carin moved a unit from Carin's outer-city to Carin's inner-city (second squad).
    3: You moved a unit from your outer-city to your inner-city (second squad).
3 command walls 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's walls to Carin's inner-city.
    3: You moved a unit from your walls to your inner-city.
3 done
3 arrange inner-city 3 B, lift Pikeman, to inner-city 3 A
    Carin put Pikeman into the first squad in Carin's inner-city.
    3: You put Pikeman into the first squad in your inner-city.
3 arrange middle B, lift Swordsman, to middle B
    Carin put Swordsman on top in the middle (second squad).
    3: You put Swordsman on top in the middle (second squad).
3 done
    Round 42: Ada's turn.
    1: Round 42: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card coin 3
    1: You drew a coin of 3.
* card Spy
    1: You drew Spy.
1 put back Spy
    Ada put Spy on the discard pile.
    1: You put Spy on the discard pile.
1 play Mage, to inner-city 1 B
    Ada played Mage to Ada's inner-city (second squad).
    1: You played Mage to your inner-city (second squad).
1 command outer-city 1 A, attack middle B of seat 3
    Ada attacked Carin's Swordsman in the middle (second squad) with Archer.
    1: You attacked Carin's Swordsman in the middle (second squad) with Archer.
    3: Ada attacked your Swordsman in the middle (second squad) with Archer.
* dice 6
* dice 5
    It threw 6, Carin 5.
    3: It threw 6, you 5.
    It was beaten off, 8 against 9.
1 command walls 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's walls to Ada's inner-city.
    1: You moved a unit from your walls to your inner-city.
1 command inner-city 1 B, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city (second squad) to Ada's walls.
    1: You moved a unit from your inner-city (second squad) to your walls.
1 done
1 arrange inner-city 1 A, lift Knight, to inner-city 1 A
    Ada put Knight on top in Ada's inner-city.
    1: You put Knight on top in your inner-city.
1 done
    Round 42: Bo's turn.
    2: Round 42: your turn.
2 draw
    Bo drew a card.
    2: 
* card Moneyer
    2: You drew Moneyer.
2 play Moneyer
    Bo played Moneyer.
    2: You played Moneyer.
    Bo got a coin of 5.
    2: You got a coin of 5.
    Round 42: Carin's turn.
    3: Round 42: your turn.
    Carin exchanged a coin of 3 for one of 5.
    3: You exchanged a coin of 3 for one of 5.
3 draw
    Carin drew 2 cards to keep one.
    3: You drew 2 cards to keep one.
* card Coronation
    3: You drew Coronation.
* card coin 10
    3: You drew a coin of 10.
3 put back coin 10
    Carin put a coin of 10 on the discard pile.
    3: You put a coin of 10 on the discard pile.
3 discard Coronation
    Carin discarded Coronation.
    3: You discarded Coronation.
3 done
3 done
3 done
    Round 43: Ada's turn.
    1: Round 43: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Herald
    1: You drew Herald.
* card coin 5
    1: You drew a coin of 5.
1 put back coin 5
    Ada put a coin of 5 on the discard pile.
    1: You put a coin of 5 on the discard pile.
1 discard Herald
    Ada discarded Herald.
    1: You discarded Herald.
1 command inner-city 1 B, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's inner-city (second squad) to Ada's outer-city.
    1: You moved 2 units from your inner-city (second squad) to your outer-city.
1 done
1 arrange inner-city 1 A, lift Mage, to inner-city 1 A
    Ada put Mage on top in Ada's inner-city.
    1: You put Mage on top in your inner-city.
1 done
    Round 43: Bo's turn.
    2: Round 43: your turn.
2 buy Trebuchet, pay 5
    Bo bought Trebuchet with a coin of 5.
    2: You bought Trebuchet with a coin of 5.
    Pikeman came to the store.
2 play Trebuchet, to inner-city 2 A
    Bo played Trebuchet to Bo's inner-city.
    2: You played Trebuchet to your inner-city.
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
    Carin moved a unit from the middle to Bo's outer-city.
    2: Carin moved a unit from the middle to your outer-city.
    3: You moved a unit from the middle to Bo's outer-city.
3 done
3 done
    Round 44: Ada's turn.
    1: Round 44: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 buy Plate, pay 3
    Ada bought Plate with a coin of 3.
    1: You bought Plate with a coin of 3.
* card School
    School came to the store.
1 play coin 3
    Ada played a coin of 3.
    1: You played a coin of 3.
1 command inner-city 1 A, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city to Ada's walls.
    1: You moved a unit from your inner-city to your walls.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city to Ada's outer-city.
    1: You moved a unit from your inner-city to your outer-city.
1 to inner-city 1 A
    Ada moved a unit from Ada's outer-city to Ada's inner-city.
    1: You moved a unit from your outer-city to your inner-city.
1 command outer-city 1 A, top 2, to inner-city 1 A
    Ada moved 2 units from Ada's outer-city to Ada's inner-city.
    1: You moved 2 units from your outer-city to your inner-city.
1 command outer-city 1 A, attack middle B of seat 3
    Ada attacked Carin's Swordsman in the middle (second squad) with Archer.
    1: You attacked Carin's Swordsman in the middle (second squad) with Archer.
    3: Ada attacked your Swordsman in the middle (second squad) with Archer.
* dice 6
* dice 6
    It threw 6, Carin 6.
    3: It threw 6, you 6.
    It was beaten off, 8 against 10.
    Ada's units are done.
    1: No unit can do more in this turn.
1 done
    Round 44: Bo's turn.
    2: Round 44: your turn.
2 draw
    Bo drew a card.
    2: 
* card Coronation
    2: You drew Coronation.
2 play Coronation
    Bo played Coronation.
    2: You played Coronation.
2 done
    Round 44: Carin's turn.
    3: Round 44: your turn.
    Carin exchanged a coin of 1 for one of 3.
    3: You exchanged a coin of 1 for one of 3.
3 buy School, pay 1, pay 1, pay 1, pay 1
    Carin bought School with coins of 1, 1, 1 and 1.
    3: You bought School with coins of 1, 1, 1 and 1.
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
    It threw 7, Bo 10.
    2: It threw 7, you 10.
    It was beaten off, 13 against 16.
3 done
3 done
    Round 45: Ada's turn.
    1: Round 45: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card coin 1
    1: You drew a coin of 1.
* card coin 5
    1: You drew a coin of 5.
1 put back coin 1
    Ada put a coin of 1 on the discard pile.
    1: You put a coin of 1 on the discard pile.
1 discard Arithmetic
    Ada discarded Arithmetic.
    1: You discarded Arithmetic.
1 command walls 1 A, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's walls to Ada's outer-city.
    1: You moved 2 units from your walls to your outer-city.
1 command inner-city 1 A, top 3, to outer-city 1 A
    Ada moved 3 units from Ada's inner-city to Ada's outer-city.
    1: You moved 3 units from your inner-city to your outer-city.
1 command inner-city 1 A, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city to Ada's walls.
    1: You moved a unit from your inner-city to your walls.
    Ada's units are done.
    1: No unit can do more in this turn.
1 done
    Round 45: Bo's turn.
    2: Round 45: your turn.
2 draw
    Bo drew a card.
    2: 
* card Engineering
    2: You drew Engineering.
2 play Engineering
    Bo played Engineering.
    2: You played Engineering.
2 done
    Round 45: Carin's turn.
    3: Round 45: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
    Carin got a coin of 1 from Harbour.
    3: You got a coin of 1 from Harbour.
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
    Carin played Archer to Carin's inner-city.
    3: You played Archer to your inner-city.
3 discard Builder
    Carin discarded Builder.
    3: You discarded Builder.
3 command outer-city 2 A, attack the walls
    Carin attacked Bo's walls with Sorcerer.
    2: Carin attacked your walls with Sorcerer.
    3: You attacked Bo's walls with Sorcerer.
* dice 5
* dice 3
    It threw 5, Bo 3.
    2: It threw 5, you 3.
    It won, 11 against 9.
    The last layer of Bo's walls fell: the inner-city is open.
    2: The last layer of your walls fell: the inner-city is open.
3 command outer-city 2 A, attack inner-city 2 A of seat 2
    Carin attacked Bo's Trebuchet in Bo's inner-city with Sorcerer.
    2: Carin attacked your Trebuchet in your inner-city with Sorcerer.
    3: You attacked Bo's Trebuchet in Bo's inner-city with Sorcerer.
* dice 2
* dice 5
    It threw 2, Bo 5.
    2: It threw 2, you 5.
    It was beaten off, 8 against 8.
3 command inner-city 3 A, top 1, to walls 3 A
    Carin moved a unit from Carin's inner-city to Carin's walls.
    3: You moved a unit from your inner-city to your walls.
3 done
3 done
    Round 46: Ada's turn.
    1: Round 46: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
1 buy Watchtower, pay 5
    Ada bought Watchtower with a coin of 5.
    1: You bought Watchtower with a coin of 5.
* card Star Forts
    Star Forts came to the store.
1 play coin 5
    Ada played a coin of 5.
    1: You played a coin of 5.
1 command outer-city 1 A, top 5, to inner-city 1 A
    Ada moved 5 units from Ada's outer-city to Ada's inner-city.
    1: You moved 5 units from your outer-city to your inner-city.
1 command outer-city 1 A, attack middle B of seat 3
    Ada attacked Carin's Swordsman in the middle (second squad) with Archer.
    1: You attacked Carin's Swordsman in the middle (second squad) with Archer.
    3: Ada attacked your Swordsman in the middle (second squad) with Archer.
* dice 5
* dice 8
    It threw 5, Carin 8.
    3: It threw 5, you 8.
    It was beaten off, 7 against 12.
1 command walls 1 A, top 1, to outer-city 1 B
    Ada moved a unit from Ada's walls to Ada's outer-city (second squad).
    1: You moved a unit from your walls to your outer-city (second squad).
    Ada's units are done.
    1: No unit can do more in this turn.
1 done
    Round 46: Bo's turn.
    2: Round 46: your turn.
2 draw
    Bo drew a card.
    2: 
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
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
    Carin got a coin of 1 from Harbour.
    3: You got a coin of 1 from Harbour.
    Carin exchanged a coin of 3 for one of 5.
    3: You exchanged a coin of 3 for one of 5.
3 buy Pikeman, pay 5
    Carin bought Pikeman with a coin of 5.
    3: You bought Pikeman with a coin of 5.
    Sorcerer came to the store.
3 play Pikeman, to inner-city 3 A
    Carin played Pikeman to Carin's inner-city.
    3: You played Pikeman to your inner-city.
3 command middle B, top 3, to outer-city 3 A
    Carin moved 3 units from the middle (second squad) to Carin's outer-city.
    3: You moved 3 units from the middle (second squad) to your outer-city.
3 command walls 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's walls to Carin's outer-city.
    3: You moved a unit from your walls to your outer-city.
3 command outer-city 2 A, top 1, to inner-city 2 A
    Carin moved a unit from Bo's outer-city to Bo's inner-city.
    2: Carin moved a unit from your outer-city to your inner-city.
    3: You moved a unit from Bo's outer-city to Bo's inner-city.
3 done
3 arrange outer-city 3 A, lift Archer, to outer-city 3 B
    Carin put Archer into the second squad in Carin's outer-city.
    3: You put Archer into the second squad in your outer-city.
3 done
    Round 47: Ada's turn.
    1: Round 47: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy Perspective, pay 5
    Ada bought Perspective with a coin of 5.
    1: You bought Perspective with a coin of 5.
* card Star Forts
    Star Forts came to the store.
1 discard Perspective
    Ada discarded Perspective.
    1: You discarded Perspective.
1 command outer-city 1 A, top 1, to inner-city 1 B
    Ada moved a unit from Ada's outer-city to Ada's inner-city (second squad).
    1: You moved a unit from your outer-city to your inner-city (second squad).
1 command outer-city 1 B, top 1, to walls 1 A
    Ada moved a unit from Ada's outer-city (second squad) to Ada's walls.
    1: You moved a unit from your outer-city (second squad) to your walls.
1 done
1 arrange inner-city 1 A, lift Mage, to inner-city 1 B
    Ada put Mage into the second squad in Ada's inner-city.
    1: You put Mage into the second squad in your inner-city.
1 arrange inner-city 1 B, lift Mage, to inner-city 1 A
    Ada put Mage into the first squad in Ada's inner-city.
    1: You put Mage into the first squad in your inner-city.
1 arrange inner-city 1 A, lift Knight, to inner-city 1 A
    Ada put Knight on top in Ada's inner-city.
    1: You put Knight on top in your inner-city.
1 done
    Round 47: Bo's turn.
    2: Round 47: your turn.
2 draw
    Bo drew a card.
    2: 
* card Spy
    2: You drew Spy.
2 play Spy, to inner-city 2 B
    Bo played Spy to Bo's inner-city (second squad).
    2: You played Spy to your inner-city (second squad).
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city to Bo's outer-city.
    2: You moved a unit from your inner-city to your outer-city.
2 to middle A
    Bo moved a unit from Bo's outer-city to the middle.
    2: You moved a unit from your outer-city to the middle.
2 done
    Round 47: Carin's turn.
    3: Round 47: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 draw
    Carin drew 3 cards to keep one.
    3: You drew 3 cards to keep one.
* card Spearman
    3: You drew Spearman.
* card coin 5
    3: You drew a coin of 5.
* card coin 1
    3: You drew a coin of 1.
3 put back coin 1
    Carin put a coin of 1 on the discard pile.
    3: You put a coin of 1 on the discard pile.
3 put back Spearman
    Carin put Spearman on the discard pile.
    3: You put Spearman on the discard pile.
3 discard coin 5
    Carin discarded a coin of 5.
    3: You discarded a coin of 5.
3 command outer-city 3 A, top 3, to middle B
    Carin moved 3 units from Carin's outer-city to the middle (second squad).
    3: You moved 3 units from your outer-city to the middle (second squad).
3 done
3 command inner-city 3 A, top 1, to outer-city 3 B
    Carin moved a unit from Carin's inner-city to Carin's outer-city (second squad).
    3: You moved a unit from your inner-city to your outer-city (second squad).
3 command inner-city 2 A, kill the hero
    Carin killed Bo's hero, The Architect.
    2: Carin killed your hero, The Architect.
    3: You killed Bo's hero, The Architect.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city to Carin's outer-city.
    3: You moved a unit from your inner-city to your outer-city.
3 command inner-city 3 A, top 1, to walls 3 A
    Carin moved a unit from Carin's inner-city to Carin's walls.
    3: You moved a unit from your inner-city to your walls.
3 done
3 done
    Round 48: Ada's turn.
    1: Round 48: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
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
    Ada moved a unit from Ada's inner-city (second squad) to Ada's walls.
    1: You moved a unit from your inner-city (second squad) to your walls.
1 done
1 arrange walls 1 A, lift Archer, to walls 1 B
    Ada put Archer into the second squad in Ada's walls.
    1: You put Archer into the second squad in your walls.
1 arrange walls 1 A, lift Mage, to walls 1 B
    Ada put Mage into the second squad in Ada's walls.
    1: You put Mage into the second squad in your walls.
1 arrange inner-city 1 A, lift Mage, to inner-city 1 B
    Ada put Mage into the second squad in Ada's inner-city.
    1: You put Mage into the second squad in your inner-city.
1 done
    Round 48: Bo's turn.
    2: Round 48: your turn.
2 draw
    Bo drew a card.
    2: 
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
    Bo attacked Carin's Sorcerer in Bo's inner-city with Spy.
    2: You attacked Carin's Sorcerer in your inner-city with Spy.
    3: Bo attacked your Sorcerer in Bo's inner-city with Spy.
* dice 3
* dice 10
    It threw 3, Carin 10.
    3: It threw 3, you 10.
    It was beaten off, 6 against 13.
2 done
    Round 48: Carin's turn.
    3: Round 48: your turn.
    Carin exchanged a coin of 1 for one of 3.
    3: You exchanged a coin of 1 for one of 3.
3 buy Great Embassy, pay 5, pay 5, pay 1
    Carin bought Great Embassy with coins of 1, 5 and 5.
    3: You bought Great Embassy with coins of 1, 5 and 5.
* card Song of Praise
    Song of Praise came to the store.
3 discard Great Embassy
    Carin discarded Great Embassy.
    3: You discarded Great Embassy.
3 command middle B, top 1, to outer-city 3 A
    Carin moved a unit from the middle (second squad) to Carin's outer-city.
    3: You moved a unit from the middle (second squad) to your outer-city.
3 done
3 arrange middle B, lift Spearman, to middle B
    Carin put Spearman on top in the middle (second squad).
    3: You put Spearman on top in the middle (second squad).
3 arrange outer-city 3 A, lift Pikeman, to outer-city 3 A
    Carin put Pikeman on top in Carin's outer-city.
    3: You put Pikeman on top in your outer-city.
3 arrange outer-city 3 B, lift Archer, to outer-city 3 B
    Carin put Archer on top in Carin's outer-city (second squad).
    3: You put Archer on top in your outer-city (second squad).
3 arrange outer-city 3 B, lift Pikeman, to outer-city 3 B
    Carin put Pikeman on top in Carin's outer-city (second squad).
    3: You put Pikeman on top in your outer-city (second squad).
3 done
    Round 49: Ada's turn.
    1: Round 49: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Sharpshooter
    1: You drew Sharpshooter.
* card coin 5
    1: You drew a coin of 5.
1 put back coin 5
    Ada put a coin of 5 on the discard pile.
    1: You put a coin of 5 on the discard pile.
1 play Sharpshooter, attack middle B of seat 3
    Ada played Sharpshooter.
    1: You played Sharpshooter.
    Ada shot at Carin's Spearman in the middle (second squad).
    1: You shot at Carin's Spearman in the middle (second squad).
    3: Ada shot at your Spearman in the middle (second squad).
* dice 8
* dice 12
    It threw 8, Carin 12.
    3: It threw 8, you 12.
    It was beaten off, 13 against 16.
1 command walls 1 B, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's walls (second squad) to Ada's outer-city.
    1: You moved 2 units from your walls (second squad) to your outer-city.
1 done
1 done
    Round 49: Bo's turn.
    2: Round 49: your turn.
2 draw
    Bo drew a card.
    2: 
* card Recruiter
    2: You drew Recruiter.
2 discard Recruiter
    Bo discarded Recruiter.
    2: You discarded Recruiter.
2 command inner-city 2 B, attack inner-city 2 A of seat 3
    Bo attacked Carin's Sorcerer in Bo's inner-city with Spy.
    2: You attacked Carin's Sorcerer in your inner-city with Spy.
    3: Bo attacked your Sorcerer in Bo's inner-city with Spy.
* dice 8
* dice 6
    It threw 8, Carin 6.
    3: It threw 8, you 6.
    It won, 11 against 9.
    Carin's Sorcerer died.
    3: Your Sorcerer died.
    Bo got a coin of 1 from Siege Master.
    2: You got a coin of 1 from Siege Master.
2 done
    Round 49: Carin's turn.
    3: Round 49: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
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
    Carin played Spearman to Carin's inner-city (second squad).
    3: You played Spearman to your inner-city (second squad).
3 command outer-city 3 B, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city (second squad) to Carin's inner-city.
    3: You moved a unit from your outer-city (second squad) to your inner-city.
3 command outer-city 3 B, attack middle A of seat 2
    Carin attacked Bo's Trebuchet in the middle with Archer.
    2: Carin attacked your Trebuchet in the middle with Archer.
    3: You attacked Bo's Trebuchet in the middle with Archer.
* dice 9
* dice 5
    It threw 9, Bo 5.
    2: It threw 9, you 5.
    It won, 11 against 8.
    Bo's Trebuchet died.
    2: Your Trebuchet died.
3 command outer-city 3 A, top 1, to inner-city 3 B
    Carin moved a unit from Carin's outer-city to Carin's inner-city (second squad).
    3: You moved a unit from your outer-city to your inner-city (second squad).
3 command walls 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's walls to Carin's inner-city.
    3: You moved a unit from your walls to your inner-city.
3 command outer-city 3 A, top 1, to middle B
    Carin moved a unit from Carin's outer-city to the middle (second squad).
    3: You moved a unit from your outer-city to the middle (second squad).
3 done
    Carin's units are done.
    3: No unit can do more in this turn.
3 arrange inner-city 3 A, lift Pikeman, to inner-city 3 A
    Carin put Pikeman on top in Carin's inner-city.
    3: You put Pikeman on top in your inner-city.
3 done
    Round 50: Ada's turn.
    1: Round 50: your turn.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
1 buy Sorcerer, pay 1, pay 1, pay 1, pay 5
    Ada bought Sorcerer with coins of 1, 1, 1 and 5.
    1: You bought Sorcerer with coins of 1, 1, 1 and 5.
    Trebuchet came to the store.
1 play Scholar
    Ada played Scholar.
    1: You played Scholar.
    Ada drew 2 cards.
    1: 
* card coin 5
    1: You drew a coin of 5.
* card coin 3
    1: You drew a coin of 3.
1 done
1 done
    Round 50: Bo's turn.
    2: Round 50: your turn.
    Bo exchanged a coin of 1 for one of 3.
    2: You exchanged a coin of 1 for one of 3.
2 buy Song of Praise, pay 3
    Bo bought Song of Praise with a coin of 3.
    2: You bought Song of Praise with a coin of 3.
* card Tournament
    Tournament came to the store.
2 play Song of Praise
    Bo played Song of Praise.
    2: You played Song of Praise.
2 done
    Round 50: Carin's turn.
    3: Round 50: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
    Carin got a coin of 1 from Harbour.
    3: You got a coin of 1 from Harbour.
    Carin exchanged a coin of 3 for one of 5.
    3: You exchanged a coin of 3 for one of 5.
3 draw
    Carin drew 3 cards to keep one.
    3: You drew 3 cards to keep one.
* card coin 3
    3: You drew a coin of 3.
* card coin 3
    3: You drew a coin of 3.
* card coin 1
    3: You drew a coin of 1.
3 put back coin 3
    Carin put a coin of 3 on the discard pile.
    3: You put a coin of 3 on the discard pile.
3 put back coin 3
    Carin put a coin of 3 on the discard pile.
    3: You put a coin of 3 on the discard pile.
3 play coin 1, in place of 5
    Carin played a coin of 1.
    3: You played a coin of 1.
    Carin put a coin of 5 back to the mint for lack of room.
    3: You put a coin of 5 back to the mint for lack of room.
3 command outer-city 3 B, top 1, to walls 3 A
    Carin moved a unit from Carin's outer-city (second squad) to Carin's walls.
    3: You moved a unit from your outer-city (second squad) to your walls.
3 command inner-city 3 A, top 2, to outer-city 3 A
    Carin moved 2 units from Carin's inner-city to Carin's outer-city.
    3: You moved 2 units from your inner-city to your outer-city.
3 done
3 done
    Round 51: Ada's turn.
    1: Round 51: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy Star Forts, pay 1, pay 1, pay 1
    Ada bought Star Forts with coins of 1, 1 and 1.
    1: You bought Star Forts with coins of 1, 1 and 1.
* card Chancellor
    Chancellor came to the store.
1 play coin 5
    Ada played a coin of 5.
    1: You played a coin of 5.
1 command outer-city 1 A, top 1, to walls 1 A
    Ada moved a unit from Ada's outer-city to Ada's walls.
    1: You moved a unit from your outer-city to your walls.
1 command outer-city 1 A, top 1, to middle A
    Ada moved a unit from Ada's outer-city to the middle.
    1: You moved a unit from your outer-city to the middle.
1 to outer-city 3 A
    Ada moved a unit from the middle to Carin's outer-city.
    1: You moved a unit from the middle to Carin's outer-city.
    3: Ada moved a unit from the middle to your outer-city.
1 command inner-city 1 B, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city (second squad) to Ada's walls.
    1: You moved a unit from your inner-city (second squad) to your walls.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city to Ada's outer-city.
    1: You moved a unit from your inner-city to your outer-city.
1 done
1 command inner-city 1 A, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city to Ada's walls.
    1: You moved a unit from your inner-city to your walls.
1 command inner-city 1 A, top 2, to outer-city 1 B
    Ada moved 2 units from Ada's inner-city to Ada's outer-city (second squad).
    1: You moved 2 units from your inner-city to your outer-city (second squad).
    Ada's units are done.
    1: No unit can do more in this turn.
1 done
    Round 51: Bo's turn.
    2: Round 51: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 1
    2: You drew a coin of 1.
2 discard coin 1
    Bo discarded a coin of 1.
    2: You discarded a coin of 1.
2 command inner-city 2 B, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city (second squad) to Bo's outer-city.
    2: You moved a unit from your inner-city (second squad) to your outer-city.
2 to inner-city 2 A
    Bo moved a unit from Bo's outer-city to Bo's inner-city.
    2: You moved a unit from your outer-city to your inner-city.
    Bo's units are done.
    2: No unit can do more in this turn.
    Round 51: Carin's turn.
    3: Round 51: your turn.
3 buy The Colossal Gate, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Carin bought The Colossal Gate with coins of 1, 1, 1, 1, 1, 1, 1, 1 and 1.
    3: You bought The Colossal Gate with coins of 1, 1, 1, 1, 1, 1, 1, 1 and 1.
* card Foundry
    Foundry came to the store.
3 play The Colossal Gate
    Carin played The Colossal Gate.
    3: You played The Colossal Gate.
3 command inner-city 3 A, top 1, to outer-city 3 B
    Carin moved a unit from Carin's inner-city to Carin's outer-city (second squad).
    3: You moved a unit from your inner-city to your outer-city (second squad).
3 command outer-city 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Archer in Carin's outer-city with Pikeman.
    1: Carin attacked your Archer in Carin's outer-city with Pikeman.
    3: You attacked Ada's Archer in your outer-city with Pikeman.
* dice 2
* dice 8
    It threw 2, Ada 8.
    1: It threw 2, you 8.
    It was beaten off, 9 against 10.
3 done
3 arrange outer-city 3 B, lift Trebuchet, to outer-city 3 A
    Carin put Trebuchet into the first squad in Carin's outer-city.
    3: You put Trebuchet into the first squad in your outer-city.
3 arrange middle B, lift Spearman, to middle B
    Carin put Spearman on top in the middle (second squad).
    3: You put Spearman on top in the middle (second squad).
3 arrange outer-city 3 A, lift Pikeman, to outer-city 3 A
    Carin put Pikeman on top in Carin's outer-city.
    3: You put Pikeman on top in your outer-city.
3 arrange middle B, lift Spy, to middle A
    Carin put Spy into the first squad in the middle.
    3: You put Spy into the first squad in the middle.
3 arrange middle B, lift Swordsman, to middle B
    Carin put Swordsman on top in the middle (second squad).
    3: You put Swordsman on top in the middle (second squad).
3 done
    Round 52: Ada's turn.
    1: Round 52: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card coin 1
    1: You drew a coin of 1.
* card Swordsman
    1: You drew Swordsman.
1 put back coin 1
    Ada put a coin of 1 on the discard pile.
    1: You put a coin of 1 on the discard pile.
1 discard Plate
    Ada discarded Plate.
    1: You discarded Plate.
1 command outer-city 3 A, attack walls 3 A of seat 3
    Ada attacked Carin's Archer in Carin's walls with Archer.
    1: You attacked Carin's Archer in Carin's walls with Archer.
    3: Ada attacked your Archer in your walls with Archer.
* dice 7
* dice 7
    It threw 7, Carin 7.
    3: It threw 7, you 7.
    It was beaten off, 9 against 11.
1 command outer-city 1 B, top 1, to inner-city 1 A
    Ada moved a unit from Ada's outer-city (second squad) to Ada's inner-city.
    1: You moved a unit from your outer-city (second squad) to your inner-city.
1 done
1 command outer-city 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's outer-city to Ada's inner-city.
    1: You moved a unit from your outer-city to your inner-city.
1 done
1 command walls 1 A, top 2, to inner-city 1 B
    Ada moved 2 units from Ada's walls to Ada's inner-city (second squad).
    1: You moved 2 units from your walls to your inner-city (second squad).
1 command outer-city 1 B, top 1, to inner-city 1 B
    Ada moved a unit from Ada's outer-city (second squad) to Ada's inner-city (second squad).
    1: You moved a unit from your outer-city (second squad) to your inner-city (second squad).
1 done
1 arrange inner-city 1 B, lift Pikeman, to inner-city 1 A
    Ada put Pikeman into the first squad in Ada's inner-city.
    1: You put Pikeman into the first squad in your inner-city.
1 arrange inner-city 1 A, lift Pikeman, to inner-city 1 B
    Ada put Pikeman into the second squad in Ada's inner-city.
    1: You put Pikeman into the second squad in your inner-city.
1 done
    Round 52: Bo's turn.
    2: Round 52: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 10
    2: You drew a coin of 10.
2 play coin 10
    Bo played a coin of 10.
    2: You played a coin of 10.
2 done
    Round 52: Carin's turn.
    3: Round 52: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
    Carin got a coin of 1 from Harbour.
    3: You got a coin of 1 from Harbour.
    Carin got a coin of 1 from Ploughs.
    3: You got a coin of 1 from Ploughs.
    Carin got a coin of 1 from Market.
    3: You got a coin of 1 from Market.
    Carin exchanged a coin of 1 for one of 3.
    3: You exchanged a coin of 1 for one of 3.
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
    Carin got a coin of 3 from Court Poet.
    3: You got a coin of 3 from Court Poet.
3 command outer-city 3 A, attack outer-city 3 A of seat 1
    Carin attacked Ada's Archer in Carin's outer-city with Pikeman.
    1: Carin attacked your Archer in Carin's outer-city with Pikeman.
    3: You attacked Ada's Archer in your outer-city with Pikeman.
* dice 4
* dice 2
    It threw 4, Ada 2.
    1: It threw 4, you 2.
    It won, 11 against 4.
    Ada's Archer died.
    1: Your Archer died.
3 done
3 done
    Round 53: Ada's turn.
    1: Round 53: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy Sorcerer, pay 1, pay 1, pay 3, pay 5
    Ada bought Sorcerer with coins of 1, 1, 3 and 5.
    1: You bought Sorcerer with coins of 1, 1, 3 and 5.
    Trebuchet came to the store.
1 play Sorcerer, to inner-city 1 A
    Ada played Sorcerer to Ada's inner-city.
    1: You played Sorcerer to your inner-city.
1 command walls 1 A, top 1, to inner-city 1 B
    Ada moved a unit from Ada's walls to Ada's inner-city (second squad).
    1: You moved a unit from your walls to your inner-city (second squad).
1 command inner-city 1 A, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city to Ada's walls.
    1: You moved a unit from your inner-city to your walls.
1 done
1 arrange inner-city 1 A, lift Knight, to inner-city 1 B
    Ada put Knight into the second squad in Ada's inner-city.
    1: You put Knight into the second squad in your inner-city.
1 arrange inner-city 1 B, lift Knight, to inner-city 1 A
    Ada put Knight into the first squad in Ada's inner-city.
    1: You put Knight into the first squad in your inner-city.
1 done
    Round 53: Bo's turn.
    2: Round 53: your turn.
2 buy Foundry, pay 10
    Bo bought Foundry with a coin of 10.
    2: You bought Foundry with a coin of 10.
* card Letters of Credit
    Letters of Credit came to the store.
2 discard Foundry
    Bo discarded Foundry.
    2: You discarded Foundry.
2 done
    Round 53: Carin's turn.
    3: Round 53: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
    Carin got a coin of 1 from Harbour.
    3: You got a coin of 1 from Harbour.
3 buy Chancellor, pay 1, pay 3, pay 3
    Carin bought Chancellor with coins of 1, 3 and 3.
    3: You bought Chancellor with coins of 1, 3 and 3.
* card Market
    Market came to the store.
3 discard Chancellor
    Carin discarded Chancellor.
    3: You discarded Chancellor.
3 command middle A, top 1, to outer-city 2 A
    Carin moved a unit from the middle to Bo's outer-city.
    2: Carin moved a unit from the middle to your outer-city.
    3: You moved a unit from the middle to Bo's outer-city.
3 command outer-city 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city to Carin's inner-city.
    3: You moved a unit from your outer-city to your inner-city.
3 command outer-city 3 A, top 2, to inner-city 3 A
    Carin moved 2 units from Carin's outer-city to Carin's inner-city.
    3: You moved 2 units from your outer-city to your inner-city.
3 done
3 arrange inner-city 3 A, lift Pikeman, to inner-city 3 A
    Carin put Pikeman on top in Carin's inner-city.
    3: You put Pikeman on top in your inner-city.
3 done
    Round 54: Ada's turn.
    1: Round 54: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card coin 5
    1: You drew a coin of 5.
* card coin 5
    1: You drew a coin of 5.
1 put back coin 5
    Ada put a coin of 5 on the discard pile.
    1: You put a coin of 5 on the discard pile.
1 play coin 5
    Ada played a coin of 5.
    1: You played a coin of 5.
1 command inner-city 1 B, top 3, to outer-city 1 A
    Ada moved 3 units from Ada's inner-city (second squad) to Ada's outer-city.
    1: You moved 3 units from your inner-city (second squad) to your outer-city.
1 command inner-city 1 B, top 1, to walls 1 B
    Ada moved a unit from Ada's inner-city (second squad) to Ada's walls (second squad).
    1: You moved a unit from your inner-city (second squad) to your walls (second squad).
1 done
1 done
    Round 54: Bo's turn.
    2: Round 54: your turn.
2 draw
    Bo drew a card.
    2: 
* card Arithmetic
    2: You drew Arithmetic.
2 play Arithmetic
    Bo played Arithmetic.
    2: You played Arithmetic.
2 done
    Round 54: Carin's turn.
    3: Round 54: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
    Carin got a coin of 1 from Harbour.
    3: You got a coin of 1 from Harbour.
    Carin got a coin of 1 from Ploughs.
    3: You got a coin of 1 from Ploughs.
    Carin got a coin of 1 from Market.
    3: You got a coin of 1 from Market.
    Carin exchanged a coin of 1 for one of 3.
    3: You exchanged a coin of 1 for one of 3.
3 draw
    Carin drew 3 cards to keep one.
    3: You drew 3 cards to keep one.
* card coin 1
    3: You drew a coin of 1.
* card coin 1
    3: You drew a coin of 1.
* card coin 1
    3: You drew a coin of 1.
3 put back coin 1
    Carin put a coin of 1 on the discard pile.
    3: You put a coin of 1 on the discard pile.
3 put back coin 1
    Carin put a coin of 1 on the discard pile.
    3: You put a coin of 1 on the discard pile.
3 play coin 1
    Carin played a coin of 1.
    3: You played a coin of 1.
3 command inner-city 3 B, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city (second squad) to Carin's outer-city.
    3: You moved a unit from your inner-city (second squad) to your outer-city.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city to Carin's outer-city.
    3: You moved a unit from your inner-city to your outer-city.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city to Carin's outer-city.
    3: You moved a unit from your inner-city to your outer-city.
3 command inner-city 3 A, top 1, to walls 3 A
    Carin moved a unit from Carin's inner-city to Carin's walls.
    3: You moved a unit from your inner-city to your walls.
3 done
3 arrange outer-city 3 A, lift Pikeman, to outer-city 3 A
    Carin put Pikeman on top in Carin's outer-city.
    3: You put Pikeman on top in your outer-city.
3 done
    Round 55: Ada's turn.
    1: Round 55: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card coin 1
    1: You drew a coin of 1.
* card Archer
    1: You drew Archer.
1 put back coin 1
    Ada put a coin of 1 on the discard pile.
    1: You put a coin of 1 on the discard pile.
1 play Swordsman, to inner-city 1 A
    Ada played Swordsman to Ada's inner-city.
    1: You played Swordsman to your inner-city.
1 command walls 1 B, top 1, to outer-city 1 A
    Ada moved a unit from Ada's walls (second squad) to Ada's outer-city.
    1: You moved a unit from your walls (second squad) to your outer-city.
1 command inner-city 1 A, top 2, to outer-city 1 B
    Ada moved 2 units from Ada's inner-city to Ada's outer-city (second squad).
    1: You moved 2 units from your inner-city to your outer-city (second squad).
1 command walls 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's walls to Ada's inner-city.
    1: You moved a unit from your walls to your inner-city.
    Ada's units are done.
    1: No unit can do more in this turn.
1 done
    Round 55: Bo's turn.
    2: Round 55: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 1
    2: You drew a coin of 1.
2 discard coin 1
    Bo discarded a coin of 1.
    2: You discarded a coin of 1.
2 done
    Round 55: Carin's turn.
    3: Round 55: your turn.
3 draw
    Carin drew 3 cards to keep one.
    3: You drew 3 cards to keep one.
* card Swordsman
    3: You drew Swordsman.
* card coin 3
    3: You drew a coin of 3.
* card Moneyer
    3: You drew Moneyer.
3 put back Moneyer
    Carin put Moneyer on the discard pile.
    3: You put Moneyer on the discard pile.
3 put back coin 3
    Carin put a coin of 3 on the discard pile.
    3: You put a coin of 3 on the discard pile.
3 play Swordsman, to inner-city 3 B
    Carin played Swordsman to Carin's inner-city (second squad).
    3: You played Swordsman to your inner-city (second squad).
3 command outer-city 3 A, top 1, to middle B
    Carin moved a unit from Carin's outer-city to the middle (second squad).
    3: You moved a unit from your outer-city to the middle (second squad).
3 done
3 command walls 3 A, top 2, to inner-city 3 A
    Carin moved 2 units from Carin's walls to Carin's inner-city.
    3: You moved 2 units from your walls to your inner-city.
3 command outer-city 2 A, top 1, to middle A
    Carin moved a unit from Bo's outer-city to the middle.
    2: Carin moved a unit from your outer-city to the middle.
    3: You moved a unit from Bo's outer-city to the middle.
3 command outer-city 3 A, top 1, to inner-city 3 B
    Carin moved a unit from Carin's outer-city to Carin's inner-city (second squad).
    3: You moved a unit from your outer-city to your inner-city (second squad).
3 command outer-city 3 A, top 1, to middle A
    Carin moved a unit from Carin's outer-city to the middle.
    3: You moved a unit from your outer-city to the middle.
    Carin's units are done.
    3: No unit can do more in this turn.
3 arrange inner-city 3 B, lift Swordsman, to inner-city 3 B
    Carin put Swordsman on top in Carin's inner-city (second squad).
    3: You put Swordsman on top in your inner-city (second squad).
3 arrange middle B, lift Pikeman, to middle A
    Carin put Pikeman into the first squad in the middle.
    3: You put Pikeman into the first squad in the middle.
3 done
    Round 56: Ada's turn.
    1: Round 56: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
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
    Ada moved 2 units from Ada's outer-city (second squad) to the middle.
    1: You moved 2 units from your outer-city (second squad) to the middle.
1 done
1 command inner-city 1 A, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city to Ada's walls.
    1: You moved a unit from your inner-city to your walls.
1 done
1 arrange middle A, lift Knight, to middle A
    Ada put Knight on top in the middle.
    1: You put Knight on top in the middle.
1 arrange outer-city 1 A, lift Pikeman, to outer-city 1 A
    Ada put Pikeman on top in Ada's outer-city.
    1: You put Pikeman on top in your outer-city.
1 arrange outer-city 1 A, lift Mage, to outer-city 1 A
    Ada put Mage on top in Ada's outer-city.
    1: You put Mage on top in your outer-city.
1 arrange outer-city 1 A, lift Pikeman, to outer-city 1 A
    Ada put Pikeman on top in Ada's outer-city.
    1: You put Pikeman on top in your outer-city.
1 done
    Round 56: Bo's turn.
    2: Round 56: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 10
    2: You drew a coin of 10.
2 play coin 10
    Bo played a coin of 10.
    2: You played a coin of 10.
2 done
    Round 56: Carin's turn.
    3: Round 56: your turn.
    Carin exchanged a coin of 3 for one of 5.
    3: You exchanged a coin of 3 for one of 5.
3 draw
    Carin drew 3 cards to keep one.
    3: You drew 3 cards to keep one.
* card coin 3
    3: You drew a coin of 3.
* card Horse Breeding
    3: You drew Horse Breeding.
* card coin 5
    3: You drew a coin of 5.
3 put back coin 3
    Carin put a coin of 3 on the discard pile.
    3: You put a coin of 3 on the discard pile.
3 put back Horse Breeding
    Carin put Horse Breeding on the discard pile.
    3: You put Horse Breeding on the discard pile.
3 play coin 5, in place of 1
    Carin played a coin of 5.
    3: You played a coin of 5.
    Carin put a coin of 1 back to the mint for lack of room.
    3: You put a coin of 1 back to the mint for lack of room.
3 command middle B, top 3, to outer-city 1 A
    Carin moved 3 units from the middle (second squad) to Ada's outer-city.
    1: Carin moved 3 units from the middle (second squad) to your outer-city.
    3: You moved 3 units from the middle (second squad) to Ada's outer-city.
3 command middle A, top 3, to outer-city 3 A
    Carin moved 3 units from the middle to Carin's outer-city.
    3: You moved 3 units from the middle to your outer-city.
3 done
3 done
    Round 57: Ada's turn.
    1: Round 57: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card coin 3
    1: You drew a coin of 3.
* card Armour
    1: You drew Armour.
1 put back Armour
    Ada put Armour on the discard pile.
    1: You put Armour on the discard pile.
1 play Sorcerer, to inner-city 1 A
    Ada played Sorcerer to Ada's inner-city.
    1: You played Sorcerer to your inner-city.
1 command inner-city 1 A, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's inner-city to Ada's outer-city.
    1: You moved 2 units from your inner-city to your outer-city.
1 command walls 1 A, attack outer-city 1 A of seat 3
    Ada attacked Carin's Swordsman in Ada's outer-city with Sorcerer.
    1: You attacked Carin's Swordsman in your outer-city with Sorcerer.
    3: Ada attacked your Swordsman in Ada's outer-city with Sorcerer.
* dice 6
* dice 9
    It threw 6, Carin 9.
    3: It threw 6, you 9.
    It was beaten off, 12 against 13.
1 done
1 arrange middle A, lift Knight, to middle B
    Ada put Knight into the second squad in the middle.
    1: You put Knight into the second squad in the middle.
1 arrange middle A, lift Swordsman, to middle B
    Ada put Swordsman into the second squad in the middle.
    1: You put Swordsman into the second squad in the middle.
1 arrange outer-city 1 A, lift Knight, to outer-city 1 B
    Ada put Knight into the second squad in Ada's outer-city.
    1: You put Knight into the second squad in your outer-city.
1 arrange outer-city 1 A, lift Pikeman, to outer-city 1 A
    Ada put Pikeman on top in Ada's outer-city.
    1: You put Pikeman on top in your outer-city.
1 arrange middle B, lift Knight, to middle B
    Ada put Knight on top in the middle (second squad).
    1: You put Knight on top in the middle (second squad).
1 done
    Round 57: Bo's turn.
    2: Round 57: your turn.
2 buy Knight, pay 10
    Bo bought Knight with a coin of 10.
    2: You bought Knight with a coin of 10.
    Trebuchet came to the store.
2 discard Knight
    Bo discarded Knight.
    2: You discarded Knight.
2 done
    Round 57: Carin's turn.
    3: Round 57: your turn.
3 buy Letters of Credit, pay 5
    Carin bought Letters of Credit with a coin of 5.
    3: You bought Letters of Credit with a coin of 5.
* card Longbows
    Longbows came to the store.
3 discard Letters of Credit
    Carin discarded Letters of Credit.
    3: You discarded Letters of Credit.
3 command outer-city 1 A, attack outer-city 1 A of seat 1
    Carin attacked Ada's Pikeman in Ada's outer-city with Swordsman.
    1: Carin attacked your Pikeman in your outer-city with Swordsman.
    3: You attacked Ada's Pikeman in Ada's outer-city with Swordsman.
* dice 4
* dice 7
    It threw 4, Ada 7.
    1: It threw 4, you 7.
    It was beaten off, 11 against 15.
3 command inner-city 3 A, top 2, to walls 3 A
    Carin moved 2 units from Carin's inner-city to Carin's walls.
    3: You moved 2 units from your inner-city to your walls.
3 command outer-city 3 A, top 2, to inner-city 3 A
    Carin moved 2 units from Carin's outer-city to Carin's inner-city.
    3: You moved 2 units from your outer-city to your inner-city.
3 command outer-city 3 A, top 1, to inner-city 3 A
    Carin moved a unit from Carin's outer-city to Carin's inner-city.
    3: You moved a unit from your outer-city to your inner-city.
3 done
3 arrange inner-city 3 A, lift Pikeman, to inner-city 3 A
    Carin put Pikeman on top in Carin's inner-city.
    3: You put Pikeman on top in your inner-city.
3 done
    Round 58: Ada's turn.
    1: Round 58: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 buy The Great Library, pay 5, pay 5, pay 1
    Ada bought The Great Library with coins of 1, 5 and 5.
    1: You bought The Great Library with coins of 1, 5 and 5.
* card Stirrups
    Stirrups came to the store.
1 discard coin 3
    Ada discarded a coin of 3.
    1: You discarded a coin of 3.
1 command outer-city 1 B, attack outer-city 1 A of seat 3
    Ada attacked Carin's Swordsman in Ada's outer-city with Knight.
    1: You attacked Carin's Swordsman in your outer-city with Knight.
    3: Ada attacked your Swordsman in Ada's outer-city with Knight.
* dice 8
* dice 8
    It threw 8, Carin 8.
    3: It threw 8, you 8.
    It won, 14 against 12.
    Carin's Swordsman died.
    3: Your Swordsman died.
1 command outer-city 1 B, attack outer-city 1 A of seat 3
    Ada attacked Carin's Spearman in Ada's outer-city with Knight.
    1: You attacked Carin's Spearman in your outer-city with Knight.
    3: Ada attacked your Spearman in Ada's outer-city with Knight.
* dice 6
* dice 5
    It threw 6, Carin 5.
    3: It threw 6, you 5.
    It won, 12 against 9.
    Carin's Spearman died.
    3: Your Spearman died.
1 command outer-city 1 B, attack outer-city 1 A of seat 3
    Ada attacked Carin's Crossbowman in Ada's outer-city with Knight.
    1: You attacked Carin's Crossbowman in your outer-city with Knight.
    3: Ada attacked your Crossbowman in Ada's outer-city with Knight.
* dice 9
* dice 3
    It threw 9, Carin 3.
    3: It threw 9, you 3.
    It won, 15 against 6.
    Carin's Crossbowman died.
    3: Your Crossbowman died.
1 command outer-city 1 A, top 3, to inner-city 1 A
    Ada moved 3 units from Ada's outer-city to Ada's inner-city.
    1: You moved 3 units from your outer-city to your inner-city.
1 command outer-city 1 A, top 1, to inner-city 1 B
    Ada moved a unit from Ada's outer-city to Ada's inner-city (second squad).
    1: You moved a unit from your outer-city to your inner-city (second squad).
1 command outer-city 1 A, top 1, to inner-city 1 B
    Ada moved a unit from Ada's outer-city to Ada's inner-city (second squad).
    1: You moved a unit from your outer-city to your inner-city (second squad).
1 done
1 arrange inner-city 1 B, lift Mage, to inner-city 1 A
    Ada put Mage into the first squad in Ada's inner-city.
    1: You put Mage into the first squad in your inner-city.
1 done
    Round 58: Bo's turn.
    2: Round 58: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 5
    2: You drew a coin of 5.
2 play coin 5
    Bo played a coin of 5.
    2: You played a coin of 5.
2 done
    Round 58: Carin's turn.
    3: Round 58: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
    Carin exchanged a coin of 1 for one of 3.
    3: You exchanged a coin of 1 for one of 3.
3 buy Tournament, pay 1, pay 1, pay 5
    Carin bought Tournament with coins of 1, 1 and 5.
    3: You bought Tournament with coins of 1, 1 and 5.
* card Tournament
    Tournament came to the store.
3 play Tournament
    Carin played Tournament.
    3: You played Tournament.
    Carin got a coin of 3 from Court Poet.
    3: You got a coin of 3 from Court Poet.
3 done
3 done
    Round 59: Ada's turn.
    1: Round 59: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Archer
    1: You drew Archer.
* card coin 5
    1: You drew a coin of 5.
1 put back Archer
    Ada put Archer on the discard pile.
    1: You put Archer on the discard pile.
1 play The Great Library
    Ada played The Great Library.
    1: You played The Great Library.
1 command outer-city 1 B, top 1, to inner-city 1 B
    Ada moved a unit from Ada's outer-city (second squad) to Ada's inner-city (second squad).
    1: You moved a unit from your outer-city (second squad) to your inner-city (second squad).
1 done
1 command inner-city 1 A, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city to Ada's walls.
    1: You moved a unit from your inner-city to your walls.
1 done
1 done
    Round 59: Bo's turn.
    2: Round 59: your turn.
2 buy Knight, pay 5
    Bo bought Knight with a coin of 5.
    2: You bought Knight with a coin of 5.
    Knight came to the store.
2 play Knight, to inner-city 2 A
    Bo played Knight to Bo's inner-city.
    2: You played Knight to your inner-city.
2 done
2 done
    Round 59: Carin's turn.
    3: Round 59: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
    Carin got a coin of 1 from Harbour.
    3: You got a coin of 1 from Harbour.
3 buy Stirrups, pay 1, pay 3
    Carin bought Stirrups with coins of 1 and 3.
    3: You bought Stirrups with coins of 1 and 3.
* card The Lighthouse
    The Lighthouse came to the store.
3 discard Stirrups
    Carin discarded Stirrups.
    3: You discarded Stirrups.
3 done
3 done
    Round 60: Ada's turn.
    1: Round 60: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
1 draw
    Ada drew 3 cards to keep one.
    1: You drew 3 cards to keep one.
* card coin 5
    1: You drew a coin of 5.
* card coin 1
    1: You drew a coin of 1.
* card Ploughs
    1: You drew Ploughs.
1 put back coin 1
    Ada put a coin of 1 on the discard pile.
    1: You put a coin of 1 on the discard pile.
1 put back Ploughs
    Ada put Ploughs on the discard pile.
    1: You put Ploughs on the discard pile.
1 discard Archer
    Ada discarded Archer.
    1: You discarded Archer.
1 command walls 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's walls to Ada's inner-city.
    1: You moved a unit from your walls to your inner-city.
1 command inner-city 1 B, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's inner-city (second squad) to Ada's outer-city.
    1: You moved 2 units from your inner-city (second squad) to your outer-city.
1 command middle B, top 2, to outer-city 1 A
    Ada moved 2 units from the middle (second squad) to Ada's outer-city.
    1: You moved 2 units from the middle (second squad) to your outer-city.
1 command walls 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's walls to Ada's inner-city.
    1: You moved a unit from your walls to your inner-city.
    Ada's units are done.
    1: No unit can do more in this turn.
1 done
    Round 60: Bo's turn.
    2: Round 60: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 1
    2: You drew a coin of 1.
2 play coin 1
    Bo played a coin of 1.
    2: You played a coin of 1.
2 done
2 done
    Round 60: Carin's turn.
    3: Round 60: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
    Carin got a coin of 1 from Harbour.
    3: You got a coin of 1 from Harbour.
    Carin exchanged a coin of 3 for one of 5.
    3: You exchanged a coin of 3 for one of 5.
3 buy Market, pay 1, pay 1, pay 5
    Carin bought Market with coins of 1, 1 and 5.
    3: You bought Market with coins of 1, 1 and 5.
* card Counterweights
    Counterweights came to the store.
3 play Market
    Carin played Market.
    3: You played Market.
3 command walls 3 A, top 2, to inner-city 3 A
    Carin moved 2 units from Carin's walls to Carin's inner-city.
    3: You moved 2 units from your walls to your inner-city.
3 done
3 arrange inner-city 3 A, lift Crossbowman, to inner-city 3 B
    Carin put Crossbowman into the second squad in Carin's inner-city.
    3: You put Crossbowman into the second squad in your inner-city.
3 arrange inner-city 3 A, lift Pikeman, to inner-city 3 A
    Carin put Pikeman on top in Carin's inner-city.
    3: You put Pikeman on top in your inner-city.
3 arrange inner-city 3 B, lift Trebuchet, to inner-city 3 B
    Carin put Trebuchet on top in Carin's inner-city (second squad).
    3: You put Trebuchet on top in your inner-city (second squad).
3 arrange inner-city 3 B, lift Swordsman, to inner-city 3 B
    Carin put Swordsman on top in Carin's inner-city (second squad).
    3: You put Swordsman on top in your inner-city (second squad).
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
