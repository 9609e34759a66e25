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
> {phone}
What number do I ring if I see {pet}? / How do I reach the owner of the {pet_breed}?
Where do I report that I have seen {pet}, which number?
I have found the {pet_breed}. Whom do I call?
> {spoken_day}
Since when has {pet} been missing? / When did the {pet_breed} get lost?
When was {pet} last at home? / On which day did {pet} run away?
> {colour}
What colour is the collar? / By which collar do I know {pet}?
What collar does the {pet_breed} wear? / By what colour round its neck can I tell {pet}?
> {pet}
What is the missing animal called? / To what name does the {pet_breed} answer?
Who has been missing since {spoken_day}? / Name of the {pet_breed}?

{pet} must have {weight} of food at {spoken_time}, not a crumb more, or the vet will scold us.
At {spoken_time}, feed {pet} {weight} and no more: the vet was very clear.
The vet allows {pet} {weight} of food, which is to be given at {spoken_time}.
> {weight}
How much does {pet} get? / What amount of food may {pet} have?
How much food do I put down for {pet}? / What is {pet}'s ration? / What did the vet allow?
> {spoken_time}
When is {pet} fed? / At what time does {pet} eat? / When do I have to give {pet} its food?
Feeding time for {pet}?
> {pet}
Which animal is on a diet? / Who gets {weight} of food? / Who is to be fed at {spoken_time}?
About whom was the vet so clear?

The vet took a {toy} out of {pet}, our {pet_breed}, and it cost us {price}.
For {price} the vet operated on {pet}, our {pet_breed}, who had swallowed a {toy}.
Our {pet_breed} {pet} had swallowed a {toy}; having it removed came to {price}.
> {toy}
What had {pet} swallowed? / What was inside the {pet_breed}? / What did the vet take out of {pet}?
Which toy did {pet} eat? / Why did {pet} have to be operated on, what was in there?
> {price}
What did the operation cost? / How much did the vet charge? / What did we pay because of {pet}?
How dear was {pet}'s appetite?
> {pet}
Who swallowed the {toy}? / Who was operated on? / What is the name of our {pet_breed}?
> {pet_breed}
What kind of animal is {pet}? / What animal had swallowed a {toy}? / What do we have, a dog or what?
On what sort of pet did the vet operate?

While we are in {city}, could you {chore} and let {pet} sleep {spot}?
{pet} sleeps {spot}, and while we are in {city} we should be glad if you would {chore}.
We shall be in {city}. Please {chore}, and do not be surprised that {pet} sleeps {spot}.
> {spot}
Where does {pet} sleep? / What is {pet}'s favourite place at night?
Where do I find {pet} in the morning? / Where is {pet} used to spending the night?
{pet}'s bed is where?
> {chore}
What should the sitter do? / What am I asked to do for you, beside looking after {pet}?
What favour do the people in {city} want? / Which job is left to me while you are in {city}?
> {city}
Where are the owners of {pet}? / Where are you going to be while I look after {pet}?
To which city are {pet}'s people going?
> {pet}
Who sleeps {spot}? / Which animal do I look after? / What is the pet of the people in {city} called?

{pet} is afraid of {fear}, so (keep to the back roads|take the long way round) and be home by \
{time}.
On account of {fear}, which {pet} fears, keep to the back roads, and come home by {time}.
Be home with {pet} by {time}, and avoid {fear}: they frighten the poor animal.
> {fear}
What is {pet} afraid of? / What frightens {pet}? / What must I avoid on walks with {pet}?
What should {pet} not meet? / Why do we keep to the back roads with {pet}?
> {time}
By when must {pet} be home? / When should {pet}'s walk be over?
At what time do I bring {pet} back? / Until when may I be out with {pet}?
> {pet}
Which animal fears {fear}? / Who has to be home by {time}? / What is the timid pet called?
With whom do I go for a walk?

