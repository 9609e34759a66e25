"""Scenes of stories, with their dialogue (see relations.py)."""

RELATIONS = """
At {base} we sleep four to a bag. {person} snores in {language}, which none of us understands, \
and so we lie there guessing.
We lie four to a bag at {base} and guess at what {person} snores in {language}, which none of us \
understands.
None of us at {base} understands {language}, so we lie four to a bag guessing what {person} says \
while snoring in it.
> {base}
Where do we sleep four to a bag? / At which place do we lie guessing what {person} snores?
Which camp is so short of bedding? / Where were the explorers packed like sardines?
> {person}
Who snores in {language}, which none of us understands?
Whose snores do we lie guessing at, four to a bag? / Whose noises keep the explorers awake?
Which comrade disturbs the rest of the party?
> {language}
What does {person} snore in that none of us understands?
Which language, one that none of us understands, comes out of the bag of {person}?
What tongue would the explorers have to learn in order to follow the nightly monologue?
Which mother tongue has the noisy comrade?

Once a {weekday} came that would not end, and the baker of {city} asked the {animal} at the town \
gate what to do. "Sleep," it said.
One {weekday} would not end in {city}, so the baker asked the {animal} at the town gate, whose \
advice was: "Sleep."
"Sleep," was the advice that the {animal} at the gate of {city} gave the baker when once a \
{weekday} would not end.
> {weekday}
Which day would not end in the baker's town?
About what day did the baker ask for advice at the gate?
When did the sun refuse to set, in the tale? / Which part of the week went on for ever?
> {city}
At the gate of which town did the baker ask for advice?
Where did the baker ask advice when the {weekday} would not end?
Where is the fairy tale of the endless daylight set?
In which place were the inhabitants without a night?
> {animal}
Whom did the baker ask at the town gate? / What said that the baker should sleep?
Which wise creature had an answer to the problem?
From what did the man with the bread take counsel?

The night train was called the {namedtrain}, but nobody in {city} said anything but "{byname}", \
since it had once run over a duke.
Having once run over a duke, the night train {namedtrain} was called nothing but "{byname}" in \
{city}.
Nobody in {city} called the night train by its name, the {namedtrain}; since it ran over a duke \
it was "{byname}".
> {namedtrain}
Which night train had run over a duke?
What was the real name of the night train called "{byname}" in {city}?
Which express killed an aristocrat?
What was painted on the carriages, whatever the locals might say?
> {byname}
What was the night train called in {city} since it ran over the duke?
What did nobody fail to call the {namedtrain}, the night train?
How was the express known locally? / Give me the nickname of the killer of an aristocrat.
> {city}
Where was the night train called "{byname}"?
In what place did nobody say {namedtrain} for the night train that ran over a duke?
Where did the locals have a nickname for their express?
Which place laughed at the fate of an aristocrat?

{ruler} had {count} clocks, no two of which agreed, and a page named {first} whose one duty was \
never to mention it.
A page named {first} had the one duty never to mention to {ruler} that the {count} clocks of the \
palace did not agree.
Of the {count} clocks that {ruler} owned no two agreed, which it was the one duty of {first}, \
the page, never to mention.
> {ruler}
Whose clocks did not agree? / To whom was the page never to mention the clocks?
Which monarch did not know the hour? / At whose court was tact about timepieces required?
> {count}
How many clocks were in the palace that the page was never to mention?
As to clocks that did not agree, how many were there?
How big was the royal collection of timepieces?
How many ways of telling the hour did the court have?
> {first}
Who was never to mention the clocks?
What was the name of the page whose duty was never to mention that no two clocks agreed?
Which servant had to hold his tongue? / Who was employed at court just to keep quiet?

{artwork}, today in the {gallery}, was painted on the lid of a herring barrel, because {full} \
owed the canvas dealer {price}.
Because of a debt of {price} to the canvas dealer, {full} painted {artwork}, today in the \
{gallery}, on the lid of a herring barrel.
The lid of a herring barrel carries {artwork}, now in the {gallery}: {full} owed {price} to the \
dealer and could have no canvas.
> {artwork}
What was painted on the lid of a herring barrel?
For which work did {full} have no canvas and took the lid of a barrel?
Which picture may still smell of fish?
Which masterpiece owes its strange surface to the artist's money troubles?
> {gallery}
Where is the lid of the herring barrel today?
In which part of the museum does {artwork} hang, painted on the lid of a barrel?
Where should I go to see the picture that smells of fish?
Whereabouts is the masterpiece on wood exhibited?
> {full}
Who painted on the lid of a barrel? / Who owed the canvas dealer {price}?
Which artist was short of money? / By whom is the picture that once smelt of fish?
> {price}
How much did {full} owe the canvas dealer?
What was the debt because of which {artwork} was painted on a herring barrel?
How deep in the red was the artist? / What would have settled the bill for materials?

The cartographer gave {lake} the shape of his wife's hand; the real one, as {full} found in \
{year}, looks like a boot.
Like a boot is how {full} found {lake} in {year}; the cartographer had given it the shape of his \
wife's hand.
In {year} {full} found that {lake} looks like a boot and not, as the cartographer had it, like \
the hand of his wife.
> {lake}
What had the cartographer given the shape of his wife's hand?
What looks like a boot, as was found in {year}? / Which water was drawn wrongly on the map?
Which of the country's waters has the outline of footwear?
> {full}
Who found that {lake} looks like a boot?
Who found that the cartographer had only given it the shape of a hand?
Which explorer corrected the map? / Whom do geographers have to thank for the right outline?
> {year}
When did {full} find that {lake} looks like a boot?
In what year was the shape that the cartographer gave {lake} found to be wrong?
Up to when was the mistake on the map believed?
When did an explorer see the true outline of the water?

It was {time} by the station clock, and the {job} with the {weapon} under his coat had been \
standing in the rain since {time2}.
Since {time2} the {job} had been standing in the rain with the {weapon} under his coat, and the \
station clock now said {time}.
The station clock said {time}; there, under his coat, the {job} held the {weapon}, and had been \
standing in the rain since {time2}.
> {time}
What did the station clock say?
What was the time by the clock while the {job} was standing in the rain?
How late had it got by now at the scene of the ambush?
At what hour does the chapter with the wet assassin open?
> {time2}
Since when had the {job} been standing in the rain?
From what hour on was the man with the {weapon} under his coat standing there?
When had the wet wait begun? / At what hour did the assassin arrive?
> {weapon}
What was under the coat of the {job} standing in the rain?
What did the man at the station hold under his coat?
With what was the crime going to be committed? / How was the wet assassin armed?
> {job}
Who was standing in the rain with the {weapon}?
Whose coat had the {weapon} under it, near the station clock? / What trade did the assassin follow?
Who was waiting so long for his victim?

For {duration} the {small} of us in the lifeboat had nothing to read but a menu from a \
restaurant in {city}, and we read it aloud.
We read aloud, {small} of us in the lifeboat, for {duration}, the menu of a restaurant in \
{city}, having nothing else to read.
Nothing but the menu of one {city} restaurant was read aloud by the {small} of us in that \
lifeboat for {duration}.
> {duration}
How long did we read the menu in the lifeboat?
For what time did we have nothing else to read but a menu? / How long were the castaways adrift?
How much time went by with so little literature on board?
> {small}
How many of us read the menu in the lifeboat?
How many had nothing but the restaurant menu to read? / What was the number of castaways?
How many survivors shared the dreams of a fine dinner?
> {city}
From which city was the menu that we read in the lifeboat?
Where was the restaurant about which we read aloud? / Where did the castaways dream of dining?
Which place would I have to visit to taste all those dishes?

The {ship} left {city} on {date} with a hold full of {cargo} and came in, all hands well, with a \
hold full of bees.
With {cargo} in the hold the {ship} left {city} on {date}; when she came in, all hands well, the \
hold was full of bees.
When the {ship} left {city}, it was {date} and the hold was full of {cargo}; when she came in, \
it was full of bees, all hands well.
> {ship}
Which ship came in with a hold full of bees? / What left {city} with {cargo} in the hold?
Aboard which freighter were the insects? / Which vessel made the buzzing voyage?
> {city}
From which port, its hold full of {cargo}, did the {ship} sail?
Which city had the {ship} left, full of {cargo}, before the hold was full of bees?
Where did the buzzing voyage begin? / From which harbour had the freighter of the insects set sail?
> {date}
On what day did the {ship} leave with a hold full of {cargo}?
When was the ship that later held bees, full of {cargo}, ready and left?
When did the freighter set out on the buzzing voyage?
What was the freighter's departure date, before the insects?
> {cargo}
What was in the hold when the {ship} left {city}?
Of what was the hold full before it was full of bees? / What freight had the captain taken on?
Which goods seem to have been exchanged for insects on the voyage?

The {guild} of {city} may to this day walk barefoot into the cathedral, a right they won in \
{oldyear} by hiding the bishop in a vat.
In {oldyear} the {guild} of {city} hid the bishop in a vat, and won the right to walk barefoot \
into the cathedral to this day.
For hiding the bishop in a vat, in {oldyear}, the {guild} of {city} won the right to walk into \
the cathedral barefoot.
> {guild}
Who may walk barefoot into the cathedral? / Who won a right by hiding the bishop in a vat?
Which trade has a privilege concerning shoes? / Whom did the clergyman owe his life to?
> {city}
Where was the bishop hidden in a vat?
In the cathedral of which town may the {guild} walk barefoot?
Where can one see tradesmen without shoes at mass?
In which place was a clergyman concealed from his enemies?
> {oldyear}
When was the bishop hidden in the vat?
In which year was the right to walk barefoot into the cathedral won?
In what year did the clergyman need concealing? / From when does the strange privilege date?

"I was cast as the {stagerole}," {full} recalls of {title}, "and after {fewword} rehearsals as \
the horse that the other one rode off on."
{full} recalls being cast in {title} as the {stagerole} and then, after {fewword} rehearsals, as \
the other actor's horse.
First cast as the {stagerole} in {title}, {full} recalls being cast as the new one's horse after \
{fewword} rehearsals.
> {stagerole}
What part did {full} have in {title} before being the horse?
As what does {full} recall being cast at first? / Which role was taken away from the performer?
What was the player hired for, prior to the four-legged job?
> {full}
Who recalls rehearsals of {title} as a horse?
Who was cast as the {stagerole} but, after {fewword} rehearsals, as a horse?
Which performer was so cruelly demoted? / Who gave the interview about a career on all fours?
> {fewword}
After how many rehearsals was {full} the horse?
How many rehearsals of {title} does {full} recall before the part of the horse?
How long, in practice sessions, did the better role last?
How often did the player run through the scenes prior to being demoted?
> {title}
In what was {full} the horse after {fewword} rehearsals?
For which work did {full}, cast as the {stagerole}, have rehearsals?
Which production humiliated the performer?
What was being staged when someone was demoted to four legs?

To cross the {river} you ring the cowbell on the old {tree} tree; {first}, if sober, rows over \
and asks {price} for it, or {price2} in the dark.
{first} rows you over the {river} for {price}, or {price2} in the dark, if sober and if you ring \
the cowbell on the old {tree} tree.
Ring the cowbell on the old {tree} tree and {first}, if sober, rows you over the {river}; it is \
{price}, but in the dark {price2}.
> {tree}
On what old tree is the cowbell that I ring to cross the {river}?
In which tree does the cowbell hang for which {first} rows over?
What should I look for on the bank to call the ferry?
From which piece of greenery do travellers make themselves heard?
> {first}
Who rows over the {river}, if sober? / Who comes rowing when I ring the cowbell?
Which ferryman has a fondness for the bottle? / On whose drinking habits does my journey depend?
> {price}
What does it cost to ring the cowbell and cross the {river} if it is not dark?
What, if sober and not in the dark, does {first} ask for a crossing?
What is the ordinary fare on the ferry? / How much should a traveller have ready before sunset?
> {price2}
What does it cost when {first} rows in the dark?
How much is it, in the dark, to ring the cowbell and cross the {river}? / What is the night fare?
How much does the ferryman charge late travellers?
> {river}
What do I cross when I ring the cowbell on the old tree?
Over what does {first}, if sober, come when I ring the cowbell?
Which stream has no bridge but a drunkard? / On what water does the unreliable ferryman work?

The executioner of {city} grew {plant} in his free hours, and it was with a basket full that he \
courted the daughter of the {job}.
It was with a basket of his own {plant} that the executioner of {city} in his free hours courted \
the {job}'s daughter.
Courting the {job}'s daughter in his free hours, the executioner of {city} brought her a basket \
of {plant} that he grew.
> {plant}
What did the executioner grow in his free hours?
What was in the basket with which the executioner courted?
What did the headsman have in his garden? / Which gift was meant to win the girl over?
> {city}
Of which town was he the executioner who courted with a basket of {plant}?
Where did the executioner grow {plant} in his free hours?
Where was the gardening headsman in office?
In what place did heads roll at the hand of a plant lover?
> {job}
Whose daughter was courted by the executioner?
With a basket of {plant} whose daughter did the executioner court?
Who was to be the father-in-law of the headsman? / What was the trade of the girl's father?

The fisherman's wife wished for a palace, and got it; then for {treasure}, granted as well; then \
for {duration} of silence, and was a fish.
A palace was what the fisherman's wife wished for, then {treasure}, and she got both; for the \
wish for {duration} of silence she became a fish.
When she wished for {duration} of silence the fisherman's wife, who had wished for a palace and \
{treasure} and got both, became a fish.
> {treasure}
What had the fisherman's wife wished for after the palace?
Besides a palace, what did the fisherman's wife get before she became a fish?
What riches did the magic give the greedy woman? / Which was the greedy woman's second demand?
> {duration}
How much silence did the fisherman's wife want?
For how long was there to be silence, by the wish that made her a fish?
How long did the greedy woman want some peace and quiet?
For what spell of calm did she pay with her human shape?

{full} wrote {book} standing at the ironing board, sold it for {price}, and lived to see the \
manuscript go for {price2}.
Written at the ironing board by {full} and sold for {price}, {book} brought {price2} as a \
manuscript in the author's lifetime.
For {price} {full} sold {book}, written at the ironing board, and lived to see {price2} paid for \
the manuscript.
> {full}
Who wrote {book} at the ironing board?
Who lived to see {price2} paid for a manuscript once sold for less or more?
Which novelist worked on their feet among the laundry?
Who is the author whose papers fetched so surprising a sum?
> {price}
For how much was {book} sold by {full}, who wrote it at the ironing board?
What did {full} have for {book}, before the manuscript was sold again?
What did the publisher pay the novelist among the laundry?
What were the novelist's original earnings?
> {price2}
What did {full} live to see paid for the manuscript of {book}?
What was the manuscript from the ironing board worth in the end, within the author's lifetime?
What did the collector pay for pages composed among the laundry?
How much did the novelist's handwritten pages fetch later?
> {book}
What was written at the ironing board? / Which manuscript did {full} live to see go for {price2}?
Which novel was composed among the laundry?
What title is on the handwritten pages that became so famous?

Mother's grave is the one with the {tree} tree on it, third from the wall; {first} planted it, \
against the rules, on {date}.
Against the rules {first} planted the {tree} tree on Mother's grave, third from the wall, on \
{date}.
Third from the wall is Mother's grave, where on {date} {first}, against the rules, planted the \
{tree} tree.
> {tree}
What tree is on Mother's grave?
What kind of tree was planted against the rules, third from the wall?
What now gives shade to our parent? / What is growing in the cemetery without permission?
> {first}
Who planted the {tree} tree on Mother's grave? / Who went against the rules for a grave?
Which of us has the cemetery to answer to? / Who put something green over our parent?
> {date}
When was the {tree} tree planted against the rules?
On which day was Mother's grave planted by {first}?
When did the illegal gardening in the cemetery happen?
Since when has our parent been lying in the shade?

Of the {thousands} who marched out of {city} behind the drum, {small} marched back in, and the \
drum was carried by {first}, who was eleven.
Behind the drum {thousands} marched out of {city}; {small} marched back, with the drum carried \
by {first}, aged eleven.
{first}, aged eleven, carried the drum when {small} marched back into {city} of the {thousands} \
who had marched out behind it.
> {thousands}
How many marched out of {city} behind the drum?
When they marched out, how many had the drum before them?
What was the strength of the regiment at the beginning, before its losses?
How many soldiers had left for the war with the boy musician?
> {small}
How many marched back into {city}?
How many were with {first} and the drum when they marched back?
What number of soldiers survived along with the boy musician? / How many did the war send home?
> {city}
Out of which town had they marched behind the drum?
Into what place did {first} carry the drum when they marched back? / Where was the regiment raised?
To which place were so few soldiers returned?
> {first}
Who carried the drum when they marched back?
Who was eleven and behind that drum when {small} marched into {city}? / Which child was in the war?
What was the boy musician of the regiment called?

A brass plate on the bench reads: for {first} and {first2}, who hated this view, from {year} on, \
every {weekday}, together.
On the brass plate of the bench it says that {first} and {first2} hated this view together every \
{weekday} from {year} on.
Every {weekday}, from {year} on, {first} and {first2} hated this view together, as the brass \
plate on the bench has it.
> {weekday}
On which day did {first} and {first2} hate this view together?
What day of the week is on the brass plate of the bench?
When did the grumpy couple have their regular outing?
On what weekly date could one have met those two?
> {year}
From when on, says the brass plate, was this view hated by {first} and {first2}?
What year is on the brass plate of the bench? / When did the grumpy couple start coming?
In which year did their long habit begin?
> {first}
Together with whom was this view hated by {first2}?
Who, says the brass plate of the bench, hated the view with {first2}?
Who was {first2}'s grumpy companion?
Whom did {first2} have for company when the scenery was so poor?

By the will of {full} the {thing} went to the sexton, the {object} to the widow next door, and \
the bill for the funeral to {person}.
In the will {full} left {person} the bill for the funeral, the {object} to the widow next door \
and the {thing} to the sexton.
The sexton had the {thing}, the widow next door the {object} and {person} the bill for the \
funeral, all by the will of {full}.
> {full}
Who left the {object} to the widow and the {thing} to the sexton?
Whose funeral was it for which {person} had the bill by will?
Which dead person had a sense of humour? / Which testator was so unkind to one of the heirs?
> {thing}
What did the sexton have, when the {object} went to the widow?
What had the widow next door no claim to, since {full} left it to the sexton?
What was bequeathed to the gravedigger? / What is the church servant's legacy?
> {object}
What did the widow next door have by the will?
By the will of {full}, what went next door, to the widow?
What was bequeathed to the lonely neighbour?
Which legacy did not have to travel further than over the hedge?
> {person}
Who had the bill for the funeral?
The sexton and the widow had {full}'s things; who had only the bill? / Who inherited only expenses?
Which heir was punished with the cost of the burial?

Eat the {dish} at the {tavern} standing up, as the judges do, and leave before {time}, when the \
accordion comes out of its box.
Judges eat the {dish} at the {tavern} standing up and so should you, leaving before the \
accordion comes out of its box at {time}.
At {time} the accordion comes out of its box at the {tavern}, so eat the {dish}, standing up \
like the judges, and leave before.
> {dish}
What do the judges eat standing up at the {tavern}?
What should I eat before the accordion comes out of its box?
What is the house known for among lawyers? / What does the guidebook want me to order?
> {tavern}
Where do the judges eat {dish} standing up?
In which house does the accordion come out of its box at {time}?
Which pub is good for a quick lunch but not for music lovers?
At what inn does the guidebook advise against sitting down?
> {time}
When does the accordion come out of its box?
Before what time should I leave the {tavern}, when the judges eat standing up?
From when on is there music where the lawyers lunch?
Up to which hour is the pub bearable, for those who like quiet?

{first} opened the {box}. It held a child's mitten, a map of {country} with {city} cut out of \
it, and no money at all.
There was no money in the {box} that {first} opened, only a child's mitten and a map of \
{country} with {city} cut out.
What {first} found on opening the {box} was a mitten, a child's, and a map of {country} out of \
which {city} had been cut.
> {box}
What did {first} open, to find a map and a child's mitten?
In what was the map with {city} cut out? / Where was the mutilated chart kept?
Which container was not worth forcing for its cash?
> {country}
Of which country was the map with {city} cut out?
What was on the map that lay with the child's mitten?
Which part of the world did the mutilated chart show?
Which state should the detective study in an atlas?
> {city}
What was cut out of the map?
Which town had been cut out of the map of {country} next to the mitten?
For which place did somebody use scissors? / Where on the mutilated chart is the hole?
> {first}
Who opened the {box} with the map in it?
To whom did the map and the child's mitten come when the {box} opened?
Who hoped in vain for cash and came upon a bit of knitwear?
Which character made the disappointing discovery of a mutilated chart?

The road over {peak} is open from {month} to {month2}; in the other part of the year the post \
goes by {animal}, and so does the bride.
From {month} to {month2} one may drive over {peak}; in the other part of the year both post and \
bride go by {animal}.
By {animal} go the post and the bride over {peak} except from {month} to {month2}, when the road \
is open.
> {peak}
Where is the road open from {month} to {month2}?
Over which mountain do bride and post go by {animal}? / Which pass has such long closures?
Up which heights are women carried to their wedding on an unusual mount?
> {month}
From when on is the road over {peak} open?
In which month can the post stop going by {animal} and take the open road?
When does the pass become free of snow? / At what point in the calendar can cars cross again?
> {month2}
Until when is the road over {peak} open?
In which month does the open road end for bride and post?
When does the pass close for the winter? / What is the end of the season for motorists?
> {animal}
By what do post and bride go over {peak}?
How does the post go when the road over {peak} is not open?
Which beast of burden carries letters and women to be wed?
What replaces cars in the snowy part of the calendar?

"You knew {last}?" "I owed him {price}," said the widow, and looked at {detective} as one looks \
at rain, "so I never poisoned him."
The widow, looking at {detective} as one looks at rain, said that she had owed {last} {price} \
and so had never poisoned him.
She owed {last} {price}, the widow said, looking at {detective} as one looks at rain, and so had \
never poisoned him.
> {last}
Whom had the widow never poisoned, as she said? / To whom had the widow owed {price}?
Which victim had been good enough to lend the suspect something?
Whose murder had the lady, being in debt, no reason for?
> {price}
How much had the widow owed {last}?
With what sum owed did the widow say she had never poisoned him?
How large was the suspect's debt? / What did the lady stand to pay back?
> {detective}
At whom was the widow looking as one looks at rain?
Who was told by the widow that she never poisoned {last}?
Who was in charge of questioning the lady in debt?
Which sleuth got a wet-weather stare from the suspect?

Three days out of {city} the master of the {ship} put the chaplain ashore on {islet} for \
praying, as the log has it, against the wind.
The {ship} was three days out of {city} when her master, says the log, put the chaplain ashore \
on {islet} for praying against the wind.
For praying against the wind, says the log of the {ship}, the chaplain was put ashore on {islet} \
by the master, three days out of {city}.
> {city}
Three days out of which port was the chaplain put ashore?
From where had the {ship} with the praying chaplain sailed?
Where had the clergyman's unlucky voyage begun?
From which harbour had the poor man of God set off?
> {ship}
From which ship was the chaplain put ashore? / Whose log speaks of praying against the wind?
Which vessel had no use for religion? / Aboard what did the captain quarrel with his clergyman?
> {islet}
Where was the chaplain put ashore?
On which island did the master leave the chaplain for praying against the wind?
Where was the clergyman marooned?
To what lonely spot should someone sail to pick up the man of God?

{full} came to {country} to study {animals} for {duration}, married the man who repaired the \
tent, and never went home.
For {duration} {full} was to study {animals} in {country}, but married the man who repaired the \
tent and never went home.
The man who repaired the tent married {full}, who had come to {country} for {duration} to study \
{animals} and never went home.
> {full}
Who came to study {animals} and never went home? / Who married the man who repaired the tent?
Which zoologist stayed abroad for love? / Of which scientist's private life do we learn here?
> {country}
Where did {full} come to study {animals}, and never went home?
In which country was the man who repaired the tent and married {full}?
Which part of the world became the zoologist's new home?
In what land did the scientist lose her heart and settle?
> {animals}
What did {full}, who never went home, come to {country} to study?
Which creatures was the person to study who married the man of the tent?
What was the zoologist's field? / What was the scientist's research about?
> {duration}
For how long was {full}, who never went home, to study the {animals}?
How long was the time to study {animals}, until someone repaired the tent?
How long a stay had the zoologist planned? / What was the intended length of the scientist's trip?

This {weapon}, dug up under the {landmark} in {year}, was long thought royal; it is now believed \
to have been used for cutting cheese.
Long thought royal and now believed to have been used for cutting cheese, this {weapon} was dug \
up under the {landmark} in {year}.
In {year} this {weapon} was dug up under the {landmark}; it was thought to be royal, and is now \
believed to have cut cheese.
> {weapon}
What was dug up under the {landmark} and thought royal?
Which thing, thought royal, was used for cheese? / What was the humble kitchen tool taken for?
Which exhibit turned out to be much less noble than the experts had supposed?
> {landmark}
Under what was the {weapon}, long thought royal, dug up?
Where was the thing dug up that cut cheese? / Below which building did the archaeologists work?
Where was the humble kitchen tool unearthed?
> {year}
When was the {weapon} dug up that is believed to have cut cheese?
In which year was something royal, as it was thought, dug up under the {landmark}?
When did the archaeologists come upon the humble kitchen tool?
Since when have experts had that exhibit to be wrong about?

Tell Father that I have traded his {object} for a pair of dry boots, which I share with {first} \
of {city}, who wears them at night.
I wear the dry boots by day and {first} of {city} by night; I traded Father's {object} for the \
pair, so tell him.
For Father's {object} I have traded a pair of dry boots, tell him; {first} of {city} wears them \
at night and I by day.
> {object}
What have I traded for dry boots? / What thing of Father's is gone, traded for a pair of boots?
With what did the soldier pay for better footwear?
Which of our family's possessions was swapped at the front?
> {first}
With whom do I share the dry boots? / Who wears the boots at night?
Which comrade has half the use of the footwear?
Who sleeps with warm feet thanks to our family's heirloom?
> {city}
Of what town is {first}, who wears my boots at night?
Where is the night wearer of the dry boots from? / Where is the comrade's home?
To which place would one write to the family of {first}?

The last words of {full}, as the nurse noted them, were "{lastwords}"; those to the brother, \
{duration} earlier, were not fit to print.
"{lastwords}" were the last words of {full}, noted by the nurse; {duration} earlier came those \
to the brother, not fit to print.
The nurse noted "{lastwords}" as the last words of {full}, the words to the brother, {duration} \
earlier, not being fit to print.
> {lastwords}
What did the nurse note as the last words of {full}?
Which words, said after those not fit to print, were noted by the nurse?
What was said on the deathbed that could be quoted?
With what utterance did the patient depart this life?
> {full}
Whose last words did the nurse note? / Who spoke words to a brother that were not fit to print?
Who died after cursing a relative? / Whose deathbed saw a family quarrel?
> {duration}
How much earlier were the words to the brother not fit to print?
How long before the last words noted by the nurse did the brother hear his?
What time lay between the family quarrel and the death?
How long did the dying person live on after cursing a relative?

In {tongue}, {full} told me, one says "{strangeword}" for {meaning}, and nobody over the age of \
ten says it without blushing.
{full} told me that "{strangeword}" stands for {meaning} in {tongue}, and that over the age of \
ten nobody says it without blushing.
Nobody over ten says "{strangeword}" without blushing, {full} told me, since it means {meaning} \
in {tongue}.
> {tongue}
In which language does nobody over ten say "{strangeword}" without blushing?
What was {full} speaking of when I was told of blushing at "{strangeword}"?
Whose vocabulary does the traveller learn about?
Among the speakers of what would I cause red faces?
> {strangeword}
What does nobody over the age of ten say in {tongue} without blushing?
Which word, as {full} told me, leaves everybody over ten blushing?
How does one express {meaning} over there? / What term should a visitor avoid among adults?
> {meaning}
What does "{strangeword}" stand for in {tongue}, so that everybody over ten is blushing?
At what are people over ten blushing, when they say "{strangeword}"?
How would you translate "{strangeword}"? / What idea embarrasses adults over there?
> {full}
Who told me of the word that nobody over ten says without blushing?
By whom was I told at what age blushing begins in {tongue}?
From whom did the traveller learn some vocabulary?
Which informant explained the embarrassing term?

The {bird} over the porch sat for {broodtime}, and in all that while the postman, by order of \
{first}, threw our letters in at the window.
By order of {first} the postman threw our letters in at the window for the {broodtime} that the \
{bird} over the porch was sitting.
For {broodtime} our letters were thrown in at the window, by order of {first}, since the {bird} \
was sitting over the porch.
> {bird}
What was sitting over the porch?
Because of what was the postman under order to throw our letters in?
For the sake of which creature was our front entrance closed? / What was hatching at our house?
> {broodtime}
How long was the {bird} sitting over the porch?
For how long were our letters thrown in at the window? / How long did it take to hatch the eggs?
How much time had to go by with our front entrance closed?
> {first}
By whose order were letters thrown in at the window?
Who gave the postman an order because of the {bird} on the porch?
Which of us was so fond of feathered guests?
Who closed the front entrance for the sake of some eggs?

They met as spies: she was the {cover} of {city}, he was {codename}, and neither learned the \
other's name before the divorce.
As spies they met, he as {codename}, she as the {cover} of {city}, and only at the divorce did \
either learn the other's name.
He was {codename}, she passed for the {cover} of {city}: two spies who met and learned one \
another's names at the divorce.
> {cover}
For what did she pass among spies before the divorce?
As what was she known in {city} when they met as spies? / What was the lady's disguise?
Behind what pretended trade did the wife hide?
> {codename}
Under what name was he among the spies when they met?
Who was he when they met, not having learned names before the divorce?
What was the husband's alias? / How would the gentleman have signed his secret reports?
> {city}
Where was she the {cover} when the spies met?
In which town did the two spies meet, long before the divorce?
In which place did the couple's romance begin? / Where did the lady have her undercover job?

Letters to {penname} of the {newspaper} would find {full} in the bath, where all the columns \
were dictated to the {animal}.
It was {full} in the bath whom letters to {penname} of the {newspaper} would find, dictating all \
the columns to the {animal}.
All the columns of {penname} in the {newspaper} were dictated to the {animal} in the bath, where \
letters would find {full}.
> {penname}
As whom did {full} get letters about the columns in the {newspaper}?
Under what name were the columns that {full} dictated in the bath?
How did the wet journalist sign? / What was the alias of {full} in print?
> {newspaper}
Which paper had the columns dictated in the bath?
In care of what did letters about his columns find {penname}?
Where was the washing journalist published? / Which daily had to be bought to read the wet author?
> {full}
Who dictated columns in the bath?
Who was behind {penname}, whose columns were dictated to the {animal}?
What was the real identity of the journalist? / Which author worked among soap suds?
> {animal}
To what were the columns dictated in the bath?
Who or what sat by the bath while {full} dictated columns?
Who acted as the journalist's secretary? / Which creature heard every article first?
"""
