Regalia: 1
Game: regency
Rules: 1
Data: 5b8f59415c3fa494087d51498e31930bc702059a679f358177a3b9930008a5fd
Seats: 4
Option head_start: 0
Player 1: Ada
Player 2: Bo
Player 3: Carin
Player 4: Dag
Result: 4 (2.), 5 (2.), 4 (2.), 6 (1.)
Seed-Hash: b38b8dda703d66bf55d5538084918519be9f239bb686b014014895d865d9b308
Seed: 0006e12265f3f72c264a1bcb84215c95970295487deff7038a324d4508a747ac

1 mat Sundiata
    Ada took the mat of Sundiata: commoner, Uprising.
    1: You took the mat of Sundiata: commoner, Uprising.
2 mat Boudica
    Bo took the mat of Boudica: commoner, Uprising.
    2: You took the mat of Boudica: commoner, Uprising.
3 mat Akhenaten
    Carin took the mat of Akhenaten: religious, Prayer.
    3: You took the mat of Akhenaten: religious, Prayer.
4 mat Charlemagne
    Dag took the mat of Charlemagne: noble, Inheritance.
    4: You took the mat of Charlemagne: noble, Inheritance.
    The first turn is Dag's: nobody's prowess is higher.
    4: The first turn is yours: nobody's prowess is higher.
* Procure
    4: You began with Procure.
* Sovereign's Choice
    1: You began with Sovereign's Choice.
* Convert
    2: You began with Convert.
* Bestow Vassal
    3: You began with Bestow Vassal.
* Barter
    4: You began with Barter.
* Dismiss
    1: You began with Dismiss.
* Favour
    2: You began with Favour.
* Royal Summons
    3: You began with Royal Summons.
* Festival
    4: You began with Festival.
* Royal Summons
    1: You began with Royal Summons.
* Appointment
    2: You began with Appointment.
* Dismiss
    3: You began with Dismiss.
* Festival
    4: You began with Festival.
* Convert
    1: You began with Convert.
* Sovereign's Choice
    2: You began with Sovereign's Choice.
* Appointment
    3: You began with Appointment.
* Pardoner
    Pardoner (religious or merchant) joined the populace, bottom left.
* Highwayman
    Highwayman (brigand) joined the populace, bottom middle.
* Junk Sailor
    Junk Sailor (merchant or commoner or brigand) joined the populace, bottom right.
* Curandera
    Curandera (religious or commoner) joined the populace, top right.
* Dacoit
    Dacoit (brigand) joined the populace, top middle.
* Pochteca
    Pochteca (merchant) joined the populace, top left.
    Dag's turn.
    4: Your turn.
4 ready discard Barter discard Festival discard Festival discard Procure
    Dag readied Inheritance.
    4: You readied Inheritance.
    Dag discarded Festival ×2, Procure and Barter.
    4: You discarded Festival ×2, Procure and Barter.
4 use Inheritance
    Dag used Inheritance.
    4: You used Inheritance.
4 end
* Appointment
    4: You drew Appointment.
* Inspire
    4: You drew Inspire.
* Revolt
    4: You drew Revolt.
* Sovereign's Choice
    4: You drew Sovereign's Choice.
* Harvest
    4: You drew Harvest.
* Inspire
    4: You drew Inspire.
    Dag drew 6 events.
    4: 
    Ada's turn.
    1: Your turn.
1 play Dismiss at seat 4
    Ada played Dismiss at Dag.
    1: You played Dismiss at Dag.
    4: Ada played Dismiss at you.
1 pass
2 pass
4 discard Harvest
    Dag discarded Harvest.
    4: You discarded Harvest.
1 play Sovereign's Choice
    Ada played Sovereign's Choice.
    1: You played Sovereign's Choice.
1 pass
2 pass
1 discard Convert discard Royal Summons
    Ada discarded Royal Summons and Convert.
    1: You discarded Royal Summons and Convert.
* Sovereign's Choice
    1: You drew Sovereign's Choice.
* Plunder
    1: You drew Plunder.
    Ada drew 2 events.
    1: 
1 play Sovereign's Choice
    Ada played Sovereign's Choice.
    1: You played Sovereign's Choice.
1 pass
2 pass
1 discard Plunder
    Ada discarded Plunder.
    1: You discarded Plunder.
* Receive Homage
    1: You drew Receive Homage.
    Ada drew 1 event.
    1: 
1 play Receive Homage
    Ada played Receive Homage.
    1: You played Receive Homage.
2 pass
* Festival
    1: You drew Festival.
* Populate
    1: You drew Populate.
    Ada drew 2 events.
    1: 
1 keep Festival
    1: You kept Festival.
    Ada discarded Populate.
    1: You discarded Populate.
1 end discard Festival
    Ada discarded Festival.
    1: You discarded Festival.
* Harvest
    1: You drew Harvest.
* Refuse
    1: You drew Refuse.
* Abduct
    1: You drew Abduct.
* Bargain
    1: You drew Bargain.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
2 attract Pardoner discard Favour discard Convert discard Appointment
    Bo set out to attract Pardoner (religious or merchant) for 5.
    2: You set out to attract Pardoner (religious or merchant) for 5.
    Bo discarded Appointment, Favour and Convert.
    2: You discarded Appointment, Favour and Convert.
4 pass
2 as religious
    Pardoner joined Bo as religious.
    2: Pardoner joined you as religious.
* Haiduk
    Haiduk (brigand) joined the populace, top left.
2 end discard Sovereign's Choice
    Bo discarded Sovereign's Choice.
    2: You discarded Sovereign's Choice.
* Royal Summons
    2: You drew Royal Summons.
* Refuse
    2: You drew Refuse.
* Procure
    2: You drew Procure.
* Populate
    2: You drew Populate.
    Bo drew 4 events.
    2: 
    Carin's turn.
    3: Your turn.
3 end discard Bestow Vassal discard Appointment discard Royal Summons discard Dismiss
    Carin discarded Appointment, Royal Summons, Dismiss and Bestow Vassal.
    3: You discarded Appointment, Royal Summons, Dismiss and Bestow Vassal.
* Receive Homage
    3: You drew Receive Homage.