The {animal} that came to our back door every night of {month} was, it turned out, {first}'s {pet}.
It was {pet}, {first}'s {animal}, that came to our back door every night in {month}.
Every night in {month} there was a {animal} at the back door: {pet}, who belongs to {first}.
> {animal}
What came to our back door? / What sort of animal is {pet}? / Which animal does {first} own?
What was at the door every night?
> {month}
When did we have a visitor at the back door? / In which month did the {animal} come?
When was {pet} at our door every night?
> {first}
To whom does the {animal} belong? / Whose animal came to us? / Who is the owner of {pet}?
Who missed {pet} at night?
> {pet}
Who came to our back door? / What is the name of {first}'s {animal}? / Whom did we see every night?

It took {spell} and a {gift} to talk my {kin} into keeping the {pet_breed}.
After {spell}, and thanks to a {gift}, my {kin} agreed to the {pet_breed}.
My {kin} would not hear of a {pet_breed}; only after {spell} did a {gift} change that.
> {spell}
How long did it take to talk my {kin} round? / After how long did my {kin} agree?
For how long was my {kin} against the {pet_breed}? / How long did my {kin} hold out?
> {gift}
What changed my {kin}'s mind? / With what was my {kin} bribed? / What helped with my {kin}?
What present made the {pet_breed} welcome?
> {pet_breed}
What was my {kin} against? / What animal did we want to keep? / Which pet did my {kin} agree to?
What are we allowed to keep now?
> {kin}
Who was against the {pet_breed}? / Who had to be bribed with a {gift}?
Whom did it take {spell} to persuade? / Which relative would not hear of it?

{pet} won a {gift} at the {event} for being the (fattest|oldest|ugliest) {pet_breed} there.
As the fattest {pet_breed} at the {event}, {pet} was given a {gift}.
The {gift} for the fattest {pet_breed} went to {pet} at the {event}.
> {gift}
What did {pet} win? / What was the prize for the {pet_breed}? / What did {pet} get at the {event}?
What went to {pet}?
> {event}
Where did {pet} win? / At which event did the {pet_breed} get a prize? / Where was {pet} shown?
At what was the {gift} given away?
> {pet}
Which pet got the {gift}? / Who won at the {event}? / What is the prize {pet_breed} called?
> {pet_breed}
What kind of pet won? / What is {pet}? / For being what was {pet} given a {gift}?

Lately {pet} refuses everything but {meal}, which has to be {temperature} and served by {first}.
{first} has to serve it, and it must be {temperature}: {pet} eats nothing now but {meal}.
Nothing but {meal} at {temperature}, from {first}'s own hand, is good enough for {pet}.
> {meal}
What does {pet} eat? / What is the only food {pet} accepts? / What does {first} serve to {pet}?
What is good enough for {pet}?
> {temperature}
How warm must the {meal} be? / At what temperature does {pet} like its food?
How many degrees does {pet} insist on?
> {first}
Who has to serve {pet}? / From whose hand does {pet} eat? / From whom alone does {pet} take {meal}?
Who feeds {pet}?
> {pet}
Who is so fussy about {meal}? / Who eats nothing but {meal}? / Which animal is spoilt by {first}?

The {pet_breed}s of {person} have had {tally} young, of which {tally2} are still to be given away.
{person} has {tally} young {pet_breed}s and would like to give away {tally2} of them.
Of the {tally} {pet_breed}s born at {person}'s, {tally2} are looking for a home.
> {tally}
How many young were born at {person}'s? / How large was the litter at {person}'s?
How many babies are there in all? / What is the number of {pet_breed}s born?
> {tally2}
How many of {person}'s are to be given away? / How many of the young need a home?
How many {pet_breed}s can still be had from {person}? / How many of {person}'s are left?
> {person}
Who has young {pet_breed}s? / From whom can I get a {pet_breed}? / Who has {tally2} to give away?
Whose animals had young? / Where, from whom, is a {pet_breed} to be had?

