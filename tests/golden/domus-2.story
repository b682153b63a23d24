Regalia: 1
Game: domus
Rules: 1
Data: b29ac2e509e2b6a787a32ac56a94af4f7b67707c8dcd6fe6250dd35e7822c819
Seats: 2
Player 1: Ada
Player 2: Bo
Result: 12 (1.), 11 (2.)
Seed-Hash: 66b1d743deb0cd02e1631c6018ce39929d722e6f604f28e7c3d31c6d35756b01
Seed: 092aadb9e6b785cecd93ec57414dff6215624f33930fa64e9eafe033e9a133e3

* dice 6
    Ada threw 6 for the start.
    1: You threw 6 for the start.
* dice 11
    Bo threw 11 for the start.
    2: You threw 11 for the start.
    Ada threw least and begins.
    1: You threw least and begin.
1 kingdom Abbey Lands, hero The Castellan, terrain River, flag Key
    Ada chose Abbey Lands with The Castellan, River and the Key.
    1: You chose Abbey Lands with The Castellan, River and the Key.
2 kingdom Wide Downs, hero The Architect, terrain Forest, flag Sun
    Bo chose Wide Downs with The Architect, Forest and the Sun.
    2: You chose Wide Downs with The Architect, Forest and the Sun.
* middle Plain
    Plain lies in the middle.
    Ada got a coin of 3 from the flag.
    1: You got a coin of 3 from the flag.
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
    Round 1: Ada's turn.
    1: Round 1: your turn.
1 draw
    Ada drew a card.
    1: 
* card coin 3
    1: You drew a coin of 3.
1 play Coinage
    Ada played Coinage.
    1: You played Coinage.
    Round 1: Bo's turn.
    2: Round 1: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 3
    2: You drew a coin of 3.
2 play Spearman, to inner-city 2 A
    Bo played Spearman to Bo's inner-city.
    2: You played Spearman to your inner-city.
2 play Horse Breeding
    Bo played Horse Breeding.
    2: You played Horse Breeding.
2 done
    Round 2: Ada's turn.
    1: Round 2: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 draw
    Ada drew a card.
    1: 
* card Arithmetic
    1: You drew Arithmetic.
1 play coin 5
    Ada played a coin of 5.
    1: You played a coin of 5.
    Round 2: Bo's turn.
    2: Round 2: your turn.
2 draw
    Bo drew a card.
    2: 
* card Archer
    2: You drew Archer.
2 play Archer, to inner-city 2 A
    Bo played Archer to Bo's inner-city.
    2: You played Archer to your inner-city.
2 play Coronation
    Bo played Coronation.
    2: You played Coronation.
2 command inner-city 2 A, top 1, to walls 2 A
    Bo moved a unit from Bo's inner-city to Bo's walls.
    2: You moved a unit from your inner-city to your walls.
2 done
2 done
    Round 3: Ada's turn.
    1: Round 3: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 draw
    Ada drew a card.
    1: 
* card coin 3
    1: You drew a coin of 3.
1 play Arithmetic
    Ada played Arithmetic.
    1: You played Arithmetic.
    Round 3: Bo's turn.
    2: Round 3: your turn.
2 draw
    Bo drew a card.
    2: 
* card Swordsman
    2: You drew Swordsman.
2 play coin 3
    Bo played a coin of 3.
    2: You played a coin of 3.
2 done
2 done
    Round 4: Ada's turn.
    1: Round 4: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy Captain of the Guard, pay 3, pay 1
    Ada bought Captain of the Guard with coins of 1 and 3.
    1: You bought Captain of the Guard with coins of 1 and 3.
* card Letters of Credit
    Letters of Credit came to the store.
1 play Captain of the Guard
    Ada played Captain of the Guard.
    1: You played Captain of the Guard.
    Round 4: Bo's turn.
    2: Round 4: your turn.
2 buy Trebuchet, pay 3
    Bo bought Trebuchet with a coin of 3.
    2: You bought Trebuchet with a coin of 3.
* card Mage
    Mage came to the store.
2 play Swordsman, to inner-city 2 A
    Bo played Swordsman to Bo's inner-city.
    2: You played Swordsman to your inner-city.
2 play Trebuchet, to inner-city 2 B
    Bo played Trebuchet to Bo's inner-city (second squad).
    2: You played Trebuchet to your inner-city (second squad).
2 command inner-city 2 B, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city (second squad) to Bo's outer-city.
    2: You moved a unit from your inner-city (second squad) to your outer-city.
2 to inner-city 2 B
    Bo moved a unit from Bo's outer-city to Bo's inner-city (second squad).
    2: You moved a unit from your outer-city to your inner-city (second squad).
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city to Bo's outer-city.
    2: You moved a unit from your inner-city to your outer-city.
2 done
2 done
    Round 5: Ada's turn.
    1: Round 5: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy Letters of Credit, pay 1, pay 1, pay 1, pay 5
    Ada bought Letters of Credit with coins of 1, 1, 1 and 5.
    1: You bought Letters of Credit with coins of 1, 1, 1 and 5.
* card Steel
    Steel came to the store.
1 play Letters of Credit
    Ada played Letters of Credit.
    1: You played Letters of Credit.
    Round 5: Bo's turn.
    2: Round 5: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 3
    2: You drew a coin of 3.
2 discard coin 3
    Bo discarded a coin of 3.
    2: You discarded a coin of 3.
2 done
2 command walls 2 A, top 1, to inner-city 2 A
    Bo moved a unit from Bo's walls to Bo's inner-city.
    2: You moved a unit from your walls to your inner-city.
2 to outer-city 2 A
    Bo moved a unit from Bo's inner-city to Bo's outer-city.
    2: You moved a unit from your inner-city to your outer-city.
2 command inner-city 2 B, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city (second squad) to Bo's outer-city.
    2: You moved a unit from your inner-city (second squad) to your outer-city.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city to Bo's outer-city.
    2: You moved a unit from your inner-city to your outer-city.
    Bo's units are done.
    2: No unit can do more in this turn.
2 arrange outer-city 2 A, lift Swordsman, to outer-city 2 A
    Bo put Swordsman on top in Bo's outer-city.
    2: You put Swordsman on top in your outer-city.
2 done
    Round 6: Ada's turn.
    1: Round 6: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 draw
    Ada drew a card.
    1: 
* card coin 5
    1: You drew a coin of 5.
1 discard Spearman
    Ada discarded Spearman.
    1: You discarded Spearman.
    Round 6: Bo's turn.
    2: Round 6: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 1
    2: You drew a coin of 1.
2 discard coin 1
    Bo discarded a coin of 1.
    2: You discarded a coin of 1.
2 done
2 command outer-city 2 A, top 4, to inner-city 2 A
    Bo moved 4 units from Bo's outer-city to Bo's inner-city.
    2: You moved 4 units from your outer-city to your inner-city.
2 to outer-city 2 A
    Bo moved 4 units from Bo's inner-city to Bo's outer-city.
    2: You moved 4 units from your inner-city to your outer-city.
    Bo's units are done.
    2: No unit can do more in this turn.
2 done
    Round 7: Ada's turn.
    1: Round 7: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 draw
    Ada drew a card.
    1: 
* card Scholar
    1: You drew Scholar.
1 play coin 5
    Ada played a coin of 5.
    1: You played a coin of 5.
    Round 7: Bo's turn.
    2: Round 7: your turn.
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
2 done
2 done
2 done
    Round 8: Ada's turn.
    1: Round 8: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
1 draw
    Ada drew a card.
    1: 
* card Masonry
    1: You drew Masonry.
1 play coin 3
    Ada played a coin of 3.
    1: You played a coin of 3.
    Round 8: Bo's turn.
    2: Round 8: your turn.
2 buy Song of Praise, pay 5
    Bo bought Song of Praise with a coin of 5.
    2: You bought Song of Praise with a coin of 5.
* card Tournament
    Tournament came to the store.
2 play Song of Praise
    Bo played Song of Praise.
    2: You played Song of Praise.
2 done
2 command outer-city 2 A, top 3, to inner-city 2 A
    Bo moved 3 units from Bo's outer-city to Bo's inner-city.
    2: You moved 3 units from your outer-city to your inner-city.
2 to outer-city 2 A
    Bo moved 3 units from Bo's inner-city to Bo's outer-city.
    2: You moved 3 units from your inner-city to your outer-city.
    Bo's units are done.
    2: No unit can do more in this turn.
2 done
    Round 9: Ada's turn.
    1: Round 9: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 draw
    Ada drew a card.
    1: 
* card coin 1
    1: You drew a coin of 1.
1 play coin 3
    Ada played a coin of 3.
    1: You played a coin of 3.
    Round 9: Bo's turn.
    2: Round 9: your turn.
2 draw
    Bo drew a card.
    2: 
* card Fletching
    2: You drew Fletching.
2 play Recruiter
    Bo played Recruiter.
    2: You played Recruiter.
2 done
2 done
2 command outer-city 2 A, top 2, to inner-city 2 A
    Bo moved 2 units from Bo's outer-city to Bo's inner-city.
    2: You moved 2 units from your outer-city to your inner-city.
2 to outer-city 2 B
    Bo moved 2 units from Bo's inner-city to Bo's outer-city (second squad).
    2: You moved 2 units from your inner-city to your outer-city (second squad).
2 command outer-city 2 A, top 1, to inner-city 2 A
    Bo moved a unit from Bo's outer-city to Bo's inner-city.
    2: You moved a unit from your outer-city to your inner-city.
2 done
2 done
    Round 10: Ada's turn.
    1: Round 10: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
1 draw
    Ada drew a card.
    1: 
* card Archer
    1: You drew Archer.
1 discard Armour
    Ada discarded Armour.
    1: You discarded Armour.
    Round 10: Bo's turn.
    2: Round 10: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 1
    2: You drew a coin of 1.
2 play coin 1
    Bo played a coin of 1.
    2: You played a coin of 1.
2 done
2 command outer-city 2 A, top 1, to walls 2 A
    Bo moved a unit from Bo's outer-city to Bo's walls.
    2: You moved a unit from your outer-city to your walls.
2 to inner-city 2 A
    Bo moved a unit from Bo's walls to Bo's inner-city.
    2: You moved a unit from your walls to your inner-city.
2 done
2 arrange inner-city 2 A, lift Trebuchet, to inner-city 2 A
    Bo put Trebuchet on top in Bo's inner-city.
    2: You put Trebuchet on top in your inner-city.
2 arrange outer-city 2 B, lift Spearman, to outer-city 2 A
    Bo put Spearman into the first squad in Bo's outer-city.
    2: You put Spearman into the first squad in your outer-city.
2 done
    Round 11: Ada's turn.
    1: Round 11: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 draw
    Ada drew a card.
    1: 
* card coin 10
    1: You drew a coin of 10.
1 play coin 10
    Ada played a coin of 10.
    1: You played a coin of 10.
    Round 11: Bo's turn.
    2: Round 11: your turn.
2 draw
    Bo drew a card.
    2: 
* card Swordsman
    2: You drew Swordsman.
2 play Swordsman, to inner-city 2 A
    Bo played Swordsman to Bo's inner-city.
    2: You played Swordsman to your inner-city.
2 play coin 1
    Bo played a coin of 1.
    2: You played a coin of 1.
2 command outer-city 2 B, top 1, to inner-city 2 A
    Bo moved a unit from Bo's outer-city (second squad) to Bo's inner-city.
    2: You moved a unit from your outer-city (second squad) to your inner-city.
2 done
2 command outer-city 2 A, top 1, to inner-city 2 A
    Bo moved a unit from Bo's outer-city to Bo's inner-city.
    2: You moved a unit from your outer-city to your inner-city.
2 done
    Bo's units are done.
    2: No unit can do more in this turn.
2 done
    Round 12: Ada's turn.
    1: Round 12: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
1 buy Double Entry, pay 1, pay 10
    Ada bought Double Entry with coins of 1 and 10.
    1: You bought Double Entry with coins of 1 and 10.
* card Counterweights
    Counterweights came to the store.
1 play Scholar
    Ada played Scholar.
    1: You played Scholar.
    Ada drew 2 cards.
    1: 
* card Spearman
    1: You drew Spearman.
* card coin 3
    1: You drew a coin of 3.
    Round 12: Bo's turn.
    2: Round 12: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 3
    2: You drew a coin of 3.
2 discard Fletching
    Bo discarded Fletching.
    2: You discarded Fletching.
2 done
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city to Bo's outer-city.
    2: You moved a unit from your inner-city to your outer-city.
2 to inner-city 2 B
    Bo moved a unit from Bo's outer-city to Bo's inner-city (second squad).
    2: You moved a unit from your outer-city to your inner-city (second squad).
2 done
2 arrange inner-city 2 A, lift Archer, to inner-city 2 A
    Bo put Archer on top in Bo's inner-city.
    2: You put Archer on top in your inner-city.
2 arrange inner-city 2 B, lift Spearman, to inner-city 2 A
    Bo put Spearman into the first squad in Bo's inner-city.
    2: You put Spearman into the first squad in your inner-city.
2 arrange inner-city 2 A, lift Swordsman, to inner-city 2 A
    Bo put Swordsman on top in Bo's inner-city.
    2: You put Swordsman on top in your inner-city.
2 done
    Round 13: Ada's turn.
    1: Round 13: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy The Hall of Banners, pay 5, pay 5
    Ada bought The Hall of Banners with coins of 5 and 5.
    1: You bought The Hall of Banners with coins of 5 and 5.
* card Three Fields
    Three Fields came to the store.
1 play coin 3
    Ada played a coin of 3.
    1: You played a coin of 3.
    Round 13: Bo's turn.
    2: Round 13: your turn.
2 draw
    Bo drew a card.
    2: 
* card Smithing
    2: You drew Smithing.
2 play coin 3
    Bo played a coin of 3.
    2: You played a coin of 3.
2 done
2 done
2 done
    Round 14: Ada's turn.
    1: Round 14: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
1 buy Tournament, pay 1, pay 1, pay 1, pay 1, pay 5
    Ada bought Tournament with coins of 1, 1, 1, 1 and 5.
    1: You bought Tournament with coins of 1, 1, 1, 1 and 5.
