"""Free sentences of daily life: neighbours, notices in the stairwell and moving house (see
relations.py)."""

RELATIONS = """
To the tenant of flat {flat}: please stop the {neighbour_noise} after {spoken_time}. The whole \
house hears it.
Flat {flat}, we can all hear the {neighbour_noise}; could it end by {spoken_time}?
The people in flat {flat} have been asked to do without the {neighbour_noise} from {spoken_time} on.
> {neighbour_noise}
What disturbs the house after {spoken_time}? / What should flat {flat} stop?
What can everybody hear from flat {flat}? / Which noise comes from flat {flat}?
What is not wanted after {spoken_time}? / About what do the neighbours complain to flat {flat}?
What din are the residents fed up with? / About what do we complain to the folk behind door {flat}?
> {flat}
Which flat is too loud? / Where does the {neighbour_noise} come from?
To whom is the notice about the {neighbour_noise}?
Who should stop the {neighbour_noise}, which flat? / Number of the noisy flat?
Which tenants are too loud? / Whose door does the complaint about {neighbour_noise} go to?
> {spoken_time}
From what time on should it be quiet? / When must the {neighbour_noise} stop?
Until when is the {neighbour_noise} all right? / After what time is the {neighbour_noise} forbidden?
Tell me from when at night we want quiet. / How late may the din go on?

Notice: the lift at number {flat} will be out of use from {date} because of a {defect}.
From {date} on, owing to a {defect}, the lift of number {flat} (will not run|stays where it is).
The lift at number {flat} is switched off as from {date}; the cause is a {defect}.
> {date}
From when is the lift out of use? / From which day on do we have to take the stairs?
When does the lift at number {flat} stop running? / The lift: out of order from what date?
When will the elevator be shut down? / Starting which day must we take the stairs?
> {defect}
Why is the lift out of use? / What is the cause of the trouble with the lift?
What is broken in the lift? / Because of what will there be no lift from {date}?
For what reason does the lift not run from {date}?
Trouble with the elevator - what is it? / Why must we all take the stairs?
> {flat}
At what number is the lift out of use? / Which house has no lift from {date}?
In which house do people have to climb the stairs, what number?
In which building do they have to climb the stairs? / Whose elevator is broken - what house?

Found in the stairwell: a {garment}, left hand pocket torn. Ask for it at flat {flat}.
Somebody left a {garment} with a torn pocket in the stairwell; it is now with flat {flat}.
The owner of the {garment} found in the stairwell can fetch it from flat {flat}.
> {garment}
What was found in the stairwell? / What did somebody leave on the stairs? / What has a torn pocket?
What can be fetched from flat {flat}? / Which garment is waiting for its owner?
Which piece of clothing was forgotten by somebody?
What damaged clothes are waiting to be picked up?
> {flat}
Where can I fetch the {garment}? / At which flat do I ask for the {garment}?
Who has the {garment} now, which flat? / To what flat does the owner of the {garment} go?
Those are my lost clothes! Where do I pick them up?
At which door should I ring to reclaim the {garment}?

{first} will have a {party} on {spoken_day}, so it may get loud until {spoken_time}. Earplugs \
enclosed!
It may be loud on {spoken_day} until {spoken_time}, dear neighbours, for it is {first}'s {party}.
Because of the {party} that {first} is giving, there may be noise on {spoken_day} until \
{spoken_time}.
> {spoken_day}
When will {first} be loud? / When is {first}'s {party}? / On what day does {first} celebrate?
For when do I need earplugs? / On which day should the neighbours expect noise?
I want to be away during the celebrations. When are they?
Which night should we expect a din from {first}?
> {spoken_time}
Until when may it be loud on {spoken_day}? / At what time will {first}'s guests be quiet?
How late will the {party} go on? / When can the neighbours sleep?
How late will the celebrations go on? / At what hour can we hope for quiet again?
> {party}
What is {first} celebrating? / Why will there be noise on {spoken_day}? / For what are the earplugs?
What kind of celebration is {first} planning? / The reason for the noise on {spoken_day}?
What are they celebrating next door? / Why should we expect a din - what's the occasion?
> {first}
Who is celebrating on {spoken_day}? / Whose {party} is on {spoken_day}?
Who will be loud until {spoken_time}? / Who apologises to the neighbours?
Who is the host of the celebrations? / Which resident warns us of a din?

Our neighbours, the {last} family, quarrel with the house opposite about {complaint}.
Between the {last} family and the house opposite there is a quarrel about {complaint}.
The {last} family and the people opposite have fallen out over {complaint}.
> {complaint}
What is the {last} family's quarrel about?
Over what did the {last} family fall out with the people opposite?
What does the {last} family quarrel about? / What is the bone of contention?
Why does the {last} family not speak to the people opposite?
What is the trouble next door with the {last} family?
Cause of the row? / What's the trouble between them and the folk across the street?
> {last}
Which family quarrels with the house opposite? / Who quarrels about {complaint}?
Which neighbours are upset about {complaint}? / Name of the neighbours who quarrel?
What are the ones called who have trouble with the folk across the street?
Surname of those who are rowing over {complaint}?

{person}, the chair of the residents, asks for the lawn to be kept free of {objects} until {month}.
Until {month} there must be no {objects} on the lawn, asks {person} on behalf of the residents.
No {objects} on the lawn before {month} is over, (writes|demands) {person} for the residents.
> {month}
Until when must the lawn be kept free? / Until which month are {objects} forbidden on the lawn?
Till which month does {person} want a free lawn? / When does the rule about the lawn end?
Until when does the ban on using the grass hold?
When can we put things on the grass again, after which part of the year?
> {person}
Who asks for a free lawn? / Who speaks for the residents? / Who wants no {objects} on the lawn?
By whom is the notice about the lawn?
Who wants the grass clear? / Who speaks for all the tenants about the grass?

The {last} family moved out of number {flat} on {date} and left a {furniture} on the pavement.
When the {last} family left number {flat} on {date}, a {furniture} stayed behind on the pavement.
On the pavement before number {flat} there is a {furniture}, left by the {last} family, who moved \
on {date}.
> {furniture}
What was left on the pavement? / What did the {last} family leave behind?
What stayed behind when the {last} family moved?
Which piece of furniture is outside number {flat}?
What did they dump in the street when they went? / Which household item was abandoned outside?
> {date}
When did the {last} family move out? / On what day did they leave number {flat}?
Since when has number {flat} been empty? / Moving day of the {last} family?
Date on which they cleared out? / On which day was the {furniture} dumped in the street?
> {flat}
Where did the {last} family live? / From which number did the {last} family move?
Outside which number is the {furniture}? / Which house is empty since {date}?
Which home is empty now? / Outside what house is there something dumped?
> {last}
Which family moved out of number {flat}? / Who left the {furniture}?
Who used to live at number {flat}? / Name of the people who moved on {date}?
What are the folk called who cleared out? / Who dumped the {furniture} in the street - what surname?

The removal men broke the {keepsake} and the {furniture}, and {company} offers us {price} for both.
{company} is offering {price} for the {furniture} and the {keepsake} that their men broke.
For the broken {furniture} and {keepsake} the removal firm, {company}, will pay no more than \
{price}.
> {company}
Which firm moved us? / What are the removal men's employers called?
Who will pay for the {keepsake}? / From whom do we get {price}? / Name of the removal firm?
Name the clumsy movers. / Who has to compensate us?
> {price}
How much are we offered by the removal firm? / What is {company} willing to pay?
What do we get for the {keepsake} and the {furniture}? / The damages offered by {company}?
How much compensation would we receive? / What sum do the movers think our damage is worth?
> {keepsake}
What was broken beside the {furniture}? / What else did the removal men break with the {furniture}?
Which keepsake did not survive the move?
Which treasure was smashed, apart from the {furniture}?
What small precious thing did the movers smash?
> {furniture}
What was broken beside the {keepsake}? / What kind of furniture did the removal men break?
What else was damaged along with the {keepsake}?
Which large household piece was smashed? / What did the movers smash, apart from the {keepsake}?

Box {small} is {first}'s: careful, there is a {keepsake} in it, wrapped in a {garment}.
In box {small}, wrapped in a {garment}, travels {first}'s {keepsake}.
{first} wrapped the {keepsake} in a {garment} and packed it into box {small}.
> {keepsake}
What is in box {small}? / What is wrapped in the {garment}?
Why must I be careful with box {small}? / What did {first} pack? / What travels in box {small}?
Which fragile thing should the movers take care of? / What treasure did {first} put in the carton?
> {small}
In which box is the {keepsake}? / Which box must be handled with care? / Number of {first}'s box?
Which box do I open to find {first}'s {keepsake}?
Fragile carton: what number? / What number is on the carton with the {keepsake}?
> {garment}
What is the {keepsake} wrapped in? / What protects the {keepsake}?
In what did {first} wrap the {keepsake}? / What else is in box {small}?
Which clothes protect the fragile thing? / With what did {first} pad the carton?
> {first}
Whose box has the {keepsake} in it? / Who packed box {small}? / To whom does the {keepsake} belong?
Whose carton is fragile? / Who used a {garment} for padding?

In {city} we had our own {room} but no peace: {neighbour_noise} every night. Here in {city2} it is \
quiet.
We gave up the flat in {city}, {room} and all, because of {neighbour_noise}, and moved to {city2}.
There was even our own {room} in {city}, but {neighbour_noise} drove us away to {city2}.
> {neighbour_noise}
Why did we leave {city}? / What drove us away from {city}? / What kept us awake in {city}?
What was unbearable in {city}? / From what did we flee to {city2}?
Name the din that made us leave. / What couldn't we stand about our old place after dark?
> {city2}
Where do we live now that we have left {city}? / Where did we move from {city}?
Which city is quieter than {city}? / To what place did {neighbour_noise} drive us?
What is our home town since we left {city}?
Where do we live these days, without the din? / In which town did we find silence at last?
> {city}
Where did we live before {city2}? / Where was there {neighbour_noise}?
From which city did we move to {city2}? / Which town did we leave for {city2}?
Where did we have our own {room}?
Where did we live before? / Which town did we leave because it was too loud?

{person} takes in parcels for the whole house, weekdays until {spoken_time}, on floor {small}.
If you are out, your parcel will be with {person}, floor {small}, until {spoken_time}.
Parcels for the house are kept by {person} on floor {small}, who is in until {spoken_time}.
> {person}
Who takes in parcels? / With whom is my parcel? / Who keeps the post for the house?
Who on floor {small} helps the postman? / Where will my parcel be, with whom?
Tell me who receives the mail for everyone. / Which resident signs when the postman doesn't find me?
> {small}
On which floor are the parcels kept? / To which floor do I go for my parcel?
On what floor does {person} live?
How many stairs up do I pick up my package - which storey? / On what level does {person} live?
> {spoken_time}
Until when can I fetch my parcel from {person}? / How late is {person} in?
When is it too late to ring at floor {small}? / Parcels at {person}'s: till what time?
How late can I pick up my package? / From what hour is it too late to ring at {person}'s?

The cellar compartment of flat {flat} was broken into on {spoken_day}; a {tool} and {tally} \
bottles are missing.
On {spoken_day}, a {tool} and {tally} bottles were stolen from the cellar of flat {flat}.
Flat {flat} lost a {tool} and {tally} bottles when thieves came into the cellar on {spoken_day}.
> {tool}
What was stolen beside the bottles? / Which tool is missing from flat {flat}'s cellar?
What did the thieves take from flat {flat}, apart from drink?
What else was taken with the {tally} bottles?
Which implement did the burglars take?
Besides something to drink, what did the burglars carry off?
> {tally}
How many bottles were stolen? / How many bottles does flat {flat} miss?
What number of bottles went with the {tool}? / The thieves took how many bottles?
How many bottles did the burglars carry off?
> {tally} bottles
Besides the {tool}, how much drink did the burglars take?
> {spoken_day}
When did the thieves come to the cellar? / On what day was the cellar of flat {flat} broken into?
When was the {tool} stolen? / The break-in happened when?
Day on which the burglars struck? / On which day was somebody's stuff taken from below ground?
> {flat}
Which flat was robbed? / From whose cellar was the {tool} stolen, which flat?
Whose compartment was broken into? / Number of the flat that lost the {tool}?
Whose storage got burgled - at what door? / Which tenants were the burglars' victims?

New on our stairs: {full}, who plays the {instrument} and has promised to stop at {spoken_time}.
{full} has moved in, plays the {instrument} and will stop at {spoken_time}, or so we were promised.
We have been promised that {full}, our new neighbour with the {instrument}, stops at {spoken_time}.
> {instrument}
What does the new neighbour play? / Which instrument did {full} bring?
What do we hear until {spoken_time}? / On what does {full} play?
What does the newcomer make music on? / Which sounds will come from {full}'s rooms?
> {full}
Who moved in with the {instrument}? / Who plays the {instrument}?
What is the new neighbour called? / Who promised to stop at {spoken_time}?
Name of the neighbour with the {instrument}?
Who's the newcomer in our building? / Which resident makes music on the {instrument}?
> {spoken_time}
When does {full} stop playing? / Until what time will we hear the {instrument}?
From when on is there no {instrument}? / What is the promised end of {full}'s playing?
How late will the newcomer practise? / From what hour can we expect silence from {full}?

Stairs this week: flat {flat}. Next week: flat {flat2}. The bucket is {spot}.
This week flat {flat} sweeps the stairs, next week flat {flat2}; you will find the bucket {spot}.
The bucket {spot} is for the stairs, which are swept by flat {flat} now and by flat {flat2} next \
week.
> {flat}
Which flat does the stairs this week? / Who has to sweep the stairs now, which flat?
Whose turn is it, before flat {flat2}? / Before flat {flat2}, who sweeps?
Whose turn is it to clean at present? / Which tenants have the broom these days?
> {flat2}
Which flat does the stairs next week? / Whose turn is it after flat {flat}?
Who follows flat {flat}? / Which flat sweeps the stairs after flat {flat}?
Whose turn to clean is it after that? / Who takes over the broom from the folk at {flat}?
> {spot}
Where is the bucket for the stairs? / Where do I find what I need for sweeping?
I want to clean the stairs. Where do we keep the bucket?
Where do they keep the bucket for the stairs?
I'm to clean, so where are the things stored? / Where should I look for the pail?

The landlord, {person}, is raising the rent of number {flat} by {price} as from {date}.
As from {date}, number {flat} will cost {price} more a month, wrote the landlord, {person}.
{person}, who owns number {flat}, wants {price} more rent from {date} on.
> {price}
By how much is the rent raised? / How much more does number {flat} cost?
What does {person} want on top of the old rent? / The increase in rent for number {flat}?
How much dearer is our home getting? / What extra sum will the owner charge?
> {date}
From when does the higher rent hold? / When does number {flat} become dearer?
When does the increase of {price} begin? / On what day does the rent go up?
When does the home get dearer? / Starting which day will the owner charge extra?
> {person}
Who owns number {flat}? / Who is raising the rent? / Who is the landlord of number {flat}?
Who wants {price} more? / To whom do the tenants pay rent?
Greedy owner's name? / To whom do the tenants hand their money?
> {flat}
Which number becomes dearer by {price}? / For which flat is the rent raised?
What does {person} own?
Which home is getting dearer? / Where does {person} charge the tenants extra?

Since {first} downstairs has {neighbour_noise} at all hours, the {kin} of ours has moved into the \
{room}.
Our {kin} now sleeps in the {room}, on account of {neighbour_noise} in the flat of {first} below.
To get away from {neighbour_noise} at {first}'s downstairs, our {kin} moved to the {room}.
> {room}
Where does our {kin} sleep now? / Which room did our {kin} move into?
Where can one not hear {first}? / To where did our {kin} flee?
Where has one relative gone to sleep in silence?
In which part of our home can one escape {first}'s din?
> {neighbour_noise}
Why did our {kin} change rooms? / What is to be heard from {first}'s flat?
What is going on downstairs at {first}'s? / From what did our {kin} get away?
What din drove one relative out of bed? / What's going on underneath us that's so loud?
> {first}
Who lives below us? / Who is to blame for {neighbour_noise}?
Because of whom does our {kin} sleep in the {room}? / From whose flat comes the {neighbour_noise}?
Who makes the din underneath us? / Who robs someone in our family of a good night?
> {kin}
Who sleeps in the {room}? / Which relative moved into the {room}?
Who could not bear {neighbour_noise}?
Which relative couldn't stand the din? / Who in our household now spends the night in the {room}?

We exchanged our flat with its {room} in {city} for a {holiday_home} in {city2}, and regret nothing.
Instead of the flat in {city} with its {room}, we now have a {holiday_home} in {city2}.
A {holiday_home} in {city2} is our home now; the flat in {city} with the {room} is gone.
> {holiday_home}
What do we live in now, in {city2}? / For what did we exchange the flat in {city}?
What do we have in {city2}? / What kind of home did we move into?
What replaced the flat in {city}?
In what kind of dwelling do we live these days? / What did we swap our old place for?
> {city2}
Where is our {holiday_home}? / Which town did we move to from {city}?
Where do we live since we left {city}?
Where do we live these days? / Which town did we go to when we said goodbye to {city}?
> {city}
Where was our flat with the {room}? / In which city did we have the {room}?
From where did we move to {city2}?
Tell me where we lived before the swap. / Which town did we say goodbye to for the sake of {city2}?
"""
