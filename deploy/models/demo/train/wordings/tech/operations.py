"""Ferries, railways, power plants, mines and rescues (see relations.py)."""

RELATIONS = """
Our stud ram {pet} goes to {first} in {city} for {duration}; {small} ewes are waiting, and his \
bucket must be the {colour} one or he sulks.
For {duration} {first} in {city} has our stud ram {pet}, for whom {small} ewes are waiting; he \
sulks unless his bucket is the {colour} one.
Unless his bucket is the {colour} one he sulks, our stud ram {pet}, who goes for {duration} to \
{first} in {city}, where {small} ewes are waiting.
> {pet}
What is our stud ram called?
Who sulks without the {colour} bucket, and has ewes waiting in {city}?
Which male sheep is being lent out? / What is the name of the father of next spring's lambs?
> {duration}
How long does our stud ram go to {city}?
For what time does {first} have the ram for the {small} ewes?
For how long is the male sheep being lent out? / How much time is the woolly father away from home?
> {colour}
Which bucket must the ram have so that he does not sulk?
What colour has the bucket of stud ram {pet} to be? / What should the fussy male sheep be fed from?
What is our woolly gentleman so fussy about?
> {small}
How many ewes are waiting for our stud ram? / What number of ewes in {city} wait for {pet} the ram?
How many females is the woolly father going to meet?
How many sheep does the borrower want covered?

After {long_time} of crossing, {institute} has a pea that stands up to {crop_pest}; it is \
{percent} smaller, tastes of {ingredient}, and is called {word}.
A pea called {word}, {percent} smaller and tasting of {ingredient}, is what {institute} has \
after {long_time} of crossing: it stands up to {crop_pest}.
{institute} has a pea that stands up to {crop_pest}, after {long_time} of crossing; called \
{word}, it is {percent} smaller and tastes of {ingredient}.
> {crop_pest}
To what does the pea of {institute} stand up?
What can the pea called {word} stand up to after all that crossing?
What can no longer harm the new vegetable? / Against which nuisance was the new variety bred?
> {long_time}
How long did the crossing take until {institute} had the pea?
After what time of crossing was there a pea that stands up to {crop_pest}?
How long have the breeders worked on it? / How much patience did the new variety need?
> {word}
What is the pea called that tastes of {ingredient}?
What does {institute} call the pea that it has after crossing?
Under which name will gardeners find the new variety?
How did the breeders baptise their vegetable?
> {ingredient}
Of what does the pea called {word} taste? / What taste has the pea that stands up to {crop_pest}?
Which flavour has the new vegetable of the breeders?
What will come to mind when I put the breeders' novelty into my mouth?

Engine two went to the {place} at {time} for a {animal} with its head in a railing; {first} used \
{ingredient}, and it came out without the saw.
Without the saw, just with {ingredient}, {first} of engine two got a {animal}'s head out of a \
railing at the {place}, after the call at {time}.
A {animal} had its head in a railing at the {place}, so engine two went out at {time}; {first} \
took {ingredient}, not the saw, to get it out.
> {ingredient}
What did {first} use to get the head out of the railing?
With what, not the saw, was the head got out of the railing?
Which kitchen item freed the trapped creature? / What made the poor beast slippery enough?
> {animal}
What had its head in a railing? / For which animal did engine two go out?
Whose head was got out of the railing without the saw?
Which creature did the firefighters rescue?
What sort of trapped beast did the firefighters have to free?
> {place}
Where was the railing with the head in it?
To which place did engine two go because of a head in a railing?
Where did the firefighters rescue a trapped creature? / At which spot in town was a beast stuck?
> {first}
Who of engine two used {ingredient}, not the saw?
By whom was the head of the {animal} got out of the railing?
Which firefighter had the idea that freed the trapped creature?
Who among the firefighters freed the creature by a gentle trick?

The barn at {address} is lost, writes the fire brigade, but all {small} calves are out, and \
{first}, aged nine, opened the last gate with a {object}.
With a {object}, writes the fire brigade, {first}, aged nine, opened the last gate; so all \
{small} calves are out, though the barn at {address} is lost.
All {small} calves are out of the barn at {address}, which is lost, because {first}, aged nine, \
opened the last gate with a {object}, writes the fire brigade.
> {first}
Who opened the last gate so that the calves are out?
Which nine-year-old, writes the fire brigade, opened the gate of the barn?
Which child is the hero of the blaze? / Who saved young cattle from the flames?
> {object}
With what did {first} open the last gate? / What opened the last gate of the barn that is lost?
Which thing served the child as a tool?
What was in the hand of the little hero who freed the cattle?
> {address}
Where is the barn that is lost? / At what address, writes the fire brigade, are all the calves out?
Where did the farm building burn down? / To which house was the alarm about the blaze?
> {small}
How many calves are out of the barn? / What number of calves did the fire brigade write of?
How many young cattle survived the blaze? / How many animals were saved from the flames?

Smoke over compartment {number_or_word}: the tower at {city} saw it at {time}, {person} cycled \
there with a beater, and it was two campers frying {dish}.
Two campers frying {dish} were the smoke over compartment {number_or_word} which the tower at \
{city} saw at {time} and to which {person} cycled with a beater.
{person} cycled with a beater to compartment {number_or_word}, over which the tower at {city} \
saw smoke at {time}: it was from two campers frying {dish}.
> {dish}
What were the two campers frying? / What was being fried by the campers when the tower saw smoke?
What was on the menu in the forest? / What harmless meal had caused the alarm?
> {person}
Who cycled there with a beater?
By whom were the campers found frying {dish} where the tower saw smoke?
Who rode out ready to fight a blaze? / Which forester went to look whether the trees were burning?
> {time}
When did the tower see the smoke? / At what hour was smoke seen over compartment {number_or_word}?
When did the fire watcher raise the alarm? / What did the clock say when the lookout got worried?
> {number_or_word}
Over which compartment did the tower see smoke?
To what compartment did {person} cycle with a beater?
In which part of the forest was the false alarm?
What number has the section of woodland where a meal was cooked?

Rain gauge at the {site}: {length} since {weekday}, though {first} admits that {pet} the goat \
may have drunk some.
Though {pet} the goat may have drunk some, {first} admits, the rain gauge at the {site} shows \
{length} since {weekday}.
{first} admits that {pet} the goat may have drunk from the rain gauge at the {site}, where \
{length} has come down since {weekday}.
> {length}
What does the rain gauge show since {weekday}?
How much has come down in the rain gauge from which the goat may have drunk?
How much wet weather did the station measure, if a thirsty creature is to be believed innocent?
How much fell from the clouds, by the station's doubtful reading?
> {pet}
What is the goat called that may have drunk from the rain gauge?
Who may have drunk some of the rain, as {first} admits?
Which thirsty creature may have spoilt the reading?
Whom does the weather observer suspect of tampering?
> {first}
Who admits that the goat may have drunk from the gauge?
By whom is the rain gauge with the goat looked after and the loss admitted?
Which weather observer owns up to a doubtful reading?
Who keeps the station next to a thirsty creature?
> {weekday}
Since when has {length} come down in the rain gauge?
From which day on was the rain in the gauge counted, goat or no goat?
Up to which day back does the doubtful wet-weather reading go?
On what day did the doubtful reading begin?

If the {sensor_kind} on the dam shows {display_text}, ring {phone} at any hour; do not, as \
{first} did on {date}, switch it off and go to bed.
On {date} {first} switched it off and went to bed; you should ring {phone} at any hour if the \
{sensor_kind} on the dam shows {display_text}.
At any hour, ring {phone} if {display_text} is what the {sensor_kind} on the dam shows, rather \
than switch it off and go to bed as {first} did on {date}.
> {phone}
Which number should I ring if the {sensor_kind} on the dam shows {display_text}?
What should one ring at any hour rather than switch it off and go to bed?
How can the engineers on duty be reached?
Whom must I call about a warning, or rather, what do I dial?
> {sensor_kind}
What on the dam might show {display_text}? / On the dam, what did {first} switch off to go to bed?
Which device watches over the reservoir? / What kind of instrument was wrongly silenced?
> {display_text}
What must the {sensor_kind} on the dam show for me to ring {phone}?
At which words on the dam's {sensor_kind} should one ring, not go to bed?
What is the wording of the warning at the reservoir?
Which message on the instrument is a real alarm?
> {first}
Who switched it off and went to bed?
Whose example on {date}, of going to bed and not ringing, should not be followed?
Which colleague ignored an alarm at the reservoir? / Who slept through a warning at the reservoir?

At the sluice by {numbered}, lift the left paddle {number_or_word} turns, wait for {duration}, \
then the right; {first} forgot to wait in {year} and the towpath is still crooked.
{first} forgot to wait in {year} and the towpath is still crooked: at the sluice by {numbered} \
the left paddle goes up {number_or_word} turns, and {duration} later the right.
Since {first} forgot to wait in {year}, the towpath at the sluice by {numbered} is crooked; lift \
the right paddle {duration} after the left has gone up {number_or_word} turns.
> {duration}
How long must I wait between the left paddle and the right?
How much time after the left should the right paddle of the sluice be lifted?
How long is the pause when opening the gates of the canal?
What interval between the two gates keeps the banks of the canal safe?
> {number_or_word}
How many turns must the left paddle go up?
By what number of turns should I lift the left paddle of the sluice?
How often do I have to crank at the first gate of the canal?
How many rotations of the handle does it take?
> {first}
Who forgot to wait and made the towpath crooked?
By whom was the towpath at the sluice made crooked in {year}?
Which lock keeper was too impatient? / Whose mistake damaged the bank of the canal?
> {year}
In which year did {first} forget to wait at the sluice?
When did the towpath become crooked because somebody forgot to wait?
When did the accident with the gates happen?
In what year was the bank of the canal damaged?

Reed bed survey: the {ordinal} bittern of the year boomed at {time}, {first} dropped the \
{device} into the ditch in delight, and {email} would like it back dry.
In delight at the {ordinal} bittern of the year, which boomed at {time}, {first} dropped the \
{device} into the ditch of the reed bed, and {email} would like it back dry.
{first} dropped the {device} into the ditch when at {time}, to everyone's delight, the {ordinal} \
bittern of the year boomed in the reed bed; {email} would like it back dry.
> {device}
What did {first} drop into the ditch of the reed bed?
What fell into the ditch of the reed bed as the bittern boomed?
Which piece of equipment did the excited bird watcher get wet?
What did the excited bird watcher lose?
> {first}
Who dropped the {device} into the ditch?
Whose delight at the bittern ended in the ditch of the reed bed?
Which bird watcher was too excited to hold on to things? / Who is to blame for the wet equipment?
> {time}
At what hour did the bittern boom?
When in the reed bed survey was the {ordinal} bittern of the year heard?
When was the shy heron heard calling? / What was the moment of excitement for the bird watchers?
> {email}
Who would like the {device} back dry?
To what address should one write who has the {device} from the ditch of the reed bed?
Whom do I contact if I find the lost equipment?
Where can the finder of the bird watcher's wet equipment send a mail?

The old {tree} by the ferry was {length} round when the schoolchildren hugged it in {year}; now \
it takes {small} of them, and the {ordinal} is always {first}.
It takes {small} schoolchildren to hug the old {tree} by the ferry, the {ordinal} being always \
{first}; it was {length} round in {year}.
In {year} the old {tree} by the ferry was {length} round; now {small} schoolchildren are needed \
to hug it, of whom {first} is always the {ordinal}.
> {length}
How far round was the old {tree} by the ferry in {year}?
What did the tree by the ferry measure round when it was hugged in {year}?
What was the girth of the trunk in those days?
How thick was the giant at that time, taken with a tape?
> {small}
How many schoolchildren does it take now to hug the old tree by the ferry?
What number of schoolchildren are needed round the old {tree}?
How many pairs of young arms reach about the trunk? / How many pupils have to join hands?
> {tree}
Which old tree by the ferry do schoolchildren hug?
What is it by the ferry that was {length} round when schoolchildren hugged it?
To which species belongs the giant at the landing stage?
What kind of wood do the pupils put their arms about?
> {year}
When was the old {tree} by the ferry {length} round?
In which year did schoolchildren hug the tree by the ferry that was then {length} round?
When was the girth of the giant at the landing stage first taken?
In which year was the trunk still that thin?

Where the {company} barge sank in {month}, the river is {temperature} warmer and full of \
{sea_life}; {institute} has put {small} buoys round the spot.
{institute} has put {small} buoys round the spot where in {month} the barge of {company} sank, \
for the river is {temperature} warmer there and full of {sea_life}.
Full of {sea_life} and {temperature} warmer is the river where the {company} barge sank in \
{month}; round the spot are {small} buoys put there by {institute}.
> {institute}
Who has put buoys round the spot where the barge sank?
By whom were the {small} buoys put in the river? / Which scientists marked off the wreck?
Who keeps boats away from the strange patch?
> {sea_life}
What is the river full of where the barge sank?
Of which creatures is the warmer river full round the barge?
What creatures have moved in at the wreck in fresh water?
Which unexpected swimmers turned up in fresh water?
> {month}
When did the {company} barge sink in the river?
In which month sank the barge that has buoys round it?
When did the accident on the waterway happen?
Since what part of the year has there been a wreck?
> {company}
Whose barge sank in the river? / To which firm belongs the barge that is marked by {small} buoys?
Who lost a freight boat on the waterway? / Which business ought to pay for clearing the wreck away?

Kiln {number_or_word} is down: {first} heard it tick at {temperature}, opened the peephole, and \
{count} roof tiles slid out like a pack of cards.
{count} roof tiles slid out like a pack of cards when {first}, who had heard kiln \
{number_or_word} tick at {temperature}, opened the peephole; it is down.
Having heard kiln {number_or_word} tick at {temperature}, {first} opened the peephole, {count} \
roof tiles slid out like a pack of cards, and now it is down.
> {number_or_word}
Which kiln is down? / Out of what kiln slid the roof tiles when the peephole was opened?
Which oven of the tile makers has had an accident?
Which oven can the tile makers not fire for now?
> {temperature}
At what temperature did {first} hear the kiln tick?
How hot was kiln {number_or_word} when it was heard to tick?
How warm was the oven when it made an odd sound?
What did the thermometer say just ahead of the accident?
> {count}
How many roof tiles slid out of the kiln? / What number of tiles slid out like a pack of cards?
How many pieces came out of the oven in the tile makers' accident?
How many bits of fired clay came tumbling down?
> {first}
Who opened the peephole of the kiln? / By whom was the kiln heard to tick?
Which worker noticed the odd sound of the oven? / Who looked in and caused an avalanche of clay?

Since the oven of the village bakery burns {fuel}, it makes {count} rolls a morning; {first} \
shovels from {time} on and sings while doing it.
{first} shovels {fuel} from {time} on, singing, into the oven of the village bakery, which makes \
{count} rolls a morning with it.
From {time} on, singing, {first} is at the village bakery and shovels {fuel} into the oven, and \
{count} rolls a morning come out.
> {fuel}
What does the oven of the village bakery burn? / What does {first} shovel into the oven?
On what does the bread maker run the fire? / With which material is the bread baked?
> {count}
How many rolls a morning does the village bakery make?
What number of rolls come out of the oven in one morning?
How many buns are there to sell before noon? / What is the daily output of the bread maker?
> {time}
From when on does {first} shovel {fuel} into the oven?
At what hour does the singing begin at the village bakery?
When does the stoker's working day start?
How early must somebody get up for the sake of our bread?
> {first}
Who shovels {fuel} into the oven of the village bakery?
Who at the bakery is singing while the rolls are made? / Which stoker has a cheerful voice?
Who feeds the bread maker's fire?

For sale by {first}, {city}: milking robot, {device_model}, {long_time} old, cows like it, \
farmer does not; {price}, and you bring your own {vehicle}.
A milking robot, {device_model}, {long_time} old, liked by cows but not the farmer, is for sale \
by {first} in {city} for {price} if you bring your own {vehicle}.
Bring your own {vehicle} and {price} to {first} in {city}, and the milking robot is yours, the \
{device_model}, {long_time} old: cows like it, the farmer does not.
> {price}
For how much is the milking robot for sale?
What must you bring to {first}, apart from a {vehicle}, to buy the milking robot that cows like?
How much money is being asked for the dairy machine? / What does the second-hand machine cost?
> {long_time}
How old is the milking robot that is for sale?
For what time has the farmer had the {device_model} that cows like?
What is the age of the dairy machine? / How long has the second-hand machine been in use?
> {device_model}
Which model is the milking robot that {first} has for sale?
What is the milking robot that cows like and the farmer does not?
What type of dairy machine is on offer? / What does the nameplate of the second-hand machine say?
> {city}
Where is the milking robot for sale?
In which town are the cows of {first} that like the milking robot?
Where must I go to pick the dairy machine up? / In which place does the seller of the machine live?

Our greenhouse got {volume} of {fertiliser} too much on {date} because {first} read the {colour} \
tank as empty; the {crop} are now taller than the door.
On {date}, because {first} read the {colour} tank as empty, our greenhouse got {volume} of \
{fertiliser} too much, and now the {crop} are taller than the door.
Now the {crop} are taller than the door, for on {date} {first} read the {colour} tank as empty \
and so our greenhouse got {volume} of {fertiliser} too much.
> {volume}
How much {fertiliser} too much did our greenhouse get?
By what amount was the {fertiliser} in the greenhouse too much, after the tank was read as empty?
How large was the overdose of plant food under the glass?
How much extra plant food went under the glass?
> {crop}
What is now taller than the door of the greenhouse?
Which plants got too much {fertiliser} from the tank? / What has shot up under the glass?
Which vegetables or other growth had an overdose?
> {first}
Who read the {colour} tank as empty? / Through whom did our greenhouse get too much {fertiliser}?
Which gardener made a mistake with the dose?
Whose error with the plant food made everything under the glass grow so high?
> {fertiliser}
Of what did our greenhouse get {volume} too much?
What was in the tank that {first} read as empty? / Which plant food was overdosed under the glass?
What has made everything under the glass shoot up?

Hi all, bat walk moved: we start at {time} from the {place}, {first} has {small} detectors, and \
please no perfume, the moths dislike it.
Please no perfume on the bat walk, as the moths dislike it, and note that it now starts at \
{time} from the {place}; {first} has {small} detectors.
{first} has {small} detectors for the bat walk, which now starts from the {place} at {time}; the \
moths dislike perfume, so none of that, please.
> {place}
From where does the bat walk start?
At which place should I be, without perfume, for the bat walk?
Where do we meet to listen for the night flyers?
What is our meeting point for the outing in the dark?
To which spot should I come to listen in the dark to the night flyers?
> {time}
When does the bat walk start now? / At what hour do we start from the {place} with the detectors?
At what o'clock is the outing in the dark? / By when should I turn up to hear the night flyers?
> {small}
How many detectors does {first} have for the bat walk?
What number of detectors is there for the bat walk? / How many listening gadgets can be shared out?
For how many of us is there a piece of equipment?
> {first}
Who has the detectors for the bat walk?
From whom do I get one of the {small} detectors when we start?
Who brings the equipment for listening to the night flyers?
Whom should I ask for a gadget to hear the night flyers with?

{full}, a retired {job}, has counted toads across {street} every night since {year}, and last \
{month} there were {count} of them, a record.
A record {count} toads crossed {street} last {month}, says {full}, a retired {job} who has \
counted them every night since {year}.
Every night since {year} the toads that cross {street} have been counted by {full}, a retired \
{job}; last {month} it was a record, {count}.
> {full}
Who has counted the toads every night? / Which retired {job} told us of the record number of toads?
Who keeps a tally of the amphibians?
Which pensioner stands by the road in the dark with a notebook?
> {count}
How many toads crossed {street} last {month}?
What is the record number of toads that {full} has counted?
What was the highest tally of amphibians? / How many of the little hoppers came over the asphalt?
> {job}
What is the retired counter of toads by trade, the one who has counted them since {year}?
{full} is retired from which work and has counted toads every night?
Retired from what, {full} has counted every toad that crossed {street}?
How did the friend of the amphibians earn a living?
What profession had the pensioner with the notebook?
> {year}
Since when has {full} counted toads?
From which year on were the toads across {street} counted every night?
How far back does the tally of the amphibians go?
When did the pensioner begin with the notebook in the dark?
> {street}
Across which street do the toads go that {full} has counted?
On what street was there a record number of toads? / Where should drivers beware of amphibians?
Which road do the little hoppers come over?

Two stars, says {first} of the owl cam: "I paid {price}, it showed me {small} leaves, a snail \
and, at {time}, my own husband in a {colour} bathrobe."
"A snail, {small} leaves and, at {time}, my own husband in a {colour} bathrobe is what the owl \
cam showed me for {price}," says {first}: two stars.
{first}, giving two stars: "For {price} the owl cam showed me a snail, {small} leaves and my own \
husband, at {time}, in a {colour} bathrobe."
> {price}
What was paid for the owl cam?
For how much did the owl cam show {first} a snail and {small} leaves?
How much did the disappointed customer spend? / How expensive was the wildlife gadget?
> {colour}
In which bathrobe did the owl cam show the husband? / What colour was the bathrobe on the owl cam?
What did the spouse's garment look like? / Which shade of towelling was caught on film?
> {time}
When did the owl cam show the husband of {first}?
At what hour was there a bathrobe on the owl cam?
When was somebody out in the garden in night clothes? / At what o'clock was the spouse filmed?
> {first}
Who gave two stars to the owl cam? / Whose husband was on the owl cam in a {colour} bathrobe?
Which customer was disappointed with the wildlife gadget?
Who wrote the bad review of the wildlife gadget?

The parish has voted {score} to keep the old pump; {first} will replace the handle, {company} \
the {colour} pipe, and {city} archaeology gets {duration} in the hole before.
By {score} the parish voted to keep the old pump, and before {first} replaces the handle and \
{company} the {colour} pipe, {city} archaeology gets {duration} in the hole.
{city} archaeology gets {duration} in the hole before {first} replaces the handle and {company} \
the {colour} pipe of the old pump, which the parish voted to keep by {score}.
> {score}
How did the parish vote on the old pump? / By what count did the parish vote to keep the pump?
What was the result of the ballot about the village's old water supply?
How many were for and how many against the village's old water supply?
> {duration}
How long does {city} archaeology get in the hole?
For what time is the hole of the old pump left to archaeology?
How much time is there to dig for finds? / How long may the people with trowels have a look?
> {first}
Who will replace the handle of the old pump?
By whom is the pump's handle, but not the pipe, going to be replaced?
Which villager has taken on part of the repair?
Who is going to make the lever of the village's water supply new?
> {company}
Who will replace the {colour} pipe of the pump?
Which firm, after archaeology, will see to the pipe in the hole?
Which contractor has got the underground job at the village's water supply?
Who lays the new tube for the village's water supply?

The milk tanker is {long_time} late in being replaced; today at {time} it sprang a leak outside \
the {place}, and {first} has {volume} in the fish boxes.
Outside the {place} the milk tanker, {long_time} late in being replaced, sprang a leak at {time} \
today, and {volume} is in {first}'s fish boxes.
In {first}'s fish boxes is {volume} from the milk tanker, {long_time} late in being replaced, \
which sprang a leak at {time} today outside the {place}.
> {place}
Where did the milk tanker spring a leak today?
Outside what place did the leak of the milk tanker begin?
In front of which building is the road white? / Where did the dairy's lorry lose its load?
> {volume}
How much of the milk is in the fish boxes?
What amount from the tanker's leak did {first} get into fish boxes?
How much was saved from running down the gutter?
What quantity for the cats of the harbour was caught in crates?
> {long_time}
How late is the milk tanker in being replaced?
By what time is the tanker that sprang a leak late in being replaced?
How overdue is the dairy's new lorry? / For how long has a new vehicle been promised?
> {first}
In whose fish boxes is the milk? / Whose boxes were used when the tanker sprang a leak?
Who helped to save the dairy's load? / Which fishmonger came to the rescue with crates?

Minutes, harbour board: the channel is now {length} deep; dredging, at {price} a day, stops on \
{date} for the {sea_life}, and {full} voted against.
{full} voted against, say the minutes of the harbour board, but dredging, at {price} a day, \
stops on {date} for the {sea_life}; the channel is now {length} deep.
With the channel now {length} deep, dredging, at {price} a day, stops on {date} for the \
{sea_life}; {full} voted against, say the harbour board's minutes.
> {length}
How deep is the channel now? / What depth of the channel do the harbour board's minutes give?
How much water have ships got beneath them? / To what point has the fairway been dug out?
> {price}
What does dredging the channel come to a day?
At what price a day is the dredging that the harbour board stops on {date}?
How expensive is it to clear the mud, every twenty-four hours?
What is the daily bill for the digger ship?
> {date}
When does the dredging stop?
On which day, say the minutes, is there no more dredging because of the {sea_life}?
From when on will the mud stay where it is? / What is the last date for the digger ship?
> {sea_life}
For which creatures does the dredging stop?
Because of what, say the harbour board's minutes, does dredging stop on {date}?
Which creatures are being spared by sending the digger ship home?
For the sake of what wildlife must the digger ship go home?
> {full}
Who voted against, say the minutes of the harbour board?
Which member of the harbour board did not want the dredging to stop?
Who was not in favour of sparing the wildlife?
Who disagreed with the majority about sending the digger ship home?

Platform staff please note: the {ordinal} carriage of the {city} express has no heating until \
{weekday}, hand out the {small} blankets, {first} has the key.
The {small} blankets, to which {first} has the key, are for the {ordinal} carriage of the {city} \
express, which has no heating until {weekday}: platform staff please note.
Until {weekday} there is no heating in the {ordinal} carriage of the {city} express; {first} has \
the key to the {small} blankets that platform staff should hand out.
> {ordinal}
Which carriage of the {city} express has no heating?
For what carriage should platform staff hand out blankets?
In which part of the train will travellers be cold?
Where on the train should I not book a seat this week?
> {first}
Who has the key to the blankets? / From whom do platform staff get the key?
Which colleague can open the cupboard with things to warm the travellers?
Whom do I ask for something to warm the travellers with?
> {weekday}
Until when has the carriage no heating?
From what day on need platform staff hand out no blankets?
By when will the train be warm throughout?
When is the repair done, so that nobody shivers any more?
> {city}
Which express has no heating in one carriage?
Where does the express go for which platform staff should hand out blankets?
On which train do some travellers shiver? / What is the destination of the travellers who shiver?

The swing bridge opened for the {ship} at {time} and would not close; {first} crawled in with \
the {cleaner}, found {animals} in the gears, and it took {duration}.
With the {cleaner} {first} crawled into the swing bridge, which had opened for the {ship} at \
{time} and would not close, found {animals} in the gears, and took {duration}.
It took {duration}, the {cleaner} and {first}, who crawled in and found {animals} in the gears, \
as the swing bridge that opened for the {ship} at {time} would not close.
> {animals}
What did {first} find in the gears of the swing bridge?
Because of what in the gears would the swing bridge not close?
Which creatures had jammed the machinery? / What wildlife brought the road traffic to a halt?
> {ship}
For which vessel did the swing bridge open?
For what had the bridge opened at {time} when it would not close?
Which boat was the last to pass before the trouble?
Who sailed through before the mechanism jammed?
> {duration}
How long did it take {first} in the gears until the bridge would close?
For what time was {first}, who crawled into the swing bridge, busy in the gears?
How long did drivers wait while the machinery was jammed?
How quickly was the jammed machinery free of creatures again?
> {time}
When did the swing bridge open for the {ship}?
At what hour was the bridge opened that would not close?
When did the trouble with the mechanism begin?
At what o'clock was road traffic stopped for a boat?

Mushroom tunnel three ran at {percent} humidity for {duration} when {first} hung a wet {colour} \
towel over the probe; we picked {weight} and nobody is cross.
Nobody is cross, as we picked {weight} after {first} hung a wet {colour} towel over the probe \
and mushroom tunnel three ran at {percent} humidity for {duration}.
For {duration}, since {first} had hung a wet {colour} towel over the probe, mushroom tunnel \
three ran at {percent} humidity; we picked {weight}, so nobody is cross.
> {percent}
At what humidity did mushroom tunnel three run?
How high was the humidity of the tunnel when {first} hung a towel over the probe?
How damp was it underground where the fungi grew?
What level of moisture made the fungi grow like that?
> {duration}
For how long did mushroom tunnel three run at {percent} humidity?
How much time did the tunnel run with the wet towel over the probe?
How long did the grower's mistake with the sensor go on? / For how much time was the sensor fooled?
> {weight}
How much did we pick, so that nobody is cross? / What weight was picked in mushroom tunnel three?
How big was the harvest of fungi? / What did the lucky mistake bring us in food?
> {first}
Who hung a wet towel over the probe?
By whom was the humidity of mushroom tunnel three changed with a wet towel?
Whose laundry fooled the sensor of the fungi growers?
Which grower made a mistake that turned out well?

Pan six at the salt works stood at {concentration} by {time}; {first} raked until dusk, got \
{weight}, and saw {count} flamingos who did not pay for entry.
{first} raked until dusk at the salt works and got {weight} out of pan six, at {concentration} \
by {time}; {count} flamingos came and did not pay for entry.
While {count} flamingos who did not pay for entry looked on, {first} raked {weight} until dusk \
out of pan six of the salt works, which stood at {concentration} by {time}.
> {concentration}
At what did pan six of the salt works stand by {time}?
How strong was pan six when {first} raked it until dusk?
What was the strength of the brine before the white crystals were gathered?
How concentrated had the sea water become in the sun?
> {weight}
How much did {first} get out of pan six? / What weight was raked at the salt works until dusk?
How big was the day's harvest of white crystals?
How heavy were the white crystals that the worker gathered?
> {count}
How many flamingos did not pay for entry?
What number of flamingos were at the salt works while {first} raked?
How many pink birds were there? / How large was the flock of long-legged visitors?
> {first}
Who raked pan six until dusk? / By whom were the flamingos at the salt works seen?
Which worker gathered white crystals all day?
Who had feathered spectators while gathering white crystals?

"That is no boulder," said {first}, tapping it at {time} in the gravel pit: it was a {fossil}, \
{length} across, with a {colour} tag of {institute} on it.
{first} tapped it at {time} in the gravel pit and said that it was no boulder, and indeed it was \
a {fossil}, {length} across, with a {colour} tag of {institute}.
It had a {colour} tag of {institute} on it and was a {fossil}, {length} across: "That is no \
boulder," {first} had said, tapping it at {time} in the gravel pit.
> {fossil}
What was it that {first} had tapped and that was no boulder?
What in the gravel pit had a {colour} tag of {institute} on it?
Which remains from prehistoric times turned up in the quarry?
What did the big stone turn out to be?
> {institute}
Whose tag was on the {fossil} in the gravel pit?
Of whom was the {colour} tag on what was no boulder?
Who had been there before and marked the find?
Which scientists already knew about the prehistoric remains?
> {length}
What was the {fossil} in the gravel pit across?
How wide was what {first} had tapped, saying that it was no boulder?
How big are the prehistoric remains? / What does the find measure from side to side?
> {first}
Who said, tapping it, that it was no boulder?
By whom was the thing with the {colour} tag tapped in the gravel pit?
Who recognised the prehistoric remains? / Whose knock on a stone was the start of a find?

For {duration} the cable car to the weather station hung {length} above the glacier; {person} \
taught the other {small} passengers a song in {language}.
{person} taught {small} other passengers a song in {language} while the cable car to the weather \
station hung {length} above the glacier for {duration}.
While it hung for {duration}, {length} above the glacier, {small} passengers of the cable car to \
the weather station were taught a song in {language} by {person}.
> {language}
In which tongue was the song that the passengers of the cable car were taught?
What was the language of {person}'s song above the glacier? / What did the stranded people sing in?
Which foreign words can the travellers sing by heart since their breakdown?
> {duration}
How long did the cable car hang above the glacier?
For what time did the passengers of the cable car have {person} to teach them a song?
How long were the travellers stuck in the air? / How much time passed until the cabin moved again?
> {person}
Who taught the passengers of the cable car a song?
By whom was a song in {language} taught above the glacier?
Who kept up the spirits of the stranded travellers?
Which person made music while the cabin dangled?
> {length}
How high above the glacier did the cable car hang?
At what height over the glacier was {person}'s song taught?
How far below the stranded travellers' cabin was the ice?
How long would the fall have been for the stranded travellers?

The {people_group} of {city} may take driftwood from the weir on {weekday} mornings, {weight} a \
head, if they sign {first}'s book at {address}.
If they sign {first}'s book at {address}, the {people_group} of {city} may take {weight} of \
driftwood a head from the weir on {weekday} mornings.
On {weekday} mornings {weight} of driftwood a head may be taken from the weir by the \
{people_group} of {city}, if they sign {first}'s book at {address}.
> {people_group}
Who in {city} may take driftwood from the weir?
Which people should sign {first}'s book to take driftwood?
To whom is free fuel from the river offered? / Which group is allowed to carry off floating timber?
> {weight}
How much driftwood a head may be taken from the weir?
What weight of driftwood may each take on {weekday} mornings?
What is each person's ration of free fuel?
How heavy may the load of floating timber be that I carry off?
> {weekday}
On the mornings of which day may driftwood be taken?
On what mornings may the {people_group} go to the weir for driftwood?
When in the week is the free fuel given away? / On which day can I fetch floating timber?
> {address}
Where must one sign {first}'s book?
At what address is the book for those who take driftwood from the weir?
Where does one register for free fuel from the river?
To which house do I go for permission to carry off floating timber?

Day 12 on the fire tower: {sky}, tea gone, radio says {count} hectares are alight at {city}; I \
have taught the {animal} to come when I bang the {object}.
On day 12 on the fire tower I have taught the {animal} to come when I bang the {object}; {sky}, \
tea gone, and {count} hectares are alight at {city}, says the radio.
The radio says that {count} hectares are alight at {city} on my day 12 on the fire tower; tea \
gone, {sky}, but the {animal} comes when I bang the {object}, as I have taught it.
> {count}
How many hectares are alight at {city}, says the radio?
What number of hectares, heard on the fire tower by radio, are alight?
> {count} hectares
How big is the blaze of which the lookout has heard? / Over what area is the forest burning?
> {city}
Where are {count} hectares alight, says the radio?
At what place, as the radio told the fire tower, are hectares alight?
Near which town is the blaze of which the lookout has heard?
Whose people must fear the burning forest?
> {animal}
What comes when I bang the {object}? / Which animal have I taught on the fire tower to come?
What creature have I tamed up here? / Who keeps me company in my lonely job as a lookout?
> {object}
What do I bang on the fire tower so that the {animal} will come?
On the fire tower, with the bang of what have I taught the {animal}?
What do I use as a dinner gong for my tame creature?
Which thing makes the noise that my wild friend obeys?

The hedge along {street} is {length} wide now, home to {animals}, {first}'s lost drone and, \
since {weekday}, a council notice saying it must go.
Since {weekday} a council notice says that the hedge along {street}, {length} wide now and home \
to {animals} and {first}'s lost drone, must go.
Home to {animals} and to {first}'s lost drone, and {length} wide now, the hedge along {street} \
must go, says a council notice that has been in it since {weekday}.
> {street}
Along which street is the hedge that must go? / Where is the hedge that is home to {animals}?
On what road has the greenery got out of hand? / Where do neighbours fear for their bushes?
> {animals}
To which animals is the hedge along {street} home? / Besides a lost drone, what is in the hedge?
Which creatures will be driven out when the bushes are cut?
What wildlife would have to find a new shelter?
> {first}
Whose lost drone is in the hedge along {street}?
Who lost the drone that is in the hedge with the notice? / Who cannot find a flying toy?
Whose flight ended in the bushes?
> {length}
How wide is the hedge now? / What width has the hedge that must go, says the notice?
How far do the bushes reach across? / How much room does the greenery take up?
> {weekday}
Since when has there been a council notice in the hedge?
On which day came the notice saying that the hedge must go?
When did the authorities put up their order?
From what day have we known that the bushes have to be cut?

"Where's the {vehicle}?" "In the slurry pit since {time}. {first} reversed. We need a winch for \
{weight} and somebody who says nothing to {last}."
"We need a winch for {weight} and somebody who says nothing to {last}: the {vehicle} has been in \
the slurry pit since {time}, when {first} reversed."
When {first} reversed at {time}, the {vehicle} went into the slurry pit; we need a winch for \
{weight} and somebody who says nothing to {last}.
> {vehicle}
What is in the slurry pit? / For what do we need a winch, after {first} reversed?
What has to be hauled out of the muck? / Which of the farm's wheels came to a smelly end?
> {first}
Who reversed into the slurry pit? / Because who reversed do we need a winch?
Who was at the wheel when the muck swallowed the farm's machine?
Whose bad driving is being hushed up?
> {weight}
For what weight, {first} having reversed, do we need a winch?
How much must the winch lift from the slurry pit, that we need now?
How heavy is the load that has to be hauled out of the muck?
What must the pulling gear be able to cope with?
> {last}
To whom should we say nothing about the slurry pit?
Who is not to hear that {first} reversed and that we need a winch?
Who must not hear about the smelly accident on the farm?
Who would be angry about the wheels in the muck?
> {time}
Since when has the {vehicle} been in the slurry pit?
At what hour was it reversed into the pit of slurry? / When did the smelly accident happen?
What time was it when the wheels went into the muck?

Lamp {number_or_word} on the breakwater is out again because {because}; mariners should steer by \
the {colour} chapel until {company} comes on {date}.
Until {company} comes on {date}, mariners should steer by the {colour} chapel, as lamp \
{number_or_word} on the breakwater is out again because {because}.
Because {because}, lamp {number_or_word} on the breakwater is out again, so mariners should \
steer by the {colour} chapel until {date}, when {company} comes.
> {because}
Why is the lamp on the breakwater out again?
Because of what must mariners steer by the chapel and not by the lamp on the breakwater?
What is the cause of the missing harbour light? / What went wrong at the harbour mouth?
> {colour}
By which chapel should mariners steer?
What colour has the chapel by which mariners should steer until the lamp is back?
What does the little church look like that guides the sailors?
Which church can boats take as their mark?
> {company}
Who comes on {date} to the lamp on the breakwater?
Until which firm comes should mariners steer by the chapel?
Who does the repair of the harbour light? / Which electricians will put an end to the dark?
> {date}
When does {company} come to see to the lamp on the breakwater?
Until what day should mariners steer by the chapel? / When will the harbour light shine again?
Until when must sailors do without a light?

A {robot_kind} will patrol the asparagus from {time}; it knows {small} weeds by sight, stops for \
{animals}, and answers only to {first}.
From {time} the asparagus is patrolled by a {robot_kind} that knows {small} weeds by sight, \
stops for {animals}, and answers only to {first}.
It answers only to {first}, stops for {animals} and knows {small} weeds by sight: a {robot_kind} \
will patrol the asparagus from {time}.
> {small}
How many weeds does the {robot_kind} know by sight?
What number of weeds does the robot that patrols the asparagus know?
How many unwanted plants can the machine tell apart?
How good is the mechanical gardener's botany, in species?
> {animals}
For what does the robot on patrol stop?
Which animals make the {robot_kind} stop in the asparagus?
Which creatures have nothing to fear from the machine?
For whose safety does the mechanical gardener brake?
> {first}
Who is the only one to whom the {robot_kind} that knows weeds by sight answers?
To whom answers the robot that will patrol the asparagus?
Who is the master of the machine that gardens? / Whose voice does the mechanical gardener obey?
> {time}
From when will a {robot_kind} patrol the asparagus?
At what hour does the patrol of the asparagus begin, weeds in sight?
When does the weeding machine's shift begin?
At what o'clock does the mechanical gardener set off?

The weir keeper's note for {first}: boards in at {length}, eel pass open till {time}, and \
whoever took the {belonging} from the hut may leave it with {pet}.
{first} reads in the weir keeper's note that the boards are in at {length}, the eel pass is open \
till {time}, and whoever took the {belonging} from the hut may leave it with {pet}.
Whoever took the {belonging} from the hut may leave it with {pet}, says the weir keeper's note \
for {first}; the boards are in at {length} and the eel pass is open till {time}.
> {length}
At what height are the boards in, says the weir keeper?
For {first}'s information, at what mark has the weir keeper got the boards in?
How high is the river being held at the dam? / To what level was the dam set by the river man?
> {time}
Till when is the eel pass open?
What does the weir keeper's note say about the hour of the eel pass?
When is the fish ladder in the river shut?
Until what o'clock can the slippery swimmers get through?
> {belonging}
What was it that whoever came took from the hut?
Which thing may be left with {pet} by whoever took it from the weir keeper?
What has been stolen from the river man? / Which item is missing at the river man's shelter?
> {pet}
With whom may one leave the {belonging} that one took from the hut?
Who can be left with what was taken from the weir keeper's hut?
Which animal will accept the stolen item without asking?
What is the river man's dog or cat called?

For the record, it was not me but {first} who ordered {count} left boots for the quarry; the \
supplier in {country} takes them back for {percent} of the price until {date}.
{first}, not me, ordered {count} left boots for the quarry, for the record, and until {date} the \
supplier in {country} takes them back for {percent} of the price.
Until {date} the supplier in {country} takes back, for {percent} of the price, the {count} left \
boots for the quarry which, for the record, not I but {first} ordered.
> {first}
Who ordered the left boots for the quarry?
By whom, for the record, were boots ordered that the supplier takes back?
Who made the mistake with the footwear? / Which colleague filled in the wrong form?
> {count}
How many left boots were ordered for the quarry?
What number of boots does the supplier take back?
How many pieces of footwear came that fit one side alone?
> {count} left boots
How much unusable footwear are we stuck with?
> {percent}
For what part of the price does the supplier take back the boots?
What share of the price do we get from {country} for the left boots?
How much of our money comes back for the unusable footwear?
What proportion is refunded for the wrong footwear?
> {date}
Until when does the supplier take the boots back?
By what date must the left boots from the quarry be with the supplier in {country}?
What is the deadline for the refund of the footwear? / When is it too late to return the footwear?
> {country}
Where is the supplier of the left boots?
In what country is the firm that takes back the boots ordered for the quarry?
Where must the unusable footwear be sent? / To which nation does our parcel go for a refund?

The grain dryer eats {volume} of {fuel} a day, so {first} is trying hot air from the \
{power_station}, through {length} of old fire hose.
{first} is trying hot air from the {power_station}, through {length} of old fire hose, because \
the grain dryer eats {volume} of {fuel} a day.
Through {length} of old fire hose comes hot air from the {power_station}, which {first} is \
trying because the grain dryer eats {volume} of {fuel} a day.
> {volume}
How much {fuel} does the grain dryer eat a day?
What amount a day, before the hot air, does the dryer eat?
How thirsty is the farmer's machine for the harvest?
What is the daily consumption that has become too expensive for the farmer?
> {power_station}
From where does the hot air for the grain dryer come?
What gives {first} hot air through old fire hose? / Whose waste heat is being used on the farm?
Which electricity works helps with the harvest?
> {length}
How much old fire hose does the hot air go through?
What length of fire hose is {first} trying for the grain dryer?
How far away is the source of warmth, going by the tube?
How long is the improvised tube that brings waste heat to the farm?
> {first}
Who is trying hot air for the grain? / Whose grain dryer gets air through an old fire hose?
Which farmer has had an unusual idea for saving energy?
Who came up with the improvised tube for waste heat?
> {fuel}
What does the grain dryer eat, {volume} a day?
Instead of hot air, on what does the dryer run that eats {volume} a day?
Too much of what does the farmer burn after the harvest?
Which expensive supply might the waste heat replace?

Ore assay, hole {code}: {mineral} in the core from {length}, traces of {chemical}, and the bag \
had been opened; {full} asks who had it on {weekday}.
{full} asks who had the bag with the core of hole {code} on {weekday}, for it had been opened: \
the ore assay shows {mineral} from {length} and traces of {chemical}.
The ore assay of hole {code} shows {mineral} in the core from {length} and traces of {chemical}; \
as the bag had been opened, {full} asks who had it on {weekday}.
> {mineral}
Besides traces of {chemical}, what does the ore assay show?
What is in the core of hole {code} from {length} on? / Which substance might be worth digging for?
What did the geologists' lab find of value?
> {chemical}
Of what are there traces in the core? / What does the ore assay of the opened bag show in traces?
Which odd compound points to meddling with the sample?
What was there a tiny amount of in the geologists' sample?
> {full}
Who asks who had the bag on {weekday}?
By whom is it asked why the bag with the core had been opened?
Who suspects a colleague of meddling with the sample?
Who wants to know whose hands the packet was in?
> {weekday}
On which day did somebody have the bag, asks {full}?
For what day does {full} ask about the bag that had been opened?
When may the sample have been meddled with?
The investigator is interested in whose doings at what part of the week?
"""