* card Song of Praise
    Song of Praise came to the store.
1 play The Hall of Banners
    Ada played The Hall of Banners.
    1: You played The Hall of Banners.
    Round 14: Bo's turn.
    2: Round 14: your turn.
2 buy Song of Praise, pay 3
    Bo bought Song of Praise with a coin of 3.
    2: You bought Song of Praise with a coin of 3.
* card Tournament
    Tournament came to the store.
2 play Song of Praise
    Bo played Song of Praise.
    2: You played Song of Praise.
2 done
2 done
2 arrange inner-city 2 A, lift Archer, to inner-city 2 B
    Bo put Archer into the second squad in Bo's inner-city.
    2: You put Archer into the second squad in your inner-city.
2 arrange inner-city 2 A, lift Swordsman, to inner-city 2 B
    Bo put Swordsman into the second squad in Bo's inner-city.
    2: You put Swordsman into the second squad in your inner-city.
2 done
    Round 15: Ada's turn.
    1: Round 15: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy Pikeman, pay 1, pay 5
    Ada bought Pikeman with coins of 1 and 5.
    1: You bought Pikeman with coins of 1 and 5.
* card Sorcerer
    Sorcerer came to the store.
1 discard coin 1
    Ada discarded a coin of 1.
    1: You discarded a coin of 1.
    Round 15: Bo's turn.
    2: Round 15: your turn.
2 draw
    Bo drew a card.
    2: 
* card Fletching
    2: You drew Fletching.
2 play Smithing
    Bo played Smithing.
    2: You played Smithing.
2 done
2 done
2 arrange inner-city 2 A, lift Spearman, to inner-city 2 B
    Bo put Spearman into the second squad in Bo's inner-city.
    2: You put Spearman into the second squad in your inner-city.
2 done
    Round 16: Ada's turn.
    1: Round 16: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 draw
    Ada drew a card.
    1: 
* card Swordsman
    1: You drew Swordsman.
1 play Double Entry
    Ada played Double Entry.
    1: You played Double Entry.
    Round 16: Bo's turn.
    2: Round 16: your turn.
2 buy Three Fields, pay 1, pay 1
    Bo bought Three Fields with coins of 1 and 1.
    2: You bought Three Fields with coins of 1 and 1.
* card Harbour
    Harbour came to the store.
2 discard Three Fields
    Bo discarded Three Fields.
    2: You discarded Three Fields.
2 done
2 done
2 arrange inner-city 2 A, lift Swordsman, to inner-city 2 B
    Bo put Swordsman into the second squad in Bo's inner-city.
    2: You put Swordsman into the second squad in your inner-city.
2 arrange inner-city 2 B, lift Swordsman, to inner-city 2 B
    Bo put Swordsman on top in Bo's inner-city (second squad).
    2: You put Swordsman on top in your inner-city (second squad).
2 done
    Round 17: Ada's turn.
    1: Round 17: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy Tournament, pay 1, pay 3, pay 5
    Ada bought Tournament with coins of 1, 3 and 5.
    1: You bought Tournament with coins of 1, 3 and 5.
* card Great Embassy
    Great Embassy came to the store.
1 play Engineering
    Ada played Engineering.
    1: You played Engineering.
    Round 17: Bo's turn.
    2: Round 17: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 3
    2: You drew a coin of 3.
2 discard coin 3
    Bo discarded a coin of 3.
    2: You discarded a coin of 3.
2 done
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city to Bo's outer-city.
    2: You moved a unit from your inner-city to your outer-city.
2 to inner-city 2 A
    Bo moved a unit from Bo's outer-city to Bo's inner-city.
    2: You moved a unit from your outer-city to your inner-city.
2 done
2 arrange inner-city 2 B, lift Archer, to inner-city 2 A
    Bo put Archer into the first squad in Bo's inner-city.
    2: You put Archer into the first squad in your inner-city.
2 arrange inner-city 2 A, lift Trebuchet, to inner-city 2 A
    Bo put Trebuchet on top in Bo's inner-city.
    2: You put Trebuchet on top in your inner-city.
2 done
    Round 18: Ada's turn.
    1: Round 18: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 buy Knight, pay 3, pay 1
    Ada bought Knight with coins of 1 and 3.
    1: You bought Knight with coins of 1 and 3.
* card Trebuchet
    Trebuchet came to the store.
1 play Knight, to inner-city 1 A
    Ada played Knight to Ada's inner-city.
    1: You played Knight to your inner-city.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city to Ada's outer-city.
    1: You moved a unit from your inner-city to your outer-city.
1 to inner-city 1 A
    Ada moved a unit from Ada's outer-city to Ada's inner-city.
    1: You moved a unit from your outer-city to your inner-city.
    Ada's units are done.
    1: No unit can do more in this turn.
    Round 18: Bo's turn.
    2: Round 18: your turn.
2 draw
    Bo drew a card.
    2: 
* card Horse Breeding
    2: You drew Horse Breeding.
2 play Fletching
    Bo played Fletching.
    2: You played Fletching.
2 done
2 command inner-city 2 A, top 2, to outer-city 2 A
    Bo moved 2 units from Bo's inner-city to Bo's outer-city.
    2: You moved 2 units from your inner-city to your outer-city.
2 to inner-city 2 B
    Bo moved 2 units from Bo's outer-city to Bo's inner-city (second squad).
    2: You moved 2 units from your outer-city to your inner-city (second squad).
    Bo's units are done.
    2: No unit can do more in this turn.
2 arrange inner-city 2 B, lift Archer, to inner-city 2 A
    Bo put Archer into the first squad in Bo's inner-city.
    2: You put Archer into the first squad in your inner-city.
2 arrange inner-city 2 B, lift Swordsman, to inner-city 2 B
    Bo put Swordsman on top in Bo's inner-city (second squad).
    2: You put Swordsman on top in your inner-city (second squad).
2 done
    Round 19: Ada's turn.
    1: Round 19: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy Pikeman, pay 1, pay 1
    Ada bought Pikeman with coins of 1 and 1.
    1: You bought Pikeman with coins of 1 and 1.
* card Crossbowman
    Crossbowman came to the store.
1 play Pikeman, to inner-city 1 B
    Ada played Pikeman to Ada's inner-city (second squad).
    1: You played Pikeman to your inner-city (second squad).
1 done
1 done
    Round 19: Bo's turn.
    2: Round 19: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 3
    2: You drew a coin of 3.
2 discard Horse Breeding
    Bo discarded Horse Breeding.
    2: You discarded Horse Breeding.
2 done
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city to Bo's outer-city.
    2: You moved a unit from your inner-city to your outer-city.
2 to walls 2 A
    Bo moved a unit from Bo's outer-city to Bo's walls.
    2: You moved a unit from your outer-city to your walls.
2 done
2 done
    Round 20: Ada's turn.
    1: Round 20: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 buy Mage, pay 3, pay 1
    Ada bought Mage with coins of 1 and 3.
    1: You bought Mage with coins of 1 and 3.
* card Crossbowman
    Crossbowman came to the store.
1 play Mage, to inner-city 1 A
    Ada played Mage to Ada's inner-city.
    1: You played Mage to your inner-city.
1 command inner-city 1 B, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city (second squad) to Ada's outer-city.
    1: You moved a unit from your inner-city (second squad) to your outer-city.
1 command inner-city 1 A, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city to Ada's walls.
    1: You moved a unit from your inner-city to your walls.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city to Ada's outer-city.
    1: You moved a unit from your inner-city to your outer-city.
1 to inner-city 1 A
    Ada moved a unit from Ada's outer-city to Ada's inner-city.
    1: You moved a unit from your outer-city to your inner-city.
    Ada's units are done.
    1: No unit can do more in this turn.
    Round 20: Bo's turn.
    2: Round 20: your turn.
2 draw
    Bo drew a card.
    2: 
* card Archer
    2: You drew Archer.
2 play coin 3
    Bo played a coin of 3.
    2: You played a coin of 3.
2 play Archer, to inner-city 2 B
    Bo played Archer to Bo's inner-city (second squad).
    2: You played Archer to your inner-city (second squad).
2 command walls 2 A, top 1, to inner-city 2 B
    Bo moved a unit from Bo's walls to Bo's inner-city (second squad).
    2: You moved a unit from your walls to your inner-city (second squad).
2 to outer-city 2 A
    Bo moved a unit from Bo's inner-city (second squad) to Bo's outer-city.
    2: You moved a unit from your inner-city (second squad) to your outer-city.
2 command inner-city 2 B, top 1, to walls 2 A
    Bo moved a unit from Bo's inner-city (second squad) to Bo's walls.
    2: You moved a unit from your inner-city (second squad) to your walls.
2 command inner-city 2 B, top 4, to outer-city 2 B
    Bo moved 4 units from Bo's inner-city (second squad) to Bo's outer-city (second squad).
    2: You moved 4 units from your inner-city (second squad) to your outer-city (second squad).
    Bo's units are done.
    2: No unit can do more in this turn.
2 done
    Round 21: Ada's turn.
    1: Round 21: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy Counterweights, pay 1
    Ada bought Counterweights with a coin of 1.
    1: You bought Counterweights with a coin of 1.
* card Siege Master
    Siege Master came to the store.
1 discard Swordsman
    Ada discarded Swordsman.
    1: You discarded Swordsman.
1 command outer-city 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's outer-city to Ada's inner-city.
    1: You moved a unit from your outer-city to your inner-city.
1 done
1 done
    Round 21: Bo's turn.
    2: Round 21: your turn.
2 draw
    Bo drew a card.
    2: 
* card Music
    2: You drew Music.
2 play Music
    Bo played Music.
    2: You played Music.
2 command outer-city 2 B, top 2, to inner-city 2 A
    Bo moved 2 units from Bo's outer-city (second squad) to Bo's inner-city.
    2: You moved 2 units from your outer-city (second squad) to your inner-city.
2 to outer-city 2 B
    Bo moved 2 units from Bo's inner-city to Bo's outer-city (second squad).
    2: You moved 2 units from your inner-city to your outer-city (second squad).
2 command walls 2 A, top 1, to inner-city 2 A
    Bo moved a unit from Bo's walls to Bo's inner-city.
    2: You moved a unit from your walls to your inner-city.
2 command outer-city 2 A, top 1, to walls 2 A
    Bo moved a unit from Bo's outer-city to Bo's walls.
    2: You moved a unit from your outer-city to your walls.
    Bo's units are done.
    2: No unit can do more in this turn.
2 done
    Round 22: Ada's turn.
    1: Round 22: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 draw
    Ada drew a card.
    1: 
* card Builder
    1: You drew Builder.
1 play Pikeman, to inner-city 1 A
    Ada played Pikeman to Ada's inner-city.
    1: You played Pikeman to your inner-city.
1 done
1 arrange inner-city 1 A, lift Knight, to inner-city 1 A
    Ada put Knight on top in Ada's inner-city.
    1: You put Knight on top in your inner-city.
1 arrange inner-city 1 A, lift Knight, to inner-city 1 B
    Ada put Knight into the second squad in Ada's inner-city.
    1: You put Knight into the second squad in your inner-city.
1 done
    Round 22: Bo's turn.
    2: Round 22: your turn.
2 buy Steel, pay 3
    Bo bought Steel with a coin of 3.
    2: You bought Steel with a coin of 3.
* card Counting House
    Counting House came to the store.
2 play Steel
    Bo played Steel.
    2: You played Steel.
2 command inner-city 2 A, top 1, to walls 2 A
    Bo moved a unit from Bo's inner-city to Bo's walls.
    2: You moved a unit from your inner-city to your walls.
2 done
2 command outer-city 2 B, top 1, to inner-city 2 A
    Bo moved a unit from Bo's outer-city (second squad) to Bo's inner-city.
    2: You moved a unit from your outer-city (second squad) to your inner-city.
2 done
2 command outer-city 2 B, top 3, to inner-city 2 B
    Bo moved 3 units from Bo's outer-city (second squad) to Bo's inner-city (second squad).
    2: You moved 3 units from your outer-city (second squad) to your inner-city (second squad).
2 done
    Bo's units are done.
    2: No unit can do more in this turn.
2 arrange inner-city 2 A, lift Swordsman, to inner-city 2 B
    Bo put Swordsman into the second squad in Bo's inner-city.
    2: You put Swordsman into the second squad in your inner-city.
2 done
    Round 23: Ada's turn.
    1: Round 23: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy Counting House, pay 1, pay 3
    Ada bought Counting House with coins of 1 and 3.
    1: You bought Counting House with coins of 1 and 3.
* card Market
    Market came to the store.
1 play Archer, to inner-city 1 A
    Ada played Archer to Ada's inner-city.
    1: You played Archer to your inner-city.
1 command inner-city 1 A, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city to Ada's walls.
    1: You moved a unit from your inner-city to your walls.
1 done
1 arrange walls 1 A, lift Mage, to walls 1 A
    Ada put Mage on top in Ada's walls.
    1: You put Mage on top in your walls.
1 done
    Round 23: Bo's turn.
    2: Round 23: your turn.
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
    Round 24: Ada's turn.
    1: Round 24: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 buy Barracks, pay 3
    Ada bought Barracks with a coin of 3.
    1: You bought Barracks with a coin of 3.
* card Market
    Market came to the store.
1 discard Masonry
    Ada discarded Masonry.
    1: You discarded Masonry.
1 done
1 done
    Round 24: Bo's turn.
    2: Round 24: your turn.
2 buy Siege Master, pay 1
    Bo bought Siege Master with a coin of 1.
    2: You bought Siege Master with a coin of 1.
* card Stirrups
    Stirrups came to the store.
2 play Siege Master
    Bo played Siege Master.
    2: You played Siege Master.
2 done
2 arrange walls 2 A, lift Archer, to walls 2 A
    Bo put Archer on top in Bo's walls.
    2: You put Archer on top in your walls.
2 arrange inner-city 2 B, lift Spearman, to inner-city 2 B
    Bo put Spearman on top in Bo's inner-city (second squad).
    2: You put Spearman on top in your inner-city (second squad).
