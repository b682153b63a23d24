Regalia: 1
Game: regency
Rules: 1
Data: 5b8f59415c3fa494087d51498e31930bc702059a679f358177a3b9930008a5fd
Seats: 2
Option head_start: 0
Player 1: Ada
Player 2: Bo
Result: 5 (3.), 2 (3.)
Seed-Hash: 34e21808c98e96ad22f3140a7c99eb745010f54393e8ddce8c229dd452573dda
Seed: 3d7a4e6133d8581c87558936c2f506b60ba28527d935137c4410756ff2dd4ecf

1 mat Trajan
    Ada took the mat of Trajan: military, Bulwark.
    1: You took the mat of Trajan: military, Bulwark.
2 mat Akhenaten
    Bo took the mat of Akhenaten: religious, Prayer.
    2: You took the mat of Akhenaten: religious, Prayer.
* Festival
    1: You began with Festival.
* Receive Homage
    2: You began with Receive Homage.
* Penitence
    1: You began with Penitence.
* Populate
    2: You began with Populate.
* Festival
    1: You began with Festival.
* Bargain
    2: You began with Bargain.
* Favour
    1: You began with Favour.
* Populate
    2: You began with Populate.
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
    Catherine the Great's turn.
* Royal Summons
    Catherine the Great turned over Royal Summons (1).
    Catherine the Great set out to attract Smuggler (merchant or brigand) for 5.
    Smuggler joined Catherine the Great as merchant.
* Bushranger
    Bushranger (brigand) joined the populace, top left.
* Harvest
    Catherine the Great turned over Harvest (1).
    Catherine the Great set out to attract Boyar (noble) for 5.
    Boyar joined Catherine the Great as noble.
* Templar
    Templar (religious or military) joined the populace, top left.
    Ada's turn.
    1: Your turn.
1 attract Junk Sailor discard Favour discard Penitence
    Ada set out to attract Junk Sailor (merchant or commoner or brigand) for 5.
    1: You set out to attract Junk Sailor (merchant or commoner or brigand) for 5.
    Ada discarded Favour and Penitence.
    1: You discarded Favour and Penitence.
1 as commoner
    Junk Sailor joined Ada as commoner.
    1: Junk Sailor joined you as commoner.
* Cataphract
    Cataphract (military) joined the populace, top left.
1 end discard Festival discard Festival
    Ada discarded Festival ×2.
    1: You discarded Festival ×2.
* Conquer
    1: You drew Conquer.
* Abduct
    1: You drew Abduct.
* Festival
    1: You drew Festival.
* Favour
    1: You drew Favour.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
2 attract Vizier discard Bargain discard Populate discard Populate discard Receive Homage
    Bo set out to attract Vizier (noble) for 5.
    2: You set out to attract Vizier (noble) for 5.
    Bo discarded Receive Homage, Bargain and Populate ×2.
    2: You discarded Receive Homage, Bargain and Populate ×2.
    Vizier joined Bo as noble.
    2: Vizier joined you as noble.
* Poacher
    Poacher (commoner or brigand) joined the populace, top left.
2 end
* Refuse
    2: You drew Refuse.
* Populate
    2: You drew Populate.
* Appointment
    2: You drew Appointment.
* Receive Homage
    2: You drew Receive Homage.
    Bo drew 4 events.
    2: 
    Catherine the Great's turn.
* Abduct
    Catherine the Great turned over Abduct (1).
    Catherine the Great set out to attract Relic Thief (religious or brigand) for 5.
2 play Refuse
    Bo played Refuse on Relic Thief.
    2: You played Refuse on Relic Thief.
    Bo refused: Relic Thief stays in the populace.
    2: You refused: Relic Thief stays in the populace.
* Procure
    Catherine the Great turned over Procure (1).
    Catherine the Great set out to attract Relic Thief (religious or brigand) for 5.
2 pass
    Relic Thief joined Catherine the Great as religious.
* Dacoit
    Dacoit (brigand) joined the populace, top left.
    Ada's turn.
    1: Your turn.
1 play Conquer Boyar
    Ada played Conquer on Catherine the Great's Boyar.
    1: You played Conquer on Catherine the Great's Boyar.
    Ada took Catherine the Great's Boyar with Conquer.
    1: You took Catherine the Great's Boyar with Conquer.
    Boyar joined Ada as noble.
    1: Boyar joined you as noble.
1 ready discard Favour discard Abduct
    Ada readied Bulwark.
    1: You readied Bulwark.
    Ada discarded Favour and Abduct.
    1: You discarded Favour and Abduct.
