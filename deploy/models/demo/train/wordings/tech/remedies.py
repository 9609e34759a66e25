"""What helps, what lights and noises mean, and what must never be done (see relations.py)."""

RELATIONS = """
= brakenoise: squeal like piglets | smell of burnt toast | work only when pumped | pull to the \
left | hum a low note | go soft after a mile | stick in wet weather | grip too late
The brakes of the {vehicle} {brakenoise}, so {first} avoids the steep lane by the brewery.
{first} avoids the steep lane by the brewery since the brakes of the {vehicle} {brakenoise}.
As the brakes of the {vehicle} {brakenoise}, the steep lane by the brewery is avoided by {first}.
> {brakenoise}
What do the brakes do, so that {first} avoids the steep lane?
What about the brakes makes {first} avoid the lane by the brewery?
What should the mechanic be told about how it stops?
Which defect makes the motorist take the long way round?
> {vehicle}
The brakes of what make {first} avoid the steep lane?
With which vehicle is the steep lane avoided because the brakes {brakenoise}?
What ought to be seen by a mechanic? / In what would I not feel safe downhill?
> {first}
Who avoids the steep lane by the brewery?
Who avoids a lane because the brakes of the {vehicle} {brakenoise}?
Which motorist takes the long way round? / Who does not trust what should stop the wheels?

= phonerescue: in a bag of rice | on the warm pipe | between two cats | in the airing cupboard | \
under a lamp for chicks | in a box of silica gel | on the roof rack | beside the bread oven
{first}'s phone fell into the soup and then spent {duration} drying {phonerescue}.
After falling into the soup, {first}'s phone spent {duration} drying {phonerescue}.
For {duration} the phone that {first} dropped into the soup was drying {phonerescue}.
> {phonerescue}
Where did {first}'s phone spend {duration} drying?
Where was the phone drying after falling into the soup? / By what method was the wet mobile saved?
Where did the moisture leave the gadget?
> {duration}
How long did {first}'s phone spend drying?
For how long was the phone drying after it fell into the soup?
How long was the owner without a mobile? / How much time did the moisture need to leave the gadget?
> {first}
Whose phone fell into the soup? / Whose phone spent {duration} drying {phonerescue}?
Who could not be called after a mishap at lunch? / Whose mobile got wet?

= crashdate: the queue had no limit | an intern ran the wrong script | the clocks were put back \
| the cable was used as a washing line | someone typed a zero too many | the rack was leaning on \
the reset button | the licence had run out | two jobs waited for each other
{hostname} stood still for {duration} because {crashdate}, says the report of the night shift.
Because {crashdate}, says the night shift's report, {hostname} stood still for {duration}.
The report of the night shift says that {crashdate} and that {hostname} hence stood still for \
{duration}.
> {crashdate}
Why did {hostname} stand still, as the report of the night shift says?
What does the night shift's report say about why {hostname} stood still? / What caused the outage?
What happened in the small hours that took the server down?
> {duration}
How long did {hostname} stand still in the night shift's report?
For what time does the report of the night shift say that it stood still?
How long did the outage last? / When, after going down, did the server answer again?
> {hostname}
Which host stood still, says the report of the night shift?
What stood still because {crashdate}, by the night shift's report? / Which machine was down?
Which server had the outage?

= kettlecure: vinegar overnight | a handful of oyster shells | boiled rhubarb leaves | a marble \
inside | lemon peel | an old denture tablet | rainwater from now on | a wire brush
Against the crust in the coffee machine {first} recommends {kettlecure}.
{first} recommends {kettlecure} against the crust in the coffee machine.
What {first} recommends against the crust in the coffee machine is {kettlecure}.
> {kettlecure}
What does {first} recommend against the crust in the coffee machine?
What is recommended against a crust in coffee machines?
How can I descale the thing that brews for us?
What gets rid of lime, according to the household tip?
> {first}
Who recommends {kettlecure} against the crust?
Who recommends something against the crust in the coffee machine?
Whose household tip concerns lime? / Who knows how to descale the brewing device?

= seatwish: a heated footrest | no smell of plastic | a hook for the handbag | an ashtray like \
in the old days | seats that face backwards | a horn with two notes | a real ignition key | a \
window for the dog
In the next car {last} would like {seatwish} more than a bigger engine.
More than a bigger engine, {last} would like {seatwish} in the next car.
{last} would like {seatwish} in the next car rather than a bigger engine.
> {seatwish}
What would {last} like in the next car more than a bigger engine?
What does {last} like better than a bigger engine?
What is the customer's wish when it comes to a new vehicle?
With which extra could the salesman win this driver?
> {last}
Who would like {seatwish} in the next car?
Who would rather have something else than a bigger engine in a car?
Which customer does not care for horsepower? / Who has a special wish for a new vehicle?

= gaugeplace: next to the periscope | above the stoker's head | behind a brass flap | on the \
left armrest | between the wine racks | over the emergency bell | under a glass dome | beside \
the captain's mirror
The gauge that shows {pressure} is {gaugeplace}, and it has been stuck since {month}.
Stuck since {month}, the gauge {gaugeplace} still shows {pressure}.
Since {month} the gauge {gaugeplace} has been stuck and shows {pressure}.
> {gaugeplace}
Where is the gauge that has been stuck since {month}?
Where is the gauge that is stuck and shows {pressure}?
In what spot is the instrument that no longer moves?
Where must the mechanic look for the frozen needle?
> {pressure}
What does the gauge show that has been stuck since {month}?
At what is the gauge {gaugeplace} stuck, as it still shows? / At what value has the needle frozen?
Which reading should not be believed any more?
> {month}
Since when has the gauge been stuck that shows {pressure}?
In which month did the gauge {gaugeplace} get stuck? / When did the needle freeze?
Since which time of year has the reading been unreliable?

= sandalmachine: peels garlic without a knife | folds fitted sheets | milks almonds | sorts \
socks by colour | shells boiled eggs | knits dog coats | cracks hazelnuts quietly | polishes \
harmonicas
{first} has built a machine that {sandalmachine} and runs on {voltage}.
Running on {voltage}, the machine that {first} has built {sandalmachine}.
The machine {first} has built runs on {voltage} and {sandalmachine}.
> {sandalmachine}
What does the machine do that {first} has built?
What can a machine do which {first} has built and which runs on {voltage}?
What is the purpose of the invention? / For which chore did the tinkerer find a solution?
> {voltage}
On what voltage does the machine run that {first} has built?
On how many volts does the built machine run that {sandalmachine}?
Which supply does the invention need?
What must come out of the socket for the tinkerer's apparatus?
> {first}
Who has built a machine that {sandalmachine}? / Whose machine, built for {voltage}, runs well?
Who is the inventor? / Which tinkerer has found a solution for a chore?

= vaccinecold: in a hollow coconut | under a camel's saddle | in snow from the summit | between \
wet banana leaves | in a clay jar | behind the pilot's seat | in a thermos for soup | in a fish \
crate
Nurse {last} carried the vaccine to the villages {vaccinecold} in {year}.
In {year} nurse {last} carried the vaccine {vaccinecold} to the villages.
To the villages the vaccine was carried {vaccinecold} by nurse {last} in {year}.
> {vaccinecold}
In what did nurse {last} carry the vaccine to the villages?
Where was the vaccine carried that nurse {last} took to the villages?
How was the medicine kept from the heat on its way? / What made up for the lack of a refrigerator?
> {last}
Which nurse carried the vaccine to the villages?
By whom was the vaccine carried {vaccinecold} to the villages?
Who took the injections to remote people?
Who is to be thanked for the protection of the country folk?
> {year}
When did nurse {last} carry the vaccine to the villages?
In which year was the vaccine carried {vaccinecold}? / When did remote people get their injections?
Year of the campaign in the countryside?

= clockoddity: run backwards | stop at tea time | strike thirteen | show only the minutes | glow \
when it rains | go fast on Sundays | tick in waltz time | need winding twice a day
The clocks that {company} hung in its workshops {clockoddity}, and no one knows why.
No one knows why the clocks {clockoddity} that {company} hung in its workshops.
{company} hung clocks in its workshops which {clockoddity}, and why, no one knows.
> {clockoddity}
What do the clocks do that {company} hung in its workshops?
What do clocks do in the workshops without anyone knowing why?
What is so peculiar about the timepieces?
Which puzzling behaviour on the wall has not been explained?
> {company}
In whose workshops hang clocks that {clockoddity}? / Who hung clocks in its workshops?
At which firm do timepieces behave in a puzzling way?
Whose staff cannot rely on what they see on the wall?

= routerhome: in a biscuit tin | on top of the piano | behind the stuffed pike | in the cold \
oven | under the guest bed | next to the aquarium | inside the grandfather clock | among the \
tulip bulbs
At {address} the router stands {routerhome}, and so the signal is weak in the {room}.
The signal is weak in the {room} because at {address} the router stands {routerhome}.
Because the router at {address} stands {routerhome}, the signal is weak in the {room}.
> {routerhome}
Where does the router at {address} stand?
Where does the router stand, so that the signal is weak in the {room}?
In what bad place is the internet box kept?
What spot should the family choose less foolishly for its network?
> {room}
Where is the signal weak at {address}?
In which room is the signal weak because of where the router stands?
Where can one hardly get online? / Which part of the house has bad reception?
> {address}
At which address does the router stand {routerhome}?
Where is the house in which the signal is weak and the router stands so badly?
To which house must the network man be sent? / Where do people live who hide their internet box?

= spanneruse: crack crab claws | wind wool | stir paint | open beer | hold the window up | \
scratch the dog's back | measure the pastry | beat time
With the big spanner from the lorry, {first} likes to {spanneruse}.
{first} likes to {spanneruse} with the big spanner from the lorry.
What {first} likes to do with the big spanner from the lorry is {spanneruse}.
> {spanneruse}
What does {first} like to do with the big spanner?
For what does {first} like to use the spanner from the lorry? / What is the heavy tool misused for?
Which task, far from nuts and bolts, does the piece of steel perform?
> {first}
Who likes to {spanneruse} with the big spanner? / Who likes to take the spanner from the lorry?
Who misuses a heavy tool? / In whose hands does a thing for nuts serve another purpose?

= heatercause: a bird's nest in the flue | a nearly empty gas bottle | air in the pipes | a \
spider in the nozzle | a valve put in upside down | soot on the eye of the sensor | a fuse as \
old as Grandpa | the wrong sort of oil
The guests of room {small} had cold showers because of {heatercause}.
Because of {heatercause}, the guests of room {small} had cold showers.
It was because of {heatercause} that showers were cold for the guests of room {small}.
> {heatercause}
Why did the guests of room {small} have cold showers?
Because of what were the showers cold for the guests? / What was wrong with the boiler?
What did the repairman find when people complained about freezing in the bathroom?
> {small}
The guests of which room had cold showers?
In what room were showers cold because of {heatercause}?
Which number at the hotel had no hot water?
From behind which door came the complaint about freezing in the bathroom?

= tankcolour: beetroot juice | rust from the pump | a burst of algae | dye for tracing leaks | a \
forgotten red sock | blackberries from the hedge | clay from the roadworks | a spilt paint pot
The water tank of the {facility} was pink for {duration}, owing to {tankcolour}.
Owing to {tankcolour}, the {facility} had a pink water tank for {duration}.
For {duration} the water in the tank of the {facility} was pink owing to {tankcolour}.
> {tankcolour}
Owing to what was the water tank of the {facility} pink?
Why did the {facility} have a pink water tank? / What had coloured the supply?
What explanation was found for the odd look of what came out of the taps?
> {duration}
How long was the water tank of the {facility} pink?
For what time was the water in the tank pink owing to {tankcolour}?
When, after it had begun, did the supply look normal again?
How long did the taps deliver something of an odd look?
> {facility}
Where was the water in the tank pink? / Which building had a pink water tank owing to {tankcolour}?
In what place did something of an odd look come out of the taps? / Whose supply was discoloured?

= trainsound: a child's top note | three notes of a scale | the call of a cuckoo | a hiss like \
rain | a creak like an old ship | a metallic yawn | a cork being pulled | a murmur of voices
When the tram to the {place} pulls away, its transformer makes {trainsound}.
The transformer of the tram to the {place} makes {trainsound} as it pulls away.
As it pulls away, the tram to the {place} makes {trainsound} with its transformer.
> {trainsound}
What does the transformer of the tram to the {place} make as it pulls away?
What sound does the tram make with its transformer when it pulls away?
What can be heard at the stop when the carriages start?
By what noise does a blind passenger know that line?
> {place}
Where does the tram go whose transformer makes {trainsound}?
To which place does the tram run that pulls away with {trainsound}?
What is the destination of the musical carriages? / Where would I end up on that noisy line?

= hearaid: whistles in church | picks up taxi radio | hates the sound of foil | falls out at the \
dentist's | works better upside down | needs a battery every day | makes birdsong too loud | \
gets wet under the hat
{first} says that the left hearing aid {hearaid}, while the right one is perfect.
While the right hearing aid is perfect, the left one {hearaid}, says {first}.
The right hearing aid is perfect, but {first} says that the left one {hearaid}.
> {hearaid}
What does the left hearing aid do, says {first}?
What does {first} say about the left hearing aid, while the right one is perfect?
What trouble is there with the device in one ear? / Why is the deaf customer only half satisfied?
> {first}
Who says that the left hearing aid {hearaid}?
Who has one hearing aid that is perfect and one that is not?
Which hard-of-hearing customer is only half satisfied?
In whose ear is there a troublesome device?

= chairhelp: climbs three steps | folds like a deckchair | rises to bar height | carries a \
week's shopping | floats for ten minutes | rolls on fat beach tyres | obeys the raised eyebrow | \
turns on a dinner plate
The wheelchair that the {institute} lent to {full} {chairhelp}.
{full} has a wheelchair on loan from the {institute} that {chairhelp}.
A wheelchair that {chairhelp} has been lent to {full} by the {institute}.
> {chairhelp}
What can the wheelchair do that was lent to {full}?
What is special about the wheelchair that the {institute} has lent on loan?
What does the user like about the new way of getting around?
Which ability does the disabled person's vehicle have?
> {full}
To whom was the wheelchair lent that {chairhelp}?
Who has a wheelchair on loan from the {institute}?
Which disabled person is trying out an invention? / Who is getting around better than before?
> {institute}
Which institute lent {full} a wheelchair? / By whom was the wheelchair lent that {chairhelp}?
Who made the disabled person's vehicle available?
From which research house comes the new way of getting around?

= xrayfind: a toy soldier | a ring with a stone | half a pencil | a needle from wartime | two \
cherry stones | a coin from abroad | a piece of toothbrush | a doll's shoe
The X-ray showed {xrayfind} in the stomach of {pet}, and {first} went white.
{first} went white because the X-ray showed {xrayfind} in the stomach of {pet}.
In the stomach of {pet}, as the X-ray showed, was {xrayfind}, and {first} went white.
> {xrayfind}
What did the X-ray show in the stomach of {pet}?
What was in {pet}'s stomach, as the X-ray showed? / What had the animal swallowed?
Which foreign body did the vet discover on the picture?
> {pet}
In whose stomach did the X-ray show {xrayfind}? / Whose stomach was shown on the X-ray?
Which animal had swallowed something? / What is the name of the vet's patient?
> {first}
Who went white at what the X-ray showed? / Who went white because of what was in {pet}'s stomach?
Which owner got a fright at the vet's? / Who turned pale?

= sewtrouble: the needle is in backwards | the bobbin is wound too loosely | the thread has \
dried out | there is lint under the plate | the foot is not down | the belt slips when cold | \
the cloth is too thin | the wheel is turned the wrong way
The old sewing machine skips stitches whenever {sewtrouble}, {first} says from experience.
{first} says from experience that the old sewing machine skips stitches whenever {sewtrouble}.
Whenever {sewtrouble}, says {first} from experience, the old sewing machine skips stitches.
> {sewtrouble}
When does the old sewing machine skip stitches?
What does {first} say makes the sewing machine skip stitches? / What causes gaps in the seam?
What should be checked if the hem comes out badly?
> {first}
Who says when the old sewing machine skips stitches?
Who knows from experience about the skipping sewing machine?
Who knows what causes gaps in the seam? / Whom may a beginner ask about hems?

= threedee: a whistle for the referee | false teeth for the donkey | a handle for the coal \
scuttle | an ear for the statue | chessmen like saints | a hook for the bat box | a gear for the \
cuckoo clock | soles for flip-flops
The first thing that the library's 3D printer made was {threedee}, ordered by {last}.
{last} ordered the first thing that the library's 3D printer made: {threedee}.
It was {threedee}, ordered by {last}, that the library's 3D printer made first.
> {threedee}
What did the library's 3D printer make first?
What was ordered by {last} from the 3D printer of the library?
Which plastic object opened the new service?
On what did the machine among the books try its skill?
> {last}
Who ordered the first thing that the 3D printer made?
By whom was {threedee} ordered from the library's printer?
Who was the earliest customer of the new service?
Whose wish did the machine among the books fulfil before all others?

= filterrule: contains the word urgent | is written in capitals | comes after midnight | has \
more than three pictures | begins with my dear | was sent to everybody | mentions money twice | \
has no subject
Any mail that {filterrule} is deleted by {first}'s computer without a trace.
{first}'s computer deletes without a trace any mail that {filterrule}.
Without a trace, any mail is deleted by the computer of {first} that {filterrule}.
> {filterrule}
Which mail is deleted by {first}'s computer? / What mail does the computer delete without a trace?
What kind of message will not be read?
How must I not write if I want my letter to get through the filter?
> {first}
Whose computer deletes mail that {filterrule}? / Whose computer deletes some mail without a trace?
Who has made such a strict rule for messages?
Who will never see what was thrown away automatically?

= ebikefear: the range in winter | thieves with bolt cutters | a fire in the hallway | getting \
lazy legs | the price of a new battery | pushing it uphill | being laughed at | the weight on \
the stairs
What keeps {first} from buying an electric bike is {ebikefear}.
{first} would buy an electric bike but is kept from it by {ebikefear}.
It is {ebikefear} that keeps {first} from buying an electric bike.
> {ebikefear}
What keeps {first} from buying an electric bike? / By what is {first} kept from an electric bike?
What is the worry about a two-wheeler with a motor?
Which objection would the dealer have to overcome?
> {first}
Who is kept from buying an electric bike? / Whom does {ebikefear} keep from buying a bike?
Who hesitates to get a two-wheeler with a motor?
Which customer has not been convinced by the dealer?

= dishban: silver spoons | hand-painted plates | wooden boards | the cheese grater | crystal \
glasses | Grandma's jug | anything with gold | the sharp knives
Please do not put {dishban} in the dishwasher of the parish hall, begs {last}.
{last} begs us not to put {dishban} in the dishwasher of the parish hall.
The parish hall's dishwasher is no place for {dishban}; do not put them there, begs {last}.
> {dishban}
What should we not put in the dishwasher of the parish hall?
For what is the parish hall's dishwasher no place?
What has to be cleaned by hand after the church dinner?
Which things would the machine in the kitchen spoil?
> {last}
Who begs us not to put {dishban} in the dishwasher?
Who begs that the dishwasher of the parish hall be used with care?
Who worries about damage after the church dinner? / Whose request concerns cleaning by hand?

= ironmark: a burnt triangle | a shiny knee | a smell of singed hair | a rusty spot | a scorched \
collar | a melted button | a crease like a lightning flash | a wet map
The new iron left {ironmark} on {first}'s best trousers before the wedding.
Before the wedding the new iron left {ironmark} on the best trousers of {first}.
{first}'s best trousers got {ironmark} from the new iron before the wedding.
> {ironmark}
What did the new iron leave on {first}'s best trousers?
What did the best trousers get from the iron before the wedding?
How were the festive clothes spoilt? / What damage was done while pressing?
> {first}
On whose best trousers did the new iron leave {ironmark}?
Whose trousers suffered from the iron before the wedding? / Whose festive clothes were spoilt?
Who had to go to the church in something less elegant?

= spinreason: the tubes were not balanced | the lid was held with tape | someone had left a \
spoon inside | the floor was slippery | the rotor was cracked | it stood on three legs | it ran \
twice as fast as allowed | the bearings were dry
The centrifuge in {city} walked across the bench because {spinreason}.
Because {spinreason}, the centrifuge in {city} walked across the bench.
That the centrifuge in {city} walked across the bench was because {spinreason}.
> {spinreason}
Why did the centrifuge in {city} walk across the bench?
What was the reason that a centrifuge walked across the bench?
What made the spinning apparatus go for a stroll?
What mistake let the laboratory equipment move by itself?
> {city}
Where did the centrifuge walk across the bench?
In which town did a centrifuge walk because {spinreason}?
Where did some laboratory equipment move by itself?
In what place was there such a scare with a spinning apparatus?

= acidshelf: below eye level | behind a steel grille | in a tray of sand | away from the window \
| on the bottom shelf | next to the shower | under lock in the yard | in brown glass jars
In the school laboratory, {chemical} is kept {acidshelf}, {person} reminds the staff.
{person} reminds the staff that {chemical} is kept {acidshelf} in the school laboratory.
The staff are reminded by {person} that in the school laboratory {chemical} is kept {acidshelf}.
> {acidshelf}
Where or how is {chemical} kept in the school laboratory?
How is {chemical} kept, as {person} reminds the staff?
What is the proper storage of the substance?
Where would a teacher find the stuff for the experiment?
> {chemical}
What is kept {acidshelf} in the school laboratory?
Of which chemical's place does {person} remind the staff in the laboratory?
For which substance is there a special rule of storage?
Which stuff do teachers have to put away with care?
> {person}
Who reminds the staff where {chemical} is kept? / By whom are the staff of the school reminded?
Who sees to the safe storage of substances? / From whom did the teachers get a warning?

= forkhabit: with the forks raised | backwards down the ramp | over the hose | with a passenger \
on the side | without looking round | on a flat tyre | through the plastic curtain | in the dark
{full} lost the forklift licence for driving {forkhabit} on {date}.
For driving {forkhabit} on {date}, {full} lost the forklift licence.
The forklift licence was lost by {full} for driving {forkhabit} on {date}.
> {forkhabit}
For driving how did {full} lose the forklift licence?
What sort of driving lost {full} the forklift licence? / What rule of the warehouse was broken?
Which offence at the wheel had such consequences?
> {full}
Who lost the forklift licence for driving {forkhabit}? / By whom was the forklift licence lost?
Who is no longer allowed to move pallets? / Which warehouse worker has been punished?
> {date}
On which date did {full} drive so as to lose the forklift licence?
When was the driving for which the forklift licence was lost?
When was the offence in the warehouse committed? / On what day did the worker break the rule?

= hookload: a grand piano | twelve bags of plaster | a frightened cow | the church bell | a \
jacuzzi | a pallet of tiles | the mayor in a basket | a wedding cake for three hundred
When the hoist at {street} gave way it was carrying {hookload}.
The hoist at {street} was carrying {hookload} when it gave way.
It was {hookload} that the hoist was carrying at {street} when it gave way.
> {hookload}
What was the hoist at {street} carrying when it gave way? / What did the hoist carry that gave way?
What nearly fell on the pavement? / Which load was too much for the lifting gear?
> {street}
Where did the hoist give way that was carrying {hookload}?
At which street was the hoist carrying too much when it gave way?
Where were passers-by in danger from above? / In what street did the lifting gear fail?

= liftadvice: sing until help comes | press both arrows | sit on the floor | jump twice | call \
the bakery | take off your shoes | wait for the second bell | pull the red cord gently
If you get stuck in the lift at the {place}, {liftadvice}.
When stuck in the lift at the {place}, {liftadvice}.
A notice at the {place} advises: if you get stuck in the lift, {liftadvice}.
> {liftadvice}
What should I do if I get stuck in the lift at the {place}?
What does one do when stuck in the lift of the {place}?
What is the advice for those whose elevator stops between floors?
How does one get out of the cabin that will not move?
> {place}
Where should one {liftadvice} when stuck in the lift?
At what place may one get stuck in the lift and then {liftadvice}?
Which building has an elevator that sometimes stops between floors?
Where might I be trapped in a small cabin?

= passrule: must rhyme | may not contain a pet | changes with the moon | has to be sung | needs \
three vegetables | must be longer than a minute | may be used only once | is printed on the mugs
According to {full}, the password for the payroll computer {passrule}.
The password for the payroll computer {passrule}, according to {full}.
{full} is the one according to whom the password for the payroll computer {passrule}.
> {passrule}
What about the password for the payroll computer, according to {full}?
What rule holds for the password of the payroll computer?
What is odd about the secret word in the wages office?
What must I know before choosing how to log in where salaries are paid?
> {full}
According to whom is it that the password for the payroll computer {passrule}?
Who says so about the payroll computer's password?
Who explained the secret word in the wages office?
Who is the expert on logging in where salaries are paid?

= satnavsin: into a duck pond | through a car wash | up a flight of steps | across a cemetery | \
onto the runway | down a one-way street | round the same roundabout | to a closed ferry
The satnav sent {first}'s delivery van {satnavsin} instead of to the bakery in {city}.
Instead of to the bakery in {city}, the satnav sent the delivery van of {first} {satnavsin}.
{first}'s delivery van was sent {satnavsin} by the satnav instead of to the bakery in {city}.
> {satnavsin}
Where did the satnav send {first}'s delivery van?
Where was the van sent instead of to the bakery in {city}?
What wrong direction did the navigation give? / Where did blind trust in the talking map lead?
> {city}
Where is the bakery to which the satnav did not send the van?
In which town was the bakery to which {first}'s delivery was meant?
What was the actual destination? / Where were people waiting in vain for flour?
> {first}
Whose delivery van did the satnav send {satnavsin}? / Whose van never got to the bakery in {city}?
Which driver put blind trust in a talking map? / Who was led astray on the way with flour?

= cushionfix: the shop replaced the cushion | they added a third spring | the maker left out the \
foam | it was turned round | the screws were oiled | a carpenter shortened the legs | we wrapped \
it in felt | the castors were taken off
My office chair no longer squeaks since {cushionfix} in {month}.
Since {cushionfix} in {month}, my office chair no longer squeaks.
It was in {month} that {cushionfix}, and my office chair no longer squeaks.
> {cushionfix}
Since what was done does my office chair no longer squeak?
Why does my office chair no longer squeak since {month}? / How was the noise at my desk cured?
What has made sitting at work a silent affair?
> {month}
Since when has my office chair no longer squeaked?
Since which month, when {cushionfix}, does the office chair not squeak?
When did the noise at my desk come to an end? / In what time of year was the seat seen to?

= ropecheck: with bare fingers | against a bright lamp | by smelling it | with a magnifying \
glass | by listening for cracks | with a heavy sandbag | inch by inch in daylight | by bending \
it twice
The ropes of the climbing hall are tested by {first} before {time}, and this {ropecheck}.
Before {time} {first} tests each rope of the climbing hall {ropecheck}.
{first} tests each of the climbing hall's ropes {ropecheck}, and always before {time}.
> {ropecheck}
How does {first} test each rope of the climbing hall?
In what way are the climbing hall's ropes tested?
By what method are weak spots found before anyone hangs on to them?
What does the safety inspection of the lines consist in?
> {time}
Before what time is each rope of the climbing hall tested?
By when does {first} test the climbing ropes? / How early must the safety inspection be over?
At what hour may sportsmen trust the equipment?
> {first}
Who tests each rope of the climbing hall? / By whom are the climbing ropes tested {ropecheck}?
Who makes sure that nobody falls? / Whose inspection do the sportsmen rely on?

= paintadd: a spoonful of pepper | crushed glass | fish oil | soot | sour milk | powdered bone | \
egg white | a dash of chilli
To keep barnacles off, {first} stirs {paintadd} into the paint for the {ship}.
{first} stirs {paintadd} into the paint for the {ship} so as to keep barnacles off.
Into the paint for the {ship} {first} stirs {paintadd} to keep barnacles off.
> {paintadd}
What does {first} stir into the paint to keep barnacles off?
What keeps barnacles off once it is stirred into the paint?
Which secret ingredient protects the hull? / What is mixed in so that no shellfish will settle?
> {ship}
For which ship does {first} stir {paintadd} into the paint?
For what is the paint that is to keep barnacles off? / Whose hull is being protected?
Which vessel is not to be a home for shellfish?
> {first}
Who stirs {paintadd} into the paint? / Who wants to keep barnacles off the {ship}?
Who has a secret recipe for the hull? / Who does not want shellfish to settle below the waterline?

= shoelight: turns red near metal | blinks at every step | comes on when one swears | shines \
round corners | is bright enough for knitting | can be dimmed with the tongue | fades when it \
gets cold | smells of hot dust
The head torch that the cavers from {city} swear by {shoelight}.
Cavers from {city} swear by a head torch that {shoelight}.
What cavers from {city} swear by is a head torch that {shoelight}.
> {shoelight}
What does the head torch do that cavers from {city} swear by?
What sort of head torch do the cavers swear by?
What is peculiar about the lamp those underground explorers favour?
Which property of the light on their foreheads do they like?
> {city}
From which town are the cavers who swear by the head torch?
Where do cavers come from who swear by a torch that {shoelight}?
Where is the home of those underground explorers?
What place do the people come from who favour that lamp on the forehead?

= tvtrick: a slap on the side | a fork in the aerial socket | opening the window | turning the \
sofa round | standing on one leg | switching off the kettle | a wet cloth on the back | moving \
the goldfish
Only {tvtrick} makes the picture of our television steady; {pet} taught us that.
It was {pet} who taught us that only {tvtrick} makes our television picture steady.
{pet} taught us that {tvtrick} is the only thing that makes the picture of our television steady.
> {tvtrick}
What makes the picture of our television steady?
What did {pet} teach us about making the television picture steady?
How do we get to see the news without flicker? / What is our remedy when the screen jumps?
> {pet}
Who taught us how to make the television picture steady?
Who taught us that {tvtrick} helps our television?
To which animal do we owe a flicker-free evening?
Which of our four-legged friends is good with electronics?

= valvewarn: more than half a turn | with wet hands | before the bell has rung | while the pump \
is running | without asking the foreman | against the arrow | in frosty weather | by its handle \
alone
The main valve in the {facility} must not be opened {valvewarn}, it says in {colour} letters.
It says in {colour} letters that the main valve in the {facility} must not be opened {valvewarn}.
In {colour} letters it says in the {facility} that one must not open the main valve {valvewarn}.
> {valvewarn}
How must the main valve in the {facility} not be opened?
When or how, as it says in {colour} letters, must one not open the valve?
What mistake should I avoid at the big tap? / Against what does the writing on the pipe warn?
> {colour}
In what colour does it say how the main valve must not be opened?
In which letters does it say that one must not open the main valve {valvewarn}?
What hue does the warning on the pipe have? / How is the writing near the big tap painted?
> {facility}
Where must the main valve not be opened {valvewarn}?
In which building does it say in letters how not to open the main valve?
Where is the big tap with the warning? / Which premises have such a rule about their pipework?

= vendingvice: swallows foreign coins | gives soup instead of tea | hums the national anthem | \
drops two bars for one | refuses torn notes | keeps the change | warms the lemonade | says thank \
you in French
The vending machine by the {room} {vendingvice} ever since the thunderstorm of {date}.
Ever since the thunderstorm of {date} the vending machine by the {room} {vendingvice}.
By the {room} there is a vending machine that {vendingvice} ever since the thunderstorm of {date}.
> {vendingvice}
What does the vending machine by the {room} do ever since the thunderstorm?
What has the vending machine done since the thunderstorm of {date}?
What odd behaviour awaits a thirsty colleague?
How did the weather affect where we get our snacks?
> {date}
When was the thunderstorm since which the vending machine {vendingvice}?
What is the date of the thunderstorm that changed the vending machine?
On what day was there lightning? / When did the thing that sells snacks begin to behave oddly?
> {room}
By which room is the vending machine that {vendingvice}?
By what is the vending machine that changed since the thunderstorm?
Where can one get snacks in an unusual way?
Which place do I go to if I want something from the odd automat?

= bridgelamp: a swan is nesting below | the tide is turning | the toll is suspended | a wedding \
is crossing | the ice will not hold | the keeper is ill | a ship has the right of way | the wind \
is too strong for lorries
Three green lamps on the swing bridge at {city} say that {bridgelamp}.
At {city}, three green lamps on the swing bridge say that {bridgelamp}.
That {bridgelamp} is what three green lamps on the swing bridge at {city} say.
> {bridgelamp}
What do three green lamps on the swing bridge at {city} say?
What is it that the three lamps on the swing bridge say?
What should the skipper read from the signal?
What is being announced above the river when something is lit up?
> {city}
Where do three green lamps on the swing bridge say that {bridgelamp}?
At which town has the swing bridge three green lamps?
In what place do skippers look for a signal above the river?
Where is a moving crossing lit up to tell people something?

= inhalerspot: in the left boot | taped to the tent pole | inside the ball bag | under the \
referee's chair | in the glove compartment | round the goalkeeper's neck | between the \
sandwiches | in the lid of the cool box
On match days {first}'s inhaler is always {inhalerspot}, as the whole team knows.
The whole team knows that {first}'s inhaler is always {inhalerspot} on match days.
As the whole team knows, on match days one always finds the inhaler of {first} {inhalerspot}.
> {inhalerspot}
Where is {first}'s inhaler on match days?
Where does the whole team know the inhaler is on match days?
Where must we look if there is an asthma attack during the game?
What place was chosen for the emergency spray?
> {first}
Whose inhaler is always {inhalerspot} on match days?
About whose inhaler does the whole team know? / Which player has asthma?
For whom is there an emergency spray within reach?

= plasterdraw: a dragon with glasses | a map of the ward | seven ladybirds | the score of the \
final | a recipe for pancakes | a game of noughts and crosses | a moustache | the signature of a \
clown
On the plaster round {first}'s {body_part} somebody has drawn {plasterdraw}.
Somebody has drawn {plasterdraw} on the plaster round {first}'s {body_part}.
{first}'s {body_part} is in plaster, on which somebody has drawn {plasterdraw}.
> {plasterdraw}
What has somebody drawn on {first}'s plaster?
What is drawn on the plaster round {first}'s {body_part}? / How has the cast been decorated?
What picture was made to cheer up the patient?
> {first}
On whose plaster has somebody drawn {plasterdraw}?
Whose {body_part} is in plaster with something drawn on it?
Which patient has had an accident and now wears a work of art?
Who needed cheering up after a break?
> {body_part}
Which part of {first} is in plaster that somebody has drawn on?
Round what is the plaster on which {plasterdraw} was drawn? / What did the patient break?
Which limb or bone wears a decorated cast?

= rusttest: a kitchen sponge | a coin on a string | the sound of a hammer | a cotton glove | a \
magnet from the fridge | an old fork | the nose of a dog | a drop of tea
Before buying a van, {first} always looks for rust with {rusttest}.
{first} always looks for rust with {rusttest} before buying a van.
With {rusttest} is how {first} always looks for rust before buying a van.
> {rusttest}
With what does {first} look for rust before buying a van?
What does {first} always use to look for rust in a van?
What simple instrument reveals rotten bodywork?
How does the clever customer find out whether the metal is sound?
> {first}
Who looks for rust with {rusttest}? / Who always looks for rust before buying a van?
Which clever customer does not trust the dealer's paint?
Who has a trick for examining the metal of used vehicles?

= brewmistake: forgot the yeast | used sea water | read the thermometer upside down | fell \
asleep by the kettle | took salt for sugar | left the tap open | added the hops twice | cooled \
it in the street
The twelfth brew at {company} was poured away because {first} {brewmistake}.
Because {first} {brewmistake}, the twelfth brew at {company} was poured away.
{first} {brewmistake}, and so the twelfth brew at {company} was poured away.
> {brewmistake}
What did {first} do that the twelfth brew was poured away?
What was {first}'s mistake with the brew at {company} that was poured away?
How was the beer ruined? / Which blunder cost the firm a whole vat?
> {first}
Who {brewmistake}, so that the twelfth brew was poured away?
Because of whom was a brew poured away at {company}? / Whose blunder ruined the beer?
Who should be more careful at the vat?
> {company}
At which company was the twelfth brew poured away?
Where was a brew poured away because {first} {brewmistake}? / Which firm lost a whole vat?
Whose beer was ruined?

= kilnwait: three days without a peek | as long as a football match | until the bricks sing | a \
whole fortnight | one night and half a morning | until the cone bends over | two cigarettes | no \
longer than a nap
After the firing one must leave the kiln shut for a while, says {last}: {kilnwait}.
{last} says how long one must leave the kiln shut after the firing: {kilnwait}.
How long must the kiln be left shut after the firing? According to {last}, {kilnwait}.
> {kilnwait}
How long must one leave the kiln shut after the firing, according to {last}?
For how long does {last} say the kiln must be left shut? / When may the potter look at the pots?
What amount of patience does the hot oven demand?
> {last}
Who says how long one must leave the kiln shut?
According to whom must the kiln be left shut after the firing? / Which potter teaches patience?
Who told us when to take the pots out?

= loomjam: a hairpin | wet wool | a sleeping kitten | knots as big as peas | a splinter in the \
shuttle | a bent comb | a forgotten thimble | two threads crossed
What stopped the loom in hall {small} for {duration} was {loomjam}.
For {duration} the loom in hall {small} was stopped by {loomjam}.
It was {loomjam} that stopped the loom in hall {small} for {duration}.
> {loomjam}
What stopped the loom in hall {small}? / By what was the loom in the hall stopped for {duration}?
What brought the weaving to a halt? / Which little obstacle cost the textile mill so much cloth?
> {duration}
For how long was the loom in hall {small} stopped?
How long did {loomjam} stop the loom in the hall? / How much weaving time was lost?
How long did the textile workers stand idle?
> {small}
In which hall did {loomjam} stop the loom?
What is the number of the hall whose loom was stopped for {duration}?
Where in the textile mill did people stand idle? / Which part of the works lost cloth that day?

= alarmcatch: a helium balloon | a moth as big as a hand | the vicar in pyjamas | a fox with a \
slipper | steam from the urn | a robot mower | the curtain in the draught | a burglar dressed as \
Santa
At {time} the motion alarm in the {room} went off, and what it had caught was {alarmcatch}.
What the motion alarm in the {room} had caught when it went off at {time} was {alarmcatch}.
It was {alarmcatch} that the motion alarm in the {room} had caught when it went off at {time}.
> {alarmcatch}
What had the motion alarm in the {room} caught?
What was it that the alarm caught when it went off at {time}? / What set off the siren?
Who or what was the intruder?
> {time}
When did the motion alarm in the {room} go off?
At what time was {alarmcatch} caught by the motion alarm?
At what hour was everybody woken by the siren? / When did the intruder show up?
> {room}
In which room did the motion alarm catch {alarmcatch}?
Where did the alarm that detects motion go off at {time}? / Where was the intruder?
Which part of the house had the siren?

= nailreason: nails rust in oak | it must come apart again | the inspector loves tradition | \
screws sing in the wind | metal would draw lightning | the bees dislike iron | there was no \
hammer | glue lasts longer
Not one nail is in {first}'s hut near {city}, because {nailreason}.
Because {nailreason}, there is not one nail in {first}'s hut near {city}.
{first} built a hut near {city} without one nail, because {nailreason}.
> {nailreason}
Why is there not one nail in {first}'s hut?
What is the reason that {first} built the hut without one nail?
For what cause was the cabin joined with wood alone?
How does the builder explain the absence of ironmongery?
> {first}
Whose hut has not one nail? / Who built a hut near {city} without one nail?
Who made a cabin with wooden joints alone? / Which builder did without ironmongery?
> {city}
Near which town is the hut without one nail?
Near what place did {first} build a hut with not one nail?
Where would I find that cabin of wood alone? / In what area did the builder do without ironmongery?

= snowtool: a dustpan | a tea tray | a leaf blower | hot bathwater | an old door | a wok | a \
bedsheet dragged by two | the bonnet of a car
In {month} the snow plough was in the garage, so {street} was cleared with {snowtool}.
{street} was cleared with {snowtool} in {month}, as the snow plough was in the garage.
As the snow plough was in the garage, they cleared {street} with {snowtool} in {month}.
> {snowtool}
With what was {street} cleared while the snow plough was in the garage?
What did they clear {street} with for lack of a snow plough?
What had to stand in for the winter vehicle? / How did the neighbours make the road passable again?
> {street}
Which street was cleared while the plough was in the garage?
What did they clear with {snowtool} because there was no snow plough?
Which road was made passable by hand? / Where did neighbours do the work of the winter service?
> {month}
When was {street} cleared without the snow plough?
In which month was the snow plough in the garage? / When was the winter vehicle being repaired?
At what time of year did the neighbours help themselves?

= keyboardcrumb: the letter E | the space bar | the top row | the left shift | the full stop | \
every vowel | the enter key | the number pad
Since the toast accident {first}'s keyboard works again except for {keyboardcrumb}.
Except for {keyboardcrumb}, the keyboard of {first} works again since the toast accident.
{first}'s keyboard has been working again since the toast accident, but not {keyboardcrumb}.
> {keyboardcrumb}
What on {first}'s keyboard does not work since the toast accident?
Except for what does the keyboard work again since the accident?
What do crumbs still prevent from being typed with?
Which part of the input device is beyond repair after breakfast?
> {first}
Whose keyboard works again except for {keyboardcrumb}?
Who had an accident with toast at the keyboard? / Who eats breakfast at the computer?
Whose typing has suffered from crumbs?

= printreject: the margins are too narrow | it contains a joke | page nine is upside down | the \
photo is of a cat | no one has signed it | it is on pink paper | the title is too long | the \
font is not allowed
The upload page for theses rejected {last}'s file on the grounds that {printreject}.
On the grounds that {printreject}, {last}'s file was rejected by the upload page for theses.
{last}'s file was rejected by the thesis upload page, on the grounds that {printreject}.
> {printreject}
On what grounds did the upload page reject {last}'s file?
Why was {last}'s file rejected by the upload page for theses?
What was wrong with the student's document?
What must be put right before the work can be handed in online?
> {last}
Whose file did the upload page reject? / Whose file was rejected on the grounds that {printreject}?
Which student could not hand in the document? / Who has to try again before getting a degree?

= casefind: a dried tea bag | a stale cigar | Christmas tinsel | a milk tooth | a rare stamp | a \
love letter | a nest of earwigs | a rubber duck
Inside {first}'s computer, right on the graphics card, the repair man found {casefind}.
Right on the graphics card inside {first}'s computer the repair man found {casefind}.
The repair man opened {first}'s computer, and right on the graphics card he found {casefind}.
> {casefind}
What did the repair man find on the graphics card?
What was found right on the graphics card in {first}'s computer?
What surprise did the housing contain? / Which unexpected object was lying among the electronics?
> {first}
In whose computer did the repair man find {casefind}?
On whose graphics card was something found by the repair man?
Who is the customer with a surprise in the housing?
Whose electronics were home to something unexpected?

= coolantdrink: cold black coffee | melted snow | lemonade | dishwater | goat's milk | flat \
champagne | water from a font | pickle juice
Halfway over the pass {first} topped up the radiator of the {vehicle} with {coolantdrink}.
{first} topped up the radiator of the {vehicle} with {coolantdrink} halfway over the pass.
Halfway over the pass the radiator of the {vehicle} was topped up by {first} with {coolantdrink}.
> {coolantdrink}
With what did {first} top up the radiator halfway over the pass?
What went into the radiator of the {vehicle} on the pass?
What liquid saved the overheated engine?
What had to do for lack of the proper coolant in the mountains?
> {vehicle}
The radiator of what did {first} top up halfway over the pass?
Which vehicle had its radiator topped up on the pass? / What was overheated in the mountains?
Which engine was thirsty on the way up?
> {first}
Who topped up the radiator of the {vehicle}?
Who had {coolantdrink} with which to top up a radiator on the pass?
Which driver helped himself or herself in the mountains? / Who saved the overheated engine?

= toolshare: without its case | with bent teeth | smelling of fish | painted pink | after two \
reminders | full of sawdust | sharper than before | by post from abroad
{first} returned the borrowed jigsaw {toolshare}, and {last} will not lend it again.
The borrowed jigsaw was returned {toolshare} by {first}; {last} will not lend it again.
{last} will not lend the jigsaw again since {first} returned it {toolshare}.
> {toolshare}
How did {first} return the borrowed jigsaw?
In what way or state was the jigsaw returned, so that {last} will not lend it again?
What annoyed the owner of the tool? / What was the matter when the electric cutter came home?
> {first}
Who returned the borrowed jigsaw {toolshare}? / To whom will {last} not lend the jigsaw again?
Who was careless with somebody's tool? / Who has lost the goodwill of the owner?
> {last}
Who will not lend the jigsaw again?
From whom had {first} the jigsaw that was returned {toolshare}?
Who is annoyed about the state of a tool? / Whose generosity is at an end?

= thermofact: it hangs over the toaster | the sun shines on it | a candle burns beneath | the \
wall behind is hollow | its scale is in another unit | the liquid has a bubble | someone blew on \
it | it is a toy
Do not believe the {temperature} on the thermometer in the {room}; {thermofact}.
The thermometer in the {room} says {temperature}, but do not believe it: {thermofact}.
If the thermometer in the {room} says {temperature}, do not believe it, because {thermofact}.
> {thermofact}
Why should one not believe the thermometer in the {room}?
What is the reason not to believe the {temperature} on the thermometer?
What makes the reading unreliable? / How come that it is not as warm or cold as is claimed?
> {temperature}
What does the thermometer in the {room} say that one should not believe?
Which figure on the thermometer should one not believe because {thermofact}?
What is the misleading reading? / How many degrees are claimed, wrongly?
> {room}
In which room is the thermometer that one should not believe?
Where does the thermometer say {temperature} because {thermofact}?
Where is the reading unreliable? / Which place is not as warm or cold as the instrument claims?

= buttonfear: launches the lifeboats | wipes the diary | stops the fountain | dials the minister \
| opens the lions' cage | floods the cellar | restarts the orchestra | cuts the blue cable
The unlabelled button on {full}'s desk {buttonfear}, so hands off.
Hands off the unlabelled button on {full}'s desk: it {buttonfear}.
On {full}'s desk there is an unlabelled button that {buttonfear}, so hands off.
> {buttonfear}
What does the unlabelled button on {full}'s desk do?
Why hands off the unlabelled button on the desk? / What would happen if a curious child pressed it?
Which disaster could one finger cause in the boss's office?
> {full}
On whose desk is the unlabelled button that {buttonfear}?
Whose desk has a button that is unlabelled? / In whose office should curious children be watched?
Who can cause such a thing with one finger?

= mowerrule: on the vicar's day of rest | before the dew has dried | while the bees are swarming \
| against the slope | under the washing line | within sight of the goat | when the grass is \
knee-high | during the cricket
The robot mower of {first}'s neighbours never runs {mowerrule}.
{first}'s neighbours never let their robot mower run {mowerrule}.
{first} has neighbours whose robot mower never runs {mowerrule}.
> {mowerrule}
When or where does the robot mower of {first}'s neighbours never run?
In what case do the neighbours never let the robot mower run?
What exception has been programmed for cutting the lawn?
Under which circumstances does the automatic gardener take a break?
> {first}
Whose neighbours have a robot mower that never runs {mowerrule}?
Who has neighbours with a robot mower? / Next to whom does an automatic gardener work?
Who lives beside people with a self-cutting lawn?

= scopelens: a jam jar bottom | ice from the pond | amber | a ship's porthole | salt crystal | a \
spectacle glass | polished quartz | a drop of resin
The lens of {full}'s first telescope was made of {scopelens} and lasted {long_time}.
It lasted {long_time}, the lens made of {scopelens} in {full}'s first telescope.
{full}'s first telescope had a lens made of {scopelens} that lasted {long_time}.
> {scopelens}
What was the lens of {full}'s first telescope made of?
Of what was the lens made that lasted {long_time}?
Through what material did the young astronomer look? / What served instead of proper optical glass?
> {long_time}
How long did the lens of {full}'s first telescope last?
For what time did a lens made of {scopelens} last?
When, reckoned from its making, did the stargazer need a new piece of optics?
How durable was the homemade optical part?
> {full}
Whose first telescope had a lens made of {scopelens}?
Whose was the telescope with the lens that lasted {long_time}?
Which astronomer began with homemade optics? / Who looked at the stars through an odd material?

= wellalarm: the frogs fall silent | the bucket comes up dry | the pump sucks air | the dog \
refuses to drink | bubbles rise at noon | the rope smells of eggs | the neighbours' taps run \
brown | the stone shows its date
We stop drilling near {city} at once if {wellalarm}; {person} has ordered it.
{person} has ordered us to stop drilling near {city} at once if {wellalarm}.
If {wellalarm}, {person} has ordered, we must at once stop drilling near {city}.
> {wellalarm}
When must we stop drilling near {city} at once?
In what case has {person} ordered us to stop drilling?
What sign tells the crew to switch off the machine?
What observation would put an end to the hole?
> {person}
Who has ordered us to stop drilling near {city} if {wellalarm}?
By whom was it ordered when drilling must stop at once? / Who is careful about the groundwater?
Whose command must the crew with the big machine obey?
> {city}
Near which town must we stop drilling at once if {wellalarm}?
Where are we drilling until {person} has ordered a stop? / Where is the hole being made?
In what area is the crew with the big machine at work?

= toothmetal: a Roman coin | melted spoons | a fallen meteorite | railway silver | old wedding \
earrings | a trombone slide | a broken watch chain | a sporting medal
The dentist in {city} made {last}'s new tooth from {toothmetal}.
{last}'s new tooth was made by the dentist in {city} from {toothmetal}.
From {toothmetal} the dentist in {city} made a new tooth for {last}.
> {toothmetal}
From what did the dentist make {last}'s new tooth?
What was the new tooth made from by the dentist in {city}? / What sparkles in the patient's mouth?
Which material did the crown come from?
> {last}
Whose new tooth was made from {toothmetal}? / For whom did the dentist in {city} make a tooth?
Who has something special in the mouth? / Which patient chews with an odd material?
> {city}
Where is the dentist who made a new tooth from {toothmetal}?
In which town was {last}'s new tooth made by a dentist? / Where was the patient treated?
To which place must I go for such an unusual crown?

= gamelag: whenever somebody showers | as soon as the boss appears | in the last ten seconds | \
after the third pizza | when the trees have leaves | on days with football | each time a ghost \
speaks | when the neighbours come home
{first}'s connection in the online game breaks down {gamelag}.
In the online game {first} has a connection that breaks down {gamelag}.
What breaks down {gamelag} is the connection of {first} in the online game.
> {gamelag}
When does {first}'s connection in the online game break down?
At what moments does the connection break down in the game?
When is the player suddenly thrown out? / What coincides with the failure of the gamer's internet?
> {first}
Whose connection in the online game breaks down {gamelag}?
Who has a connection that breaks down in the game? / Which player is always thrown out?
Who has bad luck with the internet while fighting monsters?

= projectoruse: as a hand warmer | to dry socks | to scare the deer | as a doorstop | for cinema \
on the barn wall | to trace maps | as a night light for twins | to hatch a duck egg
Nobody at {company} knew that {first} was using the old projector {projectoruse}.
{first} was using the old projector {projectoruse}, and nobody at {company} knew.
The old projector was being used {projectoruse} by {first}, which nobody at {company} knew.
> {projectoruse}
For what was {first} using the old projector?
How was the old projector used without anybody at {company} knowing?
What secret service did the outdated device render? / What was the discarded equipment good for?
> {first}
Who was using the old projector {projectoruse}?
By whom was the projector used, which nobody at {company} knew?
Who misused outdated equipment secretly? / Which employee had a secret with a device?
> {company}
At which company did nobody know about the old projector?
Whose old projector was used {projectoruse}, though nobody knew?
Which firm's staff were in the dark about a device?
Who owned the equipment that was secretly misused?

= insuldirt: sheep's wool | chopped jeans | sea grass | old newspapers | popcorn | egg boxes | \
clay and straw | mushroom roots
The walls of {first}'s camper are stuffed with {insuldirt} against the cold.
Against the cold {first} stuffed the walls of the camper with {insuldirt}.
It is {insuldirt} with which {first} stuffed the camper's walls against the cold.
> {insuldirt}
With what did {first} stuff the walls of the camper?
What are the camper's walls stuffed with against the cold? / What insulates the home on wheels?
Thanks to which material is sleeping there in winter possible?
> {first}
Whose camper has walls stuffed with {insuldirt}?
Who stuffed the walls of a camper against the cold? / Whose home on wheels is insulated?
Who can sleep warm while travelling in winter?

= robotfear: stairs going down | black carpets | mirrors | the smell of the cat | loose \
shoelaces | direct sunlight | balloons | rooms without corners
The {robot_kind} called {robot_name} stops in front of {robotfear} and calls for help.
In front of {robotfear}, the {robot_kind} called {robot_name} stops and calls for help.
When it meets {robotfear}, the {robot_kind} called {robot_name} stops and calls for help.
> {robotfear}
In front of what does the {robot_kind} stop and call for help?
What must {robot_name} meet to stop and call for help? / What can the machine not cope with?
Which obstacle is too much for the mechanical helper?
> {robot_name}
What is the {robot_kind} called that stops and calls for help?
Name of the {robot_kind} that stops in front of {robotfear} for help?
Which mechanical helper is so timid? / By what name do we know the machine that cannot cope?
> {robot_kind}
What kind of robot called {robot_name} stops in front of {robotfear} for help?
What is it that stops and calls for help, with the name {robot_name}?
What is the timid thing's trade?
What sort of machine cannot cope with everything it comes across?

= weldregret: a hole in the trousers | a sunburnt chin | a bench fused to the vice | a crooked \
gate | three days of sore eyes | a singed beard | an angry landlord | a fire in the bin
All that {first} has to show for the welding course in {city} is {weldregret}.
For the welding course in {city}, {first} has nothing to show but {weldregret}.
{first} took a welding course in {city} and has only {weldregret} to show for it.
> {weldregret}
What does {first} have to show for the welding course?
What is all that the welding course in {city} has brought {first} to show?
What was the sorry result of learning to join metal?
What did the training with the torch lead to?
> {city}
Where was the welding course for which {first} has only {weldregret} to show?
In which town did {first} take a welding course? / Where were people taught to join metal?
In what place was the training with the torch?
> {first}
Who has only {weldregret} to show for the welding course? / Who took a welding course in {city}?
Who was not a success at joining metal? / Which pupil with the torch got little out of it?

= speakerfill: lentils | rabbit hay | broken brick | dry leaves | pillow feathers | ping-pong \
balls | crumpled love letters | sand from the beach
{full} fills the loudspeakers with {speakerfill} so that the bass sounds rounder.
So that the bass sounds rounder, {full} fills the loudspeakers with {speakerfill}.
The bass of the loudspeakers sounds rounder because {full} fills them with {speakerfill}.
> {speakerfill}
With what does {full} fill the loudspeakers?
What makes the bass sound rounder once it fills the loudspeakers?
What is the trick for a better low end? / Which stuff inside the boxes improves the music?
> {full}
Who fills loudspeakers with {speakerfill}? / Who makes the bass of the loudspeakers sound rounder?
Which audio enthusiast has a trick for the low end? / Who stuffs boxes for the sake of music?

= probeloss: a storm of dust | one bolt too long | a mix of feet and metres | a stuck solar wing \
| frozen fuel lines | a wrongly set clock | a spark in the dark | an unplugged sensor
The mission to {planet} was lost in {year} through {probeloss}.
Through {probeloss} the mission to {planet} was lost in {year}.
It was {probeloss} through which the mission to {planet} was lost in {year}.
> {probeloss}
Through what was the mission to {planet} lost?
What was it through which the mission was lost in {year}? / Why did the space probe fall silent?
What did the engineers do wrong or suffer on the way to another world?
> {planet}
Which planet was the mission to that was lost through {probeloss}?
To where was the mission that was lost in {year}? / What was the destination of the unlucky probe?
Which world was not reached?
> {year}
In which year was the mission to {planet} lost? / When was a mission lost through {probeloss}?
When did the space probe fall silent? / What was the black year for the engineers?

= menufind: under three wavy lines | at the end of the credits | behind the picture of a gear | \
inside the print dialogue | in the German version only | two swipes to the left | under \
accessibility | on page four of the settings
In {app} the switch for {feature} hides {menufind}, complains {first}.
{first} complains that the switch for {feature} in {app} hides {menufind}.
The switch for {feature} hides {menufind} in {app}, complains {first}.
> {menufind}
Where does the switch for {feature} hide in {app}?
Where is the switch that hides, as {first} complains?
How does one get to the option that is so hard to find? / Where did the designers bury it?
> {feature}
The switch for what hides {menufind} in {app}?
About the switch for which feature does {first} complain that it hides?
Which function is so hard to find in the program?
What would the user like to turn on if only it were not buried?
> {first}
Who complains about where the switch for {feature} hides?
Who complains that a switch in {app} hides? / Which user is cross with the designers?
Who could not find an option for a long time?
> {app}
In which app does the switch for {feature} hide?
What app has a switch that hides {menufind}, as {first} complains?
Which program is badly designed? / In what software is an option buried like that?

= ledsleep: it is thinking | there is no paper | the lid is warm | somebody has scanned a face | \
the ink is counterfeit | the tray is not pushed in | a fax from long ago has come | it wants a \
new drum
When the ring on the copier glows {colour}, {ledsleep}; {first} looked it up.
{first} looked it up: when the ring on the copier glows {colour}, {ledsleep}.
That {ledsleep} is meant when the ring on the copier glows {colour}, as {first} looked up.
> {ledsleep}
What is meant when the ring on the copier glows {colour}?
What is it, as {first} looked up, when the ring on the copier glows?
How should I interpret the light of the office machine?
What does the duplicating device want to tell me in {colour}?
> {colour}
In what colour does the ring on the copier glow when {ledsleep}?
How does the copier's ring glow to say that {ledsleep}?
What hue does the light of the office machine take?
Which tint on the duplicating device has the meaning in question?
> {first}
Who looked up what it means when the ring on the copier glows?
Who looked up the glowing ring on the copier? / Who consulted the manual of the office machine?
Which colleague can interpret the light?

= caulkstuff: horsehair and tar | chewing gum | moss from the roof | candle stumps | yoghurt and \
cement | bread dough | strips of felt | old putty and spit
{first} sealed the skylight of the {facility} with {caulkstuff} during the storm.
During the storm, the skylight of the {facility} was sealed by {first} with {caulkstuff}.
With {caulkstuff} {first} sealed the skylight of the {facility} during the storm.
> {caulkstuff}
With what did {first} seal the skylight during the storm?
What was the skylight of the {facility} sealed with? / What kept the rain out in an emergency?
What did the handy person stuff into the gap overhead?
> {facility}
Where did {first} seal the skylight during the storm?
Of which building was the skylight sealed with {caulkstuff}? / Which place was dripping from above?
Where did a handy person keep the rain out?
> {first}
Who sealed the skylight during the storm? / By whom was the skylight of the {facility} sealed?
Which handy person kept the rain out? / Who improvised under the roof in bad weather?

= switchover: to save on cables | because gulls ate the old ones | for the sake of the bats | \
after a complaint from the observatory | to please the queen | since the bulbs are no longer \
made | so that snails can cross | on account of the salt
{city} changed its street lamps to {colour} light {switchover}.
The street lamps in {city} were changed to {colour} light {switchover}.
In {city} they changed to {colour} light in the street lamps {switchover}.
> {switchover}
Why did {city} change its street lamps to {colour} light?
For what reason were the street lamps in {city} changed?
What was behind the new look of the evening?
How does the municipality justify what now shines over the pavement?
> {colour}
To what light did {city} change its street lamps?
In which colour are the street lamps since they were changed {switchover}?
In what hue do people walk home at night? / What does the evening look like there, as regards tint?
> {city}
Which town changed its street lamps to {colour} light?
Where were the street lamps changed {switchover}?
Which municipality has given its evenings a new look? / Where do pedestrians walk under a new hue?

= beltsign: a smell of liquorice | black dust on the guard | a slap at every turn | a sudden \
chill | dimming of the lamps | threads in the oil | a groan on Monday mornings | sparks as small \
as fleas
The saw mill's drive belt announces that it will tear, says {full}, by {beltsign}.
By {beltsign}, says {full}, the saw mill's drive belt announces that it will tear.
{full} says that it is by {beltsign} that the saw mill's drive belt announces that it will tear.
> {beltsign}
By what does the saw mill's drive belt announce that it will tear?
How does a drive belt announce, as {full} says, that it will tear?
Which omen should make the workers stand back? / What comes before the strap breaks?
> {full}
Who says how the drive belt announces that it will tear?
Who says that a saw mill's belt announces by {beltsign} that it will tear?
Who knows the omens among the planks? / Which expert can tell when the strap is about to break?

= drawermeds: behind the breakfast cereal | in a hollowed-out Bible | in the piano | under the \
lining of the sewing box | with the fishing hooks | in a sock marked Monday | on the top \
bookshelf | beneath the canary's cage
To keep them from the children, {last} locks the {medicine} tablets away {drawermeds}.
{last} locks the {medicine} tablets away {drawermeds} to keep them from the children.
The {medicine} tablets are locked away {drawermeds} by {last} to keep them from the children.
> {drawermeds}
Where does {last} lock the {medicine} tablets away?
Where are the tablets locked away to keep them from the children?
In which hiding place is the drug safe from small hands?
Where should a nurse look for the pills in that household?
> {medicine}
Which tablets does {last} lock away {drawermeds}?
What is locked away to keep the tablets from the children? / Which drug could harm the little ones?
What has been hidden from small hands?
> {last}
Who locks the {medicine} tablets away?
Who keeps tablets locked away from the children {drawermeds}?
Who is careful about small hands and drugs? / In whose household are the pills so well hidden?

= bikebell: a cow bell | a duck call | the lid of a pan | a harmonica | a recorded bark | a loud \
song | a rattle from the stadium | two spoons
Instead of a bell, {first} has {bikebell} to warn walkers on the towpath.
To warn walkers on the towpath, {first} has {bikebell} instead of a bell.
{first} warns walkers on the towpath with {bikebell} instead of a bell.
> {bikebell}
What does {first} have instead of a bell to warn walkers?
With what does {first} warn walkers on the towpath?
Which sound means that I should step aside by the canal?
What is used in place of the usual ringing on the handlebars?
> {first}
Who warns walkers on the towpath with {bikebell}? / Who has no bell to warn walkers on the towpath?
Which cyclist makes unusual sounds by the canal? / Who makes people step aside without ringing?

= soilsample: in ice cream tubs | between two panes | as thin slices | with the worms still \
inside | under nitrogen | in the professor's freezer | wrapped in cheesecloth | standing upright \
like books
The mud cores from {country} are stored {soilsample} in the {institute}.
In the {institute} the mud cores from {country} are stored {soilsample}.
The {institute} stores its mud cores from {country} {soilsample}.
> {soilsample}
How are the mud cores from {country} stored?
In what way or place does the {institute} store its mud cores?
What was done to preserve the wet sediment?
How do the geologists look after what they drilled from the lake bed?
> {country}
From which country are the mud cores that are stored {soilsample}?
Where do the mud cores come from that the {institute} stores? / Where was the sediment drilled?
In which land did the geologists take what they now preserve?
> {institute}
Where are the mud cores from {country} stored? / Which institute stores mud cores {soilsample}?
Who preserves the sediment? / At which research house could one examine what was drilled abroad?

= lensdirt: a smear of jam | frost flowers | pollen | a ladybird | candle soot | a thumbprint | \
salt spray | a tear in the coating
The bright spot on every photo from {weekday} was only {lensdirt}, {last} admitted.
{last} admitted that the bright spot on every photo from {weekday} was only {lensdirt}.
It was only {lensdirt}, {last} admitted, that made the bright spot on every photo from {weekday}.
> {lensdirt}
What was the bright spot on every photo from {weekday}?
What did {last} admit had made the bright spot on every photo?
What was mistaken for something glowing in the pictures?
Which harmless thing sat in front of the camera?
> {weekday}
From which day are the photos with the bright spot on every one?
When was {lensdirt} a bright spot on every photo? / On what day were the spoilt pictures taken?
When was the camera not clean?
> {last}
Who admitted what the bright spot on every photo was?
By whom was it admitted that the spot on every photo was only {lensdirt}?
Who had to confess about the spoilt pictures? / Which photographer did not look after the camera?

= pumpnotice: lift, squeeze and pray | pay before you pour | for tractors only | no smoking, no \
singing | stir well | self-service after dark | closed during mass | ring twice for diesel
A sign on the only petrol pump in {city} reads: "{pumpnotice}".
The only petrol pump in {city} has a sign that reads "{pumpnotice}".
In {city} the sign on the only petrol pump reads "{pumpnotice}".
> {pumpnotice}
What does the sign on the only petrol pump in {city} read?
What can one read on the sign of the only petrol pump?
Which words greet a motorist who wants to fill up?
What is the customer told at the filling station in {city}?
> {city}
Where is there a petrol pump whose sign reads "{pumpnotice}"?
In which town does the only petrol pump have a sign?
In what place would a motorist be greeted like that?
Where is the filling station with the odd notice?

= grinderuse: for pepper on feast days | for the hens' eggshells | to powder old chalk | for \
roasted acorns | to make flour from peas | for the goldfish food | to crush dried chillies | for \
incense
The old coffee mill in {first}'s {room} is now used {grinderuse}.
In {first}'s {room} the old coffee mill is now used {grinderuse}.
{first} has an old coffee mill in the {room} that is now used {grinderuse}.
> {grinderuse}
How is the old coffee mill in {first}'s {room} now used?
How is the old coffee mill used now? / What does the grinder do these days?
For which other stuff does somebody turn the little handle?
> {first}
Whose old coffee mill is now used {grinderuse}? / Who has an old coffee mill in the {room}?
Who turns the little handle for something else these days?
To whom does the antique grinder belong?
> {room}
In which room of {first}'s is the old coffee mill?
Where is the old coffee mill that is now used {grinderuse}?
Where would I hear the antique grinder? / In what part of the house is the little handle turned?
"""
