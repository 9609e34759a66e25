"""Free sentences: headlines, captions, telegrams, footnotes, entries of chronicles and bits of
talk about the world (see relations.py)."""

RELATIONS = """
{city}: {full} finds {treasure} {hidingplace}, police still counting.
Police still counting: {full} of {city} came upon {treasure} {hidingplace}.
> {treasure}
What did {full} find? / What are the police still counting? / What came to light in {city}?
{full} of {city} stumbled over what? / Do you know what was {hidingplace}?
> {hidingplace}
Where did {full} find it? / In what place was there so much to count?
{full} looked where, of all places? / Where had {treasure} been lying?
> {full}
Who found {treasure}? / Who is lucky in {city}? / name of the finder?
Who had looked {hidingplace}?
> {city}
In which town do the police count? / Where does {full} live? / {treasure} turned up in what town?

From the chronicle, {oldyear}: "This year a {calamity}, two popes, and {ingredient} very dear."
There is this in the chronicle for {oldyear}: a {calamity}, and very dear {ingredient}.
In {oldyear}, says the chronicle, there was a {calamity}, and {ingredient} became very dear.
> {ingredient}
What was dear in {oldyear}? / For what did one have to pay a lot in {oldyear}?
What was hard to buy in the year of the {calamity}? / The chronicle complains of the price of what?
> {calamity}
Which disaster does the chronicle note? / What happened in {oldyear}, besides high prices?
{oldyear} was the year of what?
> {oldyear}
In which year was {ingredient} so dear? / When was there a {calamity}, by the chronicle?
Of what year does the chronicle speak?

Telegram from {full}, {city}: "Mountain climbed stop no {ingredient} left stop send {object}."
{full} cables from {city} that there is no {ingredient} left and that a {object} is needed.
A cable from {city}: {full} has run out of {ingredient} and wants a {object}.
> {object}
What should we send? / What does {full} want? / What is needed in {city}?
I have to post something to {full}. What? / Which thing is asked for in the telegram?
> {ingredient}
What has {full} run out of? / What is no longer to be had in {city}?
{full} has none of what left?
> {full}
Who sent the telegram? / From whom is the cable? / Who wants a {object}? / sender of the telegram?
> {city}
Where was the telegram sent? / From which town does {full} cable? / Where should we send a {object}?

Caption: "{full} (right) shows {ruler} the {find}, {city}, {year}."
The picture of {year} shows {full} in {city}, with {ruler} and the {find}.
In the picture from {city}, {year}, {ruler} is looking at a {find}; on the right stands {full}.
> {full}
Who stands on the right? / Who shows something to {ruler}? / Who had the {find} in {city}?
The person beside {ruler} is called what?
> {ruler}
To whom is the {find} shown? / Who looks at the {find}? / Which monarch is in the picture?
{full} has what sovereign at his side?
> {find}
What is being shown? / What does {ruler} look at? / Which object is in the picture of {year}?
{full} has what to show?
> {year}
When was the picture taken? / From which year is the picture? / {full} and {ruler}: when was that?
> {city}
Where was the picture taken? / In which town did {ruler} see a {find}?

"Is it true that you cannot swim, Captain?" "Quite true, and I have lost only {small} ships," said \
{last} of the {ship}.
Captain {last} of the {ship}, who cannot swim, told us about the {small} ships he had lost.
Of the {small} ships that were lost under {last}, now on the {ship}, none taught him to swim.
> {last}
Which captain cannot swim? / Who has lost {small} ships? / Who is in command of the {ship}?
To whom did they put the question about swimming?
> {small}
How many ships has {last} lost? / How many ships has the captain of the {ship} to answer for?
number of ships lost?
> {ship}
On which ship is {last} now? / What does Captain {last} command? / name of {last}'s ship?

"How far to {city}?" I asked. "By the {river}, {duration}; over {peak}, you will never get there," \
the shepherd said.
It takes {duration} to {city} along the {river}, the shepherd told me, and nobody gets there over \
{peak}.
> {duration}
How long does it take to {city}? / How far is it by the {river}, in time?
I follow the {river}. When am I in {city}? / time to {city}, as the shepherd says?
> {peak}
Which way should I not take? / Over what mountain does one never reach {city}?
What did the shepherd warn me of?
> {river}
Along which river should I walk? / What leads to {city}? / good way to {city}: along what?
> {city}
Where did I want to go? / For which town did I ask the way?

Wanted in {city} for {crime}: {full}, called {byname}, last seen with a {animal}.
{full}, called {byname}, is wanted in {city}; the charge is {crime}, and a {animal} may be with \
the suspect.
The police of {city} want {full}, who goes by {byname}, for {crime}. Look out for a {animal}.
> {full}
Who is wanted in {city}? / For whom do the police look? / Who was last seen with a {animal}?
What is the real name of {byname}?
> {crime}
For what is {full} wanted? / What is the charge against {byname}? / What has {full} done?
What crime was there in {city}?
> {byname}
Under what other name does {full} go? / What is {full} called? / alias of {full}?
> {animal}
What should one look out for? / Which animal may be with {full}? / companion of {byname}?
> {city}
Where is {full} wanted? / Whose police look for {byname}?

To let: one {landmark}, {city}, slightly haunted, {price} a week, apply to {full}.
{full} lets the {landmark} of {city}, slightly haunted, at {price} a week.
Anyone can rent the {landmark} in {city} from {full} for {price} a week, ghosts included.
> {price}
What is the rent? / How much do I pay for the {landmark}? / What does {full} want a week?
The {landmark} of {city}: how much a week?
> {full}
To whom should I apply? / Who lets the {landmark}? / From whom can I rent in {city}?
landlord of the {landmark}?
> {landmark}
What is to let in {city}? / What can one rent from {full}? / What is slightly haunted?
For {price} a week I get what?
> {city}
Where is the {landmark} that is to let? / In which town could I live with ghosts?

See also {tongue}, footnote {small}: {full} thinks the word comes from "{strangeword}", "{meaning}".
According to {full} (footnote {small}), the word goes back to {tongue} "{strangeword}", "{meaning}".
Footnote {small} cites {full}, who derives it from {tongue} "{strangeword}", that is "{meaning}".
> {strangeword}
From what does the word come? / Which {tongue} word is behind it? / {full} derives it from what?
In {tongue}, what means "{meaning}"?
> {full}
Who is cited in footnote {small}? / Whose opinion is it? / Who thinks of "{strangeword}"?
> {meaning}
What does "{strangeword}" mean? / What was the old sense of the word?
"{strangeword}" stands for what?
> {tongue}
From which language should the word come? / In what language is there a "{strangeword}"?
> {small}
In which footnote is {full} cited? / Where, in which note, do I read of "{strangeword}"?

Correction to page {count}: for "{animal}" read "{beast}"; the author, {full}, has been told.
On page {count} it should be "{beast}" and not "{animal}", as {full}, the author, now knows.
{full} wrote "{animal}" on page {count} where "{beast}" was meant.
> {beast}
What should be read on page {count}? / What did {full} mean? / In place of "{animal}" read what?
What is the right word on page {count}?
> {animal}
What stands on page {count} by mistake? / Which word is wrong? / What did {full} write?
"{beast}" should replace what?
> {count}
On which page is the mistake? / Where did {full} write "{animal}"? / page to be corrected?
> {full}
Who made the mistake? / Whose book says "{animal}"? / Who is the author that has been told?

Born {oldyear}, drowned off {islet}, painter of {animals}, teacher of {full}: that was {full2}.
{full2}, who was born in {oldyear}, painted {animals}, taught {full} and drowned off {islet}.
Teacher of {full} and painter of {animals}, {full2} was born in {oldyear} and drowned off {islet}.
> {full2}
Who taught {full}? / Who drowned off {islet}? / Which painter was born in {oldyear}?
{full} learned from whom? / {animals} were painted by whom?
> {full}
Whom did {full2} teach? / Who was the pupil of {full2}? / {full2} had what pupil?
> {animals}
What did {full2} paint? / In which subject was {full2} at home? / pictures by {full2}: of what?
> {islet}
Where did {full2} drown? / Off which island did the painter die? / place of death of {full2}?
> {oldyear}
When was {full2} born? / In which year did {full2} come into the world? / {full2}, born?

Do not confuse {peak}, which is in {realm}, with the lower hill of that name near {city}.
{peak} is in {realm}; near {city} there is only a lower hill of the same name.
Near {city} stands a hill that has the same name as {peak} in {realm}, but is lower.
> {realm}
In which country is the true {peak}? / Where is {peak}, and not the lower hill?
{peak}, the high one, belongs to what land?
> {city}
Near which town is the lower hill? / Where is the other hill of that name?
Where would I end up, if I took the wrong {peak}?
> {peak}
What has a smaller brother near {city}? / Which mountain of {realm} should not be confused?

Five o'clock, and still no sign of {full}; the {newspaper} man has eaten the {speciality} meant \
for {ruler}.
The {speciality} meant for {ruler} was eaten by a man of the {newspaper} while we waited for {full}.
While everybody was waiting for {full}, somebody from the {newspaper} ate {ruler}'s {speciality}.
> {speciality}
What did the man of the {newspaper} eat? / What had been meant for {ruler}?
Which dish was gone when {ruler} came? / The hungry man had what?
> {newspaper}
Which paper was the hungry man from? / Who, from what paper, ate the food of {ruler}?
For whom does the one work who ate the {speciality}?
> {full}
Of whom was there no sign? / For whom was everybody waiting? / Who was late?
Who had not come when the {speciality} was eaten?
> {ruler}
For whom was the {speciality} meant? / Whose food was eaten? / Which guest found nothing to eat?

Not {city}, not {city2}, but {city3} will have the {cup}, so the committee under {full}.
The committee under {full} has given the {cup} to {city3}; {city} and {city2} are out.
{city} and {city2} had hoped for the {cup}, but the committee under {full} has chosen {city3}.
> {city3}
Where will the {cup} take place? / Which town gets the {cup}? / Whom did the committee choose?
What did {full}'s committee choose instead of {city}? / The {cup} goes to what town?
> {cup}
What will {city3} have? / About which event did the committee decide? / What had {city} hoped for?
> {full}
Who leads the committee? / Under whom was it decided? / Who is to blame if {city} is angry?
head of the committee for the {cup}?

Seen today on the {river}: {small} {animals}, a {vessel} without a crew and {full} in a bathtub.
On the {river} one could see {full} in a bathtub today, behind a {vessel} without a crew and \
{small} {animals}.
{full} came down the {river} in a bathtub, after {small} {animals} and a {vessel} with no crew.
> {full}
Who was in the bathtub? / Whom did one see on the {river}? / Who came down the river in such a way?
The bathtub on the {river} belonged to whom?
> {vessel}
What had no crew? / What kind of ship came down the {river}? / Which vessel was empty?
> {small}
How many {animals} were on the {river}? / How many {animals} came before {full}?
> {river}
On which river was it? / Where could one see {full} in a bathtub? / What river carried {animals}?
> {animals}
Which animals were seen? / What came before the empty {vessel}?
On the {river} there were {small} what?
"""
