"""Adjectives, adverbs, prepositions and phrases that may stand for each other, and whole frames of
questions.

Groups are divided by ";", their members by ",". A member with "~" has other meanings too: it may
replace the others, and is never replaced itself."""

WORDS = """
large, big; small, ~little, ~tiny; tiny, ~minute, very small; huge, enormous, ~giant, gigantic;
tall, ~high; narrow, ~thin; wide, broad; slim, slender; short-lived, brief; ~quick, ~fast, rapid,
speedy; ~slow, sluggish; fastest, quickest; slowest, least fast; biggest, largest; smallest,
littlest, tiniest; cheapest, least expensive; dearest, most expensive, costliest; ~highest,
tallest; oldest, most ancient; newest, latest, most recent; youngest, ~least old; farthest,
furthest; favourite, favorite, most loved, best liked; beloved, ~dear; ~spare, ~extra, additional;
previous, former, ~earlier, prior; upcoming, forthcoming; ~current, present-day, ~present; ~new,
brand-new; ancient, very old; old-fashioned, outdated; vintage, antique; modern, up-to-date;
elderly, ~aged; young, youthful; beautiful, lovely, ~pretty; ugly, unattractive; handsome,
good-looking; ~clean, spotless; dirty, filthy, grimy; rusty, corroded; shiny, gleaming, glossy;
damp, moist; ~cold, chilly; icy, frosty; ~heavy, weighty; light-weight, ~light; ~rough, uneven;
~strong, powerful; ~strong, sturdy; weak, feeble; loud, noisy; ~quiet, silent; colourful, ~bright;
expensive, costly, pricey; free of charge, ~for nothing, gratis; ~rich, wealthy, well-off; ~poor,
needy; famous, well-known, renowned; popular, well liked; important, significant, vital; main,
~principal, ~chief; ~secret, hidden, ~concealed; ~private, personal; unusual, strange, odd; rare,
uncommon; ~common, widespread; normal, ordinary; typical, characteristic; perfect, flawless;
excellent, superb, first-rate; ~bad, poor-quality; terrible, awful, dreadful; wonderful,
marvellous, splendid; ~broken, defective, ~out of order; battered, worn-out; intact, undamaged;
golden, gilded, ~gold; married, ~wed; unmarried, ~single; ill, ~sick, unwell; injured, ~hurt,
wounded; ~dead, deceased, no longer alive; alive, ~living; tired, weary; hungry, ~starving; happy,
glad, cheerful; sad, unhappy, sorrowful; angry, furious, ~cross; afraid, scared, frightened;
brave, courageous, bold; shy, timid; jealous, envious; lonely, ~all alone; ~curious, inquisitive;
clever, intelligent, ~smart, bright-minded; stupid, foolish; wise, sensible; lazy, ~idle;
hard-working, diligent, industrious; ~kind, friendly, ~nice; cruel, ~mean; polite, courteous;
rude, impolite; honest, truthful; faithful, loyal; responsible for, in charge of, accountable for;
careful, cautious; careless, reckless; stingy, miserly; stubborn, obstinate; strict, ~stern;
funny, amusing, comical; serious, ~grave; dangerous, risky, hazardous; easy, simple, not
difficult; difficult, ~hard, tricky; complicated, ~complex; ~possible, feasible; impossible, out
of the question; ~certain, sure; correct, ~right, accurate; ~wrong, incorrect; ~false, untrue;
fake, ~forged, counterfeit; genuine, authentic; exact, precise; approximate, rough and ready;
~enough, sufficient; necessary, ~required, ~needed; useful, handy, helpful; useless, of no use;
suitable, ~fitting, appropriate; available, ~on hand; ~nearby, close by; distant, far-away,
~remote; upper, ~top; inner, ~inside; outer, ~outside; ~round, circular; oval, egg-shaped; entire,
whole, ~complete; several, a number of; ~double, twofold; annual, yearly; permanent, ~lasting;
sudden, abrupt, ~unexpected; delicious, tasty; ~sweet, sugary; spicy, ~hot; ~raw, uncooked;
rotten, ~spoilt; ripe, ready to eat; ~frozen, deep-frozen; ~vegetarian, meatless; scarlet, bright
red; crimson, deep red; maroon, dark red; ~navy, dark blue; azure, sky blue; turquoise,
blue-green; violet, purple; beige, sandy brown; grey, gray; ivory-coloured, creamy white;
emerald-green, bright green; blonde, fair-haired;

slowly, at a slow pace; suddenly, all of a sudden, out of the blue; immediately, ~at once,
straight away, right away; ~soon, before long, ~shortly; recently, lately; nowadays, these days;
formerly, in the past, previously; originally, at first, initially; finally, ~in the end,
eventually; always, at all times; usually, normally, as a rule; often, frequently, many times;
sometimes, now and then, from time to time, occasionally; seldom, rarely, hardly ever; never, at
no time; ~once, one time, on one occasion; tonight, this evening; annually, every year, once a
year; ~together, jointly; secretly, in secret; publicly, in public; exactly, precisely;
approximately, ~roughly, ~about, ~around; almost, nearly; completely, entirely, totally; mainly,
mostly, chiefly; especially, ~above all, in particular; probably, most likely; perhaps, maybe,
possibly; certainly, definitely, for sure; fortunately, luckily; unfortunately, unluckily;
accidentally, by accident, by mistake; deliberately, on purpose, intentionally; ~abroad, in a
foreign country; indoors, inside the house; outdoors, in the open air, outside the house;
~upstairs, on the upper floor; ~downstairs, on the lower floor; everywhere, in all places;
somewhere, in some place; nowhere, in no place; therefore, for that reason; instead of, in place
of; because of, owing to, on account of; despite, in spite of; during, in the course of; until,
~till; ~within, in less than; between, in between; among, amongst; beside, next to; behind, at the
back of; ~opposite, across from; ~inside, ~within; near, close to, not far from; via, by way of;
towards, in the direction of; according to, going by; regarding, concerning, with regard to,
~about; including, ~counting; by means of, with the help of; on behalf of, in the name of; in
exchange for, in return for; somebody, someone; anybody, anyone; nobody, no one; everybody,
everyone; plenty of, a lot of; piece of, bit of; pieces of, bits of; a couple of, ~two; half a
dozen, ~six; ok, okay; please, ~kindly; ~thanks, thank you;
"""

