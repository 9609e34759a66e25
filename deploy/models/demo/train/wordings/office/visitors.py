"""What guests, patients and tenants may, must and get, in short sentences (see relations.py)."""

RELATIONS = """
= ticketdeal: if you wear a moustache | for pairs of twins | to anyone called Otto | on your \
name day | if you bring a cushion | for shift workers | before the third bell | if you whistle \
the overture | for left-handers
The puppet theatre in {city} gives half-price tickets {ticketdeal}.
Half-price tickets are given {ticketdeal} at the puppet theatre in {city}.
At the puppet theatre in {city} there are half-price tickets {ticketdeal}.
> {ticketdeal}
On what condition does the puppet theatre give half-price tickets?
To whom or when are half-price tickets given at the puppet theatre?
How could I save money on a show with marionettes?
What earns one a fifty per cent discount there?
> {city}
In what town does the puppet theatre give half-price tickets {ticketdeal}?
Where are there half-price tickets {ticketdeal} at a puppet theatre?
Where are marionettes to be seen for little money?
Which place has a stage for marionettes and an odd discount?

= dressingroom: a stuffed parrot | a stove with a pan of soup | a pile of love letters | a heap \
of left shoes | a broken harp | a camp bed | an aquarium | a wall of racehorse pictures
In dressing room {small} of the opera, shared by {first} and the tenor, there is {dressingroom}.
There is {dressingroom} in dressing room {small} of the opera, which {first} shares with the tenor.
{first} and the tenor share dressing room {small} of the opera, where there is {dressingroom}.
> {dressingroom}
What is there in dressing room {small} of the opera?
What is in the dressing room that {first} shares with the tenor?
Which odd thing would I see backstage while the singers change?
What surprises someone who looks in on the singers?
> {first}
Who shares dressing room {small} of the opera?
With whom does the tenor share a dressing room at the opera? / Who changes next to a singer?
Who has a singing companion backstage?
> {small}
What is the number of the dressing room at the opera that {first} shares with the tenor?
In which dressing room of the opera is there {dressingroom}?
At which door backstage must I knock to find the singer?
Which number is on the door behind which singers change?

= theatrecough: unwrap sweets | come in late | eat pickled onions | fan themselves | cough in \
the adagio | wear tall hats | tap their feet | snore | film the finale
The usher {full} throws out people who {theatrecough} at the {event}.
People who {theatrecough} at the {event} are thrown out by the usher {full}.
At the {event} the usher {full} throws out people who {theatrecough}.
> {theatrecough}
What do the people do whom the usher throws out at the {event}?
For doing what are people thrown out by the usher {full}?
What misbehaviour is not tolerated among the listeners?
How could I get myself removed from the audience?
> {full}
Which usher throws out people who {theatrecough}?
Who, an usher at the {event}, throws people out? / Who keeps order among the listeners?
Who removes the badly behaved from the audience?
> {event}
At which event does the usher throw out people who {theatrecough}?
At what are people thrown out by the usher {full}? / Where should one not {theatrecough}?
What occasion has a strict person at the door?

= stolenitem: a bronze otter | twelve garden gnomes | a wheel of Parmesan | the vicar's bicycle \
| a stuffed pike | a crate of tulips | the church weathercock | a phone box | a prize marrow
Police in {city} are looking for {stolenitem}, missing since {date}.
{stolenitem}, missing since {date}, is what the police in {city} are looking for.
Missing since {date} and looked for by the police in {city}: {stolenitem}.
> {stolenitem}
What are police in {city} looking for, missing since {date}?
What has been missing since {date}, so that the police look for it?
Which stolen property is the subject of a hunt? / What did the thieves take?
> {date}
Since when has {stolenitem} been missing that the police are looking for?
Since which date are police in {city} looking for something missing? / When did the thieves strike?
On which day was {stolenitem} stolen?
> {city}
In which town are the police looking for {stolenitem}?
Where do police look for something missing since {date}? / In what place did thieves strike?
Where were the detectives called in about {stolenitem}?

= suspectlook: a limp and a monocle | a parrot on one arm | orange dungarees | a scar like a \
comma | very small feet | a bandaged ear | a beard dyed green | a false Scottish accent | gold \
front teeth
According to {full}, the burglar seen on {street} had {suspectlook}.
The burglar seen on {street}, according to {full}, had {suspectlook}.
{suspectlook}: that, according to {full}, is what the burglar seen on {street} had.
> {suspectlook}
What did the burglar seen on {street} have, according to {full}?
What had the burglar, according to {full}, who was seen on {street}?
How would one recognise the intruder? / Which feature should detectives watch for?
> {full}
According to whom did the burglar seen on {street} have {suspectlook}?
Who has seen the burglar who, according to this witness, had {suspectlook}?
Which witness described the intruder? / Who noticed that the thief had {suspectlook}?
> {street}
On what street was the burglar seen?
Where, according to {full}, was a burglar seen who had {suspectlook}?
In which road was a thief about? / Where did the witness notice the intruder?

= policeadvice: bolt the larder | leave a radio on | mark our bicycles | trim the hedge | get a \
noisy goose | hide the ladder | stop boasting about holidays | fit a lamp by the gate | write \
down number plates
Constable {last} came round on {weekday} and advised us to {policeadvice}.
We were advised by Constable {last}, who came round on {weekday}, to {policeadvice}.
On {weekday} Constable {last} came round, advising us to {policeadvice}.
> {policeadvice}
What was it that Constable {last} advised when the officer came round on {weekday}?
What were we advised to do by the Constable who came round?
How are we to protect ourselves from thieves? / What did the officer recommend against crime?
> {last}
Which Constable advised us to {policeadvice}? / Who came round on {weekday} and advised us?
What is the officer called who dropped by? / Who gave us tips against crime?
> {weekday}
On which day was it that a Constable came and advised us to {policeadvice}?
When were we advised to {policeadvice} by Constable {last}? / When did the officer drop by?
What day did we have a talk about crime?

= alibi: at choir practice | in the sauna | up a lighthouse | stuck in a lift | at a hedgehog \
lecture | baking baklava | on the night ferry | under anaesthetic | at the wax museum
When the kiosk in {city} was robbed, {first} told the police, {first}'s cousin was {alibi}.
{first} told the police about the cousin, who was {alibi} when the kiosk in {city} was robbed.
The kiosk in {city} was robbed while {first}'s cousin, the police were told, was {alibi}.
> {alibi}
Where was the cousin when the kiosk in {city} was robbed?
What was {first}'s cousin doing, as police were told, when the kiosk was robbed?
What alibi does the suspect's relative have?
What was the suspect supposedly up to at the hour of the crime?
> {city}
In which town was the kiosk robbed while the cousin was {alibi}?
Where was the kiosk that was robbed? / Where did the crime happen?
In what place does the newspaper seller have an empty till?

= bathhours: mothers with babies | divers in training | people over seventy | lane swimmers | \
rowers who have capsized | members in old costumes | patients with bad hips | the water polo girls
On {weekday} mornings the municipal pool in {city} is reserved for {bathhours}.
The municipal pool in {city} is reserved for {bathhours} on {weekday} mornings.
For {bathhours} the municipal pool in {city} is reserved on {weekday} mornings.
> {bathhours}
For whom is the municipal pool in {city} reserved on {weekday} mornings?
Who has the municipal pool reserved? / Which group has the baths to itself early in the day?
Who alone may swim there at that hour?
> {weekday}
On which mornings is the municipal pool reserved for {bathhours}?
When is the pool in {city} reserved for {bathhours}?
On what day should the general public not try to swim before noon?
When in the week do {bathhours} have the baths to themselves?
> {city}
In which town is the municipal pool reserved for {bathhours}?
Where is the municipal pool that is reserved on {weekday} mornings?
In what place do {bathhours} have the baths to themselves?
Where would the public be kept from swimming?

= ovenmissing: a proper bread knife | any form of shade | a corkscrew | enough blankets | a plug \
adapter | hot water after eight | hooks for towels | a lamp to read by | somewhere to sit outside
The one thing we missed in the holiday flat in {city} was {ovenmissing}, as I told the host \
{first}.
As I told {first}, the host of the holiday flat in {city}, the one thing we missed was \
{ovenmissing}.
{ovenmissing} was the one thing we missed in the holiday flat in {city}, as I told the host \
{first}.
> {ovenmissing}
What was the one thing we missed in the holiday flat?
What did I tell the host that we missed in {city}?
What was my only complaint about our accommodation? / What would have made our stay perfect?
> {first}
Which host did I tell about the one thing we missed?
Who was told, as the host of the holiday flat, what we missed?
Who received my complaint about the accommodation? / Who let us the rooms for our stay?
> {city}
In what town is the holiday flat where we missed {ovenmissing}?
Where was the holiday flat with the host {first}? / Where did we spend our vacation?
In what place would our stay have been perfect but for {ovenmissing}?

= clubapology: the minutes were lost | he had mistaken me for my brother | the microphone had \
been on | the trophy was engraved wrongly | my membership had been cancelled | the soup was cold \
| nobody had met my train | my speech was cut short
The chairman of {society} wrote on {date} to apologise that {clubapology}.
On {date} the chairman of {society} wrote to apologise that {clubapology}.
In a letter written on {date}, the chairman of {society} wrote to apologise that {clubapology}.
> {clubapology}
For what did the chairman of {society} apologise when he wrote on {date}?
What was it that the chairman wrote to apologise about? / What embarrassed the head of the club?
Which slip does the president say sorry for?
> {date}
On which date was the letter in which the chairman wrote to apologise?
When was it that the chairman of {society} wrote to apologise? / When did the president say sorry?
On what day did the head of the club admit the slip?

= lockerrule: a pound coin | your own padlock | the desk clerk's help | a four-digit code | a \
wristband with a chip | a token from the machine | a firm kick | two hands and patience
To lock the lockers at the station in {city} you need {lockerrule}, and they are emptied every \
{weekday}.
You need {lockerrule} for the lockers at the station in {city}, which are emptied every {weekday}.
The lockers at the station in {city}, emptied every {weekday}, need {lockerrule} to lock.
> {lockerrule}
What do you need for the lockers at the station in {city}?
What is needed to lock the lockers at the station?
What does a traveller require to leave a suitcase safely? / With what does one secure left luggage?
> {weekday}
On which day are the lockers at the station emptied?
Every what day are the station lockers in {city} emptied? / When is forgotten luggage cleared away?
By what day of the week should travellers have taken back their suitcases?
> {city}
In which town are the station lockers emptied every {weekday}?
At the station of which place do you need {lockerrule} for the lockers?
Where could a traveller leave a suitcase with {lockerrule}?
In what place is left luggage cleared away every {weekday}?

= quietcause: a baby was asleep | exams were on | the owner was in mourning | a radio play was \
being recorded | a hen was hatching | the wall was so thin | the judge was thinking | the guests \
had toothache
We had to whisper over breakfast in the {room} of the {inn} because {quietcause}.
Because {quietcause}, we had to whisper over breakfast in the {room} of the {inn}.
At the {inn}, as {quietcause}, we had to whisper over breakfast in the {room}.
> {quietcause}
Why did we have to whisper over breakfast in the {room}?
What was the reason that we had to whisper over breakfast at the {inn}, in the {room}?
What made it necessary for us to keep our voices down?
For what reason was loud talk unwelcome where we stayed?
> {room}
In which room of the {inn} did we have to whisper over breakfast?
In what part of the {inn} was it, as {quietcause}, that we had to whisper over breakfast in a room?
Where indoors was loud talk unwelcome? / In what part of the house did we keep our voices down?
> {inn}
At which place did we have to whisper over breakfast in the {room} because {quietcause}?
Where did our breakfast in the {room} make us whisper?
Which lodgings made us keep our voices down? / Where did we stay when loud talk was unwelcome?

= refundexcuse: the offer had expired | the box had been opened | it was a gift | the shop had \
changed hands | hygiene rules forbade it | the colour had faded | the label was torn | it was \
bought on a holiday
{first} got no refund for the {object} at the {premises}, on the ground that {refundexcuse}.
The {premises} gave {first} no refund for the {object}, on the ground that {refundexcuse}.
On the ground that {refundexcuse}, the {premises} gave {first} no refund for the {object}.
> {refundexcuse}
On what ground did {first} get no refund for the {object}?
On what ground was no refund given by the {premises}?
What argument did the shopkeeper use against the dissatisfied buyer?
Why did the customer not see the money again?
> {object}
For what did the {premises} give {first} no refund on the ground that {refundexcuse}?
What object was it for which there was no refund, on the ground that {refundexcuse}?
Which purchase was the customer unhappy with? / What did the buyer carry back to the shopkeeper?
> {premises}
Where did {first} get no refund, on the ground that {refundexcuse}?
Who gave no refund for the {object}, on the ground that {refundexcuse}?
Which business turned the dissatisfied customer away? / Where had the purchase been made?

= queuepastime: knits socks | learns Hungarian verbs | solves a crossword | does calf stretches \
| hums hymns | counts the ceiling tiles | sketches the clerks | peels an orange | reads the fire \
drill
{first} always {queuepastime} in the queue at the passport office in {city}.
In the queue at the passport office in {city}, {first} always {queuepastime}.
At the passport office in {city}, {first}, when in the queue, always {queuepastime}.
> {queuepastime}
What does {first} always do in the queue at the passport office?
What is it that {first} in the passport office queue always does?
How does somebody kill time in the line for travel documents?
With what does the person pass the wait until called?
> {first}
Who always {queuepastime} in the queue at the passport office?
Who {queuepastime} when in the queue at the office for a passport?
Who knows how to pass the wait for travel documents? / Who fills the time in line usefully?
> {city}
In which town is the passport office where {first} {queuepastime} in the queue?
At the passport office of which town is {first} always in the queue?
Where does somebody stand in line for travel documents?
In which place would I see a person waiting who {queuepastime}?

= pharmacytip: with a full glass of water | on an empty stomach | crushed into jam | well before \
driving | lying on the left side | at least an hour after cheese | with your head tilted back | \
only while the rash itches
The chemist said that {first} should take the {medicine} {pharmacytip}.
{first} should take the {medicine} {pharmacytip}, said the chemist.
The {medicine}, said the chemist, is something that {first} should take {pharmacytip}.
> {pharmacytip}
How should {first} take the {medicine}, as the chemist said?
What has the chemist said about how to take the {medicine}? / How is the drug to be swallowed?
What are the instructions for the patient from behind the counter?
> {medicine}
What should {first} take {pharmacytip}, as the chemist said?
What is it that the chemist said to take {pharmacytip}? / Which drug was handed over the counter?
What was the patient prescribed?
> {first}
Who should take the {medicine}, as the chemist said?
To whom was it said by the chemist to take the {medicine} {pharmacytip}?
Who has been prescribed a drug? / Which patient needs {medicine}?

= xrayfind: a swallowed coin | a second spleen | an old bullet | a cracked rib | one kidney only \
| a needle in the heel | gravel in the knee | a plate from the war | a shadow like a pear
The X-ray taken in the {wardname} showed {xrayfind}, and {doctor} whistled.
{doctor} whistled when the X-ray taken in the {wardname} showed {xrayfind}.
When the X-ray, taken in the {wardname}, showed {xrayfind}, {doctor} whistled.
> {xrayfind}
What did the X-ray taken in the {wardname} show?
What was on the X-ray taken when {doctor} whistled?
What surprise came to light in the picture of the patient's body?
What did the radiologist find inside?
> {doctor}
Who whistled when the X-ray showed {xrayfind}? / Who whistled at the X-ray taken in the {wardname}?
Which physician was surprised by the picture?
Who could not hide astonishment over what was inside the patient?
> {wardname}
Where was the X-ray taken that showed {xrayfind}?
In what department was the X-ray taken at which {doctor} whistled?
In which part of the hospital was the patient's body pictured?
Where was the surprise found inside somebody?

= wardfood: cold semolina | grey cabbage | jelly without colour | toast like slate | pea soup \
from a tube | boiled hake | half a tinned pear | rice with raisins | liver dumplings
Every evening of those {spelled} days in hospital, {first} was served {wardfood}.
{first} was served {wardfood} every evening of those {spelled} days in hospital.
{wardfood} was served to {first} every evening of those {spelled} days in hospital.
> {wardfood}
What was {first} served every evening in hospital?
What was served to {first} in those {spelled} days in hospital?
Which supper did the patient get to know only too well?
What did the ward kitchen cook up night after night?
> {spelled}
For how many days was {first} served {wardfood} every evening in hospital?
How many days was {first} in hospital, where {wardfood} was served?
How many nights did the patient spend on the ward?
How many times did the sick person sup so dully?
> {first}
Who was served {wardfood} every evening in hospital?
To whom, in hospital, was the same thing served every evening?
Which patient got the same supper over and over? / Who will never again want to eat {wardfood}?

= inoculated: a teddy with a bandage | a lollipop | a round of applause | a sticker of a shark | \
the right to press the buzzer | a balloon glove | a paper crown | a joke about frogs
After the jab at the surgery of {doctor}, little {first} was given {inoculated}.
Little {first} was given {inoculated} after the jab at the surgery of {doctor}.
At the surgery of {doctor}, {inoculated} was given to little {first} after the jab.
> {inoculated}
What was little {first} given after the jab?
What was given after the jab at the surgery of {doctor}?
How was the child rewarded for being vaccinated?
What comforted the tiny patient when the needle was out?
> {first}
Who was given {inoculated} after the jab?
To what little one was something given at the surgery of {doctor}? / Which child was vaccinated?
Who braved the needle?
> {doctor}
At whose surgery was little {first} given {inoculated}?
Where did {first} have the jab, at the surgery of which doctor?
Which physician vaccinates the child? / Whose needle did the tiny patient have to face?

= teachertic: twirls a key ring | sniffs the chalk | says "in a nutshell" | walks backwards | \
draws a cat | polishes the globe | rolls up one sleeve | looks at the ceiling | stands on a chair
Before every {subject} test our teacher Mr {last} {teachertic}.
Our teacher Mr {last} {teachertic} before every {subject} test.
Mr {last}, our teacher, before every test in {subject} {teachertic}.
> {teachertic}
What does our teacher Mr {last} do before every {subject} test?
Before every {subject} test, what is our teacher seen to do?
What odd habit does the man have when we are about to be examined?
Which ritual precedes each exam in class?
> {last}
Which teacher of ours {teachertic} before every test?
What is the name of our teacher who before every {subject} test {teachertic}?
What is the man with the odd ritual called? / Who examines us and has a peculiar habit?
> {subject}
In what subject is it that our teacher, before a test, {teachertic}?
Before every test in what does our teacher Mr {last} do something odd?
What does the man with the ritual teach us?
In which of our lessons is an exam preceded by a quirk?

= uniformdetail: a badger on the pocket | yellow piping | two rows of buttons | a straw hat in \
summer | knee socks with stripes | a tie with acorns | a purple lining | a cape for rain
What makes the uniform of {first}'s school in {city} stand out is {uniformdetail}.
{uniformdetail} is what makes the uniform of {first}'s school in {city} stand out.
The uniform of {first}'s school in {city} stands out by one feature, {uniformdetail}.
> {uniformdetail}
What makes the uniform of {first}'s school stand out?
By which feature does the uniform of the school in {city} stand out?
How does one recognise the pupils by their clothes?
What is unusual about the way those children must dress?
> {first}
Whose school uniform stands out by {uniformdetail}?
Who goes to the school in {city} with the uniform that has {uniformdetail}?
Which child has to dress in something with {uniformdetail}?
Which pupil is clothed so unmistakably?
> {city}
In which town is the school whose uniform stands out by {uniformdetail}?
Where is {first}'s school with the uniform? / Where are pupils recognised by their clothes?
In what place would I see children dressed with {uniformdetail}?

= tripforgot: the inhaler | the first-aid bag | one packed lunch | the tickets for the caves | \
the register | a change of trousers | sun hats | the wheelchair ramp | our emergency number
When the class had already reached {city}, {first} noticed that we had left {tripforgot} at school.
That we had left {tripforgot} at school was noticed by {first} when the class had already \
reached {city}.
{first} noticed, when the class had already reached {city}, that {tripforgot} had been left at \
school.
> {tripforgot}
What had been left at school when the class reached {city}?
What did {first} notice that we had left at school? / What had we forgotten on our excursion?
What was missing from the luggage of the pupils?
> {first}
Who noticed that {tripforgot} had been left at school?
By whom was it noticed when the class had reached {city}?
Who became aware of what we had forgotten?
Which companion on the excursion spotted the gap in the luggage?
> {city}
Which town had the class already reached when {first} noticed something was left at school?
Where was the class when it was noticed that {tripforgot} had been left?
What was the destination of our excursion? / Where were the pupils without {tripforgot}?

= allotmentowed: a barrow of manure | three pumpkins | a good spade | one day of digging | half \
a sack of seed potatoes | the price of a water butt | an apology for the weedkiller | two planks \
and a hinge
The allotment office says that {first} still owes plot {small} {allotmentowed}.
{first} still owes plot {small} {allotmentowed}, says the allotment office.
To plot {small}, says the allotment office, {first} still owes {allotmentowed}.
> {allotmentowed}
What, says the allotment office, does {first} still owe to plot {small}?
What is it that, says the allotment office, {first} owes to plot {small}?
Which debt between the gardeners has to be settled?
What must be handed over to make peace among the vegetable growers?
> {small}
To which plot does the allotment office say {first} owes {allotmentowed}?
What is the number of the plot that, says the allotment office, {first} owes something?
Which number has the piece of land whose gardener waits for a debt to be settled?
To whose patch of vegetables must {allotmentowed} be taken?
> {first}
Who still owes plot {small} {allotmentowed}?
Who, says the allotment office, still owes a plot something? / Which gardener is in debt?
Who should make peace with another vegetable grower?

= noticetypo: "no smiling" | "mind the duck" | "please wash the dog" | "silence is frozen" | \
"beware of the cook" | "pay your bees here" | "ring twice for soap" | "wet saint"
The new sign at the town hall in {city} reads {noticetypo} thanks to a misprint.
Thanks to a misprint, {noticetypo} is what the new sign reads at the town hall in {city}.
At the town hall in {city} the new sign reads {noticetypo}, thanks to a misprint.
> {noticetypo}
What does the new sign at the town hall in {city} say, thanks to a misprint?
What, thanks to a misprint, is on the new sign?
Which funny words make visitors to the mayor's building laugh?
What does the council tell us by mistake?
> {city}
In which town does a new sign at the town hall read {noticetypo}?
Where is the new sign with a misprint?
In what place did the council make fools of themselves with the words {noticetypo}?
Where can one laugh at an official spelling mistake?

= councilgift: a carved walking stick | a fountain pen | a coffin-sized hamper | a framed drain \
cover | an engraved barometer | a weekend in Bruges | a goat kid | a pair of binoculars | a \
lawnmower
When the registrar {full} retired on {date}, the council presented {councilgift}.
The council presented {councilgift} when the registrar {full} retired on {date}.
On {date} the registrar {full} retired, and the council presented {councilgift}.
> {councilgift}
What did the council present when the registrar retired?
What was presented by the council when {full} retired? / Which leaving gift was chosen?
What was handed over at the end of a long career in public service?
> {full}
Which registrar retired on {date}? / Who retired when the council presented {councilgift}?
Who no longer records births and deaths? / Whose career in public service has come to an end?
> {date}
On what date was {councilgift} presented when the registrar retired?
When was it that {full}, the registrar, retired?
On which day did a long career in public service end? / When was the leaving gift handed over?

= bincolour: garden cuttings | broken plates | nappies | oily bottles | old shoes | coffee \
capsules | light bulbs | Christmas trees in pieces | wine corks
The leaflet from the council says that {bincolour} belong in the {colour} sack from {month} on.
From {month} on, says the leaflet from the council, {bincolour} belong in the {colour} sack.
In the {colour} sack, the council's leaflet says, {bincolour} belong from {month} on.
> {bincolour}
What belong in the {colour} sack, by the leaflet from the council?
What does the leaflet say belong in the {colour} sack from {month} on?
Which rubbish is to be collected separately?
What should householders no longer throw in with the rest?
> {colour}
In a sack of which colour, by the council's leaflet, do {bincolour} belong?
What sack does the leaflet say is for {bincolour} from {month} on?
Which colour is the bag for {bincolour}? / In what shade of bag must households sort {bincolour}?
> {month}
From which month on do {bincolour} belong in the {colour} sack?
Since when, says the council's leaflet, is there a {colour} sack for {bincolour}?
When does the new way of sorting rubbish begin?
As of what time of year is {bincolour} to be thrown away separately?

= tramseat: with a spring sticking out | under the broken lamp | facing the ticket machine | \
over the hot wheel | with the torn cover | beside the emergency brake | next to the smelly bin | \
behind the driver's cab
The only free seat on the last tram to {city} was the one {tramseat}, {first} writes.
{first} writes that the only free seat on the last tram to {city} was the one {tramseat}.
On the last tram to {city}, {first} writes, the only free seat was the one {tramseat}.
> {tramseat}
Which was the only free seat on the last tram?
Which one was the only free seat that {first} writes of?
Where did the late traveller have to sit? / What place was left for somebody on the ride home?
> {first}
Who writes about the only free seat on the last tram?
Who writes that the only seat on the tram was the one {tramseat}?
Who went home by rail at a late hour? / Which traveller put up with a poor place to sit?
> {city}
To which town did the last tram with only one free seat go?
Where did the last tram go, the one on which the only free seat was {tramseat}?
What was the late traveller's destination? / In what place did somebody's ride on rails end?

= driverkind: waited for the whole football team | sang for the bride | carried my shopping to \
the kerb | turned back for a lost doll | lent me his gloves | stopped for the hedgehogs | let \
grandma ride free | switched off the heating for us
I want to praise the driver of bus {plate}, who {driverkind} on {date}.
The driver of bus {plate} {driverkind} on {date}, and I want to give praise for that.
On {date} the driver of bus {plate} {driverkind}, which I want to praise.
> {driverkind}
What did the driver of bus {plate} do on {date}?
For what do I want to praise the driver of the bus?
Which good deed moved me to get in touch with the company?
What did the man at the wheel do to deserve a compliment?
> {plate}
Which bus had the driver whom I want to praise?
What was the plate of the bus whose driver {driverkind}?
By what letters and figures can the vehicle be identified?
What registration should I quote with the compliment?
> {date}
On what date was it that the driver of bus {plate} {driverkind}?
When did the bus driver do what I want to praise? / When did the good deed happen?
Which day should the company look up to find out who was at the wheel?

= timetablestar: runs only in term time | stops if you wave | is a taxi on Sundays | carries no \
luggage | goes on to the hospital | waits for the ferry | does not run in snow | needs booking \
by noon
In the timetable, a star beside the {time} bus means that it {timetablestar}.
The star beside the {time} bus in the timetable means that it {timetablestar}.
That it {timetablestar} is what the star in the timetable means beside the {time} bus.
> {timetablestar}
What does the star beside the {time} bus in the timetable say?
What is meant in the timetable by the star beside the {time} bus?
Which peculiarity of that connection should passengers know?
What does the symbol next to the departure warn of?
> {time}
Beside which bus in the timetable is the star?
Which bus has a star in the timetable because it {timetablestar}?
At what hour is the departure that {timetablestar}?
Which connection has a special symbol next to it?

= ferrycat: sleeps on the life jackets | steals sandwiches | greets the passengers | is paid in \
herring | fears the horn | hates accordion music | has its own ticket | guards the coffee machine
The captain's cat on the ferry to {city}, which is called {pet}, {ferrycat}.
On the ferry to {city}, {pet}, the captain's cat, {ferrycat}.
{pet}, the captain's cat on the ferry to {city}, {ferrycat}.
> {ferrycat}
What does the captain's cat do on the ferry?
What is there to say about {pet}, the cat on the ferry to {city}?
What is special about the animal on board? / How does the skipper's pet pass its days?
> {pet}
What is the captain's cat on the ferry called?
Which captain's cat {ferrycat} on the ferry to {city}?
What name does the skipper's pet answer to? / Which animal travels with us on the water?
> {city}
To which town goes the ferry with the captain's cat {pet}?
Where does the ferry with the captain's cat go? / Which port does the animal on board know well?
What is the destination of the skipper who has a pet along?

= libraryrare: a letter of a pirate queen | the oldest cookery manual | a map on eel skin | a \
psalter with bite marks | a globe without Australia | the duke's butterfly notes | a hymn in \
invisible ink | a herbal with real leaves
The pride of the abbey library in {city} is {libraryrare}, which is insured for {amount}.
Insured for {amount}, {libraryrare} is the pride of the abbey library in {city}.
{libraryrare}, insured for {amount}, is the pride of the abbey library in {city}.
> {libraryrare}
What is the pride of the abbey library in {city}?
What in the abbey library is insured for {amount}? / Which treasure do the monks show to visitors?
What is the most precious thing among the old manuscripts?
> {amount}
For how much is {libraryrare} in the abbey library insured?
For what sum is the pride of the abbey library insured?
What value was put on the treasure of the monks?
How much would have to be paid out if the manuscript collection lost its most precious thing?
> {city}
In which town is {libraryrare} the pride of the abbey library?
Where is the abbey library whose pride is insured for {amount}?
In what place do monks own {libraryrare}? / Where can the monks' treasure be visited?

= storyhour: two ducks who share a coat | a lighthouse with hiccups | a king of soap | the girl \
who swallowed thunder | a snail in a hurry | a broom in love | the last dragon's dentist | a shy \
volcano
At story time in the children's library on {weekday}, {full} read out a tale about {storyhour}.
A tale about {storyhour} was read out by {full} at story time in the children's library on \
{weekday}.
On {weekday}, at story time in the children's library, {full} read a tale about {storyhour} out \
loud.
> {storyhour}
What was the tale about that was read at story time?
About what did {full} read a tale in the children's library?
Which characters did the little listeners get to know?
What was the plot that the small audience heard about?
> {full}
Who read out a tale at story time in the children's library?
By whom was the tale about {storyhour} read? / Who entertained the little listeners?
Whose voice did the small audience hear?
> {weekday}
On which day was the tale about {storyhour} read in the children's library?
When was story time with {full} in the library?
When did the little listeners have their entertainment?
On what day of the week did the small audience gather?

= overduewhy: the dog had buried it | it was under the baby's mattress | my aunt took it to sea \
| I was ashamed of the stain | the house was in quarantine | the ending was too sad | it propped \
up the sofa | my brother ate chapter two
{first} returned {book} to the library {soon} late because, so the letter said, {overduewhy}.
Because, so the letter said, {overduewhy}, {first} returned {book} to the library {soon} late.
{soon} late, {first} returned {book} to the library because, so the letter said, {overduewhy}.
> {overduewhy}
Why was {book} returned late to the library, according to the letter?
What did the letter say was the reason that {first} returned {book} late?
How did the borrower explain the delay? / What excuse was given for exceeding the loan period?
> {soon}
How late was {book} returned to the library?
By how much was the thing late that {first} returned to the library?
By how much was the loan period exceeded? / For how long should the borrower be fined?
> {book}
Which thing had {first} returned late to the library?
Which title was returned to the library {soon} late?
Which volume did the borrower keep for too long? / What had been borrowed and was long overdue?

= salonrule: no dogs on laps | cash by Friday | tea only for regulars | no political talk | \
children first | scarves off at the door | one magazine each | phones in the basket
Since {first} took over the hair salon on {street}, the rule has been {salonrule}.
The rule at the hair salon on {street} has been {salonrule} since {first} took over.
At the hair salon on {street} the rule, since {first} took over, has been {salonrule}.
> {salonrule}
What has been the rule at the hair salon since {first} took over?
Which rule has the hair salon on {street} had since {first} took over?
What must customers who want a trim observe?
What did the new owner introduce where one gets a perm?
> {first}
Who took over the hair salon on {street}?
Since who took over the hair salon has the rule been {salonrule}?
Who is the new boss of the place with the dryers and scissors?
Who introduced the regulation for those who want a trim?
> {street}
On which street is the hair salon that {first} took over?
Where is the hair salon with the rule {salonrule}? / In what road can I get a trim?
Where do customers having a perm meet with a new regulation?

= haircutwish: like a hedgehog in spring | short over the ears only | as in the passport \
photograph | with a fringe like Mother's | shaved on one side | dyed like a plum | in a single \
long plait | as flat as possible
For the wedding {first} asked the hairdresser {last} for hair {haircutwish}.
The hairdresser {last} was asked by {first} for hair {haircutwish} for the wedding.
{first} asked {last}, the hairdresser, for hair {haircutwish} for the wedding.
> {haircutwish}
What kind of hair did {first} want from the hairdresser for the wedding?
What should the hair be like that the hairdresser {last} was asked for?
Which style was wanted for the big day?
What should somebody's head look like at the marriage ceremony?
> {first}
Who asked the hairdresser {last} for hair {haircutwish}?
By whom was the hairdresser asked for it, for the wedding?
Who wanted a special style for the big day?
Who is going to the marriage ceremony with a new look?
> {last}
Which hairdresser was asked for hair {haircutwish}?
What is the name of the hairdresser whom {first} asked about the wedding?
Who was to style somebody for the big day? / Who wields the scissors before the marriage ceremony?

= florist: blue hydrangeas | thistles and oats | a single black tulip | moss and ivy | dried \
poppies | artichokes in flower | branches with cherries | sweet peas in a jar | carnations dyed \
green
For the funeral of {full} the florist in {city} was told to use {florist}.
The florist in {city} was told to use {florist} for the funeral of {full}.
{florist}, the florist in {city} was told, should be used for the funeral of {full}.
> {florist}
What was the florist told to use for the funeral of {full}?
What, for the funeral, should be used by the florist in {city}?
Which plants decorated the coffin? / What did the mourners want as a wreath?
> {full}
For whose funeral was the florist told to use {florist}?
At whose funeral should {florist} be used by the florist in {city}? / Who has died?
Who is going to be buried under {florist}?
> {city}
In what town was the florist told to use {florist} for the funeral?
Where is the florist for the funeral of {full}? / In which place do the mourners get their wreath?
Where is the shop that supplies the plants for the burial?

= cheeseshop: a slate from a roof | an upturned barrel | beds of straw | wooden sledges | old \
school desks | marble steps | wicker cradles | vine leaves on trays
The cheesemonger {last} lays out the goat's cheeses on {cheeseshop}, on the left as you come in.
On the left as you come in, {last} the cheesemonger lays out goat's cheeses on {cheeseshop}.
On {cheeseshop}, on the left as you come in, the cheesemonger {last} lays out the goat's cheeses.
> {cheeseshop}
On what are the goat's cheeses on the left as you come in?
What are the goat's cheeses on that the cheesemonger {last} lays out?
What serves as a display for the dairy products?
What lies underneath the rounds of white food in the delicatessen?
> {last}
Which cheesemonger lays out goat's cheeses on {cheeseshop}?
Who lays out goat's cheeses on the left as you come in? / Who runs the delicatessen?
Which shopkeeper displays dairy products so prettily?

= shopdog: barks at umbrellas | fetches dropped coins | sleeps on the till | licks the eggs | \
follows shoplifters | opens the door for regulars | sits in the weighing pan | wears a bow tie
The grocer's dog {pet} {shopdog}, which the customers in {street} find charming.
The customers in {street} find it charming that {pet}, the grocer's dog, {shopdog}.
{pet}, the grocer's dog, {shopdog}, and the customers in {street} find it charming.
> {shopdog}
What does the grocer's dog {pet} do that customers find charming?
What do the customers in {street} find charming about the grocer's dog?
Which trick of the animal amuses the shoppers? / How does the four-legged shop assistant behave?
> {pet}
What is the grocer's dog called that the customers find charming?
Which dog, the grocer's, {shopdog}? / What name does the four-legged shop assistant have?
What do shoppers call the animal?
> {street}
In which street do customers find it charming that the grocer's dog {shopdog}?
On which street do customers find the grocer's dog {pet} charming?
In which road do shoppers meet the four-legged assistant?
Where is the food store with the amusing animal?

= tailorask: two inches longer | without any buttons | cut from grandfather's coat | wide enough \
to cycle in | with a secret pocket | in a heavier tweed | ready by the baptism | suitable for a \
judge
{first} wants the trousers from the tailor in {city} {tailorask}.
The trousers from the tailor in {city} are wanted {tailorask} by {first}.
From the tailor in {city}, {first} wants trousers {tailorask}.
> {tailorask}
How does {first} want the trousers from the tailor?
How are the trousers wanted from the tailor in {city}?
What special request was made for the garment?
What did the customer say about the legwear to be sewn?
> {first}
Who wants trousers {tailorask} from the tailor?
By whom are the trousers from the tailor in {city} wanted? / Which customer ordered legwear?
For whom is the garment being sewn?
> {city}
In which town is the tailor from whom {first} wants trousers?
Where does the tailor work from whom trousers are wanted {tailorask}?
Where is the legwear being sewn? / In what place did the customer order the garment?

= carpentererr: put the hinges on the left | measured in inches | used green wood | forgotten \
the third shelf | sawn off the wrong leg | varnished over a moth | hung the door upside down | \
drilled into the pipe
The joiner {full} admits to having {carpentererr} and will return on {date}.
{full}, the joiner, will return on {date} and admits to having {carpentererr}.
On {date} the joiner {full} will return, who admits to having {carpentererr}.
> {carpentererr}
What does the joiner {full} admit to having done?
What has the joiner, who will return on {date}, done wrong, as {full} admits?
Which mistake has to be put right by the craftsman? / What went wrong with the woodwork?
> {date}
When will the joiner {full} return, who admits to having {carpentererr}?
On which date will the joiner who admits the error return?
When is the craftsman coming again to put the mistake right?
By what day can we expect the woodwork to be mended?
> {full}
Which joiner admits to having {carpentererr}? / Who is the joiner that will return on {date}?
Which craftsman made a mistake? / Who owns up to botched woodwork?

= lodgersmell: of wet wool | of fried garlic | like a swimming pool | of mothballs | of lamp oil \
| like a circus tent | of burnt hair | like an old church | of ripe quinces
Ever since {first} moved in, the landing outside {numbered} has smelt {lodgersmell}.
The landing outside {numbered} has smelt {lodgersmell} ever since {first} moved in.
Outside {numbered} the landing, ever since {first} moved in, has smelt {lodgersmell}.
> {lodgersmell}
How has the landing outside {numbered} smelt since {first} moved in?
What is it that the landing has smelt of or like ever since {first} moved in?
What odour greets people on the stairs? / What do the neighbours' noses have to put up with?
> {first}
Who moved in before the landing smelt {lodgersmell}?
Since who moved in has the landing outside {numbered} smelt {lodgersmell}?
Which new lodger is the cause of the odour? / Whom do the neighbours' noses suspect?
> {numbered}
Outside which place has the landing smelt {lodgersmell}?
Outside what has the landing smelt since {first} moved in?
Behind which door is the source of the odour? / Near what do the neighbours hold their noses?

= evictionreason: for keeping bees on the balcony | for subletting the bath | for three months \
of silence | for painting the hall black | for a drum in the night | for a fire in the sink | \
for brewing beer in bulk | for cutting down the pear tree
Mrs {last} has given {first} notice {evictionreason}, to be out by {date}.
{first} has been given notice by Mrs {last} {evictionreason}, to be out by {date}.
To be out by {date}: that is the notice that Mrs {last} has given {first} {evictionreason}.
> {evictionreason}
For what has Mrs {last} given {first} notice to be out?
What is it that {first} has been given notice for by Mrs {last}?
Which misdeed costs the tenant the flat? / Why is somebody losing a home?
> {first}
Who has been given notice {evictionreason}? / To whom has Mrs {last} given notice to be out?
Which tenant must go? / Who is losing a home?
> {date}
By what date must {first}, given notice by Mrs {last}, be out?
Until what date was {first} given notice by Mrs {last}? / When does the tenant have to have left?
What is the last day in the flat for the person losing a home?
> {last}
Which Mrs has given {first} notice {evictionreason}?
Who has given {first} notice to be out by {date}? / Who is the strict landlady?
Which lady is throwing a tenant out?

= heatingday: if three tenants complain | when the ponds freeze | only after supper | as soon as \
the oil is cheaper | once the roof is finished | on the caretaker's birthday | when his own feet \
are cold | if the bishop visits
The caretaker {last} turns on the heating in our block {heatingday}, not a day earlier.
Our block's heating is turned on {heatingday} by the caretaker {last}, not a day earlier.
Not a day earlier than this does the caretaker {last} turn on the heating in our block: \
{heatingday}.
> {heatingday}
When does the caretaker turn on the heating in our block?
When is our block's heating turned on, and not a day earlier?
What has to happen before our flats get warm?
Under what circumstances are the radiators allowed to work?
> {last}
Which caretaker turns on the heating in our block? / By whom is our block's heating turned on?
Who decides when our flats get warm? / Who is in charge of the radiators?

= lostpropertyodd: a wooden leg | an urn with no name | a bag of false eyelashes | a trombone in \
a pram | one ice skate | a live tortoise | a wedding cake topper | a suitcase of sand | a \
judge's wig
The oddest thing in the lost property office in {city} is {lostpropertyodd}, found by {full}.
Found by {full}, {lostpropertyodd} is the oddest thing in the lost property office in {city}.
In the lost property office in {city} the oddest thing is {lostpropertyodd}, which {full} found.
> {lostpropertyodd}
What is the oddest thing in the lost property office?
What did {full} find, now in the lost property office as the oddest thing?
Which forgotten belonging has no equal for strangeness?
What has nobody claimed that makes visitors stare?
> {full}
Who found the oddest thing in the lost property office?
By whom was {lostpropertyodd}, now in the lost property office, found?
Which honest person handed in something so strange?
Who came across the belonging that nobody has claimed?
> {city}
In which town is {lostpropertyodd} in the lost property office?
Where is the lost property office in which the oddest thing is {lostpropertyodd}?
In what place can one claim the strange belonging?
Where are forgotten umbrellas and the like kept beside {lostpropertyodd}?

= neighbourcomplaint: the ladder blocks the hydrant | a drone follows her hens | the fountain \
runs all night | a scarecrow looks like him | the lights flash red | someone shoots at cans | \
the skip is overflowing | the parrot swears
At {time} a caller from {street} told the police that {neighbourcomplaint}.
The police were told at {time} by a caller from {street} that {neighbourcomplaint}.
A caller from {street} told the police at {time} that {neighbourcomplaint}.
> {neighbourcomplaint}
What was it that a caller from {street} wanted the police to know?
What were the police told by a caller at {time}?
What was the nuisance that the officers should look into? / Which annoyance next door was reported?
> {time}
When were the police told that {neighbourcomplaint}?
At what time were the police told something by a caller from {street}?
When was the nuisance reported? / At what hour did an annoyed neighbour ring the officers?
> {street}
From which street was the caller who told the police that {neighbourcomplaint}?
Where did the caller live who told the police at {time}?
In what road should the officers look into a nuisance? / Where does the annoyed neighbour live?

= cellnight: for dancing on a bus | for insulting a statue | for riding a cow home | for \
throwing snow at a bailiff | for singing after curfew | for wearing a false uniform | for \
painting a cannon pink | for fishing in the fountain
My old friend {first} once spent a night in the cells of {city} {cellnight}.
{first}, my old friend, once spent a night {cellnight} in the cells of {city}.
{cellnight}, my old friend {first} once spent a night in the cells of {city}.
> {cellnight}
For what did my friend {first} spend a night in the cells?
Why has {first} once spent a night in the cells of {city}? / Which offence led to the arrest?
What prank got somebody locked up till morning?
> {first}
Who once spent a night in the cells of {city}?
Which friend of mine once spent a night in the cells {cellnight}? / Who was locked up till morning?
Which acquaintance has seen a jail from inside?
> {city}
In the cells of which town did my friend {first} spend a night?
Where was it that my friend once spent a night in the cells?
Where was somebody locked up till morning? / In what place was my acquaintance arrested?

= receptiondrink: elderflower cordial | hot ginger tea | a thimble of plum brandy | iced barley \
water | goat's milk | spiced apple juice | cocoa with chilli | cucumber lemonade | a cup of broth
On arrival at the {inn} in {city}, every guest gets {receptiondrink} from the receptionist.
Every guest gets {receptiondrink} from the receptionist on arrival at the {inn} in {city}.
The receptionist at the {inn} in {city} gives every guest {receptiondrink} on arrival.
> {receptiondrink}
What does every guest get on arrival at the {inn}?
What does the receptionist at the {inn} in {city} have for every guest?
What refreshment is one welcomed with? / Which beverage is offered while one checks in?
> {inn}
At which place in {city} does every guest get {receptiondrink} on arrival?
Where does the receptionist give every guest {receptiondrink}?
Which lodgings welcome people with {receptiondrink}?
Where would I be offered something to sip while checking in?
> {city}
In which town does the receptionist give every guest {receptiondrink}?
Where is the {inn}, at which every guest gets something on arrival?
In what place are travellers welcomed with {receptiondrink}?
Where do I have to go for lodgings with such a friendly beverage?

= liftbroken: the cable is frayed | a squirrel ate the wiring | a fuse keeps blowing | the \
inspection is overdue | the button for level two is gone | the doors will not part | it stops \
between floors | oil is leaking from the motor
Please take the stairs to {numbered}; in the hotel lift {liftbroken}, and the repair takes \
{duration}.
In the hotel lift {liftbroken}, so please take the stairs to {numbered}; the repair takes \
{duration}.
The repair takes {duration}, so please take the stairs to {numbered}, as in the hotel lift \
{liftbroken}.
> {liftbroken}
What is wrong with the hotel lift, that we should take the stairs to {numbered}?
For what reason does the hotel lift need the repair that takes {duration}?
What has put the elevator out of action? / Which defect forces the guests to climb?
> {numbered}
To where should we take the stairs instead of the hotel lift?
To what place should one take the stairs during the repair?
What is hard to reach without the elevator? / Where are the guests climbing to on foot?
> {duration}
How long does the repair of the hotel lift take?
How much time does the repair take while we use the stairs to {numbered}?
For how long is the elevator out of action? / How long will guests have to climb on foot?

= towelrule: hang on the hook if used again | lie in the bath for washing | stay inside the \
building | are not for shoes | cost extra after Sunday | must dry on the roof | are changed for \
a token | go into the wicker chest
A card in the bathroom at the {inn}, signed {first}, says that towels {towelrule}.
Towels {towelrule}, says a card in the bathroom at the {inn} that is signed {first}.
Signed {first}, a card in the bathroom at the {inn} says that towels {towelrule}.
> {towelrule}
What does the card in the bathroom at the {inn} say about towels?
What about towels does the card signed {first} say?
What are guests told about the things to dry themselves with?
Which instruction about linen hangs beside the shower?
> {first}
Who signed the card about towels in the bathroom?
By whom is the card at the {inn} signed which says that towels {towelrule}?
Whose name is under the instruction beside the shower?
Who wrote to guests about the things to dry themselves with?
> {inn}
In the bathroom of which place is there a card that says that towels {towelrule}?
Where does a card signed {first} say something about towels in the bathroom?
Which lodgings have an instruction from {first} beside the shower?
In which house are guests told how to treat the linen?

= choirhall: the piano is out of tune | the bingo club came first | dust falls from the beams | \
no one can find the light switch | the neighbours sued | the acoustics swallow the altos | the \
chairs are too low | mice ate the scores
The choir will not rehearse in the town hall on {weekday} because {choirhall}; {first} looks for \
a place.
Because {choirhall}, the choir will not rehearse in the town hall on {weekday}; {first} looks \
for a place.
On {weekday}, because {choirhall}, the choir will not rehearse in the town hall; {first} looks \
for a place.
> {choirhall}
Why will the choir not rehearse in the town hall on {weekday}?
What keeps the choir from the town hall, where it will not rehearse on {weekday}?
What has driven the singers out?
For what reason do sopranos and basses have to practise elsewhere?
> {weekday}
On which day will the choir not rehearse in the town hall?
When, because {choirhall}, will the choir not rehearse?
What day are the singers without a roof over their heads?
When do sopranos and basses have to practise elsewhere?
> {first}
Who looks for a place because the choir will not rehearse in the town hall?
Who looks where the choir can rehearse? / Who is trying to find a new home for the singers?
Who should be told if somebody knows a room for sopranos and basses?

= dogtax: guide dogs | dogs that herd sheep | three-legged dogs | hounds over fifteen | dogs \
from the shelter | terriers that catch rats | puppies under six months | dogs of lone pensioners
In {city} {dogtax} are free of dog tax; for all others the town hall wants {tariff} by {date}.
By {date} the town hall of {city} wants {tariff} in dog tax, but {dogtax} are free of it.
{dogtax} are free of dog tax in {city}; for others the town hall wants {tariff} by {date}.
> {dogtax}
Which are free of dog tax in {city}?
What animals are free when the town hall wants {tariff} in dog tax?
Whose keepers need not pay the council anything? / Which four-legged companions are exempt?
> {tariff}
How much dog tax does the town hall of {city} want?
What does the town hall want in dog tax by {date}?
What does it cost each year to own a barking companion?
How much do keepers of barking pets have to give the council?
> {date}
By when does the town hall of {city} want the dog tax?
By what date is the dog tax of {tariff} wanted by the town hall?
What is the last day for keepers to pay the council? / When is the payment for barking pets due?

= librarynoise: a flute teacher overhead | a pigeon in the dome | the lift's squeal | students \
eating crisps | a dripping skylight | the lawn outside being mown | the archivist's radio | a \
clock with a cuckoo
Readers in {city} complain to the librarian {last} about the noise of {librarynoise}.
About the noise of {librarynoise}, readers in {city} complain to the librarian {last}.
The librarian {last} hears readers in {city} complain about the noise of {librarynoise}.
> {librarynoise}
About the noise of what do readers complain to the librarian?
What makes the noise that readers in {city} complain about?
What keeps people from studying in peace? / Which disturbance ruins the hush among the shelves?
> {last}
To which librarian do readers complain about the noise?
Who hears readers in {city} complain, being the librarian?
Who is told that one cannot study in peace? / Who should restore the hush among the shelves?
> {city}
In what town do readers complain about the noise of {librarynoise}?
Where does the librarian {last} hear readers complain about noise?
In which place does {librarynoise} ruin the hush among the shelves?
Where can one not study in peace?

= bankgift: an egg timer | a piggy bank like a whale | a pocket torch | a tin of mints | one \
silver thaler | a rain poncho | a jar of honey | a calendar of bridges | a wool scarf
Whoever opens a savings account for a child at the bank on {street} gets {bankgift} until {date}.
Until {date}, the bank on {street} gives {bankgift} to whoever opens a savings account for a child.
Whoever opens a child's savings account until {date} gets {bankgift} from the bank on {street}.
> {bankgift}
What does one get who opens a savings account for a child?
What does the bank on {street} give to whoever opens a child's savings account?
Which present is used to attract young customers? / What free thing are parents lured with?
> {street}
On which street is the bank that gives {bankgift} with a child's savings account?
Where does one get {bankgift}, if one opens a savings account for a child?
In what road is the branch that attracts parents with a present?
Where must I go for the free {bankgift} for putting money aside?
> {date}
Until when does one get {bankgift} with a child's savings account?
Until what date does the bank on {street} give {bankgift} with the account?
When does the offer to parents run out? / What is the last day to claim the free present?

= pawned: a christening spoon | a saxophone | some medals | a mink collar | the wedding silver | \
an antique sextant | a gold tooth | a racing bicycle | a crystal chandelier
{first} took {pawned} to the pawnbroker {last} and came out with {tariff}.
To the pawnbroker {last} {first} took {pawned}, coming out with {tariff}.
{first} came out of the pawnbroker {last}'s with {tariff}, having taken {pawned} there.
> {pawned}
What was it that {first} took to the pawnbroker?
Which thing had been taken to the pawnbroker {last}? / Which treasure was given up for ready cash?
What does the moneylender hold as security?
> {tariff}
With how much did {first}, having taken {pawned} to the pawnbroker, come out?
What sum was {first} coming out with from the pawnbroker {last}?
How much did the moneylender part with? / What ready cash did the treasure fetch?
> {first}
Who took {pawned} to the pawnbroker {last}? / By whom was {pawned} taken to the pawnbroker?
Who was short of cash? / Who had to give up a treasure to get some ready money?

= courtbring: a stamped copy | both parents | your work permit | a clean shirt | the damaged \
kettle | sworn statements | the dog's vaccination card | all receipts since May | a medical report
The letter from the magistrate tells {first} to bring {courtbring} to the hearing on {date}.
To the hearing on {date}, says the letter from the magistrate, {first} is to bring {courtbring}.
{first} is to bring {courtbring} to the hearing on {date}, says the letter from the magistrate.
> {courtbring}
What is {first} to bring to the hearing?
What does the letter from the magistrate say that {first} should bring?
With what must somebody turn up at court?
What should not be left behind when one goes before the judge?
> {first}
Who is to bring {courtbring} to the hearing on {date}?
Whom does the letter from the magistrate tell to bring something? / Who is summoned to court?
Who has to appear before the judge with {courtbring}?
> {date}
When is the hearing to which {first} is to bring {courtbring}?
On what date is the hearing that the letter from the magistrate is about?
For what day is somebody summoned to court? / When will the judge deal with the case?

= vetadvice: walk her on gravel | swap beef for turkey | rub oil into the paws | keep the collar \
loose | clip the front claws | warm the milk first | cover the cage by nine | lock the biscuit \
tin | leave the stitches alone
The vet {last} on {street} looked at {pet} and told us to {vetadvice}.
Having looked at {pet}, the vet {last} on {street} told us to {vetadvice}.
We were told to {vetadvice} by the vet {last} on {street}, who had looked at {pet}.
> {vetadvice}
What did the vet say we should do, having looked at {pet}?
What were we told to do by the vet {last} who looked at {pet}?
How are we to treat our animal from now on?
What advice did the practice give about our four-legged patient?
> {pet}
Whom had the vet {last} looked at when we were told to {vetadvice}?
What is the name of our animal that the vet on {street} looked at?
Which of our furry friends was examined? / Who was our four-legged patient?
> {last}
Which vet told us to {vetadvice}? / Who is the vet on {street} that looked at {pet}?
Who examined our furry friend? / From whom did we get advice on treating our animal?

= undertakerpay: in six parts | from the sale of the piano | after the harvest | out of her own \
pension | with a cheque from Canada | half now and half at Easter | by standing order | through \
the miners' fund
{first} agreed with the undertaker {last} to pay for the oak coffin {undertakerpay}.
The oak coffin, {first} agreed with the undertaker {last}, is to be paid for {undertakerpay}.
With the undertaker {last}, {first} agreed to pay {undertakerpay} for the oak coffin.
> {undertakerpay}
How is the oak coffin to be paid for, as agreed with the undertaker?
In what way is the oak coffin to be paid for?
Where does the money for the burial come from, or when does it come?
What arrangement was made to settle the funeral bill?
> {first}
Who agreed with the undertaker {last} to pay for the oak coffin?
Who is to pay for the oak coffin {undertakerpay}? / Who bears the expense of the burial?
Which mourner made an arrangement about the funeral bill?
> {last}
With which undertaker was it agreed how to pay for the oak coffin?
Which undertaker is to be paid {undertakerpay} for the oak coffin? / Who organises the burial?
Who has to wait for the funeral bill to be settled?

= cinemaseat: knees touch the balcony | a pillar hides the screen | the draught is worst | the \
springs squeak | the projector hums | old gum sticks to the arms | the exit sign dazzles | the \
perfume lingers
Never let them sell you row {small} at the cinema in {city}, where {cinemaseat}.
At the cinema in {city}, never let them sell you row {small}, where {cinemaseat}.
Row {small} at the cinema in {city} is where {cinemaseat}, so never let them sell you that.
> {cinemaseat}
What is wrong with row {small} at the cinema in {city}?
Why should you never let them sell you row {small} at the cinema?
What makes those seats so uncomfortable for watching a film?
What is the drawback for people who sit there to see a picture?
> {small}
Which row should you never let them sell you at the cinema?
What is the number of the row at the cinema in {city} where {cinemaseat}?
Which seats are the worst for watching a film?
How many lines from the front is it unpleasant to see a picture?
> {city}
In which town is the cinema with row {small} that they should never sell you?
Where is the cinema with a row where {cinemaseat}?
In what place should I take care when I buy a ticket for a film?
Where would I suffer if I went to see a picture?

= marketstall: from a wheelbarrow | out of a hearse | on the church steps | through a kitchen \
window | under a striped sail | from the back of a camel | behind the weigh house | at the ferry \
queue
Old {last} sells pickled walnuts {marketstall} every {weekday} in {city}.
Every {weekday} in {city}, old {last} sells pickled walnuts {marketstall}.
In {city} pickled walnuts are sold by old {last} {marketstall} every {weekday}.
> {marketstall}
Where or from what does old {last} sell pickled walnuts?
How are pickled walnuts sold by old {last} every {weekday}? / What serves the trader as a stall?
Where does one see the vendor of sour nuts at work?
> {last}
Who sells pickled walnuts {marketstall}?
By whom are pickled walnuts sold every {weekday} in {city}?
What is the trader with the sour nuts called? / Which vendor has such an odd stall?
> {weekday}
On which day does old {last} sell pickled walnuts?
Every what are pickled walnuts sold {marketstall}? / When can one buy sour nuts?
What day of the week is the trader there?
> {city}
In which town does old {last} sell pickled walnuts {marketstall}?
Where are pickled walnuts sold every {weekday}? / In what place can one buy sour nuts?
Where does the odd trader work?

= hostelchore: peel the carrots | air the blankets | chop kindling | rake the gravel | wash up \
after supper | empty the ashtrays | collect the eggs | sweep the dormitory | scrub the boot rack
Instead of paying for the bed, {first} had to {hostelchore} at the mountain hut near {city}.
At the mountain hut near {city}, {first} had to {hostelchore} instead of paying for the bed.
{first} had to {hostelchore}, instead of paying for the bed, at the mountain hut near {city}.
> {hostelchore}
What did {first} have to do at the mountain hut instead of paying?
What was it that {first} had to do for the bed at the mountain hut?
Which job was the penniless hiker given? / How did somebody earn a night's sleep up there?
> {first}
Who had to {hostelchore} at the mountain hut instead of paying?
Who was not paying for the bed at the mountain hut? / Which hiker had no money for the night?
Who earned shelter by hard work?
> {city}
Near which town is the mountain hut where {first} had to {hostelchore}?
Near what place did {first}, instead of paying for a bed, help at a mountain hut?
In the neighbourhood of which town did a hiker work for shelter?
Around what place was somebody let sleep up high without money?

= allergenword: crushed hazelnuts | a trace of celery | fish sauce | oat milk | ground lupin | \
mustard seed | egg white | shrimp paste | sesame oil
I asked twice, and still there was {allergenword} in the {dish} that they served me at the {inn}.
Still, though I asked twice, the {dish} that they served me at the {inn} had {allergenword} in it.
At the {inn}, though I asked twice, they still served me the {dish} with {allergenword} in it.
> {allergenword}
What was there in the {dish} although I asked twice?
With what in it did they serve me, who was served the {dish} though I asked twice?
Which ingredient should have been left out because of my allergy?
What can I not tolerate that the cook put in regardless?
> {dish}
What was I served although I had asked twice about {allergenword}?
In what, though I asked twice, was there still {allergenword}, as they served me?
Which meal could have made me ill? / What food did the waiter bring in spite of my allergy?
> {inn}
Where was I served {dish} with {allergenword} in it, though I asked twice?
At which place had I asked twice and was still served {allergenword}?
Which restaurant ignored my allergy?
Where must someone who cannot tolerate {allergenword} be careful when eating out?

= deskhidden: behind the potted fig | down the spiral stairs | past the vending machines | \
through the fire door | under the portrait of the founder | in the former chapel | next to the \
bicycle room | up the blue ramp
Complaints about council tax are taken {deskhidden}, at window {small}, until {time}.
Until {time}, complaints about council tax are taken {deskhidden}, at window {small}.
At window {small}, {deskhidden}, complaints about council tax are taken until {time}.
> {deskhidden}
Where in the building are complaints about council tax taken at window {small}?
Whereabouts are complaints about council tax taken until {time}?
How do I find the desk for people who think they were charged too much?
In which corner can residents object to what they have to pay?
> {small}
At which window are complaints about council tax taken?
What is the number of the window where complaints about council tax are taken?
Which desk do I want if I think I was charged too much?
What figure is above the clerk to whom residents object?
> {time}
Until when are complaints about council tax taken?
Up to what time does window {small} take complaints about council tax?
How late in the day can residents still object to what they must pay?
When does the clerk for people who feel overcharged go home?

= gymbroken: the rope has frayed | a ring fell down | the floor is sticky | bats are nesting \
there | the mats are mouldy | the lamps hum | it is full of exam desks | the ceiling sheds plaster
PE for class {small} is cancelled until {date}, because in the gym {gymbroken}, the head informs \
us.
Because in the gym {gymbroken}, the head informs us, PE for class {small} is cancelled until \
{date}.
The head informs us that until {date} PE for class {small} is cancelled, because in the gym \
{gymbroken}.
> {gymbroken}
Why is PE cancelled until {date}, as the head informs us?
What is wrong in the gym, that PE is cancelled? / What makes the sports hall unusable?
For what reason do pupils get no exercise indoors?
> {date}
Until when is PE cancelled, as the head informs us?
Until what date is PE for class {small} cancelled because in the gym {gymbroken}?
When can the pupils do sports again? / Until when does the ban on exercise indoors last?

= prizewon: spelling rhubarb | the neatest margins | never missing a day | a poem about gravy | \
growing the tallest bean | a speech on eels | rescuing a kitten | the loudest whistle
At prize-giving the school in {city} honoured {first} for {prizewon}.
{first} was honoured for {prizewon} by the school in {city} at prize-giving.
For {prizewon}, {first} was honoured at prize-giving by the school in {city}.
> {prizewon}
For what was {first} honoured at prize-giving?
For what has the school in {city} honoured {first}? / Which achievement got the pupil an award?
What did the child do that earned the headmaster's praise?
> {first}
Who was honoured for {prizewon} at prize-giving?
Whom has the school in {city} honoured for {prizewon}? / Which pupil got an award?
Who went up to the stage for the headmaster's praise?
> {city}
In which town is the school that honoured {first} at prize-giving?
Where is the school by which {first} was honoured?
In what place did a pupil get an award for {prizewon}?
Where does the child have lessons who earned praise?

= stampedwith: a frog in a crown | two crossed oars | a smoking volcano | the queen's hat | a \
blue comet | a wheel with wings | a bear with a trumpet | a nine-pointed leaf
The special postmark that {city} used in {month} showed {stampedwith}.
In {month} {city} used a special postmark that showed {stampedwith}.
{stampedwith} was what the special postmark showed that {city} used in {month}.
> {stampedwith}
What did the special postmark of {city} show, which showed it in {month}?
What was on the special postmark that was used in {month}?
Which picture was pressed over the stamps? / What design do collectors look for on the envelopes?
> {city}
Which town used a special postmark that showed {stampedwith}?
Where was the special postmark used in {month}?
From what place do collectors want an envelope with {stampedwith}?
In which place was mail cancelled with a picture?
> {month}
In which month was the special postmark with {stampedwith} used?
When had {city} used the special postmark? / When were letters cancelled with a picture?
In what part of the year must an envelope have been sent to please collectors?

= understudy: had swallowed a wasp | was snowed in at the airport | had slipped on a fig | was \
arrested at the interval | had lost all sense of pitch | was giving birth | had laryngitis | \
eloped with the cellist
Because the soprano {last} {understudy}, {first} sang the lead on {weekday}.
On {weekday} {first} sang the lead because the soprano {last} {understudy}.
The soprano {last} {understudy}, and because of that {first} sang the lead on {weekday}.
> {understudy}
What about the soprano {last} was the reason that {first} sang the lead?
What happened to the soprano, because of which {first} sang on {weekday}?
Why did somebody else have to take over the part? / What kept the star from appearing at the opera?
> {first}
Who sang the lead because the soprano {understudy}?
Who sang on {weekday} instead of the soprano {last}? / Who took over the main part at the opera?
Which replacement saved the performance?
> {last}
Which soprano {understudy}, so that {first} sang the lead?
For which soprano was it that {first} sang the lead on {weekday}? / Which star could not appear?
Who had to be replaced at the opera?
> {weekday}
On what day was it that {first} sang the lead?
When was the lead not sung by the soprano {last}, and {first} sang?
When did the opera need a replacement? / On which evening of the week did the star not appear?

= finereason: parking on the tramline | a bell that did not ring | feeding gulls on the pier | \
an unlit sledge | jumping the ferry queue | a dirty number plate | walking geese at night | \
hooting near the hospital
The officer {last} fined {first} {tariff} for {finereason}, payable at any post office.
{first} was fined {tariff} by the officer {last} for {finereason}, payable at any post office.
For {finereason} the officer {last} fined {first} {tariff}, payable at any post office.
> {finereason}
For what was {first} fined by the officer?
What had {first} done, being fined {tariff} by the officer {last}?
Which offence had to be paid for? / What was the ticket issued for?
> {tariff}
How much was {first} fined by the officer?
What was the amount, payable at any post office, for {finereason}? / What does the offence cost?
How high is the penalty?
> {last}
Which officer fined {first} for {finereason}? / By which officer was {first} fined {tariff}?
What is the name of the policeman who issued the ticket? / Who punished an offence on the spot?
"""
