Regalia: 1
Game: regency
Rules: 1
Data: 5b8f59415c3fa494087d51498e31930bc702059a679f358177a3b9930008a5fd
Seats: 5
Option head_start: 0
Player 1: Ada
Player 2: Bo
Player 3: Carin
Player 4: Dag
Player 5: Elin
Result: 6 (1.), 4 (2.), 3 (2.), 3 (2.), 3 (2.)
Seed-Hash: 34e21808c98e96ad22f3140a7c99eb745010f54393e8ddce8c229dd452573dda
Seed: 3d7a4e6133d8581c87558936c2f506b60ba28527d935137c4410756ff2dd4ecf

1 mat Shaka
    Ada took the mat of Shaka: military, Bulwark.
    1: You took the mat of Shaka: military, Bulwark.
2 mat Ashoka
    Bo took the mat of Ashoka: religious, Prayer.
    2: You took the mat of Ashoka: religious, Prayer.
3 mat Boudica
    Carin took the mat of Boudica: commoner, Uprising.
    3: You took the mat of Boudica: commoner, Uprising.
4 mat Akhenaten
    Dag took the mat of Akhenaten: religious, Prayer.
    4: You took the mat of Akhenaten: religious, Prayer.
5 mat Charlemagne
    Elin took the mat of Charlemagne: noble, Inheritance.
    5: You took the mat of Charlemagne: noble, Inheritance.
    The first turn is Elin's: nobody's prowess is higher.
    5: The first turn is yours: nobody's prowess is higher.
* Bargain
    5: You began with Bargain.
* Festival
    1: You began with Festival.
* Dismiss
    2: You began with Dismiss.
* Favour
    3: You began with Favour.
* Refuse
    4: You began with Refuse.
* Favour
    5: You began with Favour.
* Penitence
    1: You began with Penitence.
* Populate
    2: You began with Populate.
* Plunder
    3: You began with Plunder.
* Refuse
    4: You began with Refuse.
* Abduct
    5: You began with Abduct.
* Festival
    1: You began with Festival.
* Bargain
    2: You began with Bargain.
* Defend
    3: You began with Defend.
* Festival
    4: You began with Festival.
* Royal Summons
    5: You began with Royal Summons.
* Appointment
    1: You began with Appointment.
* Populate
    2: You began with Populate.
* Defend
    3: You began with Defend.
* Conquer
    4: You began with Conquer.
* Smuggler
    Smuggler (merchant or brigand) joined the populace, bottom left.
* Boyar
    Boyar (noble) joined the populace, bottom middle.
* Junk Sailor
    Junk Sailor (merchant or commoner or brigand) joined the populace, bottom right.
* Vizier
    Vizier (noble) joined the populace, top right.
* Relic Thief
    Relic Thief (religious or brigand) joined the populace, top middle.
* Fellah
    Fellah (commoner) joined the populace, top left.
    Elin's turn.
    5: Your turn.
5 attract Smuggler discard Favour discard Bargain
    Elin set out to attract Smuggler (merchant or brigand) for 5.
    5: You set out to attract Smuggler (merchant or brigand) for 5.
    Elin discarded Favour and Bargain.
    5: You discarded Favour and Bargain.
5 pass
5 as brigand
    Smuggler joined Elin as brigand.
    5: Smuggler joined you as brigand.
* Bushranger
    Bushranger (brigand) joined the populace, top left.
5 play Royal Summons Relic Thief with Boyar
    Elin played Royal Summons: Relic Thief and Boyar.
    5: You played Royal Summons: Relic Thief and Boyar.
5 pass
3 pass
    Relic Thief went to the bottom left.
    Boyar went to the top right.
5 end discard Abduct
    Elin discarded Abduct.
    5: You discarded Abduct.
* Harvest
    5: You drew Harvest.
* Appointment
    5: You drew Appointment.
* Favour
    5: You drew Favour.
* Royal Summons
    5: You drew Royal Summons.
    Elin drew 4 events.
    5: 
    Ada's turn.
    1: Your turn.
1 attract Relic Thief discard Penitence discard Appointment discard Festival discard Festival
    Ada set out to attract Relic Thief (religious or brigand) for 5.
    1: You set out to attract Relic Thief (religious or brigand) for 5.
    Ada discarded Appointment, Festival ×2 and Penitence.
    1: You discarded Appointment, Festival ×2 and Penitence.
5 pass
1 as brigand
    Relic Thief joined Ada as brigand.
    1: Relic Thief joined you as brigand.
* Templar
    Templar (religious or military) joined the populace, top left.
1 end
* Receive Homage
    1: You drew Receive Homage.
* Abduct
    1: You drew Abduct.
* Plunder
    1: You drew Plunder.
* Receive Homage
    1: You drew Receive Homage.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
2 attract Junk Sailor discard Bargain discard Populate discard Populate discard Dismiss
    Bo set out to attract Junk Sailor (merchant or commoner or brigand) for 5.
    2: You set out to attract Junk Sailor (merchant or commoner or brigand) for 5.
    Bo discarded Dismiss, Bargain and Populate ×2.
    2: You discarded Dismiss, Bargain and Populate ×2.
5 pass
2 as merchant
    Junk Sailor joined Bo as merchant.
    2: Junk Sailor joined you as merchant.
* Cataphract
    Cataphract (military) joined the populace, top left.
2 end
* Refuse
    2: You drew Refuse.
* Populate
    2: You drew Populate.
* Appointment
    2: You drew Appointment.
* Dismiss
    2: You drew Dismiss.
    Bo drew 4 events.
    2: 
    Carin's turn.
    3: Your turn.
3 attract Vizier discard Favour discard Defend
    Carin set out to attract Vizier (noble) for 5.
    3: You set out to attract Vizier (noble) for 5.
    Carin discarded Favour and Defend.
    3: You discarded Favour and Defend.
