Regalia: 1
Game: domus
Rules: 1
Data: b29ac2e509e2b6a787a32ac56a94af4f7b67707c8dcd6fe6250dd35e7822c819
Seats: 4
Player 1: Ada
Player 2: Bo
Player 3: Carin
Player 4: Dag
Result: 0 (2.), 7 (1.), 0 (2.), 0 (2.)
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
* dice 9
    Dag threw 9 for the start.
    4: You threw 9 for the start.
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
4 kingdom Free Ports of Sel, hero The Envoy, terrain Plain, flag Quill
    Dag chose Free Ports of Sel with The Envoy, Plain and the Quill.
    4: You chose Free Ports of Sel with The Envoy, Plain and the Quill.
* middle Coast
    Coast lies in the middle.
    Ada got a coin of 3 from the flag.
    1: You got a coin of 3 from the flag.
    Carin took Swordsman to Carin's inner-city.
    3: You took Swordsman to your inner-city.
    Dag drew 6 cards.
    4: 
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
* card Swordsman
    4: You drew Swordsman.
* card coin 3
    4: You drew a coin of 3.
* card coin 5
    4: You drew a coin of 5.
* card coin 1
    4: You drew a coin of 1.
* card Scholar
    4: You drew Scholar.
* card Moneyer
    4: You drew Moneyer.
    Round 1: Ada's turn.
    1: Round 1: your turn.
1 draw
    Ada drew a card.
    1: 
* card Masonry
    1: You drew Masonry.
1 play Coinage
    Ada played Coinage.
    1: You played Coinage.
    Round 1: Bo's turn.
    2: Round 1: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 1
    2: You drew a coin of 1.
2 play Spearman, to inner-city 2 A
    Bo played Spearman to Bo's inner-city.
    2: You played Spearman to your inner-city.
2 play Horse Breeding
    Bo played Horse Breeding.
    2: You played Horse Breeding.
2 done
    Round 1: Carin's turn.
    3: Round 1: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 draw
    Carin drew a card.
    3: 
* card Fletching
    3: You drew Fletching.
3 discard coin 3
    Carin discarded a coin of 3.
    3: You discarded a coin of 3.
3 done
    Round 1: Dag's turn.
    4: Round 1: your turn.
4 draw
    Dag drew a card.
    4: 
* card Archer
    4: You drew Archer.
4 play coin 5
    Dag played a coin of 5.
    4: You played a coin of 5.
    Round 2: Ada's turn.
    1: Round 2: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 draw
    Ada drew a card.
    1: 
* card coin 1
    1: You drew a coin of 1.
1 play Engineering
    Ada played Engineering.
    1: You played Engineering.
    Round 2: Bo's turn.
    2: Round 2: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 10
    2: You drew a coin of 10.
2 discard coin 10
    Bo discarded a coin of 10.
    2: You discarded a coin of 10.
2 done
2 done
    Round 2: Carin's turn.
    3: Round 2: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 draw
    Carin drew a card.
    3: 
* card Swordsman
    3: You drew Swordsman.
3 play Swordsman, to inner-city 3 A
    Carin played Swordsman to Carin's inner-city.
    3: You played Swordsman to your inner-city.
3 done
3 done
    Round 2: Dag's turn.
    4: Round 2: your turn.
    Dag got a coin of 1 from the kingdom.
    4: You got a coin of 1 from the kingdom.
4 buy Double Entry, pay 1, pay 5
    Dag bought Double Entry with coins of 1 and 5.
    4: You bought Double Entry with coins of 1 and 5.
* card Letters of Credit
    Letters of Credit came to the store.
4 play coin 3
    Dag played a coin of 3.
    4: You played a coin of 3.
    Round 3: Ada's turn.
    1: Round 3: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 draw
    Ada drew a card.
    1: 
* card Spearman
    1: You drew Spearman.
1 play coin 5
    Ada played a coin of 5.
    1: You played a coin of 5.
    Round 3: Bo's turn.
    2: Round 3: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 3
    2: You drew a coin of 3.
2 play Coronation
    Bo played Coronation.
    2: You played Coronation.
2 done
2 done
    Round 3: Carin's turn.
    3: Round 3: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 draw
    Carin drew a card.
    3: 
* card coin 3
    3: You drew a coin of 3.
3 discard Arithmetic
    Carin discarded Arithmetic.
    3: You discarded Arithmetic.
3 done
3 done
    Round 3: Dag's turn.
    4: Round 3: your turn.
4 buy Song of Praise, pay 3
    Dag bought Song of Praise with a coin of 3.
    4: You bought Song of Praise with a coin of 3.
* card Tournament
    Tournament came to the store.
4 play Moneyer
    Dag played Moneyer.
    4: You played Moneyer.
    Dag got a coin of 5.
    4: You got a coin of 5.
    Round 4: Ada's turn.
    1: Round 4: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy Letters of Credit, pay 1, pay 1, pay 1, pay 3
    Ada bought Letters of Credit with coins of 1, 1, 1 and 3.
    1: You bought Letters of Credit with coins of 1, 1, 1 and 3.
* card Steel
    Steel came to the store.
1 play Masonry
    Ada played Masonry.
    1: You played Masonry.
    Round 4: Bo's turn.
    2: Round 4: your turn.
2 draw
    Bo drew a card.
    2: 
* card Smithing
    2: You drew Smithing.
2 play Smithing
    Bo played Smithing.
    2: You played Smithing.
2 done
2 done
    Round 4: Carin's turn.
    3: Round 4: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 draw
    Carin drew a card.
    3: 
* card Fletching
    3: You drew Fletching.
3 discard Archer
    Carin discarded Archer.
    3: You discarded Archer.
3 done
3 done
    Round 4: Dag's turn.
    4: Round 4: your turn.
    Dag got a coin of 1 from the kingdom.
    4: You got a coin of 1 from the kingdom.
4 draw
    Dag drew 2 cards to keep one.
    4: You drew 2 cards to keep one.
* card Music
    4: You drew Music.
* card coin 3
    4: You drew a coin of 3.
4 put back Music
    Dag put Music on the discard pile.
    4: You put Music on the discard pile.
4 play coin 3
    Dag played a coin of 3.
    4: You played a coin of 3.
    Round 5: Ada's turn.
    1: Round 5: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy Barracks, pay 5
    Ada bought Barracks with a coin of 5.
    1: You bought Barracks with a coin of 5.
* card Counterweights
    Counterweights came to the store.
1 discard Barracks
    Ada discarded Barracks.
    1: You discarded Barracks.
    Round 5: Bo's turn.
    2: Round 5: your turn.
2 draw
    Bo drew a card.
    2: 
* card Horse Breeding
    2: You drew Horse Breeding.
2 discard coin 3
    Bo discarded a coin of 3.
    2: You discarded a coin of 3.
2 done
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city to Bo's outer-city.
    2: You moved a unit from your inner-city to your outer-city.
2 to middle A
    Bo moved a unit from Bo's outer-city to the middle.
    2: You moved a unit from your outer-city to the middle.
    Bo got a coin of 1 from the middle.
    2: You got a coin of 1 from the middle.
    Bo's units are done.
    2: No unit can do more in this turn.
    Round 5: Carin's turn.
    3: Round 5: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 draw
    Carin drew a card.
    3: 
* card coin 3
    3: You drew a coin of 3.
3 play coin 3
    Carin played a coin of 3.
    3: You played a coin of 3.
3 done
3 done
    Round 5: Dag's turn.
    4: Round 5: your turn.
4 draw
    Dag drew a card.
    4: 
* card Archer
    4: You drew Archer.
4 discard Song of Praise
    Dag discarded Song of Praise.
    4: You discarded Song of Praise.
    Round 6: Ada's turn.
    1: Round 6: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 draw
    Ada drew a card.
    1: 
* card Saboteur
    1: You drew Saboteur.
1 play Letters of Credit
    Ada played Letters of Credit.
    1: You played Letters of Credit.
    Round 6: Bo's turn.
    2: Round 6: your turn.
2 buy Pikeman, pay 1
    Bo bought Pikeman with a coin of 1.
    2: You bought Pikeman with a coin of 1.
* card Mage
    Mage came to the store.
2 play Recruiter
    Bo played Recruiter.
    2: You played Recruiter.
2 take Archer, to inner-city 2 A
    Bo took Archer to Bo's inner-city.
    2: You took Archer to your inner-city.
2 play Pikeman, to inner-city 2 A
    Bo played Pikeman to Bo's inner-city.
    2: You played Pikeman to your inner-city.
2 command middle A, top 1, to outer-city 3 A
    Bo moved a unit from the middle to Carin's outer-city.
    2: You moved a unit from the middle to Carin's outer-city.
    3: Bo moved a unit from the middle to your outer-city.
2 done
2 command inner-city 2 A, top 2, to outer-city 2 A
    Bo moved 2 units from Bo's inner-city to Bo's outer-city.
    2: You moved 2 units from your inner-city to your outer-city.
2 to inner-city 2 A
    Bo moved 2 units from Bo's outer-city to Bo's inner-city.
    2: You moved 2 units from your outer-city to your inner-city.
    Bo's units are done.
    2: No unit can do more in this turn.
2 done
    Round 6: Carin's turn.
    3: Round 6: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 draw
    Carin drew a card.
    3: 
* card Builder
    3: You drew Builder.
3 play Fletching
    Carin played Fletching.
    3: You played Fletching.
3 done
3 arrange inner-city 3 A, lift Swordsman, to inner-city 3 A
    Carin put Swordsman on top in Carin's inner-city.
    3: You put Swordsman on top in your inner-city.
3 done
    Round 6: Dag's turn.
    4: Round 6: your turn.
    Dag got a coin of 1 from the kingdom.
    4: You got a coin of 1 from the kingdom.
4 draw
    Dag drew 2 cards to keep one.
    4: You drew 2 cards to keep one.
* card coin 1
    4: You drew a coin of 1.
* card coin 5
    4: You drew a coin of 5.
4 put back coin 5
    Dag put a coin of 5 on the discard pile.
    4: You put a coin of 5 on the discard pile.
4 discard Swordsman
    Dag discarded Swordsman.
    4: You discarded Swordsman.
    Round 7: Ada's turn.
    1: Round 7: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy Pikeman, pay 1, pay 1
    Ada bought Pikeman with coins of 1 and 1.
    1: You bought Pikeman with coins of 1 and 1.
* card Sorcerer
    Sorcerer came to the store.
1 play Pikeman, to inner-city 1 A
    Ada played Pikeman to Ada's inner-city.
    1: You played Pikeman to your inner-city.
1 done
    Round 7: Bo's turn.
    2: Round 7: your turn.
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
2 arrange inner-city 2 A, lift Pikeman, to inner-city 2 B
    Bo put Pikeman into the second squad in Bo's inner-city.
    2: You put Pikeman into the second squad in your inner-city.
2 done
    Round 7: Carin's turn.
    3: Round 7: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 buy Counterweights, pay 1, pay 3
    Carin bought Counterweights with coins of 1 and 3.
    3: You bought Counterweights with coins of 1 and 3.
* card Three Fields
    Three Fields came to the store.
3 play coin 3
    Carin played a coin of 3.
    3: You played a coin of 3.
3 done
3 arrange inner-city 3 A, lift Swordsman, to inner-city 3 B
    Carin put Swordsman into the second squad in Carin's inner-city.
    3: You put Swordsman into the second squad in your inner-city.
3 done
    Round 7: Dag's turn.
    4: Round 7: your turn.
4 buy Sorcerer, pay 1, pay 5
    Dag bought Sorcerer with coins of 1 and 5.
    4: You bought Sorcerer with coins of 1 and 5.
* card Trebuchet
    Trebuchet came to the store.
4 play coin 1
    Dag played a coin of 1.
    4: You played a coin of 1.
    Round 8: Ada's turn.
    1: Round 8: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 buy Trebuchet, pay 3
    Ada bought Trebuchet with a coin of 3.
    1: You bought Trebuchet with a coin of 3.
* card Crossbowman
    Crossbowman came to the store.
1 discard coin 1
    Ada discarded a coin of 1.
    1: You discarded a coin of 1.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city to Ada's outer-city.
    1: You moved a unit from your inner-city to your outer-city.
    Ada's units are done.
    1: No unit can do more in this turn.
    Round 8: Bo's turn.
    2: Round 8: your turn.
2 buy Steel, pay 1
    Bo bought Steel with a coin of 1.
    2: You bought Steel with a coin of 1.
* card Harbour
    Harbour came to the store.
2 discard Horse Breeding
    Bo discarded Horse Breeding.
    2: You discarded Horse Breeding.
2 done
2 command outer-city 3 A, attack the walls
    Bo attacked Carin's walls with Spearman.
    2: You attacked Carin's walls with Spearman.
    3: Bo attacked your walls with Spearman.
* dice 7
* dice 11
    It threw 7, Carin 11.
    3: It threw 7, you 11.
    It was beaten off, 11 against 20.
2 done
2 done
    Round 8: Carin's turn.
    3: Round 8: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 buy Three Fields, pay 3, pay 1
    Carin bought Three Fields with coins of 1 and 3.
    3: You bought Three Fields with coins of 1 and 3.
* card Siege Master
    Siege Master came to the store.
3 discard coin 3
    Carin discarded a coin of 3.
    3: You discarded a coin of 3.
3 done
3 done
    Round 8: Dag's turn.
    4: Round 8: your turn.
    Dag got a coin of 1 from the kingdom.
    4: You got a coin of 1 from the kingdom.
4 buy Captain of the Guard, pay 1, pay 1, pay 3
    Dag bought Captain of the Guard with coins of 1, 1 and 3.
    4: You bought Captain of the Guard with coins of 1, 1 and 3.
* card Counting House
    Counting House came to the store.
4 discard Double Entry
    Dag discarded Double Entry.
    4: You discarded Double Entry.
    Round 9: Ada's turn.
    1: Round 9: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 draw
    Ada drew a card.
    1: 
* card Swordsman
    1: You drew Swordsman.
1 play Spearman, to inner-city 1 A
    Ada played Spearman to Ada's inner-city.
    1: You played Spearman to your inner-city.
1 command outer-city 1 A, top 1, to inner-city 1 A
    Ada moved a unit from Ada's outer-city to Ada's inner-city.
    1: You moved a unit from your outer-city to your inner-city.
    Ada's units are done.
    1: No unit can do more in this turn.
1 done
    Round 9: Bo's turn.
    2: Round 9: your turn.
2 draw
    Bo drew a card.
    2: 
* card Painting
    2: You drew Painting.
2 discard Painting
    Bo discarded Painting.
    2: You discarded Painting.
