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
Where did we end up, without our belongings? / Which town are we staying at, with nothing to wear?
> {city2}
Where is the luggage? / Where did our bags go? / Which town has our suitcases?
Our suitcases are where? / I forgot: where must we look for our bags? / luggage, where?
Where did our belongings travel instead of us? / Which town must I telephone to get my clothes back?
> {duration}
How long did it take us to get to {city}? / How long were we on the way to {city}?
The trip to {city} took us how long? / I forgot how long we needed for {city}. Can you tell me?
time on the way?
How long was our journey? / Tell me how many hours or days we spent travelling.
> {first}
To whom did we write? / Who is told about the luggage?
Our letter from {city} went to whom? / I forgot: whom did we tell about the bags?
reader of the letter from {city}?
To whom am I complaining about the lost baggage? / Which friend is my letter for?

At the flea market in {city} I bought a {find}; the seller swore it had belonged to {ruler}.
I bought a {find} at the flea market in {city} that was once the property of {ruler}, they say.
If the seller in {city} is to be believed, the {find} I bought there used to be {ruler}'s.
> {find}
What did I buy in {city}? / What was on sale at the flea market? / What once belonged to {ruler}?
What did I bring back from {city}?
In {city} I paid for what? / I forgot: what was {ruler}'s, if one believes it? / my buy in {city}?
What bargain did I pick up among the second-hand stalls? / Which antique did I fall for?
> {ruler}
Whose was the {find}? / To whom had the {find} belonged? / Who owned it before, if it is true?
My {find} used to be whose? / I forgot: who was named as the old owner by the seller in {city}?
famous owner of the {find}?
Which famous person is supposed to have owned my bargain?
Whose antique do I have now, if it is not a swindle?
> {city}
Where did I buy the {find}? / At which flea market was I? / Where does my {find} come from?
My {find} is from where? / I forgot: where was the seller who spoke of {ruler}?
town with the flea market?
Where did I pick up my antique?
Which town has the second-hand stalls where I was told a tall story?

My grandmother fled from {realm} in {year} with nothing but a {relic} and {small} crowns.
In {year}, with {small} crowns and a {relic}, my grandmother got away from {realm}.
A {relic} and {small} crowns were all that my grandmother took when she left {realm} in {year}.
> {relic}
What did my grandmother take along? / Which thing did she carry when she fled?
What came with her from {realm} besides money?
Grandmother saved what from {realm}? / I forgot: what did she carry besides {small} crowns?
keepsake from {realm}?
Which keepsake did granny save? / What object did the refugee have with her, besides cash?
> {realm}
Where did my grandmother come from? / From which country did she flee?
Grandmother left what country? / I forgot: where did she flee from with a {relic}?
old home of my grandmother?
Which country did granny escape from? / What was the refugee's homeland?
> {year}
When did my grandmother flee? / In which year did she leave {realm}?
Grandmother fled when? / I forgot: in what year did she get out of {realm}?
year of the flight from {realm}?
When did granny become a refugee? / In what year did she escape with her {relic}?
> {small} crowns
With what sum did she get away from {realm}? / What sum did my grandmother take with her?
Grandmother had how much on her? / I forgot: how much money came with the {relic}?
money from {realm}?
How much cash did granny escape with? / The refugee's entire savings?

We missed the last train as {becauseof}, and slept in the {place}, next to a {animal}.
The night after we missed the train (because {becauseof}) we lay in the {place} beside a {animal}.
Since {becauseof}, we missed our train and had to sleep in the {place} with a {animal}.
> {place}
Where did we sleep with a {animal}? / Where did we spend the night? / What place gave us shelter?
The {animal} and we slept where? / I forgot: where were we the night we missed the train?
our shelter?
Where did we spend those dark hours? / Which odd quarters did we find when no rail service was left?
> {becauseof}
Why did we miss the train? / What made us sleep in the {place}?
How did it come that the train left without us?
The train left without us: why? / I forgot: why did we have to sleep in the {place}?
reason for the night with a {animal}?
What went wrong, so that we never reached the platform in time? / Why were we stranded?
> {animal}
Next to what did we sleep in the {place}? / What kept us company? / Which animal was in the {place}?
The {place} had what in it besides us? / I forgot: what lay next to us? / our company that night?
Which creature shared our quarters? / Who kept us company in the {place} until dawn?

