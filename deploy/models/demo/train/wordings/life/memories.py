"""Childhood, illness, moving house and what families remember (see relations.py)."""

RELATIONS = """
Your parcel reached us in {city} squashed flat at one end, {first}, but the {keepsake} is whole \
and so is the note from {year}.
Dear {first}, squashed at one end as it was, the parcel that came to {city} held the {keepsake} \
unharmed, and the note from {year} is whole too.
The {keepsake} is whole, and the note from {year} with it, although your parcel was squashed \
flat when it reached {city}, dear {first}.
> {keepsake}
What was whole inside the squashed parcel?
What did the parcel to {city} hold besides the note from {year}?
The parcel was squashed, but what came unharmed? / Which treasure survived the post?
What had {first} mailed that luckily did not get broken?
> {city}
Where did the squashed parcel arrive, which city was reached?
To where was the parcel with the {keepsake} and the note sent?
In which town do the people live who opened the damaged box?
Where does the family live that {first} sent the heirloom to?
> {year}
From when is the note in the squashed parcel?
What year is on the note that came with the {keepsake} in the parcel?
What is the date of the handwritten slip of paper? / When were the enclosed lines written?
> {first}
Whose parcel was squashed flat at one end?
Who is thanked for the {keepsake} and the note in the parcel?
Who is the sender of the dented package? / To whom is this letter of thanks addressed?

Every Christmas until I was {small}, Aunt {first} wrapped {sweets} in newspaper and hid them \
{spot}.
Aunt {first} hid the {sweets}, wrapped in newspaper, {spot}, every Christmas until I was {small}.
I was {small} before Aunt {first} stopped hiding Christmas {sweets}, wrapped in newspaper, {spot}.
> {sweets}
What did Aunt {first} wrap in newspaper at Christmas?
What was hidden {spot} at Christmas by my aunt?
Which sugary surprise did I have to hunt for each December?
What was there for a child to nibble in the winter holidays of my youth?
> {spot}
Where did Aunt {first} hide the {sweets} at Christmas?
Where were the {sweets} wrapped in newspaper hidden every Christmas?
In which place did I look first for my festive treat?
Where was the secret cache that {first} made for me?
> {first}
Which aunt hid the {sweets} every Christmas? / Who wrapped {sweets} in newspaper and hid them?
Who in the family spoilt me with goodies in December?
Which relative made me search the house for my treat?
> {small}
How old was I when Aunt {first} stopped hiding {sweets}?
Until what age did I get {sweets} wrapped in newspaper for Christmas?
At what age was I thought too big for the yearly treasure hunt?
When did the festive custom of my childhood end, how old was I then?

The week {first} came down with {ailment}, we lived on {dish} from the neighbours and {doctor} \
called at {spoken_time} each day.
{doctor} called each day at {spoken_time} in the week of {first}'s {ailment}, and the neighbours \
kept us in {dish}.
Neighbours brought {dish} all week and {doctor} called daily at {spoken_time} when {first} was \
down with {ailment}.
> {ailment}
What did {first} come down with the week the neighbours brought {dish}?
Why did {doctor} call each day that week?
What was wrong with the patient that we were fed from next door? / From what was {first} suffering?
> {dish}
What did the neighbours bring the week {first} was down?
What did we live on from the neighbours that week?
Which food did kind folk next door cook for us?
What was on our plates while there was an invalid in bed?
> {doctor}
Who called at {spoken_time} each day that week?
Which doctor called daily when {first} came down with something?
Which physician looked after the patient? / Who made house visits to the sickbed?
> {spoken_time}
When did {doctor} call each day that week?
At what hour of the day did the doctor call the week {first} was down?
What hour could we expect the physician? / At what o'clock was the sickbed visit?

"The van is full and the {furniture} is still on the pavement!" shouted {first}, so we left it \
with the {shop} on {street}.
We left the {furniture} with the {shop} on {street} when {first} shouted that the van was full.
Still standing on the pavement when {first} shouted that the van was full, the {furniture} was \
left with the {shop} on {street}.
> {furniture}
What was still on the pavement when the van was full?
What did we leave with the {shop} because the van was full?
Which piece did not fit in with the rest when we moved?
What did we have to part with on removal day?
> {shop}
With whom did we leave the {furniture} when the van was full?
Where was the {furniture} left that stood on the pavement?
Which business took the piece that there was no room for?
What kind of store now has what we could not load?
> {street}
On which street is the {shop}, with the {furniture} left there because the van was full?
Where is the {furniture} now that we left when the van was full?
What is the address of those who took the piece off our hands?
Which road should I go to if I want our surplus item back?
> {first}
Who shouted that the van was full? / Who shouted about the {furniture} still on the pavement?
Who noticed that there was no more room when we moved?
Which of us raised the alarm during the loading?

At the wedding of {first} and {first2} the cake was {cake}, and the rings were carried up the \
aisle by {pet} the dog.
{pet} the dog carried the rings up the aisle when {first} married {first2}, and afterwards the \
wedding cake was {cake}.
When {first} and {first2} had their wedding, {pet} the dog brought the rings up the aisle, and \
{cake} was served for the cake.
> {pet}
Which dog carried the rings at the wedding?
Who brought the rings up the aisle to {first} and {first2}?
What is the four-legged helper called that took part in the ceremony?
Which animal had a job in the church?
> {cake}
What was the wedding cake of {first} and {first2}?
Which cake was served at the wedding with the dog in the aisle?
What sweet thing did the newly-weds cut? / What dessert did the bride choose for her big day?
> {first2}
Whom did {first} marry when a dog carried the rings up the aisle?
At whose wedding with {first} did {pet} bring the rings? / Who is {first}'s spouse?
To whom did {first} say "I do" in front of an animal?

Our baby is here: {first}, {weight} at {time}, born in a lift between two floors of the hospital \
in {city}.
Born in the lift of the {city} hospital at {time}, our baby {first} was put on the scales at \
{weight}.
{weight} on the scales: that is {first}, our baby, who was born between two floors in the \
hospital lift in {city} at {time}.
> {first}
What is the baby called that was born in the lift?
Who was born between two floors of the hospital?
What name have the parents given the new arrival?
What shall I write on the card for the little one?
> {weight}
How much did baby {first} weigh when born in the lift?
What did the scales say for the baby born at the hospital? / How heavy is the new arrival?
What was the little one's first weight?
> {time}
At what time was {first} born in the hospital lift? / When was the baby born between two floors?
What does the birth certificate say for the hour?
When exactly did the new arrival take a first breath?
> {city}
In which city is the hospital whose lift {first} was born in?
Where was the baby born, the hospital of which place?
What place of birth will stand in the little one's passport?
Which town did the new arrival come into the world in?

For the funeral {first} asked for no lilies, only {flower}, and for the {instrument} to be \
played in the {venue} afterwards.
{first} wanted {flower} and not lilies at the funeral, and afterwards somebody was to play the \
{instrument} in the {venue}.
No lilies at the funeral, only {flower}, and the {instrument} in the {venue} afterwards: so \
{first} had asked.
> {flower}
What did {first} want at the funeral in place of lilies?
Which flowers were asked for at the funeral of {first}?
What should I order from the florist for the dead friend?
Which blooms were the last wish of the deceased?
> {instrument}
What was to be played in the {venue} after the funeral?
Which instrument had {first} asked for afterwards, at the funeral?
What kind of music should the mourners hear?
With which sound did the deceased want to be remembered?
> {venue}
Where was the {instrument} to be played after the funeral?
In what place was the {instrument} to be played, as {first} asked?
Where do the mourners gather once the burial is over? / At which location is the farewell music?
> {first}
Who asked for {flower} and no lilies at the funeral?
At whose funeral should the {instrument} be played afterwards?
Who has died and left wishes for the farewell?
Which dead person cared so much about blooms and music?

Great-uncle {last} left {amount} to the {charity}, and to us, his only family, the {thing} and \
his blessing.
We, his only family, had the {thing} and a blessing from great-uncle {last}; the {charity} had \
{amount}.
To the {charity}, {amount}; to his only family, the {thing} and a blessing: that is what \
great-uncle {last} left.
> {amount}
How much did great-uncle {last} leave to the {charity}?
What sum was left by my great-uncle, but not to his family?
What fortune did the relatives miss out on? / How big was the legacy that went to a good cause?
> {charity}
To whom did great-uncle {last} leave {amount}?
Who had the money that great-uncle {last} did not leave to the family?
Which good cause inherited a fortune from our relative? / Who got rich by the old man's will?
> {thing}
What did great-uncle {last} leave his family besides a blessing?
What did we, the only family, have from our great-uncle?
What poor inheritance did the relatives get? / Which object was all that came to us in the will?

Diary, {date}. Awake since {spoken_time} again, listening to the {neighbour_noise} from \
upstairs; gave up and read {book}.
On {date} I was awake from {spoken_time}, so my diary says, because of the {neighbour_noise} \
upstairs, and read {book}.
My diary has me reading {book} on {date}, awake since {spoken_time} thanks to the \
{neighbour_noise} upstairs.
> {neighbour_noise}
What did I listen to from upstairs on {date}?
What had me awake and reading {book}, says my diary? / Which noise robbed me of my sleep?
What do the people overhead do in the middle of the night?
> {book}
What did I read on {date} when I was awake?
Which book does my diary say I read, awake with the noise upstairs?
With what did I pass the sleepless hours?
Which title did I pick up when there was no hope of slumber?
> {spoken_time}
Since when was I awake on {date}, reading {book}?
From what hour was I awake because of upstairs, according to my diary?
At what o'clock did my night's rest end?
What did the clock show when the people overhead roused me?
> {date}
On what day was I awake and read {book}, says my diary?
What is the date of the diary page about the {neighbour_noise} upstairs?
When did I have that sleepless night? / Which night was spoilt by the people overhead?

{full} and I shared a desk in {subject} for years, and now, {spell} later, we met by chance in a \
lift in {country}.
After {spell} I met {full}, with whom I used to share a desk in {subject}, by chance in a lift \
in {country}.
In {country}, of all places, in a lift, I met by chance {full}, my desk neighbour in {subject}, \
after {spell}.
> {full}
Whom did I meet by chance in a lift in {country}? / Who shared a desk with me in {subject}?
Which old schoolmate turned up out of the blue?
Who is the long-lost classmate that I ran into abroad?
> {country}
Where did I meet {full} by chance in a lift?
In which country was the lift where I met my old desk neighbour?
How far from home did I run into a former classmate, in what part of the world?
Where was the surprise reunion?
> {spell}
How much later did I meet {full} in a lift by chance?
After how long did I meet the person who shared my desk in {subject}?
How long had I not seen my schoolmate?
What gap lay between our last goodbye and the surprise reunion?
> {subject}
In which subject did {full} and I share a desk?
In which lessons did I share a desk with the friend met in the lift?
Which class did we sit in together as pupils? / What were the two of us taught, side by side?

The {last} brothers have not spoken since {year}, when one cut down the other's {tree}, and only \
{first} is invited by both.
Since {year}, when one of the {last} brothers cut down the {tree} of the other, they have not \
spoken; {first} alone is invited by both.
{first} alone is invited by both {last} brothers, who have not spoken since a {tree}-felling in \
{year}, one brother having cut down the other's.
> {year}
Since when have the {last} brothers not spoken?
When did one of the {last} brothers cut down the {tree}?
In what year did the feud in the family begin? / How far back does the quarrel go?
> {tree}
What did one {last} brother cut down of the other's?
Over which tree have the {last} brothers not spoken?
What is the quarrel all about, which plant fell?
What went under the axe and started a family feud?
> {first}
Who is invited by both {last} brothers? / Who alone is invited by brothers who have not spoken?
Who is on good terms with either side of the feud?
Through whom could one hope to make peace between the two?
> {last}
Which brothers have not spoken since {year}?
What is the surname of the brothers, one of whom cut down the other's {tree}?
What family has been quarrelling all these years? / Which household is split by a feud?

Gran's {cake} needs {measure} of {ingredient}, a thing she learnt in the war from a lodger \
called {first}.
A lodger called {first} taught Gran in the war that {cake} wants {measure} of {ingredient}.
{measure} of {ingredient} must go into the {cake}: that Gran learnt from {first}, the lodger in \
the war.
> {measure}
How much {ingredient} goes into the {cake}, as Gran learnt?
What quantity did Gran learn of from the lodger in the war?
How much should I weigh out if I bake it as my grandmother did?
What amount of the special stuff belongs in the bowl?
> {ingredient}
What must go into Gran's {cake}, as the lodger taught her?
Of what did Gran learn in the war that {cake} needs {measure}?
What is the secret of my grandmother's baking?
What do I have to buy that nobody else would put in the mix?
> {first}
Which lodger taught Gran about the {cake}? / What was the lodger in the war called?
Who gave my grandmother the baking tip? / Who rented a room from us and knew how to bake?
> {cake}
What did Gran learn to make from the lodger in the war?
Into what do {measure} go that Gran learnt from {first}?
What is my grandmother famous for baking?
Which of the old family recipes has a tenant's secret in it?

Found {spot} while clearing Mother's house: the {object} we accused {first} of stealing in {year}.
The {object} that we accused {first} in {year} of stealing was found {spot} when Mother's house \
was cleared.
While we were clearing Mother's house the {object} was found {spot}; in {year} we had accused \
{first} of stealing it.
> {object}
What was found {spot} in Mother's house? / What was {first} accused of stealing in {year}?
Which missing item turned up after all those years? / Over what did we wrong an honest person?
> {spot}
Where in Mother's house was the {object} found?
Where did we find what {first} was accused of stealing?
In what place had the missing item been all along?
Where should we have looked before we blamed anybody?
> {first}
Whom had we accused of stealing the {object}? / Who was accused in {year} of stealing?
To whom do we owe an apology? / Who turned out to be no thief at all?
> {year}
When was {first} accused of stealing the {object}?
In which year was it that we accused {first} of stealing?
In what year did we blame the wrong person? / When was the supposed theft?

I lent {first} my {tool} in {month}, got it back in {month2} with a {colour} handle, and have \
asked no questions.
In {month2} my {tool} came back from {first}, to whom I lent it in {month}, with a {colour} \
handle, and I asked no questions.
Lent to {first} in {month} and given back in {month2}, my {tool} now has a {colour} handle; I \
have asked no questions.
> {tool}
What was lent to {first} and is back with a different handle?
What came back from {first} with a {colour} handle? / Which implement did I let somebody borrow?
What was returned to me looking different?
> {month}
When was the {tool} lent to {first} that came back with a {colour} handle?
In which month was the {tool} lent, before it came back with another handle?
In what month did {first} borrow the implement? / When did the loan begin?
> {month2}
When did I get my {tool} back with a {colour} handle?
In which month was the {tool} that I lent to {first} given back? / When was the loan over?
In what month did {first} return the implement?
> {colour}
What colour is the handle my {tool} came back with?
Which handle has the {tool} that I lent to {first} and got back?
How is the returned implement painted where I hold it? / What shade is the replaced grip?

"Did you like the {gift}?" asked {first}. It had cost {price}, so I said yes and put it {spot}.
Since the {gift} from {first} had cost {price}, I said that I liked it and put it {spot}.
I put {first}'s {gift} {spot} after saying that I liked it, for it had cost {price}.
> {gift}
What was it that {first} asked whether I liked? / What did I put {spot}, saying that I liked it?
Which present was not to my taste? / What was I given that I only pretended to be pleased with?
> {price}
What had the {gift} cost that I put {spot}? / How much did the {gift} cost that I said I liked?
What was paid for the unwanted present? / How much money was wasted on something I hide?
> {spot}
Where did I put {first}'s {gift}, saying I liked it?
Where is the {gift} put that had cost {price}?
What became of the unwanted present, where is it hidden?
If the giver visits, from where must I quickly fetch it?
> {first}
Who asked if I liked the {gift}? / Whose {gift} had cost {price} and was put away by me?
Whom did I fib to in order to be kind? / Who gave me a present that missed the mark?

I was {small} when the {animal} escaped from the circus in {city}, and {first} and I hid in the \
coal cellar till dark.
{first} and I hid till dark in the coal cellar because the {animal} had escaped from the circus \
in {city}; I was {small}.
When, at {small}, I hid in the coal cellar with {first} till dark, it was because of the \
{animal} escaped from the circus in {city}.
> {animal}
What had escaped from the circus in {city}?
Why did {first} and I hide in the coal cellar, what had escaped?
What beast was on the loose in my childhood? / Of which creature were we two so frightened?
> {city}
Where was the circus the {animal} escaped from?
In what city did {first} and I hide because of the circus?
Which town was in a panic about a wild beast? / Where did I have that childhood fright?
> {first}
Who hid with me in the coal cellar till dark?
With whom was I in the cellar when the {animal} escaped?
Who sat underground beside me, waiting for the danger to pass?
Which child shared my terror of the wild beast?
> {small}
How old was I when the {animal} escaped from the circus?
At what age did I hide in the coal cellar till dark? / How young was I at the time of the fright?
What was my age when a wild beast was on the loose?

Since the operation on the {bodypart}, {first} walks to the {place} and back {frequency} and \
calls it training for {country}.
{first} calls it training for {country}: since the operation on the {bodypart}, a walk to the \
{place} and back {frequency}.
A walk to the {place} and back {frequency}, since the operation on the {bodypart}: {first} calls \
that training for {country}.
> {bodypart}
After an operation on what does {first} call a walk training?
Since an operation on what does {first} walk to the {place} and back?
Which part did the surgeon put right? / Where was the convalescent cut open?
> {place}
Where does {first} walk since the operation?
How far is {first}'s walk called training for {country}, to what place?
What is the turning point of the convalescent's stroll?
Where might I bump into someone getting fit after surgery?
> {frequency}
How often does {first} walk to the {place} since the operation?
How often is {first} training with a walk? / How regularly does the convalescent get some exercise?
At what intervals does somebody fresh from surgery go for a stroll?
> {country}
What does {first} say the walk to the {place} is training for?
For which country is {first} training since the operation?
Where does the convalescent hope to travel one day?
What foreign land is the goal of all this exercise after surgery?

We have exchanged {flat} {street} for {house}: no lift, no neighbours, and from the first night \
{pest} on the windowsills, which {first} calls charming.
{house} is ours in place of {flat} {street}, without lift or neighbours but with {pest} on the \
windowsills from the first night; {first} calls that charming.
From {flat} {street} we have come to {house}, where there is neither lift nor neighbours but, \
charming to {first}, {pest} on the windowsills from the first night.
> {house}
Where are there no neighbours but {pest} on the windowsills?
What have we exchanged {flat} {street} for, without lift or neighbours?
What is our new home called?
What name should you write on the envelope now that we have moved to the country?
> {pest}
What is on the windowsills in {house} from the first night?
What does {first} call charming, on the windowsills of a house without lift or neighbours?
Which vermin were waiting for us after the removal? / What creatures share our new home?
> {first}
Who calls it charming to have {pest} on the windowsills?
Who says of the windowsills in {house}, the first night, that they are charming?
Which of us finds the vermin in the new home delightful?
Who looks on the bright side of our infestation?

The bridegroom sat {duration} in the vestry with a nosebleed while {first}, the organist, played \
"{book}" {tally} times over.
{tally} times over did {first}, the organist, play "{book}" while the bridegroom sat in the \
vestry with a nosebleed, for {duration}.
With the bridegroom in the vestry for {duration}, nose bleeding, the organist {first} played \
"{book}" {tally} times.
> {duration}
How long did the bridegroom sit in the vestry with a nosebleed?
For how long was the bridegroom in the vestry while the organist played?
How long was the bride kept waiting at the altar?
What was the delay to the wedding because of a bit of blood?
> {book}
What did the organist play while the bridegroom was in the vestry?
What did {first} play {tally} times during the nosebleed of the bridegroom?
Which tune filled the gap in the ceremony? / What were the wedding guests sick of hearing?
> {tally}
How many times did the organist play "{book}"?
How often did {first} play "{book}" while the bridegroom sat in the vestry?
How often did the wedding guests have to hear the same piece?
What is the number of repeats that the musician got through?
> {first}
Which organist played while the bridegroom had a nosebleed?
Who played "{book}" {tally} times while the bridegroom was in the vestry?
Who entertained the wedding guests during the delay? / Which musician saved the ceremony?

Found among Father's papers: a pawn ticket with the number {code} for the {instrument}, dated \
{date}, the day before I was born.
The day before I was born, {date}, Father pawned the {instrument}; I found the ticket, number \
{code}, among his papers.
Among Father's papers I found the ticket {code}: the {instrument} was pawned on {date}, the day \
before I was born.
> {code}
What is the number of the pawn ticket found among Father's papers?
Which number has the ticket for Father's {instrument}?
What is printed on the slip that proves what my dad gave up?
Which reference would I quote to the moneylender?
> {instrument}
What was pawned by Father the day before I was born?
What was the pawn ticket among Father's papers for? / What did my dad give up to pay for a baby?
Which musical possession went to the moneylender?
> {date}
On what day did Father pawn the {instrument}?
What is the date on the pawn ticket found among Father's papers?
On which day did my dad go to the moneylender?
What was the eve of my birth, according to the slip?

{last} and {last2}, best of friends since school, fell out over a game of {game} in {year}, and \
made it up in the queue at the {shop}.
It took a queue at the {shop} for {last} and {last2}, friends since school who fell out over \
{game} in {year}, to make it up.
In {year} a game of {game} made {last} and {last2}, friends since school, fall out; in the queue \
at the {shop} they made it up.
> {game}
Over what game did {last} and {last2} fall out?
What made {last} fall out with a friend from school in {year}?
Which pastime wrecked a long friendship? / What were the two playing when they began to quarrel?
> {year}
When did {last} and {last2} fall out over a game?
In which year did the friends since school fall out?
How far back does the quarrel of the two pals date? / In what year was the friendship broken off?
> {shop}
Where did {last} and {last2} make it up in a queue?
In what queue was it made up between friends who fell out over {game}?
Where did the reconciliation take place? / In which store did the two forgive each other?

Grandmother wrote her {dish} recipe on the back of a ration card: cook at {temperature}, {dash} \
of {ingredient}, "and do not let {first} near it".
On the back of Grandmother's ration card is her recipe for {dish}, with {dash} of {ingredient}, \
cooked at {temperature}, and the words "do not let {first} near it".
"Do not let {first} near it," says the back of a ration card under Grandmother's recipe: {dish}, \
{dash} of {ingredient}, {temperature}.
> {dish}
Which recipe did Grandmother write on the back of a ration card?
What is made with {dash} of {ingredient} in Grandmother's recipe?
What can I cook from the old lady's scribbled instructions?
Which meal has Granny handed down to us?
> {temperature}
At what temperature does Grandmother's recipe on the ration card cook?
How hot is the {dish} to be cooked, according to the back of the ration card?
What do I set the oven to if I follow Granny? / How many degrees does the old lady's meal need?
> {dash}
How much {ingredient} is in Grandmother's recipe on the ration card?
What quantity of {ingredient} do the words on the back of the ration card ask for?
How much of the seasoning did Granny put in?
What should I measure out of the {ingredient} to make it as the old lady did?
> {first}
Who was not to be let near Grandmother's {dish}, says the recipe?
Whom does the ration card say not to let near the recipe?
Whom did Granny distrust in her kitchen? / Which member of the family was a danger to the pot?

Lost on the beach at {city}: Dad's false teeth. Returned by post on {date} by {full}, who had \
found them in the mouth of a {colour} inflatable shark.
Dad's false teeth, lost on the beach at {city}, were found by {full} in the mouth of a {colour} \
inflatable shark and returned by post on {date}.
It was {full} who found Dad's false teeth, lost on the beach at {city}, in a {colour} inflatable \
shark's mouth, and returned them by post on {date}.
> {city}
Where did Dad lose his false teeth on the beach?
At which place were the false teeth lost that {full} found on the beach?
Which resort was my father at when he became unable to chew?
By what seaside town did we spend the disastrous holiday?
> {full}
Who returned Dad's false teeth by post? / Who found the false teeth in the mouth of a shark?
To whom should my father send a thank-you card with a big smile?
Which honest stranger made it possible for him to chew again?
> {date}
When were Dad's false teeth returned by post?
On what day did {full} return the teeth lost on the beach?
Since which day has my father been able to chew again? / When did the dentures come home?
> {colour}
What colour was the inflatable shark with Dad's teeth in its mouth?
In the mouth of which inflatable shark were the false teeth found?
What shade was the plastic toy wearing somebody's dentures?
How was the bathing toy coloured that had a real bite?

{first} lent me a {colour} bicycle in the week of my exams; I rode it into the canal at {city} \
and paid it off at {price} a month.
In the week of my exams I rode into the canal at {city} on a {colour} bicycle lent by {first}, \
and paid for it at {price} a month.
The {colour} bicycle that I rode into the canal at {city} in my exam week was lent by {first}; I \
paid it off at {price} a month.
> {first}
Who lent me the {colour} bicycle? / Whose bicycle did I ride into the canal at {city}?
To whom was I in debt after my accident on two wheels?
Which generous friend saw a favour end under water?
> {city}
Where did I ride the {colour} bicycle into the canal?
At what city is the canal that I rode into with the bicycle?
In which town did I get wet as a student? / Where should a diver look for what I did not return?
> {price}
How much a month have I paid for the bicycle that went into the canal?
At what price a month was the {colour} bicycle paid off?
What was the instalment for my accident on two wheels?
How much did {first} receive from me every four weeks?

On turning {small} I had hoped for the {tool}; my in-laws gave me dancing lessons with {first}, \
{weekday}s, not to be exchanged.
My in-laws' gift when I turned {small} was dancing lessons with {first}, on {weekday}s, not to \
be exchanged, though I had hoped for the {tool}.
Not the {tool} I had hoped for but dancing lessons, {weekday}s with {first}, not to be \
exchanged: so my in-laws marked my turning {small}.
> {tool}
What had I hoped for in place of dancing lessons?
What had I hoped my in-laws would give me on turning {small}?
Which birthday wish of mine was ignored? / What would really have made me happy on my special day?
> {first}
With whom are the dancing lessons from my in-laws?
Who gives the lessons on {weekday}s that I had not hoped for?
Who teaches me to waltz against my will? / Which instructor must put up with my two left feet?
> {weekday}
On which day are the dancing lessons from my in-laws?
When in the week do I have lessons with {first}, not to be exchanged?
Which evening of my week is spoilt by the unwanted present? / When must I put on my ballroom shoes?
> {small}
How old was I turning when my in-laws gave me dancing lessons?
What age was I turning when I hoped for the {tool}?
Which birthday of mine brought such a disappointment?
How many candles were there the year my present was wrong?

The doctor said a month in bed; {first} was back behind the counter of the {shop} in {duration}, \
wearing {footwear} and eating {sweets}.
Told by the doctor to spend a month in bed, {first} was behind the counter of the {shop} again \
in {duration}, in {footwear}, eating {sweets}.
In {duration}, not in the month the doctor had said, {first} was out of bed and behind the \
counter of the {shop}, eating {sweets}, in {footwear}.
> {shop}
Behind the counter of what was {first} when the doctor had said bed?
Where was {first} back behind the counter, in {footwear}?
In which store does the disobedient patient serve?
What kind of business could not be left alone during an illness?
> {duration}
How long did {first} stay in bed, in place of the month the doctor had said?
In what time was {first} back behind the counter? / How quickly did the invalid return to work?
How much rest did the patient actually take?
> {footwear}
What was {first} wearing behind the counter, against the word of the doctor?
In what was {first} back behind the counter of the {shop}?
What did the customers see the invalid dressed in?
Which odd outfit did the convalescent choose for work?
> {sweets}
What was {first} eating behind the counter of the {shop}?
What was {first}, told by the doctor to stay in bed, eating?
What did the patient snack on while serving customers?
With which treat did the convalescent celebrate an early return to work?

My sister writes that Mum's old {garment} fits {first} like a glove, so it will be worn at the \
{party} on {spoken_day}, moth holes and all.
Moth holes and all, Mum's old {garment} will be worn by {first} at the {party} on {spoken_day}, \
writes my sister, as it fits like a glove.
{first}, whom Mum's old {garment} fits like a glove, will wear it on {spoken_day} at the {party} \
with its moth holes, my sister writes.
> {garment}
What of Mum's fits {first} like a glove? / What with moth holes will {first} wear at the {party}?
Which vintage piece of clothing has found a new owner?
What did our mother use to put on that is coming out of the wardrobe?
> {party}
Where will {first} wear Mum's old {garment} with the moth holes?
To what will Mum's {garment} be worn on {spoken_day}, says my sister?
What occasion calls for vintage clothes?
At which celebration can I see our mother's things again?
> {spoken_day}
When will Mum's old {garment} be worn by {first}?
On which day, my sister writes, is the {party} with moth holes?
What is the date of the celebration in vintage clothes?
When will our mother's wardrobe have its second appearance?
> {first}
Whom does Mum's old {garment} fit like a glove?
Who, writes my sister, will wear the {garment} with moth holes?
Who is the right size for our mother's things?
Which relative does not mind vintage clothes with a bit of damage?

Sold: Granddad's {vehicle}, to {person}, for {price} and the promise that we may sit in it every \
{month}.
{person} bought Granddad's {vehicle} for {price}, with the promise that every {month} we may sit \
in it.
We may sit in Granddad's {vehicle} every {month}: that promise and {price} is what {person} gave \
for it when it was sold.
> {person}
Who bought Granddad's {vehicle} for {price}?
To whom was Granddad's {vehicle} sold with a promise?
Who is the new owner of what the old man used to drive?
On whose drive is a family treasure parked now?
> {price}
For how much was Granddad's {vehicle} sold?
What money did {person} give us for the {vehicle}, besides the promise that we may sit in it?
What did the heirs receive for the old man's wheels?
How much cash went into our pockets when the family treasure changed hands?
> {month}
When in the year may we sit in Granddad's {vehicle}?
In what month, by the promise of {person}, may we sit in the {vehicle} that was sold?
In which part of the year are we allowed a visit to the old man's wheels?
When does the new owner let us climb in?
> {vehicle}
What of Granddad's was sold to {person} for {price} and a promise?
In what may we sit every {month}, by the promise of {person}? / What did the old man use to drive?
Which family treasure changed hands?
"""
