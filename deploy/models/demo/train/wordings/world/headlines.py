"""Free sentences: headlines, captions, telegrams, footnotes, entries of chronicles and bits of
talk about the world (see relations.py)."""

RELATIONS = """
{city}: {full} finds {treasure} {hidingplace}, police still counting.
Police still counting: {full} of {city} came upon {treasure} {hidingplace}.
> {treasure}
What did {full} find? / What are the police still counting? / What came to light in {city}?
{full} of {city} stumbled over what? / Do you know what was {hidingplace}?
What valuables did the lucky person discover? / Which riches are the officers busy adding up?
> {hidingplace}
Where did {full} find it? / In what place was there so much to count?
{full} looked where, of all places? / Where had {treasure} been lying?
Where had the valuables been concealed? / In what spot did the lucky person look?
> {full}
Who found {treasure}? / Who is lucky in {city}? / name of the finder?
Who had looked {hidingplace}?
Who discovered the valuables? / Which lucky person is suddenly rich?
> {city}
In which town do the police count? / Where does {full} live? / {treasure} turned up in what town?
Where does the lucky person live? / Which town's officers are busy with the valuables?

From the chronicle, {oldyear}: "This year a {calamity}, two popes, and {ingredient} very dear."
There is this in the chronicle for {oldyear}: a {calamity}, and very dear {ingredient}.
In {oldyear}, says the chronicle, there was a {calamity}, and {ingredient} became very dear.
> {ingredient}
What was dear in {oldyear}? / For what did one have to pay a lot in {oldyear}?
What was hard to buy in the year of the {calamity}? / The chronicle complains of the price of what?
Which foodstuff became expensive in olden days?
What could hardly anyone afford any longer at the market?
> {calamity}
Which disaster does the chronicle note? / What happened in {oldyear}, besides high prices?
{oldyear} was the year of what?
Which disaster struck in olden days? / What misfortune did the old annals record?
> {oldyear}
In which year was {ingredient} so dear? / When was there a {calamity}, by the chronicle?
Of what year does the chronicle speak?
When did disaster strike? / Which date do the annals put on the shortage?

Telegram from {full}, {city}: "Mountain climbed stop no {ingredient} left stop send {object}."
{full} cables from {city} that there is no {ingredient} left and that a {object} is needed.
A cable from {city}: {full} has run out of {ingredient} and wants a {object}.
> {object}
What should we send? / What does {full} want? / What is needed in {city}?
I have to post something to {full}. What? / Which thing is asked for in the telegram?
What should be posted to the traveller? / Which item does the message request?
> {ingredient}
What has {full} run out of? / What is no longer to be had in {city}?
{full} has none of what left?
What foodstuff is used up? / Which provisions did the traveller finish?
> {full}
Who sent the telegram? / From whom is the cable? / Who wants a {object}? / sender of the telegram?
Who wired home for supplies? / Which traveller is asking for something to be posted?
> {city}
Where was the telegram sent? / From which town does {full} cable? / Where should we send a {object}?
Where was the message wired? / Which town is the hungry traveller in?

Caption: "{full} (right) shows {ruler} the {find}, {city}, {year}."
The picture of {year} shows {full} in {city}, with {ruler} and the {find}.
In the picture from {city}, {year}, {ruler} is looking at a {find}; on the right stands {full}.
> {full}
Who stands on the right? / Who shows something to {ruler}? / Who had the {find} in {city}?
The person beside {ruler} is called what?
Who's the guide in the photograph? / Which person is presenting something to the monarch?
> {ruler}
To whom is the {find} shown? / Who looks at the {find}? / Which monarch is in the picture?
{full} has what sovereign at his side?
Which monarch is in the photograph? / Who is being presented with the discovery?
> {find}
What is being shown? / What does {ruler} look at? / Which object is in the picture of {year}?
{full} has what to show?
What discovery is being presented to the monarch?
Which object is everybody in the photograph admiring?
> {year}
When was the picture taken? / From which year is the picture? / {full} and {ruler}: when was that?
When was the photograph taken? / What date is the snapshot?
> {city}
Where was the picture taken? / In which town did {ruler} see a {find}?
Where was the photograph taken? / Which town did the monarch visit?

"Is it true that you cannot swim, Captain?" "Quite true, and I have lost only {small} ships," said \
{last} of the {ship}.
Captain {last} of the {ship}, who cannot swim, told us about the {small} ships he had lost.
Of the {small} ships that were lost under {last}, now on the {ship}, none taught him to swim.
> {last}
Which captain cannot swim? / Who has lost {small} ships? / Who is in command of the {ship}?
To whom did they put the question about swimming?
Which sailor never learnt to keep afloat? / Who is the ship's master who can't stay above water?
> {small}
How many ships has {last} lost? / How many ships has the captain of the {ship} to answer for?
number of ships lost?
How many vessels did the unlucky sailor sink? / What number of wrecks can the sailor look back on?
> {ship}
On which ship is {last} now? / What does Captain {last} command? / name of {last}'s ship?
What vessel does the unlucky sailor command these days? / Which boat is {last} in charge of?

"How far to {city}?" I asked. "By the {river}, {duration}; over {peak}, you will never get there," \
the shepherd said.
It takes {duration} to {city} along the {river}, the shepherd told me, and nobody gets there over \
{peak}.
> {duration}
How long does it take to {city}? / How far is it by the {river}, in time?
I follow the {river}. When am I in {city}? / time to {city}, as the shepherd says?
How long does the trip along the water last? / How much time must I allow for the valley route?
> {peak}
Which way should I not take? / Over what mountain does one never reach {city}?
What did the shepherd warn me of?
Which mountain can't be crossed? / What summit should travellers keep away from?
> {river}
Along which river should I walk? / What leads to {city}? / good way to {city}: along what?
Which water should I follow to arrive? / Along what stream does the good route run?
> {city}
Where did I want to go? / For which town did I ask the way?
Where did the traveller want to go? / What was the destination in the chat about routes?

Wanted in {city} for {crime}: {full}, called {byname}, last seen with a {animal}.
{full}, called {byname}, is wanted in {city}; the charge is {crime}, and a {animal} may be with \
the suspect.
The police of {city} want {full}, who goes by {byname}, for {crime}. Look out for a {animal}.
> {full}
Who is wanted in {city}? / For whom do the police look? / Who was last seen with a {animal}?
What is the real name of {byname}?
Who are the officers hunting? / Which villain is on the run?
> {crime}
For what is {full} wanted? / What is the charge against {byname}? / What has {full} done?
What crime was there in {city}?
What's the villain accused of? / Which offence are the officers investigating?
> {byname}
Under what other name does {full} go? / What is {full} called? / alias of {full}?
What's the villain's nickname? / Under which alias might the fugitive hide?
> {animal}
What should one look out for? / Which animal may be with {full}? / companion of {byname}?
Which beast accompanies the fugitive? / By what companion might I recognise the villain?
> {city}
Where is {full} wanted? / Whose police look for {byname}?
Where are they hunting the fugitive? / Which town's officers would be glad of a hint?

To let: one {landmark}, {city}, slightly haunted, {price} a week, apply to {full}.
{full} lets the {landmark} of {city}, slightly haunted, at {price} a week.
Anyone can rent the {landmark} in {city} from {full} for {price} a week, ghosts included.
> {price}
What is the rent? / How much do I pay for the {landmark}? / What does {full} want a week?
The {landmark} of {city}: how much a week?
What's the weekly charge for the spooky building?
How much money to stay there with the spirits for seven days?
> {full}
To whom should I apply? / Who lets the {landmark}? / From whom can I rent in {city}?
landlord of the {landmark}?
Who is the landlord of the spooky building? / Which owner do I contact about moving in?
> {landmark}
What is to let in {city}? / What can one rent from {full}? / What is slightly haunted?
For {price} a week I get what?
Which building is on offer, spirits and all? / What spooky sight could I move into?
> {city}
Where is the {landmark} that is to let? / In which town could I live with ghosts?
Where is the spooky building? / Which town has a sight on offer to tenants?

See also {tongue}, footnote {small}: {full} thinks the word comes from "{strangeword}", "{meaning}".
According to {full} (footnote {small}), the word goes back to {tongue} "{strangeword}", "{meaning}".
Footnote {small} cites {full}, who derives it from {tongue} "{strangeword}", that is "{meaning}".
> {strangeword}
From what does the word come? / Which {tongue} word is behind it? / {full} derives it from what?
In {tongue}, what means "{meaning}"?
What old expression is supposed to be the origin? / Which foreign term do we owe it to?
> {full}
Who is cited in footnote {small}? / Whose opinion is it? / Who thinks of "{strangeword}"?
Which scholar explained the origin? / Whose theory of the origin is it?
> {meaning}
What does "{strangeword}" mean? / What was the old sense of the word?
"{strangeword}" stands for what?
How would one translate the original term? / What did it signify in the old language?
> {tongue}
From which language should the word come? / In what language is there a "{strangeword}"?
Which language is the origin in? / What tongue did our ancestors borrow it out of?
> {small}
In which footnote is {full} cited? / Where, in which note, do I read of "{strangeword}"?
At which note does the scholar's theory appear?
Where below the main part, by its figure, do I look for {full}'s theory?

Correction to page {count}: for "{animal}" read "{beast}"; the author, {full}, has been told.
On page {count} it should be "{beast}" and not "{animal}", as {full}, the author, now knows.
{full} wrote "{animal}" on page {count} where "{beast}" was meant.
> {beast}
What should be read on page {count}? / What did {full} mean? / In place of "{animal}" read what?
What is the right word on page {count}?
Which creature did the writer really have in mind? / What's the right animal to put in its place?
> {animal}
What stands on page {count} by mistake? / Which word is wrong? / What did {full} write?
"{beast}" should replace what?
Which creature got in by mistake? / What was printed wrongly?
> {count}
On which page is the mistake? / Where did {full} write "{animal}"? / page to be corrected?
Where in the book is the mistake? / Which leaf did the printers get wrong?
> {full}
Who made the mistake? / Whose book says "{animal}"? / Who is the author that has been told?
Who made the mistake in the book? / Which writer mixed up two creatures?

Born {oldyear}, drowned off {islet}, painter of {animals}, teacher of {full}: that was {full2}.
{full2}, who was born in {oldyear}, painted {animals}, taught {full} and drowned off {islet}.
Teacher of {full} and painter of {animals}, {full2} was born in {oldyear} and drowned off {islet}.
> {full2}
Who taught {full}? / Who drowned off {islet}? / Which painter was born in {oldyear}?
{full} learned from whom? / {animals} were painted by whom?
Which artist died at sea? / Who gave {full} lessons?
> {full}
Whom did {full2} teach? / Who was the pupil of {full2}? / {full2} had what pupil?
Who was the late artist's pupil? / Which student learnt from {full2}?
> {animals}
What did {full2} paint? / In which subject was {full2} at home? / pictures by {full2}: of what?
What did the artist like to put on canvas? / Which creatures are in the pictures?
> {islet}
Where did {full2} drown? / Off which island did the painter die? / place of death of {full2}?
Near which isle did the artist die? / Where did the artist sink below the waves?
> {oldyear}
When was {full2} born? / In which year did {full2} come into the world? / {full2}, born?
When did the artist's life begin? / What is the earlier date on the artist's tombstone?

Do not confuse {peak}, which is in {realm}, with the lower hill of that name near {city}.
{peak} is in {realm}; near {city} there is only a lower hill of the same name.
Near {city} stands a hill that has the same name as {peak} in {realm}, but is lower.
> {realm}
In which country is the true {peak}? / Where is {peak}, and not the lower hill?
{peak}, the high one, belongs to what land?
Which nation has the bigger mountain? / Where is the real one, the taller of the two?
> {city}
Near which town is the lower hill? / Where is the other hill of that name?
Where would I end up, if I took the wrong {peak}?
Where is the smaller namesake? / Which town's little mountain might one mistake for it?
> {peak}
What has a smaller brother near {city}? / Which mountain of {realm} should not be confused?
What are both the mountains called? / Which summit has a namesake?

Five o'clock, and still no sign of {full}; the {newspaper} man has eaten the {speciality} meant \
for {ruler}.
The {speciality} meant for {ruler} was eaten by a man of the {newspaper} while we waited for {full}.
While everybody was waiting for {full}, somebody from the {newspaper} ate {ruler}'s {speciality}.
> {speciality}
What did the man of the {newspaper} eat? / What had been meant for {ruler}?
Which dish was gone when {ruler} came? / The hungry man had what?
What dish did the journalist steal? / Which delicacy wasn't for the press?
> {newspaper}
Which paper was the hungry man from? / Who, from what paper, ate the food of {ruler}?
For whom does the one work who ate the {speciality}?
Which paper does the greedy journalist write for?
Who employs the person that stole the monarch's food?
> {full}
Of whom was there no sign? / For whom was everybody waiting? / Who was late?
Who had not come when the {speciality} was eaten?
Who is so late? / Which guest didn't turn up on schedule?
> {ruler}
For whom was the {speciality} meant? / Whose food was eaten? / Which guest found nothing to eat?
Which monarch must go hungry? / Whose delicacy did the press steal?

Not {city}, not {city2}, but {city3} will have the {cup}, so the committee under {full}.
The committee under {full} has given the {cup} to {city3}; {city} and {city2} are out.
{city} and {city2} had hoped for the {cup}, but the committee under {full} has chosen {city3}.
> {city3}
Where will the {cup} take place? / Which town gets the {cup}? / Whom did the committee choose?
What did {full}'s committee choose instead of {city}? / The {cup} goes to what town?
Which town is hosting the tournament? / Where did the panel decide to hold it?
> {cup}
What will {city3} have? / About which event did the committee decide? / What had {city} hoped for?
Which tournament were the towns competing to host?
What event did the panel have to find a home for?
> {full}
Who leads the committee? / Under whom was it decided? / Who is to blame if {city} is angry?
head of the committee for the {cup}?
Who heads the panel? / Which chairperson announced the winning town?

Seen today on the {river}: {small} {animals}, a {vessel} without a crew and {full} in a bathtub.
On the {river} one could see {full} in a bathtub today, behind a {vessel} without a crew and \
{small} {animals}.
{full} came down the {river} in a bathtub, after {small} {animals} and a {vessel} with no crew.
> {full}
Who was in the bathtub? / Whom did one see on the {river}? / Who came down the river in such a way?
The bathtub on the {river} belonged to whom?
Who floated by in the washing tub? / Which odd person was bathing on the water?
> {vessel}
What had no crew? / What kind of ship came down the {river}? / Which vessel was empty?
What kind of boat drifted by with nobody aboard? / Which abandoned boat was floating there?
> {small}
How many {animals} were on the {river}? / How many {animals} came before {full}?
How many beasts floated by? / What was the count of creatures on the water?
> {river}
On which river was it? / Where could one see {full} in a bathtub? / What river carried {animals}?
On which water did all those things float by? / Where was the odd procession?
> {animals}
Which animals were seen? / What came before the empty {vessel}?
On the {river} there were {small} what?
Which creatures floated by? / What sort of beasts were part of the odd procession?
"""
