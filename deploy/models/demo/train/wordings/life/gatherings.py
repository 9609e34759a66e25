"""Clubs, choirs, parties and school, as minutes and messages tell of them (see relations.py)."""

RELATIONS = """
Choir minutes, item 4: with the music stands paid for, {price} is left in the kitty, and {first} \
will chase the {tally} altos who still owe their subs.
{first} is to chase up the {tally} altos behind with their subs; once the music stands were \
paid, the choir's kitty came to {price}.
With the music stands paid, the choir has {price} in its kitty; {tally} altos have not handed in \
their subs and {first} will go after them.
> {price}
How much is left in the choir's kitty?
What does the kitty hold now that the music stands are paid?
Choir kitty after paying for the stands? / How much money do the singers have to spend?
What funds remain with our vocal group? / Balance of the singers' account?
> {first}
Who will chase the altos for their subs? / Who goes after the altos that have not paid?
Who has to collect what some singers have failed to give?
To whom fell the thankless task of dunning fellow members?
> {tally}
How many altos still owe their subs? / What number of altos has not paid its subs to the choir?
How many of the singers are in arrears? / How many members with low voices will be dunned?

Your {tree} has lifted three of our patio slabs, {person}, and if it is not seen to by {date} we \
shall go to a solicitor.
{person}, please have your {tree} seen to before {date}, or our solicitor will write about the \
three patio slabs that it has lifted.
We have told {person} that three of our patio slabs were lifted by the roots of the {tree}, and \
that we go to a solicitor unless it is seen to by {date}.
> {tree}
What lifted three of our patio slabs?
Whose roots are to blame for the lifted slabs, those of which tree?
What is growing next door that damages our terrace? / What wood pushed the paving up?
> {person}
Who was told about the patio slabs? / Who will get a solicitor's letter about three lifted slabs?
With which neighbour are we in dispute?
Against whom would we take legal action over a damaged terrace?
> {date}
When do we go to a solicitor about the patio slabs?
By when must the {tree} whose roots lifted our patio be seen to?
What deadline did we set our neighbour?
Until when will we hold off before legal action over the terrace?

Little {first} would not touch the {meal} at lunch today, but drank plenty of water and slept on \
the blue mat until {time}.
At nursery today {first} slept until {time} on the blue mat, drank plenty of water and left the \
{meal} at lunch.
Nursery diary: {first} refused the {meal} at lunch, drank plenty of water, slept on the blue mat \
and woke at {time}.
> {meal}
What did {first} not touch at lunch? / Which lunch was refused at nursery today?
What food did our toddler turn up a nose at? / What was on the plate that came back full?
> {time}
Until when did {first} sleep on the blue mat?
At what time did {first} wake on the mat at nursery? / When was nap time over for our toddler?
At what hour did the child get up again?
> {first}
Who slept on the blue mat? / Who drank plenty of water at nursery today? / Which child went hungry?
What is the name of the toddler who had a nap but hardly ate?

{doctor} wants {pet} to keep the plastic cone on for another {tally} days and to have {dash} of \
the pink syrup at breakfast.
{pet} has to wear the plastic cone for {tally} days more, says {doctor}, and gets {dash} of pink \
syrup at breakfast.
Orders from {doctor}: {dash} of the pink syrup for {pet} at breakfast, and the plastic cone \
stays on for {tally} more days.
> {doctor}
Who wants {pet} to keep the plastic cone on? / Who ordered pink syrup for {pet}?
Which vet is treating our patient? / Who prescribed the medicine for the poor animal?
> {pet}
Who must wear the plastic cone? / Who gets pink syrup at breakfast?
What is our sick animal called? / Which patient of the vet needs a collar to stop it licking?
> {tally}
For how many days does the plastic cone stay on? / How many more days must {pet} wear the cone?
How long until the collar against licking may come off, in days?
When can the poor animal be freed of its lampshade, in how many days?
> {dash}
How much pink syrup does {pet} get at breakfast? / What amount of the syrup was ordered?
What dose of medicine should I give the animal?
How much of the sweet liquid goes into the bowl each morning?

So for the {party} we agreed: {first} does the playlist, I bring {cake}, and nobody breathes a \
word before {weekday}.
We agreed that nobody says a word about the {party} before {weekday}; I bring {cake} and the \
playlist is left to {first}.
{first} takes care of the playlist for the {party}, I come with {cake}, and until {weekday} we \
agreed that nobody breathes a word.
> {first}
Who was agreed to take care of the playlist?
To whom, as we agreed, is the playlist for the {party} left? / Who is in charge of the music?
Whose songs shall we be dancing to?
> {cake}
What do I bring, as we agreed, to the {party}?
We agreed that {first} takes care of the playlist; what do I bring?
What am I baking for the celebration? / What is my contribution to the buffet?
> {weekday}
Until when does nobody, as we agreed, breathe a word?
Before which day has nobody to breathe a word, as we agreed? / When does the secrecy end?
Until when must the celebration be kept quiet?

lol I left my {garment} at yours again, can you give it to {first} who is driving past \
{spoken_day}?
Can you hand my {garment} to {first}, who is driving past yours on {spoken_day}? I left it \
behind again, lol.
I have left my {garment} at yours again; as {first} is driving past on {spoken_day}, please send \
it along.
> {garment}
What have I left behind at yours again?
What can {first}, when driving past, be given to bring along?
Which piece of my clothing is still at your house?
What will the courier bring back for me to wear?
> {first}
Who is driving past on {spoken_day}? / To whom can you hand what I left at yours?
Which friend could collect my clothes from you?
Who will come by car to fetch my forgotten belongings?
> {spoken_day}
When is {first} driving past yours?
On which day, driving past, can {first} take along the {garment} I left?
When should you expect somebody to collect my clothes?
What day is the pick-up of the forgotten item?

Kitchen rota: as {first} forgot the bins again, the next three washing-ups are settled, and \
{first2} is not to cook {meal} as comfort.
The next three washing-ups go to {first}, who forgot the bins once more, and there will be no \
comfort in the form of {meal} from the cook, {first2}.
{first2} must not cook {meal} to comfort {first}, who has forgotten the bins again and does the \
next three washing-ups.
> {first}
Who forgot the bins again? / Whose are the next three washing-ups?
Which flatmate neglected the rubbish? / Who is being punished with dirty plates?
> {first2}
Who is not to cook {meal} as comfort?
Which cook has been told that there will be no comfort for {first}?
Which flatmate might be soft on the sinner? / Who was forbidden to console the lazy one with food?
> {meal}
What must {first2} not cook as comfort?
In what form would {first2} like to comfort the one who forgot the bins?
Which consoling dish is ruled out? / What will the lazy flatmate not be served?

Plot 14: {pest} have finished off my {produce}, but {first} on the next plot swears by {remedy} \
for the gardener and coffee grounds for the bed.
My {produce} on plot 14 were finished off by {pest}; {first} from the next plot swears by coffee \
grounds for the bed and {remedy} for the gardener.
{first} on the next plot swears by coffee grounds for the bed and {remedy} for the gardener now \
that {pest} have finished off my {produce} on plot 14.
> {pest}
What finished off the {produce} on my plot?
Which creatures have been at plot 14 and finished my {produce}?
What ate the vegetables on the allotment? / Which vermin ruined my harvest?
> {produce}
What on plot 14 was finished off by {pest}? / Which plants on my plot were finished off?
Which crop have I lost? / What will I not be harvesting from the allotment this year?
> {first}
Who swears by coffee grounds for the bed? / Who on the next plot swears by {remedy}?
Which fellow allotment holder gave me advice? / Name the fellow gardener with the homespun tips.
Who recommends what is left in the cafetiere against vermin?
> {remedy}
What does {first} swear by for the gardener?
Coffee grounds are for the bed; what is for the gardener?
What is recommended to soothe me rather than the soil?
What should I try for my own well-being after the loss of my harvest?

For sale: {furniture}, one careful owner, {price} or near offer, must be gone by {date}; ring \
{phone} after six.
Ring {phone} after six about the {furniture}: one careful owner, to be gone by {date}, {price} \
or near offer.
The {furniture} that has had one careful owner must be gone by {date}; {price} or near offer, \
ring after six on {phone}.
> {price}
How much is asked for the {furniture}, or near offer?
What near offer would the careful owner like? / What would I have to pay for the second-hand piece?
Asking sum in the small ad? / Cost of the used household piece?
> {furniture}
What is for sale from one careful owner?
For what is {price} or near offer asked by its careful owner?
Which item does the small ad try to get rid of? / What used household piece is advertised?
> {date}
By when must the {furniture} with one careful owner be gone?
Until when does the owner take a near offer before it must be gone?
What is the last day to pick up the second-hand piece? / By when does the seller need the space?
> {phone}
Which number should one ring after six?
What do I ring to make the owner a near offer for the {furniture}? / How do I contact the seller?
What do buyers dial in the evening?

We pitched the tent in {weather}, discovered that the pegs were at home {spot}, and drove to \
{city} for new ones.
In {weather} we pitched the tent, only to discover the pegs lay at home {spot}; new ones were \
bought in {city}.
The pegs were {spot} at home, as we discovered while we pitched the tent in {weather}, so off we \
drove to {city} for new ones.
> {weather}
In what weather did we pitch the tent?
What did it do when we pitched the tent, what weather was it?
What were the conditions like at the campsite?
What came from the sky on the first evening of our camping trip?
> {spot}
Where were the pegs at home? / Where had the tent pegs been all along, as we discovered?
Where in the house was the forgotten camping gear? / Where had we left what holds the canvas down?
> {city}
Where did we drive for new pegs? / In which town did we get the new pegs for the tent?
Which town saved our camping trip? / Name the place where we replaced the missing gear.
Where did we go shopping to replace forgotten gear?

{first} drilled straight through the pipe behind the {furniture}, and the plumber, {last}, could \
not come until {spoken_time}.
Behind the {furniture}, {first} drilled right into a pipe; {last}, the plumber, could come at \
{spoken_time} at the earliest.
Until {spoken_time} the plumber {last} could not come, though {first} had drilled straight \
through a pipe behind the {furniture}.
> {first}
Who drilled through the pipe? / Who drilled behind the {furniture}?
Whose do-it-yourself job caused a flood? / Who made the water spurt from the wall?
> {furniture}
Behind what was the pipe that {first} drilled into?
What stood in front of the pipe that was drilled through? / Which piece at the wall hid the leak?
What had to be moved to get at the water damage?
> {last}
Which plumber was to come about the pipe?
What is the plumber called who had to see to the drilled pipe?
Which tradesman was sent for to stop the flood? / Whom did we call out to repair the leak?
> {spoken_time}
When could the plumber come at the earliest?
At what time at the earliest could {last} see to the drilled pipe?
How late was it before help arrived for the leak?
For what o'clock was the repair of the flood promised?

Third driving lesson: I stalled on {street}, {first} clutched the dashboard, and we still owe \
the instructor {price}.
I stalled on {street} in my third driving lesson while {first} clutched the dashboard; the \
instructor is still owed {price}.
{first} clutched the dashboard when I stalled on {street} during driving lesson number three, \
for which we still owe the instructor {price}.
> {street}
Where did I stall in my third driving lesson? / On which street did {first} clutch the dashboard?
Where did the learner's engine die? / Which road saw my worst moment at the wheel?
> {first}
Who clutched the dashboard? / Who was with me when I stalled in the driving lesson?
Which passenger was frightened of me at the wheel? / Who held on tight while I was learning?
> {price}
How much do we still owe the instructor? / What is the instructor owed for the driving lesson?
What is the outstanding debt to the teacher?
Debt to the man or woman who teaches me at the wheel?
How much remains to be paid for my learning to steer?

Volunteers for the {charity} stall meet at the {venue} at {time}; bring your own mug, says {first}.
Bring your own mug, {first} tells the volunteers for the {charity} stall, and be at the {venue} \
at {time}.
At {time} the volunteers for the stall in aid of the {charity} meet at the {venue}, each, as \
{first} says, with a mug of their own.
> {charity}
For what is the stall of the volunteers?
In aid of what do the volunteers meet for a stall at the {venue}?
Which good cause are the helpers supporting?
Who benefits from what is sold by people without pay?
> {venue}
Where do the volunteers meet at {time}? / At what place do stall volunteers need their own mug?
Where should the helpers gather? / To what location do those come who work for a good cause?
> {time}
When do the volunteers meet at the {venue}? / At what time must stall volunteers be there?
At what hour do the helpers gather? / When does the unpaid shift begin?
> {first}
Who tells the volunteers to bring a mug? / Who says each of the volunteers needs their own mug?
Which organiser reminds helpers about their crockery?
Who is behind the instruction on drinking vessels?

Dear babysitter: {first} may have one story, no more, and the night light stays on because of \
{fear}; if in doubt ring Granny on {phone}.
If in doubt, dear babysitter, ring Granny on {phone}; {first}, who is afraid of {fear}, gets one \
story and the night light stays on.
{first} gets one story and keeps the night light on for fear of {fear}; the babysitter can ring \
Granny on {phone} when in doubt.
> {first}
Who gets one story and a night light? / For whom does the babysitter leave the night light on?
Which child needs minding this evening? / Who has to be put to bed with a lamp burning?
> {fear}
Of what is {first} afraid, so that the night light stays on?
Why does the night light stay on, for fear of what? / What frightens the child at bedtime?
What is the small one scared of?
> {phone}
On which number can the babysitter ring Granny? / Where does one ring when in doubt about {first}?
How is grandmother reached in an emergency? / What should the sitter dial if something goes wrong?

Greetings from {city}! We have {weather} every day, {first} has eaten nothing but {dish}, and we \
fly home on {date}.
We fly home from {city} on {date}; it has been {weather} every day and {first} lives on {dish}. \
Greetings!
{first} has eaten only {dish} here in {city}, there is {weather} every day, and on {date} we fly \
home, greetings.
> {city}
From where do we fly home on {date}? / From where did we send greetings before we fly home?
Where was the postcard written? / In which place are we on holiday?
> {weather}
What has it been every day until we fly home from {city}?
What is there in {city} every day, with our greetings, before we fly?
How is the climate treating us on holiday? / State of the sky on our holiday?
What does the postcard say comes from the sky?
> {dish}
What is it that {first} has eaten every day, with greetings from {city}?
On what does {first} live every day until we fly home? / What is the fussy traveller's sole diet?
Which holiday food could one of us not stop ordering?
> {date}
When do we fly home? / On which day do we fly back home from {city}?
What is the last day of our holiday? / When can you expect us back, suntanned or not?

The spare key is {spot}, the fuse box is behind the {furniture}, and the alarm, should it howl, \
wants {code}.
Should the alarm howl, it wants {code}; you will find the fuse box behind the {furniture} and \
the spare key {spot}.
Behind the {furniture} is the fuse box and {spot} the spare key; type {code} should the alarm howl.
> {spot}
Where is the spare key? / Where will you find the spare key, not the fuse box?
Where can I get in case I have locked myself out? / Where is what opens the front door hidden?
> {furniture}
Behind what is the fuse box? / What hides the fuse box?
What must be moved when the lights go out?
At which piece in the house do I restore the electricity?
> {code}
What does the alarm want should it howl? / What do you type when the alarm begins to howl?
How do I silence the siren? / Tell me what turns off the siren.
With which characters is the burglar warning switched off?

The {club} voted {small} to one to move its meetings from the draughty hall to the {venue}, and \
{full} will hand back the old keys.
By {small} votes to one the {club} leaves its draughty hall for the {venue}; the old keys are \
handed back by {full}.
{full} is to hand back the keys of the draughty hall, since the {club} decided by {small} votes \
to one to meet at the {venue}.
> {venue}
Where will the {club} meet instead of the draughty hall?
For what place does the {club} leave the draughty hall? / What is our new home after the ballot?
In which building shall we assemble, now that we are tired of shivering?
> {small}
How many votes were there for leaving the draughty hall?
By how many votes to one was it decided to meet elsewhere?
How many members were in favour of the change of premises?
How big was the majority camp in the ballot?
> {full}
Who hands back the keys of the draughty hall? / Who will see to the old hall keys?
Who is to return what opens the former premises?
Which member gives the caretaker of our former home what is his?

Third time this week that the {neighbour_noise} from flat {flat} went on past midnight; {first} \
knocked with a broom, I wrote to {last} the landlord.
Flat {flat} kept us awake past midnight for the third time this week with the {neighbour_noise}; \
{first} used the broom, I wrote to the landlord, {last}.
I have written to {last}, our landlord, and {first} has knocked with the broom: past midnight \
again, for the third time this week, flat {flat} and the {neighbour_noise}.
> {neighbour_noise}
What went on past midnight for the third time this week?
What in flat {flat} kept us awake past midnight? / Which sound robs us of sleep?
What racket do the people upstairs make at night?
> {flat}
Which flat kept us awake past midnight? / About which flat have I written to the landlord?
Where in the building do the noisy people live?
Whose door should be tried to stop the racket, which number?
> {first}
Who knocked with a broom past midnight? / Who used the broom while I wrote to the landlord?
Who of us protested with a household tool? / Who banged on the ceiling?
> {last}
To which landlord have I written about flat {flat}?
What is the landlord called to whom I wrote this week?
Who got my letter of complaint about the racket?
To whom does the house belong where nobody can sleep?

Class 3 parents: by {weekday} every child needs one {school_thing}, labelled with a name, for \
the Viking project; questions to {full}.
For our Viking project every child in class 3 has to bring one {school_thing} with a name label \
by {weekday}; {full} answers questions.
{full} answers questions about the Viking project, for which each child of class 3 needs one \
labelled {school_thing} by {weekday}.
> {school_thing}
What does every child in class 3 need for the Viking project?
What must be labelled for the Viking project?
What do I have to pack for my daughter's history week?
Which item should be marked so it does not get lost at school?
> {weekday}
By when does every child need one labelled {school_thing}?
By which day must the things for the Viking project be in class?
What is the deadline for the pupils' longship week?
When at the latest should the marked item be in the satchel?
> {full}
Who answers questions about the Viking project? / To whom should class 3 parents put questions?
Which teacher can be contacted about the longship topic?
Whom do mothers and fathers write to if anything is unclear?

{pet} squeezed through the hedge again and buried the {footwear} of our neighbour {first} in the \
compost, so I am on my way to {city} for new ones.
Our neighbour {first} found the {footwear} buried in the compost: {pet} had squeezed through the \
hedge again, and I am off to {city} to replace them.
I am off to {city} for new ones, since {pet}, having squeezed through the hedge, buried the \
{footwear} of {first} next door in the compost.
> {pet}
Who squeezed through the hedge again? / Who buried the {footwear} in the compost?
Which animal has been stealing from the garden next door? / Who is the four-legged thief?
> {footwear}
What was buried in the compost? / What did {first} our neighbour find buried?
What clothing do I have to pay for after the animal's raid?
Which stolen things turned up among potato peelings?
> {first}
Which neighbour found the {footwear} in the compost?
To whom next door did the things buried in the compost belong?
Who is the victim of our animal's raid? / Whose clothing was ruined on the other side of the fence?
> {city}
Where am I off to for new ones after the compost business?
To what place do I go to replace what was buried in the compost?
Where will I shop to make good the damage by the animal?
In which town can the stolen clothing be bought again?

Cousin Bee turns {small} on {date}; {first} has booked the {venue}, and presents are banned \
apart from books.
On {date}, when Cousin Bee turns {small}, we shall be in the {venue} that {first} has booked; \
presents apart from books are banned.
{first} has booked the {venue} for {date}, when Cousin Bee turns {small} and bans all presents \
apart from books.
> {small}
How old is Cousin Bee when she bans presents apart from books?
When presents apart from books are banned, Cousin Bee turns what age?
What age is our well-read relative reaching?
How many candles go on the cake for the lady who only wants something to read?
> {date}
When does Cousin Bee turn {small}?
For which day has {first} booked a place for Cousin Bee, presents banned?
On what day will the family celebrate its bookworm?
When is the party of the lady who only wants something to read?
> {venue}
What has {first} booked for Cousin Bee?
Where are presents apart from books banned when Cousin Bee turns {small}?
Where does the family celebrate its bookworm?
Which location was reserved for the party of our well-read relative?
> {first}
Who has booked a place for Cousin Bee? / Who booked the {venue} for when Bee turns {small}?
Who reserved a location for the celebration of our bookworm?
Who in the family organised the party for our well-read relative?

Guess who I ran into at the {shop}?? {first}! Moved back from {city} in {month} and still has \
your bike pump!
At the {shop} I ran into {first}, who moved back from {city} in {month} and still has your bike \
pump!
Can you believe it, {first} still has your bike pump! We ran into each other at the {shop}; \
moved back from {city} in {month}, apparently.
> {first}
Who still has your bike pump? / Who moved back from {city} and ran into me?
Which old friend did I bump against while shopping?
Who never returned what you lent for your tyres?
> {shop}
Where did I run into {first}, who still has your bike pump?
Where was it that I ran into the one who moved back from {city} with your bike pump?
In which business was my chance meeting? / Where in town did I see the returned friend?
> {city}
From where did {first} who has your bike pump move back?
Which place did {first} leave when they moved back with your bike pump?
Where had our friend been living in the meantime?
Which town did the old friend give up to come home?
> {month}
When did {first} move back with your bike pump?
In what month was it that {first} of the bike pump moved back?
Since when has our old friend been around here again?
Since what month has the person I bumped against been back?

Cleaning week for flat {flat}: {first} has the stairs, {first2} the bathroom, and the limescale \
remover is kept {spot}.
In flat {flat} this cleaning week the stairs are {first}'s and the bathroom is {first2}'s; you \
find the limescale remover {spot}.
You find the limescale remover {spot}; in this cleaning week of flat {flat}, {first} sees to the \
stairs and {first2} to the bathroom.
> {first}
Who has the stairs this cleaning week? / Who sees to the stairs for flat {flat} in cleaning week?
Who sweeps the steps? / Which flatmate keeps the way up to our door tidy?
> {first2}
Who has the bathroom this cleaning week?
Who sees to the bathroom for flat {flat} in cleaning week? / Who scrubs the tub?
Which flatmate is in charge of the toilet and shower?
> {spot}
Where is the limescale remover kept? / Where do you find the limescale remover for the bathroom?
Where should I look for the bottle against white crusts?
What is the hiding place of the descaling stuff?

My {produce} came second at the village show, {weight} on the judge's scales, beaten only by the \
monster that {person} grew in {city}.
At the village show the judge's scales gave {weight} for my {produce}, second only to the \
monster that {person} grew in {city}.
Only the monster grown by {person} in {city} beat my {produce} at the village show, with \
{weight} on the judge's scales for mine.
> {produce}
What did I bring to the judge's scales at the village show?
What of mine came second only to the monster at the village show?
Which vegetables did I enter in the competition? / With which crop was I runner-up?
> {weight}
What did the judge's scales give for my {produce}?
How much did mine come to on the scales at the village show?
How heavy was my entry in the competition? / Tell me how heavy the runner-up's vegetables were.
What did the runner-up's crop weigh?
> {person}
Who grew the monster that beat mine at the village show?
Whose monster was better than my {produce} on the judge's scales? / Who won the competition?
Which rival gardener took first prize from me?
> {city}
Where was the monster grown that beat mine at the village show?
In which place did {person} grow the show monster? / Where is the winner's garden?
Home town of the champion gardener? / From which town is the rival who defeated me?

Wanted to swap: my {instrument}, hardly played, for one {tool} in working order; I can come to \
{city} any {weekday}.
I would swap my hardly played {instrument} for one {tool} in working order and can come to \
{city} for it any {weekday}.
Any {weekday} I can come to {city}, if somebody has one {tool} in working order and wants to \
swap it for my hardly played {instrument}.
> {instrument}
What would I like to swap, hardly played? / What do I offer for one {tool} in working order?
Which musical item do I want to be rid of?
What would someone get from me in the exchange, something that makes tunes?
> {tool}
For what would I swap my hardly played {instrument}?
What should be in working order, in the swap for my hardly played {instrument}?
What am I looking for in exchange? / Which useful object would make me give up music?
> {weekday}
On which day can I come to swap the hardly played {instrument}?
When would I come to {city} and swap for a tool in working order?
When in the week am I free to make the exchange? / On which days would the barter take place?
> {city}
To which town can I come to swap my hardly played {instrument}?
Where would I swap the {instrument} for something in working order?
Where would the barter happen? / How far am I prepared to travel for the exchange, to what place?

Day trip to the coast: coach leaves {street} at {time}, packed lunch except for {first}, who \
gets {meal} from a flask, and no singing before the motorway.
The coach to the coast leaves from {street} at {time}; all have packed lunch, only {first} has \
{meal} from a flask; no singing before the motorway.
No singing before the motorway, packed lunch for all but {first} with {meal} from a flask, and \
at {time} the coach to the coast leaves {street}.
> {street}
From where does the coach to the coast leave?
On which street do we get on the coach before the motorway?
Where should we wait to be driven to the sea? / What is the pick-up point for the excursion?
> {time}
At what time does the coach to the coast leave? / When does the coach leave {street} for the coast?
When is the departure of the excursion to the sea? / Departure of our excursion?
How early must I be up to join the outing on wheels?
> {first}
Who has {meal} from a flask, not packed lunch? / For whom is there no packed lunch on the coach?
Who gets special food on the excursion?
Which of the passengers is not eating sandwiches by the sea?
> {meal}
What does {first} have from a flask on the coach?
What is in the flask of the one without packed lunch? / What warm food goes along on the excursion?
Which dish travels to the sea in a thermos?

The shelf that {first} put up with wallpaper paste came down at {time} and took the {keepsake} \
and the better half of the {colour} wall with it.
At {time} the shelf came down, put up by {first} with wallpaper paste, and with it the \
{keepsake} and the better half of the {colour} wall.
Wallpaper paste does not hold a shelf: the one that {first} put up came down at {time}, with the \
{keepsake} and the better half of our {colour} wall.
> {first}
Who put up the shelf with wallpaper paste? / Whose shelf came down, half the wall with it?
Which bungler used the wrong glue? / To whom do we owe the crash and the rubble in the living room?
> {time}
At what time did the shelf put up by {first} take half the wall down?
When did the shelf with the wallpaper paste take half the wall with it?
When was there a crash in the house? / At what hour did the bungled carpentry give up?
> {keepsake}
What came down with the shelf and half the wall?
What did the shelf take with it, apart from half the wall?
Which treasured item was on the board that fell?
What sentimental possession lies among the rubble?
> {colour}
What colour was the wall that came down with the shelf?
What did the better half of the wall look like, which the shelf took with it?
What tint of paint do I need for the repair after the crash?
In which shade was the room painted where the glue failed?

{last}, my driving instructor, says I brake like somebody who has seen a ghost, but the test is \
booked for {date} in {city} at {time}.
My driving test is booked in {city} for {date} at {time}, though my instructor, {last}, says I \
brake like somebody who has seen a ghost.
Though I brake, in the words of my instructor {last}, like somebody who has seen a ghost, my \
driving test in {city} is booked for {time} on {date}.
> {last}
What is my driving instructor called? / Who says I brake like somebody who has seen a ghost?
Who teaches me to handle a car? / Which teacher mocks the way I stop?
> {date}
For which day is my driving test booked?
On what date is the test in {city}, ghost or no ghost, booked? / When might I get my licence?
What day of the calendar do I have to show an examiner that I can steer?
> {city}
Where is my driving test booked? / In which town am I booked to brake in the test?
Where do I have to show an examiner that I can steer?
Whose streets will decide about my licence, those of which town?
> {time}
At what time on {date} is my driving test booked?
For what hour did we get the test booked in {city}, my driving test?
How early on the big day do I meet the examiner? / What o'clock is my exam for the licence?

Soup kitchen log: {first} peeled {count} potatoes, {first2} cut a thumb, and {dish} ran out \
before the queue reached {street}.
{first2} cut a thumb and {first} peeled {count} potatoes; still, the soup kitchen ran out of \
{dish} while the queue stood as far as {street}.
The queue for the soup kitchen stood all the way to {street} when {dish} ran out, though {first} \
had peeled {count} potatoes and {first2} had cut a thumb.
> {count}
How many potatoes did {first} peel? / What number of potatoes was peeled in the soup kitchen?
How often was a vegetable stripped of its skin by our volunteer?
How many spuds went through the helper's hands?
> {first}
Who peeled {count} potatoes? / Who in the soup kitchen peeled potatoes?
Which volunteer dealt with the spuds? / Who was busy taking the skin off vegetables for the poor?
> {first2}
Who cut a thumb in the soup kitchen? / Whose thumb was cut while {first} peeled potatoes?
Which volunteer needed a plaster? / Who was injured at the charity meal?
> {dish}
What ran out before the end of the queue?
Of what was there too little in the soup kitchen, so that it ran out?
Which food was gone before all the needy were served?
Of which meal should we make more next time for the homeless?
> {street}
How far did the queue for the soup kitchen stand?
To which street did the queue reach when {dish} ran out?
Where was the end of the line of hungry people? / Up to what point were the needy waiting?

While you were out: {first} ate all the {sweets}, was sick {spot}, and went to bed happy at \
{time}; no charge for the cleaning, your babysitter.
Your babysitter here: no charge for the cleaning, but {first} was sick {spot} from all the \
{sweets} and went to bed happy at {time}.
{first} went to bed happy at {time}, writes the babysitter, after all the {sweets} and being \
sick {spot}; there is no charge for the cleaning.
> {first}
Who was sick while the babysitter was there? / Who went to bed happy after being sick?
Which child had a stomach upset? / Who vomited during our evening off?
> {sweets}
What did {first} eat all of before being sick and happy?
From what was {first} sick, according to the babysitter? / Which treat upset a young stomach?
What must be hidden from our child the next evening we are away?
> {spot}
Where was {first} sick, as the babysitter writes?
Where was the babysitter's cleaning needed because {first} was sick?
Where might there still be a smell? / In what part of the house did the stomach upset end?
> {time}
When did {first} go to bed happy? / At what time was bed for {first}, who had been sick?
How late was it before our child lay down?
When was the sitter's charge finally under the blankets?

Sorry I missed your call, I was up a ladder rescuing {pet} from the {tree}; tell {first} the \
answer is yes, and I can do {weekday} but not before {spoken_time}.
I was up a ladder rescuing {pet} from the {tree} when you called; my answer to {first} is yes, \
{weekday} is fine, only not before {spoken_time}.
Tell {first} that my answer is yes for {weekday}, though not before {spoken_time}, and sorry \
that I missed your call: {pet} needed rescuing from the {tree} with a ladder.
> {pet}
Whom was I rescuing up a ladder when you called? / Who needed rescuing from the {tree}?
Which animal had climbed too high? / Because of which furry creature did I not pick up the phone?
> {tree}
Up what was {pet} when I missed your call and needed a ladder?
From what was I rescuing {pet} with the ladder? / Where did the animal get stuck?
What had the furry climber gone up?
> {first}
Who should be told that the answer is yes?
To whom is my answer yes for {weekday}, after the missed call? / Who can count on my agreement?
For which person do I send the good news?
> {spoken_time}
Before what time on {weekday} can I not do it, although the answer is yes?
Yes is my answer for {weekday}, only not before when? / From what o'clock am I free?
What is the earliest that suits me?

The hedge between us may be {length} high and no higher, the mediator {last} said, and {person} \
has until {month} to cut it.
{person} has until {month} to cut the hedge between us, which the mediator, {last}, said may be \
no higher than {length}.
No higher than {length}, said {last}, our mediator, about the hedge between us, and gave \
{person} until {month} to cut it.
> {length}
How high may the hedge between us be?
No higher than what may the hedge be, according to the mediator?
What is the agreed maximum for the neighbour's greenery?
Permitted size of the shrubs on the boundary?
To what size do the shrubs on the boundary have to shrink?
> {last}
Which mediator gave {person} until {month} for the hedge?
Who said how high the hedge between us may be? / Who settled our quarrel over the greenery?
Which neutral expert was called in to make peace on the boundary?
> {person}
Who has to cut the hedge between us? / To whom did the mediator give until {month} for the hedge?
Which neighbour must get the shears out? / With whom did we quarrel over greenery?
> {month}
Until when has {person} to cut the hedge? / By which month did the mediator want the hedge cut?
What is the deadline for trimming the greenery?
Until when is our neighbour allowed to take over the shearing?

After school swimming {first} came home with the wet {footwear} of {first2} in the bag and \
without the {school_thing} I had packed.
The wet {footwear} in {first}'s bag after school swimming belong to {first2}, and the \
{school_thing} that I had packed is missing.
I had packed one {school_thing}, but from school swimming {first} came home with an empty box \
and a bag full of the wet {footwear} of {first2}.
> {first}
Who came home from school swimming with things of {first2}'s?
In whose bag were the wet {footwear}? / Which child of ours mixed up the belongings at the pool?
Who of the family brought back somebody else's clothing?
> {footwear}
What wet things were in {first}'s bag after school swimming?
What came home wet in the bag and belongs to {first2}?
Which clothing do we have to dry and give back? / What was picked up by mistake at the pool?
> {first2}
To whom do the wet {footwear} in {first}'s bag belong?
Whose wet things came home after school swimming? / Which classmate is without some clothing now?
To whom must we return what was taken by mistake at the pool?
> {school_thing}
What had I packed for {first} that is missing after swimming?
Without what that I had packed did {first} come home from school?
Which item of ours was lost at the pool? / What did I put in that never returned?

The bill from the vet came to {price}, because {pet} had swallowed the {toy} that {first} got \
for passing the swimming badge.
{pet} had swallowed the {toy} given to {first} for the swimming badge, and the vet's bill came \
to {price}.
For {price}, as the bill says, the vet got the {toy} out of {pet}, who had swallowed {first}'s \
reward for the swimming badge.
> {price}
How much was the vet's bill? / What did the bill come to after {pet} swallowed the {toy}?
What did we have to pay for the animal's greed? / Cost of operating on the greedy animal?
How expensive was the operation on the four-legged patient?
> {pet}
Who swallowed the {toy}, so that we have a bill from the vet? / For whom did we get a vet's bill?
Which animal eats things that are not food? / Which four-legged patient needed an operation?
> {toy}
What had {pet} swallowed, as the vet's bill says?
What did {first} get for the swimming badge before the vet saw it?
Which plaything ended up in an animal's stomach? / What object did the surgeon remove?
> {first}
Who passed the swimming badge? / Whose swimming reward was swallowed by {pet}?
Which child lost a plaything? / Whose prize disappeared down an animal's throat?

Hen weekend, final plan: karaoke on Saturday, {meal} at {house}, and anyone who mentions {first} \
the ex puts {price} in the jar.
At the hen weekend we eat {meal} at {house} and sing karaoke on Saturday; whoever mentions \
{first} the ex owes the jar {price}.
Whoever mentions {first} the ex at the hen weekend puts {price} in the jar; the plan is karaoke \
on Saturday and {meal} at {house}.
> {meal}
What do we eat at {house} on the hen weekend? / Which food at {house} is in the hen weekend's plan?
What is on the menu for the bride's girls? / Which supper awaits the ladies before the wedding?
> {house}
Where do we eat {meal} on the hen weekend? / Where is the {meal} of the hen weekend?
Where do the bride's friends dine? / At what home do the ladies gather before the wedding?
> {first}
Which ex had better not be mentioned at the hen weekend?
For mentioning whom at the hen weekend does one owe the jar {price}?
Which former boyfriend is a taboo? / About whom should the bride's friends keep quiet?
> {price}
How much goes in the jar when someone mentions the ex?
What does one owe the jar on the hen weekend for {first}'s name?
What is the fine for bringing up the bride's former boyfriend?
Fine for naming the bride's former boyfriend? / How much does a slip of the tongue cost the ladies?

ok so the {appliance} is dead, {first} says the fuse, {first2} says it's the {defect}, I say we \
order {dish} and pretend it's fine
The {appliance} is dead: it's the fuse, says {first}, it's the {defect}, says {first2}, and I \
say we order {dish} and pretend that nothing happened.
{first2} says that the {defect} is why the {appliance} is dead, {first} says it's the fuse, and \
I say let's order {dish} and pretend that all is well.
> {appliance}
What is dead, of the fuse perhaps?
For what does {first} say the fuse is to blame, now that it is dead?
Which household machine has stopped working? / What broke down in our flat?
> {first}
Who says it's the fuse that made the {appliance} go dead?
Whose idea is the fuse and not the {defect}, now that the {appliance} is dead?
Who blames the electrics? / Whose diagnosis points to the little thing in the plug?
> {first2}
Who says the {defect} and not the fuse made the {appliance} go dead?
Who says it's not the fuse, but that the {appliance} is dead because of the {defect}?
Who disagrees with the blown-wire theory?
Whose rival diagnosis puts the blame inside the machine?
> {dish}
What do I say we order while we pretend that the {appliance} is fine?
What should we order, now that the {appliance} is dead? / Which takeaway would I go for?
What food would help me forget the broken machine?

Allotment committee: the waiting list stands at {small}, the tap by plot nine is off until \
{date}, and {full} has resigned over the {animals}.
Until {date} the tap by plot nine is off; {small} names are on the waiting list; {full} has \
resigned from the committee over the {animals}.
{full} resigned from the allotment committee over the {animals}; the waiting list has {small} \
names on it and the tap by plot nine stays off until {date}.
> {small}
How many names are on the waiting list? / At what does the allotment waiting list stand?
How many people are hoping for a patch to grow vegetables?
How long is the queue of would-be gardeners?
> {date}
Until when is the tap by plot nine off?
By what day will the tap near plot nine be on again, off as it is until then?
Until when do we have to carry water ourselves?
When will the gardeners be able to fill their cans once more?
> {full}
Who resigned from the allotment committee?
Who has left the allotment committee, resigned over {animals}? / Who gave up an office in anger?
Which official of the gardeners threw in the towel?
> {animals}
Over what did {full} resign from the allotment committee?
What were the creatures over which a committee member resigned? / Which beasts split the gardeners?
What living things drove an official to give up?

I am giving away my {garment}, worn twice, too tight since {month}; whoever fetches it from \
{address} may also have the {keepsake}.
Worn twice and too tight since {month}, my {garment} is free to whoever fetches it from \
{address}, who may have the {keepsake} as well.
Fetch it from {address}, the {garment} that I have worn twice and that has been too tight since \
{month}, and you may also have the {keepsake}.
> {garment}
What am I giving away that I have worn twice? / What has been too tight since {month}?
Which piece of clothing no longer fits me? / What free item for the wardrobe is on offer?
> {month}
Since when has my {garment} been too tight?
In which month did the {garment}, worn twice, get too tight? / When did I outgrow my clothes?
When did my figure begin to be too much for the seams?
> {address}
Where does one fetch the {garment} worn twice?
From what address can you fetch the {keepsake} and what is too tight for me?
Where do I live, as the giver of free clothes?
Where would I go to pick up the items that cost nothing?
> {keepsake}
What may you also have if you fetch the {garment}?
What else besides the tight {garment} may whoever fetches it have?
What is the bonus for the person who picks up the clothes?
Which sentimental object is thrown in for nothing?
"""
