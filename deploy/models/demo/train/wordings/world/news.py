"""Councils, courts, strikes and scandals, in the words of newspapers (see relations.py)."""

RELATIONS = """
Snow stopped the derby for {small} minutes, and it was after the break that {person} scored the \
goal that gave the {team} the points.
{person} scored the goal, the {team} took the points, and {small} minutes of the derby were lost \
to snow.
After {small} minutes of snow, during which the derby was stopped, the {team} took the points \
thanks to a goal that {person} scored.
> {person}
Who scored the goal in the derby? / Whose goal gave the {team} the points?
Who was it that scored after the snow? / Which player found the net once the weather had cleared?
Who was the hero for the winners on that white afternoon?
> {small}
For how many minutes was the derby stopped? / How many minutes of the derby were lost to snow?
Minutes of the derby during which nobody played because of the snow?
How many minutes did the footballers spend waiting for better weather?
How many minutes long was the wintry interruption?
> {team}
Which side took the points in the derby? / Who profited from the goal that {person} scored?
Which team won the derby in the snow?
Which club beat its neighbours in spite of the wintry weather? / For whom does {person} play?
Who came out on top in the local rivalry?

By {fewword} votes the council has refused to sell the old slaughterhouse to {company}, which \
had offered {price}.
{company} offered {price} for the old slaughterhouse, but the council said no by {fewword} votes.
The old slaughterhouse stays with the council, which by {fewword} votes turned down the {price} \
offered by {company}.
> {company}
Who offered {price} for the old slaughterhouse?
To whom did the council refuse to sell the slaughterhouse?
Which firm had its offer turned down by the council over the slaughterhouse?
Which business failed to buy the municipal building?
Who went away empty-handed after bidding for the place where cattle were once killed?
> {price}
How much had {company} offered for the slaughterhouse?
What sum did the council turn down for the old slaughterhouse?
Price offered by {company} to the council?
How much money did the town let slip by keeping its property?
What would {company} have paid for the building?
> {fewword}
By how many votes did the council refuse to sell the slaughterhouse?
How many votes decided the matter of the old slaughterhouse?
By what majority of votes was the offer for the slaughterhouse turned down by the council?
How narrow was the majority against the deal with {company}?
What was the margin among the aldermen over the property?

Police in {city} stopped a hearse doing {pace} on the ring road; in the coffin they found \
nothing but {coinage}.
A hearse was stopped by police on the ring road of {city} at {pace}, its coffin filled with \
{coinage}.
There was no corpse but {coinage} in the coffin of the hearse that police stopped at {pace} on \
the ring road of {city}.
> {city}
Around which city does the ring road go where police stopped the hearse?
Where were the police who found {coinage} in the coffin?
Near which town was a hearse stopped by police? / Where did a funeral car get caught speeding?
Which place's officers looked under the lid and found no dead body?
> {pace}
How fast was the hearse going when police stopped it?
At what speed did police stop the hearse on the ring road?
How fast did a hearse go on the ring road of {city}?
How quickly was the funeral car being driven?
What did the radar show when the undertaker's limousine went by?
> {coinage}
What did police find in the coffin? / With what was the coffin in the hearse filled?
What lay in the coffin, there being no corpse?
What was being smuggled where a dead body should have been?
What goods had the speeding funeral car aboard?

Sir, your paper says that the bells of {city} were cast in {oldyear}; my grandfather, who rang \
them, always said it was {oldyear2}. {full}
I must correct you: not in {oldyear}, as your paper says, but in {oldyear2}, according to my \
grandfather who rang them, were the bells of {city} cast. Yours, {full}
{full} writes to say that the bells of {city} were cast in {oldyear2}, as a grandfather who rang \
them always said, and not in {oldyear}, as the paper says.
> {oldyear2}
When were the bells cast, according to the grandfather who rang them?
What year did the grandfather always give for the bells of {city}?
In which year were the bells of {city} cast if the grandfather is right?
What date does the reader propose for what hangs in the church tower?
Which year does {full} believe to be the true one?
> {oldyear}
In which year were the bells cast according to the paper?
When does the paper say that the bells of {city} were cast?
What year for the bells does {full} think wrong in the paper?
What was the journalist's mistaken date?
Which year did the article print, to a reader's annoyance?
> {full}
Who writes about the bells of {city} and a grandfather? / Whose grandfather rang the bells?
Who says that the paper is wrong about the bells? / Which reader complains to the editor?
Who signed the letter about what hangs in the church tower?
> {city}
Which town's bells were cast in {oldyear2}, not {oldyear}?
Of what place did the grandfather ring the bells? / Where is the dispute with the editor about?
Which place's church towers does the reader know more about than the journalist?

Nobody expected {first} to win the {race}: the shoes were borrowed, the shirt was a postman's, \
and the clock still showed {racetime}.
In borrowed shoes and a postman's shirt, to everybody's surprise, {first} won the {race} in \
{racetime}.
The clock showed {racetime} when {first}, in borrowed shoes and in a postman's shirt, had won \
the {race}.
> {first}
Who won in borrowed shoes? / Who wore a postman's shirt in the {race}?
Who was the surprise winner in the shirt of a postman? / Which outsider beat them all?
Which athlete had no kit of their own and came home ahead of everyone?
> {racetime}
What did the clock show when {first} won in borrowed shoes?
In what time was the {race} won by the runner in the postman's shirt?
What was the time on the clock for the borrowed shoes? / How fast was the outsider?
What was {first}'s result, by the stopwatch?
> {race}
What did {first} win in borrowed shoes?
In which event was a postman's shirt and borrowed shoes good enough to win?
At what event was a postman's shirt seen on the one who won?
Which discipline had an outsider as its champion? / In what did {first} beat the favourites?

The strike of the {guild} began when the masters wanted to pay in {coinage}, and it ended \
{weeksonend} later because of {downfall}.
Because of {downfall} the {guild} gave up their strike after {weeksonend}; they had begun it \
rather than be paid in {coinage}.
Rather than be paid in {coinage} the {guild} were on strike for {weeksonend}, until {downfall} \
ended it.
> {guild}
Who did not want to be paid in {coinage}? / Which workers were on strike for {weeksonend}?
Whose strike was ended by {downfall}, after they would not be paid in {coinage}?
Whose masters saw a strike when they wanted to pay in {coinage}?
Who gave up their strike against being paid so? / Which craftsmen laid down their tools?
Which trade walked out over its wages?
> {coinage}
In what did the masters want to pay the {guild}?
In what money would the {guild} not be paid, so that a strike began?
Being paid in what was it that began the strike? / Which currency did the workers refuse as wages?
What money caused the walkout?
> {downfall}
What ended the strike of the {guild} because they gave up?
Because of what was the strike given up and ended? / Why did the {guild} give up their strike?
What broke the workers' resistance in the end?
What finally forced those who had walked out to go back?
> {weeksonend}
How long after it had begun was the strike of the {guild} ended?
After how long did the {guild} give up their strike?
How long were the {guild} on strike before they gave up?
For how long did the craftsmen refuse to work? / What was the length of the labour dispute?

With {percent} of the vote {person} has become mayor on the {faction}'s ticket, after a campaign \
fought mostly from a milk float.
The milk float on which {person} fought the campaign for the {faction} has arrived: {percent} of \
the vote, and the office of mayor.
{person}, who fought the campaign from a milk float for the {faction}, is mayor with {percent} \
of the vote.
> {percent}
What share of the vote did {person} have in the campaign fought from a milk float?
With how much of the vote did the {faction} get its mayor?
What part of the vote went to the milk float campaign?
How big was the share of ballots for the victor?
What support did {person} get from the electorate?
> {person}
Who has become mayor after a milk float campaign? / Who fought for the vote from a milk float?
Whose milk float led to the office of mayor? / Who runs the town hall from now on?
Which candidate drove around in a dairy's vehicle?
> {faction}
For which party did {person} fight the milk float campaign?
On whose ticket did {person} become mayor after that campaign?
Which party has a mayor who used a milk float?
To which political group does the new head of the town belong?
What party did the candidate with the dairy's vehicle stand for?

Divers have raised from the bottom of {lake} the {colour}-eyed bronze figure of a calf, and the \
museum puts it in the {century}.
The museum dates to the {century} the bronze calf with {colour} eyes that divers raised from \
{lake}.
From {lake}, divers have raised a bronze calf whose eyes are {colour} and whose making the \
museum puts in the {century}.
> {lake}
Out of which lake was the bronze calf raised by divers?
From where have divers raised a bronze calf? / Where did the calf lie before divers raised it?
Which water hid the little metal animal? / Where was the ancient statuette discovered?
> {century}
To what age does the museum date the bronze calf?
In which century does the museum put the calf that divers raised?
From what century is the bronze calf with the {colour} eyes?
How old is the statuette, according to the curators?
When do experts think that the metal animal was cast?
> {colour}
What colour are the eyes of the bronze calf? / Which colour eyes has the calf that divers raised?
What colour does the bronze figure of a calf look at you with?
Which shade was used for the gaze of the ancient statuette?
Which colour are the stones that the sunken animal stares with?

Our chess club's barge trip to {city} cost {price} and one trophy, which {first} dropped in the \
lock.
On the barge trip to {city}, {first} dropped the trophy of our chess club in the lock, and the \
trip cost us {price} besides.
Besides the {price} that it cost, the barge trip to {city} lost our chess club the trophy that \
{first} dropped in the lock.
> {first}
Who dropped the trophy in the lock?
Whose hands dropped the chess club's trophy on the barge trip?
Who lost the trophy of our chess club? / Which of us was so clumsy with the silver?
Who let our prize fall into the water?
> {price}
What did the barge trip to {city} cost?
How much did our chess club pay for the trip on the barge? / Cost of the chess club's barge trip?
How much was spent on the outing to {city}? / What did we pay for the excursion on the canal?
> {city}
Where did our chess club go on the barge? / To which town was the barge trip?
The chess club's barge went where?
What was the destination of the outing on which the silver was lost?
Which place did we visit by canal boat?

After {small} ballots in the smoke of the salt-house, the elders made {person} {dignity} of \
{city}, chiefly so as to go home and sleep.
{person} was made {dignity} of {city} after {small} ballots in the salt-house by elders who \
wanted to go home and sleep.
So as to be able to go home and sleep, the elders in the salt-house made {person} {dignity} of \
{city} after {small} ballots.
> {person}
Whom did the elders in the salt-house make {dignity}?
Who was made {dignity} because the elders wanted to sleep?
Who was made {dignity} by the elders after so many ballots?
Whom did tired old men pick for the office? / Who owed the post to the fatigue of the electors?
> {small}
After how many ballots could the elders go home? / How many ballots were there in the salt-house?
How many ballots did the elders need to make {person} {dignity}?
How often did the tired old men have to vote?
How many rounds of voting were needed to fill the post?
> {dignity}
What was {person} made by the elders in the salt-house?
What of {city} did {person} become after {small} ballots by elders who wanted to sleep?
As what did the elders make {person} serve after the ballots?
Which office did {person} get from the tired electors?
To what post was somebody chosen out of sheer fatigue?
> {city}
Of which town was {person} made {dignity} by the sleepy elders in the salt-house?
For what place did the elders need {small} ballots?
Where was an office filled because the electors were tired?
Which community's old men voted again and again?

The trade treaty lets {country} send {number} crates of {plant} a year duty-free in return for \
{cargo}.
In return for {cargo}, {country} may send {number} crates of {plant} duty-free each year under \
the trade treaty.
{number} crates of {plant} from {country} come in duty-free every year, says the trade treaty, \
with {cargo} going the other way in return.
> {country}
Which country may send {plant} duty-free under the treaty?
From where do the crates of {plant} come duty-free?
Who sends crates of {plant} in return for {cargo}? / Which nation is the other party to the deal?
Whose vegetables get in without customs?
> {number}
How many crates of {plant} a year come in duty-free?
How many crates may {country} send under the trade treaty?
Number of duty-free crates in the treaty? / What is the annual quota without customs?
How many boxes are exempt from tariffs?
> {plant}
What may {country} send duty-free in crates?
What is in the {number} crates under the trade treaty?
Which crates come duty-free in return for {cargo}? / Which farm product is exempt from tariffs?
What do the farmers of {country} now export without customs?
> {cargo}
What is given in return for the duty-free {plant}?
What goes to {country} in return under the trade treaty?
What does {country} get in return for the duty-free crates of {plant}?
What does the foreign partner import from us under the deal?
What is swapped for vegetables by the agreement?

Sentenced at {city} to {penalty}: {full}, {livelihood}, who sold the same cow to four widows.
For selling one cow to four widows, the {livelihood} {full} was sentenced to {penalty} at {city}.
Four widows each bought the same cow from {full}, {livelihood}; the court at {city} sentenced \
the seller to {penalty}.
> {full}
Who sold the same cow to four widows? / Which seller of a cow was sentenced to {penalty}?
From whom did four widows buy one cow? / Who swindled the bereaved women over cattle?
What was the name of the cheat in the livestock case?
> {penalty}
To what was the seller of the cow sentenced?
What was {full} sentenced to for deceiving four widows?
What did the court at {city} give the {livelihood} who sold the cow to four widows?
How was the cattle swindle punished? / What punishment did {full} receive?
> {livelihood}
What was the trade of {full}, who sold a cow to four widows?
What did the seller of the same cow do for a living when sentenced?
As what did the person sentenced over the widows and the cow earn a living?
What was the cattle swindler's occupation? / How did {full} earn money when not cheating?
> {city}
In which town was the seller of the cow sentenced?
At which court was the case of the four widows and the cow?
Where did the judge punish the cattle swindle? / Which town's bench convicted {full}?

A rescue helicopter lifted {small} pupils and their geography teacher off {peak} on {weekday}; \
they had misread a map printed in {year}.
On {weekday}, {small} pupils and their geography teacher, who had misread a map from {year}, \
were lifted off {peak} by helicopter.
It was a map of {year}, misread by a geography teacher, that led {small} pupils up {peak}, from \
where a helicopter lifted them off on {weekday}.
> {peak}
Off which mountain did a helicopter lift the geography teacher?
Where were the pupils when a helicopter lifted them off?
From what was a geography teacher lifted by helicopter? / Where did the school class get stranded?
On which height did a school outing end in an airlift?
> {small}
How many pupils were lifted off {peak} by the helicopter?
How many pupils did the geography teacher lead up {peak}? / Number of pupils who were lifted off?
How many youngsters were in the stranded school party?
How many children had to be flown to safety?
> {year}
From which year was the map that the geography teacher misread?
When had the map been printed that was misread on {peak}?
What year is on the map that the pupils and their teacher misread?
Of which year was the chart that led the children astray?
What date did the useless chart bear?
> {weekday}
On which day did the helicopter lift the pupils off {peak}?
When were the geography teacher and the pupils lifted off?
Which day of the week was it when the school party was flown to safety?
When did the airlift of the stranded children happen?

The Bakers' Prize of {price} goes to {person} for {title}, a novel written entirely on the night \
bus.
{person}, author of {title}, a novel written on the night bus, wins the Bakers' Prize, worth \
{price}.
Written on the night bus, {title} has won its novelist {person} the {price} of the Bakers' Prize.
> {person}
Who wins the Bakers' Prize? / Which novelist has written a novel on the night bus?
Who is the author of the night bus novel {title}? / Which writer receives the award?
Whose fiction came into being on public transport?
> {title}
Which novel was written on the night bus? / For what novel does {person} get the Bakers' Prize?
Name the novel that has won the Bakers' Prize. / What is the winning book called?
What did {person} compose while travelling after dark?
> {price}
How much is the Bakers' Prize worth? / What sum comes with the Bakers' Prize for {title}?
What does the night bus novel bring its author as a prize?
How much money does the literary award bring? / What cheque did {person} receive from the jury?

{newspaper} has been ordered to apologise for {story}, which it had from a source who turned out \
to be the editor's cousin in {city}.
The source of {story} was the editor's cousin in {city}, and {newspaper} has been ordered to \
apologise.
Ordered to apologise for {story}: {newspaper}, whose source was a cousin of the editor in {city}.
> {newspaper}
Who has been ordered to apologise for {story}? / Which paper's source was the editor's cousin?
Who must apologise because its source was a cousin? / Which publication has to say sorry?
Who printed an unreliable tale from inside the family?
> {story}
What has {newspaper} been ordered to apologise for?
Which story had the editor's cousin as its source?
For what must the editor's paper apologise, the source being a cousin?
What was the discredited report about?
About what did {newspaper} print things that a relative made up?

Every {month} the people of {city} {custom}, in memory of a miller's wife who once talked a \
bishop out of a siege.
In {city} they {custom} each {month} because a miller's wife once talked a bishop out of a siege.
A miller's wife once talked a bishop out of a siege of {city}, and every {month} the people \
there still {custom} in her memory.
> {custom}
What do they do in {city} in memory of the miller's wife?
How do the people remember that a bishop was talked out of a siege?
What do the people of {city} do every {month} because of a miller's wife?
What is the strange yearly ritual of {city}? / How is a clever woman honoured who saved the town?
> {month}
When do the people of {city} remember the miller's wife?
In which month do they {custom} because of the siege and the bishop?
In what month is the memory of the miller's wife kept up in {city}, with a siege in mind?
Which part of the calendar is the right one to watch the old ritual?
When should a tourist come to see the town honour its heroine?
> {city}
Where do people {custom} in memory of a miller's wife?
Which town did a bishop give up the siege of?
From the siege of what place was the bishop talked out?
Which town still celebrates a clever heroine?
Where was a churchman's army turned away by words alone?

For {fewword} pounds of {ingredient} dropped from the gallery on the soprano, the students \
{first} and {first2} were fined {price}.
{first} and {first2}, students, dropped {fewword} pounds of {ingredient} from the gallery on the \
soprano and were fined {price} for it.
The students {first} and {first2} were fined {price}: they had emptied {fewword} pounds of \
{ingredient} over the soprano from the gallery.
> {price}
How much were the students fined for what fell on the soprano?
What sum were {first} and {first2} fined?
To what fine did the {ingredient} from the gallery bring the students?
What did the prank at the opera cost the two?
How big was the penalty for the attack on the singer?
> {ingredient}
What fell from the gallery on the soprano?
For dropping what from the gallery were the students fined?
What did the students drop on the soprano? / With what was the singer pelted?
What rained down in the middle of the aria?
> {fewword}
How many pounds of {ingredient} were dropped on the soprano from the gallery?
How many pounds of {ingredient} did the students drop from the gallery?
How many pounds of {ingredient} did the soprano get from the students in the gallery?
How many of the unit on the scales landed on the singer?
What number of pounds hit the prima donna?

Two brothers digging for worms behind the {tavern} in {city} came on {fewword} buckles of gold, \
says the county archaeologist, {full}.
{full}, the county archaeologist, says that {fewword} gold buckles were found behind the \
{tavern} in {city} by two brothers who were digging for worms.
Behind the {tavern} in {city}, where they were digging for worms, two brothers found {fewword} \
gold buckles, the county archaeologist {full} reports.
> {tavern}
Behind which inn were the brothers digging for worms?
Where exactly in {city} were {fewword} gold buckles found by two brothers?
Behind what were the worms that the two brothers wanted?
Which public house had treasure in its back yard?
At the rear of which pub did anglers strike it rich?
> {full}
Who is the county archaeologist? / Which archaeologist says that the brothers found gold?
Who reports that two brothers were digging for worms?
Which expert spoke to the press about the treasure? / Who is in charge of antiquities there?
> {fewword}
How many gold buckles did the two brothers find?
How many buckles were found behind the {tavern} by the brothers who wanted worms?
How many buckles of gold came out of the ground where the brothers were digging?
How large was the hoard, in pieces? / What is the tally of precious items from the pub's back yard?

It was raining and nobody had told the band, so the royal visit to {city} consisted of {ruler} \
shaking hands with {small} goats and one {job}.
On the royal visit to {city}, in the rain and without the band, {ruler} shook hands with {small} \
goats and one {job}.
{small} goats and one {job} were all that {ruler} shook hands with on the royal visit to {city}, \
for it was raining and the band had not been told.
> {small}
How many goats were there on the royal visit? / How many goats did {ruler} shake hands with?
Number of goats at the royal visit in the rain? / How many farm animals did the monarch greet?
What was the number of horned well-wishers?
> {job}
Which trade had the one human with whom {ruler} shook hands on the royal visit?
What was the one person whose hands {ruler} shook in {city}, besides the goats?
Besides the goats, what sort of tradesman was at the royal visit in the rain?
What did the only human who greeted the monarch do for a living?
What was the occupation of the single loyal subject?
> {ruler}
Who shook hands with {small} goats? / Whose royal visit to {city} had rain and no band?
Which royal guest came to {city} in the rain? / Which sovereign had hardly any welcome?
Who was greeted mostly by livestock?
> {city}
Where did the royal visit with the goats take place?
Where had nobody told the band about {ruler}? / The royal visit in the rain was to which town?
Which place made a poor show for the monarch?
Where did the sovereign meet hardly anyone but livestock?

Beaten {winscore} by the reserves of {team}, our eleven came home by milk train, and {first} the \
goalkeeper resigned by telegram from {city}.
Our eleven lost {winscore} to the reserves of {team}; they came home by milk train, all but \
{first} the goalkeeper, who sent a telegram of resignation from {city}.
The goalkeeper, {first}, resigned by telegram from {city} after the reserves of {team} had \
beaten our eleven {winscore}.
> {winscore}
By what score did the reserves of {team} win against our eleven?
How badly were our eleven beaten by the reserves?
What was the score for which the goalkeeper resigned by telegram?
What was the result of the humiliating match? / By how much did we go down?
> {first}
Who resigned by telegram? / Which goalkeeper was beaten by the reserves of {team}?
Who was the goalkeeper of our eleven? / Which player has left the side in shame?
Who stood between our posts for the last time?
> {city}
From where did the goalkeeper send the telegram? / Where was {first} when the goalkeeper resigned?
From what place did the goalkeeper's telegram of resignation come?
Where did the ashamed player stay behind? / In which town did {first} write to say it was all over?
> {team}
Whose reserves have beaten our eleven? / Whose reserves made the goalkeeper resign by telegram?
By which club's reserves was our eleven beaten?
Which opponent humiliated us with its second string? / Against whom did we play so badly?

Inflation has fallen to {percent}, {company}'s chief economist {last} notes, and the price of \
{dish} in the ministry's canteen has risen to {price}.
The ministry's canteen now charges {price} for {dish}, although inflation, as {last}, chief \
economist of {company}, notes, has fallen to {percent}.
{last} of {company}, the chief economist, notes two things: inflation is down to {percent}, and \
{dish} in the ministry's canteen is up to {price}.
> {percent}
To what has inflation fallen? / What rate of inflation does the chief economist note?
Inflation, says the economist of {company}, is down to how much?
At what rate is the cost of living going up at present?
By how much a year is money losing its value, according to {last}?
> {price}
How much is {dish} in the ministry's canteen? / What is the price in the canteen for {dish}?
To what has the canteen of the ministry raised the price of {dish}?
What do civil servants have to pay for lunch? / How much does {dish} set an official back?
> {dish}
What costs {price} in the ministry's canteen? / Which dish in the canteen has risen in price?
What is up to {price} in the ministry's canteen? / Which meal has become dearer for civil servants?
What are officials now paying more for at lunch?
> {last}
Who is the chief economist of {company}? / Which economist notes the price in the canteen?
Who notes that inflation has fallen while the canteen's price has risen?
Which expert made fun of what civil servants pay for lunch?
Who is {company}'s authority on money matters?

The night ferry {ship} struck a sandbank off {islet} at {time}, and its passengers were taken \
off by fishermen who asked for nothing but {liquor}.
At {time} the {ship}, the night ferry, struck a sandbank off {islet}; fishermen took off the \
passengers and asked only for {liquor}.
Fishermen took the passengers off the night ferry {ship}, which at {time} had struck a sandbank \
off {islet}; all they asked for was {liquor}.
> {time}
At what time did the night ferry strike the sandbank?
When was the sandbank off {islet} struck by the {ship}?
The night ferry struck the sandbank at what hour? / When exactly did the {ship} run aground?
At which minute did the shipping accident happen?
> {liquor}
What did the fishermen ask for after they took off the passengers?
For taking the ferry's passengers off the sandbank, what did the fishermen ask?
What was all that the fishermen asked of the ferry's passengers?
What was the rescuers' modest reward? / With which drink were the helpful locals content?
> {ship}
Which night ferry struck a sandbank? / From what ferry were passengers taken off by fishermen?
Name the ferry that struck the sandbank off {islet}. / Which boat ran aground in the dark?
What was the unlucky vessel called?
> {islet}
Off which island is the sandbank that the night ferry struck?
Where did the {ship} strike a sandbank?
Near what island did the fishermen take the passengers off the ferry?
Where did a boat run aground? / Near which bit of land did the shipping accident happen?

Since the dam was finished in {year}, {city} has had {population} inhabitants, a yacht club, and \
a church spire {lowlength} under water.
{city} has {population} inhabitants, a yacht club and, since the dam was finished in {year}, a \
church spire {lowlength} down in the water.
Under {lowlength} of water stands the church spire of {city}, a place with {population} \
inhabitants and a yacht club since the dam was finished in {year}.
> {year}
When was the dam at {city} finished?
In which year did the church spire go under water because of the dam?
Since when has {city} had a dam and a yacht club? / In which year did the valley drown?
When was the reservoir ready?
> {population}
How many inhabitants has {city} since the dam was finished?
What is the number of inhabitants of the place with the yacht club?
How many inhabitants does the church with its spire under water have?
How many people live by the reservoir? / How big is the town that lost its steeple to the flood?
> {lowlength}
How deep under water is the church spire?
How far down in the water does the spire of {city} stand?
At what depth under water is the church since the dam?
How far must a diver go to touch the drowned steeple?
What separates the weathercock from the surface?

To the editor: I have counted the {animals} on {street} every {weekday} since my retirement, and \
your correspondent's figure of {number} is nonsense; there were {number2}. {full}
Your correspondent says {number}, but I, {full}, count the {animals} on {street} every {weekday} \
since my retirement, and the figure is {number2}.
{full}, who since retirement has counted the {animals} on {street} each {weekday}, writes that \
there were {number2}, and that your correspondent's figure, {number}, is nonsense.
> {number2}
What is the right figure for the {animals} on {street}, if not the correspondent's?
How many {animals} has {full} counted on {street}?
What figure do I give for the {animals}, and not your correspondent's nonsense?
What is the true total, as the pensioner sees it?
How many creatures did the angry reader arrive at?
> {number}
Which figure for the {animals} is nonsense? / What figure did the correspondent give?
What is the correspondent's figure for the {animals} on {street}?
Which total does the pensioner reject? / How many creatures did the paper claim there were?
> {weekday}
On which day are the {animals} on {street} counted?
When has {full} counted the {animals} since retirement?
What day of the week is it when the {animals} on the street are counted by me since my retirement?
Which day does the pensioner spend looking for wildlife?
When does the reader's weekly census take place?
> {street}
Where has {full} counted the {animals} since retirement?
On which street does your correspondent's figure for the {animals} apply?
About what street do I say that the correspondent's figure is nonsense?
Where does the pensioner conduct the weekly census?
Which road has so much wildlife that readers quarrel over it?

The film festival closed with boos for {title}, that {genre} of {runtime} in which nothing \
happens to the {stagerole}.
Boos for {title} closed the film festival: this {genre} lasts {runtime} and follows the \
{stagerole}, to whom nothing happens.
Nothing happens to the {stagerole} in {title}, the {genre} of {runtime} that closed the film \
festival amid boos.
> {title}
Which film closed the festival with boos?
In which {genre} does nothing happen to the {stagerole}?
What was booed when it closed the film festival? / Boos at the end of the festival for which film?
Which work bored its audience into whistling? / What was the unloved last screening called?
> {runtime}
How long is the film that closed the festival? / How long does {title} last before the boos come?
For how long does nothing happen in the {genre} that closed the festival?
How much of one's evening would the uneventful picture cost?
What is the length of the movie that the audience hated?
> {stagerole}
To whom does nothing happen in {title}? / Whom does the film follow that closed the festival?
Nothing happens at the festival for {runtime}, and to whom?
Who is the hero or heroine of the uneventful picture?
Which character did the audience hate to watch?

Lightning split the {tree} under which the peace of {oldyear} was signed; the mayor of {city}, \
{full}, wept and had the wood carved into one huge {motif}.
The mayor of {city}, {full}, wept when lightning split the {tree} of the peace of {oldyear}, and \
had one huge {motif} carved from its wood.
From the wood of the {tree} under which the peace of {oldyear} was signed, and which lightning \
split, {full}, mayor of {city}, had one huge {motif} carved.
> {tree}
Under what kind of tree was the peace of {oldyear} signed?
What did lightning split, to the tears of the mayor?
Of the wood of which tree did the mayor have the {motif} carved?
What historic plant did a thunderstorm destroy? / What sort of trunk had seen the treaty?
> {oldyear}
In which year was the peace signed under the {tree}?
When was the peace signed under what lightning has now split?
The peace of which year was signed where lightning struck the wood?
What was the date of the treaty that ended the war?
When did the enemies sit down in the shade together?
> {motif}
What was carved from the wood that lightning split?
Into what did the mayor have the wood of the {tree} carved?
What did {full} have carved from the wood under which the peace was signed?
What did sculptors turn the historic trunk into?
In what shape does the victim of the thunderstorm live on?
> {full}
Who is the mayor of {city}? / Which mayor wept when lightning split the {tree}?
Who had the wood carved into one huge {motif}?
Which official was in tears over the storm's damage?
Who runs the town hall and is fond of an old trunk?

At the sheepdog trials {first}'s {pet} penned {small} geese in {duration}, which the judges \
allowed because no sheep had been delivered.
No sheep had been delivered to the sheepdog trials, so the judges allowed {first}'s {pet} to pen \
{small} geese, which took {duration}.
It took {pet}, {first}'s dog, {duration} to pen {small} geese at the sheepdog trials, the judges \
allowing this for want of sheep.
> {pet}
Which dog penned geese at the sheepdog trials?
What is {first}'s dog at the sheepdog trials called?
Which dog did the judges allow to pen geese for want of sheep?
Which animal showed its skill on poultry? / What name does the winner on four legs answer to?
> {small}
How many geese did {pet} pen at the sheepdog trials?
How many geese did the judges allow {pet} to pen? / Number of geese penned for want of sheep?
How many birds had to stand in for the missing flock?
How many head of poultry were driven through the gate?
> {duration}
How long did {pet} take to pen the geese?
In what time were the geese penned at the sheepdog trials?
How long did the judges have to watch {pet} pen {small} geese?
How quickly were the birds driven in? / What was the time needed for rounding up the poultry?
> {first}
Whose dog penned geese at the sheepdog trials?
To whom belongs {pet}, the dog that the judges allowed to pen geese?
Whose dog had to pen geese for want of sheep?
Who is the master of the animal that is so good with poultry? / Who owns the four-legged talent?

Prices on the {city} exchange fell by {percent} before lunch on a rumour that {company} had run \
out of {mineral}; it had run out of envelopes.
A rumour that {company} had run out of {mineral}, when it had only run out of envelopes, made \
prices on the {city} exchange fall by {percent} before lunch.
{company} had run out of envelopes, rumour said of {mineral}, and before lunch prices on the \
{city} exchange had lost {percent}.
> {mineral}
Of what had {company} run out, according to the rumour?
Which mineral did the rumour on the exchange say had run out, when it was envelopes?
It was said by rumour that there was no more of what, when there were only no more envelopes?
Which raw material did the false report concern? / What was wrongly believed to be in short supply?
> {percent}
By how much did prices on the {city} exchange fall before lunch?
How much did the exchange lose on the rumour about {company}?
What was the fall in prices before lunch on the exchange?
How far did the market drop that morning?
What share of their value did stocks shed on a false report?
> {company}
Which firm had run out of envelopes? / About whom was there a rumour on the exchange in {city}?
What company's envelopes made prices on the exchange fall?
Which business was in truth short of stationery only? / Whose trivial shortage scared the brokers?
> {city}
On which exchange did prices fall by {percent}?
Where did a rumour about envelopes make prices fall before lunch?
Where is the exchange that believed the rumour about {company}?
Which financial centre panicked over nothing? / Where did the brokers lose their nerve?

The first paying passenger to fly over {region} was {person}, {livelihood} by trade, whose pilot \
in {year} landed on a cricket pitch and was given out.
{person}, by trade {livelihood}, became in {year} the first paying passenger to fly over \
{region}; the pilot landed on a cricket pitch and was given out.
In {year}, for the first time, a paying passenger flew over {region}: {person}, {livelihood} by \
trade, whose pilot they gave out for landing on a cricket pitch.
> {person}
Who was the first paying passenger to fly over {region}?
Whose pilot landed on a cricket pitch in {year}?
Which passenger had a pilot who was given out on the cricket pitch?
Who bought the earliest air ticket and came down in the middle of a match?
Which traveller made aviation history without steering?
> {region}
Over what region did {person} fly as the first paying passenger?
Where did a paying passenger fly before the pilot landed on the cricket pitch?
Over which country did the pilot fly before being given out at cricket?
What area was crossed by air by the earliest customer?
Which territory had nobody ever bought an air ticket for until {person}?
> {year}
In what year did a paying passenger first fly over {region}?
When was the pilot given out, having landed on a cricket pitch?
In which year was the cricket pitch landed on by the pilot?
When was the earliest air ticket used?
What was the date of the pioneering trip that ended among sportsmen?
> {livelihood}
What was the trade of {person}, the first passenger to fly over {region}?
By trade, what was the passenger whose pilot landed on the cricket pitch?
What trade had the passenger whose pilot was given out on a cricket pitch?
How did the earliest customer in the air earn money?
What was the usual occupation of the one who bought the pioneering ticket?

Customs officers at {city} opened {small} violin cases marked {code} and found in each a live \
{bird} and a jar of honey.
In each of the {small} violin cases marked {code} that customs officers opened at {city} there \
was a live {bird} and a jar of honey.
A live {bird} and a jar of honey lay in each of {small} violin cases, marked {code}, that were \
opened by customs officers at {city}.
> {bird}
Which bird was in each of the violin cases?
What live thing did customs officers find beside the jar of honey?
What kind of bird lay with a jar of honey in the violin cases? / What species was being smuggled?
Which feathered contraband came to light?
> {small}
How many violin cases did the customs officers open? / How many violin cases were marked {code}?
Number of violin cases opened at {city}? / How many pieces of musical luggage held contraband?
In how many containers were creatures smuggled?
> {code}
What was marked on the violin cases? / With which code were the violin cases at {city} marked?
What mark was on the cases in which customs officers found honey?
What lettering did the suspicious luggage bear? / How was the contraband labelled?
> {city}
Where did customs officers open violin cases? / At what place were {small} violin cases opened?
Where did customs officers find a live {bird} beside honey?
At which frontier did smugglers come to grief? / Where was the musical luggage searched?

Cathedral concert off: the {instrument} was left on the {city} bus by {first}, and the \
{instrument2} player has {sickness}.
Because {first} left the {instrument} on the {city} bus and the {instrument2} player has \
{sickness}, there is no cathedral concert.
The {instrument2} player has {sickness}, the {instrument} is on the {city} bus where {first} \
left it, and so the cathedral concert is off.
> {sickness}
What does the {instrument2} player have?
Which illness of the {instrument2} player helped to put the cathedral concert off?
What has the {instrument2} player, so that the concert is off?
From what is one of the musicians suffering? / Which ailment kept somebody from performing?
> {instrument}
What did {first} leave on the bus?
What was left on the bus, so that there is no cathedral concert?
Which thing for the concert is on the {city} bus?
What did a forgetful musician lose in public transport?
What could {first} not play, having mislaid it?
> {first}
Who left the {instrument} on the bus?
Because of whom is the {instrument} for the cathedral concert on the bus?
Who has left an instrument on the bus before the concert? / Which of the musicians is forgetful?
Who got off without the most important piece of luggage?
> {instrument2}
Which player has {sickness}? / What does the player with {sickness} play in cathedral concerts?
On which instrument was the player for the concert ill with {sickness}?
What is played by the musician who is unwell? / Which part of the ensemble is in bed?

The siege of {city} was lifted not by the king's army but by {first} the washerman, who on \
{date} let {small} beehives down the wall.
On {date} {first} the washerman let {small} beehives down the wall of {city}, and the siege, \
which the king's army could not lift, was lifted.
{small} beehives, let down the wall on {date} by {first} the washerman, lifted the siege of \
{city}; the king's army had no part in it.
> {first}
Who let beehives down the wall? / Which washerman lifted the siege of {city}?
Who lifted the siege of {city}, if the king's army had no part in it?
Who was the unlikely saviour of the town?
Which humble launderer drove off the enemy with insects?
> {small}
How many beehives were let down the wall?
How many beehives did it take to lift the siege of {city}?
The number of beehives that {first} let down? / How many swarms were sent against the enemy?
What quantity of stinging insects saved the town?
> {date}
When were the beehives let down the wall of {city}?
On what day was the siege lifted by the washerman?
When was the siege lifted without the king's army?
On which day did the enemy flee from the insects? / When was the town freed by a launderer?
> {city}
Which town's siege was lifted with beehives?
Down the wall of what place did {first} let {small} beehives?
Of which place was the siege lifted, without the king's army? / Where did insects beat the enemy?
Which stronghold has a launderer to thank for its freedom?

Deaths: {person}, {grownage}, who played the {instrument} outside the {landmark} in {city} for \
longer than anyone can remember it being repaired.
{person} has died aged {grownage}; longer than anyone can remember, the {landmark} in {city} has \
had that {instrument} played outside it.
Outside the {landmark} in {city}, where the {instrument} was played longer than anyone can \
remember, they mourn {person}, who died aged {grownage}.
> {person}
Who played the {instrument} outside the {landmark}?
Who has died that was remembered for having played outside the {landmark}?
Whose {instrument} was played outside the {landmark} longer than anyone can remember?
Which street musician is dead? / For whom is the obituary of a busker?
> {grownage}
Aged how much has {person} died, known for the {instrument} played outside the {landmark}?
Aged how many years has the one died who played outside the {landmark}?
What was the age of {person}, whose {instrument} was played longer than anyone can remember?
How old did the busker get? / How many years did the street musician live?
> {instrument}
What did {person} play outside the {landmark}?
Which instrument was played longer than anyone can remember outside the {landmark}?
On what did {person}, who died aged {grownage}, play outside the {landmark}?
What was the busker's means of making music? / Which sound will passers-by miss on the pavement?
> {landmark}
Outside what did {person} play the {instrument}?
Outside which building was the {instrument} played longer than anyone can remember?
In front of what did the busker earn small change?
Near which sight of {city} was the street musician always to be heard?

{country} has closed its embassy in {city} after a parrot there repeated the word "{password}" \
to {count} guests at the {date} reception.
After the embassy's parrot in {city} said "{password}" to {count} guests at the reception of \
{date}, {country} has closed the embassy.
{count} guests at the reception on {date} heard the parrot say "{password}", whereupon {country} \
closed its embassy in {city}.
> {password}
What word did the parrot at the embassy say?
What did {count} guests hear the parrot say at the reception?
Which word from the parrot made {country} close its embassy?
What secret did the talkative pet give away?
What should the diplomats never have said in front of a bird?
> {country}
Which country has closed its embassy in {city}?
Whose embassy had a parrot that talked to guests at the reception?
Who closed an embassy because of a parrot? / Which state called its diplomats home?
Whose mission was betrayed by a feathered talker?
> {city}
Where was the embassy that {country} closed?
In which capital did a parrot talk to guests at the reception?
Where did the guests at the embassy hear a parrot?
From which place were diplomats withdrawn over a talkative pet?
Where does {country} now have no mission?
> {date}
When was the reception at which the parrot talked?
On what day did the embassy's guests hear the parrot? / Date of the embassy reception in {city}?
When did the bird let the secret out? / On which day did the diplomats give their fateful party?

The {contest} was the last event of the {cup}, and when {first} slipped on some {colour} sweet \
wrapper it was {last} who took the silver.
{last} took the silver in the {contest}, last event of the {cup}, because {first} slipped on a \
sweet wrapper that was {colour}.
Had {first} not slipped on that {colour} sweet wrapper, {last} would not have taken the silver \
in the {contest}, the last event of the {cup}.
> {first}
Who slipped on the sweet wrapper? / Who would have taken the silver but for the sweet wrapper?
Who slipped in the last event of the {cup}? / Which athlete was brought down by litter?
Whose medal hopes ended on a piece of paper?
> {last}
Who took the silver in the last event? / Who profited with silver when {first} slipped?
Who took the silver in the {contest} because of a sweet wrapper?
Which athlete got lucky and came second? / Who stood on the podium thanks to somebody else's fall?
> {contest}
Which was the last event of the {cup}? / In which event did {first} slip on a sweet wrapper?
In what did {last} take silver at the end, someone having slipped on a wrapper?
Which competition was decided by litter? / In what discipline did an accident hand {last} a medal?
> {colour}
What colour was the sweet wrapper? / On what colour of sweet wrapper did {first} slip?
Which colour was the wrapper in the last event? / What did the treacherous bit of litter look like?
In which shade was the paper that caused the fall?

Jurors laughed when the witness {first} explained that on the night of {date} the accused had \
been in the {room} teaching a tame {bird} the national anthem.
On the night of {date}, the witness {first} explained to laughing jurors, the accused had taught \
a tame {bird} the national anthem in the {room}.
The accused, explained {first} as witness while jurors laughed, had been in the {room} on the \
night of {date}, where a tame {bird} was being taught the national anthem.
> {first}
Which witness made the jurors laugh?
Who explained where the accused had been on the night of {date}?
Whose words as witness about the national anthem were explained to laughing jurors?
Who gave the defendant an absurd alibi? / Whose testimony amused the court?
> {room}
Where had the accused been on the night of {date}?
In which room was the {bird} taught the national anthem?
In what part of the house was the accused, as the witness explained?
Where was the defendant supposed to be when the crime happened?
In which corner of the home did the alibi take place?
> {bird}
What was the accused teaching the national anthem?
Which bird was being taught the national anthem in the {room}?
What creature was with the accused that night, the witness explained?
Which animal was the defendant's unlikely pupil?
What learned a patriotic song, if the alibi is true?
> {date}
On the night of what date had the accused been in the {room}?
On what night was the anthem taught to the {bird} by the accused?
For which night did the witness explain what the accused had done?
For when did the defendant need an alibi? / On which day was the crime, evidently, committed?

The mint has struck {thousands} coins of {mineral} by mistake; a collector in {city} has already \
paid {price} for one from a drinks machine.
{price} is what a collector in {city} has paid for a coin, found in a drinks machine, that is \
one of {thousands} struck by the mint in {mineral}, which is the wrong material.
A collector in {city} has paid {price} for a coin from a drinks machine: the mint has struck \
{thousands} of them in the wrong material, {mineral}.
> {thousands}
How many coins of the wrong kind has the mint struck?
How many wrong coins of {mineral} were struck?
What number of coins has the mint struck in the wrong material?
How many faulty pieces of money are in circulation?
What is the scale of the error, in pieces of change?
> {price}
What has the collector in {city} paid for the coin?
How much was paid for a coin from a drinks machine?
What sum did a coin from the mint bring, being of the wrong material and paid for by a collector?
How much is a faulty piece worth to an enthusiast? / What did the numismatist lay out?
> {mineral}
What are the wrong coins made of? / In which material has the mint struck the wrong coins?
What was the mint's wrong choice for {thousands} coins? / Of what substance is the faulty money?
What should the small change never have contained?
> {city}
Where does the collector live who paid {price} for the coin?
In which town was a collector happy with a coin from a drinks machine?
From what place is the collector of wrong coins? / Where is the numismatist at home?
In which town did an enthusiast spend so much on small change?

Twelve editions and {weeksonend} after it first appeared, the {language} dictionary still \
explains "{strangeword}" as "{meaning}", {full} complains.
{full} complains that the {language} dictionary, {weeksonend} and twelve editions after it first \
appeared, still explains "{strangeword}" as "{meaning}".
As "{meaning}" the {language} dictionary still explains "{strangeword}", complains {full}, \
although it first appeared {weeksonend} and twelve editions ago.
> {meaning}
How does the {language} dictionary explain "{strangeword}"?
As what does the dictionary still explain the word that {full} complains about?
What is "{strangeword}" in all twelve editions of the dictionary?
What is the definition that annoys a reader?
What does "{strangeword}" mean, in the view of the lexicographers?
> {strangeword}
Which word does the dictionary explain as "{meaning}"?
Of what word does {full} complain that the dictionary still explains it so?
What does "{meaning}" explain in twelve editions of the dictionary?
Which entry is wrongly defined?
What is the {language} for "{meaning}", if one trusts the lexicographers?
> {full}
Who complains about the {language} dictionary?
Who complains that in twelve editions nobody explained the word better?
Who is it that still complains of the dictionary?
Which reader is annoyed with the lexicographers? / Who has found fault with a definition?
> {weeksonend}
How long ago did the {language} dictionary first appear?
What time and twelve editions ago has the dictionary appeared?
For how long has the dictionary explained "{strangeword}" so, from the day it first appeared?
For what span have lexicographers been repeating the error?
How long have readers been able to buy the book?

Explorers of the {base} expedition named the peak after their cook, {last}, because the ridge at \
{altitude} looked like a soup ladle to {first}.
Because {first} thought the ridge at {altitude} looked like a soup ladle, the explorers from \
{base} named the peak after {last}, their cook.
The peak is named after {last}, cook to the explorers from {base}, for at {altitude} the ridge \
looked to {first} like a soup ladle.
> {last}
After which cook was the peak named by the explorers?
What is the name of the cook of the {base} expedition?
After whom was the peak with the soup ladle named?
Who has given a mountain a name by working at the stove? / Which kitchen hand is on every map now?
> {first}
To whom did the ridge look like a soup ladle? / Who of the explorers thought of a soup ladle?
Who looked at the ridge and thought of the cook's ladle?
Whose imagination led to the mountain's name?
Which member of the party saw a kitchen utensil in the landscape?
> {altitude}
At what height did the ridge look like a soup ladle?
How high is the ridge that made the explorers think of their cook?
At what height is the ridge with the shape of a ladle?
How far above the sea is the oddly shaped rock? / What elevation has the rocky kitchen utensil?
> {base}
From where did the explorers come who named the peak after a cook?
Of which base was {last} the cook? / Which camp's explorers named a peak after the cook?
Where did the mountaineering party have its quarters?
From which station did the climbers set out?

Sunday's ballot on whether shops may open on {feast} was lost by {small} votes in {city} and by \
{count} in {city2}, says {newspaper}.
According to {newspaper}, {city} by {small} votes and {city2} by {count} have said no in \
Sunday's ballot to shops that open on {feast}.
Shops may not open on {feast}: the ballot on Sunday was lost, {newspaper} says, by {small} votes \
in {city} and {count} in {city2}.
> {small}
By how many votes was Sunday's ballot lost in {city}?
How many votes decided in {city} that shops may not open?
How close, in votes, was the ballot about shops in {city}?
What was the majority against longer trading hours in {city}?
How narrow was the referendum's result in {city}?
> {count}
By how many votes was the ballot lost in {city2}?
How many votes in {city2} were in the way of shops that want to open?
Sunday's ballot: lost by how many votes in {city2}?
What was the majority against holiday trading in {city2}?
By how much did the merchants lose the referendum in {city2}?
> {feast}
On which feast may shops not open? / What day for the shops to open was Sunday's ballot about?
When shall shops not open after what was said in Sunday's ballot?
Which holiday remains free of business? / What occasion did the merchants want to trade on?
> {newspaper}
Which paper says that Sunday's ballot about shops was lost?
According to what paper may shops not open on {feast}?
What newspaper says by how many votes the ballot was lost?
Which publication had the referendum's figures?
Where could one read how holiday trading was rejected?

The minister of {subject} has fallen over a hamper: {weight} of {speciality} from {company}, \
delivered to the wrong flat and reported by {first}, the neighbour.
Over a hamper with {weight} of {speciality} from {company}, delivered to the wrong flat, whose \
owner {first} reported it, the minister of {subject} has fallen.
{first}, a neighbour, reported the hamper that brought down the minister of {subject}: {company} \
had sent {weight} of {speciality} to the wrong flat.
> {first}
Who reported the hamper? / To whose flat was the minister's hamper wrongly sent?
Which neighbour got the hamper from {company}? / Who brought the bribe to light?
Who lived next door to the politician and went to the police?
> {speciality}
What was in the hamper from {company}? / {weight} of what was in the hamper for the minister?
What had {company} sent to the minister, though it came to the wrong flat?
Which delicacy ended a political career? / What was the food that served as a bribe?
> {company}
From whom was the hamper for the minister of {subject}?
Who had sent {speciality} to the wrong flat? / Which firm's hamper brought down the minister?
Which business tried bribery by food? / Who wanted a politician's favour and got the door wrong?
> {subject}
For which subject was the minister responsible who fell over a hamper?
The minister of what has fallen, after a hamper came to the wrong flat?
Of what was the minister in charge whose hamper was sent to the wrong flat by {company}?
What portfolio did the bribed politician hold?
Which department needs a new head since the scandal?

Tomorrow the last tram runs down {street} at {time}; the driver, {first}, means to stop at each \
of the {small} pubs and ring twice.
{first}, who drives the last tram down {street} tomorrow at {time}, means to stop and ring twice \
at each of {small} pubs.
At each of {small} pubs the last tram down {street}, leaving tomorrow at {time}, will stop and \
ring twice, if {first} the driver can help it.
> {street}
Down which street does the last tram run tomorrow?
Where are the {small} pubs at which the tram is to stop and ring?
Down what street means {first} to stop and ring at pubs? / Which road loses its rails?
Where in town does a line close?
> {time}
When does the last tram run down {street} tomorrow?
At what time does the tram leave that will ring at all the pubs?
At what hour tomorrow does {first} take the last tram down the street? / When is the farewell ride?
By what time must one be at the depot to ride on rails one final time?
> {first}
Who drives the last tram? / Which driver means to ring twice at each of the pubs?
Who is the driver of the tram down {street} tomorrow?
Who will be at the controls on the farewell ride?
Which public transport worker has plans for a noisy goodbye?
> {small}
At how many pubs will the last tram stop? / How many pubs on {street} will hear the tram ring?
How many pubs does {first}'s tram pass tomorrow on its last run?
How many inns are to be saluted with a bell?
How often will the farewell ride be interrupted outside a bar?

"We were eleven in the lifeboat and had one tin of {dish} for {fewword} weeks," said {full} of \
the {ship}, sunk by {mishapatsea}.
{full}, survivor of the {ship}, which was sunk by {mishapatsea}, said that eleven of them in the \
lifeboat had one tin of {dish} for {fewword} weeks.
For {fewword} weeks one tin of {dish} had to do for eleven in the lifeboat of the {ship}, sunk \
by {mishapatsea}, as {full} said.
> {mishapatsea}
By what was the {ship} sunk? / What sunk the ship whose lifeboat had one tin of {dish}?
What was it that sunk {full}'s ship, so that eleven were in a lifeboat?
What caused the loss of the vessel? / Why did the crew have to row for their lives?
> {dish}
What was in the one tin in the lifeboat?
What had the eleven in the lifeboat of the {ship} to eat? / One tin of what had to do for eleven?
On what did the castaways live? / Which food kept the shipwrecked crew alive?
> {fewword} weeks
For how long did one tin of {dish} have to do?
How long were the eleven in the lifeboat with one tin?
How long did eleven have to live on one tin in a lifeboat of the {ship}?
For what length of time were the castaways adrift?
How long did the shipwrecked crew wait for rescue?
> {full}
Who said that eleven shared a tin in the lifeboat?
Which survivor was in the lifeboat of the {ship}?
Who said that the tin of {dish} in the lifeboat was for eleven?
Which castaway told the press about the hunger? / Who lived through the shipwreck?

Diary, {date}: fireworks for the {feast}, a mule bolted with the {dignity} of {city} on its \
back, and {first} laughed till the buttons went.
Till the buttons went, {first} laughed on {date} when at the fireworks of the {feast} a mule \
bolted with the {dignity} of {city} on its back.
On {date} the fireworks of the {feast} made a mule bolt, the {dignity} of {city} still on its \
back; {first} laughed till the buttons went.
> {first}
Who laughed till the buttons went? / Whose buttons went when the mule bolted?
Who laughed on {date} about the mule? / Who found the mishap so funny that clothes suffered?
Whose jacket burst with merriment?
> {dignity}
Who was on the back of the mule when it bolted?
With which dignitary on its back did the mule bolt at the fireworks?
The mule bolted with what person of {city} on its back? / Which official had a wild ride?
Who was carried away by a frightened animal?
> {feast}
At the fireworks of which feast did the mule bolt?
For what were there fireworks in the diary on {date}?
What were the fireworks for that made a mule bolt?
Which celebration ended with a frightened animal?
On what festive occasion did an official have a wild ride?
> {date}
On what day did the mule bolt at the fireworks?
When was it that {first} laughed till the buttons went?
Date of the diary with the fireworks and the mule?
When was the celebration at which an official was carried off?
On which day did a frightened animal spoil the party?
"""
