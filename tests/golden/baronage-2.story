Regalia: 1
Game: baronage
Rules: 1
Data: 25b62218c30f6460091b5220db63e23c16418e8a8d8b125449ac629f8f5c65e2
Seats: 2
Option alliance: 0
Option board: 0
Option level: 2
Option cards: 0
Player 1: Ada
Player 2: Bo
Result: 0 (2.), 1 (1.)
Seed-Hash: a3afaed5d1c0421a89affe2ba345f8ee3c147289f6922eb297124e847293acf4
Seed: 0fe2c42c92a1b60eedeb2a84fd2eff16bf099683ae65d83406539c97ee5afd78

* castle red
    Ada got the red castle.
    1: You got the red castle.
    Bo got the purple castle.
    2: You got the purple castle.
* start 1
    By lot Ada's throw comes first.
    1: By lot your throw comes first.
* throw 6 and 6
    Ada threw two 6s.
    1: You threw two 6s.
1 cadet 1, 6, heir, 6
    Ada brought Cadet 1 out by 6, to red Baron 11.
    1: You brought Cadet 1 out by 6, to red Baron 11.
    Ada brought the Heir out by 6, to red Baron 11.
    1: You brought the Heir out by 6, to red Baron 11.
* throw 4 and 4
    Ada threw two 4s.
    1: You threw two 4s.
1 jump heir and cadet 1
    Ada moved the Heir and Cadet 1 together by 4, from red Baron 11 to green Baron 3.
    1: You moved the Heir and Cadet 1 together by 4, from red Baron 11 to green Baron 3.
* throw 1 and 2
    Ada threw 1 and 2.
    1: You threw 1 and 2.
1 cadet 2, 1, chief, 2
    Ada brought Cadet 2 out by 1, to red Baron 6.
    1: You brought Cadet 2 out by 1, to red Baron 6.
    Ada brought the Chief out by 2, to red Baron 7.
    1: You brought the Chief out by 2, to red Baron 7.
* throw 2 and 4
    Bo threw 2 and 4.
    2: You threw 2 and 4.
2 heir, 2, chief, 4
    Bo brought the Heir out by 2, to purple Baron 7.
    2: You brought the Heir out by 2, to purple Baron 7.
    Bo brought the Chief out by 4, to purple Baron 9.
    2: You brought the Chief out by 4, to purple Baron 9.
* throw 1 and 1
    Ada threw two 1s.
    1: You threw two 1s.
1 cadet 3, 1, cadet 2, 1
    Ada brought Cadet 3 out by 1, to red Baron 6.
    1: You brought Cadet 3 out by 1, to red Baron 6.
    Ada moved Cadet 2 by 1, from red Baron 6 to red Baron 7.
    1: You moved Cadet 2 by 1, from red Baron 6 to red Baron 7.
* throw 2 and 4
    Ada threw 2 and 4.
    1: You threw 2 and 4.
1 heir, 4, heir, 2
    Ada moved the Heir by 4, from green Baron 3 to green Baron 7.
    1: You moved the Heir by 4, from green Baron 3 to green Baron 7.
    Ada moved the Heir by 2, from green Baron 7 to green Baron 9.
    1: You moved the Heir by 2, from green Baron 7 to green Baron 9.
* throw 2 and 6
    Bo threw 2 and 6.
    2: You threw 2 and 6.
2 chief, 6, cadet 1, 2
    Bo moved the Chief by 6, from purple Baron 9 to blue Baron 3.
    2: You moved the Chief by 6, from purple Baron 9 to blue Baron 3.
    Bo brought Cadet 1 out by 2, to purple Baron 7.
    2: You brought Cadet 1 out by 2, to purple Baron 7.
* throw 2 and 3
    Ada threw 2 and 3.
    1: You threw 2 and 3.
1 cadet 4, 2, chief, 3
    Ada brought Cadet 4 out by 2, to red Baron 7.
    1: You brought Cadet 4 out by 2, to red Baron 7.
    Ada moved the Chief by 3, from red Baron 7 to red Baron 10.
    1: You moved the Chief by 3, from red Baron 7 to red Baron 10.
* throw 1 and 2
    Bo threw 1 and 2.
    2: You threw 1 and 2.
2 cadet 2, 1, cadet 3, 2
    Bo brought Cadet 2 out by 1, to purple Baron 6.
    2: You brought Cadet 2 out by 1, to purple Baron 6.
    Bo brought Cadet 3 out by 2, to purple Baron 7.
    2: You brought Cadet 3 out by 2, to purple Baron 7.
* throw 2 and 2
    Ada threw two 2s.
    1: You threw two 2s.
1 cadet 2, 2, cadet 4, 2
    Ada moved Cadet 2 by 2, from red Baron 7 to red Baron 9.
    1: You moved Cadet 2 by 2, from red Baron 7 to red Baron 9.
    Ada moved Cadet 4 by 2, from red Baron 7 to red Baron 9.
    1: You moved Cadet 4 by 2, from red Baron 7 to red Baron 9.
* throw 3 and 4
    Ada threw 3 and 4.
    1: You threw 3 and 4.
1 cadet 1, 4, cadet 2, 3
    Ada moved Cadet 1 by 4, from green Baron 3 to green Baron 7.
    1: You moved Cadet 1 by 4, from green Baron 3 to green Baron 7.
    Ada moved Cadet 2 by 3, from red Baron 9 to Baron corner 3.
    1: You moved Cadet 2 by 3, from red Baron 9 to Baron corner 3.
* throw 1 and 4
    Bo threw 1 and 4.
    2: You threw 1 and 4.
2 heir, 1, cadet 4, 4
    Bo moved the Heir by 1, from purple Baron 7 to purple Baron 8.
    2: You moved the Heir by 1, from purple Baron 7 to purple Baron 8.
    Bo brought Cadet 4 out by 4, to purple Baron 9.
    2: You brought Cadet 4 out by 4, to purple Baron 9.
* throw 5 and 6
    Ada threw 5 and 6.
    1: You threw 5 and 6.
1 heir, 6, cadet 4, 5
    Ada moved the Heir by 6, from green Baron 9 to purple Baron 3.
    1: You moved the Heir by 6, from green Baron 9 to purple Baron 3.
    Ada moved Cadet 4 by 5, from red Baron 9 to green Baron 2.
    1: You moved Cadet 4 by 5, from red Baron 9 to green Baron 2.
* throw 4 and 6
    Bo threw 4 and 6.
    2: You threw 4 and 6.
2 cadet 2, 4, cadet 4, 6
    Bo moved Cadet 2 by 4, from purple Baron 6 to purple Baron 10.
    2: You moved Cadet 2 by 4, from purple Baron 6 to purple Baron 10.
    Bo moved Cadet 4 by 6, from purple Baron 9 to blue Baron 3.
    2: You moved Cadet 4 by 6, from purple Baron 9 to blue Baron 3.
* throw 3 and 5
    Ada threw 3 and 5.
    1: You threw 3 and 5.
1 cadet 3, 5, chief, 3
    Ada moved Cadet 3 by 5, from red Baron 6 to red Baron 11.
    1: You moved Cadet 3 by 5, from red Baron 6 to red Baron 11.
    Ada moved the Chief by 3, from red Baron 10 to green Baron 1.
    1: You moved the Chief by 3, from red Baron 10 to green Baron 1.
* throw 3 and 4
    Bo threw 3 and 4.
    2: You threw 3 and 4.
2 chief, 4, chief, 3
    Bo moved the Chief by 4, from blue Baron 3 to blue Baron 7.
    2: You moved the Chief by 4, from blue Baron 3 to blue Baron 7.
    Bo moved the Chief by 3, from blue Baron 7 to blue Baron 10.
    2: You moved the Chief by 3, from blue Baron 7 to blue Baron 10.
* throw 1 and 2
    Ada threw 1 and 2.
    1: You threw 1 and 2.
1 chief, 2, cadet 2, 1
    Ada moved the Chief by 2, from green Baron 1 to green Baron 3.
    1: You moved the Chief by 2, from green Baron 1 to green Baron 3.
    Ada moved Cadet 2 by 1, from Baron corner 3 to green Baron 1.
    1: You moved Cadet 2 by 1, from Baron corner 3 to green Baron 1.
