Regalia: 1
Game: baronage
Rules: 1
Data: 25b62218c30f6460091b5220db63e23c16418e8a8d8b125449ac629f8f5c65e2
Seats: 3
Option alliance: 0
Option board: 0
Option level: 2
Option cards: 0
Player 1: Ada
Player 2: Bo
Player 3: Carin
Result: 1 (1.), 0 (2.), 0 (2.)
Seed-Hash: aac1b9918dda539dd19154fe206be44c333131fb7fcfdf1d4516be1a5ddde9f0
Seed: 5b15decc54737e5e69dd448c6118a3e9083a849ae1241b8e257ac2f9242dc070

* castle blue
* empty green
    Ada got the blue castle.
    1: You got the blue castle.
    Bo got the red castle.
    2: You got the red castle.
    Carin got the purple castle.
    3: You got the purple castle.
* start 2
    By lot Bo's throw comes first.
    2: By lot your throw comes first.
* throw 4 and 6
    Bo threw 4 and 6.
    2: You threw 4 and 6.
2 cadet 1, 6, cadet 1, 4
    Bo brought Cadet 1 out by 6, to red Baron 11.
    2: You brought Cadet 1 out by 6, to red Baron 11.
    Bo moved Cadet 1 by 4, from red Baron 11 to green Baron 3.
    2: You moved Cadet 1 by 4, from red Baron 11 to green Baron 3.
* throw 1 and 5
    Carin threw 1 and 5.
    3: You threw 1 and 5.
3 chief, 5, heir, 1
    Carin brought the Chief out by 5, to purple Baron 10.
    3: You brought the Chief out by 5, to purple Baron 10.
    Carin brought the Heir out by 1, to purple Baron 6.
    3: You brought the Heir out by 1, to purple Baron 6.
* throw 2 and 6
    Ada threw 2 and 6.
    1: You threw 2 and 6.
1 cadet 1, 6, cadet 1, 2
    Ada brought Cadet 1 out by 6, to blue Baron 11.
    1: You brought Cadet 1 out by 6, to blue Baron 11.
    Ada moved Cadet 1 by 2, from blue Baron 11 to red Baron 1.
    1: You moved Cadet 1 by 2, from blue Baron 11 to red Baron 1.
* throw 2 and 5
    Bo threw 2 and 5.
    2: You threw 2 and 5.
2 heir, 2, heir, 5
    Bo brought the Heir out by 2, to red Baron 7.
    2: You brought the Heir out by 2, to red Baron 7.
    Bo moved the Heir by 5, from red Baron 7 to Baron corner 3.
    2: You moved the Heir by 5, from red Baron 7 to Baron corner 3.
* throw 2 and 3
    Carin threw 2 and 3.
    3: You threw 2 and 3.
3 cadet 1, 2, cadet 2, 3
    Carin brought Cadet 1 out by 2, to purple Baron 7.
    3: You brought Cadet 1 out by 2, to purple Baron 7.
    Carin brought Cadet 2 out by 3, to purple Baron 8.
    3: You brought Cadet 2 out by 3, to purple Baron 8.
* throw 5 and 6
    Ada threw 5 and 6.
    1: You threw 5 and 6.
1 heir, 5, chief, 6
    Ada brought the Heir out by 5, to blue Baron 10.
    1: You brought the Heir out by 5, to blue Baron 10.
    Ada brought the Chief out by 6, to blue Baron 11.
    1: You brought the Chief out by 6, to blue Baron 11.
* throw 3 and 5
    Bo threw 3 and 5.
    2: You threw 3 and 5.
2 chief, 5, cadet 2, 3
    Bo brought the Chief out by 5, to red Baron 10.
    2: You brought the Chief out by 5, to red Baron 10.
    Bo brought Cadet 2 out by 3, to red Baron 8.
    2: You brought Cadet 2 out by 3, to red Baron 8.
* throw 4 and 5
    Carin threw 4 and 5.
    3: You threw 4 and 5.
3 cadet 3, 4, cadet 4, 5
    Carin brought Cadet 3 out by 4, to purple Baron 9.
    3: You brought Cadet 3 out by 4, to purple Baron 9.
    Carin brought Cadet 4 out by 5, to purple Baron 10.
    3: You brought Cadet 4 out by 5, to purple Baron 10.
* throw 5 and 5
    Ada threw two 5s.
    1: You threw two 5s.
1 chief, 5, cadet 2, 5
    Ada moved the Chief by 5, from blue Baron 11 to red Baron 4.
    1: You moved the Chief by 5, from blue Baron 11 to red Baron 4.
    Ada brought Cadet 2 out by 5, to blue Baron 10.
    1: You brought Cadet 2 out by 5, to blue Baron 10.
* throw 2 and 5
    Ada threw 2 and 5.
    1: You threw 2 and 5.
1 cadet 3, 5, cadet 4, 2
    Ada brought Cadet 3 out by 5, to blue Baron 10.
    1: You brought Cadet 3 out by 5, to blue Baron 10.
    Ada brought Cadet 4 out by 2, to blue Baron 7.
    1: You brought Cadet 4 out by 2, to blue Baron 7.
* throw 6 and 6
    Bo threw two 6s.
    2: You threw two 6s.
2 cadet 2, 6, cadet 3, 6
    Bo moved Cadet 2 by 6, from red Baron 8 to green Baron 2.
    2: You moved Cadet 2 by 6, from red Baron 8 to green Baron 2.
    Bo brought Cadet 3 out by 6, to red Baron 11.
    2: You brought Cadet 3 out by 6, to red Baron 11.
* throw 2 and 5
    Bo threw 2 and 5.
    2: You threw 2 and 5.
2 heir, 5, cadet 1, 2
    Bo moved the Heir by 5, from Baron corner 3 to green Baron 5.
    2: You moved the Heir by 5, from Baron corner 3 to green Baron 5.
    Bo moved Cadet 1 by 2, from green Baron 3 to green Baron 5.
    2: You moved Cadet 1 by 2, from green Baron 3 to green Baron 5.
* throw 3 and 6
    Carin threw 3 and 6.
    3: You threw 3 and 6.
3 heir, 3, heir, 6
    Carin moved the Heir by 3, from purple Baron 6 to purple Baron 9.
    3: You moved the Heir by 3, from purple Baron 6 to purple Baron 9.
    Carin moved the Heir by 6, from purple Baron 9 to blue Baron 3.
    3: You moved the Heir by 6, from purple Baron 9 to blue Baron 3.
* throw 1 and 2
    Ada threw 1 and 2.
    1: You threw 1 and 2.
1 cadet 1, 2, cadet 2, 1
    Ada moved Cadet 1 by 2, from red Baron 1 to red Baron 3.
    1: You moved Cadet 1 by 2, from red Baron 1 to red Baron 3.
    Ada moved Cadet 2 by 1, from blue Baron 10 to blue Baron 11.
    1: You moved Cadet 2 by 1, from blue Baron 10 to blue Baron 11.
* throw 1 and 5
    Bo threw 1 and 5.
    2: You threw 1 and 5.
2 cadet 3, 5, cadet 3, 1
    Bo moved Cadet 3 by 5, from red Baron 11 to green Baron 4.
    2: You moved Cadet 3 by 5, from red Baron 11 to green Baron 4.
    Bo moved Cadet 3 by 1, from green Baron 4 to green Baron 5.
    2: You moved Cadet 3 by 1, from green Baron 4 to green Baron 5.
* throw 2 and 5
    Carin threw 2 and 5.
    3: You threw 2 and 5.
3 chief, 2, chief, 5
    Carin moved the Chief by 2, from purple Baron 10 to Baron corner 1.
    3: You moved the Chief by 2, from purple Baron 10 to Baron corner 1.
    Carin moved the Chief by 5, from Baron corner 1 to blue Baron 5.
    3: You moved the Chief by 5, from Baron corner 1 to blue Baron 5.
* throw 2 and 4
    Ada threw 2 and 4.
    1: You threw 2 and 4.
1 cadet 1, 2, cadet 4, 4
    Ada moved Cadet 1 by 2, from red Baron 3 to red Baron 5.
    1: You moved Cadet 1 by 2, from red Baron 3 to red Baron 5.
    Ada moved Cadet 4 by 4, from blue Baron 7 to blue Baron 11.
    1: You moved Cadet 4 by 4, from blue Baron 7 to blue Baron 11.
* throw 4 and 4
    Bo threw two 4s.
    2: You threw two 4s.
2 cadet 4, 4, cadet 4, 4
    Bo brought Cadet 4 out by 4, to red Baron 9.
    2: You brought Cadet 4 out by 4, to red Baron 9.
    Bo moved Cadet 4 by 4, from red Baron 9 to green Baron 1.
    2: You moved Cadet 4 by 4, from red Baron 9 to green Baron 1.
* throw 1 and 3
    Bo threw 1 and 3.
    2: You threw 1 and 3.
2 cadet 1, 1, chief, 3
    Bo moved Cadet 1 by 1, from green Baron 5 to green Baron 6.
    2: You moved Cadet 1 by 1, from green Baron 5 to green Baron 6.
    Bo moved the Chief by 3, from red Baron 10 to green Baron 1.
    2: You moved the Chief by 3, from red Baron 10 to green Baron 1.
* throw 1 and 6
    Carin threw 1 and 6.
    3: You threw 1 and 6.
3 heir, 6, chief, 1
    Carin moved the Heir by 6, from blue Baron 3 to blue Baron 9.
    3: You moved the Heir by 6, from blue Baron 3 to blue Baron 9.
    Carin moved the Chief by 1, from blue Baron 5 to blue Baron 6.
    3: You moved the Chief by 1, from blue Baron 5 to blue Baron 6.
* throw 1 and 4
    Ada threw 1 and 4.
    1: You threw 1 and 4.
1 chief, 4, cadet 3, 1
    Ada moved the Chief by 4, from red Baron 4 to red Baron 8.
    1: You moved the Chief by 4, from red Baron 4 to red Baron 8.
    Ada moved Cadet 3 by 1, from blue Baron 10 to blue Baron 11.
    1: You moved Cadet 3 by 1, from blue Baron 10 to blue Baron 11.
* throw 1 and 3
    Bo threw 1 and 3.
    2: You threw 1 and 3.
2 cadet 2, 1, cadet 2, 3
    Bo moved Cadet 2 by 1, from green Baron 2 to green Baron 3.
    2: You moved Cadet 2 by 1, from green Baron 2 to green Baron 3.
    Bo moved Cadet 2 by 3, from green Baron 3 to green Baron 6.
    2: You moved Cadet 2 by 3, from green Baron 3 to green Baron 6.
* throw 3 and 4
    Carin threw 3 and 4.
    3: You threw 3 and 4.
3 chief, 4, cadet 4, 3
    Carin moved the Chief by 4, from blue Baron 6 to blue Baron 10.
    3: You moved the Chief by 4, from blue Baron 6 to blue Baron 10.
    Carin wounded Ada's Heir on blue Baron 10: it went to its Chapel.
    1: Carin wounded your Heir on blue Baron 10: it went to its Chapel.
    3: You wounded Ada's Heir on blue Baron 10: it went to its Chapel.
    Carin moved Cadet 4 by 3, from purple Baron 10 to blue Baron 1.
    3: You moved Cadet 4 by 3, from purple Baron 10 to blue Baron 1.
* throw 1 and 1
    Ada threw two 1s.
    1: You threw two 1s.
1 cadet 2, 1, cadet 3, 1
    Ada moved Cadet 2 by 1, from blue Baron 11 to Baron corner 2.
    1: You moved Cadet 2 by 1, from blue Baron 11 to Baron corner 2.
    Ada moved Cadet 3 by 1, from blue Baron 11 to Baron corner 2.
    1: You moved Cadet 3 by 1, from blue Baron 11 to Baron corner 2.
* throw 2 and 2
    Ada threw two 2s.
    1: You threw two 2s.
1 chief, 2, chief, 2
    Ada moved the Chief by 2, from red Baron 8 to red Baron 10.
    1: You moved the Chief by 2, from red Baron 8 to red Baron 10.
    Ada moved the Chief by 2, from red Baron 10 to Baron corner 3.
    1: You moved the Chief by 2, from red Baron 10 to Baron corner 3.
* throw 3 and 3
    Ada threw two 3s.
    1: You threw two 3s.
1 cadet 4, 3, cadet 4, 3
    Ada moved Cadet 4 by 3, from blue Baron 11 to red Baron 2.
    1: You moved Cadet 4 by 3, from blue Baron 11 to red Baron 2.
    Ada moved Cadet 4 by 3, from red Baron 2 to red Baron 5.
    1: You moved Cadet 4 by 3, from red Baron 2 to red Baron 5.
* throw 3 and 4
    Ada threw 3 and 4.
    1: You threw 3 and 4.
1 cadet 1, 4, cadet 4, 3
    Ada moved Cadet 1 by 4, from red Baron 5 to red Baron 9.
    1: You moved Cadet 1 by 4, from red Baron 5 to red Baron 9.
    Ada moved Cadet 4 by 3, from red Baron 5 to red Baron 8.
    1: You moved Cadet 4 by 3, from red Baron 5 to red Baron 8.
* throw 3 and 3
    Bo threw two 3s.
    2: You threw two 3s.
2 chief, 3, cadet 3, 3
    Bo moved the Chief by 3, from green Baron 1 to green Baron 4.
    2: You moved the Chief by 3, from green Baron 1 to green Baron 4.
    Bo moved Cadet 3 by 3, from green Baron 5 to green Baron 8.
    2: You moved Cadet 3 by 3, from green Baron 5 to green Baron 8.
* throw 2 and 4
    Bo threw 2 and 4.
    2: You threw 2 and 4.
2 chief, 2, cadet 4, 4
    Bo moved the Chief by 2, from green Baron 4 to green Baron 6.
    2: You moved the Chief by 2, from green Baron 4 to green Baron 6.
    Bo moved Cadet 4 by 4, from green Baron 1 to green Baron 5.
    2: You moved Cadet 4 by 4, from green Baron 1 to green Baron 5.
* throw 2 and 2
    Carin threw two 2s.
    3: You threw two 2s.
3 cadet 2, 2, cadet 1, 2
    Carin moved Cadet 2 by 2, from purple Baron 8 to purple Baron 10.
    3: You moved Cadet 2 by 2, from purple Baron 8 to purple Baron 10.
    Carin moved Cadet 1 by 2, from purple Baron 7 to purple Baron 9.
    3: You moved Cadet 1 by 2, from purple Baron 7 to purple Baron 9.
* throw 2 and 4
    Carin threw 2 and 4.
    3: You threw 2 and 4.