2 arrange inner-city 2 B, lift Swordsman, to inner-city 2 B
    Bo put Swordsman on top in Bo's inner-city (second squad).
    2: You put Swordsman on top in your inner-city (second squad).
2 done
    Round 25: Ada's turn.
    1: Round 25: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy Market, pay 1
    Ada bought Market with a coin of 1.
    1: You bought Market with a coin of 1.
* card Barracks
    Barracks came to the store.
1 discard Spearman
    Ada discarded Spearman.
    1: You discarded Spearman.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city to Ada's outer-city.
    1: You moved a unit from your inner-city to your outer-city.
1 done
1 done
    Round 25: Bo's turn.
    2: Round 25: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 5
    2: You drew a coin of 5.
2 play coin 5
    Bo played a coin of 5.
    2: You played a coin of 5.
2 command walls 2 A, top 1, to inner-city 2 B
    Bo moved a unit from Bo's walls to Bo's inner-city (second squad).
    2: You moved a unit from your walls to your inner-city (second squad).
2 to walls 2 A
    Bo moved a unit from Bo's inner-city (second squad) to Bo's walls.
    2: You moved a unit from your inner-city (second squad) to your walls.
2 done
2 arrange walls 2 A, lift Archer, to walls 2 B
    Bo put Archer into the second squad in Bo's walls.
    2: You put Archer into the second squad in your walls.
2 done
    Round 26: Ada's turn.
    1: Round 26: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 buy Stirrups, pay 3
    Ada bought Stirrups with a coin of 3.
    1: You bought Stirrups with a coin of 3.
* card School
    School came to the store.
1 play Counting House
    Ada played Counting House.
    1: You played Counting House.
1 command outer-city 1 A, top 1, to inner-city 1 B
    Ada moved a unit from Ada's outer-city to Ada's inner-city (second squad).
    1: You moved a unit from your outer-city to your inner-city (second squad).
1 done
1 arrange inner-city 1 A, lift Pikeman, to inner-city 1 B
    Ada put Pikeman into the second squad in Ada's inner-city.
    1: You put Pikeman into the second squad in your inner-city.
1 arrange inner-city 1 B, lift Knight, to inner-city 1 B
    Ada put Knight on top in Ada's inner-city (second squad).
    1: You put Knight on top in your inner-city (second squad).
1 done
    Round 26: Bo's turn.
    2: Round 26: your turn.
2 buy School, pay 5
    Bo bought School with a coin of 5.
    2: You bought School with a coin of 5.
* card The Hanging Vineyards
    The Hanging Vineyards came to the store.
2 discard School
    Bo discarded School.
    2: You discarded School.
2 command inner-city 2 B, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city (second squad) to Bo's outer-city.
    2: You moved a unit from your inner-city (second squad) to your outer-city.
2 to inner-city 2 B
    Bo moved a unit from Bo's outer-city to Bo's inner-city (second squad).
    2: You moved a unit from your outer-city to your inner-city (second squad).
2 done
2 done
    Round 27: Ada's turn.
    1: Round 27: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 draw
    Ada drew a card.
    1: 
* card coin 1
    1: You drew a coin of 1.
1 discard Stirrups
    Ada discarded Stirrups.
    1: You discarded Stirrups.
1 done
1 done
    Round 27: Bo's turn.
    2: Round 27: your turn.
2 draw
    Bo drew a card.
    2: 
* card Swordsman
    2: You drew Swordsman.
2 play Swordsman, to inner-city 2 B
    Bo played Swordsman to Bo's inner-city (second squad).
    2: You played Swordsman to your inner-city (second squad).
2 done
2 arrange walls 2 B, lift Archer, to walls 2 A
    Bo put Archer into the first squad in Bo's walls.
    2: You put Archer into the first squad in your walls.
2 done
    Round 28: Ada's turn.
    1: Round 28: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
1 buy Harbour, pay 1, pay 5
    Ada bought Harbour with coins of 1 and 5.
    1: You bought Harbour with coins of 1 and 5.
* card Steel
    Steel came to the store.
1 discard Market
    Ada discarded Market.
    1: You discarded Market.
1 done
1 arrange walls 1 A, lift Mage, to walls 1 B
    Ada put Mage into the second squad in Ada's walls.
    1: You put Mage into the second squad in your walls.
1 arrange walls 1 A, lift Archer, to walls 1 B
    Ada put Archer into the second squad in Ada's walls.
    1: You put Archer into the second squad in your walls.
1 arrange walls 1 B, lift Mage, to walls 1 B
    Ada put Mage on top in Ada's walls (second squad).
    1: You put Mage on top in your walls (second squad).
1 done
    Round 28: Bo's turn.
    2: Round 28: your turn.
2 draw
    Bo drew a card.
    2: 
* card Painting
    2: You drew Painting.
2 play Painting
    Bo played Painting.
    2: You played Painting.
2 done
2 done
    Round 29: Ada's turn.
    1: Round 29: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy Barracks, pay 1
    Ada bought Barracks with a coin of 1.
    1: You bought Barracks with a coin of 1.
* card Counting House
    Counting House came to the store.
1 play Harbour
    Ada played Harbour.
    1: You played Harbour.
1 done
1 arrange walls 1 B, lift Mage, to walls 1 A
    Ada put Mage into the first squad in Ada's walls.
    1: You put Mage into the first squad in your walls.
1 arrange inner-city 1 B, lift Knight, to inner-city 1 A
    Ada put Knight into the first squad in Ada's inner-city.
    1: You put Knight into the first squad in your inner-city.
1 done
    Round 29: Bo's turn.
    2: Round 29: your turn.
2 draw
    Bo drew a card.
    2: 
* card Tax Collector
    2: You drew Tax Collector.
2 discard Tax Collector
    Bo discarded Tax Collector.
    2: You discarded Tax Collector.
2 done
2 done
    Round 30: Ada's turn.
    1: Round 30: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
1 buy Counting House, pay 1, pay 5
    Ada bought Counting House with coins of 1 and 5.
    1: You bought Counting House with coins of 1 and 5.
* card Three Fields
    Three Fields came to the store.
1 play Barracks
    Ada played Barracks.
    1: You played Barracks.
1 done
1 arrange inner-city 1 A, lift Knight, to inner-city 1 B
    Ada put Knight into the second squad in Ada's inner-city.
    1: You put Knight into the second squad in your inner-city.
1 done
    Round 30: Bo's turn.
    2: Round 30: your turn.
2 draw
    Bo drew a card.
    2: 
* card Coinage
    2: You drew Coinage.
2 play Coinage
    Bo played Coinage.
    2: You played Coinage.
2 done
2 arrange walls 2 A, lift Archer, to walls 2 A
    Bo put Archer on top in Bo's walls.
    2: You put Archer on top in your walls.
2 done
    Round 31: Ada's turn.
    1: Round 31: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
1 buy Market, pay 1
    Ada bought Market with a coin of 1.
    1: You bought Market with a coin of 1.
* card Foundry
    Foundry came to the store.
1 play Counting House
    Ada played Counting House.
    1: You played Counting House.
1 done
1 command walls 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's walls to Ada's inner-city.
    1: You moved a unit from your walls to your inner-city.
1 done
1 arrange inner-city 1 B, lift Knight, to inner-city 1 A
    Ada put Knight into the first squad in Ada's inner-city.
    1: You put Knight into the first squad in your inner-city.
1 arrange inner-city 1 A, lift Mage, to inner-city 1 B
    Ada put Mage into the second squad in Ada's inner-city.
    1: You put Mage into the second squad in your inner-city.
1 arrange inner-city 1 B, lift Pikeman, to inner-city 1 B
    Ada put Pikeman on top in Ada's inner-city (second squad).
    1: You put Pikeman on top in your inner-city (second squad).
1 done
    Round 31: Bo's turn.
    2: Round 31: your turn.
    Bo got a coin of 1 from Coinage.
    2: You got a coin of 1 from Coinage.
2 draw
    Bo drew a card.
    2: 
* card coin 1
    2: You drew a coin of 1.
2 discard coin 1
    Bo discarded a coin of 1.
    2: You discarded a coin of 1.
2 done
2 done
    Round 32: Ada's turn.
    1: Round 32: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 draw
    Ada drew a card.
    1: 
* card Spearman
    1: You drew Spearman.
1 play Spearman, to inner-city 1 B
    Ada played Spearman to Ada's inner-city (second squad).
    1: You played Spearman to your inner-city (second squad).
1 discard Tournament
    Ada discarded Tournament.
    1: You discarded Tournament.
1 done
1 arrange inner-city 1 B, lift Mage, to inner-city 1 B
    Ada put Mage on top in Ada's inner-city (second squad).
    1: You put Mage on top in your inner-city (second squad).
1 arrange inner-city 1 B, lift Pikeman, to inner-city 1 B
    Ada put Pikeman on top in Ada's inner-city (second squad).
    1: You put Pikeman on top in your inner-city (second squad).
1 arrange inner-city 1 B, lift Pikeman, to inner-city 1 B
    Ada put Pikeman on top in Ada's inner-city (second squad).
    1: You put Pikeman on top in your inner-city (second squad).
1 done
    Round 32: Bo's turn.
    2: Round 32: your turn.
    Bo got a coin of 1 from Coinage.
    2: You got a coin of 1 from Coinage.
2 buy Foundry, pay 1, pay 1
    Bo bought Foundry with coins of 1 and 1.
    2: You bought Foundry with coins of 1 and 1.
* card Printing
    Printing came to the store.
2 play Foundry
    Bo played Foundry.
    2: You played Foundry.
2 done
2 arrange inner-city 2 B, lift Trebuchet, to inner-city 2 B
    Bo put Trebuchet on top in Bo's inner-city (second squad).
    2: You put Trebuchet on top in your inner-city (second squad).
2 arrange walls 2 A, lift Archer, to walls 2 B
    Bo put Archer into the second squad in Bo's walls.
    2: You put Archer into the second squad in your walls.
2 arrange inner-city 2 B, lift Swordsman, to inner-city 2 B
    Bo put Swordsman on top in Bo's inner-city (second squad).
    2: You put Swordsman on top in your inner-city (second squad).
2 done
    Round 33: Ada's turn.
    1: Round 33: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
1 draw
    Ada drew a card.
    1: 
* card coin 1
    1: You drew a coin of 1.
1 discard Market
    Ada discarded Market.
    1: You discarded Market.
1 done
1 done
1 arrange inner-city 1 A, lift Knight, to inner-city 1 B
    Ada put Knight into the second squad in Ada's inner-city.
    1: You put Knight into the second squad in your inner-city.
1 done
    Round 33: Bo's turn.
    2: Round 33: your turn.
    Bo got a coin of 1 from Coinage.
    2: You got a coin of 1 from Coinage.
2 buy Crossbowman, pay 1
    Bo bought Crossbowman with a coin of 1.
    2: You bought Crossbowman with a coin of 1.
* card Pikeman
    Pikeman came to the store.
2 play Crossbowman, to inner-city 2 B
    Bo played Crossbowman to Bo's inner-city (second squad).
    2: You played Crossbowman to your inner-city (second squad).
2 command inner-city 2 B, top 1, to walls 2 B
    Bo moved a unit from Bo's inner-city (second squad) to Bo's walls (second squad).
    2: You moved a unit from your inner-city (second squad) to your walls (second squad).
2 done
2 done
2 done
    Round 34: Ada's turn.
    1: Round 34: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
1 buy Great Embassy, pay 1, pay 5, pay 1, pay 5
    Ada bought Great Embassy with coins of 1, 1, 5 and 5.
    1: You bought Great Embassy with coins of 1, 1, 5 and 5.
* card Song of Praise
    Song of Praise came to the store.
1 play Great Embassy
    Ada played Great Embassy.
    1: You played Great Embassy.
1 done
1 done
1 arrange inner-city 1 B, lift Mage, to inner-city 1 B
    Ada put Mage on top in Ada's inner-city (second squad).
    1: You put Mage on top in your inner-city (second squad).
1 arrange inner-city 1 B, lift Knight, to inner-city 1 B
    Ada put Knight on top in Ada's inner-city (second squad).
    1: You put Knight on top in your inner-city (second squad).
1 arrange inner-city 1 B, lift Knight, to inner-city 1 A
    Ada put Knight into the first squad in Ada's inner-city.
    1: You put Knight into the first squad in your inner-city.
1 arrange inner-city 1 A, lift Knight, to inner-city 1 B
    Ada put Knight into the second squad in Ada's inner-city.
    1: You put Knight into the second squad in your inner-city.
1 done
    Round 34: Bo's turn.
    2: Round 34: your turn.
    Bo got a coin of 1 from Coinage.
    2: You got a coin of 1 from Coinage.
2 buy Trebuchet, pay 1
    Bo bought Trebuchet with a coin of 1.
    2: You bought Trebuchet with a coin of 1.
* card Sorcerer
    Sorcerer came to the store.
2 play Trebuchet, to inner-city 2 B
    Bo played Trebuchet to Bo's inner-city (second squad).
    2: You played Trebuchet to your inner-city (second squad).
2 done
2 arrange inner-city 2 B, lift Swordsman, to inner-city 2 B
    Bo put Swordsman on top in Bo's inner-city (second squad).
    2: You put Swordsman on top in your inner-city (second squad).
2 arrange walls 2 A, lift Archer, to walls 2 B
    Bo put Archer into the second squad in Bo's walls.
    2: You put Archer into the second squad in your walls.
2 done
    Round 35: Ada's turn.
    1: Round 35: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
1 buy Pikeman, pay 1, pay 5
    Ada bought Pikeman with coins of 1 and 5.
    1: You bought Pikeman with coins of 1 and 5.
* card Crossbowman
    Crossbowman came to the store.
1 discard Builder
    Ada discarded Builder.
    1: You discarded Builder.
1 done
1 done
1 arrange inner-city 1 B, lift Pikeman, to inner-city 1 B
    Ada put Pikeman on top in Ada's inner-city (second squad).
    1: You put Pikeman on top in your inner-city (second squad).
1 arrange inner-city 1 B, lift Knight, to inner-city 1 A
    Ada put Knight into the first squad in Ada's inner-city.
    1: You put Knight into the first squad in your inner-city.