* throw 3 and 5
    Bo threw 3 and 5.
    2: You threw 3 and 5.
2 chief, 5, chief, 3
    Bo moved the Chief by 5, from blue Baron 10 to red Baron 3.
    2: You moved the Chief by 5, from blue Baron 10 to red Baron 3.
    Bo moved the Chief by 3, from red Baron 3 to red Baron 6.
    2: You moved the Chief by 3, from red Baron 3 to red Baron 6.
* throw 2 and 6
    Ada threw 2 and 6.
    1: You threw 2 and 6.
1 cadet 3, 2, chief, 6
    Ada moved Cadet 3 by 2, from red Baron 11 to green Baron 1.
    1: You moved Cadet 3 by 2, from red Baron 11 to green Baron 1.
    Ada moved the Chief by 6, from green Baron 3 to green Baron 9.
    1: You moved the Chief by 6, from green Baron 3 to green Baron 9.
* throw 2 and 3
    Bo threw 2 and 3.
    2: You threw 2 and 3.
2 chief, 3, heir, 2
    Bo moved the Chief by 3, from red Baron 6 to red Baron 9.
    2: You moved the Chief by 3, from red Baron 6 to red Baron 9.
    Bo moved the Heir by 2, from purple Baron 8 to purple Baron 10.
    2: You moved the Heir by 2, from purple Baron 8 to purple Baron 10.
* throw 1 and 2
    Ada threw 1 and 2.
    1: You threw 1 and 2.
1 cadet 4, 1, cadet 2, 2
    Ada moved Cadet 4 by 1, from green Baron 2 to green Baron 3.
    1: You moved Cadet 4 by 1, from green Baron 2 to green Baron 3.
    Ada moved Cadet 2 by 2, from green Baron 1 to green Baron 3.
    1: You moved Cadet 2 by 2, from green Baron 1 to green Baron 3.
* throw 3 and 6
    Bo threw 3 and 6.
    2: You threw 3 and 6.
2 chief, 3, cadet 1, 6
    Bo moved the Chief by 3, from red Baron 9 to Baron corner 3.
    2: You moved the Chief by 3, from red Baron 9 to Baron corner 3.
    Bo moved Cadet 1 by 6, from purple Baron 7 to blue Baron 1.
    2: You moved Cadet 1 by 6, from purple Baron 7 to blue Baron 1.
* throw 5 and 6
    Ada threw 5 and 6.
    1: You threw 5 and 6.
1 chief, 5, cadet 3, 6
    Ada moved the Chief by 5, from green Baron 9 to purple Baron 2.
    1: You moved the Chief by 5, from green Baron 9 to purple Baron 2.
    Ada moved Cadet 3 by 6, from green Baron 1 to green Baron 7.
    1: You moved Cadet 3 by 6, from green Baron 1 to green Baron 7.
* throw 3 and 5
    Bo threw 3 and 5.
    2: You threw 3 and 5.
2 cadet 2, 5, cadet 2, 3
    Bo moved Cadet 2 by 5, from purple Baron 10 to blue Baron 3.
    2: You moved Cadet 2 by 5, from purple Baron 10 to blue Baron 3.
    Bo moved Cadet 2 by 3, from blue Baron 3 to blue Baron 6.
    2: You moved Cadet 2 by 3, from blue Baron 3 to blue Baron 6.
* throw 3 and 4
    Ada threw 3 and 4.
    1: You threw 3 and 4.
1 cadet 2, 4, cadet 1, 3
    Ada moved Cadet 2 by 4, from green Baron 3 to green Baron 7.
    1: You moved Cadet 2 by 4, from green Baron 3 to green Baron 7.
    Ada moved Cadet 1 by 3, from green Baron 7 to green Baron 10.
    1: You moved Cadet 1 by 3, from green Baron 7 to green Baron 10.
* throw 2 and 5
    Bo threw 2 and 5.
    2: You threw 2 and 5.
2 heir, 2, cadet 3, 5
    Bo moved the Heir by 2, from purple Baron 10 to Baron corner 1.
    2: You moved the Heir by 2, from purple Baron 10 to Baron corner 1.
    Bo moved Cadet 3 by 5, from purple Baron 7 to Baron corner 1.
    2: You moved Cadet 3 by 5, from purple Baron 7 to Baron corner 1.
* throw 3 and 6
    Ada threw 3 and 6.
    1: You threw 3 and 6.
1 chief, 3, chief, 6
    Ada moved the Chief by 3, from purple Baron 2 to purple Baron 5.
    1: You moved the Chief by 3, from purple Baron 2 to purple Baron 5.
    Ada moved the Chief by 6, from purple Baron 5 to purple Baron 11.
    1: You moved the Chief by 6, from purple Baron 5 to purple Baron 11.
* throw 2 and 6
    Bo threw 2 and 6.
    2: You threw 2 and 6.
2 cadet 1, 6, chief, 2
    Bo moved Cadet 1 by 6, from blue Baron 1 to blue Baron 7.
    2: You moved Cadet 1 by 6, from blue Baron 1 to blue Baron 7.
    Bo moved the Chief by 2, from Baron corner 3 to green Baron 2.
    2: You moved the Chief by 2, from Baron corner 3 to green Baron 2.
* throw 3 and 6
    Ada threw 3 and 6.
    1: You threw 3 and 6.
1 heir, 6, cadet 1, 3
    Ada moved the Heir by 6, from purple Baron 3 to purple Baron 9.
    1: You moved the Heir by 6, from purple Baron 3 to purple Baron 9.
    Ada moved Cadet 1 by 3, from green Baron 10 to purple Baron 1.
    1: You moved Cadet 1 by 3, from green Baron 10 to purple Baron 1.
* throw 4 and 4
    Bo threw two 4s.
    2: You threw two 4s.
2 cadet 4, 4, heir, 4
    Bo moved Cadet 4 by 4, from blue Baron 3 to blue Baron 7.
    2: You moved Cadet 4 by 4, from blue Baron 3 to blue Baron 7.
    Bo moved the Heir by 4, from Baron corner 1 to blue Baron 4.
    2: You moved the Heir by 4, from Baron corner 1 to blue Baron 4.
* throw 1 and 2
    Bo threw 1 and 2.
    2: You threw 1 and 2.
2 chief, 1, heir, 2
    Bo moved the Chief by 1, from green Baron 2 to green Baron 3.
    2: You moved the Chief by 1, from green Baron 2 to green Baron 3.
    Bo killed Ada's Cadet 4 on green Baron 3.
    1: Bo killed your Cadet 4 on green Baron 3.
    2: You killed Ada's Cadet 4 on green Baron 3.
    Bo moved the Heir by 2, from blue Baron 4 to blue Baron 6.
    2: You moved the Heir by 2, from blue Baron 4 to blue Baron 6.
* throw 5 and 6
    Ada threw 5 and 6.
    1: You threw 5 and 6.
1 chief, 6, heir, 5
    Ada moved the Chief by 6, from purple Baron 11 to blue Baron 5.
    1: You moved the Chief by 6, from purple Baron 11 to blue Baron 5.
    Ada moved the Heir by 5, from purple Baron 9 to blue Baron 2.
    1: You moved the Heir by 5, from purple Baron 9 to blue Baron 2.
* throw 3 and 6
    Bo threw 3 and 6.
    2: You threw 3 and 6.
2 cadet 2, 6, chief, 3
    Bo moved Cadet 2 by 6, from blue Baron 6 to Baron corner 2.
    2: You moved Cadet 2 by 6, from blue Baron 6 to Baron corner 2.
    Bo moved the Chief by 3, from green Baron 3 to green Baron 6.
    2: You moved the Chief by 3, from green Baron 3 to green Baron 6.
* throw 1 and 4
    Ada threw 1 and 4.
    1: You threw 1 and 4.
