Regalia: 1
Game: baronage
Rules: 1
Data: 25b62218c30f6460091b5220db63e23c16418e8a8d8b125449ac629f8f5c65e2
Seats: 4
Option alliance: 1
Option board: 0
Option level: 2
Option cards: 0
Player 1: Ada
Player 2: Bo
Player 3: Carin
Player 4: Dag
Result: 0 (3.), 1 (1.), 0 (3.), 1 (1.)
Seed-Hash: eeacde0d259f75777d5415dce240b13d1beceb41f97ab442dd07debac888650b
Seed: 892f315720731bfdad673261d96bb9a0606e2b32818dcac19b0135818a049ee3

* castle red
    Ada got the red castle.
    1: You got the red castle.
    Bo got the green castle.
    2: You got the green castle.
    Carin got the purple castle.
    3: You got the purple castle.
    Dag got the blue castle.
    4: You got the blue castle.
* start 4
    By lot Dag's throw comes first.
    4: By lot your throw comes first.
* throw 1 and 4
    Dag threw 1 and 4.
    4: You threw 1 and 4.
4 chief, 4, heir, 1
    Dag brought the Chief out by 4, to blue Baron 9.
    4: You brought the Chief out by 4, to blue Baron 9.
    Dag brought the Heir out by 1, to blue Baron 6.
    4: You brought the Heir out by 1, to blue Baron 6.
* throw 4 and 6
    Ada threw 4 and 6.
    1: You threw 4 and 6.
1 cadet 1, 4, chief, 6
    Ada brought Cadet 1 out by 4, to red Baron 9.
    1: You brought Cadet 1 out by 4, to red Baron 9.
    Ada brought the Chief out by 6, to red Baron 11.
    1: You brought the Chief out by 6, to red Baron 11.
* throw 2 and 6
    Bo threw 2 and 6.
    2: You threw 2 and 6.
2 cadet 1, 6, heir, 2
    Bo brought Cadet 1 out by 6, to green Baron 11.
    2: You brought Cadet 1 out by 6, to green Baron 11.
    Bo brought the Heir out by 2, to green Baron 7.
    2: You brought the Heir out by 2, to green Baron 7.
* throw 1 and 3
    Carin threw 1 and 3.
    3: You threw 1 and 3.
3 cadet 1, 1, chief, 3
    Carin brought Cadet 1 out by 1, to purple Baron 6.
    3: You brought Cadet 1 out by 1, to purple Baron 6.
    Carin brought the Chief out by 3, to purple Baron 8.
    3: You brought the Chief out by 3, to purple Baron 8.
* throw 5 and 6
    Dag threw 5 and 6.
    4: You threw 5 and 6.
4 chief, 6, cadet 1, 5
    Dag moved the Chief by 6, from blue Baron 9 to red Baron 3.
    4: You moved the Chief by 6, from blue Baron 9 to red Baron 3.
    Dag brought Cadet 1 out by 5, to blue Baron 10.
    4: You brought Cadet 1 out by 5, to blue Baron 10.
* throw 2 and 4
    Ada threw 2 and 4.
    1: You threw 2 and 4.
1 cadet 2, 4, cadet 3, 2
    Ada brought Cadet 2 out by 4, to red Baron 9.
    1: You brought Cadet 2 out by 4, to red Baron 9.
    Ada brought Cadet 3 out by 2, to red Baron 7.
    1: You brought Cadet 3 out by 2, to red Baron 7.
* throw 4 and 6
    Bo threw 4 and 6.
    2: You threw 4 and 6.
2 heir, 4, chief, 6
    Bo moved the Heir by 4, from green Baron 7 to green Baron 11.
    2: You moved the Heir by 4, from green Baron 7 to green Baron 11.
    Bo brought the Chief out by 6, to green Baron 11.
    2: You brought the Chief out by 6, to green Baron 11.
* throw 2 and 4
    Carin threw 2 and 4.
    3: You threw 2 and 4.
3 cadet 2, 2, chief, 4
    Carin brought Cadet 2 out by 2, to purple Baron 7.
    3: You brought Cadet 2 out by 2, to purple Baron 7.
    Carin moved the Chief by 4, from purple Baron 8 to Baron corner 1.
    3: You moved the Chief by 4, from purple Baron 8 to Baron corner 1.
* throw 4 and 5
    Dag threw 4 and 5.
    4: You threw 4 and 5.
4 cadet 1, 5, cadet 2, 4
    Dag moved Cadet 1 by 5, from blue Baron 10 to red Baron 3.
    4: You moved Cadet 1 by 5, from blue Baron 10 to red Baron 3.
    Dag brought Cadet 2 out by 4, to blue Baron 9.
    4: You brought Cadet 2 out by 4, to blue Baron 9.
* throw 1 and 5
    Ada threw 1 and 5.
    1: You threw 1 and 5.
1 cadet 4, 5, cadet 4, 1
    Ada brought Cadet 4 out by 5, to red Baron 10.
    1: You brought Cadet 4 out by 5, to red Baron 10.
    Ada moved Cadet 4 by 1, from red Baron 10 to red Baron 11.
    1: You moved Cadet 4 by 1, from red Baron 10 to red Baron 11.
* throw 2 and 3
    Bo threw 2 and 3.
    2: You threw 2 and 3.
2 cadet 2, 3, chief, 2
    Bo brought Cadet 2 out by 3, to green Baron 8.
    2: You brought Cadet 2 out by 3, to green Baron 8.
    Bo moved the Chief by 2, from green Baron 11 to purple Baron 1.
    2: You moved the Chief by 2, from green Baron 11 to purple Baron 1.
* throw 1 and 4
    Carin threw 1 and 4.
    3: You threw 1 and 4.
3 heir, 1, cadet 2, 4
    Carin brought the Heir out by 1, to purple Baron 6.
    3: You brought the Heir out by 1, to purple Baron 6.
    Carin moved Cadet 2 by 4, from purple Baron 7 to purple Baron 11.
    3: You moved Cadet 2 by 4, from purple Baron 7 to purple Baron 11.
* throw 3 and 4
    Dag threw 3 and 4.
    4: You threw 3 and 4.
4 cadet 2, 4, heir, 3
    Dag moved Cadet 2 by 4, from blue Baron 9 to red Baron 1.
    4: You moved Cadet 2 by 4, from blue Baron 9 to red Baron 1.
    Dag moved the Heir by 3, from blue Baron 6 to blue Baron 9.
    4: You moved the Heir by 3, from blue Baron 6 to blue Baron 9.
* throw 3 and 3
    Ada threw two 3s.
    1: You threw two 3s.
1 heir, 3, heir, 3
    Ada brought the Heir out by 3, to red Baron 8.
    1: You brought the Heir out by 3, to red Baron 8.
    Ada moved the Heir by 3, from red Baron 8 to red Baron 11.
    1: You moved the Heir by 3, from red Baron 8 to red Baron 11.
* throw 1 and 1
    Ada threw two 1s.
    1: You threw two 1s.
1 cadet 3, 1, cadet 3, 1
    Ada moved Cadet 3 by 1, from red Baron 7 to red Baron 8.
    1: You moved Cadet 3 by 1, from red Baron 7 to red Baron 8.
    Ada moved Cadet 3 by 1, from red Baron 8 to red Baron 9.
    1: You moved Cadet 3 by 1, from red Baron 8 to red Baron 9.
* throw 3 and 6
    Ada threw 3 and 6.
    1: You threw 3 and 6.
1 heir, 6, cadet 4, 3
    Ada moved the Heir by 6, from red Baron 11 to green Baron 5.
    1: You moved the Heir by 6, from red Baron 11 to green Baron 5.
    Ada moved Cadet 4 by 3, from red Baron 11 to green Baron 2.
    1: You moved Cadet 4 by 3, from red Baron 11 to green Baron 2.
* throw 2 and 2
    Bo threw two 2s.
    2: You threw two 2s.
2 heir, 2, heir, 2
    Bo moved the Heir by 2, from green Baron 11 to purple Baron 1.
    2: You moved the Heir by 2, from green Baron 11 to purple Baron 1.
    Bo moved the Heir by 2, from purple Baron 1 to purple Baron 3.
    2: You moved the Heir by 2, from purple Baron 1 to purple Baron 3.
* throw 5 and 5
    Bo threw two 5s.
    2: You threw two 5s.
2 cadet 3, 5, cadet 2, 5
    Bo brought Cadet 3 out by 5, to green Baron 10.
    2: You brought Cadet 3 out by 5, to green Baron 10.
    Bo moved Cadet 2 by 5, from green Baron 8 to purple Baron 1.
    2: You moved Cadet 2 by 5, from green Baron 8 to purple Baron 1.
* throw 1 and 6
    Bo threw 1 and 6.
    2: You threw 1 and 6.
2 cadet 2, 1, cadet 3, 6
    Bo moved Cadet 2 by 1, from purple Baron 1 to purple Baron 2.
    2: You moved Cadet 2 by 1, from purple Baron 1 to purple Baron 2.
    Bo moved Cadet 3 by 6, from green Baron 10 to purple Baron 4.
    2: You moved Cadet 3 by 6, from green Baron 10 to purple Baron 4.
* throw 4 and 6
    Carin threw 4 and 6.
    3: You threw 4 and 6.
3 cadet 1, 6, cadet 1, 4
    Carin moved Cadet 1 by 6, from purple Baron 6 to Baron corner 1.
    3: You moved Cadet 1 by 6, from purple Baron 6 to Baron corner 1.
    Carin moved Cadet 1 by 4, from Baron corner 1 to blue Baron 4.
    3: You moved Cadet 1 by 4, from Baron corner 1 to blue Baron 4.
* throw 2 and 4
    Dag threw 2 and 4.
    4: You threw 2 and 4.
4 chief, 2, cadet 3, 4
    Dag moved the Chief by 2, from red Baron 3 to red Baron 5.
    4: You moved the Chief by 2, from red Baron 3 to red Baron 5.
    Dag brought Cadet 3 out by 4, to blue Baron 9.
    4: You brought Cadet 3 out by 4, to blue Baron 9.
* throw 2 and 5
    Ada threw 2 and 5.
    1: You threw 2 and 5.
1 chief, 5, cadet 4, 2
    Ada moved the Chief by 5, from red Baron 11 to green Baron 4.
    1: You moved the Chief by 5, from red Baron 11 to green Baron 4.
    Ada moved Cadet 4 by 2, from green Baron 2 to green Baron 4.
    1: You moved Cadet 4 by 2, from green Baron 2 to green Baron 4.
* throw 2 and 6
    Bo threw 2 and 6.
    2: You threw 2 and 6.
2 cadet 4, 6, chief, 2
    Bo brought Cadet 4 out by 6, to green Baron 11.
    2: You brought Cadet 4 out by 6, to green Baron 11.
    Bo moved the Chief by 2, from purple Baron 1 to purple Baron 3.
    2: You moved the Chief by 2, from purple Baron 1 to purple Baron 3.
* throw 1 and 6
    Carin threw 1 and 6.
    3: You threw 1 and 6.
3 chief, 6, cadet 2, 1
    Carin moved the Chief by 6, from Baron corner 1 to blue Baron 6.
    3: You moved the Chief by 6, from Baron corner 1 to blue Baron 6.
    Carin moved Cadet 2 by 1, from purple Baron 11 to Baron corner 1.
    3: You moved Cadet 2 by 1, from purple Baron 11 to Baron corner 1.
* throw 2 and 4
    Dag threw 2 and 4.
    4: You threw 2 and 4.
4 cadet 2, 4, chief, 2
    Dag moved Cadet 2 by 4, from red Baron 1 to red Baron 5.
    4: You moved Cadet 2 by 4, from red Baron 1 to red Baron 5.
    Dag moved the Chief by 2, from red Baron 5 to red Baron 7.
    4: You moved the Chief by 2, from red Baron 5 to red Baron 7.
* throw 4 and 6
    Ada threw 4 and 6.
    1: You threw 4 and 6.
1 cadet 1, 6, cadet 4, 4
    Ada moved Cadet 1 by 6, from red Baron 9 to green Baron 3.
    1: You moved Cadet 1 by 6, from red Baron 9 to green Baron 3.
    Ada moved Cadet 4 by 4, from green Baron 4 to green Baron 8.
    1: You moved Cadet 4 by 4, from green Baron 4 to green Baron 8.
* throw 1 and 6
    Bo threw 1 and 6.
    2: You threw 1 and 6.
2 cadet 3, 1, cadet 3, 6
    Bo moved Cadet 3 by 1, from purple Baron 4 to purple Baron 5.
    2: You moved Cadet 3 by 1, from purple Baron 4 to purple Baron 5.
    Bo moved Cadet 3 by 6, from purple Baron 5 to purple Baron 11.
    2: You moved Cadet 3 by 6, from purple Baron 5 to purple Baron 11.
* throw 1 and 1
    Carin threw two 1s.
    3: You threw two 1s.
3 chief, 1, cadet 2, 1
    Carin moved the Chief by 1, from blue Baron 6 to blue Baron 7.
    3: You moved the Chief by 1, from blue Baron 6 to blue Baron 7.
    Carin moved Cadet 2 by 1, from Baron corner 1 to blue Baron 1.
    3: You moved Cadet 2 by 1, from Baron corner 1 to blue Baron 1.
* throw 3 and 6
    Carin threw 3 and 6.
    3: You threw 3 and 6.
3 cadet 2, 6, cadet 3, 3
    Carin moved Cadet 2 by 6, from blue Baron 1 to blue Baron 7.
    3: You moved Cadet 2 by 6, from blue Baron 1 to blue Baron 7.
    Carin brought Cadet 3 out by 3, to purple Baron 8.
    3: You brought Cadet 3 out by 3, to purple Baron 8.
* throw 2 and 5
    Dag threw 2 and 5.
    4: You threw 2 and 5.
