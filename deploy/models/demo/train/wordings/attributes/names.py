"""Attributes whose value is a person, a place, a thing or a quality.

A row begins with "= synonyms; class; kind of value; kinds of entity". Facts of one class about one
entity would answer each other's questions, so a sequence asks only where there is one. Lines with
"s" are statements and lines with "q" questions beside the generic ones (see
generic_statements.py and generic_questions.py); those with "t" are further questions, asked in
training alone, by authors who had seen no others."""

NAMES = """
= colour, color; colour; colour; facility belonging room product owned numbered machine house craft
s %E (is|was painted) %V. / Someone painted %E %V. / %E has been %V for years.
q What colour is %E? / What color is %E? / What colour was %E painted? / Which colour does %E have?
q In what colour is %E?
q What shade is %E? / Is %E red, green or something else? / Which shade would I mix to touch up %E?
q What hue should I look for to spot %E?
t I'm touching up scratches on %E - which tin of paint do I buy?
t What shade should I watch out for to spot %E? / To draw %E, which crayon would a child pick up?
t %E - what hue, roughly? / Name the tint a painter would mix to match %E.
t In a photo that isn't black and white, how would %E show up?
t Is %E bright or dark, and which tone exactly? / Remind me which colour I'd see when looking at %E.
t I need a ribbon to go with %E - what should I dye it?
t Did anybody note down which swatch matches %E?

= owner, proprietor; owner; full; facility vehicle thing company ship pet owned numbered site \
machine craft house creature device painting film shop
s %E (belongs to|is owned by) %V. / ^%V owns %E. / ^%V is the one who owns %E.
q Who owns %E? / Whose is %E? / Who does %E belong to? / To whom does %E belong?
q Who is %E owned by?
q In whose name is %E registered? / Whose property is %E? / Who gets the money if %E is sold?
q Who bought %E and still has it? / Who holds the title to %E?
t Who would pocket the money if %E were sold? / In whose name are the papers for %E made out?
t %E - whose property, please? / I'd love to buy %E - who could legally sell?
t Look up the holder of the legal title to %E. / Among whose possessions would I list %E?
t Is there a person who can call %E their own? / If %E vanished tomorrow, whose loss would it be?
t I forget who %E legally belongs to. / Who gets to say mine about %E?

= manager, boss, head, director; manager; full; facility project team company site numbered \
department club institution shop committee
s %E is (managed|run|led|headed) by %V. / ^%V (runs|manages|leads|heads|is in charge of) %E.
q Who (runs|manages|leads|heads) %E? / Who is in charge of %E? / Who is responsible for %E?
q By whom is %E run? / Who's the boss of %E?
q Who has the last word at %E? / Who do the people at %E report to?
q Who decides what happens at %E? / Who is at the top at %E?
t Who calls the shots when it comes to %E? / At the very top of %E, whose name do I find?
t I need a signature from the highest level of %E - whose?
t Under whose leadership has %E been placed? / Does somebody hold the reins of %E, and who is it?
t If %E fails, whose head will roll first? / Tell me who gives the orders across %E.
t Everybody working for %E reports to whom in the end? / With whom does the buck stop in %E?

= supplier, vendor; supplier; company; facility thing project site shop machine recipe
s %E (gets its goods|buys) from %V. / ^%V supplies %E. / Everything for %E comes from %V.
q Who supplies %E? / Which company supplies %E? / Where does %E get its goods from?
q From whom does %E buy?
q Which firm delivers what is needed for %E? / Which firm's deliveries does %E depend on?
q With which firm do they place orders for %E? / Who provides the stuff for %E?
t Whose delivery van unloads stock for %E?
t We're running low on things for %E - which firm do I reorder from?
t Which business sends the invoices for what %E uses? / %E - procured from which vendor?
t From which trader are the necessities for %E purchased?
t Check the purchase orders for %E and name the seller. / Is there a wholesaler that %E depends on?
t If shipments for %E stopped, who would have failed to deliver?
t I keep forgetting who provides the stuff needed for %E.
t In the supply chain, who comes right before %E?

= author, writer; author; full; book
s %E was written by %V. / ^%V wrote %E. / ^%V is the one who wrote %E. / It was %V who wrote %E.
q Who wrote %E? / By whom was %E written? / Who is %E by? / Whose work is %E?
q Whose name is on the spine of %E? / Who penned %E? / Who gets the royalties for %E?
q Whose pen did %E come from? / Which novelist came up with %E?
t Whose name is printed on the cover of %E? / I loved %E - which novelist should I thank?
t Who sat at the desk putting %E to paper? / From whose pen did %E flow? / %E - name of the author?
t On the library shelf, under whose name is %E filed? / Find out who collects the royalties for %E.
t Is it known who dreamt up the story told in %E?
t I'm citing %E in my essay - who goes before the title?
t Would you know who should sign my copy of %E?

= maker, manufacturer; maker; company; product vehicle thing machine device
s %E is (made|built|produced) by %V. / ^%V (makes|builds) %E.
q Who (makes|built|made) %E? / Which company (makes|makes|produces) %E? / By whom is %E made?
q What brand is %E? / Whose logo is on %E? / Which firm's factory turned out %E?
q Which firm would have to recall %E? / In whose works was %E put together?
t Which brand is behind %E? / From whose factory did %E roll out?
t %E has a defect - which company would have to issue the recall?
t What firm's logo is stamped on %E? / %E - what make, please?
t I'm claiming the warranty on %E - who has to honour it?
t Read me the manufacturer off the label of %E.
t Whose workers put %E together on the assembly line? / Can you name the OEM of %E?
t Spare parts for %E - which original producer do I write to?

= architect; architect; full; facility
s %E was designed by %V. / ^%V (designed|drew the plans for) %E.
q Who designed %E? / Who drew the plans for %E? / By whom was %E designed?
q Who thought up the look of %E? / Who sketched %E before a single brick was laid?
q On whose drawing board did %E begin? / Who gave %E its layout?
t Who dreamt up the shape and layout of %E? / On whose drawing board did %E first appear?
t Whose blueprints did the builders of %E follow? / %E - which architect, please?
t I admire the elegant lines of %E - whose brainchild are they?
t Please credit the creative mind behind the look of %E.
t Is it known who sketched %E before construction began?
t Before the first brick of %E was laid, who had planned it all?
t I'm writing a guide to fine buildings - who gets credit for %E?
t Look up who won the design competition for %E.

= coach, trainer; coach; full; team person band
s %E is (coached|trained) by %V. / ^%V (coaches|trains) %E.
q Who (coaches|trains) %E? / By whom is %E trained? / Who is the coach of %E?
q Who prepares %E for the big day? / Who gets %E into form? / Who puts %E through the drills?
q Who teaches %E to do better?
t Who gets %E into shape? / Who shouts advice to %E from the sidelines? / %E - who's the trainer?
t Under whose guidance do the practice sessions of %E run?
t I want the same workout plan as %E - who drew it up? / Remind me who drills %E week after week.
t Is there somebody who teaches %E how to win? / Thanks to whose tuition did %E improve so much?
t If %E performs badly, which coach gets the blame?
t I wonder who gives %E the pep talk before the big day.

= captain, skipper; captain; full; ship team craft
s %E is under the command of %V. / ^%V (commands|is captain of) %E.
q Who commands %E? / Who is the captain of %E? / Under whose command is %E?
q Which member of %E outranks the rest? / Whose orders do the others in %E obey?
q Who has the top rank in %E? / Who among the crew of %E tells the others what to do?
t Who gets called Captain by everyone in %E? / %E - who's the skipper?
t Who stands at the helm of %E? / To whom does the crew of %E say aye aye?
t I've just signed on with %E - which officer do I salute?
t Does anyone outrank all the other mates in %E? / If %E goes down, who should be the last one off?
t Under whose command will %E set out next?
t I'm filling in the crew list for %E - whose name tops it?
t Tell me who wears the most gold stripes in %E.

= doctor, physician; doctor; doctor; person pet creature
s %E is treated by %V. / ^%V treats %E. / %E is a patient of %V.
q Who treats %E? / Whose patient is %E? / By whom is %E treated? / Which doctor does %E go to?
q Who does %E see when ill? / Who looks at %E when something hurts?
q Who writes the prescriptions for %E? / Who gives %E the injections? / Who makes %E well again?
t Who do I call when %E falls ill? / At whose practice is %E registered?
t %E has a fever - whose surgery do I ring? / %E - under which doctor?
t Give me the name of the medic looking after %E. / Is somebody taking care of the health of %E?
t I need the medical records of %E - who keeps them? / For checkups, who puts a stethoscope on %E?
t Find out who gave %E the last vaccination and diagnosis.

= contact person, contact; contact; full; company event project club committee
s At %E, ask for %V. / If there is trouble with %E, talk to %V. / Questions about %E go to %V.
q Who(m|) should I ask for at %E? / Who answers questions about %E? / Who do I talk to about %E?
q Whom can I contact about %E?
q Who should I get in touch with about %E? / Who deals with enquiries about %E?
q Which name do I give at reception when I come about %E? / Who will help me with a query about %E?
t I'm curious about %E - who can I ring for information? / To whom do I address my enquiry about %E?
t Something went wrong with %E - who should I speak to? / %E - any contact person?
t Whose phone number should I keep handy for %E?
t Is there someone who answers emails from outsiders about %E?
t Let me know who fields queries on %E. / Who is my go-to for anything concerning %E?
t With whom should journalists get in touch over %E?
t I'm at the reception desk of %E - whom do I ask for?

= assistant, deputy; deputy; full; person facility committee
s When %E is away, %V takes over. / %E is assisted by %V.
q Who assists %E? / Who takes over when %E is away? / Who helps out at %E?
q Who is second in command for %E? / Who is the right hand of %E? / Who steps in for %E?
q Who lends %E a hand?
t If %E is unavailable, who fills in? / %E - who's the deputy? / Who steps into the breach for %E?
t I can't get hold of %E - who is the designated stand-in? / Name the understudy for %E.
t Does %E have an aide, and who is it? / On whose helping hands can %E rely every day?
t Out of action for a week, %E needs a substitute - who is it?
t Who takes the routine chores off the hands of %E?

= home town, birthplace; origin; city; person team
s %E comes from %V. / %E was born in %V. / %E grew up in %V. / Originally %E is from %V.
q Where (does|did) %E come from? / Where was %E born? / Where did %E grow up? / Where is %E from?
q Which city is %E from?
q Where do the roots of %E lie? / Where did it all begin for %E?
q In which city did the story of %E begin? / Which city can claim %E as its own?
t Which town can call itself the cradle of %E? / %E - hailing from which city?
t What city might put up a sign saying proud home of %E? / Which town shaped the early years of %E?
t I'm touring the childhood streets of %E - which city do I visit? / Name the home town of %E.
t Do we know in which city the roots of %E lie?
t In which town's newspaper would %E be the local hero?
t Trace %E back to the town where everything started.
t Back at the very beginning, which city did %E call home?

= address, street address; seat; address; person company facility role site shop institution club
s %E (lives|is found|is located) at %V. / You find %E at %V. / %E moved to %V.
q Where is %E (located|found)? / Where do I find %E? / Where does %E live? / At which address is %E?
q What do I tell the taxi driver to get to %E? / Which road and house number is %E at?
q Where should a parcel for %E be delivered? / Where do I send a postcard to %E?
q At which front door do I call to see %E?
t I'm posting a parcel to %E - what goes on the label?
t What do I type into the sat nav to reach %E? / In the taxi to %E, what should I tell the driver?
t %E - street and number? / At which front door would a courier drop something for %E?
t Which house number and road lead me to %E? / Remind me where letters to %E should be sent.
t Do you have the postal address of %E? / I'm lost looking for %E - which street should I be in?
t To visit %E in person, where exactly do I ring the bell?

= headquarters, main seat; seat; city; company
s %E is based in %V. / %E has its main office in %V. / %E is run from %V.
q Where is %E based? / In which city is %E based? / Where does %E have its main office?
q Where are the headquarters of %E?
q In which city does the board of %E sit? / Where do the bosses of %E have their desks?
q Which city is the nerve centre of %E? / From which city is %E steered?
t Which city houses the top brass of %E? / Where does the board of %E hold its sessions?
t I'm flying to the head office of %E - which airport city is that? / %E - main seat, please?
t From which city are the strings pulled at %E?
t Is there a city where the executives of %E all work? / Find the nerve centre of %E on the map.
t Moving close to the bosses of %E, which town would I live in?
t Investors are touring the corporate home of %E - where are they going?
t In what city is %E legally domiciled?

= destination; destination; city; flight ship person
s %E is (bound|headed) for %V. / %E goes to %V. / %E is on the way to %V.
q Where does %E go? / Where is %E (bound|headed|going)? / To which city is %E going?
q What city is %E headed for?
q Where will %E end up? / Where does the journey of %E finish? / What is the last stop for %E?
q In which city will %E arrive?
t Where will %E end up when the trip is over?
t I want to welcome %E on arrival - in which city do I wait? / %E - heading where, please?
t What's the final stop for %E? / Toward which city is %E travelling?
t Is there any word on where %E is off to? / Point out on the map where the journey of %E finishes.
t Which port of call or town should expect %E next?
t I'm going along with %E - which city's guidebook should I pack? / Look up the destination of %E.

= profession, occupation, job; profession; job; person
s %E works as a %V. / %E is a %V by trade. / %E makes a living as a %V. / %E has always been a %V.
q What does %E do for a living? / What does %E work as? / What does %E do?
q Which trade does %E follow?
q What line of business is %E in? / How does %E earn money? / What did %E train to be?
q What stands under the name on the business card of %E? / What is %E from nine to five?
t Which line of work did %E go into? / %E - what occupation, please?
t What job title stands on the business card of %E? / As what does %E pay the bills?
t I'm filling in a form for %E - what goes under career? / Tell me what %E is, professionally.
t From nine to five, %E is busy being a what? / Did %E train to be anything in particular?
t At a school careers day, %E would be introduced as a what?

= favourite dish, favorite food; favourite dish; dish; person pet role
s %E (likes|loves) nothing better than %V. / What %E likes to eat most is %V. / %E always orders %V.
q What does %E like to eat (most|best)? / What does %E always order? / Which food does %E love?
q What is the favorite dish of %E?
q What should I cook to please %E? / Which meal makes %E happiest?
q What would %E choose for a last meal? / What makes the mouth of %E water?
q What should be on the plate when %E comes round?
t What should I cook to make %E happy? / %E is coming for dinner - what goes down best?
t Which meal makes the mouth of %E water? / For a birthday feast, what would %E wish for?
t %E - favourite dish, please? / Tell me what to heap on the plate of %E as a treat.
t Is there any food %E simply can't resist? / I'm at the stove, trying to please %E - which recipe?
t What would %E choose for a last supper? / Given the whole menu, %E will surely pick what?

= favourite colour, favorite color; favourite colour; colour; person
s The colour %E likes best is %V. / %E prefers %V to any other colour.
q Which colour does %E (like best|prefer)? / What color does %E like (most|best)?
q Which shade pleases %E above all others? / In which shade should I buy a scarf for %E?
q Which paint would %E pick for the bedroom? / What shade would %E choose for a new coat?
t I'm knitting a scarf for %E - which shade would please most?
t If %E could repaint the whole world, in what tone? / Which crayon does %E always grab first?
t %E - favourite colour, please? / In which hue would %E dress every day if allowed?
t Is there a tint %E is especially fond of?
t I'm wrapping a gift for %E - paper of what colour would delight?
t Let me know which dye %E would pick for a new shirt.
t Out of the whole paint box, what appeals to %E most?
t Decorating a bedroom to the taste of %E, what paint do I get?

= nickname; nickname; word; person team city
s Friends call %E %V. / %E is nicknamed %V. / %E is better known as %V.
q What do friends call %E? / How is %E nicknamed? / What is %E better known as?
q How do people jokingly refer to %E? / Which playful label has stuck to %E?
q By what fond term is %E spoken of? / What do mates say when they mean %E?
t What affectionate word do people use instead of %E? / %E - any nickname going round?
t By what pet name will I hear %E mentioned?
t I want to sound like an insider - how do I refer to %E? / Is there a moniker for %E?
t Tell me the playful label that got stuck on %E.
t Under what jokey alias might %E appear in the gossip column?
t What informal handle did %E end up with? / Does anyone know the slang term for %E?
t When buddies skip the official name, what does %E become?

= name, full name; name; full; role
s %E is called %V. / %E goes by the name of %V. / ^%V is %E here. / Everyone knows %E as %V.
q What is %E called? / Who is %E? / How do they call %E? / By which name does everyone know %E?
q Which person holds the post of %E? / How would %E sign a letter?
q How is %E introduced at a party? / To whom do I make out a cheque for %E?
t By what name do I politely address %E? / What's printed on the badge of %E?
t %E - first name and surname? / I've got an envelope for %E - whom do I make it out to?
t Who is %E, exactly? / Which person do we mean by %E? / Do we know the identity of %E?
t I met %E and forgot to ask - who was that? / Introduce me to %E - full name, please.
t With what signature would %E sign a form?

= material; material; mineral; thing box numbered
s %E is made of %V. / %E was carved from %V. / They made %E out of %V.
q What is %E made of? / Of what is %E made? / From what was %E carved? / Which material is %E?
q Which metal or stone was used for %E? / Which substance is %E, all through?
q Which raw stuff was shaped into %E? / Is %E stone, metal or something else, and which?
t What stuff did the craftsman work with when making %E? / %E - which material, please?
t If I filed a bit off %E, what dust would I get?
t In a lab test, what substance would %E turn out to be?
t I'm recycling %E - what raw material do I get back?
t Does %E consist of some metal, stone or something else? / Out of what was %E fashioned?
t Name the substance that went into %E. / To repair %E, I need a matching piece of what?
t Touching %E with my bare hand, what would I be feeling?

= mascot, heraldic animal; mascot; animal; team company city facility club
s On the flag of %E is a %V. / %E is known by its %V. / A %V stands for %E.
q Which animal stands for %E? / What is on the flag of %E? / Which animal is %E known by?
q Which beast is the emblem of %E? / What creature is on the badge of %E?
q Which creature brings %E luck? / As what creature does someone dress up for %E?
t Which creature is the emblem of %E? / %E - which mascot, please?
t I'm dressing up as the symbol of %E - which animal costume?
t On the crest of %E, what beast can be seen? / Is there a furry or feathered symbol for %E?
t What cuddly toy would %E hand out to fans? / Remind me of the heraldic animal of %E.
t I'm embroidering the coat of arms of %E - what critter goes in?
t Someone hops about in a plush suit cheering for %E - as what?
t Zoologically speaking, what species adorns the banner of %E?

= motto, slogan; motto; saying; company team project facility
s Above the door of %E stands "%V". / %E lives by the words "%V". / "%V" is what %E stands for.
q Which words stand above the door of %E? / What does %E stand for? / By which words does %E live?
q Which line sums up %E? / What is printed under the logo of %E?
q What phrase does %E put on its posters? / Which saying does %E hold dear?
q Which rallying cry goes with %E?
t What saying sums up the spirit of %E? / %E - what's the slogan?
t I'm printing T-shirts for %E - which line goes on them?
t Under the logo of %E, what's the tagline? / Is there a catchphrase for %E?
t Quote the guiding words of %E. / With what battle cry would you rally %E?
t I'm lettering a banner for %E - what should I write across it?
t What sentence does everyone in %E know by heart? / Recite the creed that people at %E swear by.

= sponsor, patron; sponsor; company; team event project institution
s %E is paid for by %V. / ^%V pays for %E. / Without %V, there would be no %E.
q Who pays for %E? / Which company pays for %E? / By whom is %E paid for? / Who sponsors %E?
q Where does the money for %E come from? / Which firm funds %E? / Who foots the bill for %E?
q Which firm backs %E? / Whose purse keeps %E going?
t Whose money keeps %E alive? / %E - sponsored by whom? / Who picks up the bill for %E?
t Out of whose coffers is %E funded? / For financing %E, which firm deserves a thank-you speech?
t Is there a generous backer behind %E? / Name the company that bankrolls %E.
t I'm auditing the accounts of %E - who puts up the cash? / Whose cheques cover the costs of %E?
t If one donor pulled out, %E would collapse - which one?

= landlord, landlady; landlord; full; person facility
s %E rents from %V. / %E pays the rent to %V. / ^%V lets the place to %E.
q From whom does %E rent? / To whom does %E pay the rent? / Who lets the place to %E?
q Whose tenant is %E? / Who could give %E notice to quit?
q Who collects the monthly payment from %E?
q To whom does %E owe something on the first of every month?
t Who collects the rent from %E? / On whose property is %E a tenant? / %E - landlord or landlady?
t To whom must %E hand over money for the rooms monthly?
t The ceiling leaks above %E - which lessor must fix it? / Who could evict %E?
t I'm reading the lease of %E - who signed on the other side? / Is somebody leasing premises to %E?
t Tell me who could order %E to move out. / From whom did %E get the keys on starting the tenancy?

= rival, opponent, enemy; rival; full; person
s %E cannot stand %V. / Nobody annoys %E more than %V. / The one who always beats %E is %V.
q Whom can %E not stand? / Who annoys %E? / Who always beats %E?
q Who gets on the nerves of %E? / With whom is %E constantly at odds?
q Who does %E want to see lose? / Who is the thorn in the side of %E?
t Who gets on the nerves of %E most? / %E - who's the rival?
t Which person should I never seat next to %E?
t I'm planning a party for %E - who must stay off the guest list?
t Is there anybody %E has a feud with? / With whom is %E at daggers drawn?
t Tell me whose success %E would hate to see. / At the sight of whom does %E see red?
t Did %E ever name a nemesis?

= best friend, closest friend; friend; full; person pet creature
s %E trusts nobody but %V. / %E goes everywhere with %V. / ^%V is always with %E.
q Whom does %E trust? / With whom does %E go everywhere? / Who is always with %E?
q Who is %E inseparable from? / Who is %E thick as thieves with? / Who is the great pal of %E?
q Which chum does %E spend all day with?
t Which pal sticks to %E like glue? / %E - who's the best friend?
t Who is the inseparable companion of %E? / %E seems lonely - which buddy should I call over?
t Is there someone %E won't leave the house without?
t Tell me who %E hangs around with all the time. / Whom would %E choose as a partner in crime?
t If %E got into a scrape, which mate would rush to help?
t I see %E without the usual sidekick - who is that?

= wife, husband, spouse, partner; spouse; full; person role
s %E is married to %V. / %E married %V. / %E and %V are married.
q Whom did %E marry? / To whom is %E married? / Who is married to %E? / Who is %E's other half?
q Who exchanged rings with %E? / With whom did %E tie the knot? / Who walked down the aisle with %E?
q Who shares a wedding anniversary with %E?
t Who said I do to %E? / %E - husband or wife?
t I'm writing a wedding anniversary card for %E and whom else? / Whose ring does %E wear?
t Is %E wed to anybody? / Tell me who walked down the aisle with %E.
t To whom did %E swear to be faithful till death?
t The invitation is for %E and the better half - who is that?
t By marriage, who is next of kin to %E?

= employer, company; employer; company; person role
s %E works for %V. / %E is employed by %V. / ^%V hired %E. / %E has a job at %V.
q Who employs %E? / Where does %E work? / For whom does %E work? / Which company hired %E?
q Who pays %E?
q Which firm pays the wages of %E? / Which firm has %E on its books?
q From whom does %E get a payslip? / Whose logo is on the business card of %E?
t Which business signs the paychecks of %E? / On whose payroll do I find %E?
t %E - which employer, please? / What company logo is on the staff badge of %E?
t I'm checking the CV of %E - which firm is on it now?
t At which firm does %E clock in every morning? / Is there an outfit that keeps %E on staff?
t Tell me from which corporation %E draws a salary.
t If %E quit, who would receive the resignation letter? / I want to headhunt %E - away from whom?

= nationality, home country; origin; country; person team role
s %E comes from %V. / %E was born in %V. / %E holds a passport of %V.
q Where is %E from? / Which country does %E come from? / In which country was %E born?
q What country is %E from?
q For which land would %E march at the Olympics? / Which anthem would be played for %E?
q Whose embassy would help %E abroad? / Which flag would be raised for %E?
t What country issued the passport of %E?
t Under which country's flag would %E march at the Olympics? / %E - national of which country?
t At the border, which state's papers would %E show?
t Which country's anthem should the band play for %E?
t I'm filling in a visa form for %E - what country goes under citizenship?
t Is there a nation %E calls the fatherland? / Deported, %E would be flown to which country?
t Look up which country's embassy would help %E abroad.
t In the World Cup, which national side would %E cheer for?

= hobby, favourite sport, pastime; hobby; sport; person role
s In the evening %E does some %V. / %E spends every weekend on %V. / %E is mad about %V.
q What is %E mad about? / What does %E do in the evening? / On what does %E spend every weekend?
q Which sport does %E like?
q What does %E do for fun? / How does %E spend free time? / What does %E do to unwind?
q What keeps %E fit after hours?
t What keeps %E busy once work is over? / %E - hobbies or sports?
t I'd like to join %E on a day off - at what? / Given a free Saturday, what would %E turn to?
t Is there some pastime %E is crazy about? / Tell me how %E unwinds.
t Which leisure activity has %E hooked? / I'm buying gear for the spare time of %E - gear for what?
t For relaxation, what is the great passion of %E?

= mother tongue, native language, first language; language; language; person role pet
s At home %E speaks %V. / %E was brought up in %V. / %E writes and thinks in %V.
q Which language does %E speak? / What does %E speak at home? / In what language does %E think?
q What language was %E brought up in?
q In what does %E dream and count? / What did the parents of %E talk in?
q What do I have to talk in so that %E understands me at once?
q Do I need English, Polish or something else for a chat with %E?
t In which tongue should I address %E to sound like family?
t In what language were lullabies sung to %E? / %E - native speaker of what?
t I'm hiring an interpreter for %E - translating from what?
t Linguistically, what did %E hear in the cradle? / Is there a lingo %E has understood since birth?
t Tell me which phrasebook helps when chatting with %E.
t When swearing in anger, what does %E slip into?
t What did the parents of %E speak around the nursery? / Which dictionary would %E never need?

= instrument; instrument; instrument; person role
s %E plays the %V. / %E practises the %V every day. / %E took lessons on the %V.
q What does %E play? / Which instrument does %E play? / What does %E practise?
q On what did %E take lessons?
q What does %E make music on? / What does %E bring along to a jam session?
q What part does %E have in the orchestra? / What do the neighbours hear through the wall from %E?
t %E - which instrument, please? / The neighbours hear %E rehearsing scales - on what?
t I'm composing a solo for %E - for what? / Is there anything %E can make music on?
t Tell me what %E learned at music school. / Our band needs members - what could %E contribute?
t On stage at the concert, %E will be seen with what?
t Which sound drifts out when %E performs a tune?

= favourite book; favourite book; book; person role
s %E has read %V five times. / %E never goes anywhere without %V. / On the table of %E lies %V.
q What has %E read five times? / Which book does %E like best? / What lies on the table of %E?
q What does %E read?
q Which novel means most to %E? / What title would %E take to a desert island?
q Which bedtime story does %E know by heart? / Which pages has %E nearly worn out with thumbing?
t What reading matter travels everywhere with %E? / %E - which favourite book?
t On the nightstand of %E, what lies open?
t I'm in a bookshop with %E - which title gets recommended?
t Is there a novel %E knows almost by heart? / Tell me what literature %E treasures most.
t Which story could %E read over and over? / What would %E suggest for our reading circle?
t I spotted %E with a worn-out paperback - which one?

= hiding place, place; where; place; thing owned box
s %E is (at|in|near) the %V. / You find %E at the %V. / They took %E to the %V.
s %E never left the %V.
q Where is %E? / Where do I find %E? / Where did they take %E? / At which place is %E?
q Where can %E be found?
q Where should I look for %E? / Where has %E got to? / Where is %E tucked away?
q In which spot is %E being kept? / Where did they stash %E?
t Where should I search for %E? / I can't find %E - where did it go? / %E - any whereabouts known?
t In what spot was %E left? / Is there any clue to the hiding place of %E?
t Tell me where I can pick up %E. / I need %E right now - which way do I run?
t Has anybody seen %E, and where? / To dig out %E, which location should a treasure hunter visit?
t Somebody stashed %E somewhere - any idea where?

= fuel, energy source; fuel; word; vehicle ship product
s %E runs on %V. / Nothing but %V moves %E. / Fill %E with %V.
q What does %E run on? / What moves %E? / With what do I fill %E?
q What goes in the tank of %E? / What does %E burn? / What do I buy at the pump for %E?
q What does %E get its power from?
t I'm topping up %E - with what? / %E - what type of fuel?
t Which stuff does %E guzzle on a long trip? / %E won't start - what may have run out?
t At the filling station, what do I ask for with %E? / Tell me what keeps %E going.
t Does %E burn anything special? / Without a supply of what would %E stand still?
t I'm the new mechanic for %E - which energy source?

= secret ingredient; secret ingredient; ingredient; person role company recipe
s %E puts %V into everything. / What %E adds is %V.
q What does %E put into everything? / What does %E add? / Which ingredient does %E use in secret?
q Which item from the larder makes %E special? / What must a cook slip in on the sly to copy %E?
q Which little something from the larder is %E famous for?
q What hidden extra explains the taste, in the case of %E?
t What's behind that special flavour %E is famous for?
t I'm imitating %E in my kitchen - what mustn't be missing? / %E - the secret ingredient, please?
t Which hidden taste is the trademark of %E? / Is there some mystery seasoning connected with %E?
t Let me in on the culinary secret of %E.
t For the unmistakable aroma of %E, what goes into the pot?
t I have allergies - what hidden extra in the food comes with %E?
t Which item from the larder makes %E stand out?
t What cooking trick would a jealous chef steal from %E?

= verdict, decision; verdict; word; person project
s They decided "%V" about %E. / About %E the court said "%V". / "%V" was the last word on %E.
q What did they decide about %E? / What did the court say about %E? / What was the last word on %E?
q How did the judges rule on %E? / What was the ruling on %E?
q What did the jury find in the matter of %E? / How did the hearing turn out for %E?
t How did the judges rule in the matter of %E? / %E - what's the verdict?
t In the case of %E, what was the outcome?
t I missed the hearing on %E - what did the jury come back with? / Is there a ruling on %E yet?
t Tell me what was finally settled concerning %E. / When the gavel fell, what was pronounced on %E?
t After all the deliberating, what was concluded about %E? / Which word sealed the fate of %E?
t I'm outside the courtroom - what was announced in there about %E?

= meeting point, meeting place; meeting point; place; event team role club
s Everyone from %E meets at the %V. / %E gathers at the %V. / Those of %E wait at the %V.
q Where does everyone from %E meet? / Where does %E gather? / At which place do those of %E wait?
q Where do we assemble for %E? / Where do people get together for %E?
q Where is the rendezvous for %E? / At which spot do I turn up for %E?
q Where do I join up with the others for %E?
t I'm joining %E - at what spot do we all get together? / %E - which meeting point?
t At what spot should latecomers look for the group from %E?
t Is there an agreed corner for linking up with %E? / Tell everyone where to assemble for %E.
t I promised to turn up for %E - where did we say?
t Before it all starts, where do people with %E flock together?
t To catch up with the others from %E, which place do I head for?
t What is the usual haunt for get-togethers of %E?

= prize, award, reward; prize; object; person team role
s %E won a %V. / They gave %E a %V. / %E came home with a %V.
q What did %E win? / What did they give %E? / With what did %E come home? / Which prize did %E get?
q What was handed to %E on the podium? / What was %E honoured with?
q What did %E receive for doing so well? / What went to %E at the ceremony?
t %E - what sort of prize? / For winning, what did %E get to keep?
t I saw %E beaming on the winners' stage - holding what? / Was %E honoured with anything?
t Tell me what was presented to %E at the gala. / As a token of victory, what was given to %E?
t I'm reporting on awards night - what went to %E? / Which trophy sits on the shelf of %E?
t Did %E earn anything for coming first?
"""