* Abduct
    3: You drew Abduct.
* Garrison
    3: You drew Garrison.
* Forgery
    3: You drew Forgery.
    Carin drew 4 events.
    3: 
    Dag's turn.
    4: Your turn.
4 end discard Inspire done
    Dag discarded Inspire.
    4: You discarded Inspire.
    Ada's turn.
    1: Your turn.
1 attract Junk Sailor discard Refuse discard Abduct discard Harvest discard Bargain
    Ada set out to attract Junk Sailor (merchant or commoner or brigand) for 6.
    1: You set out to attract Junk Sailor (merchant or commoner or brigand) for 6.
    Ada discarded Refuse, Bargain, Harvest and Abduct.
    1: You discarded Refuse, Bargain, Harvest and Abduct.
4 pass
1 as commoner
    Junk Sailor joined Ada as commoner.
    1: Junk Sailor joined you as commoner.
* Samurai
    Samurai (military) joined the populace, top left.
1 end
* Harvest
    1: You drew Harvest.
* Penitence
    1: You drew Penitence.
* Conquer
    1: You drew Conquer.
* Conquer
    1: You drew Conquer.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
2 attract Highwayman discard Refuse discard Procure discard Royal Summons discard Populate
    Bo set out to attract Highwayman (brigand) for 5.
    2: You set out to attract Highwayman (brigand) for 5.
    Bo discarded Royal Summons, Refuse, Procure and Populate.
    2: You discarded Royal Summons, Refuse, Procure and Populate.
4 pass
    Highwayman joined Bo as brigand.
    2: Highwayman joined you as brigand.
* Doge
    Doge (noble or merchant) joined the populace, top left.
2 end
* Favour
    2: You drew Favour.
* Barter
    2: You drew Barter.
* Favour
    2: You drew Favour.
* Sovereign's Choice
    2: You drew Sovereign's Choice.
    Bo drew 4 events.
    2: 
    Carin's turn.
    3: Your turn.
3 attract Curandera discard Garrison discard Forgery discard Abduct
    Carin set out to attract Curandera (religious or commoner) for 5.
    3: You set out to attract Curandera (religious or commoner) for 5.
    Carin discarded Garrison, Abduct and Forgery.
    3: You discarded Garrison, Abduct and Forgery.
4 pass
3 as religious
    Curandera joined Carin as religious.
    3: Curandera joined you as religious.
* Boyar
    Boyar (noble) joined the populace, top left.
3 play Receive Homage
    Carin played Receive Homage.
    3: You played Receive Homage.
1 pass
2 pass
* Royal Summons
    3: You drew Royal Summons.
* Tithe
    3: You drew Tithe.
    Carin drew 2 events.
    3: 
3 keep Tithe
    3: You kept Tithe.
    Carin discarded Royal Summons.
    3: You discarded Royal Summons.
3 play Tithe
    Carin played Tithe.
    3: You played Tithe.
1 pass
2 pass
4 give Sovereign's Choice
    Dag gave an event for Tithe.
    4: 
    4: You gave Sovereign's Choice for Tithe.
1 give Harvest
    Ada gave an event for Tithe.
    1: 
    1: You gave Harvest for Tithe.
2 give Sovereign's Choice
    Bo gave an event for Tithe.
    2: 
    2: You gave Sovereign's Choice for Tithe.
    3: You got Harvest from Ada.
    3: You got Sovereign's Choice from Bo.
    3: You got Sovereign's Choice from Dag.
3 keep from seat 1
    Carin kept Ada's event.
    1: Carin kept your event.
    3: You kept Ada's event.
    Carin discarded Sovereign's Choice ×2.
    3: You discarded Sovereign's Choice ×2.
3 end discard Harvest
    Carin discarded Harvest.
    3: You discarded Harvest.
* Receive Homage
    3: You drew Receive Homage.
* Favour
    3: You drew Favour.
* Dismiss
    3: You drew Dismiss.
* Dismiss
    3: You drew Dismiss.
    Carin drew 4 events.
    3: 
    Dag's turn.
    4: Your turn.
4 play Inspire Pochteca
    Dag played Inspire for Pochteca.
    4: You played Inspire for Pochteca.
4 pass
1 pass
2 pass
    Pochteca joined Dag as merchant.
    4: Pochteca joined you as merchant.
* Robber Baron
    Robber Baron (noble or brigand) joined the populace, top left.
4 play Appointment Pochteca with Boyar
    Dag played Appointment: Pochteca for Boyar.
    4: You played Appointment: Pochteca for Boyar.
1 pass
2 pass
    Pochteca went to the top middle.
    Boyar joined Dag as noble.
    4: Boyar joined you as noble.
4 end done
* Receive Homage
    4: You drew Receive Homage.
* Penitence
    4: You drew Penitence.
* Festival
    4: You drew Festival.
    Dag drew 3 events.
    4: 
    Ada's turn.
    1: Your turn.
1 ready discard Penitence discard Conquer discard Conquer
    Ada readied Uprising.
    1: You readied Uprising.
    Ada discarded Penitence and Conquer ×2.
    1: You discarded Penitence and Conquer ×2.
1 end
* Defend
    1: You drew Defend.
* Revolt
    1: You drew Revolt.
* Plunder
    1: You drew Plunder.
* Garrison
    1: You drew Garrison.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
1 use Uprising
    Ada used Uprising.
    1: You used Uprising.
    The populace was shuffled into its deck.
* Maharani
    Maharani (noble) joined the populace, bottom left.
* Smuggler
    Smuggler (merchant or brigand) joined the populace, bottom middle.
* Condottiere
    Condottiere (military or merchant) joined the populace, bottom right.
* Minuteman
    Minuteman (military or commoner) joined the populace, top right.
* Lama
    Lama (religious) joined the populace, top middle.
* Pochteca
    Pochteca (merchant) joined the populace, top left.
2 attract Maharani discard Favour discard Barter discard Favour
    Bo set out to attract Maharani (noble) for 5.
    2: You set out to attract Maharani (noble) for 5.
    Bo discarded Favour ×2 and Barter.
    2: You discarded Favour ×2 and Barter.
4 pass
    Maharani joined Bo as noble.
    2: Maharani joined you as noble.
