Regalia: 1
Game: regency
Rules: 1
Data: 5b8f59415c3fa494087d51498e31930bc702059a679f358177a3b9930008a5fd
Seats: 1
Option head_start: 0
Player 1: Ada
Result: 5 (2.)
Seed-Hash: 753b1812b245e6fdad6aaa861e00a369778dcf30e8bd40f5c63977838fc14069
Seed: dd55519eb26eb504ec292d31f85f8acdac65ebb15be557950bffb433d79c84f7

1 mat Akhenaten
    Ada took the mat of Akhenaten: religious, Prayer.
    1: You took the mat of Akhenaten: religious, Prayer.
* Favour
    1: You began with Favour.
* Populate
    1: You began with Populate.
* Appointment
    1: You began with Appointment.
* Receive Homage
    1: You began with Receive Homage.
* Kahuna
    Kahuna (religious) joined the populace, bottom left.
* Reindeer Herder
    Reindeer Herder (commoner) joined the populace, bottom middle.
* Boyar
    Boyar (noble) joined the populace, bottom right.
* Janissary
    Janissary (military) joined the populace, top right.
* Doge
    Doge (noble or merchant) joined the populace, top middle.
* Vizier
    Vizier (noble) joined the populace, top left.
    Catherine the Great's turn.
* Receive Homage
    Catherine the Great turned over Receive Homage (1).
    Catherine the Great set out to attract Kahuna (religious) for 5.
    Kahuna joined Catherine the Great as religious.
* Pochteca
    Pochteca (merchant) joined the populace, top left.
* Penitence
    Catherine the Great turned over Penitence (2).
    Catherine the Great set out to attract Boyar (noble) for 6.
    Boyar joined Catherine the Great as noble.
* Samurai
    Samurai (military) joined the populace, top left.
    Ada's turn.
    1: Your turn.
1 attract Janissary discard Receive Homage discard Favour discard Appointment discard Populate
    Ada set out to attract Janissary (military) for 6.
    1: You set out to attract Janissary (military) for 6.
    Ada discarded Appointment, Receive Homage, Favour and Populate.
    1: You discarded Appointment, Receive Homage, Favour and Populate.
    Janissary joined Ada as military.
    1: Janissary joined you as military.
* Curandera
    Curandera (religious or commoner) joined the populace, top left.
1 end
* Bargain
    1: You drew Bargain.
* Refuse
    1: You drew Refuse.
* Inspire
    1: You drew Inspire.
* Appointment
    1: You drew Appointment.
    Ada drew 4 events.
    1: 
    Catherine the Great's turn.
* Convert
    Catherine the Great turned over Convert (1).
    Catherine the Great set out to attract Reindeer Herder (commoner) for 5.
    Reindeer Herder joined Catherine the Great as commoner.
* Pardoner
    Pardoner (religious or merchant) joined the populace, top left.
* Favour
    Catherine the Great turned over Favour (3).
    Catherine the Great set out to attract Doge (noble or merchant) for 5.
    Doge joined Catherine the Great as merchant.
* Haiduk
    Haiduk (brigand) joined the populace, top left.
    Ada's turn.
    1: Your turn.
1 attract Vizier discard Inspire discard Refuse discard Bargain
    Ada set out to attract Vizier (noble) for 5.
    1: You set out to attract Vizier (noble) for 5.
    Ada discarded Inspire, Refuse and Bargain.
    1: You discarded Inspire, Refuse and Bargain.
    Vizier joined Ada as noble.
    1: Vizier joined you as noble.
* Grand Master
    Grand Master (noble or religious or military) joined the populace, top left.
1 play Appointment Janissary with Haiduk
    Ada played Appointment: Janissary for Haiduk.
    1: You played Appointment: Janissary for Haiduk.
    Janissary went to the top middle.
    Haiduk joined Ada as brigand.
    1: Haiduk joined you as brigand.
1 end
* Sovereign's Choice
    1: You drew Sovereign's Choice.
* Sovereign's Choice
    1: You drew Sovereign's Choice.
* Favour
    1: You drew Favour.
* Receive Homage
    1: You drew Receive Homage.
    Ada drew 4 events.
    1: 
    Catherine the Great's turn.