2 done
2 command outer-city 3 A, attack the walls
    Bo attacked Carin's walls with Spearman.
    2: You attacked Carin's walls with Spearman.
    3: Bo attacked your walls with Spearman.
* dice 9
* dice 6
    It threw 9, Carin 6.
    3: It threw 9, you 6.
    It was beaten off, 13 against 15.
2 command inner-city 2 B, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city (second squad) to Bo's outer-city.
    2: You moved a unit from your inner-city (second squad) to your outer-city.
2 to middle A
    Bo moved a unit from Bo's outer-city to the middle.
    2: You moved a unit from your outer-city to the middle.
    Bo got a coin of 1 from the middle.
    2: You got a coin of 1 from the middle.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city to Bo's outer-city.
    2: You moved a unit from your inner-city to your outer-city.
    Bo's units are done.
    2: No unit can do more in this turn.
    Round 9: Carin's turn.
    3: Round 9: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 buy Counting House, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Carin bought Counting House with coins of 1, 1, 1, 1, 1 and 1.
    3: You bought Counting House with coins of 1, 1, 1, 1, 1 and 1.
* card Market
    Market came to the store.
3 discard Builder
    Carin discarded Builder.
    3: You discarded Builder.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city to Carin's outer-city.
    3: You moved a unit from your inner-city to your outer-city.
3 done
    Round 9: Dag's turn.
    4: Round 9: your turn.
4 buy Trebuchet, pay 1
    Dag bought Trebuchet with a coin of 1.
    4: You bought Trebuchet with a coin of 1.
* card Crossbowman
    Crossbowman came to the store.
4 play Captain of the Guard
    Dag played Captain of the Guard.
    4: You played Captain of the Guard.
    Round 10: Ada's turn.
    1: Round 10: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
1 buy Market, pay 1, pay 1, pay 3
    Ada bought Market with coins of 1, 1 and 3.
    1: You bought Market with coins of 1, 1 and 3.
* card Market
    Market came to the store.
1 play Market
    Ada played Market.
    1: You played Market.
1 done
1 done
    Round 10: Bo's turn.
    2: Round 10: your turn.
2 buy Siege Master, pay 1
    Bo bought Siege Master with a coin of 1.
    2: You bought Siege Master with a coin of 1.
* card Stirrups
    Stirrups came to the store.
2 discard coin 1
    Bo discarded a coin of 1.
    2: You discarded a coin of 1.
2 done
2 command outer-city 2 A, top 1, to middle B
    Bo moved a unit from Bo's outer-city to the middle (second squad).
    2: You moved a unit from your outer-city to the middle (second squad).
    Bo got a coin of 1 from the middle.
    2: You got a coin of 1 from the middle.
2 to outer-city 3 B
    Bo moved a unit from the middle (second squad) to Carin's outer-city (second squad).
    2: You moved a unit from the middle (second squad) to Carin's outer-city (second squad).
    3: Bo moved a unit from the middle (second squad) to your outer-city (second squad).
2 command outer-city 3 A, attack outer-city 3 A of seat 3
    Bo attacked Carin's Swordsman in Carin's outer-city with Spearman.
    2: You attacked Carin's Swordsman in Carin's outer-city with Spearman.
    3: Bo attacked your Swordsman in your outer-city with Spearman.
* dice 9
* dice 4
    It threw 9, Carin 4.
    3: It threw 9, you 4.
    It won, 13 against 8.
    Carin's Swordsman died.
    3: Your Swordsman died.
2 command outer-city 3 A, attack the walls
    Bo attacked Carin's walls with Spearman.
    2: You attacked Carin's walls with Spearman.
    3: Bo attacked your walls with Spearman.
* dice 5
* dice 7
    It threw 5, Carin 7.
    3: It threw 5, you 7.
    It was beaten off, 9 against 16.
2 command middle A, top 1, to outer-city 3 B
    Bo moved a unit from the middle to Carin's outer-city (second squad).
    2: You moved a unit from the middle to Carin's outer-city (second squad).
    3: Bo moved a unit from the middle to your outer-city (second squad).
    Bo's units are done.
    2: No unit can do more in this turn.
2 done
    Round 10: Carin's turn.
    3: Round 10: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 draw
    Carin drew a card.
    3: 
* card Tax Collector
    3: You drew Tax Collector.
3 discard Counting House
    Carin discarded Counting House.
    3: You discarded Counting House.
3 done
    Round 10: Dag's turn.
    4: Round 10: your turn.
    Dag got a coin of 1 from the kingdom.
    4: You got a coin of 1 from the kingdom.
4 draw
    Dag drew 2 cards to keep one.
    4: You drew 2 cards to keep one.
* card Coinage
    4: You drew Coinage.
* card coin 1
    4: You drew a coin of 1.
4 put back coin 1
    Dag put a coin of 1 on the discard pile.
    4: You put a coin of 1 on the discard pile.
4 play Sorcerer, to inner-city 4 A
    Dag played Sorcerer to Dag's inner-city.
    4: You played Sorcerer to your inner-city.
4 command inner-city 4 A, top 1, to outer-city 4 A
    Dag moved a unit from Dag's inner-city to Dag's outer-city.
    4: You moved a unit from your inner-city to your outer-city.
    Dag's units are done.
    4: No unit can do more in this turn.
    Round 11: Ada's turn.
    1: Round 11: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 draw
    Ada drew a card.
    1: 
* card Spearman
    1: You drew Spearman.
1 discard Swordsman
    Ada discarded Swordsman.
    1: You discarded Swordsman.
1 done
1 arrange inner-city 1 A, lift Pikeman, to inner-city 1 B
    Ada put Pikeman into the second squad in Ada's inner-city.
    1: You put Pikeman into the second squad in your inner-city.
1 arrange inner-city 1 A, lift Spearman, to inner-city 1 B
    Ada put Spearman into the second squad in Ada's inner-city.
    1: You put Spearman into the second squad in your inner-city.
    Round 11: Bo's turn.
    2: Round 11: your turn.
2 buy Market, pay 1
    Bo bought Market with a coin of 1.
    2: You bought Market with a coin of 1.
* card Barracks
    Barracks came to the store.
2 play Siege Master
    Bo played Siege Master.
    2: You played Siege Master.
2 done
2 command outer-city 3 B, attack the walls
    Bo attacked Carin's walls with Pikeman.
    2: You attacked Carin's walls with Pikeman.
    3: Bo attacked your walls with Pikeman.
* dice 12
* dice 4
    It threw 12, Carin 4.
    3: It threw 12, you 4.
    It won, 19 against 13.
    A layer of Carin's walls fell; 3 stand.
    3: A layer of your walls fell; 3 stand.
2 command outer-city 3 B, attack the walls
    Bo attacked Carin's walls with Pikeman.
    2: You attacked Carin's walls with Pikeman.
    3: Bo attacked your walls with Pikeman.
* dice 6
* dice 6
    It threw 6, Carin 6.
    3: It threw 6, you 6.
    It was beaten off, 13 against 13.
2 done
2 done
    Round 11: Carin's turn.
    3: Round 11: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 buy Barracks, pay 1, pay 1, pay 1
    Carin bought Barracks with coins of 1, 1 and 1.
    3: You bought Barracks with coins of 1, 1 and 1.
* card School
    School came to the store.
3 play coin 3
    Carin played a coin of 3.
    3: You played a coin of 3.
3 command inner-city 3 B, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city (second squad) to Carin's outer-city.
    3: You moved a unit from your inner-city (second squad) to your outer-city.
    Carin's units are done.
    3: No unit can do more in this turn.
    Round 11: Dag's turn.
    4: Round 11: your turn.
4 draw
    Dag drew a card.
    4: 
* card coin 1
    4: You drew a coin of 1.
4 play Coinage
    Dag played Coinage.
    4: You played Coinage.
4 command outer-city 4 A, top 1, to middle A
    Dag moved a unit from Dag's outer-city to the middle.
    4: You moved a unit from your outer-city to the middle.
    Dag got a coin of 1 from the middle.
    4: You got a coin of 1 from the middle.
    Dag's units are done.
    4: No unit can do more in this turn.
    Round 12: Ada's turn.
    1: Round 12: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
    Ada got a coin of 1 from Market.
    1: You got a coin of 1 from Market.
1 draw
    Ada drew a card.
    1: 
* card Spearman
    1: You drew Spearman.
1 play Trebuchet, to inner-city 1 A
    Ada played Trebuchet to Ada's inner-city.
    1: You played Trebuchet to your inner-city.
1 done
1 arrange inner-city 1 A, lift Trebuchet, to inner-city 1 B
    Ada put Trebuchet into the second squad in Ada's inner-city.
    1: You put Trebuchet into the second squad in your inner-city.
1 done
    Round 12: Bo's turn.
    2: Round 12: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 3
    2: You drew a coin of 3.
2 play Steel
    Bo played Steel.
    2: You played Steel.
2 done
2 done
2 arrange outer-city 3 A, lift Spearman, to outer-city 3 B
    Bo put Spearman into the second squad in Carin's outer-city.
    2: You put Spearman into the second squad in Carin's outer-city.
    3: Bo put Spearman into the second squad in your outer-city.
2 arrange outer-city 3 B, lift Spearman, to outer-city 3 A
    Bo put Spearman into the first squad in Carin's outer-city.
    2: You put Spearman into the first squad in Carin's outer-city.
    3: Bo put Spearman into the first squad in your outer-city.
2 done
    Round 12: Carin's turn.
    3: Round 12: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 buy Knight, pay 1, pay 3
    Carin bought Knight with coins of 1 and 3.
    3: You bought Knight with coins of 1 and 3.
* card Pikeman
    Pikeman came to the store.
3 discard Tax Collector
    Carin discarded Tax Collector.
    3: You discarded Tax Collector.
3 done
    Round 12: Dag's turn.
    4: Round 12: your turn.
    Dag got a coin of 1 from Coinage.
    4: You got a coin of 1 from Coinage.
    Dag got a coin of 1 from the kingdom.
    4: You got a coin of 1 from the kingdom.
4 buy Double Entry, pay 1, pay 1, pay 1, pay 1
    Dag bought Double Entry with coins of 1, 1, 1 and 1.
    4: You bought Double Entry with coins of 1, 1, 1 and 1.
* card The Hanging Vineyards
    The Hanging Vineyards came to the store.
4 play Scholar
    Dag played Scholar.
    4: You played Scholar.
    Dag drew 2 cards.
    4: 
* card Archer
    4: You drew Archer.
* card coin 3
    4: You drew a coin of 3.
4 command middle A, top 1, to outer-city 3 A
    Dag moved a unit from the middle to Carin's outer-city.
    3: Dag moved a unit from the middle to your outer-city.
    4: You moved a unit from the middle to Carin's outer-city.
    Dag's units are done.
    4: No unit can do more in this turn.
4 discard Trebuchet
    Dag discarded Trebuchet.
    4: You discarded Trebuchet.
    Round 13: Ada's turn.
    1: Round 13: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy Harbour, pay 1, pay 1, pay 1, pay 3
    Ada bought Harbour with coins of 1, 1, 1 and 3.
    1: You bought Harbour with coins of 1, 1, 1 and 3.
* card Steel
    Steel came to the store.
1 discard Spearman
    Ada discarded Spearman.
    1: You discarded Spearman.
1 command inner-city 1 B, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city (second squad) to Ada's outer-city.
    1: You moved a unit from your inner-city (second squad) to your outer-city.
1 done
1 arrange inner-city 1 B, lift Pikeman, to inner-city 1 A
    Ada put Pikeman into the first squad in Ada's inner-city.
    1: You put Pikeman into the first squad in your inner-city.
1 arrange inner-city 1 A, lift Pikeman, to inner-city 1 B
    Ada put Pikeman into the second squad in Ada's inner-city.
    1: You put Pikeman into the second squad in your inner-city.
1 done
    Round 13: Bo's turn.
    2: Round 13: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 5
    2: You drew a coin of 5.
2 discard Market
    Bo discarded Market.
    2: You discarded Market.
2 done
2 done
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
3 play Knight, to inner-city 3 A
    Carin played Knight to Carin's inner-city.
    3: You played Knight to your inner-city.
3 command outer-city 3 A, attack outer-city 3 A of seat 4
    Carin attacked Dag's Sorcerer in Carin's outer-city with Swordsman.
    3: You attacked Dag's Sorcerer in your outer-city with Swordsman.
    4: Carin attacked your Sorcerer in Carin's outer-city with Swordsman.
* dice 10
* dice 11
    It threw 10, Dag 11.
    4: It threw 10, you 11.
    It was beaten off, 14 against 14.
3 done
    Round 13: Dag's turn.
    4: Round 13: your turn.
    Dag got a coin of 1 from Coinage.
    4: You got a coin of 1 from Coinage.
4 draw
    Dag drew a card.
    4: 
* card coin 10
    4: You drew a coin of 10.
4 play coin 10
    Dag played a coin of 10.
    4: You played a coin of 10.
4 command outer-city 3 A, attack outer-city 3 A of seat 2
    Dag attacked Bo's Spearman in Carin's outer-city with Sorcerer.
    2: Dag attacked your Spearman in Carin's outer-city with Sorcerer.
    3: Dag attacked Bo's Spearman in your outer-city with Sorcerer.
    4: You attacked Bo's Spearman in Carin's outer-city with Sorcerer.
* dice 5
* dice 5
    It threw 5, Bo 5.
    2: It threw 5, you 5.
    It won, 11 against 9.
    Bo's Spearman died.
    2: Your Spearman died.
4 command outer-city 3 A, attack outer-city 3 B of seat 2
    Dag attacked Bo's Pikeman in Carin's outer-city (second squad) with Sorcerer.
    2: Dag attacked your Pikeman in Carin's outer-city (second squad) with Sorcerer.
    3: Dag attacked Bo's Pikeman in your outer-city (second squad) with Sorcerer.
    4: You attacked Bo's Pikeman in Carin's outer-city (second squad) with Sorcerer.
* dice 7
* dice 9
    It threw 7, Bo 9.
    2: It threw 7, you 9.
    It was beaten off, 13 against 15.
    Dag's units are done.
    4: No unit can do more in this turn.
    Round 14: Ada's turn.
    1: Round 14: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
    Ada got a coin of 1 from Market.
    1: You got a coin of 1 from Market.
1 draw
    Ada drew a card.
    1: 
* card coin 1
    1: You drew a coin of 1.
1 discard coin 1
    Ada discarded a coin of 1.
    1: You discarded a coin of 1.
1 command inner-city 1 B, top 2, to outer-city 1 B
    Ada moved 2 units from Ada's inner-city (second squad) to Ada's outer-city (second squad).
    1: You moved 2 units from your inner-city (second squad) to your outer-city (second squad).
