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
    The first turn is Bo's: nobody's prowess is higher.
    2: The first turn is yours: nobody's prowess is higher.
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
    Bo set out to attract Junk Sailor (merchant or commoner or brigand) for 5.
    2: You set out to attract Junk Sailor (merchant or commoner or brigand) for 5.
    Bo discarded Sovereign's Choice, Dismiss, Inspire and Bargain.
    2: You discarded Sovereign's Choice, Dismiss, Inspire and Bargain.
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
    Carin set out to attract Salt Dealer (merchant) for 5.
    3: You set out to attract Salt Dealer (merchant) for 5.
    Carin discarded Favour and Penitence.
    3: You discarded Favour and Penitence.
4 pass
6 pass
2 pass
    Salt Dealer joined Carin as merchant.
    3: Salt Dealer joined you as merchant.
* Vizier
    Vizier (noble) joined the populace, top left.
3 end discard Populate discard Royal Summons
    Carin discarded Royal Summons and Populate.
    3: You discarded Royal Summons and Populate.
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
    Dag set out to attract Vestal (religious) for 5.
    4: You set out to attract Vestal (religious) for 5.
    Dag discarded Receive Homage, Bestow Vassal, Conquer and Forgery.
    4: You discarded Receive Homage, Bestow Vassal, Conquer and Forgery.
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
    Elin set out to attract Lama (religious) for 5.
    5: You set out to attract Lama (religious) for 5.
    Elin discarded Royal Summons, Favour and Conquer.
    5: You discarded Royal Summons, Favour and Conquer.
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
    Folke set out to attract Templar (religious or military) for 5.
    6: You set out to attract Templar (religious or military) for 5.
    Folke discarded Favour and Bestow Vassal ×2.
    6: You discarded Favour and Bestow Vassal ×2.
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
    Ada set out to attract Grand Master (noble or religious or military) for 5.
    1: You set out to attract Grand Master (noble or religious or military) for 5.
    Ada discarded Receive Homage ×2, Tithe and Forgery.
    1: You discarded Receive Homage ×2, Tithe and Forgery.
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
    Bo readied Prayer.
    2: You readied Prayer.
    Bo discarded Sovereign's Choice ×2, Convert and Abduct.
    2: You discarded Sovereign's Choice ×2, Convert and Abduct.
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
    Carin discarded Royal Summons, Inspire and Populate.
    3: You discarded Royal Summons, Inspire and Populate.
* Bargain
    3: You drew Bargain.
* Favour
    3: You drew Favour.
* Festival
    3: You drew Festival.
    Carin drew 3 events.
    3: 
3 end discard Favour discard Festival done
    Carin discarded Festival and Favour.
    3: You discarded Festival and Favour.
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
    Dag set out to attract Sachem (noble) for 5.
    4: You set out to attract Sachem (noble) for 5.
    Dag discarded Dismiss, Tithe, Penitence and Revolt.
    4: You discarded Dismiss, Tithe, Penitence and Revolt.
6 pass
2 pass
3 play Bargain
    Carin played Bargain for Sachem.
    3: You played Bargain for Sachem.
6 pass
1 pass
2 pass
3 pass
3 pay Convert pay Plunder pay Bargain
    Carin paid Dag 3 events.
    3: 
    4: 
    3: You paid Dag Convert, Bargain and Plunder.
    4: Carin paid you Convert, Bargain and Plunder.
    Sachem joined Carin as noble.
    3: Sachem joined you as noble.
* Maharani
    Maharani (noble) joined the populace, top left.
4 play Convert Grand Master
    Dag played Convert on Ada's Grand Master.
    1: Dag played Convert on your Grand Master.
    4: You played Convert on Ada's Grand Master.
