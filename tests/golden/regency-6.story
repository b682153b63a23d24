Regalia: 1
Game: regency
Rules: 1
Data: 5b8f59415c3fa494087d51498e31930bc702059a679f358177a3b9930008a5fd
Seats: 6
Option head_start: 0
Player 1: Ada
Player 2: Bo
Player 3: Carin
Player 4: Dag
Player 5: Elin
Player 6: Folke
Result: 2 (2.), 3 (2.), 6 (1.), 4 (2.), 5 (2.), 4 (2.)
Seed-Hash: f34526bcd290ec3d4d0b452f35bae061884967ef88657d3d67eb2d536319c594
Seed: 19cbcea5526ab54ab44cc67a907810a0b31b3e3a2e3f609fefef22b9ceb9caf5

1 mat Boudica
    Ada took the mat of Boudica: commoner, Uprising.
    1: You took the mat of Boudica: commoner, Uprising.
2 mat Ashoka
    Bo took the mat of Ashoka: religious, Prayer.
    2: You took the mat of Ashoka: religious, Prayer.
3 mat Trajan
    Carin took the mat of Trajan: military, Bulwark.
    3: You took the mat of Trajan: military, Bulwark.
4 mat Hatshepsut
    Dag took the mat of Hatshepsut: merchant, Treasury.
    4: You took the mat of Hatshepsut: merchant, Treasury.
5 mat Genghis Khan
    Elin took the mat of Genghis Khan: brigand, Swindle.
    5: You took the mat of Genghis Khan: brigand, Swindle.
6 mat Isabella of Castile
    Folke took the mat of Isabella of Castile: merchant, Treasury.
    6: You took the mat of Isabella of Castile: merchant, Treasury.
    Bo's prowess is the highest; the first turn is Bo's.
    2: Your prowess is the highest; the first turn is yours.
* Dismiss
    2: You began with Dismiss.
* Favour
    3: You began with Favour.
* Receive Homage
    4: You began with Receive Homage.
* Dismiss
    5: You began with Dismiss.
* Bestow Vassal
    6: You began with Bestow Vassal.
* Forgery
    1: You began with Forgery.
* Bargain
    2: You began with Bargain.
* Royal Summons
    3: You began with Royal Summons.
* Bestow Vassal
    4: You began with Bestow Vassal.
* Royal Summons
    5: You began with Royal Summons.
* Appointment
    6: You began with Appointment.
* Receive Homage
    1: You began with Receive Homage.
* Sovereign's Choice
    2: You began with Sovereign's Choice.
* Penitence
    3: You began with Penitence.
* Forgery
    4: You began with Forgery.
* Favour
    5: You began with Favour.
* Bestow Vassal
    6: You began with Bestow Vassal.
* Receive Homage
    1: You began with Receive Homage.
* Inspire
    2: You began with Inspire.
* Populate
    3: You began with Populate.
* Conquer
    4: You began with Conquer.
* Conquer
    5: You began with Conquer.
* Favour
    6: You began with Favour.
* Tithe
    1: You began with Tithe.
* Junk Sailor
    Junk Sailor (merchant or commoner or brigand) joined the populace, bottom left.
* Salt Dealer
    Salt Dealer (merchant) joined the populace, bottom middle.
* Vestal
    Vestal (religious) joined the populace, bottom right.
* Lama
    Lama (religious) joined the populace, top right.
* Templar
    Templar (religious or military) joined the populace, top middle.
* Grand Master
    Grand Master (noble or religious or military) joined the populace, top left.
    Bo's turn.
    2: Your turn.
2 attract Junk Sailor discard Bargain discard Inspire discard Dismiss discard Sovereign's Choice
    Bo discarded Sovereign's Choice.
    2: You discarded Sovereign's Choice.
    Bo discarded Dismiss.
    2: You discarded Dismiss.
    Bo discarded Inspire.
    2: You discarded Inspire.
    Bo discarded Bargain.
    2: You discarded Bargain.
    Bo set out to attract Junk Sailor (merchant or commoner or brigand).
    2: You set out to attract Junk Sailor (merchant or commoner or brigand).
4 pass
6 pass
2 as merchant
    Junk Sailor joined Bo as merchant.
    2: Junk Sailor joined you as merchant.
* Sachem
    Sachem (noble) joined the populace, top left.
2 end
* Abduct
    2: You drew Abduct.
* Convert
    2: You drew Convert.
* Sovereign's Choice
    2: You drew Sovereign's Choice.
* Sovereign's Choice
    2: You drew Sovereign's Choice.
    Bo drew 4 events.
    2: 
    Carin's turn.
    3: Your turn.
3 attract Salt Dealer discard Favour discard Penitence
    Carin discarded Favour.
    3: You discarded Favour.
    Carin discarded Penitence.
    3: You discarded Penitence.
    Carin set out to attract Salt Dealer (merchant).
    3: You set out to attract Salt Dealer (merchant).
4 pass
6 pass
2 pass
    Salt Dealer joined Carin as merchant.
    3: Salt Dealer joined you as merchant.
* Vizier
    Vizier (noble) joined the populace, top left.
3 end discard Populate discard Royal Summons
    Carin discarded Royal Summons.
    3: You discarded Royal Summons.
    Carin discarded Populate.
    3: You discarded Populate.
* Inspire
    3: You drew Inspire.
* Populate
    3: You drew Populate.
* Sovereign's Choice
    3: You drew Sovereign's Choice.
* Royal Summons
    3: You drew Royal Summons.
    Carin drew 4 events.
    3: 
    Dag's turn.
    4: Your turn.
4 attract Vestal discard Forgery discard Bestow Vassal discard Conquer discard Receive Homage
    Dag discarded Receive Homage.
    4: You discarded Receive Homage.
    Dag discarded Bestow Vassal.
    4: You discarded Bestow Vassal.
    Dag discarded Conquer.
    4: You discarded Conquer.
    Dag discarded Forgery.
    4: You discarded Forgery.
    Dag set out to attract Vestal (religious).
    4: You set out to attract Vestal (religious).
6 pass
2 pass
3 pass
    Vestal joined Dag as religious.
    4: Vestal joined you as religious.
* Relic Thief
    Relic Thief (religious or brigand) joined the populace, top left.
4 end
* Dismiss
    4: You drew Dismiss.
* Revolt
    4: You drew Revolt.
* Penitence
    4: You drew Penitence.
* Tithe
    4: You drew Tithe.
    Dag drew 4 events.
    4: 
    Elin's turn.
    5: Your turn.
5 attract Lama discard Favour discard Conquer discard Royal Summons
    Elin discarded Royal Summons.
    5: You discarded Royal Summons.
    Elin discarded Favour.
    5: You discarded Favour.
    Elin discarded Conquer.
    5: You discarded Conquer.
    Elin set out to attract Lama (religious).
    5: You set out to attract Lama (religious).
6 pass
2 pass
3 pass
4 pass
    Lama joined Elin as religious.
    5: Lama joined you as religious.
* Prince-Bishop
    Prince-Bishop (noble or religious) joined the populace, top left.
5 end discard Dismiss
    Elin discarded Dismiss.
    5: You discarded Dismiss.
* Convert
    5: You drew Convert.
* Appointment
    5: You drew Appointment.
* Festival
    5: You drew Festival.
* Royal Summons
    5: You drew Royal Summons.
    Elin drew 4 events.
    5: 
    Folke's turn.
    6: Your turn.
6 attract Templar discard Favour discard Bestow Vassal discard Bestow Vassal
    Folke discarded Favour.
    6: You discarded Favour.
    Folke discarded 2 Bestow Vassal.
    6: You discarded 2 Bestow Vassal.
    Folke set out to attract Templar (religious or military).
    6: You set out to attract Templar (religious or military).
6 pass
2 pass
3 pass
4 pass
6 as military
    Templar joined Folke as military.
    6: Templar joined you as military.
* Haiduk
    Haiduk (brigand) joined the populace, top left.
6 end done
* Abduct
    6: You drew Abduct.
* Receive Homage
    6: You drew Receive Homage.
* Revolt
    6: You drew Revolt.
    Folke drew 3 events.
    6: 
    Ada's turn.
    1: Your turn.
1 attract Grand Master discard Forgery discard Tithe discard Receive Homage discard Receive Homage
    Ada discarded 2 Receive Homage.
    1: You discarded 2 Receive Homage.
    Ada discarded Tithe.
    1: You discarded Tithe.
    Ada discarded Forgery.
    1: You discarded Forgery.
    Ada set out to attract Grand Master (noble or religious or military).
    1: You set out to attract Grand Master (noble or religious or military).
2 pass
3 pass
4 pass
6 pass
1 as military
    Grand Master joined Ada as military.
    1: Grand Master joined you as military.
* Poacher
    Poacher (commoner or brigand) joined the populace, top left.
