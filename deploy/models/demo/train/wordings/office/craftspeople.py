"""Tricks, tools and dislikes of many trades (see relations.py)."""

RELATIONS = """
= doughhome: in the airing cupboard | on top of the boiler | beside the cat's basket | in the \
cold larder | under a wet tea towel | in her bicycle helmet | inside an old hatbox | on the back \
seat of the van
Before the night shift {first} leaves the sourdough starter {doughhome}.
The sourdough starter is left {doughhome} by {first} before the night shift.
{doughhome} is where {first} leaves the sourdough starter before the night shift.
> {doughhome}
Where does {first} leave the sourdough starter before the night shift?
Before the night shift, where is the sourdough starter put?
Where should I look for the bubbling stuff that makes the loaves rise?
In what place does the leaven wait till the baker is back?
> {first}
Who leaves the sourdough starter {doughhome}?
By whom is the sourdough starter left before the night shift?
Which of the bakers looks after the leaven? / Who sees to what makes our loaves rise?

= tapsign: a hollow drum | a ripe melon | a knock at the door | an empty barrel | a cough in a \
church | a boot on ice | rain on a tin lid | a full suitcase
Our baker says a done loaf of {weight} must sound like {tapsign}.
A loaf of {weight}, says our baker, is done when it sounds like {tapsign}.
When a loaf of {weight} sounds like {tapsign}, it is done, says our baker.
> {tapsign}
What must a done loaf sound like? / Like what does a loaf of {weight} sound when it is done?
What noise tells that the bread may leave the oven?
With what is the tone of properly finished bread compared?
> {weight}
How heavy is the loaf that sounds like {tapsign}?
Of what weight is the loaf our baker wants to sound like {tapsign}?
What would the scales show for that bread? / How much bread is it that one knocks on?

= bakerburn: a cold potato | honey from the shop | a wet flour sack | egg white | an aloe leaf | \
frozen raspberries | buttermilk | a raw onion
{first} treats every burn from the bread oven with {bakerburn}.
Every burn from the bread oven is treated with {bakerburn} by {first}.
With {bakerburn}, {first} treats every burn that the bread oven leaves.
> {bakerburn}
What does {first} treat a burn from the bread oven with?
With what is every burn from the bread oven treated?
What is the home remedy for scorched fingers in the bakery?
What is put on the skin after touching something hot?
> {first}
Who treats every burn from the bread oven with {bakerburn}?
By whom is a burn from the bread oven treated? / Who plays doctor with {bakerburn}?
Which of us has a home remedy for scorched fingers?

= gumtrick: peppermint oil under the nose | chewing a clove | humming hymns | thinking of mown \
grass | a mask dipped in coffee | breathing through her mouth | orange peel in the pocket | a \
dab of toothpaste
Against the smell on the {wardname}, the old ward nurse swears by {gumtrick}.
The old ward nurse swears by {gumtrick} against the smell on the {wardname}.
{gumtrick}: that is what the old ward nurse swears by against the smell on the {wardname}.
> {gumtrick}
What does the old ward nurse swear by against the smell?
By what does the nurse on the {wardname} swear when it smells?
How does one bear the stench among the patients?
What remedy is there for a stink in the hospital?
> {wardname}
Where does the nurse swear by {gumtrick}?
On which ward does the smell make the old nurse swear by {gumtrick}?
In which part of the hospital does it stink? / What place would a sensitive nose avoid?

= nursewatch: because wristbands carry germs | because the strap scratched a baby | because hers \
once fell in the soup | because the sleeves must stay up | because patients kept asking the hour \
| because gloves tear on buckles | because a patient bit the last one | because metal chills old \
skin
{first} pins a watch to the apron {nursewatch}.
A watch is pinned to {first}'s apron {nursewatch}.
It is {nursewatch} that {first} pins a watch to the apron.
> {nursewatch}
Why does {first} pin a watch to the apron? / For what reason is a watch pinned to {first}'s apron?
Why is the nurse's timepiece not worn on the arm? / How come the clock hangs on the chest?
> {first}
Who pins a watch to the apron? / To whose apron is a watch pinned?
Which nurse wears her timepiece on the chest? / Who never carries a clock on the arm?

= veinhelp: a bowl of warm water | a joke about the doctor | a rubber ball to squeeze | a song \
from home | a look out of the window | two glasses of water | a story about horses | a hot towel
When {first} cannot find a vein, {veinhelp} always helps.
{veinhelp} always helps when {first} cannot find a vein.
For {first}, who cannot always find a vein, the help is {veinhelp}.
> {veinhelp}
What helps when {first} cannot find a vein?
What is the help for {first} when no vein is to be found?
By what means does taking blood succeed after all? / What makes a shy arm ready for the needle?
> {first}
Who is helped by {veinhelp} when there is no vein to find?
Who cannot always find a vein and has help from {veinhelp}?
Who at times has trouble taking blood? / Which nurse pricks in vain now and then?

= chalkvoice: drops the voice to a whisper | rings a cowbell | writes a riddle on the board | \
switches off the lights | plays one chord on the piano | counts backwards in Latin | stands on a \
chair | opens all the windows
To quieten the class in {subject}, {first} {chalkvoice}.
{first} {chalkvoice} to quieten the class in {subject}.
When the class in {subject} must be quietened, {first} {chalkvoice}.
> {chalkvoice}
What does {first} do to quieten the class? / How does {first} quieten the class in {subject}?
By what trick does the teacher make noisy children hush?
What happens in front when the pupils are too loud?
> {first}
Who quietens the class in {subject}? / Who {chalkvoice} so that the class is quietened?
Which teacher has a trick against noisy pupils? / Who gets loud children to hush?
> {subject}
In which subject must {first} quieten the class?
What lesson is it when {first} has to quieten the class? / What is taught to those noisy pupils?
For which school hour does the teacher need a trick against the din?

= redpen: because red reminds her of blood | because the shop was out of red | because the \
parents complained | because it looks kinder | because she is colour-blind | because the \
headmaster owns the red ones | because red shows through the paper | because her own teacher did so
{person} marks the {subject} essays in green ink {redpen}.
In green ink, {redpen}, {person} marks the {subject} essays.
The {subject} essays are marked in green ink by {person} {redpen}.
> {redpen}
Why does {person} mark the essays in green ink?
For what reason are the {subject} essays marked in green ink?
How come the corrections have that unusual colour?
What is the reason for correcting homework with another pen than usual?
> {person}
Who marks the {subject} essays in green ink? / By whom are the essays marked in green ink?
Which teacher corrects in an unusual colour?
Who has a pen the shade of grass for pupils' mistakes?
> {subject}
In which subject are the essays marked in green ink? / Which essays does {person} mark in green?
What does the teacher with the grass-coloured pen teach?
What is it that the pupils with those odd corrections study?

= staffroomseat: the chair by the radiator | the sofa with the dip | the stool next to the \
kettle | the window seat | the rocking chair | the bench under the clock | the broken armchair | \
the cushion by the copier
In the staff room of the school in {city}, nobody but {first} may sit on {staffroomseat}.
Only {first} may sit on {staffroomseat} in the staff room of the school in {city}.
{staffroomseat} in the staff room of the school in {city} is for {first} alone to sit on.
> {staffroomseat}
On what may only {first} sit in the staff room?
Where in the staff room of the school may nobody else sit?
Which piece of furniture should a new teacher keep off?
What place is reserved among the teachers?
> {first}
Who alone may sit on {staffroomseat} in the staff room?
For whom is {staffroomseat} of the staff room kept?
Which teacher has a place that others must leave free? / Whose throne is it?
> {city}
In which town is the school whose staff room keeps {staffroomseat} for {first}?
Where is the school with a staff room in which {first} alone may sit on {staffroomseat}?
Where do these teachers work? / In which place does a colleague have a reserved throne?

= hemcoin: a lead curtain weight | an old farthing | a fishing sinker | a steel washer | a flat \
pebble | a silver thimble | a brass bead | a bit of chain
The tailor sews {hemcoin} into the hem of every {colour} coat so that it hangs straight.
So that it hangs straight, every {colour} coat gets {hemcoin} sewn into its hem by the tailor.
Into the hem of every {colour} coat, so that it hangs straight, the tailor sews {hemcoin}.
> {hemcoin}
What does the tailor sew into the hem of the coat?
What is sewn into the hem so that the coat hangs straight?
With what is the garment weighed down at the bottom?
What hidden thing keeps the cloth from flapping?
> {colour}
Of what colour is every coat with {hemcoin} in its hem?
Into the hem of coats of which colour does the tailor sew {hemcoin}?
What shade are the garments with the hidden ballast?
What dye has the clothing that is weighed down?

= fittingday: with empty pockets | in their own shoes | without a hat | on an empty stomach | \
with their spouse | in thin underwear | without talking | with a straight back
Customers of {first} must come to the fitting of the suit {fittingday}.
{first} wants customers to come to the fitting of the suit {fittingday}.
To the fitting of the suit {first}'s customers must come {fittingday}.
> {fittingday}
How must customers come to the fitting of the suit?
In what manner does {first} want customers at the fitting?
What does the tailor insist on when one tries on clothes?
What rule holds for those being measured and pinned?
> {first}
Whose customers must come to the fitting {fittingday}?
Who wants customers to come to the suit fitting {fittingday}?
Which tailor has a rule for people trying on clothes?
Who is strict with those being measured and pinned?

= measurelie: round the waist | across the shoulders | at the neck | along the inside leg | over \
the hips | round the chest | at the wrist | from knee to ankle
Out of politeness {first} adds {stitch} {measurelie} without telling the customer.
Without telling the customer, {first} politely adds {stitch} {measurelie}.
{first}, out of politeness, does not tell the customer that {stitch} is added {measurelie}.
> {measurelie}
Where does {first} add {stitch} without telling the customer?
At what place is {stitch} politely added without the customer being told?
On which part of the body does the tailor flatter people?
Where are trousers or jackets secretly made roomier?
> {stitch}
How much does {first} add {measurelie} without telling the customer?
What length is politely added without a word to the customer?
By how much are clothes secretly made roomier? / How big is the tailor's white lie?
> {first}
Who adds {stitch} without telling the customer?
Who politely adds {stitch} {measurelie} to what the customer orders?
Which tailor flatters people secretly? / Who makes clothes roomier and keeps mum about it?

= needlehold: in the lapel | between the lips | in a cork | in a bar of soap | on a magnet | in \
a stuffed mouse | in a potato | behind the ear
The old seamstress in {street} keeps the needles {needlehold} while she works.
While she works, the needles of the old seamstress in {street} are kept {needlehold}.
The needles are kept {needlehold} while the old seamstress in {street} works.
> {needlehold}
Where does the old seamstress keep the needles while she works?
While the seamstress works, where are the needles kept?
In what spot are the sharp little tools of the sewing lady?
Where could one get pricked at the dressmaker's?
> {street}
In which street does the old seamstress work who keeps the needles {needlehold}?
Where is the old seamstress with needles kept {needlehold}?
At which address could I have a dress mended? / What road must I go to for the dressmaker?

= busrule: wet dogs | hot chips | unpacked skis | open paint tins | live hens | singing football \
fans | drums | roller skates
The driver of bus {small} to {city} lets nobody on with {busrule}.
Nobody with {busrule} is let on bus {small} to {city} by its driver.
With {busrule}, nobody is let on by the driver of bus {small} to {city}.
> {busrule}
With what does the driver of bus {small} let nobody on?
What must one not have to be let on the bus to {city}? / What had a passenger better leave at home?
What company or luggage makes the man at the wheel refuse people?
> {small}
Which bus lets nobody on with {busrule}?
What number has the bus to {city} whose driver lets nobody on with {busrule}?
What line is it that is so strict?
What figure is on the front of the vehicle where {busrule} are refused?
> {city}
Where does bus {small} go whose driver lets nobody on with {busrule}?
To which town is the bus that lets on nobody with {busrule}?
What is the destination of the strict line?
Where would I travel with that strict man at the wheel?

= busgift: a jar of pickled plums | a knitted cushion | half an apple cake | a bunch of dill | \
three duck eggs | a pair of mittens | a crossword book | a bottle of elderflower syrup
Each {weekday} an old lady brings the driver of the {time} bus {busgift}.
The driver of the {time} bus gets {busgift} from an old lady each {weekday}.
{busgift} is what an old lady brings the driver of the {time} bus each {weekday}.
> {busgift}
What does the old lady bring the driver of the {time} bus?
What does the bus driver get from an old lady each {weekday}?
What present does the faithful passenger hand over? / With what is the man at the wheel spoilt?
> {weekday}
On which day does the old lady bring the bus driver {busgift}?
When in the week does the driver of the {time} bus get {busgift}?
Which day is a feast for the man at the wheel? / When is a weekly present handed over?
> {time}
At what time goes the bus whose driver gets {busgift} from an old lady?
The driver of which bus is brought {busgift} by the old lady?
When does the vehicle with the spoilt man at the wheel depart?
When must I be at the stop to see the present handed over?

= busbreak: on the sea wall | in the cemetery chapel | behind the fire station | at the pigeon \
loft | under the railway bridge | in the back row | at the baths cafe | on the lock gate
{first} spends the break between two bus runs {busbreak}.
Between two bus runs the break is spent {busbreak} by {first}.
{busbreak} is where {first} spends the break between two bus runs.
> {busbreak}
Where does {first} spend the break between two bus runs?
Between two bus runs, where is the break spent? / In what place does the driver rest?
Where would I find the man from the wheel eating his sandwich?
> {first}
Who spends the break between bus runs {busbreak}?
By whom is the break between two runs spent {busbreak}? / Which driver rests {busbreak}?
Who has a favourite spot for not driving?

= rosefeed: stale beer | banana skins | cold tea | crushed mussel shells | horse manure | coffee \
grounds | the water from boiled eggs | burnt toast | old wool socks
The head gardener at the palace in {city} gives the roses {rosefeed} each {month}.
Each {month} the roses at the palace in {city} get {rosefeed} from the head gardener.
In {city} the palace's head gardener gives {rosefeed} to the roses each {month}.
> {rosefeed}
What does the head gardener give the roses at the palace?
What do the roses get each {month} from the head gardener?
With what unusual stuff are the bushes fed? / What is the thorny flowers' annual treat?
> {month}
In which month do the palace roses get {rosefeed}?
When does the head gardener give the roses {rosefeed}?
What time of the year are the thorny bushes fed? / When do the flowers have their annual treat?
> {city}
In which town are the palace roses that get {rosefeed}?
Where does the palace's head gardener give roses {rosefeed}?
Where would I find those well-fed flowers?
In what place does somebody feed bushes with {rosefeed}?

= gardenerhate: leaf blowers | plastic grass | garden gnomes | clients with poodles | yellow \
gravel | box hedges cut like swans | potted palms | trampolines | leylandii
{person} refuses to work in any garden with {gardenerhate}.
In a garden with {gardenerhate}, {person} refuses to work.
Any garden with {gardenerhate} is one where {person} refuses to work.
> {gardenerhate}
What is in the gardens where {person} refuses to work?
With what in the garden does {person} refuse the work?
What must a client get rid of before this man will mow the lawn?
What sight makes the landscaper turn on his heel?
> {person}
Who refuses to work in a garden with {gardenerhate}? / Who refuses gardens with {gardenerhate}?
Which landscaper is rather choosy? / Who will not mow a lawn if the place offends the eye?

= robefault: a coffee stain on the sleeve | a missing hook | chewing gum in the pocket | a torn \
lining | moth holes at the collar | a lipstick mark | cat hair all over | a burn from an iron
Judge {last} once read out a verdict in a gown with {robefault}.
A verdict was once read out by Judge {last} in a gown with {robefault}.
In a gown with {robefault}, Judge {last} once read out a verdict.
> {robefault}
What was on the gown in which Judge {last} read out a verdict?
With what flaw was the gown in which the verdict was read? / What was wrong with the robe in court?
What blemish did the magistrate's dress have?
> {last}
Which judge read out a verdict in a gown with {robefault}?
In whose gown with {robefault} was a verdict read out? / Who was not quite spotless on the bench?
What is the name of the magistrate with the blemished robe?

= benchkeep: a tin of mints | a hot-water bottle | a pair of slippers | an electric fan | a \
photo of a donkey | a chess problem | a stopwatch | a bag of walnuts | a tiny cactus
Under the bench in courtroom {small}, Judge {last} keeps {benchkeep} for long trials.
For long trials Judge {last} keeps {benchkeep} under the bench in courtroom {small}.
{benchkeep} is kept by Judge {last} under the bench in courtroom {small} for long trials.
> {benchkeep}
What does Judge {last} keep under the bench for long trials?
What is kept under the bench in courtroom {small}?
What is hidden where the public cannot see it during a hearing?
What comfort has the magistrate when lawyers drone on?
> {last}
Which judge keeps {benchkeep} under the bench?
By which judge is {benchkeep} kept for long trials?
Which magistrate has a secret comfort at hand?
Who has something up his sleeve when lawyers drone on?
> {small}
In which courtroom is {benchkeep} kept under the bench?
What number has the courtroom where Judge {last} keeps {benchkeep}?
Behind which door would I find the hidden comfort?
What is the number of the hall with the magistrate's secret?

= courtrule: chew gum | knit | wear sunglasses | hold hands | eat crisps | bring balloons | draw \
the jury | whistle
In Judge {last}'s court, those who {courtrule} are sent out for {duration}.
Judge {last} sends those who {courtrule} out of court for {duration}.
Those who {courtrule} are sent out of Judge {last}'s court for {duration}.
> {courtrule}
What do those do who are sent out of the court?
For doing what does Judge {last} send people out of court?
What had the audience of a trial better not do? / What behaviour irritates the magistrate?
> {duration}
For how long are those who {courtrule} sent out of court?
How long does Judge {last} send people out of court?
What does the punishment of a rude listener come to?
After what time may the offender take his seat again?
> {last}
Which judge sends those who {courtrule} out? / From whose court are those sent who {courtrule}?
Which magistrate is strict with the audience? / Who shows badly behaved listeners the door?

= dogbribe: a bit of liver sausage | a squeaky mouse | an old glove | half a biscuit | a rubber \
bone | cheese rind | a tennis ball | bacon in a paper bag
To get past the dog at {address}, the postman carries {dogbribe}.
The postman carries {dogbribe} to get past the dog at {address}.
At {address} there is a dog that the postman only gets past with {dogbribe}.
> {dogbribe}
What does the postman carry to get past the dog?
With what does the postman get past the dog at {address}? / How is the snarling guard bribed?
What does the man with the letters offer to keep his calves unbitten?
> {address}
At which address does the postman need {dogbribe} for the dog?
Where is the dog that the postman gets past with {dogbribe}?
Where does the man with the letters fear for his calves?
At what house is a snarling guard bribed?

= postshortcut: through the brewery yard | over the churchyard wall | across the frozen pond | \
through Mrs Olsen's kitchen | along the old tramway | under the viaduct | between the allotments \
| through the hospital cellar
{first} saves {wait} on the letter round by going {postshortcut}.
By going {postshortcut}, {first} saves {wait} on the letter round.
Going {postshortcut} saves {first} {wait} on the letter round.
> {postshortcut}
Which way does {first} go to save time on the letter round?
By going where does {first} save {wait} on the round? / Where is the postal worker's shortcut?
What path makes the mail come sooner?
> {wait}
How much does {first} save on the letter round by going {postshortcut}?
What does going {postshortcut} save on the letter round?
How much earlier is the mail carrier home? / What is the gain of the shortcut?
> {first}
Who saves {wait} on the letter round?
Who goes {postshortcut} on the letter round and saves {wait}?
Which mail carrier knows a shortcut? / Who gets the post delivered sooner than others?

= oddaddress: To the man with the parrot | The blue door by the pump | Grandma above the butcher \
| The lady who feeds the gulls | Third house after the oak | My love in the bakery | The retired \
clown | Where the piano is always out of tune
A card that only said "{oddaddress}" was delivered on {weekday} by postwoman {last}.
Postwoman {last} delivered a card on {weekday} that only said "{oddaddress}".
On {weekday}, postwoman {last} delivered a card although it only said "{oddaddress}".
> {oddaddress}
What did the card say that postwoman {last} delivered?
What was the only thing the card said that was delivered on {weekday}?
How was the mail with no proper address directed?
What words were enough to find whom it was meant for?
> {last}
Which postwoman delivered the card that only said "{oddaddress}"?
By whom was the card delivered that only said "{oddaddress}"?
Who worked out where the incomplete mail should go? / Which mail carrier guessed right?
> {weekday}
On which day was the card delivered that said "{oddaddress}"?
When did postwoman {last} deliver the card? / Which day brought the poorly addressed mail?
When did the puzzling greeting arrive?

= hearsetrouble: a flat tyre | a wasp in the cab | an empty tank | a stuck horn | a jammed \
tailgate | a herd of cows in the road | a wrong turning | a broken fan belt
The hearse came {wait} late to the funeral in {city} because of {hearsetrouble}.
Because of {hearsetrouble}, the hearse was {wait} late for the funeral in {city}.
{hearsetrouble} made the hearse {wait} late for the funeral in {city}.
> {hearsetrouble}
Because of what was the hearse late for the funeral? / What made the hearse come late to {city}?
What mishap held up the undertakers? / Why did the mourners have to stand about?
> {wait}
How late was the hearse for the funeral in {city}?
By how much did the hearse come late because of {hearsetrouble}?
For how long did the mourners have to stand about? / How big was the undertakers' delay?
> {city}
In which town was the hearse late? / Where was the funeral to which the hearse came {wait} late?
In what place did mourners have to stand about? / Where was somebody buried behind schedule?

= coffinwish: a deck of cards | a fishing rod | two bottles of stout | a box of love letters | \
dancing shoes | a jar of home soil | a train timetable | the cat's collar
The undertaker put {coffinwish} into the coffin of old {last}, as the widow had asked.
As the widow had asked, {coffinwish} went into old {last}'s coffin through the undertaker.
Into the coffin of old {last} the undertaker put {coffinwish}, as the widow had asked.
> {coffinwish}
What did the undertaker put into old {last}'s coffin?
What had the widow asked the undertaker to put into the coffin?
What was the dead man given for the last journey?
What was buried together with the deceased husband?
> {last}
Into whose coffin did the undertaker put {coffinwish}?
Whose widow had asked for {coffinwish} in the coffin?
Who was buried with something he had been fond of?
Which dead man took something on the last journey?

= mournface: thinking of unpaid bills | biting the tongue | counting the flagstones | reciting \
the alphabet backwards | staring at the shoes | picturing a cold bath | pinching the thumb | \
remembering a lost dog
The apprentice undertaker {first} keeps a straight face by {mournface}.
By {mournface}, {first}, the apprentice undertaker, keeps a straight face.
A straight face is kept by {first}, the apprentice undertaker, by {mournface}.
> {mournface}
By doing what does the apprentice undertaker keep a straight face?
How does {first} keep a straight face as an apprentice undertaker?
By what trick does the young man avoid laughing at burials?
How does the beginner stay solemn among mourners?
> {first}
Which apprentice undertaker keeps a straight face by {mournface}?
Who keeps a straight face by {mournface}? / Which beginner has to fight laughter at burials?
Who is learning to bury people and stay solemn?

= warmupsong: in the coal cellar | in the bathtub | in a parked car | on the fire escape | among \
the costumes | in the lift | under the stage | in the swan's cage
The soprano {person} warms up {warmupsong} {duration} before the curtain rises.
{duration} before the curtain rises, the soprano {person} warms up {warmupsong}.
{person}, the soprano, warms up {warmupsong} when the curtain rises in {duration}.
> {warmupsong}
Where does the soprano warm up before the curtain rises?
Where does {person} warm up {duration} before the curtain?
In what place can one hear scales sung ahead of the show?
Where does the opera star get the throat ready?
> {duration}
How long before the curtain rises does the soprano warm up?
When the soprano warms up, in how much time does the curtain rise?
How far ahead of the show are the scales sung?
How early does the opera star get the throat ready?
> {person}
Which soprano warms up {warmupsong}? / Who warms up {warmupsong} before the curtain rises?
Which singer has an odd place for practising scales?
What is the name of the opera star with the high voice?

= tenorfear: whistling backstage | a draught from the left | real flowers on stage | the colour \
violet | cold doorknobs | peacock feathers | an open umbrella | talking on the telephone
The tenor in {city} believes that {tenorfear} will cost him his high C.
That {tenorfear} will cost him his high C is what the tenor in {city} believes.
His high C, the tenor in {city} believes, will be lost through {tenorfear}.
> {tenorfear}
What does the tenor believe will cost him his high C?
Through what does the tenor in {city} believe he will lose his high C?
Of what is the superstitious singer afraid? / What must be kept away from the star of the opera?
> {city}
In which town does the tenor fear {tenorfear} for his high C?
Where is the tenor who believes {tenorfear} costs him his high C?
Where does the superstitious singer perform? / In what place is an opera star so anxious?

= throatdrink: raw egg in port | pickle juice | warm pineapple juice | onion syrup | goat's milk \
with sage | flat cola | cabbage water | ginger and chilli tea
Between the acts {first} gargles with {throatdrink} to save the voice.
To save the voice, {first} gargles with {throatdrink} between the acts.
{throatdrink} is what {first} gargles with between the acts to save the voice.
> {throatdrink}
What does {first} gargle with between the acts to save the voice?
With what does {first} save the voice between the acts?
What liquid keeps the singer from going hoarse?
What is in the glass in the opera star's dressing room?
> {first}
Who gargles with {throatdrink} between the acts?
Who saves the voice with {throatdrink} between acts?
Which singer has a remedy against hoarseness?
In whose dressing room is there a glass of {throatdrink}?

= stagemishap: the beard fell off | the sword bent | the balcony collapsed | a bat flew into the \
crown | the dagger was missing | the trousers split | the snow machine caught fire | the dove \
would not leave
In the {month} gala {stagemishap}, but {person} sang on as if nothing had happened.
{person} sang on as if nothing had happened when {stagemishap} in the {month} gala.
When in the {month} gala {stagemishap}, {person} just sang on as if nothing had happened.
> {stagemishap}
What happened in the {month} gala when {person} sang on?
In spite of what happening in the gala did {person} sing on as if nothing had happened?
What mishap did the audience see on stage? / What went wrong at the festive opera night?
> {person}
Who sang on when {stagemishap} in the gala?
Who sang as if nothing had happened in the {month} gala?
Which star kept cool through a mishap on stage? / Who was not put off by the accident at the opera?
> {month}
In which month was the gala that {person} sang in when {stagemishap}?
When was the gala in which {person} sang on as if nothing had happened?
At what time of the year was the opera mishap? / When did something go wrong on stage?

= portertip: a signed football | a bag of dates | a caged canary | one gold cufflink | a lottery \
ticket | half a salami | a silk tie | a pair of opera glasses
Instead of a tip, the guest in {numbered} gave the hotel porter {portertip}.
The hotel porter got {portertip} from the guest in {numbered} instead of a tip.
The guest in {numbered} gave {portertip} to the hotel porter instead of a tip.
> {portertip}
What did the guest give the hotel porter instead of a tip?
What did the porter get from the guest in {numbered} instead of a tip?
What strange reward was there for carrying suitcases?
With what, in place of coins, was the luggage man thanked?
> {numbered}
Which guest gave the hotel porter {portertip}?
From the guest in which place did the porter get {portertip} instead of a tip?
Where was the person staying who had no coins for the luggage man?
Where did the strange reward come from?

= porterlift: a stuffed bear | a harp | a crate of live lobsters | a rowing machine | a marble \
bust | a wedding dress on a stand | an iron stove | a crate of encyclopedias
The heaviest thing porter {last} ever carried up to {numbered} was {porterlift}.
{porterlift} was the heaviest thing that porter {last} ever carried up to {numbered}.
Porter {last} carried nothing heavier up to {numbered} than {porterlift}.
> {porterlift}
What was the heaviest thing porter {last} ever carried up?
What did the porter carry that was heavier than anything else?
Which piece of luggage nearly broke the man's back? / What was hardest to get upstairs?
> {last}
Which porter carried {porterlift} up to {numbered}?
Who carried {porterlift} as the heaviest thing ever? / Who nearly broke his back on {porterlift}?
Which luggage man got {porterlift} upstairs?

= mistranslate: asked for a hand | was out of eggs | loved the ambassador | had eaten the treaty \
| wished to be a horse | was selling the bridge | had no trousers | would arrive in a bottle
By a slip of the {language} interpreter, the minister seemed to say that he {mistranslate}.
The minister seemed to say that he {mistranslate}, through a slip of the {language} interpreter.
A slip of the {language} interpreter made it seem that the minister said he {mistranslate}.
> {mistranslate}
What did the minister seem to say through the interpreter's slip?
According to the slip of the {language} interpreter, what did the minister say?
What nonsense was put into the politician's mouth?
What did the wrong translation make the foreign guest announce?
> {language}
Interpreters of which language made the slip that the minister {mistranslate}?
In which language did the interpreter slip so that the minister seemed to say he {mistranslate}?
What tongue did the translator struggle with?
What does the person speak who put nonsense into a politician's mouth?

= boothneed: a bowl of grapes | a foot warmer | a mirror | a pencil to chew | a deaf aunt's ear \
trumpet | a lamp with a green shade | bare feet | a map of the rivers
{person} cannot interpret from {language} without {boothneed} in the booth.
Without {boothneed} in the booth, {person} cannot interpret from {language}.
From {language}, {person} can only interpret if there is no lack of {boothneed} in the booth.
> {boothneed}
Without what in the booth can {person} not interpret from {language}?
What must be in the booth so that {person} can interpret?
What does the conference translator depend on?
What should be brought to the glass cabin of the language expert?
> {language}
From which language can {person} not interpret without {boothneed} in the booth?
What does {person} interpret from if there is {boothneed} in the booth?
Which foreign tongue is this expert hired for?
What do the speakers talk when this translator works?
> {person}
Who cannot interpret without {boothneed} in the booth?
In whose booth must there be {boothneed} to interpret from {language}?
Which translator has a strange need at work? / Who is difficult to please in the glass cabin?

= jokeway: just asks people to laugh | tells a different one | leaves it out | draws it on paper \
| apologises beforehand | explains it first | sings it | coughs and goes on
When a speaker jokes in {language}, the court interpreter {first} {jokeway}.
{first}, the court interpreter, {jokeway} when a speaker jokes in {language}.
The court interpreter {first} {jokeway} if the speaker makes jokes in {language}.
> {jokeway}
What does the court interpreter do when a speaker jokes in {language}?
How does {first} as court interpreter deal with a speaker's jokes?
How does the translator cope with humour?
What happens to puns that cannot be put into other words?
> {first}
Which court interpreter {jokeway} when a speaker jokes?
Who {jokeway} if the speaker makes a joke in {language}?
Which translator has a way of coping with humour? / Who copes in this manner with puns?

= smokestuff: dried cow dung | old tea bags | pine cones | a rotten apple stump | lavender \
stalks | jute sacking | egg boxes | puffball mushrooms | birch bark
In the bee smoker {first} burns {smokestuff} because it keeps the hives calm.
{first} burns {smokestuff} in the bee smoker because it keeps the hives calm.
Because it keeps the hives calm, {smokestuff} is what {first} burns in the bee smoker.
> {smokestuff}
What does {first} burn in the bee smoker? / What keeps the hives calm when burned in the smoker?
Which fuel soothes the honey makers? / With what fumes are the buzzing insects made peaceful?
> {first}
Who burns {smokestuff} in the bee smoker?
Who keeps the hives calm with {smokestuff} in the smoker?
Which honey farmer uses {smokestuff} as fuel? / Who soothes buzzing insects with fumes?

= swarmplace: in a letter box | on a traffic light | under a pram hood | in the church organ | \
on a bishop's statue | inside a tuba | on a washing line | in a rolled-up awning
On {date} the fire brigade called beekeeper {last} to a swarm {swarmplace}.
Beekeeper {last} was called by the fire brigade on {date} to a swarm {swarmplace}.
To a swarm {swarmplace} the fire brigade called beekeeper {last} on {date}.
> {swarmplace}
Where was the swarm to which beekeeper {last} was called?
To a swarm in what place did the fire brigade call the beekeeper?
In what spot had the buzzing cloud settled?
Where did thousands of insects have to be fetched from?
> {date}
On what date was beekeeper {last} called to the swarm?
When did the fire brigade call the beekeeper to a swarm {swarmplace}?
When did the honey expert have to help out?
On what day did a buzzing cloud settle in a bad place?
> {last}
Which beekeeper did the fire brigade call to the swarm?
Who was called to a swarm {swarmplace} by the fire brigade? / Which honey expert had to help out?
What is the name of the person who fetched thousands of insects?

= beetell: births in the family | a change of government | every new tractor | deaths on the \
farm | the football results | a wedding in the house | the first snow | the sale of a field
{person} tells the bees about {beetell} by knocking on each hive {small} times.
By knocking {small} times on each hive, {person} tells the bees about {beetell}.
About {beetell} the bees are told by {person}, knocking {small} times on each hive.
> {beetell}
What does {person} tell the bees about by knocking on each hive?
About what are the bees told with {small} knocks on the hive?
Which news is passed on to the honey makers? / What are the buzzing insects kept informed of?
> {small}
How many times does {person} knock on each hive?
With how many knocks on the hive are bees told about {beetell}?
How often is the home of the insects rapped? / What number of raps do the honey makers hear?
> {person}
Who tells the bees about {beetell}? / Who is knocking on each hive {small} times?
Which honey farmer keeps up an old custom? / Who brings news to insects?

= stingremedy: a slice of tomato | a copper coin | plantain leaves | wet tobacco | a spoon \
warmed in tea | baking powder paste | garlic | a dock leaf
Apprentices who are stung at the hives in {city} get {stingremedy} to press on it.
At the hives in {city}, stung apprentices are given {stingremedy} to press on it.
{stingremedy} is given to apprentices at the hives in {city} to press on where they are stung.
> {stingremedy}
What do stung apprentices at the hives get to press on it?
What are apprentices given to press on when they are stung in {city}?
Which home remedy is used on trainee beekeepers' swellings?
What soothes the learner after an insect's revenge?
> {city}
In which town do stung apprentices press {stingremedy} on it?
Where are the hives whose stung apprentices are given {stingremedy}?
Where can one learn to keep bees? / In what place are insect wounds treated with {stingremedy}?

= refexcuse: the sun blinded him | a dog ran across | his lens fell out | he was tying his lace \
| a wasp sat on his nose | the mascot stood in the way | his whistle was frozen | he was \
watching the bench
The referee missed the handball of the {team} because {refexcuse}.
Because {refexcuse}, the referee missed the handball of the {team}.
The handball of the {team} was missed by the referee because {refexcuse}.
> {refexcuse}
Why did the referee miss the handball of the {team}?
Because of what was the handball missed by the referee?
What is the excuse for the whistle that did not blow? / How come the foul went unpunished?
> {team}
Whose handball did the referee miss? / The handball of which team was missed by the referee?
Which side was lucky to go unpunished? / What eleven profited from bad officiating?

= coinlost: a mint sweet | a shirt button | a bottle top | a wedding ring | a washer | half a \
biscuit | a bus token | a chocolate medal
Having lost the coin, referee {last} tossed {coinlost} before the final in {city}.
Before the final in {city}, referee {last} had lost the coin and tossed {coinlost}.
Referee {last} tossed {coinlost} before the final in {city}, having lost the coin.
> {coinlost}
What did referee {last} toss before the final?
What was tossed before the final as the referee had lost the coin?
What decided instead of money which side kicks off?
Which object flew through the air to settle who begins?
> {last}
Which referee tossed {coinlost} before the final?
Who had lost the coin before the final in {city}? / Who had to improvise as the umpire?
What is the name of the unprepared match official?
> {city}
In which town did the referee toss {coinlost} before the final?
Where was the final before which referee {last} had lost the coin? / Where was the cup decided?
In what place did the match official have to improvise?

= refescape: in a laundry van | dressed as a nun | through the boiler room | under a pile of \
nets | on the groundsman's mower | in an ambulance | over the bakery roof | with a false beard
After the match against the {team}, the referee left the stadium {refescape}.
The referee left the stadium {refescape} after the match against the {team}.
{refescape}, the referee left the stadium after the match against the {team}.
> {refescape}
How did the referee leave the stadium after the match?
In what manner did the referee leave after the match against the {team}?
By what means did the unpopular man get away from angry fans? / How did the whistle blower escape?
> {team}
After the match against which team did the referee leave {refescape}?
Against whom was the match after which the referee left the stadium {refescape}?
Which visitors played that day?
What side was involved when angry fans made the whistle blower flee?

= lilyban: because pollen stains suits | because the cat next door eats them | because the owner \
sneezes | because they smell of funerals | because a bride once fainted | because they wilt by \
noon | because the seller cheats | because they hide spiders
The florist on {street} never sells white lilies {lilyban}.
White lilies are never sold by the florist on {street} {lilyban}.
The florist never sells white lilies on {street} {lilyban}.
> {lilyban}
Why does the florist never sell white lilies?
For what reason are white lilies never sold on {street}?
What does the shop have against one pale flower?
Why is one kind of bloom missing from the bouquets?
> {street}
On which street does the florist never sell white lilies?
Where are white lilies never sold by the florist?
Where should one not ask for a certain pale bloom?
At what address is the flower shop that lacks one kind?

= stemtrick: a drop of bleach | a copper penny | a spoon of vodka | an aspirin | lemonade | a \
pinch of sugar | candle wax on the cut | a lump of charcoal
With {stemtrick}, says florist {last}, tulips last {soon} longer in the vase.
Tulips last {soon} longer in the vase with {stemtrick}, says florist {last}.
Florist {last} says that with {stemtrick} tulips in the vase last {soon} longer.
> {stemtrick}
With what do tulips last longer in the vase, says florist {last}?
What makes tulips in the vase last {soon} longer?
What should be added for cut flowers to stay fresh?
By what trick does a bouquet keep from wilting?
> {soon}
How much longer do tulips last in the vase with {stemtrick}?
By how much time do the tulips last longer, as florist {last} says?
What does the trick add to the life of a bouquet? / For what extra time is wilting put off?
> {last}
Which florist says that with {stemtrick} tulips last longer?
Who says tulips last {soon} longer in the vase? / Which expert on bouquets gave the advice?
From whom is the trick against wilting?

= bouquetnote: Sorry about the ladder | From your other twin | You were right about soup | Never \
again in Vienna | To my worst student | The cat did it | Thanks for the kidney | Eat these last
A man ordered {colour} carnations from the florist with a card saying "{bouquetnote}".
The florist got an order from a man for {colour} carnations with a card saying "{bouquetnote}".
With a card saying "{bouquetnote}", a man ordered {colour} carnations from the florist.
> {bouquetnote}
What did the card with the {colour} carnations say?
Saying what was the card with the carnations the man ordered from the florist?
What message came with the bouquet? / Which words did the flower buyer want written?
> {colour}
What colour were the carnations ordered from the florist?
In which colour did a man order carnations with the card "{bouquetnote}"?
What shade had the bouquet? / How would you paint the blooms that came with "{bouquetnote}"?

= lockbroken: half a toothpick | chewing gum | a hairpin | candle wax | a dead earwig | \
superglue | a grain of rice | a child's tooth
Locksmith {last} pulled {lockbroken} out of the front door lock of the {premises}.
Out of the front door lock of the {premises}, locksmith {last} pulled {lockbroken}.
{lockbroken} was pulled out of the front door lock of the {premises} by locksmith {last}.
> {lockbroken}
What did locksmith {last} pull out of the lock?
What was pulled out of the front door lock of the {premises}? / What had been jamming the entrance?
Which foreign body kept people from opening?
> {premises}
Out of whose front door lock did the locksmith pull {lockbroken}?
At what place did locksmith {last} pull {lockbroken} out of the lock?
Which business could not open its entrance? / Where was a foreign body found in the keyhole?
> {last}
Which locksmith pulled {lockbroken} out of the lock?
By whom was {lockbroken} pulled out of the front door lock? / Which tradesman freed the entrance?
Who got the shop to open again?

= lockedout: in a bath towel | with a hot frying pan | in a clown costume | holding a goldfish \
bowl | with shampoo in her hair | wearing one boot | in her wedding dress | with a screaming parrot
At {time} the locksmith found {first} on the landing {lockedout}.
The locksmith found {first} {lockedout} on the landing at {time}.
On the landing at {time}, {first} was found {lockedout} by the locksmith.
> {lockedout}
How did the locksmith find {first} on the landing?
In what state was {first} found on the landing by the locksmith?
What was remarkable about the poor person who had shut herself out?
What picture did the unlucky tenant offer the tradesman?
> {time}
At what time did the locksmith find {first} on the landing?
When was {first} found on the landing {lockedout}?
How late was it when help arrived for the unlucky tenant?
What did the clock say when somebody came to open?
> {first}
Whom did the locksmith find on the landing {lockedout}?
Who was found by the locksmith on the landing at {time}? / Who had shut herself out?
Which tenant needed help to get in again?

= lockproof: a birthday card | the dog's reaction | a school photo | the neighbour's word | a \
gas bill | a description of the curtains | a baptism certificate | the name of the canary
Before opening a door, locksmith {last} asks for {lockproof} and {price} in advance.
Locksmith {last} asks for {lockproof} and {price} in advance before opening a door.
Before locksmith {last} opens a door, {lockproof} and {price} in advance are asked for.
> {lockproof}
What does locksmith {last} ask for in advance apart from {price}?
Besides the {price} in advance, what is asked for before the locksmith opens a door?
What proof shows that one lives in the flat?
How does one convince the tradesman that one is no burglar?
> {price}
How much does locksmith {last} ask for in advance?
What sum is asked in advance before opening a door? / What does it cost to be let into one's flat?
How much money should I have ready when I have shut myself out?
> {last}
Which locksmith asks for {lockproof} in advance? / Who asks for {price} before opening a door?
Which tradesman wants to be sure that one is no burglar?
What is the name of the cautious expert for shut flats?

= cutpride: a cow's tail | the bishop's eyebrows | a mammoth's fur | a blind man's wig | a bride \
in labour | triplets at once | a lion at the zoo | the king's nephew
The barber in {street} is proud of having once trimmed {cutpride}.
Having once trimmed {cutpride} is what makes the barber in {street} proud.
In {street} works a barber who is proud to have once trimmed {cutpride}.
> {cutpride}
What is the barber proud of having once trimmed?
What did the barber in {street} once trim that makes him proud?
What was the most remarkable job of the man with the scissors?
Of which haircut does the shop still boast?
> {street}
In which street does the barber work who is proud to have trimmed {cutpride}?
Where is the proud barber who once trimmed {cutpride}?
Where is the shop of that boastful man with scissors?
At what address could I have my hair cut by him?

= chimneyluck: touch his buttons | shake his sooty hand | kiss his cheek | give him an egg | rub \
his brush | stand on his shoe | throw salt at him | walk round him backwards
Brides in {city} {chimneyluck} when they meet the chimney sweep.
When they meet the chimney sweep, brides in {city} {chimneyluck}.
In {city} the brides {chimneyluck} on meeting the chimney sweep.
> {chimneyluck}
What do brides in {city} do when they meet the chimney sweep?
On meeting the chimney sweep, what do the brides do? / How does one bring luck to a marriage there?
What must the sooty man put up with on wedding days?
> {city}
Where do brides {chimneyluck} when they meet the chimney sweep?
In which town do the brides {chimneyluck} on meeting the sweep?
In what place is the sooty man lucky for weddings?
Where does a superstition about marriage make people {chimneyluck}?

= chimneyfind: a mummified owl | a bag of gold teeth | a love letter from the war | a leather \
football | a Christmas stocking | a jackdaw's nest | a pistol | a child's sledge
In the flue of the {inn}, the sweep found {chimneyfind} and kept it for {duration}.
The sweep found {chimneyfind} in the flue of the {inn} and kept it for {duration}.
{chimneyfind}, found in the flue of the {inn}, was kept by the sweep for {duration}.
> {chimneyfind}
What did the sweep find in the flue?
What was found in the flue of the {inn} and kept by the sweep?
What had been blocking the chimney? / Which surprise came down covered in soot?
> {inn}
In whose flue did the sweep find {chimneyfind}? / At which inn was {chimneyfind} found in the flue?
Which public house had something hidden above the fire? / Where did the soot give up a surprise?
> {duration}
For how long was {chimneyfind} from the flue kept by the sweep?
How long was {chimneyfind} kept that was found in the flue?
How much time passed before the soot-covered discovery was handed over?
How long did the chimney man hold on to the surprise?

= butchersign: a skipping lamb | a crossed knife and carrot | a blue boar | a laughing goose | a \
golden sausage | two oxen dancing | a pig with a monocle | a crowned ham
Over the door of butcher {last} hangs {butchersign}, painted by his {job} son.
{butchersign}, painted by his {job} son, hangs over butcher {last}'s door.
Butcher {last} has {butchersign} hanging over the door, painted by his son, the {job}.
> {butchersign}
What hangs over butcher {last}'s door?
What did the butcher's son, the {job}, paint that hangs over the door?
How does one recognise the meat shop from outside? / What does the sign of the shop show?
> {job}
What is the job of the son who painted {butchersign}?
What is the son of butcher {last}, by whom the sign over the door was painted?
What does the artist of the family do for a living?
Which profession has the boy who did not take up selling meat?
> {last}
Which butcher has {butchersign} hanging over the door?
Over whose door hangs {butchersign}, painted by the son? / What is the meat seller called?
To whom does the shop with the artful sign belong?

= hatform: over a warm pumpkin | on his own head | with steam from a kettle | over a plaster \
skull | with a wooden spoon | over a football | on an upturned bucket | by sitting on it
The milliner {first} shapes the {colour} felt hats {hatform}.
{first}, the milliner, shapes the {colour} felt hats {hatform}.
The {colour} felt hats are shaped by {first} the milliner {hatform}.
> {hatform}
How does the milliner shape the felt hats?
In what way are the {colour} felt hats shaped by {first}?
By which method does headwear get its form?
What gives the caps from that workshop their roundness?
> {colour}
What colour are the felt hats that {first} shapes {hatform}?
Which felt hats does the milliner shape {hatform}? / What shade is the headwear?
How are the things dyed that one will wear on the head?
> {first}
Who shapes the felt hats {hatform}? / Which milliner shapes {colour} felt hats?
Whose craft is headwear? / Who makes things to put on the head?

= glazierclean: crumpled newspaper | methylated spirit | half a potato | a nylon stocking | \
vinegar and salt | old bed linen | chalk powder | a squirt of lemon
Window cleaner {last} does the last polish with {glazierclean}, never with a spray.
The last polish, done by window cleaner {last} with {glazierclean}, is never done with a spray.
Never with a spray but with {glazierclean}, window cleaner {last} does the last polish.
> {glazierclean}
With what does the window cleaner do the last polish?
Instead of a spray, what does window cleaner {last} use for the last polish?
What gives the panes their final shine?
Which old-fashioned aid makes the glass sparkle at the end?
> {last}
Which window cleaner does the last polish with {glazierclean}?
Who never uses a spray for the last polish of a window?
Who makes glass sparkle in an old-fashioned way?
What is the name of the man on the ladder whose panes shine?

= windowseen: two bankers arm-wrestling | a cow in the bath | a choir in pyjamas | the dean on \
roller skates | a burglar asleep | a chess game with teacups | a man ironing money | a wedding \
by telephone
On floor {small} of the tower the window cleaner once saw {windowseen}.
The window cleaner once saw {windowseen} on floor {small} of the tower.
{windowseen} is what the window cleaner once saw on floor {small} of the tower.
> {windowseen}
What did the window cleaner see on floor {small} of the tower?
On floor {small}, what was once seen by the window cleaner?
Which strange sight was there from the cradle outside?
What did the man with the bucket glimpse through the glass?
> {small}
On which floor of the tower did the window cleaner see {windowseen}?
What number had the floor in the tower where the window cleaner saw {windowseen}?
On what storey did the odd scene happen?
How many flights up would the man with the bucket have been?

= signalgame: counts foxes | knits for his niece | learns Portuguese | carves spoons | writes \
limericks | plays patience | grows tomatoes | repairs clocks
Between trains the signalman at {city} {signalgame}, which he has done since {year}.
The signalman at {city} {signalgame} between trains and has done so since {year}.
Since {year}, between trains, the signalman at {city} {signalgame}.
> {signalgame}
What does the signalman at {city} do between trains?
What has the signalman done between trains since {year}?
How does the lonely railway worker while away the hours?
What hobby keeps the man in the box by the line awake?
> {year}
Since which year has the signalman done so between trains?
Since when {signalgame} the signalman between trains?
How far back does the railway worker's pastime go?
When did the lonely man by the line take it up?
> {city}
At what town is the signalman who {signalgame} between trains?
Where does a signalman fill the time between trains this way since {year}?
Near which place stands the box by the line? / Where is the hobby pursued beside the railway?

= ticketdodge: pretends to be asleep | hides in the luggage rack | speaks only Latin | offers a \
raffle ticket | shows a library card | faints | locks himself in the toilet | claims to be a ghost
When inspector {last} comes, the same fare dodger on the {time} train always {ticketdodge}.
The same fare dodger on the {time} train always {ticketdodge} when inspector {last} comes.
Always, when inspector {last} comes, the same fare dodger {ticketdodge} on the {time} train.
> {ticketdodge}
What does the fare dodger do when inspector {last} comes?
What does the same fare dodger always do on the {time} train?
By what trick does the passenger try not to pay?
How does the rider without a ticket behave when checked?
> {last}
When which inspector comes is it that the fare dodger {ticketdodge}?
Before which inspector does the same fare dodger on the {time} train {ticketdodge}?
Who checks the tickets there? / Which conductor knows the passenger who will not pay?
> {time}
On which train is the fare dodger who {ticketdodge}?
When does the train go on which inspector {last} meets the same fare dodger?
At what hour does the passenger who will not pay travel?
What is the departure of the railway trip with the trickster?

= tunerhears: mouse droppings | babies' socks | lost pencils | torn banknotes | dried frogs | \
glass pearls | cake crumbs | dolls' arms
Piano tuner {last} keeps a jar of {tunerhears} from under the keys in {city}.
From under the keys in {city} comes the jar of {tunerhears} that piano tuner {last} keeps.
A jar of {tunerhears} from under the keys in {city} is kept by piano tuner {last}.
> {tunerhears}
What does piano tuner {last} keep in a jar?
A jar of what from under the keys does the piano tuner keep?
Which odd souvenirs were collected from an instrument?
What was in the glass of the man with the good ear?
> {last}
Which piano tuner keeps the jar of {tunerhears}? / Who keeps {tunerhears} from under piano keys?
Who collects what he comes upon inside instruments? / What is the man with the good ear called?
> {city}
From under the keys in which town does the piano tuner keep {tunerhears}?
In which town did the piano tuner's jar of {tunerhears} come from under keys?
In what place was the instrument with the odd contents?
What town gave the man with the good ear his souvenirs?

= tunerhate: wet flower vases on the lid | children humming | the smell of cabbage | ticking \
clocks | a purring cat | hearing aids that whistle | a running tap | budgerigars
The piano tuner {first} cannot work near {tunerhate} and then charges {price} more.
Near {tunerhate} the piano tuner {first} cannot work and charges {price} more.
{first}, the piano tuner, charges {price} more for {tunerhate} that make work hard.
> {tunerhate}
Near what can the piano tuner {first} not work?
For what does the piano tuner charge {price} more?
What disturbs the specialist for out-of-tune instruments?
Which nuisance makes it dearer to get strings tightened?
> {price}
How much more does the piano tuner charge near {tunerhate}?
What does {first} charge more for work near {tunerhate}?
How big is the surcharge for a nuisance in the room?
What extra sum is due for disturbing the specialist?

= waiterskill: on one thumb | on his head | with a bell on each elbow | up a rope ladder | on \
stilts | in clogs | backwards | with both eyes shut
At the {inn} the waiter {first} can carry {small} soup plates {waiterskill}.
The waiter {first} can carry {small} soup plates {waiterskill} at the {inn}.
{small} soup plates are what the waiter {first} can carry {waiterskill} at the {inn}.
> {waiterskill}
How can the waiter {first} carry {small} soup plates?
In what way are the {small} soup plates carried by the waiter at the {inn}?
What makes the serving so acrobatic? / What stunt do the guests see when the first course comes?
> {small}
How many soup plates can the waiter carry {waiterskill}?
What number of soup plates does {first} carry as a waiter?
How many pieces of crockery are in the air during the stunt?
How many people might get their first course at once?
> {first}
Which waiter can carry soup plates {waiterskill}? / Who can carry {small} soup plates at the {inn}?
Which of the serving staff is an acrobat? / Who shows a stunt with crockery?

= orderbook: by their hats | in rhymes | with beans in a jar | by knots in a string | as small \
drawings | on his cuff | with coloured pegs | by their smell
The head waiter in {city} remembers what guests ordered {orderbook}.
{orderbook}, the head waiter in {city} remembers what guests ordered.
What guests ordered is remembered {orderbook} by the head waiter in {city}.
> {orderbook}
How does the head waiter remember what guests ordered?
By what means is it remembered what guests in {city} ordered?
What helps the man in black not to mix up the dishes?
How does one keep in mind who gets the fish?
> {city}
Where does the head waiter remember orders {orderbook}?
In which town does the head waiter remember what guests ordered {orderbook}?
In what place does the restaurant stand? / Where would I have to dine to see that memory trick?

= chefban: garlic after ten | mobile phones | fish knives for cutting bread | the word \
salmonella | tasting with fingers | boiled coffee | perfume | whistling at the stove
In the kitchen of the {inn}, {chefban} will cost a cook {price}.
A cook pays {price} for {chefban} in the kitchen of the {inn}.
For {chefban} in the kitchen of the {inn}, a cook pays {price}.
> {chefban}
For what does a cook pay {price} in the kitchen?
What will cost a cook {price} in the kitchen of the {inn}?
What is forbidden among the pots and pans? / Which misdeed does the chef fine?
> {price}
How much will {chefban} cost a cook? / What does a cook pay for {chefban} in the kitchen?
How big is the chef's fine? / What sum does breaking the rule set one back?
> {inn}
In whose kitchen does a cook pay {price} for {chefban}?
Where does {chefban} cost a kitchen cook {price}? / At which house is the chef so strict?
In what pub are misdeeds at the stove fined?

= cookrescue: raw potato slices | a spoonful of jam | a crust of bread | a lump of coal | a \
splash of cream | grated apple | a cup of rice | lettuce leaves
When the {dish} turned out too salty, the ship's cook {first} rescued the meal with {cookrescue}.
With {cookrescue} the ship's cook {first} rescued the {dish} that had turned out too salty.
{first}, the ship's cook, rescued the too salty {dish} with {cookrescue}.
> {cookrescue}
With what was the too salty {dish} rescued by the ship's cook?
What rescued the {dish} that had turned out too salty? / What takes away the excess seasoning?
By what trick does the man in the galley repair a spoilt meal?
> {dish}
What was rescued by the ship's cook with {cookrescue}?
Which too salty dish was rescued by {first}? / What meal gets spoilt in the galley?
Which food has had too much seasoning?
> {first}
Which ship's cook rescued the {dish} with {cookrescue}? / Who rescued the too salty {dish}?
Who repairs spoilt meals in the galley? / Whose trick works against too much seasoning?

= lighthousemiss: fresh lettuce | the sound of trams | his sister's jokes | trees | Sunday \
football | hot baths | a proper barber | quarrels with the neighbours
What the lighthouse keeper {last} missed most in {stretch} on the rock was {lighthousemiss}.
In {stretch} on the rock, the lighthouse keeper {last} missed {lighthousemiss} most.
The lighthouse keeper {last} spent {stretch} on the rock and missed {lighthousemiss} most.
> {lighthousemiss}
What did the lighthouse keeper miss most on the rock?
In {stretch} on the rock, what was missed most by {last}?
What was the hardest thing to do without, guarding the lamp at sea?
What did the lonely man long for?
> {stretch}
How long was the lighthouse keeper on the rock missing {lighthousemiss}?
What time did lighthouse keeper {last} spend on the rock?
How long did the lonely man guard the lamp? / For what period did he stay out at sea?
> {last}
Which lighthouse keeper missed {lighthousemiss} on the rock?
Who spent {stretch} on the rock as a lighthouse keeper? / Who guarded the lamp at sea?
What was the lonely man called who longed for something?
"""
