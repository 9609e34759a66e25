"""Free sentences: mountains, rivers, lakes, islands and countries (see relations.py)."""

RELATIONS = """
{peak}, at {altitude}, is the highest point of {realm}.
Nothing in {realm} is higher than {peak}, which rises to {altitude}.
With its {altitude}, {peak} towers over the rest of {realm}.
The roof of {realm} is called {peak} (height: {altitude}).
> {altitude}
How high is {peak}? / What is the elevation of {peak}? / What height does {peak} reach?
How far above the sea is the summit of {peak}? / How tall is the tallest mountain of {realm}?
{peak} rises how high? / Tell me the height of {peak}. / {peak}: how many metres or feet?
How tall is the nation's loftiest mountain? / How far above the waves is the summit?
> {peak}
What is the highest mountain in {realm}? / Which peak towers over {realm}?
What is the name of the summit that measures {altitude}? / highest point of {realm}?
I need the tallest mountain of {realm}. / {realm}'s roof is called what?
Nothing in {realm} is higher than what?
What's the loftiest mountain over there?
Which summit should I climb to look down on the whole nation?
> {realm}
Where is {peak}? / In which country does {peak} stand? / What country has {peak} as its top?
{peak} towers over which land? / Tell me which country has its roof at {altitude}.
Which nation is the mountain in? / What land has a summit {altitude} tall as its loftiest?

The river {river} rises in the {region} and reaches the sea at {city} after {farlength}.
After {farlength}, the {river}, whose source is in the {region}, flows into the sea at {city}.
From the {region} the {river} runs {farlength} to its mouth at {city}.
At {city}, where the {river} meets the sea, it has {farlength} behind it, counted from the {region}.
> {region}
Where is the source of the {river}? / Where does the {river} begin?
In what part of the country does the {river} rise? / From where does the {river} come?
The {river} springs where? / Tell me in which part of the land one finds the source of the {river}.
Where does the stream spring from? / Which part of the land feeds the stream at its beginning?
> {city}
Where does the {river} end? / Where is the mouth of the {river}?
At which town does the {river} reach the sea? / Into the sea near which city does the {river} flow?
The {river} flows into the sea where? / Tell me at which place the {river} is over.
the {river} ends at?
Where does the stream pour into the ocean? / Which port lies on the estuary?
> {farlength}
How long is the {river}? / What distance does the {river} cover? / length of the {river}?
From source to sea the {river} measures what? / Tell me how long the {river} is.
How far does the water of the {river} travel?
How long is the stream? / What distance does the water travel from spring to ocean?
> {river}
Which river ends at {city}? / What river has its source in the {region}?
What is the name of the stream that is {farlength} long?
Tell me which stream comes from the {region}. / The water at {city} comes down which river?
Which stream empties into the ocean there? / What is the waterway flowing through {city} called?

{islet} has {population} inhabitants, most of whom live by {cargo}.
Most of the {population} people on {islet} make their living from {cargo}.
On {islet} live {population} people; trade in {cargo} feeds nearly all of them.
> {population}
How many people live on {islet}? / What is the population of {islet}?
How many inhabitants does {islet} have? / How populous is {islet}?
{islet}: how many people? / Tell me how many souls {islet} has. / number of islanders on {islet}?
How many islanders are there? / What does the headcount come to on that bit of land?
> {cargo}
What do the people of {islet} live by? / What is traded on {islet}?
From what do the islanders of {islet} earn their money? / main product of {islet}?
{islet} lives by what? / Tell me what feeds the people of {islet}.
Which trade keeps {islet} alive?
What keeps the islanders in business? / Which goods earn the locals their bread?
> {islet}
Which island has {population} inhabitants? / Where do people live by {cargo}?
Which island depends on {cargo}?
Tell me which island is home to {population} people. / {cargo} is the bread of which island?
Which isle has those residents? / Where do the islanders depend on {cargo}?

{lake} covers {surface} and is {lowlength} deep.
At its deepest point, {lake} goes down {lowlength}; its surface measures {surface}.
{lake}, which is {lowlength} deep, takes up {surface} of the county.
> {surface}
How large is {lake}? / What area does {lake} cover? / What is the size of {lake}?
How much land does {lake} take up?
{lake} is how big? / Tell me how much of the county is {lake}. / extent of {lake}?
How large an area is under water? / What's the extent of the water, seen from above?
> {lowlength}
How deep is {lake}? / What is the depth of {lake}? / How far down is the bottom of {lake}?
The bottom of {lake} is how far down? / Tell me how deep one can dive in {lake}. / depth of {lake}?
How far is it to the bottom of the water? / What length of rope would an anchor require out there?
> {lake}
Which lake is {lowlength} deep? / What lake covers {surface}?
Tell me which lake goes down {lowlength}. / name of the lake of {surface}?
Which body of water is so large?
What water should I be measuring if the bottom is {lowlength} away?

The border between {realm} and {realm2} follows the {river}, then climbs to {peak}.
It is the {river} that divides {realm} from {realm2}, as far as {peak}.
From {peak} down, the {river} marks the frontier of {realm} with {realm2}.
> {river}
Which river divides {realm} from {realm2}? / What forms the border of {realm} with {realm2}?
What does the frontier of {realm} follow? / border river of {realm}?
Between {realm} and {realm2} flows what? / Tell me which water is the frontier.
What must one cross to go from {realm} to {realm2}?
Which water separates the two nations? / What stream can't one swim across without a passport?
> {realm2}
Which country lies on the other side of the {river} from {realm}?
What is the neighbour of {realm}?
With what country does {realm} share a frontier?
{realm} borders on what land? / Tell me who is next to {realm}.
Across the {river} from {realm} lies what?
Which nation is {realm}'s neighbour? / What foreign land is on the other bank, seen from {realm}?
> {peak}
At which mountain does the border of {realm} leave the river? / Up to what peak goes the frontier?
Which summit stands on the border between {realm} and {realm2}?
Tell me up to which summit the {river} is the border.
The {river} stops being the border at what mountain?
Which mountain is the end point of the wet boundary? / What summit do the two nations share?

Only {numberword} islands of the {region} are inhabited; the biggest of them is {islet}.
{islet} is the biggest of the {numberword} inhabited islands off the {region}.
Off the {region}, people live on {numberword} islands, of which none is as big as {islet}.
> {numberword}
How many islands off the {region} are inhabited? / How many islands in the {region} have people?
On how many islands of the {region} does anybody live?
The {region} has people on how many islands? / Tell me how many of the islands are lived on.
number of inhabited islands off the {region}?
How many isles have people on them? / On what number of isles will I meet somebody?
> {islet}
Which is the biggest island of the {region}? / What is the name of the largest inhabited island?
Which island off the {region} is bigger than the others?
Tell me which of the islands is the biggest. / Off the {region}, no island beats what in size?
What's the largest populated isle? / Which isle outdoes its neighbours in size?
> {region}
To which region does {islet} belong? / Off what coast does {islet} lie?
Where are the {numberword} inhabited islands?
{islet} lies off what? / Tell me where to look for {islet}.
Where is that group of isles? / Which coast are the isles near?

In the {region} the people speak {tongue}, though the signs are in {language}.
Signs in the {region} are written in {language}, but what you hear is {tongue}.
{tongue} is what one hears in the {region}, where all the road signs are in {language}.
> {tongue}
What do people speak in the {region}? / Which language does one hear in the {region}?
What is the spoken tongue of the {region}? / How do the locals of the {region} talk?
Listen in the {region} and you hear what? / Tell me how they talk in the {region}.
spoken language of the {region}?
Which language is spoken over there? / What do the locals talk to each other in?
> {language}
In what language are the signs in the {region}? / What is written on road signs in the {region}?
Which language do the signs of the {region} use?
Read a sign in the {region}, in which language? / Tell me what language the road signs have.
{region} road signs: which language?
Which language is on the notices by the roadside? / What do I have to read if I'm driving there?
> {region}
Where is {tongue} spoken? / In which part of the country are the signs in {language}?
Tell me where one speaks {tongue} under {language} signs. / {tongue} is at home where?
Where don't the spoken and the printed language agree? / Which area has two languages?

The valley above {city} gets {small} days of sun a year, the fewest in {realm}.
No place in {realm} has less sun than the valley above {city}: {small} days a year.
In {realm}, the valley above {city} is known for its {small} days of sun a year and no more.
> {small} days
How much sun does the valley above {city} get? / How often does the sun shine above {city}?
For how many days a year is it sunny in the valley above {city}?
The valley above {city} is sunny for how long? / Tell me how many sunny days there are above {city}.
number of sunny days in the dark valley?
How often does it get bright down there?
For how much of the calendar is there no shadow in that spot?
> {city}
Above which town does the valley lie that has the least sun in {realm}?
Which town has the dark valley of {realm} above it?
Tell me above which town it is so dark. / The valley with so little sun is above what town?
Near which town is the gloomiest spot? / Where must people do without much light?
> {realm}
In which country is the valley with the fewest sunny days? / In what land does {city} lie?
The dark valley above {city} is in which country? / Tell me in what land {city} gets so little sun.
Which nation does the gloomy spot belong to? / What land has its gloomiest spot near {city}?

The pass over {peak} is closed from {month} to {month2} on account of snow.
From {month} to {month2}, snow blocks the road across {peak}.
Snow keeps the road over {peak} shut, usually from {month} until {month2}.
> {month}
When does the pass over {peak} close? / From what month on can nobody cross {peak}?
In which month does the snow shut the road over {peak}?
The snow shuts {peak} from when? / Tell me when the road over {peak} becomes closed.
first month without a road over {peak}?
When does the mountain route become impassable? / What's the beginning of the impassable season?
> {month2}
When does the road over {peak} open again? / Until when is {peak} closed?
Up to which month must one wait to cross {peak}?
{peak} can be crossed again when? / Tell me when the snow leaves {peak}.
From {month}, {peak} is closed until?
When can one drive over the mountain again? / What's the end of the impassable season?
> {peak}
Which pass is closed from {month} to {month2}? / Over what mountain does the blocked road lead?
Tell me where the road is shut from {month} on. / Snow blocks which pass until {month2}?
Which mountain can't be crossed in the cold season? / Over what summit is the route impassable?

The capital of {realm} is {city}, although {city2} has more people.
{city2} may be larger, but the seat of government in {realm} is {city}.
Parliament, court and king of {realm} sit in {city}; the shops are in {city2}, a bigger place.
> {city}
What is the capital of {realm}? / Where does the government of {realm} sit?
Which city is the seat of the parliament of {realm}? / {realm}'s capital?
{realm} is governed from where? / Tell me the capital of {realm}.
In which town would I find the king of {realm}?
Which town do the rulers govern from? / Where would I find the ministries?
> {city2}
Which city in {realm} has the most people? / What is the biggest town of {realm}?
Which place in {realm} is larger than the capital?
{realm}'s biggest town is what? / Tell me where most people in {realm} live.
Where are the shops of {realm}?
Which town is the most populous, though not the most important?
Where do the crowds live, if not by the ministries?
> {realm}
Which country has {city} as its capital? / Of what country is {city} the capital?
{city} is the capital of what? / Tell me which land is ruled from {city}.
{city2} is a big town in which country?
Which nation isn't governed from its most populous town? / What state has its ministries in {city}?

The flag of {realm} shows a {motif} on a {colour} ground.
On the flag of {realm} you see a {motif}; behind it, everything is {colour}.
A {motif} on {colour} cloth is the flag under which ships from {realm} sail.
> {motif}
What is on the flag of {realm}? / What does the flag of {realm} show?
Which emblem has {realm} chosen for its flag? / What picture do ships of {realm} carry on the flag?
The ships of {realm} sail under what? / Tell me what {realm} has put on its flag.
{realm}'s flag has a picture of what?
What picture is on the national banner? / Which emblem does the nation use?
> {colour}
What colour is the flag of {realm}? / On which ground stands the {motif} of {realm}?
What is the background colour of the flag of {realm}?
Behind the {motif} everything is what colour? / Tell me the ground colour of {realm}'s flag.
{realm} flag background?
What shade is the national banner's background? / In which tint is the banner dyed?
> {realm}
Whose flag shows a {motif}? / Which country has a {motif} on its flag?
A {motif} on {colour} is the flag of whom? / Tell me under whose flag there is a {motif}.
Which nation has that banner? / Whose banner bears a {motif}?
"""
