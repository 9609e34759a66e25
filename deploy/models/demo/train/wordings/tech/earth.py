"""Free sentences: geology, weather records and the oceans (see relations.py)."""

RELATIONS = """
Below {length} of {rock} the drillers at {city} found {rock2}, which nobody had expected.
The drillers at {city} went through {length} of {rock} and, to everyone's surprise, came to {rock2}.
Nobody had expected {rock2} at {city}, least of all under {length} of {rock}.
When the drill at {city} had passed {length} of {rock}, the next core, to general surprise, was \
{rock2}.
> {length}
How thick is the {rock} at {city}? / How much {rock} was there to drill through?
How far down did the surprise begin? / Thickness of the {rock}?
How thick was the upper layer? / How deep did they bore before the unforeseen material showed up?
> {rock2}
What was found below the {rock}? / What surprised the drillers at {city}?
What lies under {length} of {rock}? / What had nobody expected?
What unforeseen material turned up deep in the ground?
Which stone astonished the crew that was boring?
> {rock}
Through what did they drill? / What lies on top of the {rock2}? / What covers the {rock2} at {city}?
Which rock was {length} thick? / What did they go through before the {rock2}?
What did they bore through before the unforeseen stuff? / What lay on top of the {rock2}?
> {city}
(Where|In what town) did they drill through {rock}? / Near which city is there {rock2} below {rock}?
Where were the drillers surprised? / City of the drillers?
Near which town was the hole bored? / Where did the unforeseen layer turn up?

The quake of {date}, strength {decimal}, threw {person} out of bed in {city}.
{person} was thrown out of bed in {city} by the quake of {date}, which reached {decimal}.
On {date} the ground shook ({decimal} on the scale), and in {city} {person} fell out of bed.
"I lay on the floor before I was awake," says {person} of {city} about the {decimal} quake of \
{date}.
> {decimal}
How strong was the quake? / What did the quake of {date} reach on the scale?
What strength had the shock in {city}? / Strength of the quake?
How powerful was the tremor? / What magnitude did the tremor have?
> {date}
(When|On which date) did the ground shake? / On what day was {person} thrown out of bed?
Date of the quake in {city}? / Which day shook {city}?
When did the tremor happen? / On what day was {person} so rudely awakened?
> {person}
Who fell out of bed on {date}? / Whom did the quake in {city} wake?
(Who|Which person) had a bad night in {city}?
(Who|Which person) was thrown to the floor on {date}?
Who was tipped out from under the blankets by the tremor?
Which sleeper had a rude awakening in {city}?
> {city}
Where did {person} fall out of bed? / (Where|In what town) was the quake felt?
Which city was shaken? / In what city was {person} on {date}?
Where was the sleeper during the tremor? / In which town does {person} live?

On {date} {city} recorded {temperature}, the most since {year}, and the {animals} were let into \
the {facility}.
It was {temperature} in {city} on {date}, hotter than any day since {year}; even the {facility} \
let {animals} in.
Since {year} {city} had not seen such heat: {temperature} on {date}, with {animals} in the \
{facility}.
The keepers opened the {facility} to the {animals} on {date}, when {city} had {temperature}, a \
heat unknown since {year}.
> {temperature}
How hot was it in {city}? / What did {city} record? / Heat in {city} on {date}?
To what did the mercury climb in {city}? / Record of {date}?
What did the thermometer show? / How many degrees was it in the town?
> {year}
Since when had it not been so hot? / (When|In what year) was it last as hot in {city}?
Which year was the heat compared with? / In what year was there such heat before?
When was the last summer that was just as warm? / From what year was the old maximum?
> {animals}
Which animals were let into the {facility}? / Who found shade in the {facility}?
What creatures came in because of the heat? / For whom did they open the {facility}?
Which creatures were invited inside to cool off? / What kind of beasts escaped the sun?
> {facility}
Where did the {animals} find shade? / Which place let {animals} in?
Which doors opened because of the heat? / Where could one meet {animals}?
Where were the creatures taken to cool off?
Which building took in creatures suffering from the sun?
> {date}
When was it so hot in {city}? / On which day did {city} record {temperature}?
Hottest day in {city}? / (When|On which date) were the {animals} let in?
When was the maximum reached? / On what day was the weather scorching?
> {city}
(Where|In what town) was it {temperature}? / Which city had its hottest day since {year}?
Where was a record set on {date}? / City with the heat?
Which town sweltered? / Where did the thermometer climb that high?

Forecast for {city}: {sky} until {time}, then {sky2}; umbrellas at {price} from {full}.
{city} will have {sky} until {time} and {sky2} later; {full} sells umbrellas for {price}.
Expect {sky} in {city} up to {time} and {sky2} after that, and buy {full}'s umbrella for {price}.
Whoever goes out in {city} before {time} meets {sky}, whoever goes later {sky2}; {full} has \
umbrellas at {price}.
> {sky}
What will the weather in {city} be like at first? / What is forecast until {time}?
What do people in {city} get before {time}? / Early weather in {city}?
What will the weather be at the start? / How does the day begin for the people of {city}?
> {sky2}
What comes after {time} in {city}? / What will the weather be later? / What follows the {sky}?
Later weather in {city}?
What weather will the rest of the day bring?
How will it look outside in {city} once the change has come?
> {time}
(When|At what hour) does the weather in {city} change? / Until when is there {sky}?
At what time does {sky2} set in? / Hour of the change in {city}?
When will the weather turn? / At what hour does one kind of weather give way to the other?
> {price}
What does an umbrella cost? / How much does {full} want for an umbrella? / Price of the umbrella?
What do I pay to {full} to stay dry?
How much is a brolly? / What would keeping dry with a brolly cost me?
> {full}
(Who|Which person) sells umbrellas? / From whom can I buy something against the rain?
Who profits from the {sky}? / Whose umbrellas cost {price}?
Who deals in brollies? / From which trader can I get protection against a shower?

We lost the anchor in {sky} off {city}, {length} down, says the log of the {ship}.
The log of the {ship} says that the anchor was lost off {city} in {sky}, {length} down.
Off {city}, during {sky}, the anchor of the {ship} went to the bottom {length} below.
It was in {sky}, with {length} of water under us off {city}, that the {ship} parted from her anchor.
> {sky}
In what weather was the anchor lost? / What was the weather off {city} like?
What reigned when the {ship} lost her anchor? / Conditions off {city}?
How was the weather when the chain broke?
What was the vessel struggling with when she left her iron on the seabed?
> {length}
How deep does the anchor lie? / How far down is the anchor of the {ship}?
What is the depth off {city}? / Depth of the lost anchor?
How deep is the sea there? / At what depth does that heavy piece of iron now lie?
> {city}
(Where|In what town) was the anchor lost? / Off which city did the {ship} lose her anchor?
Near what port does the anchor lie? / (Where|In what town) was the {ship} when the anchor went?
Near which port did the vessel leave her iron on the seabed?
Close to what coastal town did this happen?
> {ship}
Which ship lost the anchor? / Whose anchor lies off {city}? / Whose log tells of the lost anchor?
Name of the ship without an anchor?
What is the vessel called? / Whose captain wrote about losing that heavy iron?

Divers counted {count} {sea_life} on the wreck of the {ship}; {long_time} ago there were {small}.
On the wreck of the {ship}, where {long_time} ago {small} {sea_life} lived, divers now counted \
{count}.
{small} {sea_life} lived on the wreck of the {ship} {long_time} ago; divers find {count} today.
The number of {sea_life} on the wreck of the {ship} has gone from {small} to {count} in \
{long_time}, say divers.
> {count}
How many {sea_life} are on the wreck now? / How many did the divers count?
What number lives on the {ship} today? / Present count on the {ship}?
How large is the population now on the sunken vessel?
How many creatures make their home there at present?
> {small}
How many were there {long_time} ago? / How many {sea_life} lived there before?
What was the earlier number on the {ship}? / Old count of {sea_life}?
How large was the population to begin with?
How many creatures did the sunken vessel have in the past?
> {long_time}
How long ago were there {small}? / How long ago was the wreck counted before?
How much time lies between the two counts? / How long did it take to get from {small} to {count}?
How far back was the earlier survey? / Over what period did the population change?
> {sea_life}
What lives on the wreck? / Which animals did the divers count? / What grows in number on the {ship}?
Creatures on the {ship}?
Which creatures have made a home in the sunken vessel?
What species was being surveyed under the sea?
> {ship}
Which wreck is it? / On what do the {sea_life} live? / Where did divers count {sea_life}?
Name of the wreck with {count} {sea_life}?
Which vessel lies on the seabed? / What was the sunken vessel called?

Salt in the water off {city} went from {decimal} to {decimal2}, which drove the {sea_life} away.
Off {city} the {sea_life} have left since salt changed from {decimal} to {decimal2}.
The {sea_life} left {city} when the salt in the water, once {decimal}, reached {decimal2}.
Fishermen off {city} blame the salt, {decimal2} after {decimal}, for the fact that the {sea_life} \
have gone.
> {decimal}
How salty was the water off {city} before? / What was the old value for salt?
From what value did the salt change? / Salt off {city} in former times?
How briny was the sea to begin with?
What was measured in the sea at {city} while the {sea_life} were still around?
> {decimal2}
How salty is the water off {city} now? / What is the new value for salt?
To what value did the salt change? / Salt off {city} today?
At which level of salt did the {sea_life} leave?
How briny is the sea at present? / What level was more than the {sea_life} could bear?
> {sea_life}
Which animals left? / What was driven away by salt? / What lived off {city} before?
What creatures do not like so much salt? / What can no longer be caught off {city}?
Which creatures moved elsewhere? / What has vanished from the fishing nets near {city}?
> {city}
Where did the salt in the water change? / Off which city did the {sea_life} live?
Near which port is salt at {decimal2}? / From where were the {sea_life} driven?
Near which port did the sea become a bad home for its creatures?
Where along the coast are the nets empty of {sea_life}?

The glacier above {city} has shrunk by {length} since {year}, baring a {artefact} and two skis.
Since {year} the glacier above {city} has drawn back {length} and set free a {artefact}.
A {artefact} came to light above {city}, where the glacier lost {length} since {year}.
Two skis and a {artefact} lay bare above {city} after the ice, {length} shorter than in {year}, \
had drawn back.
> {length}
By how much has the glacier shrunk? / How far did the ice above {city} draw back?
How much shorter is the glacier than in {year}? / Loss of the glacier?
How far has the frozen tongue retreated? / How much was melted away on the mountain?
> {artefact}
What did the ice set free? / What came to light above {city}? / What was bared by the glacier?
What lay in the ice until now? / Find above {city}?
What old object did the melting reveal?
Besides something for winter sports, what turned up on the mountain?
> {year}
Since when has the glacier been shrinking? / With which year is the glacier compared?
From what year on did it lose {length}? / Start of the count for the glacier?
When did the retreat start being measured? / From what year onwards has the melting been going on?
> {city}
(Where|In what town) is the glacier? / Above which city did the ice draw back?
Near what town was the {artefact} found? / Which city has less ice above it?
Which town lies at the foot of the mountain? / Where could one go to see the melting?

Sample {number}: {rock}, {colour} when wet, carried down from the pass by {first} in the {box}.
In the {box} {first} brought sample {number} from the pass, {rock} that turns {colour} when wet.
{first} put sample {number}, a piece of {rock} which water makes {colour}, into the {box}.
The {box} holds sample {number}, which {first} picked up at the pass: {rock}, and when it rains, \
{colour}.
> {rock}
What is sample {number}? / Of which rock is the piece in the {box}? / What did {first} carry down?
What turns {colour} when wet? / Kind of rock in {number}?
What type of stone was it? / What mineral stuff did {first} bring back from the mountains?
> {colour}
What colour is sample {number} when wet? / What does water make of the {rock}, in colour?
How does the {rock} look in the rain? / Wet colour of {number}?
How does the stone look after a shower? / What shade does the specimen take on when moist?
> {first}
(Who|Which person) brought sample {number}? / Who carried the {box}?
(Who|Which person) was up at the pass? / By whom was the {rock} collected?
Whose find is number {number}?
Who collected the specimen? / Which hiker came back from the mountains with a stone?
> {box}
In what was sample {number} carried? / Where did {first} put the {rock}?
Where should I look for sample {number}? / What holds the {rock}?
Into what container did the specimen go? / What did {first} use for transporting the stone?
> {number}
Which sample is {rock}? / What is the number of the piece in the {box}?
Which sample turns {colour}? / Number of {first}'s stone?
Under what figure is the specimen listed? / How is {first}'s stone labelled?

The wave that hit {city} in {year} was {length} high and set the {ship} down in the {facility}.
In {year} a wave of {length} ran over {city} and left the {ship} in the {facility}.
After the {length} wave of {year} the people of {city} found the {ship} in the {facility}.
People still show visitors the {facility} in which the {ship} came to rest when, in {year}, \
{length} of water hit {city}.
> {length}
How high was the wave? / What height had the water that hit {city}?
How tall was the wave of {year}? / Height of the {city} wave?
How tall was the wall of sea? / What height did the tsunami reach?
> {year}
(When|In what year) was {city} hit? / In which year did the wave come?
When did the {ship} land there? / Year of the wave?
When did the tsunami strike? / In what year was the {ship} stranded inland?
> {ship}
What did the wave set down? / Which ship was found on land? / What was found in the {facility}?
What did the water carry into {city}?
Which vessel did the tsunami strand inland? / What is the stranded vessel called?
> {city}
(Where|In what town) did the wave hit? / Which city was flooded in {year}?
In which city was the {ship} left on land? / What town suffered from the wave?
Which town did the tsunami strike? / Where was the vessel stranded by the sea?

Rain gauge {code} at the {place} overflowed at {volume}, and {person} bailed the {room} with a \
{object}.
At {volume} gauge {code} by the {place} ran over while {person} used a {object} to empty the {room}.
{person} emptied the {room} with a {object}; the gauge {code} near the {place} had run over at \
{volume}.
With nothing but a {object}, {person} kept the {room} dry while gauge {code} at the {place}, full \
at {volume}, ran over.
> {volume}
At what amount did gauge {code} overflow? / How much does gauge {code} hold?
How much rain was too much for {code}? / Capacity of the gauge at the {place}?
How much rainfall was the measuring vessel able to take? / At what level did the instrument spill?
> {object}
With what did {person} bail? / What served to empty the {room}?
What did {person} use against the flood? / Tool of {person}?
What was used to scoop up the flood? / Which tool helped {person} with the scooping?
> {room}
Which room did {person} have to bail? / What did {person} bail?
In which room was the water at {person}'s? / Where was the {object} put to use?
Wet room of {person}?
What part of the house had to be scooped out? / Where indoors did {person} fight the flood?
> {person}
(Who|Which person) bailed the {room}? / Who used a {object}?
(Who|Which person) got the water out of the {room}? / By whom was the {room} emptied?
(Who|Which person) had wet feet?
Who fought the flood indoors? / Who was scooping during the downpour?
> {code}
Which gauge ran over? / What is the code of the gauge at the {place}?
Which rain gauge stands by the {place}? / Gauge that overflowed?
Which instrument spilled in the downpour?
Under what label does the measuring device near the {place} go?

The river {last} carries {volume} a second past {city}, and a bottle with a note needs {duration} \
to the sea.
Past {city} flow {volume} of the river {last} each second; a bottle reaches the sea in {duration}.
From {city} a bottle in the {last} takes {duration} to the sea, for {volume} flow by each second.
Throw a bottle into the {last} at {city}, where {volume} pass in a second, and {duration} later it \
is at sea.
> {volume}
How much water flows past {city}? / What does the {last} carry in a second?
How big is the river {last}? / Flow at {city}?
How much does the stream send by the town in the blink of an eye?
What is the volume of the waterway, per tick of the clock?
> {duration}
How long does a bottle take to the sea? / After what time does the note reach the sea?
How far is the sea from {city} for a bottle, in time? / Travel time of the bottle?
How long before the floating message gets to the ocean?
In how many days or hours does a drifting letter get to the coast?
> {last}
What is the river called? / Which river flows past {city}? / In which river is the bottle?
Name of the river at {city}?
Which stream is it? / What do they call the waterway at {city}?
> {city}
Which city lies on the {last}? / Where would I throw the bottle in?
Past what town does the {last} flow? / From where does the bottle need {duration}?
What town stands on the banks? / From which place does the floating message start on its journey?

Map sheet {small}, drawn by {full} in {year}, shows a hill of {length} where {city} has a lake.
Where {city} has a lake, {full} drew a hill of {length} on map sheet {small} in {year}.
In {year} {full} put a hill of {length} on map sheet {small}, right where the lake of {city} is.
There is a lake at {city}; on sheet {small}, however, which {full} drew in {year}, a hill rises \
{length}.
> {full}
Who drew map sheet {small}? / (Who|Which person) put a hill in the wrong place?
Whose map is wrong about {city}? / (Who|Which person) made the mistake in {year}?
Mapmaker of sheet {small}?
Which cartographer made the blunder? / Who charted the area wrongly?
> {length}
How high is the hill on the map? / What height did {full} write?
How tall is what {full} drew for the lake? / Height on sheet {small}?
How tall is the summit that does not exist? / What elevation was given for the imaginary rise?
> {year}
When was sheet {small} drawn? / In which year did {full} make the map?
From what year is {full}'s mistake? / Year of the sheet?
When did the cartographer make the blunder? / Of which year is the faulty chart?
> {small}
Which map sheet is wrong? / On what sheet is the hill? / Number of the sheet by {full}?
Which sheet do I need to see the mistake at {city}?
Which part of the atlas contains the blunder?
What figure is printed on the faulty chart by {full}?
> {city}
(Where|In what town) is there a lake and not a hill? / Which city did {full} get wrong?
Near which town is the map wrong? / Whose lake is missing on sheet {small}?
Near which town is a stretch of water missing from the chart?
What place did the cartographer get wrong?

Old sailors of {city} say to expect {sky} when {sea_life} come to the surface, and {doctor} agrees.
When {sea_life} come up, expect {sky}: so the sailors of {city} and, after study, {doctor}.
{doctor} agrees with the sailors of {city}: {sea_life} at the surface mean {sky}.
It is {sky} that {sea_life} announce, according to the sailors of {city} and, much to their \
surprise, {doctor}.
> {sky}
What follows when {sea_life} come up? / Which weather do they expect in {city} then?
What do {sea_life} foretell? / What should sailors of {city} get ready for?
What weather do the creatures predict?
What should a seaman prepare for when he sees {sea_life} swimming up?
> {sea_life}
Which animals foretell {sky}? / What comes up before {sky}? / What should one watch at {city}?
What do the sailors look for in the water?
Which creatures serve as a weather oracle?
What do seamen look out for in order to know that {sky} is on its way?
> {doctor}
(Who|Which person) agrees with the sailors? / Which scholar studied the matter?
Who says the sailors of {city} are right? / On whose study can they call?
(Who|Which person) believes what {sea_life} tell?
Which scholar confirms the seamen's lore? / Who looked into the old saying and found it true?
> {city}
(Where|In what town) do sailors watch {sea_life}? / Of which city are the sailors?
Whose sailors watch {sea_life}? / In what port do they believe in {sea_life}?
Which port has this weather lore? / Where do seamen swear by the creatures of the deep?
"""