3 cadet 1, 4, heir, 2
    Carin moved Cadet 1 by 4, from purple Baron 9 to blue Baron 1.
    3: You moved Cadet 1 by 4, from purple Baron 9 to blue Baron 1.
    Carin moved the Heir by 2, from blue Baron 9 to blue Baron 11.
    3: You moved the Heir by 2, from blue Baron 9 to blue Baron 11.
* throw 2 and 6
    Ada threw 2 and 6.
    1: You threw 2 and 6.
1 heir, 6, chief, 2
    Ada sent the Heir from the Chapel to a chamber with the 6.
    1: You sent the Heir from the Chapel to a chamber with the 6.
    Ada moved the Chief by 2, from Baron corner 3 to green Baron 2.
    1: You moved the Chief by 2, from Baron corner 3 to green Baron 2.
* throw 3 and 5
    Bo threw 3 and 5.
    2: You threw 3 and 5.
2 chief, 5, chief, 3
    Bo moved the Chief by 5, from green Baron 6 to green Baron 11.
    2: You moved the Chief by 5, from green Baron 6 to green Baron 11.
    Bo moved the Chief by 3, from green Baron 11 to purple Baron 2.
    2: You moved the Chief by 3, from green Baron 11 to purple Baron 2.
* throw 5 and 5
    Carin threw two 5s.
    3: You threw two 5s.
3 cadet 1, 5, cadet 1, 5
    Carin moved Cadet 1 by 5, from blue Baron 1 to blue Baron 6.
    3: You moved Cadet 1 by 5, from blue Baron 1 to blue Baron 6.
    Carin moved Cadet 1 by 5, from blue Baron 6 to blue Baron 11.
    3: You moved Cadet 1 by 5, from blue Baron 6 to blue Baron 11.
* throw 1 and 5
    Carin threw 1 and 5.
    3: You threw 1 and 5.
3 cadet 2, 5, chief, 1
    Carin moved Cadet 2 by 5, from purple Baron 10 to blue Baron 3.
    3: You moved Cadet 2 by 5, from purple Baron 10 to blue Baron 3.
    Carin moved the Chief by 1, from blue Baron 10 to blue Baron 11.
    3: You moved the Chief by 1, from blue Baron 10 to blue Baron 11.
* throw 6 and 6
    Ada threw two 6s.
    1: You threw two 6s.
1 cadet 1, 6, cadet 4, 6
    Ada moved Cadet 1 by 6, from red Baron 9 to green Baron 3.
    1: You moved Cadet 1 by 6, from red Baron 9 to green Baron 3.
    Ada moved Cadet 4 by 6, from red Baron 8 to green Baron 2.
    1: You moved Cadet 4 by 6, from red Baron 8 to green Baron 2.
* throw 5 and 5
    Ada threw two 5s.
    1: You threw two 5s.
1 jump chief and cadet 4
    Ada moved the Chief and Cadet 4 together by 5, from green Baron 2 to green Baron 7.
    1: You moved the Chief and Cadet 4 together by 5, from green Baron 2 to green Baron 7.
* throw 1 and 3
    Ada threw 1 and 3.
    1: You threw 1 and 3.
1 cadet 1, 1, heir, 3
    Ada moved Cadet 1 by 1, from green Baron 3 to green Baron 4.
    1: You moved Cadet 1 by 1, from green Baron 3 to green Baron 4.
    Ada brought the Heir out by 3, to blue Baron 8.
    1: You brought the Heir out by 3, to blue Baron 8.
* throw 1 and 2
    Bo threw 1 and 2.
    2: You threw 1 and 2.
2 chief, 1, chief, 2
    Bo moved the Chief by 1, from purple Baron 2 to purple Baron 3.
    2: You moved the Chief by 1, from purple Baron 2 to purple Baron 3.
    Bo moved the Chief by 2, from purple Baron 3 to purple Baron 5.
    2: You moved the Chief by 2, from purple Baron 3 to purple Baron 5.
* throw 3 and 5
    Carin threw 3 and 5.
    3: You threw 3 and 5.
3 cadet 2, 5, cadet 3, 3
    Carin moved Cadet 2 by 5, from blue Baron 3 to blue Baron 8.
    3: You moved Cadet 2 by 5, from blue Baron 3 to blue Baron 8.
    Carin wounded Ada's Heir on blue Baron 8: it went to its Chapel.
    1: Carin wounded your Heir on blue Baron 8: it went to its Chapel.
    3: You wounded Ada's Heir on blue Baron 8: it went to its Chapel.
    Carin moved Cadet 3 by 3, from purple Baron 9 to Baron corner 1.
    3: You moved Cadet 3 by 3, from purple Baron 9 to Baron corner 1.
* throw 1 and 5
    Ada threw 1 and 5.
    1: You threw 1 and 5.
1 cadet 2, 5, cadet 2, 1
    Ada moved Cadet 2 by 5, from Baron corner 2 to red Baron 5.
    1: You moved Cadet 2 by 5, from Baron corner 2 to red Baron 5.
    Ada moved Cadet 2 by 1, from red Baron 5 to red Baron 6.
    1: You moved Cadet 2 by 1, from red Baron 5 to red Baron 6.
* throw 2 and 3
    Bo threw 2 and 3.
    2: You threw 2 and 3.
2 cadet 3, 2, chief, 3
    Bo moved Cadet 3 by 2, from green Baron 8 to green Baron 10.
    2: You moved Cadet 3 by 2, from green Baron 8 to green Baron 10.
    Bo moved the Chief by 3, from purple Baron 5 to purple Baron 8.
    2: You moved the Chief by 3, from purple Baron 5 to purple Baron 8.
* throw 2 and 3
    Carin threw 2 and 3.
    3: You threw 2 and 3.
3 cadet 3, 3, cadet 4, 2
    Carin moved Cadet 3 by 3, from Baron corner 1 to blue Baron 3.
    3: You moved Cadet 3 by 3, from Baron corner 1 to blue Baron 3.
    Carin moved Cadet 4 by 2, from blue Baron 1 to blue Baron 3.
    3: You moved Cadet 4 by 2, from blue Baron 1 to blue Baron 3.
* throw 3 and 6
    Ada threw 3 and 6.
    1: You threw 3 and 6.
1 chief, 6, cadet 4, 3
    Ada moved the Chief by 6, from green Baron 7 to purple Baron 1.
    1: You moved the Chief by 6, from green Baron 7 to purple Baron 1.
    Ada moved Cadet 4 by 3, from green Baron 7 to green Baron 10.
    1: You moved Cadet 4 by 3, from green Baron 7 to green Baron 10.
    Ada killed Bo's Cadet 3 on green Baron 10.
    1: You killed Bo's Cadet 3 on green Baron 10.
    2: Ada killed your Cadet 3 on green Baron 10.
* throw 3 and 6
    Bo threw 3 and 6.
    2: You threw 3 and 6.
2 chief, 6, heir, 3
    Bo moved the Chief by 6, from purple Baron 8 to blue Baron 2.
    2: You moved the Chief by 6, from purple Baron 8 to blue Baron 2.
    Bo moved the Heir by 3, from green Baron 5 to green Baron 8.
    2: You moved the Heir by 3, from green Baron 5 to green Baron 8.
* throw 1 and 3
    Carin threw 1 and 3.
    3: You threw 1 and 3.
3 chief, 1, heir, 3
    Carin moved the Chief by 1, from blue Baron 11 to Baron corner 2.
    3: You moved the Chief by 1, from blue Baron 11 to Baron corner 2.
    Carin killed Ada's Cadet 3 on Baron corner 2.
    1: Carin killed your Cadet 3 on Baron corner 2.
    3: You killed Ada's Cadet 3 on Baron corner 2.
    Carin moved the Heir by 3, from blue Baron 11 to red Baron 2.
    3: You moved the Heir by 3, from blue Baron 11 to red Baron 2.
* throw 3 and 5
    Ada threw 3 and 5.
    1: You threw 3 and 5.
1 cadet 4, 3, cadet 2, 5
    Ada moved Cadet 4 by 3, from green Baron 10 to purple Baron 1.
    1: You moved Cadet 4 by 3, from green Baron 10 to purple Baron 1.
    Ada moved Cadet 2 by 5, from red Baron 6 to red Baron 11.
    1: You moved Cadet 2 by 5, from red Baron 6 to red Baron 11.
* throw 3 and 6
    Bo threw 3 and 6.
    2: You threw 3 and 6.
2 cadet 1, 6, heir, 3
    Bo moved Cadet 1 by 6, from green Baron 6 to Baron corner 4.
    2: You moved Cadet 1 by 6, from green Baron 6 to Baron corner 4.
    Bo moved the Heir by 3, from green Baron 8 to green Baron 11.
    2: You moved the Heir by 3, from green Baron 8 to green Baron 11.
* throw 1 and 1
    Carin threw two 1s.
    3: You threw two 1s.
3 cadet 2, 1, cadet 1, 1
    Carin moved Cadet 2 by 1, from blue Baron 8 to blue Baron 9.
    3: You moved Cadet 2 by 1, from blue Baron 8 to blue Baron 9.
    Carin moved Cadet 1 by 1, from blue Baron 11 to Baron corner 2.
    3: You moved Cadet 1 by 1, from blue Baron 11 to Baron corner 2.
* throw 1 and 6
    Carin threw 1 and 6.
    3: You threw 1 and 6.
3 chief, 6, cadet 1, 1
    Carin moved the Chief by 6, from Baron corner 2 to red Baron 6.
    3: You moved the Chief by 6, from Baron corner 2 to red Baron 6.
    Carin moved Cadet 1 by 1, from Baron corner 2 to red Baron 1.
    3: You moved Cadet 1 by 1, from Baron corner 2 to red Baron 1.
* throw 2 and 4
    Ada threw 2 and 4.
    1: You threw 2 and 4.
1 cadet 2, 4, cadet 2, 2
    Ada moved Cadet 2 by 4, from red Baron 11 to green Baron 3.
    1: You moved Cadet 2 by 4, from red Baron 11 to green Baron 3.
    Ada moved Cadet 2 by 2, from green Baron 3 to green Baron 5.
    1: You moved Cadet 2 by 2, from green Baron 3 to green Baron 5.
    Ada killed Bo's Cadet 4 on green Baron 5.
    1: You killed Bo's Cadet 4 on green Baron 5.
    2: Ada killed your Cadet 4 on green Baron 5.
* throw 2 and 5
    Bo threw 2 and 5.
    2: You threw 2 and 5.
2 cadet 2, 2
    Bo moved Cadet 2 by 2, from green Baron 6 to green Baron 8.
    2: You moved Cadet 2 by 2, from green Baron 6 to green Baron 8.
    No shield could move by 5.
* throw 1 and 3
    Carin threw 1 and 3.
    3: You threw 1 and 3.
3 chief, 1, chief, 3
    Carin moved the Chief by 1, from red Baron 6 to red Baron 7.
    3: You moved the Chief by 1, from red Baron 6 to red Baron 7.
    Carin moved the Chief by 3, from red Baron 7 to red Baron 10.
    3: You moved the Chief by 3, from red Baron 7 to red Baron 10.
* throw 3 and 5
    Ada threw 3 and 5.
    1: You threw 3 and 5.
1 cadet 2, 3, cadet 1, 5
    Ada moved Cadet 2 by 3, from green Baron 5 to green Baron 8.
    1: You moved Cadet 2 by 3, from green Baron 5 to green Baron 8.
    Ada killed Bo's Cadet 2 on green Baron 8.
    1: You killed Bo's Cadet 2 on green Baron 8.
    2: Ada killed your Cadet 2 on green Baron 8.
    Ada moved Cadet 1 by 5, from green Baron 4 to green Baron 9.
    1: You moved Cadet 1 by 5, from green Baron 4 to green Baron 9.
* throw 3 and 6
    Bo threw 3 and 6.
    2: You threw 3 and 6.
2 stay
    Bo could not move.
    2: You could not move.
* throw 3 and 4
    Carin threw 3 and 4.
    3: You threw 3 and 4.
3 heir, 3, cadet 3, 4
    Carin moved the Heir by 3, from red Baron 2 to red Baron 5.
    3: You moved the Heir by 3, from red Baron 2 to red Baron 5.
    Carin moved Cadet 3 by 4, from blue Baron 3 to blue Baron 7.
    3: You moved Cadet 3 by 4, from blue Baron 3 to blue Baron 7.
* throw 1 and 6
    Ada threw 1 and 6.
    1: You threw 1 and 6.
1 heir, 6, heir, 1
    Ada sent the Heir from the Chapel to a chamber with the 6.
    1: You sent the Heir from the Chapel to a chamber with the 6.
    Ada brought the Heir out by 1, to blue Baron 6.
    1: You brought the Heir out by 1, to blue Baron 6.
* throw 1 and 3
    Bo threw 1 and 3.
    2: You threw 1 and 3.
2 chief, 1, chief, 3
    Bo moved the Chief by 1, from blue Baron 2 to blue Baron 3.
    2: You moved the Chief by 1, from blue Baron 2 to blue Baron 3.
    Bo killed Carin's Cadet 4 on blue Baron 3.
    2: You killed Carin's Cadet 4 on blue Baron 3.
    3: Bo killed your Cadet 4 on blue Baron 3.
    Bo moved the Chief by 3, from blue Baron 3 to blue Baron 6.
    2: You moved the Chief by 3, from blue Baron 3 to blue Baron 6.
    Bo wounded Ada's Heir on blue Baron 6: it went to its Chapel.
    1: Bo wounded your Heir on blue Baron 6: it went to its Chapel.
    2: You wounded Ada's Heir on blue Baron 6: it went to its Chapel.
* throw 1 and 5
    Carin threw 1 and 5.
    3: You threw 1 and 5.
3 heir, 1, chief, 5
    Carin moved the Heir by 1, from red Baron 5 to red Baron 6.
    3: You moved the Heir by 1, from red Baron 5 to red Baron 6.
    Carin moved the Chief by 5, from red Baron 10 to green Baron 3.
    3: You moved the Chief by 5, from red Baron 10 to green Baron 3.
* throw 1 and 4
    Ada threw 1 and 4.
    1: You threw 1 and 4.
1 cadet 2, 4, cadet 2, 1
    Ada moved Cadet 2 by 4, from green Baron 8 to Baron corner 4.
    1: You moved Cadet 2 by 4, from green Baron 8 to Baron corner 4.
    Ada killed Bo's Cadet 1 on Baron corner 4.
    1: You killed Bo's Cadet 1 on Baron corner 4.
    2: Ada killed your Cadet 1 on Baron corner 4.
    Ada moved Cadet 2 by 1, from Baron corner 4 to purple Baron 1.
    1: You moved Cadet 2 by 1, from Baron corner 4 to purple Baron 1.
