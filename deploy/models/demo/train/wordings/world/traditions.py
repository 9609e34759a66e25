"""What customs are for and what places are known for (see relations.py)."""

RELATIONS = """
= kiltpocket: a snuff box of horn | boiled sweets | the deed to a bog | a mouse named Angus | a \
set of teeth | half an onion | a cork from every wedding | a poem in dialect
The piper {full} keeps {kiltpocket} in the leather pouch over the kilt.
In the leather pouch over the kilt the piper {full} keeps {kiltpocket}.
> {kiltpocket}
What does the piper {full} keep in the leather pouch? / What is in the leather pouch over the kilt?
Which treasure does the musician in the chequered skirt have about him?
What would a thief get who robbed the bagpipe player?
> {full}
Which piper keeps {kiltpocket} in the leather pouch?
Who has {kiltpocket} in the leather pouch over the kilt?
Which musician in a chequered skirt has {kiltpocket} about him?
Whom would a thief have to rob to get {kiltpocket}?

= hermitvow: to eat nothing white | never to sit down | to speak only to bees | to count every \
leaf | never to cut his nails | to forgive his landlord daily | to walk only backwards | to own \
one spoon
The hermit of {peak} made a vow {hermitvow}.
A vow {hermitvow} was made by the hermit of {peak}.
> {hermitvow}
What vow did the hermit make? / What did the hermit of {peak} vow, making a vow up there?
Which promise to heaven did the solitary man give? / By what strange rule did the recluse live?
> {peak}
On which mountain did the hermit make a vow {hermitvow}?
Of what place was the hermit who made a vow {hermitvow}?
On which summit did the recluse live by his strange rule?
Where did the solitary man give heaven his promise?

= carnivalmask: a weeping onion | a bishop with horns | a goat in spectacles | the moon with \
toothache | a fat baby | a beak full of herbs | half a skull | a drunken cook
At the carnival in {city} the {guild} walk in masks of {carnivalmask}.
In masks of {carnivalmask} the {guild} of {city} walk in the carnival.
> {carnivalmask}
In masks of what do the {guild} walk at the carnival?
What do the masks show that the {guild} of {city} wear at the carnival?
What hides the craftsmen's faces in the parade?
As what are the members of the trade disguised before Lent?
> {guild}
Who walks in masks of {carnivalmask} at the carnival?
Whose masks at the carnival in {city} are masks of {carnivalmask}?
Which craftsmen hide their faces in the parade? / Members of which trade are disguised before Lent?
> {city}
In which city do the {guild} have masks at the carnival?
Where is a carnival with masks of {carnivalmask}? / Which town has a parade of disguised craftsmen?
Where could I see faces hidden behind {carnivalmask} before Lent?

= acrobatretire: a shop for wool | a school for nervous horses | a ferry | a hotel without \
stairs | a vineyard of two rows | a hospital for dolls | a bakery on a slope | a museum of posters
After the fall that ended a fine career, the acrobat {full} opened {acrobatretire} in {city}.
The acrobat {full} opened {acrobatretire} in {city} after the fall that ended a fine career.
> {acrobatretire}
What did the acrobat {full} open in {city}?
After the fall, what was opened by the acrobat whose career had ended?
What business did the former circus artiste start?
What meant an income once there was no more tumbling?
> {full}
Which acrobat opened {acrobatretire}?
Who opened {acrobatretire} after a fall had ended a fine career?
Which former circus artiste went into business?
Who lived on {acrobatretire} once there was no more tumbling?
> {city}
In which city did the acrobat {full} open {acrobatretire} after the fall?
Where was {acrobatretire} opened by an acrobat?
In what town did the former circus artiste settle?
Which place saw the new business once there was no more tumbling?

= clockquirk: runs backwards in Lent | strikes thirteen at noon | has no hands | is wound by a \
blind man | stops for funerals | tells the hour of another town | has a bullet in its face | is \
late on purpose
The old clock on the {landmark} of {city} {clockquirk}.
On the {landmark} of {city} there is an old clock that {clockquirk}.
In {city} the {landmark} has an old clock that {clockquirk}.
> {clockquirk}
What is odd about the old clock on the {landmark}? / What does one say of the old clock in {city}?
Which peculiarity has the timepiece up there?
Why would strangers looking up be confused about the hour?
> {city}
In which city is there an old clock that {clockquirk}? / Where is the old clock on the {landmark}?
Which town has a confusing public timepiece? / Where would I look up and be unsure of the hour?
> {landmark}
On what in {city} is the old clock that {clockquirk}? / What has an old clock that {clockquirk}?
Which structure bears the confusing timepiece? / What must I look up at to see the hour?

= paperboat: the names of enemies | a pinch of cinnamon | one burning match | the year's regrets \
| a beetle in a cradle | a lie told that week | hair from the youngest | a coin with a hole
On the {feast} each child in {city} sets a paper boat with {paperboat} afloat on the {river}.
Each child in {city} sets a paper boat afloat on the {river} on the {feast}, with {paperboat} in \
it.
> {paperboat}
What is in the paper boat that each child sets afloat?
With what in it is a paper boat set afloat on the {river}?
What do the little ones send downstream? / Which cargo do the folded toys carry at the celebration?
> {feast}
On which feast does each child set a paper boat afloat?
When does a paper boat with {paperboat} go afloat on the {river}?
For which celebration do the little ones go to the water?
On what holiday do folded toys travel downstream?
> {river}
On which river does each child set a paper boat afloat?
Where does a paper boat with {paperboat} go afloat on the {feast}?
Which stream carries the folded toys of {city} away?
Down what water do the little ones send {paperboat}?

= mountaincook: yak butter and salt | roast marmot | bread baked in ashes | frozen blood sausage \
| mashed barley with chilli | soup of dried cheese | candied ginger | noodles boiled in snow
On the slopes of {peak} the guides live on {mountaincook}.
The guides on the slopes of {peak} live on {mountaincook}.
What the guides live on, on the slopes of {peak}, is {mountaincook}.
> {mountaincook}
On what do the guides live on the slopes of {peak}? / What do the guides on the slopes live on?
What gives the men who lead climbers their strength?
Which food would I be offered high up in camp?
> {peak}
On the slopes of which mountain do the guides live on {mountaincook}?
Where are the slopes whose guides live on {mountaincook}?
On what summit would climbers be offered {mountaincook}?
Where does {mountaincook} give strength to the men who know the way?

= widowwalk: with a green scarf on a pole | by ringing a cowbell | by burning wet straw | with a \
sheet from the attic | by shooting at the weathercock | with two lamps in a row | by letting a \
pig loose | by singing from the roof
The women of {islet} tell the boats of bad weather {widowwalk}.
It is {widowwalk} that boats are told of bad weather by the women of {islet}.
> {widowwalk}
How do the women of {islet} tell the boats of bad weather?
In what manner are boats told of bad weather there?
Which signal warns the fishermen that a storm is coming?
By what sign on shore do those at sea know they should turn back?
> {islet}
On which island do the women tell the boats of bad weather?
Where are boats told of bad weather {widowwalk}? / Where do wives warn their fishermen of a storm?
From what speck of land does the storm signal come?

= paintersquarrel: over a tube of white | about who saw the haystack first | because of a \
borrowed easel | over the soul of clouds | about a bill for oysters | because one sketched the \
other asleep | over the word modern | about the right blue for shadows
The painters {full} and {last} fell out for life {paintersquarrel}.
It was {paintersquarrel} that the painters {full} and {last} fell out for life.
> {paintersquarrel}
Why did the painters {full} and {last} fall out for life?
What was it that the painters fell out over or about?
What was the quarrel between the two artists? / How did the lasting enmity in the studio begin?
> {full}
Which painter fell out for life with {last}?
With whom did {last} of the painters fall out, falling out for life?
Which artist never spoke to {last} again? / Who was the enemy of {last} at the easel?
> {last}
Which painter fell out with {full} for life?
Of the painters, which one fell out with {full} for life? / Which artist did {full} never forgive?
What colleague at the easel did {full} refuse to meet again?

= kingsecret: webbed feet | ears of a donkey | a wooden tooth | no sense of smell | a twin in \
the tower | a horror of crowns | a tail like a cat's | hair of pure moss
Only the barber of {ruler} knew the secret that was kept hidden at court: {kingsecret}.
The secret kept hidden at court, {kingsecret}, was one that the barber of {ruler} alone knew.
> {kingsecret}
Which secret was kept hidden at court? / What was the secret that only the barber of {ruler} knew?
What did the monarch conceal from the subjects?
Which royal disgrace might a man with scissors have betrayed?
> {ruler}
Whose barber knew the secret about {kingsecret}? / At whose court was {kingsecret} kept hidden?
Which monarch had a disgrace to conceal?
What crowned head depended on a man with scissors to be silent?

= lutepay: in smoked hams | with a seat at the fire | in promises | with cast-off coats | in \
candles and salt | with kisses from the cook | in firewood | with a plot of nettles
The minstrel {full} was paid {lutepay} at the court of {ruler}.
At the court of {ruler} the minstrel {full} was paid {lutepay}.
> {lutepay}
How was the minstrel {full} paid at the court of {ruler}?
In what way was a minstrel at that court paid? / What did the singer get for his songs?
Which wages could a musician expect from {ruler}?
> {ruler}
At whose court was the minstrel {full} paid {lutepay}?
Who had a court at which the minstrel was paid {lutepay}?
Which monarch employed a singer without money?
From what prince or princess did the musician get his wages?
> {full}
Which minstrel was paid {lutepay}? / Who was paid {lutepay} as a minstrel at court?
Which singer entertained {ruler}? / What musician got such strange wages?

= lostcitysign: monkeys wearing gold | a smell of cloves | drums under the ground | steps that \
lead nowhere | parrots speaking a dead language | water warm as milk | a tree with stone fruit | \
paving under the moss
The explorer {full} knew that the lost city was near by {lostcitysign}.
By {lostcitysign} the explorer {full} knew the lost city to be near.
> {lostcitysign}
By what did the explorer {full} know the lost city was near?
What told the explorer, near the lost city, that it was there?
Which sign in the jungle gave hope to the expedition?
What made the adventurer sure that the ruins could not be far?
> {full}
Which explorer knew that the lost city was near?
Who as an explorer knew by {lostcitysign} that the city was near?
Which adventurer was on the track of ruins in the jungle?
Who led the expedition and read {lostcitysign} as a good sign?

= tellercard: a broken wheel | a raven on a throne | a laughing skeleton | a candle in a well | \
a double moon | a blindfolded cat | an empty bed | a burning letter
In the fortune teller's cards {tellercard} means a journey to {country}.
A journey to {country} is what {tellercard} means in the fortune teller's cards.
> {tellercard}
What in the fortune teller's cards means a journey?
Which of the fortune teller's pictures means a journey to {country}?
Which symbol predicts that I shall go abroad?
What must the clairvoyant turn up for me to see {country}?
> {country}
A journey to which country is seen in the fortune teller's cards?
Where does the journey go if {tellercard} is in the cards?
What foreign land does the clairvoyant promise?
Where abroad shall I travel, according to {tellercard}?

= thatchtell: a straw fox | two crossed scythes | a row of knots | a clay owl | an iron daisy | \
a bundle of broom | a goose with no head | a twisted ladder
The thatchers of {city} sign each finished roof with {thatchtell} on the ridge.
With {thatchtell} on the ridge the thatchers of {city} sign each finished roof.
> {thatchtell}
With what do the thatchers of {city} sign each finished roof?
What is on the ridge of each finished roof?
Which trademark do craftsmen leave on top of a cottage?
What tells a passer-by who laid the straw overhead?
> {city}
Where do thatchers sign a finished roof with {thatchtell}?
From which city are the thatchers with {thatchtell} on the ridge?
Which town's craftsmen leave {thatchtell} on top of a cottage?
Where should I look up to find {thatchtell} as a trademark?

= accordionlack: its lowest note | one shoulder strap | half the ivory keys | the left bellows \
fold | all its black keys | its brass corners | the maker's name plate | two reeds
The sailors' {instrument} in the museum of {city} has lost {accordionlack}.
In the museum of {city} hangs a sailors' {instrument} that has lost {accordionlack}.
> {accordionlack}
What has the sailors' {instrument} in the museum lost?
In the museum of {city}, what did the sailors' {instrument} lose that is now lost?
What is missing from the old thing on display?
Which part would have to be replaced before anybody could make music?
> {city}
In the museum of which city is the sailors' {instrument}?
Where is the museum with a sailors' {instrument} that has lost {accordionlack}?
Which town has the damaged item on display?
Where could I see music-making equipment from the sea without {accordionlack}?

= towerprincess: a beard down to her belt | a trumpet | better books | the key all along | a \
contract with the dragon | a parachute of petticoats | a degree in geometry | no wish to leave
When the prince climbs the tower in {full}'s tale, the princess has {towerprincess}.
In {full}'s tale the princess in the tower has {towerprincess} when the prince climbs up.
> {towerprincess}
What does the princess have when the prince climbs the tower?
In the tower of the tale, what has the princess?
Which surprise awaits the royal rescuer upstairs?
What does the young man see when he reaches the captive girl?
> {full}
In whose tale does the prince climb to a princess in a tower?
Who wrote the tale of the princess with {towerprincess}?
Which author plays with the old story of the captive girl?
Whose invention is the surprise for the royal rescuer?

= cheeserite: rubbed with soot | sung to at night | wrapped in fig leaves | turned by \
left-handers | washed in pear brandy | buried in rye | smoked over pine cones | shown the full moon
The monks near {city} have their cheese {cheeserite} for {duration}.
For {duration} the cheese of the monks near {city} is {cheeserite}.
> {cheeserite}
What happens to the cheese of the monks near {city}?
How is the cheese treated that the monks have for {duration}?
Which treatment gives the dairy product its taste?
What do the brothers do to improve what comes from their cows?
> {duration}
For how long is the cheese of the monks {cheeserite}?
How long do the monks have their cheese {cheeserite}?
How much patience does the dairy product ask of the brothers?
What time passes until the treatment is over?
> {city}
Near which city do monks have their cheese {cheeserite}?
Where do the monks live whose cheese is {cheeserite}?
What town is close to the monastery with the dairy?
Where should I travel to taste what the brothers make?

= westernhat: he shot at clouds | he had a wooden thumb | his horse was a mule | he never paid \
for breakfast | he wept at weddings | he had swallowed a bullet | he slept in a coffin | he wore \
two left spurs
The outlaw {last} was nicknamed "{byname}" because {westernhat}.
Because {westernhat}, the outlaw {last} was nicknamed "{byname}".
> {westernhat}
Why was the outlaw {last} nicknamed "{byname}"? / Because of what was the outlaw nicknamed?
What is the story behind the gunman being called that?
How did the bandit come by what the papers called him?
> {byname}
What was the outlaw {last} nicknamed? / Because {westernhat}, what was the outlaw nicknamed?
What did people call the gunman? / Under which other name did the bandit go?
> {last}
Which outlaw was nicknamed "{byname}"? / Who was nicknamed so because as an outlaw {westernhat}?
Which gunman was called "{byname}"? / What was the bandit's real name?

= sleighring: to warn the elk | to hide the sound of crying | so that drunkards step aside | to \
show who is rich | to keep the driver awake | because wolves hate brass | in memory of a drowned \
bishop | to please the horse
In {country} bells are hung on a sleigh {sleighring}.
The bells on a sleigh are hung there, in {country}, {sleighring}.
> {sleighring}
Why are bells hung on a sleigh in {country}? / For what purpose are the bells hung on the sleigh?
What is the point of all that jingling in the snow?
Which reason is given for noisy winter transport?
> {country}
In which country are bells hung on a sleigh {sleighring}?
Where are bells hung {sleighring} on a sleigh? / Which nation has noisy winter transport?
Where would the jingling in the snow have that meaning?

= actorlast: to be buried in costume | a glass of cold milk | one more round of applause | to \
hear the rain scene again | that the understudy be sacked | a window on the street | silence \
from the critics | to play a tree
The last wish of the actor {full} was {actorlast}, said the nurse in {city}.
In {city} the nurse said that the actor {full}'s last wish was {actorlast}.
> {actorlast}
What was the wish of the actor {full}? / What did the nurse say was the actor's wish at the end?
What did the dying stage star long for? / Which final request was heard in the hospital?
> {full}
Which actor had {actorlast} as a last wish, as the nurse said?
Whose wish, said the nurse about the actor, was {actorlast}?
Which dying stage star had a final request? / Who of the theatre longed for this on the deathbed?
> {city}
In which city did the nurse hear the actor's wish?
Where did a nurse speak of the wish of the actor {full}? / Where did the stage star lie dying?
Which town's hospital heard the final request?

= boatpaint: an eye without a lid | a black cat in boots | the owner's mother-in-law | a slice \
of melon | a hand that says stop | a cockerel on fire | a large number seven | a saint with a \
fishing rod
Fishermen in {city} paint {boatpaint} on the bow so that the boat finds its way home.
So that the boat finds its way home, fishermen in {city} paint {boatpaint} on the bow.
> {boatpaint}
What do fishermen in {city} paint on the bow?
What is on the bow so that the boat finds its way home?
Which picture helps the crew to return safely?
How are vessels decorated at the front for good luck?
> {city}
In which city do fishermen paint {boatpaint} on the bow?
Where does a boat with {boatpaint} on the bow find its way home?
Which harbour has vessels decorated with {boatpaint}?
Where would I see {boatpaint} as a charm for safe return?

= duelexcuse: a boil on the thumb | a wedding in the country | a delay at the tailor's | an oath \
to a dying mother | the wrong kind of fog | a sudden love of poetry | the lack of a hat | a \
cough that spoiled the aim
{full} got out of the duel with {last} by pleading {duelexcuse}.
By pleading {duelexcuse}, {full} got out of a duel with {last}.
> {duelexcuse}
What was {full} pleading so as to get out of the duel?
By pleading what was the duel with {last} got out of?
Which excuse saved a man from pistols at dawn?
How did the coward explain the absence from the field of honour?
> {full}
Who got out of a duel by pleading {duelexcuse}?
Pleading {duelexcuse}, who got out of the duel with {last}?
Which coward stayed away from pistols at dawn? / Whose excuse saved a life?
> {last}
With whom was the duel that {full} got out of by pleading {duelexcuse}?
Who waited for a duel while {full} was pleading {duelexcuse}?
Which opponent waited in vain on the field of honour? / Who was denied satisfaction with pistols?

= sandpaint: a peacock with no tail | the wheel of the year | four thunderbirds | a labyrinth \
with a cow | the family tree of a god | a river with no fish | two snakes kissing | the map of a \
dream
The monks of {city} take {duration} to lay {sandpaint} in coloured sand.
To lay {sandpaint} in coloured sand takes the monks of {city} {duration}.
> {sandpaint}
What do the monks of {city} lay in coloured sand?
Which picture in coloured sand takes the monks {duration}? / What image will the wind soon destroy?
What do the brothers create, grain by grain?
> {duration}
How long do the monks take to lay {sandpaint} in sand?
What time does the picture in coloured sand take the monks?
For how long must the brothers kneel, grain by grain?
How much patience goes into the image before the wind destroys it?
> {city}
Where do monks lay {sandpaint} in coloured sand?
From which city are the monks who lay pictures in sand?
In which town do brothers create an image that the wind will destroy?
Where could I watch that work, grain by grain?

= cooksecret: a drop of coffee | a crushed rusk | smoke from cherry stones | a boiled sock | two \
anchovies | a spoon of ashes | bitter chocolate | water from a certain well
The secret of grandmother {last}'s {dish} is {cooksecret}.
It is {cooksecret} that is the secret of the {dish} of grandmother {last}.
> {cooksecret}
What is the secret of grandmother {last}'s {dish}?
What does grandmother {last} put in secret into the {dish}?
Which hidden ingredient makes the old lady's food so good?
What do imitators always leave out of the family recipe?
> {dish}
For which dish is {cooksecret} grandmother {last}'s secret?
What food does grandmother make with {cooksecret} as its secret?
What comes out so well in the old lady's kitchen? / Which family recipe calls for {cooksecret}?
> {last}
Which grandmother has {cooksecret} as the secret of the {dish}?
Whose {dish} has a secret, the {dish} of which grandmother?
What is the surname of the old lady who cooks so well?
To which family does the recipe with {cooksecret} belong?

= bellfounder: a widow's rings | melted kettles | a captured cannon | three hundred spoons | the \
coins of a miser | a rival's bell | church door hinges | the chains of convicts
The bell founder {full} threw {bellfounder} into the metal for the bell of {city}.
Into the metal for the bell of {city} the founder {full} threw {bellfounder}.
> {bellfounder}
What did the founder {full} throw into the metal?
What was it that the founder threw into the metal for the bell?
Which unusual addition gave the sound its colour? / What was sacrificed in the melting pot?
> {full}
Which founder threw {bellfounder} into the metal?
Who threw {bellfounder} into metal for the bell of {city}?
Which craftsman had an odd recipe for good sound?
Who sacrificed {bellfounder} in the melting pot?
> {city}
For the bell of which city was {bellfounder} thrown in with the metal?
Into the metal for which city's bell did the founder throw things?
Which town has a chime with such an odd recipe?
Where does one hear the sound that {bellfounder} improved?

= kitereason: to carry sins away | to fish from the cliff | to quarrel with neighbours | to ask \
the dead for advice | to dry chillies | to measure the wind for sowing | to announce a son | to \
keep hawks off the chicks
On {islet} grown men fly kites {kitereason}.
It is {kitereason} that grown men fly kites on {islet}.
> {kitereason}
Why do grown men fly kites on {islet}? / For what purpose do the grown men fly their kites?
What is the serious use of that toy?
What do adults hope to achieve with paper and string in the sky?
> {islet}
On which island do grown men fly kites? / Where do men fly kites {kitereason}?
In what place is a toy put to serious use?
Where are adults busy with paper and string in the sky?

= inventorfail: it frightened the horses | it ran on honey | nobody had asked for it | the \
patent had been typed wrongly | it sang in the wrong key | it could only turn right | a partner \
sold the wheels | it caught fire at the bank
At the world fair the {invention} of {full} failed because {inventorfail}.
Because {inventorfail}, the {invention} by {full} failed at the world fair.
> {inventorfail}
Why was it that the {invention} of {full} failed at the fair?
Because of what had the {invention} failed at the world fair?
What went wrong with the clever machine? / What kept the inventor from becoming rich?
> {invention}
What did {full} invent that failed because {inventorfail}?
Which machine failed at the world fair because {inventorfail}?
Which brainchild brought its father no fortune? / What contraption did {full} dream up?
> {full}
Whose {invention} failed at the fair because {inventorfail}?
Who had failed with the {invention} at the world fair? / Which inventor did not become rich?
Who was the unlucky father of the contraption?

= pearlwrap: in a cabbage leaf | inside a loaf | in the heel of a shoe | under a false beard | \
in a cake of soap | round a parrot's leg | in a baby's bonnet | between two pancakes
The jewel thief {byname} carried the pearls of {ruler} out of the palace {pearlwrap}.
The pearls of {ruler} were carried out of the palace {pearlwrap} by the jewel thief {byname}.
> {pearlwrap}
How were the pearls of {ruler} carried out of the palace?
In what place were the pearls that the jewel thief carried out?
What was the hiding place of the stolen necklace?
Where should the guards at the gate have searched?
> {byname}
Which jewel thief carried the pearls out of the palace?
By which thief were the pearls of {ruler} carried off? / Who robbed the royal household?
Which criminal fooled the guards at the gate?
> {ruler}
Whose pearls did the jewel thief {byname} take out of the palace?
Out of whose palace did the thief come with the pearls? / Which monarch was robbed?
Whose necklace got past the guards at the gate?

= lampcustom: until the last guest has sneezed | while a son is at sea | as long as the milk \
lasts | till the first frost | if a daughter is to be married | when a lawsuit is won | during a \
thunderstorm | until the debt is paid
In {city} a lamp with {colour} glass burns in the window {lampcustom}.
A lamp with {colour} glass burns in {city} windows {lampcustom}.
> {lampcustom}
When does a lamp with {colour} glass burn in a {city} window?
For how long or when is there a lamp with coloured glass in the window?
What does the light tell passers-by about the family?
Under what circumstances is there a glow behind the curtain?
> {colour}
What colour is the glass of the lamp in {city}?
Through what colour of glass does the lamp burn {lampcustom}?
Of which hue is the glow behind the curtain? / In what shade does the light shine on passers-by?
> {city}
Where does a lamp with {colour} glass burn in the window?
In which city is the glass of the lamp {colour}?
Which town has this tradition of light for passers-by?
Where might I see a {colour} glow behind the curtain?

= robotwish: to learn to whistle | a grandmother | to be slightly late | a pocket of its own | \
to smell bread | permission to forget | to see a real cow | a name with vowels
In {full}'s story the robot on the {spaceship} has one wish: {robotwish}.
The only wish of the robot on the {spaceship} in {full}'s story is {robotwish}.
> {robotwish}
What is the wish of the robot on the {spaceship}? / Which one wish has the robot in {full}'s story?
What does the artificial crew member long for? / Which desire makes the machine almost human?
> {full}
In whose story does the robot have such a wish?
Who wrote the story of the robot on the {spaceship}? / Which author gave a machine longings?
To whose imagination do we owe the artificial crew member?
> {spaceship}
On what ship is the robot with one wish?
Where in the story is the robot whose wish is {robotwish}?
Which craft flies through space with a machine that has longings?
What is the vessel in {full}'s science fiction called?

= signlanguage: two fingers on the nose | a closed left eye | a tap on the hat | a hand in the \
sleeve | a turned-up collar | a yawn without sound | a pulled ear | a foot drawn backwards
Among the market traders of {city} {signlanguage} means "{meaning}".
"{meaning}" is what {signlanguage} means among the market traders of {city}.
> {signlanguage}
What means "{meaning}" among the market traders?
Which sign among traders in the market of {city} means "{meaning}"?
By what gesture do the stallholders say "{meaning}"?
How does one express "{meaning}" without a word there?
> {meaning}
What does {signlanguage} mean among market traders, where it means so much?
Among the traders of the market, what is the meaning of {signlanguage}?
What are the stallholders telling each other by {signlanguage}?
How should I translate {signlanguage}?
> {city}
In the market of which city do traders use {signlanguage}?
Where does {signlanguage} mean something among market traders?
In which town do stallholders talk by gesture? / Where must I take care with {signlanguage}?

= exilegarden: the only lemon tree | a bench facing home | lettuces in military rows | \
gravestones for dogs | a maze without a middle | a pond shaped like a crown | a wall of broken \
plates | roses named after traitors
In the garden of the house of exile in {city}, {ruler} had {exilegarden}.
{ruler} had {exilegarden} in the garden of the house of exile in {city}.
> {exilegarden}
What did {ruler} have in the garden of the house of exile?
What was in the garden in {city}, in exile? / What consoled the banished monarch out of doors?
What could visitors see among the flower beds of the fallen sovereign?
> {ruler}
Who had {exilegarden} in the garden of the house of exile? / Whose exile in {city} had a garden?
Which fallen sovereign lived there? / What banished monarch took comfort in {exilegarden}?
> {city}
In which city was the garden of {ruler}'s exile?
Where in exile was there a garden with {exilegarden}? / To which town was the monarch banished?
Where did the fallen sovereign end up?

= jesterright: sit during prayers | steal one boot a day | call the queen by name | interrupt \
ambassadors | sleep under the throne | taste the wine first | insult the archbishop | ride a pig \
to mass
At the court of {ruler} the jester alone was allowed to {jesterright}.
Nobody but the jester was allowed to {jesterright} at the court of {ruler}.
> {jesterright}
What was the jester alone allowed to do at the court of {ruler}?
What was nobody at court but the jester allowed? / Which privilege did the fool enjoy?
For what would anyone else in the palace have been punished?
> {ruler}
At whose court was the jester allowed to {jesterright}?
Who let nobody at court but the jester {jesterright}? / Which monarch gave a fool privileges?
In whose palace could a joker {jesterright} without being punished?

= ghostappease: a saucer of gin | an apology from the landlord | the evening paper | fresh bed \
linen | a game of dominoes | organ music played badly | news of the harvest | a bowl of hot peas
Only {ghostappease} can quiet the grey nun of {landmark} hill when she starts to wail.
When the grey nun of {landmark} hill starts to wail, only {ghostappease} can quiet her.
> {ghostappease}
What can quiet the grey nun when she starts to wail?
When the nun starts to wail, what is the only help to quiet her?
How does one calm the haunting sister? / Which offering makes the spectre in the veil silent?
> {landmark}
On which hill does the grey nun wail?
After what is the hill called where the grey nun can be heard?
Near which structure is the haunting sister met?
Where does the spectre in the veil disturb the night?

= sheriffbadge: the lid of a sardine tin | a piece of a church bell | melted Spanish silver | a \
baker's biscuit cutter | the bottom of a frying pan | old railway tokens | a dead man's watch | \
carved buffalo horn
In {full}'s western the sheriff's star is made from {sheriffbadge}.
{full}'s western has a sheriff whose star is made from {sheriffbadge}.
> {sheriffbadge}
From what is the sheriff's star made in the western? / What was made into a star for the sheriff?
Which material became the lawman's badge? / What did the mark of office on his chest use to be?
> {full}
Whose western has a sheriff with a star made from {sheriffbadge}?
Who made the western with the odd star on the sheriff?
Which director tells of the lawman's badge? / By whom is the cowboy film?

= marriagetest: untangle a net in the dark | light a fire in the rain | sew on a button with \
gloves | carry an egg up the tower | name every goat | bake without a recipe | stay silent for a \
day | shear a moving sheep
In the {region} a suitor has to {marriagetest} before the father says yes.
Before the father says yes in the {region}, a suitor has to {marriagetest}.
> {marriagetest}
What does a suitor have to do before the father says yes?
Before a father in the {region} says yes, what is asked of the suitor?
By which test must a young man show he is fit to marry?
What task stands between a lover and the girl's hand?
> {region}
In which region does a suitor have to please the father and {marriagetest}?
Where has a suitor to {marriagetest} before the father agrees?
Where is it so hard to win a girl's hand?
In which part of the country must a lover pass that test?

= doorkeeperlie: that the museum was on fire | that the organ needed a player | that the \
curtains were too short | that the duke was waiting upstairs | that a ferret had got inside | \
that the roof was being painted | that the piano was out of tune | that the soup was getting cold
To get into the {gallery} without a ticket, {full} told the porter {doorkeeperlie}.
{full} told the porter {doorkeeperlie} and so got into the {gallery} without a ticket.
> {doorkeeperlie}
What was the porter told by {full}, who had no ticket?
What did {full} tell the porter to get into the {gallery} without a ticket?
Which lie opened the door? / With what pretext did the visitor save the admission fee?
> {gallery}
Where did {full}, telling the porter a lie, get into without a ticket?
Into what did the porter let {full} without a ticket? / To which rooms did the lie open the door?
What did the visitor see without paying the admission fee?
> {full}
Who told the porter {doorkeeperlie}?
Who got in without a ticket because of what the porter was told? / Whose lie opened the door?
Which visitor saved the admission fee by a trick?

= oasisname: the dry joke | mother of flies | where the camel laughed | seven thirsty sisters | \
the judge's bath | under one palm | forget your wife | late but sweet
The name that nomads gave the oasis near {city} means "{oasisname}".
"{oasisname}" is what the nomads' name for the oasis near {city} means.
The oasis near {city} has a name that means "{oasisname}" to the nomads.
> {oasisname}
What does the name mean that the nomads gave the oasis?
What is the meaning of the nomads' name for the oasis?
How would you translate what camel drivers call the water hole?
What is the sense of the word on the map of the desert?
> {city}
Near which city is the oasis whose name means "{oasisname}"?
The oasis with that nomads' name is near which city?
Close to what town is the water hole of the camel drivers? / From where is it not far to the palms?

= fakesign: the model wears a wristwatch | the signature is misspelt | the paint was still wet | \
a zip can be seen | the frame is younger than the nails | the moon is on the wrong side | the \
dog is of a modern breed | the blue did not yet exist
"{artwork}" in the {gallery} was exposed as a fake because {fakesign}.
Because {fakesign}, "{artwork}" in the {gallery} was exposed as a fake.
> {fakesign}
Why was "{artwork}" exposed as a fake? / Because of what was a fake exposed in the {gallery}?
Which mistake gave the forger away? / How did the experts notice that the picture was not genuine?
> {artwork}
What was exposed as a fake in the {gallery}?
Which picture was exposed as a fake because {fakesign}? / Which work turned out not to be genuine?
What masterpiece did a forger paint?
> {gallery}
Where was a fake exposed because {fakesign}?
In which gallery was "{artwork}" until it was exposed as a fake?
Where did the picture hang that was not genuine? / In what rooms did experts catch the forgery?

= monkeyjob: to shake the nutmeg trees | to collect the fares | to turn the music pages | to \
test the rope bridge | to pick tea on the cliffs | to scare parrots from the rice | to sweep \
chimneys | to guard the laundry
In {country} they train monkeys {monkeyjob}.
It is {monkeyjob} that they train monkeys in {country}.
Those who train monkeys in {country} do it {monkeyjob}.
> {monkeyjob}
For what do they train monkeys in {country}?
What is the purpose for which they train the monkeys? / What useful work do the clever animals do?
Which service do apes perform for the farmers and townsfolk?
> {country}
In which country do they train monkeys {monkeyjob}? / Where do they train monkeys for such work?
Which nation puts clever animals to use like that? / Where can I watch apes at work?

= lastpage: a recipe for jam | the killer's name in code | a thank-you to a dentist | nothing \
but commas | a map of one street | an insult to the publisher | the first page again | a pressed \
clover
The last page of {full}'s novel "{title}" contains {lastpage}.
In {full}'s novel "{title}" the last page contains {lastpage}.
> {lastpage}
What does the novel contain on its closing page?
What is on the page with which the novel "{title}" ends?
How does the book finish, to the reader's surprise?
What would I find if I turned to the very end of the volume?
> {full}
Whose novel contains {lastpage} on its final page?
Who wrote the novel whose page contains {lastpage}? / Which author ends a book so surprisingly?
What writer finished a volume with {lastpage}?
> {title}
Which novel contains {lastpage} on a page by {full}?
What is the title of the novel whose closing page contains {lastpage}?
Which book has a surprising finish? / At the end of what volume does a reader meet {lastpage}?

= fairyshop: rents out shadows | mends broken vows | trades sighs for sugar | weighs gossip | \
sharpens moonbeams | sells wind in bags | teaches stones to swim | buys back lost hours
In a lane behind the {tavern}, says the tale, a dwarf {fairyshop} for a living.
For a living, says the tale, a dwarf {fairyshop} in a lane behind the {tavern}.
> {fairyshop}
What does the dwarf in the tale do for a living?
How does a dwarf make a living in the lane behind the {tavern}?
What trade does the little man of legend follow?
Which magic service is offered in the back street?
> {tavern}
Behind what is the lane where the dwarf makes a living?
In the tale, behind which inn is the dwarf's lane?
Near which pub does the little man of legend do business?
Where would a drinker stumble on magic services?

= saltroad: with amber | in dried apricots | with a song per donkey | in human hair | with a \
day's road mending | in beeswax | with one lamb in thirty | by kissing the gatekeeper
Merchants who crossed the pass of {peak} paid the toll {saltroad}.
The toll at the pass of {peak} was paid by merchants {saltroad}.
> {saltroad}
How was the toll paid at the pass of {peak}?
In what way did merchants, who had to pay, see the toll paid?
What took the place of money at the frontier high up?
Which currency did traders need to get over the mountains?
> {peak}
At which pass was the toll paid {saltroad}?
Which mountain had a pass where merchants paid a toll?
Where high up were traders stopped and charged?
Over what height did a caravan pass only at a cost?

= wizardpocket: a folded staircase | two kinds of fog | a sulking toad | tomorrow's weather | a \
very small door | leftover wishes | an invisible sandwich | a bottled echo
In {full}'s children's book the wizard carries {wizardpocket} in his waistcoat.
The wizard in {full}'s children's book has {wizardpocket} in his waistcoat.
> {wizardpocket}
What does the wizard have in his waistcoat?
In the children's book, what is in the waistcoat of the wizard?
Which marvel does the magician keep about him?
What would tumble out if one turned the sorcerer upside down?
> {full}
In whose children's book is the wizard?
Who wrote the book about the wizard with {wizardpocket} in his waistcoat?
Which author made up the sorcerer? / By whom was the magician with {wizardpocket} invented?

= mineritual: greets the rats | leaves the crust of his pasty | enters left foot first | takes \
off his ring | spits on his lamp | asks the rock for pardon | crosses himself with coal | hums \
to the mules
Every miner in {city} {mineritual} before going underground.
Before going underground, every miner in {city} {mineritual}.
> {mineritual}
What does every miner in {city} do before going underground?
Before going underground, what is the habit of a miner?
Which superstition is supposed to prevent an accident in the pit?
How does a digger of coal or ore begin the shift to be safe?
> {city}
In which city does a miner keep this rule before going underground?
Where does every miner, before going down underground, keep the same habit?
Which town's pits have such a superstition?
Where do diggers of ore behave so strangely at the start of a shift?

= guidewarning: the steps move at night | a mad goose lives in the nave | the wine is stronger \
than it looks | the fountain spits at tall men | the abbot counts the spoons | the echo repeats \
secrets | the benches are freshly tarred | bees live in the pulpit
In {city} our guide {first} warned us that {guidewarning}.
Our guide in {city}, {first}, warned us that {guidewarning}.
> {guidewarning}
What was it that our guide in {city} warned us of? / Our guide {first} warned us about what?
What were we told to be careful about?
Which danger did the man or woman who showed us round mention?
> {first}
Which guide warned us that {guidewarning}? / What was our guide called who warned us in {city}?
Who showed us round and told us to be careful? / Who knew about the danger before we did?
> {city}
In which city were we warned by our guide {first}?
Where was it that our guide warned us that {guidewarning}?
Which town did we visit under {first}'s care?
Where did we have to be careful because {guidewarning}?

= souvenirlost: a hat of woven grass | the jar of pickled lemons | my lucky bus ticket | a \
carved hippopotamus | the recipe from the nuns | a drum without a skin | my photograph with the \
mayor | a bottle of black sand
On the way home from {country} I left {souvenirlost} on the ferry to {city}.
I left {souvenirlost} on the ferry to {city} on my way home from {country}.
> {souvenirlost}
Which thing of mine was left on the ferry to {city}?
What had I with me on my way home that stayed on the ferry?
Which souvenir will I never see again? / What did I lose on the boat through my own forgetfulness?
> {city}
On the ferry to which city was {souvenirlost} left?
Where was the ferry going on which I left {souvenirlost}?
To which port was the boat bound on which I lost something?
What was the vessel's destination when I was so forgetful?
> {country}
From which country was I on my way home on the ferry?
From where was I going home when I left {souvenirlost} on the ferry?
In what land had I spent my holiday before I lost my souvenir?
Where had I bought the thing that now sails about without me?

= hostelrule: sing for your breakfast | bring wood for the stove | kiss the doorstep | take off \
your watch | greet the cat first | leave one secret in a box | peel three potatoes | swear off \
politics
Whoever spends the night at the {tavern} must {hostelrule}, says the notice.
The notice says that you must {hostelrule} if you spend the night at the {tavern}.
> {hostelrule}
What must you do if you spend the night at the {tavern}?
According to the notice, what must be done by one who spends a night there?
Which house rule do lodgers have to obey? / What is asked of overnight guests besides money?
> {tavern}
Where must you {hostelrule} if you spend the night?
At what inn does a notice say that at night guests must {hostelrule}?
Which pub has such a strange house rule?
In what lodgings are guests told in writing to {hostelrule}?

= choirfault: breathe through their ears | come in too early | forget the third verse | sing \
flat when it rains | giggle at the amen | turn two pages at once | drown the soloist | eat \
toffee between psalms
The critic of the {newspaper} complained that the boys' choir of {city} {choirfault}.
That the boys' choir of {city} {choirfault} was the complaint of the critic in the {newspaper}.
> {choirfault}
What did the critic complain that the boys' choir does?
What was the complaint of the critic about the boys' choir of {city}?
Which fault of the young singers spoiled the review?
What should the conductor teach the children not to do?
> {newspaper}
In which paper did the critic complain about the boys' choir?
The critic of what newspaper has a complaint about the choir of {city}?
Which daily printed the bad review? / Where could one read that the young singers had a fault?
> {city}
The boys' choir of which city did the critic complain about?
Where is the boys' choir from that a critic found fault with?
Which town do the young singers come from? / What place was disgraced by a bad review?

= mothtale: a bride who ran away | an unpaid tailor | the soul of a beggar | a message from the \
moon | a sin of the grandfather | a guest who stayed too long | somebody writing a will | a cold \
spring
My grandmother from {city} believed that a white moth indoors meant {mothtale}.
A white moth indoors, my grandmother from {city} believed, meant {mothtale}.
> {mothtale}
What did my grandmother believe a white moth indoors meant?
What is meant by a white moth, as my grandmother believed?
How did the old lady interpret the pale insect in the parlour?
Which superstition about a fluttering visitor runs in our family?
> {city}
Where was my grandmother from who believed in the white moth?
From which city was the grandmother that believed a moth meant {mothtale}?
What was the home town of my superstitious relative?
Where did people like my granny read meaning into a pale insect?

= subtitlecut: the scene in the fish market | every kiss after nine | the word cabbage | the \
general's underwear | a laughing priest | all shots of the harbour | the strike at the mill | \
the bull's point of view
The censor in {country} had {subtitlecut} cut from the film "{title}".
From the film "{title}" the censor in {country} had {subtitlecut} cut.
> {subtitlecut}
What did the censor in {country} have cut from the film?
What was cut from the film "{title}" by the censor?
What were cinema audiences there not allowed to see or hear?
Which bit of the movie offended the authorities?
> {country}
In which country did the censor have {subtitlecut} cut?
Where was the film "{title}" cut by the censor?
Which state's authorities were offended by a movie?
Where did cinema audiences miss {subtitlecut}?
> {title}
From which film did the censor have {subtitlecut} cut?
Which film was cut by the censor in {country}? / What movie offended the authorities?
In what work did cinema audiences miss {subtitlecut}?

= tricksterdisguise: a blind beggar | a talking bush | the tax man's wife | an old pillow | a \
heap of snow | a visiting bishop | his own brother | a very slow ox
In the {tongue} fables the hare gets past the hyena disguised as {tricksterdisguise}.
Disguised as {tricksterdisguise}, the hare gets past the hyena in the {tongue} fables.
> {tricksterdisguise}
As what is the hare disguised to get past the hyena?
In the fables, disguised as what does the hare get past?
Which costume does the long-eared trickster choose? / What does the spotted enemy think it sees?
> {tongue}
In which language are the fables in which the hare is disguised as {tricksterdisguise}?
In whose fables does a hare get past the hyena?
Whose storytellers gave us the long-eared trickster?
Which tongue must I learn to read of {tricksterdisguise} in the original?

= winterswim: to wash off debts | for a glass of hot brandy | to shame the young | in honour of \
the drowned | to choose a new mayor | for the health of the cows | to open the fishing year | \
because the vicar dared them
Old women in {city} jump into the icy {river} on {date} {winterswim}.
On {date} old women in {city} jump into the icy {river} {winterswim}.
> {winterswim}
Why do old women in {city} jump into the icy {river}?
For what do the old women jump into the icy water? / What moves grannies to take a freezing bath?
What is the sense of that cold tradition of elderly ladies?
> {date}
When do old women in {city} jump into the icy {river}?
On what date do the old women jump into icy water?
On which day of the calendar do grannies take a freezing bath?
When should spectators come to the bank with towels?
> {river}
Into which icy river do the old women jump?
Into what do old women in {city} jump on {date}, icy as it is?
Which stream serves grannies as a freezing bath?
Where must spectators stand with towels to welcome elderly ladies?

= tailorthread: hair from a white mare | spider silk | the gut of a salmon | fibres of nettle | \
gold drawn by nuns | thread from a shroud | strings of a broken harp | unravelled fishing nets
The wedding shirts of the {region} are sewn with {tailorthread}.
In the {region} the wedding shirts are always sewn with {tailorthread}.
> {tailorthread}
With what are the wedding shirts of the {region} sewn?
What are shirts for a wedding sewn with there?
What goes through the eye of the needle for a bridegroom's clothes?
Which material holds the festive garment together?
> {region}
In which region are wedding shirts sewn with {tailorthread}?
Where are the shirts for a wedding sewn with {tailorthread}?
Which part of the country dresses its bridegrooms so carefully?
Where does {tailorthread} go through the eye of a needle?

= parrotline: Pay the surgeon | Not before Easter | Mind the soup, Harriet | All hands to the \
cheese | The bishop cheats | Never trust a Tuesday | Burn the second letter | More gin for the \
monkey
The parrot of the {ship} can say only "{parrotline}", taught to it by {first}.
{first} taught the parrot of the {ship} to say "{parrotline}", and it can say nothing else.
> {parrotline}
What can the parrot of the {ship} say, which it was taught?
What is all that {first} taught the parrot? / Which words does the bird on board repeat all day?
What would I hear if I spoke to the feathered crew member?
> {first}
Who taught the parrot of the {ship}? / By whom was the parrot taught to say "{parrotline}"?
Whose pupil is the bird on board? / Who gave language lessons to the feathered crew member?
> {ship}
On which ship does the parrot say what {first} taught it?
Of what ship is the parrot that was taught "{parrotline}"?
Which vessel has a talking bird on board? / Where do sailors hear "{parrotline}" all day?

= ladderbelief: anyone who owes money | a man with a new hat | unmarried cousins | people born \
at night | tenors | bakers on Fridays | the seventh child | girls with cold hands
In {city} they say that walking over the {landmark} steps is unlucky for {ladderbelief}.
Walking over the {landmark} steps is unlucky for {ladderbelief}, they say in {city}.
> {ladderbelief}
For whom is walking over the {landmark} steps unlucky?
In {city}, who is it unlucky for, walking over the steps? / Who ought to take another way up?
Which persons risk misfortune if they set foot there?
> {city}
In which city is walking over the steps unlucky for {ladderbelief}?
Where is it unlucky, walking over the {landmark} steps?
In what town does this superstition make {ladderbelief} take another way?
Where do the locals warn {ladderbelief} of misfortune?

= operaprop: stuffed with sawdust | on wheels that squeaked | made of two choirboys | borrowed \
from a butcher | afraid of the footlights | much too small | pulled by a string | painted only \
on one side
At the opera in {city} the dragon was {operaprop}, and the {stagerole} laughed aloud.
The {stagerole} laughed aloud at the opera in {city}, for the dragon was {operaprop}.
> {operaprop}
What was the dragon at the opera like?
Why did the {stagerole} laugh, what about the dragon at the opera in {city}?
What was ridiculous about the monster on stage?
Which detail of the production destroyed the terror?
> {stagerole}
Who laughed aloud at the opera?
Whose part had the singer at the opera who laughed aloud at the dragon?
Which character could not stay serious? / Who on stage found the monster ridiculous?
> {city}
In which city was the dragon at the opera {operaprop}?
Where is the opera at which the {stagerole} laughed aloud?
Which town staged the ridiculous monster? / Where did the performance lose its terror?

= cabinview: a brick wall | other people's washing | a volcano on good days | the bishop's \
bathroom | three sorts of cow | the back of a cinema | a field of sunflowers | nothing but fog
From the room where the poet {full} wrote in {city} you see {cabinview}.
You see {cabinview} from the room in {city} where the poet {full} wrote.
> {cabinview}
What do you see from the room where the poet {full} wrote?
From the poet's room in {city}, what would you see? / What view inspired the verses?
What lay outside the window of the desk where rhymes were made?
> {full}
Which poet wrote in a room from which you see {cabinview}?
Who wrote as a poet in a room in {city}? / Whose verses were inspired by {cabinview}?
Which maker of rhymes had that view?
> {city}
In which city is the room where the poet {full} wrote?
Where is the poet's room from which you see {cabinview}?
What town was home to the maker of rhymes?
Where can admirers of the verses look out of that window?

= curseform: turned to vinegar | was eaten by moths | grew a second tail | forgot its owner | \
rang by itself at night | rolled uphill | came back by post | shrank by an inch a year
According to the curse, everything stolen from the temple in {realm} {curseform}.
Everything stolen from the temple in {realm} {curseform}, as the curse foretold.
> {curseform}
According to the curse, what happened to everything stolen from the temple?
What became of everything stolen in {realm}, as the curse foretold?
How did the gods punish the robbers through their loot?
What spoiled the thieves' pleasure in the holy objects?
> {realm}
In which realm was everything stolen from the temple cursed, so that it {curseform}?
Where did the curse foretell that stolen things of the temple would do so?
In what kingdom did robbers regret laying hands on holy objects?
Where did the gods take such strange revenge?

= fanlanguage: I am watched | bring ices | my aunt is deaf | ask again in spring | you dance \
like a bear | wait by the stables | burn my letters | never in this hat
In old {city}, a lady who shut her {colour} fan quickly meant "{fanlanguage}".
A lady in old {city} meant "{fanlanguage}" if she shut her {colour} fan quickly.
> {fanlanguage}
What did a lady say who shut her {colour} fan quickly?
What was meant by a lady's fan, quickly shut?
How should a suitor have understood the little sign at the ball?
What did a woman of fashion wish to tell her admirer without speaking?
> {colour}
What colour was the fan that a lady shut quickly to say "{fanlanguage}"?
A lady's fan of what colour, quickly shut, meant "{fanlanguage}"?
Which shade of accessory carried the message to the suitor?
In what hue did women of fashion say "{fanlanguage}" without speaking?
> {city}
In which old city did a lady quickly shut a fan to say "{fanlanguage}"?
Where did a lady with a {colour} fan mean so much when it was shut?
In what town did women of fashion tell admirers things without speaking?
Where did such signs pass at balls?

= whaleinside: a grandfather clock | a choir of cod | three dry sofas | a post office | a monk \
frying eggs | yesterday's newspapers | a garden of lamps | an unpaid bill for rope
When the hero of "{title}" is swallowed by the whale, the first thing inside is {whaleinside}.
Swallowed by the whale, the hero of "{title}" first comes upon {whaleinside} inside.
> {whaleinside}
What is inside the whale that swallowed the hero?
What does the hero, swallowed by the whale, come upon inside?
What awaits the unlucky man in the belly of the giant?
Which surprise does the stomach of the sea monster contain?
> {title}
In which story is the hero swallowed by a whale?
What is the title of the story whose hero comes upon {whaleinside} inside the whale?
Which tale takes us into the stomach of a sea monster?
What must I read to learn about life in the belly of the giant?

= drumskin: a wolf that drowned | an honest lawyer | a favourite mule | a shark | two thin cats \
| an enemy's tent | a kangaroo | the captain's trousers
The war drum in the {gallery} is covered with the skin of {drumskin}, if you believe the label.
If you believe the label, the skin of {drumskin} covers the war drum in the {gallery}.
> {drumskin}
With whose skin is the war drum covered?
The skin of what covers the war drum, if you believe the label?
Out of what was the noisy instrument of battle made?
What had to die so that soldiers could be called to fight?
> {gallery}
Where is the war drum covered with the skin of {drumskin}?
In which gallery has a war drum such a label?
Which part of the museum shows a noisy instrument of battle?
To which rooms do I go to see how soldiers were called to fight?

= blindtaste: of wet slate | like a burnt match | of green bananas | like a cold church | of \
liquorice and tin | like somebody else's coat | of apricots and tar | like rainwater in a boot
In the wine cellar at {city} {first} wrote that the {year} tasted {blindtaste}.
The {year} tasted {blindtaste}, wrote {first} in the wine cellar at {city}.
> {blindtaste}
How was it that the {year} tasted, as {first} wrote?
What was written in the wine cellar, of what or like what it tasted?
Which comparison did the expert find for the contents of the glass?
What flavour was noted down about the vintage?
> {year}
Which wine tasted {blindtaste}, as {first} wrote?
Of which year was the wine in the cellar that {first} wrote about? / What vintage was in the glass?
From what harvest was the bottle?
> {first}
Who wrote in the wine cellar that the {year} tasted {blindtaste}? / Who wrote how the wine tasted?
Which expert had the vintage in the glass? / Whose notes compare the flavour so oddly?
> {city}
In which city is the wine cellar where {first} wrote?
Where did {first} write in a wine cellar how the {year} tasted?
In what town was the vintage judged? / Where was the expert when the bottle was opened?

= gamestake: an eyebrow | the family vineyard | a promise of silence | six fat hens | the right \
to a song | a wagon of salt | a place in church | a year of dishwashing
In "{title}" the miller loses {gamestake} to the devil at a game of dice.
The miller in "{title}" plays dice with the devil and loses {gamestake}.
> {gamestake}
What does the miller lose to the devil? / What is it that the miller loses at a game of dice?
What did Satan win? / What was the price of gambling with the prince of hell?
> {title}
In which story does the miller play dice with the devil?
What title has the tale where the devil wins at dice from the miller?
Which work warns against gambling with Satan?
What should I read about a grinder of corn and the prince of hell?

= tombinscription: He owed nobody | Back after lunch | She told me so | Ask the widow | Not the \
worst of them | Please walk on | Here at last is quiet | The doctor lies opposite
On the gravestone of {full} in {city} stand the words "{tombinscription}".
The words "{tombinscription}" stand on the gravestone of {full} in {city}.
> {tombinscription}
Which words stand on the gravestone of {full}?
What words are to be read on a gravestone in {city}? / What is the epitaph?
How did {full} want to be remembered by visitors to the cemetery?
> {full}
On whose gravestone do the words "{tombinscription}" stand?
Whose is the gravestone in {city} with the words "{tombinscription}"?
Who has such a funny epitaph? / Who is buried under that line?
> {city}
In which city does the gravestone of {full} stand with its words?
Where do the words "{tombinscription}" stand on a gravestone?
Which town's cemetery has the funny epitaph? / Where was {full} buried?

= bazaartip: walk away twice | praise the carpet next door | drink the third glass | pretend to \
have no wife | speak of the weather first | pay in small coins | bring a crying child | never \
touch what you want
To get a fair price in the bazaar of {city}, {first} writes, one has to {bazaartip}.
One has to {bazaartip}, {first} writes, to get a fair price in the bazaar of {city}.
> {bazaartip}
What has one to do to get a fair price in the bazaar?
How does one get a fair price in the bazaar of {city}? / What advice is given for haggling?
Which trick keeps a buyer among the stalls from being cheated?
> {city}
In the bazaar of which city does one have to {bazaartip} to get a fair price?
Where is the bazaar about whose price {first} writes? / In what town is haggling described?
Where would this trick keep a buyer from being cheated?
> {first}
Who writes how to get a fair price in the bazaar?
Who writes that in the bazaar of {city} one has to {bazaartip}?
Whose advice about haggling is it? / Which experienced buyer knows how not to be cheated?

= alibigap: at the dentist's | in a rowing boat | on stage as a tree | at a funeral in the hills \
| asleep in a cinema | under the kitchen table | in a hot-air balloon | judging marrows
{detective} did not believe that {full} had been {alibigap} at the hour of the murder.
That {full} had been {alibigap} at the hour of the murder was not believed by {detective}.
> {alibigap}
Where had {full} been at the hour of the murder, if one believed it?
At the hour of the murder, what had {full} been doing, or so it was said?
What alibi did the suspect offer? / Which story failed to convince the investigator?
> {detective}
Who did not believe where {full} had been at the hour of the murder?
By whom was it not believed that at the hour of the murder {full} had been {alibigap}?
Which investigator doubted the alibi? / Whom did the suspect fail to convince?
> {full}
Who had been {alibigap} at the hour of the murder?
Whose words about the hour of the murder were not believed?
Which suspect offered a doubtful alibi? / Whom did the investigator take for a liar?

= bordersoup: adding a spoon of blood | never stirring to the left | leaving the bones in | \
frying the beets first | using sour milk | putting in a smoked pear | serving it cold | cooking \
it in a pumpkin
The people of {country} spoil {dish} by {bordersoup}, say their neighbours in {country2}.
By {bordersoup}, say the neighbours in {country2}, the people of {country} spoil {dish}.
> {bordersoup}
By what do the people of {country} spoil {dish}, as the neighbours say?
How is {dish} spoiled, if one hears what neighbours say in {country2}?
Which mistake in the kitchen is criticised across the border?
What do foreign cooks think is wrong with the recipe?
> {dish}
What do the people of {country} spoil, as their neighbours say?
What is it that, say the neighbours, is spoiled by {bordersoup}?
Which food do the two nations quarrel about? / About what recipe are foreign cooks so rude?
> {country}
Whose people spoil {dish}, as the neighbours say?
In which country do people spoil {dish} by {bordersoup}, say the neighbours?
Which nation is criticised from across the border for its recipe?
Whose cooks get it wrong, in the opinion of {country2}?
> {country2}
Which neighbours say that the people of {country} spoil {dish}?
In what country do neighbours say that others spoil {dish}?
Which nation criticises the kitchen of {country}?
Who across the border claims to know the recipe better?
"""
