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
    Elin's prowess is the highest; the first turn is Elin's.
    5: Your prowess is the highest; the first turn is yours.
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
    Elin discarded Favour.
    5: You discarded Favour.
    Elin discarded Bargain.
    5: You discarded Bargain.
    Elin set out to attract Smuggler (merchant or brigand).
    5: You set out to attract Smuggler (merchant or brigand).
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
    Ada discarded Appointment.
    1: You discarded Appointment.
    Ada discarded 2 Festival.
    1: You discarded 2 Festival.
    Ada discarded Penitence.
    1: You discarded Penitence.
    Ada set out to attract Relic Thief (religious or brigand).
    1: You set out to attract Relic Thief (religious or brigand).
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
    Bo discarded Dismiss.
    2: You discarded Dismiss.
    Bo discarded Bargain.
    2: You discarded Bargain.
    Bo discarded 2 Populate.
    2: You discarded 2 Populate.
    Bo set out to attract Junk Sailor (merchant or commoner or brigand).
    2: You set out to attract Junk Sailor (merchant or commoner or brigand).
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
    Carin discarded Favour.
    3: You discarded Favour.
    Carin discarded Defend.
    3: You discarded Defend.
    Carin set out to attract Vizier (noble).
    3: You set out to attract Vizier (noble).
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
    Dag discarded Festival.
    4: You discarded Festival.
    Dag discarded 2 Refuse.
    4: You discarded 2 Refuse.
    Dag discarded Conquer.
    4: You discarded Conquer.
    Dag set out to attract Boyar (noble).
    4: You set out to attract Boyar (noble).
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
    Elin discarded Appointment.
    5: You discarded Appointment.
    Elin discarded Favour.
    5: You discarded Favour.
    Elin discarded Harvest.
    5: You discarded Harvest.
    Elin set out to attract Fellah (commoner).
    5: You set out to attract Fellah (commoner).
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
    Ada played Abduct: Junk Sailor.
    1: You played Abduct: Junk Sailor.
1 pass
2 pass
3 pass
5 pass
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
    1: You saw Elin's hand: Sovereign's Choice, Appointment, Receive Homage, Inspire.
1 take Sovereign's Choice
    Ada took an event from Elin.
    1: You took an event from Elin.
    5: Ada took an event from you.
    1: You took Sovereign's Choice from Elin.
    5: Ada took Sovereign's Choice from you.
1 play Sovereign's Choice
    Ada played Sovereign's Choice.
    1: You played Sovereign's Choice.
1 pass
3 pass
5 pass
1 discard Receive Homage discard Receive Homage
    Ada discarded 2 Receive Homage.
    1: You discarded 2 Receive Homage.
* Royal Summons
    1: You drew Royal Summons.
* Dismiss
    1: You drew Dismiss.
    Ada drew 2 events.
    1: 
1 end discard Royal Summons discard Dismiss
    Ada discarded Royal Summons.
    1: You discarded Royal Summons.
    Ada discarded Dismiss.
    1: You discarded Dismiss.
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
    Bo discarded Appointment.
    2: You discarded Appointment.
    Bo discarded Refuse.
    2: You discarded Refuse.
    Bo discarded Populate.
    2: You discarded Populate.
    Bo made the regent's power ready.
    2: You made the regent's power ready.
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
    Carin discarded Royal Summons.
    3: You discarded Royal Summons.
    Carin discarded Convert.
    3: You discarded Convert.
    Carin discarded Garrison.
    3: You discarded Garrison.
    Carin discarded Defend.
    3: You discarded Defend.
    Carin set out to attract Templar (religious or military).
    3: You set out to attract Templar (religious or military).
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
    Dag discarded Appointment.
    4: You discarded Appointment.
    Dag discarded Inspire.
    4: You discarded Inspire.
    Dag discarded Barter.
    4: You discarded Barter.
    Dag discarded Forgery.
    4: You discarded Forgery.
    Dag set out to attract Bushranger (brigand).
    4: You set out to attract Bushranger (brigand).
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
    Elin played Inspire: Cataphract.
    5: You played Inspire: Cataphract.
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
    Ada discarded Sovereign's Choice.
    1: You discarded Sovereign's Choice.
    Ada discarded Garrison.
    1: You discarded Garrison.
    Ada discarded Barter.
    1: You discarded Barter.
    Ada made the regent's power ready.
    1: You made the regent's power ready.
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
    Bo discarded Festival.
    2: You discarded Festival.
    Bo discarded Bestow Vassal.
    2: You discarded Bestow Vassal.
    Bo discarded Garrison.
    2: You discarded Garrison.
    Bo discarded Bargain.
    2: You discarded Bargain.
    Bo set out to attract Dacoit (brigand).
    2: You set out to attract Dacoit (brigand).
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
    Carin discarded Appointment.
    3: You discarded Appointment.
    Carin discarded Festival.
    3: You discarded Festival.
    Carin discarded Dismiss.
    3: You discarded Dismiss.
    Carin discarded Barter.
    3: You discarded Barter.
    Carin discarded Plunder.
    3: You discarded Plunder.
    Carin set out to attract Poacher (commoner or brigand).
    3: You set out to attract Poacher (commoner or brigand).
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
    Tithe was cancelled by Bo.
    2: Tithe was cancelled by you.
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
    Elin discarded Royal Summons.
    5: You discarded Royal Summons.
    Elin discarded Bestow Vassal.
    5: You discarded Bestow Vassal.
    Elin discarded Defend.
    5: You discarded Defend.
    Elin discarded Procure.
    5: You discarded Procure.
    Elin set out to attract Amber Trader (merchant).
    5: You set out to attract Amber Trader (merchant).
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
    Ada discarded Sovereign's Choice.
    1: You discarded Sovereign's Choice.
    Ada discarded Inspire.
    1: You discarded Inspire.
    Ada discarded Tithe.
    1: You discarded Tithe.
    Ada discarded Revolt.
    1: You discarded Revolt.
    Ada set out to attract Condottiere (military or merchant).
    1: You set out to attract Condottiere (military or merchant).
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
    Bo played Convert: Cataphract.
    2: You played Convert: Cataphract.