* throw 3 and 6
    Bo threw 3 and 6.
    2: You threw 3 and 6.
2 chief, 6, chief, 3
    Bo moved the Chief by 6, from blue Baron 6 to Baron corner 2.
    2: You moved the Chief by 6, from blue Baron 6 to Baron corner 2.
    Bo moved the Chief by 3, from Baron corner 2 to red Baron 3.
    2: You moved the Chief by 3, from Baron corner 2 to red Baron 3.
* throw 1 and 4
    Carin threw 1 and 4.
    3: You threw 1 and 4.
3 heir, 4, chief, 1
    Carin moved the Heir by 4, from red Baron 6 to red Baron 10.
    3: You moved the Heir by 4, from red Baron 6 to red Baron 10.
    Carin moved the Chief by 1, from green Baron 3 to green Baron 4.
    3: You moved the Chief by 1, from green Baron 3 to green Baron 4.
* throw 1 and 2
    Ada threw 1 and 2.
    1: You threw 1 and 2.
1 cadet 1, 2, cadet 1, 1
    Ada moved Cadet 1 by 2, from green Baron 9 to green Baron 11.
    1: You moved Cadet 1 by 2, from green Baron 9 to green Baron 11.
    Ada killed Bo's Heir on green Baron 11.
    1: You killed Bo's Heir on green Baron 11.
    2: Ada killed your Heir on green Baron 11.
    A new Heir stands ready in Bo's castle.
    2: A new Heir stands ready in your castle.
    Ada moved Cadet 1 by 1, from green Baron 11 to Baron corner 4.
    1: You moved Cadet 1 by 1, from green Baron 11 to Baron corner 4.
* throw 2 and 4
    Bo threw 2 and 4.
    2: You threw 2 and 4.
2 chief, 4, chief, 2
    Bo moved the Chief by 4, from red Baron 3 to red Baron 7.
    2: You moved the Chief by 4, from red Baron 3 to red Baron 7.
    Bo moved the Chief by 2, from red Baron 7 to red Baron 9.
    2: You moved the Chief by 2, from red Baron 7 to red Baron 9.
* throw 1 and 5
    Carin threw 1 and 5.
    3: You threw 1 and 5.
3 heir, 5, heir, 1
    Carin moved the Heir by 5, from red Baron 10 to green Baron 3.
    3: You moved the Heir by 5, from red Baron 10 to green Baron 3.
    Carin moved the Heir by 1, from green Baron 3 to green Baron 4.
    3: You moved the Heir by 1, from green Baron 3 to green Baron 4.
* throw 1 and 6
    Ada threw 1 and 6.
    1: You threw 1 and 6.
1 chief, 1, cadet 1, 6
    Ada moved the Chief by 1, from purple Baron 1 to purple Baron 2.
    1: You moved the Chief by 1, from purple Baron 1 to purple Baron 2.
    Ada moved Cadet 1 by 6, from Baron corner 4 to purple Baron 6.
    1: You moved Cadet 1 by 6, from Baron corner 4 to purple Baron 6.
* throw 1 and 3
    Bo threw 1 and 3.
    2: You threw 1 and 3.
2 heir, 3, chief, 1
    Bo brought the Heir out by 3, to red Baron 8.
    2: You brought the Heir out by 3, to red Baron 8.
    Bo moved the Chief by 1, from red Baron 9 to red Baron 10.
    2: You moved the Chief by 1, from red Baron 9 to red Baron 10.
* throw 2 and 5
    Carin threw 2 and 5.
    3: You threw 2 and 5.
3 heir, 2, chief, 5
    Carin moved the Heir by 2, from green Baron 4 to green Baron 6.
    3: You moved the Heir by 2, from green Baron 4 to green Baron 6.
    Carin moved the Chief by 5, from green Baron 4 to green Baron 9.
    3: You moved the Chief by 5, from green Baron 4 to green Baron 9.
* throw 1 and 4
    Ada threw 1 and 4.
    1: You threw 1 and 4.
1 chief, 4, chief, 1
    Ada moved the Chief by 4, from purple Baron 2 to purple Baron 6.
    1: You moved the Chief by 4, from purple Baron 2 to purple Baron 6.
    Ada moved the Chief by 1, from purple Baron 6 to purple Baron 7.
    1: You moved the Chief by 1, from purple Baron 6 to purple Baron 7.
* throw 1 and 5
    Bo threw 1 and 5.
    2: You threw 1 and 5.
2 heir, 1, chief, 5
    Bo moved the Heir by 1, from red Baron 8 to red Baron 9.
    2: You moved the Heir by 1, from red Baron 8 to red Baron 9.
    Bo moved the Chief by 5, from red Baron 10 to green Baron 3.
    2: You moved the Chief by 5, from red Baron 10 to green Baron 3.
* throw 6 and 6
    Carin threw two 6s.
    3: You threw two 6s.
3 heir, 6, cadet 2, 6
    Carin moved the Heir by 6, from green Baron 6 to Baron corner 4.
    3: You moved the Heir by 6, from green Baron 6 to Baron corner 4.
    Carin moved Cadet 2 by 6, from blue Baron 9 to red Baron 3.
    3: You moved Cadet 2 by 6, from blue Baron 9 to red Baron 3.
* throw 1 and 3
    Carin threw 1 and 3.
    3: You threw 1 and 3.
3 chief, 1, cadet 2, 3
    Carin moved the Chief by 1, from green Baron 9 to green Baron 10.
    3: You moved the Chief by 1, from green Baron 9 to green Baron 10.
    Carin moved Cadet 2 by 3, from red Baron 3 to red Baron 6.
    3: You moved Cadet 2 by 3, from red Baron 3 to red Baron 6.
* throw 2 and 6
    Ada threw 2 and 6.
    1: You threw 2 and 6.
1 cadet 2, 2, chief, 6
    Ada moved Cadet 2 by 2, from purple Baron 1 to purple Baron 3.
    1: You moved Cadet 2 by 2, from purple Baron 1 to purple Baron 3.
    Ada moved the Chief by 6, from purple Baron 7 to blue Baron 1.
    1: You moved the Chief by 6, from purple Baron 7 to blue Baron 1.
* throw 2 and 6
    Bo threw 2 and 6.
    2: You threw 2 and 6.
2 heir, 6, heir, 2
    Bo moved the Heir by 6, from red Baron 9 to green Baron 3.
    2: You moved the Heir by 6, from red Baron 9 to green Baron 3.
    Bo moved the Heir by 2, from green Baron 3 to green Baron 5.
    2: You moved the Heir by 2, from green Baron 3 to green Baron 5.
* throw 5 and 6
    Carin threw 5 and 6.
    3: You threw 5 and 6.
3 chief, 5, chief, 6 in
    Carin moved the Chief by 5, from green Baron 10 to purple Baron 3.
    3: You moved the Chief by 5, from green Baron 10 to purple Baron 3.
    Carin captured Ada's Cadet 2 on purple Baron 3 as a hostage.
    1: Carin captured your Cadet 2 on purple Baron 3 as a hostage.
    3: You captured Ada's Cadet 2 on purple Baron 3 as a hostage.
    Carin moved the Chief by 6, from purple Baron 3 to purple Earl 6.
    3: You moved the Chief by 6, from purple Baron 3 to purple Earl 6.
* throw 2 and 3
    Ada threw 2 and 3.
    1: You threw 2 and 3.
1 chief, 2, chief, 3
    Ada moved the Chief by 2, from blue Baron 1 to blue Baron 3.
    1: You moved the Chief by 2, from blue Baron 1 to blue Baron 3.
    Ada moved the Chief by 3, from blue Baron 3 to blue Baron 6.
    1: You moved the Chief by 3, from blue Baron 3 to blue Baron 6.
* throw 4 and 6
    Bo threw 4 and 6.
    2: You threw 4 and 6.
2 heir, 4, chief, 6
    Bo moved the Heir by 4, from green Baron 5 to green Baron 9.
    2: You moved the Heir by 4, from green Baron 5 to green Baron 9.
    Bo moved the Chief by 6, from green Baron 3 to green Baron 9.
    2: You moved the Chief by 6, from green Baron 3 to green Baron 9.
3 throw
* throw 3 and 4
    Carin threw 3 and 4.
    3: You threw 3 and 4.
3 heir, 3, heir, 4 in
    Carin moved the Heir by 3, from Baron corner 4 to purple Baron 3.
    3: You moved the Heir by 3, from Baron corner 4 to purple Baron 3.
    Carin moved the Heir by 4, from purple Baron 3 to purple Earl 4.
    3: You moved the Heir by 4, from purple Baron 3 to purple Earl 4.
* throw 3 and 5
    Ada threw 3 and 5.
    1: You threw 3 and 5.
1 chief, 5, chief, 3
    Ada moved the Chief by 5, from blue Baron 6 to blue Baron 11.
    1: You moved the Chief by 5, from blue Baron 6 to blue Baron 11.
    Ada moved the Chief by 3, from blue Baron 11 to red Baron 2.
    1: You moved the Chief by 3, from blue Baron 11 to red Baron 2.
* throw 2 and 5
    Bo threw 2 and 5.
    2: You threw 2 and 5.
2 heir, 2, heir, 5
    Bo moved the Heir by 2, from green Baron 9 to green Baron 11.
    2: You moved the Heir by 2, from green Baron 9 to green Baron 11.
    Bo moved the Heir by 5, from green Baron 11 to purple Baron 4.
    2: You moved the Heir by 5, from green Baron 11 to purple Baron 4.
3 throw
* throw 4 and 5
    Carin threw 4 and 5.
    3: You threw 4 and 5.
3 chief, 5, cadet 3, 4
    Carin moved the Chief by 5, from purple Earl 6 to blue Earl 3.
    3: You moved the Chief by 5, from purple Earl 6 to blue Earl 3.
    Carin moved Cadet 3 by 4, from blue Baron 7 to blue Baron 11.
    3: You moved Cadet 3 by 4, from blue Baron 7 to blue Baron 11.
* throw 4 and 4
    Ada threw two 4s.
    1: You threw two 4s.
1 chief, 4, chief, 4
    Ada moved the Chief by 4, from red Baron 2 to red Baron 6.
    1: You moved the Chief by 4, from red Baron 2 to red Baron 6.
    Ada killed Carin's Cadet 2 on red Baron 6.
    1: You killed Carin's Cadet 2 on red Baron 6.
    3: Ada killed your Cadet 2 on red Baron 6.
    Ada moved the Chief by 4, from red Baron 6 to red Baron 10.
    1: You moved the Chief by 4, from red Baron 6 to red Baron 10.
* throw 1 and 2
    Ada threw 1 and 2.
    1: You threw 1 and 2.
1 chief, 1, chief, 2
    Ada moved the Chief by 1, from red Baron 10 to red Baron 11.
    1: You moved the Chief by 1, from red Baron 10 to red Baron 11.
    Ada moved the Chief by 2, from red Baron 11 to green Baron 1.
    1: You moved the Chief by 2, from red Baron 11 to green Baron 1.
* throw 5 and 6
    Bo threw 5 and 6.
    2: You threw 5 and 6.
2 heir, 6, heir, 5
    Bo moved the Heir by 6, from purple Baron 4 to purple Baron 10.
    2: You moved the Heir by 6, from purple Baron 4 to purple Baron 10.
    Bo moved the Heir by 5, from purple Baron 10 to blue Baron 3.
    2: You moved the Heir by 5, from purple Baron 10 to blue Baron 3.
3 throw
* throw 1 and 6
    Carin threw 1 and 6.
    3: You threw 1 and 6.
3 cadet 3, 1, chief, 6
    Carin moved Cadet 3 by 1, from blue Baron 11 to Baron corner 2.
    3: You moved Cadet 3 by 1, from blue Baron 11 to Baron corner 2.
    Carin moved the Chief by 6, from blue Earl 3 to red Earl 1.
    3: You moved the Chief by 6, from blue Earl 3 to red Earl 1.
* throw 1 and 2
    Ada threw 1 and 2.
    1: You threw 1 and 2.
1 cadet 4, 2, cadet 1, 1
    Ada moved Cadet 4 by 2, from purple Baron 1 to purple Baron 3.
    1: You moved Cadet 4 by 2, from purple Baron 1 to purple Baron 3.
    Ada moved Cadet 1 by 1, from purple Baron 6 to purple Baron 7.
    1: You moved Cadet 1 by 1, from purple Baron 6 to purple Baron 7.
* throw 2 and 2
    Bo threw two 2s.
    2: You threw two 2s.
2 heir, 2, heir, 2
    Bo moved the Heir by 2, from blue Baron 3 to blue Baron 5.
    2: You moved the Heir by 2, from blue Baron 3 to blue Baron 5.
    Bo moved the Heir by 2, from blue Baron 5 to blue Baron 7.
    2: You moved the Heir by 2, from blue Baron 5 to blue Baron 7.
* throw 3 and 5
    Bo threw 3 and 5.
    2: You threw 3 and 5.
2 chief, 5, chief, 3
    Bo moved the Chief by 5, from green Baron 9 to purple Baron 2.
    2: You moved the Chief by 5, from green Baron 9 to purple Baron 2.
    Bo moved the Chief by 3, from purple Baron 2 to purple Baron 5.
    2: You moved the Chief by 3, from purple Baron 2 to purple Baron 5.
3 throw
* throw 2 and 3
    Carin threw 2 and 3.
    3: You threw 2 and 3.
3 cadet 1, 2, heir, 3
    Carin moved Cadet 1 by 2, from red Baron 1 to red Baron 3.
    3: You moved Cadet 1 by 2, from red Baron 1 to red Baron 3.
    Carin moved the Heir by 3, from purple Earl 4 to purple Earl 7.
    3: You moved the Heir by 3, from purple Earl 4 to purple Earl 7.
* throw 3 and 6
    Ada threw 3 and 6.
    1: You threw 3 and 6.
1 heir, 6, heir, 3
    Ada sent the Heir from the Chapel to a chamber with the 6.
    1: You sent the Heir from the Chapel to a chamber with the 6.
    Ada brought the Heir out by 3, to blue Baron 8.
    1: You brought the Heir out by 3, to blue Baron 8.
* throw 1 and 1
    Bo threw two 1s.
    2: You threw two 1s.