4 cadet 1, 5, cadet 2, 2
    Dag moved Cadet 1 by 5, from red Baron 3 to red Baron 8.
    4: You moved Cadet 1 by 5, from red Baron 3 to red Baron 8.
    Dag moved Cadet 2 by 2, from red Baron 5 to red Baron 7.
    4: You moved Cadet 2 by 2, from red Baron 5 to red Baron 7.
* throw 1 and 1
    Ada threw two 1s.
    1: You threw two 1s.
1 cadet 1, 1, heir, 1
    Ada moved Cadet 1 by 1, from green Baron 3 to green Baron 4.
    1: You moved Cadet 1 by 1, from green Baron 3 to green Baron 4.
    Ada moved the Heir by 1, from green Baron 5 to green Baron 6.
    1: You moved the Heir by 1, from green Baron 5 to green Baron 6.
* throw 2 and 3
    Ada threw 2 and 3.
    1: You threw 2 and 3.
1 chief, 2, heir, 3
    Ada moved the Chief by 2, from green Baron 4 to green Baron 6.
    1: You moved the Chief by 2, from green Baron 4 to green Baron 6.
    Ada moved the Heir by 3, from green Baron 6 to green Baron 9.
    1: You moved the Heir by 3, from green Baron 6 to green Baron 9.
* throw 3 and 5
    Bo threw 3 and 5.
    2: You threw 3 and 5.
2 heir, 3, cadet 2, 5
    Bo moved the Heir by 3, from purple Baron 3 to purple Baron 6.
    2: You moved the Heir by 3, from purple Baron 3 to purple Baron 6.
    Bo wounded Carin's Heir on purple Baron 6: it went to its Chapel.
    2: You wounded Carin's Heir on purple Baron 6: it went to its Chapel.
    3: Bo wounded your Heir on purple Baron 6: it went to its Chapel.
    Bo moved Cadet 2 by 5, from purple Baron 2 to purple Baron 7.
    2: You moved Cadet 2 by 5, from purple Baron 2 to purple Baron 7.
* throw 4 and 5
    Carin threw 4 and 5.
    3: You threw 4 and 5.
3 cadet 1, 4, cadet 4, 5
    Carin moved Cadet 1 by 4, from blue Baron 4 to blue Baron 8.
    3: You moved Cadet 1 by 4, from blue Baron 4 to blue Baron 8.
    Carin brought Cadet 4 out by 5, to purple Baron 10.
    3: You brought Cadet 4 out by 5, to purple Baron 10.
* throw 4 and 5
    Dag threw 4 and 5.
    4: You threw 4 and 5.
4 cadet 3, 4, cadet 3, 5
    Dag moved Cadet 3 by 4, from blue Baron 9 to red Baron 1.
    4: You moved Cadet 3 by 4, from blue Baron 9 to red Baron 1.
    Dag moved Cadet 3 by 5, from red Baron 1 to red Baron 6.
    4: You moved Cadet 3 by 5, from red Baron 1 to red Baron 6.
* throw 1 and 4
    Ada threw 1 and 4.
    1: You threw 1 and 4.
1 chief, 1, cadet 1, 4
    Ada moved the Chief by 1, from green Baron 6 to green Baron 7.
    1: You moved the Chief by 1, from green Baron 6 to green Baron 7.
    Ada moved Cadet 1 by 4, from green Baron 4 to green Baron 8.
    1: You moved Cadet 1 by 4, from green Baron 4 to green Baron 8.
* throw 1 and 6
    Bo threw 1 and 6.
    2: You threw 1 and 6.
2 chief, 6, cadet 2, 1
    Bo moved the Chief by 6, from purple Baron 3 to purple Baron 9.
    2: You moved the Chief by 6, from purple Baron 3 to purple Baron 9.
    Bo moved Cadet 2 by 1, from purple Baron 7 to purple Baron 8.
    2: You moved Cadet 2 by 1, from purple Baron 7 to purple Baron 8.
    Bo wounded Carin's Cadet 3 on purple Baron 8: it went to its Chapel.
    2: You wounded Carin's Cadet 3 on purple Baron 8: it went to its Chapel.
    3: Bo wounded your Cadet 3 on purple Baron 8: it went to its Chapel.
* throw 4 and 5
    Carin threw 4 and 5.
    3: You threw 4 and 5.
3 chief, 5, cadet 1, 4
    Carin moved the Chief by 5, from blue Baron 7 to Baron corner 2.
    3: You moved the Chief by 5, from blue Baron 7 to Baron corner 2.
    Carin moved Cadet 1 by 4, from blue Baron 8 to Baron corner 2.
    3: You moved Cadet 1 by 4, from blue Baron 8 to Baron corner 2.
* throw 4 and 6
    Dag threw 4 and 6.
    4: You threw 4 and 6.
4 cadet 4, 4
    Dag brought Cadet 4 out by 4, to blue Baron 9.
    4: You brought Cadet 4 out by 4, to blue Baron 9.
    No shield could move by 6.
* throw 1 and 6
    Ada threw 1 and 6.
    1: You threw 1 and 6.
1 cadet 2, 6, chief, 1
    Ada moved Cadet 2 by 6, from red Baron 9 to green Baron 3.
    1: You moved Cadet 2 by 6, from red Baron 9 to green Baron 3.
    Ada moved the Chief by 1, from green Baron 7 to green Baron 8.
    1: You moved the Chief by 1, from green Baron 7 to green Baron 8.
* throw 1 and 6
    Bo threw 1 and 6.
    2: You threw 1 and 6.
2 chief, 1, chief, 6
    Bo moved the Chief by 1, from purple Baron 9 to purple Baron 10.
    2: You moved the Chief by 1, from purple Baron 9 to purple Baron 10.
    Bo wounded Carin's Cadet 4 on purple Baron 10: it went to its Chapel.
    2: You wounded Carin's Cadet 4 on purple Baron 10: it went to its Chapel.
    3: Bo wounded your Cadet 4 on purple Baron 10: it went to its Chapel.
    Bo moved the Chief by 6, from purple Baron 10 to blue Baron 4.
    2: You moved the Chief by 6, from purple Baron 10 to blue Baron 4.
* throw 5 and 6
    Carin threw 5 and 6.
    3: You threw 5 and 6.
3 chief, 5, heir, 6
    Carin moved the Chief by 5, from Baron corner 2 to red Baron 5.
    3: You moved the Chief by 5, from Baron corner 2 to red Baron 5.
    Carin sent the Heir from the Chapel to a chamber with the 6.
    3: You sent the Heir from the Chapel to a chamber with the 6.
* throw 1 and 6
    Dag threw 1 and 6.
    4: You threw 1 and 6.
4 cadet 1, 1, cadet 1, 6
    Dag moved Cadet 1 by 1, from red Baron 8 to red Baron 9.
    4: You moved Cadet 1 by 1, from red Baron 8 to red Baron 9.
    Dag wounded Ada's Cadet 3 on red Baron 9: it went to its Chapel.
    1: Dag wounded your Cadet 3 on red Baron 9: it went to its Chapel.
    4: You wounded Ada's Cadet 3 on red Baron 9: it went to its Chapel.
    Dag moved Cadet 1 by 6, from red Baron 9 to green Baron 3.
    4: You moved Cadet 1 by 6, from red Baron 9 to green Baron 3.
    Dag killed Ada's Cadet 2 on green Baron 3.
    1: Dag killed your Cadet 2 on green Baron 3.
    4: You killed Ada's Cadet 2 on green Baron 3.
* throw 2 and 3
    Ada threw 2 and 3.
    1: You threw 2 and 3.
1 cadet 1, 2
    Ada moved Cadet 1 by 2, from green Baron 8 to green Baron 10.
    1: You moved Cadet 1 by 2, from green Baron 8 to green Baron 10.
    No shield could move by 3.
* throw 1 and 2
    Bo threw 1 and 2.
    2: You threw 1 and 2.
2 heir, 2, cadet 3, 1
    Bo moved the Heir by 2, from purple Baron 6 to purple Baron 8.
    2: You moved the Heir by 2, from purple Baron 6 to purple Baron 8.
    Bo moved Cadet 3 by 1, from purple Baron 11 to Baron corner 1.
    2: You moved Cadet 3 by 1, from purple Baron 11 to Baron corner 1.
* throw 1 and 6
    Carin threw 1 and 6.
    3: You threw 1 and 6.
3 cadet 1, 6, heir, 1
    Carin moved Cadet 1 by 6, from Baron corner 2 to red Baron 6.
    3: You moved Cadet 1 by 6, from Baron corner 2 to red Baron 6.
    Carin killed Dag's Cadet 3 on red Baron 6.
    3: You killed Dag's Cadet 3 on red Baron 6.
    4: Carin killed your Cadet 3 on red Baron 6.
    Carin brought the Heir out by 1, to purple Baron 6.
    3: You brought the Heir out by 1, to purple Baron 6.
* throw 4 and 4
    Dag threw two 4s.
    4: You threw two 4s.
4 cadet 4, 4, cadet 4, 4
    Dag moved Cadet 4 by 4, from blue Baron 9 to red Baron 1.
    4: You moved Cadet 4 by 4, from blue Baron 9 to red Baron 1.
    Dag moved Cadet 4 by 4, from red Baron 1 to red Baron 5.
    4: You moved Cadet 4 by 4, from red Baron 1 to red Baron 5.
    Dag killed Carin's Chief on red Baron 5.
    3: Dag killed your Chief on red Baron 5.
    4: You killed Carin's Chief on red Baron 5.
    Carin's Heir is now Chief, on purple Baron 6.
    3: Your Heir is now Chief, on purple Baron 6.
    A new Heir stands ready in Carin's castle.
    3: A new Heir stands ready in your castle.
* throw 1 and 5
    Dag threw 1 and 5.
    4: You threw 1 and 5.
4 cadet 4, 1, cadet 4, 5
    Dag moved Cadet 4 by 1, from red Baron 5 to red Baron 6.
    4: You moved Cadet 4 by 1, from red Baron 5 to red Baron 6.
    Dag killed Carin's Cadet 1 on red Baron 6.
    3: Dag killed your Cadet 1 on red Baron 6.
    4: You killed Carin's Cadet 1 on red Baron 6.
    Dag moved Cadet 4 by 5, from red Baron 6 to red Baron 11.
    4: You moved Cadet 4 by 5, from red Baron 6 to red Baron 11.
* throw 2 and 3
    Ada threw 2 and 3.
    1: You threw 2 and 3.
1 cadet 4, 2
    Ada moved Cadet 4 by 2, from green Baron 8 to green Baron 10.
    1: You moved Cadet 4 by 2, from green Baron 8 to green Baron 10.
    No shield could move by 3.
* throw 1 and 1
    Bo threw two 1s.
    2: You threw two 1s.
2 cadet 3, 1, chief, 1
    Bo moved Cadet 3 by 1, from Baron corner 1 to blue Baron 1.
    2: You moved Cadet 3 by 1, from Baron corner 1 to blue Baron 1.
    Bo moved the Chief by 1, from blue Baron 4 to blue Baron 5.
    2: You moved the Chief by 1, from blue Baron 4 to blue Baron 5.
* throw 3 and 5
    Bo threw 3 and 5.
    2: You threw 3 and 5.
2 cadet 2, 5, chief, 3
    Bo moved Cadet 2 by 5, from purple Baron 8 to blue Baron 1.
    2: You moved Cadet 2 by 5, from purple Baron 8 to blue Baron 1.
    Bo moved the Chief by 3, from blue Baron 5 to blue Baron 8.
    2: You moved the Chief by 3, from blue Baron 5 to blue Baron 8.
* throw 5 and 5
    Carin threw two 5s.
    3: You threw two 5s.
3 cadet 2, 5, heir, 5
    Carin moved Cadet 2 by 5, from blue Baron 7 to Baron corner 2.
    3: You moved Cadet 2 by 5, from blue Baron 7 to Baron corner 2.
    Carin brought the Heir out by 5, to purple Baron 10.
    3: You brought the Heir out by 5, to purple Baron 10.
* throw 1 and 4
    Carin threw 1 and 4.
    3: You threw 1 and 4.
3 chief, 1, cadet 2, 4
    Carin moved the Chief by 1, from purple Baron 6 to purple Baron 7.
    3: You moved the Chief by 1, from purple Baron 6 to purple Baron 7.
    Carin moved Cadet 2 by 4, from Baron corner 2 to red Baron 4.
    3: You moved Cadet 2 by 4, from Baron corner 2 to red Baron 4.
* throw 5 and 6
    Dag threw 5 and 6.
    4: You threw 5 and 6.
4 cadet 2, 6, chief, 5
    Dag moved Cadet 2 by 6, from red Baron 7 to green Baron 1.
    4: You moved Cadet 2 by 6, from red Baron 7 to green Baron 1.
    Dag moved the Chief by 5, from red Baron 7 to Baron corner 3.
    4: You moved the Chief by 5, from red Baron 7 to Baron corner 3.
* throw 2 and 2
    Ada threw two 2s.
    1: You threw two 2s.
1 jump cadet 1 and cadet 4
    Ada moved Cadet 1 and Cadet 4 together by 2, from green Baron 10 to Baron corner 4.
    1: You moved Cadet 1 and Cadet 4 together by 2, from green Baron 10 to Baron corner 4.
* throw 3 and 4
    Ada threw 3 and 4.
    1: You threw 3 and 4.
1 cadet 1, 3, cadet 1, 4
    Ada moved Cadet 1 by 3, from Baron corner 4 to purple Baron 3.
    1: You moved Cadet 1 by 3, from Baron corner 4 to purple Baron 3.
    Ada moved Cadet 1 by 4, from purple Baron 3 to purple Baron 7.
    1: You moved Cadet 1 by 4, from purple Baron 3 to purple Baron 7.
* throw 4 and 5
    Bo threw 4 and 5.
    2: You threw 4 and 5.
