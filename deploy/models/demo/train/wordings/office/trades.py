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
> {tariff2}
What does a haircut by {full} cost on most days? / What is the normal price with {full}?
How much does {full} take on all other days?
> {weekday}
On which day is a haircut at {full}'s different in price? / When does {full} charge {tariff}?
> {full}
Who cuts hair? / Whose haircuts cost {tariff} on {weekday}s? / What is the hairdresser called?

The tailor {full} has altered the {colour} coat twice; it is now {stitch} longer, and costs {price}.
Altered twice by {full}, the {colour} coat is {stitch} longer and comes to {price}.
For {price}, the {colour} coat has been made {stitch} longer by {full} the tailor.
I gave the {colour} coat to {full}, the tailor, who made it {stitch} longer and took {price}.
> {price}
What does the work on the coat cost? / How much does {full} want for the coat?
What must one pay the tailor?
> {stitch}
How much longer is the coat? / By how much was the {colour} coat let out?
> {full}
Who altered the coat? / What is the tailor's name? / By whom was the {colour} coat made longer?
> {colour}
Which coat was altered? / What colour is the coat? / On which coat did {full} work?

The driving school of {last} lost its {vehicle} when a learner drove into the {place}.
When a learner drove into the {place}, it cost {last}'s driving school the {vehicle}.
A learner drove the {vehicle} of {last}'s driving school into the {place}.
There is a hole in the {place}, where one of {last}'s learners ended up, and no {vehicle} at the \
driving school.
> {vehicle}
What did the driving school lose? / In which vehicle did the learner sit? / What was wrecked?
> {place}
Into what did the learner drive? / Where did the learner's drive end?
What stood in the learner's way?
> {last}
To whom does the driving school belong? / Who lost a {vehicle}?
What is the owner of the school called?

{first} walks {small} dogs every day and charges {tariff} a dog, {animals} not accepted.
Every day {first} takes {small} dogs for a walk at {tariff} each, but will not take {animals}.
For {tariff} a dog {first} walks {small} of them a day; {animals} are refused.
My dog is one of the {small} that {first} takes out every day for {tariff} each; no {animals}, \
please.
> {small}
How many dogs does {first} walk? / How many dogs go out every day? / number of {first}'s dogs?
> {tariff}
What does {first} charge for a dog? / How much does it cost to have a dog walked? / price per dog?
> {animals}
What does {first} refuse to walk? / Which animals are not accepted? / What will {first} not take?
> {first}
Who walks dogs? / To whom can I give my dog? / Who takes no {animals}?

Window cleaner wanted by {company}: {tallied} windows, {recurring}, payment {price}.
{company} has {tallied} windows to be cleaned {recurring} and pays {price}.
For cleaning its {tallied} windows {recurring}, {company} offers {price}.
It is {price} for {tallied} windows, {recurring}, and {company} wants someone who is not afraid of \
heights.
> {tallied}
How many windows does {company} have? / How many windows must be cleaned? / number of windows?
> {recurring}
How often are the windows cleaned? / When does {company} want its windows done?
> {price}
What does {company} pay for the windows? / How much does the cleaner get? / pay for clean windows?
> {company}
Whose windows need cleaning? / Who is looking for a window cleaner? / For whom would one clean?

The chimney sweep comes to {street} on {date} and needs to get to the {room}.
On {date} the chimney sweep needs access to the {room}, says the notice in {street}.
Notice to all in {street}: chimney sweep, {date}; please leave the {room} open.
In {street} they should leave the {room} unlocked on {date} because of the chimney sweep.
> {date}
When does the chimney sweep come? / On which day should the {room} be open?
date of the sweep's visit?
> {room}
Which room must be left open? / Where does the chimney sweep have to get in? / What should I unlock?
> {street}
In which street does the sweep work? / For which street is the notice? / Where will he be on {date}?

The baker {last} gets up at {hour}, kneads {weight} of dough, and is asleep by {time}.
At {hour} {last} the baker is up to knead {weight} of dough; at {time} he sleeps.
By {time} the baker {last} sleeps, having been up since {hour} and kneaded {weight} of dough.
The dough, {weight} of it, is waiting when {last} the baker comes down at {hour}, and by {time} he \
snores.
> {hour}
When does the baker get up? / At what hour does {last}'s day begin? / Since when is {last} up?
> {weight}
How much dough does {last} knead? / What amount of dough does the baker make?
> {time}
By what time is the baker asleep? / When does {last} sleep? / At what time is {last} in bed?
> {last}
Who kneads the dough? / What is the baker's name? / Who is up at {hour}?

