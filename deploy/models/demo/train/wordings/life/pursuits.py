"""Knitting, cycling, languages, photographs and other pursuits (see relations.py)."""

RELATIONS = """
The trick with {pest}, the old man on the next allotment says, is {dash} of {drink} at \
{spoken_time}; mine preferred {first}'s {produce}.
{dash} of {drink} at {spoken_time} is the trick with {pest}, says the old man on the next \
allotment, but mine preferred the {produce} of {first}.
My {pest} preferred the {produce} of {first} to the trick of the old man on the next allotment, \
{dash} of {drink} at {spoken_time}.
> {drink}
What is the old man's trick with {pest}, {dash} of what?
What is to be put out at {spoken_time} as a trick with {pest}, says the old man?
Which beverage is the neighbouring gardener's bait?
What does folk wisdom recommend against garden vermin?
> {produce}
What did my {pest} prefer to the old man's trick?
What of {first}'s was preferred by the {pest} to the old man's trick with {drink}?
What was eaten by the vermin in the end?
Which vegetables or fruit suffered although I had set a trap?
> {spoken_time}
When should the trick with {pest} be done, says the old man?
At what time is the old man's trick of {dash} of {drink}? / At which hour must the bait be laid?
When, according to the expert gardener, are vermin thirsty?
> {pest}
For what is {drink} the trick, as the old man on the next allotment says?
What preferred the {produce} of {first} to the old man's trick? / Which vermin do I have?
What is my plot plagued by?

Somebody on the forum asked what we would save from a fire: {first} said the {pet_breed}, \
{person} the {keepsake}, and I, to my shame, the {appliance}.
To my shame I said the {appliance} when the forum asked what we would save from a fire; {person} \
said the {keepsake} and {first} the {pet_breed}.
Asked on the forum what to save from a fire, {person} would go for the {keepsake}, {first} for \
the {pet_breed} and I, to my shame, for the {appliance}.
> {appliance}
What would I save from a fire, to my shame? / What did I say on the forum when asked about a fire?
Which thing would the writer rescue from the flames?
What is dearest to me, rather embarrassingly?
> {keepsake}
What would {person} save from a fire, as was said on the forum?
What did {person} say when somebody on the forum asked about a fire?
Which heirloom would {person} carry out of a burning home?
What is irreplaceable in the eyes of {person}?
> {pet_breed}
What did {first} say to the forum would be saved from a fire?
To the question on the forum what to save from a fire, {first} said what?
Which animal would {first} carry out of the flames?
What creature does {first} love more than all possessions?
> {person}
Who would save the {keepsake} from a fire, as the forum was told?
Who on the forum said the {keepsake}, when asked about a fire?
Which member clings most to an heirloom? / Who in the online discussion is a sentimental soul?
> {first}
Who would save the {pet_breed} from a fire, as the forum was told?
Who, asked on the forum about a fire, said the {pet_breed}?
Which member puts a living being first? / Who in the online discussion is an animal lover?

It smelt of {ingredient} and wet dog in {house}, where I grew up, and the clock in the {room} \
struck {tally} whatever the hour; only {first} minded.
Only {first} minded that in {house}, where I grew up among a smell of {ingredient} and wet dog, \
the clock in the {room} struck {tally} whatever the hour.
Whatever the hour, the {room} clock of {house}, where I grew up, struck {tally}, which only \
{first} minded, and it all smelt of {ingredient} and wet dog.
> {house}
Where did I grow up, with a clock that struck {tally}?
What is the house called that smelt of {ingredient} and wet dog?
What was the name of my childhood home? / Under which roof was the writer raised?
> {ingredient}
Of what did the house smell where I grew up, besides wet dog?
What smelt in {house}, together with wet dog?
Which kitchen odour do I associate with my childhood home?
What scent takes the writer back to early years?
> {tally}
What did the clock in the {room} strike whatever the hour?
What hour struck on the clock where I grew up?
How many chimes would a faulty timepiece always give?
What was the constant count of the mistaken bell at my childhood home?
> {first}
Who minded that the clock struck {tally} whatever the hour?
Who was the only one that minded the clock where I grew up?
Which one of us was bothered by the faulty timepiece? / Who longed for correct chimes?
> {room}
Where was the clock that struck {tally} whatever the hour?
In which room of {house} was it that the clock struck so oddly, where I grew up?
Which part of my childhood home had the faulty timepiece?
Where did the mistaken chimes come from?

Bought new for {price}, worn once, to {first}'s {party}, and stained with {drink}: if anyone \
wants the {garment}, it is yours for {price2}.
Yours for {price2}: the {garment} I bought new for {price} and wore once, to the {party} of \
{first}, where it got stained with {drink}.
Anyone can have the {garment} for {price2}, bought new for {price}, stained with {drink} and \
worn only to {first}'s {party}.
> {price}
For how much was the {garment} bought new?
What was the {garment} when I bought it new, before it was stained?
How much had the clothing cost in the first place? / What was the original sum on the label?
> {price2}
For how much can anyone who wants it have the stained {garment}?
Worn once and stained, the {garment} is yours for what?
What am I asking for my second-hand clothing? / How much must a buyer pay for the used article?
> {drink}
With what is the {garment}, bought new, now stained?
What got it stained, the {garment} worn to {first}'s {party}?
Which beverage was spilt on my clothes?
What spot would a laundry expert have to remove from the used article?
> {garment}
What can anyone have that was worn once, to {first}'s {party}?
What is stained with {drink} and yours for {price2}, though bought new?
Which piece of clothing is on offer? / What second-hand article am I advertising?
> {first}
To whose {party} was the {garment} worn once?
At whose {party} was the {garment} stained that I bought new?
Who was the host on the evening of the mishap? / Who had invited me when the spill occurred?

Dear flatmates, the {animal} in the freezer is for {first}'s {subject} class on {weekday}; \
kindly do not defrost, rename or photograph it.
Kindly do not defrost, rename or photograph the {animal} in the freezer, dear flatmates, as it \
is for {weekday}'s {subject} class of {first}.
For {first}'s class in {subject} on {weekday} there is some {animal} in the freezer, dear \
flatmates, and you will kindly not defrost, rename or photograph it.
> {animal}
What is in the freezer for {first}'s class?
What are the flatmates kindly not to defrost, rename or photograph?
Which dead creature is stored in our ice compartment?
Which specimen must the people I live with leave alone?
> {subject}
For which class of {first}'s must the flatmates not defrost what is in the freezer?
In what is the class for which {first} has the {animal} in the freezer?
For what course is the frozen specimen?
What does {first} study, or teach, that requires dead wildlife?
> {weekday}
On which day is the class for which the {animal} is in the freezer?
Which day is {first}'s class, until which the flatmates must not defrost anything?
When will the specimen be gone from the ice compartment?
On what day of the week is the frozen creature needed?
> {first}
For whose class is the {animal} in the freezer?
Who has a class on {weekday} and asks flatmates not to defrost something?
Who stores a dead creature with us? / Which housemate needs the frozen specimen?

Mum's cure for {ailment} was {remedy}, Gran's was {measure} of {drink}, and I regret to say that \
{doctor} sided with Gran.
{doctor}, I regret to say, sided with Gran, whose cure for {ailment} was {measure} of {drink}, \
while Mum's was {remedy}.
Gran's cure for {ailment}, with which {doctor}, I regret to say, sided, was {measure} of \
{drink}, and {remedy} was Mum's.
> {remedy}
What was Mum's cure for {ailment}?
With what cure of Mum's had the doctor not sided, I regret to say?
What treatment would my mother have given the patient?
Which of the two family recipes lost the medical vote?
> {drink}
What was Gran's cure for {ailment}, {measure} of what?
With what, as Gran's cure, had {doctor} sided? / Which beverage did my mother's mother believe in?
What may I sip with a physician's blessing?
> {doctor}
Who sided with Gran about the cure, I regret to say?
Which doctor sided with Gran rather than with Mum? / Who settled the family quarrel about medicine?
Which physician is fond of an old woman's wisdom?
> {ailment}
For what was {remedy} Mum's cure?
For what had {doctor}, siding with Gran, a cure of {measure} of {drink}?
What was wrong with the patient? / Which complaint did the women in my family disagree over?
> {measure}
How much {drink} was Gran's cure for {ailment}?
Gran's cure, with which {doctor} sided, was how much {drink}?
What dose did the old lady prescribe? / How much is the patient supposed to swallow?

Budget airline maths: the flight to {city} cost {price}, the bag {price2}, and the {meal} at \
gate {small} I do not wish to discuss with {first}.
I do not wish to discuss with {first} the {meal} at gate {small}, given that the budget flight \
to {city} cost {price} and the bag {price2}.
{price} for the budget flight to {city}, {price2} for the bag, and as for what the {meal} at \
gate {small} cost, I do not wish to discuss it with {first}.
> {price}
What did the budget flight to {city} cost?
How much was the flight, apart from the bag and the {meal} at the gate?
What was the fare before all the extras? / How much did the airline charge for the seat alone?
> {price2}
What did the bag cost on the budget flight?
How much was the bag to {city}, next to the flight itself? / How dear was the luggage?
What surcharge was levied on my suitcase?
> {meal}
What had I at gate {small} that I do not wish to discuss with {first}?
What at the gate cost so much that I do not wish to discuss it?
Which food did the hungry traveller give in to? / What dish at the airport was shamefully dear?
> {first}
With whom do I not wish to discuss the {meal} at the gate?
Who must not discuss with me what the {meal} cost at gate {small}?
Who at home keeps an eye on my spending? / Whose opinion of my airport splurge do I fear?
> {small}
At which gate was the {meal} that I do not wish to discuss?
From what gate was the budget flight to {city}? / Where in the terminal did I eat?
At which number was the traveller's last meal on the ground?

{first} asked in the bath whether {animals} have grandmothers, whether {country} is further than \
{weekday}, and whether I had always been so {trait}.
Whether I had always been so {trait}, whether {animals} have grandmothers and whether {country} \
is further than {weekday}: these {first} asked in the bath.
In the bath {first} asked whether {country} is further than {weekday}, whether I had always been \
so {trait} and if {animals} have grandmothers.
> {animals}
What might have grandmothers, as {first} asked in the bath?
Whether what have grandmothers was asked in the bath?
About which creatures' families does the child worry?
Whose old relations is the small bather curious about?
> {country}
What is perhaps further than {weekday}, as was asked in the bath?
Which country did {first} ask about in the bath, whether it is further than {weekday}?
Which nation does the child compare to a day? / What distant land is on the small bather's mind?
> {trait}
What did {first} ask in the bath whether I had always been?
How, by what was asked in the bath, have I perhaps always been?
Which unflattering or flattering quality does the child see in its parent?
What does my little one think of my character?
> {first}
Who asked in the bath whether {animals} have grandmothers?
Who wonders in the bath if {country} is further than {weekday}?
Which curious child shares these puzzles while being washed?
Whose questions must I answer with a sponge in hand?

As of {date} my emergency fund consists of {price}, the {instrument} I could sell, and {first}, \
who owes me for the {holiday_home} in {year}.
{price}, the {instrument}, which I could sell, and {first}, who owes me for the {holiday_home} \
in {year}, are my emergency fund as of {date}.
My emergency fund as of {date}: {first} owes me for the {holiday_home} in {year}, I could sell \
the {instrument}, and there is {price}.
> {price}
How much is in my emergency fund as of {date}?
What does my emergency fund consist of besides the {instrument} and what {first} owes?
How large are my ready savings for hard times? / What cash have I put by for a rainy spell?
> {instrument}
What could I sell as part of my emergency fund?
Besides what {first} owes me, which thing to sell does my emergency fund consist of?
What music-making possession would go if money ran out?
Which belonging of mine has some value in a pinch?
> {first}
Who owes me money, so I count it in my emergency fund?
Who is part of my emergency fund on account of the {holiday_home}?
Who is in my debt over an old trip? / From which friend could I ask back some cash?
> {year}
From which year is what {first} owes to my emergency fund?
When was it, the {holiday_home} that {first} owes me for in my emergency fund?
When did our trip take place that was never paid back?
From what year is my friend's debt?
> {holiday_home}
For what does {first} owe me since {year}, by my emergency fund?
My emergency fund has {first} in it, who owes me for what?
What kind of lodging did I once pay for on a friend's behalf?
Where did we stay on the trip that was never paid back?

After {spell} the duolingo owl, or whatever it is, sends me reminders in {language}, my phone \
talks like {nickname}, and I still cannot ask for {produce}.
I still cannot ask for {produce} in {language} after {spell}, although the app's owl sends me \
reminders in it and my phone talks it like {nickname}.
Reminders in {language} come from the app's owl after {spell}, and my phone talks it like \
{nickname}, yet to ask for {produce} is still beyond me.
> {language}
In which language does the owl send me reminders?
What does my phone talk like {nickname}, sending reminders?
Which foreign tongue does the writer fail to pick up? / What course am I getting nowhere with?
> {spell}
After how long do I still have reminders from the owl in {language}?
How long is it after which I still cannot ask for {produce}, owl or no owl?
What stretch of study has brought so little? / For how much time has the learner been at it?
> {produce}
For what can I still not ask, for all the owl's reminders?
What do I still not know how to ask for, though my phone talks {language}?
Which vegetables or fruit would I have to point at in a foreign market?
What groceries lie outside my vocabulary?
> {nickname}
Like whom does my phone talk?
As who does the phone talk when it sends me reminders in {language}?
Whose manner of speaking does my device imitate?
Of which acquaintance do I think when the app opens its mouth?

We were {tally} at table, {meal} for {small}, and when {first} said grace in {language} the \
candle fell on the {cake}.
The candle fell on the {cake} when {first}, {tally} of us being at table with {meal} for \
{small}, said grace in {language}.
When {first} said grace in {language}, with {tally} of us at table and {meal} enough for \
{small}, the candle fell on the {cake}.
> {tally}
How many of us were at table when the candle fell?
How many were we at table when {first} said grace? / What was the number of diners?
How large a party witnessed the small fire?
> {small}
For how many was there {meal} at table when {first} said grace?
There was {meal} for how many when the candle fell?
How many mouths would the food have sufficed for? / What number of servings had the cook prepared?
> {cake}
On what did the candle fall at table? / What was hit at table when the candle fell during grace?
Which pudding got waxed or singed? / What baked treat was spoilt by an open flame?
> {language}
In what language did {first} say grace when the candle fell?
In which tongue was grace said at table, before the candle fell?
Which foreign words was the prayer in? / The blessing over our food was spoken in what?
> {first}
Who said grace in {language} at table?
During whose grace was it that the candle fell on the {cake}? / Who prayed over our food?
Which pious diner was interrupted by an accident?

The trousers are let out by {length}, the {garment} is taken in, and the zip in {first}'s tent, \
for which I charged {price}, has cost me a needle and my {trait} reputation.
I charged {price} for the zip in {first}'s tent, which cost me a needle and my {trait} \
reputation; the trousers are let out by {length} and the {garment} is taken in.
With the trousers let out by {length} and the {garment} taken in, only the zip of {first}'s \
tent, charged at {price}, has cost me a needle and my {trait} reputation.
> {length}
By how much are the trousers let out?
How much did I have the trousers let out, charged apart from the zip and the tent?
How far did the seamstress or tailor widen the legwear?
What measurement went onto somebody's waist?
> {garment}
What is taken in, where the trousers are let out?
What have I taken in besides the zip of {first}'s tent and the trousers let out?
Which piece of clothing had been too wide? / What did the sewing expert make smaller?
> {price}
What have I charged for the zip in {first}'s tent?
How much was charged for the zip that cost me a needle?
How much did the sewing repair of the camping gear come to? / What fee did {first} pay?
> {first}
Whose tent had the zip that cost me a needle?
For whose tent have I charged {price}, to mend the zip? / Which camper is a customer of mine?
Who brought in the job that made sewing so hard?

{nickname} rode all the way from {city} to {city2} on my late father's bicycle, with {weight} of \
luggage, because of something said over {drink}.
Because of something said over {drink}, my late father's bicycle, with {nickname} and {weight} \
of luggage on it, went all the way from {city} to {city2}.
Something said over {drink} made {nickname} ride my late father's bicycle from {city} all the \
way to {city2}, luggage weighing {weight} and all.
> {nickname}
Who rode my late father's bicycle all the way to {city2}?
Whom did something said over {drink} make ride from {city}, with luggage?
What do we call the friend who went on such a long tour? / Which daredevil took a remark seriously?
> {city}
From where was my late father's bicycle ridden all the way to {city2}?
From which city did {nickname} ride with {weight} of luggage, because of something said?
What was the starting point of the pedal tour?
In which town did the friend's long trip on two wheels begin?
> {city2}
Where did {nickname} ride to on my late father's bicycle?
All the way to which city did the bicycle go with {weight} of luggage?
What was the destination of the pedal tour?
In which town did the friend's long trip on two wheels end?
> {weight}
How much luggage was on my late father's bicycle?
With luggage of what weight did {nickname} ride all the way from {city}?
How heavy was the load on two wheels? / What did the packed bags come to on the scales?
> {drink}
Over what was something said that made {nickname} ride all the way?
What was there when something was said, so that my late father's bicycle went to {city2}?
Which beverage loosened the tongues before the tour?
What was in the glasses or cups when the mad idea was born?

Nobody warns you that twins cost {price} in {objects} before they can walk, says {first}, who \
keeps the receipts {spot} and the calm in {footwear}.
Before they can walk, says {first}, receipts {spot} and calm in {footwear}, twins cost {price} \
in {objects}, and nobody warns you.
{first}, keeper of receipts {spot} and of calm in {footwear}, says that nobody warns you: \
{price} in {objects} is what twins cost before they can walk.
> {price}
What do twins cost in {objects} before they can walk?
Of what cost of twins does nobody warn you, says {first}?
What do two babies at once set a parent back?
What sum should a couple expecting a pair put aside?
> {objects}
In what do twins cost {price} before they can walk?
The receipts for twins who cannot walk are for what?
Which items does a household with two babies need so many of?
What was all the money for the little pair spent on?
> {spot}
Where does {first} keep the receipts from the twins?
In what place are the receipts that nobody warns you of? / Where is the proof of purchase filed?
In which place would the parent's bookkeeping be found?
> {first}
Who says that nobody warns you what twins cost?
Who keeps receipts {spot} and is calm in {footwear}? / Which parent of two babies is speaking?
Who has done the sums on raising a pair?

My alarm says {time}, the one across the room says {time2}, and the one I trust is \
{neighbour_noise} from number {small}.
I trust neither the alarm at {time} nor the one across the room at {time2} but the \
{neighbour_noise} from number {small}.
The {neighbour_noise} from number {small} is the alarm I trust, though mine says {time} and the \
one across the room {time2}.
> {time}
What does my own alarm say, not the one across the room?
At what time is the alarm that is not across the room, and that I do not trust?
For which hour is the clock beside my pillow set? / When does the nearer of two ringers go off?
> {time2}
What does the alarm across the room say?
The alarm that is not mine, across the room, is at what time?
For which hour is the far clock set?
When does the ringer go off that I must leave my pillow to silence?
> {neighbour_noise}
What is the alarm I trust?
Which alarm from number {small} do I trust more than the one across the room?
By which racket does the sleeper really wake?
What goes on next door that is more reliable than a clock?
> {small}
From which number comes the alarm that I trust?
At what number is the {neighbour_noise}, an alarm I trust more than the one across the room?
In which house do the people live who wake me? / Where in the road is my involuntary clock?

Left-handed, {trait} and {tally} years late, I took up the {instrument} on {date}; the teacher's \
first words were "{saying}".
"{saying}" were the teacher's first words when I took up the {instrument} on {date}, \
left-handed, {trait} and {tally} years late.
On {date}, {tally} years late, I took up the {instrument}, being left-handed and {trait}, and \
heard "{saying}" as the teacher's first words.
> {instrument}
What did I take up on {date}, left-handed and late?
With the words "{saying}" the teacher began to teach me what, that I took up late?
Which music lessons does the latecomer go to? / What am I learning to play?
> {saying}
What were the teacher's first words?
Which words did I hear from the teacher when I took up the {instrument}?
How did the instructor greet the new pupil? / What odd sentence began my musical education?
> {tally}
How many years late did I take up the {instrument}?
By how many years was I late, when I heard the first words of the teacher?
> {tally} years
By how much had I missed the right age for music? / For how long had the lesson been overdue?
> {date}
On what date did I, left-handed and late, take up the {instrument}?
When did I hear the teacher's first words, left-handed as I am?
What day was my debut as a pupil of music? / When did the musical education of the latecomer begin?

The photo everybody likes was a mistake: I had got up at {time} for the {animals} of {city}, and \
what glows behind them is not the sunrise but {first}'s {appliance}.
Everybody likes the photo in which {first}'s {appliance}, not the sunrise, glows behind the \
{animals} of {city}, a mistake that I had got up for at {time}.
Though I had got up at {time} for it, the photo everybody likes, of the {animals} of {city}, is \
a mistake: no sunrise glows behind them but the {appliance} of {first}.
> {appliance}
What glows behind the {animals} in the photo everybody likes?
What is it, not the sunrise, that glows by mistake in the photo?
Which machine produced the lucky light in the picture?
What do admirers of the picture take for the dawn?
> {animals}
What does the photo that everybody likes show in front of the glow?
For what in {city} had I got up, to take a photo at sunrise?
Which creatures was the early photographer after?
What wildlife can be seen in the popular picture?
> {time}
At what time had I got up for the photo everybody likes?
When had I got up, so that no sunrise but the {appliance} glows in it?
How early did the photographer rise? / At which hour was I out of bed with a camera in mind?
> {first}
Whose {appliance} glows in the photo?
To whom belongs what glows behind the {animals} instead of the sunrise?
Who unknowingly lit up the popular picture?
Whose household machine deserves the praise for the picture?
> {city}
Of which city are the {animals} in the photo that everybody likes?
Where had I got up for a photo, with the sunrise not what glows?
What town was the popular picture taken in? / Where was the early photographer at work?

Recipe note in my grandfather's hand: "{dash} of {drink} for the {dish}, {dash2} for the cook, \
and do not tell {first}."
"Do not tell {first}," notes my grandfather's hand on the recipe, "{dash} of {drink} go in the \
{dish} and {dash2} in the cook."
The recipe note my grandfather wrote by hand gives the cook {dash2} and the {dish} {dash} of \
{drink}, of which {first} is not to be told.
> {dash}
How much {drink} is for the {dish}, by my grandfather's recipe note?
What does the note by hand on the recipe give the {dish}?
What amount of alcohol or other liquid is meant for the pan?
How much did the old gentleman really put in the food?
> {dash2}
How much {drink} is for the cook, by my grandfather's recipe note?
What does the note by hand on the recipe give the cook? / What was the old gentleman's own share?
How much was to be swallowed at the stove?
> {first}
Who is not to be told, by the recipe note in my grandfather's hand?
From whom must the cook keep it, notes my grandfather's hand?
Who would disapprove of an old gentleman's tippling? / Which relative was kept in the dark?
> {drink}
What is for the cook as well as the {dish}, by my grandfather's recipe note?
{dash} of what, by the note in my grandfather's hand, for the {dish}?
Which beverage was the old gentleman partial to? / What bottle stood beside the stove?
> {dish}
For what is the {drink} on the recipe, in my grandfather's hand?
In what, apart from the cook, is there {drink} by my grandfather's note?
Which food did the old gentleman like to prepare? / What was simmering while someone tippled?

I would rather {chore} for {spell} than ring the {shop} once, and {first}, who knows, charges me \
{price} a call.
{first}, knowing that I would rather {chore} for {spell} than ring the {shop} once, charges me \
{price} a call.
At {price} a call, {first} makes the calls for me, knowing that sooner than ring the {shop} once \
I would rather {chore} for {spell}.
> {shop}
Whom would I rather not ring once?
What would I rather not call, so that {first} charges me {price}?
Which business am I too shy to phone?
With what store does the writer dread a telephone conversation?
> {price}
How much a call does {first} charge me, knowing what I would rather do?
What a call is charged by {first}, knowing that I would rather not ring?
What does my shyness cost me each time? / What fee does my telephone substitute ask?
> {first}
Who charges me {price} a call? / Who makes the calls, knowing that I would rather not ring?
Who does the phoning on behalf of somebody shy?
Which friend makes money from my dread of the telephone?
> {chore}
What would I rather do for {spell} than ring the {shop}?
Sooner than ring the {shop} or pay {first} a call, what would I rather do?
Which household duty do I prefer to phoning?
What dull job seems pleasant compared to a telephone conversation?
> {spell}
For how long would I rather {chore} than ring the {shop}?
How long would I rather {chore}, sooner than make a call or ring the {shop}?
How much time would I sacrifice to avoid phoning?
What length of housework do I prefer to a telephone conversation?

Our street's lending cupboard, week one: in, the {tool}, the {game} and {owned}; out, everything \
but {owned2}, which now lives with {first}.
In week one of our street's lending cupboard the {tool}, the {game} and {owned} came in, and \
everything went out except {owned2}, which lives with {first} now.
Except for {owned2}, now living with {first}, everything went out again in week one of our \
street's lending cupboard, into which the {tool}, {owned} and the {game} had come.
> {first}
With whom does {owned2} live now? / Who has {owned2} from our street's lending cupboard?
Who gave a home to what nobody would take? / Which neighbour is stuck with the unpopular item?
> {tool}
What came in with the {game} and {owned} in week one of the lending cupboard?
Which tool was in our street's lending cupboard in week one?
What implement did neighbours have to share at first?
Which piece of kit was offered to all around here?
> {game}
What came in with the {tool} and {owned} in week one of the lending cupboard?
Which game was in our street's lending cupboard in week one?
What pastime could neighbours share at first? / Which amusement was offered to all around here?

My loaves stayed flat, dear forum, until {first} told me to leave the dough {spot} for \
{duration} and to stop adding {ingredient}.
Leave the dough {spot} for {duration} and stop adding {ingredient}, {first} told me, and my \
loaves, dear forum, were not flat any more.
Dear forum, it took {first} to tell me that dough left {spot} for {duration}, with no \
{ingredient} added, does not make flat loaves.
> {spot}
Where did {first} tell me to leave the dough?
In what place should the dough be left so that loaves are not flat?
What spot is ideal for letting bread rise? / Where does the successful baker put the bowl?
> {duration}
For how long should the dough be left {spot}?
How long did {first} tell me to leave the dough, against flat loaves?
How much rest does good bread require? / What time does the mixture need to rise?
> {ingredient}
What was I told to stop adding to the dough?
What, when added, made flat loaves, as {first} told me? / Which item spoilt my bread?
What should the baker leave out?
> {first}
Who told me to leave the dough {spot}?
Whose advice ended my flat loaves, about leaving the dough for {duration}?
Which member has saved my bread? / Who is the baking expert in our online community?

08:14 me: where are you. 08:15 {first}: {spot}. 08:15 me: why. 08:16 {first}: {reason_at_home}, \
and {kin} has the {belonging} key.
{first}, asked in the chat by me at 08:14 where and why, wrote: {spot}, because \
{reason_at_home}, and that the {belonging} key is with our {kin}.
Asked in the morning chat, {first} wrote that {reason_at_home}, hence the place, {spot}, and \
that our {kin} has got the key of the {belonging}.
> {spot}
Where was {first}, when asked in the morning chat?
What place did {first} name when I asked in the morning chat?
From what location did the reply reach me?
I was looking for my friend, who turned out to be hiding in what place?
> {reason_at_home}
Why was {first} {spot} in the morning chat?
What reason did {first} write in the chat, when I had asked for one?
What explanation was I given for such odd whereabouts?
What had gone wrong, to drive my friend to such a location?
> {kin}
Who has the {belonging} key, as {first} wrote in the chat?
With whom is the key, by the morning chat?
Which relation must I find in order to unlock anything? / Who in the family can open up for us?
> {belonging}
Which key has our {kin}, as {first} wrote in the chat?
Of what is the key that our {kin} has got, by the morning chat?
What cannot be unlocked without a relation's help? / What is it that only our {kin} can open up?

Wanted: a partner to {activity} with. I am {small}, {trait}, living in {city} again after \
{spell}, and {first} from the {club} says I should mix more.
Living in {city} again after {spell}, {trait}, {small} and told by {first} from the {club} that \
I should mix more, I want a partner to {activity} with.
I want a partner to {activity} with, because {first} from the {club} says that I, aged {small}, \
{trait} and living in {city} again after {spell}, should mix more.
> {activity}
What do I, living in {city}, want a partner to do with me?
For what is a partner wanted, as I should mix more? / Which pastime am I seeking company for?
What would the lonely advertiser like to share with a companion?
> {small}
How old am I, who want a partner, living in {city}?
At what age am I wanting a partner to {activity} with, living in {city} again?
What is the advertiser's number of years? / How many birthdays has this lonely soul seen?
> {city}
Where am I living again, in want of a partner?
In which city do I want a partner to mix more with?
Which place has the lonely advertiser returned to? / In what town is company sought?
> {first}
Who says that I should mix more with a partner?
Who from the {club} thinks I should mix more, so that I want a partner?
Which acquaintance worries that I am a recluse? / Whose advice made me advertise for company?
> {spell}
After how long am I living in {city} again, in want of a partner?
I want a partner, living in {city} again after how long? / What was the length of my absence?
For how much time had the advertiser lived elsewhere?

Thirty years married and I learnt only today that {first} hates {meal}, has fed mine to the \
{pet_breed} since {year} and hides {sweets} {spot}.
Only today, thirty years married, I learnt that since {year} the {pet_breed} has been fed my \
{meal} by {first}, who hates it and hides {sweets} {spot}.
{first} hates my {meal}, feeds it to the {pet_breed} since {year} and hides {sweets} {spot}: so \
I learnt today, thirty years married.
> {meal}
What does {first} hate and feed to the {pet_breed}?
What of mine has the {pet_breed} been fed since {year}?
Which food of mine is secretly loathed by my spouse?
What should I stop cooking for the sake of peace?
> {pet_breed}
To what is fed my {meal}, which {first} hates, as I learnt today?
Who has been fed what {first} hates, as I learnt today?
Which animal under the table got the unwanted suppers? / What creature grew plump on my cooking?
> {spot}
Where does {first} hide {sweets}, as I learnt today?
In what place are the {sweets} that {first}, married to me thirty years, hides?
Where is my spouse's secret store? / Which place should I search for forbidden goodies?
> {first}
Who hates my {meal} and hides {sweets}? / To whom have I been married thirty years?
What is my spouse called? / Who has been deceiving the cook at every supper?
> {year}
Since when, as I learnt today, has the {pet_breed} been fed my {meal}?
From which year on has {first} fed my {meal} to the {pet_breed}, as I learnt today, thirty years \
married?
When did my spouse's deception at table begin?
How far back does the secret disposal of suppers go?

My thesis hung on {person}'s {book}, the library copy of which was due on {date}, in {city}, and \
lay, with me, in {city2} in a ditch.
In {city2}, in a ditch, with me, lay the library copy of {person}'s {book}, on which my thesis \
hung and which was due in {city} on {date}.
The library copy of {book} by {person}, on which my thesis hung, was due on {date} in {city}, \
but it lay in a ditch with me in {city2}.
> {book}
Which library copy lay in a ditch with me? / What by {person} lay in a ditch, due at a library?
Which title did the student need so badly? / What volume came to grief with its borrower?
> {date}
On what date was the library copy due? / When was {book}, lying in a ditch, due in {city}?
By when should the student have returned the volume?
What day would a fine for lateness start from?
> {city}
In which city was the library copy due?
Where was {person}'s {book} due on {date}, at which library?
Where should the borrower have returned the volume? / In what town do I study or borrow my reading?
> {city2}
In which city did the library copy lie in a ditch?
Where did I lie in a ditch with the book my thesis hung on?
What town was the scene of the student's accident? / Where had the borrower come to grief?
> {person}
My thesis hung on whose {book}? / By whom is the library copy that lay in a ditch?
Which author did the student depend on? / Who wrote the volume that came to grief?

Garage sale rules: cash only, no returns, do not ask for the {furniture}, and {first}, aged \
{small}, sets the prices until {time}.
{first}, aged {small}, sets the prices of our garage sale until {time}; cash only, no returns, \
and the {furniture} is not to be asked for.
At our garage sale, cash only and no returns, the {furniture} is not to be asked for and the \
prices are set until {time} by {first}, aged {small}.
> {furniture}
What is not to be asked for at the garage sale?
For what must I not ask, by the rules of the garage sale? / Which piece is not up for grabs?
What will the family not part with, however nicely customers beg?
> {first}
Who sets the prices at the garage sale? / By whom, aged {small}, are the prices set until {time}?
With which child must bargain hunters haggle? / Who is the youthful head of the family business?
> {time}
Until when does {first} set the prices at the garage sale?
Until what time are the prices of the garage sale set by {first}?
At what hour does the child's reign over the customers end?
When will somebody older take over the haggling?
> {small}
How old is {first}, who sets the prices of the garage sale?
At what age are the prices set by {first} for our garage sale?
How many birthdays has the little trader had?
What is the age of the one with whom customers haggle?

First frost, {outdoor_temperature}, and my new gloves, knitted by {first} from {colour} \
{pet_breed} hair, drew {tally} dogs on the way to the {shop}.
On the way to the {shop} in the first frost, {outdoor_temperature}, my new gloves, which {first} \
knitted from {colour} {pet_breed} hair, drew {tally} dogs.
{tally} dogs were drawn to my new gloves, knitted by {first} from {colour} {pet_breed} hair, on \
the way to the {shop} in the first frost, at {outdoor_temperature}.
> {tally}
How many dogs did my new gloves draw? / How many dogs were drawn on the way to the {shop}?
What number of sniffing followers did I have? / How large was the barking procession behind me?
> {first}
Who knitted my new gloves? / By whom were the gloves knitted that drew {tally} dogs?
Whose handiwork keeps my fingers warm? / Which crafty friend uses odd yarn?
> {shop}
On the way to where did my gloves draw dogs?
Where was I on the way to in the first frost, with new gloves?
What kind of store was I heading for? / What was my errand's destination that chilly morning?
> {outdoor_temperature}
How cold was the first frost, when my gloves drew dogs?
At what temperature was I on the way in my new gloves? / What did the thermometer read?
How many degrees made me protect my fingers?

Of the {tally} diets I have tried, only {first}'s worked: no {cake} after {spoken_time}, {drink} \
before every meal, and mirrors covered until {month}.
Only {first}'s diet, with no {cake} after {spoken_time}, {drink} before every meal and mirrors \
covered until {month}, worked of the {tally} I have tried.
Mirrors covered until {month}, {drink} before every meal and after {spoken_time} no {cake}: of \
{tally} diets I have tried only this, from {first}, worked.
> {first}
Whose diet worked, of those I have tried? / From whom is the only diet that worked?
Which friend's method made me slimmer? / Who knows how to lose weight?
> {drink}
What did I have before every meal on the diet that worked?
Before every meal what was in the diet, with mirrors covered? / Which beverage helped the slimmer?
What did I sip to curb my appetite?
> {cake}
What was there none of after {spoken_time} on the diet that worked?
Without what after {spoken_time} was the only diet that worked, mirrors covered?
Which treat had the slimmer to forgo in the later hours? / What temptation was banned late on?
> {tally}
How many diets have I tried? / Of how many diets that I tried was there only one that worked?
What number of slimming methods did it take? / How often, all in all, did I set out to lose weight?
> {month}
Until which month were the mirrors covered, on the diet that worked?
Until when did the diet I tried keep the mirrors covered?
When may the slimmer look at the result?
In what part of the year was my own reflection allowed again?

After {tally} lessons {first} can put a face under water, float for {duration}, and shout {word} \
at the instructor, who is {trait} about it.
{first} can float for {duration}, put a face under water and shout {word} at the instructor, who \
is {trait} about it, and that after {tally} lessons.
Floating for {duration}, putting a face under water and shouting {word} at an instructor who is \
{trait} about it: so much can {first} do after {tally} lessons.
> {duration}
How long can {first} float after {tally} lessons?
For how long does {first} float, who can put a face under water?
For what time does the young swimmer stay on the surface?
What is the beginner's record at not sinking?
> {word}
What can {first} shout at the instructor after {tally} lessons?
Which word does {first} shout at the instructor, who is {trait} about it?
What cry does the swimming teacher have to endure?
Which rude or harmless expression is yelled in the pool?
> {tally}
After how many lessons can {first} put a face under water?
How many lessons did it take {first} to float and shout at the instructor?
What number of pool sessions lie behind us?
> {tally} lessons
How much swimming tuition has the child had by now?
> {first}
Who can put a face under water and float?
Who can shout {word} at the instructor after {tally} lessons? / Which child is learning to swim?
Who is such a noisy pupil in the pool?
> {trait}
How is the instructor about it when {first} shouts {word}?
What is the instructor, whom {first} can shout at?
How would one describe the swimming teacher's response?
With what temper does the grown-up in the pool take being yelled at?

My ex got the {vehicle}, the {club} and {city}; I got the {instrument}, {pet} and, by a clerical \
error, {price}.
By a clerical error I got {price}, and also the {instrument} and {pet}, while my ex got the \
{vehicle}, the {club} and {city}.
I got {pet}, the {instrument} and by a clerical error {price}, whereas {city}, the {club} and \
the {vehicle} were what my ex got.
> {price}
What did I get by a clerical error? / How much was it that a clerical error got me and not my ex?
What sum did an office mistake bring the divorced writer?
How much undeserved money fell into my lap after the separation?
> {vehicle}
What did my ex get besides the {club}, {city} being no clerical error?
Which vehicle did my ex get, while a clerical error got me {price}?
What means of transport did I lose in the separation? / What does my former partner drive now?
> {pet}
Who is mine, and not my ex's, besides the {instrument} and a clerical error?
Which pet did I get, and my ex did not, apart from the {price} of the clerical error?
Which animal stayed with me after the separation?
What four-legged or feathered company does the divorced writer have?
> {instrument}
What did I get, and not my ex, besides {pet} and a clerical error?
Which instrument is not my ex's, but mine, like the money from a clerical error?
On what can the divorced writer make music?
Which noisy possession was I allowed to take along after the separation?
> {city}
Which city did my ex get, clerical error or not?
Where is my ex's now, while I have {pet} and {price} by a clerical error?
Which town do I avoid since the separation? / Where does my former partner remain?

Knitting group gossip: {first} frogged the whole {garment} at row {number} because the {colour} \
wool came from {person}, and now it is {animals} for the bazaar.
At row {number} {first} frogged the whole {garment}, says the knitting group, as the {colour} \
wool came from {person}; now it becomes {animals} for the bazaar.
Gossip in the knitting group has it that the {colour} wool, being from {person}, made {first} \
frog the whole {garment} at row {number}, and that {animals} for the bazaar come of it now.
> {garment}
What did {first} frog at row {number}, by the knitting group's gossip?
What was the {colour} wool from {person}, before {animals} for the bazaar came of it?
Which piece of clothing was unravelled? / What will nobody ever wear because of a grudge?
> {person}
From whom is the {colour} wool that {first} frogged?
Whose wool was it, by the gossip of the knitting group?
Against whom does the unraveller bear a grudge? / Who supplied the yarn that caused offence?
> {animals}
What does the {colour} wool become now, for the bazaar?
What of wool will be at the bazaar, by the knitting group's gossip?
Which stuffed creatures will be sold for a good cause? / What are the needles producing at present?
> {number}
At which row did {first} frog the whole {garment}?
Up to what row had the {colour} wool been knitting, before being frogged?
How far had the work got before it was unravelled? / At what stage did pride win over patience?
> {first}
Who frogged the whole {garment}?
Who, by the gossip of the knitting group, would not have wool from {person}?
Who unravels things out of spite? / Which member bears a grudge?

The sign on my son's door admits {animals} at any hour, {first} until {time}, and parents only \
with {sweets} and the password, {word}.
My son's door, says the sign, is open to {animals} at any hour, to {first} until {time}, and to \
parents only if they have {sweets} and the password, {word}.
Parents need {sweets} and the password, {word}, by the sign on my son's door, whereas {animals} \
may enter at any hour and {first} until {time}.
> {sweets}
What do parents need, with the password, at my son's door?
Only with what does the sign on the door admit parents, besides the password?
Which toll has Mum or Dad to pay to enter? / What bribe opens the boy's bedroom?
> {word}
What is the password for parents at my son's door? / Which password does the sign ask of parents?
What must Mum or Dad whisper to be let in?
By what secret expression does one get past the young gatekeeper?
> {time}
Until what time is {first} admitted, by the sign on my son's door?
The door of my son is open to {first} until when, says the sign?
When must a certain friend be gone from the boy's bedroom?
At what hour does the welcome for {first} end?
> {animals}
What does the sign on my son's door admit at any hour?
To what is the door of my son open at any hour, password or no password?
Which creatures enjoy free entry to the boy's bedroom?
Who, not being human, is always welcome with the young gatekeeper?
> {first}
Whom does the sign on my son's door admit until {time}?
Who may enter my son's door until {time} without the password?
Which friend has limited access to the boy's bedroom?
Which person is treated better than Mum and Dad by the young gatekeeper?
"""