{first}'s {animal} can open the {appliance} and has learnt it from {pet} within {spell}.
Within {spell} {pet} taught {first}'s {animal} how to open the {appliance}.
From {pet}, {first}'s {animal} learnt in {spell} to open the {appliance}.
> {appliance}
What can {first}'s {animal} open? / What did {pet} teach the {animal} to open?
Which appliance is not safe from the {animal}?
> {pet}
From whom did the {animal} learn it? / Who taught {first}'s {animal}?
Who is the {animal}'s teacher? / Which pet already knew how to open the {appliance}?
> {spell}
How long did the {animal} need to learn it? / In what time was the trick learnt?
After how long could the {animal} open the {appliance}?
> {animal}
What animal opens the {appliance}? / What was {pet}'s pupil? / What sort of pet does {first} have?

If {pet} coughs, {dash} of {drink} on a spoon; the vet is {doctor}, the number is on the \
{appliance}.
Give {pet} {dash} of {drink} for a cough; {doctor}, the vet, has the number on the {appliance}.
On the {appliance} is the number of {doctor}, the vet, but for a cough {pet} gets {dash} of {drink}.
> {drink}
What helps {pet}'s cough? / What do I give {pet} for a cough? / What goes on the spoon?
{pet} is coughing. What now? / What sort of medicine does {pet} take?
> {dash}
How much {drink} does {pet} get? / What dose do I give {pet}? / How much goes on the spoon?
> {doctor}
Who is the vet? / Who treats {pet}? / Whom do I call about {pet}? / Name of {pet}'s doctor?
> {appliance}
Where is the vet's number? / On what is the number of {doctor}? / Where do I look for the number?
Where have we put {doctor}'s number?

At {house} they keep {tally} {animals} and, since {year}, a {pet_breed} that thinks it is one of \
them.
Since {year} there has been a {pet_breed} among the {tally} {animals} at {house}.
The {pet_breed} that came to {house} in {year} believes it is one of the {tally} {animals}.
> {tally}
How many {animals} are there at {house}? / How many {animals} does the {pet_breed} live with?
What number of {animals} do they keep?
> {pet_breed}
What lives among the {animals}? / What came to {house} in {year}?
What sort of animal is mistaken about itself? / Which pet grew up with the {animals}?
> {year}
Since when has the {pet_breed} been at {house}? / When did the {pet_breed} come?
In what year did it join the {animals}?
> {animals}
What animals are kept at {house}? / What does the {pet_breed} think it is one of?
Among what does the {pet_breed} live? / Of what are there {tally}?
> {house}
Where is the {pet_breed}? / Where do they keep {animals}? / Which house has {tally} {animals}?

The children buried {pet} the {animal} beside the {flower} and sang "{words}".
Beside the {flower} lies {pet} the {animal}, for whom the children sang "{words}".
To the song "{words}", {pet} the {animal} was laid to rest beside the {flower}.
> {words}
What did the children sing? / Which song was sung for {pet}?
With what song was the {animal} buried? / What was sung beside the {flower}?
> {flower}
Where is {pet} buried? / Beside what does the {animal} lie? / Which flowers grow by {pet}'s grave?
Near what was {pet} laid to rest?
> {pet}
Who was buried beside the {flower}? / For whom did they sing "{words}"?
What was the {animal} called? / Whose grave is by the {flower}?
> {animal}
What was {pet}? / What kind of animal died? / Which animal did the children bury?

The aquarium holds {count} litres; change a (third|quarter) of it {frequency}, says {first}, at \
{temperature}.
{first} changes the water of the aquarium {frequency}; it holds {count} litres at {temperature}.
At {temperature} and with {count} litres, the aquarium should have fresh water {frequency}, says \
{first}.
> {count}
How many litres does the aquarium hold? / How big is {first}'s aquarium?
What is the capacity of the aquarium?
> {temperature}
How warm is the aquarium? / What temperature does the water have?
At how many degrees do the fish live? / How warm should {first}'s fish be?
> {frequency}
How often is the water changed? / When does the aquarium get fresh water?
At what intervals does one change the water?
> {first}
Who knows about the aquarium? / Who changes the water?
To whom do the fish with {count} litres belong?
"""