2 heir, 5, chief, 4
    Bo moved the Heir by 5, from purple Baron 8 to blue Baron 1.
    2: You moved the Heir by 5, from purple Baron 8 to blue Baron 1.
    Bo moved the Chief by 4, from blue Baron 8 to Baron corner 2.
    2: You moved the Chief by 4, from blue Baron 8 to Baron corner 2.
* throw 1 and 5
    Carin threw 1 and 5.
    3: You threw 1 and 5.
3 cadet 2, 5, cadet 2, 1
    Carin moved Cadet 2 by 5, from red Baron 4 to red Baron 9.
    3: You moved Cadet 2 by 5, from red Baron 4 to red Baron 9.
    Carin moved Cadet 2 by 1, from red Baron 9 to red Baron 10.
    3: You moved Cadet 2 by 1, from red Baron 9 to red Baron 10.
* throw 6 and 6
    Dag threw two 6s.
    4: You threw two 6s.
4 chief, 6, cadet 2, 6
    Dag moved the Chief by 6, from Baron corner 3 to green Baron 6.
    4: You moved the Chief by 6, from Baron corner 3 to green Baron 6.
    Dag moved Cadet 2 by 6, from green Baron 1 to green Baron 7.
    4: You moved Cadet 2 by 6, from green Baron 1 to green Baron 7.
* throw 2 and 2
    Dag threw two 2s.
    4: You threw two 2s.
4 heir, 2, cadet 4, 2
    Dag moved the Heir by 2, from blue Baron 9 to blue Baron 11.
    4: You moved the Heir by 2, from blue Baron 9 to blue Baron 11.
    Dag moved Cadet 4 by 2, from red Baron 11 to green Baron 1.
    4: You moved Cadet 4 by 2, from red Baron 11 to green Baron 1.
* throw 4 and 6
    Dag threw 4 and 6.
    4: You threw 4 and 6.
4 cadet 2, 6, chief, 4
    Dag moved Cadet 2 by 6, from green Baron 7 to purple Baron 1.
    4: You moved Cadet 2 by 6, from green Baron 7 to purple Baron 1.
    Dag moved the Chief by 4, from green Baron 6 to green Baron 10.
    4: You moved the Chief by 4, from green Baron 6 to green Baron 10.
* throw 6 and 6
    Ada threw two 6s.
    1: You threw two 6s.
1 cadet 4, 6, cadet 3, 6
    Ada moved Cadet 4 by 6, from Baron corner 4 to purple Baron 6.
    1: You moved Cadet 4 by 6, from Baron corner 4 to purple Baron 6.
    Ada sent Cadet 3 from the Chapel to a chamber with the 6.
    1: You sent Cadet 3 from the Chapel to a chamber with the 6.
* throw 2 and 3
    Ada threw 2 and 3.
    1: You threw 2 and 3.
1 cadet 1, 3, cadet 4, 2
    Ada moved Cadet 1 by 3, from purple Baron 7 to purple Baron 10.
    1: You moved Cadet 1 by 3, from purple Baron 7 to purple Baron 10.
    Ada moved Cadet 4 by 2, from purple Baron 6 to purple Baron 8.
    1: You moved Cadet 4 by 2, from purple Baron 6 to purple Baron 8.
* throw 5 and 5
    Bo threw two 5s.
    2: You threw two 5s.
2 jump cadet 1 and cadet 4
    Bo moved Cadet 1 and Cadet 4 together by 5, from green Baron 11 to purple Baron 4.
    2: You moved Cadet 1 and Cadet 4 together by 5, from green Baron 11 to purple Baron 4.
* throw 1 and 2
    Bo threw 1 and 2.
    2: You threw 1 and 2.
2 chief, 2, chief, 1
    Bo moved the Chief by 2, from Baron corner 2 to red Baron 2.
    2: You moved the Chief by 2, from Baron corner 2 to red Baron 2.
    Bo moved the Chief by 1, from red Baron 2 to red Baron 3.
    2: You moved the Chief by 1, from red Baron 2 to red Baron 3.
* throw 4 and 6
    Carin threw 4 and 6.
    3: You threw 4 and 6.
3 cadet 2, 4, cadet 3, 6
    Carin moved Cadet 2 by 4, from red Baron 10 to green Baron 2.
    3: You moved Cadet 2 by 4, from red Baron 10 to green Baron 2.
    Carin sent Cadet 3 from the Chapel to a chamber with the 6.
    3: You sent Cadet 3 from the Chapel to a chamber with the 6.
* throw 3 and 6
    Dag threw 3 and 6.
    4: You threw 3 and 6.
4 chief, 3, heir, 6
    Dag moved the Chief by 3, from green Baron 10 to purple Baron 1.
    4: You moved the Chief by 3, from green Baron 10 to purple Baron 1.
    Dag moved the Heir by 6, from blue Baron 11 to red Baron 5.
    4: You moved the Heir by 6, from blue Baron 11 to red Baron 5.
* throw 2 and 6
    Ada threw 2 and 6.
    1: You threw 2 and 6.
1 cadet 3, 2, cadet 3, 6
    Ada brought Cadet 3 out by 2, to red Baron 7.
    1: You brought Cadet 3 out by 2, to red Baron 7.
    Ada moved Cadet 3 by 6, from red Baron 7 to green Baron 1.
    1: You moved Cadet 3 by 6, from red Baron 7 to green Baron 1.
    Ada killed Dag's Cadet 4 on green Baron 1.
    1: You killed Dag's Cadet 4 on green Baron 1.
    4: Ada killed your Cadet 4 on green Baron 1.
* throw 1 and 2
    Bo threw 1 and 2.
    2: You threw 1 and 2.
2 chief, 1, chief, 2
    Bo moved the Chief by 1, from red Baron 3 to red Baron 4.
    2: You moved the Chief by 1, from red Baron 3 to red Baron 4.
    Bo moved the Chief by 2, from red Baron 4 to red Baron 6.
    2: You moved the Chief by 2, from red Baron 4 to red Baron 6.
* throw 3 and 4
    Carin threw 3 and 4.
    3: You threw 3 and 4.
3 chief, 4, cadet 3, 3
    Carin moved the Chief by 4, from purple Baron 7 to purple Baron 11.
    3: You moved the Chief by 4, from purple Baron 7 to purple Baron 11.
    Carin brought Cadet 3 out by 3, to purple Baron 8.
    3: You brought Cadet 3 out by 3, to purple Baron 8.
* throw 5 and 6
    Dag threw 5 and 6.
    4: You threw 5 and 6.
4 cadet 1, 5, cadet 1, 6
    Dag moved Cadet 1 by 5, from green Baron 3 to green Baron 8.
    4: You moved Cadet 1 by 5, from green Baron 3 to green Baron 8.
    Dag killed Ada's Chief on green Baron 8.
    1: Dag killed your Chief on green Baron 8.
    4: You killed Ada's Chief on green Baron 8.
    Ada's Heir is now Chief, on green Baron 9.
    1: Your Heir is now Chief, on green Baron 9.
    A new Heir stands ready in Ada's castle.
    1: A new Heir stands ready in your castle.
    Dag moved Cadet 1 by 6, from green Baron 8 to purple Baron 2.
    4: You moved Cadet 1 by 6, from green Baron 8 to purple Baron 2.
* throw 3 and 5
    Ada threw 3 and 5.
    1: You threw 3 and 5.
1 cadet 3, 5, cadet 3, 3
    Ada moved Cadet 3 by 5, from green Baron 1 to green Baron 6.
    1: You moved Cadet 3 by 5, from green Baron 1 to green Baron 6.
    Ada moved Cadet 3 by 3, from green Baron 6 to green Baron 9.
    1: You moved Cadet 3 by 3, from green Baron 6 to green Baron 9.
* throw 2 and 6
    Bo threw 2 and 6.
    2: You threw 2 and 6.
2 chief, 6, chief, 2
    Bo moved the Chief by 6, from red Baron 6 to Baron corner 3.
    2: You moved the Chief by 6, from red Baron 6 to Baron corner 3.
    Bo moved the Chief by 2, from Baron corner 3 to green Baron 2.
    2: You moved the Chief by 2, from Baron corner 3 to green Baron 2.
    Bo captured Carin's Cadet 2 on green Baron 2 as a hostage.
    2: You captured Carin's Cadet 2 on green Baron 2 as a hostage.
    3: Bo captured your Cadet 2 on green Baron 2 as a hostage.
* throw 1 and 2
    Carin threw 1 and 2.
    3: You threw 1 and 2.
3 cadet 3, 2, chief, 1
    Carin moved Cadet 3 by 2, from purple Baron 8 to purple Baron 10.
    3: You moved Cadet 3 by 2, from purple Baron 8 to purple Baron 10.
    Carin moved the Chief by 1, from purple Baron 11 to Baron corner 1.
    3: You moved the Chief by 1, from purple Baron 11 to Baron corner 1.
* throw 4 and 4
    Dag threw two 4s.
    4: You threw two 4s.
4 cadet 2, 4, chief, 4
    Dag moved Cadet 2 by 4, from purple Baron 1 to purple Baron 5.
    4: You moved Cadet 2 by 4, from purple Baron 1 to purple Baron 5.
    Dag moved the Chief by 4, from purple Baron 1 to purple Baron 5.
    4: You moved the Chief by 4, from purple Baron 1 to purple Baron 5.
* throw 3 and 5
    Dag threw 3 and 5.
    4: You threw 3 and 5.
4 cadet 2, 3, heir, 5
    Dag moved Cadet 2 by 3, from purple Baron 5 to purple Baron 8.
    4: You moved Cadet 2 by 3, from purple Baron 5 to purple Baron 8.
    Dag killed Ada's Cadet 4 on purple Baron 8.
    1: Dag killed your Cadet 4 on purple Baron 8.
    4: You killed Ada's Cadet 4 on purple Baron 8.
    Dag moved the Heir by 5, from red Baron 5 to red Baron 10.
    4: You moved the Heir by 5, from red Baron 5 to red Baron 10.
* throw 2 and 6
    Ada threw 2 and 6.
    1: You threw 2 and 6.
1 cadet 1, 2, heir, 6
    Ada moved Cadet 1 by 2, from purple Baron 10 to Baron corner 1.
    1: You moved Cadet 1 by 2, from purple Baron 10 to Baron corner 1.
    Ada brought the Heir out by 6, to red Baron 11.
    1: You brought the Heir out by 6, to red Baron 11.
2 throw
* throw 2 and 3
    Bo threw 2 and 3.
    2: You threw 2 and 3.
2 chief, 2, chief, 3 in
    Bo moved the Chief by 2, from green Baron 2 to green Baron 4.
    2: You moved the Chief by 2, from green Baron 2 to green Baron 4.
    Bo moved the Chief by 3, from green Baron 4 to green Earl 4.
    2: You moved the Chief by 3, from green Baron 4 to green Earl 4.
* throw 3 and 6
    Carin threw 3 and 6.
    3: You threw 3 and 6.
3 cadet 4, 6, cadet 4, 3
    Carin sent Cadet 4 from the Chapel to a chamber with the 6.
    3: You sent Cadet 4 from the Chapel to a chamber with the 6.
    Carin brought Cadet 4 out by 3, to purple Baron 8.
    3: You brought Cadet 4 out by 3, to purple Baron 8.
    Carin captured Dag's Cadet 2 on purple Baron 8 as a hostage.
    3: You captured Dag's Cadet 2 on purple Baron 8 as a hostage.
    4: Carin captured your Cadet 2 on purple Baron 8 as a hostage.
* throw 3 and 3
    Dag threw two 3s.
    4: You threw two 3s.
4 chief, 3, cadet 1, 3
    Dag moved the Chief by 3, from purple Baron 5 to purple Baron 8.
    4: You moved the Chief by 3, from purple Baron 5 to purple Baron 8.
    Dag wounded Carin's Cadet 4 on purple Baron 8: it went to its Chapel.
    3: Dag wounded your Cadet 4 on purple Baron 8: it went to its Chapel.
    4: You wounded Carin's Cadet 4 on purple Baron 8: it went to its Chapel.
    Dag moved Cadet 1 by 3, from purple Baron 2 to purple Baron 5.
    4: You moved Cadet 1 by 3, from purple Baron 2 to purple Baron 5.
* throw 3 and 5
    Dag threw 3 and 5.
    4: You threw 3 and 5.
4 heir, 5, cadet 1, 3
    Dag moved the Heir by 5, from red Baron 10 to green Baron 3.
    4: You moved the Heir by 5, from red Baron 10 to green Baron 3.
    Dag moved Cadet 1 by 3, from purple Baron 5 to purple Baron 8.
    4: You moved Cadet 1 by 3, from purple Baron 5 to purple Baron 8.
* throw 3 and 6
    Ada threw 3 and 6.
    1: You threw 3 and 6.
1 cadet 3, 3, chief, 6
    Ada moved Cadet 3 by 3, from green Baron 9 to Baron corner 4.
    1: You moved Cadet 3 by 3, from green Baron 9 to Baron corner 4.
    Ada moved the Chief by 6, from green Baron 9 to purple Baron 3.
    1: You moved the Chief by 6, from green Baron 9 to purple Baron 3.
2 throw
* throw 2 and 3
    Bo threw 2 and 3.
    2: You threw 2 and 3.
2 heir, 3, cadet 2, 2
    Bo moved the Heir by 3, from blue Baron 1 to blue Baron 4.
    2: You moved the Heir by 3, from blue Baron 1 to blue Baron 4.
    Bo moved Cadet 2 by 2, from blue Baron 1 to blue Baron 3.
    2: You moved Cadet 2 by 2, from blue Baron 1 to blue Baron 3.
3 throw
* throw 1 and 3
    Carin threw 1 and 3.
    3: You threw 1 and 3.