* Harvest
    Catherine the Great turned over Harvest (1).
* Relic Thief
    Relic Thief (religious or brigand) came to Catherine the Great from the deck.
    Relic Thief joined Catherine the Great as brigand.
* Appointment
    Catherine the Great turned over Appointment (1).
* Amber Trader
    Amber Trader (merchant) came to Catherine the Great from the deck.
    Amber Trader joined Catherine the Great as merchant.
    Ada's turn.
    1: Your turn.
1 attract Samurai discard Favour discard Receive Homage discard Sovereign's Choice discard Sovereign's Choice
    Ada set out to attract Samurai (military) for 6.
    1: You set out to attract Samurai (military) for 6.
    Ada discarded Sovereign's Choice ×2, Receive Homage and Favour.
    1: You discarded Sovereign's Choice ×2, Receive Homage and Favour.
    Samurai joined Ada as military.
    1: Samurai joined you as military.
* Condottiere
    Condottiere (military or merchant) joined the populace, top left.
1 end
* Procure
    1: You drew Procure.
* Sovereign's Choice
    1: You drew Sovereign's Choice.
* Favour
    1: You drew Favour.
* Abduct
    1: You drew Abduct.
    Ada drew 4 events.
    1: 
    Catherine the Great's turn.
* Forgery
    Catherine the Great turned over Forgery (2).
* Sachem
    Sachem (noble) came to Catherine the Great from the deck.
    Sachem joined Catherine the Great as noble.
* Convert
    Catherine the Great turned over Convert (1).
* Fellah
    Fellah (commoner) came to Catherine the Great from the deck.
    Fellah joined Catherine the Great as commoner.
    Ada's turn.
    1: Your turn.
1 play Sovereign's Choice
    Ada played Sovereign's Choice.
    1: You played Sovereign's Choice.
1 pass
1 discard Procure done
    Ada discarded Procure.
    1: You discarded Procure.
* Harvest
    1: You drew Harvest.
    Ada drew 1 event.
    1: 
1 play Abduct Kahuna
    Ada played Abduct on Catherine the Great's Kahuna.
    1: You played Abduct on Catherine the Great's Kahuna.
1 pass
    Ada took Catherine the Great's Kahuna with Abduct.
    1: You took Catherine the Great's Kahuna with Abduct.
    Kahuna joined Ada as religious.
    1: Kahuna joined you as religious.
1 ready discard Harvest discard Favour
    Ada readied Prayer.
    1: You readied Prayer.
    Ada discarded Favour and Harvest.
    1: You discarded Favour and Harvest.
1 use Prayer for Abduct
    Ada used Prayer.
    1: You used Prayer.
    Ada prayed for Abduct.
    1: You prayed for Abduct.
* the named
* Receive Homage
    Ada got Abduct by prayer.
    1: You got Abduct by prayer.
    Ada discarded Receive Homage.
    1: You discarded Receive Homage.
1 play Abduct Amber Trader
    Ada played Abduct on Catherine the Great's Amber Trader.
    1: You played Abduct on Catherine the Great's Amber Trader.
    Ada took Catherine the Great's Amber Trader with Abduct.
    1: You took Catherine the Great's Amber Trader with Abduct.
    Amber Trader joined Ada as merchant.
    1: Amber Trader joined you as merchant.
1 end
* Procure
    1: You drew Procure.
* Royal Summons
    1: You drew Royal Summons.
* Receive Homage
    1: You drew Receive Homage.
* Festival
    1: You drew Festival.
    Ada drew 4 events.
    1: 
    Catherine the Great's turn.
* Festival
    Catherine the Great turned over Festival (1).
* Dejazmach
    Dejazmach (noble or military) came to Catherine the Great from the deck.
    Dejazmach joined Catherine the Great as military.
* Forgery
    Catherine the Great turned over Forgery (2).
    Catherine the Great set out to attract Curandera (religious or commoner) for 6.
1 pass
    Curandera joined Catherine the Great as religious.
    Catherine the Great won, with citizens of all six castes.

    Catherine the Great wins.
    2. Ada: 5 of 6 castes
    1: 2. You: 5 of 6 castes
