"""Free sentences: courts, exiles, taxes and ransoms of times gone by (see relations.py)."""

RELATIONS = """
Under {ruler}, a tax on {cargo} was brought in, which filled the coffers of {realm}.
{ruler} taxed {cargo}, and {realm} grew rich by it.
Whoever brought {cargo} into {realm} had to pay a duty from the time of {ruler} on.
> {cargo}
What was taxed under {ruler}? / On which goods did {ruler} put a tax?
What made {realm} rich? / For what did one pay a duty in {realm}?
{realm} took a duty on what? / Tell me what filled the coffers of {realm}.
{ruler} got money out of which goods?
Which merchandise earned the crown so much money?
Merchants importing what were made to give the king a share?
> {ruler}
Who brought in the tax on {cargo}? / In whose reign did {realm} tax {cargo}?
Which ruler put a duty on {cargo}?
The duty on {cargo} goes back to whom? / Tell me whose tax made {realm} rich.
Who thought of taxing {cargo}?
Which monarch made importers give the crown a share? / Whose idea was the levy on {cargo}?
> {realm}
Where was {cargo} taxed? / Which country had a duty on {cargo}?
{ruler} taxed {cargo} where? / Tell me which land grew rich by {cargo}.
Which country earned so well from a levy?
Where did importers of {cargo} feel the king's hand in their purse?

The palace of {ruler} in {city} had {count} rooms and a garden of {surface}.
In {city}, {ruler} built a palace of {count} rooms; its garden measured {surface}.
{ruler} lived in {city} among {count} rooms, with {surface} of garden around them.
> {count}
How many rooms were there in the palace of {ruler}? / How many rooms had the palace in {city}?
Of how many rooms did {ruler} dispose?
{ruler}'s palace had room after room: how many? / Tell me the number of rooms in {city}.
room count of the palace of {ruler}?
How many chambers did the royal residence have?
Tell me how much dusting there was, room by room, for the monarch's maids.
> {surface}
How large was the garden of {ruler}? / What was the size of the garden in {city}?
How much garden surrounded the palace of {ruler}?
{ruler}'s garden measured what? / How big were the grounds in {city}?
Tell me how much land lay around {ruler}'s palace.
How big were the royal lawns and flowerbeds? / What area did {ruler}'s gardeners look after?
> {city}
Where was the palace of {ruler}? / In which city did {ruler} build? / Where did {ruler} live?
{ruler} had a palace where? / Tell me where the palace of {count} rooms was.
In what town would one look for {ruler}'s garden?
Where was the royal residence? / Which town did {ruler} reign from?
> {ruler}
Whose palace had {count} rooms? / Who lived in the palace in {city}?
The palace in {city} was built by whom? / Tell me who had a garden of {surface}.
Which monarch built in {city}?
Which monarch resided there? / Whose residence took up so much of {city}?

A herald in the colours {colour} and {colour2} brought {ruler} the news of the defeat at {city}.
The news that {city} was lost reached {ruler} by a herald dressed in {colour} and {colour2}.
It was from a herald in {colour} and {colour2} that {ruler} heard of the disaster at {city}.
> {colour} and {colour2}
What colours did the herald wear? / How was the messenger dressed who came to {ruler}?
In which colours did the bringer of bad news come to {ruler}?
The herald's clothes were of what colours? / Tell me what the herald to {ruler} had on.
{ruler}'s messenger was dressed how?
What did the messenger have on? / Describe the clothes of the man who told {ruler} of a lost battle.
> {city}
What defeat was announced to {ruler}? / Where had the army of {ruler} been beaten?
Which place was lost, as {ruler} heard?
The herald told {ruler} of a defeat where? / Tell me which place was lost.
The bad news for {ruler} was about what town?
Where was the battle lost? / Which town had fallen, by the messenger's account?
> {ruler}
To whom was the defeat at {city} reported? / Who heard that {city} was lost?
The herald in {colour} went to whom? / Tell me who was told of the disaster at {city}.
Which ruler got news of {city}?
Which monarch was told of a lost battle? / To whom did the unhappy messenger ride?

The war over the {cargo} of {realm} lasted {numberword} years and ended in {oldyear}.
For {numberword} years, until {oldyear}, {realm} was at war over {cargo}.
It took {numberword} years of fighting over {cargo} before {realm} saw peace again in {oldyear}.
> {numberword} years
How long did the war over {cargo} last? / For how many years did {realm} fight over {cargo}?
How long was {realm} at war? / duration of the war in {realm}?
The fight over {cargo} went on for how long? / Tell me for how long {realm} saw no peace.
How much time passed before {realm} made peace?
How long did the conflict go on?
Tell me the time it took until the soldiers of {realm} could go home.
> {oldyear}
When was the war over {cargo} over? / In what year did peace return to {realm}?
Tell me since when {realm} was at peace again. / {realm} stopped fighting when?
last year of the war over {cargo}?
When were weapons finally laid down?
In which summer or winter could the soldiers of {realm} go home?
> {cargo}
What was the war of {realm} about? / Over what did {realm} go to war?
What did they fight for in {realm}?
{realm} was fighting for what? / Tell me the reason why {realm} went to war.
Which goods set {realm} on fire?
Which merchandise was the conflict about? / What did {realm} send its soldiers to die for?

Until relief came, {soldierrank} {last} held the {landmark} of {city} with {small} men.
With only {small} men, the {landmark} of {city} was held by a {soldierrank} named {last}.
In {city} a {soldierrank}, {last} by name, kept the {landmark} with {small} men.
> {last}
Who held the {landmark} of {city}? / By whom was the {landmark} defended?
What was the name of the {soldierrank} in {city}?
Which officer commanded the {small} men in {city}?
Tell me who defended the {landmark}. / The {soldierrank} in {city} was called what?
{city}'s {landmark} owed its safety to whom?
Who was in command during the siege? / Which officer refused to surrender?
> {soldierrank}
What rank did {last} have? / What was {last} in the army? / rank of {last}?
{last} was of what rank? / Tell me what one had to call {last} in the army.
As what did {last} serve?
What was the commander's military title? / How should one address {last}, who refused to surrender?
> {small}
How many men did {last} have? / With how many soldiers was the {landmark} of {city} held?
How strong was the garrison under {last}?
{last} commanded how many? / Tell me how few they were in the {landmark}.
number of men with {last}?
How many defenders were there in the siege? / Size of {last}'s little troop?
> {landmark}
What did {last} defend? / Which building in {city} was held with {small} men?
{last} and {small} men held what? / Tell me which building did not fall in {city}.
What did the {soldierrank} refuse to give up?
Which building withstood the siege? / Where did {last} refuse to surrender?

The heir of {ruler}, still in the cradle and called {first}, was brought up by {guild} in {city}.
{first}, a child of {ruler}, grew up among the {guild} of {city} and did not know who he was.
In {city} some {guild} raised {first}, the child of {ruler}, as their own.
> {first}
What was the heir of {ruler} called? / Who was the child of {ruler}?
Which child was raised by {guild} in {city}? / name of the heir who grew up in {city}?
{ruler}'s heir went by what name? / The {guild} of {city} raised whom?
Tell me who did not know that {ruler} was the parent.
Name of the baby prince who was kept hidden? / Which boy had royal blood and never guessed it?
> {guild}
Who brought up {first}? / By whom was the heir of {ruler} raised?
With what sort of people did {first} grow up?
{first} was raised by whom? / Tell me which craftsmen took in the heir of {ruler}.
Who were like parents to {first}?
What was the trade of the foster parents? / Which working folk took the little prince in?
> {ruler}
Whose heir was {first}? / Who was the parent of {first}?
{first} was in truth the child of whom? / Tell me who left a child with the {guild}.
Which monarch was the hidden boy's father or mother? / Whose royal blood did little {first} have?
> {city}
Where did {first} grow up? / In which town was the child of {ruler} raised?
{first} was hidden where? / Tell me in what town the {guild} raised an heir.
Where was the little prince hidden? / Which town did {first} spend his childhood in?

The alliance between {realm} and {realm2} was sealed with the gift of {small} {animals}.
{realm} sent {realm2} {small} {animals} to seal the alliance.
To confirm that they were allies, {realm2} accepted {small} {animals} from {realm}.
> {small}
How many {animals} did {realm2} get? / How many {animals} were sent by {realm}?
{realm} sent how many {animals}? / Tell me the number of {animals} in the gift.
Of how many {animals} did the gift consist?
How big was the herd that the friendly country received?
Number of {animals} in the diplomatic present?
> {animals}
What did {realm} give to {realm2}? / With which gift was the alliance of {realm} sealed?
What animals did {realm2} receive? / Which beasts were sent to {realm2}?
{realm2} was given {small} of what? / Tell me what {realm} sent to seal the alliance.
gift from {realm} to {realm2}?
Which creatures were the diplomatic present? / What did {realm} hand over as proof of friendship?
> {realm2}
With whom was {realm} allied? / Who was the ally of {realm}? / To whom did {realm} send {animals}?
{realm} joined hands with whom? / Tell me which country accepted the {animals}.
Which country received the diplomatic present? / Whose friendship did {realm} want?
> {realm}
Who sent {small} {animals} to {realm2}? / Who was the giver of the {animals}?
{realm2} joined hands with whom? / Tell me which country gave {animals} away.
The {animals} came from where?
Which country handed over the {animals} as a present? / Who wanted the friendship of {realm2}?

Historians now date the burning of the {landmark} in {city} to {oldyear} rather than {oldyear2}.
The {landmark} of {city} burned down in {oldyear}, and not, as we were taught, in {oldyear2}.
Schoolbooks give {oldyear2} for the fire in the {landmark} of {city}; the true year is {oldyear}.
> {oldyear}
When did the {landmark} of {city} really burn? / What is the true date of the fire in {city}?
In which year was the {landmark} of {city} lost to fire, as is now believed?
Tell me when the fire was, according to what we know now.
The {landmark} burned in {city}, but when? / correct year of the fire in {city}?
When did it go up in flames, by modern research?
What do scholars say today about the time of the blaze?
> {oldyear2}
What year do schoolbooks give for the fire in {city}? / Which date of the fire turned out wrong?
What was the old date for the burning of the {landmark}?
Tell me the year that historians no longer believe in. / The fire in {city} used to be dated when?
wrong year of the fire in {city}?
Which mistaken figure did pupils have to learn?
When was the blaze, if one trusts outdated textbooks?
> {landmark}
What burned down in {city}? / Which building was destroyed in {oldyear}?
{city} lost which building? / Tell me what the fire in {city} took.
{city}, {oldyear}: what burned?
What building went up in flames? / Which loss in {city} did scholars put at a mistaken time?

The ransom for {full} was {thousands} ducats, paid by the {guild} of {city}.
The {guild} of {city} bought {full} free with {thousands} ducats.
{full} came home only after the {guild} of {city} had counted out {thousands} ducats.
> {thousands} ducats
How high was the ransom for {full}? / What did it cost to free {full}?
How much was paid for {full}? / What price was put on the freedom of {full}?
{full} was freed for how much? / Tell me the price of {full}'s freedom.
The {guild} of {city} paid what for {full}?
How much money did the kidnappers receive? / What sum did it take to get {full} released?
> {guild} of {city}
Who paid the ransom for {full}? / Who bought {full} free? / By whom was {full} ransomed?
To whom does {full} owe his freedom?
{full} was bought free by whom? / Tell me who counted out the money for {full}.
Which craftsmen got {full} home?
Who raised the money for the captive? / Which generous folk got {full} released?
> {full}
Who was ransomed for {thousands} ducats? / For whom did the {guild} of {city} pay?
Whose release cost {thousands} ducats?
The {guild} of {city} bought whom free? / Tell me whose ransom the {guild} paid.
name of the prisoner who cost {thousands} ducats?
Which captive was released for money? / Whom did the kidnappers let go?

A monument to the dead of {oldyear} was put up in {city}; it shows a {motif} and {thousands} names.
In {city} stands a monument with {thousands} names and a {motif}, for those who fell in {oldyear}.
The dead of {oldyear}, {thousands} of them by name, are honoured in {city} with a {motif} in stone.
> {motif}
What does the monument in {city} show? / What is carved on the memorial in {city}?
Which image stands for the dead of {oldyear}?
The dead of {oldyear} have what in stone? / Tell me what one sees on the monument in {city}.
picture on the memorial in {city}?
What image did the sculptor choose for the war memorial?
Tell me which picture mourners in {city} look at.
> {thousands}
How many names are on the monument in {city}? / How many fell in {oldyear}, by the stone?
number of names on the memorial in {city}?
{city} mourns how many dead? / Tell me how many are named in {city}.
How many people does the stone in {city} name?
How many soldiers are listed on the war memorial? / Number of victims the sculptor had to spell out?
> {oldyear}
Which year do they remember in {city}? / For the dead of what year was the monument built?
{city} honours the dead of when? / Tell me which year took so many from {city}.
When did those named in {city} die?
When did the soldiers on the memorial lose their lives?
Of which battle year does the sculpture remind us?

{ruler} could not write and signed with the drawing of a {motif}.
Instead of a name, letters of {ruler} bear a {motif}.
You recognise the hand of {ruler}, who never learned to write, by a {motif}.
> {motif}
How did {ruler} sign? / What stands on the letters of {ruler} in place of a name?
What did {ruler} draw as a signature? / By which sign is {ruler} recognised?
{ruler} drew what instead of a name? / Tell me how to recognise letters of {ruler}.
The mark of {ruler} was what?
What symbol did the illiterate king use? / Which picture proves that a document comes from {ruler}?
> {ruler}
Who signed with a {motif}? / Which ruler could not write? / Whose letters bear a {motif}?
The {motif} stands for whose name? / Tell me which sovereign never learned to write.
Whose mark was a {motif}?
Which monarch was illiterate? / Who used a {motif} as a signature?

Between {oldyear} and {year}, {city} belonged to {realm}, and people there spoke {tongue}.
{city} was part of {realm} from {oldyear} to {year}; the language of the streets was {tongue}.
{tongue} was spoken in {city} while {realm} owned it, which was from {oldyear} to {year}.
> {realm}
To which country did {city} belong? / Who owned {city} from {oldyear}?
What land was {city} once part of?
{city} was ruled by whom after {oldyear}? / Tell me who once had {city}. / former owner of {city}?
Which country governed the town back then? / Under whose flag did {city} live in that period?
> {tongue}
What did they speak in {city}? / Which language was used in {city} at the time?
In what tongue did people talk in {city}?
{city}'s streets used to sound like what language?
Tell me what was spoken in {city} under {realm}. / language of {city} in those days?
What did the inhabitants talk in that period?
I am going back to old {city}: which phrasebook do I take?
> {oldyear}
Since when did {city} belong to {realm}? / When did {realm} gain {city}?
{realm} got {city} when? / Tell me the first year of {city} under {realm}.
When did the foreign rule begin? / Start of the period when {realm} governed the town?
> {year}
Until when was {city} in the hands of {realm}? / When did {realm} lose {city}?
{realm} gave up {city} when? / Tell me the last year of {city} under {realm}.
When did {city} cease to be part of {realm}?
When did the foreign rule end? / Until which date did {realm} manage to keep its hold?
"""
