"""Free sentences: measurements, laboratory, space, weather and wild animals (see relations.py)."""

RELATIONS = """
Sample {code} was (found|taken|collected) at the {place} by {doctor}.
{doctor} (took|collected) sample {code} at the {place}.
At the {place}, {doctor} collected sample {code}.
The label says that {doctor} took sample {code} at the {place}.
> {code}
Which sample was (found|taken) at the {place}? / Which sample did {doctor} (take|collect)?
What is the code of the sample from the {place}?
What is written on the specimen's sticker? / Which specimen came back from {doctor}'s field trip?
> {place}
Where was sample {code} (found|taken|collected)? / From where does sample {code} come?
At what place did {doctor} take sample {code}?
Where did the specimen {code} come from? / What spot did the researcher visit for the specimen?
> {doctor}
Who (took|collected) sample {code}? / By whom was sample {code} taken? / Who was at the {place}?
Who found sample {code}?
Which researcher brought back specimen {code}? / Who did the field work?

The melting point of {mineral} (is|was measured as|was given as) {temperature}.
{mineral} melts at {temperature}. / At {temperature} the {mineral} began to melt.
To melt {mineral}, you need {temperature}. / In this experiment {mineral} melted at {temperature}.
> {temperature}
At what temperature does {mineral} melt? / What is the melting point of {mineral}?
When does {mineral} melt? / How hot must it be to melt {mineral}?
How hot must {mineral} be to turn liquid? / heat at which the solid starts to run?
> {mineral}
What melts at {temperature}? / Which material melts at {temperature}?
What began to melt at {temperature}?
Which substance turns liquid at {temperature}? / What solid did they heat till it ran?

The probe {ship} reached (planet|moon) {code} after {duration}.
After {duration}, the probe {ship} reached {code}.
It took the probe {ship} {duration} to reach {code}.
> {duration}
How long did the {ship} (take|travel)? / After how long did the {ship} reach {code}?
How much time did the probe {ship} need? / How long was the flight to {code}?
How long was the spacecraft on its journey? / {ship}'s flight time?
> {code}
What did the probe {ship} reach? / Where did the {ship} go? / Which body did the {ship} reach?
What was the target of the probe {ship}?
Where did the spacecraft arrive? / Which heavenly body was {ship} sent to?
> {ship}
Which probe reached {code}? / What was the name of the probe that reached {code}?
What reached {code} after {duration}?
Which spacecraft arrived at {code}? / What did they christen the craft on that long journey?

Comet {last} will (return|be seen again|come back) in {year}.
In {year}, comet {last} will be back. / Astronomers expect comet {last} in {year}.
> {year}
When will comet {last} (return|come back|be seen again)? / In which year is comet {last} expected?
What year will bring comet {last}?
When can we next see {last} in the night sky?
I am a stargazer: which year will bring the tailed visitor?
> {last}
Which comet (will return|is expected) in {year}? / What is the comet of {year} called?
What is the name of the comet that returns in {year}?
Which tailed visitor will stargazers see in {year}?
After what person was the body with the long orbit christened?

The telescope at {city} (discovered|found|counted) {count} new (stars|moons|asteroids|comets).
With the telescope at {city} they counted {count} new objects.
> {count}
How many new objects did the telescope at {city} find? / How many were found at {city}?
What number did the telescope at {city} count? / How many did they count?
How many unknown heavenly bodies turned up? / What was the astronomers' haul?
> {city}
Where is the telescope? / Which city has the telescope? / Where were {count} objects found?
At which city did they find {count} new objects?
Where do the astronomers look at the sky? / town of the observatory?

It (rained|snowed|hailed) {length} in {city} on {date}. / On {date} there fell {length} in {city}.
{city} got {length} on {date}, as the weather service reports.
> {length}
How much (did it rain|fell) in {city}? / How much fell in {city} on {date}?
What amount did {city} get on {date}? / How much did {city} get?
How deep was the water or ice that came down? / What did the gauge show that day?
> {city}
In which city did so much fall on {date}? / Where did {length} fall? / Which city got {length}?
Where was the bad weather on {date}?
Which town did the clouds empty themselves over? / Where did they need umbrellas on {date}?
> {date}
When did so much fall in {city}? / On what day did {city} get {length}?
On which date was the bad weather in {city}?
When did {city} need umbrellas? / day of the wet spell in {city}?

The (storm|hurricane) {first} reached {city} with winds of {count} km per hour.
When {first} reached {city}, the wind blew at {count} km per hour.
> {count}
At how many km per hour did the wind blow? / How many km per hour did the storm reach?
> {count} km per hour
How fast was the wind of {first}? / How strong was {first}?
How fast did the air move during the gale? / What speed did the gusts have?
> {city}
Which city did the storm {first} reach? / Where did the storm {first} hit?
Where did the wind blow so hard? / What place was hit by {first}?
Which town did the gale hit? / Where did roofs fly off because of {first}?
> {first}
What was the storm called? / Which storm reached {city}? / What was the name of the storm in {city}?
How was the storm named?
What was the gale that hit {city} christened? / By what name do meteorologists know the tempest?

Tomorrow it will be {temperature} in {city}, and {temperature2} in {city2}.
The forecast says {temperature} for {city} and {temperature2} for {city2}.
> {temperature}
How warm will it be in {city}? / What is the forecast for {city}?
What temperature is expected in {city}? / {city} tomorrow?
How hot or cold should I dress for in {city}? / thermometer in {city} a day from now?
> {temperature2}
How warm will it be in {city2}? / What is the forecast for {city2}?
What temperature is expected in {city2}? / {city2} tomorrow?
How hot or cold should I dress for in {city2}?
What will the thermometer show in {city2} a day from now?

The river at {city} rose to {length} on {weekday}.
On {weekday} the river at {city} stood at {length}.
{length} was the height of the river at {city} on {weekday}.
> {length}
How high did the river at {city} (rise|stand)? / How high was the river at {city}?
To what height did the river at {city} rise?
How high was the water at {city}? / What was the level of the river in {city}?
How deep was the stream at {city}? / What was the water level that day?
> {city}
At which city did the river rise? / Where did the river stand at {length}?
Which city had a high river on {weekday}?
Where did the stream get as deep as {length}? / In which town was the water level looked at?
> {weekday}
When did the river at {city} rise? / On which day did the river reach {length}?
On what day was the river at {city} so high?
When did the stream get so deep at {city}? / What was the day of the high water?

A {colour} {animal} (was seen|was spotted|was photographed|was filmed) near {city} by {person}.
{person} (saw|spotted|photographed) a {colour} {animal} near {city}.
Near {city}, {person} came across a {colour} {animal}.
The first person to see the {colour} {animal} near {city} was {person}.
> {animal}
What did {person} (see|spot)? / Which animal was seen near {city}? / What was spotted near {city}?
What kind of animal did {person} come across?
What creature did {person} notice? / Which beast surprised someone outside the town?
> {person}
Who (saw|spotted|came across) the {animal}? / By whom was the {animal} seen?
Who saw an animal near {city}? / Who was the first to see it near {city}?
Who noticed the strange creature? / Name the observer who met the beast.
> {city}
Where was the {animal} (seen|spotted)? / Near which city was the {animal}?
Where did {person} see the {animal}? / Near what city did {person} come across an animal?
Which town was the creature close to? / In what area did {person} notice the beast?
> {colour}
What colour was the {animal}? / Which colour had the {animal} near {city}?
What color was the animal that {person} saw?
What shade was the creature's coat or skin? / hue of the beast?

The {animals} (of|at|in) the {city} zoo eat {weight} of {ingredient} a day.
Every day, {weight} of {ingredient} goes to the {animals} in the {city} zoo.
> {weight}
How much {ingredient} do the {animals} eat? / How much do the {animals} in {city} eat?
What amount of {ingredient} goes to the {animals}? / How much food do the {animals} get?
How much do the keepers need for the {animals}' daily meals?
What quantity of fodder is used up between one morning and another?
> {ingredient}
What do the {animals} (eat|get)? / What are the {animals} in {city} fed?
Which food do the {animals} of the {city} zoo get? / What goes to the {animals}?
What do the keepers put in the {animals}' trough? / Which fodder do the creatures live on?
> {city}
In which city do the {animals} live? / Which zoo has {animals}? / Where are the {animals}?
In the zoo of which city do {animals} eat {ingredient}?
Where are the creatures kept? / Which town's keepers fill the trough with {ingredient}?

The {animal} carries a ring with the number {number}. / Ring {number} was put on the {animal}.
They marked the {animal} with the number {number}. / On the ring of the {animal} stands {number}.
> {number}
What is the number on the ring of the {animal}? / With which number was the {animal} marked?
What stands on the {animal}'s ring? / Which ring does the {animal} carry?
Which figure is on the creature's leg?
How would a bird-watcher or ranger recognise the tagged {animal}?
> {animal}
Which animal carries the ring {number}? / What was marked with {number}? / Who wears ring {number}?
On which animal was ring {number} put?
Which creature was tagged? / What species would I be looking at if I spotted the tag {number}?

At a depth of {length}, the drill (hit|met|struck) {mineral}.
The drill struck {mineral} at {length}. / {length} down there was {mineral}.
Under {length} of clay lies {mineral}.
> {length}
At what depth (is|was) the {mineral}? / How deep is the {mineral}?
How deep did they drill before they met {mineral}? / At which depth did the drill strike {mineral}?
How deep must we bore to reach {mineral}? / What distance below the surface was the find?
> {mineral}
What did the drill (hit|strike|meet)? / What lies at a depth of {length}?
Which mineral was found by drilling? / What was down there?
What did the borehole bring to light? / Tell me what stuff is hidden {length} below the surface.

The mine (near|at) {city} yields {weight} of {mineral} a day.
{weight} of {mineral} comes out of the mine near {city} every day.
Near {city}, they dig {weight} of {mineral} a day.
> {weight}
How much {mineral} does the mine near {city} yield? / How much do they dig near {city}?
What does the mine near {city} bring to light in a day, how much?
How much {mineral} do the pitmen bring up between one morning and another?
daily output of the pit?
> {mineral}
What is dug near {city}? / What does the mine near {city} yield? / Which mineral comes from {city}?
What do they dig for near {city}?
What do the pitmen bring up? / Which raw material is {city} known for?
> {city}
Where is {mineral} dug? / Near which city is the mine? / Where does the {mineral} come from?
Which city has a {mineral} mine?
Which town is the pit close to? / Where do the pitmen bring up {mineral}?

The half-life of {last}ium is {duration}. / {last}ium has a half-life of {duration}.
After {duration}, half of the {last}ium is gone. / Half of any {last}ium decays in {duration}.
> {duration}
What is the half-life of {last}ium? / How long is the half-life of {last}ium?
After how long is half of the {last}ium gone? / How fast does {last}ium decay?
How long does it take until only 50 per cent of the element remains?
In what time does the radiation fall to 50 per cent?
> {last}ium
What has a half-life of {duration}? / Which element has a half-life of {duration}?
Half of what decays in {duration}?
Which element is radioactive?
What radioactive substance takes {duration} to shrink to 50 per cent?

The (answer|solution) to exercise {small} is {number}. / Exercise {small} has the solution {number}.
For exercise {small}, the book gives {number}. / If you solve exercise {small}, you get {number}.
> {number}
What is the (answer|solution) (to|of) exercise {small}?
What does the book give for exercise {small}? / What do I get for exercise {small}?
exercise {small}?
What should I write down for problem {small}? / I am stuck with problem {small}: what comes out?
> {small}
Which exercise has the solution {number}? / For which exercise is {number} right?
The solution of which exercise is {number}?
Which problem has the result {number}? / What task on the sheet comes out as {number}?

In the experiment of {doctor}, {percent} of the {animals} (chose|preferred|ate) the {colour} food.
{doctor} found that {percent} of the {animals} like the {colour} food.
> {percent}
How many of the {animals} (chose|liked|preferred) it?
What share of the {animals} liked the {colour} food? / What percentage did {doctor} find?
What proportion of the creatures went for {colour}? / How many out of a hundred had the same taste?
> {colour}
Which food did the {animals} (choose|like|prefer)? / What colour was the food that they liked?
What colour of food was preferred?
Which shade of meal was the creatures' favourite?
What did the dish that most of them went for look like?
> {doctor}
Who did the experiment (with {animals}|)? / Whose experiment was it?
Who found out what the {animals} like? / Which doctor studied {animals}?
Which researcher tested the taste of {animals}?
Whose study was about what creatures fancy for their meals?
> {animals}
Which animals did {doctor} study? / What animals liked the {colour} food?
On which animals was the experiment done?
Which creatures took part in the study? / What did the researcher offer {colour} meals to?

{full} invented the {object} that {company} sells in {country}.
In {country}, {company} sells a {object} invented by {full}.
The {object} was invented by {full}; {company} sells it in {country}.
> {full}
Who invented the {object}? / By whom was the {object} invented? / Whose invention is the {object}?
Who is the inventor of what {company} sells?
Whose brainchild is the {object}? / Name the clever mind behind {company}'s product.
> {company}
Who sells the {object}? / Which company sells the {object}? / Which firm sells what {full} invented?
Who is selling it in {country}?
Who markets {full}'s idea? / Which firm brings the product into the shops?
> {country}
Where is the {object} sold? / In which country does {company} sell the {object}?
In which country can I buy the {object}? / Where does {company} sell it?
Where can customers get {full}'s idea in the shops? / Which nation is the product's market?
> {object}
What did {full} invent? / What does {company} sell? / What is the invention of {full}?
Which thing is sold in {country}?
Which product was {full}'s idea? / What does {company} have in the shops?

The clock (in|at|on) the {place} is {duration} (slow|fast).
The clock at the {place} is off by {duration}.
You must correct the clock at the {place} by {duration}.
> {duration}
By how much is the clock at the {place} off? / How wrong is the clock at the {place}?
By how much do I correct the clock at the {place}? / What is the error of the clock at the {place}?
How big is the error in the hour shown there?
What do I have to add or take away to know the right hour?
> {place}
Which clock is off by {duration}? / Where is the wrong clock? / Where is a clock that is off?
Which place has a wrong clock?
Where should I not trust the hour that is shown?
Which spot has the wrong hour on display, out by {duration}?

The crater {last} on the moon is {length} wide.
With {length}, the crater {last} is not the widest.
They measured {length} across the crater {last}.
> {length}
How wide is the crater {last}? / What is the width of the crater {last}?
How far is it across the crater {last}? / How big is the crater {last}?
What is {last}'s diameter? / Tell me how far an astronaut must travel from rim to rim.
> {last}
Which crater is {length} wide? / What is the crater of {length} called?
What is the name of the crater?
Which lunar hole has a diameter of {length}? / What do astronomers call the big hole?

Sensor {code} (reads|shows|reported|measured) {decimal}.
The reading of sensor {code} (is|was) {decimal}. / {decimal} is the reading of sensor {code}.
We got {decimal} from sensor {code}.
> {decimal}
What does sensor {code} (read|show)? / What is the reading of sensor {code}?
What did we get from sensor {code}? / Which value did sensor {code} report? / sensor {code}?
What value came out of instrument {code}? / instrument {code}: figure?
> {code}
Which sensor (reads|shows|reported) {decimal}? / From which sensor did we get {decimal}?
What is the code of the sensor that shows {decimal}?
Which instrument gave the value {decimal}? / What is the label of the measuring device?

Volcano {last} in {country} (erupted|broke out) in {year}.
In {year}, the volcano {last} in {country} broke out.
The last time that volcano {last} in {country} broke out was {year}.
> {year}
When did (volcano|the volcano) {last} (erupt|break out)? / In which year was the eruption of {last}?
What year did {last} break out? / When was the last time for volcano {last}?
When did {last} throw out lava? / How far back is the mountain's outburst?
> {country}
Where is volcano {last}? / In which country is the volcano {last}?
In what country did a volcano break out in {year}? / Which country has the volcano {last}?
Where would one see {last} smoking? / What nation had to run from the lava?
> {last}
Which volcano broke out in {year}? / What is the name of the volcano in {country}?
What is the volcano called?
Which mountain threw out lava? / What do the folk of {country} call their fiery mountain?

The {tree} tree {first} measured is {count} years old.
{first} counted {count} rings in the {tree} tree.
According to {first}, the {tree} tree is {count} years old.
> {count}
How old is the {tree} tree? / How many (rings|years) has the {tree} tree?
What age has the {tree} tree? / How many rings did {first} count?
What is the age of the {tree}? / How many years ago did the trunk begin to grow?
> {tree}
Which tree did {first} (measure|look at)? / What kind of tree is {count} years old?
Which tree is so old? / In which tree are {count} rings?
Which wood did {first} study? / What species did the trunk belong to?
> {first}
Who counted the rings? / Who measured the {tree} tree?
According to whom is the {tree} tree {count} years old? / Who knows the age of the {tree} tree?
Who worked out the age of the trunk? / Which researcher studied the {tree}?
"""
