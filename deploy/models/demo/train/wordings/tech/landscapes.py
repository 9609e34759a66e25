"""Mountains, roads, ships, fields and digs, in short sentences (see relations.py)."""

RELATIONS = """
= pylonpaint: in dark green | in zinc grey | with a fish on each leg | striped like a barber's \
pole | to look like a fir | in the blue of the shutters | with owl eyes | in rust brown
At the wish of {last} the pylon on the ridge at {city} is to be painted {pylonpaint}.
The pylon on the ridge at {city} is to be painted {pylonpaint}, at the wish of {last}.
{last} wishes the pylon on the ridge at {city} to be painted {pylonpaint}.
> {pylonpaint}
How is the pylon on the ridge to be painted?
In what way does {last} wish the pylon on the ridge at {city} to look?
What will the high-voltage mast look like afterwards?
Which design is meant to make the steel tower less ugly?
> {last}
At whose wish is the pylon on the ridge to be painted?
Who wishes to have the pylon painted {pylonpaint}? / Who asked for a prettier steel tower?
Whose idea of beauty will the high-voltage mast follow?
> {city}
At which town is the pylon on the ridge? / Where is a pylon to be painted {pylonpaint}?
Where is the high-voltage mast that gets a new look? / Over which place does the steel tower rise?

= sheeptalk: a whistle like a kettle | banging on a bucket | the horn of the van | an old song \
in dialect | the rattle of beans in a tin | a single shout of come | a clap above the head | the \
creak of the gate
{first}'s sheep come down from the hill to {sheeptalk}, even in {sky}.
Even in {sky}, {first}'s sheep come down from the hill to {sheeptalk}.
To {sheeptalk}, even in {sky}, the sheep of {first} come down from the hill.
> {sheeptalk}
To what sound do {first}'s sheep leave the hill?
What makes {first}'s sheep come down from the hill? / How does one call the woolly flock home?
Which signal do the grazing animals obey?
> {first}
Whose sheep come down from the hill to {sheeptalk}?
To whom belong the sheep that come down the hill even in {sky}? / Who owns the obedient flock?
Who calls the woolly grazers home?
> {sky}
In what weather do the sheep even come down from the hill?
Even in what do {first}'s sheep come down the hill?
Which conditions do not stop the obedient flock?
What in the heavens do the woolly grazers not mind?

= wreckproof: the bell with the date | a spoon with a crest | tiles from the captain's bath | \
the number on the boiler | a curved brass rail | bottles of the owner's beer | the shape of the \
propeller | a nameplate under the weed
Divers off {city} recognised the wreck as the {ship} from {wreckproof}.
From {wreckproof} the divers off {city} recognised the wreck as the {ship}.
The wreck off {city} was the {ship}, as divers recognised from {wreckproof}.
> {wreckproof}
From what did divers recognise the wreck? / What was it from which divers recognised the {ship}?
Which detail gave away the identity of the sunken vessel?
How do we know for certain what lies down there?
> {ship}
As which ship did divers recognise the wreck? / What wreck was recognised from {wreckproof}?
What is the identity of the sunken vessel? / What name did she bear before going to the bottom?
> {city}
Off which town did divers recognise the wreck?
Where was the wreck that was recognised from {wreckproof}?
Near which port lies the sunken vessel? / On what coast was the identification made?

= slopeplant: willow cuttings | coconut matting | vetiver grass | walls of old tyres | mats of \
clover | steel nails and netting | cabbages and leeks | a row of gabions
The steep bank below {street} is held together by {slopeplant}, put there in {year}.
With {slopeplant}, put there in {year}, they have held together the steep bank below {street}.
Below {street} the steep bank is held together by {slopeplant}, put there in {year}.
> {slopeplant}
By what is the steep bank below {street} held together?
What was put on the steep bank below {street} in {year}? / What prevents a landslip?
How was the slope made safe?
> {street}
Below which street is the steep bank? / The steep bank held by {slopeplant} is below what?
Which road might slip down the hill otherwise? / Where was the slope made safe?
> {year}
In which year did they put {slopeplant} on the steep bank?
When was something put on the steep bank below {street}? / When was the slope made safe?
In what year did they act against a landslip?

= snowcare: stamps a path to the coal | digs out the hydrant | clears the vents of the henhouse \
| hangs out the tallow rings | brushes the satellite dish | ties up the box trees | carries milk \
to the top farm | rings the lost walkers' bell
After every heavy snowfall {first} first of all {snowcare}, before {time}.
First of all, before {time}, {first} {snowcare} after every heavy snowfall.
Before {time}, after every heavy snowfall, {first} first of all {snowcare}.
> {snowcare}
What does {first} do first after every heavy snowfall?
Which job comes before all others after a heavy snowfall, for {first}?
What is the priority on a white winter morning?
To what duty does our early riser attend when flakes have come down?
> {first}
Who {snowcare} after every heavy snowfall? / Who is busy before {time} after a heavy snowfall?
Who is our early riser on a white winter morning?
Which neighbour makes life easier when flakes have come down?

= krillgroup: humpbacks | blue-eyed shags | crabeater seals | the Japanese trawlers | small \
squid | lantern fish | rockhopper penguins | basking sharks
In {month} the krill off the ice edge is eaten above all by {krillgroup}, wrote {full}.
{full} wrote that above all {krillgroup} eat the krill off the ice edge in {month}.
Above all by {krillgroup}, wrote {full}, the krill off the ice edge is eaten in {month}.
> {krillgroup}
By whom or what is the krill off the ice edge eaten?
What above all eat the krill off the ice edge in {month}?
Who are the chief consumers of the tiny shrimps? / Who feasts on the swarms in the polar sea?
> {full}
Who wrote about the krill off the ice edge?
By whom was it written that the krill off the ice is eaten by {krillgroup}?
Which author studied the tiny shrimps? / Who reported about the feast in the polar sea?
> {month}
In which month is the krill off the ice edge eaten?
When do {krillgroup} eat the krill off the ice, as {full} wrote?
What is the season of the feast in the polar sea?
At what time of year do the tiny shrimps suffer most?

= roadanimal: a rope bridge of fire hoses | a tunnel lined with leaves | a ditch with a ramp | a \
bridge planted with broom | a fence and two gates | a row of reflectors | a sign that lights up \
| a lollipop man at dusk
So that the {animals} get over the road at {city} alive, there is {roadanimal}.
There is {roadanimal} so that the {animals} get over the road at {city} alive.
At {city} there is {roadanimal} so that the {animals} get over the road alive.
> {roadanimal}
What is there so that the {animals} get over the road alive?
How do the {animals} at {city} get over the road alive?
What was built against accidents with wildlife? / What keeps the creatures from being run over?
> {animals}
Which animals get over the road at {city} alive?
Which creatures can come over the road alive thanks to {roadanimal}?
Which wildlife was given help with the traffic? / What creatures are kept from being run over?
> {city}
Where do the {animals} get over the road alive?
At which town is there a road that {animals} cross alive?
Where do they care about wildlife in traffic?
At which place are creatures kept from being run over?

= thatchreed: from the fishponds | from across the border | out of the nature reserve | from his \
uncle's lagoon | off the old sewage beds | from the delta by barge | cut on the ice | left over \
from the museum
{first} thatched the cow shed at {city} with reed {thatchreed}.
The cow shed at {city} was thatched by {first} with reed {thatchreed}.
With reed {thatchreed}, {first} thatched the cow shed at {city}.
> {thatchreed}
With reed from where did {first} thatch the cow shed?
What reed was used when the cow shed at {city} was thatched?
What is the origin of the roofing stalks? / Where had the material over the cattle been growing?
> {first}
Who thatched the cow shed at {city}? / By whom was the cow shed thatched with reed?
Who made a traditional roof over the cattle? / Which craftsman worked with marsh stalks?

= starttrick: kick the fuel pump | warm the plugs with a candle | roll it down the lane | say \
something kind to it | pull the choke twice | hold the left pedal down | swap the battery leads \
| pour tea over the carburettor
To start the old tractor on cold mornings, {first} taught me, you must {starttrick}.
You must {starttrick}, {first} taught me, to start the old tractor on cold mornings.
{first} taught me that on cold mornings you must {starttrick} to start the old tractor.
> {starttrick}
What must you do to start the old tractor on cold mornings?
What did {first} say one must do to get the tractor to start on a cold day?
What is the secret of getting the engine going in frost?
How can I bring the stubborn machine to life in winter?
> {first}
Who taught me how to start the old tractor?
By whom was I taught the trick for cold mornings with the tractor?
Who showed me the secret of the stubborn engine? / Who knows that farm machine's moods in winter?

= lakesmell: of rotten eggs | like cucumber | of wet dog | like cut rhubarb | of ship's tar | \
like a struck match | of cheap soap | like mouldy hay
In {month} the lake below the {power_station} smells {lakesmell}.
The lake below the {power_station} smells {lakesmell} in {month}.
Below the {power_station} the lake, in {month}, smells {lakesmell}.
> {lakesmell}
What does the lake below the {power_station} smell of or like?
In {month}, what is the smell of the lake below the {power_station}?
What odour do anglers complain of? / What enters your nose on the shore?
> {month}
In which month does the lake below the {power_station} smell {lakesmell}?
When is there a smell over the lake below the {power_station}?
When do anglers complain of an odour? / What time of year should a sensitive nose avoid the shore?
> {power_station}
Below what does the lake smell {lakesmell}? / Which works has a lake below it with a smell?
Above the stinking water stands what? / Near which electricity works do anglers hold their noses?

= seedlinghome: in egg boxes | inside loo rolls | in a broken bath | between panes of glass | in \
the airing cupboard | on the parcel shelf of her car | in halves of coconut | in yoghurt pots
My {plant} for the allotment are raised {seedlinghome} until {date}, then planted out.
Until {date} my {plant} for the allotment are raised {seedlinghome}, then planted out.
Raised {seedlinghome} until {date}, my {plant} are then planted out on the allotment.
> {seedlinghome}
Where or in what are {plant} raised for my allotment?
In what are the {plant} for the allotment raised until they are planted out?
What serves as a nursery for the seedlings? / Where do the young shoots spend their first weeks?
> {date}
Until when are {plant} raised {seedlinghome} for my allotment?
On which day are the {plant} planted out on the allotment?
When do the seedlings leave their nursery? / What is the moving day of the young shoots?
> {plant}
What is raised {seedlinghome} for the allotment?
What do I have planted out on the allotment after {date}? / Which seedlings am I growing?
What kind of young shoots spend their first weeks under cover?

= mastview: only the fog bank | three burning oil rigs | a raft with a shirt for a flag | the \
spouts of whales | the green flash at sunset | her own reflection in the clouds | a column of \
gulls | two suns
From the mast of the {ship}, {first} saw {mastview} at {time}.
At {time} {first} saw {mastview} from the mast of the {ship}.
{mastview}: this is what {first} saw at {time} from the mast of the {ship}.
> {mastview}
What was it that {first} saw from the mast of the {ship}?
What was it that {first}, up the mast, saw at {time}?
What could the lookout make out on the horizon? / What did the sailor up there report to the deck?
> {first}
Who was it that saw {mastview} from the mast?
Name the one on the mast of the {ship} who saw something at {time}. / Which sailor was the lookout?
Who reported to the deck from up there?
> {time}
At what time was it that {first} saw something from the mast?
Up the mast of the {ship}, when was it that {first} saw {mastview}?
When did the lookout call down to the deck? / What was the hour of the sighting?

= raftwood: balsa from the river mouth | oil drums and doors | bundles of papyrus | bamboo tied \
with sisal | fir trunks from a storm | plastic bottles in nets | the planks of a dance floor | \
cork out of wine crates
The raft on which {last} drifted to {city} was made of {raftwood}.
Made of {raftwood}, the raft on which {last} drifted reached {city}.
{last} drifted to {city} on a raft made of {raftwood}.
> {raftwood}
What was the raft made of on which {last} drifted?
Of what was the raft made that drifted to {city}? / Which materials kept the adventurer afloat?
What had the floating platform been put together from?
> {last}
Who drifted on a raft made of {raftwood}? / Who drifted to {city} on the raft?
What is the name of the adventurer on the floating platform?
Who crossed the water without an engine or sail?
> {city}
To which town was it that {last} drifted on a raft?
Where was the raft made of {raftwood} when it had drifted to its end?
Where did the adventurer come ashore? / At what place did the floating platform land?

= ratbarrier: discs on the mooring lines | a ring of traps | dogs along the jetty | ultrasound \
on the gangway | a ban on hay bales | chocolate-scented boards | a shore-wide fence | a \
quarantine for tents
To keep rats off the puffin island, {person} trusts in {ratbarrier}.
{person} trusts in {ratbarrier} to keep rats off the puffin island.
In {ratbarrier} {person} trusts to keep the puffin island free of rats.
> {ratbarrier}
In what does {person} trust to keep rats off the puffin island?
What is meant to keep the puffin island free of rats?
What protects the burrowing sea birds from stowaways?
How are long-tailed egg thieves prevented from landing?
> {person}
Who trusts in {ratbarrier} to keep rats away? / Who is keen to keep the puffin island free of rats?
Who is in charge of protecting the burrowing sea birds?
Whose plan will prevent egg thieves from landing?

= dykehole: by muskrats | by a tree stump that rotted | by the hooves of cattle | by treasure \
hunters | by an iron sluice pipe | by rabbits from the camp site | by a wartime trench | by a \
badly filled drill hole
The hole in the sea dyke at {city} was made {dykehole}, as {full} reported in {month}.
As {full} reported in {month}, the hole in the sea dyke at {city} was made {dykehole}.
{full} reported in {month} that the hole in the sea dyke at {city} was made {dykehole}.
> {dykehole}
By whom or what was the hole in the sea dyke made?
How was the hole in the dyke at {city} made, as {full} reported?
What caused the gap in the coastal defence? / To what do we owe the leak in the protective bank?
> {full}
Who reported on the hole in the sea dyke?
By whom was it reported that the hole in the dyke was made {dykehole}?
Which inspector looked into the gap in the coastal defence?
Whose findings explain the leak in the protective bank?
> {month}
When was it reported how the hole in the sea dyke was made?
In which month did {full} say that the dyke at {city} had a hole?
When did the findings on the coastal defence come out?
At what time of year was the leak in the protective bank explained?

= swiftuse: stapled under the eaves | baked into the bricks | behind the town hall clock | \
inside hollow gutters | built by the prisoners | cut from old beer barrels | let into the bridge \
arch | in the west gable of the gym
{city} has {count} nest boxes for swifts, all of them {swiftuse}.
All the {count} nest boxes for swifts that {city} has are {swiftuse}.
For swifts {city} has {count} nest boxes, all {swiftuse}.
> {swiftuse}
Where or how are all the nest boxes for swifts?
What are all the {count} nest boxes for swifts like, or where?
Where should one look for homes of the fast black birds?
What is special about the housing of the summer screamers?
> {count}
How many nest boxes for swifts has {city}?
What number of nest boxes {swiftuse} are there for swifts?
How many homes are offered to the fast black birds?
How large is the housing programme for the summer screamers?
> {city}
Which town has {count} nest boxes for swifts? / Where are there nest boxes {swiftuse} for swifts?
Which place offers homes to the fast black birds? / Where are the summer screamers so welcome?

= trainseat: in the mail van | on a sack of beans | in the driver's cab | on the step of the \
last coach | between two crated geese | in the lavatory | on a heap of kit bags | in the guard's \
armchair
From {city} to {city2} I travelled {trainseat}, as the train was full on {weekday}.
As the train was full on {weekday}, I travelled {trainseat} from {city} to {city2}.
On {weekday} the train was full, so I travelled {trainseat} from {city} to {city2}.
> {trainseat}
Where did I sit when I travelled on the full train?
In what spot on the full train was it that I travelled from {city} to {city2}?
Where did I have to travel for want of a seat?
Which uncomfortable corner was mine on the railway?
> {city2}
To which town was it that I travelled on the full train?
To where had I travelled {trainseat} on the full train from {city}?
What was my destination on the crowded railway?
Where did I climb out, stiff after my uncomfortable ride?
> {city}
From which town was it that I travelled on the full train?
Where did I get on the full train on which I travelled {trainseat}?
Where did my uncomfortable ride start? / What was the place of departure on that crowded railway?
> {weekday}
On what day was the train so full that I travelled {trainseat}?
When was the train to {city2} full? / When was the railway so crowded?
On which day of the week did I have such an uncomfortable ride?

= bisonfeed: bark of young aspens | beet tops from the co-op | lichen under the snow | acorns in \
a good year | sedge along the brook | hay with molasses | stolen maize cobs | willow shoots
In hard winters the bison in the forest of {city} live on {bisonfeed}.
The bison in the forest of {city} live on {bisonfeed} in hard winters.
On {bisonfeed} the bison in the forest of {city} live in hard winters.
> {bisonfeed}
What do the bison in the forest live on in hard winters?
On what do the bison of {city} live when winters are hard?
How does the shaggy herd survive the cold season?
What do the giants of the wood eat when food is scarce?
> {city}
In the forest of which town do bison live? / Where do bison live on {bisonfeed} in hard winters?
Where is the shaggy herd at home? / Near what place could I meet the giants of the wood?

= crevasserope: sang hymns | counted the ravens | ate all his chocolate | recited the football \
results | dug a seat with his cup | wrote a will on his glove | whistled for six hours | planned \
a new kitchen
While hanging in the crevasse on {date}, {last} {crevasserope} until the team came.
On {date} {last}, hanging in the crevasse, {crevasserope} until the team came.
{last} {crevasserope} while hanging in the crevasse on {date}, until the team came.
> {crevasserope}
What did {last} do while hanging in the crevasse?
How was the time spent hanging in the crevasse on {date} until the team came?
How did the unlucky climber pass the wait for rescue?
What kept up the spirits of the victim in the ice?
> {last}
Who was hanging in the crevasse? / Who {crevasserope} while hanging in the crevasse?
Who waited for rescue in the ice? / What is the unlucky climber's name?
> {date}
On what day was {last} hanging in the crevasse?
When did the team come to the one hanging in the crevasse?
When did the accident on the ice happen? / What was the date of the rescue of the unlucky climber?

= batroost: under the loose ridge tiles | in the crypt of the chapel | behind the cinema screen \
| in the ice house | inside the dam gallery | above the ticket machine | in a hollow lime tree | \
under the motorway bridge
{small} horseshoe bats spend the winter {batroost}, where {first} counts them by red light.
By red light {first} counts the {small} horseshoe bats that spend the winter {batroost}.
Horseshoe bats, {small} of them, spend the winter {batroost} and are counted by {first} by red \
light.
> {batroost}
Where do the horseshoe bats spend the winter?
In what place does {first} find horseshoe bats in winter by red light?
Which shelter have the flying mammals chosen for hibernation?
Where do they hang upside down until spring?
> {small}
How many horseshoe bats spend the winter {batroost}?
What number of horseshoe bats are counted in winter by {first}?
How large is the colony of hibernating flying mammals? / How many hang upside down until spring?
> {first}
Who counts the horseshoe bats? / By whom are the horseshoe bats counted by red light?
Who keeps a record of the hibernating flying mammals?
Which expert visits the colony with a coloured lamp?

= scaffoldban: during the bell ringing | without a second man | in shoes with heels | after two \
beers | when the mesh is off | with a ladder on top | in a wind above forty | while the swifts \
feed their young
Notice at the {structure}: nobody may climb the scaffold {scaffoldban}, by order of {full}.
By order of {full} nobody may climb the scaffold at the {structure} {scaffoldban}.
{full} orders that nobody may climb the scaffold at the {structure} {scaffoldban}.
> {scaffoldban}
When or how may nobody climb the scaffold?
Under what condition is it that nobody may climb the scaffold at the {structure}?
What is forbidden to the builders up on the poles?
In which case must workers remain on the ground?
> {full}
Who orders that nobody may climb the scaffold {scaffoldban}?
By whose order may nobody climb the scaffold? / Who is responsible for safety among the builders?
Who keeps workers on the ground in certain cases?
> {structure}
At which structure is the scaffold that nobody may climb {scaffoldban}?
Where is the notice that nobody may climb the scaffold? / Where are builders at work?
Around what do the poles and planks stand?

= whaleleft: as a garden arch | as a bench in the harbour office | on a plinth outside the \
school | over the door of the pub | under the museum stairs | as a bed for pumpkins | at the \
bottom of the bay | in the bishop's cellar
The jaw of the whale that stranded at {city} in {year} is now {whaleleft}.
In {year} the whale stranded at {city}, and its jaw is now {whaleleft}.
Now {whaleleft} is the jaw of the whale that stranded at {city} in {year}.
> {whaleleft}
Where is the jaw of the whale that stranded at {city}?
Where or as what does the stranded whale now have its jaw? / What became of the huge curved bone?
Where can visitors touch a piece of the ocean giant?
> {year}
In which year was it that the whale stranded?
When was the whale stranded whose jaw is now {whaleleft}?
When did the ocean giant end on the beach? / From what year is the huge curved bone's story?
> {city}
At which town was the whale stranded? / Where was it that a whale stranded in {year}?
On what beach did the ocean giant end? / From where does the huge curved bone come?

= pitprop: it creaks before it breaks | it grows in the next valley | the old miners swear by it \
| it stays dry in salt air | a mule can carry it | it does not spark | it smells of home | the \
owner has shares in it
In the lower gallery {company} still uses {tree} for the props, because {pitprop}.
Because {pitprop}, {company} still uses {tree} for the props in the lower gallery.
{company} still uses {tree} for the props in the lower gallery, because {pitprop}.
> {pitprop}
Why does {company} still use {tree} for the props?
For what reason is {tree} used for props in the lower gallery?
What speaks for old-fashioned timber underground? / What is the advantage of that wood to the mine?
> {tree}
What wood is still used by {company} for the props?
Of which tree are the props in the lower gallery? / Which timber holds up the roof underground?
What kind of trunk do they take into the mine?
> {company}
Which company still uses {tree} for the props? / Whose lower gallery has props of {tree}?
Who owns the mine with the old-fashioned timber?
Which firm supports the roof underground with trunks?

= magpieprize: a hearing aid | the foil off a chocolate bell | half a denture | a ring pull | a \
surveyor's plumb bob | a toy sheriff's star | a bicycle reflector | the dial of a watch
When {first} climbed up to the magpie nest in {street}, there was {magpieprize} in it.
In the magpie nest in {street} there was {magpieprize} when {first} climbed up.
{magpieprize} was in the magpie nest in {street} when {first} climbed up to it.
> {magpieprize}
What was in the magpie nest when {first} climbed up?
What was there to find for {first}, who climbed up to the magpie nest in {street}?
Which treasure had the thieving bird hoarded? / What shone among the twigs in the treetop?
> {street}
In which street is the magpie nest? / Where was the magpie nest to which {first} climbed up?
In what road did the thieving bird live? / Where is the tall tree with the treasure?
> {first}
Who climbed up to the magpie nest?
By whom was the nest of the magpie in {street} visited, who climbed up?
Who was brave enough to inspect the thieving bird's home?
Who looked for treasure among the twigs?

= damwatch: a pendulum in a shaft | dye poured in upstream | a man with a stethoscope | pins set \
in the concrete | a goldfish in the drain | mirrors and a laser | wires that sing | a glass \
strip over each crack
Whether the {structure} is moving is checked every {weekday} with {damwatch}.
Every {weekday} they check with {damwatch} whether the {structure} is moving.
With {damwatch} they check every {weekday} whether the {structure} is moving.
> {damwatch}
With what do they check whether the {structure} is moving?
What is used every {weekday} to check for moving of the {structure}?
Which instrument or method reveals a shift in the masonry?
How would the engineers notice the slightest tilt?
> {weekday}
On which day do they check whether the {structure} is moving?
When is it checked with {damwatch} whether the {structure} is moving?
When is the routine inspection for tilt? / Which day of the week is set for measuring the masonry?
> {structure}
What do they check every {weekday} for moving?
What is checked with {damwatch} as it might be moving? / Which piece of engineering might tilt?
About the stability of which work are they anxious?

= leechbite: bare feet in the ditch | the smell of coffee | loud splashing | a horse at the ford \
| warm blood in wellies | children without socks | the vibration of oars | sweaty anglers
{first} says that what draws the leeches in the moor pond is {leechbite}.
It is {leechbite}, says {first}, that draws the leeches in the moor pond.
What draws the leeches in the moor pond, {first} says, is {leechbite}.
> {leechbite}
What draws the leeches in the moor pond?
By what, says {first}, are the leeches in the pond attracted?
What should bathers avoid if they do not want to be sucked?
Which bait would a collector of bloodsuckers choose?
> {first}
Who says what draws the leeches? / According to whom does {leechbite} draw the leeches in the pond?
Which expert on bloodsuckers gave an opinion? / Who warns bathers?

= harvestend: with a supper in the barn | by burning a straw goat | with a race of combines | by \
ringing a cow bell | with a bath in the trough | by hanging up the last sheaf | with three shots \
in the air | by forgiving all debts
At {first}'s farm the rye harvest ends on about {date} {harvestend}.
The rye harvest at {first}'s farm ends {harvestend}, on about {date}.
{harvestend} the rye harvest at {first}'s farm ends, on about {date}.
> {harvestend}
How does the rye harvest end at {first}'s farm?
With or by what does the harvest of rye on the farm end?
What tradition do they have when the last field has been cut?
In what way do the reapers celebrate?
> {date}
On about what date does the rye harvest end? / When is the harvest over at {first}'s farm?
When do the reapers celebrate? / Around which day of the calendar has the last field been cut?
> {first}
At whose farm does the rye harvest end {harvestend}? / Whose rye harvest ends on about {date}?
Who lets the reapers celebrate?
Which landowner keeps up a tradition after cutting the last field?

= pelletcontent: the skull of a shrew | a pigeon's ring | beetle wings only | two frog thighs | \
a piece of rubber band | mole fur and claws | the jaws of four voles | a goldfish bone
In a pellet from the owl at {place}, class {small} found {pelletcontent}.
Class {small} found {pelletcontent} in a pellet from the owl at {place}.
{pelletcontent}: class {small} found that in a pellet from the owl at {place}.
> {pelletcontent}
What was found in the pellet from the owl?
What did class {small} find in the owl pellet from {place}? / What did the night hunter cough up?
Which remains of a meal did the pupils identify?
> {place}
Where was the owl whose pellet class {small} studied? / From an owl at what place was the pellet?
Where does the night hunter roost? / Near which building were the remains of the meal collected?
> {small}
Which class found {pelletcontent} in the pellet?
By what class was the pellet from the owl taken apart?
Which pupils had a biology lesson with tweezers?
What is the number of the school group who looked into the night hunter's diet?

= radarhut: lay upside down in the gully | was full of drifted snow | had lost its door | was \
home to a fox | burned in the same week | leaned on the wind mast | had been visited by bears | \
was covered in lichen
When {last} came back to the weather hut in {month} it {radarhut}.
It {radarhut} when, in {month}, {last} came back to the weather hut.
In {month} {last} came back to the weather hut, and it {radarhut}.
> {radarhut}
In what state was the weather hut when {last} came back?
What was the matter with the weather hut to which {last} came back in {month}?
How had the observation cabin changed? / What had become of the meteorologist's shelter?
> {last}
Who came back to the weather hut?
By whom was the weather hut seen again in {month}, on coming back?
Which meteorologist returned to the shelter? / Who had been away from the observation cabin?
> {month}
When was {last} back at the weather hut?
In which month did somebody go back to the hut for the weather?
When did the meteorologist return to the shelter?
At what time of year was the observation cabin seen again?

= plumremedy: a band of glue | soapy water at dusk | a wash of lime | hung-up jam jars | \
chickens under the trees | a song played at midnight | cutting right back | ladybirds by post
Against the lice on the plums {first} swears by {plumremedy}, applied in {month}.
{first} swears by {plumremedy}, applied in {month}, against the lice on the plums.
Applied in {month}, {plumremedy} is what {first} swears by against the lice on the plums.
> {plumremedy}
What does {first} swear by against the lice on the plums?
What is applied in {month} against lice on plums?
What is the gardener's trick against green sucking insects?
Which remedy saves the fruit from the pests?
> {month}
In which month does one see {plumremedy} applied against the lice?
When is the remedy against lice on the plums applied?
When does the gardener act against sucking insects?
At what time of year should one see to the pests?
> {first}
Who swears by {plumremedy} against the lice?
By whom is something applied against the lice on the plums?
Which gardener fights sucking insects with success? / Whose trick saves the fruit from pests?

= frogtunnel: smells of oil | is too dry | ends at a fence | echoes with lorries | floods after \
rain | was built for hedgehogs | has a step in it | lets in icy draughts
The frogs at {city} do not use the tunnel under the main road since it {frogtunnel}.
Since it {frogtunnel}, the frogs at {city} do not use the tunnel under the main road.
At {city} the frogs do not use the tunnel under the main road, since it {frogtunnel}.
> {frogtunnel}
Why do the frogs not use the tunnel under the main road?
What is it about the tunnel that the frogs at {city} do not use it?
What is wrong with the passage for amphibians?
For what reason do the little hoppers still risk being run over?
> {city}
Where do the frogs not use the tunnel?
At which town is there a tunnel under the main road for frogs?
Near what place did a passage for amphibians fail?
Where do little hoppers still risk being run over?

= gritbox: chews the brushes | empties the bins on the lawn | follows the school bus | sleeps on \
the warm tarmac | steals the cones | rubs its back on the signs | opens the feed store | stares \
into the tunnel
The {animal} that escaped from the wildlife park near {city} {gritbox}, drivers say.
Drivers say that the {animal} that escaped from the wildlife park near {city} {gritbox}.
Near {city} the {animal} that escaped from the wildlife park {gritbox}, drivers say.
> {gritbox}
What does the {animal} that escaped from the wildlife park do?
What do drivers say about the {animal} that escaped from the park?
How does the runaway creature behave in freedom? / What mischief is the beast without a cage up to?
> {animal}
What escaped from the wildlife park near {city}?
Which animal, as drivers say, {gritbox} after it escaped? / What sort of beast is on the loose?
Which runaway creature do motorists report?
> {city}
Near which town is the wildlife park from which the {animal} escaped?
Where do drivers see the {animal} that escaped? / Where is a beast on the loose?
In the neighbourhood of which place do motorists report a runaway creature?

= riverclean: dried in the sun and burned | sorted by school classes | turned into park benches \
| shown in a museum | sold to a furnace | stacked behind the sluice | weighed by divers | taken \
away by rail
At the mouth of the river in {city}, {weight} of plastic a week is caught and {riverclean}.
Each week {weight} of plastic is caught at the mouth of the river in {city} and {riverclean}.
{weight} of plastic is caught each week and {riverclean} at the mouth of the river in {city}.
> {riverclean}
What is done with the plastic caught at the mouth of the river?
In what way is the plastic from the river mouth dealt with once caught?
What becomes of the floating rubbish afterwards?
What happens to the litter stopped before the ocean?
> {weight}
How much plastic is caught at the mouth of the river?
What weight of plastic in the river is caught in {city} each week?
How heavy is the haul of floating rubbish?
How much litter is stopped before the ocean every seven days?
> {city}
In which town is plastic caught at the mouth of the river?
Where is {weight} of plastic a week caught? / Where is floating rubbish stopped before the ocean?
Which harbour fights the litter in its water?

= tractorgift: with a garland of onions | without an engine | with the dog still in it | painted \
like a cow | full of pears | with a notice of eviction | towed by two oxen | under a tarpaulin
On {date} {first}'s new tractor arrived in the yard {tractorgift}.
{first}'s new tractor arrived {tractorgift} in the yard on {date}.
{tractorgift}, {first}'s new tractor arrived in the yard on {date}.
> {tractorgift}
In what state did {first}'s new tractor arrive in the yard?
How was it when the new tractor arrived in the yard on {date}?
What surprised us about the delivery of the farm machine?
In which odd condition was the vehicle handed over?
> {date}
On what date was it that the new tractor arrived?
When was {first}'s new tractor first in the yard? / When did the farm take delivery of its machine?
On which day was the vehicle handed over?
> {first}
Whose new tractor arrived in the yard?
To whom belongs the new tractor that arrived {tractorgift}? / Which farmer got a machine?
Who bought an agricultural vehicle?

= geyserclock: about once an hour | when the barometer falls | twice before dawn | after every \
earthquake | only in wet years | if soap is thrown in | as the moon rises | whenever the pump is \
off
The little geyser behind the {facility} spouts {geyserclock}, to a height of {length}.
{geyserclock} the little geyser behind the {facility} spouts to a height of {length}.
Behind the {facility} the little geyser spouts {geyserclock}, reaching a height of {length}.
> {geyserclock}
When or how often does the little geyser spout?
On what occasions does the geyser behind the {facility} spout?
When can visitors expect a hot jet of water? / How regular is the natural fountain?
> {length}
To what height does the little geyser spout?
What height is reached when the geyser behind the {facility} spouts?
How tall is the natural fountain? / How far up does the hot jet go?
> {facility}
Behind what does the little geyser spout?
What is in front of the geyser that spouts {geyserclock}?
Which building has a natural fountain in its back yard?
Where must I go to see a hot jet shoot up?

= antmaths: crosses the runway | walks round the kettle | climbs the flagpole | goes in at the \
keyhole | runs over the sleeping cat | follows the phone cable | ends in the sugar tin | passes \
under the altar
The ant trail that {first} has watched for {long_time} {antmaths}.
{first} has watched for {long_time} an ant trail that {antmaths}.
For {long_time} {first} has watched how the ant trail {antmaths}.
> {antmaths}
Where does the ant trail lead that {first} has watched?
What route has the ant trail been watched to take for {long_time}?
Which path do the tiny workers follow? / What way have the six-legged carriers chosen?
> {long_time}
For how long has {first} watched the ant trail?
How long is it that the ant trail has been watched?
Since when, counted back from now, have the tiny workers been under observation?
How much time did somebody spend looking at six-legged carriers?
> {first}
Who has watched the ant trail? / By whom has an ant trail been watched for {long_time}?
Who has the patience to observe tiny workers?
Which friend of insects is always on the floor with a magnifying glass?

= lockwait: a barge full of swans | a jammed paddle | somebody's dropped spectacles | two \
quarrelling skippers | water too low by a foot | a wedding party on stilts | the keeper's siesta \
| a fridge between the gates
At the lock in {city} we lost {duration} because of {lockwait}.
Because of {lockwait} we lost {duration} at the lock in {city}.
We lost {duration} at the lock in {city}, and the reason was {lockwait}.
> {lockwait}
Because of what was it that we lost {duration} at the lock?
For what reason had we lost time at the lock in {city}? / What delayed our narrowboat?
Why could we not get through the canal gates sooner?
> {duration}
How much time had we lost at the lock?
How long was it that we lost at the lock because of {lockwait}?
How long was our narrowboat delayed? / What was the wait for the canal gates?
> {city}
At the lock in which town was time lost? / Where is the lock that lost us {duration}?
Where was our narrowboat delayed? / In which place did the canal gates not open for us?

= mudhouse: straw and horse dung | crushed oyster shells | goat hair | the ash of rice husks | \
sieved termite hill | egg white | chopped hemp | river pebbles
For the walls of the new school near {city} they mix the mud with {mudhouse}.
Near {city} they mix mud with {mudhouse} for the walls of the new school.
With {mudhouse} they mix the mud for the walls of the new school near {city}.
> {mudhouse}
With what do they mix the mud for the walls?
What do they put in the mix of mud for the new school near {city}?
Which ingredient makes the earth building last?
What stops the soil from cracking on that classroom block?
> {city}
Near which town do they mix mud for the new school?
Where do the walls of the new school need mud with {mudhouse}?
Where is an earth building going up? / Near what place will pupils sit in rooms of soil?

= pigeonflight: through a hailstorm | by way of the motorway | with a hawk behind it | on one \
good wing | along the coast at night | in company with ducks | with a night in a silo | against \
a headwind
The pigeon {pet} flew home from {city} in {duration} {pigeonflight}.
{pigeonflight} the pigeon {pet} flew home from {city} in {duration}.
In {duration} the pigeon {pet} flew home {pigeonflight} from {city}.
> {pigeonflight}
In what circumstances was it that the pigeon {pet} flew home?
Under what conditions is it said that {pet} flew home from {city}?
What made the racing bird's journey so special? / How did the feathered racer make its way?
> {duration}
In what time was it that the pigeon flew home?
How long was it until {pet}, who flew from {city}, was home?
How long was the racing bird on the wing? / What was the feathered racer's result on the clock?
> {city}
From which town was it that the pigeon flew home?
Where was the start from which the pigeon {pet} flew? / Where was the racing bird released?
What was the starting point of the feathered racer?
> {pet}
Which pigeon flew home from {city}? / What is the pigeon called that flew home {pigeonflight}?
What is the name of the racing bird? / Which feathered athlete made it back to the loft?

= fireplace: in the hold with the cotton | in a pile of oily rags | behind the galley stove | \
under the third hatch | in the lamp room | among the cargo of matches | in the captain's wig box \
| next to the aft boiler
The fire on the {ship} broke out {fireplace} at {time}.
At {time} the fire on the {ship} broke out {fireplace}.
{fireplace}, at {time}, the fire on the {ship} broke out.
> {fireplace}
Where on the {ship} was it that the fire broke out?
In what place was the fire when it broke out at {time}?
In which part of the vessel did the flames start? / Where did the sailors see the first smoke?
> {time}
At what time was it that the fire broke out?
When was the moment the fire on the {ship} broke out {fireplace}?
At which hour did the sailors see the first smoke? / When did flames start to spread on board?
> {ship}
On which ship was it that the fire broke out?
What was the {time} fire that broke out {fireplace} on? / Which vessel went up in flames?
On board of what did sailors see the first smoke?

= beachsand: shells of tiny snails | ground lava | crushed garnets | old bottle glass | bits of \
coral | coal from a lost barge | olive-green crystals | foreign ballast gravel
Under {first}'s magnifying glass the sand of the beach at {city} turned out to be {beachsand}.
The sand of the beach at {city} turned out under {first}'s magnifying glass to be {beachsand}.
{beachsand}: that the beach sand at {city} turned out to be, under {first}'s magnifying glass.
> {beachsand}
What did the sand of the beach turn out to be?
What was the beach sand at {city} under the magnifying glass?
Of what do the grains on that shore consist? / What am I really lying on when I sunbathe there?
> {city}
On the beach at which town was the sand {beachsand}?
From where was the beach sand under {first}'s magnifying glass?
Where is the shore with the odd grains?
Which place has something strange for sunbathers to lie on?
> {first}
Under whose magnifying glass was the beach sand?
Whose glass showed that the sand of the beach was {beachsand}?
Who examined the grains from the shore? / Which curious sunbather took a closer look?

= muleload: two bells for the chapel | ice for the innkeeper | a printing press in pieces | \
sixty sleeping bags | batteries for the repeater | tiles one by one | cheese down and wine up | \
a dentist's chair
On the path to the pass {first}'s mules carried {muleload} in {month}.
In {month} {first}'s mules carried {muleload} on the path to the pass.
{muleload}: that was carried in {month} by {first}'s mules on the path to the pass.
> {muleload}
What was carried by {first}'s mules to the pass?
In {month} what was it that the mules carried on the path?
What was on the backs of the pack animals? / Which freight went up where no vehicle can go?
> {month}
In which month did {first}'s mules have {muleload} to bring along the path to the pass?
When was it that the mules carried something on the path to the pass?
When were the pack animals on their way? / What time of year was it when freight went up?
> {first}
Whose mules carried {muleload}? / To whom belong the mules on the path to the pass?
Who owns the pack animals? / Who sent freight up where no vehicle can go?

= berryplace: along the dismantled railway | behind the firing butts | where the plane came down \
| in the churchyard corner | on the spoil heap | on the island of the ducks | at the edge of the \
clear-cut | round the old kiln
The best cloudberries grow {berryplace}, {first} told me in {month}, but say nothing.
{first} told me in {month} that the best cloudberries grow {berryplace}, but say nothing.
Say nothing, but the best cloudberries grow {berryplace}, as {first} told me in {month}.
> {berryplace}
Where do the best cloudberries grow?
In what place, as {first} told me, do cloudberries grow best?
Which secret spot should I visit with a basket? / Where is the finest northern fruit to be picked?
> {first}
Who told me where the best cloudberries grow?
By whom was I told that cloudberries grow {berryplace}?
Who let me into the secret of the northern fruit? / Whose tip did I get about a spot to pick?
> {month}
When was I told where the best cloudberries grow?
In which month had {first} told me of the cloudberries?
When did I learn the secret of the northern fruit?
At what time of year did a friend give away the spot?

= penguinname: a yellow ring | the dent in its beak | its fear of snow | a habit of yawning | \
one white toe | its crooked walk | a voice like a donkey | the mole on its chest
{first} can tell the penguin {pet} from the other {count} by {penguinname}.
By {penguinname} {first} can tell the penguin {pet} from the other {count}.
The penguin {pet} can be told from the other {count} by {penguinname}, says {first}.
> {penguinname}
By what can {first} tell the penguin {pet} from the others?
How can the penguin {pet} be told from the other {count}?
What makes one bird in the colony stand out?
By which feature does the keeper recognise the favourite?
> {pet}
Which penguin can {first} tell from the other {count}?
Which penguin has {penguinname}, unlike the other {count}?
What is the name of the conspicuous bird in the colony?
Who among the black-and-white swimmers is recognised at once?
> {count}
From how many others can {first} tell the penguin? / How many other penguin neighbours has {pet}?
How large is the rest of the colony? / Among what number of lookalikes does the favourite live?

= trenchfill: burnt grain | smashed wine jars | nothing but snail shells | horse skulls in a row \
| blue glass waste | oyster shells and pins | the floor of a later house | broken roof tiles
Trench {small} at {drill_site} was filled with {trenchfill}, noted {last}.
{last} noted that trench {small} at {drill_site} was filled with {trenchfill}.
Filled with {trenchfill}, noted {last}, was trench {small} at {drill_site}.
> {trenchfill}
With what was trench {small} filled? / What filled trench {small} at {drill_site}?
What did the excavators have to scoop out of the ancient ditch?
Which deposit did they come across in the cut?
> {small}
Which trench at {drill_site} was filled with {trenchfill}?
What is the number of the trench that was filled with {trenchfill}?
Which of the ancient ditches held that deposit?
What figure does the excavation plan give that cut?
> {last}
Who noted that trench {small} was filled with {trenchfill}?
By whom was it noted that the trench was filled? / Which archaeologist kept the journal?
Who recorded the deposit in the cut?

= roadsurface: recycled running tracks | rubber from old tyres | cobbles from the harbour | \
asphalt with cork in it | planks of robinia | ground toner cartridges | blocks of lava | shells \
from the cannery
The cycle path along {street} is made of {roadsurface} and cost {price}.
Made of {roadsurface}, the cycle path along {street} cost {price}.
{price} is what the cycle path along {street} cost, made of {roadsurface}.
> {roadsurface}
What is the cycle path along {street} made of? / Of what is the cycle path made that cost {price}?
What is under my wheels when I pedal there?
Which surface did the council choose for people on two wheels?
> {price}
How much did the cycle path cost? / What was the cost of the path made of {roadsurface}?
What did the council pay for the lane for people on two wheels?
How expensive was it to let us pedal in safety?
> {street}
Along which street is the cycle path made of {roadsurface}?
Where is the cycle path that cost {price}? / Beside which road may we pedal in safety?
Where did the council invest in people on two wheels?

= squidbait: a glowing glove | strips of pork fat | a red shoelace | half a sardine | a tin \
spoon | lemon peel on a hook | a jig like a shrimp | old wedding confetti
At night off {city} {first} catches the squid with {squidbait}.
With {squidbait} {first} catches the squid off {city} at night.
Off {city} the squid is what {first} catches at night with {squidbait}.
> {squidbait}
With what does {first} catch squid at night?
What is the thing with which {first} catches the squid off {city}?
What lures the ten-armed swimmer out of the dark water? / Which bait is on the fisher's line?
> {first}
Who catches the squid with {squidbait}? / By whom is squid caught off {city} at night?
Who fishes for something with ten arms? / Who sits in the dark over black water with a line?
> {city}
Off which town does {first} go for squid at night?
Where is it that {first} catches the squid with {squidbait}? / Which coast has ten-armed swimmers?
Near what harbour does the fisher sit in the dark?

= hailshelter: under the trailer | in a confessional | inside a concrete pipe | among the \
pallets | beneath a snooker table | under one big umbrella | in the potato clamp | behind the \
ticket booth
During the hail of {date} the pickers of {first} waited {hailshelter}, all dry.
The pickers of {first} waited {hailshelter}, all dry, during the hail of {date}.
All dry, {first}'s pickers waited {hailshelter} during the hail of {date}.
> {hailshelter}
Where did {first}'s pickers wait during the hail?
During the hail of {date}, in what place had the pickers waited?
How did the farm workers escape the falling ice?
What sheltered the harvest helpers from the storm?
> {date}
On what day were the pickers waiting during the hail?
When was the hail during which {first}'s pickers waited {hailshelter}?
When did ice fall from the sky? / Which day's storm drove the harvest helpers to shelter?
> {first}
Whose pickers waited {hailshelter} during the hail?
For whom do the pickers work who waited all dry? / Who employs the harvest helpers?
On whose land did farm workers escape the falling ice?

= batterystore: second-hand car cells | a heap of hot stones | water pumped uphill | a train of \
loaded wagons | molten salt | a flywheel in the cellar | compressed air in a mine | a tower of \
blocks
At night {city} lives on the sun of the day, stored in {batterystore} since {year}.
Since {year} {city} has stored the sun of the day in {batterystore} and lives on it at night.
Stored in {batterystore} since {year}, the sun of the day is what {city} lives on at night.
> {batterystore}
In what is the sun of the day stored? / What has {city} stored the sun of the day in since {year}?
How does the place save up electricity for after dark?
What keeps the energy until the lamps go on?
> {city}
Which town lives at night on the sun of the day? / Where is the sun stored in {batterystore}?
Which place saves up electricity for after dark? / Whose lamps burn with energy kept from noon?
> {year}
Since when has {city} stored the sun of the day?
From what year on was the sun of the day stored in {batterystore}?
When did they begin saving up electricity for after dark?
Since what year have lamps burned with energy kept from noon?

= gooseguard: lawn mowers and bicycles | the vicar only | strangers with hats | anything yellow \
| the man who reads the meter | foxes and joggers | children on scooters | the postman's bag
The goose {pet} guards the yard of the {company} depot and attacks {gooseguard}.
{pet}, a goose, guards the yard of the {company} depot and attacks {gooseguard}.
{gooseguard}: that is what the goose {pet} attacks, guarding the yard of the {company} depot.
> {gooseguard}
What does the goose in the yard attack?
Who or what has to fear attacks by {pet}, the goose that guards the depot?
Against what does the feathered sentry lose her temper?
At the sight of what does the hissing bird charge?
> {company}
Which company's depot has a yard that a goose guards? / Whose depot is guarded by the goose {pet}?
Which firm does without a dog for its premises? / Who employs a feathered sentry?
> {pet}
What is the goose called that guards the yard?
Which goose attacks {gooseguard} at the {company} depot?
What name does the hissing bird answer to? / Who is the feathered sentry?

= icebreak: by sawing a channel | with the anchor as a ram | by rocking from side to side | with \
hot bilge water | by waiting for the spring tide | with dynamite from the mine | by spreading \
soot | with the crew jumping in step
Stuck in the ice, the {ship} got free {icebreak} after {duration}.
The {ship} got free {icebreak} after {duration} stuck in the ice.
After {duration} stuck in the ice, the {ship} got free {icebreak}.
> {icebreak}
How did the {ship}, stuck in the ice, get free?
In what way was the {ship} free at last after {duration} in the ice?
By what method did the sailors release their frozen vessel?
What finally loosened the grip of the winter sea?
> {duration}
For how long was the {ship} stuck in the ice?
After what time stuck in the ice was the {ship} free?
How long did the sailors remain prisoners of the winter sea?
How much delay did the frozen vessel suffer?
> {ship}
Which ship was stuck in the ice? / What got free {icebreak} after being stuck in the ice?
Which vessel froze in? / What was the name of the sailors' floating prison?

= vultureplan: with butchers' bones | with sheep that died in winter | with a lorry of chicken \
heads | without painkillers in the meat | with bread soaked in blood | with what hunters leave | \
with rabbits from the lab | with condemned hams
On the ledge over {city} {first} feeds the vultures {vultureplan} every {weekday}.
Every {weekday} {first} feeds the vultures {vultureplan} on the ledge over {city}.
The vultures on the ledge over {city} are fed by {first} {vultureplan} every {weekday}.
> {vultureplan}
With or without what does {first} feed the vultures?
How are the vultures on the ledge over {city} fed? / What sort of meals do the bald scavengers get?
On what principle is the table laid for the big birds?
> {weekday}
On which day does {first} feed the vultures? / When are the vultures on the ledge fed?
When is the table laid for the big birds? / What is the scavengers' regular dinner day?
> {first}
Who feeds the vultures on the ledge? / By whom are the vultures over {city} fed?
Who lays the table for the big birds? / Who looks after the bald scavengers?

= gardenwarn: makes the hens drunk | burns the skin in sunshine | kills every hedgehog | blocks \
the drains within a year | stinks out the whole row | gives the honey a bitter taste | brings \
down old walls | spreads by the hour
{first}'s note on the shed: do not plant {plant} here again, the lot {gardenwarn}.
{first} noted on the shed that the lot {gardenwarn} and no {plant} may be planted here again.
Do not plant {plant} here again, {first} noted on the shed, the lot {gardenwarn}.
> {gardenwarn}
What does the lot do, according to {first}'s note on the shed?
Why should one not plant {plant} here again, as noted on the shed?
What harm is done by the unwelcome greenery?
Which bad effect did the gardener blame on a former crop?
> {plant}
What should one not plant here again, as the note on the shed says?
What is noted on the shed as not to be planted again? / Which growth is unwelcome in the garden?
What former crop did more harm than good?
> {first}
Whose note is on the shed about not planting {plant} again?
By whom was it noted on the shed that {plant} must not be planted again?
Which gardener wrote a warning? / Who had bad experiences with a former crop?

= glowworm: by the bins of the fire station | up the stair to the castle | along the towpath \
wall | in the long grass at the tip | on the graves of the sailors | beside the model railway | \
behind the cricket screen | round the manhole
Glow-worms can be seen {glowworm} in {city} from {time} onwards, says {first}.
From {time} onwards, says {first}, glow-worms can be seen {glowworm} in {city}.
In {city}, {first} says, glow-worms can be seen {glowworm} from {time} onwards.
> {glowworm}
Where in {city} can glow-worms be seen?
In what spot, says {first}, are glow-worms to be seen onwards from {time}?
Where do the little green lights shine? / Which corner should I visit to find luminous beetles?
> {time}
From what time onwards can glow-worms be seen?
When onwards from can you have the glow-worms of {city} seen?
When do the little green lights go on? / How late must I be out to find luminous beetles?
> {city}
In which town can glow-worms be seen {glowworm}?
Where can glow-worms be seen from {time} onwards? / Which place has little green lights at night?
Where should I travel to find luminous beetles?
> {first}
Who says where glow-worms can be seen?
According to whom can glow-worms be seen from {time} onwards?
Whose tip about the little green lights is this? / Who knows about luminous beetles?

= fieldname: a hanged drummer | the shape of a boot | a spring that never dried | the price paid \
for it | seven drowned nuns | a duel over a goose | its sour soil | the first potatoes
The field that {first} ploughs on {weekday} has its odd name from {fieldname}.
From {fieldname} comes the odd name of the field that {first} ploughs on {weekday}.
On {weekday} {first} ploughs the field that has its odd name from {fieldname}.
> {fieldname}
From what has the field that {first} ploughs its odd name?
Where does the odd name of the field come from?
To what does the piece of land owe what it is called?
What is the origin of the curious entry on the map?
> {weekday}
On what day does {first} plough the field with the odd name?
When is the field with the name from {fieldname} ploughed?
When will the tractor be on that piece of land? / Which day is set for turning the soil?
> {first}
Who ploughs the field with the odd name?
By whom is the field ploughed that has its name from {fieldname}?
Which farmer will turn the soil? / Who sits on the tractor for that piece of land?

= snakecalm: talks to it in a low voice | offers it a cool bucket | turns off the music | covers \
its eyes with a cap | waits for a cloud | uses a broom and a bin | hums like a fridge | lays a \
pipe beside it
When a python turns up in a garage, {full} of the fire brigade in {city} {snakecalm}.
{full} of the fire brigade in {city} {snakecalm} when a python turns up in a garage.
Whenever a python turns up in a garage in {city}, {full} of the fire brigade {snakecalm}.
> {snakecalm}
What does {full} of the fire brigade do when a python turns up?
How does the fire brigade's {full} deal with a python in a garage?
Which method works with an escaped reptile among cars?
How does the rescuer get hold of a long scaly intruder?
> {full}
Who of the fire brigade is called when a python turns up?
Who {snakecalm} when a python turns up in a garage?
Which rescuer has a way with an escaped reptile? / Who is not afraid of a long scaly intruder?
> {city}
In which town is {full} in the fire brigade?
Where does a fire brigade have somebody who {snakecalm} when a python turns up?
Which place has a rescuer for escaped reptiles? / Where may drivers meet a long scaly intruder?

= gullyname: a bell from a sunk ferry | the song of seals | a loose hatch in the wind | stones \
rolling in the swell | a pump in the old mine | air pressed out of a cave | ice grinding on ice \
| frogs in the cistern
The moaning that {first} hears at {time} below the cliffs is {gullyname}.
What {first} hears moaning below the cliffs at {time} is {gullyname}.
Below the cliffs at {time} {first} hears a moaning, which is {gullyname}.
> {gullyname}
What is the moaning below the cliffs?
What is it really that {first} hears moaning below the cliffs at {time}?
What explains the ghostly noise from the shore? / Which source has the eerie sound?
> {time}
At what time does {first} hear the moaning?
When is the moaning below the cliffs, in truth {gullyname}, to be heard?
When does the ghostly noise start? / At which hour is there an eerie sound from the shore?
> {first}
Who hears the moaning below the cliffs?
To whose ears comes the moaning below the cliffs, in truth {gullyname}?
Who is kept awake by a ghostly noise? / Whose ears catch the eerie sound from the shore?

= minerescue: tapping on a pipe | a canary's song | a lamp on a string | smoke from a drill hole \
| a phone in a lunch tin | the barking of a pit dog | a message in a bucket | water that turned \
green
In {year} the rescuers at {city} found the buried miners after {duration} thanks to {minerescue}.
Thanks to {minerescue} the rescuers at {city} found the buried miners in {year} after {duration}.
After {duration}, thanks to {minerescue}, the rescuers at {city} found the buried miners in {year}.
> {minerescue}
Thanks to what were the buried miners found?
What helped, so that the rescuers at {city} found the miners after {duration}?
What sign of life showed where to dig? / How did they locate the men trapped underground?
> {duration}
After what time were the buried miners found?
How long was it until the rescuers at {city} found the miners?
How long were the men trapped underground? / How much time went by before there was a sign of life?
> {year}
In which year were the buried miners found by rescuers?
When was it that rescuers at {city} found the miners? / When was the accident underground?
Which year saw the men trapped and then freed?

= gatepost: sixpence a sheep | close it or be shot | bull with no sense of humour | slow for \
ducklings | mud deeper than boots | trains do not stop | beware of the well | eggs and advice
The sign that {first} painted for the gate on the old drove road at {city} says "{gatepost}".
"{gatepost}" says the sign that {first} painted for the gate on the old drove road at {city}.
On the old drove road at {city} is a gate with a sign, painted by {first}, that says "{gatepost}".
> {gatepost}
What does the sign on the gate say?
What was painted by {first} on the sign for the gate on the old drove road?
Which words greet hikers at the barrier? / Quote the notice that walkers have to read there.
> {first}
Who painted the sign for the gate? / By whom was the sign that says "{gatepost}" painted?
Who is the author of the notice for hikers? / Which farmer took a brush to greet walkers?
> {city}
At which town is the gate with the sign on the drove road?
Where is the old drove road with the sign painted by {first}?
Where do hikers meet a funny notice? / Near which place will walkers find the barrier?

= tugfood: a bowl of eels | fried bread and jam | the cook's fish cakes | cold tripe | a loaf \
with bacon inside | lentils with vinegar | the pilot's birthday cake | rice from the day before
For towing the {ship} into {city}, the tug's crew were paid with {tugfood}.
The tug's crew were paid with {tugfood} for towing the {ship} into {city}.
With {tugfood} the tug's crew were paid for towing the {ship} into {city}.
> {tugfood}
With what were the tug's crew paid? / What were the crew paid with for towing the {ship}?
Which meal rewarded the helpers in the harbour?
What did the little vessel's men get to eat for their trouble?
> {ship}
Which ship were the tug's crew towing into {city}?
For towing what were the crew paid with {tugfood}? / Which vessel needed help in the harbour?
What was on the end of the hawser?
> {city}
Into which town were the tug's crew towing the {ship}?
Where was the crew that was paid for towing heading?
Which port did the vessel need help to enter? / Where did the helpers eat their reward?

= bearclue: the rubbish bins are chained | honey is sold indoors | nobody barbecues | the school \
bus stops at every door | dogs wear bells | compost is forbidden | cars stay unlocked as refuges \
| apples are picked green
Since a bear was seen in {street} in {month}, {bearclue} there.
There, in {street}, {bearclue} since a bear was seen in {month}.
A bear was seen in {street} in {month}, and since then {bearclue} there.
> {bearclue}
What has changed since a bear was seen in {street}?
What is it like there in {street} since the bear was seen in {month}?
How do residents protect themselves from the big furry visitor?
Which precaution was taken against the wild animal?
> {street}
In which street was a bear seen? / Where was it that a bear was seen in {month}?
In what road do residents take precautions? / Where did the big furry visitor turn up?
> {month}
In which month was a bear seen in {street}? / When was the bear that was seen in {street} there?
When did the big furry visitor turn up? / At what time of year did residents get such a fright?

= sluicehand: a blind organist | the baker's twins | a retired judge | whoever lost at cards | \
the nun from the convent | an algorithm in the capital | the pub landlord | a pupil with good marks
The sluice at the {structure} is opened by {sluicehand} whenever the water stands {length} too \
high.
Whenever the water stands {length} too high, {sluicehand} opens the sluice at the {structure}.
Opened by {sluicehand}, the sluice at the {structure} lets off water whenever it stands {length} \
too high.
> {sluicehand}
By whom is the sluice at the {structure} opened?
If the water stands too high, by whom or what is the sluice opened?
Who decides about letting the flood through? / Whose hand is on the gate when levels rise?
> {length}
When the sluice is opened, how much too high is the water?
By how much does the water stand too high whenever the sluice is opened?
What rise in level is needed before somebody lets the flood through?
How far over the normal mark is the limit?
> {structure}
At which structure is the sluice opened by {sluicehand}?
Where is a sluice opened whenever the water stands too high? / Where do they let the flood through?
Which piece of engineering has a gate for rising levels?

= orchidvisit: a wasp that thinks it a female | hawk moths after dark | one rare hoverfly | ants \
in the rain | a short-tongued bee | gnats from the fungus | a hummingbird | a man with a paintbrush
The ghost orchid at {site} is pollinated by {orchidvisit}, {person} has found out.
{person} has found out that the ghost orchid at {site} is pollinated by {orchidvisit}.
By {orchidvisit}, {person} has found out, the ghost orchid at {site} is pollinated.
> {orchidvisit}
By what or whom is the ghost orchid pollinated?
What, {person} has found out, has the ghost orchid pollinated?
Who carries the dust from bloom to bloom?
Which visitor makes it possible for the pale flower to set seed?
> {person}
Who has found out how the ghost orchid is pollinated?
By whom was it found out that {orchidvisit} pollinated the orchid?
Which botanist solved the riddle of the pale flower?
To whom do we owe what we know about that bloom?

= miragetell: the camels turned their heads | the mountain had a twin | the thermos was empty | \
their own tracks crossed ahead | the stars were wrong | the ground rang hollow | the wind \
smelled of bread | the compass pointed at the lorry
{last} noticed on day {small} of the desert crossing that {miragetell}.
On day {small} of the desert crossing {last} noticed that {miragetell}.
That {miragetell} was noticed by {last} on day {small} of the desert crossing.
> {miragetell}
What was noticed by {last} on the desert crossing?
What was it that was noticed on day {small} of the crossing?
Which observation was made among the dunes? / What struck the explorer as strange in the sands?
> {small}
On which day of the desert crossing was it noticed that {miragetell}?
Which day of the crossing was it when {last} noticed something?
How many sunrises into the journey was the observation made?
How many days had the march through the sands taken by then?
> {last}
Who noticed something on the desert crossing?
By whom was it noticed on day {small} that {miragetell}, on the crossing?
Which explorer was so observant among the dunes? / Who found something strange in the sands?

= heronprey: goldfish from the hotel pool | ducklings in May | a whole slice of pizza | voles in \
the set-aside | the ring off a finger | young moorhens | sticklebacks in the gutter | crayfish \
by the sluice
Our {street} heron is fond of {heronprey}, as {first} saw at {time}.
{first} saw at {time} that our {street} heron is fond of {heronprey}.
What our {street} heron is fond of, as {first} saw at {time}, is {heronprey}.
> {heronprey}
What is our heron fond of? / Of what, as {first} saw, is our heron in {street} fond?
What does the grey fisher like to swallow? / Which delicacy attracts the long-legged stalker?
> {first}
Who saw what our heron is fond of?
By whom was the heron seen, who saw that it is fond of {heronprey}?
Who caught the grey fisher at his meal?
Which witness told us about the long-legged stalker's taste?
> {street}
In which street is our heron fond of {heronprey}? / Which street's heron was it that {first} saw?
Where does the grey fisher stand? / Which road has a long-legged stalker?
"""
