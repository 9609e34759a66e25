"""What animals, plants and stars do, in one line (see relations.py)."""

RELATIONS = """
= swiftnap: on the wing | with one half of the brain | for ten seconds at a time | only above \
the clouds | while gliding downhill | hanging from a wall | in the last hour before dawn | \
huddled in a rolling ball | with both eyes open
According to {full}, young swifts over {country} sleep {swiftnap}.
Young swifts sleep {swiftnap} when they are over {country}, according to {full}.
How young swifts over {country} sleep was worked out by {full}: {swiftnap}.
> {swiftnap}
How do young swifts sleep over {country}?
In what way do the young swifts sleep, according to {full}?
How do these fast birds get their rest? / What is odd about the slumber of the fledglings?
> {country}
Over which country do the young swifts sleep this way?
Over what country were young swifts studied as they sleep?
Below which birds at rest does this land lie? / Where are the slumbering flyers to be looked for?
> {full}
According to whom do young swifts sleep like that?
Who worked out how young swifts over {country} sleep?
Which ornithologist explained the rest of the birds? / Who knows how the fast flyers doze?

= bowerprize: blue bottle tops | snail shells | a child's toy car | green beetle wings | clothes \
pegs | yellow petals | broken glass | silver paper | parrot feathers
The bowerbird behind {first}'s house courts his females with {bowerprize}.
With {bowerprize} the bowerbird behind {first}'s house courts his females.
To court females, the bowerbird behind the house of {first} lays out {bowerprize}.
> {bowerprize}
With what does the bowerbird court his females?
What does the bowerbird behind {first}'s house lay out for the females?
What does the feathered suitor use to impress? / Which treasures are meant to win a mate?
> {first}
Behind whose house does the bowerbird court? / Whose house has a bowerbird behind it?
Whose garden is the stage of a feathered suitor? / Who lives next to the bird that decorates?

= spiderplan: shakes the web like a trapped fly | throws a sticky ball | jumps on its back | \
spits glue at it | holds a net between its legs | drums on a dry leaf | pretends to be an ant | \
waits under a trapdoor
To catch its prey, the spider from {country} {spiderplan}.
The spider from {country} {spiderplan} to catch its prey.
What the spider from {country} does to catch its prey: it {spiderplan}.
> {spiderplan}
What does the spider from {country} do to catch its prey? / How is prey caught by the spider?
By what trick does the eight-legged hunter get its dinner?
How does the creature get hold of its victims?
> {country}
Where is the spider from that does this to catch prey?
From which country is the spider with such a way to catch its prey?
What is the home of the eight-legged hunter?
In which part of the world does this web builder live?

= cactusneed: no water in winter | a cold room at Christmas | sand under its roots | a pot that \
is too small | full sun after ten | rain water only | a dry wind | a brick to lean on
{first} says that an old cactus needs {cactusneed} before it will flower.
An old cactus needs {cactusneed}, {first} says, before it will flower.
Before it will flower, says {first}, an old cactus needs {cactusneed}.
> {cactusneed}
What does an old cactus need before it will flower? / What is needed for the cactus to flower?
How do I get my prickly plant to bloom?
What must be given to the spiny thing on the sill so that buds come?
> {first}
Who says what an old cactus needs? / According to whom will the cactus flower then?
Who gives advice on prickly plants? / Whose recipe for blooms on spines is this?

= starfade: a cloud of dust in front of it | a dark companion | huge spots on its face | the \
loss of its outer shell | a swarm of comets | its slow breathing | a burst of soot | a ringed \
planet
The red star in {constellation} that dimmed in {year} did so on account of {starfade}.
On account of {starfade} the red star in {constellation} dimmed in {year}.
In {year} the red star in {constellation} dimmed, on account of {starfade}.
> {starfade}
Why did the red star in {constellation} dim in {year}? / On account of what did the red star dim?
What made the distant sun lose its brightness? / How do astronomers account for the weak light?
> {year}
When did the red star in {constellation} dim? / In which year was the red star dimmed?
When did the distant sun lose its glow? / In what year did the light weaken?
> {constellation}
In which constellation is the red star that dimmed? / Where was a red star dimmed in {year}?
In what part of the sky did a light weaken? / Which group holds the distant sun that faded?

= rockbirth: cooled slowly deep underground | fell as ash into a lake | was mud on a sea bed | \
grew from the shells of snails | was squeezed between two continents | dripped from a cave roof \
| was a desert dune | froze in a single night
The {colour} rock on which the castle of {city} stands {rockbirth}.
Long ago the {colour} rock {rockbirth} on which the castle of {city} now stands.
The castle of {city} stands on {colour} rock which {rockbirth}.
> {rockbirth}
How did the {colour} rock under the castle of {city} form?
What happened to the rock on which the castle stands?
How did the stone below the old walls come into being?
What is the geological origin of the hill with the fortress?
> {city}
Which city has a castle that stands on {colour} rock? / Where does the castle stand on this rock?
Where is the fortress of which the geology is told?
Which town has old walls on a hill of such stone?
> {colour}
What colour is the rock on which the castle of {city} stands? / Which colour has the castle rock?
How does the stone below the fortress look? / In what shade would I paint the hill?

= riverbend: a fallen poplar | a beaver dam | a mill of the monks | the softer clay | a \
landslide in the night | an ice jam | the railway bank | a lava tongue
The river at {city} changed its bed in {year} because of {riverbend}.
Because of {riverbend}, the river changed its bed at {city} in {year}.
In {year} {riverbend} made the river at {city} change its bed.
> {riverbend}
What made the river at {city} change its bed?
Because of what was the bed of the river changed in {year}?
Why does the stream take another course now? / What diverted the water?
> {year}
When did the river change its bed at {city}? / In what year was the bed of the river changed?
When did the water find a new course? / Since when has the stream had its present course?
> {city}
Where did the river change its bed? / At which city did the river change its bed in {year}?
Near which town does the stream take a new way? / What place saw the water diverted?

= glacgift: a wooden ski | a soldier's letters | the wing of an aeroplane | a leather shoe | a \
mummified goat | a tin of biscuits | a bundle of arrows | a milk churn
In {month} the melting glacier above {city} gave back {glacgift} after {long_time}.
After {long_time} the melting glacier above {city} gave back {glacgift} in {month}.
What the melting glacier above {city} gave back in {month}, after {long_time}, was {glacgift}.
> {glacgift}
What did the melting glacier above {city} give back?
What was given back by the glacier in {month}? / What came out of the ice?
Which lost item appeared up there in the thaw?
> {long_time}
After how long did the melting glacier give it back?
How long did it take until the glacier above {city} gave {glacgift} back?
What time did the find spend in the ice? / How long had it been frozen?
> {month}
In which month did the glacier above {city} give back {glacgift}?
When did the melting glacier give it back? / When did the ice release its find?
At what time of year did the frozen item appear?

= stormsign: swallows flying low | a ring round the moon | a smell of wet iron | cows lying down \
| a green sky | aching knees | spiders leaving their webs | closed daisies | a sudden calm
Fishermen in {city} know by {stormsign} that a storm will come within {duration}.
By {stormsign} fishermen in {city} know that a storm will come within {duration}.
That a storm will come within {duration} is known to fishermen in {city} by {stormsign}.
> {stormsign}
By what do fishermen in {city} know that a storm will come?
How do the fishermen know of a coming storm? / What is the omen of bad weather at sea?
Which hint tells the crews to hurry home?
> {duration}
Within what time will a storm come when fishermen see {stormsign}?
How soon does the storm come that the fishermen know of? / How long is left after the omen?
How much warning of bad weather do the crews get?
> {city}
In which city do fishermen know that a storm will come by {stormsign}?
Where do fishermen know storms by {stormsign}? / Where do crews believe in this omen?
Which port has this piece of weather lore?

= yawnwhy: to cool the brain | to stretch the lungs | to show that they are harmless | to copy \
their neighbours | to wake up the blood | to open their ears | to threaten a rival | to tell the \
herd that it is bedtime
{person} has found out that the {animals} in {city} zoo yawn {yawnwhy}.
The {animals} in {city} zoo yawn {yawnwhy}, {person} has found out.
In {city} zoo the {animals} yawn {yawnwhy}; {person} has found it out.
> {yawnwhy}
Why do the {animals} in the zoo of {city} yawn?
For what reason do {animals} yawn, as {person} found? / What is the purpose of the gaping mouths?
What good does it do the creatures to open their jaws wide?
> {person}
Who found out why the {animals} yawn? / Who has found out that {animals} in {city} yawn {yawnwhy}?
Which researcher solved the riddle of the gaping mouths? / Who can explain the wide open jaws?
> {city}
Where is the zoo in which {animals} yawn {yawnwhy}?
In which city's zoo did {person} see why {animals} yawn?
Where was the research into gaping mouths done? / In what place do the drowsy creatures live?

= cellstore: drops of oil | tiny crystals | starch grains | a blue pigment | bitter acids | \
bubbles of gas | rolled-up threads | spare sugar
Under the microscope {first} saw {cellstore} in every cell of the {plant}.
In every cell of the {plant} {first} saw {cellstore} under the microscope.
{first} saw under the microscope that every cell of the {plant} had {cellstore} in it.
> {cellstore}
What did {first} see in every cell under the microscope?
What did {first} see in the cell of the {plant} with the microscope?
What is inside the smallest building blocks of the leaf? / Magnified, what came into view?
> {first}
Who saw {cellstore} in every cell under the microscope?
Who looked at the cells of the {plant} under the microscope? / Who peered through the lens?
Which observer examined tiny bits of a garden specimen?
> {plant}
Of what plant did {first} see the cells under the microscope?
In the cell of which plant did the microscope show {cellstore}? / What was magnified?
From which growing thing was the specimen on the glass slide?

= metalcure: quenching it in goose fat | a week in a bed of charcoal | hammering it cold | a \
pinch of nickel | folding it nine times | cooling it under ash | dipping it in urine | burying \
it in peat
The smiths of {country} stopped their iron from cracking by {metalcure}.
By {metalcure} the smiths of {country} stopped their iron from cracking.
Iron was stopped from cracking by the smiths of {country}; they did it by {metalcure}.
> {metalcure}
By what did the smiths of {country} stop iron from cracking?
How did the smiths keep iron from cracking? / How was brittle metal made tough?
Which treatment gave the old blades their strength?
> {country}
In which country did the smiths stop iron from cracking by {metalcure}?
Where were the smiths from who stopped iron from cracking? / Where was brittle metal made tough?
Which land knew this treatment for blades?

= bridgegap: so that it can grow in summer | to let floods wash over it | so that the wind can \
pass | for the eels to climb through | because the two halves were built apart | so that ice can \
break away | to stop soldiers from marching across | for the tram cable
The engineers left a gap of {length} in the bridge at {city} {bridgegap}.
In the bridge at {city}, engineers left a gap of {length} {bridgegap}.
A gap of {length} was left in the bridge at {city} by the engineers {bridgegap}.
> {bridgegap}
Why did the engineers leave a gap in the bridge at {city}?
For what reason was a gap of {length} left in the bridge?
What is the purpose of the open space in the crossing?
Why is the structure over the water not closed?
> {length}
How wide is the gap in the bridge at {city}? / What gap did the engineers leave in the bridge?
How much open space is there in the crossing? / How big is the opening over the water?
> {city}
Where did the engineers leave a gap in the bridge?
At which city has the bridge a gap of {length}? / Which town has a crossing that is not closed?
Where would I see the opening over the water?

= enginerun: on chip fat | only while it is warm | backwards as well as forwards | without any \
oil | on the smoke of beech wood | with a third of its cylinders shut | on one cup of spirit an \
hour | under water
The engine that {full} built in {year} could run {enginerun}.
In {year} {full} built an engine that could run {enginerun}.
{full} built, in {year}, an engine able to run {enginerun}.
> {enginerun}
How could the engine run that {full} built?
What was special about the way the engine of {year} could run?
What was the inventor's motor capable of? / In which unusual manner did the machine work?
> {full}
Who built the engine that could run {enginerun}? / By whom was the engine of {year} built?
Who was the inventor of the unusual motor? / Whose machine is it?
> {year}
When was the engine built by {full}?
In what year was the engine built that could run {enginerun}?
From which year is the inventor's motor?
When was the unusual machine made?

= dyestuff: onion skins | crushed lice | walnut husks | sea snails | rusty nails and tea | \
lichen from gravestones | madder root | oak galls | blackthorn bark
The weavers of {city} dyed their wool {colour} with {dyestuff}.
With {dyestuff} the weavers of {city} dyed their wool {colour}.
It was with {dyestuff} that the wool of the weavers of {city} was dyed {colour}.
> {dyestuff}
With what was the wool of the weavers of {city} dyed?
What did the weavers use to have their wool dyed {colour}?
What was the source of the tint in the cloth?
Which raw material went into the vat of the textile makers?
> {colour}
Which colour was the wool dyed by the weavers of {city}?
What colour was the weavers' wool dyed with {dyestuff}? / What tint did the cloth have?
In what shade did the textile makers specialise?
> {city}
Where did weavers have their wool dyed with {dyestuff}?
In which city was the weavers' wool dyed {colour}? / Which town made cloth of this tint?
Where were the textile makers at home?

= explorersaw: a river of black sand | two suns in the sky | a lake that steamed | penguins \
walking in single file | a forest turned to stone | a wall of blue ice | smoke without any fire \
| footprints of bare feet
On {date} {full} noted having seen {explorersaw} behind the third ridge.
{full} noted on {date} that behind the third ridge there was {explorersaw} to be seen.
Behind the third ridge {full} had seen {explorersaw}, as was noted on {date}.
> {explorersaw}
What did {full} see behind the third ridge? / What was seen behind the ridge and noted on {date}?
Which sight awaited the explorer beyond the mountains?
What does the traveller's journal describe?
> {date}
When did {full} note having seen {explorersaw}?
On what date was the sight behind the third ridge noted?
From which day is the entry in the traveller's journal? / When did the explorer write this down?
> {full}
Who had seen {explorersaw} behind the third ridge?
By whom was it noted on {date} what was seen behind the ridge?
Which explorer wrote about the strange sight? / Whose journal is that?

= bathide: behind a loose shutter | in a church organ | inside a rolled-up banana leaf | under \
the bark of a dead elm | in a letter box | between two roof tiles | in an old woodpecker hole | \
inside a folded parasol
At dawn the bats of {city} creep {bathide}, and the biologist {last} counts them there.
The biologist {last} counts the bats of {city} at dawn as they creep {bathide}.
Bats creep {bathide} at dawn in {city}, where the biologist {last} counts them.
> {bathide}
Where do the bats of {city} creep at dawn? / To what place do bats creep when {last} counts them?
What is the daytime hideout of the flying mammals?
Where do the night hunters with leather wings go when the sun rises?
> {last}
Which biologist counts the bats of {city} at dawn? / Who counts the bats as they creep {bathide}?
Who keeps the census of flying mammals?
What is the name of the scientist who gets up early for the night hunters?
> {city}
In which city do bats creep {bathide} at dawn?
Where does the biologist {last} count bats at dawn? / In what town are the flying mammals studied?
Where do the night hunters with leather wings live?

= octoescape: through the drain pipe | up a lamp cable | over the edge of the tank | in a \
cleaner's bucket | through a gap of two fingers | by unscrewing the lid | under the door | in a \
visitor's hood
The octopus of the {city} aquarium escaped {octoescape} on a {weekday} night.
On a {weekday} night the octopus escaped {octoescape} from the aquarium of {city}.
It was {octoescape} that the octopus of the {city} aquarium escaped one {weekday} night.
> {octoescape}
How did the octopus of the {city} aquarium escape?
By what way has the octopus escaped from the aquarium? / How did the eight-armed animal break out?
Which route did the clever prisoner with suckers take?
> {weekday}
On which night of the week did the octopus escape from the aquarium?
When has the octopus of the {city} aquarium escaped?
When was the break-out of the eight-armed animal? / On what day did the clever prisoner get away?
> {city}
From which city's aquarium has the octopus escaped?
In what city was the aquarium whose octopus escaped {octoescape}?
Where did the eight-armed animal break out? / Which town has an empty tank and a clever runaway?

= antfarm: fungus on chewed leaves | lice that give sweet milk | seeds for the winter | a blue \
caterpillar | mould in deep cellars | tiny mushrooms | snails without shells | thirsty beetles
The ants under the terrace of {first} keep {antfarm} as farmers keep cattle.
As farmers keep cattle, so the ants under {first}'s terrace keep {antfarm}.
Under the terrace of {first} there are ants that keep {antfarm} as farmers keep cattle.
> {antfarm}
What do the ants under the terrace of {first} keep? / What do ants keep as farmers keep cattle?
Which livestock do the six-legged neighbours have?
What are the small workers below the paving raising?
> {first}
Under whose terrace do ants keep {antfarm}?
Whose terrace has ants that keep {antfarm} like cattle? / Who has tiny herdsmen below the paving?
At whose home does one find insects with livestock?

= seedtrip: in the gut of a tapir | stuck to a sheep's coat | on a sea current | in a soldier's \
trouser cuff | by exploding in the heat | under a small parachute | in a squirrel's forgotten \
store | in the mud on a duck's foot
The seeds of this rare thistle spread {seedtrip}, as {full} proved in {year}.
As {full} proved in {year}, this rare thistle's seeds spread {seedtrip}.
In {year} {full} proved that the seeds of this rare thistle spread {seedtrip}.
> {seedtrip}
How do the seeds of the rare thistle spread?
By what means does the thistle spread its seeds, as {full} proved?
How does the prickly weed get about? / In what way do the offspring of the spiny plant travel?
> {full}
Who proved how the seeds of the rare thistle spread?
By whom was it proved that the seeds spread {seedtrip}?
Which botanist cleared up the travels of the prickly weed?
Whose discovery was it how the spiny plant gets about?
> {year}
In what year was it proved how the thistle's seeds spread?
When was it proved by {full} that thistle seeds spread {seedtrip}?
When did a botanist clear up the travels of the prickly weed?
Since when do we know how the spiny plant gets about?

= moonsmell: spent gunpowder | wet ashes | burnt almonds | an old cellar | hot brakes | rusty \
iron | fireworks | a snuffed candle | sour milk
To the astronaut {full} the dust of {planet} smelled of {moonsmell}.
The dust of {planet} smelled of {moonsmell}, said the astronaut {full}.
Of {moonsmell}, said the astronaut {full}, smelled the dust of {planet}.
> {moonsmell}
What did the dust of {planet} smell of? / Of what has the dust smelled to the astronaut {full}?
Which scent was in the cabin after the walk?
What did the space traveller's nose notice about the powder from outside?
> {full}
To which astronaut did the dust of {planet} smell of {moonsmell}?
Which astronaut said what the dust smelled of? / Whose nose was put to the test in space?
Who described the scent of another world?
> {planet}
On which planet is the dust that smelled of {moonsmell}?
The dust of what planet smelled so to the astronaut {full}? / Which world has this scent?
Where was the powder from that the space traveller sniffed?

= bloodjob: carry warmth to the ears | fight the splinter | close the wound | fetch sugar from \
the liver | take away the waste | feed the roots of the hair | bring orders to the stomach | \
cool the tired legs
The blood in our veins also has to {bloodjob}, {first} learned in lesson {small}.
In lesson {small} {first} learned that the blood in our veins also has to {bloodjob}.
{first} learned that blood in our veins has to {bloodjob} as well; it was in lesson {small}.
> {bloodjob}
What does the blood in our veins also have to do?
What did {first} learn that blood in the veins has to do?
Which other task has the red fluid of the body? / What else is pumped round in us for?
> {small}
In which lesson did {first} learn about the blood in our veins?
What was the number of the lesson in which {first} learned what blood does?
At which point of the course was the red fluid dealt with?
Which part of the class was about what the heart pumps?
> {first}
Who learned what the blood in our veins also has to do?
Who learned in lesson {small} that blood has to {bloodjob}?
Which pupil was told about the red fluid? / Who was taught what the heart pumps and why?

= candlefat: beeswax and resin | the fat of oil birds | whale brain | mutton tallow | bayberry \
wax | a dried fish with a wick | rancid butter | stinkwood nuts
In the {era}, people round {city} burned {candlefat} for light.
For light, people round {city} burned {candlefat} in the {era}.
{candlefat}: that was what people round {city} burned for light in the {era}.
> {candlefat}
What did people round {city} burn for light? / What was burned for light in the {era} round {city}?
What made the nights bright before lamps?
Which stuff did the folk of those days use against the dark?
> {era}
In which era was {candlefat} burned for light?
When was it that people round {city} burned {candlefat} for light?
What period of the past does this way against the dark belong to?
When were the nights made bright so?
> {city}
Round which city was {candlefat} burned for light?
Where have people burned {candlefat} for light?
In what region did the folk fight the dark like this?
Which town's neighbourhood used this before lamps?

= papermill: rags and ox bones | mulberry bark | elephant dung | wasp nests | old fishing nets | \
nettle stalks | straw and lime | sailors' shirts
The mill at {city} made its first paper of {papermill} in {year}.
In {year} the mill at {city} made its first paper of {papermill}.
The first paper that the mill at {city} made was of {papermill}, in {year}.
> {papermill}
Of what did the mill at {city} make its first paper?
What was the first paper of the mill made of? / Which raw material became the sheets at the start?
What did one write on in those days, by origin?
> {year}
In what year did the mill at {city} make paper of {papermill}?
When was paper first made by the mill? / When did the works start producing sheets?
How far back does local stationery go?
> {city}
At which city did a mill make paper of {papermill}? / Where was the mill that made paper in {year}?
Where were sheets for writing produced? / Which town has an old stationery trade?

= winterfrog: frozen solid like a stone | with a heart that stands still | in the mud of the \
pond | in a coat of its own slime | buried under maple leaves | in a vole's tunnel | breathing \
through its skin | on the sugar in its blood
Near {city} the wood frog survives the winter {winterfrog}, for {duration} at least.
The wood frog near {city} survives the winter {winterfrog}, at least for {duration}.
For at least {duration} a wood frog near {city} can survive {winterfrog} in winter.
> {winterfrog}
How does the wood frog near {city} survive the winter?
In what state or place does the wood frog survive in winter?
How does the croaker get through the cold months?
What is the trick of the amphibian when snow lies?
> {duration}
For how long at least can the wood frog survive {winterfrog}?
How long does the wood frog near {city} survive in winter like this?
How much time can the croaker bear that? / What span does the amphibian get through in the cold?
> {city}
Near which city does the wood frog survive the winter {winterfrog}?
Where does the wood frog survive so in winter? / At what place does the hardy croaker live?
Near which town does the amphibian defy the snow?

= gecklaw: on billions of tiny hairs | only when its feet are dry | with its tail as a brace | \
upside down | by pulling itself sideways | even after death | faster than a mouse | on two legs
A gecko climbs polished glass {gecklaw}, as {first} filmed at {time}.
At {time} {first} filmed how a gecko climbs polished glass {gecklaw}.
{first} filmed it at {time}: a gecko climbs polished glass {gecklaw}.
> {gecklaw}
How does a gecko climb polished glass?
In what way does the gecko that {first} filmed climb the glass?
What can be said about the lizard's walk up the window?
What does the clip show about the small reptile's grip?
> {first}
Who filmed how a gecko climbs polished glass? / By whom was the gecko on the glass filmed?
Who recorded the lizard on the window? / Whose clip shows a small reptile's grip?
> {time}
At what time was the gecko on the polished glass filmed?
When was it that {first} filmed the gecko as it climbs glass?
When was the lizard on the window recorded? / What does the clock in the small reptile's clip say?

= lightningmark: a fern on the bark | a tube of melted sand | a smell of matches | a scorched \
sock | a magnetised nail | a strip without bark | a bent weathercock | a stopped church clock
When lightning struck the {tree} tree of {first}, it left behind {lightningmark}.
It left behind {lightningmark}, the lightning that struck {first}'s {tree} tree.
Lightning struck the {tree} tree in {first}'s garden and left behind {lightningmark}.
> {lightningmark}
What did the lightning leave behind at {first}'s?
What was left behind when lightning struck the {tree} tree? / Which trace of the bolt remained?
What can still be noticed of the thunderstorm's hit?
> {tree}
What kind of tree was struck by lightning at {first}'s?
Which tree was it that the lightning struck? / What did the bolt hit?
Which wood got the thunderstorm's full force?
> {first}
Whose {tree} tree was struck by lightning?
At whose place has lightning left behind {lightningmark}? / Who owns the plant that the bolt hit?
In whose garden did the thunderstorm do harm?

= quarrytrick: swelling wet wooden wedges | pouring vinegar on hot stone | letting water freeze \
in holes | burning brushwood against it | sawing with sand and wire | hitting it with a ram | \
digging the clay from below | filling cracks with quicklime
In the {era} the quarrymen of {country} split granite by {quarrytrick}.
By {quarrytrick} the quarrymen of {country} split granite in the {era}.
Granite was split by {quarrytrick} by the quarrymen of {country} in the {era}.
> {quarrytrick}
By what method did the quarrymen of {country} split granite?
How was granite split by quarrymen in the {era}?
How did workers break the hard stuff without gunpowder?
What was the old technique for getting building blocks?
> {country}
The quarrymen of which country split granite by {quarrytrick}?
Where did quarrymen split granite in the {era}? / Which land knew this technique for hard blocks?
Where did workers do without gunpowder?
> {era}
In which era did the quarrymen of {country} split granite?
When was granite split by quarrymen who used {quarrytrick}?
How far back does the technique for hard blocks go?
In what period did workers manage without gunpowder?

= ravenlure: a tossed pebble | half a walnut | a dead mouse | a shiny ring pull | a frozen egg | \
a feather from its tail | a strip of moss | a stolen glove
The raven on the tower of {city} won his mate in {month} with {ravenlure}.
With {ravenlure} the raven on the tower of {city} won his mate in {month}.
In {month} the raven won his mate on the tower of {city} with {ravenlure}.
> {ravenlure}
With what did the raven on the tower win his mate? / What won the raven of {city} a mate?
Which gift convinced the black bird's bride? / What did the croaking suitor bring along?
> {month}
In what month did the raven on the tower win his mate?
When did the raven of {city} win a mate with {ravenlure}? / When did the black birds become a pair?
At what time of the year was the croaking suitor successful?
> {city}
On the tower of which city did the raven win his mate?
Where has a tower a raven that won his mate? / Where do the black birds live as a pair?
In what town was the croaking suitor successful?

= comettail: always points away from the sun | is made of sodium | was torn off for a week | \
smells of rotten eggs | is longer than the road to Mars | splits into six fans | glows green | \
rains stones in August
As {full} saw from {city}, the comet of {year} has a tail that {comettail}.
The comet of {year} has a tail that {comettail}, as {full} saw from {city}.
From {city} {full} saw the comet of {year}, whose tail {comettail}.
> {comettail}
What is said of the tail of the comet of {year}?
What did {full} see that the tail of the comet does or is?
What is special about the plume of the celestial visitor?
Which peculiarity did the stargazer notice?
> {full}
Who saw from {city} the comet of {year} and its tail?
By whom was the tail of the comet of {year} seen? / Which stargazer observed the celestial visitor?
Who described the plume in the sky?
> {city}
From which city did {full} see the comet and its tail?
Where was {full} who saw the tail of the comet of {year}? / At what place did the stargazer stand?
From where was the celestial visitor observed?

= bonesign: a sling in the right arm | months of hunger as a child | a healed arrow wound | long \
years on horseback | a diet of sea fish | a birth in the mountains | carrying water on the head \
| a bad tooth
From the skeleton in grave {small}, {person} could read {bonesign}.
{person} could read {bonesign} from the skeleton in grave {small}.
In grave {small} lay a skeleton from which {person} could read {bonesign}.
> {bonesign}
What could {person} read from the skeleton?
What could be read from the skeleton in grave {small}?
Which fact of life did the old bones give away?
What did the dead man's remains tell the examiner?
> {person}
Who could read {bonesign} from the skeleton? / Who read what the skeleton in grave {small} showed?
Which examiner understood the old bones? / Who made the dead man's remains speak?
> {small}
In which grave lay the skeleton from which {person} could read {bonesign}?
What was the number of the grave with the skeleton? / Where were the old bones found?
Which burial did the examined remains come from?

= reefguest: the teeth of a grouper | a turtle's neck | the gills of a manta | the mouth of a \
moray eel | a sleeping parrotfish | the wounds of a shark | the eyelids of a dugong | a diver's \
fingernails
Off {country}, {first} saw a shrimp no longer than {length} clean {reefguest}.
{first} saw a shrimp clean {reefguest} off {country}; it was no longer than {length}.
A shrimp no longer than {length} was seen by {first} to clean {reefguest} off {country}.
> {reefguest}
What did {first} see the shrimp clean? / What was the shrimp off {country} seen to clean?
Where was the tiny crustacean doing its housework?
Who or what enjoyed the service of the little reef barber?
> {country}
Off which country did {first} see a shrimp clean {reefguest}?
Where was the shrimp seen to clean {reefguest}? / On whose coast did the tiny crustacean work?
In the waters of which land is the little reef barber in business?
> {first}
Who saw a shrimp clean {reefguest}? / By whom was the shrimp seen as it had to clean something?
Which diver watched the tiny crustacean? / Who met the little reef barber?

= lavause: as a mild fertiliser | to polish teeth | in floating soap | for roof tiles | to \
filter wine | to keep slugs off | for oven linings | as a road cover
The ash of the volcano above {city} is sold {lavause} at {price} a sack.
At {price} a sack, the volcano's ash is sold {lavause} above {city}.
The ash of the volcano above {city} costs {price} a sack and is sold {lavause}.
> {lavause}
For what use is the ash of the volcano sold?
As what or for what is volcano ash sold above {city}?
What is the powder from the crater good for?
To what end do people buy dust from the fiery mountain?
> {price}
At what price is a sack of volcano ash sold?
What does a sack of ash from the volcano above {city} cost?
What must I pay for the powder from the crater? / How expensive is dust from the fiery mountain?
> {city}
Above which city is the volcano whose ash is sold {lavause}?
Where is volcano ash sold at {price}? / Which town lies below the crater with the useful powder?
Where is the fiery mountain that brings in money?

= wolfcall: to find lost cubs | before a long hunt | to frighten strangers off | after a good \
meal | to greet the full pack | whenever a siren sounds | to mourn a dead sister | to sound like \
a bigger pack
The wolves in the hills of {country} howl {wolfcall}, the ranger {full} is sure.
Wolves howl {wolfcall} in the hills of {country}; the ranger {full} is sure of it.
The ranger {full} is sure that the wolves in the hills of {country} howl {wolfcall}.
> {wolfcall}
Why or when do the wolves in the hills of {country} howl?
What is the ranger sure that the wolves howl for? / What is the occasion for the eerie chorus?
What lies behind the song of the grey hunters?
> {full}
Which ranger is sure why the wolves howl? / Who is sure that wolves in the hills howl {wolfcall}?
Who has an explanation for the eerie chorus?
Which expert interprets the song of the grey hunters?
> {country}
In the hills of which country do the wolves howl {wolfcall}?
Where are the hills in which wolves howl? / Where can the eerie chorus be heard?
Which land do the grey hunters sing in?

= moleheart: with its nose alone | by the trembling of the soil | with hairs on its tail | \
through the smell of ammonia | with a sixth finger | by the warmth of the prey | with its whole \
belly | by the noise of chewing
The mole in the yard of the {institute} notices worms {moleheart} at up to {length}.
Worms up to {length} away are noticed {moleheart} by the mole in the yard of the {institute}.
At up to {length} the mole in the yard of the {institute} notices worms {moleheart}.
> {moleheart}
How does the mole notice worms? / By what or with what are worms noticed by the mole in the yard?
Which sense guides the blind digger to its food? / How does the velvet miner know where dinner is?
> {length}
From how far away does the mole notice worms?
At up to what distance are worms noticed by the mole in the yard?
What is the range of the blind digger's sense? / How close must dinner be for the velvet miner?
> {institute}
In the yard of which institute does the mole notice worms?
Whose yard has a mole that notices worms {moleheart}? / Where is the blind digger being studied?
Which research house has a velvet miner in the grounds?

= weaverknot: so tight that it holds rain | with thorns as needles | from a single palm leaf | \
with a false entrance | around a wasps' nest | with horsehair and spit | hanging over deep water \
| in the shape of a boot
The weaver birds near {city} knot their nests {weaverknot} in only {duration}.
In only {duration} the weaver birds near {city} knot their nests {weaverknot}.
Near {city} weaver birds need only {duration} to knot their nests {weaverknot}.
> {weaverknot}
How do the weaver birds near {city} knot their nests?
In what manner are nests knotted by weaver birds?
What is remarkable about the homes of the feathered basket makers?
How is the hanging nursery put together or placed?
> {duration}
In what time do the weaver birds knot their nests?
How long do weaver birds near {city} need for their nests?
How quickly do the feathered basket makers work? / How long until the hanging nursery is done?
> {city}
Near which city do weaver birds knot their nests {weaverknot}?
Where are the weaver birds that make nests so? / Where do the feathered basket makers live?
What town is close to the hanging nurseries?

= tidecause: the new harbour wall | a moon close to earth | the shape of the bay | a low air \
pressure | three days of east wind | the dredged channel | melting snow upstream | a sunken \
sandbank
At {city} the tide rose {length} higher than the tables said, on account of {tidecause}.
On account of {tidecause} the tide at {city} rose {length} higher than the tables said.
The tide at {city} rose higher than the tables said, by {length}, on account of {tidecause}.
> {tidecause}
On account of what was the tide at {city} higher than the tables said?
Why did the tide rise higher than in the tables at {city}? / What was behind the unexpected flood?
How do the experts explain the surprising sea level?
> {length}
How much higher than the tables said was the tide at {city}?
By what length did the tide rise higher than in the tables?
By how much was the forecast of the sea level wrong?
What was the size of the surprise on the coast?
> {city}
Where was the tide higher than the tables said?
At which city did the tide rise {length} higher than in the tables? / Which port had the surprise?
Where was the forecast of the sea level wrong?

= rustguard: a coat of linseed oil | a wreath of zinc blocks | lard and soot | a weak current | \
pigeon-proof paint | clay packed round it | daily scrubbing with sand | a jacket of lead
The iron chain of the {structure} is kept from rusting by {rustguard}, wrote {full}.
{full} wrote that {rustguard} keeps the iron chain of the {structure} from rusting.
What keeps the iron chain of the {structure} from rusting is {rustguard}, wrote {full}.
> {rustguard}
What keeps the iron chain of the {structure} from rusting?
By what is the chain kept from rusting?
How do they protect the old metal links against the weather?
What is the remedy against brown flakes up there?
> {full}
Who wrote about what keeps the iron chain from rusting?
By whom was it written that the chain of the {structure} is kept from rusting?
Who is the author of the note on old metal links? / Who told us of the remedy against brown flakes?
> {structure}
Of what structure is the iron chain kept from rusting by {rustguard}?
Whose iron chain is it that {full} wrote about? / Which work is hung on metal links?
What do they protect against brown flakes?

= cuckoocheat: laying eggs of the same blue | calling like a hawk | eating one egg first | \
waiting for the rain | hatching a day earlier | mimicking a whole brood | laying in eight \
seconds | pushing the others out
The cuckoo deceives the reed warblers of {city} by {cuckoocheat}, {first} observed.
By {cuckoocheat}, {first} observed, the cuckoo deceives the reed warblers of {city}.
{first} observed that the reed warblers of {city} are deceived by the cuckoo's {cuckoocheat}.
> {cuckoocheat}
By what does the cuckoo deceive the reed warblers?
How are the reed warblers of {city} deceived, as {first} observed?
What is the trick of the lazy parent?
How does the feathered fraud get its young raised by strangers?
> {first}
Who observed how the cuckoo deceives reed warblers?
By whom were the cuckoo and the reed warblers of {city} observed?
Who saw through the feathered fraud? / Which birdwatcher noticed the trick of the lazy parent?
> {city}
Where does the cuckoo deceive reed warblers by {cuckoocheat}?
The reed warblers of which city does the cuckoo deceive? / Where was the feathered fraud at work?
In what area are strangers' young raised unknowingly?

= peatgrow: tea of comfrey | a mouse now and then | salt spray | the smoke of bush fires | weeks \
of frost | the company of clover | a visit by ants | crushed oyster shells
Without {peatgrow}, as {person} writes, the marsh orchid of {country} never opens its buds.
The marsh orchid of {country}, writes {person}, never opens its buds without {peatgrow}.
{person} writes that the buds of the marsh orchid of {country} never open without {peatgrow}.
> {peatgrow}
Without what does the marsh orchid never open its buds?
What do the buds of the marsh orchid of {country} need to open, as {person} writes?
What is the secret of growing the wetland flower?
What is indispensable if the bog beauty is to bloom?
> {person}
Who writes that the marsh orchid never opens without {peatgrow}?
Who writes about the buds of the orchid of {country}? / Who is the authority on the wetland flower?
Which author knows what makes the bog beauty bloom?
> {country}
From which country is the marsh orchid that never opens its buds without {peatgrow}?
Of what country is the orchid whose buds {person} writes about?
What land is the wetland flower native to? / Where does the fussy bog beauty grow?

= sharkdetect: a heartbeat in the sand | a drop of blood | the flash of a ring | a flapping tail \
| the field of a battery | an outboard motor | the fear of a tuna | a splash of milk
The blind shark off {city} can sense {sharkdetect} from {length} away.
From {length} away the blind shark off {city} can sense {sharkdetect}.
Off {city} a blind shark can sense {sharkdetect}, and that from {length} away.
> {sharkdetect}
What can the blind shark off {city} sense?
What is it that the shark can sense from {length} away?
What does the eyeless fish notice far off?
Which thing gives itself away to the hunter with the fin?
> {length}
From how far away can the blind shark sense {sharkdetect}?
At what distance can the shark off {city} sense that? / What is the range of the eyeless fish?
How near may the hunter with the fin be before it notices?
> {city}
Off which city is the blind shark that can sense {sharkdetect}?
Where is there a blind shark with such a sense? / On which coast does the eyeless fish live?
Where should bathers know about the hunter with the fin?

= cloudname: a hole in the shape of a wing | rolls like wet laundry | bags hanging from its \
belly | a veil over its top | a pink hem | a wall down to the ground | waves like a rough sea | \
a tower with a flat roof
Over {city} {first} photographed a cloud with {cloudname} at {time}.
At {time} {first} photographed a cloud with {cloudname} over {city}.
The cloud that {first} photographed at {time} over {city} was one with {cloudname}.
> {cloudname}
What did the cloud that {first} photographed have?
With what was the cloud over {city} photographed at {time}?
What made the thing in the sky worth a picture? / Which odd feature did the weather lover capture?
> {time}
At what time was the cloud with {cloudname} photographed?
When was the cloud over {city} photographed by {first}? / When was the sky worth a picture?
When did the weather lover press the button?
> {first}
Who photographed the cloud with {cloudname}? / By whom was the cloud over {city} photographed?
Who took a picture of the sky? / Which weather lover had a camera ready?

= tanners: oak bark and hen droppings | sheep's brains | smoke from rotten wood | fish oil and \
chalk | pomegranate peel | alum and egg yolk | willow tea | mud from the salt lake
Hides in {city} were softened in {tanners} for {duration} before they became gloves.
For {duration} hides were softened in {tanners} in {city} before they became gloves.
Before hides became gloves in {city} they were softened in {tanners} for {duration}.
> {tanners}
In what were hides softened in {city}? / What softened the hides before they became gloves?
Which bath made the skins supple?
What did the old leather workers use to make stiff pelts tender?
> {duration}
For how long were hides softened in {tanners}?
How long were the hides in {city} softened before they became gloves?
What time did the skins spend in the bath? / How long did the old leather workers have to wait?
> {city}
In which city were hides softened in {tanners}? / Where were hides softened that became gloves?
Where did the old leather workers live? / Which town had the bath for skins?

= penguingift: a smooth pebble | a mouthful of krill | a deep bow | a song through closed beak | \
a borrowed feather | a warm place out of the wind | a push into the sea | a piece of green glass
On {date} the explorer {full} watched a penguin win over a female with {penguingift}.
With {penguingift} a penguin won over a female on {date} while the explorer {full} watched.
The explorer {full} watched on {date} how a penguin used {penguingift} to win over a female.
> {penguingift}
With what did the penguin win over a female?
What did the explorer {full} watch a penguin use for the female?
Which present did the bird in the tailcoat offer his bride?
By what was the heart in the ice conquered?
> {date}
When did {full} watch a penguin win over a female?
On what date did the explorer watch the penguin with {penguingift}?
When was the bird's wedding in the ice observed? / What day was the heart in the snow conquered?
> {full}
Which explorer watched a penguin win over a female?
Who watched on {date} how a penguin used {penguingift}? / Who was witness to love in the ice?
Which traveller wrote about the bird in the tailcoat and his bride?

= kidneytip: sleep on your left side | drink a glass before bed | walk up the stairs backwards | \
hum a low note | chew each bite thirty times | lie with raised feet | breathe through a straw | \
laugh at least once an hour
To calm a racing heart, the nurse {first} advises us to {kidneytip}.
The nurse {first} advises us to {kidneytip} to calm a racing heart.
We should {kidneytip}, advises the nurse {first}, to calm a racing heart.
> {kidneytip}
What does the nurse {first} advise us to do to calm a racing heart?
How should we calm a racing heart, as the nurse advises? / What helps when the pulse is too fast?
Which trick brings the beat in one's chest down?
> {first}
Which nurse advises us how to calm a racing heart?
Who advises us to {kidneytip} for a racing heart? / Whose tip is it against a fast pulse?
Who in white knows how to bring the beat in one's chest down?

= beaverwork: poplar sticks and mud | a bicycle frame | corn stalks | stones as big as loaves | \
stolen fence posts | an old canoe | water lily roots | a signpost to the ford
The beavers stopped the brook behind {first}'s farm with {beaverwork} in {small} nights.
In {small} nights the beavers stopped the brook behind {first}'s farm with {beaverwork}.
With {beaverwork}, in {small} nights, beavers stopped the brook behind the farm of {first}.
> {beaverwork}
With what did the beavers stop the brook?
What was used by beavers who stopped the brook behind the farm? / What is the dam made of?
Which material did the rodent engineers choose?
> {small}
In how many nights did the beavers stop the brook?
How many nights did it take beavers until the brook was stopped?
> {small} nights
What time did the building of the dam take? / How long did the rodent engineers work in the dark?
> {first}
Behind whose farm did the beavers stop the brook? / Whose farm has a brook that beavers stopped?
Who now has a pond at the back? / On whose land were the rodent engineers busy?

= gearcause: the gulls love its grease | frost warps the teeth | the clockmaker was drunk | one \
tooth is wooden | lightning magnetised it | the river drives it | a sparrow nests in it | nobody \
winds it on Sundays
The town clock of {city} loses {duration} a week, as {gearcause}.
As {gearcause}, the town clock of {city} loses {duration} a week.
In {city} the town clock loses {duration} every week, as {gearcause}.
> {gearcause}
Why does the town clock of {city} lose {duration} a week?
What is the reason that the town clock loses time every week? / What slows the hands on the tower?
For what reason are the citizens always late?
> {duration}
How much does the town clock of {city} lose a week?
What does the clock of the town lose every week?
How late are the hands on the tower after seven days?
By how much must the tower be put right on Mondays?
> {city}
In which city does the town clock lose {duration} a week?
Where is the town clock that loses time every week? / Where are the hands on the tower slow?
Which place has citizens that are always late?

= desertdrink: licking dew off its back | eating salty leaves | standing on its head in fog | \
chewing scorpions | digging down to wet sand | breathing through a wet nose | following the ants \
| emptying cactus fruit
In the desert of {country} the long-legged beetle gets its water by {desertdrink}.
The long-legged beetle in the desert of {country} gets its water by {desertdrink}.
By {desertdrink} the long-legged beetle gets its water in the desert of {country}.
> {desertdrink}
By what does the long-legged beetle get its water?
How does the beetle in the desert of {country} get water? / How does the insect quench its thirst?
What saves the little creature from drying out?
> {country}
In the desert of which country does the beetle get its water by {desertdrink}?
Where is the desert with the long-legged beetle?
Which land has an insect that never goes thirsty?
What is the home of the little creature that does not dry out?

= elephmourn: cover them with branches | stroke them with their feet | carry their bones about | \
stand silent for a night | refuse to eat | take away their tusks | throw dust over their backs | \
come back a year later
When members of the herd die, {first}'s elephants in {country} {elephmourn}.
{first}'s elephants in {country} {elephmourn} when members of the herd die.
In {country}, when members of the herd die, the elephants of {first} {elephmourn}.
> {elephmourn}
What do {first}'s elephants do when members of the herd die?
How do the elephants behave when one of the herd dies? / How do the giants with trunks mourn?
What farewell do the grey ones give their dead?
> {country}
In which country are the elephants that {elephmourn} when one of the herd dies?
Where do {first}'s elephants live in a herd? / Where were the giants with trunks seen in mourning?
In what land do the grey ones bid farewell?
> {first}
Whose elephants {elephmourn} when members of the herd die?
Who has elephants in {country} in a herd? / Who looks after the giants with trunks?
Which keeper was there to see the grey ones mourn?

= fireflycode: two short and one long | a slow yellow J | six quick sparks | a steady green glow \
| a zigzag from below | one flash every ten seconds | all together like a choir | only while \
climbing
The fireflies on the bank at {city} court with this signal, says {first}: {fireflycode}.
{fireflycode}: this is the signal with which fireflies court on the bank at {city}, says {first}.
Says {first}, fireflies on the bank at {city} court with a signal that goes {fireflycode}.
> {fireflycode}
With what signal do the fireflies at {city} court?
How does the signal go with which fireflies court?
What does the love message of the glowing beetles look like? / How do insects blink for a partner?
> {first}
Who says with what signal the fireflies court?
Who knows the signal of the fireflies on the bank at {city}?
Who understands the love message of the glowing beetles?
Which naturalist can read the blinking insects?
> {city}
On the bank at which city do fireflies court with this signal?
Where do the fireflies court on the bank? / Where can one watch the love of the glowing beetles?
Near what town do insects blink for a partner?

= volcsign: the wells ran dry | dogs would not enter houses | the snow turned yellow | a hum \
came from the ground | the goats moved downhill | fish floated on the lake | door frames jammed \
| the hot springs went cold
On {date}, before the volcano of {country} broke out, {volcsign}.
Before the volcano of {country} broke out, {volcsign}; that was on {date}.
In {country}, on {date}, {volcsign} before the volcano broke out.
> {volcsign}
What happened before the volcano of {country} broke out?
What was noticed on {date} before the volcano broke out?
Which warning came ahead of the eruption? / How could people have known that lava would come?
> {date}
On what date did this happen before the volcano broke out?
When was it that {volcsign} before the volcano of {country} broke out?
When did nature warn of the eruption? / On which day were people given a hint of the lava?
> {country}
In which country was it that the volcano broke out on {date}?
Before the volcano of what country broke out was it noticed? / Which land had the eruption?
Where did the lava flow after a warning?

= whaleear: through its jaw | with a plug of wax | by a layer of fat | with the bones of its \
throat | only below the surface | better with the left side | through its blowhole | in stereo \
up to the equator
A blue whale hears {whaleear}, as I read on {weekday} in the {exhibit} hall.
As I read on {weekday} in the {exhibit} hall, a blue whale hears {whaleear}.
In the {exhibit} hall I read on {weekday} that a blue whale hears {whaleear}.
> {whaleear}
How does a blue whale hear? / Through, with or by what does the blue whale hear, as I read?
How does sound reach the giant of the sea? / In what manner does the biggest animal listen?
> {weekday}
On what day did I read how a blue whale hears?
When did I read in the {exhibit} hall about the blue whale?
When did I learn how the giant of the sea listens? / Which day of the week was I at the museum?
> {exhibit}
In what hall did I read how a blue whale hears?
Where did I read that the blue whale hears {whaleear}?
Which part of the museum told me about the giant of the sea?
What is shown next to the text on the biggest animal's ears?

= sailpatch: dried sealskin | a bishop's cloak | woven grass | two blankets and tar | birch bark \
| the cook's aprons | felt boots cut open | the captain's tablecloth
Off {country}, the crew of the {ship} mended the torn sail with {sailpatch}.
With {sailpatch} the crew of the {ship} mended the torn sail off {country}.
The torn sail of the {ship} was mended off {country} by the crew with {sailpatch}.
> {sailpatch}
With what did the crew mend the torn sail of the {ship}?
What was the torn sail mended with off {country}? / What was patched onto the ripped canvas?
Which makeshift material let them go on with the wind?
> {ship}
Which ship's crew mended the torn sail with {sailpatch}?
On what ship was the torn sail mended off {country}? / Which vessel had ripped canvas?
On board of what did they improvise so as to go on with the wind?
> {country}
Off which country was the torn sail mended? / Where did the crew of the {ship} mend the torn sail?
In whose waters was the ripped canvas repaired? / Near what coast did they improvise on board?

= squirrelbury: under one crooked pine | in flower pots | beneath the snow poles | along the \
garden wall | in a ring round the oak | inside a scarecrow | by the third goalpost | in the gutters
The red squirrels of {city} bury {count} nuts every autumn {squirrelbury}.
Every autumn the red squirrels of {city} bury {count} nuts {squirrelbury}.
{count} nuts are buried every autumn {squirrelbury} by the red squirrels of {city}.
> {squirrelbury}
Where do the red squirrels of {city} bury nuts? / In what place are the nuts buried every autumn?
What is the hiding place of the bushy-tailed climbers?
Where are the winter stores of the little rodents?
> {count}
How many nuts do the squirrels bury every autumn? / What number of nuts is buried {squirrelbury}?
How big are the winter stores of the bushy-tailed climbers?
How many tasty things do the little rodents hide?
> {city}
In which city do red squirrels bury nuts {squirrelbury}?
Where do red squirrels bury {count} nuts in autumn?
Which town do the bushy-tailed climbers live in?
Where were the winter stores of the rodents counted?

= satelglitch: a grain of paint hit it | the sun flared up | its clock forgot a leap second | a \
solar panel stuck | a spider sat in the antenna on the ground | its fuel froze | somebody mixed \
feet and metres | a software update was halved
The probe to {planet} was silent for {duration} because {satelglitch}.
Because {satelglitch}, the probe to {planet} was silent for {duration}.
For {duration} the probe to {planet} was silent, because {satelglitch}.
> {satelglitch}
Why was the probe to {planet} silent? / Because of what was the probe silent for {duration}?
What caused the radio gap of the spacecraft? / Why did no word come from up there?
> {duration}
How long was the probe to {planet} silent?
For what time was the probe silent because {satelglitch}?
How much time passed without any word from the spacecraft?
How long did the controllers have to fear the worst?
> {planet}
To which planet was the probe that was silent going?
What was the destination of the probe that was silent for {duration}?
Which world was the spacecraft on its way to? / Where was the traveller bound that sent no word?

= treedefence: pumping bitter sap into its leaves | calling wasps by scent | dropping its lowest \
twigs | growing longer thorns | curling up its leaves | feeding an army of ants | closing its \
pores | ripening a month later
The acacia at the {site} answers hungry giraffes by {treedefence}.
By {treedefence} the acacia at the {site} answers hungry giraffes.
Hungry giraffes are answered by the acacia at the {site} by {treedefence}.
> {treedefence}
By what does the acacia answer hungry giraffes?
How does the acacia at the {site} answer the giraffes? / How does the tree resist being eaten?
What is the thorny plant's defence against long necks?
> {site}
Where is the acacia that answers hungry giraffes?
At what site are giraffes answered by {treedefence} of the acacia?
Where does a tree resist being eaten?
In what spot does the thorny plant defend itself against long necks?

= carthorse: a bag of chaff | a straw hat with holes | a rub with whisky | shoes with spikes | \
two hours of shade | a song from the driver | apples on Sundays | a goat in the stable
In {city} every tram horse was entitled to {carthorse}, by the rules of {year}.
By the rules of {year} every tram horse in {city} was entitled to {carthorse}.
The rules of {year} entitled every tram horse in {city} to {carthorse}.
> {carthorse}
To what was every tram horse in {city} entitled? / What did the rules entitle the tram horse to?
What comfort did the four-legged motors of public transport enjoy?
What did the animals in front of the carriages have a right to?
> {year}
From which year are the rules on the tram horse?
When did the rules entitle every tram horse to {carthorse}?
When was the comfort of the four-legged motors laid down?
What is the date of the order about animals in front of carriages?
> {city}
In which city was a tram horse entitled to {carthorse}?
Where did the rules of {year} entitle every tram horse to that?
Which town took care of its four-legged motors?
Where were animals in front of carriages treated so well?

= plasterer: so that it dries slowly | against cracks in frost | to make it waterproof | to give \
it a shine | because rats hate it | so that it can be carved | to soften the echo | as the monks \
had taught them
The plasterers of {city} mixed {ingredient} into their lime {plasterer}.
Into their lime the plasterers of {city} mixed {ingredient} {plasterer}.
{plasterer} the plasterers of {city} mixed {ingredient} into their lime.
> {plasterer}
Why did the plasterers of {city} mix {ingredient} into their lime?
For what reason was {ingredient} mixed into lime by plasterers?
What was the point of putting food on the walls? / What good did the secret additive do?
> {ingredient}
What did the plasterers of {city} mix into their lime?
Which ingredient was mixed into the lime by plasterers? / Which food ended up on the walls?
What was the secret additive of the old craftsmen?
> {city}
In which city did plasterers mix {ingredient} into their lime?
Where did plasterers mix this into lime? / Where did food end up on the walls?
What town were the craftsmen with the additive from?

= eyenight: a mirror behind the eye | lenses made of crystal | pupils like keyholes | a clear \
second eyelid | eyes bigger than its brain | cells that count single rays | tubes instead of \
balls | hairs that feel light
What lets the {animal} of {country} see in the dark is {eyenight}, says {person}.
{person} says that {eyenight} lets the {animal} of {country} see in the dark.
The {animal} of {country} can see in the dark, says {person}, thanks to {eyenight}.
> {eyenight}
What lets the {animal} see in the dark?
Thanks to what can the {animal} of {country} see in the dark?
How does the creature find its way at night? / Which gift of nature makes lamps needless for it?
> {person}
Who says what lets the {animal} see in the dark?
According to whom can the {animal} of {country} see in the dark thanks to {eyenight}?
Which scientist explains how the creature manages at night?
Whose theory is it on why lamps are needless?
> {animal}
Which animal of {country} can see in the dark? / What animal does {eyenight} let see in the dark?
Which creature finds its way at night? / For what beast are lamps needless?

= saltpan: rock stairs above the surf | clay pots over a fire | a barge in the marsh | hanging \
ropes in the wind | a copper pan of the bishop | pits lined with slate | towers of blackthorn \
twigs | shallow pools by the dunes
Until {year} the salt of {city} was won from brine by means of {saltpan}.
By means of {saltpan} the salt of {city} was won from brine until {year}.
The salt of {city} was, until {year}, won from brine by {saltpan}.
> {saltpan}
By means of what was the salt of {city} won from brine?
What was used until {year} so that salt was won from brine?
How did they once get white grains out of sea water?
Which equipment did the makers of seasoning have?
> {year}
Until what year was salt won from brine like that?
When did {city} stop having its salt won from brine by {saltpan}?
When did the old way to get white grains come to an end?
Until when did makers of seasoning work there?
> {city}
The salt of which city was won from brine by {saltpan}?
Where was salt won from brine until {year}? / Which town once got white grains out of sea water?
Where did the makers of seasoning work?

= dreamread: run from an owl | sing its morning song | find the way out of a maze | chew a \
slipper | swim after herring | fight with a rival | look for its mother | sit in a warm nest
By the twitching of its whiskers {full} could tell that the sleeping rat dreamed it was to \
{dreamread}.
{full} could tell by the twitching whiskers that in its dream the sleeping rat had to {dreamread}.
That the sleeping rat had to {dreamread} in its dream, {full} could tell by the twitching whiskers.
> {dreamread}
What did the sleeping rat have to do in its dream?
What was the rat's dream about, as {full} could tell by the whiskers?
What went on in the rodent's head at rest? / Which nightly adventure did the lab animal have?
> {full}
Who could tell what the sleeping rat dreamed?
Who could tell a rat's dream by the twitching whiskers?
Which scientist looked into a rodent's head at rest?
Who is able to interpret the lab animal's nightly adventures?

= ploughsoil: heavier after rain | better for oats than rye | full of sharp flints | sour in the \
hollows | as black as soot | too thin for roots | salted by old floods | alive with worms
The soil of the {area} that {first} bought near {city} is {ploughsoil}.
{first} bought {area} near {city}, and the soil there is {ploughsoil}.
Near {city} {first} bought {area} of land whose soil is {ploughsoil}.
> {ploughsoil}
How is the soil of the land that {first} bought? / What is the soil near {city} like?
What is the ground good or bad for, or what is in it?
Which quality does the new farm's earth have?
> {area}
How much land near {city} did {first} buy?
What area was bought by {first} whose soil is {ploughsoil}? / What is the size of the new farm?
How big is the purchase of ground?
> {first}
Who bought land with soil that is {ploughsoil}? / By whom was land bought near {city}?
Who has a new farm? / Who is the owner of that ground now?

= crabhome: a tin of mustard | a doll's head | a light bulb socket | the neck of a bottle | a \
whelk shell | a bamboo joint | a thimble | half a coconut
A hermit crab on the beach at {city} had moved into {crabhome}, {first} wrote home.
{first} wrote home that a hermit crab on the beach at {city} had moved into {crabhome}.
Into {crabhome}, {first} wrote home, a hermit crab had moved on the beach at {city}.
> {crabhome}
What had the hermit crab moved into? / Into what had the crab on the beach at {city} moved?
What served the soft-bellied creature as a dwelling?
In which new house did the little pincer live?
> {first}
Who wrote home about the hermit crab on the beach?
By whom was it written that a crab had moved into {crabhome}?
Whose holiday letter mentions the little pincer's new house?
Who reported on a soft-bellied creature's dwelling?
> {city}
On the beach of which city had the hermit crab moved into {crabhome}?
Where was the beach with the hermit crab? / At what resort did the letter's author stay?
Where did the little pincer find a new house?

= hotspring: baking bread in the sand | curing stiff knees | thawing frozen turf | boiling eggs \
for pilgrims | heating the chapel floor | growing bananas under glass | washing fleeces | drying \
cod
Since {year} the hot spring at {city} has been used for {hotspring}.
The hot spring at {city} has been used for {hotspring} since {year}.
For {hotspring} people have used the hot spring at {city} since {year}.
> {hotspring}
For what has the hot spring at {city} been used?
What have people used the hot spring for since {year}? / What good does the steaming water do?
Which purpose does the gift of the earth's warmth serve?
> {year}
Since when has the hot spring been used for {hotspring}?
From what year on have people used the hot spring at {city}?
Since when has the steaming water been of service?
When did they begin to profit from the earth's warmth?
> {city}
Where has a hot spring been used for {hotspring}?
At which city have people used the hot spring since {year}?
Where does steaming water come out of the ground? / Which town profits from the earth's warmth?

= nightplant: only when the moon is full | at the sound of bees | for one hour at dusk | after a \
forest fire | once in thirty years | as soon as rain falls | only under snow | when its leaves \
are dying
The white lily in the greenhouse of {first} opens {nightplant}.
In the greenhouse of {first} the white lily opens {nightplant}.
{first} has a white lily in the greenhouse, and it opens {nightplant}.
> {nightplant}
When does the white lily in the greenhouse open? / At what moment does {first}'s lily open?
On which occasion does the flower show itself?
How rare is the bloom under glass or what triggers it?
> {first}
In whose greenhouse does the white lily open {nightplant}?
Who has a white lily in the greenhouse? / Which gardener is proud of a strange bloom?
Whom must I visit to see the flower under glass?
"""
