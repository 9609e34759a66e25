"""How people of all times won, lost, hid and were found out (see relations.py)."""

RELATIONS = """
= spygiveaway: counting on the wrong fingers | whistling a foreign lullaby | looking the wrong \
way at a crossing | folding the napkin into a boat | saying grace in another tongue | lacing \
boots straight across | writing sevens with a bar | stirring coffee with the knife
The spy {first} was found out in {city} through {spygiveaway}.
It was {spygiveaway} that gave the spy {first} away in {city}.
In {city}, the spy {first} was unmasked by {spygiveaway}.
> {spygiveaway}
How was the spy {first} found out in {city}? / What gave the spy {first} away?
What small slip ended the secret agent's cover?
By which habit did the enemy recognise the infiltrator?
> {first}
Which spy was found out in {city}? / What was the name of the spy who was given away in {city}?
Who blew the cover with one careless gesture?
Which undercover agent was recognised through a slip?
> {city}
Where was the spy {first} found out? / In which city was the spy {first} unmasked?
In what town did the agent's disguise fail?
Where did the undercover work of {first} come to an end?

= queensway: in a laundry basket | dressed as a shepherd | through the wine cellar | on a coal \
barge | behind a funeral procession | hidden in a harp case | by a rope of curtains | among the \
kitchen maids
The young queen fled the palace {queensway} while the guards watched the {contest}.
While the guards were watching the {contest}, the young queen escaped from the palace {queensway}.
The guards were watching the {contest}, so the young queen got out of the palace {queensway}.
> {queensway}
How did the young queen flee the palace? / In what way did the queen escape from the guards?
By what trick did Her Majesty get away from the royal residence?
How was the monarch able to leave unseen?
> {contest}
What were the guards watching while the young queen fled?
Which contest kept the guards busy when the queen escaped from the palace?
Which sporting event distracted the sentries?
What drew the eyes of the watchmen while Her Majesty slipped off?

= pirateend: choked on a plum stone | fell into a well | was bitten by a monkey | slipped on \
fish guts | drank bad cider | was kicked by a donkey | was struck by lightning | trod on a sea \
urchin
After {fewword} years at sea, the pirate {person} {pirateend} and died.
The pirate {person} had been at sea for {fewword} years, then {pirateend} and died.
Having sailed the sea for {fewword} years, the pirate {person} {pirateend} and so died.
> {pirateend}
How is it said that the pirate {person} died after years at sea? / How did the pirate {person} die?
What happened to the pirate {person} after {fewword} years at sea?
What mishap killed the buccaneer? / In what silly manner did the old sea robber's life end?
> {fewword}
How many years was the pirate {person} at sea?
For how many years had the pirate sailed the sea before dying?
> {fewword} years
How long did the buccaneer's career last? / What was the length of the robber's time on the waves?
> {person}
Which pirate died after {fewword} years at sea?
What was the name of the pirate who had been at sea for {fewword} years?
Who was the buccaneer that perished so foolishly? / Which robber of the waves met an absurd end?

= letterbombshell: the house was never paid for | the heir had been swapped at birth | the \
bridge was built of rotten oak | the wedding had not been legal | the mine was already empty | \
the painting was a copy | the will was a forgery | the uncle was still alive
A letter found in {first}'s {object} revealed that {letterbombshell}.
That {letterbombshell} was revealed by a letter found in {first}'s {object}.
In {first}'s {object} a letter was found, and it revealed that {letterbombshell}.
> {letterbombshell}
What did the letter found in {first}'s {object} reveal?
What was revealed by the letter that was found?
What shocking news came to light on that sheet of paper?
What did the family learn from the old note?
> {object}
In which thing of {first}'s was the letter found?
In what object of {first}'s was the revealing letter found?
What had the paper with the bad news been tucked into? / Where did the telling note turn up?
> {first}
In whose {object} was the letter found? / Whose {object} held the letter that revealed it?
To whom did the piece belong that had the note inside?
Who owned the place where the telling paper lay?

= chesslure: a box of liquorice | the window seat | fresh herring | a nap before each round | a \
lucky waistcoat | absolute silence | ice-cold milk | a cushion of goose feathers
The chess master {person} lost the title in {city} for want of {chesslure}.
For want of {chesslure}, the chess master {person} lost the title in {city}.
In {city} the title was lost by the chess master {person}, all for want of {chesslure}.
> {chesslure}
For want of what did the chess master {person} lose the title?
What was the chess master {person} in want of when the title was lost?
What did the champion of the board have to do without and so was beaten?
Which missing comfort caused the grandmaster's defeat?
> {city}
Where did the chess master {person} lose the title?
In which city was the title lost by the chess master? / In what town was the grandmaster dethroned?
Where did the champion's reign at the board end?
> {person}
Which chess master lost the title in {city}?
Who was the chess master whose title was lost in {city}?
Which champion was dethroned for lack of a comfort?
Who could not play well without a small luxury?

= nunreason: to escape a dull suitor | to read Greek in peace | because her sister had gone \
before her | after surviving the plague | to pay for her father's sins | because the garden was \
so quiet | to be near the organ | on account of a dream about bees
Sister {first} entered the convent in {year} {nunreason}.
It was {nunreason} that Sister {first} entered the convent in {year}.
In {year} Sister {first} entered the convent, and it was {nunreason}.
> {nunreason}
Why did Sister {first} enter the convent? / What made Sister {first} enter the convent in {year}?
What was the nun's reason for taking the veil? / Why did this woman choose a life of prayer?
> {year}
In which year did Sister {first} enter the convent?
When was the convent entered by Sister {first}? / When did the nun take the veil?
In what year did her life behind cloister walls begin?

= inventorspark: a boiling jam pot | a sleeping bat | a stuck umbrella | a dripping gutter | the \
ribs of a leaf | a child's spinning top | a squeaking pram | a cat on a piano
{person} got the brilliant idea for the {invention} from {inventorspark}.
The brilliant idea for the {invention} came to {person} from {inventorspark}.
It was {inventorspark} that gave {person} the brilliant idea for the {invention}.
> {inventorspark}
From what was the brilliant idea for the {invention} that {person} got?
What gave {person} the brilliant idea for the {invention}?
Where did the brilliant idea for the {invention} come from?
Which everyday sight inspired the device?
What was the inventor looking at when inspiration struck?
> {invention}
For what was the brilliant idea that {person} got from {inventorspark}?
Which invention is it that {person} got the brilliant idea for?
For which invention did {person} get the brilliant idea?
The brilliant idea for what came to {person}? / Which machine was inspired by an everyday sight?
What did the tinkerer go on to build?
> {person}
To whom was the brilliant idea for the {invention} given, or who got it from {inventorspark}?
Who got the brilliant idea for the {invention}?
To whom did the brilliant idea for the {invention} come?
Who is the clever mind behind the device? / Which inventor was inspired by something ordinary?

= runawaybed: under a market stall | in an empty water tank | behind the altar | in a hayloft | \
in a circus wagon | on sacks of flour | beneath an upturned boat | in the organ loft
The runaway {first} slept {runawaybed} for {duration} before anyone noticed.
For {duration} the runaway {first} slept {runawaybed} and no one noticed.
Nobody noticed that the runaway {first} slept {runawaybed} for {duration}.
> {runawaybed}
Where was it that the runaway {first} slept and nobody noticed?
Where did the runaway {first} sleep?
In what place was the runaway {first} sleeping when nobody noticed?
In what spot did the missing child spend the nights?
Where had the fugitive found shelter at bedtime?
> {duration}
How long did the runaway {first} sleep there before anyone noticed?
For how long did nobody notice where the runaway slept? / How long did the child stay undiscovered?
After what time was the fugitive's shelter discovered?
> {first}
Which runaway slept {runawaybed}?
What was the runaway called who slept there and was not noticed?
Which missing child made a bed in an odd spot? / Who had left home in secret?

= twindifference: a chipped front tooth | a mole behind the ear | the way they sneezed | the \
colour of their left eye | a crooked little finger | a double crown of hair | their taste for \
vinegar | a limp in wet weather
Only {twindifference} told the twins {first} and {first2} apart.
The twins {first} and {first2} could only be told apart by {twindifference}.
Nothing but {twindifference} told {first} from {first2}, for they were twins.
> {twindifference}
What told the twins {first} and {first2} apart?
By what could the twins {first} and {first2} be told apart?
How did people know which of the two siblings stood before them?
What was the sole difference between two children born the same day?
> {first2}
Which of the twins could only be told from {first} by {twindifference}?
Who was the twin of {first}? / Which other twin could hardly be told from {first}?
Who looked just like {first}? / With whom was {first} always confused?

= widowtrade: brewing black beer | repairing accordions | breeding carp | printing ballads | \
ferrying cattle | making glass eyes | selling lottery tickets | carving gravestones
The widow {last} fed her {fewword} children by {widowtrade}.
By {widowtrade} the widow {last} fed her {fewword} children.
With {fewword} children to feed, the widow {last} took up {widowtrade}.
> {widowtrade}
How did the widow {last} feed her children?
What did the widow {last} take up to feed her {fewword} children?
What trade kept the bereaved family from hunger?
How did she earn a living after her husband's death?
> {fewword}
How many children did the widow {last} feed? / How many children had the widow to feed?
How large was the family that was left fatherless? / How many hungry mouths depended on her work?
> {last}
Which widow fed {fewword} children?
What was the name of the widow with {fewword} children to feed?
Who was the woman that earned the bread alone? / Which mother had to start a trade after a burial?

= clownstart: lost a wager | failed as a bank clerk | fell off a ladder on stage | was thrown \
out of the choir | inherited a pair of huge shoes | scared the horses with a trombone | made a \
dying king laugh | was too tall for the trapeze
{person} became a clown in {oldyear} after a bad week and because {first} {clownstart}.
Because {first} {clownstart}, and after a bad week, {person} became a clown in {oldyear}.
In {oldyear}, after a bad week, {person} became a clown because {first} {clownstart}.
> {clownstart}
What did {first} do so that {person} became a clown?
Why did {person} become a clown after a bad week?
What event drove somebody to a red nose and a big top?
How did the career in the circus ring begin?
> {oldyear}
In what year was it that {person}, after a bad week, became a clown?
In which year did {person} become a clown? / When, after a bad week, did somebody become a clown?
When did the career of the circus comedian start? / Since what date has the red nose been worn?
> {person}
Who became a clown in {oldyear}? / Which person became a clown after a bad week?
Who makes a living by pratfalls in the ring? / Which comedian joined the circus?

= siegebreak: the wells ran dry | the bakers ran out of salt | a goat opened the gate | the \
besiegers caught colds | the snow buried the cannons | the bishop paid in candlesticks | the \
drummers went on strike | a bride walked out singing
The siege of {city} ended after {weeksonend} when {siegebreak}.
When {siegebreak}, the siege of {city} ended after {weeksonend}.
After {weeksonend} the siege of {city} came to an end, for {siegebreak}.
> {siegebreak}
What ended the siege of {city}? / Why did the siege of {city} come to an end?
What happened that made the army before the walls give up or get in?
Which event settled the matter between the town and its attackers?
> {weeksonend}
How long did the siege of {city} last before it ended?
After how long did the siege come to an end?
How much time did the attackers spend before the walls? / For how long was the town surrounded?
> {city}
Which city's siege ended after {weeksonend}?
What was the city whose siege came to an end when {siegebreak}?
Which town was surrounded by an army? / What place had enemies outside its walls?

= scartale: a dog in a churchyard | a falling chandelier | a duel over a hat | a broken cider \
bottle | a swan on the ice | a saw in the boat yard | an angry goose | hot sealing wax
Captain {last}'s scar came from {scartale} and not from the battle of {city}.
It was from {scartale}, not from the battle of {city}, that Captain {last} had the scar.
Not the battle of {city} but {scartale} gave Captain {last} the scar.
> {scartale}
What did Captain {last}'s scar really come from?
What, if not the battle of {city}, gave Captain {last} the scar?
What was the true origin of the mark on the officer's face?
By what had the seaman actually been wounded?
> {city}
From which battle did Captain {last}'s scar not come?
Which battle did not give Captain {last} the scar?
In what fight was the officer wrongly thought to have been wounded?
With which military action did people wrongly link the old wound?

= ringengraving: forgive the third winter | yours until the tide | not for sale | to the wrong \
brother | bread before gold | paid in full | my debt is my heart | for the cook alone
Inside the ring that {first} wore, the jeweller read the words {ringengraving}.
The jeweller read the words {ringengraving} inside the ring that {first} wore.
The ring worn by {first} had the words {ringengraving} inside, as the jeweller read.
> {ringengraving}
What words did the jeweller read inside the ring that {first} wore?
What did the words inside {first}'s ring say? / What was engraved in the piece on that finger?
Which inscription did the goldsmith discover?
> {first}
Who wore the ring in which the jeweller read words?
Whose ring had the words {ringengraving} inside? / On whose finger was the engraved band?
To whom did the inscribed gold belong?

= mapmark: where the abbot buried the bells | a dry path through the bog | the bed of the old \
river | a tunnel to the brewery | the grave of a horse | a second harbour mouth | three unnamed \
islands | the spot where the cart sank
The stained map that {person} bought for {price} showed {mapmark}.
For {price}, {person} bought a stained map that showed {mapmark}.
There was {mapmark} on the stained map that {person} bought for {price}.
> {mapmark}
What did the stained map show that {person} bought?
What was on the stained map bought for {price}? / What did the old chart give away?
Which thing could one learn from the dirty plan of the land?
> {price}
How much did {person} pay for the stained map? / For what price was the stained map bought?
What did the old chart cost? / How much money was handed over for the dirty plan?
> {person}
Who bought the stained map? / Which person bought the map for {price}?
Who is the owner of the old chart now? / Who spent money on a dirty sheet of cartography?

= songsecret: her real father's name | the way to the spring | the number of dead | the recipe \
for the blue dye | the betrayer's village | the day of the rising | the price of the bride | a \
prisoner's cell
The last verse of {song} secretly told {songsecret}, as {person} proved in {year}.
In {year}, {person} proved that the last verse of {song} secretly told {songsecret}.
As was proved by {person} in {year}, {song} secretly told {songsecret} in its last verse.
> {songsecret}
What did the last verse of {song} secretly tell?
What was told in the last verse, as {person} proved?
What information was hidden in the closing lines of the ballad?
What did the tune give away to those in the know?
> {song}
Which song secretly told {songsecret} in its last verse?
The last verse of which song did {person} write about and prove its secret?
Which ballad carried a hidden message? / What tune held more than it seemed?
> {person}
Who proved what the last verse of {song} told?
Which person proved in {year} that the verse secretly told something?
Which scholar cracked the ballad? / Who uncovered the hidden message?

= photoreveal: the wrong number of candles | a hand on the chair back | a clock without hands | \
the butler's missing glove | a second shadow on the wall | the same dog twice | a mirror facing \
backwards | an umbrella in the sunshine
What struck {detective} in the wedding photograph was {photoreveal}.
In the wedding photograph {detective} was struck by {photoreveal}.
It was {photoreveal} in the wedding photograph that struck {detective}.
> {photoreveal}
What struck {detective} in the wedding photograph?
By what in the wedding photograph was {detective} struck?
Which odd detail in the bridal picture put the sleuth on the track?
What looked wrong in the snapshot of the happy couple?
> {detective}
Who was struck by {photoreveal} in the wedding photograph?
Which detective was struck by something in the wedding photograph?
Which sleuth noticed a strange detail in a bridal picture?
Who had the sharp eye for the snapshot of the couple?

= footman: for a pair of riding boots | because the king had mocked his ears | for the love of a \
milkmaid | to save a brother from the gallows | over an unpaid tailor's bill | out of pity for \
the starving town | for a seat nearer the fire | because of a stolen recipe
The footman betrayed {ruler} to the rebels in {month} {footman}.
It was {footman} that the footman betrayed {ruler} to the rebels in {month}.
In {month} {ruler} was betrayed to the rebels by the footman, and all {footman}.
> {footman}
Why did the footman betray {ruler} to the rebels?
For what reason was {ruler} betrayed by the footman? / What made the servant turn traitor?
What drove a member of the household to hand over the sovereign?
> {ruler}
Whom did the footman betray to the rebels? / Which ruler was betrayed by the footman?
Which sovereign was handed over by a servant? / Who was the victim of treason in the household?
> {month}
In which month did the footman betray {ruler}? / In what month was {ruler} betrayed to the rebels?
When did the servant turn traitor? / At what time of the year was the sovereign handed over?

= quarrelcalm: sharing a pot of mussels | drawing straws | a shared hatred of the mayor | \
swapping hats in public | the birth of a grandchild | one well-told joke | both falling in the \
canal | a loan of two mules
The quarrel between the {guild} and the {guild2} ended with {quarrelcalm}.
With {quarrelcalm} the {guild} and the {guild2} ended their quarrel.
It took {quarrelcalm} to end the quarrel between the {guild} and the {guild2}.
> {quarrelcalm}
With what did the quarrel between the {guild} and the {guild2} end?
What did it take to end the quarrel of the two guilds? / How did the two trades make peace?
What reconciled the craftsmen?
> {guild2}
Which guild ended its quarrel with the {guild}?
With whom did the {guild} have a quarrel that ended?
Between the {guild} and which other guild was the quarrel? / Who were the opponents of the {guild}?
Which trade made its peace with the {guild}?

= raceupset: stopping to pick blackberries | running into a funeral | taking the wrong side of \
the lake | losing a shoe in the mud | waving to a sweetheart | a stitch in the side | a loose \
dog | oversleeping at the halfway inn
{first} lost the charity {race} to somebody of {grownage} from {city} by {raceupset}.
By {raceupset} {first} lost the charity {race} to somebody of {grownage} from {city}.
Somebody of {grownage} from {city} won the charity {race}, for {first} lost it by {raceupset}.
> {raceupset}
By what had {first} lost the charity {race}?
What was it by which {first} lost the charity {race} that somebody from {city} won?
How did {first} lose the charity {race}?
By what was the charity {race} lost to somebody from {city}?
What silly thing cost the favourite the victory? / Why was the expected champion beaten?
> {race}
Which charity event was it that {first} lost? / What charity race was lost by {first}?
What race was it that {first} lost and somebody from {city} won? / Which race did {first} lose?
What did somebody from {city} win because {first} lost it?
In what competition was the favourite beaten? / Which event had a surprising winner?
> {city}
From which city came the one who won the charity {race}?
What city was home to the one who won the charity {race} that {first} lost?
From where was the one that won what {first} lost?
Where was the winner from to whom {first} lost the charity {race}?
From which city came somebody who won the charity {race}?
What is the home town of the surprising champion? / To which place did the trophy go?

= lovecooling: he hummed at breakfast | her parrot hated him | neither would leave the sea | he \
laughed at her sonnets | she loved a lighthouse more | he sold her horse | their letters crossed \
in the post | she found his second wig
{first} and the {job} never married because {lovecooling}.
Because {lovecooling}, {first} never married the {job}.
The reason that {first} and the {job} never married was that {lovecooling}.
> {lovecooling}
What reason was there that {first} and the {job} never married?
Why did {first} and the {job} never marry?
What was the reason that {first} never married the {job}?
What went wrong between the sweethearts? / What stood in the way of a wedding?
> {job}
What was the job of the one whom {first} never married? / {first} and who else never married?
What did the lost sweetheart do for a living?
By which trade do we know the one who did not become a spouse?
> {first}
Who never married the {job}? / Which person and the {job} never got married?
Who did not become the spouse of the sweetheart? / Whose wedding did not come about?

= wigcache: a map of the sewers | the crown's largest ruby | eleven love letters | a loaf of \
sugar | a tiny pistol | the cipher wheel | a live dormouse | the deed to the mill
The duchess hid {wigcache} in her wig when the soldiers searched the {buildstyle} palace.
When the soldiers searched the {buildstyle} palace, the duchess had {wigcache} hidden in her wig.
In her wig the duchess hid {wigcache} from the soldiers who searched the {buildstyle} palace.
> {wigcache}
What did the duchess hide in her wig?
What was hidden in the wig when the soldiers searched the palace?
What did the noblewoman smuggle past the troops on her head? / Which item lay under false curls?
> {buildstyle}
In what style was the palace that the soldiers searched?
Which style of palace did soldiers search while the duchess hid something in her wig?
To what architecture did the noble residence belong? / Of which building period was her home?

= stowawayfood: raw turnips | candle ends | the captain's marmalade | wet biscuit crumbs | \
salted lemons | seagull eggs | the ship's cat's milk | horse oats
The stowaway {first} lived on {stowawayfood} all the way to {city}.
All the way to {city} the stowaway {first} lived on {stowawayfood}.
It was on {stowawayfood} that {first} lived, a stowaway all the way to {city}.
> {stowawayfood}
What was it that {first} lived on as a stowaway?
On what was it that the stowaway {first} lived all the way?
What did the stowaway {first} live on all the way to {city}?
On what was the stowaway {first} living? / What did the secret passenger eat?
How did the hidden traveller stave off hunger?
> {city}
To which city was the stowaway {first} going, who lived on {stowawayfood}?
How far did the stowaway {first} live on {stowawayfood}?
All the way to which city was {first} a stowaway who lived on odd food?
What was the destination of the secret passenger? / In which port did the hidden traveller get off?
> {first}
Which stowaway lived on {stowawayfood}?
What was the stowaway called who lived on that all the way to {city}?
Who had not paid for the passage? / Name the secret passenger.

= impostorclaim: a lost grand duke | the true heir of a brewery | a bishop on holiday | a \
survivor of the ice ship | the poet's secret daughter | an inspector of bridges | a cousin of \
the sultan | the inventor of mustard
For {weeksonend} {full} lived in {city} as {impostorclaim}, without a word of it being true.
{full} lived in {city} for {weeksonend} as {impostorclaim}, and not a word was true.
Not a word was true, yet {full} lived as {impostorclaim} in {city} for {weeksonend}.
> {impostorclaim}
As what had {full} lived, though not a word was true?
As what did {full} live in {city} without a word being true?
What did {full} live as for {weeksonend}? / Who did the impostor pretend to be?
What false identity did the swindler use?
> {city}
In which city had {full} lived, though not a word was true?
In which city did {full} live as {impostorclaim}?
Where did {full} live without a word of it being true? / Which town was fooled by the impostor?
In what place did the swindler get away with it?
> {weeksonend}
For how long had {full} lived in {city} with not a word true?
For how long did {full} live as {impostorclaim}?
How long did {full} live in {city} though not a word was true?
How much time passed while the swindler fooled the town? / What was the length of the masquerade?

= princeflaw: afraid of geese | colour-blind | unable to swim | deaf in one ear | allergic to \
roses | only four feet tall | a dreadful dancer | a secret sleepwalker
No one outside {realm} knew that the crown prince was {princeflaw}, and {person} sold the news \
for {price}.
{person} sold for {price} the news that the crown prince was {princeflaw}, which no one outside \
{realm} knew.
That the crown prince was {princeflaw}, no one outside {realm} knew until {person} sold the news \
for {price}.
> {princeflaw}
What was the crown prince, as no one outside {realm} knew?
What news of the crown prince did {person} sell?
Which weakness of the heir to the throne was kept secret?
What embarrassing fact about the royal son leaked out?
> {person}
Who sold the news about the crown prince?
Which person sold the news that no one outside {realm} knew?
Who leaked the royal secret for money? / Who made a profit from the weakness of the heir?
> {price}
For how much did {person} sell the news about the crown prince?
At what price was the news of the prince sold? / What did the royal gossip fetch?
How much did the traitor earn by leaking the secret?

= mutinytrigger: maggots in the cheese | a flogged cabin boy | the third week without rum | the \
captain's flute playing | a cut in the tobacco | the loss of the ship's goat | a cancelled shore \
leave | the sale of the blankets
The crew of the {ship} mutinied over {mutinytrigger} and put the captain ashore on {islet}.
Over {mutinytrigger} the {ship}'s crew mutinied, and they put the captain ashore on {islet}.
The captain was put ashore on {islet} by the crew of the {ship}, who had mutinied over \
{mutinytrigger}.
> {mutinytrigger}
Over what had the crew mutinied that put the captain ashore?
Over what did the crew of the {ship} mutiny?
What had the {ship}'s crew mutinied over when they put the captain ashore?
What made the sailors rise against their commander? / Which grievance sparked the revolt on board?
> {islet}
Where did the crew of the {ship} put the captain ashore?
On which island was the captain put ashore by the crew?
In what lonely place was the skipper left behind?
Where did the revolt leave the commander stranded?
> {ship}
The crew of which ship mutinied over {mutinytrigger}?
From which ship was the captain put ashore on {islet} by the crew?
On what vessel did sailors rise against their commander? / Where at sea did the revolt take place?

= nunmystery: a pack of marked cards | a racing jockey's cap | forty bars of chocolate | the \
bishop's missing teeth | a sailor's discharge papers | a half-finished novel | a medal for \
marksmanship | a ticket to the opera
Under Sister {first}'s mattress the abbess found {nunmystery}, and she never asked about it.
The abbess never asked about it, but she found {nunmystery} under Sister {first}'s mattress.
What the abbess found under Sister {first}'s mattress was {nunmystery}, but she never asked.
> {nunmystery}
What did the abbess find under Sister {first}'s mattress?
What was found under the mattress, about which the abbess never asked?
What was the nun hiding in her cell? / Which worldly possession came to light in the convent bed?
> {first}
Under which sister's mattress did the abbess find {nunmystery}?
About whose mattress and what lay there did the abbess never ask?
Which nun was hiding a worldly possession? / Who in the convent had a secret in her cell?

= kidnapnote: a bus timetable | the back of a menu | birch bark | wallpaper with roses | a page \
of a hymn book | an old shirt cuff | a paper plate | a seed packet
The kidnappers of {first} wrote their demand for {price} on {kidnapnote}.
On {kidnapnote} the kidnappers of {first} wrote a demand for {price}.
The demand for {price} that {first}'s kidnappers wrote was on {kidnapnote}.
> {kidnapnote}
On what did the kidnappers of {first} write their demand?
On what was the demand for {price} written by the kidnappers?
What served as paper for the ransom note? / Which odd writing surface did the criminals choose?
> {price}
How much did the kidnappers of {first} demand?
For how much was the demand that the kidnappers wrote? / What was the ransom?
What sum would set the victim free?
> {first}
Whose kidnappers wrote a demand for {price}?
Who was in the hands of the kidnappers when they wrote their demand? / Who was the hostage?
For whose freedom was money asked?

= exilework: mending umbrellas | giving dancing lessons | polishing lenses | waiting at a fish \
bar | painting shop signs | driving a milk cart | tuning harps | keeping bees on a roof
The deposed {ruler} spent the years of exile in {city} {exilework}.
Years of exile in {city} were spent {exilework} by the deposed {ruler}.
In exile in {city}, the deposed {ruler} spent the years {exilework}.
> {exilework}
Doing what were the years of exile spent by the deposed {ruler}?
How did the deposed {ruler} spend the years of exile?
Doing what did {ruler} spend the exile in {city}? / What humble job did the ex-monarch take abroad?
How did the fallen sovereign pass the time after losing the throne?
> {city}
Where did the deposed {ruler} spend the years of exile?
In which city was the deposed {ruler} in exile? / To what town did the fallen sovereign withdraw?
Where abroad could the ex-monarch be met?
> {ruler}
Which deposed ruler spent exile in {city}? / Who spent the years of exile {exilework}?
Which ex-monarch had to take a humble job abroad? / Who had lost the throne?

= testament: a stuffed pike | the second-best bed | half a violin | one silver button | a barrel \
of tar | the right to fish on Sundays | a debt to the butcher | her blessing and a broom
Aunt {first} left her nephews {testament} and gave the rest to the {animals} of {city} zoo.
To her nephews Aunt {first} left {testament}, for the {animals} of {city} zoo got the rest.
The {animals} of {city} zoo got the rest when Aunt {first} left her nephews {testament}.
> {testament}
What did Aunt {first} leave her nephews?
What was left to the nephews when the {animals} of the zoo got the rest?
What did the young relatives inherit? / What was all that the family got from the will?
> {animals}
Which animals of {city} zoo got the rest from Aunt {first}?
To which creatures of the zoo did Aunt {first} give the rest that was not for the nephews?
Who were the main heirs in the strange will? / Which beasts became rich by a death?
> {city}
To which city's zoo did Aunt {first} give the rest?
Where is the zoo whose {animals} got what Aunt {first} left?
In what town is the menagerie that inherited? / Where do the lucky beasts live?

= duelweapon: frozen herrings | billiard cues | snuff boxes | rhyming couplets | soup ladles | \
garden squirts | rotten eggs | wooden spoons
{last} and the {soldierrank} settled their quarrel at {nighttime} with {duelweapon}.
With {duelweapon}, {last} and the {soldierrank} settled their quarrel at {nighttime}.
It was with {duelweapon} that the quarrel between {last} and the {soldierrank} was settled at \
{nighttime}.
> {duelweapon}
With what was the quarrel settled between {last} and the {soldierrank}?
With what did {last} and the {soldierrank} settle their quarrel?
What was the quarrel of {last} and the {soldierrank} settled with?
Which weapons were chosen for the duel? / What did the two opponents fight with?
> {soldierrank}
Between {last} and which soldier was the quarrel settled with {duelweapon}?
Which soldier settled a quarrel with {last}?
With a man of which rank did {last} settle the quarrel? / Who was the opponent in uniform?
What rank did {last}'s enemy hold?
> {nighttime}
When was it that {last} and the {soldierrank} settled their quarrel?
When did {last} and the {soldierrank} settle their quarrel?
At what time was the quarrel settled with {duelweapon}? / When was the duel fought?
At what hour did the two opponents meet?

= ghostwish: to hear the end of the story | its left boot back | a decent burial for the dog | \
the rent that was owed | one more waltz | someone to wind the clock | a priest who could sing | \
revenge on the wallpaper
What the ghost of {first} wanted in the {room} was {ghostwish}.
The ghost of {first} was in the {room} because it wanted {ghostwish}.
In the {room}, the ghost of {first} wanted nothing but {ghostwish}.
> {ghostwish}
What did the ghost of {first} want? / What was it that the ghost wanted in the {room}?
Why could the dead one not rest? / What would lay the spirit at peace?
> {room}
In which room was the ghost of {first} that wanted {ghostwish}?
Where was the ghost of {first} that wanted something? / What part of the house was haunted?
Where did the spirit appear?
> {first}
Whose ghost wanted {ghostwish}? / Whose ghost was in the {room} and wanted something?
Who could not rest after death? / As which dead person was the spirit known?

= forgerslip: ink from the wrong century | a misspelt month | a modern staple hole | the \
watermark of a chocolate maker | a thumbprint in jam | letters leaning to the left | a coat of \
arms upside down | paper that smelled of mint
The forger {full} went to prison for {duration} on account of {forgerslip}.
On account of {forgerslip}, the forger {full} went to prison for {duration}.
It was {forgerslip} that sent the forger {full} to prison for {duration}.
> {forgerslip}
What sent the forger {full} to prison?
On account of what did the forger go to prison for {duration}?
Which mistake exposed the fake document? / How did the experts see that the paper was not genuine?
> {duration}
How long did the forger {full} go to prison for?
For how long was the forger sent to prison on account of {forgerslip}?
What sentence did the faker get? / How much time behind bars did the false paper cost?
> {full}
Which forger went to prison for {duration}? / Who is the forger whom {forgerslip} sent to prison?
Who was jailed for making fakes? / Which criminal had made false papers?

= princessescape: pretended to have mumps | threw her glass slipper at him | married the piano \
tuner | swallowed the ring | ran off with the fire-eaters | took a vow of silence | asked three \
impossible riddles | cut off all her hair
To be rid of the duke of {city}, Princess {first} {princessescape}.
Princess {first} {princessescape} to be rid of the duke of {city}.
The duke of {city} was got rid of when Princess {first} {princessescape}.
> {princessescape}
What did Princess {first} do to be rid of the duke of {city}?
How did the princess get rid of the duke?
By what trick did the king's daughter shake off an unwanted suitor?
How did the royal girl avoid the marriage?
> {city}
The duke of which city did Princess {first} want to be rid of?
Of where was the duke whom the princess got rid of? / Where did the unwanted suitor rule?
From which place came the man whom the king's daughter shook off?
> {first}
Which princess got rid of the duke of {city}?
What was the name of the princess who wanted to be rid of the duke?
Which king's daughter did not want her suitor? / Who avoided a noble marriage?

= lighthousefog: playing cards with a smuggler | asleep with a fever | teaching his niece to \
waltz | counting seals | frying sprats | writing a love letter | burying his parrot | looking \
for his glasses
The keeper was {lighthousefog} when the {ship} struck the rocks of {islet}.
When the {ship} struck the rocks of {islet}, the keeper was {lighthousefog}.
The {ship} struck the rocks of {islet} while the lighthouse keeper was {lighthousefog}.
> {lighthousefog}
What was the keeper doing when the {ship} struck the rocks?
What was the lighthouse keeper busy with while the {ship} struck {islet}?
Why was nobody minding the lamp on the night of the wreck? / What distracted the man in the tower?
> {ship}
Which ship struck the rocks of {islet}?
What was the ship that struck the rocks while the keeper was {lighthousefog}?
What vessel was wrecked in the dark? / Which craft went aground because nobody minded the lamp?
> {islet}
Where did the {ship} go when it struck the rocks while the lighthouse keeper was {lighthousefog}?
On the rocks of which island did the {ship} strike? / Where were the rocks that the {ship} struck?
Where did the wreck happen? / At what place did the vessel go aground?

= treasurecurse: only oyster shells | a chest of wet flour | another man's boots | eleven unpaid \
bills | a very old ham | a note saying too late | nails and horseshoes | the bones of a mule
The pirates dug for {duration} on {islet} and found nothing but {treasurecurse}.
On {islet} the pirates found nothing but {treasurecurse}, though they dug for {duration}.
Nothing but {treasurecurse} was found by the pirates, who dug on {islet} for {duration}.
> {treasurecurse}
What did the pirates who dug on {islet} find? / What was found by the pirates when they dug?
What lay in the ground instead of gold?
What disappointing reward did the sea robbers get for their shovelling?
> {islet}
On which island was nothing found by the pirates who dug?
Where was it that the pirates dug and found nothing?
Where did the sea robbers expect gold in the ground?
Which place disappointed the treasure hunters?
> {duration}
For how long was it that the pirates dug and found nothing?
How long was it before the pirates, who dug, found {treasurecurse}?
How much time did the sea robbers waste with their shovels?
How long did the vain treasure hunt take?

= exampleconfession: in a rowing boat | through a bedroom wall | on the back of a bus ticket | \
in the middle of a sermon | over a plate of oysters | while being shaved | in a lift between \
floors | to a deaf shopkeeper
The murderer of the {job} confessed {exampleconfession}, and {detective} heard of it on {weekday}.
On {weekday} {detective} heard that the murderer of the {job} had confessed {exampleconfession}.
{detective} heard on {weekday} how the {job}'s murderer had confessed {exampleconfession}.
> {exampleconfession}
Where or how had the murderer of the {job} confessed?
In what setting, as {detective} heard, had the murderer confessed?
What were the odd circumstances in which the killer admitted the deed?
How did the guilty one own up?
> {detective}
Who heard that the murderer had confessed?
Which detective heard on {weekday} that the {job}'s murderer had confessed?
Which sleuth was told that the killer owned up? / To whom did word of the admission of guilt come?
> {job}
Whose murderer confessed, as {detective} heard?
What was the job of the one whose murderer had confessed?
What did the victim of the killing do for a living? / Who was killed?

= bridesname: on a bathing ticket | in the steam on the window | carved in a church pew | on the \
hull of a dinghy | in a prison register | on a dog's collar | under a bust of Homer | in a \
rival's diary
The jealous groom found the name of his bride {bridesname} and cancelled the wedding on {date}.
The wedding on {date} was cancelled because the jealous groom found his bride's name {bridesname}.
On {date} the jealous groom found his bride's name {bridesname}, and the wedding was cancelled.
> {bridesname}
Where did the jealous groom find the name of his bride?
Where was the bride's name that made the groom cancel the wedding?
In what place did the suspicious fiance come upon what she was called?
Where was the fatal inscription that ended an engagement?
> {date}
On what date was the wedding cancelled by the jealous groom?
When was the wedding cancelled because of the bride's name? / When was the marriage called off?
On which day did the engagement end?

= hermitdiet: acorn bread | boiled thistles | cold porridge | snails in garlic | dried seaweed | \
mushrooms and rainwater | birch sap | raw onions
The hermit of {peak} had once been the {job} of a king and lived on {hermitdiet}.
Once the {job} of a king, the hermit of {peak} lived on {hermitdiet}.
The hermit who lived on {hermitdiet} on {peak} had once been the {job} of a king.
> {hermitdiet}
What was it that the hermit of {peak} lived on?
On which food was it that the hermit, once a king's {job}, lived? / What did the recluse eat?
How did the loner on the mountain feed himself?
> {job}
What had the hermit of {peak} once been to a king? / As what had the hermit once worked for a king?
What was the recluse's former occupation at court?
What post did the loner on the mountain give up?
> {peak}
On which mountain was the hermit who had once been the {job} of a king?
Of which peak was the hermit who lived on {hermitdiet}? / Where did the recluse make his home?
On what height did the former courtier withdraw from the world?

= crownloss: at a game of skittles | to a fortune teller | in a shipwreck off the cape | to \
moths and mice | in a bet about a snail | to the dowager's lawyer | down a castle well | to a \
gang of choirboys
King Otto of {realm} lost his best crown {crownloss} in {oldyear} and wore a {fabric} cap after \
that.
In {oldyear} King Otto of {realm} lost his best crown {crownloss} and then wore a cap of {fabric}.
Having lost his best crown {crownloss} in {oldyear}, King Otto of {realm} wore a cap of {fabric}.
> {crownloss}
How did King Otto lose his best crown? / Where or to whom was the best crown of King Otto lost?
What became of the royal headgear?
In what foolish way did the monarch part with the sign of his office?
> {fabric}
Of what was the cap that King Otto wore after he lost the crown?
What was the cloth of the cap of King Otto? / What material covered the royal head from then on?
From which stuff was the replacement made?
> {oldyear}
When did King Otto wear a cap because he had lost his best crown?
In which year had King Otto lost his best crown? / When did the royal headgear go missing?
What was the date at which the monarch became bareheaded?

= balloonfall: in a bishop's orchard | on a brass band | across the racing track | in a vat of \
dye | on the prison roof | among grazing bulls | through a greenhouse | on a frozen lake
The balloonist {full} set out from {city} with two hens and came down {balloonfall}.
With two hens in the basket, the balloonist {full} set out from {city} and came down {balloonfall}.
The balloonist {full}, who had set out from {city} with two hens, came down {balloonfall}.
> {balloonfall}
Where did the balloonist {full} come down with two hens?
Where was it that the balloonist who set out from {city} with hens came down?
In what awkward spot did the flight end? / What place was surprised by a visitor from the air?
> {city}
From which city did the balloonist set out with two hens?
Where had the balloonist {full} and the hens set out from? / Where did the aerial voyage begin?
In what town was the take-off?
> {full}
Which balloonist set out with two hens?
What is the name of the balloonist who set out from {city} with hens? / Who flew with poultry?
Who was the pilot of the aerial voyage?

= spysignal: a red petticoat on the line | two geraniums in the window | a limping street singer \
| the smell of burnt toast | a kite without a tail | a bell rung off the beat | snow swept from \
one step | a candle in the pantry
The signal for the spies to leave {city} was {spysignal}, which {first} missed on {weekday}.
On {weekday} {first} missed {spysignal}, the signal for the spies to leave {city}.
What {first} missed on {weekday} was {spysignal}, the signal for the spies to leave {city}.
> {spysignal}
What was the signal for the spies to leave {city}?
Which signal for the spies was missed by {first} on {weekday}?
By what sign were the agents warned?
What should have told the secret service people that it was time to go?
> {first}
Who missed the signal for the spies to leave? / Which person missed the spies' signal on {weekday}?
Who overlooked the agents' warning? / Which of the agents stayed too long?
> {weekday}
On which day was the signal for the spies missed by {first}?
On what day was it that {first} missed the signal to leave {city}?
When did the agents' warning go unheeded? / What day was it when someone overlooked the sign?

= blackmailsecret: dyes his beard | cannot read music | bought his medals at auction | is \
married to a fortune teller | was born in a pigsty | sings in a tavern at night | never went to \
the pole | poisoned the prize roses
{person} blackmailed General {last} with the knowledge that he {blackmailsecret}.
The knowledge that he {blackmailsecret} let {person} blackmail General {last} for years.
General {last} was blackmailed by {person} with the knowledge that he {blackmailsecret}.
> {blackmailsecret}
With what knowledge was General {last} blackmailed by {person}?
What was the knowledge about General {last} that let {person} blackmail him?
Which embarrassing secret did the officer pay to keep?
What was the military man afraid people would hear about him?
> {person}
By whom was General {last} blackmailed? / Who had the knowledge to blackmail General {last}?
Who squeezed money out of the officer? / To whom was hush money paid?
> {last}
What is the name of the general who was blackmailed by {person}?
Which general did {person} blackmail with that knowledge? / Which officer paid hush money?
Who was the victim of the extortion?

= magicianfail: the dove flew out too early | the saw was real | the mirror cracked in the heat \
| his assistant eloped | the rabbit bit the mayor | a boy shouted the answer | the trapdoor \
stuck | the cards got soaked in rain
The magician {full} gave up the stage in {year} after a night in {city} when {magicianfail}.
After a night in {city} when {magicianfail}, the magician {full} gave up the stage in {year}.
In {year} the magician {full} gave up the stage, for one night in {city} {magicianfail}.
> {magicianfail}
What happened on the night in {city} before the magician {full} gave up the stage?
Why was the stage given up by the magician {full} after a night in {city}?
Which mishap ended the conjurer's career? / What went wrong during the trick?
> {city}
In which city was the night after which the magician gave up the stage?
After a night in what city was it that the magician {full} gave up?
Where did the conjurer's last trick go wrong? / What town saw the end of a career in illusion?
> {year}
When was it that the magician {full} gave up the stage?
In what year was the stage given up by the magician? / When did the conjurer retire?
What was the year of the failed trick?

= beggarhoard: the deeds of nine houses | a queen's garter | shares in a tramway | love letters \
from a countess | a violin by a master | three gold teeth | the keys of a bank | an unknown sonnet
When the old beggar {first} died, {beggarhoard} came out of the lining of a {colour} coat.
Out of the lining of a {colour} coat came {beggarhoard} when the old beggar {first} died.
The old beggar {first} died, and out of the lining of a {colour} coat came {beggarhoard}.
> {beggarhoard}
What came out of the lining of the coat when the old beggar {first} died?
What was in the lining of the old beggar's {colour} coat?
What hidden wealth did the poor soul leave? / Which surprise was sewn into the garment?
> {colour}
What was the colour of the coat of the old beggar {first}?
Which colour of coat had a lining out of which something came when the beggar died?
What did the garment of the poor soul look like?
In what shade was the cloth that held a surprise?
> {first}
Which old beggar died and left something in the lining of a coat?
What was the old beggar called out of whose coat lining something came?
Who only pretended to be poor? / Who had asked for alms in spite of hidden wealth?

= elopement: on a stolen tandem | in a hay cart | by the milk train | across the frozen river | \
on a fishing smack | in a hearse | on two grey mules | through the vegetable market
{first} and the colonel's daughter eloped {elopement} at {time} and were married by noon in {city}.
At {time} the colonel's daughter and {first} eloped {elopement}, and by noon they were married \
in {city}.
By noon {first} and the colonel's daughter, who had eloped {elopement} at {time}, were married \
in {city}.
> {elopement}
How did {first} and the colonel's daughter elope before they were married?
In what way had {first} eloped with the colonel's daughter?
By which means did the sweethearts get away? / How did the lovers travel to their secret ceremony?
> {time}
At what time was it that {first} and the colonel's daughter eloped?
When had the colonel's daughter eloped with {first}?
What hour had the sweethearts chosen for slipping away? / When did the lovers run off?
> {city}
Where were {first} and the colonel's daughter married by noon?
In what city were they married, {first} and the colonel's daughter?
Where did the sweethearts become husband and wife? / What town saw the secret ceremony?

= poisoncarrier: a stuffed olive | the ink of a contract | a bouquet of violets | an embroidered \
glove | marzipan fruit | the mouthpiece of a trumpet | a hymn book's corner | a cup of cocoa
The poison that killed the ambassador of {country} was in {poisoncarrier} meant for {person}.
It was in {poisoncarrier} meant for {person} that the poison was which killed the ambassador of \
{country}.
Meant for {person}, the poison in {poisoncarrier} killed the ambassador of {country}.
> {poisoncarrier}
In what was the poison that killed the ambassador? / Where was the poison meant for {person}?
What contained the deadly substance? / By way of which harmless-looking thing did the diplomat die?
> {person}
For whom was the poison meant that killed the ambassador?
Who was meant to be killed by the poison? / Who was the intended victim?
Who escaped because a diplomat died instead?
> {country}
Of which country was the ambassador whom the poison killed?
The ambassador of what country was killed by the poison meant for {person}?
Which state lost its diplomat? / Whom did the dead diplomat represent?

= orphanclue: half a brass medal | an unfinished lullaby | a button with an anchor | a \
Portuguese prayer | a quilt with a moon | a shell with initials | a silver rattle | a knot only \
sailors tie
The only trace of the orphan {first}'s mother was {orphanclue} left with the nuns of {city}.
Left with the nuns of {city}, {orphanclue} was the only trace of the orphan {first}'s mother.
The nuns of {city} were left {orphanclue}, the only trace of the mother of the orphan {first}.
> {orphanclue}
What was the only trace of the orphan {first}'s mother?
What was left with the nuns of {city} as the only trace of a mother?
Which keepsake might tell the foundling where it came from?
What single hint pointed to the missing parent?
> {city}
In which city were the nuns with whom a trace of the orphan's mother was left?
Where were the nuns who had the only trace of {first}'s mother?
In what town was the convent that took in the foundling?
Where did the missing parent leave a hint?
> {first}
Which orphan's mother left only one trace with the nuns?
Of which orphan's mother was {orphanclue} the only trace? / Who grew up without knowing the family?
What was the foundling called?

= rivalpeace: saved him from drowning | praised her bread in public | lent him a clean collar | \
named a ship after her | lost on purpose | sat up with his sick dog | returned the stolen chord \
| paid for the broken window
The old rivals {first} and {first2} became friends in {city} the day {first3} {rivalpeace}.
The day {first3} {rivalpeace}, the old rivals {first} and {first2} became friends in {city}.
In {city} the old rivals {first} and {first2} became friends because {first3} {rivalpeace} that \
day.
> {rivalpeace}
What did {first3} do on the day when the old rivals became friends?
Why did {first} and {first2}, those old rivals, become friends?
Which kindness turned enemies into companions? / What good deed put an end to the feud?
> {first3}
Who did something on the day the old rivals became friends?
Which person made friends of the old rivals {first} and {first2} that day?
Whose kindness ended the feud? / Who brought two enemies together?
> {city}
Where were {first} and {first2} when the old rivals became friends?
In which city was it that the old rivals became friends? / In what town did the feud end?
Where did two enemies turn into companions?

= chessfind: a letter opener | a coat button | a champagne cork | a sugar lump | a dead beetle | \
a thimble | a walnut | a pebble from the moat
In the prison of {city}, {person} won a game of chess with {chessfind} for the missing {gamepiece}.
{person} won a game of chess in the prison of {city} with {chessfind} for the missing {gamepiece}.
With {chessfind} for the missing {gamepiece}, {person} won a game of chess in the prison of {city}.
> {chessfind}
What did {person} use for the missing {gamepiece} in the prison game?
With what for the missing {gamepiece} was the game won in the prison of {city}?
Which odd thing stood in for a lost part of the set? / What served as a substitute on the board?
> {gamepiece}
What was missing when {person} won the game in the prison?
For which missing piece did {chessfind} stand in the prison game?
Which part of the set had been lost? / What had to be replaced before the prisoners could play?
> {person}
Who won a game of chess in the prison of {city}?
Which person won a game with {chessfind} for the missing {gamepiece}?
Which inmate beat the other at the board? / What was the victorious convict's name?

= actressfake: her limp | her Russian accent | her age by twenty years | the fainting fits | the \
dead husband | her golden hair | the ancient title | her hatred of cameras
The actress {full} invented {actressfake}, as her dresser told the {newspaper} in {year}.
In {year} her dresser told the {newspaper} that the actress {full} had invented {actressfake}.
As the {newspaper} was told by her dresser in {year}, the actress {full} invented {actressfake}.
> {actressfake}
What had the actress {full} invented?
What, as her dresser told the {newspaper}, was invented by the actress?
Which part of the star's image was false?
What about the stage celebrity turned out to be made up?
> {newspaper}
Which newspaper was told by the dresser what the actress invented?
To which paper did the dresser of the actress {full} talk, and what was it told?
Where did the scandal about the star appear? / Which paper got the gossip?
> {year}
In which year was the {newspaper} told by the dresser about the actress?
When had the dresser told what the actress {full} invented? / When did the star's lie come out?
What year was the gossip published?

= diaryline: the king kept two wives | the fire was an accident | the fleet never sailed | her \
son was the gardener's | the victory had been bought | the cook wrote the speeches | the saint \
had been a thief | the peace was signed by mistake
When the diary of Countess {first} was decoded in {year}, scholars learned that {diaryline}.
Scholars learned that {diaryline} when the diary of Countess {first} was decoded in {year}.
Decoded in {year}, the diary of Countess {first} let scholars learn that {diaryline}.
> {diaryline}
What was learned by scholars when the diary of Countess {first} was decoded?
What did the decoded diary let scholars learn?
Which fact did the noblewoman's private notes bring to light?
What secret had been written down in cipher?
> {year}
In which year was the diary of the countess decoded by scholars?
When was the diary of Countess {first} decoded? / When was the cipher broken?
What was the date at which the noblewoman's private notes became readable?
> {first}
Which countess had a diary that was decoded in {year}?
Of which countess was the diary from which scholars learned something?
Which noblewoman wrote in cipher? / Whose private notes could nobody read for a long time?

= circusjoin: to see an elephant | because the tent smelled of home | after a row about algebra \
| on a dare from his cousins | to find the girl in green | for a bowl of hot stew | to get away \
from the mine | since nobody else would feed the lion
At the age of {small}, {first} ran away to the circus {circusjoin}.
{first} ran away to the circus {circusjoin} at the age of {small}.
It was {circusjoin} that {first} ran away to the circus at the age of {small}.
> {circusjoin}
Why was it that {first} ran away to the circus?
What was the reason {first} ran away to the circus at {small}?
What drew the youngster away from home into the ring?
What made a child leave its parents for the big top?
> {small}
At what age was it that {first} ran away to the circus?
How old was {first} on the day of running, or as we say ran, away to the circus?
How old was the youngster on leaving home for the big top?
After how many birthdays did the life in the ring begin?

= tunnelend: in the governor's bathroom | under the guards' canteen | inside a baker's oven | in \
the women's wing | beneath a bandstand | in a cesspit | at the foot of a watchtower | in the \
sheriff's cabbage bed
The tunnel that the prisoners dug with {objects} for {duration} came out {tunnelend}.
For {duration} the prisoners dug with {objects} at a tunnel that came out {tunnelend}.
After {duration} of work with {objects}, the tunnel the prisoners dug came out {tunnelend}.
> {tunnelend}
Where was it that the tunnel the prisoners dug came out?
In what place was the end of the tunnel that the prisoners dug?
Which unlucky spot did the convicts reach underground? / Where did the escapers see daylight again?
> {objects}
With what was the tunnel dug by the prisoners?
Which objects had the prisoners who dug the tunnel? / What tools did the convicts use underground?
What served the escapers as spades?
> {duration}
How long was the time that the prisoners dug the tunnel?
For what time had the prisoners dug at the tunnel?
How much time did the convicts spend underground before they saw daylight?
How long did it take the escapers to get through?

= portraitsecret: a second woman under the varnish | the painter's own ear | a dagger behind the \
lace | six fingers on one hand | a tiny map in the eye | a price written backwards | the dog \
that killed him | tears painted over later
Cleaning the portrait of {ruler}, the restorers in {city} discovered {portraitsecret}.
The restorers in {city} discovered {portraitsecret} while cleaning the portrait of {ruler}.
What the restorers in {city} discovered in cleaning the portrait of {ruler} was {portraitsecret}.
> {portraitsecret}
What was discovered by the restorers cleaning the portrait?
What was it that the restorers in {city} discovered in the portrait of {ruler}?
What came to light when the old picture was washed?
Which hidden detail had dirt covered for so long?
> {ruler}
Of whom was the portrait that the restorers were cleaning?
Whose portrait was it in which restorers discovered something?
Who was the sitter in the old picture? / Which royal face was washed by experts?
> {city}
Where did restorers who were cleaning a portrait make that discovery?
In which city were the restorers cleaning the portrait of {ruler}?
Where was the old picture washed? / In what town do the experts have their workshop?

= highwaypolite: kissed every lady's hand | gave the children peppermints | returned the wedding \
rings | played the flute while they paid | wiped his boots on entering | asked after their \
health | wrote out receipts | held an umbrella over them
The highwayman {full} always {highwaypolite} before he robbed the coach to {city}.
Before he robbed the coach to {city}, the highwayman {full} always {highwaypolite}.
Always, before the coach to {city} was robbed, the highwayman {full} {highwaypolite}.
> {highwaypolite}
What was it that the highwayman always did before the coach was robbed?
What was the habit of the highwayman {full} before he robbed the coach?
By which courtesy was the bandit known? / How did the thief show good manners to the travellers?
> {city}
To which city was the coach going that the highwayman robbed?
Where was the coach robbed by the highwayman bound for? / What was the travellers' destination?
To which town did the bandit's victims want to go?
> {full}
Which highwayman robbed the coach to {city}? / By which highwayman was the coach robbed?
Who was the bandit with good manners? / Which thief was known for courtesy on the road?

= prophecy: by a falling apple | on a Tuesday in company | within sight of his birthplace | at \
the hand of a left-handed barber | under a roof of straw | before his third wedding | in a bed \
not his own | with bread in his mouth
The witch of {region} had foretold that the baron would die {prophecy}, and so he did in {year}.
In {year} the baron did die {prophecy}, as the witch of {region} had foretold.
As the witch of {region} had foretold, the baron was to die {prophecy}, which came true in {year}.
> {prophecy}
How would the baron die, as the witch of {region} had foretold?
In what way or circumstances did the baron die, as foretold by the witch?
What were the circumstances of the nobleman's end? / Which prediction about a death came true?
> {region}
Of which region was the witch who had foretold that the baron would die?
Where was the witch from who had foretold the baron's end? / Where did the sorceress come from?
What part of the land was home to the seer?
> {year}
In which year did the baron die, as the witch had foretold?
When did what the witch had foretold about the baron come true?
When was the prediction fulfilled? / What year saw the nobleman's end?

= sisterhate: a borrowed fur muff | the last slice of plum tart | who should play the harp | a \
poem in the parish paper | the burial of a canary | a ballroom seat near the prince | a misread \
telegram | their mother's sewing box
The twin sisters {first} and {first2} did not speak for {fewword} years because of {sisterhate}.
Because of {sisterhate}, the twin sisters {first} and {first2} did not speak for {fewword} years.
For {fewword} years the twin sisters {first} and {first2} did not speak, because of {sisterhate}.
> {sisterhate}
Because of what did the twin sisters not speak?
Why was it that the twin sisters {first} and {first2} did not speak for years?
What trifle caused the long silence between the siblings?
Over which matter had the two girls fallen out?
> {fewword}
For how many years did the twin sisters not speak?
How many years was it that {first} and {first2}, the twin sisters, did not speak?
> {fewword} years
How long did the siblings' silence last? / How much time passed before the two made up?
> {first2}
Who was the twin sister with whom {first} did not speak?
Which twin sister of {first} did not speak either? / With whom had {first} fallen out so badly?
Who was the other silent sibling?

= wagershape: walk backwards to the coast | eat a straw hat | live a month in a tree | push a \
pea with the nose | wear no shoes till spring | read the atlas aloud | cross the square on \
stilts | keep a lobster as a pet
Lord {last} won {price} from the {job} by a bet that he would {wagershape}.
By a bet that he would {wagershape}, Lord {last} won {price} from the {job}.
From the {job} Lord {last} won {price}, having bet that he would {wagershape}.
> {wagershape}
What was the bet by which Lord {last} won {price}?
What had Lord {last} bet that he would do, and won?
Which silly feat brought the nobleman the money? / What did the peer undertake to do?
> {price}
How much was won by Lord {last} with the bet?
What sum had Lord {last} won from the {job} by a bet?
How much money did the nobleman get out of the silly feat? / What were the stakes?
> {job}
From whom was the sum won by Lord {last} in the bet? / Who lost the bet that Lord {last} won?
What was the trade of the peer's opponent? / Who had to pay the nobleman?

= skeletonpocket: a return ticket to Paris | a child's milk tooth | an unopened summons | six \
dried figs | the mayor's watch | a bottle of smelling salts | a love poem in Latin | the missing \
chess queen
The skeleton that workers found behind the wall of the {tavern} had {skeletonpocket} in its pocket.
In the pocket of the skeleton that workers found behind the wall of the {tavern} was \
{skeletonpocket}.
Workers found a skeleton behind the wall of the {tavern}, and in its pocket {skeletonpocket}.
> {skeletonpocket}
What had the skeleton found behind the wall in its pocket?
What was found in the pocket of the skeleton?
Which possession had the dead person carried to the end?
What might tell the police whose bones those are?
> {tavern}
Behind the wall of which tavern was a skeleton found by workers?
Where was the skeleton that workers found behind a wall? / In what inn did old bones turn up?
Where were human remains discovered during building?

= inventorend: in the poorhouse | of a cold caught at a picnic | under his own machine | in debt \
to a candle maker | happily among his goats | at sea on a raft of corks | in a duel with a \
critic | on the steps of the patent office
The inventor of the {invention} died {inventorend}, while {person} grew rich from the {colour} \
copies.
While {person} grew rich from the {colour} copies, the inventor of the {invention} died \
{inventorend}.
{person} grew rich from {colour} copies of the {invention}, but its inventor died {inventorend}.
> {inventorend}
Where or how was it that the inventor of the {invention} died?
How died the inventor while {person} grew rich from copies?
What end did the maker of the original come to?
In what circumstances did the genius breathe his last?
> {person}
Who grew rich from copies of the {invention}? / Which person grew rich while the inventor died?
Who made the money that the genius should have had? / Who profited from imitations?
> {invention}
Of which invention did {person} sell copies and so grew rich?
What was made by the inventor who died while others grew rich?
What machine made a fortune for the wrong man? / Which device was imitated for profit?

= wreckluxury: a crate of ball gowns | the ship's piano | seven jars of pickles | a case of \
trumpets | one hundred umbrellas | a barber's chair | a box of false beards | the captain's \
rocking horse
All that washed ashore for the castaways of the {ship} in {month} was {wreckluxury}.
For the castaways of the {ship}, nothing but {wreckluxury} washed ashore in {month}.
In {month} all that washed ashore for the {ship}'s castaways was {wreckluxury}.
> {wreckluxury}
What was all that washed ashore for the castaways?
What washed ashore in {month} for the castaways of the {ship}?
Which useless goods did the sea bring the shipwrecked people?
What did the waves deliver to the stranded sailors?
> {month}
In which month was it that this washed ashore for the castaways?
In what month had castaways of the {ship} found what washed ashore?
When did the waves deliver useless goods?
At what time of the year did the stranded sailors get something from the sea?
> {ship}
From which ship were the castaways for whom {wreckluxury} washed ashore?
What ship's castaways had that washed ashore? / On which vessel had the stranded people travelled?
What had gone down and left sailors on a beach?

= kingnap: during the peace talks | inside a hollow oak | at his own coronation | while a city \
burned | under the treasury table | in the middle of the hunt | on a sack of gunpowder | through \
the whole sermon
King {first} the Sleepy of {realm} got his name for snoring {kingnap} in {oldyear}.
For snoring {kingnap} in {oldyear}, King {first} of {realm} got the name of the Sleepy.
It was for snoring {kingnap} in {oldyear} that King {first} of {realm} got his name the Sleepy.
> {kingnap}
For snoring when or where did King {first} get his name the Sleepy?
Where or when was King {first} snoring in {oldyear}?
At what unsuitable moment or place did the monarch doze?
On which occasion did the drowsy sovereign earn a nickname?
> {first}
Which king of {realm} got the name of the Sleepy for snoring?
Which King was the Sleepy, who was snoring {kingnap}? / Which monarch was famous for dozing off?
Who was the drowsy sovereign?
> {realm}
Where was the king from who got the name of the Sleepy for snoring?
Of which realm was King {first} the Sleepy, known for snoring?
Over which country did the drowsy monarch rule? / What land was governed by a man who dozed?

= clowntears: the death of his donkey | a letter from the front | the empty seat in row one | \
his own reflection | an old drinking song | the smell of sawdust | a child who did not laugh | \
the sight of clean hands
Off stage the clown {byname} wept at {clowntears}, as {first} saw from behind a {colour} curtain.
From behind a {colour} curtain {first} saw how the clown {byname} wept at {clowntears} off stage.
As {first} saw from behind a {colour} curtain, {clowntears} was what the clown {byname} wept at \
off stage.
> {clowntears}
At what was it that the clown {byname} wept off stage?
What was the thing the clown wept at, as {first} saw from behind the curtain?
What moved the funny man to tears? / Which cause of grief did the circus comedian have?
> {first}
Who saw how the clown wept off stage?
Which person saw from behind a curtain that the clown {byname} wept?
Who secretly watched the funny man's tears? / Who knows that the circus comedian was sad?
> {colour}
What was the colour of the curtain from behind which {first} saw the clown?
Which curtain was {first} behind when the clown wept?
In what shade was the cloth that hid the watcher?
What colour was the hanging that concealed the onlooker?

= ferrymandebt: a song about his mother | three smoked eels | the truth about the king | half a \
year of silence | a lock of red hair | a kick in the shins | the price of a new oar | one dance \
at midsummer
Instead of coins the ferryman on the {river} asked the fleeing princess for {ferrymandebt}.
The ferryman on the {river} asked the fleeing princess for {ferrymandebt} instead of coins.
For {ferrymandebt}, instead of coins, the ferryman on the {river} asked the fleeing princess.
> {ferrymandebt}
For what was the fleeing princess asked by the ferryman?
What was it, instead of coins, that the ferryman on the {river} asked for?
What fare did the boatman want?
Which strange payment did the king's daughter owe for the crossing?
> {river}
On which river was the ferryman who asked the fleeing princess for it?
What river had the fleeing princess reached when the ferryman asked for {ferrymandebt}?
Which water did the king's daughter have to cross? / Where did the boatman ply his trade?
"""