1 end discard Festival
    Ada discarded Festival.
    1: You discarded Festival.
* Royal Summons
    1: You drew Royal Summons.
* Royal Summons
    1: You drew Royal Summons.
* Refuse
    1: You drew Refuse.
* Forgery
    1: You drew Forgery.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
2 play Receive Homage
    Bo played Receive Homage.
    2: You played Receive Homage.
* Festival
    2: You drew Festival.
* Bargain
    2: You drew Bargain.
    Bo drew 2 events.
    2: 
2 keep Festival
    2: You kept Festival.
    Bo discarded Bargain.
    2: You discarded Bargain.
2 play Appointment Vizier with Dacoit
    Bo played Appointment: Vizier for Dacoit.
    2: You played Appointment: Vizier for Dacoit.
    Vizier went to the top left.
    Dacoit joined Bo as brigand.
    2: Dacoit joined you as brigand.
2 end done
* Bargain
    2: You drew Bargain.
* Forgery
    2: You drew Forgery.
    Bo drew 2 events.
    2: 
    Catherine the Great's turn.
* Festival
    Catherine the Great turned over Festival (1).
    Catherine the Great set out to attract Fellah (commoner) for 5.
1 play Refuse
    Ada played Refuse on Fellah.
    1: You played Refuse on Fellah.
    Ada refused: Fellah stays in the populace.
    1: You refused: Fellah stays in the populace.
* Harvest
    Catherine the Great turned over Harvest (1).
    Catherine the Great set out to attract Fellah (commoner) for 5.
1 pass
    Fellah joined Catherine the Great as commoner.
* Amber Trader
    Amber Trader (merchant) joined the populace, top left.
    Ada's turn.
    1: Your turn.
1 play Royal Summons Poacher with Templar
    Ada played Royal Summons: Poacher and Templar.
    1: You played Royal Summons: Poacher and Templar.
2 play Forgery
    Bo played Forgery.
    2: You played Forgery.
    Poacher went to the bottom middle.
    Templar went to the top right.
2 Templar with Vizier
    Bo repeated Royal Summons: Templar and Vizier.
    2: You repeated Royal Summons: Templar and Vizier.
2 pass
    Templar went to the top middle.
    Vizier went to the top right.
1 end discard Royal Summons done
    Ada discarded Royal Summons.
    1: You discarded Royal Summons.
* Sovereign's Choice
    1: You drew Sovereign's Choice.
* Inspire
    1: You drew Inspire.
* Appointment
    1: You drew Appointment.
    Ada drew 3 events.
    1: 
    Bo's turn.
    2: Your turn.
2 end discard Populate discard Festival done
    Bo discarded Festival and Populate.
    2: You discarded Festival and Populate.
* Royal Summons
    2: You drew Royal Summons.
* Appointment
    2: You drew Appointment.
* Convert
    2: You drew Convert.
    Bo drew 3 events.
    2: 
    Catherine the Great's turn.
* Penitence
    Catherine the Great turned over Penitence (2).
    Catherine the Great set out to attract Poacher (commoner or brigand) for 6.
1 pass
    Poacher joined Catherine the Great as brigand.
* Condottiere
    Condottiere (military or merchant) joined the populace, top left.
* Procure
    Catherine the Great turned over Procure (1).
* Salt Dealer
    Salt Dealer (merchant) came to Catherine the Great from the deck.
    Salt Dealer joined Catherine the Great as merchant.
    Ada's turn.
    1: Your turn.
1 attract Bushranger discard Forgery discard Appointment discard Sovereign's Choice discard Inspire
    Ada set out to attract Bushranger (brigand) for 5.
    1: You set out to attract Bushranger (brigand) for 5.
    Ada discarded Sovereign's Choice, Appointment, Inspire and Forgery.
    1: You discarded Sovereign's Choice, Appointment, Inspire and Forgery.
    Bushranger joined Ada as brigand.
    1: Bushranger joined you as brigand.
* Curandera
    Curandera (religious or commoner) joined the populace, top left.
1 end
* Sovereign's Choice
    1: You drew Sovereign's Choice.
* Sovereign's Choice
    1: You drew Sovereign's Choice.
* Inspire
    1: You drew Inspire.
* Convert
    1: You drew Convert.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
2 play Convert Poacher
    Bo played Convert on Catherine the Great's Poacher.
    2: You played Convert on Catherine the Great's Poacher.
2 pass
1 pass
    Bo took Catherine the Great's Poacher with Convert.
    2: You took Catherine the Great's Poacher with Convert.
