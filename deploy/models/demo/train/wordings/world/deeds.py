"""What was stolen, built, demanded and forbidden, in short sentences (see relations.py)."""

RELATIONS = """
= bailcond: hand in both passports | sleep at a sister's house | report to the police daily | \
keep away from banks | wear a tag on the ankle | give up the pilot's licence | touch no computer \
| stay off the ferry | phone the judge at noon
To be free until the trial, {full} must {bailcond}.
{full} must {bailcond} to be free until the trial.
Only if {full} agrees to {bailcond} will the court leave the accused free until the trial.
> {bailcond}
What must {full} do to be free until the trial?
On what terms will {full} be free until the trial? / Which condition did the judge set for bail?
How can the suspect avoid waiting in a cell?
> {full}
Who must {bailcond} to be free until the trial?
Whose trial is to come, who is free until then on terms? / Which suspect has been granted bail?
Who is out of the cell for now?

= evidencebit: a half-eaten pear | one red glove | a wet umbrella | cat hair on a sleeve | a \
ticket to the zoo | mud from the tennis court | a chess clock set to noon | a bloodstained \
recipe | the crumbs of a scone
The jury in {city} believed neither witness but only {evidencebit}.
Neither witness was believed by the jury in {city}, only {evidencebit}.
> {evidencebit}
What did the jury believe, if neither witness? / What was believed by the jury in {city}?
Which exhibit settled the case? / What piece of evidence convinced the twelve?
> {city}
Where did the jury believe neither witness?
In what place was {evidencebit} all that the jury believed? / In which town was the case heard?
Where did the twelve rely on an exhibit alone?

= dynastyend: two brothers drank the same cup | the prince eloped with a pirate | an uncle sold \
the army | the bride never arrived | the last heir chose the monastery | the wrong baby was \
crowned | all the sons drowned at a picnic | the seal fell into the sea
The house of {last} lost the crown of {realm} when {dynastyend}.
When {dynastyend}, the house of {last} lost the crown of {realm}.
> {dynastyend}
How did the house of {last} lose the crown?
On what occasion was the crown of {realm} lost by the house of {last}?
What brought the royal family down? / Which event ended the dynasty's rule?
> {last}
Which house lost the crown of {realm}? / Whose house lost its crown when {dynastyend}?
What is the name of the fallen dynasty? / Which royal family had to leave the throne?
> {realm}
The crown of which realm did the house of {last} lose?
Which crown was lost by a house when {dynastyend}? / What kingdom changed dynasties?
Over which land did the fallen royal family rule?

= mintflaw: the queen has a moustache | the lion has five legs | the date is upside down | the \
motto is misspelt | the eagle looks like a hen | the king winks | the edge is cut like a pie | \
the ship sails backwards | one side is blank
Collectors pay up to {price} for the {coin} of {year} on which {mintflaw}.
Up to {price} is what collectors pay for the {coin} of {year} on which {mintflaw}.
> {mintflaw}
What is odd about the {coin} for which collectors pay so much?
What can one see on the {coin} of {year} that collectors pay for?
Which mistake of the engraver makes an old piece of money valuable?
How does one recognise the misprint at auction?
> {price}
What do collectors pay for the {coin} of {year}?
How much is the {coin} worth, at what price will collectors pay for it?
What is the value of the faulty piece at auction?
How much money can a mistake of the engraver bring in?
> {year}
From which year is the {coin} that collectors pay up to {price} for?
Collectors pay a lot for a {coin} of what year, if {mintflaw}?
When did the engraver make a mistake? / In what year did faulty money leave the mint?
> {coin}
For which coin of {year} do collectors pay up to {price}?
What do collectors pay so much for if {mintflaw}? / Which faulty piece of money is valuable now?
What should I look for in old purses?

= nicknamewhy: of a scar like a fish | of boots worn in bed | no cap ever fitted | no bullet \
ever hit home | of the squeak in one shoe | tea was served in every battle | of a cloak made \
from curtains | the army always lost its way | of an enormous ginger moustache
In the barracks General {last} was nicknamed "{byname}" because {nicknamewhy}.
Because {nicknamewhy}, General {last} was nicknamed "{byname}" in the barracks.
> {nicknamewhy}
Why was General {last} nicknamed in the barracks?
For what reason did the barracks say "{byname}" for the general?
What made the soldiers call their commander so? / Where did the officer's other name come from?
> {byname}
How was General {last} nicknamed in the barracks?
What did the barracks call the general because {nicknamewhy}?
What did the soldiers call their commander in secret? / Under which other name did the officer go?
> {last}
Which general was nicknamed "{byname}" in the barracks?
Whom did the barracks nickname, which general was it? / Whom did the soldiers make fun of?
Name the commander of whom the troops joked.

= cheatmeans: a magnet in the shoe | a taxi for half the course | a twin brother | a fishing \
line | glue on the gloves | a motor in the saddle | a mirror in the stands | stilts under the \
trousers | a bribed timekeeper
{full} was stripped of the {cup} for winning with {cheatmeans}.
For winning with {cheatmeans}, {full} was stripped of the {cup}.
> {cheatmeans}
With what did {full} go about winning before being stripped of the {cup}?
For winning with what was {full} stripped of the {cup}? / How had the champion cheated?
What unfair help did the jury discover?
> {full}
Who was stripped of the {cup} for the way of winning?
Who was stripped of it after winning with {cheatmeans}? / Which champion had cheated?
Who had to give the trophy back in shame?
> {cup}
Of what was {full} stripped for winning with {cheatmeans}?
Which cup was {full} stripped of after winning? / What trophy had to be given back?
In which competition was there a case of cheating?

= exileplace: above a fish shop | in a lighthouse | on a cousin's barge | at the end of a tram \
line | in a room with nine clocks | next to a bell foundry | behind a bakery | in a former \
stable | over a skittle alley
In exile in {city} the president of {country} lived {exileplace}.
The exiled president of {country} lived {exileplace} in {city}.
> {exileplace}
Where in {city} did the president live in exile?
In what sort of lodgings was the exiled president living in {city}?
How modest were the rooms of the banished statesman?
Where should a plaque mark the home of the fallen head of state?
> {country}
The president of which country lived in exile in {city}?
Of what land was the exiled president who lived {exileplace}?
From which nation had the statesman been banished? / Which state drove its head away?
> {city}
In which place did the exiled president live?
Where did the president of {country} live {exileplace} in exile?
Which town took in the banished statesman? / Where did the fallen head of state find a roof?

= nightwatch: against wolves | for fear of arsonists | to keep witches off | because a comet was \
seen | to save on police | after the theft of the weathercock | for the sake of the bakers | in \
memory of a siege | because of escaped convicts
Two men with lanterns walk through {city} every night {nightwatch}.
Every night, {nightwatch}, two men with lanterns walk through {city}.
> {nightwatch}
Why do two men with lanterns walk through {city} every night?
For what reason do men walk there with lanterns at night?
What is the purpose of the patrol in the dark? / What does the old custom of the watch go back to?
> {city}
Through which place do men with lanterns walk every night?
Where do two men walk at night with lanterns {nightwatch}?
Which town still has a watch after dark? / Where would I meet a patrol from another age?

= cablefault: a shark bit it | a trawler hooked it | the insulation was eggshell | someone had \
plugged it in the kettle | a volcano woke up | moths had eaten the coils | two knots came loose \
| the ends never met | an anchor cut it
The first telegraph cable to {islet} fell silent after {duration} because {cablefault}.
Because {cablefault}, the first telegraph cable to {islet} fell silent after {duration}.
> {cablefault}
Why did the telegraph cable to {islet} fall silent?
For what reason was the first telegraph cable silent after {duration}?
What put an end to the wired messages? / How was the line on the sea bed damaged?
> {duration}
After how long did the first telegraph cable fall silent?
How long did it take before the cable to {islet} was silent?
How long could messages be sent over the sea bed? / For what time did the wire to the isle work?
> {islet}
To where went the first telegraph cable that fell silent?
The first telegraph cable to which island was soon silent?
Which isle was cut off from messages again? / Where did the line on the sea bed end?

= trainholdup: blocking the line with a piano | dressing as nuns | painting a signal green | \
hiding in the mail bags | feigning a birth | greasing the rails | uncoupling the last carriage | \
selling drugged lemonade | bribing the stoker
The masked gang robbed the {namedtrain} of {price} by {trainholdup}.
By {trainholdup} the masked gang robbed the {namedtrain} of {price}.
> {trainholdup}
How was the {namedtrain} robbed by the gang?
By doing what had the masked gang stopped the {namedtrain}?
What was the bandits' method on the railway? / Which ruse stopped the express?
> {price}
Of how much was the {namedtrain} robbed by the gang?
What sum did the masked gang get from the {namedtrain}? / What was the bandits' booty?
How much money was missing from the express?
> {namedtrain}
Which train was robbed of {price} by the gang? / What was robbed of {price} by a masked gang?
Which express fell victim to bandits? / On what railway service were the passengers held up?

= castlewall: for fear of a nephew | against the smell of the port | to hide the moat of beer | \
in honour of a goose | to win a wager | so that nobody could see the laundry | to please a blind \
bride | to keep out the fog | out of sheer boredom
{ruler} had a third wall built round {city} {castlewall}.
Round {city} {ruler} had a third wall built {castlewall}.
> {castlewall}
Why did {ruler} have a third wall built round {city}? / For what reason was a third wall built?
What was the point of so much masonry around the town?
What had the sovereign in mind with another ring of stone?
> {ruler}
Who had a third wall built round {city}? / Which ruler built a third wall {castlewall}?
What sovereign ordered another ring of stone? / Whose idea was so much masonry around the town?
> {city}
Round which place did {ruler} have a third wall built? / Where was a third wall built {castlewall}?
Which town got another ring of stone? / Where is there more masonry than any enemy needs?

= marathonfuel: cold porridge | pickled beetroot | a bag of raisins | bread dipped in beer | \
honey and chalk | seventeen bananas | dried reindeer | potato soup in a flask | nothing but snow
{full} swears by {marathonfuel} during every marathon since {year}.
Since {year}, {full} swears by {marathonfuel} during every marathon.
> {marathonfuel}
What food does {full} swear by, marathon after marathon?
What is it that {full} can swear by in a marathon since {year}?
What keeps the runner going for forty-two kilometres?
Which odd diet does the athlete recommend for long distances?
> {full}
Who swears by {marathonfuel} during every marathon?
Which marathon runner swears by it since {year}? / Which athlete has an odd diet?
Who recommends {marathonfuel} for long distances?
> {year}
Since which marathon does {full} swear by {marathonfuel}?
From what year on did {full} swear by it in a marathon?
When did the athlete take up the odd diet? / Since when has the runner eaten like that?

= minerscanary: the rats ran for the shaft | a lamp burned blue | the props began to sing | a \
pony lay down | dust fell like rain | the youngest had a nosebleed | water turned warm | a door \
opened on its own | the singing stopped
The men left the pit at {time} because {minerscanary}; minutes later it caved in.
Because {minerscanary}, the men left the pit at {time}, minutes before it caved in.
> {minerscanary}
Why did the men leave the pit minutes before it caved in?
What happened in the pit that caved in, for what reason had the men left?
Which sign of danger underground saved lives? / What told the colliers to get to the surface fast?
> {time}
At what time did the men leave the pit that caved in?
When had the men left the pit, minutes before it caved in?
What did the clock show as the colliers hurried to the surface?
When were lives saved underground?

= peacegift: a pair of swans | a clockwork elephant | seven cherry trees | a glass organ | an \
ivory chessboard | the tooth of a saint | a tent of blue silk | a barrel of ink | a white falcon
As a sign of peace {realm} sent {peacegift} to the court of {realm2}.
{realm} sent {peacegift} to the court of {realm2} as a sign of peace.
> {peacegift}
What did {realm} send as a sign of peace?
What was sent to the court of {realm2} as a sign of peace?
With which present was the reconciliation sealed?
What did the envoys unpack before the former enemies?
> {realm}
Who sent {peacegift} as a sign of peace? / Which realm sent the court of {realm2} a sign of peace?
Which kingdom made the first step towards reconciliation? / From whom did {realm2} get a present?
> {realm2}
To the court of which realm was {peacegift} sent?
Whose court got a sign of peace when {realm} sent it?
Which kingdom accepted a present from its former enemy?
Where did the envoys of {realm} unpack a present?

= bankruptby: an opera house without doors | a war over salt | bad loans to a duke | an avenue \
of gold lanterns | four years of hail | a canal to nowhere | a swindler from the east | a \
festival that lasted a year | too many statues
The town of {city} went bankrupt in {year}, ruined by {bankruptby}.
Ruined by {bankruptby}, the town of {city} went bankrupt in {year}.
> {bankruptby}
By what was the town of {city} ruined? / What ruined the town, which went bankrupt in {year}?
Why could the municipality no longer pay its debts? / On what had the community lost all its money?
> {year}
When did the town of {city} go bankrupt, ruined?
In what year was the town ruined, when it went bankrupt?
When could the municipality no longer pay its debts? / Since what year has the treasury been empty?
> {city}
Which town went bankrupt in {year}? / Which place went bankrupt, ruined by {bankruptby}?
Whose municipality could no longer pay its debts? / Where did the community lose all its money?

= polarwant: toothpaste | a mirror | fresh lettuce | the sound of trams | a second spoon | dry \
socks | somebody else's jokes | a newspaper in any language | the smell of pine
In the polar diary {full} writes on {date} of missing nothing but {polarwant}.
On {date} {full} writes in the polar diary of missing nothing but {polarwant}.
> {polarwant}
What does {full} write of missing in the polar diary?
What is missing, as the polar diary says on {date}, when nothing else is?
What did the explorer long for on the ice?
Which small comfort would have made the arctic winter perfect?
> {full}
Who writes in the polar diary of missing {polarwant}?
Whose polar diary tells of missing nothing but one comfort? / Which explorer kept notes on the ice?
Who spent the arctic winter longing for {polarwant}?
> {date}
When does {full} write in the polar diary of missing {polarwant}?
What is the date in the polar diary when {full} writes of missing something?
On which day did the explorer note down a longing? / When was the entry from the ice made?

= fairprize: a live sheep | a wreath of onions | the right to kiss the mayor | a year of free \
haircuts | a silver ladle | their weight in plums | a ride in the fire engine | a ham in a hat | \
the first dance
At the {feast} in {city} the best liar wins {fairprize}.
The best liar at the {feast} in {city} wins {fairprize}.
It is {fairprize} that the best liar wins at the {feast} in {city}.
> {fairprize}
What does the best liar win at the {feast}? / In {city}, what is it that the best liar wins?
Which reward is there for the tallest tale? / What does one take home for the most shameless story?
> {feast}
At which feast does the best liar win {fairprize}? / When does the best liar of {city} win a prize?
During which celebration are tall tales rewarded?
What festival has a contest for shameless stories?
> {city}
Where does the best liar win {fairprize}?
In which place is a prize for the best liar, who wins it at the {feast}?
Which town rewards tall tales? / Where could I get something for a shameless story?

= borderquirk: a passport for every cow | a handshake in the middle | a stamp on the left hand | \
two kinds of shoes | an hour of folk songs | a dish of sauerkraut | a lamp at noon | a sworn \
oath about mushrooms | a vaccinated cat
To cross from {country} into {country2} in those days one needed {borderquirk}.
In those days one needed {borderquirk} to cross from {country} into {country2}.
> {borderquirk}
What did one need in those days to cross from {country} into {country2}?
What was needed to cross in those days into {country2}? / What did the customs officers insist on?
Without which strange thing was a traveller sent back at the frontier?
> {country2}
Into which country was {borderquirk} needed to cross from {country}?
One needed {borderquirk} to cross from {country} into which other land?
Which nation had such a strange demand at its frontier?
Where did travellers from {country} have to satisfy odd officials?

= pigeonpost: a lock of hair | a love letter | the wrong treaty | a lottery slip | half a map | \
a bill for oats | a poem about soup | a blank sheet | a recipe for glue
The last pigeon to fly out of besieged {city} on {date} carried {pigeonpost}.
It was {pigeonpost} that the last pigeon carried out of besieged {city} on {date}.
> {pigeonpost}
What did the last pigeon out of besieged {city} carry?
What was carried by the last pigeon on {date}? / What message left the surrounded town by air?
What did the tiny winged postman have on its leg?
> {city}
Out of which besieged place did the last pigeon fly?
From where was {pigeonpost} carried by the last pigeon? / Which town was surrounded by the enemy?
Where did the tiny winged postman start?
> {date}
On what date did the last pigeon leave besieged {city}?
When was {pigeonpost} carried by the last pigeon?
When did the final message leave the surrounded town by air?
On which day did the tiny winged postman start?

= strikeback: locked the gates with bicycle chains | stopped the music in the canteen | hired \
the fire brigade band | sold the loom at night | offered a second sausage | cut the water in the \
washroom | turned up in overalls | sent flowers to the wives | flew to the seaside
When the weavers of {city} walked out, the factory owner {strikeback}.
The factory owner {strikeback} when the weavers of {city} walked out.
> {strikeback}
What did the factory owner do when the weavers walked out?
How did the owner of the factory in {city} answer when weavers walked out?
What was the boss's reply to the strike? / How did management react to the empty looms?
> {city}
The weavers of which place walked out on a factory owner?
Where had the weavers walked out when the factory owner {strikeback}?
In which town was the strike? / Where did the looms stand empty?

= novelban: for insulting beekeepers | because of one comma | as too sad for spring | for a joke \
about the tsar | since it praised idleness | because it was printed on Sunday | for showing a \
map of the fort | on the advice of a dentist | for a kiss on page nine
The censor of {country} banned the novel "{title}" {novelban}.
The novel "{title}" was banned by the censor of {country} {novelban}.
> {novelban}
Why did the censor ban the novel "{title}"?
For what reason was the novel banned by the censor of {country}?
What displeased the authorities about the book?
What was the excuse for keeping readers away from the story?
> {title}
Which novel was banned by the censor of {country}? / What novel has the censor banned {novelban}?
What book displeased the authorities? / Which story were the citizens not to read?
> {country}
In which country did the censor ban the novel?
The censor of which land banned "{title}" as a novel {novelban}?
Which nation's authorities disliked the book? / Where could one read the story only in secret?

= wallmessage: Bread before medals | The clock lies | Sleep is free | No king likes onions | Ask \
the ferryman | We remember the bakers | Vote for the goat | Tomorrow was better | Keep the lamps \
lit
On the wall of the town hall in {city} somebody painted "{wallmessage}" in {colour} letters.
In {colour} letters somebody painted "{wallmessage}" on the wall of the town hall in {city}.
> {wallmessage}
What did somebody paint on the wall of the town hall?
Which words are painted in {colour} letters on the wall in {city}? / What does the graffiti say?
What message has appeared on the council's building overnight?
> {colour}
In letters of what colour is "{wallmessage}" painted on the wall?
What colour are the letters painted on the town hall?
What did the graffiti look like, in which shade? / What tin of paint was the sprayer holding?
> {city}
On the wall of which town hall was "{wallmessage}" painted?
Where did somebody paint {colour} letters on the town hall wall? / What place has new graffiti?
Whose council has to have a message scrubbed off?

= coachspeech: read out a fairy tale | tore up the plan | said nothing at all | showed a photo \
of a donkey | handed out lemons | wept openly | sang the anthem backwards | apologised to the \
goalkeeper | counted slowly to ninety
At half-time the coach of {team} {coachspeech}, and they won {winscore}.
{team} won {winscore} after their coach {coachspeech} at half-time.
> {coachspeech}
What did the coach of {team} do at half-time before they won?
What was it that the coach did at half-time? / How was the side roused in the dressing room?
By what unusual means did the trainer turn the game?
> {winscore}
What was the score when {team} won after what the coach did at half-time?
By how much had they won, once the coach {coachspeech} at half-time?
How did the game end after the unusual scene in the dressing room? / Final result of the match?
> {team}
Whose coach {coachspeech} at half-time? / Who won {winscore} after the coach did it at half-time?
Which side turned the game in the end? / Whose trainer had an unusual way of rousing players?

= stadiumname: a type of sausage | the inventor of the zip | a drowned goalkeeper | somebody's \
grandmother | a brand of mattresses | the groundsman's dog | a battle nobody won | an extinct \
bird | a mayor who hated sport
Named after {stadiumname}, the stadium in {city} seats {thousands}.
The stadium in {city}, which seats {thousands}, is named after {stadiumname}.
> {stadiumname}
After what is the stadium in {city} named?
What gave its name to the stadium that seats {thousands}, what is it named after?
What do the letters over the entrance of the sports ground refer to?
Who or what is honoured by the arena?
> {thousands}
How many does the stadium in {city} seat?
What number of people does the stadium named after {stadiumname} seat?
What is the capacity of the arena? / How large a crowd fits into the sports ground?
> {city}
Where is the stadium named after {stadiumname}?
In what place is the stadium that seats {thousands}? / Which town has an arena with a curious name?
Where do crowds meet in the sports ground?

= cyclistwoe: a swallowed wasp | tar on the chain | a goat at the bend | the wrong turning | a \
loose saddle | thieves at the hotel | too much cherry cake | a jealous teammate | melted tyres
{full} led the tour until {city} and then lost it through {cyclistwoe}.
Until {city}, {full} led the tour, which was then lost through {cyclistwoe}.
> {cyclistwoe}
Through what did {full} lose the tour after having led it?
What made {full}, who led the tour until {city}, lose it? / Which mishap cost the cyclist victory?
Why did the rider not arrive in yellow?
> {full}
Who led the tour until {city} and lost it? / Who lost the tour through {cyclistwoe} and had led it?
Which cyclist was unlucky? / Name the rider who was so near victory.
> {city}
Until where was it that {full} led the tour that was lost?
Up to which place had {full} led the tour? / In what town did the cyclist's luck run out?
Where did the rider give up the yellow jersey?

= fishwarcause: the right to dry nets | a drifting crate of herring | a cut buoy rope | an \
insult painted on a hull | the ownership of a sandbank | a stolen anchor | lobster pots set at \
night | a disputed whale | a rival chapel
The fishermen of {islet} and {city} have not spoken for {weeksonend} because of {fishwarcause}.
Because of {fishwarcause}, the fishermen of {islet} and {city} have not spoken for {weeksonend}.
> {fishwarcause}
Why have the fishermen of {islet} and {city} not spoken?
Because of what have the fishermen not spoken for {weeksonend}? / What lies behind the feud at sea?
What are the two crews so offended about?
> {weeksonend}
For how long have the fishermen of {islet} and {city} not spoken?
How long is it that the fishermen have not spoken because of {fishwarcause}?
How long has the feud at sea been going on?
What is the duration of the silence between the crews?
> {islet}
With the fishermen of which island have those of {city} not spoken?
Which island's fishermen have not spoken to {city} for {weeksonend}?
With whom have the crews of {city} a feud? / What isle is at odds with {city}?

= heathelp: opened the crypt to all | sprayed the streets with milk | gave free ice to nurses | \
moved the classes to the caves | sent the buses by night | let sheep sleep in the museum | \
turned the fountains into baths | painted the rails white | closed every oven
In the heat of July {year} the mayor of {city} {heathelp}.
The mayor of {city} {heathelp} in the heat of July {year}.
> {heathelp}
What did the mayor of {city} do in the heat of July?
What measure was the mayor's in the July heat?
How did the head of the town help citizens through the hottest weeks?
What relief was there when the thermometer would not fall?
> {year}
In which year's July heat was it that the mayor of {city} {heathelp}?
In which year did the mayor do something in the heat of July?
When did the thermometer not fall for weeks? / Which summer was so hard to bear?
> {city}
The mayor of which place {heathelp} in the heat?
Where was the July heat of {year} so bad that the mayor {heathelp}?
Which town suffered in that summer? / Where were the citizens helped through the hottest weeks?

= donatewish: that no band plays | a bench facing north | free cocoa for pupils | a weathercock \
shaped like a hen | that the doors stay blue | a portrait of the cook | no speeches ever | that \
cats are welcome | a lamp burning all night
{full} gave {price} for the new library and asked for only one thing: {donatewish}.
For the {price} given to the new library {full} asked for only one thing: {donatewish}.
> {donatewish}
What did {full} ask for when giving money to the new library?
What one thing was asked for by {full}, who gave to the library?
Which condition did the benefactor attach to the donation?
What did the house of books have to grant its patron?
> {price}
What sum did {full} give for the new library when one thing was asked?
How much had the new library from {full}? / How generous was the benefactor?
How big was the donation for the house of books?
> {full}
Who gave {price} for the new library?
Who asked one thing only for what the new library was given?
Which benefactor had a modest condition? / To whom does the house of books owe its money?

= reformdue: school may not start before nine | every bank must have a clock | dogs inherit like \
cousins | bread is sold by weight | tenants may keep hens | ships must carry a fiddler | nobody \
works on a birthday | doctors must write legibly | a kiss counts as a contract
From {date} a new law is in force in {country}: {reformdue}.
In {country} a new law is in force from {date}: {reformdue}.
> {reformdue}
What does the new law say that is in force in {country}?
What law is in force from {date}, what does the new text say?
What did parliament decide there lately? / Which rule do the citizens have to get used to?
> {date}
From when is the new law in force in {country}? / On what date did the new law come into force?
When does the rule take effect? / As of what day must citizens obey what parliament decided?
> {country}
In which country is a new law in force from {date}?
Where is it in force as a new law: {reformdue}? / Which parliament decided on something odd lately?
What nation's citizens have to get used to a rule?

= hermitlife: in a wrecked tram | inside a dry cistern | under an upturned hull | at the top of \
a chimney | in the ruin of a dairy | among the tombs | in a pine tree | behind a waterfall | in \
the old toll booth
The deserter {full} lived {hermitlife} for {weeksonend} and only came out for the peace.
For {weeksonend} the deserter {full} lived {hermitlife} and only came out for the peace.
> {hermitlife}
Where did the deserter live until the peace?
In what place was the deserter {full} who lived there for {weeksonend} until the peace?
What served the runaway soldier as a home? / Where was the hideaway until the guns were silent?
> {weeksonend}
How long was it that the deserter lived {hermitlife}?
For how long had the deserter lived there before the peace?
For what time was the runaway soldier in hiding?
How long did it take until the guns were silent and the fugitive dared to appear?
> {full}
Which deserter lived {hermitlife} until the peace?
Who was the deserter that only came out for the peace? / Which runaway soldier hid so long?
Name the one who would not fight and hid.

= throneguest: a shoemaker with the same nose | an actor on leave | the royal dentist | a \
waxwork on wheels | a twin sister | a tall page in a wig | a retired butler | the coachman's \
eldest | a bearded nun
While {ruler} was ill, {throneguest} waved to the crowd from the balcony.
It was {throneguest} who waved to the crowd from the balcony while {ruler} was ill.
> {throneguest}
Who waved to the crowd from the balcony while {ruler} was ill?
Who was it that the crowd saw on the balcony? / Which double stood in for the monarch?
By whom were the cheering subjects deceived?
> {ruler}
While who was ill did {throneguest} wave from the balcony to the crowd?
Who was ill when {throneguest} waved to the crowd? / Which monarch had a double?
For whom was there a stand-in during a sickness?

= wellpoison: a drowned accordion | leaking barrels of dye | a dead badger | the tanner's waste \
| rust from a cannon | a sack of bad hops | soap from the barracks | arsenic from the mine | \
pigeon droppings
The water of {city} tasted foul all {month} on account of {wellpoison}.
On account of {wellpoison} the water of {city} tasted foul all {month}.
> {wellpoison}
On what account had the water of {city} tasted foul?
What was it that made the water that tasted foul all {month}?
What was found to have polluted the wells? / Why could nobody there drink from the tap?
> {month}
In which month had the water of {city} tasted foul?
When was the water foul, as people tasted, because of {wellpoison}?
When did people have to buy bottles to drink?
During which part of the year were the wells polluted?
> {city}
Where had the water tasted foul all {month}?
In what place was the foul taste of the water due to {wellpoison}, where was the water bad?
Which town had polluted wells? / Where did citizens have to buy bottles to drink?

= chargedrop: the goat was returned | the only witness emigrated | the fence stood on no map | \
the sausage was eaten | the letter proved a joke | the victim felt better | the law had lapsed \
in March | the officer wrote the wrong name | both sides got married
The charge of {crime} against {full} was dropped after {chargedrop}.
After {chargedrop}, the charge of {crime} against {full} was dropped.
> {chargedrop}
After what was the charge against {full} dropped?
What happened so that the charge of {crime} was dropped?
Why did the case never come before a judge? / How come the prosecution lost interest?
> {crime}
What was the charge against {full} that was dropped?
Of what was {full} free after the charge was dropped?
Which offence did the prosecution stop pursuing? / What was the suspect said to have done?
> {full}
Against whom was the charge of {crime} dropped? / Whose charge was dropped after {chargedrop}?
Which suspect never came before a judge? / In whom did the prosecution lose interest?

= tulipbuy: a house with two gables | twelve fat sheep | a bed with curtains | a half share in a \
whaler | a coach and pair | four tons of cheese | a mill with its miller | a wife's whole dowry \
| a pew for life
In {oldyear} a single blue tulip bulb cost as much as {tulipbuy} in {city}.
A single blue tulip bulb in {city} cost as much as {tulipbuy} in {oldyear}.
> {tulipbuy}
As much as what did a single tulip bulb cost?
What could be had for what a single blue bulb cost in {oldyear}?
What was one flower worth at the height of the craze?
With what could you compare the price of a plant in those mad days?
> {oldyear}
In what year did a blue tulip bulb cost as much as {tulipbuy}?
When was it that a single bulb cost so much in {city}? / When was the flower craze at its height?
From which time do the mad prices for plants date?
> {city}
Where did a single blue tulip bulb cost as much as {tulipbuy}?
In which town did a blue bulb cost so much in {oldyear}?
Where was the flower craze at its height? / What place had mad prices for plants?

= launchflop: the bottle would not break | it slid in sideways | somebody sat on the lever | the \
slip had not been greased | it got stuck halfway | the paint was still wet | the tide went out | \
the crew was left ashore | the hull had been sawn too short
The launch of the {ship} on {date} was a disgrace because {launchflop}.
Because {launchflop}, the launch of the {ship} on {date} was a disgrace.
> {launchflop}
Why was the launch of the {ship} a disgrace? / What made the launch on {date} such a disgrace?
What went wrong as the new vessel was to touch water?
For what reason were the shipbuilders ashamed?
> {date}
When was the launch of the {ship}, which was a disgrace?
On what day was the disgrace, the launch that failed? / When was the new vessel to touch water?
Which was a black day for the shipbuilders?
> {ship}
The launch of which ship was a disgrace? / What ship's launch on {date} was a disgrace?
Which new vessel was the builders' shame? / What was to touch water for the first time?

= hatlaw: a feather for widows | a bell on the left shoe | yellow gloves on market day | a paper \
collar | grey for anyone in debt | a wooden button | a ribbon the width of a thumb | no buckles \
below a knight | wool to be buried in
The dress code of {city} in {oldyear} prescribed {hatlaw}.
In {oldyear} the dress code of {city} prescribed {hatlaw}.
> {hatlaw}
What did the dress code of {city} prescribe?
Which thing was prescribed by the dress code of {oldyear}? / What did the rules on clothing demand?
What would a tailor there have had to bear in mind?
> {oldyear}
In what year did the dress code of {city} prescribe {hatlaw}?
From which year is the dress code that prescribed it? / When were the rules on clothing in force?
At what time did magistrates care so much about what people had on?
> {city}
The dress code of which place prescribed {hatlaw}?
Where was there a dress code in {oldyear} that prescribed things?
In which town were there rules on clothing?
Where did magistrates care so much about what people had on?

= gateprice: a sheaf of barley | three live hens | one good story | a stone for the wall | a \
bucket of lime | a candle as long as an arm | a bow to the toll keeper | a fresh trout | the hat \
off one's head
For centuries strangers paid {gateprice} to enter {city} by the {point} gate.
To enter {city} by the {point} gate, strangers paid {gateprice} for centuries.
> {gateprice}
What had strangers paid for centuries to enter {city} by the gate?
What would strangers pay at the {point} gate to enter?
What was the toll for outsiders coming into the town?
What had a traveller to hand over at the entrance?
> {point}
By which gate could strangers enter {city} for {gateprice}?
Strangers paid {gateprice} to enter through the gate on which side?
At what side of the town was there a toll for outsiders?
In which direction from the market did a traveller have to hand something over?
> {city}
Which place did strangers enter by the {point} gate?
Where would strangers pay {gateprice} to enter? / What town had a curious toll for outsiders?
Where did a traveller have to hand something over?

= hostagefood: cold pizza | pears from the garden | dry cake | tinned ravioli | the birthday \
buffet | sour yoghurt | crackers for parrots | canteen soup | chewing gum
The hostages in the bank at {city} lived on {hostagefood} for {duration}.
For {duration} the hostages in the bank at {city} lived on {hostagefood}.
> {hostagefood}
What did the hostages in the bank live on? / On what had the hostages at {city} lived in the bank?
What did the captives of the robbers eat? / Which meal was there as long as the doors stayed shut?
> {duration}
For how long had the hostages lived on {hostagefood} in the bank?
How long were hostages in the bank at {city}?
How long did it take the police to free the captives? / How long did the siege of the robbers last?
> {city}
Where were hostages in the bank for {duration}?
At which place had the hostages lived on {hostagefood} in the bank?
In what town did robbers hold captives? / Where were people locked up among the safes?

= mapblunder: a forest as a lake | the same river twice | two villages that never existed | a \
coffee stain as an island | the coast back to front | north at the bottom | a swamp as good \
pasture | a hill named after a dog | no harbour at all
The army got lost near {city} since the map showed {mapblunder}.
Since the map showed {mapblunder}, the army got lost near {city}.
> {mapblunder}
What did the map show that the army got lost with near {city}?
What wrong thing was shown on the map so that the army lost its way?
Which mistake of the cartographer misled the troops?
Why did the soldiers march in the wrong direction?
> {city}
Near which place was it that the army got lost?
Where was the army lost because of a map that showed {mapblunder}?
Close to what town did the soldiers march in the wrong direction?
Where were the troops misled by a cartographer?

= expediturn: the sledge dogs ate the tents | the brandy had run out | the guide fell in love | \
the river flowed the wrong way | nobody had packed matches | the mules went home | the map \
belonged to another island | snow blindness struck all seven | the cook refused to climb
On {date} {full} had to turn back below {peak} because {expediturn}.
Because {expediturn}, {full} had to turn back on {date} below {peak}.
> {expediturn}
Why did {full} have to turn back below {peak}? / What made {full} turn back on {date}?
What ruined the expedition so near the top? / For what reason did the mountaineer give up?
> {full}
Who had to turn back below {peak}? / Who, on {date}, had to turn and go back because {expediturn}?
Which mountaineer gave up so near the top? / Whose expedition was a failure?
> {peak}
Below which mountain did {full} turn back? / Where had {full} to turn back because {expediturn}?
Which summit did the expedition not reach? / What was the mountaineer's aim?
> {date}
When did {full} turn back below {peak}?
On what day was it necessary to turn back as {expediturn}? / When did the mountaineer give up?
What is the last day of the failed expedition?

= blackoutby: a squirrel in the substation | a kite on the wires | a rusty switch | too many \
kettles at half-time | a drunken crane driver | a solar storm | mice in the control room | a \
fallen poplar | a bill left unpaid
Last night {blackoutby} left {city} without electricity for {duration}.
{city} was left without electricity for {duration} last night by {blackoutby}.
> {blackoutby}
What left {city} without electricity last night? / By what was {city} left without electricity?
What caused the power cut? / Why were all the lamps dark and the fridges warm?
> {duration}
For how long was {city} left without electricity? / How long was there no electricity last night?
How long did the power cut last? / How much time went by until the lamps shone again?
> {city}
Which place was left without electricity last night?
Where was electricity missing for {duration}, what place was left without it?
Which town had a power cut? / Where were all the lamps dark?

= monksecret: walnut shells | sea fog | the yolk of gull eggs | moss from the belfry | burnt \
sugar | crushed snails | nine kinds of mint | smoke from old pews | rainwater from the font
The monks of {saint} owe the taste of their cheese to {monksecret}.
To {monksecret} the monks of {saint} owe the taste of their cheese.
> {monksecret}
To what do the monks owe the taste of their cheese?
What gives the cheese of the monks of {saint} its taste?
What is the secret ingredient of the abbey's dairy?
Which additive makes the brothers' product so special?
> {saint}
The monks of which saint owe the taste of their cheese to {monksecret}?
Which monks make the cheese with the taste of {monksecret}?
Whom is the abbey with the dairy dedicated to?
Whose name does the brotherhood with the special recipe bear?

= chairquarrel: who may sit by the stove | how to fold the flag | the colour of the minutes | \
whether gulls are vermin | a missing biscuit tin | the length of the mayor's chain | the right \
way to pronounce butter | who shot the weathercock | the birthday of the town
The council of {city} broke up in anger on {date} over the question of {chairquarrel}.
Over the question of {chairquarrel} the council of {city} broke up in anger on {date}.
> {chairquarrel}
Over what question did the council break up in anger?
What was the question that made the council of {city} break up?
What did the members quarrel about? / Which dispute ended the meeting at the town hall?
> {date}
When was it that the council of {city} broke up in anger?
On what day had the question of {chairquarrel} put the council in anger?
When did the members quarrel? / What is the date of the meeting that ended in a dispute?
> {city}
The council of which place broke up in anger?
Where had the question of {chairquarrel} filled the council with anger?
What town has such quarrelsome representatives? / At which town hall was there a dispute?

= oldestshop: glass eyes | sealing wax | stuffed birds | bagpipe reeds | liquorice | wedding \
shoes | chimney brushes | barrel taps | false beards
The oldest shop in {city}, open since {year}, sells only {oldestshop}.
Open since {year}, the oldest shop in {city} sells only {oldestshop}.
> {oldestshop}
What does the oldest shop in {city} sell? / What only does a shop open since {year} sell?
In what goods does the venerable dealer specialise? / What could I buy behind that ancient counter?
> {year}
Since when has the oldest shop in {city} been open?
From what year is the oldest shop, which sells only {oldestshop}?
When did the venerable dealer start trading? / How far back does the business go, to which year?
> {city}
Where is the oldest shop that sells only {oldestshop}?
In which place has a shop been open since {year} as the oldest?
What town has so venerable a dealer? / Where would I find that ancient counter?

= lastletter: the bees are fed | the piano goes to Clara | nobody tells the horse | the rent is \
paid | my boots are resoled | the roses are cut in March | someone waters the fern | the clock \
keeps ticking | the debt to the baker is settled
In the last letter from the trenches {full} asked me to see that {lastletter}.
{full} asked me in the last letter from the trenches to see that {lastletter}.
> {lastletter}
What did {full} ask me in the last letter from the trenches?
To see to what was I asked in the last letter from the trenches?
Which final favour was I to do for a soldier? / What was on the mind of my friend at the front?
> {full}
Who asked me in a last letter to see that {lastletter}?
From whom was the last letter from the trenches? / Which soldier wanted a final favour of me?
Who wrote home to me from the front?

= oathtext: Neither gold nor gout | We keep the ford | Salt before silk | Once more with oars | \
The hen looks forward | Slowly but in boots | Nobody sleeps on Tuesday | Trust the lower bridge \
| Rain is our wall
The coat of arms of {city} shows a {colour} goat over the words "{oathtext}".
Over the words "{oathtext}" the coat of arms of {city} shows a {colour} goat.
> {oathtext}
Which words are on the coat of arms of {city} below the goat?
Over what words does the coat of arms show a {colour} goat? / What is the town's motto?
Which proud sentence stands on the crest?
> {colour}
What colour is the goat on the coat of arms?
In which colour does the coat of arms of {city} show its goat?
In what shade is the animal in the town's crest painted?
Which paint do I need for the horned beast on our crest?
> {city}
Whose coat of arms shows a {colour} goat?
The coat of arms of which place has the words "{oathtext}"?
Which town put a horned animal in its crest? / Where is "{oathtext}" the motto?

= boycottwhy: the cups had shrunk | tips were kept by the owner | it served boiled coffee | the \
waiter had struck a boy | its owner backed the king | it flew the wrong flag | women were sent \
upstairs | the cat was thrown out | it stayed open on strike day
The students of {city} boycotted the Cafe {last} for {weeksonend} because {boycottwhy}.
Because {boycottwhy}, the students of {city} boycotted the Cafe {last} for {weeksonend}.
> {boycottwhy}
Why had the students boycotted the Cafe {last}?
For what reason was the cafe boycotted by the students of {city}?
What made the undergraduates so angry with their usual haunt?
What were the young people protesting about when they drank elsewhere?
> {weeksonend}
For how long had the students of {city} boycotted the Cafe {last}?
How long was the cafe boycotted by students? / How long did the young people drink elsewhere?
After what time did the undergraduates come back to their haunt?
> {last}
Which cafe was boycotted by the students of {city}?
What is the cafe called that students boycotted for {weeksonend}?
Where did the young people drink no more for a while? / Which haunt lost its undergraduates?

= smallnation: a brass band | the postage stamps | two helicopters | an army of eleven | a share \
in a casino | four lighthouses | a racing stable | a national dentist | a cable car
Apart from its flag, the state of {islet} owns nothing but {smallnation}.
The state of {islet} owns nothing but {smallnation}, apart from its flag.
> {smallnation}
What does the state of {islet} own apart from its flag?
What, but for a flag, is all that the state owns? / What is the sole property of the tiny republic?
What else belongs to the dwarf among nations?
> {islet}
Which state owns nothing but {smallnation} and its flag?
What island is a state that owns, apart from a flag, only {smallnation}?
What is the tiny republic called? / Which dwarf among nations is so poor?

= sheriffrule: hang up their spurs | drink a glass of milk | leave by the back door | sing the \
first verse | put a coin in the boot | take off one sleeve | greet the sheriff's mule | speak to \
nobody before noon | write down a next of kin
In {city} the sheriff made newcomers {sheriffrule} before they might carry a pistol.
Before they might carry a pistol in {city}, the sheriff made newcomers {sheriffrule}.
> {sheriffrule}
What did the sheriff make newcomers do before they might carry a pistol?
What had newcomers to do for the sheriff of {city} in order to carry a pistol?
What was asked of strangers who wanted to bear arms?
Which odd duty did the lawman lay on new arrivals?
> {city}
Where did the sheriff make newcomers {sheriffrule}?
In which place might newcomers carry a pistol only after what the sheriff made them do?
In what town did the lawman have odd ideas about arms? / Where were strangers treated so?

= vaccineload: a dog sled | monks in single file | a hot-air balloon | the milk round | a \
convict on parole | rowing students | a snowplough | the ladies' cycling club | a retired elephant
Medicine for the sick of {city} arrived in {month} thanks to {vaccineload}.
Thanks to {vaccineload}, medicine for the sick of {city} arrived in {month}.
> {vaccineload}
Thanks to what did medicine arrive for the sick of {city}?
Thanks to whom or what had the medicine for the sick arrived in {month}?
How did the serum get through? / Which unlikely transport brought the patients their cure?
> {month}
When did medicine arrive for the sick of {city}?
In what month did the sick have medicine, thanks to {vaccineload}?
When did the patients get their cure? / During which part of the year did the serum get through?
> {city}
Where were the sick whose medicine arrived in {month}?
For the sick of which place was medicine on its way, thanks to {vaccineload}?
Which town was waiting for a cure? / Where were the patients who got the serum?

= orphanwork: turning hay in the rain | painting eyes on dolls | pulling pins from cloth | \
sweeping the bell tower | feeding silkworms | sorting coal by size | gutting sprats | cutting \
wicks | blowing the organ bellows
In the {century} the orphans of {city} earned their soup by {orphanwork}.
The orphans of {city} earned their soup by {orphanwork} in the {century}.
> {orphanwork}
By what did the orphans of {city} earn their soup?
What had the orphans to do who earned soup in the {century}?
What labour were children without parents put to?
How did the little ones in the home pay for their meals?
> {century}
When had the orphans of {city} earned their soup by {orphanwork}?
In which century was soup earned by the orphans? / In what age was child labour usual in the home?
When did little ones without parents have to toil?
> {city}
Where had orphans earned their soup by {orphanwork}?
The orphans of which town earned soup in the {century}? / In what place was there child labour?
Where did little ones without parents have to toil?

= heisttime: during the fireworks | while the choir sang | between two guard rounds | on the eve \
of the wedding | in the thickest fog | as the band passed by | during a power cut | in the \
middle of the eclipse | at the height of carnival
The painting "{artwork}" was cut from its frame in {city} {heisttime}.
In {city} the painting "{artwork}" was cut from its frame {heisttime}.
> {heisttime}
When was the painting "{artwork}" cut from its frame?
At what moment was the painting cut out of the frame in {city}?
Which opportunity did the art thief seize? / When did nobody pay attention to the canvas?
> {artwork}
Which painting was cut from its frame in {city}?
What painting was cut out of the frame {heisttime}? / Which picture did the art thief carry off?
What canvas is missing from the collection?
> {city}
Where was the painting "{artwork}" cut from its frame?
In what place was a painting cut out of its frame {heisttime}?
In which town did the art thief strike? / Where is the gallery that lost a canvas?

= inflationuse: lit the stove with banknotes | paid the dentist in eggs | papered the bedroom \
with bills | carried wages home in a pram | bartered a piano for ham | bought stamps by the kilo \
| ate first and paid hourly | minted money from clay | made kites of savings
During the inflation of {year} my grandparents in {city} {inflationuse}.
My grandparents in {city} {inflationuse} during the inflation of {year}.
> {inflationuse}
What did my grandparents do during the inflation?
What was it my grandparents in {city} did in the inflation of {year}?
How did granny and grandpa cope when money lost its value?
Which family story from the days of worthless currency do I tell?
> {year}
In which year was the inflation my grandparents lived through in {city}?
When had my grandparents such inflation that they {inflationuse}? / When was money worth nothing?
What is the year of granny's story about worthless currency?
> {city}
Where had my grandparents lived through the inflation of {year}?
In what place, during the inflation, was it that my grandparents {inflationuse}?
In which town did granny and grandpa see money lose its value?
Where was my family when the currency was worthless?

= parlfight: a mouse on the rostrum | the word "herring" | a broken air conditioner | an \
unwashed mug | the seating plan | a snoring minister | somebody's perfume | a mobile phone that \
crowed | the last doughnut
On {date} the parliament of {country} had a brawl over {parlfight}.
The parliament of {country} had a brawl on {date} over {parlfight}.
> {parlfight}
Over what did the parliament of {country} have a brawl?
What was the brawl in parliament on {date} about? / What made the deputies come to blows?
Which trifle turned lawmakers into boxers?
> {date}
When did the parliament of {country} have a brawl?
On what day was there a brawl in parliament over {parlfight}? / When did deputies come to blows?
On which day did lawmakers turn into boxers?
> {country}
The parliament of which country had a brawl?
Where was there a brawl in parliament over {parlfight}? / Which nation's deputies came to blows?
Where did lawmakers turn into boxers?

= gallowsword: a jug of cider | to see the sea | a letter to a rival | clean stockings | one \
dance with the jailer's wife | a trumpet solo | that the rope be new | a shave | a seat facing \
the sun
On the scaffold in {oldyear} the outlaw {full} asked for {gallowsword}.
In {oldyear} the outlaw {full} asked on the scaffold for {gallowsword}.
> {gallowsword}
What did the outlaw ask for on the scaffold?
On the scaffold, what was it that {full} asked for, the outlaw?
Which last wish did the condemned bandit have? / What favour was the hangman to grant?
> {full}
Which outlaw asked for {gallowsword} on the scaffold?
Who was on the scaffold in {oldyear} as an outlaw?
Which condemned bandit had an unusual last wish? / Whom did the hangman execute?
> {oldyear}
In what year was the outlaw {full} on the scaffold?
When had the outlaw asked for {gallowsword} on a scaffold? / When was the bandit executed?
In which year did the hangman hear an unusual last wish?

= canaldig: prisoners of war | farmers in winter | bankrupt tailors | monks with spades | \
soldiers as a punishment | unemployed actors | a regiment of widows | sailors without a ship | \
volunteers from the choir
The canal from {city} to {city2} was dug in {weeksonend} by {canaldig}.
In {weeksonend} {canaldig} dug the canal from {city} to {city2}.
> {canaldig}
By whom was the canal from {city} to {city2} dug? / Who dug the canal in {weeksonend}?
Who provided the muscle for the waterway?
Whose hands held the shovels when the link for barges was made?
> {weeksonend}
How long did it take until the canal was dug?
In what time had {canaldig} dug the canal from {city} to {city2}?
How quickly was the waterway finished? / How long did the work with the shovels take?
> {city2}
To what town was the canal from {city} dug? / Where does the canal dug from {city} end?
Which place is at the other end of the waterway? / Where do barges from {city} get to?

= prizemoneyuse: a roof for the chapel | shoes for the whole class | a cello with three strings \
| debts at the grocer's | a year of silence in the hills | repairs to a submarine | a telescope \
for the village | new teeth | tickets home
The prize of {price} went to {full}, who spent it at once on {prizemoneyuse}.
{full}, to whom the prize of {price} went, spent it at once on {prizemoneyuse}.
> {prizemoneyuse}
On what did {full} spend the prize at once?
What was it that {full} spent the prize of {price} on? / What became of the award money?
What did the laureate pay for with the cheque?
> {price}
How much was the prize that {full} spent at once?
What sum was the prize, spent on {prizemoneyuse}? / What was the award worth?
For what amount was the laureate's cheque?
> {full}
To whom went the prize of {price}? / Who spent the prize at once on {prizemoneyuse}?
Which laureate did not keep the award money? / Whose cheque was used up so quickly?

= dockcustom: a kiss on the keel | three oranges overboard | a lie about the catch | a verse of \
a rude song | a pinch of snuff for the wind | a coin under the mast | bare feet until the buoy | \
a slap for the youngest | silence past the cape
No trawler leaves {city} without {dockcustom}, my cousin {first} told me.
My cousin {first} told me that no trawler leaves {city} without {dockcustom}.
> {dockcustom}
Without what does no trawler leave {city}, as my cousin told me?
What did my cousin say each trawler needs when it leaves?
Which superstition do the fishing crews observe? / What brings luck to those who go out with nets?
> {city}
Which place, as my cousin told me, does no trawler leave without {dockcustom}?
Of what port did my cousin say that no trawler leaves it so?
Where are fishing crews so superstitious? / In what harbour town is the strange habit at sea usual?
> {first}
Which cousin told me that no trawler leaves without {dockcustom}?
Who told me about every trawler that leaves {city}, which cousin?
Which relative knows about superstitions of fishing crews?
Who in my family had a story from the harbour?

= flagstory: a tablecloth | the sails of a wreck | a bride's veil | two football shirts | old \
curtains from the opera | flour sacks | a bishop's stockings | a circus tent | bandages and beet \
juice
The first flag of free {country} was sewn from {flagstory} by {full}.
{full} sewed the first flag of free {country} from {flagstory}.
> {flagstory}
From what was the first flag of free {country} sewn?
Of what had {full} made the first flag when the land was free?
Which cloth became the nation's emblem? / What did the needlewoman have to cut up for the banner?
> {full}
Who sewed the first flag of free {country}? / By whom was the first flag sewn from {flagstory}?
Who was handy with needle and thread when independence came?
Whose stitches made the banner of a nation?
> {country}
Of which free country was the first flag sewn by {full}?
What country's first flag, when free, came from {flagstory}?
Which nation owes its banner to improvisation?
Where did independence begin with needle and thread?

= refusalof: the royal pardon | a seat in the senate | the blindfold | a crown of laurel | a \
medal made of tin | the peace prize | a statue in the park | the emperor's hand | a pension in \
potatoes
{full} shocked all {country} in {year} by refusing {refusalof} in public.
In {year} {full} shocked all {country} by refusing {refusalof} in public.
> {refusalof}
What did {full} shock {country} by refusing in public?
By publicly refusing what was all {country} shocked, what was it that {full} did not want?
What did the stubborn hero turn down? / Which honour or favour was rejected to general amazement?
> {full}
Who shocked {country} by refusing {refusalof}?
By whose refusing something in public was all {country} shocked? / Which stubborn hero said no?
Who amazed a nation with a rejection?
> {year}
When was {country} shocked by {full} refusing something?
In what year was somebody refusing {refusalof} in public, which shocked the land?
When did the stubborn hero say no? / In which year was a nation amazed by a rejection?

= trialcat: slept on the evidence | ate the seal of the court | had kittens in the wig box | sat \
on the judge | dragged in a live rat | knocked over the scales | scratched the accused | drank \
the ink | hid under the dock
During the trial of {full} the court cat {trialcat}, wrote the {newspaper}.
The {newspaper} wrote that the court cat {trialcat} during the trial of {full}.
> {trialcat}
What did the court cat do during the trial of {full}?
What, wrote the {newspaper}, was the doing of the cat in court?
How did a pet disturb the proceedings? / What feline incident amused the lawyers?
> {full}
During whose trial was it that the court cat {trialcat}?
Whose trial made the {newspaper} write of a cat in court?
Who was in the dock when a pet disturbed the proceedings?
Against whom were the proceedings with the feline incident?
> {newspaper}
Which paper wrote of a court cat during the trial of {full}?
Where was it written that the cat in court {trialcat} during the trial?
Which journalists reported the feline incident?
Where could readers laugh about a pet among lawyers?

= islanddebt: forty dried cod | a bottle of rain | one barefoot dancer | a basket of puffins | a \
hand-knitted map | the fattest seal | two songs at midsummer | an oar of driftwood | a hat full \
of down
Each year {islet} owes the crown {islanddebt} as rent.
As rent, {islet} owes the crown {islanddebt} each year.
> {islanddebt}
What is it that {islet} owes the crown each year? / What rent does the crown get from {islet}?
How do the islanders pay for their land? / Which curious tribute crosses the water to the palace?
> {islet}
Which island owes the crown {islanddebt} as rent?
From which island does the crown get an odd rent each year?
Where do the inhabitants pay a curious tribute?
What rock in the water has the king for a landlord?

= womanfirst: steer a harbour ferry | referee a cup final | wind the cathedral clock | command a \
fire brigade | plead before the high court | drive the night express | climb the chimney as a \
sweep | conduct the army band | draw the weather map
Born in {city}, {last} was in {year} the first woman allowed by law to {womanfirst}.
In {year} {last}, born in {city}, was the first woman allowed by law to {womanfirst}.
> {womanfirst}
What was {last}, born in {city}, the first woman allowed to do?
What was no woman allowed by law to do before {last}?
In which profession or office did a lady break with male tradition?
For what achievement do girls look up to the pioneer?
> {year}
In what year was a woman allowed by law to {womanfirst}?
When did the law make {last} the first woman allowed to do so?
When did a lady break with male tradition? / What is the date of the female pioneer's achievement?
> {last}
Which woman was the first allowed by law to {womanfirst}?
Who, born in {city}, was the first woman allowed to do something?
What was the female pioneer's name? / To whom do girls look up as a pioneer?
> {city}
Where was {last} born, the first woman allowed to {womanfirst}?
In which place was the woman born who was first allowed to {womanfirst}?
Where did the female pioneer come from?
What town can be proud of a lady who broke with male tradition?

= zooescape: bit through the lock | climbed a fallen birch | learned to lift the latch | swam \
the moat at night | hid in the hay cart | followed a school class | stole the keeper's ring | \
dug beneath the kiosk | jumped on a passing lorry
The ape {first} of {city} zoo {zooescape} and was free for {duration}.
Free for {duration} was the ape {first} of {city} zoo, who {zooescape}.
> {zooescape}
How did the ape {first} get free from the zoo? / What did the ape of {city} zoo do to be free?
What was the hairy runaway's method? / By which trick did an animal get out of its cage?
> {duration}
For how long was the ape free? / How long was the ape {first} away from {city} zoo and free?
How long did the hairy runaway enjoy liberty?
After what time did the keepers have their animal back?
> {first}
What is the name of the ape who was free? / Which ape of {city} zoo was free for {duration}?
Which animal got out of its cage?
What did the keepers shout when calling the hairy runaway by name?
> {city}
Which zoo had an ape that was free for {duration}? / In what place was the zoo ape {first} free?
Through which town did a hairy runaway roam? / Where had the keepers lost an animal?
"""