1 done
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
2 done
2 command outer-city 3 B, attack outer-city 3 A of seat 4
    Bo attacked Dag's Sorcerer in Carin's outer-city with Pikeman.
    2: You attacked Dag's Sorcerer in Carin's outer-city with Pikeman.
    3: Bo attacked Dag's Sorcerer in your outer-city with Pikeman.
    4: Bo attacked your Sorcerer in Carin's outer-city with Pikeman.
* dice 7
* dice 7
    It threw 7, Dag 7.
    4: It threw 7, you 7.
    It won, 14 against 10.
    Dag's Sorcerer died.
    4: Your Sorcerer died.
    Bo got a coin of 1 from Siege Master.
    2: You got a coin of 1 from Siege Master.
2 command outer-city 3 B, attack outer-city 3 A of seat 3
    Bo attacked Carin's Swordsman in Carin's outer-city with Pikeman.
    2: You attacked Carin's Swordsman in Carin's outer-city with Pikeman.
    3: Bo attacked your Swordsman in your outer-city with Pikeman.
* dice 8
* dice 11
    It threw 8, Carin 11.
    3: It threw 8, you 11.
    It was beaten off, 15 against 15.
    Bo's units are done.
    2: No unit can do more in this turn.
2 done
    Round 14: Carin's turn.
    3: Round 14: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 buy Pikeman, pay 1, pay 1
    Carin bought Pikeman with coins of 1 and 1.
    3: You bought Pikeman with coins of 1 and 1.
* card Sorcerer
    Sorcerer came to the store.
3 discard coin 1
    Carin discarded a coin of 1.
    3: You discarded a coin of 1.
3 command outer-city 3 A, attack outer-city 3 B of seat 2
    Carin attacked Bo's Pikeman in Carin's outer-city (second squad) with Swordsman.
    2: Carin attacked your Pikeman in Carin's outer-city (second squad) with Swordsman.
    3: You attacked Bo's Pikeman in your outer-city (second squad) with Swordsman.
* dice 5
* dice 9
    It threw 5, Bo 9.
    2: It threw 5, you 9.
    It was beaten off, 9 against 15.
3 done
    Round 14: Dag's turn.
    4: Round 14: your turn.
    Dag got a coin of 1 from Coinage.
    4: You got a coin of 1 from Coinage.
    Dag got a coin of 1 from the kingdom.
    4: You got a coin of 1 from the kingdom.
4 buy Mage, pay 10
    Dag bought Mage with a coin of 10.
    4: You bought Mage with a coin of 10.
* card Crossbowman
    Crossbowman came to the store.
4 play coin 3
    Dag played a coin of 3.
    4: You played a coin of 3.
    Round 15: Ada's turn.
    1: Round 15: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
1 buy Stirrups, pay 1, pay 1, pay 3
    Ada bought Stirrups with coins of 1, 1 and 3.
    1: You bought Stirrups with coins of 1, 1 and 3.
* card Counting House
    Counting House came to the store.
1 play Harbour
    Ada played Harbour.
    1: You played Harbour.
1 command outer-city 1 B, top 1, to inner-city 1 A
    Ada moved a unit from Ada's outer-city (second squad) to Ada's inner-city.
    1: You moved a unit from your outer-city (second squad) to your inner-city.
1 done
1 done
    Round 15: Bo's turn.
    2: Round 15: your turn.
2 buy Counting House, pay 1, pay 5
    Bo bought Counting House with coins of 1 and 5.
    2: You bought Counting House with coins of 1 and 5.
* card Three Fields
    Three Fields came to the store.
2 play coin 1
    Bo played a coin of 1.
    2: You played a coin of 1.
2 done
2 command outer-city 3 B, attack outer-city 3 A of seat 3
    Bo attacked Carin's Swordsman in Carin's outer-city with Pikeman.
    2: You attacked Carin's Swordsman in Carin's outer-city with Pikeman.
    3: Bo attacked your Swordsman in your outer-city with Pikeman.
* dice 3
* dice 6
    It threw 3, Carin 6.
    3: It threw 3, you 6.
    It was beaten off, 10 against 10.
    Bo's units are done.
    2: No unit can do more in this turn.
2 done
    Round 15: Carin's turn.
    3: Round 15: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 draw
    Carin drew a card.
    3: 
* card coin 1
    3: You drew a coin of 1.
3 discard Three Fields
    Carin discarded Three Fields.
    3: You discarded Three Fields.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city to Carin's outer-city.
    3: You moved a unit from your inner-city to your outer-city.
3 to inner-city 3 A
    Carin moved a unit from Carin's outer-city to Carin's inner-city.
    3: You moved a unit from your outer-city to your inner-city.
3 command outer-city 3 A, attack outer-city 3 B of seat 2
    Carin attacked Bo's Pikeman in Carin's outer-city (second squad) with Swordsman.
    2: Carin attacked your Pikeman in Carin's outer-city (second squad) with Swordsman.
    3: You attacked Bo's Pikeman in your outer-city (second squad) with Swordsman.
* dice 10
* dice 11
    It threw 10, Bo 11.
    2: It threw 10, you 11.
    It was beaten off, 14 against 17.
    Carin's units are done.
    3: No unit can do more in this turn.
    Round 15: Dag's turn.
    4: Round 15: your turn.
    Dag got a coin of 1 from Coinage.
    4: You got a coin of 1 from Coinage.
4 buy Mage, pay 3, pay 1
    Dag bought Mage with coins of 1 and 3.
    4: You bought Mage with coins of 1 and 3.
* card Knight
    Knight came to the store.
4 discard Archer
    Dag discarded Archer.
    4: You discarded Archer.
    Round 16: Ada's turn.
    1: Round 16: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
    Ada got a coin of 1 from Market.
    1: You got a coin of 1 from Market.
1 draw
    Ada drew a card.
    1: 
* card Spy
    1: You drew Spy.
1 discard Spy
    Ada discarded Spy.
    1: You discarded Spy.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city to Ada's outer-city.
    1: You moved a unit from your inner-city to your outer-city.
1 command outer-city 1 B, top 1, to inner-city 1 A
    Ada moved a unit from Ada's outer-city (second squad) to Ada's inner-city.
    1: You moved a unit from your outer-city (second squad) to your inner-city.
    Ada's units are done.
    1: No unit can do more in this turn.
1 done
    Round 16: Bo's turn.
    2: Round 16: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 1
    2: You drew a coin of 1.
2 play Counting House
    Bo played Counting House.
    2: You played Counting House.
2 done
2 command outer-city 3 B, attack outer-city 3 A of seat 3
    Bo attacked Carin's Swordsman in Carin's outer-city with Pikeman.
    2: You attacked Carin's Swordsman in Carin's outer-city with Pikeman.
    3: Bo attacked your Swordsman in your outer-city with Pikeman.
* dice 9
* dice 10
    It threw 9, Carin 10.
    3: It threw 9, you 10.
    It won, 16 against 14.
    Carin's Swordsman died.
    3: Your Swordsman died.
    Bo got a coin of 1 from Siege Master.
    2: You got a coin of 1 from Siege Master.
2 command outer-city 3 B, attack the walls
    Bo attacked Carin's walls with Pikeman.
    2: You attacked Carin's walls with Pikeman.
    3: Bo attacked your walls with Pikeman.
* dice 11
* dice 7
    It threw 11, Carin 7.
    3: It threw 11, you 7.
    It won, 20 against 14.
    A layer of Carin's walls fell; 2 stand.
    3: A layer of your walls fell; 2 stand.
2 command outer-city 3 B, attack the walls
    Bo attacked Carin's walls with Pikeman.
    2: You attacked Carin's walls with Pikeman.
    3: Bo attacked your walls with Pikeman.
* dice 6
* dice 10
    It threw 6, Carin 10.
    3: It threw 6, you 10.
    It was beaten off, 15 against 15.
    Bo's units are done.
    2: No unit can do more in this turn.
2 done
    Round 16: Carin's turn.
    3: Round 16: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 draw
    Carin drew a card.
    3: 
* card Spearman
    3: You drew Spearman.
3 discard Barracks
    Carin discarded Barracks.
    3: You discarded Barracks.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city to Carin's outer-city.
    3: You moved a unit from your inner-city to your outer-city.
3 to inner-city 3 A
    Carin moved a unit from Carin's outer-city to Carin's inner-city.
    3: You moved a unit from your outer-city to your inner-city.
    Carin's units are done.
    3: No unit can do more in this turn.
    Round 16: Dag's turn.
    4: Round 16: your turn.
    Dag got a coin of 1 from Coinage.
    4: You got a coin of 1 from Coinage.
    Dag got a coin of 1 from the kingdom.
    4: You got a coin of 1 from the kingdom.
4 buy School, pay 1, pay 1, pay 1, pay 1
    Dag bought School with coins of 1, 1, 1 and 1.
    4: You bought School with coins of 1, 1, 1 and 1.
* card Foundry
    Foundry came to the store.
4 play School
    Dag played School.
    4: You played School.
    Round 17: Ada's turn.
    1: Round 17: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
1 draw
    Ada drew a card.
    1: 
* card coin 3
    1: You drew a coin of 3.
1 play coin 3
    Ada played a coin of 3.
    1: You played a coin of 3.
1 command outer-city 1 A, top 2, to inner-city 1 A
    Ada moved 2 units from Ada's outer-city to Ada's inner-city.
    1: You moved 2 units from your outer-city to your inner-city.
    Ada's units are done.
    1: No unit can do more in this turn.
1 done
    Round 17: Bo's turn.
    2: Round 17: your turn.
2 buy Crossbowman, pay 1, pay 1
    Bo bought Crossbowman with coins of 1 and 1.
    2: You bought Crossbowman with coins of 1 and 1.
* card Crossbowman
    Crossbowman came to the store.
2 play Crossbowman, to inner-city 2 A
    Bo played Crossbowman to Bo's inner-city.
    2: You played Crossbowman to your inner-city.
2 play coin 5
    Bo played a coin of 5.
    2: You played a coin of 5.
2 command outer-city 3 B, attack the walls
    Bo attacked Carin's walls with Pikeman.
    2: You attacked Carin's walls with Pikeman.
    3: Bo attacked your walls with Pikeman.
* dice 9
* dice 11
    It threw 9, Carin 11.
    3: It threw 9, you 11.
    It won, 18 against 16.
    A layer of Carin's walls fell; one stands.
    3: A layer of your walls fell; one stands.
2 command outer-city 3 B, attack the walls
    Bo attacked Carin's walls with Pikeman.
    2: You attacked Carin's walls with Pikeman.
    3: Bo attacked your walls with Pikeman.
* dice 6
* dice 9
    It threw 6, Carin 9.
    3: It threw 6, you 9.
    It won, 15 against 12.
    The last layer of Carin's walls fell: the inner-city is open.
    3: The last layer of your walls fell: the inner-city is open.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city to Bo's outer-city.
    2: You moved a unit from your inner-city to your outer-city.
2 to inner-city 2 A
    Bo moved a unit from Bo's outer-city to Bo's inner-city.
    2: You moved a unit from your outer-city to your inner-city.
    Bo's units are done.
    2: No unit can do more in this turn.
2 done
    Round 17: Carin's turn.
    3: Round 17: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 draw
    Carin drew a card.
    3: 
* card Builder
    3: You drew Builder.
3 play Builder
    Carin played Builder.
    3: You played Builder.
    Carin raised a layer of walls; one stands.
    3: You raised a layer of walls; one stands.
3 command inner-city 3 A, top 1, to outer-city 3 A
    Carin moved a unit from Carin's inner-city to Carin's outer-city.
    3: You moved a unit from your inner-city to your outer-city.
3 done
    Carin's units are done.
    3: No unit can do more in this turn.
    Round 17: Dag's turn.
    4: Round 17: your turn.
    Dag got a coin of 1 from Coinage.
    4: You got a coin of 1 from Coinage.
4 draw
    Dag drew 2 cards to keep one.
    4: You drew 2 cards to keep one.
* card Coronation
    4: You drew Coronation.
* card Masonry
    4: You drew Masonry.
4 put back Masonry
    Dag put Masonry on the discard pile.
    4: You put Masonry on the discard pile.
4 play Coronation
    Dag played Coronation.
    4: You played Coronation.
    Round 18: Ada's turn.
    1: Round 18: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
    Ada got a coin of 1 from Market.
    1: You got a coin of 1 from Market.
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
    Round 18: Bo's turn.
    2: Round 18: your turn.
2 buy Knight, pay 5
    Bo bought Knight with a coin of 5.
    2: You bought Knight with a coin of 5.
* card Trebuchet
    Trebuchet came to the store.
2 play Knight, to inner-city 2 B
    Bo played Knight to Bo's inner-city (second squad).
    2: You played Knight to your inner-city (second squad).
2 play coin 1
    Bo played a coin of 1.
    2: You played a coin of 1.
2 command outer-city 3 B, attack outer-city 3 A of seat 3
    Bo attacked Carin's Knight in Carin's outer-city with Pikeman.
    2: You attacked Carin's Knight in Carin's outer-city with Pikeman.
    3: Bo attacked your Knight in your outer-city with Pikeman.
* dice 10
* dice 8
    It threw 10, Carin 8.
    3: It threw 10, you 8.
    It won, 17 against 14.
    Carin's Knight died.
    3: Your Knight died.
    Bo got a coin of 1 from Siege Master.
    2: You got a coin of 1 from Siege Master.
2 done
2 done
    Round 18: Carin's turn.
    3: Round 18: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 buy Crossbowman, pay 1, pay 1, pay 1
    Carin bought Crossbowman with coins of 1, 1 and 1.
    3: You bought Crossbowman with coins of 1, 1 and 1.
* card Mage
    Mage came to the store.
3 play Pikeman, to inner-city 3 A
    Carin played Pikeman to Carin's inner-city.
    3: You played Pikeman to your inner-city.
3 done
    Round 18: Dag's turn.
    4: Round 18: your turn.
    Dag got a coin of 1 from Coinage.
    4: You got a coin of 1 from Coinage.
    Dag got a coin of 1 from the kingdom.
    4: You got a coin of 1 from the kingdom.
4 draw
    Dag drew 3 cards to keep one.
    4: You drew 3 cards to keep one.
* card Sharpshooter
    4: You drew Sharpshooter.
* card Ploughs
    4: You drew Ploughs.
* card coin 3
    4: You drew a coin of 3.
4 put back Sharpshooter
    Dag put Sharpshooter on the discard pile.
    4: You put Sharpshooter on the discard pile.