3 heir, 3, cadet 3, 1
    Carin moved the Heir by 3, from purple Baron 10 to blue Baron 1.
    3: You moved the Heir by 3, from purple Baron 10 to blue Baron 1.
    Carin killed Bo's Cadet 3 on blue Baron 1.
    2: Carin killed your Cadet 3 on blue Baron 1.
    3: You killed Bo's Cadet 3 on blue Baron 1.
    Carin moved Cadet 3 by 1, from purple Baron 10 to purple Baron 11.
    3: You moved Cadet 3 by 1, from purple Baron 10 to purple Baron 11.
* throw 1 and 5
    Dag threw 1 and 5.
    4: You threw 1 and 5.
4 heir, 5, heir, 1
    Dag moved the Heir by 5, from green Baron 3 to green Baron 8.
    4: You moved the Heir by 5, from green Baron 3 to green Baron 8.
    Dag moved the Heir by 1, from green Baron 8 to green Baron 9.
    4: You moved the Heir by 1, from green Baron 8 to green Baron 9.
* throw 1 and 6
    Ada threw 1 and 6.
    1: You threw 1 and 6.
1 heir, 6, cadet 1, 1
    Ada moved the Heir by 6, from red Baron 11 to green Baron 5.
    1: You moved the Heir by 6, from red Baron 11 to green Baron 5.
    Ada moved Cadet 1 by 1, from Baron corner 1 to blue Baron 1.
    1: You moved Cadet 1 by 1, from Baron corner 1 to blue Baron 1.
2 throw
* throw 3 and 3
    Bo threw two 3s.
    2: You threw two 3s.
2 cadet 2, 3, cadet 2, 3
    Bo moved Cadet 2 by 3, from blue Baron 3 to blue Baron 6.
    2: You moved Cadet 2 by 3, from blue Baron 3 to blue Baron 6.
    Bo moved Cadet 2 by 3, from blue Baron 6 to blue Baron 9.
    2: You moved Cadet 2 by 3, from blue Baron 6 to blue Baron 9.
2 throw
* throw 2 and 2
    Bo threw two 2s.
    2: You threw two 2s.
2 cadet 2, 2, cadet 2, 2
    Bo moved Cadet 2 by 2, from blue Baron 9 to blue Baron 11.
    2: You moved Cadet 2 by 2, from blue Baron 9 to blue Baron 11.
    Bo moved Cadet 2 by 2, from blue Baron 11 to red Baron 1.
    2: You moved Cadet 2 by 2, from blue Baron 11 to red Baron 1.
2 throw
* throw 2 and 6
    Bo threw 2 and 6.
    2: You threw 2 and 6.
2 chief, 6, chief, 2
    Bo moved the Chief by 6, from green Earl 4 to purple Earl 2.
    2: You moved the Chief by 6, from green Earl 4 to purple Earl 2.
    Bo moved the Chief by 2, from purple Earl 2 to purple Earl 4.
    2: You moved the Chief by 2, from purple Earl 2 to purple Earl 4.
3 throw
* throw 2 and 6
    Carin threw 2 and 6.
    3: You threw 2 and 6.
3 cadet 3, 6, cadet 3, 2
    Carin moved Cadet 3 by 6, from purple Baron 11 to blue Baron 5.
    3: You moved Cadet 3 by 6, from purple Baron 11 to blue Baron 5.
    Carin moved Cadet 3 by 2, from blue Baron 5 to blue Baron 7.
    3: You moved Cadet 3 by 2, from blue Baron 5 to blue Baron 7.
* throw 2 and 5
    Dag threw 2 and 5.
    4: You threw 2 and 5.
4 heir, 5, heir, 2
    Dag moved the Heir by 5, from green Baron 9 to purple Baron 2.
    4: You moved the Heir by 5, from green Baron 9 to purple Baron 2.
    Dag moved the Heir by 2, from purple Baron 2 to purple Baron 4.
    4: You moved the Heir by 2, from purple Baron 2 to purple Baron 4.
* throw 4 and 6
    Ada threw 4 and 6.
    1: You threw 4 and 6.
1 cadet 1, 4, heir, 6
    Ada moved Cadet 1 by 4, from blue Baron 1 to blue Baron 5.
    1: You moved Cadet 1 by 4, from blue Baron 1 to blue Baron 5.
    Ada moved the Heir by 6, from green Baron 5 to green Baron 11.
    1: You moved the Heir by 6, from green Baron 5 to green Baron 11.
2 throw
* throw 1 and 3
    Bo threw 1 and 3.
    2: You threw 1 and 3.
2 heir, 1, cadet 2, 3
    Bo moved the Heir by 1, from blue Baron 4 to blue Baron 5.
    2: You moved the Heir by 1, from blue Baron 4 to blue Baron 5.
    Bo killed Ada's Cadet 1 on blue Baron 5.
    1: Bo killed your Cadet 1 on blue Baron 5.
    2: You killed Ada's Cadet 1 on blue Baron 5.
    Bo moved Cadet 2 by 3, from red Baron 1 to red Baron 4.
    2: You moved Cadet 2 by 3, from red Baron 1 to red Baron 4.
3 throw
* throw 4 and 5
    Carin threw 4 and 5.
    3: You threw 4 and 5.
3 cadet 3, 5, cadet 3, 4
    Carin moved Cadet 3 by 5, from blue Baron 7 to Baron corner 2.
    3: You moved Cadet 3 by 5, from blue Baron 7 to Baron corner 2.
    Carin moved Cadet 3 by 4, from Baron corner 2 to red Baron 4.
    3: You moved Cadet 3 by 4, from Baron corner 2 to red Baron 4.
    Carin killed Bo's Cadet 2 on red Baron 4.
    2: Carin killed your Cadet 2 on red Baron 4.
    3: You killed Bo's Cadet 2 on red Baron 4.
* throw 3 and 5
    Dag threw 3 and 5.
    4: You threw 3 and 5.
4 heir, 5, heir, 3
    Dag moved the Heir by 5, from purple Baron 4 to purple Baron 9.
    4: You moved the Heir by 5, from purple Baron 4 to purple Baron 9.
    Dag moved the Heir by 3, from purple Baron 9 to Baron corner 1.
    4: You moved the Heir by 3, from purple Baron 9 to Baron corner 1.
    Dag killed Carin's Chief on Baron corner 1.
    3: Dag killed your Chief on Baron corner 1.
    4: You killed Carin's Chief on Baron corner 1.
    Carin's Heir is now Chief, on blue Baron 1.
    3: Your Heir is now Chief, on blue Baron 1.
    A new Heir stands ready in Carin's castle.
    3: A new Heir stands ready in your castle.
* throw 1 and 2
    Ada threw 1 and 2.
    1: You threw 1 and 2.
1 cadet 3, 2, heir, 1
    Ada moved Cadet 3 by 2, from Baron corner 4 to purple Baron 2.
    1: You moved Cadet 3 by 2, from Baron corner 4 to purple Baron 2.
    Ada moved the Heir by 1, from green Baron 11 to Baron corner 4.
    1: You moved the Heir by 1, from green Baron 11 to Baron corner 4.
2 throw
* throw 1 and 2
    Bo threw 1 and 2.
    2: You threw 1 and 2.
2 chief, 1, chief, 2
    Bo moved the Chief by 1, from purple Earl 4 to purple Earl 5.
    2: You moved the Chief by 1, from purple Earl 4 to purple Earl 5.
    Bo moved the Chief by 2, from purple Earl 5 to purple Earl 7.
    2: You moved the Chief by 2, from purple Earl 5 to purple Earl 7.
3 throw
* throw 2 and 4
    Carin threw 2 and 4.
    3: You threw 2 and 4.
3 chief, 4, chief, 2
    Carin moved the Chief by 4, from blue Baron 1 to blue Baron 5.
    3: You moved the Chief by 4, from blue Baron 1 to blue Baron 5.
    Carin killed Bo's Heir on blue Baron 5.
    2: Carin killed your Heir on blue Baron 5.
    3: You killed Bo's Heir on blue Baron 5.
    A new Heir stands ready in Bo's castle.
    2: A new Heir stands ready in your castle.
    Carin moved the Chief by 2, from blue Baron 5 to blue Baron 7.
    3: You moved the Chief by 2, from blue Baron 5 to blue Baron 7.
* throw 1 and 2
    Dag threw 1 and 2.
    4: You threw 1 and 2.
4 heir, 1, heir, 2
    Dag moved the Heir by 1, from Baron corner 1 to blue Baron 1.
    4: You moved the Heir by 1, from Baron corner 1 to blue Baron 1.
    Dag moved the Heir by 2, from blue Baron 1 to blue Baron 3.
    4: You moved the Heir by 2, from blue Baron 1 to blue Baron 3.
* throw 2 and 6
    Ada threw 2 and 6.
    1: You threw 2 and 6.
1 heir, 2
    Ada moved the Heir by 2, from Baron corner 4 to purple Baron 2.
    1: You moved the Heir by 2, from Baron corner 4 to purple Baron 2.
    No shield could move by 6.
2 throw
* throw 4 and 6
    Bo threw 4 and 6.
    2: You threw 4 and 6.
2 heir, 4, cadet 1, 6
    Bo brought the Heir out by 4, to green Baron 9.
    2: You brought the Heir out by 4, to green Baron 9.
    Bo moved Cadet 1 by 6, from purple Baron 4 to purple Baron 10.
    2: You moved Cadet 1 by 6, from purple Baron 4 to purple Baron 10.
3 throw
* throw 1 and 6
    Carin threw 1 and 6.
    3: You threw 1 and 6.
3 heir, 1, chief, 6
    Carin brought the Heir out by 1, to purple Baron 6.
    3: You brought the Heir out by 1, to purple Baron 6.
    Carin moved the Chief by 6, from blue Baron 7 to red Baron 1.
    3: You moved the Chief by 6, from blue Baron 7 to red Baron 1.
* throw 1 and 3
    Dag threw 1 and 3.
    4: You threw 1 and 3.
4 heir, 1, heir, 3 in
    Dag moved the Heir by 1, from blue Baron 3 to blue Baron 4.
    4: You moved the Heir by 1, from blue Baron 3 to blue Baron 4.
    Dag moved the Heir by 3, from blue Baron 4 to blue Earl 4.
    4: You moved the Heir by 3, from blue Baron 4 to blue Earl 4.
* throw 3 and 3
    Ada threw two 3s.
    1: You threw two 3s.
1 chief, 3, heir, 3
    Ada moved the Chief by 3, from purple Baron 3 to purple Baron 6.
    1: You moved the Chief by 3, from purple Baron 3 to purple Baron 6.
    Ada moved the Heir by 3, from purple Baron 2 to purple Baron 5.
    1: You moved the Heir by 3, from purple Baron 2 to purple Baron 5.
* throw 2 and 3
    Ada threw 2 and 3.
    1: You threw 2 and 3.
1 heir, 2, cadet 3, 3
    Ada moved the Heir by 2, from purple Baron 5 to purple Baron 7.
    1: You moved the Heir by 2, from purple Baron 5 to purple Baron 7.
    Ada moved Cadet 3 by 3, from purple Baron 2 to purple Baron 5.
    1: You moved Cadet 3 by 3, from purple Baron 2 to purple Baron 5.
2 throw
* throw 1 and 2
    Bo threw 1 and 2.
    2: You threw 1 and 2.
2 chief, 2, cadet 4, 1
    Bo moved the Chief by 2, from purple Earl 7 to blue Earl 1.
    2: You moved the Chief by 2, from purple Earl 7 to blue Earl 1.
    Bo moved Cadet 4 by 1, from purple Baron 4 to purple Baron 5.
    2: You moved Cadet 4 by 1, from purple Baron 4 to purple Baron 5.
    Bo killed Ada's Cadet 3 on purple Baron 5.
    1: Bo killed your Cadet 3 on purple Baron 5.
    2: You killed Ada's Cadet 3 on purple Baron 5.
3 throw
* throw 4 and 6
    Carin threw 4 and 6.
    3: You threw 4 and 6.
3 chief, 6, chief, 4
    Carin moved the Chief by 6, from red Baron 1 to red Baron 7.
    3: You moved the Chief by 6, from red Baron 1 to red Baron 7.
    Carin moved the Chief by 4, from red Baron 7 to red Baron 11.
    3: You moved the Chief by 4, from red Baron 7 to red Baron 11.
* throw 1 and 3
    Dag threw 1 and 3.
    4: You threw 1 and 3.
4 cadet 1, 1, chief, 3
    Dag moved Cadet 1 by 1, from purple Baron 8 to purple Baron 9.
    4: You moved Cadet 1 by 1, from purple Baron 8 to purple Baron 9.
    Dag moved the Chief by 3, from purple Baron 8 to purple Baron 11.
    4: You moved the Chief by 3, from purple Baron 8 to purple Baron 11.
* throw 3 and 4
    Ada threw 3 and 4.
    1: You threw 3 and 4.
1 chief, 4, heir, 3
    Ada moved the Chief by 4, from purple Baron 6 to purple Baron 10.
    1: You moved the Chief by 4, from purple Baron 6 to purple Baron 10.
    Ada killed Bo's Cadet 1 on purple Baron 10.
    1: You killed Bo's Cadet 1 on purple Baron 10.
    2: Ada killed your Cadet 1 on purple Baron 10.
    Ada moved the Heir by 3, from purple Baron 7 to purple Baron 10.
    1: You moved the Heir by 3, from purple Baron 7 to purple Baron 10.
2 release cadet of 3
    Bo released Carin's Cadet, which must leave Bo's territory.
    2: You released Carin's Cadet, which must leave your territory.
    3: Bo released your Cadet, which must leave Bo's territory.
* throw 2 and 6
    Bo threw 2 and 6.
    2: You threw 2 and 6.