* Hidalgo
    Hidalgo (noble or commoner) joined the populace, top left.
2 end
* Forgery
    2: You drew Forgery.
* Bestow Vassal
    2: You drew Bestow Vassal.
* Receive Homage
    2: You drew Receive Homage.
* Festival
    2: You drew Festival.
    Bo drew 4 events.
    2: 
    Carin's turn.
    3: Your turn.
3 play Dismiss at seat 2
    Carin played Dismiss at Bo.
    2: Carin played Dismiss at you.
    3: You played Dismiss at Bo.
1 pass
2 pass
2 discard Forgery
    Bo discarded Forgery.
    2: You discarded Forgery.
3 attract Smuggler discard Favour discard Receive Homage discard Dismiss
    Carin set out to attract Smuggler (merchant or brigand) for 5.
    3: You set out to attract Smuggler (merchant or brigand) for 5.
    Carin discarded Receive Homage, Dismiss and Favour.
    3: You discarded Receive Homage, Dismiss and Favour.
4 pass
2 pass
3 as merchant
    Smuggler joined Carin as merchant.
    3: Smuggler joined you as merchant.
* Reindeer Herder
    Reindeer Herder (commoner) joined the populace, top left.
3 end
* Convert
    3: You drew Convert.
* Favour
    3: You drew Favour.
* Plunder
    3: You drew Plunder.
* Dismiss
    3: You drew Dismiss.
    Carin drew 4 events.
    3: 
    Dag's turn.
    4: Your turn.
4 end done
    Ada's turn.
    1: Your turn.
1 end discard Garrison discard Defend discard Revolt discard Plunder
    Ada discarded Garrison, Defend, Revolt and Plunder.
    1: You discarded Garrison, Defend, Revolt and Plunder.
* Favour
    1: You drew Favour.
* Festival
    1: You drew Festival.
* Dismiss
    1: You drew Dismiss.
* Royal Summons
    1: You drew Royal Summons.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
2 play Festival
    Bo played Festival.
    2: You played Festival.
2 pass
1 pass
2 done
    Bo left all citizens as they lay.
    2: You left all citizens as they lay.
2 play Bestow Vassal Pardoner to seat 4
    Bo played Bestow Vassal: Pardoner to Dag.
    2: You played Bestow Vassal: Pardoner to Dag.
    4: Bo played Bestow Vassal: Pardoner to you.
2 pass
1 pass
4 pay Penitence pay Revolt pay Receive Homage
    Dag paid Bo 3 events.
    2: 
    4: 
    2: Dag paid you Receive Homage, Penitence and Revolt.
    4: You paid Bo Receive Homage, Penitence and Revolt.
4 as religious
    Pardoner joined Dag as religious.
    4: Pardoner joined you as religious.
2 attract Condottiere discard Penitence discard Receive Homage discard Receive Homage discard Revolt
    Bo set out to attract Condottiere (military or merchant) for 5.
    2: You set out to attract Condottiere (military or merchant) for 5.
    Bo discarded Receive Homage ×2, Penitence and Revolt.
    2: You discarded Receive Homage ×2, Penitence and Revolt.
3 pass
4 pass
2 as military
    Condottiere joined Bo as military.
    2: Condottiere joined you as military.
* Wandering Actor
    Wandering Actor (any caste) joined the populace, top left.
2 end
* Populate
    2: You drew Populate.
* Revolt
    2: You drew Revolt.
* Bestow Vassal
    2: You drew Bestow Vassal.
* Refuse
    2: You drew Refuse.
    Bo drew 4 events.
    2: 
    Carin's turn.
    3: Your turn.
3 play Convert Condottiere
    Carin played Convert on Bo's Condottiere.
    2: Carin played Convert on your Condottiere.
    3: You played Convert on Bo's Condottiere.
1 pass
2 pass
    Carin took Bo's Condottiere with Convert.
    2: Carin took your Condottiere with Convert.
    3: You took Bo's Condottiere with Convert.
3 as military
    Condottiere joined Carin as military.
    3: Condottiere joined you as military.
3 ready discard Dismiss discard Favour
    Carin readied Prayer.
    3: You readied Prayer.
    Carin discarded Dismiss and Favour.
    3: You discarded Dismiss and Favour.
3 use Prayer for Bargain
    Carin used Prayer.
    3: You used Prayer.
    Carin prayed for Bargain.
    3: You prayed for Bargain.
* the named
* Barter
    Carin got Bargain by prayer.
    3: You got Bargain by prayer.
    Carin discarded Barter.
    3: You discarded Barter.
3 end discard Plunder done
    Carin discarded Plunder.
    3: You discarded Plunder.
* Bargain
    3: You drew Bargain.
* Tithe
    3: You drew Tithe.
* Procure
    3: You drew Procure.
    Carin drew 3 events.
    3: 
    Dag's turn.
    4: Your turn.
4 end discard Festival
    Dag discarded Festival.
    4: You discarded Festival.
* Abduct
    4: You drew Abduct.
* Inspire
    4: You drew Inspire.
* Forgery
    4: You drew Forgery.
* Penitence
    4: You drew Penitence.
    Dag drew 4 events.
    4: 
    Ada's turn.
    1: Your turn.
1 play Royal Summons Lama with Hidalgo
    Ada played Royal Summons: Lama and Hidalgo.
    1: You played Royal Summons: Lama and Hidalgo.
1 pass
2 pass
    Lama went to the top right.
    Hidalgo went to the bottom middle.
1 play Dismiss at seat 2
    Ada played Dismiss at Bo.
    1: You played Dismiss at Bo.
    2: Ada played Dismiss at you.
1 pass
2 pass
2 discard Revolt
    Bo discarded Revolt.
    2: You discarded Revolt.
1 end done
* Sovereign's Choice
    1: You drew Sovereign's Choice.
* Garrison
    1: You drew Garrison.
    Ada drew 2 events.
    1: 
    Bo's turn.
    2: Your turn.
2 end done
* Defend
    2: You drew Defend.
    Bo drew 1 event.
    2: 
    Carin's turn.
    3: Your turn.