1 end
* Sovereign's Choice
    1: You drew Sovereign's Choice.
* Garrison
    1: You drew Garrison.
* Refuse
    1: You drew Refuse.
* Favour
    1: You drew Favour.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
2 ready discard Convert discard Sovereign's Choice discard Sovereign's Choice discard Abduct
    Bo discarded 2 Sovereign's Choice.
    2: You discarded 2 Sovereign's Choice.
    Bo discarded Convert.
    2: You discarded Convert.
    Bo discarded Abduct.
    2: You discarded Abduct.
    Bo made the regent's power ready.
    2: You made the regent's power ready.
2 use Prayer for Bargain
    Bo used Prayer.
    2: You used Prayer.
    Bo prayed for Bargain.
    2: You prayed for Bargain.
* the named
* Procure
    Bo got Bargain by prayer.
    2: You got Bargain by prayer.
    Bo discarded Procure.
    2: You discarded Procure.
2 end discard Bargain
    Bo discarded Bargain.
    2: You discarded Bargain.
* Plunder
    2: You drew Plunder.
* Defend
    2: You drew Defend.
* Appointment
    2: You drew Appointment.
* Dismiss
    2: You drew Dismiss.
    Bo drew 4 events.
    2: 
    Carin's turn.
    3: Your turn.
3 play Sovereign's Choice
    Carin played Sovereign's Choice.
    3: You played Sovereign's Choice.
5 pass
1 pass
3 discard Royal Summons discard Populate discard Inspire
    Carin discarded Royal Summons.
    3: You discarded Royal Summons.
    Carin discarded Inspire.
    3: You discarded Inspire.
    Carin discarded Populate.
    3: You discarded Populate.
* Bargain
    3: You drew Bargain.
* Favour
    3: You drew Favour.
* Festival
    3: You drew Festival.
    Carin drew 3 events.
    3: 
3 end discard Favour discard Festival done
    Carin discarded Festival.
    3: You discarded Festival.
    Carin discarded Favour.
    3: You discarded Favour.
* Convert
    3: You drew Convert.
* Plunder
    3: You drew Plunder.
* Bargain
    3: You drew Bargain.
    Carin drew 3 events.
    3: 
    Dag's turn.
    4: Your turn.
4 attract Sachem discard Tithe discard Dismiss discard Revolt discard Penitence
    Dag discarded Dismiss.
    4: You discarded Dismiss.
    Dag discarded Tithe.
    4: You discarded Tithe.
    Dag discarded Penitence.
    4: You discarded Penitence.
    Dag discarded Revolt.
    4: You discarded Revolt.
    Dag set out to attract Sachem (noble).
    4: You set out to attract Sachem (noble).
6 pass
2 pass
3 play Bargain
    Carin played Bargain: Sachem.
    3: You played Bargain: Sachem.
6 pass
1 pass
2 pass
3 pass
3 pay Convert pay Plunder pay Bargain
    Carin paid 3 events to Dag.
    3: You paid 3 events to Dag.
    4: Carin paid 3 events to you.
    3: You gave Dag: Convert, Bargain, Plunder.
    4: Carin gave you: Convert, Bargain, Plunder.
    Sachem joined Carin as noble.
    3: Sachem joined you as noble.
* Maharani
    Maharani (noble) joined the populace, top left.
4 play Convert Grand Master
    Dag played Convert: Grand Master.
    4: You played Convert: Grand Master.
5 pass
1 pass
4 as military
    Grand Master joined Dag as military.
    4: Grand Master joined you as military.
4 end discard Bargain done
    Dag discarded Bargain.
    4: You discarded Bargain.
* Plunder
    4: You drew Plunder.
* Appointment
    4: You drew Appointment.
* Appointment
    4: You drew Appointment.
    Dag drew 3 events.
    4: 
    Elin's turn.
    5: Your turn.
5 end discard Appointment done
    Elin discarded Appointment.
    5: You discarded Appointment.
* Tithe
    5: You drew Tithe.
    Elin drew 1 event.
    5: 
    Folke's turn.
    6: Your turn.
6 attract Vizier discard Revolt discard Abduct discard Appointment discard Receive Homage
    Folke discarded Appointment.
    6: You discarded Appointment.
    Folke discarded Receive Homage.
    6: You discarded Receive Homage.
    Folke discarded Revolt.
    6: You discarded Revolt.
    Folke discarded Abduct.
    6: You discarded Abduct.
    Folke set out to attract Vizier (noble).
    6: You set out to attract Vizier (noble).
    Vizier joined Folke as noble.
    6: Vizier joined you as noble.
* Cataphract
    Cataphract (military) joined the populace, top left.
6 end
* Receive Homage
    6: You drew Receive Homage.
* Populate
    6: You drew Populate.
* Garrison
    6: You drew Garrison.
* Defend
    6: You drew Defend.
    Folke drew 4 events.
    6: 
    Ada's turn.
    1: Your turn.
1 play Sovereign's Choice
    Ada played Sovereign's Choice.
    1: You played Sovereign's Choice.
1 pass
5 pass
1 discard Favour done
    Ada discarded Favour.
    1: You discarded Favour.
* Festival
    1: You drew Festival.
    Ada drew 1 event.
    1: 
1 end discard Refuse done
    Ada discarded Refuse.
    1: You discarded Refuse.
* Appointment
    1: You drew Appointment.
* Forgery
    1: You drew Forgery.
    Ada drew 2 events.
    1: 
    Bo's turn.
    2: Your turn.
2 attract Relic Thief discard Defend discard Plunder discard Appointment discard Dismiss
    Bo discarded Appointment.
    2: You discarded Appointment.
    Bo discarded Dismiss.
    2: You discarded Dismiss.
    Bo discarded Defend.
    2: You discarded Defend.
    Bo discarded Plunder.
    2: You discarded Plunder.
    Bo set out to attract Relic Thief (religious or brigand).
    2: You set out to attract Relic Thief (religious or brigand).
6 pass
2 as brigand
    Relic Thief joined Bo as brigand.
    2: Relic Thief joined you as brigand.
* Dacoit
    Dacoit (brigand) joined the populace, top left.
2 end
* Procure
    2: You drew Procure.
* Royal Summons
    2: You drew Royal Summons.
* Abduct
    2: You drew Abduct.
* Harvest
    2: You drew Harvest.
    Bo drew 4 events.
    2: 
    Carin's turn.
    3: Your turn.
3 end
* Sovereign's Choice
    3: You drew Sovereign's Choice.
* Penitence
    3: You drew Penitence.
* Barter
    3: You drew Barter.
* Dismiss
    3: You drew Dismiss.
    Carin drew 4 events.
    3: 
    Dag's turn.
    4: Your turn.
4 ready discard Plunder discard Plunder discard Appointment discard Appointment
    Dag discarded 2 Appointment.
    4: You discarded 2 Appointment.
    Dag discarded 2 Plunder.
    4: You discarded 2 Plunder.
    Dag made the regent's power ready.
    4: You made the regent's power ready.
4 end
* Garrison
    4: You drew Garrison.
* Conquer
    4: You drew Conquer.
* Receive Homage
    4: You drew Receive Homage.
* Festival
    4: You drew Festival.
    Dag drew 4 events.
    4: 
    Elin's turn.
    5: Your turn.
5 play Convert Grand Master
    Elin played Convert: Grand Master.
    5: You played Convert: Grand Master.
5 pass
1 pass
2 pass
4 pass
5 as military
    Grand Master joined Elin as military.
    5: Grand Master joined you as military.
5 play Tithe
    Elin played Tithe.
    5: You played Tithe.
5 pass
6 pass
1 pass
2 pass
3 pass
4 pass
6 give Receive Homage
    Folke passed an event.
    6: You passed an event.
    6: You passed Receive Homage.
1 give Forgery
    Ada passed an event.
    1: You passed an event.
    1: You passed Forgery.
2 give Harvest
    Bo passed an event.
    2: You passed an event.
    2: You passed Harvest.
3 give Dismiss
    Carin passed an event.
    3: You passed an event.
    3: You passed Dismiss.
4 give Conquer
    Dag passed an event.
    4: You passed an event.
    4: You passed Conquer.
    5: You got Forgery from Ada.
    5: You got Harvest from Bo.
    5: You got Dismiss from Carin.
    5: You got Conquer from Dag.
    5: You got Receive Homage from Folke.
5 keep from seat 4
    Elin kept Dag's event.
    4: Elin kept your event.
    5: You kept Dag's event.
    Elin discarded Receive Homage.
    5: You discarded Receive Homage.
    Elin discarded Dismiss.
    5: You discarded Dismiss.
    Elin discarded Harvest.
    5: You discarded Harvest.
    Elin discarded Forgery.
    5: You discarded Forgery.
5 play Conquer Vizier
    Elin played Conquer: Vizier.
    5: You played Conquer: Vizier.
