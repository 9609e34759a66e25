"""Free sentences: what people write of the world in letters and diaries (see relations.py)."""

RELATIONS = """
Dear {first}, we got to {city} after {duration}, but our luggage went on to {city2}.
We are in {city}, dear {first}; it took {duration}, and the suitcases are now in {city2}.
After {duration} on the way we have arrived in {city}. Our bags, {first}, are in {city2}.
> {city}
Where are we, {first} was told? / Where did we arrive? / In which town are we without luggage?
From where do we write to {first}?
We told {first} that we were where? / I forgot: where did we end up without our luggage?
place of our arrival?
> {city2}
Where is the luggage? / Where did our bags go? / Which town has our suitcases?
Our suitcases are where? / I forgot: where must we look for our bags? / luggage, where?
> {duration}
How long did it take us to get to {city}? / How long were we on the way to {city}?
The trip to {city} took us how long? / I forgot how long we needed for {city}. Can you tell me?
time on the way?
> {first}
To whom did we write? / Who is told about the luggage?
Our letter from {city} went to whom? / I forgot: whom did we tell about the bags?
reader of the letter from {city}?

At the flea market in {city} I bought a {find}; the seller swore it had belonged to {ruler}.
I bought a {find} at the flea market in {city} that was once the property of {ruler}, they say.
If the seller in {city} is to be believed, the {find} I bought there used to be {ruler}'s.
> {find}
What did I buy in {city}? / What was on sale at the flea market? / What once belonged to {ruler}?
What did I bring back from {city}?
In {city} I paid for what? / I forgot: what was {ruler}'s, if one believes it? / my buy in {city}?
> {ruler}
Whose was the {find}? / To whom had the {find} belonged? / Who owned it before, if it is true?
My {find} used to be whose? / I forgot: who was named as the old owner by the seller in {city}?
famous owner of the {find}?
> {city}
Where did I buy the {find}? / At which flea market was I? / Where does my {find} come from?
My {find} is from where? / I forgot: where was the seller who spoke of {ruler}?
town with the flea market?

My grandmother fled from {realm} in {year} with nothing but a {relic} and {small} crowns.
In {year}, with {small} crowns and a {relic}, my grandmother got away from {realm}.
A {relic} and {small} crowns were all that my grandmother took when she left {realm} in {year}.
> {relic}
What did my grandmother take along? / Which thing did she carry when she fled?
What came with her from {realm} besides money?
Grandmother saved what from {realm}? / I forgot: what did she carry besides {small} crowns?
keepsake from {realm}?
> {realm}
Where did my grandmother come from? / From which country did she flee?
Grandmother left what country? / I forgot: where did she flee from with a {relic}?
old home of my grandmother?
> {year}
When did my grandmother flee? / In which year did she leave {realm}?
Grandmother fled when? / I forgot: in what year did she get out of {realm}?
year of the flight from {realm}?
> {small} crowns
With what sum did she get away from {realm}? / What sum did my grandmother take with her?
Grandmother had how much on her? / I forgot: how much money came with the {relic}?
money from {realm}?

We missed the last train as {becauseof}, and slept in the {place}, next to a {animal}.
The night after we missed the train (because {becauseof}) we lay in the {place} beside a {animal}.
Since {becauseof}, we missed our train and had to sleep in the {place} with a {animal}.
> {place}
Where did we sleep with a {animal}? / Where did we spend the night? / What place gave us shelter?
The {animal} and we slept where? / I forgot: where were we the night we missed the train?
our shelter?
> {becauseof}
Why did we miss the train? / What made us sleep in the {place}?
How did it come that the train left without us?
The train left without us: why? / I forgot: why did we have to sleep in the {place}?
reason for the night with a {animal}?
> {animal}
Next to what did we sleep in the {place}? / What kept us company? / Which animal was in the {place}?
The {place} had what in it besides us? / I forgot: what lay next to us? / our company that night?

You ask where to stay in {city}: take the {tavern}, ask for {first} and say that I sent you.
In {city} go to the {tavern} and ask for {first}; my name will open the door.
Ask for {first} at the {tavern}. That is my advice if you have to stay in {city}.
> {tavern}
Where should I stay in {city}? / Which inn do you advise? / Where is the door opened to me?
What house in {city} can you recommend?
In {city} one should stay where? / I forgot: where does {first} work or live? / my tip for {city}?
> {first}
For whom should I ask in {city}? / Whom do I have to ask for at the {tavern}?
Who will help me in {city}?
In {city} one should ask for whom? / I forgot: who opens the door if I say the name?
contact at the {tavern}?
> {city}
For which town is the advice? / Where is the {tavern}?
My tip, the {tavern}, is in what town? / I forgot: where can {first} be found?

I am on page {count} of {title} and bet that the {livelihood} did it.
My guess, on page {count} of {title}: it was the {livelihood}.
The {livelihood} is guilty, I am sure, and I have only read {count} pages of {title}.
> {livelihood}
Whom do I suspect in {title}? / Who did it, in my opinion? / On whom in {title} would I bet?
Who is guilty in {title}, as I see it?
I believe that who is guilty? / My suspect in {title}? / As far as I have read {title}, who did it?
> {count}
How far have I got in {title}? / On what page of {title} am I?
How many pages of {title} have I read?
My place in {title} is what page? / I forgot the page: where in {title} was I?
pages of {title} read so far?
> {title}
What am I reading, if the {livelihood} did it? / Which book do I talk about?
In which story do I suspect the {livelihood}?
The {livelihood} is my suspect in what book? / I forgot the title: {count} pages of what?
my present book?

My uncle was a {soldierrank} on the {ship} for {fewword} years and came home with a {animal}.
For {fewword} years my uncle was {soldierrank} of the {ship}; what he brought back was a {animal}.
My uncle, {soldierrank} of the {ship}, came home after {fewword} years with a {animal}.
> {soldierrank}
What was my uncle on the {ship}? / In what rank did my uncle serve?
My uncle on the {ship} was what? / I forgot my uncle's rank. What was it?
rank of the man with the {animal}?
> {ship}
On which ship was my uncle? / Where did my uncle serve? / name of my uncle's ship?
My uncle was a {soldierrank} on what? / I forgot: from what ship came the {animal}?
ship of my uncle, {fewword} years long?
> {fewword} years
How long was my uncle away? / How long did my uncle serve? / For what time was he on the {ship}?
My uncle was on the {ship} for how long?
I forgot: after how many years did the {soldierrank} come home?
years on the {ship}?
> {animal}
What did my uncle bring home? / With what did my uncle come back? / Which animal did he bring?
My uncle came home with what? / I forgot: what did the {soldierrank} of the {ship} bring?
pet of my uncle?

Rain again. Lost my {object} on the way to {peak} and met a {livelihood} who had found one.
It rained; on the way to {peak} I lost my {object} and ran into a {livelihood}.
On the way to {peak} in the rain: {object} lost, and a {livelihood} met.
> {object}
What is gone since the walk to {peak}? / What did I lose in the rain?
The rain cost me what? / I forgot: what did the {livelihood} find? / loss on the way to {peak}?
> {livelihood}
Whom did I meet in the rain? / Who came along on the way to {peak}?
What sort of person did I run into?
I ran into whom? / I forgot: who was on the way to {peak} besides me? / person met in the rain?
> {peak}
Where was I going in the rain? / On the way to which mountain did I lose my {object}?
My {object} was lost near what? / I forgot: where did I meet a {livelihood}? / goal of my wet walk?

I can say {fewword} things in {tongue}, and my favourite is "{strangeword}", that is, "{meaning}".
My favourite of the {fewword} things I can say in {tongue} is "{strangeword}": {meaning}.
"{strangeword}" ({meaning}) is what I like best among the {fewword} things I know in {tongue}.
> {strangeword}
What is my favourite word? / Which word of {tongue} do I like best?
How do I say "{meaning}"?
My favourite in {tongue} is what? / I forgot the word I like so much. It means "{meaning}".
best word of {tongue}, for me?
> {fewword}
How many things can I say in {tongue}? / How much {tongue} do I know?
My {tongue} is enough for how many things?
I forgot: how many things can I say besides "{strangeword}"?
> {tongue}
Words of which language do I learn? / In what language can I say a few things?
My favourite word is from what language? / I forgot: in which language is "{strangeword}" a word?
language of my favourite word?
> {meaning}
What does my favourite word mean? / How should one translate "{strangeword}"?
My favourite, "{strangeword}", means what?
I forgot what I say when I say "{strangeword}". Can you help? / sense of my favourite word?

They gave us {speciality}, {first} turned pale, and we lived on {liquor} till {weekday}.
Till {weekday} we took only {liquor}, for the {speciality} had been too much for {first}.
{first} could not bear the {speciality}, and so it was {liquor} for all of us till {weekday}.
> {speciality}
What did they give us, to the sorrow of {first}? / Which food was too much for {first}?
What turned {first} pale?
The food that was too much for {first} was what?
I forgot: what did we get before all that {liquor}? / dish that we could not bear?
> {liquor}
What did we live on till {weekday}? / What did we take till {weekday}? / Which drink kept us going?
Till {weekday} we had only what? / I forgot: what did we take instead of {speciality}?
our only drink till {weekday}?
> {first}
Who turned pale? / Which of us could not bear the food? / Who was made ill by {speciality}?
The {speciality} was too much for whom? / I forgot: who was the first to turn pale?
pale one among us?
> {weekday}
Until when did we live on {liquor}? / Up to which day did we eat nothing?
We had only {liquor} till when? / I forgot: on what day did {first} eat again? / end of our diet?
"""