4 put back coin 3
    Dag put a coin of 3 on the discard pile.
    4: You put a coin of 3 on the discard pile.
4 play Ploughs
    Dag played Ploughs.
    4: You played Ploughs.
    Round 19: Ada's turn.
    1: Round 19: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
1 draw
    Ada drew a card.
    1: 
* card Recruiter
    1: You drew Recruiter.
1 discard Saboteur
    Ada discarded Saboteur.
    1: You discarded Saboteur.
1 done
1 done
    Round 19: Bo's turn.
    2: Round 19: your turn.
2 buy Trebuchet, pay 1
    Bo bought Trebuchet with a coin of 1.
    2: You bought Trebuchet with a coin of 1.
* card Pikeman
    Pikeman came to the store.
2 play Trebuchet, to inner-city 2 B
    Bo played Trebuchet to Bo's inner-city (second squad).
    2: You played Trebuchet to your inner-city (second squad).
2 discard coin 3
    Bo discarded a coin of 3.
    2: You discarded a coin of 3.
2 command inner-city 2 A, top 1, to walls 2 A
    Bo moved a unit from Bo's inner-city to Bo's walls.
    2: You moved a unit from your inner-city to your walls.
2 to outer-city 2 A
    Bo moved a unit from Bo's walls to Bo's outer-city.
    2: You moved a unit from your walls to your outer-city.
2 command inner-city 2 B, top 1, to outer-city 2 B
    Bo moved a unit from Bo's inner-city (second squad) to Bo's outer-city (second squad).
    2: You moved a unit from your inner-city (second squad) to your outer-city (second squad).
2 command outer-city 3 B, attack the walls
    Bo attacked Carin's walls with Pikeman.
    2: You attacked Carin's walls with Pikeman.
    3: Bo attacked your walls with Pikeman.
* dice 9
* dice 6
    It threw 9, Carin 6.
    3: It threw 9, you 6.
    It won, 18 against 9.
    The last layer of Carin's walls fell: the inner-city is open.
    3: The last layer of your walls fell: the inner-city is open.
2 done
2 arrange outer-city 2 A, lift Crossbowman, to outer-city 2 B
    Bo put Crossbowman into the second squad in Bo's outer-city.
    2: You put Crossbowman into the second squad in your outer-city.
2 done
    Round 19: Carin's turn.
    3: Round 19: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 buy Pikeman, pay 1, pay 1
    Carin bought Pikeman with coins of 1 and 1.
    3: You bought Pikeman with coins of 1 and 1.
* card Sorcerer
    Sorcerer came to the store.
3 discard Counterweights
    Carin discarded Counterweights.
    3: You discarded Counterweights.
3 done
    Round 19: Dag's turn.
    4: Round 19: your turn.
    Dag got a coin of 1 from Coinage.
    4: You got a coin of 1 from Coinage.
4 draw
    Dag drew 2 cards to keep one.
    4: You drew 2 cards to keep one.
* card Armour
    4: You drew Armour.
* card Tax Collector
    4: You drew Tax Collector.
4 put back Armour
    Dag put Armour on the discard pile.
    4: You put Armour on the discard pile.
4 discard Archer
    Dag discarded Archer.
    4: You discarded Archer.
    Round 20: Ada's turn.
    1: Round 20: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
    Ada exchanged a coin of 3 for one of 5.
    1: You exchanged a coin of 3 for one of 5.
    Ada got a coin of 1 from Market.
    1: You got a coin of 1 from Market.
1 buy The Hanging Vineyards, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Ada bought The Hanging Vineyards with coins of 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 and 1.
    1: You bought The Hanging Vineyards with coins of 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 and 1.
* card Printing
    Printing came to the store.
1 discard Armour
    Ada discarded Armour.
    1: You discarded Armour.
1 done
1 arrange inner-city 1 A, lift Spearman, to inner-city 1 A
    Ada put Spearman on top in Ada's inner-city.
    1: You put Spearman on top in your inner-city.
1 done
    Round 20: Bo's turn.
    2: Round 20: your turn.
    Bo exchanged a coin of 1 for one of 3.
    2: You exchanged a coin of 1 for one of 3.
2 buy Crossbowman, pay 3
    Bo bought Crossbowman with a coin of 3.
    2: You bought Crossbowman with a coin of 3.
* card Trebuchet
    Trebuchet came to the store.
2 play Crossbowman, to inner-city 2 B
    Bo played Crossbowman to Bo's inner-city (second squad).
    2: You played Crossbowman to your inner-city (second squad).
2 command inner-city 2 B, top 2, to outer-city 2 B
    Bo moved 2 units from Bo's inner-city (second squad) to Bo's outer-city (second squad).
    2: You moved 2 units from your inner-city (second squad) to your outer-city (second squad).
2 to inner-city 2 A
    Bo moved 2 units from Bo's outer-city (second squad) to Bo's inner-city.
    2: You moved 2 units from your outer-city (second squad) to your inner-city.
2 command outer-city 2 B, top 2, to middle A
    Bo moved 2 units from Bo's outer-city (second squad) to the middle.
    2: You moved 2 units from your outer-city (second squad) to the middle.
    Bo got a coin of 1 from the middle.
    2: You got a coin of 1 from the middle.
2 command outer-city 3 B, top 1, to inner-city 3 A
    Bo moved a unit from Carin's outer-city (second squad) to Carin's inner-city.
    2: You moved a unit from Carin's outer-city (second squad) to Carin's inner-city.
    3: Bo moved a unit from your outer-city (second squad) to your inner-city.
2 command outer-city 3 B, top 1, to inner-city 3 A
    Bo moved a unit from Carin's outer-city (second squad) to Carin's inner-city.
    2: You moved a unit from Carin's outer-city (second squad) to Carin's inner-city.
    3: Bo moved a unit from your outer-city (second squad) to your inner-city.
    Bo's units are done.
    2: No unit can do more in this turn.
2 done
    Round 20: Carin's turn.
    3: Round 20: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 draw
    Carin drew a card.
    3: 
* card Swordsman
    3: You drew Swordsman.
3 play coin 1
    Carin played a coin of 1.
    3: You played a coin of 1.
3 command inner-city 3 A, attack inner-city 3 A of seat 2
    Carin attacked Bo's Archer in Carin's inner-city with Pikeman.
    2: Carin attacked your Archer in Carin's inner-city with Pikeman.
    3: You attacked Bo's Archer in your inner-city with Pikeman.
* dice 9
* dice 8
    It threw 9, Bo 8.
    2: It threw 9, you 8.
    It won, 13 against 10.
    Bo's Archer died.
    2: Your Archer died.
3 command inner-city 3 A, attack inner-city 3 A of seat 2
    Carin attacked Bo's Pikeman in Carin's inner-city with Pikeman.
    2: Carin attacked your Pikeman in Carin's inner-city with Pikeman.
    3: You attacked Bo's Pikeman in your inner-city with Pikeman.
* dice 6
* dice 6
    It threw 6, Bo 6.
    2: It threw 6, you 6.
    It was beaten off, 10 against 12.
    Carin's units are done.
    3: No unit can do more in this turn.
    Round 20: Dag's turn.
    4: Round 20: your turn.
    Dag got a coin of 1 from Coinage.
    4: You got a coin of 1 from Coinage.
    Dag got a coin of 1 from the kingdom.
    4: You got a coin of 1 from the kingdom.
    Dag got a coin of 1 from Ploughs.
    4: You got a coin of 1 from Ploughs.
4 draw
    Dag drew 3 cards to keep one.
    4: You drew 3 cards to keep one.
* card Archer
    4: You drew Archer.
* card coin 5
    4: You drew a coin of 5.
* card coin 1
    4: You drew a coin of 1.
4 put back coin 1
    Dag put a coin of 1 on the discard pile.
    4: You put a coin of 1 on the discard pile.
4 put back Archer
    Dag put Archer on the discard pile.
    4: You put Archer on the discard pile.
4 play coin 5
    Dag played a coin of 5.
    4: You played a coin of 5.
    Round 21: Ada's turn.
    1: Round 21: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
1 draw
    Ada drew a card.
    1: 
* card Saboteur
    1: You drew Saboteur.
1 discard Saboteur
    Ada discarded Saboteur.
    1: You discarded Saboteur.
1 done
1 done
    Round 21: Bo's turn.
    2: Round 21: your turn.
2 buy Trebuchet, pay 1
    Bo bought Trebuchet with a coin of 1.
    2: You bought Trebuchet with a coin of 1.
* card Crossbowman
    Crossbowman came to the store.
2 discard Trebuchet
    Bo discarded Trebuchet.
    2: You discarded Trebuchet.
2 done
2 arrange inner-city 2 A, lift Knight, to inner-city 2 A
    Bo put Knight on top in Bo's inner-city.
    2: You put Knight on top in your inner-city.
2 arrange middle A, lift Crossbowman, to middle B
    Bo put Crossbowman into the second squad in the middle.
    2: You put Crossbowman into the second squad in the middle.
2 arrange inner-city 2 A, lift Crossbowman, to inner-city 2 B
    Bo put Crossbowman into the second squad in Bo's inner-city.
    2: You put Crossbowman into the second squad in your inner-city.
2 arrange middle A, lift Trebuchet, to middle B
    Bo put Trebuchet into the second squad in the middle.
    2: You put Trebuchet into the second squad in the middle.
2 arrange middle B, lift Crossbowman, to middle B
    Bo put Crossbowman on top in the middle (second squad).
    2: You put Crossbowman on top in the middle (second squad).
    Round 21: Carin's turn.
    3: Round 21: your turn.
    Carin got a coin of 1 from the hero.
    3: You got a coin of 1 from the hero.
3 buy Steel, pay 1, pay 1, pay 1
    Carin bought Steel with coins of 1, 1 and 1.
    3: You bought Steel with coins of 1, 1 and 1.
* card Court Poet
    Court Poet came to the store.
3 discard Spearman
    Carin discarded Spearman.
    3: You discarded Spearman.
3 done
    Round 21: Dag's turn.
    4: Round 21: your turn.
    Dag got a coin of 1 from Coinage.
    4: You got a coin of 1 from Coinage.
4 draw
    Dag drew 2 cards to keep one.
    4: You drew 2 cards to keep one.
* card coin 5
    4: You drew a coin of 5.
* card Writing
    4: You drew Writing.
4 put back Writing
    Dag put Writing on the discard pile.
    4: You put Writing on the discard pile.
4 play coin 5
    Dag played a coin of 5.
    4: You played a coin of 5.
    Round 22: Ada's turn.
    1: Round 22: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
    Ada got a coin of 1 from Market.
    1: You got a coin of 1 from Market.
1 draw
    Ada drew a card.
    1: 
* card Writing
    1: You drew Writing.
1 play The Hanging Vineyards
    Ada played The Hanging Vineyards.
    1: You played The Hanging Vineyards.
1 done
1 done
    Round 22: Bo's turn.
    2: Round 22: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 3
    2: You drew a coin of 3.
2 play coin 3
    Bo played a coin of 3.
    2: You played a coin of 3.
2 command inner-city 2 B, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city (second squad) to Bo's outer-city.
    2: You moved a unit from your inner-city (second squad) to your outer-city.
2 to middle B
    Bo moved a unit from Bo's outer-city to the middle (second squad).
    2: You moved a unit from your outer-city to the middle (second squad).
    Bo got a coin of 1 from the middle.
    2: You got a coin of 1 from the middle.
2 command inner-city 3 A, kill the hero
    Bo killed Carin's hero, The Treasurer.
    2: You killed Carin's hero, The Treasurer.
    3: Bo killed your hero, The Treasurer.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city to Bo's outer-city.
    2: You moved a unit from your inner-city to your outer-city.
2 to middle A
    Bo moved a unit from Bo's outer-city to the middle.
    2: You moved a unit from your outer-city to the middle.
    Bo's units are done.
    2: No unit can do more in this turn.
2 done
    Round 22: Carin's turn.
    3: Round 22: your turn.
3 draw
    Carin drew a card.
    3: 
* card coin 10
    3: You drew a coin of 10.
3 discard Steel
    Carin discarded Steel.
    3: You discarded Steel.
3 command inner-city 3 A, attack inner-city 3 A of seat 2
    Carin attacked Bo's Pikeman in Carin's inner-city with Pikeman.
    2: Carin attacked your Pikeman in Carin's inner-city with Pikeman.
    3: You attacked Bo's Pikeman in your inner-city with Pikeman.
* dice 4
* dice 9
    It threw 4, Bo 9.
    2: It threw 4, you 9.
    It was beaten off, 8 against 15.
    Carin's units are done.
    3: No unit can do more in this turn.
    Round 22: Dag's turn.
    4: Round 22: your turn.
    Dag got a coin of 1 from Coinage.
    4: You got a coin of 1 from Coinage.
    Dag got a coin of 1 from the kingdom.
    4: You got a coin of 1 from the kingdom.
    Dag got a coin of 1 from Ploughs.
    4: You got a coin of 1 from Ploughs.
4 draw
    Dag drew 3 cards to keep one.
    4: You drew 3 cards to keep one.
* card coin 1
    4: You drew a coin of 1.
* card Music
    4: You drew Music.
* card Ploughs
    4: You drew Ploughs.
4 put back Ploughs
    Dag put Ploughs on the discard pile.
    4: You put Ploughs on the discard pile.
4 put back Music
    Dag put Music on the discard pile.
    4: You put Music on the discard pile.
4 play Tax Collector
    Dag played Tax Collector.
    4: You played Tax Collector.
    It took a coin of 3 from Ada.
    1: It took a coin of 3 from you.
    It took a coin of 3 from Bo.
    2: It took a coin of 3 from you.
    Round 23: Ada's turn.
    1: Round 23: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
1 buy Crossbowman, pay 5
    Ada bought Crossbowman with a coin of 5.
    1: You bought Crossbowman with a coin of 5.
* card Mage
    Mage came to the store.
1 play Writing
    Ada played Writing.
    1: You played Writing.
1 done
1 done
1 done
    Round 23: Bo's turn.
    2: Round 23: your turn.
2 draw
    Bo drew a card.
    2: 
* card Swordsman
    2: You drew Swordsman.
2 play Swordsman, to inner-city 2 A
    Bo played Swordsman to Bo's inner-city.
    2: You played Swordsman to your inner-city.
2 command inner-city 3 A, attack inner-city 3 A of seat 3
    Bo attacked Carin's Pikeman in Carin's inner-city with Pikeman.
    2: You attacked Carin's Pikeman in Carin's inner-city with Pikeman.
    3: Bo attacked your Pikeman in your inner-city with Pikeman.