2 heir, 1, heir, 1
    Bo moved the Heir by 1, from blue Baron 7 to blue Baron 8.
    2: You moved the Heir by 1, from blue Baron 7 to blue Baron 8.
    Bo wounded Ada's Heir on blue Baron 8: it went to its Chapel.
    1: Bo wounded your Heir on blue Baron 8: it went to its Chapel.
    2: You wounded Ada's Heir on blue Baron 8: it went to its Chapel.
    Bo moved the Heir by 1, from blue Baron 8 to blue Baron 9.
    2: You moved the Heir by 1, from blue Baron 8 to blue Baron 9.
* throw 1 and 3
    Bo threw 1 and 3.
    2: You threw 1 and 3.
2 heir, 3, heir, 1
    Bo moved the Heir by 3, from blue Baron 9 to Baron corner 2.
    2: You moved the Heir by 3, from blue Baron 9 to Baron corner 2.
    Bo killed Carin's Cadet 3 on Baron corner 2.
    2: You killed Carin's Cadet 3 on Baron corner 2.
    3: Bo killed your Cadet 3 on Baron corner 2.
    Bo moved the Heir by 1, from Baron corner 2 to red Baron 1.
    2: You moved the Heir by 1, from Baron corner 2 to red Baron 1.
3 throw
* throw 1 and 5
    Carin threw 1 and 5.
    3: You threw 1 and 5.
3 heir, 1, cadet 1, 5
    Carin moved the Heir by 1, from purple Earl 7 to Earl corner 1.
    3: You moved the Heir by 1, from purple Earl 7 to Earl corner 1.
    Carin moved Cadet 1 by 5, from red Baron 3 to red Baron 8.
    3: You moved Cadet 1 by 5, from red Baron 3 to red Baron 8.
* throw 4 and 5
    Ada threw 4 and 5.
    1: You threw 4 and 5.
1 cadet 4, 4, chief, 5
    Ada moved Cadet 4 by 4, from purple Baron 3 to purple Baron 7.
    1: You moved Cadet 4 by 4, from purple Baron 3 to purple Baron 7.
    Ada moved the Chief by 5, from green Baron 1 to green Baron 6.
    1: You moved the Chief by 5, from green Baron 1 to green Baron 6.
* throw 1 and 3
    Bo threw 1 and 3.
    2: You threw 1 and 3.
2 heir, 3, chief, 1
    Bo moved the Heir by 3, from red Baron 1 to red Baron 4.
    2: You moved the Heir by 3, from red Baron 1 to red Baron 4.
    Bo moved the Chief by 1, from purple Baron 5 to purple Baron 6.
    2: You moved the Chief by 1, from purple Baron 5 to purple Baron 6.
3 throw
* throw 4 and 6
    Carin threw 4 and 6.
    3: You threw 4 and 6.
3 cadet 1, 4, cadet 1, 6
    Carin moved Cadet 1 by 4, from red Baron 8 to Baron corner 3.
    3: You moved Cadet 1 by 4, from red Baron 8 to Baron corner 3.
    Carin moved Cadet 1 by 6, from Baron corner 3 to green Baron 6.
    3: You moved Cadet 1 by 6, from Baron corner 3 to green Baron 6.
    Carin killed Ada's Chief on green Baron 6.
    1: Carin killed your Chief on green Baron 6.
    3: You killed Ada's Chief on green Baron 6.
    Ada's Heir is now Chief, in the Chapel.
    1: Your Heir is now Chief, in the Chapel.
    A new Heir stands ready in Ada's castle.
    1: A new Heir stands ready in your castle.
* throw 5 and 6
    Ada threw 5 and 6.
    1: You threw 5 and 6.
1 chief, 6, chief, 5
    Ada sent the Chief from the Chapel to a chamber with the 6.
    1: You sent the Chief from the Chapel to a chamber with the 6.
    Ada brought the Chief out by 5, to blue Baron 10.
    1: You brought the Chief out by 5, to blue Baron 10.
* throw 2 and 4
    Bo threw 2 and 4.
    2: You threw 2 and 4.
2 heir, 4 in, heir, 2
    Bo moved the Heir by 4, from red Baron 4 to red Earl 5.
    2: You moved the Heir by 4, from red Baron 4 to red Earl 5.
    Bo moved the Heir by 2, from red Earl 5 to red Earl 7.
    2: You moved the Heir by 2, from red Earl 5 to red Earl 7.
3 throw
* throw 4 and 4
    Carin threw two 4s.
    3: You threw two 4s.
3 cadet 1, 4, chief, 4
    Carin moved Cadet 1 by 4, from green Baron 6 to green Baron 10.
    3: You moved Cadet 1 by 4, from green Baron 6 to green Baron 10.
    Carin moved the Chief by 4, from red Earl 1 to red Earl 5.
    3: You moved the Chief by 4, from red Earl 1 to red Earl 5.
3 throw
* throw 1 and 3
    Carin threw 1 and 3.
    3: You threw 1 and 3.
3 cadet 1, 3, chief, 1
    Carin moved Cadet 1 by 3, from green Baron 10 to purple Baron 1.
    3: You moved Cadet 1 by 3, from green Baron 10 to purple Baron 1.
    Carin moved the Chief by 1, from red Earl 5 to red Earl 6.
    3: You moved the Chief by 1, from red Earl 5 to red Earl 6.
* throw 5 and 5
    Ada threw two 5s.
    1: You threw two 5s.
1 chief, 5, heir, 5
    Ada moved the Chief by 5, from blue Baron 10 to red Baron 3.
    1: You moved the Chief by 5, from blue Baron 10 to red Baron 3.
    Ada brought the Heir out by 5, to blue Baron 10.
    1: You brought the Heir out by 5, to blue Baron 10.
* throw 1 and 2
    Ada threw 1 and 2.
    1: You threw 1 and 2.
1 chief, 1, chief, 2
    Ada moved the Chief by 1, from red Baron 3 to red Baron 4.
    1: You moved the Chief by 1, from red Baron 3 to red Baron 4.
    Ada moved the Chief by 2, from red Baron 4 to red Baron 6.
    1: You moved the Chief by 2, from red Baron 4 to red Baron 6.
* throw 4 and 5
    Bo threw 4 and 5.
    2: You threw 4 and 5.
2 heir, 5, heir, 4
    Bo moved the Heir by 5, from red Earl 7 to green Earl 4.
    2: You moved the Heir by 5, from red Earl 7 to green Earl 4.
    Bo moved the Heir by 4, from green Earl 4 to Earl corner 4.
    2: You moved the Heir by 4, from green Earl 4 to Earl corner 4.
3 release cadet of 1
    Carin released Ada's Cadet, which must leave Carin's territory.
    1: Carin released your Cadet, which must leave Carin's territory.
    3: You released Ada's Cadet, which must leave your territory.
* throw 4 and 5
    Carin threw 4 and 5.
    3: You threw 4 and 5.
3 chief, 4, chief, 5
    Carin moved the Chief by 4, from red Earl 6 to green Earl 2.
    3: You moved the Chief by 4, from red Earl 6 to green Earl 2.
    Carin moved the Chief by 5, from green Earl 2 to green Earl 7.
    3: You moved the Chief by 5, from green Earl 2 to green Earl 7.
* throw 2 and 3
    Ada threw 2 and 3.
    1: You threw 2 and 3.
1 cadet 2, 3, cadet 2, 2
    Ada moved Cadet 2 by 3, from purple Baron 6 to purple Baron 9.
    1: You moved Cadet 2 by 3, from purple Baron 6 to purple Baron 9.
    Ada moved Cadet 2 by 2, from purple Baron 9 to purple Baron 11.
    1: You moved Cadet 2 by 2, from purple Baron 9 to purple Baron 11.
* throw 4 and 5
    Bo threw 4 and 5.
    2: You threw 4 and 5.
2 heir, 4, heir, 5
    Bo moved the Heir by 4, from Earl corner 4 to purple Earl 4.
    2: You moved the Heir by 4, from Earl corner 4 to purple Earl 4.
    Bo moved the Heir by 5, from purple Earl 4 to blue Earl 1.
    2: You moved the Heir by 5, from purple Earl 4 to blue Earl 1.
* throw 2 and 4
    Carin threw 2 and 4.
    3: You threw 2 and 4.
3 heir, 2, heir, 4
    Carin moved the Heir by 2, from Earl corner 1 to blue Earl 2.
    3: You moved the Heir by 2, from Earl corner 1 to blue Earl 2.
    Carin moved the Heir by 4, from blue Earl 2 to blue Earl 6.
    3: You moved the Heir by 4, from blue Earl 2 to blue Earl 6.
* throw 3 and 4
    Ada threw 3 and 4.
    1: You threw 3 and 4.
1 cadet 2, 3, heir, 4
    Ada moved Cadet 2 by 3, from purple Baron 11 to blue Baron 2.
    1: You moved Cadet 2 by 3, from purple Baron 11 to blue Baron 2.
    Ada moved the Heir by 4, from blue Baron 10 to red Baron 2.
    1: You moved the Heir by 4, from blue Baron 10 to red Baron 2.
* throw 1 and 5
    Bo threw 1 and 5.
    2: You threw 1 and 5.
2 heir, 5, heir, 1
    Bo moved the Heir by 5, from blue Earl 1 to blue Earl 6.
    2: You moved the Heir by 5, from blue Earl 1 to blue Earl 6.
    Bo killed Carin's Heir on blue Earl 6.
    2: You killed Carin's Heir on blue Earl 6.
    3: Bo killed your Heir on blue Earl 6.
    A new Heir stands ready in Carin's castle.
    3: A new Heir stands ready in your castle.
    Bo moved the Heir by 1, from blue Earl 6 to blue Earl 7.
    2: You moved the Heir by 1, from blue Earl 6 to blue Earl 7.
* throw 4 and 6
    Carin threw 4 and 6.
    3: You threw 4 and 6.
3 chief, 6, chief, 4
    Carin moved the Chief by 6, from green Earl 7 to purple Earl 5.
    3: You moved the Chief by 6, from green Earl 7 to purple Earl 5.
    Carin moved the Chief by 4, from purple Earl 5 to blue Earl 1.
    3: You moved the Chief by 4, from purple Earl 5 to blue Earl 1.
* throw 4 and 5
    Ada threw 4 and 5.
    1: You threw 4 and 5.
1 chief, 4, cadet 2, 5 in
    Ada moved the Chief by 4, from red Baron 6 to red Baron 10.
    1: You moved the Chief by 4, from red Baron 6 to red Baron 10.
    Ada moved Cadet 2 by 5, from blue Baron 2 to blue Earl 4.
    1: You moved Cadet 2 by 5, from blue Baron 2 to blue Earl 4.
* throw 2 and 4
    Bo threw 2 and 4.
    2: You threw 2 and 4.
2 heir, 4, heir, 2
    Bo moved the Heir by 4, from blue Earl 7 to red Earl 3.
    2: You moved the Heir by 4, from blue Earl 7 to red Earl 3.
    Bo moved the Heir by 2, from red Earl 3 to red Earl 5.
    2: You moved the Heir by 2, from red Earl 3 to red Earl 5.
* throw 1 and 4
    Carin threw 1 and 4.
    3: You threw 1 and 4.
3 heir, 1, chief, 4
    Carin brought the Heir out by 1, to purple Baron 6.
    3: You brought the Heir out by 1, to purple Baron 6.
    Carin captured Bo's Chief on purple Baron 6 as a hostage.
    2: Carin captured your Chief on purple Baron 6 as a hostage.
    3: You captured Bo's Chief on purple Baron 6 as a hostage.
    Carin moved the Chief by 4, from blue Earl 1 to blue Earl 5.
    3: You moved the Chief by 4, from blue Earl 1 to blue Earl 5.
* throw 2 and 3
    Ada threw 2 and 3.
    1: You threw 2 and 3.
1 chief, 3, chief, 2
    Ada moved the Chief by 3, from red Baron 10 to green Baron 1.
    1: You moved the Chief by 3, from red Baron 10 to green Baron 1.
    Ada moved the Chief by 2, from green Baron 1 to green Baron 3.
    1: You moved the Chief by 2, from green Baron 1 to green Baron 3.
* throw 3 and 5
    Bo threw 3 and 5.
    2: You threw 3 and 5.
2 heir, 3, heir, 5
    Bo moved the Heir by 3, from red Earl 5 to Earl corner 3.
    2: You moved the Heir by 3, from red Earl 5 to Earl corner 3.
    Bo moved the Heir by 5, from Earl corner 3 to green Earl 5.
    2: You moved the Heir by 5, from Earl corner 3 to green Earl 5.
3 throw
* throw 4 and 5
    Carin threw 4 and 5.
    3: You threw 4 and 5.
3 cadet 1, 4, cadet 1, 5 in
    Carin moved Cadet 1 by 4, from purple Baron 1 to purple Baron 5.
    3: You moved Cadet 1 by 4, from purple Baron 1 to purple Baron 5.
    Carin moved Cadet 1 by 5, from purple Baron 5 to purple Earl 7.
    3: You moved Cadet 1 by 5, from purple Baron 5 to purple Earl 7.
* throw 2 and 4
    Ada threw 2 and 4.
    1: You threw 2 and 4.
1 cadet 1, 2, heir, 4
    Ada moved Cadet 1 by 2, from purple Baron 7 to purple Baron 9.
    1: You moved Cadet 1 by 2, from purple Baron 7 to purple Baron 9.
    Ada moved the Heir by 4, from red Baron 2 to red Baron 6.
    1: You moved the Heir by 4, from red Baron 2 to red Baron 6.
* throw 6 and 6
    Bo threw two 6s.
    2: You threw two 6s.
2 heir, 6, heir, 6
    Bo moved the Heir by 6, from green Earl 5 to purple Earl 3.
    2: You moved the Heir by 6, from green Earl 5 to purple Earl 3.
    Bo moved the Heir by 6, from purple Earl 3 to blue Earl 1.
    2: You moved the Heir by 6, from purple Earl 3 to blue Earl 1.
* throw 4 and 5
    Bo threw 4 and 5.
    2: You threw 4 and 5.
2 heir, 4, heir, 5
    Bo moved the Heir by 4, from blue Earl 1 to blue Earl 5.
    2: You moved the Heir by 4, from blue Earl 1 to blue Earl 5.
    Bo killed Carin's Chief on blue Earl 5.
    2: You killed Carin's Chief on blue Earl 5.
    3: Bo killed your Chief on blue Earl 5.
    Carin's Heir is now Chief, on purple Baron 6.
    3: Your Heir is now Chief, on purple Baron 6.
    A new Heir stands ready in Carin's castle.
    3: A new Heir stands ready in your castle.
    Bo moved the Heir by 5, from blue Earl 5 to red Earl 2.
    2: You moved the Heir by 5, from blue Earl 5 to red Earl 2.