3 play Procure Junk Sailor
    Carin played Procure on Ada's Junk Sailor.
    1: Carin played Procure on your Junk Sailor.
    3: You played Procure on Ada's Junk Sailor.
2 pass
3 pay Tithe pay Bargain
    Carin paid Ada 2 events.
    1: 
    3: 
    1: Carin paid you Tithe and Bargain.
    3: You paid Ada Tithe and Bargain.
    Carin took Ada's Junk Sailor with Procure.
    1: Carin took your Junk Sailor with Procure.
    3: You took Ada's Junk Sailor with Procure.
3 as commoner
    Junk Sailor joined Carin as commoner.
    3: Junk Sailor joined you as commoner.
3 end discard Bargain
    Carin discarded Bargain.
    3: You discarded Bargain.
* Defend
    3: You drew Defend.
* Appointment
    3: You drew Appointment.
* Receive Homage
    3: You drew Receive Homage.
* Royal Summons
    3: You drew Royal Summons.
    Carin drew 4 events.
    3: 
    Dag's turn.
    4: Your turn.
4 play Inspire Pochteca
    Dag played Inspire for Pochteca.
    4: You played Inspire for Pochteca.
4 pass
2 pass
3 pass
    Pochteca joined Dag as merchant.
    4: Pochteca joined you as merchant.
* Kahuna
    Kahuna (religious) joined the populace, top left.
4 attract Minuteman discard Forgery discard Abduct discard Penitence
    Dag set out to attract Minuteman (military or commoner) for 5.
    4: You set out to attract Minuteman (military or commoner) for 5.
    Dag discarded Penitence, Abduct and Forgery.
    4: You discarded Penitence, Abduct and Forgery.
2 play Refuse
    Bo played Refuse on Minuteman.
    2: You played Refuse on Minuteman.
    Bo refused: Minuteman stays in the populace.
    2: You refused: Minuteman stays in the populace.
4 end
* Conquer
    4: You drew Conquer.
* Tithe
    4: You drew Tithe.
* Appointment
    4: You drew Appointment.
* Bargain
    4: You drew Bargain.
    Dag drew 4 events.
    4: 
    Ada's turn.
    1: Your turn.
1 attract Minuteman discard Favour discard Garrison
    Ada set out to attract Minuteman (military or commoner) for 5.
    1: You set out to attract Minuteman (military or commoner) for 5.
    Ada discarded Favour and Garrison.
    1: You discarded Favour and Garrison.
3 pass
4 play Bargain
    Dag played Bargain for Minuteman.
    4: You played Bargain for Minuteman.
3 pass
4 pass
4 pay Conquer pay Appointment pay Tithe
    Dag paid Ada 3 events.
    1: 
    4: 
    1: Dag paid you Appointment, Tithe and Conquer.
    4: You paid Ada Appointment, Tithe and Conquer.
4 as commoner
    Minuteman joined Dag as commoner.
    4: Minuteman joined you as commoner.
* Prince-Bishop
    Prince-Bishop (noble or religious) joined the populace, top left.
1 play Sovereign's Choice
    Ada played Sovereign's Choice.
    1: You played Sovereign's Choice.
1 discard Conquer discard Tithe discard Tithe discard Appointment discard Festival done
    Ada discarded Appointment, Festival, Tithe ×2 and Conquer.
    1: You discarded Appointment, Festival, Tithe ×2 and Conquer.
* Appointment
    1: You drew Appointment.
    The discarded events were shuffled into a new deck.
* Procure
    1: You drew Procure.
* Tithe
    1: You drew Tithe.
* Dismiss
    1: You drew Dismiss.
* Inspire
    1: You drew Inspire.
    Ada drew 5 events.
    1: 
1 attract Hidalgo discard Bargain discard Inspire discard Tithe discard Procure
    Ada set out to attract Hidalgo (noble or commoner) for 5.
    1: You set out to attract Hidalgo (noble or commoner) for 5.
    Ada discarded Inspire, Tithe, Procure and Bargain.
    1: You discarded Inspire, Tithe, Procure and Bargain.
2 pass
3 pass
1 as commoner
    Hidalgo joined Ada as commoner.
    1: Hidalgo joined you as commoner.
* Hoplite
    Hoplite (military) joined the populace, top left.
1 end discard Appointment discard Dismiss
    Ada discarded Appointment and Dismiss.
    1: You discarded Appointment and Dismiss.
* Revolt
    1: You drew Revolt.
* Harvest
    1: You drew Harvest.
* Royal Summons
    1: You drew Royal Summons.
* Procure
    1: You drew Procure.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
2 play Populate
    Bo played Populate.
    2: You played Populate.
2 pass
3 pass
1 pass
* Amber Trader
    Amber Trader (merchant) came to Bo from the deck.
    2: Amber Trader (merchant) came to you from the deck.
    Amber Trader joined Bo as merchant.
    2: Amber Trader joined you as merchant.
2 play Bestow Vassal Amber Trader to seat 1
    Bo played Bestow Vassal: Amber Trader to Ada.
    1: Bo played Bestow Vassal: Amber Trader to you.
    2: You played Bestow Vassal: Amber Trader to Ada.
2 pass
3 pass
1 pass
1 pay Harvest pay Royal Summons pay Revolt pay Procure
    Ada paid Bo 4 events.
    1: 
    2: 
    1: You paid Bo Royal Summons, Procure, Harvest and Revolt.
    2: Ada paid you Royal Summons, Procure, Harvest and Revolt.
    Amber Trader joined Ada as merchant.
    1: Amber Trader joined you as merchant.
2 attract Lama discard Defend discard Procure discard Royal Summons discard Harvest
    Bo set out to attract Lama (religious) for 5.
    2: You set out to attract Lama (religious) for 5.
    Bo discarded Royal Summons, Defend, Procure and Harvest.
    2: You discarded Royal Summons, Defend, Procure and Harvest.
2 pass
3 pass
    Lama joined Bo as religious.
    2: Lama joined you as religious.
* Costermonger
    Costermonger (merchant or commoner) joined the populace, top left.
2 end discard Revolt
    Bo discarded Revolt.
    2: You discarded Revolt.
* Bestow Vassal
    2: You drew Bestow Vassal.