1 done
    Round 35: Bo's turn.
    2: Round 35: your turn.
    Bo got a coin of 1 from Coinage.
    2: You got a coin of 1 from Coinage.
2 buy Steel, pay 1
    Bo bought Steel with a coin of 1.
    2: You bought Steel with a coin of 1.
* card Court Poet
    Court Poet came to the store.
2 discard Steel
    Bo discarded Steel.
    2: You discarded Steel.
2 done
2 arrange walls 2 B, lift Crossbowman, to walls 2 B
    Bo put Crossbowman on top in Bo's walls (second squad).
    2: You put Crossbowman on top in your walls (second squad).
2 arrange walls 2 B, lift Archer, to walls 2 B
    Bo put Archer on top in Bo's walls (second squad).
    2: You put Archer on top in your walls (second squad).
2 arrange walls 2 B, lift Crossbowman, to walls 2 B
    Bo put Crossbowman on top in Bo's walls (second squad).
    2: You put Crossbowman on top in your walls (second squad).
2 done
    Round 36: Ada's turn.
    1: Round 36: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 draw
    Ada drew a card.
    1: 
* card Spearman
    1: You drew Spearman.
1 play Barracks
    Ada played Barracks.
    1: You played Barracks.
1 play Spearman, to inner-city 1 A
    Ada played Spearman to Ada's inner-city.
    1: You played Spearman to your inner-city.
1 done
1 arrange inner-city 1 A, lift Knight, to inner-city 1 A
    Ada put Knight on top in Ada's inner-city.
    1: You put Knight on top in your inner-city.
1 done
    Round 36: Bo's turn.
    2: Round 36: your turn.
    Bo got a coin of 1 from Coinage.
    2: You got a coin of 1 from Coinage.
2 draw
    Bo drew a card.
    2: 
* card coin 3
    2: You drew a coin of 3.
2 play coin 3
    Bo played a coin of 3.
    2: You played a coin of 3.
2 done
2 done
    Round 37: Ada's turn.
    1: Round 37: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
1 buy Sorcerer, pay 3, pay 5
    Ada bought Sorcerer with coins of 3 and 5.
    1: You bought Sorcerer with coins of 3 and 5.
* card Knight
    Knight came to the store.
1 play Tournament
    Ada played Tournament.
    1: You played Tournament.
1 play Pikeman, to inner-city 1 A
    Ada played Pikeman to Ada's inner-city.
    1: You played Pikeman to your inner-city.
1 play Sorcerer, to inner-city 1 B
    Ada played Sorcerer to Ada's inner-city (second squad).
    1: You played Sorcerer to your inner-city (second squad).
1 done
1 arrange inner-city 1 B, lift Pikeman, to inner-city 1 B
    Ada put Pikeman on top in Ada's inner-city (second squad).
    1: You put Pikeman on top in your inner-city (second squad).
1 arrange inner-city 1 A, lift Knight, to inner-city 1 A
    Ada put Knight on top in Ada's inner-city.
    1: You put Knight on top in your inner-city.
1 arrange inner-city 1 A, lift Pikeman, to inner-city 1 A
    Ada put Pikeman on top in Ada's inner-city.
    1: You put Pikeman on top in your inner-city.
1 arrange inner-city 1 A, lift Knight, to inner-city 1 A
    Ada put Knight on top in Ada's inner-city.
    1: You put Knight on top in your inner-city.
1 done
    Round 37: Bo's turn.
    2: Round 37: your turn.
    Bo got a coin of 1 from Coinage.
    2: You got a coin of 1 from Coinage.
2 buy Three Fields, pay 1, pay 3
    Bo bought Three Fields with coins of 1 and 3.
    2: You bought Three Fields with coins of 1 and 3.
* card Counterpoint
    Counterpoint came to the store.
2 discard Three Fields
    Bo discarded Three Fields.
    2: You discarded Three Fields.
2 command inner-city 2 B, top 2, to outer-city 2 A
    Bo moved 2 units from Bo's inner-city (second squad) to Bo's outer-city.
    2: You moved 2 units from your inner-city (second squad) to your outer-city.
2 to middle A
    Bo moved 2 units from Bo's outer-city to the middle.
    2: You moved 2 units from your outer-city to the middle.
2 command inner-city 2 B, top 4, to outer-city 2 A
    Bo moved 4 units from Bo's inner-city (second squad) to Bo's outer-city.
    2: You moved 4 units from your inner-city (second squad) to your outer-city.
2 command walls 2 B, top 3, to outer-city 2 B
    Bo moved 3 units from Bo's walls (second squad) to Bo's outer-city (second squad).
    2: You moved 3 units from your walls (second squad) to your outer-city (second squad).
    Bo's units are done.
    2: No unit can do more in this turn.
2 arrange outer-city 2 A, lift Spearman, to outer-city 2 A
    Bo put Spearman on top in Bo's outer-city.
    2: You put Spearman on top in your outer-city.
2 arrange outer-city 2 B, lift Crossbowman, to outer-city 2 A
    Bo put Crossbowman into the first squad in Bo's outer-city.
    2: You put Crossbowman into the first squad in your outer-city.
2 arrange outer-city 2 A, lift Swordsman, to outer-city 2 A
    Bo put Swordsman on top in Bo's outer-city.
    2: You put Swordsman on top in your outer-city.
2 arrange middle A, lift Swordsman, to middle B
    Bo put Swordsman into the second squad in the middle.
    2: You put Swordsman into the second squad in the middle.
2 done
    Round 38: Ada's turn.
    1: Round 38: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 draw
    Ada drew a card.
    1: 
* card Archer
    1: You drew Archer.
1 discard Archer
    Ada discarded Archer.
    1: You discarded Archer.
1 done
1 done
1 done
    Round 38: Bo's turn.
    2: Round 38: your turn.
    Bo got a coin of 1 from Coinage.
    2: You got a coin of 1 from Coinage.
2 buy Counterpoint, pay 1, pay 1
    Bo bought Counterpoint with coins of 1 and 1.
    2: You bought Counterpoint with coins of 1 and 1.
* card Theatre
    Theatre came to the store.
2 discard Counterpoint
    Bo discarded Counterpoint.
    2: You discarded Counterpoint.
2 command outer-city 2 B, top 2, to walls 2 A
    Bo moved 2 units from Bo's outer-city (second squad) to Bo's walls.
    2: You moved 2 units from your outer-city (second squad) to your walls.
2 to outer-city 2 B
    Bo moved 2 units from Bo's walls to Bo's outer-city (second squad).
    2: You moved 2 units from your walls to your outer-city (second squad).
2 command outer-city 2 A, top 2, to inner-city 2 A
    Bo moved 2 units from Bo's outer-city to Bo's inner-city.
    2: You moved 2 units from your outer-city to your inner-city.
2 command outer-city 2 A, top 3, to inner-city 2 A
    Bo moved 3 units from Bo's outer-city to Bo's inner-city.
    2: You moved 3 units from your outer-city to your inner-city.
2 done
2 arrange middle A, lift Trebuchet, to middle B
    Bo put Trebuchet into the second squad in the middle.
    2: You put Trebuchet into the second squad in the middle.
2 arrange middle B, lift Swordsman, to middle B
    Bo put Swordsman on top in the middle (second squad).
    2: You put Swordsman on top in the middle (second squad).
2 arrange inner-city 2 A, lift Swordsman, to inner-city 2 A
    Bo put Swordsman on top in Bo's inner-city.
    2: You put Swordsman on top in your inner-city.
2 arrange outer-city 2 B, lift Archer, to outer-city 2 B
    Bo put Archer on top in Bo's outer-city (second squad).
    2: You put Archer on top in your outer-city (second squad).
2 arrange inner-city 2 A, lift Trebuchet, to inner-city 2 B
    Bo put Trebuchet into the second squad in Bo's inner-city.
    2: You put Trebuchet into the second squad in your inner-city.
2 done
    Round 39: Ada's turn.
    1: Round 39: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
1 buy Sorcerer, pay 1, pay 3, pay 5
    Ada bought Sorcerer with coins of 1, 3 and 5.
    1: You bought Sorcerer with coins of 1, 3 and 5.
* card Crossbowman
    Crossbowman came to the store.
1 play Sorcerer, to inner-city 1 B
    Ada played Sorcerer to Ada's inner-city (second squad).
    1: You played Sorcerer to your inner-city (second squad).
1 play Counterweights
    Ada played Counterweights.
    1: You played Counterweights.
1 done
1 command inner-city 1 B, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city (second squad) to Ada's walls.
    1: You moved a unit from your inner-city (second squad) to your walls.
1 done
1 done
    Round 39: Bo's turn.
    2: Round 39: your turn.
    Bo got a coin of 1 from Coinage.
    2: You got a coin of 1 from Coinage.
2 buy Crossbowman, pay 1
    Bo bought Crossbowman with a coin of 1.
    2: You bought Crossbowman with a coin of 1.
* card Trebuchet
    Trebuchet came to the store.
2 play Crossbowman, to inner-city 2 B
    Bo played Crossbowman to Bo's inner-city (second squad).
    2: You played Crossbowman to your inner-city (second squad).
2 done
2 arrange outer-city 2 B, lift Archer, to outer-city 2 A
    Bo put Archer into the first squad in Bo's outer-city.
    2: You put Archer into the first squad in your outer-city.
2 arrange outer-city 2 A, lift Archer, to outer-city 2 B
    Bo put Archer into the second squad in Bo's outer-city.
    2: You put Archer into the second squad in your outer-city.
2 done
    Round 40: Ada's turn.
    1: Round 40: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 draw
    Ada drew a card.
    1: 
* card coin 3
    1: You drew a coin of 3.
1 discard coin 1
    Ada discarded a coin of 1.
    1: You discarded a coin of 1.
1 done
1 done
1 done
    Round 40: Bo's turn.
    2: Round 40: your turn.
    Bo got a coin of 1 from Coinage.
    2: You got a coin of 1 from Coinage.
2 draw
    Bo drew a card.
    2: 
* card coin 5
    2: You drew a coin of 5.
2 play coin 5
    Bo played a coin of 5.
    2: You played a coin of 5.
2 command outer-city 2 B, top 2, to walls 2 A
    Bo moved 2 units from Bo's outer-city (second squad) to Bo's walls.
    2: You moved 2 units from your outer-city (second squad) to your walls.
2 done
2 command inner-city 2 B, top 1, to walls 2 B
    Bo moved a unit from Bo's inner-city (second squad) to Bo's walls (second squad).
    2: You moved a unit from your inner-city (second squad) to your walls (second squad).
2 to outer-city 2 A
    Bo moved a unit from Bo's walls (second squad) to Bo's outer-city.
    2: You moved a unit from your walls (second squad) to your outer-city.
2 command middle B, top 2, to outer-city 2 B
    Bo moved 2 units from the middle (second squad) to Bo's outer-city (second squad).
    2: You moved 2 units from the middle (second squad) to your outer-city (second squad).
2 done
2 arrange outer-city 2 B, lift Swordsman, to outer-city 2 A
    Bo put Swordsman into the first squad in Bo's outer-city.
    2: You put Swordsman into the first squad in your outer-city.
2 done
    Round 41: Ada's turn.
    1: Round 41: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
1 buy The Hanging Vineyards, pay 5, pay 1, pay 3
    Ada bought The Hanging Vineyards with coins of 1, 3 and 5.
    1: You bought The Hanging Vineyards with coins of 1, 3 and 5.
* card The Colossal Gate
    The Colossal Gate came to the store.
1 discard The Hanging Vineyards
    Ada discarded The Hanging Vineyards.
    1: You discarded The Hanging Vineyards.
1 done
1 done
1 done
    Round 41: Bo's turn.
    2: Round 41: your turn.
    Bo got a coin of 1 from Coinage.
    2: You got a coin of 1 from Coinage.
2 buy Theatre, pay 1, pay 1, pay 5
    Bo bought Theatre with coins of 1, 1 and 5.
    2: You bought Theatre with coins of 1, 1 and 5.
* card Market
    Market came to the store.
2 play Theatre
    Bo played Theatre.
    2: You played Theatre.
2 command outer-city 2 A, top 1, to inner-city 2 B
    Bo moved a unit from Bo's outer-city to Bo's inner-city (second squad).
    2: You moved a unit from your outer-city to your inner-city (second squad).
2 to outer-city 2 B
    Bo moved a unit from Bo's inner-city (second squad) to Bo's outer-city (second squad).
    2: You moved a unit from your inner-city (second squad) to your outer-city (second squad).
2 command outer-city 2 A, top 1, to walls 2 B
    Bo moved a unit from Bo's outer-city to Bo's walls (second squad).
    2: You moved a unit from your outer-city to your walls (second squad).
2 done
2 done
    Round 42: Ada's turn.
    1: Round 42: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 buy Market, pay 1
    Ada bought Market with a coin of 1.
    1: You bought Market with a coin of 1.
* card Watchtower
    Watchtower came to the store.
1 play Market
    Ada played Market.
    1: You played Market.
1 done
1 done
1 done
    Round 42: Bo's turn.
    2: Round 42: your turn.
    Bo got a coin of 1 from Coinage.
    2: You got a coin of 1 from Coinage.
2 buy Crossbowman, pay 1
    Bo bought Crossbowman with a coin of 1.
    2: You bought Crossbowman with a coin of 1.
* card Mage
    Mage came to the store.
2 play Crossbowman, to inner-city 2 A
    Bo played Crossbowman to Bo's inner-city.
    2: You played Crossbowman to your inner-city.
2 command inner-city 2 A, top 1, to walls 2 B
    Bo moved a unit from Bo's inner-city to Bo's walls (second squad).
    2: You moved a unit from your inner-city to your walls (second squad).
2 to inner-city 2 B
    Bo moved a unit from Bo's walls (second squad) to Bo's inner-city (second squad).
    2: You moved a unit from your walls (second squad) to your inner-city (second squad).
2 command outer-city 2 B, top 2, to inner-city 2 A
    Bo moved 2 units from Bo's outer-city (second squad) to Bo's inner-city.
    2: You moved 2 units from your outer-city (second squad) to your inner-city.