5 pass
2 pass
    Vizier joined Carin as noble.
    3: Vizier joined you as noble.
* Poacher
    Poacher (commoner or brigand) joined the populace, top left.
3 end discard Plunder done
    Carin discarded Plunder.
    3: You discarded Plunder.
* Convert
    3: You drew Convert.
* Royal Summons
    3: You drew Royal Summons.
* Garrison
    3: You drew Garrison.
    Carin drew 3 events.
    3: 
    Dag's turn.
    4: Your turn.
4 attract Boyar discard Festival discard Conquer discard Refuse discard Refuse
    Dag set out to attract Boyar (noble) for 5.
    4: You set out to attract Boyar (noble) for 5.
    Dag discarded Festival, Refuse ×2 and Conquer.
    4: You discarded Festival, Refuse ×2 and Conquer.
5 pass
2 pass
3 pass
    Boyar joined Dag as noble.
    4: Boyar joined you as noble.
* Dacoit
    Dacoit (brigand) joined the populace, top left.
4 end
* Barter
    4: You drew Barter.
* Appointment
    4: You drew Appointment.
* Inspire
    4: You drew Inspire.
* Forgery
    4: You drew Forgery.
    Dag drew 4 events.
    4: 
    Elin's turn.
    5: Your turn.
5 attract Fellah discard Favour discard Harvest discard Appointment
    Elin set out to attract Fellah (commoner) for 5.
    5: You set out to attract Fellah (commoner) for 5.
    Elin discarded Appointment, Favour and Harvest.
    5: You discarded Appointment, Favour and Harvest.
5 pass
2 pass
3 pass
4 pass
    Fellah joined Elin as commoner.
    5: Fellah joined you as commoner.
* Amber Trader
    Amber Trader (merchant) joined the populace, top left.
5 end discard Royal Summons
    Elin discarded Royal Summons.
    5: You discarded Royal Summons.
* Receive Homage
    5: You drew Receive Homage.
* Inspire
    5: You drew Inspire.
* Sovereign's Choice
    5: You drew Sovereign's Choice.
* Appointment
    5: You drew Appointment.
    Elin drew 4 events.
    5: 
    Ada's turn.
    1: Your turn.
1 play Abduct Junk Sailor
    Ada played Abduct on Bo's Junk Sailor.
    1: You played Abduct on Bo's Junk Sailor.
    2: Ada played Abduct on your Junk Sailor.
1 pass
2 pass
3 pass
5 pass
    Ada took Bo's Junk Sailor with Abduct.
    1: You took Bo's Junk Sailor with Abduct.
    2: Ada took your Junk Sailor with Abduct.
1 as brigand
    Junk Sailor joined Ada as brigand.
    1: Junk Sailor joined you as brigand.
1 play Plunder at seat 5
    Ada played Plunder at Elin.
    1: You played Plunder at Elin.
    5: Ada played Plunder at you.
1 pass
3 pass
5 pass
    1: You saw Elin's hand: Sovereign's Choice, Appointment, Receive Homage and Inspire.
1 take Sovereign's Choice
    Ada took an event from Elin with Plunder.
    1: 
    5: 
    1: You took Elin's Sovereign's Choice with Plunder.
    5: Ada took your Sovereign's Choice with Plunder.
1 play Sovereign's Choice
    Ada played Sovereign's Choice.
    1: You played Sovereign's Choice.
1 pass
3 pass
5 pass
1 discard Receive Homage discard Receive Homage
    Ada discarded Receive Homage ×2.
    1: You discarded Receive Homage ×2.
* Royal Summons
    1: You drew Royal Summons.
* Dismiss
    1: You drew Dismiss.
    Ada drew 2 events.
    1: 
1 end discard Royal Summons discard Dismiss
    Ada discarded Royal Summons and Dismiss.
    1: You discarded Royal Summons and Dismiss.
* Barter
    1: You drew Barter.
* Garrison
    1: You drew Garrison.
* Sovereign's Choice
    1: You drew Sovereign's Choice.
* Forgery
    1: You drew Forgery.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
2 play Dismiss at seat 5
    Bo played Dismiss at Elin.
    2: You played Dismiss at Elin.
    5: Bo played Dismiss at you.
3 pass
5 pass
1 play Forgery
    Ada played Forgery.
    1: You played Forgery.
5 discard Appointment
    Elin discarded Appointment.
    5: You discarded Appointment.
1 at seat 5
    Ada repeated Dismiss at Elin.
    1: You repeated Dismiss at Elin.
    5: Ada repeated Dismiss at you.
3 pass
5 pass
1 pass
5 discard Receive Homage
    Elin discarded Receive Homage.
    5: You discarded Receive Homage.
2 ready discard Appointment discard Refuse discard Populate
    Bo readied Prayer.
    2: You readied Prayer.
    Bo discarded Appointment, Refuse and Populate.
    2: You discarded Appointment, Refuse and Populate.
2 end
* Festival
    2: You drew Festival.
* Garrison
    2: You drew Garrison.
* Bargain
    2: You drew Bargain.
* Bestow Vassal
    2: You drew Bestow Vassal.
    Bo drew 4 events.
    2: 
    Carin's turn.
    3: Your turn.
3 attract Templar discard Garrison discard Defend discard Convert discard Royal Summons
    Carin set out to attract Templar (religious or military) for 6.
    3: You set out to attract Templar (religious or military) for 6.
    Carin discarded Royal Summons, Convert, Garrison and Defend.
    3: You discarded Royal Summons, Convert, Garrison and Defend.
3 as military
    Templar joined Carin as military.
    3: Templar joined you as military.
* Condottiere
    Condottiere (military or merchant) joined the populace, top left.
3 end
* Barter
    3: You drew Barter.
* Festival
    3: You drew Festival.
* Appointment
    3: You drew Appointment.
* Harvest
    3: You drew Harvest.
    Carin drew 4 events.
    3: 
    Dag's turn.
    4: Your turn.
