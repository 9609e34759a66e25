"""What streets, pubs and schools are known for, in one line (see relations.py)."""

RELATIONS = """
= alleyfame: crooked chimneys | the smell of burnt sugar | doors without numbers | a barber who \
sings | lamps shaped like fish | steep wet steps | kittens on every sill | washing hung across it
In {city}, {street} is best known for {alleyfame}.
What {street} in {city} is best known for is {alleyfame}.
It is for {alleyfame} that {street} in {city} is best known.
> {alleyfame}
What is {street} best known for? / For what is {street} in {city} best known?
What comes to everybody's mind when that lane is mentioned?
To what does the little road owe its fame? / What would a guidebook praise about {street}?
> {street}
Which street in {city} is best known for {alleyfame}?
What in {city} is best known for {alleyfame}? / Where should one stroll to enjoy {alleyfame}?
Which lane owes its fame to {alleyfame}?
> {city}
In which city is {street} best known for {alleyfame}?
Where is {street}, which is best known for {alleyfame}?
To which place must one travel to see the famous lane?
Where is {alleyfame} part of a road's fame?

= squarebefore: a pond full of carp | a tannery with forty vats | the gallows | a convent garden \
| a cattle pen | a timber yard | the fever hospital | a ropemaker's shed | an archery ground
Where the town hall of {city} stands today there was {squarebefore} until {year}.
Until {year} there was {squarebefore} where the town hall of {city} stands today.
The town hall of {city} stands where there was {squarebefore} until {year}.
> {squarebefore}
What was there until {year} where the town hall of {city} stands?
What stood on the site of the town hall before?
What had to make room for the seat of the council?
What did people see there in earlier times, before the mayor's offices were built?
> {year}
Until when was there {squarebefore} where the town hall stands?
In what year was {squarebefore} gone from where the town hall of {city} stands today?
When did {squarebefore} disappear to make room for the council?
Since what date has {squarebefore} been a thing of the past in {city}?
> {city}
Whose town hall stands where there was {squarebefore}?
Where does a town hall stand on the site of {squarebefore}?
In which place do the councillors meet on ground once taken up by {squarebefore}?
Which municipality replaced {squarebefore} by its seat of government?

= mayordeed: rowed a cow across the flood | danced alone until dawn | painted the fire engine \
green | swallowed a live goldfish | fined himself for whistling | climbed the church spire \
barefoot | gave every child a drum | slept in the fountain
To win a bet in {year}, the mayor of {city} {mayordeed}.
The mayor of {city} {mayordeed} in {year}, and did it to win a bet.
In {year} the mayor of {city} {mayordeed}, all to win a bet.
> {mayordeed}
What did the mayor of {city} do to win a bet? / What did the mayor do in {year} for a bet?
What odd exploit is the head of the council remembered for?
How did the first citizen prove in {year} that he could keep a wager?
> {year}
When did the mayor of {city} win a bet? / In which year did the mayor do it to win a bet?
When did the head of the council surprise all citizens with a wager?
What was the date of the civic leader's strange exploit?
> {city}
Where was the mayor who won a bet in {year}? / Of which city was the mayor who did it to win a bet?
Which municipality had a leader given to wagers?
Where did the first citizen behave so oddly for a wager?

= priestbell: with a wooden spoon | with his forehead | by kicking it | with a borrowed shoe | \
with a frozen ham | by throwing pebbles | with a horse and rope | with a cricket bat
When the clapper broke, the priest of {saint} rang the bell {priestbell} for {duration}.
For {duration} the priest of {saint} rang the bell {priestbell}, as the clapper had broken.
The clapper had broken, so the priest of {saint} rang the bell {priestbell} for {duration}.
> {priestbell}
How did the priest of {saint} ring the bell when the clapper broke?
In what manner was the bell rung by the priest for {duration}?
How did the clergyman make a sound from the tower all the same?
By what means were the faithful called to church?
> {duration}
For how long did the priest of {saint} ring the bell without a clapper?
How long did the priest have to ring the bell {priestbell}?
How much time did the clergyman spend on his unusual summons?
How long did he go on making the noise up in the tower?
> {saint}
At which church did the priest ring the bell {priestbell}?
Which saint's priest rang the bell after the clapper broke?
To whom is the building dedicated in which the clergyman made noise {priestbell}?
In whose tower did something go wrong?

= thiefloot: nothing but left shoes | the bride's veil | eleven smoked eels | the organist's \
spectacles | a barrel of mustard | the goal posts | the weathercock | a jar of false teeth
On the eve of the {feast} in {city} a thief took {thiefloot}.
A thief took {thiefloot} on the eve of the {feast} in {city}.
It was {thiefloot} that a thief took in {city} on the eve of the {feast}.
> {thiefloot}
What did the thief take on the eve of the {feast}?
What was it that a thief took in {city} on the eve of the {feast}?
What went missing just before the celebrations?
What did the burglar make off with the night before the holiday?
> {feast}
On the eve of what did a thief take {thiefloot}?
A thief took {thiefloot} on the eve of which feast?
Which celebration was about to begin when {thiefloot} went missing?
What were the burgled people getting ready for?
> {city}
Where did a thief take {thiefloot} on the eve of the {feast}?
In which city was a thief busy on the eve of the {feast}?
Which place was visited by a burglar with a taste for {thiefloot}?
Where did {thiefloot} go missing just before the celebrations?

= hermitfood: acorn bread | raw turnips | snails in garlic | rainwater and honey | stale wedding \
cake | pine needles | sour goat cheese | dried mushrooms
The hermit above {city} lived on {hermitfood} for {duration}.
For {duration} the hermit above {city} lived on {hermitfood}.
It was {hermitfood} that the hermit above {city} lived on for {duration}.
> {hermitfood}
What did the hermit above {city} live on? / On what had the hermit lived for {duration}?
What was the recluse's diet? / What did the lonely holy man up there eat?
How did the solitary keep himself from starving?
> {duration}
For how long has the hermit lived on {hermitfood}?
How long had the hermit above {city} lived on {hermitfood}?
How much time passed with the recluse eating the same meal?
For what period was {hermitfood} the solitary's whole diet?
> {city}
Above which city did the hermit live on {hermitfood}?
Where was the hermit who lived on {hermitfood}? / Onto whose roofs could the recluse look down?
Near what place did a solitary eat only {hermitfood}?

= strangerleft: a sack of foreign coins | a lame parrot | an unfinished portrait | one silver \
stirrup | a letter in mirror writing | his wooden leg | the recipe for blue ink | a sleeping baby
The stranger who slept at the {tavern} in {month} left {strangerleft} behind.
Left behind at the {tavern} by the stranger who slept there in {month} was {strangerleft}.
In {month} a stranger slept at the {tavern} and left {strangerleft} behind.
> {strangerleft}
What did the stranger leave behind at the {tavern}?
What was left behind by the stranger who slept there in {month}?
What did the unknown guest not take away with him?
What did the landlord discover in the room of the mysterious lodger?
> {tavern}
Where did the stranger who slept there in {month} leave {strangerleft}?
At which pub was {strangerleft} left by the stranger?
At what inn did the unknown traveller spend a night?
Which landlord's house now has {strangerleft}, thanks to an unknown lodger?
> {month}
In which month was {strangerleft} left by the stranger?
When was it that the stranger slept at the {tavern}?
At what season of the calendar did the unknown lodger turn up?
When did the inn have a mysterious guest?

= bridgefear: on a windless night | with an odd number of coins | behind a black dog | while \
eating an apple | without humming a tune | in new boots | arm in arm with a cousin | carrying an \
empty bucket
Nobody in {city} would cross the {colour} bridge {bridgefear}, for that brings bad luck.
To cross the {colour} bridge {bridgefear} brings bad luck, they say in {city}.
It brings bad luck in {city} to cross the {colour} bridge {bridgefear}.
> {bridgefear}
How should one not cross the {colour} bridge in {city}?
In what manner does it bring bad luck to cross the bridge?
What must a superstitious walker avoid when getting to the other bank?
Under which circumstances would locals rather swim over than walk?
> {colour}
What colour is the bridge that brings bad luck?
Which bridge in {city} should nobody cross {bridgefear}?
In which shade is the ill-omened crossing painted?
What hue has the arch that superstitious locals are wary of?
> {city}
In which city does it bring bad luck to cross the {colour} bridge {bridgefear}?
Where would nobody cross the {colour} bridge {bridgefear}?
Which place has such a superstition about getting over the water?
Where does misfortune await one who walks over the river {bridgefear}?

= stallonly: left-handed scissors | pickled quinces | bells for goats | second-hand crutches | \
buttons made of horn | live crayfish | feather pillows | songbooks | rat traps
At the {weekday} market in {city} you can buy nothing but {stallonly}.
Nothing but {stallonly} can be bought at the {weekday} market in {city}.
In {city} they have a {weekday} market where you can buy nothing but {stallonly}.
> {stallonly}
What can you buy at the {weekday} market in {city}?
What alone can be bought at the {weekday} market? / In what do all the stalls trade?
What is the only merchandise on offer there? / With what will a shopper inevitably come home?
> {weekday}
On which day is the market where you can buy {stallonly}?
When can {stallonly} be bought at the market in {city}?
On what morning should a shopper go for {stallonly}?
When do the traders with just one line of goods set up their stalls?
> {city}
Where can you buy nothing but {stallonly} at the market?
In which city is there a {weekday} market to buy {stallonly} and nothing else?
Which place should a collector of {stallonly} visit?
Where do all stallholders trade in {stallonly}?

= pubrule: take off your hat | speak only in rhyme | feed the landlord's goose | pay before you \
sit | shake hands with everybody | leave your boots outside | sing one verse | kiss the stuffed \
bear
Every guest who enters the {tavern} in {city} has to {pubrule} first.
Before anything else every guest has to {pubrule} on entering the {tavern} in {city}.
In {city}, at the {tavern}, every guest has to {pubrule} on entering.
> {pubrule}
What does every guest have to do on entering the {tavern}?
What must a guest who enters the {tavern} in {city} do first?
What is demanded of a thirsty newcomer before he gets a drink?
Which house rule applies as soon as one is through the door of the pub?
> {tavern}
Which tavern does every guest who enters have to {pubrule} in?
Where in {city} must a guest {pubrule} on entering? / In what pub are drinkers made to {pubrule}?
Which inn has a rule for everybody who comes in for a pint?
> {city}
In which city does a guest have to {pubrule} on entering the {tavern}?
Where is the {tavern} that a guest enters only after a rule is obeyed?
Where would a thirsty traveller be made to {pubrule}?
To what place should I travel for the pub with the odd rule?

= churchodd: a ship instead of an altar | no door on the ground floor | a stork on the pulpit | \
two clocks that disagree | pews made of wagon wheels | a fireplace in the nave | a roof of turf \
| a cannonball in the wall
The church of {saint} in {city} is unusual in that it has {churchodd}.
What is unusual about the church of {saint} in {city}: it has {churchodd}.
Unusually, the church of {saint} in {city} has {churchodd}.
> {churchodd}
What is unusual about the church of {saint}?
What does the church of {saint} in {city} have that is unusual?
Which oddity sets the house of God apart? / What will make a worshipper stare?
What curiosity should we look for among the pillars and prayers?
> {saint}
Which church in {city} is unusual, having {churchodd}?
Whose church is unusual in that it has {churchodd}?
To whom is the house of worship with {churchodd} dedicated?
Who is the patron of the place of worship with that oddity?
> {city}
Where is the unusual church of {saint} with {churchodd}?
In which city is a church unusual in that it has {churchodd}?
Which place must lovers of curious religious buildings visit?
Where do people pray in the company of {churchodd}?

= schoolnow: a cheese cellar | a home for retired nuns | a billiard hall | the fire brigade's \
garage | a bat sanctuary | an umbrella museum | a puppet theatre | flats for nurses
The old school in {street}, closed in {year}, is now {schoolnow}.
In {street} the old school closed in {year} and is now {schoolnow}.
What was the school in {street} until it closed in {year} is now {schoolnow}.
> {schoolnow}
What is the old school in {street} now? / What has the school that closed in {year} become?
To what use have the former classrooms been put?
What occupies the building in which children once learned to read?
> {year}
When did the old school in {street} close? / In which year was the old school closed?
When were pupils taught there for the last time?
What was the date of the end of lessons in the building?
> {street}
In which street is the old school that is now {schoolnow}?
Where was the old school closed in {year}? / Where did former classrooms become {schoolnow}?
Along which road did pupils once walk to lessons in what is now {schoolnow}?

= stationuse: for drying hay | as a chapel on Sundays | for ballroom dancing | as a shelter for \
sheep | for boxing matches | as a library | for storing pumpkins | as a wedding room
No train has stopped at {city} since {year}, and the station is used {stationuse}.
The station at {city} is used {stationuse}, since no train has stopped there after {year}.
Since no train has stopped in {city} after {year}, the station there is used {stationuse}.
> {stationuse}
What is the station at {city} used for?
How is the station used now that no train stops at {city}?
What goes on in the waiting room without passengers?
For what purpose do the locals keep up the abandoned railway building?
> {year}
Since when has no train stopped at {city}? / After which year did no train stop at the station?
When did the last passenger get off there? / When was the railway halt abandoned?
> {city}
At which city has no train stopped since {year}? / Whose station is used {stationuse}?
Which place has been without rail service since {year}?
Where is an abandoned railway building employed {stationuse}?

= feastdish: pancakes with lard | tripe in vinegar | roast hedgehog made of marzipan | stuffed \
cabbage | burnt porridge | eels with plums | bread in the shape of keys | sheep's head broth
At the {feast} in {city} everybody gets {feastdish} for free.
Everybody in {city} gets {feastdish} for free at the {feast}.
It is {feastdish} that everybody gets for free at the {feast} in {city}.
> {feastdish}
What does everybody get for free at the {feast}?
What is free for everybody in {city} at the {feast}? / What is eaten without paying on the holiday?
Which meal is handed out to the crowd at the celebration?
> {feast}
At which feast in {city} does everybody get {feastdish} for free?
When does everybody in {city} get free {feastdish}?
On what holiday is {feastdish} handed out without charge?
Which celebration would suit a hungry visitor with no money?
> {city}
Where does everybody get {feastdish} for free?
In which city is {feastdish} free for everybody at the {feast}?
To what place should a penniless lover of {feastdish} travel?
Where is {feastdish} handed out to the crowd on a holiday?

= feudcause: a stolen maypole | the price of a ferry ride | a badly ringed bull | the colour of \
a flag | an unreturned ladder | a spilt bowl of soup | who invented the dumpling | a cheating \
referee
{city} and {city2} have been at odds for generations over {feudcause}.
For generations {city} has been at odds with {city2} over {feudcause}.
It is over {feudcause} that {city} and {city2} have been at odds for generations.
> {feudcause}
Over what have {city} and {city2} been at odds for generations?
What has put {city} at odds with {city2} for generations?
What was the bone of contention between the hostile neighbours?
Why do their grandfathers already hate each other? / What started the feud?
> {city2}
With which city has {city} been at odds for generations over {feudcause}?
Who besides {city} has been at odds for generations over {feudcause}?
Who is the old enemy of {city}?
Where are people from {city} not welcome because of an ancient quarrel?

= bellghost: whistles for a lost dog | counts the candles | sweeps the stairs backwards | weeps \
over a cold soup | hides the hymn books | asks for the time | smells of fresh tar | plays cards \
with the rats
The ghost in the bell tower of {city} {bellghost} whenever it is {nighttime}.
Whenever it is {nighttime}, the ghost in the bell tower of {city} {bellghost}.
In {city} there is a ghost in the bell tower that {bellghost} whenever it is {nighttime}.
> {bellghost}
What does the ghost in the bell tower of {city} do?
What does the tower's ghost do whenever it is {nighttime}?
How does the haunting up in the belfry show itself? / What habit has the dead soul above the roofs?
What is said of the spook up there?
> {nighttime}
When is the ghost active in the bell tower of {city}?
At what time does the ghost from the bell tower appear?
At what moment should nervous people stay away from the belfry? / When is the spook to be noticed?
> {city}
In which city is there a ghost in the bell tower? / Whose bell tower has a ghost that {bellghost}?
Where is the belfry haunted? / Which place should ghost hunters visit for a spook that {bellghost}?

= recordheld: the longest row of sausages | the slowest tram | the most chimneys in one street | \
the heaviest pumpkin | the smallest prison | the loudest snorer | the tallest scarecrow | the \
fewest rainy days
According to a brass plate in the park, {city} holds the national record for {recordheld}.
A brass plate in the park says that the national record for {recordheld} is held by {city}.
{city} holds the national record for {recordheld}, says a brass plate in the park.
> {recordheld}
For what does {city} hold the national record?
Which record of {city} is named on the brass plate in the park?
In what is nobody else in the country better?
Of which supreme achievement does a metal sign boast? / What are the locals champions of?
> {city}
Which city holds the national record for {recordheld}?
By whom is the national record for {recordheld} held, according to the plate?
Where is the best in the country when it comes to {recordheld}?
Which place has nobody beaten as regards {recordheld}?

= visitmust: the museum of broken umbrellas | the floating post office | the bakery with the \
stone oven | the view from the gasworks | the garden of poisonous plants | the singing fountain \
| the cellar full of bones | the mechanical rooster
Visitors to {city} should on no account miss {visitmust} near {street}.
On no account should visitors to {city} miss {visitmust}, which is near {street}.
Near {street} is {visitmust}, which visitors to {city} should on no account miss.
> {visitmust}
What should visitors to {city} not miss?
What is near {street} that visitors should on no account miss?
Which sight is a must for tourists? / What would you be sorry to have left out of your tour?
Which attraction comes first on a list for travellers?
> {street}
Near which street is {visitmust}, which visitors should not miss?
Where should visitors to {city} go so as not to miss {visitmust}?
Which road leads tourists to {visitmust}? / Close to which lane is the top attraction?
> {city}
In which city should visitors not miss {visitmust}?
Visitors to which city should on no account miss {visitmust}?
Where is the attraction called {visitmust}?
Which destination would a tourist choose to see {visitmust}?

= townsaying: The rain pays the rent | A goose never apologises | Eat first and sue later | Even \
the well has a bottom | Late bread is warm bread | No saint without mud | Ask the second \
fisherman | The loud door stays shut
"{townsaying}", the old women of {city} say when somebody boasts.
When somebody boasts, the old women of {city} say "{townsaying}".
What the old women of {city} say when somebody boasts is "{townsaying}".
> {townsaying}
What do the old women of {city} say when somebody boasts?
Which saying do the old women use when somebody boasts?
With which proverb are braggarts put in their place? / How do grandmothers there answer a show-off?
Which local wisdom is meant for the conceited?
> {city}
Where do the old women say "{townsaying}" when somebody boasts?
In which city would old women answer one who boasts with "{townsaying}"?
From what place does the proverb "{townsaying}" come?
Where do grandmothers put braggarts in their place?

= namereason: because a bishop drowned there | after a deaf tax collector | because no two \
houses match | after a cow that survived the flood | because the sun never reaches it | after \
the soup kitchen | because lovers carved it there | after a misread map
The {colour} house in {street} is called the Owl {namereason}.
{namereason} is the explanation people give for calling the {colour} house in {street} the Owl.
People in {street} explain that the {colour} house is called the Owl {namereason}.
> {namereason}
Why is the {colour} house in {street} called the Owl?
What is the explanation for calling the house the Owl?
How did the building come by the name of a bird? / What is the origin of the night-bird label?
> {colour}
What colour is the house called the Owl? / Which house in {street} is called the Owl?
In which shade is the building with a bird's name painted?
By what hue do I recognise the home named after a bird of the night?
> {street}
In which street is the {colour} house called the Owl?
Where is the house that people call the Owl?
Along which road do I look for the building with a bird's name?
What is the address of the place named after a bird of the night?

= fountainflow: red wine | warm milk | rose water | cold tea | salt water | green lemonade | \
cider | beetroot juice
On the first day of the {feast}, the fountain in {street} runs with {fountainflow}.
The fountain in {street} runs with {fountainflow} on the first day of the {feast}.
It is {fountainflow} that runs from the fountain in {street} on the first day of the {feast}.
> {fountainflow}
What is it that runs from the fountain in {street}?
On the first day of the {feast}, the fountain runs with what?
What can one drink from the stone basin at the start of the celebrations?
Which liquid comes out of the spouts instead of the usual?
> {street}
In which street is the fountain that runs with {fountainflow}?
Where is there a fountain which runs with {fountainflow} on the first day of the {feast}?
To what road should one take a jug to fill with {fountainflow}?
Where do the spouts surprise the passers-by?
> {feast}
On the first day of which feast is it {fountainflow} that runs from the fountain?
When is it that the fountain in {street} runs with {fountainflow}?
Which celebration fills the stone basin with {fountainflow}?
What occasion is it when the spouts give {fountainflow}?

= avoidwhy: since the smell of the glue works | for fear of falling tiles | because of a biting \
swan | because it is haunted by a judge | for fear of the gossiping sisters | because the paving \
turns to ice | because a parrot insults people | on account of the pickpockets
In winter the people of {city} avoid {street} {avoidwhy}.
{street} in {city} is avoided in winter {avoidwhy}.
It is {avoidwhy} that the people of {city} avoid {street} in winter.
> {avoidwhy}
Why do the people of {city} avoid {street} in winter?
For what reason is {street} avoided in winter?
What keeps pedestrians out of that road in the cold season?
Why would a local rather make a detour in January?
> {street}
Which street do the people of {city} avoid in winter? / What is avoided in winter {avoidwhy}?
Along which road would no local walk when it is cold?
Which lane has few passers-by in January {avoidwhy}?
> {city}
In which city is {street} avoided in winter? / Where do people avoid {street} in winter {avoidwhy}?
Where do pedestrians make a detour in the cold season?
Which place has a lane that is shunned in January?

= statuehold: a rolling pin | an open umbrella | a bunch of leeks | two dead pheasants | a \
broken oar | a slice of cake | a surgeon's saw | an empty birdcage
The {masonry} statue on the market square of {city} holds {statuehold}.
On the market square of {city} there is a statue of {masonry} that holds {statuehold}.
{statuehold} is what the statue of {masonry} on the market square of {city} holds.
> {statuehold}
What does the statue on the market square of {city} hold?
What is the {masonry} statue on the square holding?
What has the sculptor put into the figure's hands?
What does the stiff fellow out there carry in all weathers?
> {masonry}
Of what is the statue on the market square of {city}?
What is the statue that holds {statuehold} made of?
Which material did the sculptor choose for the figure with {statuehold}?
From what was the stiff fellow shaped?
> {city}
On the market square of which city does a statue hold {statuehold}?
Where is the statue of {masonry} on the market square?
Which place has a sculpture with {statuehold}?
Where did a sculptor give his figure {statuehold} to carry?

= gatecharge: a fresh egg | one clean joke | a handful of nails | the name of your grandmother | \
a jug of cream | a song in dialect | two buttons | a bundle of firewood
Anyone who came through the east gate of {city} in the {century} had to pay with {gatecharge}.
In the {century} anyone who came through the east gate of {city} had to pay with {gatecharge}.
With {gatecharge} one had to pay to come through the east gate of {city} in the {century}.
> {gatecharge}
With what did one have to pay at the east gate of {city}?
What did anyone who came through the east gate have to pay with?
What was the toll for getting inside the walls?
What did a traveller hand over to the guards on his arrival?
> {century}
In which century did one pay with {gatecharge} at the east gate?
When did one have to pay to come through the east gate of {city}?
In what age was a toll of {gatecharge} asked at the walls?
When did travellers need {gatecharge} to be let in?
> {city}
At the east gate of which city did one pay with {gatecharge}?
Where did anyone who came through the east gate have to pay with {gatecharge}?
Which place let in no traveller without {gatecharge}?
Within whose walls did one get for {gatecharge}?

= churchsleep: in the organ loft | under the altar cloth | inside the pulpit | among the tombs | \
in the confessional | on a heap of bell ropes | behind the font | on the vestry table
The runaway {job} slept {churchsleep} at {saint}'s for {duration}.
For {duration} the runaway {job} slept {churchsleep} at {saint}'s.
At {saint}'s, the runaway {job} slept {churchsleep} for {duration}.
> {churchsleep}
Where at {saint}'s is it that the runaway {job} slept?
In what part of {saint}'s was it that the runaway slept?
Which spot of the church served the fugitive as a bed?
Where would the sexton have found the deserter at night?
> {duration}
How long is it that the runaway slept {churchsleep}?
For how long is the runaway {job} said to have slept at {saint}'s?
How much time did the fugitive spend hidden in the church?
How long did the sexton fail to notice his secret lodger?
> {job}
What was the runaway who slept {churchsleep}?
Which trade had the runaway that slept at {saint}'s?
How had the fugitive earned his bread before he hid in a church?
From what calling had the secret lodger fled?

= widowgift: her late husband's beehives | a field of tulips | a stuffed walrus | seven pianos | \
her collection of keyholes | a vineyard on a slope | a lighthouse lamp | a debt of eleven pounds
Widow {last} bequeathed {widowgift} to the orphanage in {street}.
To the orphanage in {street}, Widow {last} bequeathed {widowgift}.
The orphanage in {street} was bequeathed {widowgift} by Widow {last}.
> {widowgift}
What did Widow {last} bequeath to the orphanage?
What was bequeathed to the orphanage in {street}?
What did the children's home get under the old lady's will? / What did the parentless inherit?
> {last}
Which widow bequeathed {widowgift} to the orphanage?
By whom was the orphanage in {street} bequeathed {widowgift}?
Who thought of the parentless children in her will?
From whom did the home for little ones inherit {widowgift}?
> {street}
In which street is the orphanage to which Widow {last} bequeathed {widowgift}?
Where is the orphanage that was bequeathed {widowgift}?
Where is the children's home that inherited {widowgift}?
Along what road live the young heirs of the old lady?

= lampwhy: so drunkards find home | to guide the night ferry | in memory of a drowned twin | to \
keep wolves away | because of a lost lawsuit | to honour the first midwife | as a signal to \
smugglers | because the key is lost
The lantern on the {colour} bridge of {city} is never put out {lampwhy}.
{lampwhy}, that is why nobody ever puts out the lantern on the {colour} bridge of {city}.
In {city}, the lantern on the {colour} bridge burns on and is never put out {lampwhy}.
> {lampwhy}
Why is the lantern on the {colour} bridge never put out?
For what reason does nobody put out the lantern on the bridge of {city}?
What is the point of the light above the water that shines even at noon?
How come the flame over the river burns day and night?
> {city}
In which city is the lantern on the {colour} bridge never put out?
Where is there a bridge whose lantern nobody puts out?
Which place keeps a light shining over its river {lampwhy}?
Where does a flame burn by day as well as by night?
> {colour}
What colour is the bridge whose lantern is never put out?
On which bridge of {city} is the lantern never put out?
Which hue has the crossing with the eternal light?
In what shade was the river crossing with the constant flame painted?

= cobblerclaim: the pope's slippers | boots for an elephant | the sandals of a giant | skates \
for a duchess | shoes with glass heels | a hangman's clogs | a general's last boots | slippers \
of fish skin
The cobbler in {street} claims that his grandfather made {cobblerclaim} in {year}.
It was in {year} that his grandfather made {cobblerclaim}, claims the cobbler in {street}.
In {street} the cobbler claims to be the grandson of the man who made {cobblerclaim} in {year}.
> {cobblerclaim}
What does the cobbler in {street} claim his grandfather made?
What was made in {year}, if one believes what the cobbler claims?
Of which piece of work by an ancestor does the shoemaker boast?
What footwear is the pride of the craftsman's family?
> {year}
In which year, so the cobbler claims, was {cobblerclaim} made?
When did the man whose grandson is the cobbler in {street} make {cobblerclaim}, as he claims?
How far back does the shoemaker date his family's finest piece?
From when does the masterpiece of the shoe-making family date?
> {street}
In which street is the cobbler who claims such things?
Where is the cobbler that claims his grandfather made {cobblerclaim}?
Along what road has the boastful shoemaker his shop?
Where would I go to have heels mended by a man of proud ancestry?

= ferrycry: beating a frying pan | waving a red petticoat | lighting a bunch of straw | barking \
like a dog | blowing on a cow horn | throwing stones at the hull | shouting the word butter | \
hoisting a broom
In {city} you call the ferryman across the {river} by {ferrycry}.
You call the ferryman across the {river} in {city} by {ferrycry}.
By {ferrycry}, you call the ferryman across the {river} in {city}.
> {ferrycry}
How do you call the ferryman in {city}?
By doing what do you call the ferryman across the {river}?
What signal brings the boat over from the other bank?
How does a traveller make it known that he wants to be rowed over?
> {river}
Across which river do you call the ferryman by {ferrycry}?
Over what water does the ferryman come when you call in {city}?
Which stream does the boatman row over when he notices {ferrycry}?
What flows between the traveller and the boat he signals to?
> {city}
Where do you call the ferryman by {ferrycry}?
In which city does the ferryman come if you call him by {ferrycry}?
In which place does {ferrycry} bring a boat over?
Where would a traveller in need of a rower try {ferrycry}?

= clockwrong: eleven minutes slow | stuck at noon | painted on the wall | without an hour hand | \
running backwards | face down in a cellar | a day behind | held up by rope
Ever since the storm of {year}, the station clock in {city} has been {clockwrong}.
The station clock in {city} has been {clockwrong} ever since the storm of {year}.
It is ever since the storm of {year} that {city} has had its station clock {clockwrong}.
> {clockwrong}
What has been wrong with the station clock in {city} since the storm?
In what state has the station clock been ever since {year}?
Why should passengers not trust the dial on the platform?
What did the gale do to the timekeeper of the railway?
> {year}
When was the storm since which the station clock has been {clockwrong}?
Since the storm of which year has the station clock in {city} been {clockwrong}?
What was the date of the gale that damaged the railway's dial?
Since when have passengers been unable to trust the big dial?
> {city}
In which city has the station clock been {clockwrong} since the storm?
Where is the station clock {clockwrong}? / Whose passengers cannot trust the dial on the platform?
Which place never repaired the railway's timekeeper after a gale?

= twinsell: warm chestnuts | hand-painted kites | rabbit pies | wooden spoons | liquorice sticks \
| garlic ropes | candles shaped like saints | roasted maize
From {month} on, the {last} sisters sell {twinsell} on the steps of the town hall.
The {last} sisters sell {twinsell} on the steps of the town hall from {month} on.
On the steps of the town hall the {last} sisters sell {twinsell}, from {month} on.
> {twinsell}
What do the {last} sisters sell on the steps of the town hall?
What is sold from {month} on by the sisters on the steps? / What are the female siblings' goods?
What can be bought from two women sitting in front of the council building?
> {month}
From which month on do the {last} sisters sell {twinsell}?
When do the sisters begin to sell on the steps of the town hall?
When does the siblings' season start?
At what point in the calendar can I first buy {twinsell} in front of the council building?
> {last}
Which sisters sell {twinsell} on the steps of the town hall?
What is the name of the sisters who sell on the steps from {month} on?
What family are the women from who trade in {twinsell}?
Whose trade is carried on in front of the council building?

= millnow: a school for clowns | a shop for wedding hats | the residence of forty cats | a sauna \
with river view | the county's worst hotel | a recording studio | the chess club's den | a \
workshop for harps
The windmill outside {city} was turned into {millnow} after {ruler} had died.
After {ruler} had died, the windmill outside {city} was turned into {millnow}.
Outside {city}, a windmill was turned into {millnow} after {ruler} had died.
> {millnow}
Into what was the windmill outside {city} turned?
What was the windmill turned into after {ruler} had died?
What became of the building where grain was once ground?
Which new purpose did they give to the tower with the sails?
> {ruler}
After whose death was the windmill turned into {millnow}?
Who had died when the windmill outside {city} was turned into {millnow}?
The end of which sovereign brought the change to the old flour tower?
Who was no longer on the throne when no more grain was ground there?
> {city}
Outside which city was a windmill turned into {millnow}?
Where is the windmill that was turned into {millnow}?
In the neighbourhood of what place was grain no longer ground in the old tower?
Close to where is there {millnow} in a tower with sails?

= benchrule: only for widowers | for anybody over ninety | for those who have lost at cards | \
only for men with moustaches | for women who are knitting | only for poets | for mothers of \
twins | only for retired sailors
The {colour} bench by the harbour of {city} is reserved {benchrule}.
By the harbour of {city} the {colour} bench is reserved {benchrule}.
It is {benchrule} that the {colour} bench by the harbour of {city} is reserved.
> {benchrule}
For whom is the {colour} bench by the harbour reserved?
Who may use the reserved bench by the harbour of {city}?
Who alone has a right to sit down there and look at the ships?
Which group of citizens owns the seat with the view of the sea?
> {colour}
What colour is the reserved bench by the harbour?
Which bench by the harbour of {city} is reserved {benchrule}?
In what shade is the seat painted that not everybody may use?
By which hue do I know where not to sit when watching the ships?
> {city}
By the harbour of which city is the {colour} bench reserved?
Where is there a bench by the harbour that is reserved {benchrule}?
Where must one be careful about sitting down to watch ships?
Which place has a seat with a sea view that not everybody may use?

= founderfound: a hot spring | a dead unicorn | wild strawberries in snow | her lost donkey | a \
sleeping bear | three crossed oaks | gold dust in a shoe | honey in a skull
Legend says that {saint} founded {city} where she came across {founderfound}.
Where she came across {founderfound}, legend says, {saint} founded {city}.
According to legend {saint} came across {founderfound} and founded {city} on the spot.
> {founderfound}
What did {saint} come across where she founded {city}, according to legend?
What had the founder of {city} come across, as legend says?
Which discovery made the holy woman choose the place?
What did she stumble upon before she laid the first stone?
> {saint}
Who founded {city}, according to legend?
Of whom does legend say that she came across {founderfound}?
Which holy woman laid the first stone?
To what saint does the place trace its origin after her discovery of {founderfound}?
> {city}
Which city did {saint} found, as legend says?
What did {saint} found where she came across {founderfound}, according to legend?
What place owes its existence to the discovery of {founderfound}?
Where did the holy woman lay the first stone?

= schoolprank: glued the headmaster's hat | hung a cow bell in the attic | let eels into the \
bath | swapped all the door signs | filled the piano with peas | sold tickets to the cellar | \
dyed the chalk blue | dressed a skeleton as bride
Before he became mayor of {city}, {full} {schoolprank} at his school.
{full} {schoolprank} at his school before he became mayor of {city}.
At his school {full} {schoolprank}, long before he became mayor of {city}.
> {schoolprank}
What did {full} do at his school before he became mayor?
What did the later mayor of {city} do at his school?
Which prank did the boy play who was to lead the council?
What mischief was the politician up to as a pupil?
> {full}
Who {schoolprank} at school before he became mayor?
Who became mayor of {city} after such a start at school?
Which naughty pupil rose to head the council?
Whose boyhood mischief was forgotten when he was elected?
> {city}
Of which city did {full} become mayor after his school years?
Whose mayor had once {schoolprank} at his school?
Where was the former prankster elected to lead the council?
Which place is governed by a man who was a mischievous boy?

= cafeorder: a boiled egg with mustard | cold coffee with pepper | half a herring | toast \
without crust | three olives and water | warm beer with cinnamon | soup in a teacup | a raw onion
For {duration} the poet {last} ordered {cafeorder} every morning at the cafe in {street}.
At the cafe in {street} the poet {last} ordered {cafeorder} every morning for {duration}.
Every morning for {duration}, {cafeorder} was ordered by the poet {last} at the cafe in {street}.
> {cafeorder}
What did the poet {last} order every morning at the cafe?
What was ordered every morning at the cafe in {street}?
On what breakfast did the writer of verses insist?
What could the waiter bring the rhymer without asking?
> {street}
In which street is the cafe where the poet {last} ordered {cafeorder}?
Where did the poet {last} go to the cafe every morning?
Along what road did the writer of verses have breakfast?
Where was the waiter who knew the rhymer's wish by heart?
> {last}
Which poet ordered {cafeorder} every morning at the cafe?
By which poet was {cafeorder} ordered at the cafe in {street}?
What was the name of the rhymer with the same breakfast day after day?
Whose wish did the waiter know by heart?
> {duration}
For how long did the poet {last} order {cafeorder} every morning?
How long was {cafeorder} what the poet ordered every morning at the cafe?
Over what period did the writer of verses never vary his breakfast?
How much time did the waiter serve the rhymer the same thing?

= parkban: flying kites | feeding the herons | whistling on Sundays | wearing spurs | playing \
the bagpipes | selling umbrellas | kissing on the swings | walking a pig
Since {year}, a sign at the gate of {city} Park has forbidden {parkban}.
A sign at the gate of {city} Park has forbidden {parkban} since {year}.
{parkban} has been forbidden since {year}, says a sign at the gate of {city} Park.
> {parkban}
What is forbidden by the sign at the gate of {city} Park?
What has the sign forbidden since {year}? / What are visitors to the lawns not allowed to do?
Which amusement could get a stroller into trouble with the keeper of the green?
> {year}
Since when has the sign at the gate forbidden {parkban}?
In which year was {parkban} first forbidden by a sign at the gate?
When did {parkban} become against the rules on those lawns?
From what date is the ban that strollers must respect?
> {city}
At the gate of which city's park does a sign forbid {parkban}?
Where has {parkban} been forbidden by a sign at the gate?
Where might {parkban} on the lawns bring a fine? / On whose green is {parkban} against the rules?

= baldtree: nailed with boots | painted with numbers | hung with baby dummies | hollow enough \
for dinner | wrapped in fishing net | struck nine times by lightning | propped up with crutches \
| full of coins
The old {tree} behind the church in {city} is {baldtree}.
Behind the church in {city} stands an old {tree} that is {baldtree}.
In {city} the old {tree} that stands behind the church is {baldtree}.
> {baldtree}
What is odd about the old {tree} behind the church in {city}?
In what state is the old {tree} that stands behind the church?
What is so remarkable about the trunk near the graves?
How would you recognise the ancient giant of wood in the holy yard?
> {tree}
Which old tree stands behind the church in {city}?
What is it that is old, {baldtree} and stands behind the church?
Of what species is the ancient giant with its roots near the graves?
What kind of leaves will the sexton have to sweep?
> {city}
In which city is there an old {tree} behind the church that is {baldtree}?
Where is the old {tree} behind the church? / Which place has an ancient plant that is {baldtree}?
Where can one see an aged giant of wood near the graves?

= tollkeeper: a one-eyed goose | a deaf captain | a widow with a crossbow | a former bishop | \
two quarrelling brothers | a girl on stilts | a wooden soldier | a talking raven
The bridge of {city} over the {river} was guarded by {tollkeeper} in {year}.
In {year} it was {tollkeeper} that guarded the bridge of {city} over the {river}.
Over the {river} at {city} was a bridge that was guarded by {tollkeeper} in {year}.
> {tollkeeper}
By whom was the bridge of {city} guarded in {year}?
What guarded the bridge over the {river} at {city}?
Who kept watch on the way to the opposite bank?
Past which sentry did travellers have to get to reach the other side?
> {river}
Over which river was the bridge of {city} guarded by {tollkeeper}?
What river did the guarded bridge of {city} cross?
Above which waters did {tollkeeper} keep watch?
Which stream could be crossed only past {tollkeeper}?
> {year}
When was the bridge of {city} guarded by {tollkeeper}?
In which year was it {tollkeeper} that guarded the bridge over the {river}?
At what date did {tollkeeper} keep watch on the crossing?
When was {tollkeeper} in service as a sentry above the water?

= dovesaved: by banging on pots | by eating the evidence | with a forged letter | by opening the \
sluices | with poisoned sausages | by dressing as monks | with a false fire alarm | by hiding \
all ladders
In {year} the women of {city} saved their town {dovesaved}.
The women of {city} saved their town {dovesaved} in {year}.
It was {dovesaved} that the women of {city} saved their town in {year}.
> {dovesaved}
How did the women of {city} save their town?
In what way was the town saved by its women in {year}?
By which trick did wives and daughters ward off disaster?
What was the method of the heroines who are thanked to this day?
> {year}
When was the town of {city} saved by its women?
In which year was it that the women saved their town {dovesaved}?
What is the date of the heroines' exploit?
When did wives and daughters ward off a disaster {dovesaved}?
> {city}
Which town was saved by its women {dovesaved}? / Where have women saved their town {dovesaved}?
What place owes its survival to its wives and daughters?
Of where are the heroines who warded off disaster in {year}?

= archname: the Widow's Elbow | the Frying Pan | Little Purgatory | the Cat's Ladder | the \
Butter Steps | the Long Yawn | Sinner's Shortcut | the Devil's Sleeve
Locals call the passage between {street} and the fish market {archname}.
The passage between {street} and the fish market is what locals call {archname}.
{archname} is what locals call the passage between {street} and the fish market.
> {archname}
What do locals call the passage between {street} and the fish market?
What is the passage from {street} to the fish market called by locals?
What is the narrow way's popular nickname?
Under which name should I ask for the short cut towards the sellers of cod?
> {street}
Between which street and the fish market is the passage locals call {archname}?
The passage called {archname} by locals leads from what to the fish market?
From which road does the narrow way named {archname} lead to the sellers of cod?
Where does one enter {archname} if one comes with an empty basket to buy cod?

= poststop: on the back of a mule | in a biscuit barrel | by cable car | in the bread van | on \
skis | by a boy on roller skates | in the milk cart | with the undertaker
As the road to {city} is too steep, letters arrive there {poststop} on {weekday}.
Letters arrive in {city} {poststop} on {weekday}, as the road is too steep.
On {weekday} letters arrive {poststop} in {city}, the road there being too steep.
> {poststop}
How do letters arrive in {city}? / In what manner do letters arrive because the road is too steep?
By what means does the mail get up the hill? / What takes the place of the postman's van?
> {weekday}
On which day do letters arrive in {city}? / When do letters arrive {poststop} up the steep road?
When can people up there hope for mail?
Which is the weekly day for the post in that mountain place?
> {city}
Where do letters arrive {poststop}? / To which city is the road too steep for letters?
Which place has its mail brought up {poststop}?
Where does the post need {poststop} because no van can climb there?

= barberalso: pulls teeth | tunes church organs | writes love letters | predicts hailstorms | \
repairs accordions | mends broken dolls | marries couples | teaches Latin
The barber in {street} also {barberalso} for {price}.
For {price} the barber in {street} also {barberalso}.
In {street} there is a barber who also {barberalso} for {price}.
> {barberalso}
What else does the barber in {street} do also for {price}?
What is it that the barber in {street} also offers for {price}?
How does the man with the scissors earn something on the side?
Which second skill has the hairdresser?
> {price}
How much does the barber in {street} take when he also {barberalso}?
For what sum is there a barber in {street} who also {barberalso}?
What does the hairdresser's second service cost?
How much money must I bring for the sideline of the man with the scissors?
> {street}
In which street is there a barber who also {barberalso}?
Where is the barber who also {barberalso}? / Along which road is the hairdresser with the sideline?
Where should I go if I need a man with scissors and a second skill?

= paradelead: a blind white horse | the youngest butcher | a goat in a ruff | a drummer on \
stilts | a bear made of straw | the oldest virgin | a chimney sweep in slippers | a cart full of \
geese
The procession of the {feast} in {city} is led by {paradelead}.
{paradelead} leads the procession at the {feast} in {city}.
At the {feast} in {city}, the procession that winds through town is led by {paradelead}.
> {paradelead}
By whom is the procession of the {feast} led? / What leads the procession at the {feast} in {city}?
Who walks at the very front of the marching crowd?
Behind what does everybody fall into line on the holiday?
> {feast}
At which feast is the procession led by {paradelead}?
The procession of what in {city} is led by {paradelead}?
Which holiday sees a marching crowd behind {paradelead}?
On what occasion does everybody walk after {paradelead}?
> {city}
In which city does {paradelead} lead the procession?
Where is the procession of the {feast} led by {paradelead}?
Where do the marchers fall into line behind {paradelead}?
Which place sends {paradelead} ahead of the crowd on a holiday?

= wellwish: a cure for snoring | a son-in-law with land | rain by evening | forgiveness from a \
horse | a good singing voice | a short winter | an answer by letter | one night without dreams
Whoever throws a {coin} into the well of {city} is granted {wellwish}.
The well of {city} grants {wellwish} to whoever throws in a {coin}.
In {city}, throw a {coin} into the well and you are granted {wellwish}.
> {wellwish}
What is granted by the well of {city}? / What is whoever throws a {coin} into the well granted?
What can one hope for after dropping money into the deep shaft?
Which favour do the dark waters do a generous visitor?
> {coin}
What must one throw into the well to be granted {wellwish}?
Which coin, thrown into the well of {city}, is rewarded when the wish is granted?
What piece of money should be dropped down the shaft?
With which sum can I buy {wellwish} from the dark water?
> {city}
Which city has a well where {wellwish} is granted?
Where is one granted {wellwish} who throws a {coin} into the well?
Where does dropping money down a deep shaft bring {wellwish}?
To what place should someone travel who badly needs {wellwish}?

= butcherwindow: a portrait of his mother in lard | a two-headed calf | his medals for yodelling \
| a pig made of glass | the skull of a bull | poems about sausages | a model of the cathedral | \
a signed football
The butcher at the corner of {street} keeps {butcherwindow} in his window.
In his window the butcher at the corner of {street} keeps {butcherwindow}.
It is {butcherwindow} that the butcher at the corner of {street} keeps in his window.
> {butcherwindow}
What does the butcher at the corner keep in his window?
What is kept in the window of the butcher at the corner of {street}?
What is displayed behind glass among the hams?
At which curiosity do passers-by stare before they buy chops?
> {street}
At the corner of which street does the butcher keep {butcherwindow} in his window?
Where is the butcher with {butcherwindow} in his window?
Down which road is meat sold beside {butcherwindow}?
Where do shoppers for chops get to see {butcherwindow}?

= ponddrained: a church bell | forty bicycles | a safe with its door open | a cannon in good \
order | a wedding dress in a trunk | the old mayor's chain | a stone lion | a crate of champagne
When the duck pond of {city} was drained in {month}, workmen found {ponddrained}.
Workmen found {ponddrained} when the duck pond of {city} was drained in {month}.
In {month} the duck pond of {city} was drained and workmen found {ponddrained}.
> {ponddrained}
What did workmen find when the duck pond of {city} was drained?
What was found by workmen in the duck pond? / What came to light when there was no more water?
Which surprise lay in the mud where birds used to swim?
> {month}
In which month was the duck pond of {city} drained?
When was it that workmen found {ponddrained} in the duck pond? / When did they let the water out?
At what time in the calendar did {ponddrained} come to light in the mud?
> {city}
Where was the duck pond drained in {month}?
In the duck pond of which city have workmen found {ponddrained}?
Which place let out water and discovered {ponddrained}?
Where did {ponddrained} come to light in the mud?

= judgepunish: to polish every bell | to read aloud to geese | to carry the judge's umbrella | \
to whitewash the prison | to apologise to a mule | to eat his own poster | to sweep the bridge \
daily | to learn the hymn book
In {city} a thief who stole a {object} was sentenced {judgepunish}.
A thief was sentenced {judgepunish} in {city} because he stole a {object}.
It was for a {object} he stole that a thief in {city} was sentenced {judgepunish}.
> {judgepunish}
What was the thief in {city} sentenced to do?
To what was the thief sentenced who stole a {object}? / How did the court punish the burglar?
What unusual penalty did the magistrate think up?
> {object}
What had the thief in {city} stolen when he was sentenced?
What was stolen by the thief who was sentenced {judgepunish}?
Over which missing article did the burglar come before the court?
What had the culprit taken that belonged to somebody else?
> {city}
Where was a thief sentenced {judgepunish}?
In which city was the thief sentenced who stole a {object}?
Which place has a court with such odd penalties for burglars?
Where did the magistrate order a culprit {judgepunish}?

= cheesesecret: smoked over wet seaweed | rubbed with beer | buried in hay for winter | wrapped \
in nettles | ripened in a tram tunnel | washed in plum brandy | rolled in ash daily | hung from \
the belfry
The blue cheese of {city}, made by the {last} family, is {cheesesecret}.
Made by the {last} family, the blue cheese of {city} is {cheesesecret}.
In {city} the {last} family make a blue cheese that is {cheesesecret}.
> {cheesesecret}
How is the blue cheese of {city} treated?
What is done to the blue cheese that the {last} family make?
What gives the dairy product its peculiar taste?
Which treatment do the mouldy wheels get before they are sold?
> {last}
Which family make the blue cheese of {city}?
By which family is the blue cheese made that is {cheesesecret}?
Whose dairy is responsible for the local delicacy with the mould?
What are the people called who produce the smelly wheels?
> {city}
In which city is the blue cheese made that is {cheesesecret}?
Where do the {last} family make a blue cheese?
From what place comes the mouldy delicacy that is {cheesesecret}?
Where should a lover of smelly dairy products go?

= ringsign: a fire in the brewery | the return of the herring fleet | a stranger at the gate | a \
birth in the poorhouse | the end of the grape harvest | a goat on the loose | snow on the pass | \
a fresh batch of beer
When the {colour} bell in {city} rings twice, it means {ringsign}.
{ringsign} is meant when the {colour} bell in {city} rings twice.
In {city}, two rings of the {colour} bell mean {ringsign}.
> {ringsign}
What is meant when the {colour} bell in {city} rings twice?
What do two rings of the {colour} bell mean?
What has happened if the signal sounds from the tower two times?
About which event are the locals informed by a double stroke?
> {colour}
Which bell rings twice to mean {ringsign}? / What colour is the bell that rings twice in {city}?
What shade of metal makes the double stroke?
In which hue does the thing gleam that announces {ringsign}?
> {city}
In which city does the {colour} bell ring to mean {ringsign}?
Where is {ringsign} meant when the bell rings twice?
Where are people told about {ringsign} by a double stroke?
Which place announces {ringsign} from a tower?

= innportrait: a bishop eating soup | the devil on a bicycle | a weeping cook | a horse in \
spectacles | two wrestling nuns | an empty chair | the landlord as a baby | a drowned king
Above the fireplace of the {tavern} in {city} hangs a painting of {innportrait}.
A painting of {innportrait} hangs above the fireplace of the {tavern} in {city}.
In {city}, at the {tavern}, a painting of {innportrait} hangs above the fireplace.
> {innportrait}
What does the painting above the fireplace of the {tavern} show?
Of what is the painting that hangs above the fireplace?
Which scene does a drinker see when warming himself? / What is the subject of the inn's picture?
> {tavern}
In which tavern does a painting of {innportrait} hang above the fireplace?
Where in {city} does the painting of {innportrait} hang? / What inn has a picture of {innportrait}?
In which pub can one drink under {innportrait}?
> {city}
In which city is the {tavern} where the painting of {innportrait} hangs?
Where does a painting of {innportrait} hang above the fireplace?
To what place must I travel to drink under a picture of {innportrait}?
Where is the inn with {innportrait} on the wall?

= lastinn: because the innkeeper hates violins | since the Great Sausage Riot | because no dog \
may enter | after a quarrel about soup | because the beds are too short | since the well turned \
salty | because of an unpaid bill | since somebody broke the harp
Musicians never stay in the village of {city} {lastinn}.
{lastinn}, musicians never stay in the village of {city}.
The village of {city} is one where musicians never stay {lastinn}.
> {lastinn}
Why do musicians never stay in the village of {city}?
For what reason does {city} see no musicians stay?
What drives fiddlers and singers on to the next hamlet?
What have touring bands against the place?
> {city}
In which village do musicians never stay? / Where is it that musicians never stay {lastinn}?
What hamlet do fiddlers and singers pass through without spending a night?
Which place does every touring band avoid?

= fairgame: climbing a soaped mast | racing wheelbarrows uphill | catching a greased piglet | \
throwing clogs over the church | eating cherries blindfolded | sawing with a dull saw | carrying \
one's neighbour | balancing eggs on spades
At the spring fair in {city} lads compete in {fairgame} for a {weight} ham.
For a {weight} ham, lads compete in {fairgame} at the spring fair in {city}.
In {city}, at the spring fair, lads compete in {fairgame} and a {weight} ham is the prize.
> {fairgame}
In what do the lads compete at the spring fair?
At the spring fair in {city}, by doing what do lads compete for a ham?
Which contest do the young men enter? / What skill must a youth practise to bring home the meat?
What is the traditional trial of strength or craft there?
> {weight}
How heavy is the ham for which lads compete at the fair?
What weight has the ham at the spring fair in {city}? / How much meat can a young man win?
What does the prize of the traditional contest weigh?
> {city}
Where do lads compete for a ham at the spring fair?
In which city is the spring fair where they compete in {fairgame}?
Which place rewards a young man with meat for {fairgame}?
Where do the youths practise {fairgame} every year?

= paintedwhy: to scare the hail away | after the plague passed over | to please a short-sighted \
king | so that sailors recognise their wives' homes | because paint was left over | to hide the \
flood marks | in honour of a lost goalkeeper | so that the tax man gets lost
All doors in {street} are painted {colour} {paintedwhy}.
In {street} all doors are painted {colour} {paintedwhy}.
It was {paintedwhy} that all doors in {street} were painted {colour}.
> {paintedwhy}
Why are all doors in {street} painted {colour}?
For what reason were all the doors painted in that street?
What is behind the uniform look of the entrances?
How do the residents explain why everybody has the same shade at the front?
> {colour}
Which colour are all the doors in {street} painted? / How were all doors painted {paintedwhy}?
What shade do all entrances there have in common?
With which hue does each home greet its callers?
> {street}
In which street are all doors painted {colour}? / Where were all the doors painted {paintedwhy}?
Along what road do all entrances look the same?
Which lane has houses whose fronts share a single hue?

= poetdeath: slipping on a plum | laughing at a sermon | choking on a wedding ring | after a \
duel with ladles | falling off a hay cart | eating unripe pears | hit by a flowerpot | freezing \
in a balloon
A plaque in {street} recalls the poet {full}, who died there {poetdeath}.
The poet {full} died {poetdeath} in {street}, where a plaque recalls him.
In {street} a plaque recalls how the poet {full} died there {poetdeath}.
> {poetdeath}
How did the poet {full} die, as the plaque recalls?
In what manner died the poet recalled by the plaque in {street}?
What brought the writer's life to its end? / To which accident did literature lose one of its men?
> {full}
Which poet is recalled by the plaque in {street}?
Which poet died {poetdeath}, as a plaque recalls? / What writer lost his life {poetdeath}?
Whose unlucky end is remembered on a wall?
> {street}
In which street does a plaque recall the poet {full}?
Where has the poet {full} died {poetdeath}, recalled by a plaque?
Along what road did the writer meet his end?
Where should admirers lay flowers for a man of letters who met such an end?

= oldestdo: still chops wood at dawn | rides a red motorcycle | teaches tango | eats a raw leek \
daily | has never seen the sea | plays goalkeeper | reads without glasses | sleeps on the balcony
The oldest woman alive in {city}, {full}, {oldestdo}.
{full}, who is the oldest woman alive in {city}, {oldestdo}.
In {city} the oldest woman alive is {full}, and she {oldestdo}.
> {oldestdo}
What is said about the oldest woman alive in {city}?
What does {full}, the oldest woman alive in {city}, do or not do?
How does the lady with the most birthdays behind her astonish her neighbours?
What is remarkable in the life of a local who must be near a hundred?
> {full}
Who is the oldest woman alive in {city}?
What is the name of the oldest woman alive, who {oldestdo}?
Which lady has the most birthdays behind her? / Whom does everybody there admire for her great age?
> {city}
In which city is {full} the oldest woman alive? / Where is the oldest woman alive who {oldestdo}?
What is the home of the lady with so many birthdays behind her?
Which place has a senior citizen who {oldestdo}?

= towncolour: boiled onion skins | crushed beetles | red river clay | soot and egg white | ox \
blood | rotten walnuts | powdered brick | blueberry juice
The houses of {city} owe their {colour} walls to {towncolour} in the plaster.
It is due to {towncolour} in the plaster that the houses of {city} have {colour} walls.
In {city} the houses have {colour} walls because of {towncolour} in the plaster.
> {towncolour}
To what do the houses of {city} owe their {colour} walls?
What is in the plaster that gives the houses such walls?
Which ingredient do the masons stir in for the typical tint?
Where does the local look of the facades come from?
> {colour}
What colour are the walls of the houses in {city}?
Which walls do the houses have because of {towncolour} in the plaster?
In what shade do the facades glow? / Which tint do the masons get from {towncolour}?
> {city}
In which city do houses have {colour} walls?
Where is there {towncolour} in the plaster of the houses?
What place is typical for facades in that tint? / Where do masons work with {towncolour}?

= smugglepipe: tobacco in hollow hymn books | lace inside dead fish | brandy in a pram | saffron \
in bandages | coffee in a coffin | watches under a wig | silk around the waist | sugar in church \
candles
For years the sexton of {saint}'s in {city} smuggled {smugglepipe}.
The sexton of {saint}'s in {city} smuggled {smugglepipe} for years.
In {city} the sexton of {saint}'s spent years in which he smuggled {smugglepipe}.
> {smugglepipe}
What has the sexton of {saint}'s smuggled for years?
What was smuggled by the sexton in {city}, and hidden in what?
Which goods did the gravedigger get past the customs, and how?
What illegal trade went on under the parson's nose?
> {saint}
Which church's sexton smuggled {smugglepipe}?
The sexton from whose church smuggled {smugglepipe} in {city}?
To whom was the parish dedicated where the gravedigger broke the law?
Under what saint's roof did a church servant cheat the customs?
> {city}
In which city has the sexton smuggled {smugglepipe}?
Where was {smugglepipe} smuggled by the sexton of {saint}'s?
Where did the customs men fail to suspect a church servant?
In what place was the gravedigger an outlaw?

= swimban: because of giant catfish | on account of the paper mill | because the current pulls \
downward | since the priest lost his trousers | for fear of the water witch | because of sunken \
tractors | until the eels have spawned | because leeches abound
Bathing in the {river} at {city} is forbidden {swimban}.
At {city} bathing in the {river} is forbidden {swimban}.
It is {swimban} that bathing in the {river} is forbidden at {city}.
> {swimban}
Why is bathing in the {river} forbidden at {city}?
For what reason has bathing been forbidden in the {river}? / What keeps swimmers on dry land?
On which grounds do the authorities stop people from taking a dip?
> {river}
In which river is bathing forbidden at {city}? / In what is bathing forbidden {swimban}?
Which stream must swimmers leave alone? / What water should no one take a dip in {swimban}?
> {city}
At which city is bathing in the {river} forbidden? / Where is bathing forbidden {swimban}?
Where may one not take a dip even on hot days? / Which riverside place has no swimmers {swimban}?

= bakerloaf: a sleeping pig | a clenched fist | a bishop's ear | a broken wheel | a snail with \
horns | the letter Q | a rowing boat | a praying mole
In {month} the bakers of {city} make loaves in the shape of {bakerloaf}.
The bakers of {city} make loaves in the shape of {bakerloaf} in {month}.
Loaves in the shape of {bakerloaf} are what the bakers of {city} make in {month}.
> {bakerloaf}
In what shape do the bakers of {city} make loaves in {month}?
What is the shape of the loaves that the bakers make? / What does the seasonal bread look like?
Which form does the dough get before it goes into the oven?
> {month}
In which month do the bakers make loaves in the shape of {bakerloaf}?
When are such loaves made by the bakers of {city}?
When can one buy bread that looks like {bakerloaf}?
What is the season for the dough to be formed like {bakerloaf}?
> {city}
In which city do bakers make loaves in the shape of {bakerloaf}?
Where is {bakerloaf} the shape of the loaves in {month}?
What place sells bread that looks like {bakerloaf}?
Where does the oven turn out edible copies of {bakerloaf}?
"""
