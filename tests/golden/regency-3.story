Regalia: 1
Game: regency
Rules: 1
Data: 5b8f59415c3fa494087d51498e31930bc702059a679f358177a3b9930008a5fd
Seats: 3
Option head_start: 0
Player 1: Ada
Player 2: Bo
Player 3: Carin
Result: 6 (1.), 3 (2.), 4 (2.)
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
    The first turn is Bo's: nobody's prowess is higher.
    2: The first turn is yours: nobody's prowess is higher.
* Dismiss
    2: You began with Dismiss.
* Favour
    3: You began with Favour.
* Forgery
    1: You began with Forgery.
* Bargain
    2: You began with Bargain.
* Royal Summons
    3: You began with Royal Summons.
* Receive Homage
    1: You began with Receive Homage.
* Sovereign's Choice
    2: You began with Sovereign's Choice.
* Penitence
    3: You began with Penitence.
* Receive Homage
    1: You began with Receive Homage.
* Inspire
    2: You began with Inspire.
* Populate
    3: You began with Populate.
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
2 as merchant
    Junk Sailor joined Bo as merchant.
    2: Junk Sailor joined you as merchant.
* Sachem
    Sachem (noble) joined the populace, top left.
2 end
* Abduct
    2: You drew Abduct.
* Favour
    2: You drew Favour.
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
2 pass
    Salt Dealer joined Carin as merchant.
    3: Salt Dealer joined you as merchant.
* Vizier
    Vizier (noble) joined the populace, top left.
3 play Royal Summons Templar with Lama
    Carin played Royal Summons: Templar and Lama.
    3: You played Royal Summons: Templar and Lama.
1 pass
    Templar went to the bottom middle.
    Lama went to the bottom right.
3 end done
* Inspire
    3: You drew Inspire.
* Convert
    3: You drew Convert.
* Sovereign's Choice
    3: You drew Sovereign's Choice.
    Carin drew 3 events.
    3: 
    Ada's turn.
    1: Your turn.
1 attract Vestal discard Forgery discard Tithe discard Receive Homage discard Receive Homage
    Ada set out to attract Vestal (religious) for 5.
    1: You set out to attract Vestal (religious) for 5.
    Ada discarded Receive Homage ×2, Tithe and Forgery.
    1: You discarded Receive Homage ×2, Tithe and Forgery.
2 pass
3 pass
    Vestal joined Ada as religious.
    1: Vestal joined you as religious.
* Relic Thief
    Relic Thief (religious or brigand) joined the populace, top left.
1 end
* Sovereign's Choice
    1: You drew Sovereign's Choice.
* Garrison
    1: You drew Garrison.
* Conquer
    1: You drew Conquer.
* Favour
    1: You drew Favour.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
2 attract Templar discard Favour discard Sovereign's Choice discard Abduct
    Bo set out to attract Templar (religious or military) for 5.
    2: You set out to attract Templar (religious or military) for 5.
    Bo discarded Sovereign's Choice, Favour and Abduct.
    2: You discarded Sovereign's Choice, Favour and Abduct.
2 pass
3 pass
2 as religious
    Templar joined Bo as religious.
    2: Templar joined you as religious.
* Prince-Bishop
    Prince-Bishop (noble or religious) joined the populace, top left.
2 end discard Sovereign's Choice
    Bo discarded Sovereign's Choice.
    2: You discarded Sovereign's Choice.
* Plunder
    2: You drew Plunder.
* Defend
    2: You drew Defend.
* Appointment
    2: You drew Appointment.
* Forgery
    2: You drew Forgery.
    Bo drew 4 events.
    2: 
    Carin's turn.
    3: Your turn.
3 ready discard Sovereign's Choice discard Inspire discard Populate discard Convert
    Carin readied Bulwark.
    3: You readied Bulwark.
    Carin discarded Sovereign's Choice, Inspire, Convert and Populate.
    3: You discarded Sovereign's Choice, Inspire, Convert and Populate.
