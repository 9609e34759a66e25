"""Calls, surveys, reminders, apologies and thanks (see relations.py)."""

RELATIONS = """
Customer survey, question 4: {fraction} of you would recommend us to a friend, {small} to an \
enemy, and {full} from {city} to nobody, as {remark}.
To nobody would {full} from {city} recommend us, since {remark}; but question 4 of the customer \
survey shows {fraction} of you for a friend and {small} for an enemy.
In question 4 of the customer survey {fraction} of you would recommend us to a friend, {full} \
from {city} to nobody, as {remark}, and {small} to an enemy.
> {fraction}
What share of you would recommend us to a friend?
How many of you, in the customer survey, would recommend us to a friend and not to an enemy?
What proportion speaks well of the firm to acquaintances?
How popular are we, judging by the poll among buyers?
> {small}
How many of you would recommend us to an enemy?
In question 4 of the customer survey, what was the number for an enemy?
How many respondents wish our services on people they hate?
What was the count of those spiteful replies?
> {full}
Who would recommend us to enemy no more than to friend?
Who from {city} gave the customer survey the answer that {remark}, and would recommend us to no \
friend?
Which respondent advises everybody against the firm? / Who is our most disappointed buyer?
> {remark}
Why would {full} recommend us neither to friend nor enemy?
What is said in the customer survey from {city}, by the one who would not recommend us to friend \
or enemy?
What went wrong for our most disappointed buyer? / Which grievance did an unhappy respondent voice?

Thank you for rating our {product}! You gave {small} out of a hundred and wrote "{word}" under \
Comments; {first}, who designed it, has framed this.
Out of a hundred you gave our {product} {small}, thank you, and under Comments the word \
"{word}", which {first}, who designed it, has framed.
{first} designed our {product} and has framed your rating, thank you, of {small} out of a \
hundred and the "{word}" that you wrote under Comments.
> {product}
Which product did you give a rating out of a hundred?
What did {first} design, whose rating is now framed? / What was the buyer asked to judge?
Which article was reviewed so briefly?
> {small}
What rating out of a hundred did you give?
How much out of a hundred did the {product} that {first} designed have?
What mark did the buyer award? / How many points does the article get from its reviewer?
> {word}
What is under Comments in your framed rating?
Which word under Comments has been framed by {first}, who designed the {product}?
How did the reviewer express an opinion, in a single term? / Which remark hangs on the wall now?
> {first}
Who designed the {product} and has framed the rating? / By whom are your Comments framed?
Which creator is proud of a bad mark? / Who put a review on the wall?

Last reminder: {price} has been due since {date} for the {instrument} lessons of your son, and \
{first}, the teacher, has begun to play outside your window.
{first}, the teacher, has begun to play outside your window, since for the {instrument} lessons \
of your son {price} has been due from {date} on; last reminder.
Due since {date}, last reminder: {price} for your son's {instrument} lessons; outside your \
window the teacher, {first}, has begun to play.
> {price}
How much has been due for the lessons of your son?
What sum is the last reminder for, about {instrument} lessons? / What do the parents owe?
How large is the overdue debt for music?
> {date}
Since when have the lessons of your son been due?
From what day, by the last reminder, has {price} been due to the teacher?
Since when have parents been in arrears?
When should the debt for music have been settled?
> {instrument}
For what lessons of your son is this the last reminder?
Which instrument does the teacher play outside your window? / What is the boy being taught?
On what is the unpaid music made?
> {first}
Which teacher has begun to play outside your window?
Who gave your son lessons and has a last reminder sent? / Who is collecting the debt with music?
Which creditor disturbs the parents at home?

We remind you kindly, {full}, of the ladder, the {object} and the {worktool} that you borrowed \
from the caretaker in {month}; he is still on the roof.
The caretaker is still on the roof, {full}, and reminds you kindly of the ladder that you \
borrowed from him in {month} with the {object} and the {worktool}.
Kindly remember, {full}, that with the {object} and the {worktool} you borrowed the caretaker's \
ladder in {month}, and that he is still on the roof.
> {full}
Who borrowed the ladder from the caretaker?
Who is kindly asked to remember that the caretaker is still on the roof?
Whose thoughtlessness has left a man stranded? / Which neighbour does not return tools?
> {month}
In what month was the ladder borrowed from the caretaker?
Since when has the caretaker been on the roof without the ladder?
When did someone make off with the janitor's things?
Since which part of the year has a man been stranded?
> {worktool}
Which tool was borrowed from the caretaker with the ladder and the {object}?
Besides ladder and {object}, what is still borrowed?
What equipment does the janitor lack, apart from the {object} and his means of climbing?
Which implement has {full} not returned?

I am sorry that I called your choir "{animals} in a drain", {first}; I had eaten {dish}, slept \
{wait}, and did not know that you were behind me in the queue.
Sorry, {first}: I had slept {wait} and eaten {dish} when I called your choir "{animals} in a \
drain", not knowing you were behind me in the queue.
That I called your choir "{animals} in a drain" makes me sorry, {first}; in the queue I did not \
know you were behind me, had slept {wait} and had eaten {dish}.
> {animals}
What in a drain did I call your choir?
With which animals in a drain did I insult the choir of {first}?
To which creatures did I compare the singers? / What does the music sound like to the rude critic?
> {first}
To whom am I sorry about the choir? / Who was behind me in the queue when I called the choir names?
Whose feelings were hurt by the insult? / Which singer overheard my criticism?
> {dish}
What had I eaten when I called your choir names?
What was eaten before the queue, by the one who had slept {wait}?
On which meal do I blame my rudeness? / What food lay heavy on the critic's stomach?
> {wait}
How long had I slept when I called your choir names?
For what time had I slept before I was in the queue with {first}?
How much rest had the rude critic had? / What was the length of my night?

It was my elbow that sent the coffee into the {object} on {date}, and I let {first} take the \
blame for {stretch}; I should like to pay {price} towards a new one.
I let {first} take the blame for {stretch}, though on {date} it was my elbow that sent coffee \
into the {object}; towards a new one I should like to pay {price}.
Let me pay {price} towards a new one: that coffee went into the {object} on {date} was my \
elbow's doing, and for {stretch} I let the blame be {first}'s.
> {object}
Into what did my elbow send the coffee?
For what new thing should I like to pay, as coffee went into it? / What did my clumsiness ruin?
Which item was damaged by a hot drink?
> {date}
When did my elbow send coffee into the {object}?
On which day did the coffee go in, that I let {first} take the blame for?
When did the accident with the drink happen? / What is the day of my clumsiness?
> {first}
Whom did I let take the blame for the coffee?
Who had the blame for {stretch}, though it was my elbow? / Which colleague was wrongly accused?
Who suffered in my place for the accident with the drink?
> {stretch}
For how long did I let {first} take the blame? / How long was the blame for my elbow on {first}?
How long did I keep silent about my clumsiness? / What time went by before the confession?

You are warmly invited to the unveiling of the {thing} that {person} left us, on {date} in the \
{facility}; it is under a sheet, and the sheet moves.
On {date} in the {facility}, to which you are warmly invited, the unveiling takes place of the \
{thing} left us by {person}, under a sheet that moves.
{person} left us a legacy, the {thing}, under a sheet that moves; to its unveiling in the \
{facility} on {date} you are warmly invited.
> {thing}
To the unveiling of what are we invited? / What did {person} leave us, under a sheet that moves?
What is hidden beneath the cloth? / Which object will the guests be shown?
> {person}
Who left us the {thing} under the sheet that moves?
By whom was it left us, the legacy whose sheet moves? / Who is the donor of the hidden object?
Whose gift, for which guests are coming, stirs beneath a cloth?
> {date}
When does the unveiling of the {thing} take place? / For what day are you invited to the unveiling?
When do guests get to see the gift? / On which day is the cloth taken off?
> {facility}
Where does the unveiling of the {thing} take place?
In what facility is the sheet that moves, to which you are invited?
Where should guests go to see the gift? / In which building does the cloth come off?

{first} retires on {date}; cake in the {room}, no speeches, and would whoever plays the \
{instrument} please have a cold that day.
For the day {first} retires, {date}, no speeches but cake in the {room}, and please let whoever \
plays the {instrument} have a cold.
Cake, no speeches, and a cold, please, for whoever plays the {instrument}: in the {room}, on \
{date}, when {first} retires.
> {first}
Who retires on {date}, with cake in the {room}? / For whom is there cake and no speeches?
Which colleague is leaving for good? / Whose farewell is to be a quiet one?
> {date}
When does {first} retire, with cake and no speeches?
For what day are cake and no speeches planned? / When is the last day of the colleague's career?
On which day is the farewell party?
> {room}
Where is the cake when {first} retires? / In what room will there be cake and no speeches?
Where do we say farewell to our colleague? / Behind which door is the pensioner's party?
> {instrument}
Whoever plays what should have a cold on the day {first} retires?
Which instrument is not wanted with the cake, no more than speeches?
What does the pensioner hate the sound of? / Which music is not welcome at the farewell?

To the night shift, with thanks: {small} boxes of doughnuts from the man in bed nine, who was \
brought in by {vehicle} at {time} and walked out singing in {language}.
The man in bed nine, brought in at {time} by {vehicle}, walked out singing in {language} and \
thanks the night shift with {small} boxes of doughnuts.
With {small} boxes of doughnuts the man in bed nine, who walked out singing in {language} after \
being brought in by {vehicle} at {time}, thanks the night shift.
> {small}
How many boxes of doughnuts are for the night shift?
How many boxes did the man in bed nine give with his thanks?
How many cartons of pastry did the nurses receive?
What number of gifts did the cured patient bring?
> {vehicle}
By what was the man in bed nine brought in?
In which vehicle was the man brought who walked out singing? / What served as an ambulance?
How did the grateful patient reach the hospital?
> {time}
When was the man in bed nine brought in?
At what time was the man brought who thanks the night shift with doughnuts?
When did the grateful patient reach the hospital? / At what hour was the casualty admitted?
> {language}
In what language was the man who walked out singing?
What did the man from bed nine walk out singing in?
Which tongue do the patient's tunes of joy belong to?
In what words did somebody celebrate the recovery?

Thank you, {first}, for minding our stand while we searched for {pet}; you sold {tallied} \
{colour} ties in the time, which is more than we did all {month}.
{tallied} {colour} ties sold is more than we did all {month}; thank you, {first}, for minding \
our stand while we searched for {pet}.
While we searched for {pet}, you were minding our stand, {first}, and sold {tallied} {colour} \
ties, more than we did all {month}; thank you.
> {first}
Who was minding our stand while we searched for {pet}?
Who sold more ties than we did all {month}?
To whom do we owe gratitude for looking after the stall?
Which helper turned out to be a gifted salesperson?
> {pet}
For whom did we search while {first} was minding our stand?
What had we searched for, when more ties were sold than all {month}?
Which creature had run away from the stall? / Whose disappearance kept the sellers busy?
> {tallied}
How many {colour} ties were sold while we searched?
How many ties did {first} sell, minding our stand? / How many pieces of neckwear found a buyer?
What was the gifted helper's turnover, in articles?
> {month}
In which month did we sell fewer ties than {first} sold minding our stand?
All of what month sold fewer ties than the time that we searched?
When was business at the stall particularly poor?
Which stretch of the calendar brought few buyers of neckwear?

The director's parrot has learned the safe code, so from {date} it is {secret}; {first} and \
{first2} know it, and neither is to say it in the {room}.
From {date} the safe code is {secret}, since the director's parrot has learned the old one; \
{first} and {first2} know, but must not say it in the {room}.
Neither {first} nor {first2}, who know it, may say in the {room} that the safe code is {secret} \
from {date} on, as the director's parrot has learned the old one.
> {secret}
What is the safe code now that the director's parrot has learned the old one?
Which safe code do {first} and {first2} know, but not the parrot? / How do I open the strongbox?
Which combination was chosen after the bird had listened?
> {date}
From what date is there another safe code?
Since when is the safe code not the one that the parrot has learned?
On which day does the old combination cease to open the strongbox?
When was the secret changed because of a bird?
> {room}
Where must the safe code not be said? / In which room would the director's parrot hear the code?
Where does the boss probably keep a bird?
Where in the building must we be careful about the combination?

Admissions: we offer {full} a place to read {subject} on condition of {small} more points, a \
clean shirt and a letter in {language} that is not by the mother.
On condition that {small} more points, a clean shirt and a letter in {language} not by the \
mother are brought, admissions offer {full} a place to read {subject}.
A place to read {subject} is offered by admissions to {full}, on condition of a clean shirt, a \
letter in {language} not by the mother, and {small} more points.
> {full}
Who is offered a place to read {subject}, on condition of a clean shirt?
To whom do admissions offer a place if the letter is not by the mother?
Which applicant may come to university after all?
Whose mum has evidently been writing to the college?
> {subject}
What is {full} offered a place to read?
For which subject do admissions offer a place on condition of a clean shirt?
Which degree may the applicant take? / What would the untidy youngster study at university?
> {small}
How many more points must {full} have, on condition of which there is a place?
How many points are wanted besides the clean shirt?
> {small} more points
By what margin did the applicant fall short?
How much better must the marks of the untidy youngster get?
> {language}
In which language must the letter be that is not by the mother?
Besides a clean shirt, a letter in what do admissions want?
In what tongue is the applicant to prove the ability to write?
What foreign skill does the college test?

Dear parents, the school nurse found nits on {date} in {fraction} of the heads in Class 3 and in \
the {object} of the drama room; {first}, who has no hair, is excused.
In {fraction} of the heads in Class 3, dear parents, the school nurse found nits on {date}, and \
in the drama room's {object}; excused is {first}, who has no hair.
Excusing {first}, who has no hair, the school nurse on {date} found nits, dear parents, in the \
{object} of the drama room and in {fraction} of the heads in Class 3.
> {fraction}
In what share of the heads in Class 3 did the school nurse find nits?
How many heads in Class 3 have nits, dear parents? / What proportion of the pupils is infested?
How widespread are the lice among children?
> {object}
In what of the drama room did the school nurse find nits?
Where else than in Class 3 heads were nits found? / Which prop harbours lice?
What piece of theatre equipment is infested?
> {date}
When did the school nurse find nits in Class 3? / On what day were nits found in the drama room?
When were the pupils examined for lice? / On which day was the infestation discovered?
> {first}
Who has no hair and is excused? / Whom does the school nurse excuse, for want of hair?
Which bald person escapes the lice inspection? / Who cannot possibly be infested?

Blood donors please note: Nurse {last} is at the {place} on {recurring} from {time}; biscuits \
are for those who have given, not for those who have fainted watching.
On {recurring} from {time} Nurse {last} awaits blood donors at the {place}; note that biscuits \
are for those who have given and not for those who fainted watching.
Note that biscuits are for those who have given, not those who fainted watching: Nurse {last} \
awaits blood donors from {time} at the {place} on {recurring}.
> {last}
Which nurse awaits the blood donors? / Who is at the {place} with biscuits for blood donors?
Who will put the needle into my arm?
What is the name of the lady who takes a pint from volunteers?
> {place}
Where is Nurse {last} for blood donors?
At what place are there biscuits for those who have given blood? / Where can I volunteer a pint?
At which spot do they stick needles into people for a good cause?
> {recurring}
On which days is Nurse {last} there for blood donors?
When are there biscuits for those who have given blood, by the calendar?
How often, and when, can I volunteer a pint?
Which are the regular days for people with generous veins?
> {time}
From what time does Nurse {last} await blood donors?
At what hour can blood first be given, with biscuits? / How early can I volunteer a pint?
When does the needle session start?

The theatre list for {date} is in disorder: {doctor} wants the {instrument} player's thumb at \
{time}, the anaesthetist wants breakfast, and the thumb wants neither.
{doctor} wants to do the thumb of the {instrument} player at {time}, the anaesthetist wants \
breakfast, the thumb neither, so the theatre list for {date} is in disorder.
In disorder is the theatre list for {date}, where {doctor} wants at {time} the thumb of the \
{instrument} player, who wants it no more than the anaesthetist, who wants breakfast.
> {date}
For what day is the theatre list in disorder?
When does {doctor} want the thumb, on the theatre list? / On which day is surgery badly planned?
When is a musician to be operated on?
> {doctor}
Who wants the thumb of the player at {time}? / Which doctor is on the theatre list with a thumb?
Which surgeon would operate on the musician?
Who is keener on work than the colleague who is hungry?
> {instrument}
What does the player play whose thumb is on the theatre list?
Whose player has a thumb that {doctor} wants at {time}?
On what does the injured musician perform? / With which hobby did the patient perhaps hurt a hand?
> {time}
At what time does {doctor} want the thumb?
When on {date} is the thumb on the theatre list, in disorder or not?
For when is surgery on the musician's hand scheduled?
At which hour is somebody hungry instead of ready to operate?

Kindergarten group Otters: {first} has bitten {first2} over the {colour} bucket; both mothers \
were rung at {time}, one laughed and one is a lawyer.
Over the {colour} bucket {first} has bitten {first2} in the kindergarten group Otters, and of \
the mothers rung at {time} one laughed and one is a lawyer.
In the kindergarten group Otters {first2} has been bitten by {first} over the {colour} bucket; \
of the mothers, both rung at {time}, one is a lawyer and one laughed.
> {first}
Who in the kindergarten has bitten {first2}? / Who has bitten another of the Otters over a bucket?
Which child used its teeth? / What is the little attacker called?
> {first2}
Whom has {first} bitten in the kindergarten? / Who was bitten over the {colour} bucket?
Which child bears tooth marks? / Who is the toddler that was hurt?
> {colour}
What colour was the bucket that {first2} was bitten over?
Over which bucket has {first} bitten another of the Otters?
In which shade was the toy the toddlers quarrelled about?
What did the reason for the fight look like?
> {time}
When were the mothers rung? / At what time were both mothers rung about the one who was bitten?
When did parents hear of the toddlers' fight?
At which hour was the telephone used to report an attack?

Lost property of the university library since {month}: {tallied} umbrellas, a set of teeth, and \
the {instrument} of {full}, who denies ever having played.
Since {month} the lost property of the university library holds {tallied} umbrellas, a set of \
teeth and, though {full} denies ever having played, that person's {instrument}.
{full} denies ever having played, yet the {instrument} is there among the lost property of the \
university library since {month}, with a set of teeth and {tallied} umbrellas.
> {month}
Since what month has the lost property of the university library been gathering?
From when on are the umbrellas of the lost property counted?
Beginning when have forgotten things been collected among the books?
What is the starting point of the list of finds?
> {tallied}
How many umbrellas does the university library's lost property hold?
With a set of teeth there are how many umbrellas?
How often did readers leave their rain cover behind? / What is the number of brollies found?
> {instrument}
Which instrument is among the lost property, though {full} denies ever having played?
What lies with the umbrellas and the set of teeth? / What musical find is there among the books?
Which noisy item did somebody leave among readers?
> {full}
Who denies ever having played?
Whose {instrument} is among the lost property of the university library?
Which forgetful reader is secretly a musician? / Who disowns a find that makes music?

Interview notes, Tuesday, second candidate: {full}, {stretch} as {job}, no tie, wants {wage}, \
and when asked about weaknesses produced {dish} from a bag.
{full}, our second candidate on Tuesday, wore no tie, has been {job} for {stretch}, wants \
{wage}, and produced {dish} from a bag when asked about weaknesses.
When asked about weaknesses the second candidate on Tuesday, {full}, who wore no tie and after \
{stretch} as {job} wants {wage}, produced {dish} from a bag.
> {full}
Which candidate produced {dish} from a bag? / Who wore no tie on Tuesday and wants {wage}?
Which applicant had brought food? / Who was the hungry person that came about the vacancy?
> {stretch}
How long was the second candidate of Tuesday {job}?
For how long has the candidate without a tie, {full}, been {job}?
How much experience does the applicant have?
What is the length of the hungry person's career so far?
> {wage}
What does the second candidate of Tuesday want?
How much does the candidate want who was asked about weaknesses?
What salary is the applicant hoping for? / For which pay would the hungry person sign?
> {dish}
What did the candidate produce from a bag?
What came from a bag when the candidate was asked about weaknesses?
Which food can the applicant not resist?
What did somebody bring along to eat in front of the panel?

Please use the back stairs on {weekday}: {first} of {officeunit} has promised to polish the \
front ones with {ingredient} if the merger with {company} comes off.
If the merger with {company} comes off, use the back stairs on {weekday}, please: {first} of \
{officeunit} has promised to polish the front ones with {ingredient}.
{first} of {officeunit} has promised to polish the front stairs with {ingredient} if the merger \
with {company} comes off, so on {weekday} please use the back ones.
> {weekday}
On which day should we use the back stairs?
When are the front stairs to be avoided, as {first} has promised to polish them?
On what day is it slippery in the entrance? / When had staff better take another way up?
> {first}
Who has promised to polish the front stairs?
Who of {officeunit} wants to polish something if the merger comes off?
Which colleague made a bet about cleaning? / Who will be kneeling on the steps with a cloth?
> {ingredient}
With what will {first} polish the stairs?
What has {first} promised to polish the front stairs with, if the merger comes off?
What unusual cleaning agent is planned? / Which foodstuff ends up on the steps?
> {company}
With which company must the merger come off for the stairs to be polished?
The merger with whom makes {first} polish the front stairs? / Which firm may be joined to ours?
Who is our partner in the planned fusion of businesses?

The charity calendar with the firemen has sold {tallied} copies; {person} alone took {small}, \
all open at {month}, where {first} holds a hose.
{person} alone took {small} of the {tallied} copies that the charity calendar with the firemen \
has sold, all open at {month}, where {first} holds a hose.
At {month} {first} holds a hose in the charity calendar with the firemen, of which {tallied} \
copies were sold, {small} of them, all open there, to {person} alone.
> {tallied}
How many copies has the charity calendar sold? / What number of copies with the firemen were sold?
How well did the good cause do with its pictures of men in uniform?
What is the total of almanacs that found buyers?
> {small}
How many copies of the calendar did {person} alone take?
How many copies went to {person}, all open where {first} holds a hose?
How often did the keenest buyer want the same almanac?
What was the largest order from an admirer?
> {month}
At which month were the calendar copies of {person} open?
In what month of the calendar does {first} hold a hose? / Which page did the keenest buyer prefer?
What part of the year shows the handsomest picture?
> {first}
Who holds a hose in the charity calendar? / Which of the firemen is there in {month}, with a hose?
Who is the favourite of the keenest buyer? / Which man in uniform does someone admire so much?

Mission report: your second-hand bicycles have reached {country}, {tallied} of them, and the \
bishop of {city} rides the {colour} one without brakes.
Of your second-hand bicycles {tallied} have reached {country}, the mission reports, and the \
{colour} one, without brakes, is ridden by the bishop of {city}.
Without brakes the bishop of {city} rides the {colour} one of your {tallied} second-hand \
bicycles that, the mission reports, have reached {country}.
> {country}
Which country have the second-hand bicycles reached?
Where have your bicycles gone, as the mission reports? / Where are the donated vehicles in use now?
To what nation did the church send two-wheelers?
> {tallied}
How many second-hand bicycles have reached {country}?
What number of bicycles does the mission report? / How many two-wheelers did people donate?
What was the size of the shipment of used vehicles?
> {city}
The bishop of what city rides without brakes?
Whence is the bishop who rides one of your second-hand bicycles?
In which town is the reckless clergyman in office?
Where should one look out for a prelate who cannot stop?
> {colour}
What colour is the one the bishop of {city} rides?
Which of the second-hand bicycles is without brakes?
In which shade is the prelate's unsafe transport painted?
How would one recognise the donated two-wheeler that cannot stop?

Confirmation class moves to {weekday} at {hour}, in the {room}, since the sexton's cat {pet} has \
had her kittens in the font cover.
In the {room}, on {weekday} at {hour}, is where confirmation class moves, because in the font \
cover {pet}, the sexton's cat, has had her kittens.
Since the sexton's cat {pet} has had kittens in the font cover, confirmation class moves to the \
{room}, {weekday} at {hour}.
> {weekday}
To what day does confirmation class move?
On which weekday is confirmation class, now that there are kittens?
When in the week do the young people have religious instruction now?
Which day do teenagers keep free for the church?
> {hour}
At what hour does confirmation class begin in the {room}?
On {weekday}, when is the confirmation class that moves because of kittens?
How late is religious instruction now? / When should teenagers be there to learn their prayers?
> {room}
To which room does confirmation class move?
Where is confirmation class while there are kittens in the font?
Where do the young people learn their prayers?
What part of the building do teenagers use for religious instruction?
> {pet}
Which cat has had kittens in the font cover? / What is the sexton's cat called?
Which animal gave birth in the church? / Who is the mother of the litter?

At the annual dinner of the {society} the tombola made {price}, {first} won back the {object} he \
had donated, and nobody has claimed ticket {number}.
The tombola at the {society}'s annual dinner made {price}; nobody has claimed ticket {number}, \
and the {object} was won back by {first}, who had donated it.
{first} won back the {object} he had donated to the tombola, which made {price} at the annual \
dinner of the {society}, with ticket {number} claimed by nobody.
> {society}
At whose annual dinner was the tombola?
Which society's annual dinner had a tombola that made {price}?
Which club raised money with a lottery? / What association had its members eat and gamble?
> {price}
How much has the tombola made? / What did the tombola make at the annual dinner?
What was raised by the lottery? / How rich did the club become that evening?
> {object}
What did {first} win back at the annual dinner? / Which donated thing was won back in the tombola?
Which prize returned to its giver? / What did the luckless giver have to carry home?
> {number}
Which ticket has nobody claimed?
What is the number of the tombola ticket not claimed at the annual dinner?
Whoever holds which slip of the lottery still has a prize coming?
Which winner has not turned up, by number?

Coach's message: training on {date} is at the {place}, because {last} has mowed the word \
"{word}" into our pitch with his {vehicle} and it must be resown.
Because {last} with his {vehicle} has mowed the word "{word}" into our pitch, which must be \
resown, training on {date} is at the {place}, says the coach.
The coach says that training is at the {place} on {date}, our pitch having to be resown since \
{last} mowed the word "{word}" into it with his {vehicle}.
> {place}
Where is training while the mowed word is in our pitch?
At what place is training while our pitch must be resown?
Where do the players practise for the time being? / What is the substitute for the ruined lawn?
> {last}
Who has mowed a word into our pitch? / Whose {vehicle} mowed the pitch, so that it must be resown?
Who vandalised the team's lawn? / Which culprit owns a machine that cuts grass?
> {word}
What has been mowed into our pitch? / Because of which mowed letters must the pitch be resown?
What was written in the grass? / Which message did the vandal leave on the lawn?
> {date}
When is training at the {place}, as the coach says?
For what date does the coach move training from our pitch?
When are the players to practise elsewhere?
On which day does the team meet away from its ruined lawn?

Sprint review: the demo crashed after {wait}, the investor from {city} clapped, taking it for \
the end, and {first} bowed.
After {wait} the demo of the sprint review crashed; {first} bowed, and the investor from {city}, \
taking it for the end, clapped.
The investor from {city} clapped and {first} bowed when the demo crashed {wait} into the sprint \
review, which was taken for the end.
> {wait}
After how long did the demo crash? / How long was it until the investor clapped and {first} bowed?
How much of the presentation worked? / What time passed before the software failed?
> {city}
From what city was the investor who clapped?
Where does the investor at the sprint review come from? / Where is the ignorant financier at home?
In which town does our source of capital live?
> {first}
Who bowed when the demo crashed? / Who bowed as the investor clapped?
Who saved face like an actor? / Which presenter accepted undeserved applause?

We have {soon} of money, {small} ideas and one plug socket, says {first}, so we shall {plan} and \
call it a pivot.
Says {first}: with {small} ideas, one plug socket and money for {soon}, let us call it a pivot \
if we {plan}.
"One plug socket, money for {soon}, {small} ideas," says {first}, "so let us say that we {plan} \
and call it a pivot."
> {soon}
For how long have we money, with one plug socket?
With one plug socket and how much time's money do we pivot?
When does the start-up go bankrupt, counting from now? / How long do our funds last?
> {small}
How many ideas have we, with one plug socket?
With money for {soon}, what number of ideas is there before the pivot?
How creative is the start-up, in numbers? / How many inspirations are the founders left with?
> {plan}
What is it that {first} would call a pivot?
Under the name of a pivot, and for want of money and plug socket, what do we do?
What is the founders' new strategy? / How is the start-up to be rescued?
> {first}
Who says we should call it a pivot? / Who counts one plug socket and {small} ideas?
Which founder sums up the start-up's position? / Whose strategy is being followed?

Dear Mr Moss, the tower you drew leans {stitch} to the north; the builder, {last}, is propping \
it up with {buildstuff}, and the mayor wants to see you on {date}.
The mayor wants to see you, Mr Moss, on {date}: the tower you drew leans to the north by \
{stitch}, and the builder, {last}, has only {buildstuff} for propping it up.
Since the tower you drew leans {stitch} to the north, Mr Moss, so that {last}, the builder, with \
{buildstuff} is propping it up, the mayor wants to see you on {date}.
> {stitch}
How far to the north does the tower lean? / By how much does the tower that Mr Moss drew lean?
How crooked is the structure? / What is the deviation from the vertical?
> {last}
Which builder is propping up the tower?
What is the builder called who is propping up what Mr Moss drew?
Who keeps the crooked structure from falling?
What is the surname of the contractor who battles with gravity?
> {buildstuff}
With what is the builder propping up the tower?
What is {last} propping up the tower with, until the mayor has seen it?
Which material keeps the crooked structure standing?
What supplies does the contractor use against gravity?
> {date}
When does the mayor want to see Mr Moss? / On what day must Mr Moss see the mayor about the tower?
When does the architect have to explain the crooked structure?
On which day is there a meeting at the town hall?

Reading room of the law firm: folder {filemark} is at {rack}, its neighbour {filemark2} is in \
{first}'s bathtub, drying, and nobody has signed for either.
Nobody has signed for either folder, {filemark} at {rack} or its neighbour {filemark2}, which is \
drying in {first}'s bathtub, says the law firm's reading room.
Drying in {first}'s bathtub is folder {filemark2}, its neighbour {filemark} is at {rack}, and in \
the reading room of the law firm nobody has signed for either.
> {filemark}
Which folder is at {rack}, signed for by nobody?
What is the folder in the reading room of the law firm, at {rack}, for which nobody has signed?
What file escaped the water? / Which documents are dry and in their proper location?
> {filemark2}
Which folder is in the bathtub? / What folder of the law firm is drying? / Which documents got wet?
What is the reference of the file that must have fallen into water?
> {rack}
Where is folder {filemark}, for which nobody has signed?
At what place is the folder, that is not drying in the bathtub?
On which shelves do I look for the file that stayed dry?
In what part of the archive are the undamaged documents kept?
> {first}
In whose bathtub is folder {filemark2}? / Whose bathtub has a folder of the law firm drying in it?
Which lawyer has files at home? / Who cannot wash at present because of wet documents?

Clause 4, says the notary, {full}, lets the tenant of {address} keep {herd} in the garden as \
long as {pet} the goose shall live; the goose is {spelled}.
As long as {pet} the goose shall live, and the goose is {spelled}, the tenant of {address} may \
keep {herd} in the garden by clause 4, says {full}, the notary.
The notary, {full}, says that clause 4 lets the tenant keep {herd} in the garden of {address} as \
long as the goose, {pet}, shall live, which is {spelled}.
> {full}
Which notary says what clause 4 lets the tenant keep?
Who says that the goose, as long as it shall live, gives the tenant rights?
Whose legal opinion is this? / Who interprets the contract about livestock?
> {address}
At what address may the tenant keep {herd} in the garden?
For the garden of which house does clause 4 give rights as long as the goose shall live?
Where do the lucky lodgers with livestock live? / Which property is affected by the odd contract?
> {herd}
What may the tenant keep in the garden?
What does clause 4 let the tenant of {address} keep as long as the goose lives?
Which livestock does the contract allow? / What creatures depend on an old bird's health?
> {pet}
What is the goose called, on which clause 4 depends?
As long as which goose shall live may the tenant keep {herd}?
Which bird's death would end the right to livestock? / Whose health should lodgers pray for?

Open day at the dairy: {small} visitors milked {herd}, {first} fell into the whey, and the \
cheese aged {stretch} was eaten by the choir from {city}.
At the dairy's open day the choir from {city} ate the cheese aged {stretch}, {first} fell into \
the whey, and {small} visitors milked {herd}.
{first} fell into the whey at the dairy's open day, when {small} visitors milked {herd}, and the \
choir from {city} ate the cheese that was aged {stretch}.
> {small}
How many visitors milked {herd}? / How many visitors at the dairy milked on the open day?
What number of guests tried their hand at a farmer's work?
How many outsiders sat down on the stool?
> {herd}
What did visitors milk at the open day? / Which animals were milked at the dairy?
From which livestock does the farm get its produce?
What creatures had to put up with guests' hands?
> {first}
Who fell into the whey? / Who had a fall at the dairy's open day, into whey?
Who needed a bath after the farm event? / Which person slipped and got wet through?
> {stretch}
How long was the cheese aged that the choir ate? / What age had the cheese of the dairy reached?
For what time had the delicacy matured in the cellar?
How old was the farm product that singers devoured?
> {city}
Where was the choir from that ate the cheese? / The choir of what city was at the dairy's open day?
Where do the hungry singers live? / From which town came those who devoured the old delicacy?

We deliver honey to your door on {recurring}; leave {tariff} and the empty jar {whereabouts}, \
and if bees come out of the van, call {first} on {phone}.
On {recurring} we deliver honey to your door; if bees come out of the van, {first} is on \
{phone}, and {tariff} with the empty jar should be left {whereabouts}.
Leave {tariff} and the empty jar {whereabouts} when we deliver honey to your door, on \
{recurring}, and call {first} on {phone} if bees come out of the van.
> {recurring}
On which days do we deliver honey to your door?
When does the van with the honey come to the door?
How regularly, and when, does the beekeeper call?
On what days can households expect something sweet?
> {tariff}
How much should I leave with the empty jar?
What is to be left for the honey that is delivered to the door?
How much does the beekeeper charge? / What do households pay for something sweet?
> {whereabouts}
Where do I leave the empty jar? / Where should the empty jar and {tariff} be left for the honey?
In what location does the beekeeper look for payment? / Where do households put money and glass?
> {phone}
Which number do I call if bees come out of the van?
On what line is {first}, for bees that come out of the honey van?
How is the beekeeper reached in an emergency? / What should I dial when a swarm escapes?

Return slip, museum shop: replica of the {object} from room 3, {price}, reason for return: it is \
heavier than the original and {full} wept on it.
The replica of the {object} from room 3, {price}, came back to the museum shop as {full} wept on \
it and it is heavier than the original, by the return slip.
By the return slip {full} wept on the replica, {price} at the museum shop, of the {object} from \
room 3, and it is heavier than the original.
> {object}
Of what from room 3 is the replica? / Of which original is the replica on the return slip?
Which exhibit had been copied for visitors?
What imitation did the dissatisfied customer take home at first?
> {price}
What is the replica from the museum shop? / How much does the return slip say for the replica?
How expensive is the imitation of an exhibit? / What refund does the customer expect?
> {full}
Who wept on the replica? / Whose tears, wept on the replica, are on the return slip?
Which dissatisfied customer was moved by an imitation? / Who cried over a souvenir?

Our cruise brochure shows {city} in sunshine; the harbour pilot there, {full}, aged seventy, has \
seen it {spelled} times and asks where the picture was taken.
Seventy-year-old {full}, harbour pilot in {city}, has seen sunshine there {spelled} times and \
asks where the picture in our cruise brochure was taken.
Where was the picture of {city} in our cruise brochure taken, asks {full}, aged seventy, the \
harbour pilot there, who has seen sunshine {spelled} times.
> {city}
Which city does the cruise brochure show in sunshine?
Where is {full} harbour pilot, and sunshine rare? / What rainy port is advertised to tourists?
Which destination looks better on paper than in reality?
> {full}
Which harbour pilot asks about the picture in the cruise brochure?
Who has seen sunshine {spelled} times, aged seventy? / Who doubts the honesty of our advertising?
Which old seaman knows the local weather?
> {spelled}
How many times has {full} seen sunshine?
The harbour pilot has seen sunshine there how many times?
How often was the weather fine in a long life?
What is the number of bright days that the old seaman remembers?

Two seats by the window, says the booking of {last}, train to {city}, coach {small}; the window \
is painted on, and {first} has put curtains over it.
{first} has put curtains over the window, which is painted on, in coach {small} of the train to \
{city}, where {last} has a booking for two seats by it.
The booking of {last} is for two seats by the window in coach {small}, train to {city}, but it \
is painted on, and curtains were put over it by {first}.
> {last}
Whose booking is for two seats by the window? / In what name is the booking on the train to {city}?
Which traveller will be disappointed by the view? / Who reserved places in order to look outside?
> {city}
Where does the train with the painted window go? / To what city is the booking for two seats?
What is the destination of the railway passengers?
In which town will the disappointed couple get off?
> {small}
In which coach is the window painted on? / What coach of the train are the two seats in?
Which carriage has no real view?
In what part of the railway vehicle are the reserved places, by number?
> {first}
Who has put curtains over the window?
By whom were curtains put over what is painted on in the train?
Who tried to hide the lack of a view? / Which railway employee is good at decoration?

The pallet for {company} stood in the rain at {city} from {weekday} to {weekday2}; the {goods} \
are fine, writes the depot, but the cardboard is now soup.
In the rain at {city}, writes the depot, the pallet for {company} stood from {weekday} to \
{weekday2}, whereby the cardboard became soup, though the {goods} are fine.
From {weekday} to {weekday2} the pallet for {company} stood at {city} in the rain: the cardboard \
is soup, the {goods}, writes the depot, are fine.
> {company}
For whom was the pallet that stood in the rain? / Whose pallet has cardboard that is now soup?
Name the consignee of the wet freight. / Which customer will receive sodden packaging?
> {city}
Where did the pallet for {company} stand in the rain? / In what city did the cardboard become soup?
Where was freight exposed to the weather? / In which town did nobody take the consignment indoors?
> {goods}
What is fine, though the cardboard is soup? / What was on the pallet that stood in the rain?
What merchandise survived the wet weather? / Contents of the sodden consignment?
> {weekday}
Since what day did the pallet stand in the rain that was there till {weekday2}?
From which day did the depot have the pallet in the rain? / When did the freight begin to get wet?
On which day did somebody forget to take the consignment indoors?

Sea freight quote, {first}: {price} a container to {city}, {soon} at sea, pirates extra, and no \
{animals} after what happened on the {ship}.
For {city} we quote {price} a container, {first}, for {soon} at sea; pirates are extra, and \
since what happened on the {ship} no {animals} go as freight.
After what happened on the {ship} no {animals} go by sea freight, {first}; otherwise the quote \
is {price} a container to {city}, {soon} at sea, pirates extra.
> {price}
What is the quote for a container to {city}?
How much is a container by sea freight, pirates extra?
What does it cost to ship a big steel box overseas?
The transport charge, please, before any surcharge?
> {soon}
How long is a container at sea to {city}? / By the freight quote to {first}, how long is it at sea?
How long does the voyage of the cargo take? / How much patience does the receiver overseas require?
> {animals}
What does not go as sea freight after what happened on the {ship}?
Which animals are out of the quote, since something happened at sea?
Which creatures does the shipper refuse to carry? / What living cargo caused an incident?
> {ship}
On which ship at sea did something happen with {animals}?
After what happened on what ship do no {animals} go as freight?
Aboard which vessel was there an incident?
Name the boat with the unfortunate story about living cargo.

Errata: on page {small} of "{book}", for "{word}" read "{word2}"; the author, {last}, has been \
told and is lying down.
The author, {last}, has been told and is lying down: by the errata, one should read "{word2}" \
for "{word}" on page {small} of "{book}".
On page {small} of "{book}", say the errata, read "{word2}" for "{word}"; {last}, the author, \
has been told and is lying down.
> {book}
Which book have the errata for page {small}?
Of what is {last} the author, who has been told and is lying down?
Which publication contains a misprint? / Name the title that will upset a sensitive writer.
> {small}
On which page should one read "{word2}"? / To what page of "{book}" do the errata belong?
Whereabouts in the publication is the misprint? / Which leaf must be corrected?
> {word}
For what on page {small} should one read "{word2}"?
What do the errata say is on page {small}, and upset the author? / What was printed by mistake?
The misprint, literally?
> {word2}
What should the author and all others read for "{word}"?
What do the errata tell us to read on page {small}? / What would have been correct?
The proper term in place of the misprint?
> {last}
Which author has been told of the errata and is lying down?
Who is the author that "{word}" in "{book}" made lie down, when told? / Who takes a misprint badly?
What is the sensitive writer's surname?

Spring list: {full}'s memoir of {stretch} as {job} has been sold to {country}, where they think \
it is a cookery book, for {amount}.
For {amount} the spring list's memoir by {full}, of {stretch} as {job}, has been sold to \
{country}, where they think it a cookery book.
{country} thinks it is a cookery book, but what has been sold there from the spring list, for \
{amount}, is the memoir of {full}, of {stretch} as {job}.
> {full}
Whose memoir has been sold as a cookery book? / Who wrote the memoir on the spring list?
Which autobiographer profits from a misunderstanding?
Name the person whose recollections found buyers abroad.
> {job}
As what did {full} spend {stretch}, by the memoir on the spring list?
Of whose work is the memoir on the spring list, that is thought a cookery book?
What occupation do the recollections describe? / How did the autobiographer earn a living?
> {country}
Where do they think the memoir is a cookery book?
To which country has the memoir on the spring list been sold?
Which foreign publishers made a mistake? / Where will readers look in vain for recipes?
> {amount}
For how much has the memoir been sold?
What did the sale bring, with the memoir sold as a cookery book? / What did foreign rights earn?
How much money comes from a misunderstanding abroad?

Dear listeners, the shipping forecast of {date} was last year's; we thank {last}, skipper of the \
{ship}, who noticed it {length} up a river.
{last}, skipper of the {ship}, noticed {length} up a river that the shipping forecast of {date} \
was last year's, for which, dear listeners, we give thanks.
The shipping forecast of {date}, dear listeners, was last year's, and the {ship} was {length} up \
a river when her skipper, {last}, noticed it; our thanks.
> {date}
Which day's shipping forecast was last year's? / When did listeners have last year's forecast?
On which day was the wrong weather broadcast?
When did the radio station make a dangerous mistake?
> {last}
Which skipper noticed that the forecast was last year's?
Whom do we thank, up a river, about the shipping forecast?
Which captain pointed out the radio's mistake? / Who was misled by old weather?
> {ship}
Which ship was {length} up a river when the forecast was noticed to be last year's?
Of what is {last} the skipper, who noticed it up a river? / Which vessel had gone astray?
Name the boat misled by the radio.
> {length}
How far up a river was the skipper?
How far was the {ship} up a river when it was noticed that the forecast was last year's?
How much off course had the captain gone inland?
What distance had the boat strayed from the coast?

Tonight after the news: {first} bakes {dish} live on air, which last time took {wait}, as you \
may remember, and two fire engines from {city}.
Live on air {first} bakes {dish} tonight after the news; last time, you may remember, it took \
{wait} and two fire engines from {city}.
After the news tonight there is {dish}, live on air, from {first}; you may remember that last \
time it took {wait} to bake, and two fire engines from {city}.
> {first}
Who bakes live on air tonight? / Who needed two fire engines last time, live on air?
Which radio cook is a danger to the studio? / Name the presenter with the oven.
> {dish}
What does {first} bake tonight? / What took two fire engines last time, live after the news?
Which recipe is on the programme this evening? / What are listeners being taught to cook?
> {wait}
How long did it take last time to bake live on air?
For how long did {first} bake last time, with fire engines?
How much broadcasting did the previous attempt fill? / Length of the earlier cookery show?
> {city}
Where did the two fire engines come from?
From which city were fire engines needed last time, live on air?
In what town is the brigade that saved the studio? / Which place sent help against the flames?

Hall 5, aisle C: the gentleman from {company} who is asleep on our massage chair has had \
{tariff} worth of vibration since {time} and may be collected by {person}.
Will {person} please collect the gentleman from {company}, asleep since {time} on our massage \
chair in hall 5, aisle C, with {tariff} worth of vibration?
On our massage chair in hall 5, aisle C, a gentleman from {company} has been asleep since \
{time}; he has had {tariff} worth of vibration, and {person} may collect him.
> {company}
Which company is the gentleman on our massage chair from?
For whom works the gentleman asleep in hall 5? / Whose representative is having a nap at the fair?
Name the employer of the tired visitor.
> {time}
Since when has the gentleman been asleep on the massage chair?
From what time on has the gentleman been in aisle C, asleep? / When did the tired visitor nod off?
Start of the nap?
> {tariff}
How much vibration has the gentleman had on the massage chair?
What is the vibration worth that the gentleman from {company} has had?
How much does the tired visitor owe the exhibitor? / What has the nap cost so far?
> {person}
Who may collect the gentleman from the massage chair?
By whom may the one asleep in hall 5 be collected? / Who is asked to take the tired visitor away?
Which colleague ought to come and wake somebody?

The gold medal of the {event} goes to {company} for the {colour} {object} that folds itself; \
{first} of the jury is still inside it.
For the {colour} {object} that folds itself, {company} gets the gold medal of the {event}, and \
{first} of the jury is still inside.
Still inside the {colour} {object} that folds itself is {first} of the jury, which gives the \
gold medal of the {event} to {company} for it.
> {company}
To whom does the gold medal of the {event} go?
Which company has made something that folds itself, for a gold medal?
Name the winner of the prize. / Which manufacturer was honoured for an invention?
> {object}
For what that folds itself is the gold medal? / In what is {first} of the jury still inside?
Which self-collapsing invention won the prize? / What is somebody trapped in?
> {first}
Who of the jury is still inside the {object}?
Who has the gold medal to give, but is still inside? / Which judge is trapped?
Who had better be freed from the prize-winning invention?
> {event}
At which event is the gold medal given to {company}?
The gold medal of what goes to something that folds itself?
Where did the invention win its prize? / What fair honours such things?

Shop stewards' minutes: management offers {percent}, we asked for {percent2}, and {person} \
suggests meeting in the {room} with the heating off until someone yields.
Management offers {percent}, and we asked for {percent2}; the shop stewards' minutes say that \
{person} suggests meeting in the {room}, heating off, until someone yields.
{person} suggests, say the shop stewards' minutes, that until someone yields we go on meeting in \
the {room} with the heating off: we asked for {percent2}, management offers {percent}.
> {percent}
How much does management offer?
What does management offer, when the shop stewards asked for {percent2}?
By how much would the employers raise our pay? / What is the bosses' position in the wage talks?
> {percent2}
What have we asked for, when management offers {percent}?
How much had the shop stewards asked management for?
What is the union's demand in the wage talks? / How large a rise do workers want?
> {person}
Who suggests meeting with the heating off?
Who in the minutes suggests the {room}, until someone yields?
Whose idea is it to freeze the negotiators?
Name the person behind the plan to make the talks uncomfortable.
> {room}
In which room should the meeting be with the heating off?
Where does {person} suggest meeting until someone yields?
Where are the wage talks to be uncomfortably cold?
What location was proposed for freezing the negotiators?

After {stretch} the {post} may at last sit down while working, the tribunal ruled on {date}; \
{company} must supply the chair, though not, alas, the back to it.
The tribunal ruled on {date} that after {stretch} the {post} may sit down at last while working, \
on a chair, alas without a back, that {company} must supply.
{company} must supply the {post}, the tribunal ruled on {date}, with a chair to sit down on at \
last, alas with no back to it, after {stretch} of working.
> {stretch}
After how long may the {post} at last sit down while working?
How long was the {post} working before the tribunal ruled on the chair?
What length of service was spent standing? / How much time went by before tired legs were relieved?
> {post}
Who may at last sit down while working?
For whom must {company} supply a chair, as the tribunal ruled?
Which employee had to stand for ages? / Whose tired legs won in court?
> {date}
When did the tribunal rule that {company} must supply a chair?
On what day was it ruled that one may sit down while working?
When did judges decide in favour of tired legs? / Date of the court's verdict about furniture?
> {company}
Who must supply the chair?
Which company did the tribunal rule against, so that someone may sit down?
Which employer lost in court? / Who has to buy furniture for a standing employee?

Your mother was moved from the {wardname} to {numbered} during the night; visiting there is from \
{time}, and please ask for Sister {last} before you go in.
During the night we moved your mother to {numbered} from the {wardname}; please ask for Sister \
{last} before you go in, and not before {time}, when visiting begins.
Visiting is from {time}, and please ask for Sister {last} before you go in: from the {wardname} \
your mother was moved during the night to {numbered}.
> {wardname}
From where was my mother moved during the night?
What did your mother leave, being moved to {numbered} in the night?
In which part of the hospital had the patient been until now? / Where was Mum's bed yesterday?
> {numbered}
Where was my mother moved during the night? / To what was your mother moved from the {wardname}?
Where do I find the patient now? / Mum's new location in the hospital?
> {time}
From when on is visiting, where my mother was moved?
At what time does visiting begin in {numbered}? / How early will relatives be admitted?
When can I see Mum?
> {last}
Which Sister should I ask for before I go in? / For whom should visiting people please ask?
Who is the nurse that relatives report to? / Name of the lady in charge at the new location?

Before your operation on {date} take no {medicine} and eat nothing after {time}; a light supper \
such as {dish} the evening before will do no harm.
Eat nothing after {time} and take no {medicine} before your operation on {date}, though a light \
supper such as {dish} will do no harm the evening before.
A light supper such as {dish} will do no harm the evening before, but eat nothing after {time}, \
and take no {medicine}, before your operation on {date}.
> {date}
When is your operation, with no {medicine} and a light supper?
For what day is the operation, with a light supper the evening before?
On which day will the surgeon see me? / When am I under the knife?
> {medicine}
What should you not take before your operation?
What may I not take, though a light supper will do no harm? / Which drug do I have to leave out?
Name the pills that are forbidden to the patient.
> {time}
After what time should you eat nothing before the operation?
Until when may I eat before my operation? / When does the patient's fast begin?
How late can I still have a last bite?
> {dish}
What light supper will do no harm before your operation?
What, for instance, may I eat the evening before, a supper that does no harm?
Which meal is suggested to the patient? / What is an example of harmless food?

Enrolment for {subject} closes on {date}; students from {country} also need a certified \
{paperwork}, which {person} in the international office can stamp.
Students from {country} also need, for enrolment in {subject} by {date}, a certified \
{paperwork}, stamped by {person} in the international office.
By {date} enrolment for {subject} closes, and {person} in the international office must have \
stamped the {paperwork} that students from {country} also need.
> {subject}
For what does enrolment with the international office close on {date}?
For enrolment in which subject do students from {country} need more papers?
Which course can I sign up for? / What degree programme is accepting names until {date}?
> {date}
When does enrolment for {subject} close for students?
By what date must enrolment be done, with the {paperwork} stamped by the international office?
What is the deadline for signing up? / Until when can one still register for the course?
> {country}
Students from which country also need the {paperwork}?
From where are the students that the international office stamps something for?
Which foreigners have extra red tape? / Whose nationals face an additional requirement?
> {paperwork}
What do students from {country} also need for enrolment?
What can {person} in the international office stamp?
Which document is required of some foreigners?
What additional red tape is there for certain applicants?
> {person}
Who in the international office can stamp the {paperwork}?
Whom should students from {country} see for a stamp? / Who certifies documents for foreigners?
Which official helps with the red tape?

I'm calling about the {product} I bought in {month}. It worked for {soon}, then the light went \
red, and now the shop in {city} says it isn't theirs.
In {month} I bought the {product} from the shop in {city} that now says it isn't theirs; it \
worked for {soon}, and then the light went red.
For {soon} the {product} that I bought in {month} worked, then the light went red, and now it \
isn't theirs, says the shop in {city}.
> {product}
What did I buy in {month} from the shop that says it isn't theirs?
What worked before the light went red? / Which purchase has broken down?
What device is the customer ringing up to complain of?
> {month}
In what month was the {product} bought from the shop?
When did I buy, from the shop in {city}, what had a light that went red?
When was the purchase made? / From which part of the year should the receipt be?
> {soon}
How long did the {product} work, before the light went red?
For what time had it worked when the light turned red?
After how much use did the device break down? / How long was the customer satisfied?
> {city}
Where is the shop that says it isn't theirs?
In which city was it that I bought the {product} whose light went red?
Where does the retailer do business who denies the purchase?
In what town is the unhelpful seller?

Agent: I can send an engineer on {date}, between {time} and {time2}, and he'll be called {last}. \
Customer: That's what the other one said in {month}.
The agent can send an engineer called {last} on {date} between {time} and {time2}; that, says \
the customer, is what the other one said in {month}.
Between {time} and {time2} on {date} the agent can send an engineer, who'll be called {last}, \
but that, the customer says, is what the other one said in {month}.
> {date}
On what day can the agent send an engineer?
When, by the word of the agent, may the customer see an engineer?
When may the repair finally be carried out? / For which day is the technician's visit promised?
> {time}
From what time on can the agent send an engineer that day, who comes by {time2}?
At what time does the customer begin to wait for the engineer?
How early might the technician be at the door? / When does the slot for the repair open?
> {time2}
By what time will the agent have let the engineer come, who may be there from {time} on?
Until when, says the agent to the customer, can the engineer come on {date}?
How late might the technician be at the door? / When does the slot for the repair shut?
> {last}
What is the engineer called whom the agent can send?
Which engineer, says the agent, is sent on {date}? / Name of the technician?
Who is coming to carry out the repair?
> {month}
When did the other one say the same, says the customer?
In which month was the customer told of an engineer by the other agent?
When was there an earlier, broken promise?
Since which part of the year has the repair been dragging on?
"""
