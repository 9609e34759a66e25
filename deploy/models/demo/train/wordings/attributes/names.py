"""Attributes whose value is a person, a place, a thing or a quality.

A row begins with "= synonyms; class; kind of value; kinds of entity". Facts of one class about one
entity would answer each other's questions, so a sequence asks only where there is one. Lines with
"s" are statements and lines with "q" questions beside the generic ones (see
generic.py)."""

NAMES = """
= colour, color; colour; colour; facility belonging room product owned numbered machine house craft
s %E (is|was painted) %V. / Someone painted %E %V. / %E has been %V for years.
q What colour is %E? / What color is %E? / What colour was %E painted? / Which colour does %E have?
q In what colour is %E?

= owner, proprietor; owner; full; facility vehicle thing company ship pet owned numbered site \
machine craft house creature device painting film shop
s %E (belongs to|is owned by) %V. / ^%V owns %E. / ^%V is the one who owns %E.
q Who owns %E? / Whose is %E? / Who does %E belong to? / To whom does %E belong?
q Who is %E owned by?

= manager, boss, head, director; manager; full; facility project team company site numbered \
department club institution shop committee
s %E is (managed|run|led|headed) by %V. / ^%V (runs|manages|leads|heads|is in charge of) %E.
q Who (runs|manages|leads|heads) %E? / Who is in charge of %E? / Who is responsible for %E?
q By whom is %E run? / Who's the boss of %E?

= supplier, vendor; supplier; company; facility thing project site shop machine recipe
s %E (gets its goods|buys) from %V. / ^%V supplies %E. / Everything for %E comes from %V.
q Who supplies %E? / Which company supplies %E? / Where does %E get its goods from?
q From whom does %E buy?

= author, writer; author; full; book
s %E was written by %V. / ^%V wrote %E. / ^%V is the one who wrote %E. / It was %V who wrote %E.
q Who wrote %E? / By whom was %E written? / Who is %E by? / Whose work is %E?

= maker, manufacturer; maker; company; product vehicle thing machine device
s %E is (made|built|produced) by %V. / ^%V (makes|builds) %E.
q Who (makes|built|made) %E? / Which company (makes|makes|produces) %E? / By whom is %E made?

= architect; architect; full; facility
s %E was designed by %V. / ^%V (designed|drew the plans for) %E.
q Who designed %E? / Who drew the plans for %E? / By whom was %E designed?

= coach, trainer; coach; full; team person band
s %E is (coached|trained) by %V. / ^%V (coaches|trains) %E.
q Who (coaches|trains) %E? / By whom is %E trained? / Who is the coach of %E?

= captain, skipper; captain; full; ship team craft
s %E is under the command of %V. / ^%V (commands|is captain of) %E.
q Who commands %E? / Who is the captain of %E? / Under whose command is %E?

= doctor, physician; doctor; doctor; person pet creature
s %E is treated by %V. / ^%V treats %E. / %E is a patient of %V.
q Who treats %E? / Whose patient is %E? / By whom is %E treated? / Which doctor does %E go to?

= contact person, contact; contact; full; company event project club committee
s At %E, ask for %V. / If there is trouble with %E, talk to %V. / Questions about %E go to %V.
q Who(m|) should I ask for at %E? / Who answers questions about %E? / Who do I talk to about %E?
q Whom can I contact about %E?

= assistant, deputy; deputy; full; person facility committee
s When %E is away, %V takes over. / %E is assisted by %V.
q Who assists %E? / Who takes over when %E is away? / Who helps out at %E?

= home town, birthplace; origin; city; person team
s %E comes from %V. / %E was born in %V. / %E grew up in %V. / Originally %E is from %V.
q Where (does|did) %E come from? / Where was %E born? / Where did %E grow up? / Where is %E from?
q Which city is %E from?

= address, street address; seat; address; person company facility role site shop institution club
s %E (lives|is found|is located) at %V. / You find %E at %V. / %E moved to %V.
q Where is %E (located|found)? / Where do I find %E? / Where does %E live? / At which address is %E?

= headquarters, main seat; seat; city; company
s %E is based in %V. / %E has its main office in %V. / %E is run from %V.
q Where is %E based? / In which city is %E based? / Where does %E have its main office?
q Where are the headquarters of %E?

= destination; destination; city; flight ship person
s %E is (bound|headed) for %V. / %E goes to %V. / %E is on the way to %V.
q Where does %E go? / Where is %E (bound|headed|going)? / To which city is %E going?
q What city is %E headed for?

= profession, occupation, job; profession; job; person
s %E works as a %V. / %E is a %V by trade. / %E makes a living as a %V. / %E has always been a %V.
q What does %E do for a living? / What does %E work as? / What does %E do?
q Which trade does %E follow?

= favourite dish, favorite food; favourite dish; dish; person pet role
s %E (likes|loves) nothing better than %V. / What %E likes to eat most is %V. / %E always orders %V.
q What does %E like to eat (most|best)? / What does %E always order? / Which food does %E love?
q What is the favorite dish of %E?

= favourite colour, favorite color; favourite colour; colour; person
s The colour %E likes best is %V. / %E prefers %V to any other colour.
q Which colour does %E (like best|prefer)? / What color does %E like (most|best)?

= nickname; nickname; word; person team city
s Friends call %E %V. / %E is nicknamed %V. / %E is better known as %V.
q What do friends call %E? / How is %E nicknamed? / What is %E better known as?

= name, full name; name; full; role
s %E is called %V. / %E goes by the name of %V. / ^%V is %E here. / Everyone knows %E as %V.
q What is %E called? / Who is %E? / How do they call %E? / By which name does everyone know %E?

= material; material; mineral; thing box numbered
s %E is made of %V. / %E was carved from %V. / They made %E out of %V.
q What is %E made of? / Of what is %E made? / From what was %E carved? / Which material is %E?

= mascot, heraldic animal; mascot; animal; team company city facility club
s On the flag of %E is a %V. / %E is known by its %V. / A %V stands for %E.
q Which animal stands for %E? / What is on the flag of %E? / Which animal is %E known by?

= motto, slogan; motto; saying; company team project facility
s Above the door of %E stands "%V". / %E lives by the words "%V". / "%V" is what %E stands for.
q Which words stand above the door of %E? / What does %E stand for? / By which words does %E live?

= sponsor, patron; sponsor; company; team event project institution
s %E is paid for by %V. / ^%V pays for %E. / Without %V, there would be no %E.
q Who pays for %E? / Which company pays for %E? / By whom is %E paid for? / Who sponsors %E?

= landlord, landlady; landlord; full; person facility
s %E rents from %V. / %E pays the rent to %V. / ^%V lets the place to %E.
q From whom does %E rent? / To whom does %E pay the rent? / Who lets the place to %E?

= rival, opponent, enemy; rival; full; person
s %E cannot stand %V. / Nobody annoys %E more than %V. / The one who always beats %E is %V.
q Whom can %E not stand? / Who annoys %E? / Who always beats %E?

= best friend, closest friend; friend; full; person pet creature
s %E trusts nobody but %V. / %E goes everywhere with %V. / ^%V is always with %E.
q Whom does %E trust? / With whom does %E go everywhere? / Who is always with %E?

= wife, husband, spouse, partner; spouse; full; person role
s %E is married to %V. / %E married %V. / %E and %V are married.
q Whom did %E marry? / To whom is %E married? / Who is married to %E? / Who is %E's other half?

= employer, company; employer; company; person role
s %E works for %V. / %E is employed by %V. / ^%V hired %E. / %E has a job at %V.
q Who employs %E? / Where does %E work? / For whom does %E work? / Which company hired %E?
q Who pays %E?

= nationality, home country; origin; country; person team role
s %E comes from %V. / %E was born in %V. / %E holds a passport of %V.
q Where is %E from? / Which country does %E come from? / In which country was %E born?
q What country is %E from?

= hobby, favourite sport, pastime; hobby; sport; person role
s In the evening %E does some %V. / %E spends every weekend on %V. / %E is mad about %V.
q What is %E mad about? / What does %E do in the evening? / On what does %E spend every weekend?
q Which sport does %E like?

= mother tongue, native language, first language; language; language; person role pet
s At home %E speaks %V. / %E was brought up in %V. / %E writes and thinks in %V.
q Which language does %E speak? / What does %E speak at home? / In what language does %E think?
q What language was %E brought up in?

= instrument; instrument; instrument; person role
s %E plays the %V. / %E practises the %V every day. / %E took lessons on the %V.
q What does %E play? / Which instrument does %E play? / What does %E practise?
q On what did %E take lessons?

= favourite book; favourite book; book; person role
s %E has read %V five times. / %E never goes anywhere without %V. / On the table of %E lies %V.
q What has %E read five times? / Which book does %E like best? / What lies on the table of %E?
q What does %E read?

= hiding place, place; where; place; thing owned box
s %E is (at|in|near) the %V. / You find %E at the %V. / They took %E to the %V.
s %E never left the %V.
q Where is %E? / Where do I find %E? / Where did they take %E? / At which place is %E?
q Where can %E be found?

= fuel, energy source; fuel; word; vehicle ship product
s %E runs on %V. / Nothing but %V moves %E. / Fill %E with %V.
q What does %E run on? / What moves %E? / With what do I fill %E?

= secret ingredient; secret ingredient; ingredient; person role company recipe
s %E puts %V into everything. / What %E adds is %V.
q What does %E put into everything? / What does %E add? / Which ingredient does %E use in secret?

= verdict, decision; verdict; word; person project
s They decided "%V" about %E. / About %E the court said "%V". / "%V" was the last word on %E.
q What did they decide about %E? / What did the court say about %E? / What was the last word on %E?

= meeting point, meeting place; meeting point; place; event team role club
s Everyone from %E meets at the %V. / %E gathers at the %V. / Those of %E wait at the %V.
q Where does everyone from %E meet? / Where does %E gather? / At which place do those of %E wait?

= prize, award, reward; prize; object; person team role
s %E won a %V. / They gave %E a %V. / %E came home with a %V.
q What did %E win? / What did they give %E? / With what did %E come home? / Which prize did %E get?
"""