3 end
* Royal Summons
    3: You drew Royal Summons.
* Bargain
    3: You drew Bargain.
* Bestow Vassal
    3: You drew Bestow Vassal.
* Festival
    3: You drew Festival.
    Carin drew 4 events.
    3: 
    Ada's turn.
    1: Your turn.
1 play Sovereign's Choice
    Ada played Sovereign's Choice.
    1: You played Sovereign's Choice.
1 pass
1 discard Conquer done
    Ada discarded Conquer.
    1: You discarded Conquer.
* Bestow Vassal
    1: You drew Bestow Vassal.
    Ada drew 1 event.
    1: 
1 attract Lama discard Favour discard Bestow Vassal discard Garrison
    Ada set out to attract Lama (religious) for 5.
    1: You set out to attract Lama (religious) for 5.
    Ada discarded Favour, Bestow Vassal and Garrison.
    1: You discarded Favour, Bestow Vassal and Garrison.
2 pass
3 play Bargain
    Carin played Bargain for Lama.
    3: You played Bargain for Lama.
2 pass
3 pass
3 pay Bestow Vassal pay Royal Summons pay Festival
    Carin paid Ada 3 events.
    1: 
    3: 
    1: Carin paid you Royal Summons, Festival and Bestow Vassal.
    3: You paid Ada Royal Summons, Festival and Bestow Vassal.
    Lama joined Carin as religious.
    3: Lama joined you as religious.
* Haiduk
    Haiduk (brigand) joined the populace, top left.
1 end discard Bestow Vassal discard Royal Summons discard Festival
    Ada discarded Royal Summons, Festival and Bestow Vassal.
    1: You discarded Royal Summons, Festival and Bestow Vassal.
* Appointment
    1: You drew Appointment.
* Tithe
    1: You drew Tithe.
* Abduct
    1: You drew Abduct.
* Festival
    1: You drew Festival.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
2 attract Grand Master discard Defend discard Forgery discard Plunder
    Bo set out to attract Grand Master (noble or religious or military) for 5.
    2: You set out to attract Grand Master (noble or religious or military) for 5.
    Bo discarded Defend, Plunder and Forgery.
    2: You discarded Defend, Plunder and Forgery.
2 pass
2 as military
    Grand Master joined Bo as military.
    2: Grand Master joined you as military.
* Poacher
    Poacher (commoner or brigand) joined the populace, top left.
2 end discard Appointment
    Bo discarded Appointment.
    2: You discarded Appointment.
* Garrison
    2: You drew Garrison.
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
* Convert
    3: You drew Convert.
* Plunder
    3: You drew Plunder.
* Convert
    3: You drew Convert.
* Sovereign's Choice
    3: You drew Sovereign's Choice.
    Carin drew 4 events.
    3: 
    Ada's turn.
    1: Your turn.
1 play Tithe
    Ada played Tithe.
    1: You played Tithe.
1 pass
2 pass
3 pass
2 give Harvest
    Bo gave an event for Tithe.
    2: 
    2: You gave Harvest for Tithe.
3 give Plunder
    Carin gave an event for Tithe.
    3: 
    3: You gave Plunder for Tithe.
    1: You got Harvest from Bo.
    1: You got Plunder from Carin.
1 keep from seat 3
    Ada kept Carin's event.
    1: You kept Carin's event.
    3: Ada kept your event.
    Ada discarded Harvest.
    1: You discarded Harvest.
1 end discard Plunder discard Abduct discard Festival discard Appointment
    Ada discarded Appointment, Festival, Abduct and Plunder.
    1: You discarded Appointment, Festival, Abduct and Plunder.
* Refuse
    1: You drew Refuse.
* Receive Homage
    1: You drew Receive Homage.
* Conquer
    1: You drew Conquer.
* Defend
    1: You drew Defend.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
2 end discard Abduct discard Royal Summons done
    Bo discarded Royal Summons and Abduct.
    2: You discarded Royal Summons and Abduct.
