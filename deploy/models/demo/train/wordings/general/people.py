"""Free sentences: people, school, medicine and birthdays (see relations.py)."""

RELATIONS = """
{full} was born in {city} in {year}. / In {year}, {full} was born in {city}.
{city} is where {full} was born in {year}. / Born in {city} in {year}, {full} grew up poor.
> {year}
When was {full} born? / In which year was {full} born? / What is the birth year of {full}?
What year did {full} come into the world?
How far back does {full}'s life begin? / What date would {full}'s cradle bear?
> {city}
Where was {full} born? / In which city was {full} born? / What is the birthplace of {full}?
From where does {full} come?
Where did {full}'s life begin? / Which town was the cradle in?
> {full}
Who was born in {city}? / Who was born in {year}? / Which person comes from {city}?
Whose birthplace is {city}?
Who is a native of {city}? / Whose life began there in {year}?

{full} (teaches|taught|lectures on) {subject} at the {facility}.
{subject} at the {facility} is taught by {full}. / At the {facility}, {full} teaches {subject}.
> {subject}
What does {full} teach? / Which subject does {full} teach? / What is taught by {full}?
What can one learn from {full}?
What do {full}'s students learn about? / In which field is the teacher an expert?
> {full}
Who teaches {subject}? / Who teaches at the {facility}? / By whom is {subject} taught?
Who gives the lessons in {subject}?
Whose courses on {subject} can I go to? / Name the expert who gives courses at the {facility}.
> {facility}
Where does {full} teach? / Where is {subject} taught? / At which place does {full} teach {subject}?
Where does {full} give lessons?
Where is {full} on the staff? / Which institution should I go to for courses in {subject}?

The class of {doctor} meets in room {number} on {weekday}.
On {weekday}, {doctor} teaches in room {number}. / {doctor} will be in room {number} on {weekday}.
> room {number}
Where does {doctor} teach on {weekday}? / Where is {doctor} on {weekday}?
Where does the class of {doctor} meet? / Where can I find {doctor}?
Where should {doctor}'s students go that {weekday}? / What is the place for the lesson?
> {number}
In which room does {doctor} teach? / Which room is {doctor} in on {weekday}?
What is the room number of {doctor}'s class?
What is on the door behind which {doctor} gives lessons?
Which number should the students look for?
> {weekday}
On which day does {doctor} teach? / When does the class of {doctor} meet?
On what day is room {number} used by {doctor}?
When do {doctor}'s students have their lesson?
I am one of {doctor}'s students: what part of the week should I keep free?
> {doctor}
Who teaches in room {number}? / Whose class meets in room {number}?
Who is in room {number} on {weekday}?
Who gives a lesson that {weekday}? / Which lecturer's students go to {number}?

{first} got {small} points in the {subject} (exam|test).
In the {subject} test, {first} reached {small} points.
The {subject} test brought {first} {small} points.
> {small}
How many points did {first} get in {subject}? / What was {first}'s result in {subject}?
How did {first} do in the {subject} test? / How many points did the {subject} test bring {first}?
What mark did {first} get? / {first}'s result?
> {subject}
In which subject did {first} get {small} points? / Which test did {first} take?
In what was {first} tested?
What was the paper that {first} sat about? / Which field was the pupil examined in?
> {first}
Who got {small} points? / Who took the {subject} test? / Whose result in {subject} was {small}?
Which pupil sat the paper in {subject}? / Who had a result of {small}?

The {subject} exam (starts|begins) at {time} in the {room}.
Come to the {room} at {time} for the {subject} exam.
At {time} the {subject} exam begins in the {room}.
> {time}
When does the {subject} exam (start|begin)? / At what time is the {subject} exam?
What time should I come for the {subject} exam? / {subject} exam: when?
When may the {subject} candidates turn over their papers?
At what hour must we be seated with our pens?
> {room}
Where is the {subject} exam? / In which room is the {subject} exam?
Where do I go for the {subject} exam? / Which room was chosen for the {subject} exam?
Where do the {subject} candidates sit? / Which place must we go to with our pens?
> {subject}
Which exam is in the {room}? / Which exam starts at {time}? / What will be examined in the {room}?
What field are the candidates asked about? / In what will our knowledge be tried at {time}?

{doctor} prescribed {medicine} for {full}, twice a day.
{full} has to take {medicine}, says {doctor}. / On the advice of {doctor}, {full} takes {medicine}.
The medicine that {doctor} gave {full} is {medicine}.
> {medicine}
What did {doctor} prescribe for {full}? / Which medicine does {full} take?
What has {full} to take? / What medicine was given to {full}? / What should {full} take?
What is the chemist asked to hand {full}? / Which drug is the patient on?
> {doctor}
Who prescribed {medicine}? / Which doctor treats {full}? / Who gave {full} the medicine?
On whose advice does {full} take {medicine}?
Who put {full} on {medicine}? / Which physician is treating the patient?
> {full}
Who takes {medicine}? / Who has to take {medicine}? / For whom did {doctor} prescribe {medicine}?
Which patient gets {medicine}?
Who is on {medicine}? / Name the patient that the physician is treating.

The dose of {medicine} (is|was set to|should be) {weight}. / Patients get {weight} of {medicine}.
Give no more than {weight} of {medicine}.
> {weight}
What is the dose of {medicine}? / How much {medicine} (do patients get|should I give|is allowed)?
What amount of {medicine} is right?
How much {medicine} should the nurse measure out?
{medicine}: what quantity may a sick person swallow?
> {medicine}
Of which medicine do patients get {weight}? / Which drug has a dose of {weight}?
Which drug does the nurse measure out {weight} of? / What are the sick being treated with?

{full} is allergic to {ingredient}. / {ingredient} makes {full} ill.
Never give {full} anything with {ingredient}.
Because of an allergy, {full} must avoid {ingredient}. / {full} cannot stand {ingredient}.
> {ingredient}
What is {full} allergic to? / What must {full} avoid? / What makes {full} ill?
Which food is bad for {full}? / What should {full} not eat?
What would be dangerous for {full} to eat?
We have {full} at our table tonight: what should we leave out of the cooking?
> {full}
Who is allergic to {ingredient}? / Who must avoid {ingredient}? / Whom does {ingredient} make ill?
Who should not eat {ingredient}?
Who gets sick from {ingredient}? / Which guest must the cook be careful with?

Patient {number} (lies|is|was taken) in ward {small}. / Ward {small} took in patient {number}.
In ward {small} you find patient {number}.
> {small}
In which ward is patient {number}? / Where is patient {number}?
Which ward took in patient {number}? / What ward was patient {number} taken to?
Which part of the hospital is case {number} in? / Where in the hospital is the sick person's bed?
> {number}
Which patient is in ward {small}? / Who lies in ward {small}?
What is the number of the patient in ward {small}?
Which sick person has a bed in {small}?
What does the hospital put in place of the sick person's name?

The appointment with {doctor} is on {date} at {time}. / {doctor} can see you on {date} at {time}.
Be at the practice of {doctor} on {date} at {time}.
> {time}
At what time is the appointment with {doctor}? / What time can {doctor} see me?
At what hour do I have to be at {doctor}'s? / On {date}, when can {doctor} see me?
At what hour does {doctor} expect me?
When by the clock should I be in the physician's waiting room?
> {date}
On which day is the appointment with {doctor}? / On what date can {doctor} see me?
Which day was fixed with {doctor}? / What is the date of the appointment with {doctor}?
On what day does {doctor} expect me? / Which day in my diary must I keep for the physician?
> {doctor}
With whom is the appointment on {date}? / Which doctor can see me on {date}?
Who expects me at {time}? / Which doctor do I see at {time}?
Who expects me at {time} on {date}? / Which physician has a slot for me?

{full} speaks {subject} and plays the {instrument}.
The {instrument} is what {full} plays, and {subject} is what {full} studied.
> {instrument}
Which instrument does {full} play? / What does {full} play? / What can {full} play?
What does {full} make music on?
Which sounds would one hear from this person's flat in the evening?
> {full}
Who plays the {instrument}? / Who can play the {instrument}? / Who is good at the {instrument}?
Which person knows {subject}?
Who makes music on the {instrument}? / Name the person with the musical gift.

{full} (works|worked) as a {job} in {city}. / In {city}, {full} made a living as a {job}.
{city} employs {full} as a {job}. / A {job} in {city}: that is what {full} became.
> {job}
What (is|was) the (job|profession|occupation) of {full}?
What does {full} do (in {city}|for a living|)? / As what did {full} work? / What did {full} become?
How does {full} earn money? / What trade is mentioned?
> {city}
Where does {full} work? / In which city did {full} work? / Where did {full} make a living?
Which city employs {full}?
Where does {full} earn money? / In what town does the {job} have a post?
> {full}
Who works as a {job}? / Who was a {job} in {city}? / Which person became a {job}?
Who works in {city}?
Who earns money as a {job}? / Which person has that trade?

{first} is {length} tall and weighs {weight}.
With {length} and {weight}, {first} is right for the team.
{first} measures {length} and brings {weight} to the scales.
> {length}
How tall is {first}? / What is {first}'s height? / How much does {first} measure?
How big is {first}?
How far up the door frame does this person go?
> {weight}
How heavy is {first}? / What does {first} weigh? / What is {first}'s weight?
How much does {first} weigh?
How many kilos or pounds does this person have?

{full} was (awarded|given|sent) a {object} for {duration} of service.
For {duration} of service, {full} received a {object}.
A {object} was {full}'s reward for {duration} of service.
> {duration}
How long did {full} serve? / For how much service was {full} rewarded?
How long was the service of {full}? / How much time did {full} serve?
How long had {full} worked there? / What length of loyal work was being honoured?
> {object}
What did {full} (receive|get)? / What was the reward of {full}?
What was {full} given for the service? / Which thing did {full} get?
What present did {full} have for such loyal work? / Which gift marked the jubilee?
> {full}
Who (received|got) a {object}? / Who served for {duration}? / Whose reward was a {object}?
To whom was a {object} given?
Who was thanked for {duration} of loyal work? / Whose jubilee was marked with a present?

My (cousin|neighbour|colleague|friend) {first} turned {small} in {city}.
{first} celebrated the birthday with the number {small} in {city}.
In {city}, {first} turned {small}.
> {small}
How old did {first} turn? / What age is {first}? / How old is {first}?
Which birthday did {first} celebrate?
What age has {first} reached? / How many candles were on the cake?
> {city}
Where did {first} (celebrate|turn {small})? / In which city was {first}'s birthday?
Where was {first} on that birthday?
Where was {first}'s party? / What town was the cake with the candles in?
> {first}
Who turned {small}? / Who celebrated in {city}? / Who is {small} years old?
Whose birthday was in {city}?
Who had a cake with {small} candles? / Tell me whose party it was in {city}.

{first} was late because the {animal} had eaten {first}'s {object}.
The {animal} ate {first}'s {object}, so {first} came late.
{first} came late: a {animal} had eaten the {object}.
> {animal}
Which animal ate the {object}? / What ate {first}'s {object}?
Why was {first} late, what animal was it? / Who ate {first}'s {object}?
Which creature made a meal of {first}'s property? / What greedy beast was to blame for the delay?
> {object}
What did the {animal} eat? / Which thing of {first}'s was eaten?
What did {first} lose to the {animal}? / What was eaten?
What ended up in the {animal}'s stomach? / Which of {first}'s belongings did the beast swallow?
> {first}
Whose {object} was eaten? / Who was late? / Who came late because of a {animal}?
Who lost a {object} to the {animal}?
Who was not on time? / Whose belongings ended up in the beast's stomach?

The new (neighbour|tenant|pupil|colleague) is called {full} and comes from {country}.
{full} from {country} is new here. / From {country} comes {full}, who is new here.
> {full}
Who is new here? / What is the name of the new one from {country}? / Who comes from {country}?
Which new person came from {country}?
Who has just joined us? / Introduce the newcomer to me.
> {country}
From which country does {full} come? / Where is {full} from? / What country is {full} from?
Which country did {full} come from?
What is {full}'s homeland? / Which nation does the newcomer belong to?

{full} owes {first} {price} and a {object}.
{first} is still waiting for {price} and a {object} from {full}.
{price} and a {object} are what {full} owes {first}.
> {price}
How much (money|) does {full} owe {first}? / What sum is {first} waiting for?
How much money is {first} waiting for? / How high is {full}'s debt?
What sum does {first} want back? / cash that the debtor must pay?
> {object}
What thing does {full} owe {first}? / Besides money, what does {full} owe?
Which thing is {first} waiting for?
Besides cash, what does {first} want back? / Which item must the debtor hand over?
> {full}
Who owes {first} money? / From whom is {first} waiting for {price}? / Who has debts with {first}?
Who owes a {object}?
Who is in {first}'s debt? / Which person ought to pay {price} back?

{first} dreamt of a {colour} {animal} that (sang|danced|spoke|flew).
In the dream of {first} there was a {colour} {animal}.
A {colour} {animal} came to {first} in a dream.
> {colour}
What colour was the {animal} in {first}'s dream? / Which colour had the {animal}?
What color was the animal that {first} dreamt of?
What shade was the creature that {first} imagined while asleep? / Which hue did the sleeper see?
> {animal}
What did {first} dream of? / Which animal came to {first} in a dream?
What animal was in {first}'s dream? / What kind of animal was {colour}?
What creature did {first} imagine while asleep? / Which beast did the sleeper see?
> {first}
Who dreamt of a {animal}? / In whose dream was a {colour} {animal}? / To whom did the {animal} come?
Who saw a {colour} {animal}?
Who imagined a strange creature at night? / Which sleeper saw the {animal}?

{full} (voted for|supports|believes in|argues for) {project}, but {full2} is against it.
{full2} is against {project}, while {full} is for it.
For {project} speaks {full}, against it {full2}.
> {full2}
Who is against {project}? / Who opposes {project}? / Which person does not want {project}?
Who disagrees with {full}?
Who is the opponent of {project}? / Which person would say no to the plan?
> {full}
Who is for {project}? / Who supports {project}? / Who wants {project}?
Who is in favour of {project}?
Who is the champion of {project}? / Name the person who would say yes to the plan.
> {project}
What does {full} support? / What is {full2} against? / Which project is {full} for?
What do {full} and {full2} disagree about?
What are {full} and {full2} quarrelling about? / Which plan divides the two of them?

The barber (on|of|in) {street} is {full}, and a haircut costs {price}.
{full}, the barber on {street}, takes {price} for a haircut.
> {price}
What does a haircut on {street} cost? / How much does {full} take for a haircut?
How much is a haircut? / What do I pay the barber on {street}?
What do I pay to have my locks trimmed? / How much will a short back and sides set me back?
> {full}
Who is the barber on {street}? / What is the name of the barber? / Who cuts hair on {street}?
Who takes {price} for a haircut?
Who could trim my locks? / I look like a wild man: what hairdresser is there on {street}?
> {street}
On which street is the barber? / Where does {full} cut hair?
Where can I get a haircut for {price}? / In which street is {full}'s shop?
Where could I have my locks trimmed? / Which road is the hairdresser in?
"""