6 play Defend
    Folke played Defend.
    6: You played Defend.
1 pass
    Conquer was cancelled by Folke.
    6: Conquer was cancelled by you.
* Harvest
    6: You drew Harvest.
    Folke drew 1 event.
    6: 
5 end discard Royal Summons discard Festival
    Elin discarded Royal Summons.
    5: You discarded Royal Summons.
    Elin discarded Festival.
    5: You discarded Festival.
* Inspire
    5: You drew Inspire.
* Refuse
    5: You drew Refuse.
* Favour
    5: You drew Favour.
* Festival
    5: You drew Festival.
    Elin drew 4 events.
    5: 
    Folke's turn.
    6: Your turn.
6 ready discard Garrison discard Harvest discard Populate
    Folke discarded Garrison.
    6: You discarded Garrison.
    Folke discarded Populate.
    6: You discarded Populate.
    Folke discarded Harvest.
    6: You discarded Harvest.
    Folke made the regent's power ready.
    6: You made the regent's power ready.
6 end
* Barter
    6: You drew Barter.
* Revolt
    6: You drew Revolt.
* Harvest
    6: You drew Harvest.
* Procure
    6: You drew Procure.
    Folke drew 4 events.
    6: 
    Ada's turn.
    1: Your turn.
1 ready discard Appointment discard Festival discard Garrison
    Ada discarded Appointment.
    1: You discarded Appointment.
    Ada discarded Festival.
    1: You discarded Festival.
    Ada discarded Garrison.
    1: You discarded Garrison.
    Ada made the regent's power ready.
    1: You made the regent's power ready.
1 end
* Defend
    1: You drew Defend.
* Festival
    1: You drew Festival.
* Refuse
    1: You drew Refuse.
* Barter
    1: You drew Barter.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
1 pass
2 play Royal Summons Dacoit with Maharani
    Bo played Royal Summons: Dacoit and Maharani.
    2: You played Royal Summons: Dacoit and Maharani.
1 pass
    Dacoit went to the top right.
    Maharani went to the top left.
2 play Abduct Lama
    Bo played Abduct: Lama.
    2: You played Abduct: Lama.
5 pass
1 pass
    Lama joined Bo as religious.
    2: Lama joined you as religious.
2 end done
* Dismiss
    2: You drew Dismiss.
* Royal Summons
    2: You drew Royal Summons.
    The discarded events were shuffled and make the deck.
* Dismiss
    2: You drew Dismiss.
    Bo drew 3 events.
    2: 
    Carin's turn.
    3: Your turn.
1 use Uprising
    Ada used Uprising.
    1: You used Uprising.
    The populace went back into its deck, and six were turned up.
* Kahuna
    Kahuna (religious) joined the populace, bottom left.
* Doge
    Doge (noble or merchant) joined the populace, bottom middle.
* Smuggler
    Smuggler (merchant or brigand) joined the populace, bottom right.
* Pardoner
    Pardoner (religious or merchant) joined the populace, top right.
* Viking
    Viking (military or brigand) joined the populace, top middle.
* Maharani
    Maharani (noble) joined the populace, top left.
3 ready discard Sovereign's Choice discard Penitence discard Barter
    Carin discarded Sovereign's Choice.
    3: You discarded Sovereign's Choice.
    Carin discarded Penitence.
    3: You discarded Penitence.
    Carin discarded Barter.
    3: You discarded Barter.
    Carin made the regent's power ready.
    3: You made the regent's power ready.
3 end
* Revolt
    3: You drew Revolt.
* Bestow Vassal
    3: You drew Bestow Vassal.
* Populate
    3: You drew Populate.
* Populate
    3: You drew Populate.
    Carin drew 4 events.
    3: 
    Dag's turn.
    4: Your turn.
4 attract Smuggler use Treasury
    Dag used Treasury.
    4: You used Treasury.
* Receive Homage
    Dag turned over Receive Homage (1).
    4: You turned over Receive Homage (1).
* Bestow Vassal
    Dag turned over Bestow Vassal (1).
    4: You turned over Bestow Vassal (1).
* Appointment
    Dag turned over Appointment (1).
    4: You turned over Appointment (1).
4 pay Garrison pay Receive Homage pay Festival
    Dag discarded Receive Homage.
    4: You discarded Receive Homage.
    Dag discarded Festival.
    4: You discarded Festival.
    Dag discarded Garrison.
    4: You discarded Garrison.
    Dag set out to attract Smuggler (merchant or brigand).
    4: You set out to attract Smuggler (merchant or brigand).
6 pass
2 pass
3 pass
4 as merchant
    Smuggler joined Dag as merchant.
    4: Smuggler joined you as merchant.
* Haiduk
    Haiduk (brigand) joined the populace, top left.
4 end
* Dismiss
    4: You drew Dismiss.
* Revolt
    4: You drew Revolt.
* Royal Summons
    4: You drew Royal Summons.
* Defend
    4: You drew Defend.
    Dag drew 4 events.
    4: 
    Elin's turn.
    5: Your turn.
5 attract Doge discard Favour discard Refuse discard Inspire
    Elin discarded Favour.
    5: You discarded Favour.
    Elin discarded Inspire.
    5: You discarded Inspire.
    Elin discarded Refuse.
    5: You discarded Refuse.
    Elin set out to attract Doge (noble or merchant).
    5: You set out to attract Doge (noble or merchant).
6 pass
2 pass
3 pass
4 pass
5 as merchant
    Doge joined Elin as merchant.
    5: Doge joined you as merchant.
* Condottiere
    Condottiere (military or merchant) joined the populace, top left.
5 end done
* Convert
    5: You drew Convert.
* Bargain
    5: You drew Bargain.
* Dismiss
    5: You drew Dismiss.
    Elin drew 3 events.
    5: 
    Folke's turn.
    6: Your turn.
6 play Procure Junk Sailor
    Folke played Procure: Junk Sailor.
    6: You played Procure: Junk Sailor.
1 pass
2 pass
5 pass
6 pay Barter pay Harvest pay Revolt
    Folke paid 3 events to Bo.
    2: Folke paid 3 events to you.
    6: You paid 3 events to Bo.
    2: Folke gave you: Barter, Harvest, Revolt.
    6: You gave Bo: Barter, Harvest, Revolt.
6 as merchant
    Junk Sailor joined Folke as merchant.
    6: Junk Sailor joined you as merchant.
6 end
* Harvest
    6: You drew Harvest.
* Receive Homage
    6: You drew Receive Homage.
* Tithe
    6: You drew Tithe.
* Populate
    6: You drew Populate.
    Folke drew 4 events.
    6: 
    Ada's turn.
    1: Your turn.
1 attract Kahuna discard Refuse discard Defend discard Barter
    Ada discarded Refuse.
    1: You discarded Refuse.
    Ada discarded Defend.
    1: You discarded Defend.
    Ada discarded Barter.
    1: You discarded Barter.
    Ada set out to attract Kahuna (religious).
    1: You set out to attract Kahuna (religious).
3 pass
4 pass
5 play Bargain
    Elin played Bargain: Kahuna.
    5: You played Bargain: Kahuna.
1 pass
3 pass
4 pass
5 pass
6 pass
5 pay Festival pay Dismiss pay Convert
    Elin paid 3 events to Ada.
    1: Elin paid 3 events to you.
    5: You paid 3 events to Ada.
    1: Elin gave you: Festival, Dismiss, Convert.
    5: You gave Ada: Festival, Dismiss, Convert.
    Kahuna joined Elin as religious.
    5: Kahuna joined you as religious.
* Robber Baron
    Robber Baron (noble or brigand) joined the populace, top left.
1 end discard Festival done
    Ada discarded Festival.
    1: You discarded Festival.
* Conquer
    1: You drew Conquer.
    Ada drew 1 event.
    1: 
    Bo's turn.
    2: Your turn.
2 ready discard Revolt discard Royal Summons discard Dismiss
    Bo discarded Royal Summons.
    2: You discarded Royal Summons.
    Bo discarded Dismiss.
    2: You discarded Dismiss.
    Bo discarded Revolt.
    2: You discarded Revolt.
    Bo made the regent's power ready.
    2: You made the regent's power ready.
2 use Prayer for Favour
    Bo used Prayer.
    2: You used Prayer.
    Bo prayed for Favour.
    2: You prayed for Favour.
* the top
* Appointment
    Bo got the top of the deck by prayer.
    2: You got the top of the deck by prayer.
    2: You drew Appointment.
2 play Dismiss at seat 6
    Bo played Dismiss at Folke.
    2: You played Dismiss at Folke.
    6: Bo played Dismiss at you.
2 pass
6 pass
1 pass
6 discard Tithe
    Folke discarded Tithe.
    6: You discarded Tithe.
2 play Appointment Lama with Maharani
    Bo played Appointment: Lama for Maharani.
    2: You played Appointment: Lama for Maharani.