3 throw
* throw 2 and 6
    Carin threw 2 and 6.
    3: You threw 2 and 6.
3 heir, 2, chief, 6
    Carin brought the Heir out by 2, to purple Baron 7.
    3: You brought the Heir out by 2, to purple Baron 7.
    Carin captured Ada's Cadet 4 on purple Baron 7 as a hostage.
    1: Carin captured your Cadet 4 on purple Baron 7 as a hostage.
    3: You captured Ada's Cadet 4 on purple Baron 7 as a hostage.
    Carin moved the Chief by 6, from purple Baron 6 to Baron corner 1.
    3: You moved the Chief by 6, from purple Baron 6 to Baron corner 1.
* throw 2 and 3
    Ada threw 2 and 3.
    1: You threw 2 and 3.
1 cadet 1, 3, cadet 1, 2
    Ada moved Cadet 1 by 3, from purple Baron 9 to Baron corner 1.
    1: You moved Cadet 1 by 3, from purple Baron 9 to Baron corner 1.
    Ada killed Carin's Chief on Baron corner 1.
    1: You killed Carin's Chief on Baron corner 1.
    3: Ada killed your Chief on Baron corner 1.
    Carin's Heir is now Chief, on purple Baron 7.
    3: Your Heir is now Chief, on purple Baron 7.
    A new Heir stands ready in Carin's castle.
    3: A new Heir stands ready in your castle.
    Ada moved Cadet 1 by 2, from Baron corner 1 to blue Baron 2.
    1: You moved Cadet 1 by 2, from Baron corner 1 to blue Baron 2.
* throw 4 and 4
    Bo threw two 4s.
    2: You threw two 4s.
2 heir, 4, heir, 4
    Bo moved the Heir by 4, from red Earl 2 to red Earl 6.
    2: You moved the Heir by 4, from red Earl 2 to red Earl 6.
    Bo moved the Heir by 4, from red Earl 6 to green Earl 2.
    2: You moved the Heir by 4, from red Earl 6 to green Earl 2.
* throw 3 and 4
    Bo threw 3 and 4.
    2: You threw 3 and 4.
2 heir, 3, heir, 4
    Bo moved the Heir by 3, from green Earl 2 to green Earl 5.
    2: You moved the Heir by 3, from green Earl 2 to green Earl 5.
    Bo moved the Heir by 4, from green Earl 5 to purple Earl 1.
    2: You moved the Heir by 4, from green Earl 5 to purple Earl 1.
3 throw
* throw 4 and 6
    Carin threw 4 and 6.
    3: You threw 4 and 6.
3 heir, 4, chief, 6
    Carin brought the Heir out by 4, to purple Baron 9.
    3: You brought the Heir out by 4, to purple Baron 9.
    Carin moved the Chief by 6, from purple Baron 7 to blue Baron 1.
    3: You moved the Chief by 6, from purple Baron 7 to blue Baron 1.
* throw 1 and 5
    Ada threw 1 and 5.
    1: You threw 1 and 5.
1 cadet 1, 5 in, chief, 1
    Ada moved Cadet 1 by 5, from blue Baron 2 to blue Earl 4.
    1: You moved Cadet 1 by 5, from blue Baron 2 to blue Earl 4.
    Ada moved the Chief by 1, from green Baron 3 to green Baron 4.
    1: You moved the Chief by 1, from green Baron 3 to green Baron 4.
* throw 1 and 4
    Bo threw 1 and 4.
    2: You threw 1 and 4.
2 heir, 1, heir, 4
    Bo moved the Heir by 1, from purple Earl 1 to purple Earl 2.
    2: You moved the Heir by 1, from purple Earl 1 to purple Earl 2.
    Bo moved the Heir by 4, from purple Earl 2 to purple Earl 6.
    2: You moved the Heir by 4, from purple Earl 2 to purple Earl 6.
3 release cadet of 1
    Carin released Ada's Cadet, which must leave Carin's territory.
    1: Carin released your Cadet, which must leave Carin's territory.
    3: You released Ada's Cadet, which must leave your territory.
3 throw
* throw 3 and 6
    Carin threw 3 and 6.
    3: You threw 3 and 6.
3 chief, 6, chief, 3
    Carin moved the Chief by 6, from blue Baron 1 to blue Baron 7.
    3: You moved the Chief by 6, from blue Baron 1 to blue Baron 7.
    Carin moved the Chief by 3, from blue Baron 7 to blue Baron 10.
    3: You moved the Chief by 3, from blue Baron 7 to blue Baron 10.
* throw 2 and 6
    Ada threw 2 and 6.
    1: You threw 2 and 6.
1 cadet 4, 2, cadet 4, 6
    Ada moved Cadet 4 by 2, from purple Baron 6 to purple Baron 8.
    1: You moved Cadet 4 by 2, from purple Baron 6 to purple Baron 8.
    Ada moved Cadet 4 by 6, from purple Baron 8 to blue Baron 2.
    1: You moved Cadet 4 by 6, from purple Baron 8 to blue Baron 2.
* throw 1 and 4
    Bo threw 1 and 4.
    2: You threw 1 and 4.
2 heir, 1, heir, 4
    Bo moved the Heir by 1, from purple Earl 6 to purple Earl 7.
    2: You moved the Heir by 1, from purple Earl 6 to purple Earl 7.
    Bo wounded Carin's Cadet 1 on purple Earl 7: it went to its Chapel.
    2: You wounded Carin's Cadet 1 on purple Earl 7: it went to its Chapel.
    3: Bo wounded your Cadet 1 on purple Earl 7: it went to its Chapel.
    Bo moved the Heir by 4, from purple Earl 7 to blue Earl 3.
    2: You moved the Heir by 4, from purple Earl 7 to blue Earl 3.
3 throw
* throw 3 and 6
    Carin threw 3 and 6.
    3: You threw 3 and 6.
3 chief, 6, chief, 3
    Carin moved the Chief by 6, from blue Baron 10 to red Baron 4.
    3: You moved the Chief by 6, from blue Baron 10 to red Baron 4.
    Carin moved the Chief by 3, from red Baron 4 to red Baron 7.
    3: You moved the Chief by 3, from red Baron 4 to red Baron 7.
* throw 1 and 5
    Ada threw 1 and 5.
    1: You threw 1 and 5.
1 heir, 1, cadet 4, 5 in
    Ada moved the Heir by 1, from red Baron 6 to red Baron 7.
    1: You moved the Heir by 1, from red Baron 6 to red Baron 7.
    Ada killed Carin's Chief on red Baron 7.
    1: You killed Carin's Chief on red Baron 7.
    3: Ada killed your Chief on red Baron 7.
    Carin's Heir is now Chief, on purple Baron 9.
    3: Your Heir is now Chief, on purple Baron 9.
    A new Heir stands ready in Carin's castle.
    3: A new Heir stands ready in your castle.
    Ada moved Cadet 4 by 5, from blue Baron 2 to blue Earl 4.
    1: You moved Cadet 4 by 5, from blue Baron 2 to blue Earl 4.
2 summon the witch
    Bo summoned the Witch.
    2: You summoned the Witch.
* throw 4 and 4
    Bo threw two 4s.
    2: You threw two 4s.
* black 3
    The Witch's black die shows 3.
2 witch chief, 4, chief, 4
    The Witch carried Bo's Chief by 3, from a Dungeon to purple Baron 8.
    2: The Witch carried your Chief by 3, from a Dungeon to purple Baron 8.
    Bo moved the Chief by 4, from purple Baron 8 to Baron corner 1.
    2: You moved the Chief by 4, from purple Baron 8 to Baron corner 1.
    The Witch is gone, and Bo's family is cursed: no new Heirs.
    2: The Witch is gone, and your family is cursed: no new Heirs.
    Bo moved the Chief by 4, from Baron corner 1 to blue Baron 4.
    2: You moved the Chief by 4, from Baron corner 1 to blue Baron 4.
* throw 3 and 5
    Bo threw 3 and 5.
    2: You threw 3 and 5.
2 chief, 5, chief, 3
    Bo moved the Chief by 5, from blue Baron 4 to blue Baron 9.
    2: You moved the Chief by 5, from blue Baron 4 to blue Baron 9.
    Bo moved the Chief by 3, from blue Baron 9 to Baron corner 2.
    2: You moved the Chief by 3, from blue Baron 9 to Baron corner 2.
* throw 4 and 6
    Carin threw 4 and 6.
    3: You threw 4 and 6.
3 chief, 4, chief, 6
    Carin moved the Chief by 4, from purple Baron 9 to blue Baron 1.
    3: You moved the Chief by 4, from purple Baron 9 to blue Baron 1.
    Carin moved the Chief by 6, from blue Baron 1 to blue Baron 7.
    3: You moved the Chief by 6, from blue Baron 1 to blue Baron 7.
* throw 1 and 2
    Ada threw 1 and 2.
    1: You threw 1 and 2.
1 chief, 1, chief, 2
    Ada moved the Chief by 1, from green Baron 4 to green Baron 5.
    1: You moved the Chief by 1, from green Baron 4 to green Baron 5.
    Ada moved the Chief by 2, from green Baron 5 to green Baron 7.
    1: You moved the Chief by 2, from green Baron 5 to green Baron 7.
* throw 2 and 4
    Bo threw 2 and 4.
    2: You threw 2 and 4.
2 chief, 2, chief, 4 in
    Bo moved the Chief by 2, from Baron corner 2 to red Baron 2.
    2: You moved the Chief by 2, from Baron corner 2 to red Baron 2.
    Bo moved the Chief by 4, from red Baron 2 to Sanctuary 1.
    2: You moved the Chief by 4, from red Baron 2 to Sanctuary 1.
* throw 2 and 5
    Carin threw 2 and 5.
    3: You threw 2 and 5.
3 chief, 2, heir, 5
    Carin moved the Chief by 2, from blue Baron 7 to blue Baron 9.
    3: You moved the Chief by 2, from blue Baron 7 to blue Baron 9.
    Carin brought the Heir out by 5, to purple Baron 10.
    3: You brought the Heir out by 5, to purple Baron 10.
* throw 2 and 5
    Ada threw 2 and 5.
    1: You threw 2 and 5.
1 chief, 5, chief, 2
    Ada moved the Chief by 5, from green Baron 7 to Baron corner 4.
    1: You moved the Chief by 5, from green Baron 7 to Baron corner 4.
    Ada moved the Chief by 2, from Baron corner 4 to purple Baron 2.
    1: You moved the Chief by 2, from Baron corner 4 to purple Baron 2.
* throw 3 and 4
    Bo threw 3 and 4.
    2: You threw 3 and 4.
2 chief, 3, chief, 4
    Bo moved the Chief by 3, from Sanctuary 1 to red Earl 6.
    2: You moved the Chief by 3, from Sanctuary 1 to red Earl 6.
    Bo moved the Chief by 4, from red Earl 6 to green Earl 2.
    2: You moved the Chief by 4, from red Earl 6 to green Earl 2.
* throw 3 and 6
    Carin threw 3 and 6.
    3: You threw 3 and 6.
3 cadet 1, 6, chief, 3
    Carin sent Cadet 1 from the Chapel to a chamber with the 6.
    3: You sent Cadet 1 from the Chapel to a chamber with the 6.
    Carin moved the Chief by 3, from blue Baron 9 to Baron corner 2.
    3: You moved the Chief by 3, from blue Baron 9 to Baron corner 2.
* throw 2 and 2
    Ada threw two 2s.
    1: You threw two 2s.
1 heir, 2, chief, 2
    Ada moved the Heir by 2, from red Baron 7 to red Baron 9.
    1: You moved the Heir by 2, from red Baron 7 to red Baron 9.
    Ada moved the Chief by 2, from purple Baron 2 to purple Baron 4.
    1: You moved the Chief by 2, from purple Baron 2 to purple Baron 4.
* throw 2 and 6
    Ada threw 2 and 6.
    1: You threw 2 and 6.
1 heir, 2, chief, 6
    Ada moved the Heir by 2, from red Baron 9 to red Baron 11.
    1: You moved the Heir by 2, from red Baron 9 to red Baron 11.
    Ada moved the Chief by 6, from purple Baron 4 to purple Baron 10.
    1: You moved the Chief by 6, from purple Baron 4 to purple Baron 10.
    Ada wounded Carin's Heir on purple Baron 10: it went to its Chapel.
    1: You wounded Carin's Heir on purple Baron 10: it went to its Chapel.
    3: Ada wounded your Heir on purple Baron 10: it went to its Chapel.
* throw 1 and 5
    Bo threw 1 and 5.
    2: You threw 1 and 5.
2 chief, 5, chief, 1
    Bo moved the Chief by 5, from green Earl 2 to green Earl 7.
    2: You moved the Chief by 5, from green Earl 2 to green Earl 7.
    Bo moved the Chief by 1, from green Earl 7 to Earl corner 4.
    2: You moved the Chief by 1, from green Earl 7 to Earl corner 4.
* throw 2 and 4
    Carin threw 2 and 4.
    3: You threw 2 and 4.
3 chief, 2, chief, 4
    Carin moved the Chief by 2, from Baron corner 2 to red Baron 2.
    3: You moved the Chief by 2, from Baron corner 2 to red Baron 2.
    Carin moved the Chief by 4, from red Baron 2 to red Baron 6.
    3: You moved the Chief by 4, from red Baron 2 to red Baron 6.
* throw 3 and 5
    Ada threw 3 and 5.
    1: You threw 3 and 5.
1 chief, 5, heir, 3
    Ada moved the Chief by 5, from purple Baron 10 to blue Baron 3.
    1: You moved the Chief by 5, from purple Baron 10 to blue Baron 3.
    Ada moved the Heir by 3, from red Baron 11 to green Baron 2.
    1: You moved the Heir by 3, from red Baron 11 to green Baron 2.
* throw 6 and 6
    Bo threw two 6s.
    2: You threw two 6s.
2 chief, 6
    Bo moved the Chief by 6, from Earl corner 4 to purple Earl 6.
    2: You moved the Chief by 6, from Earl corner 4 to purple Earl 6.
    No shield could move by 6.
* throw 3 and 4
    Bo threw 3 and 4.
    2: You threw 3 and 4.
2 chief, 3
    Bo moved the Chief by 3, from purple Earl 6 to blue Earl 1.
    2: You moved the Chief by 3, from purple Earl 6 to blue Earl 1.
    No shield could move by 4.
* throw 4 and 4
    Carin threw two 4s.
    3: You threw two 4s.
