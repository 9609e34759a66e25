"""Free sentences: borders, floods, ferries, maps and names of places (see relations.py)."""

RELATIONS = """
{city} lies {farlength} {point} of {city2}, on the left bank of the {river}.
Go {farlength} {point} from {city2} along the {river} and you come to {city}.
From {city2} it is {farlength} to {city}, {point} along the {river}.
> {farlength}
How far is {city} from {city2}? / What is the distance between {city2} and {city}?
How many miles or so from {city2} is {city}? / {city2} to {city}: how far?
{city} is how far off when I am in {city2}? / Tell me the distance from {city2}.
How long is the way along the {river} to {city}?
What's the distance separating the two towns? / How far must I walk to the other town?
> {point}
In which direction from {city2} is {city}? / Which way do I go from {city2} to {city}?
On what side of {city2} lies {city}?
{city} lies which way from {city2}? / Tell me whether {city} is north or south or what of {city2}.
direction from {city2} to {city}?
In which compass direction should I set off from {city2}?
Which way is the other town, by the compass?
> {river}
On which river lies {city}? / What river links {city2} with {city}?
What is the name of the river at {city}?
{city} stands by what water? / Tell me which river I follow from {city2}.
The left bank of what is home to {city}?
Which water is the town on? / What stream joins the two towns?

The dam at {city} holds back the {river} and drowned the village of {last}ham in {oldyear}.
When the {river} was dammed at {city} in {oldyear}, {last}ham disappeared under water.
{last}ham has been at the bottom of the lake since {oldyear}, when {city} dammed the {river}.
> {last}ham
Which village was flooded by the dam? / What place disappeared when the {river} was dammed?
Which village lies at the bottom of the lake near {city}?
Tell me which village is under water now. / The lake behind the dam at {city} hides what?
name of the drowned village?
Which settlement was flooded? / What place had to be sacrificed for the reservoir?
> {oldyear}
When was the {river} dammed? / In what year did {last}ham go under?
{city} got its dam when? / Tell me since when {last}ham has been at the bottom.
year of the dam at {city}?
When was the settlement flooded? / What's the date of the reservoir?
> {river}
Which river is dammed at {city}? / What river drowned {last}ham?
{city} holds back which river? / Tell me which water covered {last}ham.
Which stream fills the reservoir? / What water was blocked?

The sand on the beach of {islet} is {colour} because it comes from {mineral}.
{islet} has a {colour} beach; the sand there is ground {mineral}.
What the waves of {islet} have ground is {mineral}, and so the beach is {colour}.
> {colour}
What colour is the sand on {islet}? / Which colour does the beach of {islet} have?
What does the beach of {islet} look like?
{islet}'s beach looks how? / Tell me what colour one sees on the shore of {islet}.
sand colour on {islet}?
What shade is the shore? / Which hue will I notice as I lie by the surf?
> {mineral}
What is the sand of {islet} made of? / From which rock comes the sand of {islet}?
What mineral gives the beach of {islet} its look?
{islet}'s beach is ground what? / Tell me what the waves of {islet} have ground.
rock behind the {colour} sand?
What rock is the shore made up of? / Which stone accounts for the unusual hue?
> {islet}
Where is there a {colour} beach? / On which island is the sand {colour}?
Tell me on which shore the sand is ground {mineral}. / The {colour} sand is from where?
Which isle has a shore of that hue? / Where can I sunbathe on crushed {mineral}?

Geographers settled in {year} that the {river} is {farlength} longer than had been thought.
The {river} was found in {year} to be {farlength} longer than every atlas said.
Since the survey of {year} we know that the atlases made the {river} {farlength} too short.
> {farlength}
By how much was the length of the {river} wrong? / How much longer is the {river} than was thought?
What was the error in the atlases about the {river}?
The {river} was made too short by how much? / Tell me how wrong the atlases were about the {river}.
What length was missing from the {river}?
By how much was the old figure wrong? / What has to be added to the old figure?
> {year}
When was the {river} measured anew? / In which year did they learn how long the {river} is?
Tell me when one found out about the {river}. / The survey of the {river} was in what year?
Since when do we know better about the {river}?
When did scientists correct the old figure? / What's the date of the fresh measurement?
> {river}
Which river is longer than the atlases said? / What river was surveyed in {year}?
Tell me which river was made too short by {farlength}. / The survey of {year} was about what?
Which stream had been measured wrongly? / What waterway did the scientists measure afresh?

The glacier under {peak} shrinks by {lowlength} a year and will be gone by {futureyear}.
By {futureyear} the glacier under {peak}, which loses {lowlength} every year, will be gone.
Every year the ice below {peak} draws back {lowlength}; its end is expected in {futureyear}.
> {lowlength}
How much does the glacier under {peak} lose a year? / How fast does the ice of {peak} draw back?
What does the glacier under {peak} lose every year?
The ice of {peak} draws back by what each year?
Tell me the yearly loss of the glacier under {peak}. / {peak} glacier, loss per year?
How fast is it melting? / What amount of frozen water vanishes in twelve months?
> {futureyear}
When will the glacier under {peak} have vanished? / By what year will {peak} be free of ice?
For when is the end of the glacier under {peak} expected?
{peak} will have no ice as of when? / Tell me the last year of the ice under {peak}.
Until which year will the ice of {peak} be there?
When will it have melted completely? / Until when can tourists still come and look at it?
> {peak}
Which mountain will lose its ice by {futureyear}? / Under which summit does the glacier lie?
Tell me where the ice shrinks by {lowlength}.
The glacier that ends in {futureyear} lies below what?
Which mountain is the melting thing on? / What summit will have nothing frozen beneath it soon?

Two ferries a day, at {time} and {time2}, are all that links {islet} with the mainland.
{islet} can be reached by ferry at {time} and again at {time2}, and not otherwise.
If you want to get to {islet}, there is a boat at {time}, and another at {time2}.
> {time}
When does the first boat go to {islet}? / At what time is the earlier ferry to {islet}?
How early can I leave for {islet}?
The earlier boat to {islet} leaves when? / Tell me the first ferry to {islet}.
{islet}, first boat?
When's the early crossing? / What's the earliest departure over the water?
> {time2}
When is the last ferry to {islet}? / What time does the second boat to {islet} go?
At what hour is the later crossing to {islet}?
If I miss the {time} boat to {islet}, when is the next?
Tell me the later of the two ferries to {islet}. / {islet}, second boat?
When's the late crossing? / What departure must I catch if I oversleep for the early crossing?
> {islet}
Which island has ferries at {time} and {time2}? / Where does the {time} ferry go?
Tell me where the boats of {time} and {time2} go. / Two ferries a day link what with the mainland?
Which isle has so few crossings? / Where are the islanders so cut off?

The salt lake near {city} turns {colour} every {month} when {animals} wade in it.
In {month} the water near {city} goes {colour} because of the {animals} that wade there.
By the hundred, {animals} wade near {city} in {month} and make the salt lake {colour}.
> {colour}
What colour does the salt lake near {city} become? / How does the lake look in {month}?
The salt lake near {city} is what colour in {month}?
Tell me what colour the {animals} give the lake.
In {month} the water near {city} goes what colour?
What hue does the pool take on? / Which tint do the animals give it?
> {month}
When does the lake near {city} change colour? / In which month do the {animals} wade?
The {animals} come to {city} in which month? / Tell me when the lake near {city} looks so strange.
month of the {colour} lake?
When in the calendar does the pool change? / What season, exactly, is the spectacle on?
> {animals}
What wades in the lake near {city}? / Which creatures turn the water {colour}?
Because of what animals does the salt lake change?
Tell me what stands in the salt lake near {city}. / In {month} the lake near {city} is full of what?
Which creatures give the pool its hue? / What sort of wildlife comes to paddle?

The oldest map of {realm} hangs in {city} and puts north at the {side}.
In {city} hangs the oldest map there is of {realm}, on which north is at the {side}.
Whoever looks in {city} at the oldest map of {realm} will find north at the {side}.
> {city}
Where is the oldest map of {realm}? / Which city keeps the first map of {realm}?
In what city can one see how {realm} was first drawn?
{realm}'s first map hangs where? / Tell me where to go if I want to see the oldest map of {realm}.
home of the oldest map of {realm}?
Where is the ancient chart displayed? / Which town do I visit to look at the chart?
> {side}
Where is north on the oldest map of {realm}? / At which edge of the old map is north?
On what side has the mapmaker of {realm} put north?
North is where on the map in {city}? / Tell me where to look for north on that map of {realm}.
The maker of the map in {city} put north where?
Which edge of the chart is the polar direction?
Where did the ancient draughtsman put what we expect on top?
> {realm}
Of which country does the map in {city} show the oldest picture?
What land is on the map in {city}?
{city} has the oldest map of what? / Tell me which country the map with north at the {side} shows.
Which nation is on the ancient chart? / What land did the draughtsman show?

The highest waterfall of the {region}, {last} Falls, drops {lowlength} into a pool.
{last} Falls, where the water drops {lowlength}, has no rival in the {region}.
In the {region} the water falls {lowlength} at one place, which is known as {last} Falls.
> {lowlength}
How high is {last} Falls? / How far does the water drop at {last} Falls?
What is the height of the waterfall in the {region}?
{last} Falls: how high? / Tell me how deep the water falls in the {region}.
drop of the waterfall of the {region}?
How far does it plunge? / What's the height of the cascade?
> {last} Falls
What is the highest waterfall of the {region}? / What is the waterfall in the {region} called?
Which falls are {lowlength} high?
The {region} has a waterfall called what? / Tell me where the water drops {lowlength}.
No waterfall of the {region} is higher than which?
What do they call the cascade? / Which cascade is the tallest thereabouts?
> {region}
Where is {last} Falls? / In which region does the water fall {lowlength}?
Tell me where to go for {last} Falls. / {last} Falls belongs to what part of the country?
Where is the cascade? / Which area boasts of a {lowlength} cascade?

The name of {lake} means "{meaning}" in {tongue}.
{lake} takes its name from the {tongue} for "{meaning}".
In {tongue}, {lake} would be "{meaning}", and that is where the name comes from.
> {meaning}
What does the name of {lake} mean? / How would one translate the name of {lake}?
What is the sense of the name of {lake}? / meaning of the name of {lake}?
{lake} means what? / Tell me what people say when they say {lake}. / {lake} in plain words?
What would it be in translation? / Which idea is behind what they call the water?
> {tongue}
From which language is the name of {lake}? / In what language has {lake} a meaning?
{lake} is a name in what language? / Tell me which tongue gave {lake} its name.
origin of the name of {lake}: which language?
Which language does the expression come out of?
What did the people who christened the water speak?
> {lake}
Which lake is called "{meaning}"? / What lake has a name in {tongue}?
"{meaning}" is the name of what water? / Tell me which water has a name that means "{meaning}".
Which water was christened like that? / What do we call it today, translation aside?

According to the census, {city} lost {percent} of its people between {oldyear} and {year}.
Between {oldyear} and {year}, {percent} of the inhabitants left {city}.
The census of {year} shows that {city} has {percent} fewer people than in {oldyear}.
> {percent}
How many of its people did {city} lose? / By how much did the population of {city} fall?
What share of the inhabitants left {city}? / decline of {city} since {oldyear}?
{city} is smaller by how much? / Tell me how many of its people left {city}.
loss of people in {city}, in per cent?
What share of the population moved away? / By how much has the town shrunk?
> {city}
Which town lost {percent} of its people? / Where did the population fall by {percent}?
Tell me which town is shrinking, by the census. / {percent} of the people left what place?
Which town is shrinking? / Where has the population gone down?
> {year}
Up to which year did {city} shrink? / What is the year of the later census of {city}?
{city} had lost {percent} by when? / Tell me the year of the newer census.
{city} was counted again when?
When was the latest headcount done? / What date closes the shrinking period?
"""
