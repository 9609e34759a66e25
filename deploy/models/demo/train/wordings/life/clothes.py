"""Free sentences of daily life: clothes, washing, sewing and looks (see relations.py)."""

RELATIONS = """
{first} wore a {garment} over {footwear} to the {party}, and (people stared|nobody minded).
At the {party}, {first} turned up in {footwear} and a {garment}.
Dressed in a {garment} and {footwear}, {first} came to the {party}.
> {garment}
What did {first} wear over the {footwear}? / What did {first} have on beside {footwear}?
Which garment went with the {footwear}? / What was {first} dressed in, apart from the {footwear}?
Which piece of clothing did the guest have on, apart from the shoes?
What did {first} put on the body to go out and celebrate?
> {footwear}
What did {first} wear with the {garment}? / What went with the {garment} at the {party}?
What did {first} have on beneath the {garment}? / Apart from the {garment}, what did {first} wear?
What was on the guest's feet? / Which shoes or the like did {first} go out in?
> {party}
To what did {first} wear a {garment}? / On what occasion was {first} seen in {footwear}?
What was {first} dressed up for? / What kind of do did {first} go to in a {garment}?
At what occasion was such an odd outfit seen? / Which celebration did {first} attend like that?
> {first}
Who wore a {garment}? / Who came in {footwear}? / Whose clothes drew looks at the {party}?
Who was at the {party} in a {garment}?
Who had such an odd outfit on at the celebration?
Name the guest with the strange things on body and feet.

The {garment} shrank (in the wash|in the dryer) because {first} set the machine to {temperature}.
Washed by {first} at {temperature}, the {garment} came out two sizes smaller.
At {temperature}, which is what {first} chose, the {garment} was bound to shrink.
> {temperature}
At what temperature was the {garment} washed? / How hot was the wash that ruined the {garment}?
What had {first} set the machine to? / What was too hot for the {garment}, how many degrees?
How much heat ruined the clothes? / Degrees that were too much for the {garment}?
> {garment}
What shrank at {temperature}? / What did {first} spoil? / What came out of the wash smaller?
Which garment was washed at {temperature}? / What was not fit for {temperature}?
Which piece of clothing was ruined in the laundry? / What is now too small for its owner?
> {first}
Who ruined the {garment}? / Who washed the {garment}? / Who set the machine to {temperature}?
Whose mistake made the {garment} smaller?
Who is to blame for the ruined clothes? / Somebody used far too much heat. Who?

I have let the {garment} out by {length} for {person}, who will collect it at {spoken_time}.
At {spoken_time} {person} comes for the {garment}, which I have let out by {length}.
{person}'s {garment}, let out by {length}, will be fetched at {spoken_time}.
> {length}
By how much did I let out the {garment}? / How much wider is the {garment} now?
How much room has been added for {person}? / The {garment} was altered by what length?
How much wider was the piece made? / By what amount did the tailor give the customer more room?
> {person}
Whose {garment} did I alter? / For whom is the {garment}? / Who is coming for the {garment}?
Which customer comes at {spoken_time}?
Which customer had something made wider? / Who needed more room in the clothes?
> {spoken_time}
When will the {garment} be collected? / At what time does {person} come?
When must I have the {garment} ready? / What time did {person} say?
When will the customer pick up the clothes? / Up to what hour do I have to finish {person}'s sewing?
> {garment}
What is {person} coming for? / What has been let out by {length}? / What did I alter for {person}?
What is to be fetched at {spoken_time}? / Which piece of clothing is {length} wider now?
Which piece of clothing was too tight? / What did I make wider for {person}?

There is a {sweets} stain on the {garment}; {drink} will get it out, claims my {kin}.
My {kin} claims that {drink} gets {sweets} out of a {garment}.
If you want to get {sweets} off your {garment}, rub it with {drink}: this I have from my {kin}.
> {drink}
What takes out the stain? / What should I rub on the {garment}?
With what do I get rid of {sweets}? / What helps against stains of {sweets}?
My {kin}'s cure for stains?
Which beverage removes the spot? / What should I pour on the mark to make the clothes clean?
> {sweets}
What is the stain on the {garment} from? / What made the stain on the {garment}?
Against what does {drink} help? / What got on the {garment}? / What does {drink} remove?
Which treat left a mark on the clothes? / I was nibbling and made myself dirty. With what?
> {kin}
Whose advice is {drink}? / Who claims to know about {sweets} stains?
Which relative knows how to clean the {garment}? / From whom do I have the tip with {drink}?
Which relative of mine has a cure for dirty marks?
Who in my family knows how to clean soiled clothes?
> {garment}
What has a {sweets} stain? / On what is the {sweets}? / Which garment is to be rubbed with {drink}?
What did the {sweets} spoil? / Which piece of clothing needs {drink}?
Which piece of clothing has been soiled? / Something to put on needs cleaning. What is it?

{first} knitted {tally} pairs of {footwear} last winter and gave them all to the {charity}.
Last winter {first} knitted {tally} pairs of {footwear}, every one of them for the {charity}.
The {charity} received {tally} pairs of {footwear} that {first} had knitted in the winter.
> {tally}
How many pairs did {first} knit? / How many {footwear} did the {charity} get, in pairs?
What number of pairs was given to the {charity}? / {first}'s winter work: how many pairs?
How large was the woollen gift, counted in twos? / How many sets for two feet did {first} make?
> {footwear}
What did {first} knit? / What was given to the {charity}? / What were there {tally} pairs of?
What did {first} make for a good cause?
What was made with wool and needles for people's feet?
Which warm things did the good cause get from {first}?
> {charity}
Who got the {footwear}? / To whom did {first} give the {footwear}?
For what cause did {first} knit? / Where did the {tally} pairs go?
What did {first} support by knitting?
Which good cause got the woollen things? / For what did {first} sit over wool and needles?
> {first}
Who knitted the {footwear}? / Who gave {tally} pairs away? / Who was busy knitting last winter?
Thanks to whom did the {charity} get {footwear}?
Who sat over wool and needles for a good cause?
Name the person who made so many warm things for feet.

My {kin}'s {garment} was cut down for me, and after {spell} for {first}, who hated it.
First I wore the {garment}, which had been my {kin}'s, and {spell} later {first} had to.
{first} inherited the {garment} from me after {spell}; before that it was my {kin}'s.
> {kin}
Whose {garment} was it at first? / Who wore the {garment} before me?
From whom did I get the {garment}? / Which relative had the {garment} first?
Which relative was the first owner? / From whom in my family did I get the hand-me-down?
> {first}
Who had to wear the {garment} after me? / Who got the {garment} in the end?
Who hated the {garment}? / Who was the last to wear the {garment}?
To whom did I pass on the {garment}?
Who was the next in line for the hand-me-down? / I outgrew it. Who had it then?
> {spell}
How long did I wear the {garment}? / After how long did {first} get the {garment}?
After how long did the {garment} pass to {first}?
How long was it before {first} had to wear the {garment}? / The {garment} was mine for how long?
How long was the hand-me-down mine? / How much time passed until it was {first}'s turn to put it on?
> {garment}
What did {first} inherit from me? / What had been my {kin}'s? / What was handed down in the family?
What piece of clothing passed from my {kin} to me? / What did {first} hate to wear?
Which piece of clothing went from one to another in our family?
What hand-me-down did three of us have in turn?

"You cannot go to the {venue} in {footwear}," (said|cried) {first}, "not on {spoken_day}!"
{first} will not have me go to the {venue} in {footwear} on {spoken_day}.
On {spoken_day} I wanted to go to the {venue} in {footwear}, but {first} was against it.
> {footwear}
What does {first} not want me to wear? / In what may I not go to the {venue}?
What is unsuitable for the {venue}? / What did I want to put on for the {venue}?
What sort of clothes does {first} object to?
What did I mean to have on my feet? / Which shoes or the like did {first} think unsuitable?
> {venue}
Where may I not go in {footwear}? / Where did I want to go on {spoken_day}?
For what place are {footwear} not right, in {first}'s opinion?
To which place will {first} not let me go in {footwear}? / {footwear} are not good enough for where?
Which building did I mean to visit? / Where would my shoes have been unsuitable?
> {first}
Who objects to the {footwear}? / Who says that one cannot go to the {venue} like that?
Who is particular about clothes? / Who was against my {footwear}?
Who told me to change my shoes? / Somebody found fault with what I had on my feet. Who?
> {spoken_day}
When did I want to wear {footwear}? / On which day am I going to the {venue}?
For what day are {footwear} not good enough? / {first} does not want to see {footwear} on which day?
Day of my visit to the {venue}?
On which date were my shoes thought unsuitable? / When was I meaning to go out?

Please sew the {colour} buttons, {tally} of them, on the {garment}; the old ones are {spot}.
The {garment} needs {tally} new buttons, {colour}, and the old ones are to be kept {spot}.
On the {garment} there should be {tally} {colour} buttons; the old buttons are {spot}.
> {tally}
How many buttons does the {garment} need? / How many buttons do I sew on?
What number of {colour} buttons is wanted? / Buttons for the {garment}: how many?
How many fasteners am I to stitch on? / Fasteners for the {garment}, how many?
> {colour}
What colour are the new buttons? / Which buttons go on the {garment}?
In what colour are the buttons? / Colour of the {tally} buttons?
What shade must the fasteners be? / In which hue should I buy the fasteners?
> {spot}
Where are the old buttons? / Where do I find the buttons that were on the {garment}?
In what place are the old buttons kept? / What has become of the old buttons, where are they?
Where are the fasteners that were taken off?
I may want to use the previous fasteners again. In what place do I look?
> {garment}
What needs new buttons? / Onto what do I sew the {colour} buttons?
What are the {tally} buttons for? / Which garment lacks buttons?
The {tally} {colour} buttons belong on what?
Which piece of clothing needs stitching? / What to put on has no proper fasteners?

The dry cleaner in {street} cannot find {first}'s {garment}; the ticket says {number}.
{first}'s {garment}, ticket {number}, has disappeared at the dry cleaner's in {street}.
With ticket {number} {first} went to {street} to fetch the {garment}, but the cleaner had lost it.
> {number}
What number is on the dry cleaner's ticket? / Which ticket belongs to the {garment}?
What is the number of {first}'s ticket? / Ticket for the {garment}?
What figure is printed on the slip for the missing clothes?
What should one quote when asking for the {garment}?
> {garment}
What did the cleaner lose? / What has disappeared at the dry cleaner's?
What did {first} leave in {street}? / What does ticket {number} stand for?
What cannot be found in {street}?
Which piece of clothing has gone missing? / What did {first} hand in and never see again?
> {street}
Where is the dry cleaner? / On which street was the {garment} lost?
Where did {first} take the {garment}? / In what street did {first} want to fetch the {garment}?
On which road is the shop that mislaid the clothes?
Along what road does {first} have to go to complain?
> {first}
Whose {garment} is lost? / Who has ticket {number}? / Who went to fetch the {garment}?
Whose clothes have been mislaid? / Which customer has every reason to complain?

Shoes: {first} takes size {small}, {first2} already takes {small2}, at the age of {tally}.
{first} has size {small} shoes, and {first2}, who is only {tally}, size {small2}.
At {tally} {first2} wears size {small2}; {first} still has {small}.
> {small}
What is {first}'s shoe size? / What size does {first} take? / Which shoes fit {first}, what number?
In what size do I buy shoes for {first}?
How big are {first}'s feet? / I am buying boots for {first}. What should I ask for?
> {small2}
What is {first2}'s shoe size? / What size does {first2} take?
Which shoes fit {first2}, what number? / In what size do I buy shoes for {first2}?
What would fit the child's feet? / Boots for {first2}: what should I ask for?
> {tally}
How old is {first2}? / At what age does {first2} take size {small2}? / {first2}'s age?
How old is the child whose feet have grown so fast? / How many birthdays has {first2} had?

For the (play|carnival) {first} goes as a {animal}: {garment}, {footwear} and a paper nose.
As a {animal}, {first} will wear a {garment}, {footwear} and a paper nose.
A {garment} and {footwear}, with a paper nose, are to turn {first} into a {animal}.
> {animal}
What does {first} go as? / As which animal is {first} dressed up? / What is {first}'s costume?
What is {first} going to be? / Into what does the {garment} turn {first}?
What beast does the costume show? / Which creature is {first} dressing up to be?
> {garment}
What does {first} need beside the {footwear}?
Which garment belongs to the costume of the {animal}?
What goes with the {footwear} and the paper nose?
Which piece of clothing belongs to the costume, apart from the shoes?
What is put on the body to disguise {first}?
> {footwear}
What does {first} wear with the {garment}? / What belongs to the costume beside the {garment}?
What does the {animal} wear with the {garment}?
What completes the costume of the {animal}, beside the {garment}?
{first}'s {garment} goes with what else in the costume?
What goes on the feet as part of the disguise? / Which shoes or the like complete {first}'s costume?
> {first}
Who dresses up as a {animal}? / Who wears a paper nose? / Who is the {animal}?
Who is dressing up? / One of us will be in disguise as a beast. Which one?

What {first} liked best about the {garment} were the pockets, {tally} of them, made by {person}.
{person} sewed {tally} pockets onto the {garment} for {first}.
The {garment} that {person} made for {first} had {tally} pockets.
> {tally}
How many pockets does the {garment} have? / How many pockets did {person} make?
What number of pockets did {first} get? / Pockets on the {garment}: how many?
How many places for keys and coins are there?
{first} can put hands and hankies in how many places?
> {person}
Who made the {garment}? / Who sewed the pockets? / By whom was the {garment} made for {first}?
Who sewed for {first}?
Who did the needlework? / Name the one who thought of so many places for keys and coins.
> {first}
For whom was the {garment} made? / Who liked the pockets?
Who got a {garment} with {tally} pockets? / Whom did {person} sew for?
Whose clothes have so much room for keys and coins? / For whom did {person} do the needlework?
> {garment}
What had {tally} pockets? / What did {person} sew for {first}? / Onto what were the pockets sewn?
What did {first} get from {person}? / Which garment is full of pockets?
Which piece of clothing can hold so many keys and coins? / What came out of {person}'s needlework?

{first} (cut|shaved) off a beard of {spell} for {price}, which went to the {charity}.
For {price}, given to the {charity}, {first} parted with a beard that had grown for {spell}.
The {charity} got {price} because {first} shaved off a beard {spell} old.
> {spell}
How old was {first}'s beard? / For how long had the beard grown?
How long did {first} have a beard? / What was the age of the beard that brought {price}?
How long had the whiskers been left alone?
For what length of time had {first} not had a smooth chin?
> {price}
How much did the beard bring in? / What did the {charity} get? / For how much did {first} shave?
What sum was {first}'s beard good for?
How much did the good cause get? / What sum was a smooth chin worth?
> {charity}
For what did {first} shave? / Who got the {price}? / Which cause did the beard help?
To whom did the money for the beard go?
Which good cause gained from a smooth chin? / Where did the money for {first}'s whiskers go?
> {first}
Who shaved for the {charity}? / Whose beard brought {price}? / Who had a beard for {spell}?
Who has a smooth chin now? / Somebody lost his whiskers for a good cause. Who?

The moths got into the wardrobe {spell} ago; only the {garment} and my {footwear} survived.
Nothing but the {garment} and my {footwear} survived the moths that came {spell} ago.
It was {spell} ago that moths ate everything in the wardrobe but my {footwear} and the {garment}.
> {garment}
What survived beside my {footwear}? / Which garment did the moths leave?
What else but my {footwear} was not eaten? / What was left in the wardrobe with the {footwear}?
Which piece of clothing has no holes? / Apart from what goes on my feet, what did the insects spare?
> {footwear}
What survived beside the {garment}? / What of mine was not eaten, apart from the {garment}?
What else did the moths leave with the {garment}?
Which clothes of mine survived with the {garment}?
I still have the {garment} and what else, after the moths?
Which shoes or the like of mine did the insects spare? / What can I still put on my feet?
> {spell}
When did the moths come, how long ago? / How long ago was the wardrobe eaten empty?
How long is it since the moths left only the {garment}? / The moths: how long ago was that?
Time since only the {garment} and my {footwear} were left?
How long is it since the insects came?
How much time has passed since my clothes were full of holes?

Lay out for tomorrow: {garment} for {first}, {garment2} for {first2}. It will be \
{outdoor_temperature}.
Tomorrow, at {outdoor_temperature}, {first} should wear the {garment} and {first2} the {garment2}.
With {outdoor_temperature} to come tomorrow, take the {garment} for {first} and the {garment2} for \
{first2}.
> {garment}
What should {first} wear tomorrow? / What do I lay out for {first}? / Which clothes are for {first}?
What is {first} to put on?
What should {first} put on in the morning? / Which piece of clothing goes on {first}'s chair?
> {garment2}
What should {first2} wear tomorrow? / What do I lay out for {first2}?
Which clothes are for {first2}? / What is {first2} to put on?
What should {first2} put on in the morning? / Which piece of clothing do I get ready for {first2}?
> {outdoor_temperature}
How warm will it be tomorrow? / What temperature is expected tomorrow?
How many degrees will there be tomorrow? / What is the forecast for which I lay out the {garment}?
What weather is forecast, in degrees? / How warm or cold does the next day get?
> {first}
Who wears the {garment}? / For whom is the {garment}? / Whose {garment} is it?
Who is to put on the {garment}? / On whose chair do I hang the {garment}?
> {first2}
Who wears the {garment2}? / For whom is the {garment2}? / Whose {garment2} is it?
Who is to put on the {garment2}? / The {garment2} is right for which of the two?

The hairdresser wanted {price} for dyeing my hair {colour}, and {first} did not even notice.
My hair has been {colour} since the hairdresser, for {price}, dyed it, yet {first} saw nothing.
{first} failed to notice that my hair was {colour}, for which the hairdresser had taken {price}.
> {price}
What did the hairdresser charge? / How much did I pay for {colour} hair?
How dear was the hairdresser? / What did the dyeing cost me?
What did I pay for my new look? / How much did the salon charge?
> {colour}
What colour is my hair now? / In which colour was my hair dyed?
How did the hairdresser dye my hair? / What did {first} fail to see, which colour?
What shade is on my head now? / Tell me the hue that I chose at the salon.
> {first}
Who did not notice my hair? / From whom did I expect a word about my hair?
Who did not see that my hair was {colour}? / Who saw nothing of the {colour}?
Who is blind to my new look? / From whom did I expect praise after the salon, in vain?
"""
