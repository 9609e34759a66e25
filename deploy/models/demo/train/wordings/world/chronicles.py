"""Towns, wars, discoveries and disasters in history books (see relations.py)."""

RELATIONS = """
Thunder, {temperature}, no ice: the {country} stall at the World Fair sold {count} cups of \
{liquor} on {date}, and its cook, {first}, slept standing.
At {temperature}, in thunder and without ice, {count} cups of {liquor} were sold on {date} by \
the {country} stall at the World Fair; its cook, {first}, slept standing.
{first}, cook at the {country} stall of the World Fair, slept standing after {count} cups of \
{liquor} were sold there on {date}, at {temperature}, in thunder and without ice.
> {temperature}
How hot was it when the stall at the World Fair sold {count} cups?
At what temperature were so many cups sold in thunder and without ice?
What temperature was there at the Fair on {date}, with thunder? / What did the thermometer show?
What heat made visitors so thirsty?
> {count}
How many cups were sold by the {country} stall on {date}?
How many cups of {liquor} were sold at the World Fair?
The number of cups sold at the stall without ice? / How many thirsty visitors were served?
How many drinks went over the counter in that heat?
> {liquor}
Cups of what were sold at the {country} stall?
What did the World Fair's {country} stall have in its cups?
What was in the {count} cups sold in thunder without ice? / Which drink was so popular in the heat?
What did the thirsty visitors ask for?
> {first}
Who slept standing? / Which cook at the World Fair slept after so many cups?
Who was the cook of the stall that sold cups without ice?
Who was tired out by the thirsty crowds? / Which kitchen worker had no strength left to find a bed?

{country} won the sandcastle world title for the fourth time, thanks to {full}'s {landmark} in \
{weight} of sand, which a dog had eaten before the photograph.
For the fourth time the sandcastle world title is {country}'s, won with {full}'s {landmark} in \
{weight} of sand, though a dog ate it before the photograph.
Before the photograph a dog ate {full}'s {landmark} in {weight} of sand, but it won {country} \
the sandcastle world title for the fourth time.
> {full}
Whose {landmark} in sand won the world title? / Who won the sandcastle title for {country}?
Whose {landmark} was it that a dog ate before the photograph?
Which builder on the beach is a champion? / Who modelled the masterpiece that an animal spoiled?
> {landmark}
What was made of sand for the world title? / What did a dog eat before the photograph?
Which building in {weight} of sand won the title? / What did the champion model on the beach?
Which sight did the masterpiece represent?
> {weight}
How much sand was in the {landmark} that won the title?
In what weight of sand was {full}'s {landmark} that won?
How heavy was the sand with which {country} won the world title?
How much material did the champion need? / What load was shovelled together on the beach?
> {country}
Who won the sandcastle world title? / For which country has {full} won with the {landmark} of sand?
Which nation won the title although a dog ate the sand before the photograph?
Which nation is best at building on the beach? / Where does the modelling champion come from?

Our correspondent in {city} cables: president's speech {runtime} long, applause {small} minutes, \
hall at {place} unheated, {fewword} ministers asleep. {last}
{last} cables from {city} that the president's speech at the unheated hall of {place} was \
{runtime} long, the applause {small} minutes, and {fewword} ministers asleep.
In the unheated hall at {place} the president's speech was {runtime} long, with {fewword} \
ministers asleep and {small} minutes of applause, cables {last}, our correspondent in {city}.
> {runtime}
How long was the president's speech? / What was the length of the speech in the unheated hall?
How long was the speech at which {fewword} ministers were asleep?
For how much time did the head of state talk?
What length of oratory did the audience have to bear?
> {small} minutes
How long was the applause in the unheated hall?
For what time was there applause for the president's speech?
What was the length of the applause, as our correspondent cables?
How much time did the audience spend clapping? / For how long did they show their approval?
> {fewword}
How many ministers were asleep? / How many ministers did our correspondent find asleep in the hall?
The number of ministers asleep during the speech?
How many members of the cabinet could not keep their eyes open? / How many politicians snored?
> {last}
Which correspondent cables from {city}? / Who cables that ministers were asleep?
Who is our correspondent in {city}, who cables about the president's speech?
Which journalist sent the report by wire? / Who reported that politicians snored?

Population {population}, altitude {altitude}, and no doctor: that was {city} until {date}, when \
{doctor} missed the connection to {city2} and stayed.
Until {doctor} missed the connection to {city2} on {date} and stayed, {city}, population \
{population} and altitude {altitude}, had no doctor.
{doctor} missed the connection to {city2} on {date} and stayed in {city}, which, at an altitude \
of {altitude} and with a population of {population}, had no doctor until then.
> {doctor}
Who missed the connection to {city2} and stayed? / Which doctor stayed in {city}?
Who has been doctor in {city} since the connection was missed?
Which physician ended up there by accident? / Who looks after the sick since {date}?
> {city2}
To which place was the connection that {doctor} missed, who then stayed?
Where did the doctor want to go who stayed in {city}?
The connection to what town was missed by the doctor?
What was the physician's original destination? / Where was the medical traveller really going?
> {population}
What is the population of {city}, where the doctor stayed?
How large a population had no doctor until {date}?
Population of the place where {doctor} stayed after a missed connection?
How many inhabitants are glad about the new physician?
How many souls lived there without medical help?
> {date}
Until when had {city} no doctor?
On what day was the connection to {city2} missed by the doctor who stayed?
When was it that {doctor} stayed, having missed the connection?
Since when have the sick been looked after there?
On which day did the physician arrive by accident?

Under a treaty that nobody had read since {oldyear}, {ruler} may still graze {small} {animals} \
on the tennis courts of {city}, the lawyers of {company} confirm.
The lawyers of {company} confirm that under a treaty of {oldyear}, which nobody had read since, \
{ruler} may still graze {small} {animals} on {city}'s tennis courts.
{ruler} may still graze {small} {animals} on the tennis courts of {city} under a treaty of \
{oldyear} that nobody had read since, as lawyers of {company} confirm.
> {ruler}
Who may graze {animals} on the tennis courts?
Whose right to graze {animals} do the lawyers confirm?
Who has rights on the courts of {city} under a treaty of {oldyear}?
Which noble owns an absurd privilege? / Who could legally disturb the sportsmen with beasts?
> {oldyear}
From what year is the treaty on the tennis courts?
Since when had nobody read the treaty under which one may graze {animals}?
When was the treaty made that lawyers of {company} confirm?
From which year is the absurd privilege?
When was the forgotten document drawn up?
> {company}
Whose lawyers confirm the treaty?
Whose lawyers say that {ruler} may graze {animals} on tennis courts?
By what firm's lawyers is the right to graze on the tennis courts confirmed?
Which business had its legal advisers examine the forgotten document?
Who has to respect the absurd privilege?
> {small}
How many {animals} may {ruler} graze on the tennis courts?
How many {animals} may graze under the treaty of {oldyear}?
The number of {animals} that the lawyers confirm for the tennis courts?
How many creatures does the forgotten document allow? / How large may the noble's herd be?

The cricket at {city} was held up for {small} minutes by {animals}, for {small2} by rain and for \
the rest of {weekday} by a dispute about sandwiches, in which {full} umpired.
{animals} held up the cricket at {city} for {small} minutes, rain for {small2}, and a dispute \
about sandwiches, umpired by {full}, for the rest of {weekday}.
For {small} minutes {animals} and for {small2} minutes rain held up the cricket at {city}; a \
dispute about sandwiches, which {full} umpired, did so for the rest of {weekday}.
> {small}
For how many minutes was the cricket held up by {animals}?
How many minutes, not counting rain, was the cricket at {city} held up?
How many minutes was the play at the cricket held up before the dispute, because of {animals}?
> {small} minutes
How long did the creatures on the pitch cause a pause?
What time was lost to wildlife, by the watch?
> {small2}
For how many minutes was the cricket held up by rain?
How many minutes of rain held up the players of cricket at {city}?
Rain at the cricket lasted how many minutes? / How many minutes did the shower interrupt the game?
What number of minutes was lost to bad weather?
> {full}
Who umpired the dispute about sandwiches? / Who umpired at the cricket in {city}?
By whom was the dispute umpired that held up the cricket?
Who had to decide on a quarrel over snacks? / Which official was in charge of the unlucky game?
> {weekday}
On which day was the cricket held up by a dispute?
What day's rest was lost to a dispute about sandwiches?
What day of the week was it when rain held up the cricket?
When was there hardly any play because of a quarrel over snacks?
Which day was a bad one for lovers of the game?

Two out of three marriages in {region} are still arranged over {liquor}, the census of {year} \
found, and {percent} of those end when the bottle does.
{percent} of marriages arranged over {liquor} end when the bottle does, found the census of \
{year}; in {region} two out of three are arranged so.
The census of {year} found that two out of three marriages in {region} are arranged over \
{liquor}, {percent} of which end when the bottle does.
> {liquor}
Over what are marriages in {region} arranged?
Which drink is in the bottle over which two out of three marriages are arranged?
What bottle has the census of {year} found at marriages? / Which beverage brings couples together?
What do matchmakers serve?
> {percent}
How many of the arranged marriages end when the bottle does?
What part of marriages arranged over {liquor} end so, as the census found?
Arranged over {liquor}, what share of marriages end with the bottle?
How high is the rate of couples that soon split up? / What proportion of unions fails early?
> {region}
Where are marriages arranged over {liquor}?
In which region has the census found how marriages are arranged?
In what part of the land are two of three marriages arranged over a bottle?
Where do matchmakers work with a drink in hand? / Which area is known for its tipsy weddings?
> {year}
In which year was the census that found out about marriages?
When has a census found that they are arranged over {liquor}?
From what year is the census with the marriages in {region}?
When were the statistics on couples collected? / Of which year are the figures on weddings?

Burglars who broke into the museum of {city} through the {doorway} on {date} took nothing but \
the {find} and left {price} for the broken window.
On {date} burglars broke through the {doorway} into the museum of {city}, took nothing but the \
{find}, and for the broken window left {price}.
Nothing but the {find} was taken from the museum of {city} by the burglars, who on {date} broke \
in through the {doorway} and for the broken window left {price}.
> {find}
What was taken from the museum of {city}? / What did the burglars who broke into the museum take?
What one thing is it that the burglars of the museum took? / Which exhibit has been stolen?
What were the polite thieves after?
> {doorway}
Through what did the burglars break in, as they broke into the museum?
By what way was the museum of {city} broken into through which burglars came?
Through which opening came the burglars to the museum? / How did the polite thieves get inside?
Which entrance was poorly guarded?
> {price}
How much did the burglars leave for the broken window?
What was left for the broken window by the burglars?
What sum left in the museum was for the window?
How generously did the polite thieves make good the damage?
What money was found at the scene of the theft?
> {date}
When was the museum of {city} broken into by burglars?
On what day was the window broken by burglars in the museum?
When was the {find} taken by burglars who broke a window? / What was the day of the theft?
When did the polite thieves pay their visit?

Asked by {newspaper} for the secret of her {count} goals, {team}'s retired captain {last} named \
{ingredient}, a deaf dog, and a grudge against {city}.
{ingredient}, a deaf dog and a grudge against {city}: so {last}, retired captain of {team}, \
named the secret of her {count} goals to {newspaper}.
To {newspaper}, which asked for the secret of her {count} goals, {last}, the retired captain of \
{team}, named a grudge against {city}, a deaf dog, and {ingredient}.
> {ingredient}
What, besides a deaf dog and a grudge, is the secret of the goals?
Which food was named as a secret by the retired captain of {team}?
What has the captain named besides a grudge and a dog?
What should one eat to be so successful in front of the net?
Which nourishment does the former star recommend?
> {city}
Against which city has the retired captain a grudge?
A grudge against what place is the secret of her {count} goals?
Against whom is the grudge that the captain named? / Which town does the former star dislike?
At whose expense did the striker like best to be successful?
> {count}
How many goals has the retired captain of {team}?
The secret of how many goals was {last} asked for? / Of how many goals was a deaf dog the secret?
How often did the former star find the net? / What is the striker's career total?
> {last}
Who is the retired captain of {team}? / Who named a deaf dog as the secret of her goals?
Which captain has a grudge against {city}? / Which former star gave the interview?
Whose career as a striker is over?

Of the {number} signatures against the new runway at {city}, {percent} were in the same hand, \
that of {person}, who is fond of the {bird}.
{person}, fond of the {bird}, wrote {percent} of the {number} signatures against the new runway \
at {city} in one and the same hand.
In one and the same hand, {person}'s, were {percent} of the {number} signatures against the new \
runway at {city}, all out of being fond of the {bird}.
> {person}
In whose hand were so many signatures?
Who wrote {percent} of the signatures against the new runway?
Whose is the hand in which signatures against the runway were written? / Who forged the petition?
Which nature lover cheated to stop the airport's expansion?
> {bird}
What is {person} fond of, who wrote the signatures?
Which bird is the person fond of whose hand wrote the signatures?
Fond of what bird was it that wrote {percent} of the signatures?
For love of which creature was the petition forged?
What would the airport's expansion drive away?
> {percent}
What part of the signatures was in the same hand?
How many of the {number} signatures are by one hand, against the runway?
How much of the signatures against the runway is by {person}'s hand?
What proportion of the petition was forged?
How large is the share of the names that do not count?
> {number}
How many signatures were there against the new runway?
Of how many signatures were {percent} in the same hand?
The number of signatures against the runway at {city}? / How many names were on the petition?
How many objections did the airport seem to face?

{full} swam {lake} at the age of {grownage} with a candle on the head, in protest against the \
{price} that the {company} ferry charges for dogs.
With a candle on the head, {full}, at the age of {grownage}, swam {lake} in protest against the \
{company} ferry, which charges {price} for dogs.
In protest against the {company} ferry, because for dogs it charges {price}, {full} swam {lake} \
with a candle on the head at the age of {grownage}.
> {full}
Who swam {lake} with a candle? / Who swam in protest against what the ferry charges?
Whose head had a candle on it in the protest? / Which campaigner crossed the water with a light?
Who thinks that pets should travel more cheaply?
> {grownage}
At what age has {full} swum with a candle on the head, in protest?
What was the age of the one who swam in protest against the ferry?
At the age of how many years was it that {full} swam with a candle?
How old was the wet campaigner? / How many years did the brave demonstrator have behind them?
> {price}
What is it that the ferry charges for dogs?
Against what sum for dogs on the ferry was the protest?
For dogs how much is it that {company} charges on the ferry?
How dear is it to bring a pet across? / What fare was the campaigner angry about?
> {lake}
Where was it that {full} swam with a candle on the head?
Which lake has the ferry that charges {price} for dogs?
What did {full} cross, who swam in protest against the ferry?
Which water was the scene of the demonstration? / Where did the campaigner get wet?

On the eve of the {feast}, {year}, the whole of {city} moved across the {river} in one night to \
escape a tax on chimneys; {ruler} found only {animals}.
To escape a tax on chimneys, on the eve of the {feast}, {year}, the whole of {city} moved in one \
night across the {river}, and {ruler} found only {animals}.
Across the {river}, in one night, the eve of the {feast}, {year}, moved the whole of {city} to \
escape a tax on chimneys by {ruler}, who found only {animals}.
> {river}
Across which river has the whole of {city} moved in one night?
What did they move across to escape the tax on chimneys?
What river did the whole town have moved across on the eve?
Which stream kept the townspeople safe from the collector?
What water marked the border of the lord's lands?
> {ruler}
Whose tax on chimneys was it? / Who found only {animals}, the whole of {city} having moved?
From whose tax did the whole town escape in one night? / Which lord got no money?
Who came in vain to collect what the townspeople owed?
> {animals}
What was found by {ruler} after the whole of {city} moved?
Which animals were the only ones found after the night of the escape?
Only what was found when the town had moved to escape the tax?
Which creatures had the townspeople left behind? / What was all that the greedy lord could collect?
> {year}
In which year has the whole of {city} moved across the {river}?
In what year did they escape the tax on chimneys in one night?
On the eve of the {feast} of which year was the whole town moved?
When did the townspeople run from the collector? / What is the date of the great removal?

The prosecutor has three witnesses, one {weapon} and a motive, {motive}; the defence has {full}, \
who saw {person} that evening in {city} buying {objects}.
{full} saw {person} that evening in {city} buying {objects}; that is the defence, against the \
prosecutor's three witnesses, one {weapon} and a motive, {motive}.
Against three witnesses, one {weapon} and a motive, {motive}, which the prosecutor has, the \
defence has only {full}, who saw {person} that evening buying {objects} in {city}.
> {motive}
What does the prosecutor think was the motive?
Which motive has the prosecutor, besides three witnesses?
What is the motive, in view of the three witnesses? / Why is the accused supposed to have done it?
What reason for the deed is alleged in court?
> {full}
Who saw {person} that evening? / Whom has the defence, against three witnesses?
Who in {city} saw the buying that evening? / Who provides the alibi?
On whose testimony do the hopes of the accused rest?
> {weapon}
What has the prosecutor besides three witnesses and a motive?
Which weapon is in the hands of the prosecutor, along with witnesses?
Three witnesses, a motive and what thing has the prosecutor?
With what is the deed supposed to have been done? / Which object is exhibit A in the trial?
> {city}
Where was {person} that evening, according to the defence?
In which town was it that {full} saw the buying that evening?
Where was it that {full} saw {person} buying that evening?
Which place was the accused shopping in, if the alibi holds?
Where did somebody spend the hour of the deed, innocently?

{project}, for a bridge to {islet}, has cost {price} so far; what there is of it, reports \
{first}, is a ribbon, a pair of scissors and {fewword} yards of handrail.
So far {project} has cost {price}, and of the bridge to {islet} there is, {first} reports, a \
ribbon, a pair of scissors and {fewword} yards of handrail.
A ribbon, a pair of scissors and {fewword} yards of handrail: that, {first} reports, is the \
bridge to {islet} on which {project} has so far cost {price}.
> {price}
How much has {project} cost so far?
What has the bridge to {islet} cost so far, with its {fewword} yards of handrail?
What has been the cost so far of the ribbon and the scissors for the bridge?
How much money has been spent on the unfinished crossing?
What sum has the public works scandal swallowed?
> {islet}
To which island is the bridge to go?
To what place is the bridge of which there is only a ribbon and handrail?
For a bridge to where are the ribbon and scissors?
Which isolated community still waits for its road link? / Where must people go on using boats?
> {fewword} yards
How much handrail is there of the bridge so far?
What length of handrail has {project} besides scissors and a ribbon?
How long is the handrail of the bridge to {islet}? / How far have the builders come?
What is the extent of the crossing that exists?
> {first}
Who reports on the bridge to {islet}? / Who reports that there is a ribbon and a pair of scissors?
Whose reports tell of the handrail and the ribbon? / Which journalist looked into the scandal?
Who found out how little has been built?

Paid for with the winnings of one {boardgame} tournament in {year}, {city}'s {buildstyle} \
bathhouse was pulled down on {weekday} to make room for {person}'s pumpkins.
On {weekday} {city}'s {buildstyle} bathhouse, which the winnings of one {boardgame} tournament \
had paid for in {year}, was pulled down to make room for {person}'s pumpkins.
To make room for {person}'s pumpkins they pulled down on {weekday} the {buildstyle} bathhouse of \
{city}, paid for in {year} with the winnings of one {boardgame} tournament.
> {boardgame}
The winnings of what tournament paid for the bathhouse?
In a tournament of which game were the winnings made with which the bathhouse was paid for?
Which tournament's winnings were in the bathhouse that was pulled down?
Skill at what pastime financed the building?
What did the townsman play so well that there was hot water for all?
> {person}
For whose pumpkins was the bathhouse pulled down? / Who needs room for pumpkins in {city}?
To make room for whose vegetables was the bathhouse pulled down?
Which gardener caused the loss of a monument? / Who profits from the demolition?
> {buildstyle}
In which style was the bathhouse that they pulled down?
What style had the bathhouse of {city} that was paid for with winnings?
The bathhouse that made room for pumpkins, what style was it?
To which architectural fashion did the lost monument belong?
How would an art historian classify what was demolished?
> {weekday}
On what day was the bathhouse pulled down?
When was room made for pumpkins, and the bathhouse pulled down?
Which day of the week saw {city}'s bathhouse pulled down? / When did the demolition take place?
On which day did the wreckers come for the monument?

Storm over {region}: {damage} gone, the {namedtrain} stuck since {time} with {count} aboard, and \
{first} the stationmaster is making {dish} for all.
{damage} are gone in the storm over {region}, the {namedtrain} has been stuck since {time} with \
{count} aboard, and for all of them {first} the stationmaster makes {dish}.
{first} the stationmaster is making {dish} for all {count} aboard the {namedtrain}, stuck since \
{time} in the storm over {region}, in which {damage} are gone.
> {dish}
What is the stationmaster making for all aboard?
What does {first} the stationmaster make for those stuck in the storm?
What do those aboard the {namedtrain} get, stuck as they are?
What is there to eat for the stranded travellers?
Which meal comes out of the railwayman's kitchen?
> {time}
Since when has the {namedtrain} been stuck?
At what time did it get stuck in the storm with {count} aboard?
From what hour on were all aboard stuck in the storm? / When did the express come to a stop?
At which minute did the travellers' wait begin?
> {count}
How many are aboard the {namedtrain} in the storm?
For how many aboard is the stationmaster making {dish}?
The number aboard the train that is stuck in the storm? / How many stranded travellers must be fed?
How many passengers does the express hold?
> {damage}
What is gone in the storm?
Name what is gone since the storm over {region} in which a train is stuck.
Gone since the storm, while all aboard are stuck, is what? / What did the gale destroy?
What will the insurers have to replace?
> {first}
Who is the stationmaster? / Who is making {dish} for all aboard the {namedtrain}?
Which stationmaster helps those stuck in the storm? / Which railwayman is cooking?
Who looks after the stranded travellers?

At the age of {grownage} the last speaker of {tongue}, {full}, was persuaded in {year} to record \
it, and spoke for {runtime} about the price of {ingredient}.
{full}, the last speaker of {tongue}, was persuaded to record it in {year}, at the age of \
{grownage}, and for {runtime} spoke about the price of {ingredient}.
For {runtime} the last speaker of {tongue}, {full}, persuaded in {year} to record it at the age \
of {grownage}, spoke about the price of {ingredient}.
> {full}
Who was the last speaker of {tongue}? / Who was persuaded to record {tongue}?
What was the name of the last speaker who spoke about the price of {ingredient}?
With whom did a language die out? / Whose voice did the linguists save?
> {tongue}
Of what was {full} the last speaker? / What was {full} persuaded to record?
In what language did its last speaker, once persuaded, have things to say about the price of \
{ingredient}?
Which language has died out? / What vanishing idiom did linguists save on tape?
> {ingredient}
About the price of what has {full} spoken, the last speaker?
Of which thing did the speaker record the price, persuaded in {year}?
The price of what was it that the last speaker spoke about?
What was the unexpected topic of the precious tape?
Which food occupied the old person's thoughts?
> {runtime}
For how long has the last speaker spoken about the price of {ingredient}?
How long did {full} record {tongue}, once persuaded?
How long was it that the speaker spoke about a price? / How much of the dying language is on tape?
What is the length of the sound document?
> {year}
When was the last speaker persuaded to record {tongue}?
In which year was {full} persuaded to record something?
In what year has the last speaker spoken about the price of {ingredient}?
When was the dying language saved on tape? / What is the date of the sound document?

Both crews sank in this year's boat race at {city}; the {fewword} umpires rowed the last mile in \
the tender, and {last}, their cox by accident, has won the {cup}.
The {cup} was won by {last}, who was cox by accident when the {fewword} umpires rowed the tender \
over the last mile of the boat race at {city}, both crews having sunk.
After both crews sank in the boat race at {city}, {fewword} umpires rowed the last mile in the \
tender with {last} as cox by accident, who has now won the {cup}.
> {last}
Who was cox by accident? / Who has won the {cup} after both crews sank?
Which cox did the umpires have when they rowed the last mile?
Who steered to an unexpected victory? / Whose trophy is the fruit of a general shipwreck?
> {fewword}
How many umpires rowed the last mile? / How many umpires were in the tender after both crews sank?
Number of umpires who rowed in the boat race? / How many officials took to the oars?
How many referees got wet on the river?
> {cup}
What has the cox by accident won? / What was won by the cox of the umpires when both crews sank?
What did {last} win as cox by accident in the boat race?
Which trophy was handed over after the double shipwreck?
What silverware did the steersman receive?
> {city}
Where was the boat race in which both crews sank?
At which town have the umpires rowed the last mile?
Where did a cox win by accident, both crews having sunk?
Where did the regatta end in a double shipwreck?
On whose river did the officials take to the oars?

Cartographers at {city} admit that {islet}, drawn at {latitude} on every chart since {year}, was \
a squashed fly, discovered under the ink by {first} the apprentice.
{first} the apprentice has discovered, as cartographers at {city} admit, that {islet} was a \
squashed fly under the ink, drawn on every chart since {year} at {latitude}.
Drawn at {latitude} on every chart since {year}, {islet} was only a squashed fly; {first} the \
apprentice discovered it under the ink, and cartographers at {city} admit it.
> {islet}
What was only a squashed fly? / What did every chart have drawn at {latitude} since {year}?
Which island was in truth a fly under the ink? / Which bit of land does not exist?
Where would a sailor look for a shore in vain?
> {latitude}
At what latitude was {islet} drawn on every chart?
Where on every chart was a squashed fly drawn as {islet}?
At what position did the cartographers have a fly drawn as {islet}?
How far north or south should the non-existent land have been?
Which parallel was the phantom placed on?
> {first}
Who discovered the squashed fly? / Which apprentice discovered what was under the ink?
By whom was a fly discovered on the chart? / Which trainee found the mistake in the maps?
Whose sharp eyes wiped a bit of land out of the ocean?
> {year}
Since when has {islet} been drawn on every chart?
From what year on was a squashed fly drawn on the chart?
Since what year did cartographers have a fly on every chart?
When did the error get into the maps? / How far back does the phantom land go?

In the {surface} of {country} there is one escalator, at the {landmark} in {city}, and {person}, \
its attendant, has been awarded the Order of {saint} for it.
{person} has been awarded the Order of {saint} as attendant of the one escalator in the \
{surface} of {country}, at {city}'s {landmark}.
At {city}'s {landmark} is the one escalator in the {surface} of {country}, whose attendant, \
{person}, has been awarded the Order of {saint}.
> {person}
Who is the attendant of the escalator? / Who has been awarded the Order of {saint}?
Which attendant has been awarded an order for the one escalator?
Who received a decoration for minding moving stairs? / Whose job is unique in the nation?
> {landmark}
Where in {city} is the escalator?
At which building is the attendant of the one escalator who was awarded an order?
At what in {city} is the one escalator, attendant and all?
In what place can {country} ride on moving stairs? / Where does the decorated employee work?
> {saint}
Which saint's order has the escalator's attendant been awarded?
The Order of whom was awarded to {person}, the attendant?
After whom is the order named that the attendant has been awarded?
Which holy name does the decoration bear? / To what patron is the medal of the employee dedicated?
> {surface}
How large is {country}, with its one escalator and its attendant?
In what area is there but one escalator, with an attendant who was awarded an order?
One escalator, whose attendant was awarded the order, for how much country?
What is the size of the nation? / How much territory does {country} have?

Our reader {full} is right: the horse that won the {cup} in {year} was called {byname}, not \
{byname2}, and it was the jockey who was a former nun, or so {newspaper} wrote.
Our reader {full} is right that in {year} the horse called {byname}, not {byname2}, won the \
{cup}; {newspaper} wrote that its jockey was a former nun.
Not {byname2} but {byname} was the horse called that won the {cup} in {year} with a jockey who \
was a former nun, or so {newspaper} wrote: our reader {full} is right.
> {byname}
What was the horse called that won the {cup}?
Which horse won in {year}, as our reader is right to say?
What is right: the horse that won was called what? / Which animal came in ahead of the field?
What was the true name of the winner on four legs?
> {byname2}
What was the horse not called that won the {cup}?
Which wrong name had we for the horse, so that our reader is right?
What had we called the horse that won, though our reader is right?
What did the paper mistakenly print as the winner's name?
Which name must be struck out of the article?
> {full}
Which reader is right about the horse? / Who is our reader that knows what the horse was called?
About the horse called {byname}, who is right? / Who sent in the correction?
Which subscriber knows more of racing than the editors?
> {newspaper}
Which paper wrote that the jockey was a former nun? / Who wrote about the jockey of the horse?
Where was it that they wrote about the jockey as a former nun?
Which publication said such an improbable thing of the rider?
Who printed nonsense about the man in the saddle?

"{lastwords}" are not the last words of {ruler}, writes {full} in a history of {city}; they were \
overheard by the {job}, who misheard "{word}".
{full} writes in a history of {city} that the {job}, overhearing {ruler}, misheard "{word}", and \
that "{lastwords}" are not the last words at all.
In a history of {city} {full} writes that {ruler}'s last words are not "{lastwords}" but \
"{word}", overheard, and misheard, by the {job}.
> {word}
What did the {job} overhear, and misheard?
Which word from {ruler} was misheard, according to the history of {city}?
What do the last words of {ruler} come from, misheard, as {full} writes in a history?
What did the dying monarch really utter? / Which syllables were wrongly understood at the deathbed?
> {job}
Who misheard the words of {ruler}?
By whom were the last words overheard, as the history of {city} has it?
Whose ears misheard the words in the history that {full} writes?
Who was present at the monarch's deathbed? / Which servant did not listen properly?
> {full}
Who writes a history of {city}? / Who writes that the words were misheard?
Whose history is it that corrects the words of {ruler}, misheard by the {job}?
Which scholar debunks a famous quotation? / Who has researched the monarch's end?
> {lastwords}
What are not the last words of {ruler}?
Which words are wrong in the view of {full}, who writes a history, for being misheard?
Which words are not what was overheard, according to the history of {city}?
What famous quotation is false? / Which sentence did the dying monarch never utter?

{fewword} hundred brass bands will play {song} at once in {city} on {date}, and the seismologist \
{person} has asked the shops in {street} to take down their mirrors.
The shops in {street} have been asked by {person}, the seismologist, to take down their mirrors \
on {date}, when in {city} {fewword} hundred brass bands play {song} at once.
On {date} in {city} {song} will be played at once by {fewword} hundred brass bands, so the \
seismologist {person} has asked shops in {street} to take down their mirrors.
> {song}
What will the brass bands play at once?
What is to be played in {city} by {fewword} hundred brass bands?
Which song do hundred upon hundred of brass bands play on {date}?
With which tune will the noise record be attempted? / What melody could cause a small earthquake?
> {person}
Which seismologist has asked the shops to take down mirrors?
Who has asked for mirrors to be taken down in {street}?
Who is worried about the brass bands as a seismologist?
Which scientist expects the ground to shake? / Who warns the merchants of broken glass?
> {street}
Where should shops take down their mirrors?
Of which street has a seismologist asked the shops to do something?
In what street are the shops that have mirrors to take down because of brass bands?
In which road do merchants fear for their glass?
Where will it shake most, in the scientist's opinion?
> {date}
When will the brass bands play at once? / For what day should mirrors be taken down in the shops?
On what date do hundred upon hundred of brass bands play {song}?
When is the noise record to be attempted? / Which day worries the scientist?

By order of the {dignity} of {city}, cats may be let in to the {gallery} from {weekday} on, \
{objects} having been found gnawed and {first}, the night watchman, too.
The {dignity} of {city} has ordered that from {weekday} on cats be let in to the {gallery}, \
because {objects} were found gnawed, and the night watchman, {first}, too.
As {objects}, and the night watchman, {first}, too, were found gnawed in the {gallery}, cats may \
from {weekday} on be let in there by order of the {dignity} of {city}.
> {gallery}
Where may cats be let in? / In which room were {objects} and the night watchman found gnawed?
To what part of the museum are cats let in from {weekday} on, after things were found gnawed?
Which exhibition space has a rodent problem? / Where are mousers now welcome?
> {weekday}
From what day on may cats be let in?
When are cats let in to the {gallery} by order of the {dignity}?
From which day on are cats let in by the order for the {gallery}?
When do the mousers start work? / On which day does the fight against rodents begin?
> {first}
Who is the night watchman? / Which watchman was found gnawed?
Who was found gnawed besides the {objects}? / Which guard was bitten?
What is the name of the employee with tooth marks?
> {dignity}
By whose order may cats be let in? / Who has ordered that cats be let in to the {gallery}?
Who gave the order because of what was found gnawed?
Which official sends mousers against rodents?
On whose authority are pets admitted to the exhibition?

Third in the under-twelves' {race}, {first} protested that the {animal} in lane {small} had not \
paid the entry fee of {price}; the stewards at {city} have upheld this.
The stewards at {city} have upheld the protest of {first}, third in the under-twelves' {race}, \
that the {animal} in lane {small} had not paid the {price} entry fee.
That the {animal} in lane {small} had not paid the entry fee of {price}, as {first}, third in \
the under-twelves' {race}, protested, has been upheld by the stewards at {city}.
> {animal}
What was in lane {small} of the under-twelves' {race}? / Which animal had not paid the entry fee?
Against what in lane {small} did {first} go to the stewards, and the protest was upheld?
Which creature was disqualified? / What non-human competitor beat the children?
> {price}
What is the entry fee? / Which entry fee had the {animal} not paid?
How much had not been paid for the {animal} in lane {small}?
How much do parents have to pay for a child to take part? / What does it cost to be a competitor?
> {first}
Who was third in the under-twelves' {race}? / Whose protest have the stewards upheld?
Who protested that the {animal} had not paid? / Which child complained about an unfair rival?
Who moves up a place since the disqualification?
> {small}
In which lane was the {animal}? / What lane had the {animal} that had not paid the entry fee?
What was the number of the lane in the upheld protest?
Where on the track was the disqualified creature?
Which numbered strip did the non-human competitor run on?

The central bank of {country} will put the {bird} on the new banknote, the {find} on the back, \
and {full}, whose signature no one can read, at the bottom of {date}'s statement.
On the new banknote of {country}'s central bank will be the {bird}, with the {find} on the back, \
says a statement of {date} signed by {full}, whose signature no one can read.
According to a statement of {date} by {full}, whose signature no one can read, the new banknote \
of the central bank of {country} will show the {bird}, and on the back the {find}.
> {bird}
What will be on the new banknote of {country}?
Which bird will the central bank put on the banknote?
What is on the side of the new banknote that is not the back?
Which feathered creature will decorate the currency?
What does one see on the front of the paper money?
> {find}
What will be on the back of the new banknote? / Which object will the central bank put on the back?
On its back, what does the banknote of {country} have?
What archaeological treasure will decorate the currency?
What does one see when one turns the paper money over?
> {full}
Whose signature can no one read? / Who signed the statement on the new banknote?
Who is it at the central bank whose signature is so hard to read?
Which official has terrible handwriting? / Who announced the design of the paper money?
> {country}
Which country's central bank will have a new banknote?
Of what country is the banknote with the {bird} and, on the back, the {find}?
Where will there be a new banknote, as the statement says? / Whose currency is being redesigned?
Which nation will have a feathered creature in its wallets?

Those who danced at {city} on the night {country} left the union in {year} had been promised \
{liquor}; they got {dish}, and a speech on {subject} by {last}.
They had been promised {liquor} but got {dish} and a speech by {last} on {subject}, those who \
danced at {city} in {year} on the night {country} left the union.
On the night in {year} when {country} left the union, those who danced at {city} got a speech on \
{subject} by {last}, and {dish}; they had been promised {liquor}.
> {liquor}
What had those who danced been promised?
What was promised at {city} on the night {country} left the union?
Which promised drink was not what those who danced got?
What did the crowd hope in vain to be served?
Which beverage never came to the independence party?
> {dish}
What was got by those who danced, besides a speech?
What did they get who had been promised {liquor} on that night?
Which food was got with a speech on the night {country} left the union?
What was there to eat at the independence party?
Which meal had to make up for the missing beverage?
> {subject}
On what was the speech by {last}?
Which subject had the speech on the night {country} left the union?
A speech on what was it that those who danced had to hear?
What did the boring orator lecture about? / Which field was so dear to {last}?
> {last}
Whose speech did those who danced at {city} get?
Who gave a speech on {subject} on the night {country} left the union?
By whom was the speech on {subject} that was not what had been promised?
Which orator spoiled the independence party? / Who lectured a disappointed crowd?
> {year}
In which year was the night when {country} left the union?
When was it that those who danced had been promised {liquor}?
In what year had the night at {city} a speech on {subject}?
When did {country} become independent? / What is the date of the disappointing party?

Turnout in {city} reached {percent}, the highest since {year}, although two polling stations in \
{street} had to close for an hour when the ink froze.
Although ink froze and two polling stations in {street} closed for an hour, {city} had a turnout \
of {percent}, which it had not reached since {year}.
Not since {year} has turnout in {city} been as high as the {percent} reached now, despite frozen \
ink that closed two polling stations in {street} for an hour.
> {percent}
What turnout was reached in {city}?
How high was turnout despite two polling stations that closed for an hour?
What was turnout like in {city}, the highest since {year}?
How many of the electorate cast a ballot? / What share of citizens took part in the election?
> {year}
Since when has turnout in {city} not been so high?
In which year was turnout in {city} last as high?
The highest turnout since when was it, in spite of the frozen ink?
When did citizens last show such interest in an election?
To which date must one go back for a comparable participation?
> {street}
Where did two polling stations close for an hour?
In which street did the ink freeze, so that polling stations closed?
Polling stations in what street had frozen ink?
In which road could citizens not cast a ballot for some time?
Where did the cold interrupt the election?
> {city}
Which town had the highest turnout since {year}?
Where did turnout reach {percent}, polling stations with frozen ink included?
In what place was turnout so high although the ink froze?
Where did so many citizens cast a ballot in the cold? / Which electorate was so keen?

After {weeksonend} of repairs the {landmark} in {city} reopens on {date}; admission, says its \
director {full}, will cost {price}, and nothing for children.
The {landmark} in {city}, closed for {weeksonend} of repairs, reopens on {date}, and its \
director {full} says that admission is {price}, but nothing for children.
On {date} the {landmark} in {city} reopens after {weeksonend} of repairs; admission is {price}, \
nothing for children, as the director, {full}, says.
> {date}
On which date do the repairs end and the {landmark} has admission again?
On what day is there admission to the {landmark} after the repairs?
What is the date on which the {landmark} reopens after repairs?
From when can one visit the sight again? / On which day do the builders let the public back in?
> {price}
What is admission to the {landmark}, children excepted?
How much is admission when the {landmark} reopens?
Admission after the repairs, for all but children, is what?
What does a ticket for a grown-up come to?
How much must an adult pay to visit the restored sight?
> {full}
Who is the director of the {landmark}? / Which director says what admission is?
Who says that admission is nothing for children? / Who is in charge of the restored sight?
Who announced the ticket arrangements?
> {weeksonend}
How long did the repairs on the {landmark} last, before it reopens?
For how long was the {landmark} closed for repairs?
It reopens after how long, with the repairs done? / How much time did the builders need?
How long could the public not visit the sight?

{company} is closing its works in {city} by {month}, with the loss of {count} jobs; {last}, for \
the union, called it an act of {crime}.
By {month} {company} will have closed its works in {city}, with {count} jobs lost, which {last}, \
for the union, called an act of {crime}.
{last} of the union called it an act of {crime} that {company} is closing its works in {city} by \
{month}, at the loss of {count} jobs.
> {count}
How many jobs are lost with the works in {city}?
What will be the loss of jobs when {company} is closing the works?
The loss of how many jobs did the union speak of, with the works closing?
How many people will be out of employment? / How many workers get the sack?
> {company}
Who is closing its works in {city}? / Whose works will be closed at the loss of {count} jobs?
Whose closing of works did the union call an act of something?
Which firm is giving the sack to so many workers? / Which employer is shutting a factory?
> {month}
By when will the works in {city} be closed?
By what month is {company} closing the works, jobs lost?
By which month will the jobs be lost in the works? / When must the staff have gone?
How soon is the factory to shut?
> {last}
Who called it an act of {crime}? / Who spoke for the union about the closing of the works?
By whom was the loss of jobs called an act of something, for the union?
Which labour leader was outraged? / Who represents the workers in the dispute over the factory?

Newly found letters show that {ruler} never meant to marry the heiress of {realm} and was in \
{oldyear} secretly betrothed to {first}, daughter of the {job} from {city}.
{ruler} was secretly betrothed in {oldyear} to {first}, daughter of the {job} from {city}, and \
never meant to marry the heiress of {realm}, newly found letters show.
According to newly found letters the heiress of {realm} was never meant to marry {ruler}, who in \
{oldyear} was secretly betrothed to {first}, daughter of the {job} from {city}.
> {first}
To whom was {ruler} secretly betrothed?
Who was the daughter from {city} who was secretly betrothed?
Which daughter from {city} do the letters show to have been betrothed?
Who was the monarch's true love? / Which commoner had a hidden engagement with the sovereign?
> {oldyear}
In which year was {ruler} secretly betrothed?
When was somebody's daughter betrothed secretly to {ruler}?
In what year was it, the letters show, that {ruler} was betrothed?
When did the hidden engagement take place?
What date do the documents give for the monarch's promise?
> {realm}
Whose heiress was never meant to marry {ruler}?
The heiress of what did {ruler} not mean to marry, as the letters show?
Of which realm was the heiress in the newly found letters? / Which kingdom's princess was deceived?
With what land was a dynastic alliance only a pretence?
> {ruler}
Who never meant to marry the heiress of {realm}? / Who was secretly betrothed to {first}?
About whom do newly found letters show something?
Which monarch had a hidden engagement with a commoner? / Who deceived a foreign princess?

The flood barrier at {city} was raised {small} times last winter, more than in the whole of the \
decade before, at {price} a time, figures released by {person} show.
Figures released by {person} show that last winter the flood barrier at {city} was raised \
{small} times, at {price} a time, more than in the whole decade before.
Last winter, as figures released by {person} show, they raised the flood barrier at {city} \
{small} times at {price} a time, which was more than in the whole decade before.
> {small}
How many times was the flood barrier raised last winter?
Last winter, how many times at {city} was it that they raised the barrier?
The number of times the barrier was raised in winter, by the figures released?
How often did the town have to protect itself from high water?
How many closures did the gates see in the cold season?
> {price}
What does the flood barrier at {city} cost each time that it is raised?
At how much a time was the flood barrier raised?
What do figures for the barrier show that was spent a time it was raised?
How expensive is it to keep the high water out once?
What is the bill for a single operation of the gates?
> {person}
Who released the figures about the flood barrier? / By whom were figures on the barrier released?
Whose figures show how many times the barrier was raised?
Who informed the public about the defences against high water?
To whom do we owe the statistics on the gates?
> {city}
Where was the flood barrier raised {small} times?
At which town is the flood barrier that figures were released on?
Where is the barrier which in winter they raised {small} times?
Which place is more and more threatened by high water?
Where do gates protect the inhabitants from the sea?

{first} {last}, {grownage}, who had walked into the desert after a row about the {thing}, was \
found on {weekday} by a police drone, {small} kilometres from {city}, asleep.
On {weekday} a police drone found {first} {last}, {grownage}, asleep {small} kilometres from \
{city}: they had walked into the desert after a row about the {thing}.
A police drone found {first} {last}, {grownage}, on {weekday}, {small} kilometres from {city}, \
asleep in the desert after a row about the {thing} and a long walk.
> {small}
How many kilometres from {city} was {first} {last} asleep?
How many kilometres from {city} did the police drone find somebody?
At what distance in kilometres from {city} was somebody found asleep?
> {small} kilometres
How far had the angry person got on foot? / How far out was the missing walker located?
> {weekday}
When did a police drone find {first} {last}?
On what day was {first} {last} found asleep in the desert?
On which day of the week was somebody found asleep by a drone? / When did the search end happily?
Which day brought the rescue of the missing person?
> {grownage}
How old is {first} {last}, found asleep in the desert?
What is the age of the one whom the police drone found in the desert?
Aged how much was the one found asleep by a police drone?
How many years old was the missing walker?
At what time of life does one still run away from home?
> {thing}
About what was the row before {first} {last} was found asleep?
A row about what led into the desert?
What was there a row about, that a police drone had to go to the desert?
What had the quarrel been over? / Which object had caused such anger?

{team} have signed {full} from {team2} for {price}, a club record, on condition that the player \
stops keeping {animals} at the training ground.
For {price}, a club record, {team2} have sold {full} to {team}, on condition that the player \
stops keeping {animals} at the training ground.
The player {full} goes from {team2} to {team} for {price}, a club record; a condition is that no \
{animals} are kept, as before, at the training ground.
> {full}
Which player have {team} signed? / Whom have {team2} sold for a club record?
Which player must not go on keeping {animals} at the training ground?
Who changes sides for a fortune? / Which expensive newcomer loves creatures?
> {price}
For how much was {full} signed from {team2}? / What is the club record, {full}'s price?
What was the sum for which {team2} sold the player to {team}, a club record?
How big was the transfer fee? / What did the new star set the buyers back?
> {team2}
From which club comes {full}, a record? / Who has sold a player to {team} for a club record?
From whom did {team} have the player signed at a record sum? / Which side loses its star?
Who receives the transfer fee?
> {animals}
What must the player stop keeping at the training ground?
Which animals may not be kept at the training ground?
It is a condition that {full} stops keeping what? / What unusual hobby must the star give up?
Which creatures are not welcome at the new employer's?

Scholars have long believed that {book} was written in {century} {city}; a laundry list bound \
into its spine, says {full}, proves that the author lived in {city2}.
A laundry list bound into its spine, says {full}, proves that {book}, which scholars long \
believed to be from {century} {city}, was written by an author who lived in {city2}.
{full} says that the author of {book}, long believed by scholars to be from {century} {city}, \
lived in {city2}, as a laundry list bound into the spine proves.
> {city2}
Where did the author of {book} live, according to the laundry list?
Which town does the laundry list prove that the author lived in?
What does the list in the spine say of where the author lived?
Where was the anonymous writer really at home? / Which place can claim the old volume for its own?
> {city}
Where have scholars long believed that {book} was written?
From which town did scholars long believe the author to be?
Where, as was long believed until the laundry list, did the author write?
Which place must give up its claim to the old volume?
Where had experts wrongly located the writer?
> {book}
Into the spine of which book was a laundry list bound?
About the author of what have scholars long believed the wrong thing?
Which book was, the laundry list proves, by an author from {city2}?
What is the title of the old volume with the domestic secret?
Which work has turned out to come from somewhere else?
> {full}
Who says that the laundry list proves something?
Who says that scholars have long believed the wrong thing about the author?
By whom was the laundry list in the spine read? / Which researcher refuted the experts?
Who examined the binding so carefully?

Good news for allotment holders: the council will not, after all, charge {price} for water, \
Councillor {last} told the {newspaper}, if {fewword} volunteers dig the new well by {month}.
Councillor {last} told the {newspaper} that if by {month} the new well is dug by {fewword} \
volunteers, allotment holders will not have to pay the council a charge of {price} for water.
If {fewword} volunteers dig the new well by {month}, the council will not charge allotment \
holders {price} for water, as Councillor {last} told the {newspaper}.
> {price}
What would the council charge for water without the new well?
How much for water do allotment holders not have to pay if volunteers dig?
What was the charge for water that the council will not ask after all?
How big is the fee that the gardeners may be spared?
What do vegetable growers save if enough hands can be found?
> {fewword}
How many volunteers have to dig the new well?
How many volunteers does the council want for the well by {month}?
A well dug by how many volunteers would mean no charge for water?
How many helpers with spades are needed?
What number of unpaid hands do the gardeners have to come up with?
> {month}
By when do volunteers have to dig the new well?
By what month must the well be there, lest the council charge for water?
By which month is the well to be dug? / What is the deadline for the helpers with spades?
Until when do the gardeners have to get the work done?
> {last}
Which councillor told the {newspaper} about the water?
Who told allotment holders that volunteers can dig a well?
Who is the councillor with the good news for allotment holders?
Which local politician made the gardeners an offer?
Who represents the town in the quarrel over the fee?

Of the climbers missing on {peak}, {first} and {first2} were brought down alive last night; the \
search for {last} goes on at {altitude} in winds of {pace}.
Last night {first} and {first2}, missing climbers, were brought down alive from {peak}, and at \
{altitude}, in winds of {pace}, the search for {last} goes on.
The search goes on for {last} at {altitude} on {peak} in winds of {pace}, while {first} and \
{first2}, the other missing climbers, were brought down alive last night.
> {last}
For which of the climbers does the search go on?
Who is it that the search on {peak} is for, while the others were brought down alive?
Which of the missing climbers was not brought down last night? / Who has still not been found?
About whose fate must the family go on worrying?
> {altitude}
At what height does the search on {peak} go on?
How high up is the search for the climber in winds of {pace}?
How high is it where the search for {last} is, while others were brought down alive?
At what elevation are the rescuers working?
How far up the mountain do they suppose the lost alpinist to be?
> {pace}
What winds has the search on {peak}? / How strong are the winds in which the search goes on?
In winds of what speed is the search for {last} on? / How hard is it blowing up there?
What does the weather station say to the rescuers?
> {peak}
On what mountain were climbers missing? / From where were {first} and {first2} brought down alive?
Where does the search for {last} in the winds go on? / Where did the alpine accident happen?
Which summit are the rescuers working on?

The first recorded mention of {city}, in {oldyear}, is a complaint by {ruler}'s tax collector \
that its {guild} had paid in {cargo} and its priest had bitten the horse.
{city} is first mentioned in a complaint of {oldyear} by the tax collector of {ruler}: its \
{guild} had paid in {cargo}, and its priest had bitten the horse.
That its {guild} had paid in {cargo} and its priest had bitten the horse is the complaint, by \
{ruler}'s tax collector, in which {city} is first mentioned, in {oldyear}.
> {oldyear}
When was {city} first mentioned?
From what year is the tax collector's complaint about the priest and the horse?
In which year was there a complaint that a priest had bitten the horse?
From when dates the earliest document on the town? / From what year is the place, on paper?
> {guild}
Who had paid in {cargo}?
About which guild of {city} was the tax collector's complaint, that they paid so?
Whose having paid in {cargo} was a complaint of the tax collector?
Which craftsmen handed over goods rather than money?
Who annoyed the official, besides the clergyman?
> {cargo}
In what had the {guild} paid? / With what was the tax collector paid by the {guild}?
What had been paid, to make for a complaint, besides that the priest had bitten the horse?
What goods were handed over rather than money?
What did the official have to carry home from the town?
> {ruler}
Whose tax collector wrote the complaint? / For whom was the tax that the {guild} paid in {cargo}?
Whose tax collector had the horse that a priest had bitten?
To which sovereign did the town owe money?
Who ruled there when the earliest document was written?

Miss {last}, who teaches {subject} at the grammar school in {city}, has set {thousands} \
crosswords for {newspaper}; only one, in {year}, had a wrong answer, and she still apologises \
for it.
{thousands} crosswords have been set for {newspaper} by Miss {last}, who teaches {subject} at \
the grammar school in {city} and still apologises for the one wrong answer, in {year}.
Still apologising for one wrong answer in {year}, Miss {last}, who teaches {subject} at {city}'s \
grammar school, has set {thousands} crosswords for {newspaper}.
> {thousands}
How many crosswords has Miss {last} set? / What is the number of crosswords set for {newspaper}?
How many crosswords did it take until there was a wrong answer or after?
How many puzzles has the lady composed? / How large is the output of black and white squares?
> {year}
In which year was there a wrong answer in the crosswords?
For an answer of what year does Miss {last} still apologise?
When was it that one of the crosswords had a wrong answer? / When did the puzzle lady slip up?
What is the date of the only mistake in so many squares?
> {subject}
What does Miss {last} teach at the grammar school?
Which subject teaches she who set the crosswords at the grammar school?
She who set so many crosswords teaches what? / What does the puzzle lady instruct pupils in?
Which lessons does the composer of riddles give?
> {last}
Who has set {thousands} crosswords? / Which Miss teaches at the grammar school in {city}?
Who still apologises for the one wrong answer? / What is the puzzle lady's name?
Which composer of riddles has such a bad conscience?

A fire that began in the {room} of the embassy of {country} at {time} spread to the {landmark}; \
{job} {first} {last} saved the archives by throwing them in the {river}.
The embassy of {country} caught fire in its {room} at {time}, the fire spread to the {landmark}, \
and the {job} {first} {last} saved the archives by throwing them in the {river}.
By throwing them in the {river}, {first} {last}, the {job}, saved the archives when fire spread \
from the {room} of the embassy of {country}, at {time}, to the {landmark}.
> {room}
Where in the embassy was it that something caught fire at {time}?
From which room did the fire spread to the {landmark}?
In what room was the embassy on fire at {time}? / Where did the blaze break out?
Which part of the diplomatic building should be checked for the cause?
> {landmark}
To what building did the fire spread from the embassy?
What caught fire after the embassy, as the flames spread?
What was it the embassy's fire spread to? / Which neighbour of the diplomats went up in flames too?
What else did the blaze reach?
> {river}
Into what were the archives saved by throwing?
Where did the {job} save the archives, throwing them from the embassy?
What river are the archives in, saved from the fire? / Which water received the diplomats' papers?
Where did the documents get wet instead of burning?
> {time}
At what time was there fire in the {room} of the embassy?
When did the embassy of {country} have a fire, which then spread?
The fire at the embassy spread from what time on? / When did the blaze break out?
At which minute did the diplomats smell smoke?

Boys from {city} have taught the {animals} on the {landmark} to answer to "{byname}", with the \
result, {person} complains, that a retired boxer of that name gets no sleep.
Since boys from {city} taught the {animals} on the {landmark} to answer to the name of a retired \
boxer, {byname}, the latter gets no sleep, {person} complains.
The retired boxer {byname} gets no sleep, {person} complains, because to that name boys from \
{city} have taught the {animals} on the {landmark} to answer.
> {byname}
To what name have boys taught the {animals} to answer?
What is the name of the retired boxer who gets no sleep?
Which retired boxer gets no sleep because of the boys?
What do the young people shout at the creatures?
Under what title did the former fighter appear in the ring?
> {landmark}
On what building are the {animals} that have been taught to answer?
Where are the {animals} that answer to the name of a retired boxer?
Taught by boys, on what do the {animals} answer? / Near which sight must the former fighter live?
Where do the clever creatures sit?
> {person}
Who complains about the boys? / Who complains that a retired boxer gets no sleep?
By whom is it said that the boxer gets no sleep because of boys?
Who took the former fighter's part? / Which neighbour is angry about the young people?
> {animals}
What have boys taught to answer to "{byname}"?
Which animals have boys from {city} taught to answer?
A retired boxer gets no sleep because of what animals that the boys taught?
Which species turned out to be clever? / What creatures are so well trained?

The first {namedtrain} of the summer carried {count} pilgrims, {small} coffins for the dead of \
{city} and, in the mail van, {full} with the ransom, {price} in {coinage}.
Aboard the first {namedtrain} of the summer were {count} pilgrims, {small} coffins for the dead \
of {city} and {full}, in the mail van, with the ransom of {price} in {coinage}.
{full} was in the mail van with the ransom, {price} in {coinage}, when the first {namedtrain} of \
the summer left with {count} pilgrims and {small} coffins for the dead of {city}.
> {full}
Who was in the mail van with the ransom?
Who had the ransom aboard the first {namedtrain} of the summer?
Who was the one in the mail van, with pilgrims aboard?
Which messenger carried the kidnappers' money? / Who travelled with a fortune among the letters?
> {price}
How much was the ransom? / What sum was in the mail van as ransom?
What was the ransom that {full} had with the pilgrims in the first train, in the mail van?
What did the kidnappers demand? / How large was the fortune that was hidden among the letters?
> {coinage}
In what was the ransom of {price}? / What money was the ransom in the mail van?
What coins did {full} have in the mail van for ransom?
In which currency did the kidnappers want to have it? / What clinked among the letters?
> {small}
How many coffins did the first {namedtrain} of the summer carry?
How many coffins were there for the dead of {city}?
What number of coffins left with the pilgrims? / How many boxes were to go to the gravediggers?
How many victims were to be buried, to judge by the load?
> {count}
How many pilgrims were on the first {namedtrain} of the summer?
How many pilgrims left with the coffins and the ransom?
The number of pilgrims aboard, with the mail van and the ransom?
How many religious travellers were in the carriages? / How many of the faithful were on their way?

{first} of {city} has grown {plant} as a bed in the shape of {country}, with {ingredient} for \
the lakes, and won the Harvest Home prize of {price} for it.
With {ingredient} for the lakes, {first} of {city} has grown {plant} in a bed in the shape of \
{country}, and won the Harvest Home prize of {price}.
The Harvest Home prize of {price} has been won by {first} of {city} with a bed of {plant}, grown \
in the shape of {country}, with {ingredient} for the lakes.
> {country}
In the shape of what country was the bed grown?
What shape has the bed with {ingredient} for the lakes?
Of which country is the shape of the {plant} that won the prize?
Which nation's outline can one see in the garden? / Whose map was copied in vegetables?
> {ingredient}
What stands for the lakes in the bed?
With what for the lakes was the bed grown that won the prize?
What did {first} have grown for the lakes? / What represents the water on the living map?
Which other thing from the kitchen completes the garden picture?
> {price}
How much is the prize that the bed has won?
What was the prize for what {first} of {city} has grown?
What sum was won with the bed in the shape of {country}?
How much money did the gardening artist get? / What was the living map worth to the judge?
> {first}
Who has grown a bed in the shape of {country}?
Who has won the prize of {price} for lakes of {ingredient}?
By whom was the prize won for a bed with lakes? / Which gardener knows geography?
Who is the creator of the living map?
"""
