"""Free sentences: small trades, from the hairdresser's to the fishing fleet (see relations.py)."""

RELATIONS = """
{full} cuts hair for {tariff} on {weekday}s; on all other days it is {tariff2}.
A haircut by {full} costs {tariff2}, except on {weekday}s, when it costs {tariff}.
On {weekday}s you pay {full} {tariff} for a haircut instead of {tariff2}.
Go to {full} on a {weekday} if you can, since a haircut is {tariff} then, and {tariff2} at other \
times.
> {tariff}
What does {full} charge on {weekday}s? / What is the cheap price of a haircut?
How much do I pay {full} on a {weekday}?
How much does the barber take on the special day?
What would a trim set me back at the unusual rate?
> {tariff2}
What does a haircut by {full} cost on most days? / What is the normal price with {full}?
How much does {full} take on all other days?
How much does the barber take normally? / What is a trim at the regular rate?
> {weekday}
On which day is a haircut at {full}'s different in price? / When does {full} charge {tariff}?
When does the barber have a special rate?
On which day of the week is a trim not at the regular rate?
> {full}
Who cuts hair? / Whose haircuts cost {tariff} on {weekday}s? / What is the hairdresser called?
What is the barber called? / Who would give me a trim for {tariff2}?

The tailor {full} has altered the {colour} coat twice; it is now {stitch} longer, and costs {price}.
Altered twice by {full}, the {colour} coat is {stitch} longer and comes to {price}.
For {price}, the {colour} coat has been made {stitch} longer by {full} the tailor.
I gave the {colour} coat to {full}, the tailor, who made it {stitch} longer and took {price}.
> {price}
What does the work on the coat cost? / How much does {full} want for the coat?
What must one pay the tailor?
How much money did the alteration set the customer back? / What is the bill for the sewing?
> {stitch}
How much longer is the coat? / By how much was the {colour} coat let out?
By how much did the hem come down? / How big was the change in length?
> {full}
Who altered the coat? / What is the tailor's name? / By whom was the {colour} coat made longer?
Who did the sewing? / What is the name of the person with needle and thread?
> {colour}
Which coat was altered? / What colour is the coat? / On which coat did {full} work?
What shade is the garment? / Which of my garments was at the sewing shop?

The driving school of {last} lost its {vehicle} when a learner drove into the {place}.
When a learner drove into the {place}, it cost {last}'s driving school the {vehicle}.
A learner drove the {vehicle} of {last}'s driving school into the {place}.
There is a hole in the {place}, where one of {last}'s learners ended up, and no {vehicle} at the \
driving school.
> {vehicle}
What did the driving school lose? / In which vehicle did the learner sit? / What was wrecked?
What was wrecked in the pupil's accident? / Which means of transport can they not teach in any more?
> {place}
Into what did the learner drive? / Where did the learner's drive end?
What stood in the learner's way?
What did the pupil crash into? / Where did the accident happen?
> {last}
To whom does the driving school belong? / Who lost a {vehicle}?
What is the owner of the school called?
Which instructor's business had the accident? / Whose pupil had a crash?

{first} walks {small} dogs every day and charges {tariff} a dog, {animals} not accepted.
Every day {first} takes {small} dogs for a walk at {tariff} each, but will not take {animals}.
For {tariff} a dog {first} walks {small} of them a day; {animals} are refused.
My dog is one of the {small} that {first} takes out every day for {tariff} each; no {animals}, \
please.
> {small}
How many dogs does {first} walk? / How many dogs go out every day? / number of {first}'s dogs?
How many pets go out on the lead? / What is the size of the pack?
> {tariff}
What does {first} charge for a dog? / How much does it cost to have a dog walked? / price per dog?
How much do I pay to have my pet exercised? / What is the rate for a single four-legged customer?
> {animals}
What does {first} refuse to walk? / Which animals are not accepted? / What will {first} not take?
Which pets are turned away? / What kind of creature should I not bring along?
> {first}
Who walks dogs? / To whom can I give my dog? / Who takes no {animals}?
Who exercises other people's pets for money? / Which person could I leave the lead with?

Window cleaner wanted by {company}: {tallied} windows, {recurring}, payment {price}.
{company} has {tallied} windows to be cleaned {recurring} and pays {price}.
For cleaning its {tallied} windows {recurring}, {company} offers {price}.
It is {price} for {tallied} windows, {recurring}, and {company} wants someone who is not afraid of \
heights.
> {tallied}
How many windows does {company} have? / How many windows must be cleaned? / number of windows?
How many panes of glass have to be wiped? / What is the size of the glass-wiping job?
> {recurring}
How often are the windows cleaned? / When does {company} want its windows done?
How frequently should the glass be wiped? / What is the schedule for wiping the glass?
> {price}
What does {company} pay for the windows? / How much does the cleaner get? / pay for clean windows?
How much does wiping the glass earn? / What reward is there for somebody with a bucket and a ladder?
> {company}
Whose windows need cleaning? / Who is looking for a window cleaner? / For whom would one clean?
Which firm has dirty panes? / Who is hiring somebody with a bucket and a ladder?

The chimney sweep comes to {street} on {date} and needs to get to the {room}.
On {date} the chimney sweep needs access to the {room}, says the notice in {street}.
Notice to all in {street}: chimney sweep, {date}; please leave the {room} open.
In {street} they should leave the {room} unlocked on {date} because of the chimney sweep.
> {date}
When does the chimney sweep come? / On which day should the {room} be open?
date of the sweep's visit?
On what day is the soot removed? / When do residents have to let the man with the brushes in?
> {room}
Which room must be left open? / Where does the chimney sweep have to get in? / What should I unlock?
What part of the building do residents have to make accessible?
Which door should not be locked when the man with the brushes calls?
> {street}
In which street does the sweep work? / For which street is the notice? / Where will he be on {date}?
Which road's residents are told about the soot man? / Where is the soot going to be removed?

The baker {last} gets up at {hour}, kneads {weight} of dough, and is asleep by {time}.
At {hour} {last} the baker is up to knead {weight} of dough; at {time} he sleeps.
By {time} the baker {last} sleeps, having been up since {hour} and kneaded {weight} of dough.
The dough, {weight} of it, is waiting when {last} the baker comes down at {hour}, and by {time} he \
snores.
> {hour}
When does the baker get up? / At what hour does {last}'s day begin? / Since when is {last} up?
When does the bread man start his day? / At what ungodly time is {last} out of bed?
> {weight}
How much dough does {last} knead? / What amount of dough does the baker make?
How much of the mixture does he work with his hands? / What quantity goes towards the bread?
> {time}
By what time is the baker asleep? / When does {last} sleep? / At what time is {last} in bed?
When has the bread man gone to bed? / From what o'clock should nobody disturb the bread man?
> {last}
Who kneads the dough? / What is the baker's name? / Who is up at {hour}?
Who makes the bread? / Name the one with flour on his hands.

{full} translates from {language} into {language2} at {tariff} a page.
At {tariff} a page {full} turns {language} into {language2}.
If you have a text in {language} and want it in {language2}, {full} does it for {tariff} a page.
It cost me {tariff} a page to have {full} put the letter from {language} into {language2}.
> {language}
From which language does {full} translate? / What language must the text be in?
Which tongue is the original in? / What tongue do the documents come in?
> {language2}
Into which language does {full} translate? / In what language do I get the text?
Which tongue is the result in? / What tongue will I be able to read the document in?
> {tariff}
What does a page cost? / How much does {full} charge for a page? / price for a translated page?
How much does the linguist earn per sheet? / What is the rate for one side of writing?
> {full}
Who translates? / To whom do I give a text in {language}? / Who knows {language} and {language2}?
What is the linguist's name? / Who can make foreign correspondence readable?

The interpreter for {language} did not come, so {full}, whose aunt is from {country}, helped out.
{full} helped out as interpreter for {language}, thanks to an aunt from {country}.
As no interpreter for {language} had come, {full} had to do; the aunt from {country} was of use.
Where do we find somebody who knows {language}? Ask {full}; there is an aunt in {country}.
> {full}
Who helped out? / Who interpreted in the end? / Whose aunt is from {country}?
Who stepped in as a linguist? / Which stand-in made the foreigner understood?
> {language}
For which language was there no interpreter? / What language was needed? / What does {full} speak?
Which tongue did they have trouble with? / What tongue does the stand-in know?
> {country}
Where is {full}'s aunt from? / From which country is the aunt?
Where does the stand-in's relative have her roots? / Which nation does the family link lead to?

The {ship} landed {weight} of herring at {city}, and {first} and {first2} sold it on the quay.
{weight} of herring came ashore from the {ship} at {city}; {first} and {first2} sold it at once.
At {city} the {ship} brought in {weight} of herring, sold on the quay by {first} and {first2}.
People queued on the quay of {city}, where {first} and {first2} had {weight} of herring from the \
{ship}.
> {weight}
How much herring did the {ship} land? / What was the catch of the {ship}? / How large was the catch?
How big was the catch? / What quantity of fish was unloaded?
> {city}
Where did the {ship} land the herring? / In which port was the fish sold?
In which harbour was the catch unloaded? / Where could one buy fresh fish straight from the boat?
> {ship}
Which boat brought the herring? / What is the name of the boat?
From where did the fish come ashore?
Which boat made the catch? / What is the fishing vessel called?
> {first2}
Who sold herring together with {first}? / Besides {first}, who stood on the quay?
Which person dealt in fish beside {first}? / Who was {first}'s partner with the catch?

For the wedding of {first} and {first2} the florist tied {tallied} {plant} to the {vehicle}.
The florist tied {tallied} {plant} to the {vehicle} in which {first} and {first2} drove to the \
wedding.
{first} and {first2} drove to their wedding in a {vehicle} with {tallied} {plant} on it.
You could hardly see the {vehicle} of {first} and {first2} for all the {tallied} {plant} on it.
> {tallied}
How many {plant} were tied to the {vehicle}? / How many plants did the florist use?
How many blooms decorated the bridal transport? / What number of stems was used?
> {plant}
What was tied to the {vehicle}? / With what was the {vehicle} decorated? / What did the florist use?
Which blooms decorated the bridal transport? / What did the flower shop supply?
> {vehicle}
In what did {first} and {first2} drive? / What was decorated with {plant}?
What carried the couple?
How did the couple travel to the ceremony? / What was decorated with blooms?
> {first2}
Whom did {first} marry? / Who drove to the wedding with {first}?
Who is the other half of the couple, besides {first}?

{last}'s bicycle shop repairs punctures in {wait} and broken frames in {soon}.
A puncture takes {wait} at {last}'s, a broken frame {soon}.
At the bicycle shop of {last} you wait {wait} for a puncture and {soon} for a frame.
If only the tyre is flat, {last} has your bicycle ready in {wait}, but a new frame means {soon}.
> {wait}
How long does a puncture take at {last}'s? / How fast does {last} mend a tyre?
How quickly is a hole in the rubber patched?
How much time should a cyclist allow when there is no air left?
> {soon}
How long does a broken frame take? / How much time does {last} need for a frame?
How much time should a cyclist allow when the metal has cracked?
How long does the bigger of the two jobs take?
> {last}
To whom does the bicycle shop belong? / Who mends punctures in {wait}? / Who repairs frames?
Whom does a cyclist turn to in trouble? / Who patches holes in rubber?

The photographer {full} kept {small} pictures of the {event} and threw away {tallied}.
Out of all the pictures of the {event}, {full} kept {small}; {tallied} were thrown away.
{full} threw away {tallied} pictures of the {event} and was left with {small}.
There are {small} pictures of the {event} left, since {full}, who took them, was not happy with \
{tallied} others.
> {small}
How many pictures did {full} keep? / How many photographs of the {event} are left?
How many shots passed the selection? / What number of images did the artist hold on to?
> {tallied}
How many pictures were thrown away? / How many photographs of the {event} did {full} not like?
How many shots were binned? / What number of images was not good enough?
> {full}
Who photographed the {event}? / Who threw pictures away? / Whose pictures are they?
Who was behind the camera? / Which artist is so self-critical?
> {event}
What did {full} photograph? / At which event did {full} take pictures? / What do the pictures show?
What occasion is in the shots? / Where was the camera in action?

The vineyard of {last} gave {number} bottles in {year}, each sold at {tariff} to {company}.
In {year} {company} bought {number} bottles from {last}'s vineyard at {tariff} each.
{last} filled {number} bottles in {year}, and {company} took them at {tariff} apiece.
The whole {year} of the vineyard, {number} bottles, went from {last} to {company} for {tariff} a \
bottle.
> {number}
How many bottles did the vineyard give? / How much wine did {last} fill in {year}, in bottles?
How many bottles did {company} buy?
How many units were produced? / What quantity of wine did the grower make?
> {tariff}
What did a bottle cost? / How much did {company} pay for each? / price of {last}'s wine?
How much did the wine set the buyer back per unit? / What did the grower charge for a single one?
> {year}
In which year was it? / Which vintage did {company} buy? / When did {last} fill the bottles?
Which vintage was it? / When did the grower make the deal?
> {company}
Who bought the wine? / To whom was the wine sold? / Who took the bottles?
Which firm got the wine? / Who is the grower's customer?
> {last}
Whose vineyard is it? / From whom is the wine? / Who sold wine to {company}?
Which grower made the wine? / Who supplied {company} with something to drink?

Forester {last} marked {tallied} {tree} trees for felling and saved one, {length} tall, for the \
owls.
Of the {tree} trees, {tallied} were marked for felling by {last}, but one of {length} stays for \
the owls.
For the sake of the owls {last} spared one {tree} of {length}; {tallied} others were marked for \
felling.
Not all the {tree} trees must go: {last} has marked {tallied}, but the one that measures {length} \
has owls in it.
> {tallied}
How many trees were marked for felling? / How many {tree} trees will go?
How many trunks will be cut down? / What number is condemned in the woods?
> {tree}
What kind of trees were marked? / Which trees will be felled? / In what tree do the owls live?
What species is being cut down? / Which kind of wood will be lying on the ground?
> {length}
How tall is the tree that stays? / What is the height of the owls' tree?
How high is the birds' home? / What size is the survivor in the woods?
> {last}
Who marked the trees? / What is the forester's name? / Who thought of the owls?
Who decides what is cut down in the woods? / Which friend of night birds works in the woods?

At the recycling yard they take {goods} free of charge, but {goods2} cost {tariff}.
You can leave {goods} at the recycling yard for nothing; for {goods2} they want {tariff}.
The recycling yard wants {tariff} for {goods2} and nothing for {goods}.
Bring your {goods} to the recycling yard if you like, but for {goods2} bring {tariff} as well.
> {goods}
What does the recycling yard take free of charge? / What can I leave there for nothing?
What rubbish can I dump without paying? / Which waste does the tip accept gratis?
> {goods2}
For what must one pay at the recycling yard? / What costs {tariff} to leave there?
What rubbish do I have to pay for at the tip? / Which waste is not accepted gratis?
> {tariff}
How much do they want for {goods2}? / What does it cost to get rid of {goods2}?
How much is the fee for the rubbish that is not accepted gratis?
What does dumping set me back at the tip?

The undertaker asked whether {last} had wanted {colour} or {colour2} flowers; the widow chose \
{colour2}.
Asked by the undertaker, {last}'s widow chose {colour2} flowers, not {colour}.
For {last}'s funeral the widow wanted {colour2} flowers; {colour} ones were offered too.
It was the widow who wanted {colour2} flowers for {last}, though the undertaker had put out \
{colour} ones too.
> {colour2}
Which colour did the widow choose? / What colour are the flowers for {last}?
In what colour will they be?
What shade did the bereaved wife decide on? / Which hue will the blooms on the coffin be?
> {colour}
Which colour was not chosen? / What colour did the widow not want?
What shade did the bereaved wife reject? / Which hue was suggested in vain?
> {last}
Who had died? / Whose widow chose the flowers? / For whom are the flowers?
Who is being buried? / What was the dead man's name?

Guard {last} walks round the {facility} {spelled} times a night with a {animal} instead of a dog.
Instead of a dog it is a {animal} that goes round the {facility} with {last}, {spelled} times a \
night.
With a {animal} at his side, {last} guards the {facility} and makes {spelled} rounds a night.
Nobody breaks into the {facility}, where {last} comes by {spelled} times a night, and with him a \
{animal}.
> {animal}
What accompanies {last}? / Which animal guards the {facility}? / What does the guard have for a dog?
What kind of creature is on patrol? / Which unusual companion does the watchman have?
> {spelled}
How many rounds a night does {last} make? / How often is the {facility} checked at night?
How often is the building patrolled in the dark? / What number of tours does the watchman do?
> {facility}
What does {last} guard? / Round which building does the guard walk? / Where is a {animal} on duty?
Which building is being patrolled? / What does the watchman protect from burglars?
> {last}
Who guards the {facility}? / What is the guard's name? / With whom does the {animal} go round?
What is the watchman's name? / Who is on patrol with an unusual companion?

The publisher printed {number} copies of "{book}", sold {tallied}, and pulped the rest in {month}.
Of {number} copies of "{book}", {tallied} were sold; the rest went to be pulped in {month}.
In {month} the publisher pulped what was left of "{book}": {number} printed, {tallied} sold.
Although {number} copies of "{book}" had been printed, there were {tallied} buyers, and in {month} \
came the shredder.
> {number}
How many copies of "{book}" were printed? / What was the print run of "{book}"?
How many were produced altogether? / What was the size of the edition?
> {tallied}
How many copies of "{book}" were sold? / How many people bought "{book}"? / sales of "{book}"?
How many readers purchased the work? / What was the real demand for the title?
> {month}
When were the remaining copies pulped? / In which month did the publisher destroy the rest?
When was the unwanted stock destroyed? / In which part of the year was it turned into waste paper?
> {book}
Which book was pulped? / What sold {tallied} copies? / Of what were {number} copies printed?
Which title was a disappointment? / What work did readers not purchase in sufficient quantity?

The watchmaker found {count} grains of sand and a {animal}'s tooth in {first}'s watch.
In {first}'s watch there were, the watchmaker said, {count} grains of sand and a {animal}'s tooth.
{first}'s watch had {count} grains of sand in it, besides the tooth of a {animal}.
No wonder that the watch of {first} had stopped, with a {animal}'s tooth and {count} grains of \
sand in it.
> {count}
How many grains of sand were in the watch? / How much sand, in grains, did the watchmaker find?
How many bits of grit were inside? / What number of tiny stones came out of the timepiece?
> {animal}
Whose tooth was in the watch? / Of which animal was the tooth? / What animal had lost a tooth?
Which creature had left a part of its jaw inside?
Which beast has left a piece of itself inside the timepiece?
> {first}
Whose watch was it? / Who owns the watch with the sand? / For whom did the watchmaker work?
Who is the owner of the timepiece? / Which customer had brought in a dirty timepiece?

{full} paints names on boats, {tariff} a letter, and did the {ship} for {dish}.
For the name of the {ship} {full} took no money, only {dish}; the price is {tariff} a letter.
At {tariff} a letter {full} paints boats' names, but for the {ship} was paid in {dish}.
The letters on the bow of the {ship} are by {full}, who asks {tariff} for one, but took {dish} \
that day.
> {tariff}
What does a letter cost? / How much does {full} charge for a letter? / price of one painted letter?
How much is it for a single character? / What is the artist's rate?
> {dish}
What did {full} get for the {ship}? / With what was {full} paid? / What was the wage for the {ship}?
What food did the artist accept as payment? / Which meal was the reward instead of cash?
> {ship}
Which boat was not paid for in money? / On which boat did {full} paint for {dish}?
Which vessel had the work done for a meal? / Where did the artist work without earning a penny?
> {full}
Who paints names on boats? / Who painted the name of the {ship}? / What is the painter's name?
What is the artist called? / Who decorates vessels with a brush?
"""
