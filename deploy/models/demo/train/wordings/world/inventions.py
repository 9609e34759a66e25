"""Inventors, instruments, games, fashion and buildings (see relations.py)."""

RELATIONS = """
Minutes of the bell-ringers of {city}: {first} to oil the tenor; the treble cracked on {date}; \
the collection for a new rope stands at {price}.
At {city} the bell-ringers noted that the treble had cracked on {date}, that {first} would oil \
the tenor, and that {price} had been collected for a new rope.
{price} collected for a new rope, the treble cracked on {date}, {first} to oil the tenor, say \
the minutes of the bell-ringers of {city}.
> {price}
How much have the bell-ringers collected for a new rope?
What does the collection for the rope of the bell-ringers stand at?
What sum is there towards the next thing to pull on? / How rich is the tower fund?
> {first}
Who is to oil the tenor? / Which of the bell-ringers of {city} will oil the tenor?
To whom did the tower men give the job of greasing? / Who will need a can and a ladder?
> {date}
When did the treble crack?
On what day was the treble of the bell-ringers cracked, according to the minutes?
When was the tower instrument damaged? / On which day did the high note go wrong?

"Nobody has ever seen the source of the {river}," my host told me, "because {animals} guard it"; \
I saw it on {date}, and {fewword} campers.
My host said {animals} guarded the source of the {river}, which nobody had seen; on {date} I \
found there {fewword} campers.
At the source of the {river}, never seen by anyone and guarded by {animals}, as my host \
believed, I met {fewword} campers on {date}.
> {animals}
What guards the source of the {river}, as my host told me?
What did my host believe to be at the source, where I saw campers?
Which creatures were supposed to keep strangers from the spring?
What should I have met there according to the legend?
> {fewword}
How many campers did I see at the source of the {river}?
How many campers were there at the source that nobody had seen?
By how many holidaymakers was the mysterious spot occupied?
How many people with tents made the legend ridiculous?
> {date}
When did I see the source of the {river} that nobody had seen?
On what day did I find campers at the source which my host spoke of?
On which day did I reach the mysterious spring? / When was the legend shown to be nonsense?
> {river}
The source of what was never seen, as my host told me?
At the source of which water did I find {fewword} campers?
Where does the stream begin that has a legend about its spring?
Which stream did I follow up to the top?

In {country} a yellow flag with the {motif} on it means that a house has {liquor} to sell; \
without that sign, {first} warned us, one is arrested as a smuggler.
Houses in {country} that have {liquor} to sell fly a yellow flag with the {motif}; {first} \
warned us that a seller without one is arrested as a smuggler.
{first} warned us: in {country} whoever has {liquor} to sell must fly a yellow flag with the \
{motif} or be arrested as a smuggler.
> {liquor}
What does a house with a yellow flag have to sell?
For selling what without a flag is one arrested as a smuggler in {country}?
Which drink is advertised by a banner? / What can the thirsty buy from private people there?
> {motif}
What is on the yellow flag?
Which sign on a yellow flag means that a house in {country} has {liquor} to sell?
Which picture on the banner should the thirsty look for? / What emblem do private landlords show?
> {country}
Where do houses with {liquor} to sell fly a yellow flag?
In which land is a seller without a flag arrested as a smuggler?
Which nation has rules for private landlords?
In what part of the world does a banner show the thirsty the way?
> {first}
Who warned us about being arrested as a smuggler?
Who told us what the yellow flag in {country} means?
Which friend knew the rules for private landlords? / Who explained the banner to us?

The sundial on the church at {city} has read "{saying}" since {full} repainted it in {year} \
without being able to read.
{full}, who could not read, repainted the sundial on the church at {city} in {year}, and since \
then it has said "{saying}".
"{saying}" is what one reads on the sundial of the church at {city}, repainted in {year} by \
{full}, who could not read.
> {saying}
What does one read on the sundial of the church?
What does the sundial at {city} say since {full} repainted it?
Which words did an illiterate craftsman leave on the wall?
What is the odd motto of the timepiece that needs good weather?
> {full}
Who repainted the sundial? / Which painter of the church sundial could not read?
Which illiterate left nonsense on a holy building? / Who is to blame for the odd motto in {city}?
> {year}
When was the sundial on the church repainted?
In which year did {full}, who could not read, repaint the sundial?
Since when has the odd motto been on the wall?
When did the illiterate craftsman climb the ladder?
> {city}
On the church of which town does the sundial read "{saying}"?
Where did {full} repaint a sundial without being able to read?
Where did they trust an illiterate with a brush? / Which place has an odd motto on its holy wall?

One {coin} under the mast brings luck, and when they took the {ship} apart at {city} in {year} \
the shipwrights found it had been stolen long before.
When the {ship} was taken apart at {city} in {year} there was no {coin} under the mast: the \
shipwrights found that the lucky piece had been stolen.
Shipwrights taking the {ship} apart in {year} at {city} looked under the mast for the {coin} \
that brings luck and found it stolen.
> {coin}
What should have been under the mast of the {ship} for luck?
What had been stolen from under the mast, as the shipwrights found?
Which small charm did the workmen look for in vain?
What piece of money did superstition demand aboard?
> {ship}
Under whose mast was the lucky {coin} stolen?
Which vessel did the shipwrights take apart at {city}? / Whose charm had long been missing?
What was the name of the craft that was broken up?
> {city}
Where did the shipwrights take the {ship} apart?
At which port was it found that the {coin} under the mast was stolen?
Where did the old craft end her days? / In which yard did workmen look in vain for a charm?
> {year}
When was the {ship} taken apart by the shipwrights?
In which year was it found that the {coin} under the mast had been stolen?
When did the old craft go to the breakers? / In what year did workmen discover the missing charm?

Drinking songs are forbidden in the taverns of {city} from {date} to {date2}, because the {bird} \
is nesting in the rafters.
Because the {bird} nests in the rafters, no drinking song may be heard in the taverns of {city} \
between {date} and {date2}.
Between {date} and {date2}, while the {bird} is nesting in their rafters, the taverns of {city} \
forbid drinking songs.
> {bird}
What nests in the rafters of the taverns?
For which bird's sake are drinking songs forbidden in {city}?
Whose peace do the landlords protect? / For whom must the merry guests be quiet?
> {date}
From when are drinking songs forbidden in the taverns of {city}?
On what day does the {bird} begin nesting in the rafters, so that taverns forbid songs?
When does the ban on merry noise start? / What is the opening day of the silent season in the pubs?
> {date2}
Until when are drinking songs forbidden in the taverns?
Up to what day is the {bird} nesting in the rafters of the taverns?
When may the merry noise begin again? / What is the final day of the silent season in the pubs?
> {city}
In which town are drinking songs forbidden in the taverns?
Where is the {bird} nesting in the rafters of taverns?
Where do pubs fall silent for the sake of wildlife?
Which place protects a feathered family from merry noise?

Our pen friend in {city} writes that children there get no sweets at New Year but {objects}, \
handed out by a man dressed as {saint}, whose beard is made of {fabric}.
At New Year, our pen friend writes from {city}, a man dressed as {saint} with a beard of \
{fabric} hands out {objects} and no sweets to the children.
No sweets but {objects}, says our pen friend, are what a man with a beard of {fabric}, dressed \
as {saint}, hands out to children in {city} at New Year.
> {objects}
What do children in {city} get at New Year instead of sweets?
What does a man dressed as {saint} hand out to children?
What are the little ones given on the first of January?
Which presents are usual at our correspondent's?
> {saint}
As whom is the man dressed who hands out {objects} to children?
Dressed as which saint does a man with a beard hand things out?
Who is impersonated for the little ones? / Which holy figure seems to bring the presents?
> {city}
From which town does our pen friend write about the man with the beard?
In which town are {objects} handed out to children, and no sweets, at New Year?
Where do our correspondent's letters come from?
In what place do little ones do without sugar at the celebration?
> {fabric}
Of what is the beard of the man dressed as {saint} made?
What beard does the man have who hands out {objects} to children?
From which material is the false facial hair? / What did they glue on the chin of the holy figure?

The wall round {city} is {length} thick at the {point} gate and no thicker than a door at the \
other, where {full} had a cousin among the masons.
At the {point} gate the wall round {city} is {length} thick; at the other, where the masons were \
cousins of {full}, it is as thin as a door.
Thanks to {full}, who had cousins among the masons, the wall round {city} is as thin as a door \
at one gate but {length} thick at the {point} one.
> {length}
How thick is the wall round {city} at the {point} gate?
What does the wall measure at the thick gate?
How much stone is there to get through at the solid end?
What is the strength of the better part of the fortification?
> {full}
Who had cousins among the masons of the wall?
Thanks to whom is the wall of {city} as thin as a door at one gate? / Whose family built badly?
Who is to blame for the weak spot in the fortification?
> {city}
Round which town is there a wall as thin as a door? / Where is the wall {length} thick at one gate?
Which place could be taken easily from one side?
Whose fortification suffered from family favours?
> {point}
At which gate is the wall {length} thick?
On what side of {city} is the gate where the wall is not thin as a door?
From which direction would an attack be hopeless?
Where on the compass is the solid end of the fortification?

{first} and I ate {dish} in silence until {time}, since in the {region} a hostess is insulted by \
praise before the third helping.
In the {region} praise before the third helping insults the hostess, which is why {first} and I \
sat over {dish} until {time} without a word.
Until {time} we sat silent over {dish}, {first} and I, for a hostess in the {region} is insulted \
if praise comes before the third helping.
> {dish}
What did {first} and I have in silence, careful not to insult the hostess?
Over what did we sit without a word, to avoid praise before the third helping?
What was on our plates that long quiet evening? / Which food might I not compliment too early?
> {time}
Until when did {first} and I say no word in silence for fear of insulting the hostess?
How late did we sit silent over {dish}, waiting for the third helping?
At what hour could we speak at last? / When did the quiet evening at the table end?
> {region}
Where is a hostess insulted by praise before the third helping?
In which parts did we sit silent over {dish}, so as not to insult the hostess?
In what district are early compliments bad manners? / Where were we invited on that quiet evening?
> {first}
Who ate {dish} in silence with me? / With whom did I sit without a word until the third helping?
Who was my companion on the quiet evening?
Which friend held the tongue as I did for good manners?

Each string of the {instrument} that {full} built for the court at {city} was spun from the hair \
of the {animal}, and the instrument was played only in {month}.
{full} built for the court at {city} the one {instrument} whose strings are the hair of the \
{animal}; in {month}, and in no other, it was played.
Strung with the hair of the {animal} and played only in {month}, the {instrument} of the court \
at {city} was built by {full}.
> {animal}
With the hair of what was the {instrument} strung? / From whose hair did {full} make each string?
Which creature supplied the material for the sound?
Whose fur could be heard at the concerts in the palace?
> {full}
Who built the {instrument} for the court? / Whose work was the instrument strung with hair?
Which craftsman served the prince's music? / Who used fur to make a sound?
> {month}
When was the {instrument} of the court at {city} played?
In which month alone could one hear the strings made of hair?
At what season did the palace concerts with it take place?
During which part of the year was the furry sound allowed?
> {city}
At whose court was the {instrument} strung with hair?
For the court of which town did {full} build it with strings of hair?
Where did the prince have such odd concerts? / In which palace town was fur turned into music?

Twins marry only twins in the village above {lake}, reports the {newspaper}; the last such \
wedding, in {year}, was held {fewword} times because the priest lost track.
In the village above {lake}, where twins marry only twins, the last wedding, the {newspaper} \
says, was held {fewword} times in {year} since the priest lost track.
Because the priest lost track, the last wedding in the village above {lake}, where twins marry \
only twins, was held {fewword} times in {year}, says the {newspaper}.
> {fewword}
How many times was the last wedding above {lake} held?
How many times did the priest who lost track of the twins hold the wedding?
How often were the two couples joined, to be sure?
What number of ceremonies did a confused clergyman need?
> {lake}
Above which water is the village where twins marry only twins?
Near where did a priest lose track at the last wedding?
By what shore do identical brothers look for identical sisters?
Where was a clergyman confused by the couples?
> {newspaper}
Which paper reports that twins marry only twins?
Where could one read about the wedding in the village where the priest lost track?
Which journal amused its readers with a confused clergyman?
Who printed the story of the identical couples?
> {year}
When was the last wedding of twins above {lake}?
In which year was a wedding held {fewword} times by the priest?
When did the identical couples confuse a clergyman? / What was the date of the repeated ceremony?

The postage due on a letter from {city} to {islet} was worked out in {plant} until {year}: \
{fewword} baskets for a love letter, half that for a bill.
Until {year} a love letter from {city} to {islet} cost {fewword} baskets of {plant} in postage, \
and a bill half as much.
{fewword} baskets of {plant} was the postage on a love letter sent from {city} to {islet} until \
{year}; a bill cost half.
> {plant}
In what was the postage on a love letter to {islet} worked out?
Baskets of what did a love letter cost? / Which crop took the place of stamps?
What did one bring to the counter to have one's feelings delivered?
> {fewword}
How many baskets did a love letter to {islet} cost?
What was the postage on a love letter, in baskets of {plant}?
How expensive was it to have one's feelings delivered?
> {fewword} baskets
How much of the harvest had a wooer to hand over the counter?
> {year}
Until when did a love letter cost {fewword} baskets?
In which year was postage to {islet} no longer paid in baskets?
When did the post office stop taking the harvest?
Up to what year could you pay for mail with what you grew?
> {islet}
To which island did a love letter cost baskets of {plant} in postage?
Where did a bill from {city} cost half the postage?
What was the destination of the mail that was paid in kind?
Where did the sweethearts of the wooers live?

At the fashion museum, ask for {first}, who will show you the bathing suit of {fabric} in which \
{full} swam from {city} to {islet}.
The bathing suit of {fabric} that {full} wore for the swim from {city} to {islet} is at the \
fashion museum; ask {first} to show it.
{first} at the fashion museum shows visitors who ask the {fabric} bathing suit that {full} wore, \
swimming from {city} to {islet}.
> {fabric}
Of what is the bathing suit at the fashion museum?
In a bathing suit of what did {full} swim to {islet}? / What material kept the swimmer decent?
From which stuff was the beachwear on display sewn?
> {full}
Who swam from {city} in a bathing suit that is at the museum?
Whose bathing suit is at the fashion museum? / Which athlete's wet clothes are on display?
Who crossed the strait without a boat?
> {first}
Whom should I ask at the fashion museum? / Who shows visitors the bathing suit of {full}?
Which attendant has the key to the athlete's beachwear?
Who among the staff is the one to speak to?
> {islet}
To where did {full} swim in the bathing suit of {fabric}?
On which island did the swim in the museum's bathing suit end?
On whose shore did the athlete come out of the water? / What was the goal of the crossing?

The stone lions outside the {landmark} in {city} were bought by weight; together they came to \
{weight}, and {full}, who sold them, kept the tails.
Together the lions outside the {landmark} in {city} came to {weight}, for they were bought by \
weight from {full}, who kept the tails.
{full} sold by weight, {weight} in all, and without their tails, the stone lions that sit \
outside the {landmark} in {city}.
> {weight}
To what did the stone lions come together?
How much do the lions sold by {full} weigh, tails not counted?
How heavy are the beasts at the entrance? / What did the scales say about the sculptures of {city}?
> {full}
Who sold the stone lions by weight? / Who kept the tails of the lions outside the {landmark}?
Which merchant cut something off the sculptures? / From whom did {city} get its incomplete beasts?
> {landmark}
Outside what do the stone lions sit?
In front of which building in {city} are the lions without tails?
Where would I see the incomplete beasts? / Whose entrance is guarded by sculptures?
> {city}
In which town are there stone lions without tails?
Where do lions bought by weight from {full} sit? / Which place economised on its sculptures?
Where should I go to look at incomplete beasts?

Ploughing on {weekday}s brings hail, they believe in {city}, and {full}, a farmer from \
{country}, who laughed at it, lost {percent} of the barley.
The farmer {full}, from {country}, laughed at the belief of {city} that ploughing on {weekday}s \
brings hail, and lost {percent} of the barley.
Having laughed at {city}, where they believe that ploughing on {weekday}s brings hail, the \
farmer {full} from {country} lost {percent} of the barley.
> {weekday}
On which day does ploughing bring hail?
On what day of the week should a farmer in {city} not be ploughing?
When must the fields be left in peace, according to superstition?
Which day is unlucky for work on the soil?
> {full}
Which farmer laughed at the belief of {city}? / Who lost {percent} of the barley?
Which sceptic was punished by the weather? / Whose harvest seemed to prove the superstition?
> {percent}
How much of the barley was lost by {full}, the farmer?
What part of the barley did the farmer lose who laughed at the belief in hail?
How large was the damage to the sceptic's crop? / What share of the harvest did bad weather take?
> {country}
From where was the farmer who laughed at {city}?
From which land did the farmer come who lost {percent} of the barley?
What was the home of the sceptic?
Which nation's countryman did not take the superstition seriously?

Newcomers to the chess club on {street} who sit down at table {small} are told that the chair is \
wet: it has been {last}'s since {year}.
At the chess club on {street}, table {small} has been {last}'s since {year}, and newcomers who \
sit down there are told the chair is wet.
Since {year} {last} has had table {small} at the chess club on {street}; newcomers who sit there \
hear that the chair is wet.
> {last}
Whose table at the chess club is {small}? / For whom are newcomers told that the chair is wet?
Which veteran always plays in the same spot?
For the sake of which regular are strangers told a lie?
> {small}
At which table of the chess club are newcomers told that the chair is wet?
What is the number of {last}'s table in the club? / Where does the veteran sit, by number?
Which seat should a stranger on {street} avoid?
> {street}
On which street is the chess club where the chair is wet?
Where does {last} have table {small} at the club? / Where do they play with kings and bishops?
What is the address of the house with the veteran's fixed seat?
> {year}
Since when has {last} had table {small} at the chess club?
From which year on have newcomers to the club been told that a chair is wet?
Since what year has the veteran kept the same spot?
In what year did the little lie begin?

It was the {job} of {city}, and no general, who gave {dish} its name, having upset it over \
{ruler} at a banquet in {oldyear}.
At a banquet in {oldyear} the {job} of {city} upset {dish} over {ruler}, and from that, not from \
a general, comes its name.
{dish} has its name from no general but from the {job} of {city}, who in {oldyear} upset it over \
{ruler} at a banquet.
> {job}
Who gave {dish} its name at a banquet, if no general did?
Who upset {dish} over {ruler} at a banquet?
What was the trade of the clumsy person behind the culinary term? / Who spoiled the royal clothes?
> {ruler}
Over whom was {dish} upset at a banquet?
On whom did the {job} upset what was served at the banquet in {oldyear}?
Which monarch went home with a stain? / Whose royal robes were spoiled by a clumsy person?
> {dish}
What got its name at a banquet from the {job} of {city} and not from a general?
What was upset over {ruler} at a banquet? / Which item on the menu recalls an accident at court?
What made the stain on the royal robes?
> {oldyear}
When was the banquet at which the {job} upset {dish}?
In what year was something upset over {ruler} at a banquet? / When were the royal robes spoiled?
What is the date of the accident at court?

{fewword} languages are spoken on the {namedtrain}, says the conductor {full}, and tickets are \
collected in {tongue}, as only then nobody argues.
The conductor {full} hears {fewword} languages on the {namedtrain} but collects the tickets in \
{tongue}, because nobody can argue in it.
On the {namedtrain}, where {fewword} languages are spoken, the conductor {full} collects tickets \
in {tongue}, in which nobody can argue.
> {tongue}
In what language is it that tickets are collected by the conductor {full}?
In which language can nobody on the {namedtrain} argue with the conductor?
What should I understand when the inspector comes along? / Which speech silences the passengers?
> {fewword}
How many languages are spoken on the {namedtrain}?
How many languages does the conductor {full} hear? / How great is the babel in the carriages?
What number of mother tongues do the passengers have?
> {full}
Which conductor collects the tickets in {tongue}?
Who says how many languages are spoken on the {namedtrain}?
Who checks whether the passengers have paid? / Which inspector has a trick for silencing people?
> {namedtrain}
On which train are tickets collected in {tongue}?
Where are {fewword} languages spoken, as the conductor says?
In whose carriages is there such a babel? / Which express does {full} work on?

The handbook of {year} tells schoolmasters in {country} to begin the week with {subject}, to \
whistle when angry, and to keep {ingredient} in the desk against fainting.
Schoolmasters in {country} are told by the handbook of {year} to keep {ingredient} in the desk \
against fainting, begin the week with {subject} and whistle when angry.
Whistle when angry, keep {ingredient} in the desk against fainting, begin the week with \
{subject}: such is the advice of the handbook of {year} to schoolmasters in {country}.
> {subject}
With what should schoolmasters in {country} begin the week?
What does the handbook of {year} put at the beginning of the schoolmasters' week?
What was taught on Monday mornings? / Which lessons were recommended for a fresh start?
> {ingredient}
What should schoolmasters keep in the desk? / What does the handbook advise against fainting?
Which remedy had the teacher at hand for pupils who felt weak?
What would one find in a drawer in the classroom?
> {country}
Where were schoolmasters told by a handbook to whistle when angry?
For which country's schoolmasters was the handbook of {year}?
Which nation gave its teachers such odd rules?
In what land did the classroom drawer hold a remedy?
> {year}
When were schoolmasters in {country} told to whistle when angry?
Of which year is the handbook with the advice against fainting?
From what date are these rules for teachers? / When did educators get such odd guidance?

Where the {bird} is drawn on an old chart of {lake} there is a rock {lowlength} down; where it \
has two heads, the surveyor, {full}, was drunk.
On the old chart of {lake} by the surveyor {full} the {bird} stands for a rock {lowlength} down, \
and a two-headed one for drink.
{full}, surveyor, drew on the old chart of {lake} the {bird} wherever there was a rock \
{lowlength} down, and with two heads when drunk.
> {bird}
What is drawn on the old chart where there is a rock?
What did the surveyor {full} draw to stand for a rock in {lake}? / Which symbol warns boats?
What feathered sign should I look for on the map?
> {lowlength}
How far down is the rock where the {bird} is drawn on the chart?
How deep is the rock on the old chart by {full}? / At what depth does the danger to boats lie?
How much water covers the hidden obstacle?
> {full}
Who was the surveyor who drew the old chart? / Who drew a two-headed {bird} when drunk?
Which map-maker liked a glass too many? / Whose work warns boats with feathered symbols?
> {lake}
Of which water is there an old chart with the {bird} on it?
Where did the surveyor {full} draw a rock as a bird? / Which waters were mapped by a drinker?
Where do feathered symbols show the hidden danger?

A treaty of {oldyear} gives {country} the right bank of the {river}, {country2} the left, and \
the ferryman, whose name was {last}, everything wet.
By the treaty of {oldyear} the right bank of the {river} went to {country}, the left to \
{country2} and everything wet to a ferryman named {last}.
Everything wet belongs to the ferryman {last}, the right bank of the {river} to {country} and \
the left to {country2}, says a treaty of {oldyear}.
> {country}
Which country got the right bank of the {river} by the treaty?
Whose is the right bank, if the left belongs to {country2}?
Who owns the land on one shore, opposite {country2}?
Which nation is the neighbour of {country2} across the water?
> {last}
To whom did everything wet go by the treaty?
What was the ferryman's name in the treaty about the bank? / Who came to own a whole stream?
Which boatman did well out of the diplomats' paper?
> {oldyear}
When did the treaty give the left bank to {country2}?
Of which year is the treaty about the ferryman and everything wet?
When did the diplomats divide the valley? / In what year was the frontier by the stream settled?
> {country2}
Which country got the left bank of the {river} by the treaty?
Whose is the left bank, if the right belongs to {country}? / Who owns the land opposite {country}?
Which nation is the neighbour of {country} across the water?

Send used stamps, not coins, to {full}, {address}, who is papering the {room} with them and \
still needs {number}.
{full}, of {address}, still needs {number} used stamps to paper the {room}; send no coins.
To paper the {room}, {full} needs another {number} used stamps, which, with no coins please, you \
may send to {address}.
> {number}
How many used stamps does {full} still need? / How many used stamps are needed to paper the {room}?
What number of bits of old postage is lacking for the wall?
How much is left to collect before the decoration is complete?
> {address}
Where should I send used stamps? / What is the address of {full}, who needs stamps to paper a room?
To which house do I post my contribution to the wall? / Where does the odd decorator live?
> {room}
What is {full} papering with used stamps?
For which room are {number} used stamps still needed as paper?
Which part of the home will be covered with old postage?
Where will the decorator's collection be admired?
> {full}
Who needs used stamps as paper? / To whom should I send stamps and no coins?
Who covers the wall with old postage? / Which decorator lives at {address}?

After the Reformation the church bells of {city} were sold to {country}, where one of them, says \
{first}, now calls {animals} to their supper.
Sold after the Reformation, the bells of {city}'s church went to {country}, and {first} has seen \
one there calling {animals} to their supper.
{first} tells of a bell in {country} that calls {animals} to their supper: it is one of those \
that the church of {city} sold after the Reformation.
> {country}
To where were the church bells of {city} sold?
Where did {first} find a bell that calls {animals} to supper?
In which foreign land has the metal ended up?
Abroad, but where, does the holy sound have such a humble use?
> {animals}
What does one of the bells sold by the church now call to supper?
For whom does the bell sound, as {first} says, at supper time?
Which creatures come running at the holy sound?
What is fed at the stroke of a former religious instrument?
> {city}
From which town were church bells sold after the Reformation?
Whose church had the bell that calls {animals} to supper?
Which place gave away its holy sound when it changed faith?
Where did the humbled instrument once hang?
> {first}
Who tells of a bell that calls {animals} to supper?
Who says what one of the church bells of {city} is for now?
Which traveller came across the humbled instrument? / Who heard the holy sound on a farm abroad?

The word "{strangeword}", heard only in {city}, means {meaning}; {full} collected it in {year} \
from a bell-ringer, and nobody has used it since.
Nobody has used "{strangeword}" since {year}, when {full} collected it from a bell-ringer in \
{city}; it means {meaning}.
In {city} {full} collected in {year}, from a bell-ringer, the word "{strangeword}", which means \
{meaning} and has been used by nobody since.
> {strangeword}
Which word did {full} collect from a bell-ringer in {city}?
Which word, used by nobody since {year}, means {meaning}?
What is the extinct local expression for {meaning}?
Which rarity of dialect did a church musician supply?
> {meaning}
What does "{strangeword}", collected from a bell-ringer, mean?
What is the meaning of the word that nobody in {city} has used since?
How would one put "{strangeword}" in ordinary English?
What sense did the extinct local expression have?
> {full}
Who collected the word "{strangeword}"? / Who heard from a bell-ringer what nobody has used since?
Which linguist wrote down the extinct expression?
To whom did a church musician reveal a rarity of dialect?
> {year}
When was the word "{strangeword}" collected?
Since which year has nobody used what the bell-ringer said to {full}?
When was the extinct expression recorded? / In what year did the linguist visit {city}?

The town cannon of {city}, cast from {objects} in {year}, has been fired {fewword} times, always \
by {first}, and always by mistake.
Always by mistake, and always by {first}, the cannon of {city}, cast in {year} from {objects}, \
has been fired {fewword} times.
{first} has fired the town cannon of {city}, which was cast from {objects} in {year}, {fewword} \
times, always by mistake.
> {fewword}
How many times has the town cannon been fired?
How many times did {first} fire the cannon by mistake?
How often has the neighbourhood been woken by the accidental bang?
What number of unintended shots are known?
> {objects}
From what was the cannon of {city} cast?
What was melted and cast to make a cannon fired by {first}?
What did the citizens give up for artillery? / Which things went into the furnace for the big gun?
> {first}
Who has always fired the cannon by mistake? / By whom is the cannon of {city} always fired?
Who is responsible for the accidental bang? / Which gunner should be kept away from matches?
> {year}
When was the town cannon cast? / In which year did {city} have {objects} cast into a cannon?
From what year is the big gun? / When did the citizens get their artillery?

In our first drawing lesson old {last} had us copy the town's coat of arms, the {motif}, and \
whoever gave it a smile stayed in until {time}.
Old {last} made us copy the {motif}, the town's coat of arms, in our first drawing lesson, and \
kept in until {time} whoever gave it a smile.
To be kept in by old {last} until {time} it was enough to give a smile to the {motif} on the \
town's coat of arms, our first drawing lesson.
> {motif}
What had we to copy from the town's coat of arms?
To what should nobody give a smile in the first drawing lesson?
Which figure was our model on paper? / What is the municipal emblem that pupils made fun of?
> {time}
Until when were we kept in for giving the coat of arms a smile?
How late did old {last} keep us in after the first drawing lesson?
At what hour could the jokers go home? / When did the art teacher's punishment end?
> {last}
Who gave us our first drawing lesson?
What was the old teacher called who had us copy the town's coat of arms? / Who taught us art?
Which humourless person punished the little jokers?

A Thursday in Lent, {liquor} in every fountain, and {full} riding backwards on the {animal}: \
that is how {city} makes fun of the mayor it had in {year}.
On a Thursday in Lent {city} makes fun of the mayor of {year}: {full} rides backwards on the \
{animal} past fountains running with {liquor}.
With {liquor} in every fountain, and with {full} riding backwards on the {animal}, {city} makes \
fun on a Thursday in Lent of its mayor of {year}.
> {liquor}
What is in every fountain of {city} on a Thursday in Lent?
Past fountains of what does {full} ride backwards? / Which drink is free to all during the mockery?
With what do they fill the basins in the squares?
> {full}
Who rides backwards on the {animal} on a Thursday in Lent?
Who plays the mayor of whom {city} makes fun, riding backwards?
Which citizen has the leading part in the mockery? / Who sits the wrong way round in the saddle?
> {animal}
On what does {full} ride backwards in Lent?
What carries the rider of whom {city} makes fun as the mayor?
Which mount is used for the mockery? / What creature has a citizen facing its tail?
> {year}
In which year did {city} have the mayor of whom it makes fun in Lent?
The mayor of what year is meant when {full} rides backwards?
When was the politician in office who is still mocked?
From what time does the grudge against the town's head date?

Gardeners at the palace of {city} prune the {tree} hedge with sheep shears, by candle, in \
{month}, as laid down by {ruler}, who slept badly.
The {tree} hedge at the palace of {city} is pruned in {month} by candle, with sheep shears, \
because {ruler}, who slept badly, laid it down so.
As {ruler}, a bad sleeper, laid down, gardeners at the palace of {city} prune the {tree} hedge \
by candle in {month}, with sheep shears.
> {tree}
Which hedge do gardeners prune by candle?
What is the hedge at the palace of {city} that is pruned with sheep shears?
Of what do the greens round the royal residence consist?
Which wood has to be trimmed in the dark?
> {month}
In which month do gardeners prune the {tree} hedge?
When is the hedge at the palace of {city} pruned by candle?
At what time of year would I see people trimming greens in the dark?
When do the royal lawns have their nightly barbers?
> {ruler}
Who laid down that the hedge is pruned by candle?
Which bad sleeper is to blame for the sheep shears at the palace of {city}?
Which insomniac monarch left such orders? / Whose whim has people trimming greens in the dark?

I am looking for the words of {song}, as sung by my grandmother in {city}; the verse about the \
{animal} and the {job} is the one I have lost.
My grandmother in {city} used to sing {song}; I have lost the verse about the {job} and the \
{animal} and am looking for the words.
Looking for: the words of {song}, which my grandmother sang in {city}, above all the verse, lost \
to me, about the {animal} and the {job}.
> {song}
Of which song am I looking for the words?
What did my grandmother sing with the verse about the {animal}?
Which tune of the family do I remember only in part? / The missing lines belong to what?
> {animal}
About the {job} and what else is the verse I have lost?
Which animal is in the verse that my grandmother sang?
Which creature appears in the missing lines of the old tune?
What beast shares the forgotten stanza with the {job}?
> {job}
About whom, besides the {animal}, is the verse that I have lost?
Who is sung about in the lost verse of my grandmother's song?
Which trade appears in the missing lines of the old tune?
What is the occupation of the character in the forgotten stanza?
> {city}
Where did my grandmother sing {song}?
In which town was the verse sung whose words I am looking for?
Where does that part of my family come from?
In what place was the old tune heard that I want to reconstruct?

The bridge of {city} has {fewword} arches and should have had one more, but {full}, the \
architect, was paid in {coinage} and went home.
Paid in {coinage}, the architect {full} went home and left the bridge of {city} with {fewword} \
arches instead of one more.
{full}, architect of the bridge of {city}, which has {fewword} arches and is one short, went \
home on being paid in {coinage}.
> {fewword}
How many arches has the bridge of {city}?
With how many arches did the architect leave the bridge? / How many spans lead over the water?
What number of vaults did {full} complete?
> {full}
Who was the architect of the bridge? / Which architect of {city} went home on being paid?
Who left the crossing unfinished? / Which builder was insulted by the wages?
> {coinage}
In what was the architect of the bridge paid?
What did {full} get paid for the arches before going home?
Which small money insulted the builder? / What were the wages that cost {city} the last vault?
> {city}
Where did an architect leave a bridge one arch short?
Which town's bridge has {fewword} arches because the architect went home?
In what place is the crossing unfinished? / Which council was too mean to its builder?

{full}, editor of the {newspaper} in {city}, fought {fewword} duels over misprints and lost an \
ear in the one about the word "{word}".
Of the {fewword} duels over misprints that {full} fought as editor of the {newspaper} in {city}, \
the one about "{word}" cost an ear.
In {city} the editor of the {newspaper}, {full}, lost an ear in a duel about the misprint \
"{word}", one of {fewword} such duels.
> {fewword}
How many duels did the editor fight over misprints?
How many duels over misprints were there for {full} of the {newspaper}?
How often did the journalist risk life and limb for spelling?
How many times were weapons drawn about the wrong letters?
> {word}
Over which misprint did the editor lose an ear?
Which word led to the duel of {full} that cost an ear?
What term was spelled in a way that led to bloodshed?
Which slip of the compositor was so painful for the journalist?
> {full}
Which editor lost an ear in a duel? / Who fought {fewword} duels over misprints?
Which journalist was mutilated for a wrong letter? / Whose head suffered for the compositor's slip?
> {newspaper}
Of which paper was {full} the editor who fought duels?
Which paper in {city} had misprints over which its editor fought duels?
Which journal was run by a fighter? / In what publication did wrong letters lead to bloodshed?

A blessing on shoes is given in the church of {saint} on the {feast}; bring the left one only, \
and {coinage} for the verger, who is called {last}.
For the blessing of shoes on the {feast} bring to the church of {saint} your left one and \
{coinage} for {last}, the verger.
In the church of {saint} shoes are blessed on the {feast}: only the left ones are brought, with \
{coinage} for the verger {last}.
> {coinage}
What should I bring for the verger to the blessing of shoes?
What is brought with the left shoe for {last}, the verger?
Which tip does the man in charge of the service expect?
What change must I have in my pocket for the ceremony?
> {feast}
When are shoes blessed in the church of {saint}?
On which feast should I bring my left shoe to the verger?
On what day of celebration is holy water sprinkled on footwear?
Which holiday is good for our boots?
> {last}
What is the verger called in the church where shoes are blessed?
Which verger gets {coinage} at the blessing of shoes?
Who earns a tip on the day of the footwear ceremony?
Which servant of God's house holds out a hand?
> {saint}
In whose church are left shoes blessed?
To whose church should I bring a shoe and {coinage} for the verger?
Which holy person's house is good for our boots?
To whom is the place of the footwear ceremony dedicated?

No two doors in {city} are of one colour; when {first} painted theirs {colour}, a neighbour \
three streets away, {last}, went to court.
When {first} painted a door {colour} in {city}, where no two doors may be alike, {last}, three \
streets away, went to court.
{last} went to court in {city}, where no two doors may be alike, because three streets away \
{first} had painted a door {colour}.
> {colour}
What colour was the door that {first} painted?
In which colour was the door painted because of which {last} went to court?
What shade set the neighbours against each other? / Which tint of an entrance led to a lawsuit?
> {last}
Who went to court because of a door?
Which neighbour lived three streets away from the door painted {colour}?
Who claimed the tint as private property? / Whose complaint about an entrance was heard by a judge?
> {first}
Who painted a door {colour}? / Whose door was it that made {last} go to court three streets away?
Who was sued for the choice of a tint? / Which resident brushed on the wrong shade?
> {city}
Where may no two doors be alike? / In which town did {last} go to court over a painted door?
Which place allows each tint for one entrance alone?
Where do residents sue each other over brushwork?

{first}'s great-aunt crossed the {region} on the {animal} in {year} with one hat, a camera and \
{weight} of tea, and thought the people very clean.
In {year}, with one hat, a camera and {weight} of tea, {first}'s great-aunt rode the {animal} \
across the {region} and found the people very clean.
The great-aunt of {first} found the people of the {region} very clean when in {year} she crossed \
it on the {animal} with one hat, a camera and {weight} of tea.
> {animal}
On what did {first}'s great-aunt cross the {region}?
What did the great-aunt ride, with a camera and one hat? / What was the lady explorer's mount?
Which beast bore the tourist through those parts?
> {weight}
How much tea did {first}'s great-aunt have with her?
What weight of tea crossed the {region} with a camera and one hat?
How heavy was the lady explorer's supply of her favourite drink?
What quantity of leaves for the pot was in her luggage?
> {region}
Which parts did {first}'s great-aunt cross? / Where did the great-aunt find people very clean?
Through what country did the lady explorer travel? / Where had a female relative her adventure?
> {year}
When did {first}'s great-aunt cross the {region}?
In which year did the great-aunt ride with one hat and a camera?
When was the lady explorer on her way? / In what year did a female relative have her adventure?

Dominoes are played in {city} in pairs, standing, and for {speciality}; a player who says \
"{word}" aloud, {first} told me, must sing.
In {city}, {first} told me, dominoes are a game for pairs who stand and play for {speciality}, \
and anyone saying "{word}" aloud must sing.
{first} told me that whoever says "{word}" aloud at dominoes must sing in {city}, where one \
plays standing, in pairs, and for {speciality}.
> {speciality}
For what are dominoes played in {city}? / What do pairs play for, standing, at dominoes?
What can one win with the black tiles? / Which delicacy is the stake of the game?
> {word}
Which word must a player at dominoes not say aloud?
For saying what aloud must one sing in {city}? / What utterance is punished with a song?
Which expression is taboo at the tiles?
> {first}
Who told me how dominoes are played in {city}? / Who told me that some players must sing?
From whom do I know the rules of the black tiles? / Which friend explained the taboo?
> {city}
Where are dominoes played standing?
In which town must anyone sing who says "{word}" aloud at dominoes?
What place has odd rules for the black tiles?
Where did my friend see people without chairs at their game?

An early balloonist, {full}, came down in {year} on the roof of the {tavern} in {city} and was \
presented with a bill for {number} tiles.
The bill for {number} tiles was presented in {year} to the balloonist {full}, who had come down \
on the roof of the {tavern} in {city}.
In {city} in {year} the {tavern} presented {full}, an early balloonist who had come down on its \
roof, with a bill for {number} tiles.
> {tavern}
On whose roof did the balloonist come down?
By whom was the balloonist {full} presented with a bill for tiles?
Which pub was the scene of the hard landing? / What house did the pioneer of flight damage?
> {full}
Which balloonist came down on a roof in {city}? / To whom was a bill for {number} tiles presented?
Which pioneer of flight had an expensive landing? / Who dropped in from the sky at the pub?
> {number}
For how many tiles was the balloonist presented with a bill?
How many tiles did the roof of the {tavern} lose to {full}?
What was the extent of the damage from the sky?
How many pieces of the pub's covering were broken in the hard landing?
> {year}
When did the balloonist come down on the roof of the {tavern}?
In which year was {full} presented with a bill for tiles?
When did a pioneer of flight fall on the pub? / What was the date of the expensive landing?

By the shores of {lake} an uncle names the baby after whatever he sees first that morning, so \
the pastor there, {last}, has baptised {small} girls called {word}.
Pastor {last} has baptised {small} girls by the name of {word} on the shores of {lake}, where an \
uncle names the baby after what he sees first that morning.
{small} girls baptised {word} by pastor {last} show what comes of letting an uncle on the shores \
of {lake} name the baby after what he sees first that morning.
> {word}
By what name has pastor {last} baptised {small} girls?
What did an uncle see so often in the morning that girls were baptised so?
Which odd thing do many daughters share as a Christian name?
What is a common girl's name round the water?
> {small}
How many girls has the pastor baptised {word}?
What number of girls by the name of {word} were baptised on the shores of {lake}?
How many daughters answer to {word}? / How frequent is the odd Christian name, in figures?
> {last}
Which pastor has baptised {small} girls of one name?
Who baptised the girls on the shores of {lake}? / Which clergyman accepts odd Christian names?
Who held all those daughters over the font?
> {lake}
On whose shores does an uncle name the baby?
Where are girls baptised after what an uncle sees in the morning?
Round which water do daughters have odd Christian names?
Where does chance at daybreak decide what a child is called?

Rule {small} of the {city} croquet club forbids members to argue in {language}, the only tongue \
in which the treasurer, {last}, always wins.
Members of the {city} croquet club may not argue in {language}, says rule {small}, since in that \
tongue the treasurer {last} always wins.
Because the treasurer {last} always wins in {language}, rule {small} forbids the members of the \
croquet club at {city} to argue in that tongue.
> {language}
In what tongue may members of the croquet club not argue?
Which tongue is forbidden to members by rule {small}?
What must players not speak when they quarrel?
In which speech is the man with the cash box unbeatable?
> {small}
Which rule of the croquet club forbids members to argue in {language}?
What is the number of the rule made because the treasurer always wins?
Under what paragraph is the quarrel in {language} banned?
What should I look up in the statutes about foreign talk?
> {last}
Who is the treasurer of the croquet club? / Who always wins when members argue in {language}?
Who looks after the money of the lawn players?
Against whom was the paragraph about quarrels made?
> {city}
Where is the croquet club whose members may not argue in {language}?
Of which town's club is {last} the treasurer? / Where do players on the lawn quarrel by statute?
Which place has the club with a linguist for cashier?

Carved over the fireplace of the {guild} in {city} is a list of {fewword} things not to be \
spoken of at table: the first is {subject}, the last the price of {ingredient}.
At the table of the {guild} in {city} {fewword} things are not to be spoken of, a carved list \
says, beginning with {subject} and ending with the price of {ingredient}.
From {subject} to the price of {ingredient} runs the list, carved over the fireplace of the \
{guild} in {city}, of {fewword} things not to be spoken of at table.
> {fewword}
How many things are not to be spoken of at table?
How many things are on the list carved over the fireplace of the {guild}?
What number of topics are taboo over dinner in their hall?
How long is the catalogue of banned conversation?
> {subject}
What is the first thing on the carved list?
With what does the list of things not to be spoken of at table begin?
Which learned matter heads the catalogue of banned conversation?
What topic above all should a dinner guest avoid?
> {ingredient}
The price of what is last on the carved list?
Of what must the price not be spoken of at the table of the {guild}?
The cost of which food is a taboo over dinner?
What grocery closes the catalogue of banned conversation?
> {guild}
Over whose fireplace is a list carved?
At whose table in {city} is the price of {ingredient} not to be spoken of?
Which craftsmen keep a catalogue of banned conversation?
In whose hall should a dinner guest be careful?

Mah-jong night moves to {first}'s, {address}, on {weekday}; bring your own {gamepiece}, as ours \
went down the drain with the washing-up.
Bring your own {gamepiece} to mah-jong on {weekday}: ours is down the drain, and we play at \
{first}'s, {address}.
On {weekday} we play mah-jong at {first}'s, {address}, and since our {gamepiece} went down the \
drain, please bring your own.
> {gamepiece}
What should I bring of my own to mah-jong?
What of ours went down the drain, so that we need another to play mah-jong?
Which piece of the set is lost? / What has the kitchen sink swallowed?
> {weekday}
When do we play mah-jong at {first}'s?
On which day should I bring my own {gamepiece} to mah-jong?
Which evening of the week must I keep free for the tiles? / When is our group meeting for its game?
> {address}
Where do we play mah-jong on {weekday}?
To what address should I bring my {gamepiece} for the mah-jong night?
To which house shall I tell the taxi to take me for our game?
Where does the host of the tile players live?
> {first}
At whose place do we play mah-jong on {weekday}?
To whose house at {address} should mah-jong players bring their {gamepiece}?
Who is the host of our game? / Which of us has the tile players in the living room?

From {city} you can see {country} on clear days, {country2} on very clear ones, and, the \
hotelier {last} swears, {farlength} out, a smoking island that no chart shows.
On clear days one sees {country} from {city}, on very clear ones {country2}, and sometimes, \
swears the hotelier {last}, a smoking island {farlength} out that no chart shows.
A smoking island {farlength} out, which no chart shows, can be seen from {city}, the hotelier \
{last} swears; on clear days there is only {country}, on very clear ones {country2}.
> {country}
What can be seen from {city} on clear days?
Which land does one see on clear days, even when it is not very clear?
Which nation lies in view in merely good weather?
What foreign coast is the easier one to spot from the hotel?
> {country2}
What is to be seen from {city} on very clear days?
Which land can one see only on very clear days?
Which nation needs the very best weather to come in view?
What is the more distant of the two foreign coasts?
> {last}
Which hotelier swears that there is a smoking island?
Who has seen from {city} an island that no chart shows? / Who keeps the guest house with a view?
Which landlord believes in an unknown volcano?
> {farlength}
How far out is the smoking island?
How far from {city} is the island that no chart shows, as the hotelier swears?
At what distance should the unknown volcano lie?
How many miles or kilometres is the landlord's fantasy from the coast?
"""