1 chief, 1, heir, 4
    Ada moved the Chief by 1, from blue Baron 5 to blue Baron 6.
    1: You moved the Chief by 1, from blue Baron 5 to blue Baron 6.
    Ada killed Bo's Heir on blue Baron 6.
    1: You killed Bo's Heir on blue Baron 6.
    2: Ada killed your Heir on blue Baron 6.
    A new Heir stands ready in Bo's castle.
    2: A new Heir stands ready in your castle.
    Ada moved the Heir by 4, from blue Baron 2 to blue Baron 6.
    1: You moved the Heir by 4, from blue Baron 2 to blue Baron 6.
* throw 1 and 6
    Bo threw 1 and 6.
    2: You threw 1 and 6.
2 cadet 2, 1, heir, 6
    Bo moved Cadet 2 by 1, from Baron corner 2 to red Baron 1.
    2: You moved Cadet 2 by 1, from Baron corner 2 to red Baron 1.
    Bo brought the Heir out by 6, to purple Baron 11.
    2: You brought the Heir out by 6, to purple Baron 11.
* throw 2 and 5
    Ada threw 2 and 5.
    1: You threw 2 and 5.
1 cadet 1, 2, cadet 1, 5
    Ada moved Cadet 1 by 2, from purple Baron 1 to purple Baron 3.
    1: You moved Cadet 1 by 2, from purple Baron 1 to purple Baron 3.
    Ada moved Cadet 1 by 5, from purple Baron 3 to purple Baron 8.
    1: You moved Cadet 1 by 5, from purple Baron 3 to purple Baron 8.
* throw 5 and 5
    Bo threw two 5s.
    2: You threw two 5s.
2 cadet 3, 5, heir, 5
    Bo moved Cadet 3 by 5, from Baron corner 1 to blue Baron 5.
    2: You moved Cadet 3 by 5, from Baron corner 1 to blue Baron 5.
    Bo moved the Heir by 5, from purple Baron 11 to blue Baron 4.
    2: You moved the Heir by 5, from purple Baron 11 to blue Baron 4.
* throw 1 and 1
    Bo threw two 1s.
    2: You threw two 1s.
2 cadet 1, 1, cadet 2, 1
    Bo moved Cadet 1 by 1, from blue Baron 7 to blue Baron 8.
    2: You moved Cadet 1 by 1, from blue Baron 7 to blue Baron 8.
    Bo moved Cadet 2 by 1, from red Baron 1 to red Baron 2.
    2: You moved Cadet 2 by 1, from red Baron 1 to red Baron 2.
* throw 4 and 6
    Bo threw 4 and 6.
    2: You threw 4 and 6.
2 cadet 1, 6, cadet 4, 4
    Bo moved Cadet 1 by 6, from blue Baron 8 to red Baron 2.
    2: You moved Cadet 1 by 6, from blue Baron 8 to red Baron 2.
    Bo moved Cadet 4 by 4, from blue Baron 7 to blue Baron 11.
    2: You moved Cadet 4 by 4, from blue Baron 7 to blue Baron 11.
* throw 6 and 6
    Ada threw two 6s.
    1: You threw two 6s.
1 jump cadet 2 and cadet 3
    Ada moved Cadet 2 and Cadet 3 together by 6, from green Baron 7 to purple Baron 1.
    1: You moved Cadet 2 and Cadet 3 together by 6, from green Baron 7 to purple Baron 1.
* throw 1 and 1
    Ada threw two 1s.
    1: You threw two 1s.
1 cadet 1, 1, cadet 2, 1
    Ada moved Cadet 1 by 1, from purple Baron 8 to purple Baron 9.
    1: You moved Cadet 1 by 1, from purple Baron 8 to purple Baron 9.
    Ada moved Cadet 2 by 1, from purple Baron 1 to purple Baron 2.
    1: You moved Cadet 2 by 1, from purple Baron 1 to purple Baron 2.
* throw 2 and 5
    Ada threw 2 and 5.
    1: You threw 2 and 5.
1 chief, 2, cadet 1, 5
    Ada moved the Chief by 2, from blue Baron 6 to blue Baron 8.
    1: You moved the Chief by 2, from blue Baron 6 to blue Baron 8.
    Ada moved Cadet 1 by 5, from purple Baron 9 to blue Baron 2.
    1: You moved Cadet 1 by 5, from purple Baron 9 to blue Baron 2.
* throw 1 and 2
    Bo threw 1 and 2.
    2: You threw 1 and 2.
2 heir, 1, cadet 1, 2
    Bo moved the Heir by 1, from blue Baron 4 to blue Baron 5.
    2: You moved the Heir by 1, from blue Baron 4 to blue Baron 5.
    Bo moved Cadet 1 by 2, from red Baron 2 to red Baron 4.
    2: You moved Cadet 1 by 2, from red Baron 2 to red Baron 4.
* throw 3 and 6
    Ada threw 3 and 6.
    1: You threw 3 and 6.
1 cadet 2, 6, chief, 3
    Ada moved Cadet 2 by 6, from purple Baron 2 to purple Baron 8.
    1: You moved Cadet 2 by 6, from purple Baron 2 to purple Baron 8.
    Ada moved the Chief by 3, from blue Baron 8 to blue Baron 11.
    1: You moved the Chief by 3, from blue Baron 8 to blue Baron 11.
    Ada killed Bo's Cadet 4 on blue Baron 11.
    1: You killed Bo's Cadet 4 on blue Baron 11.
    2: Ada killed your Cadet 4 on blue Baron 11.
* throw 4 and 4
    Bo threw two 4s.
    2: You threw two 4s.
2 cadet 1, 4, chief, 4
    Bo moved Cadet 1 by 4, from red Baron 4 to red Baron 8.
    2: You moved Cadet 1 by 4, from red Baron 4 to red Baron 8.
    Bo moved the Chief by 4, from green Baron 6 to green Baron 10.
    2: You moved the Chief by 4, from green Baron 6 to green Baron 10.
* throw 1 and 6
    Bo threw 1 and 6.
    2: You threw 1 and 6.
2 cadet 3, 6, heir, 1
    Bo moved Cadet 3 by 6, from blue Baron 5 to blue Baron 11.
    2: You moved Cadet 3 by 6, from blue Baron 5 to blue Baron 11.
    Bo killed Ada's Chief on blue Baron 11.
    1: Bo killed your Chief on blue Baron 11.
    2: You killed Ada's Chief on blue Baron 11.
    Ada's Heir is now Chief, on blue Baron 6.
    1: Your Heir is now Chief, on blue Baron 6.
    A new Heir stands ready in Ada's castle.
    1: A new Heir stands ready in your castle.
    Bo moved the Heir by 1, from blue Baron 5 to blue Baron 6.
    2: You moved the Heir by 1, from blue Baron 5 to blue Baron 6.
    Bo killed Ada's Chief on blue Baron 6.
    1: Bo killed your Chief on blue Baron 6.
    2: You killed Ada's Chief on blue Baron 6.
    Ada's Heir is now Chief, in a chamber.
    1: Your Heir is now Chief, in a chamber.
    A new Heir stands ready in Ada's castle.
    1: A new Heir stands ready in your castle.
* throw 3 and 6
    Ada threw 3 and 6.
    1: You threw 3 and 6.
1 cadet 2, 6, cadet 1, 3
    Ada moved Cadet 2 by 6, from purple Baron 8 to blue Baron 2.
    1: You moved Cadet 2 by 6, from purple Baron 8 to blue Baron 2.
    Ada moved Cadet 1 by 3, from blue Baron 2 to blue Baron 5.
    1: You moved Cadet 1 by 3, from blue Baron 2 to blue Baron 5.
* throw 2 and 6
    Bo threw 2 and 6.
    2: You threw 2 and 6.
2 cadet 3, 2, cadet 2, 6
    Bo moved Cadet 3 by 2, from blue Baron 11 to red Baron 1.
    2: You moved Cadet 3 by 2, from blue Baron 11 to red Baron 1.
    Bo moved Cadet 2 by 6, from red Baron 2 to red Baron 8.
    2: You moved Cadet 2 by 6, from red Baron 2 to red Baron 8.
* throw 2 and 4
    Ada threw 2 and 4.
    1: You threw 2 and 4.
