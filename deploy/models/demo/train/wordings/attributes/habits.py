"""Attributes of persons, animals, teams, clubs and events: habits, times, rules and likings.

A row begins with "= synonyms; class; kind of value; kinds of entity". Facts of one class about one
entity would answer each other's questions, so a sequence asks only where there is one. Lines with
"s" are statements and lines with "q" questions beside the generic ones."""

HABITS = """
= pet name, popular name, nickname; nickname; nick; machine craft house person
s Everyone calls %E "%V". / %E is known as "%V". / ^"%V" is what they call %E.
q What does everyone call %E? / What is %E known as? / How do they call %E?
q What do friends say when they mean %E? / How is %E fondly referred to?
q Under what joking title is %E famous? / What do the neighbours shout when they mean %E?

= temper, character, nature, disposition, temperament; temper; temper; creature person pet
s By nature, %E is %V. / People find %E %V. / %E has always been %V.
q What is %E like? / How do people find %E? / What has %E always been like?
q How does %E usually behave? / What sort of personality has %E? / What am I in for when I meet %E?
q How is %E to get along with? / What mood should I expect of %E?

= feed, favourite food, diet, fodder; favourite dish; feed; creature pet
s %E eats %V. / They feed %E on %V. / %E gets %V in the morning. / Give %E some %V.
q What does %E eat? / What do they feed %E on? / What should I give %E? / On what does %E live?
q What goes into the bowl of %E? / What is on the menu for %E?
q With what do I keep %E from starving? / What do I buy to fill the stomach of %E?
q What does %E like to chew?

= favourite drink, usual drink, preferred drink; drink; drink; person role band
s %E always drinks %V. / Bring %E a glass of %V. / %E never orders anything but %V.
q What does %E (drink|always drink)? / What should I bring %E? / What does %E order at the bar?
q What do I pour for %E? / What is in the cup of %E? / What should the waiter put in front of %E?
q With what does %E quench a thirst? / What do I get from the bar for %E?

= fear, phobia, greatest fear, worst fear; fear; animals; person role creature pet
s %E is afraid of %V. / Nothing scares %E more than %V. / %E runs away from %V.
q What is %E afraid of? / What scares %E? / From what does %E run away? / What does %E fear?
q What makes %E tremble? / What gives %E nightmares? / What is %E terrified of?
q What must never come near %E? / At what would %E scream?

= birthday present, gift, present; prize; gift; person role club
s They gave %E %V. / %E unwrapped %V. / %E got %V for the jubilee. / We bought %E %V.
q What did they give %E? / What did %E unwrap? / What did %E get? / What did we buy %E?
q What was in the parcel for %E? / What surprise was there for %E?
q What was tied up with a ribbon for %E? / What did the guests hand to %E?
q What was under the pretty paper for %E?

= working time, service time, time on duty, shift; hours; hours; department club person role
s %E is on duty from %V. / You will find %E at work from %V. / %E is there from %V.
q When is %E (there|on duty)? / When do I find %E at work? / Between what times is %E there?
q During which hours can I reach %E? / From when to when is %E available? / What hours does %E keep?
q At what hours can I drop in on %E?

= day off, free day, rest day, closed day; day off; weekday; person shop role department
s %E never works on a %V. / Do not look for %E on a %V. / Each %V, %E takes a rest.
q On which day is %E (closed|off)? / When does %E take a rest? / Which day does %E not work?
q When in the week is %E not available? / On which weekday would I try %E in vain?
q On what weekday does %E take a break? / When in the week is it no use to ring %E?
q Which weekday is no good for seeing %E?

= training day, meeting day, regular day, weekly date; meeting days; days; club team band committee
s %E meets on %V. / You can join %E on %V. / %E comes together on %V. / On %V, %E meets.
q When does %E (meet|come together)? / On which days can I join %E? / What days does %E meet?
q On which evenings are the members of %E busy there? / Which weekdays belong to %E?
q When in the week do they get together at %E? / On what weekdays would I see everybody at %E?
q When does %E usually practise or talk?

= next meeting, date of the meeting, next date; next meeting; spoken_day; club committee department
s %E will sit again on %V. / %E comes together next on %V. / Be there for %E on %V.
q When will %E sit again? / When does %E come together next? / On what day should I be there for %E?
q When will %E assemble once more? / For when is the coming session of %E called?
q How soon do we all see each other at %E? / When do the members of %E gather the coming time?

= starting time, hour of the meeting; starting time; clock_words; club committee band
s %E starts at %V. / %E opens the evening at %V. / Be at %E by %V.
q When does %E start? / At what hour does %E start? / By when must I be at %E?
q When does %E kick off? / When should I turn up so as not to be late for %E?
q How late can I come without missing anything of %E? / On the clock, when do they get going at %E?

= feeding time, mealtime, feeding hour; feeding time; clock_words; creature pet
s %E is fed at %V. / %E gets its food at %V. / At %V, %E waits by the bowl.
q When is %E fed? / At what time does %E get its food? / When does %E eat?
q When does %E have dinner? / When do I fill the dish of %E? / When does %E get hungry?
q When must someone bring %E something to chew? / When is dinner served for %E?

= bedtime, hour of sleep, lights-out time; bedtime; time; person pet creature role
s %E goes to bed at %V. / At %V, %E is asleep. / %E turns in at %V.
s The light of %E goes out at %V.
q When does %E (go to bed|turn in|go to sleep)? / At what time is %E asleep?
q How late does %E stay up? / When does %E call it a day? / When do the eyes of %E close?
q When does the night begin for %E? / When is %E under the covers?

= alarm time, waking time, wake-up time; waking time; time; person role
s %E gets up at %V. / The alarm of %E rings at %V. / ^At %V, %E is up. / %E is woken at %V.
q When does %E (get up|rise)? / At what time is %E woken? / When does the alarm of %E ring?
q When does %E get out of bed? / When does the morning begin for %E? / When do the eyes of %E open?
q When does %E climb out from under the blanket? / How early is %E on both feet?

= frequency, interval, rhythm; how often; how_often; committee club river island
s %E is looked at %V. / Somebody inspects %E %V. / %E is checked %V.
q How often is %E (checked|inspected|looked at)? / At what intervals is %E checked?
q How regularly is %E examined? / How many times does someone go over %E?
q How regularly do they take stock of %E?
q How regularly does someone see whether all is well with %E?
q How many visits from the examiners does %E get?

= maintenance interval, service interval, interval between services; service interval; how_often; \
machine vehicle device craft
s %E is serviced %V. / %E has to go to the workshop %V. / Oil %E %V.
q How often (is %E serviced|must %E be oiled)? / How often does %E go to the workshop?
q How many times must a mechanic see %E? / How regularly should someone clean and grease %E?
q How regularly does %E need looking after? / After how much use does %E need a mechanic again?

= waiting time, wait, delay, length of the wait; wait; spell; shop institution craft department \
paper
s At %E you wait %V. / Allow %V for %E. / %E keeps people waiting for %V. / %E takes %V.
q How long do I wait (at|for) %E? / How much time should I allow for %E? / How long does %E take?
q How much patience do I need with %E? / How long before something happens with %E?
q How slow is %E? / For how long should I bring something to read for %E?
q How long must I be patient with %E?

= notice period, period of notice, advance notice; notice; spell; person house club company
s To leave %E, give notice %V ahead. / %E must be told %V in advance.
q How far ahead must notice be given to %E? / How long in advance must %E be told?
q How early do I have to warn %E? / How early must %E know that I am going?
q How much warning does %E need? / How long before I go do I have to speak up to %E?
q How long am I still bound to %E after I hand in my letter?

= life span, lifetime, service life, life expectancy; life span; spell; machine device craft
s %E will last %V. / %E should hold out for %V. / They expect %V more from %E.
q How long will %E (last|hold out|live)? / For how long is %E good?
q How long before %E ends up on the scrapheap? / When will we need a new one in place of %E?
q How soon will %E be worn out? / How long can we still count on %E?
q For how long can we go on using %E before it falls apart?

= moment of departure, right moment, moment to leave; departure time; moment; craft team band
s %E sets out %V. / %E only moves %V. / They let %E go %V.
q When does %E set out? / When do they let %E go? / At what moment does %E move?
q When does %E get going? / When is %E off? / When do we wave goodbye to %E?
q What is %E waiting for before the journey? / When does the journey of %E begin?

= membership fee, yearly fee, subscription, annual dues; fee; price; club institution
s Members of %E pay %V. / It costs %V to belong to %E. / ^%V a year makes you a member of %E.
q What do members of %E pay? / How much is it to join %E? / What does it cost to belong to %E?
q How expensive is it to be in %E? / What would I be charged for joining %E?
q How much money does %E want from those who sign up?
q What does the treasurer of %E collect from everyone?
q What do I transfer every January to be part of %E?

= number of members, membership, strength, size of the membership; members; count; club band \
committee team
s %E has %V members. / %V people belong to %E. / There are %V of them in %E.
q How many members does %E have? / How many people belong to %E? / How many are they in %E?
q How big is %E?
q How many are on the list of %E? / How many heads does %E count? / How large a crowd is %E?
q How many chairs do we need if everyone from %E comes?
q How many faces would I see if all of %E turned up?

= minimum age, age limit, youngest age allowed; age limit; small; club institution event craft
s Nobody under %V may join %E. / For %E you must be %V years old. / %E is open to anyone over %V.
q How old must I be for %E? / From what age is %E open?
q How grown up must my son be for %E? / When is a child too small for %E?
q From which birthday on may I take part in %E?
q How many birthdays must a child have had to be let into %E?

= age group, age range; age group; span; club institution event
s %E takes people aged %V. / People of %V years go to %E. / %E is for ages %V.
q For what ages is %E? / How old are the people at %E? / Which ages does %E take?
q Which generation is %E meant for? / From how young to how elderly is the crowd at %E?
q Between which birthdays does one fit into %E? / Are they children or pensioners at %E, in numbers?

= dress code, costume, uniform, outfit; dress; fabric; club band team event
s At %E they wear %V. / Come to %E in %V. / %E appears in %V. / Everyone at %E is in %V.
q What do they wear at %E? / In what does %E appear? / What should I wear for %E?
q What do I put on for %E? / Which clothes go with %E?
q What should I take out of my wardrobe for %E? / What are they clad in at %E?
q How do I recognise the folk of %E by their clothes?

= ban, prohibition, thing forbidden, forbidden thing; ban; ban; club house island shop craft \
institution
s %E does not allow %V. / There must be no %V at %E. / %E forbids %V. / At %E they ban %V.
q What does %E (forbid|ban|not allow)? / What is not allowed at %E?
q What is against the rules at %E?
q What would get me thrown out of %E? / What has to stay outside %E?
q For what would I be told off at %E? / What will they not put up with at %E?
q What am I not to do or bring at %E?

= password of the day, watchword, sign; code word; words; club band craft committee
s To be let into %E, whisper %V. / Say %V to the guard at %E. / %E lets in whoever says %V.
q What must I say at %E? / What do I whisper to get into %E?
q What does the guard at %E want to hear?
q Which secret phrase do they want from me at %E? / What do I murmur to the doorkeeper of %E?
q How do insiders of %E prove that they are friends?
q What must one know by heart to get past the doorkeeper of %E?

= motto, slogan, guiding words; motto; motto; club band house institution shop department
s "%V" is written over the door of %E. / %E goes by "%V". / The letters of %E end with "%V".
q What is written over the door of %E? / By what words does %E go? / How do letters of %E end?
q What does %E live by? / Which saying does %E hold up? / What stands on the banner of %E?
q Which principle does %E swear by? / How does %E sum up what it believes in?

= toast, war cry, battle cry, rallying cry; cry; motto; team band craft
s At the end, %E shouts "%V". / ^"%V", %E shouts. / You can hear %E shout "%V".
q What does %E shout? / What can you hear from %E at the end? / How does %E cheer?
q What is chanted at %E? / What do they roar together at %E?
q With what yell does %E fire itself up? / What comes out when all of %E raise their voices?

= working language, office language; languages; languages; person institution club role
s %E gets by in %V. / At %E you hear %V. / Write to %E in %V.
q In what can I write to %E? / What does %E get by in? / What do you hear at %E?
q In which tongues can I do business with %E? / Which tongues does %E use on the job?
q Do I need an interpreter for %E, or what can we talk in?
q What should my letter to %E be in, so that it is understood?

= grade, mark, final mark, exam result; grade; grade; person trial role
s %E was marked %V. / The examiners gave %E "%V". / On the certificate of %E stands "%V".
q How was %E marked? / What did the examiners give %E? / What stands on the certificate of %E?
q How well did %E do in the test? / What did the professor think %E deserved?
q How did the teachers score %E? / Which letter or word of praise did the school put down for %E?

= rank, place in the table, position, final place, standing; rank; rank; team band person club
s %E came %V. / %E finished %V. / In the end %E was %V. / The jury placed %E %V.
q Where did %E finish? / How far up did %E come? / Where did the jury place %E?
q How high up the list did %E get? / Where in the league did %E land?
q On which step of the podium was %E? / On the list of winners and losers, how far up is %E?
q Was %E ahead of the others, or how far behind?

= rating, score from visitors, review score, verdict of the visitors; rating; rating; shop film \
recipe institution craft
s Visitors gave %E %V. / %E is rated %V. / Critics left %E with %V. / ^%V is all that %E got.
q How is %E rated? / What did visitors give %E? / What did critics think %E was worth?
q How many stars has %E got? / How did the public like %E?
q How good is %E, according to the guides? / How do those who have tried %E judge it?
q Was it worth it, according to those who tried %E?

= genre, kind of work, style, category; genre; genre; film band book
s %E is filed under "%V". / You find %E among the %V shelves. / %E passes for %V.
q What kind of work is %E? / Under what is %E filed? / On which shelves do I find %E?
q What type of entertainment is %E? / What should I be in the mood for to enjoy %E?
q How would a critic classify %E? / Does %E make one laugh or shiver, or what is it?

= hero, main character, leading role, protagonist; hero; full; film book
s %E is about %V. / ^%V is at the heart of %E. / Everything in %E turns on %V.
q Who is %E about? / Around whom does %E turn? / Who is at the heart of %E?
q Whose story does %E tell? / Whose adventures fill %E? / Whose fate do we follow in %E?
q For whom do we keep our fingers crossed in %E?

= setting, scene of action, place of action; setting; city; film book painting
s %E is set in %V. / %E shows %V. / All that happens in %E happens in %V.
q Where is %E set? / Which town does %E show? / In which place does %E happen?
q Which town is the backdrop of %E? / Through which streets do we wander in %E?
q To what part of the world does %E take us? / Which town would I recognise in %E?

= painter, creator, artist; author; full; painting
s %E was painted by %V. / ^%V painted %E. / %E is the work of %V. / ^%V signed %E.
q Who painted %E? / Who made %E? / By whom is %E? / Whose hand painted %E? / Whose work is %E?
q Who held the brush for %E? / Who put %E on the canvas? / From whose studio does %E come?
q To whom do we owe %E? / Whose name is in the corner of %E?

= period, time of origin, time of making, epoch; period; era; painting house document institution
s %E goes back to the %V. / %E was made in the %V. / They date %E to the %V.
q How old is %E? / To what time does %E go back? / When was %E made? / How do they date %E?
q Which century gave us %E? / From which century or decade is %E?
q When in history did %E come to be? / How ancient is %E? / How far in the past are the roots of %E?

= body weight, weight; weight; weight; creature pet
s %E weighs %V. / %E tips the scales at %V. / On the scales, %E shows %V.
q How heavy is %E? / What does %E weigh? / How much does %E weigh? / What do the scales say for %E?
q How many kilos has %E got? / How hard is it to carry %E? / How fat is %E?
q How much would I be lifting if I picked up %E?

= sleeping place, usual place, hideout, den; where; place; creature pet band
s %E sleeps at the %V. / %E can be found at the %V. / Every night %E goes back to the %V.
q Where does %E sleep? / Where can I find %E? / Where does %E go at night? / Where is %E?
q Where does %E curl up? / Where has %E made a home? / Where do I look first if %E is missing?
q Where does %E retire to rest? / Where would you search for %E?
"""