5 pass
1 pass
    Dag took Ada's Grand Master with Convert.
    1: Dag took your Grand Master with Convert.
    4: You took Ada's Grand Master with Convert.
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
    Folke set out to attract Vizier (noble) for 5.
    6: You set out to attract Vizier (noble) for 5.
    Folke discarded Appointment, Receive Homage, Revolt and Abduct.
    6: You discarded Appointment, Receive Homage, Revolt and Abduct.
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
    Bo set out to attract Relic Thief (religious or brigand) for 5.
    2: You set out to attract Relic Thief (religious or brigand) for 5.
    Bo discarded Appointment, Dismiss, Defend and Plunder.
    2: You discarded Appointment, Dismiss, Defend and Plunder.
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
    Dag readied Treasury.
    4: You readied Treasury.
    Dag discarded Appointment ×2 and Plunder ×2.
    4: You discarded Appointment ×2 and Plunder ×2.
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
    Elin played Convert on Dag's Grand Master.
    4: Elin played Convert on your Grand Master.
    5: You played Convert on Dag's Grand Master.
5 pass
1 pass
2 pass
4 pass
    Elin took Dag's Grand Master with Convert.
    4: Elin took your Grand Master with Convert.
    5: You took Dag's Grand Master with Convert.
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
    Folke gave an event for Tithe.
    6: 
    6: You gave Receive Homage for Tithe.
1 give Forgery
    Ada gave an event for Tithe.
    1: 
    1: You gave Forgery for Tithe.
2 give Harvest
    Bo gave an event for Tithe.
    2: 
    2: You gave Harvest for Tithe.
3 give Dismiss
    Carin gave an event for Tithe.
    3: 
    3: You gave Dismiss for Tithe.
4 give Conquer
    Dag gave an event for Tithe.
    4: 
    4: You gave Conquer for Tithe.
    5: You got Forgery from Ada.
    5: You got Harvest from Bo.
    5: You got Dismiss from Carin.
    5: You got Conquer from Dag.
    5: You got Receive Homage from Folke.
5 keep from seat 4
    Elin kept Dag's event.
    4: Elin kept your event.
    5: You kept Dag's event.
    Elin discarded Receive Homage, Dismiss, Harvest and Forgery.
    5: You discarded Receive Homage, Dismiss, Harvest and Forgery.
5 play Conquer Vizier
    Elin played Conquer on Folke's Vizier.
    5: You played Conquer on Folke's Vizier.
    6: Elin played Conquer on your Vizier.
6 play Defend
    Folke played Defend.
    6: You played Defend.
1 pass
    Folke cancelled Conquer.
    6: You cancelled Conquer.
* Harvest
    6: You drew Harvest.
    Folke drew 1 event.
    6: 
5 end discard Royal Summons discard Festival
    Elin discarded Royal Summons and Festival.
    5: You discarded Royal Summons and Festival.
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
    Folke readied Treasury.
    6: You readied Treasury.
    Folke discarded Garrison, Populate and Harvest.
    6: You discarded Garrison, Populate and Harvest.
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
    Ada readied Uprising.
    1: You readied Uprising.
    Ada discarded Appointment, Festival and Garrison.
    1: You discarded Appointment, Festival and Garrison.
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
    Bo played Abduct on Elin's Lama.
    2: You played Abduct on Elin's Lama.
    5: Bo played Abduct on your Lama.
5 pass
1 pass
    Bo took Elin's Lama with Abduct.
    2: You took Elin's Lama with Abduct.
    5: Bo took your Lama with Abduct.
    Lama joined Bo as religious.
    2: Lama joined you as religious.
2 end done
* Dismiss
    2: You drew Dismiss.
* Royal Summons
    2: You drew Royal Summons.
    The discarded events were shuffled into a new deck.
* Dismiss
    2: You drew Dismiss.
    Bo drew 3 events.
    2: 
    Carin's turn.
    3: Your turn.
