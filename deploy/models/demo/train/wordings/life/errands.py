"""Free sentences of daily life: errands, house-sitting, bills, short messages and talk (see
relations.py)."""

RELATIONS = """
"Could you {chore}?" "Ask {first}, I have to be at the {venue} by {spoken_time}."
I cannot {chore}, as I must be at the {venue} by {spoken_time}; ask {first}.
Being due at the {venue} by {spoken_time}, I left it to {first} to {chore}.
> {venue}
At what place am I expected at {spoken_time}? / Where am I due by {spoken_time}?
What keeps me from helping, where must I go? / Which place am I going to instead of helping?
{spoken_time} is when I must be where?
Which building must I hurry to, so that I am no help? / Where do I have an appointment?
> {spoken_time}
By when do I have to be at the {venue}? / At what time does the {venue} expect me?
When am I expected at the {venue}? / What is the latest for me at the {venue}?
My hour at the {venue}?
At what o'clock is my appointment? / I am expected elsewhere. At which hour?
> {first}
Whom should you ask to {chore}? / Who is to {chore} in my place? / Who has to {chore}?
To whom did I leave it to {chore}?
Who could do the job instead of me? / I had no time to help. To whom did I pass the job?
> {chore}
What can I not do because of the {venue}? / What was I asked to do when the {venue} expected me?
With what should {first} help? / Which job falls to {first}?
What favour did I have no time for? / Which job am I passing on to {first}?

Text from {first}: train cancelled, (home|back) by {spoken_time} at the earliest, {meal} in the \
{appliance}.
{first} will not be home before {spoken_time}; the train was cancelled; you will find {meal} in \
the {appliance}.
Because of the train, {first} is not back until {spoken_time}, but there is {meal} in the \
{appliance}.
> {spoken_time}
When will {first} be home? / Until what time is {first} away? / At what time can we expect {first}?
How late is {first} going to be, back at what time?
What is the soonest we shall see the delayed traveller?
I am waiting for {first}. How late is it likely to be?
> {meal}
What is in the {appliance}? / What is there to eat while {first} is away?
What did {first} leave for us? / Which dish is waiting in the {appliance}?
What is there for supper while we wait? / Which dish did the delayed traveller make for us?
> {appliance}
Where is the {meal}? / In what is the food that {first} left? / Where do I find what {first} cooked?
Where should we look for our supper? / Which kitchen machine holds what {first} made?
> {first}
Who comes home late, at {spoken_time}? / Whose train was cancelled?
Who will be back by {spoken_time}? / Who sent the text?
Who is stuck at the station? / Which traveller is delayed but thought of our supper?

The boiler man wants to know by {date} whether {weekday} at {time} suits us; his number is {phone}.
Tell the boiler man on {phone} by {date} whether he can come on {weekday} at {time}.
On {weekday} at {time}, if we agree by {date}, the boiler man comes; ring him on {phone}.
> {date}
By when does the boiler man need an answer? / Until when can we answer the boiler man?
By what day must we ring the boiler man? / Last day to tell the boiler man about {weekday}?
The boiler man waits for our answer until when?
What is the deadline for our answer?
Until which day of the calendar can we think about the repair visit?
> {weekday}
On which day would the boiler man come? / Which day has the boiler man proposed?
What day should suit us, says the boiler man? / Day of the boiler man's visit?
{time} on which day does the boiler man suggest?
Which day of the week does the heating engineer suggest?
When in the week should somebody be in for the repair?
> {time}
At what time would the boiler man come? / What hour has the boiler man proposed?
For what time on {weekday} is the boiler man asking? / Hour of the boiler man's visit on {weekday}?
When on {weekday} should we be at home for the boiler man?
At what o'clock does the heating engineer mean to call? / Which hour is suggested for the repair?
> {phone}
On which number do I reach the boiler man? / Where do I ring about the boiler?
What is the boiler man's telephone number?
How can I get hold of the heating engineer? / What do I dial to confirm the repair?

Rent day: {price} to {person} by standing order, {price2} extra for the {furniture} until {month}.
Until {month} {person} gets {price2} for the {furniture} on top of the rent of {price}.
On top of the {price} of rent, {person} has {price2} from me for the {furniture} until {month}.
> {price}
How much is the rent? / What do I pay {person} each month as rent? / Rent, without the {furniture}?
My monthly rent to {person}, without the {furniture}?
What sum goes to {person} for the rent alone?
How much does my landlord charge for the flat alone?
What do I pay to live here, leaving out the furnishings?
> {price2}
How much do I pay for the {furniture}? / What comes on top of the rent?
How much extra is it for the {furniture}? / What does the {furniture} cost me?
How much is the instalment for the furnishings? / What does my landlord charge apart from the flat?
> {month}
Until when do I pay for the {furniture}? / In which month is the {furniture} paid off?
When does the extra payment to {person} stop? / Last month of paying {price2}?
In which month will the {furniture} be mine?
When do my instalments end? / From when on shall I own the {furniture}?
> {person}
To whom do I pay rent? / Who gets {price}? / Who sold me the {furniture}? / To whom am I a tenant?
Who is my landlord? / Whose flat do I live in?
> {furniture}
What am I paying off until {month}? / For what do I pay extra? / What am I buying from {person}?
For what do I give {person} {price2}? / What do I have from {person} that is not yet paid?
Which piece in my flat is not all mine yet? / What am I paying off by instalments?

I have stopped the newspaper from {date} to {date2}; {first} is emptying the letterbox {frequency}.
From {date} to {date2} there will be no newspaper, and {first} empties the letterbox {frequency}.
{first} comes {frequency} to empty the letterbox; the newspaper is stopped from {date} to {date2}.
> {date}
From when is the newspaper stopped? / What is the first day without a newspaper?
When does the break of the newspaper begin?
When does the pause in deliveries start?
On what day do we leave, so that nobody needs to bring the paper?
> {date2}
Until when is the newspaper stopped? / What is the last day without a newspaper?
When does the newspaper come again, after what day?
When does the pause in deliveries end? / Up to what day are we without our daily paper?
> {first}
Who empties the letterbox? / Who looks after our post? / Who has the key to the letterbox?
Who is taking in our mail? / Which helper looks after our post while we are gone?
> {frequency}
How often is the letterbox emptied? / When does {first} come by?
At what intervals is somebody at the letterbox? / {first} comes for the post how often?
How regularly does {first} see to the letterbox?
How regularly is our mail taken in? / At what intervals does the helper pick up our post?

The burglar alarm wants {number}, the cat wants {meal}, and {first} wants a call on {spoken_day}.
There must be {meal} for the cat, {number} for the alarm and, on {spoken_day}, a call for {first}, \
please.
The number for the alarm is {number}; the cat eats {meal}; ring {first} on {spoken_day}.
> {number}
What is the number for the alarm? / What do I key in at the burglar alarm?
How is the alarm silenced? / What does the alarm want?
What code do I type in so that it does not howl?
Something howls when I open the front door. Which code will make it quiet?
> {meal}
What does the cat eat? / What do I feed the cat? / What is for the cat?
What food is for the animal?
What goes in the pet's bowl? / Which food do I buy for the hungry creature in the house?
> {spoken_day}
On which day does {first} want a call? / When do I ring {first}? / For when is the call to {first}?
Day of the call to {first}? / I must ring {first} when?
When should I telephone? / On which date is {first} waiting to hear my voice?
> {first}
Whom do I ring on {spoken_day}? / Who expects a call? / To whom do I have to speak on {spoken_day}?
Whom should I telephone? / Somebody is waiting to hear my voice. Who?

My spare glasses are with {first}, my {garment} is at the {shop}, and my patience is at an end.
The {shop} has my {garment}, {first} my spare glasses.
{first} is keeping my spare glasses, and my {garment} is still at the {shop}.
> {first}
Who has my spare glasses? / With whom are my glasses? / From whom do I get my glasses back?
I cannot see a thing. Who has the other glasses? / My glasses are being kept by whom?
Who could help me to see again? / I broke what I read with. To whom do I turn?
> {garment}
What of mine is at the {shop}? / What must I collect from the {shop}?
Which garment of mine is not at home?
Which piece of my clothing do I have to pick up? / What to put on am I waiting for?
> {shop}
Where is my {garment}? / To which shop do I go for the {garment}?
Which shop has something of mine? / Where did I leave the {garment}?
Where do I pick up my clothes? / Which business has not yet handed back what I wear?

Paid: piano tuner {price}, {calling} {price2}. Still to pay: {first}'s {instrument} lessons.
The piano tuner has had {price} and the {calling} {price2}; {first}'s {instrument} lessons are not \
paid.
I gave the piano tuner {price} and the {calling} {price2}, but not a penny for {first}'s \
{instrument}.
> {price}
What did the piano tuner get? / How much was the piano tuner?
How much did I pay to have the piano tuned? / Sum paid to the piano tuner?
The {calling} got {price2}; what about the piano tuner?
How much did it take to have the keyboard sound right again?
What did I pay to get the wrong notes out of the keyboard?
> {price2}
What did the {calling} get? / How much was the {calling}? / How much did I pay the {calling}?
Sum paid to the {calling}? / The piano tuner got {price}; what about the {calling}?
How much did I spend on the other tradesman, not the one for the keyboard?
What was the {calling}'s bill?
> {calling}
Who got {price2}? / Whom did I pay beside the piano tuner? / To whom did {price2} go?
What does the other tradesman do, the one who has nothing to do with music?
Which profession earned {price2} from me?
> {instrument}
Which lessons are not paid? / What does {first} learn to play? / For what do I still owe money?
{first}'s unpaid lessons are in what? / Which instrument is {first} learning?
What is the pupil taught to make music on? / My debt is for teaching {first} what?
> {first}
Whose lessons are still to be paid? / Who learns the {instrument}?
For whose lessons do I owe money?
Which pupil's teacher is waiting for money? / Who is being taught music at my cost?

In the event of my death {full} is to have the {keepsake} and {full2} the {pet_breed}, provided it \
is well fed.
My will gives the {keepsake} to {full} and the {pet_breed} to {full2}.
{full2} gets the {pet_breed} and {full} the {keepsake} when I am dead.
> {full}
Who gets the {keepsake}? / To whom do I leave the {keepsake}? / Who inherits the {keepsake}?
Which of my heirs does not get a pet? / Who will own the {keepsake} one day?
> {full2}
Who gets the {pet_breed}? / To whom do I leave the {pet_breed}? / Who inherits an animal?
Which of my heirs gets a pet? / Who must take care of the {pet_breed} once I have passed away?
> {keepsake}
What does {full} inherit? / What do I leave to {full}? / What will {full} have when I am dead?
{full}'s share of what I leave? / What does my will give to {full}?
Which heirloom, not a living creature, do I leave behind? / What object may {full} hope for?
> {pet_breed}
What does {full2} inherit? / What do I leave to {full2}? / Which animal will {full2} have to feed?
{full2}'s share of what I leave? / What does my will give to {full2}?
Which pet do I leave behind? / What creature will need a new owner once I have passed away?

Can you swap shifts? I would do {weekday} for {first} if {first2} did {weekday2} for me.
If {first2} works {weekday2} for me, I will work {weekday} for {first}.
For {first} I would take {weekday}, and {first2} would take {weekday2} for me.
> {weekday}
On which day would I work for {first}? / Which day do I take for {first}?
What day would {first} have off? / {first}'s shift that I am ready to take is on which day?
When would I stand in for {first}?
Which day of the week do I offer to be on duty for a colleague? / When could {first} stay in bed?
> {weekday2}
On which day would {first2} work for me? / Which day does {first2} take?
What day would I have off, thanks to {first2}? / The shift {first2} is to take is on which day?
When would {first2} stand in for me?
Which day of the week do I hope to be free? / When would {first2} be on duty in my stead?
> {first}
For whom do I work on {weekday}? / Whose {weekday} do I take?
Who would not have to work on {weekday}? / For whom am I ready to work on {weekday}?
Whom do I help if {first2} helps me?
Which colleague would have a free day because of me? / In whose stead do I offer to be on duty?
> {first2}
Who works for me on {weekday2}? / Who takes my place on {weekday2}?
Who does me a favour on {weekday2}?
Which colleague could let me have a free day?
I want to stay in bed. Who should be on duty in my stead?

Sorting the medicine cupboard, I threw out {tally} packets of {medicine}, one dated {year}, and \
kept the {remedy}.
Out went {tally} packets of {medicine}, the oldest from {year}; the {remedy} stayed.
From the medicine cupboard {tally} packets of {medicine}, some as old as {year}, went into the \
bin, but not the {remedy}.
> {tally}
How many packets of {medicine} did I throw out?
Number of {medicine} packets? / How much {medicine} went into the bin, in packets?
Packets of {medicine} thrown away: what number?
How many boxes did I get rid of? / Boxes of old pills or drops in the rubbish: how many?
> {tally} packets
How much {medicine} went into the bin?
> {medicine}
What did I throw out of the medicine cupboard? / Packets of what were too old?
Which medicine was from {year}? / The {tally} packets in the bin were of what?
Which medicine did I no longer want?
Which drug was too old to be used? / What did I get rid of when I cleared out the pills and drops?
> {year}
From what year was the {medicine}? / Which year was on the oldest packet?
What date did I find on the {medicine}? / Date of the oldest {medicine}?
The oldest {medicine} was from when?
How far back did the old drug go?
What was printed on the box that should have been used up long before?
> {remedy}
What did I keep when I sorted the medicine cupboard? / What stayed in the medicine cupboard?
What was not thrown out with the {medicine}? / What was worth keeping when the {medicine} went?
The {medicine} was thrown away, but not what?
Which cure is still good? / I cleared out old drugs. What did I not get rid of?

You can have the car until {spoken_time} if you fill it up, and mind the {object} on the back \
seat: it is {first}'s.
Until {spoken_time} the car is yours; fill it up and mind {first}'s {object} on the back seat.
On the back seat is {first}'s {object}, so be careful, fill the car up and be back by {spoken_time}.
> {spoken_time}
Until when can I have the car? / By when must I bring the car back?
Until when is the car mine? / The car with the {object} in it is to be back by when?
I am borrowing the car. Till what time?
When do you need the vehicle returned? / How late may I drive about in it?
> {object}
What is on the back seat of the car? / What must I be careful with in the car?
What of {first}'s is in the car? / {first} left what in the car?
On the back seat there is {first}'s what?
What must not be damaged in the vehicle? / Which thing is lying behind the driver?
> {first}
To whom does the {object} belong? / Whose {object} is in the car?
Who left something on the back seat?
Who owns the thing behind the driver? / Somebody will be cross if I damage the {object}. Who?

Overheard on the bus: "{full} is no {calling} at all, my dear, but a {job} from {city}!"
It is said on the bus that {full}, who calls herself a {calling}, is a {job} from {city}.
According to the ladies on the bus, {full} is not a {calling} but a {job} from {city}.
> {job}
What is {full} in truth? / What did the ladies on the bus say {full} is?
What is {full}'s real job? / {full} calls herself a {calling}, but works as what?
True profession of {full}?
What does the gossip think the person does for a living?
If the passengers are right, what is {full}'s true trade?
> {calling}
What does {full} pretend to be? / What is {full} not? / Which profession is a lie?
{full}, really a {job}, passes for what? / What would {full} like to be taken for?
Which trade does the impostor claim? / As what does {full} pose?
> {city}
Where is {full} from? / From which city does {full} come? / What is {full}'s home town?
The {job} who passes for a {calling} comes from where? / Home of {full}?
Where is the impostor at home? / Which town did {full} grow up in, going by the gossip?
> {full}
About whom did the ladies on the bus talk? / Who is no {calling}? / Who is really a {job}?
Who comes from {city}?
Who is the impostor? / Whom did the passengers gossip about?

{first} is the one to (ask|ring) if the {appliance} plays up; {first2} knows about the {appliance2}.
With the {appliance} go to {first}, with the {appliance2} to {first2}.
{first2} understands the {appliance2}, {first} the {appliance}; ask them, not me.
> {first}
Whom do I ask about the {appliance}? / Who knows about the {appliance}?
The {appliance} plays up. Who can help?
Who can mend the {appliance}? / My {appliance} is out of order. Which expert should I see?
> {first2}
Whom do I ask about the {appliance2}? / Who knows about the {appliance2}?
The {appliance2} plays up. Who can help?
Who can mend the {appliance2}? / To whom do I turn when the {appliance2} breaks?
> {appliance}
What does {first} know about? / With what can {first} help? / Which appliance is {first}'s business?
I should go to {first} about which appliance?
{first2} has the {appliance2}; what does {first} have?
Which machine can {first} mend? / When what is out of order should I turn to {first}?
> {appliance2}
What does {first2} know about? / With what can {first2} help?
Which appliance is {first2}'s business? / I should go to {first2} about which appliance?
{first} has the {appliance}; what does {first2} have?
Which machine can {first2} mend? / Of what device is {first2} the expert?

The bank wrote on {date} that {price} had been paid twice to {company}; {first} had pressed the \
button twice.
On {date} the bank told us that {first} had paid {company} {price} twice.
{first} had paid {price} to {company} twice, we learned from the bank on {date}.
> {price}
What sum was paid twice? / How much did {company} get too much?
How much do we want back from {company}? / The sum that {company} got twice?
With two clicks {first} paid {company} how much each time?
How much was transferred once too often? / What amount should we get as a refund?
> {company}
Who got the money twice? / To whom did {first} pay {price}? / From whom do we want {price} back?
Which firm received the sum once too often? / What business owes us a refund?
> {first}
Who paid twice? / Who made the mistake with {company}? / Who pressed the button twice?
Who made the mistake with the transfer? / Whose finger was too quick on the keyboard?
> {date}
When did the bank write? / On what day did we learn of {first}'s mistake?
What is the date of the bank's letter?
When did we hear of the mistake? / On what day did somebody alert us to the needless transfer?
"""
