"""What signs tell, what medicine does, and why designs were chosen (see relations.py)."""

RELATIONS = """
= cacheflush: the pictures are a day old | prices appear in the wrong currency | the menu speaks \
another language | the basket fills by itself | strangers see each other's names | the map stays \
white | every button is doubled | the clock lags an hour
If you forget to clear {software} after an update, {cacheflush}.
After an update, forget to clear {software} and {cacheflush}.
{cacheflush} if after an update you forget to clear {software}.
> {cacheflush}
What happens if you forget to clear {software} after an update?
What comes of it if one forgets to clear {software} once the update is in?
Which trouble do users get when a step of the release is skipped?
How does the page go wrong through stale data?
> {software}
What must you not forget to clear after an update?
Which software is to be cleared after an update? / Which component needs emptying at a release?
Where does the stale data sit?

= horsehoof: walks on its toes | rests one leg in the stall | turns only to the right | leaves a \
bloody print | refuses gravel | stumbles downhill | stands with the feet forward | shakes its \
head at a trot
If the mare {horsehoof}, the farrier in {city} looks for a stone in the hoof.
The farrier in {city} looks for a stone in the hoof if the mare {horsehoof}.
For the farrier in {city}, a mare that {horsehoof} has a stone in the hoof.
> {horsehoof}
What does a mare do that has a stone in the hoof?
What makes the farrier look for a stone in the hoof? / How does the lame animal show what hurts?
By what behaviour is the foreign body given away?
> {city}
In which city does the farrier look for a stone in the hoof?
Where is the farrier who looks at the mare? / In what town does the blacksmith treat lame animals?
Where does the man with the anvil work?

= magnetstrip: next to a phone | in the wash | under a speaker | on the dashboard in August | \
against another of its kind | beside the scales | in a purse with a clasp | near the induction hob
My key card for the {room} forgets everything if it has lain {magnetstrip}.
If it has lain {magnetstrip}, my key card for the {room} forgets everything.
Everything is forgotten by my key card for the {room} if the card has lain {magnetstrip}.
> {magnetstrip}
Where must my key card have lain to forget everything?
If it has lain in what place does the key card forget everything?
What erases the plastic that lets me in? / Which spot should I avoid for my electronic pass?
> {room}
For which room is the key card that forgets everything? / To what room does my key card belong?
Which door do I open with a piece of plastic? / Where do I fail to get in now and then?

= fishboneout: a lump of dry bread | a spoonful of honey | a mashed potato | lemon juice | a \
thump on the back | tweezers and a torch | a raw egg | cold cola
When {last} had a fish bone in the throat, {fishboneout} got it down or out.
{fishboneout} got it down or out when {last} had a fish bone in the throat.
The fish bone in {last}'s throat was got down or out by {fishboneout}.
> {fishboneout}
What got the fish bone in {last}'s throat down or out?
By what was the fish bone got out of the throat? / Which remedy ended the choking at table?
What saved the diner from the sharp splinter?
> {last}
Who had a fish bone in the throat? / From whose throat was the fish bone got down or out?
Who was choking at table? / Which diner suffered from a sharp splinter?

= tapewarn: the corners curl | paint comes off with it | the adhesive turns to slime | ants \
follow the trail | the sun bakes it on | it pulls out the fibres | it hums in the wind | its \
colour bleeds through
Leave the masking tape on for over {duration} and {tapewarn}, the roll from {company} says.
The roll from {company} says that {tapewarn} if the masking tape is left on for over {duration}.
If masking tape is left on for over {duration}, {tapewarn}, as the roll from {company} says.
> {tapewarn}
What happens if the masking tape is left on for over {duration}?
What does the roll say comes of leaving masking tape on too long?
Which damage threatens the painter who forgets to peel?
Why should the sticky strip be removed soon?
> {duration}
For no more than what time should the masking tape be left on?
Masking tape left on for over how long does this, as the roll says? / When is it too late to peel?
How long may the sticky strip remain at most?
> {company}
Which company's roll of masking tape says this?
From which company is the roll with the warning on masking tape? / Who makes the sticky strip?
Which brand tells the painter when to peel?

= icemelter: pour lukewarm tea over it | breathe through a straw | use a lighter on the metal | \
rub it with a halved potato | spray it with spirit | push and do not pull | hold a hot water \
bottle to it | tap the rim all round
If the lock of the {vehicle} is frozen, {icemelter}, said the patrolman from {city}.
The patrolman from {city} said: "{icemelter}, if the lock of the {vehicle} is frozen."
"{icemelter}," said the patrolman from {city} about the frozen lock of the {vehicle}.
> {icemelter}
What did the patrolman say about the frozen lock?
What should one do if the lock of the {vehicle} is frozen?
How does the roadside helper get into a vehicle in winter?
Which advice is there against ice where one turns it to get in?
> {vehicle}
The lock of what vehicle is frozen?
About which frozen lock did the patrolman from {city} speak, that of what?
What could nobody get into in winter? / Which machine was shut by ice?
> {city}
From which city was the patrolman who spoke of the lock?
Where did the patrolman come from who knew about a frozen lock?
Which town had sent the roadside helper? / What was the home of the man with winter advice?

= spicejar: above the stove | in clear glass on the sill | ground more than needed | beside the \
dishwasher | in a damp bag | next to the coffee | with the lid ajar | over a steaming pot
Kept {spicejar}, {ingredient} loses its scent within {long_time}, says the guide.
Within {long_time}, says the guide, {ingredient} kept {spicejar} loses its scent.
The guide says that {ingredient} loses its scent within {long_time} if kept {spicejar}.
> {spicejar}
How must {ingredient} be kept to lose its scent so soon?
If kept in what way does {ingredient} lose its scent?
What is the wrong storage for this foodstuff? / Which mistake makes it smell of nothing?
> {long_time}
Within what time does {ingredient} lose its scent if kept badly?
How soon is the scent of {ingredient} lost, says the guide?
How many weeks or years until it smells of nothing? / When has the aroma gone?
> {ingredient}
What loses its scent if kept wrongly? / Which ingredient does the guide say loses its scent?
Which foodstuff suffers from wrong storage? / What will smell of nothing?

= logsecond: a comma too many | a leap day | the letter with two dots | an empty second line | a \
space after the name | a price of zero | a date before the war | a file without an end
The import in {software} stops without any message at {logsecond}, {person} discovered.
{person} discovered that the import in {software} stops without any message at {logsecond}.
At {logsecond} the import in {software} stops without any message, {person} discovered.
> {logsecond}
At what does the import in {software} stop without any message?
What stops the import, as {person} discovered?
Which oddity in the data makes the loading silently fail?
Over what does the program stumble when it reads in tables?
> {software}
In which software does the import stop without any message?
Which software stops its import at {logsecond}? / Which program silently fails on odd data?
Where is the loading so fragile?
> {person}
Who discovered where the import stops without any message?
By whom was it discovered that the import stops? / Who tracked down the silent failure?
Who knows over what the program stumbles?

= woundbind: honey from the heath | a spider's web | yarrow leaves | the inside of an eggshell | \
clean moss | birch bark | a cut clove of garlic | fresh pitch
On the march the scouts dressed {first}'s cut shin with {woundbind}.
With {woundbind} the scouts dressed {first}'s cut shin on the march.
{first}'s cut shin was dressed by the scouts on the march with {woundbind}.
> {woundbind}
With what did the scouts dress {first}'s cut shin? / What was used on the march to dress the cut?
What did the youngsters put on the wound? / Which natural bandage stopped the bleeding?
> {first}
Whose shin did the scouts dress on the march? / Who had a cut that the scouts dressed?
Which hiker was bleeding? / Who had to be bandaged with what nature offered?

= wingbend: to shed ice | so that it fits the hangar | because vultures do it | to keep the \
noise from the villages | so that gusts roll off | to carry the wheels | because the first one \
broke there | to catch more sun
The wings of the mail drone are bent upwards {wingbend}, {full} told the {journal}.
{full} told the {journal} that the wings of the mail drone are bent upwards {wingbend}.
Bent upwards {wingbend}, {full} told the {journal}, are the wings of the mail drone.
> {wingbend}
Why are the wings of the mail drone bent upwards?
For what purpose or reason are the drone's wings bent?
What explains the curved shape of the flying postman?
What did the engineers have in mind with the tips in the air?
> {full}
Who told the {journal} why the wings of the drone are bent?
By whom was the {journal} told about the mail drone?
Who was interviewed about the flying postman? / Which engineer explained the curved shape?
> {journal}
Which journal did {full} tell about the mail drone?
To what journal was it told why the wings are bent?
In which magazine can one read about the flying postman?
Where was the engineer's explanation printed?

= boilorder: skin to the inside | thickest end down | with a wine cork | in their jackets | in \
sea water | under a wet cloth | with a slice of lemon | two at a time
In {last}'s kitchen octopuses are boiled {boilorder} for {duration}.
For {duration} octopuses are boiled {boilorder} in {last}'s kitchen.
{last}'s kitchen boils octopuses {boilorder} for {duration}.
> {boilorder}
How are octopuses boiled in {last}'s kitchen? / In what way does {last}'s kitchen boil octopuses?
What is the cook's trick for tender arms with suckers?
How does the eight-legged sea creature go into the pot?
> {duration}
For how long are octopuses boiled in {last}'s kitchen?
How long does {last}'s kitchen boil octopuses? / How much cooking do the arms with suckers need?
When is the eight-legged creature done?
> {last}
In whose kitchen are octopuses boiled? / Whose kitchen boils octopuses for {duration}?
Which cook prepares eight-legged sea creatures? / At whose stove are there arms with suckers?

= rabbitsign: grinds its teeth | sits with its back to us | lies flat like a rug | drinks \
without end | leaves its clover | drags a hind foot | sneezes at night | pulls out its own fur
Take the rabbit to {doctor} at once if it {rabbitsign}, the note on the hutch says.
The note on the hutch says: if the rabbit {rabbitsign}, take it to {doctor} at once.
If the rabbit {rabbitsign}, says the note on the hutch, {doctor} must see it at once.
> {rabbitsign}
If it does what must the rabbit go to {doctor} at once?
What does the note on the hutch say about the rabbit for {doctor}?
Which symptom of the long-eared pet is an emergency? / What behaviour should alarm the sitter?
> {doctor}
To whom should one take the rabbit at once? / Which doctor does the note on the hutch say?
Which vet treats the long-eared pet? / Who helps in an emergency with the animal?

= oilburn: blue smoke at the tail pipe | a whistle at high speed | a smell of toast | a lamp \
like a genie's | black foam on the dipstick | a knock when cold | drops in the garage | a needle \
that trembles
{oilburn} told {last} that the {vehicle} was using too much oil.
That the {vehicle} was using too much oil, {last} knew from {oilburn}.
{last} knew from {oilburn} that the {vehicle} was using too much oil.
> {oilburn}
What told {last} that the {vehicle} was using too much oil?
From what did {last} know that too much oil was being used? / What betrayed the engine's thirst?
Which sign meant an expensive visit to the mechanic?
> {last}
Who knew that the {vehicle} was using too much oil?
To whom did {oilburn} say that it was using too much oil?
Which driver noticed the engine's thirst? / Who faced an expensive visit to the mechanic?
> {vehicle}
What was using too much oil, as {last} knew? / Which vehicle was using oil too much?
What had a thirsty engine? / Which machine was due at the mechanic's?

= tentpegs: with bags full of snow | by tying them to skis | under flat rocks | with bottles of \
water | to the roots of a pine | by freezing in old cans | with crossed sticks in the sand | to \
the bumper of the car
Where no peg holds, the campers from {city} fix their tents {tentpegs}.
The campers from {city} fix their tents {tentpegs} where no peg holds.
Tents are fixed {tentpegs} by the campers from {city} where no peg holds.
> {tentpegs}
How do the campers from {city} fix their tents where no peg holds?
In what way are tents fixed where no peg holds? / What anchors the canvas on difficult ground?
Which trick stops shelters from blowing away?
> {city}
From which city are the campers who fix tents where no peg holds?
Where do the campers come from who fix their tents like that?
Which town sent people with shelters to difficult ground?
What is the home of those who camp so cleverly?

= opticclean: breath and a silk tie | distilled water | a puff from a rubber ball | rice paper | \
a brush of squirrel hair | lens tissue with ether | a soft deerskin | collodion that peels off
Clean the mirror of the {lab_tool} with nothing but {opticclean}, {person} orders.
{person} orders us to clean the mirror of the {lab_tool} with nothing but {opticclean}.
With nothing but {opticclean}, {person} orders, should the mirror of the {lab_tool} be cleaned.
> {opticclean}
With what alone should we clean the mirror of the {lab_tool}?
With nothing but what does {person} order us to clean the mirror?
What is gentle enough for the delicate optics? / How do we wipe dust off the reflecting surface?
> {person}
Who orders us how to clean the mirror?
By whose orders is the mirror of the {lab_tool} cleaned so? / Who fears for the delicate optics?
Who in the laboratory decides how dust is wiped off?
> {lab_tool}
The mirror of what should be cleaned like that?
Which lab tool has a mirror that {person} orders us to clean? / What apparatus has delicate optics?
In what is the reflecting surface that gathers dust?

= splintdraw: a paste of soap and sugar | the sticky side of a plaster | a needle passed through \
a flame | a slice of bacon overnight | a warm bath with soda | a suction cup | black ointment | \
a drop of wood glue
To get a splinter out of {first}'s thumb, Nurse {last} used {splintdraw}.
Nurse {last} used {splintdraw} to get a splinter out of {first}'s thumb.
The splinter in {first}'s thumb came out after Nurse {last} used {splintdraw}.
> {splintdraw}
What did Nurse {last} use to get the splinter out?
With what was the splinter in {first}'s thumb got out by the nurse?
Which remedy drew the sliver of wood from the flesh? / How was the tiny foreign body removed?
> {first}
In whose thumb was the splinter? / Out of whose thumb did Nurse {last} get the splinter?
Who had wood in the flesh? / Which patient came with a tiny foreign body?
> {last}
What is the name of the nurse who got the splinter out of the thumb?
Which nurse used {splintdraw} on {first}'s splinter? / Who removed the sliver of wood?
Who in the surgery is good with tiny foreign bodies?

= alarmcode: the cellar is flooding | someone has fainted | the freezer is open | the dogs are \
loose | the lift has stuck | the chef is angry | the power is about to go | there is smoke on \
the stairs
At the hotel in {city}, {small} short beeps on the pager mean that {alarmcode}.
{small} short beeps on the pager at the hotel in {city} mean that {alarmcode}.
That {alarmcode} is what {small} short beeps on the pager mean at the hotel in {city}.
> {alarmcode}
What do {small} short beeps on the pager mean at the hotel?
At the hotel in {city} the short beeps mean what?
What has happened when the thing on the porter's belt goes off?
Of what emergency does the signal inform the staff?
> {small}
How many short beeps on the pager mean that {alarmcode}?
What number of short beeps does the pager give at the hotel?
How often does the thing on the porter's belt sound? / What count of signals makes the staff run?
> {city}
In which city is the hotel where beeps on the pager mean this?
Where is the hotel with the short beeps? / In what town do the staff carry electronic alarms?
Where do the porters have such signals?

= crumbscan: swallows crumbs on the left | runs hot after ten pages | copies its own lid | \
prefers recycled sheets | chokes on glossy ads | pulls two at a time in damp air | leaves a \
comet across each page | needs a tap on its nose
Note on the scanner of the {place}: this machine {crumbscan}. Signed, {first}.
{first} put a note on the scanner of the {place} saying that this machine {crumbscan}.
The scanner of the {place} has a note by {first} on it: this machine {crumbscan}.
> {crumbscan}
What does the note on the scanner say that it does?
What does {first}'s note say about the machine at the {place}?
Which fault are users of the copying device told about?
What must one know before digitising papers?
> {first}
Who put the note on the scanner? / By whom is the note on the machine of the {place}?
Who warns those that digitise papers? / Who knows the faults of the copying device?
> {place}
The scanner of what place has a note on it?
Where is the machine with the note by {first}, the scanner?
Where does one digitise papers with difficulty? / Which location owns the faulty copying device?

= watervent: the marrow taps at the glass | frost is forecast | bees hang on the panes | the \
leaves curl like cigars | it drips from the ridge | the thermometer turns red | tomatoes begin \
to flower | the wind drops
In the greenhouse of {company}, the upper flaps must be shut if {watervent}.
If {watervent}, the upper flaps must be shut in the greenhouse of {company}.
The upper flaps in the greenhouse of {company} must be shut if {watervent}.
> {watervent}
If what is so must the upper flaps in the greenhouse be shut?
When must one shut the upper flaps of {company}?
On what condition is the ventilation in the glass house closed?
What tells the gardeners to stop letting in air?
> {company}
In whose greenhouse must the upper flaps be shut then?
Which company has a greenhouse with upper flaps? / Who grows things under glass?
Which firm has rules for ventilation?

= cellsize: because the smallest child must reach it | so that it passes through a hatch | \
because no larger tree was straight | so that two oxen could pull it | because coffins were that \
long | to fit the king's stride | because the tax began above that | so that it fills one sack
The standard plank of {city} is {length} long {cellsize}, the museum guide said.
The museum guide said that the standard plank of {city} is {length} long {cellsize}.
According to the museum guide the standard plank of {city} measures {length} {cellsize}.
> {cellsize}
Why is the standard plank of {city} {length} long?
What reason for the standard plank did the museum guide give?
How did it come to such odd dimensions? / What explains the old measure for timber?
> {length}
How long is the standard plank of {city}?
What does the standard plank measure, as the museum guide said?
What are the odd dimensions of old timber? / From end to end, what do normed boards have?
> {city}
Of which city is the standard plank so long?
Where is the standard plank {length} long, according to the guide?
Which town had its own timber measure? / Where were boards made to odd dimensions?

= inktouch: it smudges like soot | the ink drips from it | sparks may fly | the lens gets greasy \
| its magnet wipes your card | the spring jumps out | it loses its memory | you get a green thumb
Do not touch the gold strip of the {device} when changing it: {inktouch}, warns {first}.
{first} warns not to touch the gold strip of the {device} when changing it, as {inktouch}.
As {inktouch}, {first} warns not to touch the gold strip of the {device} when changing it.
> {inktouch}
Why does {first} warn not to touch the gold strip?
What happens if you touch the gold strip when changing it?
What is the danger of putting a finger on the shiny part?
What would be the result of careless handling?
> {first}
Who warns not to touch the gold strip? / By whom are we warned of the gold strip of the {device}?
Who is against a finger on the shiny part? / Whose caution concerns careless handling?
> {device}
The gold strip of which device should one not touch?
What has a gold strip that {first} warns about? / Which gadget has a shiny part to keep away from?
What calls for careful handling?

= nightcough: onion juice with sugar | a spoon of goose fat | thyme in hot milk | a wet sheet in \
the bedroom | marshmallow tea | a steamy shower | a scarf soaked in lard | two extra pillows
For the child's cough at night, {doctor} recommended {nightcough} rather than {medicine}.
Rather than {medicine}, {doctor} recommended {nightcough} for the child's cough at night.
{doctor} recommended {nightcough}, rather than {medicine}, for the child's cough at night.
> {nightcough}
What did {doctor} recommend for the child's cough at night?
What was recommended rather than {medicine} for the cough?
Which gentle remedy was the little patient given?
What should bring the small throat peace in bed?
> {medicine}
Rather than what did {doctor} recommend a remedy for the child's cough?
Which medicine was not recommended for the cough at night?
What tablets did the physician think unnecessary for the little patient?
Instead of which drug was a gentle remedy advised?
> {doctor}
Who recommended {nightcough} for the child's cough?
Which doctor was asked about the cough at night? / Which physician believes in gentle remedies?
Who saw the little patient?

= rackheat: too near the ceiling | above the boiler | in the broom cupboard | behind a velvet \
curtain | in the south-facing window | beside the pizza oven | under the roof tiles | on a thick \
carpet
The server {hostname} overheats in {month} because it stands {rackheat}.
Because it stands {rackheat}, the server {hostname} overheats in {month}.
In {month} the server {hostname}, which stands {rackheat}, overheats.
> {rackheat}
Where does the server {hostname} stand, so that it overheats?
In what place does the server that overheats stand?
Which bad location makes the computer too warm? / What spot should the machine be moved from?
> {hostname}
Which server overheats in {month}? / What is the name of the server that stands {rackheat}?
Which computer is too warm? / What machine needs a cooler spot?
> {month}
In which month does the server {hostname} overheat?
When does the server overheat because of where it stands?
At what season is the computer too warm? / What part of the year is hard on the machine?

= mouldbutter: with melted wax | with flour over butter | with cold water only | with almond oil \
and a feather | with bacon rind | by dusting it with cornmeal | with a film of soft soap | with \
egg yolk
{last} greases the wooden springerle mould {mouldbutter}, never otherwise.
The wooden springerle mould is greased by {last} {mouldbutter}, never otherwise.
{mouldbutter}, never otherwise, {last} greases the wooden springerle mould.
> {mouldbutter}
How does {last} grease the wooden springerle mould? / In what way is the springerle mould greased?
What keeps the picture biscuits from sticking?
Which treatment makes the dough come out of the carved form?
> {last}
Who greases the wooden springerle mould? / By whom is the springerle mould greased?
Who bakes picture biscuits? / Who owns a carved form for dough?

= slingload: with two fingers of play | below the belly button | in the shape of an eight | \
tighter on the left | over a folded towel | with the knot at the side | by means of a safety pin \
| loosely at night
{doctor} showed {first} that the back belt has to be fastened {slingload}.
The back belt has to be fastened {slingload}, as {doctor} showed {first}.
As {first} was shown by {doctor}, the back belt has to be fastened {slingload}.
> {slingload}
How does the back belt have to be fastened?
In what way, as {doctor} showed, is the back belt fastened?
What is the correct manner of wearing the support? / How does one put on the thing against lumbago?
> {doctor}
Who showed {first} how the back belt has to be fastened? / By whom was {first} shown the back belt?
Which physician explained the wearing of the support?
Who gave instructions for the thing against lumbago?
> {first}
Whom did {doctor} show how the back belt has to be fastened?
Who was shown the fastening of the back belt? / Which patient wears a support?
Who suffers from lumbago?

= pianomove: lay it on its long side | take off the lyre first | lift with straps and not by the \
lid | let it rest a day before tuning | keep it away from the van door | drain the pedals | wrap \
the legs in felt | tip it back on a dolly
When you move the {instrument}, {pianomove}, the shop in {city} wrote.
The shop in {city} wrote: {pianomove} when you move the {instrument}.
"{pianomove}," the shop in {city} wrote, "when you move the {instrument}."
> {pianomove}
What did the shop in {city} write to do when you move the {instrument}?
When you move the {instrument}, what must you do, as the shop wrote?
Which handling does the dealer require during transport? / How are removal men to go about it?
> {instrument}
About which instrument did the shop write, for when you move it?
When you move which instrument should you do what the shop in {city} wrote?
What is to be transported with care?
Which musical object do the removal men get instructions for?
> {city}
In which city is the shop that wrote how to move the {instrument}?
From where did the shop write about the move? / Where does the dealer have his business?
In what town does one know about musical transport?

= acidspill: sprinkle chalk on it | pour it full of milk | cover it with a wet sheet | rinse \
from the edge inwards | leave the shoes behind | fetch the yellow bucket | ring the bell twice | \
sweep sand round it
When {chemical} is spilled in the {facility}, the poster says: {acidspill}.
The poster says: when {chemical} is spilled in the {facility}, {acidspill}.
In the {facility} the poster says "{acidspill}" for when {chemical} is spilled.
> {acidspill}
What does the poster in the {facility} say for when {chemical} is spilled?
What does the poster order when {chemical} is spilled?
Which measure is ordered after an accident with the dangerous liquid?
What should one do first about the puddle?
> {chemical}
What has been spilled when the poster says "{acidspill}"?
About which chemical does the poster say something, when spilled?
Which substance makes a dangerous puddle? / An accident with what is foreseen on the wall?
> {facility}
In which facility does the poster say what to do with spilled {chemical}?
Where does a poster tell what to do when {chemical} is spilled?
Which building hung up accident rules? / Where do they handle a dangerous substance?

= pixelghost: the ghost of the menu stays | the edges turn pink | the picture creeps upwards | a \
dead line appears | faces look green | the backlight hums | the corners go dark | it forgets blue
If a still image is shown for {duration} on the {device_model}, {pixelghost}.
On the {device_model}, {pixelghost} if a still image is shown for {duration}.
Show a still image on the {device_model} for {duration} and {pixelghost}.
> {pixelghost}
What happens if a still image is shown for {duration}?
What comes of showing a still image on the {device_model}?
Which damage does the panel suffer from a frozen picture, or what oddity?
How does the display react to lack of motion?
> {duration}
For how long must a still image be shown for this to happen?
After a still image has been shown for what time does it happen on the {device_model}?
How much lack of motion is too much for the display? / When does a frozen picture begin to do harm?
> {device_model}
On which model should a still image not be shown long?
A still image for {duration} is bad on what model? / Whose display reacts to lack of motion?
Which panel is harmed by a frozen picture?

= hempthread: clockwise from the end | against the thread | with a dab of green paste | as thick \
as a pencil lead | in one layer only | with dry fingers | starting at the third groove | until \
it looks like a cone
When joining pipes, {last} winds the hemp {hempthread}.
{last} winds the hemp {hempthread} when joining pipes.
The hemp is wound {hempthread} when {last} is joining pipes.
> {hempthread}
How does {last} wind the hemp when joining pipes?
In what way is the hemp wound for joining pipes?
What is the plumber's way of sealing a connection?
How should the fibres be put round for a tight fit?
> {last}
Who winds the hemp when joining pipes? / By whom is the hemp wound on the pipes?
Which plumber has a manner of sealing? / Who makes a connection tight with fibres?

= planktaste: a fishy note | pepper on the tongue | a taste of pencils | the flavour of wet \
cardboard | a hint of plastic | a bitter finish | a smell of stables | a whiff of nail varnish
The beer expert from {country} says that {planktaste} shows that a bottle stood in the light.
{planktaste} shows, says the beer expert from {country}, that a bottle stood in the light.
That a bottle stood in the light, says the beer expert from {country}, is shown by {planktaste}.
> {planktaste}
What shows that a bottle stood in the light?
By what, says the beer expert, is it shown that the bottle stood in light?
What does a drink have that was spoilt by the sun?
Which flaw does the taster put down to a shop window?
> {country}
From which country is the beer expert?
Where is the expert from who judges beer that stood in the light?
What is the homeland of the taster?
Which nation sent someone who can detect a drink spoilt by the sun?

= treewound: nothing at all | a paste of clay and dung | hot wax | charcoal powder | tar from \
the roofers | latex paint | a bandage of sacking | strong gin
On the cut branches of his {tree} tree, {last} puts {treewound}.
{last} puts {treewound} on the cut branches of his {tree} tree.
The cut branches of {last}'s {tree} tree are treated with {treewound}.
> {treewound}
What does {last} put on the cut branches?
With what are the cut branches of the {tree} tree treated? / Which dressing is used after pruning?
How are the wounds of the old trunk sealed?
> {tree}
Which tree of {last}'s has cut branches? / The cut branches of what tree are treated?
What has been pruned? / Of what kind is the old trunk with wounds?
> {last}
Who puts something on the cut branches? / Whose {tree} tree has cut branches?
Who does the pruning? / Which gardener dresses wounds?

= reedsoak: in orange juice | in the cheek | under the tongue while walking | in a film box of \
water | with steam from tea | in vodka between the acts | in the dew of the lawn | for as long \
as a psalm
Before a concert, {first} softens the reed of the oboe {reedsoak}.
{first} softens the reed of the oboe {reedsoak} before a concert.
The reed of the oboe is softened {reedsoak} by {first} before a concert.
> {reedsoak}
How does {first} soften the reed before a concert? / Where or how is the reed of the oboe softened?
What moistens the thin blade of cane? / In which way does the musician prepare the mouthpiece?
> {first}
Who softens the reed before a concert? / By whom is the reed of the oboe softened?
Which musician has a special mouthpiece ritual? / Who moistens a thin blade of cane?

= lampglow: like honey on snow | as blue as a swimming pool | with a shimmer of green | like a \
candle in a draught | dull as a coin | like a full moon | so bright that moths fall | in slow waves
Fed with pure {gas}, the lamp in the {institute} glows {lampglow}.
The lamp in the {institute} glows {lampglow} when fed with pure {gas}.
When the lamp in the {institute} is fed with pure {gas}, it glows {lampglow}.
> {lampglow}
How does the lamp glow when fed with pure {gas}?
What does the lamp in the {institute} look like when it glows?
How might one describe the light of the filled tube?
What impression do visitors have of the shining apparatus?
> {gas}
With what pure gas is the lamp fed?
What is the lamp in the {institute} fed with to glow {lampglow}?
Which substance is in the shining tube? / With what filling does the apparatus shine so?
> {institute}
In which institute does the lamp fed with {gas} glow?
Where is the lamp that is fed with pure {gas}?
Where do the researchers have such a shining apparatus?
Which house of science shows the tube to visitors?

= rakeangle: the shavings come off as dust | it sings like a saw | the tip turns blue | the \
surface looks like fur | the work jumps out | long curls wrap the arm | a ring of burrs remains \
| it leaves a spiral
The lathe tool is blunt, apprentice {last} wrote down, when {rakeangle}.
When {rakeangle}, apprentice {last} wrote down, the lathe tool is blunt.
Apprentice {last} wrote down that the lathe tool is blunt when {rakeangle}.
> {rakeangle}
When is the lathe tool blunt?
How does one see that the lathe tool is blunt, as the apprentice wrote down?
What tells the turner that it is time to sharpen? / Which sign of a worn edge must trainees know?
> {last}
Which apprentice wrote down when the lathe tool is blunt?
What is the apprentice called who wrote about the blunt tool? / Which trainee takes notes?
Who recorded the sign of a worn edge?

= iceblend: goes grainy like sand | splits into curds | turns to stone | tastes of the freezer | \
forms needles | melts before it is served | sinks in the middle | loses its green
Ice cream that is not stirred every {duration} {iceblend}, according to {full}.
According to {full}, ice cream {iceblend} if it is not stirred every {duration}.
If it is not stirred every {duration}, ice cream {iceblend}, according to {full}.
> {iceblend}
What does ice cream do that is not stirred every {duration}?
According to {full}, what happens to ice cream if not stirred?
What is the fate of a frozen dessert left alone?
How does the cold sweet go wrong through laziness?
> {duration}
How often must ice cream be stirred, every how long?
Ice cream must be stirred at intervals of what time?
In what rhythm does the frozen dessert want attention?
How much rest does the cold sweet allow the cook?
> {full}
According to whom must ice cream be stirred?
Who tells what ice cream does if not stirred every {duration}?
Who is an authority on frozen desserts? / Who warns of laziness with cold sweets?

= elevatorstop: the governor rope is oily | a mouse sits in the pit | the doors meet unevenly | \
someone jumps in the cabin | dust covers the eye | the load is on one side | the shaft gets too \
hot | the night watchman leans on the button
According to the logbook the goods lift in the {place} stops between floors when {elevatorstop}.
When {elevatorstop}, according to the logbook, the goods lift in the {place} stops between floors.
The goods lift in the {place} stops between floors when {elevatorstop}, according to the logbook.
> {elevatorstop}
When does the goods lift in the {place} stop between floors?
In what case, according to the logbook, does the goods lift stop?
What circumstances leave the cargo hanging? / Which trifle makes the hoist get stuck?
> {place}
In what place does the goods lift stop between floors? / Where is the goods lift of the logbook?
Which building has a hoist that gets stuck? / Where is cargo left hanging?

= tattoocare: no lake for a month | pat and never rub | a thin film of grease | sleep on the \
other side | loose cotton only | no sun until it peels | no pets in bed | wash with baby soap
The tattooist in {city} gave {first} one rule for the new {animal}: {tattoocare}.
For the new {animal} {first} got one rule from the tattooist in {city}: {tattoocare}.
"{tattoocare}" was the one rule that the tattooist in {city} gave {first} for the new {animal}.
> {tattoocare}
What rule did the tattooist give {first} for the new {animal}?
Which one rule did {first} get from the tattooist? / How should the fresh ink be looked after?
What must be observed while the picture in the skin heals?
> {animal}
For what new animal did {first} get a rule?
Which animal did the tattooist in {city} do, giving one rule? / What does the fresh ink show?
Which beast is the picture in the skin?
> {first}
To whom did the tattooist give one rule? / Who got a rule from the tattooist in {city}?
Whose skin is healing? / Who wears fresh ink?

= notchwhy: to let the rain run off | so that it can be hung on a nail | to find the middle in \
the dark | so that a rope does not slip | because thieves had sawn it there | to make it lighter \
| to show whose it is | so that a thumb can push
Each {tree} pole that {first} makes has a notch {notchwhy}.
{first} cuts a notch into each {tree} pole {notchwhy}.
Into each {tree} pole {first} cuts a notch {notchwhy}.
> {notchwhy}
Why does {first} cut a notch into each pole?
For what does each {tree} pole of {first}'s have a notch?
What purpose or cause has the groove in the stick? / How is the small gap in the wood explained?
> {first}
Who cuts a notch into each {tree} pole? / By whom are the poles with a notch made?
Who makes sticks with a groove? / Which woodworker leaves a small gap?
> {tree}
Into poles of which tree does {first} cut a notch? / Each pole with a notch is of what wood?
What kind of timber are the sticks with a groove from? / Which wood does the maker prefer?

= potlidfire: put the lid on and wait | throw a wet towel over it | use salt and no water | turn \
off the gas with a spoon | carry nothing outside | close the kitchen door | empty a bag of soda \
on it | get down on the floor
Teach the children, {job} {last} says, what to do about burning fat: {potlidfire}.
{job} {last} says to teach the children about burning fat: {potlidfire}.
About burning fat, {job} {last} says, teach the children this: {potlidfire}.
> {potlidfire}
What should one teach the children about burning fat?
What does {last} say to teach children, to do what about burning fat?
How ought youngsters to react to flames in a frying pan?
Which instruction can save a home from a blazing chip pan?
> {last}
Who says to teach the children about burning fat?
What is the name of the {job} that speaks of burning fat?
Who wants youngsters to know how to react to flames? / Who lectures on blazing chip pans?

= oysterknife: at the hinge with a twist | with the round side down | in a folded napkin | by \
warming them on embers | with a screwdriver and a curse | along the dark muscle | over a bowl \
for the juice | after a minute in the freezer
The fishmonger in {city} showed {first} how to open oysters: {oysterknife}.
{first} was shown by the fishmonger in {city} how to open oysters: {oysterknife}.
How to open oysters? "{oysterknife}," the fishmonger in {city} showed {first}.
> {oysterknife}
How did the fishmonger show {first} to open oysters?
In what way should one open oysters, as the fishmonger showed?
What is the right technique for stubborn shells? / Which lesson about seafood did the pupil get?
> {first}
Whom did the fishmonger show how to open oysters?
Who was shown by the fishmonger how oysters open? / Who got a lesson about seafood?
Who is able to deal with stubborn shells?
> {city}
In which city did the fishmonger show how to open oysters?
Where is the fishmonger who showed {first} the oysters? / Where was the lesson about seafood?
In what town does the expert on stubborn shells trade?

= jumpstart: black to the engine block | red to red first | both doors open | lights on in the \
giver | nose to nose without touching | after scraping the poles | the radio off in both | in \
reverse order afterwards
In the instructor's words, jump leads on a {vehicle} go "{jumpstart}".
"{jumpstart}" is how jump leads go on a {vehicle} in the instructor's words.
Jump leads go on a {vehicle}, in the instructor's words, "{jumpstart}".
> {jumpstart}
How do jump leads go on a {vehicle}? / In the instructor's words, how are jump leads to be put on?
What is to be observed when one flat battery drinks from another?
Which reminder goes with the red and black cables?
> {vehicle}
On what do jump leads go like that in the instructor's words?
Which vehicle is meant in the instructor's words on jump leads? / What had a flat battery?
What would not start without help from another?

= asthmacue: the pollen of hazel | cold air after a run | her brother's hamster | new carpets | \
a laughing fit | thunder in June | the chlorine of the baths | dust from chalk
The attacks of {last}'s asthma are set off by {asthmacue}, {doctor} found.
{doctor} found that the attacks of {last}'s asthma are set off by {asthmacue}.
{asthmacue} sets off the attacks of {last}'s asthma, {doctor} found.
> {asthmacue}
What sets off the attacks of {last}'s asthma?
By what, as {doctor} found, are the asthma attacks set off? / Which trigger makes the patient gasp?
What should the wheezing person avoid?
> {last}
Whose asthma attacks are set off by {asthmacue}?
Who has asthma attacks of which {doctor} found the cause? / Who gasps for air now and then?
Which patient wheezes?
> {doctor}
Which doctor found what sets off the asthma attacks?
Who found the cause of {last}'s attacks of asthma? / Which physician identified the trigger?
Who examined the wheezing person?

= brushrest: bristles up in a vase | hanging in turpentine | in cling film overnight | flat on a \
rolling pin | in a bent letter rack | wrapped in foil with oil | washed with curd soap and \
shaped | in a tube of bamboo
{full} keeps the brushes {brushrest}; they have lasted {long_time} so far.
The brushes have lasted {long_time} so far, as {full} keeps them {brushrest}.
Kept {brushrest} by {full}, the brushes have lasted {long_time} so far.
> {brushrest}
How does {full} keep the brushes? / Kept in what way have the brushes lasted so long?
What is the secret of storing painting tools?
How do the artist's hair tools rest between pictures?
> {long_time}
How long have {full}'s brushes lasted so far?
For what time have the brushes lasted, kept like that? / How old are the artist's tools by now?
What age have the painting tools reached through good care?
> {full}
Who keeps the brushes {brushrest}? / Whose brushes have lasted {long_time} so far?
Which artist takes care of the tools? / Who is the painter with the old equipment?

= dosecup: on an empty stomach | with a glass of grapefruit juice | right after dairy food | \
together with zinc | before driving | while lying down | with alcohol | at the same hour as iron
Never take {drug} {dosecup}, or you may get {symptom}, the leaflet says.
The leaflet says never to take {drug} {dosecup}, or you may get {symptom}.
You may get {symptom} if you take {drug} {dosecup}, the leaflet says.
> {dosecup}
How or when should you never take {drug}, as the leaflet says?
In what circumstances does the leaflet say never to take {drug}?
Which mistake with the tablets must be avoided? / What does the package insert forbid to patients?
> {symptom}
What does the leaflet say that you get if you take {drug} {dosecup}?
Which symptom may come, as the leaflet says, if you take {drug} wrongly?
What are careless patients threatened with? / Which trouble follows a mistake with the tablets?
> {drug}
Which drug should you never take {dosecup}, as the leaflet says?
What should one never take like that, says the leaflet, for fear of {symptom}?
Which medicine comes with such a warning? / What have patients to be careful with?

= weldhelp: by striking an old plate first | with a copper bar underneath | while holding the \
breath | by moving in small moons | with both elbows on the bench | after drying the rods in the \
oven | from the bottom upwards | with the earth clamp close by
{full} welds the thin sheets for {company} {weldhelp} so that no holes burn in.
So that no holes burn in, {full} welds the thin sheets for {company} {weldhelp}.
The thin sheets for {company} are welded by {full} {weldhelp} so that no holes burn in.
> {weldhelp}
How does {full} weld the thin sheets?
In what way are the thin sheets welded so that no holes burn in?
What is the trick of joining delicate metal? / Which technique spares the customer damaged plates?
> {full}
Who welds the thin sheets for {company}? / By whom are the sheets welded so that no holes burn in?
Which craftsman joins delicate metal? / Who masters the technique with the torch?
> {company}
For which company does {full} weld the thin sheets?
Whose thin sheets are welded so that no holes burn in? / Which customer orders delicate metal work?
To what firm do the plates go?

= muteicon: a crossed-out ear | a sleeping cat | a grey speaker | a finger on lips | an empty \
bubble | a bell with a line | a closed mouth | a red snail
In {app}, {muteicon} next to a name shows that the person cannot hear you.
{muteicon} next to a name in {app} shows that the person cannot hear you.
That the person cannot hear you is shown in {app} by {muteicon} next to a name.
> {muteicon}
What next to a name shows that the person cannot hear you?
By what does {app} show that a person cannot hear you?
Which symbol means that I am talking to nobody?
How does one recognise a participant without sound?
> {app}
In which app is it shown that a person cannot hear you?
Which app shows {muteicon} next to a name if nobody can hear you?
Which program has this symbol for the deaf participant? / Where am I warned of talking to nobody?

= ovenglow: the element is cracked | grease sits on the bulb | the seal has come away | the fan \
has died | a spoon fell behind the wall | the sensor hangs loose | the tray is upside down | the \
rack stands too high
That the cake burns on the left, {first} was told by {company}, means that {ovenglow}.
{company} told {first} that {ovenglow} if the cake burns on the left.
{first} was told by {company} that {ovenglow} if the cake burns on the left.
> {ovenglow}
What does it mean that the cake burns on the left?
What was {first} told by {company} about a cake that burns on the left?
Which fault explains the uneven baking? / What is wrong with the stove, according to its makers?
> {first}
Who was told by {company} why the cake burns on the left? / Whose cake burns on the left?
Which baker complained of uneven heat? / Who asked the makers of the stove for help?
> {company}
Which company told {first} why the cake burns?
By whom was {first} told about the cake that burns on the left? / Who are the makers of the stove?
Which firm diagnosed the uneven baking?

= woolwash: in a pillow case by hand | in rain water | with hair shampoo | inside out at thirty \
degrees | in the dew on the lawn | not at all but aired | in cold tea | with a spoon of glycerine
The {colour} jumper must be washed {woolwash}; {first} shrank the last one.
{first} shrank the last one, so the {colour} jumper must be washed {woolwash}.
Washed {woolwash} is what the {colour} jumper must be, for {first} shrank the last one.
> {woolwash}
How must the {colour} jumper be washed?
In what way must one wash the jumper, as {first} shrank the last one?
Which laundering does the knitwear need? / What keeps the warm garment in its size?
> {first}
Who shrank the last jumper?
Because who shrank the last one must the {colour} jumper be washed so?
Who ruined knitwear before? / Whose laundering went wrong?
> {colour}
What colour is the jumper that must be washed like that?
Which jumper, of what colour, must be washed {woolwash}? / What shade is the delicate knitwear?
In which hue is the warm garment?

= scaledrift: a draught from the door | the lift next door | fingerprints on the pan | static \
from a sleeve | a tilted table | warm samples | an ant under the plate | the tram outside
The wrong weights of {date} in {person}'s experiment were due to {scaledrift}.
{scaledrift} caused the wrong weights of {date} in {person}'s experiment.
In {person}'s experiment the wrong weights of {date} came from {scaledrift}.
> {scaledrift}
What caused the wrong weights in {person}'s experiment?
To what were the wrong weights of {date} due? / What disturbed the balance?
Why could the grams in the laboratory book not be trusted?
> {date}
Of what date were the wrong weights in {person}'s experiment?
When did {scaledrift} cause wrong weights? / On which day was the balance disturbed?
When was nonsense entered in the laboratory book?
> {person}
In whose experiment were there wrong weights? / Whose experiment had the wrong weights of {date}?
Which scientist had a disturbed balance? / Who entered nonsense in the laboratory book?

= ponytack: saddle soap and a sponge | neat's-foot oil | a rub of banana skin | bee balm | \
lukewarm water and patience | glycerine | mink fat | milk and egg
The stable hand {first} keeps the old harness supple with {ponytack}.
With {ponytack} the stable hand {first} keeps the old harness supple.
It is {ponytack} with which the stable hand {first} keeps the old harness supple.
> {ponytack}
With what does the stable hand keep the old harness supple?
What keeps the harness supple at {first}'s stable? / What is used so that leather does not crack?
Which care do the straps of the horses receive?
> {first}
Which stable hand keeps the old harness supple?
What is the name of the stable hand with the harness? / Who takes care of the horses' leather?
Which groom looks after the straps?

= paintskin: pull it off like a pancake | lay a disc of foil on top | store the tin on its head \
| strain it through tights | pour a little oil over it | breathe into the tin and shut it | cut \
round it with a knife | drop in a marble and shake
So that no skin spoils the paint over {long_time}, decorator {last} says: {paintskin}.
Decorator {last} says: {paintskin}, so that no skin spoils the paint over {long_time}.
"{paintskin}," says decorator {last}, so that no skin spoils the paint over {long_time}.
> {paintskin}
What does decorator {last} say to do so that no skin spoils the paint?
How should one stop a skin from spoiling the paint, as the decorator says?
What is good treatment for a half-empty tin of gloss?
Which trick saves leftover emulsion from drying on top?
> {long_time}
Over what time should no skin spoil the paint?
For how long does the paint have no skin, as decorator {last} says?
How long may the half-empty tin stand? / What shelf life does the trick give to leftover gloss?
> {last}
Which decorator says how to keep skin off the paint?
Who says what to do so that no skin spoils the paint? / Who has a trick for leftover gloss?
Which craftsman gives tips on half-empty tins?

= hydrantcap: the handle spins freely | a frog sits in it | it coughs twice | the water comes \
rusty | the box is dry inside | the chain is missing | a hiss goes on afterwards | it needs a \
third hand
Check each hydrant in {month} and mark it {colour} if {hydrantcap}, the fire chief wrote.
The fire chief wrote to check each hydrant in {month} and, if {hydrantcap}, mark it {colour}.
If {hydrantcap}, mark the hydrant {colour}, the fire chief wrote about the check in {month}.
> {hydrantcap}
If what is the case should one mark the hydrant {colour}?
When did the fire chief write to mark a hydrant?
Which defect deserves a dab of paint on the street?
What should the volunteers look for on the water post?
> {colour}
In what colour should one mark the hydrant?
What colour did the fire chief write to mark the hydrant? / Which paint do the volunteers carry?
What hue has a defective water post?
> {month}
In which month should one check each hydrant?
When is the check of the hydrants, as the fire chief wrote?
What time of year do the volunteers inspect the street? / When do the water posts get a visit?

= eggfresh: stands on its end | sloshes at the ear | floats like a cork | spreads like a puddle \
| peels too easily | has a flat yolk | shines like porcelain | rolls without a wobble
{first} throws away any egg that {eggfresh}; it is older than {duration}.
Any egg that {eggfresh} is older than {duration}, so {first} throws it away.
{first} throws it away if an egg {eggfresh}, as it is older than {duration}.
> {eggfresh}
What does an egg do that {first} throws away?
If an egg is older than {duration}, what does it do? / How can breakfast be tested for age?
What gives a stale product of the hen away?
> {duration}
Older than what is an egg that {eggfresh}? / How old at least is any egg that {first} throws away?
What is the minimum age of the stale product of the hen?
After how much time does it fail the test?
> {first}
Who throws away any egg that {eggfresh}? / By whom is an egg older than {duration} thrown away?
Who is strict about stale breakfast? / Which cook tests for age?

= nailrub: file across and not along | push the skin back with a stick | let the dog walk on \
asphalt | cut a little every week | stop at the pink part | use a lamp from behind | wrap the \
cat in a towel | give a treat after each toe
When clipping the claws of {pet}, remember what the vet said: {nailrub}.
Remember what the vet said when clipping the claws of {pet}: {nailrub}.
"{nailrub}" is what the vet said to remember when clipping the claws of {pet}.
> {nailrub}
What did the vet say to remember when clipping the claws?
What must I remember when clipping the claws of {pet}?
Which advice is there for the animal's manicure? / How does the expert want the nails to be done?
> {pet}
When clipping the claws of which pet must one remember the vet?
Whose claws did the vet mean, to remember when clipping them? / Which animal gets a manicure?
Who has to have the nails done?

= siftcoal: boil it for three minutes | hang it in the sun in clear bottles | drop in a tablet \
and wait | let the silt settle in a bucket | pour it through charcoal | strain it through a \
shirt | add a spoon of bleach | collect only the second rain
After the flood in {city}, leaflets in {language} said about drinking water: {siftcoal}.
Leaflets in {language} said about drinking water after the flood in {city}: {siftcoal}.
About drinking water after the flood in {city}, leaflets in {language} said: {siftcoal}.
> {siftcoal}
What did leaflets in {language} say about drinking water?
What should one do for drinking water after the flood in {city}?
How were people told to make what they consumed safe?
Which instruction was spread against germs in the disaster?
> {language}
In which language were the leaflets about drinking water?
The leaflets after the flood in {city} were in what language?
What tongue did the printed instructions use?
Speakers of what were told how to avoid germs in the disaster?
> {city}
In which city was the flood after which leaflets were given out?
After the flood where did leaflets speak of drinking water? / Where did the disaster happen?
Which town was in need of clean supplies?

= glazeflaw: pinholes like a sponge | a crawl that bares the clay | crackle all over | a run \
onto the shelf | black specks of iron | bubbles as big as peas | a dull grey bloom | shards that \
fly off
Fired too fast to {temperature}, the blue glaze shows {glazeflaw}, noted {first}.
{first} noted that the blue glaze shows {glazeflaw} if fired too fast to {temperature}.
The blue glaze shows {glazeflaw}, noted {first}, when fired too fast to {temperature}.
> {glazeflaw}
What does the blue glaze show if fired too fast?
What did {first} note that a glaze shows, fired too fast to {temperature}?
Which defect do pots get from a rushed kiln? / How does hurry ruin the potter's surface?
> {temperature}
To what temperature was the blue glaze fired too fast?
Fired to what does the glaze show {glazeflaw}? / How hot was the rushed kiln?
What heat was the potter aiming at?
> {first}
Who noted what the blue glaze shows if fired too fast?
By whom was the flaw of the blue glaze, fired fast, noted? / Which potter keeps a book of defects?
Who was in a hurry with the kiln?

= corkgone: with two forks | using a shoe and a wall | by pushing it in with a spoon | with a \
string that has a knot | with hot tongs round the neck | by means of a long screw | with a \
bicycle pump | through a sieve in the end
The cork of the {year} wine broke, but {last} got it out {corkgone}.
{last} got the cork of the {year} wine out {corkgone} when it broke.
When the cork of the {year} wine broke, it was got out by {last} {corkgone}.
> {corkgone}
How did {last} get the cork out when it broke?
In what way was the broken cork of the {year} wine removed from the wine?
By what means was the noble bottle opened after the mishap?
How were the guests saved from thirst?
> {last}
Who got out the cork of the wine? / By whom was the cork got out when it broke?
Who opened the noble bottle despite a mishap? / Who saved the guests from thirst?
> {year}
Of which year was the wine whose cork broke? / What year's wine had the cork that {last} got out?
From which year was the noble bottle? / Which vintage gave trouble at opening?

= goggletint: a grey veil | double edges round lamps | halos like rainbows | a blind spot near \
the nose | flashes at the side | swimming threads | faces without features | a curtain from above
If you see {goggletint} for longer than {duration}, go to {doctor} straight away.
Go to {doctor} straight away if you see {goggletint} for longer than {duration}.
For {goggletint}, if you see it for longer than {duration}, go to {doctor} straight away.
> {goggletint}
If you see what should you go to {doctor} straight away?
What must you see for longer than {duration} to go to {doctor} straight away?
Which trouble with the eyes is an emergency? / What visual symptom must not be ignored?
> {duration}
For longer than what time must you see {goggletint} to go to {doctor} straight away?
How long may you see it before you should go straight to {doctor}?
How much time may the visual symptom last? / When does trouble with the eyes become an emergency?
> {doctor}
To whom should you go straight away if you see {goggletint}?
To which doctor does one go straight away on seeing that? / Who treats trouble with the eyes?
Which physician deals with visual symptoms?

= tracereason: so that they can be read by touch | because red fades in sunlight | to save on \
ink | so that goats do not eat them | because the law of the canton asks for it | to be seen \
under snow | so that rain washes them | because tin was left over
The trail signs near {city} are {colour} metal with raised letters {tracereason}.
Near {city} the trail signs are {colour} metal with raised letters {tracereason}.
With raised letters in {colour} metal, the trail signs near {city} are so {tracereason}.
> {tracereason}
Why are the trail signs near {city} metal with raised letters?
For what reason do the trail signs have raised letters?
What is the thinking behind such boards for hikers? / What justifies their unusual make?
> {colour}
What colour are the metal trail signs with raised letters?
Of which colour metal are the trail signs near {city}? / In what shade are the boards for hikers?
Which hue shows walkers the way?
> {city}
Near which city are the trail signs with raised letters? / Where are the metal trail signs?
Around what town can hikers find unusual boards? / In which area do walkers follow these?

= brewkettle: the milk smells of cow | the foam stays thin | the cup rocks on its grid | it \
spits brown drops | the needle jumps to ten | the beans look oily | a gurgle follows the click | \
the handle turns past six
Change the gasket of the espresso machine if {brewkettle}; {first} has ordered {small}.
{first} has ordered {small} gaskets, so change that of the espresso machine if {brewkettle}.
If {brewkettle}, change the gasket of the espresso machine, of which {first} has ordered {small}.
> {brewkettle}
If what happens should one change the gasket of the espresso machine?
When must the gasket of the espresso machine be changed?
Which symptom calls for a new rubber ring? / What shows that the barista's device leaks inside?
> {first}
Who has ordered gaskets for the espresso machine? / By whom was a gasket ordered for the machine?
Who saw to the spare rubber rings? / Whose purchase will stop the leak?
> {small}
How many gaskets has {first} ordered?
What number of gaskets for the espresso machine has been ordered?
How big is the supply of rubber rings? / How many repairs of the leak are possible?

= rustlefan: a cable tie in the blades | a tired bearing | a sticker that came off | too much \
paste on the chip | carpet fluff in the grille | a screw rolling about | a heat pipe without \
contact | a moth on the filter
The rattle in the old {device} was traced by {full} to {rustlefan} in {duration}.
{full} traced the rattle in the old {device} to {rustlefan} in {duration}.
It took {full} {duration} to trace the rattle in the old {device} to {rustlefan}.
> {rustlefan}
To what did {full} trace the rattle in the old {device}? / What was the rattle traced to?
Which small cause had the noise of the gadget?
What did the technician discover on opening the housing?
> {duration}
In what time did {full} trace the rattle in the {device}?
How long did it take to trace the rattle in the old {device}?
How quickly was the technician done with the search?
What working time will be billed for finding the noise?
> {full}
Who traced the rattle in the old {device}? / By whom was the rattle traced to {rustlefan}?
Which technician opened the housing? / Who has an ear for noises in gadgets?

= jamset: on a frozen saucer | by the wrinkles on the spoon | by two drops that join | from the \
sound of the bubbles | with a sugar thermometer | by a line through the pan | with a drop in a \
glass of water | by how slowly flies take off
{last} tests {jamset} whether the quince jam has boiled long enough.
Whether the quince jam has boiled long enough is tested by {last} {jamset}.
To see if the quince jam has boiled long enough, {last} tests it {jamset}.
> {jamset}
How does {last} test whether the quince jam has boiled long enough?
In what way is the quince jam tested? / What tells the cook that the fruit spread will set?
By which method is the right moment for filling the jars found?
> {last}
Who tests whether the quince jam has boiled long enough? / By whom is the quince jam tested?
Who makes fruit spread at home? / Which cook knows when to fill the jars?

= gatefold: it would scrape the pavement | a lorry needs the room | the wind would tear it off | \
people stand behind it | the law for exits says so | hinges last longer that way | snow piles up \
outside | a thief could lift it
The gate of the {place} opens inwards, since {gatefold}, the smith told {first}.
Since {gatefold}, the smith told {first}, the gate of the {place} opens inwards.
The smith told {first} that the gate of the {place} opens inwards since {gatefold}.
> {gatefold}
Why does the gate of the {place} open inwards?
What did the smith tell {first} about why the gate opens inwards?
What settled the direction in which one enters?
Which consideration made the metalworker hang it this way round?
> {first}
Whom did the smith tell why the gate opens inwards?
Who was told by the smith about the gate of the {place}? / Who talked to the metalworker?
Who was curious about the entrance?
> {place}
The gate of what place opens inwards?
Which place has a gate that opens inwards, as the smith told {first}?
Where does the metalworker's entrance swing to this side? / Which location has such an entrance?

= filternote: the fish gasp at the top | froth stays on the water | the glass goes green | \
snails leave the pond | the flow drops to a dribble | a purple slime appears | it smells of \
swamp | the pump sings high
When {filternote}, {first} rinses the pond filter, but only in {volume} of its own water.
{first} rinses the pond filter when {filternote}, but only in {volume} of its own water.
The pond filter is rinsed by {first} when {filternote}, but only in {volume} of its own water.
> {filternote}
When does {first} rinse the pond filter? / At what sign is the pond filter rinsed by {first}?
What tells the keeper of koi that cleaning is due?
Which trouble means that the sponge is clogged?
> {volume}
In how much of its own water does {first} rinse the pond filter?
The pond filter is rinsed only in what amount of water?
How large is the bath for the clogged sponge? / How many litres or gallons does the cleaning use?
> {first}
Who rinses the pond filter in its own water? / By whom is the pond filter rinsed? / Who keeps koi?
Who sees to the clogged sponge?

= plasterwet: dust it with bran | wet the wall the night before | scratch the first coat with a \
fork | throw it and do not spread it | never work in the sun | mix no more than a hatful | add \
the water last | stop at the corner of a window
"{plasterwet}" is the plasterer {last}'s advice for the barn wall of {length}.
For the barn wall of {length} the plasterer {last}'s advice is: {plasterwet}.
The plasterer {last}'s advice for the barn wall of {length} is "{plasterwet}".
> {plasterwet}
What is the plasterer {last}'s advice for the barn wall?
Which advice does the plasterer give for a wall of {length}?
What does the craftsman say one should do on the farm building?
How is the coat of lime to be applied well?
> {last}
Which plasterer gives advice for the barn wall?
Whose advice, as a plasterer, is for the wall of {length}? / Who knows about coats of lime?
Which craftsman was asked about the farm building?
> {length}
How long is the barn wall of the plasterer's advice?
For a barn wall of what length is the plasterer's advice?
What size has the surface on the farm building? / How many metres or feet need a coat of lime?

= charmtest: stuck to the tongue | turned vinegar blue | left a red streak on tile | burned with \
a green edge | smelt of garlic when struck | scratched the watch glass | sank in mercury | \
fizzed in lemon juice
{first} knew that the stone from {city} was no {mineral} because it {charmtest}.
Because it {charmtest}, {first} knew that the stone from {city} was no {mineral}.
The stone from {city} {charmtest}, so {first} knew that it was no {mineral}.
> {charmtest}
What did the stone from {city} do, so that {first} knew it was no {mineral}?
From what that the stone did was it clear to {first}, who knew then, that it was no {mineral}?
Which test exposed the false find? / What property gave the collector certainty?
> {mineral}
The stone from {city}, as {first} knew, was no what?
Which mineral was the stone from {city} not, as {first} knew because it {charmtest}?
What had the collector hoped to hold? / For what was the false find being sold?
> {city}
From which city was the stone that {first} knew to be something else than {mineral}, since it \
{charmtest}?
From where was the stone that {first} knew to be no {mineral}?
Where had the false find been picked up? / What town sends collectors such disappointments?
"""