2 command walls 2 A, top 2, to inner-city 2 A
    Bo moved 2 units from Bo's walls to Bo's inner-city.
    2: You moved 2 units from your walls to your inner-city.
2 done
2 arrange inner-city 2 A, lift Swordsman, to inner-city 2 A
    Bo put Swordsman on top in Bo's inner-city.
    2: You put Swordsman on top in your inner-city.
2 done
    Round 43: Ada's turn.
    1: Round 43: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
1 buy Watchtower, pay 1
    Ada bought Watchtower with a coin of 1.
    1: You bought Watchtower with a coin of 1.
* card Plate
    Plate came to the store.
1 play coin 1
    Ada played a coin of 1.
    1: You played a coin of 1.
1 done
1 done
1 arrange walls 1 B, lift Archer, to walls 1 A
    Ada put Archer into the first squad in Ada's walls.
    1: You put Archer into the first squad in your walls.
1 done
    Round 43: Bo's turn.
    2: Round 43: your turn.
    Bo got a coin of 1 from Coinage.
    2: You got a coin of 1 from Coinage.
2 buy Crossbowman, pay 1
    Bo bought Crossbowman with a coin of 1.
    2: You bought Crossbowman with a coin of 1.
* card Pikeman
    Pikeman came to the store.
2 play Crossbowman, to inner-city 2 B
    Bo played Crossbowman to Bo's inner-city (second squad).
    2: You played Crossbowman to your inner-city (second squad).
2 command inner-city 2 B, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city (second squad) to Bo's outer-city.
    2: You moved a unit from your inner-city (second squad) to your outer-city.
2 done
2 command inner-city 2 B, top 1, to walls 2 B
    Bo moved a unit from Bo's inner-city (second squad) to Bo's walls (second squad).
    2: You moved a unit from your inner-city (second squad) to your walls (second squad).
2 done
2 done
2 arrange inner-city 2 A, lift Archer, to inner-city 2 B
    Bo put Archer into the second squad in Bo's inner-city.
    2: You put Archer into the second squad in your inner-city.
2 arrange inner-city 2 A, lift Spearman, to inner-city 2 A
    Bo put Spearman on top in Bo's inner-city.
    2: You put Spearman on top in your inner-city.
2 arrange inner-city 2 B, lift Trebuchet, to inner-city 2 B
    Bo put Trebuchet on top in Bo's inner-city (second squad).
    2: You put Trebuchet on top in your inner-city (second squad).
2 arrange inner-city 2 A, lift Swordsman, to inner-city 2 A
    Bo put Swordsman on top in Bo's inner-city.
    2: You put Swordsman on top in your inner-city.
2 done
    Round 44: Ada's turn.
    1: Round 44: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
    Ada got a coin of 1 from Market.
    1: You got a coin of 1 from Market.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
1 buy Printing, pay 5
    Ada bought Printing with a coin of 5.
    1: You bought Printing with a coin of 5.
* card Theatre
    Theatre came to the store.
1 play Watchtower
    Ada played Watchtower.
    1: You played Watchtower.
1 done
1 done
1 arrange walls 1 A, lift Sorcerer, to walls 1 A
    Ada put Sorcerer on top in Ada's walls.
    1: You put Sorcerer on top in your walls.
1 done
    Round 44: Bo's turn.
    2: Round 44: your turn.
    Bo got a coin of 1 from Coinage.
    2: You got a coin of 1 from Coinage.
2 buy Song of Praise, pay 1
    Bo bought Song of Praise with a coin of 1.
    2: You bought Song of Praise with a coin of 1.
* card Tournament
    Tournament came to the store.
2 play Song of Praise
    Bo played Song of Praise.
    2: You played Song of Praise.
2 command outer-city 2 A, top 1, to walls 2 B
    Bo moved a unit from Bo's outer-city to Bo's walls (second squad).
    2: You moved a unit from your outer-city to your walls (second squad).
2 done
2 done
2 done
    Round 45: Ada's turn.
    1: Round 45: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
1 draw
    Ada drew a card.
    1: 
* card coin 1
    1: You drew a coin of 1.
1 play coin 1
    Ada played a coin of 1.
    1: You played a coin of 1.
1 done
1 done
1 done
    Round 45: Bo's turn.
    2: Round 45: your turn.
    Bo got a coin of 1 from Coinage.
    2: You got a coin of 1 from Coinage.
2 buy Knight, pay 1
    Bo bought Knight with a coin of 1.
    2: You bought Knight with a coin of 1.
* card Sorcerer
    Sorcerer came to the store.
2 play Knight, to inner-city 2 A
    Bo played Knight to Bo's inner-city.
    2: You played Knight to your inner-city.
2 done
2 done
    Round 46: Ada's turn.
    1: Round 46: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
    Ada got a coin of 1 from Market.
    1: You got a coin of 1 from Market.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 draw
    Ada drew a card.
    1: 
* card coin 10
    1: You drew a coin of 10.
1 play coin 10
    Ada played a coin of 10.
    1: You played a coin of 10.
1 done
1 done
1 arrange walls 1 A, lift Sorcerer, to walls 1 B
    Ada put Sorcerer into the second squad in Ada's walls.
    1: You put Sorcerer into the second squad in your walls.
1 arrange walls 1 A, lift Archer, to walls 1 B
    Ada put Archer into the second squad in Ada's walls.
    1: You put Archer into the second squad in your walls.
1 arrange inner-city 1 B, lift Pikeman, to inner-city 1 B
    Ada put Pikeman on top in Ada's inner-city (second squad).
    1: You put Pikeman on top in your inner-city (second squad).
1 arrange walls 1 B, lift Sorcerer, to walls 1 B
    Ada put Sorcerer on top in Ada's walls (second squad).
    1: You put Sorcerer on top in your walls (second squad).
1 arrange inner-city 1 A, lift Knight, to inner-city 1 B
    Ada put Knight into the second squad in Ada's inner-city.
    1: You put Knight into the second squad in your inner-city.
1 arrange inner-city 1 B, lift Sorcerer, to inner-city 1 A
    Ada put Sorcerer into the first squad in Ada's inner-city.
    1: You put Sorcerer into the first squad in your inner-city.
1 arrange walls 1 B, lift Archer, to walls 1 B
    Ada put Archer on top in Ada's walls (second squad).
    1: You put Archer on top in your walls (second squad).
1 arrange inner-city 1 A, lift Spearman, to inner-city 1 A
    Ada put Spearman on top in Ada's inner-city.
    1: You put Spearman on top in your inner-city.
1 arrange inner-city 1 A, lift Sorcerer, to inner-city 1 A
    Ada put Sorcerer on top in Ada's inner-city.
    1: You put Sorcerer on top in your inner-city.
1 done
    Round 46: Bo's turn.
    2: Round 46: your turn.
    Bo got a coin of 1 from Coinage.
    2: You got a coin of 1 from Coinage.
2 buy Mage, pay 1
    Bo bought Mage with a coin of 1.
    2: You bought Mage with a coin of 1.
* card Trebuchet
    Trebuchet came to the store.
2 play Mage, to inner-city 2 A
    Bo played Mage to Bo's inner-city.
    2: You played Mage to your inner-city.
2 command inner-city 2 A, top 9, to outer-city 2 A
    Bo moved 9 units from Bo's inner-city to Bo's outer-city.
    2: You moved 9 units from your inner-city to your outer-city.
2 to middle A
    Bo moved 9 units from Bo's outer-city to the middle.
    2: You moved 9 units from your outer-city to the middle.
2 command walls 2 B, top 3, to outer-city 2 A
    Bo moved 3 units from Bo's walls (second squad) to Bo's outer-city.
    2: You moved 3 units from your walls (second squad) to your outer-city.
2 command inner-city 2 B, top 2, to outer-city 2 B
    Bo moved 2 units from Bo's inner-city (second squad) to Bo's outer-city (second squad).
    2: You moved 2 units from your inner-city (second squad) to your outer-city (second squad).
    Bo's units are done.
    2: No unit can do more in this turn.
2 arrange middle A, lift Knight, to middle A
    Bo put Knight on top in the middle.
    2: You put Knight on top in the middle.
2 done
    Round 47: Ada's turn.
    1: Round 47: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 draw
    Ada drew a card.
    1: 
* card coin 1
    1: You drew a coin of 1.
1 discard Printing
    Ada discarded Printing.
    1: You discarded Printing.
1 done
1 command walls 1 B, top 1, to inner-city 1 B
    Ada moved a unit from Ada's walls (second squad) to Ada's inner-city (second squad).
    1: You moved a unit from your walls (second squad) to your inner-city (second squad).
1 command inner-city 1 A, top 1, to walls 1 B
    Ada moved a unit from Ada's inner-city to Ada's walls (second squad).
    1: You moved a unit from your inner-city to your walls (second squad).
1 done
1 arrange inner-city 1 B, lift Pikeman, to inner-city 1 B
    Ada put Pikeman on top in Ada's inner-city (second squad).
    1: You put Pikeman on top in your inner-city (second squad).
1 arrange inner-city 1 B, lift Knight, to inner-city 1 B
    Ada put Knight on top in Ada's inner-city (second squad).
    1: You put Knight on top in your inner-city (second squad).
1 arrange inner-city 1 A, lift Pikeman, to inner-city 1 A
    Ada put Pikeman on top in Ada's inner-city.
    1: You put Pikeman on top in your inner-city.
1 done
    Round 47: Bo's turn.
    2: Round 47: your turn.
    Bo got a coin of 1 from Coinage.
    2: You got a coin of 1 from Coinage.
2 buy Trebuchet, pay 1
    Bo bought Trebuchet with a coin of 1.
    2: You bought Trebuchet with a coin of 1.
* card Crossbowman
    Crossbowman came to the store.
2 play Trebuchet, to inner-city 2 A
    Bo played Trebuchet to Bo's inner-city.
    2: You played Trebuchet to your inner-city.
2 command outer-city 2 A, top 2, to inner-city 2 A
    Bo moved 2 units from Bo's outer-city to Bo's inner-city.
    2: You moved 2 units from your outer-city to your inner-city.
2 to outer-city 2 B
    Bo moved 2 units from Bo's inner-city to Bo's outer-city (second squad).
    2: You moved 2 units from your inner-city to your outer-city (second squad).
2 done
2 done
    Round 48: Ada's turn.
    1: Round 48: your turn.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
1 buy Crossbowman, pay 10
    Ada bought Crossbowman with a coin of 10.
    1: You bought Crossbowman with a coin of 10.
* card Mage
    Mage came to the store.
1 play coin 3
    Ada played a coin of 3.
    1: You played a coin of 3.
1 play Crossbowman, to inner-city 1 B
    Ada played Crossbowman to Ada's inner-city (second squad).
    1: You played Crossbowman to your inner-city (second squad).
1 done
1 command walls 1 B, top 2, to outer-city 1 A
    Ada moved 2 units from Ada's walls (second squad) to Ada's outer-city.
    1: You moved 2 units from your walls (second squad) to your outer-city.
1 command inner-city 1 B, top 6, to outer-city 1 A
    Ada moved 6 units from Ada's inner-city (second squad) to Ada's outer-city.
    1: You moved 6 units from your inner-city (second squad) to your outer-city.
1 done
1 arrange outer-city 1 A, lift Knight, to outer-city 1 A
    Ada put Knight on top in Ada's outer-city.
    1: You put Knight on top in your outer-city.
1 done
    Round 48: Bo's turn.
    2: Round 48: your turn.
    Bo got a coin of 1 from Coinage.
    2: You got a coin of 1 from Coinage.
2 buy Pikeman, pay 1
    Bo bought Pikeman with a coin of 1.
    2: You bought Pikeman with a coin of 1.
* card Pikeman
    Pikeman came to the store.
2 play Pikeman, to inner-city 2 A
    Bo played Pikeman to Bo's inner-city.
    2: You played Pikeman to your inner-city.
2 command outer-city 2 A, top 1, to middle A
    Bo moved a unit from Bo's outer-city to the middle.
    2: You moved a unit from your outer-city to the middle.
2 to outer-city 1 A
    Bo moved a unit from the middle to Ada's outer-city.
    1: Bo moved a unit from the middle to your outer-city.
    2: You moved a unit from the middle to Ada's outer-city.
2 command middle A, top 9, to outer-city 1 B
    Bo moved 9 units from the middle to Ada's outer-city (second squad).
    1: Bo moved 9 units from the middle to your outer-city (second squad).
    2: You moved 9 units from the middle to Ada's outer-city (second squad).
2 to middle A
    Bo moved 9 units from Ada's outer-city (second squad) to the middle.
    1: Bo moved 9 units from your outer-city (second squad) to the middle.
    2: You moved 9 units from Ada's outer-city (second squad) to the middle.
2 command outer-city 2 B, top 4, to middle B
    Bo moved 4 units from Bo's outer-city (second squad) to the middle (second squad).
    2: You moved 4 units from your outer-city (second squad) to the middle (second squad).
2 command inner-city 2 A, top 2, to outer-city 2 A
    Bo moved 2 units from Bo's inner-city to Bo's outer-city.
    2: You moved 2 units from your inner-city to your outer-city.
    Bo's units are done.
    2: No unit can do more in this turn.
2 done
    Round 49: Ada's turn.
    1: Round 49: your turn.
1 draw
    Ada drew a card.
    1: 
* card coin 5
    1: You drew a coin of 5.
1 play coin 5, in place of 3
    Ada played a coin of 5.
    1: You played a coin of 5.
    Ada put a coin of 3 back to the mint for lack of room.
    1: You put a coin of 3 back to the mint for lack of room.
1 done
1 done
1 done
    Round 49: Bo's turn.
    2: Round 49: your turn.
    Bo got a coin of 1 from Coinage.
    2: You got a coin of 1 from Coinage.
2 buy Plate, pay 1
    Bo bought Plate with a coin of 1.
    2: You bought Plate with a coin of 1.
* card Perspective
    Perspective came to the store.
2 discard Plate
    Bo discarded Plate.
    2: You discarded Plate.