2 as commoner
    Poacher joined Bo as commoner.
    2: Poacher joined you as commoner.
2 end discard Royal Summons discard Appointment discard Bargain
    Bo discarded Appointment, Royal Summons and Bargain.
    2: You discarded Appointment, Royal Summons and Bargain.
* Penitence
    2: You drew Penitence.
* Inspire
    2: You drew Inspire.
* Appointment
    2: You drew Appointment.
* Conquer
    2: You drew Conquer.
    Bo drew 4 events.
    2: 
    Catherine the Great's turn.
* Receive Homage
    Catherine the Great turned over Receive Homage (1).
    Catherine the Great set out to attract Cataphract (military) for 5.
1 pass
    Cataphract joined Catherine the Great as military.
* Robber Baron
    Robber Baron (noble or brigand) joined the populace, top left.
* Sovereign's Choice
    Catherine the Great turned over Sovereign's Choice (1).
    Catherine the Great set out to attract Vizier (noble) for 5.
1 pass
    Vizier joined Catherine the Great as noble.
* Viking
    Viking (military or brigand) joined the populace, top left.
    Ada's turn.
    1: Your turn.
1 play Inspire Amber Trader
    Ada played Inspire for Amber Trader.
    1: You played Inspire for Amber Trader.
1 pass
2 pass
    Amber Trader joined Ada as merchant.
    1: Amber Trader joined you as merchant.
* Pardoner
    Pardoner (religious or merchant) joined the populace, top left.
1 play Sovereign's Choice
    Ada played Sovereign's Choice.
    1: You played Sovereign's Choice.
1 pass
2 pass
1 discard Convert discard Sovereign's Choice
    Ada discarded Sovereign's Choice and Convert.
    1: You discarded Sovereign's Choice and Convert.
* Favour
    1: You drew Favour.
* Harvest
    1: You drew Harvest.
    Ada drew 2 events.
    1: 
1 play Harvest
    Ada played Harvest.
    1: You played Harvest.
1 pass
2 pass
* Defend
    1: You drew Defend.
* Sovereign's Choice
    1: You drew Sovereign's Choice.
    Ada drew 2 events.
    1: 
1 attract Templar discard Favour discard Sovereign's Choice discard Defend
    Ada set out to attract Templar (religious or military) for 5.
    1: You set out to attract Templar (religious or military) for 5.
    Ada discarded Sovereign's Choice, Favour and Defend.
    1: You discarded Sovereign's Choice, Favour and Defend.
1 as religious
    Templar joined Ada as religious.
    1: Templar joined you as religious.
* Doge
    Doge (noble or merchant) joined the populace, top left.
1 end
* Procure
    1: You drew Procure.
* Conquer
    1: You drew Conquer.
* Abduct
    1: You drew Abduct.
* Appointment
    1: You drew Appointment.
    Ada drew 4 events.
    1: 
    Bo's turn.
    2: Your turn.
2 ready discard Appointment discard Inspire discard Conquer discard Penitence
    Bo readied Prayer.
    2: You readied Prayer.
    Bo discarded Appointment, Inspire, Penitence and Conquer.
    2: You discarded Appointment, Inspire, Penitence and Conquer.
2 use Prayer for Abduct
    Bo used Prayer.
    2: You used Prayer.
    Bo prayed for Abduct.
    2: You prayed for Abduct.
* the named
* Defend
    Bo got Abduct by prayer.
    2: You got Abduct by prayer.
    Bo discarded Defend.
    2: You discarded Defend.
2 end discard Abduct
    Bo discarded Abduct.
    2: You discarded Abduct.
* Refuse
    2: You drew Refuse.
* Royal Summons
    2: You drew Royal Summons.
* Forgery
    2: You drew Forgery.
* Receive Homage
    2: You drew Receive Homage.
    Bo drew 4 events.
    2: 
    Catherine the Great's turn.
* Royal Summons
    Catherine the Great turned over Royal Summons (1).
* Dejazmach
    Dejazmach (noble or military) came to Catherine the Great from the deck.
    Dejazmach joined Catherine the Great as noble.
* Favour
    Catherine the Great turned over Favour (3).
    Catherine the Great set out to attract Robber Baron (noble or brigand) for 7.
1 pass
    Robber Baron joined Catherine the Great as brigand.
    Catherine the Great won, with citizens of all six castes.

    Catherine the Great wins.
    3. Ada: 5 of 6 castes
    1: 3. You: 5 of 6 castes
    3. Bo: 2 of 6 castes
    2: 3. You: 2 of 6 castes