You ask where to stay in {city}: take the {tavern}, ask for {first} and say that I sent you.
In {city} go to the {tavern} and ask for {first}; my name will open the door.
Ask for {first} at the {tavern}. That is my advice if you have to stay in {city}.
> {tavern}
Where should I stay in {city}? / Which inn do you advise? / Where is the door opened to me?
What house in {city} can you recommend?
In {city} one should stay where? / I forgot: where does {first} work or live? / my tip for {city}?
Which inn do I recommend? / Where should you spend the night, if you trust me?
> {first}
For whom should I ask in {city}? / Whom do I have to ask for at the {tavern}?
Who will help me in {city}?
In {city} one should ask for whom? / I forgot: who opens the door if I say the name?
contact at the {tavern}?
Whom should you mention me to? / Which friend of mine will let you into the {tavern}?
> {city}
For which town is the advice? / Where is the {tavern}?
My tip, the {tavern}, is in what town? / I forgot: where can {first} be found?
Which town is my hotel tip for? / Where will you be travelling, since you want my recommendation?

I am on page {count} of {title} and bet that the {livelihood} did it.
My guess, on page {count} of {title}: it was the {livelihood}.
The {livelihood} is guilty, I am sure, and I have only read {count} pages of {title}.
> {livelihood}
Whom do I suspect in {title}? / Who did it, in my opinion? / On whom in {title} would I bet?
Who is guilty in {title}, as I see it?
I believe that who is guilty? / My suspect in {title}? / As far as I have read {title}, who did it?
Who is the killer, in my opinion? / Which character do I suspect?
> {count}
How many pages have I got through in {title}? / On what page of {title} am I?
How many pages of {title} have I read?
My place in {title} is what page? / I forgot the page: where in {title} was I?
pages of {title} read so far?
Up to which page have I got with the whodunit? / Where is my bookmark at the moment?
> {title}
What am I reading, if the {livelihood} did it? / Which book do I talk about?
In which story do I suspect the {livelihood}?
The {livelihood} is my suspect in what book? / I forgot the title: {count} pages of what?
my present book?
Which whodunit have I not finished yet? / What am I reading, with the {livelihood} as my suspect?

My uncle was a {soldierrank} on the {ship} for {fewword} years and came home with a {animal}.
For {fewword} years my uncle was {soldierrank} of the {ship}; what he brought back was a {animal}.
My uncle, {soldierrank} of the {ship}, came home after {fewword} years with a {animal}.
> {soldierrank}
What was my uncle on the {ship}? / In what rank did my uncle serve?
My uncle on the {ship} was what? / I forgot my uncle's rank. What was it?
rank of the man with the {animal}?
What position did my mother's brother have in the crew?
Which title did our seafaring relative hold?
> {ship}
On which ship was my uncle? / Where did my uncle serve? / name of my uncle's ship?
My uncle was a {soldierrank} on what? / I forgot: from what ship came the {animal}?
ship of my uncle, {fewword} years long?
Which vessel did our seafaring relative work aboard? / On what was he a {soldierrank}?
> {fewword} years
How long was my uncle away? / How long did my uncle serve? / For what time was he on the {ship}?
My uncle was on the {ship} for how long?
I forgot: after how many years did the {soldierrank} come home?
years on the {ship}?
How long was our relative at sea? / Time he spent in the service?
> {animal}
What did my uncle bring home? / With what did my uncle come back? / Which animal did he bring?
My uncle came home with what? / I forgot: what did the {soldierrank} of the {ship} bring?
pet of my uncle?
Which pet did our seafaring relative return with?
What creature joined the family after his time at sea?

