"""Relatives: what they fear, owe, promise and are known for, in short sentences (see relations.py)."""

RELATIONS = """
= snorecure: a tennis ball sewn into the pyjamas | two drops of eucalyptus on the pillow | a \
brick under the bedhead | singing scales before bed | no cheese after six | a strip of tape \
across the nose | sleeping in the armchair | a didgeridoo lesson once a week
What finally stopped {first}'s husband from snoring was {snorecure}.
{first}'s husband no longer snores, thanks to {snorecure}.
It was {snorecure} that put an end to the snoring of {first}'s husband.
> {snorecure}
What stopped {first}'s husband from snoring?
Thanks to what does {first}'s husband no longer snore?
How did the nightly sawing noise in that bedroom get cured?
What remedy gave a tired wife her quiet nights back?
> {first}
Whose husband has stopped snoring? / Who has a husband that no longer snores?
Who can sleep in peace beside her spouse at last?
Who used to be kept awake by the noise from the other pillow?

= stainmaker: beetroot juice | a leaking fountain pen | candle wax | black cherry jam | shoe \
polish | mustard from a hot dog | grass from the football pitch | hair dye
The mark on our best tablecloth is from {stainmaker}, and {first} says salt will lift it.
{first} says salt will lift the mark that {stainmaker} left on our best tablecloth.
> {stainmaker}
What left the mark on our best tablecloth? / What is the mark on the best tablecloth from?
With what did somebody soil the dining linen? / What was spilt where we eat on special days?
> {first}
Who says that salt will lift the mark?
According to whom will salt lift what is on our tablecloth?
Who gave us laundry advice about the dining linen?
Whose household tip is it to use something from the spice rack?

= sleepspot: in the bathtub | under the kitchen table | on two chairs pushed together | in a \
hammock on the landing | behind the sofa | on a heap of coats | in the dog's basket | at the \
foot of our bed
When {first} comes to stay, our youngest insists on sleeping {sleepspot}.
Our youngest insists on sleeping {sleepspot} whenever {first} comes to stay.
Sleeping {sleepspot} is what our youngest insists on each time {first} comes to stay.
> {sleepspot}
Where does our youngest insist on sleeping when {first} stays?
What place does our youngest want to sleep in when {first} comes to stay?
Where does the smallest child spend the night when we have a visitor?
In which odd corner will I find the little one at bedtime when there is a guest?
> {first}
Whose stay makes our youngest insist on sleeping {sleepspot}?
Who comes to stay when our youngest sleeps {sleepspot}?
Which guest has such an effect on the little one's choice of bed?
Who is visiting if the smallest child will not use a normal bed?

= sickreason: of a whole jar of pickles | the cousins played roundabout | the bus was so hot | \
the paint looked tasty | someone swapped the lemonade | the milk was four days old | of hidden \
chocolate eggs | of Uncle's cigar
{first} was sick all over the new rug because {sickreason}.
Because {sickreason}, {first} was sick all over the new rug.
> {sickreason}
Why was {first} sick all over the new rug? / What is the reason that {first} was sick on the rug?
What made the child throw up? / What upset the poor stomach so badly that our carpet suffered?
> {first}
Who was sick all over the new rug? / By whom was the new rug spoilt, being sick?
Which child threw up indoors? / Whose upset stomach do we owe the carpet cleaning to?

= firstword: "digger" | "no thanks" | "again" | "moon" | "grandpa" | "cheese" | "uh-oh" | \
"tractor" | "shoe"
Our daughter's first word, at {small} months, was {firstword}, and {first} missed it.
{first} missed our daughter's first word, {firstword}, which came at {small} months.
> {firstword}
What was our daughter's first word? / Which first word of our daughter's did {first} miss?
What did the baby girl say before she could say anything else?
With which utterance did our little girl begin to talk?
> {first}
Who missed our daughter's first word? / By whom was the first word of our daughter missed?
Who was not in the room when the baby girl began to talk?
Who was absent when our little one spoke at last?
> {small}
How many months old was our daughter at her first word?
At how many months did our daughter say her first word?
> {small} months
How old was the baby girl when she began to talk?
What was our little one's age when she spoke at last?

= bedcondition: with the landing light on | after three songs | if the cat comes too | with her \
wellingtons on | under two eiderdowns | when somebody hums | if the wardrobe is locked | with a \
sock over each hand | facing the window
Note for the babysitter: {first} will only fall asleep {bedcondition}.
It is only {bedcondition} that {first} will fall asleep, dear babysitter.
> {bedcondition}
How will {first} fall asleep, the babysitter must know?
What is the only way that {first} falls asleep, dear babysitter?
What does the little one need before those eyes will close?
On what terms does the child drop off at night?
> {first}
Who will only fall asleep {bedcondition}?
Which child, the babysitter must know, falls asleep only {bedcondition}?
Which little one is difficult to settle at night?
For whom does the sitter need our instructions about bedtime?

= soupname: nettle soup | bread and milk | cold rice with honey | a mug of bone broth | stewed \
rhubarb | oats boiled in beer | grated apple | burnt toast and black tea
When one of us had a fever, Grandma always brought {soupname} up to the {colour} bedroom.
Grandma always brought {soupname} up to the {colour} bedroom when one of us had a fever.
Up to the {colour} bedroom came Grandma with {soupname} whenever one of us had a fever.
> {soupname}
What did Grandma bring up when one of us had a fever?
What came up to the {colour} bedroom when one of us had a fever?
What were we fed as feverish children?
Which invalid food did the old lady believe in when our temperature rose?
> {colour}
To which bedroom did Grandma bring {soupname}?
What colour was the bedroom where we lay with a fever?
In a room of what shade did we lie when we were ill?
How were the walls painted where sick children were nursed?

= wakener: the rattle of milk bottles | a wet nose in my ear | bacon frying | the neighbour's \
trombone | rain through the skylight | geese on the roof | the toddler's toy drum | a smell of \
burning
What woke me on my {small}th birthday was {wakener}.
I was woken by {wakener} on my {small}th birthday.
On my {small}th birthday it was {wakener} that woke me.
> {wakener}
What woke me on my {small}th birthday? / By what was I woken on my birthday?
How was I pulled out of my dreams on the day I turned {small}?
What put an end to my sleep on the day when I became a year older?
> {small}
On which birthday of mine was I woken by {wakener}?
Which birthday was it when I woke, woken by {wakener}?
How old did I turn on the day of that rude morning?
What age had I reached when {wakener} ended my sleep?

= drawerjunk: dead batteries | odd shoelaces | takeaway menus | birthday candle stubs | foreign \
coins | corks | rubber gloves with holes | old spectacles | seed packets
The bottom drawer of the dresser is full of {drawerjunk}, which {first} refuses to throw out.
{first} refuses to throw out the {drawerjunk} that fill the bottom drawer of the dresser.
> {drawerjunk}
What is the bottom drawer of the dresser full of?
What does {first} refuse to throw out of the dresser?
Which useless things does the household hoarder hang on to?
What would I find if I pulled out the lowest part of that piece of furniture?
> {first}
Who refuses to throw out what is in the bottom drawer?
Because of whose refusal to throw things out is the dresser drawer full?
Who cannot part with old rubbish? / Which hoarder do we have to thank for the clutter?

= ironrule: nobody whistles at table | shoes stay outside | the first one up feeds the hens | no \
telephones after supper | the cook does not wash up | guests get the biggest slice | whoever \
swears peels potatoes | no running with spoons
In {first}'s house one rule is never broken: {ironrule}.
"{ironrule}" is the one rule that is never broken in {first}'s house.
One rule, {ironrule}, is never broken in the house of {first}.
> {ironrule}
Which rule is never broken in {first}'s house?
What is the one rule of {first}'s house that nobody has broken?
What must a visitor under {first}'s roof remember above all?
Which law of the home is sacred there?
> {first}
In whose house is the rule "{ironrule}" never broken?
Whose house has a rule that is never broken?
Under whose roof must everybody remember that {ironrule}?
Who is strict about the law of the home?

= lostplace: in the vacuum cleaner bag | inside a turkey | down the back of the car seat | under \
the doormat | in a jar of buttons | stuck to a bar of soap | in the lining of a handbag | \
between two floorboards | in the compost
My {kin} lost a wedding ring in {month} and found it {lostplace}.
The wedding ring that my {kin} lost in {month} was found {lostplace}.
> {lostplace}
Where was my {kin}'s lost wedding ring found? / Where did my {kin} find the lost wedding ring?
In what place did the missing token of marriage turn up?
Where had the golden band been hiding all along?
> {month}
When did my {kin} lose the wedding ring? / In what month was the wedding ring lost?
Since when had the golden band been missing?
What time of the year was it when the token of marriage disappeared?

= ghostnoise: a loose shutter | hedgehogs in the cellar | the old water tank | a squirrel with \
walnuts | the lodger doing push-ups | a branch against the gutter | the tumble dryer next door | \
a sleepwalking uncle
The ghost that the children heard in the {house} attic turned out to be {ghostnoise}.
It was {ghostnoise}, not a ghost, that the children heard in the attic at {house}.
> {ghostnoise}
What did the ghost in the attic turn out to be?
What was it that the children heard at {house}, if not a ghost?
What was the true cause of the spooky sounds?
What had really frightened the little ones from above their heads?
> {house}
In which house did the children hear a ghost in the attic?
Where did the ghost in the attic turn out to be {ghostnoise}?
At which address were the spooky sounds explained?
Under which roof were the little ones frightened?

= punish: copying out the dictionary | no pudding until Sunday | weeding the gravel | polishing \
all the brass | an early bedtime | writing to the Queen | a week without marbles | scrubbing the \
henhouse
My grandfather's punishment for lying was {punish}, as {first} soon found out.
As {first} soon found out, lying was punished by my grandfather with {punish}.
> {punish}
What was my grandfather's punishment for lying?
With what did my grandfather punish lying, as {first} found out?
What happened to children who did not tell the truth?
What penalty did the old man impose on fibbers?
> {first}
Who soon found out what my grandfather's punishment for lying was?
Who learnt soon that lying is punished with {punish}?
Which child must have been caught telling a fib?
Who experienced what the old man did with those who did not tell the truth?

= hairfault: it looks like a mushroom | one side is longer | the ears stick out | the fringe is \
crooked | it smells of vinegar | it has gone green | it will not lie flat | it makes the nose \
bigger
{first} cried after the haircut on {weekday} because {hairfault}.
Because {hairfault}, {first} cried after {weekday}'s haircut.
> {hairfault}
Why was it that {first} cried after the haircut?
What about {weekday}'s haircut was it that {first} cried over?
What is wrong with how the poor head was trimmed?
What was there to dislike about what the barber had done?
> {first}
Who cried after the haircut? / Whose haircut on {weekday} was one to be cried about?
Who left the barber in tears? / Who is unhappy with what the scissors did?
> {weekday}
On which day was it that {first} cried after the haircut?
When was the haircut that {first} cried about? / What day of the week was the visit to the barber?
When did the scissors bring about such tears?

= curtaincloth: old parachute silk | a bedspread from Mexico | flour sacks | two velvet skirts | \
a circus tent | army blankets | hospital sheets | worn-out tea towels
{first} made the curtains in the nursery out of {curtaincloth}.
The curtains in the nursery were made by {first} out of {curtaincloth}.
It was {curtaincloth} that {first} made into the nursery curtains.
> {curtaincloth}
What did {first} make the nursery curtains out of?
What are the curtains in the nursery made out of? / Which fabric keeps the morning sun off the cot?
What was cut up to cover the baby's window?
> {first}
Who made the curtains in the nursery?
By whom were the nursery curtains made out of {curtaincloth}?
Who sat at the sewing machine for the baby's window? / Whose needlework keeps the sun off the cot?

= cupboarddoor: lift it and push | kick the lower corner | use a butter knife | open the drawer \
first | warm it with a hairdryer | pull both knobs together | lean on the frame | tap the hinge \
twice
To open the larder door in damp weather, {cupboarddoor}, as {first} showed us.
{first} showed us how to open the larder door in damp weather: {cupboarddoor}.
> {cupboarddoor}
How do you open the larder door in damp weather?
What did {first} show us about the larder door in damp weather?
What should I do if I cannot get at the food because the wood has swollen?
What is the trick with the stuck pantry?
> {first}
Who showed us how to open the larder door?
Who knew about the larder door in damp weather and showed us?
Who taught us the trick with the stuck pantry?
To whom do we owe it that we can get at our food on a wet day?

= gravysecret: a square of dark chocolate | strong coffee | a spoon of marmalade | two anchovies \
| yesterday's porridge | a splash of stout | burnt onion skins | the water from the peas | \
crushed gingerbread
{first} would never admit that the secret of the gravy is {gravysecret}.
The secret of the gravy is {gravysecret}, which {first} would never admit.
> {gravysecret}
What is the secret of the gravy? / Which secret about the gravy would {first} never admit?
What goes into the sauce when no one is looking?
To what does our Sunday roast owe its famous taste?
> {first}
Who would never admit what is in the gravy? / Whose secret is it what the gravy has in it?
Which cook will not reveal how the sauce is made? / Who keeps quiet about that special taste?

= promisething: learn to swim | stop biting nails | write every week | never marry a sailor | \
plant a walnut tree | give up whistling | finish the patchwork quilt | take over the farm | \
visit the lighthouse
On the station platform {first} promised my {kin} to {promisething}.
What {first} promised my {kin} on the station platform was to {promisething}.
To {promisething} is what my {kin} was promised by {first} on the station platform.
> {promisething}
What was my {kin} promised by {first} on the station platform?
What was promised to my {kin} on the station platform?
What vow was made just before the train left?
What has to be done to keep one's word given by the railway track?
> {first}
Who promised my {kin} something on the station platform?
By whom was my {kin} promised on the platform that somebody would {promisething}?
Who gave their word just before the train left?
Which person is bound by a vow to a relative of mine?
> {kin}
To whom did {first} promise on the station platform to {promisething}?
Which relative was promised something on the station platform?
Who in my family was given a solemn word at parting?
Which of my relations can hold {first} to a vow?

= bathfear: the plughole | water in the ears | the rubber duck's eyes | slipping over | the \
noisy geyser | soap bubbles | being seen by the cat | a spider on the tiles
My {kin} would not get into the bath for {duration}, all for fear of {bathfear}.
For fear of {bathfear}, my {kin} would not get into the bath for {duration}.
> {bathfear}
What made my {kin} fear the bath? / For fear of what would my {kin} not get in the bath?
What was so frightening about being washed? / Which terror kept a relative of mine dirty?
> {duration}
How long would my {kin} fear the bath?
For how long was there such fear of the bath, when my {kin} would not get in?
How long did that relative of mine go unwashed? / What was the length of the tub strike?

= cakecalamity: it sank in the middle | the dog licked it | the icing slid off | I used salt for \
sugar | it caught fire | the candles melted into it | an egg shell got in | it stuck to the \
ceiling fan | I sat on it
Dear {first}, about your birthday cake: I am sorry to say that {cakecalamity}.
I am sorry to say about your birthday cake, dear {first}, that {cakecalamity}.
> {cakecalamity}
What am I sorry to say about {first}'s birthday cake?
About the birthday cake I say that I am sorry; what about it?
What went wrong with the thing I baked? / What disaster spoilt the sweet centrepiece of the party?
> {first}
About whose birthday cake do I say that I am sorry?
To whom must I say sorry about a birthday cake?
Who is going to turn a year older without the treat I baked?
To which friend do I owe this apology?

= sisterjob: an undertaker | the first woman on the whaling station | a beekeeper in a convent | \
a lift attendant | a stuntwoman | a tax inspector | a snake charmer's assistant | a piano tuner
In the family album there is a {colour} page about Great-aunt {last}, who became {sisterjob}.
Great-aunt {last}, who became {sisterjob}, has a {colour} page in the family album.
> {sisterjob}
What did Great-aunt {last} become? / What became of Great-aunt {last}, says the family album?
How did the old relative with the tinted sheet earn her living?
What was our late relation by profession?
> {last}
Which great-aunt became {sisterjob}? / Which great-aunt has a {colour} page in the family album?
What was the name of our relation with the strange career?
Which old lady do we remember on a tinted sheet among the photographs?
> {colour}
What colour is Great-aunt {last}'s page in the family album?
On a page of what colour is Great-aunt {last} in the family album?
How is the sheet with the old lady's photographs tinted?
Which tint marks the part devoted to a relation with a strange career?

= wetbedcause: the stork story | a new night light | too much melon | moving house | the howling \
wind | his brother's ghost tales | the strange mattress | missing his granny
The doctor thought {wetbedcause} was why our son had wet the bed since {month}.
Our son had wet the bed since {month}, and the doctor thought {wetbedcause} was why.
> {wetbedcause}
Why had our son wet the bed, as the doctor thought?
What was why our son wet the bed, thought the doctor?
To what did the physician put down the damp sheets?
What was blamed for our little boy's accidents at night?
> {month}
Since when had our son wet the bed? / Since which month had the bed been wet, the doctor was told?
When did our little boy's accidents at night begin?
From what point of the year on did we have damp sheets to change?

= dustspot: the top of the door frame | the piano lid | the picture rail | behind the lavatory | \
the blades of the ceiling fan | the lampshade in the hall | the third banister | the frame of \
the wedding portrait
Every {weekday} my mother-in-law visits and runs a finger along {dustspot} to look for dust.
To look for dust, my mother-in-law, who visits every {weekday}, runs a finger along {dustspot}.
> {dustspot}
Where does my mother-in-law look for dust?
What does my mother-in-law run a finger along when she visits?
Which place should I clean with special care before she comes?
Where does a critical relative by marriage check how well I keep house?
> {weekday}
On which day does my mother-in-law visit and look for dust?
When does my mother-in-law run a finger along {dustspot}? / When is my housekeeping inspected?
On what day of the week should I have cleaned for a critical relative by marriage?

= wardrobeghost: a wedding dress in tissue paper | three left boots | a stuffed pheasant | a gas \
mask | a box of love letters | a jar of milk teeth | a nun's habit | an unpaid butcher's bill | \
a sword
When we emptied Uncle {last}'s wardrobe, we came upon {wardrobeghost}.
We came upon {wardrobeghost} when Uncle {last}'s wardrobe was emptied.
In Uncle {last}'s wardrobe, when we emptied it, we came upon {wardrobeghost}.
> {wardrobeghost}
What did we come upon when we emptied Uncle {last}'s wardrobe?
What was in Uncle {last}'s wardrobe when it was emptied?
What surprise awaited us among the old man's clothes?
Which strange find did we make while clearing out after his death?
> {last}
Whose wardrobe did we empty when we came upon {wardrobeghost}?
Which uncle's wardrobe had been emptied?
Among which old man's clothes did we make the strange find?
After whose death did we do the clearing out?

= darning: a lightbulb inside the heel | fishing line | hair from the horse's tail | a tea \
strainer as a frame | a crochet hook and patience | two needles at once | wool in a clashing \
shade | the neighbour's machine
My {kin} still darns socks with {darning}, as taught by {first}.
As taught by {first}, my {kin} still darns socks with {darning}.
> {darning}
With what does my {kin} still darn socks? / How was my {kin} taught to darn socks, with what?
What does that relative of mine use to mend holes in stockings?
What is the old-fashioned trick for a worn-out toe?
> {first}
Who taught my {kin} how socks are darned?
By whom was my {kin} taught to darn socks with {darning}?
From whom does the skill of mending stockings come?
Who was the teacher of a relative who repairs footwear?
> {kin}
Who still darns socks with {darning}? / Which relative was taught by {first} how to darn socks?
Who in my family does not throw away stockings with holes?
To which relation do I take footwear with a worn-out toe?

= candletrick: keep them in the freezer | rub them with soap | soak them in salt water | trim \
the wicks first | stand them in sand | shield them with a jam jar | light them from below | \
store them with mothballs
To make candles last, {first} wrote, {candletrick}.
{first} wrote that to make candles last you should {candletrick}.
> {candletrick}
What should you do to make candles last, as {first} wrote?
How are candles made to last, {first} wrote? / How can I get longer evenings out of a stick of wax?
What treatment slows down the burning of wax lights?
> {first}
Who wrote how to make candles last? / Who wrote that you should {candletrick} to make candles last?
Whose letter had advice about saving wax?
Who knows how to get longer evenings out of a single light?

= coughcure: onion syrup | goose fat on brown paper | thyme honey | a hot potato in a stocking | \
whisky with lemon | licorice root | steam from chamomile | hot milk and garlic | a mustard bath
For my cough {first}'s mother swore by {coughcure}, which she brought over at {spoken_time}.
At {spoken_time} {first}'s mother brought over {coughcure}, which she swore by for a cough like \
mine.
> {coughcure}
What did {first}'s mother swear by for a cough?
What was brought over for my cough at {spoken_time}? / Which home remedy was I given for my chest?
What was carried to my sickbed to stop me barking?
> {first}
Whose mother brought over {coughcure} for my cough? / Whose mother swore by something for my cough?
Whose parent tried to doctor my chest? / Which friend's mum believes in home remedies?
> {spoken_time}
At what time was {coughcure}, good for a cough, brought over by {first}'s mother?
When was something for my cough brought over by {first}'s mother, who swore by it?
When did a kind woman come to my sickbed? / At which hour did the home remedy for my chest arrive?

= yearlymark: a notch in the door post | a tooth in a matchbox | a knot in a rope | a new stripe \
on the wall | a planted bulb | a silver spoon | a plaster handprint | a lock of hair in the Bible
Every birthday of {first}'s is recorded by {yearlymark}.
It is by {yearlymark} that each of {first}'s birthdays is recorded.
> {yearlymark}
How is every birthday of {first}'s recorded? / By what are {first}'s birthdays recorded?
What is added each year to show that the child is older?
In what unusual way does the family keep count of someone's age?
> {first}
Whose birthdays are recorded by {yearlymark}? / Whose birthday is recorded every time?
Which child's age does the family keep count of so unusually?
For whom is something added each year to show how they get older?

= lullabytopic: a drowned miller | seven tired camels | a baker's missing moon | the price of \
herring | a fox at confession | trains crossing Siberia | a bear who lost his mittens | a goose \
on a bicycle
Our {language} au pair sings the twins a lullaby about {lullabytopic}.
The lullaby that our {language} au pair sings the twins is about {lullabytopic}.
> {lullabytopic}
What is the lullaby about that the au pair sings?
About what does our {language} au pair sing the twins a lullaby?
What is the subject of the cradle song that the two babies hear?
What story is told in the nursery by voice and melody?
> {language}
Which au pair sings the twins a lullaby about {lullabytopic}?
Of what language is the au pair that sings our twins a lullaby?
Which mother tongue does the young helper in our nursery speak?
From what language does the cradle song probably come?

= whyseparate: she grinds her teeth | he reads until three | the baby only sleeps beside her | \
of the cold feet | the dog takes his half | he talks about invoices | she wants the window open \
| one of them kicks
My parents have had separate bedrooms since {year} because {whyseparate}.
Because {whyseparate}, my parents have had separate bedrooms since {year}.
> {whyseparate}
Why do my parents have separate bedrooms?
Because of what have my parents had separate bedrooms since {year}?
What drove Mum and Dad apart at night?
For what reason do the old couple no longer share a mattress?
> {year}
Since when have my parents had separate bedrooms?
Since which year have the bedrooms of my parents been separate?
When did Mum and Dad stop sharing a mattress?
How far back does the old couple's nightly parting go?

= moneyhabit: steams unfranked stamps off letters | waters down the washing-up liquid | reuses \
tea bags twice | saves wrapping paper | cuts the mould off cheese | dries kitchen paper on the \
line | turns collars inside out | showers at the gym
To save money, my {kin} {moneyhabit}, though there is {amount} in the bank.
There is {amount} in the bank, yet my {kin} {moneyhabit} to save money.
> {moneyhabit}
What does my {kin} do to save money? / How does my {kin}, with {amount} in the bank, save money?
What stingy custom does a rich relation of mine have?
In which little economy does our family's miser indulge?
> {amount}
How much money does my {kin} have in the bank?
What amount is there in the bank though my {kin} still saves? / How rich is our family's miser?
What is the size of the fortune behind those stingy customs?
> {kin}
Which relative {moneyhabit} to save money?
Who saves like that though there is {amount} in the bank? / Who is our family's miser?
Which relation of mine is rich and stingy?

= slipperuse: killing wasps | propping the window open | hiding banknotes | calling the dog | \
rocking the cradle | silencing the radio | carrying eggs | keeping the butter out of reach
Grandpa {last} wore his left slipper; the right one was for {slipperuse}.
Grandpa {last}'s left slipper was for wearing, the right one for {slipperuse}.
> {slipperuse}
What was Grandpa {last}'s right slipper for?
What did Grandpa {last} use the right slipper for, if not wearing?
For which purpose did the old man keep one foot bare?
What other service did half of his indoor footwear perform?
> {last}
Which grandpa wore only the left slipper? / Whose right slipper was for {slipperuse}?
Which old man walked about the house with one foot bare?
Who found another service for half of his indoor footwear?

= pillowthing: a lavender bag | a photograph of her late husband | a torch and a whistle | a \
bread knife | half a biscuit | the evening paper | a lottery ticket | a rosary made of olive \
stones | a tape measure
Under her pillow Aunt {last} always has {pillowthing}.
Aunt {last} always has {pillowthing} under her pillow.
There is always {pillowthing} under the pillow of Aunt {last}.
> {pillowthing}
What does Aunt {last} always have under her pillow?
What is always under the pillow of Aunt {last}?
Without which object can the old lady not go to bed?
What would I feel if I put my hand beneath her head at night?
> {last}
Which aunt always has {pillowthing} under her pillow?
Under which aunt's pillow is there always something?
Who has an odd object near her head at night?
Which old lady would be embarrassed if I made her bed?

= nameorigin: a racehorse | the midwife | a brand of stove | her father's first love | a \
hurricane | a mountain in Wales | the ship's cook | a character in a radio play
My {kin}, in the family Bible {first}, was named after {nameorigin}.
It was after {nameorigin} that my {kin}, {first} in the family Bible, was named.
My {kin} {first} owes the name in the family Bible to {nameorigin}.
> {nameorigin}
After what or whom was my {kin} of the family Bible named?
To what does my {kin} owe the name in the family Bible?
Where did those parents get the idea of calling their child {first}?
Who or what inspired the choice at the christening?
> {first}
What is my {kin}'s name in the family Bible?
In the family Bible, what is the name that my {kin} owes to {nameorigin}?
How is that relation of mine called at home?
What did the parents write on the birth certificate because of {nameorigin}?
> {kin}
Which relative in the family Bible was named after {nameorigin}?
Who in the family Bible owes a name to {nameorigin}? / Which relation of mine is called {first}?
How is {first} related to me?

= sleepwalkgoal: to the coal cellar | out to the rabbit hutch | into the neighbours' kitchen | \
onto the balcony | to the bus stop | into the airing cupboard | down to the river | up to the \
attic trunk
{first} has walked {sleepwalkgoal} asleep {tally} times this winter.
This winter {first} has {tally} times walked {sleepwalkgoal} while asleep.
> {sleepwalkgoal}
Where has {first} walked while asleep this winter?
To what place has {first} walked asleep {tally} times? / Where do the sleeper's feet head at night?
In which direction does the somnambulist go?
> {tally}
How many times has {first} walked in sleep this winter?
How many times this winter has {first} walked {sleepwalkgoal} asleep?
How frequent have the somnambulist's outings been?
What is the count of those nightly excursions in pyjamas?
> {first}
Who has walked {sleepwalkgoal} asleep? / Who has walked while asleep {tally} times this winter?
Who is the somnambulist of the house? / For whom should we lock the doors at night?

= chickenpoxclue: a single spot behind the ear | a refusal of ice cream | scratching through the \
sermon | a temper at breakfast | a red patch on the belly | an unusually quiet afternoon | \
blisters between the toes | a sudden love of baths
The first sign that the twins had chickenpox was {chickenpoxclue}, which {first} noticed.
{first} noticed {chickenpoxclue}, the first sign that the twins had chickenpox.
> {chickenpoxclue}
What was the first sign that the twins had chickenpox?
What did {first} notice as a sign of chickenpox? / How did the children's disease announce itself?
By what did an observant person know that two of us were ill?
> {first}
Who noticed the first sign of the twins' chickenpox?
By whom was the first chickenpox sign noticed?
Who was observant enough to see that two of us were falling ill?
Whose eye was the sharpest when the rash arrived?

= choremistake: shrank the bride's jumper | dyed everything pink | ironed a hole in the silk \
blouse | washed a passport | mixed bleach with vinegar | melted the washing basket | sent the \
cat round the drum | flooded the flat below
Left alone with the laundry on {date}, {first} {choremistake}.
On {date} {first}, left alone with the laundry, {choremistake}.
It was {first} who {choremistake} when left alone with the laundry on {date}.
> {choremistake}
What did {first} do when left alone with the laundry?
What came of {first} being left alone with the laundry on {date}?
What went wrong on washday without supervision?
Which blunder was made by the beginner at the machine?
> {first}
Who was left alone with the laundry on {date}?
Who {choremistake} when left alone with the laundry?
Who ought not to be trusted with dirty clothes? / Which person made a blunder on washday?
> {date}
When was {first} left alone with the laundry? / On which date was {first} left with the laundry?
What day was that unfortunate washday? / When did the blunder with the machine happen?

= toothbribe: a ride on the fire engine | a goldfish | a mouth organ | ten new pence | a trip on \
the night bus | a magnet | a pancake supper | permission to keep the snail
In exchange for letting the dentist look, {first} was promised {toothbribe}.
{first} was promised {toothbribe} in exchange for letting the dentist look.
> {toothbribe}
What was {first} promised in exchange for letting the dentist look?
What does {first} get in exchange, as promised, for the dentist?
With what reward was the frightened patient won over? / Which bribe made a child open wide?
> {first}
Who was promised {toothbribe} for letting the dentist look?
Who was promised something in exchange about the dentist?
Which child would not open wide without a bribe? / Which frightened patient has a reward coming?

= chairtale: a bailiff fainted in it | the King's coachman carved it | four babies were nursed \
in it | it was won at cards | it survived the flood | a poet died in it | it came down the river \
| the dog was born in it
Nobody may sell the {colour} armchair, said Grandma, because {chairtale}.
Because {chairtale}, nobody may sell the {colour} armchair, said Grandma.
> {chairtale}
Why may nobody sell the {colour} armchair?
What did Grandma say is why nobody may sell the armchair?
What story makes that old seat so precious to the family?
On what grounds did the old lady forbid us to part with the furniture?
> {colour}
Which armchair may nobody sell? / What colour is the armchair that Grandma said nobody may sell?
Which upholstery shade has the seat that must stay in the family?
How is the precious piece covered, in what hue?

= giftreaction: burst into tears | left the room | laughed for a minute | asked for the receipt \
| looked for the batteries | kissed the postman | blushed like a beetroot | swapped seats with \
Grandad
{first} unwrapped the {gift} and {giftreaction}, and we did not know where to look.
We did not know where to look when {first}, having unwrapped the {gift}, {giftreaction}.
> {giftreaction}
What did {first} do with the {gift} just unwrapped so that we wondered where to look?
Having unwrapped the {gift}, what did {first} do, so that we did not know where to look?
How was our present received? / What was the embarrassing response to our surprise?
> {gift}
What had {first} unwrapped so that we did not know where to look?
Where to look we did not know after {first} had unwrapped what?
What present caused that embarrassing response?
Which object had been inside the paper and ribbon?
> {first}
Who {giftreaction} after having unwrapped the {gift}, so that we knew nowhere to look?
Who had unwrapped the {gift} when we did not know where to look?
Whose response to our present was embarrassing?
To whom had we given a surprise in paper and ribbon?

= attictreasure: love letters from a bishop | a crate of cider | six unused gas masks | a \
stuffed crocodile | the christening robe | a Roman coin | a suitcase of wigs | maps of \
Antarctica | a violin without strings
Clearing the attic at {house}, {first} found {attictreasure} beneath the rocking horse.
Beneath the rocking horse in the attic at {house}, {first} found {attictreasure}.
{first} cleared the attic at {house} and found {attictreasure} beneath the rocking horse.
> {attictreasure}
What did {first} find beneath the rocking horse?
What was found in the attic at {house}, beneath the rocking horse?
What discovery was made up there under the roof?
Which forgotten treasure lay hidden below a toy for riding?
> {first}
Who found {attictreasure} in the attic?
By whom was something found beneath the rocking horse at {house}?
Who made a discovery up there under the roof?
Who came across a forgotten treasure below a toy for riding?
> {house}
In which house was {attictreasure} found beneath the rocking horse?
Where did {first} clear the attic when something was found beneath the rocking horse?
Which residence had that forgotten treasure under its roof?
At which property did somebody tidy up the loft?

= tablebehaviour: slurping through the moustache | reading the sauce bottle aloud | picking out \
the raisins | humming the news theme | balancing peas on a knife | feeding the parrot first | \
wiping the plate with a sleeve | clicking his dentures
What annoys {first} most at meals is Uncle {last}'s habit of {tablebehaviour}.
Uncle {last}'s habit of {tablebehaviour} is what annoys {first} most at meals.
> {tablebehaviour}
Which habit of Uncle {last}'s annoys {first} most?
What does Uncle {last} do at meals that annoys {first} most?
What bad manners does the old man have when eating? / Which custom at table drives somebody mad?
> {last}
Which uncle's habit annoys {first} most at meals?
Who has a habit of {tablebehaviour} that annoys {first}?
Which elderly relative has bad manners when eating?
Beside whom would {first} rather not sit at dinner?
> {first}
Who is most annoyed at meals by Uncle {last}'s habit?
Whom does the habit of {tablebehaviour} annoy most?
Who suffers in silence from the old man's manners?
Who would rather not sit beside {last} at dinner?

= nightwatch: a heron statue by the pond | a dressmaker's dummy | the cutlery in a rattling box \
| a radio tuned to parliament | marbles on the stairs | a row of muddy boots | a sign about \
adders | two bad-tempered geese
Since the burglary in {month}, my {kin} relies on {nightwatch} against thieves.
My {kin} relies on {nightwatch} against thieves since the burglary in {month}.
Against thieves, since {month}'s burglary, {nightwatch} is what my {kin} relies on.
> {nightwatch}
What is it that my {kin} relies on against thieves?
What has my {kin} used against thieves since the burglary?
How is that relation's home protected from people who break in?
What home-made alarm is supposed to scare off criminals?
> {month}
When was the burglary, since which my {kin} relies on {nightwatch}?
Since the burglary of which month does my {kin} take measures against thieves?
When did someone break into that relation's home? / In what part of the year did the crime happen?
> {kin}
Who relies on {nightwatch} against thieves?
Which relative had a burglary in {month} and fears thieves? / In whose home did someone break in?
Which member of my family has that home-made alarm?

= homesickitem: the smell of floor wax | rye bread with caraway | church bells on Sundays | \
arguing over dominoes | snow up to the sills | her mother's plum jam | the creak of the third \
stair | frogs in the ditch
What our lodger {first} misses most from home is {homesickitem}.
Most of all, our lodger {first} misses {homesickitem} from home.
> {homesickitem}
What does our lodger {first} miss most from home?
Which thing from home is most missed by our lodger? / For what is the paying guest homesick?
What do we lack here that would make the tenant of our back bedroom happy?
> {first}
What is the name of our lodger, who misses {homesickitem} most?
Which lodger misses something from home most? / Who rents our back bedroom and is homesick?
Which paying guest dreams of the old country?

= paintpick: elephant's breath | mouldy plum | custard | wet sand | tinned salmon | bruised \
heather | pigeon | Tuscan mud | old piano keys
After a quarrel that lasted {duration}, the hall was painted in a shade called {paintpick}.
The hall was painted in a shade called {paintpick} after a quarrel that lasted {duration}.
> {paintpick}
What is the shade called in which the hall was painted?
In which shade was the hall painted after the quarrel?
What colour do visitors see as they come in at our entrance?
What did it say on the tin that ended the argument about decorating?
> {duration}
How long did the quarrel about the hall last before it was painted?
How long was the quarrel before a shade was called right and painted?
How much time did the two of us argue about decorating the entrance?
For what period could we not agree on a colour?

= dressup: a boiled egg | the leaning tower of Pisa | a slice of toast | the tax office | a \
broken umbrella | Cleopatra's snake | a postbox | the wind | a pair of bagpipes
{first} wants to go to the {party} dressed as {dressup}, so we need cardboard and glue.
We need cardboard and glue, as {first} wants to go to the {party} dressed as {dressup}.
> {dressup}
Dressed as what does {first} want to go to the {party}?
As what does {first} want to go, so that we need cardboard and glue?
What disguise is the child dreaming of? / Which costume must the parents build?
> {first}
Who wants to go to the {party} dressed as {dressup}?
For whom do we need cardboard and glue, wanted for the {party}?
Which child is dreaming of a difficult costume? / Whose disguise must be built at home?
> {party}
Where does {first} want to go dressed as {dressup}?
For what do we need cardboard and glue, as {first} wants to go there?
For which festivity is the costume? / At what celebration will the child appear in disguise?

= windowreason: the frame has swollen | a wren nests on the sill | the sash cord snapped | \
somebody painted it shut | the ivy grew through it | the handle came off | Grandpa nailed it \
down | a wasp got in once
The bathroom window has not been opened for {spell} because {windowreason}.
Because {windowreason}, the bathroom window has not been opened for {spell}.
> {windowreason}
Why has the bathroom window not been opened?
Because of what has the window in the bathroom stayed unopened for {spell}?
What prevents us from airing the place where we shower?
What is the cause of all that steam having nowhere to go?
> {spell}
For how long has the bathroom window not been opened?
How long has the window in the bathroom been unopened because {windowreason}?
Since when, about, has there been no fresh air where we shower?
How much time has passed without the steam having anywhere to go?

= letterrelic: a mosquito | a splash of wine | a grain of rice | a pressed gentian | a lock of \
his beard | half a train ticket | a drawing of a knee | a smear of lipstick
Stuck to the last page of Father's letter from {city} there was {letterrelic}.
There was {letterrelic} stuck to the last page of the letter that Father wrote from {city}.
> {letterrelic}
What was stuck to the last page of Father's letter?
What was there on the last page of the letter from {city}?
What did Dad's mail contain besides words? / Which little relic came with the paper from abroad?
> {city}
From where did Father write the letter with {letterrelic} stuck to it?
From which city came Father's letter with something stuck to the last page?
Where was Dad staying when he sent us mail? / What place had the envelope come from?

= stewtime: until the spoon stands up | for the length of two hymns | till the dog begins to \
whine | overnight on the ashes | while the bread proves | until the neighbours complain | as \
long as a football match | till the bones come clean
According to {first}'s mother, the mutton stew must simmer {stewtime}.
The mutton stew must simmer {stewtime}, according to {first}'s mother.
> {stewtime}
How long must the mutton stew simmer?
How long, according to {first}'s mother, must one simmer the stew?
When can the pot be taken off the stove? / What is the cooking time of the sheep dish?
> {first}
Whose mother says how long the stew must simmer?
According to whose mother must the mutton stew simmer {stewtime}?
Whose parent is the expert on that sheep dish?
From whose family comes the advice about the pot on the stove?

= exampanic: hiccups | nosebleeds | a rash on the elbows | the giggles | a stammer | hunger for \
chalk | a twitching eyelid | total silence | cold feet
Before every school test {first} gets {exampanic}, just like my {kin} used to.
Just like my {kin} used to, {first} gets {exampanic} before every school test.
> {exampanic}
What does {first} get before every school test?
What did my {kin} use to get before a school test, just like {first}?
How does stress show itself in the pupil? / What inherited symptom appears when there is an exam?
> {first}
Who gets {exampanic} before every school test?
Who, just like my {kin}, gets something before a school test?
Which pupil has inherited the odd symptom? / In which child does stress over exams show?
> {kin}
Who used to get {exampanic} before every school test, just like {first}?
Just like which relative of mine does {first} get something before a school test?
From whom in the family may the pupil have inherited it?
Who in an earlier generation suffered so from exam stress?

= bachelorfood: sardines from the tin | porridge for supper | cold baked beans | toast with \
dripping | raw turnips | pickled eggs | crackers and ketchup | jelly from the packet
While Mother was in hospital with {ailment}, Father lived on {bachelorfood}.
Father lived on {bachelorfood} while Mother was in hospital with {ailment}.
> {bachelorfood}
What did Father live on while Mother was in hospital?
On what did Father live when {ailment} put Mother in hospital?
What did Dad eat when there was nobody to cook for him?
Which poor diet kept the man going during his wife's absence?
> {ailment}
With what was Mother in hospital while Father lived on {bachelorfood}?
What did Mother have in hospital while Father lived alone?
Because of which medical problem was Mum away?
What was the matter with our female parent, the patient?

= stovequirk: it only lights on the third match | the back ring has two heats | the door must be \
wedged | it hums before rain | it burns everything on the left | the grill smokes first | the \
timer runs backwards | it smells of fish
A warning about {first}'s cooker: {stovequirk}.
About {first}'s cooker, a warning: you will find that {stovequirk}.
> {stovequirk}
What is the warning about {first}'s cooker?
About what in the cooker of {first}'s is there a warning?
What should one know before using the oven in that kitchen?
What is peculiar about the machine on which {first} prepares meals?
> {first}
Whose cooker needs the warning that {stovequirk}? / Whose cooker is the warning about?
Who owns the peculiar oven? / In whose kitchen should one take care before preparing a meal?

= napcustom: with a newspaper over his face | sitting bolt upright | on the kitchen bench | \
under the cherry tree | with one eye open | in the parked car | standing against the stove | \
beside the sleeping dog
From {time} on, Great-grandfather naps {napcustom} and must not be disturbed.
Great-grandfather, who must not be disturbed, naps {napcustom} from {time} on.
> {napcustom}
How or where does Great-grandfather nap from {time} on?
In what way does Great-grandfather nap when he must not be disturbed?
What does the old gentleman's siesta look like? / Describe the way our eldest dozes in the day.
> {time}
From what time on must Great-grandfather not be disturbed?
From when on does Great-grandfather nap {napcustom}?
At which hour does the old gentleman's siesta begin?
After when should we keep quiet for our eldest?

= babyplay: an empty biscuit tin | the salad spinner | a wooden spoon | a ring of old keys | the \
colander | a bag of clothes pegs | yesterday's newspaper | the remote control
Baby {first} ignored the new {toy} and played all afternoon with {babyplay}.
All afternoon baby {first} played with {babyplay} and ignored the new {toy}.
The new {toy} was ignored by baby {first}, who played with {babyplay} all afternoon.
> {babyplay}
What did baby {first} play with all afternoon?
With what was all afternoon played, by baby {first}, who ignored the new {toy}?
Which household thing was more fun for the infant than the present?
What kept the little one busy for hours?
> {toy}
What new thing did baby {first} ignore all afternoon?
Which new toy was ignored while baby {first} played with {babyplay}?
Which present was a waste of money? / What failed to interest the infant?
> {first}
What is the name of the baby that ignored the new {toy}?
Which baby played all afternoon with {babyplay}?
Which infant prefers household things to presents?
Who was not interested in the plaything from the shop?

= quarrelcause: the last sausage | whose turn it was to drive | a borrowed razor | the \
pronunciation of scone | a will | the height of the hedge | a photograph with the ex-wife | the \
volume of the wireless
My {kin} and {first} have not exchanged a word since {year}, and all over {quarrelcause}.
All over {quarrelcause}, my {kin} and {first} have not exchanged a word since {year}.
> {quarrelcause}
Over what have my {kin} and {first} exchanged no word since {year}?
It is all over what, that no word is exchanged between {first} and my {kin}?
What was the row in the family about? / Which trifle led to the long silence between two people?
> {year}
Since when have my {kin} and {first} not exchanged a word?
Since which year was no word exchanged, all over {quarrelcause}?
When did the row in the family take place? / How far back does the silence between those two go?
> {first}
With whom has my {kin} not exchanged a word since {year}?
Who has exchanged no word with my {kin} over {quarrelcause}? / Who is on bad terms with my {kin}?
Who else took part in that row in the family?

= pocketfind: a live frog | half a sausage | somebody's hearing aid | four snail shells | a \
melted toffee | the doctor's pencil | a doll's arm | a wasp in a matchbox | conkers
In the pockets of {first}'s school trousers I found {pocketfind} today.
Today I found {pocketfind} in the pockets of {first}'s school trousers.
> {pocketfind}
What did I find in {first}'s school trousers today?
What was found in the pockets of the school trousers today?
What nearly ended up in the washing machine? / What had the child carried home without telling me?
> {first}
In whose school trousers did I find {pocketfind}?
Whose trousers had something in the pockets that I found today?
Which pupil is a collector of odd things? / Whose clothes should I always check before washing?

= sparebed: an army stretcher | a lilo with a puncture | hay under a sheet | the billiard table \
| a folding lounger | three sofa cushions | a mattress from 1950 | grandmother's sleigh bed | a \
bunk made of crates
Guests at {house} are put up on {sparebed} in the {colour} study.
On {sparebed}, in the {colour} study, is where guests at {house} are put up.
> {sparebed}
On what are guests at {house} put up? / What are guests put up on in the {colour} study?
What does a visitor have to lie on at night?
Which sleeping arrangement awaits those who come to stay?
> {colour}
In which study are guests at {house} put up on {sparebed}?
What colour is the study where guests are put up?
What is the shade of the walls where visitors spend the night?
Name the hue of the room where overnight callers sleep among the books.
> {house}
In which house are guests put up on {sparebed}?
At what house are the guests put up in the {colour} study?
Under whose roof will a visitor's back ache in the morning?
Which residence offers such a sleeping arrangement?

= wishbirthday: a day without kisses | a ladder | a lie-in till noon | a funeral for the hamster \
| a uniform with epaulettes | a cake shaped like a drain | a pneumatic drill | breakfast on the \
roof
For birthday number {tally}, {first} wished for {wishbirthday} and nothing else.
{first} wished for {wishbirthday} and nothing else for birthday number {tally}.
> {wishbirthday}
What did {first} wish for on birthday number {tally}?
What was the only birthday wish that {first} wished for?
What would make the child happy on turning {tally}?
Which single longing could the parents try to fulfil?
> {first}
Who wished for {wishbirthday} as a birthday treat and nothing else?
Whose birthday number {tally} was it when somebody wished for only one thing?
Which child turned {tally} with a single longing?
Whose parents had to organise something so unusual for the big day?
> {tally}
For which birthday number did {first} wish for {wishbirthday}?
What number was the birthday when {first} wished for nothing else?
How old was the child going to be? / What age would be reached on the day of that unusual treat?

= medtrick: hidden in a sausage | crushed in honey | after a bribe of snuff | wrapped in ham | \
from a silver spoon | half asleep | stirred into yoghurt | with his nose held | during the football
The nurse has found that Grandad swallows his {medicine} only {medtrick}.
Grandad swallows his {medicine} only {medtrick}, the nurse has found.
> {medtrick}
How does Grandad swallow his {medicine}, as the nurse has found?
What has the nurse found is the only way that Grandad swallows {medicine}?
By what trick does the old man get his dose?
What is the art of making the stubborn patient accept his drug?
> {medicine}
What does Grandad swallow only {medtrick}?
What has the nurse found that Grandad swallows in one way only?
Which drug is the stubborn patient prescribed? / What does the old man accept only by a trick?

= sundaygarb: a bow tie made of felt | odd gloves | a hat with cherries | his regiment's blazer \
| a kilt too short | three cardigans | a feather boa | patent leather boots | a paper crown
To Sunday lunch at {first}'s my {kin} always wears {sundaygarb}.
My {kin} always wears {sundaygarb} to Sunday lunch at {first}'s.
> {sundaygarb}
What does my {kin} always wear to Sunday lunch?
In what does my {kin} come to Sunday lunch at {first}'s, always wearing it?
How is that relative of mine dressed for the weekly family feast?
Which piece of clothing makes everyone at the table smile?
> {kin}
Who always wears {sundaygarb} to Sunday lunch?
Which relative always wears the same for Sunday lunch at {first}'s?
Who in my family dresses so oddly for the weekly feast?
Whose clothing makes everyone at the table smile?
> {first}
At whose place is the Sunday lunch to which my {kin} always wears {sundaygarb}?
Who has Sunday lunch guests such as my {kin}, who always wears the same?
Who cooks for the weekly family feast? / Who plays host to that oddly dressed relative?

= coldfeetcure: a baked potato in each sock | pepper in the stockings | stamping on the landing \
| a hot brick in flannel | the cat under the blanket | a basin of mustard water | felt insoles | \
a glass of sloe gin
Against cold feet at night, {first} recommends {coldfeetcure}.
{first} recommends {coldfeetcure} against cold feet at night.
What {first} recommends against cold feet at night is {coldfeetcure}.
> {coldfeetcure}
What does {first} recommend against cold feet?
Against cold feet at night, what is recommended by {first}?
How am I advised to warm my toes in bed?
What will help somebody whose lower extremities are icy in the evening?
> {first}
Who recommends {coldfeetcure} against cold feet?
By whom is something recommended against cold feet at night?
Who has advice for people with icy toes? / Which person has a remedy for chilly lower extremities?
"""
