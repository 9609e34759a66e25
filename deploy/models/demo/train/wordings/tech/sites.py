"""Building sites, farms, digs and surveys (see relations.py)."""

RELATIONS = """
Seed potatoes {code} went out with scab, so {company} takes back every sack sold in {city} since \
{date}; keep the receipt, and call {phone} before digging any up.
Before digging up any seed potatoes {code}, call {phone} and keep the receipt: {company} takes \
back every sack sold in {city} since {date}, as they went out with scab.
{company} takes back every sack of seed potatoes {code} sold in {city} since {date}, because \
they went out with scab; call {phone} before digging any up, and keep the receipt.
> {code}
Which seed potatoes went out with scab?
What is on the sack of potatoes that {company} takes back?
Which lot of sick tubers is being recalled? / What name do the sick tubers go by?
> {phone}
What number should I call before digging up the seed potatoes?
Where do I call about a sack with scab? / How can gardeners reach the helpline about sick tubers?
What do I dial if I have bought sick tubers?
> {city}
Where were the sacks sold that {company} takes back?
In what town were seed potatoes with scab sold since {date}?
Whose gardeners may have planted sick tubers? / In which place did the shops hand out the bad lot?
> {date}
Since when have the sacks been sold that {company} takes back?
From what day on was each sack of seed potatoes sold with scab?
When did the sick tubers first get into the shops?
What is the first day to which the recall applies?
> {company}
Who takes back every sack of the seed potatoes? / Which firm let potatoes go out with scab?
Who has to recall sick tubers? / Which dealer is at fault for the sick tubers?

Yesterday the {sensor_kind} on buoy {number_or_word} sent {temperature}, then nothing, then a \
photo of {animals}; {first} sails out at {time} to see who sits on it.
{first} sails out at {time} to see who sits on buoy {number_or_word}: its {sensor_kind} \
yesterday sent {temperature}, then nothing, then a photo of {animals}.
First {temperature}, then nothing, then a photo of {animals} was sent yesterday by the \
{sensor_kind} on buoy {number_or_word}, so {first} sails out at {time} to see who sits on it.
> {animals}
Of what did the buoy send a photo?
What is on the photo that was sent yesterday by the {sensor_kind}?
Which creatures seem to have climbed on the float? / What wildlife was in the unexpected picture?
> {temperature}
What was sent yesterday by the {sensor_kind} on the buoy, ahead of a photo?
Which temperature had buoy {number_or_word} sent yesterday?
How warm was the sea, by the last good reading?
What was the last sensible message from the float?
> {first}
Who sails out to the buoy? / By whom will it be seen, sailing out at {time}, who sits on the buoy?
Which researcher goes by boat to look? / Who will find out what is wrong with the float?
> {time}
When does {first} sail out to the buoy?
At what hour does somebody sail to see who sits on buoy {number_or_word}?
When does the researcher's boat leave for the float?
At what o'clock is the trip to the float with visitors?
> {number_or_word}
Which buoy sent a photo of {animals}? / To what buoy does {first} sail to see who sits on it?
What number is the float with trouble? / Which of our floats has visitors?

Dear Grandma, at the lighthouse I counted {number_or_word} steps, a puffin ate {first}'s {dish}, \
and the man who winds the lamp is called {full}. Back on {weekday}!
Dear Grandma, the man who winds the lamp of the lighthouse, where I counted {number_or_word} \
steps, is called {full}; a puffin ate {first}'s {dish}. Back on {weekday}!
Dear Grandma, we are back on {weekday}! A puffin ate {first}'s {dish} at the lighthouse, I \
counted {number_or_word} steps, and {full} is the man who winds the lamp.
> {number_or_word}
How many steps of the lighthouse have I counted?
What number of steps did I write to Grandma that I counted?
> {number_or_word} steps
How far did I have to climb, stair by stair? / How long was the staircase in the child's letter?
> {dish}
What of {first}'s did the puffin eat at the lighthouse?
Which dish, dear Grandma, did a puffin take that ate at the lighthouse?
What meal was lost to a sea bird? / What had somebody packed for lunch that a cheeky bird got?
> {full}
What is the man called who winds the lamp?
Who is it at the lighthouse that winds the lamp, dear Grandma?
Who keeps the light burning for ships? / Which keeper did the child meet who keeps ships safe?
> {weekday}
On which day are we back from the lighthouse, dear Grandma?
What did I write to Grandma about when we are back?
When does the holiday of the child who wrote to her granny end?
When can the child's granny expect a visit?
> {first}
Whose {dish} did the puffin eat at the lighthouse?
Who had {dish} that, dear Grandma, a puffin ate? / Who went hungry because of a cheeky bird?
Whose lunch was stolen by the sea bird in the child's letter?

Pilot wanted on the {ship} for {date}, river mouth to {city}, draught {length}; must know the \
new bar and tolerate {instrument} practice in the cabin next door.
The {ship} wants a pilot on {date} from the river mouth to {city}; draught {length}; you must \
know the new bar and tolerate {instrument} practice in the cabin next door.
Whoever knows the new bar and tolerates {instrument} practice in the cabin next door may be the \
pilot of the {ship} on {date}, draught {length}, from the river mouth to {city}.
> {ship}
Which vessel wants a pilot for {date}?
On what is the pilot to tolerate {instrument} practice next door?
Who is advertising a job for somebody to guide them? / Which boat needs help in getting upstream?
> {instrument}
What practice in the cabin next door must the pilot tolerate?
Which instrument is heard from the cabin next door at practice?
What music will disturb the guide's sleep? / What does somebody aboard play a lot, and not well?
> {length}
What is the draught of the vessel that wants a pilot?
Of what draught does the pilot of the {ship} have to know?
How deep does the hull reach into the water?
How much depth does the boat need so as not to touch ground?
> {city}
To which place must the pilot know the river from its mouth?
As far as where does the {ship} want a pilot from the river mouth?
What is the destination of the boat that looks for somebody to guide it?
Which port do they want to be guided to?

Mine rescue drill: we carried the dummy {length} in {duration}, {first} fainted, the {animal} \
for gas tests sang throughout, and {person} gave us {small} out of fifty.
{person} gave us {small} out of fifty for the mine rescue drill: we carried the dummy {length} \
in {duration}, {first} fainted, and the {animal} for gas tests sang throughout.
In the mine rescue drill {first} fainted, though the {animal} for gas tests sang throughout; we \
carried the dummy {length} in {duration}, for which {person} gave us {small} out of fifty.
> {first}
Who fainted in the mine rescue drill? / Who of us who carried the dummy fainted?
Which of the team lost consciousness in the exercise underground?
Who was not fit enough for the exercise underground?
> {small}
How many out of fifty did {person} give us for the drill?
What did we get out of fifty in the mine rescue drill? / How was our exercise underground marked?
With how many points was our exercise underground rewarded?
> {length}
How far did we carry the dummy in the mine rescue drill?
Before {first} fainted and we were done, what way had we carried the dummy?
What distance did we cover with the doll?
How long was the route underground for the stretcher team?
> {person}
Who gave us {small} out of fifty for the drill?
By whom were we marked out of fifty in the mine rescue drill?
Who was the examiner of the exercise underground?
Which inspector judged the exercise underground?

The crofters' bull {pet} swam to the island again; {first} rowed after him with {weight} of \
turnips and had him home by {time}, {small} hours after the tide.
By {time}, {small} hours after the tide, {first} had the crofters' bull {pet} home, who had swum \
to the island again, having rowed after him with {weight} of turnips.
With {weight} of turnips {first} rowed after the crofters' bull {pet}, who had swum to the \
island again, and he was home by {time}, {small} hours after the tide.
> {pet}
What is the name of the bull that swam to the island?
After which bull did {first} row with turnips? / Which big male beast is such a keen swimmer?
Who escaped across the water once more?
> {weight}
How much of turnips did {first} row to the island?
With what weight of turnips was the bull brought home?
How much bait did it take to lure the beast back? / How heavy were the vegetables in the boat?
> {time}
By when was the bull home from the island?
At what hour, after the tide, had {first} got the bull home?
When was the runaway beast in its field again? / What o'clock was it when the adventure was over?
> {first}
Who rowed after the bull with turnips?
By whom was the crofters' bull brought home from the island?
Who took a boat to catch the runaway beast?
Whose arms must ache from the oars after catching the beast?

If you see a seal pup at the {place}, keep {length} away, do not pour water on it, and text \
{phone}; {full} decides within {duration} whether it needs help.
{full} decides within {duration} whether a seal pup at the {place} needs help, so text {phone} \
if you see one, keep {length} away, and do not pour water on it.
Text {phone}, keep {length} away and do not pour water on it if you see a seal pup at the \
{place}: whether it needs help is what {full} decides within {duration}.
> {length}
How far away should I keep from a seal pup?
What distance away from a pup at the {place} must I keep if I see it?
How close may walkers get to the baby animal?
How much space should one leave round a young sea mammal?
> {phone}
Which number should I text if I see a seal pup?
Where do I text so that {full} decides whether a pup needs help?
How do I get in touch with the wildlife rescuers?
Where do I send a message about a lonely baby on the sand?
> {full}
Who decides whether the seal pup needs help?
By whom will be decided within {duration} what the pup needs?
Who is the expert on lonely baby animals? / Whose judgement settles if the young mammal is rescued?
> {duration}
Within what time does {full} decide whether the pup needs help?
How long can it be until it is decided whether a seal pup needs help?
How quickly may one expect an answer from the wildlife rescuers?
How long might I wait for the expert's verdict?
> {place}
Where might I see a seal pup? / At which place should nobody pour water on a seal pup?
Where do young sea mammals come to rest? / At what spot in town is the baby animal likely to lie?

A {robot_kind} laid the {count} kerbstones of {street} in {duration}; {first}, who laid them by \
hand in {year}, watched from a folding chair and found one crooked.
{first}, who laid the {count} kerbstones of {street} by hand in {year}, watched from a folding \
chair as a {robot_kind} laid new ones in {duration}, and found one crooked.
In {duration} a {robot_kind} laid the {count} kerbstones of {street}, watched from a folding \
chair by {first}, who had laid them by hand in {year} and now found one crooked.
> {first}
Who watched from a folding chair and found one kerbstone crooked?
By whom were the kerbstones of {street} laid by hand?
Which former road mender was the critical spectator?
Who spotted the mistake of the machine that edged the pavement?
> {duration}
For how long, watched from a folding chair, did the {robot_kind} lay kerbstones?
In what time were the new kerbstones of {street} laid while {first} watched?
How fast was the machine at its road job? / How much time did the mechanical worker need?
> {count}
How many kerbstones were laid in {street}?
What number of kerbstones had {first} laid by hand in {year}? / How many blocks edge the pavement?
How many pieces of stone did the machine put down?
> {year}
When were the kerbstones laid by hand?
In which year had {first}, now in a folding chair, laid the kerbstones?
When was the pavement edged without machines?
In what year was the pavement first edged?

The wind farm pays the village {price} a year, and {percent} of that goes into a fund which \
{first} guards like a {animal} and spent, in {year}, on {objects}.
In {year} it was spent on {objects}, the fund which {first} guards like a {animal} and into \
which goes {percent} of the {price} a year that the wind farm pays the village.
Of the {price} a year that the wind farm pays the village, {percent} goes into a fund guarded \
like a {animal} by {first} and spent, in {year}, on {objects}.
> {price}
How much does the wind farm pay the village a year?
What does the village get from the wind farm, of which {percent} goes into a fund?
What is the community's income from the turbines?
How much money do the electricity people hand over annually?
> {percent}
What share of the {price} goes into the fund?
How much of what the wind farm pays goes to the fund that {first} guards?
Which proportion of the turbine money is saved? / How much of the annual sum is put aside?
> {first}
Who guards the fund like a {animal}? / By whom is the village's fund from the wind farm guarded?
Who is the treasurer of the turbine money? / Who sits on the community's money?
> {objects}
On what was the fund spent in {year}? / What did the village get when {first} spent the fund?
What was bought with the turbine money?
Which purchase did the treasurer make with the turbine money?
> {year}
When was the fund spent on {objects}?
In which year did {first}, who guards the fund, have it spent?
When did the treasurer go shopping with the turbine money?
In what year was the community's money used?

Ours is the only station on the line where the clock is wound by {first}, the tickets are \
{colour}, the 7 o'clock comes at {time}, and {animals} have right of way.
At ours, the only station on the line where {animals} have right of way, {first} winds the \
clock, the tickets are {colour}, and the 7 o'clock comes at {time}.
{animals} have right of way, tickets are {colour}, {first} winds the clock and the 7 o'clock \
comes at {time}: ours is the only such station on the line.
> {first}
Who winds the clock of our station? / By whom is the clock wound where {animals} have right of way?
Whose job is the timepiece on the platform? / Who keeps the old-fashioned mechanism going?
> {colour}
In what colour are the tickets of our station?
What do the tickets look like at the only station with such a clock?
Which shade do passengers get with their fare? / How do I recognise a slip of paper bought there?
> {time}
When does the 7 o'clock come to our station?
At what hour, by the clock that is wound, does the 7 o'clock come?
When does the train really arrive? / How late in the day is the unpunctual service there in truth?
> {animals}
What has right of way at our station? / For which animals is there right of way on the line?
Which creatures may make trains wait? / For what beasts does all traffic have to stop?

{first} was on the rope below the cooling tower's rim at {time} to ring {small} falcon chicks, \
and the mother took the {colour} helmet as far as {street}.
As far as {street} the mother took the {colour} helmet when {first} was on the rope at {time}, \
below the cooling tower's rim, to ring {small} falcon chicks.
To ring {small} falcon chicks {first} was on the rope below the cooling tower's rim at {time}; \
the mother took the {colour} helmet, as far as {street}.
> {street}
As far as where did the mother falcon take the helmet?
In which street did the helmet from the cooling tower come down?
Where should I look for the stolen headgear? / On which road did the angry bird drop its prize?
> {small}
How many falcon chicks were to be ringed on the cooling tower?
To ring what number of chicks was {first} on the rope? / How many young raptors are there?
How large is the brood on the power plant?
> {first}
Who was on the rope to ring falcon chicks?
Whose {colour} helmet did the mother falcon take from the cooling tower?
Who lost headgear to an angry bird?
Which climber does the ornithologists' work at the power plant?
> {colour}
Which helmet did the mother of the chicks take?
What colour was the helmet that was lost below the cooling tower's rim?
What does the stolen headgear look like? / Which shade of plastic had the angry bird picked?
> {time}
When was {first} on the rope below the rim?
At what hour were falcon chicks to be ringed on the cooling tower?
When did the angry bird attack the climber at the power plant?
At what o'clock was the ornithologists' climber at work?

Lost property at the ferry terminal this {month}: {number_or_word} umbrellas, a {artefact} still \
muddy from a dig, and {pet}, a parrot that recites the {language} tide tables.
This {month} the lost property at the ferry terminal was a {artefact} still muddy from a dig, \
{number_or_word} umbrellas, and a parrot, {pet}, that recites the {language} tide tables.
A parrot called {pet} that recites the {language} tide tables, {number_or_word} umbrellas and, \
still muddy from a dig, a {artefact}: that is this {month}'s lost property at the ferry terminal.
> {number_or_word}
How many umbrellas are in the lost property of the ferry terminal?
What number of umbrellas are in this {month}'s lost property?
How many things against rain were left behind? / How many brollies wait for their owners?
> {artefact}
What in the lost property is still muddy from a dig?
Which find from a dig is lost property at the ferry terminal?
Which ancient object did a careless archaeologist leave behind?
What old piece waits, uncleaned, for its owner?
> {pet}
What is the name of the parrot in the lost property?
Who recites the tide tables at the ferry terminal? / Which talking bird was forgotten by its owner?
What do they call the feathered foundling?
> {language}
In which language does the parrot of the ferry terminal recite?
What tide tables does the lost parrot of the ferry terminal recite?
What tongue does the feathered foundling speak?
From which country's speech could one guess the bird's owner?

The river peaked at {length} on {weekday} evening. By then {first} had already moved the sheep \
to the field behind the {place}.
{first} had already moved the sheep to the field behind the {place} when the river peaked on \
{weekday} evening, at {length}.
On {weekday} evening, when the sheep had already been moved by {first} to the field behind the \
{place}, the river peaked at {length}.
> {length}
At what level did the river peak?
What did the river reach on {weekday} evening when it peaked and the sheep had been moved?
How high did the flood get from which the flock was saved?
What was the top mark of the rising water? / What was the worst reading at the gauge?
> {place}
Behind what is the field to which the sheep had been moved?
To the field behind which place had {first} moved the sheep?
Where was the flock brought to safety? / Where did the woolly animals stand while the water rose?
> {first}
Who had moved the sheep before the river peaked?
By whom had the sheep already been moved to the field? / Who saved the flock from drowning?
Which farmer was far-sighted enough to act ahead of the flood?
> {weekday}
On the evening of which day did the river peak?
When, the sheep having been moved, did the river peak?
When was the flood at its worst from which the flock was saved?
On what day was the water at its highest?

We lost {percent} of the {crop} to {crop_pest} in {month}, and {person} from the advisory \
service says a net over the rows would have kept most of it.
A net over the rows would have kept most of the {crop}, says {person} from the advisory service, \
but we lost {percent} to {crop_pest} in {month}.
In {month} {crop_pest} took {percent} of our {crop}; according to {person} from the advisory \
service, a net over the rows would have kept most of it.
> {percent}
How much of the {crop} did we lose in {month}, with no net over the rows?
What part of our {crop} was taken although a net would have kept most of it?
How big was the damage to our harvest? / What proportion of the plants was eaten or spoilt?
> {crop_pest}
What took our {crop} because there was no net?
To what did we lose {percent} of the {crop} in {month}, with no net over the rows?
What spoilt the harvest? / Who or what was the enemy of our plants?
> {person}
Who from the advisory service spoke of a net?
According to whom would a net over the rows have kept most of it?
Which expert told us what we should have done? / Whose recommendation came too late for our plants?
> {month}
In which month did we lose so much of the {crop}, with no net over the rows?
When were {crop_pest} in the rows that had no net over them?
In what month would a net over our {crop} have kept most of it?
At what point in the year was the harvest spoilt? / When did the damage to our plants happen?

The new substation feeds the village with {voltage} and was built by {company} in {long_time}; \
it hums, but {person} from number nine no longer complains.
{company} took {long_time} to build the new substation, which feeds the village with {voltage}; \
it hums, but no longer does {person} from number nine complain.
{person} from number nine no longer complains about the hum of the new substation, built in \
{long_time} by {company}; it feeds the village with {voltage}.
> {voltage}
With what does the new substation feed the village?
What does {company}'s new substation supply when it feeds the village?
What is the tension on the line to the houses?
How strong is the current's push that comes out of the transformer house?
> {company}
Who built the new substation? / By which firm was the substation built that feeds the village?
Which contractor put up the transformer house? / Who got the order for the electrical works?
> {long_time}
How long did {company} take to build the substation?
In what time was the new substation built that feeds the village?
How much time went by from the first spade to the ready transformer house?
How lengthy were the works on the transformer house?
> {person}
Who from number nine no longer complains?
Which neighbour, at number nine, was against the hum of the new substation?
Who used to be bothered by the noise of the transformer house?
Who has made peace with the transformer house?

Deck cargo on the {ship}: {count} pallets of {building_material} for {city}, lashed by {first}, \
who wants the straps back.
The {ship} has {count} pallets of {building_material} on deck for {city}; {first}, who lashed \
the cargo, wants the straps back.
{first} wants the straps back with which the deck cargo of the {ship} is lashed, {count} pallets \
of {building_material} for {city}.
> {ship}
On which vessel is the deck cargo for {city}?
What has the pallets of {building_material} on deck?
Which boat is carrying the builders' supplies? / On board of what are the goods travelling?
> {building_material}
What is on the pallets that {first} lashed on deck?
What is the deck cargo of the {ship} on its {count} pallets?
What are builders waiting for that comes by boat?
What sort of builders' stuff does the boat bring?
> {city}
For which place are the pallets on deck?
Where does the deck cargo of the {ship} go, lashed on pallets?
Where will the freight for builders be unloaded from the boat?
Which port gets the builders' supplies?
> {first}
Who lashed the deck cargo? / Who wants the straps of the cargo back?
Who tied the builders' supplies down on the boat? / To whom do the belts have to be returned?
> {count}
How many pallets are on the deck of the {ship}?
What number of pallets has {first} lashed on deck?
How large is the freight, in units for a forklift?
How many loads does the forklift have to take off the boat?

Our weather balloon burst at {length} and came down in {city}, where {full} hung the box on the \
fence with a note: "{saying}."
In {city}, where our weather balloon came down after it burst at {length}, {full} hung the box \
on the fence with a note that read "{saying}."
{full} wrote "{saying}" on a note and hung it on the fence with the box of our weather balloon, \
which burst at {length} and came down in {city}.
> {city}
Where did our weather balloon come down?
In what place was the box of the balloon hung on the fence?
Where must we drive to collect our instruments?
At which town did the flight of our instruments end?
> {length}
At what height did our weather balloon burst?
How high was the balloon that burst and came down in {city}?
How far up did the thing get until it popped? / At what altitude did the flight end with a bang?
> {full}
Who hung the box of the weather balloon on the fence? / Whose note is on the fence with the box?
Who found our instruments? / Whom do we have to thank for keeping what fell from the sky?
> {saying}
What did the note on the fence read?
What did {full} write on the note with the box of the balloon?
What was the finder's message to us? / Which words were left for the owners of the instruments?

When the station by the {place} closed for good, the last ticket, number {number}, was sold to \
{full}, who had it framed for {price}.
{full} bought the last ticket, number {number}, before the station by the {place} closed for \
good, and had it framed for {price}.
The last ticket of the station by the {place} before it closed for good was number {number}; \
{full} had bought it, and had it framed for {price}.
> {number}
What number had the last ticket of the station?
Which number is on the ticket that {full} had framed?
What digits are on the railway lover's souvenir? / Which figure is printed on the final fare?
> {full}
Who bought the last ticket before the station closed? / By whom was ticket number {number} framed?
Who was the final passenger to pay? / Which railway lover has a souvenir on the wall?
> {price}
For how much was the last ticket framed?
What did {full} pay to have ticket number {number} framed?
How much was spent on the souvenir for the wall?
What did the picture shop charge for the railway souvenir?

At {time} the points froze. {first} thawed them with {volume} of hot tea water, and the {city} \
train left {duration} late.
The {city} train left {duration} late, because the points froze at {time} and had to be thawed \
by {first} with {volume} of hot tea water.
{first} thawed the points, which froze at {time}, with {volume} of hot tea water, so the {city} \
train was no more than {duration} late.
> {duration}
By how much was the {city} train late?
How late did the {city} train leave once the points had been thawed?
What was the delay caused by the icy switch?
How much longer than planned did passengers wait on the platform?
> {volume}
How much tea water was needed to thaw the points?
With what amount of hot water were the points thawed?
How much of a warm drink was poured over the icy switch?
How many kettles' worth, in figures, went on the switch?
> {first}
Who thawed the points with hot tea water? / By whom were the points thawed when they froze?
Which railwayman or woman gave up a warm drink? / Who got rid of the ice on the switch?
> {city}
Which train left late because the points froze?
Where was the train for whose points hot tea water was needed going?
What was the destination of the delayed service?
To which place did people get later than planned?
> {time}
When did the points freeze that needed hot tea water?
At what hour were the points frozen that {first} thawed with tea water?
When did ice make trouble on the railway? / What was the time as the switch stopped moving?

The oxygen in trout pond {small} fell to {concentration} last night, the alarm rang at {time}, \
and {first} paddled round in a bathtub until the pump was mended.
Last night {first} paddled round trout pond {small} in a bathtub until the pump was mended, as \
the oxygen fell to {concentration} and the alarm rang at {time}.
The alarm rang at {time} last night because the oxygen in trout pond {small} fell to \
{concentration}; until the pump was mended {first} paddled round in a bathtub.
> {concentration}
To what did the oxygen in the trout pond fall?
How much oxygen was left in pond {small} when the alarm rang?
How thin had the air for the fish become? / What was the dangerously low reading at the fish farm?
> {time}
When did the alarm ring at the trout pond?
At what hour last night did the alarm ring about oxygen?
When was the fish farmer's sleep cut short? / What time was it as the warning sounded?
> {first}
Who paddled round in a bathtub?
By whom was the trout pond kept going with a bathtub until the pump was mended?
Who rowed in the dark to save the fish? / Which fish farmer had an odd boat?
> {small}
In which trout pond did the oxygen fall?
Round what number of pond did {first} paddle in a bathtub?
Which basin of the fish farm was in trouble? / In which water were the fish close to suffocating?

Sorry, no honey until {month}: the bees gave {weight} this spring, {percent} less than last, and \
{company} bought it all for its {dish}.
Until {month}, sorry, there is no honey, as {company} bought for its {dish} all {weight} that \
the bees gave this spring, {percent} less than last.
The bees gave {weight} of honey this spring, {percent} less than last, {company} bought it all \
for its {dish}, and, sorry, there is no more until {month}.
> {month}
Until when, says the note about this spring, is there no more honey?
Sorry, the bees have no more honey until which month? / When can I buy a jar again?
From what point of the year will the golden spread be on sale?
> {weight}
How much honey did the bees give this spring? / What amount of honey was it that {company} bought?
How big was the harvest of the hives? / How heavy was all that the beekeeper had to sell?
> {company}
Who bought all the honey for its {dish}? / Which firm bought what the bees gave this spring?
Who snapped up the beekeeper's whole harvest? / Which customer left no jar for me?
> {percent}
How much less than last spring did the bees give?
By what share was the honey of this spring less than that of last?
How far down is the harvest of the hives? / What is the drop, compared with a year ago?
> {dish}
For what was all the honey bought that the bees gave?
In which dish will be the honey that the bees gave this spring?
What food is going to be sweetened with the whole harvest?
What does the customer make who took the beekeeper's whole harvest?

The survey vessel lost {duration} to {sky}, but the map of the sea floor off {city} is {percent} \
done, and its deepest hole is now named after {person}.
Though {duration} was lost to {sky}, the survey vessel's map of the sea floor off {city} is \
{percent} done, and the deepest hole bears the name of {person}.
The name of {person} is borne by the deepest hole on the survey vessel's map of the sea floor \
off {city}, which is {percent} done though {duration} was lost to {sky}.
> {percent}
How far is the map of the sea floor done?
What part of the survey vessel's map off {city} is done?
How complete is the chart of the depths by now?
What proportion of the depths has been recorded on paper?
> {duration}
How much time did the survey vessel lose to {sky}?
What was lost to {sky} while the map of the sea floor was made?
How long could the scientists who chart the depths not work?
For how many hours, or however one counts it, was the crew idle?
> {sky}
To what did the survey vessel lose {duration}?
What kept the survey vessel from its map of the sea floor?
What sort of weather held up the scientists? / What was overhead when the crew was idle?
> {person}
After whom is the deepest hole on the map of the sea floor named?
Whose name does the deepest hole on the sea floor bear?
Who is immortalised by an abyss under the waves? / To whom does the abyss owe what it is called?
> {city}
Off what town does the survey vessel map the sea floor?
Where is the deepest hole on the sea floor map? / Near which port do scientists chart the depths?
Which place's coast is being charted under the waves?

Nobody at the slate quarry has seen {first} since the {time} blast; the whistle blew \
{number_or_word} times, and the red flag is still up by the {place}.
The whistle blew {number_or_word} times and the red flag is still up by the {place}, yet nobody \
at the slate quarry has seen {first} since the {time} blast.
Since the {time} blast nobody at the slate quarry has seen {first}, though the whistle blew \
{number_or_word} times and the red flag is still up by the {place}.
> {first}
Who has not been seen at the slate quarry since the blast?
Whom has nobody seen although the whistle blew and the red flag is up?
Which worker has been missing since the explosion?
For whom should we be looking after the explosion?
> {time}
Since which blast has nobody seen {first}?
When was the blast at the slate quarry after which {first} was not seen?
At what o'clock was the explosion? / From which hour on has somebody been missing?
> {number_or_word}
How many times did the whistle blow?
What number of times was the whistle heard at the slate quarry before the blast?
How often did the warning signal sound for the explosion?
How many shrill signals announced the explosion?
> {place}
By what is the red flag still up? / Near which place did the slate quarry put the red flag up?
Where is the danger sign flying? / Where did they forget to take the warning down?

Bridge inspection, {date}: {small} cracks in pier {number_or_word}, none wider than a hair, and \
a kingfisher in drain hole {code}; come back in {long_time}.
On {date} the bridge inspection found {small} cracks in pier {number_or_word}, none wider than a \
hair, and a kingfisher in drain hole {code}; it is to come back in {long_time}.
Come back in {long_time}, says the bridge inspection of {date}: pier {number_or_word} has \
{small} cracks, none wider than a hair, and drain hole {code} a kingfisher.
> {small}
How many cracks are in the pier, none wider than a hair?
What number of cracks did the bridge inspection find?
How many fine splits have the engineers seen? / How bad is the damage to the stone leg, in figures?
> {number_or_word}
Which pier of the bridge has cracks? / In what pier did the inspection find {small} cracks?
What number is the support that shows damage? / Which of the legs is not perfect any more?
> {code}
In which drain hole is a kingfisher?
What is the code of the drain hole that the bridge inspection found a kingfisher in?
Which opening has a bird made its home? / What label does the blue bird's doorway have?
> {long_time}
In what time is the bridge inspection to come back?
When, after {date}, should they come back to the cracks of the pier?
How long will it be until the engineers look again? / How far off is the engineers' next check-up?

The fire started in the hay, said {full}, because it was stacked at {percent} moisture; the \
brigade from {city} pumped {volume} and saved the {object}.
According to {full} the fire started because the hay was stacked at {percent} moisture; {volume} \
was pumped by the brigade from {city}, which saved the {object}.
The brigade from {city} saved the {object} and pumped {volume} after a fire that started, said \
{full}, because hay was stacked at {percent} moisture.
> {percent}
At what moisture was the hay stacked?
How high was the moisture of the hay in which, said {full}, the fire started?
How damp was the dried grass? / Which wetness made the stuff heat up until it burned?
> {full}
Who said why the fire started in the hay?
According to whom did the fire start because of moisture in hay?
Which expert explained the cause of the blaze?
Who found the reason why the barn went up in flames?
> {city}
From where was the brigade that pumped {volume}?
Which place has the brigade that saved the {object} from the fire? / Which town sent firefighters?
Where did the helpers with the hoses come from?
> {object}
What did the brigade save from the fire?
Which thing was saved by the brigade that pumped {volume}?
What did not burn when the barn went up in flames? / Which possession was rescued from the flames?
> {volume}
How much did the brigade from {city} pump? / What amount did the brigade pump on the hay fire?
How much water did the firefighters use? / What quantity came out of the hoses?

{first} walks the sea wall every {weekday} and rings {company} if a crack grows by more than \
{length}, as has happened {number_or_word} times so far.
Every {weekday} the sea wall is walked by {first}, who has rung {company} {number_or_word} times \
so far because a crack grew by more than {length}.
{company} has been rung {number_or_word} times so far by {first}, who walks the sea wall every \
{weekday} and rings if a crack grows by more than {length}.
> {length}
By more than what must a crack grow for {first} to ring?
How much more than before must a crack in the sea wall measure?
How large a change in the damage is reported?
What is the limit up to which a split in the concrete is ignored?
> {company}
Whom does {first} ring if a crack in the sea wall grows?
Which firm has been rung {number_or_word} times because of a crack?
Who is in charge of repairing the coastal defence?
Which contractor hears about damage at the shore?
> {weekday}
On which day is the sea wall walked by {first}?
What day is it that {first} walks the wall to see if a crack grows?
When in the week is the coastal defence inspected? / Which day is the patrol along the shore?
> {number_or_word}
How many times has {company} been rung about a crack so far?
What number of times has a crack in the sea wall grown by more than {length}?
How often was there damage worth a phone call? / How many alarms has the shore patrol raised?
> {first}
Who walks the sea wall? / By whom is {company} rung if a crack grows?
Who inspects the coastal defence? / Whose patrol along the shore is it?

Cranes over the village at {time}! About {count} of them, heading for {city}, and old Mrs {last} \
rang the bell.
At {time} about {count} cranes passed over the village, heading for {city}, and old Mrs {last} \
rang the bell.
Old Mrs {last} rang the bell at {time}, when about {count} cranes, heading for {city}, were over \
the village.
> {count}
How many cranes were over the village?
About what number of cranes did Mrs {last} ring the bell for?
How large was the flock of big migrating birds? / How many migrating birds came by?
> {city}
For which place were the cranes heading?
Over the village and on to where were the cranes heading?
In what direction did the flock fly on, towards which town?
Which town's people might see the migrating birds next?
> {time}
When were the cranes over the village? / At what hour did old Mrs {last} ring the bell?
What time was it when the flock came by? / At what o'clock were the migrating birds spotted?
> {last}
Which old lady rang the bell when the cranes came? / Who in the village, a Mrs what, rang the bell?
What is the surname of the woman who made a noise for the migrating birds?
Who welcomed the flock with music of a kind?

Bees dislike the new mast, or so thinks {first}: {small} hives emptied since {company} switched \
it on at {wave_rate} in {month}.
{small} hives emptied, or so thinks {first}, because bees dislike the new mast that {company} \
switched on in {month}, at {wave_rate}.
In {month} {company} switched the new mast on at {wave_rate}, and {small} hives emptied; bees \
dislike it, or so thinks {first}.
> {first}
Who thinks that bees dislike the new mast?
Whose idea is it that {small} hives emptied because of the mast?
Which beekeeper blames the aerial? / Who believes that radio waves are bad for insects?
> {small}
How many hives emptied? / What number of hives emptied after the new mast was switched on?
Since the mast was switched on, how many hives have emptied?
How many colonies have gone since the transmitter started?
How big is the loss of the apiary that is blamed on the transmitter?
> {wave_rate}
At what was the new mast switched on?
On which frequency does the mast work that bees dislike, as {first} thinks, since it was \
switched on?
How fast do the radio waves swing? / What is the transmitter's frequency?
> {company}
Who switched the new mast on?
Which firm's mast is it that bees dislike, now that it is switched on?
Which telephone company put up the aerial? / Who runs the transmitter?
> {month}
In which month was the new mast switched on?
Since when have {small} hives emptied because of the mast? / When did the transmitter start?
Since which part of the year has the aerial been working?

The new well at {city} is {length} deep, gives {volume} an hour, and tastes, the {job} says, of \
old pennies.
At {length} the new well at {city} gives {volume} an hour, which tastes of old pennies, as the \
{job} says.
The {job} says that the new well at {city}, {length} deep, tastes of old pennies; it gives \
{volume} an hour.
> {length}
How deep is the new well at {city}? / To what depth does the well go that tastes of old pennies?
How far down did they have to drill for water? / How long must a rope be to reach the bottom?
> {volume}
How much does the new well give an hour? / What amount comes each hour from the well at {city}?
How plentiful is the metallic water supply?
What is the yield of the metallic-tasting water source in sixty minutes?
> {job}
Who says that the well tastes of old pennies?
According to what person, by trade, does the new well taste of old pennies?
What is the profession of the one who complained about the flavour?
Who tried the water and thought of coins?
> {city}
Where is the new well that tastes of old pennies?
At which place does a new well give {volume} an hour? / Which town has drilled for water?
Where do people drink something metallic?

To reset the fish lift, {repair}, count to {number_or_word}, and only then tell {first} that it \
works again.
{first} should only be told that the fish lift works again once you have counted to \
{number_or_word}; to reset it, {repair} before that.
Before you tell {first} that the fish lift works again, count to {number_or_word}; and before \
that, to reset it, {repair}.
> {repair}
What should I do to reset the fish lift, before I count?
How does one reset the fish lift so that it works again?
What is the first step if the salmon's elevator has stopped?
What helps when the device at the dam is stuck?
> {number_or_word}
To what must I count before I tell {first} about the fish lift?
How far does one count after the reset of the lift?
How long a pause, in beats, does the salmon's elevator need?
Which figure do I have to get to in my head until the salmon's elevator is ready?
> {first}
Who should be told that the fish lift works again?
To whom may I only tell it after I have counted and the lift works?
Whom do I report to after the salmon's elevator has been repaired?
Who wants to hear that the salmon can go up?

The auction of the old signal lamps raised {price}; {full} bought {small} of them for the \
garden, and the station {animal} is getting a kennel.
{full} bought {small} of the old signal lamps for the garden, the auction raised {price}, and \
the station {animal} is getting a kennel.
A kennel for the station {animal} comes from the auction of the old signal lamps, which raised \
{price}; {small} of them were bought by {full} for the garden.
> {price}
How much did the auction of the signal lamps raise?
What did the old lamps bring at the auction that pays for a kennel?
How much money came together at the railway sale? / What were the proceeds of the railway sale?
> {small}
How many of the signal lamps did {full} buy at the auction?
What number of old lamps will be in the garden of {full}? / How many lights went to one collector?
How many pieces did the biggest customer carry home?
> {full}
Who bought lamps for the garden? / In whose garden will {small} of the old signal lamps be?
Which collector now owns railway lights? / Who will have a lawn that glows red and green?
> {animal}
For which station animal is the kennel from the auction?
What is the station getting a kennel for after the auction of signal lamps?
Which creature gets a little house out of the proceeds?
Who is the railway's four-legged mascot, or what kind of beast?

A {job} from {city} found the gold coin with the {device} borrowed for {duration}, and dropped \
it straight into the {place} drain.
Straight into the drain by the {place} went the gold coin that a {job} from {city} found with \
the {device} borrowed for {duration}.
With the {device} borrowed for {duration}, a {job} from {city} found the gold coin, and dropped \
it straight into the drain of the {place}.
> {job}
What is the work of the person who found the gold coin?
Who from {city}, by trade, dropped the coin into the drain?
What does the unlucky finder do for a living? / Which profession had the treasure hunter?
> {device}
With what was the gold coin found? / What had the finder of the coin borrowed for {duration}?
Which gadget led to the treasure? / What equipment had the treasure hunter got on loan?
> {place}
Into the drain of what place was the gold coin dropped? / Where is the drain with the gold coin?
Where was the treasure lost at once? / Near which spot must one search the sewer?
> {city}
From where is the {job} who found the gold coin?
Where does the person come from who dropped the coin into the drain?
What is the home town of the unlucky finder? / In which town does the treasure hunter live?
> {duration}
For how long was the {device} borrowed with which the coin was found?
How long could the finder of the gold coin have the {device} that was borrowed?
How much time was the treasure hunter's gadget on loan?
How soon must the treasure hunter give the equipment back?

Soil from the new allotments came back clean except plot {number_or_word}, which has \
{concentration} of {chemical}; grow {plant} there in tubs, the council advises, for {long_time}.
The council advises to grow {plant} in tubs for {long_time} on plot {number_or_word}, since its \
soil, alone of the new allotments, came back with {concentration} of {chemical}.
Except for plot {number_or_word}, where there is {concentration} of {chemical} and one should \
grow {plant} in tubs for {long_time}, as the council advises, soil from the new allotments came \
back clean.
> {number_or_word}
Which plot of the new allotments did not come back clean?
On what plot should one grow {plant} in tubs, as the council advises?
Which of the gardens has contaminated ground?
What number is the one piece of land with a problem?
> {chemical}
Of what is there {concentration} in the soil of the plot?
What was the soil of plot {number_or_word}, alone of the allotments, not clean of?
Which substance pollutes the one garden? / What has the laboratory discovered in the ground?
> {long_time}
For what time does the council advise to grow {plant} in tubs?
How long is plot {number_or_word} to grow {plant} in tubs?
For how long should nothing edible be put in the ground?
How much time must pass until gardeners can dig there as usual?
> {plant}
What should one grow in tubs on the plot?
Which plants, as the council advises, should the allotments' one bad plot grow?
What can still be cultivated in spite of the pollution?
Which seeds may go into a container on the polluted ground?
> {concentration}
How much {chemical} is in the soil of plot {number_or_word}?
In what strength did soil of the one plot come back with {chemical}?
How bad is the pollution of the one garden, in figures?
Which value did the laboratory measure in the polluted ground?

The breeding centre's {ordinal} condor egg hatched at {time}; {first} has fed the chick with a \
{colour} glove puppet ever since and is hoarse.
At {time} the breeding centre's {ordinal} condor egg hatched, and ever since {first}, now \
hoarse, has fed the chick with a {colour} glove puppet.
Hoarse, {first} has fed the chick with a {colour} glove puppet ever since the {ordinal} condor \
egg of the breeding centre hatched at {time}.
> {ordinal}
Which condor egg of the breeding centre hatched at {time}?
The chick that {first} has fed with a puppet came from which condor egg of the breeding centre?
How many young vultures does this make, counted in order?
What is the place of the newest baby in the row of births?
> {time}
When did the condor egg hatch? / At what hour did the breeding centre get its condor chick?
When was the little vulture born? / What was the time as the shell broke open?
> {first}
Who has fed the chick with a glove puppet? / Who of the breeding centre is hoarse?
Which keeper plays mother to the little vulture?
Who has lost a voice through pretending to be a bird?
> {colour}
What colour is the glove puppet with which the chick is fed?
With which glove puppet has {first} fed the condor chick?
What does the little vulture's false mother look like?
Which shade does the little vulture take for its parent?

Hello {first}, the {power_station} tour is full, but on {date} the {place} has {small} places on \
its boiler walk, helmets included, {price} each.
Hello {first}, on its boiler walk of {date} the {place} has {small} places at {price} each, \
helmets included, while the {power_station} tour is full.
Hello {first}, for {price} each, helmets included, there are {small} places on the boiler walk \
of the {place} on {date}; the {power_station} tour is full.
> {power_station}
Which tour is full? / What place did {first} want a tour of that is full, unlike the boiler walk?
Which visit is sold out, so that the letter suggests another?
Where can the visitor who wants to see machinery not get in?
> {small}
How many places are there on the boiler walk?
What number of places at {price} each, helmets included, does the {place} have?
How many tickets are left for the alternative?
How large may our group be at the most for the alternative visit?
> {price}
How much is the boiler walk each, helmets included?
What does each of the {small} places on the boiler walk come to?
What does the alternative visit cost a person? / How much must one pay for a ticket, with headgear?
> {date}
When is the boiler walk? / On which day are there {small} places on the walk, helmets included?
For what day is the alternative visit offered?
When can the disappointed visitor see some machinery after all?
> {place}
Where is the boiler walk? / Which place has {small} places on a walk, helmets included?
What does the letter suggest as an alternative?
Where can the disappointed visitor go to look at heating?

Landslip at {time}: {length} of track under mud, nobody hurt, the {city} sleeper held at \
{city2}, and its passengers fed by {person} of the bowls club.
{person} of the bowls club fed the passengers of the {city} sleeper, held at {city2} as a \
landslip at {time} put {length} of track under mud; nobody was hurt.
Nobody was hurt when a landslip at {time} put {length} of track under mud; the {city} sleeper \
was held at {city2}, where {person} of the bowls club fed the passengers.
> {length}
How much of the track is under mud? / What length of track did the landslip put under mud?
How long is the stretch that has to be dug free? / How far does the blockage reach along the line?
> {city2}
Where was the {city} sleeper held after the landslip?
At what place were the passengers of the sleeper fed?
Where did travellers on the night train have to wait? / In which town was the night train stuck?
> {person}
Who of the bowls club fed the passengers?
By whom were the passengers of the sleeper that was held fed?
Who took care of the hungry travellers? / Which kind soul cooked for a whole night train?
> {time}
When was the landslip that put track under mud?
At what hour did the landslip get the {city} sleeper held? / When did the hill give way?
What did the clock say when the earth moved?
> {city}
Which sleeper was held after the landslip?
Where was the sleeper due whose passengers were fed at {city2}?
What was the destination of the night train?
Where could travellers not get to on the night train?

Kestrel nest 4, my notes: {small} voles brought between {time} and {time2}, one by the \
{colour}-ringed male, who left it on {first}'s windscreen.
Between {time} and {time2}, say my notes, {small} voles were brought to kestrel nest 4, one by \
the {colour}-ringed male, who left it on {first}'s windscreen.
My notes on kestrel nest 4 say that the {colour}-ringed male left a vole on {first}'s \
windscreen, one of {small} brought between {time} and {time2}.
> {small}
How many voles were brought between {time} and {time2}?
What number of voles do my notes on the kestrel nest give?
How many pieces of prey did I count for the young raptors?
How many meals did the young raptors get?
> {colour}
What ring did the male have who left a vole on the windscreen?
Which male at the kestrel nest missed with a vole, by the colour of the ring?
How can one recognise the father of the young raptors?
What shade is the band on the father bird's leg?
> {first}
On whose windscreen did the male leave a vole?
Whose windscreen, say my notes, got one of the voles for the nest?
Whose car was decorated with a dead mouse? / Who had to clean a raptor's prey off the glass?
> {time2}
Until when, from {time} on, were voles brought to the kestrel nest?
My notes on voles brought to the nest begin at {time} and end when?
When did I stop watching the raptors? / What was the time at the end of my observation?
> {time}
From when to {time2} were voles brought to the kestrel nest?
The voles in my notes were brought to the nest between {time2} and which earlier hour?
When did I begin to watch the raptors? / What was the time at the start of my observation?
"""
