"""Animals and plants: where they live, what they eat, what threatens them (see relations.py)."""

RELATIONS = """
= ottersite: under the old railway arch | below the sewage outfall | beneath an overhanging \
alder | behind the weir | in a blocked drain | among the roots of a fallen oak | in a heap of \
flood timber | under the cricket pavilion
The otter that {first} has followed since {month} raises her cubs {ottersite}.
{ottersite} is where the otter raises her cubs, and {first} has followed her since {month}.
Since {month} {first} has followed the otter, who raises her cubs {ottersite}.
> {ottersite}
Where does the otter raise her cubs? / In what place are the otter's cubs being raised?
Where would one find the young ones of the river animal?
What spot did the whiskered mother choose as a nursery?
> {first}
Who has followed the otter since {month}? / By whom has the otter with the cubs been followed?
Who is keeping an eye on the fish-eating mother? / Which observer knows the family by the river?
> {month}
Since when has {first} followed the otter?
From what month on has the otter with her cubs been followed?
Since which month has the river animal been observed? / When did the watching start?

= toadfood: slugs and woodlice | moths that fell from the lamp | ants | the caretaker's cat \
biscuits | earthworms | small beetles | spiders from the meter box | young snails
The toad in the cellar of the {power_station} lives on {toadfood}.
{toadfood} are what the toad lives on in the cellar of the {power_station}.
In the cellar of the {power_station} a toad lives on {toadfood}.
> {toadfood}
What does the toad in the cellar live on?
On what does the cellar toad of the {power_station} live? / What does the warty lodger eat?
What is on the menu of the amphibian under the plant?
> {power_station}
In the cellar of what does the toad live? / Which cellar has a toad living in it?
Which works has an amphibian downstairs? / Where do they make electricity above a warty lodger?

= landcause: a burst water main | three weeks of rain | the felling of the larches | badger \
setts under the ballast | blasting in the quarry | a thaw after hard frost | a leaking reservoir \
| a farmer's new ditch
The railway bank at {city} slid onto the line on {weekday} because of {landcause}.
Because of {landcause} the railway bank at {city} slid onto the line on {weekday}.
On {weekday}, because of {landcause}, the bank slid onto the railway line at {city}.
> {landcause}
Why did the railway bank at {city} slide? / Because of what did the bank slide onto the line?
What brought the slope down? / What is to blame for the mud on the tracks?
> {city}
Where did the bank slide onto the railway line? / At which town did the railway bank slide?
Where are the tracks buried? / At what place was train traffic stopped by mud?
> {weekday}
On what day did the railway bank slide? / When did the bank slide onto the line at {city}?
When did the mud come down? / Which day saw the tracks buried?

= lambdanger: ravens | a loose husky | sleet in the night | deep snow drifts | liver fluke | the \
flooded beck | two foxes from the quarry | ticks
{first} lost {small} lambs this spring to {lambdanger}.
This spring {lambdanger} cost {first} {small} lambs.
To {lambdanger}, {first} lost {small} lambs this spring.
> {lambdanger}
What did {first} lose the lambs to this spring? / What cost {first} lambs this spring?
What killed the young sheep? / How did the newborn flock come to die?
> {small}
How many lambs did {first} lose this spring? / What number of lambs was lost to {lambdanger}?
How many young animals died on the farm? / By how much did the flock of newborns shrink?
> {first}
Who lost lambs this spring? / Whose lambs were lost to {lambdanger}?
Which farmer has dead young sheep to mourn? / Whose flock of newborns shrank?

= bridgefix: strips of carbon fibre | hundreds of steel pins | a collar of concrete | oak wedges \
| a second row of piles | tarred rope | a lighter roadway | bolted cast-iron plates
The cracked pier of the {structure} was strengthened in {year} with {bridgefix}.
With {bridgefix} they strengthened the cracked pier of the {structure} in {year}.
In {year} the {structure} had its cracked pier strengthened with {bridgefix}.
> {bridgefix}
With what was the cracked pier strengthened?
What strengthened the pier of the {structure} in {year}?
How did the engineers mend the damaged support? / What holds the broken column together now?
> {year}
When was the cracked pier strengthened?
In which year was the pier of the {structure} strengthened?
When did repairs on the broken support take place?
How far back does the mending of the column date?
> {structure}
Which structure had its cracked pier strengthened?
Whose pier was cracked until it was strengthened in {year}? / What did the engineers have to mend?
Which work had a broken support?

= gannetnest: fishing net and seaweed | plastic straws | old rope | grass and feathers | balloon \
ribbons | packing tape | kelp and mud | twine from lobster pots
The gannets that {first} counts on the stack build their nests of {gannetnest}.
{first} counts the gannets on the stack, which build their nests of {gannetnest}.
Of {gannetnest} the gannets on the stack build their nests, and {first} counts them.
> {gannetnest}
What do the gannets on the stack build their nests of?
Of what material do the gannets build a nest?
What do the sea birds use to make homes for their eggs?
Which material lies under the chicks on the rock?
> {first}
Who counts the gannets on the stack? / By whom are the gannets counted?
Who does the bird census on the rock? / Who knows how many sea birds breed out there?

= helirule: hold your hat in your hand | crouch and stay put | approach from the front only | \
wait for the winchman's nod | fold down all aerials | shut the dog in the car | keep the hoods \
down | leave rucksacks on the ground
When the rescue helicopter lands, {first} always tells the walkers to {helirule}.
The walkers are always told by {first} to {helirule} when the rescue helicopter lands.
{first} always tells walkers: when the rescue helicopter lands, {helirule}.
> {helirule}
What does {first} tell the walkers to do when the rescue helicopter lands?
What are walkers told to do when the helicopter lands?
How must bystanders behave while the aircraft touches down?
What is the rule for hikers under the rotor?
> {first}
Who tells the walkers what to do when the rescue helicopter lands?
By whom are the walkers always told what to do? / Who gives hikers instructions about the aircraft?
Who drills the bystanders?

= digfind: a bone comb | a child's leather shoe | a hoard of clipped pennies | a dice made of \
antler | a broken quern | the skeleton of a lapdog | a lead curse tablet | a jar of pickled plums
On the last day of the dig at {drill_site}, {first} found {digfind} under the hearth.
Under the hearth at {drill_site}, {first} found {digfind} on the last day of the dig.
{digfind}: that is what {first} found under the hearth at {drill_site} on the last day of the dig.
> {digfind}
What was found by {first} under the hearth?
What was found on the last day of the dig at {drill_site}?
Which discovery crowned the excavation right at its end? / What had been lying below the fireplace?
> {drill_site}
At which place was {digfind} found under the hearth?
Where did the dig have a hearth under which {first} found something?
Where were the archaeologists excavating? / Which part of the excavation had an old fireplace?
> {first}
Who found {digfind} under the hearth?
By whom was something found in the hearth at the dig at {drill_site}?
Which archaeologist was lucky just before closing?
Whose trowel turned up something below the fireplace?

= turbinestop: when bats are about | while the vultures pass | in icy fog | if the grid is full \
| during the village concert | on windless evenings | when the shadow falls on the school | \
while the inspector is up there
The wind turbine near {city} is stopped {turbinestop}, by order of {month}.
By order of {month} the wind turbine near {city} is stopped {turbinestop}.
Near {city} the wind turbine, by order of {month}, is stopped {turbinestop}.
> {turbinestop}
When is the wind turbine near {city} stopped?
Under which condition must the wind turbine be stopped?
At what moments do the blades stand still?
On which occasions is the big rotor not allowed to run?
> {month}
From which month is the order about the wind turbine?
When was it ordered that the turbine near {city} be stopped?
When did the authorities restrict the rotor?
From what time of year is the ruling about the blades?

= avalanchesign: cracks that shoot from the skis | a hollow thump underfoot | fresh snow on old \
crust | balls of snow rolling downhill | a sudden warm wind | drifts behind the ridge | silence \
of the choughs | wet snow sliding off roofs
{full}, our guide, turned round below the pass because of {avalanchesign}.
Because of {avalanchesign} our guide {full} turned round below the pass.
Below the pass our guide, {full}, turned round: the reason was {avalanchesign}.
> {avalanchesign}
Why did our guide turn round below the pass? / What was the reason that {full} turned round?
Which warning sign in the mountains ended the tour? / What made our leader fear an avalanche?
> {full}
What is the name of our guide who turned round? / Who turned round below the pass?
Who led us and broke off the tour? / Which mountain leader played it safe?

= cowtrick: by licking the bolt back | with her left horn | by leaning on the post | when the \
milk lorry comes | whenever it thunders | by pulling the string with her teeth | while the \
others are milked | as soon as she smells apples
Our cow {pet} opens the gate to the clover {cowtrick}.
The gate to the clover is opened {cowtrick} by our cow {pet}.
{cowtrick}, our cow {pet} opens the gate to the clover.
> {cowtrick}
How or when does our cow open the gate?
In which way or moment is the gate to the clover opened by {pet}?
Tell me about the clever animal's way of breaking out.
What is the trick of our four-legged escape artist?
> {pet}
Which cow opens the gate to the clover? / By which of our cows is the gate opened?
What is the escape artist in our herd called? / Which animal has learnt to break out?

= ploughfind: a church bell | an unexploded shell | the axle of a bomber | a mammoth tooth | a \
stone coffin | a crate of bayonets | a Saxon sword | the lid of a well
While ploughing the long field for {first}, the contractor hit {ploughfind}.
{ploughfind} is what the contractor hit while ploughing the long field for {first}.
The contractor, ploughing {first}'s long field, hit {ploughfind}.
> {ploughfind}
What did the contractor hit while ploughing?
What was in the long field when the contractor ploughed it for {first}?
What stopped the tractor's blades? / Which object turned up in the soil?
> {first}
For whom was the contractor ploughing the long field?
Whose long field was the contractor ploughing?
Who owns the land in which something strange turned up?
On whose ground did the tractor strike something?

= seedplace: in a coal mine at minus eighteen | in sealed glass ampoules | under the glacier | \
inside a disused bunker | in a chest freezer at the school | in jars of rice | between sheets of \
blotting paper | in a dry cave above the fjord
The last seeds of the {plant} from the valley are kept {seedplace} until {year}.
Until {year} the last seeds of the valley's {plant} are kept {seedplace}.
Kept {seedplace} until {year} are the last seeds of the {plant} from the valley.
> {seedplace}
Where or how are the last seeds from the valley kept?
In what are the last seeds of the {plant} kept until {year}?
How do they store what is left of the local species? / What protects the rare grains from spoiling?
> {year}
Until which year are the last seeds kept?
Up to when are the seeds of the {plant} from the valley kept?
When does the storage of the rare grains end? / At what point may somebody sow them again?
> {plant}
Of what are the last seeds kept?
Which plant from the valley has its last seeds kept until {year}?
What is the rare local species called? / What would grow if somebody sowed the stored grains?

= shipcargo: rotten oranges | two thousand bicycles | wet cement | a circus with nine horses | \
damp coal | marble for a cathedral | frozen squid | rails for the new tramway
When the {ship} ran aground off {city} she was carrying {shipcargo}.
The {ship}, carrying {shipcargo}, ran aground off {city}.
Carrying {shipcargo}, the {ship} ran aground off {city}.
> {shipcargo}
What was the {ship} carrying when she ran aground?
What was being carried when the ship ran aground off {city}?
Which cargo was on board at the stranding? / What was in the hold of the unlucky vessel?
> {city}
Off which town was it that the {ship}, carrying {shipcargo}, ran aground?
Off which place was the ship carrying {shipcargo} when she went aground?
Where did the vessel strand? / Near what port does the wreck sit on the bottom?
> {ship}
Which ship was it that ran aground off {city}?
What is the name of the one that was carrying {shipcargo} and went aground?
Which vessel stranded? / What do they call the wreck?

= hedgereason: to slow the wind | as cover for partridges | to hide the slurry tank | against \
the drifting soil | because the parish paid half | so that the calves have shade | to annoy the \
golf club | for the hazelnuts
{first} planted {length} of hedge beside the beet field {hedgereason}.
{length} of hedge was planted by {first} beside the beet field {hedgereason}.
Beside the beet field {first} planted a hedge, {length} long, {hedgereason}.
> {hedgereason}
Why did {first} plant a hedge beside the beet field? / For what reason was the hedge planted?
What are all those new bushes good for? / What did the farmer hope to gain from a row of shrubs?
> {length}
How much hedge did {first} plant? / How long is the hedge beside the beet field?
What distance do the new bushes cover? / Over what stretch of land do the shrubs run?
> {first}
Who planted the hedge beside the beet field? / By whom was {length} of hedge planted?
Which farmer set out a row of shrubs? / Whose are the new bushes?

= sealrescue: wrapped in a wet blanket | in a fish box | on the back seat of a taxi | in a \
wheelbarrow | in the lifeboat's sick bay | strapped to a surfboard | inside a laundry basket | \
in a child's paddling pool
The orphaned seal pup came from {city} to the station {sealrescue}, and {first} fed it.
{sealrescue}, the orphaned seal pup came to the station from {city}, where {first} fed it.
From {city} the orphaned seal pup came {sealrescue} to the station, and it was fed by {first}.
> {sealrescue}
How did the orphaned seal pup come to the station?
In what was the seal pup on its way from {city}?
What served as transport for the baby animal without a mother?
By what means was the sea mammal brought in?
> {first}
Who fed the orphaned seal pup? / By whom was the pup at the station fed?
Who gave the motherless animal its fish? / Which carer looked after the baby from the sea?
> {city}
From where did the orphaned seal pup come? / Which town did the seal pup come to the station from?
Where had the baby animal lost its mother? / At what place was the little sea mammal picked up?

= stoatdiet: voles from the hay barn | rabbits twice its weight | eggs of ground nesters | rats \
around the silo | bread from picnickers | frozen chicks from the zoo | eels in the dry ditch | \
water rats
In {month} the stoat behind the dairy ate nothing but {stoatdiet}, says {first}.
{first} says that the stoat behind the dairy ate nothing but {stoatdiet} in {month}.
Nothing but {stoatdiet}, says {first}, was what the stoat behind the dairy ate in {month}.
> {stoatdiet}
What did the stoat behind the dairy eat?
What alone was it that the stoat ate in {month}, according to {first}?
On what diet did the slim little predator get by? / Which prey fed the white-bellied hunter?
> {month}
When did the stoat behind the dairy eat nothing else?
In which month was {stoatdiet} all that the stoat ate?
At what time of year was the little predator so choosy?
When did the slim hunter keep to a single prey?

= tunneldrip: an umbrella on a hook | a gutter of slate | a felt curtain | a tin roof over track \
two | buckets on a rope | an injected resin | a copper apron | pipes heated in winter
Against the drips in the tunnel at {city}, the railway has {tunneldrip} since {year}.
Since {year} the railway has {tunneldrip} against the drips in the tunnel at {city}.
In the tunnel at {city} the railway has had {tunneldrip} against the drips since {year}.
> {tunneldrip}
What does the railway have against the drips in the tunnel?
With what are the drips in the tunnel at {city} fought?
How do they keep water off the trains underground?
What protects the locomotive drivers from leaks overhead?
> {year}
Since when has the railway had something against the drips?
From which year on has there been {tunneldrip} against the drips in the tunnel?
From which year is the remedy for the leaks?
When did they do something about water from the ceiling?
> {city}
At which town does the tunnel have drips? / Where has the railway {tunneldrip} against the drips?
Where do trains get wet underground?
Near which place does water come through the roof of the line?

= ibexspot: on the dam wall licking salt | above the cable car mast | in the ruined chapel | \
beside the ski slope | on a ledge below the hut | at the mouth of the old mine | among the \
avalanche fences | on the roof of the tunnel gallery
Every {weekday} evening {small} ibex stand {ibexspot}.
{small} ibex stand {ibexspot} every {weekday} evening.
{ibexspot}: that is where {small} ibex stand every {weekday} evening.
> {ibexspot}
Where do the ibex stand every {weekday} evening?
In what spot do {small} ibex stand in the evening?
Where should I point my camera for horned climbers? / Which place do the wild goats visit at dusk?
> {small}
How many ibex stand there every {weekday} evening?
What number of ibex stand {ibexspot} in the evening? / How large is the group of wild goats?
How many horned climbers turn up at dusk?
> {weekday}
On which evening do the ibex stand {ibexspot}?
Which day of the week is it when {small} ibex stand there every evening?
When should a photographer come for the wild goats?
On what day do the horned climbers turn up at dusk?

= sandbag: round the bakery door | along the cemetery wall | in front of the transformer | \
across the school drive | at the low end of the quay | under the cellar windows | beside the \
fish market | against the doors of the archive
The fire brigade laid {count} sandbags {sandbag} before the river rose on {date}.
{sandbag} the fire brigade laid {count} sandbags before the river rose on {date}.
Before the river rose on {date}, {count} sandbags were laid {sandbag} by the fire brigade.
> {sandbag}
Where did the fire brigade lay sandbags before the river rose?
In what place were {count} sandbags laid by the brigade? / What spot was guarded against the flood?
Which location got a barrier against high water?
> {count}
How many sandbags did the fire brigade lay?
What number of sandbags were laid before the river rose?
How large was the barrier, in filled sacks?
How often did somebody have to fill and stack one against the flood?
> {date}
On what day was it that the river rose? / Before which date did the fire brigade lay sandbags?
When did high water arrive? / Which day brought the flood?

= cranefear: a swan asleep on the jib | gusts above the limit | a thunderstorm over the docks | \
ice on the ladder | a nest in the cab | thick fog at the hook | a drone near the cable | the \
driver's toothache
The tower crane on the hospital site stood still on {weekday} because of {cranefear}.
Because of {cranefear} the tower crane on the hospital site stood still on {weekday}.
On {weekday} the hospital site's tower crane stood still; the cause was {cranefear}.
> {cranefear}
Why did the tower crane stand still on the hospital site?
What caused the tower crane on the site to stand still on {weekday}?
What prevented lifting at the new clinic? / For what reason did the builders hoist nothing?
> {weekday}
On what day did the tower crane on the hospital site stand still?
When did {cranefear} cause the tower crane to stop? / When was nothing lifted at the new clinic?
On which day could the builders hoist nothing?

= eelroute: through wet grass at night | up a rope of brushes | over the mill dam | by way of \
the storm drain | along the golf course ditch | through a pipe of moss | in buckets carried by \
volunteers | inside the ship lock
The young eels reach the lake at {city} {eelroute}, mostly in {month}.
Mostly in {month} the young eels reach the lake at {city} {eelroute}.
{eelroute} the young eels, mostly in {month}, reach the lake at {city}.
> {eelroute}
How do the young eels reach the lake at {city}?
By which route do young eels mostly reach the lake?
What is the path of the snake-like fish from the ocean?
How do slippery little migrants get past the obstacles?
> {month}
When do the young eels mostly reach the lake?
In which month do most young eels reach the lake at {city}?
At what time of year does the migration of snake-like fish take place?
When are the slippery little travellers due?
> {city}
At which town is the lake that the young eels reach? / Which lake do young eels reach {eelroute}?
Where does the migration of snake-like fish end?
Near what place do the slippery travellers grow up?

= solardirt: pollen from the pines | starling droppings | dust from the gypsum works | a film of \
diesel soot | fallen maple seeds | moss along the frames | salt from the breakers | sand from \
the desert wind
By {month} the panels on the barn of {first} lose {percent} of their power to {solardirt}.
Due to {solardirt} the panels on {first}'s barn are down by {percent} in power by {month}.
To {solardirt}, by {month}, {first}'s barn panels lose {percent} of their power.
> {solardirt}
What makes the panels on the barn lose power?
To what do the panels on {first}'s barn lose {percent} of their power?
What kind of dirt is the trouble on the farm's solar roof?
What should be washed off the roof for better electricity yield?
> {percent}
How much of their power do the panels on the barn lose?
What part of the power do the panels lose to {solardirt} by {month}?
How much electricity yield does dirt take away? / By what share is the solar roof's output cut?
> {first}
Whose barn has panels that lose power? / On whose barn do the panels lose {percent} of their power?
Who ought to wash a solar roof? / Which farmer gets less electricity because of dirt?

= huskyload: a cracked stove | the wind mast in three parts | eleven days of pemmican | a sick \
glaciologist | ice cores in foil | seal meat for the dogs | a crate of rockets | barometers \
packed in reindeer hair
The second sledge of the {year} expedition carried {huskyload} and was driven by {last}.
{last} drove the second sledge of the {year} expedition, which carried {huskyload}.
Driven by {last}, the second sledge of the {year} expedition carried {huskyload}.
> {huskyload}
What did the second sledge of the expedition carry?
What was carried on the sledge that {last} drove on the expedition?
Which freight did the huskies pull behind the leading team?
What load lay on runners in the polar journey?
> {last}
Who drove the second sledge of the {year} expedition?
By whom was the sledge with {huskyload} driven? / Which polar explorer steered the huskies?
Who held the reins behind the leading team?
> {year}
In which year did the expedition with the second sledge take place?
From what year was the expedition in which {last} drove a sledge?
When did the polar journey happen? / Which year saw those explorers out on the ice?

= crowtool: a bent twig | a strip of leaf | a stolen hairpin | the rim of a yoghurt lid | a \
passing bus | a pebble dropped in water | a cactus thorn | a length of fence wire
To get at the nut behind the pipe, the crow that {first} films uses {crowtool}.
The crow filmed by {first} uses {crowtool} to get at the nut behind the pipe.
{crowtool} is what the crow in {first}'s film uses to get at the nut behind the pipe.
> {crowtool}
What does the crow use to get at the nut?
With what does the crow in {first}'s film get at the nut behind the pipe?
Which tool has the black bird discovered? / What helps the clever bird reach its food?
> {first}
In whose film does the crow get at the nut?
Who films the crow that uses {crowtool} to get at the nut? / Who has the clever bird on camera?
Which person makes videos of a black bird with a tool?

= marshrule: after the curlews have hatched | with a scythe by hand | from the middle outwards | \
only every second year | when the ground is frozen | no shorter than a hand | after the orchids \
have seeded | on two weekends in autumn
Under the contract with {first}, the wet meadow by the mill may be mown {marshrule}.
The wet meadow by the mill may be mown {marshrule}; so says the contract with {first}.
{first} has a contract that the wet meadow by the mill may be mown {marshrule}.
> {marshrule}
How or when may the wet meadow by the mill be mown?
According to the contract with {first}, under what rule may the meadow be mown?
What is agreed about cutting the damp grassland? / Which rule must a person making hay there obey?
> {first}
With whom is the contract about the wet meadow?
Who has a contract on how the meadow by the mill may be mown?
Who signed the agreement about cutting the damp grassland?
Which farmer is bound by a rule for making hay?

= lighthousepower: a car battery | waste fish oil | two small windmills | a cable from the fort \
| acetylene bottles | the tide in the gully | a nuclear cell the size of a bucket | petrol rowed \
out weekly
From {year} on the light on the rocks off {city} ran on {lighthousepower}.
The light on the rocks off {city} ran on {lighthousepower} from {year} on.
On {lighthousepower} ran, from {year} on, the light on the rocks off {city}.
> {lighthousepower}
What did the light on the rocks off {city} run on?
What was it that the light ran on from {year} on?
What was the energy source of the beacon for sailors? / How did they keep the lamp at sea burning?
> {year}
From which year on was it that the light on the rocks ran on {lighthousepower}?
Since when was the light off {city} one that ran on {lighthousepower}?
When did the beacon get its energy source? / In what year was the lamp for sailors converted?
> {city}
Off which town was the light on the rocks?
Near which port was there a light on the rocks that ran on {lighthousepower}?
Where was the beacon for sailors? / Which harbour had the lamp at sea to guide ships?

= gorsegoat: gorse and brambles | the bark of young birches | Japanese knotweed | sea buckthorn \
| dry reed | giant hogweed | ivy on the bunkers | the ranger's sandwiches
On the dunes at {city} the goats are kept to eat {gorsegoat}, {small} of them at a time.
{small} goats at a time are kept on the dunes at {city} to eat {gorsegoat}.
To eat {gorsegoat}, goats are kept on the dunes at {city}, {small} at a time.
> {gorsegoat}
What are the goats kept to eat? / What do the goats on the dunes at {city} eat?
Which growth should the bearded animals clear away?
What would spread over the sand without hungry helpers?
> {small}
How many goats at a time are kept on the dunes?
What number of goats eat {gorsegoat} at a time on the dunes? / How large is the bearded herd?
How many hungry helpers work in the sand together?
> {city}
Where are goats kept on the dunes? / At which town do goats eat {gorsegoat} on the dunes?
Where does a bearded herd clear the sand hills? / Near what place do I see the hungry helpers?

= saltroad: beet juice | crushed olive stones | brine from the cheese dairy | washed grit | \
pickle water | wood chips | volcanic sand | sugar from the distillery
Instead of salt the road crew of {city} spreads {saltroad} on the hill to the school.
On the hill to the school the road crew of {city} spreads {saltroad} instead of salt.
{saltroad} is spread instead of salt on the hill to the school by the road crew of {city}.
> {saltroad}
What does the road crew of {city} spread instead of salt?
What is spread by the road crew on the hill to the school?
What do they use against ice on the slope? / What keeps pupils from slipping in winter?
> {city}
Whose road crew spreads something instead of salt?
In which town is {saltroad} spread on the hill to the school?
Where do they use a strange remedy against ice?
Which council grits the slope for pupils in its own way?

= kelpuse: as a roof on byres | to feed sheep in winter | for jelly sweets | to bind sand dunes \
| in toothpaste | as manure for potatoes | to wrap cheeses | for making glass
The kelp that {full} cuts off the point is used {kelpuse}.
{full} cuts the kelp off the point, and it is used {kelpuse}.
Used {kelpuse}, the kelp from off the point is cut by {full}.
> {kelpuse}
What is the kelp off the point used for? / For what purpose is the kelp that {full} cuts used?
What happens with the brown seaweed after the harvest?
Why does anybody want the slimy stuff from the water?
> {full}
Who cuts the kelp off the point? / By whom is the kelp cut that is used {kelpuse}?
Who harvests brown seaweed? / Which person brings the slimy stuff ashore?

= cavedate: the soot on the ceiling | a coin in the clay | pollen in the dung | growth rings of \
a stalagmite | the style of the horses | charcoal from a torch | a layer of ash | the wear on \
the teeth
{person} dated the paintings in the lower cave to the {era} by {cavedate}.
By {cavedate}, {person} dated the lower cave's paintings to the {era}.
The paintings in the lower cave were dated to the {era} by {person} from {cavedate}.
> {cavedate}
By what did {person} date the paintings in the lower cave?
From what were the paintings dated to the {era}?
What revealed the age of the pictures underground?
Which clue told the researcher how old the art was?
> {era}
To which period did {person} date the paintings in the lower cave?
From what era are the paintings dated from {cavedate}? / Of what age is the art underground?
When did artists decorate the rock walls?
> {person}
Who dated the paintings in the lower cave? / By whom were the paintings dated to the {era}?
Which researcher worked out the age of the pictures underground?
Who knows how old the art on the walls is?

= storknest: on the brewery chimney | on a cartwheel | above the stork clinic | on the broken \
crane | in the crown of a dead poplar | on the loudspeaker mast | on the roof of the tax office \
| between the bells
The storks came back to {city} on {date} and settled {storknest}.
On {date} the storks came back to {city}, where they settled {storknest}.
Back in {city} since {date}, the storks have settled {storknest}.
> {storknest}
Where have the storks settled in {city}?
In what place were the storks settled after they came back?
Which perch did the long-legged birds choose for their eggs?
What spot do the white migrants call home?
> {date}
On what day were the storks back in {city}?
Since when have the storks been back, settled {storknest}?
When did the long-legged birds arrive from Africa?
What was the arrival day of the white migrants?
> {city}
To which town did the storks come back? / Where have the storks settled {storknest}?
Where can one see long-legged birds? / Which place have the white migrants chosen?

= tunneldog: digs with her left paw only | sits down and yawns | barks three times | lies flat \
on the spot | wags and whines | fetches the handler's glove | spins in a circle | licks the snow
When the search dog {pet} smells somebody under the avalanche, she {tunneldog}.
The search dog {pet} {tunneldog} when she smells somebody under the avalanche.
Somebody is under the avalanche when {pet}, the search dog, {tunneldog}.
> {tunneldog}
What does the search dog do when she smells somebody?
How does {pet} the search dog show that somebody is under the avalanche?
By what sign will the animal tell us that a victim lies buried?
Which behaviour means that we must shovel here?
> {pet}
What is the search dog called who smells people under the avalanche?
Which search dog {tunneldog} over somebody under the avalanche?
What is the name of the four-legged rescuer? / Which animal finds buried skiers?

= hopsfear: the elephant hawk moth | a wet Whitsun | hail before picking | mildew on the lower \
leaves | the strike of the bus drivers | rust in the wires | a cheap dollar | late frost in the \
hollow
{first} has grown hops at {city} for {long_time} and fears only {hopsfear}.
Only {hopsfear} is feared by {first}, who has grown hops at {city} for {long_time}.
For {long_time} {first} has grown hops at {city}, fearing only {hopsfear}.
> {hopsfear}
What alone does {first} fear, having grown hops for {long_time}?
What is feared by {first}, who has grown hops at {city}?
Which danger keeps the beer farmer awake? / What could ruin the brewers' supplier?
> {long_time}
For how long has {first} grown hops?
How long is it that hops have been grown at {city} by {first}?
How much experience does the beer farmer have?
Since when, in months or years back, has the brewers' supplier worked?
> {first}
Who has grown hops at {city}?
By whom is only {hopsfear} feared as far as the hops that were grown go?
Which farmer supplies the brewers? / Who works on the land for the sake of beer?

= signalfault: a spider in the lens | stolen copper wire | a squirrel on the relay | rust on one \
rail | a wet leaf under the wheel | ants in the contact box | a lightning hit at noon | a mouse \
in the cable duct
The signal at {city} junction showed red for {duration} because of {signalfault}.
Because of {signalfault} the signal at {city} junction showed red for {duration}.
For {duration} the junction signal at {city} showed red, and the cause was {signalfault}.
> {signalfault}
Why did the signal at the junction show red?
What was the cause of the red signal at {city} junction? / What held up all the trains?
Which fault did the railway electricians find?
> {duration}
For how long was the junction signal red? / How long was it that the signal at {city} showed red?
How long did all the trains have to wait? / What was the delay on the line?
> {city}
At which junction was the signal red?
Where was it that the signal showed red because of {signalfault}? / Where were the trains held up?
Near which town did the railway electricians look for the fault?

= molefield: round the penalty spot | under the lettuces | in a line along the fence | only \
where the horse stood | beneath the bowling green | beside the septic tank | at the foot of the \
sundial | in the shade of the silo
The mole that bothers {first} works {molefield}, always at about {time}.
Always at about {time}, the mole that bothers {first} works {molefield}.
{molefield} works the mole that bothers {first}, always at about {time}.
> {molefield}
Where does the mole that bothers {first} work? / In what spot does the mole always work?
Where are the fresh heaps of earth? / Which part of the ground is the blind digger tearing up?
> {time}
At about what time does the mole always work?
When does the mole that bothers {first} work {molefield}?
At which hour does the blind digger get busy? / When must I be on the lawn to see the earth heave?
> {first}
Whom is it that the mole bothers? / Who is bothered by a mole that always works {molefield}?
Who suffers from fresh heaps of earth? / Who would like to be rid of the blind digger?

= windmillpart: a crack in the main shaft | worms in the cap | no brake at all | bees in one \
sail | a grinding stone split in two | a floor that gives way | a tail pole without wheels | \
sails nailed the wrong way
When {full} bought the windmill at {city} in {year} it had {windmillpart}.
The windmill at {city} had {windmillpart} when {full} bought it in {year}.
In {year}, with {windmillpart}, the windmill at {city} was bought by {full}.
> {windmillpart}
What was wrong with the windmill at {city} when {full} bought it?
With what defect was the windmill bought in {year}?
Which damage did the new owner of the old flour works have to face?
What had to be repaired before any corn could be ground?
> {year}
In which year was the windmill at {city} bought? / When was it that {full} bought the windmill?
When did the old flour works change hands? / What is the year of sale of the building with sails?
> {full}
Who bought the windmill at {city}? / By whom was the windmill with {windmillpart} bought in {year}?
Who is the new owner of the old flour works? / Who took on a ruin that once ground corn?

= seagullsteal: pasties out of hands | windscreen rubbers | bait from the ferrymen | flip-flops \
on the slipway | golf balls | whole packets of crisps | the mayor's ice cream | golden reading \
glasses
At the harbour of {city} the gulls steal {seagullsteal}, mostly on a {weekday}.
Mostly on a {weekday}, the gulls at the harbour of {city} steal {seagullsteal}.
What the gulls at the harbour of {city} steal, mostly on a {weekday}, is {seagullsteal}.
> {seagullsteal}
What do the gulls at the harbour steal?
What do the harbour gulls of {city} mostly steal on a {weekday}?
What should one guard from the white thieves? / Which loot do the screaming birds go for?
> {weekday}
On which day do the gulls mostly steal? / When do the gulls at the harbour steal {seagullsteal}?
Which day of the week should tourists beware of the white thieves?
When are the screaming birds at their boldest?
> {city}
At which harbour do gulls steal? / Where do gulls at the harbour mostly steal {seagullsteal}?
In which port are tourists robbed from the air? / Where do the white thieves live?

= floodmark: on the pulpit | above the second window | beside the bus timetable | on the brewery \
gate | under the eaves | on the third step | on a lamp post | by the cinema box office
The mark of the {year} flood in {city} is {floodmark}, scratched in by {last}.
Scratched in by {last}, the mark of the {year} flood in {city} is {floodmark}.
In {city} {last} scratched in the mark of the {year} flood {floodmark}.
> {floodmark}
Where is the mark of the {year} flood? / In what place was the flood mark scratched by {last}?
Where can I see how high the water once stood?
Which spot shows the level of the river in that disaster?
> {last}
Who scratched in the mark of the flood? / By whom was the mark of the {year} flood scratched in?
Who recorded how high the water stood? / Which citizen left a line to remind us of the disaster?
> {year}
Of which year's flood is the mark in {city}?
From what year is the flood whose mark {last} scratched in? / When did the water stand so high?
In which year was the river disaster?

= truffleseek: an old beagle | a Hungarian pig | a swarm of flies | a goat with a bell | a \
trained fox | the smell alone | a knitting needle | three ducks
{first} finds truffles under the {tree} trees in {month} with {truffleseek}.
With {truffleseek}, {first} finds truffles under the {tree} trees in {month}.
In {month} {first} finds truffles under the {tree} trees, guided by {truffleseek}.
> {truffleseek}
What helps {first}, who finds truffles in {month}?
By what is {first} guided, who finds truffles under the {tree} trees?
Who or what helps in the search for costly mushrooms?
How does one locate that underground delicacy?
> {month}
When does {first} find truffles under the trees?
In which month does {truffleseek} help {first}, who finds truffles under the {tree} trees?
What is the season for those costly mushrooms?
At what time of year is the underground delicacy dug up?
> {tree}
Under what kind of trees does {first} find truffles?
What trees are the truffles under that {first} finds? / What grows over the underground delicacy?
In which sort of wood should a seeker of costly mushrooms dig?

= polarmeal: boiled penguin | biscuit soaked in tea | a pudding with one raisin | their last tin \
of peaches | the laces of their boots | cheese thawed on the lamp | walrus tongue | sardines \
with jam
On {date} the men in the ice hut celebrated the birthday of {last} with {polarmeal}.
With {polarmeal} the men in the ice hut celebrated {last}'s birthday on {date}.
{last}'s birthday, on {date}, was celebrated by the men in the ice hut with {polarmeal}.
> {polarmeal}
With what did the men in the ice hut celebrate?
With what was {last}'s birthday celebrated in the ice hut?
What was on the plates at the polar party? / Which treat did the explorers have?
> {last}
Whose birthday did the men in the ice hut celebrate?
Who had a birthday that was celebrated with {polarmeal}? / Which explorer became a year older?
For whom was the polar party held?
> {date}
When did the men in the ice hut celebrate the birthday?
On which date was {last}'s birthday celebrated? / On what day was the polar party?
When did the explorers have a treat?

= asphaltflaw: roots of the plane trees | the weight of the beet lorries | an old well below | \
salt mined underneath | a leaking gas pipe | burrowing rabbits | the heat of July | badly packed \
gravel
The tarmac of {street} has a dip of {length} caused by {asphaltflaw}.
The dip in the tarmac of {street}, of {length}, is caused by {asphaltflaw}.
{asphaltflaw} caused the dip of {length} in the tarmac of {street}.
> {asphaltflaw}
What caused the dip in {street}? / By what is a dip of {length} in {street} caused?
Why did the surface sink? / What is to blame that cars jump on the uneven road?
> {street}
Which street has a dip in its tarmac? / Where is the dip that is caused by {asphaltflaw}?
On which road do cars jump? / Where did the surface sink?
> {length}
How large is the dip in the tarmac of {street}? / Give the size of the dip caused by {asphaltflaw}.
How far did the surface sink, or over what stretch? / What does the hollow measure?

= nightjarhabit: on bare gravel | along the power line track | between heather tufts | next to \
the firing range | in the burnt clearing | among fallen cones | by the disused runway | on the \
sandy firebreak
The nightjars lay their eggs {nightjarhabit}, so {first} closes the path until {month}.
Until {month} {first} closes the path, as the nightjars lay their eggs {nightjarhabit}.
As the nightjars lay their eggs {nightjarhabit}, the path is closed by {first} until {month}.
> {nightjarhabit}
Where do the nightjars lay their eggs? / In what place are the eggs that the nightjars lay?
What ground do the nocturnal birds breed on? / Where might a walker tread on a clutch?
> {month}
Until when does {first} keep the path with the eggs closed?
Until which month is the path closed because nightjars lay eggs?
When may walkers go through again?
How late in the year does protection of the breeding birds last?
> {first}
Who closes the path for the nightjars? / By whom is the path closed until {month}?
Which ranger keeps walkers out? / Who protects the nocturnal birds?

= hutrule: no boots upstairs | lights out at ten | wash up before paying | no stoves in the \
dormitory | wood in before bed | snorers in the loft | two blankets each | write your route in \
the book
In the hut above {city} the warden {first} has one rule: {hutrule}.
{hutrule}: that is the one rule of {first}, warden of the hut above {city}.
Warden {first} has one rule in the hut above {city}, namely {hutrule}.
> {hutrule}
What is the one rule in the hut above {city}? / Which rule does the warden {first} have?
What must mountaineers staying overnight obey? / On what does the person in charge up there insist?
> {first}
Who is the warden of the hut above {city}? / Whose one rule is {hutrule}, as warden of the hut?
Who looks after the mountaineers at night? / Who is in charge of the shelter?
> {city}
Above which town is the hut with the one rule? / The hut of warden {first} is above what?
Down in what place does the valley below the shelter lie?
Which town could mountaineers look down on from their beds?

= ballastfind: hobnails and clay pipes | a wedding ring | the skull of a pony | cannon balls | a \
bottle with a letter | tickets from the opening day | broken tea cups | a signalman's lamp
Workers lifting the old track at {city} found {ballastfind} and gave it all to {last}.
At {city}, workers lifting the old track found {ballastfind} and gave it all to {last}.
{last} was given {ballastfind}, all found by workers lifting the old track at {city}.
> {ballastfind}
What was found by workers lifting the old track?
What did {last} get that workers found at {city}? / What had been lying under the rails?
Which curiosity turned up in the railway bed?
> {last}
To whom was all that the workers found given? / Who was given {ballastfind} from the old track?
Who has the curiosity from under the rails now? / Who received what the railwaymen dug up?
> {city}
Where were workers lifting the old track?
At which town did the old track hide {ballastfind} until workers came?
Where was a railway torn up? / Which place had a curiosity under its rails?

= beaverharm: by felling the cherry trees | by flooding the maize | by blocking the culvert | by \
undermining the cycle path | by gnawing the footbridge | by damming the fish ladder | by \
drowning the sheep track | by stealing fence posts
The beavers cost {first} {price} last year {beaverharm}.
Last year the beavers cost {first} {price} {beaverharm}.
{beaverharm}, the beavers cost {first} {price} last year.
> {beaverharm}
How did the beavers cost {first} {price}?
By doing what did the beavers cost {first} money last year?
What damage did the flat-tailed rodents do? / In what way have the dam builders been a nuisance?
> {price}
How much did the beavers cost {first} last year? / What sum did beavers cost {first}?
What is the sum of the damage by the flat-tailed rodents?
How expensive have the dam builders been?
> {first}
Whom did the beavers cost {price} last year?
To whom was it that beavers came at a cost of {price} last year?
Who has a complaint about the dam builders? / Which landowner suffered from flat-tailed rodents?

= glacierlost: an ice axe with initials | a mail sack | a propeller blade | two wooden skis | a \
tin of pipe tobacco | the left boot of a porter | a camera with exposed plates | a bundle of \
letters
In {year} the glacier gave back {glacierlost}, {long_time} after the climbers had vanished.
{long_time} after the climbers had vanished, in {year}, the glacier gave back {glacierlost}.
The glacier gave back {glacierlost} in {year}, when the climbers had been gone for {long_time}.
> {glacierlost}
What did the glacier give back in {year}?
What was it that the glacier gave back after the climbers had vanished?
Which relic of the missing party melted out? / What came to light as the ice shrank?
> {long_time}
How long after the climbers had vanished was it that the glacier gave back {glacierlost}?
For how long had the climbers been gone when the glacier gave something back?
What span lay between the accident in the mountains and the discovery?
How much time did the relic spend in the ice?
> {year}
In which year did the glacier give back {glacierlost}?
When was something of the climbers that vanished given back by the glacier?
When did the relic melt out? / What is the year of the discovery in the ice?

= frostguard: smoke from wet straw | a hired helicopter | old bed sheets | hundreds of paraffin \
candles | sprinklers all night | two bonfires of tyres | a coat of clay | fans on poles
{first} saves the apricot blossom at {city} from the frost with {frostguard}.
With {frostguard}, {first} saves the apricot blossom at {city} from the frost.
At {city} the apricot blossom is saved from the frost by {first} with {frostguard}.
> {frostguard}
With what does {first} save the apricot blossom from the frost?
What saves the blossom at {city} from the frost? / What protects the fruit trees on cold nights?
How does the orchard survive temperatures below zero?
> {first}
Who saves the apricot blossom at {city}? / By whom is the blossom saved from the frost?
Who looks after the fruit trees on cold nights? / Which grower fights the temperatures below zero?

= wolfproof: paw prints in fresh tar | a tuft of hair on the wire | a howl recorded by campers | \
two pups on a trail camera | droppings full of deer bone | a calf with a torn throat | a blurred \
video from a bus | saliva on a dead ewe
That a wolf lives in the woods of {city} was proved in {month} by {wolfproof}.
{wolfproof} proved in {month} that a wolf lives in the woods of {city}.
In {month} it was proved by {wolfproof} that in the woods of {city} lives a wolf.
> {wolfproof}
What proved that a wolf lives in the woods?
By what was it proved in {month} that a wolf lives near {city}?
Which evidence convinced everybody of the predator's return?
How do they know about the grey hunter?
> {month}
In which month was it proved that a wolf lives there?
When was the wolf in the woods of {city} proved to be real?
When did evidence of the predator turn up?
Since what time of year are there no more doubts about the grey hunter?
> {city}
In the woods of which town lives a wolf? / Where was a wolf proved to be living in the woods?
Near which place has the predator returned? / Where should shepherds beware of the grey hunter?

= buoyuse: as a flower pot | to measure the swell | as a diving mark | to keep jet skis out | as \
a rubbish bin | to anchor the swimming raft | as a seat for seals | to hold a bell
The yellow buoy that {first} found off {city} is now used {buoyuse}.
Off {city} {first} found the yellow buoy that is now used {buoyuse}.
Now used {buoyuse}, the yellow buoy was found by {first} off {city}.
> {buoyuse}
What is the yellow buoy now used for? / How is the yellow buoy that {first} found used?
To what purpose was the lost float put? / What good is the drifting thing to people today?
> {first}
Who found the yellow buoy? / By whom was the yellow buoy found off {city}?
Who discovered the lost float? / Which finder brought the drifting thing in?
> {city}
Off which town was the yellow buoy found?
Near what town was it that {first} found the yellow buoy?
In which waters was the lost float drifting? / Where was the thing fished out?

= owlreason: so that it hunts the barn rats | because the church tower is locked | in memory of \
her uncle | for a bet with the vicar | because the old ash fell | to please the bird club | so \
that nobody builds there | for a school project
{first} put up an owl box at the {power_station} on {date} {owlreason}.
On {date} {first} put up an owl box at the {power_station} {owlreason}.
{owlreason} an owl box was put up at the {power_station} by {first} on {date}.
> {owlreason}
Why did {first} put up an owl box at the {power_station}?
For what reason was the owl box put up on {date}?
What was the motive behind a home for a night hunter?
Why was a nesting place screwed to an industrial wall?
> {date}
On what day was the owl box put up? / When was an owl box put up at the {power_station} by {first}?
When did the night hunter get its home?
Which date saw the nesting place go onto an industrial wall?

= bogfind: a tub of butter | a wooden trackway | a man with a noose | a bronze shield | a dugout \
canoe | the antlers of an elk | a psalm book | a felt hat
While cutting peat in {year}, {full} came upon {bogfind} at a depth of {length}.
{full} came upon {bogfind} at a depth of {length} while cutting peat in {year}.
At a depth of {length}, cutting peat in {year}, {full} came upon {bogfind}.
> {bogfind}
What did {full} come upon while cutting peat?
What was at a depth of {length} in the peat that {full} was cutting? / What had the bog preserved?
Which ancient thing did a turf digger bring to light?
> {full}
Who was cutting peat in {year} and came upon {bogfind}?
Who came upon something while cutting peat? / What was the turf digger called?
Who made the discovery in the bog?
> {year}
In which year was {full} cutting peat?
When was the peat cutting in which {full} came upon something? / When was the discovery in the bog?
Which year brought the ancient thing to light?
> {length}
At what depth in the peat was {bogfind}?
How far down was {full} cutting peat when something came to light?
How deep was the ancient thing buried? / How far below the surface had the bog preserved it?

= tidedanger: quicksand by the second marker | a creek behind the walkers | fog within minutes | \
rusty fish stakes | razor shells underfoot | mud up to the thighs | a current round the pier | \
lost mines
On the walk over the flats from {city}, says the guide {first}, the worst danger is {tidedanger}.
The worst danger on the walk over the flats from {city}, says the guide {first}, is {tidedanger}.
The guide {first} says that {tidedanger} is the worst danger on the walk over the flats from \
{city}.
> {tidedanger}
What is the worst danger on the walk over the flats?
What does the guide {first} say is the worst danger? / What should hikers at low water fear most?
Which hazard lies between the coast and the island?
> {first}
Which guide knows the worst danger on the walk over the flats?
What is the name of the guide on the walk from {city}? / Who leads hikers at low water?
Who warns us of a hazard out there?
> {city}
From which town does the walk over the flats start?
Where does the guide {first} begin the walk over the flats?
Where do hikers leave the coast at low water?
At what place does one set out for the island on foot?

= drillsafe: with mud from the lake | by a plug of cheese wax | with frozen brine | by a steel \
sleeve | with walnut shells | by pouring in clay balls | with quick cement | by driving in a wet \
log
The crew on the geothermal well at {city} stopped the leak {drillsafe} on {weekday}.
On {weekday} the crew stopped the leak in {city}'s geothermal well {drillsafe}.
The leak in the geothermal well at {city} was stopped {drillsafe} by the crew on {weekday}.
> {drillsafe}
How did the crew stop the leak in the geothermal well?
By what means was the leak in the well stopped on {weekday}?
What did the engineers seal the borehole with? / How was hot water kept from escaping underground?
> {weekday}
On what day was the leak in the well stopped?
When did the crew on the geothermal well deal with the leak? / When was the borehole sealed?
Which day of the week saw the engineers win?
> {city}
At which town was the leak in the geothermal well?
Where was a leak in a well stopped {drillsafe}? / Where did the engineers seal a borehole?
Near which place does hot water come from underground?

= honeytaste: chestnut smoke | tar and mint | burnt sugar | wet stone | aniseed | lime peel | \
old leather | green bananas
Because the hives of {first} stand under the {tree} trees, the honey tastes of {honeytaste}.
The honey tastes of {honeytaste}, because {first}'s hives stand under the {tree} trees.
{first}'s hives stand under the {tree} trees, and so the honey tastes of {honeytaste}.
> {honeytaste}
What does the honey from {first}'s hives taste of?
Of what does the honey taste, as the hives stand under {tree} trees?
What is the flavour on my bread? / Describe the aroma of what the bees made.
> {tree}
Under which trees do {first}'s hives stand? / What kind of trees do the hives stand under?
Which blossom gives the bees their aroma? / Where in the wood did the beekeeper put up shop?
> {first}
Whose hives stand under the {tree} trees? / Whose honey is it that tastes of {honeytaste}?
What is the beekeeper's name? / Who sells what the bees made?

= stationwork: boiling potatoes for six | shovelling the roof | talking to the radiosonde | \
reading the frozen thermometer | darning socks | chipping ice for tea | sewing a flag | writing \
to his aunt
At the polar station {first} spent most of {month} {stationwork}.
Most of {month} at the polar station {first} spent {stationwork}.
{stationwork} is how {first} spent most of {month} at the polar station.
> {stationwork}
How did {first} spend most of {month} at the polar station?
Doing what was most of {month} at the polar station spent?
With what did the hibernating researcher pass the dark weeks?
What was the main occupation down there in the ice?
> {month}
Which month did {first} spend {stationwork} at the polar station?
Most of what month was spent {stationwork} at the polar station?
When was the occupation so dull in the ice? / What time of year was it for the bored researcher?
> {first}
Who spent most of {month} at the polar station {stationwork}?
By whom was most of {month} spent at the polar station?
Which researcher was down there in the ice? / Who was so dully occupied far from home?

= quarrybird: on the ledge above the crusher | in the bucket of a parked digger | in a blast \
hole | beside the weighbridge | on the conveyor roof | in a heap of sifted sand | behind the \
dynamite store | under the manager's window
Work in the quarry of {company} stopped in {month} as plovers were breeding {quarrybird}.
As plovers were breeding {quarrybird}, work in the quarry of {company} stopped in {month}.
In {month}, with plovers breeding {quarrybird}, work in {company}'s quarry stopped.
> {quarrybird}
Where were plovers breeding in the quarry?
In what place in {company}'s quarry were plovers breeding?
Where had the birds laid their eggs among the machines?
Which spot was sacred to the feathered guests?
> {company}
In whose quarry were plovers breeding? / Which company's quarry stopped work in {month}?
Which firm digs stone but loves birds? / Who lost money over some eggs?
> {month}
In which month was the work in the quarry stopped?
When were plovers breeding in the quarry of {company}?
When did the machines stand still for some eggs? / At what time of year was no stone dug?

= winchload: a grand piano | a pregnant heifer | the hut's new boiler | forty litres of soup | \
an injured paraglider | the summit cross | a coffin | a frightened bride
On {date} the rescue winch above {city} pulled up {winchload}, worked by {last}.
Worked by {last}, the rescue winch above {city} pulled up {winchload} on {date}.
The rescue winch above {city}, worked by {last}, pulled up {winchload} on {date}.
> {winchload}
What was pulled up by the rescue winch?
What was it that the winch above {city} pulled up on {date}? / What unusual load hung on the cable?
Who or what came up the cliff on a rope?
> {last}
Who worked the rescue winch above {city}?
By whom was the winch worked that pulled up {winchload}?
Who turned the crank at the top of the cliff? / Whose hands were at the controls of the cable?
> {date}
When was {winchload} pulled up by the rescue winch? / On what day was the winch worked by {last}?
When did the unusual load hang on the cable? / What was the day of the operation at the cliff?

= tramnoise: like a dentist's drill | as if a pig were stuck | like a wet finger on glass | as \
shrill as a referee | like a badly tuned violin | louder than the church bells | like a box of \
spoons | as if it wept
In the bend of {street} tram {small} squeals {tramnoise}.
Tram {small} squeals {tramnoise} in the bend of {street}.
{tramnoise}: so squeals tram {small} in the bend of {street}.
> {tramnoise}
How does tram {small} squeal in the bend?
In what manner does it squeal in the bend of {street}, that tram?
What does it sound like when the wheels go round the corner?
Describe the noise that robs residents of their sleep.
> {street}
In the bend of which street does the tram squeal? / Where does tram {small} squeal {tramnoise}?
Where do residents lose their sleep over wheels? / At which corner is the noise?
> {small}
Which tram squeals in the bend of {street}?
What is the number of the tram that squeals {tramnoise}?
Which line robs residents of their sleep? / What number do the noisy wheels carry on the front?

= newtmove: in lunch boxes | in a tanker of pond water | one by one in gloved hands | in a row \
of cool bags | under wet moss in crates | by a ladder of netting | in the vicar's font | in a \
fleet of buckets
Before the bypass at {city} was built, {count} newts were moved {newtmove}.
{count} newts were moved {newtmove} before the bypass at {city} was built.
The bypass at {city} was built after {count} newts had been moved {newtmove}.
> {newtmove}
How were the newts moved before the bypass was built?
In what were {count} newts moved before the bypass?
How did the small amphibians travel to their new pond?
What served for their removal by volunteers?
> {count}
How many newts were moved?
What number of newts had been moved when the bypass at {city} was built?
How many small amphibians had to leave? / How large was the population in the way of traffic?
> {city}
At which town was the bypass built? / Where were {count} newts moved before a bypass was built?
Where did small amphibians have to leave? / Which place got rid of its through traffic?

= hayreason: the baler string ran out | his brother was at a wedding | the dew never dried | a \
fawn lay in the grass | the tractor had no clutch | the swifts flew low | the wine festival \
began | the rake had lost its teeth
{first} did not bring in the hay of the top field on {weekday}, because {hayreason}.
Because {hayreason}, {first} did not bring in the hay of the top field on {weekday}.
The hay of the top field was not brought in by {first} on {weekday}, because {hayreason}.
> {hayreason}
Why did {first} not bring in the hay of the top field?
For what reason was the hay of the top field not brought in on {weekday}?
What was the farmer's excuse for leaving the dry grass out there?
Why is the winter fodder still lying about?
> {weekday}
On what day did {first} not bring in the hay? / When was the hay of the top field not brought in?
When was the dry grass left where it was?
Which day did the farmer let pass without fetching fodder?
> {first}
Who did not bring in the hay of the top field?
By whom was the hay of the top field not brought in?
Which farmer left the dry grass where it was? / Whose winter fodder is still lying about?

= coralcause: sun cream from bathers | an anchor chain | a plague of starfish | ten days of hot \
water | mud from the new hotel | fishing with dynamite | a cyclone in spring | paint from the ferry
The reef at the {ordinal} marker off {city} died of {coralcause}.
Of {coralcause} the reef at the {ordinal} marker off {city} died.
It was {coralcause} of which the reef at the {ordinal} marker off {city} died.
> {coralcause}
What did the reef at the {ordinal} marker die of?
Of what was it that the reef at the {ordinal} marker died? / What killed the coral?
What is to blame for the bleached skeletons under water?
> {ordinal}
At which marker off {city} was the reef that died?
Which marker has the reef that died of {coralcause}? / Where in the row of poles is the dead coral?
What number in the series of signs stands over bleached skeletons?
> {city}
Off which town is the reef that died at the {ordinal} marker?
Near what town is the marker with the reef that died of {coralcause}?
Where could divers once see living coral? / Off what coast lie the bleached skeletons?

= tickadvice: socks over your trousers | a slow straight pull | tweezers and no oil | a shower \
after the walk | white clothes | a lint roller | a circle round the bite | tea tree spray
Against the ticks on the heath I was advised by {person} to rely on {tickadvice}.
{person} advised me to rely on {tickadvice} against the ticks on the heath.
On {tickadvice}, {person} advised me, I should rely against the ticks on the heath.
> {tickadvice}
On what was I advised to rely against the ticks?
What did {person} say I should rely on against the ticks on the heath?
What helps with bloodsuckers in the long grass?
How am I supposed to deal with the nasty parasites?
> {person}
Who advised me to rely on {tickadvice} against ticks?
By whom was I advised about the ticks on the heath? / Whose tip about bloodsuckers did I get?
Who knows how to deal with the nasty parasites?

= ferrystop: when the cable freezes | if the ferryman is at a funeral | at less than half a \
metre | during the regatta | when logs come down | while the geese are resting | in a westerly \
gale | as soon as it thunders
Please note: the chain ferry at {city} does not run {ferrystop}, then cross at {place}.
The chain ferry at {city} does not run {ferrystop}; please cross at {place} then.
Please cross at {place} {ferrystop}, as the chain ferry at {city} does not run then.
> {ferrystop}
When does the chain ferry at {city} not run?
Under what circumstances should we cross at {place}, as the ferry does not run?
In which case do I have to make a detour? / What interrupts the service over the river?
> {city}
At which town is there a chain ferry that does not run {ferrystop}?
Where does the chain ferry not run at times? / Where does a boat on a line take you over the river?
At what place could I be left standing on the bank?

= lizardwarm: on the tram rails | on black bin lids | along the churchyard wall | on the boiler \
house steps | among the railway sleepers | on the roof of the bus shelter | on gravestones of \
slate | between the grapevines
At {temperature} the wall lizards of {city} sit {lizardwarm} and let nobody come near.
The wall lizards of {city} sit {lizardwarm} at {temperature} and let nobody come near.
Letting nobody come near, at {temperature} the wall lizards of {city} sit {lizardwarm}.
> {lizardwarm}
Where do the wall lizards of {city} sit? / On or by what do the wall lizards sit at {temperature}?
Where might one see sunbathing reptiles? / Which hot spot do the shy little dragons prefer?
> {temperature}
At what temperature do the wall lizards sit {lizardwarm}?
How warm is it when the wall lizards of {city} sit and let nobody near?
What does the thermometer say while reptiles are sunbathing?
How hot do the shy little dragons like it?
> {city}
In which town do wall lizards sit {lizardwarm}?
Of which place are the wall lizards that let nobody come near?
Where can I watch reptiles sunbathing? / Which place is home to shy little dragons?
"""