4 attract Bushranger discard Forgery discard Barter discard Appointment discard Inspire
    Dag set out to attract Bushranger (brigand) for 5.
    4: You set out to attract Bushranger (brigand) for 5.
    Dag discarded Appointment, Inspire, Barter and Forgery.
    4: You discarded Appointment, Inspire, Barter and Forgery.
    Bushranger joined Dag as brigand.
    4: Bushranger joined you as brigand.
* Curandera
    Curandera (religious or commoner) joined the populace, top left.
4 end
* Tithe
    4: You drew Tithe.
* Harvest
    4: You drew Harvest.
* Conquer
    4: You drew Conquer.
* Festival
    4: You drew Festival.
    Dag drew 4 events.
    4: 
    Elin's turn.
    5: Your turn.
5 play Inspire Cataphract
    Elin played Inspire for Cataphract.
    5: You played Inspire for Cataphract.
1 pass
3 pass
4 pass
    Cataphract joined Elin as military.
    5: Cataphract joined you as military.
* Robber Baron
    Robber Baron (noble or brigand) joined the populace, top left.
5 end
* Bestow Vassal
    5: You drew Bestow Vassal.
* Procure
    5: You drew Procure.
* Royal Summons
    5: You drew Royal Summons.
* Receive Homage
    5: You drew Receive Homage.
    Elin drew 4 events.
    5: 
    Ada's turn.
    1: Your turn.
1 ready discard Barter discard Garrison discard Sovereign's Choice
    Ada readied Bulwark.
    1: You readied Bulwark.
    Ada discarded Sovereign's Choice, Garrison and Barter.
    1: You discarded Sovereign's Choice, Garrison and Barter.
1 end
* Revolt
    1: You drew Revolt.
* Tithe
    1: You drew Tithe.
* Sovereign's Choice
    1: You drew Sovereign's Choice.
* Inspire
    1: You drew Inspire.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
2 attract Dacoit discard Bestow Vassal discard Festival discard Bargain discard Garrison
    Bo set out to attract Dacoit (brigand) for 6.
    2: You set out to attract Dacoit (brigand) for 6.
    Bo discarded Festival, Bestow Vassal, Garrison and Bargain.
    2: You discarded Festival, Bestow Vassal, Garrison and Bargain.
    Dacoit joined Bo as brigand.
    2: Dacoit joined you as brigand.
* Viking
    Viking (military or brigand) joined the populace, top left.
2 end
* Royal Summons
    2: You drew Royal Summons.
* Penitence
    2: You drew Penitence.
* Convert
    2: You drew Convert.
* Penitence
    2: You drew Penitence.
    Bo drew 4 events.
    2: 
    Carin's turn.
    3: Your turn.
3 play Harvest
    Carin played Harvest.
    3: You played Harvest.
3 pass
4 pass
5 pass
1 pass
2 pass
* Plunder
    3: You drew Plunder.
* Dismiss
    3: You drew Dismiss.
    Carin drew 2 events.
    3: 
3 attract Poacher discard Barter discard Plunder discard Appointment discard Festival discard Dismiss
    Carin set out to attract Poacher (commoner or brigand) for 5.
    3: You set out to attract Poacher (commoner or brigand) for 5.
    Carin discarded Appointment, Festival, Dismiss, Barter and Plunder.
    3: You discarded Appointment, Festival, Dismiss, Barter and Plunder.
3 as commoner
    Poacher joined Carin as commoner.
    3: Poacher joined you as commoner.
* Pardoner
    Pardoner (religious or merchant) joined the populace, top left.
3 end
* Abduct
    3: You drew Abduct.
* Tithe
    3: You drew Tithe.
* Favour
    3: You drew Favour.
* Dismiss
    3: You drew Dismiss.
    Carin drew 4 events.
    3: 
    Dag's turn.
    4: Your turn.
4 play Tithe
    Dag played Tithe.
    4: You played Tithe.
4 pass
5 pass
1 pass
2 play Penitence
    Bo played Penitence.
    2: You played Penitence.
5 pass
3 pass
4 abandon
    Dag did not pay, and Tithe came to nothing.
    4: You did not pay, and Tithe came to nothing.
4 end discard Conquer done
    Dag discarded Conquer.
    4: You discarded Conquer.
* Receive Homage
    4: You drew Receive Homage.
* Sovereign's Choice
    4: You drew Sovereign's Choice.
    Dag drew 2 events.
    4: 
    Elin's turn.
    5: Your turn.
5 play Receive Homage
    Elin played Receive Homage.
    5: You played Receive Homage.
5 pass
1 pass
2 pass
3 pass
4 pass
* Defend
    5: You drew Defend.
* Forgery
    5: You drew Forgery.
    Elin drew 2 events.
    5: 
5 keep Defend
    5: You kept Defend.
    Elin discarded Forgery.
    5: You discarded Forgery.
5 attract Amber Trader discard Procure discard Royal Summons discard Bestow Vassal discard Defend
    Elin set out to attract Amber Trader (merchant) for 5.
    5: You set out to attract Amber Trader (merchant) for 5.
    Elin discarded Royal Summons, Bestow Vassal, Defend and Procure.
    5: You discarded Royal Summons, Bestow Vassal, Defend and Procure.
    Amber Trader joined Elin as merchant.
    5: Amber Trader joined you as merchant.
* Doge
    Doge (noble or merchant) joined the populace, top left.
5 end
* Bestow Vassal
    5: You drew Bestow Vassal.
* Revolt
    5: You drew Revolt.
* Sovereign's Choice
    5: You drew Sovereign's Choice.
* Favour
    5: You drew Favour.
    Elin drew 4 events.
    5: 
    Ada's turn.
    1: Your turn.