2 command outer-city 1 A, attack outer-city 1 A of seat 1
    Bo attacked Ada's Knight in Ada's outer-city with Crossbowman.
    1: Bo attacked your Knight in your outer-city with Crossbowman.
    2: You attacked Ada's Knight in Ada's outer-city with Crossbowman.
* dice 7
* dice 8
    It threw 7, Ada 8.
    1: It threw 7, you 8.
    It was beaten off, 11 against 18.
2 command middle A, top 9, to outer-city 1 B
    Bo moved 9 units from the middle to Ada's outer-city (second squad).
    1: Bo moved 9 units from the middle to your outer-city (second squad).
    2: You moved 9 units from the middle to Ada's outer-city (second squad).
2 to middle B
    Bo moved 9 units from Ada's outer-city (second squad) to the middle (second squad).
    1: Bo moved 9 units from your outer-city (second squad) to the middle (second squad).
    2: You moved 9 units from Ada's outer-city (second squad) to the middle (second squad).
2 command outer-city 2 A, top 2, to middle A
    Bo moved 2 units from Bo's outer-city to the middle.
    2: You moved 2 units from your outer-city to the middle.
    Bo's units are done.
    2: No unit can do more in this turn.
2 done
    Round 50: Ada's turn.
    1: Round 50: your turn.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 buy The Colossal Gate, pay 5, pay 3
    Ada bought The Colossal Gate with coins of 3 and 5.
    1: You bought The Colossal Gate with coins of 3 and 5.
* card The Great Library
    The Great Library came to the store.
1 play The Colossal Gate
    Ada played The Colossal Gate.
    1: You played The Colossal Gate.
1 done
1 done
1 done
    Round 50: Bo's turn.
    2: Round 50: your turn.
    Bo got a coin of 1 from Coinage.
    2: You got a coin of 1 from Coinage.
2 buy Trebuchet, pay 1
    Bo bought Trebuchet with a coin of 1.
    2: You bought Trebuchet with a coin of 1.
* card Trebuchet
    Trebuchet came to the store.
2 play Trebuchet, to inner-city 2 A
    Bo played Trebuchet to Bo's inner-city.
    2: You played Trebuchet to your inner-city.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city to Bo's outer-city.
    2: You moved a unit from your inner-city to your outer-city.
2 done
2 command middle B, top 4, to outer-city 1 B
    Bo moved 4 units from the middle (second squad) to Ada's outer-city (second squad).
    1: Bo moved 4 units from the middle (second squad) to your outer-city (second squad).
    2: You moved 4 units from the middle (second squad) to Ada's outer-city (second squad).
2 done
2 command middle B, top 4, to outer-city 2 A
    Bo moved 4 units from the middle (second squad) to Bo's outer-city.
    2: You moved 4 units from the middle (second squad) to your outer-city.
2 to middle B
    Bo moved 4 units from Bo's outer-city to the middle (second squad).
    2: You moved 4 units from your outer-city to the middle (second squad).
2 command outer-city 1 A, attack outer-city 1 A of seat 1
    Bo attacked Ada's Knight in Ada's outer-city with Crossbowman.
    1: Bo attacked your Knight in your outer-city with Crossbowman.
    2: You attacked Ada's Knight in Ada's outer-city with Crossbowman.
* dice 9
* dice 6
    It threw 9, Ada 6.
    1: It threw 9, you 6.
    It was beaten off, 13 against 16.
2 command middle A, top 1, to outer-city 1 B
    Bo moved a unit from the middle to Ada's outer-city (second squad).
    1: Bo moved a unit from the middle to your outer-city (second squad).
    2: You moved a unit from the middle to Ada's outer-city (second squad).
2 command middle A, top 1, to outer-city 2 B
    Bo moved a unit from the middle to Bo's outer-city (second squad).
    2: You moved a unit from the middle to your outer-city (second squad).
    Bo's units are done.
    2: No unit can do more in this turn.
2 arrange outer-city 2 B, lift Trebuchet, to outer-city 2 A
    Bo put Trebuchet into the first squad in Bo's outer-city.
    2: You put Trebuchet into the first squad in your outer-city.
2 done
    Round 51: Ada's turn.
    1: Round 51: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
1 buy The Great Library, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Ada bought The Great Library with coins of 1, 1, 1, 1, 1, 1, 1, 1 and 1.
    1: You bought The Great Library with coins of 1, 1, 1, 1, 1, 1, 1, 1 and 1.
* card School
    School came to the store.
1 play coin 1
    Ada played a coin of 1.
    1: You played a coin of 1.
1 done
1 command outer-city 1 A, attack outer-city 1 A of seat 2
    Ada attacked Bo's Crossbowman in Ada's outer-city with Knight.
    1: You attacked Bo's Crossbowman in your outer-city with Knight.
    2: Ada attacked your Crossbowman in Ada's outer-city with Knight.
* dice 6
* dice 9
    It threw 6, Bo 9.
    2: It threw 6, you 9.
    It won, 13 against 12.
    Bo's Crossbowman died.
    2: Your Crossbowman died.
1 command inner-city 1 A, top 1, to outer-city 1 B
    Ada moved a unit from Ada's inner-city to Ada's outer-city (second squad).
    1: You moved a unit from your inner-city to your outer-city (second squad).
1 command outer-city 1 A, attack outer-city 1 B of seat 2
    Ada attacked Bo's Pikeman in Ada's outer-city (second squad) with Knight.
    1: You attacked Bo's Pikeman in your outer-city (second squad) with Knight.
    2: Ada attacked your Pikeman in Ada's outer-city (second squad) with Knight.
* dice 8
* dice 5
    It threw 8, Bo 5.
    2: It threw 8, you 5.
    It won, 15 against 11.
    Bo's Pikeman died.
    2: Your Pikeman died.
1 done
1 done
    Round 51: Bo's turn.
    2: Round 51: your turn.
    Bo got a coin of 1 from Coinage.
    2: You got a coin of 1 from Coinage.
2 buy Mage, pay 1
    Bo bought Mage with a coin of 1.
    2: You bought Mage with a coin of 1.
* card Knight
    Knight came to the store.
2 play Mage, to inner-city 2 A
    Bo played Mage to Bo's inner-city.
    2: You played Mage to your inner-city.
2 command outer-city 1 B, attack outer-city 1 B of seat 1
    Bo attacked Ada's Pikeman in Ada's outer-city (second squad) with Knight.
    1: Bo attacked your Pikeman in your outer-city (second squad) with Knight.
    2: You attacked Ada's Pikeman in Ada's outer-city (second squad) with Knight.
* dice 12
* dice 6
    It threw 12, Ada 6.
    1: It threw 12, you 6.
    It won, 21 against 16.
    Ada's Pikeman died.
    1: Your Pikeman died.
    Bo got a coin of 1 from Siege Master.
    2: You got a coin of 1 from Siege Master.
2 command outer-city 1 B, attack outer-city 1 A of seat 1
    Bo attacked Ada's Knight in Ada's outer-city with Knight.
    1: Bo attacked your Knight in your outer-city with Knight.
    2: You attacked Ada's Knight in Ada's outer-city with Knight.
* dice 6
* dice 12
    It threw 6, Ada 12.
    1: It threw 6, you 12.
    It was beaten off, 15 against 22.
2 command outer-city 2 A, top 1, to inner-city 2 B
    Bo moved a unit from Bo's outer-city to Bo's inner-city (second squad).
    2: You moved a unit from your outer-city to your inner-city (second squad).
2 to outer-city 2 B
    Bo moved a unit from Bo's inner-city (second squad) to Bo's outer-city (second squad).
    2: You moved a unit from your inner-city (second squad) to your outer-city (second squad).
2 command inner-city 2 A, top 1, to outer-city 2 B
    Bo moved a unit from Bo's inner-city to Bo's outer-city (second squad).
    2: You moved a unit from your inner-city to your outer-city (second squad).
2 command middle B, top 2, to outer-city 1 A
    Bo moved 2 units from the middle (second squad) to Ada's outer-city.
    1: Bo moved 2 units from the middle (second squad) to your outer-city.
    2: You moved 2 units from the middle (second squad) to Ada's outer-city.
2 done
2 arrange outer-city 2 A, lift Trebuchet, to outer-city 2 B
    Bo put Trebuchet into the second squad in Bo's outer-city.
    2: You put Trebuchet into the second squad in your outer-city.
2 arrange middle B, lift Crossbowman, to middle B
    Bo put Crossbowman on top in the middle (second squad).
    2: You put Crossbowman on top in the middle (second squad).
2 arrange outer-city 1 A, lift Archer, to outer-city 1 A
    Bo put Archer on top in Ada's outer-city.
    1: Bo put Archer on top in your outer-city.
    2: You put Archer on top in Ada's outer-city.
2 arrange outer-city 2 B, lift Mage, to outer-city 2 B
    Bo put Mage on top in Bo's outer-city (second squad).
    2: You put Mage on top in your outer-city (second squad).
2 arrange middle B, lift Swordsman, to middle B
    Bo put Swordsman on top in the middle (second squad).
    2: You put Swordsman on top in the middle (second squad).
2 arrange outer-city 2 B, lift Trebuchet, to outer-city 2 A
    Bo put Trebuchet into the first squad in Bo's outer-city.
    2: You put Trebuchet into the first squad in your outer-city.
2 arrange outer-city 2 B, lift Trebuchet, to outer-city 2 A
    Bo put Trebuchet into the first squad in Bo's outer-city.
    2: You put Trebuchet into the first squad in your outer-city.
2 arrange outer-city 2 B, lift Mage, to outer-city 2 A
    Bo put Mage into the first squad in Bo's outer-city.
    2: You put Mage into the first squad in your outer-city.
2 arrange outer-city 1 A, lift Swordsman, to outer-city 1 A
    Bo put Swordsman on top in Ada's outer-city.
    1: Bo put Swordsman on top in your outer-city.
    2: You put Swordsman on top in Ada's outer-city.
2 done
    Round 52: Ada's turn.
    1: Round 52: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
    Ada got a coin of 1 from Market.
    1: You got a coin of 1 from Market.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 buy School, pay 1, pay 1
    Ada bought School with coins of 1 and 1.
    1: You bought School with coins of 1 and 1.
* card Watchtower
    Watchtower came to the store.
1 play School
    Ada played School.
    1: You played School.
1 done
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city to Ada's outer-city.
    1: You moved a unit from your inner-city to your outer-city.
1 done
1 arrange outer-city 1 A, lift Sorcerer, to outer-city 1 A
    Ada put Sorcerer on top in Ada's outer-city.
    1: You put Sorcerer on top in your outer-city.
1 arrange outer-city 1 A, lift Knight, to outer-city 1 A
    Ada put Knight on top in Ada's outer-city.
    1: You put Knight on top in your outer-city.
1 done
    Round 52: Bo's turn.
    2: Round 52: your turn.
    Bo got a coin of 1 from Coinage.
    2: You got a coin of 1 from Coinage.
2 buy Trebuchet, pay 1
    Bo bought Trebuchet with a coin of 1.
    2: You bought Trebuchet with a coin of 1.
* card Knight
    Knight came to the store.
2 play Trebuchet, to inner-city 2 A
    Bo played Trebuchet to Bo's inner-city.
    2: You played Trebuchet to your inner-city.
2 command outer-city 1 B, attack outer-city 1 A of seat 1
    Bo attacked Ada's Knight in Ada's outer-city with Knight.
    1: Bo attacked your Knight in your outer-city with Knight.
    2: You attacked Ada's Knight in Ada's outer-city with Knight.
* dice 5
* dice 2
    It threw 5, Ada 2.
    1: It threw 5, you 2.
    It won, 14 against 12.
    Ada's Knight died.
    1: Your Knight died.
    Bo got a coin of 1 from Siege Master.
    2: You got a coin of 1 from Siege Master.
2 command outer-city 1 B, attack outer-city 1 A of seat 1
    Bo attacked Ada's Sorcerer in Ada's outer-city with Knight.
    1: Bo attacked your Sorcerer in your outer-city with Knight.
    2: You attacked Ada's Sorcerer in Ada's outer-city with Knight.
* dice 9
* dice 7
    It threw 9, Ada 7.
    1: It threw 9, you 7.
    It won, 18 against 14.
    Ada's Sorcerer died.
    1: Your Sorcerer died.
    Bo got a coin of 1 from Siege Master.
    2: You got a coin of 1 from Siege Master.
2 command outer-city 1 B, attack outer-city 1 A of seat 1
    Bo attacked Ada's Spearman in Ada's outer-city with Knight.
    1: Bo attacked your Spearman in your outer-city with Knight.
    2: You attacked Ada's Spearman in Ada's outer-city with Knight.
* dice 7
* dice 6
    It threw 7, Ada 6.
    1: It threw 7, you 6.
    It won, 16 against 14.
    Ada's Spearman died.
    1: Your Spearman died.
    Bo got a coin of 1 from Siege Master.
    2: You got a coin of 1 from Siege Master.
2 command outer-city 1 B, attack outer-city 1 A of seat 1
    Bo attacked Ada's Crossbowman in Ada's outer-city with Knight.
    1: Bo attacked your Crossbowman in your outer-city with Knight.
    2: You attacked Ada's Crossbowman in Ada's outer-city with Knight.
* dice 8
* dice 6
    It threw 8, Ada 6.
    1: It threw 8, you 6.
    It won, 17 against 13.
    Ada's Crossbowman died.
    1: Your Crossbowman died.
    Bo got a coin of 1 from Siege Master.
    2: You got a coin of 1 from Siege Master.
2 done
2 arrange outer-city 2 A, lift Trebuchet, to outer-city 2 A
    Bo put Trebuchet on top in Bo's outer-city.
    2: You put Trebuchet on top in your outer-city.
2 arrange outer-city 2 A, lift Mage, to outer-city 2 A
    Bo put Mage on top in Bo's outer-city.
    2: You put Mage on top in your outer-city.
2 arrange outer-city 1 A, lift Archer, to outer-city 1 B
    Bo put Archer into the second squad in Ada's outer-city.
    1: Bo put Archer into the second squad in your outer-city.
    2: You put Archer into the second squad in Ada's outer-city.