* Procure
    2: You drew Procure.
* Barter
    2: You drew Barter.
* Dismiss
    2: You drew Dismiss.
    Bo drew 3 events.
    2: 
    Carin's turn.
    3: Your turn.
3 play Convert Grand Master
    Carin played Convert on Bo's Grand Master.
    2: Carin played Convert on your Grand Master.
    3: You played Convert on Bo's Grand Master.
1 pass
2 pass
    Carin took Bo's Grand Master with Convert.
    2: Carin took your Grand Master with Convert.
    3: You took Bo's Grand Master with Convert.
3 as noble
    Grand Master joined Carin as noble.
    3: Grand Master joined you as noble.
3 end discard Sovereign's Choice done
    Carin discarded Sovereign's Choice.
    3: You discarded Sovereign's Choice.
* Penitence
    3: You drew Penitence.
* Barter
    3: You drew Barter.
* Revolt
    3: You drew Revolt.
    Carin drew 3 events.
    3: 
    Ada's turn.
    1: Your turn.
1 attract Sachem discard Refuse discard Defend discard Conquer
    Ada set out to attract Sachem (noble) for 5.
    1: You set out to attract Sachem (noble) for 5.
    Ada discarded Refuse, Conquer and Defend.
    1: You discarded Refuse, Conquer and Defend.
2 pass
3 pass
    Sachem joined Ada as noble.
    1: Sachem joined you as noble.
* Maharani
    Maharani (noble) joined the populace, top left.
1 play Receive Homage
    Ada played Receive Homage.
    1: You played Receive Homage.
* Festival
    1: You drew Festival.
* Receive Homage
    1: You drew Receive Homage.
    Ada drew 2 events.
    1: 
1 keep Festival
    1: You kept Festival.
    Ada discarded Receive Homage.
    1: You discarded Receive Homage.
1 end discard Festival
    Ada discarded Festival.
    1: You discarded Festival.
* Festival
    1: You drew Festival.
* Inspire
    1: You drew Inspire.
* Royal Summons
    1: You drew Royal Summons.
* Tithe
    1: You drew Tithe.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
2 attract Vizier discard Garrison discard Dismiss discard Barter discard Procure
    Bo set out to attract Vizier (noble) for 5.
    2: You set out to attract Vizier (noble) for 5.
    Bo discarded Dismiss, Garrison, Procure and Barter.
    2: You discarded Dismiss, Garrison, Procure and Barter.
3 pass
1 pass
    Vizier joined Bo as noble.
    2: Vizier joined you as noble.
* Cataphract
    Cataphract (military) joined the populace, top left.
2 end
* Harvest
    2: You drew Harvest.
* Refuse
    2: You drew Refuse.
* Dismiss
    2: You drew Dismiss.
* Appointment
    2: You drew Appointment.
    Bo drew 4 events.
    2: 
    Carin's turn.
    3: Your turn.
3 play Barter at seat 2
    Carin played Barter at Bo.
    2: Carin played Barter at you.
    3: You played Barter at Bo.
1 pass
2 pass
    Carin and Bo swapped hands.
    2: Carin and you swapped hands.
    3: You and Bo swapped hands.
    3: You got Appointment, Dismiss, Refuse and Harvest.
    2: You got Convert, Penitence and Revolt.
3 attract Relic Thief discard Harvest discard Appointment discard Dismiss discard Refuse
    Carin set out to attract Relic Thief (religious or brigand) for 5.
    3: You set out to attract Relic Thief (religious or brigand) for 5.
    Carin discarded Appointment, Dismiss, Refuse and Harvest.
    3: You discarded Appointment, Dismiss, Refuse and Harvest.
1 pass
2 pass
3 as religious
    Relic Thief joined Carin as religious.
    3: Relic Thief joined you as religious.
* Dacoit
    Dacoit (brigand) joined the populace, top left.
