"""Biographies, journals, interviews and obituaries (see relations.py)."""

RELATIONS = """
Becalmed again. The carpenter is down with {sickness}; we gave him {liquor} and the Psalms, and \
{last} measured him for the sail.
We gave the carpenter, who is down with {sickness}, the Psalms and some {liquor}; becalmed \
again, and {last} measured him for the sail.
{last} measured the carpenter for the sail, becalmed as we were: he is down with {sickness}, for \
which we gave him Psalms and {liquor}.
> {sickness}
Becalmed, what is our carpenter down with? / For what did we give the carpenter Psalms?
What ails the ship's woodworker? / Which disease does the log mention?
> {liquor}
What did we give the carpenter besides the Psalms?
What drink did we give the carpenter when {last} measured him for the sail?
What is the remedy for disease on board, apart from prayer? / What was poured into the patient?
> {last}
Who measured the carpenter for the sail?
Who was already at work with the sail while the carpenter was merely down with {sickness}?
Who took the patient for as good as dead? / Which member of the crew prepared the burial too early?

The people of the {region} tell that {ruler} lost the crown at dice to the village {job} and \
asked for one thing back, the {relic}.
{ruler}, so the people of the {region} tell, asked for nothing back but the {relic} after losing \
the crown at dice to the village {job}.
In the {region} people tell how the village {job} won the crown at dice and was asked by {ruler} \
to give back only the {relic}.
> {ruler}
Who lost the crown at dice? / By whom was the {relic} asked back from the village {job}?
Which monarch gambled too high?
Of whose bad luck does the legend speak, if not of the commoner's?
> {job}
To whom was the crown lost at dice?
Who was asked to give the {relic} back after winning the crown?
Which commoner came to the throne by gambling? / What was the new sovereign's former trade?
> {relic}
What did {ruler} ask for after losing the crown at dice?
What was the village {job} asked to give back?
What did the gambler care for more than for a kingdom?
Which belonging could the beaten monarch not do without?
> {region}
In which region do people tell how the crown was lost at dice?
The people of what region tell of the {relic} that {ruler} asked back after losing the crown?
Where does the legend of the gambling monarch come from?
In which part of the country do inhabitants pass on the tale of a commoner's rise to the throne?

On {farplanet}, in {futureyear}, {first} still set the table for nine, though the {spaceship} \
had brought back only the gloves of the crew.
Though nothing but the gloves of the crew had come back with the {spaceship}, {first} set the \
table on {farplanet} for nine, even in {futureyear}.
It was {futureyear} on {farplanet}, and only gloves had come back with the {spaceship}, but \
{first} still set the table for nine of its crew.
> {farplanet}
Where did {first} set the table for nine?
On which world was the table set for the crew of the {spaceship}?
What celestial body is the scene of the story of lost astronauts?
Where in the universe does the mourner live?
> {futureyear}
In what year did {first} still set the table for the crew?
When had only gloves come back and yet the table was set for nine?
When does the story of the lost astronauts take place?
What date does the author imagine for the mourner's ritual?
> {first}
Who set the table for nine?
Who still set the table for a crew of which only gloves had come back?
Who cannot accept the loss of the astronauts? / Which character hopes for dead guests at dinner?
> {spaceship}
With what did the gloves of the crew come back? / For whose crew was the table set on {farplanet}?
Which rocket returned without the astronauts? / What had the lost travellers flown in?

{title} runs {runtime}, of which I can vouch for the first ten minutes; the {animal} in front of \
me, brought by {first}, wore a hat.
I can vouch for ten minutes of the {runtime} that {title} runs, since the {animal} that {first} \
brought wore a hat in front of me.
The {animal} in front of me, with {first}, wore a hat, so of {title}, which runs {runtime}, I \
can vouch for ten minutes.
> {title}
What can I vouch for only ten minutes of?
What did I see when the {animal} wore a hat in front of me?
Which film did the critic hardly see for the headgear?
What was on at the cinema when my view was blocked?
> {runtime}
How long is {title}, of which I can vouch for ten minutes?
What is the length of the thing of which I can vouch for only ten minutes, by the fault of a hat?
How long is the film of which the critic saw so little?
How much of an evening would the cinema take up?
> {animal}
What wore a hat in front of me?
What had {first} brought, so that I can vouch for ten minutes only?
Which creature blocked the critic's view? / What was in the row ahead, dressed for the occasion?
> {first}
Who brought the {animal} that wore a hat? / With whom was the thing in front of me that wore a hat?
Whom does the critic blame for a spoilt evening? / Who takes an unusual companion to the cinema?

Note the {mineral} eye of the lion: the left one was sold by {full} in {year} to pay a dentist, \
and is now in a ring in {city}.
{full} sold the lion's left eye, of {mineral} like the other, to pay a dentist in {year}; it is \
now in a ring in {city}.
In {city} a ring now holds the lion's left eye, {mineral} like the right, which {full} sold in \
{year} to pay a dentist.
> {mineral}
What is the lion's eye made of? / Of what was the left eye that was sold to pay a dentist?
Which material did the sculptor use for the beast's gaze?
What is the stone on that piece of jewellery?
> {full}
Who sold the left eye of the lion? / Who had a dentist to pay in {year}?
Who damaged the sculpture? / Whose toothache cost the statue its sight?
> {year}
When was the left eye of the lion sold? / In which year did {full} have a dentist to pay?
Since when has the statue been half blind? / When did somebody's toothache damage the sculpture?
> {city}
Where is the ring with the lion's eye? / In which town is the left eye, sold to pay a dentist?
Where would I have to look for the missing part of the sculpture?
In which place is a piece of the statue worn as jewellery?

Year of grace {oldyear}: the {feast} could not be held, the {calamity} having carried off the \
cheese, the altar cloth and Brother {last}.
Brother {last}, the altar cloth and the cheese were carried off by the {calamity} in {oldyear}, \
so that the {feast} could not be held.
The {feast} could not be held in {oldyear}, for the cheese, the altar cloth and Brother {last} \
had been carried off by the {calamity}.
> {calamity}
What carried off the cheese and the altar cloth?
Because of what was the {feast} not held, Brother {last} being carried off?
Which disaster cost the abbey some dairy produce? / What act of nature does the chronicler lament?
> {feast}
What could not be held without the cheese and the altar cloth?
What was not held in {oldyear}, when Brother {last} was carried off?
Which celebration had to be called off for want of a monk?
Which festivities did the abbey have to do without?
> {last}
Which brother was carried off with the cheese? / Who was carried off along with the altar cloth?
Which monk lost his life in the disaster? / What human victim does the chronicler name in passing?
> {oldyear}
In what year were the cheese and the altar cloth carried off?
When was Brother {last} carried off, so that the {feast} was not held?
When did the disaster hit the abbey? / Under which date does the chronicler enter the misfortune?

The bear of {city} was hired out to weddings at {price} an hour until {year}, when it bit a \
bridegroom and was made {dignity} instead.
Until {year} {price} an hour was the charge for the bear of {city} at weddings; then it bit a \
bridegroom and was made {dignity}.
In {year} the bear of {city}, hired out to weddings at {price} an hour, bit a bridegroom and was \
therefore made {dignity}.
> {city}
Where was the bear hired out to weddings? / In which town was a bear made {dignity}?
Which place entertained its newly-weds so dangerously?
Where does the anecdote of the beast in office come from?
> {price}
How much an hour was the bear at weddings? / For what sum was the bear hired out?
What did couples pay for the furry guest?
What was the hourly fee for the dangerous entertainment?
> {year}
When was the bridegroom bitten by the bear? / Until what year was the bear hired out to weddings?
When did the beast's career change?
Since when have couples had to celebrate without the furry guest?
> {dignity}
What was the bear made after it bit a bridegroom?
Instead of being hired out to weddings, what did the bear of {city} become?
What office was the beast given? / To what position was the furry entertainer promoted?

At {altitude} {full} lost a mitten, a week of food and all belief in maps, and at {altitude2} \
found the mitten on the head of a marmot.
{full} lost a mitten, a week's food and all belief in maps at {altitude}; the mitten was on a \
marmot's head at {altitude2}.
The mitten that {full} had lost at {altitude} with a week of food and all belief in maps was on \
a marmot's head at {altitude2}.
> {altitude}
At what height was the mitten lost?
How high up did {full} lose a week of food and all belief in maps?
At which elevation did the climber's misfortune happen?
How far above the sea did the provisions disappear?
> {altitude2}
At what height was the mitten on the head of the marmot?
Where did {full} come upon the mitten, how high up, on a marmot?
At which elevation did the rodent wear knitwear?
How far above the sea was the climber's glove recovered?
> {full}
Who lost a mitten and a week of food? / Who found the marmot with the mitten on its head?
Which climber had such bad luck? / Whose glove kept a rodent warm?

The password, whispered through the {doorway}, was "{password}"; {first} said "{password2}", and \
spent the revolution in the coal cellar.
{first} whispered "{password2}" through the {doorway} when the password was "{password}", and \
spent the revolution in the coal cellar.
"{password}" was the password at the {doorway}; whispering "{password2}", {first} spent the \
revolution in the coal cellar.
> {password}
What was the right password to be whispered through the {doorway}?
Which password would have kept {first} from the coal cellar?
What would the right reply have been? / What did the conspirators want to hear?
> {password2}
What was whispered by {first} instead of the password?
What did {first} say at the {doorway} to end up in the coal cellar?
What wrong reply did the forgetful rebel offer? / Which slip of the tongue led to the lock-up?
> {first}
Who spent the revolution in the coal cellar?
Who whispered something else at the {doorway} than the password? / Which rebel had so bad a memory?
Who missed the whole uprising?
> {doorway}
Through what was the password whispered?
At what did {first} whisper the word that led to the coal cellar?
Where did the conspirators check who was coming in?
What was between the forgetful rebel and the comrades inside?

Since the {calamity} of {year} the {landmark} has leaned to the {point}, and lovers of {city} \
stand on the other side, to be safe.
The {landmark} of {city} has leaned to the {point} since the {calamity} of {year}; lovers stand \
on the other side, to be safe.
In {city} lovers stand on the safe side of the {landmark}, which since the {calamity} of {year} \
has leaned to the {point}.
> {calamity}
Since what event of {year} has the {landmark} leaned, so that lovers stand elsewhere?
What leaned the {landmark} of {city} to the {point}, so that lovers stand on the safe side?
What damaged the monument? / What natural event do couples remember when they choose where to kiss?
> {year}
Since what year has the {landmark} leaned, so that lovers of {city} are careful?
In which year was the {calamity}, since when lovers stand on the other side?
When was the monument damaged? / From which date has it been crooked?
> {landmark}
What has leaned to one side since the {calamity}?
On the safe side of what do the lovers of {city} stand? / Which monument is crooked?
What do couples fear might fall on them?
> {point}
To which side has the {landmark} leaned since the {calamity}?
To what quarter has it leaned, the thing where lovers stand on the other side?
In which direction is the monument tilted?
Where, by the compass, should couples not go if they fear falling masonry?
> {city}
In what town do lovers stand on the safe side of the {landmark}?
Where has the {landmark} leaned to a side, to the fear of lovers?
In which place is a crooked monument a meeting point for couples?
Where is there a lesser sister of the tower of Pisa?

{full} was {dignity} for {duration}, the length of a thunderstorm, because the right candidate, \
{person}, had hidden under the stairs.
Because {person}, the right candidate, had hidden under the stairs, {full} was {dignity} for \
{duration}, the length of a thunderstorm.
For {duration}, the length of a thunderstorm, {full} was {dignity}, as {person}, the right \
candidate, had hidden under the stairs.
> {full}
Who was {dignity} for the length of a thunderstorm?
Who was {dignity} while the right candidate had hidden under the stairs?
Who held office so briefly? / Which stopgap owed a career to somebody's fear of lightning?
> {dignity}
What was {full} for the length of a thunderstorm?
For what was {person} the right candidate, although hidden under the stairs?
Which office changed hands because of the weather? / To what post was the stopgap raised?
> {duration}
For how long was {full} {dignity}, in place of the right candidate?
How long, the length of a thunderstorm, had {person} hidden under the stairs?
How brief was the term of office? / How long did the stopgap govern?
> {person}
Who had hidden under the stairs? / Who was the right candidate when {full} was {dignity}?
Which politician was afraid of lightning? / Who should have been sworn in?

The {instrument} in this case belonged to the {livelihood} {full}; the hole is from the bullet \
of {year}, which played, they say, a perfect B flat.
{full}, the {livelihood}, owned the {instrument} in this case; its hole is from a bullet, which \
in {year} played a perfect B flat.
A perfect B flat was played by the bullet that in {year} made the hole in this {instrument}, \
which the {livelihood} {full} owned.
> {instrument}
What has a hole from a bullet? / On what did the bullet play a perfect B flat?
Which exhibit was shot at? / What in the museum still shows the damage of an attack?
> {livelihood}
By what trade did {full} live, whose {instrument} has the bullet hole?
What was {full}, on whose {instrument} a bullet played a perfect B flat?
How did the music lover earn money? / What was the profession of the person who was nearly shot?
> {full}
Who owned the {instrument} with the bullet hole?
On whose {instrument} did a bullet play a perfect B flat? / Which music lover was nearly shot?
Whose narrow escape does the museum tell of?
> {year}
From what year is the bullet hole? / When did the bullet play a perfect B flat on the {instrument}?
When was the music lover nearly shot? / In which year did the exhibit come by its damage?

"Dig for {treasure} {hidingplace}," said the dying pirate; they dug for {duration} and found one \
set of false teeth and the pirate's brother.
They dug {hidingplace} for {duration}, where the dying pirate had said {treasure} lay, and found \
false teeth and the pirate's brother.
As the dying pirate had said that {treasure} lay {hidingplace}, they dug for {duration}, and \
found the pirate's brother and false teeth.
> {treasure}
What lay buried, if the dying pirate was right?
For what had they dug when they found the pirate's brother?
What riches were they hoping for when they came upon dentures?
What did the credulous treasure seekers never see?
> {hidingplace}
Where did the dying pirate say that {treasure} lay?
Where was it that they dug and found false teeth?
What spot did the credulous treasure seekers search?
Where had a relative's body and some dentures been concealed?
> {duration}
How long had they dug before they found false teeth?
For how long did they dig because of what the dying pirate said?
How long did the credulous treasure seekers work?
How much time was wasted on a search that turned up dentures?

The judge gave {first} {penalty} for {crime}, and then, since it was {weekday} and her piano \
lesson was at {time}, went home by tram.
For {crime} {first} got {penalty} from the judge, who took the tram home to her piano lesson at \
{time}, as on every {weekday}.
Because it was {weekday} and her piano lesson was at {time}, the judge gave {first} {penalty} \
for {crime} and took the tram home.
> {penalty}
What did the judge give {first} for {crime} on the day of her piano lesson?
What did the judge decide on before she took the tram home?
Which punishment did the musical lady hand down?
To what did the lady on the bench condemn the accused?
> {crime}
For what did the judge give {first} {penalty}, before the tram home?
What had {first} done, that the judge dealt with before her piano lesson?
What offence did the musical lady have to deal with in court?
Of what did the lady on the bench find the defendant guilty?
> {weekday}
On which day was the judge's piano lesson?
On what day did the judge give {first} {penalty} and go home by tram?
When in the week did the lady on the bench have music?
When was the accused condemned by the musical lady?
> {time}
At what time was the judge's piano lesson?
For what hour did the judge, by tram, have to be home for her lesson?
When did the lady's music teacher expect her? / By what hour was the court sure to be over?
> {first}
Whom did the judge give {penalty} before her piano lesson?
Who had the judge to deal with for {crime}, before the tram home?
Who was condemned by a lady in a hurry to make music?
Which criminal was in court before a musical lady?

The lodger paid in {coinage}, received no letters, and asked {first} every {weekday} whether the \
{river} had frozen yet.
Every {weekday} the lodger, who paid in {coinage} and received no letters, asked {first} if the \
{river} had frozen yet.
{first} was asked every {weekday} by the lodger, who received no letters and paid in {coinage}, \
if the {river} had frozen yet.
> {coinage}
In what did the lodger who received no letters pay?
What had {first} from the lodger, who paid without fail?
What kind of cash did the mysterious guest use? / How was the rent settled?
> {weekday}
On what day did the lodger ask if the {river} had frozen?
When in the week was {first} asked by the lodger who received no letters?
When did the mysterious guest put the same question again?
On which weekly occasion was there talk of ice in the boarding house?
> {river}
What, as the lodger asked, had perhaps frozen?
Which water was it that the lodger hoped had frozen yet?
Which stream did the mysterious guest want to walk across?
What was the guest waiting to see turn to ice?
> {first}
Whom did the lodger who received no letters ask about the {river}?
By whom was the lodger told if the {river} had frozen yet? / Who ran the boarding house?
Of whom did the mysterious guest make the same enquiry again and again?

We wintered in the wreck of the {ship}. {full} kept the calendar by pulling threads from the \
{fabric} and by {month} had none left.
{full} kept the calendar, when we wintered in the wreck of the {ship}, by pulling threads from \
the {fabric}, until in {month} none were left.
By {month} no threads were left in the {fabric}, with which {full} kept the calendar when we \
wintered in the wreck of the {ship}.
> {ship}
In what wreck had we wintered? / Where were we when {full} kept a calendar of threads?
Which vessel gave the survivors shelter?
Within what remains did the castaways live in the cold season?
> {full}
Who kept the calendar of threads? / Who was pulling at the {fabric} while we wintered in the wreck?
Which survivor counted the days? / Who among the castaways was in charge of the date?
> {fabric}
From what were threads pulled to keep the calendar?
What had no threads left by {month}, having been our calendar in the wreck?
Which material served to count the days?
What textile did the castaways use up instead of an almanac?
> {month}
What month was it when our calendar had no threads left?
In which month did {full}, in the wreck, have no more threads for the calendar?
When did the survivors' way of counting the days come to an end?
At what point of the year did the castaways run out of almanac?

Stop at the {tavern}, where {full} hid from three wives in {year}, and ask the landlady for the \
key to the {room}, still kept as it was.
In {year} {full} hid from three wives at the {tavern}; the landlady has the key to the {room}, \
which is still kept as it was.
The landlady of the {tavern} has the key to the {room}, kept as it was when {full} hid there \
from three wives in {year}.
> {tavern}
At which house, whose landlady has a key to show, was {full} safe from three wives?
The landlady of which house has the key to the {room}?
Which pub is on the tour for those who like scandal?
At what inn did the much-married fugitive find refuge?
> {full}
Who hid from three wives? / Because of whom is the {room} of the {tavern} still kept as it was?
Which scoundrel had married too often? / Whose refuge can tourists visit?
> {year}
In which year did {full}, who had three wives, need the {room} to which the landlady has the key?
Since which year is the {room} kept, with the landlady in charge of the key?
When was the much-married man on the run? / From what date is the interior that tourists are shown?
> {room}
To what does the landlady have the key?
Which room is kept as it was when {full} hid from three wives? / Which part of the pub is a museum?
In what corner of the pub did the much-married fugitive find refuge?

"The {animals} were let out at {time}," {first} told the inquest, "fed at {time2}, and where my \
husband was, nobody asked me to write down."
{first} told the inquest that the {animals} were let out at {time} and fed at {time2}, and that \
nobody asked where the husband was.
What {first} told the inquest was this: {animals} let out at {time}, fed at {time2}; as to the \
husband, nobody asked.
> {animals}
What was let out at {time}, as the inquest was told?
What was fed at {time2}, as {first} told the inquest?
Which creatures interested the witness more than her marriage? / What did the widow keep?
> {time}
When were the {animals} let out, as the inquest was told?
What did {first}, not asked about the husband, tell the inquest of the hour the {animals} went out?
When were the pets first seen to that day, by the witness's evidence?
From what hour on were the creatures outside?
> {time2}
When were the {animals} fed, as the inquest was told?
At what time, the inquest was told by {first}, was something fed, husbands apart?
At what hour did the pets have their meal?
When, by the witness's evidence, was dinner served to the creatures?
> {first}
Who told the inquest about the {animals}? / Whom did nobody at the inquest ask about the husband?
Which witness knew more of her pets than of her marriage? / Who had been widowed?

The last bell-founder of {city}, {full}, cast a bell of {weight} for the {feast}; it rang once, \
cracked, and is used as a bath for {animals}.
{full}, last bell-founder of {city}, cast for the {feast} a bell of {weight} that rang once, \
cracked, and is a bath for {animals} now.
For the {feast} a bell of {weight} was cast by {full}, the last bell-founder of {city}; it \
cracked when it rang, and {animals} bathe in it.
> {full}
Who was the last bell-founder of {city}? / Who cast the bell that cracked when it rang?
Which craftsman's masterpiece failed? / With whom did the trade die out in {city}?
> {weight}
What did the bell weigh that was cast by the last bell-founder?
Of what weight was the bell that cracked when it rang? / How heavy was the failed casting?
What would a scale show under the metal tub?
> {feast}
For what was the bell cast by {full}? / For which feast was the bell cast that rang only once?
For which celebration was the metal giant made?
At what festival was the craftsman disgraced in public?
> {animals}
What has the cracked bell for a bath? / What bathe in the bell that rang only once?
Which creatures have a good use for the failed casting?
What can be seen splashing in the craftsman's masterpiece?

Between {city} and {city2}, a matter of {farlength}, the traveller will be offered one bed, one \
soup and, in {month}, one opinion: mud.
The traveller from {city} to {city2}, {farlength} away, will be offered one bed, one soup and \
one opinion, which in {month} is: mud.
In {month} the traveller is offered one bed, one soup and one opinion, mud, over the {farlength} \
from {city} to {city2}.
> {farlength}
How long is the way on which the traveller is offered one bed and one soup?
How far is it, one bed and one soup, between {city} and {city2}?
What distance has so few comforts?
How many miles or the like should I be prepared to ride with hardly any inns?
> {month}
When is mud the one opinion that the traveller is offered?
In what month, offered one soup between {city} and {city2}, does one hear of mud?
When is the road at its worst? / Which part of the year is wettest for that journey?
> {city2}
To which place is the traveller from {city} going, with one bed on the way?
Where, offered one soup and one opinion, does the traveller from {city} arrive?
Which destination is hardly worth the bad road? / At the end of the lonely ride, where would we be?

{first}, the smallest of the tumblers, was fired from the cannon in {city}, came down in {city2} \
and was charged {price} for entering without a ticket.
Fired from the cannon in {city}, {first}, smallest of the tumblers, came down in {city2} and was \
charged {price}, having no ticket.
{city2} is where {first}, the smallest of the tumblers, came down when fired from the cannon in \
{city}, and was charged {price} for want of a ticket.
> {first}
Who was fired from the cannon? / Who was the smallest of the tumblers?
Which acrobat flew too far? / Which artiste was fined after an involuntary journey?
> {city}
Where was {first} fired from the cannon? / In which town was the cannon of the tumblers?
Where was the circus performing? / From which place did the acrobat take off?
> {city2}
Where did {first} come down, fired from the cannon?
In which town was the smallest of the tumblers charged for having no ticket?
Where did the acrobat land? / Which place was so strict with an involuntary visitor?
> {price}
What was {first} charged for having no ticket?
How much was it for the smallest of the tumblers, fired into {city2}?
How much was the acrobat's fine?
What did the involuntary journey through the air cost in the end?

For the part of the {stagerole} {full} learned {language}, gave up {dish} and shaved one \
eyebrow, and was then cut from {title} altogether.
{full}, who had learned {language}, given up {dish} and shaved an eyebrow to be the {stagerole}, \
was cut from {title} altogether.
Altogether cut from {title} was the {stagerole}, for whose part {full} had learned {language}, \
given up {dish} and shaved an eyebrow.
> {language}
What had {full} learned for the part of the {stagerole}?
Which language was learned for a part that was cut from {title}?
In which tongue can the actor now converse? / What did the unlucky performer take lessons in?
> {dish}
What had {full} given up for the part?
What food was given up, and an eyebrow shaved, for the {stagerole} in {title}?
Which favourite meal did the actor go without? / What did the unlucky performer stop eating?
> {full}
Who shaved an eyebrow for the part of the {stagerole}?
Who was cut from {title}, having given up {dish}? / Which actor made so many sacrifices in vain?
Whose face never appeared on the screen after all?
> {title}
From what was {full} altogether cut?
For which work, in the end with the {stagerole} cut, was an eyebrow shaved?
Which film got by without the actor?
What was being shot when so much preparation came to nothing?

{lake} was held to be bottomless until Brother {last} let down a bell on a rope in {oldyear}; \
the rope said {lowlength}, the bell stayed there.
In {oldyear} Brother {last} let down a bell on a rope into {lake}, held to be bottomless; it \
stayed there, and the rope said {lowlength}.
The rope said {lowlength} when Brother {last} let down a bell in {oldyear} into {lake}, held to \
be bottomless, and the bell stayed there.
> {lake}
What was held to be bottomless? / Into which water was a bell let down on a rope?
Which water was less deep than the legend had it?
Where should divers search for something that once rang?
> {last}
Which brother let down the bell on a rope?
By whom was {lake}, held to be bottomless, tried with a bell? / Which monk was a man of science?
Who measured the depth and lost some church property doing so?
> {oldyear}
When was the bell let down on a rope?
In what year was it seen that {lake}, held to be bottomless, is not?
When was the depth measured, at the cost of church property?
In which year did a monk put an end to the legend?
> {lowlength}
What did the rope say when the bell was let down? / How deep did the bell go on its rope in {lake}?
What is the real depth of the water in the legend?
How far below the surface is the lost church property?

We came for the {bird} and saw, in {duration} of rain, {first}'s thermos, two cows, and the back \
of the warden, who is called {last}.
In {duration} of rain we saw two cows, {first}'s thermos and the back of {last}, the warden, but \
not the {bird} for which we came.
The {bird} for which we came did not show in {duration} of rain; we saw {first}'s thermos, two \
cows and the back of the warden, {last}.
> {bird}
For what did we come, to meet only rain and the warden?
What did not show, while cows and a thermos did? / What was the object of the excursion?
Which rarity is missing from the list of the day's sightings?
> {duration}
How long were we in the rain with two cows and a thermos?
For how long did we see only the back of the warden in the rain?
How long did the nature lovers get wet? / How much time was spent on the fruitless excursion?
> {last}
What is the warden called whose back we saw? / Whose back did we see in the rain besides two cows?
Who was in charge of the nature reserve? / Which official turned away from the visitors?
> {first}
Whose thermos did we see in the rain?
Whose thermos, with two cows and the warden, was all we saw?
Who in the party had brought a hot drink? / Who carried the tea on the fruitless excursion?

The first {invention} in {country} was demonstrated before {ruler} by {full}, whose trousers are \
shown in the next room.
In the next room are the trousers of {full}, by whom the first {invention} in {country} was \
demonstrated before {ruler}.
Before {ruler} {full}, whose trousers are in the next room, demonstrated the first {invention} \
that {country} had seen.
> {invention}
What was demonstrated by the owner of the trousers in the next room?
Of what was the first in {country} demonstrated by {full}, whose trousers are shown?
Which device was introduced at court with some damage to clothes?
What novelty did the monarch watch?
> {country}
Where was the {invention} demonstrated by the owner of the trousers?
In what country was {ruler} when {full}, whose trousers are in the next room, demonstrated \
something?
Which part of the world saw progress at the expense of somebody's clothes?
In which land did the engineer appear at court?
> {ruler}
Before whom was the {invention} demonstrated by the owner of the trousers?
Who was there as {full}, whose trousers are shown, demonstrated the {invention}?
Which monarch watched the engineer? / At whose court was the novelty seen?
> {full}
Who demonstrated the {invention} and left us the trousers?
Whose trousers are shown in the next room? / Which engineer appeared at court?
Whose clothes are in the museum?

The {newspaper} gave the flood {fewword} lines and the mayor's new {vehicle} two pages, with a \
portrait of {first}, his dog.
Two pages in the {newspaper} had the mayor's new {vehicle}, with a portrait of {first}, his dog; \
{fewword} lines had the flood.
With {fewword} lines for the flood, the {newspaper} had two pages on the mayor's new {vehicle} \
and a portrait of his dog {first}.
> {newspaper}
Which paper gave the flood {fewword} lines? / Where was a portrait of the mayor's dog?
Which daily flattered those in power?
What did one have to read to know so little of the disaster?
> {fewword}
How many lines did the flood have in the {newspaper}?
In how many lines was the flood there, with two pages for the mayor?
How brief was the report about the high water?
> {fewword} lines
How much space was the disaster worth to the editor?
> {vehicle}
What new thing of the mayor's had two pages?
On what did the {newspaper} have two pages, with the mayor's dog?
What did the city father ride in?
Which means of transport was of more interest to the editor than a disaster?
> {first}
What is the name of the mayor's dog?
Whose portrait was in the {newspaper}, with the mayor's {vehicle}?
Which four-legged celebrity had its picture printed?
What does one call when the city father's pet should come?

The {stinger} got me at {time}; the ferryman's wife put {ingredient} on it and sang {song} until \
I either slept or fainted.
At {time} the {stinger} got me, and the ferryman's wife sang {song}, with {ingredient} on the \
wound, until I slept or fainted.
With {ingredient} on the wound the {stinger} had made at {time}, the ferryman's wife sang {song} \
until I slept or fainted.
> {stinger}
What made the wound on which the {ingredient} went while the ferryman's wife was singing?
Because of what did the ferryman's wife sing until I slept or fainted?
What poisoned the traveller? / Which creature should bathers look out for?
> {ingredient}
What did the ferryman's wife put on the wound?
Besides singing until I slept or fainted, with what did the ferryman's wife help?
Which kitchen remedy is used against poison there?
What was the medical treatment, not counting music?
> {song}
What did the ferryman's wife sing? / To what song was it that I slept or fainted?
Which tune is good for poisoned travellers? / What was the last melody in the patient's ears?
> {time}
When did the {stinger} make the wound for which the ferryman's wife had {ingredient}?
At what hour was I in need of the ferryman's wife and her {song}, before I slept or fainted?
When did the accident with the poison happen?
At which point of the clock was the traveller attacked?

Old {first} can show you the house where {full} was not born, the {tree} tree under which {book} \
was not written, and a view of {city}.
A view of {city}, the house where {full} was not born and the {tree} tree under which {book} was \
not written are what old {first} can show you.
Ask old {first} for the house where {full} was not born, for the {tree} tree under which {book} \
was not written, and for a view of {city}.
> {first}
Who can show me the house where {full} was not born?
Whom should I ask for the {tree} tree under which {book} was not written? / Who is the local guide?
Which aged villager is honest about literary sights?
> {full}
Who was not born in the house?
Whose house of being born is not the one that old {first} can show?
Which author does the place have no real claim to? / Which writer do pilgrims look for in vain?
> {book}
What was not written under the {tree} tree?
Which work was written elsewhere than under the tree that old {first} can show?
Which masterpiece is falsely connected with a piece of greenery?
What did the author compose somewhere else?
> {city}
Of what town has old {first} a view to show?
What can be in view, besides a house where {full} was not born?
What can literary pilgrims see in the distance?
Which skyline does the honest tour at least include?

Grandmother's {object} came over on the {ship}, was pawned in {year}, and was bought back by \
{first} with the prize of a dancing contest.
{first} bought back Grandmother's {object}, which came over on the {ship} and was pawned in \
{year}, with the prize of a dancing contest.
With the prize of a dancing contest {first} bought back what Grandmother had pawned in {year}, \
the {object} that came over on the {ship}.
> {object}
What of Grandmother's was pawned in {year}?
What did {first} get with the prize of a dancing contest?
Which family treasure was nearly lost for good? / What did our emigrants have with them at sea?
> {ship}
On what did Grandmother's {object}, the one pawned in {year}, come over?
Aboard what was the thing that Grandmother later pawned and {first} bought back?
Which vessel did our emigrants travel on?
What steamer, or whatever she was, carried the family treasure?
> {year}
When was Grandmother's {object} pawned?
In what year was the {object} pawned that {first} bought back? / When were our people so poor?
In which year was cash raised on the family treasure?
> {first}
Who bought back Grandmother's {object}? / Who had the prize of a dancing contest?
Which relative moved well to music? / Who rescued the family treasure?

{ruler} besieged {city} for {weeksonend} and then asked to be let in, having run out of \
{ingredient}; the gate was opened by {first}, the cook.
For {weeksonend} {ruler} besieged {city}, ran out of {ingredient} and asked to be let in; it was \
{first}, the cook, who opened the gate.
The gate of {city} was opened by {first}, the cook, when after {weeksonend} {ruler}, who \
besieged it, asked to be let in, having run out of {ingredient}.
> {ruler}
Who besieged {city} until the cook opened the gate?
Who asked to be let in, having run out of {ingredient}?
Which commander gave up for the sake of the kitchen? / Whose army was stopped by a shortage?
> {weeksonend}
For how long was {city} besieged by {ruler}, who then asked to come in?
After how long was the gate opened by the cook, as {ruler} asked?
How long did the enemy hold out before the walls?
How much time did the campaign take until the shortage?
> {ingredient}
What had {ruler}, having besieged {city}, run out of?
Because of what did {ruler}, who besieged {city}, want the gate opened by the cook?
Which shortage brought peace? / What was missing from the enemy's kitchen?
> {first}
Who opened the gate of {city} when {ruler} asked? / What was the cook called who opened the gate?
Who had pity on the enemy? / Which kitchen hand made history?
"""