{full} translates from {language} into {language2} at {tariff} a page.
At {tariff} a page {full} turns {language} into {language2}.
If you have a text in {language} and want it in {language2}, {full} does it for {tariff} a page.
It cost me {tariff} a page to have {full} put the letter from {language} into {language2}.
> {language}
From which language does {full} translate? / What language must the text be in?
> {language2}
Into which language does {full} translate? / In what language do I get the text?
> {tariff}
What does a page cost? / How much does {full} charge for a page? / price for a translated page?
> {full}
Who translates? / To whom do I give a text in {language}? / Who knows {language} and {language2}?

The interpreter for {language} did not come, so {full}, whose aunt is from {country}, helped out.
{full} helped out as interpreter for {language}, thanks to an aunt from {country}.
As no interpreter for {language} had come, {full} had to do; the aunt from {country} was of use.
Where do we find somebody who knows {language}? Ask {full}; there is an aunt in {country}.
> {full}
Who helped out? / Who interpreted in the end? / Whose aunt is from {country}?
> {language}
For which language was there no interpreter? / What language was needed? / What does {full} speak?
> {country}
Where is {full}'s aunt from? / From which country is the aunt?

The {ship} landed {weight} of herring at {city}, and {first} and {first2} sold it on the quay.
{weight} of herring came ashore from the {ship} at {city}; {first} and {first2} sold it at once.
At {city} the {ship} brought in {weight} of herring, sold on the quay by {first} and {first2}.
People queued on the quay of {city}, where {first} and {first2} had {weight} of herring from the \
{ship}.
> {weight}
How much herring did the {ship} land? / What was the catch of the {ship}? / How large was the catch?
> {city}
Where did the {ship} land the herring? / In which port was the fish sold?
> {ship}
Which boat brought the herring? / What is the name of the boat?
From where did the fish come ashore?
> {first2}
Who sold herring together with {first}? / Besides {first}, who stood on the quay?

For the wedding of {first} and {first2} the florist tied {tallied} {plant} to the {vehicle}.
The florist tied {tallied} {plant} to the {vehicle} in which {first} and {first2} drove to the \
wedding.
{first} and {first2} drove to their wedding in a {vehicle} with {tallied} {plant} on it.
You could hardly see the {vehicle} of {first} and {first2} for all the {tallied} {plant} on it.
> {tallied}
How many {plant} were tied to the {vehicle}? / How many plants did the florist use?
> {plant}
What was tied to the {vehicle}? / With what was the {vehicle} decorated? / What did the florist use?
> {vehicle}
In what did {first} and {first2} drive? / What was decorated with {plant}?
What carried the couple?
> {first2}
Whom did {first} marry? / Who drove to the wedding with {first}?

{last}'s bicycle shop repairs punctures in {wait} and broken frames in {soon}.
A puncture takes {wait} at {last}'s, a broken frame {soon}.
At the bicycle shop of {last} you wait {wait} for a puncture and {soon} for a frame.
If only the tyre is flat, {last} has your bicycle ready in {wait}, but a new frame means {soon}.
> {wait}
How long does a puncture take at {last}'s? / How fast does {last} mend a tyre?
> {soon}
How long does a broken frame take? / How much time does {last} need for a frame?
> {last}
To whom does the bicycle shop belong? / Who mends punctures in {wait}? / Who repairs frames?

The photographer {full} kept {small} pictures of the {event} and threw away {tallied}.
Out of all the pictures of the {event}, {full} kept {small}; {tallied} were thrown away.
{full} threw away {tallied} pictures of the {event} and was left with {small}.
There are {small} pictures of the {event} left, since {full}, who took them, was not happy with \
{tallied} others.
> {small}
How many pictures did {full} keep? / How many photographs of the {event} are left?
> {tallied}
How many pictures were thrown away? / How many photographs of the {event} did {full} not like?
> {full}
Who photographed the {event}? / Who threw pictures away? / Whose pictures are they?
> {event}
What did {full} photograph? / At which event did {full} take pictures? / What do the pictures show?

The vineyard of {last} gave {number} bottles in {year}, each sold at {tariff} to {company}.
In {year} {company} bought {number} bottles from {last}'s vineyard at {tariff} each.
{last} filled {number} bottles in {year}, and {company} took them at {tariff} apiece.
The whole {year} of the vineyard, {number} bottles, went from {last} to {company} for {tariff} a \
bottle.
> {number}
How many bottles did the vineyard give? / How much wine did {last} fill in {year}, in bottles?
How many bottles did {company} buy?
> {tariff}
What did a bottle cost? / How much did {company} pay for each? / price of {last}'s wine?
> {year}
In which year was it? / Which vintage did {company} buy? / When did {last} fill the bottles?
> {company}
Who bought the wine? / To whom was the wine sold? / Who took the bottles?
> {last}
Whose vineyard is it? / From whom is the wine? / Who sold wine to {company}?

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
> {tree}
What kind of trees were marked? / Which trees will be felled? / In what tree do the owls live?
> {length}
How tall is the tree that stays? / What is the height of the owls' tree?
> {last}
Who marked the trees? / What is the forester's name? / Who thought of the owls?

