"""Trips, lessons, sales and mishaps (see relations.py)."""

RELATIONS = """
Text at midnight from {first}: locked out, phone at {percent}, sitting on the steps of the \
{venue}, please bring the key that hangs {spot}.
{first} texted at midnight: locked out on the steps of the {venue}, phone at {percent}, and \
would we please bring the key that hangs {spot}.
On the steps of the {venue} sits {first}, locked out, phone at {percent}, says the midnight \
text, and we should please bring the key that hangs {spot}.
> {first}
Who is locked out on the steps? / From whom was the text about being locked out at midnight?
Who cannot get in? / Which friend needs rescuing late in the evening?
> {percent}
At what is the phone of {first}, says the midnight text?
How full is the phone of the one locked out at midnight?
How much battery does our stranded friend have?
What charge remains in the mobile of the person who cannot get in?
> {venue}
On the steps of what does {first} sit, locked out?
Where at midnight are the steps on which {first} sits with the phone?
Where do we find our stranded friend? / Outside which building must somebody be rescued?
> {spot}
Where does the key hang that we should please bring?
Where hangs the key for {first}, who is locked out?
Where do I get what opens the door for our stranded friend?
In what place should we look before we set off on the rescue?

Because the ceilidh band cancelled, {full} played the {instrument} alone until {time}, and all \
asked for in return was {meal} and a lift to {city}.
All that {full} asked in return for playing the {instrument} alone until {time}, after the \
ceilidh band cancelled, was {meal} and a lift to {city}.
The ceilidh band cancelled; {full} stood in alone on the {instrument}, played until {time} and \
asked for {meal} and a lift to {city} in return.
> {full}
Who played alone when the ceilidh band cancelled? / Who asked for {meal} and a lift in return?
Which musician saved our dance? / Who replaced the missing fiddlers?
> {instrument}
What did {full} play alone until {time}? / On what did {full} stand in for the ceilidh band?
To the sound of what did we dance in the end? / Which solo sound replaced the missing fiddlers?
> {time}
Until when did {full} play the {instrument} alone?
Until what time was the {instrument} played after the band cancelled?
How late did the dancing go on with the replacement? / When did the soloist finally stop?
> {meal}
What food did {full} ask for in return, besides a lift?
What was asked for along with a lift to {city}?
What did we serve the musician who saved our dance?
Which dish was part of the soloist's modest fee?
> {city}
To which place did {full} of the {instrument} ask for a lift in return?
Where was the lift to that {full} asked for in return for playing?
Where did we have to drive the musician who saved our dance?
What was the soloist's destination for the night?

Nursery newsletter: the caterpillars of the Acorn group hatched on {date}, {first} named the \
biggest {nickname}, and it was released near the {place}.
On {date} the Acorn group's caterpillars hatched; {first} named the biggest one {nickname} and \
it was released near the {place}, says the nursery newsletter.
Released near the {place}: the biggest of the caterpillars that hatched in the Acorn group on \
{date} and which {first} named {nickname}.
> {date}
When did the caterpillars of the Acorn group hatch?
On what date, says the newsletter, were caterpillars hatched?
On which day did the toddlers get to see butterflies?
When did the little crawlers turn into something with wings?
> {first}
Who named the biggest of the caterpillars?
Which of the Acorn group named the biggest one {nickname}?
Which toddler thought up what to call the butterfly? / Who was allowed to christen the winged one?
> {nickname}
What was the biggest of the caterpillars named?
How did {first} of the Acorn group name the biggest one? / What did a toddler call the butterfly?
To what does the winged creature answer since its christening?
> {place}
Where was the biggest of the caterpillars released?
Near what did the Acorn group see the caterpillar released? / Where was the butterfly set free?
In the neighbourhood of what did the toddlers say goodbye to a winged friend?

I put the second-hand pram on the noticeboard for {price}, {person} shook hands with me on \
{price2}, and then {first} cried because of the {toy} still in it.
{person} shook hands with me on {price2} for the second-hand pram, which was on the noticeboard \
for {price}; then {first} cried over the {toy} still in it.
On the noticeboard the second-hand pram was {price}, but {person} and I shook hands on {price2}, \
and {first} cried as the {toy} was still in it.
> {price}
For how much was the second-hand pram on the noticeboard?
What was asked on the noticeboard for the pram, before we shook hands on {price2}?
What had I originally hoped to get for the baby carriage?
With what figure did the haggling begin?
> {price2}
On what sum did {person} and I shake hands for the second-hand pram?
On what did we shake hands, when the pram on the noticeboard was {price}?
What did the buyer of the baby carriage really pay? / With what figure did the haggling end?
> {person}
Who shook hands with me on {price2}? / With whom did I shake hands on the second-hand pram?
Who was the tough negotiator? / Which buyer took the baby carriage away?
> {toy}
What was still in the pram, so that {first} cried?
Over what did {first} cry when the second-hand pram went?
Which plaything was left behind in the baby carriage?
What did we forget to take out before the buyer left?
> {first}
Who cried over what was still in the pram? / Who cried about the second-hand pram with the {toy}?
Which child of ours shed tears over the sale? / Who missed a plaything after the haggling?

The map was upside down, said {first} afterwards; that is how a walk of {tally} miles ended at \
{time} in {city}, where {first2} bribed a farmer to drive us home.
{first2} bribed a farmer to drive us home from {city}, where our walk of {tally} miles had ended \
at {time}, because the map, {first} said afterwards, was upside down.
As {first} said afterwards, the map was upside down, so our walk of {tally} miles ended in \
{city} at {time} and {first2} bribed a farmer to drive us home.
> {first}
Who said that the map was upside down? / Who held the map upside down on our walk?
Who was the hopeless navigator? / Which hiker got us lost?
> {tally}
How many miles was the walk on which the map was upside down?
Of how many miles was our walk before a farmer had to drive us home?
> {tally} miles
What distance had the lost hikers covered?
How far did bad navigation make us go on foot, in the British measure?
> {time}
When did our walk with the map upside down end?
At what time had our walk with the upside down map ended?
At what hour did the lost hikers give up? / How late was it when we needed a motorised rescuer?
> {city}
Where did our walk of {tally} miles end? / From where did the farmer drive us home after the walk?
In which wrong place did the lost hikers arrive? / Where did bad navigation lead us?
> {first2}
Who bribed a farmer? / Who got the farmer to drive us home? / Which hiker paid for the ride?
Who used money to get us back on wheels?

The {club} needs a new treasurer: {full} is emigrating to {country}, the books balance to within \
{price}, and the cash tin is kept {spot}.
With {full} emigrating to {country}, the {club} needs a new treasurer, who will find the books \
balanced to within {price} and the cash tin {spot}.
The cash tin is kept {spot} and the books balance to within {price}, but {full} is emigrating to \
{country} and so the {club} needs a new treasurer.
> {full}
Who is emigrating, so that the {club} needs a treasurer?
Who is the treasurer that is emigrating to {country}? / Whose post falls vacant among the officers?
Who has looked after our finances until now?
> {country}
To where is the old treasurer emigrating?
To which country is {full} emigrating, so that a new treasurer is needed?
Where does the outgoing officer plan to live?
Which nation will gain the man or woman who did our accounts?
> {price}
To within what do the books balance? / By how much do the treasurer's books fail to balance?
How large is the error in the accounts? / What sum is unexplained in our finances?
> {spot}
Where is the cash tin kept? / Where will a new treasurer find the cash tin?
Where are the coins and notes of the society? / What is the secret location of our petty money?

Grandpa's shed: nails in jars on the left, paint by colour on the right, the {tool} {spot}, and \
the {drink} that Grandma must not find behind the {furniture}.
In Grandpa's shed you find nails in jars on the left, paint on the right, the {tool} {spot}, and \
behind the {furniture} the {drink} that Grandma must not find.
Behind the {furniture} in his shed Grandpa keeps the {drink} that Grandma must not find; the \
{tool} is {spot}, nails are on the left, paint on the right.
> {tool}
What is {spot} in Grandpa's shed? / Nails are on the left, paint on the right; what is {spot}?
Which implement does the old man store there? / Name the implement in the old man's hut.
What gear could I borrow from the old man's hut?
> {spot}
Where in Grandpa's shed is the {tool}?
Where do you find the {tool} in the shed, not the nails or the paint?
Where is the implement to be looked for? / In what corner of the old man's hut is the useful thing?
> {drink}
What must Grandma not find in the shed? / What does Grandpa keep behind the {furniture}?
What does the old man sip in secret? / Which beverage is concealed from the lady of the house?
> {furniture}
Behind what does Grandpa keep the {drink}? / What in the shed hides what Grandma must not find?
Which piece conceals the old man's secret? / Where does he go for a sip when his wife is out?

Cycle tour, day three: {weather} from {city} onwards, two punctures, and {first} in tears at \
{time} because all the {sweets} travelled on {first2}'s bike.
Day three of the cycle tour brought {weather} from {city} onwards, two punctures and, at {time}, \
tears from {first}, as all the {sweets} travelled on the bike of {first2}.
At {time} {first} was in tears because all the {sweets} travelled on {first2}'s bike; before \
that, day three of the cycle tour had brought two punctures and {weather} from {city} onwards.
> {weather}
What did day three of the cycle tour bring from {city} onwards?
What came from {city} onwards, besides two punctures?
What made the roads unpleasant for the riders? / What were the skies like on the bad stage?
> {city}
From where onwards was there {weather} on the cycle tour?
Which place did the cycle tour pass when the {weather} began on day three?
In which town did the skies change for the riders? / Where did the bad stage turn bad?
> {first}
Who was in tears on the cycle tour?
Who was in tears as all the {sweets} travelled on the wrong bike? / Which rider lost all composure?
Who wept for lack of sugar?
> {first2}
On whose bike travelled all the {sweets} of the cycle tour?
Whose bike had all the {sweets} on day three of the cycle tour? / Which rider carried the treats?
Who had all the sugar in the luggage?
> {sweets}
What travelled on the bike of {first2}, so that {first} was in tears?
Because of what was there a scene with tears at {time}? / Which treats were out of reach?
For lack of what sugary stuff did a rider weep?

From the diary of a new allotment: dug up {tally} bottles, one {keepsake} and a rake on {date}, \
sowed {produce}, and was told by {full} that the plot is haunted.
{full} told me that the plot is haunted; on {date} I dug up {tally} bottles, one {keepsake} and \
a rake there, and sowed {produce}.
On {date} I sowed {produce} on the new allotment and dug up {tally} bottles, a rake and one \
{keepsake}; the plot is haunted, as {full} told me.
> {tally}
How many bottles were dug up on the new allotment?
How many bottles did I dig up on {date}, besides a rake?
What number of glass containers came out of the earth?
How much old glass was under the ground, in pieces?
> {keepsake}
What did I dig up, besides bottles and a rake?
What was dug up on the haunted plot, along with a rake?
Which sentimental find came out of the earth?
What strange object lay in the ground, apart from glass and a garden implement?
> {produce}
What have I sowed on the new allotment? / What was sowed on the plot that is haunted?
Which vegetables am I hoping for from the spooky patch? / What seeds went in among the ghosts?
> {full}
Who told me that the plot is haunted? / Who says the new allotment is haunted?
Who believes in ghosts? / Which neighbour tried to frighten the beginner?
> {date}
When did I dig up the bottles on the plot?
On which date was {produce} sowed on the new allotment?
On which day did I start work on the spooky patch? / When did the earth give up its odd treasures?

Rained off: the street party on {street} moves to {weekday}, {first} stores the trestle tables, \
and the {dish} that could not wait was eaten by {team}.
The street party on {street} was rained off and is now on {weekday}; {first} stores the trestle \
tables, and the {dish} went to {team}, as it could not wait.
As the street party on {street} was rained off until {weekday}, {team} ate the {dish} that could \
not wait and {first} stores the trestle tables.
> {street}
Which street party was rained off?
Where was the party rained off, whose trestle tables {first} stores?
Where do the residents mean to celebrate outdoors? / Which road was too wet for a festivity?
> {weekday}
On which day is the street party, now that it is rained off?
Until which day was the street party rained off?
When will the residents try again to celebrate outdoors?
What is the new appointment for the wet festivity?
> {first}
Who stores the trestle tables? / Who has the tables of the party that was rained off?
Who has the furniture for the residents' festivity in the garage?
Where should I ask for the long boards and legs, with whom?
> {dish}
What went to {team} as it could not wait?
What did {team} eat when the street party was rained off? / Which food had to be given away?
What would have gone bad before the next attempt to celebrate outdoors?
> {team}
Who ate the {dish} that could not wait?
To whom did the {dish} go when the street party was rained off?
Which sportsmen profited from the wet? / Which athletes got a free meal?

Behind the wallpaper {first} found a child's drawing signed {nickname}, dated {year}, and \
underneath, in {colour} crayon, the word {word}.
The drawing that {first} found behind the wallpaper was signed {nickname}, dated {year} and had \
the word {word} in {colour} crayon underneath.
Signed {nickname}, dated {year} and with the word {word} in {colour} crayon underneath: that is \
the child's drawing which {first} found behind the wallpaper.
> {first}
Who found the drawing behind the wallpaper? / Who found what a child had signed {nickname}?
Which decorator made a discovery? / Who came across some infant's art while stripping the room?
> {nickname}
How was the drawing behind the wallpaper signed?
What name was signed on the drawing in {colour} crayon?
What did the infant artist call himself or herself? / Which pet name did the decorator discover?
> {year}
How was the drawing behind the wallpaper dated? / With what year was the child's drawing dated?
From which year is the infant's work of art?
When did someone scribble in the room we are doing up?
> {colour}
In what colour crayon was the word underneath?
What crayon was used for the word under the drawing? / In which hue did the infant write?
What shade of wax did the little artist use?
> {word}
Which word was underneath the drawing?
What does the crayon say under the drawing behind the wallpaper?
What did the infant write below the picture?
What message did the decorator discover, a short one?

Note to self: passports are {spot}, chargers in the {box}, train at {time}, and do not let \
{first} pack the {garment}.
The train goes at {time}; passports are {spot} and chargers in the {box}; note to self: do not \
let {first} pack the {garment}.
Do not let {first} pack the {garment}, remember the train at {time}, the passports {spot} and \
the chargers in the {box}, I wrote in a note to self.
> {spot}
Where are the passports, as I wrote in a note to self?
Where, according to the note, are the passports before the train goes?
Where are the travel documents? / The border police want to see something. Where have I put it?
In what place do I find what the border police want to see?
> {box}
In what are the chargers, as I wrote in a note to self?
According to the note, the chargers are in what? / Where is what our mobiles need?
Which container has the cables for the electronics?
> {time}
At what time does the train go, according to my note? / For when did I note the train?
When does our journey begin? / What departure must we not miss?
> {first}
Whom do I not want to let pack the {garment}?
In my note to self, who must not pack the {garment}? / Who has dreadful taste in travel clothes?
Name the person with dreadful taste in travel clothes.
Whose suitcase should I check before the journey?
> {garment}
What should {first} not pack, says my note?
What do I not want to let {first} pack, as I wrote in a note?
Which item of clothing must stay at home during the journey?
What would embarrass me in {first}'s suitcase?

Our new puppy is called {pet}; {first} wanted {nickname}, the breeder in {city} had written \
{word} in the papers, and it answers only to the word biscuit.
The puppy answers only to the word biscuit, though we call it {pet}, {first} wanted {nickname} \
and the breeder in {city} had put {word} in its papers.
In the papers from the breeder in {city} it says {word}, {first} wanted {nickname}, we call our \
new puppy {pet}, and it answers only to the word biscuit.
> {pet}
What is our new puppy called? / What do we call the puppy, which answers only to biscuit?
On what did the family settle for the young dog?
How is the little barker officially known at home?
> {first}
Who wanted {nickname} for our new puppy? / Who wanted a puppy called {nickname}?
Who was outvoted over the young dog? / Which relative had another idea for the little barker?
> {nickname}
What did {first} want our new puppy to be called? / Which name for the puppy was wanted by {first}?
Which suggestion for the young dog was turned down?
What would the little barker be if someone had not been outvoted?
> {word}
What had the breeder written in the papers? / What does it say in the papers of our new puppy?
Under what was the young dog registered at birth?
What does the pedigree certificate of the little barker say?
> {city}
Where is the breeder of our puppy? / In which town had the breeder written {word} in the papers?
Where did we buy the young dog? / From which place does the little barker come?

Lost on the nature trail: {first} followed the {colour} butterfly, {first2} followed {first}, \
and a ranger found both at {time}, eating {produce} by the weir.
{first2} followed {first}, {first} the {colour} butterfly, and the ranger who found both at \
{time} says they were eating {produce} by the weir.
By the weir, eating {produce}, the ranger at {time} found {first}, who had followed the {colour} \
butterfly, and {first2}, who had followed {first}.
> {first}
Who followed the {colour} butterfly?
Whom did {first2} follow to the weir, where the ranger found both?
Which child was lured away by an insect? / Who started the little adventure on the excursion?
> {first2}
Who followed {first} to the weir?
Who was found by the ranger, having followed not the butterfly but {first}?
Which child imitated the insect lover? / Who was the second runaway?
> {colour}
What colour was the butterfly that {first} followed?
After what butterfly had {first} followed before the ranger came?
What shade were the wings that led a child astray? / How could one describe the look of the insect?
> {time}
When did the ranger find both by the weir?
At what time were they found eating {produce} by the ranger?
When was the worry over the runaways at an end?
Until what hour did the search for the children last?
> {produce}
What were {first} and {first2} eating by the weir?
When the ranger found both, what were they eating? / What kept the runaways from hunger?
Which food did the lost children get hold of?

Sponsored silence for the {charity}: {first} managed {small} minutes, {first2} all afternoon, \
and {person} gave {price} on condition that it be repeated.
{first2} managed all afternoon and {first} {small} minutes in the sponsored silence for the \
{charity}; {person} gave {price} on condition that it be repeated.
For the {charity}, {first} managed {small} minutes of sponsored silence and {first2} all \
afternoon, whereupon {person} gave {price} on condition that it be repeated.
> {first}
Who managed {small} minutes of silence? / Who managed only minutes in the sponsored silence?
Which chatterbox gave up early? / Who could not keep quiet for long?
> {first2}
Who managed all afternoon in the sponsored silence? / Whose silence lasted all afternoon?
Which child kept quiet the longest? / Who did not utter a sound until evening?
> {small}
How many minutes of silence did {first} manage?
How long in minutes was the sponsored silence of {first}?
> {small} minutes
After how much time on the clock did the chatterbox begin to talk?
How long could the weaker child keep quiet?
> {price}
How much did {person} give for the sponsored silence?
What was given on condition that the silence be repeated?
How generous was the donor who enjoyed the quiet?
What sum did the hush bring in from one delighted listener?
> {person}
Who gave {price} on condition that it be repeated?
Who made a condition when giving for the sponsored silence? / Which donor enjoyed the quiet?
Who would pay to hear nothing once more?

Dear neighbours, the {party} on {date} may get loud; {first} will turn the music down at {time}, \
and if not, complaints are taken in kind, preferably {drink}.
Expect noise from our {party} on {date}, dear neighbours; at {time} {first} turns the music \
down, and complaints are taken in the form of {drink}.
On {date}, dear neighbours, our {party} may be loud until {first} turns the music down at \
{time}; complaints are welcome in the form of {drink}.
> {party}
What may be loud on {date}, dear neighbours? / For what should the neighbours expect loud music?
Which celebration is being announced in the stairwell?
What are the people next door about to host?
> {date}
When, dear neighbours, may it be loud? / For what date should neighbours expect the loud {party}?
On which night should I plan to sleep elsewhere?
What is the day of the celebration announced in the stairwell?
> {time}
When does {first} turn the music down?
Until what time may the {party} be loud, before the music is turned down?
From when can I hope to sleep? / At what hour does the hosts' racket stop?
> {first}
Who will turn the music down? / By whom is the music turned down at {time}?
Which host will see to it that people can sleep? / Who has promised to end the racket?
> {drink}
In what form are complaints of neighbours welcome?
Complaints about the music are taken in the form of what?
What should I bring along if I want to grumble?
Which beverage would the hosts like from angry people?

Cancelled: the {hobby} class in the {venue}, because {full} is down with {ailment}; fees of \
{price} will be returned at the door by {first}.
{full} is down with {ailment}, so the {hobby} class in the {venue} is cancelled, and {first} \
returns the fees of {price} at the door.
At the door of the {venue}, {first} returns fees of {price}, as the {hobby} class is cancelled \
with {full} down with {ailment}.
> {hobby}
Which class is cancelled? / Which class in the {venue} had fees of {price}?
What will nobody learn this week? / For which pastime must I look for something to do instead?
> {full}
Who is down with {ailment}, so that the class is cancelled?
Because of whom is the class in the {venue} cancelled? / Which teacher is ill?
Who cannot give the lesson?
> {ailment}
With what is {full} down, so that the class is cancelled?
Because of what is the {hobby} class cancelled, with fees returned?
What is wrong with the teacher? / Which medical trouble prevents the lesson?
> {price}
What fees are returned at the door? / How much in fees does {first} return for the cancelled class?
How much money do the pupils get back? / Refund for the lesson that did not happen?
What is the refund for the lesson that did not happen?
> {first}
Who returns the fees at the door? / From whom at the door are the fees of {price} returned?
Who handles the refund? / Whom must disappointed pupils see about their money?

The parcel you are waiting for was left with {person} at {house}, who thought it was the {gift} \
from {first} and has unwrapped it.
{person} at {house} took in the parcel you are waiting for, believed it to be the {gift} from \
{first} and has unwrapped it.
Believing that it was the {gift} from {first}, {person} at {house} has unwrapped the parcel that \
you are waiting for.
> {person}
Who has unwrapped the parcel? / Who took in the parcel you are waiting for?
With which neighbour is my delivery? / Who opened what was not theirs?
> {house}
Where was the parcel unwrapped? / At what house is the parcel you are waiting for?
Where should I go to collect my delivery?
I was out when the courier came. Which home holds my delivery?
Which home did the courier choose when nobody answered?
> {gift}
What was the parcel believed to be when {person} unwrapped it?
What did {person}, who has unwrapped the parcel you are waiting for, take it to be?
What was the curious neighbour really expecting?
What might the neighbour be disappointed not to see under the brown paper?
> {first}
From whom was the parcel believed to be that {person} has unwrapped?
Whose {gift} was the unwrapped parcel believed to be?
Who was thought to be the sender of my delivery?
Which acquaintance had promised the curious neighbour something?

{first}'s sourdough is called {nickname}, is {small} years old, lives {spot} and must be fed \
while we are in {city}, or there will be tears.
While we are in {city} you must feed {first}'s sourdough, which is called {nickname}, lives \
{spot} and is {small} years old, or there will be tears.
There will be tears unless you feed the sourdough of {first} while we are in {city}: it is \
called {nickname}, is {small} years old and lives {spot}.
> {nickname}
What is {first}'s sourdough called? / What is it called, the sourdough that you must feed?
Which pet name does the bread starter have?
How do the bakers address the bubbling thing in the jar?
> {first}
Whose sourdough must you feed? / To whom belongs the sourdough that is called {nickname}?
Who bakes bread at home? / Which amateur baker would weep if the bubbling jar died?
> {small}
How many years old is the sourdough?
For how many years has the bubbling jar been kept alive?
> {small} years
How old is the sourdough that you must feed? / What age has the bread starter reached?
> {spot}
Where does the sourdough live? / Where do I find the sourdough that I must feed?
Where is the jar with the bread starter kept? / In what place does the bubbling thing stand?
> {city}
Where are we while you feed the sourdough? / In which city are we while the sourdough must be fed?
To which town are the bakers travelling?
Where can the owners of the bubbling jar be found this holiday?

Notice at the boating lake: boat {small} leaks, boat nine is {full}'s own, life jackets are \
{spot}, and after {spoken_time} the {animals} want the jetty.
At the boating lake boat {small} leaks and boat nine is {full}'s own, says the notice; life \
jackets are {spot}, and after {spoken_time} the jetty belongs to the {animals}.
Says the notice at the boating lake: after {spoken_time} the jetty belongs to the {animals}, the \
life jackets are {spot}, boat {small} leaks and boat nine is {full}'s own.
> {small}
Which boat leaks? / What is the number of the boat that leaks at the boating lake?
Which vessel should I not hire if I want dry feet? / What craft lets the water in?
> {full}
Whose own is boat nine? / To whom does boat nine at the boating lake belong?
Who has a private vessel among those for hire?
Which owner would be cross if I rowed off in the wrong craft?
> {spot}
Where are the life jackets? / At the boating lake, where do I find life jackets?
Where is what keeps us from drowning? / Where should non-swimmers look for safety gear?
> {spoken_time}
After when does the jetty belong to the {animals}?
At the boating lake, after what time do {animals} want the jetty?
By what o'clock must we have rowed back to be left in peace?
From when on is the landing stage off limits?
> {animals}
To what does the jetty belong after {spoken_time}?
Which animals want the jetty at the boating lake?
Which creatures use the landing stage in the evening?
What beasts take over when the rowers have gone home?

Swap shop at the nursery: {first}'s snowsuit for {first2}'s {footwear}, the balance of {price} \
to be paid in {sweets} at {time} by the coat pegs.
{first}'s snowsuit goes to {first2} at the nursery swap shop in return for {footwear}; by the \
coat pegs at {time} the balance of {price} is paid in {sweets}.
By the coat pegs of the nursery at {time}, {first} swaps a snowsuit for {first2}'s {footwear}; \
the balance of {price} is paid in {sweets}.
> {footwear}
For what does {first} swap a snowsuit?
What does {first2} give in return for the snowsuit, apart from the balance?
What does the owner of the winter overall get to wear?
Which clothing changes hands against the winter overall?
> {sweets}
In what is the balance of {price} paid? / What is paid by the coat pegs for the balance?
Which treats serve as money? / With what edible currency do the children settle the difference?
> {price}
How much is the balance between snowsuit and {footwear}? / What balance is to be paid in {sweets}?
How much is the difference in value of the two garments?
What sum do the children settle with treats?
> {first}
Whose snowsuit goes to {first2}? / Who swaps a snowsuit at the nursery?
Who gives up a winter overall? / Which child will be without padded clothing for the cold?
> {time}
When is the balance paid by the coat pegs?
At what time does the snowsuit go to {first2} at the nursery?
At what hour do the children meet for the deal? / When does the winter overall change hands?

Why the whole terrace is laughing at us: {first} {mishap}, {first2} came running with the \
{tool}, and {pet} watched it all from under the {furniture}.
The whole terrace is laughing because {first} {mishap} and {first2} came running with the \
{tool}, while {pet} watched it all from under the {furniture}.
{first} {mishap}, and {first2} came running with the {tool}; {pet} watched it all from under the \
{furniture}, and now the whole terrace is laughing.
> {mishap}
What did {first} do, so that the whole terrace is laughing?
Why is the whole terrace laughing, what was it that {pet} watched?
Which accident amuses the neighbours? / What embarrassing thing did one of us do in public?
> {first}
Because of whom is the whole terrace laughing?
Who made the terrace laugh before {first2} came running? / Which of us had an accident?
Who is the clumsy person that the neighbours are amused by?
> {first2}
Who, with the whole terrace laughing, came running with the {tool}?
Whom, running with the {tool}, has {pet} watched? / Who hurried to help after the accident?
Which of us fetched gear that was of no use?
> {pet}
Who watched it all while the terrace was laughing? / Who watched {first2} running with the {tool}?
Which animal kept a safe distance from the accident? / What is the name of the four-legged witness?
> {furniture}
From under what was it all watched, now that the terrace is laughing?
Under what was {pet} who watched {first2} running with the {tool}?
Where did the animal take cover? / Which piece sheltered the four-legged witness?

Ten of us for Sunday lunch: {meal} unless {first} forgets the oven again, {cake} from {first2}, \
and Uncle Ted wants {drink} and a chair without arms.
For Sunday lunch we are ten: there is {meal} unless {first} forgets the oven again, {first2} \
comes with {cake}, and Uncle Ted needs {drink} and a chair without arms.
Uncle Ted gets {drink} and a chair without arms, {first2} comes with {cake}, and unless {first} \
forgets the oven again, the ten of us have {meal} for Sunday lunch.
> {meal}
What is there for Sunday lunch unless the oven is forgotten?
What do the ten of us have for Sunday lunch? / What is the main course at the family gathering?
Which dish will fail if the cook is absent-minded?
> {first}
Who might forget the oven again? / If who forgets the oven is there no {meal} for Sunday lunch?
Which cook is absent-minded? / Who could burn the main course?
> {cake}
With what does {first2} come to Sunday lunch?
What comes from {first2} for the ten at Sunday lunch?
What is for dessert at the family gathering?
Which baked treat can we look forward to after the main course?
> {first2}
Who comes to Sunday lunch with {cake}? / From whom is the {cake} for Sunday lunch?
Who takes care of dessert? / Which relative has baked something?
> {drink}
What does Uncle Ted want, besides a chair?
What should there be for Uncle Ted at Sunday lunch, for his glass?
Which beverage must I buy for an elderly relative?
What is poured for the guest with the special seat?

Grandma's will, the small print: the {keepsake} to {first}, the {furniture} to {first2}, the \
secret of her {cake} to nobody, and {price} for the {charity}.
To {first} Grandma left the {keepsake}, to {first2} the {furniture}, to nobody the secret of her \
{cake}, and for the {charity} there was {price} in the will.
In her will Grandma left {price} for the {charity}, the {furniture} to {first2}, the {keepsake} \
to {first}, and the secret of her {cake} to nobody.
> {keepsake}
What has Grandma left to {first} in her will?
To nobody Grandma left a secret; what has she left to {first}?
Which memento goes to the first heir? / What sentimental object did the old lady bequeath?
> {furniture}
What has Grandma left to {first2} in her will?
To nobody Grandma left a secret; what has she left to {first2}?
Which bulky thing did the old lady bequeath?
For which piece of the inheritance is a removal van needed?
> {cake}
The secret of what did Grandma leave to nobody?
Of what is the secret lost, according to Grandma's will? / Which recipe died with the old lady?
What treat will never be baked again as she did it?
> {price}
How much has Grandma left for the {charity} in her will?
What has Grandma left, besides a secret, for the {charity}?
How much money did the old lady bequeath to a good cause? / What did the deceased donate?
> {charity}
For what has Grandma left {price} in her will? / What was left {price} in Grandma's will?
Which good cause did the old lady think of? / What was dear to the deceased, apart from the family?

Sleepover rules: lights out at {time}, no {game} after that, {first} sleeps nearest the door for \
fear of {fear}, and {first2}'s drum stays in the car.
At the sleepover {first2}'s drum stays in the car, {first} sleeps nearest the door for fear of \
{fear}, lights are out at {time} and after that there is no {game}.
For fear of {fear} {first} sleeps nearest the door, there is no {game} after lights out at \
{time}, and the drum of {first2} stays in the car: those are the sleepover rules.
> {time}
When are lights out at the sleepover?
At what time, according to the sleepover rules, are the lights out?
How late may the young guests stay up?
From when on should it be dark and quiet in the children's camp?
> {game}
What do the sleepover rules forbid after lights out?
Of what is there no more at the sleepover after {time}, when lights are out?
Which pastime has to stop at night? / What will the young guests want to play in the dark?
> {fear}
Because of what does {first} sleep nearest the door?
For fear of what does {first} sleep by the door? / What scares a young guest?
Which terror makes a child want a quick way out?
> {first}
Who sleeps nearest the door? / For whom is the place by the door, out of fear of {fear}?
Which young guest gets the spot with a quick way out? / Who is easily scared in the dark?
> {first2}
Whose drum stays in the car?
To whom belongs the drum that is not allowed at the sleepover and stays in the car?
Which young guest may not make music? / Who brought something noisy that is not let into the house?

Eleven o'clock at the tip: {first} threw away the {furniture}, took home the {object} somebody \
else had dumped, and told {first2} it was from {city}.
The {object} that {first} claimed to {first2} was from {city} had been dumped at the tip by \
somebody else, where {first} threw away the {furniture}.
{first} threw away the {furniture} at the tip, took home the {object} that somebody else had \
dumped there, and claimed to {first2} that it was from {city}.
> {furniture}
What did {first} throw away at the tip? / What of our own was thrown away at the tip?
What did we want to get rid of? / Which bulky thing was disposed of?
> {object}
What did {first} take home from the tip? / What had somebody else dumped at the tip?
Which find came out of other people's rubbish? / What junk was presented as a souvenir?
> {first}
Who threw away the {furniture} at the tip? / Who took home what somebody else had dumped?
Who cannot resist other people's rubbish? / Which liar presented junk as a souvenir?
> {first2}
To whom was the claim made that the {object} from the tip was from {city}?
Who was told a tale about what had been dumped at the tip? / Who was deceived about the junk?
Which innocent person admires a false souvenir?
> {city}
From where, as {first} claimed, was the {object} that was dumped at the tip?
What place, not the tip where it was dumped, did {first} claim it was from?
Which origin was invented for the junk? / In which town was the false souvenir supposedly bought?

We paid {full} {price} to prune the {tree}; what is left of it is {small} twigs, a nest of \
{animals} and a lawsuit by {last}.
{price} went to {full} for pruning the {tree}, and all that is left of it is {small} twigs, a \
nest of {animals} and a lawsuit by {last}.
What is left of the {tree} that {full} pruned for {price} are {small} twigs, a nest of {animals} \
and a lawsuit by {last}.
> {full}
Whom did we pay for pruning the {tree} down to the twigs that are left?
Who pruned the {tree}, of which twigs are left? / Who went at our garden with a saw too eagerly?
Which workman overdid the trimming?
> {price}
How much was paid to {full}, who pruned the {tree}?
For how much was the {tree} pruned down to twigs? / What was the bill for the excessive trimming?
How much did the workman with the saw charge?
> {tree}
What was {full} paid to prune? / Of what are only twigs and a nest left?
Which plant in our garden was trimmed to death?
What used to give us shade before the man with the saw came?
> {small}
How many twigs are left? / How many twigs are left of the {tree} that was pruned?
To what number have the branches been reduced by the saw?
How many bits of greenery survived the trimming?
> {last}
Whose lawsuit is left? / By whom is the lawsuit over the {tree} that {full} pruned?
Which neighbour takes us to court? / Who was angry enough about the trimming to go before a judge?

"Is {pet} supposed to be inside the {furniture}?" the cat sitter asked on {weekday}, and {first} \
replied, "Only when {full} practises the {instrument}."
When the cat sitter asked on {weekday} whether {pet} was supposed to be inside the {furniture}, \
{first} replied that this happens when {full} practises the {instrument}.
Whenever {full} practises the {instrument}, {pet} goes inside the {furniture}, as {first} \
replied on {weekday} to the cat sitter, who had asked.
> {furniture}
Inside what does {pet} go when {full} practises? / What was {pet} inside, as the cat sitter asked?
Where does the frightened animal hide from the music? / Which piece serves the feline as a shelter?
> {full}
Who practises the {instrument} when {pet} goes inside the {furniture}?
When who practises does {pet} go inside the {furniture}? / Whose playing frightens an animal?
Which budding musician makes a pet flee?
> {instrument}
What does {full} practise when {pet} goes inside the {furniture}?
To the sitter {first} replied that {full} practises what?
What produces the sound the animal cannot bear? / Which source of music sends a feline into hiding?
> {first}
Who replied to the cat sitter?
Who explained to the cat sitter, who had asked, why {pet} goes inside?
Who gave an answer about the hidden animal? / Which owner knew all about the pet's odd refuge?
> {weekday}
When was it that the cat sitter asked about {pet}?
On which day has {first} replied to the sitter, who asked about the {furniture}?
What day was it when the helper was puzzled by a pet?
When did someone look in vain for an animal and then call its owner?

Fourteen of us went blackberrying, and all but {first}, who preferred {sweets}, came home with \
stained {footwear} and {small} jars' worth for {full}.
All but {first}, who preferred {sweets}, came home from blackberrying with stained {footwear}, \
fourteen of us, and {full} got {small} jars' worth.
{full} got {small} jars' worth from our blackberrying; the fourteen of us came home with stained \
{footwear}, all but {first}, who preferred {sweets}.
> {first}
Who did not come home from blackberrying with stained {footwear}?
Who preferred {sweets} to blackberrying? / Who was lazy when the rest gathered fruit?
Which member of the group stayed clean?
> {sweets}
What had {first} preferred to blackberrying?
Instead of stained {footwear} and jars, what has {first} preferred?
Which shop-bought treat beat wild fruit?
What did the lazy one eat rather than pick from thorny bushes?
> {footwear}
What was stained when we came home from blackberrying?
With what stained did all but {first} come home?
Which clothing has to be soaked after the outing to the bushes? / What did the purple juice ruin?
> {small}
How many jars' worth from our blackberrying did {full} get?
Blackberrying gave {full} how many jars' worth?
How much jam can be made from the wild fruit, in containers?
What was the yield of the outing to the thorny bushes?
> {full}
Who got {small} jars' worth from our blackberrying?
Whose is the jars' worth from our blackberrying? / Who is going to boil the wild fruit?
Which cook profits from the outing to the thorny bushes?

Lost property after the school disco: {tally} single gloves, one {keepsake} and a front tooth; \
ask {full} at the {venue} before {date}.
Before {date} you can ask {full} at the {venue} for what was left at the school disco: {tally} \
single gloves, one {keepsake} and a front tooth.
{full} at the {venue} has the lost property from the school disco, {tally} single gloves, one \
{keepsake} and a front tooth, and can be asked for it before {date}.
> {tally}
How many single gloves were left at the school disco?
How many gloves are among the lost property? / How many hands will be cold after the dance?
What number of odd pieces of handwear was found on the floor?
> {keepsake}
What was left at the school disco besides gloves and a tooth?
What is among the lost property with the gloves?
Which sentimental item was found after the dance?
What treasure did someone forget on the dance floor?
> {full}
Who has the lost property from the school disco? / Whom can you ask for the single gloves?
Who looks after what pupils forgot at the dance? / Which person should the toothless child see?
> {venue}
Where can one ask for lost property from the school disco?
At what place does {full} have the gloves and the tooth?
Where are forgotten things collected after the dance?
In which building should the toothless child call?
> {date}
Before what day should you ask for the lost property?
Until when does {full} have the gloves from the disco?
What is the deadline for collecting forgotten things?
Until what day are the finds from the dance kept?

I know I said {time} at the {shop}, but {first}'s mum needs the car, so make it {time2} at \
{house}, and sorry about the short notice.
Sorry about the short notice: {first}'s mum needs the car, so it is {time2} at {house} and no \
longer {time} at the {shop}, as I said.
Not {time} at the {shop}, as I said, but {time2} at {house}, because {first}'s mum needs the \
car; sorry about the short notice.
> {time2}
When do I now make it at {house}, as the car is needed?
What time is it now, at short notice, and no longer {time}? / What is our new hour of meeting?
New hour of meeting? / When should I turn up after the change of plan?
> {house}
Where is it now, at short notice, and no longer at the {shop}?
At what place is it at {time2}, since the car is needed?
Where should I turn up after the change of plan? / New meeting place?
To whose doorstep has our meeting been moved, which home?
> {shop}
Where had I said {time}, before the short notice?
Where is it no longer, since {first}'s mum needs the car? / What was our original meeting place?
Which location was dropped when plans changed?
> {time}
What time had I said for the {shop}, before the short notice?
For when is it no longer, as the car is needed? / What was our original hour of meeting?
When need I not turn up any more, since plans changed?
> {first}
Whose mum needs the car? / Because of whose mum was there such short notice?
Which friend has no wheels today? / Whose parent upset our plans?

Since the move nothing is where it was: the bath towels live in the {box}, the {tool} {spot}, \
and the cutlery, says {first}, is still in {city}.
Nothing is where it was since the move; the cutlery is still in {city}, says {first}, the bath \
towels are in the {box} and the {tool} is {spot}.
Since the move you find the {tool} {spot} and the bath towels in the {box}, while the cutlery, \
according to {first}, is still in {city}.
> {box}
In what are the bath towels since the move? / What do the bath towels live in now?
Where do I find something to dry myself with? / Which container has what I need after a shower?
> {spot}
Where is the {tool} since the move, if the towels are in the {box}?
Since the move, where do you find the {tool} and not the bath towels?
Where should I look for the implement in the new home?
In what odd place has a piece of gear ended up after we changed address?
> {city}
Where is the cutlery still, since the move?
In which town is the cutlery still to be found since the move? / Where are our knives and forks?
I am eating with my hands. Where are our knives and forks?
What place did we forget to collect the spoons from?
> {first}
Who says that the cutlery is still in {city}?
According to whom is the cutlery still not here since the move?
Who knows about our knives and forks? / Who was asked why we eat with our hands in the new home?
> {tool}
Since the move, what do I find {spot}, when the cutlery is still in {city}?
Bath towels are in the {box} since the move; what is {spot}?
Which implement has an odd place in the new home?
What gear got a strange corner when we changed address?

Fondue night: whoever loses a cube of bread must {chore}, {first} lost {tally}, and {first2}, \
who lost none, is suspected of bribing the {pet_breed}.
At our fondue night you must {chore} if you lose a cube of bread; {first} lost {tally}, and \
{first2}, who lost none, is suspected of bribing the {pet_breed}.
{first2} lost no bread at our fondue night and is suspected of bribing the {pet_breed}; {first} \
lost {tally} cubes, and whoever loses one must {chore}.
> {chore}
What must you do if you lose a cube of bread?
At the fondue night, what must whoever loses bread do? / What was the forfeit at the cheese supper?
Which household task is the punishment for clumsy dippers?
> {first}
Who lost {tally} cubes of bread? / Who at the fondue night lost bread several times?
Who was the clumsy dipper? / Which diner has earned many forfeits at the cheese supper?
> {first2}
Who lost none at the fondue night? / Who is suspected of bribing the {pet_breed}?
Which diner may have cheated? / Who got through the cheese supper without a forfeit?
> {tally}
How many cubes of bread has {first} lost?
How often was a cube of bread lost by {first} at the fondue night?
What is the number of forfeits the clumsy dipper has earned?
How many morsels sank in the cheese because of one diner?
> {pet_breed}
What animal is {first2} suspected of bribing?
With the help of what, suspected of being bribed, were no cubes of bread lost?
Which pet may have taken part in cheating?
What four-legged accomplice could there be at the supper?

Gran's advice for {ailment}, given over the fence: {remedy}, no {drink} after {spoken_time}, and \
never mind what {doctor} says.
Over the fence Gran gave me her advice for {ailment}: never mind {doctor}, take {remedy}, and \
leave out {drink} after {spoken_time}.
Never mind {doctor}, was Gran's advice over the fence, for {ailment} there is {remedy}, and one \
should leave out {drink} after {spoken_time}.
> {ailment}
For what did Gran give me advice over the fence?
For which complaint is {remedy}, in Gran's advice?
What did the old lady claim to know a cure for?
From what was I suffering when I met the old lady outside?
> {remedy}
What is Gran's advice for {ailment}? / What should I take, was Gran's advice over the fence?
Which cure does the old lady believe in?
What would help me, in the view of an experienced relative?
> {drink}
What was I to leave out after {spoken_time}, on Gran's advice?
What does Gran's advice over the fence leave out in the evening?
Which beverage should I avoid late? / What is harmful to me at night, in the old lady's view?
> {spoken_time}
After when should one leave out {drink}, in Gran's advice?
After what time, in Gran's advice over the fence, is there no {drink}?
From which hour on is the beverage bad for me? / How late does the old lady allow a glass?
> {doctor}
Whom should I never mind, was Gran's advice? / Over the fence, whose words did Gran never mind?
Which physician does the old lady distrust?
What is the name of the medical person whose opinion she ignores?

Pottery evening: {first}'s vase exploded in the kiln, {first2}'s self-portrait was taken for one \
{animal}, and only {full}, aged {small}, sold something.
{first2}'s self-portrait was taken for one {animal} and {first}'s vase exploded in the kiln; \
only {full}, aged {small}, sold something at the pottery evening.
Only {full}, aged {small}, sold something at the pottery evening: the vase by {first} exploded \
in the kiln, and the self-portrait by {first2} was taken for one {animal}.
> {first}
Whose vase exploded in the kiln? / By whom was the vase that exploded at the pottery evening?
Whose clay work went to pieces? / Which hobby artist has only shards to show?
> {first2}
Whose self-portrait was taken for one {animal}?
By whom was the self-portrait at the pottery evening?
Which hobby artist saw his or her likeness misunderstood?
Who modelled himself or herself in clay, to the amusement of the rest?
> {animal}
For what was {first2}'s self-portrait taken?
For which animal was a self-portrait taken at the pottery evening?
Which beast did people see in a clay likeness? / What creature did someone seem to have modelled?
> {full}
Who sold something at the pottery evening? / Who was the only one, aged {small}, who sold anything?
Who earned money with clay? / Which hobby artist found a buyer?
> {small}
How old is {full}, who sold something at the pottery evening?
At the pottery evening, {full}, aged what, sold something?
What age is the successful hobby artist?
How many years has the one who found a buyer for clay lived?

First week in the houseshare: {first} labels every egg, {last} next door plays the {instrument} \
at {time}, and I have learned to say sorry in {language}.
In my first week in the houseshare I learned to say sorry in {language}, {first} labels every \
egg, and at {time} {last} next door plays the {instrument}.
At {time} {last} next door plays the {instrument}, {first} labels every egg, and I can already \
say sorry in {language} after my first week in the houseshare.
> {first}
Who labels every egg? / Who in the houseshare labels every egg?
Which flatmate is careful about breakfast property?
Name the flatmate with the pedantic habit at breakfast. / Who writes on food in the fridge?
> {last}
Who next door plays the {instrument}? / Who plays the {instrument} next door to the houseshare?
Which neighbour is musical at odd hours? / Through whose wall comes a daily concert?
> {instrument}
What does {last} next door play?
What is it that {last} plays next door to the houseshare at {time}?
What kind of concert comes through the wall? / On what does our neighbour make music?
> {time}
When does {last} next door play the {instrument}?
At what time is the {instrument} heard that {last} plays next door?
At what hour does the concert come through the wall? / When can I expect our neighbour's music?
> {language}
In which language did I learn to say sorry? / In what can I say sorry after my first week?
In what foreign tongue do I apologise? / Which new idiom do I need to excuse myself to flatmates?

My driving examiner, {full}, asked me to turn left at the {place}; I turned right, met {animals} \
on {street}, and passed with {small} faults.
I met {animals} on {street} because I turned right where {full}, my driving examiner, wanted \
left, at the {place}, and still I passed with {small} faults.
With {small} faults I passed, although I turned right and not left at the {place}, as {full}, my \
driving examiner, asked, and met {animals} on {street}.
> {full}
Who was my driving examiner? / Who asked me to turn left at the {place}?
Who judged my skills at the wheel? / Which official has given me a licence in spite of everything?
> {place}
Where had I been asked to turn left, when I turned right?
At what place did I turn right and not left, as the driving examiner wanted?
Where did I take the wrong direction in my test? / At which landmark did I not obey?
> {animals}
What did I meet on {street} when I turned right?
Which animals were met on {street}, where I turned right with my examiner?
What creatures got in the way of the candidate? / Which beasts were on the road during my test?
> {street}
On which street did I meet {animals}, having turned right and not left?
Where did I meet {animals}, having turned right with the driving examiner?
Which road were the beasts on? / Where did the candidate end up by mistake?
> {small}
With how many faults have I passed? / How many faults had the driving examiner noted when I passed?
How many mistakes did I make in my test? / Number of mistakes in my test?
What was the number of errors of the successful candidate?
"""