3 cadet 1, 4, chief, 4
    Carin brought Cadet 1 out by 4, to purple Baron 9.
    3: You brought Cadet 1 out by 4, to purple Baron 9.
    Carin moved the Chief by 4, from red Baron 6 to red Baron 10.
    3: You moved the Chief by 4, from red Baron 6 to red Baron 10.
* throw 4 and 6
    Carin threw 4 and 6.
    3: You threw 4 and 6.
3 chief, 4, cadet 1, 6
    Carin moved the Chief by 4, from red Baron 10 to green Baron 2.
    3: You moved the Chief by 4, from red Baron 10 to green Baron 2.
    Carin killed Ada's Heir on green Baron 2.
    1: Carin killed your Heir on green Baron 2.
    3: You killed Ada's Heir on green Baron 2.
    A new Heir stands ready in Ada's castle.
    1: A new Heir stands ready in your castle.
    Carin moved Cadet 1 by 6, from purple Baron 9 to blue Baron 3.
    3: You moved Cadet 1 by 6, from purple Baron 9 to blue Baron 3.
    Carin wounded Ada's Chief on blue Baron 3: it went to its Chapel.
    1: Carin wounded your Chief on blue Baron 3: it went to its Chapel.
    3: You wounded Ada's Chief on blue Baron 3: it went to its Chapel.
* throw 1 and 2
    Ada threw 1 and 2.
    1: You threw 1 and 2.
1 heir, 2, heir, 1
    Ada brought the Heir out by 2, to blue Baron 7.
    1: You brought the Heir out by 2, to blue Baron 7.
    Ada moved the Heir by 1, from blue Baron 7 to blue Baron 8.
    1: You moved the Heir by 1, from blue Baron 7 to blue Baron 8.
* throw 2 and 2
    Bo threw two 2s.
    2: You threw two 2s.
2 chief, 2
    Bo moved the Chief by 2, from blue Earl 1 to blue Earl 3.
    2: You moved the Chief by 2, from blue Earl 1 to blue Earl 3.
    No shield could move by 2.
* throw 3 and 6
    Bo threw 3 and 6.
    2: You threw 3 and 6.
2 stay
    Bo could not move.
    2: You could not move.
* throw 2 and 6
    Carin threw 2 and 6.
    3: You threw 2 and 6.
3 heir, 6, heir, 2
    Carin sent the Heir from the Chapel to a chamber with the 6.
    3: You sent the Heir from the Chapel to a chamber with the 6.
    Carin brought the Heir out by 2, to purple Baron 7.
    3: You brought the Heir out by 2, to purple Baron 7.
* throw 1 and 6
    Ada threw 1 and 6.
    1: You threw 1 and 6.
1 chief, 6, heir, 1
    Ada sent the Chief from the Chapel to a chamber with the 6.
    1: You sent the Chief from the Chapel to a chamber with the 6.
    Ada moved the Heir by 1, from blue Baron 8 to blue Baron 9.
    1: You moved the Heir by 1, from blue Baron 8 to blue Baron 9.
* throw 3 and 6
    Bo threw 3 and 6.
    2: You threw 3 and 6.
2 stay
    Bo could not move.
    2: You could not move.
* throw 2 and 6
    Carin threw 2 and 6.
    3: You threw 2 and 6.
3 chief, 6, cadet 1, 2
    Carin moved the Chief by 6, from green Baron 2 to green Baron 8.
    3: You moved the Chief by 6, from green Baron 2 to green Baron 8.
    Carin moved Cadet 1 by 2, from blue Baron 3 to blue Baron 5.
    3: You moved Cadet 1 by 2, from blue Baron 3 to blue Baron 5.
* throw 4 and 6
    Ada threw 4 and 6.
    1: You threw 4 and 6.
1 chief, 6, chief, 4
    Ada brought the Chief out by 6, to blue Baron 11.
    1: You brought the Chief out by 6, to blue Baron 11.
    Ada moved the Chief by 4, from blue Baron 11 to red Baron 3.
    1: You moved the Chief by 4, from blue Baron 11 to red Baron 3.
* throw 5 and 5
    Bo threw two 5s.
    2: You threw two 5s.
2 stay
    Bo could not move.
    2: You could not move.
* throw 1 and 3
    Bo threw 1 and 3.
    2: You threw 1 and 3.
2 stay
    Bo could not move.
    2: You could not move.
* throw 2 and 6
    Carin threw 2 and 6.
    3: You threw 2 and 6.
3 chief, 6, chief, 2
    Carin moved the Chief by 6, from green Baron 8 to purple Baron 2.
    3: You moved the Chief by 6, from green Baron 8 to purple Baron 2.
    Carin moved the Chief by 2, from purple Baron 2 to purple Baron 4.
    3: You moved the Chief by 2, from purple Baron 2 to purple Baron 4.
* throw 3 and 6
    Ada threw 3 and 6.
    1: You threw 3 and 6.
1 chief, 6, chief, 3
    Ada moved the Chief by 6, from red Baron 3 to red Baron 9.
    1: You moved the Chief by 6, from red Baron 3 to red Baron 9.
    Ada moved the Chief by 3, from red Baron 9 to Baron corner 3.
    1: You moved the Chief by 3, from red Baron 9 to Baron corner 3.
* throw 3 and 3
    Bo threw two 3s.
    2: You threw two 3s.
2 stay
    Bo could not move.
    2: You could not move.
* throw 2 and 3
    Bo threw 2 and 3.
    2: You threw 2 and 3.
2 stay
    Bo could not move.
    2: You could not move.
* throw 3 and 6
    Carin threw 3 and 6.
    3: You threw 3 and 6.
3 chief, 3 in, chief, 6
    Carin moved the Chief by 3, from purple Baron 4 to purple Earl 4.
    3: You moved the Chief by 3, from purple Baron 4 to purple Earl 4.
    Carin moved the Chief by 6, from purple Earl 4 to blue Earl 2.
    3: You moved the Chief by 6, from purple Earl 4 to blue Earl 2.
* throw 1 and 3
    Ada threw 1 and 3.
    1: You threw 1 and 3.
1 heir, 3, heir, 1
    Ada moved the Heir by 3, from blue Baron 9 to Baron corner 2.
    1: You moved the Heir by 3, from blue Baron 9 to Baron corner 2.
    Ada moved the Heir by 1, from Baron corner 2 to red Baron 1.
    1: You moved the Heir by 1, from Baron corner 2 to red Baron 1.
* throw 2 and 5
    Bo threw 2 and 5.
    2: You threw 2 and 5.
2 stay
    Bo could not move.
    2: You could not move.
* throw 3 and 6
    Carin threw 3 and 6.
    3: You threw 3 and 6.
3 cadet 1, 3, heir, 6
    Carin moved Cadet 1 by 3, from blue Baron 5 to blue Baron 8.
    3: You moved Cadet 1 by 3, from blue Baron 5 to blue Baron 8.
    Carin moved the Heir by 6, from purple Baron 7 to blue Baron 1.
    3: You moved the Heir by 6, from purple Baron 7 to blue Baron 1.
* throw 2 and 6
    Ada threw 2 and 6.
    1: You threw 2 and 6.
1 chief, 6, heir, 2
    Ada moved the Chief by 6, from Baron corner 3 to green Baron 6.
    1: You moved the Chief by 6, from Baron corner 3 to green Baron 6.
    Ada moved the Heir by 2, from red Baron 1 to red Baron 3.
    1: You moved the Heir by 2, from red Baron 1 to red Baron 3.
* throw 1 and 3
    Bo threw 1 and 3.
    2: You threw 1 and 3.
2 stay
    Bo could not move.
    2: You could not move.
* throw 5 and 5
    Carin threw two 5s.
    3: You threw two 5s.
3 cadet 1, 5, cadet 1, 5
    Carin moved Cadet 1 by 5, from blue Baron 8 to red Baron 1.
    3: You moved Cadet 1 by 5, from blue Baron 8 to red Baron 1.
    Carin moved Cadet 1 by 5, from red Baron 1 to red Baron 6.
    3: You moved Cadet 1 by 5, from red Baron 1 to red Baron 6.
* throw 2 and 3
    Carin threw 2 and 3.
    3: You threw 2 and 3.
3 cadet 1, 2, cadet 1, 3
    Carin moved Cadet 1 by 2, from red Baron 6 to red Baron 8.
    3: You moved Cadet 1 by 2, from red Baron 6 to red Baron 8.
    Carin moved Cadet 1 by 3, from red Baron 8 to red Baron 11.
    3: You moved Cadet 1 by 3, from red Baron 8 to red Baron 11.
* throw 5 and 5
    Ada threw two 5s.
    1: You threw two 5s.
1 chief, 5, chief, 5
    Ada moved the Chief by 5, from green Baron 6 to green Baron 11.
    1: You moved the Chief by 5, from green Baron 6 to green Baron 11.
    Ada moved the Chief by 5, from green Baron 11 to purple Baron 4.
    1: You moved the Chief by 5, from green Baron 11 to purple Baron 4.
* throw 4 and 6
    Ada threw 4 and 6.
    1: You threw 4 and 6.
1 chief, 6, chief, 4
    Ada moved the Chief by 6, from purple Baron 4 to purple Baron 10.
    1: You moved the Chief by 6, from purple Baron 4 to purple Baron 10.
    Ada moved the Chief by 4, from purple Baron 10 to blue Baron 2.
    1: You moved the Chief by 4, from purple Baron 10 to blue Baron 2.
* throw 2 and 6
    Bo threw 2 and 6.
    2: You threw 2 and 6.
2 stay
    Bo could not move.
    2: You could not move.
* throw 4 and 6
    Carin threw 4 and 6.
    3: You threw 4 and 6.
3 heir, 4, cadet 1, 6
    Carin moved the Heir by 4, from blue Baron 1 to blue Baron 5.
    3: You moved the Heir by 4, from blue Baron 1 to blue Baron 5.
    Carin moved Cadet 1 by 6, from red Baron 11 to green Baron 5.
    3: You moved Cadet 1 by 6, from red Baron 11 to green Baron 5.
* throw 2 and 4
    Ada threw 2 and 4.
    1: You threw 2 and 4.
1 heir, 2, chief, 4 in
    Ada moved the Heir by 2, from red Baron 3 to red Baron 5.
    1: You moved the Heir by 2, from red Baron 3 to red Baron 5.
    Ada moved the Chief by 4, from blue Baron 2 to Sanctuary 1.
    1: You moved the Chief by 4, from blue Baron 2 to Sanctuary 1.
* throw 2 and 5
    Bo threw 2 and 5.
    2: You threw 2 and 5.
2 stay
    Bo could not move.
    2: You could not move.
* throw 2 and 3
    Carin threw 2 and 3.
    3: You threw 2 and 3.
3 cadet 1, 2, heir, 3
    Carin moved Cadet 1 by 2, from green Baron 5 to green Baron 7.
    3: You moved Cadet 1 by 2, from green Baron 5 to green Baron 7.
    Carin moved the Heir by 3, from blue Baron 5 to blue Baron 8.
    3: You moved the Heir by 3, from blue Baron 5 to blue Baron 8.
* throw 2 and 4
    Ada threw 2 and 4.
    1: You threw 2 and 4.
1 heir, 4, heir, 2
    Ada moved the Heir by 4, from red Baron 5 to red Baron 9.
    1: You moved the Heir by 4, from red Baron 5 to red Baron 9.
    Ada moved the Heir by 2, from red Baron 9 to red Baron 11.
    1: You moved the Heir by 2, from red Baron 9 to red Baron 11.
* throw 5 and 6
    Bo threw 5 and 6.
    2: You threw 5 and 6.
2 stay
    Bo could not move.
    2: You could not move.
* throw 3 and 6
    Carin threw 3 and 6.
    3: You threw 3 and 6.
3 heir, 3, heir, 6
    Carin moved the Heir by 3, from blue Baron 8 to blue Baron 11.
    3: You moved the Heir by 3, from blue Baron 8 to blue Baron 11.
    Carin moved the Heir by 6, from blue Baron 11 to red Baron 5.
    3: You moved the Heir by 6, from blue Baron 11 to red Baron 5.
* throw 4 and 6
    Ada threw 4 and 6.
    1: You threw 4 and 6.
1 heir, 6, heir, 4
    Ada moved the Heir by 6, from red Baron 11 to green Baron 5.
    1: You moved the Heir by 6, from red Baron 11 to green Baron 5.
    Ada moved the Heir by 4, from green Baron 5 to green Baron 9.
    1: You moved the Heir by 4, from green Baron 5 to green Baron 9.
* throw 4 and 6
    Bo threw 4 and 6.
    2: You threw 4 and 6.
2 stay
    Bo could not move.
    2: You could not move.
* throw 1 and 6
    Carin threw 1 and 6.
    3: You threw 1 and 6.
3 heir, 1, heir, 6
    Carin moved the Heir by 1, from red Baron 5 to red Baron 6.
    3: You moved the Heir by 1, from red Baron 5 to red Baron 6.
    Carin moved the Heir by 6, from red Baron 6 to Baron corner 3.
    3: You moved the Heir by 6, from red Baron 6 to Baron corner 3.
* throw 3 and 5
    Ada threw 3 and 5.
    1: You threw 3 and 5.
1 chief, 5, cadet 1, 3
    Ada moved the Chief by 5, from Sanctuary 1 to Earl corner 2.
    1: You moved the Chief by 5, from Sanctuary 1 to Earl corner 2.
    Ada moved Cadet 1 by 3, from blue Earl 4 to blue Earl 7.
    1: You moved Cadet 1 by 3, from blue Earl 4 to blue Earl 7.
* throw 3 and 6
    Bo threw 3 and 6.
    2: You threw 3 and 6.
2 stay
    Bo could not move.
    2: You could not move.
* throw 2 and 3
    Carin threw 2 and 3.
    3: You threw 2 and 3.
3 cadet 1, 3, cadet 1, 2
    Carin moved Cadet 1 by 3, from green Baron 7 to green Baron 10.
    3: You moved Cadet 1 by 3, from green Baron 7 to green Baron 10.
    Carin moved Cadet 1 by 2, from green Baron 10 to Baron corner 4.
    3: You moved Cadet 1 by 2, from green Baron 10 to Baron corner 4.
* throw 2 and 6
    Ada threw 2 and 6.
    1: You threw 2 and 6.
1 heir, 6, heir, 2
    Ada moved the Heir by 6, from green Baron 9 to purple Baron 3.
    1: You moved the Heir by 6, from green Baron 9 to purple Baron 3.
    Ada moved the Heir by 2, from purple Baron 3 to purple Baron 5.
    1: You moved the Heir by 2, from purple Baron 3 to purple Baron 5.
* throw 4 and 6
    Bo threw 4 and 6.
    2: You threw 4 and 6.