1 cadet 2, 4, cadet 1, 2
    Ada moved Cadet 2 by 4, from blue Baron 2 to blue Baron 6.
    1: You moved Cadet 2 by 4, from blue Baron 2 to blue Baron 6.
    Ada killed Bo's Heir on blue Baron 6.
    1: You killed Bo's Heir on blue Baron 6.
    2: Ada killed your Heir on blue Baron 6.
    A new Heir stands ready in Bo's castle.
    2: A new Heir stands ready in your castle.
    Ada moved Cadet 1 by 2, from blue Baron 5 to blue Baron 7.
    1: You moved Cadet 1 by 2, from blue Baron 5 to blue Baron 7.
* throw 4 and 6
    Bo threw 4 and 6.
    2: You threw 4 and 6.
2 heir, 6, cadet 3, 4
    Bo brought the Heir out by 6, to purple Baron 11.
    2: You brought the Heir out by 6, to purple Baron 11.
    Bo moved Cadet 3 by 4, from red Baron 1 to red Baron 5.
    2: You moved Cadet 3 by 4, from red Baron 1 to red Baron 5.
* throw 1 and 4
    Ada threw 1 and 4.
    1: You threw 1 and 4.
1 cadet 3, 4, cadet 2, 1
    Ada moved Cadet 3 by 4, from purple Baron 1 to purple Baron 5.
    1: You moved Cadet 3 by 4, from purple Baron 1 to purple Baron 5.
    Ada moved Cadet 2 by 1, from blue Baron 6 to blue Baron 7.
    1: You moved Cadet 2 by 1, from blue Baron 6 to blue Baron 7.
* throw 2 and 3
    Bo threw 2 and 3.
    2: You threw 2 and 3.
2 heir, 3, chief, 2
    Bo moved the Heir by 3, from purple Baron 11 to blue Baron 2.
    2: You moved the Heir by 3, from purple Baron 11 to blue Baron 2.
    Bo moved the Chief by 2, from green Baron 10 to Baron corner 4.
    2: You moved the Chief by 2, from green Baron 10 to Baron corner 4.
* throw 2 and 3
    Ada threw 2 and 3.
    1: You threw 2 and 3.
1 chief, 2, cadet 3, 3
    Ada brought the Chief out by 2, to red Baron 7.
    1: You brought the Chief out by 2, to red Baron 7.
    Ada moved Cadet 3 by 3, from purple Baron 5 to purple Baron 8.
    1: You moved Cadet 3 by 3, from purple Baron 5 to purple Baron 8.
* throw 2 and 3
    Bo threw 2 and 3.
    2: You threw 2 and 3.
2 cadet 3, 2, chief, 3
    Bo moved Cadet 3 by 2, from red Baron 5 to red Baron 7.
    2: You moved Cadet 3 by 2, from red Baron 5 to red Baron 7.
    Bo wounded Ada's Chief on red Baron 7: it went to its Chapel.
    1: Bo wounded your Chief on red Baron 7: it went to its Chapel.
    2: You wounded Ada's Chief on red Baron 7: it went to its Chapel.
    Bo moved the Chief by 3, from Baron corner 4 to purple Baron 3.
    2: You moved the Chief by 3, from Baron corner 4 to purple Baron 3.
* throw 1 and 2
    Ada threw 1 and 2.
    1: You threw 1 and 2.
1 cadet 3, 1, heir, 2
    Ada moved Cadet 3 by 1, from purple Baron 8 to purple Baron 9.
    1: You moved Cadet 3 by 1, from purple Baron 8 to purple Baron 9.
    Ada brought the Heir out by 2, to red Baron 7.
    1: You brought the Heir out by 2, to red Baron 7.
    Ada captured Bo's Cadet 3 on red Baron 7 as a hostage.
    1: You captured Bo's Cadet 3 on red Baron 7 as a hostage.
    2: Ada captured your Cadet 3 on red Baron 7 as a hostage.
* throw 2 and 2
    Bo threw two 2s.
    2: You threw two 2s.
2 chief, 2, cadet 1, 2
    Bo moved the Chief by 2, from purple Baron 3 to purple Baron 5.
    2: You moved the Chief by 2, from purple Baron 3 to purple Baron 5.
    Bo moved Cadet 1 by 2, from red Baron 8 to red Baron 10.
    2: You moved Cadet 1 by 2, from red Baron 8 to red Baron 10.
* throw 3 and 3
    Bo threw two 3s.
    2: You threw two 3s.
2 heir, 3, chief, 3
    Bo moved the Heir by 3, from blue Baron 2 to blue Baron 5.
    2: You moved the Heir by 3, from blue Baron 2 to blue Baron 5.
    Bo moved the Chief by 3, from purple Baron 5 to purple Baron 8.
    2: You moved the Chief by 3, from purple Baron 5 to purple Baron 8.
* throw 1 and 5
    Bo threw 1 and 5.
    2: You threw 1 and 5.
2 chief, 1, chief, 5
    Bo moved the Chief by 1, from purple Baron 8 to purple Baron 9.
    2: You moved the Chief by 1, from purple Baron 8 to purple Baron 9.
    Bo captured Ada's Cadet 3 on purple Baron 9 as a hostage.
    1: Bo captured your Cadet 3 on purple Baron 9 as a hostage.
    2: You captured Ada's Cadet 3 on purple Baron 9 as a hostage.
    Bo moved the Chief by 5, from purple Baron 9 to blue Baron 2.
    2: You moved the Chief by 5, from purple Baron 9 to blue Baron 2.
1 release cadet of 2
    Ada released Bo's Cadet, which must leave Ada's territory.
    1: You released Bo's Cadet, which must leave your territory.
    2: Ada released your Cadet, which must leave Ada's territory.
* throw 1 and 2
    Ada threw 1 and 2.
    1: You threw 1 and 2.
1 cadet 1, 1, heir, 2
    Ada moved Cadet 1 by 1, from blue Baron 7 to blue Baron 8.
    1: You moved Cadet 1 by 1, from blue Baron 7 to blue Baron 8.
    Ada moved the Heir by 2, from red Baron 7 to red Baron 9.
    1: You moved the Heir by 2, from red Baron 7 to red Baron 9.
2 throw
* throw 5 and 6
    Bo threw 5 and 6.
    2: You threw 5 and 6.
2 cadet 3, 6, chief, 5
    Bo moved Cadet 3 by 6, from red Baron 6 to Baron corner 3.
    2: You moved Cadet 3 by 6, from red Baron 6 to Baron corner 3.
    Bo moved the Chief by 5, from blue Baron 2 to blue Baron 7.
    2: You moved the Chief by 5, from blue Baron 2 to blue Baron 7.
    Bo killed Ada's Cadet 2 on blue Baron 7.
    1: Bo killed your Cadet 2 on blue Baron 7.
    2: You killed Ada's Cadet 2 on blue Baron 7.
* throw 4 and 6
    Ada threw 4 and 6.
    1: You threw 4 and 6.
1 chief, 6, chief, 4
    Ada sent the Chief from the Chapel to a chamber with the 6.
    1: You sent the Chief from the Chapel to a chamber with the 6.
    Ada brought the Chief out by 4, to red Baron 9.
    1: You brought the Chief out by 4, to red Baron 9.
2 throw
* throw 1 and 1
    Bo threw two 1s.
    2: You threw two 1s.
2 chief, 1, chief, 1
    Bo moved the Chief by 1, from blue Baron 7 to blue Baron 8.
    2: You moved the Chief by 1, from blue Baron 7 to blue Baron 8.
    Bo killed Ada's Cadet 1 on blue Baron 8.
    1: Bo killed your Cadet 1 on blue Baron 8.
    2: You killed Ada's Cadet 1 on blue Baron 8.
    Bo moved the Chief by 1, from blue Baron 8 to blue Baron 9.
    2: You moved the Chief by 1, from blue Baron 8 to blue Baron 9.
2 throw
* throw 2 and 4
    Bo threw 2 and 4.
    2: You threw 2 and 4.
2 cadet 1, 2, chief, 4
    Bo moved Cadet 1 by 2, from red Baron 10 to Baron corner 3.
    2: You moved Cadet 1 by 2, from red Baron 10 to Baron corner 3.
    Bo moved the Chief by 4, from blue Baron 9 to red Baron 1.
    2: You moved the Chief by 4, from blue Baron 9 to red Baron 1.