2 arrange outer-city 1 B, lift Knight, to outer-city 1 B
    Bo put Knight on top in Ada's outer-city (second squad).
    1: Bo put Knight on top in your outer-city (second squad).
    2: You put Knight on top in Ada's outer-city (second squad).
2 done
    Round 53: Ada's turn.
    1: Round 53: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
1 buy Court Poet, pay 5
    Ada bought Court Poet with a coin of 5.
    1: You bought Court Poet with a coin of 5.
* card Star Forts
    Star Forts came to the store.
1 play The Great Library
    Ada played The Great Library.
    1: You played The Great Library.
1 done
1 command outer-city 1 A, attack outer-city 1 B of seat 2
    Ada attacked Bo's Knight in Ada's outer-city (second squad) with Pikeman.
    1: You attacked Bo's Knight in your outer-city (second squad) with Pikeman.
    2: Ada attacked your Knight in Ada's outer-city (second squad) with Pikeman.
* dice 4
* dice 9
    It threw 4, Bo 9.
    2: It threw 4, you 9.
    It was beaten off, 9 against 15.
1 done
1 done
    Round 53: Bo's turn.
    2: Round 53: your turn.
    Bo got a coin of 1 from Coinage.
    2: You got a coin of 1 from Coinage.
2 buy Knight, pay 1
    Bo bought Knight with a coin of 1.
    2: You bought Knight with a coin of 1.
* card Knight
    Knight came to the store.
2 play Knight, to inner-city 2 A
    Bo played Knight to Bo's inner-city.
    2: You played Knight to your inner-city.
2 command outer-city 1 B, attack outer-city 1 A of seat 1
    Bo attacked Ada's Pikeman in Ada's outer-city with Knight.
    1: Bo attacked your Pikeman in your outer-city with Knight.
    2: You attacked Ada's Pikeman in Ada's outer-city with Knight.
* dice 3
* dice 7
    It threw 3, Ada 7.
    1: It threw 3, you 7.
    It was beaten off, 12 against 17.
2 command outer-city 1 A, attack outer-city 1 A of seat 1
    Bo attacked Ada's Pikeman in Ada's outer-city with Swordsman.
    1: Bo attacked your Pikeman in your outer-city with Swordsman.
    2: You attacked Ada's Pikeman in Ada's outer-city with Swordsman.
* dice 11
* dice 5
    It threw 11, Ada 5.
    1: It threw 11, you 5.
    It won, 18 against 15.
    Ada's Pikeman died.
    1: Your Pikeman died.
    Bo got a coin of 1 from Siege Master.
    2: You got a coin of 1 from Siege Master.
2 command outer-city 1 A, attack outer-city 1 A of seat 1
    Bo attacked Ada's Archer in Ada's outer-city with Swordsman.
    1: Bo attacked your Archer in your outer-city with Swordsman.
    2: You attacked Ada's Archer in Ada's outer-city with Swordsman.
* dice 9
* dice 5
    It threw 9, Ada 5.
    1: It threw 9, you 5.
    It won, 16 against 11.
    Ada's Archer died.
    1: Your Archer died.
    Bo got a coin of 1 from Siege Master.
    2: You got a coin of 1 from Siege Master.
2 done
2 arrange inner-city 2 A, lift Trebuchet, to inner-city 2 A
    Bo put Trebuchet on top in Bo's inner-city.
    2: You put Trebuchet on top in your inner-city.
2 done
    Round 54: Ada's turn.
    1: Round 54: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
    Ada got a coin of 1 from Market.
    1: You got a coin of 1 from Market.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
1 buy Knight, pay 1, pay 1, pay 1, pay 1
    Ada bought Knight with coins of 1, 1, 1 and 1.
    1: You bought Knight with coins of 1, 1, 1 and 1.
    Crossbowman came to the store.
1 discard Knight
    Ada discarded Knight.
    1: You discarded Knight.
1 done
1 command outer-city 1 A, attack outer-city 1 A of seat 2
    Ada attacked Bo's Swordsman in Ada's outer-city with Pikeman.
    1: You attacked Bo's Swordsman in your outer-city with Pikeman.
    2: Ada attacked your Swordsman in Ada's outer-city with Pikeman.
* dice 9
* dice 11
    It threw 9, Bo 11.
    2: It threw 9, you 11.
    It was beaten off, 14 against 15.
1 done
1 done
    Round 54: Bo's turn.
    2: Round 54: your turn.
    Bo got a coin of 1 from Coinage.
    2: You got a coin of 1 from Coinage.
2 buy Knight, pay 1
    Bo bought Knight with a coin of 1.
    2: You bought Knight with a coin of 1.
    Pikeman came to the store.
2 play Knight, to inner-city 2 A
    Bo played Knight to Bo's inner-city.
    2: You played Knight to your inner-city.
2 command outer-city 1 B, attack outer-city 1 A of seat 1
    Bo attacked Ada's Pikeman in Ada's outer-city with Knight.
    1: Bo attacked your Pikeman in your outer-city with Knight.
    2: You attacked Ada's Pikeman in Ada's outer-city with Knight.
* dice 6
* dice 8
    It threw 6, Ada 8.
    1: It threw 6, you 8.
    It was beaten off, 15 against 18.
2 command outer-city 2 A, top 2, to middle B
    Bo moved 2 units from Bo's outer-city to the middle (second squad).
    2: You moved 2 units from your outer-city to the middle (second squad).
2 to outer-city 1 B
    Bo moved 2 units from the middle (second squad) to Ada's outer-city (second squad).
    1: Bo moved 2 units from the middle (second squad) to your outer-city (second squad).
    2: You moved 2 units from the middle (second squad) to Ada's outer-city (second squad).
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city to Bo's outer-city.
    2: You moved a unit from your inner-city to your outer-city.
2 to inner-city 2 A
    Bo moved a unit from Bo's outer-city to Bo's inner-city.
    2: You moved a unit from your outer-city to your inner-city.
2 command outer-city 2 A, top 1, to middle B
    Bo moved a unit from Bo's outer-city to the middle (second squad).
    2: You moved a unit from your outer-city to the middle (second squad).
2 to outer-city 1 A
    Bo moved a unit from the middle (second squad) to Ada's outer-city.
    1: Bo moved a unit from the middle (second squad) to your outer-city.
    2: You moved a unit from the middle (second squad) to Ada's outer-city.
2 done
2 arrange inner-city 2 A, lift Trebuchet, to inner-city 2 A
    Bo put Trebuchet on top in Bo's inner-city.
    2: You put Trebuchet on top in your inner-city.
2 done
    Round 55: Ada's turn.
    1: Round 55: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
1 buy Mage, pay 5
    Ada bought Mage with a coin of 5.
    1: You bought Mage with a coin of 5.
    Pikeman came to the store.
1 play Mage, to inner-city 1 B
    Ada played Mage to Ada's inner-city (second squad).
    1: You played Mage to your inner-city (second squad).
1 discard Court Poet
    Ada discarded Court Poet.
    1: You discarded Court Poet.
1 command inner-city 1 B, top 2, to outer-city 1 B
    Ada moved 2 units from Ada's inner-city (second squad) to Ada's outer-city (second squad).
    1: You moved 2 units from your inner-city (second squad) to your outer-city (second squad).
1 done
1 done
    Round 55: Bo's turn.
    2: Round 55: your turn.
    Bo got a coin of 1 from Coinage.
    2: You got a coin of 1 from Coinage.
2 buy Pikeman, pay 1
    Bo bought Pikeman with a coin of 1.
    2: You bought Pikeman with a coin of 1.
    Knight came to the store.
2 play Pikeman, to inner-city 2 A
    Bo played Pikeman to Bo's inner-city.
    2: You played Pikeman to your inner-city.
2 command middle B, top 5, to outer-city 1 A
    Bo moved 5 units from the middle (second squad) to Ada's outer-city.
    1: Bo moved 5 units from the middle (second squad) to your outer-city.
    2: You moved 5 units from the middle (second squad) to Ada's outer-city.
2 to middle B
    Bo moved 5 units from Ada's outer-city to the middle (second squad).
    1: Bo moved 5 units from your outer-city to the middle (second squad).
    2: You moved 5 units from Ada's outer-city to the middle (second squad).
2 command outer-city 1 A, attack the walls
    Bo attacked Ada's walls with Trebuchet.
    1: Bo attacked your walls with Trebuchet.
    2: You attacked Ada's walls with Trebuchet.
* dice 9
* dice 4
    It threw 9, Ada 4.
    1: It threw 9, you 4.
    It won, 22 against 16.
    A layer of Ada's walls fell; 3 stand.
    1: A layer of your walls fell; 3 stand.
2 command inner-city 2 A, top 3, to outer-city 2 A
    Bo moved 3 units from Bo's inner-city to Bo's outer-city.
    2: You moved 3 units from your inner-city to your outer-city.
2 command outer-city 1 A, attack the walls
    Bo attacked Ada's walls with Trebuchet.
    1: Bo attacked your walls with Trebuchet.
    2: You attacked Ada's walls with Trebuchet.
* dice 6
* dice 6
    It threw 6, Ada 6.
    1: It threw 6, you 6.
    It won, 19 against 15.
    A layer of Ada's walls fell; 2 stand.
    1: A layer of your walls fell; 2 stand.
2 command inner-city 2 A, top 1, to outer-city 2 B
    Bo moved a unit from Bo's inner-city to Bo's outer-city (second squad).
    2: You moved a unit from your inner-city to your outer-city (second squad).
2 to middle A
    Bo moved a unit from Bo's outer-city (second squad) to the middle.
    2: You moved a unit from your outer-city (second squad) to the middle.
2 done
2 arrange outer-city 2 A, lift Knight, to outer-city 2 A
    Bo put Knight on top in Bo's outer-city.
    2: You put Knight on top in your outer-city.
2 arrange middle A, lift Knight, to middle B
    Bo put Knight into the second squad in the middle.
    2: You put Knight into the second squad in the middle.
2 arrange outer-city 1 B, lift Knight, to outer-city 1 B
    Bo put Knight on top in Ada's outer-city (second squad).
    1: Bo put Knight on top in your outer-city (second squad).
    2: You put Knight on top in Ada's outer-city (second squad).
2 arrange outer-city 1 A, lift Swordsman, to outer-city 1 A
    Bo put Swordsman on top in Ada's outer-city.
    1: Bo put Swordsman on top in your outer-city.
    2: You put Swordsman on top in Ada's outer-city.
2 done
    Round 56: Ada's turn.
    1: Round 56: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
    Ada got a coin of 1 from Market.
    1: You got a coin of 1 from Market.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 buy Theatre, pay 1, pay 5
    Ada bought Theatre with coins of 1 and 5.
    1: You bought Theatre with coins of 1 and 5.
* card Star Forts
    Star Forts came to the store.
1 play Theatre
    Ada played Theatre.
    1: You played Theatre.
1 command outer-city 1 A, attack outer-city 1 A of seat 2
    Ada attacked Bo's Swordsman in Ada's outer-city with Pikeman.
    1: You attacked Bo's Swordsman in your outer-city with Pikeman.
    2: Ada attacked your Swordsman in Ada's outer-city with Pikeman.
* dice 7
* dice 10
    It threw 7, Bo 10.
    2: It threw 7, you 10.
    It was beaten off, 12 against 14.
1 command outer-city 1 B, attack outer-city 1 B of seat 2
    Ada attacked Bo's Knight in Ada's outer-city (second squad) with Mage.
    1: You attacked Bo's Knight in your outer-city (second squad) with Mage.
    2: Ada attacked your Knight in Ada's outer-city (second squad) with Mage.
* dice 4
* dice 9
    It threw 4, Bo 9.
    2: It threw 4, you 9.
    It was beaten off, 9 against 15.
    Ada's units are done.
    1: No unit can do more in this turn.
1 arrange outer-city 1 B, lift Spearman, to outer-city 1 B
    Ada put Spearman on top in Ada's outer-city (second squad).
    1: You put Spearman on top in your outer-city (second squad).
1 done
    Round 56: Bo's turn.
    2: Round 56: your turn.
    Bo got a coin of 1 from Coinage.
    2: You got a coin of 1 from Coinage.
2 buy Knight, pay 1
    Bo bought Knight with a coin of 1.
    2: You bought Knight with a coin of 1.
    Sorcerer came to the store.
2 play Knight, to inner-city 2 A
    Bo played Knight to Bo's inner-city.
    2: You played Knight to your inner-city.
2 command middle B, top 7, to outer-city 1 B
    Bo moved 7 units from the middle (second squad) to Ada's outer-city (second squad).
    1: Bo moved 7 units from the middle (second squad) to your outer-city (second squad).
    2: You moved 7 units from the middle (second squad) to Ada's outer-city (second squad).
2 done
2 command outer-city 1 A, attack outer-city 1 B of seat 1
    Bo attacked Ada's Spearman in Ada's outer-city (second squad) with Swordsman.
    1: Bo attacked your Spearman in your outer-city (second squad) with Swordsman.
    2: You attacked Ada's Spearman in Ada's outer-city (second squad) with Swordsman.
* dice 8
* dice 11
    It threw 8, Ada 11.
    1: It threw 8, you 11.
    It was beaten off, 15 against 19.
2 done
2 arrange outer-city 1 A, lift Swordsman, to outer-city 1 B
    Bo put Swordsman into the second squad in Ada's outer-city.
    1: Bo put Swordsman into the second squad in your outer-city.
    2: You put Swordsman into the second squad in Ada's outer-city.
2 arrange outer-city 1 A, lift Trebuchet, to outer-city 1 B
    Bo put Trebuchet into the second squad in Ada's outer-city.
    1: Bo put Trebuchet into the second squad in your outer-city.
    2: You put Trebuchet into the second squad in Ada's outer-city.
2 arrange outer-city 2 A, lift Trebuchet, to outer-city 2 B
    Bo put Trebuchet into the second squad in Bo's outer-city.
    2: You put Trebuchet into the second squad in your outer-city.
2 arrange outer-city 2 A, lift Pikeman, to outer-city 2 B
    Bo put Pikeman into the second squad in Bo's outer-city.
    2: You put Pikeman into the second squad in your outer-city.