1 attract Condottiere discard Revolt discard Inspire discard Tithe discard Sovereign's Choice
    Ada set out to attract Condottiere (military or merchant) for 5.
    1: You set out to attract Condottiere (military or merchant) for 5.
    Ada discarded Sovereign's Choice, Inspire, Tithe and Revolt.
    1: You discarded Sovereign's Choice, Inspire, Tithe and Revolt.
1 as military
    Condottiere joined Ada as military.
    1: Condottiere joined you as military.
* Reindeer Herder
    Reindeer Herder (commoner) joined the populace, top left.
1 end
* Convert
    1: You drew Convert.
* Favour
    1: You drew Favour.
* Dismiss
    1: You drew Dismiss.
* Revolt
    1: You drew Revolt.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
2 play Convert Cataphract
    Bo played Convert on Elin's Cataphract.
    2: You played Convert on Elin's Cataphract.
    5: Bo played Convert on your Cataphract.
3 pass
5 play Revolt
    Elin played Revolt.
    5: You played Revolt.
3 pass
5 pass
    Elin cancelled Convert.
    5: You cancelled Convert.
* Procure
    2: You drew Procure.
    Bo drew 1 event.
    2: 
2 end done
* Receive Homage
    2: You drew Receive Homage.
    Bo drew 1 event.
    2: 
    Carin's turn.
    3: Your turn.
3 attract Curandera discard Favour discard Tithe discard Dismiss
    Carin set out to attract Curandera (religious or commoner) for 5.
    3: You set out to attract Curandera (religious or commoner) for 5.
    Carin discarded Dismiss, Favour and Tithe.
    3: You discarded Dismiss, Favour and Tithe.
3 as religious
    Curandera joined Carin as religious.
    3: Curandera joined you as religious.
* Gaucho
    Gaucho (commoner) joined the populace, top left.
3 end discard Abduct
    Carin discarded Abduct.
    3: You discarded Abduct.
* Sovereign's Choice
    3: You drew Sovereign's Choice.
* Procure
    3: You drew Procure.
* Conquer
    3: You drew Conquer.
    The discarded events were shuffled into a new deck.
* Tithe
    3: You drew Tithe.
    Carin drew 4 events.
    3: 
    Dag's turn.
    4: Your turn.
4 end discard Sovereign's Choice discard Receive Homage discard Harvest discard Festival
    Dag discarded Sovereign's Choice, Receive Homage, Festival and Harvest.
    4: You discarded Sovereign's Choice, Receive Homage, Festival and Harvest.
* Favour
    4: You drew Favour.
* Bestow Vassal
    4: You drew Bestow Vassal.
* Dismiss
    4: You drew Dismiss.
* Penitence
    4: You drew Penitence.
    Dag drew 4 events.
    4: 
    Elin's turn.
    5: Your turn.
5 end discard Favour done
    Elin discarded Favour.
    5: You discarded Favour.
* Receive Homage
    5: You drew Receive Homage.
* Favour
    5: You drew Favour.
    Elin drew 2 events.
    5: 
    Ada's turn.
    1: Your turn.
1 attract Robber Baron discard Favour discard Revolt
    Ada set out to attract Robber Baron (noble or brigand) for 5.
    1: You set out to attract Robber Baron (noble or brigand) for 5.
    Ada discarded Favour and Revolt.
    1: You discarded Favour and Revolt.
3 pass
4 pass
5 pass
1 as noble
    Robber Baron joined Ada as noble.
    1: Robber Baron joined you as noble.
* Costermonger
    Costermonger (merchant or commoner) joined the populace, top left.
1 end discard Convert discard Dismiss
    Ada discarded Dismiss and Convert.
    1: You discarded Dismiss and Convert.
* Garrison
    1: You drew Garrison.
* Refuse
    1: You drew Refuse.
* Conquer
    1: You drew Conquer.
* Abduct
    1: You drew Abduct.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
2 attract Viking discard Procure discard Receive Homage discard Royal Summons discard Penitence
    Bo set out to attract Viking (military or brigand) for 5.
    2: You set out to attract Viking (military or brigand) for 5.
    Bo discarded Receive Homage, Royal Summons, Penitence and Procure.
    2: You discarded Receive Homage, Royal Summons, Penitence and Procure.
3 pass
4 pass
5 pass
1 play Refuse
    Ada played Refuse on Viking.
    1: You played Refuse on Viking.
3 pass
5 pass
    Ada refused: Viking stays in the populace.
    1: You refused: Viking stays in the populace.
2 use Prayer for Favour
    Bo used Prayer.
    2: You used Prayer.
    Bo prayed for Favour.
    2: You prayed for Favour.
* the named
* Procure
    Bo got Favour by prayer.
    2: You got Favour by prayer.
    Bo discarded Procure.
    2: You discarded Procure.
2 end done
* Conquer
    2: You drew Conquer.
* Populate
    2: You drew Populate.
* Royal Summons
    2: You drew Royal Summons.
    Bo drew 3 events.
    2: 
    Carin's turn.
    3: Your turn.
3 play Conquer Robber Baron
    Carin played Conquer on Ada's Robber Baron.
    1: Carin played Conquer on your Robber Baron.
    3: You played Conquer on Ada's Robber Baron.
3 pass
4 pass
5 pass
1 use Bulwark
    Ada used Bulwark.
    1: You used Bulwark.
    Ada cancelled Conquer.
    1: You cancelled Conquer.
3 end discard Sovereign's Choice discard Procure done
    Carin discarded Sovereign's Choice and Procure.
    3: You discarded Sovereign's Choice and Procure.
* Barter
    3: You drew Barter.
* Festival
    3: You drew Festival.
* Populate
    3: You drew Populate.
    Carin drew 3 events.
    3: 
    Dag's turn.
    4: Your turn.
4 end discard Favour done
    Dag discarded Favour.
    4: You discarded Favour.
* Tithe
    4: You drew Tithe.
    Dag drew 1 event.
    4: 
    Elin's turn.
    5: Your turn.