* Dismiss
    2: You drew Dismiss.
* Inspire
    2: You drew Inspire.
* Sovereign's Choice
    2: You drew Sovereign's Choice.
    Bo drew 4 events.
    2: 
    Carin's turn.
    3: Your turn.
3 play Royal Summons Kahuna with Costermonger
    Carin played Royal Summons: Kahuna and Costermonger.
    3: You played Royal Summons: Kahuna and Costermonger.
3 pass
2 pass
    Kahuna went to the top left.
    Costermonger went to the bottom right.
3 play Receive Homage
    Carin played Receive Homage.
    3: You played Receive Homage.
3 pass
2 pass
* Refuse
    3: You drew Refuse.
* Dismiss
    3: You drew Dismiss.
    Carin drew 2 events.
    3: 
3 keep Refuse
    3: You kept Refuse.
    Carin discarded Dismiss.
    3: You discarded Dismiss.
3 end discard Appointment done
    Carin discarded Appointment.
    3: You discarded Appointment.
* Populate
    3: You drew Populate.
* Harvest
    3: You drew Harvest.
    Carin drew 2 events.
    3: 
    Dag's turn.
    4: Your turn.
4 end
* Receive Homage
    4: You drew Receive Homage.
* Favour
    4: You drew Favour.
* Festival
    4: You drew Festival.
* Tithe
    4: You drew Tithe.
    Dag drew 4 events.
    4: 
    Ada's turn.
    1: Your turn.
1 end
* Garrison
    1: You drew Garrison.
* Favour
    1: You drew Favour.
* Bestow Vassal
    1: You drew Bestow Vassal.
* Abduct
    1: You drew Abduct.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
2 play Inspire Hoplite
    Bo played Inspire for Hoplite.
    2: You played Inspire for Hoplite.
2 pass
3 pass
4 pass
1 pass
    Hoplite joined Bo as military.
    2: Hoplite joined you as military.
* Poacher
    Poacher (commoner or brigand) joined the populace, top left.
2 play Sovereign's Choice
    Bo played Sovereign's Choice.
    2: You played Sovereign's Choice.
2 pass
3 pass
4 pass
1 pass
2 discard Dismiss done
    Bo discarded Dismiss.
    2: You discarded Dismiss.
* Favour
    2: You drew Favour.
    Bo drew 1 event.
    2: 
2 play Bestow Vassal Hoplite to seat 4
    Bo played Bestow Vassal: Hoplite to Dag.
    2: You played Bestow Vassal: Hoplite to Dag.
    4: Bo played Bestow Vassal: Hoplite to you.
2 pass
3 pass
4 pass
1 pass
4 pay Tithe pay Receive Homage pay Favour
    Dag paid Bo 3 events.
    2: 
    4: 
    2: Dag paid you Receive Homage, Favour and Tithe.
    4: You paid Bo Receive Homage, Favour and Tithe.
    Hoplite joined Dag as military.
    4: Hoplite joined you as military.
2 play Receive Homage
    Bo played Receive Homage.
    2: You played Receive Homage.
2 pass
3 pass
4 pass
1 pass
* Conquer
    2: You drew Conquer.
* Plunder
    2: You drew Plunder.
    Bo drew 2 events.
    2: 
2 keep Plunder
    2: You kept Plunder.
    Bo discarded Conquer.
    2: You discarded Conquer.
2 attract Wandering Actor discard Favour discard Favour
    Bo set out to attract Wandering Actor (any caste) for 6.
    2: You set out to attract Wandering Actor (any caste) for 6.
    Bo discarded Favour ×2.
    2: You discarded Favour ×2.
2 pass
3 pass
4 pass
1 pass
2 as military
    Wandering Actor joined Bo as military.
    2: Wandering Actor joined you as military.
* Vestal
    Vestal (religious) joined the populace, top left.
2 end discard Tithe done
    Bo discarded Tithe.
    2: You discarded Tithe.
* Barter
    2: You drew Barter.
* Revolt
    2: You drew Revolt.
* Forgery
    2: You drew Forgery.
    Bo drew 3 events.
    2: 
    Carin's turn.
    3: Your turn.
3 play Populate
    Carin played Populate.
    3: You played Populate.
3 pass
4 pass
1 pass
2 play Forgery
    Bo played Forgery.
    2: You played Forgery.
* Druid
    Druid (religious) came to Carin from the deck.
    3: Druid (religious) came to you from the deck.
    Druid joined Carin as religious.
    3: Druid joined you as religious.
    Bo repeated Populate.
    2: You repeated Populate.
3 pass
4 pass
1 pass
2 play Revolt
    Bo played Revolt.
    2: You played Revolt.
3 pass
4 pass
1 pass
2 pass
    Bo cancelled Populate.
    2: You cancelled Populate.
* Festival
    2: You drew Festival.
    Bo drew 1 event.
    2: 
3 play Harvest
    Carin played Harvest.
    3: You played Harvest.
3 pass
4 pass
1 pass
2 pass
* Penitence
    3: You drew Penitence.
* Receive Homage
    3: You drew Receive Homage.
    Carin drew 2 events.
    3: 
3 ready discard Receive Homage discard Defend discard Penitence
    Carin readied Prayer.
    3: You readied Prayer.
    Carin discarded Receive Homage, Penitence and Defend.
    3: You discarded Receive Homage, Penitence and Defend.
3 use Prayer for Bargain
    Carin used Prayer.
    3: You used Prayer.
    Carin prayed for Bargain.
    3: You prayed for Bargain.
* the named
* Festival
    Carin got Bargain by prayer.
    3: You got Bargain by prayer.
    Carin discarded Festival.
    3: You discarded Festival.
3 end done
* Royal Summons
    3: You drew Royal Summons.
* Refuse
    3: You drew Refuse.
    Carin drew 2 events.
    3: 
    Dag's turn.
    4: Your turn.
4 end discard Festival
    Dag discarded Festival.
    4: You discarded Festival.
* Revolt
    4: You drew Revolt.
* Garrison
    4: You drew Garrison.
* Royal Summons
    4: You drew Royal Summons.
* Sovereign's Choice
    4: You drew Sovereign's Choice.
    Dag drew 4 events.
    4: 
    Ada's turn.
    1: Your turn.
