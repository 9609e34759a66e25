"""Free sentences: markets, ghosts, statues, wells and clocks of cities (see relations.py)."""

RELATIONS = """
The arms of {city} show a {beast} and a {relic}, and under them the words "{slogan}".
"{slogan}" stands under the arms of {city}, which show a {relic} and a {beast}.
Above the words "{slogan}" you see a {beast} with a {relic}: these are the arms of {city}.
> {slogan}
What is the motto of {city}? / What is written under the arms of {city}?
Which words belong to the arms of {city}?
{city}'s motto is what? / What does one read below the {beast} of {city}? / words of {city}?
Which phrase is painted on the town's shield? / {city}'s motto, please?
> {beast}
What animal is in the arms of {city}? / Which beast has {city} chosen?
{city}'s arms have what animal? / What is there with the {relic} of {city}?
creature of the arms of {city}?
What animal is on the town's crest? / Which creature did {city} pick for its emblem?
> {relic}
What can be seen with the {beast}? / Which object is in the arms of {city}?
{city}'s arms have what thing in them? / What goes with the {beast} of {city}?
thing in the arms of {city}?
What object is painted on the town's crest?
Apart from the animal, what does {city}'s emblem contain?
> {city}
Whose arms show a {beast}? / Which town's motto is "{slogan}"?
A {beast} and a {relic} stand for what town? / Which town has chosen the words "{slogan}"?
town of the {beast}?
Which town has a {beast} on its crest? / What place uses "{slogan}" as its motto?

A ghost, dressed as a {livelihood}, walks through the {landmark} on {date} and asks for {liquor}.
On {date} the ghost of a {livelihood} is heard in the {landmark}, asking for {liquor}.
Every year on {date}, in the {landmark}, the ghost of a {livelihood} wants {liquor}.
> {livelihood}
As what is the ghost dressed? / Whose ghost is it in the {landmark}? / Who walks on {date}?
The {landmark}'s ghost looks like what? / Who asks for {liquor} on {date}? / look of the ghost?
What was the job of the spook when alive? / What trade had the dead man who haunts the place?
> {date}
When does the ghost walk? / On which night should one stay out of the {landmark}?
The {landmark} has its ghost when? / When is {liquor} asked for in the {landmark}?
night of the ghost?
On what night does the spook appear? / When in the calendar is the {landmark} haunted?
> {liquor}
What does the ghost ask for? / What should one give the ghost? / What does the ghost drink?
The {landmark}'s ghost wants what? / What should I have with me in the {landmark} on {date}?
wish of the ghost?
What drink would keep the spook happy?
I may run into the dead {livelihood}. Which bottle should I bring?
> {landmark}
Where is the ghost? / Which building is haunted? / Through what does the ghost walk?
The ghost of a {livelihood} is where? / Where do they hear a ghost on {date}? / haunted building?
Tell me where I might meet a thirsty spirit.

The statue of {full} in {city} lost its {relic} in the {calamity} of {year}.
In the {calamity} of {year} the statue of {full} in {city} lost the {relic} it was holding.
Since the {calamity} of {year}, {full}, in bronze, has stood in {city} without a {relic}.
> {relic}
What did the statue in {city} lose? / What is missing from the statue of {full}?
What did {full} hold?
{full} in bronze has no what? / What was {full} holding before {year}? / lost part of the statue?
What has gone from the monument's hand? / Which object broke off the metal figure?
> {full}
Whose statue was damaged? / Who stands in {city} in bronze? / Whom does the statue show?
The statue in {city} that lost its {relic} is of whom? / Who is missing a {relic} in {city}?
person in bronze?
Whom does the damaged monument portray? / Whose sculpture is no longer complete?
> {calamity}
What damaged the statue? / In what was the {relic} lost? / What happened to {city} in {year}?
{full}'s statue suffered in what? / What took the {relic} of {full}? / event of {year} in {city}?
Which disaster harmed the monument? / How did the sculpture come to be damaged?
> {year}
When did the statue lose the {relic}? / Since when is the statue of {full} damaged?
{full}'s statue suffered when? / When was the {calamity} in {city}? / year of the damage?
When was the sculpture damaged? / In what year did {full}'s monument suffer harm?

{ruler} founded the university of {city} in {oldyear}, and it had {small} students.
The university of {city}, founded by {ruler} in {oldyear}, began with {small} students.
With {small} students the university of {city} was opened in {oldyear} by {ruler}.
> {ruler}
Who founded the university of {city}? / To whom does {city} owe its university?
{city} got its university from whom? / Which monarch wanted students in {city}?
founder of the university of {city}?
Which monarch set up a place of higher learning?
Whom must {city}'s scholars thank for their college?
> {oldyear}
When was the university of {city} founded? / Since when have there been students in {city}?
{city} got its university when? / What is the first year of the university of {city}?
{ruler} founded it when?
How far back does higher learning go in {city}?
Tell me when scholars could first enrol in the town.
> {small}
How many students were there at first? / With how many students did the university begin?
{city}'s first students were how many? / How few students were there in {oldyear}?
students at the start in {city}?
How many young people enrolled at the start? / Size of {city}'s very first class of scholars?
> {city}
Which town's university did {ruler} found? / Where did {small} students begin in {oldyear}?
{ruler}'s university was where? / Which town got a university in {oldyear}?
place of {ruler}'s university?
Where did {ruler} set up a place of higher learning?
Which town was the first intake of {small} scholars in?

Water from the well at {address} cures {sickness}, they say, and has never frozen since {year}.
The well at {address}, not frozen once since {year}, is good against {sickness}, people believe.
Against {sickness} people drink from the well at {address}, which last froze in {year}.
> {sickness}
What does the well cure? / Against what does one drink from the well at {address}?
What illness is the water good for?
{address} has a well against what? / For what complaint should I drink at {address}?
use of the water?
What illness is the spring said to heal? / Which complaint is treated with a drink at {address}?
> {address}
Where is the well that helps against {sickness}? / Where should one go with {sickness}?
At what address is there healing water?
A well against {sickness} is where? / Where did a well last freeze in {year}?
place with the healing water?
Where can the sick find a miraculous spring?
I suffer from {sickness}. Where do I go for a healing sip?
> {year}
When did the well last freeze? / Since when has the well at {address} been free of ice?
{address}: its well froze last when? / In which year was there ice on the well?
last ice at {address}?
When did ice last form on the healing spring?
In which winter was there last a sheet of ice at {address}?

In {city} a watchman blows a horn at {time}, in memory of the {calamity} of {oldyear}.
At {time} a horn is blown from the tower of {city}, to remember the {calamity} of {oldyear}.
The {calamity} of {oldyear} is why {city} hears a horn every night at {time}.
> {time}
When is the horn blown? / At what hour does {city} hear a horn?
{city}'s horn can be heard when? / When does the watchman of {city} do his duty?
hour of the horn in {city}?
At what hour can we listen to the trumpet call?
When exactly does the night guard of {city} make his noise?
> {calamity}
What does the horn of {city} remember? / Why is there a horn in {city}?
What happened in {oldyear}?
{city} remembers what with a horn? / What was so bad in {city} in {oldyear}?
event behind the horn?
What disaster does the nightly trumpet call to mind? / Which misfortune has {city} never forgotten?
> {oldyear}
In which year was the {calamity}? / When did disaster come to {city}?
{city}'s {calamity} was when? / To what year does the horn of {city} look back?
year remembered in {city}?
How far back is the disaster that the trumpet commemorates? / Tell me when misfortune struck {city}.
> {city}
Where is a horn blown at {time}? / Which town remembers a {calamity}?
The horn of {time} sounds where? / Where was a {calamity} in {oldyear}? / town with a watchman?
Which town still has a trumpet call from on high each evening?
Where does a night guard commemorate an old disaster?

The library of {city} owns {thousands} books, the oldest in {tongue} and about {wildflower}.
The library of {city} has {thousands} books; the oldest, in {tongue}, is on {wildflower}.
Among the {thousands} books of the library of {city}, one in {tongue} on {wildflower} is the oldest.
> {thousands}
How many books does the library of {city} have? / How large is the library of {city}?
What number of books is there in {city}? / books in {city}?
How many volumes can readers borrow in {city}? / Size of the town's collection of printed works?
> {thousands} books
{city}'s library has how much to read?
> {tongue}
In what language is the oldest book? / Which tongue must one know for the oldest book in {city}?
{city}'s oldest book is in what language?
How good must my languages be: what is the book on {wildflower} written in?
What must I be able to read to enjoy the earliest volume?
Is the most ancient volume in {city} Latin, or what?
> {wildflower}
What is the oldest book about? / With which plant does the oldest book deal?
{city}'s oldest book is on what? / What plant does an old {tongue} book deal with?
topic of the oldest book?
What plant is the subject of the most ancient volume?
Which flower does {city}'s earliest volume treat?

The old prison of {city} is now a hotel where cell {small}, once that of {full}, costs {price}.
In {city} you can sleep in the old prison; cell {small}, where {full} sat, is {price} a night.
{full} sat in cell {small} of the prison of {city}, and today one pays {price} to sleep in it.
> {small}
In which cell was {full}? / What is the number of {full}'s cell? / Which cell costs {price}?
{full}'s cell was which? / Which cell should I book in {city}? / number over {full}'s door?
Behind which door was {full} locked up? / Number of the room that the famous convict had?
> {full}
Who sat in cell {small}? / Who was in prison in {city}? / Whose cell can one sleep in?
Cell {small} was whose? / Which prisoner makes cell {small} so dear? / old guest of cell {small}?
Which famous convict's room can tourists rent? / Who was locked up behind door {small}?
> {price}
What does a night in the cell cost? / How much does one pay for {full}'s cell?
Cell {small} costs me what a night? / What does {city} charge for sleeping where {full} sat?
price of a night in prison?
How much is it to spend an evening till morning where a convict was held?
We want {full}'s room. What do they charge?
> {city}
Where can one sleep in a prison? / In which town was {full} in prison?
{full}'s cell is where? / Where would I sleep in cell {small}? / town of the prison hotel?
Where can tourists stay behind bars? / In what town was {full} locked up?

The grave of {full} in {city} bears no date, only a {motif} and the words "{lastwords}".
On the grave of {full} in {city} there is a {motif}, and below it "{lastwords}".
"{lastwords}" and a {motif}, but no date: that is the grave of {full} in {city}.
> {lastwords}
What is written on the grave of {full}? / Which words are on the grave?
What can one read on the stone of {full}?
{full}'s grave says what? / What do I read beside the {motif} in {city}? / words for {full}?
What is the inscription on {full}'s tombstone? / Quote the farewell on the slab in the cemetery.
> {motif}
What is carved on the grave of {full}? / Which picture is on the grave in {city}?
{full}'s grave has what picture? / What is above the words "{lastwords}"?
sign on the stone of {full}?
What picture is carved on the tombstone? / Which symbol decorates {full}'s last resting place?
> {full}
Whose grave bears a {motif}? / Who is buried in {city}? / Whose stone has no date?
"{lastwords}" is written on the grave of whom? / Who lies under a {motif} in {city}?
name of the dead in {city}?
Who is buried beneath a carved {motif}? / Whose tombstone leaves out when the person died?
> {city}
Where is {full} buried? / In which town is the grave of {full}?
{full}'s grave is where? / Where does one read "{lastwords}" on a stone? / burial place of {full}?
In what town is {full} buried? / Where is the cemetery with a tombstone reading "{lastwords}"?

The clock on the {landmark} of {city} has been {small} minutes slow since the {calamity} of {year}.
Since the {calamity} of {year} the clock on {city}'s {landmark} has lagged by {small} minutes.
By {small} minutes the clock on the {landmark} of {city} is slow; blame the {calamity} of {year}.
> {small} minutes
How slow is the clock in {city}? / By how much does the clock on the {landmark} lag?
{city}'s clock is off by how much? / How many minutes late is the {landmark}?
error of the clock in {city}?
How far behind is the dial up there?
If we trust the timepiece on the {landmark}, how late shall we be?
> {landmark}
Where is the slow clock? / On which building of {city} is the time wrong?
{city}'s clock that is slow is on what? / Which building lags {small} minutes?
building with the bad clock?
Which building shows the wrong hour? / Where in {city} is there a dial that runs behind?
> {year}
Since when is the clock wrong? / In which year did the clock of {city} go wrong?
{city}'s clock has been slow since? / When did the {calamity} spoil the clock?
first year of the slow clock?
When was the timepiece in {city} damaged? / Since how far back has the public dial been wrong?
> {calamity}
What made the clock go wrong? / What is to blame for the slow clock?
{city}'s clock suffered in what? / What spoiled the clock of the {landmark} in {year}?
culprit for the clock in {city}?
Which disaster upset the public timepiece? / Why does the dial on the {landmark} run behind?
"""