5 play Sovereign's Choice
    Elin played Sovereign's Choice.
    5: You played Sovereign's Choice.
5 pass
1 pass
2 pass
3 pass
4 pass
5 discard Bestow Vassal discard Receive Homage done
    Elin discarded Receive Homage and Bestow Vassal.
    5: You discarded Receive Homage and Bestow Vassal.
* Defend
    5: You drew Defend.
* Bargain
    5: You drew Bargain.
    Elin drew 2 events.
    5: 
5 attract Pardoner discard Favour discard Defend discard Bargain
    Elin set out to attract Pardoner (religious or merchant) for 6.
    5: You set out to attract Pardoner (religious or merchant) for 6.
    Elin discarded Favour, Defend and Bargain.
    5: You discarded Favour, Defend and Bargain.
1 pass
3 pass
4 pass
5 as religious
    Pardoner joined Elin as religious.
    5: Pardoner joined you as religious.
* Crofter
    Crofter (commoner) joined the populace, top left.
5 end
* Garrison
    5: You drew Garrison.
* Refuse
    5: You drew Refuse.
* Sovereign's Choice
    5: You drew Sovereign's Choice.
* Festival
    5: You drew Festival.
    Elin drew 4 events.
    5: 
    Ada's turn.
    1: Your turn.
1 play Abduct Pardoner
    Ada played Abduct on Elin's Pardoner.
    1: You played Abduct on Elin's Pardoner.
    5: Ada played Abduct on your Pardoner.
1 pass
2 pass
3 pass
4 pass
5 pass
    Ada took Elin's Pardoner with Abduct.
    1: You took Elin's Pardoner with Abduct.
    5: Ada took your Pardoner with Abduct.
1 as religious
    Pardoner joined Ada as religious.
    1: Pardoner joined you as religious.
1 end discard Garrison discard Conquer
    Ada discarded Conquer and Garrison.
    1: You discarded Conquer and Garrison.
* Appointment
    1: You drew Appointment.
* Defend
    1: You drew Defend.
* Forgery
    1: You drew Forgery.
* Festival
    1: You drew Festival.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
2 attract Viking discard Favour discard Conquer discard Populate
    Bo set out to attract Viking (military or brigand) for 5.
    2: You set out to attract Viking (military or brigand) for 5.
    Bo discarded Favour, Conquer and Populate.
    2: You discarded Favour, Conquer and Populate.
3 pass
4 pass
5 pass
1 pass
2 as military
    Viking joined Bo as military.
    2: Viking joined you as military.
* Lama
    Lama (religious) joined the populace, top left.
2 end discard Royal Summons
    Bo discarded Royal Summons.
    2: You discarded Royal Summons.
* Abduct
    2: You drew Abduct.
* Plunder
    2: You drew Plunder.
* Bestow Vassal
    2: You drew Bestow Vassal.
* Inspire
    2: You drew Inspire.
    Bo drew 4 events.
    2: 
    Carin's turn.
    3: Your turn.
3 ready discard Populate discard Barter discard Festival discard Tithe
    Carin readied Uprising.
    3: You readied Uprising.
    Carin discarded Festival, Tithe, Barter and Populate.
    3: You discarded Festival, Tithe, Barter and Populate.
3 end
* Royal Summons
    3: You drew Royal Summons.
* Plunder
    3: You drew Plunder.
* Receive Homage
    3: You drew Receive Homage.
* Convert
    3: You drew Convert.
    Carin drew 4 events.
    3: 
    Dag's turn.
    4: Your turn.
3 pass
4 play Tithe
    Dag played Tithe.
    4: You played Tithe.
4 pass
5 pass
1 play Forgery
    Ada played Forgery.
    1: You played Forgery.
5 give Festival
    Elin gave an event for Tithe.
    5: 
    5: You gave Festival for Tithe.
1 give Festival
    Ada gave an event for Tithe.
    1: 
    1: You gave Festival for Tithe.
2 give Plunder
    Bo gave an event for Tithe.
    2: 
    2: You gave Plunder for Tithe.
3 give Plunder
    Carin gave an event for Tithe.
    3: 
    3: You gave Plunder for Tithe.
    4: You got Festival from Ada.
    4: You got Plunder from Bo.
    4: You got Plunder from Carin.
    4: You got Festival from Elin.
4 keep from seat 2
    Dag kept Bo's event.
    2: Dag kept your event.
    4: You kept Bo's event.
    Dag discarded Festival ×2 and Plunder.
    4: You discarded Festival ×2 and Plunder.
    Ada repeated Tithe.
    1: You repeated Tithe.
4 pass
5 pass
1 pass
2 pass
3 pass
2 give Inspire
    Bo gave an event for Tithe.
    2: 
    2: You gave Inspire for Tithe.
3 give Convert
    Carin gave an event for Tithe.
    3: 
    3: You gave Convert for Tithe.
4 give Bestow Vassal
    Dag gave an event for Tithe.
    4: 
    4: You gave Bestow Vassal for Tithe.
5 give Sovereign's Choice
    Elin gave an event for Tithe.
    5: 
    5: You gave Sovereign's Choice for Tithe.
    1: You got Inspire from Bo.
    1: You got Convert from Carin.
    1: You got Bestow Vassal from Dag.
    1: You got Sovereign's Choice from Elin.
1 keep from seat 3
    Ada kept Carin's event.
    1: You kept Carin's event.
    3: Ada kept your event.
    Ada discarded Sovereign's Choice, Inspire and Bestow Vassal.
    1: You discarded Sovereign's Choice, Inspire and Bestow Vassal.
4 play Plunder at seat 5
    Dag played Plunder at Elin.
    4: You played Plunder at Elin.
    5: Dag played Plunder at you.
4 pass
5 play Garrison
    Elin played Garrison.
    5: You played Garrison.
5 pass
3 pass
    Elin cancelled Plunder.
    5: You cancelled Plunder.