3 end
* Revolt
    3: You drew Revolt.
* Festival
    3: You drew Festival.
* Populate
    3: You drew Populate.
* Populate
    3: You drew Populate.
    Carin drew 4 events.
    3: 
    Ada's turn.
    1: Your turn.
1 play Inspire Dacoit
    Ada played Inspire for Dacoit.
    1: You played Inspire for Dacoit.
1 pass
2 pass
3 pass
    Dacoit joined Ada as brigand.
    1: Dacoit joined you as brigand.
* Kahuna
    Kahuna (religious) joined the populace, top left.
1 play Tithe
    Ada played Tithe.
    1: You played Tithe.
1 pass
2 pass
3 pass
2 give Convert
    Bo gave an event for Tithe.
    2: 
    2: You gave Convert for Tithe.
3 give Festival
    Carin gave an event for Tithe.
    3: 
    3: You gave Festival for Tithe.
    1: You got Convert from Bo.
    1: You got Festival from Carin.
1 keep from seat 3
    Ada kept Carin's event.
    1: You kept Carin's event.
    3: Ada kept your event.
    Ada discarded Convert.
    1: You discarded Convert.
1 end discard Royal Summons discard Festival discard Festival
    Ada discarded Royal Summons and Festival ×2.
    1: You discarded Royal Summons and Festival ×2.
* Royal Summons
    1: You drew Royal Summons.
* Festival
    1: You drew Festival.
* Conquer
    1: You drew Conquer.
* Garrison
    1: You drew Garrison.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
2 end done
* Procure
    2: You drew Procure.
* Favour
    2: You drew Favour.
    Bo drew 2 events.
    2: 
    Carin's turn.
    3: Your turn.
3 end discard Populate discard Populate done
    Carin discarded Populate ×2.
    3: You discarded Populate ×2.
* Bestow Vassal
    3: You drew Bestow Vassal.
* Appointment
    3: You drew Appointment.
* Penitence
    3: You drew Penitence.
    Carin drew 3 events.
    3: 
    Ada's turn.
    1: Your turn.
1 ready discard Garrison discard Conquer discard Royal Summons
    Ada readied Uprising.
    1: You readied Uprising.
    Ada discarded Royal Summons, Conquer and Garrison.
    1: You discarded Royal Summons, Conquer and Garrison.
1 end discard Festival
    Ada discarded Festival.
    1: You discarded Festival.
* Receive Homage
    1: You drew Receive Homage.
* Dismiss
    1: You drew Dismiss.
* Forgery
    1: You drew Forgery.
* Appointment
    1: You drew Appointment.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
1 use Uprising
    Ada used Uprising.
    1: You used Uprising.
    The populace was shuffled into its deck.
* Doge
    Doge (noble or merchant) joined the populace, bottom left.
* Smuggler
    Smuggler (merchant or brigand) joined the populace, bottom middle.
* Pardoner
    Pardoner (religious or merchant) joined the populace, bottom right.
* Viking
    Viking (military or brigand) joined the populace, top right.
* Maharani
    Maharani (noble) joined the populace, top middle.
* Haiduk
    Haiduk (brigand) joined the populace, top left.
2 play Procure Grand Master
    Bo played Procure on Carin's Grand Master.
    2: You played Procure on Carin's Grand Master.
    3: Bo played Procure on your Grand Master.
3 use Bulwark
    Carin used Bulwark.
    3: You used Bulwark.
    Carin cancelled Procure.
    3: You cancelled Procure.
2 attract Smuggler discard Favour discard Revolt discard Penitence
    Bo set out to attract Smuggler (merchant or brigand) for 6.
    2: You set out to attract Smuggler (merchant or brigand) for 6.
    Bo discarded Favour, Penitence and Revolt.
    2: You discarded Favour, Penitence and Revolt.
3 pass
1 pass
2 as brigand
    Smuggler joined Bo as brigand.
    2: Smuggler joined you as brigand.