1 attract Prince-Bishop discard Favour discard Garrison discard Bestow Vassal discard Abduct
    Ada set out to attract Prince-Bishop (noble or religious) for 7.
    1: You set out to attract Prince-Bishop (noble or religious) for 7.
    Ada discarded Favour, Bestow Vassal, Garrison and Abduct.
    1: You discarded Favour, Bestow Vassal, Garrison and Abduct.
2 pass
3 play Bargain
    Carin played Bargain for Prince-Bishop.
    3: You played Bargain for Prince-Bishop.
2 pass
3 pass
4 pass
3 pay Refuse pay Royal Summons
    Carin paid Ada 2 events.
    1: 
    3: 
    1: Carin paid you Royal Summons and Refuse.
    3: You paid Ada Royal Summons and Refuse.
3 as noble
    Prince-Bishop joined Carin as noble.
    3: Prince-Bishop joined you as noble.
* Dacoit
    Dacoit (brigand) joined the populace, top left.
1 play Royal Summons Reindeer Herder with Vestal
    Ada played Royal Summons: Reindeer Herder and Vestal.
    1: You played Royal Summons: Reindeer Herder and Vestal.
1 pass
2 pass
3 pass
4 pass
    Reindeer Herder went to the top middle.
    Vestal went to the bottom left.
1 end done
* Favour
    1: You drew Favour.
* Plunder
    1: You drew Plunder.
* Favour
    1: You drew Favour.
    Ada drew 3 events.
    1: 
    Bo's turn.
    2: Your turn.
2 play Plunder at seat 3
    Bo played Plunder at Carin.
    2: You played Plunder at Carin.
    3: Bo played Plunder at you.
2 pass
3 pass
4 pass
1 pass
    2: You saw Carin's hand: Refuse.
2 take Refuse
    Bo took an event from Carin with Plunder.
    2: 
    3: 
    2: You took Carin's Refuse with Plunder.
    3: Bo took your Refuse with Plunder.
2 ready discard Barter discard Festival discard Refuse
    Bo readied Uprising.
    2: You readied Uprising.
    Bo discarded Festival, Refuse and Barter.
    2: You discarded Festival, Refuse and Barter.
2 end
* Conquer
    2: You drew Conquer.
* Sovereign's Choice
    2: You drew Sovereign's Choice.
* Festival
    2: You drew Festival.
* Convert
    2: You drew Convert.
    Bo drew 4 events.
    2: 
    Carin's turn.
    3: Your turn.
2 pass
3 end
* Sovereign's Choice
    3: You drew Sovereign's Choice.
* Dismiss
    3: You drew Dismiss.
* Barter
    3: You drew Barter.
* Dismiss
    3: You drew Dismiss.
    Carin drew 4 events.
    3: 
    Dag's turn.
    4: Your turn.
2 use Uprising
    Bo used Uprising.
    2: You used Uprising.
    The populace was shuffled into its deck.
* Fellah
    Fellah (commoner) joined the populace, bottom left.
* Templar
    Templar (religious or military) joined the populace, bottom middle.
* Salt Dealer
    Salt Dealer (merchant) joined the populace, bottom right.
* Janissary
    Janissary (military) joined the populace, top right.
* Bushranger
    Bushranger (brigand) joined the populace, top middle.
* Sachem
    Sachem (noble) joined the populace, top left.
4 ready discard Revolt discard Royal Summons discard Sovereign's Choice
    Dag readied Inheritance.
    4: You readied Inheritance.
    Dag discarded Sovereign's Choice, Royal Summons and Revolt.
    4: You discarded Sovereign's Choice, Royal Summons and Revolt.
4 use Inheritance
    Dag used Inheritance.
    4: You used Inheritance.
4 end done
* Royal Summons
    4: You drew Royal Summons.
* Conquer
    4: You drew Conquer.
* Favour
    4: You drew Favour.
* Garrison
    4: You drew Garrison.
* Royal Summons
    4: You drew Royal Summons.
    Dag drew 5 events.
    4: 
    Ada's turn.
    1: Your turn.
1 ready discard Refuse discard Plunder discard Favour
    Ada readied Uprising.
    1: You readied Uprising.
    Ada discarded Favour, Refuse and Plunder.
    1: You discarded Favour, Refuse and Plunder.
1 end done
* Forgery
    1: You drew Forgery.
* Tithe
    1: You drew Tithe.
* Bargain
    1: You drew Bargain.
    Ada drew 3 events.
    1: 
    Bo's turn.
    2: Your turn.
1 pass
2 ready discard Convert discard Festival discard Sovereign's Choice discard Conquer
    Bo readied Uprising.
    2: You readied Uprising.
    Bo discarded Sovereign's Choice, Festival, Convert and Conquer.
    2: You discarded Sovereign's Choice, Festival, Convert and Conquer.
2 end
* Populate
    2: You drew Populate.
* Appointment
    2: You drew Appointment.
* Penitence
    2: You drew Penitence.
* Convert
    2: You drew Convert.
    Bo drew 4 events.
    2: 
    Carin's turn.
    3: Your turn.
1 use Uprising
    Ada used Uprising.
    1: You used Uprising.
    The populace was shuffled into its deck.
* Crofter
    Crofter (commoner) joined the populace, bottom left.
* Samurai
    Samurai (military) joined the populace, bottom middle.
* Sachem
    Sachem (noble) joined the populace, bottom right.
* Bushranger
    Bushranger (brigand) joined the populace, top right.
* Reindeer Herder
    Reindeer Herder (commoner) joined the populace, top middle.
* Gaucho
    Gaucho (commoner) joined the populace, top left.
2 use Uprising
    Bo used Uprising.
    2: You used Uprising.
    The populace was shuffled into its deck.
* Vestal
    Vestal (religious) joined the populace, bottom left.
* Viking
    Viking (military or brigand) joined the populace, bottom middle.
* Templar
    Templar (religious or military) joined the populace, bottom right.
* Vizier
    Vizier (noble) joined the populace, top right.
* Haiduk
    Haiduk (brigand) joined the populace, top middle.
* Crofter
    Crofter (commoner) joined the populace, top left.
