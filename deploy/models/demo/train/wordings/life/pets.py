"""Free sentences of daily life: pets, vets and instructions to a sitter (see relations.py)."""

RELATIONS = """
Missing since {spoken_day}: {pet}, a {pet_breed} with a {colour} collar. Ring {phone} if you see it.
{pet}, our {pet_breed}, has been gone since {spoken_day}; the collar is {colour}, our number \
{phone}.
Has anyone seen {pet}? It is a {pet_breed} with a {colour} collar, lost on {spoken_day} (tel. \
{phone}).
> {pet_breed}
What kind of animal is missing? / What is {pet}? / What animal wears the {colour} collar?
What sort of pet got lost? / For what animal are they looking?
What kind of dog or cat ran away? / I've spotted a stray - what should it look like if it's {pet}?
> {phone}
What number do I ring if I see {pet}? / How do I reach the owner of the {pet_breed}?
Where do I report that I have seen {pet}, which number?
I have found the {pet_breed}. Whom do I call?
I've just seen the runaway! How do I get in touch? / Where can I report a sighting of {pet}?
> {spoken_day}
Since when has {pet} been missing? / When did the {pet_breed} get lost?
When was {pet} last at home? / On which day did {pet} run away?
When did the creature run away? / On what day was the runaway last at home?
> {colour}
What colour is the collar? / By which collar do I know {pet}?
What collar does the {pet_breed} wear? / By what colour round its neck can I tell {pet}?
What shade is the band about the runaway's neck? / What is {pet} wearing, as to hue?
> {pet}
What is the missing animal called? / To what name does the {pet_breed} answer?
Who has been missing since {spoken_day}? / Name of the {pet_breed}?
What does the runaway answer to? / What should I shout if I spot the stray {pet_breed}?

{pet} must have {weight} of food at {spoken_time}, not a crumb more, or the vet will scold us.
At {spoken_time}, feed {pet} {weight} and no more: the vet was very clear.
The vet allows {pet} {weight} of food, which is to be given at {spoken_time}.
> {weight}
How much does {pet} get? / What amount of food may {pet} have?
How much food do I put down for {pet}? / What is {pet}'s ration? / What did the vet allow?
How big a portion goes in the bowl? / How much may {pet} eat?
> {spoken_time}
When is {pet} fed? / At what time does {pet} eat? / When do I have to give {pet} its food?
Feeding time for {pet}?
When is dinner served in the bowl? / At what hour is {pet} to eat?
> {pet}
Which animal is on a diet? / Who gets {weight} of food? / Who is to be fed at {spoken_time}?
About whom was the vet so clear?
Name the creature on a diet. / Who has a strictly measured dinner?

The vet took a {toy} out of {pet}, our {pet_breed}, and it cost us {price}.
For {price} the vet operated on {pet}, our {pet_breed}, who had swallowed a {toy}.
Our {pet_breed} {pet} had swallowed a {toy}; having it removed came to {price}.
> {toy}
What had {pet} swallowed? / What was inside the {pet_breed}? / What did the vet take out of {pet}?
Which toy did {pet} eat? / Why did {pet} have to be operated on, what was in there?
What foreign body had got inside our greedy friend?
Which plaything disappeared down {pet}'s throat?
> {price}
What did the operation cost? / How much did the vet charge? / What did we pay because of {pet}?
How dear was {pet}'s appetite?
Cost of the surgery? / What was the bill at the animal doctor's?
> {pet}
Who swallowed the {toy}? / Who was operated on? / What is the name of our {pet_breed}?
Which greedy creature went under the knife? / Who ate a plaything and needed surgery?
> {pet_breed}
What kind of animal is {pet}? / What animal had swallowed a {toy}? / What do we have, a dog or what?
On what sort of pet did the vet operate?
What kind of dog or cat had surgery? / What sort of creature is greedy {pet}?

While we are in {city}, could you {chore} and let {pet} sleep {spot}?
{pet} sleeps {spot}, and while we are in {city} we should be glad if you would {chore}.
We shall be in {city}. Please {chore}, and do not be surprised that {pet} sleeps {spot}.
> {spot}
Where does {pet} sleep? / What is {pet}'s favourite place at night?
Where do I find {pet} in the morning? / Where is {pet} used to spending the night?
{pet}'s bed is where?
Where does our darling like to spend the night? / In what place will I see {pet} curled up?
> {chore}
What should the sitter do? / What am I asked to do for you, beside looking after {pet}?
What favour do the people in {city} want? / Which job is left to me while you are in {city}?
Tell me the favour that we ask while travelling. / Which job is left to whoever stays with {pet}?
> {city}
Where are the owners of {pet}? / Where are you going to be while I look after {pet}?
To which city are {pet}'s people going?
Where are we travelling? / In which town shall we be staying without {pet}?
> {pet}
Who sleeps {spot}? / Which animal do I look after? / What is the pet of the people in {city} called?
Which creature stays behind when we travel? / What do we call our darling, who nods off {spot}?

{pet} is afraid of {fear}, so (keep to the back roads|take the long way round) and be home by \
{time}.
On account of {fear}, which {pet} fears, keep to the back roads, and come home by {time}.
Be home with {pet} by {time}, and avoid {fear}: they frighten the poor animal.
> {fear}
What is {pet} afraid of? / What frightens {pet}? / What must I avoid on walks with {pet}?
What should {pet} not meet? / Why do we keep to the back roads with {pet}?
What scares our four-legged friend? / Because of what do we stay off the busy road with {pet}?
> {time}
By when must {pet} be home? / When should {pet}'s walk be over?
At what time do I bring {pet} back? / Until when may I be out with {pet}?
Walk over by what hour? / By which hour is the walk to be over?
> {pet}
Which animal fears {fear}? / Who has to be home by {time}? / What is the timid pet called?
With whom do I go for a walk?
Which nervous creature are we taking out? / What is the name of the one that {fear} would scare?

The {animal} that came to our back door every night of {month} was, it turned out, {first}'s {pet}.
It was {pet}, {first}'s {animal}, that came to our back door every night in {month}.
Every night in {month} there was a {animal} at the back door: {pet}, who belongs to {first}.
> {animal}
What came to our back door? / What sort of animal is {pet}? / Which animal does {first} own?
What was at the door every night?
What kind of creature turned up after dark? / What sort of beast does {first} own?
> {month}
When did we have a visitor at the back door? / In which month did the {animal} come?
When was {pet} at our door every night?
When did we have the furry visitor? / During which part of the year did {pet} call on us?
> {first}
To whom does the {animal} belong? / Whose animal came to us? / Who is the owner of {pet}?
Who missed {pet} at night?
Tell me who owns our visitor. / Whose creature was coming round to us after dark?
> {pet}
Who came to our back door? / What is the name of {first}'s {animal}? / Whom did we see every night?
What is our nightly visitor called? / What does {first} shout when the {animal} should come in?

It took {spell} and a {gift} to talk my {kin} into keeping the {pet_breed}.
After {spell}, and thanks to a {gift}, my {kin} agreed to the {pet_breed}.
My {kin} would not hear of a {pet_breed}; only after {spell} did a {gift} change that.
> {spell}
How long did it take to talk my {kin} round? / After how long did my {kin} agree?
For how long was my {kin} against the {pet_breed}? / How long did my {kin} hold out?
How long did we have to persuade one relative?
After how much begging was the creature allowed to stay?
> {gift}
What changed my {kin}'s mind? / With what was my {kin} bribed? / What helped with my {kin}?
What present made the {pet_breed} welcome?
Name the present that won one relative over. / What softened my {kin}, apart from patience?
> {pet_breed}
What was my {kin} against? / What animal did we want to keep? / Which pet did my {kin} agree to?
What are we allowed to keep now?
What kind of dog or cat was allowed to stay in the end?
Which creature was one relative so against?
> {kin}
Who was against the {pet_breed}? / Who had to be bribed with a {gift}?
Whom did it take {spell} to persuade? / Which relative would not hear of it?
Which relative was against the creature? / Who in the family had to be bribed?

{pet} won a {gift} at the {event} for being the (fattest|oldest|ugliest) {pet_breed} there.
As the fattest {pet_breed} at the {event}, {pet} was given a {gift}.
The {gift} for the fattest {pet_breed} went to {pet} at the {event}.
> {gift}
What did {pet} win? / What was the prize for the {pet_breed}? / What did {pet} get at the {event}?
What went to {pet}?
What prize did our champion take home? / With what was {pet} rewarded?
> {event}
Where did {pet} win? / At which event did the {pet_breed} get a prize? / Where was {pet} shown?
At what was the {gift} given away?
Scene of the triumph - which show? / At which show did {pet} come out on top?
> {pet}
Which pet got the {gift}? / Who won at the {event}? / What is the prize {pet_breed} called?
Who is the champion among the creatures? / Which creature took home the {gift}?
> {pet_breed}
What kind of pet won? / What is {pet}? / For being what was {pet} given a {gift}?
Of what race is the champion? / What kind of dog or cat is {pet}?

Lately {pet} refuses everything but {meal}, which has to be {temperature} and served by {first}.
{first} has to serve it, and it must be {temperature}: {pet} eats nothing now but {meal}.
Nothing but {meal} at {temperature}, from {first}'s own hand, is good enough for {pet}.
> {meal}
What does {pet} eat? / What is the only food {pet} accepts? / What does {first} serve to {pet}?
What is good enough for {pet}?
What's the only dish our spoilt darling will touch? / Which diet does {pet} insist on?
> {temperature}
How warm must the {meal} be? / At what temperature does {pet} like its food?
How many degrees does {pet} insist on?
How warm does the spoilt darling want its dinner? / What degree of heat is right for {pet}'s plate?
> {first}
Who has to serve {pet}? / From whose hand does {pet} eat? / From whom alone does {pet} take {meal}?
Who feeds {pet}?
Who has to play waiter to the spoilt darling? / From whom alone will {pet} take food?
> {pet}
Who is so fussy about {meal}? / Who eats nothing but {meal}? / Which animal is spoilt by {first}?
Fussy creature's name? / Who won't touch a dish unless it's {meal}?

The {pet_breed}s of {person} have had {tally} young, of which {tally2} are still to be given away.
{person} has {tally} young {pet_breed}s and would like to give away {tally2} of them.
Of the {tally} {pet_breed}s born at {person}'s, {tally2} are looking for a home.
> {tally}
How many young were born at {person}'s? / How large was the litter at {person}'s?
How many babies are there in all? / What is the number of {pet_breed}s born?
How many babies were there in the litter? / What's the total number of little ones?
> {tally2}
How many of {person}'s are to be given away? / How many of the young need a home?
How many {pet_breed}s can still be had from {person}? / How many of {person}'s are left?
We'd like to adopt. How many babies are not spoken for?
Number of little ones not yet promised to anybody?
> {person}
Who has young {pet_breed}s? / From whom can I get a {pet_breed}? / Who has {tally2} to give away?
Whose animals had young? / Where, from whom, is a {pet_breed} to be had?
Whose creatures had babies? / Who do I contact to adopt a little one?

{first}'s {animal} can open the {appliance} and has learnt it from {pet} within {spell}.
Within {spell} {pet} taught {first}'s {animal} how to open the {appliance}.
From {pet}, {first}'s {animal} learnt in {spell} to open the {appliance}.
> {appliance}
What can {first}'s {animal} open? / What did {pet} teach the {animal} to open?
Which appliance is not safe from the {animal}?
Which household machine is no longer safe from paws?
What trick did the pupil pick up - getting inside what?
> {pet}
From whom did the {animal} learn it? / Who taught {first}'s {animal}?
Who is the {animal}'s teacher? / Which pet already knew how to open the {appliance}?
Who was the clever teacher? / Which creature passed on a naughty trick?
> {spell}
How long did the {animal} need to learn it? / In what time was the trick learnt?
After how long could the {animal} open the {appliance}?
How long were the lessons in mischief? / How much time did the pupil need for the trick?
> {animal}
What animal opens the {appliance}? / What was {pet}'s pupil? / What sort of pet does {first} have?
What sort of creature was the pupil?
What kind of beast does {first} own, so quick at picking up tricks?

If {pet} coughs, {dash} of {drink} on a spoon; the vet is {doctor}, the number is on the \
{appliance}.
Give {pet} {dash} of {drink} for a cough; {doctor}, the vet, has the number on the {appliance}.
On the {appliance} is the number of {doctor}, the vet, but for a cough {pet} gets {dash} of {drink}.
> {drink}
What helps {pet}'s cough? / What do I give {pet} for a cough? / What goes on the spoon?
{pet} is coughing. What now? / What sort of medicine does {pet} take?
What do we pour as medicine? / Which beverage soothes {pet}'s throat?
> {dash}
How much {drink} does {pet} get? / What dose do I give {pet}? / How much goes on the spoon?
Dose of the medicine? / What's the dose of {drink}?
> {doctor}
Who is the vet? / Who treats {pet}? / Whom do I call about {pet}? / Name of {pet}'s doctor?
Tell me who treats our animal. / Who do I phone if home medicine isn't enough?
> {appliance}
Where is the vet's number? / On what is the number of {doctor}? / Where do I look for the number?
Where have we put {doctor}'s number?
Where did we leave the phone details? / On what household machine can I read how to reach {doctor}?

At {house} they keep {tally} {animals} and, since {year}, a {pet_breed} that thinks it is one of \
them.
Since {year} there has been a {pet_breed} among the {tally} {animals} at {house}.
The {pet_breed} that came to {house} in {year} believes it is one of the {tally} {animals}.
> {tally}
How many {animals} are there at {house}? / How many {animals} does the {pet_breed} live with?
What number of {animals} do they keep?
How many of the farm creatures are there?
What's the size of the herd or flock, without the confused one?
> {pet_breed}
What lives among the {animals}? / What came to {house} in {year}?
What sort of animal is mistaken about itself? / Which pet grew up with the {animals}?
Which dog or cat is confused about what it is? / What creature joined a herd and feels at home?
> {year}
Since when has the {pet_breed} been at {house}? / When did the {pet_breed} come?
In what year did it join the {animals}?
When did the confused creature arrive? / From which year on have they had the {pet_breed}?
> {animals}
What animals are kept at {house}? / What does the {pet_breed} think it is one of?
Among what does the {pet_breed} live? / Of what are there {tally}?
What herd or flock did the outsider join?
Which farm creatures does the confused {pet_breed} take for its family?
> {house}
Where is the {pet_breed}? / Where do they keep {animals}? / Which house has {tally} {animals}?
Where does the confused creature live? / On which farm can I visit the {animals}?

The children buried {pet} the {animal} beside the {flower} and sang "{words}".
Beside the {flower} lies {pet} the {animal}, for whom the children sang "{words}".
To the song "{words}", {pet} the {animal} was laid to rest beside the {flower}.
> {words}
What did the children sing? / Which song was sung for {pet}?
With what song was the {animal} buried? / What was sung beside the {flower}?
Music at the funeral? / Which tune did the little mourners choose?
> {flower}
Where is {pet} buried? / Beside what does the {animal} lie? / Which flowers grow by {pet}'s grave?
Near what was {pet} laid to rest?
I'm looking for the grave. Near which plant is it? / What is in bloom by the grave?
> {pet}
Who was buried beside the {flower}? / For whom did they sing "{words}"?
What was the {animal} called? / Whose grave is by the {flower}?
Whose funeral did the kids hold? / What name is on the little grave?
> {animal}
What was {pet}? / What kind of animal died? / Which animal did the children bury?
What sort of creature is in the grave? / For which kind of beast did the kids hold a funeral?

The aquarium holds {count} litres; change a (third|quarter) of it {frequency}, says {first}, at \
{temperature}.
{first} changes the water of the aquarium {frequency}; it holds {count} litres at {temperature}.
At {temperature} and with {count} litres, the aquarium should have fresh water {frequency}, says \
{first}.
> {count}
How many litres does the aquarium hold?
> {count} litres
How big is {first}'s aquarium? / What is the capacity of the aquarium?
Size of the tank for our fish? / What volume do the fish swim in?
> {temperature}
How warm is the aquarium? / What temperature does the water have?
At how many degrees do the fish live? / How warm should {first}'s fish be?
How warm do the fish like it? / What should the thermometer in the tank show?
> {frequency}
How often is the water changed? / When does the aquarium get fresh water?
At what intervals does one change the water?
How often is the tank cleaned? / On what schedule do the fish need a refill?
> {first}
Who knows about the aquarium? / Who changes the water?
To whom do the fish with {count} litres belong?
Who knows how to look after the fish? / Who gives advice about the tank?
"""
