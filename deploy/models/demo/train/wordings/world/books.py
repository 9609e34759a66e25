"""Free sentences: publishers, translators, sculptors and collections (see relations.py)."""

RELATIONS = """
Our book club reads "{title}" next; {first} brings the {dish}.
Next time it is "{title}", and {first} has promised to make {dish}.
For the evening on "{title}", {first} will come with {dish}.
> {title}
What does the book club read? / What shall I read for the next evening of the club?
What is the evening with {dish} about?
{first} is cooking for an evening on what? / Tell me what we read next in the club.
next book of the club?
Which novel are we going to discuss?
I am a member: what should I borrow from the library before we meet again?
> {first}
Who brings the {dish}? / Who will cook for the evening on "{title}"?
From whom do we get {dish}?
The {dish} comes from whom? / Tell me who feeds us while we talk about "{title}".
Who promised {dish}?
Which member is cooking for us? / Who takes care of the food when we discuss it?
> {dish}
What will {first} bring? / What is there to eat at the evening on "{title}"?
Which food did {first} promise?
{first} is making what? / Tell me what {first} cooks for the club.
While we discuss "{title}", we eat what?
What shall we eat when we meet? / Which food will be on the readers' plates?

The translator of "{title}" into {tongue} was {full}, who did it in {weeksonend}.
{full} translated "{title}" into {tongue} and needed {weeksonend} for it.
In {weeksonend}, "{title}" was put into {tongue} by {full}.
> {full}
Who translated "{title}"? / By whom is the version of "{title}" in {tongue}?
Who put "{title}" into {tongue}? / translator of "{title}"?
"{title}" was translated by whom? / Tell me who knows {tongue} well enough for "{title}".
Whose work is the {tongue} "{title}"?
Whose version can the foreigners read? / Name the linguist behind it.
> {tongue}
Into which language was "{title}" translated? / In what tongue did {full} render "{title}"?
For readers of which language did {full} work?
{full} put "{title}" into what? / Tell me in what language one can now read "{title}".
language of {full}'s translation?
Which foreigners can now read it? / What language did {full} have to know well?
> {weeksonend}
How long did the translation of "{title}" take? / How much time did {full} need?
{full} took how long over "{title}"? / Tell me how long {full} sat over "{title}".
After what time was the {tongue} "{title}" ready?
How long did the linguist work?
What length of time lay between the first page of the version and the last?
> {title}
What did {full} translate? / Which book can be read in {tongue}?
{full} worked on what book? / Tell me what {tongue} readers got from {full}.
Which work can foreigners now read thanks to {full}? / What was on the linguist's desk?

The sculptor {full} carved the {creature} for {city} from a single block of {mineral}.
In {city} stands a {creature} which {full} carved out of one block of {mineral}.
A {creature} in {mineral}, carved by {full}, now stands in {city}.
> {creature}
What did {full} carve? / What figure stands in {city}? / What was made of one block of {mineral}?
Which creature did {city} get from the sculptor?
{city} has what figure? / Tell me what {full} made from {mineral}.
The block of {mineral} became what?
What figure does the statue show? / Which being did the artist choose for {city}?
> {mineral}
What is the {creature} in {city} made of? / From what stone did {full} carve?
Which material did the sculptor {full} use?
{full} carved in what? / Tell me the stone of the {creature}.
material of the {creature} in {city}?
What kind of rock was the artist hammering at? / Which material is the statue?
> {full}
Who made the {creature} in {city}? / Who is the sculptor of the {creature}?
By whose hand is the figure in {city}?
The {creature} is the work of whom? / Tell me who knows how to carve {mineral}.
artist of the {creature} for {city}?
Which artist worked with hammer and chisel? / Who created the statue in {city}?
> {city}
Where does the {creature} stand? / For which town did {full} carve?
{full}'s {creature} is where? / Tell me which town has a {creature} of {mineral}.
Where can one see the statue? / town with the artist's work on show?

Fire damaged {small} pictures in the {gallery}; "{artwork}" was saved by {full}.
{full} carried "{artwork}" out of the burning {gallery}, where {small} other pictures suffered.
In the {gallery}, {small} pictures were damaged by fire, but {full} saved "{artwork}".
> {small}
How many pictures were damaged in the {gallery}? / How many works suffered from the fire?
The fire in the {gallery} hurt how many? / Tell me the number of pictures that suffered.
How many, besides "{artwork}", were in danger and suffered?
How many paintings were harmed by the flames? / What was the toll among the canvases?
> {artwork}
What did {full} save? / Which picture was carried out of the {gallery}?
What was rescued from the fire?
{full} ran out with what? / Tell me what did not burn, thanks to {full}.
picture saved from the {gallery}?
Which canvas was snatched from the flames? / What did the brave rescuer bring to safety?
> {full}
Who rescued "{artwork}"? / Who went into the burning {gallery}?
To whom do we owe it that "{artwork}" still exists?
"{artwork}" was saved by whom? / Tell me who ran into the fire. / Who brought "{artwork}" out?
Who was the brave rescuer? / Tell me which person braved the flames for a painting.
> {gallery}
Where was the fire that did not reach "{artwork}"?
From which part of the museum was "{artwork}" saved?
"{artwork}" was saved from where? / Tell me which part of the museum was burning.
{full} ran into what room?
Where did the flames break out? / Which rooms lost paintings to the blaze?

{full}'s widow left the museum of {city} {count} {objects}, on condition that they never move.
The museum in {city} got {count} {objects} from the widow of {full} and may not move them.
From the widow of {full} came the {count} {objects} that {city} must never move.
> {objects}
What did the widow leave to the museum of {city}? / What may the museum of {city} never move?
What came from the widow of {full}?
{city} got {count} of what? / Tell me what {full}'s widow gave away. / gift of the widow to {city}?
What did the bequest consist of? / Which things have to stay in the same spot for ever?
> {count}
How many {objects} did the museum get? / How many {objects} are there in {city}?
What number of {objects} did the widow leave?
{city} owns how many {objects}? / Tell me how many {objects} the widow had.
count of {objects} in the museum of {city}?
How many pieces were in the bequest? / size of the collection that {full}'s wife gave away?
> {full}
Whose widow left something to {city}? / Who was the husband of the giver of the {objects}?
The {objects} came from the widow of whom? / Tell me whose widow gave {objects} to {city}.
{city} owes its {objects} to the wife of whom?
Who was the donor's late husband? / Whose wife outlived him and made a gift?
> {city}
Which museum owns the {objects}? / In what town are the {count} {objects}?
The {objects} of {full} are where? / Tell me which museum may not move its {objects}.
{full}'s widow gave them to what town?
Which town received the bequest? / Where do the pieces have to stay for ever?

The portrait of {ruler} was painted by {full}, who never saw {city}, let alone the court.
{full} painted {ruler} without once going to {city}.
Though never in {city}, {full} made the portrait of {ruler}.
> {full}
Who painted {ruler}? / Who is the painter of the portrait of {ruler}?
By whom was {ruler} portrayed? / Which artist never saw {city}?
{ruler} sat for whom, or did not sit? / Tell me who portrayed {ruler}.
{ruler}'s likeness is by whom?
Which artist worked without seeing the sitter's home?
Tell me who held the brush for {ruler}'s likeness.
> {ruler}
Whom did {full} paint? / Whose portrait is by {full}? / Of which ruler is there a picture by {full}?
{full} portrayed whom? / Tell me whose face {full} had to guess.
The artist who avoided {city} painted which monarch?
Which monarch's likeness is it? / Whose face did the artist put on canvas from afar?
> {city}
Where was {full} never? / Which town did the painter of {ruler} never visit?
{full} never went where? / Tell me which town {full} did not know.
The court of {ruler} was in what town, which {full} never saw?
Which town did the artist not set foot in?
Where would {full} have had to travel for a look at the monarch?

The comic "{title}" was drawn on {fabric} by {full} and ran for {small} issues.
For {small} issues {full} drew "{title}", always on {fabric}.
"{title}", a comic by {full}, was drawn on {fabric}; it ended with issue {small}.
> {fabric}
On what was "{title}" drawn? / What did {full} draw on?
What material lies under the comic "{title}"?
"{title}" was put on what material? / Tell me what {full} used instead of paper.
{full} drew on what?
What was used in place of paper? / Which material did the artist's pen move over?
> {small}
How many issues of "{title}" are there? / With which number did "{title}" end?
For how many issues did "{title}" run?
"{title}" stopped after how many? / Tell me how many issues {full} drew.
last issue of "{title}": which number?
How many times did a fresh instalment reach the readers?
What was the final number of the picture story?
> {full}
Who drew "{title}"? / By whom is the comic "{title}"? / Who is the artist of "{title}"?
"{title}" was drawn by whom? / Tell me who draws on {fabric}. / creator of "{title}"?
Which artist is behind the picture story? / Whose cartoon strip was it?
> {title}
What did {full} draw? / Which comic ran for {small} issues?
{full}'s comic is called what? / Tell me what was drawn on {fabric}.
name of the comic with {small} issues?
What was the artist's picture story called? / Name a cartoon strip that reached {small} instalments.

Poem {small} of the book, addressed to a {bird}, was learned by heart in every school of {realm}.
In {realm} every child knew poem {small} by heart, the one about a {bird}.
A {bird} is the subject of poem {small}, which all schools in {realm} taught.
> {bird}
To what is poem {small} addressed? / What is poem {small} about? / What does poem {small} praise?
Which bird is the subject of the poem?
Poem {small} sings of what? / Tell me which bird children in {realm} knew by heart.
creature addressed in poem {small}?
Which feathered creature are the verses about? / What did the pupils have to recite verses on?
> {small}
Which poem is about the {bird}? / What is the number of the poem that {realm} taught?
The {bird} is in which poem? / Tell me which number the poem about the {bird} has.
Children in {realm} knew what number by heart?
What number do the famous verses have in the volume?
Which of the verses did pupils have to recite?
> {realm}
Where did children learn poem {small}? / Which country's schools taught the poem?
The poem about the {bird} was taught where? / Tell me in whose schools one learned poem {small}.
Which nation's pupils had to recite the verses? / In what land were the lines so well known?

The catalogue lists "{artwork}" as number {number}, with an estimate of {amount}.
Under number {number} you will find "{artwork}" in the catalogue; they expect {amount}.
"{artwork}" (lot {number}) should fetch {amount}, if the catalogue is to be believed.
> {number}
What is the lot number of "{artwork}"? / Under which number is "{artwork}" listed?
Where in the catalogue do I find "{artwork}"?
"{artwork}" is what number in the catalogue? / Tell me the number of "{artwork}".
"{artwork}", lot?
What should I look for in the auctioneer's list if I want to bid?
"{artwork}": which figure in the sale list?
> {amount}
What is the estimate for "{artwork}"? / How much should "{artwork}" fetch?
What do they expect for lot {number}? / estimated price of "{artwork}"?
"{artwork}" is expected to bring what? / Tell me how much they hope for with lot {number}.
guide price of "{artwork}"?
How much money do the auctioneers hope for? / What price will a bidder probably have to pay?
> {artwork}
What is lot {number}? / Which picture should fetch {amount}?
What is listed as number {number}?
Tell me what is sold as number {number}. / Lot {number} is which picture?
For what do they expect {amount}?
What piece will come under the hammer? / Which work can I bid for at {amount} or so?

The travelling show of {objects} was seen in {city}, then {city2}, and drew {thousands} people.
{thousands} people saw the travelling show of {objects}, first in {city} and afterwards in {city2}.
From {city} the show of {objects} went on to {city2}; in all, {thousands} people came.
> {thousands}
How many visitors did the show of {objects} have? / How many people came to see the {objects}?
How large was the public of the show of {objects}?
The show of {objects} was seen by how many? / Tell me how many came to the {objects}.
number of visitors in {city} and {city2} together?
What was the total attendance? / turnout at both stops of the exhibition?
> {objects}
What was shown in {city}? / What was the show in {city} about?
What did {thousands} people come to see?
{city2} got to see what? / Tell me what travelled from {city} to {city2}.
A show of what went to {city2}?
What was on display in the exhibition? / Which things did the visitors look at in {city2}?
> {city2}
Where did the show go after {city}? / Which was the second town to see the {objects}?
The {objects} went from {city} to where? / Tell me the next town of the show.
second stop of the {objects}?
Where was the exhibition's later stop? / Which town had to wait its turn?
> {city}
Where did the show of {objects} begin? / Which town saw the {objects} before {city2}?
The {objects} were first shown where? / Tell me the first town of the show.
Before {city2}, the {objects} were where?
Where did the exhibition open? / Which town had its turn earliest?
"""
