"""Attributes whose value is a person, a place, a thing or a quality.

A row begins with "= synonyms; class; kind of value; kinds of entity". Facts of one class about one
entity would answer each other's questions, so a sequence asks only where there is one. Lines with
"s" are statements and lines with "q" questions beside the generic ones (see
generic_statements.py and generic_questions.py)."""

NAMES = """
= colour, color; colour; colour; facility belonging room product owned numbered machine house craft
s %E (is|was painted) %V. / Someone painted %E %V. / %E has been %V for years.
q What colour is %E? / What color is %E? / What colour was %E painted? / Which colour does %E have?
q In what colour is %E?
q What shade is %E? / Is %E red, green or something else? / Which shade would I mix to touch up %E?
q What hue should I look for to spot %E?

= owner, proprietor; owner; full; facility vehicle thing company ship pet owned numbered site \
machine craft house creature device painting film shop
s %E (belongs to|is owned by) %V. / ^%V owns %E. / ^%V is the one who owns %E.
q Who owns %E? / Whose is %E? / Who does %E belong to? / To whom does %E belong?
q Who is %E owned by?
q In whose name is %E registered? / Whose property is %E? / Who gets the money if %E is sold?
q Who bought %E and still has it? / Who holds the title to %E?

= manager, boss, head, director; manager; full; facility project team company site numbered \
department club institution shop committee
s %E is (managed|run|led|headed) by %V. / ^%V (runs|manages|leads|heads|is in charge of) %E.
q Who (runs|manages|leads|heads) %E? / Who is in charge of %E? / Who is responsible for %E?
q By whom is %E run? / Who's the boss of %E?
q Who has the last word at %E? / Who do the people at %E report to?
q Who decides what happens at %E? / Who is at the top at %E?

= supplier, vendor; supplier; company; facility thing project site shop machine recipe
s %E (gets its goods|buys) from %V. / ^%V supplies %E. / Everything for %E comes from %V.
q Who supplies %E? / Which company supplies %E? / Where does %E get its goods from?
q From whom does %E buy?
q Which firm delivers what is needed for %E? / Which firm's deliveries does %E depend on?
q With which firm do they place orders for %E? / Who provides the stuff for %E?

= author, writer; author; full; book
s %E was written by %V. / ^%V wrote %E. / ^%V is the one who wrote %E. / It was %V who wrote %E.
q Who wrote %E? / By whom was %E written? / Who is %E by? / Whose work is %E?
q Whose name is on the spine of %E? / Who penned %E? / Who gets the royalties for %E?
q Whose pen did %E come from? / Which novelist came up with %E?

= maker, manufacturer; maker; company; product vehicle thing machine device
s %E is (made|built|produced) by %V. / ^%V (makes|builds) %E.
q Who (makes|built|made) %E? / Which company (makes|makes|produces) %E? / By whom is %E made?
q What brand is %E? / Whose logo is on %E? / Which firm's factory turned out %E?
q Which firm would have to recall %E? / In whose works was %E put together?

= architect; architect; full; facility
s %E was designed by %V. / ^%V (designed|drew the plans for) %E.
q Who designed %E? / Who drew the plans for %E? / By whom was %E designed?
q Who thought up the look of %E? / Who sketched %E before a single brick was laid?
q On whose drawing board did %E begin? / Who gave %E its layout?

= coach, trainer; coach; full; team person band
s %E is (coached|trained) by %V. / ^%V (coaches|trains) %E.
q Who (coaches|trains) %E? / By whom is %E trained? / Who is the coach of %E?
q Who prepares %E for the big day? / Who gets %E into form? / Who puts %E through the drills?
q Who teaches %E to do better?

= captain, skipper; captain; full; ship team craft
s %E is under the command of %V. / ^%V (commands|is captain of) %E.
q Who commands %E? / Who is the captain of %E? / Under whose command is %E?
q Which member of %E outranks the rest? / Whose orders do the others in %E obey?
q Who has the top rank in %E? / Who among the crew of %E tells the others what to do?

= doctor, physician; doctor; doctor; person pet creature
s %E is treated by %V. / ^%V treats %E. / %E is a patient of %V.
q Who treats %E? / Whose patient is %E? / By whom is %E treated? / Which doctor does %E go to?
q Who does %E see when ill? / Who looks at %E when something hurts?
q Who writes the prescriptions for %E? / Who gives %E the injections? / Who makes %E well again?

= contact person, contact; contact; full; company event project club committee
s At %E, ask for %V. / If there is trouble with %E, talk to %V. / Questions about %E go to %V.
q Who(m|) should I ask for at %E? / Who answers questions about %E? / Who do I talk to about %E?
q Whom can I contact about %E?
q Who should I get in touch with about %E? / Who deals with enquiries about %E?
q Which name do I give at reception when I come about %E? / Who will help me with a query about %E?

= assistant, deputy; deputy; full; person facility committee
s When %E is away, %V takes over. / %E is assisted by %V.
q Who assists %E? / Who takes over when %E is away? / Who helps out at %E?
q Who is second in command for %E? / Who is the right hand of %E? / Who steps in for %E?
q Who lends %E a hand?

= home town, birthplace; origin; city; person team
s %E comes from %V. / %E was born in %V. / %E grew up in %V. / Originally %E is from %V.
q Where (does|did) %E come from? / Where was %E born? / Where did %E grow up? / Where is %E from?
q Which city is %E from?
q Where do the roots of %E lie? / Where did it all begin for %E?
q In which city did the story of %E begin? / Which city can claim %E as its own?

= address, street address; seat; address; person company facility role site shop institution club
s %E (lives|is found|is located) at %V. / You find %E at %V. / %E moved to %V.
q Where is %E (located|found)? / Where do I find %E? / Where does %E live? / At which address is %E?
q What do I tell the taxi driver to get to %E? / Which road and house number is %E at?
q Where should a parcel for %E be delivered? / Where do I send a postcard to %E?
q At which front door do I call to see %E?

= headquarters, main seat; seat; city; company
s %E is based in %V. / %E has its main office in %V. / %E is run from %V.
q Where is %E based? / In which city is %E based? / Where does %E have its main office?
q Where are the headquarters of %E?
q In which city does the board of %E sit? / Where do the bosses of %E have their desks?
q Which city is the nerve centre of %E? / From which city is %E steered?

= destination; destination; city; flight ship person
s %E is (bound|headed) for %V. / %E goes to %V. / %E is on the way to %V.
q Where does %E go? / Where is %E (bound|headed|going)? / To which city is %E going?
q What city is %E headed for?
q Where will %E end up? / Where does the journey of %E finish? / What is the last stop for %E?
q In which city will %E arrive?

= profession, occupation, job; profession; job; person
s %E works as a %V. / %E is a %V by trade. / %E makes a living as a %V. / %E has always been a %V.
q What does %E do for a living? / What does %E work as? / What does %E do?
q Which trade does %E follow?
q What line of business is %E in? / How does %E earn money? / What did %E train to be?
q What stands under the name on the business card of %E? / What is %E from nine to five?

= favourite dish, favorite food; favourite dish; dish; person pet role
s %E (likes|loves) nothing better than %V. / What %E likes to eat most is %V. / %E always orders %V.
q What does %E like to eat (most|best)? / What does %E always order? / Which food does %E love?
q What is the favorite dish of %E?
q What should I cook to please %E? / Which meal makes %E happiest?
q What would %E choose for a last meal? / What makes the mouth of %E water?
q What should be on the plate when %E comes round?

= favourite colour, favorite color; favourite colour; colour; person
s The colour %E likes best is %V. / %E prefers %V to any other colour.
q Which colour does %E (like best|prefer)? / What color does %E like (most|best)?
q Which shade pleases %E above all others? / In which shade should I buy a scarf for %E?
q Which paint would %E pick for the bedroom? / What shade would %E choose for a new coat?

= nickname; nickname; word; person team city
s Friends call %E %V. / %E is nicknamed %V. / %E is better known as %V.
q What do friends call %E? / How is %E nicknamed? / What is %E better known as?
q How do people jokingly refer to %E? / Which playful label has stuck to %E?
q By what fond term is %E spoken of? / What do mates say when they mean %E?

= name, full name; name; full; role
s %E is called %V. / %E goes by the name of %V. / ^%V is %E here. / Everyone knows %E as %V.
q What is %E called? / Who is %E? / How do they call %E? / By which name does everyone know %E?
q Which person holds the post of %E? / How would %E sign a letter?
q How is %E introduced at a party? / To whom do I make out a cheque for %E?

= material; material; mineral; thing box numbered
s %E is made of %V. / %E was carved from %V. / They made %E out of %V.
q What is %E made of? / Of what is %E made? / From what was %E carved? / Which material is %E?
q Which metal or stone was used for %E? / Which substance is %E, all through?
q Which raw stuff was shaped into %E? / Is %E stone, metal or something else, and which?

= mascot, heraldic animal; mascot; animal; team company city facility club
s On the flag of %E is a %V. / %E is known by its %V. / A %V stands for %E.
q Which animal stands for %E? / What is on the flag of %E? / Which animal is %E known by?
q Which beast is the emblem of %E? / What creature is on the badge of %E?
q Which creature brings %E luck? / As what creature does someone dress up for %E?

= motto, slogan; motto; saying; company team project facility
s Above the door of %E stands "%V". / %E lives by the words "%V". / "%V" is what %E stands for.
q Which words stand above the door of %E? / What does %E stand for? / By which words does %E live?
q Which line sums up %E? / What is printed under the logo of %E?
q What phrase does %E put on its posters? / Which saying does %E hold dear?
q Which rallying cry goes with %E?

= sponsor, patron; sponsor; company; team event project institution
s %E is paid for by %V. / ^%V pays for %E. / Without %V, there would be no %E.
q Who pays for %E? / Which company pays for %E? / By whom is %E paid for? / Who sponsors %E?
q Where does the money for %E come from? / Which firm funds %E? / Who foots the bill for %E?
q Which firm backs %E? / Whose purse keeps %E going?

= landlord, landlady; landlord; full; person facility
s %E rents from %V. / %E pays the rent to %V. / ^%V lets the place to %E.
q From whom does %E rent? / To whom does %E pay the rent? / Who lets the place to %E?
q Whose tenant is %E? / Who could give %E notice to quit?
q Who collects the monthly payment from %E?
q To whom does %E owe something on the first of every month?

= rival, opponent, enemy; rival; full; person
s %E cannot stand %V. / Nobody annoys %E more than %V. / The one who always beats %E is %V.
q Whom can %E not stand? / Who annoys %E? / Who always beats %E?
q Who gets on the nerves of %E? / With whom is %E constantly at odds?
q Who does %E want to see lose? / Who is the thorn in the side of %E?

= best friend, closest friend; friend; full; person pet creature
s %E trusts nobody but %V. / %E goes everywhere with %V. / ^%V is always with %E.
q Whom does %E trust? / With whom does %E go everywhere? / Who is always with %E?
q Who is %E inseparable from? / Who is %E thick as thieves with? / Who is the great pal of %E?
q Which chum does %E spend all day with?

= wife, husband, spouse, partner; spouse; full; person role
s %E is married to %V. / %E married %V. / %E and %V are married.
q Whom did %E marry? / To whom is %E married? / Who is married to %E? / Who is %E's other half?
q Who exchanged rings with %E? / With whom did %E tie the knot? / Who walked down the aisle with %E?
q Who shares a wedding anniversary with %E?

= employer, company; employer; company; person role
s %E works for %V. / %E is employed by %V. / ^%V hired %E. / %E has a job at %V.
q Who employs %E? / Where does %E work? / For whom does %E work? / Which company hired %E?
q Who pays %E?
q Which firm pays the wages of %E? / Which firm has %E on its books?
q From whom does %E get a payslip? / Whose logo is on the business card of %E?

= nationality, home country; origin; country; person team role
s %E comes from %V. / %E was born in %V. / %E holds a passport of %V.
q Where is %E from? / Which country does %E come from? / In which country was %E born?
q What country is %E from?
q For which land would %E march at the Olympics? / Which anthem would be played for %E?
q Whose embassy would help %E abroad? / Which flag would be raised for %E?

= hobby, favourite sport, pastime; hobby; sport; person role
s In the evening %E does some %V. / %E spends every weekend on %V. / %E is mad about %V.
q What is %E mad about? / What does %E do in the evening? / On what does %E spend every weekend?
q Which sport does %E like?
q What does %E do for fun? / How does %E spend free time? / What does %E do to unwind?
q What keeps %E fit after hours?

= mother tongue, native language, first language; language; language; person role pet
s At home %E speaks %V. / %E was brought up in %V. / %E writes and thinks in %V.
q Which language does %E speak? / What does %E speak at home? / In what language does %E think?
q What language was %E brought up in?
q In what does %E dream and count? / What did the parents of %E talk in?
q What do I have to talk in so that %E understands me at once?
q Do I need English, Polish or something else for a chat with %E?

= instrument; instrument; instrument; person role
s %E plays the %V. / %E practises the %V every day. / %E took lessons on the %V.
q What does %E play? / Which instrument does %E play? / What does %E practise?
q On what did %E take lessons?
q What does %E make music on? / What does %E bring along to a jam session?
q What part does %E have in the orchestra? / What do the neighbours hear through the wall from %E?

= favourite book; favourite book; book; person role
s %E has read %V five times. / %E never goes anywhere without %V. / On the table of %E lies %V.
q What has %E read five times? / Which book does %E like best? / What lies on the table of %E?
q What does %E read?
q Which novel means most to %E? / What title would %E take to a desert island?
q Which bedtime story does %E know by heart? / Which pages has %E nearly worn out with thumbing?

= hiding place, place; where; place; thing owned box
s %E is (at|in|near) the %V. / You find %E at the %V. / They took %E to the %V.
s %E never left the %V.
q Where is %E? / Where do I find %E? / Where did they take %E? / At which place is %E?
q Where can %E be found?
q Where should I look for %E? / Where has %E got to? / Where is %E tucked away?
q In which spot is %E being kept? / Where did they stash %E?

= fuel, energy source; fuel; word; vehicle ship product
s %E runs on %V. / Nothing but %V moves %E. / Fill %E with %V.
q What does %E run on? / What moves %E? / With what do I fill %E?
q What goes in the tank of %E? / What does %E burn? / What do I buy at the pump for %E?
q What does %E get its power from?

= secret ingredient; secret ingredient; ingredient; person role company recipe
s %E puts %V into everything. / What %E adds is %V.
q What does %E put into everything? / What does %E add? / Which ingredient does %E use in secret?
q Which item from the larder makes %E special? / What must a cook slip in on the sly to copy %E?
q Which little something from the larder is %E famous for?
q What hidden extra explains the taste, in the case of %E?

= verdict, decision; verdict; word; person project
s They decided "%V" about %E. / About %E the court said "%V". / "%V" was the last word on %E.
q What did they decide about %E? / What did the court say about %E? / What was the last word on %E?
q How did the judges rule on %E? / What was the ruling on %E?
q What did the jury find in the matter of %E? / How did the hearing turn out for %E?

= meeting point, meeting place; meeting point; place; event team role club
s Everyone from %E meets at the %V. / %E gathers at the %V. / Those of %E wait at the %V.
q Where does everyone from %E meet? / Where does %E gather? / At which place do those of %E wait?
q Where do we assemble for %E? / Where do people get together for %E?
q Where is the rendezvous for %E? / At which spot do I turn up for %E?
q Where do I join up with the others for %E?

= prize, award, reward; prize; object; person team role
s %E won a %V. / They gave %E a %V. / %E came home with a %V.
q What did %E win? / What did they give %E? / With what did %E come home? / Which prize did %E get?
q What was handed to %E on the podium? / What was %E honoured with?
q What did %E receive for doing so well? / What went to %E at the ceremony?
"""