* Condottiere
    Condottiere (military or merchant) joined the populace, top left.
2 end
* Plunder
    2: You drew Plunder.
* Favour
    2: You drew Favour.
* Bargain
    2: You drew Bargain.
* Favour
    2: You drew Favour.
    Bo drew 4 events.
    2: 
    Carin's turn.
    3: Your turn.
3 attract Pardoner discard Bestow Vassal discard Revolt discard Appointment discard Penitence
    Carin set out to attract Pardoner (religious or merchant) for 6.
    3: You set out to attract Pardoner (religious or merchant) for 6.
    Carin discarded Appointment, Bestow Vassal, Penitence and Revolt.
    3: You discarded Appointment, Bestow Vassal, Penitence and Revolt.
1 pass
2 pass
3 as religious
    Pardoner joined Carin as religious.
    3: Pardoner joined you as religious.
* Robber Baron
    Robber Baron (noble or brigand) joined the populace, top left.
3 end
* Procure
    3: You drew Procure.
* Appointment
    3: You drew Appointment.
* Refuse
    3: You drew Refuse.
* Royal Summons
    3: You drew Royal Summons.
    Carin drew 4 events.
    3: 
    Ada's turn.
    1: Your turn.
1 attract Doge discard Appointment discard Receive Homage discard Dismiss discard Forgery
    Ada set out to attract Doge (noble or merchant) for 5.
    1: You set out to attract Doge (noble or merchant) for 5.
    Ada discarded Appointment, Receive Homage, Dismiss and Forgery.
    1: You discarded Appointment, Receive Homage, Dismiss and Forgery.
2 play Bargain
    Bo played Bargain for Doge.
    2: You played Bargain for Doge.
2 pass
3 play Refuse
    Carin played Refuse on Doge.
    3: You played Refuse on Doge.
    Carin refused: Doge stays in the populace.
    3: You refused: Doge stays in the populace.
1 end
* Defend
    1: You drew Defend.
* Receive Homage
    1: You drew Receive Homage.
* Revolt
    1: You drew Revolt.
* Harvest
    1: You drew Harvest.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
2 attract Doge discard Favour discard Favour
    Bo set out to attract Doge (noble or merchant) for 5.
    2: You set out to attract Doge (noble or merchant) for 5.
    Bo discarded Favour ×2.
    2: You discarded Favour ×2.
2 as merchant
    Doge joined Bo as merchant.
    2: Doge joined you as merchant.
* Wandering Actor
    Wandering Actor (any caste) joined the populace, top left.
2 play Plunder at seat 1
    Bo played Plunder at Ada.
    1: Bo played Plunder at you.
    2: You played Plunder at Ada.
1 pass
    2: You saw Ada's hand: Receive Homage, Defend, Harvest and Revolt.
2 take Revolt
    Bo took an event from Ada with Plunder.
    1: 
    2: 
    1: Bo took your Revolt with Plunder.
    2: You took Ada's Revolt with Plunder.
2 end done
* Dismiss
    2: You drew Dismiss.
* Dismiss
    2: You drew Dismiss.
* Barter
    2: You drew Barter.
    Bo drew 3 events.
    2: 
    Carin's turn.
    3: Your turn.
3 play Appointment Lama with Haiduk
    Carin played Appointment: Lama for Haiduk.
    3: You played Appointment: Lama for Haiduk.
1 pass
    Lama went to the bottom right.
    Haiduk joined Carin as brigand.
    3: Haiduk joined you as brigand.
3 end discard Royal Summons done
    Carin discarded Royal Summons.
    3: You discarded Royal Summons.
    The discarded events were shuffled into a new deck.
* Festival
    3: You drew Festival.
* Festival
    3: You drew Festival.
* Plunder
    3: You drew Plunder.
    Carin drew 3 events.
    3: 
    Ada's turn.
    1: Your turn.
1 play Harvest
    Ada played Harvest.
    1: You played Harvest.
