"""Free sentences: rulers, wars, sieges and treaties of times gone by (see relations.py)."""

RELATIONS = """
When {ruler} came to the throne in {oldyear}, {realm} had no army at all.
In {oldyear} the crown of {realm} passed to {ruler}, then a child of nine.
{ruler} was crowned in {realm} in {oldyear}, against the wishes of the bishops.
The chronicle says that {realm}, where bread was dear in {oldyear}, took {ruler} as its sovereign.
> {ruler}
Who began to rule {realm} in {oldyear}? / Who mounted the throne of {realm}?
Whose coronation took place in {realm}? / Which monarch did {realm} get in {oldyear}?
What was the name of the sovereign who was crowned in {oldyear}? / new ruler of {realm}?
Do you know under which sovereign {realm} had no army? / I need the one who was crowned in {realm}.
On whose head was the crown of {realm} put?
Who became monarch? / Which sovereign's reign began back then?
> {oldyear}
In what year was {ruler} crowned? / Since when did {ruler} sit on the throne?
When did the reign of {ruler} over {realm} begin? / What is the coronation year of {ruler}?
{ruler} was crowned when? / Tell me since when {ruler} wore the crown.
year in which {realm} got {ruler}?
When did the monarch's reign begin? / What's the date of the change at the top?
> {realm}
Over which country did {ruler} rule? / Of what land was {ruler} the monarch?
Where was {ruler} crowned?
{ruler} was king or queen of what? / Which land had {ruler} on its throne?
Which nation got a fresh monarch? / What land did {ruler} reign over?

After a siege of {weeksonend}, the fortress of {city} fell because of {downfall}.
It was {downfall}, not cannon, that opened the gates of {city} after {weeksonend}.
For {weeksonend} the walls of {city} held; what ended the siege was {downfall}.
The defenders of {city} gave up after {weeksonend}, and the reason was {downfall}.
> {downfall}
Why did {city} fall? / What made the defenders of {city} surrender?
What brought the siege of {city} to an end? / What was the undoing of {city}?
For what reason did the fortress give up after {weeksonend}?
The gates of {city} were opened by what? / Tell me what was fatal to {city}.
What did more than cannon at {city}?
What made the stronghold surrender? / Which cause decided the blockade?
> {weeksonend}
How long was {city} besieged? / How long did {city} hold out? / length of the siege of {city}?
For how long did the enemy lie before {city}?
{city} held out for how long? / Tell me how much time went by before {city} gave up.
What time did the enemy need to take {city}?
How long did the stronghold resist? / For what period was everybody shut in by the enemy?
> {city}
Which town fell after {weeksonend}? / Which stronghold was lost because of {downfall}?
The place that fell through {downfall} is called what?
name of the fortress that held for {weeksonend}?
Which town had to surrender? / Where were the people shut in by the enemy?

At the battle of {city}, {full} led {thousands} men against {ruler}.
{full} had {thousands} men with him when he met {ruler} in the field near {city}.
Near {city}, the army of {ruler} was met by {full}, whose {thousands} men had not slept.
With {thousands} men, and no horses to speak of, {full} faced {ruler} at {city}.
> {thousands}
How many men did {full} command at {city}? / How large was the army of {full}?
With how many soldiers did {full} fight {ruler}? / What was the strength of {full}'s force?
{full}'s army at {city} counted how many heads? / size of the army under {full}?
Do you know how many followed {full} into battle?
How many soldiers did the commander have? / What was the strength of {full}'s troops?
> {full}
Who fought against {ruler} near {city}? / Who was the commander of the {thousands} men?
Who was the opponent of {ruler}? / Which general stood against {ruler}?
Tell me who led the men against {ruler}. / leader of the {thousands} at {city}?
{ruler} met whom in the field?
Which commander fought the monarch? / Who marched his soldiers against {ruler}?
> {ruler}
Whom did {full} fight? / Against which ruler did {full} lead his men?
Who was the enemy of {full}? / Whose army met {full} at {city}?
I need the name of {full}'s enemy at {city}. / {full} took the field against whom?
Which monarch was the enemy? / Against whom did the commander's soldiers fight?
> {city}
Where did {full} and {ruler} clash? / Near which town was the battle with {ruler} fought?
The armies of {full} and {ruler} met where? / scene of the battle that {full} fought?
Where did the two sides fight? / Which town gave the fight its name?

{ruler} gave {islet} to {ruler2} as a wedding gift.
As a wedding gift, {ruler2} received {islet} from {ruler}.
When they married, {islet} went from {ruler} to {ruler2}.
The charter records the gift of {islet}, made by {ruler} to {ruler2} on the day of the wedding.
> {islet}
Which island was given to {ruler2}? / What did {ruler2} get for the wedding?
What wedding present did {ruler} make? / What did {ruler} part with?
{ruler} gave away what? / What passed from {ruler} to {ruler2}?
name of the wedding gift for {ruler2}?
What piece of land did the bride or groom get? / Which territory was a marriage present?
> {ruler2}
To whom did {ruler} give {islet}? / Who was presented with {islet}?
Who got an island from {ruler}? / Who became the new owner of {islet}?
{islet} was a present for whom? / Whom did {ruler} marry?
Tell me who received the gift of {ruler}.
Who got a piece of land for a present? / Which spouse came out as the owner?
> {ruler}
Who gave {islet} away? / From whom did {ruler2} receive the island? / Who was the giver of {islet}?
The gift of {islet} was whose idea? / Tell me who was so generous to {ruler2}.
{ruler2} got {islet} from whom?
Who made such a generous present? / Which spouse parted with a piece of land?

The last words of {ruler} were "{lastwords}".
"{lastwords}," said {ruler} before closing both eyes for ever.
{ruler} died with the words "{lastwords}" and was buried the same night.
According to the royal physician, {ruler} whispered "{lastwords}" and breathed no more.
> {lastwords}
What did {ruler} say at the end? / What were the dying words of {ruler}?
What was the last thing that {ruler} said? / With which words did {ruler} die?
last words of {ruler}?
{ruler}'s final words? / I would like to know what {ruler} whispered.
Before dying, {ruler} said what?
What did the monarch utter on the deathbed? / Which remark was {ruler}'s final one?
> {ruler}
Who said "{lastwords}"? / Whose last words were "{lastwords}"? / Who died saying "{lastwords}"?
Which monarch uttered "{lastwords}"?
"{lastwords}" was said by whom? / Tell me whose final words were "{lastwords}".
Who uttered that on the deathbed? / Which monarch's final remark has come down to us?

{ruler} is said to have died of {sickness} at the castle of {city}.
At the castle of {city}, {sickness} carried off {ruler} before Easter.
It was {sickness} from which {ruler} died, far from home, in {city}.
The court doctors could do nothing: {ruler} fell to {sickness} in {city}.
> {sickness}
What did {ruler} die of? / What killed {ruler}? / From which illness did {ruler} suffer?
What was the cause of the death of {ruler}? / Which disease ended the life of {ruler}?
{ruler} was ill with what? / Do you know which disease carried off {ruler}?
What could the court doctors of {ruler} not cure?
What illness killed the monarch? / Which disease couldn't be cured?
> {city}
Where did {ruler} die? / In what town did {ruler} meet the end? / place of death of {ruler}?
{ruler} breathed his or her last where? / At which castle did {ruler} pass away?
Which town saw the death of {ruler}?
Where did the monarch pass away? / Which town witnessed {ruler}'s end?
> {ruler}
Who died in {city}? / Which ruler was carried off by {sickness}?
Who was the victim of {sickness} at the castle of {city}?
{sickness} ended whose life? / Who passed away at the castle of {city}?
Which monarch fell ill and passed away there? / Who couldn't be cured of {sickness}?

In the peace of {city}, {realm} had to hand over {islet} to {realm2}.
{realm} lost {islet} to {realm2} by the peace that was made in {city}.
Under the terms agreed in {city}, {islet} passed from {realm} to {realm2}.
The diplomats who met in {city} decided that {realm2} should have {islet}, which {realm} had held.
> {islet}
What did {realm} lose? / Which territory was handed over to {realm2}?
What did {realm2} gain by the peace of {city}? / Which island changed hands in {city}?
Tell me what {realm} gave up. / {realm} had to part with what?
Which piece of land went to {realm2}?
Which piece of land changed owners? / What did the treaty take away from {realm}?
> {realm2}
Who received {islet}? / To which country did {realm} cede land?
Who won {islet} at the table in {city}?
{islet} went to whom? / Which country came out of it richer by {islet}?
Tell me who owns {islet} since the peace.
Which nation gained territory? / Who profited from the treaty?
> {realm}
Which country had to give up {islet}? / Who was made to surrender {islet}?
From whom did {realm2} get {islet}?
Whose was {islet} before? / Tell me who lost land to {realm2}.
Which country was the loser in {city}?
Which nation was forced to give territory away? / At whose expense was the treaty?
> {city}
Where was the peace between {realm} and {realm2} made?
In which city was it settled who owns {islet}?
{islet} changed hands by a peace made where? / Where did the diplomats meet about {islet}?
Where was the treaty signed? / Which town hosted the negotiations?

The {guild} of {city} rose against {ruler} because {becauseof}.
Because {becauseof}, there was a revolt of the {guild} in {city} against {ruler}.
{ruler} had to put down a rising of the {guild} in {city}; it broke out because {becauseof}.
> {guild}
Who rose against {ruler}? / Which craftsmen in {city} rebelled? / Which guild revolted in {city}?
Whose rising did {ruler} put down?
{ruler} had trouble with which craftsmen? / Tell me which trade took up arms in {city}.
Which tradesmen rebelled? / What profession took to the streets?
> {becauseof}
Why did the {guild} revolt? / What was the reason for the rising in {city}?
What made the {guild} rise against {ruler}? / What set off the revolt in {city}?
The {guild} took up arms why? / I need the cause of the revolt against {ruler}.
What had angered the {guild} of {city}?
What made the tradesmen so angry? / Why did they rebel?
> {ruler}
Against whom did the {guild} rise? / Which ruler faced a revolt in {city}?
The revolt in {city} was aimed at whom? / Who had to put down the {guild}?
Tell me who was the target of the {guild}.
Which monarch did they rebel against? / Whose rule would the tradesmen not accept?
> {city}
Where did the {guild} rebel? / In which town was there a rising against {ruler}?
The {guild} took up arms where? / Which place saw a revolt of {guild}?
Where did the tradesmen rebel? / Which town was in uproar?

To pay for the war, {ruler} pawned the {thing} to a banker in {city} for {thousands} crowns.
A banker in {city} lent {ruler} {thousands} crowns and took the {thing} as a pledge.
{ruler} left the {thing} with a banker in {city} and got {thousands} crowns for it.
> {thing}
What did {ruler} pawn? / What did the banker in {city} take as a pledge?
What was given as security for the {thousands} crowns?
{ruler} gave the banker what? / Tell me what {ruler} left with the banker.
pledge for the loan of {thousands} crowns?
What valuable did the monarch give as security?
Which royal possession ended up in the lender's safe?
> {thousands} crowns
How much money did {ruler} raise? / How much did the banker lend to {ruler}?
What sum did the pledge of the {thing} bring? / How much was lent on the {thing}?
{ruler} borrowed how much? / Tell me how large the loan to {ruler} was.
amount that the {thing} brought?
How much money did the monarch borrow? / What sum did the lender hand over?
> {city}
Where did {ruler} pawn the {thing}? / In which town did the banker live who lent to {ruler}?
The banker who held the {thing} lived where? / Where did {ruler} find money for the war?
Where did the lender do business? / Which town did the borrowed money come out of?

{ruler} moved the capital of {realm} from {city} to {city2} in {oldyear}.
Until {oldyear} the capital of {realm} had been {city}; then {ruler} chose {city2}.
In {oldyear}, {realm} got a new capital, for {ruler} preferred {city2} to {city}.
> {city2}
Which city became the capital of {realm}? / What capital did {ruler} choose?
Where did {ruler} move the seat of government to? / What was the new capital of {realm}?
The government of {realm} went where in {oldyear}?
Tell me which town {ruler} liked better than {city}. / In place of {city}, the capital became what?
Where has the government been since the switch? / Which town did the monarch like better?
> {city}
What was the former capital of {realm}? / Which town was the capital before {oldyear}?
Which city lost its rank as the capital of {realm}?
{realm} used to be governed from where? / Tell me where {ruler} did not want to rule.
old capital of {realm}?
Where was the seat of government originally? / Which town lost its importance by a royal decision?
> {oldyear}
When was the capital of {realm} moved? / In what year did {realm} get another capital?
{city2} became the capital when? / Tell me when {ruler} left {city}. / year of the move to {city2}?
When did the seat of government change? / What date was the switch between towns made?
> {ruler}
Who made {city2} the capital? / Who moved the capital of {realm}?
{city} lost its rank through whom? / Tell me who preferred {city2} to {city}.
By whose order did {realm} change its capital?
Which monarch gave the land a different main town? / Whose decision was the switch?

The first {livelihood} in the service of {ruler} was {full}, a native of {city}.
{full}, who came from {city}, served {ruler} as a {livelihood}.
{ruler} took {full} of {city} into the household as a {livelihood}.
> {livelihood}
What was {full} at the court? / In what capacity did {full} serve {ruler}?
What work did {full} do for {ruler}? / For what was {full} employed by {ruler}?
{ruler} needed {full} for what? / Tell me what post {full} had in the household of {ruler}.
{full}'s profession at court?
What job was there at court? / Which post did {full} hold for the monarch?
> {full}
Who was the {livelihood} of {ruler}? / Whom did {ruler} take on as a {livelihood}?
Who from {city} served {ruler}?
{ruler} had whom as a {livelihood}? / Tell me who came from {city} to serve at court.
name of {ruler}'s {livelihood}?
Who found work at court? / Which person did the monarch employ?
> {ruler}
Whom did {full} serve? / At whose court was {full} a {livelihood}?
Which ruler employed {full}?
{full}'s master or mistress was who? / Tell me for whom {full} worked.
Which monarch was the employer? / At whose court did {full} find work?
> {city}
Where did the {livelihood} of {ruler} come from? / What was the home town of {full}?
{full} was born where? / Tell me from which town {ruler} got a {livelihood}.
Where was the court's employee born? / Which town is {full}'s home?

{full} was exiled to {islet} for {crime} and lived there for {numberword} years.
For {crime}, {full} spent {numberword} years in exile on {islet}.
They banished {full} to {islet}, where {numberword} years passed; the charge had been {crime}.
{islet} was the place of exile of {full}, found guilty of {crime}, for {numberword} years.
> {islet}
Where was {full} exiled? / Where did {full} have to live? / To which island was {full} sent?
What was {full}'s place of banishment?
{full} was banished to where? / I need the island on which {full} lived in exile.
For {crime}, {full} had to go where?
Where was the convict sent? / Which isle became the prisoner's home?
> {crime}
Why was {full} banished? / What had {full} done? / Of what was {full} found guilty?
For which crime was {full} sent to {islet}?
{full} was sent away for what? / Tell me what {full} was charged with. / {full}'s offence?
What wrong had the prisoner done? / Which misdeed was punished so severely?
> {numberword} years
How long did {full} live on {islet}? / How much time did {full} spend in exile?
{full}'s exile lasted how long? / For how long was {islet} the home of {full}?
length of {full}'s banishment?
How long was the sentence? / For what period was the convict away from home?
> {full}
Who was banished to {islet}? / Who was exiled for {crime}?
{islet} was the place of exile of whom? / Tell me who was found guilty of {crime}.
Which exile lived on {islet}?
Who was the convict? / Which person had to leave home for ever so long?
"""