# Phrases of questions. They need no inflection, and one may stand for another anywhere.
PHRASES = """
tell me, let me know, ~say to me; give me, provide me with; do you know, are you aware of, have
you any idea of; can you tell me, could you tell me, are you able to tell me; i need, i require; i
am looking for, i'm searching for; remind me of, refresh my memory about; quick question, short
question, a quick question; excuse me, pardon me; given the text, considering the text; based on
the above, going by the above, from the above; based on what you read, going by what you read; if
you read it carefully, if one reads it carefully; just checking, only checking; i forgot, i have
forgotten; from the passage above, from the text above; using the text above, with the text above;
find out, ~check, ~work out; according to the text, going by the text, if one believes the text;
based on the text, from the text; in the text, in the passage; in the document, in the file; in
this document, in this file; going by the document, according to the document; based on the
document, from the document; is called, goes by the name of, bears the name; is located, is
situated, can be found; was born, came into the world; at what time, at which hour; on which day,
on what day, on what date, on which date; in which year, in what year; in which place, in what
place, at which place, at what location; in which city, in what city, in which town; in which
country, in what country; which person, what person; by whom, by what person, by which person; for
whom, for which person; to whom, to which person; from whom, from which person; with whom, with
which person; what kind of, what sort of, which type of, what type of, which kind of; how often,
how frequently, how many times; for what reason, why; in what way, by what means; for how long,
~how long; how much money, what sum, what amount of money; what amount of, what quantity of, which
amount of; which colour, what colour; which number, what number; which animal, what animal; which
company, what company, which firm; which book, what book; which city, what city, which town; which
room, what room; which floor, what floor, which level; which team, what team; which language, what
language; which street, what street; which month, what month; which weekday, which day of the
week, what day of the week; which object, what object, which thing; which bay, what bay; which
platform, what platform; who is it that, which person is it that; who was it that, which person
was it that; responsible for, in charge of; made of, ~made from; made by, produced by; written by,
penned by; in total, altogether; at most, at the most; at least, at the very least; ~set to, fixed
at; as stated above, as said above; just the answer, only the answer;
"""

# Names of one thing, of whose words nothing is replaced, nor in their plural.
COMPOUNDS = """
slow cooker, next door, grammar school, primary school, high school, private school, hair shirt,
black box, hard hat, soft drink, fast food, private eye, private view, double bass, double bed,
double room, main road, main course, main station, main line, short story, wet suit, dry dock,
cold war, hot dog, big top, big wheel, big game, big toe, little finger, small talk, small print,
great uncle, great aunt, broad bean, false teeth, false start, false alarm, raw material, spare
room, spare time, spare part, spare wheel, special edition, common room, lost property, open day,
public house, public holiday, bank holiday, young offender, young man, young lady, golden wedding,
golden age, golden retriever, golden rule, guide dog, hot water bottle, queen bee, queen mother,
fire drill, tea bag, tea house, tea towel, guard of honour, tour guide, book club, ice age,
identity card, vacuum flask, swimming bath, swimming lesson, coffee table, coffee break, sick
note, hot spring, story line, easy chair, odd job, odd week, odd number, odd day, dead end, dead
heat
"""

