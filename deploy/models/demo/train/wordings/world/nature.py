"""Free sentences: animals and plants, and what naturalists note (see relations.py)."""

RELATIONS = """
The {beast} lives in {habitat} and feeds mainly on {prey}.
If you go to {habitat} you may meet the {beast}, which eats {prey} above all.
Mostly it is {prey} that the {beast}, at home in {habitat}, looks for at night.
> {habitat}
Where does the {beast} live? / What is the home of the {beast}? / habitat of the {beast}?
Where would I have to go to see a {beast}?
The {beast} is at home where? / I want to see a {beast}. Where? / {beast}, habitat?
> {prey}
What does the {beast} eat? / On what does the {beast} feed? / food of the {beast}?
What is on the menu of the {beast}? / What does the {beast} look for?
The {beast} lives on what? / Do you know the food of the {beast}? / favourite meal of the {beast}?
> {beast}
Which animal lives in {habitat}? / What animal eats {prey}? / What feeds on {prey}?
{prey} are or is eaten by which animal? / Do you know what lives in {habitat}?
creature that feeds on {prey}?

The {bird} lays {small} eggs, which hatch after {broodtime}.
After {broodtime} the eggs of the {bird} hatch; there are {small} of them as a rule.
In the nest of the {bird} there are {small} eggs as a rule, and the young come after {broodtime}.
> {small}
How many eggs does the {bird} lay? / How many young may a {bird} have? / eggs of the {bird}?
What is the usual number of eggs of the {bird}?
The {bird}'s nest has how many eggs? / Do you know how many eggs to expect from a {bird}?
{bird}, eggs?
> {broodtime}
How long does the {bird} sit on its eggs? / When do the eggs of the {bird} hatch?
How much time passes before there are young in the nest of the {bird}?
The {bird}'s eggs need how long? / Do you know when a young {bird} comes out?
{bird}, time to hatch?
> {bird}
Whose eggs hatch after {broodtime}? / Which bird lays {small} eggs?
{small} eggs are laid by what bird? / Do you know whose young come after {broodtime}?

A {bird} ringed in {city} was found {farlength} away in {country}, alive and well.
Alive and well, a {bird} with a ring from {city} turned up in {country}, {farlength} off.
In {country} they found a {bird} that had been ringed in {city}; it had flown {farlength}.
> {farlength}
How far did the {bird} fly? / What distance had the {bird} covered? / How long was the bird's way?
The {bird} was how far from {city}? / Do you know what the {bird} had behind it?
distance flown, {city} to {country}?
> {country}
Where was the {bird} found? / In which country did the bird from {city} turn up?
How far, to what land, did the {bird} get?
The {bird} had flown to where? / Do you know where one found a ring from {city}?
land in which the {bird} turned up?
> {city}
Where was the {bird} ringed? / From which town was the ring? / Where did the {bird} set out?
The {bird} got its ring where? / Do you know whence the bird in {country} came?
origin of the {bird}?
> {bird}
Which bird flew from {city} to {country}? / What turned up in {country} with a ring?
{country} had a guest from {city}: which bird? / Do you know what flew {farlength}?

We saw {small} {animals}, and towards evening {first} heard a {bird} near {lake}.
Near {lake} {first} heard a {bird} towards evening; before that we had counted {small} {animals}.
Our list: {small} {animals}, and one {bird}, which {first} only heard, near {lake}.
> {small}
How many {animals} did we see? / How many {animals} are on the list? / number of {animals} counted?
The list has how many {animals}? / Do you know how many {animals} we counted near {lake}?
> {bird}
What did {first} hear? / Which bird was heard near {lake}? / Whose voice did {first} know?
{first} could make out the voice of what? / Do you know what was only heard, near {lake}?
voice heard by {first}?
> {first}
Who heard the {bird}? / Which of us was near {lake} towards evening?
The {bird} was heard by whom? / Do you know who has good ears among us?
the one who heard a {bird}?
> {lake}
Where was the {bird} heard? / Near which water did {first} stand?
{first} heard the {bird} by what water? / Do you know where we counted {small} {animals}?

The {wildflower} grows in {habitat} at up to {altitude} and flowers in {month}.
In {month} the {wildflower} is in bloom; look for it in {habitat}, up to {altitude}.
Up to {altitude} you will find the {wildflower} in {habitat}, flowering in {month}.
> {habitat}
Where does the {wildflower} grow? / Where should I look for the {wildflower}?
What sort of ground does the {wildflower} like?
The {wildflower} likes what? / I am looking for {wildflower}. Where? / {wildflower}, place?
> {altitude}
How high up does one find the {wildflower}? / Up to what height does the {wildflower} grow?
The {wildflower} stops growing at what height? / Do you know how high the {wildflower} goes?
{wildflower}, upper limit?
> {month}
When does the {wildflower} bloom? / In which month can one see the {wildflower} in flower?
When is the time of the {wildflower}?
The {wildflower} can be seen in flower when? / Do you know the month of the {wildflower}?
{wildflower}, time of flowering?
> {wildflower}
What flowers in {month}? / Which plant grows in {habitat}? / What can be found up to {altitude}?
{habitat} in {month}: what is in flower? / Do you know what blooms in {month} at up to {altitude}?

A tea made of {wildflower} was once given for {sickness} in the {region}.
In the {region} they used to treat {sickness} with a tea of {wildflower}.
Against {sickness}, people of the {region} drank {wildflower} boiled in water.
> {wildflower}
What did people drink against {sickness}? / Which plant was used in the {region}?
From what was the tea for {sickness} made? / cure for {sickness} in the {region}?
The {region} used what against {sickness}? / Do you know what they boiled in the {region}?
plant given for {sickness}?
> {sickness}
What was {wildflower} good for? / Which illness did they treat with {wildflower}?
Against what did people of the {region} drink tea?
{wildflower} was taken for what? / Do you know which illness the {region} fought with {wildflower}?
use of {wildflower}?
> {region}
Where was {wildflower} used as a medicine? / In which region did they drink {wildflower}?
{wildflower} was drunk where? / Do you know where people had {wildflower} for {sickness}?

The last {beast} of {islet} died in {year} in the care of {full}.
In {year}, cared for by {full}, the last {beast} on {islet} died.
Since {year} there has been no {beast} on {islet}: {full} buried the last one.
> {year}
When did the last {beast} of {islet} die? / Since when has {islet} been without a {beast}?
In what year did the {beast} die out on {islet}?
{islet} had its last {beast} when? / Do you know when {full} lost the {beast}?
end of the {beast} on {islet}?
> {beast}
Which animal no longer exists on {islet}? / What did {full} look after? / What died out in {year}?
{islet} has no more of what? / Do you know what died in the care of {full}?
creature that died out on {islet}?
> {full}
Who looked after the last {beast}? / In whose care was the {beast}? / Who buried the {beast}?
The last {beast} was cared for by whom? / Do you know who saw the last {beast} die?
keeper of the last {beast}?
> {islet}
On which island did the {beast} die out? / Where was the last {beast}?
The last {beast} lived where? / Do you know where {full} looked after an animal?
home of the last {beast}?

Tame no more, the {beast} raised by {first} was let go near {city} in {month}.
{first} raised a {beast} and let it go near {city} in {month}.
Near {city}, in {month}, a {beast} was set free; {first} had raised it.
> {beast}
What did {first} raise? / What was set free near {city}? / Which animal did {first} let go?
{first} brought up what? / Do you know what runs free near {city} since {month}?
{first}'s foster child was what?
> {first}
Who raised the {beast}? / Who looked after the {beast} before {month}?
The {beast} was brought up by whom? / Do you know who let an animal go near {city}?
foster parent of the {beast}?
> {city}
Where was the {beast} set free? / Near which town did {first} let it go?
{first} let the {beast} go where? / Do you know near what town the {beast} lives now?
place where the {beast} was let go?
> {month}
When was the {beast} set free? / In which month did the {beast} leave {first}?
{first} let the {beast} go when? / Do you know the month in which the {beast} became free?

The {calamity} of {date} destroyed {damage} in {city}, but nobody was hurt.
In {city}, {damage} fell victim to the {calamity} of {date}.
Nobody was hurt when the {calamity} hit {city} on {date}, though it took {damage}.
> {damage}
What was destroyed in {city}? / What did the {calamity} take? / What damage was done in {city}?
What did {city} lose on {date}?
{city} had to do without what after {date}? / Do you know what the {calamity} destroyed?
loss of {city} in the {calamity}?
> {date}
When did the {calamity} hit {city}? / On what day was there a {calamity} in {city}?
{city} had its {calamity} when? / Do you know the day on which {city} was hit?
day of the {calamity}?
> {calamity}
What hit {city} on {date}? / What happened in {city}? / What kind of disaster was it in {city}?
{city} suffered what on {date}? / Do you know what took {damage}? / disaster of {date}?
> {city}
Where was the {calamity}? / Which town lost {damage}? / What place was hit on {date}?
The {calamity} of {date} hit what place? / Do you know who lost {damage} in the {calamity}?

Winds of {pace} were measured on {islet} before the instrument blew away at {time}.
At {time} the instrument on {islet} blew away; it had just shown {pace}.
They read {pace} on {islet} at {time}, and then the wind took the instrument.
> {pace}
How strong was the wind on {islet}? / How fast was the wind? / What did the instrument show?
{islet} had wind of what strength? / I need the last figure from {islet}. / {islet}, wind at {time}?
> {time}
When did the instrument blow away? / At what time was the last reading on {islet}?
The wind on {islet} took the instrument when? / I need the hour at which {islet} fell silent.
last reading of {pace}: when?
> {islet}
Where was the wind of {pace} measured? / Which island had winds of {pace}?
Where did the instrument stand?
{pace} was measured where? / Do you know where an instrument was blown away at {time}?
"""