2 pass
1 pass
    Lama went to the bottom right.
    Maharani joined Bo as noble.
    2: Maharani joined you as noble.
2 end discard Procure discard Barter discard Harvest
    Bo discarded Procure.
    2: You discarded Procure.
    Bo discarded Barter.
    2: You discarded Barter.
    Bo discarded Harvest.
    2: You discarded Harvest.
* Harvest
    2: You drew Harvest.
* Inspire
    2: You drew Inspire.
* Tithe
    2: You drew Tithe.
* Appointment
    2: You drew Appointment.
    Bo drew 4 events.
    2: 
    Carin's turn.
    3: Your turn.
3 play Bestow Vassal Sachem to seat 1
    Carin played Bestow Vassal: Sachem to Ada.
    1: Carin played Bestow Vassal: Sachem to you.
    3: You played Bestow Vassal: Sachem to Ada.
1 pass
2 pass
1 give all
    Ada paid 4 events to Carin.
    1: You paid 4 events to Carin.
    3: Ada paid 4 events to you.
    1: You gave Carin: Festival, Dismiss, Convert, Conquer.
    3: Ada gave you: Festival, Dismiss, Convert, Conquer.
    Sachem joined Ada as noble.
    1: Sachem joined you as noble.
3 play Conquer Vizier
    Carin played Conquer: Vizier.
    3: You played Conquer: Vizier.
6 pass
2 pass
    Vizier joined Carin as noble.
    3: Vizier joined you as noble.
3 attract Pardoner discard Revolt discard Convert discard Populate discard Populate
    Carin discarded Convert.
    3: You discarded Convert.
    Carin discarded 2 Populate.
    3: You discarded 2 Populate.
    Carin discarded Revolt.
    3: You discarded Revolt.
    Carin set out to attract Pardoner (religious or merchant).
    3: You set out to attract Pardoner (religious or merchant).
3 pass
4 pass
6 pass
2 pass
3 as religious
    Pardoner joined Carin as religious.
    3: Pardoner joined you as religious.
* Wandering Actor
    Wandering Actor (any caste) joined the populace, top left.
3 play Dismiss at seat 2
    Carin played Dismiss at Bo.
    2: Carin played Dismiss at you.
    3: You played Dismiss at Bo.
2 pass
2 discard Tithe
    Bo discarded Tithe.
    2: You discarded Tithe.
3 end discard Festival
    Carin discarded Festival.
    3: You discarded Festival.
* Penitence
    3: You drew Penitence.
* Conquer
    3: You drew Conquer.
* Festival
    3: You drew Festival.
* Procure
    3: You drew Procure.
    Carin drew 4 events.
    3: 
    Dag's turn.
    4: Your turn.
4 play Royal Summons Lama with Wandering Actor
    Dag played Royal Summons: Lama and Wandering Actor.
    4: You played Royal Summons: Lama and Wandering Actor.
2 pass
    Lama went to the top left.
    Wandering Actor went to the bottom middle.
4 end done
* Inspire
    4: You drew Inspire.
    Dag drew 1 event.
    4: 
    Elin's turn.
    5: Your turn.
5 end
* Plunder
    5: You drew Plunder.
* Bargain
    5: You drew Bargain.
* Sovereign's Choice
    5: You drew Sovereign's Choice.
* Penitence
    5: You drew Penitence.
    Elin drew 4 events.
    5: 
    Folke's turn.
    6: Your turn.
6 attract Viking use Treasury
    Folke used Treasury.
    6: You used Treasury.
* Receive Homage
    Folke turned over Receive Homage (1).
    6: You turned over Receive Homage (1).
* Favour
    Folke turned over Favour (3).
    6: You turned over Favour (3).
* Receive Homage
    Folke turned over Receive Homage (1).
    6: You turned over Receive Homage (1).
    Folke set out to attract Viking (military or brigand).
    6: You set out to attract Viking (military or brigand).
6 pass
2 pass
3 pass
4 pass
5 pass
6 as brigand
    Viking joined Folke as brigand.
    6: Viking joined you as brigand.
* Prince-Bishop
    Prince-Bishop (noble or religious) joined the populace, top left.
6 play Receive Homage
    Folke played Receive Homage.
    6: You played Receive Homage.
6 pass
2 pass
5 pass
* Dismiss
    6: You drew Dismiss.
* Garrison
    6: You drew Garrison.
    Folke drew 2 events.
    6: 
6 keep Garrison
    6: You kept Garrison.
    Folke discarded Dismiss.
    6: You discarded Dismiss.
6 ready discard Harvest discard Garrison discard Populate
    Folke discarded Garrison.
    6: You discarded Garrison.
    Folke discarded Populate.
    6: You discarded Populate.
    Folke discarded Harvest.
    6: You discarded Harvest.
    Folke made the regent's power ready.
    6: You made the regent's power ready.
6 end
* Abduct
    6: You drew Abduct.
* Bestow Vassal
    6: You drew Bestow Vassal.
* Plunder
    6: You drew Plunder.
* Convert
    6: You drew Convert.
    Folke drew 4 events.
    6: 
    Ada's turn.
    1: Your turn.
1 end
* Sovereign's Choice
    1: You drew Sovereign's Choice.
* Festival
    1: You drew Festival.
* Receive Homage
    1: You drew Receive Homage.
* Tithe
    1: You drew Tithe.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
2 play Appointment Maharani with Haiduk
    Bo played Appointment: Maharani for Haiduk.
    2: You played Appointment: Maharani for Haiduk.
2 pass
5 pass
6 pass
1 pass
    Maharani went to the bottom middle.
    Haiduk joined Bo as brigand.
    2: Haiduk joined you as brigand.
2 end discard Inspire discard Harvest
    Bo discarded Inspire.
    2: You discarded Inspire.
    Bo discarded Harvest.
    2: You discarded Harvest.
* Sovereign's Choice
    2: You drew Sovereign's Choice.
* Favour
    2: You drew Favour.
* Forgery
    2: You drew Forgery.
* Royal Summons
    2: You drew Royal Summons.
    Bo drew 4 events.
    2: 
    Carin's turn.
    3: Your turn.
3 play Conquer Sachem
    Carin played Conquer: Sachem.
    3: You played Conquer: Sachem.
5 pass
6 pass
1 pass
2 pass
    Sachem joined Carin as noble.
    3: Sachem joined you as noble.
3 play Procure Grand Master
    Carin played Procure: Grand Master.
    3: You played Procure: Grand Master.
5 play Penitence
    Elin played Penitence.
    5: You played Penitence.
1 pass
3 pay Festival pay Penitence
    Carin paid 2 events to Elin.
    3: You paid 2 events to Elin.
    5: Carin paid 2 events to you.
    3: You gave Elin: Festival, Penitence.
    5: Carin gave you: Festival, Penitence.
    Carin did not pay, and Procure came to nothing.
    3: You did not pay, and Procure came to nothing.
3 end
* Appointment
    3: You drew Appointment.
* Refuse
    3: You drew Refuse.
* Conquer
    3: You drew Conquer.
* Festival
    3: You drew Festival.
    Carin drew 4 events.
    3: 
    Dag's turn.
    4: Your turn.
4 ready discard Dismiss discard Inspire discard Defend
    Dag discarded Dismiss.
    4: You discarded Dismiss.
    Dag discarded Inspire.
    4: You discarded Inspire.
    Dag discarded Defend.
    4: You discarded Defend.
    Dag made the regent's power ready.
    4: You made the regent's power ready.
4 attract Wandering Actor use Treasury
    Dag used Treasury.
    4: You used Treasury.
* Bargain
    Dag turned over Bargain (2).
    4: You turned over Bargain (2).
* Abduct
    Dag turned over Abduct (1).
    4: You turned over Abduct (1).
* Royal Summons
    Dag turned over Royal Summons (1).
    4: You turned over Royal Summons (1).
4 pay Revolt
    Dag discarded Revolt.
    4: You discarded Revolt.
    Dag set out to attract Wandering Actor (any caste).
    4: You set out to attract Wandering Actor (any caste).
5 play Bargain
    Elin played Bargain: Wandering Actor.
    5: You played Bargain: Wandering Actor.
3 pass
5 pay Plunder pay Festival pay Sovereign's Choice
    Elin paid 3 events to Dag.
    4: Elin paid 3 events to you.
    5: You paid 3 events to Dag.
    4: Elin gave you: Sovereign's Choice, Festival, Plunder.
    5: You gave Dag: Sovereign's Choice, Festival, Plunder.
5 as commoner
    Wandering Actor joined Elin as commoner.
    5: Wandering Actor joined you as commoner.
* Fellah
    Fellah (commoner) joined the populace, top left.
4 end discard Plunder done
    Dag discarded Plunder.
    4: You discarded Plunder.
