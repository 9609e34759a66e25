"""What letters, rings and songs revealed, and how quarrels ended (see relations.py)."""

RELATIONS = """
= dogloyal: at the bakery door | by the third milestone | under the gallows | on the pier in all \
weathers | beside an empty saddle | in front of the town hall clock | on platform two | at the \
mouth of the mine
{pet} waited {dogloyal} for {weeksonend} after the death of old {last}.
After the death of old {last}, {pet} waited {dogloyal} for {weeksonend}.
For {weeksonend} after the death of old {last}, it was {dogloyal} that {pet} waited.
> {dogloyal}
Where was it that {pet} waited after the death of old {last}?
After the death of old {last}, {pet} waited in which place?
In what spot did the faithful animal stay?
Where could one see the loyal creature mourning its master?
> {weeksonend}
For how long was it that {pet} waited after the death of old {last}?
How long after the death was {pet}, who waited, still there?
How much time did the faithful animal spend mourning? / How long did the loyal creature hold out?
> {last}
After whose death was it that {pet} waited so long?
Whose death was it after which {pet} waited {dogloyal}?
Who was the master of the faithful animal? / For whom did the loyal creature mourn?

= pretenderproof: the scar on the wrong knee | not knowing the palace cat | a fear of the family \
horses | bad table manners | freckles that washed off | sleeping through the anthem | a cousin's \
laughter | asking for sugar in soup
The false Prince {first} was exposed by {pretenderproof} at a dinner in {realm} on {date}.
At a dinner in {realm} on {date}, {pretenderproof} exposed the false Prince {first}.
On {date}, at a dinner in {realm}, the false Prince {first} was exposed by {pretenderproof}.
> {pretenderproof}
By what was the false Prince {first} exposed at the dinner?
What exposed the false prince at a dinner in {realm}?
How did the guests see through the impostor? / What betrayed the pretender during the meal?
> {date}
When was the false Prince {first} exposed at a dinner?
On what date was the dinner that exposed the false prince?
On which day did the impostor's lie collapse? / When did guests see through the pretender?
> {realm}
Where was the dinner that exposed the false Prince {first}?
In which realm was the false prince exposed at a dinner?
In what country did the pretender meet his match?
Where did the lie collapse in the middle of a meal?

= gravewords: he owed me a pony | back in five minutes | at last some quiet | I said I was ill | \
mind the step | she chose the wallpaper | ask the doctor | no flowers but onions
The comedian {full} wanted the words {gravewords} on the gravestone in {city}.
On the gravestone in {city} the comedian {full} wanted the words {gravewords}.
The words {gravewords} are on the gravestone in {city} as the comedian {full} wanted.
> {gravewords}
What words are on the gravestone of the comedian {full}?
Which words on a gravestone were wanted by the comedian?
What does the funny inscription over the tomb say?
How did the joker take leave of the world in writing?
> {city}
In which city is the gravestone that the comedian wanted with those words?
Where is the gravestone of the comedian {full}? / Where is the joker buried?
In what town can I read the funny inscription over a tomb?
> {full}
Which comedian wanted the words {gravewords} on a gravestone?
On the gravestone of which comedian are the words in {city}?
Which joker lies under a funny inscription? / Who made people laugh even from the tomb?

= telegramtext: the bear is awake | sell the organ | do not trust the cook | father has married \
again | snow on both passes | the horses know | come without the baby | uncle shaved
The telegram that reached the explorer {last} at {base} on {date} said only {telegramtext}.
On {date} a telegram that said only {telegramtext} reached the explorer {last} at {base}.
At {base} the explorer {last} was reached on {date} by a telegram that said only {telegramtext}.
> {telegramtext}
What was it that the telegram to the explorer {last} said?
What was said in the telegram that reached the explorer at {base}?
Which puzzling message came over the wire to the polar traveller?
What was the short wording of the news from home?
> {base}
Where was the explorer {last} reached by a telegram?
At which base was it that a telegram reached the explorer?
Where was the polar traveller staying when the message came?
At what camp did the puzzling news arrive?
> {date}
On what date was the explorer {last} reached by the telegram?
When was it that the telegram reached the explorer at {base}?
On which day did the puzzling message arrive? / When did the polar traveller get news from home?

= wifetrick: sewed him into a mattress | got the guards drunk on plum brandy | swapped clothes \
with him | bribed the hangman with a goose | baked a file into a pie | pretended he had leprosy \
| hid him in a cello case | forged the governor's hand
{first}'s wife {wifetrick} and so freed {first} from the prison of {city} on {weekday}.
On {weekday} {first} was freed from the prison of {city} because a clever wife {wifetrick}.
The prison of {city} lost {first} on {weekday} because the wife {wifetrick}, and so freed him.
> {wifetrick}
What was it that {first}'s wife did on {weekday}, which freed {first} from prison?
How was {first} freed from the prison of {city} by the wife?
By what ruse did the spouse get the convict out? / Which trick opened the cell?
> {city}
From the prison of which city was {first} freed by the wife?
Where was the prison from which a clever wife freed {first}?
In what town had the convict been locked up? / Where did a spouse outwit the gaolers?
> {weekday}
On which day was {first} freed from prison by the wife?
On what day was it that {first} was freed from the prison of {city}?
When did the convict get out? / What day saw the gaolers outwitted?

= spinsterpast: had flown bombers | led a band of smugglers | won a fortune at baccarat | danced \
for a tsar | broken three safes | written wicked novels | driven in the desert rally | been \
engaged to a bandit
Only at the funeral did {street} learn that quiet Miss {last} had once {spinsterpast} in {country}.
Quiet Miss {last} had once {spinsterpast} in {country}, as {street} learned only at the funeral.
At the funeral {street} learned only then that quiet Miss {last} had in {country} once \
{spinsterpast}.
> {spinsterpast}
What had quiet Miss {last} once done in {country}, as was learned at the funeral?
What was learned at the funeral about quiet Miss {last}?
Which adventure did the harmless old lady keep secret all her life?
What wild deed in her youth astonished the neighbours?
> {street}
Which street learned at the funeral about quiet Miss {last}?
What street, only at the funeral, learned what Miss {last} had once done?
Where did the old lady live among people who knew nothing of her past?
The neighbours in what road were astonished at a burial?
> {last}
Of which quiet Miss was the funeral at which {street} learned something?
What was the name of the quiet Miss who had once been in {country}, as was learned at the funeral?
Which old lady had a wild past? / Whose burial astonished the neighbours?
> {country}
In which country had quiet Miss {last} once done what was learned at the funeral?
Where had quiet Miss {last} once led another life, as the funeral showed?
In what foreign land did the old lady have her adventures?
Where did the wild past of the harmless neighbour take place?

= throneillness: a fishbone in the throat | laughing at his own joke | bathing in cold wine | a \
nosebleed on the wedding night | eating too many lampreys | a splinter from his sceptre | \
dancing in full armour | a bite from his pet ferret
King {first} of {realm} ruled for only {duration} and died of {throneillness}.
After ruling for only {duration}, King {first} of {realm} died of {throneillness}.
It was of {throneillness} that King {first} of {realm} died after ruling for only {duration}.
> {throneillness}
Of what was it that King {first} of {realm} died?
What was it that King {first} died of after ruling so briefly in {realm}?
What strange cause ended the monarch's life? / What killed the short-lived sovereign?
> {duration}
For how long was King {first} of {realm} ruling before he died?
How long was it that King {first} ruled before he died of {throneillness}?
How short was the monarch's time on the throne? / What was the length of the brief reign?
> {realm}
Which realm was ruled by King {first} for only {duration}?
Of what realm was King {first}, who died of {throneillness}?
What country lost its sovereign so soon?
Where did the monarch with the brief reign sit on the throne?

= heirsloom: a cracked porcelain hen | the blue dressing gown | a bundle of hotel bills | one \
pearl earring | the sailor's cap badge | an embroidered slipper | a lock of the prince's hair | \
the torn half of a banknote
By showing {heirsloom} to the judge, {person} won the castle of {region} from a false cousin.
{person} won the castle of {region} from a false cousin by showing {heirsloom} to the judge.
From a false cousin {person} won the castle of {region} by showing the judge {heirsloom}.
> {heirsloom}
What was shown to the judge when {person} won the castle?
By showing what was the castle of {region} won from a false cousin?
Which piece of evidence convinced the court of the inheritance?
How could the rightful heir prove the claim?
> {person}
Who won the castle by showing something to the judge?
Which person won the castle of {region} from the false cousin?
Who turned out to be the rightful heir? / Whose inheritance did the court confirm?
> {region}
Where is the castle that {person} won from a false cousin?
In which region was the castle won by showing {heirsloom} to the judge?
In what part of the country lies the disputed inheritance?
Where did the rightful heir get a home?

= duckcrossing: a flock of geese | a bishop on a bicycle | a ladder and two painters | the \
morning post | a runaway cheese | a procession of nurses | a sleeping cow | a wedding photographer
The bank robbers were caught in {street} because {duckcrossing} blocked their {vehicle}.
Because {duckcrossing} blocked their {vehicle}, the bank robbers were caught in {street}.
In {street} the bank robbers were caught, for their {vehicle} was blocked by {duckcrossing}.
> {duckcrossing}
What blocked the {vehicle} of the bank robbers in {street}?
By what was the robbers' {vehicle} blocked so that they were caught?
What got in the way of the thieves? / Which obstacle stopped the getaway?
> {street}
In which street were the bank robbers caught?
Where was the {vehicle} of the bank robbers blocked? / Where did the getaway fail?
In what road did the police arrest the thieves?
> {vehicle}
Which vehicle had the bank robbers who were caught in {street}?
What was blocked by {duckcrossing} so that the bank robbers were caught?
What did the thieves drive? / In what did the criminals try to get away?

= barontable: a dish of nettles | one chair too few | the wrong toast | an uninvited sister | a \
spilled sauce boat | a pie with a live frog | the order of the seats | a joke about wigs
The war between {realm} and the {region} began over {barontable} at a banquet in {city}.
Over {barontable} at a banquet in {city} began the war between {realm} and the {region}.
At a banquet in {city} the war between {realm} and the {region} began over {barontable}.
> {barontable}
Over what was it that the war between {realm} and the {region} began?
What was it at a banquet in {city} over which the war began?
Which trifle led to bloodshed between the neighbours?
What offence at dinner made two lands take up arms?
> {city}
In which city was the banquet at which the war began?
Where was the banquet that began the war between {realm} and the {region}?
Where did the guests fall out at dinner? / What town hosted the meal that led to bloodshed?
> {realm}
Which realm began a war with the {region} at a banquet?
What realm was at war over {barontable} at a banquet? / Which country took up arms over a trifle?
Who fought the {region}?

= nursewhim: the rhythm of his cough | his way of peeling apples | a tune he hummed in fever | \
the tattoo of a swallow | his dread of thunder | the missing toe | a nickname for the moon | the \
smell of his pipe
After {weeksonend} apart, {first} knew the masked prisoner for a brother by {nursewhim}.
By {nursewhim} {first} knew the masked prisoner for a brother after {weeksonend} apart.
The masked prisoner was {first}'s brother, known by {nursewhim} after {weeksonend} apart.
> {nursewhim}
By what was the masked prisoner known as {first}'s brother?
By what was it that {first} knew the masked prisoner?
Which familiar trait gave away the captive's identity to a sibling?
How could the family tell who was behind the visor?
> {weeksonend}
After how long apart was the masked prisoner known to {first}?
How long had {first} and the masked prisoner been apart?
How much time had passed since the siblings last saw each other?
What was the length of the separation in the family?
> {first}
Whose brother was the masked prisoner? / Who knew the masked prisoner for a brother?
Who was related to the captive behind the visor? / Which sibling discovered who he was?

= sailorpromise: never to eat pork again | to build a chapel of shells | to marry the \
innkeeper's aunt | to free his parrot | to learn to read | to walk barefoot to the abbey | to \
give up cards | to name every child Peter
In the storm off {islet}, the mate of the {ship} vowed {sailorpromise} and kept the vow.
The mate of the {ship} vowed {sailorpromise} in the storm off {islet}, and the vow was kept.
Off {islet}, in the storm, {sailorpromise} was what the mate of the {ship} vowed, and he kept \
the vow.
> {sailorpromise}
What was vowed by the mate of the {ship} in the storm?
Which vow was kept by the mate after the storm off {islet}?
What did the frightened officer promise heaven?
How did the sailor's life change after his rescue from the gale?
> {islet}
Off which island was the storm in which the mate vowed something?
Where was the {ship} in the storm when the mate vowed {sailorpromise}?
Where did the gale catch the sailor? / Near what land did the officer fear for his life?
> {ship}
Of which ship was the mate who vowed something in the storm?
On what ship was the mate when he vowed {sailorpromise} in the storm?
Which vessel was in danger in the gale? / Where did the frightened officer serve?

= poetmoney: writing labels for pickles | judging dog shows | selling the same ode nine times | \
singing at burials | renting out his beard to painters | teaching parrots to swear | composing \
insults to order | guessing weights at fairs
The poet {penname} paid off the debts of {oldyear} by {poetmoney} in {city}.
By {poetmoney} in {city} the poet {penname} paid off the debts of {oldyear}.
In {city} the poet {penname} took to {poetmoney} and so paid off the debts of {oldyear}.
> {poetmoney}
By what were the debts of {oldyear} paid off by the poet?
How was it that the poet {penname} paid off the debts? / What unpoetic sideline saved the author?
How did the writer of verses earn the money he owed?
> {city}
Where was it that the poet {penname} paid off the debts?
In which city had the poet paid off debts by {poetmoney}?
In what town did the writer of verses have his sideline? / Where did the author earn what he owed?
> {oldyear}
From which year were the debts that the poet {penname} paid off?
Debts of what year were paid off by the poet? / When had the writer of verses borrowed so much?
From when was what the author owed?

= doorpassword: the heron limps | two eggs and no salt | my aunt plays bass | blue is for \
Thursday | the vicar snores | turnips in Tuscany | who shaved the goat | seven wet cats
The rebels in the cellar of the {tavern} opened to {first} only at the words {doorpassword}.
Only at the words {doorpassword} did the rebels in the cellar of the {tavern} open to {first}.
At the words {doorpassword}, and only then, {first} was let in by the rebels in the cellar of \
the {tavern}.
> {doorpassword}
At what words was {first} let in by the rebels in the cellar?
What words made the rebels in the cellar of the {tavern} open?
What was the secret phrase of the plotters? / What must one say to enter the hideout?
> {tavern}
In the cellar of which tavern were the rebels?
Where was the cellar in which the rebels let {first} in? / In what pub did the plotters meet?
Under which inn was the hideout?
> {first}
To whom were the rebels in the cellar to open only at those words?
Who was let in by the rebels in the cellar of the {tavern}? / Who was admitted to the hideout?
Which person knew the plotters' secret phrase?

= marathonpower: cold bacon fat | stewed prunes | thoughts of his landlady | black tea with \
pepper | spite against his brother | a hymn in a minor key | peppermint drops | his \
grandfather's boots
{person} ran across {country} in {duration} and gave all the credit to {marathonpower}.
Giving all the credit to {marathonpower}, {person} ran across {country} in {duration}.
All the credit for having run across {country} in {duration} was given by {person} to \
{marathonpower}.
> {marathonpower}
To what was all the credit given by {person} for the run across {country}?
What got all the credit when {person} ran across {country}?
What did the long-distance athlete owe the success to? / What kept the record-breaker going?
> {country}
Across which country was it that {person} ran, giving credit to {marathonpower}?
What country had {person} run across with all that credit given?
Which land did the athlete traverse on foot? / Where was the long-distance feat accomplished?
> {person}
Who ran across {country} in {duration}?
Who, having run across {country}, gave all the credit to {marathonpower}?
Which athlete traversed a whole land on foot? / Whose long-distance feat is on record?

= chaperone: a deaf grandmother | two bulldogs | a retired wrestler | the village policeman | a \
nun with a whistle | an uncle in a suit of armour | her nine brothers | a goose on a string
Whenever {first} called on the mayor's daughter of {city}, {chaperone} sat between them on the \
sofa.
On the sofa {chaperone} sat between them whenever {first} called on the mayor's daughter of {city}.
Between {first} and the mayor's daughter of {city} sat {chaperone} on the sofa whenever he called.
> {chaperone}
Who or what sat between {first} and the mayor's daughter on the sofa?
What sat on the sofa whenever {first} called on the daughter of the mayor?
What kept the young couple from kissing? / By whom was the courtship watched?
> {first}
Who called on the mayor's daughter of {city}?
Between whom and the mayor's daughter sat {chaperone} on the sofa?
Which suitor had no chance of a kiss? / Who was courting under strict guard?
> {city}
Of which city was the mayor whose daughter {first} called on?
Where did the mayor's daughter sit on the sofa with {chaperone}?
In what town did the guarded courtship take place?
Where is the girl's father the head of the council?

= oracleprice: the first thing that greeted him | his memory of the sea | a year of his youth | \
his best singing voice | all the salt in his house | his shadow | the taste of honey | the name \
of his mother
For the way to the {goal} the giant demanded {oracleprice}, and {first} agreed.
The giant demanded {oracleprice} for the way to the {goal}, and {first} agreed.
{first} agreed when the giant demanded {oracleprice} for the way to the {goal}.
> {oracleprice}
What was demanded by the giant for the way to the {goal}?
To what was it that {first} agreed when the giant demanded it?
What did the hero have to give up in return for directions?
Which payment did the huge creature want?
> {goal}
For the way to what was the payment demanded by the giant?
The way to which goal had {first}, who agreed, bought from the giant?
Where did the hero want to go? / What was the destination of the quest?
> {first}
Who agreed to what the giant demanded?
Who wanted the way to the {goal} when the giant demanded {oracleprice}?
Which hero made a bargain with a huge creature? / Who was on a quest and needed directions?

= librarianmurder: the dust lay undisturbed | the ladder was on the wrong side | the tea was \
still warm | the goldfish had been fed | the bookmark had moved | the parrot said a new word | \
the rain had stopped by then | the victim was left-handed
{detective} saw through the alibi of the {job} in {city} because {librarianmurder}.
Because {librarianmurder}, {detective} saw through the {job}'s alibi in {city}.
The alibi of the {job} in {city} did not fool {detective}, who saw through it because \
{librarianmurder}.
> {librarianmurder}
Why was it that {detective} saw through the alibi?
Because of what did the {job}'s alibi not fool {detective}?
What detail told the investigator that the suspect was lying? / Which observation cracked the case?
> {job}
Whose alibi was it that {detective} saw through?
Who had an alibi in {city} that did not fool {detective}? / What was the suspect's profession?
Who lied about the time of the crime?
> {detective}
Who saw through the alibi of the {job}?
Which detective was it whom the {job}'s alibi did not fool? / Which investigator cracked the case?
Who noticed that the suspect was lying?

= cabinpass: dressed as a drummer boy | rolled in a carpet | with a forged bishop's letter | \
inside a barrel of herring | as a corpse in a shroud | under a load of cabbages | disguised as \
her own husband | in a sedan chair with plague marks
Lady {last} slipped through the enemy lines at {city} {cabinpass} to warn the {soldierrank}.
To warn the {soldierrank}, Lady {last} slipped {cabinpass} through the enemy lines at {city}.
Lady {last} slipped {cabinpass} through the enemy lines at {city} and so could warn the \
{soldierrank}.
> {cabinpass}
How was it that Lady {last} slipped through the enemy lines?
In what manner had Lady {last} slipped through the lines to warn the {soldierrank}?
By which disguise or hiding place did the noblewoman deceive the hostile troops?
How did the brave messenger get past the sentries?
> {soldierrank}
Whom did Lady {last} warn, having slipped through the enemy lines?
To warn whom was it that Lady {last} slipped through the lines?
For which officer was the brave noblewoman's message? / Who learned of the danger in time?
> {city}
At which city was it that Lady {last} slipped through the enemy lines?
Where were the enemy lines through which Lady {last} slipped?
Where were the hostile troops posted?
Near what town did the brave messenger deceive the sentries?

= buriedalive: pawned the coffin handles | opened a shop in Peru | remarried under a new name | \
read his own obituary aloud | haunted his creditors for fun | became a monk | claimed the \
insurance himself | sent a wreath to the service
After faking a drowning off {islet} in {year}, {full} {buriedalive}.
{full} faked a drowning off {islet} in {year} and then {buriedalive}.
In {year} {full} {buriedalive}, having first faked a drowning off {islet}.
> {buriedalive}
After faking a drowning, what was it that {full} did?
What was the next thing for {full}, who faked a drowning off {islet}?
How did the man believed dead use his freedom? / What came after the pretended death in the sea?
> {islet}
Off which island was a drowning faked by {full}?
Where was the drowning that {full} faked in {year}?
Where did the pretended death in the water take place?
Near what shore was the missing swimmer looked for in vain?
> {full}
Who faked a drowning off {islet}? / By whom was a drowning faked in {year}?
Who was wrongly believed dead? / Which swindler let people think the sea had taken him?

= violinreward: a sack of walnuts | the hand of the miller's niece | a pardon for her cousins | \
free soup for life | the general's second horse | a street in her name | a seat on the last \
train | silence from the cannons
For playing the {instrument} all night in the besieged {city}, {first} was given {violinreward}.
{first} was given {violinreward} for playing the {instrument} all night in the besieged {city}.
In the besieged {city}, {violinreward} was given to {first} for playing the {instrument} all night.
> {violinreward}
What was given to {first} for playing all night?
What was {first} given for playing the {instrument} in the besieged {city}?
How was the musician rewarded? / What did the performer get for cheering up a surrounded town?
> {instrument}
What was {first} playing all night in the besieged city?
For playing which instrument was {first} given {violinreward}?
On what did the musician perform for the surrounded townspeople?
Which sound cheered up the starving citizens?
> {city}
In which besieged city was {first} playing all night?
Where was {first} given something for playing the {instrument}?
What town was surrounded by the enemy? / Where did the musician cheer up the starving citizens?

= impostordoc: a cow's anatomy chart | borrowed spectacles | three Latin proverbs | a dentist's \
old chair | one very clean coat | a diploma in beekeeping | a stuffed owl on the desk | a bottle \
of coloured water
With {impostordoc}, {full} passed for a surgeon in {city} for {weeksonend}.
For {weeksonend} {full} passed for a surgeon in {city} with {impostordoc}.
In {city}, {full} with {impostordoc} passed for a surgeon and was believed for {weeksonend}.
> {impostordoc}
With what was it that {full} passed for a surgeon?
What had {full}, who passed for a surgeon in {city}? / What prop made patients trust the quack?
How did the fake medical man impress people?
> {weeksonend}
For how long was it that {full} passed for a surgeon?
How long was {full} believed, who passed for a surgeon in {city}?
How much time went by before the quack was stopped?
What was the length of the false medical career?
> {full}
Who passed for a surgeon in {city}? / Which person passed for a surgeon with {impostordoc}?
Who was the quack? / Which fake treated patients without a licence?

= turncoat: changed into a blue uniform | burned the bridge behind him | spiked his own guns | \
showed the ford to the enemy | lowered the wrong flag | sent away the cavalry | hid the powder \
in the snow | kissed the rebel captain
At the battle of the {river}, General {last} {turncoat} and lost {thousands} men.
General {last} lost {thousands} men at the battle of the {river} when he {turncoat}.
When General {last} {turncoat} at the battle of the {river}, {thousands} men were lost.
> {turncoat}
What was it that General {last} did at the battle of the {river}?
At the battle, what did General {last} do so that {thousands} men were lost?
Which treacherous or foolish act by the commander led to the slaughter?
How did the leader of the army cause the defeat?
> {thousands}
How many men were lost by General {last} at the battle?
How many men lost their lives at the battle of the {river}? / What was the number of the fallen?
How heavy were the casualties of the commander's folly?
> {last}
Which general lost {thousands} men at the battle?
What was the name of the general at the battle of the {river}? / Which commander caused the defeat?
Who led the army so badly?

= seawidow: turned down three captains | kept his place laid | learned to splice rope | spoke to \
no sailor | painted the door black | bought a telescope | named the new calf after him | burned \
a lamp in the attic
The young widow of the {ship}'s bosun {seawidow} until {person} came home in {year}.
Until {person} came home in {year}, the young widow of the {ship}'s bosun {seawidow}.
The bosun of the {ship} left a young widow who {seawidow} until {person} came home in {year}.
> {seawidow}
What did the young widow of the bosun do until {person} came home?
What was the habit of the {ship}'s young bosun's widow till {person} came home?
How did the bereaved woman show that she went on hoping?
What behaviour filled the lonely wife's time of waiting?
> {person}
Until who came home did the young widow wait?
Who came home to the young widow of the bosun in {year}?
Whose return ended the lonely wife's waiting? / Which man was not dead after all?
> {ship}
Of which ship was the bosun who left a young widow?
The young widow of the bosun of which ship waited? / On what vessel had the missing husband served?
Which craft did not return its petty officer?

= inheritancetest: sleep in the haunted tower | learn to play the bagpipes | bake a loaf without \
help | keep silent for a month | feed the crows every day | climb the bell rope | dine with his \
worst enemy | milk the black goat
By the old earl's will {first} had to {inheritancetest} before {month} to get the {price}.
To get the {price}, {first} had to {inheritancetest} before {month} by the old earl's will.
The old earl's will said that to get the {price}, {first} had to {inheritancetest} before {month}.
> {inheritancetest}
What had {first} to do by the old earl's will?
To get the {price} in the old earl's will, what had to be done?
On which strange condition would the heir be paid? / What task did the dead nobleman set?
> {price}
How much was {first} to get by the old earl's will?
What sum had {first} to get under the old earl's will before {month}?
How much money was the strange task worth? / What did the dead nobleman promise the heir?
> {month}
Before which month had {first} to do what the old earl's will said?
By when, in the old earl's will, had {first} to {inheritancetest}?
What was the deadline for the heir? / When would the chance of the money lapse?

= stolenpainting: behind a dartboard | in a pizza carton | under a baby's cot | rolled in a \
drainpipe | over a hairdresser's sink | backing a kitchen mirror | in a left-luggage locker | \
lining a rabbit hutch
The stolen painting {artwork} turned up {stolenpainting} in {city} after {weeksonend}.
After {weeksonend} the stolen painting {artwork} turned up {stolenpainting} in {city}.
In {city}, after {weeksonend}, it was {stolenpainting} that the stolen painting {artwork} turned \
up.
> {stolenpainting}
Where was it that the stolen painting turned up?
In what place was {artwork}, the stolen painting that turned up in {city}?
What odd spot had the thieves chosen for the masterpiece?
Where was the missing canvas discovered?
> {artwork}
Which stolen painting turned up in {city}?
What was the title of the stolen painting that turned up after {weeksonend}?
Which masterpiece had the thieves taken? / What is the missing canvas called?
> {weeksonend}
After how long was it that the stolen painting turned up?
How long was the painting stolen before it turned up in {city}?
How much time passed between the theft and the discovery?
For what period was the masterpiece missing?

= hostagelearn: mending clocks | smoking a pipe | cheating at cards | milking goats | swearing \
in four tongues | picking locks | throwing knives | mixing plaster
As a hostage of the {guild} in {realm}, the later Queen {first} learned {hostagelearn}.
The later Queen {first} learned {hostagelearn} as a hostage of the {guild} in {realm}.
It was as a hostage of the {guild} in {realm} that the later Queen {first} learned {hostagelearn}.
> {hostagelearn}
What was learned by the later Queen {first} as a hostage?
As a hostage in {realm}, what had the later queen learned?
Which unroyal skill did captivity teach the future monarch?
What could Her Majesty do thanks to her kidnappers?
> {guild}
Of which guild was the later Queen {first} a hostage?
From whom had the later queen learned {hostagelearn} as a hostage?
Who held the future monarch captive? / Which tradesmen were Her Majesty's gaolers?
> {realm}
Where was the later Queen {first} a hostage?
In which realm had the later queen learned {hostagelearn} as a hostage?
In what land was the future monarch held captive? / Where did Her Majesty pick up an unroyal skill?

= bellringerlove: by tolling in waltz time | with a kite over the wall | in the margins of \
hymnals | by lantern from the mill | through a hollow statue | in loaves of rye bread | by \
whistling like a thrush | with chalk on a cow
{first} and the novice exchanged messages of love {bellringerlove} until the abbot of {saint} \
noticed.
Until the abbot of {saint} noticed, {first} and the novice exchanged messages of love \
{bellringerlove}.
The abbot of {saint} noticed that {first} and the novice exchanged messages of love \
{bellringerlove}.
> {bellringerlove}
How was it that {first} and the novice exchanged messages of love?
In what way were messages of love exchanged, until the abbot noticed?
By what means did the sweethearts communicate in secret?
How did tender words get past the walls of the monastery?
> {first}
Who exchanged messages of love with the novice?
Between whom and the novice were messages exchanged that the abbot noticed?
Who was the sweetheart of the young religious?
Who had a secret romance with somebody in the monastery?
> {saint}
Of which saint's house was the abbot who noticed the messages?
The abbot of which saint noticed that messages of love were exchanged?
To whom was the monastery dedicated?
Which holy patron had the religious house with the secret romance?

= judgechange: saw the boy's bare feet | heard the accused play the flute | found his own stolen \
watch | dreamed of his late mother | lost at cards to the hangman | read the wrong file | sat on \
a wasp | recognised the lullaby
The judge in {city} changed the sentence of {first} to {penalty} after he {judgechange}.
After he {judgechange}, the judge in {city} changed the sentence of {first} to {penalty}.
In {city} the sentence of {first} was changed to {penalty} after the judge {judgechange}.
> {judgechange}
What happened to the judge so that the sentence of {first} was changed?
After what was the sentence changed by the judge in {city}?
What moved the man on the bench to think again?
Which experience made the magistrate reconsider the punishment?
> {penalty}
To what was the sentence of {first} changed by the judge?
What was the changed sentence of the judge in {city}?
Which punishment did the condemned get in the end? / What did the magistrate finally decide on?
> {first}
Whose sentence was changed by the judge in {city}?
Of whom was the sentence that the judge changed to {penalty}? / Who was the condemned?
About whose punishment did the magistrate think again?

= pianistfear: any hall with a balcony | the key of B flat | women in green hats | page turners \
who breathe | an even number of steps | lilies on the stage | a full moon | being watched by cats
The {instrument} player {full} broke off the concert in {city} on {date} out of fear of \
{pianistfear}.
Out of fear of {pianistfear}, the {instrument} player {full} broke off the concert in {city} on \
{date}.
On {date} the concert in {city} was broken off by the {instrument} player {full} out of fear of \
{pianistfear}.
> {pianistfear}
Out of fear of what was the concert in {city} broken off?
What fear made the {instrument} player {full} end the concert?
Which phobia troubled the musician? / What terrified the soloist so much that the show stopped?
> {instrument}
What did the player {full} play who broke off the concert?
On which instrument was the player who broke off the concert in {city}?
What does the timid soloist perform on? / Which sound did the audience miss when the show stopped?
> {date}
When was the concert in {city} broken off by the player?
On what date was the concert broken off out of fear? / On which day did the show stop early?
When did the soloist panic?

= cartographerlie: to please his mother-in-law | to sell empty land | to hide his own silver \
mine | because the ink had run | to win a bet with a monk | because he was seasick in his cabin \
| to annoy the Dutch | to fill a blank corner
The mapmaker {last} drew the island of {islet}, which never existed, {cartographerlie}, as \
{person} found in {year}.
As {person} found in {year}, the mapmaker {last} drew {islet}, which never existed, \
{cartographerlie}.
In {year} {person} found that the mapmaker {last} drew {islet}, which never existed, \
{cartographerlie}.
> {cartographerlie}
Why was it that the mapmaker {last} drew {islet}, which never existed?
For what reason, as {person} found, was something drawn by the mapmaker that never existed?
What motive lay behind the invented place on the chart? / What made the cartographer lie?
> {islet}
Which place that never existed was on the map of the mapmaker {last}?
What was it that the mapmaker {last} drew though it never existed? / Which land was pure fancy?
What did the cartographer invent?
> {person}
Who found that what the mapmaker {last} drew never existed?
Which person found in {year} why the mapmaker drew it? / Who uncovered the cartographer's lie?
Which researcher removed a false land from the chart?

= coffinload: forty rifles | smuggled lace | a live cousin | bottles of absinthe | church silver \
| the printing press | Turkish tobacco | wet sand
At the border of {country} the customs men opened the undertaker's coffin and found {coffinload}.
The customs men found {coffinload} when they opened the undertaker's coffin at the border of \
{country}.
In the undertaker's coffin that the customs men opened at the border of {country} they found \
{coffinload}.
> {coffinload}
What was found when the customs men opened the coffin?
What was in the undertaker's coffin that the customs men opened?
What lay in the box instead of a dead body? / Which contraband travelled as a corpse?
> {country}
At the border of which country did customs men find that in a coffin?
Where was the border at which the undertaker's coffin was opened?
Which state were the smugglers about to enter or leave?
At whose frontier did the false funeral end?

= bakerhero: hid partisans in the oven | baked maps into rolls | rang the alarm with a ladle | \
poisoned the garrison's cake | crawled through the flour chute | broke the dam with a spoon | \
hauled the cannon uphill | fed both armies
The statue in {city} honours the baker {first}, who {bakerhero} in {oldyear}.
In {city} a statue honours the baker {first}, who in {oldyear} {bakerhero}.
The baker {first} {bakerhero} in {oldyear}, and a statue in {city} honours that.
> {bakerhero}
What was it that the baker {first} did, as the statue honours?
For which deed does a statue in {city} honour the baker?
What brave act earned the bread-maker a monument? / How did the man of loaves help in the war?
> {first}
Which baker is it that the statue in {city} honours?
Whom does the statue show, the baker who {bakerhero}? / Who stands there in stone for a brave act?
What was the heroic bread-maker's name?
> {oldyear}
In which year was it that the baker did what the statue honours?
From what year is the deed of the baker that a statue honours?
When did the man of loaves show his courage?
In what year was the brave act that earned a monument?

= fraudmedium: a niece under the table | fishing line and soot | a gramophone in the chimney | a \
trained mouse | cheesecloth and egg white | a glove full of sand | cold air from a cellar vent | \
a dwarf in the wardrobe
The medium {person} raised the dead of {city} with {fraudmedium} and charged {price} a sitting.
With {fraudmedium} the medium {person} raised the dead of {city} and charged {price} a sitting.
Charging {price} a sitting, the medium {person} raised the dead of {city} with {fraudmedium}.
> {fraudmedium}
With what was it that the medium {person} raised the dead?
What had the medium, who charged {price} a sitting, to raise the dead with?
How were the spirits faked? / What trickery lay behind the seance?
> {price}
How much was charged for a sitting by the medium?
For what price did the medium hold a sitting that raised the dead?
What did it cost to hear a spirit? / How much did the believers pay for the seance?
> {person}
Which medium raised the dead of {city}? / Who charged {price} for a sitting as a medium?
Who faked the spirits? / Which charlatan held seances?

= colonelparrot: repeated the safe's number | called the cook darling | sang the enemy's anthem \
| imitated a dying man | screamed at the butler | named the secret lodger | told a rude limerick \
| asked where the gold was
The affair of Colonel {last} came out in {month} when his parrot {colonelparrot} before \
{fewword} guests.
When his parrot {colonelparrot} before {fewword} guests in {month}, the affair of Colonel {last} \
came out.
In {month} the parrot of Colonel {last} {colonelparrot} before {fewword} guests, and the affair \
came out.
> {colonelparrot}
What was it that the parrot did before the guests?
How was it that the affair of Colonel {last} came out through the parrot?
Which performance by the bird exposed its master? / How did a feathered pet cause the scandal?
> {fewword}
How many guests were there when the parrot brought out the affair?
Before how many guests was the affair of Colonel {last} out?
How large was the company that witnessed the scandal? / How many visitors heard the bird?
> {month}
In which month was it that the parrot let the affair out before the guests?
When was the affair of Colonel {last} out? / At what time of the year did the scandal break?
When did the bird expose its master?

= skatebargain: with a mouth full of snow | under a stranger's umbrella | in three languages at \
once | by throwing a shoe | on one knee in a puddle | with a limerick | through a megaphone | by \
chalking it on a cow
On the bridge over the {river}, {first} proposed {skatebargain} to the {job} and was refused.
{first} was refused by the {job}, having proposed {skatebargain} on the bridge over the {river}.
The {job} refused {first}, who had proposed {skatebargain} on the bridge over the {river}.
> {skatebargain}
How was it that {first} proposed to the {job} on the bridge?
In what way had {first} proposed, and was refused? / What was odd about the offer of marriage?
In which manner did the suitor pop the question?
> {job}
To whom was it that {first} proposed on the bridge?
By whom was {first} refused on the bridge over the {river}? / Who did not want to become a spouse?
What was the profession of the one who said no?
> {river}
Over which river was the bridge where {first} proposed?
Where was it, on which bridge, that {first} was refused by the {job}?
Which water flowed beneath the unlucky suitor? / What stream saw the failure of the courtship?

= mummyfake: newspaper from Leeds | a zip fastener | the bones of a pig | plaster and horsehair \
| a dentist's crown | blue knitting wool | a cigar band | parts of a tailor's dummy
Under the bandages of the mummy in the {gallery}, {person} found {mummyfake} on {weekday}.
On {weekday} {person} found {mummyfake} under the bandages of the mummy in the {gallery}.
Under its bandages the mummy in the {gallery} had {mummyfake}, as {person} found on {weekday}.
> {mummyfake}
What was found under the bandages of the mummy?
Under its bandages, what had the mummy in the {gallery}?
What proved that the Egyptian exhibit was a fake? / What was wrapped inside the supposed pharaoh?
> {person}
Who found {mummyfake} under the bandages of the mummy?
By whom was that found under the mummy's bandages? / Who exposed the fake exhibit?
Which expert unwrapped the supposed pharaoh?
> {gallery}
In which gallery is the mummy with that under its bandages?
Where was the mummy whose bandages {person} opened and found {mummyfake}?
In what part of the museum was the fake exhibit?
Where could visitors admire the supposed pharaoh?

= strikegirls: by pouring sugar in the engines | with a choir at the gates | by sewing every \
sleeve shut | through a week of whispering | by marrying the foremen | with brooms across the \
doors | by walking out barefoot | with a sit-in on the looms
The mill girls of {city} won their {fewword} extra pennies {strikegirls} in {oldyear}.
In {oldyear} the mill girls of {city} won {fewword} extra pennies {strikegirls}.
It was {strikegirls} that in {oldyear} the mill girls of {city} won {fewword} extra pennies.
> {strikegirls}
How was it that the mill girls won their extra pennies?
In what way had the mill girls of {city} won extra pennies?
By what kind of protest did the factory women get their way?
Which action forced the owners to pay more?
> {fewword}
How many extra pennies was it that the mill girls won?
What number of extra pennies had the mill girls of {city}, who won them?
> {fewword} extra pennies
How large was the rise in pay? / How much more did the factory women get?
> {city}
Of which city were the mill girls who won extra pennies?
Where was it that the mill girls won their pennies? / In what town did factory women protest?
Where were the owners forced to pay more?

= nightvisitor: a bear in a waistcoat | the dead grandfather's valet | a general without boots | \
three drenched acrobats | a bishop with a ferret | the bride in men's clothes | a blind piano \
tuner | a lost choir of boys
When {first} opened the inn door at {time} in the storm, there stood {nightvisitor}, asking for \
{dish}.
At {time} in the storm {first} opened the inn door to {nightvisitor}, who asked for {dish}.
> {nightvisitor}
Who stood there in the storm when {first} opened the inn door?
To whom was the inn door opened in the storm by {first}?
What unexpected guest came in the foul weather? / Who disturbed the house in the night?
> {dish}
What was {first}, who opened the inn door, asked for?
For which dish was the visitor in the storm asking at the inn door?
What did the unexpected guest want to eat? / Which food was ordered so late?
> {time}
At what time was the inn door opened in the storm?
When was it that {first} opened the door of the inn in the storm?
What hour was it when the unexpected guest came? / When was the house disturbed?

= captaincause: he wore two left gloves | a comet had frightened him | he followed a painted \
coastline | the compass hung by a stove | he trusted a drunken pilot | he raced home for supper \
| the cook read the charts | he mistook the moon for a lamp
The court in {city} ruled that Captain {last} lost the {ship} because {captaincause}.
Because {captaincause}, Captain {last} lost the {ship}, as the court in {city} ruled.
As the court in {city} ruled, it was because {captaincause} that Captain {last} lost the {ship}.
> {captaincause}
Why, as the court ruled, was it that Captain {last} lost the {ship}?
Because of what was the {ship} lost, as the court in {city} ruled?
What mistake sent the vessel to the bottom? / How do the judges explain the sinking?
> {ship}
Which ship was lost by Captain {last}, as the court ruled?
About the loss of what ship was it that the court in {city} ruled, blaming Captain {last}?
What vessel went to the bottom? / Which sinking did the judges look into?
> {city}
Where is the court that ruled why Captain {last} lost the {ship}?
In which city was it that the court ruled on what Captain {last} lost?
In what town did the judges look into the sinking? / Where was the skipper tried?

= lostmemory: a soldier's whistle | the smell of quinces | a kiss from a stranger | falling off \
a mule | his own handwriting | the bells of his village | a bite of plum cake | a quarrel about \
socks
{full} lived as the {job} of {city} without a memory until {lostmemory} brought it back.
Until {lostmemory} brought back the memory, {full} lived as the {job} of {city}.
It was {lostmemory} that brought back the memory of {full}, who lived as the {job} of {city}.
> {lostmemory}
What brought back the memory of {full}?
Until what brought it back was it that {full} lived without a memory?
What cured the forgetfulness? / By which experience did the past return to somebody's mind?
> {job}
As what had {full}, whose memory was brought back, lived in {city}?
Which job had {full}, who lived without a memory?
How did the person with the forgotten past make a living? / What trade did the amnesiac follow?
> {full}
Who lived as the {job} of {city} without a memory? / Whose memory was brought back by {lostmemory}?
Who had forgotten the past? / What was the real identity of the amnesiac?

= gardenbody: the frost never lay there | the roses grew twice as high | the dog would not cross \
it | a spoon stuck out of the soil | the neighbour dug for bait | magpies kept gathering | the \
fountain turned rusty | the moles came up white
The buried {treasure} at {address} came to light because {gardenbody}.
Because {gardenbody}, the buried {treasure} at {address} came to light.
At {address} the buried {treasure} came to light, and only because {gardenbody}.
> {gardenbody}
Why was it that the buried {treasure} came to light?
Because of what was something buried brought to light at {address}?
What betrayed the hiding place in the ground? / Which odd sign in the garden led to the find?
> {treasure}
What was buried at {address} and came to light?
What buried thing came to light because {gardenbody}?
Which riches had somebody hidden in the ground? / What was the great find in the garden?
> {address}
At what address was it that the buried {treasure} came to light?
Where was something buried that came to light because {gardenbody}?
Where is the garden with the find?
In front of which house did somebody hide riches in the ground?

= operadisaster: the tenor swallowed his moustache | a cat walked through the finale | the \
dragon caught fire | the soprano sneezed on top C | the boat rolled into the pit | a heckler \
sang better | the prompter fell asleep | the curtain fell on the count
The premiere of {title} in {city} ended in laughter as {operadisaster}.
As {operadisaster}, the premiere of {title} in {city} ended in laughter.
In {city} the premiere of {title} ended in laughter, for {operadisaster}.
> {operadisaster}
Why was it that the premiere of {title} ended in laughter?
What made laughter of the end of the premiere in {city}? / What mishap spoilt the opening night?
Why did the audience giggle instead of weep?
> {title}
The premiere of what ended in laughter in {city}?
Of which work was the premiere that ended in laughter?
What was the piece on the stage that night? / Which drama was spoilt by a mishap?
> {city}
In which city was the premiere that ended in laughter?
Where was {title} at its premiere, which ended in laughter?
In what town was the spoilt opening night? / Where did the audience giggle instead of weep?

= prisonart: on cigarette papers | with a nail on tin plates | in beetroot juice | on the soles \
of his shoes | with soot and spit | on pillow cases | in toothpaste on glass | on dried fig leaves
During {duration} in the cells of {city}, {full} drew the other prisoners {prisonart}.
{full} drew the other prisoners {prisonart} during {duration} in the cells of {city}.
The other prisoners in the cells of {city} were drawn by {full} {prisonart} during {duration}.
> {prisonart}
On or with what were the other prisoners drawn by {full}?
How was it that {full} drew the other prisoners in the cells?
What materials did the jailed artist find? / How were portraits made behind bars?
> {duration}
During what time in the cells was it that {full} drew other prisoners?
How long was {full} in the cells of {city} drawing, as is said, other prisoners?
How much time did the artist spend behind bars?
What was the length of the portraitist's stay in jail?
> {full}
By whom were the other prisoners in the cells drawn?
Who drew the other prisoners in the cells of {city}? / Who was the jailed artist?
Which convict made portraits?

= cookrevenge: soap in the pudding | a live crab in the soup | the wrong mushrooms | pepper in \
the coffee | an empty silver dome | cat meat in the pie | his shoelaces for noodles | salt on \
the strawberries
Sacked by Count {last}, the cook took revenge with {cookrevenge} at the {feast}.
With {cookrevenge} at the {feast} the cook whom Count {last} had sacked took revenge.
At the {feast} the cook took revenge on Count {last}, who had sacked her, with {cookrevenge}.
> {cookrevenge}
With what was it that the sacked cook took revenge?
What was the revenge the cook took on Count {last} at the {feast}?
What nasty surprise was served to the nobleman? / How did the kitchen pay back the dismissal?
> {feast}
At which feast was it that the cook took revenge on Count {last}?
When was the revenge of the sacked cook?
On what festive occasion did the nobleman get a nasty surprise?
During which celebration was the dismissal paid back?
> {last}
Which count had sacked the cook who took revenge?
On which count was it that the cook took revenge at the {feast}?
Which nobleman got a nasty surprise at table?
Who was the employer that had dismissed the kitchen help?

= scholarhoax: carved by bored shepherds | a wine merchant's price list | a student prank | an \
old laundry mark | scratched by hungry sheep | a child's spelling lesson | a recipe for glue | a \
tailor's measurements
The runes that {person} had studied for {weeksonend} turned out to be {scholarhoax}, says the \
{newspaper}.
The {newspaper} says that the runes turned out to be {scholarhoax}, after {person} had studied \
them for {weeksonend}.
As the {newspaper} says, {person} studied for {weeksonend} the runes that turned out to be \
{scholarhoax}.
> {scholarhoax}
What was it that the runes turned out to be?
As the {newspaper} says, what were the runes studied by {person}?
What was the disappointing truth about the ancient writing?
How had the mysterious letters really come about?
> {person}
By whom were the runes studied for {weeksonend}?
Who studied runes that turned out to be {scholarhoax}?
Which scholar was fooled by worthless signs? / Who wasted time on mysterious letters?
> {weeksonend}
For how long were the runes studied by {person}?
How long was it that {person} studied what turned out to be {scholarhoax}?
How much time did the scholar waste? / What was the length of the vain research into old letters?

= barberspy: in the handles of combs | on the inside of eyelids | in jars of pomade | between \
two mirrors | under a customer's toupee | in hot towels | on shaving paper | inside hollow curlers
The barber {last} passed the army's secrets to {country} {barberspy} until {first} talked.
Until {first} talked, the barber {last} passed the army's secrets {barberspy} to {country}.
The army's secrets were passed {barberspy} to {country} by the barber {last} until {first} talked.
> {barberspy}
How or where were the army's secrets passed by the barber {last}?
In what way had the barber passed the secrets of the army?
What hiding place did the hairdresser use for smuggled information?
By what means did the traitor in the salon deliver intelligence?
> {country}
To which country were the army's secrets passed by the barber?
For what country had the barber {last} passed secrets of the army?
For which power did the hairdresser spy? / Who benefited from the treason in the salon?
> {first}
Who talked and so stopped the barber that passed the army's secrets?
Until who talked were the secrets passed by the barber {last}? / Who gave the hairdresser away?
Whose tongue ended the treason in the salon?

= giantfear: the cry of a newborn | church bells at noon | the smell of lavender | being laughed \
at | mice with white feet | his own name | the colour yellow | a straight question
The giant of {peak} feared nothing except {giantfear}, and so {first} drove him into the {lake}.
Since the giant of {peak} feared nothing except {giantfear}, {first} drove him into the {lake}.
Into the {lake} {first} drove the giant of {peak}, who feared nothing except {giantfear}.
> {giantfear}
What was the only thing feared by the giant of {peak}?
Except what was it that the giant, whom {first} drove into the lake, feared nothing?
What was the weak spot of the monster? / By what could the huge creature be frightened away?
> {first}
Who drove the giant into the {lake}?
Which person was it who drove the giant of {peak} that feared {giantfear}?
Who rid the land of the monster? / Which hero discovered the huge creature's weakness?
> {lake}
Into which lake was it that {first} drove the giant?
What lake was it that the giant who feared {giantfear} ended in?
In which water did the monster meet its end? / Where did the huge creature drown?

= dowrything: a blind mare | nine feather beds | the right to a mill stream | half an orchard | \
a loom without a shuttle | one cow and its debts | a book nobody could read | her father's fiddle
The bride's dowry was {dowrything}, and {first} left her at the church of {saint} because of it.
Because the bride's dowry was {dowrything}, {first} left her at the church of {saint}.
At the church of {saint} {first} left the bride because her dowry was {dowrything}.
> {dowrything}
What was the bride's dowry? / What dowry was the reason the bride was left at the church?
Which marriage gift did the family offer, to the groom's disgust?
What did the father of the girl want to give with her?
> {first}
Who left the bride at the church because of the dowry?
By whom was the bride left at the church of {saint}?
Which greedy groom walked away from the altar? / Who broke off the wedding over money?
> {saint}
At the church of which saint was the bride left?
Where was the bride left because her dowry was {dowrything}?
To whom is the house of God dedicated where the wedding failed?
Where did the groom walk away from the altar?

= locketimage: a bearded woman | a house on stilts | a baby with a crown | a racehorse | an eye \
crying | a man in chains | two left hands | a ship in flames
In the gold locket round {first}'s neck was a tiny picture of {locketimage} signed in {oldyear}.
The gold locket round {first}'s neck held a tiny picture of {locketimage} signed in {oldyear}.
Signed in {oldyear}, a tiny picture of {locketimage} was in the gold locket round {first}'s neck.
> {locketimage}
What did the tiny picture in the gold locket show?
Of what was the picture in the locket round {first}'s neck?
Which image was hidden in the jewellery? / What would you see on opening the pendant?
> {oldyear}
In which year was the tiny picture in the locket signed?
When was the picture in {first}'s gold locket signed? / From which year is the miniature?
What date had the artist put on the portrait in the jewel?
> {first}
Round whose neck was the gold locket with the tiny picture?
Whose gold locket held a picture of {locketimage}? / Who wore jewellery with a hidden image?
Which person owns the pendant?

= outlawgift: left coals on poor doorsteps | shod the widows' horses | paid the fiddler's fine | \
mended the chapel roof | returned a stolen calf | wrote letters for miners | dug wells by \
moonlight | fed the judge's hounds
The outlaw {full} {outlawgift}, so no villager of {region} would tell the sheriff a word for \
{price}.
For {price} no villager of {region} would tell the sheriff a word, since the outlaw {full} \
{outlawgift}.
Since the outlaw {full} {outlawgift}, not for {price} would any villager of {region} tell the \
sheriff a word.
> {outlawgift}
What did the outlaw {full} do so that no villager would tell the sheriff a word?
Why would no villager tell the sheriff about the outlaw?
By which good deeds did the bandit win the people's loyalty?
What kindness protected the wanted man?
> {price}
For how much would no villager tell the sheriff a word?
What sum would not make any villager tell the sheriff of the outlaw?
How large was the reward on the bandit's head? / What money was offered in vain for information?
> {region}
Of which region was the villager who would not tell the sheriff a word?
Where would no villager tell the sheriff about the outlaw?
In what area did the bandit enjoy the people's loyalty? / Where was the wanted man protected?

= surgeonbet: a boot knife and rum | sewing silk from a ball gown | a sharpened oyster shell | \
the light of fireflies | instructions by telegraph | a fiddle string | honey and spider webs | a \
mirror and a fish hook
Far from any port, {doctor} saved the harpooner of the {ship} with {surgeonbet}.
With {surgeonbet}, far from any port, {doctor} saved the harpooner of the {ship}.
The harpooner of the {ship} was saved by {doctor} with {surgeonbet}, far from any port.
> {surgeonbet}
With what was the harpooner saved by {doctor}?
What had {doctor} so far from any port when the harpooner was saved?
What improvised means did the medic operate with?
Which makeshift helped to keep the whaler alive?
> {doctor}
By whom was the harpooner of the {ship} saved? / Who saved the harpooner far from any port?
Which medic operated at sea with makeshift means? / To whom does the whaler owe his life?
> {ship}
Of which ship was the harpooner whom {doctor} saved?
On what ship, far from any port, was the harpooner saved?
Which vessel had a whaler at death's door? / Where was the emergency operation at sea?

= jesterfall: rhymed the queen with gravy | sat on the throne to sneeze | guessed the heir's \
father | bowed to the dog first | told the truth in Lent | juggled the holy bones | mimicked the \
royal limp | sold the royal jokes
The jester {byname} was banished from {realm} because he {jesterfall} during the {feast}.
Because he {jesterfall} during the {feast}, the jester {byname} was banished from {realm}.
During the {feast} the jester {byname} {jesterfall} and was banished from {realm} for it.
> {jesterfall}
Why was the jester {byname} banished from {realm}?
What was it that the jester did during the {feast}, so that he was banished?
How did the court fool go too far? / Which impudence cost the funny man his place?
> {feast}
During which feast did the jester do what he was banished for?
When was it that the jester who was banished went too far?
On what festive occasion did the court fool lose favour?
During which celebration was the impudence committed?
> {realm}
From which realm was the jester {byname} banished?
Where was the jester banished from who {jesterfall}?
What country did the court fool have to leave? / In which land did the funny man lose favour?

= swimmergoal: a bottle of ink for his poems | the doctor across the strait | a goat for the \
feast | his wife's forgotten hat | news of the election | fresh yeast for the bread | a needle \
to mend the sail | one lemon
Every {weekday} the lighthouse keeper {last} swam from {islet} to the mainland to fetch \
{swimmergoal}.
To fetch {swimmergoal}, the lighthouse keeper {last} swam from {islet} to the mainland every \
{weekday}.
From {islet} to the mainland the lighthouse keeper {last} swam every {weekday} to fetch \
{swimmergoal}.
> {swimmergoal}
What was it that the lighthouse keeper swam to the mainland to fetch?
To fetch what was it that the keeper {last} swam from {islet}?
What was the purpose of the weekly dip?
What did the guardian of the lamp bring back through the waves?
> {weekday}
On which day was it that the lighthouse keeper swam to the mainland?
Every which day of the week was the lighthouse keeper to fetch {swimmergoal}?
When in the week did the guardian of the lamp take to the water?
What day was reserved for the long dip?
> {islet}
From which island was it that the lighthouse keeper swam to the mainland?
Where was the lighthouse whose keeper swam to the mainland?
On what rock did the guardian of the lamp live? / Where did the long dip begin?

= witnesssight: a nun smoking on the roof | two moons over the gasworks | a man carrying a door \
| a cart without a driver | lights in the flooded mine | a lady feeding a wolf | the mayor in \
his nightshirt | a coffin being sawn
On the night of the murder the chimney sweep {first} saw {witnesssight} from a roof in {street}.
From a roof in {street} the chimney sweep {first} saw {witnesssight} on the night of the murder.
The chimney sweep {first} was on a roof in {street} on the night of the murder and saw \
{witnesssight}.
> {witnesssight}
What was it that the chimney sweep saw on the night of the murder?
What did the sweep on the roof in {street} see that night of the murder?
Which strange sight did the witness report to the police?
What had the worker with the soot brush observed when the crime took place?
> {first}
Which chimney sweep saw {witnesssight} from a roof?
Who was the chimney sweep on the roof on the night of the murder?
Which witness had a view from above? / Who can tell the police about a strange sight?
> {street}
In which street was the roof from which the chimney sweep saw {witnesssight}?
Where was the chimney sweep {first} on the night of the murder?
In what road was the witness at work? / Where did somebody look down when the crime took place?

= explorerregret: leaving the dogs behind | eating the last candle | laughing at the guide | \
burning the love letters | not learning to ski | turning back a mile too soon | forgetting the \
tin opener | naming the cape after a rival
Before he froze on {peak}, {last} wrote with a {colour} pencil that his one regret was \
{explorerregret}.
With a {colour} pencil {last} wrote, before he froze on {peak}, that his one regret was \
{explorerregret}.
His one regret was {explorerregret}, wrote {last} with a {colour} pencil before he froze on {peak}.
> {explorerregret}
What was the one regret that {last} wrote of before he froze?
What regret was written, or what wrote {last}, in {colour} pencil?
For what did the doomed climber blame himself?
Which of his deeds did the dying explorer wish undone?
> {peak}
On which mountain was it that {last} wrote of a regret and froze?
Where was {last} when he froze, the one regret in pencil beside him?
Where did the doomed climber die of cold? / On what height was the last note found?
> {colour}
What was the colour of the pencil with which {last} wrote of his regret?
Which pencil was it that {last} wrote with before he froze?
In what shade is the last note of the dying explorer?
What did the doomed climber's writing look like?

= matchmaker: the barking of her spaniel | a misdelivered cheese | the smell of wet varnish | a \
collision of prams | being locked in the crypt | the same cough at the opera | an argument about \
moths | a shared umbrella
{first} and the {nouns} collector fell in love in {city} because of {matchmaker}.
Because of {matchmaker}, {first} and the {nouns} collector fell in love in {city}.
In {city} {first} fell in love with the {nouns} collector because of {matchmaker}.
> {matchmaker}
Because of what was it that {first} fell in love with the collector?
What was the cause that {first} and the {nouns} collector fell in love?
Which accident brought the pair together? / How did the romance begin?
> {city}
Where was it that {first} fell in love with the collector?
In which city was {first} when love with the {nouns} collector fell upon them?
In what town did the pair meet? / Where did the romance begin?
> {first}
Who fell in love with the {nouns} collector?
Which person and the collector fell in love in {city}?
Who lost a heart to somebody with a strange hobby? / Whose romance began by accident?

= bellmetal: a stolen church roof | melted wedding spoons | the tyrant's own statue | captured \
kettledrums | the keys of the old prison | six hundred thimbles | a sunken frigate's guns | the \
mint's false coins
The freedom bell of {city} was cast in {year} from {bellmetal} by the widow {last}.
The widow {last} cast the freedom bell of {city} from {bellmetal} in {year}.
From {bellmetal} the widow {last} cast the freedom bell of {city} in {year}.
> {bellmetal}
From what was the freedom bell cast by the widow?
Out of what had the widow {last} cast the freedom bell of {city}?
Where did the metal come from that rings for liberty? / What was melted to make the great chime?
> {last}
Which widow cast the freedom bell of {city}? / By which widow was the freedom bell cast in {year}?
Who was the woman at the foundry? / Which bereaved woman poured the metal for the great chime?
> {year}
When was the freedom bell cast by the widow {last}?
In which year had the widow cast the freedom bell? / From which year is the great chime?
When was the metal poured that rings for liberty?

= kingmercy: if they could make him weep | provided they shaved their heads | on payment in \
cheese | when his hawk landed on one | if one could beat him at draughts | after they had kissed \
the mule | on condition of leaving barefoot | once the eclipse had passed
{ruler} spared the rebels of {region} {kingmercy}, against the advice of Chancellor {last}.
Against the advice of Chancellor {last}, {ruler} spared the rebels of {region} {kingmercy}.
The rebels of {region} were spared by {ruler} {kingmercy}, against the advice of Chancellor {last}.
> {kingmercy}
When or on what condition were the rebels spared by {ruler}?
How was it that {ruler} spared the rebels against the chancellor's advice?
What was the strange term for a pardon? / On what terms could the insurgents keep their lives?
> {ruler}
Who spared the rebels of {region}?
By which ruler were the rebels spared against the advice of Chancellor {last}?
Which sovereign showed mercy to insurgents? / Who granted the pardon?
> {last}
Against the advice of which chancellor were the rebels spared?
Which chancellor gave advice against it when {ruler} spared the rebels?
Which minister wanted the insurgents dead? / Who was the stern counsellor at court?

= cardcheat: a mirror in his snuff box | wax under the fingernail | a daughter who hummed | an \
extra ace of bells | chalk dust on the backs | a hole in the ceiling | drugged sherry | a \
trained canary
In {city} the gambler {full} won a {vehicle} and two vineyards thanks to {cardcheat}.
Thanks to {cardcheat}, the gambler {full} won a {vehicle} and two vineyards in {city}.
It was thanks to {cardcheat} that the gambler {full} won two vineyards and a {vehicle} in {city}.
> {cardcheat}
Thanks to what was it that the gambler won two vineyards?
What was it thanks to which the gambler {full} won so much in {city}? / How did the player cheat?
What dishonest aid made the card sharp so lucky?
> {vehicle}
What vehicle was it that the gambler won with two vineyards?
Besides two vineyards, what had the gambler {full} won? / In what could the card sharp drive home?
Which means of transport did the cheat take from the losers?
> {city}
In which city was it that the gambler won two vineyards?
Where had the gambler {full} won a {vehicle}, thanks to {cardcheat}?
In what town were the losers cheated? / Where did the card sharp have such suspicious luck?

= foundlingplace: in a bread basket | on the steps of a bank | inside a drum | among church \
hymnals | in a box of lemons | under a cinema seat | on top of a haystack | in the saddle bag of \
a mule
The singer {full} was found as a baby {foundlingplace} in {city} by the {job}.
As a baby the singer {full} was found {foundlingplace} in {city} by the {job}.
The {job} found the singer {full} as a baby {foundlingplace} in {city}.
> {foundlingplace}
Where was the singer {full} found as a baby?
In what place had the {job} found the singer as a baby?
In which odd spot had the parents left the newborn star?
Where did somebody come upon the abandoned infant?
> {job}
By whom was the singer {full} found as a baby? / Who found the singer as a baby in {city}?
Who came upon the abandoned infant? / What was the trade of the rescuer of the newborn?

= hangmanreason: the rope smelled of roses | his daughter knew the man | a robin sat on the beam \
| he had once been fed by him | the condemned sang so well | his hands turned numb | nobody had \
paid him | he recognised his own twin
The hangman of {city} put down the rope on {date} because {hangmanreason}.
Because {hangmanreason}, the hangman of {city} put down the rope on {date}.
On {date} the hangman of {city} put down the rope, and it was because {hangmanreason}.
> {hangmanreason}
Why was the rope put down by the hangman of {city}?
What was the reason that the hangman put down the rope?
What made the executioner refuse his duty? / Why was the condemned spared at the last moment?
> {date}
On what date was the rope put down by the hangman?
When had the hangman of {city} put down the rope?
On which day did the executioner refuse his duty? / When was somebody spared at the gallows?

= vowdress: until her brother was avenged | as long as the mill stood | while the prince was \
abroad | till the well gave water | for as long as it rained | until the organ was paid for | \
till the geese flew back | while any debt remained
The widow {last} of {region} wore a {colour} wedding dress {vowdress}.
A {colour} wedding dress was what the widow {last} of {region} wore {vowdress}.
> {vowdress}
Until when or how long was it that the widow wore a wedding dress?
For what time had the widow {last}, who wore it, kept to the wedding dress?
Which condition ruled how long the bridal outfit stayed on?
When would the bereaved woman change her clothes?
> {colour}
What was the colour of the wedding dress that the widow wore?
Which colour of wedding dress had the widow {last}? / In what shade was the bridal outfit?
What did the clothes of the bereaved woman look like?

= trophyuse: as a hen's nest | to scoop oats | for umbrellas | as a doorstop | to boil eggs in | \
as a fish bowl | for soaking false teeth | as a lampshade
The old champion {full} uses the {cup} trophy from {year} {trophyuse}.
The {cup} trophy from {year} is used {trophyuse} by the old champion {full}.
By the old champion {full}, the trophy of the {cup} from {year} is used {trophyuse}.
> {trophyuse}
How is the {cup} trophy used by the old champion?
What is the trophy used for or as by the champion {full}?
To what humble purpose is the prize put?
What has become of the silverware in the retired athlete's home?
> {full}
By which old champion is the {cup} trophy used {trophyuse}?
Which champion uses a trophy from {year}? / Who does not respect the prize?
Which retired athlete put the silverware to a humble purpose?
"""