2 heir, 2, chief, 6
    Bo moved the Heir by 2, from green Baron 9 to green Baron 11.
    2: You moved the Heir by 2, from green Baron 9 to green Baron 11.
    Bo moved the Chief by 6, from blue Earl 1 to blue Earl 7.
    2: You moved the Chief by 6, from blue Earl 1 to blue Earl 7.
3 throw
* throw 1 and 5
    Carin threw 1 and 5.
    3: You threw 1 and 5.
3 cadet 2, 5, cadet 2, 1
    Carin moved Cadet 2 by 5, from green Baron 6 to green Baron 11.
    3: You moved Cadet 2 by 5, from green Baron 6 to green Baron 11.
    Carin moved Cadet 2 by 1, from green Baron 11 to Baron corner 4.
    3: You moved Cadet 2 by 1, from green Baron 11 to Baron corner 4.
* throw 2 and 6
    Dag threw 2 and 6.
    4: You threw 2 and 6.
4 chief, 2, chief, 6 in
    Dag moved the Chief by 2, from purple Baron 11 to blue Baron 1.
    4: You moved the Chief by 2, from purple Baron 11 to blue Baron 1.
    Dag moved the Chief by 6, from blue Baron 1 to blue Earl 4.
    4: You moved the Chief by 6, from blue Baron 1 to blue Earl 4.
* throw 1 and 4
    Ada threw 1 and 4.
    1: You threw 1 and 4.
1 heir, 1, heir, 4
    Ada moved the Heir by 1, from purple Baron 10 to purple Baron 11.
    1: You moved the Heir by 1, from purple Baron 10 to purple Baron 11.
    Ada moved the Heir by 4, from purple Baron 11 to blue Baron 3.
    1: You moved the Heir by 4, from purple Baron 11 to blue Baron 3.
* throw 4 and 5
    Bo threw 4 and 5.
    2: You threw 4 and 5.
2 cadet 4, 4, heir, 5
    Bo moved Cadet 4 by 4, from purple Baron 5 to purple Baron 9.
    2: You moved Cadet 4 by 4, from purple Baron 5 to purple Baron 9.
    Bo moved the Heir by 5, from green Baron 11 to purple Baron 4.
    2: You moved the Heir by 5, from green Baron 11 to purple Baron 4.
3 throw
* throw 4 and 5
    Carin threw 4 and 5.
    3: You threw 4 and 5.
3 cadet 3, 4, cadet 2, 5
    Carin moved Cadet 3 by 4, from red Baron 4 to red Baron 8.
    3: You moved Cadet 3 by 4, from red Baron 4 to red Baron 8.
    Carin moved Cadet 2 by 5, from Baron corner 4 to purple Baron 5.
    3: You moved Cadet 2 by 5, from Baron corner 4 to purple Baron 5.
* throw 1 and 2
    Dag threw 1 and 2.
    4: You threw 1 and 2.
4 chief, 2, chief, 1
    Dag moved the Chief by 2, from blue Earl 4 to blue Earl 6.
    4: You moved the Chief by 2, from blue Earl 4 to blue Earl 6.
    Dag moved the Chief by 1, from blue Earl 6 to blue Earl 7.
    4: You moved the Chief by 1, from blue Earl 6 to blue Earl 7.
* throw 3 and 5
    Ada threw 3 and 5.
    1: You threw 3 and 5.
1 chief, 5, chief, 3
    Ada moved the Chief by 5, from purple Baron 10 to blue Baron 3.
    1: You moved the Chief by 5, from purple Baron 10 to blue Baron 3.
    Ada moved the Chief by 3, from blue Baron 3 to blue Baron 6.
    1: You moved the Chief by 3, from blue Baron 3 to blue Baron 6.
* throw 1 and 6
    Bo threw 1 and 6.
    2: You threw 1 and 6.
2 heir, 1, chief, 6
    Bo moved the Heir by 1, from purple Baron 4 to purple Baron 5.
    2: You moved the Heir by 1, from purple Baron 4 to purple Baron 5.
    Bo wounded Carin's Cadet 2 on purple Baron 5: it went to its Chapel.
    2: You wounded Carin's Cadet 2 on purple Baron 5: it went to its Chapel.
    3: Bo wounded your Cadet 2 on purple Baron 5: it went to its Chapel.
    Bo moved the Chief by 6, from blue Earl 7 to red Earl 5.
    2: You moved the Chief by 6, from blue Earl 7 to red Earl 5.
3 release cadet of 4
    Carin released Dag's Cadet, which must leave Carin's territory.
    3: You released Dag's Cadet, which must leave your territory.
    4: Carin released your Cadet, which must leave Carin's territory.
* throw 1 and 3
    Carin threw 1 and 3.
    3: You threw 1 and 3.
3 chief, 1, chief, 3
    Carin moved the Chief by 1, from red Baron 11 to Baron corner 3.
    3: You moved the Chief by 1, from red Baron 11 to Baron corner 3.
    Carin moved the Chief by 3, from Baron corner 3 to green Baron 3.
    3: You moved the Chief by 3, from Baron corner 3 to green Baron 3.
* throw 1 and 6
    Dag threw 1 and 6.
    4: You threw 1 and 6.
4 cadet 2, 1, cadet 2, 6
    Dag moved Cadet 2 by 1, from purple Baron 6 to purple Baron 7.
    4: You moved Cadet 2 by 1, from purple Baron 6 to purple Baron 7.
    Dag moved Cadet 2 by 6, from purple Baron 7 to blue Baron 1.
    4: You moved Cadet 2 by 6, from purple Baron 7 to blue Baron 1.
* throw 4 and 6
    Ada threw 4 and 6.
    1: You threw 4 and 6.
1 chief, 4, chief, 6
    Ada moved the Chief by 4, from blue Baron 6 to blue Baron 10.
    1: You moved the Chief by 4, from blue Baron 6 to blue Baron 10.
    Ada moved the Chief by 6, from blue Baron 10 to red Baron 4.
    1: You moved the Chief by 6, from blue Baron 10 to red Baron 4.
* throw 1 and 5
    Bo threw 1 and 5.
    2: You threw 1 and 5.
2 cadet 4, 1, cadet 4, 5
    Bo moved Cadet 4 by 1, from purple Baron 9 to purple Baron 10.
    2: You moved Cadet 4 by 1, from purple Baron 9 to purple Baron 10.
    Bo moved Cadet 4 by 5, from purple Baron 10 to blue Baron 3.
    2: You moved Cadet 4 by 5, from purple Baron 10 to blue Baron 3.
    Bo killed Ada's Heir on blue Baron 3.
    1: Bo killed your Heir on blue Baron 3.
    2: You killed Ada's Heir on blue Baron 3.
    A new Heir stands ready in Ada's castle.
    1: A new Heir stands ready in your castle.
* throw 4 and 6
    Carin threw 4 and 6.
    3: You threw 4 and 6.
3 cadet 3, 6, heir, 4
    Carin moved Cadet 3 by 6, from red Baron 8 to green Baron 2.
    3: You moved Cadet 3 by 6, from red Baron 8 to green Baron 2.
    Carin moved the Heir by 4, from purple Baron 6 to purple Baron 10.
    3: You moved the Heir by 4, from purple Baron 6 to purple Baron 10.
* throw 1 and 5
    Dag threw 1 and 5.
    4: You threw 1 and 5.
4 cadet 1, 1, chief, 5
    Dag moved Cadet 1 by 1, from purple Baron 9 to purple Baron 10.
    4: You moved Cadet 1 by 1, from purple Baron 9 to purple Baron 10.
    Dag wounded Carin's Heir on purple Baron 10: it went to its Chapel.
    3: Dag wounded your Heir on purple Baron 10: it went to its Chapel.
    4: You wounded Carin's Heir on purple Baron 10: it went to its Chapel.
    Dag moved the Chief by 5, from blue Earl 7 to red Earl 4.
    4: You moved the Chief by 5, from blue Earl 7 to red Earl 4.
* throw 2 and 6
    Ada threw 2 and 6.
    1: You threw 2 and 6.
1 heir, 6, chief, 2 in
    Ada brought the Heir out by 6, to red Baron 11.
    1: You brought the Heir out by 6, to red Baron 11.
    Ada moved the Chief by 2, from red Baron 4 to Sanctuary 1.
    1: You moved the Chief by 2, from red Baron 4 to Sanctuary 1.
* throw 2 and 3
    Bo threw 2 and 3.
    2: You threw 2 and 3.
2 chief, 2, chief, 3
    Bo moved the Chief by 2, from red Earl 5 to red Earl 7.
    2: You moved the Chief by 2, from red Earl 5 to red Earl 7.
    Bo moved the Chief by 3, from red Earl 7 to green Earl 2.
    2: You moved the Chief by 3, from red Earl 7 to green Earl 2.
* throw 2 and 6
    Carin threw 2 and 6.
    3: You threw 2 and 6.
3 cadet 2, 6, cadet 2, 2
    Carin sent Cadet 2 from the Chapel to a chamber with the 6.
    3: You sent Cadet 2 from the Chapel to a chamber with the 6.
    Carin brought Cadet 2 out by 2, to purple Baron 7.
    3: You brought Cadet 2 out by 2, to purple Baron 7.
* throw 1 and 2
    Dag threw 1 and 2.
    4: You threw 1 and 2.
4 cadet 2, 1, heir, 2
    Dag moved Cadet 2 by 1, from blue Baron 1 to blue Baron 2.
    4: You moved Cadet 2 by 1, from blue Baron 1 to blue Baron 2.
    Dag moved the Heir by 2, from blue Earl 4 to blue Earl 6.
    4: You moved the Heir by 2, from blue Earl 4 to blue Earl 6.
* throw 4 and 5
    Ada threw 4 and 5.
    1: You threw 4 and 5.
1 heir, 5, chief, 4
    Ada moved the Heir by 5, from red Baron 11 to green Baron 4.
    1: You moved the Heir by 5, from red Baron 11 to green Baron 4.
    Ada moved the Chief by 4, from Sanctuary 1 to red Earl 7.
    1: You moved the Chief by 4, from Sanctuary 1 to red Earl 7.
* throw 2 and 5
    Bo threw 2 and 5.
    2: You threw 2 and 5.
2 cadet 4, 2, chief, 5
    Bo moved Cadet 4 by 2, from blue Baron 3 to blue Baron 5.
    2: You moved Cadet 4 by 2, from blue Baron 3 to blue Baron 5.
    Bo moved the Chief by 5, from green Earl 2 to green Earl 7.
    2: You moved the Chief by 5, from green Earl 2 to green Earl 7.
* throw 2 and 6
    Carin threw 2 and 6.
    3: You threw 2 and 6.
3 cadet 4, 6, cadet 4, 2
    Carin sent Cadet 4 from the Chapel to a chamber with the 6.
    3: You sent Cadet 4 from the Chapel to a chamber with the 6.
    Carin brought Cadet 4 out by 2, to purple Baron 7.
    3: You brought Cadet 4 out by 2, to purple Baron 7.
* throw 3 and 5
    Dag threw 3 and 5.
    4: You threw 3 and 5.
4 heir, 5, cadet 1, 3
    Dag moved the Heir by 5, from blue Earl 6 to red Earl 3.
    4: You moved the Heir by 5, from blue Earl 6 to red Earl 3.
    Dag moved Cadet 1 by 3, from purple Baron 10 to blue Baron 1.
    4: You moved Cadet 1 by 3, from purple Baron 10 to blue Baron 1.
* throw 1 and 4
    Ada threw 1 and 4.
    1: You threw 1 and 4.
1 chief, 1, chief, 4
    Ada moved the Chief by 1, from red Earl 7 to Earl corner 3.
    1: You moved the Chief by 1, from red Earl 7 to Earl corner 3.
    Ada moved the Chief by 4, from Earl corner 3 to green Earl 4.
    1: You moved the Chief by 4, from Earl corner 3 to green Earl 4.
* throw 2 and 4
    Bo threw 2 and 4.
    2: You threw 2 and 4.
2 chief, 2, chief, 4
    Bo moved the Chief by 2, from green Earl 7 to purple Earl 1.
    2: You moved the Chief by 2, from green Earl 7 to purple Earl 1.
    Bo moved the Chief by 4, from purple Earl 1 to purple Earl 5.
    2: You moved the Chief by 4, from purple Earl 1 to purple Earl 5.
* throw 4 and 5
    Carin threw 4 and 5.
    3: You threw 4 and 5.
3 chief, 5, chief, 4
    Carin moved the Chief by 5, from green Baron 3 to green Baron 8.
    3: You moved the Chief by 5, from green Baron 3 to green Baron 8.
    Carin moved the Chief by 4, from green Baron 8 to Baron corner 4.
    3: You moved the Chief by 4, from green Baron 8 to Baron corner 4.
* throw 4 and 5
    Dag threw 4 and 5.
    4: You threw 4 and 5.
4 chief, 5, cadet 1, 4
    Dag moved the Chief by 5, from red Earl 4 to green Earl 1.
    4: You moved the Chief by 5, from red Earl 4 to green Earl 1.
    Dag moved Cadet 1 by 4, from blue Baron 1 to blue Baron 5.
    4: You moved Cadet 1 by 4, from blue Baron 1 to blue Baron 5.
* throw 1 and 4
    Ada threw 1 and 4.
    1: You threw 1 and 4.
1 heir, 1, chief, 4
    Ada moved the Heir by 1, from green Baron 4 to green Baron 5.
    1: You moved the Heir by 1, from green Baron 4 to green Baron 5.
    Ada moved the Chief by 4, from green Earl 4 to Earl corner 4.
    1: You moved the Chief by 4, from green Earl 4 to Earl corner 4.
* throw 2 and 6
    Bo threw 2 and 6.
    2: You threw 2 and 6.