* throw 1 and 3
    Ada threw 1 and 3.
    1: You threw 1 and 3.
1 chief, 1
    Ada moved the Chief by 1, from red Baron 9 to red Baron 10.
    1: You moved the Chief by 1, from red Baron 9 to red Baron 10.
    No shield could move by 3.
2 throw
* throw 3 and 5
    Bo threw 3 and 5.
    2: You threw 3 and 5.
2 chief, 3, heir, 5
    Bo moved the Chief by 3, from red Baron 1 to red Baron 4.
    2: You moved the Chief by 3, from red Baron 1 to red Baron 4.
    Bo moved the Heir by 5, from blue Baron 5 to blue Baron 10.
    2: You moved the Heir by 5, from blue Baron 5 to blue Baron 10.
* throw 6 and 6
    Ada threw two 6s.
    1: You threw two 6s.
1 stay
    Ada could not move.
    1: You could not move.
* throw 2 and 3
    Ada threw 2 and 3.
    1: You threw 2 and 3.
1 heir, 2
    Ada moved the Heir by 2, from red Baron 9 to red Baron 11.
    1: You moved the Heir by 2, from red Baron 9 to red Baron 11.
    No shield could move by 3.
2 throw
* throw 2 and 5
    Bo threw 2 and 5.
    2: You threw 2 and 5.
2 chief, 5, cadet 2, 2
    Bo moved the Chief by 5, from red Baron 4 to red Baron 9.
    2: You moved the Chief by 5, from red Baron 4 to red Baron 9.
    Bo moved Cadet 2 by 2, from red Baron 8 to red Baron 10.
    2: You moved Cadet 2 by 2, from red Baron 8 to red Baron 10.
    Bo wounded Ada's Chief on red Baron 10: it went to its Chapel.
    1: Bo wounded your Chief on red Baron 10: it went to its Chapel.
    2: You wounded Ada's Chief on red Baron 10: it went to its Chapel.
* throw 5 and 6
    Ada threw 5 and 6.
    1: You threw 5 and 6.
1 chief, 6, chief, 5
    Ada sent the Chief from the Chapel to a chamber with the 6.
    1: You sent the Chief from the Chapel to a chamber with the 6.
    Ada brought the Chief out by 5, to red Baron 10.
    1: You brought the Chief out by 5, to red Baron 10.
    Ada captured Bo's Cadet 2 on red Baron 10 as a hostage.
    1: You captured Bo's Cadet 2 on red Baron 10 as a hostage.
    2: Ada captured your Cadet 2 on red Baron 10 as a hostage.
2 throw
* throw 6 and 6
    Bo threw two 6s.
    2: You threw two 6s.
2 cadet 1, 6, cadet 3, 6
    Bo moved Cadet 1 by 6, from Baron corner 3 to green Baron 6.
    2: You moved Cadet 1 by 6, from Baron corner 3 to green Baron 6.
    Bo moved Cadet 3 by 6, from Baron corner 3 to green Baron 6.
    2: You moved Cadet 3 by 6, from Baron corner 3 to green Baron 6.
2 exchange cadet for cadet of 1
    Bo exchanged hostages: Bo's Cadet for Ada's Cadet, each to its own chamber.
    1: Bo exchanged hostages: Bo's Cadet for your Cadet, each to its own chamber.
    2: You exchanged hostages: your Cadet for Ada's Cadet, each to its own chamber.
* throw 1 and 5
    Bo threw 1 and 5.
    2: You threw 1 and 5.
2 chief, 1, heir, 5
    Bo moved the Chief by 1, from red Baron 9 to red Baron 10.
    2: You moved the Chief by 1, from red Baron 9 to red Baron 10.
    Bo wounded Ada's Chief on red Baron 10: it went to its Chapel.
    1: Bo wounded your Chief on red Baron 10: it went to its Chapel.
    2: You wounded Ada's Chief on red Baron 10: it went to its Chapel.
    Bo moved the Heir by 5, from blue Baron 10 to red Baron 3.
    2: You moved the Heir by 5, from blue Baron 10 to red Baron 3.
* throw 1 and 4
    Ada threw 1 and 4.
    1: You threw 1 and 4.
1 cadet 3, 1, cadet 3, 4
    Ada brought Cadet 3 out by 1, to red Baron 6.
    1: You brought Cadet 3 out by 1, to red Baron 6.
    Ada moved Cadet 3 by 4, from red Baron 6 to red Baron 10.
    1: You moved Cadet 3 by 4, from red Baron 6 to red Baron 10.
    Ada captured Bo's Chief on red Baron 10 as a hostage.
    1: You captured Bo's Chief on red Baron 10 as a hostage.
    2: Ada captured your Chief on red Baron 10 as a hostage.
* throw 3 and 6
    Bo threw 3 and 6.
    2: You threw 3 and 6.
2 heir, 3, cadet 2, 6
    Bo moved the Heir by 3, from red Baron 3 to red Baron 6.
    2: You moved the Heir by 3, from red Baron 3 to red Baron 6.
    Bo brought Cadet 2 out by 6, to purple Baron 11.
    2: You brought Cadet 2 out by 6, to purple Baron 11.
1 release chief of 2
    Ada released Bo's Chief, which must leave Ada's territory.
    1: You released Bo's Chief, which must leave your territory.
    2: Ada released your Chief, which must leave Ada's territory.
* throw 2 and 2
    Ada threw two 2s.
    1: You threw two 2s.
1 heir, 2, heir, 2
    Ada moved the Heir by 2, from red Baron 11 to green Baron 1.
    1: You moved the Heir by 2, from red Baron 11 to green Baron 1.
    Ada moved the Heir by 2, from green Baron 1 to green Baron 3.
    1: You moved the Heir by 2, from green Baron 1 to green Baron 3.
* throw 3 and 4
    Ada threw 3 and 4.
    1: You threw 3 and 4.
1 cadet 3, 4, cadet 3, 3
    Ada moved Cadet 3 by 4, from red Baron 10 to green Baron 2.
    1: You moved Cadet 3 by 4, from red Baron 10 to green Baron 2.
    Ada moved Cadet 3 by 3, from green Baron 2 to green Baron 5.
    1: You moved Cadet 3 by 3, from green Baron 2 to green Baron 5.
* throw 4 and 5
    Bo threw 4 and 5.
    2: You threw 4 and 5.
2 chief, 5, chief, 4
    Bo moved the Chief by 5, from red Baron 6 to red Baron 11.
    2: You moved the Chief by 5, from red Baron 6 to red Baron 11.
    Bo moved the Chief by 4, from red Baron 11 to green Baron 3.
    2: You moved the Chief by 4, from red Baron 11 to green Baron 3.
    Bo killed Ada's Heir on green Baron 3.
    1: Bo killed your Heir on green Baron 3.
    2: You killed Ada's Heir on green Baron 3.
    A new Heir stands ready in Ada's castle.
    1: A new Heir stands ready in your castle.
* throw 1 and 6
    Ada threw 1 and 6.
    1: You threw 1 and 6.
1 heir, 6, heir, 1
    Ada brought the Heir out by 6, to red Baron 11.
    1: You brought the Heir out by 6, to red Baron 11.
    Ada moved the Heir by 1, from red Baron 11 to Baron corner 3.
    1: You moved the Heir by 1, from red Baron 11 to Baron corner 3.
* throw 3 and 5
    Bo threw 3 and 5.
    2: You threw 3 and 5.
2 heir, 5, chief, 3
    Bo moved the Heir by 5, from red Baron 6 to red Baron 11.
    2: You moved the Heir by 5, from red Baron 6 to red Baron 11.
    Bo moved the Chief by 3, from green Baron 3 to green Baron 6.
    2: You moved the Chief by 3, from green Baron 3 to green Baron 6.
* throw 1 and 2
    Ada threw 1 and 2.
    1: You threw 1 and 2.
1 heir, 1, heir, 2
    Ada moved the Heir by 1, from Baron corner 3 to green Baron 1.
    1: You moved the Heir by 1, from Baron corner 3 to green Baron 1.
    Ada moved the Heir by 2, from green Baron 1 to green Baron 3.
    1: You moved the Heir by 2, from green Baron 1 to green Baron 3.