1 pass
2 pass
3 pass
* Appointment
    1: You drew Appointment.
* Receive Homage
    1: You drew Receive Homage.
    Ada drew 2 events.
    1: 
1 play Receive Homage
    Ada played Receive Homage.
    1: You played Receive Homage.
1 pass
2 pass
3 pass
* Sovereign's Choice
    1: You drew Sovereign's Choice.
* Populate
    1: You drew Populate.
    Ada drew 2 events.
    1: 
1 keep Populate
    1: You kept Populate.
    Ada discarded Sovereign's Choice.
    1: You discarded Sovereign's Choice.
1 attract Viking discard Defend discard Appointment discard Receive Homage discard Populate
    Ada set out to attract Viking (military or brigand) for 5.
    1: You set out to attract Viking (military or brigand) for 5.
    Ada discarded Appointment, Receive Homage, Defend and Populate.
    1: You discarded Appointment, Receive Homage, Defend and Populate.
2 pass
3 pass
1 as military
    Viking joined Ada as military.
    1: Viking joined you as military.
* Prince-Bishop
    Prince-Bishop (noble or religious) joined the populace, top left.
1 end
* Bestow Vassal
    1: You drew Bestow Vassal.
* Conquer
    1: You drew Conquer.
* Royal Summons
    1: You drew Royal Summons.
* Bestow Vassal
    1: You drew Bestow Vassal.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
2 play Barter at seat 1
    Bo played Barter at Ada.
    1: Bo played Barter at you.
    2: You played Barter at Ada.
2 pass
3 pass
1 pass
    Bo and Ada swapped hands.
    1: Bo and you swapped hands.
    2: You and Ada swapped hands.
    2: You got Royal Summons, Bestow Vassal ×2 and Conquer.
    1: You got Dismiss ×2 and Revolt.
2 end discard Bestow Vassal discard Bestow Vassal discard Royal Summons done
    Bo discarded Royal Summons and Bestow Vassal ×2.
    2: You discarded Royal Summons and Bestow Vassal ×2.
* Festival
    2: You drew Festival.
* Sovereign's Choice
    2: You drew Sovereign's Choice.
* Favour
    2: You drew Favour.
    Bo drew 3 events.
    2: 
    Carin's turn.
    3: Your turn.
3 ready discard Plunder discard Procure discard Festival discard Festival
    Carin readied Bulwark.
    3: You readied Bulwark.
    Carin discarded Festival ×2, Procure and Plunder.
    3: You discarded Festival ×2, Procure and Plunder.
3 end
* Convert
    3: You drew Convert.
* Tithe
    3: You drew Tithe.
* Festival
    3: You drew Festival.
* Refuse
    3: You drew Refuse.
    Carin drew 4 events.
    3: 
    Ada's turn.
    1: Your turn.
1 ready discard Dismiss discard Dismiss discard Revolt
    Ada readied Uprising.
    1: You readied Uprising.
    Ada discarded Dismiss ×2 and Revolt.
    1: You discarded Dismiss ×2 and Revolt.
1 end
* Appointment
    1: You drew Appointment.
* Receive Homage
    1: You drew Receive Homage.
* Populate
    1: You drew Populate.
* Receive Homage
    1: You drew Receive Homage.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
1 pass
2 attract Lama discard Conquer discard Sovereign's Choice discard Favour discard Festival
    Bo set out to attract Lama (religious) for 6.
    2: You set out to attract Lama (religious) for 6.
    Bo discarded Sovereign's Choice, Festival, Favour and Conquer.
    2: You discarded Sovereign's Choice, Festival, Favour and Conquer.
3 play Refuse
    Carin played Refuse on Lama.
    3: You played Refuse on Lama.
1 pass
    Carin refused: Lama stays in the populace.
    3: You refused: Lama stays in the populace.
2 end
* Sovereign's Choice
    2: You drew Sovereign's Choice.
* Barter
    2: You drew Barter.