1 use Uprising
    Ada used Uprising.
    1: You used Uprising.
    The populace was shuffled into its deck.
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
    Carin readied Bulwark.
    3: You readied Bulwark.
    Carin discarded Sovereign's Choice, Penitence and Barter.
    3: You discarded Sovereign's Choice, Penitence and Barter.
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
    Dag set out to attract Smuggler (merchant or brigand) for 7.
    4: You set out to attract Smuggler (merchant or brigand) for 7.
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
    Dag discarded Receive Homage, Festival and Garrison.
    4: You discarded Receive Homage, Festival and Garrison.
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
    Elin set out to attract Doge (noble or merchant) for 6.
    5: You set out to attract Doge (noble or merchant) for 6.
    Elin discarded Favour, Inspire and Refuse.
    5: You discarded Favour, Inspire and Refuse.
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
    Folke played Procure on Bo's Junk Sailor.
    2: Folke played Procure on your Junk Sailor.
    6: You played Procure on Bo's Junk Sailor.
1 pass
2 pass
5 pass
6 pay Barter pay Harvest pay Revolt
    Folke paid Bo 3 events.
    2: 
    6: 
    2: Folke paid you Barter, Harvest and Revolt.
    6: You paid Bo Barter, Harvest and Revolt.
    Folke took Bo's Junk Sailor with Procure.
    2: Folke took your Junk Sailor with Procure.
    6: You took Bo's Junk Sailor with Procure.
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
    Ada set out to attract Kahuna (religious) for 5.
    1: You set out to attract Kahuna (religious) for 5.
    Ada discarded Refuse, Defend and Barter.
    1: You discarded Refuse, Defend and Barter.
3 pass
4 pass
5 play Bargain
    Elin played Bargain for Kahuna.
    5: You played Bargain for Kahuna.
1 pass
3 pass
4 pass
5 pass
6 pass
5 pay Festival pay Dismiss pay Convert
    Elin paid Ada 3 events.
    1: 
    5: 
    1: Elin paid you Festival, Dismiss and Convert.
    5: You paid Ada Festival, Dismiss and Convert.
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
    Bo readied Prayer.
    2: You readied Prayer.
    Bo discarded Royal Summons, Dismiss and Revolt.
    2: You discarded Royal Summons, Dismiss and Revolt.
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
    Bo discarded Procure, Barter and Harvest.
    2: You discarded Procure, Barter and Harvest.
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
    Ada paid Carin 4 events.
    1: 
    3: 
    1: You paid Carin Festival, Dismiss, Convert and Conquer.
    3: Ada paid you Festival, Dismiss, Convert and Conquer.
    Sachem joined Ada as noble.
    1: Sachem joined you as noble.
3 play Conquer Vizier
    Carin played Conquer on Folke's Vizier.
    3: You played Conquer on Folke's Vizier.
    6: Carin played Conquer on your Vizier.
6 pass
2 pass
    Carin took Folke's Vizier with Conquer.
    3: You took Folke's Vizier with Conquer.
    6: Carin took your Vizier with Conquer.
    Vizier joined Carin as noble.
    3: Vizier joined you as noble.
3 attract Pardoner discard Revolt discard Convert discard Populate discard Populate
    Carin set out to attract Pardoner (religious or merchant) for 5.
    3: You set out to attract Pardoner (religious or merchant) for 5.
    Carin discarded Convert, Populate ×2 and Revolt.
    3: You discarded Convert, Populate ×2 and Revolt.
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
    Folke set out to attract Viking (military or brigand) for 5.
    6: You set out to attract Viking (military or brigand) for 5.
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
    Folke readied Treasury.
    6: You readied Treasury.
    Folke discarded Garrison, Populate and Harvest.
    6: You discarded Garrison, Populate and Harvest.
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
    Bo discarded Inspire and Harvest.
    2: You discarded Inspire and Harvest.
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
    Carin played Conquer on Ada's Sachem.
    1: Carin played Conquer on your Sachem.
    3: You played Conquer on Ada's Sachem.