3 play Barter at seat 4
    Carin played Barter at Dag.
    3: You played Barter at Dag.
    4: Carin played Barter at you.
4 play Garrison
    Dag played Garrison.
    4: You played Garrison.
    Dag cancelled Barter.
    4: You cancelled Barter.
* Appointment
    4: You drew Appointment.
    Dag drew 1 event.
    4: 
3 play Sovereign's Choice
    Carin played Sovereign's Choice.
    3: You played Sovereign's Choice.
2 pass
3 discard Dismiss discard Dismiss
    Carin discarded Dismiss ×2.
    3: You discarded Dismiss ×2.
* Harvest
    3: You drew Harvest.
* Receive Homage
    3: You drew Receive Homage.
    Carin drew 2 events.
    3: 
3 play Receive Homage
    Carin played Receive Homage.
    3: You played Receive Homage.
2 pass
* Dismiss
    3: You drew Dismiss.
* Receive Homage
    3: You drew Receive Homage.
    Carin drew 2 events.
    3: 
3 keep Dismiss
    3: You kept Dismiss.
    Carin discarded Receive Homage.
    3: You discarded Receive Homage.
3 play Harvest
    Carin played Harvest.
    3: You played Harvest.
2 pass
* Convert
    3: You drew Convert.
* Abduct
    3: You drew Abduct.
    Carin drew 2 events.
    3: 
3 play Convert Wandering Actor
    Carin played Convert on Bo's Wandering Actor.
    2: Carin played Convert on your Wandering Actor.
    3: You played Convert on Bo's Wandering Actor.
2 play Penitence
    Bo played Penitence.
    2: You played Penitence.
3 abandon
    Carin did not pay, and Convert came to nothing.
    3: You did not pay, and Convert came to nothing.
3 end discard Abduct discard Dismiss
    Carin discarded Dismiss and Abduct.
    3: You discarded Dismiss and Abduct.
* Penitence
    3: You drew Penitence.
* Plunder
    3: You drew Plunder.
* Forgery
    3: You drew Forgery.
* Receive Homage
    3: You drew Receive Homage.
    Carin drew 4 events.
    3: 
    Dag's turn.
    4: Your turn.
4 attract Viking discard Favour discard Appointment discard Royal Summons discard Royal Summons
    Dag set out to attract Viking (military or brigand) for 6.
    4: You set out to attract Viking (military or brigand) for 6.
    Dag discarded Appointment, Royal Summons ×2 and Favour.
    4: You discarded Appointment, Royal Summons ×2 and Favour.
4 pass
1 play Bargain
    Ada played Bargain for Viking.
    1: You played Bargain for Viking.
4 pass
1 pass
2 pass
3 pass
1 pay Favour
    Ada paid Dag 1 event.
    1: 
    4: 
    1: You paid Dag Favour.
    4: Ada paid you Favour.
1 as military
    Viking joined Ada as military.
    1: Viking joined you as military.
* Spice Broker
    Spice Broker (merchant) joined the populace, top left.
4 play Conquer Junk Sailor
    Dag played Conquer on Carin's Junk Sailor.
    3: Dag played Conquer on your Junk Sailor.
    4: You played Conquer on Carin's Junk Sailor.
2 pass
3 play Penitence
    Carin played Penitence.
    3: You played Penitence.
4 abandon
    Dag did not pay, and Conquer came to nothing.
    4: You did not pay, and Conquer came to nothing.
4 end discard Garrison discard Favour
    Dag discarded Favour and Garrison.
    4: You discarded Favour and Garrison.
* Abduct
    4: You drew Abduct.
* Refuse
    4: You drew Refuse.
* Festival
    4: You drew Festival.
* Sovereign's Choice
    4: You drew Sovereign's Choice.
    Dag drew 4 events.
    4: 
    Ada's turn.
    1: Your turn.
1 end discard Tithe done
    Ada discarded Tithe.
    1: You discarded Tithe.
* Sovereign's Choice
    1: You drew Sovereign's Choice.
* Inspire
    1: You drew Inspire.
* Procure
    1: You drew Procure.
    Ada drew 3 events.
    1: 
    Bo's turn.
    2: Your turn.
2 play Convert Condottiere
    Bo played Convert on Carin's Condottiere.
    2: You played Convert on Carin's Condottiere.
    3: Bo played Convert on your Condottiere.
2 pass
3 pass
    Bo took Carin's Condottiere with Convert.
    2: You took Carin's Condottiere with Convert.
    3: Bo took your Condottiere with Convert.
2 as merchant
    Condottiere joined Bo as merchant.
    2: Condottiere joined you as merchant.
2 end discard Appointment done
    Bo discarded Appointment.
    2: You discarded Appointment.
* Appointment
    2: You drew Appointment.
* Bargain
    2: You drew Bargain.
* Appointment
    2: You drew Appointment.
    Bo drew 3 events.
    2: 
    Carin's turn.
    3: Your turn.
3 play Receive Homage
    Carin played Receive Homage.
    3: You played Receive Homage.
2 pass
* Barter
    3: You drew Barter.
* Festival
    3: You drew Festival.
    Carin drew 2 events.
    3: 
3 keep Barter
    3: You kept Barter.
    Carin discarded Festival.
    3: You discarded Festival.
3 ready discard Forgery discard Barter discard Plunder
    Carin readied Prayer.
    3: You readied Prayer.
    Carin discarded Barter, Plunder and Forgery.
    3: You discarded Barter, Plunder and Forgery.
3 end
* Defend
    3: You drew Defend.
    The discarded events were shuffled into a new deck.
* Harvest
    3: You drew Harvest.
* Populate
    3: You drew Populate.
* Receive Homage
    3: You drew Receive Homage.
    Carin drew 4 events.
    3: 
    Dag's turn.
    4: Your turn.
4 attract Vestal discard Abduct discard Festival discard Refuse discard Sovereign's Choice
    Dag set out to attract Vestal (religious) for 5.
    4: You set out to attract Vestal (religious) for 5.
    Dag discarded Sovereign's Choice, Festival, Refuse and Abduct.
    4: You discarded Sovereign's Choice, Festival, Refuse and Abduct.