* dice 4
* dice 12
    It threw 4, Carin 12.
    3: It threw 4, you 12.
    It was beaten off, 11 against 18.
2 command middle B, top 3, to outer-city 3 A
    Bo moved 3 units from the middle (second squad) to Carin's outer-city.
    2: You moved 3 units from the middle (second squad) to Carin's outer-city.
    3: Bo moved 3 units from the middle (second squad) to your outer-city.
2 to inner-city 3 A
    Bo moved 3 units from Carin's outer-city to Carin's inner-city.
    2: You moved 3 units from Carin's outer-city to Carin's inner-city.
    3: Bo moved 3 units from your outer-city to your inner-city.
2 command middle A, top 1, to outer-city 3 A
    Bo moved a unit from the middle to Carin's outer-city.
    2: You moved a unit from the middle to Carin's outer-city.
    3: Bo moved a unit from the middle to your outer-city.
2 to inner-city 3 B
    Bo moved a unit from Carin's outer-city to Carin's inner-city (second squad).
    2: You moved a unit from Carin's outer-city to Carin's inner-city (second squad).
    3: Bo moved a unit from your outer-city to your inner-city (second squad).
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city to Bo's outer-city.
    2: You moved a unit from your inner-city to your outer-city.
    Bo's units are done.
    2: No unit can do more in this turn.
2 arrange inner-city 3 A, lift Pikeman, to inner-city 3 A
    Bo put Pikeman on top in Carin's inner-city.
    2: You put Pikeman on top in Carin's inner-city.
    3: Bo put Pikeman on top in your inner-city.
2 done
    Round 23: Carin's turn.
    3: Round 23: your turn.
3 draw
    Carin drew a card.
    3: 
* card Arithmetic
    3: You drew Arithmetic.
3 discard Pikeman
    Carin discarded Pikeman.
    3: You discarded Pikeman.
3 done
    Round 23: Dag's turn.
    4: Round 23: your turn.
    Dag got a coin of 1 from Coinage.
    4: You got a coin of 1 from Coinage.
4 buy Court Poet, pay 5, pay 3
    Dag bought Court Poet with coins of 3 and 5.
    4: You bought Court Poet with coins of 3 and 5.
* card Counterpoint
    Counterpoint came to the store.
4 play Mage, to inner-city 4 A
    Dag played Mage to Dag's inner-city.
    4: You played Mage to your inner-city.
4 command inner-city 4 A, top 1, to walls 4 A
    Dag moved a unit from Dag's inner-city to Dag's walls.
    4: You moved a unit from your inner-city to your walls.
    Dag's units are done.
    4: No unit can do more in this turn.
    Round 24: Ada's turn.
    1: Round 24: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
    Ada got a coin of 1 from Market.
    1: You got a coin of 1 from Market.
1 buy The Hall of Banners, pay 3, pay 5, pay 1
    Ada bought The Hall of Banners with coins of 1, 3 and 5.
    1: You bought The Hall of Banners with coins of 1, 3 and 5.
* card Theatre
    Theatre came to the store.
1 play The Hall of Banners
    Ada played The Hall of Banners.
    1: You played The Hall of Banners.
1 done
1 done
1 arrange inner-city 1 A, lift Pikeman, to inner-city 1 A
    Ada put Pikeman on top in Ada's inner-city.
    1: You put Pikeman on top in your inner-city.
1 arrange inner-city 1 A, lift Spearman, to inner-city 1 A
    Ada put Spearman on top in Ada's inner-city.
    1: You put Spearman on top in your inner-city.
1 arrange inner-city 1 A, lift Pikeman, to inner-city 1 A
    Ada put Pikeman on top in Ada's inner-city.
    1: You put Pikeman on top in your inner-city.
    Round 24: Bo's turn.
    2: Round 24: your turn.
    Bo exchanged a coin of 1 for one of 3.
    2: You exchanged a coin of 1 for one of 3.
2 buy Foundry, pay 3
    Bo bought Foundry with a coin of 3.
    2: You bought Foundry with a coin of 3.
* card The Colossal Gate
    The Colossal Gate came to the store.
2 play Foundry
    Bo played Foundry.
    2: You played Foundry.
2 command inner-city 3 B, attack inner-city 3 A of seat 3
    Bo attacked Carin's Pikeman in Carin's inner-city with Knight.
    2: You attacked Carin's Pikeman in Carin's inner-city with Knight.
    3: Bo attacked your Pikeman in your inner-city with Knight.
* dice 11
* dice 8
    It threw 11, Carin 8.
    3: It threw 11, you 8.
    It won, 20 against 14.
    Carin's Pikeman died.
    3: Your Pikeman died.
    Bo got a coin of 1 from Siege Master.
    2: You got a coin of 1 from Siege Master.
2 done
2 arrange inner-city 3 B, lift Knight, to inner-city 3 A
    Bo put Knight into the first squad in Carin's inner-city.
    2: You put Knight into the first squad in Carin's inner-city.
    3: Bo put Knight into the first squad in your inner-city.
2 done
    Round 24: Carin's turn.
    3: Round 24: your turn.
3 draw
    Carin drew a card.
    3: 
* card coin 3
    3: You drew a coin of 3.
3 discard Swordsman
    Carin discarded Swordsman.
    3: You discarded Swordsman.
    Round 24: Dag's turn.
    4: Round 24: your turn.
    Dag got a coin of 1 from Coinage.
    4: You got a coin of 1 from Coinage.
    Dag got a coin of 1 from the kingdom.
    4: You got a coin of 1 from the kingdom.
    Dag got a coin of 1 from Ploughs.
    4: You got a coin of 1 from Ploughs.
4 draw
    Dag drew 3 cards to keep one.
    4: You drew 3 cards to keep one.
* card coin 3
    4: You drew a coin of 3.
* card coin 5
    4: You drew a coin of 5.
* card coin 3
    4: You drew a coin of 3.
4 put back coin 5
    Dag put a coin of 5 on the discard pile.
    4: You put a coin of 5 on the discard pile.
4 put back coin 3
    Dag put a coin of 3 on the discard pile.
    4: You put a coin of 3 on the discard pile.
4 play coin 3
    Dag played a coin of 3.
    4: You played a coin of 3.
4 done
    Round 25: Ada's turn.
    1: Round 25: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
1 buy Three Fields, pay 1, pay 5
    Ada bought Three Fields with coins of 1 and 5.
    1: You bought Three Fields with coins of 1 and 5.
* card Market
    Market came to the store.
1 play Recruiter
    Ada played Recruiter.
    1: You played Recruiter.
1 take Swordsman, to inner-city 1 A
    Ada took Swordsman to Ada's inner-city.
    1: You took Swordsman to your inner-city.
1 take Spy, to inner-city 1 B
    Ada took Spy to Ada's inner-city (second squad).
    1: You took Spy to your inner-city (second squad).
1 done
1 done
1 done
    Round 25: Bo's turn.
    2: Round 25: your turn.
    Carin's city became Bo's estate.
    2: Carin's city became your estate.
    3: Your city became Bo's estate.
    5 of Bo's units stepped into the middle.
    2: 5 of your units stepped into the middle.
2 buy Mage, pay 1
    Bo bought Mage with a coin of 1.
    2: You bought Mage with a coin of 1.
* card Pikeman
    Pikeman came to the store.
2 play Mage, to inner-city 2 A
    Bo played Mage to Bo's inner-city.
    2: You played Mage to your inner-city.
2 command outer-city 2 A, top 1, to inner-city 2 B
    Bo moved a unit from Bo's outer-city to Bo's inner-city (second squad).
    2: You moved a unit from your outer-city to your inner-city (second squad).
2 done
2 command middle A, top 5, to outer-city 4 A
    Bo moved 5 units from the middle to Dag's outer-city.
    2: You moved 5 units from the middle to Dag's outer-city.
    4: Bo moved 5 units from the middle to your outer-city.
2 done
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city to Bo's outer-city.
    2: You moved a unit from your inner-city to your outer-city.
2 done
    Bo's units are done.
    2: No unit can do more in this turn.
2 done
    Round 25: Dag's turn.
    4: Round 25: your turn.
    Dag got a coin of 1 from Coinage.
    4: You got a coin of 1 from Coinage.
4 buy Pikeman, pay 1, pay 1
    Dag bought Pikeman with coins of 1 and 1.
    4: You bought Pikeman with coins of 1 and 1.
* card Trebuchet
    Trebuchet came to the store.
4 discard coin 1
    Dag discarded a coin of 1.
    4: You discarded a coin of 1.
4 command walls 4 A, top 1, to inner-city 4 A
    Dag moved a unit from Dag's walls to Dag's inner-city.
    4: You moved a unit from your walls to your inner-city.
    Dag's units are done.
    4: No unit can do more in this turn.
    Round 26: Ada's turn.
    1: Round 26: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
    Ada got a coin of 1 from Market.
    1: You got a coin of 1 from Market.
1 buy Sorcerer, pay 1, pay 1, pay 1, pay 3
    Ada bought Sorcerer with coins of 1, 1, 1 and 3.
    1: You bought Sorcerer with coins of 1, 1, 1 and 3.
* card Knight
    Knight came to the store.
1 play Crossbowman, to inner-city 1 B
    Ada played Crossbowman to Ada's inner-city (second squad).
    1: You played Crossbowman to your inner-city (second squad).
1 done
1 command inner-city 1 B, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city (second squad) to Ada's walls.
    1: You moved a unit from your inner-city (second squad) to your walls.
1 done
1 arrange inner-city 1 A, lift Pikeman, to inner-city 1 A
    Ada put Pikeman on top in Ada's inner-city.
    1: You put Pikeman on top in your inner-city.
1 arrange inner-city 1 B, lift Spy, to inner-city 1 A
    Ada put Spy into the first squad in Ada's inner-city.
    1: You put Spy into the first squad in your inner-city.
1 done
    Round 26: Bo's turn.
    2: Round 26: your turn.
2 draw
    Bo drew a card.
    2: 
* card Spy
    2: You drew Spy.
2 play Spy, to inner-city 2 B
    Bo played Spy to Bo's inner-city (second squad).
    2: You played Spy to your inner-city (second squad).
2 command outer-city 4 A, attack the walls
    Bo attacked Dag's walls with Knight.
    2: You attacked Dag's walls with Knight.
    4: Bo attacked your walls with Knight.
* dice 8
* dice 10
    It threw 8, Dag 10.
    4: It threw 8, you 10.
    It won, 19 against 17.
    A layer of Dag's walls fell; 3 stand.
    4: A layer of your walls fell; 3 stand.
2 command inner-city 2 B, top 1, to outer-city 2 B
    Bo moved a unit from Bo's inner-city (second squad) to Bo's outer-city (second squad).
    2: You moved a unit from your inner-city (second squad) to your outer-city (second squad).
2 to middle A
    Bo moved a unit from Bo's outer-city (second squad) to the middle.
    2: You moved a unit from your outer-city (second squad) to the middle.
    Bo got a coin of 1 from the middle.
    2: You got a coin of 1 from the middle.
2 done
2 done
    Round 26: Dag's turn.
    4: Round 26: your turn.
    Dag got a coin of 1 from Coinage.
    4: You got a coin of 1 from Coinage.
    Dag got a coin of 1 from the kingdom.
    4: You got a coin of 1 from the kingdom.
4 buy Knight, pay 1, pay 1, pay 1, pay 1
    Dag bought Knight with coins of 1, 1, 1 and 1.
    4: You bought Knight with coins of 1, 1, 1 and 1.
* card Knight
    Knight came to the store.
4 play Knight, to inner-city 4 A
    Dag played Knight to Dag's inner-city.
    4: You played Knight to your inner-city.
4 done
4 done
    Round 27: Ada's turn.
    1: Round 27: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Moneyer
    1: You drew Moneyer.
* card Coronation
    1: You drew Coronation.
1 put back Moneyer
    Ada put Moneyer on the discard pile.
    1: You put Moneyer on the discard pile.
1 discard Three Fields
    Ada discarded Three Fields.
    1: You discarded Three Fields.
1 done
1 command walls 1 A, top 1, to inner-city 1 B
    Ada moved a unit from Ada's walls to Ada's inner-city (second squad).
    1: You moved a unit from your walls to your inner-city (second squad).
1 done
1 done
    Round 27: Bo's turn.
    2: Round 27: your turn.
2 draw
    Bo drew a card.
    2: 
* card coin 10
    2: You drew a coin of 10.
2 discard coin 10
    Bo discarded a coin of 10.
    2: You discarded a coin of 10.
2 command middle A, top 1, to outer-city 2 A
    Bo moved a unit from the middle to Bo's outer-city.
    2: You moved a unit from the middle to your outer-city.
2 to middle A
    Bo moved a unit from Bo's outer-city to the middle.
    2: You moved a unit from your outer-city to the middle.
    Bo got a coin of 1 from the middle.
    2: You got a coin of 1 from the middle.
2 command outer-city 4 A, attack the walls
    Bo attacked Dag's walls with Knight.
    2: You attacked Dag's walls with Knight.
    4: Bo attacked your walls with Knight.
* dice 8
* dice 11
    It threw 8, Dag 11.
    4: It threw 8, you 11.
    It won, 19 against 17.
    A layer of Dag's walls fell; 2 stand.
    4: A layer of your walls fell; 2 stand.
2 command outer-city 4 A, attack the walls
    Bo attacked Dag's walls with Knight.
    2: You attacked Dag's walls with Knight.
    4: Bo attacked your walls with Knight.
* dice 6
* dice 9
    It threw 6, Dag 9.
    4: It threw 6, you 9.
    It won, 17 against 13.
    A layer of Dag's walls fell; one stands.
    4: A layer of your walls fell; one stands.
2 command outer-city 4 A, attack the walls
    Bo attacked Dag's walls with Knight.
    2: You attacked Dag's walls with Knight.
    4: Bo attacked your walls with Knight.
* dice 7
* dice 12
    It threw 7, Dag 12.
    4: It threw 7, you 12.
    It won, 18 against 15.
    The last layer of Dag's walls fell: the inner-city is open.
    4: The last layer of your walls fell: the inner-city is open.
2 command inner-city 2 B, top 1, to outer-city 2 B
    Bo moved a unit from Bo's inner-city (second squad) to Bo's outer-city (second squad).
    2: You moved a unit from your inner-city (second squad) to your outer-city (second squad).
2 command outer-city 2 A, top 1, to middle B
    Bo moved a unit from Bo's outer-city to the middle (second squad).
    2: You moved a unit from your outer-city to the middle (second squad).
    Bo's units are done.
    2: No unit can do more in this turn.