* Dismiss
    2: You drew Dismiss.
* Plunder
    2: You drew Plunder.
    Bo drew 4 events.
    2: 
    Carin's turn.
    3: Your turn.
1 pass
3 play Convert Viking
    Carin played Convert on Ada's Viking.
    1: Carin played Convert on your Viking.
    3: You played Convert on Ada's Viking.
3 pass
1 pass
2 pass
    Carin took Ada's Viking with Convert.
    1: Carin took your Viking with Convert.
    3: You took Ada's Viking with Convert.
3 as military
    Viking joined Carin as military.
    3: Viking joined you as military.
3 play Festival
    Carin played Festival.
    3: You played Festival.
3 pass
1 pass
2 pass
3 done
    Carin left all citizens as they lay.
    3: You left all citizens as they lay.
3 play Tithe
    Carin played Tithe.
    3: You played Tithe.
1 pass
2 pass
1 give Appointment
    Ada gave an event for Tithe.
    1: 
    1: You gave Appointment for Tithe.
2 give Barter
    Bo gave an event for Tithe.
    2: 
    2: You gave Barter for Tithe.
    3: You got Appointment from Ada.
    3: You got Barter from Bo.
3 keep from seat 1
    Carin kept Ada's event.
    1: Carin kept your event.
    3: You kept Ada's event.
    Carin discarded Barter.
    3: You discarded Barter.
3 play Appointment Salt Dealer with Lama
    Carin played Appointment: Salt Dealer for Lama.
    3: You played Appointment: Salt Dealer for Lama.
1 pass
2 pass
    Salt Dealer went to the bottom middle.
    Lama joined Carin as religious.
    3: Lama joined you as religious.
3 end
* Appointment
    3: You drew Appointment.
* Festival
    3: You drew Festival.
* Procure
    3: You drew Procure.
* Sovereign's Choice
    3: You drew Sovereign's Choice.
    Carin drew 4 events.
    3: 
    Ada's turn.
    1: Your turn.
1 pass
1 play Populate
    Ada played Populate.
    1: You played Populate.
1 pass
2 pass
3 pass
* Curandera
    Curandera (religious or commoner) came to Ada from the deck.
    1: Curandera (religious or commoner) came to you from the deck.
1 as commoner
    Curandera joined Ada as commoner.
    1: Curandera joined you as commoner.
1 play Receive Homage
    Ada played Receive Homage.
    1: You played Receive Homage.
1 pass
2 pass
3 pass
* Refuse
    1: You drew Refuse.
* Plunder
    1: You drew Plunder.
    Ada drew 2 events.
    1: 
1 keep Refuse
    1: You kept Refuse.
    Ada discarded Plunder.
    1: You discarded Plunder.
1 play Receive Homage
    Ada played Receive Homage.
    1: You played Receive Homage.
1 pass
2 pass
3 pass
* Abduct
    1: You drew Abduct.
* Royal Summons
    1: You drew Royal Summons.
    Ada drew 2 events.
    1: 
1 keep Royal Summons
    1: You kept Royal Summons.
    Ada discarded Abduct.
    1: You discarded Abduct.
1 end discard Royal Summons done
    Ada discarded Royal Summons.
    1: You discarded Royal Summons.
* Abduct
    1: You drew Abduct.
* Bestow Vassal
    1: You drew Bestow Vassal.
* Forgery
    1: You drew Forgery.
    Ada drew 3 events.
    1: 
    Bo's turn.
    2: Your turn.
1 use Uprising
    Ada used Uprising.
    1: You used Uprising.
    The populace was shuffled into its deck.
* Fellah
    Fellah (commoner) joined the populace, bottom left.
* Minuteman
    Minuteman (military or commoner) joined the populace, bottom middle.
* Poacher
    Poacher (commoner or brigand) joined the populace, bottom right.
* Gaucho
    Gaucho (commoner) joined the populace, top right.
* Samurai
    Samurai (military) joined the populace, top middle.