* Royal Summons
    4: You drew Royal Summons.
* Favour
    4: You drew Favour.
    Dag drew 2 events.
    4: 
    Elin's turn.
    5: Your turn.
5 end done
* Favour
    5: You drew Favour.
* Appointment
    5: You drew Appointment.
* Convert
    5: You drew Convert.
    Elin drew 3 events.
    5: 
    Folke's turn.
    6: Your turn.
6 play Plunder at seat 2
    Folke played Plunder at Bo.
    2: Folke played Plunder at you.
    6: You played Plunder at Bo.
6 pass
2 pass
5 pass
    6: You saw Bo's hand: Sovereign's Choice, Royal Summons, Favour, Forgery.
6 take Royal Summons
    Folke took an event from Bo.
    2: Folke took an event from you.
    6: You took an event from Bo.
    2: Folke took Royal Summons from you.
    6: You took Royal Summons from Bo.
6 play Abduct Doge
    Folke played Abduct: Doge.
    6: You played Abduct: Doge.
6 pass
2 play Forgery
    Bo played Forgery.
    2: You played Forgery.
6 as noble
    Doge joined Folke as noble.
    6: Doge joined you as noble.
2 Vestal
    Bo repeated Abduct: Vestal.
    2: You repeated Abduct: Vestal.
6 pass
2 pass
4 pass
5 pass
    Vestal joined Bo as religious.
    2: Vestal joined you as religious.
6 play Royal Summons Prince-Bishop with Maharani
    Folke played Royal Summons: Prince-Bishop and Maharani.
    6: You played Royal Summons: Prince-Bishop and Maharani.
6 pass
2 pass
5 pass
    Prince-Bishop went to the bottom left.
    Maharani went to the top middle.
6 attract Prince-Bishop use Treasury
    Folke used Treasury.
    6: You used Treasury.
* Plunder
    Folke turned over Plunder (1).
    6: You turned over Plunder (1).
* Defend
    Folke turned over Defend (2).
    6: You turned over Defend (2).
* Forgery
    Folke turned over Forgery (2).
    6: You turned over Forgery (2).
    Folke set out to attract Prince-Bishop (noble or religious).
    6: You set out to attract Prince-Bishop (noble or religious).
6 pass
3 play Refuse
    Carin played Refuse: Prince-Bishop.
    3: You played Refuse: Prince-Bishop.
    Carin refused: Prince-Bishop stays with the populace.
    3: You refused: Prince-Bishop stays with the populace.
6 end discard Convert discard Bestow Vassal
    Folke discarded Bestow Vassal.
    6: You discarded Bestow Vassal.
    Folke discarded Convert.
    6: You discarded Convert.
* Garrison
    6: You drew Garrison.
* Sovereign's Choice
    6: You drew Sovereign's Choice.
* Sovereign's Choice
    6: You drew Sovereign's Choice.
* Forgery
    6: You drew Forgery.
    Folke drew 4 events.
    6: 
    Ada's turn.
    1: Your turn.
1 play Receive Homage
    Ada played Receive Homage.
    1: You played Receive Homage.
2 pass
5 pass
6 play Forgery
    Folke played Forgery.
    6: You played Forgery.
* Royal Summons
    1: You drew Royal Summons.
* Favour
    1: You drew Favour.
    Ada drew 2 events.
    1: 
1 keep Favour
    1: You kept Favour.
    Ada discarded Royal Summons.
    1: You discarded Royal Summons.
    Folke repeated Receive Homage.
    6: You repeated Receive Homage.
* Abduct
    6: You drew Abduct.
* Dismiss
    6: You drew Dismiss.
    Folke drew 2 events.
    6: 
6 keep Dismiss
    6: You kept Dismiss.
    Folke discarded Abduct.
    6: You discarded Abduct.
1 attract Condottiere discard Tithe discard Festival discard Favour discard Sovereign's Choice
    Ada discarded Sovereign's Choice.
    1: You discarded Sovereign's Choice.
    Ada discarded Festival.
    1: You discarded Festival.
    Ada discarded Favour.
    1: You discarded Favour.
    Ada discarded Tithe.
    1: You discarded Tithe.
    Ada set out to attract Condottiere (military or merchant).
    1: You set out to attract Condottiere (military or merchant).
1 as merchant
    Condottiere joined Ada as merchant.
    1: Condottiere joined you as merchant.
* Minuteman
    Minuteman (military or commoner) joined the populace, top left.
1 end
* Appointment
    1: You drew Appointment.
    The discarded events were shuffled and make the deck.
* Royal Summons
    1: You drew Royal Summons.
* Festival
    1: You drew Festival.
* Conquer
    1: You drew Conquer.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
2 ready discard Sovereign's Choice discard Favour
    Bo discarded Sovereign's Choice.
    2: You discarded Sovereign's Choice.
    Bo discarded Favour.
    2: You discarded Favour.
    Bo made the regent's power ready.
    2: You made the regent's power ready.
2 end
* Tithe
    2: You drew Tithe.
* Festival
    2: You drew Festival.
* Harvest
    2: You drew Harvest.
* Bestow Vassal
    2: You drew Bestow Vassal.
    Bo drew 4 events.
    2: 
    Carin's turn.
    3: Your turn.
3 play Festival
    Carin played Festival.
    3: You played Festival.
5 pass
6 pass
1 pass
2 pass
3 done
    Carin left all citizens as they lay.
    3: You left all citizens as they lay.
3 play Conquer Wandering Actor
    Carin played Conquer: Wandering Actor.
    3: You played Conquer: Wandering Actor.
5 pass
6 pass
1 pass
2 pass
3 as religious
    Wandering Actor joined Carin as religious.
    3: Wandering Actor joined you as religious.
3 play Appointment Salt Dealer with Lama
    Carin played Appointment: Salt Dealer for Lama.
    3: You played Appointment: Salt Dealer for Lama.
5 pass
6 pass
1 pass
2 pass
    Salt Dealer went to the bottom right.
    Lama joined Carin as religious.
    3: Lama joined you as religious.
3 end
* Dismiss
    3: You drew Dismiss.
* Plunder
    3: You drew Plunder.
* Convert
    3: You drew Convert.
* Tithe
    3: You drew Tithe.
    Carin drew 4 events.
    3: 
    Dag's turn.
    4: Your turn.
4 attract Prince-Bishop discard Favour discard Royal Summons discard Festival
    Dag discarded Royal Summons.
    4: You discarded Royal Summons.
    Dag discarded Festival.
    4: You discarded Festival.
    Dag discarded Favour.
    4: You discarded Favour.
    Dag set out to attract Prince-Bishop (noble or religious).
    4: You set out to attract Prince-Bishop (noble or religious).
4 pass
6 pass
1 pass
3 pass
4 as noble
    Prince-Bishop joined Dag as noble.
    4: Prince-Bishop joined you as noble.
* Poacher
    Poacher (commoner or brigand) joined the populace, top left.
4 end done
* Dismiss
    4: You drew Dismiss.
* Festival
    4: You drew Festival.
* Forgery
    4: You drew Forgery.
    Dag drew 3 events.
    4: 
    Elin's turn.
    5: Your turn.
5 play Convert Haiduk
    Elin played Convert: Haiduk.
    5: You played Convert: Haiduk.
5 pass
6 pass
1 pass
2 pass
    Haiduk joined Elin as brigand.
    5: Haiduk joined you as brigand.
5 attract Robber Baron discard Appointment discard Penitence discard Favour
    Elin discarded Appointment.
    5: You discarded Appointment.
    Elin discarded Favour.
    5: You discarded Favour.
    Elin discarded Penitence.
    5: You discarded Penitence.
    Elin set out to attract Robber Baron (noble or brigand).
    5: You set out to attract Robber Baron (noble or brigand).
6 pass
1 pass
3 pass
4 pass
5 as noble
    Robber Baron joined Elin as noble.
    5: Robber Baron joined you as noble.
* Gaucho
    Gaucho (commoner) joined the populace, top left.
5 end
* Forgery
    5: You drew Forgery.
* Procure
    5: You drew Procure.
* Penitence
    5: You drew Penitence.
* Conquer
    5: You drew Conquer.
    Elin drew 4 events.
    5: 
    Folke's turn.
    6: Your turn.
6 ready discard Sovereign's Choice discard Sovereign's Choice discard Dismiss discard Garrison
    Folke discarded 2 Sovereign's Choice.
    6: You discarded 2 Sovereign's Choice.
    Folke discarded Dismiss.
    6: You discarded Dismiss.
    Folke discarded Garrison.
    6: You discarded Garrison.
    Folke made the regent's power ready.
    6: You made the regent's power ready.
6 end
* Populate
    6: You drew Populate.
* Plunder
    6: You drew Plunder.
* Inspire
    6: You drew Inspire.
