"""Rooms, clothes, meals and children, in short sentences (see relations.py)."""

RELATIONS = """
= paintedthing: the tortoise | both front teeth | the wedding album | a sleeping uncle | the \
piano keys | the neighbour's gnome | the inside of the fridge | her brother's eyebrows | the \
doctor's car
Left alone for {duration} with a tin of {colour} paint, {first} painted {paintedthing}.
{first} painted {paintedthing} when left alone for {duration} with a tin of {colour} paint.
> {paintedthing}
What did {first} paint when left alone?
What was painted by {first}, alone with a tin of {colour} paint?
What suffered from the child's artistic streak? / What needs to be scrubbed with turpentine now?
> {colour}
What colour was the paint with which {first} was left alone?
Of which colour was the tin of paint with which {first} painted {paintedthing}?
In what shade did the little artist work? / Which hue is the damage?
> {duration}
How long was {first} left alone with a tin of paint?
For how long was {first} left alone with {colour} paint?
How much time without supervision was enough for the mischief?
How long had the adults been careless?

= coatstory: a sailor gave it to her | it stopped a bullet | she was proposed to in it | it \
smells of her father | the moths spared it | it was her first wages | a film star wore one | it \
hides her elbows
My grandmother would not give away the {garment} because {coatstory}.
Because {coatstory}, my grandmother would not give away the {garment}.
> {coatstory}
Why would my grandmother not give away the {garment}?
What made my grandmother keep, not give away, the {garment}?
What memory or motive ties the old lady to a piece of clothing?
On what grounds did she refuse to part with it?
> {garment}
What would my grandmother not give away?
Which piece would my grandmother never give away because {coatstory}?
To which item of clothing is the old lady attached?
What must stay on her hanger, whatever we say?

= spidermethod: with a glass and a postcard | by singing to it | with the vacuum cleaner | with \
a feather duster | by shouting for the neighbour | with bare hands | with peppermint oil | by \
moving out for a night
Whenever there is a spider in the shower, {first} gets rid of it {spidermethod}.
It is {spidermethod} that {first} gets rid of any spider that there is in the shower.
> {spidermethod}
How does {first} get rid of a spider in the shower?
In what way is {first} rid of any spider in the shower?
What method is used against the eight-legged visitors?
How do the creepy-crawlies disappear from the place where we wash?
> {first}
Who gets rid of the spider in the shower?
Who is in charge of getting rid of a spider {spidermethod} in the shower?
Who is responsible for eight-legged visitors in our home?
Whom do I call if a creepy-crawly frightens me while I wash?

= thumbcure: a dab of mustard | cotton gloves | bitter aloes | a gold star chart | a knitted \
frog to hold | plaster on the thumb | a solemn oath | a threat of dentists | chewing gum
{first} gave up thumb-sucking at the age of {tally} thanks to {thumbcure}.
Thanks to {thumbcure}, {first} gave up thumb-sucking at the age of {tally}.
> {thumbcure}
What made {first} give up thumb-sucking?
Thanks to what did {first} give up thumb-sucking at the age of {tally}?
What broke the child of that babyish habit?
How did the parents get the fingers out of the little mouth?
> {tally}
At what age did {first} give up thumb-sucking?
What was {first}'s age when thumb-sucking ended, thanks to {thumbcure}?
How many years old was the child without that babyish habit at last?
For how many years were there fingers in the little mouth?
> {first}
Who gave up thumb-sucking thanks to {thumbcure}? / Who gave up thumb-sucking at the age of {tally}?
Which child used to have that babyish habit? / Whose little fingers are no longer wet?

= piesecret: an egg cup in the middle | a crust brushed with tea | lard and never butter | a \
pinch of pepper | quinces among the apples | rose water | cold hands | an old iron tin | cheese \
in the dough
The judges praised {first}'s pie, whose secret is {piesecret}.
{piesecret}, that is the secret of the pie by {first} that the judges praised.
> {piesecret}
What is the secret of the pie that the judges praised?
Which secret is there to {first}'s pie, praised by the judges?
What makes that pastry better than all the others at the contest?
To what little trick does the baker owe the prize?
> {first}
Whose pie did the judges praise? / Who made the pie with {piesecret} as its secret?
Which baker impressed the jury? / Who has a little trick for pastry and won fame with it?

= carsickrule: with the window down | in the front seat | facing backwards | on an empty stomach \
| while sucking a lemon | with a paper bag over the knees | if somebody tells a story | after a \
ginger biscuit
On the mountain road {first} can only travel {carsickrule}.
It is only {carsickrule} that {first} can travel on the mountain road.
> {carsickrule}
How can {first} travel on the mountain road?
In what way only can {first} travel the mountain road?
What must we do so that the passenger is not ill among the hairpin bends?
Under which condition is a drive through the hills bearable for a weak stomach?
> {first}
Who can only travel {carsickrule} on the mountain road?
Whose travel on the mountain road works only in one way?
Which passenger is easily ill among the hairpin bends?
For whom is a drive through the hills a trial?

= heirloomflaw: a dent from a bullet | no hands | a bent spout | somebody else's initials | a \
mended handle | toothmarks | a curse | a missing lid | a false bottom
The silver heirloom that {first} inherited has {heirloomflaw}, yet it is insured for {price}.
Insured for {price}, the silver heirloom that {first} inherited has {heirloomflaw}.
> {heirloomflaw}
What does the silver heirloom have that {first} inherited?
What flaw has the silver heirloom, insured for {price}?
What is strange about the precious family object?
Which peculiarity would an antiques dealer notice at once?
> {price}
For how much is the silver heirloom insured?
For what sum is the heirloom that {first} inherited insured?
What would be paid if the precious family object were stolen?
How much is the cover on the policy worth?
> {first}
Who inherited the silver heirloom? / Who insured the heirloom that has {heirloomflaw}?
To whom did the precious family object come after a death?
Who now owns an antique with a peculiarity?

= chimneything: a mummified cat | a tin of sovereigns | a jackdaw's nest | a child's shoe | a \
letter to Santa | half a ham | an unexploded shell | a witch bottle | a garden gnome
The sweep pulled {chimneything} out of our chimney on {date}.
On {date} the sweep pulled {chimneything} out of our chimney.
Out of our chimney, on {date}, {chimneything} was pulled by the sweep.
> {chimneything}
What did the sweep pull out of our chimney? / What was pulled out of the chimney on {date}?
What had been stuck above the fireplace? / Why could the smoke not get away, what was in the flue?
> {date}
When did the sweep pull {chimneything} out of our chimney?
On which date was something pulled out of our chimney?
What day did the man with the brushes come? / When was the flue cleared at last?

= fridgenote: "buy mousetraps" | "do not eat the trifle" | "I know about the biscuits" | "the \
plumber lied" | "feed Gerald" | "back when the money is gone" | "your mother rang twice" | "we \
are out of courage"
Under the {colour} magnet on the fridge {first} has left a note that says {fridgenote}.
{first} has left a note that says {fridgenote} under the {colour} magnet on the fridge.
> {fridgenote}
What does {first}'s note on the fridge say? / What is on the note under the {colour} magnet?
Which message awaited me in the kitchen?
What did somebody want to tell the rest of the household in writing?
> {first}
Who left the note under the {colour} magnet on the fridge?
By whom is the note that says {fridgenote} on the fridge?
Who communicates with us in the kitchen in writing?
Whose handwriting has the message for the rest of the household?
> {colour}
Under which magnet is {first}'s note on the fridge?
What colour is the magnet with the note that says {fridgenote}?
What hue has the little thing that holds up the message?
By its shade, which holder keeps the paper from falling?

= lodgerban: frying fish | playing the bagpipes | keeping ferrets | visitors after ten | drying \
nets indoors | smoking in bed | tap dancing | political posters | burning incense
My landlady {last} allows everything in the upstairs room except {lodgerban}.
Except {lodgerban}, everything is allowed in the upstairs room of my landlady {last}.
> {lodgerban}
What does my landlady not allow in the upstairs room?
Everything is allowed in landlady {last}'s upstairs room except what?
What would get me thrown out of my lodgings? / Which single thing is a tenant forbidden to do?
> {last}
What is the name of my landlady who allows everything except {lodgerban}?
Whose upstairs room is it, which landlady's, where nearly everything is allowed?
To whom do I pay my rent? / Who owns the lodgings and is tolerant in most respects?

= oversleptexcuse: the cat ate the alarm clock | a dream would not end | the cockerel was ill | \
the curtains are too thick | the sheep needed counting twice | the clocks had changed | somebody \
stole all the trousers | the bed was so warm
{first}'s excuse for missing breakfast on {weekday} was that {oversleptexcuse}.
That {oversleptexcuse} was {first}'s excuse for missing breakfast on {weekday}.
> {oversleptexcuse}
What was {first}'s excuse for missing breakfast?
Which excuse did {first} have on {weekday}, when breakfast was missed?
How did the late riser explain the empty chair at the morning meal?
What reason was given for not getting up?
> {first}
Whose excuse for missing breakfast was that {oversleptexcuse}?
Who had an excuse for missing breakfast on {weekday}? / Who was the late riser?
Whose chair was empty at the morning meal?
> {weekday}
On which day was {first} missing at breakfast with the excuse that {oversleptexcuse}?
When was breakfast something that {first} had an excuse for missing?
What day was it that the late riser did not turn up for the morning meal?
When was one chair empty as we ate our eggs?

= tubcolour: strawberry jam | engine oil | chalk dust | a purple felt pen | tar from the beach | \
hen droppings | cocoa powder | blackberry ink | pond slime
Nurse wrote: "{first} came in covered in {tubcolour} and went straight into the tub at {time}."
At {time}, Nurse wrote, {first}, who came in covered in {tubcolour}, went straight into the tub.
> {tubcolour}
In what was {first} covered when put straight into the tub?
Covered in what was {first}, who then went straight into the tub?
What had the child been playing with to get so filthy?
What had to be scrubbed off the little one's skin?
> {first}
Who came in covered in {tubcolour}, as Nurse wrote?
Who went straight into the tub, as Nurse wrote? / Which child got so filthy?
Whose skin had to be scrubbed at once?
> {time}
At what time did {first} go straight into the tub, wrote Nurse?
When was {first}, covered in {tubcolour}, put straight into the tub?
When did the scrubbing begin? / At which hour did the filthy child have to be washed?

= sofabeneath: eleven pencils | a mummified satsuma | the missing chess queen | a parking ticket \
| someone's false eyelashes | forty drawing pins | the hamster's winter store | a love poem to \
the vet
When {first} and I moved the sofa to hoover, we discovered {sofabeneath}.
{first} and I discovered {sofabeneath} when we moved the sofa to hoover.
> {sofabeneath}
What did {first} and I discover when we moved the sofa?
What was discovered when the sofa was moved to hoover?
What had been lying unseen under the settee?
What did a bit of thorough cleaning bring to light in the living room?
> {first}
With whom did I discover {sofabeneath} when the sofa was moved?
Who moved the sofa with me to hoover? / Who helped me with the thorough cleaning?
Who lifted the other end of the settee?

= fluhabit: draws up a will | watches old westerns | telephones the vicar | recites Latin verbs \
| refuses all visitors | plays patience on a tray | moans like a ship | sews buttons on everything
With even the slightest temperature, my {kin} goes to bed and {fluhabit}.
My {kin} goes to bed and {fluhabit}, even with the slightest temperature.
> {fluhabit}
What does my {kin} do with the slightest temperature, besides going to bed?
With the slightest temperature my {kin} goes to bed, and does what?
How does that relative of mine behave when a little ill?
Which odd behaviour goes with a touch of fever in our family?
> {kin}
Who goes to bed with the slightest temperature?
Which relative goes to bed and {fluhabit} at even a slight temperature?
Who in my family makes such a fuss over being a little ill?
Which of my relations should never have a fever?

= quiltpatch: the pilot's pyjamas | a wedding veil | a deckchair | a bishop's sleeve | the first \
school blouse | a curtain from the Ritz | a scout scarf | the lining of a top hat
The {colour} patch in {first}'s quilt was cut from {quiltpatch}.
From {quiltpatch} was cut the {colour} patch in {first}'s quilt.
> {quiltpatch}
What was the {colour} patch in {first}'s quilt cut from?
From what was the patch in the quilt cut?
Where does one coloured bit of the bedcover have its origin?
What textile gave up a piece for the bedspread?
> {colour}
Which patch in {first}'s quilt was cut from {quiltpatch}?
What colour is the patch cut from {quiltpatch} in the quilt?
What hue does that historic bit of the bedspread have?
In which shade does one piece of fabric remind us of old times?
> {first}
In whose quilt is the {colour} patch cut from {quiltpatch}?
Whose quilt has a patch that was cut from {quiltpatch}?
Who sleeps under a bedspread full of stories? / Who owns the bedcover made of old textiles?

= kitchensmell: boiled cabbage | wet dog | cardamom | paraffin | burnt feathers | yeast and warm \
milk | smoked eel | quince jelly | cold tobacco
What {first} remembers of the flat in {city} is that the kitchen smelt of {kitchensmell}.
{first} remembers that the kitchen of the flat in {city} smelt of {kitchensmell}.
> {kitchensmell}
Of what did the kitchen in {city} smell, as {first} remembers it?
What does {first} remember that the kitchen smelt of?
Which odour comes back when thinking of that apartment?
What was in the air where the family cooked?
> {city}
In which city was the flat whose kitchen smelt of {kitchensmell}?
Where was the kitchen that smelt as {first} remembers it?
In what town did the family once have an apartment?
To which place does the memory of an odour lead back?
> {first}
Who remembers that the kitchen in {city} smelt of {kitchensmell}?
Who remembers how the kitchen of the flat smelt? / Whose nose has a long memory?
Who must have been in that old apartment as a child?

= crumbplan: a careless plumber | a single bold rat | the parrot's bad manners | midnight toast \
| the new baker's loaves | children eating in bed | a hole in the bread bin | Dad's sandwiches \
in the study
{first} blames {crumbplan} for the crumbs on the {furniture}.
For the crumbs on the {furniture} {first} blames {crumbplan}.
> {crumbplan}
What is blamed by {first} for the crumbs on the {furniture}?
On what are the crumbs on the {furniture} blamed by {first}?
Where do the bits of bread come from, in somebody's opinion?
Who or what is accused of messing up the {furniture}?
> {furniture}
On what are the crumbs for which {first} blames {crumbplan}?
Where are the crumbs that {first} blames {crumbplan} for? / What is messed up with bits of bread?
Which item in the house needs to be brushed clean?
> {first}
Who blames {crumbplan} for the crumbs?
By whom is {crumbplan} blamed for the crumbs on the {furniture}?
Who is accusing somebody over bits of bread?
Who has an opinion about how the {furniture} got messed up?

= gloveuse: picking nettles | turning the logs | holding hot corn cobs | bathing the cat | \
pulling out ivy | carrying ice blocks | opening oysters | chasing bats
The single leather glove by the back door is kept for {gloveuse}, as {first} explained.
As {first} explained, we keep the single leather glove by the back door for {gloveuse}.
> {gloveuse}
What is the single leather glove by the back door for?
For what do we keep the leather glove, as {first} explained?
In which job does one of our hands need protection?
Why has half a pair of handwear not been thrown away?
> {first}
Who explained what the single leather glove is for?
By whom was the glove by the back door explained to be for {gloveuse}?
Who knew why half a pair of handwear is still here?
From whom do I have this information about the household?

= diningseat: nearest the fire | opposite the mirror | with the window behind | beside the dumb \
waiter | at the corner | closest to the pudding | under the stag's head | far from the draught
At table my {kin} has to sit {diningseat}, or there will be tears.
There will be tears if my {kin} does not sit {diningseat} at table.
My {kin} has to sit {diningseat} at table; otherwise there will be tears.
> {diningseat}
Where does my {kin} have to sit at table?
At table, where must my {kin} sit or else there are tears?
Which place should the hostess reserve for my fussy relation?
In the seating plan, what spot keeps the peace in the family?
> {kin}
Who has to sit {diningseat} at table? / Who will be in tears if made to sit elsewhere at table?
For which of my relations should the hostess reserve a particular place?
Who in the family is so fussy about the seating plan?

= washpoem: a chapter of Dickens | the alphabet backwards | the football results | a psalm | a \
rude limerick | the times table | a shopping list in French | the story of the three bears
{first} recites {washpoem} over the washing-up.
Over the washing-up {first} recites {washpoem}.
It is {washpoem} that {first} recites over the washing-up.
> {washpoem}
What is it that {first} recites over the washing-up? / Name what {first} recites when washing up.
With what performance does somebody entertain the dirty dishes?
What would I hear if I stood at the kitchen sink after dinner?
> {first}
Who recites {washpoem} over the washing-up? / Who recites something when washing up?
Who entertains the dirty dishes? / Whose voice is heard at the kitchen sink after dinner?

= feverdream: a staircase of cheese | talking carrots | a choir of owls | being ironed flat | a \
train in the wardrobe | swimming through flour | the Pope's bicycle | a wall of clocks
In the feverish nights of {month} I kept dreaming of {feverdream}.
I kept dreaming of {feverdream} in the feverish nights of {month}.
> {feverdream}
Of what did I keep dreaming in the feverish nights?
What was I dreaming of in those feverish nights of {month}?
What did my mind show me while I slept with a high temperature?
Which nightmare kept returning to the patient?
> {month}
In which month did I have feverish nights, dreaming of {feverdream}?
When was it that I kept dreaming of {feverdream}, in feverish nights?
When was I ill with a high temperature?
What time of the year was it when the same nightmare kept returning?

= cotcarving: an owl with one wing | the Plough | a row of ducks | a whale and a ship | the \
words "hush now" | acorns | a crescent moon | two dancing hares | a sleeping fox
{first} carved {cotcarving} on the headboard of the cot in {year}.
On the headboard of the cot, {first} carved {cotcarving} in {year}.
In {year} {cotcarving} was what {first} carved on the cot's headboard.
> {cotcarving}
What did {first} carve on the headboard of the cot?
What was carved on the cot's headboard in {year}? / What decoration will the baby see in the wood?
Which motif was cut into the infant's bed?
> {year}
In which year did {first} carve {cotcarving} on the headboard of the cot?
When was the headboard of the cot carved?
From when does the decoration of the infant's bed date?
When did somebody work with a chisel for the baby?
> {first}
Who carved {cotcarving} on the headboard of the cot?
By whom was the cot's headboard carved in {year}? / Who worked with a chisel for the baby?
Whose artistry decorates the infant's bed?

= waterbottle: a hedgehog | a rugby ball | Santa Claus | a slice of melon | a sheep without legs \
| a hippo | the moon | a cooked lobster
The cover on {first}'s hot-water bottle is shaped like {waterbottle}.
{first}'s hot-water bottle has a cover shaped like {waterbottle}.
Shaped like {waterbottle} is the cover on {first}'s hot-water bottle.
> {waterbottle}
What is the cover on {first}'s hot-water bottle shaped like?
Like what is the hot-water bottle cover shaped?
What does the thing look like that warms somebody's bed?
What would you take the cosy rubber foot-warmer for, by its form?
> {first}
Whose hot-water bottle has a cover shaped like {waterbottle}?
Who has a hot-water bottle in a shaped cover? / Who warms the bed with something funny?
To whom does that comical foot-warmer belong?

= sulkspot: inside the linen basket | up the pear tree | under the ping-pong table | in the \
empty bath | behind the henhouse | on the garage roof | in the boot of the car | in the coal \
scuttle
When told off, {first} sulks {sulkspot} until {spoken_time}.
{first} sulks {sulkspot} until {spoken_time} when told off.
Told off, {first} sulks until {spoken_time}, {sulkspot}.
> {sulkspot}
Where does {first} sulk when told off?
In what place does {first}, told off, sulk until {spoken_time}?
Where should I look for a pouting child? / Which refuge is chosen after a scolding?
> {spoken_time}
Until when does {first} sulk when told off?
Told off, until what time does {first} sulk {sulkspot}? / When is the bad mood usually over?
At what hour does the pouting child come back to us?
> {first}
Who sulks {sulkspot} when told off? / Who sulks until {spoken_time} after being told off?
Which child takes a scolding so badly? / Whose bad mood has its own refuge?

= thunderact: turned the mirrors round | hid the scissors | lit a blessed candle | unplugged the \
telephone | sent us under the table | opened every drawer | rang a hand bell | put on rubber \
boots | fed the fire with laurel
During thunderstorms in {country} our grandmother always {thunderact}.
Our grandmother always {thunderact} during thunderstorms in {country}.
> {thunderact}
What did our grandmother do during thunderstorms?
During thunderstorms in {country}, what did grandmother always do?
How did the old lady react to lightning?
What superstition came over our father's mother in bad weather?
> {country}
Where were the thunderstorms during which our grandmother {thunderact}?
In which country was it that grandmother acted so during thunderstorms?
In what land did we once spend time with the old lady?
Where did she live, when lightning made her act oddly?

= drapethief: the goat next door | a magpie | the wind | the boy from number nine | a confused \
postman | a fox cub | the ragman | somebody in a dinghy
It was {drapethief} that made off with {first}'s {garment} from the washing line.
{first}'s {garment} disappeared from the washing line, and {drapethief} had made off with it.
> {drapethief}
Who or what made {first}'s {garment} disappear from the washing line?
With the {garment} from the washing line, who had made off?
Who was the culprit when a piece of laundry vanished?
What is to blame for the empty pegs in our garden?
> {garment}
What did {drapethief} make off with from {first}'s washing line?
What of {first}'s disappeared from the washing line?
Which item will never be worn again, as it was stolen while it dried?
What laundry is gone from the garden?
> {first}
Whose {garment} disappeared from the washing line?
From which washing line, whose, did the {garment} disappear?
Who is now short of something to put on? / Whose laundry was stolen while it dried in the garden?

= rewarddeed: finishing the spinach | reading a whole book | keeping a secret for a month | \
learning to tie laces | not hitting a cousin | sleeping without a light | burying the hamster \
bravely | saying sorry first
As a reward for {rewarddeed}, {first} got a box of {sweets} from Granddad.
Granddad gave {first} a box of {sweets} as a reward for {rewarddeed}.
> {rewarddeed}
For what did {first} get a reward from Granddad?
The box of {sweets} from Granddad was a reward for what?
Which good deed earned the child something sugary?
How did a youngster win the old man's approval?
> {sweets}
What was in the box that Granddad gave as a reward? / A box of what did {first} get from Granddad?
With which sugary thing was the youngster paid for good conduct?
What treat does the old man have for well-behaved children?
> {first}
Who got a box of {sweets} from Granddad? / To whom did Granddad give a reward for {rewarddeed}?
Which youngster won the old man's approval? / Whose good conduct earned something sugary?

= damplocation: behind the piano | above the larder shelf | around the chimney breast | under \
the stair carpet | inside the built-in wardrobe | below the skylight | at the foot of the party \
wall | over the baby's changing table
{first} has discovered black mould {damplocation} and treated it with {dash} of vinegar.
Black mould {damplocation} was discovered by {first} and treated with {dash} of vinegar.
> {damplocation}
Where has {first} discovered black mould? / In what place was black mould treated with vinegar?
Which part of the home has a damp problem? / Where did fungus spread in the house?
> {dash}
With how much vinegar has {first} treated the black mould?
How much vinegar was the mould treated with?
What quantity of household acid went on the damp place?
How much liquid was applied to get rid of the fungus?
> {first}
Who has discovered black mould {damplocation}? / By whom was the black mould treated with vinegar?
Who is fighting fungus in the house? / Who noticed that we have a damp problem?

= talentparty: do a handstand | wiggle one ear | yodel through a comb | crack walnuts with an \
elbow | fold a napkin swan | drink upside down | imitate a kettle | guess people's weight
At every wedding in the family, {first} is asked to {talentparty}.
{first} is asked to {talentparty} at every wedding in the family.
> {talentparty}
What is {first} asked to do at every wedding in the family?
At weddings in the family, what is {first} always asked for?
Which party trick must our entertaining relation perform?
With what feat are guests amused once the bride has cut the cake?
> {first}
Who is asked to {talentparty} at every wedding?
At every family wedding, who is asked to do something? / Who amuses the guests with a party trick?
Which relation has an entertaining talent?

= bedtimebook: a railway timetable | a butcher's manual | the life of an otter | an atlas of the \
Moon | a seed catalogue | tales of a lazy giant | the Highway Code | a joke book without a cover
Night after night {first} wants to be read {bedtimebook} by my {kin}.
My {kin} has to read {first} {bedtimebook} night after night.
> {bedtimebook}
What does {first} want to be read night after night?
What does my {kin} have to read to {first} every night?
Which strange literature sends the child to dreamland?
What lies on the bedside table instead of fairy tales?
> {first}
Who wants to be read {bedtimebook} night after night?
To whom does my {kin} have to read night after night?
Which child has a strange taste in literature?
Who will not go to dreamland without the same pages?
> {kin}
By whom does {first} want to be read to night after night?
Who has to read {bedtimebook} to {first} at night?
Which relation of mine sits at the child's bedside?
Whose voice must go through those same pages for the youngster?

= leftovers: fishcakes | a bird feeder | curry for the lodger | a face mask | tomorrow's soup | \
bait for the trap | croquettes | a pie for the fire brigade | glue for posters
In my {kin}'s kitchen, leftover potatoes become {leftovers}.
Leftover potatoes become {leftovers} in the kitchen of my {kin}.
> {leftovers}
What do leftover potatoes become in my {kin}'s kitchen?
Into what does my {kin} turn leftover potatoes in the kitchen?
How is the uneaten part of a starchy side dish reused?
What does a thrifty relative make out of cold spuds?
> {kin}
In whose kitchen do leftover potatoes become {leftovers}?
Which relative's kitchen turns leftover potatoes into something?
Who in my family is so thrifty with cold spuds?
Which of my relations lets no starchy food go to waste?

= eyepatchwhy: a champagne cork hit it | the left eye was lazy | a hen had pecked | it was a \
pirate christening | an onion squirted | the sawdust flew | a swing came back | shampoo got in
{first} wore a {colour} eye patch to the christening because {eyepatchwhy}.
Because {eyepatchwhy}, {first} wore a {colour} eye patch to the christening.
> {eyepatchwhy}
Why did {first} wear an eye patch to the christening?
What was the reason for the {colour} eye patch that {first} wore?
What had happened to the guest's sight before the ceremony at the font?
How come half of that face is covered in the church photographs?
> {colour}
What colour was the eye patch that {first} wore to the christening?
Which eye patch did {first} wear because {eyepatchwhy}?
In which shade was half of that face covered at the font?
What hue is the piece of cloth in the church photographs?
> {first}
Who wore the {colour} eye patch to the christening? / Who wore an eye patch because {eyepatchwhy}?
Which guest at the font could only see half?
Whose face is half covered in the church photographs?

= familysecret: Grandpa cannot read | Mum was born on a ferry | the medal was bought | the dog \
is the second Rex | Auntie has a twin | the piano was stolen | we once kept a lion | the vicar \
owes us money
In a drawer {first} keeps a diary that reveals that {familysecret}.
{first}'s diary, kept in a drawer, reveals that {familysecret}.
> {familysecret}
What does the diary in the drawer reveal? / What secret does {first}'s diary reveal?
Which family truth must outsiders never hear?
What would a nosy reader learn from those private pages?
> {first}
Who keeps a diary that reveals that {familysecret}? / Whose diary in a drawer reveals something?
Who has written down the family truth? / To whom do those private pages belong?

= hatchet: a bowl of trifle | a limerick | an invitation to the opera | two tickets to Hull | a \
hand-drawn apology | a sack of coal | a borrowed accordion | mended spectacles
After the row about the {furniture}, {first} made peace with {hatchet}.
{first} made peace with {hatchet} after the row about the {furniture}.
> {hatchet}
With what did {first} make peace after the row?
What was it with which {first} made peace after the row about the {furniture}?
How did one side say sorry for the quarrel?
Which gesture of reconciliation melted the other's heart?
> {furniture}
About what was the row after which {first} made peace?
What was the row about that ended when {first} made peace with {hatchet}?
Which item in the home had they quarrelled over?
What had been the subject of the domestic dispute?
> {first}
Who made peace with {hatchet}? / Who made peace after the row about the {furniture}?
Which of the two quarrellers said sorry? / Whose gesture of reconciliation melted a heart?

= jarlabel: "do not open before 2050" | "poison (joke)" | "experiment four" | "Dad's last try" | \
"for enemies" | "unidentified berries" | "sold out" | "ask the doctor first"
The jar of chutney made from {produce} at the back of the larder is labelled {jarlabel}.
At the back of the larder there is a jar of chutney made from {produce} and labelled {jarlabel}.
> {jarlabel}
How is the jar of chutney from {produce} labelled?
What is the jar of chutney at the back of the larder labelled?
Which words on the glass warn us about the preserve?
What is written on somebody's home-made relish?
> {produce}
From what is the chutney in the jar labelled {jarlabel} made?
What chutney is in the jar at the back of the larder?
What fruit or vegetable was made into the relish?
Which crop ended up as a preserve that nobody eats?

= towelmonogram: a tiny anchor | the letters "H.M.S." | a green beetle | a railway crest | a \
crossed fork and spoon | a pawprint | somebody's blood group | three lilies | a hotel in Vienna
You can tell which towel is {first}'s by {towelmonogram} in the corner.
By {towelmonogram} in the corner you can tell which towel is {first}'s.
> {towelmonogram}
By what in its corner can you tell {first}'s towel?
What is in the corner of the towel so that you can tell it is {first}'s?
Which embroidered mark avoids mix-ups in the bathroom?
What is stitched on the cloth with which one person gets dry?
> {first}
Whose towel has {towelmonogram} in the corner?
In the corner you can tell which towel is whose; whose has {towelmonogram}?
Who marks things to avoid mix-ups in the bathroom?
Who will complain if I get dry with the marked cloth?

= dayoffrule: in the bath with the crossword | repairing clocks | under a parasol in the yard | \
visiting graves | at the dog track | asleep until noon | baking for the prison | writing to the \
council
My {kin} spends every {weekday} {dayoffrule} and answers no telephone.
Every {weekday} my {kin} answers no telephone and spends the day {dayoffrule}.
> {dayoffrule}
How does my {kin}, who answers no telephone, spend every {weekday}?
How is it that my {kin} spends a {weekday}, when there is no telephone?
What is more important to that relation than callers?
In which manner does an unreachable member of the family relax?
> {weekday}
Which day is it that my {kin} spends {dayoffrule} and answers nobody?
On what day does my {kin} spend no time on the telephone?
When is it pointless to ring that relation?
What part of the week is sacred to an unreachable member of the family?
> {kin}
Who spends every {weekday} {dayoffrule} and answers nobody?
Which relative answers no telephone on {weekday}? / Who in the family is unreachable once a week?
Which of my relations is it pointless to ring on {weekday}?

= hairwash: beer and an egg | rainwater | cold tea | a bar of saddle soap | birch sap | \
washing-up liquid | vinegar and rosemary | soapwort from the ditch
Great-aunt {last}, whose hair reached her knees, washed it only in {hairwash}.
Great-aunt {last}'s hair, which she washed only in {hairwash}, reached her knees.
> {hairwash}
In what did Great-aunt {last} wash her hair? / What was the hair washed in that reached her knees?
What did the old lady use as shampoo?
To which beauty treatment did she owe those endless tresses?
> {last}
Which great-aunt washed her hair only in {hairwash}?
Whose hair, washed only in one thing, reached her knees? / Which old lady had endless tresses?
What was the surname of our relation who needed no shampoo?

= flatmaterule: the last one to eat sweeps | nobody touches the thermostat | bins go out before \
midnight | guests bring their own pillow | hair stays out of the sink | no drums on weekdays | \
burnt pans are replaced | cats may vote
House rule number {small}, added by {first}: {flatmaterule}.
{first} added house rule number {small}, which says that {flatmaterule}.
Added by {first}, house rule number {small} says that {flatmaterule}.
> {flatmaterule}
What does house rule number {small} say? / Which house rule was added by {first}?
What has the flat-sharing community agreed at somebody's suggestion?
Which regulation must the other tenants now respect?
> {first}
Who added house rule number {small}? / By whom was the house rule added that {flatmaterule}?
At whose suggestion do the tenants have a new regulation? / Which flatmate likes to make laws?
> {small}
What number is the house rule added by {first}?
Which number has the house rule that says {flatmaterule}?
Where in the list is that regulation for the tenants?
How is {first}'s law counted among the others?

= knockreason: the cellar is flooding | your gutter hangs loose | the parcel leaked | somebody \
left the gate open | our ferret is missing | the smoke smells odd | your car lights are on | the \
baby is asleep
Our neighbour {last} knocked at {spoken_time} to say that {knockreason}.
That {knockreason} was what our neighbour {last} knocked to say at {spoken_time}.
> {knockreason}
What did our neighbour {last} knock to say?
What was it that our neighbour knocked at {spoken_time} to say?
What news did the person from next door have? / Which message was delivered on our doorstep?
> {last}
Which neighbour knocked at {spoken_time}?
What is the name of our neighbour who knocked to say that {knockreason}?
Who from next door stood on our doorstep? / Who came round with news for us?
> {spoken_time}
At what time did our neighbour {last} knock?
When was it that our neighbour knocked to say that {knockreason}?
When did somebody from next door stand on our doorstep?
At which hour was there a caller with news for us?

= ailingplace: between the shoulder blades | behind the left knee | under one big toenail | \
along the jaw | in both elbows | at the base of the thumb | just below the ribs | inside the \
right ear
When rain is coming, Grandma {last} feels it {ailingplace}.
Grandma {last} feels it {ailingplace} when rain is coming.
> {ailingplace}
Where does Grandma {last} feel it when rain is coming?
Where is it that rain, when coming, is something that Grandma feels?
Which part of the old lady's body is a barometer?
In what place does the weather prophetess have her twinges?
> {last}
Which grandma feels it {ailingplace} when rain is coming?
Who is the grandma who feels that rain is coming? / Which old lady can forecast a wet day?
Whose body serves the family as a barometer?

= knittingerror: three armholes | one sleeve like a stocking | no opening for the head | a \
pocket on the back | holes where buttons belong | a hood for a giant | letters in mirror writing \
| a seam that itches
The jumper that {first} knitted for the baby has {knittingerror}.
{first} knitted the baby a jumper that has {knittingerror}.
> {knittingerror}
What does the jumper that {first} knitted have?
What is it that the knitted jumper for the baby has?
What went wrong with the woollen present for the newborn?
Which fault makes that tiny pullover unwearable?
> {first}
Who knitted the jumper for the baby? / By whom was the jumper knitted that has {knittingerror}?
Whose needles made an unwearable woollen present?
Who cannot follow a pattern for a tiny pullover?

= firstaidcontent: a corkscrew | old raisins | three plasters and a moth | a fishing fly | \
tweezers without tips | a toy stethoscope | fireworks | somebody's milk tooth | stamps
All that {first} found in our first-aid box after the accident was {firstaidcontent}.
After the accident {first} found only {firstaidcontent} in our first-aid box.
> {firstaidcontent}
What did {first} find in the first-aid box after the accident?
What was all that was found in our first-aid box?
What useless contents did the emergency kit turn out to have?
With what would we have had to treat the wound?
> {first}
Who found only {firstaidcontent} in our first-aid box?
By whom was something found in the first-aid box after the accident?
Who opened the emergency kit in vain? / Who wanted to treat the wound but had no bandage?

= marriedsign: a yellow umbrella in the window | two candles on the sill | a whistle from the \
orchard | an onion on the gatepost | a red sock on the line | three knocks on the wall | the \
radio at full volume | a blind half down
In {year}, when they were courting, {first}'s signal to come over was {marriedsign}.
{first}'s signal to come over, when they were courting in {year}, was {marriedsign}.
> {marriedsign}
What was {first}'s signal to come over when they were courting?
Which signal meant to come over in {year}, when they were courting?
How did one sweetheart tell the other that the coast was clear?
By what secret sign were the lovers brought together?
> {first}
Whose signal, when they were courting, was {marriedsign}?
Who gave a signal to come over when they were courting?
Which sweetheart told the other that the coast was clear?
Who of the two lovers had thought of a secret sign?
> {year}
When was {marriedsign} the signal, as they were courting?
In which year were they courting, with a signal of {first}'s to come over?
When did the romance with the secret sign take place?
In what year did the sweethearts meet in stealth?

= shoefault: the sole flaps | they squeak in church | the left one leaks | a mouse has nested \
there | the heels are uneven | they were Grandad's | the laces are string | there is gum inside
{first} is ashamed of those old boots because {shoefault}.
Because {shoefault}, {first} is ashamed of those old boots.
> {shoefault}
Why is {first} ashamed of those old boots? / What makes {first} ashamed of the boots, so old?
What is wrong with what is on somebody's feet?
For what reason would a new pair save the wearer's blushes?
> {first}
Who is ashamed of those old boots? / Whose boots are old, and make one ashamed because {shoefault}?
Who hides both feet under the chair? / For whom should we buy a new pair?

= weddingcake: a lump of marzipan | a cardboard box with icing | pork pies on three levels | a \
tower of doughnuts | a wheel of cheddar | a frozen trifle | a giant pretzel | sandwiches glued \
with jam
In wartime, {first}'s wedding cake in {city} was really {weddingcake}.
What passed for {first}'s wedding cake in {city} in wartime was {weddingcake}.
> {weddingcake}
What was {first}'s wedding cake in wartime really? / What passed for a wedding cake in {city}?
How did the couple replace the confectionery they could not get?
What did the bride and groom have to cut, for lack of sugar?
> {first}
Whose wedding cake in {city} was really {weddingcake}?
Who had something that passed for a wedding cake in wartime? / Who married when sugar was short?
Which bride or groom had a substitute for the confectionery?
> {city}
In which city was {first}'s wedding cake really {weddingcake}?
Where did something pass for a wedding cake in wartime, {first}'s?
In what town did the couple marry when sugar was short?
Where were those hungry nuptials celebrated?

= radiatorfix: a bicycle pump | a turn of the brass screw | a kick from below | bleeding it into \
a cup | foil on the wall | a new thermostat head | removing the doll's sock | turning the pump up
The radiator in {first}'s bedroom stayed cold for {spell} until {radiatorfix} helped.
Until {radiatorfix} helped, the radiator in {first}'s bedroom stayed cold for {spell}.
> {radiatorfix}
What helped after the radiator in the bedroom stayed cold?
Until what helped did {first}'s radiator stay cold? / What was the solution to the heating problem?
How was it made warm again where somebody sleeps?
> {spell}
How long did the radiator in {first}'s bedroom stay cold?
For how long was it that the bedroom radiator stayed cold?
How much time was spent shivering under the duvet? / What was the duration of the heating problem?
> {first}
In whose bedroom did the radiator stay cold?
Whose bedroom radiator was cold until {radiatorfix} helped? / Who was shivering under the duvet?
Which member of the household had a heating problem?

= picnicforgot: the corkscrew | our youngest | the folding chairs | the lid of the flask | all \
the forks | insect spray | the map | the sausages
Only in {street} did {first} realise that we had left {picnicforgot} at home.
{first} realised only in {street} that {picnicforgot} had been left at home.
> {picnicforgot}
What did {first} realise that we had left at home?
What had been left at home, as {first} realised in {street}?
What was forgotten when we set off for the day?
What was missing from the car, so that we had to turn round?
> {street}
Where did {first} realise that {picnicforgot} had been left at home?
In which street did {first} realise what had been left at home?
On what road did we have to turn the car round?
How far had we driven when somebody had an unpleasant thought?
> {first}
Who realised that we had left {picnicforgot} at home?
By whom was it realised in {street} that something had been left at home?
Who suddenly had an unpleasant thought on the road?
Because of whose remark did we turn the car round?

= grace: thank heaven for gravy | may the cook live long | long live the potato | forks up, \
elbows in | bless this hungry lot | no talk of money now | eat before it runs away | here comes \
the ship
Before dinner the {last} family joins hands and says, "{grace}."
"{grace}," says the {last} family before dinner, joining hands.
> {grace}
What does the {last} family say before dinner?
What words are said by the {last} family, joining hands before dinner?
Which home-made prayer opens the meal there? / How do those people give thanks at the table?
> {last}
Which family joins hands before dinner and says "{grace}"?
What is the name of the family joining hands before dinner?
Who has a home-made prayer to open the meal?
At whose table would I have to hold my neighbour's fingers?

= rashsource: wool against the skin | the new soap | strawberries | a nickel buckle | tomato \
leaves | the cat's collar | hairy caterpillars | a cheap bracelet | ivy
The red patches on {first}'s neck are caused by {rashsource}, {doctor} believes.
{doctor} believes that {rashsource} caused the red patches on {first}'s neck.
> {rashsource}
What caused the red patches on {first}'s neck?
What does {doctor} believe the red patches on the neck are caused by?
To what is the patient allergic, in the physician's view?
What should be avoided so that the itching rash disappears?
> {doctor}
Who believes that {rashsource} caused the red patches?
Which doctor believes to know the cause of the patches on {first}'s neck?
Which physician looked at the rash? / Who diagnosed an allergy?
> {first}
On whose neck are the red patches? / Whose neck has red patches caused by {rashsource}?
Who is the patient with the itching rash? / Who suffers from an allergy below the chin?

= chorepay: a slice of fruit cake | ten minutes of television | one marble | a turn on the \
tractor | a foreign stamp | the right to choose supper | a story about the war | a ride on the \
mower
For each bucket of weeds pulled from the drive, {first} earns {chorepay}.
{first} earns {chorepay} for each bucket of weeds pulled from the drive.
> {chorepay}
What does {first} earn for each bucket of weeds?
For pulling weeds from the drive, what is earned for each bucket?
How is the young gardener paid for a full pail?
What wages does a child get for tidying the gravel?
> {first}
Who earns {chorepay} for each bucket of weeds?
Who pulled weeds from the drive to earn something for each bucket?
Which child has a job tidying the gravel? / Who is the young gardener with the pail?

= teddyinjury: lost a glass eye | got stuck in the letter box | fell into the fondue | was left \
on a ferry | went through the mangle | was buried at sea | had its stuffing eaten | was sold by \
mistake
{first} has barely slept since the old teddy bear {teddyinjury} on {weekday}.
The old teddy bear {teddyinjury} on {weekday}, and {first} has barely slept since.
> {teddyinjury}
What happened to the old teddy bear, so that {first} has barely slept?
Since the teddy bear did what on {weekday} has {first} barely slept?
Which disaster befell the beloved plaything?
Why does the child lie awake and grieve for a cuddly friend?
> {weekday}
On which day was it that the old teddy bear {teddyinjury}?
Since which day, bad for the old teddy bear, has {first} barely slept?
When did disaster befall the beloved plaything?
Since what day of the week does the child lie awake and grieve?
> {first}
Who has barely slept since the teddy bear {teddyinjury}?
Because of the old teddy bear, who has barely slept? / Which child lies awake and grieves?
Whose beloved plaything met with disaster?

= bathguest: a live carp | forty begonias | the home brew | two ducklings | a soaking carpet | \
the goldfish | a canoe in need of patches | an ice sculpture
No baths before {date}, please: {first} is keeping {bathguest} in the tub.
{first} is keeping {bathguest} in the tub, so no baths before {date}, please.
> {bathguest}
What is {first} keeping in the tub? / What is in the tub, so that there are no baths before {date}?
Why must we all go unwashed, what is in our way?
What odd occupant has taken over the place where we soak?
> {date}
Before which date are there to be no baths in the tub?
Until when is {first} keeping {bathguest} in the tub, with no baths?
When shall we be able to wash properly again? / What is the earliest day for a good soak?
> {first}
Who is keeping {bathguest} in the tub?
Because of whom are there no baths in the tub before {date}?
Who has taken over the place where we soak? / Whom do we have to thank for going unwashed?

= marketlist: half a pound of tripe | a mouse trap | shoelaces for Dad | anything but turnips | \
a present for the midwife | blue wool | lamp oil | a new handle for the saw
Scribbled on {first}'s hand in biro was the one thing to buy: {marketlist}.
The one thing to buy, {marketlist}, was scribbled in biro on {first}'s hand.
> {marketlist}
What was scribbled in biro on {first}'s hand? / What was the one thing to buy, scribbled on a hand?
Which purchase must not be forgotten?
What did somebody note down on the skin before going to the shops?
> {first}
On whose hand was {marketlist} scribbled in biro?
Whose hand had the one thing to buy scribbled on it? / Who uses the skin as notepaper?
Who was sent to the shops with so short a list?

= stairwarning: the fourth step is rotten | the cat sleeps in the dark | the rail comes away | \
marbles have been spilt | the bulb has gone | the carpet has slipped | someone waxed the boards \
| the ceiling is low
"Mind how you go down to the cellar, {first}: {stairwarning}."
"{stairwarning}, {first}, so mind how you go down to the cellar."
> {stairwarning}
Why must {first} mind how to go down to the cellar?
What should {first} mind on going down the cellar stairs?
What danger lurks on the way to the wine and coal? / How might somebody break a leg underground?
> {first}
Who is told to mind how to go down to the cellar?
Who must mind, going down the cellar stairs, that {stairwarning}?
To whom was the warning addressed?
Who is about to fetch something from underground and might be hurt?

= sistershare: by flipping a coin | in order of height | by weighing them | by playing cards | \
according to age | after a secret vote | by drawing straws | with a kitchen timer | by \
arm-wrestling
The {tally} sisters divided their mother's jewels {sistershare}.
Their mother's jewels were divided {sistershare} between the {tally} sisters.
> {sistershare}
How were their mother's jewels divided?
In what way did the {tally} sisters divide the mother's jewels?
By which method did the daughters decide who inherits which brooch?
What procedure avoided a quarrel over gold and pearls?
> {tally}
How many sisters divided their mother's jewels?
Between how many sisters were the jewels divided {sistershare}?
How large was the number of daughters who inherited?
How many girls did the dead woman leave behind?

= reachmeans: with barbecue tongs | on a pile of atlases | from a friend's shoulders | by \
climbing the shelves | on wooden stilts | with a loop of string | by moving the fridge | with a \
walking stick
Little {first} got at the {sweets} on top of the cupboard {reachmeans}.
It was {reachmeans} that little {first} got at the {sweets} on top of the cupboard.
> {reachmeans}
How did little {first} get at the {sweets} on the cupboard?
In what manner were the {sweets} on top of the cupboard got at by little {first}?
By which clever method did a small thief overcome the height?
How come the sugary supply is gone although it was out of reach?
> {sweets}
What was on top of the cupboard that little {first} got at?
At what did little {first} get, on top of the cupboard, {reachmeans}?
Which sugary supply was not safe in spite of the height? / What was stolen by the small thief?
> {first}
Who got at the {sweets} on top of the cupboard?
Which little child got at something on the cupboard top {reachmeans}? / Who was the small thief?
Which youngster with a sweet tooth is cleverer than we thought?

= quietgame: counting red cars | the longest silence wins | naming rivers | being statues | \
twenty questions | spotting storks | reciting the kings | guessing the next song | plaiting each \
other's hair
To keep the children calm in the waiting room, {first} suggested {quietgame}.
{first} suggested {quietgame} to keep the children calm in the waiting room.
> {quietgame}
What did {first} suggest to keep the children calm?
What was suggested in the waiting room so that the children keep calm?
Which pastime was to stop the little ones from making a racket before the appointment?
How could the kids be entertained until the doctor called?
> {first}
Who suggested {quietgame} to keep the children calm?
By whom was something suggested for the children in the waiting room?
Whose idea was the pastime for the little ones?
Who knows how kids are entertained until the doctor calls?

= hamperlining: the Sunday supplement | moss and fern | last year's calendar | bubble wrap | a \
lace petticoat | hymn sheets | straw from the stable | shredded bank statements
{first} packs the best china in {hamperlining} whenever the family moves house.
Whenever the family moves house, the best china is packed by {first} in {hamperlining}.
> {hamperlining}
In what does {first} pack the best china?
What is the best china packed in when the family moves house?
How are plates and cups protected from breaking on the lorry?
Which soft stuff surrounds the precious crockery on its journey?
> {first}
Who packs the best china when the family moves house?
By whom is the best china packed in {hamperlining}? / Who is trusted with the precious crockery?
Who protects plates and cups from breaking on the lorry?

= lightrule: the owls come in | the moths eat the curtains | it heats the fish tank | it \
attracts burglars | it wakes the cockerel | the meter runs like mad | the switch gives shocks | \
ships might mistake it
The lamp on the landing stays off after {time} because {lightrule}.
Because {lightrule}, the lamp on the landing stays off after {time}.
> {lightrule}
Why does the lamp on the landing stay off?
What is it because of that the lamp on the landing stays off after {time}?
What is the reason that we have to grope in the dark upstairs?
How come no bulb may burn at the head of the stairs late in the evening?
> {time}
After what time does the lamp on the landing stay off?
When is the lamp on the landing to go off and stay so?
From which hour do we have to grope in the dark upstairs?
Until when may the bulb at the head of the stairs burn?
"""
