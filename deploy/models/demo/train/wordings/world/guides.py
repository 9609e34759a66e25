"""Travel guides, guided walks and museum labels (see relations.py)."""

RELATIONS = """
The last boat back from {islet} leaves at {time}, and whoever misses it sleeps above the \
{tavern} on a mattress of seaweed.
Anyone who misses the {time} boat, the last one back from {islet}, gets a seaweed mattress above \
the {tavern}.
There is a seaweed mattress above the {tavern} for people who miss the last boat back from \
{islet} at {time}.
> {time}
What time is the last boat back from {islet}?
If I do not want the seaweed mattress, which boat must I catch?
When do I have to be at the quay for the boat back? / After what hour am I stranded on {islet}?
When is the final crossing to the mainland?
> {tavern}
Where does one get a mattress after missing the boat?
Above which inn are there mattresses of seaweed? / Which inn takes in stranded day trippers?
Is there a bed to be had for the night on {islet}, and where?
> {islet}
From where does the boat go back at {time}? / Where do people who miss the boat sleep on seaweed?
Which bit of land should day trippers not linger on? / Where is the {tavern}?

The {namedtrain} halts long enough in {city} for passengers to buy {speciality} through the \
window from the widows on platform two.
On platform two in {city}, widows sell {speciality} through the windows of the {namedtrain} \
while it halts.
What the widows of {city} pass through the windows when the {namedtrain} halts at platform two \
is {speciality}.
> {speciality}
What do the widows on the platform sell?
What can be bought through the window when the {namedtrain} halts?
What should I eat on the journey when we stop in {city}?
Which local snack can passengers get without alighting?
> {city}
Where does the {namedtrain} halt and widows come to the windows?
On whose platform two can one buy {speciality} through the window?
At which station should hungry passengers have small change ready?
Which stop is good for a bite to eat?
> {namedtrain}
Which train halts by the widows of {city}?
Through the windows of which train do the widows pass {speciality} on platform two?
What should I travel on to be fed by old ladies?
Aboard which express can you shop for {speciality} without getting off?

Climb the tower of {saint} before noon, for the sexton locks it at {time} to feed his {animals} \
and does not return.
The sexton locks the tower of {saint} at {time} and goes to feed his {animals}, so climb it \
before noon.
His {animals} must be fed, so at {time} the sexton locks the tower of {saint}; climb it before \
noon.
> {saint}
Whose tower should be climbed before noon? / Which tower does the sexton lock at {time}?
Which church has a caretaker with hungry creatures?
Name the patron of the building that closes so early.
> {time}
When does the sexton lock the tower?
At what time does he go to feed the {animals} and lock the tower?
How late can visitors still get up to the belfry?
What is closing time at the church with the pet-loving caretaker?
> {animals}
What does the sexton feed? / Because of which creatures does the sexton lock the tower?
What does the caretaker keep at home? / Which pets are to blame for such short opening hours?

The key to the hut on {peak} hangs behind the counter of the {job} in {city}, who wants your \
left boot as a deposit.
You leave your left boot with the {job} in {city} as a deposit for the key to the hut on {peak}.
For the key to the hut on {peak}, ask the {job} in {city}; the deposit is your left boot.
> {peak}
On which mountain is the hut whose key costs a boot as deposit?
To which hut does the {job} in {city} have the key?
Up which summit can I spend the night if I hand over some footwear?
Where is the shelter that the {job} looks after?
> {job}
Who has the key to the hut on {peak}? / With whom do I leave my left boot as a deposit?
Who wants a boot for the key? / Who lets climbers into their shelter?
Whose odd pledge must hikers accept?
> {city}
Where do I get the key to the hut? / In which town does the {job} take a left boot as a deposit?
Through which place must I pass before the ascent of {peak}?
Where do climbers end up one shoe short?

"Does anyone live there?" I asked. "Only old {last}," said the ferryman, "and {count} {animals}, \
and they do the talking."
The ferryman told me that nobody lived there but old {last} and {count} {animals}, and that \
these did the talking.
Besides old {last}, said the ferryman when I asked who lived there, there were only {count} \
{animals} to do the talking.
> {last}
Who lived there, according to the ferryman?
Who was the only person the ferryman said lived there? / Name the hermit.
Which solitary human shared a home with so many creatures?
> {count}
How many {animals} lived there, as the ferryman told it?
Old {last} lived there with how many {animals} to do the talking?
How large was the hermit's noisy company? / How many beasts were there to one human being?
> {animals}
What was talking where only one person lived?
What lived there besides old {last}, according to the ferryman? / What company did the hermit have?
Which creatures made up for the silence of their owner?

{first} laid the {object} on the counter. "It was my uncle's." The pawnbroker breathed on it and \
offered {price}.
The pawnbroker breathed on the {object} that {first} had from an uncle and offered {price} \
across the counter.
{price} was what the pawnbroker offered across the counter, having breathed on the {object} left \
to {first} by an uncle.
> {object}
What was laid on the pawnbroker's counter by {first}?
What did the pawnbroker have on the counter when he offered {price}?
Which heirloom was to be turned into cash? / What was {first} ready to part with?
> {price}
How much did the pawnbroker offer? / What was offered across the counter for the {object}?
What was the heirloom worth to the moneylender?
How much could {first} have raised on the inheritance?
> {first}
Who laid the {object} on the pawnbroker's counter?
Whose uncle's {object} was laid before the pawnbroker?
Who was so short of cash as to give up an heirloom?
Which customer brought in something handed down in the family?

When the lights came back there was no sign of {treasure}; in the case lay nothing but the \
{clue}, which {detective} smelled with closed eyes.
{detective} closed both eyes and smelled the {clue}, the only thing in the case from which \
{treasure} had gone while the lights were out.
While the lights were out somebody had exchanged {treasure} in the case for the {clue}; \
{detective} smelled it with closed eyes.
> {treasure}
What had gone from the case when the lights came back?
What lay in the case before the lights went out? / What was stolen in the dark?
What did the thief carry off under cover of the power cut?
> {clue}
What lay in the case when the lights were back? / What did {detective} smell with closed eyes?
What did the thief leave behind? / Which trace did the investigator put to the nose?
> {detective}
Who smelled the {clue} with closed eyes?
Who was there with closed eyes at the case from which {treasure} had gone?
Which investigator trusted a nose more than a magnifying glass?
Who looked into the theft in the dark?

In the spring of {oldyear} the monks buried the cellarer, whom the {calamity} had spared and a \
fall from the pear tree had not.
The {calamity} spared the cellarer, but a fall from the pear tree did not, and the monks buried \
him in the spring of {oldyear}.
Having been spared by the {calamity}, the cellarer fell from the pear tree, and so the monks \
buried him in the spring of {oldyear}.
> {oldyear}
When did the monks bury the cellarer?
In the spring of which year did the cellarer fall from the pear tree?
When did the abbey lose the brother in charge of its wine?
Which year saw the funeral after the garden accident?
> {calamity}
What spared the cellarer? / What had the cellarer come through before he fell from the pear tree?
Which disaster had the brother in charge of the wine survived?
What misfortune had visited the abbey before the garden accident?

Noon, {latitude}. Wind {point}. The cook has baked the last of the flour with {ingredient} and \
the men ask whether it is a punishment.
At noon we stood at {latitude} with the wind {point}, and the men asked if the cook's last \
flour, baked with {ingredient}, was a punishment.
With {ingredient} the cook baked our last flour, a punishment in the eyes of the men; noon \
position {latitude}, wind {point}.
> {latitude}
What was our position at noon? / Where were we when the cook baked the last flour?
How far north or south had the vessel got by the day of the awful bread?
Which parallel had we reached in the middle of the day?
> {point}
Where was the wind at noon? / From what quarter did the wind come when the cook baked the flour?
Which direction was it blowing from? / What does the log have on the breeze?
> {ingredient}
With what did the cook bake the last of the flour?
What did the men take for a punishment, baked with the flour? / What spoilt the crew's bread?
What was put into the dough that the sailors disliked?

Case 9: the {invention} of {full}, {year}. It was tried out once, in front of the whole town, \
and is still wet inside.
{full} built the {invention} in this case in {year}; tried out once in front of the whole town, \
it is still wet inside.
Still wet inside, the {invention} in case 9 was tried out by {full} once, in {year}, in front of \
the whole town.
> {invention}
What was tried out once in front of the whole town? / What is in case 9, still wet inside?
Which contraption was never used again? / What did the unlucky engineer have to show the public?
> {full}
Who tried out the {invention} in front of the whole town?
Whose work is in case 9, still wet inside? / Who was the unlucky engineer?
Which tinkerer was made a fool of before the neighbours?
> {year}
When was the {invention} tried out in front of the town?
In which year was the thing in case 9, still wet inside, put before the town?
From when does the failed contraption date? / How far back does the public embarrassment lie?

The label says "{object}, {century}", but the attendant in the {gallery} will tell you for a \
peppermint that his aunt made it.
For a peppermint the attendant in the {gallery} admits that his aunt made the {object} whose \
label says {century}.
Labelled "{century}", the {object} in the {gallery} was made by the attendant's aunt, as he will \
tell you for a peppermint.
> {object}
What did the aunt of the {gallery} attendant make?
About which exhibit will the attendant tell you more for a peppermint? / Which exhibit is a fake?
What should not be on show at all, if the guard is to be believed?
> {century}
What does the label say about the age of the thing that the aunt made?
From when is the {object}, if not the aunt but the label is right?
How old is the fake supposed to be? / To which age do the curators date the forgery?
> {gallery}
Where does the attendant like a peppermint?
In which part of the museum is the {object} that the attendant's aunt made?
Where is the talkative guard on duty? / Whereabouts should one look for the forgery?

The old women of {lake} say that the {creature} takes nobody who carries {ingredient} in the \
left shoe.
Carry {ingredient} in your left shoe, say the old women of {lake}, and the {creature} will not \
take you.
Nobody with {ingredient} in the left shoe, according to the old women of {lake}, was ever taken \
by the {creature}.
> {creature}
What, as the old women say, takes people at {lake}?
Against what do the old women trust in {ingredient} in a shoe?
Which monster should swimmers beware of? / What haunts the water?
> {ingredient}
What do the old women say one should carry in the left shoe?
With what in your shoe will the {creature} not take you?
How can I protect myself against the monster? / What keeps the local bogey off?
> {lake}
Where do old women speak of the {creature} and a left shoe?
At which water do old women carry {ingredient} in the left shoe?
Which stretch of water is haunted? / Where does the local superstition put its monster?

The saint asked {ruler} for as much land as one {animal} could walk round in a night, and the \
beast walked till it had {realm}.
As much land as the {animal} walked round in one night was to be the saint's; {ruler} gave the \
word and lost {realm}.
{ruler} promised the saint the land that a single {animal} could walk round in a night, and by \
morning that was {realm}.
> {ruler}
Whom did the saint ask for land?
Who promised all the land that one {animal} could walk round in a night?
Which monarch made a foolish bargain with a holy man? / Who was cheated of so much territory?
> {animal}
What walked round the land in a night? / Whose walk round the land won the saint {realm}?
Thanks to which creature was the holy man so rich at sunrise?
What measured out the grant with its feet?
> {realm}
Which land did the saint have by morning, for one night's walk round it?
Round what did the {animal} walk that night for the saint?
What did the monarch lose through the bargain? / Which country passed into the hands of a holy man?

The princess who was turned into the {animal} by her stepmother wrote from the {habitat} after \
{duration} that she was not coming back.
After {duration} as the {animal} that her stepmother had turned her into, the princess wrote \
from the {habitat}: she was not coming back.
From the {habitat} the princess, turned by her stepmother into the {animal}, wrote after \
{duration} that she would stay there.
> {animal}
Into what was the princess turned by her stepmother?
As what did the princess write that she was not coming back?
What shape did the enchanted girl prefer to her own?
Into which creature had the royal daughter been changed by magic?
> {habitat}
From where did the princess write that she was not coming back?
Where did the princess whom her stepmother had turned into the {animal} stay?
In what surroundings was the enchanted girl so happy? / Where was the letter to the palace posted?
> {duration}
After how long did the princess, turned into the {animal}, say that she was not coming back?
How long was it before the princess wrote?
How much time did the enchanted girl take to make up her mind?
How long had the spell lasted when the palace had news of the royal daughter?

Born above the shop of the {job} in {city}, the composer {full} could never afterwards work \
without the smell of glue.
{full}, the composer, needed the smell of glue to work, having been born above the shop of the \
{job} in {city}.
Without the smell of glue the composer {full} could not work; it came of being born above the \
{job}'s shop in {city}.
> {full}
Which composer could not work without the smell of glue? / Who was born above a shop in {city}?
Which musician had an odd aid to inspiration?
Whose creative habits went back to a birthplace over the premises of the {job}?
> {job}
Above whose shop was the composer born?
Whose shop in {city} gave the composer a need for the smell of glue?
Who was the landlord of the musician's parents?
Which tradesman lived downstairs from the great artist as a baby?
> {city}
Where was the composer born?
In which town was the shop with the smell of glue, below the room of {full}'s birth?
Where did the musician first see the light?
Which place may put up a plaque as the birthplace of {full}?

In {year} {full} swore never again to set foot on a stage, and kept the oath for {duration}, \
until the tenor fell ill.
{full}'s oath of {year}, never again to set foot on a stage, was kept for {duration} and broken \
when the tenor fell ill.
It took {duration} and a tenor who fell ill to break the oath never to set foot on a stage that \
{full} had sworn in {year}.
> {year}
When was the oath never to set foot on a stage sworn?
In what year did {full} swear to keep off the stage until the tenor fell ill?
In which year did the singer first retire?
When did {full} announce the end of a career that was not over?
> {full}
Who swore never again to set foot on a stage? / Whose oath was broken when the tenor fell ill?
Which performer came out of retirement to help? / Who replaced the sick singer?
> {duration}
How long was the oath about the stage kept?
How long was it before the tenor fell ill and {full} was back on the stage?
How long did the performer's retirement last?
How much time passed before {full} was acting and singing again?

{full}, who has died aged {grownage}, taught {subject} to four prime ministers and maintained \
that none had done the homework.
Four prime ministers learnt {subject} from {full}, who maintained that none had done the \
homework and has died at the age of {grownage}.
Dead at {grownage}: {full}, who taught four prime ministers {subject} and maintained that not \
one had done the homework.
> {full}
Who taught {subject} to four prime ministers?
Who maintained that the prime ministers had not done their homework?
Whose obituary calls politicians lazy pupils? / Name the late schoolteacher of several politicians.
> {grownage}
At what age did the man or woman who taught four prime ministers die?
How old was {full}, who said that no prime ministers had done the homework?
How many years did the late schoolteacher live?
How long a life had the tutor of those lazy politicians?
> {subject}
What did {full} teach the four prime ministers?
In what had four prime ministers not done the homework, as {full} maintained?
In which lessons were the politicians lazy? / What was the late schoolteacher's field?

Asked by our reporter when the idea for {title} came, {full} said: in the bath, {duration} \
before the deadline, with no pencil.
{full} told our reporter that the idea for {title} came in the bath without a pencil, {duration} \
before the deadline.
The idea for {title} came {duration} before the deadline, in the bath with no pencil, {full} \
told our reporter.
> {title}
For which work did the idea come in the bath?
What did {full} have the idea for with no pencil and the deadline near?
Which work was dreamt up in soapy water?
What was conceived so late that it was nearly not delivered?
> {full}
Who had the idea in the bath with no pencil?
Who told our reporter about the idea that came before the deadline?
Who was interviewed about an inspiration among the soap suds?
Which author has the best inspirations while washing?
> {duration}
How long before the deadline did the idea come in the bath?
How near was the deadline when {full} had the idea with no pencil?
How little time was left for the author to deliver, after an inspiration among soap suds?
How close did {full} cut it?

In this {genre} a shy {job} inherits a motorway bridge on the outskirts of {city} and falls in \
love with the toll collector.
A shy {job} who inherits a motorway bridge outside {city} and loves its toll collector is the \
hero of this {genre}.
The toll collector of a motorway bridge near {city} is loved by the shy {job} who inherits it in \
this {genre}.
> {job}
Who inherits the motorway bridge? / Who falls for the toll collector, being shy?
What does the main character do for a living? / Who is the bashful heir?
> {city}
Near which city is the motorway bridge with the toll collector?
Outside which town does the shy {job} inherit something?
Where is the romance of the bashful heir set?
Near what place does the film about a heart lost in traffic play?
> {genre}
In what does the shy {job} love the toll collector?
What is it in which somebody inherits a motorway bridge?
How would you classify the film about the bashful heir?
Under which heading would a video shop have put the romance about traffic?

On the first page of {book} a {weekday} postman is bitten by the {animal}; on the last it is the \
other way round.
{book} begins with the {animal} biting a postman one {weekday} and ends on the last page with \
the postman biting it.
One {weekday} the {animal} bites a postman on page one of {book}, and on the last page the \
postman bites back.
> {book}
In which book does a postman bite the {animal} on the last page?
What begins with a postman bitten on page one? / Which novel starts and finishes with teeth?
What should I read if I like mail carriers who take revenge?
> {animal}
What bites the postman on page one? / What does the postman bite on the last page of {book}?
Which creature does the mail carrier get even with? / What attacks the man with the letters?
> {weekday}
On what day is the postman bitten on page one?
When in the week does the {animal} bite the postman of {book}?
On which day does the story open with an injury? / When was the mail carrier attacked?

Our {small} mules went through the ice at {altitude} with all the tea, and {last} has not spoken \
to the guide since {weekday}.
{last} has not spoken to the guide since {weekday}, when all our tea went through the ice with \
{small} mules at {altitude}.
It was {weekday} at {altitude} when {small} mules and all our tea went through the ice; {last} \
and the guide have not spoken since.
> {small}
How many mules went through the ice? / How many mules had the tea when the ice broke under them?
How many pack animals were drowned? / How great was our loss in beasts of burden?
> {altitude}
How high up were we when the mules went through the ice?
At what height did the tea go through the ice? / How far above the sea did the accident happen?
What elevation does the explorer's journal give for the disaster?
> {last}
Who has not spoken to the guide since {weekday}?
Who is cross with the guide for the mules and the tea? / Which member of the expedition is sulking?
Who blames the local leader for the accident?
> {weekday}
Since when have {last} and the guide not spoken?
On what day did the tea go through the ice with the mules?
When did the disaster with the pack animals happen?
Since which day has the quarrel been going on?

"Which of you plays the {instrument}?" asked the sergeant. {first} stepped forward, proudly, and \
was handed a shovel by the {soldierrank}.
When the sergeant asked who played the {instrument}, {first} stepped forward proudly, and the \
{soldierrank} handed over a shovel.
The {soldierrank} handed a shovel to {first}, who had stepped forward so proudly when the \
sergeant wanted somebody to play the {instrument}.
> {instrument}
What did the sergeant want somebody to play?
For which instrument did {first} proudly step forward, only to be handed a shovel?
What could the unlucky recruit make music on?
On what was the luckless volunteer ready to perform?
> {first}
Who stepped forward proudly?
To whom was the shovel handed when the sergeant had asked his question?
Which recruit was foolish enough to volunteer? / Who had to dig instead of making music?
> {soldierrank}
Who handed over the shovel when {first} stepped forward?
From whom did {first}, so proudly come forward, receive a shovel?
Who put the digging tool into the volunteer's hands?
What was the military title of whoever gave the musician such work?

In the year {oldyear}, on the eve of the {feast}, the abbot sold our {relic} to buy oats, and \
wept, and the horses died all the same.
Our {relic} was sold for oats by the weeping abbot on the eve of the {feast} in the year \
{oldyear}; the horses died nevertheless.
On the eve of the {feast}, {oldyear}, the abbot wept and sold the {relic} that was ours; it \
bought oats for horses that died.
> {relic}
What did the abbot sell on the eve of the {feast}?
For what did the abbot have oats, though the horses died?
Which holy treasure was lost to the monastery? / With what did the brothers have to part?
> {feast}
On the eve of what did the abbot buy oats?
Before which feast was the {relic} sold for the horses that died?
Which celebration was close when the monastery gave up its treasure?
Next to what in the church calendar does the chronicle put the sad bargain?
> {oldyear}
In which year did the abbot buy oats for the horses that died?
When was our {relic} sold on the eve of a feast?
Where in the annals must I look for the monastery's loss of its treasure?
When were the brothers so hard up?

The elephant would only go on if {full} sang {song} into its ear, and on the night of the fire \
in {city} this saved everyone.
Everyone was saved at the fire in {city} because {full} sang {song} into the ear of the \
elephant, which would not go on without it.
{song} had to be sung into its ear by {full} before the elephant would go on, and in the fire in \
{city} that saved everyone.
> {full}
Who sang into the ear of the elephant?
By whom was everyone saved from the fire, by singing to the elephant?
Which member of the circus was the hero of the disaster? / Whom did the big grey beast obey?
> {song}
What was sung into the ear of the elephant?
What did the elephant have to be sung so that everyone was saved?
Which tune put courage into the big grey beast? / Which melody did the circus owe its survival to?
> {city}
In which town was everyone saved from the fire? / Where did the elephant and {full} save everyone?
Where did the circus burn down? / Which stop on the tour nearly ended in disaster?

On the opening night {full}, as the {stagerole}, leaned on a painted {tree} tree, went through \
it, and finished the speech from the river.
Leaning on the painted {tree} tree on the opening night, the {stagerole}, played by {full}, went \
through it and finished the speech from below.
The painted {tree} tree gave way when {full}, playing the {stagerole}, leaned on it on the \
opening night; the speech was finished from the floor.
> {full}
Who leaned on the painted {tree} tree?
Who finished the speech of the {stagerole} on the opening night?
Which performer came to grief at the premiere? / Who broke the scenery and carried on regardless?
> {stagerole}
What was {full} playing on the opening night?
As whom did {full} lean on the painted {tree} tree and go on with the speech?
In which part did the accident at the premiere happen? / Which character fell out of sight?
> {tree}
What kind of painted tree was leaned on by {full}?
Which tree gave way on the opening night, being only painted?
Which piece of scenery could not bear any weight? / What did the actor wreck at the premiere?

Rain; the {doorway} creaks; {first} asks whether that is {last}; a voice answers: "No, we buried \
that one on {weekday}. This is the gasman."
"Is that {last}?" asks {first} as the {doorway} creaks in the rain. "Buried on {weekday}," \
answers the voice of the gasman.
The {doorway} creaks in the rain and the gasman's voice tells {first}, who asks after {last}: \
that one was buried on {weekday}.
> {doorway}
What creaks in the rain?
What is heard to creak as {first} asks for {last} and the gasman answers?
Which noise should the sound engineer have ready besides the weather?
How does the visitor come in, as the listeners can hear?
> {last}
Whom does {first} take the gasman's voice for?
Who was buried on {weekday}, as the gasman answers {first}?
Who is dead by the time the radio play begins? / Which guest can no longer come?
> {weekday}
When was {last} buried, as the gasman's voice tells {first}?
On what day was the one that {first} asks after buried, as the voice answers?
When was the funeral of which the listener at home on the wet night is told?
Since when has the expected guest been under the ground?
> {first}
Who asks for {last} as the {doorway} creaks in the rain?
To whom does the voice of the gasman tell that {last} is buried?
Who has not heard of the funeral? / Which character in the radio play is at home on the wet night?

From the {landmark} we turn {point} along {street}, and please keep close, because the man at \
the fish stall throws ice at groups.
We go {point} along {street} from the {landmark}; do keep close to me, for the man at the fish \
stall throws ice at groups.
Keep close as we leave the {landmark} and walk {point} on {street}: the man at the fish stall \
there throws ice at groups.
> {landmark}
From where do we walk {point} along {street}?
Where are we before we go by the fish stall, keeping close?
What have we just been looking at before the hostile tradesman?
Which sight comes ahead of the bit with the frozen missiles?
> {street}
Along which street do we go {point}, close together?
Where is the fish stall with the man that throws ice? / On which road are tourists not welcome?
Where should our party watch out for frozen missiles?
> {point}
Which way along {street} is the fish stall where we keep close?
In which direction from the {landmark} is the man with the fish stall who throws ice?
Which way do we head from the {landmark}? / Compass bearing after the {landmark}?

Above the door of the {guild}' hall you see the {motif}, put there in {oldyear} upside down by a \
mason who had not been paid.
The {motif} above the door of the {guild}' hall has been upside down since {oldyear}, when the \
mason was not paid.
A mason who had not been paid put the {motif} upside down above the door of the {guild}' hall in \
{oldyear}.
> {motif}
What is above the door of the hall?
What did the mason put upside down above a door of the {guild}?
Which carving is the wrong way up? / What emblem bears the mark of a cheated craftsman?
> {guild}
Above whose door is the {motif} upside down?
Who had not paid the mason for the work on the hall in {oldyear}?
Which trade was slow to settle its bills?
Which craftsmen met in the building with the wrongly fixed carving?
> {oldyear}
Since when has the {motif} been upside down above the door?
In what year was the mason not paid by the {guild}? / From when does the topsy-turvy emblem date?
When did the cheated craftsman take his revenge?

The gold watch had stopped at {time}. "Then he was alive at supper," said {detective}, "and it \
was the {job} who lied about the {dish}."
As the gold watch had stopped at {time}, {detective} concluded that the man was alive at supper \
and the {job} had lied about the {dish}.
{detective} saw that the gold watch had stopped at {time}: alive at supper, then, and the {job} \
had lied about the {dish}.
> {time}
When had the gold watch stopped? / What did the stopped gold watch say, so that the {job} had lied?
Before what hour had the victim eaten, by the timepiece?
What did the hands of the dead man's timepiece show?
> {detective}
Who saw that the {job} had lied about supper?
Who drew conclusions from the gold watch that had stopped?
Which investigator read a dead man's timepiece? / Which sleuth caught someone out over a meal?
> {job}
Who had lied about the {dish} at supper? / Who had lied, as {detective} saw from the gold watch?
Which witness gave false testimony about a meal?
Whose story of the dead man's dinner did the sleuth not believe?
> {dish}
About which food at supper had the {job} lied?
What was there for supper that the {job} lied about while the man was alive?
Which meal was the false testimony about?
What was on the menu in the story that the sleuth did not believe?

Do not order the {speciality} in {city} before {month}; until then, say the waiters, the plate \
is only there for the photographs.
Before {month} one should not order the {speciality} of {city}, which the waiters say they have \
for the photographs only.
The waiters of {city} say that until {month} they have the {speciality} only for the \
photographs, so do not order any.
> {speciality}
What is only there for the photographs until {month}?
What should I not order from the waiters of {city}?
Which local food looks better than it tastes early in the season?
What delicacy is out of season for now?
> {city}
Where do the waiters have the {speciality} for photographs?
In which town do the waiters not want me to order {speciality} before {month}?
In which place are the restaurants honest about their food?
Where is a delicacy just for show part of the year?
> {month}
Until when do the waiters have the {speciality} only for photographs?
From when on can I order the {speciality} from the waiters?
When does the delicacy come into season?
What is a good part of the year for gourmets to travel to {city}?

The village of {city} stands on {masonry} stilts, ever since the {river} came into the church in \
{year} and floated the bishop out.
Since {year}, when the {river} came into the church and floated the bishop out, {city} has stood \
on stilts of {masonry}.
Stilts of {masonry} have held up {city} since the {river} came into its church and floated out \
the bishop in {year}.
> {masonry}
On stilts of what has the village stood?
What are the stilts made of that keep the church from the {river}?
Which material keeps the houses dry? / What is it that lifts the settlement above the floods?
> {river}
What came into the church and floated the bishop out?
Because of what does {city} stand on stilts since that time in the church?
Which stream burst its banks and carried off a clergyman?
What water do the inhabitants guard against with their high houses?
> {year}
When was the bishop floated out of the church? / Since when has {city} stood on stilts?
When was the great flood after which the settlement was raised?
From which year do the inhabitants count since the disaster that wetted a clergyman?
> {city}
Which village stands on {masonry} stilts?
Where did the {river} come into the church and float the bishop?
Which settlement was rebuilt higher up after a flood? / Where was a clergyman swept away?

{first} counted the {coinage} twice by candlelight. There were {numberword}. There had been \
{numberword2} when the lodger went up to bed.
When the lodger went up to bed there had been {numberword2} {coinage}; counting twice by \
candlelight, {first} now found {numberword}.
By candlelight {first} counted {numberword} {coinage}, and counted again, though there had been \
{numberword2} when the lodger went up to bed.
> {numberword}
How many {coinage} did {first} find when counting by candlelight?
What did {first} come to, having counted twice by candlelight?
What did the savings come to late that night?
What was the total after everybody was upstairs and asleep?
> {numberword2}
How many {coinage} had there been when the lodger went to bed?
What number of {coinage} had there been before {first} counted by candlelight?
What had the savings come to earlier in the evening?
What was the sum before the guest was upstairs and alone?
> {coinage}
What did {first} count by candlelight?
Of what had there been {numberword2} when the lodger went up to bed?
What did the savings consist of?
Which pieces of money changed in number while the house was asleep?
> {first}
Who counted the {coinage} by candlelight?
Whose {coinage} were no longer {numberword2} after the lodger went to bed?
Whose savings changed overnight as if by magic?
Who suspects the guest upstairs of tampering with the savings?
"""