* Penitence
    5: You drew Penitence.
    Elin drew 1 event.
    5: 
4 play Dismiss at seat 1
    Dag played Dismiss at Ada.
    1: Dag played Dismiss at you.
    4: You played Dismiss at Ada.
4 pass
5 pass
1 pass
2 pass
3 pass
1 discard Defend
    Ada discarded Defend.
    1: You discarded Defend.
4 end done
* Sovereign's Choice
    4: You drew Sovereign's Choice.
* Dismiss
    4: You drew Dismiss.
* Sovereign's Choice
    4: You drew Sovereign's Choice.
    Dag drew 3 events.
    4: 
    Elin's turn.
    5: Your turn.
3 use Uprising
    Carin used Uprising.
    3: You used Uprising.
    The populace was shuffled into its deck.
* Haiduk
    Haiduk (brigand) joined the populace, bottom left.
* Crofter
    Crofter (commoner) joined the populace, bottom middle.
* Prince-Bishop
    Prince-Bishop (noble or religious) joined the populace, bottom right.
* Minuteman
    Minuteman (military or commoner) joined the populace, top right.
* Lama
    Lama (religious) joined the populace, top middle.
* Hoplite
    Hoplite (military) joined the populace, top left.
5 end done
* Favour
    5: You drew Favour.
* Tithe
    5: You drew Tithe.
    Elin drew 2 events.
    5: 
    Ada's turn.
    1: Your turn.
1 play Convert Smuggler
    Ada played Convert on Elin's Smuggler.
    1: You played Convert on Elin's Smuggler.
    5: Ada played Convert on your Smuggler.
1 pass
2 pass
3 pass
4 pass
5 pass
    Ada took Elin's Smuggler with Convert.
    1: You took Elin's Smuggler with Convert.
    5: Ada took your Smuggler with Convert.
1 as merchant
    Smuggler joined Ada as merchant.
    1: Smuggler joined you as merchant.
1 end done
* Dismiss
    1: You drew Dismiss.
* Defend
    1: You drew Defend.
* Forgery
    1: You drew Forgery.
    Ada drew 3 events.
    1: 
    Bo's turn.
    2: Your turn.
2 play Abduct Smuggler
    Bo played Abduct on Ada's Smuggler.
    1: Bo played Abduct on your Smuggler.
    2: You played Abduct on Ada's Smuggler.
2 pass
3 pass
4 pass
5 pass
1 play Forgery
    Ada played Forgery.
    1: You played Forgery.
    Bo took Ada's Smuggler with Abduct.
    1: Bo took your Smuggler with Abduct.
    2: You took Ada's Smuggler with Abduct.
2 as merchant
    Smuggler joined Bo as merchant.
    2: Smuggler joined you as merchant.
1 Curandera
    Ada repeated Abduct on Carin's Curandera.
    1: You repeated Abduct on Carin's Curandera.
    3: Ada repeated Abduct on your Curandera.
2 pass
3 pass
4 pass
5 pass
1 pass
    Ada took Carin's Curandera with Abduct.
    1: You took Carin's Curandera with Abduct.
    3: Ada took your Curandera with Abduct.
1 as commoner
    Curandera joined Ada as commoner.
    1: Curandera joined you as commoner.
2 end done
* Royal Summons
    2: You drew Royal Summons.
* Festival
    2: You drew Festival.
* Appointment
    2: You drew Appointment.
    Bo drew 3 events.
    2: 
    Carin's turn.
    3: Your turn.
3 play Royal Summons Prince-Bishop with Lama
    Carin played Royal Summons: Prince-Bishop and Lama.
    3: You played Royal Summons: Prince-Bishop and Lama.
3 pass
4 pass
5 pass
1 pass
2 pass
    Prince-Bishop went to the top middle.
    Lama went to the bottom right.
3 play Receive Homage
    Carin played Receive Homage.
    3: You played Receive Homage.
4 pass
5 pass
1 pass
2 pass
* Barter
    3: You drew Barter.
* Receive Homage
    3: You drew Receive Homage.
    Carin drew 2 events.
    3: 
3 keep Receive Homage
    3: You kept Receive Homage.
    Carin discarded Barter.
    3: You discarded Barter.
3 play Receive Homage
    Carin played Receive Homage.
    3: You played Receive Homage.
4 pass
5 pass
1 pass
2 pass
* Dismiss
    3: You drew Dismiss.
* Populate
    3: You drew Populate.
    Carin drew 2 events.
    3: 
3 keep Populate
    3: You kept Populate.
    Carin discarded Dismiss.
    3: You discarded Dismiss.
3 play Populate
    Carin played Populate.
    3: You played Populate.
4 pass
5 pass
1 pass
2 pass
* Wandering Actor
    Wandering Actor (any caste) came to Carin from the deck.
    3: Wandering Actor (any caste) came to you from the deck.
3 as brigand
    Wandering Actor joined Carin as brigand.
    3: Wandering Actor joined you as brigand.
3 end
* Dismiss
    3: You drew Dismiss.
* Inspire
    3: You drew Inspire.
* Appointment
    3: You drew Appointment.
* Harvest
    3: You drew Harvest.
    Carin drew 4 events.
    3: 
    Dag's turn.
    4: Your turn.
4 play Sovereign's Choice
    Dag played Sovereign's Choice.
    4: You played Sovereign's Choice.
4 pass
5 pass
1 pass
2 pass
3 pass
4 discard Dismiss discard Sovereign's Choice done
    Dag discarded Sovereign's Choice and Dismiss.
    4: You discarded Sovereign's Choice and Dismiss.
* Garrison
    4: You drew Garrison.
* Refuse
    4: You drew Refuse.
    Dag drew 2 events.
    4: 
4 attract Haiduk discard Penitence discard Garrison discard Refuse
    Dag set out to attract Haiduk (brigand) for 5.
    4: You set out to attract Haiduk (brigand) for 5.
    Dag discarded Refuse, Penitence and Garrison.
    4: You discarded Refuse, Penitence and Garrison.
