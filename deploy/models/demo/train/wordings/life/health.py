"""Free sentences of daily life: illness, doctors, accidents and remedies (see relations.py)."""

RELATIONS = """
{first} has been off (work|school) with {ailment} since {spoken_day} and lives on {drink}.
Since {spoken_day} {first} has been lying in bed with {ailment}, drinking nothing but {drink}.
With {ailment}, which began on {spoken_day}, {first} takes nothing but {drink}.
> {ailment}
What is wrong with {first}? / Why is {first} off? / What illness does {first} have?
What is {first} suffering from? / From what is {first} recovering? / {first}'s complaint?
Which illness is it? / What is the matter with {first}?
> {spoken_day}
Since when has {first} been ill? / When did {first}'s {ailment} begin?
On what day did {first} fall ill? / Since what day has {first} been in bed?
When did the illness start? / Since which date has {first} been poorly?
> {drink}
What does {first} drink? / What does {first} live on? / What is the only thing {first} takes?
With what does {first} fight {ailment}?
Which beverage is all that the patient swallows? / What liquid has {first} in place of food?
> {first}
Who has been ill since {spoken_day}? / Who has {ailment}? / Who has been in bed since {spoken_day}?
Who drinks nothing but {drink}?
Who is ill? / Which patient has no appetite?

Now that I have {ailment}, {doctor} recommends {remedy}, whereas my {kin} swears by {remedy2}.
{doctor} says {remedy}, my {kin} says {remedy2}, and I still have {ailment}.
For {ailment} I was told to try {remedy} by {doctor} and {remedy2} by my {kin}.
> {remedy}
What does {doctor} recommend? / What is the advice of {doctor}?
What does {doctor} think is good for me? / Which remedy does {doctor} believe in?
Which cure does the physician suggest? / What would {doctor} have me use?
> {remedy2}
What does my {kin} recommend? / What is my {kin}'s advice?
What does my {kin} think is good for me? / Which remedy does my {kin} believe in?
Which cure does my relative believe in? / What would my {kin} have me use?
> {ailment}
About what complaint did I ask {doctor}? / Against what am I to try {remedy}?
What is {remedy2} supposed to cure? / From what do I suffer that {remedy2} should cure?
What is wrong with me? / I have been asking around for a cure. Against which complaint?
> {doctor}
Who recommends {remedy}? / Which doctor did I ask about {ailment}?
Who does not agree with my {kin}?
Which physician did I consult? / Who is the professional that I asked for a cure?
> {kin}
Who recommends {remedy2}? / Who swears by {remedy2}? / Who does not agree with {doctor}?
Which relative believes in another cure? / Who in my family does not agree with {doctor}?

{first} {mishap} on {spoken_day} and now has the {bodypart} in plaster.
On {spoken_day} {first} {mishap}, and the {bodypart} has been in plaster since.
The {bodypart} is in plaster because {first} {mishap} on {spoken_day}.
> {mishap}
What did {first} do to need plaster? / What happened to {first}? / How did {first} get hurt?
What was {first}'s accident? / How did it come to the plaster?
How did the accident happen? / What did {first} do to get hurt?
> {bodypart}
What is in plaster? / What did {first} hurt? / Where is {first}'s plaster?
What part of the body did {first} injure? / What has to heal under {first}'s plaster?
Which limb was hurt? / Where on the body does {first} have a cast?
> {spoken_day}
When was {first}'s accident? / On which day did {first} get hurt?
Since when does {first} wear plaster? / When did it happen to {first}?
When was the accident? / On which date did {first} get hurt?
> {first}
Who {mishap}? / Who had an accident on {spoken_day}? / Who has plaster on the {bodypart}?
Who got hurt on {spoken_day}?
Who had an accident? / Which unlucky person wears a cast?

The {bodypart} will take {spell} to heal, says {doctor}; until then, no {hobby} for {first}.
No {hobby} for {first} until the {bodypart} has healed, which, {doctor} thinks, will take {spell}.
{doctor} has forbidden {first} any {hobby} for {spell} because of the {bodypart}.
> {spell}
How long will the {bodypart} take to heal? / For how long is {first} not allowed any {hobby}?
How long must {first} be patient? / What does {doctor} think, how long will the {bodypart} take?
How long is the recovery? / How much time must pass before {first} is fit again?
> {hobby}
What must {first} give up for now? / What is {first} not allowed to do? / What did {doctor} forbid?
Which pastime must {first} do without?
Which pastime must the patient miss? / What would {first} love to do but may not?
> {bodypart}
What does {doctor} want to see healed? / What did {first} injure?
Because of what must {first} do without {hobby}? / Where does it hurt {first}?
Which part of the patient is injured? / Where on the body does it hurt {first}?
> {doctor}
Who treats {first}? / Who forbade {hobby}? / Who looked at the {bodypart}? / {first}'s doctor?
Which physician is treating the injury? / By whom was {first} told to rest?
> {first}
Who may not go back to {hobby}? / Whose {bodypart} is hurt? / Who is {doctor}'s patient?
{doctor} allows whom no {hobby}? / Who has to rest the {bodypart} for {spell}?
Which patient must rest? / Who was told by {doctor} to miss a pastime?

Eye test on {date}: {first} needs glasses, {decimal} on the left and {decimal2} on the right.
On {date} {first}'s eyes were tested: {decimal2} for the right one, {decimal} for the left.
{first} needs {decimal} for the left eye and {decimal2} for the right, the test of {date} showed.
> {decimal}
What does {first} need on the left? / What is the value for {first}'s left eye?
How strong is the left lens of {first}? / Left eye of {first}?
What strength is the lens on the side of the heart?
I am making {first}'s spectacles. Which lens is not for the right?
> {decimal2}
What does {first} need on the right? / What is the value for {first}'s right eye?
How strong is the right lens of {first}? / Right eye of {first}?
What strength is the lens on the side away from the heart?
I am making {first}'s spectacles. Which lens is not for the left?
> {date}
When were {first}'s eyes tested? / On what day was the eye test?
From when are the values for {first}? / {first} went for an eye test on what day?
Date of {first}'s eye test?
When was the visit to the optician? / On which day did {first} have to read the small letters?
> {first}
Who needs glasses? / Whose eyes were tested on {date}? / Who has {decimal} on the left?
Whose sight is poor? / Who was at the optician's?

In the waiting room of {doctor} I sat for {spell} beside a man with {ailment} and read about \
{hobby}.
For {spell} I read about {hobby} in {doctor}'s waiting room, next to a man with {ailment}.
Next to me in {doctor}'s waiting room, for {spell}, sat a man who had {ailment}; I read about \
{hobby}.
> {spell}
How long did I wait at {doctor}'s? / How long did I sit in the waiting room?
How much time did I lose at {doctor}'s? / For how long did I read about {hobby}?
How long was it before I was called in? / How much time did I lose before {doctor} saw me?
> {ailment}
What did the man beside me have? / With what had the man come to {doctor}?
What illness sat next to me? / Why was the man in the waiting room?
Which illness did the other patient have? / What was the matter with my neighbour on the chair?
> {hobby}
What did I read about? / What was the magazine at {doctor}'s about? / With what did I pass the time?
The magazine I had for {spell} was about which hobby? / At {doctor}'s I learnt something about what?
Which pastime was the magazine about? / What did I learn about while others coughed?
> {doctor}
In whose waiting room did I sit? / Whom did I want to see? / Whose patients wait {spell}?
Which physician had I come to see? / By whom did I want to be examined?

At the {facility}, {tally} of the {count} children are down with {ailment}, so it stays shut until \
{weekday}.
Until {weekday} the {facility} is shut, {tally} of {count} children having caught {ailment}.
Of {count} children, {tally} have {ailment}: the {facility} will not open before {weekday}.
> {ailment}
What is going round at the {facility}? / What have the {tally} children got?
Why is the {facility} shut? / What illness broke out? / With what are {tally} children down?
Which illness is going round? / What is the matter with the little ones?
> {tally}
How many children of the {facility} are ill? / How many at the {facility} caught {ailment}?
Number of children with {ailment}? / How many are down with {ailment}?
How many of the little ones are ill? / Little patients: what number?
> {count}
How many children are there altogether? / How many children does the {facility} have?
Out of how many are {tally} ill? / {tally} of how many have {ailment}?
Number of children at the {facility}, sick or well?
How many little ones go there in all, healthy or ill?
What is the full number of youngsters on the register?
> {weekday}
Until when is the {facility} shut? / On which day will the {facility} open again?
When can the children go back? / When will the {facility} open?
When do they let the little ones in again?
Until which day of the week must parents keep them at home?
> {facility}
What is closed because of {ailment}? / Where has {ailment} broken out?
Which place stays shut until {weekday}?
Which institution had to close? / Where is the illness going round?

Take one tablet of {medicine} {frequency} with {drink}, never with {drink2}.
Tablets of {medicine} are to be taken {frequency}, with {drink} but on no account with {drink2}.
You should have {medicine} {frequency}, always with {drink} and on no account with {drink2}.
> {frequency}
How often do I take {medicine}? / When is {medicine} to be taken?
At what intervals is it {medicine}? / How frequently should one have a tablet of {medicine}?
How regularly do I swallow a pill? / At what intervals does the patient need another pill?
> {drink}
With what should I take {medicine}? / What do I swallow the tablets with?
Which drink goes with {medicine}? / What may I drink with {medicine}?
Which beverage do I wash the pill down with? / What liquid is good with the pill?
> {drink2}
With what must I not take {medicine}? / What does {medicine} not go with?
Which drink is forbidden with {medicine}? / What should I avoid when taking {medicine}?
Which beverage does the pill not agree with? / What must the patient avoid when swallowing the pill?
> {medicine}
Which medicine is taken {frequency}? / What must not be taken with {drink2}?
Tablets of what go with {drink}? / What does one swallow with {drink}, {frequency}?
Name of the tablets that do not go with {drink2}?
Which drug was prescribed? / What are these pills called?

{first} gives blood {frequency}, has group {code}, and is always rewarded with {meal}.
Always rewarded with {meal}, {first}, whose blood group is {code}, gives blood {frequency}.
Group {code}, donor {frequency}: that is {first}, who comes, they say, for the {meal}.
> {code}
What is {first}'s blood group? / Which group has {first}? / What group is given by {first}?
{first}'s blood: which type?
Which type of blood runs in these veins? / What letters are on {first}'s card for the nurse?
> {frequency}
How often does {first} give blood? / At what intervals is {first} a donor?
How regularly does {first} come to give blood? / {first} is at the blood bank how often?
How often does {first} earn {meal} with blood?
How regularly does the nurse draw half a litre?
At what intervals does {first} roll up a sleeve for the sick?
> {meal}
What does {first} get for giving blood? / What is the reward for giving blood?
What do they feed {first} afterwards? / For which dish does {first} come?
Which dish is the attraction? / What does the nurse serve {first} when it is over?
> {first}
Who gives blood? / Who has group {code}? / Which donor comes {frequency}?
Who gets {meal} for blood?
Who lets the nurse draw half a litre? / Which good soul rolls up a sleeve and is fed for it?

They kept {first} in the {facility} for {spell}, first for {ailment} and then for {ailment2}.
For {spell} {first} lay in the {facility}: {ailment} at first, and on top of it {ailment2}.
{first}, taken to the {facility} with {ailment}, caught {ailment2} there and came out after {spell}.
> {ailment}
With what was {first} taken to the {facility}? / What did {first} have at first?
What came before {ailment2}? / What was the original complaint of {first}?
Which illness was the reason for bringing the patient in?
What was {first} suffering from on arrival?
> {ailment2}
What did {first} catch in the {facility}? / What came on top of {ailment}?
What did {first} have afterwards? / Second illness of {first}?
Which second illness did the patient pick up? / What else made {first} suffer, after arriving?
> {spell}
How long was {first} in the {facility}? / After how long did {first} come out?
For how long did they keep {first}? / {first}'s stay in the {facility}: how long?
{ailment} and {ailment2} took how long?
How long was the patient's stay? / How much time passed before {first} was allowed home?
> {facility}
Where was {first} treated? / Where did {first} lie? / Where did {first} catch {ailment2}?
{first} spent {spell} where? / In what place did {first} lie ill for {spell}?
Where was the patient looked after? / Which institution was {first} brought to?

Since {date} {first} has walked {count} steps a day and lost {weight}, mostly round the waist.
{first} has lost {weight} since {date} by walking {count} steps every day.
By walking {count} steps a day, {first}, since {date}, has got rid of {weight}.
> {weight}
How much has {first} lost? / What did the walking do for {first}, how much less?
By how much is {first} lighter? / {first}'s loss?
How much slimmer has somebody become? / What difference do {first}'s scales show?
> {count}
How many steps does {first} walk? / How far, in steps, does {first} go each day?
How many steps a day made {first} lighter? / Number of steps {first} walks?
How far does somebody go on foot, counted in paces? / Paces that {first} does from morning to night?
> {date}
Since when has {first} been walking? / When did {first} begin?
From what day on did {first} lose weight? / {first}'s walks began on what day?
{count} steps a day since when?
When did the new routine start? / On which day did {first} begin to get slimmer?
> {first}
Who walks {count} steps? / Who lost {weight}? / Who is getting thinner?
Who has become slimmer? / Whose new routine shows on the scales?

A tooth of {first}'s came out in the {cake} at the {party}: the {calling} had to look for it.
At the {party} {first} lost a tooth in the {cake}, and it was for the {calling} to look for it.
The {calling} had to look for the tooth that {first} had lost in the {cake} at the {party}.
> {cake}
In what did {first} lose a tooth? / Where was {first}'s tooth? / What did {first} bite into?
What had to be searched for the tooth?
Which sweet thing did the guest bite into? / What food had something from {first}'s mouth in it?
> {calling}
Who had to look for the tooth? / Who searched the {cake}?
Whose task was it to find {first}'s tooth?
What does the person who searched the crumbs do for a living?
Which profession had to help {first} by searching the crumbs?
> {first}
Who lost a tooth? / Whose tooth was in the {cake}? / For whom did the {calling} search?
Who has a gap in the mouth? / Which guest bit too hard?
> {party}
On what occasion was the tooth lost? / Where did {first} lose the tooth?
During which event did it happen? / {first}'s tooth was lost at which celebration?
The {calling} had to look for a tooth at what event?
On what occasion did a guest bite too hard?
Which celebration did {first} leave with a gap in the mouth?

{doctor} has moved from {street} to {street2}, {spell} ago already, so do not go to the old surgery.
The surgery of {doctor}, formerly on {street}, has been on {street2} for {spell}.
For {spell} {doctor} has had the surgery on {street2} and no longer on {street}.
> {street2}
Where is {doctor}'s surgery now? / On which street do I find {doctor}?
To which street did {doctor} move? / Where do I go if I want to see {doctor}?
Where does the physician work these days?
Which road must {doctor}'s patients go to if they are ill?
> {street}
Where was {doctor}'s surgery before? / On which street is the old surgery?
Which street did {doctor} leave? / From which street did {doctor} move?
Where did the physician work before? / Which road was {doctor}'s address in the past?
> {spell}
How long ago did {doctor} move? / How long has {doctor} been on {street2}?
For what time has the old surgery been empty? / {doctor} left {street} how long ago?
Time since {doctor}'s move to {street2}?
How long has the new address been in use?
How much time have {doctor}'s patients had to get used to the new address?
> {doctor}
Who moved to {street2}? / Whose surgery was on {street}? / Which doctor is on {street2}?
Which physician has a new address? / Whose patients must take care not to go to the wrong place?

The midwife, {full}, weighed the boy: {weight}, {length} long, and the same {bodypart} as my {kin}.
The midwife, {full}, noted {weight}, {length} and, for the boy, my {kin}'s {bodypart}.
According to {full}, the midwife, the boy has {weight}, {length} and my {kin}'s {bodypart}.
> {weight}
How heavy was the boy? / What did the newborn weigh? / What did {full} read from the scales?
Weight of the boy?
How heavy was the newborn? / What did the scales show at the birth?
> {length}
How long was the boy? / What did the newborn measure? / How tall is the baby? / Length of the boy?
How tall was the newborn? / What did the tape measure show at the birth?
> {full}
Who was the midwife? / Who weighed the boy? / What is the midwife called? / Who helped at the birth?
Who put the newborn on the scales?
> {bodypart}
What does the boy have from my {kin}? / In what is the boy like my {kin}?
Which part of the boy is like my {kin}'s?
Which feature makes the newborn look like a relative?
In what part does the baby take after my {kin}?
> {kin}
Whom does the boy resemble? / From whom does he have his {bodypart}?
Whose {bodypart} has the boy inherited? / The {bodypart} of the boy is like that of which relative?
My what has the same {bodypart} as the boy?
Which relative of mine does the newborn take after? / Who in the family looks a bit like the baby?

Emergency? Ring {phone}; the first-aid box is {spot}, and {first} knows how to use it.
The first-aid box is {spot}; {first} can use it; and in an emergency the number is {phone}.
{first} is trained in first aid; the box is {spot} and the emergency number {phone}.
> {phone}
What number do I ring in an emergency? / There has been an accident. What do I dial?
Under what number is help to be had? / Emergency number?
What do I dial if there is an accident? / How do I call for help?
> {spot}
Where is the first-aid box? / Somebody is bleeding. Where are the bandages?
In what place do we keep the first-aid box? / Where do I find a plaster?
Where are the bandages? / In what place are things kept for treating a wound?
> {first}
Who knows first aid? / Who can use the box? / Whom do I call if somebody is hurt, beside {phone}?
Which of us is trained?
Who can bandage a wound? / Somebody is bleeding. Whom should I fetch?

{first} paid {price} for {tally} sessions of {remedy}, and still has {ailment}.
It cost {first} {price} to have {remedy} {tally} times, all because of {ailment}.
Against {ailment}, {first} had {remedy} {tally} times, for {price} altogether.
> {price}
What did the sessions of {remedy} cost? / How much did {first} pay?
What did {first} spend on {remedy}? / How dear was it to treat {first}'s {ailment}?
What was the patient's bill? / How much money did {first} spend on the treatment?
> {tally}
How many sessions did {first} have? / How often did {first} have {remedy}?
Number of sessions {first} had? / How many times was {ailment} treated with {remedy}?
How many appointments did the patient have? / How often did {first} go to be treated?
> {remedy}
What did {first} try? / For what did {first} pay {price}? / With what was {ailment} treated?
What was {first}'s treatment?
Which treatment did the patient try? / What did {first} hope would be a cure?
> {ailment}
What does {first} have? / Against what did {first} have {remedy}? / For which illness was {remedy}?
What was to be cured by {remedy}?
Which illness did the patient hope to be rid of?
What was the matter with {first}, that a cure was needed?
"""