5 pass
6 pass
1 pass
2 pass
    Carin took Ada's Sachem with Conquer.
    1: Carin took your Sachem with Conquer.
    3: You took Ada's Sachem with Conquer.
    Sachem joined Carin as noble.
    3: Sachem joined you as noble.
3 play Procure Grand Master
    Carin played Procure on Elin's Grand Master.
    3: You played Procure on Elin's Grand Master.
    5: Carin played Procure on your Grand Master.
5 play Penitence
    Elin played Penitence.
    5: You played Penitence.
1 pass
3 pay Festival pay Penitence
    Carin paid Elin 2 events.
    3: 
    5: 
    3: You paid Elin Festival and Penitence.
    5: Carin paid you Festival and Penitence.
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
    Dag readied Treasury.
    4: You readied Treasury.
    Dag discarded Dismiss, Inspire and Defend.
    4: You discarded Dismiss, Inspire and Defend.
4 attract Wandering Actor use Treasury
    Dag set out to attract Wandering Actor (any caste) for 5.
    4: You set out to attract Wandering Actor (any caste) for 5.
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
5 play Bargain
    Elin played Bargain for Wandering Actor.
    5: You played Bargain for Wandering Actor.
3 pass
5 pay Plunder pay Festival pay Sovereign's Choice
    Elin paid Dag 3 events.
    4: 
    5: 
    4: Elin paid you Sovereign's Choice, Festival and Plunder.
    5: You paid Dag Sovereign's Choice, Festival and Plunder.
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
    6: You saw Bo's hand: Sovereign's Choice, Royal Summons, Favour and Forgery.
6 take Royal Summons
    Folke took an event from Bo with Plunder.
    2: 
    6: 
    2: Folke took your Royal Summons with Plunder.
    6: You took Bo's Royal Summons with Plunder.
6 play Abduct Doge
    Folke played Abduct on Elin's Doge.
    5: Folke played Abduct on your Doge.
    6: You played Abduct on Elin's Doge.
6 pass
2 play Forgery
    Bo played Forgery.
    2: You played Forgery.
    Folke took Elin's Doge with Abduct.
    5: Folke took your Doge with Abduct.
    6: You took Elin's Doge with Abduct.
6 as noble
    Doge joined Folke as noble.
    6: Doge joined you as noble.
2 Vestal
    Bo repeated Abduct on Dag's Vestal.
    2: You repeated Abduct on Dag's Vestal.
    4: Bo repeated Abduct on your Vestal.
6 pass
2 pass
4 pass
5 pass
    Bo took Dag's Vestal with Abduct.
    2: You took Dag's Vestal with Abduct.
    4: Bo took your Vestal with Abduct.
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
    Folke set out to attract Prince-Bishop (noble or religious) for 5.
    6: You set out to attract Prince-Bishop (noble or religious) for 5.
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
6 pass
3 play Refuse
    Carin played Refuse on Prince-Bishop.
    3: You played Refuse on Prince-Bishop.
    Carin refused: Prince-Bishop stays in the populace.
    3: You refused: Prince-Bishop stays in the populace.
6 end discard Convert discard Bestow Vassal
    Folke discarded Bestow Vassal and Convert.
    6: You discarded Bestow Vassal and Convert.
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
    Ada set out to attract Condottiere (military or merchant) for 6.
    1: You set out to attract Condottiere (military or merchant) for 6.
    Ada discarded Sovereign's Choice, Festival, Favour and Tithe.
    1: You discarded Sovereign's Choice, Festival, Favour and Tithe.
1 as merchant
    Condottiere joined Ada as merchant.
    1: Condottiere joined you as merchant.
* Minuteman
    Minuteman (military or commoner) joined the populace, top left.