* Abduct
    6: You drew Abduct.
    Folke drew 4 events.
    6: 
    Ada's turn.
    1: Your turn.
1 ready discard Appointment discard Royal Summons discard Festival discard Conquer
    Ada discarded Appointment.
    1: You discarded Appointment.
    Ada discarded Royal Summons.
    1: You discarded Royal Summons.
    Ada discarded Festival.
    1: You discarded Festival.
    Ada discarded Conquer.
    1: You discarded Conquer.
    Ada made the regent's power ready.
    1: You made the regent's power ready.
1 end
* Garrison
    1: You drew Garrison.
* Garrison
    1: You drew Garrison.
* Inspire
    1: You drew Inspire.
* Bargain
    1: You drew Bargain.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
1 use Uprising
    Ada used Uprising.
    1: You used Uprising.
    The populace went back into its deck, and six were turned up.
* Samurai
    Samurai (military) joined the populace, bottom left.
* Bushranger
    Bushranger (brigand) joined the populace, bottom middle.
* Gaucho
    Gaucho (commoner) joined the populace, bottom right.
* Costermonger
    Costermonger (merchant or commoner) joined the populace, top right.
* Dacoit
    Dacoit (brigand) joined the populace, top middle.
* Hidalgo
    Hidalgo (noble or commoner) joined the populace, top left.
2 play Festival
    Bo played Festival.
    2: You played Festival.
2 pass
5 play Forgery
    Elin played Forgery.
    5: You played Forgery.
2 lay Vestal done
    Bo laid 1 citizen anew.
    2: You laid 1 citizen anew.
    Vestal lies as religious.
    Elin repeated Festival.
    5: You repeated Festival.
2 pass
5 pass
6 pass
1 pass
5 lay Grand Master as noble done
    Elin laid 1 citizen anew.
    5: You laid 1 citizen anew.
    Grand Master lies as noble.
2 end done
* Refuse
    2: You drew Refuse.
    Bo drew 1 event.
    2: 
    Carin's turn.
    3: Your turn.
3 play Convert Viking
    Carin played Convert: Viking.
    3: You played Convert: Viking.
5 pass
6 pass
1 pass
2 pass
3 as brigand
    Viking joined Carin as brigand.
    3: Viking joined you as brigand.
3 play Plunder at seat 4
    Carin played Plunder at Dag.
    3: You played Plunder at Dag.
    4: Carin played Plunder at you.
3 pass
5 pass
1 pass
2 pass
    3: You saw Dag's hand: Sovereign's Choice, Festival, Dismiss, Forgery.
3 take Forgery
    Carin took an event from Dag.
    3: You took an event from Dag.
    4: Carin took an event from you.
    3: You took Forgery from Dag.
    4: Carin took Forgery from you.
3 play Tithe
    Carin played Tithe.
    3: You played Tithe.
3 play Forgery
    Carin played Forgery.
    3: You played Forgery.
4 give Sovereign's Choice
    Dag passed an event.
    4: You passed an event.
    4: You passed Sovereign's Choice.
5 give Conquer
    Elin passed an event.
    5: You passed an event.
    5: You passed Conquer.
6 give Inspire
    Folke passed an event.
    6: You passed an event.
    6: You passed Inspire.
1 give Inspire
    Ada passed an event.
    1: You passed an event.
    1: You passed Inspire.
2 give Harvest
    Bo passed an event.
    2: You passed an event.
    2: You passed Harvest.
    3: You got Inspire from Ada.
    3: You got Harvest from Bo.
    3: You got Sovereign's Choice from Dag.
    3: You got Conquer from Elin.
    3: You got Inspire from Folke.
3 keep from seat 6
    Carin kept Folke's event.
    3: You kept Folke's event.
    6: Carin kept your event.
    Carin discarded Sovereign's Choice.
    3: You discarded Sovereign's Choice.
    Carin discarded Inspire.
    3: You discarded Inspire.
    Carin discarded Conquer.
    3: You discarded Conquer.
    Carin discarded Harvest.
    3: You discarded Harvest.
    Carin repeated Tithe.
    3: You repeated Tithe.
3 pass
5 pass
6 pass
1 pass
2 pass
4 give Dismiss
    Dag passed an event.
    4: You passed an event.
    4: You passed Dismiss.
5 give Procure
    Elin passed an event.
    5: You passed an event.
    5: You passed Procure.
6 give Abduct
    Folke passed an event.
    6: You passed an event.
    6: You passed Abduct.
1 give Bargain
    Ada passed an event.
    1: You passed an event.
    1: You passed Bargain.
2 give Tithe
    Bo passed an event.
    2: You passed an event.
    2: You passed Tithe.
    3: You got Bargain from Ada.
    3: You got Tithe from Bo.
    3: You got Dismiss from Dag.
    3: You got Procure from Elin.
    3: You got Abduct from Folke.
3 keep from seat 6
    Carin kept Folke's event.
    3: You kept Folke's event.
    6: Carin kept your event.
    Carin discarded Dismiss.
    3: You discarded Dismiss.
    Carin discarded Tithe.
    3: You discarded Tithe.
    Carin discarded Procure.
    3: You discarded Procure.
    Carin discarded Bargain.
    3: You discarded Bargain.
3 play Abduct Junk Sailor
    Carin played Abduct: Junk Sailor.
    3: You played Abduct: Junk Sailor.
3 pass
5 pass
6 pass
1 pass
2 pass
3 as brigand
    Junk Sailor joined Carin as brigand.
    3: Junk Sailor joined you as brigand.
3 play Inspire Gaucho
    Carin played Inspire: Gaucho.
    3: You played Inspire: Gaucho.
3 pass
4 pass
5 pass
6 pass
1 pass
2 pass
    Gaucho joined Carin as commoner.
    3: Gaucho joined you as commoner.
* Cataphract
    Cataphract (military) joined the populace, top left.
3 end done
* Royal Summons
    3: You drew Royal Summons.
* Refuse
    3: You drew Refuse.
* Appointment
    3: You drew Appointment.
    Carin drew 3 events.
    3: 
    Dag's turn.
    4: Your turn.
4 end discard Festival
    Dag discarded Festival.
    4: You discarded Festival.
* Harvest
    4: You drew Harvest.
* Abduct
    4: You drew Abduct.
* Tithe
    4: You drew Tithe.
* Dismiss
    4: You drew Dismiss.
    Dag drew 4 events.
    4: 
    Elin's turn.
    5: Your turn.
5 end done
* Sovereign's Choice
    5: You drew Sovereign's Choice.
* Receive Homage
    5: You drew Receive Homage.
* Defend
    5: You drew Defend.
    Elin drew 3 events.
    5: 
    Folke's turn.
    6: Your turn.
6 end discard Populate discard Plunder
    Folke discarded Populate.
    6: You discarded Populate.
    Folke discarded Plunder.
    6: You discarded Plunder.
* Dismiss
    6: You drew Dismiss.
* Inspire
    6: You drew Inspire.
* Revolt
    6: You drew Revolt.
* Favour
    6: You drew Favour.
    Folke drew 4 events.
    6: 
    Ada's turn.
    1: Your turn.
1 end discard Garrison discard Garrison
    Ada discarded 2 Garrison.
    1: You discarded 2 Garrison.
* Forgery
    1: You drew Forgery.
* Defend
    1: You drew Defend.
* Receive Homage
    1: You drew Receive Homage.
* Receive Homage
    1: You drew Receive Homage.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
2 use Prayer for Convert
    Bo used Prayer.
    2: You used Prayer.
    Bo prayed for Convert.
    2: You prayed for Convert.
* the top
* Revolt
    Bo got the top of the deck by prayer.
    2: You got the top of the deck by prayer.
    2: You drew Revolt.
2 ready discard Revolt discard Bestow Vassal discard Refuse
    Bo discarded Bestow Vassal.
    2: You discarded Bestow Vassal.
    Bo discarded Refuse.
    2: You discarded Refuse.
    Bo discarded Revolt.
    2: You discarded Revolt.
    Bo made the regent's power ready.
    2: You made the regent's power ready.
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
2 end discard Favour
    Bo discarded Favour.
    2: You discarded Favour.
* Bargain
    2: You drew Bargain.
* Sovereign's Choice
    2: You drew Sovereign's Choice.
* Favour
    2: You drew Favour.
* Bestow Vassal
    2: You drew Bestow Vassal.
    Bo drew 4 events.
    2: 
    Carin's turn.
    3: Your turn.
3 attract Samurai discard Appointment discard Royal Summons discard Dismiss discard Refuse
    Carin discarded Appointment.
    3: You discarded Appointment.
    Carin discarded Royal Summons.
    3: You discarded Royal Summons.
    Carin discarded Dismiss.
    3: You discarded Dismiss.
    Carin discarded Refuse.
    3: You discarded Refuse.
    Carin set out to attract Samurai (military).
    3: You set out to attract Samurai (military).