2 arrange outer-city 1 B, lift Knight, to outer-city 1 B
    Bo put Knight on top in Ada's outer-city (second squad).
    1: Bo put Knight on top in your outer-city (second squad).
    2: You put Knight on top in Ada's outer-city (second squad).
2 done
    Round 57: Ada's turn.
    1: Round 57: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
1 buy Star Forts, pay 1
    Ada bought Star Forts with a coin of 1.
    1: You bought Star Forts with a coin of 1.
* card Chancellor
    Chancellor came to the store.
1 discard Star Forts
    Ada discarded Star Forts.
    1: You discarded Star Forts.
1 command outer-city 1 A, attack outer-city 1 B of seat 2
    Ada attacked Bo's Knight in Ada's outer-city (second squad) with Pikeman.
    1: You attacked Bo's Knight in your outer-city (second squad) with Pikeman.
    2: Ada attacked your Knight in Ada's outer-city (second squad) with Pikeman.
* dice 8
* dice 6
    It threw 8, Bo 6.
    2: It threw 8, you 6.
    It won, 13 against 12.
    Bo's Knight died.
    2: Your Knight died.
1 command outer-city 1 B, top 2, to inner-city 1 A
    Ada moved 2 units from Ada's outer-city (second squad) to Ada's inner-city.
    1: You moved 2 units from your outer-city (second squad) to your inner-city.
1 command outer-city 1 A, attack outer-city 1 B of seat 2
    Ada attacked Bo's Trebuchet in Ada's outer-city (second squad) with Pikeman.
    1: You attacked Bo's Trebuchet in your outer-city (second squad) with Pikeman.
    2: Ada attacked your Trebuchet in Ada's outer-city (second squad) with Pikeman.
* dice 12
* dice 9
    It threw 12, Bo 9.
    2: It threw 12, you 9.
    It won, 17 against 12.
    Bo's Trebuchet died.
    2: Your Trebuchet died.
1 done
1 done
    Round 57: Bo's turn.
    2: Round 57: your turn.
    Bo got a coin of 1 from Coinage.
    2: You got a coin of 1 from Coinage.
2 buy Double Entry, pay 1, pay 1
    Bo bought Double Entry with coins of 1 and 1.
    2: You bought Double Entry with coins of 1 and 1.
* card Foundry
    Foundry came to the store.
2 discard Double Entry
    Bo discarded Double Entry.
    2: You discarded Double Entry.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city to Bo's outer-city.
    2: You moved a unit from your inner-city to your outer-city.
2 to middle A
    Bo moved a unit from Bo's outer-city to the middle.
    2: You moved a unit from your outer-city to the middle.
2 command middle B, top 1, to outer-city 1 A
    Bo moved a unit from the middle (second squad) to Ada's outer-city.
    1: Bo moved a unit from the middle (second squad) to your outer-city.
    2: You moved a unit from the middle (second squad) to Ada's outer-city.
2 to middle B
    Bo moved a unit from Ada's outer-city to the middle (second squad).
    1: Bo moved a unit from your outer-city to the middle (second squad).
    2: You moved a unit from Ada's outer-city to the middle (second squad).
2 command outer-city 1 B, attack outer-city 1 A of seat 1
    Bo attacked Ada's Pikeman in Ada's outer-city with Swordsman.
    1: Bo attacked your Pikeman in your outer-city with Swordsman.
    2: You attacked Ada's Pikeman in Ada's outer-city with Swordsman.
* dice 4
* dice 7
    It threw 4, Ada 7.
    1: It threw 4, you 7.
    It was beaten off, 11 against 17.
2 done
2 arrange middle B, lift Archer, to middle A
    Bo put Archer into the first squad in the middle.
    2: You put Archer into the first squad in the middle.
2 arrange outer-city 1 B, lift Knight, to outer-city 1 B
    Bo put Knight on top in Ada's outer-city (second squad).
    1: Bo put Knight on top in your outer-city (second squad).
    2: You put Knight on top in Ada's outer-city (second squad).
2 done
    Round 58: Ada's turn.
    1: Round 58: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
    Ada got a coin of 1 from Market.
    1: You got a coin of 1 from Market.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
1 draw
    Ada drew 3 cards to keep one.
    1: You drew 3 cards to keep one.
* card coin 1
    1: You drew a coin of 1.
* card Spy
    1: You drew Spy.
* card coin 1
    1: You drew a coin of 1.
1 put back coin 1
    Ada put a coin of 1 on the discard pile.
    1: You put a coin of 1 on the discard pile.
1 put back coin 1
    Ada put a coin of 1 on the discard pile.
    1: You put a coin of 1 on the discard pile.
1 play Spy, to inner-city 1 A
    Ada played Spy to Ada's inner-city.
    1: You played Spy to your inner-city.
1 command outer-city 1 A, attack outer-city 1 B of seat 2
    Ada attacked Bo's Knight in Ada's outer-city (second squad) with Pikeman.
    1: You attacked Bo's Knight in your outer-city (second squad) with Pikeman.
    2: Ada attacked your Knight in Ada's outer-city (second squad) with Pikeman.
* dice 2
* dice 11
    It threw 2, Bo 11.
    2: It threw 2, you 11.
    It was beaten off, 7 against 17.
1 done
1 arrange inner-city 1 A, lift Mage, to inner-city 1 A
    Ada put Mage on top in Ada's inner-city.
    1: You put Mage on top in your inner-city.
1 done
    Round 58: Bo's turn.
    2: Round 58: your turn.
    Bo got a coin of 1 from Coinage.
    2: You got a coin of 1 from Coinage.
2 buy Star Forts, pay 1
    Bo bought Star Forts with a coin of 1.
    2: You bought Star Forts with a coin of 1.
* card Letters of Credit
    Letters of Credit came to the store.
2 discard Star Forts
    Bo discarded Star Forts.
    2: You discarded Star Forts.
2 command middle A, top 2, to outer-city 2 B
    Bo moved 2 units from the middle to Bo's outer-city (second squad).
    2: You moved 2 units from the middle to your outer-city (second squad).
2 to middle A
    Bo moved 2 units from Bo's outer-city (second squad) to the middle.
    2: You moved 2 units from your outer-city (second squad) to the middle.
2 command outer-city 2 A, top 1, to middle A
    Bo moved a unit from Bo's outer-city to the middle.
    2: You moved a unit from your outer-city to the middle.
2 to outer-city 1 B
    Bo moved a unit from the middle to Ada's outer-city (second squad).
    1: Bo moved a unit from the middle to your outer-city (second squad).
    2: You moved a unit from the middle to Ada's outer-city (second squad).
2 command outer-city 2 B, top 2, to middle B
    Bo moved 2 units from Bo's outer-city (second squad) to the middle (second squad).
    2: You moved 2 units from your outer-city (second squad) to the middle (second squad).
    Bo's units are done.
    2: No unit can do more in this turn.
2 arrange middle A, lift Knight, to middle A
    Bo put Knight on top in the middle.
    2: You put Knight on top in the middle.
2 arrange outer-city 1 B, lift Spearman, to outer-city 1 B
    Bo put Spearman on top in Ada's outer-city (second squad).
    1: Bo put Spearman on top in your outer-city (second squad).
    2: You put Spearman on top in Ada's outer-city (second squad).
2 arrange outer-city 1 B, lift Mage, to outer-city 1 A
    Bo put Mage into the first squad in Ada's outer-city.
    1: Bo put Mage into the first squad in your outer-city.
    2: You put Mage into the first squad in Ada's outer-city.
2 arrange outer-city 1 B, lift Knight, to outer-city 1 B
    Bo put Knight on top in Ada's outer-city (second squad).
    1: Bo put Knight on top in your outer-city (second squad).
    2: You put Knight on top in Ada's outer-city (second squad).
2 done
    Round 59: Ada's turn.
    1: Round 59: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 draw
    Ada drew 3 cards to keep one.
    1: You drew 3 cards to keep one.
* card Spearman
    1: You drew Spearman.
* card coin 3
    1: You drew a coin of 3.
* card Builder
    1: You drew Builder.
1 put back Spearman
    Ada put Spearman on the discard pile.
    1: You put Spearman on the discard pile.
1 put back coin 3
    Ada put a coin of 3 on the discard pile.
    1: You put a coin of 3 on the discard pile.
1 play Builder
    Ada played Builder.
    1: You played Builder.
    Ada raised a layer of walls; 3 stand.
    1: You raised a layer of walls; 3 stand.
1 done
1 arrange inner-city 1 A, lift Mage, to inner-city 1 B
    Ada put Mage into the second squad in Ada's inner-city.
    1: You put Mage into the second squad in your inner-city.
1 arrange inner-city 1 A, lift Spearman, to inner-city 1 A
    Ada put Spearman on top in Ada's inner-city.
    1: You put Spearman on top in your inner-city.
1 arrange inner-city 1 A, lift Spearman, to inner-city 1 B
    Ada put Spearman into the second squad in Ada's inner-city.
    1: You put Spearman into the second squad in your inner-city.
1 done
    Round 59: Bo's turn.
    2: Round 59: your turn.
    Bo got a coin of 1 from Coinage.
    2: You got a coin of 1 from Coinage.
2 buy Tournament, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Bo bought Tournament with coins of 1, 1, 1, 1, 1 and 1.
    2: You bought Tournament with coins of 1, 1, 1, 1, 1 and 1.
* card Tournament
    Tournament came to the store.
2 discard Tournament
    Bo discarded Tournament.
    2: You discarded Tournament.
2 command outer-city 1 B, attack outer-city 1 A of seat 1
    Bo attacked Ada's Pikeman in Ada's outer-city with Knight.
    1: Bo attacked your Pikeman in your outer-city with Knight.
    2: You attacked Ada's Pikeman in Ada's outer-city with Knight.
* dice 8
* dice 5
    It threw 8, Ada 5.
    1: It threw 8, you 5.
    It won, 17 against 15.
    Ada's Pikeman died.
    1: Your Pikeman died.
    Bo got a coin of 1 from Siege Master.
    2: You got a coin of 1 from Siege Master.
2 command middle A, top 2, to outer-city 2 A
    Bo moved 2 units from the middle to Bo's outer-city.
    2: You moved 2 units from the middle to your outer-city.
2 to inner-city 2 A
    Bo moved 2 units from Bo's outer-city to Bo's inner-city.
    2: You moved 2 units from your outer-city to your inner-city.
2 command outer-city 1 B, attack outer-city 1 A of seat 1
    Bo attacked Ada's Mage in Ada's outer-city with Knight.
    1: Bo attacked your Mage in your outer-city with Knight.
    2: You attacked Ada's Mage in Ada's outer-city with Knight.
* dice 8
* dice 12
    It threw 8, Ada 12.
    1: It threw 8, you 12.
    It was beaten off, 17 against 20.
2 done
2 done
    Round 60: Ada's turn.
    1: Round 60: your turn.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 buy Sorcerer, pay 5, pay 1
    Ada bought Sorcerer with coins of 1 and 5.
    1: You bought Sorcerer with coins of 1 and 5.
    Crossbowman came to the store.
1 play Sorcerer, to inner-city 1 B
    Ada played Sorcerer to Ada's inner-city (second squad).
    1: You played Sorcerer to your inner-city (second squad).
1 command outer-city 1 A, attack outer-city 1 B of seat 2
    Ada attacked Bo's Knight in Ada's outer-city (second squad) with Mage.
    1: You attacked Bo's Knight in your outer-city (second squad) with Mage.
    2: Ada attacked your Knight in Ada's outer-city (second squad) with Mage.
* dice 4
* dice 6
    It threw 4, Bo 6.
    2: It threw 4, you 6.
    It was beaten off, 9 against 12.
1 command inner-city 1 B, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city (second squad) to Ada's walls.
    1: You moved a unit from your inner-city (second squad) to your walls.
1 done
1 arrange inner-city 1 B, lift Mage, to inner-city 1 B
    Ada put Mage on top in Ada's inner-city (second squad).
    1: You put Mage on top in your inner-city (second squad).
1 arrange inner-city 1 A, lift Spy, to inner-city 1 B
    Ada put Spy into the second squad in Ada's inner-city.
    1: You put Spy into the second squad in your inner-city.
1 arrange inner-city 1 B, lift Mage, to inner-city 1 B
    Ada put Mage on top in Ada's inner-city (second squad).
    1: You put Mage on top in your inner-city (second squad).
1 arrange outer-city 1 A, lift Sorcerer, to outer-city 1 A
    Ada put Sorcerer on top in Ada's outer-city.
    1: You put Sorcerer on top in your outer-city.
1 done
    Round 60: Bo's turn.
    2: Round 60: your turn.
    Bo got a coin of 1 from Coinage.
    2: You got a coin of 1 from Coinage.
2 buy Foundry, pay 1, pay 1
    Bo bought Foundry with coins of 1 and 1.
    2: You bought Foundry with coins of 1 and 1.
* card Market
    Market came to the store.
2 discard Foundry
    Bo discarded Foundry.
    2: You discarded Foundry.
2 command outer-city 1 B, attack outer-city 1 A of seat 1
    Bo attacked Ada's Sorcerer in Ada's outer-city with Knight.
    1: Bo attacked your Sorcerer in your outer-city with Knight.
    2: You attacked Ada's Sorcerer in Ada's outer-city with Knight.
* dice 7
* dice 9
    It threw 7, Ada 9.
    1: It threw 7, you 9.
    It was beaten off, 16 against 16.
2 command outer-city 1 A, attack outer-city 1 A of seat 1
    Bo attacked Ada's Sorcerer in Ada's outer-city with Mage.
    1: Bo attacked your Sorcerer in your outer-city with Mage.
    2: You attacked Ada's Sorcerer in Ada's outer-city with Mage.
* dice 6
* dice 6
    It threw 6, Ada 6.
    1: It threw 6, you 6.
    It was beaten off, 11 against 13.
2 done
2 done
    The last round is over: the most victory points win.

    Ada wins.
    1: You win!
    1. Ada: 12 victory points
    1: 1. You: 12 victory points
    2. Bo: 11 victory points
    2: 2. You: 11 victory points