2 stay
    Bo could not move.
    2: You could not move.
* throw 4 and 6
    Carin threw 4 and 6.
    3: You threw 4 and 6.
3 cadet 1, 4, heir, 6
    Carin moved Cadet 1 by 4, from Baron corner 4 to purple Baron 4.
    3: You moved Cadet 1 by 4, from Baron corner 4 to purple Baron 4.
    Carin moved the Heir by 6, from Baron corner 3 to green Baron 6.
    3: You moved the Heir by 6, from Baron corner 3 to green Baron 6.
* throw 1 and 5
    Ada threw 1 and 5.
    1: You threw 1 and 5.
1 cadet 2, 5, cadet 1, 1
    Ada moved Cadet 2 by 5, from blue Earl 4 to red Earl 1.
    1: You moved Cadet 2 by 5, from blue Earl 4 to red Earl 1.
    Ada moved Cadet 1 by 1, from blue Earl 7 to Earl corner 2.
    1: You moved Cadet 1 by 1, from blue Earl 7 to Earl corner 2.
* throw 1 and 5
    Bo threw 1 and 5.
    2: You threw 1 and 5.
2 heir, 1
    Bo moved the Heir by 1, from blue Earl 3 to blue Earl 4.
    2: You moved the Heir by 1, from blue Earl 3 to blue Earl 4.
    Bo wounded Ada's Cadet 4 on blue Earl 4: it went to its Chapel.
    1: Bo wounded your Cadet 4 on blue Earl 4: it went to its Chapel.
    2: You wounded Ada's Cadet 4 on blue Earl 4: it went to its Chapel.
    No shield could move by 5.
* throw 2 and 4
    Carin threw 2 and 4.
    3: You threw 2 and 4.
3 cadet 1, 4 in, chief, 2
    Carin moved Cadet 1 by 4, from purple Baron 4 to purple Earl 5.
    3: You moved Cadet 1 by 4, from purple Baron 4 to purple Earl 5.
    Carin moved the Chief by 2, from blue Earl 2 to blue Earl 4.
    3: You moved the Chief by 2, from blue Earl 2 to blue Earl 4.
    Carin killed Bo's Heir on blue Earl 4.
    2: Carin killed your Heir on blue Earl 4.
    3: You killed Bo's Heir on blue Earl 4.
    Bo's family is cursed and has no new Heir.
    2: Your family is cursed and has no new Heir.
    Bo's family can no longer gain the Regency.
    2: Your family can no longer gain the Regency.
* throw 1 and 3
    Ada threw 1 and 3.
    1: You threw 1 and 3.
1 cadet 2, 1, cadet 2, 3
    Ada moved Cadet 2 by 1, from red Earl 1 to red Earl 2.
    1: You moved Cadet 2 by 1, from red Earl 1 to red Earl 2.
    Ada moved Cadet 2 by 3, from red Earl 2 to red Earl 5.
    1: You moved Cadet 2 by 3, from red Earl 2 to red Earl 5.
* throw 1 and 6
    Bo threw 1 and 6.
    2: You threw 1 and 6.
2 chief, 1
    Bo moved the Chief by 1, from blue Earl 3 to blue Earl 4.
    2: You moved the Chief by 1, from blue Earl 3 to blue Earl 4.
    Bo killed Carin's Chief on blue Earl 4.
    2: You killed Carin's Chief on blue Earl 4.
    3: Bo killed your Chief on blue Earl 4.
    Carin's Heir is now Chief, on green Baron 6.
    3: Your Heir is now Chief, on green Baron 6.
    A new Heir stands ready in Carin's castle.
    3: A new Heir stands ready in your castle.
    No shield could move by 6.
* throw 2 and 4
    Carin threw 2 and 4.
    3: You threw 2 and 4.
3 cadet 1, 4, heir, 2
    Carin moved Cadet 1 by 4, from purple Earl 5 to blue Earl 1.
    3: You moved Cadet 1 by 4, from purple Earl 5 to blue Earl 1.
    Carin brought the Heir out by 2, to purple Baron 7.
    3: You brought the Heir out by 2, to purple Baron 7.
* throw 1 and 4
    Ada threw 1 and 4.
    1: You threw 1 and 4.
1 cadet 2, 1, cadet 2, 4
    Ada moved Cadet 2 by 1, from red Earl 5 to red Earl 6.
    1: You moved Cadet 2 by 1, from red Earl 5 to red Earl 6.
    Ada moved Cadet 2 by 4, from red Earl 6 to green Earl 2.
    1: You moved Cadet 2 by 4, from red Earl 6 to green Earl 2.
* throw 3 and 4
    Bo threw 3 and 4.
    2: You threw 3 and 4.
2 chief, 3
    Bo moved the Chief by 3, from blue Earl 4 to blue Earl 7.
    2: You moved the Chief by 3, from blue Earl 4 to blue Earl 7.
    No shield could move by 4.
* throw 2 and 2
    Carin threw two 2s.
    3: You threw two 2s.
3 heir, 2, cadet 1, 2
    Carin moved the Heir by 2, from purple Baron 7 to purple Baron 9.
    3: You moved the Heir by 2, from purple Baron 7 to purple Baron 9.
    Carin moved Cadet 1 by 2, from blue Earl 1 to blue Earl 3.
    3: You moved Cadet 1 by 2, from blue Earl 1 to blue Earl 3.
* throw 2 and 4
    Carin threw 2 and 4.
    3: You threw 2 and 4.
3 cadet 1, 4, chief, 2
    Carin moved Cadet 1 by 4, from blue Earl 3 to blue Earl 7.
    3: You moved Cadet 1 by 4, from blue Earl 3 to blue Earl 7.
    Carin killed Bo's Chief on blue Earl 7.
    2: Carin killed your Chief on blue Earl 7.
    3: You killed Bo's Chief on blue Earl 7.
    Bo's family has no Chief any more.
    2: Your family has no Chief any more.
    Carin moved the Chief by 2, from green Baron 6 to green Baron 8.
    3: You moved the Chief by 2, from green Baron 6 to green Baron 8.
* throw 1 and 5
    Ada threw 1 and 5.
    1: You threw 1 and 5.
1 heir, 1, cadet 2, 5
    Ada moved the Heir by 1, from purple Baron 5 to purple Baron 6.
    1: You moved the Heir by 1, from purple Baron 5 to purple Baron 6.
    Ada moved Cadet 2 by 5, from green Earl 2 to green Earl 7.
    1: You moved Cadet 2 by 5, from green Earl 2 to green Earl 7.
* throw 5 and 6
    Bo threw 5 and 6.
    2: You threw 5 and 6.
2 stay
    Bo could not move.
    2: You could not move.
* throw 4 and 4
    Carin threw two 4s.
    3: You threw two 4s.
3 heir, 4, heir, 4
    Carin moved the Heir by 4, from purple Baron 9 to blue Baron 1.
    3: You moved the Heir by 4, from purple Baron 9 to blue Baron 1.
    Carin moved the Heir by 4, from blue Baron 1 to blue Baron 5.
    3: You moved the Heir by 4, from blue Baron 1 to blue Baron 5.
* throw 2 and 3
    Carin threw 2 and 3.
    3: You threw 2 and 3.
3 chief, 3, chief, 2
    Carin moved the Chief by 3, from green Baron 8 to green Baron 11.
    3: You moved the Chief by 3, from green Baron 8 to green Baron 11.
    Carin moved the Chief by 2, from green Baron 11 to purple Baron 1.
    3: You moved the Chief by 2, from green Baron 11 to purple Baron 1.
* throw 2 and 6
    Ada threw 2 and 6.
    1: You threw 2 and 6.
1 heir, 2, heir, 6
    Ada moved the Heir by 2, from purple Baron 6 to purple Baron 8.
    1: You moved the Heir by 2, from purple Baron 6 to purple Baron 8.
    Ada moved the Heir by 6, from purple Baron 8 to blue Baron 2.
    1: You moved the Heir by 6, from purple Baron 8 to blue Baron 2.
* throw 6 and 6
    Bo threw two 6s.
    2: You threw two 6s.
2 stay
    Bo could not move.
    2: You could not move.
* throw 1 and 5
    Bo threw 1 and 5.
    2: You threw 1 and 5.
2 stay
    Bo could not move.
    2: You could not move.
* throw 6 and 6
    Carin threw two 6s.
    3: You threw two 6s.
3 chief, 6 in, heir, 6
    Carin moved the Chief by 6, from purple Baron 1 to purple Earl 4.
    3: You moved the Chief by 6, from purple Baron 1 to purple Earl 4.
    Carin moved the Heir by 6, from blue Baron 5 to blue Baron 11.
    3: You moved the Heir by 6, from blue Baron 5 to blue Baron 11.
* throw 1 and 5
    Carin threw 1 and 5.
    3: You threw 1 and 5.
3 heir, 1, chief, 5
    Carin moved the Heir by 1, from blue Baron 11 to Baron corner 2.
    3: You moved the Heir by 1, from blue Baron 11 to Baron corner 2.
    Carin moved the Chief by 5, from purple Earl 4 to blue Earl 1.
    3: You moved the Chief by 5, from purple Earl 4 to blue Earl 1.
* throw 3 and 4
    Ada threw 3 and 4.
    1: You threw 3 and 4.
1 cadet 2, 4, heir, 3
    Ada moved Cadet 2 by 4, from green Earl 7 to purple Earl 3.
    1: You moved Cadet 2 by 4, from green Earl 7 to purple Earl 3.
    Ada moved the Heir by 3, from blue Baron 2 to blue Baron 5.
    1: You moved the Heir by 3, from blue Baron 2 to blue Baron 5.
* throw 4 and 5
    Bo threw 4 and 5.
    2: You threw 4 and 5.
2 stay
    Bo could not move.
    2: You could not move.
* throw 2 and 5
    Carin threw 2 and 5.
    3: You threw 2 and 5.
3 chief, 5, heir, 2
    Carin moved the Chief by 5, from blue Earl 1 to blue Earl 6.
    3: You moved the Chief by 5, from blue Earl 1 to blue Earl 6.
    Carin moved the Heir by 2, from Baron corner 2 to red Baron 2.
    3: You moved the Heir by 2, from Baron corner 2 to red Baron 2.
* throw 2 and 6
    Ada threw 2 and 6.
    1: You threw 2 and 6.
1 chief, 2, cadet 1, 6
    Ada moved the Chief by 2, from Earl corner 2 to red Earl 2.
    1: You moved the Chief by 2, from Earl corner 2 to red Earl 2.
    Ada moved Cadet 1 by 6, from Earl corner 2 to red Earl 6.
    1: You moved Cadet 1 by 6, from Earl corner 2 to red Earl 6.
* throw 3 and 4
    Bo threw 3 and 4.
    2: You threw 3 and 4.
2 stay
    Bo could not move.
    2: You could not move.
* throw 2 and 2
    Carin threw two 2s.
    3: You threw two 2s.
3 cadet 1, 2, chief, 2
    Carin moved Cadet 1 by 2, from blue Earl 7 to red Earl 1.
    3: You moved Cadet 1 by 2, from blue Earl 7 to red Earl 1.
    Carin moved the Chief by 2, from blue Earl 6 to Earl corner 2.
    3: You moved the Chief by 2, from blue Earl 6 to Earl corner 2.
* throw 1 and 1
    Carin threw two 1s.
    3: You threw two 1s.
3 heir, 1, heir, 1
    Carin moved the Heir by 1, from red Baron 2 to red Baron 3.
    3: You moved the Heir by 1, from red Baron 2 to red Baron 3.
    Carin moved the Heir by 1, from red Baron 3 to red Baron 4.
    3: You moved the Heir by 1, from red Baron 3 to red Baron 4.
* throw 3 and 3
    Carin threw two 3s.
    3: You threw two 3s.
3 chief, 3, heir, 3
    Carin moved the Chief by 3, from Earl corner 2 to red Earl 3.
    3: You moved the Chief by 3, from Earl corner 2 to red Earl 3.
    Carin moved the Heir by 3, from red Baron 4 to red Baron 7.
    3: You moved the Heir by 3, from red Baron 4 to red Baron 7.
* throw 1 and 4
    Carin threw 1 and 4.
    3: You threw 1 and 4.
3 heir, 4, chief, 1
    Carin moved the Heir by 4, from red Baron 7 to red Baron 11.
    3: You moved the Heir by 4, from red Baron 7 to red Baron 11.
    Carin moved the Chief by 1, from red Earl 3 to red Earl 4.
    3: You moved the Chief by 1, from red Earl 3 to red Earl 4.
* throw 2 and 4
    Ada threw 2 and 4.
    1: You threw 2 and 4.
1 cadet 2, 4, cadet 2, 2
    Ada moved Cadet 2 by 4, from purple Earl 3 to purple Earl 7.
    1: You moved Cadet 2 by 4, from purple Earl 3 to purple Earl 7.
    Ada moved Cadet 2 by 2, from purple Earl 7 to blue Earl 1.
    1: You moved Cadet 2 by 2, from purple Earl 7 to blue Earl 1.
* throw 1 and 4
    Bo threw 1 and 4.
    2: You threw 1 and 4.
2 stay
    Bo could not move.
    2: You could not move.
* throw 3 and 5
    Carin threw 3 and 5.
    3: You threw 3 and 5.
3 heir, 5, cadet 1, 3
    Carin moved the Heir by 5, from red Baron 11 to green Baron 4.
    3: You moved the Heir by 5, from red Baron 11 to green Baron 4.
    Carin moved Cadet 1 by 3, from red Earl 1 to red Earl 4.
    3: You moved Cadet 1 by 3, from red Earl 1 to red Earl 4.
* throw 2 and 3
    Ada threw 2 and 3.
    1: You threw 2 and 3.
1 cadet 1, 3, cadet 1, 2
    Ada moved Cadet 1 by 3, from red Earl 6 to green Earl 1.
    1: You moved Cadet 1 by 3, from red Earl 6 to green Earl 1.
    Ada moved Cadet 1 by 2, from green Earl 1 to green Earl 3.
    1: You moved Cadet 1 by 2, from green Earl 1 to green Earl 3.
* throw 3 and 5
    Bo threw 3 and 5.
    2: You threw 3 and 5.
2 stay
    Bo could not move.
    2: You could not move.
* throw 1 and 4
    Carin threw 1 and 4.
    3: You threw 1 and 4.
3 heir, 4, heir, 1
    Carin moved the Heir by 4, from green Baron 4 to green Baron 8.
    3: You moved the Heir by 4, from green Baron 4 to green Baron 8.
    Carin moved the Heir by 1, from green Baron 8 to green Baron 9.
    3: You moved the Heir by 1, from green Baron 8 to green Baron 9.