* throw 1 and 1
    Bo threw two 1s.
    2: You threw two 1s.
2 chief, 1, cadet 2, 1
    Bo moved the Chief by 1, from green Baron 6 to green Baron 7.
    2: You moved the Chief by 1, from green Baron 6 to green Baron 7.
    Bo moved Cadet 2 by 1, from purple Baron 11 to Baron corner 1.
    2: You moved Cadet 2 by 1, from purple Baron 11 to Baron corner 1.
* throw 3 and 6
    Bo threw 3 and 6.
    2: You threw 3 and 6.
2 chief, 6, chief, 3
    Bo moved the Chief by 6, from green Baron 7 to purple Baron 1.
    2: You moved the Chief by 6, from green Baron 7 to purple Baron 1.
    Bo moved the Chief by 3, from purple Baron 1 to purple Baron 4.
    2: You moved the Chief by 3, from purple Baron 1 to purple Baron 4.
* throw 4 and 5
    Ada threw 4 and 5.
    1: You threw 4 and 5.
1 stay
    Ada could not move.
    1: You could not move.
* throw 4 and 5
    Bo threw 4 and 5.
    2: You threw 4 and 5.
2 chief, 5 in, heir, 4
    Bo moved the Chief by 5, from purple Baron 4 to purple Earl 6.
    2: You moved the Chief by 5, from purple Baron 4 to purple Earl 6.
    Bo moved the Heir by 4, from red Baron 11 to green Baron 3.
    2: You moved the Heir by 4, from red Baron 11 to green Baron 3.
    Bo killed Ada's Heir on green Baron 3.
    1: Bo killed your Heir on green Baron 3.
    2: You killed Ada's Heir on green Baron 3.
    A new Heir stands ready in Ada's castle.
    1: A new Heir stands ready in your castle.
* throw 2 and 6
    Ada threw 2 and 6.
    1: You threw 2 and 6.
1 heir, 2, chief, 6
    Ada brought the Heir out by 2, to red Baron 7.
    1: You brought the Heir out by 2, to red Baron 7.
    Ada sent the Chief from the Chapel to a chamber with the 6.
    1: You sent the Chief from the Chapel to a chamber with the 6.
* throw 2 and 5
    Bo threw 2 and 5.
    2: You threw 2 and 5.
2 chief, 5, heir, 2
    Bo moved the Chief by 5, from purple Earl 6 to blue Earl 3.
    2: You moved the Chief by 5, from purple Earl 6 to blue Earl 3.
    Bo moved the Heir by 2, from green Baron 3 to green Baron 5.
    2: You moved the Heir by 2, from green Baron 3 to green Baron 5.
    Bo killed Ada's Cadet 3 on green Baron 5.
    1: Bo killed your Cadet 3 on green Baron 5.
    2: You killed Ada's Cadet 3 on green Baron 5.
* throw 4 and 6
    Ada threw 4 and 6.
    1: You threw 4 and 6.
1 chief, 6, chief, 4
    Ada brought the Chief out by 6, to red Baron 11.
    1: You brought the Chief out by 6, to red Baron 11.
    Ada moved the Chief by 4, from red Baron 11 to green Baron 3.
    1: You moved the Chief by 4, from red Baron 11 to green Baron 3.
* throw 4 and 5
    Bo threw 4 and 5.
    2: You threw 4 and 5.
2 chief, 5, chief, 4
    Bo moved the Chief by 5, from blue Earl 3 to Earl corner 2.
    2: You moved the Chief by 5, from blue Earl 3 to Earl corner 2.
    Bo moved the Chief by 4, from Earl corner 2 to red Earl 4.
    2: You moved the Chief by 4, from Earl corner 2 to red Earl 4.
* throw 1 and 6
    Ada threw 1 and 6.
    1: You threw 1 and 6.
1 chief, 1, heir, 6
    Ada moved the Chief by 1, from green Baron 3 to green Baron 4.
    1: You moved the Chief by 1, from green Baron 3 to green Baron 4.
    Ada moved the Heir by 6, from red Baron 7 to green Baron 1.
    1: You moved the Heir by 6, from red Baron 7 to green Baron 1.
* throw 1 and 4
    Bo threw 1 and 4.
    2: You threw 1 and 4.
2 heir, 4, heir, 1
    Bo moved the Heir by 4, from green Baron 5 to green Baron 9.
    2: You moved the Heir by 4, from green Baron 5 to green Baron 9.
    Bo moved the Heir by 1, from green Baron 9 to green Baron 10.
    2: You moved the Heir by 1, from green Baron 9 to green Baron 10.
* throw 3 and 5
    Ada threw 3 and 5.
    1: You threw 3 and 5.
1 heir, 3
    Ada moved the Heir by 3, from green Baron 1 to green Baron 4.
    1: You moved the Heir by 3, from green Baron 1 to green Baron 4.
    No shield could move by 5.
* throw 5 and 5
    Bo threw two 5s.
    2: You threw two 5s.
2 heir, 5, heir, 5 in
    Bo moved the Heir by 5, from green Baron 10 to purple Baron 3.
    2: You moved the Heir by 5, from green Baron 10 to purple Baron 3.
    Bo moved the Heir by 5, from purple Baron 3 to purple Earl 5.
    2: You moved the Heir by 5, from purple Baron 3 to purple Earl 5.
* throw 1 and 2
    Bo threw 1 and 2.
    2: You threw 1 and 2.
2 chief, 1, cadet 1, 2
    Bo moved the Chief by 1, from red Earl 4 to red Earl 5.
    2: You moved the Chief by 1, from red Earl 4 to red Earl 5.
    Bo moved Cadet 1 by 2, from green Baron 6 to green Baron 8.
    2: You moved Cadet 1 by 2, from green Baron 6 to green Baron 8.
* throw 4 and 4
    Ada threw two 4s.
    1: You threw two 4s.
1 jump chief and heir
    Ada moved the Chief and the Heir together by 4, from green Baron 4 to green Baron 8.
    1: You moved the Chief and the Heir together by 4, from green Baron 4 to green Baron 8.
    Ada killed Bo's Cadet 1 on green Baron 8.
    1: You killed Bo's Cadet 1 on green Baron 8.
    2: Ada killed your Cadet 1 on green Baron 8.
* throw 1 and 2
    Ada threw 1 and 2.
    1: You threw 1 and 2.
1 chief, 2, chief, 1
    Ada moved the Chief by 2, from green Baron 8 to green Baron 10.
    1: You moved the Chief by 2, from green Baron 8 to green Baron 10.
    Ada moved the Chief by 1, from green Baron 10 to green Baron 11.
    1: You moved the Chief by 1, from green Baron 10 to green Baron 11.
* throw 1 and 2
    Bo threw 1 and 2.
    2: You threw 1 and 2.
2 cadet 3, 2, chief, 1
    Bo moved Cadet 3 by 2, from green Baron 6 to green Baron 8.
    2: You moved Cadet 3 by 2, from green Baron 6 to green Baron 8.
    Bo killed Ada's Heir on green Baron 8.
    1: Bo killed your Heir on green Baron 8.
    2: You killed Ada's Heir on green Baron 8.
    A new Heir stands ready in Ada's castle.
    1: A new Heir stands ready in your castle.
    Bo moved the Chief by 1, from red Earl 5 to red Earl 6.
    2: You moved the Chief by 1, from red Earl 5 to red Earl 6.
* throw 2 and 6
    Ada threw 2 and 6.
    1: You threw 2 and 6.
1 chief, 2, heir, 6
    Ada moved the Chief by 2, from green Baron 11 to purple Baron 1.
    1: You moved the Chief by 2, from green Baron 11 to purple Baron 1.
    Ada brought the Heir out by 6, to red Baron 11.
    1: You brought the Heir out by 6, to red Baron 11.
* throw 3 and 3
    Bo threw two 3s.
    2: You threw two 3s.
2 chief, 3, chief, 3
    Bo moved the Chief by 3, from red Earl 6 to green Earl 1.
    2: You moved the Chief by 3, from red Earl 6 to green Earl 1.
    Bo moved the Chief by 3, from green Earl 1 to green Earl 4.
    2: You moved the Chief by 3, from green Earl 1 to green Earl 4.
