"""Free sentences: power plants, batteries, robots and sensors (see relations.py)."""

RELATIONS = """
The {power_station} burns {weight} of {fuel} an hour to give {city} {power}.
To supply {city} with {power}, {weight} of {fuel} go up in smoke every hour at the {power_station}.
{city} gets its {power} from the {power_station}, which swallows {weight} of {fuel} an hour.
That {city} has {power} at its command is owed to {weight} of {fuel} an hour, burnt at the \
{power_station}.
> {weight}
How much {fuel} is burnt in an hour? / What does the {power_station} swallow per hour?
How hungry is the {power_station}? / {fuel} per hour at the {power_station}?
What quantity of fuel keeps {city} lit?
How much does the plant consume every sixty minutes?
What load of {fuel} keeps the town running from one hour to the next?
> {fuel}
What is burnt in the {power_station}? / On what does the {power_station} run?
Which fuel does {city} depend on?
Where does the heat at the {power_station} come from, which fuel?
What goes up in smoke for {city}?
What is shovelled into the furnace? / With what is the electricity for {city} made?
> {power}
How much does {city} get? / What does the {power_station} give? / Output of the {power_station}?
How strong is the {power_station}? / What power is {city} supplied with?
How much electricity is made available to the town? / What is the output of the plant in watts?
> {city}
Where does the current of the {power_station} go? / Which city is supplied with {power}?
For which town is the {fuel} burnt? / Who lives on the {power_station}?
Which town is the electricity meant for? / Where do people plug in to what the plant makes?
> {power_station}
Where does {city} get its power? / What burns {weight} in an hour? / Which plant runs on {fuel}?
Name of the plant that supplies {city}?
Which plant makes the town's electricity? / Where does {city}'s electricity come from?

When the {power_station} was shut down in {year}, {count} people lost their work, {full} among them.
{full} was one of the {count} who lost their work as the {power_station} closed in {year}.
In {year} the {power_station} closed, which cost {count} people, including {full}, their jobs.
The end of the {power_station} came in {year} and left {count} people without work; one of them \
was {full}.
> {count}
How many lost their work at the {power_station}? / How many jobs went in {year}?
How many people were put out of work together with {full}? / Jobs lost at the {power_station}?
How many workers were made redundant?
How large was the staff that was dismissed at the {power_station}?
> {year}
When was the {power_station} shut down? / In which year did {full} lose the job?
(When|In what year) did {count} people lose their jobs? / End of the {power_station}, which year?
When did the plant stop running? / In which year were the workers made redundant?
> {full}
(Who|Which person) was among those who lost their work?
Which worker of the {power_station} is named? / Name of one of the {count}?
Who lost a job in {year}?
Who, for example, was made redundant? / Which former worker of the {power_station} is mentioned?
> {power_station}
What closed in {year}? / Where did {full} work? / Which plant put {count} people out of work?
What was the workplace of {full}?
Which plant stopped running? / Where had {full} been employed?

My battery stores {energy}; charged at noon, it lights the {room} until {time}.
Charged at noon, the {energy} in my battery are enough for the {room} until {time}.
Until {time} the {room} is lit by a battery of mine that holds {energy}.
Thanks to the {energy} that my battery takes in by noon, nobody sits in the dark in the {room} \
before {time}.
> {energy}
How much does my battery hold? / What is stored in my battery? / Size of my battery?
How large is the battery that lights the {room}? / With how much can I light the {room}?
What is the capacity of my accumulator? / How much electricity can I put aside for the evening?
> {time}
Till what hour is the {room} lit? / (When|At what hour) does the light in the {room} go out?
Until when does my battery last? / At what time is the battery empty?
When do the lamps go out at my place? / How late can I stay up without it getting black around me?
> {room}
What does my battery light? / In which room does the light last until {time}?
For which room do I use the battery? / Where do my {energy} go?
Which part of my home shines in the evening? / Where in the house do I use what I put aside?

Each cell gives {voltage} and lasts {number_or_word} charges; {company} wants {price} for a box.
{company} sells boxes of cells at {price}: {voltage} each, good for {number_or_word} charges.
For {price} {company} sends a box of cells that give {voltage} and can be charged {number_or_word} \
times.
Buy from {company} and you have, for {price}, a box of {voltage} cells; recharge them \
{number_or_word} times at most.
> {voltage}
What voltage has a cell by {company}? / How much does each cell give?
How strong are the cells for {price}? / Voltage of a cell?
What does a single one deliver at its terminals?
How strong is the electricity out of one of {company}'s rechargeables?
> {number_or_word}
How often can a cell be charged? / How many times may I charge {company}'s cells?
After how many charges is a cell worn out? / Number of charges for a cell by {company}?
How often can I refill one before it is worn out?
After how many rounds in the charger is it finished?
> {price}
What does a box of cells cost? / How much does {company} ask for a box?
How expensive are the cells? / Price of a box with {voltage} cells?
How much is a pack of rechargeables? / What do I pay at {company} for a pack?
> {company}
(Who|What firm) sells cells at {price}? / Which firm makes the {voltage} cells?
From whom can I buy cells? / Whose cells last {number_or_word} charges?
Which firm deals in rechargeables? / Where can I order a pack for {price}?

The turbine on {last} Hill feeds {count} homes when it blows, and {small} when it does not.
{count} homes get their current from the turbine on {last} Hill in wind, just {small} in a calm.
In a calm the turbine on {last} Hill is enough for {small} homes; with wind, for {count}.
Wind or no wind makes the difference between {count} homes and {small} for the turbine up on \
{last} Hill.
> {count}
How many homes does the turbine feed in wind? / For how many homes is it enough when it blows?
How many households live on {last} Hill's turbine on a windy day? / Homes fed in wind?
How many households get electricity in a breeze?
What number of families can it supply at its best?
> {small}
How many homes are fed in a calm? / For how many is there current without wind?
What can the turbine on {last} Hill do when it does not blow? / Homes fed in a calm?
How few homes does {last} Hill feed at times?
How many households get electricity when the air is still?
What number of families is left supplied at its worst?
> {last} Hill
Where does the turbine stand? / On which hill is the turbine? / What is the place of the turbine?
Which hill feeds {count} homes?
Where do the big blades spin? / On which height was the windmill put up?

{robot_name}, the {robot_kind}, brought {dish} to {person} and then fell down the stairs at {time}.
At {time} the {robot_kind} {robot_name} fell down the stairs, having brought {person} {dish}.
Having served {dish} to {person}, our {robot_kind} {robot_name} tumbled down the stairs at {time}.
The noise at {time} was {robot_name}, our {robot_kind}, on the stairs; {person} had just been \
handed the {dish}.
> {robot_name}
What is the {robot_kind} called? / Who or what fell down the stairs? / Which machine brought {dish}?
Name of the robot that served {person}? / By whom was {person} served?
What is the clumsy machine called? / Which of our mechanical helpers had an accident?
> {robot_kind}
What kind of robot is {robot_name}? / What is {robot_name}? / What sort of machine fell at {time}?
Which type of robot brought {dish}?
What type of machine had the accident? / As what does {robot_name} serve in our house?
> {dish}
What did {robot_name} bring? / What did {person} get from the robot?
Which food did {robot_name} carry? / What did the {robot_kind} serve?
Meal brought by {robot_name}?
What food was served before the accident? / Which meal did {robot_name} carry to the table?
> {person}
For whom was the {dish}? / Who was served by {robot_name}? / To whom did {robot_name} go?
(Who|Which person) got a meal from the {robot_kind}? / Whom did {robot_name} look after?
Who got a meal from the machine? / Whose food was carried by {robot_name}?
> {time}
(When|At what hour) did {robot_name} fall? / At what time did the {robot_kind} tumble?
At what hour was there noise on the stairs? / Time of the fall?
When did the accident happen? / At what hour was there a crash on the steps?

{robot_name} can lift {weight} but not tell a {animal} from a {object}.
Strong enough for {weight}, {robot_name} mixes up a {animal} and a {object}.
A {animal} or a {object}, it is all the same to {robot_name}, who lifts {weight}.
What {robot_name} has in strength ({weight}), it lacks in sight: a {animal} looks to it like a \
{object}.
> {weight}
How much can {robot_name} lift? / How strong is {robot_name}? / What load is {robot_name} good for?
Lifting power of {robot_name}?
How much can the machine carry? / What is the heaviest load for {robot_name}?
> {animal}
Which animal does {robot_name} take for a {object}? / What does it confuse with a {object}?
With what creature does {robot_name} have trouble? / Animal that {robot_name} does not know?
Which creature does the machine fail to recognise?
What living thing is mistaken by {robot_name} for something lifeless?
> {object}
What does {robot_name} take for a {animal}? / Which thing is confused with a {animal}?
With what does {robot_name} mix up a {animal}? / Object that {robot_name} does not know?
With what lifeless item does the machine confuse a living creature?
What is the beast mistaken for?
> {robot_name}
Which robot lifts {weight}? / Who cannot tell a {animal} from a {object}?
Name of the robot with bad eyes? / Which robot takes a {animal} for a {object}?
Which machine has muscle but poor eyes? / Who is no good at recognising creatures?

In the {place} a {robot_kind} built by students from {city} cleared {area} in {duration}.
Students from {city} built a {robot_kind} that cleared {area} of the {place} in {duration}.
It took {duration} for the {robot_kind}, made by students from {city}, to clear {area} of the \
{place}.
Cleared in {duration}: {area} of the {place}, and all by a {robot_kind} that some students in \
{city} had put together.
> {area}
How much was cleared in the {place}? / What area did the {robot_kind} manage?
How large a part of the {place} did the students' machine clear? / Area cleared in {duration}?
How much ground did the machine do? / What surface was free again at the end?
> {duration}
How long did the {robot_kind} take? / In what time was {area} cleared?
How fast was the students' machine in the {place}? / Time for {area}?
How fast was the machine? / How long was it at work before the ground was free?
> {city}
Where did the students come from? / From which city is the {robot_kind}?
Whose students worked in the {place}, those of which city?
Home of those who built the {robot_kind}?
At which town's university was the machine developed? / Where do the young inventors come from?
> {robot_kind}
What did students from {city} build? / What cleared {area}? / What worked in the {place}?
Which kind of robot was used in the {place}?
What type of machine did the young inventors make? / By what was the ground tidied?
> {place}
Where was the {robot_kind} used? / What was cleared by a robot? / Where did it clear {area}?
Which place was cleared by the students' machine?
Where was the machine let loose? / Which spot did the young inventors' creation tidy?

The {sensor_kind} by the {place} has not sent a word since {date}, when {because}.
Since {date} we have heard nothing of the {sensor_kind} at the {place}; {because} on that day.
On {date} {because}, and from then on the {sensor_kind} near the {place} was mute.
Not a sign of life from the {sensor_kind} at the {place}: the last came on {date}, just as \
{because}.
> {date}
Since when is the {sensor_kind} silent? / When did we last hear of the {place}?
From which day on was the {sensor_kind} mute? / Last sign of the {sensor_kind}?
(When|On which date) was the instrument by the {place} lost?
When did the instrument report for the final occasion?
On what day did contact break off?
> {because}
Why is the {sensor_kind} silent? / What happened on {date}? / Reason for the silence at the {place}?
What made the {sensor_kind} go mute? / What is wrong with the {place}'s instrument?
What happened that might explain the silence? / Why did contact with the instrument break off?
> {sensor_kind}
Which instrument is mute? / What sends no word from the {place}? / What stopped sending on {date}?
What kind of device stands by the {place}?
Which instrument is silent? / What device did we lose contact with?
> {place}
Where is the silent {sensor_kind}? / From where does no word come since {date}?
Near what place does the {sensor_kind} stand? / Place of the mute instrument?
Where is the silent instrument? / Close to what spot did we put up the {sensor_kind}?

I mounted the {sensor_kind} {length} above ground, facing {city}, as the leaflet demands.
As the leaflet says, the {sensor_kind} looks towards {city} from a height of {length}.
{length} up and turned to {city}: in this way the leaflet wants the {sensor_kind}, and so I did it.
The leaflet is clear that a {sensor_kind} belongs {length} up and must look to {city}, and there \
it hangs now.
> {length}
How high is the {sensor_kind}? / At what height did I mount the {sensor_kind}?
How far above ground must the {sensor_kind} be? / Height of the {sensor_kind}?
How high did I fix the instrument? / What altitude do the instructions prescribe?
> {city}
In which direction does the {sensor_kind} look? / Towards what city is the {sensor_kind} turned?
Which way did I point the {sensor_kind}? / Which city does the {sensor_kind} face?
In the direction of which town does the instrument point?
What place do the instructions have me aim it at?
> {sensor_kind}
What did I mount facing {city}? / What looks towards {city}? / Which device hangs {length} up?
For which instrument is there a leaflet?
Which instrument did I put up by the instructions? / What did I fasten so high on the wall?

The two {sensor_kind}s disagree: {decimal} in the {room}, {decimal2} outside; {first} trusts \
neither.
While the {sensor_kind} in the {room} says {decimal}, the one outside says {decimal2}, {first} \
notes.
{first} read {decimal2} outside and {decimal} in the {room}, though both {sensor_kind}s are alike.
Of two {sensor_kind}s, the one in the {room} at {decimal} and the other, outside, at {decimal2}, \
{first} would throw out both.
> {decimal}
What does the {sensor_kind} in the {room} say? / What was read in the {room}?
What is the value for the {room}? / Reading in the {room}?
What did the instrument show indoors? / Which value was measured under the roof?
> {decimal2}
What does the {sensor_kind} outside say? / What was read outside?
What did {first} read in the open? / Reading outside?
What did the instrument show in the open air? / Which value was measured in the garden?
> {first}
(Who|Which person) read both {sensor_kind}s? / Who noticed that the {sensor_kind}s disagree?
Whose readings are {decimal} and {decimal2}? / (Who|Which person) compared the {room} with outside?
By whom were the {sensor_kind}s read?
Who is suspicious of the pair of instruments? / By whom were both values compared?
> {room}
In which room did the {sensor_kind} show {decimal}? / Where is the one of the two that is inside?
Where inside did {first} read? / Which room was compared with outside?
Which part of the building was measured? / Where indoors does one of the instruments hang?

Street lamps in {city} dim to {percent} after {time}, which saves the town {amount} a year.
The town of {city} saves {amount} a year by dimming its lamps to {percent} from {time} on.
From {time} on the lamps of {city} burn at {percent}: {amount} saved each year.
{amount} a year stay in the purse of {city} because its lamps, from {time}, give {percent} of \
their light.
> {percent}
How bright are the lamps of {city} at night? / To what are the lamps dimmed?
At which level do {city}'s lamps burn late at night? / Brightness after {time}?
How bright is it at night? / To what fraction of full brightness is the lighting turned down?
> {time}
(When|At what hour) do the lamps of {city} get darker? / From what time on does {city} save light?
At what hour does the dimming begin? / Start of the dimming?
When is the lighting turned down? / From which hour does {city} get darker?
> {amount}
How much does {city} save? / What do darker lamps bring the town? / Saving in {city}?
What sum does dimming to {percent} save? / How much money stays with {city}?
How much money is gained by turning down the lighting?
What does being darker spare the taxpayers of {city}?
> {city}
Where are the lamps dimmed? / Which town saves {amount} a year?
In which city is it darker after {time}? / Whose lamps burn at {percent}?
Which municipality turns down its lighting? / Where do roads get darker at {time}?

The miners' union of {country} asks for {percent} more pay or the {power_station} gets no {fuel}.
No {percent} rise, no {fuel} for the {power_station}: this is what miners in {country} say.
Miners in {country} will send no {fuel} to the {power_station} unless paid {percent} more.
If the {power_station} wants its {fuel}, say the miners of {country}, there has to be {percent} \
more in the pay packet.
> {percent}
How much more pay do the miners want? / What rise is asked for in {country}?
By how much should the pay of the miners go up? / Rise demanded in {country}?
How big a wage increase is demanded? / By how much should the workers' earnings go up?
> {fuel}
What may the {power_station} not get? / What do the miners of {country} hold back?
Which fuel is at stake? / Without what would the {power_station} be?
What do the workers threaten to hold back? / Which raw material will not be delivered in a strike?
> {power_station}
Which plant is threatened? / To what would no {fuel} be sent? / Who must fear the miners?
Plant that depends on the miners of {country}?
Which plant would suffer from a strike? / To whom do the workers threaten to stop deliveries?
> {country}
Where do miners want more pay? / In which country is the miners' union?
From which country does the {power_station} get its {fuel}? / Country of the miners?
Where are the workers demanding better wages? / Which nation faces a strike underground?

Swimming robot {code} found the black box of flight {flight} at {length}, after {small} dives.
After {small} dives the black box of {flight} was found at a depth of {length} by robot {code}.
At {length}, on its dive number {small}, robot {code} came upon the black box of flight {flight}.
It took robot {code} {small} dives to bring up, from {length}, the black box of flight {flight}.
> {length}
How deep was the black box? / At what depth was the box of {flight}?
How far down did {code} have to go? / Depth of the black box?
How far below the surface was the recorder? / From how deep was the recorder recovered?
> {small}
How many dives did it take? / How often did {code} dive? / After how many dives was the box found?
Number of dives by {code}?
How many attempts underwater were needed?
How often did the machine go below the surface until it had success?
> {flight}
Whose black box was found? / Of which flight did {code} find the box?
Which flight was it that lay at {length}? / Flight with the lost box?
From which plane was the recorder? / What plane had crashed into the sea?
> {code}
Which robot found the box? / What is the code of the robot that dived {small} times?
Which machine came upon the box of {flight}? / Robot that found {flight}'s box?
Which underwater machine recovered the recorder?
What is the label of the machine with fins that searched the sea?

Cooling water leaves the {power_station} at {temperature}, and {sea_life} have moved in by the \
thousand.
Because the water comes out of the {power_station} at {temperature}, {sea_life} like it there.
At the outlet of the {power_station}, where it is {temperature} warm, there are {sea_life} \
everywhere.
Fishermen at the {power_station} swear by its outlet, where {temperature} of warmth has drawn \
{sea_life}.
> {temperature}
How warm is the water from the {power_station}? / How hot is it where {sea_life} moved in?
What is the heat of the cooling water? / Temperature at the outlet?
How hot is the waste stream? / What would a thermometer show where the plant empties into the sea?
> {sea_life}
Which animals like it at the {power_station}? / What lives at the outlet?
What has moved into the warm water? / Creatures at the outlet of the {power_station}?
Which creatures enjoy the waste heat? / What can anglers catch near the plant?
> {power_station}
Where did {sea_life} move in? / From which plant does the warm water come?
Which plant warms the water to {temperature}? / At whose outlet are {sea_life}?
Which plant heats the sea nearby? / Where do anglers profit from waste heat?
"""
