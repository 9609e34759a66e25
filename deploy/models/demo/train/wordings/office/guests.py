"""Hotels, surgeries, buses and banks, in short sentences (see relations.py)."""

RELATIONS = """
= dampspot: above the headboard | behind the wardrobe | around the light switch | under the \
window sill | next to the safe | on the bathroom ceiling | below the mirror | in the corner by \
the radiator
The mould in {numbered} is {dampspot}, and the manageress blames the roof.
The manageress blames the roof for the mould {dampspot} in {numbered}.
In {numbered} there is mould {dampspot}; the roof, says the manageress, is to blame.
> {dampspot}
Where in {numbered} is the mould that is blamed on the roof?
Where is the mould that the manageress blames on the roof?
At what spot has the black fungus spread? / Which bit of our lodgings has gone furry with damp?
> {numbered}
In which place is the mould that the manageress puts down to the roof?
Where does the manageress blame the roof for mould? / Which part of the house suffers from fungus?
Where would I rather not sleep because of the damp?

= breakfastban: slippers | wet bathing trunks | a dressing gown | muddy boots | a face mask | a \
football shirt | curlers | a cowboy hat | pyjamas
Nobody in {breakfastban} is served breakfast at the Hotel Aurelia after {hour}.
After {hour} the Hotel Aurelia serves no breakfast to anybody in {breakfastban}.
At the Hotel Aurelia, breakfast is served to nobody in {breakfastban} after {hour}.
> {breakfastban}
In what is nobody served breakfast at the Hotel Aurelia?
What may a guest of the Hotel Aurelia not have on to be served breakfast?
What should I take off if I want my morning coffee late?
What clothing does the dining room frown on?
> {hour}
After what hour is nobody in {breakfastban} served breakfast?
When does the Hotel Aurelia stop serving breakfast to people in {breakfastban}?
From when on is the dress code enforced in the morning?
Until when can one eat there looking anyhow?

= upgradewhy: because our bath had no plug | because it was our silver wedding | because the \
lift was stuck | because a bat had got in | because the bed had collapsed | because they had \
painted the floor | because our neighbour snored so loudly | because the key had broken off
The night porter moved us to the bridal suite {upgradewhy}, and {first} got a bottle of sherry.
We were moved to the bridal suite by the night porter {upgradewhy}, and a bottle of sherry went \
to {first}.
{first} got a bottle of sherry when the night porter moved us to the bridal suite {upgradewhy}.
> {upgradewhy}
Why did the night porter move us to the bridal suite?
For what reason were we moved to the bridal suite? / How come we ended up sleeping in luxury?
What earned us better accommodation?
> {first}
Who got a bottle of sherry from the night porter? / To whom did the bottle of sherry go?
Which of us received something to drink? / Who was given the alcohol as a consolation?

= pillowkind: buckwheat husks | goose down | old newspapers | dried lavender | sheep's wool | \
horsehair | foam crumbs | chopped straw | cherry stones
The pillows at the guest house in {city} are stuffed with {pillowkind}.
At the guest house in {city} they stuff the pillows with {pillowkind}.
{pillowkind} is what the pillows of the guest house in {city} are stuffed with.
> {pillowkind}
What are the pillows at the guest house in {city} stuffed with?
With what does the guest house stuff its pillows?
What does one rest one's head on at night there?
What is inside the thing under the sleeper's ear?
> {city}
In which town is the guest house with pillows full of {pillowkind}?
Where does a guest house stuff pillows with {pillowkind}?
Where do lodgers lay their heads on {pillowkind}? / In what place does one sleep on {pillowkind}?

= depositback: in a sealed envelope | as a voucher | in small coins | by cheque | onto your card \
| as a credit for next year | in cash at the desk | by bank transfer
Campers in {city} get the {tariff} for the power cable back {depositback}.
The {tariff} for the power cable is paid back to campers in {city} {depositback}.
In {city}, campers' {tariff} for the power cable comes back {depositback}.
> {depositback}
How do campers get the {tariff} for the power cable back?
In what form is the {tariff} for the power cable paid back to campers?
How is the deposit refunded? / In what way does the tent site return our money?
> {tariff}
How much do campers get back for the power cable?
What sum for the power cable is paid back to the campers?
How big is the deposit on the electric lead?
What must I leave as security to have current in my tent?

= latearrival: ring the cowbell | throw gravel at the shutter | go round to the bakery | call \
the owner's sister | knock at the kitchen window | type the year into the keypad | wake the \
gardener | whistle twice
If you reach the youth hostel in {city} after dark, {latearrival}.
After dark, those who reach the youth hostel in {city} should {latearrival}.
{latearrival}, if it is after dark when you reach the youth hostel in {city}.
> {latearrival}
What should I do if I reach the youth hostel after dark?
After dark, what must one do at the youth hostel in {city}? / How do latecomers get let in?
What is the trick to get a bed at night?
> {city}
In which town should those who reach the youth hostel after dark {latearrival}?
Where is the youth hostel where one must {latearrival} after dark?
In what place do latecomers have to {latearrival}?
Where would I be told to {latearrival} to get a bed?

= minibaritem: a tin of sardines | two hard-boiled eggs | a jar of gherkins | half a lemon | a \
bottle of cod liver oil | some baby food | a frozen trout | one chocolate mouse
All that the minibar in {numbered} contained was {minibaritem}, yet the bill said {tariff}.
The bill said {tariff} although the minibar in {numbered} contained only {minibaritem}.
There was only {minibaritem} in the minibar of {numbered}, but the bill for it said {tariff}.
> {minibaritem}
What did the minibar in {numbered} contain?
What was all there was in the minibar when the bill said {tariff}?
What refreshment was to be found in the little fridge?
Name the sole thing the guest found chilled.
> {tariff}
What did the bill say for the minibar in {numbered}?
How much was on the bill for a minibar with only {minibaritem}?
How much did they charge for the contents of the little fridge?
What sum was demanded for so little food?

= chefsulk: the critic never came | the oven was replaced | somebody asked for ketchup | the \
fishmonger was late | a waiter laughed | his knives were borrowed | the soup was sent back | the \
owner hired a consultant
The chef of the {inn} has not spoken to anyone since {weekday}, when {chefsulk}.
Since {weekday}, when {chefsulk}, the chef of the {inn} has spoken to no one.
On {weekday} {chefsulk}, and since then the chef of the {inn} has not spoken to anyone.
> {chefsulk}
What happened on {weekday} that the chef has not spoken to anyone since?
Why has the chef of the {inn} spoken to no one? / What upset the cook so badly?
What made the man at the stove sulk?
> {weekday}
Since when has the chef not spoken to anyone?
On which day did the chef of the {inn}, who has spoken to no one since, fall silent?
Since when has the cook been quiet? / What day saw the cook take offence?
> {inn}
Where has the chef not spoken to anyone since {weekday}?
Whose chef has spoken to no one since {weekday}? / At which restaurant is the cook sulking?
Where is the mood in the kitchen bad?

= sharedtable: a retired judge | two Norwegian cyclists | a choir on tour | a nun with a \
hangover | a man with a ferret | the mayor's mother | an off-duty clown | three chess champions
At the crowded {inn} we had to share our table with {sharedtable}, who ordered {dish}.
We had to share our table with {sharedtable}, as the {inn} was crowded, and they ordered {dish}.
The {inn} was so crowded that our table was shared with {sharedtable}, whose order was {dish}.
> {sharedtable}
With whom did we have to share our table at the {inn}? / Who shared our table at the crowded {inn}?
Who sat down beside us for the meal?
What company did we have while we ate because the place was full?
> {dish}
What was ordered by {sharedtable}, who shared our table?
What did those who shared our table at the crowded {inn} order?
What did the strangers opposite us eat? / Which meal did our unexpected companions choose?

= tipjar: a dentist's chair | the lifeboat crew | new aprons | the kitchen boy's driving lessons \
| a trip to the seaside | feeding the stray cats | the dishwasher's wedding | an accordion
Tips left at the {inn} go towards {tipjar}, and the head waiter {first} counts them.
The head waiter {first} counts the tips left at the {inn}, which go towards {tipjar}.
Towards {tipjar} go all tips left at the {inn}, counted by {first}, the head waiter.
> {tipjar}
What do the tips left at the {inn} go towards?
Towards what do the tips counted by the head waiter go?
What happens with the coins that diners leave behind? / What are the servers saving for?
> {first}
Which head waiter counts the tips? / Who counts the tips left at the {inn}?
Who keeps track of the gratuities? / Through whose hands does the diners' small change pass?

= corkfee: unless it is your birthday | if you book for six | when the cellar is flooded | on \
rainy Mondays | if the chef may have a glass | with the set lunch only | as long as the label is \
Spanish | if you eat in the yard
You may bring your own wine to the {inn} {corkfee}, at {tariff} a bottle.
At {tariff} a bottle, the {inn} lets you bring your own wine {corkfee}.
Your own wine may be brought to the {inn} {corkfee}, and each bottle costs {tariff}.
> {corkfee}
On what condition may you bring your own wine to the {inn}?
When does the {inn} let you bring your own wine?
Under which circumstances are diners free to carry in drink?
What is the rule about coming with something of ours to uncork?
> {tariff}
How much a bottle is it to bring your own wine to the {inn}?
What does a bottle of your own wine cost at the {inn}? / What corkage is charged?
What will they add to what we eat for uncorking what we carry in?

= soupfloat: a plaster | a fishing float | half a button | a hearing-aid battery | somebody's \
wedding ring | a live snail | a postage stamp | a chess pawn | a bus ticket
{first} found {soupfloat} in the lentil soup at the works canteen and got {tariff} back.
In the lentil soup at the works canteen {first} found {soupfloat}, and {tariff} was given back.
The works canteen gave {tariff} back to {first}, who found {soupfloat} in the lentil soup.
> {soupfloat}
What did {first} find in the lentil soup? / What was found in the lentil soup at the works canteen?
What turned up in the bowl that should not have been there?
Which foreign body spoiled a worker's lunch?
> {first}
Who found {soupfloat} in the lentil soup? / To whom did the works canteen give {tariff} back?
Who nearly swallowed {soupfloat}? / Which diner was refunded?
> {tariff}
How much did the works canteen give back to {first}?
What did {first} get back for the lentil soup with {soupfloat} in it?
What refund did the horrified diner receive? / What compensation was paid for the foreign body?

= bookedout: a beekeepers' wedding | the mayor's funeral tea | a convention of magicians | a \
film crew | the county darts final | a school reunion | a class of judges | an orchestra from \
Vienna
The {inn} in {city} takes no guests this weekend, as {bookedout} has filled every room.
As {bookedout} has filled every room, no guests are taken this weekend at the {inn} in {city}.
Every room of the {inn} in {city} is filled by {bookedout}, so it takes no guests this weekend.
> {bookedout}
What has filled every room of the {inn} in {city}?
Because of what does the {inn} take no guests this weekend? / Who has snapped up all the beds?
Why can't we stay there on Saturday night?
> {inn}
What place in {city} takes no guests this weekend? / Where in {city} is every room filled?
Which house has no vacancies? / At which lodgings do we not need to ask for a bed on Saturday?

= viewof: the sewage works | a brick wall | the prison yard | a sunflower field | the \
neighbour's trampoline | two smoking chimneys | the dog racing track | a row of dustbins | the \
old harbour
The sea view promised in the brochure of the {inn} turned out to be a view of {viewof}.
Instead of the sea view that its brochure promised, the {inn} offered a view of {viewof}.
A view of {viewof} was what we got at the {inn}, whose brochure promised a sea view.
> {viewof}
Of what did we get a view at the {inn} instead of the sea?
What did the sea view promised in the brochure turn out to be of?
What did we actually see when we drew the curtains? / What lay in front of our window?
> {inn}
Whose brochure promised a sea view?
Where did the promised sea view turn out to be one of {viewof}?
Which lodgings advertised themselves dishonestly? / Where did we look out on {viewof}?

= coatloss: a fox fur | my late uncle's trilby | a lemon raincoat | the tuba | a bag of live \
eels | one left glove | a bishop's umbrella | the christening gown
The cloakroom at the {place} in {city} mislaid {coatloss}, and nobody apologised.
Nobody apologised when {coatloss} was mislaid by the cloakroom at the {place} in {city}.
In {city}, the cloakroom at the {place} mislaid {coatloss} without anybody apologising.
> {coatloss}
What had been mislaid when nobody at the cloakroom apologised?
What was mislaid by the cloakroom without anybody apologising?
What was handed in and never seen again? / Which possession did the attendants lose?
> {place}
Whose cloakroom in {city} mislaid {coatloss}?
At which place in {city} did nobody apologise when the cloakroom mislaid {coatloss}?
Where did {coatloss} disappear? / In whose care did {coatloss} get lost?

= returncond: with the tags on | before the first wash | in the original bag | if no tooth marks \
show | within a fortnight | when the manager is in | as long as they squeak | against a signature
The shoe shop on {street} takes children's sandals back {returncond}, {first} was told.
{first} was told that the shoe shop on {street} takes back children's sandals {returncond}.
Children's sandals are taken back {returncond} by the shoe shop on {street}, as {first} was told.
> {returncond}
On what condition does the shoe shop on {street} take back children's sandals?
How does the shoe shop take children's sandals back?
What is the returns policy for small footwear?
Under what terms can a toddler's summer pair be exchanged?
> {street}
On which street is the shoe shop that takes children's sandals back {returncond}?
Where does a shoe shop take back children's sandals?
In what road can unsuitable footwear be returned?
Where should one carry the unwanted summer pair for a refund?

= closedcause: the owner is picking olives | the drains have burst | a wasp nest is being \
removed | the baker has flu | the floor is being sanded | the till was stolen | the staff are on \
a rafting trip | an inspector found mice
A card on the door of the {premises} says it is shut until {date} because {closedcause}.
Because {closedcause}, says a card on the door, the {premises} is shut until {date}.
The {premises} is shut until {date}; the card on its door says that {closedcause}.
> {closedcause}
Why is the {premises} shut until {date}, by the card on its door?
What does the card on the door of the shut {premises} give as the reason?
What has happened that customers find everything locked? / What is the excuse for not trading?
> {date}
Until when is the {premises} shut, by the card on the door?
What date does the card on the door of the shut {premises} give?
Until when will customers be turned away? / When can one go in again to buy something?
> {premises}
What is shut until {date}, as the card on the door says?
Which place has a card on the door that says {closedcause}?
Where is there no point in going shopping at present? / Which business is not trading for now?

= windowcrowd: a mechanical bear | a bride made of sugar | a cat asleep in a hat | the huge \
price tag | a model volcano | a shop girl on stilts | the tank of piranhas | a robot peeling apples
People stop at the window of the {premises} on {street} to look at {windowcrowd}.
To look at {windowcrowd}, people stop on {street} at the window of the {premises}.
On {street}, {windowcrowd} in the window of the {premises} makes people stop to look.
> {windowcrowd}
What do people stop to look at in the window of the {premises}?
At what, in the window on {street}, do people stop to look?
What draws the crowds to the shop front? / Which attraction is displayed behind the glass?
> {street}
On which street do people stop to look at {windowcrowd} in a window?
Where do people stop at the window of the {premises} to look?
Where must passers-by push through the gapers? / In what road would I be able to see {windowcrowd}?

= barterfor: a bucket of plums | a sung verse | three jokes | an hour of weeding | fresh trout | \
a dozen brown eggs | a poem about rain | firewood | a clean jam jar
The second-hand bookseller {first} in {city} accepts {barterfor} for a novel instead of money.
For a novel, the second-hand bookseller {first} in {city} will accept {barterfor} instead of money.
Instead of money, {barterfor} is accepted for a novel by {first}, a second-hand bookseller in \
{city}.
> {barterfor}
What does the second-hand bookseller accept instead of money?
What does {first} accept for a novel? / How can one pay there without cash or card?
With what may a penniless reader settle up?
> {city}
In what town does the second-hand bookseller accept {barterfor}?
Where does {first} accept {barterfor} for a novel? / Where can readers shop without a purse?
In which place may a penniless reader trade {barterfor}?
> {first}
Which second-hand bookseller in {city} accepts {barterfor} for a novel?
Who accepts {barterfor} instead of money for a novel? / Who lets penniless readers barter?
Which dealer hands out fiction without wanting cash?

= tillprob: eats every receipt | rejects blue banknotes | adds everything twice | only speaks \
Dutch | opens when a bus passes | will not accept pennies | takes plums for melons | prints \
upside down
The self-checkout at our supermarket {tillprob}, so {full} has to stand beside it.
{full} has to stand beside the self-checkout at our supermarket because it {tillprob}.
Because the self-checkout {tillprob}, our supermarket makes {full} stand beside it.
> {tillprob}
What is wrong with the self-checkout at our supermarket that {full} has to stand beside it?
What does the self-checkout at our supermarket do? / What is the fault of the automatic till?
How does the paying machine misbehave?
> {full}
Who has to stand beside the self-checkout at our supermarket?
Whom does our supermarket make stand beside the self-checkout?
Who is posted to help when the automatic till plays up?
Which employee watches over the paying machine?

= bakersecret: a spoonful of beer | burnt sugar | sea water | mashed potato | cold coffee | sour \
milk | a pinch of pepper | grated carrot | yesterday's crumbs
The baker {full} gets such dark rye loaves by adding {bakersecret} to the dough.
By adding {bakersecret} to the dough, the baker {full} gets rye loaves that are so dark.
The rye loaves of the baker {full} are so dark because {bakersecret} is added to the dough.
> {bakersecret}
What does the baker add to the dough to get dark rye loaves?
By adding what to the dough does {full} get such dark rye loaves?
What is the trick behind the colour of the bread?
Which secret ingredient goes in before the kneading?
> {full}
Which baker adds {bakersecret} to the dough? / What baker gets such dark rye loaves?
Who makes bread with {bakersecret} in it? / Who bakes the nearly black bread?

= fittingrule: two garments at a time | no shoes | an assistant present | the curtain half open \
| both hands washed | no lipstick | a paper hood over the head | socks only
In the fitting rooms at the bridal shop in {city} the rule is {fittingrule}.
The rule in the fitting rooms of the bridal shop in {city} is {fittingrule}.
{fittingrule} is the rule in the fitting rooms at the bridal shop in {city}.
> {fittingrule}
What is the rule in the fitting rooms of the bridal shop?
Which rule must be kept in the fitting rooms at {city}?
What must I observe when I try on a wedding dress?
What do they insist on behind the curtain where gowns are tried?
> {city}
In which town is the rule in the fitting rooms "{fittingrule}"?
Where is the bridal shop with fitting rooms under this rule?
Where can a future wife try on gowns? / In what place are wedding dresses sold?

= lostkidspot: under the lampshades | in the tumble drier display | behind the frozen peas | \
inside a show tent | on the mattress stand | among the mannequins | beside the fish tank | in a \
laundry basket
The lost twin of {first} was found {lostkidspot} by the store detective after {wait}.
After {wait} the store detective found the lost twin of {first} {lostkidspot}.
{lostkidspot}, the store detective found {first}'s lost twin after {wait}.
> {lostkidspot}
Where did the store detective find the lost twin?
Where was {first}'s lost twin found by the detective? / Where had the missing child hidden?
In what spot did the search for the little one end?
> {wait}
After how long did the store detective find the lost twin?
How long was {first}'s twin lost before the store detective came?
How much time went by until the missing child turned up?
For how long did the parents have to worry?
> {first}
Whose lost twin did the store detective find?
Whose twin was found {lostkidspot} by the detective? / Which child had a missing brother or sister?
Whose sibling went astray while shopping?

= wardbring: a soft toothbrush | your own slippers | all your tablets | a list of allergies | a \
loose nightdress | reading glasses | a book without murders | ear plugs | a cotton dressing gown
For the night in the {wardname}, {first} has been asked to bring {wardbring}.
{first} has been asked to bring {wardbring} for the night in the {wardname}.
The {wardname} asked {first} to bring {wardbring} for the night there.
> {wardbring}
What has {first} been asked to bring for the night?
What was {first} asked by the {wardname} to bring?
What must not be missing from the overnight bag? / With what should the patient arrive?
> {wardname}
For a night in what has {first} been asked to bring {wardbring}?
Which place asked {first} to bring {wardbring}?
Which part of the hospital is the patient booked into? / Where should one arrive with {wardbring}?

= fastrule: no coffee | nothing but clear broth | no chewing gum | only still water | no nuts or \
seeds | half your usual insulin | dry toast at most | no beetroot
Before the scan on {weekday} {doctor} wants {first} to keep to one thing: {fastrule}.
{doctor} wants {first} to keep to one thing before the scan on {weekday}, {fastrule}.
The one thing that {doctor} wants {first} to keep to before the {weekday} scan is {fastrule}.
> {fastrule}
What does {doctor} want {first} to keep to before the scan?
To which one thing must {first} keep before the scan on {weekday}?
How should the patient's diet change ahead of the picture?
What instruction about eating and drinking was issued?
> {doctor}
Who wants {first} to keep to {fastrule} before the scan?
Which doctor wants one thing kept to before the {weekday} scan?
Who gave the patient dietary orders?
Which physician prepares somebody for a look inside the body?
> {weekday}
On which day is the scan before which {first} must keep to {fastrule}?
When is the scan before which {doctor} wants {first} to keep to something?
When will the patient's insides be looked at? / On what day is the hospital imaging done?

= nursemark: a purple cross | a smiley face | the letter L | a green sticker | two dots of ink | \
a woollen thread | a drawing of a fish | masking tape
To avoid a mix-up, the nurse marked the knee for the operation with {nursemark} at {time}.
The nurse, to avoid a mix-up, put {nursemark} on the knee for the operation at {time}.
At {time}, to avoid a mix-up, the knee for the operation was marked by the nurse with {nursemark}.
> {nursemark}
With what did the nurse mark the knee for the operation?
What did the nurse put on the knee to avoid a mix-up?
How does the surgeon tell which leg is the right one?
What sign was on the joint before the patient went into theatre?
> {time}
When did the nurse mark the knee for the operation?
At what time was {nursemark} put on the knee to avoid a mix-up?
When was the patient's leg labelled for the surgeon?
At what hour did somebody make sure that the correct joint was treated?

= visitban: balloons | lilies | small dogs | garlic sausage | more than two guests | mobile \
phones | perfume | guitars | helium toys
Sister {last} does not allow {visitban} on her ward, not even on birthdays.
Not even on birthdays does Sister {last} allow {visitban} on her ward.
On the ward of Sister {last}, {visitban} are not allowed, not even on birthdays.
> {visitban}
What does Sister {last} not allow on her ward? / What is not allowed on the ward even on birthdays?
What must visitors leave outside? / What would get me into trouble with the head nurse?
> {last}
Which Sister does not allow {visitban} on her ward?
On whose ward are {visitban} not allowed even on birthdays? / Who is the strict head nurse?
Whose surname must I know to find the strict nurse?

= waitmusic: whale song | Bavarian brass bands | a dripping waterfall | cricket commentary | \
church bells | the shipping forecast | bagpipe marches | monks humming
In the waiting room of {doctor} they play {waitmusic} to calm the patients.
To calm the patients, {waitmusic} is played in the waiting room of {doctor}.
{doctor} has {waitmusic} played in the waiting room to calm the patients.
> {waitmusic}
What do they play in the waiting room of {doctor}? / What is played to calm the patients?
What do the loudspeakers pour out until one is called in?
What sounds are meant to soothe those who are ill?
> {doctor}
In whose waiting room do they play {waitmusic}? / Who has {waitmusic} played to calm the patients?
Which physician soothes people with sounds? / At whose surgery would I hear {waitmusic}?

= castuse: a drumstick | a cricket bat | a plate rest | a message board | a doorstop | a pillow \
for the cat | a nutcracker | a goalpost
While the plaster was on, {first} used the stiff arm as {castuse} for {soon}.
For {soon}, while the plaster was on, {first}'s stiff arm was used as {castuse}.
{first}, while the plaster was on, used the stiff arm for {soon} as {castuse}.
> {castuse}
As what did {first} use the stiff arm while the plaster was on?
What was {first}'s stiff arm used as in plaster? / To what purpose was the broken limb put?
What did the patient turn the injured limb into?
> {soon}
How long did {first} use the stiff arm as {castuse}?
For how long was the stiff arm in plaster used as {castuse}?
For what period was the broken limb put to use?
How long was the patient's fracture kept immobile?
> {first}
Who used the stiff arm as {castuse} while the plaster was on?
Whose stiff arm in plaster was used as {castuse}? / Who had broken a limb?
Which patient found a use for an injury?

= dentistfear: the whine of the drill | the rubber gloves | the pink mouthwash | the bright lamp \
| the smell of cloves | the hook with the point | the tilting chair | the bill | the X-ray \
biting block
What {first} dreads most at the dentist {last} is {dentistfear}.
{first} dreads {dentistfear} more than anything else at the dentist {last}.
At the dentist {last} it is {dentistfear} that {first} dreads most.
> {dentistfear}
What does {first} dread most at the dentist?
What does {first} dread more than anything else at the dentist {last}?
What frightens the patient about having teeth seen to?
Which thing makes somebody tremble before a filling?
> {first}
Who dreads {dentistfear} most at the dentist?
Who, at the dentist {last}, dreads {dentistfear} more than anything else?
Who trembles before having teeth seen to? / Who needs courage for a filling?
> {last}
At which dentist does {first} dread {dentistfear}?
What is the name of the dentist where {first} dreads {dentistfear} most?
Who looks after the teeth of a nervous patient? / By whom are fillings done for somebody timid?

= blackboardwhy: the sponge was frozen | a proof was unfinished | somebody had used varnish | \
the caretaker was on strike | it was a birthday greeting | the inspector wanted to see it | the \
ladder was missing | a poet had written on it
Nobody wiped the blackboard in the {subject} room for {soon} because {blackboardwhy}.
Because {blackboardwhy}, the blackboard in the {subject} room was not wiped for {soon}.
For {soon} nobody wiped the blackboard of the {subject} room, as {blackboardwhy}.
> {blackboardwhy}
Why did nobody wipe the blackboard in the {subject} room?
What was the reason that the blackboard was not wiped for {soon}?
How come the chalk writing stayed so long?
What kept the teachers from cleaning up what they had chalked?
> {soon}
How long did nobody wipe the blackboard of the {subject} room?
For how long was the blackboard not wiped? / How long was the chalk writing left in place?
For what period did no one clean up after lessons?
> {subject}
In the room for which subject did nobody wipe the blackboard?
Which room had a blackboard that was not wiped for {soon}?
Which lessons took place in front of old chalk writing?
What discipline's teachers had nowhere to chalk anything new?

= confiscated: a catapult | eleven frogs | a water pistol | fake moustaches | a stink bomb | a \
harmonica | marbles made of cheese | a love letter | loaded dice
Miss {last} confiscated {confiscated} from {first} during the spelling test.
During the spelling test {confiscated} was taken off {first} and confiscated by Miss {last}.
{first} had {confiscated} confiscated by Miss {last} during the spelling test.
> {confiscated}
What did Miss {last} confiscate from {first} during the spelling test?
What was confiscated by Miss {last} in the spelling test?
What lies in the teacher's drawer until the holidays?
Which forbidden object had the pupil smuggled in?
> {first}
From whom was {confiscated} confiscated during the spelling test?
Who had something confiscated in the spelling test? / Which pupil was up to no good in class?
Who wants something back from the teacher?
> {last}
Which Miss confiscated {confiscated} during the spelling test?
By whom was {confiscated} confiscated in the spelling test? / Which teacher has sharp eyes?
What is the surname of the teacher who took away a pupil's plaything?

= latenote: the donkey had escaped | the bridge was up | our clock had stopped | Granny hid the \
shoes | the bus hit a melon stall | we saw an otter | the porridge caught fire | the lift was \
full of bees
The note that {first} handed in for coming late to school said only that {latenote}.
For coming late to school {first} handed in a note that only said that {latenote}.
All that the note said, which {first} handed in for coming late to school, was that {latenote}.
> {latenote}
What did the note that {first} handed in for coming late say?
What was in the note handed in at school? / What excuse did the child's parents write?
How was the unpunctual pupil's morning explained?
> {first}
Who handed in a note for coming late to school?
Whose note, handed in at school, said that {latenote}? / Which child was unpunctual?
Who missed the beginning of lessons?

= detentiontask: scrape gum off the desks | alphabetise the atlases | polish the trophies | copy \
out the fire rules | feed the stick insects | sort odd socks | untangle the skipping ropes | \
sharpen all the pencils
In detention at St Bride's on {weekday}, {first} had to {detentiontask}.
{first} had to {detentiontask} in detention at St Bride's on {weekday}.
On {weekday} detention at St Bride's meant that {first} had to {detentiontask}.
> {detentiontask}
What did {first} have to do in detention at St Bride's?
What did detention at St Bride's mean for {first}? / How did the naughty pupil pay for it?
Which chore was the punishment after lessons?
> {first}
Who had to {detentiontask} in detention at St Bride's?
Who was in detention at St Bride's on {weekday}? / Which pupil was punished?
Who had to stay behind after lessons?
> {weekday}
On which day was {first} in detention at St Bride's?
When did detention at St Bride's mean having to {detentiontask}? / When was the pupil punished?
On what day did someone have to stay behind after lessons?

= playgroundban: handstands | playing marshals | conkers | piggyback races | swapping sandwiches \
| chasing magpies | climbing the chestnut | skidding on the ice
Since {first} lost two teeth, the head has forbidden {playgroundban} in the playground.
The head has forbidden {playgroundban} in the playground since {first} lost two teeth.
In the playground {playgroundban} has been forbidden by the head since {first} lost two teeth.
> {playgroundban}
What has the head forbidden in the playground?
What has been forbidden in the playground since {first} lost two teeth?
Which fun are pupils no longer allowed at break?
What game was put an end to after an accident at school?
> {first}
Who lost two teeth, so that the head has forbidden {playgroundban}?
Since who lost two teeth has {playgroundban} been forbidden? / Which child was hurt at break?
Whose accident brought about a new school rule?

= mottotext: "Think before you paint" | "Slowly but together" | "Ask the owl" | "Nobody eats \
alone" | "Light from small lamps" | "Muddy boots, clear heads" | "Try it twice" | "Listen to the \
river"
Above the entrance of the primary school in {city} you can read the motto {mottotext}.
The motto {mottotext} can be read above the entrance of the primary school in {city}.
In {city}, the primary school has the motto {mottotext} above its entrance.
> {mottotext}
What motto can be read above the entrance of the primary school?
Which motto does the primary school in {city} have above its entrance?
What words greet the little pupils each morning?
Which saying is over the door where the children go in to learn?
> {city}
In which town is the motto {mottotext} above the entrance of the primary school?
Where does the primary school have this motto above its entrance: {mottotext}?
Where are children greeted with the words {mottotext}?
In what place do young pupils walk in under a wise saying?

= hamsterweekend: half a cucumber a day | a wheel that turns | silence after six | warm milk on \
Saturday | a window without draught | no contact with cats | a sunflower seed every hour | fresh \
sawdust twice
The class hamster spends half-term with {first} and, says the teacher, needs {hamsterweekend}.
{first} has the class hamster for half-term, and the teacher says that it needs {hamsterweekend}.
The teacher says that the class hamster, at {first}'s home for half-term, needs {hamsterweekend}.
> {hamsterweekend}
What does the class hamster need, says the teacher?
What does the teacher say the hamster needs for half-term?
How must one look after the little rodent during the holiday?
What are the care instructions for the furry pet?
> {first}
Who has the class hamster for half-term? / With whom does the class hamster spend half-term?
Which child looks after the furry pet in the holiday?
In whose house is the rodent while lessons are suspended?

= weddingproof: both birth certificates | a witness over eighteen | the divorce papers | a \
recent gas bill | your baptism record | an interpreter | three passport photographs | a sworn \
translation
To register a wedding at the town hall in {city}, one must bring {weddingproof} and {tariff}.
The town hall in {city} says one must bring {weddingproof} and {tariff} to register a wedding.
In {city}, {weddingproof} and {tariff} must be brought to the town hall to register a wedding.
> {weddingproof}
What, besides {tariff}, must one bring to register a wedding in {city}?
Apart from the {tariff}, what must be brought to the town hall for a wedding?
What do the registrars insist on seeing before a couple can marry?
What do engaged couples have to have with them, other than money?
> {tariff}
How much must one bring to the town hall to register a wedding?
What sum must be brought with {weddingproof} to register a wedding?
What does it cost a couple to marry there?
How much do the registrars take from the bride and groom?
> {city}
At the town hall of which place must one bring {weddingproof} to register a wedding?
Where does one register a wedding with {weddingproof} and {tariff}?
In which town does the couple want to marry?
Where would bride and groom be asked for {weddingproof}?

= counterclosed: the clerk is on jury service | the stamp has worn out | the computers are being \
swapped | the ceiling is dripping | the ballots are being counted | the heating has failed | a \
swarm of flies got in | the forms have run out
The parking permit counter at the town hall is shut at present because {counterclosed}; use the \
{room} instead.
Because {counterclosed}, use the {room} instead of the town hall's parking permit counter, shut \
at present.
At present the town hall's parking permit counter is shut, as {counterclosed}, so use the {room} \
instead.
> {counterclosed}
Why is the parking permit counter at the town hall shut?
What is the reason that the parking permit counter is shut at present?
What stops motorists from being served in the usual spot?
Why has that desk for drivers been abandoned?
> {room}
Which room is used instead of the parking permit counter?
What should I use instead of the counter for parking at the town hall?
Where are motorists served for now?
Where do I go with my application when the usual desk is unmanned?

= mayorhabit: opens every letter herself | answers in rhyme | cycles in slippers | naps after \
soup | knits during debates | waters the lobby palms | greets each cleaner by name | eats with \
the school children
Mayor {last} of {city} {mayorhabit}, according to the local paper.
According to the local paper, Mayor {last} of {city} {mayorhabit}.
In {city}, the local paper writes, Mayor {last} {mayorhabit}.
> {mayorhabit}
What does Mayor {last} of {city} do according to the local paper?
What habit does the local paper report of the mayor of {city}?
What is peculiar about the head of the council?
What did journalists find out about the town's first citizen?
> {last}
Which mayor {mayorhabit} according to the local paper?
What mayor of {city} does the local paper write about?
What is the surname of the town's first citizen?
Who is the head of the council with the odd ways?

= petitiongoal: save the old lime trees | rename the bus stop | muzzle the church bells | bring \
back the tram | ban leaf blowers | reopen the public baths | free the circus bear | light the \
cycle path
{first} handed in {count} signatures at the town hall in {city} for a petition to {petitiongoal}.
A petition to {petitiongoal}, with {count} signatures, was handed in at the town hall in {city} \
by {first}.
At the town hall in {city}, {first} handed in the petition to {petitiongoal} with {count} \
signatures.
> {petitiongoal}
To do what is the petition handed in by {first} at the town hall?
What was the petition with {count} signatures at the town hall to do?
What do the campaigners want? / What is the council being begged for?
> {count}
How many signatures did the petition to {petitiongoal} have?
How many signatures did {first} hand in at the town hall? / How many citizens support the campaign?
How many names did the activist collect?
> {first}
Who handed in the petition at the town hall in {city}?
By whom were {count} signatures handed in to {petitiongoal}?
Which campaigner called on the council? / Who collected names to {petitiongoal}?

= officerexcuse: the file was under the coffee machine | the stamp had dried up | the form had \
changed colour | my name had too many letters | it was nearly lunch | the archive had been \
flooded | only Mondays counted | the signature was too neat
The clerk at the tax office sent {first} home on {date}, saying that {officerexcuse}.
{first} was sent home by the clerk at the tax office on {date} with the words that {officerexcuse}.
On {date} the clerk at the tax office, saying that {officerexcuse}, sent {first} home.
> {officerexcuse}
What did the clerk at the tax office say when {first} was sent home?
With what words did the clerk at the tax office send {first} home?
Why was the citizen not dealt with? / What excuse did the official come up with?
> {first}
Whom did the clerk at the tax office send home?
Who was sent home by the clerk at the tax office on {date}?
Who did not get anywhere with the officials? / Which citizen was turned away?
> {date}
When did the tax office clerk send {first} home? / On what date was {first} sent home by the clerk?
On which day did the official turn somebody away?
When did a citizen get nowhere with the revenue people?

= buspay: with exact change | by tapping a phone | at the newsagent's beforehand | through a \
slot behind the driver | in tokens | with a punched card | only on getting off | by text message
On the number {small} bus in {city} one pays {buspay}.
In {city}, the number {small} bus is one where one pays {buspay}.
One pays {buspay} on the number {small} bus in {city}.
> {buspay}
In what manner does a number {small} bus take money, when one pays?
On the {city} bus number {small} one pays in what way?
What is the way of buying a ride on that line? / How are passengers charged?
> {small}
What is the number of the bus in {city} where one pays {buspay}?
Which number is the bus on which one pays {buspay}?
On which line do passengers settle their fares {buspay}? / Which of the town's lines is meant?

= busdelay: a goose on the line | a flat tyre | a royal visit | a burst water main | fallen \
scaffolding | the driver's nosebleed | a marching band | a lorry load of onions | a cow in the \
underpass
Our school bus came {wait} late on {weekday} because of {busdelay}.
Because of {busdelay} our school bus was {wait} late when it came on {weekday}.
On {weekday} {busdelay} made our school bus come {wait} late.
> {busdelay}
Because of what did our school bus come late on {weekday}?
What made the school bus come {wait} late? / What had held up the children's transport?
Why were the pupils not on time?
> {wait}
How late was our school bus on {weekday}? / By how much did {busdelay} make the school bus late?
How long did the pupils stand at the stop in vain?
How much of a delay was there for the children?
> {weekday}
On which day did our school bus come late because of {busdelay}?
When was the school bus {wait} late? / On which day was the children's transport held up?
What day was it when the pupils were not on time?

= buscarry: a folded pushchair | one hen in a basket | skis in a bag | a small sledge | a cello \
with a ticket | garden plants under a metre | a cat in a box | wet umbrellas in a sleeve
{company} lets its bus passengers carry {buscarry} except on {weekday}.
Except on {weekday}, bus passengers of {company} may carry {buscarry}.
{buscarry} may be carried by bus passengers of {company}, except on {weekday}.
> {buscarry}
What may bus passengers of {company} carry except on {weekday}?
What does {company} let its bus passengers carry? / What luggage is permitted on board?
With what would the driver allow me to get on?
> {weekday}
On what day may bus passengers not carry {buscarry}?
Except on which day does {company} let bus passengers carry {buscarry}?
When would the driver turn me away with {buscarry}?
What day is the exception to the luggage rule?
> {company}
Which company lets bus passengers carry {buscarry}?
Whose bus passengers may carry {buscarry} except on {weekday}? / Which firm runs the coaches?
Who has such a luggage rule for travellers?

= bookmarkfound: a rasher of bacon | a pressed edelweiss | a parking fine | an unused lottery \
ticket | a hairnet | a strip of wallpaper | a divorce letter | a flattened spoon | a slice of \
cheese
The librarian {first} found {bookmarkfound} between the pages of {book}, returned on {weekday}.
Between the pages of {book}, returned on {weekday}, was {bookmarkfound}, found by the librarian \
{first}.
{book}, returned on {weekday}, had {bookmarkfound} between the pages, as the librarian {first} \
found.
> {bookmarkfound}
What did the librarian find between the pages of {book}?
What was between the pages of {book} when it was returned?
What had a borrower used to keep the place?
What slipped out when someone leafed through the volume?
> {book}
Between the pages of which title did the librarian find {bookmarkfound}?
What had {bookmarkfound} between the pages when it was returned?
In which work was {bookmarkfound} lying?
Which volume had somebody borrowed and left {bookmarkfound} in?
> {weekday}
When was {book} returned with {bookmarkfound} between the pages?
On what day was the thing returned in which the librarian found {bookmarkfound}?
When did the borrower bring the volume back? / On which day did the loan end?

= finepaid: reading to the toddlers | baking a cake | dusting the encyclopedias | reciting a \
sonnet | shelving one trolley | donating tinned food | repairing torn maps | sketching the \
librarian
At the library in {city} a fine can be worked off by {finepaid} until {date}.
Until {date} the library in {city} allows a fine to be worked off by {finepaid}.
By {finepaid}, until {date}, one can work off a fine at the library in {city}.
> {finepaid}
How can a fine be worked off at the library?
By doing what can one work off a fine at the library in {city}?
What may late borrowers do instead of paying? / How do I get rid of my debt for overdue novels?
> {date}
Until when can a fine be worked off at the library?
Up to what date does the library in {city} allow a fine to be worked off?
When does the offer to late borrowers end?
By which day must I have made up for my overdue novels?
> {city}
In which town can a fine be worked off at the library by {finepaid}?
Where does the library allow one to work off a fine by {finepaid}?
Where do they show mercy to late borrowers?
In which place could I make up for overdue novels without cash?

= readingroomrule: pencils only | no humming | gloves at all times | one newspaper each | coats \
on the hooks | no licking of fingers | whispering on the balcony only | laptops on battery
The notice in the reading room of the law library says "{readingroomrule}" and is signed by {full}.
Signed by {full}, a notice in the law library's reading room says "{readingroomrule}".
"{readingroomrule}" says the notice, signed by {full}, in the reading room of the law library.
> {readingroomrule}
What does the notice in the reading room of the law library say?
What does the notice signed by {full} say in the law library?
What are those who study there told to observe?
Which regulation should a student of legal texts keep?
> {full}
Who signed the notice in the reading room of the law library?
By whom is the notice signed that says "{readingroomrule}" in the reading room?
Whose name is under the regulation?
Who put their name to the instruction for students of legal texts?

= mobilelibstop: outside the fish and chip shop | at the cattle grid | by the bowling green | \
opposite the fire station | under the railway arch | beside the duck pond | at the old toll gate \
| in front of the mosque
The library van stops {mobilelibstop} at {time} every {weekday}.
Every {weekday} at {time} the library van stops {mobilelibstop}.
At {time}, {mobilelibstop}, the library van stops every {weekday}.
> {mobilelibstop}
Where does the library van stop every {weekday}?
At what spot is it that the library van stops at {time}?
Where do villagers wait for something to read? / Where can I board the vehicle with the novels?
> {time}
When does the library van stop every {weekday}?
At what time is it that the library van stops {mobilelibstop}?
At what hour should villagers be out with the novels they have finished?
How early does the vehicle full of novels arrive?
> {weekday}
On what day does the library van stop {mobilelibstop} at {time}?
Every what is it that the library van stops at {time}?
On which day of the week can villagers borrow something to read?
When in the week does the vehicle with the novels turn up?

= cashmachine: the screen is too dark | someone glued the slot | it swallows foreign cards | the \
keys stick | it gives only fifties | the receipt roll is empty | a spider sits on the lens | the \
cable was chewed
Use another cash machine than the one by the {place}, since {cashmachine}, and tell {first} so.
Tell {first} to use another cash machine than the one by the {place}, since {cashmachine}.
Since {cashmachine}, tell {first} to use another than the cash machine by the {place}.
> {cashmachine}
What is wrong with the cash machine by the {place} that {first} should use another?
Why should {first} use another cash machine? / What is the defect where one withdraws notes?
For what reason would it be wise to get money elsewhere?
> {place}
By which place should {first} not use the cash machine?
Where is the cash machine that {first} should not use because {cashmachine}?
Near what should nobody try to withdraw notes? / Where is the defective dispenser?
> {first}
Who should be told to use another cash machine?
Whom must I tell not to use the cash machine by the {place}?
Who should be warned before withdrawing notes? / Who needs a word about the defective dispenser?

= safedeposit: a violin bow | a lock of hair | a recipe for marmalade | unpaid bills | a milk \
tooth | love poems | a jar of Swiss soil | a treasure map | glass eyes
When the bank opened the safe deposit box of old {last}, it held nothing but {safedeposit}.
Nothing but {safedeposit} was in old {last}'s safe deposit box when the bank opened it.
The bank opened the safe deposit box of old {last} and saw nothing but {safedeposit}.
> {safedeposit}
What was in the safe deposit box of old {last}?
What did the bank see when it opened the safe deposit box?
What had the deceased customer locked away in the vault? / What did the heirs get instead of gold?
> {last}
Whose safe deposit box held nothing but {safedeposit}?
Whose box was it that the bank opened, with nothing but {safedeposit}?
Which customer kept {safedeposit} in a vault?
By what surname did the customer go who locked such things away?

= loanpurpose: a second oven | an ice cream van | a daughter's dental studies | a herd of \
alpacas | a roof of slate | a puppet theatre | a used hearse | an organic vineyard | a climbing \
wall
The savings bank lent {full} {amount} in {month} for {loanpurpose}.
For {loanpurpose}, the savings bank lent {full} {amount} in {month}.
In {month}, {full} was lent {amount} by the savings bank for {loanpurpose}.
> {loanpurpose}
For what purpose was {full} lent {amount} by the savings bank?
What was the {amount} for that the savings bank lent {full}?
What did the borrower want the money for? / On what was the loan to be spent?
> {amount}
How much was {full} lent by the savings bank for {loanpurpose}?
What sum did the savings bank, in {month}, have lent for {loanpurpose}? / How large was the loan?
What does the borrower owe?
> {full}
Who was lent {amount} by the savings bank?
Whom has the savings bank lent money for {loanpurpose}? / Who has debts because of {loanpurpose}?
Which borrower must pay off {amount}?

= bankidproof: my grandmother's maiden name | the colour of my first car | the last three \
purchases | the name of my hamster | my favourite teacher | the street of my birth | my height \
in inches | the date of my oldest loan
On the phone the bank in {city} made me prove who I was with {bankidproof}.
With {bankidproof} the bank in {city} made me prove on the phone who I was.
To prove on the phone who I was, the bank in {city} made me give {bankidproof}.
> {bankidproof}
With what did the bank make me prove on the phone who I was?
What did I have to give the bank in {city} on the phone to prove who I was?
How was my identity checked when I called? / What was the security question?
> {city}
In which town is the bank that made me prove who I was with {bankidproof}?
Where is the bank that made me give {bankidproof} on the phone to prove it?
In what place is the branch that doubted my identity?
Where do they have my savings and ask about {bankidproof}?

= tenantban: drying herbs in the stairwell | piano before ten | a third cat | nails in the \
panelling | barbecues on the fire escape | washing rugs in the yard | keeping a rooster | bright \
curtains | frying fish with the door open
Our landlady Mrs {last} has written to say that {tenantban} is out of the question from {date}.
{tenantban} is out of the question from {date}, our landlady Mrs {last} has written.
From {date}, our landlady Mrs {last} has written, {tenantban} is out of the question.
> {tenantban}
What is out of the question from {date}, as our landlady has written?
What has our landlady Mrs {last} written is out of the question?
Which freedom of the tenants is coming to an end?
What will the owner of our flat no longer put up with?
> {date}
From when is {tenantban} out of the question, as our landlady has written?
From which date, Mrs {last} has written as our landlady, is {tenantban} out of the question?
When does the owner's new house rule take effect?
Until when are the tenants free to go on as before?
> {last}
Which landlady has written that {tenantban} is out of the question?
What is the name of our landlady who has written about {tenantban}? / Who owns our flat?
From which Mrs did the tenants get the strict mail?

= repairpromise: a new boiler | double glazing | a lock for the cellar | a quieter pump | a \
handrail for the steps | a proper bath | rat-proof bins | a working doorbell | insulation under \
the roof
{repairpromise} is what the landlord promised {first} {soon} ago.
The landlord promised {first} {repairpromise} {soon} ago, and nothing has come.
{soon} ago {first} was promised {repairpromise} by the landlord.
> {repairpromise}
Which thing was promised to {first} by the landlord {soon} ago?
What was {first} promised by the landlord? / Which improvement is the tenant waiting for in vain?
What should the owner have installed in the flat by now?
> {soon}
How long ago was {repairpromise} promised by the landlord?
How long is it since the landlord promised {first} {repairpromise}?
For how much time has the tenant been waiting in vain? / How old is the owner's pledge?
> {first}
Who was promised {repairpromise} by the landlord? / Whom has the landlord promised {repairpromise}?
Which tenant is waiting in vain? / To whom did the owner give an empty pledge?

= rentpay: in firewood | by mowing the orchard | with a weekly casserole | through cello lessons \
| by walking the greyhounds | in crates of cider | by painting portraits | with an hour of \
typing | by shovelling snow
{first} pays half the rent for the attic on {street} {rentpay}.
Half of the rent for the attic on {street} {first} pays {rentpay}.
For the attic on {street}, {first} pays half the rent {rentpay}.
> {rentpay}
How is it that {first} pays half the rent for the attic?
In what way is half the rent for the attic on {street} paid?
What does the lodger do instead of handing over cash?
With what does someone make up for living cheaply under the roof?
> {first}
Who pays half the rent for the attic {rentpay}? / Who pays rent for the attic on {street}?
Who lives under the roof? / Which lodger found a way of living cheaply?
> {street}
On what street is the attic for which {first} pays half the rent {rentpay}?
Where is the attic that {first} pays the rent for? / In which road does the lodger live?
What is the address of the room under the roof?

= plumbercause: a toy dinosaur | a wad of wet wipes | somebody's dentures | tree roots | a sock \
| congealed bacon fat | a whole potato | a plastic halo | hair and toothpaste
The plumber pulled {plumbercause} out of the blocked pipe in the {room} and charged {price}.
Out of the blocked pipe in the {room} the plumber pulled {plumbercause} and charged {price}.
The plumber charged {price} for pulling {plumbercause} out of the blocked pipe in the {room}.
> {plumbercause}
What did the plumber pull out of the blocked pipe? / What had blocked the pipe in the {room}?
What was the reason that the water would not run away?
What object came to light when the drain was cleared?
> {price}
How much did the plumber charge for pulling {plumbercause} out?
What was charged for the blocked pipe in the {room}?
What did we spend on getting the drain cleared?
How large was the bill for making the water run away again?
> {room}
In which room was the blocked pipe?
Out of the blocked pipe of what room did the plumber pull {plumbercause}?
Where did the water not run away? / In what part of the house was the drain cleared?

= garagenoise: like a kettle with a cold | like gravel in a tin | like an angry goose | like \
tearing silk | like a distant drum roll | like a sigh | like marbles on stairs | like a rusty gate
When it turns left, {first}'s van sounds {garagenoise}, and the mechanic cannot explain it.
{first}'s van, which the mechanic cannot explain, sounds {garagenoise} when it turns left.
The mechanic cannot explain why {first}'s van sounds {garagenoise} when it turns left.
> {garagenoise}
What does {first}'s van sound like when it turns left?
What is it like when {first}'s van turns left, which the mechanic cannot explain?
What kind of noise puzzles the people at the garage?
To what can one compare what the vehicle lets out in bends?
> {first}
Whose van sounds {garagenoise} when it turns left? / Whose van can the mechanic not explain?
Who drives a vehicle that makes strange noises? / Who has puzzled the people at the garage?

= watchmaker: a breadcrumb in the gears | a bent hand | dried oil | the wrong battery | a broken \
glass edge | a hair round the wheel | salt from the sea | magnetism from a speaker
The watchmaker in {city} says {first}'s watch stopped because of {watchmaker}.
Because of {watchmaker}, says the watchmaker in {city}, {first}'s watch stopped.
{first}'s watch stopped, the watchmaker in {city} says, because of {watchmaker}.
> {watchmaker}
Because of what did {first}'s watch stop, as the watchmaker says?
What does the watchmaker in {city} say stopped the watch?
Why does the thing on the wrist no longer tick? / What had brought the timepiece to a standstill?
> {first}
Whose watch stopped because of {watchmaker}?
About whose watch does the watchmaker in {city} say something?
Who can no longer read the hour on the wrist? / Whose timepiece had come to a standstill?
> {city}
In what town is the watchmaker who says that {first}'s watch stopped because of {watchmaker}?
Where does a watchmaker say why {first}'s watch stopped?
Where was the timepiece taken for an examination?
In which place does the expert on ticking things have a shop?

= cobblerleather: old fire hoses | reindeer hide | a worn saddle | car tyres | a church organ's \
bellows | felt from a pool table | salmon skin | a conveyor belt
The cobbler {full} makes new soles from {cobblerleather} for {tariff} a pair.
For {tariff} a pair, new soles are made from {cobblerleather} by the cobbler {full}.
From {cobblerleather} the cobbler {full} makes new soles at {tariff} a pair.
> {cobblerleather}
From what does the cobbler make new soles?
What are the new soles made from that cost {tariff} a pair at the cobbler?
What recycled stuff ends up under people's feet?
Which material is used to mend the bottoms of shoes?
> {tariff}
How much is a pair of new soles from the cobbler?
What does {full} the cobbler charge a pair for new soles?
What would it cost to have the bottoms of both my shoes mended?
How expensive is it to walk on {cobblerleather}?
> {full}
Which cobbler makes new soles from {cobblerleather}?
By whom are new soles made for {tariff} a pair? / Who mends shoes with recycled stuff?
Whom can I ask to mend the bottoms of my shoes?

= parcelstate: soaked in perfume | chewed at one corner | tied with a shoelace | flat as a plate \
| wrapped in a flag | smelling of kippers | warm to the touch | ticking softly | covered in \
Chinese stamps
The parcel for {first} lay {parcelstate} on the counter of the post office in {city}.
On the counter of the post office in {city} lay the parcel for {first}, {parcelstate}.
{parcelstate}, the parcel for {first} lay on the counter of the post office in {city}.
> {parcelstate}
In what state was the parcel for {first} on the post office counter?
What was the parcel for {first} like on the counter of the post office?
How did the package look or feel when it arrived? / What was remarkable about the delivery?
> {first}
For whom was the parcel on the counter of the post office?
Whose parcel lay {parcelstate} on the counter? / Who was to pick up the odd package?
To whom had the strange delivery been sent?
> {city}
In which town did the parcel lie on the post office counter?
Where is the post office with the counter on which {first}'s parcel lay?
In which place could the package be picked up?
Where did the strange delivery wait for the addressee?

= notposted: live scorpions | nail varnish | lithium batteries | fresh butter | lottery tickets \
| fireworks | human ashes | a loaf with poppy seeds | ivory | spray cans
The post office will not accept {notposted} for {country}, whatever the wrapping.
Whatever the wrapping, {notposted} for {country} will not be accepted by the post office.
For {country}, the post office will not accept {notposted}, whatever the wrapping.
> {notposted}
What will the post office not accept for {country}?
What will not be accepted for {country} whatever the wrapping?
What is it forbidden to mail abroad? / Which contents would a clerk hand back to the sender?
> {country}
For which country will the post office not accept {notposted}?
To where will {notposted} not be accepted, whatever the wrapping?
Which destination is {notposted} barred from? / To what nation can one not mail {notposted}?

= collectproof: the pink slip | a library card | any document with a photograph | the sender's \
name | a letter from my doctor | a fingerprint | the last four digits of my phone | two \
neighbours as witnesses
To collect the registered letter from the {authority} you need {collectproof}.
You need {collectproof} to collect the registered letter from the {authority}.
The registered letter from the {authority} can be collected if you show what you need: \
{collectproof}.
> {collectproof}
What do you need to collect the registered letter?
What must you show when the letter from the {authority} is to be collected?
What shall I take along to the post office so that they hand over my mail?
What do the people at the desk want from me before they part with the envelope?
> {authority}
From whom is the registered letter that you need {collectproof} to collect?
Who sent the registered letter to be collected? / Who wrote officially and had it signed for?
Which office is the sender of what waits at the desk?

= postmanroute: by tandem | on a sledge | with a donkey cart | by rowing boat | on horseback | \
on roller skates | in a milk float | on stilts over the marsh | by cable car
From {month} on, the postman {last} brings the mail to the upper farms {postmanroute}.
The postman {last} brings the mail {postmanroute} to the upper farms from {month} on.
From {month} on, the mail is brought to the upper farms {postmanroute} by {last}, the postman.
> {postmanroute}
How does the postman bring the mail to the upper farms?
In what way is the mail brought to the upper farms from {month} on?
What transport is used to deliver letters up the hill?
How do letters travel to people at the top of the valley?
> {month}
From which month on does the postman bring the mail to the upper farms {postmanroute}?
When does the mail start to be brought to the upper farms {postmanroute}?
When in the year does the deliverer change transport?
As of when do letters travel {postmanroute}?
> {last}
Which postman brings the mail to the upper farms?
By whom is the mail brought to the upper farms from {month} on? / Who delivers letters up the hill?
What is the surname of the man who delivers {postmanroute}?

= missprompt: "My uncle is the owl" | "Where is my other boot?" | "This sausage was poisoned" | \
"I never loved the duke" | "The ship has no captain" | "Burn the blue letter" | "Kiss me or call \
a cab" | "Mother, the goat spoke"
On the first night {full} forgot the line {missprompt} and looked at the prompter.
The line {missprompt} was forgotten on the first night by {full}, who looked at the prompter.
{full} forgot the line {missprompt} on the first night and looked at the prompter.
> {missprompt}
Which line did {full} not remember on the first night?
What line was forgotten on the first night?
What words did the actor fail to remember at the opening?
What should have been spoken on stage when there was silence?
> {full}
Who forgot the line {missprompt} on the first night?
Who looked at the prompter on the first night? / Which actor had a blank at the opening?
Who dried up in front of the audience?

= propfail: the fake moon fell | the pistol would not fire | the throne rolled away | the \
horse's rear half fainted | the curtain caught a wig | the snow came down in lumps | the door \
stayed shut | the dagger bent double
In the second act at the {place} {propfail}, and the audience clapped for {wait}.
The audience at the {place} clapped for {wait} when in the second act {propfail}.
For {wait} the audience clapped when {propfail} in the second act at the {place}.
> {propfail}
What happened in the second act at the {place} that the audience clapped?
Why, in the second act, was the audience clapping for {wait}?
Which mishap on stage was greeted with applause? / What went wrong with the performance?
> {wait}
How long was it that the audience clapped in the second act?
For how long, when {propfail}, had the audience clapped?
How long did the applause go on after the mishap?
For what time was the performance held up by cheering spectators?
> {place}
Where did the audience clap when in the second act {propfail}?
At what place did it happen in the second act that {propfail} and the audience clapped?
In what location was the performance put on? / Where did spectators cheer a mishap?
"""
