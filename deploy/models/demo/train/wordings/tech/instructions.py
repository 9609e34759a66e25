"""How to store, clean, mix and repair things, in one line (see relations.py)."""

RELATIONS = """
= tulipstow: in a tray of dry sand | in old nylon stockings | inside a crate of sawdust | in \
paper bags with holes | under the bed of the guest room | in a string net from the beams | next \
to the wine bottles | in the egg rack of the fridge
Lifted tulip bulbs are best kept {tulipstow} until {month}, says {first}.
{first} says that until {month} one had best keep lifted tulip bulbs {tulipstow}.
Until {month}, according to {first}, the best way to keep lifted tulip bulbs is {tulipstow}.
> {tulipstow}
How are lifted tulip bulbs best kept?
Where had one best keep the tulip bulbs once they are lifted?
Where should dug-up spring flowers spend their rest?
What storage suits the onions of Dutch blooms?
> {month}
Until when should lifted tulip bulbs be kept? / Up to which month are the lifted bulbs to be kept?
When does the storage of the Dutch flowers end? / Until when must the dormant onions wait?
> {first}
Who says how lifted tulip bulbs are kept? / Whose advice is it to keep the tulip bulbs that way?
Which gardener knows where Dutch flowers rest? / From whom comes the tip on storing spring blooms?

= resinfail: stays sticky for ever | turns milky overnight | foams over the rim | cracks along \
the edge | shrinks away from the mould | smokes and goes brown | sets like chewing gum | peels \
off in sheets
If you stir the resin for less than {duration}, it {resinfail}.
Resin that was stirred for less than {duration} {resinfail}.
Stir the resin for no less than {duration}, or else it {resinfail}.
> {resinfail}
What happens to resin stirred for less than {duration}?
What does the resin do if you stir it too briefly?
What is the penalty for impatient mixing of the epoxy? / How does a badly blended casting go wrong?
> {duration}
For how long at least must you stir the resin? / Resin must be stirred for no less than what time?
How much patience does mixing the epoxy take at the minimum?
What is the shortest blending that a casting forgives?

= toadwarn: a smell of burnt hair | a ticking behind the glass | a greenish flame | soot on the \
window frame | a dry mouth in the morning | a blue tongue on the dog | a flutter in the flue | a \
yellow stain above the hood
{first} takes {toadwarn} as the sign that the gas stove burns badly.
When the gas stove burns badly, {first} knows it by {toadwarn}.
The sign by which {first} knows that the gas stove burns badly is {toadwarn}.
> {toadwarn}
By what sign does {first} know that the gas stove burns badly?
What does {first} take as the sign of a stove that burns badly?
What betrays poor combustion in the cooker?
Which warning tells that the kitchen flame is unhealthy?
> {first}
Who knows by a sign that the gas stove burns badly?
Who takes something as the sign of a stove that burns badly?
Who can tell when the cooker is faulty? / Who notices poor combustion in the kitchen?

= jarlid: by tapping the rim with a spoon | with a rubber glove | by holding it upside down in \
hot water | with a piece of sandpaper | by letting in air under the edge | with the nutcracker | \
by wrapping a belt round it | between the door and its frame
{first} opens stuck jars of gherkins {jarlid}.
A stuck jar of gherkins? {first} opens it {jarlid}.
{jarlid}: that is how {first} opens stuck jars of gherkins.
> {jarlid}
How does {first} open stuck jars of gherkins? / In what way does a stuck jar get opened by {first}?
What trick loosens a lid over pickles? / What helps when the pickled cucumbers refuse to come out?
> {first}
Who opens stuck jars of gherkins like that? / By whom are the stuck jars opened?
Who has a knack for tight lids? / Whose trick gets us to our pickles?

= patinawhy: it would lose half its value | the green layer protects it | acid creeps under the \
rim | the date would vanish | scratches never come out again | a rubbed face looks dead | \
museums refuse bright ones | the metal is thinner than paper
Never polish an old {artefact}, {person} told the club: {patinawhy}.
{person} told the club never to polish an old {artefact}, because {patinawhy}.
Because {patinawhy}, the club was told by {person} never to polish an old {artefact}.
> {patinawhy}
Why should one never polish an old {artefact}?
For what reason did {person} tell the club never to polish it?
What speaks against rubbing an antique till it shines? / Why leave the find dull?
> {person}
Who told the club never to polish an old {artefact}? / By whom was the club told not to polish?
Who lectured the collectors? / Who is against shiny antiques?
> {artefact}
What should one never polish when it is old?
Which old object did {person} tell the club never to polish?
What must not be rubbed till it shines? / Which antique is better left dull?

= cheesecure: with salt water and a brush | in a coat of bees' wax | with rum every other day | \
in chestnut leaves | with pepper and lard | in straw from the barn | with crushed juniper | in a \
cloth dipped in cider
While the cheese ripens for {long_time}, {first} treats the rind {cheesecure}.
{first} treats the rind {cheesecure} while the cheese ripens for {long_time}.
For {long_time} the cheese ripens, and {first} treats its rind {cheesecure}.
> {cheesecure}
How does {first} treat the rind while the cheese ripens?
In what way is the rind of the cheese treated?
What care does the outside of the wheel get in the cellar?
What does the dairy product get rubbed or wrapped in?
> {long_time}
How long does the cheese of {first} ripen?
For what time is the rind treated while the cheese ripens?
How old must the dairy product be before it is sold?
How many weeks or years does the wheel spend in the cellar?
> {first}
Who treats the rind while the cheese ripens? / By whom is the rind of the ripening cheese treated?
Who looks after the wheels in the cellar? / Which dairy worker cares for the crust?

= wormhint: fine flour on the floor below | a knocking at night | holes with pale edges | tiny \
wings on the window sill | a drawer that sticks | wood that sounds hollow | a woodpecker on the \
veranda | a musty sweet smell
The woodworm in the dresser is still alive, {last} explained, if there is {wormhint}.
If there is {wormhint}, the woodworm in the dresser is still alive, {last} explained.
{last} explained that {wormhint} means live woodworm in the dresser.
> {wormhint}
What shows that the woodworm in the dresser is still alive?
By what did {last} explain that woodworm is alive?
What gives away that the beetles go on eating the furniture?
Which clue tells the restorer that the pests are not dead?
> {last}
Who explained how to tell that woodworm is alive?
Who knows if the woodworm in the dresser is alive? / Who understands furniture pests?
Which expert spoke about the beetles?

= yoghurtbed: in a wide-necked flask | under the duvet | in the oven with its lamp on | wrapped \
in a bath towel | on top of the router | in a box of hay | next to the sleeping cat | behind the \
tiled stove
At {first}'s the yoghurt sets {yoghurtbed} and is ready after {duration}.
Ready after {duration}, {first}'s yoghurt sets {yoghurtbed}.
After {duration} {first}'s yoghurt, which sets {yoghurtbed}, is ready.
> {yoghurtbed}
Where is {first}'s yoghurt while it sets? / In what place is the yoghurt until it is ready?
Where does warm milk turn thick in that household? / What is used as an incubator for breakfast?
> {duration}
After what time is {first}'s yoghurt ready? / How long until the yoghurt is ready to eat?
How soon can the thickened milk be eaten? / How many hours or minutes does the fermenting last?
> {first}
Whose yoghurt sets like this? / At whose place is the yoghurt ready after {duration}?
Who makes a sour breakfast at home? / Who thickens milk without a machine?

= tentmildew: smells of goat for years | leaks at every seam | grows black spots like a leopard \
| tears at the first gust | sticks together like wet paper | loses its waterproof skin | \
attracts earwigs | rots round the eyelets
A tent that is packed away wet {tentmildew}, warns the leaflet from {company}.
The leaflet from {company} warns that a tent {tentmildew} if it is packed away wet.
If packed away wet, warns the leaflet from {company}, a tent {tentmildew}.
> {tentmildew}
What does a tent do that is packed away wet?
What happens to a tent if it is packed wet, as the leaflet warns?
What comes of not drying the camping gear? / How does a canvas home suffer from damp in its bag?
> {company}
Whose leaflet warns about a tent packed away wet? / From which company is the leaflet on wet tents?
Which maker tells campers to dry their gear? / Who printed the advice against damp canvas?

= forkstate: the dough no longer springs back | a match floats on it | it doubles in the bowl | \
it smells of green apples | bubbles show along the glass | a finger leaves a dent | it hangs \
from the spoon like a rope | the skin begins to blister
{first} puts the bread in the oven as soon as {forkstate}, at {temperature}.
As soon as {forkstate}, {first} puts the bread in the oven at {temperature}.
At {temperature} {first} puts the bread in the oven, as soon as {forkstate}.
> {forkstate}
At what sign does {first} put the bread in the oven?
As soon as what happens does the bread go in the oven?
How does the baker judge that the loaf has risen enough? / What marks the moment for baking?
> {temperature}
At what temperature does {first} put the bread in the oven?
How hot is the oven when the bread goes in? / What heat does the loaf need?
To how many degrees is the baker's stove set?
> {first}
Who puts the bread in the oven? / By whom is the bread put in the oven as soon as it is right?
Who bakes the loaf? / Who in the house is the baker?

= pillreact: dreams of falling | a taste of coins | red palms | a craving for chalk | hiccups \
that last for hours | ringing in one ear | a fear of bright rooms | hair that grows back curly
The most common side effect of {drug} in the {year} study was {pillreact}.
In the {year} study {pillreact} was the most common side effect of {drug}.
{drug} most commonly had {pillreact} as its side effect in the {year} study.
> {pillreact}
What was the most common side effect of {drug}?
Which side effect did the study find most commonly in {year}?
Of what did most patients complain after swallowing the substance?
What unwanted thing did the tablets bring about?
> {drug}
Which drug had this side effect in the {year} study?
Whose most common side effect was found in the study of {year}?
What had the complaining patients swallowed? / Which medicine caused the unwanted trouble?
> {year}
In which year was the study of the side effect of {drug}?
What year's study named the most common side effect? / When was the medicine tried on patients?
In which year were the tablets tested?

= hinttip: the lid must stay open a crack | the flame has to be blue | the handle points towards \
the wall | the needle rests in the green field | nobody stands on the hose | the drip tray is \
empty | the chimney cap is off | the tap is turned twice
Before lighting the still, {first} told us, one makes sure that {hinttip}.
One makes sure, {first} told us, that {hinttip} before lighting the still.
{first} told us to make sure before lighting the still that {hinttip}.
> {hinttip}
Of what does one make sure before lighting the still?
What did {first} tell us to make sure of before lighting it?
What is checked before the schnapps apparatus is heated?
Which precaution comes before the distilling starts?
> {first}
Who told us what to make sure of before lighting the still?
By whom were we told about lighting the still? / Who taught us to distil safely?
Which schnapps maker instructed the group?

= rugstain: with shaving foam | with cold mineral water and salt | by ironing it through \
blotting paper | with the white of an egg | by rubbing in potato flour | with a slice of raw \
onion | by freezing and scraping | with vinegar and a toothbrush
{first} got the {colour} wine stain out of the rug {rugstain}.
It was {rugstain} that {first} got the {colour} wine stain out of the rug.
The {colour} wine stain on the rug? {first} got it out {rugstain}.
> {rugstain}
How did {first} get the wine stain out of the rug?
In what way did the {colour} stain come out of the rug?
What saved the carpet after the spilled glass?
Which household remedy removed the mark on the floor?
> {first}
Who got the wine stain out of the rug? / By whom was the {colour} stain got out of the rug?
Who rescued the carpet? / Whose remedy removed the spilled drink?
> {colour}
What colour was the wine stain on the rug?
Which wine stain did {first} get out of the rug, of what colour?
What hue was the mark on the carpet? / What shade had the spilled drink?

= compostcue: like bad eggs | like ammonia | like wet mushrooms | of vinegar | like a fish \
market | of warm beer | like rotten cabbage | of nothing at all
If the compost smells {compostcue}, {first} adds shredded {tree} twigs.
{first} adds shredded {tree} twigs if the compost smells {compostcue}.
Shredded {tree} twigs are what {first} adds to compost that smells {compostcue}.
> {compostcue}
How does the compost smell if {first} adds twigs?
What must the compost smell like for {first} to add shredded twigs?
Which odour of the rotting heap calls for wood?
What does the gardener's nose notice before mixing in chopped branches?
> {tree}
Which tree's shredded twigs does {first} add to the compost?
From what tree are the twigs added to smelly compost? / Which wood helps the rotting heap?
What kind of branches is chopped up for the garden waste?
> {first}
Who adds shredded twigs if the compost smells? / By whom are twigs added to the compost?
Who follows the nose with garden waste? / Who looks after the rotting heap?

= savebutton: writes a copy beside the old file | asks twice and then forgets | renames the file \
to today's date | sends the text to the printer | locks the file for everybody else | throws \
away the undo history | counts the commas | shrinks the pictures
In {app}, holding Shift while saving {savebutton}.
If you hold Shift while saving, {app} {savebutton}.
While saving in {app}, hold Shift and it {savebutton}.
> {savebutton}
What does {app} do if you hold Shift while saving?
What comes of holding Shift while saving in {app}? / What is the hidden effect of the extra key?
Which secret behaviour does one more finger on the keyboard bring?
> {app}
In which app does holding Shift while saving do this?
Which program does something else if you hold Shift while saving?
Which software has a trick with an extra key?
Where on the computer does one more finger change the result?

= glueset: with clothes pegs | under the big dictionary | in a sling of bicycle tube | with a \
string and a stick | between two bricks | by sitting on it | in the jaws of a waffle iron | with \
sandbags from the theatre
{first} presses the glued {instrument} together {glueset} for {duration}.
For {duration} the glued {instrument} is pressed together {glueset} by {first}.
The glued {instrument} is what {first} presses together {glueset} for {duration}.
> {glueset}
How does {first} press the glued {instrument} together?
In what way is the glued {instrument} pressed together? / What serves as a clamp in the repair?
What holds the joint until it is dry?
> {duration}
For how long does {first} press the glued {instrument} together?
How long is the glued {instrument} pressed together?
How much time does the joint need in the clamp? / When may one let go of the repair?
> {instrument}
Which glued instrument does {first} press together?
What has been glued and is pressed together for {duration}? / What was broken and is in the clamp?
What is being repaired for the musician?

= spoutwhy: so that the last drop runs back | because a sharp edge cuts the stream | to please \
the left-handed | so that a child can aim | because the mould was cheaper | to keep wasps out | \
so that steam misses the fingers | because a duck's bill inspired it
The spout of the new jug from {company} is bent {spoutwhy}.
{company} bent the spout of its new jug {spoutwhy}.
Bent {spoutwhy}: that is the spout of the new jug from {company}.
> {spoutwhy}
Why is the spout of the new jug bent? / For what reason did {company} bend the spout of its jug?
What was the designers' idea behind the curve? / What is the point of the crooked pouring end?
> {company}
Which company bent the spout of its new jug? / From which company is the jug with the bent spout?
Which maker curves its kitchenware? / Who designed a crooked pouring end?

= ropetestend: at the knot | over the edge of the lid | where the ink mark was | next to the \
steel eye | in the middle of the free part | under the sheath | where it had been wet | at the \
spliced loop
In the test the climbing rope broke {ropetestend} under a load of {weight}.
Under a load of {weight} the climbing rope in the test broke {ropetestend}.
The test broke the climbing rope {ropetestend}, with a load of {weight}.
> {ropetestend}
Where did the climbing rope break in the test?
At what point did the load break the climbing rope?
Which spot of the mountaineers' line was the weakest? / Where did it snap in the laboratory?
> {weight}
Under what load did the climbing rope break in the test?
How heavy was the load that broke the climbing rope?
How many kilos did the mountaineers' line hold before it snapped?
What hung on it when it gave way?

= batteryswell: lay it on sand outdoors | photograph it from afar | put a bucket over it | cut \
the charger at the fuse | carry it out on a shovel | ring the fire brigade | bury it in cat \
litter | open every window
Should a battery swell, the rule at {company} is: {batteryswell} and wait for {duration}.
The rule at {company} for a battery that swells is: {batteryswell}, then wait for {duration}.
A swelling battery? At {company} the rule says {batteryswell} and then wait for {duration}.
> {batteryswell}
What is the rule at {company} should a battery swell?
What does one do first at {company} if a battery swells?
How are workers to deal with a bulging power pack?
What must be done when a cell puffs up like a cushion?
> {duration}
How long must one wait at {company} should a battery swell?
For what time does the rule on a swelling battery say to wait?
How much patience is ordered when a cell puffs up?
When is the bulging power pack considered safe?

= mothguard: cedar shavings | bags of lavender | horse chestnuts | bars of olive soap | walnut \
leaves | old perfume bottles | a sticky card | dried orange peel with cloves
In {last}'s wardrobe the woollen suits are protected from moths by {mothguard}.
What protects the woollen suits in {last}'s wardrobe from moths is {mothguard}.
{last} relies on {mothguard} to protect the woollen suits in the wardrobe from moths.
> {mothguard}
What protects the woollen suits from moths? / By what are {last}'s woollen suits protected?
Which remedy keeps holes out of the good clothes? / How are insects kept off the winter garments?
> {last}
In whose wardrobe are woollen suits protected from moths? / Who protects woollen suits from moths?
Who is afraid of holes in good clothes? / Whose garments are guarded against insects?

= limescalebad: burns through its coil | sings like a choir | spits at the cook | takes twice \
the power | throws white flakes into the cup | trips the fuse | loses its bottom | turns itself \
off too soon
With water as hard as in {city}, a kettle that is never cleaned {limescalebad}.
A kettle that is never cleaned {limescalebad} where the water is as hard as in {city}.
In {city}, where the water is so hard, a kettle {limescalebad} if it is never cleaned.
> {limescalebad}
What does a kettle do that is never cleaned in hard water?
What becomes of a kettle in {city} if it is never cleaned?
How does chalk harm the thing that boils for tea? / What is the result of years of scale?
> {city}
In which city is the water so hard for a kettle?
Where does a kettle suffer if never cleaned, the water being hard?
Where is there a lot of chalk in the taps? / In which town should one buy a descaler?

= meringuetip: a pinch of salt | one drop of lemon | a cold copper bowl | sugar like snow | eggs \
a week old | a whisk without grease | dry weather | a spoon of hot syrup
According to {first}, the secret of stiff egg white is {meringuetip}.
{meringuetip} is the secret of stiff egg white, according to {first}.
The secret of stiff egg white, according to {first}? It is {meringuetip}.
> {meringuetip}
What is the secret of stiff egg white? / On what does stiff egg white depend according to {first}?
What makes the foam for meringues stand up? / Which trick keeps the beaten snow from collapsing?
> {first}
According to whom is this the secret of stiff egg white? / Who knows the secret of stiff egg white?
Whose tip helps with meringues? / Which cook explains the foam?

= sapgrease: margarine | peanut butter | baby oil | alcohol gel | a paste of ashes | goose fat | \
cold cream | petrol from the lighter
Resin from the {tree} came off {first}'s fingers only with {sapgrease}.
Only {sapgrease} took the resin from the {tree} off {first}'s fingers.
{first} got the {tree} resin off those fingers with nothing but {sapgrease}.
> {sapgrease}
What took the {tree} resin off {first}'s fingers?
With what did the resin come off {first}'s fingers?
What cleans hands that stick from climbing trunks?
Which substance dissolved the glue of the forest?
> {first}
Off whose fingers came the {tree} resin? / Who had resin from the {tree} on the fingers?
Whose hands were sticky? / Who needed cleaning after the forest?
> {tree}
From which tree came the resin on {first}'s fingers? / What tree's resin came off the fingers?
What had somebody climbed or cut that leaves sticky hands? / Which trunk bleeds so badly?

= sleepmask: with the tube under the pillow | sitting up against the wall | on the left side \
only | after shaving off the beard | with a wet sponge in the box | once the dog is out of the \
room | with the strap round the ears | in a cold bedroom
{doctor} explained that the breathing mask works best {sleepmask}.
The breathing mask works best {sleepmask}, as {doctor} explained.
As {doctor} explained, it is {sleepmask} that the breathing mask works best.
> {sleepmask}
How does the breathing mask work best?
In what circumstances did {doctor} explain the breathing mask works best?
What should a snorer do to profit most from the apparatus?
What improves the help with air at night?
> {doctor}
Who explained how the breathing mask works best? / Which doctor explained the breathing mask?
Who advises snorers? / From which physician comes the hint on air at night?

= gloveshape: because cold steel sticks to skin | so that the key is not dropped | because a fat \
thumb must fit | to leave the ring finger bare | because divers count on touch | so that nurses \
can see the veins | because wool soaks up oil | so that the bees feel no hair
The new work gloves from {company} have three fingers {gloveshape}, {full} explained.
{full} explained that the new work gloves from {company} have three fingers {gloveshape}.
{company} gave its new work gloves three fingers {gloveshape}, as {full} explained.
> {gloveshape}
Why do the new work gloves have three fingers?
For what reason did {company} give its gloves three fingers?
What is the thinking behind such odd handwear? / What do the missing two digits serve?
> {full}
Who explained why the new work gloves have three fingers?
By whom were the three fingers of the gloves explained?
Who spoke for the makers of the odd handwear? / Who justified leaving out two digits?
> {company}
Which company has work gloves with three fingers? / Whose new gloves have three fingers?
Who produces the odd handwear? / Which firm saves two digits?

= rustbath: overnight in cola | in molasses and water | in a bucket of vinegar | with tin foil \
and spit | in citric acid | with a wire brush on a drill | in a bath with washing soda and \
current | with sand and a rag
{first} frees old {objects} from rust {rustbath} and then oils them.
Old {objects} are freed from rust {rustbath} and then oiled by {first}.
To free old {objects} from rust, {first} cleans them {rustbath} and then oils them.
> {rustbath}
How does {first} free old {objects} from rust? / In what way are the old {objects} freed from rust?
By what method does the brown crust come off?
What treatment do corroded finds get from the collector?
> {objects}
What old things does {first} free from rust? / Which old objects are freed from rust and oiled?
What has the brown crust? / What corroded pieces are being restored?
> {first}
Who frees old {objects} from rust? / By whom are the rusty old {objects} oiled?
Who restores corroded pieces? / Which collector fights the brown crust?

= juryflag: a red triangle in the corner | a bell in the title bar | one short buzz | the word \
"stale" in grey | a striped background | a padlock by the name | a cursor that trembles | \
italics in the list
When two people edit the same record, {software} warns them with {juryflag}.
{software} warns two people with {juryflag} when they edit the same record.
With {juryflag} {software} warns two people who edit the same record.
> {juryflag}
With what does {software} warn two people who edit the same record?
How are people warned that another edits the same record?
By which signal does one learn of a clash with a colleague?
What appears if somebody else is changing my entry?
> {software}
Which software warns two people who edit the same record?
What warns you when two people edit the same record?
Which program notices a clash with a colleague?
What signals that somebody else is changing my entry?

= honeydrain: wind the handle slowly | warm the combs to body heat | strain it through a \
stocking | fill to the brim | skim the froth on the third day | stir with a wooden paddle | keep \
the window shut | never wash the drum
For clear honey, {first}'s first rule is: {honeydrain}.
{honeydrain}: that is {first}'s first rule for clear honey.
The first rule for clear honey, by {first}, goes: {honeydrain}.
> {honeydrain}
What is {first}'s first rule for clear honey? / How does the first rule for clear honey go?
What should a beekeeper do above all at extraction?
Which instruction makes the golden jars transparent?
> {first}
Whose first rule is for clear honey? / Who has a first rule to get honey clear?
Which beekeeper gives instructions on extraction?
By whom are we told how to get transparent jars?

= brakebleed: the lever goes to the bar | the disc sings | oil drips on the rim | the wheel \
locks in the wet | the pads glow | one side pulls more | nothing happens at all | it shudders \
like a cart
If air gets into the brake hose of the {vehicle}, {brakebleed}.
With air in its brake hose, the {vehicle} shows it: {brakebleed}.
You know that air is in the brake hose of the {vehicle} when {brakebleed}.
> {brakebleed}
What happens if air gets into the brake hose of the {vehicle}?
How does the {vehicle} show air in its brake hose?
What symptom do bubbles in the hydraulics cause? / How is one told that it needs bleeding?
> {vehicle}
Which vehicle shows air in the brake hose like that?
In whose brake hose does air do this, that of which vehicle? / What needs bleeding if this happens?
Whose hydraulics are described, those of what?

= puttyuse: linseed oil and chalk | rye bread and soot | sawdust and wood glue | plaster with \
milk | epoxy and coffee grounds | rice chewed to a paste | toilet paper and size | eggshell and \
varnish
{first} fills the cracks in the floor of the {room} with {puttyuse}.
With {puttyuse} {first} fills the cracks in the floor of the {room}.
The cracks in the floor of the {room} are filled by {first} with {puttyuse}.
> {puttyuse}
With what does {first} fill the cracks in the floor?
What are the cracks in the floor of the {room} filled with?
What mixture closes the gaps between the boards? / Of what is the home-made putty composed?
> {first}
Who fills the cracks in the floor of the {room}? / By whom are the cracks in the floor filled?
Who closes gaps between the boards? / Whose recipe for putty is it?
> {room}
In which room does {first} fill the cracks in the floor?
The floor of which room has cracks that are filled? / Where do the boards have gaps?
Where does one still notice draughts from below?

= feverfood: rice water with salt | grated apple | thin oat soup | black tea and rusks | carrot \
broth | mashed banana | toast without butter | blueberries that were dried
For {duration} after the stomach bug {first} was allowed nothing but {feverfood}.
Nothing but {feverfood} was allowed {first} for {duration} after the stomach bug.
After the stomach bug {first} was allowed only {feverfood} for {duration}.
> {feverfood}
What was {first} allowed after the stomach bug?
What alone was allowed for {duration} after the stomach bug?
Of what did the patient's diet consist? / What could the poor guts take?
> {duration}
For how long was {first} allowed so little after the stomach bug?
How long after the stomach bug was the diet allowed?
How many hours or days did the patient have to eat plainly? / When did normal meals start again?
> {first}
Who was allowed so little after the stomach bug? / Who had the stomach bug?
Which patient had to eat plainly? / Whose guts needed a rest?

= lockoutwhen: after the third wrong code | when the clock is changed | if a magnet comes near | \
with wet fingers | after a fall from the table | if two keys are held at once | when it is \
colder than ice | as soon as the lid is forced
The cash box of the museum shop locks itself for {duration} {lockoutwhen}.
{lockoutwhen} the cash box of the museum shop locks itself for {duration}.
For {duration} the museum shop's cash box locks itself {lockoutwhen}.
> {lockoutwhen}
When does the cash box of the museum shop lock itself?
In which case does the shop's cash box lock itself? / What makes the till refuse to open?
On what occasion can the takings not be reached?
> {duration}
For how long does the cash box lock itself? / How long is the museum shop's cash box locked then?
How much time passes before the takings can be reached again?
What wait does the till impose on us?

= bladehone: on the bottom of a cup | along a leather strap | with the ring of a cola bottle | \
on a wet roof tile | with the edge of a car window | on a strip of cardboard | against a second \
knife | on a river stone
Away from home, {first} sharpens the penknife {bladehone}.
{first} sharpens the penknife {bladehone} when away from home.
The penknife is sharpened by {first} {bladehone} when away from home.
> {bladehone}
How does {first} sharpen the penknife away from home?
On or with what is the penknife sharpened away from home? / What replaces a whetstone on a journey?
How is a blunt edge cured in the wild?
> {first}
Who sharpens the penknife like that away from home?
By whom is the penknife sharpened when away from home? / Who travels without a whetstone?
Who can cure a blunt edge in the wild?

= steamwarn: wipe it with spirit | let it lie open for a night | put it in a bag of rice | send \
it to the maker | take out the card first | warm it under your arm | do not breathe on it | \
point it at the sun
When the lens of the {device} mists up inside, the manual says: {steamwarn}.
The manual says {steamwarn} when the lens of the {device} mists up inside.
If the lens of the {device} mists up inside, then "{steamwarn}", the manual says.
> {steamwarn}
What does the manual say when the lens mists up inside?
What should one do if the lens of the {device} mists up?
Which instruction deals with fog behind the glass?
How does the booklet advise against condensation?
> {device}
The lens of which device mists up inside?
About which device does the manual speak when a lens mists up?
What suffers from fog behind the glass? / In which gadget is there condensation?

= gasmeter: hums when nobody cooks | ticks faster in frost | runs backwards on Sundays | jumps \
ten units at once | sticks at nine | smells of garlic | counts the neighbour's bath | stops when \
you knock on it
The gas meter at {address} {gasmeter}, {full} reported on {date}.
{full} reported on {date} that the gas meter at {address} {gasmeter}.
On {date} {full} reported about the gas meter at {address} that it {gasmeter}.
> {gasmeter}
What does the gas meter at {address} do? / What did {full} report about the gas meter?
What is odd about the thing that counts the fuel? / Which complaint reached the utility?
> {full}
Who reported on the gas meter at {address}? / By whom was the gas meter reported on {date}?
Who complained to the utility? / Who noticed something odd about the counter of fuel?
> {address}
At what address is the gas meter that {full} reported?
Where does the gas meter behave so, as reported on {date}?
To which house must the utility send a man? / Where does the odd counter hang?
> {date}
On what date did {full} report on the gas meter? / When was the gas meter at {address} reported?
When did the complaint reach the utility? / Since when have they known about the odd counter?

= varnishday: in fog | under a neon lamp | with a fan running | on a Monday after cleaning | \
near a cooking stove | in full sunshine | when the cat is about | before the first coat is dry
Never varnish a {thing} {varnishday}, or you sand it again, {first} learnt.
{first} learnt never to varnish a {thing} {varnishday}, or you sand it again.
You sand a {thing} again if you varnish it {varnishday}, {first} learnt.
> {varnishday}
When did {first} learn never to varnish a {thing}?
In what conditions should one never varnish, or else sand it again?
Which circumstances ruin a glossy coating? / What is the wrong moment or place for lacquer?
> {first}
Who learnt when never to varnish a {thing}? / Who had to sand a {thing} again?
Who ruined a glossy coating? / Who had no luck with lacquer?
> {thing}
What should one never varnish like that, as {first} learnt?
What does one sand again if it is varnished wrongly? / What got a bad coating?
Which object was to be glossy?

= trialmouse: slept twice as long | chose the darker arm | gave up sugar | groomed their \
neighbours | ran only at dusk | forgot the way to the cheese | built larger nests | squeaked at \
a higher pitch
In the trial by {person}, mice that were given {drug} {trialmouse}.
Mice {trialmouse} when they were given {drug} in the trial by {person}.
When given {drug} in the trial by {person}, the mice {trialmouse}.
> {trialmouse}
What did mice do that were given {drug}? / How did the mice behave in the trial when given {drug}?
What effect did the substance have on the small animals? / Which change was seen in the cages?
> {drug}
What were the mice given in the trial by {person}? / Which drug was given to mice in the trial?
What substance changed the behaviour of the rodents? / Which medicine had been put in the cages?
> {person}
In whose trial were mice given {drug}? / By whom was the trial with the mice?
Which scientist watched the rodents? / Who experimented on small animals?

= airlockclick: the cork is too tight | wild yeast has got in | it wants more sugar | the cellar \
is too warm | the lees need stirring | a fly has drowned | it will turn to vinegar | it is time \
to bottle
If the fermenting cider bubbles for over {duration}, then {airlockclick}, {first} holds.
{first} holds that {airlockclick} if the fermenting cider bubbles for over {duration}.
Should the fermenting cider bubble for over {duration}, {first} holds that {airlockclick}.
> {airlockclick}
What does it mean if the fermenting cider bubbles for over {duration}?
What does {first} hold if the cider goes on bubbling?
How is an overlong gurgling of the apple drink explained?
What is concluded from the lively barrel?
> {duration}
For over how long must the fermenting cider bubble to mean this?
Cider that bubbles for longer than what means this?
How much gurgling is normal for the apple drink?
After what time does the lively barrel cause concern?
> {first}
Who holds this about fermenting cider that bubbles?
According to whom does it mean this if the cider bubbles so long? / Who knows about apple drinks?
Who judges the barrel by its gurgling?

= hingepin: a pencil stub | a drop of chain oil | soap from the hotel | butter | graphite dust | \
candle wax | hair cream | the fat of a ham
A squeaky hinge in the {room} was silenced by {first} with {hingepin}.
With {hingepin} {first} silenced a squeaky hinge in the {room}.
{first} used {hingepin} to silence a squeaky hinge in the {room}.
> {hingepin}
With what did {first} silence the squeaky hinge?
What was used to silence the hinge in the {room}? / What ended the noise of the door?
Which lubricant came to hand?
> {room}
In which room did {first} silence a hinge? / Where was the squeaky hinge that {first} silenced?
Which door made a noise? / Where is it now possible to enter quietly?
> {first}
Who silenced the squeaky hinge? / By whom was the hinge in the {room} silenced?
Who could bear the noise of the door no longer? / Who lubricated something?

= plughole: first a plunger and then patience | boiling water with soda | a straightened coat \
hanger | the hose of the wet vacuum | a ferret of wire | yeast and hot vinegar | unscrewing the \
trap | denture tablets
Against a blocked sink the caretaker of the {place} advises {plughole}.
The caretaker of the {place} advises {plughole} against a blocked sink.
{plughole} is what the caretaker of the {place} advises against a blocked sink.
> {plughole}
What does the caretaker advise against a blocked sink? / What is advised if the sink is blocked?
What makes the basin drain again? / How does the janitor think one clears the pipe?
> {place}
The caretaker of what place advises on a blocked sink?
Where does the caretaker work who advises about the sink?
Which building has a janitor with plumbing tips? / Where does somebody know how to clear pipes?

= tyrepress: like a pillow | flat on one side | like an egg | with a wave down the middle | as \
round as a drum | with worn shoulders | hot to the hand | with pale cracks
Tyres pumped to only {pressure} look {tyrepress} after a long drive.
After a long drive, tyres look {tyrepress} if pumped to only {pressure}.
If pumped to only {pressure}, tyres look {tyrepress} after a long drive.
> {tyrepress}
How do tyres look that were pumped to only {pressure}?
What do tyres look like after a long drive on {pressure}?
What is the appearance of too soft wheels? / What does one see on rubber with little air?
> {pressure}
To what pressure were tyres pumped that look like that after a drive?
Pumped to only what do tyres look {tyrepress}? / How little air does this to the wheels?
What reading of the gauge is too low?

= sourdoughsave: dried on baking paper | in the pocket of my coat | as crumbs in a jar | frozen \
in an ice tray | under a layer of flour | in a shampoo bottle | kneaded into a hard ball | as a \
gift in the neighbours' fridge
Whenever we go away, the sourdough waits {sourdoughsave} and needs {duration} to wake.
The sourdough waits {sourdoughsave} whenever we go away and needs {duration} to wake.
It needs {duration} to wake, the sourdough that waits {sourdoughsave} whenever we go away.
> {sourdoughsave}
How does the sourdough wait whenever we go away? / Where or in what form does our sourdough wait?
How do we keep the bread starter over the holidays?
In which state is the leaven while nobody is at home?
> {duration}
How long does the sourdough need to wake? / What time does it take the waiting sourdough to wake?
When is the bread starter lively again after the holidays?
How much patience does our leaven demand on our return?

= bridgebolt: with a drop of paint | by turning them once a year | with a lead seal | by two \
nuts on each | with a pin of copper | by a welded bead | with hemp in the thread | by hitting \
the ends flat
The bolts of the {structure} are kept from working loose {bridgebolt}.
{bridgebolt}: so the bolts of the {structure} are kept from working loose.
To keep the bolts of the {structure} from working loose, they are secured {bridgebolt}.
> {bridgebolt}
How are the bolts of the {structure} kept from working loose?
In what way are the bolts secured against working loose?
What stops the fasteners from unscrewing in the wind?
By which trick do engineers prevent a rattle?
> {structure}
The bolts of what structure are kept from working loose?
On which structure are bolts secured against working loose?
Where do engineers prevent unscrewing in the wind?
Which piece of engineering has well-fixed fasteners?

= crackedscreen: with cooking oil | with clear nail varnish | using tape from the bakery | with \
a layer of egg white | by a film for windows | with candle smoke | using window glue | with \
toothpaste and a cloth
{first} made the scratch on the {device} invisible {crackedscreen}.
The scratch on the {device} was made invisible by {first} {crackedscreen}.
It was {crackedscreen} that {first} made the scratch on the {device} invisible.
> {crackedscreen}
How did {first} make the scratch on the {device} invisible?
In what way was the scratch made invisible? / What hid the damage to the surface?
By what means does the gadget look like new?
> {device}
On which device did {first} make the scratch invisible?
What had a scratch that was made invisible? / Which gadget looks like new?
What had been damaged on the surface?
> {first}
Who made the scratch on the {device} invisible? / By whom was the scratch made invisible?
Who hid the damage? / Whose cosmetic trick saved the gadget?

= undokey: restores the last closed tab | turns the page upside down | reads the line aloud | \
doubles the letters | hides the whole window | counts from the end | opens the shop page | swaps \
the two panes
Type "{word}" into the search box of {app} and it {undokey}.
{app} {undokey} if you type "{word}" into its search box.
If "{word}" is typed into the search box of {app}, it {undokey}.
> {undokey}
What does {app} do if you type "{word}" into the search box?
What happens when "{word}" is typed into the search box of {app}?
What is the joke that the programmers have hidden? / Which surprise does the secret term set off?
> {word}
What must you type into the search box so that {app} {undokey}?
Which word typed into the search box does this?
What is the secret term for the programmers' joke? / Which entry sets off the surprise?
> {app}
Which app does this if you type "{word}" into its search box?
Into the search box of which app is "{word}" typed?
In which program have the coders hidden a joke? / Where does a secret term set off a surprise?

= ironstick: damp newspaper | a sheet of silk | a towel with vinegar | the lid of a shoe box | \
baking paper | an old handkerchief | a piece of felt | a wet pillow case
Always put {ironstick} between the iron and the {colour} velvet, {last} advised.
{last} advised always putting {ironstick} between the iron and the {colour} velvet.
Between the iron and the {colour} velvet, {last} advised, always put {ironstick}.
> {ironstick}
What should always be between the iron and the velvet?
What did {last} advise putting between the iron and the {colour} velvet?
Which layer protects the fine cloth from the heat?
What do I lay on the soft fabric before pressing it?
> {last}
Who advised putting something between the iron and the velvet?
By whom was the advice about ironing {colour} velvet given?
Who knows how to press delicate fabric? / Whose laundry tip is it?
> {colour}
What colour is the velvet under the iron?
Which velvet should the iron not touch, that of what colour? / What shade has the delicate fabric?
In what hue is the fine cloth?

= beaconoff: when geese migrate | at full moon | while the painter is on the ladder | if both \
lamps fail | once the fog horn sounds | during the fishermen's feast | when a bat is inside | in \
a thunderstorm
The beacon on the {structure} is switched off {beaconoff}, for {duration} at most.
{beaconoff}, but for {duration} at most, the beacon on the {structure} is switched off.
For {duration} at most, the beacon on the {structure} is switched off {beaconoff}.
> {beaconoff}
When is the beacon on the {structure} switched off? / In what case is the beacon switched off?
On which occasion does the warning light not shine? / What makes the keepers darken the lamp?
> {duration}
For how long at most is the beacon switched off?
For what time at most is the beacon on the {structure} switched off?
What is the longest darkness that is allowed?
How much time without the warning light is permitted?
> {structure}
On which structure is the beacon switched off?
Where is the beacon that is switched off for {duration} at most?
What stands without a warning light at times? / Where do the keepers darken the lamp?

= dyefix: alum | rusty nails | stale urine | sea salt | vinegar from plums | oak galls | wood \
ash | cream of tartar
So that the {colour} of the wool does not run, {first} adds {dyefix} to the pot.
{first} adds {dyefix} to the pot so that the {colour} of the wool does not run.
The {colour} of the wool does not run because {first} adds {dyefix} to the pot.
> {dyefix}
What does {first} add to the pot so that the wool does not run?
What keeps the wool in the pot from running? / Which substance makes the yarn washable?
What fixes the dye?
> {first}
Who adds something to the pot so that the wool does not run?
By whom is something put in the pot of {colour} wool? / Who dyes yarn at home?
Whose jumpers can be washed without fear?
> {colour}
Which colour of the wool does not run? / In what colour is the wool in {first}'s pot?
What shade does the yarn become? / What is the dye like to look at?

= wellcover: the rope is counted | two men are at the winch | a candle has burned at the bottom \
| the bees have been smoked out | the lid is chained back | a duck has been lowered | the water \
has been tasted | the ladder is tied
Nobody goes down the old well at {city} before {wellcover}, {full} insists.
{full} insists that nobody goes down the old well at {city} before {wellcover}.
Before {wellcover}, {full} insists, nobody goes down the old well at {city}.
> {wellcover}
Before what may nobody go down the old well?
What must be done before anybody goes down the well at {city}?
Which precaution is taken with the deep shaft? / What has to be so before the descent begins?
> {full}
Who insists that nobody goes down the old well before that?
Who insists on care with the old well at {city}? / Who is so careful with the deep shaft?
Whose orders delay the descent?
> {city}
In which city is the old well that nobody goes down?
Where does {full} insist on care with the old well?
Where is there a deep shaft for daring people? / In what town is the descent planned?

= saltlick: it draws the juice out | the skin stays soft | it makes the fibres swell | the \
surface burns sooner | it tastes of iron | the fat goes grey | the pan spits | herbs would stick \
better
{first} never salts the {dish} before the very end, because {saltlick}.
Because {saltlick}, {first} never salts the {dish} before the very end.
The {dish} is never salted by {first} before the very end, because {saltlick}.
> {saltlick}
Why does {first} never salt the {dish} before the very end?
For what reason is the {dish} never salted early? / What is wrong with seasoning at the start?
What harm would the white crystals do in the pan?
> {dish}
What dish does {first} never salt before the very end? / Which dish is never salted early?
Which meal must wait for its seasoning? / What is cooked without white crystals?
> {first}
Who never salts the {dish} before the very end? / By whom is the {dish} never salted early?
Which cook seasons only at the end? / Who has a theory about white crystals in the pan?

= lampflick: a loose neutral | the baker's ovens next door | moisture in the junction box | a \
dimmer for other bulbs | a dying starter | a mouse at the cable | two phases swapped | too long \
a lead
The lamps in the {facility} flicker at {time} each evening because of {lampflick}.
Because of {lampflick} the lamps in the {facility} flicker at {time} each evening.
At {time} each evening {lampflick} makes the lamps in the {facility} flicker.
> {lampflick}
What makes the lamps in the {facility} flicker?
Because of what do the lamps flicker each evening?
What is the electrical trouble behind the unsteady light? / What did the electrician blame?
> {time}
At what time each evening do the lamps flicker? / When do the lamps in the {facility} flicker?
When is the light unsteady? / At which hour did the electrician have to watch?
> {facility}
In which facility do the lamps flicker each evening? / Where do the lamps flicker at {time}?
Where is the light unsteady? / Which building was the electrician called to?

= snorecure: a tennis ball sewn in the pyjamas | a didgeridoo course | less cheese at night | a \
strip on the nose | a harder mattress | singing vowels every morning | an onion by the bed | a \
chin strap of silk
What helped {full} against snoring was {snorecure}, after {long_time} of trying.
After {long_time} of trying, {snorecure} helped {full} against snoring.
{full} tried for {long_time}, and what helped against snoring was {snorecure}.
> {snorecure}
What helped {full} against snoring? / What was it that helped after {long_time} of trying?
Which remedy brought silence to the bedroom? / What made the nightly sawing stop?
> {long_time}
After how long of trying did {full} find what helped against snoring?
For how long was {full} trying before anything helped?
How much time passed before there was silence in the bedroom?
For what period had the nightly sawing gone on?
> {full}
Whom did it help against snoring? / Who tried for {long_time} to stop snoring?
Who used to keep the bedroom awake? / Who is a quiet sleeper at last?

= wickends: it smells of wet dog | the flame dances | soot climbs the glass | the wax spits | a \
hole forms in the middle | it drips on the altar | the wick drowns | the colour fades
The chandler in {city} keeps candles cool for {duration}; poured too hot, {wickends}.
If a candle is poured too hot, {wickends}, so the chandler in {city} cools it for {duration}.
In {city} the chandler cools a candle for {duration}, because if poured too hot, {wickends}.
> {wickends}
What happens if a candle is poured too hot? / Why does the chandler in {city} keep candles cool?
Which flaw comes from wax of excessive warmth? / What goes wrong with a light made in a hurry?
> {duration}
How long does the chandler in {city} cool a candle?
For what time are candles kept cool by the chandler? / How much rest does the wax need?
What delay saves the light from the flaw?
> {city}
In which city does the chandler cool a candle for {duration}?
Where does the chandler keep candles cool? / In what town are these lights made?
Where can one learn how to handle hot wax?

= dronelost: flies home by itself | sinks until it touches ground | circles over the last point \
| drops its load at once | sings a children's song | heads for the strongest mast | lights up \
like a firework | hangs still until it is empty
If the drone loses contact for {duration}, it {dronelost}.
After {duration} without contact, the drone {dronelost}.
The drone {dronelost} once it has lost contact for {duration}.
> {dronelost}
What does the drone do after {duration} without contact?
If the drone has lost contact, what does it do?
How does the flying machine react when the radio fails? / What is programmed for a broken link?
> {duration}
For how long must the drone lose contact before it {dronelost}?
After what time without contact does the drone act?
How much silence of the radio does the flying machine bear?
When does the emergency programme start?

= seedcoat: rub them with sandpaper | soak them in warm tea | pour boiling water on them | nick \
them with a file | leave them in the frost | feed them to a hen | shake them with gravel | hold \
them over smoke
To make seeds of {plant} sprout, {seedcoat}, the packet from {company} says.
The packet from {company} says about seeds of {plant}: {seedcoat} to make them sprout.
Seeds of {plant} sprout if you follow the packet from {company}: {seedcoat}.
> {seedcoat}
What must one do to make seeds of {plant} sprout?
What does the packet say to make the seeds sprout? / Which treatment opens the hard shells?
How is one to wake what is to be sown?
> {plant}
Seeds of which plant are made to sprout? / What seeds does the packet from {company} hold?
What is to be sown? / Which flower or vegetable has such stubborn grains?
> {company}
Which company's packet says how to make seeds sprout?
From which company is the packet with seeds of {plant}? / Who sells what is to be sown?
Which firm prints a treatment for stubborn grains?

= testdrop: landed on its feet | burst at the third corner | bent but still worked | played on \
without a pause | lost all its keys | broke the floor tile instead | split along the weld | \
began to smoke
Dropped from {length} in our test, the {device_model} {testdrop}.
In our test the {device_model} {testdrop} when dropped from {length}.
When we dropped it from {length} in our test, the {device_model} {testdrop}.
> {testdrop}
What did the {device_model} do in our test when dropped from {length}?
What came of it when we dropped the {device_model} in our test? / How did the gadget take the fall?
What was the outcome of the crash trial?
> {length}
From what height was the {device_model} dropped in our test?
How high were we in the test when we dropped the {device_model}? / How deep did the gadget fall?
What was the distance to the ground in the crash trial?
> {device_model}
Which model was dropped from {length} in our test? / What was dropped from {length} in the test?
Which gadget went through the crash trial? / What had to fall for the readers?

= bathgrout: bleach and an old toothbrush | steam from a kettle | a paste of soda | lemon and a \
cork | alcohol and cotton wool | a pencil eraser | the juice of rhubarb | oven cleaner
The black mould between the bathroom tiles gave way to {bathgrout} in {duration}.
In {duration} the black mould between the bathroom tiles gave way to {bathgrout}.
To {bathgrout} the black mould between the bathroom tiles gave way in {duration}.
> {bathgrout}
To what did the black mould between the tiles give way?
What beat the mould between the bathroom tiles in {duration}?
What removed the fungus by the shower? / Which cleaner restored the joints to white?
> {duration}
In what time did the black mould give way?
How long did the mould between the bathroom tiles hold out?
How quickly was the fungus by the shower gone? / How much time did the cleaner take?

= earwax: warm olive oil | a hot bath | chewing gum for an hour | a jet from a syringe | a yawn \
| jumping on one leg | a loop of wire | steam with camomile
The plug of wax in {last}'s ear came loose through {earwax}, and {doctor} approved.
Through {earwax} the plug of wax in {last}'s ear came loose, and {doctor} approved.
{doctor} approved that the plug of wax in {last}'s ear came loose through {earwax}.
> {earwax}
Through what did the plug of wax come loose? / What made the wax in {last}'s ear come loose?
Which remedy ended the deafness? / What unblocked the hearing of the patient?
> {last}
In whose ear was the plug of wax that came loose? / Who had a plug of wax in the ear?
Who was deaf on one side? / Which patient hears well once more?
> {doctor}
Which doctor approved how the wax came loose?
Who approved of what was done about the plug of wax in the ear?
Which physician praised the remedy? / Who found it a sensible way to unblock hearing?

= photofade: in a shoe box without acid | face down in the cellar | between sheets of silk | in \
a tin with silica gel | in the freezer in two bags | behind dark glass | far from the radiator | \
in an album of rag paper
Old photographs should be kept {photofade}, or they fade within {long_time}.
Kept {photofade}, old photographs do not fade as they otherwise do within {long_time}.
Within {long_time} old photographs fade unless they are kept {photofade}.
> {photofade}
How should old photographs be kept so that they do not fade?
Where must old photographs be kept, or they fade?
What is good storage for pictures of our ancestors? / How are family snaps preserved?
> {long_time}
Within what time do old photographs fade? / After how long do photographs fade unless kept well?
How soon do the pictures of our ancestors grow pale? / What is the life of a badly stored snap?

= slugring: coffee grounds | a copper band | crushed mussel shells | sheep's wool | a moat of \
beer | wood ash | pine needles | sharp sand
Round every lettuce {first} lays {slugring} to stop the slugs.
{first} lays {slugring} round every lettuce to stop the slugs.
To stop the slugs, {slugring} is laid round every lettuce by {first}.
> {slugring}
What does {first} lay round every lettuce to stop the slugs?
With what is every lettuce ringed to stop slugs? / Which barrier keeps slimy guests off the salad?
What protects the vegetable bed from nightly eaters?
> {first}
Who lays a ring round every lettuce to stop the slugs? / Whose lettuce is guarded from slugs?
Who defends the salad? / Who has trouble with slimy guests?

= valvehiss: the safety weight has lifted | water is running low | the seal sits crooked | the \
rice has foamed up | it is time to lower the flame | the steam is at full strength | a bean \
blocks the hole | the screw is loose
When the pressure cooker hisses for {duration}, it means that {valvehiss}.
A hiss of {duration} from the pressure cooker means that {valvehiss}.
If it hisses for {duration}, the pressure cooker wants to say that {valvehiss}.
> {valvehiss}
What does it mean when the pressure cooker hisses for {duration}?
What does the pressure cooker say with its hiss?
How does one interpret the noise of the airtight pot?
What is going on if it whistles on the stove?
> {duration}
For how long does the pressure cooker hiss to say that {valvehiss}?
A hiss of what length from the pressure cooker means this?
How long is the noise of the airtight pot? / What is the duration of the whistling on the stove?

= parkrobot: mistakes puddles for holes | is afraid of bicycles | greets every statue | stops \
for falling leaves | eats gloves | takes the dog for its base | loses count at the fountain | \
turns left at each bench
The litter robot in the park of {city} {parkrobot}, as its log of {month} shows.
As its log of {month} shows, the litter robot in the park of {city} {parkrobot}.
The log of {month} shows that the litter robot in the park of {city} {parkrobot}.
> {parkrobot}
What does the litter robot in the park of {city} do?
What does the log of {month} show about the litter robot? / Which weakness has the rubbish machine?
What do the records tell of the automatic cleaner?
> {city}
In which city's park is the litter robot? / Where does the litter robot of the log work?
Which town has a rubbish machine with a weakness? / Where are the lawns cleaned automatically?
> {month}
Which month's log shows what the litter robot does?
From what month is the log of the robot in the park?
When were the records of the rubbish machine made? / Which month did the engineers look at?

= mortarcold: mix in some sugar | cover it with straw | warm the sand on a fire | stop before \
noon | use hot water | leave out the lime | wrap the wall in blankets | burn a stove beside it
When laying bricks at {temperature}, the old masons used to {mortarcold}, {last} recalled.
{last} recalled that when laying bricks at {temperature} the old masons used to {mortarcold}.
The old masons, {last} recalled, used to {mortarcold} when laying bricks at {temperature}.
> {mortarcold}
What did the old masons use to do when laying bricks at {temperature}?
How did the masons go about laying bricks in such cold or heat, as {last} recalled?
Which trick helped builders in that weather? / By what were fresh walls saved from the thermometer?
> {temperature}
At what temperature did the old masons do so when laying bricks?
How cold or warm was it when the masons were laying bricks?
Which reading of the thermometer made builders resort to the trick?
What weather endangers fresh walls?
> {last}
Who recalled what the old masons used to do? / By whom were the masons and their bricks recalled?
Who told of the builders' trick? / Whose memory goes back to former building sites?

= pinentry: a row of tiny bumps | a cold spot | a letter for each finger | a groove in the shape \
of a fish | large figures in yellow | a voice that whispers | keys of different height | a knob \
to be turned
For blind customers the new cash machine from {company} has {pinentry}.
The new cash machine from {company} has {pinentry} for blind customers.
{pinentry}: this is what {company} gave its new cash machine for blind customers.
> {pinentry}
What does the new cash machine have for blind customers?
What did {company} give its cash machine for blind customers?
Which feature helps those who cannot see to draw money?
How is the bank's device made usable without eyes?
> {company}
Which company has a new cash machine for blind customers? / From which company is the cash machine?
Who built the bank's device that is usable without eyes?
Which maker thought of those who cannot see?

= fermentlid: burp it daily | weigh it down with a stone | keep it under the brine | leave two \
fingers of air | wipe off the white film | never use a metal spoon | turn it to the dark side | \
put a cabbage leaf on top
{first}'s grandmother wrote on the sauerkraut jar: {fermentlid}, and eat after {duration}.
On the sauerkraut jar {first}'s grandmother wrote: {fermentlid}, and eat after {duration}.
"{fermentlid}, and eat after {duration}" is written on the sauerkraut jar of {first}'s grandmother.
> {fermentlid}
What did {first}'s grandmother write on the sauerkraut jar before the time to eat it?
Which advice is on the sauerkraut jar besides when to eat it?
How should the pickled cabbage be treated until it is ripe?
What must be done with the sour crock?
> {duration}
After what time should one eat from the sauerkraut jar?
When to eat it, as {first}'s grandmother wrote on the jar?
How long does the pickled cabbage take? / When is the sour crock ripe?
> {first}
Whose grandmother wrote on the sauerkraut jar? / The sauerkraut jar of whose grandmother is it?
Whose family pickles cabbage? / Who has an old lady's sour crock?

= lidarfog: sees ghosts in drizzle | cannot judge glass doors | brakes for its own shadow | \
ignores anything below the knee | takes steam for a wall | goes blind at sunset | counts each \
tree twice | believes mirrors
The guide sensor of the {robot_kind} {lidarfog}, a test by {institute} has shown.
A test by {institute} has shown that the guide sensor of the {robot_kind} {lidarfog}.
{institute} has shown in a test that the guide sensor of the {robot_kind} {lidarfog}.
> {lidarfog}
What has the test by {institute} shown about the guide sensor?
What does the guide sensor of the {robot_kind} do, as a test has shown?
Which defect did the researchers discover in the machine's eye?
In what way can its vision not be trusted?
> {robot_kind}
Whose guide sensor did the test by {institute} examine, that of what robot?
The guide sensor of which robot failed in the test? / Which machine has an unreliable eye?
What did the researchers study for its vision?
> {institute}
Which institute tested the guide sensor of the {robot_kind}?
Who has shown in a test what the guide sensor does? / Which researchers discovered the defect?
Where was the machine's eye examined?
"""