3 pass
5 play Revolt
    Elin played Revolt.
    5: You played Revolt.
3 pass
5 pass
    Convert was cancelled by Elin.
    5: Convert was cancelled by you.
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
    Carin discarded Dismiss.
    3: You discarded Dismiss.
    Carin discarded Favour.
    3: You discarded Favour.
    Carin discarded Tithe.
    3: You discarded Tithe.
    Carin set out to attract Curandera (religious or commoner).
    3: You set out to attract Curandera (religious or commoner).
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
    The discarded events were shuffled and make the deck.
* Tithe
    3: You drew Tithe.
    Carin drew 4 events.
    3: 
    Dag's turn.
    4: Your turn.
4 end discard Sovereign's Choice discard Receive Homage discard Harvest discard Festival
    Dag discarded Sovereign's Choice.
    4: You discarded Sovereign's Choice.
    Dag discarded Receive Homage.
    4: You discarded Receive Homage.
    Dag discarded Festival.
    4: You discarded Festival.
    Dag discarded Harvest.
    4: You discarded Harvest.
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
    Ada discarded Favour.
    1: You discarded Favour.
    Ada discarded Revolt.
    1: You discarded Revolt.
    Ada set out to attract Robber Baron (noble or brigand).
    1: You set out to attract Robber Baron (noble or brigand).
3 pass
4 pass
5 pass
1 as noble
    Robber Baron joined Ada as noble.
    1: Robber Baron joined you as noble.
* Costermonger
    Costermonger (merchant or commoner) joined the populace, top left.
1 end discard Convert discard Dismiss
    Ada discarded Dismiss.
    1: You discarded Dismiss.
    Ada discarded Convert.
    1: You discarded Convert.
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
    Bo discarded Receive Homage.
    2: You discarded Receive Homage.
    Bo discarded Royal Summons.
    2: You discarded Royal Summons.
    Bo discarded Penitence.
    2: You discarded Penitence.
    Bo discarded Procure.
    2: You discarded Procure.
    Bo set out to attract Viking (military or brigand).
    2: You set out to attract Viking (military or brigand).
3 pass
4 pass
5 pass
1 play Refuse
    Ada played Refuse: Viking.
    1: You played Refuse: Viking.
3 pass
5 pass
    Ada refused: Viking stays with the populace.
    1: You refused: Viking stays with the populace.
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
    Carin played Conquer: Robber Baron.
    3: You played Conquer: Robber Baron.
3 pass
4 pass
5 pass
1 use Bulwark
    Ada used Bulwark.
    1: You used Bulwark.
    Conquer was cancelled by Ada.
    1: Conquer was cancelled by you.
3 end discard Sovereign's Choice discard Procure done
    Carin discarded Sovereign's Choice.
    3: You discarded Sovereign's Choice.
    Carin discarded Procure.
    3: You discarded Procure.
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
    Elin discarded Receive Homage.
    5: You discarded Receive Homage.
    Elin discarded Bestow Vassal.
    5: You discarded Bestow Vassal.
* Defend
    5: You drew Defend.