2 arrange middle B, lift Mage, to middle A
    Bo put Mage into the first squad in the middle.
    2: You put Mage into the first squad in the middle.
2 done
    Round 27: Dag's turn.
    4: Round 27: your turn.
    Dag got a coin of 1 from Coinage.
    4: You got a coin of 1 from Coinage.
4 buy Market, pay 1, pay 1, pay 1
    Dag bought Market with coins of 1, 1 and 1.
    4: You bought Market with coins of 1, 1 and 1.
* card Watchtower
    Watchtower came to the store.
4 play Market
    Dag played Market.
    4: You played Market.
4 done
4 done
    Round 28: Ada's turn.
    1: Round 28: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
    Ada got a coin of 1 from Market.
    1: You got a coin of 1 from Market.
1 draw
    Ada drew 2 cards to keep one.
    1: You drew 2 cards to keep one.
* card Herald
    1: You drew Herald.
* card coin 5
    1: You drew a coin of 5.
1 put back Herald
    Ada put Herald on the discard pile.
    1: You put Herald on the discard pile.
1 trade with seat 4, give Stirrups, for Mage, for Sharpshooter, for Spearman, propose
    Ada offered Dag Stirrups.
    1: You offered Dag Stirrups.
    4: Ada offered you Stirrups.
    Ada asked Dag for Sharpshooter, Spearman and Mage.
    1: You asked Dag for Sharpshooter, Spearman and Mage.
    4: Ada asked you for Sharpshooter, Spearman and Mage.
4 decline
    Dag declined the trade.
    4: You declined the trade.
1 play coin 5
    Ada played a coin of 5.
    1: You played a coin of 5.
1 play Coronation
    Ada played Coronation.
    1: You played Coronation.
1 command inner-city 1 B, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city (second squad) to Ada's walls.
    1: You moved a unit from your inner-city (second squad) to your walls.
1 done
1 arrange inner-city 1 A, lift Pikeman, to inner-city 1 A
    Ada put Pikeman on top in Ada's inner-city.
    1: You put Pikeman on top in your inner-city.
1 arrange inner-city 1 A, lift Spy, to inner-city 1 B
    Ada put Spy into the second squad in Ada's inner-city.
    1: You put Spy into the second squad in your inner-city.
1 done
    Round 28: Bo's turn.
    2: Round 28: your turn.
    Bo exchanged a coin of 1 for one of 3.
    2: You exchanged a coin of 1 for one of 3.
2 buy Printing, pay 1, pay 3
    Bo bought Printing with coins of 1 and 3.
    2: You bought Printing with coins of 1 and 3.
* card Plate
    Plate came to the store.
2 discard Printing
    Bo discarded Printing.
    2: You discarded Printing.
2 command outer-city 4 A, top 5, to inner-city 4 A
    Bo moved 5 units from Dag's outer-city to Dag's inner-city.
    2: You moved 5 units from Dag's outer-city to Dag's inner-city.
    4: Bo moved 5 units from your outer-city to your inner-city.
2 done
2 done
2 done
    Round 28: Dag's turn.
    4: Round 28: your turn.
    Dag got a coin of 1 from Coinage.
    4: You got a coin of 1 from Coinage.
    Dag got a coin of 1 from the kingdom.
    4: You got a coin of 1 from the kingdom.
    Dag got a coin of 1 from Ploughs.
    4: You got a coin of 1 from Ploughs.
    Dag got a coin of 1 from Market.
    4: You got a coin of 1 from Market.
4 buy Knight, pay 1, pay 1, pay 5
    Dag bought Knight with coins of 1, 1 and 5.
    4: You bought Knight with coins of 1, 1 and 5.
* card Knight
    Knight came to the store.
4 done
4 play Archer, to inner-city 4 B
    Dag played Archer to Dag's inner-city (second squad).
    4: You played Archer to your inner-city (second squad).
4 command inner-city 4 B, top 1, to outer-city 4 A
    Dag moved a unit from Dag's inner-city (second squad) to Dag's outer-city.
    4: You moved a unit from your inner-city (second squad) to your outer-city.
4 command inner-city 4 A, top 1, to outer-city 4 A
    Dag moved a unit from Dag's inner-city to Dag's outer-city.
    4: You moved a unit from your inner-city to your outer-city.
4 done
4 command inner-city 4 A, attack inner-city 4 A of seat 2
    Dag attacked Bo's Knight in Dag's inner-city with Mage.
    2: Dag attacked your Knight in Dag's inner-city with Mage.
    4: You attacked Bo's Knight in your inner-city with Mage.
* dice 5
* dice 6
    It threw 5, Bo 6.
    2: It threw 5, you 6.
    It was beaten off, 9 against 12.
    Dag's units are done.
    4: No unit can do more in this turn.
4 arrange outer-city 4 A, lift Knight, to outer-city 4 B
    Dag put Knight into the second squad in Dag's outer-city.
    4: You put Knight into the second squad in your outer-city.
4 done
    Round 29: Ada's turn.
    1: Round 29: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
1 buy The Colossal Gate, pay 3, pay 1, pay 1, pay 1, pay 5
    Ada bought The Colossal Gate with coins of 1, 1, 1, 3 and 5.
    1: You bought The Colossal Gate with coins of 1, 1, 1, 3 and 5.
* card Theatre
    Theatre came to the store.
1 done
1 play The Colossal Gate
    Ada played The Colossal Gate.
    1: You played The Colossal Gate.
1 done
1 command inner-city 1 A, top 4, to outer-city 1 A
    Ada moved 4 units from Ada's inner-city to Ada's outer-city.
    1: You moved 4 units from your inner-city to your outer-city.
1 done
1 arrange outer-city 1 A, lift Spearman, to outer-city 1 A
    Ada put Spearman on top in Ada's outer-city.
    1: You put Spearman on top in your outer-city.
1 arrange outer-city 1 A, lift Swordsman, to outer-city 1 B
    Ada put Swordsman into the second squad in Ada's outer-city.
    1: You put Swordsman into the second squad in your outer-city.
1 arrange outer-city 1 A, lift Pikeman, to outer-city 1 A
    Ada put Pikeman on top in Ada's outer-city.
    1: You put Pikeman on top in your outer-city.
1 done
    Round 29: Bo's turn.
    2: Round 29: your turn.
2 draw
    Bo drew a card.
    2: 
* card Builder
    2: You drew Builder.
2 discard Builder
    Bo discarded Builder.
    2: You discarded Builder.
2 command inner-city 4 A, kill the hero
    Bo killed Dag's hero, The Envoy.
    2: You killed Dag's hero, The Envoy.
    4: Bo killed your hero, The Envoy.
2 command middle A, top 2, to outer-city 4 A
    Bo moved 2 units from the middle to Dag's outer-city.
    2: You moved 2 units from the middle to Dag's outer-city.
    4: Bo moved 2 units from the middle to your outer-city.
2 to middle A
    Bo moved 2 units from Dag's outer-city to the middle.
    2: You moved 2 units from Dag's outer-city to the middle.
    4: Bo moved 2 units from your outer-city to the middle.
    Bo got a coin of 1 from the middle.
    2: You got a coin of 1 from the middle.
2 done
2 done
    Round 29: Dag's turn.
    4: Round 29: your turn.
    Dag got a coin of 1 from Coinage.
    4: You got a coin of 1 from Coinage.
4 buy Theatre, pay 1, pay 1, pay 1, pay 3
    Dag bought Theatre with coins of 1, 1, 1 and 3.
    4: You bought Theatre with coins of 1, 1, 1 and 3.
* card Perspective
    Perspective came to the store.
4 trade with seat 1, give Pikeman, for coin 3, for Sorcerer, for Stirrups, propose
    Dag offered Ada Pikeman.
    1: Dag offered you Pikeman.
    4: You offered Ada Pikeman.
    Dag asked Ada for a coin of 3, Sorcerer and Stirrups.
    1: Dag asked you for a coin of 3, Sorcerer and Stirrups.
    4: You asked Ada for a coin of 3, Sorcerer and Stirrups.
1 decline
    Ada declined the trade.
    1: You declined the trade.
4 play Knight, to inner-city 4 A
    Dag played Knight to Dag's inner-city.
    4: You played Knight to your inner-city.
4 command inner-city 4 A, top 1, to outer-city 4 A
    Dag moved a unit from Dag's inner-city to Dag's outer-city.
    4: You moved a unit from your inner-city to your outer-city.
4 to inner-city 4 A
    Dag moved a unit from Dag's outer-city to Dag's inner-city.
    4: You moved a unit from your outer-city to your inner-city.
4 done
4 done
    Round 30: Ada's turn.
    1: Round 30: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
    Ada got a coin of 1 from Market.
    1: You got a coin of 1 from Market.
1 buy Plate, pay 1, pay 3
    Ada bought Plate with coins of 1 and 3.
    1: You bought Plate with coins of 1 and 3.
* card The Great Library
    The Great Library came to the store.
1 done
1 play Sorcerer, to inner-city 1 B
    Ada played Sorcerer to Ada's inner-city (second squad).
    1: You played Sorcerer to your inner-city (second squad).
1 done
1 command inner-city 1 B, top 1, to walls 1 B
    Ada moved a unit from Ada's inner-city (second squad) to Ada's walls (second squad).
    1: You moved a unit from your inner-city (second squad) to your walls (second squad).
1 command inner-city 1 B, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city (second squad) to Ada's outer-city.
    1: You moved a unit from your inner-city (second squad) to your outer-city.
1 command outer-city 1 B, top 1, to middle A
    Ada moved a unit from Ada's outer-city (second squad) to the middle.
    1: You moved a unit from your outer-city (second squad) to the middle.
    Ada got a coin of 1 from the middle.
    1: You got a coin of 1 from the middle.
1 done
1 arrange outer-city 1 A, lift Pikeman, to outer-city 1 A
    Ada put Pikeman on top in Ada's outer-city.
    1: You put Pikeman on top in your outer-city.
1 done
    Round 30: Bo's turn.
    2: Round 30: your turn.
    Bo exchanged a coin of 1 for one of 3.
    2: You exchanged a coin of 1 for one of 3.
2 buy Mage, pay 3
    Bo bought Mage with a coin of 3.
    2: You bought Mage with a coin of 3.
    Trebuchet came to the store.
2 discard Mage
    Bo discarded Mage.
    2: You discarded Mage.
2 command middle A, top 2, to outer-city 4 A
    Bo moved 2 units from the middle to Dag's outer-city.
    2: You moved 2 units from the middle to Dag's outer-city.
    4: Bo moved 2 units from the middle to your outer-city.
2 to inner-city 4 B
    Bo moved 2 units from Dag's outer-city to Dag's inner-city (second squad).
    2: You moved 2 units from Dag's outer-city to Dag's inner-city (second squad).
    4: Bo moved 2 units from your outer-city to your inner-city (second squad).
2 command inner-city 4 A, destroy Captain of the Guard
    Bo destroyed Dag's Captain of the Guard.
    2: You destroyed Dag's Captain of the Guard.
    4: Bo destroyed your Captain of the Guard.
2 done
2 arrange inner-city 4 B, lift Spy, to inner-city 4 B
    Bo put Spy on top in Dag's inner-city (second squad).
    2: You put Spy on top in Dag's inner-city (second squad).
    4: Bo put Spy on top in your inner-city (second squad).
2 arrange inner-city 4 B, lift Mage, to inner-city 4 B
    Bo put Mage on top in Dag's inner-city (second squad).
    2: You put Mage on top in Dag's inner-city (second squad).
    4: Bo put Mage on top in your inner-city (second squad).
2 arrange inner-city 4 B, lift Spy, to inner-city 4 A
    Bo put Spy into the first squad in Dag's inner-city.
    2: You put Spy into the first squad in Dag's inner-city.
    4: Bo put Spy into the first squad in your inner-city.
2 arrange inner-city 4 A, lift Knight, to inner-city 4 A
    Bo put Knight on top in Dag's inner-city.
    2: You put Knight on top in Dag's inner-city.
    4: Bo put Knight on top in your inner-city.
2 done
    Round 30: Dag's turn.
    4: Round 30: your turn.
    Dag got a coin of 1 from Coinage.
    4: You got a coin of 1 from Coinage.
    Dag got a coin of 1 from the kingdom.
    4: You got a coin of 1 from the kingdom.
    Dag got a coin of 1 from Ploughs.
    4: You got a coin of 1 from Ploughs.
    Dag got a coin of 1 from Market.
    4: You got a coin of 1 from Market.
4 buy Tournament, pay 1, pay 3, pay 1, pay 1, pay 1, pay 1
    Dag bought Tournament with coins of 1, 1, 1, 1, 1 and 3.
    4: You bought Tournament with coins of 1, 1, 1, 1, 1 and 3.
* card Song of Praise
    Song of Praise came to the store.
4 trade with seat 1, give Theatre, for Fletching, for Engineering, for Coronation, propose
    Dag offered Ada Theatre.
    1: Dag offered you Theatre.
    4: You offered Ada Theatre.
    Dag asked Ada for Coronation, Fletching and Engineering.
    1: Dag asked you for Coronation, Fletching and Engineering.
    4: You asked Ada for Coronation, Fletching and Engineering.
1 decline
    Ada declined the trade.
    1: You declined the trade.
4 play Pikeman, to inner-city 4 A
    Dag played Pikeman to Dag's inner-city.
    4: You played Pikeman to your inner-city.
4 done
4 arrange inner-city 4 A, lift Knight, to inner-city 4 A
    Dag put Knight on top in Dag's inner-city.
    4: You put Knight on top in your inner-city.
4 arrange inner-city 4 A, lift Pikeman, to inner-city 4 A
    Dag put Pikeman on top in Dag's inner-city.
    4: You put Pikeman on top in your inner-city.
4 arrange outer-city 4 B, lift Knight, to outer-city 4 A
    Dag put Knight into the first squad in Dag's outer-city.
    4: You put Knight into the first squad in your outer-city.
4 arrange inner-city 4 A, lift Mage, to inner-city 4 A
    Dag put Mage on top in Dag's inner-city.
    4: You put Mage on top in your inner-city.
4 arrange outer-city 4 A, lift Knight, to outer-city 4 B
    Dag put Knight into the second squad in Dag's outer-city.
    4: You put Knight into the second squad in your outer-city.
    Round 31: Ada's turn.
    1: Round 31: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
1 buy Perspective, pay 1, pay 1, pay 1, pay 1
    Ada bought Perspective with coins of 1, 1, 1 and 1.
    1: You bought Perspective with coins of 1, 1, 1 and 1.
* card School
    School came to the store.
1 done
1 play Spearman, to inner-city 1 A
    Ada played Spearman to Ada's inner-city.
    1: You played Spearman to your inner-city.