1 end
* Appointment
    1: You drew Appointment.
    The discarded events were shuffled into a new deck.
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
    Bo readied Prayer.
    2: You readied Prayer.
    Bo discarded Sovereign's Choice and Favour.
    2: You discarded Sovereign's Choice and Favour.
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
    Carin played Conquer on Elin's Wandering Actor.
    3: You played Conquer on Elin's Wandering Actor.
    5: Carin played Conquer on your Wandering Actor.
5 pass
6 pass
1 pass
2 pass
    Carin took Elin's Wandering Actor with Conquer.
    3: You took Elin's Wandering Actor with Conquer.
    5: Carin took your Wandering Actor with Conquer.
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
    Dag set out to attract Prince-Bishop (noble or religious) for 5.
    4: You set out to attract Prince-Bishop (noble or religious) for 5.
    Dag discarded Royal Summons, Festival and Favour.
    4: You discarded Royal Summons, Festival and Favour.
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
    Elin played Convert on Bo's Haiduk.
    2: Elin played Convert on your Haiduk.
    5: You played Convert on Bo's Haiduk.
5 pass
6 pass
1 pass
2 pass
    Elin took Bo's Haiduk with Convert.
    2: Elin took your Haiduk with Convert.
    5: You took Bo's Haiduk with Convert.
    Haiduk joined Elin as brigand.
    5: Haiduk joined you as brigand.
5 attract Robber Baron discard Appointment discard Penitence discard Favour
    Elin set out to attract Robber Baron (noble or brigand) for 5.
    5: You set out to attract Robber Baron (noble or brigand) for 5.
    Elin discarded Appointment, Favour and Penitence.
    5: You discarded Appointment, Favour and Penitence.
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
    Folke readied Treasury.
    6: You readied Treasury.
    Folke discarded Sovereign's Choice ×2, Dismiss and Garrison.
    6: You discarded Sovereign's Choice ×2, Dismiss and Garrison.
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
    Ada readied Uprising.
    1: You readied Uprising.
    Ada discarded Appointment, Royal Summons, Festival and Conquer.
    1: You discarded Appointment, Royal Summons, Festival and Conquer.
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
    The populace was shuffled into its deck.
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
    Carin played Convert on Folke's Viking.
    3: You played Convert on Folke's Viking.
    6: Carin played Convert on your Viking.
5 pass
6 pass
1 pass
2 pass
    Carin took Folke's Viking with Convert.
    3: You took Folke's Viking with Convert.
    6: Carin took your Viking with Convert.
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
    3: You saw Dag's hand: Sovereign's Choice, Festival, Dismiss and Forgery.
3 take Forgery
    Carin took an event from Dag with Plunder.
    3: 
    4: 
    3: You took Dag's Forgery with Plunder.
    4: Carin took your Forgery with Plunder.
3 play Tithe
    Carin played Tithe.
    3: You played Tithe.
3 play Forgery
    Carin played Forgery.
    3: You played Forgery.
4 give Sovereign's Choice
    Dag gave an event for Tithe.
    4: 
    4: You gave Sovereign's Choice for Tithe.
5 give Conquer
    Elin gave an event for Tithe.
    5: 
    5: You gave Conquer for Tithe.
6 give Inspire
    Folke gave an event for Tithe.
    6: 
    6: You gave Inspire for Tithe.
1 give Inspire
    Ada gave an event for Tithe.
    1: 
    1: You gave Inspire for Tithe.
2 give Harvest
    Bo gave an event for Tithe.
    2: 
    2: You gave Harvest for Tithe.
    3: You got Inspire from Ada.
    3: You got Harvest from Bo.
    3: You got Sovereign's Choice from Dag.
    3: You got Conquer from Elin.
    3: You got Inspire from Folke.
3 keep from seat 6
    Carin kept Folke's event.
    3: You kept Folke's event.
    6: Carin kept your event.
    Carin discarded Sovereign's Choice, Inspire, Conquer and Harvest.
    3: You discarded Sovereign's Choice, Inspire, Conquer and Harvest.
    Carin repeated Tithe.
    3: You repeated Tithe.