* Bargain
    5: You drew Bargain.
    Elin drew 2 events.
    5: 
5 attract Pardoner discard Favour discard Defend discard Bargain
    Elin discarded Favour.
    5: You discarded Favour.
    Elin discarded Defend.
    5: You discarded Defend.
    Elin discarded Bargain.
    5: You discarded Bargain.
    Elin set out to attract Pardoner (religious or merchant).
    5: You set out to attract Pardoner (religious or merchant).
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
    Ada played Abduct: Pardoner.
    1: You played Abduct: Pardoner.
1 pass
2 pass
3 pass
4 pass
5 pass
1 as religious
    Pardoner joined Ada as religious.
    1: Pardoner joined you as religious.
1 end discard Garrison discard Conquer
    Ada discarded Conquer.
    1: You discarded Conquer.
    Ada discarded Garrison.
    1: You discarded Garrison.
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
    Bo discarded Favour.
    2: You discarded Favour.
    Bo discarded Conquer.
    2: You discarded Conquer.
    Bo discarded Populate.
    2: You discarded Populate.
    Bo set out to attract Viking (military or brigand).
    2: You set out to attract Viking (military or brigand).
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
    Carin discarded Festival.
    3: You discarded Festival.
    Carin discarded Tithe.
    3: You discarded Tithe.
    Carin discarded Barter.
    3: You discarded Barter.
    Carin discarded Populate.
    3: You discarded Populate.
    Carin made the regent's power ready.
    3: You made the regent's power ready.
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
    Elin passed an event.
    5: You passed an event.
    5: You passed Festival.
1 give Festival
    Ada passed an event.
    1: You passed an event.
    1: You passed Festival.
2 give Plunder
    Bo passed an event.
    2: You passed an event.
    2: You passed Plunder.
3 give Plunder
    Carin passed an event.
    3: You passed an event.
    3: You passed Plunder.
    4: You got Festival from Ada.
    4: You got Plunder from Bo.
    4: You got Plunder from Carin.
    4: You got Festival from Elin.
4 keep from seat 2
    Dag kept Bo's event.
    2: Dag kept your event.
    4: You kept Bo's event.
    Dag discarded 2 Festival.
    4: You discarded 2 Festival.
    Dag discarded Plunder.
    4: You discarded Plunder.
    Ada repeated Tithe.
    1: You repeated Tithe.
4 pass
5 pass
1 pass
2 pass
3 pass
2 give Inspire
    Bo passed an event.
    2: You passed an event.
    2: You passed Inspire.
3 give Convert
    Carin passed an event.
    3: You passed an event.
    3: You passed Convert.
4 give Bestow Vassal
    Dag passed an event.
    4: You passed an event.
    4: You passed Bestow Vassal.
5 give Sovereign's Choice
    Elin passed an event.
    5: You passed an event.
    5: You passed Sovereign's Choice.
    1: You got Inspire from Bo.
    1: You got Convert from Carin.
    1: You got Bestow Vassal from Dag.
    1: You got Sovereign's Choice from Elin.
1 keep from seat 3
    Ada kept Carin's event.
    1: You kept Carin's event.
    3: Ada kept your event.
    Ada discarded Sovereign's Choice.
    1: You discarded Sovereign's Choice.
    Ada discarded Inspire.
    1: You discarded Inspire.
    Ada discarded Bestow Vassal.
    1: You discarded Bestow Vassal.
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
    Plunder was cancelled by Elin.
    5: Plunder was cancelled by you.
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
    The populace went back into its deck, and six were turned up.
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
    Ada played Convert: Smuggler.
    1: You played Convert: Smuggler.
1 pass
2 pass
3 pass
4 pass
5 pass
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
    Bo played Abduct: Smuggler.
    2: You played Abduct: Smuggler.
2 pass
3 pass
4 pass
5 pass
1 play Forgery
    Ada played Forgery.
    1: You played Forgery.
2 as merchant
    Smuggler joined Bo as merchant.
    2: Smuggler joined you as merchant.
1 Curandera
    Ada repeated Abduct: Curandera.
    1: You repeated Abduct: Curandera.
2 pass
3 pass
4 pass
5 pass
1 pass
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
    Dag discarded Sovereign's Choice.
    4: You discarded Sovereign's Choice.
    Dag discarded Dismiss.
    4: You discarded Dismiss.
* Garrison
    4: You drew Garrison.
* Refuse
    4: You drew Refuse.
    Dag drew 2 events.
    4: 