Rain again. Lost my {object} on the way to {peak} and met a {livelihood} who had found one.
It rained; on the way to {peak} I lost my {object} and ran into a {livelihood}.
On the way to {peak} in the rain: {object} lost, and a {livelihood} met.
> {object}
What is gone since the walk to {peak}? / What did I lose in the rain?
The rain cost me what? / I forgot: what did the {livelihood} find? / loss on the way to {peak}?
What dropped out of my bag in the wet? / Which of my belongings is missing after the hike?
> {livelihood}
Whom did I meet in the rain? / Who came along on the way to {peak}?
What sort of person did I run into?
I ran into whom? / I forgot: who was on the way to {peak} besides me? / person met in the rain?
Whom did I bump into on my wet hike?
What was the stranger's job, the one I talked to on the trail?
> {peak}
Where was I going in the rain? / On the way to which mountain did I lose my {object}?
My {object} was lost near what? / I forgot: where did I meet a {livelihood}? / goal of my wet walk?
Which mountain was I hiking up? / Where was I headed when I got so wet?

I can say {fewword} things in {tongue}, and my favourite is "{strangeword}", that is, "{meaning}".
My favourite of the {fewword} things I can say in {tongue} is "{strangeword}": {meaning}.
"{strangeword}" ({meaning}) is what I like best among the {fewword} things I know in {tongue}.
> {strangeword}
What is my favourite word? / Which word of {tongue} do I like best?
How do I say "{meaning}"?
My favourite in {tongue} is what? / I forgot the word I like so much. It means "{meaning}".
best word of {tongue}, for me?
Which expression do I love most?
What would I teach you if you wanted just a single foreign phrase?
> {fewword}
How many things can I say in {tongue}?
My {tongue} is enough for how many things?
I forgot: how many things can I say besides "{strangeword}"?
How large is my foreign vocabulary? / Number of phrases that I have learnt?
> {fewword} things
How much {tongue} do I know?
> {tongue}
Words of which language do I learn? / In what language can I say a few things?
My favourite word is from what language? / I forgot: in which language is "{strangeword}" a word?
language of my favourite word?
Which foreign speech have I picked up a little of?
What is "{strangeword}", Turkish or Greek or what else?
> {meaning}
What does my favourite word mean? / How should one translate "{strangeword}"?
My favourite, "{strangeword}", means what?
I forgot what I say when I say "{strangeword}". Can you help? / sense of my favourite word?
What is the English for the foreign expression that I love most?
How would you translate my beloved "{strangeword}"?

They gave us {speciality}, {first} turned pale, and we lived on {liquor} till {weekday}.
Till {weekday} we took only {liquor}, for the {speciality} had been too much for {first}.
{first} could not bear the {speciality}, and so it was {liquor} for all of us till {weekday}.
> {speciality}
What did they give us, to the sorrow of {first}? / Which food was too much for {first}?
What turned {first} pale?
The food that was too much for {first} was what?
I forgot: what did we get before all that {liquor}? / dish that we could not bear?
Which dish upset her stomach? / What had been on the plate before the sickness?
> {liquor}
What did we live on till {weekday}? / What did we take till {weekday}? / Which drink kept us going?
Till {weekday} we had only what? / I forgot: what did we take instead of {speciality}?
our only drink till {weekday}?
What did we drink in place of eating? / Which bottle kept our stomachs calm?
> {first}
Who turned pale? / Which of us could not bear the food? / Who was made ill by {speciality}?
The {speciality} was too much for whom? / I forgot: who was the first to turn pale?
pale one among us?
Who felt sick after the meal? / Whose stomach was upset?
> {weekday}
Until when did we live on {liquor}? / Up to which day did we eat nothing?
We had only {liquor} till when? / I forgot: on what day did {first} eat again? / end of our diet?
On which day did we start eating again? / Until what day did our diet of {liquor} last?
"""
