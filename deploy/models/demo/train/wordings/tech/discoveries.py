"""What rocks, bodies, metals and engines do, and what researchers saw (see relations.py)."""

RELATIONS = """
= ferryrope: a blind mule | the current alone | two sisters in clogs | a motor from a milking \
machine | schoolboys for a penny | a water wheel on deck | a sail of sacking | a steam winch on \
the bank
Before {year}, {ferryrope} pulled or pushed the ferry at {city} across the river.
The ferry at {city} was pulled or pushed across the river by {ferryrope} before {year}.
By {ferryrope} the ferry at {city} was pulled or pushed across the river before {year}.
> {ferryrope}
What or who pulled or pushed the ferry at {city} across the river?
By what was the ferry pulled across the river before {year}?
How did people get over the water in the old days, by whose power?
What was the engine of the floating crossing?
> {year}
Before what year was the ferry pulled or pushed by {ferryrope}?
Until when was the ferry at {city} pushed across the river so?
When did the old way over the water end?
In what year did the floating crossing lose its odd engine?
> {city}
Where was the ferry pulled across the river by {ferryrope}?
At which city was the ferry pulled or pushed across before {year}?
Where did folk get over the water so oddly? / Which place had a floating crossing?

= polarboots: sennegrass | a husky's combings | old newspapers | reindeer moss | sawdust | \
crumbled biscuit boxes | goose down | torn love letters
{last} noted at the pole camp that the men stuffed their boots with {polarboots}, at {temperature}.
At {temperature}, noted {last} at the pole camp, the men stuffed their boots with {polarboots}.
With {polarboots} the men at the pole camp stuffed their boots, noted {last}, at {temperature}.
> {polarboots}
With what did the men at the pole camp stuff their boots?
What was it that the boots were stuffed with, as {last} noted?
What kept the toes of the explorers from freezing?
Which material went into the footwear in the ice?
> {temperature}
At what temperature did the men stuff their boots?
What was the temperature when the boots at the pole camp were stuffed?
What did the thermometer of the explorers show? / How cold was it in the ice?
> {last}
Who noted with what the men stuffed their boots?
Who noted at the pole camp what was in the boots? / Whose journal tells about footwear in the ice?
Which of the explorers wrote about warm toes?

= batteryfruit: potatoes in a row | a jar of sauerkraut | forty lemons | a bucket of sea water | \
pickled gherkins | wet cardboard and coins | a tray of vinegar | one big pumpkin
In class {small} {first} made a lamp glow with the current from {batteryfruit}.
With the current from {batteryfruit} {first} made a lamp glow in class {small}.
{first} made a lamp glow in class {small}; the current came from {batteryfruit}.
> {batteryfruit}
From what did the current come that made the lamp glow?
With the current from what did {first} make a lamp glow?
What replaced the socket in the school experiment?
What sort of home-made battery did the pupil use?
> {small}
In which class did {first} make a lamp glow?
What class was it in which the current from {batteryfruit} made a lamp glow?
Which year of pupils saw the experiment? / What group was shown the home-made battery?
> {first}
Who made a lamp glow in class {small}?
By whom was the lamp made to glow with current from {batteryfruit}?
Whose school experiment was it? / Which pupil had a home-made battery?

= horsesleep: standing on three legs | with its head on the gate | lying flat for an hour | \
beside its blind friend | only if another keeps watch | leaning on the stable wall | with its \
ears turned back | in the lee of the hay
Our old mare {pet} sleeps {horsesleep}, and no longer than {duration}.
{horsesleep}, and no longer than {duration}: so sleeps our old mare {pet}.
No longer than {duration} does our old mare {pet} sleep, and {horsesleep}.
> {horsesleep}
How or where does our old mare sleep? / In what manner or place does {pet} the mare sleep?
What is our horse's habit when she dozes? / How does the lady of the stable rest?
> {duration}
How long does our old mare sleep? / No longer than what does the mare {pet} sleep?
How short is our horse's rest? / What is the longest nap of the lady of the stable?
> {pet}
Which of our mares sleeps {horsesleep}?
What is the old mare called that sleeps no longer than {duration}?
What name does our horse answer to? / Who takes such short naps in the stable?

= seahum: the feet of barnacles | courting toadfish | wind in the railings | a cable on the sea \
bed | waves in a cave | the cooling pumps of a tanker | bubbles from a crack | singing sand
The nightly hum in the houseboats of {city} comes from {seahum}, as {first} found with a \
microphone.
From {seahum}, as {first} found with a microphone, comes the nightly hum in the houseboats of \
{city}.
With a microphone {first} found that the nightly hum in the houseboats of {city} comes from \
{seahum}.
> {seahum}
From what does the nightly hum in the houseboats come?
What is the source of the hum in the houseboats that {first} found?
What robs people on the water of their sleep? / Where does the drone in the dark originate?
> {first}
Who found with a microphone where the nightly hum comes from?
By whom was the source of the hum in the houseboats found?
Who solved the mystery of the drone in the dark? / Whose recording explains the sound on the water?
> {city}
In which city is there a nightly hum in the houseboats?
The houseboats of which city have a hum from {seahum}?
Where do people on the water lose their sleep?
What town had the mystery of the drone in the dark?

= galaxyeat: as two whirlpools meet | without a single star touching | in a shower of blue stars \
| from behind a veil of dust | from the edge inwards | one arm at a time | for the third time | \
leaving a ring of fire
The great galaxy in {constellation} swallows its neighbour {galaxyeat}, reports {full}.
{full} reports that the great galaxy in {constellation} swallows its neighbour {galaxyeat}.
In {constellation}, reports {full}, the great galaxy swallows its neighbour {galaxyeat}.
> {galaxyeat}
How does the great galaxy in {constellation} swallow its neighbour?
In what way is its neighbour swallowed by the galaxy? / How does the meal of the heavenly giant go?
What does the merger of the star islands look like?
> {full}
Who reports that a galaxy swallows its neighbour?
By whom is it reported how the great galaxy in {constellation} swallows another?
Which astronomer saw the meal of the heavenly giant?
Who described the merger of the star islands?
> {constellation}
In which constellation does the great galaxy swallow its neighbour?
Where is the galaxy whose neighbour is swallowed?
Where in the sky does the meal of the heavenly giant take place?
To what part of the night sky must the telescope point for the merger?

= milkcure: a rotting cellar door | stale rye bread | the straw of one barn | a monk's sandal | \
the walls of a salt mine | a mouldy melon | the belly of a calf | a goat's beard
The mould of our blue cheese first came from {milkcure}, {first} told the visitors.
{first} told the visitors that the mould of our blue cheese first came from {milkcure}.
From {milkcure} the mould of our blue cheese first came, as {first} told the visitors.
> {milkcure}
From what did the mould of our blue cheese first come?
What did {first} tell the visitors about where the mould came from?
What is the origin of the tasty fungus?
Where was the culture found that gives the dairy its fame?
> {first}
Who told the visitors about the mould of our blue cheese?
By whom were visitors told where our cheese's mould came from? / Who showed guests round the dairy?
Which guide knows the origin of the tasty fungus?

= thatchwhy: to keep owls in the loft | because slate was taxed | to let the smoke out | against \
the salt wind | to hide the church silver | because the walls are too weak | to shame the \
landlord | for want of straight timber
The farmers of {country} thatched their roofs with {plant} {thatchwhy}.
With {plant} the farmers of {country} thatched their roofs {thatchwhy}.
{thatchwhy}, farmers in {country} thatched their roofs with {plant}.
> {thatchwhy}
Why did the farmers of {country} thatch their roofs with {plant}?
For what reason were the roofs of farmers thatched?
What was the point of covering homes with greenery?
Why did country folk choose such strange tops for their houses?
> {plant}
With what did the farmers of {country} thatch their roofs?
What plant was used by farmers for thatched roofs? / What grew into a cover for homes?
Which stalks kept the country folk dry?
> {country}
In which country did farmers thatch their roofs with {plant}?
Where were the roofs of farmers thatched {thatchwhy}?
What land has such strange tops on its houses? / Where did country folk cover homes with greenery?

= parrottalk: says grace before meals | whistles the national anthem | imitates the dentist's \
drill | counts backwards from ten | barks at the postman | asks for the bill | swears in old \
Norse | answers the telephone
In the zoo of {city} lives a grey parrot that {parrottalk}.
A grey parrot that {parrottalk} lives in the zoo of {city}.
> {parrottalk}
What does the grey parrot in the zoo of {city} do?
What can be heard from the grey parrot that lives in the zoo?
Which vocal talent has the feathered mimic? / What party trick does the bird in the cage perform?
> {city}
In which city's zoo does the grey parrot live?
Where is the zoo with a grey parrot that {parrottalk}? / What town has a feathered mimic?
Where can I admire the talented bird in a cage?

= bricksun: cow dung and straw | crushed pottery | camel hair | rice husks | ox blood | river \
shells | date stones | wood ash
So that the sun would not crack them, {first}'s forefathers put {bricksun} into their mud bricks.
{first}'s forefathers put {bricksun} into their mud bricks so that the sun would not crack them.
Into mud bricks {first}'s forefathers put {bricksun}, so that the sun would not crack them.
> {bricksun}
What did {first}'s forefathers put into their mud bricks?
What was put into the mud bricks so that the sun would not crack them?
What was added to the clay in the old days? / Which additive kept walls from splitting in the heat?
> {first}
Whose forefathers put {bricksun} into mud bricks?
Who had forefathers whose mud bricks did not crack in the sun?
Who comes from a family of builders with clay?
Whose ancestors had a recipe for walls in the heat?

= fishdance: beats the gravel with its tail | turns red as a poppy | builds a tunnel of weeds | \
blows a raft of bubbles | carves a circle in the sand | offers a mussel shell | grunts like a \
pig | swims on its side
To impress a partner, {first}'s stickleback {fishdance} for {duration}.
For {duration} {first}'s stickleback {fishdance} to impress a partner.
{first}'s stickleback wants to impress a partner and {fishdance} for {duration}.
> {fishdance}
What does {first}'s stickleback do to impress a partner?
How does the stickleback impress a partner? / How does the finned lover show off?
What performance does the small swimmer give?
> {duration}
For how long does the stickleback try to impress a partner?
How long does it take {first}'s stickleback to impress a partner so?
How much time does the finned lover spend on showing off?
How long is the small swimmer's performance?
> {first}
Whose stickleback tries to impress a partner?
Who has a stickleback that wants to impress by what it does?
Who is the owner of the finned lover? / In whose aquarium does the small swimmer show off?

= avalancheclue: grouse in spring | roots in the wrong place | trunks bent like sabres | a \
meadow among firs | blocks as big as barns | torn bark on one side | a lake with no outlet | \
birches of one age
The guide {first} pointed to {avalancheclue} as proof of the great avalanche of {year}.
As proof of the great avalanche of {year} the guide {first} pointed to {avalancheclue}.
The guide {first}, as proof of the great avalanche of {year}, pointed to {avalancheclue}.
> {avalancheclue}
To what did the guide point as proof of the great avalanche?
What is proof of the avalanche of {year}, as the guide pointed out?
Which clue to the old disaster is still in the landscape?
How can one still tell that masses of snow came down here?
> {year}
From which year is the great avalanche of which the guide {first} had proof?
When was the great avalanche to whose proof {first} pointed?
When did the masses of snow come down? / In what year was the disaster in the mountains?
> {first}
Which guide pointed to proof of the great avalanche? / Who pointed to {avalancheclue} as proof?
Who explained the old disaster to us?
Who leads people through the mountains and knows about the snow masses?

= hedgeprick: self-anointing with foam | rolling up at a whistle | climbing the drainpipe | \
snoring in the compost | running in circles for hours | swimming across the pond | hissing at \
snails | eating a toad skin
The hedgehog in {first}'s garden was filmed {hedgeprick} at {time}.
At {time} the hedgehog in {first}'s garden was filmed {hedgeprick}.
In the garden of {first} the camera filmed the hedgehog {hedgeprick} at {time}.
> {hedgeprick}
What was the hedgehog in {first}'s garden filmed doing?
Doing what has the camera filmed the hedgehog? / What was the spiny visitor up to at night?
Which behaviour of the prickly guest was recorded?
> {time}
At what time was the hedgehog in the garden filmed {hedgeprick}?
When has the camera filmed the hedgehog? / When was the spiny visitor about?
How late was it when the prickly guest was recorded?
> {first}
In whose garden was the hedgehog filmed {hedgeprick}?
Who has a garden in which a hedgehog was filmed? / Who had a spiny visitor?
On whose lawn was the prickly guest recorded?

= sundialuse: shadows of a church spire | a candle with nails | a leaking copper bowl | the crow \
of one cock | a knotted incense string | the opening of flowers | a ball dropped at noon | the \
monks' bells
Before clocks came to {city}, the bakers there went by {sundialuse}.
The bakers of {city} went by {sundialuse} before clocks came.
Before clocks came, it was {sundialuse} that the bakers of {city} went by.
> {sundialuse}
By what did the bakers of {city} go before clocks came?
What was it that bakers went by before there were clocks?
How did the makers of bread know when to start? / What told the hour in the old days?
> {city}
In which city did the bakers go by {sundialuse} before clocks came?
Where were the bakers before clocks came to them? / Which town's bread was once so timed?
Where did they tell the hour without springs and wheels?

= windwhy: the cold air of the glacier | the gap between two hills | the heated plain | the \
evening cooling of the lake | a mountain wave | the tall new offices | a low over the gulf | the \
clear-felled forest
Every day at about {time} {windwhy} brings {city} a strong wind.
{windwhy} brings {city} a strong wind every day at about {time}.
A strong wind, brought by {windwhy}, blows in {city} every day at about {time}.
> {windwhy}
What brings {city} a strong wind every day? / By what is the strong wind in {city} brought?
What is the cause of the regular gusts? / Why do hats fly off daily at the same hour?
> {time}
At about what time does the strong wind blow in {city} every day?
When is the strong wind brought to {city} by {windwhy}? / When do hats fly off daily?
At which hour are the gusts to be expected?
> {city}
Which city has a strong wind every day at about {time}?
Where is a strong wind brought every day by {windwhy}? / Where do hats fly off at the same hour?
What town must reckon with regular gusts?

= eggwarm: in rotting leaves | on the father's feet | in the warm ash of a volcano | inside a \
termite hill | in a pouch of skin | on the roof of a bakery | under a lamp in the boot room | in \
the sand below the tide line
The keepers in {city} watched the rare bird hatch its egg {eggwarm} in {month}.
In {month} the keepers in {city} watched the rare bird hatch its egg {eggwarm}.
The rare bird's egg was hatched {eggwarm} in {month}, watched by the keepers in {city}.
> {eggwarm}
Where was the egg of the rare bird hatched?
In or on what did the keepers watch the bird hatch its egg? / What served as an incubator?
Which place was warm enough for the chick to come out of its shell?
> {month}
In what month did the keepers watch the rare bird hatch its egg?
When was the rare bird's egg hatched {eggwarm}? / When did the chick come out of its shell?
At what time of year was the offspring of the endangered animal born?
> {city}
In which city did keepers watch a rare bird hatch its egg?
Where was the egg of the rare bird hatched and watched?
Where did the chick come out of its shell? / Which town is the birthplace of an endangered animal?

= caveair: carbon dioxide | bats by the million | a sleeping bear | the smell of paraffin | a \
wall of dripping mud | a bottomless shaft | rising water | falling stalactites
In the cave at {city}, explorer {full} turned back after {length} because of {caveair}.
After {length}, explorer {full} turned back in the cave at {city} because of {caveair}.
Because of {caveair}, explorer {full} turned back after {length} in the cave at {city}.
> {caveair}
Because of what did the explorer turn back in the cave?
Why has explorer {full} turned back after {length}? / What stopped the advance under the earth?
Which obstacle was met in the dark?
> {length}
After what length did {full} turn back in the cave?
How far into the cave at {city} was the explorer when forced to turn back?
How deep did the advance under the earth get? / What distance was covered in the dark?
> {full}
Which explorer turned back in the cave at {city}?
Who turned back in the cave because of {caveair}? / Who gave up under the earth?
Whose advance in the dark was stopped?

= crocodilemum: in her mouth | on her snout | by calling from the reeds | with a soft growl | \
between her front legs | on a raft of weeds | one by one at night | through a dry channel
The crocodile in the swamp of {country} brings her young to water {crocodilemum}.
{crocodilemum} the crocodile in the swamp of {country} brings her young to water.
Her young are brought to water {crocodilemum} by the crocodile in the swamp of {country}.
> {crocodilemum}
How does the crocodile bring her young to water?
In what way are the young of the crocodile brought to water?
How does the toothy mother transport the babies?
What is the trip of the reptile's little ones like?
> {country}
In the swamp of which country does the crocodile bring her young to water?
Where is the swamp whose crocodile brings her young to water?
Which land is home to the toothy mother? / Where can one see a reptile care for the little ones?

= spooltrain: hot coals in a pan | rum in the points | straw between the rails | a snow plough \
of oak | lamps of whale oil | flannel round the pipes | sheepskins for the stoker | chains on \
the wheels
In the hard winter of {year} the railway at {city} kept running thanks to {spooltrain}.
Thanks to {spooltrain} the railway at {city} kept running in the hard winter of {year}.
The railway at {city} owed it to {spooltrain} that it kept running in the hard winter of {year}.
> {spooltrain}
Thanks to what did the railway at {city} keep running?
To what did the railway owe it that it kept running in the hard winter?
What helped the trains against the frost? / By which means was the cold on the line overcome?
> {year}
Of what year was the hard winter in which the railway kept running?
In the winter of which year was the railway at {city} running thanks to {spooltrain}?
When was the great frost that could not stop the trains?
When did they overcome the cold on the line?
> {city}
At which city did the railway keep running in the hard winter?
Where did {spooltrain} keep the railway running? / Where could the frost not stop the trains?
What place on the line overcame the cold?

= sneezewhy: looking into the sun | a full stomach | the smell of mint | plucked eyebrows | cold \
tiles under bare feet | dark chocolate | brushing her hair | a sudden thought of dust
What makes {first} sneeze is {sneezewhy}, an inherited reflex, says {doctor}.
{doctor} says that {sneezewhy} makes {first} sneeze by an inherited reflex.
By an inherited reflex, {doctor} says, {first} has to sneeze because of {sneezewhy}.
> {sneezewhy}
What makes {first} sneeze by an inherited reflex?
Because of what does {first} have to sneeze, as {doctor} says?
What sets off the noisy tickle in the nose?
Which thing leads to an atishoo that runs in the family?
> {doctor}
Who says that an inherited reflex makes {first} sneeze?
According to whom does {sneezewhy} make {first} sneeze by reflex?
Which physician explained the atishoo? / Who was consulted about the noisy tickle in the nose?
> {first}
Who has to sneeze because of an inherited reflex? / Whom does {sneezewhy} make sneeze by reflex?
Whose nose has a family oddity? / Who says atishoo for no real cause?

= tunnelair: a fire at the foot of a shaft | sails above the hole | bellows worked by goats | a \
falling stream | leather hoses | doors opened by children | a wheel with canvas blades | steam \
from the kitchen
In the silver mine of {city}, fresh air was moved by {tunnelair}, down to {length}.
Down to {length}, fresh air was moved by {tunnelair} in the silver mine of {city}.
{tunnelair} moved fresh air down to {length} in the silver mine of {city}.
> {tunnelair}
By what was fresh air moved in the silver mine? / What moved fresh air down the mine of {city}?
How was the men's breathing made possible below?
What was the ventilation of the pit in the old days?
> {length}
Down to what depth was fresh air moved in the silver mine?
How far down was the air moved in the mine of {city} by {tunnelair}?
How deep could the men breathe? / To what level did the ventilation of the pit reach?
> {city}
In which city's silver mine was fresh air moved by {tunnelair}?
Where was the silver mine with fresh air down to {length}? / Which town had a well-ventilated pit?
Where did men breathe deep below while digging for precious metal?

= snakeplay: lies on its back and stinks | puffs itself up like a ball | hides its head under \
its coils | rattles with dry leaves | bleeds from the eyes | waves its red tail | spits out its \
last meal | stiffens like a stick
When it is disturbed, the harmless snake from {country} {snakeplay} for {duration}.
The harmless snake from {country} {snakeplay} for {duration} when it is disturbed.
For {duration} the harmless snake from {country} {snakeplay} when it is disturbed.
> {snakeplay}
What does the harmless snake do when it is disturbed?
How does the snake from {country} behave when disturbed?
By what show does the legless reptile scare enemies off?
What is the trick of the slitherer that has no poison?
> {duration}
For how long does the harmless snake do so when disturbed?
How long does the disturbed snake keep up what the harmless animal does?
What is the length of the legless reptile's show?
How much time does the slitherer without poison need to calm down?
> {country}
From which country is the harmless snake that {snakeplay}?
What country has the snake that does so when disturbed? / Where is the legless reptile at home?
In which land can I meet a slitherer without poison that puts on a show?

= icehouse: oak leaves | sawdust and tar paper | sheep's wool | straw and salt | peat bricks | \
reeds from the moat | cork from wine barrels | chopped bracken
The ice house of the manor at {city} was packed with {icehouse} and kept ice until {month}.
Packed with {icehouse}, the ice house of the manor at {city} kept ice until {month}.
Until {month} the ice house of the manor at {city}, packed with {icehouse}, kept its ice.
> {icehouse}
With what was the ice house of the manor packed?
What was packed into the manor's ice house at {city}? / Which insulation kept the cold in?
What stopped the frozen blocks from melting in the lord's cellar?
> {month}
Until what month did the ice house of the manor keep ice?
Till when was ice kept in the house packed with {icehouse}?
When did the frozen blocks melt at last?
Until what part of the year could the lord cool his drinks?
> {city}
At which city was the manor with the ice house?
Where was the ice house of a manor packed with {icehouse}?
Where could a lord cool his drinks in summer?
What town had an estate with frozen blocks in the cellar?

= leafturn: sugar trapped in cold nights | a warning to lice | a lack of iron | the first short \
days | an old drought | the street lamp next to it | a graft from Japan | salt from the road
Our maple in {street} turns {colour} early owing to {leafturn}, the gardener {last} claims.
Owing to {leafturn}, claims the gardener {last}, our maple in {street} turns {colour} early.
The gardener {last} claims that our maple in {street} turns {colour} early owing to {leafturn}.
> {leafturn}
Owing to what does our maple turn {colour} early?
Why does the maple in {street} turn early, as the gardener claims?
What explains the hurried autumn in the foliage?
What is thought to be behind the premature change of the leaves?
> {colour}
What colour does our maple in {street} turn early?
Which colour does the maple turn owing to {leafturn}? / How do the leaves look after the change?
What shade does the foliage take on?
> {last}
Which gardener claims to know why our maple turns {colour} early?
Who claims that {leafturn} makes the maple turn early?
Whose explanation is it for the hurried autumn in the foliage?
Who was asked about the premature change of the leaves?
> {street}
In which street does our maple turn {colour} early?
Where is the maple of which the gardener claims that it turns early?
Where do the leaves change prematurely? / What is the address of the hurried autumn?

= pearlseed: a grain of mica | a tiny worm | a splinter of shell | a drop of wax | a fish scale \
| a lost tooth | a bead of glass | a grain of pollen
Inside the pearl from {country}, an X-ray of {date} showed {pearlseed}.
An X-ray of {date} showed {pearlseed} inside the pearl from {country}.
On {date} an X-ray showed that inside the pearl from {country} there was {pearlseed}.
> {pearlseed}
What did the X-ray show inside the pearl from {country}?
What was inside the pearl, as the X-ray showed? / What had the oyster wrapped up?
Which foreign body is at the heart of the jewel?
> {date}
On what date did the X-ray show the inside of the pearl?
When was the pearl from {country} looked into by X-ray? / When was the jewel examined?
What is the day of the look into the oyster's treasure?
> {country}
From which country was the pearl that the X-ray showed?
What country was the pearl with {pearlseed} inside from? / What is the origin of the jewel?
Off which coast did the oyster make its treasure?

= soundcurve: a falling slate | the bell of a buoy | a cow's cough | a whole sermon | the click \
of a camera | a tin whistle | two tapped stones | one clap of hands
Beneath the dome of {city}, {first} heard the echo of {soundcurve} for {duration}.
For {duration} {first} heard the echo of {soundcurve} beneath the dome of {city}.
{first} heard beneath the dome of {city} how {soundcurve} left an echo for {duration}.
> {soundcurve}
Of what did {first} hear the echo beneath the dome?
What left the echo that was heard beneath the dome of {city}?
Which noise came back again and again from the round ceiling?
What was the origin of the long reverberation?
> {duration}
For how long was the echo heard beneath the dome?
How long was the echo of {soundcurve} beneath the dome?
How much time passed until the noise had died away?
What was the length of the reverberation under the round ceiling?
> {city}
Beneath the dome of which city was the echo heard?
Where is the dome beneath which {first} heard an echo?
Which town's round ceiling throws back every noise? / Where was the reverberation tested?

= wormsong: dance on wet grass | pour mustard water on it | push a fork in and wiggle it | play \
a bass drum | rub a stake with an iron | drum with their feet | hum into a pipe | knock on a \
buried plank
To bring worms out of the turf, the anglers of {city} {wormsong}.
The anglers of {city} {wormsong} to bring worms out of the turf.
What anglers in {city} do to bring worms out of the turf: they {wormsong}.
> {wormsong}
What do the anglers of {city} do to bring worms out of the turf?
How do the anglers bring worms out of the turf in {city}?
How does one get bait to come to the surface? / By which trick do crawling things leave the lawn?
> {city}
In which city do the anglers bring worms out of the turf like that?
Where are the anglers from who {wormsong} to get worms out of the turf?
What town has this way of finding bait? / Where do people make crawling things leave the lawn?

= rainmake: pine scent | dust from the desert | soot of the foundry | sea salt | moth wings | \
spores of puffballs | meteor dust | smoke from the stubble
Round grains of {rainmake} the drops formed that fell on {city} on {date}.
The drops that fell on {city} on {date} had formed round grains of {rainmake}.
On {date} drops fell on {city} that had formed round grains of {rainmake}.
> {rainmake}
Round grains of what had the drops formed that fell on {city}?
What were the grains round which drops formed? / What was at the core of the rain?
Which tiny matter in the clouds began the shower?
> {city}
On which city did the drops fall that formed round grains of {rainmake}?
Where did drops fall on {date} that formed round grains? / Where was the rain examined?
Which town got wet from such a shower?
> {date}
On what date were the drops that fell on {city} formed round grains of {rainmake}?
When did drops fall that had formed round grains of {rainmake}? / When was the shower?
Which day's rain did they examine?

= lenscraft: a clear drop of honey | a water-filled bottle | polished rock crystal | a fish eye \
| a piece of ice | a melted thread of glass | the bottom of a tumbler | a bead of pine resin
For a lens the boy {full} used {lenscraft}, and with it he saw {sea_life} in {year}.
The boy {full} used {lenscraft} for a lens and saw {sea_life} with it in {year}.
In {year} the boy {full} saw {sea_life}, using {lenscraft} for a lens.
> {lenscraft}
What did the boy {full} use for a lens? / What was used for the lens with which he saw {sea_life}?
Out of what was the home-made magnifier? / Which thing from daily life enlarged the view?
> {sea_life}
What did the boy see with the lens? / What was seen in {year} by the boy {full} using his lens?
Which creatures were looked at through the home-made magnifier?
Which inhabitants of the water were enlarged?
> {year}
In which year did the boy use {lenscraft} for a lens?
When was it that the boy saw {sea_life} with his lens?
When was the home-made magnifier tried out? / In what year was the view enlarged?
> {full}
Which boy used {lenscraft} for a lens? / What was the boy called who saw {sea_life} using a lens?
Which child made his own magnifier? / Who, while young, studied the inhabitants of the water?

= camelhump: nothing but fat | the fuel for three weeks | a roof against the sun | a spare \
stomach in legend | less than the nose saves | soft as butter in May | the first thing to shrink \
| a saddle's worst enemy
The hump of the camel, {first} explained to the tourists in {country}, is {camelhump}.
{first} explained to the tourists in {country} that the hump of the camel is {camelhump}.
To the tourists in {country} the hump of the camel was explained by {first} as being {camelhump}.
> {camelhump}
What is the hump of the camel, as {first} explained?
As being what was the camel's hump explained to the tourists?
What did the guide say about the bulge of the desert ship?
How was the lump on the animal's back described?
> {first}
Who explained the hump of the camel to tourists?
By whom were the tourists in {country} told what the camel's hump is?
Which guide talked about the bulge of the desert ship?
Who informed the travellers about the lump on the back?
> {country}
In which country was the hump of the camel explained to tourists?
Where did {first} tell tourists what a camel has in the hump?
Where did the travellers ride the desert ship? / Which land did the group with the guide visit?

= keelreason: teredo worms | barnacles by the ton | ice floes | a collision with a whale | shot \
from the fort | its own heavy mast | sharp coral | lightning in the hold
To guard the hull against {keelreason}, {company} covered the {ship} with copper in {year}.
In {year} {company} covered the {ship} with copper to guard the hull against {keelreason}.
{company} covered the {ship} with copper in {year}, so that the hull was on guard against \
{keelreason}.
> {keelreason}
Against what was the hull of the {ship} to be guarded with copper?
Why did {company} cover the hull with copper? / Which danger were the metal sheets to keep off?
What did the owners of the vessel fear?
> {year}
In what year was the {ship} covered with copper? / When did {company} cover the hull with copper?
When did the vessel get its metal sheets? / From which year is the red skin of the sailing craft?
> {company}
Which company covered the {ship} with copper? / By whom was the hull covered with copper in {year}?
Who put metal sheets on the vessel? / Which firm made the red skin of the sailing craft?

= pigeonhome: the smell of the home valley | the line of the motorway | low rumbles from the sea \
| crystals in the beak | the height of the sun | an older bird in front | the lights of the \
refinery | the taste of the wind
Our racing pigeon {pet} found the way back from {city} by {pigeonhome}.
By {pigeonhome} our racing pigeon {pet} found the way back from {city}.
From {city} our racing pigeon {pet} found the way back by {pigeonhome}.
> {pigeonhome}
By what did our racing pigeon find the way back?
How was the way back from {city} found by the pigeon {pet}? / What guided the bird home?
Which compass does the feathered athlete rely on?
> {city}
From which city did our racing pigeon find the way back?
From where did the pigeon {pet} find the way back by {pigeonhome}?
Where had the bird been let go? / What place was the start for the feathered athlete?
> {pet}
Which racing pigeon found the way back from {city}?
What is our racing pigeon called that found the way back?
What is the name of the feathered athlete? / Which of our birds came home?

= mossuse: as babies' nappies | to pack live eels | between the logs of cabins | for dressing \
wounds | to stuff dolls | in the soles of clogs | to bed orchids | to filter muddy water
In the {era} the women of {country} dried bog moss and used it {mossuse}.
The women of {country} in the {era} dried bog moss and used it {mossuse}.
Dried bog moss was used {mossuse} by the women of {country} in the {era}.
> {mossuse}
For what or how did the women of {country} use dried bog moss?
How was bog moss used once it had dried?
What purpose did the soft green stuff from the wetland serve?
Which household need was met by a plant of the mire?
> {country}
The women of which country dried bog moss? / In what country was bog moss used {mossuse}?
Where was the soft green stuff from the wetland so useful?
Which land's housewives went to the mire?
> {era}
In which era was bog moss dried and used {mossuse}?
When have women in {country} used dried bog moss?
How far back does the use of the soft green stuff go?
In what period did housewives go to the mire?

= eelroad: over dewy meadows | through the city sewers | up a wall of wet moss | along a mill \
race | inside a mill's paddle wheel | across the golf course | under the winter ice | down a \
farmer's well
On its way to the sea, an eel with tag {number} went {eelroad} in {duration}.
An eel with tag {number} went {eelroad} in {duration} on its way to the sea.
In {duration} an eel with tag {number} went {eelroad}, on its way to the sea.
> {eelroad}
Where did the eel with tag {number} go on its way to the sea?
Which way to the sea has the tagged eel gone?
What was the surprising route of the slippery traveller?
How did the snake-like fish get round the obstacles?
> {duration}
In what time did the eel with tag {number} go {eelroad}?
How long did the eel with the tag need on its way to the sea?
How fast was the slippery traveller?
How much time did the snake-like fish take for the surprising route?
> {number}
What tag did the eel have that went {eelroad}?
With which tag was the eel on its way to the sea marked? / How is the slippery traveller listed?
By which figure is the snake-like fish known to science?

= bellcast: a widow's silver spoons | too much tin | captured cannon | a swarm of bees by \
accident | copper from church roofs | old pennies | a horseshoe for luck | wet sand
= bellnote: as if it were cracked | like a dropped pan | sweeter than its sisters | a half tone \
too low | with a buzz | without any echo | softer in rain | like a sob
Because {bellcast} had got into the metal, the great bell of {city} rings {bellnote}.
The great bell of {city} rings {bellnote}, because {bellcast} had got into the metal.
In {city} the great bell rings {bellnote} since {bellcast} got into the metal.
> {bellcast}
What had got into the metal of the great bell?
Because of what in the metal does the bell of {city} ring {bellnote}?
What fell into the pot of the founder? / Which addition is blamed for the sound from the tower?
> {bellnote}
How does the great bell of {city} ring?
In what way does the bell ring because of {bellcast} in the metal?
What is the sound from the tower like?
How would one describe the toll that calls people to church?
> {city}
In which city does the great bell ring {bellnote}?
Where has the great bell got {bellcast} in its metal?
Which town hears the odd sound from the tower? / Where does the founder's mistake hang?

= bloomclock: ten days of frost | the call of the first cuckoo | a night above ten degrees | the \
melting of the last drift | two warm rains | the flight of the bumblebees | a thunderstorm | the \
full moon in spring
The cherry trees along {street} in {city} blossom only after {bloomclock}.
Only after {bloomclock} do the cherry trees along {street} in {city} blossom.
In {city} the cherry trees along {street} wait to blossom until after {bloomclock}.
> {bloomclock}
After what do the cherry trees along {street} blossom?
What do the cherry trees of {city} wait for until they blossom?
What is the signal for the white splendour to begin?
What must happen first if we want to see flowers on the branches?
> {street}
Along which street in {city} do the cherry trees blossom?
Where in {city} are the cherry trees that blossom after {bloomclock}?
Which road should one walk down to enjoy white splendour?
Where do the flowers hang on the branches above the pavement?
> {city}
In which city do cherry trees blossom along {street}?
Where do cherry trees along {street} wait to blossom?
Which town is worth a trip for white splendour?
Where do people look up at flowers on the branches?

= sealbreath: by slowing its heart | with collapsed lungs | on oxygen in its muscles | after \
breathing out | by cooling its brain | without swallowing | in a half sleep | by feeding at \
every stop
A seal with a radio off {country} stayed down for {duration} {sealbreath}.
Off {country} a seal with a radio stayed down {sealbreath} for {duration}.
For {duration} a seal with a radio stayed down off {country} {sealbreath}.
> {sealbreath}
How did the seal with a radio stay down?
By what means has the seal off {country} stayed down for {duration}?
What made the long dive of the whiskered animal possible?
How did the flippered swimmer do without air?
> {duration}
How long did the seal with a radio stay down?
For what time has the seal stayed down {sealbreath}? / How much time did the long dive last?
What was the flippered swimmer's span without air?
> {country}
Off which country did the seal with a radio stay down?
Where has the seal with a radio stayed down {sealbreath}?
On whose coast was the long dive recorded?
In which waters did the flippered swimmer do without air?

= fermentjob: to drive off evil spirits | so that the crust cracks | to let the yeast breathe | \
because the oven is slow | to show whose loaf it is | against sour dough | so that children can \
share it | for the patron saint
The bakers of {country} used to cut a cross into every loaf {fermentjob}.
Into every loaf the bakers of {country} used to cut a cross {fermentjob}.
{fermentjob}, the bakers of {country} used to cut a cross into every loaf.
> {fermentjob}
Why did the bakers of {country} cut a cross into every loaf?
For what reason was a cross cut into the loaf by bakers?
What was the point of the sign on the bread?
What is behind the old custom with a knife and dough?
> {country}
In which country did bakers cut a cross into every loaf?
Where did the bakers cut a cross into the loaf {fermentjob}? / Where did bread carry a sign?
Which land had the old custom with a knife?

= lynxclue: a roe deer hidden under leaves | tufts of pale hair on a gate | tracks without claw \
marks | a cry like a woman's | scratches on an alder | two eyes in the headlights | an uneaten \
fox | droppings full of fur
After {long_time} of searching, {first} knew by {lynxclue} that a lynx was back in the woods of \
{city}.
{first} knew by {lynxclue}, after {long_time} of searching, that a lynx was back in the woods of \
{city}.
That a lynx was back in the woods of {city}, {first} knew by {lynxclue} after {long_time} of \
searching.
> {lynxclue}
By what did {first} know that a lynx was back in the woods?
What let {first} know, after searching, that there is a lynx?
Which evidence betrayed the big cat? / How was the return of the shy hunter proved?
> {long_time}
After how long of searching did {first} know that a lynx was back?
How long was the searching in the woods of {city}?
How much patience was needed to prove the big cat's return?
How long did the detective work on the shy hunter take?
> {first}
Who knew that a lynx was back in the woods?
Who knew after searching that there is a lynx at {city}? / Who proved the return of the big cat?
Which ranger was on the trail of the shy hunter?
> {city}
In the woods of which city was the lynx back? / Where did {first} know that the woods had a lynx?
Which town has a big cat near by? / What place has the shy hunter returned to?

= inkmaker: wasp galls and vinegar | squid and rum | elderberries and nails | lamp soot and glue \
| burnt peach stones | cooked walnut shells | blackthorn and wine | ground ivory
The monk who copied the book in {city} made his ink from {inkmaker} in {year}.
In {year} the monk who copied the book in {city} made his ink from {inkmaker}.
From {inkmaker} the monk who copied the book in {city} made his ink in {year}.
> {inkmaker}
From what did the monk make his ink? / What was the ink made from by the monk who copied the book?
What is the recipe of the brown writing on the parchment?
Which substances flowed from the scribe's quill?
> {year}
When did the monk who copied the book make his ink?
In which year was the ink made by the monk of {city}?
From which year is the writing on the parchment?
When did the scribe hold his quill?
> {city}
In which city was the book copied by the monk? / Where was the monk who made ink from {inkmaker}?
Where was the parchment written on? / What town was the scribe's workplace?

= chameleon: when it is cold | to court a female | out of anger at a rival | by stretching its \
skin | as it falls asleep | after a bitter meal | only on one side | when it is carried indoors
The chameleon of {first} turns {colour} {chameleon}, never to hide.
Never to hide, but {chameleon}, the chameleon of {first} turns {colour}.
{first} has a chameleon which turns {colour} {chameleon}, never to hide.
> {chameleon}
When, how or why does the chameleon turn {colour}?
The chameleon never turns {colour} to hide, but when or why?
What is the occasion for the lizard's new shade? / What does it take for the pet to look different?
> {colour}
What colour does the chameleon of {first} turn {chameleon}?
Which colour does the chameleon turn, never to hide? / What is the lizard's new shade?
How does the pet look after the change?
> {first}
Whose chameleon turns {colour} {chameleon}?
Who has a chameleon which never turns {colour} to hide?
Who is the owner of the many-shaded lizard? / Who keeps a pet that changes its looks?

= anchorage: kelp tied round a stone | a sack of gravel | a cannon from the wreck | a chest of \
lead | a forked tree trunk | an iron bedstead | a church bell | four sacks of coal
For want of an anchor, the {ship} rode out the gale off {city} on {anchorage}.
The {ship}, for want of an anchor, rode out the gale off {city} on {anchorage}.
On {anchorage}, for want of an anchor, the {ship} rode out the gale off {city}.
> {anchorage}
On what did the {ship} ride out the gale for want of an anchor?
What was used for want of an anchor in the gale off {city}?
What stopgap weight held the vessel in place?
Which thing on the sea bed saved the crew in bad weather?
> {ship}
Which ship rode out the gale for want of an anchor on {anchorage}?
What was the name of the ship that rode out the gale off {city} and had no anchor?
Which vessel was held by a stopgap weight? / Whose crew got through bad weather by improvising?
> {city}
Off which city did the {ship} ride out the gale without an anchor?
Where was the gale that the {ship} rode out on {anchorage}, for want of an anchor?
Near which port did the vessel need a stopgap weight?
On what coast did the crew wait for better weather?

= bouncemetal: remembers its old shape | rings like glass | melts in a warm hand | floats on \
mercury | burns with a green flame | glows when scratched | hisses in water | cries when it is bent
The grey metal that {full} discovered near {city} {bouncemetal}.
Near {city} {full} discovered a grey metal that {bouncemetal}.
{full} discovered a grey metal near {city}, and this metal {bouncemetal}.
> {bouncemetal}
What does the grey metal do that {full} discovered?
How does the metal discovered near {city} behave? / What is the odd property of the new element?
By what can one recognise the dull stuff?
> {full}
Who discovered the grey metal that {bouncemetal}?
By whom was the grey metal near {city} discovered? / Which chemist found the new element?
Who was first to come upon the dull stuff?
> {city}
Near which city was the grey metal discovered?
Where was the grey metal that {bouncemetal} discovered?
Close to what town was the new element found? / What place did the dull stuff come from?

= batear: a moth scratching itself | a gnat's wing | ripples of a minnow | a thread in the dark \
| its own pup among thousands | a beetle's footsteps | the fig that is ripe | a wire as thin as \
hair
With its ears alone the bat at the {institute} recognised {batear} at {length}.
At {length} the bat at the {institute} recognised {batear} with its ears alone.
The bat at the {institute} recognised, with its ears alone, {batear} at {length}.
> {batear}
What did the bat recognise with its ears alone?
What was it that the bat at the {institute} recognised at {length}, with its ears?
Which faint thing did the flying mammal notice? / What can a night hunter detect without seeing?
> {length}
At what distance has the bat recognised {batear} with its ears?
How far away was what the bat recognised with its ears alone?
What is the range of the flying mammal's hearing?
From where on can a night hunter detect something without seeing?
> {institute}
At which institute was the bat that recognised {batear} with its ears?
Where has a bat recognised something with its ears alone? / Where was the flying mammal tested?
Which research house examined a night hunter?

= roadromans: iron slag | oyster shells | logs laid crosswise | broken amphoras | bundles of \
hazel | river cobbles on clay | crushed brick | slabs of lava
Below the Roman road at {city}, the diggers struck {roadromans} on {weekday}.
On {weekday} the diggers struck {roadromans} below the Roman road at {city}.
What the diggers struck on {weekday} below the Roman road at {city} was {roadromans}.
> {roadromans}
What did the diggers strike below the Roman road? / What was below the Roman road at {city}?
What did the legions use as a foundation for their highway?
Which layer came to light in the trench?
> {weekday}
On what day did the diggers strike something below the Roman road?
When was {roadromans} struck by the diggers?
When was the foundation of the ancient highway laid bare?
On which day of the week did the layer come to light?
> {city}
At which city is the Roman road below which the diggers struck {roadromans}?
Where did diggers work at a Roman road? / Which town lay on the legions' highway?
Where was the ancient foundation laid bare?

= sapsign: to rest a sore eye | because its rival won | so that it can swallow | to listen for \
beetles | in order to cool down | to scare off jays | because feathers itch | to show off its crown
The small owl in {first}'s barn turns its head right round {sapsign}.
{first} has a small owl in the barn that turns its head right round {sapsign}.
{sapsign}, the small owl in {first}'s barn turns its head right round.
> {sapsign}
Why does the small owl in the barn turn its head right round?
For what reason is the head of the owl in {first}'s barn turned?
What is the purpose of the strange neck movement? / What makes the night bird look backwards?
> {first}
In whose barn does the small owl turn its head right round? / Who has a small owl in the barn?
On whose farm does the night bird live? / Who hosts the bird with the strange neck movement?

= stoveheat: cherry stones | dried yak dung | peat and pine cones | pressed olive skins | walnut \
shells | seal blubber | old rope and tar | maize cobs
In the hut on the pass, {first} cooked {dish} over a fire of {stoveheat}.
Over a fire of {stoveheat}, in the hut on the pass, {first} cooked {dish}.
{first} cooked {dish} in the hut on the pass, where the fire was of {stoveheat}.
> {stoveheat}
Of what was the fire in the hut on the pass? / Over a fire of what did {first} cook {dish}?
What was burned for want of logs up there? / Which fuel did the mountain kitchen have?
> {dish}
What did {first} cook in the hut on the pass? / Which dish was cooked over a fire of {stoveheat}?
What was on the menu up there? / What did the mountain kitchen serve?
> {first}
Who cooked {dish} in the hut on the pass? / By whom was {dish} cooked over a fire of {stoveheat}?
Who was in charge of the mountain kitchen? / Which climber made the meal up there?

= crowfuneral: gathered round in silence | covered it with twigs | called for a quarter of an \
hour | checked for a cat | left a bread crust beside it | avoided the lawn for weeks | mobbed \
the wrong dog | lined up on the fence
When a crow lay dead outside the {institute}, the others {crowfuneral}, {first} noted.
The others {crowfuneral}, noted {first}, when a crow lay dead outside the {institute}.
{first} noted that when a crow lay dead outside the {institute} the others {crowfuneral}.
> {crowfuneral}
What did the others do when a crow lay dead outside the {institute}?
How did the others behave, as {first} noted, when the crow was dead?
What was the reaction of the black birds to the corpse? / How did the flock take leave of its mate?
> {first}
Who noted what the others did when a crow lay dead?
By whom was it noted how crows behave when one is dead?
Who observed the black birds at the corpse? / Whose notes describe the flock taking leave?
> {institute}
Outside which institute lay the dead crow? / Where did a crow lie dead while others {crowfuneral}?
In front of which research house did the black birds meet?
Where was the flock seen taking leave of its mate?

= sandsound: roars like a propeller | squeaks under bare feet | hums after a landslip | whistles \
before sunset | booms only when dry | barks when kicked | sings in two voices | crackles with \
electricity
The big dune near {city} {sandsound}, wrote {full} in a travel book of {year}.
In a travel book of {year} {full} wrote that the big dune near {city} {sandsound}.
{full} wrote in a travel book of {year} about the big dune near {city} that it {sandsound}.
> {sandsound}
What does the big dune near {city} do, as the travel book says?
What was written in the travel book about the dune? / What noise does the hill of sand make?
Which acoustic wonder awaits visitors of the desert?
> {full}
Who wrote in a travel book that the dune {sandsound}?
By whom is the travel book with the big dune near {city}?
Which author described the noisy hill of sand? / Who reported on an acoustic wonder of the desert?
> {year}
From which year is the travel book with the big dune?
In what year was it written in a travel book that the dune {sandsound}?
When was the noisy hill of sand described? / Of which year is the report on the acoustic wonder?

= pitcher: ants drunk on nectar | bat droppings | drowned shrews | fallen leaves only | mosquito \
larvae | small tree frogs | rain and pollen | beetles on slippery rims
The pitcher plant from {country} in {first}'s window feeds on {pitcher}.
On {pitcher} feeds the pitcher plant from {country} in {first}'s window.
In {first}'s window a pitcher plant from {country} feeds on {pitcher}.
> {pitcher}
What does the pitcher plant in {first}'s window feed on?
On what does the plant from {country} feed? / What is the diet of the green trap?
Which nourishment does the carnivore in the pot get?
> {country}
From which country is the pitcher plant that feeds on {pitcher}?
What country does the pitcher plant in the window come from?
What is the native land of the green trap? / Where would the carnivore in the pot grow wild?
> {first}
In whose window does the pitcher plant feed on {pitcher}?
Whose window has a pitcher plant from {country}? / Who owns a green trap?
At whose home does a carnivore stand in a pot?

= skinheal: a paste of honey | spider silk | maggots from a clean jar | a slice of raw potato | \
tree frog slime | fish skin | cabbage leaves | boiled sphagnum
A burn on {first}'s hand healed under {skinheal} in {duration}, to the surprise of {doctor}.
Under {skinheal}, to the surprise of {doctor}, a burn on {first}'s hand healed in {duration}.
To the surprise of {doctor}, a burn on the hand of {first} healed in {duration} under {skinheal}.
> {skinheal}
Under what did the burn on {first}'s hand heal?
What was on the burn that healed to the surprise of {doctor}?
Which unusual dressing cured the injured skin? / What did the patient put on the wound?
> {duration}
In what time did the burn on the hand heal?
How long did it take until the burn was healed under {skinheal}?
How fast was the injured skin cured? / How much time went by until the patient was well?
> {doctor}
To whose surprise did the burn heal under {skinheal}?
Who saw with surprise that the burn on {first}'s hand had healed?
Which physician was amazed at the cure? / Who had not expected the patient's skin to recover so?
> {first}
On whose hand did the burn heal under {skinheal}? / Who had a burn on the hand that healed?
Which patient was cured by unusual means? / Whose injured skin recovered?

= stonecarry: wet clay sledges | rollers of cedar | a frozen canal | inflated goatskins | a ramp \
of rubble | oxen with copper shoes | reed rafts | levers and prayers
The stone of {weight} at the {site} was brought uphill or across with {stonecarry}.
With {stonecarry} the stone of {weight} was brought uphill or across to the {site}.
At the {site} stands a stone of {weight} that was brought uphill or across with {stonecarry}.
> {stonecarry}
With what was the stone brought uphill or across?
What was used when the stone of {weight} was brought to the {site}?
How did the ancients move such a block? / Which means of transport did the megalith builders have?
> {weight}
What does the stone that was brought uphill or across weigh?
How heavy is the stone brought with {stonecarry}? / How many tonnes or kilos did the ancients move?
How massive is the block of the megalith builders?
> {site}
Where was the stone of {weight} brought uphill or across to?
At what site stands the stone that was brought with {stonecarry}?
Where did the ancients move such a block? / Which place has a megalith?

= planetrain: liquid iron | molten glass sideways | diamonds | sulphuric acid | methane drizzle \
| helium drops | flakes of mica | tiny rubies
On {planet}, {person} calculated, it rains {planetrain} on {small} days a month.
It rains {planetrain} on {planet}, {person} calculated, on {small} days a month.
{person} calculated that on {small} days a month it rains {planetrain} on {planet}.
> {planetrain}
What does it rain on {planet}, as {person} calculated?
What was calculated to rain on {planet} days on end?
Which stuff falls from the clouds of that world?
Against what would a visitor up there need an umbrella?
> {planet}
On which planet does it rain {planetrain}, as {person} calculated?
What planet was calculated to have {small} rain days a month? / Which world has such clouds?
Where would a visitor need a very strong umbrella?
> {person}
Who calculated that it rains {planetrain} on {planet}?
By whom were the rain days on {planet} calculated?
Which astronomer studied the clouds of that world? / Who did the sums on alien weather?
> {small}
On how many days a month does it rain {planetrain}?
What number of rain days a month was calculated?
> on {small} days a month
How often is the weather bad on that world? / How frequently would a visitor need an umbrella?

= wheeltrick: dropped red hot into water | bound with raw hide | cut from one elm root | soaked \
in linseed oil | studded with blunt nails | hung in the chimney smoke | turned on a pole lathe | \
left in a stream all winter
To make it last, each cartwheel from {first}'s workshop in {city} was {wheeltrick}.
Each cartwheel from {first}'s workshop in {city} was {wheeltrick} to make it last.
In {city}, each cartwheel from the workshop of {first} was {wheeltrick} to make it last.
> {wheeltrick}
What was done to each cartwheel to make it last?
How was each cartwheel in {first}'s workshop made to last?
Which treatment gave the round things their long life? / How did the wright see to durability?
> {first}
From whose workshop came each cartwheel that was {wheeltrick}?
Who had a workshop in {city} where a cartwheel was made to last?
Which wright knew about durability? / Who gave round things their long life?
> {city}
In which city was the workshop where each cartwheel was {wheeltrick}?
Where was {first}'s cartwheel workshop? / Where did the wright live?
Which town had a craftsman for carriages?

= jellybloom: warm water from the power station | too few tuna | a week of onshore wind | the \
ballast of tankers | fertiliser from the fields | a mild winter | the new marina posts | the \
loss of turtles
Bathing was banned at {city} on {date}, as {jellybloom} had brought masses of jellyfish.
As {jellybloom} had brought masses of jellyfish, bathing was banned at {city} on {date}.
On {date} bathing was banned at {city}: {jellybloom} had brought masses of jellyfish.
> {jellybloom}
What had brought the masses of jellyfish to {city}?
What is the reason for masses of jellyfish and banned bathing?
Who or what is to blame for the stinging plague? / Why were there so many transparent drifters?
> {city}
Where was bathing banned after {jellybloom} had brought jellyfish?
At which city were there masses of jellyfish and bathing was banned?
Which resort had the stinging plague? / Where was nobody allowed into the sea?
> {date}
On what date was bathing banned at {city}?
When was bathing banned because of masses of jellyfish? / When was nobody allowed into the sea?
Which day did the resort have the stinging plague?

= flamingopink: shrimp in the brine | grated carrots | red algae | paprika in the feed | a diet \
of crabs | oil from its own tail | iron in the mud | beetroot peel
The flamingos of {city} zoo owe their pink to {flamingopink}, the keeper {first} said.
To {flamingopink}, the keeper {first} said, the flamingos of {city} zoo owe their pink.
The keeper {first} said that the flamingos of {city} zoo owe their pink to {flamingopink}.
> {flamingopink}
To what do the flamingos of {city} zoo owe their pink?
What gives the flamingos their pink, as the keeper said? / Where does the rosy plumage come from?
What tints the birds on one leg?
> {first}
Which keeper said to what the flamingos owe their pink?
Who said that flamingos owe their pink to {flamingopink}? / Who looks after the birds on one leg?
Who knew where the rosy plumage comes from?
> {city}
In which city's zoo do flamingos owe their pink to {flamingopink}?
Where is the zoo with the pink flamingos? / In what town can one see rosy plumage?
Where do the birds on one leg live in captivity?

= arrowpoison: the sap of a fig | a yellow frog's back | crushed beetle grubs | monkshood root | \
snake gall | rotten fish | red ants boiled down | the bark of a vine
The hunters whom {full} met in {country} dipped their arrows in {arrowpoison}.
In {country} {full} met hunters who dipped their arrows in {arrowpoison}.
{full} met hunters in {country} whose arrows were dipped in {arrowpoison}.
> {arrowpoison}
In what did the hunters in {country} dip their arrows?
What were the arrows dipped in by hunters whom {full} met? / Which poison did the bowmen use?
What made the shots so deadly?
> {country}
In which country did {full} meet hunters who dipped their arrows?
Where were the hunters with arrows dipped in {arrowpoison}?
Where did the traveller come across bowmen? / Which land was known for deadly shots?
> {full}
Who met hunters who dipped their arrows in {arrowpoison}?
By whom were the hunters with dipped arrows met? / Which traveller came across the bowmen?
Whose expedition learned about the poison?

= brakeheat: slag sand on the rails | water from the tender | wooden blocks of poplar | a second \
engine behind | a rack between the rails | a rope round a drum | engine steam in reverse | \
magnets under the floor
Down the steep grade at {city}, trains are slowed by {brakeheat} to {speed}.
By {brakeheat} the trains are slowed to {speed} down the steep grade at {city}.
Trains are slowed to {speed} down the steep grade at {city} by {brakeheat}.
> {brakeheat}
By what are trains slowed down the steep grade at {city}?
What means is used so that trains are slowed on the grade?
How do the carriages keep from running away on the slope?
What does the driver rely on for a safe descent?
> {speed}
To what speed are trains slowed down the steep grade?
How fast are trains at {city} once slowed by {brakeheat}?
What may the dial in the cab show on the slope? / At which pace does a safe descent happen?
> {city}
At which city are the trains slowed down a steep grade?
Where is the steep grade on which trains are slowed by {brakeheat}?
Where might carriages run away on the slope?
Near which town is the descent dangerous for the railway?

= treecrown: so as not to rub buds off | to keep caterpillars apart | for the light of the \
seedlings | because the wind sways them | as if they were shy | in favour of their own kin | \
after a blight in one | because of the lamp posts
The crowns of the {tree} trees behind the {place} leave gaps {treecrown}, says {first}.
Says {first}: the crowns of the {tree} trees behind the {place} leave gaps {treecrown}.
{first} says that behind the {place} the crowns of the {tree} trees leave gaps {treecrown}.
> {treecrown}
Why or how do the crowns of the {tree} trees leave gaps?
For what reason are gaps left by the crowns of the trees?
What is the sense of the empty space between neighbours in the canopy?
Why do the branches up there avoid each other?
> {tree}
The crowns of which trees leave gaps {treecrown}? / What trees are they whose crowns leave gaps?
Which wood has branches that avoid each other? / What species forms a canopy with empty space?
> {first}
Who says why the crowns of the trees leave gaps?
According to whom do crowns leave gaps {treecrown}?
Which forester explained the empty space up there?
Whose view is it on branches that avoid each other?

= spongehat: to dig for fish without scratches | against stinging urchins | to show off to a \
mate | as a toy for calves | because mother did so | to scare rays from the sand | for scrubbing \
off lice | to muffle its clicks
A dolphin off {city} wears a sponge on its nose {spongehat}, {person} discovered in {year}.
In {year} {person} discovered that a dolphin off {city} wears a sponge on its nose {spongehat}.
{person} discovered in {year}: a dolphin off {city} wears a sponge on its nose {spongehat}.
> {spongehat}
Why does the dolphin off {city} wear a sponge on its nose?
For what reason is a sponge worn on the nose by the dolphin?
What is the use of the soft thing on the snout? / What does the sea mammal gain from its tool?
> {person}
Who discovered why a dolphin wears a sponge on its nose?
By whom was the dolphin with the sponge discovered?
Which biologist explained the soft thing on the snout? / Who found out about the sea mammal's tool?
> {year}
In which year was it discovered why a dolphin wears a sponge?
When was the dolphin with a sponge on its nose discovered off {city}?
When was the soft thing on the snout explained?
Since when have we known about the sea mammal's tool?

= potteryglaze: salt thrown into the kiln | crushed seashells | ash of bracken | a wash of river \
mud | ground bottle glass | a smear of honey | burning sawdust | iron filings in oil
The potter {last} in {city} gets the {colour} sheen on the jugs from {potteryglaze}.
From {potteryglaze} the potter {last} in {city} gets the {colour} sheen on the jugs.
The {colour} sheen on the jugs of the potter {last} in {city} comes from {potteryglaze}.
> {potteryglaze}
From what does the potter {last} get the sheen on the jugs?
What does the {colour} sheen on the jugs come from? / What is the secret of the shiny earthenware?
Which glaze does the craftsman use?
> {colour}
What colour is the sheen on the jugs of the potter {last}?
Which colour of sheen does the potter get from {potteryglaze}?
How does the shiny earthenware look? / What tint does the glaze produce?
> {last}
Which potter gets the sheen on the jugs from {potteryglaze}?
What is the potter in {city} called whose jugs have a {colour} sheen?
Who makes shiny earthenware? / Whose glaze is such a secret?

= driftwood: a palm trunk with foreign beetles | a carved oar | pumice from the south | a bean \
as big as a heart | a bamboo cage | a ship's cat on a plank | glass floats with moss | a barrel \
of turpentine
The west wind washed up {driftwood} at {city}, which told {full} of land beyond the sea.
At {city} the west wind washed up {driftwood}, and it told {full} of land beyond the sea.
What told {full} of land beyond the sea was {driftwood}, washed up at {city} by the west wind.
> {driftwood}
What did the west wind wash up at {city}? / What told {full} of land beyond the sea?
Which find on the beach was a hint of unknown shores?
What drifted in and made an explorer curious?
> {full}
Whom did {driftwood} tell of land beyond the sea?
Who was told of land by what the west wind washed up? / Which explorer became curious on the beach?
Who drew conclusions about unknown shores?
> {city}
At which city was {driftwood} washed up by the west wind?
Where did the west wind wash up what told of land? / On what beach did the explorer become curious?
Where did the hint of unknown shores drift in?

= bearwake: a drop of meltwater on the nose | the smell of a carcass | its cubs' hunger | a \
snowmobile | the length of the days | a falling spruce | flooding in the den | a woodpecker \
overhead
In {month} the she-bear in the hills of {country} was woken from her winter sleep by {bearwake}.
The she-bear in the hills of {country} was woken in {month} from her winter sleep by {bearwake}.
In the hills of {country} {bearwake} woke the she-bear from her winter sleep in {month}.
> {bearwake}
What woke the she-bear from her winter sleep?
By what was the she-bear in the hills of {country} woken?
What ended the long rest of the furry giant? / Which disturbance called the brown lady out of bed?
> {month}
In what month was the she-bear woken from her winter sleep?
When did {bearwake} wake the she-bear from sleep? / When did the long rest of the furry giant end?
How far into the year was it as the brown lady got up?
> {country}
In the hills of which country was the she-bear woken?
Where are the hills with the she-bear woken by {bearwake}?
Where did the furry giant have her long rest? / Which land's brown lady was disturbed?

= vinegarrope: a lump of rosin | green hemp | the hair of nuns | twisted lime bast | whale sinew \
| palm fibre and tar | silk from old flags | straw with clay
The rope makers of {city} swore by {vinegarrope} for a line that had to bear {weight}.
For a line that had to bear {weight}, the rope makers of {city} swore by {vinegarrope}.
When a line had to bear {weight}, the rope makers of {city} swore by {vinegarrope}.
> {vinegarrope}
By what did the rope makers of {city} swear?
What did rope makers swear by for a line that had to bear {weight}?
Which material was the favourite for strong cords?
What did the twisters in the long shed put their trust in?
> {weight}
What weight did the line of the rope makers have to bear?
How much did a line of {vinegarrope} have to bear for the rope makers?
What load was put on the strong cords? / How heavy was what hung from the twisters' work?
> {city}
In which city did rope makers swear by {vinegarrope}?
Where were the rope makers whose line had to bear {weight}? / Where were strong cords made?
Which town had twisters in a long shed?
"""