* throw 2 and 5
    Bo threw 2 and 5.
    2: You threw 2 and 5.
2 cadet 3, 5, chief, 2
    Bo moved Cadet 3 by 5, from green Baron 8 to purple Baron 1.
    2: You moved Cadet 3 by 5, from green Baron 8 to purple Baron 1.
    Bo captured Ada's Chief on purple Baron 1 as a hostage.
    1: Bo captured your Chief on purple Baron 1 as a hostage.
    2: You captured Ada's Chief on purple Baron 1 as a hostage.
    Bo moved the Chief by 2, from green Earl 4 to green Earl 6.
    2: You moved the Chief by 2, from green Earl 4 to green Earl 6.
* throw 3 and 5
    Ada threw 3 and 5.
    1: You threw 3 and 5.
1 heir, 3, heir, 5
    Ada moved the Heir by 3, from red Baron 11 to green Baron 2.
    1: You moved the Heir by 3, from red Baron 11 to green Baron 2.
    Ada moved the Heir by 5, from green Baron 2 to green Baron 7.
    1: You moved the Heir by 5, from green Baron 2 to green Baron 7.
2 release chief of 1
    Bo released Ada's Chief, which must leave Bo's territory.
    1: Bo released your Chief, which must leave Bo's territory.
    2: You released Ada's Chief, which must leave your territory.
* throw 3 and 6
    Bo threw 3 and 6.
    2: You threw 3 and 6.
2 chief, 6 in, chief, 3
    Bo moved the Chief by 6, from green Earl 6 to Sanctuary 2.
    2: You moved the Chief by 6, from green Earl 6 to Sanctuary 2.
    Bo moved the Chief by 3, from Sanctuary 2 to Duke corner 1.
    2: You moved the Chief by 3, from Sanctuary 2 to Duke corner 1.
* throw 4 and 4
    Ada threw two 4s.
    1: You threw two 4s.
1 chief, 4, chief, 4
    Ada moved the Chief by 4, from purple Baron 6 to purple Baron 10.
    1: You moved the Chief by 4, from purple Baron 6 to purple Baron 10.
    Ada moved the Chief by 4, from purple Baron 10 to blue Baron 2.
    1: You moved the Chief by 4, from purple Baron 10 to blue Baron 2.
* throw 2 and 4
    Ada threw 2 and 4.
    1: You threw 2 and 4.
1 chief, 4, heir, 2
    Ada moved the Chief by 4, from blue Baron 2 to blue Baron 6.
    1: You moved the Chief by 4, from blue Baron 2 to blue Baron 6.
    Ada moved the Heir by 2, from green Baron 7 to green Baron 9.
    1: You moved the Heir by 2, from green Baron 7 to green Baron 9.
* throw 2 and 6
    Bo threw 2 and 6.
    2: You threw 2 and 6.
2 cadet 2, 6, chief, 2
    Bo moved Cadet 2 by 6, from Baron corner 1 to blue Baron 6.
    2: You moved Cadet 2 by 6, from Baron corner 1 to blue Baron 6.
    Bo killed Ada's Chief on blue Baron 6.
    1: Bo killed your Chief on blue Baron 6.
    2: You killed Ada's Chief on blue Baron 6.
    Ada's Heir is now Chief, on green Baron 9.
    1: Your Heir is now Chief, on green Baron 9.
    A new Heir stands ready in Ada's castle.
    1: A new Heir stands ready in your castle.
    Bo moved the Chief by 2, from Duke corner 1 to blue Duke 2.
    2: You moved the Chief by 2, from Duke corner 1 to blue Duke 2.
* throw 4 and 5
    Ada threw 4 and 5.
    1: You threw 4 and 5.
1 chief, 5, chief, 4
    Ada moved the Chief by 5, from green Baron 9 to purple Baron 2.
    1: You moved the Chief by 5, from green Baron 9 to purple Baron 2.
    Ada moved the Chief by 4, from purple Baron 2 to purple Baron 6.
    1: You moved the Chief by 4, from purple Baron 2 to purple Baron 6.
* throw 2 and 4
    Bo threw 2 and 4.
    2: You threw 2 and 4.
2 cadet 2, 2, heir, 4
    Bo moved Cadet 2 by 2, from blue Baron 6 to blue Baron 8.
    2: You moved Cadet 2 by 2, from blue Baron 6 to blue Baron 8.
    Bo moved the Heir by 4, from purple Earl 5 to blue Earl 1.
    2: You moved the Heir by 4, from purple Earl 5 to blue Earl 1.
* throw 4 and 4
    Ada threw two 4s.
    1: You threw two 4s.
1 chief, 4, chief, 4
    Ada moved the Chief by 4, from purple Baron 6 to purple Baron 10.
    1: You moved the Chief by 4, from purple Baron 6 to purple Baron 10.
    Ada moved the Chief by 4, from purple Baron 10 to blue Baron 2.
    1: You moved the Chief by 4, from purple Baron 10 to blue Baron 2.
* throw 2 and 6
    Ada threw 2 and 6.
    1: You threw 2 and 6.
1 heir, 2, chief, 6
    Ada brought the Heir out by 2, to red Baron 7.
    1: You brought the Heir out by 2, to red Baron 7.
    Ada moved the Chief by 6, from blue Baron 2 to blue Baron 8.
    1: You moved the Chief by 6, from blue Baron 2 to blue Baron 8.
    Ada killed Bo's Cadet 2 on blue Baron 8.
    1: You killed Bo's Cadet 2 on blue Baron 8.
    2: Ada killed your Cadet 2 on blue Baron 8.
* throw 1 and 6
    Bo threw 1 and 6.
    2: You threw 1 and 6.
2 chief, 6, chief, 1
    Bo moved the Chief by 6, from blue Duke 2 to Duke corner 3.
    2: You moved the Chief by 6, from blue Duke 2 to Duke corner 3.
    Bo moved the Chief by 1, from Duke corner 3 to green Duke 1.
    2: You moved the Chief by 1, from Duke corner 3 to green Duke 1.
* throw 1 and 2
    Ada threw 1 and 2.
    1: You threw 1 and 2.
1 heir, 1, chief, 2
    Ada moved the Heir by 1, from red Baron 7 to red Baron 8.
    1: You moved the Heir by 1, from red Baron 7 to red Baron 8.
    Ada moved the Chief by 2, from blue Baron 8 to blue Baron 10.
    1: You moved the Chief by 2, from blue Baron 8 to blue Baron 10.
* throw 4 and 5
    Bo threw 4 and 5.
    2: You threw 4 and 5.
2 chief, 5 in, heir, 4
    Bo moved the Chief by 5, from green Duke 1 to Sanctuary 3.
    2: You moved the Chief by 5, from green Duke 1 to Sanctuary 3.
    Bo moved the Heir by 4, from blue Earl 1 to blue Earl 5.
    2: You moved the Heir by 4, from blue Earl 1 to blue Earl 5.
* throw 4 and 4
    Ada threw two 4s.
    1: You threw two 4s.
1 heir, 4, chief, 4
    Ada moved the Heir by 4, from red Baron 8 to Baron corner 3.
    1: You moved the Heir by 4, from red Baron 8 to Baron corner 3.
    Ada moved the Chief by 4, from blue Baron 10 to red Baron 2.
    1: You moved the Chief by 4, from blue Baron 10 to red Baron 2.
* throw 2 and 3
    Ada threw 2 and 3.
    1: You threw 2 and 3.
1 chief, 2, heir, 3
    Ada moved the Chief by 2, from red Baron 2 to red Baron 4.
    1: You moved the Chief by 2, from red Baron 2 to red Baron 4.
    Ada moved the Heir by 3, from Baron corner 3 to green Baron 3.
    1: You moved the Heir by 3, from Baron corner 3 to green Baron 3.
* throw 3 and 5
    Bo threw 3 and 5.
    2: You threw 3 and 5.
