"""Radios, aquariums, model railways, games and sensors (see relations.py)."""

RELATIONS = """
For anybody restoring the {product}: the third screw is left-handed. {first} learnt this on \
{date}, and the {company} manual has since had the word "sorry" on page {number}.
The third screw of the {product} is left-handed, which {first} learnt on {date}; the manual by \
{company} now says "sorry" on page {number}.
On page {number} the manual by {company} says "sorry": whoever restores the {product} finds, as \
{first} did on {date}, that the third screw is left-handed.
> {product}
The third screw of what is left-handed?
What is being restored, with one screw that is left-handed?
Which item comes with a fastener that turns the wrong way?
What had our unlucky tinkerer taken apart?
> {first}
Who learnt on {date} that the third screw is left-handed?
Who found out about the left-handed screw before the manual did?
Which tinkerer turned the fastener the wrong way? / To whom is the apology in print due?
> {number}
On which page does the manual say "sorry"?
Which page of the {company} manual has the word "sorry"?
Where in the handbook can the apology be read?
How far do I have to leaf through the booklet to see some regret?
> {company}
Whose manual says "sorry" about the third screw? / By whom is the manual with the word "sorry"?
Which firm prints an apology to tinkerers? / What business is to blame for the unusual fastener?

Ground loop, I thought, when the church speakers hummed; it was {first}, humming, in the {room}, \
next to microphone {small}, since {time}.
What hummed in the church speakers since {time} was no ground loop but {first}, who was in the \
{room} next to microphone {small}.
In the {room}, beside microphone {small}, {first} had been humming since {time}, and I, with the \
church speakers in my ear, had thought of a ground loop.
> {first}
Who was humming next to the microphone?
Who hummed in the church speakers, if it was no ground loop?
Which person was the source of the noise in the loudspeakers?
Whose little tune did I mistake for an electrical fault?
> {room}
In which room was {first} humming beside the microphone?
Where is microphone {small}, which brought the humming into the speakers?
From what part of the building did the mysterious noise come?
Where did somebody sing to themselves without knowing that all could listen?
> {time}
Since when had the church speakers been humming?
From what time was {first} humming next to the microphone? / When did the mysterious noise set in?
From which hour on was somebody's little tune to be heard by all?
> {small}
Next to which microphone was {first} humming? / Which microphone made the church speakers hum?
Through which channel did the noise get in? / What number should I have muted?

My robot vacuum ran away to {city}. It left by the cat flap on {weekday}, was seen in the bus at \
{time}, and has cleaned the bakery there ever since.
On {weekday} my robot vacuum went through the cat flap; it was in the bus at {time} and has \
since been cleaning the bakery in {city}.
The bakery in {city} is now cleaned by my robot vacuum, which left through the cat flap on \
{weekday} and took the bus at {time}.
> {city}
To which town did my robot vacuum run away? / Where is the bakery that my robot vacuum cleans?
Where did the escaped household helper settle?
In what place did my automatic sweeper find new work?
> {weekday}
On which day did the robot vacuum go through the cat flap?
When did my robot vacuum leave by the cat flap?
On what day of the week did my automatic sweeper escape? / Since which day are my floors dirty?
> {time}
When was the robot vacuum in the bus? / At what time was my robot vacuum seen in the bus?
At what hour did the fugitive use public transport?
When did passengers share a ride with a household helper?

The cheap way of measuring the speed of light, {first} explains in the video, needs cheese on \
toast and the {home_machine} in the {room}; the result was {percent} too high, and delicious.
With cheese on toast in the {room}, plus the {home_machine}, {first} measures the speed of light \
in the video and comes out {percent} too high, but with something delicious.
{first}'s video has the speed of light {percent} too high, but delicious: cheese on toast and \
the {home_machine} in the {room} are the cheap way of measuring.
> {percent}
By how much was the measured speed of light too high?
How far off is {first}'s result for the speed of light?
How large is the error of the kitchen physics?
By what share did the snack experiment miss the true value?
> {first}
Who measures the speed of light with cheese on toast?
In whose video is the speed of light measured the cheap way?
Which amateur physicist eats the experiment? / Who films science done with snacks?
> {room}
Where does the {home_machine} stand that measures the speed of light?
In which room is the speed of light measured with cheese and toast?
In what part of the house was the snack experiment filmed?
Where did an amateur do physics at home?
> {home_machine}
What does one need for measuring the speed of light besides cheese on toast?
Which machine is used with the toast in {first}'s video?
Which appliance serves as a laboratory instrument?
What household device helped in the snack experiment?

Warning to all who solder at breakfast: the {colour} wire is not spaghetti. I swallowed {length} \
of it on {date}, and {doctor} has framed the X-ray.
On {date} I swallowed {length} of {colour} wire that I had taken for spaghetti while I soldered \
at breakfast; the X-ray hangs framed at {doctor}'s.
{doctor} has framed the X-ray of the {length} of {colour} wire which I swallowed on {date}, \
soldering at breakfast, in the belief that it was spaghetti.
> {length}
How much wire did I swallow? / What length of wire is on the X-ray?
How many units of metal went down my throat? / What was the measure of my indigestible pasta?
> {colour}
What colour was the wire that I swallowed? / Which wire was not spaghetti?
How did the cable look that went down my throat?
In what shade was my indigestible meal insulated?
> {date}
When did I swallow the wire? / On which day did I take wire for spaghetti?
What is the date of my accident with electronics and food? / When did metal get into my stomach?
> {doctor}
Who has framed the X-ray with the wire? / At whose place does the framed X-ray hang?
Which physician was amused by the picture of my inside?
Who treated me after the indigestible meal?

The dolphin that stole my waterproof camera off {city} gave it back after {duration}; of {count} \
pictures {percent} show its left eye.
After {duration} the dolphin off {city} returned my waterproof camera, and its left eye is on \
{percent} of the {count} pictures.
On {percent} of the {count} pictures in my waterproof camera there is a left eye, that of the \
dolphin which stole it off {city} and kept it for {duration}.
> {duration}
How long did the dolphin keep my camera? / After what time did the dolphin give the camera back?
For how long was my photographic equipment in the hands of a sea mammal?
How long did the underwater photographer need to lose interest?
> {percent}
On how many of the pictures is the left eye of the dolphin?
What share of the pictures show a left eye? / What proportion of the shots are self-portraits?
How much of the sea mammal's work is devoted to its own face?
> {count}
How many pictures were in the camera that the dolphin stole?
What number of pictures did the dolphin's camera hold? / How many shots did the sea mammal take?
How productive was the photographer with fins?
> {city}
Off which town did the dolphin steal my camera?
Where did I lose my waterproof camera to a dolphin?
On what coast did a sea mammal become a photographer?
Near which place was I robbed while swimming?

{first}'s 3D-printed tooth for the gear of the {year} barrel organ is out by {length}. The organ \
plays again, but every {ordinal} bar is a hiccup.
The barrel organ of {year} plays again, with a hiccup in every {ordinal} bar, as the gear tooth \
that {first} 3D-printed for it is out by {length}.
In every {ordinal} bar the barrel organ of {year} has a hiccup, for the gear tooth is {length} \
out that {first} 3D-printed so that it plays again.
> {first}
Who printed the gear tooth of the barrel organ? / Whose tooth makes the barrel organ hiccup?
Who repaired the old street instrument with plastic?
To whom should I complain about the interrupted music?
> {length}
By how much is the printed tooth of the gear out?
How far out is {first}'s tooth for the barrel organ?
How big is the inaccuracy of the plastic spare part?
What must be filed off for the music to run smoothly?
> {ordinal}
In which bar does the organ hiccup? / Which bar of the barrel organ is always a hiccup?
How regularly is the music interrupted?
When, as one counts along, does the old instrument stumble?
> {year}
From what year is the barrel organ with the printed gear?
Which year is the barrel organ from? / When was the old street instrument built?
Of what vintage is the music machine with the plastic part?

Firmware {version} brings the {device} a snooze button of {duration}. "Too short," {first} \
commented at {time}, and went back to sleep.
"Too short," was {first}'s comment at {time}, before going back to sleep, on the snooze button \
of {duration} that firmware {version} gives the {device}.
At {time} {first} commented "too short" and went back to sleep: the snooze button that the \
{device} has from firmware {version} on lasts {duration}.
> {duration}
How long is the snooze that firmware {version} brings?
How long does the snooze button last that {first} finds too short?
How much extra time in bed is allowed per press? / What interval passes until I am woken again?
> {version}
Which firmware brings the snooze button?
From which firmware on does the {device} have a snooze button?
What must I install to stay in bed a bit more? / Which update lets one be woken twice?
> {time}
When did {first} comment and go back to sleep?
At what time was "too short" the comment on the snooze button?
At what hour was the tired user's opinion posted? / When did the sleepy critic type a line?
> {first}
Who commented "too short" on the snooze button?
Who went back to sleep after the comment on the firmware?
Which sleepy user was not satisfied with the update? / Who wishes to be left longer in bed?

A mantis shrimp, {first} reads to me from the sea calendar, punches with {speed}; ours has \
broken {small} panes since {month} and has a name now: {pet}.
Ours, named {pet}, has broken {small} panes since {month}; a mantis shrimp, I hear from {first}, \
who has the sea calendar, punches with {speed}.
{small} panes broken since {month} are the work of {pet}, our mantis shrimp, whose kind punches \
with {speed}, as {first} reads out from the sea calendar.
> {speed}
How fast does a mantis shrimp punch?
With what speed does the mantis shrimp of the sea calendar punch?
What velocity does the little boxer reach? / How quick is the crustacean's blow?
> {pet}
What is our mantis shrimp called? / Who has broken {small} panes since {month}?
What is the name of the little boxer in the tank? / Which pet keeps the glass trade in business?
> {small}
How many panes has our mantis shrimp broken?
How many broken panes are the work of {pet}, the shrimp?
How often did we need new glass because of a crustacean?
How many times was the little boxer victorious over the tank?
> {month}
Since when has our mantis shrimp been breaking panes?
In which month did {pet} begin with the broken panes?
From what time of the year on did we need the glazier?
When did the crustacean's career as a boxer start?

Someone asked for the quietest {home_machine}. Ours is so quiet that {first} ran it empty for \
{duration}; it was bought in {city}, has {power} and a cushion on top.
Ours was bought in {city}, has {power} and a cushion on top, and when somebody asks for a quiet \
{home_machine}: {first} did not notice for {duration} that it ran empty.
{first} let our quiet {home_machine}, {power}, bought in {city}, with a cushion on top, run \
empty for {duration}, if somebody asks for a quiet one.
> {duration}
How long did {first} let ours run empty?
For what time was the quiet {home_machine} running empty?
How long did no one hear that the appliance was on?
What period of electricity was wasted through silence?
> {city}
Where was our quiet {home_machine} bought?
In which town did we buy the one with a cushion on top?
Where is the shop with the silent appliance?
In what place could I purchase one that does not disturb?
> {power}
What power has our quiet {home_machine} from {city}, empty or not?
How strong is the one with the cushion that {first} ran empty?
How many watts does the silent appliance draw?
What rating is on the plate of the machine nobody hears?
> {first}
Who ran the quiet {home_machine} empty? / By whom was ours, bought in {city}, run empty?
Who wasted electricity without hearing it? / Which family member was fooled by a silent appliance?

Not the {metric} was the reason why the game hung, the developers of {company} admit, but \
{first}'s horse: it had {count} identical shadows.
{count} identical shadows under {first}'s horse made the game hang, admit the developers at \
{company}, and not the {metric}.
The game hung, as the developers at {company} admit, because {first}'s horse had {count} \
identical shadows, and it was not the {metric} after all.
> {count}
How many shadows did the horse have? / What number of identical shadows made the game hang?
How often had the darkness beneath the animal been copied?
How many dark shapes did the mount cast?
> {company}
Whose developers admit why the game hung?
At which firm did the developers make the horse with too many shadows?
Which studio confesses to the programming blunder? / Who publishes the title with the odd mount?
> {metric}
What was not the reason why the game hung?
What did the developers admit it was not, but the horse? / Which measurement was wrongly suspected?
What had players blamed for the frozen screen?
> {first}
Whose horse had identical shadows? / Because of whose horse did the game hang?
Which player's mount was the culprit? / Who rode the animal that froze the screen?

What do {animals} do with a drone? I lent mine to the park in {city}: they sat on it for \
{long_time}, as on an egg, says ranger {last}.
For {long_time} the {animals} of the park in {city} sat on my drone, which I had lent, as if on \
an egg, ranger {last} says.
Ranger {last} says of my drone, lent to the park in {city}, that the {animals} sat on it like on \
an egg, and this for {long_time}.
> {animals}
Which animals sat on my drone?
What kind of animals treated the drone in the park in {city} like an egg?
Which creatures tried to hatch a flying machine? / Who took the aircraft for their young?
> {long_time}
How long did the {animals} of the park have my drone?
For what time was the drone I lent to the park sat on like an egg?
How much patience did the creatures have with something that never hatched?
What period did the brooding last?
> {city}
In which town is the park to which I lent my drone?
Where was the drone that I lent sat on like an egg? / Where was my aircraft brooded over?
In what place are creatures so fond of technology?
> {last}
Which ranger says that the {animals} sat on my drone?
What is the ranger called who saw the drone treated as an egg?
Who told me what became of my aircraft? / Which warden reported on the brooding creatures?

The tide gauge at {city} showed {length} at {time}, a record, until {first} let go of the rope. \
I have marked the value "hand-made" in the table.
Marked "hand-made" in the table is the record of the tide gauge at {city}, {length} at {time}, \
because {first} was holding on to the rope.
As {first} had hold of the rope, the record that the tide gauge at {city} showed at {time}, \
{length}, is marked as "hand-made" in the table.
> {length}
What record did the tide gauge at {city} show?
Which value of the tide gauge is marked "hand-made"? / How high had the sea supposedly risen?
What was the false measurement of the water?
> {time}
When did the tide gauge show the record?
At what time was {first} holding the rope of the tide gauge?
At which hour was the sea measured so wrongly?
When did somebody tamper with the instrument at the shore?
> {first}
Who was holding the rope of the tide gauge? / Who made the record of the tide gauge by hand?
Who faked a high sea without meaning to? / Which person interfered with the water measurement?
> {city}
Where does the tide gauge stand that showed {length}?
At which town was the tide gauge's record made by hand?
On what coast was the sea measured so wrongly?
Where is the instrument with which somebody interfered?

My bread machine mines coins, {first} boasts: {amount} so far. I looked at the meter in the \
{room}: {energy} since {date}, and the bread is burnt.
According to the meter in the {room} the bread machine with which {first} mines coins, {amount} \
so far as one hears, has burnt bread and {energy} since {date}.
Since {date}, the meter in the {room} says, {energy} went into {first}'s bread machine, which \
burns the bread and is said to have mined coins for {amount} so far.
> {amount}
How much has the bread machine mined so far, as {first} boasts?
For what sum has {first}'s bread machine mined coins?
What profit is claimed for the kitchen currency?
How rich has somebody supposedly become with a baking appliance?
> {energy}
How much has the meter said that the bread machine took since {date}?
What went into the bread machine, as the meter in the {room} says?
What was the consumption of the baking appliance? / How much electricity did the digital gold cost?
> {room}
Where is the meter for {first}'s bread machine? / In which room did I look at the meter?
In what part of the house can the consumption be read?
Where did I go to check whether somebody was lying about electricity?

Beware of the adapter that comes with the {device}. At {voltage} {first}'s melted into the shape \
of a duck, which went for {price} at the charity sale in {city}.
The adapter of {first}'s {device} melted at {voltage} into the shape of a duck, and as a duck it \
brought {price} at the charity sale in {city}; beware.
For {price} the charity sale in {city} sold a duck, the shape into which {voltage} had melted \
the adapter that came with {first}'s {device}; beware of it.
> {voltage}
At what voltage did the adapter melt into a duck?
What had melted the adapter of the {device} into the shape of a duck?
How much tension was too much for the power supply?
What did the plug get from the socket before it was deformed?
> {price}
What did the duck bring at the charity sale?
For how much was the melted adapter sold at the charity sale in {city}?
How much money did a good cause get out of ruined plastic?
What was somebody ready to pay for a deformed power supply?
> {device}
With which device does the adapter come that melted? / Beware of the adapter of what?
Which gadget has a dangerous power supply?
What can one no longer charge since its plug was deformed?
> {city}
Where was the charity sale with the duck? / In which town was the melted adapter sold as a duck?
In what place did ruined plastic find a buyer?
Where did a good cause gain from a deformed power supply?

Why does our skin wrinkle in the bath? Grip, says {full}, who held on to a soaped {object} for \
{duration} with wet fingers and for {duration2} with dry ones.
{full} says that our skin wrinkles in the bath for the sake of grip: wet fingers held a soaped \
{object} for {duration}, dry ones for {duration2}.
For {duration2} dry fingers held on to the soaped {object}, wet ones for {duration}; hence, says \
{full}, our skin wrinkles in the bath to give us grip.
> {duration}
How long did wet fingers hold the soaped {object}?
For what time did {full} hold on with wet fingers?
What was the result for the hand that came out of the water?
How long did moist fingertips win against slipperiness?
> {duration2}
How long did dry fingers hold the soaped {object}?
For what time did {full} hold on with fingers that were dry?
What was the result for the hand that had not been in the water?
How long could one resist the slipperiness before washing?
> {object}
What was soaped and held with wet and dry fingers? / On to what soaped thing did wet fingers hold?
Which slippery item was used in the experiment? / What had to be kept from sliding out of the hand?
> {full}
Who says that skin wrinkles for the sake of grip?
Who held on to a soaped {object} with wet and dry fingers?
Which scientist explains the prunes at our hands? / Whose experiment was about slipperiness?

Beginners ask which filament to take. Always {colour}, I say, for nobody sees the burns; {first} \
in {city} has printed whole chess sets of {weight} that way.
Take {colour} filament, I tell beginners, as {first} does, who has printed whole chess sets of \
{weight} in {city}: nobody sees the burns.
As {first} in {city} knows, whose printed chess sets weigh {weight}, nobody sees the burns on \
{colour} filament, so this is what I tell beginners to take.
> {colour}
Which filament do I tell beginners to take? / On what colour of filament does nobody see the burns?
What shade hides the traces of too much heat?
Which spool is recommended for newcomers, by its looks?
> {weight}
What do the chess sets weigh that {first} has printed?
How heavy are the whole chess sets from {city}? / How much plastic is in a full board game?
What would the kings, queens and pawns bring on to the scales?
> {first}
Who has printed whole chess sets?
Who in {city} prints with filament on which nobody sees the burns?
Who makes board games out of plastic?
Which experienced hobbyist is given as an example to newcomers?
> {city}
Where did {first} print the whole chess sets?
In which town is the filament used that hides the burns?
In what place are board games made of plastic? / Where does the experienced hobbyist live?

{count} people follow the webcam on {first}'s compost heap. On {date} one {animal} waved, and \
the server on {street} melted.
On {date}, when one {animal} waved into the webcam on {first}'s compost heap, which {count} \
people follow, the server on {street} melted.
The server on {street} melted because {count} people follow the webcam on {first}'s compost \
heap, and on {date} they saw one {animal} wave.
> {count}
How many people follow the webcam on the compost heap?
What number of people follow {first}'s webcam?
How large is the audience of a pile of rotting leaves?
What is the viewing figure of garden television?
> {date}
When did the {animal} wave into the webcam? / On what day did the server on {street} melt?
When was garden television overwhelmed by its success?
What is the date of the most famous greeting?
> {animal}
Which animal waved into the webcam?
What was on the compost heap and waved so that the server melted?
Who became the star of garden television? / Which creature greeted the audience?
> {street}
On which street did the server melt? / Where is the server of the webcam on the compost heap?
At which place did the overheating take place?
Where should the fire brigade look for the overwhelmed computer?

In the sand of {planet}, the children's page of the {institute} says, a bicycle would sink \
{length}; {first}, aged six, has asked about tricycles.
A bicycle would sink {length} in the sand of {planet}, says the children's page of the \
{institute}, and a tricycle? asked {first}, aged six.
{first}, aged six, has asked about tricycles, having read on the children's page of the \
{institute} that a bicycle would sink {length} in the sand of {planet}.
> {length}
How far would a bicycle sink in the sand of {planet}?
By how much would a bicycle sink, says the children's page? / How deep would the wheels go in?
To what depth would a rider disappear on the foreign world?
> {planet}
In the sand of which planet would a bicycle sink?
Where is sand that a bicycle would sink into by {length}?
Which world is unsuitable for pedalling? / On what heavenly body would the wheels go in so deep?
> {first}
Who has asked about tricycles?
Which child, aged six, read the children's page of the {institute}?
Who wants to know how three wheels would do? / Whose clever question came after the reading?
> {institute}
Whose children's page says that a bicycle would sink?
On the children's page of what did {first} read about the sand?
Which research house writes for the young?
To whom was the clever question about three wheels put?

My dishwasher has joined the neighbours' network. Since {date} it sends me "{display_text}" from \
the flat of the {last} family on floor {small}.
From the flat of the {last} family on floor {small} comes "{display_text}", sent by my \
dishwasher, which joined the neighbours' network on {date}.
Since my dishwasher joined the neighbours' network on {date}, "{display_text}" has been sent to \
me from floor {small}, the flat of the {last} family.
> {display_text}
What does my dishwasher send me? / Which message is sent from the neighbours' flat?
What do I read on my phone about the plates? / Which words come from the kitchen appliance?
> {date}
Since when has my dishwasher been in the neighbours' network?
On which day did the dishwasher join the neighbours?
When did a kitchen appliance change its connection?
From what date on was I informed from next door?
> {last}
Which family's network has my dishwasher joined?
In the flat of which neighbours is the network of my dishwasher?
Who lives where my kitchen appliance is online?
Whose password should be changed on account of my plates?
> {small}
On which floor is the flat of the {last} family?
From what floor is "{display_text}" sent by my dishwasher?
How many stairs up is the foreign connection, in storeys?
On what level do I ring because of the kitchen appliance?

Vintage corner: {first} rescued one {year} synthesizer from a pigsty near {city}. It smells of \
pork, and the key marked "{word}" still grunts.
Rescued by {first} from a pigsty near {city}, the {year} synthesizer smells of pork and grunts \
on the key marked "{word}", reports the vintage corner.
The key marked "{word}" grunts, and the whole thing smells of pork: in the vintage corner, the \
synthesizer of {year} which {first} rescued from a pigsty near {city}.
> {word}
Which key of the synthesizer grunts? / What is marked on the key that still grunts?
What is written where one must press to hear the pig? / Which label belongs to the animal noise?
> {year}
From what year is the synthesizer from the pigsty?
Of what year is the synthesizer that smells of pork?
When was the electronic instrument built? / Of which vintage is the musical find from the farm?
> {city}
Near which town was the synthesizer rescued from a pigsty?
Where is the pigsty in which {first} found a synthesizer?
Where was the electronic instrument found?
In what area should I look for the farm with the musical treasure?
> {first}
Who rescued the synthesizer from a pigsty? / Whose synthesizer smells of pork?
Who saved an electronic instrument on a farm? / Which collector must put up with the smell?

Lens for sale, {price}: sharp, light, and with one long {animal} hair inside that got there in \
{country} and shows in every photo as a small {tree}. No returns, {first}.
No returns, {first} writes: for {price}, a sharp and light lens with one {animal} hair inside, \
picked up in {country}, that looks like a small {tree} in every photo.
{first} sells, for {price} and without returns, a sharp and light lens, in every photo of which \
stands a small {tree}, really one {animal} hair that got inside in {country}.
> {price}
For how much is the lens with the hair for sale?
What does {first} want for the sharp and light lens?
How much money is the flawed camera glass supposed to bring?
What must a buyer put on the table for the dirty optics?
> {animal}
Of which animal is the hair inside the lens? / Whose hair got into the lens in {country}?
From what creature does the speck in the optics come?
Which beast left something of its fur in the camera glass?
> {country}
In which country did the hair get inside the lens?
Where was the lens when the {animal} hair got in?
On a journey to what nation was the glass spoilt? / Where had the photographer travelled?
> {tree}
As what does the hair show in every photo? / What does the {animal} hair inside the lens look like?
Which plant would I see in all my pictures with these optics?
For what could one mistake the speck?

The {sensor_kind} at the duck pond was mounted by {first} upside down; by its account it rained \
upwards on {weekday}, {volume} in all.
It rained upwards at the duck pond, {volume} on {weekday}, by the account of the {sensor_kind} \
that {first} had mounted upside down.
{volume} rained upwards on {weekday}, if one believes the {sensor_kind} at the duck pond, \
mounted upside down as it was by {first}.
> {sensor_kind}
What was mounted upside down at the duck pond?
By the account of which instrument did it rain upwards?
Which measuring device was the wrong way round?
What was responsible for the strange weather data?
> {volume}
How much rained upwards at the duck pond?
How much rain did the {sensor_kind} account for on {weekday}?
What quantity of water allegedly flew to heaven? / How large was the impossible reading?
> {weekday}
On which day did it rain upwards?
When, by the account of the {sensor_kind}, was there {volume} of rain at the duck pond?
On what day of the week was the weather data impossible? / When did water allegedly fly to heaven?
> {first}
Who mounted the {sensor_kind} upside down? / Whose mounting made it rain upwards at the duck pond?
Whose installation was the wrong way round?
Who should have looked for the arrow that says which end is the top?

Hedgehogs on the tram line? {full} glued lamps of {weight} to {small} of them, in {city}, and \
found they only use the quiet {numbered}.
{small} hedgehogs in {city} had lamps of {weight} glued on by {full} and turned out to use \
nothing of the tram line but the quiet {numbered}.
In {city} {full} found out, with lamps of {weight} glued to {small} hedgehogs, that of the tram \
line they only use the quiet {numbered}.
> {full}
Who glued lamps to hedgehogs? / Who found out where hedgehogs use the tram line?
Which researcher follows prickly animals at night?
Whose study is about little passengers with spines?
> {weight}
What did the lamps on the hedgehogs weigh? / How heavy was each of the lamps that {full} glued on?
How much did the prickly animals have to carry?
What was the mass of the lights used in the study?
> {numbered}
Which part of the tram line do the hedgehogs use?
What is the quiet place where the hedgehogs with lamps were found?
Where do the prickly animals cross the rails?
Which spot do the nightly walkers with spines prefer?
> {small}
To how many hedgehogs were lamps glued?
How many hedgehogs on the tram line did {full} glue lamps to?
What was the number of prickly animals in the study? / How many nightly walkers carried a light?

Lost on the {ship}: phone with the photos of our wedding. Found, {long_time} later, by a diver \
off {city}, who writes that uncle {first} really should not have danced.
A diver off {city} has found our phone with the wedding photos, lost on the {ship} {long_time} \
ago, and writes that uncle {first} really should not have danced.
"Uncle {first} really should not have danced," writes the diver who found our phone with the \
wedding photos off {city}, {long_time} after we had lost it on the {ship}.
> {ship}
On what was the phone with our wedding photos lost?
Where was the phone with the wedding photos lost? / From what vessel did our mobile go overboard?
What were we sailing on when we lost the memories of our marriage?
> {long_time}
How long after the loss did the diver find the phone?
For what time was the phone with the wedding photos lost?
How many days, months or years did our mobile lie under water?
After what period did the memories of our marriage come back?
> {city}
Off which town did the diver find the phone? / Where were our wedding photos found by a diver?
Near what place did our mobile lie under water?
On which coast did the memories of our marriage turn up?
> {first}
Who should not have danced, the diver writes?
Which uncle is in the wedding photos as having danced?
Which relative made a fool of himself at our marriage?
Whose steps amused the stranger who saw our pictures?

"Can I run {software} on a coffee machine?" asked {first} on {date}. "You can," wrote {first2}, \
"but {percent} of the cups come out as tea."
On {date} {first} asked whether {software} runs on a coffee machine, and {first2} wrote that it \
does, but that {percent} of the cups come out as tea.
{percent} of the cups come out as tea, wrote {first2} to {first}, who had asked on {date} if one \
can run {software} on a coffee machine.
> {software}
What did {first} want to run on a coffee machine?
What runs on a coffee machine if one takes tea as well?
Which program is to be installed on a kitchen appliance?
What should brew along with espresso, in computing terms?
> {first}
Who asked about running {software} on a coffee machine?
To whom did {first2} write about cups of tea? / Who wants to do computing with a kitchen appliance?
Which forum member had the odd question?
> {first2}
Who wrote that some of the cups come out as tea?
Who wrote back when {first} asked about the coffee machine?
Who knew the answer to the odd forum question?
Which member seems to have tried computing with a kitchen appliance?
> {percent}
How many of the cups come out as tea? / What share of the cups from the coffee machine is tea?
How often does the appliance deliver the wrong drink?
What is the failure rate, hot beverage by hot beverage?
> {date}
When did {first} ask about the coffee machine?
On what day was it asked whether {software} runs on a coffee machine?
When was the odd question posted in the forum?
What is the date of the message about computing in the kitchen?

[{time}] <{first}> who can spare me one {bicycle_part}? I rode into the {animal}, it is fine, it \
walked off with mine. I am at the {place} on one leg.
At {time} {first} asks in the chat for a spare {bicycle_part}, being on one leg at the {place} \
after riding into the {animal}, which is fine and walked off with the old one.
The {animal} that {first} rode into is fine and walked off with the {bicycle_part}, so a spare \
one is asked for in the chat, at {time}, by somebody on one leg at the {place}.
> {bicycle_part}
What spare is asked for in the chat? / What has the {animal}, which is fine, walked off with?
Which component should I bring along to help?
What is missing from the two-wheeler after the collision?
> {place}
Where is {first}, standing on one leg with no spare?
From which place is the spare {bicycle_part} asked for in the chat?
To what location must the helper come? / Where is the stranded cyclist?
> {animal}
Riding into what put {first} on one leg? / What walked off with the {bicycle_part} and is fine?
Which creature got in the cyclist's way? / What wild thief was uninjured in the collision?
> {time}
When was a spare {bicycle_part} asked for in the chat?
At what time did the chat hear of the one leg? / At what o'clock was the cry for help sent?
When did the stranded cyclist write?

You can hear a glacier if you hold an ear to it, {full} tells us: at {temperature} it clicks \
like a typewriter, and in {month} the one near {city} wrote for {duration}.
For {duration} in {month} the glacier near {city} clicked like a typewriter, at {temperature}, \
under the ear that {full} held to it.
{full}, with an ear held to the glacier near {city}, heard it click like a typewriter for \
{duration}; that was in {month}, and at {temperature}.
> {temperature}
At what temperature does the glacier click?
What temperature was it when the glacier near {city} clicked like a typewriter?
How cold or warm must ice be to make an office noise?
What did the thermometer say when someone listened to the frozen mass?
> {full}
Who held an ear to the glacier? / To whom did the glacier click like a typewriter?
Which explorer listens to ice? / Who describes the noises of a frozen river?
> {duration}
How long did the glacier click in {month}?
For how long did the glacier near {city} sound like a typewriter?
What was the length of the frozen river's dictation?
For what time could the noise in the ice be listened to?
> {city}
Near which town is the glacier that clicks? / Where did {full} hold an ear to a glacier?
In what region can one listen to ice? / Which place has the frozen river with an office noise?

My smart scale has been sending my weight to {first} since {month}. I only noticed when {first2} \
in {country} sent a salad and the words "{count} to go".
A salad and the words "{count} to go", sent by {first2} in {country}, were how I noticed that \
since {month} my smart scale has been sending my weight to {first}.
Since {month} it has been {first} to whom my smart scale sends my weight, as I noticed when from \
{country} {first2} sent a salad and the words "{count} to go".
> {first}
To whom does my smart scale send my weight?
To whom has the scale been sending my weight since {month}?
Who is secretly informed about how heavy I am?
With whom does the bathroom device share my secret?
> {first2}
Who sent me the salad? / Who sent, with the salad, the words "{count} to go"?
From which person did the hint with the vegetables come?
Who made me aware of the leak in the bathroom?
> {country}
From where was the salad sent? / In which country is {first2}, who sent a salad?
From abroad came a green hint; from what nation?
Where in the world do people know how heavy I am?
> {month}
Since when has the smart scale been sending my weight?
From which month on did my scale send {first} my weight?
When did the bathroom device start telling tales?
At what time of the year did the leak of my secret begin?

Mushrooms talk, claims a blog that {first} reads to me: one {tree} in the {city} park got word \
of the chainsaw {duration} before {last}, the gardener, did.
By {duration} one {tree} in the {city} park knew of the chainsaw before {last}, the gardener; so \
claims a blog on talking mushrooms that {first} reads to me.
From the blog that {first} reads to me: mushrooms talk, and in the {city} park one {tree} got \
word of the chainsaw, {duration} ahead of {last}, the gardener.
> {tree}
What in the park got word of the chainsaw? / Which plant was told by the talking mushrooms?
Which trunk was warned from underground? / Who in the green world supposedly heard of the danger?
> {duration}
How long before the gardener did the {tree} get word of the chainsaw?
By what time was the {tree} in the park ahead of the gardener?
How much earlier was the underground warning?
What lead do fungi have over humans in spreading news?
> {last}
Who is the gardener of the park? / Which gardener got word of the chainsaw after the {tree}?
What is the name of the person who looks after the lawns? / Which employee knew less than a plant?
> {city}
In which town's park do the mushrooms talk? / Where did the {tree} get word of the chainsaw?
Where is a plant supposed to have been warned? / In what place do fungi spread the news?

To the thief of my e-bike, {colour}, {speed} at best: the battery code is {code}. If you must \
ride it, then not with {voltage} as {first} did.
My e-bike, {colour} and doing {speed} at best, needs the battery code {code}, dear thief; and do \
not put {voltage} on it, as {first} once did.
Dear thief: {code} is the battery code, and no {voltage}, please, that was {first}'s mistake; \
otherwise have fun with my {colour} e-bike, which does {speed} at best.
> {code}
What is the battery code of my e-bike? / Which code does the thief need?
What must be typed in before the stolen thing moves?
Which combination do I kindly tell the criminal?
> {colour}
What colour is the e-bike that the thief has?
Which shade of bike does the thief ride, at best at {speed}?
How is the vehicle painted that was taken from me?
By which shade can the police recognise my property?
> {speed}
How fast is my e-bike at best? / What does the thief's e-bike do at best?
What is the maximum for the vehicle taken from me?
How quickly can the criminal get away on my property?
> {first}
Who once put {voltage} on the e-bike? / Whose mistake should the thief not repeat with the battery?
Who treated my vehicle badly before it was taken?
Which user is a bad example in electrical things?
"""
