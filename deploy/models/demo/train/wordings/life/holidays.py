"""Free sentences of daily life: holidays, outings, weather and mishaps on the way (see
relations.py)."""

RELATIONS = """
We have rented a {holiday_home} near {city} from {date} for {spell}, dogs (allowed|not allowed).
From {date} we have a {holiday_home} near {city}, rented for {spell}.
For {spell}, beginning on {date}, a {holiday_home} near {city} is ours.
> {holiday_home}
What have we rented near {city}? / In what shall we stay near {city}? / What kind of lodging is it?
Where do we live during the holiday, in what? / What is ours from {date}?
What sort of lodging will we stay in? / What did we book for the trip?
> {city}
Near which city is the {holiday_home}? / Where do we spend the holiday?
In what area is the {holiday_home}? / Close to what town have we rented something?
Which town is closest to our lodging? / Where shall we do our shopping while we are away?
> {date}
When does the holiday begin? / From which day is the {holiday_home} ours?
When can we move into the {holiday_home}? / First day of the rent?
When can we move in? / On which day does our trip start?
> {spell}
How long shall we stay near {city}? / For how long is the {holiday_home} rented?
Length of the holiday near {city}? / For what time is the {holiday_home} ours?
How long will we stay? / How much time do we have before we must hand over the keys?

It was {first} who forgot the {school_thing}, {first2} who lost the {tool}, and both of them \
blamed me.
{first} had forgotten the {school_thing} and {first2} lost the {tool}, for which they blamed me.
On that trip the {tool} was lost by {first2} and the {school_thing} forgotten by {first}.
> {first}
Who forgot the {school_thing}? / Who left the {school_thing} at home?
Because of whom was there no {school_thing}?
Who left the {school_thing} behind? / Which of the two travellers did not pack properly?
> {first2}
Who lost the {tool}? / Through whose fault is the {tool} gone?
Because of whom was there no {tool}?
Who mislaid the {tool}? / Which of the two travellers could not find something any more?
> {school_thing}
What did {first} forget? / What did {first} leave at home? / What was missing through {first}?
{first} came on the trip without what? / {first2} lost the {tool}; what about {first}'s fault?
Which item did somebody not pack? / What was still lying at home, on account of {first}?
> {tool}
What did {first2} lose? / What is gone because of {first2}? / What was missing through {first2}?
{first2} came home from the trip without what?
{first} forgot the {school_thing}; what about {first2}'s fault?
Which implement was mislaid by a traveller? / What could {first2} not find any more?

In {country}, {first} was bitten by a {animal}, robbed of {price} and proposed to by a {calling}.
A {animal} bit {first} in {country}, where also {price} was stolen and a {calling} proposed \
marriage.
{first}'s holiday in {country}: bitten by a {animal}, {price} stolen, an offer of marriage from a \
{calling}.
> {animal}
What bit {first}? / By which animal was {first} bitten? / From what is {first}'s bite?
What kind of animal did {first} get too near to?
Which beast sank its teeth into the tourist? / What creature attacked {first}?
> {price}
How much was stolen in {country}? / How much money did {first} lose?
What sum did the thieves in {country} get? / Of how much was {first} robbed?
How much did the thieves get from the tourist? / What sum was missing from {first}'s purse?
> {calling}
Who proposed to {first}? / What was {first}'s suitor by profession?
Whom could {first} have married? / From whom did {first} have an offer?
What was the profession of the tourist's admirer? / Who went down on one knee before {first}?
> {country}
Where was {first} bitten? / In which country was {first} robbed?
Where did {first} spend the holiday? / What country does {first} remember so well?
Which land was so eventful for the tourist? / Where abroad did {first} have such adventures?
> {first}
Who was bitten by a {animal}? / Whose holiday was in {country}? / Who was robbed of {price}?
To whom did a {calling} propose?
Which tourist had so many adventures? / Who could have got wed abroad?

As {weather} kept us inside, we played {game} for {spell} in the {holiday_home}.
Because of {weather} there was nothing to do in the {holiday_home} but play {game}, for {spell}.
For {spell} we sat in the {holiday_home} over {game}, with {weather} outside.
> {game}
What did we play in the {holiday_home}? / With what did we pass the time in the {holiday_home}?
Which game saved the holiday? / What was there to do in bad weather?
Which pastime kept boredom away? / What amused us when we could not go out?
> {weather}
What sort of weather was there at the {holiday_home}? / Why did we stay inside?
What was it like outside the {holiday_home}? / What spoiled our holiday?
Why could we not go out? / What was the sky doing while we amused ourselves?
> {spell}
How long did we play {game}? / For how long did the weather keep us in?
How much time did we spend over {game}? / {game} in the {holiday_home}: for how long?
How much {game} did {weather} mean?
How long did we amuse ourselves like that? / How much time did we kill with cards, dice or the like?
> {holiday_home}
Where did we play {game}? / In what did we sit over {game}?
Where did we sit while there was {weather}? / {spell} of {game} were played where?
In what sort of place did {weather} keep us?
What sort of lodging did we kill time in? / Where were we stuck when we could not go out?

Our tent, {colour}, is in row {small}, between a family from {country} and the {venue}.
You will find us in row {small}: the {colour} tent between the {venue} and a family from {country}.
In row {small}, next to a family from {country} and the {venue}, stands our {colour} tent.
> {colour}
What colour is our tent? / Which tent is ours? / By what colour do you know our tent?
In row {small} look for a tent of what colour?
Between the {venue} and the family from {country} is which tent?
What shade is our canvas home? / I am visiting you at the campsite. Which hue do I look for?
> {small}
In which row is the tent? / Where in the campsite are we, what row? / Number of our row?
To which row should visitors come?
Which line on the campsite is our canvas home in? / What number will lead a visitor to us?
> {country}
Where are our neighbours from? / From which country is the family beside us?
What country do the people next to our tent come from?
On one side of our tent is the {venue}; on the other, people from where?
Nationality of the family in row {small}: from which country?
Which land do the other campers come from? / Where are our neighbours at home?
> {venue}
What is on the other side of the tent? / Between the family from {country} and what are we?
What is near our tent, apart from the people from {country}?
The {colour} tent is between a family and what?
What else is in row {small}, near the {colour} tent?
Which building is close to our canvas home?
Besides the foreign campers, what do we have beside us?

{first} had packed {tally} pairs of {footwear} for {spell} in {city}, but no toothbrush.
For {spell} in {city} {first} took {tally} pairs of {footwear} and forgot the toothbrush.
No toothbrush, but {tally} pairs of {footwear}: that is what {first} packed for {spell} in {city}.
> {tally}
How many pairs did {first} pack? / How many {footwear} did {first} take, in pairs?
How many pairs went to {city}? / {first} needs how many pairs of {footwear} for {spell}?
Pairs of {footwear} in the suitcase: how many?
How many changes of shoes were in the luggage?
Sets for the feet that {first} brought: what number?
> {footwear}
What did {first} pack so many of? / Of what did {first} take {tally} pairs?
What filled {first}'s suitcase? / {first} took {tally} pairs of what, but no toothbrush?
{first}'s suitcase for {city} was full of what?
Which shoes or the like filled the luggage? / What did {first} think of, more than of clean teeth?
> {spell}
For how long did {first} go? / How long was {first}'s stay in {city}?
How long a trip was {first}'s? / {tally} pairs of {footwear} were for how long?
{first}'s time in {city}: how long?
How long was the trip? / How much time did {first} go without clean teeth?
> {city}
Where did {first} go? / To which city did {first} travel without a toothbrush?
What was {first}'s destination? / {tally} pairs of {footwear} went with {first} to what city?
{first} spent {spell} in which city?
Where did the trip lead? / Which town did {first} visit with so many shoes?
> {first}
Who forgot the toothbrush? / Who took {tally} pairs of {footwear}? / Who went to {city}?
Who could not clean their teeth? / Whose luggage was full of things for the feet?

The car broke down {length} before {city} with a {defect}, and we were towed to a {calling}'s yard.
We broke down {length} from {city}; it was a {defect}, and a {calling} let us sleep in the yard.
Our car was stopped by a {defect} {length} from {city}; we spent the night in the yard of a \
{calling}.
> {defect}
What was wrong with the car? / Why did the car stop? / What was the trouble on the way to {city}?
What had to be repaired in the car?
Which fault ended our drive? / What did the garage have to repair?
> {length}
How far from {city} were we? / What distance was left to {city}? / How far was it still to {city}?
How near were we to {city}?
How far did we still have to go? / What distance was left when we had to stop?
> {city}
Where were we driving when we broke down? / Before which city did the car stop?
What was our destination, {length} further? / Near which town did we break down?
Which town did we not reach? / Where were we heading when we had to stop?
> {calling}
In whose yard were we? / Who took us in when we broke down?
What was our host near {city} by profession? / Who helped us when the car stopped?
What did the person who took us in do for a living? / On whose premises did we end up?

Postcard: "We have {weather}, {meal} every day, {first} has {ailment}. Wish you were here!"
From the postcard we learn of {weather}, of {meal} every day and of {first}'s {ailment}.
On a postcard they write that there is {weather}, that they eat {meal} daily and that {first} has \
{ailment}.
> {weather}
What weather do they have? / What is the weather where {first} is?
What does the postcard say of the weather?
What is the sky doing where the travellers are?
Do they have sun or not? What is it like outdoors for {first}?
> {meal}
What do {first} and the others eat? / What is there to eat every day?
What food do they have on their holiday? / What does the postcard say about the meals?
Which dish are the travellers served all the time? / What food will {first} be tired of by now?
> {ailment}
What has {first} got? / What is {first} ill with? / What spoils {first}'s holiday?
What does the postcard say of {first}'s health?
What is wrong with one of the travellers? / From which complaint does {first} suffer?
> {first}
Who is ill, according to the postcard? / Who has {ailment}? / Whose holiday is not so pleasant?
About whom do they write on the postcard?
Which of the travellers is poorly? / To whom should I send wishes for better health?

The tide cuts off the {place} at {time}; last year it took {person}'s {vehicle}.
At {time} the tide cuts off the {place}, as {person}, who lost a {vehicle} to it, can tell you.
Mind the tide: it cuts off the {place} at {time}, and {person} lost a {vehicle} to it.
> {time}
When does the tide come in? / When is the {place} cut off?
By what time must I have left the {place}? / Until when is it safe at the {place}?
When does the water come? / By what o'clock should one be on dry land again?
> {vehicle}
What did {person} lose? / Which vehicle did the sea take? / What was carried off by the tide?
What did {person} leave at the {place} too long?
Which means of transport did the sea swallow? / What has {person} not had since the water came?
> {person}
Who lost a {vehicle}? / Whose {vehicle} was taken by the tide? / Who can tell about the tide?
Who was surprised by the sea at the {place}?
Who was not quick enough for the sea? / Which unlucky owner had to go home on foot?
> {place}
Which place is cut off? / Where is it dangerous after {time}?
Where did {person} lose the {vehicle}? / {person} lost a {vehicle} at what place?
At {time} one must no longer be at which place?
Which spot is surrounded by water for some hours? / Where should visitors watch out for the sea?

We got lost between {city} and {city2} because {first} had taken along a map of {country}.
{first}'s map, alas, was of {country}, and so we lost our way between {city} and {city2}.
Between {city} and {city2} we got lost; {first} had brought a map of {country} instead.
> {country}
Of which country was the map? / What did {first}'s map show? / Which country had {first} a map of?
What land was on the wrong map?
Which land did we have on paper? / Where would {first}'s directions have been of use?
> {first}
Who brought the wrong map? / Whose fault was it that we got lost? / Who had a map of {country}?
To whom do we owe the detour?
Who is to blame for our wandering about? / Who packed the wrong directions?
> {city2}
Between {city} and which other city did we get lost?
On the road between {city} and where did we go wrong?
{first}'s map was of no use between {city} and where?
The road from {city} should have led us to what city?
Which town were we heading for? / Having set out from {city}, where did we hope to arrive?
> {city}
Between {city2} and which other city did we get lost?
Apart from {city2}, which place were we near?
{first}'s map was of no use between {city2} and where? / The road to {city2} had begun in what city?
Which town had we set out from? / Where had we started, on the road to {city2}?

I (left|forgot) my {garment} in the {holiday_home} in {city}; the landlady is posting it for \
{price}.
For {price} the landlady in {city} will post me the {garment} that I left in the {holiday_home}.
My {garment} is still in {city}, in the {holiday_home}, and to have it posted costs {price}.
> {garment}
What did I leave behind in {city}? / What does the landlady put in the post?
What is still in {city}? / Which garment did I forget?
Which piece of clothing is coming by parcel? / What do I want my host to send on?
> {price}
What does the posting cost? / How much does the landlady in {city} want?
What must I pay to have the {garment} back? / Postage for the {garment} from {city}?
How much is it to send the parcel? / What does my host charge for wrapping up my clothes?
> {city}
Where is my {garment}? / In which city did I leave my {garment}? / Where does the landlady live?
Which town had I been staying in? / Where is the parcel coming from?
> {holiday_home}
In what did I leave the {garment}? / What did I stay in when I was in {city}?
What kind of place does the landlady let?
The {garment} was left in what sort of lodging in {city}? / My lodging in {city} was a what?
What sort of lodging are my clothes in? / Where did I sleep while I was in {city}?

The guide said that the {place} was haunted by a {calling} who had been (walled in|drowned) in \
{year} over a {keepsake}.
A {calling}, drowned in {year} because of a {keepsake}, haunts the {place}, said the guide.
Since {year}, said our guide, the ghost of a {calling}, killed over a {keepsake}, walks the {place}.
> {calling}
Whose ghost haunts the {place}? / Who was killed in {year}?
As what did the ghost work while alive? / Who is said to walk about in the {place}?
What was the phantom's trade in life? / Whose spirit frightens visitors?
> {year}
Since when is the {place} haunted? / When did the {calling} die?
In which year did it happen, says the guide?
The {calling} came to grief at the {place} in which year? / Year of the deed at the {place}?
When did the murder happen? / How far back does the story of the phantom go?
> {keepsake}
Over what did the {calling} have to die? / What was the {calling} killed for?
What thing cost the {calling} a life? / What thing was the quarrel with the {calling} about?
The {calling} died in {year} because of what object?
Which object was the motive for the murder? / For what thing did the victim have to lose a life?
> {place}
Where is there a ghost? / Which place is haunted? / Where does the {calling} walk about?
The ghost of a {calling} walks where?
Which place would you not visit at night, for fear of a {calling}?
Which spot does the phantom frequent? / Where might visitors meet the spirit of the {calling}?

The ferry took {duration} longer because of {weather}, and {first} (fed|lost) {meal} to the fish.
On account of {weather} we were on the ferry for {duration} more, and {first} gave {meal} to the \
fish.
There was {weather}, the ferry was {duration} late, and the fish got {first}'s {meal}.
> {duration}
How much longer did the ferry take? / How late was the ferry? / What was the delay of the ferry?
By how much was the crossing longer?
How much delay was there at sea? / How far behind schedule did {first} and I land?
> {weather}
Why was the ferry late? / What was the weather at sea? / What delayed us on the ferry?
Because of what was {first} seasick?
Which conditions upset stomachs at sea? / What was the sky doing when {first} was ill?
> {meal}
What had {first} eaten? / What did the fish get? / Which meal did {first} not keep?
What was it that {first} ate before the ferry? / {first}'s what went overboard?
Which food came up again? / What did {first}'s stomach not keep down?
> {first}
Who was seasick? / Whose {meal} went to the fish? / Who did not feel well on the ferry?
To whom was {weather} most unkind? / The {meal} on the ferry was lost by whom?
Which passenger was seasick? / Whose stomach was upset?

For the journey: {tally} boiled eggs, {drink}, {game} for the children and {remedy} for {first}.
We have packed {tally} boiled eggs, {drink}, {remedy} for {first} and, for the children, {game}.
{first} needs {remedy} on the journey, the children {game}, and all of us {drink} and {tally} \
boiled eggs.
> {tally}
How many eggs are for the journey? / How many boiled eggs did we pack?
Number of eggs for the journey? / With {drink} and {game}, how many eggs have we packed?
Boiled eggs in the bag: how many?
How many eggs are in the picnic basket? / Eggs to take along: what number?
> {drink}
What is there to drink on the journey? / Which drink did we pack? / What do we drink with the eggs?
Boiled eggs and what to drink? / {first} takes {remedy}; what do we all drink?
Which beverage do we take along? / What is in the flask for the trip?
> {game}
What is for the children on the journey? / What will the children play?
Which game is for the journey? / To keep the children quiet on the journey there is which game?
{first} has {remedy}; what do the children have?
What will amuse the little ones on the trip? / What did we take against boredom in the back seat?
> {remedy}
What does {first} need on the journey? / What did we pack for {first}? / What is to help {first}?
{first}, who is no good traveller, gets what? / The children have {game}; what does {first} have?
Which cure is in the luggage? / What do we take along in case {first} feels ill?
> {first}
Who needs {remedy}? / For whom is the {remedy}? / Who is not a good traveller?
Who is likely to feel ill on the trip? / For which traveller is there a cure in the luggage?

On the beach {first} dug up a {keepsake} and, {length} deeper, the {tool} that {first2} had lost.
Digging on the beach, {first} found a {keepsake} and, {length} below it, {first2}'s {tool}.
{first2}'s lost {tool} was {length} below the {keepsake} that {first} dug up on the beach.
> {keepsake}
What did {first} dig up first? / What lay above the {tool}? / What did {first} find on the beach?
What was in the sand, apart from the {tool}?
Which object came to light nearer the surface? / What lay in the sand above {first2}'s implement?
> {tool}
What had {first2} lost? / What lay below the {keepsake}? / What of {first2}'s was found?
{first2}'s what came to light on the beach? / {length} below the {keepsake} was what?
Which implement was buried in the sand? / What will {first2} be glad to have again?
> {length}
How much deeper was the {tool}? / How far below the {keepsake} was the {tool}?
What was the distance between the {keepsake} and the {tool}?
How far apart in the sand were the two finds?
After the {keepsake}, how much further was it down to the implement?
> {first}
Who dug on the beach? / Who found the {keepsake}? / Who found {first2}'s {tool}?
Who had two finds in the sand? / Which treasure hunter made such a big hole?
> {first2}
To whom does the {tool} belong? / Who had lost the {tool}? / Whose {tool} did {first} find?
{first} should give the {tool} back to whom? / The {tool} in the sand was whose?
Who will be glad to have the implement again? / Whose belongings were buried in the sand?
"""
