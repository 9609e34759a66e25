"""Free sentences: mobile devices and the manuals of household machines (see relations.py)."""

RELATIONS = """
My {device} shows {percent} in the morning and is empty by {time}, whatever {app} I close.
By {time} my {device} is flat, though it starts the day at {percent} and {app} is closed.
I close {app}, I charge the {device} to {percent}, and still it dies at {time}.
It makes no difference that I close {app}: the {device}, at {percent} when I get up, goes dark at \
{time}.
> {percent}
What does my {device} show in the morning? / How full is my {device} at the start of the day?
To what level do I charge my {device}? / Morning charge of the {device}?
What charge level do I begin each day with? / How full is the battery at sunrise?
> {time}
(When|At what hour) does my {device} die? / Until what time does my {device} last?
At what hour is my {device} empty? / (When|At what hour) do I have to charge the {device} again?
What time does the battery run out?
When does the battery run out on me? / How late into the day does the {device} hold out?
> {app}
Which program do I close to save power? / What do I close on my {device}?
What did I suspect of emptying the {device}? / Which app is not to blame for the flat {device}?
Which program have I already quit in vain to save power?
Shutting down what did not stop the battery from draining?

Before cleaning the {home_machine} with {cleaner}, unplug it and let it cool for {duration}.
Unplug the {home_machine}, wait {duration}, and only then rub it down with {cleaner}.
The {home_machine} may be cleaned with {cleaner} once it has been unplugged for {duration}.
For the {home_machine} our service man recommends {cleaner}, applied {duration} after the plug was \
pulled.
> {cleaner}
What do I clean the {home_machine} with? / What is good for cleaning the {home_machine}?
With what may the {home_machine} be rubbed?
What cleaning aid does the manual of the {home_machine} name?
How do I get the {home_machine} clean? / What should I take for the dirt on my {home_machine}?
Which product do I use to get the dirt off the appliance?
What should I scrub the {home_machine} with?
> {duration}
How long must the {home_machine} cool? / How long do I wait before I clean the {home_machine}?
For how long must it be unplugged before I use {cleaner}? / Cooling time of the {home_machine}?
When is the {home_machine} cool enough to be cleaned?
How many minutes or hours should it stand without power before I wipe it?
How long until the {home_machine} is cold enough to wash?
> {home_machine}
Which machine is cleaned with {cleaner}? / What must cool for {duration}?
For which appliance is {cleaner} recommended? / What do I unplug for {duration}?
Which household appliance gets wiped with {cleaner}?
What has to lose its heat before being scrubbed?

If "{display_text}" lights up on the {home_machine}, {repair} or ring {phone}.
The {home_machine} says "{display_text}"? Then {repair}; if in doubt, our number is {phone}.
Should the message "{display_text}" appear on your {home_machine}, {repair}. Help is at {phone}.
Owners who read "{display_text}" on their {home_machine} are advised to {repair}; others may dial \
{phone}.
> {repair}
What do I do when the {home_machine} says "{display_text}"? / How do I get rid of "{display_text}"?
What helps against "{display_text}" on the {home_machine}? / My {home_machine} lit up, what now?
What should one do with a {home_machine} that shows a message?
How does one deal with the warning on the appliance?
What fixes the {home_machine} when it flashes that warning?
> {phone}
Whom can I ring about the {home_machine}, under what number?
Which number is for owners of a {home_machine}? / Number for help with "{display_text}"?
Where do I call if the {home_machine} is in trouble?
What do I dial when the message does not go away?
How do I reach customer service by telephone? / What are the digits of the support line?
> {display_text}
Which message means that I should {repair}? / What may light up on the {home_machine}?
What does the {home_machine} say when one has to {repair}? / Message on the {home_machine}?
What text on the {home_machine} is explained?
What does the warning on the panel read?
Which words does the {home_machine} show when it has a fault?

The {home_machine} has the {mode} programme that takes {duration} and saves {percent} of the water.
With {mode}, the {home_machine} runs {duration} but needs {percent} less water.
{mode} is slow ({duration}), yet the {home_machine} uses {percent} less water with it.
Choose {mode} on the {home_machine} and you will wait {duration} and use {percent} less water.
> {mode}
Which programme of the {home_machine} saves water? / What should I choose to save water?
Which setting takes {duration}? / Water-saving programme of the {home_machine}?
On what do I put the {home_machine} to use {percent} less water?
What setting is easy on my meter but takes ages?
Which button do I press on the {home_machine} to be thrifty?
> {duration}
How long does {mode} take? / How long does the {home_machine} run to save water?
How much time does the {home_machine} need with {mode}? / Running time of {mode}?
For how long does it work on {mode}?
How long until the eco cycle is done? / If I go for {mode}, when will it be finished?
> {percent}
How much water does {mode} save? / What do I save with {mode}?
By how much does {mode} lower the need for water? / Saving with {mode}?
What part of the water stays in the tap with {mode}?
How thrifty is the eco cycle? / What cut in consumption does {mode} bring?

{first} dropped the {device_model} from {length}, and nothing broke but the {feature}.
After a fall of {length}, everything on {first}'s {device_model} still worked except the {feature}.
When {first}'s {device_model} fell {length}, the {feature} was the one thing to fail.
It was the {feature} that did not survive when the {device_model} slipped from {first}'s hand and \
fell {length}.
> {length}
How deep did the {device_model} fall? / From what height did {first} drop it?
How far down did {first}'s {device_model} go? / Height of the fall?
What was the drop that the {device_model} had to stand?
How high up was it when it slid out of someone's fingers?
From how far above the floor did the gadget tumble?
> {feature}
What did not work after the fall? / What broke when {first} dropped the {device_model}?
Which function did {first}'s device lose in the fall? / What did the fall of {length} cost?
What failed on the {device_model}?
Which part of the gadget got damaged? / What has {first} had to do without since the accident?
> {device_model}
What did {first} drop? / Which model fell {length}? / Which device lost its {feature}?
What survived a fall of {length}? / What is the name of {first}'s device?
What gadget slid through {first}'s fingers? / Which make of gadget hit the floor?
> {first}
Who dropped the {device_model}? / Whose device fell {length}?
(Who|Which person) owns a {device_model}? / Whose {device_model} has no {feature} any more?
(Who|Which person) let the {device_model} slip out of the hand?
Whose clumsy fingers let the gadget tumble? / Who is the butterfingers with the {device_model}?

The {device_model} weighs {weight}, has {data_size} of storage and costs {price} in {country}.
In {country} you pay {price} for the {device_model}, {weight} light, with room for {data_size}.
For {price} people in {country} get a {device_model}: {data_size} of storage at {weight}.
Reviewers in {country} like the {device_model} for its {data_size} of storage and its {weight}, \
less so for the {price}.
> {weight}
How heavy is the {device_model}? / What does the {device_model} bring to the scales?
How much does one carry with a {device_model}? / Weight of the {device_model}?
How heavy is the gadget? / What would I be carrying around in grams or kilos with a {device_model}?
> {data_size}
How much can I store on the {device_model}? / How big is the memory of the {device_model}?
How much data fits on a {device_model}? / Storage of the {device_model}?
How much room has the device for {price}?
What capacity does the gadget have? / How many photos and files can it take, in bytes?
> {price}
What does the {device_model} cost? / How expensive is the {device_model} in {country}?
How much do they ask for the {device_model}? / Price in {country}?
What would I pay for {data_size} of storage?
How expensive is the gadget? / What do shops charge for the {device_model}?
> {country}
In which country is it {price}? / Where does the {device_model} cost {price}?
For which market is the price of the {device_model} given?
Where do people get a {device_model} for that money?
Which nation's shops is the gadget sold in? / In what part of the world is {price} the going rate?
> {device_model}
Which device costs {price} in {country}? / Which model weighs {weight}?
What has {data_size} of storage? / Name of the device that they sell in {country}?
Which gadget is sold with {data_size} of memory? / What is that portable gadget called?

To pair the {device} with the {device2}, say yes on both and type {number}.
Type {number} and say yes on both, and the {device} will talk to the {device2}.
{number} is what you type to join the {device} to the {device2}.
The {device} and the {device2} know each other as soon as {number} has been typed and confirmed on \
both.
> {number}
What do I type to pair the {device}? / Which code joins the {device} to the {device2}?
How do I get the {device} to talk to the {device2}? / Pairing code for the {device}?
Number to type on both?
What digits do I enter to link the two gadgets?
Which code connects my {device} with the other one?

My grandmother keeps her {device} in the {box} "so that it does not hear", as she told {first}.
As she told {first}, my grandmother puts the {device} into the {box} lest it listen.
Lest her {device} listen to her (that is what {first} heard), my grandmother locks it into the \
{box}.
What {first} learnt from my grandmother is that a {device} hears everything, which is why hers \
lives in the {box}.
> {box}
Where does my grandmother keep her {device}? / In what does she lock the {device}?
What keeps the {device} from listening? / Where would one find grandmother's {device}?
In what container is granny's gadget hidden? / Where did the old lady shut away her {device}?
> {device}
What does my grandmother hide? / What should not hear her? / What lies in the {box}?
What might listen to my grandmother? / What does she put into the {box}?
By what gadget does granny fear being spied on?
Which of her possessions does the old lady think is eavesdropping?
> {first}
Whom did my grandmother tell about it? / (Who|Which person) heard why the {device} is in the {box}?
To whom did she explain the {box}? / (Who|Which person) knows why grandmother hides the {device}?
In whom did granny confide her fear of being spied on?
Who was given the reason why the old lady hides her gadget?

Warranty: {long_time} from the purchase, provided that {company} is told within {duration} of the \
fault.
{company} grants {long_time} of warranty if a fault is reported within {duration}.
You have {long_time} of warranty; tell {company} of any fault no later than {duration} after it.
Should it break within {long_time}, {company} mends it for nothing, but you must write to them \
inside {duration}.
> {long_time}
How long is the warranty? / How long does {company} stand by its product? / Warranty by {company}?
For how long will {company} repair it free of charge? / What length of warranty do I get?
How long is the guarantee? / For what period after buying it are repairs free?
> {duration}
How soon must I report a fault? / Within what time must {company} know?
How much time do I have to tell {company}? / Latest report of a fault?
How quickly does {company} want to hear of a fault?
How quickly do I have to complain about a defect?
What is the deadline for letting the maker hear of a defect?
> {company}
Who gives the warranty? / Whom must I tell about a fault? / Which firm grants {long_time}?
To which company do I report what is broken? / (Who|What firm) wants to hear within {duration}?
Which maker offers the guarantee? / Who repairs it free of charge if it goes wrong?

Spare part {code} fits the {home_machine} made between {year} and {year2}, later ones need {code2}.
For a {home_machine} built from {year} to {year2} order {code}, for newer ones {code2}.
Order {code} if your {home_machine} dates from {year} to {year2}; if it is younger, {code2}.
Which part? {code2} if the {home_machine} was made after {year2}, {code} if it is from the years \
{year} to {year2}.
> {code2}
Which part does a {home_machine} after {year2} need? / What do I order for a newer {home_machine}?
Number of the part for later ones? / Which part replaces {code} in newer ones?
My {home_machine} is younger than {year2}; which part do I take?
I have a recent model, so what do I ask for at the counter?
Which component suits a {home_machine} that came out after {year2}?
> {code}
Which part does an old {home_machine} need? / What fits a {home_machine} from {year}?
Which number do I order for one built before {year2}? / Part for the old {home_machine}?
What did they use until {year2}?
I own an old model, so which component should I get?
What do I ask the shop for if my appliance came out in {year}?

Never use the {home_machine} near {gas}, in the {room}, or when the {body_part} hurts, jokes the \
manual.
The manual of the {home_machine} forbids three things: {gas} nearby, use in the {room}, a sore \
{body_part}.
In the {room}, close to {gas}, or with an aching {body_part} the {home_machine} must stay off.
There must be no {gas} about, it must not be the {room}, and no {body_part} may ache, or so the \
{home_machine} manual would have it.
> {gas}
Near which gas is the {home_machine} forbidden? / What must not be close to the {home_machine}?
What gas does the manual warn of? / Forbidden gas near the {home_machine}?
Which vapour should be kept away from the appliance?
What in the air makes it unsafe to switch on the {home_machine}?
> {room}
In which room must I not use the {home_machine}? / Where is the {home_machine} not allowed?
Where should the {home_machine} stay off? / Which room is forbidden for the {home_machine}?
Where in the house am I not allowed to switch the appliance on?
What part of the home is off limits for the {home_machine}?
> {body_part}
Which part of the body must not hurt? / With what ache is the {home_machine} forbidden?
What does the joke in the manual say about the body?
With which part sore should the {home_machine} stay off?
Pain where means I had better leave the appliance alone?
What part of me has to feel well before I switch on the {home_machine}?

The {home_machine} draws {power} in use and {power2} in {mode}; its cord is {length} long.
Cord of {length}; {power} when running, {power2} in {mode}: so much for the {home_machine}.
In {mode} the {home_machine} takes {power2}, when running {power}; the plug reaches {length} far.
While the {home_machine}, on its {length} cord, needs {power} at work, it makes do with {power2} \
in {mode}.
> {power}
How much does the {home_machine} draw in use? / What power does the running {home_machine} need?
How hungry is the {home_machine} when it works? / Full power of the {home_machine}?
How much electricity does the appliance consume while it is switched on?
What does the {home_machine} consume at full tilt?
> {power2}
What does the {home_machine} take in {mode}? / How much power goes into {mode}?
How little does the {home_machine} need in {mode}? / Draw in {mode}?
How much electricity is used while it idles?
What does the appliance consume when it is not doing anything, in {mode}?
> {length}
How long is the cord of the {home_machine}? / How far from the socket may the {home_machine} stand?
What is the length of the cord? / How far does the plug reach? / Cord length?
How far from the socket can I put it? / What is the reach of the cable on the {home_machine}?
> {mode}
In which state does the {home_machine} take {power2}?
When does the {home_machine} need only {power2}? / What is the name of the mode with {power2}?
When does the {home_machine} get by on {power2}, in what mode?
What is the low consumption state of the appliance called?
In which setting does the {home_machine} get by on just {power2}?

Phone tip from {first}: {feature} works without a network if {app} was opened {number_or_word} \
times.
{first} says one must open {app} {number_or_word} times, then {feature} works without a network.
Open {app} {number_or_word} times and {feature} will do without a network, a trick of {first}'s.
What few people know, and {first} does: after {app} has been opened {number_or_word} times, \
{feature} needs no network.
> {feature}
What can be made to work without a network? / Which function does {first}'s trick free?
What do I get for opening {app} so often? / What works offline after opening {app} so often?
What can I use offline thanks to the hack?
Which function does the hack make available with no signal?
> {app}
Which program must I open for {feature}? / What do I open for {first}'s trick?
Which app frees {feature}? / What has to be opened {number_or_word} times?
What program do I launch over and over for the hack?
Which icon should I tap again and again to use {feature} offline?
> {number_or_word}
How often must I open {app}? / How many times does {first} open it?
How many openings does {feature} take? / Number of times for {first}'s trick?
After how many openings does {feature} work offline?
How often should I launch the program? / How many taps on {app} does the hack require?
> {first}
Whose trick is it with {app}? / (Who|Which person) gave the phone tip?
Who knows how to use {feature} offline? / From whom did I learn about {app}?
(Who|Which person) told us to open {app} again and again?
Who knows the hack for going offline? / Whose clever advice is it to launch {app} over and over?

The {home_machine} we bought from {company} on {date} was taken back because {because}.
Because {because}, {company} took back the {home_machine} of {date}.
{company} accepted that {because} and took back the {home_machine} sold on {date}.
We had our money back from {company} for the {home_machine} (bought {date}), seeing that {because}.
> {because}
Why was the {home_machine} taken back? / What reason had {company} for taking it back?
What was wrong with the {home_machine} from {company}?
On what ground did we return the {home_machine}? / Reason for the return of the {home_machine}?
On what grounds did we return the appliance? / What was our complaint about the {home_machine}?
> {company}
(Who|What firm) took the {home_machine} back? / From whom had we bought the {home_machine}?
Which shop got its {home_machine} back? / To whom did we return the {home_machine}?
Seller of the {home_machine}?
Which shop gave us a refund?
> {home_machine}
What did we return after {because}? / What did {company} take back? / What had we bought on {date}?
Which machine went back to {company}?
For which appliance did we get a refund? / What did we return to {company}?
> {date}
When had we bought the {home_machine}? / On what day did {company} sell it to us?
Date of the purchase from {company}? / From which day is the receipt of {company}?
On what day did we purchase the appliance?
What does the receipt for the returned {home_machine} show as the day?

After {count} hours of use the {home_machine} reminds you to {repair}, which takes {duration}.
Every {count} hours the {home_machine} asks its owner to {repair}; plan {duration} for that.
Allow {duration} to {repair} each time the {home_machine} has run for {count} hours.
One must {repair}, a matter of {duration}, whenever the counter of the {home_machine} reaches \
{count} hours.
> {count} hours
When does the {home_machine} want care? / How long may the {home_machine} run without care?
After what time of use must I {repair}? / Service interval of the {home_machine}?
How often does the upkeep message appear?
After how much running is the {home_machine} due for upkeep?
> {repair}
What must be done to the {home_machine} from time to time?
Of what does the {home_machine} remind me? / What takes {duration}?
Which chore comes every {count} hours? / What care does the {home_machine} need?
What upkeep does the appliance want from me now and then?
What chore does the {home_machine} nag me about?
> {duration}
How long does the care of the {home_machine} take?
How much time do I plan for the {home_machine}'s care? / How long will it take me to {repair}?
Time for the chore on the {home_machine}?
How long will the upkeep chore keep me busy?
What part of my day does looking after the {home_machine} cost?

Sold: the {device_model} in {colour}, screen cracked, to {full} for {price}, cash.
{full} paid {price} in cash for the {colour} {device_model} with the crack in its screen.
The cracked {colour} {device_model} went to {full}, who paid {price}.
A crack in the screen did not keep {full} from paying {price} for the {device_model}, {colour} as \
it was.
> {colour}
What colour has the cracked {device_model}? / In which colour was the {device_model} sold?
How did the device look that {full} took? / Colour of the {device_model}?
What shade was the damaged gadget?
What did the {device_model} look like, apart from its broken glass?
> {full}
(Who|Which person) bought the cracked {device_model}? / To whom did the {device_model} go?
(Who|Which person) paid {price} for it? / Buyer of the {device_model}? / Who does not mind a crack?
Who bought the damaged gadget? / Into whose hands did the {device_model} pass?
> {price}
What did the {device_model} bring? / How much did {full} pay?
For how much was the cracked {device_model} sold?
What was a cracked {device_model} worth to {full}? / Price of the {colour} one?
How much did the damaged gadget fetch? / What did the buyer hand over for the {device_model}?
> {device_model}
What did {full} buy? / Which device had a crack? / What was sold for {price}?
Which model came in {colour}?
Which gadget with broken glass found a buyer? / What did {full} buy in spite of the damage?
"""