* throw 3 and 5
    Ada threw 3 and 5.
    1: You threw 3 and 5.
1 cadet 1, 3, cadet 1, 5
    Ada moved Cadet 1 by 3, from green Earl 3 to green Earl 6.
    1: You moved Cadet 1 by 3, from green Earl 3 to green Earl 6.
    Ada moved Cadet 1 by 5, from green Earl 6 to purple Earl 3.
    1: You moved Cadet 1 by 5, from green Earl 6 to purple Earl 3.
* throw 3 and 4
    Bo threw 3 and 4.
    2: You threw 3 and 4.
2 stay
    Bo could not move.
    2: You could not move.
* throw 1 and 2
    Carin threw 1 and 2.
    3: You threw 1 and 2.
3 cadet 1, 2, heir, 1
    Carin moved Cadet 1 by 2, from red Earl 4 to red Earl 6.
    3: You moved Cadet 1 by 2, from red Earl 4 to red Earl 6.
    Carin moved the Heir by 1, from green Baron 9 to green Baron 10.
    3: You moved the Heir by 1, from green Baron 9 to green Baron 10.
* throw 2 and 4
    Ada threw 2 and 4.
    1: You threw 2 and 4.
1 heir, 2 in, chief, 4
    Ada moved the Heir by 2, from blue Baron 5 to blue Earl 4.
    1: You moved the Heir by 2, from blue Baron 5 to blue Earl 4.
    Ada moved the Chief by 4, from red Earl 2 to red Earl 6.
    1: You moved the Chief by 4, from red Earl 2 to red Earl 6.
    Ada killed Carin's Cadet 1 on red Earl 6.
    1: You killed Carin's Cadet 1 on red Earl 6.
    3: Ada killed your Cadet 1 on red Earl 6.
* throw 2 and 4
    Bo threw 2 and 4.
    2: You threw 2 and 4.
2 stay
    Bo could not move.
    2: You could not move.
* throw 3 and 5
    Carin threw 3 and 5.
    3: You threw 3 and 5.
3 heir, 5, heir, 3 in
    Carin moved the Heir by 5, from green Baron 10 to purple Baron 3.
    3: You moved the Heir by 5, from green Baron 10 to purple Baron 3.
    Carin moved the Heir by 3, from purple Baron 3 to Sanctuary 1.
    3: You moved the Heir by 3, from purple Baron 3 to Sanctuary 1.
* throw 4 and 4
    Ada threw two 4s.
    1: You threw two 4s.
1 heir, 4, heir, 4
    Ada moved the Heir by 4, from blue Earl 4 to Earl corner 2.
    1: You moved the Heir by 4, from blue Earl 4 to Earl corner 2.
    Ada moved the Heir by 4, from Earl corner 2 to red Earl 4.
    1: You moved the Heir by 4, from Earl corner 2 to red Earl 4.
    Ada killed Carin's Chief on red Earl 4.
    1: You killed Carin's Chief on red Earl 4.
    3: Ada killed your Chief on red Earl 4.
    Carin's Heir is now Chief, in Sanctuary 1.
    3: Your Heir is now Chief, in Sanctuary 1.
    A new Heir stands ready in Carin's castle.
    3: A new Heir stands ready in your castle.
* throw 2 and 3
    Ada threw 2 and 3.
    1: You threw 2 and 3.
1 chief, 3, chief, 2
    Ada moved the Chief by 3, from red Earl 6 to green Earl 1.
    1: You moved the Chief by 3, from red Earl 6 to green Earl 1.
    Ada moved the Chief by 2, from green Earl 1 to green Earl 3.
    1: You moved the Chief by 2, from green Earl 1 to green Earl 3.
* throw 3 and 6
    Bo threw 3 and 6.
    2: You threw 3 and 6.
2 stay
    Bo could not move.
    2: You could not move.
* throw 2 and 5
    Carin threw 2 and 5.
    3: You threw 2 and 5.
3 heir, 5, heir, 2
    Carin brought the Heir out by 5, to purple Baron 10.
    3: You brought the Heir out by 5, to purple Baron 10.
    Carin moved the Heir by 2, from purple Baron 10 to Baron corner 1.
    3: You moved the Heir by 2, from purple Baron 10 to Baron corner 1.
* throw 1 and 1
    Ada threw two 1s.
    1: You threw two 1s.
1 chief, 1, chief, 1
    Ada moved the Chief by 1, from green Earl 3 to green Earl 4.
    1: You moved the Chief by 1, from green Earl 3 to green Earl 4.
    Ada moved the Chief by 1, from green Earl 4 to green Earl 5.
    1: You moved the Chief by 1, from green Earl 4 to green Earl 5.
* throw 2 and 4
    Ada threw 2 and 4.
    1: You threw 2 and 4.
1 chief, 4, chief, 2
    Ada moved the Chief by 4, from green Earl 5 to purple Earl 1.
    1: You moved the Chief by 4, from green Earl 5 to purple Earl 1.
    Ada moved the Chief by 2, from purple Earl 1 to purple Earl 3.
    1: You moved the Chief by 2, from purple Earl 1 to purple Earl 3.
* throw 3 and 4
    Bo threw 3 and 4.
    2: You threw 3 and 4.
2 stay
    Bo could not move.
    2: You could not move.
* throw 4 and 6
    Carin threw 4 and 6.
    3: You threw 4 and 6.
3 heir, 4, chief, 6
    Carin moved the Heir by 4, from Baron corner 1 to blue Baron 4.
    3: You moved the Heir by 4, from Baron corner 1 to blue Baron 4.
    Carin moved the Chief by 6, from Sanctuary 1 to blue Earl 1.
    3: You moved the Chief by 6, from Sanctuary 1 to blue Earl 1.
    Carin wounded Ada's Cadet 2 on blue Earl 1: it went to its Chapel.
    1: Carin wounded your Cadet 2 on blue Earl 1: it went to its Chapel.
    3: You wounded Ada's Cadet 2 on blue Earl 1: it went to its Chapel.
* throw 1 and 6
    Ada threw 1 and 6.
    1: You threw 1 and 6.
1 chief, 1, heir, 6
    Ada moved the Chief by 1, from purple Earl 3 to purple Earl 4.
    1: You moved the Chief by 1, from purple Earl 3 to purple Earl 4.
    Ada moved the Heir by 6, from red Earl 4 to green Earl 2.
    1: You moved the Heir by 6, from red Earl 4 to green Earl 2.
* throw 1 and 2
    Bo threw 1 and 2.
    2: You threw 1 and 2.
2 stay
    Bo could not move.
    2: You could not move.
* throw 3 and 3
    Carin threw two 3s.
    3: You threw two 3s.
3 heir, 3, heir, 3
    Carin moved the Heir by 3, from blue Baron 4 to blue Baron 7.
    3: You moved the Heir by 3, from blue Baron 4 to blue Baron 7.
    Carin moved the Heir by 3, from blue Baron 7 to blue Baron 10.
    3: You moved the Heir by 3, from blue Baron 7 to blue Baron 10.
* throw 2 and 6
    Carin threw 2 and 6.
    3: You threw 2 and 6.
3 heir, 2, heir, 6
    Carin moved the Heir by 2, from blue Baron 10 to Baron corner 2.
    3: You moved the Heir by 2, from blue Baron 10 to Baron corner 2.
    Carin moved the Heir by 6, from Baron corner 2 to red Baron 6.
    3: You moved the Heir by 6, from Baron corner 2 to red Baron 6.
* throw 2 and 2
    Ada threw two 2s.
    1: You threw two 2s.
1 heir, 2, heir, 2
    Ada moved the Heir by 2, from green Earl 2 to green Earl 4.
    1: You moved the Heir by 2, from green Earl 2 to green Earl 4.
    Ada moved the Heir by 2, from green Earl 4 to green Earl 6.
    1: You moved the Heir by 2, from green Earl 4 to green Earl 6.
* throw 2 and 5
    Ada threw 2 and 5.
    1: You threw 2 and 5.
1 chief, 5, chief, 2
    Ada moved the Chief by 5, from purple Earl 4 to blue Earl 1.
    1: You moved the Chief by 5, from purple Earl 4 to blue Earl 1.
    Ada captured Carin's Chief on blue Earl 1 as a hostage.
    1: You captured Carin's Chief on blue Earl 1 as a hostage.
    3: Ada captured your Chief on blue Earl 1 as a hostage.
    Ada moved the Chief by 2, from blue Earl 1 to blue Earl 3.
    1: You moved the Chief by 2, from blue Earl 1 to blue Earl 3.
* throw 1 and 2
    Bo threw 1 and 2.
    2: You threw 1 and 2.
2 stay
    Bo could not move.
    2: You could not move.
* throw 1 and 4
    Carin threw 1 and 4.
    3: You threw 1 and 4.
3 heir, 1, heir, 4
    Carin moved the Heir by 1, from red Baron 6 to red Baron 7.
    3: You moved the Heir by 1, from red Baron 6 to red Baron 7.
    Carin moved the Heir by 4, from red Baron 7 to red Baron 11.
    3: You moved the Heir by 4, from red Baron 7 to red Baron 11.
1 throw
* throw 2 and 4
    Ada threw 2 and 4.
    1: You threw 2 and 4.
1 cadet 1, 2, chief, 4 in
    Ada moved Cadet 1 by 2, from purple Earl 3 to purple Earl 5.
    1: You moved Cadet 1 by 2, from purple Earl 3 to purple Earl 5.
    Ada moved the Chief by 4, from blue Earl 3 to Duke corner 2.
    1: You moved the Chief by 4, from blue Earl 3 to Duke corner 2.
* throw 1 and 2
    Bo threw 1 and 2.
    2: You threw 1 and 2.
2 stay
    Bo could not move.
    2: You could not move.
* throw 6 and 6
    Carin threw two 6s.
    3: You threw two 6s.
3 heir, 6, heir, 6
    Carin moved the Heir by 6, from red Baron 11 to green Baron 5.
    3: You moved the Heir by 6, from red Baron 11 to green Baron 5.
    Carin moved the Heir by 6, from green Baron 5 to green Baron 11.
    3: You moved the Heir by 6, from green Baron 5 to green Baron 11.
* throw 2 and 5
    Carin threw 2 and 5.
    3: You threw 2 and 5.
3 heir, 5, heir, 2 in
    Carin moved the Heir by 5, from green Baron 11 to purple Baron 4.
    3: You moved the Heir by 5, from green Baron 11 to purple Baron 4.
    Carin moved the Heir by 2, from purple Baron 4 to Sanctuary 1.
    3: You moved the Heir by 2, from purple Baron 4 to Sanctuary 1.
1 throw
* throw 1 and 3
    Ada threw 1 and 3.
    1: You threw 1 and 3.
1 chief, 1, cadet 1, 3
    Ada moved the Chief by 1, from Duke corner 2 to red Duke 1.
    1: You moved the Chief by 1, from Duke corner 2 to red Duke 1.
    Ada moved Cadet 1 by 3, from purple Earl 5 to Earl corner 1.
    1: You moved Cadet 1 by 3, from purple Earl 5 to Earl corner 1.
* throw 3 and 6
    Bo threw 3 and 6.
    2: You threw 3 and 6.
2 stay
    Bo could not move.
    2: You could not move.
* throw 5 and 5
    Carin threw two 5s.
    3: You threw two 5s.
3 heir, 5, heir, 5
    Carin moved the Heir by 5, from Sanctuary 1 to Earl corner 1.
    3: You moved the Heir by 5, from Sanctuary 1 to Earl corner 1.
    Carin killed Ada's Cadet 1 on Earl corner 1.
    1: Carin killed your Cadet 1 on Earl corner 1.
    3: You killed Ada's Cadet 1 on Earl corner 1.
    Carin moved the Heir by 5, from Earl corner 1 to blue Earl 5.
    3: You moved the Heir by 5, from Earl corner 1 to blue Earl 5.
* throw 5 and 6
    Carin threw 5 and 6.
    3: You threw 5 and 6.
3 heir, 5, heir, 6
    Carin moved the Heir by 5, from blue Earl 5 to red Earl 2.
    3: You moved the Heir by 5, from blue Earl 5 to red Earl 2.
    Carin moved the Heir by 6, from red Earl 2 to Earl corner 3.
    3: You moved the Heir by 6, from red Earl 2 to Earl corner 3.
1 throw
* throw 4 and 6
    Ada threw 4 and 6.
    1: You threw 4 and 6.
1 chief, 6, heir, 4
    Ada moved the Chief by 6, from red Duke 1 to green Duke 3.
    1: You moved the Chief by 6, from red Duke 1 to green Duke 3.
    Ada moved the Heir by 4, from green Earl 6 to purple Earl 2.
    1: You moved the Heir by 4, from green Earl 6 to purple Earl 2.
* throw 1 and 2
    Bo threw 1 and 2.
    2: You threw 1 and 2.
2 stay
    Bo could not move.
    2: You could not move.
* throw 3 and 5
    Carin threw 3 and 5.
    3: You threw 3 and 5.
3 heir, 5, heir, 3
    Carin moved the Heir by 5, from Earl corner 3 to green Earl 5.
    3: You moved the Heir by 5, from Earl corner 3 to green Earl 5.
    Carin moved the Heir by 3, from green Earl 5 to Earl corner 4.
    3: You moved the Heir by 3, from green Earl 5 to Earl corner 4.
1 throw
* throw 1 and 1
    Ada threw two 1s.
    1: You threw two 1s.
1 chief, 1, chief, 1
    Ada moved the Chief by 1, from green Duke 3 to Duke corner 4.
    1: You moved the Chief by 1, from green Duke 3 to Duke corner 4.
    Ada moved the Chief by 1, from Duke corner 4 to purple Duke 1.
    1: You moved the Chief by 1, from Duke corner 4 to purple Duke 1.
1 throw
* throw 4 and 6
    Ada threw 4 and 6.
    1: You threw 4 and 6.
1 heir, 4, chief, 6 in
    Ada moved the Heir by 4, from purple Earl 2 to purple Earl 6.
    1: You moved the Heir by 4, from purple Earl 2 to purple Earl 6.
    Ada moved the Chief by 6, onto the Banner.
    1: You moved the Chief by 6, onto the Banner.
    Ada's Chief stands on the Banner and is Regent.
    1: Your Chief stands on the Banner and is Regent.

    Ada wins.
    1: You win!
    1. Ada: won
    1: 1. You: won
    2. Bo: did not win
    2: 2. You: did not win
    2. Carin: did not win
    3: 2. You: did not win
