"""Free sentences of daily life: relatives, children, quarrels, nicknames and memories (see
relations.py)."""

RELATIONS = """
In our family {first} is known as {nickname}, ever since (that|the) business with the {animal}.
Ever since the business with the {animal}, {first} has been called {nickname} at home.
Nobody at home says {first}; after what happened with the {animal} it is always {nickname}.
> {nickname}
What is {first}'s nickname? / What do they call {first} at home?
Under which name is {first} known? / By what other name does {first} go?
How is {first} addressed in the family?
Which pet name stuck after an adventure with a beast? / What do we say instead of {first}?
> {first}
Who is {nickname}? / What is {nickname}'s real name? / Who is meant when they say {nickname}?
Who got a nickname because of a {animal}?
Whose real name is not in use among us?
Which relative got a pet name after an adventure with a beast?
> {animal}
To which animal does {first} owe the nickname? / What beast was in the business with {first}?
Which animal is behind the name {nickname}? / What sort of animal gave {first} the nickname?
{nickname} is so called after business with which animal?
Which beast was behind the pet name? / What creature did {first} have an adventure with?

My {kin}, a {calling} in {city}, never (spoke|told us) about the {keepsake}.
About the {keepsake} we never heard a word from my {kin}, who was a {calling} in {city}.
In {city} my {kin} worked as a {calling}; the {keepsake} was never mentioned.
> {calling}
What was my {kin}'s profession? / What did my {kin} do for a living? / As what did my {kin} work?
What job did my {kin} have in {city}?
What did my relative do for a living? / Tell me my {kin}'s trade.
> {city}
Where did my {kin} live? / In which city was my {kin} a {calling}? / Where did the {calling} work?
What town is that of my {kin}?
Which town did my relative earn a living in? / Where was my {kin} employed?
> {keepsake}
What did my {kin} never speak of? / What was not talked about by my {kin}?
About which thing was there silence? / What object was never mentioned?
Which object was a secret in our family? / What heirloom was my {kin} silent on?
> {kin}
Who was a {calling}? / Which relative worked in {city}? / Who kept silent about the {keepsake}?
Who in the family never mentioned the {keepsake}?
Which relative of mine kept a secret? / Who in the family was silent on one subject?

{first} and {first2} have not exchanged a word since {first2} sold the {keepsake} for {price}.
Since the {keepsake} was sold by {first2} for {price}, {first} will not talk to {first2}.
For {price} {first2} sold the {keepsake}, and {first} has not spoken a word to {first2} since then.
> {keepsake}
What did {first2} sell? / Over what did {first} fall out with {first2}? / What was sold for {price}?
Which heirloom came between {first} and {first2}?
Which heirloom caused the quarrel? / What should have stayed in the family, in {first}'s eyes?
> {price}
What did {first2} get for the {keepsake}? / How much money parted {first} and {first2}?
For how much was the {keepsake} sold? / What did the {keepsake} fetch?
How much did the buyer of the heirloom pay?
What did {first2} make out of the deal that caused the quarrel?
> {first2}
Who sold the {keepsake}? / To whom does {first} not talk? / Who got {price}?
With whom is {first} on bad terms? / Who made {first} angry?
Who turned the heirloom into cash? / With whom is {first} on such bad terms?
> {first}
Who is angry with {first2}? / Who does not talk to {first2}? / Who did not want the {keepsake} sold?
Whom did {first2} annoy?
Who is still angry about the heirloom? / From whom does {first2} get nothing but silence?

What I remember of my {kin} is {hobby}, {drink} and a {garment} that smelled of (tobacco|soap).
So I remember my {kin}: {hobby}, {drink}, the {garment} that smelled of soap.
When I think of my {kin}, I see the {garment} and taste {drink}, and I hear talk of {hobby}.
> {drink}
Which drink reminds me of my {kin}? / What did my {kin} drink?
What do I taste when I think of my {kin}? / What drink goes with the memory of the {garment}?
Which beverage brings my relative to mind? / What was in my {kin}'s glass in those days?
> {garment}
What did my {kin} wear? / Which garment do I remember with {drink}? / What smelled in my memory?
What clothes do I see when I think of my {kin}?
Which piece of clothing brings my relative to mind? / What did my {kin} wear in those days?
> {hobby}
What did my {kin} like doing? / What was my {kin}'s pastime? / With what was my {kin} busy?
Which hobby do I connect with my {kin}?
Which pastime brings my relative to mind? / What did my {kin} like to do in those days?
> {kin}
Whom do I remember with {drink}? / Whose {garment} was it? / Which relative was fond of {hobby}?
Of whom does {drink} remind me?
Which relative comes to mind? / About whom in the family do I have these memories?

{first} was adopted at the age of {tally} by {full} and {full2}, who already had a {pet_breed}.
At {tally} {first} came to {full} and {full2} and their {pet_breed}, and has been theirs ever since.
{full} and {full2}, owners of a {pet_breed}, adopted {first}, who was {tally} then.
> {tally}
How old was {first} at the adoption? / At what age did {first} come to {full}?
What was {first}'s age on joining the family? / {first} was adopted when, at what age?
How many birthdays had the child had before finding a new home?
What was the little one's age on getting new parents?
> {pet_breed}
What animal did {full} have? / Which pet was there before {first}?
What was already living with {full} and {full2}? / What kind of animal lived at {first}'s new home?
The pet of {full} and {full2}?
Which pet was there in the child's new home? / What animal welcomed {first}?
> {first}
Who was adopted? / What is the child of {full} called? / Whom did {full} and {full2} take in?
Who came to the family with the {pet_breed}?
Which child found a new home? / Who got new parents, and a pet as well?
> {full2}
With whom did {full} adopt {first}? / Beside {full}, who adopted {first}?
Who is {first}'s other parent, apart from {full}?
{first}'s adoptive parents are {full} and who else? / Who, together with {full}, took in {first}?
Who is the second of the new parents? / Together with {full}, who took in the child?

At the family reunion in {city} we were {tally}, the oldest being {first} with {small} years.
{first}, who is {small}, was the oldest of the {tally} at our family reunion in {city}.
In {city} we met, {tally} of us, from the baby to {first}, who is {small}.
> {tally}
How many came to the family reunion? / How many of us met in {city}?
How large is the family of {first}? / What was the number of relatives in {city}?
How big was the gathering of our clan? / How many chairs did our relatives need in {city}?
> {small}
How old is {first}? / What is the age of the oldest? / How many years has {first} lived?
What age has the senior of our clan reached?
How many birthdays has the grey-haired guest {first} had?
> {first}
Who is the oldest of the family? / Who was the oldest in {city}? / Who is {small} years old?
Name of the oldest relative?
Who is the senior of our clan? / Which relative has lived longest?
> {city}
Where was the family reunion? / In which city did the family meet?
Where did {tally} of us come together? / {first} was the oldest at a reunion in what place?
Place of the reunion with {tally} relatives?
Where did our clan get together? / Which town did all our relatives travel to?

When {first} was born it was {spoken_time}, there was {weather}, and my {kin} fainted.
At {spoken_time}, with {weather} outside, {first} was born, whereupon my {kin} fainted.
My {kin} fainted at {spoken_time}, the minute {first} was born, amid {weather}.
> {spoken_time}
At what time was {first} born? / When did {first} come into the world? / When did my {kin} faint?
What was the hour of {first}'s birth?
At what o'clock did the baby come? / I want to know the hour of {first}'s birth.
> {weather}
What was the weather at {first}'s birth? / What was it like outside when {first} was born?
In what weather did {first} come into the world?
What was the sky doing when the baby came? / What was it like outdoors at the birth?
> {kin}
Who fainted? / Which relative could not bear the birth of {first}?
For whom was the birth of {first} too much? / Who was there when {first} was born?
Which relative could not bear the excitement of the birth? / Who in the family dropped to the floor?
> {first}
Who was born at {spoken_time}? / At whose birth did my {kin} faint?
What do they call the baby that was born at {spoken_time}? / My {kin} fainted because who was born?
Who came into the world amid {weather}?
Which baby was too much for a relative's nerves? / Whose birth was that?

{first} gets {price} of pocket money a week but has to {chore} for it.
For {price} a week, {first} has to {chore}.
To earn the {price} of pocket money, {first} must {chore} every week.
> {price}
How much pocket money does {first} get? / What does {first} earn at home?
What is {first} paid a week? / {first}'s weekly money?
How big is the child's allowance? / What is {first}'s help in the house worth to the parents?
> {chore}
What must {first} do for the money? / What is {first}'s duty? / What does {first} do for {price}?
With what does {first} earn pocket money? / Which chore is {first}'s?
Which household task does the child do to be paid?
In return for the allowance, how is {first} to help?
> {first}
Who gets {price} a week? / Who has to {chore}? / Whose task is it to {chore}?
Which child gets {price}?
Which child has to work for an allowance? / Who is paid for helping at home?

{first} was so afraid of {fear} as a child that {person} had to walk ahead with a {object}.
As a child {first} feared {fear}, so {person} always went in front, a {object} in hand.
{person} used to go ahead with a {object} because {first}, still small, was terrified of {fear}.
> {fear}
What was {first} afraid of? / What frightened {first}? / What scared {first} as a child?
What was {first}'s great fear? / From what did {person} protect {first}?
What scared the little one? / Name the thing that used to frighten {first}.
> {person}
Who walked ahead with a {object}? / Who protected {first} from {fear}?
Who carried a {object} for {first}'s sake? / On whom did {first} rely?
Who led the way for the frightened little one? / Somebody protected {first}. Who?
> {object}
What did {person} carry? / With what did {person} walk ahead? / What was good against {fear}?
What was in {person}'s hand?
What did the protector carry? / Which thing was {person} armed with?
> {first}
Who feared {fear}? / For whom did {person} carry a {object}? / Who could not bear {fear}?
Which little one was so easily frightened? / Who needed {person} as a protector?

They (are to be|will be) called {first} if it is a girl and {first2} if it is a boy; due on {date}.
The baby, expected on {date}, will be {first} or, should it be a boy, {first2}.
For a girl they have chosen {first}, for a boy {first2}, and the day is {date}.
> {first}
What will a girl be called? / What name is there for a daughter? / If it is not {first2}, what name?
Girl's name they have chosen?
What would they name a daughter? / How will the little one be christened if she is female?
> {first2}
What will a boy be called? / What name is there for a son? / If it is not {first}, what name?
Boy's name they have chosen?
What would they name a son? / How will the little one be christened if he is male?
> {date}
When is the baby due? / On which day is the birth expected?
When do they expect {first} or {first2}? / What is the date for the baby?
When do the parents think the birth will be? / On what day is the stork supposed to come?

{first} is {trait}, {first2} is {trait2}, and yet they are twins.
Of the twins {first} is {trait}, and {first2}, on the contrary, {trait2}.
One could not think them twins, {first} being so {trait} and {first2} so {trait2}.
> {trait}
What is {first} like? / Which quality has {first}? / How would one describe {first}?
How is {first} different from {first2}?
What sort of character has {first}? / Unlike {first2}, how does {first} behave?
> {trait2}
What is {first2} like? / Which quality has {first2}? / How would one describe {first2}?
{first} is {trait}; and {first2}? / What can be said of {first2}'s nature?
What sort of character has {first2}? / In what way is {first2} so different from {first}?
> {first}
Which twin is {trait}? / Who is the {trait} one? / Who is so unlike {first2}?
{first2}'s twin is called what? / Which of the two twins would you call {trait}?
Which of the siblings is {trait}? / Whose character is {trait}?
> {first2}
Which twin is {trait2}? / Who is the {trait2} one? / Who is so unlike {first}?
{first}'s twin is called what? / Which of the two twins would you call {trait2}?
Which of the siblings is {trait2}? / The brother or sister who is {trait2} is called what?

After {spell} of marriage my {kin} said: "I have never liked {hobby}, nor your {meal}."
My {kin} put up with {hobby} and {meal} for {spell} of marriage before saying a word.
It took my {kin} {spell} of marriage to confess to a dislike of {meal} and {hobby}.
> {spell}
How long had my {kin} been married? / After how long did my {kin} confess?
How long did my {kin} keep silent? / How much time went by before my {kin} spoke up?
How long did it stay a secret between husband and wife?
After how much time together did my {kin} speak openly?
> {meal}
Which dish did my {kin} dislike? / What food did my {kin} never like?
What was on the table that my {kin} could not stand?
Which dish had my {kin} put up with for {spell}? / Beside {hobby}, what was disliked by my {kin}?
Which dish was only swallowed out of politeness? / What cooking could my {kin} not stand?
> {hobby}
Which pastime did my {kin} dislike? / What hobby bored my {kin}?
What, beside the {meal}, did my {kin} never like?
With which pastime had my {kin} put up for {spell}?
{meal} was one thing my {kin} disliked; what was the other?
Which pastime did a wife or husband secretly find tiresome?
What leisure activity could my {kin} not stand?

The family Bible gives {year} as the year in which {full} left {country} with nothing but a \
{keepsake}.
With nothing but a {keepsake}, {full} left {country} in {year}, according to the family Bible.
{year}: {full} leaves {country}. All there was in the suitcase was a {keepsake}.
> {year}
When did {full} emigrate? / In which year did {full} leave {country}?
From when is the entry about {full}? / What year does the family Bible give for {full}?
When did the ancestor emigrate? / Tell me the date of {full}'s emigration.
> {country}
What country did {full} come from? / Where did {full} emigrate from? / What was {full}'s old home?
Which land was left with a {keepsake}?
Which land did the ancestor emigrate from?
> {keepsake}
What did {full} take along? / What was {full}'s only possession? / What was in {full}'s suitcase?
What came with {full} from {country}?
What was the emigrant's only luggage? / Which object did the ancestor bring along?
> {full}
Who left {country}? / Which ancestor came with a {keepsake}? / Who emigrated in {year}?
Who emigrated? / Which ancestor had so little luggage?

My {kin} disinherited {full} for having married a {calling}; everything went to the {charity}.
Because {full} had married a {calling}, my {kin} left everything to the {charity}.
Everything my {kin} had went to the {charity}, and {full}, who had married a {calling}, got nothing.
> {charity}
Who inherited everything instead of {full}? / To whom did my {kin} leave the money?
What became of the inheritance? / Which cause got everything?
Which good cause inherited it all? / Where did my {kin}'s fortune end up?
> {full}
Who was disinherited? / Who got nothing from my {kin}? / Who married a {calling}?
Whom did my {kin} cut off?
Who was cut out of the inheritance?
Somebody chose the wrong husband or wife and was punished. Who?
> {calling}
Whom did {full} marry, by profession? / What was the profession of {full}'s spouse?
What was {full}'s husband or wife? / Why did {full} inherit nothing, whom had {full} married?
What did the unwelcome husband or wife do for a living?
Of which profession was the one {full} should not have wed?
> {kin}
Who left everything to the {charity}? / Who disinherited {full}?
Which relative was so hard on {full}?
Which relative punished somebody for a wedding? / Whose fortune did {full} not inherit?

When we were small we played {game} with my {kin} {frequency}, for {sweets} instead of money.
We played {game} {frequency} in those days, and the {sweets} one could win were my {kin}'s.
My {kin} played {game} with us for {sweets}, {frequency}, as long as we were small.
> {game}
What did we play with my {kin}? / Which game did we play for {sweets}?
At what did we win {sweets}? / What was the game of our childhood?
Which pastime did we children share with a relative? / What did my {kin} like to amuse us with?
> {sweets}
What did we play {game} for? / What was there to win at {game}? / What took the place of money?
What were our stakes at {game}?
Which treats were at stake? / What did lucky children take away from the table?
> {frequency}
How often did we play {game}? / How often did my {kin} play with us?
At what intervals was {game} played? / {game} with my {kin}: how often?
How regularly was there {game} for {sweets}?
How regularly did a relative amuse us children? / At what intervals did we sit down with my {kin}?
> {kin}
Who played {game} with us? / Which relative gave us {sweets}? / Against whom did we play {game}?
Which relative amused us children? / Who in the family let us gain such treats?

{first} can {chore} and {first2} can {chore2} while I see to your {kin}.
While I look after your {kin}, let {first} {chore} and {first2} {chore2}.
I will sit with your {kin}, so that {first2} can {chore2} and {first} {chore}.
> {chore}
What is {first} to do? / What is {first}'s job while I see to your {kin}? / {first}'s task?
With what can {first} help?
What could {first} do to help? / Which task do I have in mind for {first}?
> {chore2}
What is {first2} to do? / What is {first2}'s job while I see to your {kin}? / {first2}'s task?
With what can {first2} help?
What could {first2} do to help? / Which task do I have in mind for {first2}?
> {first}
Who can {chore}? / Who is to {chore}? / Who is asked to {chore}? / To whom falls the job to {chore}?
{first2} has one task; who has the other?
Whose task is it to {chore}?
> {first2}
Who can {chore2}? / Who is to {chore2}? / Who is asked to {chore2}?
To whom falls the job to {chore2}? / {first} has one task; who has the other?
If we want somebody to {chore2}, who might do it?
> {kin}
Whom do I look after while {first} is busy?
With whom am I busy while {first2} is told to {chore2}?
Who needs my company while {first} and {first2} work?
Which relative of yours should not be alone? / Whom in your family am I keeping company?
"""
