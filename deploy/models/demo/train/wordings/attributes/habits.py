"""Attributes of persons, animals, teams, clubs and events: habits, times, rules and likings.

A row begins with "= synonyms; class; kind of value; kinds of entity". Facts of one class about one
entity would answer each other's questions, so a sequence asks only where there is one. Lines with
"s" are statements and lines with "q" questions beside the generic ones; those with "t" are further
questions, asked in training alone, by authors who had seen no others."""

HABITS = """
= pet name, popular name, nickname; nickname; nick; machine craft house person
s Everyone calls %E "%V". / %E is known as "%V". / ^"%V" is what they call %E.
q What does everyone call %E? / What is %E known as? / How do they call %E?
q What do friends say when they mean %E? / How is %E fondly referred to?
q Under what joking title is %E famous? / What do the neighbours shout when they mean %E?
t What do people jokingly call %E? / Does %E go by anything funnier among friends?
t Nobody bothers with the official title of %E - what do they say instead?
t %E - any nickname in use? / Under what moniker do the regulars speak of %E?
t Remind me of the silly handle they gave %E. / Which fond label has stuck to %E?
t I heard them teasing about %E - what was the term of endearment?
t If folks gossip about %E, which alias should I listen for?
t How has %E been affectionately christened around here?

= temper, character, nature, disposition, temperament; temper; temper; creature person pet
s By nature, %E is %V. / People find %E %V. / %E has always been %V.
q What is %E like? / How do people find %E? / What has %E always been like?
q How does %E usually behave? / What sort of personality has %E? / What am I in for when I meet %E?
q How is %E to get along with? / What mood should I expect of %E?
t What is %E like to be around? / In a word, what sort of soul is %E?
t I'm meeting %E tomorrow - what personality awaits me? / Sum up the character of %E for me.
t Is there one trait everybody notices in %E? / %E - sweet, grumpy or what?
t How does %E usually behave towards others? / Would you say %E is easy to get along with, or what?
t Which adjective do acquaintances pick for %E?
t Before I spend a week with %E, what mood should I brace for?

= feed, favourite food, diet, fodder; favourite dish; feed; creature pet
s %E eats %V. / They feed %E on %V. / %E gets %V in the morning. / Give %E some %V.
q What does %E eat? / What do they feed %E on? / What should I give %E? / On what does %E live?
q What goes into the bowl of %E? / What is on the menu for %E?
q With what do I keep %E from starving? / What do I buy to fill the stomach of %E?
q What does %E like to chew?
t I'm minding %E this weekend - what should I buy to fill that belly?
t Which snack makes %E come running? / Is there a dish that %E can't resist?
t What kind of food does %E get? / With what do they fill the trough for %E?
t Add to the shopping list whatever %E munches. / How do they satisfy %E's hunger?
t I ran out of grub for %E, so what was it again?

= favourite drink, usual drink, preferred drink; drink; drink; person role band
s %E always drinks %V. / Bring %E a glass of %V. / %E never orders anything but %V.
q What does %E (drink|always drink)? / What should I bring %E? / What does %E order at the bar?
q What do I pour for %E? / What is in the cup of %E? / What should the waiter put in front of %E?
q With what does %E quench a thirst? / What do I get from the bar for %E?
t I'm at the bar with %E - what should I order? / %E - the usual tipple?
t Which beverage does %E pick every time? / Is there something particular %E likes to sip?
t When %E is thirsty, what goes in the glass? / Tell the waiter what to fill up for %E.
t Do we know the favourite drink of %E? / Out of all the bottles and pots, what do I serve %E?

= fear, phobia, greatest fear, worst fear; fear; animals; person role creature pet
s %E is afraid of %V. / Nothing scares %E more than %V. / %E runs away from %V.
q What is %E afraid of? / What scares %E? / From what does %E run away? / What does %E fear?
q What makes %E tremble? / What gives %E nightmares? / What is %E terrified of?
q What must never come near %E? / At what would %E scream?
t What makes %E panic? / Is there anything %E can't bear to be near? / %E - phobia of what?
t I don't want to freak out %E, so what must I keep away? / From what would %E flee screaming?
t Which sight gives %E the shivers? / Tell me what haunts %E's nightmares.
t What is the greatest fear of %E? / Do any animals terrify %E, and which ones?
t How could a prankster give %E a real fright?

= birthday present, gift, present; prize; gift; person role club
s They gave %E %V. / %E unwrapped %V. / %E got %V for the jubilee. / We bought %E %V.
q What did they give %E? / What did %E unwrap? / What did %E get? / What did we buy %E?
q What was in the parcel for %E? / What surprise was there for %E?
q What was tied up with a ribbon for %E? / What did the guests hand to %E?
q What was under the pretty paper for %E?
t What was inside the wrapping paper for %E?
t With which surprise did they honour %E on the big day? / %E - got what as birthday present?
t Did anybody say what was in the parcel with a bow for %E?
t I wasn't at the party - what came out of the box for %E? / Remind me what we chipped in to get %E.
t What little something did friends pick for %E's anniversary? / Which gift went to %E?
t What did the well-wishers hand over to %E to celebrate?
t To avoid buying a duplicate, what did %E already receive from the party guests?

= working time, service time, time on duty, shift; hours; hours; department club person role
s %E is on duty from %V. / You will find %E at work from %V. / %E is there from %V.
q When is %E (there|on duty)? / When do I find %E at work? / Between what times is %E there?
q During which hours can I reach %E? / From when to when is %E available? / What hours does %E keep?
q At what hours can I drop in on %E?
t Between which hours can I catch %E on the job? / %E - from when till when at work?
t I want to drop by during %E's shift, so what are the hours?
t From what time until what time is %E available?
t Is there a daily schedule, first hour to last, for %E?
t What are %E's hours, clocking in to clocking out? / When does %E begin and finish the working day?
t Look up the roster times of %E. / Through what stretch of the day is %E busy working?
t My call must not miss %E, so what are the business hours?

= day off, free day, rest day, closed day; day off; weekday; person shop role department
s %E never works on a %V. / Do not look for %E on a %V. / Each %V, %E takes a rest.
q On which day is %E (closed|off)? / When does %E take a rest? / Which day does %E not work?
q When in the week is %E not available? / On which weekday would I try %E in vain?
q On what weekday does %E take a break? / When in the week is it no use to ring %E?
q Which weekday is no good for seeing %E?
t On which day is it pointless to look for %E? / When does %E take a break from the working week?
t Is there a weekday on which I'd wait for %E in vain?
t I don't want to waste a trip - which day is %E not working?
t Tell me the day %E keeps free of work.
t Which weekday is always missing from %E's working calendar?
t Which day of the week is %E's personal Sunday?
t Every week %E relaxes for one day, but on what day?
t Does %E take it easy on some particular weekday?

= training day, meeting day, regular day, weekly date; meeting days; days; club team band committee
s %E meets on %V. / You can join %E on %V. / %E comes together on %V. / On %V, %E meets.
q When does %E (meet|come together)? / On which days can I join %E? / What days does %E meet?
q On which evenings are the members of %E busy there? / Which weekdays belong to %E?
q When in the week do they get together at %E? / On what weekdays would I see everybody at %E?
q When does %E usually practise or talk?
t On which days does %E get together?
t I'd like to come along to %E regularly - what should I keep free each week?
t %E - regular days of the week? / Is there a fixed slot in the week for %E?
t What days should members block in their calendars for %E?
t How are %E's sessions spread over the week, on which days?
t Which weekdays belong to practice with %E?
t Do you know what days the people of %E normally gather?
t Remind me on which recurring days %E assembles.
t Before signing up for %E, I must know which days are taken up routinely.

= next meeting, date of the meeting, next date; next meeting; spoken_day; club committee department
s %E will sit again on %V. / %E comes together next on %V. / Be there for %E on %V.
q When will %E sit again? / When does %E come together next? / On what day should I be there for %E?
q When will %E assemble once more? / For when is the coming session of %E called?
q How soon do we all see each other at %E? / When do the members of %E gather the coming time?
t What date is the upcoming session of %E? / When will %E convene again?
t Next date for %E - known yet?
t I missed the last session of %E - on what day is the following one?
t For which day has %E scheduled its coming gathering? / Is there a date yet for when %E reconvenes?
t I'm setting a reminder for the forthcoming meeting of %E - which day?
t How soon is %E going to assemble again, exact day please?
t Do we know to which day %E has adjourned?
t My papers must be ready when %E meets again, so which day is that?

= starting time, hour of the meeting; starting time; clock_words; club committee band
s %E starts at %V. / %E opens the evening at %V. / Be at %E by %V.
q When does %E start? / At what hour does %E start? / By when must I be at %E?
q When does %E kick off? / When should I turn up so as not to be late for %E?
q How late can I come without missing anything of %E? / On the clock, when do they get going at %E?
t At what o'clock does %E kick off?
t I don't want to walk in late to %E - what time should I arrive? / %E - begins at what hour?
t By when should I be in my seat for %E? / Is there a set time at which things get going with %E?
t How late in the day does %E get rolling? / Tell me the time when %E gets under way.
t What must the clock show when %E commences? / Do you know when doors open and %E gets started?
t Which hour was printed on the invitation to %E for the opening?

= feeding time, mealtime, feeding hour; feeding time; clock_words; creature pet
s %E is fed at %V. / %E gets its food at %V. / At %V, %E waits by the bowl.
q When is %E fed? / At what time does %E get its food? / When does %E eat?
q When does %E have dinner? / When do I fill the dish of %E? / When does %E get hungry?
q When must someone bring %E something to chew? / When is dinner served for %E?
t At what time should I fill the bowl for %E? / Mealtime of %E - what hour?
t I'm babysitting %E - when must the food be on the floor?
t Is there a fixed hour for giving %E something to eat?
t At what o'clock does %E's tummy start rumbling?
t Visitors want to watch %E eat, so when should they come?
t Remind me when to put out a meal for %E. / At which hour does the daily ration arrive for %E?
t By what time would %E be begging for grub?

= bedtime, hour of sleep, lights-out time; bedtime; time; person pet creature role
s %E goes to bed at %V. / At %V, %E is asleep. / %E turns in at %V.
s The light of %E goes out at %V.
q When does %E (go to bed|turn in|go to sleep)? / At what time is %E asleep?
q How late does %E stay up? / When does %E call it a day? / When do the eyes of %E close?
q When does the night begin for %E? / When is %E under the covers?
t When does %E hit the hay? / Until what time can I still ring %E without disturbing any dreams?
t Lights out for %E - when? / I'd like to tuck in %E - at what time?
t Is there an hour after which %E is snoring? / At what time does %E call it a night?
t Tell me when %E nods off. / Do you know when the lamp is switched off for %E?
t From what time on must we whisper because %E is slumbering?

= alarm time, waking time, wake-up time; waking time; time; person role
s %E gets up at %V. / The alarm of %E rings at %V. / ^At %V, %E is up. / %E is woken at %V.
q When does %E (get up|rise)? / At what time is %E woken? / When does the alarm of %E ring?
q When does %E get out of bed? / When does the morning begin for %E? / When do the eyes of %E open?
q When does %E climb out from under the blanket? / How early is %E on both feet?
t When does %E roll out of bed? / %E - up at what hour?
t I have to rouse %E tomorrow - at what time? / For what time is %E's clock set to buzz?
t Is there a time at which %E opens those sleepy eyes?
t How early can I ring %E without ending a dream?
t Tell me when %E stops snoozing and starts the day.
t What does the clock read when %E leaves the pillow?
t Do you know when the first yawn and stretch of %E happens?
t Out of dreams and into slippers - when is that for %E?

= frequency, interval, rhythm; how often; how_often; committee club river island
s %E is looked at %V. / Somebody inspects %E %V. / %E is checked %V.
q How often is %E (checked|inspected|looked at)? / At what intervals is %E checked?
q How regularly is %E examined? / How many times does someone go over %E?
q How regularly do they take stock of %E?
q How regularly does someone see whether all is well with %E?
q How many visits from the examiners does %E get?
t How often does someone come to inspect %E? / %E - how frequent are the checks?
t Is there a regular rhythm of inspections for %E? / At what interval is %E examined?
t I'm planning audits - how many times does %E come up for review?
t As the inspector of %E, do I go daily, weekly or what?
t Tell me how regularly somebody looks into the state of %E.
t Do we know how many times %E gets a control visit, and per what period?
t Looking after %E, how frequently must the supervisor go and see?
t What is the cycle of surveys and check-ups for %E?

= maintenance interval, service interval, interval between services; service interval; how_often; \
machine vehicle device craft
s %E is serviced %V. / %E has to go to the workshop %V. / Oil %E %V.
q How often (is %E serviced|must %E be oiled)? / How often does %E go to the workshop?
q How many times must a mechanic see %E? / How regularly should someone clean and grease %E?
q How regularly does %E need looking after? / After how much use does %E need a mechanic again?
t How often must the mechanic see to %E? / %E - due for maintenance how often?
t I maintain %E - how regularly is an overhaul due?
t Is there a recommended rhythm for greasing and tuning %E?
t After what interval does %E need fresh oil and care?
t Weekly, monthly, yearly - how do technicians time their work on %E?
t Tell me how frequently to book %E in for upkeep.
t According to the manual, how many times should %E be serviced?
t Does %E have to visit the garage often, and how often?
t To keep %E from breaking down, how many tune-ups and per what period?

= waiting time, wait, delay, length of the wait; wait; spell; shop institution craft department \
paper
s At %E you wait %V. / Allow %V for %E. / %E keeps people waiting for %V. / %E takes %V.
q How long do I wait (at|for) %E? / How much time should I allow for %E? / How long does %E take?
q How much patience do I need with %E? / How long before something happens with %E?
q How slow is %E? / For how long should I bring something to read for %E?
q How long must I be patient with %E?
t I'm still queuing for %E - how long does that normally take?
t Is there an estimate of how long %E keeps folks hanging?
t How much time should I budget for %E to come through? / What length of delay is usual with %E?
t Tell me how long one twiddles one's thumbs over %E.
t Would you know how long the line for %E lasts? / With %E, how far behind are they running?
t For how long will I be sitting around until %E is through?

= notice period, period of notice, advance notice; notice; spell; person house club company
s To leave %E, give notice %V ahead. / %E must be told %V in advance.
q How far ahead must notice be given to %E? / How long in advance must %E be told?
q How early do I have to warn %E? / How early must %E know that I am going?
q How much warning does %E need? / How long before I go do I have to speak up to %E?
q How long am I still bound to %E after I hand in my letter?
t How far ahead must I announce that I'm quitting %E? / %E - what notice period applies?
t I'm about to say goodbye to %E - how early must I say so?
t Is there a required warning time before one leaves %E? / How long beforehand does %E need to know?
t Tell me how much advance notice is due to %E.
t What head start must be granted when ending things with %E?
t If I hand in my resignation to %E today, how long am I still bound?
t Before walking out on %E, how long must my warning have been out?
t Under the contract with %E, how long does termination take to become effective?

= life span, lifetime, service life, life expectancy; life span; spell; machine device craft
s %E will last %V. / %E should hold out for %V. / They expect %V more from %E.
q How long will %E (last|hold out|live)? / For how long is %E good?
q How long before %E ends up on the scrapheap? / When will we need a new one in place of %E?
q How soon will %E be worn out? / How long can we still count on %E?
q For how long can we go on using %E before it falls apart?
t How long before %E gives up the ghost? / %E - roughly what life expectancy?
t I can't afford a replacement for %E - how long do I have?
t Is there a guess as to how long %E will keep working?
t For how long can we still count on %E before it's scrap?
t How much longer has %E got before the junkyard?
t Tell me for what stretch of time %E stays usable.
t What does the engineer reckon is left in %E before it wears out?
t Will %E hold up for a while, and for how long? / After how long is %E expected to break for good?

= moment of departure, right moment, moment to leave; departure time; moment; craft team band
s %E sets out %V. / %E only moves %V. / They let %E go %V.
q When does %E set out? / When do they let %E go? / At what moment does %E move?
q When does %E get going? / When is %E off? / When do we wave goodbye to %E?
q What is %E waiting for before the journey? / When does the journey of %E begin?
t When is everything right for %E to set off? / %E - right moment to leave?
t I want to wave off %E - when should I show up?
t Is there a signal or season that sends %E on the way? / At what point does %E hit the road?
t When will they finally let %E start the journey? / Tell me under what circumstances %E departs.
t How do they time it when %E heads out? / On which cue does %E get moving?
t Does %E take off at some special time of day or weather?

= membership fee, yearly fee, subscription, annual dues; fee; price; club institution
s Members of %E pay %V. / It costs %V to belong to %E. / ^%V a year makes you a member of %E.
q What do members of %E pay? / How much is it to join %E? / What does it cost to belong to %E?
q How expensive is it to be in %E? / What would I be charged for joining %E?
q How much money does %E want from those who sign up?
q What does the treasurer of %E collect from everyone?
q What do I transfer every January to be part of %E?
t How much does it cost per year to be in %E? / %E - subscription costs how much?
t I'm thinking of joining %E - what will it do to my wallet annually?
t Is there a price for belonging to %E? / What do they charge people on the rolls of %E?
t How big a cheque do I write to stay in %E another year?
t Tell me what dues the treasurer collects for %E. / With how much money must one renew at %E?
t Do I have to pay a lot to sign up with %E, and how much?
t For what sum can I call myself part of %E for twelve months?

= number of members, membership, strength, size of the membership; members; count; club band \
committee team
s %E has %V members. / %V people belong to %E. / There are %V of them in %E.
q How many members does %E have? / How many people belong to %E? / How many are they in %E?
q How big is %E?
q How many are on the list of %E? / How many heads does %E count? / How large a crowd is %E?
q How many chairs do we need if everyone from %E comes?
q How many faces would I see if all of %E turned up?
t How big is %E in terms of people? / %E - how many heads?
t I'm booking seats for all of %E - how many do I need?
t Is there a count of those who belong to %E? / What is the number of members in %E?
t Tell me how many folks make up %E. / If everyone in %E turned up, how many plates should I lay?
t Do you know how many names are on the list of %E?
t Counting everybody, at what size does %E stand?
t To how many people would a newsletter to all of %E go?

= minimum age, age limit, youngest age allowed; age limit; small; club institution event craft
s Nobody under %V may join %E. / For %E you must be %V years old. / %E is open to anyone over %V.
q How old must I be for %E? / From what age is %E open?
q How grown up must my son be for %E? / When is a child too small for %E?
q From which birthday on may I take part in %E?
q How many birthdays must a child have had to be let into %E?
t How old must my child be to be let into %E?
t I'm quite young - from which birthday on can I take part in %E?
t Is there a lower limit of years for %E? / At what age do they start admitting people to %E?
t Tell me how many candles one needs on the cake before %E is allowed.
t Who is too young for %E, everybody below which age?
t What is the youngest they would accept at %E?
t Will they turn my kid away from %E, and until which birthday?
t Before being old enough for %E, how many years must one have lived?

= age group, age range; age group; span; club institution event
s %E takes people aged %V. / People of %V years go to %E. / %E is for ages %V.
q For what ages is %E? / How old are the people at %E? / Which ages does %E take?
q Which generation is %E meant for? / From how young to how elderly is the crowd at %E?
q Between which birthdays does one fit into %E? / Are they children or pensioners at %E, in numbers?
t From what age to what age is %E meant for? / %E - what age range?
t I have relatives of all generations - between which ages must they be for %E?
t Is there a bracket of years, youngest to oldest, for %E?
t Which generation does %E cater to, from how old to how old?
t Tell me the span of ages %E is intended for. / How young and how old can participants in %E be?
t What are the lower and upper limits in years at %E?
t Would my family suit %E, and which ages are targeted, bottom to top?

= dress code, costume, uniform, outfit; dress; fabric; club band team event
s At %E they wear %V. / Come to %E in %V. / %E appears in %V. / Everyone at %E is in %V.
q What do they wear at %E? / In what does %E appear? / What should I wear for %E?
q What do I put on for %E? / Which clothes go with %E?
q What should I take out of my wardrobe for %E? / What are they clad in at %E?
q How do I recognise the folk of %E by their clothes?
t If I wanted to blend in with %E, what should I put on? / %E - any dress code?
t I'm standing at the wardrobe, thinking of %E - which clothes?
t Is there a particular garb associated with %E? / In what attire does one see the people of %E?
t Tell the tailor which fabric and colour %E calls for. / How does everybody dress for %E?
t Which material and shade would I spot on everyone at %E?
t What should hang on the coat hanger, ready for %E? / Do I need special garments to match %E?

= ban, prohibition, thing forbidden, forbidden thing; ban; ban; club house island shop craft \
institution
s %E does not allow %V. / There must be no %V at %E. / %E forbids %V. / At %E they ban %V.
q What does %E (forbid|ban|not allow)? / What is not allowed at %E?
q What is against the rules at %E?
q What would get me thrown out of %E? / What has to stay outside %E?
q For what would I be told off at %E? / What will they not put up with at %E?
q What am I not to do or bring at %E?
t What am I not permitted to do or bring at %E? / %E - what's on the forbidden list?
t I don't want to get thrown out of %E - what should I avoid?
t Is there anything that's strictly off limits at %E? / Which no-no is on the sign at %E?
t For what would I get into trouble at %E? / Tell me what the house rules of %E rule out.
t By doing or bringing what would I break the rules at %E? / What won't they tolerate at %E?
t Does %E have a ban on something?

= password of the day, watchword, sign; code word; words; club band craft committee
s To be let into %E, whisper %V. / Say %V to the guard at %E. / %E lets in whoever says %V.
q What must I say at %E? / What do I whisper to get into %E?
q What does the guard at %E want to hear?
q Which secret phrase do they want from me at %E? / What do I murmur to the doorkeeper of %E?
q How do insiders of %E prove that they are friends?
q What must one know by heart to get past the doorkeeper of %E?
t What do I murmur so that %E lets me pass? / %E - password of the day?
t I'm in front of the sentry of %E - which words get me by?
t Is there a secret phrase for getting into %E?
t With which spoken code do insiders of %E recognise each other? / Tell me the open sesame for %E.
t How do I prove at the entrance that I'm allowed in with %E?
t Which magic words does the bouncer of %E want to hear?
t Do I have to say anything special to get past the lookout of %E?
t Knock, knock at %E - then what must I breathe through the keyhole?

= motto, slogan, guiding words; motto; motto; club band house institution shop department
s "%V" is written over the door of %E. / %E goes by "%V". / The letters of %E end with "%V".
q What is written over the door of %E? / By what words does %E go? / How do letters of %E end?
q What does %E live by? / Which saying does %E hold up? / What stands on the banner of %E?
q Which principle does %E swear by? / How does %E sum up what it believes in?
t What motto does %E live by? / %E - slogan, word for word?
t I'm engraving a plaque for %E - which saying belongs on it?
t Is there a maxim carved above the entrance of %E? / By which principle is %E guided?
t Quote the line that appears on the letterhead of %E. / How does the tagline of %E read?
t Which words of wisdom sum up the philosophy of %E? / Does %E have a creed in a few words?
t On a poster for %E, what catchphrase would you print?

= toast, war cry, battle cry, rallying cry; cry; motto; team band craft
s At the end, %E shouts "%V". / ^"%V", %E shouts. / You can hear %E shout "%V".
q What does %E shout? / What can you hear from %E at the end? / How does %E cheer?
q What is chanted at %E? / What do they roar together at %E?
q With what yell does %E fire itself up? / What comes out when all of %E raise their voices?
t What does %E yell in chorus? / %E - what sort of war cry?
t I want to join in the chant of %E - what are the words?
t Is there something that %E hollers all together? / With what roar does %E fire up the crowd?
t Write down the rallying cry of %E. / How does the cheer of %E go?
t Which words ring out loudly when %E gets worked up?
t Raising a glass with %E, what do we all bellow? / Do you know what %E bawls at full volume?

= working language, office language; languages; languages; person institution club role
s %E gets by in %V. / At %E you hear %V. / Write to %E in %V.
q In what can I write to %E? / What does %E get by in? / What do you hear at %E?
q In which tongues can I do business with %E? / Which tongues does %E use on the job?
q Do I need an interpreter for %E, or what can we talk in?
q What should my letter to %E be in, so that it is understood?
t In what tongue should I address %E? / Letters to %E - in which language?
t I need an interpreter for %E - for which language pair?
t Is there some lingo in which I can chat with %E?
t What should I be able to speak to be understood by %E?
t Tell the translator what my speech for %E has to be put into.
t My own language is useless with %E, so which others work?
t Which phrasebooks should I pack for talking with %E?
t Do you know what's spoken in everyday business with %E?
t For small talk with %E, which vocabulary do I have to learn?

= grade, mark, final mark, exam result; grade; grade; person trial role
s %E was marked %V. / The examiners gave %E "%V". / On the certificate of %E stands "%V".
q How was %E marked? / What did the examiners give %E? / What stands on the certificate of %E?
q How well did %E do in the test? / What did the professor think %E deserved?
q How did the teachers score %E? / Which letter or word of praise did the school put down for %E?
t What grade did %E get? / %E - passed with what?
t I'm filling in the report card for %E - what goes there?
t Is there any word on how the test turned out for %E?
t With which assessment did %E leave the examination?
t Tell me what the teacher wrote in red ink for %E. / How well did %E do in the final exam?
t Which letter or honour is on the diploma or certificate of %E?
t Did %E flunk, pass or shine, and with what official outcome?
t After correcting everything, how did the assessors judge %E?

= rank, place in the table, position, final place, standing; rank; rank; team band person club
s %E came %V. / %E finished %V. / In the end %E was %V. / The jury placed %E %V.
q Where did %E finish? / How far up did %E come? / Where did the jury place %E?
q How high up the list did %E get? / Where in the league did %E land?
q On which step of the podium was %E? / On the list of winners and losers, how far up is %E?
q Was %E ahead of the others, or how far behind?
t Where did %E end up in the league? / %E - where in the table, finally?
t I missed the prize-giving - how high did %E land? / Is %E on the podium, or further down?
t In what position did the competition leave %E? / Tell me the spot of %E on the leaderboard.
t How did %E rank against the competitors? / Which line of the results list belongs to %E?
t First, second, third - where does %E come in that order?
t Counting down the scoreboard from the top, at what number is %E?

= rating, score from visitors, review score, verdict of the visitors; rating; rating; shop film \
recipe institution craft
s Visitors gave %E %V. / %E is rated %V. / Critics left %E with %V. / ^%V is all that %E got.
q How is %E rated? / What did visitors give %E? / What did critics think %E was worth?
q How many stars has %E got? / How did the public like %E?
q How good is %E, according to the guides? / How do those who have tried %E judge it?
q Was it worth it, according to those who tried %E?
t How many stars or points has the public given %E? / %E - review score so far?
t I'm wondering whether %E is worth it - what do online ratings say?
t Is there a number that shows how much customers liked %E?
t With how many points did the critics reward %E? / Look up what %E has on the review sites.
t How good is %E according to those who tried it? / Which tally do feedback forms yield for %E?
t Did guests enjoy %E, if you had to put a figure on it?
t What appears next to %E in the guide, out of the maximum?

= genre, kind of work, style, category; genre; genre; film band book
s %E is filed under "%V". / You find %E among the %V shelves. / %E passes for %V.
q What kind of work is %E? / Under what is %E filed? / On which shelves do I find %E?
q What type of entertainment is %E? / What should I be in the mood for to enjoy %E?
q How would a critic classify %E? / Does %E make one laugh or shiver, or what is it?
t What kind of stuff is %E, genre-wise? / %E - belongs to which category?
t I'm sorting our shelves by type - on which one goes %E? / Is %E something funny, scary or what?
t Under which heading would a shop put %E? / Tell me which sort of entertainment to expect from %E.
t Fans of what type of thing would enjoy %E? / Which drawer do reviewers squeeze %E into?
t Does %E fit some typical pigeonhole?

= hero, main character, leading role, protagonist; hero; full; film book
s %E is about %V. / ^%V is at the heart of %E. / Everything in %E turns on %V.
q Who is %E about? / Around whom does %E turn? / Who is at the heart of %E?
q Whose story does %E tell? / Whose adventures fill %E? / Whose fate do we follow in %E?
q For whom do we keep our fingers crossed in %E?
t Whose story is told in %E? / %E - name of the main character?
t I'm auditioning for the biggest part in %E - whom would I be playing?
t Is there a figure around whom all of %E revolves? / Whom does the plot of %E follow?
t Name the person whose adventures fill %E. / Who is the hero of %E?
t Which figure are we rooting for in %E? / Do you remember who saves the day in %E?
t At the centre of the tale in %E stands whom?

= setting, scene of action, place of action; setting; city; film book painting
s %E is set in %V. / %E shows %V. / All that happens in %E happens in %V.
q Where is %E set? / Which town does %E show? / In which place does %E happen?
q Which town is the backdrop of %E? / Through which streets do we wander in %E?
q To what part of the world does %E take us? / Which town would I recognise in %E?
t Where does the story of %E take place? / %E - setting of the action?
t I'm tracing the scenery of %E - to which city should I travel?
t Is there a real town that forms the backdrop of %E?
t In what corner of the world do we find ourselves in %E?
t Name the town whose streets appear in %E. / What's the name of the location where %E unfolds?
t Which spot on the map would a tourist visit after enjoying %E?
t Does %E transport us to somewhere in particular? / Looking at %E, what locality do we see?

= painter, creator, artist; author; full; painting
s %E was painted by %V. / ^%V painted %E. / %E is the work of %V. / ^%V signed %E.
q Who painted %E? / Who made %E? / By whom is %E? / Whose hand painted %E? / Whose work is %E?
q Who held the brush for %E? / Who put %E on the canvas? / From whose studio does %E come?
q To whom do we owe %E? / Whose name is in the corner of %E?
t Whose brush made %E? / %E - by which artist?
t I'm writing the museum label for %E - whose name goes there?
t Is there a signature in the corner of %E, and whose? / By whose hand is %E?
t Name the one who stood at the easel for %E. / Who is the painter of %E?
t To which master do experts attribute %E? / Do we know who put %E on canvas?
t In whose studio did %E come into being?

= period, time of origin, time of making, epoch; period; era; painting house document institution
s %E goes back to the %V. / %E was made in the %V. / They date %E to the %V.
q How old is %E? / To what time does %E go back? / When was %E made? / How do they date %E?
q Which century gave us %E? / From which century or decade is %E?
q When in history did %E come to be? / How ancient is %E? / How far in the past are the roots of %E?
t How far into the past do the roots of %E reach? / %E - product of what period?
t I'm doing a catalogue entry on %E - which years should I put?
t Is there an estimate of when %E came into being? / From which era does %E stem?
t Tell me roughly when %E was created. / What dating do historians assign to %E?
t When did %E first see the light of day? / Back to which decade or century can %E be traced?
t Do experts know in which times %E originated?

= body weight, weight; weight; weight; creature pet
s %E weighs %V. / %E tips the scales at %V. / On the scales, %E shows %V.
q How heavy is %E? / What does %E weigh? / How much does %E weigh? / What do the scales say for %E?
q How many kilos has %E got? / How hard is it to carry %E? / How fat is %E?
q How much would I be lifting if I picked up %E?
t %E - how many kilos or pounds? / I have to lift %E - what load am I dealing with?
t Is there a reading from the vet's scale for %E?
t To work out the medicine dose, what's the body weight of %E?
t Tell the crane driver how much he must hoist with %E.
t What would the needle point to if %E stepped on the balance?
t Which mass did the zoologist note for %E? / Do you know if %E is fat or slim, in figures?
t By how much would the truck's cargo grow with %E aboard?

= sleeping place, usual place, hideout, den; where; place; creature pet band
s %E sleeps at the %V. / %E can be found at the %V. / Every night %E goes back to the %V.
q Where does %E sleep? / Where can I find %E? / Where does %E go at night? / Where is %E?
q Where does %E curl up? / Where has %E made a home? / Where do I look first if %E is missing?
q Where does %E retire to rest? / Where would you search for %E?
t Where does %E curl up for the night? / %E - usual place to be found?
t I can't find %E anywhere - where should I search first?
t Is there a spot to which %E always retreats? / In what place does %E like to hang out?
t Show me the corner %E calls home. / What is the favourite haunt of %E?
t Which location serves %E as a den? / Do you know where %E spends the dark hours?
t After a long day, to which refuge does %E withdraw?
"""