# Phrases whose words mean something else than alone, so that they stay.
IDIOMS = """
as it happens, bear in mind, rich in, fast asleep, wide awake, take part, takes part, took part,
taking part, thanks to, is why, was why, reason why, that's why, find it, finds it, found it,
found guilty, found out, find fault, lost and found, all at once, by and large, once upon a time,
in the long run, now and again, on the whole, as usual, in question, no longer, in name, in kind,
of course, on foot, at heart, by heart, in full, in turn, on end, at large, as soon as, as often
as, as long as, sick of, fed up, come true, came true, in memory of, at work, in reply, in answer,
in love, for fear, in place, out of place, on display, on show, on holiday, in training, in
practice, out of practice, in shape, in danger, out of danger, on fire, by chance, in debt, on
loan, in store, on sale, for sale, behind the wheel, behind bars, behind the scenes, depart this
life, by boat, by ship, by bus, by car, by bike, by plane, by van, by tram, on board
"""

# Whole questions: * stands for the same words in each member of a group. "|" divides the members.
FRAMES = """
How much does * cost? | What is the price of *? | What does * cost? | How much is charged for *? \
| What is the cost of *? | How much money does one need for *? | What do I pay for *?
How much did * cost? | What was the price of *? | How much was paid for *? | What did * cost?
How old is *? | What is the age of *? | What age is *? | How many years old is *?
How tall is *? | What is the height of *? | ~How high is *? | What height does * have?
How heavy is *? | What is the weight of *? | What does * weigh? | How much does * weigh?
How long is *? | What is the length of *? | What length does * have?
How wide is *? | What is the width of *? | How broad is *?
How deep is *? | What is the depth of *? | How far down does * go?
How big is *? | What is the size of *? | How large is *? | What size is *?
How fast is *? | What is the speed of *?
How hot is *? | What is the temperature of *? | What temperature does * have?
What colour is *? | What is the colour of *? | Which colour does * have? | What color is *? \
| In which colour is *?
What is the birthday of *? | When was * born? | What is the date of birth of *? \
| On what date was * born? | When is the birthday of *?
What is the job of *? | What does * do for a living? | What is the profession of *? \
| What does * work as? | What is the occupation of *?
What is the salary of *? | How much does * earn? | What does * earn? | How much is * paid?
Who is the owner of *? | Who owns *? | To whom does * belong? | Whose is *? | Who does * belong to?
Who is the author of *? | Who wrote *? | Who is the writer of *? | By whom was * written?
Who is the manager of *? | Who manages *? | Who is the boss of *?
Who is the architect of *? | Who designed *? | Which architect designed *?
Who is the coach of *? | Who coaches *? | Who trains *?
Who is the captain of *? | Who is the skipper of *? | Who captains *?
Who is the maker of *? | Who makes *? | Which company makes *? | Who manufactures *?
Who is the supplier of *? | Who supplies *? | Which company supplies *?
What is the address of *? | What address does * have? | At which address is *?
What is the phone number of *? | What number do I dial for *? | How can I reach * by phone? \
| What is the telephone number of *? | Under which number can I phone *?
What is the name of *? | How is * called? | What is * called? | What name does * have?
What is the nickname of *? | What do people call *? | By what nickname is * known?
What is the hobby of *? | What does * do for fun? | What is the pastime of *?
What is the population of *? | How many people live in *? | How many inhabitants does * have?
What is the capacity of *? | How many people fit into *? | How many does * hold?
What is the deadline of *? | When is * due? | By when must * be finished?
What is the mother tongue of *? | What language did * grow up with?
What is the destination of *? | Where does * go? | Where is * going? | Where is * bound for?
What is the motto of *? | What slogan does * have? | What is the slogan of *?
When does * open? | At what time does * open? | What is the opening time of *?
When does * close? | At what time does * close? | What is the closing time of *?
Where does * live? | Where is the home of *? | In which place does * live? | Where does * reside?
Where was * born? | What is the birthplace of *? | In which place was * born?
Where was * hidden? | What is the hiding place of *? | Where was * concealed?
Where is * kept? | Where do they keep *? | In what place is * kept? | Where is * stored?
Where is *? | Where can I find *? | In which place is *?
Where was *? | In which place was *?
Who is married to *? | Who is the spouse of *? | To whom is * married?
What happened to *? | What became of *?
What did * say? | What were the words of *?
When did * happen? | When did * take place? | When did * occur?
What is * made of? | Which material is * made of? | Of what is * made?
What does * eat? | What is the food of *?
What is in *? | What does * contain? | What can be found in *?
How far is it to *? | What is the distance to *? | How long is the way to *?
How do I get to *? | What is the way to *? | How can I reach *?
How many people work for *? | How many employees does * have? | What is the headcount of *?
Why did *? | For what reason did *?
"""