1 done
1 command outer-city 1 A, top 3, to inner-city 1 B
    Ada moved 3 units from Ada's outer-city to Ada's inner-city (second squad).
    1: You moved 3 units from your outer-city to your inner-city (second squad).
1 command walls 1 B, top 1, to outer-city 1 A
    Ada moved a unit from Ada's walls (second squad) to Ada's outer-city.
    1: You moved a unit from your walls (second squad) to your outer-city.
1 command walls 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's walls to Ada's outer-city.
    1: You moved a unit from your walls to your outer-city.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city to Ada's outer-city.
    1: You moved a unit from your inner-city to your outer-city.
1 done
1 arrange outer-city 1 A, lift Sorcerer, to outer-city 1 B
    Ada put Sorcerer into the second squad in Ada's outer-city.
    1: You put Sorcerer into the second squad in your outer-city.
1 done
    Round 31: Bo's turn.
    2: Round 31: your turn.
2 draw
    Bo drew a card.
    2: 
* card Swordsman
    2: You drew Swordsman.
2 play Swordsman, to inner-city 2 A
    Bo played Swordsman to Bo's inner-city.
    2: You played Swordsman to your inner-city.
2 command inner-city 4 A, top 6, to outer-city 4 A
    Bo moved 6 units from Dag's inner-city to Dag's outer-city.
    2: You moved 6 units from Dag's inner-city to Dag's outer-city.
    4: Bo moved 6 units from your inner-city to your outer-city.
2 to inner-city 4 B
    Bo moved 6 units from Dag's outer-city to Dag's inner-city (second squad).
    2: You moved 6 units from Dag's outer-city to Dag's inner-city (second squad).
    4: Bo moved 6 units from your outer-city to your inner-city (second squad).
2 command inner-city 2 A, top 1, to outer-city 2 B
    Bo moved a unit from Bo's inner-city to Bo's outer-city (second squad).
    2: You moved a unit from your inner-city to your outer-city (second squad).
    Bo's units are done.
    2: No unit can do more in this turn.
2 done
    Round 31: Dag's turn.
    4: Round 31: your turn.
    Dag got a coin of 1 from Coinage.
    4: You got a coin of 1 from Coinage.
4 buy Sorcerer, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Dag bought Sorcerer with coins of 1, 1, 1, 1, 1 and 1.
    4: You bought Sorcerer with coins of 1, 1, 1, 1, 1 and 1.
    Sorcerer came to the store.
4 trade with seat 1, give Double Entry, for Perspective, for Archer, for Coronation, propose
    Dag offered Ada Double Entry.
    1: Dag offered you Double Entry.
    4: You offered Ada Double Entry.
    Dag asked Ada for Coronation, Archer and Perspective.
    1: Dag asked you for Coronation, Archer and Perspective.
    4: You asked Ada for Coronation, Archer and Perspective.
1 decline
    Ada declined the trade.
    1: You declined the trade.
4 discard Court Poet
    Dag discarded Court Poet.
    4: You discarded Court Poet.
4 command outer-city 4 B, top 1, to inner-city 4 B
    Dag moved a unit from Dag's outer-city (second squad) to Dag's inner-city (second squad).
    4: You moved a unit from your outer-city (second squad) to your inner-city (second squad).
4 done
4 command outer-city 4 A, top 1, to inner-city 4 A
    Dag moved a unit from Dag's outer-city to Dag's inner-city.
    4: You moved a unit from your outer-city to your inner-city.
    Dag's units are done.
    4: No unit can do more in this turn.
4 arrange inner-city 4 B, lift Knight, to inner-city 4 A
    Dag put Knight into the first squad in Dag's inner-city.
    4: You put Knight into the first squad in your inner-city.
4 done
    Round 32: Ada's turn.
    1: Round 32: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
    Ada got a coin of 1 from Market.
    1: You got a coin of 1 from Market.
1 buy The Great Library, pay 3, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1, pay 1
    Ada bought The Great Library with coins of 1, 1, 1, 1, 1, 1, 1, 1 and 3.
    1: You bought The Great Library with coins of 1, 1, 1, 1, 1, 1, 1, 1 and 3.
* card Watchtower
    Watchtower came to the store.
1 done
1 play The Great Library
    Ada played The Great Library.
    1: You played The Great Library.
1 done
1 done
1 done
    Round 32: Bo's turn.
    2: Round 32: your turn.
2 draw
    Bo drew a card.
    2: 
* card Coronation
    2: You drew Coronation.
2 discard Coronation
    Bo discarded Coronation.
    2: You discarded Coronation.
2 command inner-city 4 B, attack inner-city 4 A of seat 4
    Bo attacked Dag's Knight in Dag's inner-city with Knight.
    2: You attacked Dag's Knight in Dag's inner-city with Knight.
    4: Bo attacked your Knight in your inner-city with Knight.
* dice 8
* dice 11
    It threw 8, Dag 11.
    4: It threw 8, you 11.
    It was beaten off, 17 against 17.
2 command outer-city 2 B, top 2, to middle A
    Bo moved 2 units from Bo's outer-city (second squad) to the middle.
    2: You moved 2 units from your outer-city (second squad) to the middle.
    Bo got a coin of 1 from the middle.
    2: You got a coin of 1 from the middle.
2 to outer-city 4 A
    Bo moved 2 units from the middle to Dag's outer-city.
    2: You moved 2 units from the middle to Dag's outer-city.
    4: Bo moved 2 units from the middle to your outer-city.
    Bo's units are done.
    2: No unit can do more in this turn.
2 arrange inner-city 4 B, lift Crossbowman, to inner-city 4 B
    Bo put Crossbowman on top in Dag's inner-city (second squad).
    2: You put Crossbowman on top in Dag's inner-city (second squad).
    4: Bo put Crossbowman on top in your inner-city (second squad).
2 arrange inner-city 4 B, lift Crossbowman, to inner-city 4 B
    Bo put Crossbowman on top in Dag's inner-city (second squad).
    2: You put Crossbowman on top in Dag's inner-city (second squad).
    4: Bo put Crossbowman on top in your inner-city (second squad).
2 arrange inner-city 4 B, lift Pikeman, to inner-city 4 A
    Bo put Pikeman into the first squad in Dag's inner-city.
    2: You put Pikeman into the first squad in Dag's inner-city.
    4: Bo put Pikeman into the first squad in your inner-city.
2 arrange inner-city 4 B, lift Mage, to inner-city 4 A
    Bo put Mage into the first squad in Dag's inner-city.
    2: You put Mage into the first squad in Dag's inner-city.
    4: Bo put Mage into the first squad in your inner-city.
2 done
    Round 32: Dag's turn.
    4: Round 32: your turn.
    Dag got a coin of 1 from Coinage.
    4: You got a coin of 1 from Coinage.
    Dag got a coin of 1 from the kingdom.
    4: You got a coin of 1 from the kingdom.
    Dag got a coin of 1 from Ploughs.
    4: You got a coin of 1 from Ploughs.
    Dag got a coin of 1 from Market.
    4: You got a coin of 1 from Market.
4 buy Watchtower, pay 1, pay 1, pay 1
    Dag bought Watchtower with coins of 1, 1 and 1.
    4: You bought Watchtower with coins of 1, 1 and 1.
* card Star Forts
    Star Forts came to the store.
4 done
4 play Sorcerer, to inner-city 4 A
    Dag played Sorcerer to Dag's inner-city.
    4: You played Sorcerer to your inner-city.
4 command inner-city 4 A, attack inner-city 4 B of seat 2
    Dag attacked Bo's Crossbowman in Dag's inner-city (second squad) with Sorcerer.
    2: Dag attacked your Crossbowman in Dag's inner-city (second squad) with Sorcerer.
    4: You attacked Bo's Crossbowman in your inner-city (second squad) with Sorcerer.
* dice 10
* dice 6
    It threw 10, Bo 6.
    2: It threw 10, you 6.
    It won, 16 against 9.
    Bo's Crossbowman died.
    2: Your Crossbowman died.
4 command inner-city 4 A, attack inner-city 4 B of seat 2
    Dag attacked Bo's Crossbowman in Dag's inner-city (second squad) with Sorcerer.
    2: Dag attacked your Crossbowman in Dag's inner-city (second squad) with Sorcerer.
    4: You attacked Bo's Crossbowman in your inner-city (second squad) with Sorcerer.
* dice 9
* dice 6
    It threw 9, Bo 6.
    2: It threw 9, you 6.
    It won, 15 against 9.
    Bo's Crossbowman died.
    2: Your Crossbowman died.
4 done
4 done
    Round 33: Ada's turn.
    1: Round 33: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
1 buy Theatre, pay 1, pay 1, pay 1, pay 1, pay 1
    Ada bought Theatre with coins of 1, 1, 1, 1 and 1.
    1: You bought Theatre with coins of 1, 1, 1, 1 and 1.
* card Star Forts
    Star Forts came to the store.
1 done
1 play Theatre
    Ada played Theatre.
    1: You played Theatre.
1 done
1 command outer-city 1 B, top 1, to walls 1 A
    Ada moved a unit from Ada's outer-city (second squad) to Ada's walls.
    1: You moved a unit from your outer-city (second squad) to your walls.
1 command outer-city 1 A, top 1, to inner-city 1 B
    Ada moved a unit from Ada's outer-city to Ada's inner-city (second squad).
    1: You moved a unit from your outer-city to your inner-city (second squad).
1 done
1 arrange inner-city 1 B, lift Pikeman, to inner-city 1 B
    Ada put Pikeman on top in Ada's inner-city (second squad).
    1: You put Pikeman on top in your inner-city (second squad).
1 done
    Round 33: Bo's turn.
    2: Round 33: your turn.
2 buy Trebuchet, pay 1
    Bo bought Trebuchet with a coin of 1.
    2: You bought Trebuchet with a coin of 1.
    Knight came to the store.
2 play Trebuchet, to inner-city 2 A
    Bo played Trebuchet to Bo's inner-city.
    2: You played Trebuchet to your inner-city.
2 command inner-city 4 B, attack inner-city 4 A of seat 4
    Bo attacked Dag's Sorcerer in Dag's inner-city with Knight.
    2: You attacked Dag's Sorcerer in Dag's inner-city with Knight.
    4: Bo attacked your Sorcerer in your inner-city with Knight.
* dice 10
* dice 9
    It threw 10, Dag 9.
    4: It threw 10, you 9.
    It won, 19 against 12.
    Dag's Sorcerer died.
    4: Your Sorcerer died.
    Bo got a coin of 1 from Siege Master.
    2: You got a coin of 1 from Siege Master.
2 command outer-city 4 A, top 2, to inner-city 4 A
    Bo moved 2 units from Dag's outer-city to Dag's inner-city.
    2: You moved 2 units from Dag's outer-city to Dag's inner-city.
    4: Bo moved 2 units from your outer-city to your inner-city.
2 to outer-city 4 A
    Bo moved 2 units from Dag's inner-city to Dag's outer-city.
    2: You moved 2 units from Dag's inner-city to Dag's outer-city.
    4: Bo moved 2 units from your inner-city to your outer-city.
2 done
2 done
    Round 33: Dag's turn.
    4: Round 33: your turn.
    Dag got a coin of 1 from Coinage.
    4: You got a coin of 1 from Coinage.
4 buy School, pay 1, pay 1, pay 1, pay 1
    Dag bought School with coins of 1, 1, 1 and 1.
    4: You bought School with coins of 1, 1, 1 and 1.
* card Chancellor
    Chancellor came to the store.
4 done
4 discard Mage
    Dag discarded Mage.
    4: You discarded Mage.
4 done
4 arrange inner-city 4 A, lift Pikeman, to inner-city 4 A
    Dag put Pikeman on top in Dag's inner-city.
    4: You put Pikeman on top in your inner-city.
4 arrange inner-city 4 A, lift Knight, to inner-city 4 A
    Dag put Knight on top in Dag's inner-city.
    4: You put Knight on top in your inner-city.
4 done
    Round 34: Ada's turn.
    1: Round 34: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
    Ada got a coin of 1 from Market.
    1: You got a coin of 1 from Market.
1 buy Tournament, pay 3, pay 1, pay 1, pay 1, pay 1
    Ada bought Tournament with coins of 1, 1, 1, 1 and 3.
    1: You bought Tournament with coins of 1, 1, 1, 1 and 3.
* card Tournament
    Tournament came to the store.
1 trade with seat 4, give Perspective, give Tournament, for Sharpshooter, for Double Entry, for coin 1, propose
    Ada offered Dag Tournament and Perspective.
    1: You offered Dag Tournament and Perspective.
    4: Ada offered you Tournament and Perspective.
    Ada asked Dag for a coin of 1, Sharpshooter and Double Entry.
    1: You asked Dag for a coin of 1, Sharpshooter and Double Entry.
    4: Ada asked you for a coin of 1, Sharpshooter and Double Entry.
4 decline
    Dag declined the trade.
    4: You declined the trade.
1 play Tournament
    Ada played Tournament.
    1: You played Tournament.
1 done
1 command outer-city 1 A, top 1, to walls 1 B
    Ada moved a unit from Ada's outer-city to Ada's walls (second squad).
    1: You moved a unit from your outer-city to your walls (second squad).
1 command outer-city 1 A, top 1, to inner-city 1 B
    Ada moved a unit from Ada's outer-city to Ada's inner-city (second squad).
    1: You moved a unit from your outer-city to your inner-city (second squad).
1 done
1 arrange walls 1 A, lift Sorcerer, to walls 1 B
    Ada put Sorcerer into the second squad in Ada's walls.
    1: You put Sorcerer into the second squad in your walls.
1 arrange inner-city 1 B, lift Pikeman, to inner-city 1 B
    Ada put Pikeman on top in Ada's inner-city (second squad).
    1: You put Pikeman on top in your inner-city (second squad).
1 done
    Round 34: Bo's turn.
    2: Round 34: your turn.
    Bo exchanged a coin of 1 for one of 3.
    2: You exchanged a coin of 1 for one of 3.
2 buy Watchtower, pay 3
    Bo bought Watchtower with a coin of 3.
    2: You bought Watchtower with a coin of 3.
* card Foundry
    Foundry came to the store.
2 play Watchtower
    Bo played Watchtower.
    2: You played Watchtower.
2 command inner-city 4 A, top 1, to outer-city 4 B
    Bo moved a unit from Dag's inner-city to Dag's outer-city (second squad).
    2: You moved a unit from Dag's inner-city to Dag's outer-city (second squad).
    4: Bo moved a unit from your inner-city to your outer-city (second squad).