2 chief, 6, cadet 4, 2
    Bo moved the Chief by 6, from purple Earl 5 to blue Earl 3.
    2: You moved the Chief by 6, from purple Earl 5 to blue Earl 3.
    Bo moved Cadet 4 by 2, from blue Baron 5 to blue Baron 7.
    2: You moved Cadet 4 by 2, from blue Baron 5 to blue Baron 7.
* throw 2 and 2
    Carin threw two 2s.
    3: You threw two 2s.
3 cadet 3, 2, cadet 3, 2
    Carin moved Cadet 3 by 2, from green Baron 2 to green Baron 4.
    3: You moved Cadet 3 by 2, from green Baron 2 to green Baron 4.
    Carin moved Cadet 3 by 2, from green Baron 4 to green Baron 6.
    3: You moved Cadet 3 by 2, from green Baron 4 to green Baron 6.
* throw 3 and 5
    Carin threw 3 and 5.
    3: You threw 3 and 5.
3 chief, 5, chief, 3 in
    Carin moved the Chief by 5, from Baron corner 4 to purple Baron 5.
    3: You moved the Chief by 5, from Baron corner 4 to purple Baron 5.
    Carin captured Bo's Heir on purple Baron 5 as a hostage.
    2: Carin captured your Heir on purple Baron 5 as a hostage.
    3: You captured Bo's Heir on purple Baron 5 as a hostage.
    Carin moved the Chief by 3, from purple Baron 5 to purple Earl 5.
    3: You moved the Chief by 3, from purple Baron 5 to purple Earl 5.
* throw 2 and 4
    Dag threw 2 and 4.
    4: You threw 2 and 4.
4 cadet 1, 4 in, heir, 2
    Dag moved Cadet 1 by 4, from blue Baron 5 to blue Earl 6.
    4: You moved Cadet 1 by 4, from blue Baron 5 to blue Earl 6.
    Dag moved the Heir by 2, from red Earl 3 to red Earl 5.
    4: You moved the Heir by 2, from red Earl 3 to red Earl 5.
* throw 1 and 5
    Ada threw 1 and 5.
    1: You threw 1 and 5.
1 chief, 1, chief, 5
    Ada moved the Chief by 1, from Earl corner 4 to purple Earl 1.
    1: You moved the Chief by 1, from Earl corner 4 to purple Earl 1.
    Ada moved the Chief by 5, from purple Earl 1 to purple Earl 6.
    1: You moved the Chief by 5, from purple Earl 1 to purple Earl 6.
* throw 2 and 3
    Bo threw 2 and 3.
    2: You threw 2 and 3.
2 chief, 2, chief, 3
    Bo moved the Chief by 2, from blue Earl 3 to blue Earl 5.
    2: You moved the Chief by 2, from blue Earl 3 to blue Earl 5.
    Bo moved the Chief by 3, from blue Earl 5 to Earl corner 2.
    2: You moved the Chief by 3, from blue Earl 5 to Earl corner 2.
3 release heir of 2
    Carin released Bo's Heir, which must leave Carin's territory.
    2: Carin released your Heir, which must leave Carin's territory.
    3: You released Bo's Heir, which must leave your territory.
* throw 2 and 3
    Carin threw 2 and 3.
    3: You threw 2 and 3.
3 chief, 2, chief, 3
    Carin moved the Chief by 2, from purple Earl 5 to purple Earl 7.
    3: You moved the Chief by 2, from purple Earl 5 to purple Earl 7.
    Carin moved the Chief by 3, from purple Earl 7 to blue Earl 2.
    3: You moved the Chief by 3, from purple Earl 7 to blue Earl 2.
* throw 3 and 5
    Dag threw 3 and 5.
    4: You threw 3 and 5.
4 chief, 5, chief, 3
    Dag moved the Chief by 5, from green Earl 1 to green Earl 6.
    4: You moved the Chief by 5, from green Earl 1 to green Earl 6.
    Dag moved the Chief by 3, from green Earl 6 to purple Earl 1.
    4: You moved the Chief by 3, from green Earl 6 to purple Earl 1.
* throw 1 and 4
    Ada threw 1 and 4.
    1: You threw 1 and 4.
1 heir, 1, chief, 4
    Ada moved the Heir by 1, from green Baron 5 to green Baron 6.
    1: You moved the Heir by 1, from green Baron 5 to green Baron 6.
    Ada moved the Chief by 4, from purple Earl 6 to blue Earl 2.
    1: You moved the Chief by 4, from purple Earl 6 to blue Earl 2.
* throw 4 and 6
    Bo threw 4 and 6.
    2: You threw 4 and 6.
2 heir, 6, heir, 4
    Bo moved the Heir by 6, from purple Baron 6 to Baron corner 1.
    2: You moved the Heir by 6, from purple Baron 6 to Baron corner 1.
    Bo moved the Heir by 4, from Baron corner 1 to blue Baron 4.
    2: You moved the Heir by 4, from Baron corner 1 to blue Baron 4.
* throw 5 and 6
    Carin threw 5 and 6.
    3: You threw 5 and 6.
3 chief, 6, chief, 5
    Carin moved the Chief by 6, from blue Earl 2 to Earl corner 2.
    3: You moved the Chief by 6, from blue Earl 2 to Earl corner 2.
    Carin killed Bo's Chief on Earl corner 2.
    2: Carin killed your Chief on Earl corner 2.
    3: You killed Bo's Chief on Earl corner 2.
    Bo's Heir is now Chief, on blue Baron 4.
    2: Your Heir is now Chief, on blue Baron 4.
    A new Heir stands ready in Bo's castle.
    2: A new Heir stands ready in your castle.
    Carin moved the Chief by 5, from Earl corner 2 to red Earl 5.
    3: You moved the Chief by 5, from Earl corner 2 to red Earl 5.
    Carin killed Dag's Heir on red Earl 5.
    3: You killed Dag's Heir on red Earl 5.
    4: Carin killed your Heir on red Earl 5.
    A new Heir stands ready in Dag's castle.
    4: A new Heir stands ready in your castle.
* throw 1 and 5
    Dag threw 1 and 5.
    4: You threw 1 and 5.
4 cadet 1, 5, chief, 1
    Dag moved Cadet 1 by 5, from blue Earl 6 to red Earl 3.
    4: You moved Cadet 1 by 5, from blue Earl 6 to red Earl 3.
    Dag moved the Chief by 1, from purple Earl 1 to purple Earl 2.
    4: You moved the Chief by 1, from purple Earl 1 to purple Earl 2.
* throw 2 and 3
    Ada threw 2 and 3.
    1: You threw 2 and 3.
1 heir, 2, heir, 3
    Ada moved the Heir by 2, from green Baron 6 to green Baron 8.
    1: You moved the Heir by 2, from green Baron 6 to green Baron 8.
    Ada moved the Heir by 3, from green Baron 8 to green Baron 11.
    1: You moved the Heir by 3, from green Baron 8 to green Baron 11.
* throw 1 and 4
    Bo threw 1 and 4.
    2: You threw 1 and 4.
2 chief, 4, heir, 1
    Bo moved the Chief by 4, from blue Baron 4 to blue Baron 8.
    2: You moved the Chief by 4, from blue Baron 4 to blue Baron 8.
    Bo brought the Heir out by 1, to green Baron 6.
    2: You brought the Heir out by 1, to green Baron 6.
    Bo captured Carin's Cadet 3 on green Baron 6 as a hostage.
    2: You captured Carin's Cadet 3 on green Baron 6 as a hostage.
    3: Bo captured your Cadet 3 on green Baron 6 as a hostage.
* throw 1 and 2
    Carin threw 1 and 2.
    3: You threw 1 and 2.
3 cadet 2, 1, cadet 4, 2
    Carin moved Cadet 2 by 1, from purple Baron 7 to purple Baron 8.
    3: You moved Cadet 2 by 1, from purple Baron 7 to purple Baron 8.
    Carin moved Cadet 4 by 2, from purple Baron 7 to purple Baron 9.
    3: You moved Cadet 4 by 2, from purple Baron 7 to purple Baron 9.
* throw 2 and 6
    Dag threw 2 and 6.
    4: You threw 2 and 6.
4 cadet 2, 6 in, cadet 1, 2
    Dag moved Cadet 2 by 6, from blue Baron 2 to blue Earl 5.
    4: You moved Cadet 2 by 6, from blue Baron 2 to blue Earl 5.
    Dag moved Cadet 1 by 2, from red Earl 3 to red Earl 5.
    4: You moved Cadet 1 by 2, from red Earl 3 to red Earl 5.
    Dag killed Carin's Chief on red Earl 5.
    3: Dag killed your Chief on red Earl 5.
    4: You killed Carin's Chief on red Earl 5.
    Carin's Heir is now Chief, in the Chapel.
    3: Your Heir is now Chief, in the Chapel.
    A new Heir stands ready in Carin's castle.
    3: A new Heir stands ready in your castle.
* throw 4 and 4
    Ada threw two 4s.
    1: You threw two 4s.
1 heir, 4, heir, 4
    Ada moved the Heir by 4, from green Baron 11 to purple Baron 3.
    1: You moved the Heir by 4, from green Baron 11 to purple Baron 3.
    Ada moved the Heir by 4, from purple Baron 3 to purple Baron 7.
    1: You moved the Heir by 4, from purple Baron 3 to purple Baron 7.
* throw 5 and 6
    Ada threw 5 and 6.
    1: You threw 5 and 6.
1 heir, 5, heir, 6
    Ada moved the Heir by 5, from purple Baron 7 to Baron corner 1.
    1: You moved the Heir by 5, from purple Baron 7 to Baron corner 1.
    Ada moved the Heir by 6, from Baron corner 1 to blue Baron 6.
    1: You moved the Heir by 6, from Baron corner 1 to blue Baron 6.
2 release cadet of 3
    Bo released Carin's Cadet, which must leave Bo's territory.
    2: You released Carin's Cadet, which must leave your territory.
    3: Bo released your Cadet, which must leave Bo's territory.
* throw 2 and 3
    Bo threw 2 and 3.
    2: You threw 2 and 3.
2 heir, 3, heir, 2
    Bo moved the Heir by 3, from green Baron 6 to green Baron 9.
    2: You moved the Heir by 3, from green Baron 6 to green Baron 9.
    Bo moved the Heir by 2, from green Baron 9 to green Baron 11.
    2: You moved the Heir by 2, from green Baron 9 to green Baron 11.
* throw 5 and 6
    Carin threw 5 and 6.
    3: You threw 5 and 6.
3 cadet 3, 6, cadet 3, 5
    Carin moved Cadet 3 by 6, from green Baron 6 to Baron corner 4.
    3: You moved Cadet 3 by 6, from green Baron 6 to Baron corner 4.
    Carin moved Cadet 3 by 5, from Baron corner 4 to purple Baron 5.
    3: You moved Cadet 3 by 5, from Baron corner 4 to purple Baron 5.
* throw 1 and 2
    Dag threw 1 and 2.
    4: You threw 1 and 2.
4 heir, 1, chief, 2
    Dag brought the Heir out by 1, to blue Baron 6.
    4: You brought the Heir out by 1, to blue Baron 6.
    Dag captured Ada's Heir on blue Baron 6 as a hostage.
    1: Dag captured your Heir on blue Baron 6 as a hostage.
    4: You captured Ada's Heir on blue Baron 6 as a hostage.
    Dag moved the Chief by 2, from purple Earl 2 to purple Earl 4.
    4: You moved the Chief by 2, from purple Earl 2 to purple Earl 4.
* throw 1 and 2
    Ada threw 1 and 2.
    1: You threw 1 and 2.
1 chief, 1, chief, 2
    Ada moved the Chief by 1, from blue Earl 2 to blue Earl 3.
    1: You moved the Chief by 1, from blue Earl 2 to blue Earl 3.
    Ada moved the Chief by 2, from blue Earl 3 to blue Earl 5.
    1: You moved the Chief by 2, from blue Earl 3 to blue Earl 5.
    Ada wounded Dag's Cadet 2 on blue Earl 5: it went to its Chapel.
    1: You wounded Dag's Cadet 2 on blue Earl 5: it went to its Chapel.
    4: Ada wounded your Cadet 2 on blue Earl 5: it went to its Chapel.
* throw 2 and 4
    Bo threw 2 and 4.
    2: You threw 2 and 4.
2 chief, 2, heir, 4
    Bo moved the Chief by 2, from blue Baron 8 to blue Baron 10.
    2: You moved the Chief by 2, from blue Baron 8 to blue Baron 10.
    Bo moved the Heir by 4, from green Baron 11 to purple Baron 3.
    2: You moved the Heir by 4, from green Baron 11 to purple Baron 3.
* throw 1 and 4
    Carin threw 1 and 4.
    3: You threw 1 and 4.
3 cadet 2, 1, cadet 3, 4 in
    Carin moved Cadet 2 by 1, from purple Baron 8 to purple Baron 9.
    3: You moved Cadet 2 by 1, from purple Baron 8 to purple Baron 9.
    Carin moved Cadet 3 by 4, from purple Baron 5 to purple Earl 6.
    3: You moved Cadet 3 by 4, from purple Baron 5 to purple Earl 6.
4 throw
* throw 1 and 1
    Dag threw two 1s.
    4: You threw two 1s.
4 chief, 1, chief, 1
    Dag moved the Chief by 1, from purple Earl 4 to purple Earl 5.
    4: You moved the Chief by 1, from purple Earl 4 to purple Earl 5.
    Dag moved the Chief by 1, from purple Earl 5 to purple Earl 6.
    4: You moved the Chief by 1, from purple Earl 5 to purple Earl 6.
    Dag wounded Carin's Cadet 3 on purple Earl 6: it went to its Chapel.
    3: Dag wounded your Cadet 3 on purple Earl 6: it went to its Chapel.
    4: You wounded Carin's Cadet 3 on purple Earl 6: it went to its Chapel.
4 throw
* throw 3 and 4
    Dag threw 3 and 4.
    4: You threw 3 and 4.
