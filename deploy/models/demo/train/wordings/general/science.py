"""Free sentences: measurements, laboratory, space, weather and wild animals (see relations.py)."""

RELATIONS = """
Sample {code} was (found|taken|collected) (at|near) the {place} by {doctor}.
{doctor} (took|collected) sample {code} (at|near) the {place}.
At the {place}, {doctor} collected sample {code}.
The label says that {doctor} took sample {code} at the {place}.
> {code}
Which sample was (found|taken) at the {place}? / Which sample did {doctor} (take|collect)?
What is the code of the sample from the {place}?
> {place}
Where was sample {code} (found|taken|collected)? / From where does sample {code} come?
At what place did {doctor} take sample {code}?
> {doctor}
Who (took|collected) sample {code}? / By whom was sample {code} taken? / Who was at the {place}?
Who found sample {code}?

The melting point of {mineral} (is|was measured as|was given as) {temperature}.
{mineral} melts at {temperature}. / At {temperature} the {mineral} began to melt.
To melt {mineral}, you need {temperature}. / In this experiment {mineral} melted at {temperature}.
> {temperature}
At what temperature does {mineral} melt? / What is the melting point of {mineral}?
When does {mineral} melt? / How hot must it be to melt {mineral}?
> {mineral}
What melts at {temperature}? / Which material melts at {temperature}?
What began to melt at {temperature}?

The probe {ship} reached (planet|moon) {code} after {duration}.
After {duration}, the probe {ship} reached {code}.
It took the probe {ship} {duration} to reach {code}.
> {duration}
How long did the {ship} (take|travel)? / After how long did the {ship} reach {code}?
How much time did the probe {ship} need? / How long was the flight to {code}?
> {code}
What did the probe {ship} reach? / Where did the {ship} go? / Which body did the {ship} reach?
What was the target of the probe {ship}?
> {ship}
Which probe reached {code}? / What was the name of the probe that reached {code}?
What reached {code} after {duration}?

Comet {last} will (return|be seen again|come back) in {year}.
In {year}, comet {last} will be back. / Astronomers expect comet {last} in {year}.
> {year}
When will comet {last} (return|come back|be seen again)? / In which year is comet {last} expected?
What year will bring comet {last}?
> {last}
Which comet (will return|is expected) in {year}? / What is the comet of {year} called?
What is the name of the comet that returns in {year}?

The telescope at {city} (discovered|found|counted) {count} new (stars|moons|asteroids|comets).
With the telescope at {city} they counted {count} new objects.
> {count}
How many new objects did the telescope at {city} find? / How many were found at {city}?
What number did the telescope at {city} count? / How many did they count?
> {city}
Where is the telescope? / Which city has the telescope? / Where were {count} objects found?
At which city did they find {count} new objects?

It (rained|snowed|hailed) {length} in {city} on {date}. / On {date} there fell {length} in {city}.
{city} got {length} on {date}, as the weather service reports.
> {length}
How much (did it rain|fell) in {city}? / How much fell in {city} on {date}?
What amount did {city} get on {date}? / How much did {city} get?
> {city}
In which city did so much fall on {date}? / Where did {length} fall? / Which city got {length}?
Where was the bad weather on {date}?
> {date}
When did so much fall in {city}? / On what day did {city} get {length}?
On which date was the bad weather in {city}?

The (storm|hurricane) {first} reached {city} with winds of {count} km per hour.
When {first} reached {city}, the wind blew at {count} km per hour.
> {count}
How fast was the wind of {first}? / How strong was {first}?
At how many km per hour did the wind blow? / How many km per hour did the storm reach?
> {city}
Which city did the storm {first} reach? / Where did the storm {first} hit?
Where did the wind blow so hard? / What place was hit by {first}?
> {first}
What was the storm called? / Which storm reached {city}? / What was the name of the storm in {city}?
How was the storm named?

Tomorrow it will be {temperature} in {city}, and {temperature2} in {city2}.
The forecast says {temperature} for {city} and {temperature2} for {city2}.
> {temperature}
How warm will it be in {city}? / What is the forecast for {city}?
What temperature is expected in {city}? / {city} tomorrow?
> {temperature2}
How warm will it be in {city2}? / What is the forecast for {city2}?
What temperature is expected in {city2}? / {city2} tomorrow?

The river (at|near) {city} rose to {length} on {weekday}.
On {weekday} the river at {city} stood at {length}.
{length} was the height of the river at {city} on {weekday}.
> {length}
How high did the river at {city} (rise|stand)? / How high was the river at {city}?
To what height did the river at {city} rise?
How high was the water at {city}? / What was the level of the river in {city}?
> {city}
At which city did the river rise? / Where did the river stand at {length}?
Which city had a high river on {weekday}?
> {weekday}
When did the river at {city} rise? / On which day did the river reach {length}?
On what day was the river at {city} so high?

A {colour} {animal} (was seen|was spotted|was photographed|was filmed) near {city} by {person}.
{person} (saw|spotted|photographed) a {colour} {animal} near {city}.
Near {city}, {person} came across a {colour} {animal}.
The first person to see the {colour} {animal} near {city} was {person}.
> {animal}
What did {person} (see|spot)? / Which animal was seen near {city}? / What was spotted near {city}?
What kind of animal did {person} come across?
> {person}
Who (saw|spotted|came across) the {animal}? / By whom was the {animal} seen?
Who saw an animal near {city}? / Who was the first to see it near {city}?
> {city}
Where was the {animal} (seen|spotted)? / Near which city was the {animal}?
Where did {person} see the {animal}? / Near what city did {person} come across an animal?
> {colour}
What colour was the {animal}? / Which colour had the {animal} near {city}?
What color was the animal that {person} saw?

The {animals} (of|at|in) the {city} zoo eat {weight} of {ingredient} a day.
Every day, {weight} of {ingredient} goes to the {animals} in the {city} zoo.
> {weight}
How much {ingredient} do the {animals} eat? / How much do the {animals} in {city} eat?
What amount of {ingredient} goes to the {animals}? / How much food do the {animals} get?
> {ingredient}
What do the {animals} (eat|get)? / What are the {animals} in {city} fed?
Which food do the {animals} of the {city} zoo get? / What goes to the {animals}?
> {city}
In which city do the {animals} live? / Which zoo has {animals}? / Where are the {animals}?
In the zoo of which city do {animals} eat {ingredient}?

The {animal} carries a ring with the number {number}. / Ring {number} was put on the {animal}.
They marked the {animal} with the number {number}. / On the ring of the {animal} stands {number}.
> {number}
What is the number on the ring of the {animal}? / With which number was the {animal} marked?
What stands on the {animal}'s ring? / Which ring does the {animal} carry?
> {animal}
Which animal carries the ring {number}? / What was marked with {number}? / Who wears ring {number}?
On which animal was ring {number} put?

At a depth of {length}, the drill (hit|met|struck) {mineral}.
The drill struck {mineral} at {length}. / {length} down there was {mineral}.
Under {length} of clay lies {mineral}.
> {length}
At what depth (is|was) the {mineral}? / How deep is the {mineral}?
How deep did they drill before they met {mineral}? / At which depth did the drill strike {mineral}?
> {mineral}
What did the drill (hit|strike|meet)? / What lies at a depth of {length}?
Which mineral was found by drilling? / What was down there?

The mine (near|at) {city} yields {weight} of {mineral} a day.
{weight} of {mineral} comes out of the mine near {city} every day.
Near {city}, they dig {weight} of {mineral} a day.
> {weight}
How much {mineral} does the mine near {city} yield? / How much do they dig near {city}?
What does the mine near {city} bring to light in a day, how much?
> {mineral}
What is dug near {city}? / What does the mine near {city} yield? / Which mineral comes from {city}?
What do they dig for near {city}?
> {city}
Where is {mineral} dug? / Near which city is the mine? / Where does the {mineral} come from?
Which city has a {mineral} mine?

The half-life of {last}ium is {duration}. / {last}ium has a half-life of {duration}.
After {duration}, half of the {last}ium is gone. / Half of any {last}ium decays in {duration}.
> {duration}
What is the half-life of {last}ium? / How long is the half-life of {last}ium?
After how long is half of the {last}ium gone? / How fast does {last}ium decay?
> {last}ium
What has a half-life of {duration}? / Which element has a half-life of {duration}?
Half of what decays in {duration}?

The (answer|solution) to exercise {small} is {number}. / Exercise {small} has the solution {number}.
For exercise {small}, the book gives {number}. / If you solve exercise {small}, you get {number}.
> {number}
What is the (answer|solution) (to|of) exercise {small}?
What does the book give for exercise {small}? / What do I get for exercise {small}?
exercise {small}?
> {small}
Which exercise has the solution {number}? / For which exercise is {number} right?
The solution of which exercise is {number}?

In the experiment of {doctor}, {percent} of the {animals} (chose|preferred|ate) the {colour} food.
{doctor} found that {percent} of the {animals} like the {colour} food.
> {percent}
How many of the {animals} (chose|liked|preferred) it?
What share of the {animals} liked the {colour} food? / What percentage did {doctor} find?
> {colour}
Which food did the {animals} (choose|like|prefer)? / What colour was the food that they liked?
What colour of food was preferred?
> {doctor}
Who did the experiment (with {animals}|)? / Whose experiment was it?
Who found out what the {animals} like? / Which doctor studied {animals}?
> {animals}
Which animals did {doctor} study? / What animals liked the {colour} food?
On which animals was the experiment done?

{full} invented the {object} that {company} sells in {country}.
In {country}, {company} sells a {object} invented by {full}.
The {object} was invented by {full}; {company} sells it in {country}.
> {full}
Who invented the {object}? / By whom was the {object} invented? / Whose invention is the {object}?
Who is the inventor of what {company} sells?
> {company}
Who sells the {object}? / Which company sells the {object}? / Which firm sells what {full} invented?
Who is selling it in {country}?
> {country}
Where is the {object} sold? / In which country does {company} sell the {object}?
In which country can I buy the {object}? / Where does {company} sell it?
> {object}
What did {full} invent? / What does {company} sell? / What is the invention of {full}?
Which thing is sold in {country}?

The clock (in|at|on) the {place} is {duration} (slow|fast).
The clock at the {place} is off by {duration}.
You must correct the clock at the {place} by {duration}.
> {duration}
By how much is the clock at the {place} off? / How wrong is the clock at the {place}?
By how much do I correct the clock at the {place}? / What is the error of the clock at the {place}?
> {place}
Which clock is off by {duration}? / Where is the wrong clock? / Where is a clock that is off?
Which place has a wrong clock?

The crater {last} on the moon is {length} wide.
With {length}, the crater {last} is not the widest.
They measured {length} across the crater {last}.
> {length}
How wide is the crater {last}? / What is the width of the crater {last}?
How far is it across the crater {last}? / How big is the crater {last}?
> {last}
Which crater is {length} wide? / What is the crater of {length} called?
What is the name of the crater?

Sensor {code} (reads|shows|reported|measured) {decimal}.
The reading of sensor {code} (is|was) {decimal}. / {decimal} is the reading of sensor {code}.
We got {decimal} from sensor {code}.
> {decimal}
What does sensor {code} (read|show)? / What is the reading of sensor {code}?
What did we get from sensor {code}? / Which value did sensor {code} report? / sensor {code}?
> {code}
Which sensor (reads|shows|reported) {decimal}? / From which sensor did we get {decimal}?
What is the code of the sensor that shows {decimal}?

Volcano {last} in {country} (erupted|broke out) in {year}.
In {year}, the volcano {last} in {country} broke out.
The last time that volcano {last} in {country} broke out was {year}.
> {year}
When did (volcano|the volcano) {last} (erupt|break out)? / In which year was the eruption of {last}?
What year did {last} break out? / When was the last time for volcano {last}?
> {country}
Where is volcano {last}? / In which country is the volcano {last}?
In what country did a volcano break out in {year}? / Which country has the volcano {last}?
> {last}
Which volcano broke out in {year}? / What is the name of the volcano in {country}?
What is the volcano called?

The {tree} tree {first} measured is {count} years old.
{first} counted {count} rings in the {tree} tree.
According to {first}, the {tree} tree is {count} years old.
> {count}
How old is the {tree} tree? / How many (rings|years) has the {tree} tree?
What age has the {tree} tree? / How many rings did {first} count?
> {tree}
Which tree did {first} (measure|look at)? / What kind of tree is {count} years old?
Which tree is so old? / In which tree are {count} rings?
> {first}
Who counted the rings? / Who measured the {tree} tree?
According to whom is the {tree} tree {count} years old? / Who knows the age of the {tree} tree?
"""