1 pass
2 pass
3 pass
    Vestal joined Dag as religious.
    4: Vestal joined you as religious.
* Grand Master
    Grand Master (noble or religious or military) joined the populace, top left.
4 end
* Conquer
    4: You drew Conquer.
* Royal Summons
    4: You drew Royal Summons.
* Royal Summons
    4: You drew Royal Summons.
* Barter
    4: You drew Barter.
    Dag drew 4 events.
    4: 
    Ada's turn.
    1: Your turn.
1 play Procure Druid
    Ada played Procure on Carin's Druid.
    1: You played Procure on Carin's Druid.
    3: Ada played Procure on your Druid.
1 pass
2 pass
3 pass
4 pass
1 pay Sovereign's Choice pay Forgery
    Ada paid Carin 2 events.
    1: 
    3: 
    1: You paid Carin Sovereign's Choice and Forgery.
    3: Ada paid you Sovereign's Choice and Forgery.
    Ada took Carin's Druid with Procure.
    1: You took Carin's Druid with Procure.
    3: Ada took your Druid with Procure.
    Druid joined Ada as religious.
    1: Druid joined you as religious.
1 end discard Inspire
    Ada discarded Inspire.
    1: You discarded Inspire.
* Sovereign's Choice
    1: You drew Sovereign's Choice.
* Favour
    1: You drew Favour.
* Royal Summons
    1: You drew Royal Summons.
* Populate
    1: You drew Populate.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
2 end discard Appointment discard Populate done
    Bo discarded Appointment and Populate.
    2: You discarded Appointment and Populate.
* Bestow Vassal
    2: You drew Bestow Vassal.
* Favour
    2: You drew Favour.
    Bo drew 2 events.
    2: 
    Carin's turn.
    3: Your turn.
3 attract Haiduk discard Defend discard Forgery discard Receive Homage discard Sovereign's Choice discard Populate
    Carin set out to attract Haiduk (brigand) for 7.
    3: You set out to attract Haiduk (brigand) for 7.
    Carin discarded Sovereign's Choice, Receive Homage, Defend, Populate and Forgery.
    3: You discarded Sovereign's Choice, Receive Homage, Defend, Populate and Forgery.
3 pass
4 pass
1 pass
2 pass
    Haiduk joined Carin as brigand.
    3: Haiduk joined you as brigand.
* Robber Baron
    Robber Baron (noble or brigand) joined the populace, top left.
3 use Prayer for Inspire
    Carin used Prayer.
    3: You used Prayer.
    Carin prayed for Inspire.
    3: You prayed for Inspire.
* the top
* Dismiss
    Carin got the top of the deck by prayer.
    3: You got the top of the deck by prayer.
    3: You drew Dismiss.
3 play Harvest
    Carin played Harvest.
    3: You played Harvest.
3 pass
4 pass
1 pass
2 pass
* Plunder
    3: You drew Plunder.
* Tithe
    3: You drew Tithe.
    Carin drew 2 events.
    3: 
3 play Tithe
    Carin played Tithe.
    3: You played Tithe.
3 pass
4 pass
1 pass
2 pass
4 give Royal Summons
    Dag gave an event for Tithe.
    4: 
    4: You gave Royal Summons for Tithe.
1 give Sovereign's Choice
    Ada gave an event for Tithe.
    1: 
    1: You gave Sovereign's Choice for Tithe.
2 give Appointment
    Bo gave an event for Tithe.
    2: 
    2: You gave Appointment for Tithe.
    3: You got Sovereign's Choice from Ada.
    3: You got Appointment from Bo.
    3: You got Royal Summons from Dag.
3 keep from seat 1
    Carin kept Ada's event.
    1: Carin kept your event.
    3: You kept Ada's event.
    Carin discarded Appointment and Royal Summons.
    3: You discarded Appointment and Royal Summons.
3 play Sovereign's Choice
    Carin played Sovereign's Choice.
    3: You played Sovereign's Choice.
3 pass
4 pass
1 pass
2 pass
3 discard Dismiss done
    Carin discarded Dismiss.
    3: You discarded Dismiss.
* Dismiss
    3: You drew Dismiss.
    Carin drew 1 event.
    3: 
3 end discard Dismiss discard Plunder
    Carin discarded Dismiss and Plunder.
    3: You discarded Dismiss and Plunder.
* Appointment
    3: You drew Appointment.
* Appointment
    3: You drew Appointment.
* Royal Summons
    3: You drew Royal Summons.
* Procure
    3: You drew Procure.
    Carin drew 4 events.
    3: 
    Dag's turn.
    4: Your turn.
4 play Barter at seat 3
    Dag played Barter at Carin.
    3: Dag played Barter at you.
    4: You played Barter at Carin.
4 pass
1 pass
2 pass
3 pass
    Dag and Carin swapped hands.
    3: Dag and you swapped hands.
    4: You and Carin swapped hands.
    4: You got Appointment ×2, Royal Summons and Procure.
    3: You got Royal Summons and Conquer.
4 play Procure Smuggler
    Dag played Procure on Carin's Smuggler.
    3: Dag played Procure on your Smuggler.
    4: You played Procure on Carin's Smuggler.
4 pass
1 pass
2 pass
3 pass
4 pay Appointment pay Appointment pay Royal Summons
    Dag paid Carin 3 events.
    3: 
    4: 
    3: Dag paid you Appointment ×2 and Royal Summons.
    4: You paid Carin Appointment ×2 and Royal Summons.
    Dag took Carin's Smuggler with Procure.
    3: Dag took your Smuggler with Procure.
    4: You took Carin's Smuggler with Procure.
4 as brigand
    Smuggler joined Dag as brigand.
    4: Smuggler joined you as brigand.
    Dag won, with citizens of all six castes.
    4: You won, with citizens of all six castes.

    Dag wins.
    4: You win!
    1. Dag: 6 of 6 castes
    4: 1. You: 6 of 6 castes
    2. Bo: 5 of 6 castes
    2: 2. You: 5 of 6 castes
    2. Ada: 4 of 6 castes
    1: 2. You: 4 of 6 castes
    2. Carin: 4 of 6 castes
    3: 2. You: 4 of 6 castes