4 chief, 4, chief, 3
    Dag moved the Chief by 4, from purple Earl 6 to blue Earl 2.
    4: You moved the Chief by 4, from purple Earl 6 to blue Earl 2.
    Dag moved the Chief by 3, from blue Earl 2 to blue Earl 5.
    4: You moved the Chief by 3, from blue Earl 2 to blue Earl 5.
    Dag captured Ada's Chief on blue Earl 5 as a hostage.
    1: Dag captured your Chief on blue Earl 5 as a hostage.
    4: You captured Ada's Chief on blue Earl 5 as a hostage.
1 summon the witch
    Ada summoned the Witch.
    1: You summoned the Witch.
* throw 1 and 4
    Ada threw 1 and 4.
    1: You threw 1 and 4.
* black 3
    The Witch's black die shows 3.
1 witch chief, 4, chief, 1
    The Witch carried Ada's Chief by 3, from a Dungeon to blue Baron 8.
    1: The Witch carried your Chief by 3, from a Dungeon to blue Baron 8.
    Ada moved the Chief by 4, from blue Baron 8 to Baron corner 2.
    1: You moved the Chief by 4, from blue Baron 8 to Baron corner 2.
    The Witch is gone, and Ada's family is cursed: no new Heirs.
    1: The Witch is gone, and your family is cursed: no new Heirs.
    Ada moved the Chief by 1, from Baron corner 2 to red Baron 1.
    1: You moved the Chief by 1, from Baron corner 2 to red Baron 1.
* throw 5 and 6
    Bo threw 5 and 6.
    2: You threw 5 and 6.
2 cadet 4, 5, cadet 4, 6
    Bo moved Cadet 4 by 5, from blue Baron 7 to Baron corner 2.
    2: You moved Cadet 4 by 5, from blue Baron 7 to Baron corner 2.
    Bo moved Cadet 4 by 6, from Baron corner 2 to red Baron 6.
    2: You moved Cadet 4 by 6, from Baron corner 2 to red Baron 6.
* throw 3 and 3
    Carin threw two 3s.
    3: You threw two 3s.
3 jump cadet 2 and cadet 4
    Carin moved Cadet 2 and Cadet 4 together by 3, from purple Baron 9 to Baron corner 1.
    3: You moved Cadet 2 and Cadet 4 together by 3, from purple Baron 9 to Baron corner 1.
* throw 2 and 2
    Carin threw two 2s.
    3: You threw two 2s.
3 cadet 2, 2, cadet 2, 2
    Carin moved Cadet 2 by 2, from Baron corner 1 to blue Baron 2.
    3: You moved Cadet 2 by 2, from Baron corner 1 to blue Baron 2.
    Carin moved Cadet 2 by 2, from blue Baron 2 to blue Baron 4.
    3: You moved Cadet 2 by 2, from blue Baron 2 to blue Baron 4.
* throw 2 and 2
    Carin threw two 2s.
    3: You threw two 2s.
3 cadet 4, 2, cadet 4, 2
    Carin moved Cadet 4 by 2, from Baron corner 1 to blue Baron 2.
    3: You moved Cadet 4 by 2, from Baron corner 1 to blue Baron 2.
    Carin moved Cadet 4 by 2, from blue Baron 2 to blue Baron 4.
    3: You moved Cadet 4 by 2, from blue Baron 2 to blue Baron 4.
* throw 5 and 5
    Carin threw two 5s.
    3: You threw two 5s.
3 cadet 2, 5, cadet 2, 5
    Carin moved Cadet 2 by 5, from blue Baron 4 to blue Baron 9.
    3: You moved Cadet 2 by 5, from blue Baron 4 to blue Baron 9.
    Carin moved Cadet 2 by 5, from blue Baron 9 to red Baron 2.
    3: You moved Cadet 2 by 5, from blue Baron 9 to red Baron 2.
* throw 4 and 5
    Carin threw 4 and 5.
    3: You threw 4 and 5.
3 cadet 2, 5, heir, 4
    Carin moved Cadet 2 by 5, from red Baron 2 to red Baron 7.
    3: You moved Cadet 2 by 5, from red Baron 2 to red Baron 7.
    Carin brought the Heir out by 4, to purple Baron 9.
    3: You brought the Heir out by 4, to purple Baron 9.
4 release heir of 1
    Dag released Ada's Heir, which must leave Dag's territory.
    1: Dag released your Heir, which must leave Dag's territory.
    4: You released Ada's Heir, which must leave your territory.
* throw 1 and 4
    Dag threw 1 and 4.
    4: You threw 1 and 4.
4 chief, 1, heir, 4
    Dag moved the Chief by 1, from blue Earl 5 to blue Earl 6.
    4: You moved the Chief by 1, from blue Earl 5 to blue Earl 6.
    Dag moved the Heir by 4, from blue Baron 6 to blue Baron 10.
    4: You moved the Heir by 4, from blue Baron 6 to blue Baron 10.
* throw 5 and 6
    Ada threw 5 and 6.
    1: You threw 5 and 6.
1 heir, 6, chief, 5 in
    Ada moved the Heir by 6, from blue Baron 6 to Baron corner 2.
    1: You moved the Heir by 6, from blue Baron 6 to Baron corner 2.
    Ada moved the Chief by 5, from red Baron 1 to Sanctuary 1.
    1: You moved the Chief by 5, from red Baron 1 to Sanctuary 1.
* throw 1 and 6
    Bo threw 1 and 6.
    2: You threw 1 and 6.
2 chief, 6, chief, 1
    Bo moved the Chief by 6, from blue Baron 10 to red Baron 4.
    2: You moved the Chief by 6, from blue Baron 10 to red Baron 4.
    Bo moved the Chief by 1, from red Baron 4 to red Baron 5.
    2: You moved the Chief by 1, from red Baron 4 to red Baron 5.
* throw 2 and 2
    Carin threw two 2s.
    3: You threw two 2s.
3 heir, 2, cadet 2, 2
    Carin moved the Heir by 2, from purple Baron 9 to purple Baron 11.
    3: You moved the Heir by 2, from purple Baron 9 to purple Baron 11.
    Carin moved Cadet 2 by 2, from red Baron 7 to red Baron 9.
    3: You moved Cadet 2 by 2, from red Baron 7 to red Baron 9.
* throw 3 and 6
    Carin threw 3 and 6.
    3: You threw 3 and 6.
3 cadet 4, 6, cadet 4, 3
    Carin moved Cadet 4 by 6, from blue Baron 4 to blue Baron 10.
    3: You moved Cadet 4 by 6, from blue Baron 4 to blue Baron 10.
    Carin wounded Dag's Heir on blue Baron 10: it went to its Chapel.
    3: You wounded Dag's Heir on blue Baron 10: it went to its Chapel.
    4: Carin wounded your Heir on blue Baron 10: it went to its Chapel.
    Carin moved Cadet 4 by 3, from blue Baron 10 to red Baron 1.
    3: You moved Cadet 4 by 3, from blue Baron 10 to red Baron 1.
* throw 4 and 5
    Dag threw 4 and 5.
    4: You threw 4 and 5.
4 cadet 1, 5, cadet 1, 4
    Dag moved Cadet 1 by 5, from red Earl 5 to green Earl 2.
    4: You moved Cadet 1 by 5, from red Earl 5 to green Earl 2.
    Dag moved Cadet 1 by 4, from green Earl 2 to green Earl 6.
    4: You moved Cadet 1 by 4, from green Earl 2 to green Earl 6.
* throw 3 and 6
    Ada threw 3 and 6.
    1: You threw 3 and 6.
1 heir, 6 in, heir, 3
    Ada moved the Heir by 6, from Baron corner 2 to Sanctuary 1.
    1: You moved the Heir by 6, from Baron corner 2 to Sanctuary 1.
    Ada moved the Heir by 3, from Sanctuary 1 to red Earl 6.
    1: You moved the Heir by 3, from Sanctuary 1 to red Earl 6.
* throw 2 and 4
    Bo threw 2 and 4.
    2: You threw 2 and 4.
2 chief, 4, chief, 2
    Bo moved the Chief by 4, from red Baron 5 to red Baron 9.
    2: You moved the Chief by 4, from red Baron 5 to red Baron 9.
    Bo killed Carin's Cadet 2 on red Baron 9.
    2: You killed Carin's Cadet 2 on red Baron 9.
    3: Bo killed your Cadet 2 on red Baron 9.
    Bo moved the Chief by 2, from red Baron 9 to red Baron 11.
    2: You moved the Chief by 2, from red Baron 9 to red Baron 11.
* throw 1 and 4
    Carin threw 1 and 4.
    3: You threw 1 and 4.
3 cadet 4, 4, cadet 4, 1
    Carin moved Cadet 4 by 4, from red Baron 1 to red Baron 5.
    3: You moved Cadet 4 by 4, from red Baron 1 to red Baron 5.
    Carin moved Cadet 4 by 1, from red Baron 5 to red Baron 6.
    3: You moved Cadet 4 by 1, from red Baron 5 to red Baron 6.
    Carin killed Bo's Cadet 4 on red Baron 6.
    2: Carin killed your Cadet 4 on red Baron 6.
    3: You killed Bo's Cadet 4 on red Baron 6.
* throw 5 and 5
    Dag threw two 5s.
    4: You threw two 5s.
4 chief, 5, chief, 5
    Dag moved the Chief by 5, from blue Earl 6 to red Earl 3.
    4: You moved the Chief by 5, from blue Earl 6 to red Earl 3.
    Dag moved the Chief by 5, from red Earl 3 to Earl corner 3.
    4: You moved the Chief by 5, from red Earl 3 to Earl corner 3.
* throw 1 and 4
    Dag threw 1 and 4.
    4: You threw 1 and 4.
4 chief, 1, chief, 4
    Dag moved the Chief by 1, from Earl corner 3 to green Earl 1.
    4: You moved the Chief by 1, from Earl corner 3 to green Earl 1.
    Dag moved the Chief by 4, from green Earl 1 to green Earl 5.
    4: You moved the Chief by 4, from green Earl 1 to green Earl 5.
* throw 2 and 4
    Ada threw 2 and 4.
    1: You threw 2 and 4.
1 chief, 4, heir, 2
    Ada moved the Chief by 4, from Sanctuary 1 to red Earl 7.
    1: You moved the Chief by 4, from Sanctuary 1 to red Earl 7.
    Ada moved the Heir by 2, from red Earl 6 to Earl corner 3.
    1: You moved the Heir by 2, from red Earl 6 to Earl corner 3.
* throw 1 and 4
    Bo threw 1 and 4.
    2: You threw 1 and 4.
2 heir, 4, heir, 1
    Bo moved the Heir by 4, from purple Baron 3 to purple Baron 7.
    2: You moved the Heir by 4, from purple Baron 3 to purple Baron 7.
    Bo moved the Heir by 1, from purple Baron 7 to purple Baron 8.
    2: You moved the Heir by 1, from purple Baron 7 to purple Baron 8.
* throw 1 and 4
    Carin threw 1 and 4.
    3: You threw 1 and 4.
3 heir, 1, heir, 4
    Carin moved the Heir by 1, from purple Baron 11 to Baron corner 1.
    3: You moved the Heir by 1, from purple Baron 11 to Baron corner 1.
    Carin moved the Heir by 4, from Baron corner 1 to blue Baron 4.
    3: You moved the Heir by 4, from Baron corner 1 to blue Baron 4.
* throw 3 and 3
    Dag threw two 3s.
    4: You threw two 3s.
4 cadet 1, 3, chief, 3
    Dag moved Cadet 1 by 3, from green Earl 6 to purple Earl 1.
    4: You moved Cadet 1 by 3, from green Earl 6 to purple Earl 1.
    Dag moved the Chief by 3, from green Earl 5 to Earl corner 4.
    4: You moved the Chief by 3, from green Earl 5 to Earl corner 4.
* throw 1 and 6
    Dag threw 1 and 6.
    4: You threw 1 and 6.
4 heir, 6, cadet 1, 1
    Dag sent the Heir from the Chapel to a chamber with the 6.
    4: You sent the Heir from the Chapel to a chamber with the 6.
    Dag moved Cadet 1 by 1, from purple Earl 1 to purple Earl 2.
    4: You moved Cadet 1 by 1, from purple Earl 1 to purple Earl 2.
* throw 1 and 4
    Ada threw 1 and 4.
    1: You threw 1 and 4.
1 chief, 4, chief, 1
    Ada moved the Chief by 4, from red Earl 7 to green Earl 3.
    1: You moved the Chief by 4, from red Earl 7 to green Earl 3.
    Ada moved the Chief by 1, from green Earl 3 to green Earl 4.
    1: You moved the Chief by 1, from green Earl 3 to green Earl 4.
* throw 3 and 3
    Bo threw two 3s.
    2: You threw two 3s.
2 heir, 3, heir, 3
    Bo moved the Heir by 3, from purple Baron 8 to purple Baron 11.
    2: You moved the Heir by 3, from purple Baron 8 to purple Baron 11.
    Bo moved the Heir by 3, from purple Baron 11 to blue Baron 2.
    2: You moved the Heir by 3, from purple Baron 11 to blue Baron 2.
* throw 3 and 4
    Bo threw 3 and 4.
    2: You threw 3 and 4.
2 chief, 4, chief, 3 in
    Bo moved the Chief by 4, from red Baron 11 to green Baron 3.
    2: You moved the Chief by 4, from red Baron 11 to green Baron 3.
    Bo moved the Chief by 3, from green Baron 3 to Sanctuary 1.
    2: You moved the Chief by 3, from green Baron 3 to Sanctuary 1.
* throw 1 and 5
    Carin threw 1 and 5.
    3: You threw 1 and 5.