3 pass
5 pass
6 pass
1 pass
2 pass
4 give Dismiss
    Dag gave an event for Tithe.
    4: 
    4: You gave Dismiss for Tithe.
5 give Procure
    Elin gave an event for Tithe.
    5: 
    5: You gave Procure for Tithe.
6 give Abduct
    Folke gave an event for Tithe.
    6: 
    6: You gave Abduct for Tithe.
1 give Bargain
    Ada gave an event for Tithe.
    1: 
    1: You gave Bargain for Tithe.
2 give Tithe
    Bo gave an event for Tithe.
    2: 
    2: You gave Tithe for Tithe.
    3: You got Bargain from Ada.
    3: You got Tithe from Bo.
    3: You got Dismiss from Dag.
    3: You got Procure from Elin.
    3: You got Abduct from Folke.
3 keep from seat 6
    Carin kept Folke's event.
    3: You kept Folke's event.
    6: Carin kept your event.
    Carin discarded Dismiss, Tithe, Procure and Bargain.
    3: You discarded Dismiss, Tithe, Procure and Bargain.
3 play Abduct Junk Sailor
    Carin played Abduct on Folke's Junk Sailor.
    3: You played Abduct on Folke's Junk Sailor.
    6: Carin played Abduct on your Junk Sailor.
3 pass
5 pass
6 pass
1 pass
2 pass
    Carin took Folke's Junk Sailor with Abduct.
    3: You took Folke's Junk Sailor with Abduct.
    6: Carin took your Junk Sailor with Abduct.
3 as brigand
    Junk Sailor joined Carin as brigand.
    3: Junk Sailor joined you as brigand.
3 play Inspire Gaucho
    Carin played Inspire for Gaucho.
    3: You played Inspire for Gaucho.
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
    Folke discarded Populate and Plunder.
    6: You discarded Populate and Plunder.
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
    Ada discarded Garrison ×2.
    1: You discarded Garrison ×2.
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
    Bo readied Prayer.
    2: You readied Prayer.
    Bo discarded Bestow Vassal, Refuse and Revolt.
    2: You discarded Bestow Vassal, Refuse and Revolt.
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
    Carin set out to attract Samurai (military) for 5.
    3: You set out to attract Samurai (military) for 5.
    Carin discarded Appointment, Royal Summons, Dismiss and Refuse.
    3: You discarded Appointment, Royal Summons, Dismiss and Refuse.
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
    Dag readied Treasury.
    4: You readied Treasury.
    Dag discarded Dismiss, Tithe, Harvest and Abduct.
    4: You discarded Dismiss, Tithe, Harvest and Abduct.
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
    Elin set out to attract Costermonger (merchant or commoner) for 6.
    5: You set out to attract Costermonger (merchant or commoner) for 6.
    Elin discarded Sovereign's Choice, Receive Homage, Penitence and Defend.
    5: You discarded Sovereign's Choice, Receive Homage, Penitence and Defend.
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
    Folke played Inspire for Fellah.
    6: You played Inspire for Fellah.
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
    Folke set out to attract Dacoit (brigand) for 6.
    6: You set out to attract Dacoit (brigand) for 6.
    Folke discarded Dismiss, Favour and Revolt.
    6: You discarded Dismiss, Favour and Revolt.
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
    Ada set out to attract Hidalgo (noble or commoner) for 6.
    1: You set out to attract Hidalgo (noble or commoner) for 6.
    Ada discarded Receive Homage ×2, Defend and Forgery.
    1: You discarded Receive Homage ×2, Defend and Forgery.
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
    Bo set out to attract Cataphract (military) for 6.
    2: You set out to attract Cataphract (military) for 6.
    Bo discarded Sovereign's Choice, Favour and Bargain.
    2: You discarded Sovereign's Choice, Favour and Bargain.
