"""Shared flats, gardens, pets, and what is kept where (see relations.py)."""

RELATIONS = """
Campsite diary, night two: the {neighbour_noise} from the next tent went on until {time}, then \
came {weather}, then {first} announced that the airbed had a hole.
First the {neighbour_noise} from the next tent until {time}, then {weather}, then a hole in the \
airbed, announced by {first}: night two in our campsite diary.
{first} announced a hole in the airbed after {weather}, which had followed the {neighbour_noise} \
from the next tent that lasted until {time}: so much for night two.
> {neighbour_noise}
What came from the next tent on night two?
What went on in the next tent on night two until {time}?
Which racket under canvas kept us from sleeping?
What sound did our fellow holidaymakers make after dark?
> {time}
Until when on night two did the {neighbour_noise} from the next tent go on?
Until what time was night two of the campsite diary noisy because of the next tent?
When did our fellow holidaymakers finally quieten down?
How late did the racket under canvas last?
> {weather}
What followed on night two, after the next tent was quiet?
What came between the noise from the next tent and the hole in the airbed?
What did the sky have in store for us after dark? / Which meteorological misery hit us on holiday?
> {first}
Who announced that the airbed had a hole? / Who found the hole in the airbed on night two?
Who ended up lying on the hard ground? / Whose mattress lost its puff on holiday?

Thanks to all at the school fete, above all {full}, who ran the tombola, and {full2}, who burnt \
only {tally} sausages; we made {amount} for the climbing frame.
We made {amount} for the climbing frame at the school fete; {full} ran the tombola and {full2} \
burnt only {tally} sausages, so thanks to all.
With {full} at the tombola and {full2}, who burnt only {tally} sausages, at the grill, the \
school fete made {amount} for the climbing frame.
> {full}
Who ran the tombola at the school fete? / Who was at the tombola, not at the sausages?
Who sold the lucky tickets? / Which volunteer handed out the prizes in the draw?
> {full2}
Who burnt the sausages at the school fete? / Who was at the grill with the sausages?
Which volunteer turned meat into charcoal? / Who did the barbecue for parents and pupils?
> {amount}
How much did the school fete make for the climbing frame?
What was made at the fete with tombola and sausages? / What was raised for the playground?
How much money did pupils and parents take in?
> {tally}
How many sausages were burnt at the school fete? / How many sausages did {full2} at the grill burn?
How many bangers were inedible? / What was the number of victims of the barbecue?

{first} is allergic to the plasters at nursery, so please use the ones {spot} in the {colour} \
pouch, and ring {phone} if the knee bleeds again.
If the knee bleeds again, ring {phone} and use the plasters {spot} in the {colour} pouch, since \
{first} is allergic to those of the nursery.
Please use the plasters from the {colour} pouch, to be found {spot}, as {first} is allergic to \
the nursery's own, and ring {phone} should the knee bleed again.
> {first}
Who is allergic to the plasters of the nursery? / Whose knee might bleed again at nursery?
Which child cannot stand ordinary dressings? / Who has sensitive skin among the toddlers?
> {spot}
Where are the plasters in the {colour} pouch?
Where is the pouch with plasters for the knee to be found?
Where do carers get what is needed for a graze? / What is the place for the special dressings?
> {colour}
What colour is the pouch with the plasters?
In which pouch are the plasters for the knee of {first}?
What does the little bag of special dressings look like?
By which hue will the carers recognise the first-aid bag?
> {phone}
What number does the nursery ring if the knee bleeds again?
Where should one ring if the plasters do not help and the knee bleeds?
How do carers reach the parents about an injury? / What is to be dialled if the graze opens?

Badminton club, any other business: {first} proposed {drink} in place of squash at half-time, \
{first2} was against, carried by {small} votes.
By {small} votes the badminton club carried what {first} proposed and {first2} was against: \
{drink} in place of squash at half-time.
{first2} was against it, but with {small} votes the badminton club carried the idea proposed by \
{first} that there should be {drink} in place of squash at half-time.
> {first}
Who proposed {drink} in place of squash? / Whose idea about half-time was carried by {small} votes?
Who suggested a change of refreshment? / Which player wanted a better beverage?
> {drink}
What was proposed in place of squash at half-time?
For what in place of squash were there {small} votes? / What will the players sip in the break?
Which refreshment did the members decide on?
> {first2}
Who in the badminton club was against {drink} at half-time?
Who was against the idea that {first} proposed? / Who opposed the new refreshment?
Which player would have kept the old beverage?
> {small}
How many votes carried the idea of {drink} at half-time?
By how many votes was it carried in the badminton club?
How many players backed the new refreshment? / How large was the support for changing the beverage?

All that {first} got in {city} was one {holiday_home} behind the abattoir, with {pest} in the \
bedding and {price} of the rent still to be paid.
The {holiday_home} that {first} had booked in {city} stood behind an abattoir and had {pest} in \
the bedding; {price} of the rent is still to be paid.
With {price} of the rent still to be paid, {first} found {pest} in the bedding of the \
{holiday_home} in {city}, which stood behind an abattoir.
> {holiday_home}
What stood behind an abattoir in {city} that {first} had booked?
Behind the abattoir, what had {pest} in the bedding? / In what did {first} have a ghastly stay?
Which romantic type of accommodation proved a disaster next to a slaughterhouse?
> {pest}
What did {first} find in the bedding behind the abattoir?
What was in the bedding of the {holiday_home} that {first} booked?
Which vermin shared the sheets with the guest?
What crept about in the duvet during the ghastly stay?
> {price}
How much of the rent is still to be paid for the place behind the abattoir?
How much rent is {first} still to pay for what stood behind the abattoir?
What is the outstanding sum for a ghastly stay?
Name the sum that is outstanding for the ghastly accommodation.
How much would the guest prefer to withhold because of the vermin?
> {first}
Who found {pest} in the bedding? / Who booked the {holiday_home} behind the abattoir?
Which guest had a slaughterhouse for a neighbour? / Who had a ghastly stay among vermin?
> {city}
Where was the {holiday_home} behind an abattoir?
In which town had {first} booked the {holiday_home} with {pest} in the bedding?
In what place was the ghastly stay?
Where should I not go on vacation, to be near a slaughterhouse?

Handwritten on the back of a postcard: {city} is lovely but {first} is in bed with {ailment}, so \
I climbed to the lighthouse alone and met {full} from our old street.
With {first} in bed with {ailment} I climbed to the lighthouse alone, the postcard said, and met \
{full} from our old street up there; {city} is lovely.
{city} is lovely, and at the lighthouse, to which I climbed alone because {first} lies in bed \
with {ailment}, I met {full} from our old street.
> {first}
Who lies in bed while I climbed to the lighthouse?
Because of whom did I climb to the lighthouse alone? / Which of us fell ill on holiday?
Name my sick fellow traveller. / Who missed the excursion to the sea tower?
> {ailment}
With what does {first} lie in bed while I climbed to the lighthouse?
What is it that {first} is in bed with in lovely {city}? / What was wrong with my sick companion?
Which trouble kept my fellow traveller from the excursion?
> {full}
Who from our old street did I meet at the lighthouse?
Whom did I meet up there when I climbed alone to the lighthouse?
Which former neighbour was at the sea tower by chance?
Whose familiar face surprised me on my excursion?
> {city}
Which place is lovely, as the postcard said, though {first} is in bed?
In what lovely place did I climb to the lighthouse alone?
Where did we spend the holiday on which my companion fell ill?
In which resort did I come across a former neighbour?

We keep the good scissors {spot} so that {first} cannot cut {first2}'s fringe a second time; the \
blunt ones are in the {box} in the kitchen.
So that {first} cannot cut the fringe of {first2} a second time, the good scissors are {spot}, \
and only the blunt ones are in the {box} in the kitchen.
The blunt scissors are in the {box} in the kitchen and the good ones {spot}, ever since {first} \
cut the fringe of {first2}.
> {spot}
Where do we keep the good scissors?
Where are the good ones, so that {first} cannot cut with them?
Where should I look for something sharp? / I need something sharp. Where should I look?
What is the hiding place against little hairdressers?
> {box}
In what are the blunt scissors in the kitchen? / What in the kitchen holds the blunt ones?
Where are the harmless blades for children?
In which container would I look for something to snip with that is not sharp?
> {first}
Who cut the fringe of {first2}? / Who cannot get at the good scissors a second time?
Which child played hairdresser? / From whom must everything sharp be hidden?
> {first2}
Whose fringe did {first} cut? / Whose fringe should not be cut a second time?
Who had an unwanted haircut? / Which child was the victim of a little hairdresser?

School report for {first}: a joy in {subject}, a chatterbox next to {first2}, and {tally} \
homework sheets are still in the {colour} satchel, we suspect.
The report calls {first} a joy in {subject} and, next to {first2}, a chatterbox, and suspects \
{tally} missing homework sheets in the {colour} satchel.
We suspect that {tally} homework sheets are still in the {colour} satchel of {first}, a joy in \
{subject} but a chatterbox next to {first2}, says the school report.
> {subject}
In what is {first} a joy, according to the school report?
In which lessons is the chatterbox a joy? / Where does our child shine in class?
What are we told our pupil is good at?
> {first2}
Next to whom is {first} a chatterbox, says the school report?
Says the report, a chatterbox next to which other name? / Which classmate distracts our child?
With whom does our pupil whisper all morning?
> {tally}
How many homework sheets are still in the {colour} satchel?
How many missing homework sheets does the report suspect there?
How many exercises has our child failed to hand in?
What number of tasks for the afternoon never reached the teacher?
> {colour}
What colour is the satchel with the homework sheets?
In what colour is the satchel that the school report suspects?
What hue is the bag our child carries to class?
By what shade would I recognise what holds the undone exercises?

The tortoise, {pet}, woke on {date}, walked into the {furniture} and has eaten half of {first}'s \
{flower}.
On {date} our tortoise {pet} woke, walked into the {furniture} and ate half of the {flower} that \
{first} had planted.
Half of the {flower} that {first} planted went down the tortoise {pet}, who woke on {date} and \
first of all walked into the {furniture}.
> {pet}
What is the tortoise called that woke on {date}? / Which tortoise walked into the {furniture}?
Who has finished hibernating? / What is the name of the pet with a shell?
> {date}
When did our tortoise wake and walk into the {furniture}?
On what date did our tortoise wake and eat half of the {flower}? / When was the end of hibernation?
On what day was the long winter sleep over for the pet with a shell?
> {furniture}
Into what did the tortoise walk? / What did our tortoise first of all walk into when it woke?
With which household piece did the sleepy reptile collide?
What stood in the way of the pet with a shell?
> {flower}
Of what did the tortoise eat half? / Half of what {first} planted was eaten by the tortoise?
Which blossoms did the reptile devour?
What bloomed in the garden until the end of someone's hibernation?
> {first}
Who had planted what the tortoise ate half of? / Who planted the {flower} that our tortoise ate?
Who can be cross about the damage by the reptile?
Which gardener lost blossoms to the pet with a shell?

Room free in our flat share from {month}: {price} a month, window onto {street}, flatmates \
{first}, a snorer, and a cactus; no saxophones.
From {month} a room is free in our flat share: for {price} a month you get a window onto \
{street}, {first} the snorer and a cactus, but no saxophones.
No saxophones, please: the room free from {month} in our flat share has a window onto {street}, \
costs {price} a month and comes with {first}, a snorer, and a cactus.
> {month}
From when is the room in our flat share free?
In which month is the room with the window onto {street} free?
When could I move in with the spiky plant? / Earliest date for moving in with the spiky plant?
What is the earliest for a new tenant?
> {price}
How much is the room in our flat share a month?
What does the room with a window onto {street} cost a month?
What rent would I pay to live with people and a spiky plant?
How expensive is it to move in with them?
> {street}
Onto which street is the window of the free room?
What does one see from the window of the room in the flat share?
Where is the accommodation on offer? / What would the new tenant look out on?
> {first}
Which of the flatmates is a snorer? / Who comes with the room in our flat share, besides a cactus?
Who is noisy when asleep? / With which person would the new tenant live?

{first} waited at the wrong station in {city} with the cool box while the rest of us, {tally} \
hungry people, ate crisps by the lake at {time}.
At {time} the rest of us, {tally} hungry people, ate crisps by the lake, and {first} waited with \
the cool box at the wrong station, in {city}.
The cool box waited with {first} at the wrong station in {city}, and so at {time} {tally} hungry \
people were eating crisps by the lake.
> {first}
Who waited at the wrong station? / Who had the cool box in {city}?
Who spoilt our picnic by getting lost?
Which person had all the provisions but was somewhere else?
> {city}
Where is the wrong station, at which {first} waited? / In which town was the cool box waiting?
Where were the provisions for the picnic stranded? / Which place did the lost one go to by mistake?
> {tally}
How many hungry people ate crisps by the lake?
By the lake, how many of the rest of us were hungry? / How many of us had a poor picnic?
What was the size of the party without provisions?
> {time}
When did the hungry people eat crisps by the lake?
At what time were crisps eaten by the rest of us, hungry as we were?
At what hour was our poor picnic? / How late was it when we gave up on the provisions and nibbled?

Flea market, my haul: {objects} for {price}, one {keepsake} from {full} for nothing, and a \
telling-off from {first} about the space in the cellar.
My haul from the flea market was {objects} for {price}, one {keepsake}, which {full} gave me for \
nothing, and a telling-off by {first} about cellar space.
{first} gave me a telling-off about cellar space for my haul from the flea market: {objects} for \
{price} and one {keepsake} from {full} for nothing.
> {objects}
What did I get at the flea market for {price}?
For what in my haul did I pay {price} at the flea market?
What did I spend money on among the stalls? / Which second-hand goods did I pay for?
> {price}
How much did I pay for the {objects} at the flea market?
What did the {objects} in my haul from the flea market cost?
How much money did I leave at the stalls? / What did the junk set me back?
> {full}
Who gave me one {keepsake} for nothing, part of my haul at the flea market?
Who gave me something from my flea market haul for nothing? / Which stallholder was generous?
Who made me a present among all the junk?
> {first}
Who gave me a telling-off about cellar space?
From whom did I get a telling-off for my flea market haul?
Who is not happy that I bring junk home? / Who thinks there is no room below the house?
> {keepsake}
Which thing from {full} did I get for nothing at the flea market?
What in my flea market haul was for nothing?
Which item did I not have to pay for among the stalls? / What present came with the junk?

{first} read the flat-pack instructions in {language}, which explains why the wardrobe opens to \
the back and {count} screws are left over {spot}.
The wardrobe opens to the back and {count} screws are left over {spot}, because {first} read the \
flat-pack instructions in {language}.
Because the flat-pack instructions were read in {language} by {first}, our wardrobe opens to the \
back, and {count} left-over screws lie {spot}.
> {first}
Who read the flat-pack instructions? / Because of whom does our wardrobe open to the back?
Who assembled the furniture so badly? / Which would-be carpenter ignored the English page?
> {language}
In what language did {first} read the instructions?
In which language were the flat-pack instructions read?
Which tongue did the would-be carpenter not really understand?
In what foreign words was the leaflet for the furniture?
> {count}
How many screws are left over? / What number of left-over screws lies {spot}?
How many bits of metal were never used in assembling the furniture?
How much hardware did the would-be carpenter not need, in pieces?
> {spot}
Where are the left-over screws? / Where do the {count} screws from the wardrobe lie?
Where should I look for unused metal bits? / In what place was the superfluous hardware put?

Note on the windscreen: I scratched your {vehicle} on {street} while avoiding a hedgehog, sorry, \
{full}, {phone}, I will pay up to {price}.
{full} left a note on the windscreen of the {vehicle} on {street}: sorry for the scratch, it was \
a hedgehog, will pay up to {price}, ring {phone}.
Sorry, a hedgehog made me scratch your {vehicle} on {street}, says the note on the windscreen \
from {full}, who is on {phone} and will pay up to {price}.
> {full}
Who left a note on the windscreen? / Who says sorry for the scratch on the {vehicle}?
Who damaged my car and was honest about it? / Which driver swerved for a small animal?
> {street}
On which street was the {vehicle} scratched because of a hedgehog?
On which street did {full} avoid a hedgehog and leave a note on the windscreen?
Where was I parked when the damage happened? / On what road did a small animal have a lucky escape?
> {phone}
What number is on the note on the windscreen?
On which number is the one who says sorry for the scratch? / How do I contact the honest driver?
Give me the contact of the driver who damaged my car.
What should the car's owner dial about the damage?
> {price}
Up to what sum will {full} pay for the scratch?
How much at most will be paid, says the note on the windscreen?
What is the limit of the honest driver's offer? / How much compensation could the car's owner get?
> {vehicle}
What did {full} scratch because of a hedgehog? / On the windscreen of what was the note left?
What was damaged while it was parked?
Which means of transport needs new paint since a small animal was spared?

Bell-ringers' outing: a hundred towers planned, {tally} rung, one rope snapped at {time} in \
{city}, and {first} paid for the {drink}.
Of the hundred towers planned for the bell-ringers' outing {tally} were rung; in {city} a rope \
snapped at {time}, and {first} paid for the {drink}.
{first} paid for the {drink} on the bell-ringers' outing, on which {tally} of the hundred \
planned towers were rung and a rope snapped in {city} at {time}.
> {tally}
How many of the hundred planned towers were rung?
How many towers did the bell-ringers get to on their outing?
In how many churches did we actually pull? / What number of steeples did the group manage?
> {time}
When on the bell-ringers' outing did a rope snap?
At what time did the rope snap on the bell-ringers' outing? / At what hour did our equipment break?
When was there a nasty moment up the steeple?
> {city}
Where on the outing did a rope snap at {time}? / In which place did the bell-ringers' rope snap?
Where did our equipment break? / In what town was the nasty moment up the steeple?
> {first}
Who paid for the {drink} on the outing? / Which of the bell-ringers paid for the {drink}?
Who treated the group to refreshments? / Name the person who treated the thirsty church visitors.
Whose round was it after all the steeples?
> {drink}
What did {first} pay for on the bell-ringers' outing?
What was paid for by {first} on the outing to the towers? / What did thirsty church visitors have?
Which refreshment was stood to the group?

{weekday} is bath day for the {pet_breed}: {dash} of oat shampoo, the old towels, and {sweets} \
afterwards for {first}, who has to hold on tight.
On bath day, {weekday}, the {pet_breed} gets {dash} of oat shampoo and the old towels, and \
{first}, who has to hold on tight, gets {sweets} afterwards.
With {dash} of oat shampoo and the old towels we bathe the {pet_breed} on {weekday}; {first} has \
to hold on tight and afterwards gets {sweets}.
> {weekday}
On which day is the {pet_breed} bathed with oat shampoo?
When do we need oat shampoo and the old towels? / When in the week is the animal washed?
On what day should we keep clear of wet fur or feathers?
> {dash}
How much oat shampoo does the {pet_breed} get?
How much of the oat shampoo goes with the old towels on bath day?
What quantity of the soapy stuff is needed to wash the animal?
How much lather liquid do I take for our dirty friend?
> {first}
Who has to hold on tight on bath day?
Who gets {sweets} afterwards for the hold on the {pet_breed}?
Who keeps the animal from escaping out of the tub? / Which helper will be rewarded after the wash?
> {sweets}
What does {first} get afterwards for having to hold on tight?
What is there afterwards for {first} on bath day?
What is the reward for keeping the animal in the tub? / Which treat is the helper hoping for?

At the residents' meeting on {date} {complaint} came up yet again, {first} left in tears, and \
{full} promised to write a polite sign.
{full} promised a polite sign and {first} left in tears when {complaint} came up yet again at \
the residents' meeting on {date}.
The residents' meeting of {date}: yet again {complaint} on the agenda, {first} leaving in tears, \
a polite sign promised by {full}.
> {complaint}
What came up yet again at the residents' meeting?
What was yet again on the agenda of the residents?
What do people in the house keep quarrelling about? / Which nuisance made someone cry?
> {first}
Who left the residents' meeting in tears? / Who was leaving in tears when {complaint} came up?
Who cried in front of the neighbours? / Who was so upset by the quarrel that they walked out?
> {full}
Who promised a polite sign? / Who at the residents' meeting promised to write something polite?
Which neighbour will put up a friendly request? / Who took on the lettering for the noticeboard?
> {date}
When was the residents' meeting? / On what date did {first} leave the meeting in tears?
On which day did somebody cry in front of the neighbours? / When was the nuisance last discussed?

"Who ate the last of the {cake}?" asked {first}; "not me," said {first2}, with cream on the \
{bodypart}.
When {first} asked who had eaten the last of the {cake}, {first2} denied everything with cream \
on the {bodypart}.
With cream on the {bodypart}, {first2} denied having eaten the last of the {cake} when {first} \
asked.
> {first}
Who asked for the one that had eaten the last of the {cake}?
Who asked who had eaten the last piece, and {first2} with cream denied it?
Who was looking for the thief of the pudding?
Which person started the investigation in the larder?
> {first2}
Who denied having eaten the last of the {cake}?
Who had cream on the {bodypart} when {first} asked? / Who gobbled the dessert and lied?
Which liar was betrayed by a white smear?
> {cake}
Of what was the last eaten, as {first} asked?
What did {first2} with cream on the {bodypart} deny having eaten?
What baked treat was missing from the larder? / Which dessert did the culprit finish?
> {bodypart}
Where did {first2} have cream when {first} asked?
On what was the cream of the one who denied having eaten the {cake}?
Which part of the culprit gave the theft away? / Where on the thief was the white smear?

Before you use the shower at {house}: pull the {colour} cord, count to {small}, and do not touch \
the tap that {person} repaired.
At {house} you pull the {colour} cord and count to {small} before you use the shower, and the \
tap that {person} repaired you do not touch.
Never touch the tap that {person} repaired when you use the shower at {house}; before that, pull \
the {colour} cord and count to {small}.
> {colour}
What colour is the cord to pull before the shower?
Which cord do you pull at {house} before you count to {small}?
Which string in the bathroom is the right one? / What hue must I look for if I want hot water?
> {small}
To what do you count before you use the shower?
Up to which number do I count after I pull the cord?
How many seconds should I wait for hot water?
How far on must the numbers go while I stand there undressed?
> {person}
Who repaired the tap at {house}? / Whose tap must you not touch when you use the shower?
Which amateur plumber is not to be trusted? / Whose handiwork in the bathroom is better left alone?
> {house}
In which house do you pull the {colour} cord before the shower?
Where must you not touch the tap that {person} repaired? / Where is the bathroom so complicated?
At what home do guests need instructions to wash?

{first} swapped {weekday} for {weekday2} with me on the school run, so I fetch the twins from \
{sport} and {first} does the dentist.
On the school run {first} and I swapped: {weekday2} instead of {weekday} for me, so the twins \
are fetched from {sport} by me and {first} does the dentist.
I now have {weekday2} and no longer {weekday} on the school run; that is how {first} got the \
dentist and I have to fetch the twins from {sport}.
> {weekday2}
Which day do I now have on the school run instead of {weekday}?
For which day was {weekday} swapped on the school run with me?
On what day is it my turn to drive the children now? / What is my new day for ferrying kids?
> {weekday}
Which day on the school run do I no longer have, now that I have {weekday2}?
What day was swapped for {weekday2} on the school run?
On what day am I free of driving the children now?
Which turn of mine for ferrying kids was given up?
> {sport}
From what do I fetch the twins? / From which sport do the twins have to be fetched by me?
What do the two siblings play or practise? / Which training does the pair have in the afternoon?
> {first}
Who swapped a school run with me? / Who does the dentist while I fetch the twins?
With which parent did I exchange turns? / Who sits in the waiting room for someone's teeth?

A goat ate the list, so from memory: {first} brings the {tool}, {first2} organises {game}, and I \
still owe the campsite a deposit of {price}.
From memory, as a goat ate the list: a deposit of {price} is owed to the campsite, {game} is \
organised by {first2} and the {tool} brought by {first}.
Since a goat ate the list I am writing from memory: {first2} organises {game}, {first} brings \
the {tool}, and {price} is what I owe the campsite as a deposit.
> {tool}
What does {first} bring, from memory, since a goat ate the list?
What on the list that the goat ate was {first} to bring to the campsite?
Which implement will be there when we sleep in tents?
What piece of gear was one of my fellow travellers asked for?
> {game}
What does {first2} organise, from memory, since a goat ate the list?
What on the list that the goat ate was {first2} to organise at the campsite?
What shall we play when we sleep in tents? / Which pastime is planned for evenings under canvas?
> {first}
Who brings the {tool}, from memory, since a goat ate the list?
Who comes to the campsite with the {tool}, which was on the list?
Which traveller is responsible for the implement?
Who packs the practical gear for our nights under canvas?
> {price}
How much deposit do I owe the campsite?
What deposit do I remember I owe, without the list the goat ate?
What do I still have to pay in advance for our nights under canvas?
How much will the owner of the tent meadow get from me?

The pub side's match against {team} ended {score}, after {first} in goal had been distracted by \
the {animal} that had escaped from {person}'s field.
{score} was how the match of the pub side against {team} ended, because the {animal} that had \
escaped from the field of {person} distracted {first} in goal.
Distracted by the {animal} that had escaped from the field of {person}, {first} in goal let the \
pub side down, and the match against {team} ended {score}.
> {score}
How did the match of the pub side against {team} end?
With what score did the pub side's match end, {first} in goal?
What was the result of the amateur kick-about?
What stood on the board when a beast had put the keeper off?
> {team}
Against whom did the pub side have a match?
Which team did the pub side, with {first} in goal, play in the match?
Who were our opponents in the amateur kick-about? / Which visitors saw a beast on the loose?
> {animal}
What distracted {first} in goal? / What had escaped from the field of {person}?
Which beast put the keeper off? / What was running about loose during the amateur kick-about?
> {first}
Who was in goal for the pub side? / Who was distracted in goal by the {animal}?
Which keeper looked the other way? / Who could have stopped the ball but watched a beast?
> {person}
From whose field had the {animal} escaped?
Whose escaped {animal} distracted the pub side in goal? / Which farmer did not mend the fence?
Who owns the beast that put the keeper off?

Our cat sitter {first} writes that {pet} has moved in with {last} at number {small} and only \
comes home for {medicine}.
{pet} has moved in with {last} at number {small} and only comes home for {medicine}, writes \
{first}, our cat sitter.
Only for {medicine} does {pet} come home, according to {first} the cat sitter, having moved in \
with {last} at number {small}.
> {first}
Who is our cat sitter?
What is the name of the sitter who writes that {pet} has moved in elsewhere?
Who looks after the animal while we are away? / From whom did we get news of our pet?
> {last}
With whom has our cat moved in? / To whom, as the sitter writes, has {pet} moved?
Which neighbour has a new furry lodger? / Who has stolen the affection of our pet?
> {small}
At what number does the cat live, having moved in with {last}?
To which number has the cat moved, as the sitter writes?
Which door in our street should I try to find our pet?
Where along the road is the animal's new home?
> {medicine}
For what does {pet} only come home? / What brings the cat home, writes the sitter?
What drug does our pet need? / Which treatment makes the furry deserter return?

We all put in {price} for the leaving present, a total of {price2}, and {first} went for the \
{gift}, which {person} will have to carry to {country}.
The leaving present is the {gift}, chosen by {first} with a total of {price2}, {price} from each \
of us, and {person} will have to carry it to {country}.
{person} will have to carry the leaving present to {country}: the {gift} that {first} chose, for \
which we put in {price} each, {price2} in total.
> {price}
How much did we each put in for the leaving present?
What did each of us put in, for a total of {price2}?
What was the contribution per head to the farewell surprise?
Contribution per head to the farewell surprise?
How much did it cost every one of us to say goodbye?
> {price2}
How much in total did we put in for the leaving present?
What was the total with which {first} chose the leaving present?
What sum came together for the farewell surprise?
How much money was collected from the whole crowd to say goodbye?
> {gift}
What will {person} have to carry to {country} as a leaving present?
For what leaving present did {first} go with the total? / What was bought to say goodbye?
Which farewell surprise goes abroad with its owner?
> {person}
Who will have to carry the leaving present to {country}?
For whom did we put in {price} each for a leaving present? / Who is emigrating?
To whom do we say goodbye with a parcel?
> {country}
To which country will {person} have to carry the present?
Where does the leaving present have to be carried? / Where is our friend emigrating to?
In what land will the farewell surprise end up?

Dear tooth fairy, my tooth fell down the plughole at the {place}, but {first} saw it, so please \
leave {price} {spot}.
My tooth, dear fairy, went down the plughole at the {place}; {first} saw it, so please leave the \
{price} all the same, {spot}.
Please leave {price} {spot}, dear tooth fairy, even if the tooth is down a plughole at the \
{place}, for {first} saw it.
> {place}
Where did the tooth go down the plughole?
At what place is the plughole down which the tooth fell?
Where did a child lose something white in the drain? / In which building did the molar vanish?
> {first}
Who saw the tooth go down the plughole?
Who saw the tooth that the fairy is asked to pay for, to leave money for?
Who can testify that the molar existed? / Which witness does the child name?
> {price}
How much should the tooth fairy leave? / What is the fairy to leave for a tooth down the plughole?
What does a child hope to get from a magical visitor?
How much is a lost molar worth to its young owner?
> {spot}
Where should the tooth fairy leave the {price}?
In which spot is the fairy to leave money, not the plughole?
Where will a child look for a reward in the morning?
In what place should the magical visitor put the coins?

Please don't water the {plant} in the blue pots, {first} has done it; it is the {flower} by the \
gate that need you, {dash} each evening while we are in {country}.
While we are in {country}, give the {flower} by the gate {dash} each evening, but leave the \
{plant} in the blue pots alone, because {first} has done it.
{first} has already watered the {plant} in the blue pots; only the {flower} by the gate need you \
while we are in {country}, with {dash} each evening.
> {plant}
What is in the blue pots? / What did {first} water already, the blue pots of what?
What has had enough to drink, says the note? / Which greenery should the helper not touch?
> {flower}
What needs water by the gate each evening? / What grows by the gate and needs {dash} each evening?
Which blossoms would die of thirst during our holiday?
What should the helper look after at the entrance?
> {dash}
How much does one give the {flower} by the gate each evening?
How much goes on the {flower} each evening while we are in {country}?
What amount goes into the can during our holiday?
How much should the helper pour at the entrance at dusk?
> {country}
Where are we while you water the {flower} by the gate?
In which country are we each evening that the {flower} by the gate need you?
Where do we spend our holiday? / To which land have the owners of the thirsty garden gone?

Nine of us shared one bathroom at the hostel in {city}: by {time} {first} had used up the hot \
water, and {first2} practised the {instrument} in the tub.
At the hostel in {city}, where nine shared a bathroom, {first2} practised the {instrument} in \
the tub and {first} had used up the hot water by {time}.
By {time} the hot water was used up by {first}, and in the tub {first2} practised the \
{instrument}: nine of us shared that bathroom at the hostel in {city}.
> {first}
Who used up the hot water at the hostel? / Who had used up the hot water by {time}?
Thanks to whom did the rest shiver under the shower? / Which guest washed far too long?
> {first2}
Who practised the {instrument} in the tub?
Who in the bathroom at the hostel practised in the tub?
Who made music where others wanted to wash? / Which musician blocked the only place to get clean?
> {instrument}
What was practised by {first2} in the tub? / What was practised in the bathroom at the hostel?
What did a guest play while others queued to wash? / On what was music made in an unsuitable place?
> {city}
Where was the hostel with one bathroom for nine?
In which city had {first} used up the hot water at the hostel?
In what town did we have such cheap accommodation? / Where did we queue to get clean?

Scout leader's log: {first} lit the fire with {tally} matches, {first2} with the manual, and \
{dish} was served, black, at {time}.
{first} needed {tally} matches for the fire and {first2} burnt the manual; the scouts were \
served {dish}, black, at {time}, says the leader's log.
Served black at {time}: {dish}; the log of the scout leader adds that for the fire {first} \
needed {tally} matches and {first2} the whole manual.
> {first}
Who needed {tally} matches for the fire? / Who of the scouts lit the fire with matches?
Which child set the wood alight in the usual way?
Who used up little sticks to get the flames going?
> {first2}
Who burnt the manual? / Who of the scouts used the manual for the fire?
Which child destroyed a book to get the flames going? / Who turned printed advice into ashes?
> {tally}
How many matches for the fire did {first} need?
How many matches were used for the fire, in the leader's log?
What number of attempts did the first child require? / How often was a little stick struck?
> {dish}
What was served black to the scouts at {time}? / What came black off the fire for the scouts?
What was spoilt in the pot outdoors? / Which meal did the young campers get, charred?
> {time}
When was the {dish} served to the scouts?
At what time, says the leader's log, was {dish} served, black?
At what hour did the young campers finally eat? / How late was it when the charred meal was ready?

Whoever left all those {produce} on our doorstep on {weekday}: thank you, we kept {small}, and \
{first} took the rest to the {shop} in a pram.
Thank you to whoever left the {produce} on our doorstep on {weekday}; {first} pushed all but \
{small} to the {shop} in a pram.
In a pram {first} pushed all but {small} of the {produce} to the {shop}, the ones that somebody \
left on our doorstep on {weekday}, thank you.
> {produce}
What was left on our doorstep on {weekday}? / What did {first} push to the {shop} in a pram?
Which crop did an unknown benefactor give us?
What did we get too much of from a mysterious gardener?
> {weekday}
On which day were the {produce} left on our doorstep?
When did somebody leave on our doorstep what {first} pushed in a pram?
On what day did the unknown benefactor come by? / When did we find the mysterious gift?
> {first}
Who pushed the {produce} in a pram? / Who took the rest from our doorstep to the {shop} in a pram?
Who wheeled the surplus away? / Which of us used a baby carriage for transport?
> {shop}
Where did {first} take the rest in a pram?
To what was the pram with the {produce} from our doorstep pushed?
Where did the surplus of the mysterious gift go? / Which business got what we could not eat?
> {small}
How many of the {produce} left on our doorstep were not pushed away in the pram?
All but how many of the {produce} from our doorstep went in the pram?
What number did we hold on to from the mysterious gift?
How many pieces of the benefactor's crop will we eat?

Babysitting swap among the parents: {first} owes me {tally} evenings, I owe {first2} a whole \
weekend since the wedding in {city}, and points expire in {month}.
In the parents' babysitting swap points expire in {month}; I owe {first2} a whole weekend since \
the wedding in {city}, and {first} owes me {tally} evenings.
Since the wedding in {city} I owe {first2} a whole weekend in our babysitting swap, whereas \
{first} owes me {tally} evenings, and points expire in {month}.
> {first}
Who owes me {tally} evenings in the babysitting swap? / Which of the parents owes me evenings?
Who is in my debt for looking after the children?
Whom can I ask to mind our kids, as the account stands?
> {first2}
To whom do I owe a whole weekend of babysitting?
To whom among the parents have I been in debt since the wedding, whom do I owe a weekend?
Who can demand that I mind their kids? / Who looked after our children during a marriage ceremony?
> {tally}
How many evenings does {first} owe me in the swap?
What number of evenings of babysitting does {first} owe me?
How often can I go out at night at another's expense?
How many times must someone mind our kids to be quits?
> {city}
Where was the wedding since which I owe {first2} a weekend?
In which town was the wedding for which {first2} did the babysitting?
Where did a couple get married while our kids were minded?
Which place did we visit for a marriage ceremony?
> {month}
When do points in the babysitting swap expire? / In which month do the parents' points expire?
By when should I have used my credit? / Until when are the favours worth something?

The chickens have been renamed: the {colour} one that lays is {nickname}, the one that limps is \
{nickname2}, and {first} is not to eat either before {month}.
{nickname} is now the name of the {colour} chicken that lays, {nickname2} of the one that limps, \
and before {month} {first} is not to eat either.
Before {month} {first} is not to eat either chicken, neither {nickname}, the {colour} one that \
lays, nor {nickname2}, which limps.
> {nickname}
What is the name of the chicken that lays? / Which of the chickens is {colour} and lays?
Which hen gives us breakfast? / What do we call the productive bird?
> {nickname2}
What is the name of the chicken that limps?
Which of the chickens that {first} is not to eat limps? / Which hen has a bad leg?
What do we call the lame bird?
> {colour}
What colour is the chicken that lays? / Which colour of chicken is {nickname}, which lays?
By what plumage can I tell the productive bird?
What do the feathers of our breakfast supplier look like?
> {first}
Who is not to eat either chicken?
Before {month}, who should not eat a chicken, not even the one that limps?
Who would like to roast our poultry? / Whose appetite is a danger to the birds?
> {month}
Before which month is {first} not to eat either chicken?
Until when is the chicken that limps safe, so that {first} may not eat it?
Until when are the birds safe from the oven? / When does the protection of our poultry run out?

On the beach near {city} we counted {count} jellyfish and only one swimmer, {first}, who had \
lost a bet with {first2} on there being {weather}.
{first}, who had lost a bet with {first2} on there being {weather}, was the only swimmer on the \
beach near {city}; the jellyfish, as we counted, were {count}.
We counted {count} jellyfish on the beach near {city}, and one swimmer: {first} had lost a bet \
on there being {weather}, and {first2} had won it.
> {count}
How many jellyfish did we count on the beach?
What number of jellyfish was counted near {city} on the beach?
How many stinging creatures were in the sea? / How numerous were the slimy blobs at the seaside?
> {first}
Who was the only swimmer on the beach? / Who on the beach had lost a bet on {weather}?
Which of us had to go into the sea as a punishment?
Loser of the wager among the stinging creatures? / Who bathed among stinging creatures?
> {first2}
Who won the bet on there being {weather}, which {first} lost?
With whom had the only swimmer lost a bet? / Whose wager made someone go into the sea?
Who was right about what the sky would do?
> {weather}
On there being what was the bet that {first} had lost?
On what weather had the swimmer on the beach lost a bet with {first2}?
Which meteorological question was the wager on?
On what did two of us disagree so that one had to go into the sea?
> {city}
Near which town is the beach with the jellyfish? / Where was {first} the only swimmer on the beach?
What is the nearest place to the stinging creatures?
Where on the coast did the punishment for a wager take place?

First aid at the volunteer dig: {first} with {ailment}, treated with {remedy} by {full}, and one \
trowel bent, total for the day.
At the volunteer dig {full} treated {first} for {ailment} with {remedy}; apart from that, only \
one trowel was bent.
Apart from one bent trowel, all that happened at the volunteer dig was {ailment}, which {first} \
had and {full} treated with {remedy}.
> {first}
Who was treated at the volunteer dig? / Who at the dig was treated for {ailment}?
Which amateur archaeologist had a medical problem?
Who was the patient among the people with spades?
> {ailment}
For what was {first} treated at the dig?
What happened at the volunteer dig, apart from a bent trowel?
From what did the amateur archaeologist suffer?
Which medical problem was there among the people with spades?
> {remedy}
With what was {first} treated at the volunteer dig?
What did {full} treat {ailment} with at the dig? / What was the cure applied among the ruins?
What helped the patient with the spade?
> {full}
Who treated {first} at the volunteer dig? / By whom was {ailment} treated at the dig?
Who played doctor among the ruins? / Which helper knew about medicine?

The loft, from left to right: {objects} that nobody wants, the cot, the {garment} {first} got \
married in, and the {box} with the tax papers from {year}.
In the loft, reading from the left, are {objects} that nobody wants, the cot, {first}'s \
{garment} from the wedding, when they married in it, and the {box} with the tax papers from {year}.
On the far right in the loft is the {box} with the tax papers from {year}, then come the \
{garment} in which {first} was married, the cot and, on the left, {objects} that nobody wants.
> {objects}
What is on the left in the loft? / What does nobody want in the loft?
Which unwanted things lie under the roof?
What could we throw out upstairs first, without any protest?
> {garment}
In what from the loft was {first} married at the wedding?
What between the cot and the tax papers in the loft did {first} get married in?
Which clothing is stored under the roof for sentimental reasons?
What did someone wear to say yes to a spouse?
> {box}
In what are the tax papers from {year}? / What is on the far right in the loft?
Which container would the finance inspector ask for?
Where are the old bills for the revenue stored?
> {year}
From which year are the tax papers in the loft?
Of what year are the papers in the {box} in the loft?
Of what date are the documents for the revenue?
For which year would the finance inspector find proof under the roof?
> {first}
Who was married in the {garment} in the loft? / Whose wedding {garment} is in the loft?
Who said yes to a spouse in what is stored under the roof?
Whose bridal memories are kept upstairs?

Party post-mortem: {first} broke the {object}, the guests drank {small} bottles of {drink}, and \
at {time} {last} from downstairs came up and danced.
At {time} {last} from downstairs came up and danced; before that {first} had broken the \
{object}, and the guests drank {small} bottles of {drink}.
The guests drank {small} bottles of {drink}, {first} broke the {object}, and then {last} from \
downstairs came up at {time} and danced.
> {first}
Who broke the {object} while the guests drank? / Which of the party guests broke the {object}?
Who caused damage at our celebration? / Who owes us a replacement after the festivities?
> {object}
What was broken while the guests drank {drink}?
Before the guests danced with {last}, what had {first} broken?
What got smashed at our celebration? / What has to be replaced after the festivities?
> {small}
How many bottles of {drink} did the guests drink?
What number of bottles was drunk by the party guests?
How many empties are there to take away after the celebration?
How much was consumed at the festivities, in glass containers?
> {last}
Who from downstairs came up and danced? / Who came up at {time} and danced with the guests?
Which neighbour joined in the fun? / Who had been expected to complain about the noise and did not?
> {time}
At what time did the guests see {last}, who came from downstairs and danced?
When was it that {last} from downstairs danced? / When did the neighbour join in the fun?
How late was it when someone turned up uninvited?

With the learner plates still on, {first} reversed the {vehicle} into the bandstand on {street}, \
{tally} yards off course, and {first2} taught no further lessons that day.
{first2} taught no further lessons after {first} had reversed the {vehicle}, learner plates and \
all, into the bandstand on {street}, {tally} yards off course.
The bandstand on {street} was {tally} yards off course, but {first} with learner plates reversed \
the {vehicle} into it, and that was the last lesson {first2} taught that day.
> {first}
Who reversed into the bandstand? / Who had learner plates on the {vehicle}?
Which beginner had an accident? / Who hit the place where brass players perform?
> {first2}
Who taught no further lessons that day?
Who taught {first} when the bandstand was hit in reverse by the learner?
Which teacher had had enough? / Who packed it in after the beginner's accident?
> {vehicle}
What reversed into the bandstand, with {first} in it?
On what were the learner plates when {first} reversed off course?
Which car needs its tail repaired? / What was the beginner at the wheel of?
> {street}
Where is the bandstand into which {first} reversed?
On which street did the learner plates come off course? / Where did the beginner's accident happen?
Which road has a damaged place for brass players?
> {tally}
How many yards off course was {first} at the bandstand?
By what number of yards was the {vehicle} with learner plates off course?
By how many units of distance did the beginner miss the right way?
What was the deviation before the crash, in steps of three feet?

Gran's knitting circle sends {tally} pairs of mittens to {country} each {month} through {full}, \
who once came back with a sheep named {pet}.
Each {month} {tally} pairs of mittens go from Gran's knitting circle to {country}, taken by \
{full}, who once returned with a sheep named {pet}.
{full}, who once came back with a sheep named {pet}, takes {tally} pairs of mittens to {country} \
each {month} for Gran's knitting circle.
> {tally}
How many pairs of mittens does Gran's knitting circle send?
How many pairs of mittens does {full} take to {country}?
How many couples of woollen hand-warmers leave the old ladies?
What is the yearly output of the needlework group for abroad?
> {country}
Where do the mittens of Gran's knitting circle go? / To which country does {full} take the mittens?
Where do people get their hands warmed by the old ladies?
Which nation benefits from the needlework?
> {full}
Who takes the mittens of Gran's knitting circle to {country}?
Who once came back with a sheep, a sheep named {pet}? / Who is the courier of the old ladies?
Who brought home a woolly souvenir on four legs?
> {pet}
What is the sheep named with which {full} came back from {country} once?
When {full}, courier of Gran's mittens, came with a sheep, what was the sheep named?
How is the woolly souvenir on four legs called?
What do they call the animal that the courier brought home?
> {month}
In which month do the pairs of mittens go to {country}?
In what month does Gran's knitting circle send mittens?
When do the old ladies dispatch their woollen gifts?
At what point in the calendar does the courier set out?

Missing since {weekday}: our rabbit {pet}, one ear up, one down, last seen eating {plant} behind \
the {shop}; reward of {price}.
A reward of {price} for our rabbit {pet}, missing since {weekday}, one ear up and one down, who \
was last seen behind the {shop} eating {plant}.
Behind the {shop}, eating {plant}, is where our rabbit {pet}, one ear up and one down, was last \
seen; missing since {weekday}, reward {price}.
> {weekday}
Since when has our rabbit been missing? / Since which day has {pet}, with one ear up, been missing?
When did the long-eared runaway escape? / On what day did the hopping fugitive vanish?
> {pet}
What is the missing rabbit called? / Who was last seen eating {plant} with one ear down?
What name should I call if I meet the hopping fugitive?
Who is the long-eared runaway on the poster?
> {plant}
What was our rabbit last seen eating? / Eating what was {pet} last seen behind the {shop}?
With what could I lure the hopping fugitive? / What was the runaway nibbling?
> {shop}
Behind what was the missing rabbit last seen? / Where was our rabbit last seen eating {plant}?
Where should I start looking for the hopping fugitive?
Near which business did someone spot the runaway?
> {price}
How much is the reward for the missing rabbit?
What reward do we offer for {pet} with one ear down?
What would I earn for bringing the hopping fugitive back?
I have found the hopping fugitive. How much do I earn?
How much money is the runaway worth to its owners?
"""