5 pass
1 pass
2 pass
3 pass
    Haiduk joined Dag as brigand.
    4: Haiduk joined you as brigand.
* Reindeer Herder
    Reindeer Herder (commoner) joined the populace, top left.
4 end
* Revolt
    4: You drew Revolt.
* Revolt
    4: You drew Revolt.
* Receive Homage
    4: You drew Receive Homage.
* Appointment
    4: You drew Appointment.
    Dag drew 4 events.
    4: 
    Elin's turn.
    5: Your turn.
5 attract Crofter discard Penitence discard Refuse discard Tithe
    Elin set out to attract Crofter (commoner) for 5.
    5: You set out to attract Crofter (commoner) for 5.
    Elin discarded Refuse, Tithe and Penitence.
    5: You discarded Refuse, Tithe and Penitence.
5 pass
2 pass
    Crofter joined Elin as commoner.
    5: Crofter joined you as commoner.
* Janissary
    Janissary (military) joined the populace, top left.
5 end done
* Forgery
    5: You drew Forgery.
* Inspire
    5: You drew Inspire.
* Appointment
    5: You drew Appointment.
    Elin drew 3 events.
    5: 
    Ada's turn.
    1: Your turn.
1 play Dismiss at seat 2
    Ada played Dismiss at Bo.
    1: You played Dismiss at Bo.
    2: Ada played Dismiss at you.
1 pass
2 pass
3 pass
4 pass
5 pass
2 discard Festival
    Bo discarded Festival.
    2: You discarded Festival.
1 end discard Defend done
    Ada discarded Defend.
    1: You discarded Defend.
* Plunder
    1: You drew Plunder.
* Royal Summons
    1: You drew Royal Summons.
* Royal Summons
    1: You drew Royal Summons.
    Ada drew 3 events.
    1: 
    Bo's turn.
    2: Your turn.
2 play Appointment Dacoit with Reindeer Herder
    Bo played Appointment: Dacoit for Reindeer Herder.
    2: You played Appointment: Dacoit for Reindeer Herder.
2 pass
3 pass
4 pass
5 pass
1 pass
    Dacoit went to the top middle.
    Reindeer Herder joined Bo as commoner.
    2: Reindeer Herder joined you as commoner.
2 end discard Bestow Vassal discard Royal Summons
    Bo discarded Royal Summons and Bestow Vassal.
    2: You discarded Royal Summons and Bestow Vassal.
* Bargain
    2: You drew Bargain.
* Convert
    2: You drew Convert.
* Appointment
    2: You drew Appointment.
* Barter
    2: You drew Barter.
    Bo drew 4 events.
    2: 
    Carin's turn.
    3: Your turn.
3 play Inspire Lama
    Carin played Inspire for Lama.
    3: You played Inspire for Lama.
3 pass
4 pass
5 pass
1 pass
2 play Bargain
    Bo played Bargain for Lama.
    2: You played Bargain for Lama.
3 pass
5 pass
1 pass
2 pass
2 pay Appointment pay Convert pay Barter
    Bo paid Carin 3 events.
    2: 
    3: 
    2: You paid Carin Appointment, Convert and Barter.
    3: Bo paid you Appointment, Convert and Barter.
    Lama joined Bo as religious.
    2: Lama joined you as religious.
* Maharani
    Maharani (noble) joined the populace, top left.
3 end discard Convert discard Harvest discard Appointment discard Dismiss discard Appointment done
    Carin discarded Appointment ×2, Dismiss, Convert and Harvest.
    3: You discarded Appointment ×2, Dismiss, Convert and Harvest.
* Favour
    3: You drew Favour.
* Festival
    3: You drew Festival.
* Bargain
    3: You drew Bargain.
    Carin drew 3 events.
    3: 
    Dag's turn.
    4: Your turn.
4 attract Prince-Bishop discard Revolt discard Revolt discard Appointment discard Receive Homage
    Dag set out to attract Prince-Bishop (noble or religious) for 6.
    4: You set out to attract Prince-Bishop (noble or religious) for 6.
    Dag discarded Appointment, Receive Homage and Revolt ×2.
    4: You discarded Appointment, Receive Homage and Revolt ×2.
5 pass
4 as noble
    Prince-Bishop joined Dag as noble.
    4: Prince-Bishop joined you as noble.
* Hidalgo
    Hidalgo (noble or commoner) joined the populace, top left.
4 end
* Abduct
    4: You drew Abduct.
* Harvest
    4: You drew Harvest.
    The discarded events were shuffled into a new deck.
* Refuse
    4: You drew Refuse.
* Bestow Vassal
    4: You drew Bestow Vassal.
    Dag drew 4 events.
    4: 
    Elin's turn.
    5: Your turn.
5 ready discard Inspire discard Forgery discard Favour
    Elin readied Inheritance.
    5: You readied Inheritance.
    Elin discarded Favour, Inspire and Forgery.
    5: You discarded Favour, Inspire and Forgery.
5 end done
* Barter
    5: You drew Barter.
* Festival
    5: You drew Festival.
* Bestow Vassal
    5: You drew Bestow Vassal.
    Elin drew 3 events.
    5: 
    Ada's turn.
    1: Your turn.
1 play Plunder at seat 5
    Ada played Plunder at Elin.
    1: You played Plunder at Elin.
    5: Ada played Plunder at you.
1 pass
3 pass
4 pass
5 pass
    1: You saw Elin's hand: Appointment, Festival, Bestow Vassal and Barter.
1 take Appointment
    Ada took an event from Elin with Plunder.
    1: 
    5: 
    1: You took Elin's Appointment with Plunder.
    5: Ada took your Appointment with Plunder.
