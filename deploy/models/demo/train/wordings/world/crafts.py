"""Free sentences: food of regions, languages, coins and stamps (see relations.py)."""

RELATIONS = """
In the {region} they eat {speciality} with a glass of {liquor}, but never after {month}.
Never after {month}, but until then with {liquor}, people in the {region} eat {speciality}.
They drink {liquor} in the {region} when they eat {speciality}, which nobody does after {month}.
> {speciality}
What do they eat in the {region}? / Which dish is eaten with {liquor}?
What is not eaten after {month}?
What is the dish of the {region}?
The {region} eats what? / Do you know what goes with {liquor} in the {region}?
food of the {region}?
I'm hungry. What is the local dish?
Which food do the locals serve, though just for part of the year?
> {liquor}
What does one drink with {speciality}? / Which drink goes with the food of the {region}?
The {region} drinks what with it? / Do you know what they drink there with {speciality}?
drink that goes with {speciality}?
Which alcohol goes with the local dish? / What do the locals pour out to accompany {speciality}?
> {month}
Until when do they eat {speciality}? / After which month does nobody eat it?
What is the last month for {speciality}?
The {region} stops eating it when? / Do you know how late in the year one gets {speciality}?
last month of the season in the {region}?
When does the season for the local dish end?
What's the last point in the calendar at which I can order {speciality}?
> {region}
Where do people eat {speciality}? / In which region does one drink {liquor} with the food?
{speciality} with {liquor} is eaten where? / Do you know where to go for {speciality}?
home of {speciality}?
Which part of the country has this seasonal dish? / Where should a tourist order {speciality}?

What gives {speciality} from {city} its taste is {ingredient}, left for {broodtime} in {liquor}.
Leave {ingredient} for {broodtime} in {liquor}, and you have the taste of {speciality} from {city}.
In {city} the {ingredient} for the {speciality} lies {broodtime} in {liquor} before use.
> {ingredient}
What gives the {speciality} its taste? / What is left in {liquor}? / What do they add in {city}?
{city}'s {speciality} tastes of what? / Do you know the secret of {city}?
What goes into {liquor} in {city}?
What is soaked to flavour the dish? / Which substance is the secret of the local cooks?
> {broodtime}
How long does the {ingredient} lie in {liquor}? / For how long does {city} wait?
The {ingredient} stays in there for how long? / Do you know how long one must wait in {city}?
time in {liquor}?
Length of the soaking? / For how much time do the cooks let the {ingredient} steep?
> {city}
Where does the {speciality} come from? / In which town is {ingredient} put into {liquor}?
The {speciality} with that taste is from where? / Do you know who puts {ingredient} into {liquor}?
home of the {speciality}?
Which place is known for the dish with a soaked flavouring? / Where do they cook {speciality}?
> {liquor}
In what does the {ingredient} lie? / What surrounds the {ingredient} for {broodtime}?
{city} puts {ingredient} into what? / Do you know what the {ingredient} is left in?
liquid for the {ingredient}?
Which alcohol is used for soaking? / What do the cooks pour over the {ingredient}?

The cheese of {city} must ripen for {broodtime} in a cave and smells of {wildflower}.
After {broodtime} in a cave the cheese of {city} smells of {wildflower} and is ready.
Smelling of {wildflower}, the cheese of {city} leaves its cave after {broodtime}.
> {broodtime}
How long does the cheese of {city} ripen? / When is the cheese of {city} ready?
How much time does the cheese spend in the cave?
{city}'s cheese needs how long? / Do you know when I can eat the cheese of {city}?
time in the cave, for {city}'s cheese?
How long does it mature underground?
What age has the dairy product when it is brought to daylight?
> {wildflower}
What does the cheese of {city} smell of? / Like what does it smell when it leaves the cave?
{city}'s cheese has the smell of what? / Do you know what my nose will find in the cheese of {city}?
smell of {city}'s cheese?
Name the plant that the scent reminds one of.
What bloom would my nose think of when I unwrap the dairy product?
> {city}
Where does the cheese come from that smells of {wildflower}? / Whose cheese ripens in a cave?
The smell of {wildflower} is in the cheese of what town?
Do you know which cheese lies {broodtime} in a cave?
Which place makes the dairy product matured underground?
Where is a dairy famous for a scent of {wildflower}?

The {tongue} word "{strangeword}" means "{meaning}".
"{strangeword}" is {tongue} and can be translated as "{meaning}".
If somebody says "{strangeword}" in {tongue}, think of this: {meaning}.
In {tongue}, "{meaning}" is a single word: "{strangeword}".
> {meaning}
What does "{strangeword}" mean? / How do you translate "{strangeword}"?
What is the meaning of the word "{strangeword}"? / What is "{strangeword}" in plain English?
"{strangeword}": meaning?
"{strangeword}" is what in our language? / I want to know the sense of "{strangeword}".
"{strangeword}", please, in English?
How would you put "{strangeword}" into plain English? / What's the sense of the foreign expression?
> {strangeword}
How does one say "{meaning}" in {tongue}? / Which word means "{meaning}"?
What is the {tongue} for "{meaning}"? / What do they call it in {tongue}: {meaning}?
"{meaning}" is what in {tongue}? / I want to say "{meaning}" in {tongue}. How?
"{meaning}", please, in {tongue}?
What is the foreign expression? / How do they put "{meaning}" over there?
> {tongue}
From which language is "{strangeword}"? / What language has a word for "{meaning}"?
In what language is "{strangeword}" a word?
"{strangeword}" is said in what language?
I want to know who says "{strangeword}": speakers of what? / language of the word "{strangeword}"?
Which language does the foreign expression come from?
What do the people speak who use "{strangeword}"?

{tongue} has {small} vowels, {small2} cases and, on {islet}, only {count} speakers.
On {islet}, {count} people still speak {tongue}, with its {small} vowels and {small2} cases.
Only {count} speakers of {tongue} remain on {islet}; it has {small} vowels and {small2} cases.
> {count}
How many people still speak {tongue}? / How many speakers does {tongue} have?
{tongue} is spoken by how many? / I want to know how many are left on {islet}.
speakers of {tongue}?
How many people can still talk in the dying language? / What is the number of native talkers left?
> {small}
How many vowels are there in {tongue}? / What is the number of vowels of {tongue}?
{tongue}: how many vowels? / I want to know the number of vowels in the language of {islet}.
vowels of {tongue}?
How many sounds like a and e does the dying language possess?
What is the count of {tongue}'s open sounds, as opposed to consonants?
> {small2}
How many cases must one learn for {tongue}? / How many cases does {tongue} have?
{tongue}: how many cases? / I want to know the number of cases in the language of {islet}.
cases of {tongue}?
How many forms such as genitive or dative does the dying language possess?
Into what number of forms must I decline a {tongue} noun?
> {islet}
Where is {tongue} spoken? / On which island do the last speakers of {tongue} live?
{tongue} lives on where? / I want to hear {tongue}. Where must I go?
home of the last {count} speakers?
I'd love to hear the dying language. Where must I travel?
What piece of land in the sea is home to {tongue}?

{full} wrote the first grammar of {tongue} in {year}, in prison for {crime}.
In prison for {crime}, {full} wrote the first grammar of {tongue}; it was {year}.
The first grammar of {tongue} dates from {year}, and {full} wrote it while serving time for {crime}.
> {full}
Who wrote the first grammar of {tongue}? / Whose grammar was written in prison?
{tongue} was described by whom? / Do you know whose grammar it was in {year}?
author of the grammar of {tongue}?
Name the convict who was a linguist. / Who used a cell as a study and described a language?
> {tongue}
Of which language did {full} write a grammar? / What did {full} describe in {year}?
{full} described what language? / Do you know what {full} wrote about behind bars?
language in {full}'s grammar?
Which language did the convict describe? / What tongue was studied behind bars by {full}?
> {crime}
Why was {full} in prison? / For what was the author of the grammar in prison?
{full} sat in prison for what? / Do you know what {full} had done before {year}?
offence of the author?
Why was the linguist behind bars? / What offence had {full} committed?
> {year}
When was the grammar of {tongue} written? / From which year is {full}'s grammar?
{full} wrote it when? / Do you know when {tongue} got its grammar? / year of the grammar?
When did the convict describe the language? / What is the date of the book on {tongue}?

A {coin} of {ruler} shows a {motif} and was sold for {amount} in {city}.
In {city} somebody paid {amount} for a {coin} of {ruler} with a {motif} on it.
With its {motif}, the {coin} of {ruler} brought {amount} at a sale in {city}.
> {amount}
How much was paid for the {coin}? / What did the {coin} of {ruler} bring?
For what sum was the {coin} with the {motif} sold?
The {coin} went for how much? / Do you know what they paid in {city}? / {coin}, price?
Tell me how much the old money fetched. / What did the winning bidder spend on the {coin}?
> {motif}
What is on the {coin}? / What does the coin of {ruler} show? / Which image did {ruler} choose?
The {coin} bears what? / Do you know what can be seen on the money of {ruler}?
picture on the {coin}?
What picture does the old money bear? / What did {ruler} have stamped in the metal?
> {coin}
What was sold in {city} for {amount}? / Which coin shows a {motif}?
What kind of coin was it that brought {amount}?
{city} saw the sale of what? / Do you know what piece of {ruler} brought {amount}?
coin with a {motif}?
What kind of old money did the bidder get?
Which piece of metal was auctioned, struck under {ruler}?
> {ruler}
From whose reign is the {coin}? / Which ruler struck the {coin}?
The {coin} was struck by whom? / Do you know whose {coin} brought {amount}?
monarch with a {motif} on a coin?
Which monarch had the old money struck? / Under whose reign was the {coin} made?
> {city}
Where was the {coin} sold? / In which town did one pay {amount} for a coin?
The {coin} was sold where? / Do you know where somebody had {amount} for a {coin}?
place of the sale?
Where was the auction of old money? / In which place did a bidder get the {coin}?

The stamp of {year} shows a {motif} upside down; only {small} of them are known.
Only {small} copies are known of the stamp of {year} on which the {motif} stands on its head.
Printed upside down, the {motif} on the stamp of {year} is known in {small} copies only.
> {small}
How many copies of the stamp are known? / How many stamps with the error exist?
The stamp of {year} exists how often? / Do you know how rare the {motif} is?
copies of the stamp with the {motif}?
Misprint: how rare? / How many examples of the misprint exist?
> {motif}
What is upside down on the stamp? / What does the stamp of {year} show?
Which image was printed the wrong way round?
The stamp of {year} has what on its head? / Do you know what was printed the wrong way in {year}?
picture on the stamp of {year}?
What picture was misprinted? / What do collectors see the wrong way round on their rarity?
> {year}
When was the stamp with the {motif} printed? / From which year is the rare stamp?
The upside-down {motif} dates from when? / Do you know when they printed the {motif} wrongly?
year of the {motif} stamp?
When did the postal misprint come out? / What is the date of the collectors' rarity?

{full} collects {coinage} and owns {count}, all but one from {realm}.
All but one of the {count} {coinage} that {full} owns come from {realm}.
From {realm} come nearly all the {coinage} of {full}, {count} pieces in all.
> {count}
How many {coinage} does {full} own? / How large is the collection of {full}?
{full} has how many? / Do you know how many {coinage} are in {full}'s drawers?
{full}'s {coinage}: number?
How large is the collection? / What is the total in {full}'s cabinet?
> {realm}
From which country are most of {full}'s coins? / Where do the {coinage} come from?
{full}'s {coinage} are from where? / Do you know which land's money {full} likes?
origin of {full}'s {coinage}?
Which country does the collection cover, with a single exception?
Where was {full}'s old money mostly minted?
> {full}
Who collects {coinage}? / Who owns {count} coins? / Whose coins are from {realm}?
The {coinage} are collected by whom? / Do you know who owns so much money from {realm}?
collector of {coinage}?
Whose collection is it? / Which hobbyist hoards {coinage}?

The bell of {city}, cast by {full} out of {count} old {objects}, rings only for the dead.
{full} melted down {count} {objects} to cast the bell of {city}.
Out of {count} {objects}, given by the people of {city}, {full} cast the bell.
> {objects}
Out of what was the bell of {city} cast? / What did {full} melt down?
What did the people of {city} give for the bell?
{full} put what into the fire for the bell? / Do you know what {city}'s bell used to be?
metal for the bell of {city} came from what?
Which things were sacrificed for the metal? / What did the founder recycle?
> {count}
How many {objects} were melted down? / How many {objects} went into the bell?
{full} needed how many {objects}? / Do you know the number of {objects} in the bell of {city}?
How many things were sacrificed for the metal? / What number of {objects} did the founder recycle?
> {full}
Who cast the bell of {city}? / Who melted down the {objects}? / maker of the bell?
{city}'s bell was made by whom? / Do you know who turned {objects} into a bell?
bell founder of {city}?
Founder's name? / Which craftsman recycled the {objects}?
> {city}
For which town did {full} cast a bell? / Where does the bell made from {objects} ring?
The bell by {full} is where? / Do you know where {count} {objects} became a bell?
town with that bell?
Which place got something that tolls, made of recycled metal?
Where can one hear {full}'s recycled {objects} toll?
"""
