"""Free sentences: research on farming, and archaeology (see relations.py)."""

RELATIONS = """
On {drill_site} we sowed {crop}, spread {fertiliser}, and brought in {weight} {long_time} later.
Some {long_time} after sowing {crop} with {fertiliser}, {drill_site} yielded {weight}.
From {drill_site} came {weight} of {crop}, sown {long_time} before and fed with {fertiliser}.
Sown with {crop} and strewn with {fertiliser}, {drill_site} took {long_time} to give us {weight}.
> {crop}
What was sown on {drill_site}? / Which crop got {fertiliser}? / What grew on {drill_site}?
What did we harvest on {drill_site}? / Plant on {drill_site}?
What was planted? / Which farm produce was harvested there?
> {fertiliser}
What was spread on {drill_site}? / With what was the {crop} fed? / What made the {crop} grow?
Which manure did we use? / Food for the {crop}?
What did we feed the soil with? / Which plant food was scattered?
> {weight}
How much did {drill_site} yield? / What was the harvest of {crop}?
How much came from {drill_site}? / How much of the {crop} was brought in? / Yield of {drill_site}?
How big was the harvest? / What quantity could we carry home?
> {long_time}
How long did the {crop} grow? / How long after sowing {crop} was the harvest?
What time passed on {drill_site}? / Time from seed to harvest?
How long did our harvest take to ripen? / What time passed between planting and harvest?
> {drill_site}
Where did we sow {crop}? / Which plot yielded {weight}? / What place got {fertiliser}?
Where did {weight} come from?
Which piece of land was our harvest from? / Where did we plant the {crop}?

The {crop_pest} took {percent} of the {crop} at the {institute} until somebody let {animals} in.
Until {animals} were let in, {percent} of the {crop} grown at the {institute} went to {crop_pest}.
The {institute} lost {percent} of its {crop} to {crop_pest}; then it kept {animals}.
What was left of the {crop} at the {institute} after the {crop_pest} had had {percent} of it was \
saved by {animals}.
> {crop_pest}
What ate the {crop}? / Which pest troubled the {institute}? / To what was {percent} lost?
What did the {animals} get rid of? / Enemy of the {crop}?
What ate the plants? / Which vermin plagued the scientists' plot?
> {percent}
How much of the {crop} was lost? / What share did the {crop_pest} take?
How bad was the damage at the {institute}? / Loss of {crop}?
How large was the damage? / What share of the harvest was eaten?
> {animals}
What helped against {crop_pest}? / Which animals were let in?
What did the {institute} keep after that? / Who saved the rest of the {crop}?
Cure for {crop_pest}?
Which creatures put an end to the plague?
What hungry helpers did they bring in against the vermin?
> {crop}
What did {crop_pest} eat? / Which crop suffered? / What does the {institute} grow?
Of what was {percent} lost?
Which plants were being eaten? / What were the scientists trying to raise?
> {institute}
Where did {crop_pest} do damage? / Which institute keeps {animals}? / Who lost {percent} of a crop?
Whose {crop} was eaten?
Whose plants were being eaten? / Which research centre had trouble with vermin?

{full} has bred a kind of {crop}, "{words}", that stands {length} tall and does with {volume} of \
water.
"{words}", a variety of {crop} by {full}, grows to {length} and wants {volume} of water.
With no more than {volume} of water {full}'s {crop} "{words}" reaches {length}.
Of all kinds of {crop} the one by {full} is the least thirsty: "{words}" drinks {volume} and is \
{length} tall.
> {words}
What is the {crop} variety called? / Which name did {full} give it? / Name of the {crop} by {full}?
What is the name of the {crop} that grows to {length}? / How is {full}'s plant called?
What is the new breed called? / Under which label would I look for the thrifty plant?
> {length}
How tall does the variety get? / How high does "{words}" grow? / Height of the {crop}?
What size does {full}'s plant reach?
How high does the new plant get? / What size should I expect it to be?
> {volume}
How much water does "{words}" need? / How thirsty is "{words}"? / Water for {full}'s {crop}?
With how much water does the {crop} do?
How much must I pour on the new plant? / What does the thrifty plant need from the watering can?
> {full}
(Who|Which person) bred "{words}"? / Who is the breeder? / Whose {crop} is so tall?
By whom was "{words}" bred? / Breeder of the variety?
To whom do we owe the thrifty plant?
> {crop}
What did {full} breed? / Of which crop is "{words}" a variety? / What kind of plant is "{words}"?
On what does {full} work?
What plant is it a new breed of? / Which farm produce did the breeder improve?

The soil of {drill_site} has {concentration} of {chemical}, too much for {crop} but fine for \
{crop2}.
Fine for {crop2} yet too much for {crop}: {concentration} of {chemical} in {drill_site}.
With {concentration} of {chemical}, {drill_site} suits {crop2}; {crop} would die there.
If you own {drill_site}, plant {crop2} and forget about {crop}: there are {concentration} of \
{chemical} in the ground.
> {concentration}
How much {chemical} is in the soil? / What did {drill_site} show? / Level in {drill_site}?
How rich in {chemical} is {drill_site}? / What amount is too much for {crop}?
How much of the substance was measured in the earth? / What level did the test of the earth show?
> {chemical}
What is there too much of for {crop}? / Which substance was found in {drill_site}?
What is in the soil of {drill_site}? / Why would {crop} die there, because of what substance?
Which substance is there plenty of in the earth? / What did the earth test turn up?
> {crop2}
What will grow on {drill_site}? / Which crop does not mind the {chemical}?
For what is the soil of {drill_site} fine? / What should be sown on {drill_site}?
What could thrive in such earth? / Which plant copes with the {chemical}?
> {crop}
What will not grow on {drill_site}? / Which crop cannot stand the {chemical}?
For what is the soil of {drill_site} bad? / What should not be sown on {drill_site}?
What would not survive in such earth? / Which seed would I waste there?
> {drill_site}
Where would {crop} die? / Which soil has {concentration}? / What place suits {crop2}?
Where was {chemical} measured?
Which plot was tested? / Where is the earth so full of the substance?

Cow {number} gives {volume} a day since {first} plays the {instrument} to her at {time}.
Since {first} plays the {instrument} in the barn at {time}, cow {number} has given {volume} a day.
{first} plays the {instrument} to cow {number} every day at {time}, and she gives {volume}.
It may be the {instrument} that does it: cow {number}, for whom {first} plays at {time}, has gone \
up to {volume}.
> {volume}
How much milk does cow {number} give? / What does the music bring? / Yield of cow {number}?
How much comes from cow {number} in a day?
How much milk do we get from her? / What is in the pail at the end of it all?
> {instrument}
What does {first} play? / Which instrument does cow {number} like? / On what is the music made?
What is heard in the barn at {time}?
What does she like to listen to? / On what is the music for the animal made?
> {first}
(Who|Which person) plays to cow {number}? / (Who|Which person) makes music in the barn?
Who plays the {instrument}? / Musician of cow {number}? / Whom does the cow listen to?
Who makes music in the stable? / Which musician entertains the animal?
> {time}
(When|At what hour) does {first} play? / At what time is there music in the barn?
Hour of the concert? / (When|At what hour) does cow {number} hear the {instrument}?
When is the concert in the stable? / At what hour does the animal hear her music?
> {number}
Which cow gives {volume}? / What is the number of the cow that likes the {instrument}?
To which cow does {first} play? / Cow with a taste for music?
Which animal is the music for? / How is the musical milk producer marked?

In {drill_site}, {length} down, {person} uncovered a {artefact} of the {era}, wrapped in {colour} \
cloth.
Wrapped in {colour} cloth, a {artefact} of the {era} lay {length} deep in {drill_site}, where \
{person} uncovered it.
{person} found a {artefact} from the {era} in {drill_site}; it was {length} down and wrapped in \
{colour} cloth.
{length} below the grass of {drill_site}, in {colour} cloth, {person} met with what the {era} had \
left: a {artefact}.
> {artefact}
What did {person} uncover? / What was found in {drill_site}? / What lay {length} deep?
What was wrapped in {colour} cloth? / Find of {drill_site}?
What was dug up? / Which ancient thing did the digger discover?
> {era}
From what time is the {artefact}? / Of which age is the {artefact}?
To which period does the find of {person} belong? / When was the {artefact} made?
From when is the thing, roughly? / To which age in history does it belong?
> {length}
How deep was the {artefact}? / How far down did {person} dig?
At what depth was the {artefact} found? / Depth of the find in {drill_site}?
How far underground was it? / At what depth did the spade hit it?
> {drill_site}
Where was the {artefact} found? / In which spot did {person} dig?
Where did {person} find something? / Place of the {artefact}?
Where was the dig? / On whose land or meadow was the ancient thing hidden?
> {colour}
What colour was the cloth? / In what colour of cloth was the {artefact}?
Colour of the cloth in {drill_site}? / How did the cloth around the {artefact} look?
What shade was the fabric around it? / How was the textile dyed?
> {person}
Who uncovered the {artefact}? / (Who|Which person) dug in {drill_site}?
By whom was the {artefact} found? / (Who|Which person) is the lucky finder of the {artefact}?
Whose find is the {artefact}?
Who did the digging? / Which digger made the discovery?

The {artefact} sold as {era} work turned out to be made by {full} in {year}, in the {room} of a \
house in {city}.
{full} had made the "{era}" {artefact} in {year}, it turned out, in the {room} of a house in {city}.
It turned out that the {artefact}, said to be of the {era}, came from the {room} of a house in \
{city}: {full}, {year}.
Not the {era} but {full}, working in {year} in the {room} of a house in {city}, brought forth the \
{artefact}.
> {full}
Who forged the {artefact}? / (Who|Which person) made the {artefact}?
Whose work is the {artefact} really? / (Who|Which person) deceived the world with a {artefact}?
Forger of the {artefact}?
Who was the forger? / Whose fake was it?
> {year}
When was the {artefact} really made? / In which year did {full} forge it?
From which year is the {artefact} really? / Year of the forgery?
When was the fake produced? / In what year did the forger do it?
> {city}
(Where|In what town) was the {artefact} really made? / In what city did {full} work?
From which city is the {artefact} really? / City of the forger?
In which town did the forger live? / Where was the fake produced?
> {era}
As work of what time was the {artefact} sold?
From what time did they believe the {artefact} to be?
From which age did {full}'s {artefact} seem to be? / Alleged period of the {artefact}?
Of what age did the dealers claim it was? / From which period did the buyer believe it to be?
> {artefact}
What did {full} forge? / What was not as old as they said? / Which object is false?
What came from the {room} of a house in {city}?
What kind of antique was fake? / Which antiquity was really modern?

The king's grave held {count} beads, {number_or_word} horses, and, of all things, a {artefact}, \
says {doctor}.
Besides {count} beads and {number_or_word} horses, {doctor} found a {artefact} in the king's grave.
{doctor} counted {count} beads and {number_or_word} horses in the king's grave and saw a {artefact}.
What puzzles {doctor} about the king's grave are neither the {count} beads nor the \
{number_or_word} horses but a {artefact}.
> {count}
How many beads were in the grave? / What number of beads did {doctor} count? / Beads of the king?
How rich was the king in beads?
How many little pieces of jewellery lay in the tomb?
What was the tally of small balls for a necklace?
> {number_or_word}
How many horses lay in the grave? / How many animals went with the king?
What number of horses did {doctor} count? / Horses of the king?
How many animals were buried with the ruler? / What number of mounts lay in the tomb?
> {artefact}
What was the surprise in the grave? / What else was in the king's grave?
Which object did {doctor} not expect? / Odd find with the king?
What strange object lay in the tomb? / Which item baffled the scholar who opened the ruler's tomb?
> {doctor}
(Who|Which person) dug out the king's grave? / Who counted the beads?
From whom do we know what the king had? / (Who|Which person) saw the {artefact}?
Scholar at the grave?
Which scholar examined the ruler's tomb? / Who was baffled by what lay beside the ruler?

Charcoal from {drill_site} was dated to {age} by the {institute}, a third more than {full} had \
guessed.
{full} had guessed a third less than the {age} that the {institute} gave for charcoal from \
{drill_site}.
According to the {institute}, the charcoal of {drill_site} is {age} old; {full} had thought it \
younger.
{full} was a third short: the charcoal dug up in {drill_site} is {age} old if the {institute} has \
it right.
> {age}
How old is the charcoal? / What date did the {institute} give? / Age of {drill_site}?
What was the result for {drill_site}? / How many years is it since the fire?
How far back does the burnt wood go? / How old did the lab say the burnt wood was?
> {institute}
Who dated the charcoal? / Which institute gave {age}?
Where was the charcoal from {drill_site} sent? / By whom was the charcoal's age found out?
Which lab analysed the burnt wood? / Who did the radiocarbon test?
> {full}
(Who|Which person) guessed less than {age}? / Who thought the charcoal younger?
Whose guess about the charcoal was wrong? / (Who|Which person) was surprised by {age}?
Whose guess was corrected?
Whose estimate was too low? / Who underestimated how ancient the burnt wood was?
> {drill_site}
Where is the charcoal from? / Which spot is {age} old?
What did the {institute} date, from which place? / Where did people make fire so long ago?
Where did they pick up the burnt wood? / From which plot was the burnt wood taken to the lab?

They fed {number_or_word} pigs on {dish} for {long_time}; each put on {weight}, to the delight of \
{company}.
To the delight of {company}, {number_or_word} pigs fed on {dish} put on {weight} each in \
{long_time}.
In {long_time} on nothing but {dish}, each of {number_or_word} pigs gained {weight}, which \
delights {company}.
A diet of {dish}, kept up for {long_time}, made {number_or_word} pigs {weight} heavier apiece, and \
{company} could not be happier.
> {dish}
What did the pigs get? / On what were the pigs fed? / Which food makes pigs so heavy?
What did they eat for {long_time}? / Pig food?
What was in the trough? / Which food did the animals get to eat?
> {weight}
How much did each pig gain? / By how much did the animals grow heavier?
What did {dish} do for a pig's weight? / Gain of each pig?
How much fatter did every animal become? / What extra did each one bring to the scales?
> {long_time}
How long were the pigs fed on {dish}? / In what time did they gain {weight}?
How much time on {dish} did the pigs need? / Length of the trial with pigs?
How long were they fattened? / What period did the animals spend eating the same food?
> {number_or_word}
How many pigs were there? / On how many animals was {dish} tried? / Number of pigs?
How many ate {dish}?
How many animals were fattened? / What was the size of the herd in the feeding test?
> {company}
(Who|What firm) was delighted by the pigs? / Which firm likes the result with {dish}?
Who has an interest in fat pigs? / For which firm were fat pigs good news?
Firm behind {dish} for pigs?
Which firm was pleased with the feeding test? / Who likes how fat the animals became?

Greenhouse {small}: lamps on at {time}, off at {time2}; anyone who touches the {plant} answers to \
{first}.
In greenhouse {small} it is light from {time} to {time2}, and {first} guards the {plant}.
{first}, who guards the {plant} in greenhouse {small}, turns the lamps on at {time} and off at \
{time2}.
The {plant} in greenhouse {small} have light after {time} and before {time2}; hands off, or \
{first} will find you.
> {time}
(When|At what hour) do the lamps go on? / From what time is it light in greenhouse {small}?
(When|At what hour) does the day begin for the {plant}? / Lamps on in greenhouse {small}?
When is the lighting switched on under the glass? / At what hour does it become bright in there?
> {time2}
When do the lamps go off? / Until what time is it light in greenhouse {small}?
(When|At what hour) does the night begin for the {plant}? / Lamps off in greenhouse {small}?
When is the lighting switched off under the glass? / From what hour is it dark in there?
> {plant}
What must nobody touch in greenhouse {small}? / What grows in greenhouse {small}?
What does {first} guard? / For which plants are the lamps? / Plants in greenhouse {small}?
What grows under the glass? / Which leaves or blossoms should we keep our fingers away from?
> {first}
(Who|Which person) guards the {plant}? / To whom do I answer in greenhouse {small}?
Who turns on the lamps? / Whom should I ask before I touch the {plant}?
Guardian of greenhouse {small}?
Who is in charge under the glass? / Whose anger awaits those who finger the {plant}?

The scroll names a town, {city}, where {crop} was traded for {mineral} and a wife cost \
{number_or_word} {animals}.
In {city}, the scroll tells, one got {mineral} for {crop} and a wife for {number_or_word} {animals}.
A man bought a wife for {number_or_word} {animals} in {city} and {mineral} for {crop}, if the \
scroll is right.
Merchants, says the scroll, carried {crop} to {city} for its {mineral}; grooms brought \
{number_or_word} {animals}.
> {mineral}
What did one get for {crop}? / What was given in exchange for {crop} in {city}?
Which mineral was bought with {crop}? / For what did they trade {crop}?
What could I barter my harvest for there? / Which treasure from the ground did traders fetch?
> {number_or_word}
How many {animals} did a wife cost? / How many animals had a man to give?
Price of a wife in {animals}? / What number of {animals} was asked in {city}?
How big a herd did a bridegroom have to hand over?
What did it take to get married there, in beasts?
> {city}
Which town is in the scroll? / (Where|In what town) was {crop} traded?
(Where|In what town) could one pay with {animals}? / Name of the town in the scroll?
Which place does the old manuscript describe? / Where did a bridegroom pay for his bride in beasts?
> {crop}
What did they trade for {mineral}? / With what did one pay for {mineral}?
What was grown and sold in {city}? / Goods given for {mineral}?
What farm produce was bartered? / With which goods did traders pay for the {mineral}?

A plough from {company} turned up the {artefact} on {person}'s farm; the finder's share is {price}.
{person} gets {price}, because a plough by {company} turned up a {artefact} on the farm.
The {artefact} that a plough by {company} turned up brought {person}, the farmer, {price}.
On the farm of {person}, who will have {price} for it, a {artefact} came up behind a plough made \
by {company}.
> {artefact}
What did the plough turn up? / What was found on {person}'s farm? / What lay in the field?
For what did {person} get {price}? / Find of the farmer?
What antiquity came out of the soil? / Which ancient thing was lying under the field?
> {person}
Who is the farmer? / On whose farm was the {artefact}? / (Who|Which person) gets the finder's share?
(Who|Which person) is richer because of a {artefact}? / Owner of the field?
Who owns the land? / Which lucky landowner is being rewarded?
> {price}
What does {person} get? / How much is the finder's share?
How much was the {artefact} worth to {person}? / Money for the farmer?
How big is the reward? / What sum of money does the lucky landowner receive?
> {company}
Who made the plough? / By which firm is the plough? / Whose plough found the {artefact}?
Make of the plough?
Which firm built the farming implement? / Whose brand of tractor equipment hit the antiquity?
"""
