"""Birds, bees, trees, rivers and skies, as those saw them who watched (see relations.py)."""

RELATIONS = """
By first light at {time} the osprey was back on her platform above {city}, and {full} logged it \
for the club.
{full} logged for the club that the osprey above {city} was back on her platform by first light \
at {time}.
Above {city} the osprey sat on her platform again at {time}, first light, as {full} logged for \
the club.
> {time}
At what hour was the osprey logged on her platform?
When, at first light, was the osprey back above {city}?
What did the clock show when the bird of prey was seen to have come home?
How early was the big fish hawk noticed at its nest?
> {city}
Above which town does the osprey have her platform?
Over what place was the osprey back at first light?
Near which town does the fish-eating raptor nest?
Where did the watchers see that the big bird had returned from Africa?
> {full}
Who logged the osprey on her platform? / By whom was the return of the osprey logged for the club?
Which bird watcher wrote down that the raptor had returned?
Who noticed that the fish hawk was home?

The swarm hung in {first}'s {tree} tree, and it took us {duration} and one old bedsheet to box \
it; it weighs {weight}.
It took us {duration} and an old bedsheet to box the swarm in the {tree} tree of {first}, which \
weighs {weight}.
Now boxed, the swarm weighs {weight}; it hung in the {tree} tree at {first}'s and took us \
{duration} and an old bedsheet.
> {tree}
In what kind of tree hung the swarm that we had to box?
What was the swarm hanging in when we came with the bedsheet?
On which plant had the bees settled before we caught them?
Where in {first}'s garden had the runaway bees gathered?
> {duration}
How long did it take us to box the swarm?
With an old bedsheet, how much time did we need until the swarm was boxed?
How much of our day went on catching the runaway bees?
How long were we busy getting the insects down from the branch?
> {weight}
What does the boxed swarm weigh? / What weight was the swarm that hung at {first}'s?
How heavy are the bees that we caught? / What did the scales say about our new colony?
> {first}
In whose tree did the swarm hang? / Who had the swarm that we needed a bedsheet to box?
At whose home did we catch the bees? / Whose garden had the runaway insects picked?

Varroa count, hive by the ditch: {small} mites on the board in {duration}. Treat with oxalic \
acid before {date}, please.
Please treat the hive by the ditch with oxalic acid before {date}: the board caught {small} \
mites in {duration}.
In {duration} there were {small} varroa mites on the board of the hive by the ditch, so please \
use oxalic acid before {date}.
> {small}
How many mites lay on the board of the hive by the ditch? / What is the varroa count on the board?
How many of the parasites dropped from the bees?
The number of pests that were found under the colony?
> {date}
Before which day is oxalic acid due in the hive by the ditch?
By when should we use the oxalic acid against varroa mites?
What is the deadline for dealing with the parasites? / How soon do the bees have to be dosed?
> {duration}
In what time did the board catch {small} mites?
How long did the board under the hive collect varroa mites?
Over what period were the fallen parasites gathered?
How long did the beekeeper wait until the pests were tallied?

We had {sky} over the mill at {time}, the barometer stood at {pressure}, and my left ear told me \
the rest.
My left ear told me the rest, but at {time} the barometer at the mill stood at {pressure}, with \
{sky} over us.
{pressure} was what the barometer at the mill showed at {time}, under {sky}; my left ear told me \
the rest.
> {sky}
What was over the mill when the barometer stood at {pressure}?
What did we have above the mill while my left ear told me the rest?
What did the heavens look like to the diarist? / What sort of weather was there at {time}?
> {pressure}
What did the barometer at the mill show?
At what did the barometer stand when my left ear told me the rest?
What was the reading of the weather glass? / How much did the air press down at {time}?
> {time}
When did the barometer at the mill stand at {pressure}? / At what hour was the mill barometer read?
At what o'clock did I look at the weather glass? / What time was the reading of the air made?

Lambing diary: ewe {code} had triplets at {time}, the smallest only {weight}, and it is in the \
bottom oven with the door open.
The smallest of ewe {code}'s triplets, born at {time}, is in the bottom oven with the door open, \
for it is only {weight}.
In the bottom oven, with the door open, lies a lamb of only {weight}, the smallest of the \
triplets that ewe {code} had at {time}.
> {code}
Which ewe had triplets? / Whose smallest lamb lies in the bottom oven?
What tag does the mother sheep wear? / Which sheep gave birth to three young?
> {time}
When were the triplets of the ewe born?
At what hour did ewe {code} have the lamb that lies in the oven?
What time of the night or day did the sheep give birth? / When did the three little ones arrive?
> {weight}
What is the weight of the smallest of the triplets? / How heavy is the lamb in the bottom oven?
What did the scales say about the tiny newborn?
How much is there of the weakling that is kept warm in the kitchen?

The stand behind {numbered} is to be thinned by {percent} this winter; mark the {tree} trees in \
{colour}, and leave anything with a nest in it.
Leave anything with a nest in it, but mark the {tree} trees behind {numbered} in {colour}: the \
stand there is to be thinned by {percent} this winter.
This winter {percent} is to be thinned out of the stand behind {numbered}; mark its {tree} trees \
in {colour}, except those with a nest.
> {percent}
By how much is the stand to be thinned this winter?
What share of the stand behind {numbered} is to be thinned out?
What proportion of the wood is to be cut? / How much of the timber does the forester want gone?
> {colour}
In which colour are we to mark the trees of the stand?
What paint must mark the {tree} trees that have no nest?
What will the blobs on the trunks look like? / Which spray can should I take into the wood?
> {tree}
Which trees of the stand should be marked?
Trees of which kind are to be marked in {colour}, unless they have a nest?
Which species will the loggers go for in that wood?
What sort of timber does the forester want out?
> {numbered}
Behind what is the stand that is to be thinned this winter?
Where are the trees to mark that are thinned by {percent}?
In what part of the wood will the loggers be busy felling?
Where is the patch of wood that is going to have fewer trunks?

{first}, the harvester has thrown a track again on the slope by the {place}; bring the {colour} \
jack and {small} shackles.
The {colour} jack and {small} shackles, please, {first}: on the slope by the {place} the \
harvester has thrown a track again.
On the slope by the {place} the harvester has lost a track again, so {first} should bring \
{small} shackles and the {colour} jack.
> {place}
By what is the slope on which the harvester has thrown a track?
Near which place should {first} bring the jack for the harvester?
Where is the forest machine stuck with its crawler chain off?
Where did our tree cutter break down on the hill?
> {small}
How many shackles should {first} bring to the slope?
Besides the jack, what number of shackles does the harvester need?
How many of the metal links are wanted for the breakdown?
What quantity of chain fasteners should be put into the van?
> {colour}
Which jack should {first} bring to the harvester?
What colour is the jack that is needed with the shackles?
What does the lifting tool that is wanted look like?
Which of our lifting tools must be put into the van?
> {first}
Who is to bring the jack and the shackles? / Who is told that the harvester has thrown a track?
Who has to come and help with the broken-down machine?
To whom was the call for lifting tools addressed?

Dear neighbours, the crane at number {small} will swing over your gardens until {time} on \
{weekday}; we lift {weight} of roof beams.
Until {time} on {weekday}, dear neighbours, {weight} of roof beams will be lifted at number \
{small}, and the crane will swing over your gardens.
As we lift {weight} of roof beams at number {small}, the crane will swing over your gardens, \
dear neighbours, on {weekday} until {time}.
> {time}
Until when will the crane swing over the gardens of the neighbours?
At what hour does the lifting of the roof beams stop?
When can we safely go out on the lawn again?
From what o'clock is there nothing hanging above our heads?
> {weekday}
On which day will the crane swing over the gardens?
What day are the roof beams at number {small} lifted?
When in the week should we stay off our lawn? / Which day is the big hoist in our street?
> {weight}
What weight of roof beams will be lifted by the crane?
How much do the roof beams at number {small} weigh?
How heavy is the load that passes above our lawns? / How much timber goes up on the building site?
> {small}
At what number in the street is the crane lifting roof beams?
From which house will the crane swing over the gardens of neighbours?
Which house is getting new timber on top? / Where in our street are the builders at work?

Toolbox talk, {weekday}: nobody goes below the formwork until {full} has signed, and the \
concrete needs {duration} more at {temperature}.
The toolbox talk on {weekday} said that the concrete needs {duration} more at {temperature}, and \
until {full} has signed nobody goes below the formwork.
Until {full} has signed, nobody goes below the formwork; at {temperature} the concrete needs \
{duration} more (toolbox talk, {weekday}|as the toolbox talk on {weekday} had it).
> {full}
Who must have signed before anybody goes below the formwork?
Whose signature did the toolbox talk ask for?
Who decides whether the crew may walk under the shuttering?
Without whose consent is it forbidden to stand underneath?
> {duration}
How much more time does the concrete need, according to the toolbox talk?
For how long, says the toolbox talk, is the concrete not ready at {temperature}?
How long will it be until the slab has set?
How long must the builders wait for the pour to harden?
> {temperature}
Of what temperature of the concrete did the toolbox talk speak?
The toolbox talk said that the concrete needs {duration} more, but at how many degrees?
How cold or hot is it on the building site?
How many degrees did the builders reckon with for the slab to set?
> {weekday}
On which day was the toolbox talk about the formwork?
When was it said in the toolbox talk that the concrete needs {duration} more?
On what day was the crew given the safety briefing?
When were the builders warned not to stand underneath?

Turbine {number_or_word} tripped at {speed} because a starling had built on the anemometer; \
{first} moved the nest, and we lost {energy}.
We lost {energy} when turbine {number_or_word} tripped at {speed}: a starling had built on the \
anemometer, and {first} moved the nest.
A starling's nest on the anemometer, which {first} moved, tripped turbine {number_or_word} at \
{speed} and lost us {energy}.
> {first}
Who moved the nest of the starling? / By whom was the nest on the anemometer moved?
Who climbed up to see to the bird's home? / Which technician carried off the twigs?
> {energy}
How much did we lose when turbine {number_or_word} tripped?
What amount of energy was lost because of the starling's nest?
What did the bird cost us in electricity? / How much output went missing at the wind farm?
> {number_or_word}
Which turbine tripped because of the starling?
On whose anemometer, by its number, was the starling's nest?
Number of the turbine on which the starling built? / Which windmill had a bird on it?
What was the number of the machine that stopped?
> {speed}
At what speed was it that the turbine tripped?
How fast was it when the starling's nest tripped the turbine?
What was the velocity when the windmill cut out?
How quick was the wind or rotor when the machine stopped?

Please do not ring the control room about the steam: at the {power_station} a safety valve \
lifted at {pressure} and will blow for {duration} yet.
The steam is a safety valve of the {power_station} that lifted at {pressure}; it will blow for \
{duration} yet, so please do not ring the control room.
For {duration} yet a safety valve that lifted at {pressure} will blow steam at the \
{power_station}; please do not ring the control room.
> {power_station}
Where did a safety valve lift and blow steam?
About which plant's steam should nobody ring the control room?
Which electricity works is hissing? / Where does the white cloud that alarms the town come from?
> {pressure}
At what pressure did the safety valve lift?
What had the steam reached when the valve at the {power_station} lifted?
How much did it take for the relief device to open?
What was in the pipes when they began to hiss?
> {duration}
How long will the safety valve blow steam yet?
For what time yet will there be steam, according to the control room?
When will the hissing be over, counted from now?
How much longer must the town put up with the white cloud?

Passengers for {city}: the rear {small} coaches stay behind at {city2}, where the {time} train \
is divided, so please walk forward.
At {city2} the {time} train is divided and the rear {small} coaches stay behind, so passengers \
for {city} should please walk forward.
Please walk forward if you are for {city}, as the {time} train leaves its rear {small} coaches \
behind at {city2}, where it is divided.
> {city}
Passengers for where should please walk forward?
Which town is not reached by the rear coaches that stay behind?
Who sits at the back will not reach which destination?
What is the final stop of the front portion?
> {city2}
At which town is the train divided? / Where do the rear coaches of the {time} train stay behind?
At which stop is the last part uncoupled?
At what stop are the carriages uncoupled, so that some of them go no further?
> {small}
How many coaches of the train stay behind at {city2}?
What number of rear coaches is left when the train is divided?
How many carriages at the tail do not go all the way?
How many carriages are uncoupled on the route?
> {time}
Which train, by its hour, is divided at {city2}?
When does the train go that leaves its rear coaches behind?
What is the departure hour of the service that gets split?
The carriages that are uncoupled belong to which service?

Signal box log: {time}, {animals} on the down line near milepost {decimal}, caution given to the \
driver of {code}.
At {time} the signal box gave caution to the driver of {code}, as there were {animals} on the \
down line near milepost {decimal}.
Near milepost {decimal} {animals} were on the down line, says the signal box log, and at {time} \
caution was given to the driver of {code}.
> {animals}
What was on the down line near milepost {decimal}?
Because of what was caution given by the signal box? / Which creatures had got onto the railway?
What sort of beasts made the signalman warn a train?
> {decimal}
Near which milepost were the {animals} on the line?
At what milepost on the down line was caution needed? / Where along the track were the creatures?
At what point of the railway did the beasts stray?
> {code}
To the driver of which train did the signal box give caution?
Whose driver was given caution about the {animals} on the line?
Which train was warned about the creatures? / Who had to go slowly because of stray beasts?
> {time}
When did the signal box give caution to the driver?
At what hour, in the log, were there {animals} on the down line?
What did the railway clock show when the warning about stray beasts went out?
When was a train told to slow for creatures?

The {ship} will not sail in more than {length} of swell, says {person}, so the {time} ferry is \
now a bus and a long bridge.
So the {time} ferry is now a bus and a long bridge, because {person} says that the {ship} will \
not sail if the swell is more than {length}.
{person} says that with more than {length} of swell the {ship} will not sail; hence the {time} \
ferry is now a bus and a long bridge.
> {length}
How much swell is too much for the {ship} to sail?
More than what height of swell stops the ferry?
How high may the waves be at most for the boat to leave?
What is the limit of rough sea for the crossing?
> {ship}
Which ferry will not sail in the swell?
What is called the vessel that, says {person}, will not sail with more than {length} of swell?
Which boat is stuck in harbour because the waves are too high?
What is the name of the vessel that stays put in rough seas?
> {person}
Who says that the {ship} will not sail in the swell?
From whom do we know why the ferry is now a bus? / Who explained why we have to go round by road?
Which person told us about the boat and the waves?
> {time}
Which ferry is now a bus and a long bridge? / At what hour should the ferry sail that is now a bus?
When was the crossing due that goes by road instead?
Which departure across the water was replaced?

Flight {flight} sat on the taxiway for {duration} this morning while {animals} were herded off \
runway two with a {vehicle}.
It took a {vehicle} and {duration} on the taxiway for flight {flight} this morning until the \
{animals} had been herded off runway two.
This morning {animals} were herded off runway two with a {vehicle}, and flight {flight} sat out \
those {duration} on the taxiway.
> {flight}
Which flight sat on the taxiway this morning?
What flight had to wait on the taxiway until runway two was cleared of {animals}?
Name the flight that could not use runway two this morning. / Which plane was held up by beasts?
What was the number of the service that could not take off because of wildlife?
> {duration}
How long did flight {flight} sit on the taxiway?
For what time were the {animals} herded before runway two was free?
By how much was the plane late in taking off?
How long were the passengers stuck on the ground because of wildlife?
> {animals}
What was herded off runway two? / Because of which animals did the flight sit on the taxiway?
Which creatures held up the plane? / What sort of wildlife had got into the airport?
> {vehicle}
With what were the {animals} herded off runway two?
What vehicle was out on the runway this morning to herd animals?
What did the airport staff drive to chase the creatures away?
Which wheels were used to get rid of the wildlife?

From {full}, night dispatcher: the de-icing truck is short of fluid, {volume} left, and {small} \
aircraft are waiting at {numbered}.
{full}, the night dispatcher, reports {small} aircraft waiting at {numbered} and just {volume} \
of fluid left in the de-icing truck.
With {small} aircraft waiting at {numbered}, the de-icing truck has {volume} of fluid left, \
writes night dispatcher {full}.
> {volume}
How much fluid is left in the de-icing truck?
What does the night dispatcher say is left in the truck for the waiting aircraft?
How much of the anti-frost liquid do we still have?
What remains in the tank for clearing wings of frost?
> {small}
How many aircraft are waiting at {numbered}?
What number of aircraft need fluid from the de-icing truck?
How many planes stand there with frozen wings?
How long is the queue of planes, counted in machines?
> {numbered}
Where are the {small} aircraft waiting for the de-icing truck?
At what place, says the night dispatcher, are aircraft waiting?
Where have the planes with frosty wings lined up?
At what spot of the airport do frosty wings wait to be sprayed?
> {full}
What is the name of the night dispatcher?
Which dispatcher reports that little fluid is left in the truck?
Who raised the alarm about the frost liquid?
Who is in charge of traffic at the airport while others sleep?

Mountain rescue was called out at {time} for a man in sandals; {pet} the search dog found him \
{length} below the ridge, asleep in a bin bag.
The man in sandals for whom mountain rescue was called out at {time} was asleep in a bin bag \
{length} below the ridge when {pet} the search dog found him.
{length} below the ridge, asleep in a bin bag, lay the man in sandals, found by {pet} the search \
dog; mountain rescue had been called out at {time}.
> {pet}
Which search dog found the man in sandals?
What is the name of the dog that found somebody asleep in a bin bag?
By whom was the man below the ridge found asleep?
Which four-legged helper sniffed out the lost hiker?
Who deserves a biscuit for tracing the badly dressed hiker?
> {length}
How far below the ridge was the man asleep?
At what distance from the ridge did the search dog find the man?
How far down from the crest was the lost hiker?
How deep under the summit line did the rescuers have to climb?
> {time}
At what hour was mountain rescue called out for the man in sandals?
When did the search for the man asleep in a bin bag begin with a call to mountain rescue?
When did the alarm for the lost hiker come in?
What did the clock say when the volunteers' phones rang?

Stretcher, {small} ropes and the {colour} lamp have to go back into the rescue hut at the {site} \
before {weekday}, or {first} counts them as lost.
{first} counts the stretcher, the {small} ropes and the {colour} lamp as lost unless they are \
back in the rescue hut at the {site} before {weekday}.
Unless the rescue hut at the {site} has its stretcher, its {small} ropes and its {colour} lamp \
back before {weekday}, {first} will count them as lost.
> {site}
Where is the rescue hut to which the stretcher has to go back?
At what place should the ropes and the lamp be, back in the hut?
Where do we have to return the borrowed gear?
To what place must the equipment of the mountaineers be driven?
> {weekday}
Before which day must the stretcher and the ropes be back in the hut?
Until when does {first} not count the lamp as lost? / What is the deadline for returning the gear?
By when do the mountaineers want their equipment again?
> {small}
How many ropes must be back in the rescue hut?
Together with the stretcher, what number of ropes might be counted as lost?
How many climbing lines were taken from the store? / How many coils of line are to be returned?
> {first}
Who counts the stretcher and the ropes as lost?
By whom will the lamp be counted as lost if it is not back?
Who keeps the list of the climbing gear? / Who will write off the equipment if nobody returns it?

The trawler {ship} came in with {weight} of cod and a wartime {object} in the net, and the \
harbour was shut for {duration}.
For {duration} the harbour was shut, as the trawler {ship} came in with a wartime {object} in \
the net besides {weight} of cod.
In the net of the trawler {ship}, which came in with {weight} of cod, was a wartime {object}, so \
the harbour was shut for {duration}.
> {ship}
Which trawler came in with cod and something from wartime?
Because of which trawler was the harbour shut?
What is the trawler called that had a {object} in the net?
Which boat brought home more than fish? / Whose strange catch closed the port?
> {weight}
How much cod was in the net of the trawler?
What was the weight of the cod with which the trawler {ship} came in?
How big was the catch of fish? / How much fish did the boat land that day?
> {object}
What wartime thing was in the net of the trawler?
Besides the cod, what did the {ship} have in its net?
What old relic did the fishermen pull out of the sea? / What odd find closed the port?
> {duration}
How long was the harbour shut? / For what time was the harbour shut because of the trawler's net?
How long could no boat get in or out on account of the relic that the fishermen had pulled up?
For how much time was the port closed to everyone?

I sat on the jetty from {time} with my grandfather's rod and caught nothing but {objects}; \
{first} beside me had {small} perch in a bucket.
My grandfather's rod caught nothing but {objects} from {time} on the jetty, while beside me \
{first} had {small} perch in a bucket.
{first} had {small} perch in a bucket; I, on the same jetty from {time} with my grandfather's \
rod, caught nothing but {objects}.
> {objects}
What did I catch from the jetty with my grandfather's rod?
What was all that my grandfather's rod caught while {first} had perch?
What junk did I pull out of the water?
What did I bring home from my fishing trip in place of fish?
> {small}
How many perch were in the bucket? / What number of perch did {first} have beside me on the jetty?
How many fish had my neighbour got? / How big was the other angler's catch?
> {first}
Who had perch in a bucket? / Who sat beside me on the jetty with a bucket?
Which angler had better luck than I did? / Whose fish made me jealous?
> {time}
From when did I sit on the jetty with the rod?
At what hour did I begin on the jetty with my grandfather's rod?
When did my unlucky fishing trip start? / What time was it when I first put my line into the water?

Down at level {number_or_word} we broke into old workings on {weekday}, full of water, and there \
was a {artefact} on a ledge that {full} dates to the {era}.
On {weekday} we broke into old workings, full of water, at level {number_or_word}; {full} dates \
the {artefact} on the ledge there to the {era}.
{full} dates to the {era} the {artefact} that was on a ledge in the old workings, full of water, \
into which we broke on {weekday} at level {number_or_word}.
> {artefact}
What was on a ledge in the old workings?
Which thing from the old workings does {full} date to the {era}?
What ancient find did the miners make?
What had been left behind in the flooded tunnels by people long dead?
> {era}
To which age does {full} date the thing from the old workings?
From what age is the {artefact} that lay on the ledge of the old workings?
In what period did somebody dig there before us?
How far back in history do the flooded tunnels go?
> {full}
Who dates the thing on the ledge? / By whom is the {artefact} from the old workings dated?
Which expert judged how ancient the find is?
Who told the miners about the age of what they had found?
> {number_or_word}
At which level did we break into old workings?
On what level of the mine was the ledge with the {artefact}?
What number has the level where the miners hit flooded tunnels?
On which floor of the pit was the ancient find made?

The drill hit {rock} at {length}, which is {length2} sooner than the survey of {year} promised, \
and the shift at {drill_site} went for tea.
At {drill_site} the shift went for tea when the drill hit {rock} at {length}, {length2} sooner \
than promised by the survey of {year}.
{length2} sooner than the survey of {year} promised, the drill hit {rock}, at {length}, and the \
shift at {drill_site} went for tea.
> {rock}
What did the drill hit before the shift went for tea?
Which rock was hit by the drill at {length}? / Into what sort of stone did the bit run?
What hard stuff did the borehole come upon?
> {length}
At what depth did the drill hit {rock}?
How far down had the drill got when the shift went for tea?
How deep was the borehole when it met stone? / How deep had the bit gone into the ground?
> {year}
From which year is the survey that promised {rock} {length2} lower down for the drill?
When was the survey made that the drill proved wrong before the shift went for tea?
Of what date are the geologists' papers?
When had geologists last charted the ground and got it wrong?
> {drill_site}
Where did the shift go for tea when the drill hit {rock}?
At which place did the drill prove the survey of {year} wrong?
Where is the borehole being sunk that met hard stone too early?
Where were the geologists' papers shown to be mistaken?

Club night is off: {sky} all over {city}. {first} will bring the {space_tool} on {weekday} \
instead, so keep your flask of cocoa for then.
With {sky} all over {city} club night is off, so keep your flask of cocoa for {weekday}, when \
{first} will bring the {space_tool}.
Keep your flask of cocoa for {weekday}: that is when {first} will bring the {space_tool}, since \
club night is off with {sky} all over {city}.
> {sky}
What is all over {city} so that club night is off? / Why is club night off?
What overhead spoilt the evening of the stargazers?
What did the amateur astronomers see overhead where there should have been stars?
> {weekday}
For which day should we keep the flask of cocoa?
On what day will there be a club night with a flask of cocoa after all?
When will the stargazers try again? / To which evening has the meeting been moved?
> {space_tool}
What will {first} bring when club night is not off?
What thing is to be brought by {first} when we need our flask of cocoa?
What equipment can the stargazers look forward to seeing?
Which gadget is going to be shown to the amateur astronomers?
> {city}
Over which town is there {sky} on club night? / Where is the club night that is off?
Which town's stargazers have to wait? / Where do the amateur astronomers live?

{person} thinks the smudge near {constellation} is a comet, as it moved between {time} and \
{time2}; the rest of us think it is on the lens.
The rest of us think that it is on the lens, but as the smudge near {constellation} moved \
between {time} and {time2}, {person} thinks it is a comet.
Between {time} and {time2} the smudge near {constellation} moved, so it is a comet, thinks \
{person}, while the rest of us think it is on the lens.
> {constellation}
Near which stars is the smudge that might be a comet? / Near what did {person} see the smudge?
Where in the heavens should I look for the blurry spot?
Which figure in the night sky has a fuzzy visitor?
> {person}
Who thinks the smudge is a comet? / By whom is the smudge not thought to be on the lens?
Which astronomer believes to have made a discovery? / Who is sure that the blurry spot is real?
> {time2}
Until when, from {time}, had the comet or smudge moved?
Before what hour had the smudge near {constellation} moved since {time}?
When did the astronomer look at the blurry spot again?
What did the clock say at the later of both sightings?

Water will be off in {street} from {time} on {date} for about {duration}; fill a kettle, and run \
the cold tap till it stops coughing.
From {time} on {date}, for about {duration}, there is no water in {street}, so fill a kettle, \
and afterwards run the cold tap till it stops coughing.
Fill a kettle, for in {street} the water will be off for about {duration} from {time} on {date}; \
run the cold tap afterwards till it stops coughing.
> {street}
In which street will the water be off so that I have to fill a kettle?
Where should people run the cold tap till it stops coughing? / Which road is going to be dry?
Whose residents have been warned about the supply?
> {date}
On which day will {street} have no water in the cold tap?
For what date should we fill a kettle with water? / When are the pipes going to be dry?
On what day should I not plan to have a shower at home?
> {time}
From when on {date} is there no water from the tap?
By what hour should we fill the kettle because the water goes off?
When does the interruption of the supply begin?
What is the last moment to have a shower before the pipes are dry?
> {duration}
For how long will no water run in {street}?
How long must one kettle of water last until I may run the cold tap again?
How long shall we have to do without a shower? / How long does the interruption of the supply last?

A plumber's cat found the leak: {volume} an hour had been running under the {room} of {address} \
since {month}, and the floor was nicely warm.
Since {month}, {volume} an hour had been running under the {room} of {address}, where the floor \
was nicely warm; a plumber's cat found the leak.
The floor in the {room} of {address} was nicely warm, for {volume} an hour had been running \
under it since {month}, until a plumber's cat found the leak.
> {volume}
How much had been running under the floor each hour?
What was the size of the leak that the plumber's cat found?
How much hot water was lost in sixty minutes?
What did the broken pipe let out between one stroke of the clock and the next?
> {room}
Under which room did the cat find the leak? / In what room was the floor nicely warm?
Where in the house had the broken pipe warmed things up unnoticed?
Which part of the building had heating that nobody had ordered?
> {month}
Since when had {volume} an hour been running under the floor?
In which month did the leak begin that the cat found?
Since which month has the pipe been broken? / When did the hidden loss of hot water start?
> {address}
At which address did the plumber's cat find the leak? / Where was the floor nicely warm?
In which house was the hidden broken pipe that an animal noticed?
Where did an animal do the work of a detector?

Tonight's lane closure on the {structure} starts at {time}, two hours early, since {company} \
found {small} loose bolts and does not like the look of them.
Since {company} found {small} loose bolts and does not like the look of them, tonight's lane \
closure on the {structure} starts two hours early, at {time}.
{company} found {small} loose bolts on the {structure} and does not like the look of them, so \
tonight's lane closure there starts at {time}, two hours early.
> {structure}
Where is tonight's lane closure? / On what were the loose bolts that {company} does not like?
Which crossing or wall has something wrong with its fastenings?
Where will drivers be squeezed to one side after dark?
Which crossing or wall worries the engineers because of its fastenings?
> {time}
When does tonight's lane closure start?
From what hour is a lane on the {structure} closed, two hours early?
From when must drivers reckon with queues? / After what o'clock is there less room for cars?
> {small}
How many loose bolts did {company} find? / What number of bolts on the {structure} were loose?
How many of the fastenings had come undone?
How many screws did the engineers see that could be turned by hand?
> {company}
Who found the loose bolts on the {structure}?
By which firm was tonight's lane closure brought forward because of bolts?
Whose engineers are worried about fastenings that have come undone?
Which contractor spotted the bad fastenings?

They are putting {building_material} on the lane to the {site}, {length} of it, and until \
{month} the milk lorry has to come by way of {city}.
Until {month} the milk lorry has to come by way of {city}, for the lane to the {site} is getting \
{length} of {building_material}.
The lane to the {site} is getting {building_material}, {length} of it; the milk lorry has to \
come by way of {city} until {month}.
> {building_material}
What are they putting on the lane to the {site}?
With what is the lane being covered that the milk lorry uses?
What will the new surface of the track consist of, once the dairy's driver can use it again?
With what stuff do the road makers cover the farm track?
> {length}
How much of the {building_material} is the lane getting?
For what length are they putting {building_material} on the lane?
How long is the stretch that gets a new surface?
How far do the road makers have to work their way along?
> {month}
Until when does the milk lorry have to come by way of {city}?
In which month will the lane be open to the milk lorry again?
When is the detour of the dairy's driver over?
Until what part of the year must the dairy's driver go the long way round?
> {city}
By way of which town does the milk lorry have to come?
Through where is the milk lorry sent while the lane is not open?
Where does the detour lead that the dairy's tanker has to take?
Which place sees the dairy's tanker pass for now?

Batch {code} of the blue cheese stays in the cellar {duration} longer; at {temperature} it \
ripens slowly, and {first} says it still smells of nothing.
{first} says that batch {code} of the blue cheese still smells of nothing, as it ripens slowly \
at {temperature}, so it stays in the cellar {duration} longer.
For {duration} longer batch {code} of the blue cheese stays in the cellar, where at \
{temperature} it ripens slowly; it still smells of nothing, says {first}.
> {code}
Which batch of the blue cheese stays in the cellar?
What batch ripens slowly and still smells of nothing, says {first}?
What is the label on the wheels that are not ready? / Which lot at the dairy may not be sold yet?
> {duration}
How much longer does the blue cheese stay in the cellar?
For what time is batch {code} to ripen in the cellar? / How long till the wheels may be sold?
How much more patience does the dairy need?
> {temperature}
At what temperature does the cheese ripen slowly?
How warm is it in the cellar where batch {code} stays?
How many degrees does the thermometer downstairs at the dairy show?
How cold is the place where the wheels mature?
> {first}
Who says that the blue cheese smells of nothing?
According to whom is there no smell yet from batch {code} in the cellar?
Whose nose decides what leaves the dairy?
Who sniffed at the wheels in the dairy and found no aroma?

The jam line stopped at {time} when a label reading {words} appeared on every jar; {first} has \
peeled off {count} of them by hand.
{first} has peeled {count} labels off the jars by hand, as every one read {words} when the jam \
line stopped at {time}.
Every jar had a label that read {words}, so at {time} the jam line stopped, and {count} labels \
have been peeled off by hand by {first}.
> {words}
What did the label on every jar read? / Which words were on the labels when the jam line stopped?
What nonsense had the printer put on the glasses?
What was the wrong text on the fruit factory's stickers?
> {count}
How many labels has {first} peeled off by hand?
What number of labels have been peeled off the jars? / How many of the stickers are gone already?
On how many glasses has the mistake been undone?
> {time}
When did the jam line stop? / At what hour was the jam line stopped because of a label?
When was production at the fruit factory halted?
What time did the machines of the fruit factory come to a standstill?
> {first}
Who peeled the labels off by hand? / By whom were the labels taken off the jars of jam?
Who got the boring task of undoing the printer's mistake?
Whose fingers must be sticky from removing stickers?

Trench diary, {date}: under {rock}, {length} down, {first} uncovered the rim of a {artefact}; \
covered it again because of rain and told no one.
On {date}, says the trench diary, {first} uncovered the rim of a {artefact} under {rock}, \
{length} down, covered it again because of rain and told no one.
{length} down, under {rock}, the rim of a {artefact} was uncovered by {first} on {date}, covered \
again because of rain and told to no one, says the trench diary.
> {artefact}
What was it whose rim {first} had uncovered?
What did {first} uncover in the trench and cover again?
What did the trench diary of {date} say was covered again because of rain?
What find at the excavation is being kept secret? / Which old object did the digger hide once more?
> {length}
How far down was the rim of the {artefact} uncovered?
At what depth, says the trench diary, did {first} uncover a rim?
How deep below ground did the secret find lie?
How much had been dug away before the object peeped out?
> {rock}
Under what, {length} down, did {first} uncover the rim of the {artefact}?
What lay on the rim that was uncovered in the trench?
Because of rain the {artefact} was covered again, but under what had it been uncovered?
Which stone or earth was above the find that was kept secret?
What geological layer had to be dug through to get at the object?
> {first}
Who uncovered the rim of something in the trench?
By whom was the {artefact} covered again because of rain?
Which digger is keeping a find secret after hiding it once more?
Who found an old object and kept quiet about it?

Please wash the {number_or_word} crates from the dig at the {place} in rain water only, and lay \
the {objects} on trays, not near {first}'s sandwiches.
The {objects} must be laid on trays, not near {first}'s sandwiches, once the {number_or_word} \
crates from the dig at the {place} are washed, please in rain water only.
In rain water only, please, should the {number_or_word} crates from the dig at the {place} be \
washed; lay the {objects} on trays, not near the sandwiches of {first}.
> {objects}
What should be laid on trays? / Which things from the crates must not be near {first}'s sandwiches?
What old pieces did the archaeologists bring back?
Which of the finds have to be spread out to dry?
> {number_or_word}
How many crates from the dig must be washed?
What number of crates should be washed in rain water only?
How many boxes came back from the excavation? / How many boxes of dirty finds are there?
> {place}
Where was the dig from which the crates are?
From the dig at what place must the crates be washed in rain water?
Where did the archaeologists find what now has to be cleaned?
At which spot in town was the excavation?
> {first}
Near whose sandwiches should we not lay the {objects}?
Whose sandwiches have to be kept away from the trays? / Whose lunch is in the finds room?
Who eats where the archaeologists clean their pieces?

{robot_name} the {robot_kind} went back and forth over the same drain cover for {duration} on \
{weekday} until {first} put a doormat on it.
Until {first} put a doormat on the drain cover on {weekday}, {robot_name} the {robot_kind} had \
gone back and forth over it for {duration}.
For {duration} on {weekday} {robot_name} the {robot_kind} went back and forth over the same \
drain cover, and then {first} put a doormat on it.
> {robot_name}
What is the name of the {robot_kind} that went back and forth over the drain cover?
Which machine had to have a doormat put on a drain cover by {first}?
Who went back and forth over the same drain cover? / Which mechanical worker was stuck in a loop?
What is the name of the confused machine that needed a piece of carpet?
> {duration}
For how long did the machine go back and forth over the drain cover?
How much time went by before {first} put a doormat on the drain cover?
How long was the mechanical worker stuck in its loop?
How long did it take for a human to help the confused machine?
> {first}
Who put a doormat on the drain cover?
By whom was {robot_name} stopped with a doormat from going back and forth over the drain?
Who got the mechanical worker out of its loop? / Which human had an idea with a piece of carpet?
> {weekday}
On which day was the doormat put on the drain cover?
What day did {robot_name} go back and forth over the same drain cover?
When did the mechanical worker get stuck in a loop?
On what day of the week did the machine lose its mind?

The drone took {count} pictures of the vineyard before {time}, and from these the map shows \
{percent} of the vines with {crop_pest}, mostly along the {colour} fence.
Mostly along the {colour} fence, {percent} of the vines have {crop_pest}, as shown by the map \
from {count} pictures that the drone took of the vineyard before {time}.
Before {time} the drone took {count} pictures of the vineyard; on the map made from these, \
{percent} of the vines, mostly along the {colour} fence, have {crop_pest}.
> {percent}
What share of the vines in the vineyard have {crop_pest}?
How many of the vines, says the map from the drone's pictures, have {crop_pest}?
How much of the wine grower's crop is ill or eaten?
How big is the loss that the grower must fear?
> {crop_pest}
What do the vines have along the {colour} fence?
Which trouble of the vines does the map from the drone show? / What is damaging the grapes?
Against what must the wine grower spray?
> {count}
How many pictures of the vineyard did the drone take?
From what number of pictures was the map of the vines made?
How many times did the camera click in the air?
How many photos of the grapes were shot from above?
> {colour}
Along which fence are the vines mostly hit by {crop_pest}?
What colour is the fence of the vineyard with the bad vines?
Where should the wine grower go to see the damage? / On which side is the plot worst affected?

The underwater robot lost its tether at {length}, right over the {fossil} bed, and {company} \
wants {price} for a boat to fetch it on {date}.
{company} wants {price} to fetch the underwater robot by boat on {date}, for it lost its tether \
at {length}, right over the {fossil} bed.
Right over the {fossil} bed, at {length}, the underwater robot lost its tether; a boat to fetch \
it on {date} would be {price}, which is what {company} wants.
> {length}
At what depth did the underwater robot lose its tether?
How far down, over the {fossil} bed, is the robot that lost its tether?
How deep did the machine go before the cable came off?
How far below the surface is our diving machine stranded?
> {price}
How much does {company} want for a boat? / What would it be to fetch the underwater robot by boat?
What is the cost of getting our diving machine out?
How much must we pay for the salvage of our diving machine?
> {company}
Which firm wants {price} to fetch the underwater robot?
Whose boat could fetch the robot that lost its tether? / Who offers to salvage the diving machine?
Whom could we hire to get our diving machine out?
> {date}
On what day could a boat fetch the underwater robot?
For which date does {company} want money to fetch the robot by boat?
When is the salvage of the diving machine to take place?
When might we have our diving machine back on deck?

Soil pit {small}, {sky}: {rock} from {length} down, a smell of eggs, {small2} worms to the \
spade, and {first}'s good trowel, which I have broken.
I have broken {first}'s good trowel in soil pit {small}, in {sky}, where there is {rock} from \
{length} down, a smell of eggs, and {small2} worms to the spade.
With {sky} overhead, there were {small2} worms to the spade and a smell of eggs in soil pit \
{small}, with {rock} from {length} down; there I have broken {first}'s good trowel.
> {rock}
What is there from {length} down in soil pit {small}?
What did I come upon in the soil pit where I have broken a trowel?
What is the hard layer underneath the earth?
On which stone does the earth of the field rest where I dug?
> {length}
From what depth down is there {rock} in the soil pit?
How far down does the {rock} of soil pit {small} begin?
How thick is the earth above the stone where I dug?
How deep can roots go before they reach stone?
> {small2}
How many worms to the spade are there in the soil pit?
What number of worms came with each spade in pit {small}?
How many wriggling creatures did I count? / How many of the earth's little helpers did I see?
> {first}
Whose good trowel have I broken?
To whom belonged the trowel that I have broken in soil pit {small}? / To whom do I owe a new tool?
Who lent me something that will not come back whole?

The sonar has drawn a {object}-shaped lump off {city}, {length} long, and the captain of the \
{ship} bets {price} that it is a {vehicle}.
{price} is what the captain of the {ship} bets that the {object}-shaped lump off {city}, \
{length} long on the sonar, is a {vehicle}.
It is a {vehicle}, bets the captain of the {ship} for {price}: that {object}-shaped lump, \
{length} long, which the sonar has drawn off {city}.
> {vehicle}
What does the captain bet that the lump is?
Which thing is the lump off {city}, if the captain is right in the bet?
What may be lying on the sea floor in the skipper's opinion?
What does the skipper guess has sunk there?
> {price}
How much does the captain of the {ship} bet on the lump being a {vehicle}?
What sum is the captain's bet about the lump on the sonar?
What will the skipper lose if the guess is wrong? / How much money does the skipper stake?
> {length}
How long is the lump that the sonar has drawn?
What length does the sonar give to the {object}-shaped lump?
How big is the mystery on the sea floor?
From end to end, what does the strange shape under the waves measure?
> {city}
Off which town has the sonar drawn a lump?
Where is the {object}-shaped lump of which the captain bets it is a {vehicle}?
Where did the survey find a mystery on the sea floor?
Near which place on the coast is the strange shape?
"""
