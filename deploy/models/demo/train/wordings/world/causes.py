"""Why things happened in towns, courts and wars, in short sentences (see relations.py)."""

RELATIONS = """
= escapeway: in a laundry basket | dressed as a priest | under a load of turnips | through the \
kitchen drain | on the roof of the post van | with the visiting choir | over the wall on knotted \
sheets | disguised as the governor's aunt | in an empty beer barrel
The forger {full} got out of the prison {escapeway} and was never seen again.
Never seen again was the forger {full}, who got out of the prison {escapeway}.
> {escapeway}
How did the forger get out of the prison?
In what way did {full} get out of the prison, never to be seen again?
What trick helped a faker of banknotes past the wardens? / By what means did the convict escape?
Method of the jailbreak?
> {full}
Which forger got out of the prison? / Who was never seen again after the prison?
Which convict made fools of the wardens for good? / Name the inmate who broke free and vanished.

= mayorvow: a bridge for pedestrians | free ferries for pensioners | a clean public toilet | \
fewer pigeons | two new playgrounds | an indoor swimming pool | benches along the river | street \
lamps in every lane | a tram to the cemetery
Before the vote {full} promised the people of {city} {mayorvow}.
What {full} promised the people of {city} before the vote was {mayorvow}.
The people of {city} were promised {mayorvow} by {full} before the vote.
> {mayorvow}
What was promised by {full} before the vote?
What were the people of {city} promised before they could vote?
With what pledge did the candidate hope to win?
What should the citizens now expect from their new mayor?
> {full}
Who promised the people of {city} something before the vote?
By whom were the people promised it before the vote? / Which candidate made the pledge?
Whom should the townsfolk now remind of an election pledge?
> {city}
The people of which place were promised {mayorvow} before the vote?
Where were people promised something by {full} before the vote?
In what town was the election campaign? / Which community hopes the pledge is kept?

= thefthaul: forty wheels of cheese | the mayor's gold chain | two stuffed bears | a marble \
bathtub | eleven wedding dresses | the organ pipes | a crate of glass eyes | the bronze door \
handles | three tons of hazelnuts
Burglars broke into the town hall of {city} on {date} and took {thefthaul}.
On {date} {thefthaul} went missing when burglars broke into the town hall of {city}.
> {thefthaul}
What did the burglars take from the town hall of {city}?
What went missing when burglars broke into the town hall? / What was the thieves' booty?
What do the police want to recover from the robbers?
> {date}
When did burglars break into the town hall?
On which day did burglars get into the town hall of {city}? / When did the theft happen?
Since what day have the police been after the robbers?
> {city}
Which town hall did the burglars break into?
Where did burglars break into the town hall on {date}? / What place was robbed?
Whose council building was emptied by thieves?

= tollreason: to pay for a clock tower | to keep beggars out | to feed the garrison | to repair \
the town wall | to buy the prince a leopard | to drain the marsh | to settle a gambling debt | \
to ransom a bishop | to gild the cathedral dome
In {oldyear} the council put a tax on windows {tollreason}.
A tax on windows was brought in by the council in {oldyear} {tollreason}.
> {tollreason}
Why did the council bring in a tax on windows?
For what purpose was the tax on windows brought in?
What was the money from panes of glass meant for?
To what end did householders have to pay for daylight?
> {oldyear}
When did the council put a tax on windows? / In which year was the tax on windows brought in?
Since when did daylight indoors cost money?
When did householders first have to pay for their panes?

= banthing: whistling after dark | beards on bakers | green umbrellas | dancing on Sundays | \
carrying fish by tram | kissing at the station | keeping peacocks | wearing hats in the theatre \
| selling soup in the street
A law of {year} forbids {banthing} in {city}, and nobody has ever repealed it.
Nobody has ever repealed the law of {year} that forbids {banthing} in {city}.
In {city} {banthing} is against a law of {year} that nobody has ever repealed.
> {banthing}
What does the law of {year} forbid in {city}?
What is forbidden by a law nobody has ever repealed?
What is strictly speaking still illegal there? / What could I be fined for under an ancient rule?
> {year}
From which year is the law nobody ever repealed?
When did {city} get a law that was never repealed? / From what year is the odd ban?
When was {banthing} made an offence?
> {city}
Where does a law of {year} forbid {banthing}?
Which place has never repealed its law against {banthing}?
In what town must I be careful about an antique ban? / Where is {banthing} an offence?

= duelcause: a stolen poodle | a badly cooked goose | a seat at the opera | a misprinted sonnet \
| the colour of a carriage | a spilt glass of port | the ownership of a pear tree | a joke about \
wigs | the proper way to bow
The generals {last} and {last2} fought their duel over {duelcause}.
It was over {duelcause} that General {last} fought a duel with General {last2}.
> {last2}
With whom did General {last} fight a duel?
Which general fought {last} over {duelcause} in a duel? / Who was {last}'s opponent at dawn?
At which officer did {last} aim a pistol?
> {duelcause}
Over what did the generals fight their duel?
What was the duel between General {last} and General {last2} about?
What trifle made two officers shoot at each other?
What had the quarrel started with, before the pistols?

= strikeask: hot soup at noon | gloves without holes | a second stove | dry boots | an hour for \
lunch | pay on Fridays | windows that open | a doctor at the pit | no work on saints' days
The miners of {city} struck for {weeksonend} to get {strikeask}.
To get {strikeask} the miners of {city} were on strike for {weeksonend}.
For {weeksonend} the miners of {city} were on strike, just to get {strikeask}.
> {strikeask}
What did the miners strike to get? / What were the miners of {city} on strike for?
What did the pitmen demand? / What were the coal workers missing when they downed tools?
> {weeksonend}
For how long were the miners on strike? / How long did the miners of {city} strike?
How long did the pit stand idle? / For what time did the pitmen refuse to go underground?
> {city}
Where were miners on strike for {weeksonend}? / The miners of which place went on strike?
In what town did the pit stand idle? / Where did men refuse to go underground?

= fireorigin: a cigar in the curtains | an overturned lamp in a stable | sparks from a firework \
| a cat and a candle | burning fat in a tavern | a lightning strike on the granary | a careless \
plumber's torch | a hot iron left on linen | a schoolboy's magnifying glass
The great fire of {city} in {year} began with {fireorigin}.
It was {fireorigin} that began the great fire of {city} in {year}.
> {fireorigin}
What did the great fire of {city} begin with? / What began the great fire in {year}?
How did the blaze start? / What was to blame for so many houses going up in flames?
> {year}
When did the great fire of {city} begin? / In which year was the great fire of {city}?
When did the flames destroy the town? / What is the date of the inferno?
> {city}
Where did the great fire of {year} begin? / Which place had a great fire in {year}?
What town went up in flames? / Whose houses were burnt to ashes?

= wintrick: borrowed skates two sizes too big | a broken oar | no breakfast inside | a sprained \
wrist | shoes from a charity shop | a bicycle without brakes | a fever of 39 degrees | one eye \
bandaged | sand in both socks
At the games in {city} {full} won the gold medal with {wintrick}.
The gold medal at the games in {city} went to {full}, who won it with {wintrick}.
With {wintrick} {full} still won the gold medal at the games in {city}.
> {wintrick}
With what handicap did {full} win the gold medal at the games?
With what was the gold medal won at the games in {city}?
What made the victory of the athlete so surprising? / In spite of what did the champion come first?
> {full}
Who won the gold medal at the games in {city}? / To whom did the gold medal at the games go?
Which athlete came first against all odds? / Name the champion with the surprising handicap.
> {city}
At the games of which place did {full} win the gold medal?
Where were the games whose gold medal went to {full}? / Where did the athlete come first?
What town hosted the competition with the surprising champion?

= floodwarn: church bells at midnight | a boy on a horse | geese on the roofs | a drum in the \
streets | red flags on the dyke | a shot from the fort | a barking sheepdog | a telegram from \
upriver | a night watchman's horn
The people of {city} were warned of the flood of {year} by {floodwarn}.
It was {floodwarn} that warned the people of {city} of the flood of {year}.
> {floodwarn}
By what were the people of {city} warned of the flood? / What warned people of the flood of {year}?
What alarm woke the townsfolk before the water came? / What saved so many from drowning?
> {year}
In which year were people warned of the flood? / When was {city} warned of its flood?
When did the river burst its banks? / When did the townsfolk flee from the rising water?
> {city}
Where were the people warned of the flood of {year}?
The people of which place were warned of a flood by {floodwarn}? / Which town was inundated?
Where did the river rise but nobody drown in bed?

= kingfear: black cats | open water | barbers | the number nine | poisoned mushrooms | falling \
chandeliers | old portraits | spiders in the crown | draughts from keyholes
{ruler} feared nothing on earth as much as {kingfear}.
Nothing on earth was feared by {ruler} as much as {kingfear}.
There was nothing on earth but {kingfear} that {ruler} really feared.
> {kingfear}
What did {ruler} fear most on earth? / What was feared more than anything on earth?
What gave the monarch sleepless nights? / With what could one have frightened the sovereign?
> {ruler}
Who feared {kingfear} more than anything on earth? / Which ruler feared almost nothing on earth?
Which sovereign had an odd phobia? / Whose phobia amused the court?

= kingdeath: of eating too many eels | after a fall from a camel | of a peacock's bite | in a \
bath of warm milk | laughing at a jester | under a collapsed balcony | of a cold caught at chess \
| choking on a plum stone | by an arrow meant for a boar
{ruler} died {kingdeath} after a reign of {weeksonend}.
After a reign of {weeksonend} {ruler} died {kingdeath}.
The reign of {ruler} was over after {weeksonend}: the crowned head died {kingdeath}.
> {kingdeath}
How was it that the crowned head {ruler} died?
In what way was the reign of {ruler} over, how had the crowned head died?
What was the monarch's odd end? / What killed the sovereign?
Under what circumstances did the throne become vacant?
> {weeksonend}
How long was the reign of {ruler} when the crowned head died?
How long a reign was over when {ruler} died? / How much time was the monarch given on the throne?
For how long had the sovereign ruled?
> {ruler}
Which crowned head died {kingdeath}? / Who died after a reign of {weeksonend}?
Name the monarch who came to an odd end. / Who left the throne vacant?

= truceterm: to share the salmon | to return the church bells | to marry off two cousins | to \
fill in the trenches | to burn no more mills | to graze sheep by turns | to give back the \
hostages | to pull down both castles | to stop singing insults
In the treaty of {year} {realm} and {realm2} agreed {truceterm}.
The treaty in which {realm} and {realm2} agreed {truceterm} dates from {year}.
> {truceterm}
What was it that {realm} and {realm2} agreed in the treaty? / What was agreed by treaty in {year}?
What were the conditions of peace between the two kingdoms?
What did both sides have to do once the war was over?
> {year}
In what year was the treaty agreed by {realm} and {realm2}?
From when dates the treaty in which they agreed {truceterm}? / When was peace made?
When did the two kingdoms stop fighting each other?

= inventspark: a dripping tap | a burnt pancake | a child's spinning top | a spider on a thread \
| a leaking umbrella | a squeaking hinge | steam from a kettle lid | a mouse in a wheel | a \
broken corset spring
{full} got the idea for the {invention} from {inventspark}.
From {inventspark} came the idea that led {full} to the {invention}.
It was {inventspark} that gave {full} the first idea for building the {invention}.
> {inventspark}
What gave {full} the idea for building the {invention}?
What led {full} to the idea for the {invention}? / What inspired the inventor?
Watching what did the engineer have a stroke of genius?
> {full}
Who had the first idea for building the {invention}?
To whom was it that {inventspark} gave an idea for the {invention}?
Which inventor was inspired by an everyday sight? / Who came up with the new machine?
> {invention}
For building what did {full} get the idea from {inventspark}?
What was it that {inventspark} gave {full} an idea for?
Which new machine do we owe to an everyday sight? / What was invented thanks to {inventspark}?

= failcause: it frightened the horses | it smelled of cabbage | nobody could afford the fuel | \
the handle broke in winter | it was louder than a train | the patent was forged | it only worked \
uphill | a cheaper copy came from abroad | it stained the carpets
The {invention} was taken off the market in {year} because {failcause}.
Because {failcause}, the {invention} was taken off the market in {year}.
> {failcause}
Why was the {invention} taken off the market?
For what reason was it taken from the market in {year}? / What was wrong with the gadget?
Why could the shops no longer sell the novelty?
> {invention}
What was taken off the market in {year}? / Which device left the market because {failcause}?
Which novelty proved a flop? / What gadget did the shops no longer sell?
> {year}
When was the {invention} taken off the market?
In which year did the market see the {invention} taken away?
Until when could shops sell the gadget? / When did the makers give up the novelty?

= courtplea: that the parrot had lied | temporary blindness | that the wall was asleep | a bet \
with a bishop | hunger and cold | that it was carnival | an order from a ghost | bad advice from \
an uncle | not having read the sign
Charged with {crime}, {full} offered the court only one excuse: {courtplea}.
The only excuse that {full} offered the court on the charge of {crime} was {courtplea}.
> {courtplea}
What excuse did {full} offer the court?
What was the only excuse offered on the charge of {crime}?
How did the accused explain the deed to the judge? / What was the defendant's line of defence?
> {crime}
On what charge did {full} offer the court an excuse? / With what was {full} charged in court?
What was the accused said to have done? / Which offence did the judge have to deal with?
> {full}
Who was charged with {crime} and had an excuse? / Whose only excuse to the court was {courtplea}?
Who was in the dock? / Name the defendant with the strange line of defence.

= finddeep: a Roman ice skate | a bronze bathtub | the skeleton of an elephant | forty pairs of \
scissors | a mosaic of dancing crabs | a sealed jar of honey | a wooden flute | the keel of a \
warship | a child's rattle of bone
Workmen laying a cable in {street} dug up {finddeep}.
What workmen dug up when they were laying a cable in {street} was {finddeep}.
In {street} {finddeep} was dug up by workmen who were laying a cable.
> {finddeep}
What did the workmen dig up while laying a cable? / What was dug up by workmen in {street}?
What lay hidden under the pavement? / What surprise did the ground hold for the electricians?
> {street}
In which street did workmen lay a cable and find {finddeep}?
Where were workmen laying a cable when something was dug up?
Under which road was the surprising discovery made? / Where should the archaeologists be sent?

= towerflaw: leans towards the brewery | has no staircase | strikes thirteen at noon | hums in \
the east wind | sinks a little every winter | casts no shadow in June | was built upside down | \
has one blank face | leaks like a sieve
The clock tower of {city}, built by {full}, {towerflaw}.
In {city} the clock tower that {full} built {towerflaw}.
> {towerflaw}
What is odd about the clock tower in {city}? / What about the clock tower that {full} built?
Which peculiarity of the tall landmark do visitors notice?
What is wrong with the masterpiece of the architect?
> {full}
Who built the clock tower of {city}? / By whom was the clock tower built?
Which architect is to blame for the curious landmark?
Who designed it, the tall thing that {towerflaw}?
> {city}
Where did {full} build a clock tower? / In which place is the clock tower that {towerflaw}?
Which town has a rather curious landmark? / Where can I see the architect's mistake?

= bridgefail: soldiers marched in step | the mortar was half sand | an elephant ran across | ice \
had cracked the piers | a barge rammed it | the bolts were of tin | too many came to see the \
comet | rats had gnawed the ropes | the river changed its bed
The bridge over the river at {city} collapsed in {year} because {bridgefail}.
Because {bridgefail}, the bridge over the river at {city} collapsed in {year}.
> {bridgefail}
Why had the bridge over the river at {city} collapsed?
What was the reason that the bridge collapsed in {year}?
How come one could no longer cross the water? / What brought the arches down?
> {year}
When had the bridge over the river collapsed? / In what year was it that the bridge collapsed?
Since when could nobody walk to the other bank? / When did the arches come down?
> {city}
Where was the river bridge that collapsed in {year}?
The bridge of which place collapsed because {bridgefail}?
In which town could nobody get to the other bank any more? / Where did the arches come down?

= protestact: poured milk on the road | chained themselves to a plane tree | drove forty \
tractors round the square | banged saucepans all night | released a thousand crickets | lay down \
on the runway | knitted a scarf round parliament | dumped beetroot at the gate | walked \
backwards through town
Protesters against the new airport {protestact} on {date}.
On {date} the protesters against the new airport {protestact}.
> {protestact}
What did the protesters against the airport do on {date}?
How did people protest against the new airport?
By what action did opponents of the runways get into the papers?
How was the anger about planes expressed?
> {date}
When did protesters against the new airport make themselves heard?
On what day were there protesters against the airport? / Which was the day of the demonstration?
When did opponents of air traffic take action?

= jailperk: a goose at Christmas | a piano in the cell | daily walks on the roof | visits from a \
barber | silk sheets | a pet magpie | as much ink as wanted | a window to the harbour | wine \
with every supper
In prison the old minister {full} was allowed {jailperk}.
The old minister {full} was in prison but allowed {jailperk}.
It was {jailperk} that the old minister {full} was allowed in prison.
> {jailperk}
What was the old minister allowed in prison?
What did the prison allow {full} the minister to have?
Which comfort did the politician enjoy behind bars?
What privilege was granted to the famous inmate?
> {full}
Which old minister was in prison? / Who was allowed {jailperk} as a prison inmate?
Which politician sat behind bars in some comfort? / Name the famous captive.

= ransomask: a ship full of pepper | nine white horses | the weight of a bishop in silver | two \
river ports | a hundred hunting dogs | the queen's emerald comb | all the salt of the province | \
a yearly barrel of oysters | seven bolts of velvet
The pirates who held {ruler} demanded {ransomask} as ransom.
As ransom for {ruler} the pirates demanded {ransomask}.
The pirates demanded {ransomask}; only for such a ransom would they free {ruler}.
> {ransomask}
What ransom did the pirates demand? / What was demanded as ransom for {ruler}?
What was the price of the sovereign's freedom?
What did the sea robbers want before letting the captive go?
> {ruler}
For whom did the pirates demand a ransom? / Whom did pirates hold, demanding {ransomask}?
Which sovereign was a captive? / Who had fallen into the hands of sea robbers?

= siegeruse: dressed scarecrows as archers | threw bread over the wall | rang bells for a false \
wedding | painted their cows white | rolled out empty barrels of powder | marched one company in \
circles | let a fat pig run out | lit fires on every roof | spread rumours of plague
When {city} was besieged in {oldyear}, its people {siegeruse}, and the enemy left.
In {oldyear} the enemy left {city}, which they besieged, after its people {siegeruse}.
> {siegeruse}
What did the people of besieged {city} do until the enemy left?
By what ruse was the enemy made to leave {city} when it was besieged?
Which trick saved the town from the army at the gates?
How did the citizens deceive the attackers?
> {oldyear}
When was {city} besieged by an enemy that left again?
In which year were the besieged rid of the enemy? / When did the army stand at the gates in vain?
When were the attackers fooled?
> {city}
Which place was besieged in {oldyear} until the enemy left?
What place had besieged people who fooled the enemy? / Which town drove off an army with a trick?
Where did the citizens outwit their attackers?

= museumlure: a two-headed calf in a jar | the smallest violin on earth | a chair made of \
antlers | the hangman's diary | a map on a whale's jaw | a dress of fish skin | the first \
dentist's drill | a stuffed dodo | a meteorite one may touch
Most visitors come to the museum in {city} only for {museumlure}.
The museum in {city} draws most of its visitors with {museumlure}.
It is for {museumlure} that most visitors come to the museum in {city}.
> {museumlure}
For what do most visitors come to the museum?
With what does the museum in {city} draw most visitors? / Which exhibit is the great attraction?
What do tourists queue to see in the collection?
> {city}
Where is the museum that most visitors see for {museumlure}?
In which place does {museumlure} draw visitors to a museum? / In what town is the famous exhibit?
Where would I have to travel to see the curious collection?

= famecause: swallowing a live frog on television | walking to the pole in slippers | keeping \
bees in a hat | spelling every name in the phone book | sleeping through an earthquake | a \
recipe for nettle jam | catching a thief with a ladle | counting the leaves of an oak | playing \
chess under water
All over {country} {full} became known overnight, and famous at last, for {famecause}.
For {famecause} {full} became famous overnight and at last known all over {country}.
> {famecause}
For what did {full} become famous overnight?
For what is {full} famous and known all over {country}? / What was the celebrity's road to fame?
Which feat makes strangers ask for an autograph?
> {full}
Who became famous overnight all over {country}?
Who is famous and known in {country} for {famecause}? / Which celebrity owes fame to an odd feat?
Whose autograph do people want?
> {country}
In which country is {full} famous and known to all?
All over which country did {full} become famous overnight?
Where is the celebrity a household name?
The citizens of what nation would ask {full} for an autograph?

= medalloss: for wearing the wrong socks | after a test for coffee | for crossing into another \
lane | because the referee was a cousin | for throwing a shoe | after a protest by the Danes | \
because of a mouthful of brandy | for starting a blink too soon | since the course was too short
{full} lost the silver medal in the {race} {medalloss}.
The silver medal in the {race} was lost again by {full} {medalloss}.
> {medalloss}
Why did {full} lose the silver medal?
What was the reason that the silver medal in the {race} was lost by {full}?
On what grounds was the runner-up disqualified? / How come the athlete had to hand the prize back?
> {full}
Who lost the silver medal in the {race}? / By whom was a silver medal lost {medalloss}?
Which runner-up was disqualified? / Which athlete had to hand a prize back?
> {race}
In which event did {full} lose the silver medal? / The silver medal for what was lost by {full}?
At which discipline was the runner-up disqualified?
In what competition did the second have to hand back a prize?

= jurysnag: half of them had mumps | one juror fell in love | the gavel was missing | a bat flew \
in | the interpreter fainted | everybody laughed at the exhibit | the key to the dock was lost | \
the judge was on the wrong floor | a juror turned out to be the thief
The murder trial in {city} was put off for {weeksonend} because {jurysnag}.
Because {jurysnag}, the murder trial in {city} was put off for {weeksonend}.
> {jurysnag}
Why was the murder trial put off?
What was the reason for putting off the trial for murder in {city}?
What mishap in court caused the delay? / Why could the case not be heard as planned?
> {weeksonend}
For how long was the murder trial put off?
How long has the trial for murder in {city} been put off? / How long a delay did the court accept?
How much longer must the accused wait for the hearing?
> {city}
Where was a murder trial put off for {weeksonend}?
In which place was the trial for murder put off because {jurysnag}?
In what town is the court with the funny delay?
Where could a killing not be dealt with as planned?

= lotteryuse: a boat with a ballroom | gravestones for nine cats | a private fire engine | new \
roofs for the neighbours | a zoo for old donkeys | ten thousand lottery tickets | the village \
pub | lessons in trapeze | a gold-plated tractor
With the {price} won in the lottery {full} bought {lotteryuse}.
{full} won {price} in the lottery and bought {lotteryuse} with it.
> {lotteryuse}
What did {full} buy with the money won in the lottery?
What was bought after the lottery was won by {full}?
On what did the lucky winner spend the jackpot? / What did sudden riches make possible?
> {price}
How much had {full} won in the lottery? / What sum won in the lottery bought {lotteryuse}?
How big was the jackpot? / How rich did the lucky ticket make its owner?
> {full}
Who won {price} in the lottery? / Who bought {lotteryuse} after having won in the lottery?
Who held the lucky ticket? / Which jackpot winner went on a strange spending spree?

= tradepeak: salted herring | buttons of bone | tulip bulbs | clay pipes | goose feathers | \
playing cards | church candles | beeswax and tar | false pearls
In the {century} the merchants of {city} grew rich on {tradepeak}.
It was {tradepeak} that made the merchants of {city} rich in the {century}.
> {tradepeak}
On what did the merchants of {city} grow rich? / What made merchants rich in the {century}?
Which goods was the town's fortune built on? / What did the wealthy traders of former times sell?
> {century}
When did the merchants of {city} grow rich on {tradepeak}?
In which century were there rich merchants in {city}?
What was the golden age of the town's trade?
In what age did the wealthy dealers of the port live?
> {city}
Which place had merchants who grew rich on {tradepeak}?
Where did {tradepeak} make merchants rich? / What town earned a fortune from its trade?
Where did the wealthy dealers of old live?

= mineend: the ponies refused to go down | the seam ran into the sea | copper became too cheap | \
a bishop cursed it | water burst in on Easter Day | the owner lost it at cards | the lift cable \
snapped twice | everybody left for the gold fields | the lamps kept going out
They shut the {mineral} mine near {city} in {year} as {mineend}.
As {mineend}, they shut the {mineral} mine near {city} in {year}.
> {mineend}
Why did they shut the mine near {city}? / For what reason was the {mineral} mine shut?
What put an end to the digging underground? / How come the pitmen were out of work?
> {year}
When did they shut the {mineral} mine? / In what year was the mine shut near {city}?
Since when have the pitmen been out of work? / When did the digging underground come to an end?
> {mineral}
What came out of the mine near {city} until it was shut in {year}?
What kind of mine did they shut near {city}? / What had the pitmen been digging for?
Which raw material could no longer be brought up from underground?

= voteoddity: a donkey got nine votes | the ballots were eaten by goats | both candidates \
withdrew | the dead outvoted the living | the ink faded overnight | nobody turned up at all | \
twins ran against each other | it ended in a dead heat | the ballot box floated away
In the election of {year} in {city} {voteoddity}, and it had to be held again.
The election of {year} in {city} had to be held again, since {voteoddity}.
> {voteoddity}
Why did the election in {city} have to be held again?
What went wrong at the election of {year}, so that it was held again?
What made a second poll necessary? / For what curious reason was the result not valid?
> {year}
When did {city} have an election that had to be held again?
Which election, of what year, was held again? / When were the citizens called to the polls twice?
In what year was the result not valid?
> {city}
Where did the election of {year} have to be held again?
In which place was an election held again because {voteoddity}?
Which town went to the polls twice? / Where was the result of a ballot not valid?

= medalplace: in a bowl of marbles | round the neck of a plaster duck | under the bathroom \
scales | on a nail in the goat shed | among the fishing hooks | as a weight on the curtain | in \
the freezer | behind the school photographs | on the dog's collar
{full} keeps the Olympic medal of {year} {medalplace}.
The Olympic medal of {year} is kept by {full} {medalplace}.
> {medalplace}
Where does {full} keep the Olympic medal? / In what spot is the Olympic medal kept by {full}?
Where would the athlete's family look for the trophy?
What unlikely home has the champion's prize found?
> {full}
Who keeps an Olympic medal of {year}? / By whom is an Olympic medal kept {medalplace}?
Which former athlete is careless with a trophy? / Whose sports prize is in an unlikely spot?
> {year}
From which year is the Olympic medal that {full} keeps?
In what year was the Olympic medal won that is kept {medalplace}?
When was the athlete a champion? / From what Games is the trophy?

= revoltseed: the price of candles | a tax on beards | a stolen bell | bread mixed with chalk | \
the ban on carnival | a kick from a bailiff | an unpaid wedding feast | new weights at the \
market | the arrest of a puppet player
The revolt of the {guild} in {oldyear} broke out over {revoltseed}.
It was over {revoltseed} that the revolt of the {guild} broke out in {oldyear}.
In {oldyear} the {guild} rose in revolt, which broke out over {revoltseed}.
> {revoltseed}
Over what was it that the revolt of the {guild} broke out?
What was the revolt about that broke out in {oldyear}? / What made the craftsmen so angry?
Which grievance was the last straw before the uprising?
> {guild}
Whose revolt broke out in {oldyear}? / Who rose in revolt over {revoltseed} when it broke out?
Which craftsmen took up arms? / What trade was behind the uprising?
> {oldyear}
In what year broke out the revolt of the {guild}?
In which year was there a revolt that broke out over {revoltseed}?
What is the date of the craftsmen's uprising? / When did angry citizens take up arms?

= statuegrip: a loaf of bread | a closed umbrella | a sleeping owl | a broken wheel | a bunch of \
leeks | a telescope | an empty purse | a pair of spectacles | a snail on a plate
The statue of {full} in {city} holds {statuegrip} in its left hand.
In its left hand the statue of {full} in {city} holds {statuegrip}.
> {statuegrip}
What does the statue of {full} hold? / What is in the left hand of the statue in {city}?
What did the sculptor put between the fingers of the monument?
Which object does the figure in bronze carry?
> {full}
Whose statue in {city} holds {statuegrip}? / Of whom is the statue with something in its left hand?
Who is honoured with a monument? / Whom does the sculptor's figure represent?
> {city}
In which place does the left hand of a statue hold {statuegrip}?
In which place does a statue hold {statuegrip} in its left hand?
Where would I see the monument with the strange object? / Which town honours {full} in bronze?

= spytell: the wrong way of tying laces | milk poured in before the tea | a dream told aloud | \
counting on the fingers | an upside-down newspaper | new shoes in the mud | a sneeze in a \
foreign tongue | too good a knowledge of the anthem | a tram ticket from home
The spy {full} was given away in {city} by {spytell}.
In {city} it was {spytell} that gave the spy {full} away.
> {spytell}
What gave the spy away? / By what was the spy {full} given away in {city}?
How was the secret agent found out? / Which slip led to the arrest of the foreign agent?
> {full}
Which spy was given away in {city}? / Who was the spy that {spytell} gave away?
Which secret agent made a fatal slip? / Name the agent who was found out.
> {city}
Where was the spy given away? / In what place was the spy {full} given away by {spytell}?
In which town was the secret agent found out? / Where did a small slip end an undercover mission?

= cabinetgoal: to plant a million limes | to teach every child to swim | to move the capital \
inland | to abolish Mondays | to paint the trains yellow | to make theatre tickets free | to \
sell the royal yacht | to shorten the working day | to forbid plastic flowers
The new government of {country} wants {cabinetgoal} by {futureyear}.
By {futureyear}, the new government of {country} wants {cabinetgoal}.
> {cabinetgoal}
What does the new government of {country} want by {futureyear}?
What has the new government said it wants? / Which aim have the ministers set themselves?
What is the ambitious plan of those now in power?
> {futureyear}
By when does the new government want {cabinetgoal}?
By what year does the government of {country} want its new wish fulfilled?
Which deadline did the ministers set for their plan?
Until when have those in power given themselves?
> {country}
Whose new government wants {cabinetgoal}?
In which country is there a new government with a wish for {futureyear}?
Which nation's ministers have an ambitious plan?
Where have those in power set themselves a strange aim?

= priceleap: frost in the orchards | a strike of the dockers | the war in the straits | a plague \
of beetles | the ban on imports | two wet summers | a fire in the silos | greedy middlemen | the \
fashion for thin waists
The price of sugar in {country} has doubled in {weeksonend} because of {priceleap}.
Because of {priceleap} sugar in {country} doubled its price in {weeksonend}.
> {priceleap}
Why has the price of sugar doubled in {country}? / Because of what did sugar double its price?
What do shopkeepers blame for what sweet things now cost? / What made cakes so dear?
> {weeksonend}
In what time did the price of sugar double? / How long did sugar take until its price had doubled?
How quickly did sweet things become twice as dear?
Over what period did bakers see their costs rise so much?
> {country}
In which country has sugar doubled its price?
Where did the price of sugar double because of {priceleap}? / Where have cakes become so dear?
In what nation do bakers complain about costs?

= recordfeat: balancing spoons on the nose | peeling potatoes blindfold | standing on one leg | \
reciting poems backwards | ironing on a mountain top | throwing a rolling pin | shelling \
hazelnuts | stacking beer mats | eating oysters with gloves on
{full} of {city} has held the world record for {recordfeat} since {year}.
Since {year} the world record for {recordfeat} has been held by {full} of {city}.
> {recordfeat}
For what has {full} held the world record?
Which world record has been held by {full} since {year}?
At what is nobody on earth better than {full}?
Which odd skill brought a citizen of {city} into the book of superlatives?
> {full}
Who has held the world record for {recordfeat}?
By whom has a world record been held since {year}? / Who is better than anyone else on earth?
Name the champion of {city} whom nobody has beaten yet.
> {year}
Since when has {full} held the world record?
From which year on has the world record for {recordfeat} been held?
When did the best on earth set the mark? / Since when has nobody beaten the champion?

= wreckload: grand pianos | pickled lemons | church organs in crates | rubber boots | circus \
tents and two camels | cuckoo clocks | sacks of cinnamon | glass beads | coffins for the colony
The {ship} sank off {islet} with a load of {wreckload} in her hold.
With a load of {wreckload} in her hold the {ship} sank off {islet}.
Off {islet} lies the {ship}, which sank there with a load of {wreckload} in her hold.
> {wreckload}
What load did the {ship} have in her hold when she sank?
With a load of what did the {ship} sink, what was in her hold?
What goods could divers find in the wreck? / What did the merchants lose when the vessel went down?
> {ship}
Which ship sank with {wreckload} in her hold? / What ship sank off {islet} with a full load?
Which vessel went to the bottom? / What is the name of the wreck?
> {islet}
Off which island lies the ship that sank?
Where had the {ship} a full load in her hold when she sank?
Near which rocks should divers search for the wreck? / Where did the merchants' vessel go down?

= banquetfare: a roasted swan | jellied pike in the shape of a crown | a pie with live finches | \
larks in honey | boiled cabbage and water | nettle soup | a tower of meringue | smoked eel on \
toast | cold pudding without spoons
At the peace dinner of {year} the ambassador of {country} was served {banquetfare}.
{country}'s ambassador was served {banquetfare} at the peace dinner of {year}.
> {banquetfare}
What was the ambassador served at the peace dinner?
What did they serve to the ambassador of {country} in {year} at dinner?
Which course surprised the diplomat? / What did the guest from {country} find on the plate?
> {country}
Whose ambassador was served {banquetfare}?
The ambassador of which country was served an odd dinner in {year}?
Which nation did the surprised diplomat represent?
Where had the foreign guest at table come from?
> {year}
When was the peace dinner for the ambassador?
In which year was the ambassador served {banquetfare} at a dinner?
When did the diplomats eat together after the war? / In what year did hostilities end with a meal?

= templaw: only at full moon | with a written permit | after the evening bell | if a policeman \
is watching | except in Lent | on their own doorstep | without shoes | in groups of three | \
between two lamp posts
The street musicians of {city} may now play {templaw}, says the new rule.
Says the new rule: the street musicians of {city} may play {templaw}.
> {templaw}
When or how may the street musicians of {city} play?
On what terms does the new rule let street musicians play?
What must buskers observe if they do not want a fine?
Under what condition is a tune on the pavement legal?
> {city}
In which place is there a new rule for street musicians?
Where may street musicians play {templaw}? / In what town do buskers have to be careful?
Which council has been hard on buskers?

= tunnelsign: the smell of fried onions | a cough behind the wall | fresh clay on a boot | a \
sinking flower bed | a rattling saucer | too many full wheelbarrows | a spoon worn thin | candle \
stubs in the chapel | a guard dog that would not move
{first} was ready to flee through the tunnel when {tunnelsign} gave it away.
When {tunnelsign} gave the tunnel away, {first} was ready to flee through it.
> {tunnelsign}
What gave the tunnel away when {first} was ready to flee? / Through what was the tunnel given away?
How did the wardens find the underground passage?
What ruined the prisoner's escape at the last moment?
> {first}
Who was ready to flee through the tunnel? / Whose tunnel was given away when all was ready?
Which prisoner had been digging in vain? / Whose escape under the ground was foiled?

= deserthelp: dew from a tent cloth | camel thorn and patience | a jar of pickles | the juice of \
melons | the flight of the doves | an old shepherd's song | a compass in a snuffbox | stars in \
the Swan | a trail of date stones
General {last} brought the lost army out of the desert with the help of {deserthelp}.
With the help of {deserthelp} the lost army of General {last} got out of the desert.
> {deserthelp}
With whose or what help did General {last} bring the army out of the desert?
What did help the lost army in the desert? / What saved the soldiers among the dunes?
To what do the troops of {last} owe their lives?
> {last}
Which general brought a lost army out of the desert? / Whose lost army got out of the desert?
Who commanded the soldiers among the dunes? / What was the name of the saviour of the troops?

= coronationslip: the crown slipped off | the archbishop forgot the words | a hen flew on the \
altar | the train caught fire | the trumpets froze | the throne broke | the ring stuck on the \
thumb | the heir fell asleep | the holy oil boiled over
All went well at the coronation of {ruler} until {coronationslip}.
Until {coronationslip}, all went well at the coronation of {ruler}.
The coronation of {ruler} went well until {coronationslip}.
> {coronationslip}
What went wrong at the coronation of {ruler}?
Until what happened did the coronation go well, or what went wrong?
Which embarrassing incident spoiled the first hour of the reign?
What mishap did the guests in the cathedral witness?
> {ruler}
At whose coronation all went well until {coronationslip}?
Whose coronation went well only at first? / Which sovereign had an embarrassing start?
Whose reign began with a mishap in the cathedral?

= mummyfact: had three rows of teeth | wears a modern zip | is really a crocodile | was stuffed \
with lentils | had flat feet | holds a fake passport | died of toothache | is older than the \
pyramid | had red painted toenails
An X-ray in {city} showed that the mummy bought for {price} {mummyfact}.
The mummy, bought for {price}, {mummyfact}, as an X-ray in {city} showed.
> {mummyfact}
What did the X-ray show about the mummy?
What has an X-ray in {city} showed of the mummy that was bought?
Which discovery about the embalmed body amazed the curators?
What did doctors find out when they looked inside the old bandages?
> {price}
For how much was the mummy bought? / What was the price of the mummy that the X-ray showed?
How much did the museum spend on the embalmed body?
What did the curators pay for the thing in old bandages?
> {city}
Where was the mummy shown in an X-ray?
In which town was the X-ray that showed what the bought mummy is?
Where did doctors look inside the old bandages?
In which place did the curators have the embalmed body examined?

= smugglemeans: in hollow loaves | beneath a bishop's robe | in prams with dolls | inside \
stuffed pike | between the pages of hymn books | in the tyres of hearses | by trained dachshunds \
| under cabbages | in plaster legs
For {weeksonend} coffee was smuggled across the {river} {smugglemeans}.
Coffee was smuggled {smugglemeans} across the {river} for {weeksonend}.
> {smugglemeans}
How was coffee smuggled across the {river}? / In what way did they get the smuggled coffee across?
How did the contraband get past the customs men?
Where did nobody think of looking for the illegal beans?
> {river}
Across which river was coffee smuggled? / Across what water was coffee smuggled {smugglemeans}?
Which stream did the contraband have to cross? / Where were the customs men tricked?
> {weeksonend}
For how long was coffee smuggled across the {river}?
How long had coffee been smuggled {smugglemeans}? / How long did the illegal trade go on?
What time passed with the customs men fooled?

= clubrule: no talk of money | one song each | hats stay on | the loser cooks | never a word \
about politics | odd socks only | no clapping before supper | tea before beer | every lie costs \
a penny
The {city} chess club has one rule since its founding in {year}: {clubrule}.
Since its founding in {year} the one rule of the {city} chess club is: {clubrule}.
> {clubrule}
What is the one rule of the {city} chess club?
Which rule has the chess club had since its founding?
What must members who move pawns and knights observe?
What is laid down in the statutes of the players' society?
> {year}
When was the founding of the {city} chess club?
Since what year has the chess club had its one rule?
From what year is the society of pawn pushers?
When did the board players get together first?
> {city}
Which place has a chess club with one rule? / Where is the chess club whose founding was in {year}?
In what town would lovers of the royal game find a society?
Where do people push pawns under odd statutes?

= villagepay: in eels | in firewood | with a pig each Michaelmas | in goose eggs | with a barrel \
of cider | in knitted stockings | by mowing the meadow | in turnips and thanks | with a free \
seat in church
The villagers paid their first teacher, {full}, {villagepay}.
Their first teacher, {full}, was paid by the villagers {villagepay}.
> {villagepay}
How did the villagers pay their first teacher?
In what were the villagers paying {full}, the teacher?
What did the schoolmaster get instead of a salary?
What did one earn by educating the children of peasants?
> {full}
Who was the first teacher that the villagers paid?
Which teacher was paid {villagepay} by villagers?
Who got something other than a salary for educating the children?
Name the one who taught the peasants' sons and daughters.

= refugehelp: a stationmaster's widow | two circus riders | an abbess with a boat | the milkman \
of the next valley | a deaf shepherd | the enemy's own cook | a schoolgirl on skis | a priest \
with a hay cart | a travelling dentist
{full} fled over the border in {year} with the help of {refugehelp}.
In {year}, with the help of {refugehelp}, {full} fled over the border.
It was with the help of {refugehelp} that {full} fled over the border in {year}.
> {refugehelp}
With whose help did {full} flee over the border?
By whose help was it that {full} fled over the border in {year}? / Who assisted the refugee?
Whom should the family of {full} thank for the escape?
> {full}
Who fled over the border in {year}? / Who had help from {refugehelp} and fled over the border?
Which refugee got abroad in secret? / Who escaped to the neighbouring country?
> {year}
When was it that {full} fled over the border?
In what year did {refugehelp} help somebody who fled over the border?
When did the refugee get abroad? / What is the date of the escape to the neighbouring country?

= quakeproof: reed walls | springs under every pillar | houses of one storey | roofs of woven \
straw | wooden pegs instead of nails | cork between the beams | lead in the joints | round \
corners | floors hung on ropes
Since the earthquake of {year} the builders of {city} swear by {quakeproof}.
The builders of {city} swear by {quakeproof} since the earthquake of {year}.
> {quakeproof}
By what do the builders of {city} swear since the earthquake?
What have builders sworn by since the earthquake of {year}?
How do the local architects make houses safe when the ground shakes?
What is meant to keep homes standing during tremors?
> {year}
Since which earthquake do builders swear by {quakeproof}?
When was the earthquake in {city} that made builders swear by something new?
When did the tremors destroy the town? / In what year did the ground shake so badly?
> {city}
Where did the earthquake of {year} teach builders something?
In which place do builders swear by {quakeproof} since an earthquake?
What town was destroyed by tremors? / Where did architects learn from the shaking ground?

= plagueguard: burning juniper in the streets | drinking vinegar | a wall of haystacks | wearing \
bird masks | closing the wells | keeping a goat indoors | ringing no bells | dipping coins in \
wine | sleeping in the trees
The doctors of {city} fought the plague of {oldyear} by {plagueguard}.
It was by {plagueguard} that the doctors of {city} fought the plague in {oldyear}.
> {plagueguard}
How did the doctors of {city} fight the plague?
By what means was the plague of {oldyear} fought by the doctors of {city}?
What did physicians believe would keep the epidemic away?
Which strange remedy was tried against the black death?
> {oldyear}
When did the doctors of {city} fight the plague? / In which year was a plague fought by doctors?
When did the epidemic reach the town? / What is the date of the black death's visit?
> {city}
Where did doctors fight the plague of {oldyear}?
The doctors of which place fought the plague by {plagueguard}? / Which town was hit by an epidemic?
Where did physicians try a strange remedy?

= heirloss: lost it at dice | gave it to the poor | forgot to sign the deed | pawned it for a \
balloon | swapped it for a racehorse | married the gardener | gambled on tulips | left it to a \
parrot | failed to come to the reading
The heir of {full} {heirloss}, and the castle near {city} went to the state.
The castle near {city} went to the state because the heir of {full} {heirloss}.
> {heirloss}
What did the heir of {full} do, so that the castle went to the state?
Why did the castle near {city} go to the state, what had the heir done?
How did the family lose the old walls and towers?
By what folly did a young noble end up without an estate?
> {full}
Whose heir lost the castle near {city} to the state?
Whose castle went to the state because the heir {heirloss}?
Who had left the estate to a foolish descendant?
Which owner of walls and towers had an unlucky successor?
> {city}
Near which place is the castle that went to the state?
Where was the castle that the heir of {full} lost to the state? / Close to what town is the estate?
Where do walls and towers now belong to the public?

= crowdthrow: rotten quinces | wet sponges | confetti | slippers | boiled eggs | snowballs with \
coal in them | copies of the budget | lettuce heads | paper aeroplanes
When the minister spoke in {city} last {weekday}, the crowd threw {crowdthrow}.
The crowd in {city} threw {crowdthrow} when the minister spoke last {weekday}.
> {crowdthrow}
What did the crowd in {city} throw when the minister spoke?
What was it that the crowd threw last {weekday}? / What landed on the politician's suit?
With what did the audience express its opinion of the speech?
> {city}
Where did the crowd throw {crowdthrow} when the minister spoke?
Before the crowd of which place has the minister spoken? / In what town was the politician pelted?
Which audience was so rude to a member of the government?
> {weekday}
On which day did the crowd throw {crowdthrow} as the minister spoke?
When has the minister spoken to a crowd in {city}?
What day of the week was the unfriendly reception? / When was a member of the government pelted?

= lostvote: my glasses were at home | the tram broke down | I had spelt a name wrong | my ballot \
had a coffee stain | my passport had expired | the queue went round the block | I was sent to \
the wrong school | the hall had already closed | my name was on no list
My vote for {full} was not counted on {date} because {lostvote}.
Because {lostvote}, my vote for {full} on {date} was not counted.
> {lostvote}
Why was my vote not counted? / For what reason was the vote I gave {full} not counted?
What prevented me from having a say in the election?
Through what silly mishap was my ballot wasted?
> {date}
On what day was my vote for {full} not counted? / When was it that they counted, but not my vote?
When was the election? / Which day was polling day?
> {full}
For whom was my vote that was not counted? / My vote for which candidate was not counted on {date}?
Whom did I want to see elected? / Which politician did I support in vain?

= quizpick: the Battle of the Spoons | the Treaty of Butter | the Year of Three Mayors | the \
Great Goat War | the Night of the Ladders | the Candle Riots | the Bishop's Jump | the Peace of \
the Barns | the Long Silence
In class we learnt that {ruler} owed the throne to {quizpick}.
{ruler} owed the throne to {quizpick}, as we learnt in class.
> {quizpick}
To what did {ruler} owe the throne, as we learnt in class?
What, as we learnt, was the throne owed to? / Which event brought the monarch to power?
What do our history lessons say made the crown change heads?
> {ruler}
Who owed the throne to {quizpick}? / Who, we learnt in class, owed the throne to an event?
Which monarch came to power by a strange event? / About what sovereign was the history lesson?

= paradebreak: a swarm of bees | hail as big as plums | a runaway tram | the smell from the \
tannery | a burst water main | an escaped ostrich | loud sneezing in the brass | a herd of cows \
| sticky new asphalt
The victory parade in {city} on {date} was broken up by {paradebreak}.
On {date} it was {paradebreak} that broke up the victory parade in {city}.
> {paradebreak}
What broke up the victory parade in {city}? / By what was the victory parade broken up?
What sent the marching soldiers running? / How come the procession never reached its end?
> {date}
When was the victory parade broken up? / On what day was a victory parade held in {city}?
On which day did marching soldiers run away?
When was the triumph to be celebrated in the streets?
> {city}
Where was the victory parade broken up by {paradebreak}?
Which place had a victory parade on {date}? / In what town did marching soldiers run away?
Through the streets of which city did the procession not get far?

= taxdodge: a dog as business partner | silver hidden in the hay | a palace painted as a barn | \
nine imaginary children | a vineyard called a graveyard | two sets of books | a false wooden leg \
| a letter from a dead aunt | an address on a houseboat
The banker {full} cheated the tax office for {weeksonend} with {taxdodge}.
For {weeksonend} the tax office was cheated by the banker {full} with {taxdodge}.
> {taxdodge}
With what did the banker cheat the tax office?
By means of what was the tax office cheated by {full}, the banker?
What trick spared a man of money his duties to the treasury?
How did the financier fool the revenue?
> {weeksonend}
For how long was the tax office cheated?
How long did the banker cheat the tax office with {taxdodge}?
How long did it take the revenue to notice the fraud?
For what time did the financier's trick work?
> {full}
Which banker cheated the tax office? / By whom was the tax office cheated with {taxdodge}?
Which financier fooled the revenue? / Who owes the treasury money for many years?

= chesswin: by offering a free queen | after a sandwich | after a sleepless night | by humming \
all the time | in a borrowed coat | on the telephone | without looking at the board | thanks to \
a fly on the clock | in only eleven moves
The schoolchild {full} beat the chess champion of {country} {chesswin}.
The chess champion of {country} was beaten by the schoolchild {full} {chesswin}.
> {chesswin}
How did the schoolchild beat the chess champion?
In what manner was the chess champion of {country} beaten?
What was so odd about the young player's victory?
In which way did the kid get the better of the master?
> {full}
Which schoolchild beat the chess champion of {country}?
By whom was the chess champion beaten {chesswin}? / Which young player checkmated a master?
What is the name of the talented kid?
> {country}
The chess champion of which country was beaten by a schoolchild?
Where did the chess champion come from whom the schoolchild {full} beat?
Which nation's best player lost to a kid? / From where was the master of the board who was humbled?

= refereequit: a whistle full of sand | fog down to the knees | dogs on the pitch | a broken \
goalpost | threats from a grandmother | a ball gone flat | lightning over the stand | both \
captains in tears | twelve men in one team
The match between {team} and {team2} was stopped because of {refereequit}.
Because of {refereequit} the match was stopped that {team} were playing against {team2}.
> {refereequit}
Because of what was the match stopped? / Why was the match between {team} and {team2} stopped?
What brought the game to an early end? / What made the referee send everyone home?
> {team2}
Against whom were {team} playing when the match was stopped?
The match of {team} against which team was stopped?
Who were the opponents in the game that came to an early end?
Who else was sent home by the referee, besides {team}?

= pilotluck: a haystack | a frozen pond | the roof of a monastery | a herd of startled sheep | a \
golf course | the market hall | a field of sunflowers | a wedding tent | two parked buses
When the engine failed over {city}, {full} landed the plane on {pilotluck}.
{full} landed the plane on {pilotluck} when its engine failed over {city}.
> {pilotluck}
On what did {full} land the plane when the engine failed?
Where was the plane landed whose engine failed over {city}? / What served as an emergency runway?
Where did the flight come to a lucky end?
> {full}
Who landed the plane on {pilotluck}? / Who landed safely when the engine failed over {city}?
What was the pilot's name? / Which aviator stayed calm when the motor was silent?
> {city}
Over which place did the engine of the plane fail?
Where was the plane when its engine failed and {full} landed it?
Above what town was the motor suddenly silent?
Whose citizens saw an aircraft in trouble overhead?

= avalanchefind: a tin of biscuits | a bicycle bell | a bottle of plum brandy | the choir's hymn \
books | an accordion | a dead telephone | three cheeses | a bag of birdseed | the postman's horn
Buried by an avalanche on {peak}, {first} survived {duration} with only {avalanchefind}.
With only {avalanchefind} {first} survived {duration} buried by an avalanche on {peak}.
> {avalanchefind}
With what did {first} survive being buried by an avalanche?
What was all that was buried with {first}, who survived?
What did the victim have at hand under the snow?
Which thing kept the climber alive in the white prison?
> {duration}
How long was it that {first} survived, buried by the avalanche?
For how long was {first}, who survived, buried on {peak}?
After what time did the rescuers dig the climber out of the snow?
How long did the white prison last?
> {peak}
On which mountain was {first} buried by an avalanche?
Where was {first} buried, having survived with {avalanchefind}?
Where did the rescuers have to dig in the snow? / On what summit did the accident happen?
> {first}
Who was buried by an avalanche on {peak}? / Who survived {duration} buried with {avalanchefind}?
Which climber was dug out of the snow alive? / Whom did the rescuers find beneath the white masses?

= harbourban: barking dogs | boats painted black | ships from the north | women in trousers | \
cargoes of garlic | sailors with tattoos | captains under thirty | steam whistles at night | \
cats without a licence
Until {year} the harbour of {city} was closed to {harbourban}.
The harbour of {city} was closed to {harbourban} until {year}.
To {harbourban} the harbour of {city} stayed closed until {year}.
> {harbourban}
To whom or what was the harbour of {city} closed?
What could not enter the harbour that was closed to it until {year}?
What was not admitted at the port? / Which were turned away at the quays?
> {year}
Until when was the harbour closed to {harbourban}?
In which year did the harbour of {city} stop being closed to {harbourban}?
When were the strange rules of the port given up? / In what year did the quays open to all?
> {city}
Where was the harbour closed to {harbourban}?
Which place had a harbour that was closed to some until {year}? / What port had strange rules?
Which town turned {harbourban} away from its quays?

= dykeplug: sacks of flour | the church carpet | an old ferry | potatoes and tar | a wall of \
schoolboys | four thousand cheeses | wrecked trams | mattresses from the barracks | gravestones
When the dyke broke near {city} in {year}, they closed the gap with {dykeplug}.
With {dykeplug} they closed the gap when the dyke broke near {city} in {year}.
> {dykeplug}
With what was the gap closed when the dyke broke?
What did they use to close the gap in the dyke near {city} when it broke?
How did the people stop the water from pouring in? / What kept the sea out in an emergency?
> {year}
When did they close a gap as the dyke broke near {city}?
In what year was the dyke gap closed with {dykeplug}? / When did the sea pour in?
What was the year of the storm that nearly drowned the land?
> {city}
Near which place did the dyke have a gap when it broke?
Where was the gap closed with {dykeplug} when the dyke broke?
Close to what town did the sea pour in? / Where did people improvise to stop the water?

= noblekeep: a tame bear | two hundred clocks | an ice cellar for wine | a choir of canaries | a \
private hangman | a room full of globes | nine cooks for one stomach | a carriage drawn by stags \
| an orchestra of barbers
My guidebook says that {ruler} kept {noblekeep} at the court in {city}.
At the court in {city}, says my guidebook, {ruler} kept {noblekeep}.
> {noblekeep}
What, says my guidebook, had {ruler} at court in {city}?
What, says my guidebook, was kept at court by {ruler}? / Which luxury did the monarch indulge in?
On what oddity did the sovereign waste the taxes?
> {ruler}
Who, says my guidebook, kept {noblekeep}? / Who kept court in {city}, as my guidebook says?
Which monarch had odd tastes? / What was the name of the extravagant sovereign?
> {city}
Where was the court at which {ruler} kept {noblekeep}?
In what place did {ruler} keep court, as my guidebook says? / In which town did the monarch reside?
Where was the extravagant palace?

= councilvote: to sell the fire bell | to buy a snow plough | to move the bus stop | to fell the \
old lime | to name a lane after a goat | to fence the duck pond | to raise the dog tax | to \
leave the potholes alone | to repaint the crossing
Item {small}: the council voted {councilvote}, with {full} against.
With {full} against, the council voted under item {small} {councilvote}.
> {councilvote}
What was voted under item {small} in the council?
Under item {small}, what was it the council voted? / What was decided by the majority?
Which motion was carried at the town hall despite opposition?
> {small}
Under which item had the council voted with {full} against?
Which item of the council, by number, was voted on? / Where on the agenda was the matter?
At what point of the agenda was the motion carried?
> {full}
Who was against it when the council voted {councilvote}?
Which member voted against item {small} in the council? / Who opposed the majority?
Whose opposition to the motion is in the minutes?
"""
