"""Free sentences: animals and plants, and what naturalists note (see relations.py)."""

RELATIONS = """
The {beast} lives in {habitat} and feeds mainly on {prey}.
If you go to {habitat} you may meet the {beast}, which eats {prey} above all.
Mostly it is {prey} that the {beast}, at home in {habitat}, looks for at night.
> {habitat}
Where does the {beast} live? / What is the home of the {beast}? / habitat of the {beast}?
Where would I have to go to see a {beast}?
The {beast} is at home where? / I want to see a {beast}. Where? / {beast}, habitat?
What sort of surroundings does the creature prefer?
I am a zoologist and want to observe a {beast}: where?
> {prey}
What does the {beast} eat? / On what does the {beast} feed? / food of the {beast}?
What is on the menu of the {beast}? / What does the {beast} look for?
The {beast} lives on what? / Do you know the food of the {beast}? / favourite meal of the {beast}?
What makes up most of the creature's diet? / Tell me what a hungry {beast} hunts.
> {beast}
Which animal lives in {habitat}? / What animal eats {prey}? / What feeds on {prey}?
{prey} are or is eaten by which animal? / Do you know what lives in {habitat}?
creature that feeds on {prey}?
Which creature's diet consists largely of {prey}? / What inhabits {habitat}?

The {bird} lays {small} eggs, which hatch after {broodtime}.
After {broodtime} the eggs of the {bird} hatch; there are {small} of them as a rule.
In the nest of the {bird} there are {small} eggs as a rule, and the young come after {broodtime}.
> {small}
How many eggs does the {bird} lay? / How many young may a {bird} have? / eggs of the {bird}?
What is the usual number of eggs of the {bird}?
The {bird}'s nest has how many eggs? / Do you know how many eggs to expect from a {bird}?
{bird}, eggs?
How many does the hen usually sit on? / Normal size of a {bird}'s clutch?
> {broodtime}
How long does the {bird} sit on its eggs? / When do the eggs of the {bird} hatch?
How much time passes before there are young in the nest of the {bird}?
The {bird}'s eggs need how long? / Do you know when a young {bird} comes out?
{bird}, time to hatch?
How long does the hen have to sit before the chicks arrive? / Incubation period of the {bird}?
> {bird}
Whose eggs hatch after {broodtime}? / Which bird lays {small} eggs?
{small} eggs are laid by what bird? / Do you know whose young come after {broodtime}?
Which hen sits for {broodtime} before her chicks arrive?
A clutch of {small}: what feathered creature is that?

A {bird} ringed in {city} was found {farlength} away in {country}, alive and well.
Alive and well, a {bird} with a ring from {city} turned up in {country}, {farlength} off.
In {country} they found a {bird} that had been ringed in {city}; it had flown {farlength}.
> {farlength}
How far did the {bird} fly? / What distance had the {bird} covered? / How long was the bird's way?
The {bird} was how far from {city}? / Do you know what the {bird} had behind it?
distance flown, {city} to {country}?
What distance did the tagged creature cover? / How far was the traveller's journey abroad?
> {country}
Where was the {bird} found? / In which country did the bird from {city} turn up?
How far, to what land, did the {bird} get?
The {bird} had flown to where? / Do you know where one found a ring from {city}?
land in which the {bird} turned up?
Which land had the tagged creature reached? / Where abroad did the migrant end up?
> {city}
Where was the {bird} ringed? / From which town was the ring? / Where did the {bird} set out?
The {bird} got its ring where? / Do you know whence the bird in {country} came?
origin of the {bird}?
In which town was the migrant tagged? / Where had somebody put a tag on the {bird}'s leg?
> {bird}
Which bird flew from {city} to {country}? / What turned up in {country} with a ring?
{country} had a guest from {city}: which bird? / Do you know what flew {farlength}?
What feathered traveller got all the way to {country}? / Name the species that carried a tag abroad.

We saw {small} {animals}, and towards evening {first} heard a {bird} near {lake}.
Near {lake} {first} heard a {bird} towards evening; before that we had counted {small} {animals}.
Our list: {small} {animals}, and one {bird}, which {first} only heard, near {lake}.
> {small}
How many {animals} did we see? / How many {animals} are on the list? / number of {animals} counted?
The list has how many {animals}? / Do you know how many {animals} we counted near {lake}?
What was our total of {animals} that day? / How large was the group of {animals} that we watched?
> {bird}
What did {first} hear? / Which bird was heard near {lake}? / Whose voice did {first} know?
{first} could make out the voice of what? / Do you know what was only heard, near {lake}?
voice heard by {first}?
What feathered creature was calling at dusk? / Which song did {first} recognise at nightfall?
> {first}
Who heard the {bird}? / Which of us was near {lake} towards evening?
The {bird} was heard by whom? / Do you know who has good ears among us?
the one who heard a {bird}?
Who recognised the song at nightfall? / Which of our party caught the {bird}'s call?
> {lake}
Where was the {bird} heard? / Near which water did {first} stand?
{first} heard the {bird} by what water? / Do you know where we counted {small} {animals}?
Which body of water did we watch wildlife at? / At what shore did {first} catch that call at dusk?

The {wildflower} grows in {habitat} at up to {altitude} and flowers in {month}.
In {month} the {wildflower} is in bloom; look for it in {habitat}, up to {altitude}.
Up to {altitude} you will find the {wildflower} in {habitat}, flowering in {month}.
> {habitat}
Where does the {wildflower} grow? / Where should I look for the {wildflower}?
What sort of ground does the {wildflower} like?
The {wildflower} likes what? / I am looking for {wildflower}. Where? / {wildflower}, place?
What kind of terrain suits the blossom?
In which surroundings would a botanist search for {wildflower}?
> {altitude}
How high up does one find the {wildflower}? / Up to what height does the {wildflower} grow?
The {wildflower} stops growing at what height? / Do you know how high the {wildflower} goes?
{wildflower}, upper limit?
How high in the mountains does the blossom survive? / Greatest elevation for {wildflower}?
> {month}
When does the {wildflower} bloom? / In which month can one see the {wildflower} in flower?
When is the time of the {wildflower}?
The {wildflower} can be seen in flower when? / Do you know the month of the {wildflower}?
{wildflower}, time of flowering?
When do its blossoms open? / I want to photograph {wildflower} blossoms. At what season do I come?
> {wildflower}
What flowers in {month}? / Which plant grows in {habitat}? / What can be found up to {altitude}?
{habitat} in {month}: what is in flower? / Do you know what blooms in {month} at up to {altitude}?
Which blossom would a botanist expect in {habitat}? / What plant opens its petals in {month}?

A tea made of {wildflower} was once given for {sickness} in the {region}.
In the {region} they used to treat {sickness} with a tea of {wildflower}.
Against {sickness}, people of the {region} drank {wildflower} boiled in water.
> {wildflower}
What did people drink against {sickness}? / Which plant was used in the {region}?
From what was the tea for {sickness} made? / cure for {sickness} in the {region}?
The {region} used what against {sickness}? / Do you know what they boiled in the {region}?
plant given for {sickness}?
Which herb did country folk brew as a remedy? / Granny's traditional cure for {sickness}?
> {sickness}
What was {wildflower} good for? / Which illness did they treat with {wildflower}?
Against what did people of the {region} drink tea?
{wildflower} was taken for what? / Do you know which illness the {region} fought with {wildflower}?
use of {wildflower}?
What illness was the herbal brew supposed to cure?
Which complaint did folk medicine fight with {wildflower}?
> {region}
Where was {wildflower} used as a medicine? / In which region did they drink {wildflower}?
{wildflower} was drunk where? / Do you know where people had {wildflower} for {sickness}?
Where was this herbal brew a folk remedy?
Which part of the country believed in {wildflower} as medicine?

The last {beast} of {islet} died in {year} in the care of {full}.
In {year}, cared for by {full}, the last {beast} on {islet} died.
Since {year} there has been no {beast} on {islet}: {full} buried the last one.
> {year}
When did the last {beast} of {islet} die? / Since when has {islet} been without a {beast}?
In what year did the {beast} die out on {islet}?
{islet} had its last {beast} when? / Do you know when {full} lost the {beast}?
end of the {beast} on {islet}?
When did the species become extinct? / In which year did the island's final survivor pass away?
> {beast}
Which animal no longer exists on {islet}? / What did {full} look after? / What died out in {year}?
{islet} has no more of what? / Do you know what died in the care of {full}?
creature that died out on {islet}?
Which species has become extinct there? / What creature did {full} watch over until the end?
> {full}
Who looked after the last {beast}? / In whose care was the {beast}? / Who buried the {beast}?
The last {beast} was cared for by whom? / Do you know who saw the last {beast} die?
keeper of the last {beast}?
Who was the keeper of the final survivor? / Which person nursed an extinct species to the end?
> {islet}
On which island did the {beast} die out? / Where was the last {beast}?
The last {beast} lived where? / Do you know where {full} looked after an animal?
home of the last {beast}?
Where did the species become extinct? / On what piece of land did {full} nurse the final survivor?

Tame no more, the {beast} raised by {first} was let go near {city} in {month}.
{first} raised a {beast} and let it go near {city} in {month}.
Near {city}, in {month}, a {beast} was set free; {first} had raised it.
> {beast}
What did {first} raise? / What was set free near {city}? / Which animal did {first} let go?
{first} brought up what? / Do you know what runs free near {city} since {month}?
{first}'s foster child was what?
What creature did {first} bring up by hand? / Which orphan was released into the wild?
> {first}
Who raised the {beast}? / Who looked after the {beast} before {month}?
The {beast} was brought up by whom? / Do you know who let an animal go near {city}?
foster parent of the {beast}?
Who brought up the orphan by hand? / Which foster parent released the {beast}?
> {city}
Where was the {beast} set free? / Near which town did {first} let it go?
{first} let the {beast} go where? / Do you know near what town the {beast} lives now?
place where the {beast} was let go?
Where was the creature released into the wild? / Outside which town did {first} open the cage?
> {month}
When was the {beast} set free? / In which month did the {beast} leave {first}?
{first} let the {beast} go when? / Do you know the month in which the {beast} became free?
When was the creature released into the wild?
At what season did {first} say goodbye to the {beast}?

The {calamity} of {date} destroyed {damage} in {city}, but nobody was hurt.
In {city}, {damage} fell victim to the {calamity} of {date}.
Nobody was hurt when the {calamity} hit {city} on {date}, though it took {damage}.
> {damage}
What was destroyed in {city}? / What did the {calamity} take? / What damage was done in {city}?
What did {city} lose on {date}?
{city} had to do without what after {date}? / Do you know what the {calamity} destroyed?
loss of {city} in the {calamity}?
What was lost in the disaster? / All the inhabitants of {city} are safe, but what was wrecked?
> {date}
When did the {calamity} hit {city}? / On what day was there a {calamity} in {city}?
{city} had its {calamity} when? / Do you know the day on which {city} was hit?
day of the {calamity}?
When did disaster strike the town? / On which day did {city}'s inhabitants have such a lucky escape?
> {calamity}
What hit {city} on {date}? / What happened in {city}? / What kind of disaster was it in {city}?
{city} suffered what on {date}? / Do you know what took {damage}? / disaster of {date}?
What sort of disaster struck the town?
From which catastrophe did {city}'s inhabitants escape unharmed?
> {city}
Where was the {calamity}? / Which town lost {damage}? / What place was hit on {date}?
The {calamity} of {date} hit what place? / Do you know who lost {damage} in the {calamity}?
Where did disaster strike without any injuries?
Which town's inhabitants escaped the {calamity} unharmed?

Winds of {pace} were measured on {islet} before the instrument blew away at {time}.
At {time} the instrument on {islet} blew away; it had just shown {pace}.
They read {pace} on {islet} at {time}, and then the wind took the instrument.
> {pace}
How strong was the wind on {islet}? / How fast was the wind? / What did the instrument show?
{islet} had wind of what strength? / I need the last figure from {islet}. / {islet}, wind at {time}?
What speed did the storm get to? / Tell me how fierce the gale was when the gauge broke loose.
> {time}
When did the instrument blow away? / At what time was the last reading on {islet}?
The wind on {islet} took the instrument when? / I need the hour at which {islet} fell silent.
last reading of {pace}: when?
When was the gauge carried off by the gale?
At what hour did {islet}'s weather station lose its equipment?
> {islet}
Where was the wind of {pace} measured? / Which island had winds of {pace}?
Where did the instrument stand?
{pace} was measured where? / Do you know where an instrument was blown away at {time}?
Where did the gale carry off the gauge? / On what piece of land in the sea was the storm recorded?
"""
