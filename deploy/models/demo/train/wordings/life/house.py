"""Free sentences of daily life: repairs, tools, rooms and lost things (see relations.py)."""

RELATIONS = """
The {calling} who looked at our {appliance} found a {defect} and asked {price} for the repair.
It was only a {defect}, said the {calling}, and took {price} for mending the {appliance}.
For {price} the {calling} (mended|repaired) the {appliance}, in which there was a {defect}.
> {defect}
What was wrong with the {appliance}? / Why did the {appliance} not work?
What did the {calling} find? / Which fault did the {calling} put right?
Cause of the trouble with the {appliance}? / From what did our {appliance} suffer?
Why had our household machine stopped working? / What fault turned out to be behind the trouble?
> {price}
What did the repair of the {appliance} cost? / How much did the {calling} charge?
What did we pay to have the {appliance} mended? / Repair of the {appliance}: how much?
What was the {calling}'s bill?
How much did we have to pay the workman? / Workman's bill, please?
> {calling}
Who mended the {appliance}? / Who found the {defect}? / Who repaired our {appliance}?
Whom did we pay {price}? / By whom was the {defect} discovered?
What is the trade of the workman who fixed our machine?
Who got the broken {appliance} going again?
> {appliance}
What was broken until the {calling} came? / What had a {defect}? / What did the {calling} repair?
Which appliance cost us {price}?
Which machine of ours had broken down? / What did the {calling} put right in our home?

Our neighbour Mrs. {last} from number {flat} lent us her {tool} until {weekday}.
Until {weekday} we may keep the {tool}, which belongs to Mrs. {last} at number {flat}.
The {tool} must go back to Mrs. {last}, number {flat}, by {weekday}.
> {tool}
What did we borrow from Mrs. {last}? / What must be returned by {weekday}?
What of ours is really Mrs. {last}'s? / What do I have to take back to number {flat}?
Which tool did our neighbour lend us?
What have we borrowed from the woman next door? / Name the implement that isn't really ours.
> {weekday}
When does Mrs. {last} want her {tool} back? / Until when may we use the {tool}?
By which day must the {tool} be returned? / The {tool}: on loan until when?
When is the borrowed implement due back? / Until what day can I hang on to Mrs. {last}'s {tool}?
> {flat}
At which number does the owner of the {tool} live? / Where does Mrs. {last} live?
To what number do I carry the {tool}? / House number of Mrs. {last}?
Which door do I knock on to return what we borrowed? / What is Mrs. {last}'s address in our street?
> Mrs. {last}
Which neighbour lent us the {tool}? / From whom is the {tool} borrowed?
To whom do I return the {tool}? / Name of the neighbour with the {tool}?
Which lady did we borrow from? / Who is the real owner of the {tool} we are using?

The key to the {room} hangs {spot}; only {first} and I know.
Apart from me, only {first} knows that the key to the {room} is {spot}.
We hide the key of the {room} {spot}, and {first} has been told.
> {spot}
Where is the key to the {room}? / Where do we hide the key? / In what place is the {room} key?
How do I get into the {room}? / Hiding place of the {room} key?
Where should I look for the key to the {room}?
How do I get in when it's locked - where should I look? / What is our secret hiding place?
> {first}
Who else knows about the key? / Who has been told where the key is?
Whom can I ask for the key to the {room}? / With whom do I share the secret of the key?
Tell me who else is in on our secret. / If I can't ask you, who could tell me how to get in?
> {room}
What does the hidden key open? / Which room does the key {spot} belong to?
To which room is there a hidden key? / {first} and I know how to get into which room?
What is locked, with its key {spot}?
What does the thing concealed {spot} unlock? / Behind which locked door can just two of us get?

While sanding the floor of the {room}, we came across a {keepsake} under the boards.
A {keepsake} came to light under the boards when the floor of the {room} was sanded.
Under the floorboards of the {room} somebody had hidden a {keepsake}, which we found while sanding.
> {keepsake}
What was under the floor? / What came to light in the {room}? / What did we find while sanding?
What had somebody hidden in the {room}? / What lay under the boards?
What surprise did we discover during the renovation? / What old treasure was lying beneath our feet?
> {room}
In which room was the {keepsake}? / Where was the floor sanded? / Where did the {keepsake} turn up?
Which room's floor hid the {keepsake}? / Where were we working when the {keepsake} was found?
Scene of the surprise discovery? / In which part of our home did we discover the {keepsake}?

The wallpaper in the {room} is coming off because of a {defect} in the {appliance} next door.
Because the {appliance} next door has a {defect}, the wallpaper in the {room} is peeling.
A {defect} in next door's {appliance} is to blame for the wallpaper in our {room}.
> {room}
In which room is the wallpaper coming off? / Where are the walls damaged?
Where is the wallpaper peeling? / Which of our rooms suffers from the neighbours' {appliance}?
Which part of our home has the damaged walls? / Where is the paper falling off our walls?
> {defect}
Why is the wallpaper coming off? / What is wrong with the {appliance} next door?
What is to blame for the state of the wallpaper? / Cause of the damage in the {room}?
What exactly is wrong with the machine on the other side of the wall?
What fault at the people beside us is ruining our walls?
> {appliance}
Which appliance is to blame for the damage? / What next door has a {defect}?
What is broken next door? / To what do we owe the damage in the {room}?
Which machine at our neighbours' is ruining our decoration?
What should the people beside us get fixed, to save our walls?

Shelf by {first}: {length} long, and it came down within {spell}.
The shelf that {first} put up, {length} of it, stayed on the wall for {spell}.
After {spell} the shelf, {length} long and (the work|a masterpiece) of {first}, fell off the wall.
> {spell}
How long did the shelf stay up? / After what time did {first}'s shelf fall?
For how long did the shelf hang on the wall? / How soon did the shelf come down?
How soon did the home-made plank for books crash to the ground?
How much time passed before {first}'s handiwork collapsed?
> {length}
How long was the shelf? / What did the shelf {first} put up measure? / Length of {first}'s shelf?
From end to end, how much is the shelf?
Size of the plank that crashed down? / How much did {first}'s handiwork measure from end to end?
> {first}
Who put up the shelf? / Whose shelf fell off the wall? / Whose work came down after {spell}?
Who is no good at putting up shelves?
Which bad handyman is responsible for the thing that crashed down? / Whose DIY collapsed so quickly?

When you leave, turn the (water|gas) off {spot} and leave the keys with {first} at number {flat}.
Before leaving, give the keys to {first} at number {flat}; the main tap, {spot}, must be closed.
The tap to be closed is {spot}, and the keys go to {first}, who lives at number {flat}.
> {spot}
Where is the main tap? / Where do I turn it off before leaving? / Where can I find the main tap?
The tap that must be closed is where?
How do I find the valve to shut when we go away? / Where can the supply be shut before we depart?
> {first}
Who gets the keys? / With whom do I leave the keys? / Who lives at number {flat}?
To whom should the keys be given?
Which neighbour looks after the place while we're away?
I'm off now - who gets whatever unlocks the house?
> {flat}
At what number does {first} live? / Which door do I knock on to leave the keys?
Where do the keys go, which number? / House number of {first}?
Where does the one who looks after our place have a home?
At which door do I drop off everything that unlocks the house?

The {furniture} in the {room} was made by {person} out of an old {furniture2}.
{person} built the {furniture} that is now in the {room} from the wood of a {furniture2}.
Once it was a {furniture2}; then {person} turned it into the {furniture} you see in the {room}.
> {furniture2}
From what was the {furniture} made? / What was the {furniture} before?
What did {person} take apart for the {furniture}? / Where did the wood of the {furniture} come from?
What had been the former life of the {furniture}?
What did somebody recycle to build a new piece?
Which old thing was sacrificed to supply the timber?
> {furniture}
What did {person} make? / Into what was the {furniture2} turned? / What is in the {room} now?
What became of the {furniture2}?
What new piece came of the recycled timber? / What was constructed by {person} from something older?
> {person}
Who made the {furniture}? / Whose work is the {furniture}? / Who took the {furniture2} to pieces?
By whom was the {furniture} built?
Who is the joiner in our family, the one who recycled an old piece?
Who took the {furniture2} to bits and constructed something new?
> {room}
Where is the {furniture}? / In which room can I see what became of the {furniture2}?
Which room has the {furniture} in it? / Where does {person}'s work stand?
I'd like to see the recycled piece. Where is it?
In what part of the house do I see {person}'s joinery?

Flat {flat} has had no hot water since {spoken_day}, and the {calling} cannot come before {date}.
Since {spoken_day} there has been no hot water in flat {flat}; the {calling} is coming on {date}.
Not until {date} will the {calling} come to flat {flat}, where there has been no hot water since \
{spoken_day}.
> {flat}
Which flat has no hot water? / Where is there no hot water? / Who is without hot water, which flat?
To which flat is the {calling} to come? / Number of the flat with cold water only?
Tell me whose taps are cold - what door?
Whose heating is broken - at what door should the workman ring?
> {date}
When will the {calling} come? / On what day will flat {flat} be helped?
What is the earliest day for the {calling}? / Until when must flat {flat} wait?
What's the soonest a workman can turn up? / On which day will the boiler get fixed at last?
> {spoken_day}
Since when has there been no hot water? / When did the hot water fail in flat {flat}?
On which day did the trouble in flat {flat} begin? / When did flat {flat} last have hot water?
When did the taps go cold? / Since when has the heating been broken?
> {calling}
Who will see to the hot water? / Whom is flat {flat} waiting for? / Who is coming on {date}?
Until {date} flat {flat} must wait for whom? / Which workman is wanted in flat {flat}?
What kind of workman are the shivering tenants expecting? / Who will fix the boiler?

We (papered|tiled|panelled) the {room} in {spell}, {first} doing the ceiling and I the rest.
In {spell} the {room} was done; the ceiling is {first}'s work, the rest mine.
It took {first} and me {spell} to do up the {room}, ceiling and all.
> {spell}
How long did we work on the {room}? / How much time did doing up the {room} take?
How fast were {first} and I? / The {room} was finished after how long?
Time the two of us spent decorating? / How long was the renovation, start to finish?
> {room}
Which room did we do up? / What took {first} and me {spell}? / In which room did {first} work?
Where were {first} and I busy for {spell}?
Which part of the house did the two of us decorate? / Where in our home has there been a renovation?
> {first}
Who did up the {room} with me? / With whom did I work on the {room}? / Who helped me in the {room}?
Who spent {spell} with me in the {room}?
Who decorated overhead while I did the walls? / Who was my partner for the renovation of the {room}?

Whoever finds a {keepsake}: it was lost between the {venue} and {street}; reward {price}.
Lost somewhere between {street} and the {venue}: a {keepsake}. The finder gets {price}.
A reward of {price} awaits the person who finds the {keepsake} lost between {street} and the \
{venue}.
> {keepsake}
What was lost near the {venue}? / What does one have to find for {price}?
For what is there a reward? / What went missing on {street}? / What is worth {price} to its owner?
What precious thing did somebody drop on their way?
What should I look for if I want to earn the money?
> {price}
How big is the reward for the {keepsake}? / What does the finder of the {keepsake} get?
How much do I get for bringing back the {keepsake}? / Reward for the {keepsake}?
What will the owner of the {keepsake} pay?
How much money is offered for returning the missing thing? / How much will the grateful owner pay?
> {street}
On which street might the {keepsake} be? / Between the {venue} and what street was it lost?
Which street should one search for the {keepsake}?
From the {venue} to which street should one look for the {keepsake}?
The {keepsake} fell from somebody on the way from the {venue} to which street?
Along which road could the missing thing be lying?
Tell me the road I should walk, looking for the {keepsake}.
> {venue}
Between {street} and what place was the {keepsake} lost? / Near which place might the {keepsake} be?
From where to {street} should I search for the {keepsake}?
From {street} to which place should one look for the {keepsake}?
The {keepsake} fell from somebody on the way from {street} to what place?
Near what building could the missing thing be lying?
What place should I set off from, walking to {street}, to look for the {keepsake}?

{first} turned the house upside down for the {keepsake}; in the end it was {spot}.
The {keepsake} for which {first} had searched everywhere turned up {spot}.
All that time the {keepsake} had been {spot}, where {first} (never looked|looked last).
> {spot}
Where did the {keepsake} turn up? / Where was the {keepsake} all that time?
In what place was the lost {keepsake}? / Where did {first} look last of all?
Where had {first} mislaid the {keepsake}? / The missing {keepsake} was found where?
Where was the missing thing hiding? / In what place did {first}'s hunt come to a close?
> {keepsake}
What had {first} lost? / What was found {spot}? / What did {first} search for?
What was {first} turning the house upside down for? / Which of {first}'s things was missing?
Name the thing that had been mislaid in the home. / After what was {first} hunting in every room?
> {first}
Who lost the {keepsake}? / Who searched for the {keepsake}? / Who turned the house upside down?
Who was looking for the thing that was {spot}?
Who had mislaid something and hunted high and low?
Who couldn't remember putting the {keepsake} {spot}?

Never use the {appliance} and the {appliance2} at the same time, or the fuse {spot} will blow.
If the {appliance} and the {appliance2} run together, the fuse goes; you will find it {spot}.
The fuse is {spot} and blows when somebody uses the {appliance} while the {appliance2} is on.
> {appliance2}
What must not be used together with the {appliance}? / With what does the {appliance} not get along?
What should be off while I use the {appliance}?
Which appliance blows the fuse with the {appliance}?
With what mustn't the {appliance} be combined?
What has to be switched off before I start the {appliance}?
> {appliance}
What must not be used together with the {appliance2}?
What should be off while the {appliance2} is on?
Which other appliance blows the fuse when the {appliance2} is running?
With what mustn't the {appliance2} be combined?
What has to be switched off before I start the {appliance2}?
> {spot}
Where is the fuse? / Where do I go when the fuse has blown? / Where do I find the fuse?
The {appliance} has stopped. Where is the fuse?
Everything has gone dark - where do I restore the electricity?
Where's the part that burns out when we overload the circuit?

Bring your own {tool} to the {venue} on {spoken_day}: we are (repairing the roof|painting the \
walls).
On {spoken_day}, everybody with a {tool} is wanted at the {venue}, where there is work to do.
Those who help at the {venue} on {spoken_day} should bring a {tool}.
> {tool}
What should I bring on {spoken_day}? / What do helpers need? / What do I take along to the {venue}?
Which tool is wanted on {spoken_day}? / What must I not leave at home on {spoken_day}?
What equipment do volunteers have to take along? / With which implement should I turn up?
> {venue}
Where are helpers wanted? / Where is there work on {spoken_day}? / Which place is being repaired?
Where do I take my {tool}? / At what place does the work go on?
Where are the volunteers meeting? / Which building is being done up and calls for hands?
> {spoken_day}
When are helpers wanted at the {venue}? / On what day do I bring the {tool}?
When is the work at the {venue}? / On which day should I come with a {tool}?
Volunteers' meeting: on which day? / When do I turn up with my {tool} to lend a hand?

The {calling} needs {spell} for the bathroom and wants half of the {price} beforehand.
Half of the {price} must be paid beforehand to the {calling}, who needs {spell} for our bathroom.
For our bathroom, the {calling} reckons with {spell} and {price}, half of it in advance.
> {spell}
How long will the work on the bathroom take? / How much time does the {calling} need?
For how long shall we be without a bathroom? / The {calling} will be busy how long?
How long shall we have to do without a bath?
How much time will the renovation of the washing place take?
> {price}
What will the bathroom cost? / How much does the {calling} want altogether?
What is the whole price of the new bathroom? / Estimate of the {calling}?
Total cost of renovating where we wash?
How big is the estimate, of which fifty per cent is due up front?
> {calling}
Who is doing the bathroom? / Who needs {spell}? / Who wants half the money beforehand?
Whom do we pay {price}?
What sort of tradesman is renovating the place where we wash?
Who asks for fifty per cent up front?
"""