4 pass
5 pass
6 pass
1 pass
    Samurai joined Carin as military.
    3: Samurai joined you as military.
* Hoplite
    Hoplite (military) joined the populace, top left.
3 end
* Festival
    3: You drew Festival.
* Procure
    3: You drew Procure.
* Plunder
    3: You drew Plunder.
* Penitence
    3: You drew Penitence.
    Carin drew 4 events.
    3: 
    Dag's turn.
    4: Your turn.
4 ready discard Tithe discard Harvest discard Abduct discard Dismiss
    Dag discarded Dismiss.
    4: You discarded Dismiss.
    Dag discarded Tithe.
    4: You discarded Tithe.
    Dag discarded Harvest.
    4: You discarded Harvest.
    Dag discarded Abduct.
    4: You discarded Abduct.
    Dag made the regent's power ready.
    4: You made the regent's power ready.
4 end
* Receive Homage
    4: You drew Receive Homage.
* Revolt
    4: You drew Revolt.
* Favour
    4: You drew Favour.
* Royal Summons
    4: You drew Royal Summons.
    Dag drew 4 events.
    4: 
    Elin's turn.
    5: Your turn.
5 attract Costermonger discard Defend discard Receive Homage discard Penitence discard Sovereign's Choice
    Elin discarded Sovereign's Choice.
    5: You discarded Sovereign's Choice.
    Elin discarded Receive Homage.
    5: You discarded Receive Homage.
    Elin discarded Penitence.
    5: You discarded Penitence.
    Elin discarded Defend.
    5: You discarded Defend.
    Elin set out to attract Costermonger (merchant or commoner).
    5: You set out to attract Costermonger (merchant or commoner).
6 pass
1 pass
3 pass
4 pass
5 as merchant
    Costermonger joined Elin as merchant.
    5: Costermonger joined you as merchant.
* Fellah
    Fellah (commoner) joined the populace, top left.
5 end
* Abduct
    5: You drew Abduct.
* Bestow Vassal
    5: You drew Bestow Vassal.
* Populate
    5: You drew Populate.
* Convert
    5: You drew Convert.
    Elin drew 4 events.
    5: 
    Folke's turn.
    6: Your turn.
6 play Inspire Fellah
    Folke played Inspire: Fellah.
    6: You played Inspire: Fellah.
6 pass
1 pass
2 pass
3 pass
4 pass
5 pass
    Fellah joined Folke as commoner.
    6: Fellah joined you as commoner.
* Boyar
    Boyar (noble) joined the populace, top left.
6 attract Dacoit discard Favour discard Dismiss discard Revolt
    Folke discarded Dismiss.
    6: You discarded Dismiss.
    Folke discarded Favour.
    6: You discarded Favour.
    Folke discarded Revolt.
    6: You discarded Revolt.
    Folke set out to attract Dacoit (brigand).
    6: You set out to attract Dacoit (brigand).
1 pass
3 pass
4 pass
5 pass
    Dacoit joined Folke as brigand.
    6: Dacoit joined you as brigand.
* Minuteman
    Minuteman (military or commoner) joined the populace, top left.
6 end
* Barter
    6: You drew Barter.
* Appointment
    6: You drew Appointment.
* Receive Homage
    6: You drew Receive Homage.
* Populate
    6: You drew Populate.
    Folke drew 4 events.
    6: 
    Ada's turn.
    1: Your turn.
1 attract Hidalgo discard Defend discard Forgery discard Receive Homage discard Receive Homage
    Ada discarded 2 Receive Homage.
    1: You discarded 2 Receive Homage.
    Ada discarded Defend.
    1: You discarded Defend.
    Ada discarded Forgery.
    1: You discarded Forgery.
    Ada set out to attract Hidalgo (noble or commoner).
    1: You set out to attract Hidalgo (noble or commoner).
3 pass
4 pass
5 pass
6 pass
1 as noble
    Hidalgo joined Ada as noble.
    1: Hidalgo joined you as noble.
* Pochteca
    Pochteca (merchant) joined the populace, top left.
1 end
* Defend
    1: You drew Defend.
* Refuse
    1: You drew Refuse.
* Receive Homage
    1: You drew Receive Homage.
* Barter
    1: You drew Barter.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
2 attract Cataphract discard Sovereign's Choice discard Favour discard Bargain
    Bo discarded Sovereign's Choice.
    2: You discarded Sovereign's Choice.
    Bo discarded Favour.
    2: You discarded Favour.
    Bo discarded Bargain.
    2: You discarded Bargain.
    Bo set out to attract Cataphract (military).
    2: You set out to attract Cataphract (military).
3 pass
4 pass
5 pass
6 pass
1 play Refuse
    Ada played Refuse: Cataphract.
    1: You played Refuse: Cataphract.
3 pass
6 pass
1 pass
    Ada refused: Cataphract stays with the populace.
    1: You refused: Cataphract stays with the populace.
2 end discard Bestow Vassal
    Bo discarded Bestow Vassal.
    2: You discarded Bestow Vassal.
* Barter
    2: You drew Barter.
* Dismiss
    2: You drew Dismiss.
* Appointment
    2: You drew Appointment.
* Royal Summons
    2: You drew Royal Summons.
    Bo drew 4 events.
    2: 
    Carin's turn.
    3: Your turn.
3 play Festival
    Carin played Festival.
    3: You played Festival.
3 pass
6 pass
1 pass
3 lay Wandering Actor as noble lay Viking as brigand lay Vizier lay Gaucho done
    Carin laid 4 citizens anew.
    3: You laid 4 citizens anew.
    Wandering Actor lies as noble.
    Viking lies as brigand.
    Vizier lies as noble.
    Gaucho lies as commoner.
3 play Plunder at seat 1
    Carin played Plunder at Ada.
    1: Carin played Plunder at you.
    3: You played Plunder at Ada.
3 pass
6 pass
1 pass
    3: You saw Ada's hand: Receive Homage, Defend, Barter.
3 take Defend
    Carin took an event from Ada.
    1: Carin took an event from you.
    3: You took an event from Ada.
    1: Carin took Defend from you.
    3: You took Defend from Ada.
3 end discard Procure done
    Carin discarded Procure.
    3: You discarded Procure.
* Harvest
    3: You drew Harvest.
* Royal Summons
    3: You drew Royal Summons.
    Carin drew 2 events.
    3: 
    Dag's turn.
    4: Your turn.
4 play Receive Homage
    Dag played Receive Homage.
    4: You played Receive Homage.
6 pass
1 pass
3 pass
* Bargain
    4: You drew Bargain.
    The discarded events were shuffled and make the deck.
* Inspire
    4: You drew Inspire.
    Dag drew 2 events.
    4: 
4 keep Bargain
    4: You kept Bargain.
    Dag discarded Inspire.
    4: You discarded Inspire.
4 attract Bushranger use Treasury
    Dag used Treasury.
    4: You used Treasury.
* Receive Homage
    Dag turned over Receive Homage (1).
    4: You turned over Receive Homage (1).
* Receive Homage
    Dag turned over Receive Homage (1).
    4: You turned over Receive Homage (1).
* Dismiss
    Dag turned over Dismiss (1).
    4: You turned over Dismiss (1).
4 pay Favour
    Dag discarded Favour.
    4: You discarded Favour.
    Dag set out to attract Bushranger (brigand).
    4: You set out to attract Bushranger (brigand).
4 pass
5 pass
6 pass
1 pass
3 pass
    Bushranger joined Dag as brigand.
    4: Bushranger joined you as brigand.
* Poacher
    Poacher (commoner or brigand) joined the populace, top left.
4 attract Cataphract discard Revolt discard Royal Summons discard Bargain
    Dag discarded Royal Summons.
    4: You discarded Royal Summons.
    Dag discarded Bargain.
    4: You discarded Bargain.
    Dag discarded Revolt.
    4: You discarded Revolt.
    Dag set out to attract Cataphract (military).
    4: You set out to attract Cataphract (military).
5 pass
6 pass
1 pass
3 pass
    Cataphract joined Dag as military.
    4: Cataphract joined you as military.
* Curandera
    Curandera (religious or commoner) joined the populace, top left.
4 end
* Favour
    4: You drew Favour.
* Harvest
    4: You drew Harvest.
* Festival
    4: You drew Festival.
* Garrison
    4: You drew Garrison.
    Dag drew 4 events.
    4: 
    Elin's turn.
    5: Your turn.
5 play Convert Bushranger
    Elin played Convert: Bushranger.
    5: You played Convert: Bushranger.
5 pass
6 pass
1 pass
2 pass
3 pass
4 pass
    Bushranger joined Elin as brigand.
    5: Bushranger joined you as brigand.
5 play Abduct Condottiere
    Elin played Abduct: Condottiere.
    5: You played Abduct: Condottiere.
