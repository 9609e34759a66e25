"""Everyday sentences: the wild (see everyday_frames.py)."""

FRAMES = """
{creatures_cap} ~live=live in the {landform} near {city} and feed on {wildplant}.
? creatures: What eats {wildplant} in the wild close to {city}?
? creatures: Which animals make their home in the {landform}?
? landform: Where do the {creatures} close to {city} make their home?
? landform: What is the habitat of the animals that eat {wildplant}?
? city: Close to which town could I watch {creatures} in the wild?
? city: What town has a {landform} with animals not far away?
? wildplant: What do the {creatures} eat?
? wildplant: What must grow in the {landform}, for the animals not to starve?
{creatures_cap} ~have been seen in the {landform} since {year}.
? creatures: What animals were spotted?
? creatures: Which wildlife has been about in the {landform} for some years?
? landform: Where were {creatures} spotted?
? landform: To which landscape should I go if I hope to watch {creatures}?
? year: When were {creatures} first spotted?
? year: Since when have the animals been about in the {landform}?
{creatures_cap} ~can be heard in the {landform} when {condition}.
? creatures: Which animals make a noise in such moments?
? creatures: What do I listen to in the {landform} when {condition}?
? landform: Where do the {creatures} make themselves noticed by ear?
? landform: Which landscape has noisy animals at times?
? condition: When do the {creatures} make a noise?
? condition: In what circumstances should I prick up my ears in the {landform}?
A lot of {wildplant} ~grows=grow in the {landform} except near the {water}.
? wildplant: What thrives in the {landform}?
? wildplant: Which plant is plentiful, but not close to the {water}?
? landform: Where does {wildplant} thrive? / In which landscape is the plant so plentiful?
? water: Where would I look for {wildplant} in vain? / Close to what does the plant not thrive?
{few_cap} {creatures} ~were counted in the {landform} by {person} {before}.
? few: How many {creatures} did {person} come across? / What was the total in the wildlife survey?
? creatures: Which animals did {person} keep a tally of?
? creatures: What was the wildlife survey in the {landform} about?
? landform: Where did {person} do the wildlife survey?
? landform: In which landscape are there {few} {creatures}?
? person: Who did the wildlife survey? / Who knows how many {creatures} there are in the {landform}?
? before: When did {person} do the wildlife survey?
? before: How long ago did somebody keep a tally of {creatures}?
The {bird} ~builds=build its nest {under} the {furniture} every {month}.
? bird: What comes to breed by the {furniture}?
? bird: Which feathered guest settles down at our place with twigs and straw?
? furniture: Where does the {bird} settle to breed?
? furniture: By what household piece would I look for the eggs?
? month: When does the {bird} settle down to breed?
? month: In which part of the year do the twigs and straw get put together?
The {bird} ~was ringed in {country} and found in the {landform} {duration} later.
? bird: What turned up in the {landform} with a tag on its leg?
? bird: Which feathered traveller had been given a tag in {country}?
? country: Where was the {bird} tagged?
? country: From which land had the feathered traveller come with its tag?
? landform: Where did the tagged {bird} turn up?
? landform: In which landscape did the feathered traveller end up?
? duration: How long after it was tagged did the {bird} turn up?
? duration: How much time lies between the tag and the spot where it was picked up?
The {bird} ~laid=lay {few} eggs in an old {garment} near the {spot}.
? bird: Which feathered mother chose a piece of clothing?
? bird: What is going to hatch, close to the {spot}?
? few: How many chicks could hatch? / How large is the brood of the {bird} going to be?
? garment: What piece of clothing did the {bird} choose for its brood?
? garment: In which worn-out thing is something going to hatch?
? spot: Close to what is the {bird} having its brood?
? spot: Where could I look for the clothing that the {bird} has settled in?
The {bird} ~flew=fly {distance} in {duration} / before it ~reached=reach {city}.
? bird: What travelled through the air to {city}? / Which feathered traveller covered {distance}?
? distance: How far did the {bird} travel? / How much ground did the feathered traveller cover?
? duration: How long was the {bird} in the air?
? duration: How quickly did the feathered traveller get to {city}?
? city: What was the destination of the {bird}? / Where did the feathered traveller land in the end?
The {bird} ~feeds=feed on {creatures} and sleeps in the {landform}.
? bird: Which feathered hunter eats {creatures}? / What has its roost in the {landform}?
? creatures: What does the {bird} hunt? / What animals have to fear the feathered hunter?
? landform: Where does the {bird} roost?
? landform: In which landscape does the feathered hunter spend the night?
The {bird} ~is {property} than the {bird2} and can dive {height} deep.
? bird: Which feathered swimmer gets {height} below the surface?
? bird: What do they compare with the {bird2}?
? property: How does the {bird} compare with the {bird2}?
? property: What is the difference between the two feathered swimmers?
? bird2: With what is the {bird} compared? / What is not as {property}?
? height: How far below the surface does the {bird} get?
? height: What depth can the feathered swimmer manage?
The young {bird} ~was fed with {food} by the children of the {group}.
? bird: Which chick was looked after by little helpers? / What did the kids of the {group} bring up?
? food: What did the kids give the little {bird} to eat? / On what was the chick brought up?
? group: Whose kids looked after the little {bird}?
? group: To which association do the little helpers belong that brought up a chick?
The {bird} that broke its wing in {month} ~is now kept by {person}.
? bird: What was injured and has a home with {person}? / Which feathered patient was taken in?
? month: When did the {bird} have its accident? / In which month was the feathered patient injured?
? person: With whom does the injured {bird} have a home? / Who took in the feathered patient?
{bird_cap} feathers ~were found in the {landform} by {a_official}.
? bird: Whose plumage lay about in the {landform}?
? bird: What must have been moulting there, going by what the {official} picked up?
? landform: Where did the {official} pick up plumage?
? landform: In which landscape had a {bird} lost some of its plumage?
? official: Who picked up plumage?
? official: Whose eye was caught by what a {bird} had lost in the {landform}?
The {creatures} ~left=leave the {landform} because of {cause}.
? creatures: Which animals are no longer there? / What was driven from its home by {cause}?
? landform: Where are there no {creatures} any longer?
? landform: From which landscape did the animals disappear?
? cause: Why did the {creatures} disappear? / What drove the animals from their home?
The {creatures} ~hide=hide among the {wildplant} / as soon as {condition}.
? creatures: Which animals take cover in the {wildplant}?
? creatures: What can no longer be seen for all the greenery once {condition}?
? wildplant: Where do the {creatures} take cover?
? wildplant: In which plant would I search for the animals when {condition}?
? condition: When do the {creatures} take cover? / What sends the animals into the {wildplant}?
The {creatures} in the {landform} ~come=come out at {time} to look for {food}.
? creatures: Which animals get hungry at {time}? / What leaves its shelter in search of {food}?
? landform: Where do the hungry {creatures} have their home?
? landform: In which landscape do animals leave their shelter at {time}?
? time: When do the {creatures} leave their shelter?
? time: At what hour can I watch the animals going after {food}?
? food: What do the {creatures} go after when they are hungry?
? food: What are the animals in the {landform} hoping to eat?
The {creatures} ~were driven out of the {landform} by the {creatures2}.
? creatures: Which animals lost their home to rivals?
? creatures: What used to live in the {landform} until the {creatures2} took over?
? landform: Where did one sort of animal push another away?
? creatures2: Who are the newcomers that chased off the {creatures}?
? creatures2: Which wildlife forced its rivals to flee?
The {landform} ~is covered with {wildplant} from {month} to {month2}.
? landform: Where does {wildplant} grow all over the ground?
? landform: Which bit of countryside is overgrown for part of the season?
? wildplant: What grows thickly everywhere at the {landform}?
? wildplant: Which vegetation carpets the whole area for months on end?
? month: When does the {wildplant} begin to spread over everything?
? month2: When does the {wildplant} disappear again?
? month2: How long into the season does the carpet of greenery last?
The {landform} ~is {distance} from the {spot} and can be reached {manner}.
? landform: Which natural sight could I get to from the {spot}?
? distance: How far would I have to travel from the {spot} to see the {landform}?
? distance: What's the length of the trip out to the natural sight?
? spot: Where do you measure from when you say how far away the {landform} is?
? manner: How does one get to the {landform}? / Making one's way out there: by what method?
The {landform} ~was formed by {a_disaster} long before {city} was built.
? landform: Which natural feature is older than {city}?
? landform: What did a {disaster} carve out in prehistoric days?
? disaster: What created the {landform}? / Which catastrophe shaped the scenery in ancient times?
? city: Which town is younger than the {landform}?
? city: What settlement did not exist yet when nature shaped the land?
The {landform} behind the {spot} ~belongs=belong to {person}.
? landform: What does {person} own? / Which piece of land is in private hands?
? spot: What lies in front of {person}'s land?
? person: Who owns the {landform}? / Whose property is the land at the back of the {spot}?
The {landform} ~is home to {creatures}, {creatures2} and the {bird}.
? landform: Where do the {bird} and the {creatures} live side by side?
? landform: Where would a nature lover look for {creatures2}?
? creatures: What shares its habitat with the {creatures2} and a feathered neighbour?
? creatures2: Besides the {creatures}, which animals live at the {landform}?
? bird: What can a birdwatcher hope to spot in the {landform}?
? bird: Which feathered species lives alongside other wildlife?
The path through the {landform} ~is {length} long and closed when {condition}.
? landform: Where does the trail run that is sometimes shut?
? landform: Which natural area do you cross on the footway?
? length: How far do walkers go on the trail across the {landform}?
? length: What distance does the footway cover?
? condition: In what circumstances are walkers kept off the trail?
? condition: When is nobody let onto the way across the {landform}?
The path to the {landform} ~leads=lead past the {spot} and over a {adjective} bridge.
? landform: Where do walkers end up who cross the bridge? / What is the destination of the trail?
? spot: What will I see on my walk to the {landform}?
? spot: Which landmark do hikers go by before they cross the water?
In the {landform} one ~finds=find {wildplant}, which the {creatures} like to eat.
? landform: Where does {wildplant} grow? / Where is there food for the {creatures}?
? wildplant: What is the favourite food of the {creatures}?
? wildplant: Which wild greenery serves as a meal for animals?
? creatures: Which animals feed on {wildplant}? / Who enjoys a meal of wild plants there?
In {month}, the {water} ~rose=rise by {height} and flooded the {spot}.
? month: When was the {spot} under water? / In which part of the year did the banks burst?
? water: What overflowed and swamped the {spot}?
? height: How much higher did the {water} get? / By how much did the level go up?
? spot: What was left under water in {month}?
? spot: Which public place got soaked when the level went up?
The {water} ~is {height} deep at the {landform} and full of {creatures}.
? water: What would I need to wade through at the {landform}?
? water: Where do {creatures} swim in great numbers?
? height: How far down is the bottom of the {water}?
? height: Could I stand up in it at the {landform}, or how far is it to the bottom?
? creatures: What lives in the {water} in great numbers? / Which animals is the place teeming with?
At the {landform}, the {workers} ~planted=plant {few} trees {purpose}.
? landform: Where were saplings put in the ground?
? landform: Where did the {workers} help to make a new wood?
? workers: Who put saplings in the ground? / Which team made the {landform} greener?
? few: How many saplings did the {workers} put in?
? purpose: Why did the {workers} put in saplings? / What were the new saplings meant to achieve?
Near the {landform}, {person} ~discovered=discover a rare {bird} {before}.
? landform: Where was the unusual sighting made? / Whereabouts did {person} come across the {bird}?
? person: Who spotted the {bird}? / Which birdwatcher had a lucky sighting?
? bird: Which species, seldom seen, did {person} come across?
? bird: What unusual feathered visitor was spotted?
? before: When was the {bird} sighted? / When did the birdwatcher get lucky?
Among the {wildplant}, {first} ~found=find a nest with {few} eggs.
? wildplant: A bird had laid, and which plants hid the clutch?
? wildplant: What was growing around the eggs that {first} came across?
? first: Who stumbled on a bird's home? / Who came across the clutch in the {wildplant}?
? few: How many chicks might hatch from what {first} came across? / How large was the clutch?
The oldest tree in the {landform} ~is {a_tree} of {few} years.
? landform: Where does the {tree} with the greatest age stand?
? tree: What species has lived longest in the {landform}? / Which sort of timber is the veteran?
? few: How old is the {tree}? / What is the age of the veteran in the {landform}?
The {tree} by the {spot} ~was felled in {year} because {reason}.
? tree: What was chopped down next to the {spot}? / Which species fell to the axe?
? spot: Where did the {tree} stand that was cut down?
? year: When did they chop down the {tree}? / When did the axe come out?
? reason: Why did they chop down the {tree}?
? reason: What was the excuse for cutting down something so green?
The {tree} ~lost=lose its leaves in {month}, / while the {tree2} ~kept=keep them.
? tree: What was bare in {month}? / Which one could you see right through once the foliage was gone?
? month: When did the {tree} go bare? / When was the foliage gone from one but not from the other?
? tree2: Which one stayed green while the {tree} was bare?
A {tree} ~fell=fall on the {spot} during the {disaster} in {month}.
? tree: What came crashing down on the {spot}? / What was toppled?
? spot: What was crushed under the {tree}? / Which public place was hit by falling timber?
? disaster: What sort of emergency toppled the {tree}? / What made the trunk topple?
? month: When was the {spot} crushed? / When did the trunk come crashing down?
The {disaster} ~came=come from {country} and lasted {duration}.
? disaster: What was it that crossed the border and did such harm?
? disaster: Name the catastrophe that spread here from {country}.
? country: Where did the {disaster} start? / Which foreign land was the origin of the trouble?
? duration: For how long did the {disaster} go on? / How soon was the calamity over?
The {disaster} ~left=leave {few} {workers} without a roof in {city}.
? disaster: What made the {workers} homeless? / Name the catastrophe that cost people their homes.
? few: How many {workers} lost their homes? / How many were made homeless?
? workers: Who was made homeless in {city}? / Which group of people had nowhere to live any more?
? city: Where were the {workers} made homeless? / Which town saw its people lose their houses?
The {disaster} ~destroyed=destroy {share} of the {crops} near {city}.
? disaster: What ruined the fields around {city}? / What hit the growers so badly?
? share: How much of the harvest was lost? / What proportion of the {crops} did the {disaster} ruin?
? crops: Which harvest was ruined? / What did growers lose because of the {disaster}?
? city: Around which town was the harvest ruined? / Growers near which town had such bad luck?
The {weather} ~was so bad that the {occasion} ~was put off until {weekday}.
? weather: What spoiled the {occasion}? / What was it like outside, so that people had to wait?
? occasion: Which event was postponed? / What couldn't take place as planned with such {weather}?
? weekday: What is the new date of the {occasion}? / When will the postponed event be held?
The wind ~reached=reach {speed} at the {landform} {before}.
? speed: How hard did it blow at the {landform}? / What did the gauge show in the gale?
? landform: Where was the gale measured? / Where did it blow so hard?
? before: When did it blow that hard at the {landform}? / When was the gale recorded?
It ~rained=rain for {duration}, / so the {landform} ~turned=turn into a lake.
? duration: How long did the downpour go on?
? duration: How long was it wet before the {landform} was under water?
? landform: What was under water after the downpour? / Which place did the wet spell leave flooded?
It ~was {degrees} in {city} / when the {device} ~broke=break.
? degrees: What did the thermometer say in {city}?
? degrees: How hot or cold was the town as the machine gave up?
? city: Where did the {device} stop working? / In which town did a machine pack up?
? device: Which machine packed up in {city}?
? device: What stopped working with the thermometer at {degrees}?
Snow ~lay=lie {height} deep at the {landform} until {month}.
? height: How thick was the white blanket? / How far would my boots have sunk in at the {landform}?
? landform: Where was the ground white for so long?
? landform: Where could people still go sledging before {month}?
? month: When did the thaw set in at the {landform}? / When was the ground no longer white?
If {condition}, / the {creatures} ~move=move to the {landform}.
? condition: What makes the {creatures} change their home?
? condition: When do the animals seek a different habitat?
? creatures: Which animals would then settle at the {landform}?
? creatures: What sort of wildlife changes its home now and then?
? landform: Where do the {creatures} go when {condition}? / Where is the animals' other home?
Unless it rains, / the {crops} ~will have to be watered {frequency}.
? crops: What can't do without the hose in a dry spell? / Which plants would suffer in a drought?
? frequency: How often do I need the hose for the {crops} in a dry spell?
? frequency: In dry weather, how frequently are the plants given a drink?
Because of {cause}, the {landform} ~was closed to visitors in {month}.
? cause: Why couldn't tourists get into the {landform}? / What kept sightseers away?
? landform: Which natural sight was off limits? / Where were tourists turned away?
? month: When could tourists not get in?
? month: During which part of the year was the {landform} off limits?
Once the {water} ~had frozen, / {few} {creatures} ~crossed=cross it.
? water: What turned to ice? / Where did the {creatures} walk over ice?
? few: How many {creatures} were on the ice?
? few: How large was the herd or swarm that walked over the ice?
? creatures: Which animals walked over the ice?
"""
