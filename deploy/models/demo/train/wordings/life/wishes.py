"""What people said, wished, regretted and learned, in short sentences (see relations.py)."""

RELATIONS = """
= regretdeed: selling the old piano | never learning to swim | shouting at the vicar | leaving \
school at fifteen | not keeping Father's letters | having the elm felled | turning down the job \
in Peru | lending money to a cousin
What {first} regrets most in life is {regretdeed}.
{first} regrets nothing in life so much as {regretdeed}.
Nothing in life is regretted more by {first} than {regretdeed}.
> {regretdeed}
What does {first} regret most in life? / Which thing in life is regretted most by {first}?
Given a second chance, what would {first} do differently? / What mistake still weighs on {first}?
> {first}
Who regrets {regretdeed} most in life? / Whose life holds no greater regret than {regretdeed}?
Who would love to turn back the clock? / Who is still sorry about {regretdeed}?

= metplace: in a lift that had stuck | at a funeral in the rain | over a burst tyre | in the \
queue for the dentist | at a fire drill | while waiting for a vet | at a jumble sale | in the \
wrong cinema
{first} and my {kin} met for the first time {metplace} in the summer of {year}.
It was {metplace} that my {kin} met {first} for the first time, in the summer of {year}.
In the summer of {year} my {kin} and {first} met for the first time {metplace}.
> {metplace}
How were {first} and my {kin}, in the summer of {year}, first met?
How was it that {first} met my {kin} in that summer? / What brought those two together?
On which occasion did {first} get to know someone from my family?
> {year}
In the summer of what year was it that {first} and my {kin} met?
In which year's summer had {first} met my {kin} {metplace}?
How far back does their acquaintance go, to which date?
Since when have those two known each other?

= madeup: with a basket of plums | by writing a limerick | over a game of darts | with a phone \
call at midnight | by mending the bicycle | over a plate of chips | by singing under the window \
| with a bunch of thistles
After the bitter quarrel over the {furniture}, {first} made peace with me {madeup}.
{first} made peace with me {madeup} after the bitter quarrel over the {furniture}.
We had a bitter quarrel over the {furniture}, but {first} made peace with me {madeup}.
> {madeup}
How was peace made after the quarrel with {first}?
In what way did {first} end our bitter quarrel over the {furniture}?
What turned us into friends again? / How were the two of us reconciled?
> {furniture}
Over what did {first} and I have a bitter quarrel?
What had the quarrel been about before peace was made {madeup}?
Which piece had we fallen out about? / What object came between us?
> {first}
Who made peace after the quarrel over the {furniture}?
With whom did I have a bitter quarrel over the {furniture}?
Whom had I fallen out with about a household item? / Who came and reconciled us?

= pursecarry: a dried sprig of heather | two sugar lumps | a folding toothbrush | a whistle for \
emergencies | one lucky chestnut | a bus ticket from Rome | some wire and a cork | a photograph \
of a mule
Wherever {first} goes, {pursecarry} goes along in the left coat pocket.
{first} carries {pursecarry} everywhere in the left coat pocket.
In the left coat pocket {first} carries {pursecarry} wherever the road leads.
> {pursecarry}
What does {first} carry in the left coat pocket? / What goes everywhere in {first}'s coat pocket?
Without which little item would {first} never leave home?
What does {first} always have on the body?
> {first}
Who carries {pursecarry} in a coat pocket? / Whose left coat pocket holds {pursecarry}?
Who never leaves home without {pursecarry}? / Who always has something small about the person?

= dreamtof: being chased by a wardrobe | flying over the gasworks | a library under water | \
losing all my teeth | a train without doors | dancing with the bishop | a talking haddock | \
sitting an exam in pyjamas
On {weekday} night, after too much {dish}, I dreamt of {dreamtof}.
I dreamt of {dreamtof} on {weekday} night after too much {dish}.
Too much {dish} on {weekday} night, and I dreamt of {dreamtof}.
> {dreamtof}
What did I dream of, what was it I dreamt after too much {dish}?
Of what had I dreamt after eating too much on {weekday} night?
Which vision did I have in my sleep? / What went through my sleeping head?
> {dish}
Too much of what did I eat the night I dreamt of {dreamtof}?
After too much of which food had I dreamt that night? / What supper disturbed my sleep?
Which heavy meal gave me odd visions?
> {weekday}
On which night had I dreamt of {dreamtof}? / The night I dreamt after too much {dish} was which?
On what day of the week was my sleep so odd?
After which evening did I wake from a strange vision?

= refusedjob: iron her husband's shirts | pluck a goose | vote for a Liberal | walk past the \
abattoir | drink out of plastic | use the escalator | learn to drive | share a bathroom
All her life Aunt {last} refused to {refusedjob}.
To {refusedjob} is what Aunt {last} refused all her life.
Aunt {last} refused to {refusedjob} as long as her life lasted.
> {refusedjob}
What did Aunt {last} refuse to do all her life?
What is it that Aunt {last} refused her whole life long?
To what did our stubborn relative never agree? / What could nobody make the old lady do?
> {last}
Which aunt refused to {refusedjob}?
What was the name of the aunt who all her life refused to {refusedjob}?
Who was that stubborn old relative?
What was the old lady called whom nobody could make {refusedjob}?

= usedtonoise: the trains below the bedroom | the smell of the tannery | a shower without hot \
water | sleeping on the floor | having no curtains | the baker's early lorry | the cold in the \
hall | sharing a kitchen with strangers
In my first lodgings it took me {spell} to grow used to {usedtonoise}.
After {spell} in my first lodgings I had grown used to {usedtonoise}.
I had grown used to {usedtonoise} after {spell} in my first lodgings.
> {usedtonoise}
What had I grown used to after {spell} in my first lodgings?
In my lodgings, what was it that I had to grow used to? / Which nuisance no longer bothers me?
What did I find so hard when I left home?
> {spell}
After how long in my lodgings had I grown used to {usedtonoise}?
How long had I been in my first lodgings until I was used to {usedtonoise}?
For how long did {usedtonoise} bother me? / How much patience, in length, did adapting cost me?

= cheermeup: a hot bath with the radio | feeding the ducks | reading seed catalogues | a drive \
along the coast | polishing all my shoes | a bag of vinegar crisps | watching other people work \
| an hour in the hardware shop
When {first} feels low, nothing helps like {cheermeup}.
Nothing helps {first} like {cheermeup} when feeling low.
What helps {first} most, feeling low, is {cheermeup}.
> {cheermeup}
What helps {first} when feeling low? / What is it that helps most when {first} feels low?
How does {first} get cheerful again? / What is {first}'s remedy for the blues?
> {first}
Who says {cheermeup} helps when feeling low?
Who is helped by nothing like {cheermeup} when feeling low? / Who cures sadness with {cheermeup}?
Whose spirits rise after {cheermeup}?

= savetrick: cutting each other's hair | living without a freezer | taking in a lodger | only \
buying bruised fruit | walking to work | giving up cigars | bathing at the swimming pool | \
brewing our own beer
By {savetrick} my parents save {price} a year.
My parents save {price} a year by {savetrick}.
Every year {savetrick} helps my parents save {price}.
> {savetrick}
How do my parents save {price} a year? / What helps my parents save {price} every year?
Which economy leaves more in the family purse?
In what way do Mother and Father keep expenses down?
> {price}
How much do my parents save every year by {savetrick}?
What sum does {savetrick} help my parents save in a year?
How much less do Mother and Father spend thanks to {savetrick}?
How big is the gain from the old folks' thrift?

= recovered: on goat's milk and sleep | by walking barefoot on grass | with a cat for company | \
in a hut by the sea | by doing jigsaws all day | under Grandmother's eiderdown | with three \
songs a day | on a diet of broth
After {ailment}, my {kin} recovered full strength {recovered} within {duration}.
Within {duration}, {recovered}, my {kin} recovered full strength after {ailment}.
My {kin} recovered full strength after {ailment} {recovered} within {duration}.
> {recovered}
How had my {kin} recovered any strength after {ailment}?
By what means was strength recovered after {ailment}? / What restored the health of my relative?
What sort of cure did the patient in our family take?
> {duration}
How long was it until my {kin} had recovered all strength after {ailment}?
Within what time had my {kin} recovered strength {recovered}?
How soon was the patient in our family well again?
How many days or weeks was it before my relative was healthy?
> {ailment}
After what had my {kin} recovered strength within {duration}?
After what illness was strength recovered {recovered}? / What had my relative been suffering from?
Which illness or injury struck our family?

= throwaway: broken umbrellas | used envelopes | empty jam jars | odd buttons | last year's \
calendars | the ends of candles | shoes without soles | blunt pencils
My {kin} cannot bear to throw {throwaway} away.
To throw {throwaway} away is more than my {kin} can bear.
Never would my {kin}, who cannot bear waste, throw {throwaway} away.
> {throwaway}
What can my {kin} not bear to throw away? / To throw what away is hard to bear for my {kin}?
What piles up at my relative's, useless as it is? / Which rubbish does somebody in my family hoard?
> {kin}
Which relative cannot bear to throw {throwaway} away?
Who can hardly bear it if one would throw {throwaway} away? / Who in my family hoards {throwaway}?
At whose home does useless stuff pile up?

= collects: sick bags from airlines | milk-bottle tops | hotel soaps | rude postcards | \
doorknobs from ruins | sand from every beach | misprinted stamps | lost gloves
{first} collects {collects} and already has {count} of them.
With {count} of them so far, {first} collects {collects}.
{count} is how many {first} has by now, who collects {collects}.
> {collects}
What does {first} collect and already have {count} of?
Which things, of which {first} already has {count}, does {first} collect so far?
What is {first}'s passion, of which there are ever more on the shelf?
What could I bring {first} to make the hoard grow?
> {count}
How many {collects} has {first}, who collects them, got already?
How many of them are there, now that {first} already collects {collects}?
How large is the hoard of {collects}? / What number of {collects} does {first} own?
> {first}
Who collects {collects}, with {count} of them already?
Whose are the {count} {collects}, so far collected? / Who is the lover of {collects}?
Whose shelves are full of {collects}?

= hatreason: to hide a scar | because of a bet with Tim | in memory of a sailor | so as not to \
be recognised | because the attic is draughty | to keep the hearing aid in place | because it \
was the wife's | for luck at cards
{first} wears that {colour} beret day and night {hatreason}.
Day and night, {hatreason}, {first} wears that {colour} beret.
That {colour} beret is what {first} wears day and night, {hatreason}.
> {hatreason}
Why does {first} wear that beret day and night?
For what reason is a {colour} beret worn by {first} day and night?
What explains the headgear that never comes off?
What is behind {first}'s odd habit of covering the head?
> {colour}
What colour is the beret that {first} wears day and night?
Which beret does {first} wear day and night? / What does {first}'s headgear look like?
In which shade is the cap that never comes off?
> {first}
Who wears a {colour} beret day and night? / Whose beret is worn day and night {hatreason}?
Who never takes that cap off? / Whose head is always covered?

= onlyeats: things that are white | tomatoes without skin | sandwiches cut in triangles | soup \
through a straw | bread from yesterday | what the dog may share | peas one at a time | cheese \
that smells
At the age of {small}, {first} will eat only {onlyeats}.
{first} will eat only {onlyeats} at the age of {small}.
Only {onlyeats} will {first} eat at the age of {small}.
> {onlyeats}
What will {first} eat only, at the age of {small}?
At that age, what is the only thing that {first} will eat, whatever others eat?
How fussy is {first} at table? / What must I serve so that {first} does not push the plate away?
> {first}
Who will eat only {onlyeats}? / Who at the age of {small} will eat only {onlyeats}?
Who is the fussy one at table? / Which child pushes everything else away?
> {small}
At what age will {first} eat only {onlyeats}?
What is the age of {first}, who will only eat {onlyeats}? / How many years has the fussy one lived?
At what age is that child so difficult at table?

= lessonlearned: never to lend tools | to count the change | to read the small print | not to \
argue with bakers | to knock before entering | not to trust weather forecasts | to keep every \
receipt | to say no politely
What {first} learned from {duration} of marriage was {lessonlearned}.
From {duration} of marriage {first} learned {lessonlearned}.
{duration} of marriage, and {first} learned {lessonlearned}.
> {lessonlearned}
What did {first} learn from {duration} of marriage? / What was learned by {first} from marriage?
Which wisdom did life with a spouse teach {first}? / What has being a husband or wife taught?
> {duration}
How much marriage was it from which {first} learned {lessonlearned}?
How long was the marriage in which {first} learned {lessonlearned}?
For how long had {first} had a spouse? / How long did that couple live as husband and wife?

= lastwords: mind the goldfish | never trust a Tuesday | send my love to Leeds | the soup needs \
salt | give Albert the ladder | keep the wolf from the door | look behind the clock | do not \
sell the field
The last thing {first} said before boarding the ferry to {country} was "{lastwords}".
"{lastwords}", {first} said as a last thing before boarding the ferry to {country}.
Before boarding the ferry to {country}, {first} said one last thing: "{lastwords}".
> {lastwords}
What was the last thing {first} said before boarding the ferry?
What did {first} say last, boarding the ferry to {country}?
With which words did the traveller take leave of us?
How did {first} bid us farewell at the harbour?
> {country}
To which country went the ferry that {first} was boarding?
Where was the ferry going, before boarding which {first} said "{lastwords}"?
Across the water to which land did {first} sail?
What was the destination of the traveller who bade us farewell with "{lastwords}"?

= firstthought: a burglar was in the pantry | the war had begun | somebody had dropped a tray | \
the piano had collapsed | it was the postman joking | the chimney was coming down | a cow had \
got loose | thunder had struck the church
When the boiler burst, {first} thought that {firstthought}.
{first} thought that {firstthought} when the boiler burst.
That {firstthought} was what {first} thought when the boiler burst.
> {firstthought}
What did {first} think when the boiler burst? / The boiler burst, and {first} thought what?
How did {first} wrongly explain the bang in the heating?
What was the mistaken idea about that loud noise in the cellar?
> {first}
Who thought, when the boiler burst, that {firstthought}?
The boiler burst, and who was it that thought that {firstthought}?
Who was mistaken about the explosion of the heating? / Who misjudged a loud bang in the house?

= oldagewish: to see a whale | to keep bees on the roof | to be a grandmother | to hear the \
cuckoo again | to die in Naples | to play the organ once | to finish the encyclopaedia | to own \
a donkey
At ninety, {first} has only one wish left, {oldagewish}.
The only wish {first} has left at ninety is {oldagewish}.
{oldagewish} is the only wish that {first} has left at ninety.
> {oldagewish}
What wish has {first} left at ninety? / What is the only wish left to {first}?
What does the old soul still hope for? / What would still make such a long life complete?
> {first}
Who has only one wish left at ninety? / Whose only wish, left at ninety, is {oldagewish}?
Which very old person hopes {oldagewish}? / Who is the old soul with a single hope?

= hidesweets: in a hollow dictionary | behind the flour bin | inside a rolled carpet | under the \
dog blanket | in the fuse box | among the winter socks | in the toolbox | on top of the dovecote
So that the children do not find them, {first} hides the {sweets} {hidesweets}.
{first} hides the {sweets} {hidesweets}, so that the children do not find them.
The {sweets} are {hidesweets}, where {first} hides them so that no children find them.
> {hidesweets}
Where does {first} hide the {sweets} so that the children do not find them?
Where would the children find the {sweets} that {first} hides?
Where must I look if I want to nibble? / In what spot is something sugary kept from small hands?
> {sweets}
What does {first} hide from the children?
What are the children not to find that {first} hides {hidesweets}?
Which treats are kept from small hands? / What would a little thief nibble {hidesweets}?

= weddingrefuse: to wear white | to promise obedience | to throw the bouquet | to be given away \
| to kiss in public | to dance the waltz | to cut the cake | to invite the mayor
At the wedding in {city} the bride refused {weddingrefuse}.
The bride refused {weddingrefuse} at the wedding in {city}.
{weddingrefuse} was what the bride refused at the wedding in {city}.
> {weddingrefuse}
What did the bride refuse at the wedding?
At the wedding in {city}, what was it the bride refused?
Which custom did the newly married woman not want to follow?
On what point was she stubborn at the altar or the feast?
> {city}
Where did the bride refuse {weddingrefuse} at her wedding?
In which city was the wedding where the bride refused {weddingrefuse}?
In what town did a couple marry without the usual custom? / Where was the marriage celebrated?

= nightfear: that the roof may leak | that the gas is on | that the mole has returned | that the \
bank will write | that the hens are loose | that the baby has stopped breathing | that the alarm \
will fail | that mice eat the wiring
{first} lies awake every night till {spoken_time}, worrying {nightfear}.
Every night till {spoken_time} {first} lies awake worrying {nightfear}.
Worrying {nightfear}, {first} lies awake till {spoken_time} every night.
> {nightfear}
What is {first} worrying about, lying awake every night?
Awake at night, {first} is worrying about what? / Which anxious thought robs {first} of sleep?
What trouble keeps {first} from dropping off?
> {spoken_time}
Till when does {first} lie awake every night?
Until what hour is {first} awake, worrying {nightfear}?
At what o'clock does {first} finally drop off? / When do the anxious thoughts give way to sleep?
> {first}
Who lies awake till {spoken_time} every night? / Who is awake at night, worrying {nightfear}?
Who sleeps badly because of anxious thoughts? / Whose sleep is spoilt by troubles?

= jacketfrom: an army blanket | two old curtains | a sofa cover | parachute silk | the lining of \
a coffin | a horse rug | flour sacks | a theatre flag
The {colour} jacket that {first} wears to parties was made from {jacketfrom}.
{first} wears a (nice|smart) {colour} jacket to parties that was made from {jacketfrom}.
Made from {jacketfrom}, that {colour} jacket is what {first} wears to parties.
> {jacketfrom}
What was the jacket made from that {first} wears to parties?
From what was {first}'s {colour} party jacket made?
What was {first}'s festive garment before it was sewn?
Which material did the tailor turn into something to dance in?
> {first}
Who wears a jacket to parties that was made from {jacketfrom}?
Whose jacket for parties was made from {jacketfrom}?
Who goes dancing in something sewn of {jacketfrom}?
Who is dressed at festivities in what used to be something else?

= breakfastodd: cold spaghetti with honey | sardines on gingerbread | pickles and cocoa | \
leftover curry | raw onions with butter | popcorn in milk | cheese dipped in coffee | a bowl of \
jelly
For breakfast {first} has had {breakfastodd} for {spell} now.
{first} has had {breakfastodd} for breakfast these {spell}.
For {spell} now {first}'s breakfast has always been {breakfastodd}.
> {breakfastodd}
What has {first} had for breakfast now, always the same?
What has always been {first}'s breakfast now? / With what strange food does {first} begin the day?
What does {first} eat in the early morning?
> {spell}
For how long has {first}'s breakfast now always been {breakfastodd}?
How long has {first} now had {breakfastodd} for breakfast?
Since when, in length of time, does {first} begin the day so strangely?
How old is {first}'s odd morning habit?
> {first}
Who has had {breakfastodd} for breakfast for {spell} now?
Whose breakfast now has always been {breakfastodd}? / Who begins the day with {breakfastodd}?
Who eats something strange in the early morning?

= quitwhy: the boss whistled all day | the canteen was closed | the ladder made them dizzy | the \
office smelt of glue | nobody ever said thank you | the uniform itched | the journey took two \
hours | the pay came in coupons
{first} resigned from a good position as {job} because {quitwhy}.
Because {quitwhy}, {first} resigned from a good position as {job}.
A good position as {job} is what {first} resigned from because {quitwhy}.
> {quitwhy}
Why has {first} resigned from a position as {job}?
For what reason was a good position as {job} what {first} resigned from?
What made {first} hand in the notice? / What was so unbearable about {first}'s work?
> {job}
From which good position has {first} resigned, as {quitwhy}?
As what did {first} have the position that {first} resigned from?
What used to be {first}'s occupation? / What work did {first} hand in the notice for?

= mugreads: world's worst golfer | do not speak to me | property of the vicar | keep calm and \
knit | it could be gin | souvenir of Skegness | champion sleeper | hands off
The mug that {first} drinks {drink} from says "{mugreads}" on the side.
On the side of the mug that {first} drinks {drink} from it says "{mugreads}".
"{mugreads}", says the side of the mug from which {first} drinks {drink}.
> {mugreads}
What does it say on the mug that {first} drinks from? / What says the side of {first}'s mug?
Which words are printed on {first}'s crockery? / What can be read while {first} is sipping?
> {drink}
What does {first} drink from the mug that says "{mugreads}"?
From the mug with a side that says "{mugreads}", {first} drinks what?
Which beverage is poured for {first}? / What is {first} sipping?

= gotlost: a flock of geese | the smell of bread | a man with a cello | the sound of bagpipes | \
the wrong red rucksack | a butterfly net | an ice-cream van | a marching band
{first} got lost in {city} by following {gotlost}.
By following {gotlost}, {first} got lost in {city}.
Following {gotlost} was how {first} got lost in {city}.
> {gotlost}
What was {first} following to get lost in {city}? / By following what was {first} lost?
What led {first} astray? / What lured {first} away from the right way through the town?
> {city}
In which city was {first} lost, following {gotlost}?
Where did following {gotlost} get {first} lost? / Where did somebody go astray?
In which town could {first} not find the way any more?
> {first}
Who got lost by following {gotlost}? / Who was lost in {city} after following {gotlost}?
Who went astray in a strange town? / Who could not find the way any more?

= reconcile: a shared love of pickles | the birth of a calf | a power cut | an old photograph | \
the funeral of their teacher | a flat tyre in the snow | a song on the radio | a lost umbrella
After {spell} of silence, it was {reconcile} that made the two brothers talk again.
It was {reconcile} that made the two brothers talk again after {spell} of silence.
The two brothers talk again after {spell} of silence, thanks to {reconcile} alone.
> {reconcile}
What made the two brothers talk again?
Thanks to what do the brothers talk again after a long silence?
What ended the feud in the family? / What reconciled two men who had the same mother?
> {spell}
How long was the silence before the brothers talk again?
After how much silence did {reconcile} make the brothers talk?
For how long had the feud in the family lasted?
How long did two men of one family ignore each other?

= sewnin: a twenty-pound note | her blood group | a tiny cross | a lock of hair | the word home \
| a map on silk | three gold coins | a prayer for sailors
Sewn into the lining of {first}'s {garment} is {sewnin}.
{first} has {sewnin} sewn into the lining of the {garment}.
In the lining of the {garment} of {first}'s there is, sewn in, {sewnin}.
> {sewnin}
What is sewn into the lining of {first}'s {garment}? / What has {first} sewn into a lining?
What secret do {first}'s clothes contain?
What would a thief discover on unpicking {first}'s clothes?
> {garment}
In the lining of what has {first} sewn {sewnin}?
Whatever lining is {sewnin} sewn into, of which garment?
In which piece of clothing is there a secret of {first}'s?
What would one have to unpick to get at {sewnin}?

= dogname: after a racing driver | after the first postman | after a brand of soap | because of \
one black ear | after a river in Wales | after a general | because it loved gravy | after a song
{first}'s dog was named {pet} {dogname}.
{pet} is what {first}'s dog was named, {dogname}.
The dog, {pet}, which is {first}'s, was named so {dogname}.
> {dogname}
Why was {first}'s dog named {pet}? / How come {first}'s dog was so named?
What is the origin of what the animal is called?
What inspired the owner of the animal to call it that?
> {pet}
What was {first}'s dog named? / Which dog was named so {dogname}?
By what should I call the animal to make it come?
To what does {first}'s four-legged friend answer?

= sleepnoise: recites the alphabet | barks like a terrier | laughs out loud | counts in German | \
calls for the butler | grinds the teeth | sings hymns | orders fried fish
In his sleep my husband {sleepnoise}, mostly around {spoken_time}.
Mostly around {spoken_time} my husband {sleepnoise} in his sleep.
My husband {sleepnoise} in his sleep, and mostly it is around {spoken_time}.
> {sleepnoise}
What does my husband do in his sleep? / In his sleep, what happens mostly with my husband?
By what odd nightly sound am I woken in our bed? / How does the man beside me disturb the night?
> {spoken_time}
When is it mostly that my husband {sleepnoise} asleep?
Around what time does my husband do it in his sleep, mostly?
At what hour am I usually woken by the man beside me?
When does the nightly show in our bed begin?

= apologyform: in a poem of nine lines | with a jar of honey | by mowing our lawn | on a banner \
across the street | over the loudspeaker at the pool | with a bow and a blush | by sending a \
brass band | in very small handwriting
For the broken greenhouse pane {first} apologised {apologyform}.
{first} apologised {apologyform} for the broken greenhouse pane.
It was {apologyform} that {first} apologised for the broken greenhouse pane.
> {apologyform}
How did {first} apologise for the broken greenhouse pane?
In what way was the broken greenhouse pane apologised for?
In what form did the culprit say sorry? / How were we asked to forgive the damage to the glass?
> {first}
Who apologised for the broken greenhouse pane?
Who has apologised {apologyform} for the pane in the greenhouse?
Who was to blame for the smashed glass and said sorry? / Who begged our pardon {apologyform}?

= bedsocks: from the wool of their own sheep | out of an unravelled sweater | with one toe \
missing | in the colours of Brazil | long enough for a giant | from dog hair | with little bells \
| out of fishing yarn
For each grandchild {first} knits bed socks {bedsocks}.
{first} knits bed socks {bedsocks} for each grandchild.
Each grandchild gets bed socks, which {first} knits {bedsocks}.
> {bedsocks}
How does {first} knit the bed socks for each grandchild?
What is special about the bed socks that {first} knits?
What is peculiar about the warm things for the little ones' feet?
How is the handmade footwear for the family's youngest made?
> {first}
Who knits bed socks for each grandchild? / From whom does each grandchild get bed socks?
Who makes sure of warm feet in the family? / Which grandparent is always busy with needles?

= heardsaying: the mill would be sold | rain makes children grow | a comet was coming | the \
vicar dyes his hair | beer cures warts | the bridge is haunted | cats can smell lies | the river \
once ran backwards
At the barber's in {city} I heard somebody say that {heardsaying}.
I heard somebody say at the barber's in {city} that {heardsaying}.
Somebody at the barber's in {city} was heard to say that {heardsaying}.
> {heardsaying}
What was it I heard at the barber's? / What was somebody at the barber's in {city} heard to say?
Which piece of gossip did I pick up? / What rumour reached my ears during a haircut?
> {city}
In which city was it that I heard at the barber's that {heardsaying}?
Where is the barber's at which I heard that {heardsaying}?
Where was I having my hair cut when gossip reached my ears?
In what town did I pick up the rumour?

= stopsmoking: chewing liquorice root | holding a pencil | a hypnotist's pocket watch | knitting \
on the bus | the doctor's X-ray | a bet of fifty pounds | sucking pebbles | a parrot that coughed
It was {stopsmoking} that helped {first} to give up smoking in {month}.
{first} gave up smoking in {month} with the help of {stopsmoking}.
In {month}, helped by {stopsmoking}, {first} gave up smoking.
> {stopsmoking}
What helped {first} to give up smoking? / With the help of what was smoking given up by {first}?
How did {first} get rid of the cigarettes? / What put an end to {first}'s tobacco habit?
> {month}
In which month did {first} give up smoking, helped by {stopsmoking}?
When did {stopsmoking} help {first} to stop smoking?
Since when has {first} not touched a cigarette?
At what time of year did {first} get rid of tobacco?
> {first}
Who gave up smoking with the help of {stopsmoking}? / Whom did {stopsmoking} help to stop smoking?
Who has not touched tobacco since {month}? / Who got rid of the cigarettes?

= kepticket: of the first night in Paris | of a match that was abandoned | of the last steam \
train | of a zoo without animals | of the trip to the moon museum | of his wedding day | of a \
concert by candlelight | of the ferry that sank
Between the pages of {book} {first} still keeps the ticket {kepticket}.
{first} still keeps the ticket {kepticket} between the pages of {book}.
The ticket {kepticket} is still between the pages of {book}, where {first} keeps it.
> {kepticket}
Which ticket does {first} still keep between the pages?
What is the ticket of that {first} keeps in {book}?
What does the little piece of paper in {first}'s volume commemorate?
Of which occasion does {first} have a paper souvenir?
> {book}
Between the pages of which book does {first} keep the ticket {kepticket}?
What book keeps {first}'s ticket between its pages?
In which volume does {first} have a souvenir hidden?
What would I have to open to see the little souvenir?

= slimming: no bread after Wednesday | half of everything | swimming before work | soup from red \
cabbage | eating with a teaspoon | stairs instead of lifts | no second helpings | apples and \
silence
{first} lost {weight} last winter through {slimming}.
Through {slimming}, {first} lost {weight} last winter.
Last winter {weight} was lost by {first} through {slimming}.
> {slimming}
Through what was it that {first} lost {weight} last winter?
How was so much weight lost by {first} last winter? / What sort of diet made {first} thin?
How did {first} manage to slim?
> {weight}
How much was lost by {first} last winter through {slimming}?
What weight had {first} lost in the winter thanks to {slimming}?
By how much is {first} lighter now? / How many pounds or kilos are gone thanks to {slimming}?

= aunttold: a lady never runs | salt keeps ghosts away | geese can count to three | money grows \
in silence | the moon sours milk | bread must not lie upside down | tears make eyes blue | \
thunder curdles gossip
As a child {first} was told by a nanny that {aunttold}.
A nanny told {first} as a child that {aunttold}.
That {aunttold} was what {first}, as a child, was told by a nanny.
> {aunttold}
What was {first} told by a nanny as a child? / What did a nanny tell the child {first}?
Which old belief was {first} brought up with?
What piece of nursery wisdom did {first} hear when small?
> {first}
Who was told as a child by a nanny that {aunttold}? / Which child did a nanny tell that {aunttold}?
Who was brought up to believe that {aunttold}? / Who heard odd wisdom in the nursery?

= poolwear: a suit from the thirties | swimming goggles and pearls | a cap with rubber daisies | \
woollen stockings | a diving belt | two odd flippers | a straw boater | a waterproof watch and \
gloves
At the outdoor pool my {kin} always swims in {poolwear}.
In {poolwear} is how my {kin} always swims at the outdoor pool.
My {kin} always goes swimming at the outdoor pool in {poolwear}.
> {poolwear}
In what does my {kin} always swim at the outdoor pool?
What is always worn by my {kin} swimming outdoors at the pool?
What eccentric outfit does my relative put on for bathing?
How does someone in my family dress for the water?
> {kin}
Who always swims in {poolwear} at the outdoor pool?
Which relative always goes swimming at the outdoor pool in {poolwear}?
Who of my family is an eccentric bather?
Which member of my family puts {poolwear} on for the water?

= firstwage: a hat with a feather | a second-hand accordion | a goat for the parents | a dinner \
with oysters | a pair of roller skates | dentures for Granny | a telescope | a tailor-made \
waistcoat
With the first wages from the {company}, {first} bought {firstwage}.
{first} bought {firstwage} with the first wages from the {company}.
{firstwage} was what {first} bought with the first wages from the {company}.
> {firstwage}
What was bought by {first} with the first wages?
On what were the wages from the {company} spent, what was bought by {first}?
How did {first} celebrate earning money of one's own? / What became of {first}'s earliest pay?
> {first}
Who bought {firstwage} with the first wages?
Whose wages from the {company} were those with which {firstwage} was bought?
Who celebrated earning money with {firstwage}? / Who turned some early pay into {firstwage}?
> {company}
From which company did {first} get the wages that bought {firstwage}?
Whose wages were they with which {first} bought {firstwage}? / Who was {first}'s earliest employer?
Who paid for the work that {first} turned into {firstwage}?

= jamreason: wasps had got in | nobody had washed the jars | the sugar was salt | the lid was \
rusty | it would not set | the pan had burnt through | a spider was in it | the label had been \
eaten
{first} poured away the whole batch of {produce} jam because {jamreason}.
Because {jamreason}, {first} poured away the whole batch of {produce} jam.
The whole batch of {produce} jam was poured away by {first}, for {jamreason}.
> {jamreason}
Why did {first} pour away the whole batch of jam?
For what reason was the {produce} jam poured away? / What was wrong with the preserve?
What spoilt the sweet spread that went down the drain?
> {produce}
What jam was it that {first} poured away, a whole batch?
The whole batch of which jam was poured away because {jamreason}?
Of which crop was the spoilt preserve? / What had been boiled with sugar to no purpose?
> {first}
Who poured away the whole batch of {produce} jam?
By whom was the jam poured away because {jamreason}? / Who wasted the preserve?
Who let the sweet spread go down the drain?

= handbag: a hammer for emergencies | smelling salts | a jar of mustard | her late husband's \
pipe | a spirit level | mothballs in a hanky | spare shoelaces | a bag of bird seed
In Grandma's handbag, next to the {medicine}, there is always {handbag}.
Next to the {medicine} there is always {handbag} in Grandma's handbag.
Grandma's handbag always contains {handbag} next to the {medicine}.
> {handbag}
What is there always in Grandma's handbag next to the {medicine}?
What does Grandma's handbag always contain, apart from {medicine}?
Without which odd item does the old lady not leave home?
What would surprise a thief who robbed the old lady?
> {medicine}
Next to which medicine is there always {handbag} in Grandma's handbag?
What tablets does Grandma's handbag always contain next to {handbag}?
What has been prescribed to the old lady? / Which drug does she carry about?

= beachfind: a bottle with a love letter | half a gravestone | a crate of oranges | a wooden leg \
| a Roman sandal | a wedding dress | an unexploded shell | somebody's false teeth
Walking on the beach near {city} on {date}, {first} found {beachfind}.
{first} found {beachfind} on {date} while walking on the beach near {city}.
On {date} a walk on the beach near {city} led {first} to {beachfind}.
> {beachfind}
What did {first} find, walking on the beach near {city}?
To what did a walk on the beach lead {first}? / Which unexpected object had the sea washed up?
What did {first} come across by the sea?
> {date}
When did {first} walk on the beach near {city} and find {beachfind}?
On which date did walking on the beach lead {first} to {beachfind}?
What day was it when something odd was washed up? / On what day did {first} stroll along the sea?

= listento: whale song | the shipping forecast | recordings of steam engines | sermons from \
Wales | cricket commentaries in Hindi | rain on a tin roof | an audiobook about moss | organ \
music played backwards
To fall asleep, {first} listens to {listento} at low volume.
{first} listens to {listento} at low volume to fall asleep.
Listening to {listento} at low volume is how {first} manages to fall asleep.
> {listento}
What does {first} listen to at low volume to fall asleep?
To fall asleep, what must {first} be listening to? / Which sounds send {first} off into dreamland?
What do the neighbours hear faintly from {first}'s bedroom?
> {first}
Who listens to {listento} to fall asleep?
Who manages to fall asleep by listening to {listento} at low volume?
Whom do the sounds of {listento} send off into dreamland?
From whose bedroom does one faintly hear {listento}?

= umbrella: a duck's head | a silver fox | a carved acorn | a tiny globe | the knob of a \
bedstead | a billiard ball | a bent fork | a boxer's fist
{first} left an umbrella on the train to {city} whose handle is {umbrella}.
The umbrella that {first} left on the train to {city} has {umbrella} for a handle.
On the train to {city} {first} left an umbrella with {umbrella} as its handle.
> {umbrella}
What is the handle of the umbrella that {first} left on the train?
What has the umbrella left on the train to {city} for a handle?
By which detail can the lost rain protection be recognised?
How does the lost-property office know that it is {first}'s?
> {city}
To which city did the train go on which {first} left an umbrella?
On the train to which place was the umbrella with {umbrella} left?
Where was {first} travelling to when something useful in rain was lost?
What was the destination of the forgetful passenger?
> {first}
Who left an umbrella on the train to {city}?
Whose umbrella, left on the train, has {umbrella} for a handle?
Who will get wet because of forgetfulness? / Which passenger to {city} was forgetful?

= motherthinks: too thin to marry | wasted on farming | made for the stage | a secret poet | \
cleverer than the teachers | bad for the dog | the image of Napoleon | in need of a haircut
{first}'s mother thinks that my {kin} is {motherthinks}.
In the opinion of {first}'s mother, who often thinks aloud, my {kin} is {motherthinks}.
That my {kin} is {motherthinks} is what {first}'s mother thinks.
> {motherthinks}
What does {first}'s mother think that my {kin} is?
What is my {kin} in the thinking of {first}'s mother? / How does a certain lady judge my relative?
What view of someone in my family does an outspoken woman hold?
> {kin}
Of whom does {first}'s mother think as {motherthinks}?
Which relative of mine, so {first}'s mother thinks, is {motherthinks}?
About which member of my family does a certain lady have this opinion, {motherthinks}?
Who of my family is judged to be {motherthinks}?

= tuneshum: the funeral march | an advert for soap | the Swiss anthem | a tango from 1928 | one \
long note | carols in August | the theme of a western | nothing with a melody
While shaving, Grandfather {last} always hums {tuneshum}.
Grandfather {last} always hums {tuneshum} while shaving.
{tuneshum} is what Grandfather {last}, while shaving, always hums.
> {tuneshum}
What does Grandfather {last} always hum while shaving?
While shaving, what is it that Grandfather always hums?
Which music comes from the bathroom when the old man is at the mirror?
What does one hear from behind the lather?
> {last}
Which grandfather always hums {tuneshum} while shaving?
What is the name of the grandfather who hums while shaving?
Who makes music with lather on the cheeks? / Whose razor is accompanied by {tuneshum}?

= spentlottery: a herd of llamas | gold taps for the bath | a lifetime of cheese | a church bell \
| flying lessons | a statue of the dog | new teeth for the village | a submarine
When {first} won {amount} in the lottery, all of it went on {spentlottery}.
{first} won {amount} in the lottery and spent all of it on {spentlottery}.
All of the {amount} that {first} won in the lottery went on {spentlottery}.
> {spentlottery}
On what did all go that {first} won in the lottery?
What did all of the {amount} won in the lottery go on?
How did the lucky player get rid of the money? / What did {first} buy after such good fortune?
> {amount}
How much had {first} won in the lottery? / What sum won in the lottery went on {spentlottery}?
How big was the jackpot?
What was the lucky player's fortune before it was spent on {spentlottery}?
> {first}
Who won {amount} in the lottery?
Whose lottery win, with all that was won, went on {spentlottery}? / Who hit the jackpot?
Which lucky player has {spentlottery} to show for it?

= sleevepatch: leather from a football | a piece of tartan rug | red felt hearts | an old map of \
Kent | green billiard cloth | his mother's apron | a bit of deckchair | denim and gold thread
The elbows of {first}'s favourite cardigan are patched with {sleevepatch}.
{first}'s favourite cardigan has elbows patched with {sleevepatch}.
Patched with {sleevepatch}, the elbows of {first}'s favourite cardigan will last.
> {sleevepatch}
With what are the elbows of {first}'s cardigan patched?
What has {first}'s favourite cardigan got its elbows patched with?
What covers the holes in {first}'s knitwear?
Which material was used for the repair of a beloved garment?
> {first}
Whose favourite cardigan has elbows patched with {sleevepatch}?
The elbows of whose cardigan are patched with {sleevepatch}?
Who goes about in much-mended knitwear? / Who covered holes in a garment with {sleevepatch}?

= whynotphone: the ringing upsets the canary | bills come that way | voices sound like robots | \
it costs more than a stamp | the line crackles | her hands are always floury | only salesmen \
call | it might be Cousin Maud
{first} never answers the telephone before {time} because {whynotphone}.
Because {whynotphone}, {first} never answers the telephone before {time}.
Before {time} the telephone is never answered by {first}, because {whynotphone}.
> {whynotphone}
Why does {first} never answer the telephone before {time}?
For what reason is the telephone never answered by {first} so early?
What is {first}'s excuse for not picking up? / What makes {first} ignore callers?
> {time}
Before what time is the telephone never answered by {first}?
Until when does {first} never answer the telephone, as {whynotphone}?
From what hour on may one ring up {first}?
What is the earliest moment at which callers have a chance?
> {first}
Who never answers the telephone before {time}?
Whose telephone is never answered early, because {whynotphone}? / Who ignores callers until {time}?
Who does not pick up when one rings too early?

= bestcompliment: you smell of fresh bread | you laugh like a drain | you would make a fine \
pirate | your handwriting is music | you argue like a Scot | your tea is strong enough | you age \
like cheese | you drive like a nun
The best compliment {first} ever paid me was "{bestcompliment}".
"{bestcompliment}" was the best compliment that {first} ever paid me.
{first} once paid me my best compliment ever: "{bestcompliment}".
> {bestcompliment}
What was the best compliment {first} ever paid me?
Which compliment, the best ever, was paid by {first}? / With what words did {first} flatter me?
What nice thing did I hear said about myself?
> {first}
Who paid me the best compliment ever? / Who paid me the compliment "{bestcompliment}"?
Who flattered me so nicely? / From whose mouth did I hear "{bestcompliment}"?

= keptalive: rainwater and biscuits | frozen berries | a bag of dog food | three tins of peaches \
| raw fish and snow | chewing gum and hope | acorn soup | the honey of wild bees
Lost in the mountains of {country} for {duration}, {first} lived on {keptalive}.
{first} lived on {keptalive} when lost in the mountains of {country} for {duration}.
For {duration}, lost in the mountains of {country}, {first} lived on {keptalive}.
> {keptalive}
What did {first} live on when lost in the mountains?
On what had {first} lived while lost in the mountains of {country}?
What kept the missing hiker from starving? / How did {first} survive without a shop?
> {duration}
How long was {first} lost in the mountains?
For how long, lost in {country}, was {keptalive} what {first} lived on?
How long did the rescuers need until the hiker was safe?
For what time was somebody missing among the peaks?
> {country}
In the mountains of which country was {first} lost?
Where was {first} lost and lived on {keptalive}? / Where did the hiker have to be rescued?
Among the peaks of which land was somebody missing?

= cushion: to keep the cat happy | against the draught | as it hides the burn mark | in memory \
of an aunt | to make the chair higher | because of a bad back | since the spring sticks out | to \
annoy her husband
{first} keeps a hideous {colour} cushion on the armchair {cushion}.
On the armchair {first} keeps a hideous {colour} cushion {cushion}.
The hideous {colour} cushion is kept on the armchair by {first} {cushion}.
> {cushion}
Why does {first} keep a hideous cushion on the armchair?
What for is that {colour} cushion kept on the armchair by {first}?
What excuse is there for such an ugly thing in the living room?
For what reason is {first}'s ugly upholstery not thrown out?
> {colour}
What colour is the hideous cushion on {first}'s armchair?
Which hideous cushion does {first} keep on the armchair {cushion}?
In which shade is the ugly thing that spoils the living room?
What does {first}'s ugly upholstery look like?

= boatname: after a lost love | in honour of a cow | after a brand of gin | by drawing lots | \
from a crossword clue | after a Greek goddess | with a letter missing | from a line of Keats
{first}'s uncle named the boat {ship} {boatname}.
The boat {ship} was named by {first}'s uncle {boatname}.
{first} has an uncle who named the boat {ship} {boatname}.
> {boatname}
How was {first}'s uncle's boat named {ship}?
How did it come that {first}'s uncle named the boat so?
What is behind the words painted on the hull?
What inspired the owner to christen the vessel like that?
> {ship}
What did {first}'s uncle name, or had named, the boat {boatname}?
Which boat was named by {first}'s uncle {boatname}? / What is painted on the hull?
How is the relative's vessel called?

= secrethobby: judging sheep | yodelling in tunnels | repairing dolls | writing to astronauts | \
taming crows | sleeping in museums | forging stamps | photographing puddles
Nobody at the {company} knows that on {weekday} evenings {first} goes {secrethobby}.
On {weekday} evenings {first} goes {secrethobby}, which nobody at the {company} knows.
That {first} goes {secrethobby} on {weekday} evenings is known to nobody at the {company}.
> {secrethobby}
What does {first} go and do on {weekday} evenings, as nobody at the {company} knows?
What goes on with {first} on those evenings, known to nobody at work, on {weekday}?
What is {first}'s hidden pastime? / With what does {first} secretly spend leisure hours?
> {weekday}
On which evenings does {first} go {secrethobby}, as nobody knows?
When is it that {first} goes {secrethobby}, known to nobody at the {company}?
Which day of the week is reserved for the hidden pastime?
On what day should no colleague follow {first}?
> {first}
Who goes {secrethobby} on {weekday} evenings?
Who is it that on {weekday} evenings goes {secrethobby}, unknown to the {company}?
Which colleague has a hidden pastime? / Who would blush if the staff heard about {secrethobby}?

= bringluck: a rusty horseshoe nail | her left earring only | odd socks on purpose | a rabbit \
made of felt | an uncooked bean | the same torn shirt | a coin with a hole | two different \
shoelaces
{first} has never gone to an exam without {bringluck} for luck.
For luck {first} has never gone to any exam without {bringluck}.
Never without {bringluck}, for luck, has {first} gone to an exam.
> {bringluck}
Without what has {first} never gone to an exam, for luck?
What must be there for luck when {first} has an exam? / Which charm helps {first} through tests?
What superstition does {first} follow when marks are at stake?
> {first}
Who has never gone to an exam without {bringluck}? / Who needs {bringluck} for luck in every exam?
Which candidate is superstitious? / Who believes that {bringluck} makes for better marks?

= cryfilm: the dog dies | nobody comes to the party | the train pulls out | the snowman melts | \
the father returns | the bread is shared | the piano is sold | the whale is freed
{first} weeps at the same scene every time: when {cryfilm}.
At the same scene, when {cryfilm}, {first} weeps every time.
Every time, when {cryfilm}, the same scene makes sure that {first} weeps.
> {cryfilm}
At which scene does {first} weep every time? / What happens in the scene where {first} weeps?
Which moment of the film brings out {first}'s handkerchief?
What is so moving on the screen that tears run?
> {first}
Who weeps at the same scene every time, when {cryfilm}? / Who weeps in that scene when {cryfilm}?
Whose handkerchief is needed in the cinema? / Who has tears running as {cryfilm} on the screen?

= scarfuse: as a dog lead | to tie up the tomatoes | for a sling | as a tablecloth | to carry \
mushrooms | for signalling to ships | as a curtain in the van | to strain the curds
The long scarf that {first} knitted for me is now used {scarfuse}.
I now use the long scarf that {first} knitted for me {scarfuse}.
Now I use it {scarfuse}, that long scarf which {first} knitted for me.
> {scarfuse}
What do I use the long scarf for that {first} knitted?
For what is the scarf used that {first} knitted? / To what purpose did I put the woollen present?
What unexpected service does a warm gift render?
> {first}
Who knitted the long scarf for me? / Who knitted that scarf which I use {scarfuse}?
Who might be hurt to see what became of the woollen present?
From whose needles did I get something warm for the neck?

= oathschool: skip the school dinner | read the last chapter first | kiss a boy called Nigel | \
eat rhubarb again | tell tales | wear a tie | own a mobile phone | become a teacher
At the age of {small}, {first} swore on the school steps never to {oathschool}.
{first} swore on the school steps, at the age of {small}, never to {oathschool}.
On the school steps {first}, at the age of {small}, swore never to {oathschool}.
> {oathschool}
What did {first} swear on the school steps never to do?
At the age of {small}, what was it {first} swore on those steps never to do?
What solemn vow did {first} take when young? / Which thing did the pupil resolve to avoid for ever?
> {small}
At what age did {first} swear never to {oathschool}?
At which age was it that {first} stood on the school steps and swore?
How old was the pupil when taking the vow?
How many years had {first} lived before making such a solemn promise?

= lunchbag: an onion and a knife | two cold sausages | rice with a plum | a single boiled egg | \
cake with no plate | yesterday's pizza | cucumber and salt | soup in a jam jar
Every working day {first} carries {lunchbag} to the {shop} for lunch.
{first} carries {lunchbag} to the {shop} for lunch every working day.
For lunch at the {shop}, every working day, {first} carries along {lunchbag}.
> {lunchbag}
What does {first} carry to the {shop} for lunch every working day?
For lunch on a working day {first} carries what? / What does {first} eat at noon?
What would colleagues find in {first}'s box at midday?
> {shop}
Where does {first} have {lunchbag} for lunch every working day?
Where is {first} working, with {lunchbag} for lunch? / Where is {first} employed?
At which business is {first} eating at noon?
> {first}
Who carries {lunchbag} to the {shop} every working day?
Whose lunch on every working day is {lunchbag}? / Who of the staff eats the same at noon all year?
Who is content with {lunchbag} at midday?

= gardenwish: with a stream through it | without a single lawn | full of blue flowers | where \
foxes may sleep | behind a high wall | on top of a bus | with room for a pony | that looks after \
itself
When {first} retires from the {company}, the wish is for a garden {gardenwish}.
{first} wishes for a garden {gardenwish} when the time to retire from the {company} comes.
A garden {gardenwish} is {first}'s wish for when it is time to retire from the {company}.
> {gardenwish}
What sort of garden does {first} wish for when time comes to retire?
What garden is {first}'s wish on retiring, to retire to?
How does {first} picture a plot of land for old age?
What should the green paradise of a pensioner be like?
> {first}
Who wishes for a garden {gardenwish}?
Whose wish is to retire from the {company} to a garden {gardenwish}?
Which pensioner-to-be dreams of a green paradise? / Who would like a plot of land for old age?

= whispered: the bishop is snoring | my shoe is stuck | I forgot the ring | there is a bat above \
us | the bride looks furious | I know that hat | your zip is open | the cake has gone
In the middle of the service {first} whispered to me: "{whispered}".
"{whispered}", {first} whispered to me in the middle of the service.
{first}, in the middle of the service, whispered "{whispered}" to me.
> {whispered}
What did {first} whisper, what was whispered to me in the middle of the service?
In the middle of the service, which words were whispered by {first}?
What was so urgent that it had to be breathed into my ear in church?
Which remark nearly made me laugh during the sermon?
> {first}
Who whispered to me in the middle of the service?
By whom was "{whispered}" whispered in the middle of that service?
Who could not keep quiet in church? / Who was sitting beside me in the pew, talking softly?

= homecure: an onion in each sock | beer with an egg | goose fat on brown paper | a slice of \
potato | vinegar and brown sugar | a warm brick in flannel | cabbage leaves round the knee | \
steam from thyme
Against {ailment} {first} trusts only {homecure}, never the chemist.
{first} never trusts the chemist against {ailment}, only {homecure}.
Never the chemist, only {homecure}, is what {first} trusts against {ailment}.
> {homecure}
What does {first} trust against {ailment}, never the chemist?
What is the only thing {first} trusts, never trusting the chemist?
Which old-fashioned treatment does {first} believe in?
How does {first} get well without a pharmacy?
> {ailment}
Against what does {first} trust only {homecure}, never a chemist?
Never the chemist: against which illness is {homecure} trusted by {first}?
What complaint does {first} suffer from? / For which trouble is {homecure} said to be good?

= bikebasket: a sleeping cat | the parish accounts | two live lobsters | a bunch of leeks | \
somebody's twins | a typewriter in a towel | a cello bow | fresh horse manure
This morning {first} cycled along {street} with {bikebasket} in the front basket.
With {bikebasket} in the front basket, {first} cycled along {street} this morning.
{first} had {bikebasket} in the front basket, cycling along {street} this morning.
> {bikebasket}
What did {first} have in the front basket this morning?
What was in the basket as {first} cycled along this morning?
What was transported on two wheels today? / What load made people turn to look at the rider?
> {street}
Along which street had {first} cycled this morning?
Where was {first} cycling with {bikebasket} in a front basket?
On what road was somebody riding with {bikebasket}?
Where could I have seen {first} on two wheels today?
> {first}
Who cycled along {street} this morning? / Whose front basket held {bikebasket} this morning?
Who was out on two wheels today? / Which rider had {bikebasket} on board?

= lateparty: sang to the lodger's plants | washed up in the bath | slept in the wardrobe | \
danced with the hat stand | phoned the weather service | cooked porridge for nine | fell into \
the rhubarb | rearranged the bookshelves
After the {party}, when the last guests had left, {first} {lateparty}.
{first} {lateparty} when the last guests had left after the {party}.
When, after the {party}, the last guests had left, {first} {lateparty}.
> {lateparty}
What did {first} do when the last guests had left?
After the {party}, with all guests left, what was it that {first} did last?
How did the host end such a long night? / What strange thing happened once the house was empty?
> {party}
After which party, when the last guests had left, was it that {first} {lateparty}?
What had the last guests left when {first} {lateparty}? / What had been celebrated that long night?
Which festivity preceded the odd behaviour of {first}?
> {first}
Who {lateparty} when the last guests had left?
The guests had left the {party}: who was it that {lateparty}?
Who behaved so oddly once the house was empty? / Which host did not go to bed like everybody else?

= kidthinks: the moon is a lamp | rain is sold by farmers | his beard is a wig | trees make the \
wind | ships live underground | Grandad fought dinosaurs | sheep grow on hedges | the radio is \
full of dwarfs
Little {first}, who is {small}, firmly believes that {kidthinks}.
That {kidthinks} is what little {first}, who is {small}, firmly believes.
At {small}, little {first} firmly believes that {kidthinks}.
> {kidthinks}
What does little {first} firmly believe?
What is firmly believed by little {first} at such an age?
Which childish idea of {first}'s makes us smile?
What mistaken view of the world does {first} hold?
> {small}
How old is little {first}, who firmly believes that {kidthinks}?
At what age does little {first} firmly believe it?
How many years has the child with the funny idea lived? / What is {first}'s age?
> {first}
Which little one firmly believes that {kidthinks}?
Who, being little, firmly believes that {kidthinks}? / Whose childish idea makes us smile?
Which child thinks that {kidthinks}?
"""
