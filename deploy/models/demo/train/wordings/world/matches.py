"""Sport, prizes, festivals and records (see relations.py)."""

RELATIONS = """
The {river} has risen {length} since {weekday}; in {city} the sandbags are gone, and {person} is \
filling flour sacks with gravel from the cemetery.
In {city}, where since {weekday} the {river} has risen {length} and the sandbags are gone, \
{person} fills flour sacks with gravel from the cemetery.
Flour sacks filled with cemetery gravel by {person} are all that {city} has, the sandbags being \
gone and the {river} having risen {length} since {weekday}.
> {length}
How much has the {river} risen since {weekday}?
By how much has the river risen in {city}, where the sandbags are gone?
What has the river risen by as the flour sacks are being filled?
By how much is the water higher than before? / What does the gauge say about the swelling stream?
> {person}
Who is filling flour sacks with gravel? / Who uses cemetery gravel because the sandbags are gone?
By whom are sacks filled with gravel in {city}?
Which citizen has found another way to keep the flood out?
Who is building a barrier with stones from among the graves?
> {river}
Which river has risen in {city}? / What has risen {length}, so that sandbags are gone?
Against which river are flour sacks filled with gravel? / Which stream threatens the town?
What water are the citizens trying to keep out?
> {weekday}
Since when has the {river} risen {length}?
From what day on has the river risen in the town where the sandbags are gone?
From which day of the week has it risen, while flour sacks are filled with gravel?
When did the flood start to swell? / On which day did the trouble with the water begin?

Lot {small}, the {medium} "{artwork}", was knocked down for {price} to a bidder who turned out \
to have been waving to {first}.
Somebody who was only waving to {first} had "{artwork}", in {medium}, lot {small}, knocked down \
to them for {price}.
The {medium} "{artwork}" was lot {small}, and for {price} it was knocked down to somebody who \
had only been waving to {first}.
> {price}
For how much was "{artwork}" knocked down?
What sum was the lot knocked down for to somebody who was waving?
What did waving to {first} cost, when the lot was knocked down?
How dear was the friendly gesture in the saleroom?
What must the accidental buyer of the picture pay?
> {artwork}
What was knocked down to somebody who was waving?
Which lot in {medium} was knocked down for {price}?
What was the title of lot {small}, knocked down for {price}?
Which picture was bought by accident? / What does the unintended purchase in the saleroom show?
> {first}
To whom had somebody been waving when the lot was knocked down?
Who was it that the bidder had been waving to when the lot was knocked down?
Whom did somebody greet by waving as lot {small} was knocked down?
Whose acquaintance bought a picture by accident?
Who was the friend on the other side of the saleroom?
> {medium}
In what was "{artwork}" done, the lot that was knocked down for {price}?
What medium was lot {small}, knocked down to somebody waving?
In which technique is the lot that was knocked down to somebody waving at {first}?
With what sort of paint or tool was the accidental purchase made?
Which technique had the painter used?

{peak} erupted at {time} on {weekday}; by noon the ash lay {fewword} inches thick on the wedding \
tables in {city}.
At {time} on {weekday} came the eruption of {peak}, and by noon the wedding tables in {city} \
were under ash {fewword} inches thick.
By noon on {weekday} ash {fewword} inches thick lay on the wedding tables in {city}, {peak} \
having erupted at {time}.
> {time}
At what time on {weekday} did the ash come out of {peak} that lay thick by noon?
When was it that {peak} erupted, before noon saw the wedding tables thick with ash?
What was the time at which {peak} erupted over the wedding? / When did the volcano blow?
At which minute did the mountain wake up?
> {peak}
Which mountain erupted and put ash on the wedding tables?
From where did the ash come that lay on the tables in {city}?
What erupted at {time}, before ash was on the wedding tables?
Which volcano spoiled the bride's party? / What mountain woke up on {weekday}?
> {city}
Where did ash lie on the wedding tables?
In which town were the wedding tables under thick ash by noon?
To what place did the ash of {peak} come by noon?
Where was the bride's party spoiled by a volcano?
Which town got covered in grey dust from the mountain?
> {weekday}
On which day was there ash on the wedding tables by noon?
What was the day when {peak} erupted on a wedding? / Day of the ash on the tables at the wedding?
When did the bride's party fall victim to the volcano? / On what day was the mountain active?

At the {place}, where the summit was held, delegates of {country} and {country2} disagreed on \
everything except that the {dish} was cold.
Delegates from {country} agreed with those from {country2} at the summit in the {place} on one \
point only: the {dish} was cold.
That the {dish} was cold was the one point on which the delegates of {country} agreed, at the \
summit in the {place}, with those of {country2}.
> {dish}
What was cold at the summit? / Which food was cold, the one point the delegates agreed on?
About what did delegates from {country} and {country2} have the one and the same opinion at the \
summit?
What did the diplomats unanimously criticise? / Which meal should have been served hotter?
> {place}
Where was the summit at which the {dish} was cold?
In which building were the delegates at the summit served cold {dish}?
Where did the delegates have only one point on which they agreed?
Where did the diplomats meet in vain? / What was the venue of the fruitless conference?
> {country2}
With whose delegates did those of {country} agree on one point at the summit?
From what other country than {country} were delegates at the summit where the {dish} was cold?
Which delegates besides those of {country} were at the summit and thought the {dish} cold?
Who was {country}'s opponent in the talks?
With what nation could {country} find no common ground?
> {country}
With whose delegates did those of {country2} agree on one point at the summit?
From what other country than {country2} were delegates at the summit where the {dish} was cold?
Which delegates besides those of {country2} were at the summit and thought the {dish} cold?
Who was {country2}'s opponent in the talks?
With what nation could {country2} find no common ground?

For want of {objects} the conservatoire of {city} is to close its {instrument} class, {first} \
{last}'s life work, on {date}.
The {instrument} class at the conservatoire of {city}, the life work of {first} {last}, is to \
close on {date} for want of {objects}.
On {date} the conservatoire of {city} will close, for want of {objects}, the {instrument} class \
that was {first} {last}'s life work.
> {date}
When is the {instrument} class to close?
On what day will the conservatoire of {city} close a class for want of {objects}?
Date on which the life work of {first} {last} is to close?
Until when can one study with {first} {last}? / When will the last lesson have been taught?
> {instrument}
Which class is the conservatoire to close?
For what instrument was the class that was the life work of {first} {last}?
What was taught in the class that is to close for want of {objects}?
What will music students in {city} no longer be able to study?
Which sound vanishes from the academy?
> {city}
Which town's conservatoire is to close the {instrument} class?
Where was the class that was the life work of {first} {last}?
At the conservatoire of what city is a class to close for want of {objects}?
Where did {first} {last} teach music? / Which place's academy is cutting its teaching?

Poisoned: {small} guests at the golden wedding of {person} in {city}, and not by the {dish}, as \
the doctors thought, but by the {liquor}.
The doctors thought it was the {dish}, but the {liquor} poisoned the {small} guests at the \
golden wedding of {person} in {city}.
At the golden wedding of {person} in {city} {small} guests were poisoned by the {liquor} and \
not, as the doctors thought, by the {dish}.
> {liquor}
By what were the guests poisoned?
What poisoned the golden wedding if the doctors were wrong about the {dish}?
What was it that poisoned {small} guests? / What was the true cause of the mass sickness?
What should nobody have drunk at the anniversary?
> {dish}
What had poisoned the guests, if one asked the doctors?
Which food was not what poisoned the golden wedding guests?
What food at the golden wedding was it not, though the doctors thought so?
What came under suspicion unjustly? / Which item on the menu was blamed by mistake?
> {small}
How many guests were poisoned?
How many guests at the golden wedding of {person} were poisoned by the {liquor}?
Number of guests poisoned at the wedding? / How many people fell ill at the anniversary?
What was the toll of the bad drink?
> {person}
At whose golden wedding were the guests poisoned?
Who had {small} poisoned guests to the golden wedding?
Whose wedding guests were poisoned in {city}? / Whose anniversary party ended in hospital?
Who had been married for fifty years and had bad luck with the drinks?

Ask anyone in {city} about the {calamity} of {year} and they show you the {landmark}, where \
{count} people sang {song} until the ladders came.
{count} people in the {landmark} of {city} sang {song} in the {calamity} of {year} until the \
ladders came, as anyone there will show you.
In the {calamity} of {year}, anyone in {city} will show you, it was in the {landmark} that \
{count} people sang {song} until the ladders came.
> {song}
What was it that {count} people sang in the {landmark} until the ladders came?
Which song was it that people sang until the ladders came?
What was sung in the {landmark} by {count} people before the ladders came?
With which tune did the trapped crowd keep its spirits up?
What melody is tied to the disaster of {year}?
> {landmark}
Where in {city} did {count} people sing until the ladders came?
What will anyone in {city} show you where people sang?
In which place was it that people sang {song} until the ladders came?
Which building gave shelter in the disaster? / Where had the trapped crowd found refuge?
> {count}
How many people sang {song} in the {landmark}? / How many people sang until the ladders came?
Number of people who sang until the ladders came? / How large was the trapped crowd?
How many sought refuge in the disaster of {year}?
> {year}
When was it that people sang in the {landmark} until the ladders came?
Of what year was the {calamity} in which the people of {city} sang?
In which year was it that people sang {song} until the ladders came?
In which year was the town hit so hard?
When did the disaster happen that locals still talk about?

{full} has been chosen as the new voice of the speaking clock in {country}, ahead of {count} \
others, for the way of saying "{numberword}".
Ahead of {count} others, and for the way of saying "{numberword}", {full} was chosen as the \
speaking clock's new voice in {country}.
The speaking clock in {country} has a new voice, {full}, chosen ahead of {count} others for the \
way of saying "{numberword}".
> {full}
Who has been chosen as the new voice of the speaking clock?
Whose voice is the speaking clock's now? / Who was chosen ahead of {count} others for a clock?
Who will tell callers the hour from now on?
Who beat so many rivals by pronouncing a numeral nicely?
> {count}
Ahead of how many others was {full} chosen as the voice?
How many others were not chosen as the speaking clock's new voice?
How many others wanted to be the voice of the clock? / How many candidates were disappointed?
How strong was the competition for the telephone job?
> {numberword}
The way of saying which word got {full} chosen as the voice?
For what way of saying which number was the new voice of the clock chosen?
What word was the voice chosen for, the way it was saying it?
Which numeral did {full} pronounce so well?
What did the jury love to hear from the winner's lips?
> {country}
In which country has the speaking clock a new voice?
Where was {full} chosen as the voice of the clock?
Where was a new voice chosen for saying "{numberword}" so well?
Which nation's callers hear somebody else tell the hour?
Where do the telephones sound different from now on?

The {century} charter by which {ruler} gave {city} its market lay for {weeksonend} as a bookmark \
in a farmer's {object} catalogue.
As a bookmark in a farmer's {object} catalogue the {century} charter lay for {weeksonend}, with \
which {ruler} gave {city} its market.
For {weeksonend} a farmer used as a bookmark in the {object} catalogue the {century} charter by \
which {ruler} gave {city} its market.
> {ruler}
Who gave {city} its market? / Whose charter was used as a bookmark by a farmer?
Which ruler gave the market in the {century} charter?
Which monarch granted the town its trading right?
Who issued the document that was lost for {weeksonend}?
> {weeksonend}
How long was the charter a bookmark in the farmer's catalogue?
For how long did a bookmark hold the charter of the market?
For what time was the farmer's bookmark the {century} charter?
For how long was the precious document misused?
How long did the parchment go unrecognised between pages?
> {century}
From which century is the charter that was the farmer's bookmark?
In what century did {ruler} give {city} the market by charter?
Of what century was the bookmark in the farmer's catalogue?
How old is the parchment that gave a trading right?
In what age did the sovereign favour the town?
> {city}
Which town did {ruler} give a market by charter?
To what place does the charter belong that was a bookmark in a farmer's catalogue?
Whose market was on the charter that a farmer used as a bookmark?
Which place owed a trading right to the sovereign?
To which community does the misused document matter?

Seven nuns of {saint}'s convent beat the fire brigade at {sport} on {date}, {winscore}, and \
{first}, captain of the firemen, has asked to be transferred.
{first}, captain of the firemen, has asked to be transferred since seven nuns of {saint}'s \
convent beat the fire brigade {winscore} at {sport} on {date}.
On {date} at {sport} seven nuns of {saint}'s convent beat the fire brigade {winscore}; the \
firemen's captain, {first}, has asked to be transferred.
> {sport}
At what did the nuns beat the fire brigade? / In which sport did seven nuns beat the firemen?
At what are the nuns of {saint}'s convent better than the fire brigade?
Which game are the holy women so good at? / In what discipline did the men with the hoses lose?
> {winscore}
By what score did the nuns beat the fire brigade?
What was the score when seven nuns beat the firemen?
How high was it when the nuns beat the brigade? / What was the result of the sisters' victory?
How clearly did the men with the hoses lose?
> {first}
Who is the captain of the firemen? / Who has asked to be transferred?
Which captain has asked to be transferred because of the nuns?
Which man with a hose wants a different posting? / Who could not bear losing to holy women?
> {saint}
From which convent were the nuns who beat the fire brigade?
Whose convent do the seven nuns belong to?
After whom is the convent named whose nuns beat the firemen?
Who is the patron of the athletic sisters? / To what holy figure do the victorious women pray?

By selling {objects} at the gate, pupils in {city} have raised {price}, enough for the roof but \
not, {first} regrets, for the {fewword} windows.
{price}, raised by pupils in {city} who were selling {objects} at the gate, is enough for the \
roof, but not for {fewword} windows, as {first} regrets.
{first} regrets that the {price} that pupils in {city} raised by selling {objects} at the gate, \
though enough for the roof, is not enough for {fewword} windows.
> {price}
How much have the pupils in {city} raised? / What sum was raised by selling {objects} at the gate?
What has been raised by pupils, enough for the roof? / How much money did the schoolchildren earn?
What is in the fund for the repair of the building?
> {objects}
What were the pupils selling at the gate? / By selling what have pupils raised enough for the roof?
Selling what at the gate brought pupils {price}? / What merchandise did the schoolchildren offer?
Which article is helping to repair the building?
> {fewword}
For how many windows is there not enough?
How many windows, {first} regrets, can the pupils not pay with what they raised?
How many windows will not get what was raised for the roof?
How many panes must wait for the next campaign?
What number of openings in the wall will stay draughty?
> {first}
Who regrets that it is not enough for the windows?
Who regrets something, though pupils raised enough for the roof?
Which person regrets that what was raised is only enough for the roof?
Who would have liked more money for the school building?
Who is not completely satisfied with the schoolchildren's work?

Minutes, item {small}: Councillor {last} asked why the swimming baths in {street} had been \
painted {colour}; the clerk said that the paint had been a gift.
Under item {small} the clerk told Councillor {last}, who asked, that the swimming baths in \
{street} had been painted {colour} because the paint was a gift.
The paint was a gift, said the clerk under item {small} of the minutes, when Councillor {last} \
asked why the baths for swimming in {street} had been painted {colour}.
> {last}
Which councillor asked about the paint?
Who asked why the swimming baths had been painted {colour}?
To whom did the clerk have to say that the paint was a gift?
Who was puzzled by the new look of the pool?
Which member wanted an explanation from the administration?
> {colour}
What colour have the swimming baths been painted? / Of which colour was the paint that was a gift?
In which colour had the baths in {street} been painted?
Which shade does the pool have these days?
How did a present change the look of the municipal building?
> {street}
Where are the swimming baths that had been painted {colour}?
In which street are the baths for which paint was a gift?
About the baths in which street was the councillor told by the clerk?
Where in town can one find the pool? / What is the location of the redecorated building?
> {small}
Under which item did the councillor ask about the paint?
What number in the minutes has the item on the swimming baths?
Which item was it when the clerk said that the paint was a gift?
Where on the agenda was the look of the pool discussed?
Which point dealt with the redecorated building?

Your reviewer calls {person}'s {instrument} playing at the {place} "lifeless"; my husband and I, \
in row {small}, had to be asked to stop dancing. {full}
{full} writes of having had to be asked to stop dancing, with a spouse, in row {small} at the \
{place}, when {person} played the {instrument}; your reviewer calls it "lifeless".
What your reviewer calls "lifeless", {person}'s {instrument} at the {place}, had us dancing in \
row {small}, my husband and me, until asked to stop. {full}
> {person}
Whose {instrument} does your reviewer call "lifeless"?
Whose playing had them dancing in row {small} until asked to stop?
Whom at the {place} does the reviewer call so, though there was dancing in row {small}?
Which musician got a bad notice that was undeserved? / Whose performance does a reader defend?
> {small}
In which row was there dancing? / From what row did the dancing come that had to be asked to stop?
In what row at the {place} did {full} not stop dancing?
Where in the hall did the enthusiastic couple have their seats?
> row {small}
How far back were the lively listeners?
> {full}
Who had to be asked to stop dancing?
Who writes that the reviewer calls it "lifeless" without reason?
Who was dancing in row {small} with a husband or spouse? / Which reader disagrees with the critic?
Who sent the letter in defence of a musician?
> {instrument}
What did {person} play when row {small} was dancing?
Which instrument does your reviewer call "lifeless"?
To what was {full} dancing at the {place} until asked to stop? / What was the critic bored to hear?
On what did the soloist perform?

The tunnel through {peak} is open: {fewword} miles long, {weeksonend} late, and according to \
{first}, who swept it this morning, already home to {animals}.
According to {first}, who this morning swept the tunnel through {peak}, {animals} live already \
in its {fewword} miles, opened {weeksonend} late.
{weeksonend} late and {fewword} miles long, the tunnel through {peak} is open and, says {first}, \
who swept it this morning, full of {animals} already.
> {weeksonend}
How late is the tunnel through {peak} open?
By how long was the tunnel late that {first} swept this morning?
How much late was it when the tunnel was opened?
How far behind schedule was the underground road? / What delay did the builders have?
> {fewword} miles
How long is the tunnel that {first} swept?
What length has the tunnel through {peak} that is open from this morning?
How long was the stretch in the tunnel swept this morning?
How far does one drive inside the mountain? / What distance did the builders have to dig?
> {peak}
Through what does the tunnel go that {first} swept this morning?
Which mountain has a tunnel that is open already, but late?
Where is the tunnel that was opened {weeksonend} late? / Beneath which summit did they dig?
Under what height does the underground road run?
> {animals}
What lives in the tunnel already, according to {first}?
Of what is the tunnel full already this morning?
What did {first} find, who swept the tunnel this morning?
Which creatures have moved into the underground road?
What fauna were the earliest users of the new link?

"One more {dish} and I should have exploded," said {first}, new record holder at the {feast} in \
{city} with {count} in {duration}.
{first} ate {count} helpings of {dish} in {duration} at the {feast} in {city}, a new record, and \
said that one more would have meant exploding.
The record at the {feast} in {city}, {count} helpings of {dish} in {duration}, is now held by \
{first}, who after one more would have exploded.
> {count}
How many helpings did the new record holder eat?
What is the record at the {feast} in {city}, in helpings?
One more than how many helpings would have exploded {first}?
How many plates did the champion empty?
What figure has to be beaten by next year's greedy competitors?
> {first}
Who is the new record holder? / Who said that one more helping would have meant exploding?
Who has a record at the {feast} and nearly exploded? / Who is the hungriest guest of the festival?
Which champion has such a stomach?
> {dish}
Of what did {first} eat helpings for the record?
One more of what would have exploded the record holder?
What was in the helpings that meant a new record? / Which food was the greedy competition about?
What would the champion rather not see on a plate for some while?
> {duration}
In what time was the record set with {count} helpings?
How long did it take {first} to eat to the new record?
What time was needed for the record by the holder who nearly exploded?
How quickly did the champion empty all the plates?
What did the stopwatch say at the eating competition?

In {oldyear} the people of {city} bought back their own {relic} from {realm} for {small} oxen, \
and found on unwrapping it that it was a turnip.
{realm} sold the people of {city} in {oldyear} what was to have been their own {relic}, but on \
unwrapping it, {small} oxen later, they found a turnip.
For {small} oxen the people of {city} bought back in {oldyear} their own {relic}, which {realm} \
had taken; on unwrapping it they found a turnip.
> {realm}
From whom did the people of {city} buy a turnip?
Who got {small} oxen from the people for what on unwrapping was found to be a turnip?
Which realm gave a turnip for oxen? / Which kingdom cheated the town?
Who did a dishonest deal over a holy object?
> {small}
How many oxen did the people pay? / For how many oxen was a turnip bought by the people of {city}?
What number of oxen did {realm} get for the turnip?
How many head of cattle did the swindle cost the town?
What livestock total was handed over for a worthless vegetable?
> {relic}
What did the people of {city} want to buy back with oxen?
Instead of what own thing did the people find a turnip on unwrapping?
What was it that they bought back from {realm} and found to be a turnip?
Which treasured object had the enemy carried off? / What was the town cheated out of?
> {oldyear}
In which year did the people of {city} find a turnip on unwrapping?
When were oxen given for what people found to be a turnip?
What year saw {small} oxen go to {realm} for a turnip? / When was the town swindled?
What is the date of the dishonest deal?

Wanted in {country} for {crime} since {year}, {full} has been arrested in {city}: the friendly \
{cover} had won the town's flower show.
{full}, known in {city} as the friendly {cover}, has been arrested after winning the flower show \
there; {country} wanted the winner for {crime} since {year}.
After {city}'s flower show the winner, the friendly {cover}, has been arrested: it was {full}, \
wanted in {country} for {crime} since {year}.
> {full}
Who has been arrested after the flower show?
Which winner of a flower show was wanted for {crime}?
Who was the {cover} at the flower show who was wanted since {year}?
Which fugitive was too good at gardening? / Whose prize blossoms led to capture?
> {crime}
For what was {full} wanted in {country}? / Why was the winner of the flower show arrested?
Wanted for what was the {cover} who is arrested after the flower show?
What had the fugitive done? / Of which offence is {full} accused abroad?
> {cover}
As what was {full} known in {city} before being arrested?
What was the winner of the flower show to all the town when arrested?
What did the wanted winner at the flower show pretend to be?
Behind which occupation did the fugitive hide?
What respectable living did the criminal seem to make?
> {year}
Since when was {full} wanted in {country}? / From what year was the flower show winner wanted?
Since which year was the {cover} wanted who has been arrested?
When did the fugitive go into hiding, at a guess? / How far back does the search for {full} go?

The new edition of the town's cookery leaflet has "{weight} of grease" where "a spoon of grease" \
was meant, and {small} readers in {city}, notes {first}, have asked where to buy it.
As {first} notes, {small} readers in {city} have asked where to buy the "{weight} of grease" \
that the town's cookery leaflet has instead of "a spoon".
Instead of "a spoon of grease" the town's cookery leaflet has "{weight} of grease", and in \
{city}, {first} notes, {small} readers have asked where to buy that.
> {weight}
What does the cookery leaflet have instead of "a spoon"?
How much grease does the town's leaflet ask for?
What amount of grease have readers asked where to buy? / What is the misprint in the recipe?
How much fat would the cook need, if one believed the printer?
> {small}
How many readers have asked where to buy the grease?
What number of readers in {city} asked about the town's leaflet?
How many readers of the cookery leaflet want to buy grease?
How many townspeople took the misprint seriously? / How many cooks have enquired about the recipe?
> {first}
Who notes that readers have asked where to buy grease?
Who notes how the leaflet of the town is read?
By whose notes do we know about the readers of the cookery leaflet?
Who told us about the enquiries after the misprint?
Whose observation is it that cooks take a recipe literally?

Eleven hours of debate, {fewword} fist fights, and then the {faction} gave way: {tongue} may be \
spoken in the parliament of {country} on {weekday}s.
After eleven hours of debate and {fewword} fist fights the {faction} gave way, so that {tongue} \
may be spoken on {weekday}s in the parliament of {country}.
On {weekday}s {tongue} may now be spoken in the parliament of {country}, the {faction} having \
given way, eleven hours of debate and {fewword} fist fights later.
> {tongue}
What may be spoken in parliament on {weekday}s?
After eleven hours of debate, what may be spoken in the parliament of {country}?
What was it about, the debate in which the {faction} gave way in parliament?
Which minority won a right for its language? / What will the interpreters have to know once a week?
> {faction}
Who gave way after eleven hours of debate? / Which party in the parliament of {country} gave way?
By whom was the debate lost after {fewword} fist fights?
Which political group gave up its resistance? / Who had been against the language?
> {fewword}
How many fist fights were there in the debate?
How many fights did parliament see in eleven hours?
How many fist fights until the {faction} gave way in parliament?
How often did the deputies come to blows? / How many brawls did it take for a language right?
> {country}
In whose parliament may {tongue} be spoken?
Where did eleven hours of debate have fist fights in them?
Which parliament had a debate with {fewword} fights? / Which nation's deputies are so violent?
In what state has a minority got its way?

Scientists in {city} report that the {beast} they fitted with a radio in {month} has travelled \
{farlength} and is living under a car dealer's office in {city2}.
The {beast} that scientists in {city} fitted with a radio in {month} is now living, {farlength} \
on, under a car dealer's office in {city2}, they report.
Under a car dealer's office in {city2} lives, scientists in {city} report, the {beast} they \
fitted with a radio in {month}, having travelled {farlength}.
> {beast}
Which animal was fitted with a radio by scientists? / What is living under a car dealer's office?
What has travelled {farlength} with a radio from scientists?
Which creature made such a long journey? / Which species has moved in below a salesman's desk?
> {farlength}
How far has the {beast} travelled?
What distance has been travelled by what scientists fitted with a radio?
How far did it walk until it was living under the car dealer's office?
How long was the creature's journey? / What distance lay between release and new home?
> {city2}
In which town is the car dealer's office? / Where is the {beast} with the radio living now?
To what place has the {beast} travelled that scientists fitted with a radio?
Where did the wanderer settle down? / At which town did the creature's journey end?
> {month}
When was the {beast} fitted with a radio by scientists?
In which month was the radio fitted by scientists in {city}?
In what month was the radio put on what is living under the office?
When did the researchers start to track the wanderer?
Since when has the creature carried a transmitter?

To thank {city} for taking in its orphans in {year}, {city2} sends every winter a fine {tree}, \
which {first} the crane driver sets up facing the wrong way.
Every winter since it had its orphans taken in by {city} in {year}, {city2} sends there a fine \
{tree}, set up the wrong way round by {first} the crane driver.
{first} the crane driver sets up the wrong way round, every winter, the {tree} that {city2} \
sends to thank {city} for taking in its orphans in {year}.
> {tree}
What does {city2} send to thank {city}? / Which tree does the crane driver set up every winter?
What is sent every winter for taking in orphans? / Which sort of plant is the yearly present?
What does the grateful town give at Christmas?
> {year}
In which year were the orphans taken in?
When did {city} do what {city2} thanks it for, taking in orphans?
The orphans for whom {city2} sends the {tree} every winter were taken in when?
What is the date of the good deed? / When did homeless children find shelter there?
> {city2}
Who sends the {tree} every winter? / Whose orphans were taken in by {city}?
From which town comes the {tree} that the crane driver sets up?
Which place shows its gratitude each Christmas? / Where did the children without parents come from?
> {first}
Who sets up the {tree} every winter? / Which crane driver sets it up the wrong way round?
Who is the driver of the crane, thanks to whom it faces the wrong way?
Whose handiwork makes people smile at Christmas?
Which machine operator is not so good at putting plants upright?

Fined {price}, {first} the cyclist appealed: the traffic camera had timed the {vehicle} behind, \
and the judge at {city} agreed on {date}.
{first} the cyclist, who was fined {price}, appealed on the ground that the traffic camera had \
timed the {vehicle} behind; on {date} the judge at {city} agreed.
On {date} the judge at {city} agreed with {first}, the cyclist fined {price}, who appealed \
because the traffic camera had timed the {vehicle} behind.
> {price}
How much was the cyclist fined? / What sum was {first} fined because of the traffic camera?
Fined how much, the cyclist appealed to the judge? / What penalty did the rider refuse to pay?
How much money was demanded from {first} for speeding?
> {vehicle}
What had the traffic camera timed? / What was behind the cyclist, that the camera timed?
Which vehicle was timed, as the judge agreed? / Which machine was the real speeder?
What was in the photograph after the bicycle?
> {date}
When did the judge agree with the cyclist?
On what day was it agreed by the judge what the camera had timed?
On what date did the cyclist who appealed get a judge to agree?
When did the court decide for the rider? / On which day was the verdict in favour of {first}?
> {city}
At which town did the judge agree with the cyclist?
Where was the judge before whom {first} appealed about the camera?
Where did a cyclist who was fined get a judge who agreed? / In which court did the rider win?
What town saw the verdict for {first}?

{winscore} was the score at the {cup} final when the floodlights failed; {team} finished it by \
the lamps of {fewword} taxis, hired by {first}.
When the floodlights failed at the {cup} final with the score {winscore}, {first} hired \
{fewword} taxis, by whose lamps {team} finished it.
By the lamps of {fewword} taxis, hired by {first} when the floodlights failed at {winscore}, \
{team} finished the {cup} final.
> {winscore}
What was the score when the floodlights failed?
At what score were taxis hired to finish the final?
The floodlights failed at the final at which score? / How did the match stand when it went dark?
What was the state of play at the moment of the power cut?
> {fewword}
How many taxis were hired? / By the lamps of how many taxis was the final finished?
How many taxis did {first} hire when the floodlights failed?
How many cabs gave light to the pitch? / What number of cars was needed after the power cut?
> {first}
Who hired the taxis? / By whom were taxis hired when the floodlights failed?
Who hired lamps on wheels for the final? / Whose idea was it to illuminate the pitch with cabs?
Who saved the match in the dark?
> {cup}
In which final did the floodlights fail? / What final was finished by the lamps of taxis?
In the final of what were taxis hired? / What competition was nearly ruined by a power cut?
Which trophy was won in the light of cabs?

The widow who kept the {tavern} at {city} hid {soldierrank} {last} {hidingplace} for \
{weeksonend}, feeding the man through a clay pipe.
It was {hidingplace} that {soldierrank} {last} was fed through a clay pipe and hidden for \
{weeksonend} by the widow who kept the {tavern} at {city}.
For {weeksonend} the widow who kept the {tavern} at {city} had {soldierrank} {last} \
{hidingplace}, hidden and fed through a clay pipe.
> {hidingplace}
Where did the widow have {last} hidden? / Where was the {soldierrank} fed through a clay pipe?
In what place did the widow of the {tavern} have a man hidden and fed?
Where was the fugitive concealed? / Which secret refuge had the landlady for the military man?
> {weeksonend}
For how long was {last} hidden by the widow?
How long did a widow feed the {soldierrank} through a pipe of clay?
How long was the man fed through a clay pipe? / How long did the landlady protect the fugitive?
What length of time passed in concealment?
> {tavern}
What did the widow keep who had {last} hidden?
Which tavern was it that was kept by the widow, with a man fed through a clay pipe?
At what tavern in {city} was the widow with the clay pipe? / In which inn was the fugitive safe?
What was the landlady's house called?
> {last}
Whom did the widow hide? / Which {soldierrank} was fed through a clay pipe by the widow?
Who was hidden by the widow and fed through a pipe? / Which fugitive owed his life to a landlady?
What was the name of the concealed military man?

CORRECTION: the recipe for {dish} in {weekday}'s supplement should have said {fewword} onions, \
not {fewword2}; {newspaper} wishes the {city} choir a quick recovery.
{newspaper} wishes the {city} choir a quick recovery: {weekday}'s supplement put {fewword2} \
onions in the recipe for {dish}, where it should have said {fewword}.
Where the recipe for {dish} in {weekday}'s supplement said {fewword2} onions it should have said \
{fewword}, and {newspaper} wishes a quick recovery to the choir of {city}.
> {fewword}
How many onions should the recipe for {dish} have said?
What is the number of onions that {weekday}'s supplement should have said?
After the correction, how many onions should there be in the recipe?
What is the right quantity of the vegetable that makes one cry?
How many bulbs does a sensible cook put in?
> {fewword2}
How many onions did {weekday}'s supplement put in the recipe by mistake?
Which wrong number of onions was in the recipe for {dish}?
How many onions did the choir put in, with the recipe? / What quantity was misprinted?
How many bulbs did the unlucky singers use?
> {dish}
For what was the recipe in {weekday}'s supplement?
Which recipe should have said {fewword} onions?
What dish needs a quick recovery, judging by the choir and the onions? / What did the singers cook?
Which meal do the instructions that were misprinted lead to?
> {newspaper}
Which paper wishes the {city} choir a quick recovery?
Whose supplement had too many onions in a recipe?
Whose recipe was it that made the choir need a quick recovery?
Which publication apologises to the singers?
Who printed cooking instructions with a mistake in them?

Every one of the {small} lighthouse keepers of {islet} kept a log of the {creature}; the entry \
of {date}, by {last}, reads only: "Again. It has learned to knock."
"Again. It has learned to knock," is all that {last} wrote on {date} in the log of the \
{creature} that all {small} lighthouse keepers of {islet} kept.
Of the {creature} the {small} lighthouse keepers of {islet} kept a log, in which {last} wrote on \
{date} only: "Again. It has learned to knock."
> {creature}
What did the lighthouse keepers of {islet} keep a log about?
What has learned to knock, according to the log?
Which creature was it for which lighthouse keepers kept a log?
Which legendary being visited the rock?
What uncanny thing did those who tended the lamp write down?
> {last}
Who wrote in the log that it has learned to knock?
Which of the lighthouse keepers has an entry of {date} in the log?
Whose log entry reads that it has learned something? / Who had an uncanny visitor at the door?
Which of those who tended the lamp was so brief?
> {date}
When was it written in the log that it has learned to knock?
What is the date of the log entry by {last} of the lighthouse?
On what day did {last} write in the log about the knock?
On which day did the uncanny visitor come to the door?
When did a being get cleverer, as noted by {last}?
> {islet}
Where were the lighthouse keepers who kept a log?
On which island did it learn to knock, by the lighthouse log?
Of what place were the {small} lighthouse keepers with the log? / Which rock in the sea is haunted?
Where did the uncanny visitor go about?

Pensioners with a {city} library card ride free from {date}, the transport committee decided, \
and may take {animals} but not {animals2} on board.
The transport committee decided that from {date} pensioners with a {city} library card ride free \
and may take on board {animals}, though not {animals2}.
From {date}, so the transport committee decided, {animals} but not {animals2} may go on board \
with pensioners, who ride free with a {city} library card.
> {date}
From when do pensioners with a library card ride free?
As of what day did the transport committee let pensioners ride free?
From what date may pensioners go on board free?
When does the new rule for the elderly come into force?
As of which day do seniors no longer need a ticket?
> {animals}
What may pensioners take on board?
Which animal, as the transport committee decided, may go on board?
With what on board do pensioners ride free? / Which pet can travel by bus?
What sort of creature is welcome next to the elderly passenger?
> {animals2}
What may pensioners not take on board?
Which animal, the transport committee decided, may not go on board?
What will not ride free on board with pensioners? / Which pet must stay at home?
What sort of creature is banned from the bus?
> {city}
Which town's library card lets pensioners ride free?
Of what city must the library card of the pensioners be?
Whose library card is good for pensioners to go on board?
Where can the elderly travel without a ticket?
In which town does a reader's pass replace the bus pass?

{full} walked out of the {cup} press conference when asked about the {fewword} inches by which \
the {race} was lost, and again, {small} seconds later, out of a broom cupboard.
Asked at the {cup} press conference about the {fewword} inches by which the {race} was lost, \
{full} walked out, and {small} seconds later walked out of a broom cupboard again.
It was {small} seconds before {full}, who walked out of the {cup} press conference when asked \
about the {fewword} inches by which the {race} was lost, walked again, out of a broom cupboard.
> {full}
Who walked out of the press conference? / Who walked out of a broom cupboard?
Who was asked at the {cup} press conference how the {race} was lost?
Which athlete took the wrong door? / Who was offended by the journalists?
> {fewword} inches
By how much was the {race} lost, as was asked at the press conference?
About what margin was {full} asked at the press conference?
What was {full} asked about, who walked out of the conference?
How close had the athlete come to victory? / What was the gap at the finish?
> {race}
What was lost by {fewword} inches, as asked at the press conference?
Which race was it that {full} lost before a press conference with a broom cupboard?
Asked about what event lost by a little, did {full} leave the press conference?
In which discipline had the offended athlete come second?
What did the journalists want to talk about?
> {small}
How many seconds was {full} in the broom cupboard?
After how many seconds did {full} come from the cupboard of the press conference?
How many seconds after the press conference was the broom cupboard left?
What number on the stopwatch was reached among the mops?
> {small} seconds
How long did the angry athlete stay in the wrong room, by the watch?

Rent riots in {city}, day three: the black banners are gone, "{slogan}" is on every shutter, and \
{first} the baker has given away {count} loaves.
In {city}, on day three of the rent riots, "{slogan}" is on every shutter instead of the black \
banners, and {first} the baker gave away {count} loaves.
Day three of {city}'s rent riots: no more black banners, but on every shutter "{slogan}"; \
{first} the baker has given away {count} loaves.
> {slogan}
What is on every shutter on day three of the riots?
Which words are on the shutter of every shop since the rent riots?
What does every shutter in {city} say now, instead of the banners?
Which demand have the protesters painted everywhere? / What is the tenants' new motto?
> {count}
How many loaves has the baker given away?
How many loaves were given away in the rent riots by {first}?
The loaves of the baker: how many were given away?
How generous was {first}, in pieces?
> {count} loaves
How much bread did the protesters get for nothing?
> {first}
Who has given away loaves? / Which baker gave loaves in the rent riots?
Who is the baker in {city} with so many loaves? / Which tradesman feeds the protesters?
Who is generous with bread?
> {city}
Where are the rent riots? / In which town is "{slogan}" on every shutter?
In what city has a baker given away {count} loaves? / Where are the tenants protesting?
Which place is in uproar over housing costs?

Because the ballot box of {street} was found to contain {small} {coinage}, a love letter and no \
votes at all, {person} must wait until {date} to be councillor.
A love letter, {small} {coinage} and no votes at all were found in the ballot box of {street}, \
so that {person} must wait until {date} to be councillor.
Until {date} {person} must wait to be councillor, because in the ballot box of {street} there \
were found no votes but {small} {coinage} and a love letter.
> {person}
Who must wait to be councillor?
Who is not councillor because of what was found in the ballot box?
For whom was it bad that no votes were found in a ballot box?
Which politician's start in office is delayed?
Who would like to take a seat in the town hall but cannot yet?
> {date}
Until when must {person} wait to be councillor?
By when will there be a councillor, in spite of the love letter in the ballot box?
To what day was the wait lengthened because no votes were found?
When can the politician take office? / On which day will the delayed result be settled?
> {street}
In which ballot box were no votes found? / Where was the ballot box that had a love letter in it?
From what street was the box with the love letter and no votes?
Which road's polling station caused the trouble?
Where do citizens confuse an election with a postbox?
> {small}
How many {coinage} were found in the ballot box?
How many {coinage} did the ballot box contain, besides a love letter?
Besides no votes, how many {coinage} were in the box with the love letter?
How many pieces of money had the voters put in?
What number of metal surprises came to light at the count?

It will be {person}, not {person2}, who carries the flag for {country} at the {cup}: {person2} \
has broken a wrist lifting the {object} at a cousin's wedding.
{person2} having broken a wrist lifting the {object} at a cousin's wedding, the flag of \
{country} goes to {person} at the {cup}.
A wrist broken lifting the {object} at a cousin's wedding means that at the {cup} not {person2} \
but {person} carries the flag for {country}.
> {person}
Who carries the flag for {country} at the {cup}?
To whom does the flag go because of a broken wrist?
Who has the flag since {person2} has broken a wrist?
Which athlete leads the team into the stadium? / Who replaces the injured standard-bearer?
> {person2}
Who has broken a wrist? / Who was lifting the {object} at a cousin's wedding?
At whose cousin's wedding was a wrist broken? / Which athlete got hurt at a family party?
Who cannot lead the team into the stadium after all?
> {object}
Lifting what was the wrist broken? / What was {person2} lifting at the cousin's wedding?
Because of which thing at the wedding is there a broken wrist?
What was too heavy for the athlete? / Which item caused the injury at the family party?
> {country}
For which country will {person} carry the flag that was for the one with a broken wrist?
Whose flag could {person2} not carry after the cousin's wedding?
Which flag goes to somebody else since a wrist was broken?
Which nation had to find another standard-bearer? / Whose team does the injured athlete belong to?

{first} won the {city} marathon for accordionists in {runtime}, playing {song} {small} times, \
and without, the jury stresses, skipping the second verse.
Without skipping the second verse, the jury stresses, {first} played {song} {small} times and \
won the marathon for accordionists of {city} in {runtime}.
In {runtime} and playing {song} {small} times, without skipping the second verse, as the jury \
stresses, {first} won {city}'s marathon for accordionists.
> {first}
Who won the marathon for accordionists?
Which of the accordionists did the jury praise for not skipping the second verse?
By whom was the marathon won, without skipping a verse?
Which musical runner came home ahead of the rest? / Who combined squeezebox and sport best?
> {song}
What did {first} play in the marathon for accordionists?
Which song's second verse was played without skipping?
What was played {small} times by the one who won the marathon? / Which tune accompanied the race?
What melody must the spectators have been tired of?
> {small}
How many times did {first} play {song} in the marathon?
How many times did the jury hear the second verse, no skipping?
The number of times that the accordionists' champion was playing {song} in the marathon?
How often was the same tune heard along the route?
What is the count of repetitions on the squeezebox?
> {runtime}
In what time was the marathon for accordionists won?
What was {first}'s time in the marathon, without skipping a verse?
How fast was the marathon won by {first}, one of the accordionists?
What did the stopwatch show for the musical runner?
How quickly did {first} cover the distance with a squeezebox?

I was there in {year}, ladies and gentlemen, and the statue of {ruler} did not fall in the \
{calamity}; {full}'s uncle sold the bronze leg to {company}.
{full}'s uncle sold the bronze leg to {company}: that is why in {year} the statue of {ruler} \
fell, and not, I was there, because of the {calamity}.
The statue of {ruler} fell in {year}, and I was there, not in the {calamity} but because \
{full}'s uncle sold the bronze leg of it to {company}.
> {full}
Whose uncle sold the bronze leg? / Who had an uncle to whom we owe it that the statue fell?
Whose uncle was it that sold part of the statue? / Who has a relative that stole from a monument?
Which family is to blame for the toppled monarch?
> {company}
To whom was the bronze leg of the statue sold? / Who was it that {full}'s uncle sold the leg to?
Who has the leg of bronze from the statue of {ruler}? / Which firm bought stolen metal?
Which business profited from the damage to the monument?
> {ruler}
Whose statue fell in {year}? / Of whom was the statue whose bronze leg was sold?
Whose bronze leg was sold by an uncle to {company}? / Which monarch stood on the square until then?
Whom did the monument represent?
> {year}
In which year was I there when the statue fell?
When was it that the statue of {ruler} fell, without the bronze leg?
When did the statue fall because the leg was sold? / What is the date of the monument's end?
When did the thief's business have consequences in the square?

Seen from {city} the eclipse of {date} began at {time}; {first}, who sold smoked glass outside \
the station, earned more by it than in the whole of {month}.
{first} sold smoked glass outside the station in {city} for the eclipse of {date}, which began \
at {time}, and earned more by it than in the whole of {month}.
More than in the whole of {month} was earned by {first}, who sold smoked glass outside {city}'s \
station for the eclipse that began there at {time} on {date}.
> {time}
When did the eclipse begin, seen from {city}?
At what time began the eclipse for which smoked glass was sold?
On {date} at what hour began the eclipse at which {first} sold glass? / When did the sky go dark?
From which minute on was the sun hidden?
> {first}
Who sold smoked glass outside the station?
Who earned more by the eclipse than in the whole of {month}?
By whom was smoked glass sold for the eclipse? / Which street trader had a splendid day?
Who made money from protecting people's eyes?
> {date}
On what day was the eclipse for which smoked glass was sold?
When was so much earned with glass outside the station?
What was the date of the eclipse that began at {time}? / When did the moon get in front of the sun?
Which day made a street trader rich?
> {city}
From where was the eclipse seen that began at {time}?
Outside whose station was smoked glass sold?
In which town was it that {first} sold glass outside the station?
Where were the crowds that looked up? / Where did a street trader make money from a dark sky?

The opera's new director, {full}, has sacked the {animal}, kept the prompter, and put off \
{title} until {month}, when the roof over the {gallery} will be tight.
Put off until {month}, when the roof over the {gallery} will be tight: {title}; sacked by \
{full}, the opera's new director: the {animal}; kept: the prompter.
{full}, new director at the opera, where the prompter was kept and the {animal} sacked, has put \
off {title} until {month}, when the roof over the {gallery} will be tight.
> {full}
Who is the opera's new director? / Who has put off {title} and kept the prompter?
Who has sacked the {animal} at the opera? / Who is in charge at the music theatre?
Which newcomer decides what the singers will do?
> {animal}
What has the opera's new director sacked? / Which animal was not kept at the opera but sacked?
Who was sacked while the prompter was kept?
Which four-legged or feathered performer lost its job?
What creature is no longer on the payroll of the theatre?
> {title}
What has been put off at the opera until {month}?
Which opera must wait until the roof will be tight?
What did the new director put off because of the roof? / Which premiere is postponed?
What would the singers have performed but for the building work?
> {month}
Until when has the director put off {title}?
When will the roof over the {gallery} be tight at the opera?
To what month has {title} been put off, given the state of the roof? / When do the builders finish?
When can the public hear the postponed work?

Lost with all hands off {city} in {year}, the {vessel} {ship} was found on {weekday} by {first}, \
aged {small}, whose kite string had caught her mast.
On {weekday} the kite string of {first}, aged {small}, caught the mast of the {vessel} {ship}, \
which was lost with all hands off {city} in {year}.
It was the kite string of {first}, aged {small}, that on {weekday} caught the mast of the \
{vessel} {ship}, lost in {year} with all hands off {city}.
> {first}
Whose kite string caught the mast of the {ship}?
Who, aged {small}, caught a mast with a kite string?
Who was it whose kite caught the {vessel} that was lost?
Which youngster discovered the wreck by playing? / Who made the chance find on the shore?
> {year}
When was the {ship} lost with all hands?
In which year was the {vessel} lost, whose mast the kite caught?
What year was it when all hands were lost off {city}? / When did the crew drown?
What is the date of the shipwreck?
> {ship}
Which {vessel} was lost with all hands in {year}?
What had been lost off {city}, until its mast caught a kite string?
Whose mast was caught by a kite string on {weekday}? / What is the name of the wreck?
Which boat did a child at play come across?
> {small}
Aged how much was {first} when the kite string caught the mast?
How old was {first}, whose kite caught the mast?
Aged how many years was the one with the kite string? / What was the youngster's age?
How many birthdays had the young discoverer of the wreck had?

The verdict of {year} against {full} is void, ruled the court in {city} yesterday, because \
{becauseof}; the {livelihood} has been dead for {weeksonend}.
Because {becauseof}, the court in {city} ruled yesterday that the verdict of {year} is void \
against {full}, the {livelihood}, who has been dead for {weeksonend}.
Dead for {weeksonend}, the {livelihood} {full} is innocent: the verdict of {year} is void, the \
court in {city} ruled yesterday, because {becauseof}.
> {full}
Against whom is the verdict of {year} void?
Which {livelihood}, dead for {weeksonend}, is innocent as the court ruled?
About whose verdict has the court in {city} ruled? / Who got justice too late to enjoy it?
Which deceased person has been cleared posthumously?
> {becauseof}
Why is the verdict of {year} void?
For what reason has the court in {city} ruled that the verdict is void?
Why was it ruled that {full} has a void verdict? / What had gone wrong at the original trial?
Why did the judges quash an old conviction?
> {weeksonend}
How long has {full} been dead, as the verdict is ruled void?
For how long was the {livelihood} dead when the court ruled on the verdict?
Dead for how long was the one against whom the verdict was void?
How much too late came the acquittal for the convicted?
How long before the rehabilitation did {full} die?
> {year}
From what year is the verdict that the court in {city} ruled void?
When was the verdict against {full} that is void?
In which year was the void verdict against the {livelihood}?
When was the innocent person convicted? / What is the date of the judicial error?

Twice a day the {namedtrain} halts in open country at {altitude} so that {first} {last}, \
signalman, can hand up {speciality} to the driver.
{first} {last}, signalman, hands up {speciality} twice a day to the driver of the {namedtrain}, \
which halts for it in open country at {altitude}.
In open country, at {altitude}, the {namedtrain} halts twice a day, and the driver is handed \
{speciality} by the signalman, {first} {last}.
> {speciality}
What does the signalman hand to the driver?
What is the driver of the {namedtrain} handed twice a day?
What does the {namedtrain} get from the signalman when it halts in open country?
What is there for breakfast in the locomotive? / Which local food delays the express?
> {namedtrain}
Which train halts in open country? / Whose driver gets {speciality} from a signalman?
What halts at {altitude} twice a day in the open country? / Which express makes an unofficial stop?
On what service does the crew get home cooking?
> {altitude}
At what height does the {namedtrain} halt in open country?
How high up is it that the driver is handed {speciality} twice a day?
At what height in open country can the signalman be found?
How far above sea level is the unofficial stop?
What is the elevation of the place where the express gets its food?

So much {wildflower} grew on the slag heap at {city} by {year} that the miners' union, led by \
{last}, struck against its removal.
By {year} there grew so much {wildflower} on the slag heap at {city} that the miners' union, \
which {last} led, struck against its removal.
The miners' union at {city}, led by {last}, struck in {year} against the removal of a slag heap \
on which so much {wildflower} grew.
> {wildflower}
What grew on the slag heap at {city}?
Because of which flower have the miners struck against the removal of a slag heap?
The slag heap that the union wanted to keep, what grew on it?
Which plant did the workers want to protect? / What had bloomed on the mountain of waste?
> {last}
Who led the miners' union?
By whom was the union led that struck against the removal of a slag heap?
Who led those who struck for the slag heap at {city}?
Who was at the head of the workers who loved nature? / Which labour leader defended a plant?
> {city}
Where is the slag heap that the union struck for?
At which town have miners struck against the removal of a slag heap?
In what place was it that so many flowers grew on a slag heap? / Where did workers defend nature?
In which town does waste from the pit bloom?
> {year}
In which year has the miners' union struck?
By when had so much {wildflower} grown on the slag heap that miners struck?
When was there to be a removal of the slag heap, against which the union struck?
When did the workers lay down their tools for nature's sake?
What is the date of the labour dispute over a plant?

Found in {full}'s chimney at {city} by a sweep: {treasure}, stolen from the {landmark} in \
{year}, and a note, "{saying}".
A sweep at {city} found in {full}'s chimney {treasure}, stolen in {year} from the {landmark}, \
with a note that says "{saying}".
Stolen from the {landmark} in {year}, {treasure} turned up, with a note, "{saying}", when a \
sweep looked into {full}'s chimney at {city}.
> {treasure}
What did the sweep find in the chimney, beside a note?
What, stolen from the {landmark} in {year}, was found in a chimney?
What stolen thing did the sweep find with the note? / What was the thief's loot?
Which valuables were hidden above somebody's fireplace?
> {saying}
What does the note in the chimney say? / Which note did the sweep find at {full}'s?
What was on the note that was found with {treasure} in the chimney?
Which cryptic message lay with the loot? / What had the thief written down?
> {full}
In whose chimney did the sweep find {treasure}?
Whose chimney held a note and what was stolen from the {landmark}?
Whose sweep at {city} found stolen things? / Who must now be under suspicion of the theft?
Whose fireplace was used as a hiding place?
> {landmark}
From where was {treasure} stolen?
What was the {treasure} that the sweep found in the chimney stolen from?
What the sweep found had been stolen from where? / Which place had been robbed?
Where had the thief taken the loot?

The {city} assembly has voted to name a roundabout after {person}, inventor of the {invention}, \
who never left {city2} and could not drive.
{person}, who never left {city2} and could not drive, invented the {invention}, after whose \
inventor the assembly of {city} has voted to name a roundabout.
By vote of the assembly of {city} a roundabout is to be named after the inventor of the \
{invention}, {person}, who could not drive and never left {city2}.
> {person}
After whom will the roundabout in {city} be named? / Who invented the {invention}?
Which inventor never left {city2} and could not drive? / Who is honoured with a piece of road?
Which local genius lacked a licence?
> {invention}
What did {person} invent? / For the inventor of what is a roundabout to be named?
A roundabout in {city} is to be named after the inventor of what?
To what achievement does {person} owe fame? / Which device has earned its creator a piece of road?
> {city2}
Which town was never left by the inventor?
Where did {person} live, who could not drive and never left?
The inventor of the {invention} never left what place?
Where did the stay-at-home genius spend a whole life?
Which was the only town the device's creator ever knew?
> {city}
Which assembly has voted to name a roundabout?
Where is there to be a roundabout named after the inventor of the {invention}?
Whose assembly has voted for a roundabout to be named after {person}?
Where is a piece of road to bear the creator's name?
Which municipality honours someone who had no licence?

Interviewer: And the worst moment? {first}: In {city}, when the {object} fell on the {job}'s \
foot, {small} minutes before we had to be on stage.
The worst moment, {first} said in the interview, was in {city}, {small} minutes before being on \
stage, when the {object} fell on the foot of the {job}.
{first} was asked in the interview for the worst moment: {small} minutes before being on stage \
in {city} the {object} fell on the foot of the {job}.
> {object}
What fell on the {job}'s foot? / What fell {small} minutes before they had to be on stage?
Which thing fell on a foot minutes before they were on stage?
What caused the injury behind the scenes? / Which heavy item spoiled the start of the show?
> {city}
Where was the worst moment?
In which town were they when the {object} fell on the foot of the {job}?
On stage in what town were they minutes after the worst moment?
Where was the performance that began with an accident?
In which place does {first} not like to remember having performed?
> {small}
How many minutes before being on stage was the worst moment?
How many minutes were left before the stage when the {object} fell?
What number of minutes after the {object} fell on a foot were they on stage?
> {small} minutes
How soon after the accident did the curtain go up?
What time remained until the show, on the watch, to bandage somebody's toes?
> {job}
On whose foot fell the {object}?
Whose foot was hurt in the worst moment, as said in the interview?
What is the trade of the one on whose foot it fell minutes before being on stage?
Who in the troupe was injured? / What did the person with the squashed toes do for a living?

Born in {city} during the great {calamity}, as {first} {last}, the poet took the name {penname} \
because the bank where they worked forbade verses.
The poet {penname}, born as {first} {last} during the great {calamity} in {city}, took that name \
because the bank where they worked forbade verses.
Because the bank forbade verses, its clerk {first} {last}, a poet born in {city} during the \
great {calamity}, took the name {penname}.
> {penname}
Which name did the poet take because the bank forbade verses?
As what poet is {first} {last} known, who worked at a bank?
What was it that the poet took as a name because of the bank?
Under which pseudonym did {first} {last} publish?
How did the writing clerk hide from the employer?
> {calamity}
During what was the poet {penname} born?
What was there in {city} when the poet was born who worked in a bank?
During which disaster was the poet born whom a bank forbade verses?
Which catastrophe raged when the child came into the world?
What made the writer's first day so dramatic?
> {city}
Where was the poet {penname} born? / In which town was the poet born whom the bank forbade verses?
What place was it where the poet was born during the great {calamity}?
Of which town is the writer a native? / Where did the clerk with the pseudonym come into the world?

Strike at the zoo of {city}, fifth day: keepers want {price} a week, {percent} more than now, \
and {first} the director is feeding the {animals} personally.
On the fifth day of the strike at the zoo of {city} {first}, the director, is personally feeding \
the {animals}; the keepers want {price} a week, {percent} more than now.
{percent} more than now, or {price} a week, is what the keepers want who are on strike for a \
fifth day at the zoo of {city}, where {first}, the director, is personally feeding the {animals}.
> {price}
How much a week do the keepers want? / For what sum a week are the keepers on strike at the zoo?
What pay do keepers at the zoo of {city} want? / Which wage would end the dispute?
How much money would satisfy those who look after the beasts?
> {percent}
How much more than now do the keepers want?
By how much more would the strike raise what the keepers at the zoo have a week?
How much more is {price} a week than what the zoo has keepers for now?
Which rise in wages is demanded? / By what share do the employees ask that their pay be increased?
> {animals}
What is the director of the zoo personally feeding?
Which animals is {first} personally feeding because of the strike?
Because keepers are on strike the director is feeding what?
Which creatures get their meals from the boss?
What does the manager look after while the staff are outside the gate?
> {first}
Who is the director of the zoo? / Who is personally feeding the {animals} during the strike?
Who does what the keepers of the {animals} did before the strike at the zoo?
Which manager has to do the work of the staff?
Who runs the place where the beasts are kept in {city}?
"""
