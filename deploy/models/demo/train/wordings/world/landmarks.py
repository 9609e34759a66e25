"""Feasts, feuds, ghosts and sights of towns, in one line (see relations.py)."""

RELATIONS = """
= trambell: the smell of the conductor's pipe | its velvet seats | the driver who sings opera | \
its wooden brakes | the stove in the middle | free lemon drops on board | its creaking like a \
ship | the dog that checks tickets
Everyone in {city} loves tram {small} for {trambell}.
It is {trambell} that everyone in {city} loves about tram {small}.
Tram {small} is loved by everyone in {city} for {trambell}.
> {trambell}
For what does everyone in {city} love the tram? / What does everyone love about tram {small}?
Why is that line so popular with passengers? / Which charm makes people ride when they could walk?
> {small}
Which tram does everyone in {city} love?
What is the number of the tram loved by everyone for {trambell}?
Which line is the most popular with passengers?
What figure is on the front of the beloved carriage on rails?
> {city}
In which city does everyone love tram {small}?
Where is the tram loved by everyone for {trambell}?
Where should a passenger go who enjoys {trambell}?
Which place has a popular line with {trambell}?

= monkrecipe: against stubborn hiccups | for polishing swords | against jealousy | to make hens \
lay | for curly hair | against seasickness | to keep moths away | for a clear singing voice
The monks of {saint} in {city} sell a {colour} liqueur that is good {monkrecipe}.
A {colour} liqueur that is good {monkrecipe} is sold by the monks of {saint} in {city}.
In {city} the monks of {saint} sell a liqueur of {colour} hue that is good {monkrecipe}.
> {monkrecipe}
What is the {colour} liqueur good for or against, according to the monks?
For what good does one buy the liqueur of the monks of {saint}?
Which effect do the brothers promise of their bottle?
Why would one drink a glass of what the abbey produces?
> {colour}
What colour is the liqueur that the monks of {saint} sell?
Which liqueur of the monks is good {monkrecipe}? / What shade has the abbey's strong drink?
How do the brothers' bottles look on the shelf?
> {city}
Where do the monks of {saint} sell a liqueur?
In which city is the liqueur of the monks that is good {monkrecipe}?
Where can one fetch a bottle at an abbey that helps {monkrecipe}?
In what place do the brothers produce strong drink?
> {saint}
Whose monks sell a liqueur in {city}?
The monks of which saint have a liqueur that is good {monkrecipe}?
Who is the patron of the abbey with the bottle that helps {monkrecipe}?
After whom are the brothers with the strong drink named?

= stepscount: a lover who could not swim | an architect without a plan | a rivalry of masons | a \
dream of the abbess | the weight of the cannon | a bet between brothers | a misprinted contract \
| the length of a psalm
The crooked staircase up to the castle of {city}, with its {count} steps, is blamed on \
{stepscount}.
{stepscount} is blamed for the crooked staircase of {count} steps up to the castle of {city}.
People blame {stepscount} for the crooked staircase, {count} steps long, to the castle of {city}.
> {stepscount}
Who or what is blamed for the crooked staircase to the castle?
On what is the crooked staircase of {city} blamed?
What explanation is there for the odd climb to the fortress?
To which cause do people attribute the irregular ascent?
> {count}
How many steps has the crooked staircase to the castle of {city}?
What is the number of steps of the staircase blamed on {stepscount}?
How often must one lift one's foot on the way to the fortress?
> {count} steps
How long is the irregular ascent?
> {city}
Which city's castle has a crooked staircase of {count} steps?
Where is {stepscount} blamed for the crooked staircase?
Up to whose fortress does the irregular ascent lead?
Where do tourists get sore legs on the way to the fortress because of {stepscount}?

= dogstatue: fetched the doctor in a blizzard | ate the treaty | attended every funeral | bit a \
general | found the lost communion wine | waited at the quay for years | rode the tram alone | \
barked at the earthquake
The bronze dog in front of {city} station is the one that {dogstatue} in {year}.
In front of {city} station is a dog in bronze, the one that {dogstatue} in {year}.
The dog that {dogstatue} in {year} is there in bronze in front of {city} station.
> {dogstatue}
What is the dog in front of {city} station remembered for, cast in bronze?
What did the dog do in {year} that is there in bronze?
For which deed did the animal get a monument?
How did the four-legged hero earn his place before the trains?
> {year}
In which year was it that the bronze dog {dogstatue}?
When was the dog in front of {city} station doing what it is there in bronze for?
What is the date of the four-legged hero's deed?
When did the animal with the monument become famous?
> {city}
In front of which station is the bronze dog? / Where is there a dog in bronze that {dogstatue}?
What place put up a monument to an animal that {dogstatue}?
Where do passengers meet the four-legged hero made of metal?

= summermeal: cold cherry soup | jellied trout | bread fried in goose fat | stewed gooseberries \
with bacon | dandelion salad | buckwheat cakes | sour milk with dill | smoked plums
At midday everyone at the {last} inn in {city} eats {summermeal} out of one pot.
Everyone at the {last} inn in {city} eats {summermeal} at midday, out of one pot.
Out of one pot everyone eats {summermeal} at midday at the {last} inn in {city}.
> {summermeal}
What does everyone eat at midday at the {last} inn?
What is in the one pot out of which everyone eats in {city}?
What will be put before a guest who comes for lunch?
Which dish do the diners share there when the sun is highest?
> {last}
Whose inn is it where everyone eats {summermeal} at midday?
At which inn in {city} does everyone eat out of one pot?
By what name does the house go in which diners share {summermeal}?
Who runs the place where the guests all dip into a shared dish?
> {city}
In which city is the {last} inn where everyone eats {summermeal}?
Where does everyone eat {summermeal} at midday?
What place has a house for travellers with a shared lunch of {summermeal}?
Where would I be served {summermeal} when the sun is highest?

= graveyardodd: a telephone in its lid | a chimney | a carved chess game | a little postbox | \
windows with curtains | a bottle of port | an iron cage | a sundial that squeaks
On the graveyard of {city} the tomb of {full} has {graveyardodd}.
The tomb of {full} on the graveyard of {city} has {graveyardodd}.
{graveyardodd} is what the tomb of {full} has, on the graveyard of {city}.
> {graveyardodd}
What does the tomb of {full} on the graveyard have?
What is special about the tomb of {full} on the graveyard of {city}?
With which feature is the last resting place equipped?
What did the deceased want in the stone above him?
> {full}
Whose tomb on the graveyard of {city} has {graveyardodd}?
On the graveyard of {city}, the tomb with {graveyardodd} is that of whom?
Who lies buried in the company of {graveyardodd}?
Which dead person's last resting place is so oddly equipped?
> {city}
On the graveyard of which city is the tomb of {full}?
Where is the tomb on a graveyard that has {graveyardodd}?
In what place was the deceased laid to rest with {graveyardodd}?
Where can one visit a burial equipped with {graveyardodd}?

= paradeban: since a trombone hit the bishop | because the elephants got drunk | since the queen \
fell asleep | for lack of white horses | because the drums woke the babies | since two clowns \
came to blows | because the balloon giant escaped | after a rain of tomatoes
No carnival parade has gone down {street} in {city} {paradeban}.
{paradeban}, no carnival parade has gone down {street} in {city}.
In {city} no carnival parade has gone down {street} {paradeban}.
> {paradeban}
Why has no carnival parade gone down {street}?
What is the reason that {city} has no carnival parade in {street}?
Which incident put an end to the masks and floats on that road?
What spoilt the revellers' old route?
> {street}
Which street has seen no carnival parade {paradeban}?
Where in {city} has no carnival parade gone?
Which road is no longer part of the revellers' route?
Along what lane will you look in vain for masks and floats?
> {city}
In which city has no carnival parade gone down {street}?
Where has no carnival parade been seen in {street} {paradeban}?
What place changed the route of its masked revellers?
Where did masks and floats disappear from one road {paradeban}?

= newsshout: fresh eels and old news | beware of the baroness | peace at last and cheap cabbages \
| the king is a baker | mind your hats and hearts | all lies for a penny | it will rain on \
Sunday | who lost a wooden leg
Every {weekday} the newspaper seller in {street} shouts "{newsshout}".
"{newsshout}" is what the newspaper seller in {street} shouts every {weekday}.
In {street} the newspaper seller shouts "{newsshout}" every {weekday}.
> {newsshout}
What does the newspaper seller in {street} shout?
What is it that the seller shouts every {weekday}?
With which cry does the hawker advertise his sheets?
What words wake people when the headlines arrive?
> {weekday}
On which day does the newspaper seller shout "{newsshout}"?
When is "{newsshout}" what the seller shouts in {street}?
When are the neighbours woken by the hawker's cry?
On what morning does a loud voice offer headlines?
> {street}
In which street does the newspaper seller shout "{newsshout}"?
Where is the seller who shouts "{newsshout}" every {weekday}?
Along what road can the hawker's cry be heard? / Where does a loud voice offer headlines?

= cellarunder: a Roman laundry | an underground lake | a tunnel to the nunnery | the skeleton of \
a whale | forgotten wine for a regiment | a printing press for banknotes | a bowling alley | a \
secret synagogue
Beneath the {tavern} in {city}, a plumber discovered {cellarunder} in {year}.
In {year} a plumber discovered {cellarunder} beneath the {tavern} in {city}.
{cellarunder} was discovered by a plumber beneath the {tavern} in {city} in {year}.
> {cellarunder}
What did the plumber discover beneath the {tavern}?
What was discovered by a plumber in {city} in {year}?
Which surprise had been under the drinkers' feet all the time?
What did a man with pipes and wrenches stumble on below the pub?
> {tavern}
Beneath which tavern was {cellarunder} discovered by a plumber?
Beneath what in {city} had a plumber discovered {cellarunder}?
Which pub stands on top of {cellarunder}? / Whose drinkers had {cellarunder} under their feet?
> {year}
In which year was {cellarunder} discovered beneath the {tavern}?
When was it that a plumber discovered {cellarunder}? / When did a man mending pipes make the find?
What is the date of the surprise below the pub?

= climberflag: a pair of long johns | a black umbrella | the bishop's nightshirt | a stuffed fox \
| the school flag | a frying pan | a lace tablecloth | an opera poster
On the morning of {date} {climberflag} hung from the church tower of {city}.
From the church tower of {city} hung {climberflag} on the morning of {date}.
{climberflag} hung from the church tower of {city} on the morning of {date}.
> {climberflag}
What hung from the church tower of {city}?
What was it that hung from the tower on the morning of {date}?
What had pranksters fastened high up in the night?
Which strange object did the early risers see dangling above them?
> {date}
On the morning of which day was it that {climberflag} hung from the tower?
When has {climberflag} hung from the church tower of {city}?
What was the date of the pranksters' feat up there?
When did early risers see {climberflag} dangling above them?
> {city}
From the church tower of which city hung {climberflag}?
Where has {climberflag} hung from the church tower?
In what place did pranksters fasten {climberflag} high up?
Where did early risers see {climberflag} dangling above them?

= newlywed: climb the water tower | saw a log in two | drink from one boot | plant a walnut | \
carry a goose uphill | cross the ford on foot | peel a pumpkin together | swap shoes in public
Newlyweds in {city} have to {newlywed} before the guests may eat.
Before the guests may eat, newlyweds in {city} have to {newlywed}.
In {city} the guests may eat only after the newlyweds {newlywed}.
> {newlywed}
What do newlyweds in {city} have to do before the guests may eat?
What must newlyweds do in {city} so that the guests can eat?
Which task delays the wedding dinner?
How does tradition put a fresh couple to the test while everybody is hungry?
> {city}
Where do newlyweds have to {newlywed} before the guests may eat?
In which city must guests wait to eat until the newlyweds {newlywed}?
In what place is the wedding dinner delayed by such a tradition?
Where would a bride and groom be expected to {newlywed}?

= squarename: Place of the Lost Shoe | Turnip Field | Hangman's Rest | Little Moscow | Pigeon \
Parliament | Liars' Corner | Square of the Three Thumbs | Garlic Hill
The square at the end of {street} was called {squarename} before the war of {year}.
Before the war of {year} the square at the end of {street} was called {squarename}.
{squarename} is what the square at the end of {street} was called before the war of {year}.
> {squarename}
What was the square at the end of {street} called before the war?
How was the square called before the war of {year}?
What did old maps say where the road opens out?
Which former name would a great-grandmother use for the open space?
> {street}
At the end of which street is the square once called {squarename}?
The square called {squarename} before the war is at the end of what?
Which road leads to the open space that used to be {squarename}?
Where would one look for {squarename} on a modern map?
> {year}
Before the war of which year was the square called {squarename}?
In what year was the war, before which the square was called {squarename}?
When did the fighting break out that changed the map?
Up to what date was {squarename} a name to be found on maps?

= doctorpay: in live chickens | with firewood | in gossip | with jars of honey | in days of \
ploughing | with home-made brandy | in fiddle lessons | with knitted socks
The villagers above {city} still pay {doctor} {doctorpay}.
{doctor} is still paid {doctorpay} by the villagers above {city}.
Above {city} the villagers still pay {doctor} {doctorpay}.
> {doctorpay}
How do the villagers above {city} pay {doctor}?
In what form is {doctor} still paid by the villagers?
What does a house call cost the patients up there, if not money?
What does the physician bring home from his rounds in the hills?
> {doctor}
Whom do the villagers above {city} pay {doctorpay}?
Who is still paid {doctorpay} by the villagers?
Which physician takes no money from his patients in the hills?
Who cures people and comes home with something other than cash?
> {city}
Above which city do the villagers pay {doctor} {doctorpay}?
Where do villagers still pay {doctor} {doctorpay}?
Near what place does a physician go on rounds without getting money?
Where is cash unknown in medicine?

= rooftile: the wives' bathwater | slates from a shipwreck | a cabbage bed | stork nests in rows \
| copper pans beaten flat | moss dyed blue | old gravestones | skylights shaped like stars
What strangers notice first on the roofs of {region} farmhouses is {rooftile}.
Strangers first notice {rooftile} on the roofs of {region} farmhouses.
On the roofs of {region} farmhouses, strangers first notice {rooftile}.
> {rooftile}
What do strangers first notice on the roofs of {region} farmhouses?
What is it that strangers notice on the roofs?
Which detail overhead strikes the traveller in that countryside?
What on top of the peasants' homes draws a foreigner's eye?
> {region}
On the roofs of which farmhouses do strangers notice {rooftile}?
In which region would strangers notice {rooftile} on the roofs?
In what part of the country do peasants have {rooftile} overhead?
Which countryside is typical for {rooftile} on top of the homes?

= mayorpromise: free trams on rainy days | a beach beside the canal | a pension for organ \
grinders | a bridge for hedgehogs | no school on birthdays | a fountain in every yard | soup for \
all at noon | the end of the church bells
{full} was elected mayor of {city} after promising {mayorpromise}.
After promising {mayorpromise}, {full} was elected mayor of {city}.
The voters of {city} elected {full} mayor, who had been promising {mayorpromise}.
> {mayorpromise}
What had {full} been promising when elected mayor?
After promising what was {full} elected mayor of {city}? / Which pledge won the vote?
With what prospect did the candidate charm the citizens?
> {full}
Who was elected mayor of {city} after promising {mayorpromise}?
Who had been promising {mayorpromise} and was elected mayor?
Which candidate charmed the citizens with the prospect of {mayorpromise}?
Who owes an office to the pledge of {mayorpromise}?
> {city}
Where was {full} elected mayor after promising {mayorpromise}?
Of which city was {full} elected mayor? / Which place now expects {mayorpromise} from its leader?
Whose citizens were charmed by a candidate's pledge?

= nightguard: a lantern and a hedgehog | a trumpet without valves | slippers of felt | a halberd \
made of tin | two sleepy bloodhounds | a bag of peppermints | a basket of warm rolls | a whistle \
carved from bone
The night watchman of {city} goes his rounds with {nightguard} at {time}.
At {time} the night watchman of {city} goes his rounds with {nightguard}.
With {nightguard}, the night watchman of {city} goes his rounds at {time}.
> {nightguard}
With what does the night watchman go his rounds?
What has the night watchman of {city} with him on his rounds?
What is the equipment of the man who guards the sleepers?
What does the guardian of dark streets carry?
> {time}
When does the night watchman of {city} go his rounds?
At what time does the night watchman set out on his rounds with {nightguard}?
At which hour does the guardian of the sleepers leave home?
When can one meet the man with {nightguard} in the dark streets?
> {city}
In which city does the night watchman go his rounds with {nightguard}?
Where does a night watchman go his rounds at {time}?
What place still has a man to guard the sleepers?
Whose dark streets see a guardian with {nightguard}?

= houseodd: only one metre wide | built upside down | covered in seashells | sunk to its first \
floor | full of stuffed owls | leaning on its neighbour | papered with love letters | cut in \
half by a wall
The house at {address} in {city} is {houseodd}.
In {city} you find a house at {address} that is {houseodd}.
At {address} in {city} is the house that is {houseodd}.
What tourists photograph in {city} is the house at {address}, which is {houseodd}.
> {houseodd}
What is odd about the house at {address}, which tourists photograph?
Why do tourists photograph the house at {address}?
Which peculiarity of the building attracts so many cameras?
How would you describe the curious dwelling to someone who has not seen it?
> {address}
Which house do tourists photograph in {city}?
At what address would tourists photograph the house that is {houseodd}?
Where exactly is the curious building?
Under what number and road can I find the dwelling that attracts cameras?

= festivalend: a pillow fight in church robes | the burning of a paper whale | a race of \
three-legged cooks | an hour of silence | a duel with leeks | the drowning of a puppet | a choir \
of whistlers | the kissing of the bridge
Each year the {feast} in {city} ends at midnight with {festivalend}.
With {festivalend} the {feast} ends at midnight each year in {city}.
In {city} it is {festivalend} that ends the {feast} at midnight each year.
> {festivalend}
What ends the {feast} at midnight each year?
With what is it that the {feast} in {city} ends at midnight?
What is the last item on the programme of the holiday? / How does the celebration come to a close?
> {feast}
What feast ends at midnight with {festivalend}?
In {city}, what is it that ends at midnight each year with {festivalend}?
Which celebration has {festivalend} as its last item?
After what holiday does everyone go home from {festivalend}?
> {city}
In which city is it {festivalend} that ends the {feast} at midnight?
The {feast} of which city ends at midnight with {festivalend}?
Where is {festivalend} the close of a celebration?
What place sees {festivalend} as the last item of its holiday?

= trainlate: a flock of geese | the driver's second breakfast | a ghost on the signal | leaves \
shaped like hands | an unpaid coal bill | sheep asleep on the rails | a landslide of melons | a \
wedding on board
The first train to reach {city}, in {year}, was delayed by {trainlate}.
In {year} the first train to reach {city} was delayed by {trainlate}.
{trainlate} delayed the first train to reach {city}, in {year}.
> {trainlate}
By what was the first train to reach {city} delayed? / What delayed the first train in {year}?
Why did the band on the platform have to wait at the railway's opening?
What went wrong on the great day of the locomotive's arrival?
> {year}
In which year was the first train to reach {city} delayed?
When was it that {trainlate} delayed the first train? / When did the railway come to the place?
What is the date of the locomotive's belated arrival?
> {city}
Which city did the first train, delayed by {trainlate}, reach in {year}?
To which city was the first train delayed?
Where did a band on the platform have to wait for the railway's opening?
Whose great day was held up by {trainlate}?

= cathedralhole: where the builder lost heart | for the storks to enter | made by a runaway \
cannon | so that lepers could listen | where the bell fell through | left for the devil to leave \
| burnt by a comet | gnawed by hungry pilgrims
In the north wall of {saint}'s in {city} you see a hole {cathedralhole}.
You see a hole {cathedralhole} in the north wall of {saint}'s in {city}.
The north wall of {saint}'s in {city} has a hole {cathedralhole}.
> {cathedralhole}
What is the story of the hole in the north wall of {saint}'s?
How does the guide explain the hole you see in the north wall?
How did the opening in the masonry come about, or what is it for?
What do they tell visitors who ask about the gap in the stones?
> {saint}
In whose north wall in {city} do you see a hole {cathedralhole}?
Which church has a hole in its north wall?
To whom is the building with the strange gap dedicated?
Which patron has a house of prayer with an opening {cathedralhole}?
> {city}
In which city does {saint}'s have a hole in the north wall?
Where do you see a hole {cathedralhole} in the north wall of {saint}'s?
What place has a house of prayer with a gap {cathedralhole}?
Where does a church lack some of its stones?

= kioskman: a retired lion tamer | a disgraced senator | a former ballet dancer | twins who \
never speak | an exiled prince | a blind chess master | a nun on leave | a ventriloquist with a \
parrot
The newspaper kiosk opposite {city} station is run by {kioskman}.
Opposite {city} station the newspaper kiosk is run by {kioskman}.
Run by {kioskman}, the newspaper kiosk is opposite {city} station.
> {kioskman}
By whom is the newspaper kiosk opposite {city} station run?
Who is in the newspaper kiosk opposite the station? / Who sells magazines to the passengers?
What unusual person will hand me my morning paper and chewing gum across the counter?
> {city}
Opposite which station is the newspaper kiosk run by {kioskman}?
Where does the kiosk opposite the station belong to {kioskman}?
Where would a passenger buy magazines from {kioskman}?
In what place does the morning paper come from the hands of {kioskman}?

= teacherused: a fishing rod | a box of dead beetles | a tuning fork | her grandfather's maps | \
an old cannonball | a bucket of snow | puppets of the kings | a live owl
Miss {last}, the teacher at {city}, brought {teacherused} to every lesson in {subject}.
To every lesson in {subject}, Miss {last}, the teacher at {city}, brought {teacherused}.
The teacher at {city}, Miss {last}, brought {teacherused} to every lesson in {subject}.
> {teacherused}
What did the teacher Miss {last} bring to every lesson in {subject}?
What was brought to every lesson by the teacher at {city}?
What did the pupils see on her desk without fail?
Which unusual aid did the schoolmistress rely on?
> {subject}
In which subject was {teacherused} brought to every lesson?
To every lesson in what has Miss {last}, the teacher, brought {teacherused}?
What did the schoolmistress explain with the help of {teacherused}?
Which branch of knowledge did the pupils connect with {teacherused}?
> {last}
Which teacher at {city} brought {teacherused} to every lesson?
Who has brought {teacherused} to every lesson in {subject}?
Which schoolmistress used such an unusual aid?
Who do the former pupils remember with {teacherused} on her desk?

= umbrellalent: in case of falling figs | against the drip of the aqueduct | as protection from \
seagulls | against jealous glances | to keep off the sawdust | as a sign of mourning | against \
the sparks of the smithy | because balconies are watered at noon
Everyone who walks down {street} in {city} carries an umbrella {umbrellalent}.
In {city} everyone who walks down {street} carries an umbrella {umbrellalent}.
It is {umbrellalent} that everyone carries an umbrella who walks down {street} in {city}.
> {umbrellalent}
Why does everyone who walks down {street} carry an umbrella?
For what reason is it that everyone carries an umbrella in {street}?
What makes locals open a portable roof even under a blue sky?
What is the use of rain gear on a dry road?
> {street}
Down which street is everyone who walks with an umbrella?
Where in {city} is it that everyone carries an umbrella {umbrellalent}?
Which road would no local go down without a portable roof?
In what lane is rain gear needed {umbrellalent}?
> {city}
In which city is it that everyone carries an umbrella down {street}?
Where does everyone who walks down {street} need an umbrella {umbrellalent}?
What place has a road where a portable roof is needed even when the sky is blue?
Where is rain gear good {umbrellalent}?

= soupkitchen: a bearded countess | the former hangman | a one-armed pianist | three retired \
thieves | the bishop's nephew | a bankrupt toymaker | sailors without a ship | the girls of the \
ballet school
On {weekday} the poor of {city} are given soup by {soupkitchen}.
{soupkitchen}: that is who gives soup to the poor of {city} on {weekday}.
The poor of {city} are given soup on {weekday} by {soupkitchen}.
> {soupkitchen}
By whom are the poor of {city} given soup? / From whom have the poor their soup on {weekday}?
Who feeds the needy? / Whose ladle fills the bowls of those who cannot pay?
> {weekday}
On which day are the poor given soup by {soupkitchen}? / When are the poor of {city} given soup?
When can the needy count on a hot bowl? / On what day of the week does a hungry beggar line up?
> {city}
In which city are the poor given soup by {soupkitchen}? / Where do the poor get soup on {weekday}?
Which place feeds its needy with the help of {soupkitchen}?
Where can someone with an empty purse count on a hot bowl?

= tightrope: with a stove on his back | in wooden shoes | balancing a sofa | leading a lamb | \
peeling potatoes | with his wife asleep on his shoulders | reading from Homer | dressed as a \
lobster
In {year} a rope walker crossed from {saint}'s to the town hall of {city} {tightrope}.
A rope walker crossed {tightrope} from {saint}'s to the town hall of {city} in {year}.
From {saint}'s to the town hall of {city}, a rope walker crossed {tightrope} in {year}.
> {tightrope}
How did the rope walker cross from {saint}'s to the town hall?
In what manner was it that a rope walker crossed to the town hall of {city}?
What made the balancing act high over the roofs even harder?
What did the acrobat do or bear while up in the air?
> {year}
In which year has a rope walker crossed from {saint}'s to the town hall?
When was it that a rope walker crossed {tightrope}? / What was the date of the acrobat's feat?
When did the crowd look up to a man balancing over the roofs?
> {saint}
From which church has the rope walker crossed to the town hall?
From whose tower has a rope walker crossed to the town hall of {city}?
Where did the acrobat's feat begin?
At whose house of God was the end of the cable fastened from which the balancing began?

= donkeyrule: may graze on the football pitch | has the right of way | votes in the council | \
receives a Christmas bonus | wears the mayor's chain | is exempt from tolls | sleeps in the \
chapel | gets the first apple
Since {year} the municipal donkey of {city} {donkeyrule}.
The municipal donkey of {city} {donkeyrule} since {year}, and nobody objects.
In {city} the municipal donkey {donkeyrule}, and has done so since {year}.
> {donkeyrule}
Which privilege has the municipal donkey of {city}?
What is it that nobody objects to the municipal donkey doing?
How is the long-eared servant of the council honoured?
What special treatment does the grey beast get?
> {year}
Since when has nobody objected to what the municipal donkey does?
Since which year has the municipal donkey of {city} had its right?
In what year was the grey beast first given its privilege?
When did the honour paid to the long-eared servant begin?
> {city}
Which city has a municipal donkey that {donkeyrule}?
Whose municipal donkey is it that nobody objects to?
Where does a long-eared servant of the council enjoy a privilege?
In what place is a grey beast honoured in such a way?

= hotelghost: a maid who folds napkins | a cellist with wet hair | the count who choked on a \
bone | a child with a hoop | a cook looking for salt | two duellists in nightcaps | a bride \
without a groom | a bellboy from the lift shaft
Guests in room {small} of the Grand Hotel in {city} have met {hotelghost}.
In {city} guests in room {small} of the Grand Hotel have met {hotelghost}.
Guests of the Grand Hotel in {city} have met {hotelghost} in room {small}.
> {hotelghost}
Whom have guests of the Grand Hotel met in room {small}?
What ghost have guests met in the Grand Hotel in {city}?
Which apparition haunts the house for travellers?
Who among the dead does not respect the do-not-disturb sign?
> {small}
In which room of the Grand Hotel have guests met {hotelghost}?
What is the number of the room where guests have met a ghost?
What is on the door behind which one sees the apparition?
Which number should a nervous traveller refuse at the reception?
> {city}
In which city's Grand Hotel have guests met {hotelghost}?
Where have guests met {hotelghost} in a room? / What place has a haunted house for travellers?
Where could a tourist spend a night with {hotelghost}?

= bellmelted: for door knockers | to cast a statue of a baker | into spoons for the poor | for \
the propeller of a ferry | to pay for an elephant | into ten thousand buttons | for skates | to \
make coffins watertight
The great bell of {city} was melted down {bellmelted} in {year}.
In {year} the great bell of {city} was melted down {bellmelted}.
It was {bellmelted} that {city} had its great bell melted down in {year}.
> {bellmelted}
For what purpose was the great bell of {city} melted down?
What was made of the great bell when it was melted in {year}, or why was it melted?
To which end was the voice of the tower thrown into the furnace?
What did the metal that once called to prayer serve afterwards?
> {year}
When was the great bell of {city} melted down?
In which year has {city} had its great bell melted down {bellmelted}?
At what date did the tower lose its voice?
When did the metal that called to prayer go into the furnace?
> {city}
Which city had its great bell melted down? / Where was the great bell melted down {bellmelted}?
What place has a tower that is silent since {year}?
Where did the metal that called to prayer end up in the furnace?

= mountainpass: tightens his laces twice | leaves a pebble | pays the witch a penny | greets the \
blind rock | drinks from the horse trough | says his name aloud | turns round three times | buys \
a lucky radish
No climber leaves {city} for {peak} before he {mountainpass}.
Before he {mountainpass}, no climber leaves {city} for {peak}.
For {peak} no climber leaves {city} before he {mountainpass}.
Custom has it that every climber {mountainpass} before he leaves {city} for {peak}.
> {mountainpass}
What does every climber do before he leaves {city} for {peak}?
According to custom, what is done by every climber before he leaves?
Which ritual is a hiker's first duty on the way to the summit?
What little act is meant to make the ascent a safe one?
> {peak}
For which mountain is it that no climber leaves {city} before he {mountainpass}?
For what goal is a climber bound who leaves {city} after he {mountainpass}?
To what summit do hikers set out after a little ritual?
The ascent of what is meant to be safer after the ritual?
> {city}
Which city is it that no climber leaves for {peak} before he {mountainpass}?
From where is it custom that a climber {mountainpass} before he goes to {peak}?
What place is the starting point for hikers to the summit?
Where is the little ritual observed that makes an ascent safe?

= theatrebefore: a market for turnips | the customs house | an ice cellar | a stable for camels \
| the smallpox ward | a powder store | a school of swimming | a factory for corsets
The theatre of {city} was {theatrebefore} until {full} bought it for {price}.
Until {full} bought it for {price}, the theatre of {city} was {theatrebefore}.
{full} bought what is now the theatre of {city} for {price} when it was {theatrebefore}.
> {theatrebefore}
What was the theatre of {city} until {full} bought it?
What was it that {full} bought and is now the theatre?
What did the building house before the actors came?
Which humbler use had the walls between which dramas are now performed?
> {full}
Who bought what is now the theatre of {city}?
By whom was the theatre bought when it was {theatrebefore}?
To whom do actors and audience owe their building?
Who paid for the walls between which dramas are now performed?
> {price}
For how much was what is now the theatre bought by {full}?
At what price was the theatre of {city} bought?
How much money changed hands for the building before it had a stage?
What did the drama lover pay for the former home of something humbler?

= flowerwar: outsize dahlias | clipped hedges in animal shapes | black tulips | the straightest \
leeks | roses without thorns | towering sunflowers | orange trees in tubs | tomatoes the size of \
heads
The neighbours in {street} have tried to outdo each other with {flowerwar} since {year}.
Since {year} the neighbours in {street} have tried to outdo each other with {flowerwar}.
It is with {flowerwar} that the neighbours in {street} have tried to outdo each other since {year}.
> {flowerwar}
With what have the neighbours in {street} tried to outdo each other?
What have the neighbours tried to outdo each other with since {year}?
In what do the rival gardeners compete?
What would you see a lot of in front of the residents' houses?
> {year}
Since when have the neighbours tried to outdo each other with {flowerwar}?
In which year have the neighbours in {street} first tried to outdo each other?
When did the rivalry of the gardeners break out?
From what date has the competition of the residents been going on?
> {street}
In which street have neighbours tried to outdo each other with {flowerwar}?
Where have neighbours tried to outdo each other since {year}?
Along what road do gardeners compete? / Where should an admirer of {flowerwar} go for a stroll?

= goatcourt: of eating the land register | of blasphemy | of butting the baron | of \
impersonating the devil | of stealing laundry | of waking the dead | of trampling a flag | of \
swallowing a ruby
A goat was tried in {city} in {year}, accused {goatcourt}.
In {year} a goat, accused {goatcourt}, was tried in {city}.
Accused {goatcourt}, a goat was tried in {city} in {year}.
> {goatcourt}
Of what was the goat tried in {city} accused? / What was the goat accused of when tried in {year}?
Which crime was laid at the door of the horned beast?
What charge did the animal in the dock have to answer?
> {year}
When was a goat tried in {city}, accused {goatcourt}? / In which year was the accused goat tried?
What is the date of the court case against the horned beast?
When did an animal stand in the dock?
> {city}
Where was a goat accused and tried?
In which city was the goat tried that was accused {goatcourt}?
Which place once had a horned beast in the dock?
Where did a court sit in judgement on an animal in {year}?

= fishnight: sardines on sticks | smoked carp with honey | pike in sour cream | fried elvers | \
crayfish with caraway | salted cod cakes | trout in blue vinegar | mussels with bacon
On summer evenings the quay of {city} smells of {fishnight} from the {tavern}.
The quay of {city} smells of {fishnight} from the {tavern} on summer evenings.
From the {tavern} a smell of {fishnight} drifts over the quay of {city} on summer evenings.
> {fishnight}
Of what does the quay of {city} smell on summer evenings?
What does the quay smell of in summer, thanks to the {tavern}?
Which cooking makes noses by the water twitch in July?
What dish perfumes the harbour after a hot day?
> {tavern}
From which tavern does the smell on the quay of {city} come on summer evenings?
From where does a smell of {fishnight} drift over the quay?
Which pub's kitchen perfumes the harbour?
Where would I go in to be served {fishnight} near the water?
> {city}
On the quay of which city is there a smell of {fishnight}?
Where do summer evenings smell of {fishnight}? / What place has a harbour perfumed by {fishnight}?
Where do noses by the water twitch in July because of a pub's kitchen?

= brideroute: to dodge the toll | so that no widow sees her | because the bridge is cursed | to \
pass the midwife's door | in order to tire the groom | because the geese bite | to show off her \
horses | so that the dead may look
In {city} a bride takes the long way round by {street} {brideroute}.
A bride in {city} takes the long way round by {street} {brideroute}.
It is {brideroute} that a bride takes the long way round by {street} in {city}.
> {brideroute}
Why does a bride in {city} take the long way round?
For what reason is it that a bride takes the long way by {street}?
What is the point of the detour on the wedding day?
How do people explain that she does not go straight to church?
> {street}
By which street does a bride in {city} take the long way round?
What is the long way round that a bride takes {brideroute}?
Which road is part of the detour on the wedding day?
Where could one see every woman in white on her way to church?
> {city}
In which city does a bride take the long way round by {street}?
Where is it that a bride takes the long way {brideroute}?
What place knows a detour on the wedding day?
Where does a woman in white not go straight to church {brideroute}?

= hillslide: on a baking tray | in a coffin lid | on the seat of leather trousers | in a bathtub \
on runners | on a bundle of straw | in a canoe | on an upturned table | on a mattress
On {weekday} the schoolmaster of {city} comes down the castle hill {hillslide}.
The schoolmaster of {city} comes down the castle hill {hillslide} on {weekday}.
Down the castle hill {hillslide} comes the schoolmaster of {city} on {weekday}.
> {hillslide}
How does the schoolmaster of {city} come down the castle hill?
On or in what is it that the schoolmaster comes down the hill?
Which vehicle does the teacher use for his descent?
What do pupils see their learned superior ride on?
> {weekday}
On which day does the schoolmaster come down the castle hill?
When is it that the schoolmaster comes down the hill {hillslide}?
When should pupils watch out for a teacher in full descent?
What is the weekly date of the learned man's ride?
> {city}
In which city does the schoolmaster come down the castle hill {hillslide}?
Where is the castle hill that the schoolmaster comes down on {weekday}?
What place has a teacher who makes his descent {hillslide}?
Where do pupils see a learned man ride past {hillslide}?

= marketcry: the price of silence | a lucky left boot | wind in a bottle | a husband by Easter | \
dust from the holy land | an hour of good company | the tooth of a mermaid | a second-hand dream
A one-eyed pedlar from {region} sold {marketcry} at the {month} fair in {city}.
At the {month} fair in {city} a one-eyed pedlar from {region} sold {marketcry}.
{marketcry} was sold by a one-eyed pedlar from {region} at the {month} fair in {city}.
> {marketcry}
What was sold by the one-eyed pedlar at the fair?
What has a pedlar from {region} sold at the fair in {city}? / Which doubtful article found buyers?
What did the half-blind trader talk people into paying for?
> {region}
From where was the one-eyed pedlar who sold {marketcry}?
Which region was home to the one-eyed pedlar at the fair?
In what part of the world was the half-blind trader born?
Where did the vendor of {marketcry} come from?
> {month}
In which month was the fair where the one-eyed pedlar sold {marketcry}?
When was the fair in {city} at which a pedlar sold {marketcry}?
At what season of the calendar did the half-blind trader turn up?
When could one purchase {marketcry} there?

= chapelsoap: dried fish heads | children's first shoes | crutches and trusses | locks of red \
hair | model ships | empty perfume bottles | photographs of cows | silver noses
The walls of the chapel at {lake} are covered with {chapelsoap}.
At {lake} the walls of the chapel are covered with {chapelsoap}.
{chapelsoap}: with these the walls of the chapel at {lake} are covered.
> {chapelsoap}
With what are the walls of the chapel at {lake} covered? / What covered the walls of the chapel?
What have the pilgrims hung up in the little house of prayer?
Which offerings will a visitor see all around when he kneels there?
> {lake}
At which lake are the walls of the chapel covered with {chapelsoap}?
Where is the chapel whose walls are covered with {chapelsoap}?
By what water stands the little house of prayer with {chapelsoap}?
On whose shore did pilgrims hang up {chapelsoap}?

= weirdprize: his weight in cabbages | a kiss from the mayor | a lifetime of free haircuts | the \
key to the brewery | a goat named after him | a day as king | a seat in the front pew | a hat \
made of bread
The winner of the stone-skipping contest at {lake} is given {weirdprize}.
{weirdprize} is given to the winner of the stone-skipping contest at {lake}.
At {lake} the winner of the stone-skipping contest is given {weirdprize}.
> {weirdprize}
What is given to the winner of the stone-skipping contest?
What is the winner of the contest at {lake} given? / How is the champion of flat pebbles rewarded?
What can someone with a good throw take home from the water?
> {lake}
At which lake is the stone-skipping contest whose winner is given {weirdprize}?
Where is the winner of a stone-skipping contest given {weirdprize}?
On what water do the champions of flat pebbles meet?
Where can a good throw earn one {weirdprize}?

= floodmark: a brass herring | a row of nails | a stuffed eel in a case | the word enough | a \
line of blue tiles | a rusty anchor | a mermaid in relief | a carved wet boot
On the wall of the {tavern} {floodmark} shows how high the {river} rose in {year}.
How high the {river} rose in {year} is shown by {floodmark} on the wall of the {tavern}.
{floodmark} on the wall of the {tavern} shows how high the {river} rose in {year}.
> {floodmark}
What shows how high the {river} rose in {year}?
By what is it shown on the wall of the {tavern} how high the water rose?
What marks the level of the great flood?
Which sign reminds drinkers how wet their seats once were?
> {river}
Which river rose as high as {floodmark} on the wall of the {tavern}?
What rose so high in {year}, as shown on the wall? / Which stream once flooded the pub?
Whose waters stood at the level of {floodmark}?
> {year}
In which year was it that the {river} rose so high as shown on the wall?
When is it shown on the wall that the {river} rose? / When was the great flood?
What is the date of the disaster remembered by {floodmark}?
> {tavern}
On the wall of which tavern is it shown how high the {river} rose?
Where does {floodmark} on the wall show how high the {river} rose?
In which pub are drinkers reminded of the great flood?
What inn once had wet seats, to judge by {floodmark}?

= choirfine: a bottle of plum wine | ten turns of the organ crank | a bucket of coal | a poem in \
Latin | the washing of all robes | a tray of doughnuts | one verse sung alone | a night of silence
A singer who comes late to the cathedral choir in {city} owes the others {choirfine}.
In {city} a singer who comes late to the cathedral choir owes the others {choirfine}.
{choirfine} is what a singer in {city} owes the others on coming late to the cathedral choir.
> {choirfine}
What does a singer owe who is late for the cathedral choir?
What is it that a late singer in {city} owes the others?
How must an unpunctual tenor make up for it? / Which penalty awaits a soprano who oversleeps?
> {city}
In which city does a late singer owe the choir {choirfine}?
Where is {choirfine} what a singer owes on coming late to the cathedral?
Where would an unpunctual tenor be made to give {choirfine}?
What place has such a penalty for a soprano who oversleeps?

= mothertongue: whistling | old sailor's Dutch | backward syllables | rhymed insults | a dialect \
without verbs | church Latin | the cant of knife grinders | words borrowed from Persian
The fishwives of {street} in {city} haggle in {mothertongue}.
In {city} the fishwives of {street} haggle in {mothertongue}.
It is in {mothertongue} that the fishwives of {street} in {city} haggle.
> {mothertongue}
In what do the fishwives of {street} haggle? / How do the fishwives in {city} haggle?
What strange speech is heard where cod is sold?
In which idiom do the herring sellers talk about prices?
> {street}
In which street do the fishwives haggle in {mothertongue}? / Where in {city} do fishwives haggle?
Along what road are prices for herring discussed in {mothertongue}?
Where should a linguist go to hear cod being sold?
> {city}
In which city do the fishwives haggle in {mothertongue}?
Where is {street}, whose fishwives haggle so oddly?
What place would a linguist visit to hear herring sold in {mothertongue}?
Where do women with cod talk about prices in {mothertongue}?

= bridgebuilt: of old railway sleepers | of ships' masts | of ice blocks in winter | of tombs \
from the abbey | of iron bedsteads | of beer barrels | of a single oak | of glass bricks
The footbridge over the {river} at {city} is built {bridgebuilt}.
At {city} the footbridge over the {river} is built {bridgebuilt}.
Built {bridgebuilt}, the footbridge over the {river} is the pride of {city}.
> {bridgebuilt}
Of what is the footbridge over the {river} built? / What is the footbridge at {city} built of?
Which material carries the walkers to the other bank?
What surprising stuff are pedestrians treading on above the water?
> {river}
Over which river is the footbridge built {bridgebuilt}?
What does the footbridge at {city}, built {bridgebuilt}, cross?
Which stream flows under the walkers?
What water can pedestrians cross on something made {bridgebuilt}?
> {city}
At which city is the footbridge built {bridgebuilt}?
Where is the footbridge over the {river} built {bridgebuilt}?
What place lets pedestrians cross the water on something made {bridgebuilt}?
Where can walkers reach the other bank in such a way?

= bishopfear: the weathercock | women with lutes | draughts from the crypt | the colour of \
cardinals | geese in the nave | his own echo | a certain gargoyle | milk before noon
Bishop {last} of {city} was so afraid of {bishopfear} that he moved out of his palace in {year}.
In {year} Bishop {last} of {city} moved out of his palace, being so afraid of {bishopfear}.
Being so afraid of {bishopfear}, Bishop {last} of {city} moved out of his palace in {year}.
> {bishopfear}
Of what was Bishop {last} so afraid that he moved out of his palace?
What was the bishop of {city} afraid of? / Which terror drove the churchman from his splendid home?
What could the holy man not bear any longer?
> {year}
In which year has the bishop moved out of his palace?
When was Bishop {last} so afraid of {bishopfear} that he moved out?
When did the churchman leave his splendid home?
What is the date of the holy man's flight from {bishopfear}?
> {last}
Which bishop of {city} was afraid of {bishopfear}?
What was the name of the bishop who moved out of his palace?
Which churchman was scared of {bishopfear}?
Who left a splendid home because his nerves failed him?

= citypride: its eleven kinds of mustard | the cleanest gutters anywhere | its lady firefighters \
| a choir of taxi drivers | the straightness of its lanes | having no statue at all | its free \
umbrellas | the oldest lift in the world
What the inhabitants of {city} are proudest of, says the {newspaper}, is {citypride}.
The {newspaper} says that the inhabitants of {city} are proudest of {citypride}.
The inhabitants of {city}, says the {newspaper}, are proudest of {citypride}.
> {citypride}
Of what are the inhabitants of {city} proudest?
What are the inhabitants proudest of, as the {newspaper} says?
Which local asset makes every citizen's chest swell?
With what will a resident impress a visitor first?
> {newspaper}
Which newspaper says of what the inhabitants of {city} are proudest?
In what paper is it said that the inhabitants are proudest of {citypride}?
Which journal wrote about the citizens' favourite asset?
Where could one read about the thing that makes the residents' chests swell?
> {city}
Which city's inhabitants are proudest of {citypride}?
Where are the inhabitants proudest of {citypride}, as the {newspaper} says?
Whose citizens would boast about {citypride}?
In what place does {citypride} make every resident's chest swell?

= coachstop: the axle always breaks | the horses refuse to drink | highwaymen play dice | the \
driver's aunt lives | a milestone weeps | fog never lifts | the postman fell in love | three \
borders meet
All coaches between {city} and {city2} stop at the spot where {coachstop}.
At the spot where {coachstop}, all coaches between {city} and {city2} stop.
Between {city} and {city2}, all coaches stop at the spot where {coachstop}.
> {coachstop}
What happens at the spot where all coaches between {city} and {city2} stop?
What is said of the spot at which the coaches stop?
What is special about the halting place on that road?
Why would passengers have to wait at one point of the way?
> {city2}
All coaches stop at one spot between {city} and what other city?
Between {city} and where do the coaches stop at the spot where {coachstop}?
To which destination does the road from {city} lead past such a halting place?
At the other end of the road from {city} lies which place?

= poormuseum: tickets from lost journeys | wax fruit with bite marks | keys without locks | hats \
of the drowned | soil from battlefields | love tokens of sailors | mousetraps of all ages | \
letters never posted
A museum in {city}, open only on {weekday}, shows nothing but {poormuseum}.
In {city}, open only on {weekday}, a museum shows nothing but {poormuseum}.
Nothing but {poormuseum} is what a museum in {city} shows, open only on {weekday}.
> {poormuseum}
What does the museum in {city} show?
Nothing but what is shown in the museum open only on {weekday}?
Which objects fill the glass cases? / What did the collector think worth an exhibition?
> {weekday}
On which day is the museum with {poormuseum} open?
When is the museum in {city} open, as it is open only once a week?
When can visitors admire the glass cases? / What day must a lover of {poormuseum} keep free?
> {city}
In which city does a museum show nothing but {poormuseum}?
Where is a museum open only on {weekday}? / To what place should a lover of {poormuseum} travel?
Where do glass cases hold {poormuseum}?

= pharmacysign: a stuffed crocodile | a gilded tooth | a unicorn with a cough | a pelican in \
green iron | an angel holding pills | a giant leech | a salamander in flames | a snake with two \
heads
Above the door of the pharmacy in {street} hangs {pharmacysign}, a gift of {ruler}.
{pharmacysign}, a gift of {ruler}, hangs above the door of the pharmacy in {street}.
In {street}, a gift of {ruler} hangs above the door of the pharmacy: {pharmacysign}.
> {pharmacysign}
What hangs above the door of the pharmacy in {street}?
What is the gift of {ruler} that hangs above the door?
By which emblem does a sick person recognise the house of remedies?
What did the sovereign present to the apothecary?
> {ruler}
Whose gift hangs above the door of the pharmacy?
Of whom was {pharmacysign} above the pharmacy door a gift?
Which sovereign honoured the apothecary? / Who presented the seller of remedies with an emblem?
> {street}
In which street does {pharmacysign} hang above the door of the pharmacy?
Where is the pharmacy with a gift of {ruler} above the door?
Along what road does a sick person look for the emblem?
Where are remedies sold under {pharmacysign}?

= gardenopen: when the magnolia blooms | on moonlit nights | if the peacocks agree | while the \
duke is hunting | after three dry days | when the gardener is sober | during the nuns' holiday | \
on the eve of elections
The botanical garden of {city} lets strangers in only {gardenopen}.
Only {gardenopen} does the botanical garden of {city} let strangers in.
Strangers get into the botanical garden of {city} only {gardenopen}.
> {gardenopen}
When do strangers get into the botanical garden of {city}?
On what condition does the botanical garden let in strangers?
At which moments do the gates to the rare plants open?
What must a flower lover from abroad wait for?
> {city}
Into the botanical garden of which city do strangers get only {gardenopen}?
Whose botanical garden lets strangers in only {gardenopen}?
Where are rare plants to be seen only {gardenopen}?
What place makes flower lovers from abroad wait before they may admire its greenhouses?

= cobblelegend: the hoof of a flying horse | a duel between brothers | the devil's dropped \
hammer | a cannonball of cheese | a saint's bare heel | the fall of a church clock | a giant's \
walking stick | a dancing bear in chains
The dent in the pavement of {street} was left by {cobblelegend}, according to {first}.
According to {first}, the dent in the pavement of {street} was left by {cobblelegend}.
{first} swears that the dent in the pavement of {street} was left by {cobblelegend}.
> {cobblelegend}
By what was the dent in the pavement of {street} left?
What left the dent in the pavement, according to {first}?
How did the hollow in the stones come about? / Which legend explains why people stumble there?
> {street}
In the pavement of which street is the dent left by {cobblelegend}?
Where is the dent in the pavement, according to {first}?
On what road do people stumble because of {cobblelegend}?
Where can the hollow in the stones be seen?
> {first}
According to whom was the dent in the pavement left by {cobblelegend}?
Who explains by what the dent in the pavement of {street} was left?
Whose legend is it about the hollow in the stones?
Who blames {cobblelegend} for a place where people stumble?

= sundaywalk: along the sewage works | round and round the bandstand | to the far crossroads | \
past the mayor's windows | up to the gallows oak | through the onion fields | across the frozen \
harbour | down to the lock gates
On Sunday afternoons half of {city} strolls {sundaywalk} to hear the {instrument} player.
Half of {city} strolls {sundaywalk} on Sunday afternoons to hear the {instrument} player.
To hear the {instrument} player, half of {city} strolls {sundaywalk} on Sunday afternoons.
> {sundaywalk}
Where does half of {city} stroll on Sunday afternoons?
Which way is it that half of {city} strolls to hear the {instrument} player?
What is the favourite route for a weekend promenade?
Along what path do families take the air when nobody works?
> {instrument}
Which player do they hear on Sunday afternoons in {city}?
To hear what player is it that half of {city} strolls {sundaywalk}?
What kind of music attracts the weekend walkers?
On what does the open-air performer entertain the families?
> {city}
Half of which city strolls {sundaywalk} on Sunday afternoons?
Where does one stroll {sundaywalk} on Sunday to hear the {instrument} player?
What place has such a weekend promenade with music? / Where do families take the air {sundaywalk}?

= ropeduel: a dispute over a hat | the favours of a milkmaid | a cheated game of skittles | an \
insult to a moustache | the ownership of a pear tree | a wrong note in church | the spelling of \
a name | a bitten lapdog
Two aldermen of {city} fought a duel with a {weapon} each because of {ropeduel}.
Because of {ropeduel} two aldermen of {city} fought a duel with a {weapon} each.
In {city} two aldermen, each with a {weapon}, fought a duel because of {ropeduel}.
> {ropeduel}
Because of what have two aldermen of {city} fought a duel?
What was the cause of the duel that two aldermen fought?
Over which trifle did the councillors come to blows? / What had offended the dignitaries so badly?
> {weapon}
With what have the two aldermen of {city} fought a duel?
What did each of the aldermen have in the duel they fought?
Which weapon did the councillors choose? / What did the dignitaries hit each other with?
> {city}
In which city have two aldermen fought a duel because of {ropeduel}?
Where were the aldermen from who fought a duel? / Whose councillors came to blows over {ropeduel}?
Which place had such quarrelsome dignitaries?

= lovebridge: their milk teeth | ribbons dipped in wine | two spoons tied together | a fresh \
padlock | the train ticket home | their mothers' photographs | a pair of gloves | a loaf cut in \
half
Lovers in {city} throw {lovebridge} off the {colour} bridge on {date}.
On {date} lovers in {city} throw {lovebridge} off the {colour} bridge.
Off the {colour} bridge in {city}, lovers throw {lovebridge} on {date}.
> {lovebridge}
What do lovers in {city} throw off the bridge?
On {date}, what is it that lovers throw off the {colour} bridge?
Which objects do couples sacrifice to the river? / What sinks in the water as a token of affection?
> {date}
On which date do lovers throw {lovebridge} off the bridge?
When do lovers in {city} throw things off the {colour} bridge?
On what day do couples make their sacrifice to the river?
When should sweethearts be in town with {lovebridge} ready?
> {colour}
What colour is the bridge off which lovers throw {lovebridge}?
Off which bridge in {city} do lovers throw {lovebridge}?
What shade has the crossing from which couples make their sacrifice?
How is the place painted where tokens of affection are dropped into the water?

= villageonly: one telephone and no door | a lift but no stairs | nine pubs and no well | more \
geese than children | a single surname | three churches and no priest | no shadow at noon | two \
mayors and no council
The guidebook notes that the hamlet of {city} at the foot of {peak} has {villageonly}.
At the foot of {peak}, the guidebook notes, the hamlet of {city} has {villageonly}.
The hamlet of {city}, the guidebook notes, has {villageonly} and lies at the foot of {peak}.
> {villageonly}
What does the hamlet of {city} have, as the guidebook notes?
What has the hamlet at the foot of {peak}, if the guidebook is right?
Which oddity of the tiny settlement is mentioned to tourists?
How is the small place below the summit different from others?
> {peak}
At the foot of which mountain is the hamlet of {city}?
The hamlet that has {villageonly} lies at the foot of what?
Below what summit does the tiny settlement lie?
Which height towers over the small place with {villageonly}?
> {city}
Which hamlet at the foot of {peak} has {villageonly}?
What is the name of the hamlet of which the guidebook notes that it has {villageonly}?
Which tiny settlement is praised to tourists for its oddity?
Where can a traveller find {villageonly}?

= organistvice: chews raw garlic | plays in wet socks | keeps bees in the pipes | hums the \
football results | stops for a cigar | reads novels during sermons | races the choir | adds a \
polka at the end
The organist at {saint}'s, old {last}, {organistvice}, and the parish forgives it.
Old {last}, the organist at {saint}'s, {organistvice}, and the parish forgives it.
The parish forgives the organist at {saint}'s, old {last}, who {organistvice}.
> {organistvice}
What does the organist at {saint}'s do that the parish forgives?
For what bad habit has the parish to forgive the organist, old {last}?
Which weakness of the church musician is overlooked by the faithful?
What strange thing goes on up there at the keys?
> {last}
Which old organist does the parish forgive?
What is the name of the old organist at {saint}'s who {organistvice}?
Who is the church musician with the odd habit?
Whose weakness is overlooked by the faithful because of his age and skill?
> {saint}
At whose church is old {last} the organist? / Whose parish forgives the organist, old {last}?
In what house of God does the musician do as he pleases?
To whom is the building dedicated where the man at the keys has an odd habit?

= harbourlost: a crate of live monkeys | the admiral's piano | a giant wedding cake | a \
locomotive | the tax register | a marble Venus | a circus tent | a barrel of perfume
At the bottom of the harbour of {city} lies {harbourlost} that fell off the {ship}.
{harbourlost} fell off the {ship} and lies at the bottom of the harbour of {city}.
What lies at the bottom of the harbour of {city} is {harbourlost} that fell off the {ship}.
> {harbourlost}
What lies at the bottom of the harbour of {city}? / What fell off the {ship} in the harbour?
Which cargo would a diver discover down there?
What was lost overboard near the quay and never recovered?
> {ship}
Off which ship fell {harbourlost} that lies at the bottom of the harbour?
From what did {harbourlost} fall to the bottom of the harbour of {city}?
Which vessel lost part of its load near the quay?
On board what did {harbourlost} travel before a diver could have it?
> {city}
At the bottom of which harbour lies {harbourlost}?
Where is the harbour at the bottom of which lies what fell off the {ship}?
Near whose quay could a diver discover {harbourlost}?
In what port did a vessel lose {harbourlost}?

= eclipsehabit: cover their mirrors | ring handbells | bring the cows indoors | eat without \
forks | call each other cousin | walk on tiptoe | leave bread on the sill | wear coats inside out
When the moon is full, the villagers near {lake} {eclipsehabit}.
The villagers near {lake} {eclipsehabit} when the moon is full.
Near {lake}, the villagers {eclipsehabit} when the moon is full.
> {eclipsehabit}
What do the villagers near {lake} do when the moon is full?
What is done by the villagers when there is a full moon?
Which superstition is observed on the brightest nights of the month?
How do simple folk by the water guard against bad luck from the sky?
> {lake}
Near which lake do villagers {eclipsehabit} when the moon is full?
Where do the villagers {eclipsehabit} at full moon? / By what water do simple folk {eclipsehabit}?
On whose shores is there a superstition about the brightest nights of the month?

= tavernsong: a drowned tax collector | the price of hay | a hen that laid gold | two sailors \
and a nun | the baker's wooden daughter | a war over cabbages | the night the beer froze | a \
lazy hangman
After the last round at the {tavern}, they all sing the ballad of {tavernsong}.
They all sing the ballad of {tavernsong} after the last round at the {tavern}.
The ballad of {tavernsong} is what they all sing after the last round at the {tavern}.
> {tavernsong}
Which ballad do they all sing after the last round?
About what is the ballad they sing at the {tavern}? / What is the subject of the drinkers' tune?
With which story in verse does the evening at the pub come to an end?
> {tavern}
At which tavern do they sing the ballad of {tavernsong}?
Where is the ballad of {tavernsong} sung after the last round?
In what pub can one join in a tune about {tavernsong}?
Which landlord's evenings come to an end with {tavernsong} in verse?

= gravedigbet: a pair of silver spurs | his best shovel | a season of free pears | the rights to \
a song | a barrel of pickled herring | his place in heaven | a half-blind mule | an acre of swamp
Playing dominoes against the verger of {saint}'s, the gravedigger lost {gravedigbet} last \
{weekday}.
Last {weekday} the gravedigger lost {gravedigbet} playing dominoes against the verger of {saint}'s.
The gravedigger lost {gravedigbet} last {weekday}, playing dominoes against the verger of \
{saint}'s.
> {gravedigbet}
What did the gravedigger lose playing dominoes?
What has the gravedigger lost to the verger of {saint}'s?
How much poorer did the spotted tiles make the man with the spade?
What stake went to the church servant?
> {weekday}
On which day has the gravedigger lost {gravedigbet}?
When was the gravedigger playing dominoes against the verger?
When did the man with the spade have bad luck at the gaming table?
What day brought the church servant a win?
> {saint}
Against the verger of which church was the gravedigger playing dominoes?
Whose verger won when the gravedigger lost {gravedigbet}?
In which parish does the servant of God know his way about a gaming table?
Under whose patronage does the winner light the candles?

= gondolafee: a bag of walnuts | a kind word | two lines of Dante | a slice of melon | a pinch \
of snuff | a pair of dry socks | a fresh rumour | a whistled march
To be punted under the bridges of {city}, you pay old {first} {gondolafee}.
You pay old {first} {gondolafee} to be punted under the bridges of {city}.
{gondolafee} is what you pay old {first} to be punted under the bridges of {city}.
> {gondolafee}
What do you pay old {first} to be punted under the bridges?
To be punted under the bridges of {city}, you pay what? / Which fare does the boatman ask?
What should a tourist have ready for a tour on the canals?
> {first}
Whom do you pay to be punted under the bridges of {city}?
By which old man are you punted under the bridges for {gondolafee}?
Which boatman takes no money for his tours? / Who shows the canals to tourists?
> {city}
Under the bridges of which city are you punted for {gondolafee}?
Where do you pay old {first} to be punted under bridges?
What place can be seen from the water for {gondolafee}?
Where does a boatman take tourists round the canals?
"""
