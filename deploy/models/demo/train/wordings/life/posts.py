"""Blogs about cooking, studying, money, moods and shopping (see relations.py)."""

RELATIONS = """
The recipe swears by {ingredient}, but I had none, so in went {dash} of {drink} and nobody noticed.
Having no {ingredient}, which the recipe swears by, I tipped in {dash} of {drink}, and nobody \
noticed.
Nobody noticed that {dash} of {drink} went in where the recipe swears by {ingredient}.
> {ingredient}
What does the recipe swear by, though nobody noticed that I had none?
Which thing that the recipe swears by was not in it, as nobody noticed?
What had run out in my cupboard when I cooked? / Which seasoning did I secretly replace?
> {drink}
What went in so that nobody noticed there was no {ingredient}?
What did I tip in, {dash} of it, though the recipe swears by {ingredient}?
Which beverage ended up in the pot as a stand-in?
What liquid rescued the cook who was out of {ingredient}?
> {dash}
How much {drink} went in without anybody having noticed?
How much {drink} did I tip in, with the recipe asking for {ingredient}, which nobody noticed?
What quantity of the substitute did I pour? / The makeshift: what amount of {drink} was it?

Couch to 5K, week {small}: I ran for {spell} without stopping, {person} shouting from a bicycle \
all along {street}.
With {person} on a bicycle shouting at me all along {street}, I ran {spell} without stopping in \
week {small} of Couch to 5K.
All along {street}, week {small} of Couch to 5K, {person} shouted from a bicycle and I did not \
stop running for {spell}.
> {person}
Who shouted from a bicycle while I ran?
Who was on the bicycle along {street} when I ran without stopping?
Who rode beside me as a kind of loud coach?
Which friend on two wheels kept yelling encouragement?
> {spell}
For how long did I run without stopping in week {small}?
How long was my run along {street}, with someone shouting from a bicycle?
How much time passed before the jogger took a breather?
How long did I last, as a beginner jogger, before having to walk?
> {street}
Along which street did I run without stopping, shouted at from a bicycle?
Where was I running when {person} shouted from the bicycle?
On what road did the novice jogger keep going? / Where in town did my training session take place?
> {small}
In which week of Couch to 5K did I run for {spell}?
Which week of Couch to 5K was it when {person} shouted from a bicycle?
At what stage of the jogging plan did I manage {spell}?
> week {small}
How far into the beginners' programme was I by then?

At breakfast our {tally}-year-old announced that God must be {trait}, because otherwise why \
would there be {animals}?
"God must be {trait}, or why are there {animals}?" our {tally}-year-old announced at breakfast.
There are {animals}, so God must be {trait}: that was announced at breakfast by our \
{tally}-year-old.
> {trait}
What must God be, as our {tally}-year-old announced at breakfast?
What did our child announce at breakfast that God must be like?
What quality does our little theologian ascribe to the Creator?
In the small one's view, what is the Almighty's character?
> {animals}
What made our {tally}-year-old announce at breakfast that God is {trait}?
Because of which creatures must God be {trait}, it was announced at breakfast?
Which beasts served as proof in the small one's morning sermon?
What part of creation does our kid find hard to explain?
> {tally}
How many years old is our child, the one who announced at breakfast what God must be?
Who is so sure at breakfast about God: our child of how many years?
What age is the little philosopher? / How old is the kid who reasons about the Almighty?

Fridge note, {weekday}: the {produce} are for {first}'s soup, the {cake} is for the vicar, the \
rest is fair game.
Everything is fair game, says the note on the fridge this {weekday}, except the {produce}, which \
are for {first}'s soup, and the {cake}, which is for the vicar.
This {weekday}'s note on the fridge keeps the {cake} for the vicar and the {produce} for the \
soup of {first}; the rest is fair game.
> {produce}
What is for {first}'s soup, according to the note on the fridge?
Besides the vicar's {cake}, what is not fair game in the fridge?
Which vegetables or fruit must I leave alone because someone means to cook them?
I am peckish, but what must I not nibble since {first} needs it?
> {cake}
What in the fridge is for the vicar?
What does the fridge note say is for the vicar, not for {first}'s soup?
Which sweet treat is reserved for the clergyman?
What will our guest from the church be served with tea?
> {first}
For whose soup are the {produce} in the fridge?
Who wants the {produce} for soup, as the fridge note says?
Which member of the household intends to cook the {produce}?
Who will be at the stove with the {produce}?

Second date with {first}: {hobby} came up again, I pretended to know all about it, and the bill \
of {price} was split to the penny.
The bill, {price}, was split to the penny on my second date with {first}, all through which I \
pretended to know about {hobby}.
I pretended to know all about {hobby} on the second date with {first}, where we split {price} to \
the penny.
> {first}
With whom was my second date, where the bill was split to the penny?
With whom did I split {price} to the penny after pretending to know about {hobby}?
Who was the romantic prospect that I bluffed for? / Whom did I try to impress over dinner?
> {hobby}
What did I pretend to know all about on the second date?
What came up again on my second date with {first}?
On which pastime did I bluff to seem interesting?
What is the evening companion's favourite pursuit, it seems?
> {price}
How much was the bill that was split to the penny?
What bill did {first} and I split on the second date? / What did the romantic dinner cost for two?
The evening out with {first} came to what sum altogether?

I have dreamt it {frequency} since we moved: I stand in the {room} in {footwear}, and {person} \
asks me for my homework.
Since we moved I have had this dream {frequency}, in which {person} asks for my homework and I \
stand there, in the {room}, in {footwear}.
In {footwear}, in the {room}, I am asked by {person} for my homework: that is what I have dreamt \
{frequency} since we moved.
> {footwear}
In what do I stand in the {room} in my dream about homework?
What am I dressed in when {person} asks for my homework in the dream?
What clothing does my nightmare put me in? / What am I wearing in the visions of my sleep?
> {room}
Where do I stand in the dream, asked for my homework?
In which room does {person} ask for my homework in the dream?
What is the setting of the nightmare? / Where does my sleeping mind take me, night after night?
> {person}
Who asks me for my homework in the dream? / Who in my dream, since we moved, wants my homework?
Which figure torments me while I sleep? / Who plays the strict teacher in my nightmare?
> {frequency}
How often have I dreamt of homework since we moved?
How often do I have the dream with {person} since we moved?
At what intervals does the nightmare return? / How regularly does my sleep put me back at school?

Found at the flea market in {city}: {tally} tin boxes and the {instrument} I had hunted for \
since {year}, all for {price}.
For {price} the flea market in {city} gave me {tally} tin boxes and the {instrument} that I had \
hunted for since {year}.
I had hunted since {year} for the {instrument}; the flea market in {city} had it, and {tally} \
tin boxes, all for {price}.
> {instrument}
What had I hunted for since {year} that the flea market in {city} had?
What did I find at the flea market along with tin boxes?
Which musical treasure turned up at last among the junk?
What was the long search over that ended in {city}?
> {price}
How much was it all at the flea market in {city}?
For how much did I find the {instrument} and the tin boxes?
What did my haul of second-hand goods cost me? / The bargain hunter paid what sum?
> {city}
In which city was the flea market with the tin boxes?
Where did I find, at a flea market, what I had hunted for?
Where did I strike lucky among the second-hand stalls?
To which town should I send fellow bargain seekers?
> {year}
Since when had I hunted for what the flea market in {city} had?
The {instrument} from the flea market: from what year on had I hunted for it?
When did my long search begin? / Looking for the {instrument}: when had it started?

Day {small} of the cycling tour: headwind, {weather}, {length} of pushing uphill, and then \
{first} produced {sweets} from the handlebar bag.
From the handlebar bag {first} produced {sweets} on day {small} of the cycling tour, after \
headwind, {weather} and {length} of pushing uphill.
After {length} of pushing uphill in a headwind and {weather}, on day {small} of the tour, out of \
{first}'s handlebar bag came {sweets}.
> {sweets}
What did {first} produce from the handlebar bag?
What came out of the handlebar bag after all the pushing uphill?
Which goodies lifted the riders' spirits? / What sugar did {first} have in store for tired legs?
> {length}
How far were we pushing uphill on day {small} of the cycling tour?
What distance uphill did we do by pushing in the headwind?
For how long a stretch did the riders have to get off and walk?
How long was the climb that was too steep for pedalling?
> {first}
Whose handlebar bag held {sweets}?
Who produced something from the handlebar bag after all the pushing uphill?
Which companion saved the morale of the riders? / Who had been carrying {sweets} in secret?
> {small}
On which day of the tour were we pushing uphill in a headwind?
Which day of the cycling tour had {weather} and a headwind?
How many days into our trip on two wheels did we meet {weather}?
What number has the nastiest stage of our travels?

(My|The) swatch came out at {decimal} stitches to the inch instead of {decimal2}, so the \
{garment} will now be for {first}'s teddy.
As I got {decimal} stitches to the inch in the swatch and not {decimal2}, {first}'s teddy is to \
have the {garment}.
{first}'s teddy gets the {garment}, seeing that the swatch has {decimal} stitches to the inch \
where {decimal2} was wanted.
> {decimal}
How many stitches to the inch did the swatch come out at?
How many stitches to the inch did I get, when {decimal2} was wanted?
What was the actual gauge of my knitting?
What tension did the knitter measure in the test piece, right or wrong?
> {decimal2}
How many stitches to the inch were wanted in the swatch?
The swatch has {decimal} stitches to the inch instead of how many?
What gauge did the pattern call for? / Which tension had the knitter been hoping to achieve?
> {garment}
What is now for {first}'s teddy because of the swatch?
What will {first}'s teddy have, the stitches being wrong?
Which piece of knitting turned out the wrong size for a human?
What will a stuffed bear be wearing?
> {first}
Whose teddy gets the {garment} because of the stitches in the swatch?
For whose teddy will the {garment} be, after the swatch?
Which child's cuddly bear gets new clothes?
Who owns the toy that profits from my knitting blunder?

House rule on our landing, written by my father in {colour} chalk: whoever will {habit} pays \
{price} into the jar {spot}.
My father's rule for the house, in {colour} chalk on the landing, made those who {habit} pay \
{price} into the jar {spot}.
{price} into the jar {spot} was due from all who {habit}; my father had written it on the \
landing in {colour} chalk.
> {habit}
For what did my father's house rule make us pay {price} into the jar?
What did those do who had to pay into the jar {spot}?
Which annoying behaviour was punished with a fine at home?
What could Dad not bear any of us doing?
> {price}
How much did my father make us pay into the jar {spot}?
What was due into the jar from those who {habit}? / How high was the family fine?
What did Dad charge for bad manners?
> {spot}
Where was the jar that my father made us pay into?
Where did the {price} go, the jar of my father's house rule standing where?
In which place were the fines collected at home? / Where was the pot with the penalty money?
> {colour}
What colour was the chalk my father had written the house rule in?
In which chalk was the rule on the landing? / In what hue did Dad put up his law?
How was the family decree coloured?

hey {nickname}, your mum rang {tally} times, the {appliance} is making that noise again and I \
ate your {meal}, sorry, will replace
sorry {nickname}, I ate your {meal} and will replace it; also the {appliance} makes that noise \
again and your mum rang {tally} times
your {meal}, {nickname}, I ate it, will replace, sorry. {tally} times your mum rang. and that \
noise from the {appliance} is back again
> {meal}
What of yours did I eat, sorry, and will replace? / Sorry, {nickname}, I ate what of yours?
Which food in the flat did I scoff though it was not mine? / What leftovers do I owe my flatmate?
> {appliance}
What is making that noise again? / From where does the noise come that is back again?
Which machine in our flat sounds as if it needs repair?
What is on the blink, judging by its racket?
> {tally}
How many times has your mum rung, {nickname}? / Your mum rang, but how many times?
How often did {nickname}'s mother try to get hold of her child?
What was the number of missed calls from your parent?
> {nickname}
Who is told "I ate your {meal}, sorry"? / Whose mum rang {tally} times while I ate the {meal}?
To whom is the flatmate's text addressed? / Which flatmate's supper vanished?

I cannot roll the r in "{word}", so on our whole holiday in {country} I ordered {drink} by \
pointing, like a child.
Pointing like a child, I ordered {drink} on the whole holiday in {country}, just because I \
cannot roll the r in "{word}".
In {country} I ordered {drink} all holiday by pointing, as a child would, since rolling the r in \
"{word}" is beyond me.
> {word}
Which word has the r that I cannot roll, so that I ordered by pointing?
Which word made me order {drink} on holiday by pointing?
Which bit of vocabulary defeated my tongue? / What was too hard for me to pronounce?
> {country}
Where did I order {drink} by pointing on holiday?
On holiday in which country was I pointing like a child?
Which nation saw me too shy to speak in its bars? / Where abroad did my accent let me down?
> {drink}
What did I order on holiday by pointing like a child?
What was I pointing at when I ordered in {country}?
Which beverage did the tongue-tied tourist always get?
What did I live on at the bars of {country} for lack of courage?

Our {pet_breed} {pet} will only come in if you say "{saying}" and shake the tin of {sweets}.
Say "{saying}" and shake the tin of {sweets}, otherwise {pet}, our {pet_breed}, will not come in.
To make {pet} come in, that {pet_breed} of ours, it takes "{saying}" and a shake of the tin of \
{sweets}.
> {saying}
What must be said with a shake of the tin to make {pet} come in?
What do you say while you shake the tin for our {pet_breed}?
By which phrase is the creature lured home? / What are the magic words that {pet} obeys?
> {sweets}
What is in the tin that you shake so that {pet} will come in?
Which tin must you shake for our {pet_breed} to come in?
What does one rattle to lure the creature home? / Which rattling goodies is {pet} keen on?
> {pet}
Who will only come in if you shake the tin of {sweets}?
Which {pet_breed} of ours will not come in without a shake of the tin?
What is our creature called, the one so stubborn in the garden?
Whom do I lure home with a rattle?

I told {first} that {subject} can be revised in {spell}; it cannot, and {percent} is what I have \
to show for it.
{percent} is all that I have to show for having told {first} that {spell} would do to revise \
{subject}.
For revising {subject}, I told {first}, {spell} would do, and all I have to show for that is \
{percent}.
> {subject}
What did I have only {percent} to show for, having told {first} about revising?
In which subject do I have only {percent} to show for my revising?
Which exam did I take too lightly? / My poor mark was for which course?
> {spell}
In how much time, as I told {first}, can {subject} be revised?
How long would do to revise {subject}, as I told {first}?
How short was the cramming that I boasted would suffice?
What length of study did the cocky student think enough?
> {percent}
What do I have to show for revising {subject} in {spell}?
What did I have to show {first} after I had revised {subject} so briefly?
How many marks did the overconfident student get? / What was my dismal exam result?

No-spend {month} is over: I slipped only twice, once for {footwear} ({price}) and once for the \
{thing} that {first} talked me into.
In no-spend {month} I slipped twice, for {footwear} at {price} and, talked into it by {first}, \
for the {thing}.
Talked into the {thing} by {first} and tempted to {footwear} at {price}: those are the only two \
times I slipped in no-spend {month}.
> {footwear}
What, at {price}, tempted me so that I slipped in no-spend {month}?
Besides the {thing} that {first} talked me into, for what did I slip in the no-spend month?
What clothing weakened my resolve to save? / Which apparel broke my thrifty vow?
> {price}
How much were the {footwear} for which I slipped in no-spend {month}?
At what price was I tempted to {footwear}, so that I slipped?
What did my lapse in the clothes shop set me back?
How dear was what I put on my body despite the vow?
> {thing}
What was I talked into in no-spend {month}?
What did {first} talk me into, so that I slipped a second time?
Which purchase was a friend's fault? / What did I buy under the bad influence of {first}?
> {first}
Who talked me into the {thing} in no-spend {month}?
By whom was I talked into the second of the things for which I slipped?
Whose persuasion made me open my purse? / Which bad influence ruined my thrifty vow?
> {month}
In which no-spend month was I talked into the {thing}?
Which was the month of no spending, when I slipped twice?
When was I supposed to keep my purse shut? / What part of the calendar was my thrift experiment?

(The|That) {cake} sank in the middle because I opened the oven to show {first}; {temperature} is \
not {temperature2}, as I now know.
Opening the oven to show {first} made the {cake} sink in the middle, and I now know that \
{temperature} is not {temperature2}.
I now know two things: that {temperature} is not {temperature2}, and that the {cake} sinks in \
the middle if I open the oven to show {first}.
> {cake}
What sank in the middle because I opened the oven?
What was I showing {first} in the oven, so that it sank? / Which of my baking projects collapsed?
What pudding did my impatience ruin?
> {first}
To whom did I show the {cake} by opening the oven?
For whom did I open the oven, so that the {cake} sank in the middle?
Who was to have a peep at my baking too soon? / Whose curiosity spoilt the bake?

Small victory: {first} slept through from {time} to {time2}, and so did the {pet_breed}, and so, \
in the armchair, did I.
From {time} to {time2} {first} slept through, the {pet_breed} slept through and I, in the \
armchair, slept too: a small victory.
A small victory at last, since {first} slept through, waking at {time2} after dropping off at \
{time}, with me in the armchair and the {pet_breed} asleep too.
> {time}
From what time on was there sleep for {first}, that small victory?
At what time did it begin, the small victory of having {first} asleep?
When did the baby finally nod off? / At what hour did peace descend on the exhausted parent's home?
> {time2}
Until when did {first} sleep in our small victory?
At what time did it end, our small victory, with {first} asleep until then?
When did the baby open its eyes again? / At what hour was the night's rest over for the parent?
> {first}
Who slept through from {time}, a small victory?
Whose sleep was the small victory, with me in the armchair?
Which baby let its parents rest for once? / Who, for a change, did not cry in the night?

The house I grew up in had {tally} doors to the garden and not one key; the burglar of {year} \
took only my mother's {keepsake}.
Not one key fitted any of the {tally} garden doors in the house I grew up in, yet all that the \
burglar of {year} took was my mother's {keepsake}.
My mother's {keepsake} was all that a burglar took in {year} from the house I grew up in, with \
its {tally} doors to the garden and no key.
> {keepsake}
What did the burglar take from the house I grew up in?
What of my mother's did the burglar of {year} take? / Which of Mum's treasures was stolen?
What was the thief's only loot at my childhood home?
> {year}
When did the burglar take my mother's {keepsake}?
In which year did a burglar come to the house I grew up in?
What is the date of the theft at our unlocked home? / When was my family robbed?
> {tally}
How many doors to the garden had the house I grew up in?
How many garden doors without a key were there in the house?
What was the number of ways out to the lawn and flower beds at my childhood home?
By how many entrances at the back might a thief have walked in?

I used to photograph {animals} with a borrowed lens; then {first} wanted it back, and I have \
been doing {flower} from the kitchen window ever since.
Ever since {first} wanted the borrowed lens back I have photographed {flower} from the kitchen \
window, where it used to be {animals}.
The borrowed lens with which I used to photograph {animals} went back to {first}, so it has been \
{flower} from the kitchen window ever since.
> {animals}
What did I use to photograph with the borrowed lens?
What did I photograph before {first} wanted the lens back?
Which creatures were once the subject of my pictures?
What wildlife did the shutterbug snap formerly?
> {flower}
What have I been doing from the kitchen window since the lens went back?
Which things do I photograph from the kitchen window ever since?
What blooms are in front of my camera nowadays?
Which blossoms make do as a subject for the ill-equipped photographer?
> {first}
Who wanted the borrowed lens back?
From whom was the lens borrowed that I used to photograph {animals} with?
Whose property was the camera equipment? / Which friend had once helped out with optical gear?

Do not, as I did, wash the {garment} with the {colour} towels at {temperature}; {first} has not \
spoken to me since {weekday}.
{first} has not spoken to me since {weekday}, when I washed the {garment} at {temperature} with \
the {colour} towels; do not do it.
Since {weekday}, when the {garment} was washed by me with the {colour} towels at {temperature}, \
{first} has not spoken to me, so do not do as I did.
> {garment}
What should you not wash with the {colour} towels as I did?
What did I wash at {temperature}, so that {first} has not spoken to me since?
Which piece of clothing did my laundry blunder ruin?
Over what item in the machine is there silence between us?
> {temperature}
At what temperature did I wash the {garment} with the towels?
How hot were the {garment} and the towels washed, so that {first} has not spoken to me?
How many degrees did the laundry bungler choose? / To what heat was the machine wrongly set?
> {weekday}
Since what day has {first} not spoken to me because of the towels?
On which day did I wash the {garment} with the towels? / When did my laundry blunder happen?
What day marks the start of the frosty silence at home?
> {first}
Who has not spoken to me since I washed the {garment}?
Who has not spoken since {weekday} because of the towels I washed?
Who is giving me the silent treatment? / Which person is cross over a laundry blunder?

Eight tips for your first {party}, of which I learnt number {number} the hard way: never let \
{first} near the {drink}.
The hard way is how I learnt number {number} of these eight tips for your first {party}: {first} \
must not get near the {drink}.
Of my eight tips for a first {party}, number {number}, learnt the hard way, is never to let \
{first} near the {drink}.
> {drink}
What should you never let {first} near, one of my eight tips says?
Near what is {first} never let, as I learnt the hard way?
Which beverage has to be kept away from a certain guest? / What is unsafe in reach of {first}?
> {first}
Who must never be let near the {drink}, as I learnt the hard way?
Of whom do my eight tips for the first {party} warn, near the {drink}?
Which guest cannot be trusted at the bar?
Whom must a host keep an eye on when the bottles come out?
> {number}
Which number has the tip that I learnt the hard way?
Under which number of my eight tips does {first} stand with the {drink}?
Where on my list of advice is the warning about {first}?
At what position comes the bit of advice that cost its author dear?

{first}, four, was asked by the doctor what hurts and said: the {bodypart} of the {animal}, and \
it needs {remedy}.
To the doctor's question what hurts, {first}, four, said that it was the {animal} whose \
{bodypart} hurts, and that it needs {remedy}.
The doctor asked what hurts, and {first}, four, said that the {animal} needs {remedy} for its \
{bodypart}.
> {bodypart}
What hurts, {first} said when the doctor asked?
What of the {animal}'s hurts, as {first} said to the doctor?
In which part of its anatomy is the imaginary patient sore?
Where does the toddler's beast feel pain?
> {animal}
Whose {bodypart} hurts, as the doctor was told by {first}?
The doctor asked what hurts; which creature did {first} say needs {remedy}?
What beast is the child's imaginary patient?
On behalf of which wild thing did the toddler complain?
> {remedy}
What does the {animal} whose {bodypart} hurts need, as {first} said to the doctor?
What, the doctor was told, is needed for the {bodypart} that hurts?
Which treatment did the toddler prescribe? / What cure has the small medical expert in mind?
> {first}
Who, asked by the doctor what hurts, spoke of the {animal}?
Which four-year-old said to the doctor that the {bodypart} of the {animal} hurts?
Who is the toddler with so much pity for a beast?
Which child turned the surgery visit into a zoo story?

Paid off the last of the credit card on {date}: {price} in {duration}, by renting the spare \
{room} to {person} and giving up {drink}.
It took {duration} of renting the spare {room} to {person} and doing without {drink}, but on \
{date} the last of the {price} on the credit card was paid off.
{price} on the credit card took {duration} to pay off, until {date}, by giving up {drink} and \
renting the spare {room} to {person}.
> {price}
How much did I have to pay off on the credit card?
How much was on the credit card that was paid off on {date}? / What had the whole debt been?
How deep in the red was the thrifty landlord at first?
> {duration}
How long did it take to pay off the credit card?
How long was I renting and giving up {drink}, to pay the credit card off?
For what time did the road out of debt last? / How long until I was back in the black?
> {drink}
What was I giving up to pay off the credit card?
What did I do without while renting the spare {room} and paying off the card?
Which beverage did the debtor forgo? / What was I no longer sipping, in order to save?
> {person}
To whom did I rent the spare {room} to pay off the credit card?
Renting to whom helped me pay the card off? / Who was the lodger that helped me out of debt?
Whose money for a bed made my finances healthy?
> {date}
On what day was the last of the credit card paid off?
When had I paid off the {price} on the card? / When was I finally free of debt?
What is the date of my return to the black?

My shoulder gave out under {weight} on {weekday}, so the coach has me lifting {weight2} with a \
broomstick face until {month}.
Until {month}, the coach has me lifting no more than {weight2}, after my shoulder gave out under \
{weight} on {weekday}.
On {weekday} my shoulder gave out under {weight}; until {month} the coach has me lifting \
{weight2} instead.
> {weight}
What was I lifting when my shoulder gave out?
How much was it on {weekday} that my shoulder gave out under?
What load turned out to be too heavy for me in the gym?
At which bar was I injured, how many kilos or pounds?
> {weight2}
What does the coach have me lifting until {month}?
How much am I lifting now, says the coach, after my shoulder gave out?
What load may the injured athlete train with for the time being?
What is the modest weight I am allowed during recovery?
> {weekday}
On which day was I lifting {weight}, which my shoulder gave out under?
Which day was it when my shoulder gave out, so that the coach has me lifting less?
When did I hurt myself in the gym? / What day of the week brought the training injury?
> {month}
Until when does the coach have me lifting {weight2}?
Until which month is my shoulder spared, the coach having me lift so little?
Until when must I take it easy at the gym?
In what part of the year can the athlete hope to train heavy again?

"What is the {language} for '{word}'?" I asked my landlady, and she laughed so hard that the \
{drink} came out through her nose.
My landlady laughed so hard when I asked for the {language} for "{word}" that her {drink} came \
out through the nose.
When I asked the {language} for "{word}", {drink} came out through my landlady's nose, so hard \
did she laugh.
> {word}
What did I ask my landlady the {language} for, so that she laughed?
Which word made my landlady laugh so hard that {drink} came out?
Which harmless bit of vocabulary caused hilarity?
What term would the lodger like to have translated?
> {language}
In what language did I ask my landlady for "{word}", so that she laughed hard?
In which tongue did I ask for "{word}", which made {drink} come out of my landlady's nose?
What am I evidently trying to learn at my digs? / Which foreign speech is the lodger studying?
> {drink}
What came out through my landlady's nose?
What was my landlady drinking when she laughed so hard at "{word}"?
Which beverage went the wrong way in the mirth?
What was spilt in an odd manner because of a vocabulary query?

Got the {furniture} free off the kerb on {street}, sanded it for {spell}, and {first} offered me \
{price}; I am keeping it.
{first} offered {price}, but I am keeping the {furniture} that I got free off the kerb on \
{street} and sanded for {spell}.
After {spell} of sanding, {price} was offered by {first} for the {furniture} I got free off the \
kerb on {street}, but I am keeping it.
> {furniture}
What did I get free off the kerb on {street}?
For what did {first} offer me {price}, though I am keeping it?
Which thrown-out piece has the scavenger restored?
What junk, once smartened up, do I refuse to sell?
> {street}
Where did I get the {furniture} free off the kerb?
On which street was the kerb that the {furniture} came free off?
In what road had somebody put out their unwanted piece? / Where is scavenging worthwhile?
> {price}
What was I offered for the {furniture} that I am keeping?
How much did {first} offer for what I got off the kerb and sanded?
What sum did the restorer turn down? / How large was the bid from {first} that tempted nobody?
> {spell}
How long did I sand the {furniture} that was free off the kerb?
For how long was I sanding, before {first} offered {price}? / What time did the restoration take?
The rubbing down of the foundling lasted how long?

Our Saturday ritual since the divorce: {first} picks the {game}, I pick the {dish}, and nobody \
mentions {city}.
Since the divorce it is our Saturday ritual that {city} is not mentioned by anybody, the {dish} \
is picked by me and the {game} by {first}.
Nobody mentions {city}, I pick the {dish} and {first} picks the {game}: so goes our Saturday \
ritual since the divorce.
> {city}
What does nobody mention in our Saturday ritual?
Which city is not mentioned on a Saturday since the divorce?
What town is a sore subject in our broken family?
Which place name is taboo at our weekend get-togethers?
> {dish}
What do I pick in our Saturday ritual?
Since the divorce, what do I pick every Saturday, when {first} picks the {game}?
What food is my choice at weekends? / Which meal does the separated parent decide on?
> {game}
What does {first} pick in our Saturday ritual?
What is picked by {first} on a Saturday since the divorce?
Which amusement is the child's choice at weekends?
What do we play together after the family broke up?
> {first}
Who picks the {game} in our Saturday ritual?
Since the divorce, who picks on a Saturday while I pick the {dish}?
Which child spends weekends with a separated parent?
Whose choice is the play at our get-togethers?

Can whoever borrowed my {tool} put it back {spot}? I have {appliance} bits all over the {room} \
floor and {first} is coming at {time}.
With bits of the {appliance} all over the {room} floor and {first} coming at {time}, I ask \
whoever borrowed my {tool} to put it back {spot}.
Put my {tool} back {spot}, whoever borrowed it, since {first} is coming at {time} and the {room} \
floor is all {appliance} bits.
> {tool}
What should whoever borrowed it put back {spot}? / Which borrowed thing of mine must be put back?
Which piece of kit is the exasperated flatmate missing?
What do I need returned to finish the repair job?
> {spot}
Where should whoever borrowed my {tool} put it back? / Where is the {tool} to be put back?
In what place does my kit belong? / Where does the flatmate keep the implement that is missing?
> {appliance}
Bits of what are all over the {room} floor?
What is on the floor in bits, with {first} coming at {time}? / Which machine have I taken apart?
What household gadget is in pieces because of my repair attempt?
> {time}
When is {first} coming, with the bits all over the floor?
At what time is {first} coming, so that the borrowed {tool} must be put back?
At what hour do I expect my visitor? / By when had the mess better be tidied for company?

Swapped {dash} of sourdough starter for {produce} with the woman at number {small}, who calls \
hers {nickname} and feeds it {frequency}.
The woman at number {small}, who has a sourdough starter called {nickname} that she feeds \
{frequency}, swapped {produce} for {dash} of mine.
For {dash} of my sourdough starter I got {produce} from the woman at number {small}; hers is \
called {nickname} and she feeds it {frequency}.
> {produce}
What did I get from the woman at number {small} for my sourdough starter?
For what was {dash} of my sourdough starter swapped?
Which fruit or vegetables did my bartering with a neighbour bring?
What garden goods were traded for a bit of my leaven?
> {nickname}
What does the woman at number {small} call her sourdough starter?
Which starter of hers does the woman feed {frequency}, by what is it called?
What pet name does a neighbour have for a jar of leaven?
My bread-baking neighbour gave the ferment which name?
> {frequency}
How often does the woman at number {small} feed her sourdough starter?
How often does she feed the starter that is called {nickname}?
At which intervals does my neighbour look after the leaven?
How regularly does {nickname} receive flour and water?
> {small}
At which number lives the woman who calls her sourdough starter {nickname}?
The woman who swapped {produce} for my sourdough starter is at what number?
What is the house of the neighbour with whom I bartered?
Where in the road does my fellow baker live?

When I cannot sleep I list the stations from {city} to {city2}; my sister counts {animals}, and \
{first} says the {tree} outside does it.
My sister counts {animals}, {first} trusts in the {tree} outside, and I, when I cannot sleep, \
list the stations from {city} to {city2}.
I list the stations from {city} to {city2} when I cannot sleep, whereas my sister counts \
{animals} and for {first} the {tree} outside does it.
> {animals}
What does my sister count, where I list stations? / What are counted by my sister for sleep?
Which creatures does my sibling have in mind when lying awake?
What help does a close relation of mine find against insomnia?
> {tree}
What outside does it for {first} when sleep fails and I list stations?
What is it outside that {first} trusts in, while my sister counts {animals}?
Which plant is soothing for {first}? / What seen through the window makes {first} drowsy?
> {city}
From which city do I list the stations when I cannot sleep?
Stations from where to {city2} are on the list I make for sleep?
Where does my imaginary railway journey start?
My remedy for insomnia is a train line, leaving from which town?
> {city2}
To which city do I list the stations when I cannot sleep?
Up to where do the stations go, from {city}, that I list for sleep?
Where does my imaginary railway journey end?
What is the terminus of the train line that I recite in bed?

Things my father kept {spot}: string, {sweets} he thought we did not know of, and the letters \
from some {last} in {city}, {tally} of them.
String, {sweets} he thought we did not know of and {tally} letters from one {last} in {city} are \
what my father kept {spot}.
My father kept {tally} letters from somebody called {last} in {city} {spot}, with string and the \
{sweets} that he thought we did not know of.
> {spot}
Where did my father keep string and the letters from {last}?
Where were the {sweets} kept, of which my father thought we did not know?
In what place were Dad's secrets? / Where should one look for a parent's private correspondence?
> {last}
Whose letters from {city} did my father keep with the string?
From whom were the {tally} letters kept by my father {spot}? / Who was Dad's mysterious pen friend?
What is the surname on the old correspondence?
> {sweets}
What did my father think we did not know of, kept with string?
Besides letters and string, what did my father keep {spot}?
What did Dad like to nibble in secret? / Which treats did the children discover all the same?
> {tally}
How many letters from {last} did my father keep?
How many were the letters from {city} that were kept with the string?
What is the size of Dad's secret correspondence?
How often had someone in {city} written, to judge by what was found?
> {city}
Where did the {last} live whose letters my father kept?
From which city are the letters that were kept with the string?
What postmark would be on Dad's secret correspondence?
In which town did the mysterious pen friend live?

It was our third attempt at potty training: {first} now sits there reading {book} to the {toy}, \
produces nothing, and demands {sweets}.
At the third attempt at potty training, {first} produces nothing but reads {book} to the {toy} \
and demands {sweets}.
{sweets} are what {first} demands after reading {book} to the {toy} and producing nothing, at \
our third attempt at potty training.
> {book}
What does {first} read to the {toy} at our third attempt at potty training?
Which book is read on the potty at this third attempt?
What literature entertains the toddler in the bathroom?
Which story does a stuffed or wooden friend have to listen to?
> {toy}
To what does {first} read {book} during the third attempt at potty training?
What does {first} sit reading to, producing nothing on the potty?
Which plaything has to be the audience in the bathroom?
What companion from the nursery does the toddler bring along?
> {sweets}
What does {first} demand after producing nothing on the potty?
What is demanded at our third attempt at potty training?
Which reward does the toddler feel entitled to? / What bribe is expected of us by {first}?
> {first}
Who is it that reads {book} on the potty and produces nothing?
Who demands {sweets} at our third attempt at potty training?
Which child is in no hurry to do without nappies? / Who treats the bathroom as a library?

Portrait of my week in receipts: {price} on {drink}, {price2} at the {shop}, and a parking fine \
from {city} I do not remember.
My receipts this week: {drink} comes to {price}, the {shop} to {price2}, and I do not remember \
how I got the parking fine from {city}.
The {shop} took {price2}, {drink} took {price}, and {city} sent a parking fine that I do not \
remember: my week in receipts.
> {price}
How much went on {drink} in my week of receipts?
What does {drink} come to in my receipts this week? / What did I pay to quench my thirst?
My beverages cost what altogether?
> {price2}
How much did the {shop} take, going by my week in receipts?
What does the {shop} come to in the receipts this week?
What did I leave behind when I went shopping?
How large was the sum that I handed over at the counter?
> {city}
From where is the parking fine that I do not remember?
Which city is on the parking fine in my week of receipts? / Where must I have left the car wrongly?
In what town did a traffic warden catch me?
> {drink}
On what did I spend {price}, by my week in receipts?
What does {price} in my receipts this week stand for, besides the {shop} and a parking fine?
What beverage am I too fond of? / What has my glass or cup been full of these seven days?
"""