3 pass
4 pass
5 pass
6 pass
1 play Refuse
    Ada played Refuse on Cataphract.
    1: You played Refuse on Cataphract.
3 pass
6 pass
1 pass
    Ada refused: Cataphract stays in the populace.
    1: You refused: Cataphract stays in the populace.
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
    3: You saw Ada's hand: Receive Homage, Defend and Barter.
3 take Defend
    Carin took an event from Ada with Plunder.
    1: 
    3: 
    1: Carin took your Defend with Plunder.
    3: You took Ada's Defend with Plunder.
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
    The discarded events were shuffled into a new deck.
* Inspire
    4: You drew Inspire.
    Dag drew 2 events.
    4: 
4 keep Bargain
    4: You kept Bargain.
    Dag discarded Inspire.
    4: You discarded Inspire.
4 attract Bushranger use Treasury
    Dag set out to attract Bushranger (brigand) for 5.
    4: You set out to attract Bushranger (brigand) for 5.
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
    Dag set out to attract Cataphract (military) for 5.
    4: You set out to attract Cataphract (military) for 5.
    Dag discarded Royal Summons, Bargain and Revolt.
    4: You discarded Royal Summons, Bargain and Revolt.
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
    Elin played Convert on Dag's Bushranger.
    4: Elin played Convert on your Bushranger.
    5: You played Convert on Dag's Bushranger.
5 pass
6 pass
1 pass
2 pass
3 pass
4 pass
    Elin took Dag's Bushranger with Convert.
    4: Elin took your Bushranger with Convert.
    5: You took Dag's Bushranger with Convert.
    Bushranger joined Elin as brigand.
    5: Bushranger joined you as brigand.
5 play Abduct Condottiere
    Elin played Abduct on Ada's Condottiere.
    1: Elin played Abduct on your Condottiere.
    5: You played Abduct on Ada's Condottiere.
5 pass
6 pass
1 pass
2 pass
3 pass
    Elin took Ada's Condottiere with Abduct.
    1: Elin took your Condottiere with Abduct.
    5: You took Ada's Condottiere with Abduct.
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
    Carin cancelled Bestow Vassal.
    3: You cancelled Bestow Vassal.
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
    Folke set out to attract Minuteman (military or commoner) for 7.
    6: You set out to attract Minuteman (military or commoner) for 7.
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
    Folke discarded Appointment, Receive Homage and Barter.
    6: You discarded Appointment, Receive Homage and Barter.
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
    Crofter (commoner) came to Folke from the deck.
    6: Crofter (commoner) came to you from the deck.
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
    Dejazmach (noble or military) came to Ada from the deck.
    1: Dejazmach (noble or military) came to you from the deck.
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
    2: You got Royal Summons, Favour and Tithe ×2.
    5: You got Royal Summons and Dismiss.
2 attract Hoplite discard Favour discard Royal Summons discard Tithe
    Bo set out to attract Hoplite (military) for 5.
    2: You set out to attract Hoplite (military) for 5.
    Bo discarded Royal Summons, Favour and Tithe.
    2: You discarded Royal Summons, Favour and Tithe.
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
    Carin set out to attract Pochteca (merchant) for 6.
    3: You set out to attract Pochteca (merchant) for 6.
    Carin discarded Dismiss, Penitence, Procure and Bargain.
    3: You discarded Dismiss, Penitence, Procure and Bargain.
3 pass
4 pass
5 pass
6 pass
1 play Refuse
    Ada played Refuse on Pochteca.
    1: You played Refuse on Pochteca.
3 pass
6 pass
1 pass
    Ada refused: Pochteca stays in the populace.
    1: You refused: Pochteca stays in the populace.
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
    Dag set out to attract Boyar (noble) for 5.
    4: You set out to attract Boyar (noble) for 5.
    Dag discarded Favour, Garrison and Harvest.
    4: You discarded Favour, Garrison and Harvest.
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
