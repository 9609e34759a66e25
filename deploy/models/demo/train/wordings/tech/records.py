"""Free sentences: records, firsts and odd facts of technology and science (see relations.py)."""

RELATIONS = """
The longest call ever made from {city} lasted {duration} and was about {ingredient}, between \
{full} and an aunt.
{full} and an aunt talked {duration} about {ingredient}, the longest call ever made from {city}.
No call from {city} has been longer than the {duration} in which {full} and an aunt discussed \
{ingredient}.
One talks about {ingredient} for a minute; {full} and an aunt, from a box in {city}, did so for \
{duration}, a record.
> {duration}
How long did the longest call last? / How long did {full} talk to an aunt?
For how long was {ingredient} discussed? / Length of the record call?
How many minutes or hours did they chat on the phone? / What's the time to beat for telephoning?
> {ingredient}
What was the longest call about? / About what did {full} talk so long?
What had {full} and the aunt to discuss? / Subject of the call from {city}?
What foodstuff was the endless phone chat on? / Which subject filled all that time on the telephone?
> {full}
(Who|Which person) made the longest call? / Who talked to an aunt?
(Who|Which person) holds the telephone record of {city}? / Whose aunt has much time?
Who chatted with a relative on the phone for ages? / Which nephew or niece wouldn't hang up?
> {city}
From where was the longest call made? / In which city was the telephone record set?
(Where|In what town) did {full} telephone? / City with the record call?
Where was the endless phone chat started? / What town did {full} ring the relative from?

Until {year} every clock in {country} was set by a single {exhibit} in {city}, wound by the {last} \
family.
The {last} family in {city} wound the {exhibit} by which all clocks in {country} were set until \
{year}.
All of {country} took its time from one {exhibit} in {city}, which the {last} family wound until \
{year}.
It was midday in {country} when the {exhibit} in {city} said so, and so it stayed until {year}, \
the {last} family winding.
> {exhibit}
By what were the clocks of {country} set? / What did the {last} family wind?
Which machine gave {country} its time? / What stood in {city} for all clocks?
What device decided the hour for a whole nation? / Which timekeeper was everybody's reference?
> {last}
Which family wound the {exhibit}? / Who looked after the time of {country}?
Name of the family in {city}? / By what family was the {exhibit} wound?
Which clan looked after the master timekeeper? / What surname did those who kept it going have?
> {year}
Until when were clocks set that way? / In which year did it end with the {exhibit}?
(When|In what year) did {country} change its ways with time? / Last year of the {exhibit}?
When did the nation quit relying on that one timekeeper?
What was the final date of this arrangement?
> {city}
(Where|In what town) did the {exhibit} stand? / From which city did {country} take its time?
Where did the {last} family live? / City of the {exhibit}?
Where was the master timekeeper kept? / What town told everybody the hour?
> {country}
Which country set its clocks by a {exhibit}? / Whose clocks were set in {city}?
For what land did the {last} family wind? / Where did the time come from {city} for all clocks?
Land that took its time from the {last} family?
What nation relied on one timekeeper? / Which state's watches all followed that device?

{robot_name} plays {sport} against {people_group} and loses {percent} of the time, to {company}'s \
regret.
To the regret of {company}, {robot_name} loses {percent} of its games of {sport} to {people_group}.
In {percent} of its games of {sport} against {people_group}, {company}'s {robot_name} is the loser.
Asked to play {sport}, {people_group} beat {robot_name} in {percent} of games, and {company} has \
stopped inviting the press.
> {sport}
What does {robot_name} play? / At which game does {company}'s robot lose?
What is {robot_name} not good at? / Game against {people_group}?
What's the machine bad at? / Which pastime do they challenge the machine to?
> {percent}
How often does {robot_name} lose? / In what share of games is {robot_name} beaten?
How bad is {company}'s robot? / Share of lost games?
How often is the machine defeated? / What share of its matches end badly?
> {people_group}
Against whom does {robot_name} play? / Who beats the robot? / Whom does {company} let win?
Opponents of {robot_name}?
Who defeats the machine? / What sort of opponents does it have?
> {company}
Whose robot is {robot_name}? / (Who|What firm) regrets that {robot_name} loses?
Which firm built the loser? / Owner of the robot that plays {sport}?
Which firm built the machine and is ashamed of it? / Who owns that unlucky automaton?
> {robot_name}
Which robot plays {sport}? / Who loses against {people_group}? / What is {company}'s robot called?
Name of the losing robot?
What do they call the machine that is defeated so often?
Which automaton isn't much good at matches?

The coldest room in {country}, at the {institute}, is {decimal} degrees from absolute zero and \
holds {full}'s lunch.
{full}'s lunch is kept at the {institute} in the coldest room of {country}, {decimal} degrees from \
absolute zero.
At {decimal} degrees from absolute zero the room in the {institute}, {country}'s coldest, is where \
{full} keeps lunch.
Scientists of {country} speak with pride of {decimal} degrees from absolute zero, reached at the \
{institute}, and with envy of {full}'s lunch.
> {decimal}
What is the distance to absolute zero, in degrees?
> {decimal} degrees
How far from absolute zero is {full}'s lunch?
> {decimal} degrees from absolute zero
How cold is the coldest room? / Record of the {institute}? / How cold does it get, exactly?
What temperature do the researchers boast of?
> {institute}
Where is the coldest room? / Which institute keeps {full}'s lunch?
Who has the cold record of {country}? / In what place is it so cold?
What laboratory has that icy chamber? / Where do the researchers keep a colleague's sandwich frozen?
> {full}
Whose lunch is so cold? / (Who|Which person) keeps food at the {institute}?
Who uses the coldest room? / (Who|Which person) will need time to thaw a meal?
Whose midday meal sits in the cold? / Which researcher uses the icy chamber as a fridge?
> {country}
In which country is the {institute}? / Whose coldest room is it?
Whose coldest room has {full}'s lunch in it? / Land of the cold room?
Where on the map is the icy chamber? / Which nation boasts of such low temperatures?

It is {small} years since a {vehicle} last crossed the {structure}; {person} did it in {sky}.
{person} was the last to cross the {structure} in a {vehicle}, {small} years ago, in {sky}.
In {sky}, {small} years ago, {person} drove the last {vehicle} over the {structure}.
The {structure} has been without traffic for {small} years, ever since {person} took a {vehicle} \
across in {sky}.
> {small} years
How long ago was the last crossing? / When did {person} cross the {structure}, how long ago?
For how long has no {vehicle} crossed? / Time since the last {vehicle}?
How long has the bridge or road been deserted? / How much time has gone by since the final trip?
> {person}
(Who|Which person) crossed the {structure} last? / Who was driving the {vehicle}?
Last driver on the {structure}? / (Who|Which person) was out in {sky}?
Who made the final trip to the other side? / Which driver was the latest to go over?
> {vehicle}
What crossed the {structure} last? / What did {person} drive? / Last vehicle on the {structure}?
In what did {person} cross?
What kind of transport made the final trip?
On what sort of wheels did {person} get to the other side?
> {sky}
What was the weather at the last crossing? / In what weather did {person} cross?
How was the sky over the {structure}? / Weather for {person}?
What was the weather like on the final trip?
Under what conditions did {person} get to the other side?
> {structure}
Over what did {person} drive? / What has not been crossed for so long?
Where did {person} go in {sky}? / Which structure waits for a {vehicle}?
What construction is nobody using these days?
Which connection has been deserted ever since {person} went over?

The first {home_machine} sold in {city} cost {price}, as much as {number_or_word} {animals}, and \
killed {crop_pest}.
For {price}, the worth of {number_or_word} {animals}, {city} got its first {home_machine}; it \
killed {crop_pest}.
{city}'s first {home_machine} was good at killing {crop_pest} and cost {price} or {number_or_word} \
{animals}.
One could have had {number_or_word} {animals} for the {price} that {city} paid for a \
{home_machine}, but those would not have killed {crop_pest}.
> {price}
What did the first {home_machine} cost? / How much was paid for the first {home_machine} in {city}?
Price of the first {home_machine}? / How dear was {city}'s {home_machine}?
How much money did the household appliance go for?
What did the earliest buyer in {city} hand over?
> {number_or_word}
How many {animals} was it worth? / For how many {animals} could one have had the {home_machine}?
Price in {animals}? / What number of {animals} was as dear?
How many beasts was the appliance equal to? / What size of herd would have been just as expensive?
> {crop_pest}
What did the {home_machine} kill? / Which pest was it good against?
What died of {city}'s first {home_machine}? / Whom did the {home_machine} not suit?
What vermin did the appliance get rid of? / Which nuisance didn't survive the gadget?
> {city}
(Where|In what town) was the first {home_machine} sold?
Which city got a {home_machine} for {price}? / Where did it kill {crop_pest}?
City of the first {home_machine}?
Where did that gadget make its debut? / What town bought the gadget before anybody else?
> {home_machine}
What killed {crop_pest}? / Which machine was sold for {price}? / What was new in {city}?
What was as dear as {number_or_word} {animals}?
What gadget also got rid of vermin? / Which household appliance was as expensive as a herd?

{first} once measured the {place} with a {object}: {number_or_word} {object} lengths, so {length} \
by the ruler.
By the ruler the {place} is {length} long, by {first}'s count {number_or_word} times the length of \
a {object}.
Laid end to end, {number_or_word} times a {object} makes the {place}, or {length}, {first} found.
It takes {number_or_word} of them, {first} says: the {place} is that many times a {object}, and \
{length} in plain measure.
> {object}
With what did {first} measure? / What served as a ruler at the {place}?
Which thing was laid end to end? / {first}'s unit of length?
What item replaced the tape measure? / Which unit did {first} invent?
> {number_or_word}
How many times did the {object} fit? / How often did {first} lay down the {object}?
How many of them make the {place}? / Count at the {place}?
How many of the item fit in a row? / What did {first} arrive at when counting?
> {length}
How long is the {place} by the ruler? / What is the true size of the {place}?
Real length of the {place}? / How much is the {place} in ordinary units?
How big is the spot in normal units? / What distance is it really, from one side to the other?
> {place}
What did {first} measure? / Which place is {length} long? / Where did {first} use a {object}?
What is {number_or_word} times a {object} long?
Which spot was surveyed in so odd a manner? / What's {length} from one side to the other?
> {first}
(Who|Which person) measured the {place}? / (Who|Which person) used a {object} as a ruler?
Whose count is {number_or_word}? / Who was on the knees with a {object}?
Who had the odd manner of surveying? / Whose units are those?

Our {first} designed the spring that lets the {object} of {company} jump {length}; it came over \
{dish}.
Over {dish} {first} had the idea of the spring by which {company}'s {object} jumps {length}.
The {object} made by {company} jumps {length} thanks to a spring that {first} thought of while \
eating {dish}.
Over a plate of {dish}, {first} drew the spring that makes the {object} leap {length} and \
{company} rich.
> {length}
How far does the {object} jump? / How high or far does {company}'s {object} go?
How far will {first}'s spring make it go? / Jump of the {object}?
What distance does the gadget hop? / How far does the product fly up or forward?
> {dish}
What did {first} eat? / Over which meal did the idea come? / On the table when {first} had the idea?
What food led to the spring?
What meal inspired the inventor? / Which food was being served when the inspiration came?
> {first}
(Who|Which person) designed the spring? / (Who|Which person) had the idea over {dish}?
Whose spring is in the {object}? / By whom is the spring in the {object}?
Who invented the hopping mechanism? / Which of our people made the product bounce?
> {company}
Who makes the jumping {object}? / Which firm uses {first}'s spring? / Whose {object} jumps?
Maker of the {object}?
Which firm profits from the bouncing product? / Who manufactures the hopping {object}?
> {object}
What jumps {length}? / In what is the spring? / What does {company} make with {first}'s spring?
Which product jumps?
What product can hop? / Which article of theirs bounces because of an invention made at table?

Noise in the {room} dropped from {number} to {small} units after {full} lined it with \
{building_material}.
{full} lined the {room} with {building_material}, and the noise went from {number} units down to \
{small}.
Lined with {building_material} by {full}, the {room} is at {small} units of noise; it used to be \
{number}.
At {small} units, after {number} before, one can think again in the {room}, thanks to {full} and \
{building_material}.
> {number}
How loud was the {room} before? / What was the noise in the {room} at first?
Old noise in the {room}? / From how many units did {full} bring the noise down?
How loud was it originally? / What was the sound level prior to {full}'s improvement?
> {small}
How loud is the {room} now? / What is the noise in the {room} at present? / New noise in the {room}?
To how many units did {full} bring the noise?
How loud is it these days? / What's the sound level since the improvement?
> {building_material}
With what was the {room} lined? / What makes the {room} quiet? / What did {full} put on the walls?
Material against the noise?
What stuff swallows the sound? / Which covering did {full} choose for the walls?
> {full}
(Who|Which person) lined the {room}? / (Who|Which person) made the {room} quiet?
To whom do we owe the silence? / Whose work stopped the noise?
Who made it quieter in there? / Which craftsman dealt with the din?
> {room}
Which room was lined? / Where is it quieter now? / Where did {full} work?
Room with {building_material} on the walls?
Where did they soften the din? / Which part of the building is quieter these days?

The {award} for {year} is shared: half to {full} for work on {crop_pest}, half to {full2} for a \
better {lab_tool}.
{full} (work on {crop_pest}) and {full2} (a better {lab_tool}) share the {award} of {year}.
In {year} the {award} went in equal parts to {full}, who studies {crop_pest}, and {full2}, who \
improved the {lab_tool}.
Nobody gets the {award} of {year} alone: {full}, who knows all about {crop_pest}, has one half, \
{full2} and the better {lab_tool} the other.
> {full}
Who was honoured for work on {crop_pest}? / (Who|Which person) shares the {award} with {full2}?
Which winner of {year} studies {crop_pest}? / Expert on {crop_pest}?
Who won for the research on vermin? / Which laureate is an authority on pests?
> {full2}
(Who|Which person) was honoured for a better {lab_tool}? / Who shares the {award} with {full}?
Which winner improved the {lab_tool}? / Builder of the better {lab_tool}?
Who won for perfecting an instrument? / Which laureate improves equipment for researchers?
> {crop_pest}
What does {full} study? / For work on what did {full} get half of the {award}?
What is {full} known for? / Creatures studied by {full}?
Which pest did one laureate investigate? / What vermin is {full} an authority on?
> {lab_tool}
What did {full2} improve? / For what did {full2} get half of the {award}?
Which instrument of {full2}'s is better now? / Work of {full2}?
What equipment did the other laureate perfect? / Which instrument won {full2} the honour?
> {award}
Which prize did {full} share? / What did {full} and {full2} win? / Prize of {year}?
What honour did {full} and {full2} get together?
What honour did the pest researcher and the inventor win jointly? / Which prize had two laureates?
> {year}
(When|In what year) was the {award} shared? / In which year did {full} and {full2} win?
Year of the shared {award}? / What year had two winners of the {award}?
Of which year is the {award} that {full} shares?
When did those two win jointly? / Which date does the prize with two laureates bear?

Dinner of the statisticians: {count} invited, {small} came, {percent} ordered {dish}, and {person} \
paid.
{person} paid when {small} of the {count} statisticians invited came and {percent} of them had \
{dish}.
Of {count} statisticians invited {small} came to dinner, where {percent} chose {dish} and {person} \
got the bill.
It was {person} who paid, and {percent} of the {small} statisticians (out of {count} invited) who \
had {dish}.
> {count}
How many statisticians were invited? / How many statisticians could have come?
Number of statisticians with an invitation? / How many statisticians were asked to dinner?
How many number experts were on the guest list? / To how many did the host send a card?
> {small}
How many statisticians came to dinner? / How many statisticians sat down to dinner?
Number of statisticians at the table? / How many of the {count} followed the invitation?
How many guests really turned up? / What was the attendance at the number experts' meal?
> {percent}
What share had {dish}? / How many of the guests ordered {dish}? / Share of {dish} eaters?
How large a part chose {dish}?
What proportion took the same food? / How large a part of the guests had the favourite?
> {dish}
What did {percent} of them eat? / Which dish did the statisticians order?
Most liked dish at the dinner? / What was the meal of the statisticians?
What food was the favourite of the guests? / Which meal did the number experts like?
> {person}
(Who|Which person) paid for the statisticians? / Who got the bill for {small} statisticians?
Whose money went for the statisticians' dinner? / By whom were the statisticians treated?
Who treated the number experts? / Which generous soul settled up in the restaurant?

Gold was panned on the {last} creek at {weight} a week until {month}, when {person} sold the claim \
for {price}.
Until {month} the {last} creek gave {weight} of gold a week; then {person} sold the claim at \
{price}.
{person} got {price} for the claim on {last} creek in {month}, having panned {weight} of gold a \
week.
{weight} of gold every week had come from {last} creek when, in {month}, {person} took {price} for \
the claim.
> {weight}
How much gold did the creek give? / How much gold was panned in a week?
Weekly yield of the {last} creek? / How much did {person} find each week?
How much precious metal did the stream yield? / What was washed out every seven days?
> {price}
What did the claim bring? / For how much was the {last} claim sold?
How much did {person} get for the claim? / Price of the claim on {last} creek?
What sum changed hands for the mining rights? / How much money did the prospector make in the end?
> {month}
(When|In what month) was the claim sold? / Until which month did they pan?
In what month did {person} stop? / Month of the sale?
When did the prospector hand over the mining rights?
Till what part of the calendar did washing go on?
> {person}
(Who|Which person) sold the claim? / Who panned on the {last} creek? / Whose claim was it?
(Who|Which person) got {price}? / Former owner of the claim?
Who was the prospector? / Which digger parted with the mining rights?
> {last}
On which creek was gold panned? / What is the creek called? / Where did {person} find gold?
Name of the creek?
What stream did the precious metal lie in? / Where was the prospector at work?

{power} of sunlight is all that the panels of the {ship} catch near {planet}.
Near {planet} the panels of the {ship} give no more than {power}.
The {ship} has to live on {power} while it is near {planet}.
So far out, near {planet}, the sun is worth {power} to the panels of the {ship}.
> {power}
How much do the panels give near {planet}? / On what power must the {ship} live?
How strong is the current aboard the {ship}? / Power near {planet}?
What do the panels of the {ship} catch?
How much electricity is there on board out there? / What wattage must the craft make do with?
> {planet}
Near what planet is the {ship}? / Where is the {ship} short of sunlight?
Near which world do the panels give {power}? / Where does the {ship} have to save power?
Which heavenly body is the craft passing? / Where in the solar system is electricity so scarce?
> {ship}
Which probe is near {planet}? / What has to live on {power}? / Whose panels catch {power}?
Name of the craft near {planet}?
What spacecraft is starved of electricity? / Which craft gets so little light?
"""
