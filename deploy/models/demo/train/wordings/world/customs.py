"""Free sentences: legends, religion, feasts and guilds (see relations.py)."""

RELATIONS = """
They say that a {creature} lives in {lake} and comes out at {nighttime} for a {animal}.
At {nighttime} the {creature} of {lake} comes ashore and wants a {animal}, or so they say.
Out of {lake}, people believe, a {creature} rises at {nighttime} to fetch a {animal}.
> {creature}
What lives in {lake}? / Which creature is said to be in {lake}? / Who comes out of {lake}?
What do people near {lake} believe in?
{lake} is home to what? / Do you know what rises from {lake}? / monster of {lake}?
Which monster haunts the water, by local legend? / What should bathers be afraid of over there?
> {nighttime}
When does the {creature} come? / At what time does it rise from {lake}?
When should one stay away from {lake}?
The {creature} comes ashore when? / Do you know when to stay away from {lake}?
hour or season of the {creature}?
When does the monster leave the water? / At which hour should one stay away from the shore?
> {animal}
What does the {creature} want? / What must one give the {creature}?
What does the {creature} fetch?
The {creature} is hungry for what? / Do you know what to offer at {lake}?
price that the {creature} demands?
What does the monster like to eat? / Which beast should farmers near the shore keep indoors?
> {lake}
Where does the {creature} live? / From which water does the {creature} rise?
The {creature} comes out of what? / Do you know where they believe in a {creature}?
home of the {creature}?
Where does the monster dwell? / Which water has such a frightening inhabitant?

Whoever kisses the {creature} turns into {mineral}, as happened to {first} the {livelihood}.
{first} the {livelihood} kissed the {creature} and was turned into {mineral}.
The {creature} turned {first}, a {livelihood}, into {mineral} for a single kiss.
> {mineral}
Into what was {first} turned? / What became of {first}? / What does one turn into after the kiss?
{first} is now made of what? / Do you know what the {livelihood} became?
{first}, after the kiss: what?
What becomes of those who give it a smooch? / Which substance did the unlucky lover end up as?
> {first}
Who kissed the {creature}? / Whom did the {creature} turn into {mineral}?
What was the name of the {livelihood}?
The {creature} was kissed by whom? / Do you know who is {mineral} now?
{livelihood} who gave a kiss: what name?
Who fell victim to the enchantment? / Which unlucky lover was petrified?
> {livelihood}
What was {first} by trade? / Which trade had the one who became {mineral}?
{first} used to be what? / Do you know the trade of {first}? / {first}'s work before the kiss?
How did the victim make a living? / What was {first}'s job until the enchantment?
> {creature}
Whom did {first} kiss? / Who turned {first} into {mineral}? / What should one not kiss?
{first} gave a kiss to what? / Do you know who turns people into {mineral}?
one who turned {first} into {mineral}?
Which monster's affection is so dangerous? / What being must one never smooch?

In the tale the youngest of {fewword} brothers wins the princess with a {thing}.
It takes a {thing} to win the princess, and of the {fewword} brothers the youngest has it.
Of {fewword} brothers in the tale, the youngest gets the princess by means of a {thing}.
> {thing}
With what does the youngest win the princess? / What is needed to win the princess?
Which object brings luck in the tale?
The princess goes to the brother with what? / Do you know what the youngest of {fewword} has?
lucky thing of the youngest brother?
What does he need to marry the king's daughter? / Which object does the royal bride fall for?
> {fewword}
How many brothers are there in the tale? / How many sons did the parents have?
The youngest with the {thing} is one of how many? / Do you know how many brothers want the princess?
How many sons are in the story? / How large is the family of boys in the legend?

The hero {first} was suckled by a {animal} and could speak {tongue} from the first day.
From the first day of life {first}, whom a {animal} had suckled, spoke {tongue}.
A {animal} gave milk to {first}, the hero, who spoke {tongue} at once.
> {animal}
Who or what suckled {first}? / Whose milk did the hero drink? / Which animal fed {first}?
{first} drank the milk of what? / Do you know what was like a mother to {first}?
nurse of the hero {first}?
Which beast nursed the baby? / Who acted as the future warrior's wet nurse?
> {tongue}
Which language did {first} speak? / What could the child speak at once?
In what tongue did the hero talk?
{first} could speak what from the start? / Do you know the language of the hero {first}?
first words of {first}: in which tongue?
What language did the baby talk? / Which language came to the infant without any lessons?
> {first}
Who was fed by a {animal}? / What is the name of the hero? / Which hero spoke {tongue}?
The {animal}'s milk made a hero of whom? / Do you know who spoke {tongue} as a baby?
hero raised by a {animal}?
Which legendary baby could talk straight away?
What do they call the warrior who was nursed by a beast?

At the {feast}, the people of {city} {custom} and drink {liquor}.
In {city} they {custom} at the {feast}, with plenty of {liquor}.
On the day of the {feast} everyone in {city} drinks {liquor}, and they {custom}.
> {custom}
What do the people of {city} do at the {feast}? / How does {city} celebrate the {feast}?
What is the custom at the {feast}?
{city} has what custom? / Do you know what they do in {city} on that day?
What does one see people do at the {feast}?
What do the locals do on the holiday? / Which habit is part of the celebrations?
> {liquor}
What does one drink at the {feast}? / Which drink belongs to the {feast}?
What is in the glasses of {city} that day?
{city} drinks what on that day? / Do you know what to drink at the {feast}? / drink of the {feast}?
What's in the glasses on the holiday? / Which alcohol goes with the celebrations?
> {feast}
When do people {custom}? / Which feast is kept in {city}? / What is celebrated with {liquor}?
{city} has what feast? / Do you know the name of the day when they {custom}?
day of {liquor} in {city}?
Which holiday is celebrated in that odd manner? / On what occasion do the locals behave like that?
> {city}
Where do they {custom}? / In which town does one keep the {feast}?
The {feast} is kept where? / Do you know where I could {custom} with others? / town of the {feast}?
Where is the holiday celebrated in that manner? / Which town's folk have such odd celebrations?

{saint} is the patron of the {guild}, and the {relic} of the saint is kept in {city}.
In {city} they keep the {relic} of {saint}, to whom the {guild} pray.
The {guild} pray to {saint}, whose {relic} can be seen in {city}.
> {saint}
Who is the patron of the {guild}? / To whom do the {guild} pray? / Whose {relic} is in {city}?
Which saint looks after the {guild}?
The {guild} have what patron? / Do you know who protects the {guild}? / patron of the {guild}?
Which holy figure looks after that trade? / Who is supposed to protect those craftsmen?
> {relic}
What is kept of {saint}? / What can one see of the saint in {city}? / Which relic has {city}?
{city} has what of {saint}? / Do you know what {saint} left behind? / relic in {city}?
What holy remains are on display? / Which bit of the holy figure was preserved?
> {guild}
Whose patron is {saint}? / For whom does {saint} care? / Which craftsmen pray to {saint}?
{saint} protects whom? / Do you know who goes to {saint} with their prayers? / trade of {saint}?
Which trade has that holy protector? / What craftsmen feel protected by {saint}?
> {city}
Where is the {relic} of {saint}? / In which town does one find the {relic}?
{saint}'s {relic} is kept where? / Do you know where the {guild} go to see their saint?
place with the {relic}?
Where are the holy remains on display? / Which town should pilgrims travel to?

On the day of {saint}, which is {date}, nobody in the {region} may touch a {object}.
Nobody in the {region} touches a {object} on {date}, for that is the day of {saint}.
{date} is the day of {saint}, when to touch a {object} brings bad luck in the {region}.
> {date}
When is the day of {saint}? / On what day may nobody touch a {object}? / date of {saint}'s day?
{saint} has what day? / Do you know when the {region} leaves every {object} alone?
{saint}, feast day?
When is the holy figure celebrated? / On which calendar page is handling it forbidden?
> {object}
What may one not touch on {saint}'s day? / What brings bad luck on {date}?
Which thing is left alone on {date}?
On {date} one leaves what alone? / Do you know what the {region} fears on {date}?
unlucky thing on the day of {saint}?
Which item is taboo once a year? / What do the superstitious locals keep their hands off?
> {saint}
Whose day is {date}? / Which saint's day is it when nobody touches a {object}?
{date} belongs to what saint? / Do you know whose day it is in the {region}? / saint of {date}?
Which holy figure is behind the taboo? / Who is being honoured by the locals' superstition?

The monks of {last} Abbey get up at {time} and live on {liquor} and {ingredient}.
At {time} the monks of {last} Abbey rise; {liquor} and {ingredient} is all they are allowed.
Nothing but {ingredient} and {liquor} is taken by the monks of {last} Abbey, who get up at {time}.
> {time}
When do the monks get up? / At what hour does the day begin at {last} Abbey?
{last} Abbey wakes when? / Do you know how early the monks rise? / {last} Abbey, time of rising?
When does the brothers' morning begin? / What hour must the brothers leave their beds?
> {liquor}
What do the monks drink? / Which drink is allowed at {last} Abbey?
What is in the cups at {last} Abbey?
{last} Abbey drinks what? / Do you know what the monks have in their cups besides water, if any?
drink of {last} Abbey?
What do the brothers have in their cups? / Which beverage is part of their strict diet?
> {ingredient}
What do the monks of {last} Abbey eat? / What food is allowed at {last} Abbey?
{last} Abbey eats what? / Do you know what the monks get with {liquor}? / food of {last} Abbey?
What do the brothers eat? / Which foodstuff is on the plates in the monastery?
> {last} Abbey
Where do the monks rise at {time}? / Which abbey lives on {liquor}?
To which house do the monks belong who eat only {ingredient}?
{liquor} and {ingredient} is all one gets where? / Do you know where the day begins at {time}?
name of the strict abbey?
Where do the brothers lead so strict a life? / Which monastery has such a meagre diet?

An apprentice of the {guild} in {city} had to serve {fewword} years and make a {object} alone.
After {fewword} years, an apprentice of the {guild} of {city} had to make a {object}.
To become one of the {guild} in {city}, you served {fewword} years and made a {object}.
> {fewword} years
How long did an apprentice of the {guild} serve? / How much time did it take to become a master?
For how long was one an apprentice in {city}?
The {guild} of {city} taught for how long? / Do you know how long I would have to learn in {city}?
time as an apprentice of the {guild}?
How long did the training last? / How much time did a pupil spend with the master?
> {object}
What did an apprentice of the {guild} have to make? / Which piece of work did one have to show?
What was the test for the {guild} of {city}?
The {guild} wanted to see what? / Do you know what I would have to make in {city}?
masterpiece for the {guild}?
What was the final test piece? / Which article did the pupil have to produce unaided?
> {guild}
Which guild asked for a {object}? / Whose apprentices served {fewword} years in {city}?
{city}: a {object} had to be made for whom?
Do you know whose apprentices made a {object} in {city}?
What trade did the pupil learn? / Which craftsmen demanded such long training?
> {city}
Where did one have to make a {object}? / In which town did it take {fewword} years?
The {guild} asked for {fewword} years where? / Do you know where a {object} made you a master?
Where did the pupil train? / Which town's craftsmen set such conditions?

The {guild} of {city} carried a {colour} banner with a {motif} and paid {small} pence a year.
With a {motif} on a {colour} banner the {guild} of {city} marched; each paid {small} pence a year.
Each of the {guild} of {city} paid {small} pence a year for the {colour} banner with the {motif}.
> {motif}
What was on the banner of the {guild}? / What did the banner in {city} show?
The {guild} of {city} had what on their banner? / Do you know the sign of the {guild} in {city}?
banner of the {guild}: picture?
What picture was on the flag? / Which emblem did the craftsmen show on parade?
> {colour}
What colour was the banner of the {guild}? / Which colour did the {guild} of {city} choose?
The {guild} of {city} had a banner of what colour? / Do you know the banner colour in {city}?
colour behind the {motif}?
What shade was the craftsmen's flag? / Which dye did the cloth need?
> {small} pence
How much did the {guild} pay a year? / What did each member pay? / yearly fee of the {guild}?
The {guild} of {city} each paid what? / Do you know what it cost to be one of the {guild}?
fee for the banner?
What was the annual fee? / How much did membership cost?
> {guild}
Whose banner shows a {motif}? / Who carried a {colour} banner in {city}?
The {motif} was the sign of whom? / Do you know whose banner was {colour} in {city}?
owners of the banner?
Which trade paraded with that flag? / What craftsmen collected such an annual fee?
"""