2 done
2 command inner-city 4 B, destroy Market
    Bo destroyed Dag's Market.
    2: You destroyed Dag's Market.
    4: Bo destroyed your Market.
2 command outer-city 4 A, top 1, to inner-city 4 B
    Bo moved a unit from Dag's outer-city to Dag's inner-city (second squad).
    2: You moved a unit from Dag's outer-city to Dag's inner-city (second squad).
    4: Bo moved a unit from your outer-city to your inner-city (second squad).
2 done
2 command inner-city 4 A, destroy School
    Bo destroyed Dag's School.
    2: You destroyed Dag's School.
    4: Bo destroyed your School.
2 command outer-city 4 A, top 1, to inner-city 4 A
    Bo moved a unit from Dag's outer-city to Dag's inner-city.
    2: You moved a unit from Dag's outer-city to Dag's inner-city.
    4: Bo moved a unit from your outer-city to your inner-city.
2 to outer-city 4 A
    Bo moved a unit from Dag's inner-city to Dag's outer-city.
    2: You moved a unit from Dag's inner-city to Dag's outer-city.
    4: Bo moved a unit from your inner-city to your outer-city.
2 command inner-city 2 A, top 1, to outer-city 2 A
    Bo moved a unit from Bo's inner-city to Bo's outer-city.
    2: You moved a unit from your inner-city to your outer-city.
    Bo's units are done.
    2: No unit can do more in this turn.
2 arrange inner-city 4 A, lift Pikeman, to inner-city 4 B
    Bo put Pikeman into the second squad in Dag's inner-city.
    2: You put Pikeman into the second squad in Dag's inner-city.
    4: Bo put Pikeman into the second squad in your inner-city.
2 arrange inner-city 4 B, lift Knight, to inner-city 4 B
    Bo put Knight on top in Dag's inner-city (second squad).
    2: You put Knight on top in Dag's inner-city (second squad).
    4: Bo put Knight on top in your inner-city (second squad).
2 done
    Round 34: Dag's turn.
    4: Round 34: your turn.
    Dag got a coin of 1 from Coinage.
    4: You got a coin of 1 from Coinage.
    Dag got a coin of 1 from the kingdom.
    4: You got a coin of 1 from the kingdom.
    Dag got a coin of 1 from Ploughs.
    4: You got a coin of 1 from Ploughs.
4 buy Knight, pay 1, pay 1, pay 1, pay 1
    Dag bought Knight with coins of 1, 1, 1 and 1.
    4: You bought Knight with coins of 1, 1, 1 and 1.
    Trebuchet came to the store.
4 discard coin 1
    Dag discarded a coin of 1.
    4: You discarded a coin of 1.
4 command inner-city 4 A, attack inner-city 4 B of seat 2
    Dag attacked Bo's Knight in Dag's inner-city (second squad) with Knight.
    2: Dag attacked your Knight in Dag's inner-city (second squad) with Knight.
    4: You attacked Bo's Knight in your inner-city (second squad) with Knight.
* dice 7
* dice 6
    It threw 7, Bo 6.
    2: It threw 7, you 6.
    It won, 13 against 12.
    Bo's Knight died.
    2: Your Knight died.
4 command inner-city 4 A, attack inner-city 4 B of seat 2
    Dag attacked Bo's Pikeman in Dag's inner-city (second squad) with Knight.
    2: Dag attacked your Pikeman in Dag's inner-city (second squad) with Knight.
    4: You attacked Bo's Pikeman in your inner-city (second squad) with Knight.
* dice 9
* dice 7
    It threw 9, Bo 7.
    2: It threw 9, you 7.
    It won, 15 against 13.
    Bo's Pikeman died.
    2: Your Pikeman died.
4 done
4 arrange inner-city 4 A, lift Archer, to inner-city 4 A
    Dag put Archer on top in Dag's inner-city.
    4: You put Archer on top in your inner-city.
4 arrange inner-city 4 A, lift Knight, to inner-city 4 B
    Dag put Knight into the second squad in Dag's inner-city.
    4: You put Knight into the second squad in your inner-city.
4 done
    Round 35: Ada's turn.
    1: Round 35: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
1 draw
    Ada drew 3 cards to keep one.
    1: You drew 3 cards to keep one.
* card coin 1
    1: You drew a coin of 1.
* card coin 5
    1: You drew a coin of 5.
* card Engineering
    1: You drew Engineering.
1 put back coin 1
    Ada put a coin of 1 on the discard pile.
    1: You put a coin of 1 on the discard pile.
1 put back Engineering
    Ada put Engineering on the discard pile.
    1: You put Engineering on the discard pile.
1 play Spearman, to inner-city 1 A
    Ada played Spearman to Ada's inner-city.
    1: You played Spearman to your inner-city.
1 done
1 command walls 1 B, top 2, to inner-city 1 B
    Ada moved 2 units from Ada's walls (second squad) to Ada's inner-city (second squad).
    1: You moved 2 units from your walls (second squad) to your inner-city (second squad).
1 command middle A, top 1, to outer-city 4 A
    Ada moved a unit from the middle to Dag's outer-city.
    1: You moved a unit from the middle to Dag's outer-city.
    4: Ada moved a unit from the middle to your outer-city.
1 command inner-city 1 A, top 1, to outer-city 1 A
    Ada moved a unit from Ada's inner-city to Ada's outer-city.
    1: You moved a unit from your inner-city to your outer-city.
    Ada's units are done.
    1: No unit can do more in this turn.
1 arrange inner-city 1 B, lift Pikeman, to inner-city 1 B
    Ada put Pikeman on top in Ada's inner-city (second squad).
    1: You put Pikeman on top in your inner-city (second squad).
1 arrange inner-city 1 B, lift Crossbowman, to inner-city 1 A
    Ada put Crossbowman into the first squad in Ada's inner-city.
    1: You put Crossbowman into the first squad in your inner-city.
1 done
    Round 35: Bo's turn.
    2: Round 35: your turn.
2 draw
    Bo drew a card.
    2: 
* card Archer
    2: You drew Archer.
2 play Archer, to inner-city 2 A
    Bo played Archer to Bo's inner-city.
    2: You played Archer to your inner-city.
2 command inner-city 4 B, attack inner-city 4 A of seat 4
    Bo attacked Dag's Archer in Dag's inner-city with Swordsman.
    2: You attacked Dag's Archer in Dag's inner-city with Swordsman.
    4: Bo attacked your Archer in your inner-city with Swordsman.
* dice 4
* dice 5
    It threw 4, Dag 5.
    4: It threw 4, you 5.
    It won, 11 against 7.
    Dag's Archer died.
    4: Your Archer died.
    Bo got a coin of 1 from Siege Master.
    2: You got a coin of 1 from Siege Master.
2 command outer-city 4 A, attack outer-city 4 A of seat 1
    Bo attacked Ada's Swordsman in Dag's outer-city with Swordsman.
    1: Bo attacked your Swordsman in Dag's outer-city with Swordsman.
    2: You attacked Ada's Swordsman in Dag's outer-city with Swordsman.
    4: Bo attacked Ada's Swordsman in your outer-city with Swordsman.
* dice 4
* dice 8
    It threw 4, Ada 8.
    1: It threw 4, you 8.
    It was beaten off, 11 against 12.
2 command inner-city 4 B, attack inner-city 4 B of seat 4
    Bo attacked Dag's Knight in Dag's inner-city (second squad) with Swordsman.
    2: You attacked Dag's Knight in Dag's inner-city (second squad) with Swordsman.
    4: Bo attacked your Knight in your inner-city (second squad) with Swordsman.
* dice 8
* dice 6
    It threw 8, Dag 6.
    4: It threw 8, you 6.
    It won, 15 against 12.
    Dag's Knight died.
    4: Your Knight died.
    Bo got a coin of 1 from Siege Master.
    2: You got a coin of 1 from Siege Master.
2 command inner-city 4 B, attack inner-city 4 A of seat 4
    Bo attacked Dag's Knight in Dag's inner-city with Swordsman.
    2: You attacked Dag's Knight in Dag's inner-city with Swordsman.
    4: Bo attacked your Knight in your inner-city with Swordsman.
* dice 9
* dice 8
    It threw 9, Dag 8.
    4: It threw 9, you 8.
    It won, 16 against 14.
    Dag's Knight died.
    4: Your Knight died.
    Bo got a coin of 1 from Siege Master.
    2: You got a coin of 1 from Siege Master.
2 command inner-city 4 B, attack inner-city 4 A of seat 4
    Bo attacked Dag's Pikeman in Dag's inner-city with Swordsman.
    2: You attacked Dag's Pikeman in Dag's inner-city with Swordsman.
    4: Bo attacked your Pikeman in your inner-city with Swordsman.
* dice 10
* dice 7
    It threw 10, Dag 7.
    4: It threw 10, you 7.
    It won, 17 against 13.
    Dag's Pikeman died.
    4: Your Pikeman died.
    Bo got a coin of 1 from Siege Master.
    2: You got a coin of 1 from Siege Master.
2 command inner-city 2 A, top 1, to walls 2 A
    Bo moved a unit from Bo's inner-city to Bo's walls.
    2: You moved a unit from your inner-city to your walls.
2 to outer-city 2 B
    Bo moved a unit from Bo's walls to Bo's outer-city (second squad).
    2: You moved a unit from your walls to your outer-city (second squad).
2 command inner-city 4 B, attack inner-city 4 A of seat 4
    Bo attacked Dag's Mage in Dag's inner-city with Swordsman.
    2: You attacked Dag's Mage in Dag's inner-city with Swordsman.
    4: Bo attacked your Mage in your inner-city with Swordsman.
* dice 8
* dice 7
    It threw 8, Dag 7.
    4: It threw 8, you 7.
    It won, 15 against 11.
    Dag's Mage died.
    4: Your Mage died.
    Bo got a coin of 1 from Siege Master.
    2: You got a coin of 1 from Siege Master.
2 command outer-city 2 A, top 1, to inner-city 2 A
    Bo moved a unit from Bo's outer-city to Bo's inner-city.
    2: You moved a unit from your outer-city to your inner-city.
2 command outer-city 4 B, attack outer-city 4 A of seat 1
    Bo attacked Ada's Swordsman in Dag's outer-city with Mage.
    1: Bo attacked your Swordsman in Dag's outer-city with Mage.
    2: You attacked Ada's Swordsman in Dag's outer-city with Mage.
    4: Bo attacked Ada's Swordsman in your outer-city with Mage.
* dice 3
* dice 6
    It threw 3, Ada 6.
    1: It threw 3, you 6.
    It was beaten off, 7 against 10.
    Bo's units are done.
    2: No unit can do more in this turn.
2 arrange outer-city 4 A, lift Swordsman, to outer-city 4 B
    Bo put Swordsman into the second squad in Dag's outer-city.
    2: You put Swordsman into the second squad in Dag's outer-city.
    4: Bo put Swordsman into the second squad in your outer-city.
2 done
    Round 35: Dag's turn.
    4: Round 35: your turn.
    Dag got a coin of 1 from Coinage.
    4: You got a coin of 1 from Coinage.
4 buy Star Forts, pay 1, pay 1, pay 1
    Dag bought Star Forts with coins of 1, 1 and 1.
    4: You bought Star Forts with coins of 1, 1 and 1.
* card Letters of Credit
    Letters of Credit came to the store.
4 discard Knight
    Dag discarded Knight.
    4: You discarded Knight.
    Round 36: Ada's turn.
    1: Round 36: your turn.
    Ada got a coin of 1 from Coinage.
    1: You got a coin of 1 from Coinage.
    Ada got a coin of 1 from Harbour.
    1: You got a coin of 1 from Harbour.
    Ada exchanged a coin of 1 for one of 3.
    1: You exchanged a coin of 1 for one of 3.
    Ada got a coin of 1 from Market.
    1: You got a coin of 1 from Market.
1 buy Trebuchet, pay 1
    Ada bought Trebuchet with a coin of 1.
    1: You bought Trebuchet with a coin of 1.
    Pikeman came to the store.
1 play coin 5
    Ada played a coin of 5.
    1: You played a coin of 5.
1 discard Plate
    Ada discarded Plate.
    1: You discarded Plate.
1 command outer-city 1 A, top 1, to inner-city 1 B
    Ada moved a unit from Ada's outer-city to Ada's inner-city (second squad).
    1: You moved a unit from your outer-city to your inner-city (second squad).
1 command inner-city 1 A, top 1, to walls 1 A
    Ada moved a unit from Ada's inner-city to Ada's walls.
    1: You moved a unit from your inner-city to your walls.
1 command outer-city 4 A, attack outer-city 4 B of seat 2
    Ada attacked Bo's Swordsman in Dag's outer-city (second squad) with Swordsman.
    1: You attacked Bo's Swordsman in Dag's outer-city (second squad) with Swordsman.
    2: Ada attacked your Swordsman in Dag's outer-city (second squad) with Swordsman.
    4: Ada attacked Bo's Swordsman in your outer-city (second squad) with Swordsman.
* dice 6
* dice 7
    It threw 6, Bo 7.
    2: It threw 6, you 7.
    It was beaten off, 11 against 11.
    Ada's units are done.
    1: No unit can do more in this turn.
1 arrange inner-city 1 B, lift Spy, to inner-city 1 A
    Ada put Spy into the first squad in Ada's inner-city.
    1: You put Spy into the first squad in your inner-city.
1 arrange inner-city 1 A, lift Spy, to inner-city 1 B
    Ada put Spy into the second squad in Ada's inner-city.
    1: You put Spy into the second squad in your inner-city.
1 arrange inner-city 1 B, lift Sorcerer, to inner-city 1 B
    Ada put Sorcerer on top in Ada's inner-city (second squad).
    1: You put Sorcerer on top in your inner-city (second squad).
1 done
    Round 36: Bo's turn.
    2: Round 36: your turn.
    Dag's city became Bo's estate.
    2: Dag's city became your estate.
    4: Your city became Bo's estate.
    One of Ada's units stepped into the middle.
    1: One of your units stepped into the middle.
    5 of Bo's units stepped into the middle.
    2: 5 of your units stepped into the middle.
    Ada's city yielded and became Bo's estate.
    1: Your city yielded and became Bo's estate.
    2: Ada's city yielded and became your estate.
    Bo won by conquest.
    2: You won by conquest.

    Bo wins.
    2: You win!
    1. Bo: 7 victory points
    2: 1. You: 7 victory points
    2. Ada: 0 victory points
    1: 2. You: 0 victory points
    2. Carin: 0 victory points
    3: 2. You: 0 victory points
    2. Dag: 0 victory points
    4: 2. You: 0 victory points