2 heir, 3, cadet 3, 5 in
    Bo moved the Heir by 3, from blue Earl 5 to Earl corner 2.
    2: You moved the Heir by 3, from blue Earl 5 to Earl corner 2.
    Bo moved Cadet 3 by 5, from purple Baron 1 to Sanctuary 1.
    2: You moved Cadet 3 by 5, from purple Baron 1 to Sanctuary 1.
* throw 3 and 4
    Ada threw 3 and 4.
    1: You threw 3 and 4.
1 heir, 3, heir, 4
    Ada moved the Heir by 3, from green Baron 3 to green Baron 6.
    1: You moved the Heir by 3, from green Baron 3 to green Baron 6.
    Ada moved the Heir by 4, from green Baron 6 to green Baron 10.
    1: You moved the Heir by 4, from green Baron 6 to green Baron 10.
* throw 2 and 3
    Bo threw 2 and 3.
    2: You threw 2 and 3.
2 cadet 3, 3, cadet 3, 2
    Bo moved Cadet 3 by 3, from Sanctuary 1 to purple Earl 6.
    2: You moved Cadet 3 by 3, from Sanctuary 1 to purple Earl 6.
    Bo moved Cadet 3 by 2, from purple Earl 6 to Earl corner 1.
    2: You moved Cadet 3 by 2, from purple Earl 6 to Earl corner 1.
* throw 5 and 6
    Ada threw 5 and 6.
    1: You threw 5 and 6.
1 chief, 6 in, chief, 5
    Ada moved the Chief by 6, from red Baron 4 to red Earl 7.
    1: You moved the Chief by 6, from red Baron 4 to red Earl 7.
    Ada moved the Chief by 5, from red Earl 7 to green Earl 4.
    1: You moved the Chief by 5, from red Earl 7 to green Earl 4.
* throw 5 and 6
    Bo threw 5 and 6.
    2: You threw 5 and 6.
2 heir, 5, heir, 6
    Bo moved the Heir by 5, from Earl corner 2 to red Earl 5.
    2: You moved the Heir by 5, from Earl corner 2 to red Earl 5.
    Bo moved the Heir by 6, from red Earl 5 to green Earl 3.
    2: You moved the Heir by 6, from red Earl 5 to green Earl 3.
* throw 2 and 6
    Ada threw 2 and 6.
    1: You threw 2 and 6.
1 chief, 6, chief, 2
    Ada moved the Chief by 6, from green Earl 4 to purple Earl 2.
    1: You moved the Chief by 6, from green Earl 4 to purple Earl 2.
    Ada moved the Chief by 2, from purple Earl 2 to purple Earl 4.
    1: You moved the Chief by 2, from purple Earl 2 to purple Earl 4.
* throw 1 and 4
    Bo threw 1 and 4.
    2: You threw 1 and 4.
2 heir, 1, cadet 3, 4
    Bo moved the Heir by 1, from green Earl 3 to green Earl 4.
    2: You moved the Heir by 1, from green Earl 3 to green Earl 4.
    Bo moved Cadet 3 by 4, from Earl corner 1 to blue Earl 4.
    2: You moved Cadet 3 by 4, from Earl corner 1 to blue Earl 4.
* throw 3 and 6
    Ada threw 3 and 6.
    1: You threw 3 and 6.
1 chief, 6, heir, 3
    Ada moved the Chief by 6, from purple Earl 4 to blue Earl 2.
    1: You moved the Chief by 6, from purple Earl 4 to blue Earl 2.
    Ada moved the Heir by 3, from green Baron 10 to purple Baron 1.
    1: You moved the Heir by 3, from green Baron 10 to purple Baron 1.
* throw 2 and 3
    Bo threw 2 and 3.
    2: You threw 2 and 3.
2 heir, 3, heir, 2
    Bo moved the Heir by 3, from green Earl 4 to green Earl 7.
    2: You moved the Heir by 3, from green Earl 4 to green Earl 7.
    Bo moved the Heir by 2, from green Earl 7 to purple Earl 1.
    2: You moved the Heir by 2, from green Earl 7 to purple Earl 1.
* throw 2 and 6
    Ada threw 2 and 6.
    1: You threw 2 and 6.
1 heir, 2, chief, 6
    Ada moved the Heir by 2, from purple Baron 1 to purple Baron 3.
    1: You moved the Heir by 2, from purple Baron 1 to purple Baron 3.
    Ada moved the Chief by 6, from blue Earl 2 to Earl corner 2.
    1: You moved the Chief by 6, from blue Earl 2 to Earl corner 2.
* throw 4 and 6
    Bo threw 4 and 6.
    2: You threw 4 and 6.
2 cadet 3, 4, heir, 6 in
    Bo moved Cadet 3 by 4, from blue Earl 4 to Earl corner 2.
    2: You moved Cadet 3 by 4, from blue Earl 4 to Earl corner 2.
    Bo killed Ada's Chief on Earl corner 2.
    1: Bo killed your Chief on Earl corner 2.
    2: You killed Ada's Chief on Earl corner 2.
    Ada's Heir is now Chief, on purple Baron 3.
    1: Your Heir is now Chief, on purple Baron 3.
    A new Heir stands ready in Ada's castle.
    1: A new Heir stands ready in your castle.
    Bo moved the Heir by 6, from purple Earl 1 to Duke corner 1.
    2: You moved the Heir by 6, from purple Earl 1 to Duke corner 1.
* throw 2 and 6
    Ada threw 2 and 6.
    1: You threw 2 and 6.
1 heir, 6, heir, 2
    Ada brought the Heir out by 6, to red Baron 11.
    1: You brought the Heir out by 6, to red Baron 11.
    Ada moved the Heir by 2, from red Baron 11 to green Baron 1.
    1: You moved the Heir by 2, from red Baron 11 to green Baron 1.
* throw 3 and 5
    Bo threw 3 and 5.
    2: You threw 3 and 5.
2 cadet 3, 5, heir, 3
    Bo moved Cadet 3 by 5, from Earl corner 2 to red Earl 5.
    2: You moved Cadet 3 by 5, from Earl corner 2 to red Earl 5.
    Bo moved the Heir by 3, from Duke corner 1 to blue Duke 3.
    2: You moved the Heir by 3, from Duke corner 1 to blue Duke 3.
* throw 4 and 6
    Ada threw 4 and 6.
    1: You threw 4 and 6.
1 heir, 4, heir, 6
    Ada moved the Heir by 4, from green Baron 1 to green Baron 5.
    1: You moved the Heir by 4, from green Baron 1 to green Baron 5.
    Ada moved the Heir by 6, from green Baron 5 to green Baron 11.
    1: You moved the Heir by 6, from green Baron 5 to green Baron 11.
* throw 1 and 5
    Bo threw 1 and 5.
    2: You threw 1 and 5.
2 heir, 1, heir, 5
    Bo moved the Heir by 1, from blue Duke 3 to Duke corner 2.
    2: You moved the Heir by 1, from blue Duke 3 to Duke corner 2.
    Bo moved the Heir by 5, from Duke corner 2 to green Duke 1.
    2: You moved the Heir by 5, from Duke corner 2 to green Duke 1.
* throw 1 and 6
    Ada threw 1 and 6.
    1: You threw 1 and 6.
1 chief, 6, heir, 1
    Ada moved the Chief by 6, from purple Baron 3 to purple Baron 9.
    1: You moved the Chief by 6, from purple Baron 3 to purple Baron 9.
    Ada moved the Heir by 1, from green Baron 11 to Baron corner 4.
    1: You moved the Heir by 1, from green Baron 11 to Baron corner 4.
* throw 1 and 2
    Bo threw 1 and 2.
    2: You threw 1 and 2.
2 cadet 3, 2, chief, 1
    Bo moved Cadet 3 by 2, from red Earl 5 to red Earl 7.
    2: You moved Cadet 3 by 2, from red Earl 5 to red Earl 7.
    Bo moved the Chief by 1, onto the Banner.
    2: You moved the Chief by 1, onto the Banner.
    Bo's Chief stands on the Banner and is Regent.
    2: Your Chief stands on the Banner and is Regent.

    Bo wins.
    2: You win!
    1. Bo: won
    2: 1. You: won
    2. Ada: did not win
    1: 2. You: did not win