* Bushranger
    Bushranger (brigand) joined the populace, top left.
2 play Plunder at seat 3
    Bo played Plunder at Carin.
    2: You played Plunder at Carin.
    3: Bo played Plunder at you.
2 pass
3 use Bulwark
    Carin used Bulwark.
    3: You used Bulwark.
    Carin cancelled Plunder.
    3: You cancelled Plunder.
2 end discard Dismiss discard Sovereign's Choice
    Bo discarded Sovereign's Choice and Dismiss.
    2: You discarded Sovereign's Choice and Dismiss.
* Sovereign's Choice
    2: You drew Sovereign's Choice.
* Festival
    2: You drew Festival.
* Royal Summons
    2: You drew Royal Summons.
* Defend
    2: You drew Defend.
    Bo drew 4 events.
    2: 
    Carin's turn.
    3: Your turn.
3 play Sovereign's Choice
    Carin played Sovereign's Choice.
    3: You played Sovereign's Choice.
3 pass
1 pass
2 pass
3 discard Procure discard Festival discard Appointment
    Carin discarded Appointment, Festival and Procure.
    3: You discarded Appointment, Festival and Procure.
* Penitence
    3: You drew Penitence.
* Defend
    3: You drew Defend.
* Barter
    3: You drew Barter.
    Carin drew 3 events.
    3: 
3 attract Fellah discard Barter discard Defend discard Penitence
    Carin set out to attract Fellah (commoner) for 5.
    3: You set out to attract Fellah (commoner) for 5.
    Carin discarded Penitence, Defend and Barter.
    3: You discarded Penitence, Defend and Barter.
1 play Refuse
    Ada played Refuse on Fellah.
    1: You played Refuse on Fellah.
1 pass
    Ada refused: Fellah stays in the populace.
    1: You refused: Fellah stays in the populace.
3 end
* Inspire
    3: You drew Inspire.
* Bargain
    3: You drew Bargain.
* Royal Summons
    3: You drew Royal Summons.
* Forgery
    3: You drew Forgery.
    Carin drew 4 events.
    3: 
    Ada's turn.
    1: Your turn.
1 play Abduct Templar
    Ada played Abduct on Bo's Templar.
    1: You played Abduct on Bo's Templar.
    2: Ada played Abduct on your Templar.
1 pass
2 pass
3 play Forgery
    Carin played Forgery.
    3: You played Forgery.
    Ada took Bo's Templar with Abduct.
    1: You took Bo's Templar with Abduct.
    2: Ada took your Templar with Abduct.
1 as military
    Templar joined Ada as military.
    1: Templar joined you as military.
3 Doge
    Carin repeated Abduct on Bo's Doge.
    2: Carin repeated Abduct on your Doge.
    3: You repeated Abduct on Bo's Doge.
1 play Forgery
    Ada played Forgery.
    1: You played Forgery.
    Carin took Bo's Doge with Abduct.
    2: Carin took your Doge with Abduct.
    3: You took Bo's Doge with Abduct.
3 as merchant
    Doge joined Carin as merchant.
    3: Doge joined you as merchant.
1 Doge
    Ada repeated Abduct on Carin's Doge.
    1: You repeated Abduct on Carin's Doge.
    3: Ada repeated Abduct on your Doge.
1 pass
2 pass
3 pass
    Ada took Carin's Doge with Abduct.
    1: You took Carin's Doge with Abduct.
    3: Ada took your Doge with Abduct.
1 as merchant
    Doge joined Ada as merchant.
    1: Doge joined you as merchant.
    Ada won, with citizens of all six castes.
    1: You won, with citizens of all six castes.

    Ada wins.
    1: You win!
    1. Ada: 6 of 6 castes
    1: 1. You: 6 of 6 castes
    2. Carin: 4 of 6 castes
    3: 2. You: 4 of 6 castes
    2. Bo: 3 of 6 castes
    2: 2. You: 3 of 6 castes