4 attract Haiduk discard Penitence discard Garrison discard Refuse
    Dag discarded Refuse.
    4: You discarded Refuse.
    Dag discarded Penitence.
    4: You discarded Penitence.
    Dag discarded Garrison.
    4: You discarded Garrison.
    Dag set out to attract Haiduk (brigand).
    4: You set out to attract Haiduk (brigand).
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
    Elin discarded Refuse.
    5: You discarded Refuse.
    Elin discarded Tithe.
    5: You discarded Tithe.
    Elin discarded Penitence.
    5: You discarded Penitence.
    Elin set out to attract Crofter (commoner).
    5: You set out to attract Crofter (commoner).
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
    Bo discarded Royal Summons.
    2: You discarded Royal Summons.
    Bo discarded Bestow Vassal.
    2: You discarded Bestow Vassal.
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
    Carin played Inspire: Lama.
    3: You played Inspire: Lama.
3 pass
4 pass
5 pass
1 pass
2 play Bargain
    Bo played Bargain: Lama.
    2: You played Bargain: Lama.
3 pass
5 pass
1 pass
2 pass
2 pay Appointment pay Convert pay Barter
    Bo paid 3 events to Carin.
    2: You paid 3 events to Carin.
    3: Bo paid 3 events to you.
    2: You gave Carin: Appointment, Convert, Barter.
    3: Bo gave you: Appointment, Convert, Barter.
    Lama joined Bo as religious.
    2: Lama joined you as religious.
* Maharani
    Maharani (noble) joined the populace, top left.
3 end discard Convert discard Harvest discard Appointment discard Dismiss discard Appointment done
    Carin discarded 2 Appointment.
    3: You discarded 2 Appointment.
    Carin discarded Dismiss.
    3: You discarded Dismiss.
    Carin discarded Convert.
    3: You discarded Convert.
    Carin discarded Harvest.
    3: You discarded Harvest.
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
    Dag discarded Appointment.
    4: You discarded Appointment.
    Dag discarded Receive Homage.
    4: You discarded Receive Homage.
    Dag discarded 2 Revolt.
    4: You discarded 2 Revolt.
    Dag set out to attract Prince-Bishop (noble or religious).
    4: You set out to attract Prince-Bishop (noble or religious).
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
    The discarded events were shuffled and make the deck.
* Refuse
    4: You drew Refuse.
* Bestow Vassal
    4: You drew Bestow Vassal.
    Dag drew 4 events.
    4: 
    Elin's turn.
    5: Your turn.
5 ready discard Inspire discard Forgery discard Favour
    Elin discarded Favour.
    5: You discarded Favour.
    Elin discarded Inspire.
    5: You discarded Inspire.
    Elin discarded Forgery.
    5: You discarded Forgery.
    Elin made the regent's power ready.
    5: You made the regent's power ready.
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
    1: You saw Elin's hand: Appointment, Festival, Bestow Vassal, Barter.
1 take Appointment
    Ada took an event from Elin.
    1: You took an event from Elin.
    5: Ada took an event from you.
    1: You took Appointment from Elin.
    5: Ada took Appointment from you.
1 ready discard Appointment discard Appointment discard Royal Summons discard Royal Summons
    Ada discarded 2 Appointment.
    1: You discarded 2 Appointment.
    Ada discarded 2 Royal Summons.
    1: You discarded 2 Royal Summons.
    Ada made the regent's power ready.
    1: You made the regent's power ready.
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
    Carin discarded Favour.
    3: You discarded Favour.
    Carin discarded Barter.
    3: You discarded Barter.
    Carin made the regent's power ready.
    3: You made the regent's power ready.
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
    The populace went back into its deck, and six were turned up.
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
    Dag discarded Bestow Vassal.
    4: You discarded Bestow Vassal.
    Dag discarded Refuse.
    4: You discarded Refuse.
    Dag discarded Harvest.
    4: You discarded Harvest.
    Dag discarded Abduct.
    4: You discarded Abduct.
    Dag set out to attract Costermonger (merchant or commoner).
    4: You set out to attract Costermonger (merchant or commoner).
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
    5: You got: Sovereign's Choice, Inspire, Convert, Tithe.
    2: You got: Festival, Bestow Vassal.
5 play Inspire Salt Dealer
    Elin played Inspire: Salt Dealer.
    5: You played Inspire: Salt Dealer.
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
    Elin discarded Convert.
    5: You discarded Convert.
    Elin discarded Tithe.
    5: You discarded Tithe.
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
    Elin discarded Royal Summons.
    5: You discarded Royal Summons.
    Elin discarded Revolt.
    5: You discarded Revolt.
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
    Ada played Convert: Wandering Actor.
    1: You played Convert: Wandering Actor.
1 pass
2 pass
3 pass
4 pass
5 pass
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