5 pass
6 pass
1 pass
2 pass
3 pass
5 as military
    Condottiere joined Elin as military.
    5: Condottiere joined you as military.
5 play Bestow Vassal Haiduk to seat 3
    Elin played Bestow Vassal: Haiduk to Carin.
    3: Elin played Bestow Vassal: Haiduk to you.
    5: You played Bestow Vassal: Haiduk to Carin.
5 pass
6 pass
1 pass
2 pass
3 play Defend
    Carin played Defend.
    3: You played Defend.
6 pass
1 pass
3 pass
    Bestow Vassal was cancelled by Carin.
    3: Bestow Vassal was cancelled by you.
* Procure
    3: You drew Procure.
    Carin drew 1 event.
    3: 
5 end discard Populate
    Elin discarded Populate.
    5: You discarded Populate.
* Favour
    5: You drew Favour.
* Tithe
    5: You drew Tithe.
* Royal Summons
    5: You drew Royal Summons.
* Tithe
    5: You drew Tithe.
    Elin drew 4 events.
    5: 
    Folke's turn.
    6: Your turn.
6 attract Minuteman use Treasury
    Folke used Treasury.
    6: You used Treasury.
* Sovereign's Choice
    Folke turned over Sovereign's Choice (1).
    6: You turned over Sovereign's Choice (1).
* Revolt
    Folke turned over Revolt (2).
    6: You turned over Revolt (2).
* Abduct
    Folke turned over Abduct (1).
    6: You turned over Abduct (1).
6 pay Appointment pay Receive Homage pay Barter
    Folke discarded Appointment.
    6: You discarded Appointment.
    Folke discarded Receive Homage.
    6: You discarded Receive Homage.
    Folke discarded Barter.
    6: You discarded Barter.
    Folke set out to attract Minuteman (military or commoner).
    6: You set out to attract Minuteman (military or commoner).
6 pass
1 pass
3 pass
4 pass
5 pass
6 as commoner
    Minuteman joined Folke as commoner.
    6: Minuteman joined you as commoner.
* Salt Dealer
    Salt Dealer (merchant) joined the populace, top left.
6 play Populate
    Folke played Populate.
    6: You played Populate.
1 pass
2 pass
3 pass
5 pass
* Crofter
    Crofter joined Folke as commoner.
    6: Crofter joined you as commoner.
6 end
* Royal Summons
    6: You drew Royal Summons.
* Procure
    6: You drew Procure.
* Sovereign's Choice
    6: You drew Sovereign's Choice.
* Favour
    6: You drew Favour.
    Folke drew 4 events.
    6: 
    Ada's turn.
    1: Your turn.
1 play Receive Homage
    Ada played Receive Homage.
    1: You played Receive Homage.
1 pass
2 pass
3 pass
5 pass
6 pass
* Populate
    1: You drew Populate.
* Bestow Vassal
    1: You drew Bestow Vassal.
    Ada drew 2 events.
    1: 
1 keep Populate
    1: You kept Populate.
    Ada discarded Bestow Vassal.
    1: You discarded Bestow Vassal.
1 play Populate
    Ada played Populate.
    1: You played Populate.
1 pass
2 pass
3 pass
5 pass
6 pass
* Dejazmach
1 as military
    Dejazmach joined Ada as military.
    1: Dejazmach joined you as military.
1 end done
* Conquer
    1: You drew Conquer.
* Royal Summons
    1: You drew Royal Summons.
* Refuse
    1: You drew Refuse.
    Ada drew 3 events.
    1: 
    Bo's turn.
    2: Your turn.
2 play Appointment Vestal with Salt Dealer
    Bo played Appointment: Vestal for Salt Dealer.
    2: You played Appointment: Vestal for Salt Dealer.
2 pass
3 pass
5 pass
6 pass
1 pass
    Vestal went to the top left.
    Salt Dealer joined Bo as merchant.
    2: Salt Dealer joined you as merchant.
2 play Barter at seat 5
    Bo played Barter at Elin.
    2: You played Barter at Elin.
    5: Bo played Barter at you.
2 pass
3 pass
5 pass
6 pass
1 pass
    Bo and Elin swapped hands.
    2: You and Elin swapped hands.
    5: Bo and you swapped hands.
    2: You got: Royal Summons, Favour, 2 Tithe.
    5: You got: Royal Summons, Dismiss.
2 attract Hoplite discard Favour discard Royal Summons discard Tithe
    Bo discarded Royal Summons.
    2: You discarded Royal Summons.
    Bo discarded Favour.
    2: You discarded Favour.
    Bo discarded Tithe.
    2: You discarded Tithe.
    Bo set out to attract Hoplite (military).
    2: You set out to attract Hoplite (military).
2 pass
3 pass
4 pass
5 pass
6 pass
1 pass
    Hoplite joined Bo as military.
    2: Hoplite joined you as military.
* Highwayman
    Highwayman (brigand) joined the populace, top left.
2 end discard Tithe
    Bo discarded Tithe.
    2: You discarded Tithe.
* Festival
    2: You drew Festival.
* Favour
    2: You drew Favour.
* Sovereign's Choice
    2: You drew Sovereign's Choice.
* Plunder
    2: You drew Plunder.
    Bo drew 4 events.
    2: 
    Carin's turn.
    3: Your turn.
3 play Harvest
    Carin played Harvest.
    3: You played Harvest.
3 pass
5 pass
6 pass
1 pass
2 pass
* Bargain
    3: You drew Bargain.
* Dismiss
    3: You drew Dismiss.
    Carin drew 2 events.
    3: 
3 attract Pochteca discard Dismiss discard Penitence discard Procure discard Bargain
    Carin discarded Dismiss.
    3: You discarded Dismiss.
    Carin discarded Penitence.
    3: You discarded Penitence.
    Carin discarded Procure.
    3: You discarded Procure.
    Carin discarded Bargain.
    3: You discarded Bargain.
    Carin set out to attract Pochteca (merchant).
    3: You set out to attract Pochteca (merchant).
3 pass
4 pass
5 pass
6 pass
1 play Refuse
    Ada played Refuse: Pochteca.
    1: You played Refuse: Pochteca.
3 pass
6 pass
1 pass
    Ada refused: Pochteca stays with the populace.
    1: You refused: Pochteca stays with the populace.
3 end discard Royal Summons
    Carin discarded Royal Summons.
    3: You discarded Royal Summons.
* Forgery
    3: You drew Forgery.
* Garrison
    3: You drew Garrison.
* Dismiss
    3: You drew Dismiss.
* Sovereign's Choice
    3: You drew Sovereign's Choice.
    Carin drew 4 events.
    3: 
    Dag's turn.
    4: Your turn.
4 attract Boyar discard Favour discard Harvest discard Garrison
    Dag discarded Favour.
    4: You discarded Favour.
    Dag discarded Garrison.
    4: You discarded Garrison.
    Dag discarded Harvest.
    4: You discarded Harvest.
    Dag set out to attract Boyar (noble).
    4: You set out to attract Boyar (noble).
4 pass
5 pass
6 pass
1 pass
2 pass
3 pass
    Boyar joined Dag as noble.
    4: Boyar joined you as noble.
* Janissary
    Janissary (military) joined the populace, top left.
4 play Festival
    Dag played Festival.
    4: You played Festival.
5 pass
6 pass
1 pass
2 pass
3 play Forgery
    Carin played Forgery.
    3: You played Forgery.
4 lay Smuggler as merchant lay Cataphract lay Boyar lay Prince-Bishop as religious
    Dag laid 4 citizens anew.
    4: You laid 4 citizens anew.
    Smuggler lies as merchant.
    Cataphract lies as military.
    Boyar lies as noble.
    Prince-Bishop lies as religious.
    Carin repeated Festival.
    3: You repeated Festival.
5 pass
6 pass
1 pass
2 pass
3 pass
3 lay Samurai lay Junk Sailor as commoner lay Pardoner as merchant lay Vizier lay Wandering Actor as brigand done
    Carin laid 5 citizens anew.
    3: You laid 5 citizens anew.
    Samurai lies as military.
    Junk Sailor lies as commoner.
    Pardoner lies as merchant.
    Vizier lies as noble.
    Wandering Actor lies as brigand.
    Carin won, with citizens of all six castes.
    3: You won, with citizens of all six castes.

    Carin wins.
    3: You win!
    1. Carin: 6 of 6 castes
    3: 1. You: 6 of 6 castes
    2. Elin: 5 of 6 castes
    5: 2. You: 5 of 6 castes
    2. Dag: 4 of 6 castes
    4: 2. You: 4 of 6 castes
    2. Folke: 4 of 6 castes
    6: 2. You: 4 of 6 castes
    2. Bo: 3 of 6 castes
    2: 2. You: 3 of 6 castes
    2. Ada: 2 of 6 castes
    1: 2. You: 2 of 6 castes