1 ready discard Appointment discard Appointment discard Royal Summons discard Royal Summons
    Ada readied Bulwark.
    1: You readied Bulwark.
    Ada discarded Appointment ×2 and Royal Summons ×2.
    1: You discarded Appointment ×2 and Royal Summons ×2.
1 end
* Receive Homage
    1: You drew Receive Homage.
* Convert
    1: You drew Convert.
* Favour
    1: You drew Favour.
* Tithe
    1: You drew Tithe.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
2 end
* Inspire
    2: You drew Inspire.
* Convert
    2: You drew Convert.
* Sovereign's Choice
    2: You drew Sovereign's Choice.
* Tithe
    2: You drew Tithe.
    Bo drew 4 events.
    2: 
    Carin's turn.
    3: Your turn.
3 ready discard Favour discard Barter
    Carin readied Uprising.
    3: You readied Uprising.
    Carin discarded Favour and Barter.
    3: You discarded Favour and Barter.
3 end discard Festival done
    Carin discarded Festival.
    3: You discarded Festival.
* Dismiss
    3: You drew Dismiss.
* Plunder
    3: You drew Plunder.
* Festival
    3: You drew Festival.
    Carin drew 3 events.
    3: 
    Dag's turn.
    4: Your turn.
3 use Uprising
    Carin used Uprising.
    3: You used Uprising.
    The populace was shuffled into its deck.
* Costermonger
    Costermonger (merchant or commoner) joined the populace, bottom left.
* Minuteman
    Minuteman (military or commoner) joined the populace, bottom middle.
* Kahuna
    Kahuna (religious) joined the populace, bottom right.
* Gaucho
    Gaucho (commoner) joined the populace, top right.
* Vestal
    Vestal (religious) joined the populace, top middle.
* Janissary
    Janissary (military) joined the populace, top left.
4 attract Costermonger discard Harvest discard Bestow Vassal discard Refuse discard Abduct
    Dag set out to attract Costermonger (merchant or commoner) for 5.
    4: You set out to attract Costermonger (merchant or commoner) for 5.
    Dag discarded Bestow Vassal, Refuse, Harvest and Abduct.
    4: You discarded Bestow Vassal, Refuse, Harvest and Abduct.
5 pass
1 pass
2 pass
3 pass
4 as commoner
    Costermonger joined Dag as commoner.
    4: Costermonger joined you as commoner.
* Salt Dealer
    Salt Dealer (merchant) joined the populace, top left.
4 end
* Procure
    4: You drew Procure.
* Abduct
    4: You drew Abduct.
* Penitence
    4: You drew Penitence.
* Populate
    4: You drew Populate.
    Dag drew 4 events.
    4: 
    Elin's turn.
    5: Your turn.
5 use Inheritance
    Elin used Inheritance.
    5: You used Inheritance.
5 play Barter at seat 2
    Elin played Barter at Bo.
    2: Elin played Barter at you.
    5: You played Barter at Bo.
5 pass
1 pass
2 pass
3 pass
4 pass
    Elin and Bo swapped hands.
    2: Elin and you swapped hands.
    5: You and Bo swapped hands.
    5: You got Sovereign's Choice, Inspire, Convert and Tithe.
    2: You got Festival and Bestow Vassal.
5 play Inspire Salt Dealer
    Elin played Inspire for Salt Dealer.
    5: You played Inspire for Salt Dealer.
5 pass
1 pass
2 pass
3 pass
4 pass
    Salt Dealer joined Elin as merchant.
    5: Salt Dealer joined you as merchant.
* Druid
    Druid (religious) joined the populace, top left.
5 play Sovereign's Choice
    Elin played Sovereign's Choice.
    5: You played Sovereign's Choice.
5 pass
1 pass
2 pass
3 pass
4 pass
5 discard Convert discard Tithe
    Elin discarded Convert and Tithe.
    5: You discarded Convert and Tithe.
* Receive Homage
    5: You drew Receive Homage.
* Royal Summons
    5: You drew Royal Summons.
    Elin drew 2 events.
    5: 
5 play Receive Homage
    Elin played Receive Homage.
    5: You played Receive Homage.
5 pass
1 pass
2 pass
3 pass
4 pass
* Populate
    5: You drew Populate.
* Revolt
    5: You drew Revolt.
    Elin drew 2 events.
    5: 
5 keep Revolt
    5: You kept Revolt.
    Elin discarded Populate.
    5: You discarded Populate.
5 end discard Royal Summons discard Revolt
    Elin discarded Royal Summons and Revolt.
    5: You discarded Royal Summons and Revolt.
* Conquer
    5: You drew Conquer.
* Dismiss
    5: You drew Dismiss.
* Plunder
    5: You drew Plunder.
* Favour
    5: You drew Favour.
* Bargain
    5: You drew Bargain.
* Populate
    5: You drew Populate.
    Elin drew 6 events.
    5: 
    Ada's turn.
    1: Your turn.
1 play Convert Wandering Actor
    Ada played Convert on Carin's Wandering Actor.
    1: You played Convert on Carin's Wandering Actor.
    3: Ada played Convert on your Wandering Actor.
1 pass
2 pass
3 pass
4 pass
5 pass
    Ada took Carin's Wandering Actor with Convert.
    1: You took Carin's Wandering Actor with Convert.
    3: Ada took your Wandering Actor with Convert.
1 as merchant
    Wandering Actor joined Ada as merchant.
    1: Wandering Actor joined you as merchant.
    Ada won, with citizens of all six castes.
    1: You won, with citizens of all six castes.

    Ada wins.
    1: You win!
    1. Ada: 6 of 6 castes
    1: 1. You: 6 of 6 castes
    2. Bo: 4 of 6 castes
    2: 2. You: 4 of 6 castes
    2. Carin: 3 of 6 castes
    3: 2. You: 3 of 6 castes
    2. Dag: 3 of 6 castes
    4: 2. You: 3 of 6 castes
    2. Elin: 3 of 6 castes
    5: 2. You: 3 of 6 castes