3 cadet 4, 5, cadet 4, 1
    Carin moved Cadet 4 by 5, from red Baron 6 to red Baron 11.
    3: You moved Cadet 4 by 5, from red Baron 6 to red Baron 11.
    Carin moved Cadet 4 by 1, from red Baron 11 to Baron corner 3.
    3: You moved Cadet 4 by 1, from red Baron 11 to Baron corner 3.
* throw 3 and 4
    Dag threw 3 and 4.
    4: You threw 3 and 4.
4 chief, 4, cadet 1, 3
    Dag moved the Chief by 4, from Earl corner 4 to purple Earl 4.
    4: You moved the Chief by 4, from Earl corner 4 to purple Earl 4.
    Dag moved Cadet 1 by 3, from purple Earl 2 to purple Earl 5.
    4: You moved Cadet 1 by 3, from purple Earl 2 to purple Earl 5.
* throw 2 and 4
    Ada threw 2 and 4.
    1: You threw 2 and 4.
1 heir, 4, chief, 2
    Ada moved the Heir by 4, from Earl corner 3 to green Earl 4.
    1: You moved the Heir by 4, from Earl corner 3 to green Earl 4.
    Ada moved the Chief by 2, from green Earl 4 to green Earl 6.
    1: You moved the Chief by 2, from green Earl 4 to green Earl 6.
* throw 1 and 2
    Bo threw 1 and 2.
    2: You threw 1 and 2.
2 chief, 2, chief, 1
    Bo moved the Chief by 2, from Sanctuary 1 to green Earl 5.
    2: You moved the Chief by 2, from Sanctuary 1 to green Earl 5.
    Bo moved the Chief by 1, from green Earl 5 to green Earl 6.
    2: You moved the Chief by 1, from green Earl 5 to green Earl 6.
    Bo captured Ada's Chief on green Earl 6 as a hostage.
    1: Bo captured your Chief on green Earl 6 as a hostage.
    2: You captured Ada's Chief on green Earl 6 as a hostage.
* throw 2 and 5
    Carin threw 2 and 5.
    3: You threw 2 and 5.
3 cadet 4, 5, cadet 4, 2
    Carin moved Cadet 4 by 5, from Baron corner 3 to green Baron 5.
    3: You moved Cadet 4 by 5, from Baron corner 3 to green Baron 5.
    Carin moved Cadet 4 by 2, from green Baron 5 to green Baron 7.
    3: You moved Cadet 4 by 2, from green Baron 5 to green Baron 7.
* throw 3 and 6
    Dag threw 3 and 6.
    4: You threw 3 and 6.
4 chief, 3, cadet 2, 6
    Dag moved the Chief by 3, from purple Earl 4 to purple Earl 7.
    4: You moved the Chief by 3, from purple Earl 4 to purple Earl 7.
    Dag sent Cadet 2 from the Chapel to a chamber with the 6.
    4: You sent Cadet 2 from the Chapel to a chamber with the 6.
* throw 2 and 6
    Ada threw 2 and 6.
    1: You threw 2 and 6.
1 heir, 6, heir, 2
    Ada moved the Heir by 6, from green Earl 4 to purple Earl 2.
    1: You moved the Heir by 6, from green Earl 4 to purple Earl 2.
    Ada moved the Heir by 2, from purple Earl 2 to purple Earl 4.
    1: You moved the Heir by 2, from purple Earl 2 to purple Earl 4.
2 throw
* throw 2 and 4
    Bo threw 2 and 4.
    2: You threw 2 and 4.
2 chief, 2, chief, 4
    Bo moved the Chief by 2, from green Earl 6 to Earl corner 4.
    2: You moved the Chief by 2, from green Earl 6 to Earl corner 4.
    Bo moved the Chief by 4, from Earl corner 4 to purple Earl 4.
    2: You moved the Chief by 4, from Earl corner 4 to purple Earl 4.
    Bo killed Ada's Heir on purple Earl 4.
    1: Bo killed your Heir on purple Earl 4.
    2: You killed Ada's Heir on purple Earl 4.
    Ada's family is cursed and has no new Heir.
    1: Your family is cursed and has no new Heir.
    Ada's family can no longer gain the Regency.
    1: Your family can no longer gain the Regency.
* throw 4 and 5
    Carin threw 4 and 5.
    3: You threw 4 and 5.
3 heir, 4, heir, 5
    Carin moved the Heir by 4, from blue Baron 4 to blue Baron 8.
    3: You moved the Heir by 4, from blue Baron 4 to blue Baron 8.
    Carin moved the Heir by 5, from blue Baron 8 to red Baron 1.
    3: You moved the Heir by 5, from blue Baron 8 to red Baron 1.
* throw 1 and 4
    Dag threw 1 and 4.
    4: You threw 1 and 4.
4 cadet 1, 4, chief, 1
    Dag moved Cadet 1 by 4, from purple Earl 5 to blue Earl 1.
    4: You moved Cadet 1 by 4, from purple Earl 5 to blue Earl 1.
    Dag moved the Chief by 1, from purple Earl 7 to Earl corner 1.
    4: You moved the Chief by 1, from purple Earl 7 to Earl corner 1.
* throw 4 and 5
    Ada threw 4 and 5.
    1: You threw 4 and 5.
1 stay
    Ada could not move.
    1: You could not move.
2 throw
* throw 4 and 6
    Bo threw 4 and 6.
    2: You threw 4 and 6.
2 chief, 4, heir, 6
    Bo moved the Chief by 4, from purple Earl 4 to Earl corner 1.
    2: You moved the Chief by 4, from purple Earl 4 to Earl corner 1.
    Bo moved the Heir by 6, from blue Baron 2 to blue Baron 8.
    2: You moved the Heir by 6, from blue Baron 2 to blue Baron 8.
* throw 2 and 3
    Carin threw 2 and 3.
    3: You threw 2 and 3.
3 cadet 4, 3, cadet 4, 2
    Carin moved Cadet 4 by 3, from green Baron 7 to green Baron 10.
    3: You moved Cadet 4 by 3, from green Baron 7 to green Baron 10.
    Carin moved Cadet 4 by 2, from green Baron 10 to Baron corner 4.
    3: You moved Cadet 4 by 2, from green Baron 10 to Baron corner 4.
* throw 1 and 3
    Dag threw 1 and 3.
    4: You threw 1 and 3.
4 heir, 3, cadet 2, 1
    Dag brought the Heir out by 3, to blue Baron 8.
    4: You brought the Heir out by 3, to blue Baron 8.
    Dag brought Cadet 2 out by 1, to blue Baron 6.
    4: You brought Cadet 2 out by 1, to blue Baron 6.
* throw 1 and 3
    Ada threw 1 and 3.
    1: You threw 1 and 3.
1 stay
    Ada could not move.
    1: You could not move.
2 throw
* throw 3 and 4
    Bo threw 3 and 4.
    2: You threw 3 and 4.
2 chief, 4, chief, 3
    Bo moved the Chief by 4, from Earl corner 1 to blue Earl 4.
    2: You moved the Chief by 4, from Earl corner 1 to blue Earl 4.
    Bo moved the Chief by 3, from blue Earl 4 to blue Earl 7.
    2: You moved the Chief by 3, from blue Earl 4 to blue Earl 7.
* throw 3 and 3
    Carin threw two 3s.
    3: You threw two 3s.
3 heir, 3, heir, 3
    Carin moved the Heir by 3, from red Baron 1 to red Baron 4.
    3: You moved the Heir by 3, from red Baron 1 to red Baron 4.
    Carin moved the Heir by 3, from red Baron 4 to red Baron 7.
    3: You moved the Heir by 3, from red Baron 4 to red Baron 7.
* throw 3 and 6
    Carin threw 3 and 6.
    3: You threw 3 and 6.
3 cadet 4, 3, cadet 4, 6 in
    Carin moved Cadet 4 by 3, from Baron corner 4 to purple Baron 3.
    3: You moved Cadet 4 by 3, from Baron corner 4 to purple Baron 3.
    Carin moved Cadet 4 by 6, from purple Baron 3 to purple Earl 6.
    3: You moved Cadet 4 by 6, from purple Baron 3 to purple Earl 6.
* throw 3 and 4
    Dag threw 3 and 4.
    4: You threw 3 and 4.
4 chief, 3, chief, 4 in
    Dag moved the Chief by 3, from Earl corner 1 to blue Earl 3.
    4: You moved the Chief by 3, from Earl corner 1 to blue Earl 3.
    Dag moved the Chief by 4, from blue Earl 3 to Duke corner 2.
    4: You moved the Chief by 4, from blue Earl 3 to Duke corner 2.
* throw 4 and 4
    Ada threw two 4s.
    1: You threw two 4s.
1 stay
    Ada could not move.
    1: You could not move.
* throw 3 and 3
    Ada threw two 3s.
    1: You threw two 3s.
1 stay
    Ada could not move.
    1: You could not move.
* throw 1 and 5
    Ada threw 1 and 5.
    1: You threw 1 and 5.
1 stay
    Ada could not move.
    1: You could not move.
2 throw
* throw 3 and 5
    Bo threw 3 and 5.
    2: You threw 3 and 5.
2 chief, 3, heir, 5
    Bo moved the Chief by 3, from blue Earl 7 to red Earl 2.
    2: You moved the Chief by 3, from blue Earl 7 to red Earl 2.
    Bo moved the Heir by 5, from blue Baron 8 to red Baron 1.
    2: You moved the Heir by 5, from blue Baron 8 to red Baron 1.
* throw 5 and 6
    Carin threw 5 and 6.
    3: You threw 5 and 6.
3 chief, 6, heir, 5
    Carin sent the Chief from the Chapel to a chamber with the 6.
    3: You sent the Chief from the Chapel to a chamber with the 6.
    Carin moved the Heir by 5, from red Baron 7 to Baron corner 3.
    3: You moved the Heir by 5, from red Baron 7 to Baron corner 3.
* throw 5 and 6
    Dag threw 5 and 6.
    4: You threw 5 and 6.
4 cadet 1, 5 in, chief, 6
    Dag moved Cadet 1 by 5, from blue Earl 1 to blue Duke 3.
    4: You moved Cadet 1 by 5, from blue Earl 1 to blue Duke 3.
    Dag moved the Chief by 6, from Duke corner 2 to green Duke 2.
    4: You moved the Chief by 6, from Duke corner 2 to green Duke 2.
* throw 4 and 5
    Ada threw 4 and 5.
    1: You threw 4 and 5.
1 stay
    Ada could not move.
    1: You could not move.
2 release chief of 1
    Bo released Ada's Chief, which must leave Bo's territory.
    1: Bo released your Chief, which must leave Bo's territory.
    2: You released Ada's Chief, which must leave your territory.
* throw 2 and 5
    Bo threw 2 and 5.
    2: You threw 2 and 5.
2 chief, 2, heir, 5
    Bo moved the Chief by 2, from red Earl 2 to red Earl 4.
    2: You moved the Chief by 2, from red Earl 2 to red Earl 4.
    Bo moved the Heir by 5, from red Baron 1 to red Baron 6.
    2: You moved the Heir by 5, from red Baron 1 to red Baron 6.
* throw 1 and 4
    Carin threw 1 and 4.
    3: You threw 1 and 4.
3 chief, 4, heir, 1
    Carin brought the Chief out by 4, to purple Baron 9.
    3: You brought the Chief out by 4, to purple Baron 9.
    Carin moved the Heir by 1, from Baron corner 3 to green Baron 1.
    3: You moved the Heir by 1, from Baron corner 3 to green Baron 1.
* throw 1 and 4
    Dag threw 1 and 4.
    4: You threw 1 and 4.
4 chief, 1, chief, 4
    Dag moved the Chief by 1, from green Duke 2 to green Duke 3.
    4: You moved the Chief by 1, from green Duke 2 to green Duke 3.
    Dag moved the Chief by 4, from green Duke 3 to purple Duke 3.
    4: You moved the Chief by 4, from green Duke 3 to purple Duke 3.
* throw 2 and 6
    Ada threw 2 and 6.
    1: You threw 2 and 6.
1 chief, 2, chief, 6
    Ada moved the Chief by 2, from green Baron 6 to green Baron 8.
    1: You moved the Chief by 2, from green Baron 6 to green Baron 8.
    Ada moved the Chief by 6, from green Baron 8 to purple Baron 2.
    1: You moved the Chief by 6, from green Baron 8 to purple Baron 2.
* throw 3 and 5
    Bo threw 3 and 5.
    2: You threw 3 and 5.
2 heir, 5, chief, 3
    Bo moved the Heir by 5, from red Baron 6 to red Baron 11.
    2: You moved the Heir by 5, from red Baron 6 to red Baron 11.
    Bo moved the Chief by 3, from red Earl 4 to red Earl 7.
    2: You moved the Chief by 3, from red Earl 4 to red Earl 7.
* throw 4 and 6
    Carin threw 4 and 6.
    3: You threw 4 and 6.
3 cadet 3, 6, cadet 4, 4
    Carin sent Cadet 3 from the Chapel to a chamber with the 6.
    3: You sent Cadet 3 from the Chapel to a chamber with the 6.
    Carin moved Cadet 4 by 4, from purple Earl 6 to blue Earl 2.
    3: You moved Cadet 4 by 4, from purple Earl 6 to blue Earl 2.
* throw 4 and 6
    Dag threw 4 and 6.
    4: You threw 4 and 6.
4 chief, 4 in
    Dag moved the Chief by 4, onto the Banner.
    4: You moved the Chief by 4, onto the Banner.
    Dag's Chief stands on the Banner and is Regent.
    4: Your Chief stands on the Banner and is Regent.

    Bo and Dag share the victory.
    2: You and Dag share the victory.
    4: Bo and you share the victory.
    1. Bo: won
    2: 1. You: won
    1. Dag: won
    4: 1. You: won
    3. Ada: did not win
    1: 3. You: did not win
    3. Carin: did not win
    3: 3. You: did not win