At the recycling yard they take {goods} free of charge, but {goods2} cost {tariff}.
You can leave {goods} at the recycling yard for nothing; for {goods2} they want {tariff}.
The recycling yard wants {tariff} for {goods2} and nothing for {goods}.
Bring your {goods} to the recycling yard if you like, but for {goods2} bring {tariff} as well.
> {goods}
What does the recycling yard take free of charge? / What can I leave there for nothing?
> {goods2}
For what must one pay at the recycling yard? / What costs {tariff} to leave there?
> {tariff}
How much do they want for {goods2}? / What does it cost to get rid of {goods2}?

The undertaker asked whether {last} had wanted {colour} or {colour2} flowers; the widow chose \
{colour2}.
Asked by the undertaker, {last}'s widow chose {colour2} flowers, not {colour}.
For {last}'s funeral the widow wanted {colour2} flowers; {colour} ones were offered too.
It was the widow who wanted {colour2} flowers for {last}, though the undertaker had put out \
{colour} ones too.
> {colour2}
Which colour did the widow choose? / What colour are the flowers for {last}?
In what colour will they be?
> {colour}
Which colour was not chosen? / What colour did the widow not want?
> {last}
Who had died? / Whose widow chose the flowers? / For whom are the flowers?

Guard {last} walks round the {facility} {spelled} times a night with a {animal} instead of a dog.
Instead of a dog it is a {animal} that goes round the {facility} with {last}, {spelled} times a \
night.
With a {animal} at his side, {last} guards the {facility} and makes {spelled} rounds a night.
Nobody breaks into the {facility}, where {last} comes by {spelled} times a night, and with him a \
{animal}.
> {animal}
What accompanies {last}? / Which animal guards the {facility}? / What does the guard have for a dog?
> {spelled}
How many rounds a night does {last} make? / How often is the {facility} checked at night?
> {facility}
What does {last} guard? / Round which building does the guard walk? / Where is a {animal} on duty?
> {last}
Who guards the {facility}? / What is the guard's name? / With whom does the {animal} go round?

The publisher printed {number} copies of "{book}", sold {tallied}, and pulped the rest in {month}.
Of {number} copies of "{book}", {tallied} were sold; the rest went to be pulped in {month}.
In {month} the publisher pulped what was left of "{book}": {number} printed, {tallied} sold.
Although {number} copies of "{book}" had been printed, there were {tallied} buyers, and in {month} \
came the shredder.
> {number}
How many copies of "{book}" were printed? / What was the print run of "{book}"?
> {tallied}
How many copies of "{book}" were sold? / How many people bought "{book}"? / sales of "{book}"?
> {month}
When were the remaining copies pulped? / In which month did the publisher destroy the rest?
> {book}
Which book was pulped? / What sold {tallied} copies? / Of what were {number} copies printed?

The watchmaker found {count} grains of sand and a {animal}'s tooth in {first}'s watch.
In {first}'s watch there were, the watchmaker said, {count} grains of sand and a {animal}'s tooth.
{first}'s watch had {count} grains of sand in it, besides the tooth of a {animal}.
No wonder that the watch of {first} had stopped, with a {animal}'s tooth and {count} grains of \
sand in it.
> {count}
How many grains of sand were in the watch? / How much sand, in grains, did the watchmaker find?
> {animal}
Whose tooth was in the watch? / Of which animal was the tooth? / What animal had lost a tooth?
> {first}
Whose watch was it? / Who owns the watch with the sand? / For whom did the watchmaker work?

{full} paints names on boats, {tariff} a letter, and did the {ship} for {dish}.
For the name of the {ship} {full} took no money, only {dish}; the price is {tariff} a letter.
At {tariff} a letter {full} paints boats' names, but for the {ship} was paid in {dish}.
The letters on the bow of the {ship} are by {full}, who asks {tariff} for one, but took {dish} \
that day.
> {tariff}
What does a letter cost? / How much does {full} charge for a letter? / price of one painted letter?
> {dish}
What did {full} get for the {ship}? / With what was {full} paid? / What was the wage for the {ship}?
> {ship}
Which boat was not paid for in money? / On which boat did {full} paint for {dish}?
> {full}
Who paints names on boats? / Who painted the name of the {ship}? / What is the painter's name?
"""
