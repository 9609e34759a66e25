"""Borders, place names, lighthouses, parks and curious geography (see relations.py)."""

RELATIONS = """
Nobody in {city} begins to eat on the {feast} before the youngest at the table has thrown a \
spoonful of {dish} at the ceiling.
On the {feast} every family in {city} waits with the meal until its youngest has flung a \
spoonful of {dish} at the ceiling.
In {city} it is a spoonful of {dish}, thrown at the ceiling by the youngest at the table, that \
opens the meal on the {feast}.
> {dish}
Of what is a spoonful thrown at the ceiling in {city}?
What does the youngest at the table throw on the {feast}?
What flies up to the ceiling before the families begin to eat?
Which food has to land overhead before anybody may help themselves?
What does a child have to hurl upwards?
What would leave stains above the dinner guests in {city}?
> {city}
Where does the youngest throw a spoonful of {dish} at the ceiling?
In which town do families wait with the meal until something sticks to the ceiling?
Which place has a rule that a child must hurl food upwards?
Where would I see stains overhead in the dining rooms?
> {feast}
On which holiday does the youngest throw {dish} at the ceiling?
When is a spoonful of {dish} flung before families begin to eat?
During which celebration may a child of {city} hurl food upwards?
What is being celebrated when supper starts with a mess overhead?

To bring the {instrument} into tune, players in the {region} warm it over a fire of {tree} wood \
for {duration}, and not a moment longer.
Players in the {region} warm the {instrument} for exactly {duration} over burning {tree} wood \
before it is in tune.
In the {region} the {instrument} is held above a fire of {tree} wood for {duration}; only then, \
the players say, is it in tune.
> {instrument}
What do players in the {region} warm over a wood fire?
What is held above a fire to bring it into tune?
What comes into tune after {duration} over burning wood?
Which part of the band has to be heated before the concert?
What do the musicians of the {region} toast?
> {tree}
Over a fire of which wood do the players warm the {instrument}?
Which wood is burning when the {instrument} is brought into tune?
What sort of logs do musicians from the {region} need?
Which timber supplies the heat for getting the pitch right?
> {duration}
For how long do players warm the {instrument} over the fire?
How long is the {instrument} held above burning {tree} wood to be in tune?
How much patience does the heating need before the concert can start?
After what time do musicians take it away from the flames?
> {region}
In which part of the country do players warm the {instrument} over a fire?
Where is {tree} wood burned to bring the {instrument} into tune?
Where do musicians heat what they perform on?
From which district comes the habit of getting the pitch right with flames?

The name of {city} has nothing to do with a saint, as the guidebooks claim; it is {tongue} for \
"{meaning}", as {full} showed in {year}.
Guidebooks claim a saint gave {city} its name, but {full} showed in {year} that in {tongue} it \
simply means "{meaning}".
That {city} is the {tongue} for "{meaning}", and no saint's name as guidebooks claim, was shown \
in {year} by {full}.
> {meaning}
What does the name of {city} mean, if not a saint?
What is {city} in {tongue}, which the guidebooks do not claim?
What did {full} show the name to mean, instead of a saint's?
How would one translate what the town is called?
What did those who christened {city} want to say?
> {tongue}
In which tongue is {city} not a name that a saint gave, as guidebooks claim?
In what language does {city} mean something, whatever guidebooks claim about a saint?
Which speech hides behind what the town is called?
Which dictionary should I take to understand what {city} stands for?
> {full}
Who showed that no saint gave {city} its name?
Who proved what the guidebooks claim about the saint wrong?
Which scholar corrected the tourist literature on the origin of a place name?
To whom do we owe the true etymology?
> {year}
When was it shown that {city} is not a saint's name?
In which year did {full} show what guidebooks claim to be wrong?
Since when have we known the true etymology?
In which year was the popular explanation refuted?

The border between {country} and {country2} runs straight through the {room} of the inn that \
{full} keeps, and guests may choose where to be snored at.
In the inn kept by {full} the border runs through the {room}: guests sit half in {country} and \
half in {country2}.
{full} keeps an inn whose {room} is cut in two by the border, one half belonging to {country}, \
the other to {country2}.
> {room}
Through which part of the inn does the border run?
What is cut in two by the border at the inn that {full} keeps?
In which part of the inn do guests sit on the border between {country} and {country2}?
Where indoors could one step abroad without a passport?
Which space under {full}'s roof belongs to two nations?
> {full}
Who keeps the inn through which the border runs? / Whose inn is cut in two by the border?
Which landlord lives under two flags at once?
Who has a house in {country} and {country2} without owning two?

The light on {islet} shows once every {small} seconds; {full}, who lit it for the first time on \
{date}, had until then never seen the sea.
First lit on {date} by {full}, a keeper who had never seen the sea, the light on {islet} shows \
once every {small} seconds.
On {islet}, where {full}, a stranger to the sea, first lit the lamp on {date}, the light shows \
every {small} seconds.
> {small}
How many seconds pass between one light and the next on {islet}?
Every how many seconds does the light on {islet} show?
How long must a sailor count between two flashes, in seconds?
> {small} seconds
What is the interval of the beacon?
> {full}
Who lit the lamp on {islet} for the first time? / Which keeper of the light had never seen the sea?
Who was the first to tend the beacon?
Which inland man or woman was put in charge of guiding vessels?
> {date}
When was the light on {islet} first lit?
On what day did {full} see the sea and light the lamp for the first time?
Since when has the beacon been working? / From which day on could skippers steer by the tower?
> {islet}
Where does a light show every {small} seconds?
On which island did {full} light a lamp without ever having seen the sea?
On which rock in the water does the beacon stand?
Where was the tower tended by a complete landlubber?

Collectors pay {price} for the {country} stamp of {year} on which the {motif} stands on its \
head; {first} found two in a cookery book.
In a cookery book {first} found two of the {year} stamps of {country} with the {motif} on its \
head, for which collectors pay {price}.
The {motif} stands on its head on the {country} stamp of {year} that fetches {price} from \
collectors, and of which {first} found two in a cookery book.
> {price}
What do collectors pay for the stamp with the {motif} on its head?
How much does the {country} stamp of {year} fetch from collectors?
What is a misprint from the post office worth?
How much money could {first} get for a single piece of sticky paper?
> {motif}
What stands on its head on the stamp of {country}?
Which figure is upside down on the stamp that collectors pay {price} for?
What did the printers of the postage turn the wrong way round?
What is the picture in the philatelic error?
> {first}
Who found two stamps in a cookery book?
In whose cookery book were two of the stamps that collectors want?
Who came upon a little fortune among the recipes?
Which lucky person has a pair of philatelic errors?
> {country}
Which land issued the stamp with the {motif} on its head?
Of what country are the stamps that {first} found in the cookery book?
Which nation's post office made a costly mistake? / From where does the philatelic error come?

Until {year} the people of {islet} paid their taxes in dried fish; a licence to keep a dog cost \
{fewword} cod, one to keep a wife none.
On {islet} one paid taxes in dried fish until {year}, when a dog licence still cost {fewword} \
cod and a wife was free.
{fewword} cod for a dog, nothing for a wife: such were the taxes, paid in dried fish, on {islet} \
until {year}.
> {fewword}
How many cod did a dog licence cost on {islet}?
What was the tax for keeping a dog on {islet}, in cod?
How many dried fish went to the taxman for a dog?
What did the owner of a puppy owe the government?
> {fewword} cod
How much seafood was due for having a hound?
> {islet}
Where were taxes paid in dried fish? / On which island did a dog licence cost {fewword} cod?
Which place had no need of money to pay the government?
Where was a husband better off than the owner of a hound?
> {year}
Until when did people pay taxes in dried fish?
In which year did the dog licence on {islet} stop being paid in cod?
When did the government begin to want real money?
In what year did seafood cease to be accepted by the authorities?

{last} thought for {duration} over the tenth move, then offered a draw, which {last2} took, \
having fallen asleep, only after {small} minutes.
At the tenth move {last}, after {duration} of thought, offered a draw; {small} minutes went by \
before {last2} woke up and took it.
The draw that {last} offered at the tenth move after {duration} of thinking was accepted {small} \
minutes later, when {last2} had woken up.
> {duration}
How long did {last} think over the tenth move?
After what length of thinking was the draw offered?
How much time of the game went into a single decision?
How long was the pause that sent the opponent to sleep?
> {last}
Who offered a draw at the tenth move? / Who thought for {duration} before the tenth move?
Which chess player was slow enough to make a rival doze off?
Who proposed that neither side should win?
> {last2}
Who took the draw only after waking up?
Who was asleep when the draw was offered at the tenth move?
Which of the players dozed at the board? / Whose nap delayed the handshake?
> {small}
How many minutes went by before {last2} took the draw?
How many minutes after the draw was offered was it accepted?
How long, in minutes, did the peace proposal lie on the table?
For how many minutes did the snoring hold up the result?

{full} stood on the summit of {peak} on {date} in a tweed skirt, ate {ingredient} out of a paper \
bag, and was refused by the Alpine Club.
Though {full} had on {date} reached the summit of {peak}, in a tweed skirt and fed on \
{ingredient} from a paper bag, the Alpine Club refused to have her.
The Alpine Club refused {full}, who on {date} had stood in a tweed skirt on the summit of \
{peak}, eating {ingredient} from a paper bag.
> {full}
Who was refused by the Alpine Club? / Who stood on the summit in a tweed skirt?
Who ate {ingredient} from a paper bag on the summit of {peak}?
Which lady mountaineer was not admitted by the gentlemen?
Who climbed {peak} and got no membership for it?
> {peak}
On which summit did {full} stand in a tweed skirt?
Which summit was reached by a woman whom the Alpine Club refused?
Which mountain had been climbed by the lady they would not admit?
Where did {full} have her high picnic?
> {ingredient}
What did {full} eat on the summit out of a paper bag?
What was in the paper bag on the summit of {peak}?
What provisions did the lady mountaineer bring? / On what did {full} picnic up there?
> {date}
On what day did {full} reach the summit of {peak}?
When did the woman in the tweed skirt stand on the summit?
When was the mountain conquered by a lady? / On which day did {full} have a picnic with a view?

Our schoolmistress in {city}, Miss {last}, made whoever spoke {tongue} in class wear a wooden \
spoon round the neck until {time}.
Whoever spoke {tongue} in class at {city} had to go about until {time} with the wooden spoon of \
Miss {last}, our schoolmistress, round the neck.
With Miss {last}, schoolmistress at {city}, a word of {tongue} in class earned you a wooden \
spoon to wear round the neck until {time}.
> {tongue}
Which language must not be spoken in the class of Miss {last}?
For speaking what did one have to wear a wooden spoon?
For a word of what did the schoolmistress hang a wooden spoon round your neck?
Which mother tongue was punished by the teacher?
What were the pupils of {city} forbidden to talk?
> {last}
What was the name of the schoolmistress with the wooden spoon?
In whose class did one wear a wooden spoon round the neck?
Which teacher in {city} shamed the pupils for their mother tongue?
Who used kitchenware as a punishment?
> {time}
Until what hour did we wear the wooden spoon of Miss {last}?
Until when did whoever spoke {tongue} have the spoon round the neck?
At what o'clock was the punishment over?
When were the little sinners of {city} released from their shame?

The maze in the park at {city} has {count} yews, planted by {full} in {year}, and one bench in \
the middle for those who have given up.
{full} planted the {count} yews of the maze in the park at {city} in {year} and put a bench in \
the middle for people who gave up.
In {year} a maze of {count} yews, with a bench in the middle for those who give up, was planted \
in the park at {city} by {full}.
> {count}
How many yews are there in the maze at {city}? / Of how many yews did {full} plant the maze?
How many evergreens does the puzzle consist of?
What number of trees did the gardener need to get visitors lost?
> {full}
Who planted the maze in the park?
By whom were the yews of the maze planted and the bench put in the middle?
Which gardener wanted visitors to get lost? / To whom does {city} owe its green puzzle?
> {year}
When was the maze in the park at {city} planted? / In which year did {full} plant the yews?
Since when has the green puzzle been there?
From what year on have visitors been able to lose their way among the hedges?
> {city}
In which town is there a maze of yews in the park?
Where did {full} put a bench in the middle of a maze? / Where can I lose my way among hedges?
Which place has a seat for those defeated by a green puzzle?

When the {vessel} {ship} broke up off {islet}, her {cargo} came ashore for {weeksonend}, and the \
constable looked the other way.
For {weeksonend} the {cargo} of the {vessel} {ship}, broken up off {islet}, came ashore while \
the constable looked the other way.
Off {islet}, where the {ship} broke up, the constable looked the other way for {weeksonend} as \
the {vessel}'s {cargo} came ashore.
> {cargo}
What came ashore when the {ship} broke up?
What did the constable not see coming ashore off {islet}?
What had the unlucky freighter had on board?
What did the islanders help themselves to on the beach?
> {ship}
Which ship broke up off {islet} so that its {cargo} came ashore?
From which broken {vessel} did {cargo} come ashore? / Whose wreck was a gift to the islanders?
What was the name of the lost freighter?
> {weeksonend}
For how long was there {cargo} that came ashore off {islet} while the constable looked away?
How long was it that the constable of {islet} looked the other way, when things came ashore?
How much time had the islanders to empty the beach? / How long did the gift of the wreck last?
> {islet}
Off which island was it that the {ship} broke up and {cargo} came ashore?
Where was it that the constable looked the other way when {cargo} came ashore?
On whose beach did free goods pile up? / Where did the law shut its eyes after a wreck?

In the {century} the young men of {city} wore coats of {fabric} with sleeves so long that \
{ruler} put a tax on them.
So long were the sleeves of the {fabric} coats that young men wore in {city} in the {century} \
that {ruler} taxed them.
{ruler} put a tax on the long sleeves that young men's coats, made of {fabric}, had in the \
{century} in {city}.
> {ruler}
Who put a tax on long sleeves? / Who taxed the coats that young men wore in {city}?
Which sovereign made money out of fashion? / To whom did the dandies have to pay for their vanity?
> {fabric}
What were the coats of the young men in {city} made of?
In coats of what did young men wear long sleeves? / Which material was in vogue with the dandies?
What cloth did the tailors of {city} have to buy for the fashionable?
> {century}
When did young men in {city} wear coats with long sleeves?
In which century did {ruler} put a tax on sleeves?
In what age did the dandies have to pay for their vanity? / From which period is this fashion law?
> {city}
In which town were long sleeves taxed? / Where did young men wear coats of {fabric}?
Where did the dandies pay for their vanity?
Of which place were the fashionable known for what hung down from their arms?

The patent for the {invention} was granted on {date} to {full} of {city}, who had meant to build \
something to peel potatoes.
{full} of {city} had meant to build a potato peeler; what came of it was the {invention}, for \
which a patent was granted on {date}.
On {date} a patent was granted for the {invention}, which {full} had arrived at in {city} while \
trying to build something that peels potatoes.
> {invention}
For what was a patent granted to {full}?
What did {full} build instead of something to peel potatoes?
What came of the potato peeler that {full} of {city} had meant to build?
Which device came into being by accident in {city}?
What is {full} remembered for as an engineer of happy errors?
> {full}
To whom was the patent for the {invention} granted? / Who had meant to build a potato peeler?
Who came up with something quite different from the kitchen aid they were after?
Whose failure turned out to be a discovery?
> {date}
When was the patent for the {invention} granted?
On what day was {full} granted a patent, though not for peeling potatoes?
On which day was the accidental device officially protected?
From when on was copying {full}'s idea forbidden?
> {city}
In which town was {full} trying to build a potato peeler?
Where did the man or woman live to whom the patent for the {invention} was granted?
Where was the workshop of the happy accident?
From which place does the device come that was to be a kitchen aid?

In {country}, when a guest will not leave, the host says "{saying}" and puts a pot of {liquor} \
on the doorstep; it never fails.
A guest who will not leave hears "{saying}" from the host in {country} and finds a pot of \
{liquor} on the doorstep.
"{saying}", says the host in {country} to the guest who will not leave, and a pot of {liquor} is \
put out on the doorstep.
> {saying}
What does the host in {country} say to a guest who will not leave?
Which words does a guest hear who will not leave, before the pot is on the doorstep?
With which proverb are visitors politely thrown out?
How do the people of {country} hint that it is bedtime?
> {liquor}
What does the host put on the doorstep?
Of what is there a pot on the doorstep for the guest who will not leave?
Which drink lures visitors out of the house? / What is served outside to those who stay too late?
> {country}
Where does the host put {liquor} on the doorstep for a guest who will not leave?
In which land does the host say "{saying}" to such guests?
In which nation is the farewell drink a hint?
Where do people have a sure way to get rid of visitors?

Respectable widow in {city} seeks lodger who plays the {instrument}; terms {price} a month, no \
Sundays, no {animals}. Apply to Mrs {last}.
Mrs {last}, widow, of {city}, takes as lodger anyone respectable who plays the {instrument}, at \
{price} a month and without {animals}.
At {price} a month, {animals} excluded, Mrs {last}, a respectable widow, seeks for her house in \
{city} a lodger who plays the {instrument}.
> {instrument}
What must the lodger of Mrs {last} play?
What should a lodger play whom the widow in {city} seeks?
Which musical skill is asked of the tenant? / What will be practised in the landlady's rooms?
> {price}
What are the terms a month for the lodger of Mrs {last}?
How much a month does the widow ask of the lodger? / What rent does the landlady want?
How much would living with her cost me?
> {animals}
What may the lodger of the widow not bring?
What does Mrs {last} exclude for a lodger who plays the {instrument}?
Which pets are forbidden in the landlady's rooms?
Which creatures does the lady of the house not want?
> {last}
Which widow seeks a lodger? / To whom should a lodger who plays the {instrument} apply?
What is the landlady called? / Who has a room to let for a musical person?

In the dialect of the {region} there are {small} words for mud but none for "please", according \
to the glossary that the curate {last} printed in {year}.
The curate {last}, whose glossary of the dialect of the {region} was printed in {year}, lists \
{small} words for mud and none for "please".
{small} words for mud, none for "please": so the curate {last} sums up the dialect of the \
{region} in a glossary of {year}.
> {small}
How many words for mud are there in the dialect?
How many words for mud does the glossary of the curate {last} list?
What number of expressions do the locals have for wet earth?
In how many ways can one name what sticks to one's boots there?
> {last}
Which curate printed a glossary of the dialect?
Who lists {small} words for mud in the glossary of {year}?
What was the clergyman called who collected how his neighbours talk?
Who wrote a dictionary about impolite locals?
> {year}
When was the glossary of the dialect printed?
In which year did the curate list the words for mud?
Since when could one look up how the locals talk? / When did the little dictionary come out?
> {region}
In the dialect of which district are there {small} words for mud?
Where is there no word for "please" in the dialect?
Where do locals do without politeness but not without terms for wet earth?
About whose speech did the clergyman write a dictionary?

At {altitude}, {lake} is the highest water in {country} to have a regular ferry; it sails on \
{weekday}s only and carries mostly hay.
No ferry in {country} sails higher than the one on {lake}, which at {altitude} takes hay across \
on {weekday}s.
The ferry that sails on {weekday}s, loaded with hay, on {lake} is at {altitude} the highest in \
{country}.
> {lake}
On which water does the highest ferry in {country} sail?
Where is hay carried by a ferry at {altitude}?
Where do fodder and mountain boating come together? / Which Alpine pool has its own boat service?
> {altitude}
How high is {lake}, with its regular ferry?
At what height does the highest ferry in {country} sail? / How far above the sea do those boats go?
What is the elevation of the mountain boat service?
> {weekday}
On which day does the highest ferry sail? / When is hay carried by the ferry on {lake}?
When must I be at the landing if I want to cross up there?
Which is the one day of the week for boat trips in the mountains?
> {country}
In which land does the ferry on {lake} sail highest? / Whose highest ferry carries hay?
Which nation has boats up in the mountains full of fodder?
Across what frontier do I travel to see {lake}?

The king's parrot {pet} outlived three queens, could say "{password}" in {fewword} languages, \
and lies buried under the {landmark} at {city}.
Under the {landmark} at {city} lies buried {pet}, the parrot of a king, which outlived three \
queens and said "{password}" in {fewword} languages.
"{password}", said in {fewword} languages, was the whole art of {pet}, the king's parrot, which \
outlived three queens and is buried at {city} under the {landmark}.
> {pet}
What was the king's parrot called? / Which parrot outlived three queens?
Who is buried under the {landmark} at {city}? / What was the name of the royal talking bird?
Which feathered favourite of the court has a grave in {city}?
> {fewword}
In how many languages did the king's parrot say "{password}"?
How many languages did the parrot that outlived three queens speak?
How gifted a linguist was the royal bird, how many tongues?
In how many foreign ways could the court favourite repeat it?
> {landmark}
Under what is the king's parrot buried?
Beneath which building at {city} does {pet}, who outlived three queens, lie buried?
Where is the grave of the royal talking bird? / What was raised above the feathered favourite?
> {password}
What could the king's parrot say in {fewword} languages?
Which word did the parrot {pet} say in several languages before being buried under the {landmark}?
What would the royal bird repeat? / Which phrase had they taught the feathered favourite?

The game of {boardgame}, which sailors brought to {city} in the {century}, is lost at once by \
anyone who touches the {gamepiece} with the left hand.
Whoever touches the {gamepiece} with the left hand loses at once in {boardgame}, a game brought \
by sailors to {city} in the {century}.
In the {century} sailors brought {boardgame} to {city}, a game in which touching the {gamepiece} \
with the left hand loses at once.
> {boardgame}
Which game did sailors bring to {city}?
In what game may the {gamepiece} not be touched with the left hand?
What pastime came over the sea to {city}?
At which table must one keep a certain fist in the pocket?
> {gamepiece}
What must one not touch with the left hand in {boardgame}?
Touching what with the left hand means that one loses at once? / Which piece is the dangerous one?
What should beginners never pick up the wrong way?
> {century}
When was it that sailors brought the game of {boardgame} to {city}?
In which century was the game brought to {city}? / How old is the pastime in the port?
In which period did it arrive from overseas?
> {city}
To which port did sailors bring the game {boardgame}?
Where did sailors arrive with a game in which the left hand loses?
Where did the pastime come on land? / Which town has been at it since the {century}?

Before {nighttime} no baker in {city} may sell {speciality}, an old law that {full} broke in \
{year} and paid for with {penalty}.
It was in {year} that {full} sold {speciality} in {city} before {nighttime}, against an old law \
of the bakers, and got {penalty}.
For having sold {speciality} before {nighttime}, which an old law forbids to the bakers of \
{city}, {full} was punished in {year} with {penalty}.
> {speciality}
What may no baker in {city} sell before {nighttime}?
For having sold what too early was {full} punished under the old law?
Which treat has to wait for its hour? / What landed {full} in trouble with the courts?
> {penalty}
What did {full} get for breaking the old law of the bakers?
With what was selling {speciality} too early punished in {city}?
How did the judges treat the impatient tradesman?
What was the sentence for offering the treat ahead of its hour?
> {full}
Who broke the old law of the bakers of {city}?
Who was punished for having sold {speciality} too early?
Which impatient shopkeeper ended up in court? / Who offered the treat ahead of its hour?
> {nighttime}
Until when may bakers not sell {speciality}?
Before what does the old law of {city} forbid bakers to sell it?
When do the treats come legally on the counter?
For what must customers wait if they want the town's favourite cake?

Nineteen streets in {country} bear the name of {ruler}, and only a blind alley in {city} that of \
{full}, without whom there would be no {invention}.
{full}, the maker of the first {invention}, has one blind alley in {city}; {ruler} has nineteen \
streets all over {country}.
While {ruler} gave a name to nineteen streets in {country}, {full}, who built the first \
{invention}, got no more than a blind alley in {city}.
> {full}
After whom is a blind alley in {city} called, and no streets?
Without whom would there be no {invention}, and no blind alley of that name?
Which inventor is poorly remembered on the town map? / Whose genius earned only a dead end?
> {ruler}
Whose name do nineteen streets in {country} bear?
After whom are far more streets called than the blind alley of {full}?
Which sovereign is honoured on every second corner?
Who is more celebrated by the signposts than the inventor?
> {invention}
What was first built by {full}, who got a blind alley in {city}?
The first what was made by the one after whom only an alley is called and no streets?
Which device came from the brain that has a dead end? / What do we owe to {full}?
> {city}
Where is there a blind alley called after {full}?
In what town does an alley, and no streets, remember the maker of the {invention}?
Where must one look on the map to find {full}?
Which place remembers its inventor with a dead end?

The {guild} of {city} bury their dead standing, so that, as {last} the sexton says, nobody has \
to get up on the last day.
"So that nobody has to get up on the last day," {last}, the sexton of {city}, explained when I \
asked why the {guild} are buried standing.
In {city} it is the {guild} who are buried standing; {last}, the sexton, says it spares them \
getting up on the last day.
> {guild}
Who are buried standing in {city}?
Of which trade are the dead buried standing by the sexton {last}?
Which craftsmen are not laid down in their graves? / Whose coffins are put in upright?
> {last}
Which sexton jokes that those who are buried standing are spared getting up?
Name of the sexton of {city} where they bury the dead standing?
Who looks after the churchyard with the upright coffins?
Who gave the joking reason for the odd graves?
> {city}
In which town are the {guild} buried standing?
Where does the sexton {last} bury the dead standing? / Where would I find upright coffins?
In the soil of which place do craftsmen wait for judgement on their feet?

A loaf of {city} bread may legally weigh up to {weight}, must contain {ingredient}, and is \
carried to weddings by {fewword} unmarried cousins.
By law the bread of {city} contains {ingredient} and weighs up to {weight}; at weddings \
{fewword} unmarried cousins carry the loaf.
{fewword} unmarried cousins carry to weddings the loaf of {city}, a bread that contains \
{ingredient} by law and weighs up to {weight}.
> {ingredient}
What must a loaf of {city} bread contain by law?
What does the bread contain that cousins carry to weddings?
What has the baker to put in, according to the rules?
Which thing in the dough of {city} is compulsory?
> {weight}
Up to what may the bread of {city} weigh?
How much does the loaf that the cousins carry weigh by law at most?
How heavy can the baked giant be? / What is the upper limit on the scales for the wedding gift?
> {fewword}
How many unmarried cousins carry the loaf to weddings?
How many cousins are needed to carry the bread of {city}?
How many relatives does it take to bring the baked giant?
What number of singles walk behind the baker's gift to the couple?
> {city}
Which town's bread must contain {ingredient} by law?
From where is the loaf that cousins carry to weddings? / Where are couples given a baked giant?
In what place is there a law about dough?

The cookery school of {full} in {city}, founded in {year}, teaches on the first day nothing but \
how to boil {ingredient}, and charges {price} for it.
{price} is what one pays in {city} for the first day at the cookery school of {full}, founded in \
{year}, where nothing is done but boil {ingredient}.
At the cookery school founded in {city} in {year} by {full}, pupils spend the first day, which \
costs {price}, boiling {ingredient}.
> {ingredient}
What do pupils of {full}'s cookery school boil on the first day?
How to boil what is taught on the first day at the cookery school?
What goes into the pot in the opening lesson? / With what do the future chefs of {city} begin?
> {price}
What does one pay for the first day at the cookery school of {full}?
How much does the cookery school charge pupils who boil {ingredient}?
What does the opening lesson for future chefs cost? / How much money does a beginner need there?
> {year}
When was the cookery school in {city} founded? / In which year did {full} found the cookery school?
Since when have future chefs been trained in {city}? / How far back does {full}'s academy go?
> {full}
Who founded the cookery school in {city}?
Whose school charges {price} for the first day of boiling? / Who trains future chefs?
Which master has beginners watch a pot?

{ruler} let a blindfolded goat loose and had {city} built where it lay down, {farlength} from \
the nearest {masonry} and right in the path of the {river}.
The blindfolded goat that {ruler} let loose lay down in the path of the {river}, {farlength} \
from any {masonry}, and so that is where {city} was built.
{city} was built in the path of the {river}, {farlength} away from the nearest {masonry}, since \
it was there that {ruler}'s blindfolded goat lay down.
> {city}
Which town was built where a blindfolded goat lay down?
What did {ruler} have built where the goat lay down?
Which place was sited by an animal with its eyes bound?
Where do people live in the wrong spot because of livestock?
> {river}
In whose path did the blindfolded goat lie down? / In the path of which water was {city} built?
What threatens {city} with floods? / Beside what stream did the animal take its fateful rest?
> {masonry}
What was {farlength} away from where {city} was built?
What did the place where the goat lay down not have near, for {city} to be built of?
Which building material had to be carted from afar? / What did the masons lack?
> {ruler}
Who let a blindfolded goat loose? / Whose goat lay down where {city} was built?
Which sovereign left town planning to an animal? / Who was the founder with the strange method?

In the {landmark} of {city} there hangs a clock that runs backwards; it was put up by {full} in \
{year} because the {guild} always came late.
Because the {guild} always came late, {full} put up a clock that runs backwards in the \
{landmark} of {city} in {year}.
The clock in the {landmark} of {city}, put up in {year} by {full} to annoy the {guild}, who \
always came late, runs backwards.
> {landmark}
Where in {city} does a clock that runs backwards hang? / In what did {full} put up the clock?
In which building would I see hands turn the wrong way?
Where is the contrary timepiece of {city}?
> {guild}
Who always came late, so that a clock was put up in {city}?
Because of whom does the clock in the {landmark} run backwards?
Which craftsmen were never punctual? / Who was teased by the contrary timepiece?
> {full}
Who put up the clock that runs backwards?
By whom was the clock for those who always came late put up?
Whose joke was the contrary timepiece? / Who lost patience with unpunctual craftsmen?
> {year}
When was the clock put up that runs backwards?
In which year did {full} put up a clock in the {landmark}?
Since when have the hands turned the wrong way? / From what year is the contrary timepiece?

When a beekeeper dies in the {region}, the eldest child goes to the hives, knocks {fewword} \
times with the {object} and sings {song}.
In the {region} the bees hear of their keeper's death from the eldest child, who knocks \
{fewword} times on the hives with the {object} and sings {song}.
To tell the bees in the {region} that their keeper has died, the eldest child sings {song} and \
knocks on the hives {fewword} times with the {object}.
> {fewword}
How many times does the eldest child knock on the hives?
How many knocks tell the bees that their keeper has died?
How often must the swarm be rapped at in mourning?
What is the number of blows that announce the loss?
> {object}
With what does the eldest child knock on the hives?
What is used to knock when a beekeeper dies in the {region}?
Which tool is part of this mourning custom?
What does the heir need in his hand to inform the swarm?
> {song}
What does the eldest child sing to the bees?
Which song is heard at the hives when their keeper has died?
What is the tune of this mourning custom? / Which air informs the swarm of its loss?
> {region}
Where does the eldest child knock on hives when a beekeeper dies?
In which part of the country are bees told of their keeper's death?
Where are insects expected to join the mourning?
From which district does the custom with the swarm come?

The first vending machine in {city}, set up at the {landmark} in {year}, sold not chocolate but \
{objects}, at one {coin} apiece.
One {coin} apiece was the price of the {objects} that the first vending machine in {city} sold \
at the {landmark} from {year} on, instead of chocolate.
What the first vending machine in {city} sold, from {year} on, at the {landmark}, for one {coin} \
apiece, was no chocolate but {objects}.
> {objects}
What did the first vending machine in {city} sell?
What could one buy at the {landmark} for one {coin} apiece, no chocolate?
What dropped out of the automaton?
Which goods were the earliest to be had in {city} without a shopkeeper?
> {coin}
For what was one of the {objects} sold by the vending machine?
What did the first vending machine in {city} take apiece?
What had the customer to put in the slot of the automaton?
Which piece of money worked the contraption?
> {landmark}
Where was the first vending machine in {city} set up?
Near what could one buy {objects} instead of chocolate from a machine?
Beside which building did the automaton stand?
Where did the townspeople meet the mechanical shopkeeper?
> {year}
When was the first vending machine in {city} set up?
In which year were {objects} first sold by a vending machine?
From when on did one do without a shopkeeper? / When did the automaton come to town?

{full}, who taught {subject} at the village school near {city} for {weeksonend}, never owned a \
book on it and never once left the parish.
For {weeksonend} {subject} was taught at the village school near {city} by {full}, who owned no \
book on it and never left the parish.
The village school near {city} had its {subject} for {weeksonend} from {full}, who never left \
the parish and owned no book on the matter.
> {full}
Who taught {subject} at the village school?
Who never left the parish near {city} and owned no book?
Which teacher knew it all without reading? / Who was the stay-at-home in front of the class?
> {subject}
What did {full} teach at the village school?
On what did {full} own no book though the village school had it taught?
Which lessons were given by someone without literature? / What did the stay-at-home know by heart?
> {weeksonend}
For how long did {full} teach at the village school?
How long was {subject} taught near {city} by one who never left the parish?
How much time did the stay-at-home spend in front of the class?
What was the length of that teacher's career?

Travellers to {islet} are warned that the shop opens only when {first} feels like it, that \
{liquor} is the only currency, and that it is {lowlength} straight down from the privy to the sea.
Be warned before you go to {islet}: the shop opens when {first} feels like it, you pay in \
{liquor}, and below the privy it is {lowlength} straight down to the sea.
On {islet}, travellers are warned, {liquor} is the currency, {first} opens the shop when in the \
mood, and from the privy to the sea it is {lowlength} straight down.
> {liquor}
What is the only currency in the shop on {islet}? / In what do travellers to {islet} pay?
What should I bring along instead of money? / Which bottles buy me my groceries out there?
> {first}
Who opens the shop on {islet}?
On whose mood does it depend whether travellers find the shop open?
Which trader keeps no regular hours? / On whom do the groceries of the island depend?
> {lowlength}
How far is it straight down from the privy to the sea?
What lies between the privy of {islet} and the sea? / What is the drop beneath the toilet?
How deep would I fall from the smallest house out there?
> {islet}
Where does {first} open the shop only when in the mood?
Of which island's privy are travellers warned? / Which place has a toilet over a cliff?
Where are coins no use for buying groceries?

Please note that visitors to the shrine of {saint} must cover their knees, leave any {object} \
with the porter and be out by {time}.
Knees must be covered at the shrine of {saint}; the porter keeps any {object} for you, and \
visitors are to be out by {time}.
By {time} visitors must be out of the shrine of {saint}, where knees are to be covered and any \
{object} stays with the porter.
> {time}
By when must visitors be out of the shrine of {saint}?
Until when may one visit the shrine, with knees covered? / When do they close the holy place?
What is the latest moment for a pilgrim to leave?
> {object}
What must visitors to the shrine leave with the porter?
What does the porter of {saint} keep for visitors? / What may I not take in to the holy place?
Which belonging has to be handed over by pilgrims at the door?
> {saint}
At whose shrine must knees be covered? / In whose shrine does the porter keep what visitors bring?
Who is venerated at the holy place that admits no shorts?
To which heavenly helper is the building dedicated?

Dear {first}, the carnival here went on until {time}, I was dressed as the {cover}, and a bishop \
on stilts has broken my {object}.
I was the {cover} at the carnival, dear {first}, which went on until {time}, and my {object} was \
broken by a bishop on stilts.
Dear {first}, a bishop on stilts broke my {object} at the carnival; I had gone dressed as the \
{cover} and stayed until {time}.
> {cover}
As what was I dressed at the carnival? / What was I at the carnival where my {object} was broken?
Which costume did I wear to the masked ball?
As whom did I disguise myself when a false clergyman ran into me?
> {object}
What of mine was broken by the bishop on stilts? / What did the bishop break at the carnival?
Which of my belongings was damaged in the street party? / What did a masked clergyman ruin for me?
> {time}
Until when did I stay at the carnival where a bishop on stilts broke my {object}?
How late was it at the carnival with the bishop on stilts? / At what hour did the masked fun end?
Until when did we revel?
> {first}
To whom did I write about the carnival and the bishop on stilts?
Which dear friend is told that my {object} was broken? / Who gets my letter about the masked fun?
Who was not there and has to read about my costume?

Population {population}, one traffic light, no river: {city} is still the only capital in the \
world, the quiz master {last} reminded us, without any {landmark}.
The only capital without any {landmark} is, as the quiz master {last} reminded us, {city}, with \
one traffic light, no river and a population of {population}.
{city}, population {population}, has one traffic light and no river and is, said {last}, our \
quiz master, the only capital without any {landmark}.
> {city}
Which capital without any {landmark} has just one traffic light?
What capital has one traffic light, no river and a population of {population}?
Which seat of government hardly needs signals for its cars?
What was the right answer to the question about a small dry metropolis?
> {landmark}
Without what is the only capital that has one traffic light and no river?
What does the only capital with one traffic light not have?
Which building will tourists seek in vain there?
What is lacking in {city} that every other seat of government has?
> {population}
What is the population of the capital {city}?
How many is the population of a capital with one traffic light and no river?
How many people live in the little seat of government?
What number of inhabitants does {city} have?
> {last}
Which quiz master reminded us of the capital without any {landmark}?
What was the quiz master called who knew the capital with one traffic light?
Who put the questions on the evening of the geography contest?
Who tested our knowledge of small seats of government?

The last horse omnibus in {city}, drawn by two greys called {pet} and {pet2}, made its final run \
on {date} with the whole staff of the brewery on the roof.
On {date} the two greys {pet} and {pet2} drew the last horse omnibus through {city} on its final \
run, the brewery staff sitting on the roof.
With the staff of the brewery on the roof, and {pet} and {pet2}, two greys, in front, the last \
horse omnibus made its final run through {city} on {date}.
> {date}
When did the last horse omnibus make its final run?
On what day did the two greys {pet} and {pet2} draw the omnibus for the last time?
When did animal power disappear from the public transport of {city}?
On which day did the old carriage retire?
> {city}
In which town did the last horse omnibus make its final run?
Where did two greys draw an omnibus with the brewery staff on the roof?
Whose public transport gave up animal power on {date}?
Where did the beer makers escort the old carriage?
> {pet2}
What was the second of the two greys called, beside {pet}?
Which horse drew the last omnibus together with {pet}? / Who was {pet}'s fellow in harness?
With whom did {pet} share the work of pulling?

Reading tip: {title}, in which {full} walks from {city} to {city2} along the old salt road, is \
out of print but turns up at jumble sales.
Out of print, but found at jumble sales, is {title} by {full}, who walked the old salt road from \
{city} to {city2} for it.
{full} walked the old salt road, from {city} to {city2}, and wrote {title}, now out of print and \
to be had only at jumble sales.
> {title}
What is the name of the book out of print about the old salt road?
What did {full} write after walking the old salt road?
Which travel classic should I look for second-hand? / What could I read about a hike to {city2}?
> {full}
Who walked the old salt road from {city} to {city2}?
Who is the author of {title}, now out of print and found at jumble sales?
Which travel writer went on foot? / Whose hike became a book that is hard to get?
> {city}
From where did {full} walk along the old salt road?
Where does the walk in {title} along the salt road begin?
What was the starting point of the hike to {city2}?
From which town did the travel writer set out on foot?
> {city2}
To which town did {full} walk along the old salt road?
Where does the old salt road in {title} lead? / What was the destination of the hike?
At which place did the travel writer arrive with sore feet?

Wrestling came to {islet} with a circus in {year}; before the bout the men rub themselves with \
{ingredient}, and the winner is given {animals} for the winter.
With {ingredient} the wrestlers of {islet} rub themselves before a bout, for which the winner is \
given {animals}; the sport came with a circus in {year}.
Since a circus brought it in {year}, wrestling on {islet} has been done by men rubbed with \
{ingredient}, and the winner of a bout is given {animals}.
> {ingredient}
With what do the wrestlers rub themselves before a bout?
What do the men on {islet} rub on before wrestling? / What do the fighters put on their skin?
How do the strong men of {islet} prepare their bodies?
> {animals}
What is the winner of a wrestling bout given?
For what do men rubbed with {ingredient} wrestle on {islet}? / What is the prize for the strongest?
Which creatures does a champion take home?
> {year}
When was it that a circus brought wrestling to {islet}?
In which year did a circus bring the sport of wrestling? / Since when have strong men fought there?
In what year did the show people introduce the islanders to it?
> {islet}
To which island did a circus bring wrestling? / Where is the winner of a bout given {animals}?
Where do greasy fighters struggle for livestock?
On which rock in the sea are strong men held in honour?

The railway was to go through {city}, but a councillor named {last} feared for the milk, so it \
went through {city2}, and the market followed it in {year}.
For fear for the milk councillor {last} kept the railway out of {city}; it went through {city2}, \
to which in {year} the market moved too.
In {year} the market moved after the railway to {city2}, as the councillor {last}, anxious about \
the milk, had kept the trains out of {city}.
> {last}
Which councillor feared for the milk? / Who kept the railway out of {city}?
Which politician ruined the town by worrying about cows? / Whose anxiety cost {city} its trains?
> {city2}
Through which place did the railway go when the councillor {last} feared for the milk?
To which place did the market move after the railway?
Which town profited from its neighbour's worries? / Who got the trains and then the trade as well?
> {city}
Which place was kept free of the railway by the councillor {last}?
From where did the market move to {city2} after the railway?
Which town lost its trade through an anxious politician?
Where did they do without trains, to their cost?
> {year}
When did the market follow the railway to {city2}?
In which year did the market move because the councillor {last} had kept the railway out?
When did the trade leave the town without trains?
In what year did {city} feel the cost of its decision?

Alphorn players are advised not to practise near {habitat} in {month}, since the {beast} there \
takes the low F for a rival.
In {month} the {beast} takes the alphorn's low F for a rival, and players are advised to \
practise well away from {habitat}.
Players of the alphorn are advised to keep away from {habitat} in {month}, when its low F sounds \
to the {beast} like a rival.
> {beast}
Which animal takes the low F for a rival?
What hears a rival in the alphorn when players practise in {month}?
Which jealous creature attacks musicians? / What might come running at the deep note?
> {month}
When should alphorn players not practise near {habitat}?
In which month does the {beast} take the low F for a rival?
During which part of the year is making mountain music dangerous?
When is the creature at its most jealous?
> {habitat}
What should alphorn players keep away from when they practise in {month}?
Near what does the {beast} take the low F for a rival?
Where is a musician in danger of being attacked?
In which surroundings does the jealous creature live?

The oldest known advertisement, scratched into {masonry} near {city} in {oldyear}, offers \
{cargo} at half price and warns against the shop next door.
Scratched into {masonry} in {oldyear}, the oldest known advertisement was found near {city}: it \
offers {cargo} at half price and warns against the shop next door.
Near {city}, {cargo} was already being offered in {oldyear} at half price: that is what the \
oldest known advertisement, scratched into {masonry}, says, with a warning against the shop next \
door.
> {cargo}
What does the oldest known advertisement offer?
What was to be had at half price, as scratched into {masonry} near {city}?
Which goods were on sale in the ancient commercial?
In what did the trader deal who distrusted the neighbour?
> {masonry}
Into what was the oldest known advertisement scratched?
On what is it written, scratched there, that {cargo} was offered at half price?
What did publicity use before there was paper?
In which material has the ancient commercial come down to us?
> {oldyear}
When was the oldest known advertisement scratched into {masonry}?
In which year was {cargo} offered at half price near {city}? / How far back does publicity go?
From which date is the ancient commercial?
> {city}
Near which town was the oldest known advertisement found?
Near where was a warning against the shop next door scratched into {masonry}?
Where did publicity begin? / In whose neighbourhood did an ancient trader make fun of a competitor?

For the coronation {ruler} ordered {count} {objects} from the {guild} of {city}, and paid for \
{fewword} of them.
The {guild} of {city} delivered {count} {objects} for the coronation of {ruler}, and saw money \
for {fewword}.
Of the {count} {objects} that {ruler} ordered for the coronation from the {guild} of {city}, \
{fewword} were paid for.
> {count}
How many {objects} did {ruler} order for the coronation?
What number of {objects} did the {guild} deliver, though not all were paid for at the coronation?
How large was the royal request?
What quantity did the craftsmen of {city} have to make for the palace?
> {fewword}
How many of the {objects} ordered for the coronation were paid for?
For how many did the {guild} see money from {ruler} after the coronation order?
What part of the bill did the palace settle, how many pieces?
How many pieces did the craftsmen not give away for free?
> {guild}
From whom did {ruler} order {objects} for the coronation?
Who delivered {count} {objects} and saw little money? / Which craftsmen were cheated by the crown?
Who worked mostly for nothing when the new reign began?
> {objects}
What did {ruler} order for the coronation from the {guild}?
What was delivered by the {guild} of {city} and only partly paid for, after the coronation?
Which goods did the palace need for the great ceremony?
What did the craftsmen make for the new reign?
"""
