"""Rules, deadlines, deliveries and decisions, in short sentences (see relations.py)."""

RELATIONS = """
= stockuse: as door stops | to line drawers | for packing glass | as firelighters | to wedge the \
gate | as toys for the kittens | for patching sails | as plant labels
The unsold {goods} from {year} now serve {stockuse} in the {facility}.
In the {facility} the unsold {goods} from {year} now serve {stockuse}.
Now the {facility} uses the {goods} unsold from {year} {stockuse}.
> {stockuse}
How do the unsold {goods} from {year} now serve in the {facility}?
What are the unsold {goods} in the {facility} used for, now that they serve?
What purpose was found for the leftover stock? / How did somebody make the shelf warmers useful?
> {year}
From what year are the unsold {goods} that now serve {stockuse}?
In which year were the {goods} unsold that serve {stockuse}? / From when is the leftover stock?
When did we fail to find enough buyers?
> {facility}
Where do the unsold {goods} from {year} serve {stockuse}?
Which facility has unsold {goods} that serve {stockuse}?
What site found a purpose for the leftover stock? / Where have shelf warmers become useful?

= witnessed: kissing in the lift | a fight with brooms | the theft of a lamp | somebody eating \
wax | a deal in the dark | two foxes at the bins | a man on the ledge | the shredding of files
From a window in {numbered} {first} saw {witnessed} and told {person}.
{first} told {person} about {witnessed}, seen from a window in {numbered}.
What {first} saw from a window in {numbered} and told {person} about was {witnessed}.
> {witnessed}
What did {first} see, as told to {person}, from a window?
What was seen from the window of {numbered}, which {first} told {person} about?
Of what was our colleague an accidental witness? / Which scene was observed through the glass?
> {person}
Whom has {first} told about what was seen from the window?
Who was told what {first} saw from a window? / To whom did the witness report?
Who heard of the observation?
> {first}
Who saw {witnessed} from a window in {numbered}?
Who told {person} about what was seen from a window? / Which colleague happened to be a witness?
Who looked out at the right moment?

= cakecut: with a paper knife | by the youngest apprentice | at noon sharp | into exactly sixty \
pieces | after a speech in Greek | with a saw | under supervision | to the sound of drums
At the jubilee of {company} the cake was cut {cakecut} in the {room}.
In the {room} the cake for the jubilee of {company} was cut {cakecut}.
They cut the jubilee cake of {company} {cakecut} in the {room}.
> {cakecut}
How was the cake cut at the jubilee of {company}?
In what way did they cut the jubilee cake in the {room}?
What was special about the serving of the gateau?
What happened when the anniversary treat was divided?
> {room}
In which room was the jubilee cake cut? / Where was the cake of {company} cut {cakecut}?
Where did the anniversary guests get their slices?
In what part of the building was the gateau divided?
> {company}
Whose jubilee cake was cut {cakecut}?
At the jubilee of which company was the cake cut in the {room}?
Which firm celebrated its anniversary? / Whose guests were treated to gateau in the {room}?

= suppliesfor: white mice | false beards | lift cables | church candles | marmalade labels | \
glass eyes | sandbags | wooden crates
Ever since {year} our workshop has bought its {suppliesfor} from {full} in {city}.
The {suppliesfor} for our workshop have been bought from {full} in {city} since {year}.
From {full} in {city} our workshop has bought all {suppliesfor} since {year}.
> {suppliesfor}
What has our workshop bought from {full} in {city} since {year}?
What is bought from {full} for the workshop ever since {year}?
Which supplies come to us from {full}? / What does the old trading partner deliver to us?
> {full}
From whom in {city} has our workshop bought {suppliesfor}?
Who is it from whom {suppliesfor} for the workshop have been bought ever since {year}?
What is our old trading partner called? / Who supplies us with {suppliesfor}?
> {year}
Since what year has our workshop bought {suppliesfor} from {full}?
Ever since when have {suppliesfor} for the workshop been bought in {city}?
When did this trading relation begin? / In which year did {full} become a supplier?
> {city}
Where is {full}, from whom the workshop has bought {suppliesfor}?
In which city has the workshop bought {suppliesfor} ever since {year}?
Where is our old trading partner based? / From what place are supplies sent to us by {full}?

= tongue: in rhyming couplets | with a stage whisper | in three-word sentences | through a paper \
cup | without any vowels | like a sports reporter | in the third person | with a mouthful of nuts
Over the loudspeaker of the {premises} {first} announces offers {tongue}.
{first} announces the offers {tongue} over the loudspeaker of the {premises}.
The loudspeaker of the {premises} has {first} announce the offers {tongue}.
> {tongue}
How does {first} announce offers over the loudspeaker?
In what way are the offers of the {premises} announced by loudspeaker?
What is odd about the voice telling shoppers of bargains? / How does the speaker in the shop talk?
> {first}
Who announces offers over the loudspeaker?
By whom are the offers of the {premises} announced {tongue} on the loudspeaker?
Whose voice tells shoppers of bargains? / Who talks {tongue} to the customers?
> {premises}
Over whose loudspeaker does {first} announce offers?
Where are offers announced {tongue} on a loudspeaker? / In what shop does {first} work?
Where do customers hear of bargains {tongue}?

= blockedby: a sleeping drunk | fallen scaffolding | a skip of rubble | three parked mopeds | a \
frozen puddle | somebody's piano | stacks of newspapers | a nesting gull
On {date} the fire inspector found the exit of the {facility} blocked by {blockedby}.
The exit of the {facility}, found the fire inspector on {date}, was blocked by {blockedby}.
{blockedby} blocked the exit of the {facility}, as the fire inspector found on {date}.
> {blockedby}
What blocked the exit of the {facility}? / By what did the fire inspector find the exit blocked?
What obstacle stood in the escape route? / Why could nobody have got out in an emergency?
> {date}
When did the fire inspector find the exit blocked?
On what date was the exit of the {facility} found blocked? / On which day was safety checked?
When was the obstacle discovered?
> {facility}
Where did the fire inspector find the exit blocked by {blockedby}?
Which facility had its exit blocked on {date}? / What building failed the safety check?
Where was there an obstacle in the escape route?

= moodsign: taps a spoon | wears the red scarf | stops whistling | cleans the stapler | waters \
the cactus twice | hums a hymn | locks the biscuits away | polishes the bell
When angry, {first} of {officeunit} {moodsign}, and then everybody is careful.
Everybody is careful when {first} of {officeunit} {moodsign}, a sign of being angry.
{first} of {officeunit} {moodsign} when angry, and everybody is careful then.
> {moodsign}
What does {first} do when angry, so that everybody is careful?
What is the sign of {first} being angry? / By which sign is bad temper recognised?
What is the warning that I had better keep away from {first}?
> {first}
Who {moodsign} when angry, so that all are careful?
With whom is everybody careful in {officeunit} at an angry sign? / Who is in a bad temper?
From whom had I better keep away?

= lastslide: a sleeping walrus | the speaker's wedding | a map of the moon | an empty bank \
balance | a recipe for trout | a blank page | a child's drawing | the wrong logo
The last slide of {last}'s talk on the {topic} showed {lastslide}.
{last}'s talk on the {topic} had a last slide that showed {lastslide}.
{lastslide} was on the last slide that {last} showed in the talk on the {topic}.
> {lastslide}
What did the last slide of {last}'s talk show?
What was showed on the last slide in the talk on the {topic}?
With which picture did the presentation close?
What did the audience see before the lights went on?
> {topic}
On what topic was {last}'s talk, with {lastslide} on the last slide?
What was the talk about whose last slide showed {lastslide}?
What subject did the speaker present? / About which matter did the audience listen to {last}?
> {last}
Whose talk on the {topic} had a last slide with {lastslide}?
Whose last slide showed {lastslide} in a talk? / Who gave the presentation?
Which speaker surprised the audience at the close?

= toiletkey: on a wooden fish | with the porter | in the sugar bowl | on the nail by the clock | \
at the chemist's downstairs | in the left drawer | on a long chain | round the boss's neck
The key of the toilet for clients at {company} hangs or lies {toiletkey}.
Clients of {company} find the key of the toilet {toiletkey}.
{toiletkey} is where clients of {company} find the toilet key.
> {toiletkey}
Where do clients of {company} find the toilet key?
In what place is the key of the toilet for clients? / How can a guest unlock the little room?
Whoever has an urgent need should look where?
> {company}
At which company is the toilet key for clients {toiletkey}?
Whose clients find the key of the toilet {toiletkey}?
In which firm does a guest in need have to look {toiletkey}? / Whose lavatory is locked?

= dealbreak: the smell of the glue | a clause about dogs | the colour of the logo | a rude \
waiter | our spelling | the seller's brother | the length of the pier | one missing comma
The sale of the {premises} to {company} failed because of {dealbreak}.
Because of {dealbreak} {company} failed in the sale to get the {premises}.
{dealbreak} is why the sale of the {premises} to {company} failed.
> {dealbreak}
Why did the sale of the {premises} fail, or what failed it?
Because of what has the sale to {company} failed? / What made the buyer walk away?
Which trifle ruined the deal?
> {company}
To which company was the sale that failed because of {dealbreak}?
Who failed in the sale to get the {premises}? / Which buyer walked away?
With whom did we nearly have a deal?
> {premises}
What was for sale to {company} when it failed?
The sale of which premises failed because of {dealbreak}?
What does the owner still have on his hands? / Which property would {company} have liked?

= minutesby: on a napkin | in shorthand | in verse | from memory | on the blackboard | with a \
quill | as a comic strip | on a typewriter
{first} took the minutes of the {society} meeting on {date} {minutesby}.
The minutes of the {society} meeting on {date} were taken {minutesby} by {first}.
It was {minutesby} that {first} took the minutes of the meeting of the {society} on {date}.
> {minutesby}
How did {first} take the minutes of the {society} meeting?
In what form were the minutes of the meeting on {date} taken?
In which unusual manner was the discussion recorded?
How did the secretary write down what was decided?
> {first}
Who took the minutes of the meeting on {date}?
By whom were the minutes of the {society} meeting taken {minutesby}? / Who acted as secretary?
Which member recorded the discussion {minutesby}?
> {date}
On what date were the minutes taken {minutesby} at the {society} meeting?
When was the meeting of which {first} took the minutes?
On which day did the members discuss things? / When did {first} act as secretary?

= weldfault: a hair crack | an air bubble | a twisted corner | too much rust | a loose rivet | a \
bent edge | uneven paint | a missing washer
{first} at final inspection rejected the {sparepart} from {company} for {weldfault}.
For {weldfault} the {sparepart} from {company} was rejected by {first} at final inspection.
At final inspection {weldfault} made {first} reject the {sparepart} from {company}.
> {weldfault}
For what was the {sparepart} rejected at final inspection?
What made {first} reject the {sparepart} at the inspection?
Which defect did the quality controller see? / What was wrong with the component?
> {sparepart}
What from {company} was rejected at final inspection?
What did {first} reject at the inspection for {weldfault}? / Which component was defective?
What did the quality controller send back to {company}?
> {company}
From which company is the {sparepart} that was rejected at inspection?
Whose {sparepart} did {first} reject at final inspection?
Which supplier sent us something defective? / Who has to replace the bad component?

= oldname: the Wet Sock | Little Siberia | the Monkey House | the Aquarium | Death Row | the \
Honeymoon Suite | Cape Cod | the Coal Hole
Old hands in {officeunit} call the {room} on our floor "{oldname}".
The {room} on our floor is called "{oldname}" by the old hands in {officeunit}.
"{oldname}" is what the old hands of {officeunit} call the {room} on our floor.
> {oldname}
What do old hands call the {room} on our floor?
By what name is the {room} called by the old hands in {officeunit}?
Which nickname has been given to it? / How do long-serving colleagues jokingly refer to the {room}?
> {room}
Which room do old hands call "{oldname}"?
What on our floor is called "{oldname}" by the old hands?
Which place has the nickname "{oldname}"?
If a long-serving colleague mentions "{oldname}", what is meant?
> {officeunit}
In which unit do the old hands call the {room} "{oldname}"?
Whose old hands call a room on our floor "{oldname}"? / Which department jokes about the {room}?
Where do long-serving colleagues use the nickname?

= giftfate: ended up in the bin | was raffled for charity | went to the nuns | hangs in the \
gents | is still in its wrapping | was eaten by moths | serves as a hat stand | sank in the canal
The {thing} that {full} gave the firm as a retirement present {giftfate}.
As a retirement present {full} gave the firm a thing, the {thing}, which {giftfate}.
What {full} gave the firm as a retirement present, the {thing}, {giftfate}.
> {giftfate}
What happened to the {thing} that {full} gave the firm?
What became of the retirement present that {full} gave the firm?
How did the leaving pensioner's gift end? / What was the fate of the {thing}?
> {thing}
What did {full} give the firm as a retirement present?
Which retirement present that the firm was given {giftfate}?
What was the leaving pensioner's gift? / Which object met with such a fate?
> {full}
Who gave the firm the {thing} as a retirement present?
From whom has the firm a retirement present, the {thing}? / Which pensioner made us a gift?
Who left the {thing} with us on stopping work?

= intercom: the fish man | a cousin of Bruno | the piano tuner | nobody special | Tuesday's \
child | the moth expert | a friend of the house | the new moon
Couriers must ring at {address} and say "{intercom}" or {first} will not open.
{first} at {address} will not open to couriers who ring unless they say "{intercom}".
To make {first} open at {address}, couriers must ring and say "{intercom}".
> {intercom}
What must couriers say when they ring at {address}?
What do couriers who ring have to say for {first} to open?
Which password does the delivery man need at the door? / With what words does one get let in there?
> {first}
Who will open if couriers ring and say "{intercom}"?
Who must be told "{intercom}" by couriers to open at {address}? / Who lets the delivery man in?
Who guards the door at {address}?
> {address}
Where must couriers ring and say "{intercom}"?
At what address will {first} not open to couriers unless they say "{intercom}"?
Where does the delivery man need a password? / At which house is {first} behind the door?

= dislikes: dictating machines | open-plan rooms | emails with smileys | scented candles | \
lukewarm tea | the word "synergy" | meetings after lunch | strong aftershave
The one thing our new director {last} cannot stand is {dislikes}.
Our new director, {last}, cannot stand {dislikes}.
If there is something that our new director {last} cannot stand, it is {dislikes}.
> {dislikes}
What can our new director {last} not stand?
What is something that {last}, our new director, cannot stand?
With what would I annoy the boss at once? / What does the person at the top detest?
> {last}
Which new director cannot stand {dislikes}? / Who is our new director and cannot stand {dislikes}?
What surname has the person at the top? / Which boss detests {dislikes}?

= helmetsticker: a laughing shark | the letter Q | a pink arrow | a crossed-out ladder | a \
single die | a green lightning bolt | a bear's paw | an anchor upside down
First-aiders on the building site of the {site} are known by {helmetsticker} on the helmet.
On the helmets of first-aiders at the building site of the {site} is {helmetsticker}.
{helmetsticker} on the helmet marks first-aiders at the building site of the {site}.
> {helmetsticker}
What is on the helmets of first-aiders at the building site of the {site}?
By what on the helmet are first-aiders known?
How do I recognise somebody who can bandage a wound?
Which picture tells us who will treat the injured?
> {site}
On which building site are first-aiders known by {helmetsticker}?
Where have first-aiders {helmetsticker} on the helmet?
At what project can those who treat the injured be recognised by {helmetsticker}?
Where is work going on with medics among the labourers?

= duskrule: draw the blinds | feed the meter | chain the bicycles | count the chairs | wind the \
clock | lower the flag | unplug the kettle | empty the ashtrays
Whoever leaves the {room} last on a {weekday} has to {duskrule}, by order of {first}.
By order of {first}, the last to leave the {room} on a {weekday} has to {duskrule}.
On a {weekday} the last to leave the {room} has an order from {first} to {duskrule}.
> {duskrule}
What order from {first} has the last to leave the {room}?
By order of {first}, what has whoever leaves the {room} last to do?
What duty falls to the latest worker? / What must be done before everybody has gone home?
> {first}
By whose order has the last to leave the {room} to {duskrule}?
Who gave the last to leave the {room} the order to {duskrule}?
Who made that rule for the evening? / Who insists that people {duskrule}?
> {room}
Who leaves which room last has by order of {first} to {duskrule}?
The last to leave what has an order to {duskrule}?
For which part of the building is there a rule for the evening?
Where does the latest worker have a duty?

= cancelsorry: the soup was late | the mayor fell ill | the hall was double-booked | nobody had \
registered | the slides were stolen | the heating failed | a strike was called | the speaker got \
married
Our seminar on {training} on {date} was cancelled, as {cancelsorry}.
As {cancelsorry}, our seminar on {training} was cancelled on {date}.
We cancelled our seminar on {training} on {date} because {cancelsorry}.
> {cancelsorry}
Why was our seminar on {training} cancelled? / Because of what was the seminar cancelled on {date}?
What was the reason that the course did not take place?
How was it explained that there would be no teaching?
> {training}
On what was the seminar that was cancelled on {date}?
Which seminar was cancelled because {cancelsorry}? / Which subject will the participants not learn?
What was the course about that did not take place?
> {date}
When was our seminar on {training} cancelled?
On what date was a seminar cancelled because {cancelsorry}?
On which day did the participants come for nothing? / When would the course have taken place?

= claimsays: a deer jumped out | the sun was too low | the brakes squeaked | a wasp stung the \
driver | the road had moved | the lorry was invisible | the tree came closer | a hat flew by
On the claim form for the {vehicle} {first} wrote that {claimsays}.
{first} wrote on the claim form for the {vehicle} that {claimsays}.
That {claimsays} is what {first} wrote on the claim form for the {vehicle}.
> {claimsays}
What did {first} write on the claim form?
What was it that {first} wrote on the form about the {vehicle}, as a claim?
How did the driver explain the accident to the insurers?
What story was the insurance company told?
> {first}
Who wrote on the claim form that {claimsays}?
By whom was the claim form for the {vehicle} written?
Which driver explained an accident to the insurers? / Who hopes for money after a crash?
> {vehicle}
For which vehicle did {first} write the claim form?
On the claim form for what was it that {first} wrote something? / What was damaged in the accident?
Which means of transport was in a crash?

= walletspot: in the photocopier | under a wet towel | among the lettuces | in the suggestion \
box | down a sofa | inside a boot | on the cistern | beneath the doormat
The cleaner found {first}'s wallet {walletspot} and handed it to {first2}.
{first}'s wallet was found {walletspot} by the cleaner and handed to {first2}.
Found {walletspot} by the cleaner, {first}'s wallet was handed to {first2}.
> {walletspot}
Where was {first}'s wallet found? / In what place was it that the cleaner found {first}'s wallet?
Where had {first} left money and cards? / At which spot did the lost purse turn up?
> {first}
Whose wallet was found {walletspot}?
Whose wallet did the cleaner find, which was handed to {first2}?
Which absent-minded person had lost a purse? / Who had left money and cards {walletspot}?
> {first2}
To whom was {first}'s wallet handed? / Who was handed the wallet that the cleaner found?
Who looks after the lost purse? / From which colleague can {first} get the money and cards back?

= workhours: from dusk to midnight | every other morning | only at full moon | when the tide is \
out | before the bakers wake | while the schools are closed | between the two milkings | on odd \
dates
The repair crew from {company} works in our {facility} {workhours}.
In our {facility} the repair crew from {company} works {workhours}.
{workhours} is when the repair crew from {company} works in our {facility}.
> {workhours}
At which time is there a repair crew from {company} in our {facility}?
What are the times at which the {company} repair crew works?
When might I meet the mechanics on the premises? / During which hours will there be hammering?
> {company}
From which company is the repair crew that works {workhours}?
Whose repair crew works in our {facility}? / Which firm sends us mechanics?
Who has been hired to mend things {workhours}?
> {facility}
Where is it that the repair crew from {company} works {workhours}?
In which facility is the repair crew of {company}? / At what site are mechanics busy {workhours}?
Which of our buildings is being mended?

= pensiondream: grow giant pumpkins | learn the tuba | walk to Rome | live on a barge | keep \
silkworms | write a cookbook | sleep until noon | open a tearoom
When {full} retires in {month}, the plan is to {pensiondream}.
{full} retires in {month} with a plan to {pensiondream}.
With the plan to {pensiondream}, {full} retires in {month}.
> {pensiondream}
What is the plan of {full}, who retires in {month}?
What does {full} plan to do on retiring in {month}? / How will the pensioner fill the long days?
What does the departing colleague dream of doing?
> {month}
In which month is it that {full} retires with a plan?
When is it that somebody with the plan to {pensiondream} retires?
When will there be a farewell party for {full}?
In what part of the year does the colleague stop working?
> {full}
Who retires in {month} with a plan? / Whose plan is it to {pensiondream}, who retires?
Which colleague is nearly a pensioner? / Who dreams of having time to {pensiondream}?

= suspectsays: at the dentist | watching the swans | asleep in the van | in a sauna | feeding \
the horses | locked in the toilet | at choir practice | halfway up a ladder
When the till at the {premises} was emptied, {first} claims to have been {suspectsays}.
{first} claims to have been {suspectsays} when the till at the {premises} was emptied.
When the till at the {premises} was emptied, {first} was {suspectsays}, or so the claim goes.
> {suspectsays}
Where does {first} claim to have been when the till was emptied?
What claim was made by {first} about the moment when the {premises} till was emptied?
What is the suspect's alibi? / How does the assistant explain not having seen the theft?
> {first}
Who claims to have been {suspectsays} when the till was emptied?
Whose claim is it to have been {suspectsays} when the {premises} till was emptied?
Which suspect has an alibi?
Who says {suspectsays} is the whole truth about the moment of the theft?
> {premises}
Where was the till emptied when {first} claims to have been {suspectsays}?
At which premises was the till emptied? / Which shop was robbed? / From where was the money stolen?

= inventwhat: a self-folding ladder | an edible envelope | a silent stapler | a chair that \
weighs you | a lamp for moles | an umbrella with pockets | a mug without a bottom | a \
left-handed ruler
Our {role}, {full}, has been granted a patent for {inventwhat}.
A patent for {inventwhat} has been granted to {full}, our {role}.
{inventwhat} is what our {role} {full} has been granted a patent for.
> {inventwhat}
For what has {full} been granted a patent? / What is the patent for that our {role} was granted?
What did the clever colleague invent? / Which novelty is protected from copying thanks to {full}?
> {full}
Who has been granted a patent for {inventwhat}?
What is our {role} called who has been granted a patent? / Who invented {inventwhat}?
Which inventor works with us?
> {role}
What is {full}, who was granted a patent for {inventwhat}, as a job with us?
As what does {full} work, who holds the granted patent? / What is the inventor's ordinary work?
In which position do we employ the one who thought up {inventwhat}?

= insurenot: damage by squirrels | anything on wheels | loss of temper | floods from upstairs | \
burst jam jars | theft by relatives | scratches under a foot | ghosts and omens
Our policy with {company}, as {first} discovered, does not cover {insurenot}.
As {first} discovered, there is no cover in our policy with {company} for {insurenot}.
{first} discovered that our policy with {company} does not cover {insurenot}.
> {insurenot}
What does our policy with {company} not cover?
What did {first} discover that our policy does not cover?
For what sort of harm will we get no compensation?
Which exception is hidden in the small print of our insurance?
> {company}
With which company is our policy that does not cover {insurenot}?
Whose policy does not cover us for something, as {first} discovered? / Who is our insurer?
Which firm will not compensate us in case of {insurenot}?
> {first}
Who discovered that our policy does not cover {insurenot}?
By whom was it discovered what our {company} policy does not cover?
Who read the small print of the insurance? / Which colleague noticed the gap in our protection?

= vanpaint: a flying cow | a snow-white pigeon | a giant screwdriver | a row of sausages | the \
boss as a sailor | a sleeping lion | a bunch of radishes | the old town gate
The delivery van of the {premises}, {plate}, has {vanpaint} painted on its side.
Painted on the side of the delivery van of the {premises}, {plate}, you see {vanpaint}.
{vanpaint} is painted on the side of {plate}, the delivery van of the {premises}.
> {vanpaint}
What is painted on the side of the {premises} delivery van?
What has {plate}, the delivery van, painted on its side?
How do I recognise the vehicle that brings the goods?
Which picture decorates the shop's transporter?
> {plate}
Which plate has the delivery van with {vanpaint} painted on the side?
What is the plate of the painted delivery van of the {premises}?
Under what registration does the decorated vehicle drive?
Which licence number is on the shop's transporter?
> {premises}
Whose delivery van has {vanpaint} painted on its side?
To which premises does the delivery van {plate} with the painted side belong?
Which shop drives around with {vanpaint}? / Who owns the vehicle {plate}?

= tempforgot: to lock the cold room | to water the ferns | to feed the fish | to switch off the \
siren | to lower the awning | to post the wages | to wake the night guard | to turn the sign
On the last day the temp {full} forgot {tempforgot}, which cost us {price}.
That the temp {full} forgot {tempforgot} on the last day cost us {price}.
It cost us {price} that {full}, the temp, on the last day forgot {tempforgot}.
> {tempforgot}
What was forgotten by the temp {full}, which cost us {price}?
What was it that the temp {full} forgot on the last day?
Which omission by the stand-in was so expensive?
What should {full} have done before leaving for good?
> {full}
Which temp forgot {tempforgot} on the last day?
What is the temp called who forgot something that cost us {price}?
Whose negligence was expensive for us? / Who was the careless stand-in?
> {price}
What has it cost us that the temp forgot {tempforgot}?
How much did it cost that the temp {full} forgot something?
How expensive was the stand-in's negligence? / What did we lose through a careless helper?

= spokenat: at the hairdresser's | in a rowing boat | over a game of darts | on a ski lift | in \
the dentist's chair | at a christening | between two trains | in a thunderstorm
{person} and the owner of {company} agreed on the merger {spokenat}.
It was {spokenat} that {person} and the owner of {company} agreed on the merger.
The merger was agreed {spokenat} by {person} and the owner of {company}.
> {spokenat}
Where or when did {person} and the owner have the merger agreed?
In what situation was the merger agreed with the owner of {company}?
On which curious occasion did the two firms decide to become one?
What was the setting of those important talks?
> {person}
Who agreed on the merger with the owner of {company}?
By whom and the owner of {company} was the merger agreed? / Who negotiated for the other side?
Which person decided with the head of {company} to join forces?
> {company}
With the owner of which company was the merger agreed by {person}?
Whose owner agreed on the merger with {person}? / Which firm will join forces with {person}?
What business is about to lose its independence?

= helpdeskfix: blow into the socket | hold it to a heater | press every button twice | turn the \
screen round | take out the battery | count slowly to forty | pull the grey plug | pat it on the \
left
If the {plantmachine} stops working, the works office says, {helpdeskfix} and ring extension \
{extension}.
The works office says: if the {plantmachine} stops working, {helpdeskfix} and ring extension \
{extension}.
Ring extension {extension} and {helpdeskfix} if the {plantmachine} stops working, the works \
office says.
> {helpdeskfix}
What should I do if the {plantmachine} stops working, as the works office says?
Besides ringing extension {extension}, what does the works office say to do, if it stops working?
What trick do the technicians recommend first? / How might a user revive the {plantmachine}?
> {extension}
Which extension should I ring if the {plantmachine} stops working?
What extension, to ring for a thing that stops working, has the works office?
What is the technicians' phone number? / Which digits does a desperate user dial?
> {plantmachine}
For what that stops working should one ring extension {extension}?
If what stops working, says the works office, should I {helpdeskfix}?
What can a user revive that way? / About what do the technicians advise to {helpdeskfix}?

= deadlinemark: before the geese leave | by the first frost | the day after the fair | ahead of \
the tax audit | before the paint dries | by the end of Lent | before the king's visit | prior to \
the flood season
{officeunit} wants the {paperwork} from {first} {deadlinemark}.
The {paperwork} that {officeunit} wants from {first} is due {deadlinemark}.
From {first} the {paperwork} is wanted {deadlinemark} by {officeunit}.
> {deadlinemark}
When does {officeunit} want the {paperwork} that is due?
By when is the {paperwork} due that {officeunit} wants?
By when does {first} have to hand it in? / What is the deadline for the document?
> {paperwork}
What does {officeunit} want from {first} that is due {deadlinemark}?
What is due from {first} and wanted by {officeunit}? / Which document must be handed in?
What has {first} still got to prepare for the deadline?
> {first}
From whom is the {paperwork} due that {officeunit} wants?
Who is due to have the {paperwork} ready that {officeunit} wants? / Who has a deadline to keep?
Which colleague must hand in the document?

= ceoarrives: on a scooter | by helicopter | in slippers | with a brass band | before sunrise | \
through the back door | on horseback | in a borrowed taxi
The president of {company} arrived {ceoarrives} for the hearing in {city}.
For the hearing in {city} the president of {company} arrived {ceoarrives}.
{ceoarrives} is how the president of {company} arrived for the hearing in {city}.
> {ceoarrives}
How did the president of {company} get there, arrived for the hearing?
In what manner has the president of {company} arrived for the hearing?
What surprised the reporters about the chief's entrance?
What was notable about the way the head of the firm turned up?
> {city}
In which city was the hearing for which the president of {company} arrived?
Where was the president of {company} at a hearing? / Where did reporters wait for the chief?
To what place was the head of the firm summoned?
> {company}
The president of which company arrived {ceoarrives} for the hearing?
Whose president arrived in {city} for the hearing? / Which firm's head had to answer questions?
Who employs a chief that turns up {ceoarrives}?

= fridgelabel: hands off | science sample | for the dog only | property of the nuns | poison on \
Tuesdays | breast milk | evidence in a trial | do not defrost grandma
{first} keeps {dish} in the office fridge in a box marked "{fridgelabel}".
In the office fridge a box marked "{fridgelabel}" holds {dish} and is {first}'s.
The box in the office fridge marked "{fridgelabel}" holds {first}'s {dish}.
> {fridgelabel}
How is {first}'s box in the office fridge marked?
What is marked on the box of {dish} in the fridge?
Which words are meant to frighten off thieves of food?
What did {first} write so that no colleague would steal a meal?
> {dish}
What does {first} keep in the fridge in the marked box?
What is in the office fridge in the box marked "{fridgelabel}"?
Which meal does {first} protect from hungry colleagues?
What food is really behind the words "{fridgelabel}"?
> {first}
Whose box in the office fridge is marked "{fridgelabel}"?
Who keeps {dish} in a marked box in the fridge? / Which colleague is afraid of thieves of food?
Who protects a meal by trickery?

= bossfear: the tax inspector | any kind of spider | deep water | public speaking | a certain \
aunt | clowns with balloons | the number nine | hospital corridors
{first}, who runs {company}, is afraid of nothing but {bossfear}.
{first} runs {company} and is afraid of nothing but {bossfear}.
But for {bossfear}, {first}, who runs {company}, is afraid of nothing.
> {bossfear}
What is {first} afraid of, who runs {company}?
Of what alone is the one afraid who runs {company}? / What gives the brave chief a fright?
Which horror makes {first} tremble?
> {first}
Who runs {company} and is afraid of {bossfear}?
Who is afraid of nothing but {bossfear} and runs a firm?
Which brave chief trembles at {bossfear}? / Who is the head of {company}?
> {company}
Which company is it that {first} runs, afraid of {bossfear}?
Which firm has somebody that runs it and is afraid of {bossfear}?
Whose chief trembles at {bossfear}? / Of what business is {first} the head?

= crateodd: a live hedgehog | two bowling balls | a soldier's diary | forty left shoes | a warm \
pie | somebody's false teeth | a message in Latin | half a violin
Besides the {goods}, the crate from {country} held {crateodd}.
The crate from {country} held {crateodd} besides the {goods}.
In the crate from {country} we found, besides the {goods}, also {crateodd}.
> {crateodd}
What did the crate from {country} hold besides the {goods}?
What was in the crate that held {goods}, besides those?
What unordered surprise was found on unpacking? / Which extra did the foreign shipment contain?
> {country}
From which country was the crate that held {crateodd}?
Where was the crate from that held the {goods} and more besides?
Where abroad was the surprise packed by mistake? / What land had sent us that shipment?
> {goods}
Besides what was {crateodd} found in the crate from {country}?
What did the crate that held {crateodd} have in it besides? / Which articles had we really ordered?
What was the ordinary part of the foreign shipment?

= duehow: in seven slices | once the horses win | after the next payday | with a third on top | \
in winter only | when the house sells | by washing up daily | in Swiss francs
{first} owes {first2} from the office {price} and will pay it back {duehow}.
The {price} that {first} owes {first2} from the office will be paid back {duehow}.
{first2} from the office is owed {price} by {first}, who will pay it back {duehow}.
> {duehow}
How or when will {first} pay back what is owed to {first2}?
In what way will the {price} be paid back to {first2} from the office?
What has been arranged for settling the debt?
When can the lender hope to see the money again, or in what form?
> {price}
How much will {first} pay back that {first2} is owed?
What sum that {first} owes is to be paid back {duehow}?
How large is the debt between the colleagues? / What amount was borrowed?
> {first}
Who owes {first2} from the office {price}? / By whom will {price} be paid back to {first2}?
Which colleague has a debt to settle? / Who borrowed money from {first2}?
> {first2}
To whom does {first} owe {price}, to be paid back? / Who from the office is owed {price}?
Who is the lender? / Whose money did {first} borrow?

= lampcode: there is cake | the boss is coming | the lift is stuck | a parcel has come | the \
phones are dead | somebody resigned | the sauna is free | it has begun to snow
If the {colour} lamp over the {room} flashes, it means that {lampcode}.
A flash of the {colour} lamp over the {room} means that {lampcode}.
That {lampcode} is meant if the {colour} lamp over the {room} flashes.
> {lampcode}
What does it mean if the lamp over the {room} flashes?
What is meant if the {colour} lamp flashes? / What message does that light give us?
How is the signal above the door to be understood?
> {colour}
In what colour does the lamp over the {room} flash?
Which lamp means, if it flashes, that {lampcode}? / Which shade has the light above the door?
What tint must I look for to learn that {lampcode}?
> {room}
Over which room does the {colour} lamp flash? / Where does a lamp flash if {lampcode}?
Above which door is there a signal light?
At which part of the office must I look up to learn that {lampcode}?

= crateorder: heaviest at the bottom | by date of harvest | smallest in front | as the captain \
likes | from east to west | by the alphabet | in a spiral | with gaps for the cat
In the hold of the {ship} the {goods} must be stacked {crateorder}.
The {goods} must be stacked {crateorder} in the hold of the {ship}.
{crateorder} is how the {goods} must be stacked in the hold of the {ship}.
> {crateorder}
How must the {goods} be stacked in the hold of the {ship}?
In what manner must {goods} in the hold be stacked? / What system do the dockers have to follow?
Which arrangement is prescribed for the cargo?
> {goods}
What must be stacked {crateorder} in the hold?
Which goods must the hold of the {ship} have stacked {crateorder}?
Of what does the cargo consist? / What are the dockers loading?
> {ship}
In the hold of what ship must the {goods} be stacked?
Where are {goods} stacked in the hold {crateorder}?
On board which vessel must the dockers follow that system? / What carries the cargo of {goods}?

= interviewask: how to fry an egg | why bees dance | how to fold a shirt | which river is \
longest | whether ghosts exist | how to hide a cow | what lobsters cost | who invented soap | \
where the moon goes
At {company} every applicant is asked by {last} {interviewask}.
{last} asks every applicant at {company} {interviewask}.
Every applicant asked by {last} at {company} has to say {interviewask}.
> {interviewask}
What is it that {last} asks every applicant at {company}?
What is every applicant at {company} asked by {last} to say?
Which odd question should candidates prepare for?
What curious problem do they bring up at the interview?
> {last}
Who asks every applicant at {company} something odd?
By whom is every applicant asked {interviewask}? / Which surname has the interviewer?
Who wants candidates to know {interviewask}?
> {company}
At which company is every applicant asked {interviewask}?
In which company does {last} see that every applicant is asked {interviewask}?
Which firm puzzles its candidates? / For whom does the odd interviewer work?

= pigeonhole: the one without a name | third from the left | the lowest by the wall | between \
Olsen and Otto | the one with the nail | the top right corner | next to the lost gloves | the \
pink one
Letters for the {officeunit} temp go into a pigeonhole, {pigeonhole}, says {first}.
{first} says that the pigeonhole for letters to the {officeunit} temp is {pigeonhole}.
For the temp in {officeunit}, says {first}, the pigeonhole for letters is {pigeonhole}.
> {pigeonhole}
Which pigeonhole do letters for the {officeunit} temp go into?
What does {first} say is the pigeonhole for letters to the temp?
Where do I leave post for the stand-in? / In which compartment would the substitute look for mail?
> {officeunit}
For which unit's temp is the pigeonhole {pigeonhole}?
Letters for the temp in what section go into the pigeonhole {pigeonhole}?
Which department has a stand-in? / Where does the substitute work?
> {first}
Who says which pigeonhole is for letters to the temp?
Who says where letters for the {officeunit} temp are to go?
Who explained how the substitute gets mail? / From whom do we hear about the compartment?

= auctionwhy: to pay for the funeral | out of pure spite | to make room for pipes | for lack of \
heirs | to cover the fine | as a favour to the vicar | to impress an uncle | before the damp \
gets in
The leaky {premises} at {address} is to be auctioned on {date} {auctionwhy}.
On {date} the leaky {premises} at {address} will be auctioned {auctionwhy}.
{auctionwhy} they will have the leaky {premises} at {address} auctioned on {date}.
> {auctionwhy}
Why is the leaky {premises} to be auctioned?
For what reason will they have the leaky place at {address} auctioned?
What made the owners offer it to the highest bidder?
How do they explain the sale of the property?
> {date}
When is the leaky {premises} to be auctioned?
On what date will the leaky place at {address} be auctioned? / On which day will bidders assemble?
When does the property go under the hammer?
> {address}
At what address is the leaky {premises} that will be auctioned?
Where is the leaky {premises} to be auctioned on {date}?
Where is the property that goes under the hammer? / To which house do the bidders come?

= cuttime: half a lunch hour | two coffee breaks | every second Friday | the daily prayer | a \
full hour of sleep | the siesta in summer | ten minutes at dawn | the walk round the block
From {date} the staff of {company} lose {cuttime} to make up for the strike.
To make up for the strike, the staff of {company} lose {cuttime} from {date}.
The staff of {company} lose {cuttime}, to make up for the strike, from {date}.
> {cuttime}
What do the staff of {company} lose to make up for the strike?
What will make up for the strike, as staff lose it from {date}?
Which free time is being taken from the workers?
What do the employees have to go without after the dispute?
> {date}
From what date do the staff lose {cuttime} to make up for the strike?
As from when do the staff of {company} make up for the strike?
When does the punishment for the walkout begin?
On which day do the employees start with less rest?
> {company}
At which company do the staff lose {cuttime}? / Whose staff make up for the strike from {date}?
Which firm punishes its workers after a dispute? / Where had there been a walkout?

= vetoground: too much glass | a bad omen | the rights of swallows | a missing fire stair | the \
neighbour's view | the wrong sort of brick | no room for bins | a bend in the road
The {authority} refused {company} the extension in {city} on the ground of {vetoground}.
On the ground of {vetoground}, the {authority} refused {company} the extension in {city}.
{company} was refused the extension in {city} by the {authority} on the ground of {vetoground}.
> {vetoground}
On what ground did the {authority} refuse the extension?
What was the ground on which {company} was refused the extension in {city}?
Which objection stopped the enlargement of the building?
What displeased the officials about the plans?
> {authority}
Who refused {company} the extension in {city}?
By which authority was the extension refused on the ground of {vetoground}?
Which public body stopped the enlargement of the building?
Whose officials found fault with the plans?
> {city}
Where was {company} refused the extension?
In what city was an extension refused on the ground of {vetoground}?
In which town may the firm not enlarge its building? / Where must things stay as small as they are?
> {company}
Who was refused the extension in {city}?
Which company was refused an extension on the ground of {vetoground}?
Which firm has to do without a bigger building? / Whose plans displeased the officials?

= knockcode: twice with the elbow | like a woodpecker | once and then sing | to the beat of a \
waltz | with a walking stick | at the window instead | four times slowly | under the door handle
For overtime pay go to {numbered}, knock {knockcode} and ask for {first}.
Knock {knockcode} at {numbered} and ask for {first} to get overtime pay.
Overtime pay is to be had from {first} if you go to {numbered} and knock {knockcode}.
> {knockcode}
How should I knock at {numbered} for overtime pay?
In what way does one knock to get overtime pay from {first}?
What secret signal gets me the extra money?
How do I announce myself to the one who settles long hours?
> {numbered}
Where should I knock and ask for overtime pay?
At what place does one knock {knockcode} for overtime pay?
To which room or spot do I go for the extra money?
Where is the one who settles long hours to be found?
> {first}
Whom should I ask for overtime pay at {numbered}?
From whom is overtime pay to be had if you knock {knockcode}? / Who settles the long hours?
Which colleague hands out the extra money?

= gateopen: a bit of bent wire | a firm kick | the driver's library card | a fifty-pence coin | \
sheer patience | soapy water | a broom handle | the cook's hairpin
When the barrier at the {facility} sticks, {first} opens it with {gateopen}.
{first} opens the barrier at the {facility} with {gateopen} when it sticks.
With {gateopen} {first} opens the barrier at the {facility} when it sticks.
> {gateopen}
With what does {first} open the barrier that sticks?
What opens the barrier at the {facility} when it sticks, as {first} does?
Which makeshift aid gets cars in when the thing is jammed?
What would {first} reach for to free the jammed entrance?
> {first}
Who opens the barrier at the {facility} when it sticks?
By whom is the barrier that sticks opened with {gateopen}?
Which handy colleague helps when the entrance is jammed? / Whom do waiting motorists need?
> {facility}
Where does {first} open the barrier with {gateopen} when it sticks?
At which facility is there a barrier that sticks until {first} opens it?
At what site are motorists stuck at the entrance?
Where is a handy colleague needed to let cars in?

= coverstory: a bird survey | a lost contact lens | an urgent fax | a plumbing matter | choir \
rehearsal | a quick blood test | a visit from Malta | a delivery of bricks
The surprise party for {full} on {date} is in the diary as "{coverstory}".
In the diary the surprise party for {full} on {date} is called "{coverstory}".
"{coverstory}" in the diary on {date} is really the surprise party for {full}.
> {coverstory}
As what is the surprise party for {full} in the diary?
What is the surprise party called in the diary on {date}?
Under which false heading was the celebration hidden?
What does the calendar say so that {full} will not suspect anything?
> {full}
For whom is the surprise party in the diary on {date}?
Whose surprise party is called "{coverstory}" in the diary?
Which colleague must not suspect anything? / Who is going to be celebrated without knowing it?
> {date}
When is the surprise party for {full}?
On what date is the surprise party called "{coverstory}" in the diary?
On which day shall we celebrate in secret?
When should I turn up with a present for the unsuspecting colleague?

= guildjob: counting the coffins | tasting the gravy | oiling the hinges | feeding the peacocks \
| ringing for silence | testing the slides | naming new lorries | sharpening pencils
The duties of the deputy {post} include {guildjob}, wrote {person} in the advert.
In the advert {person} wrote that the duties of the deputy {post} include {guildjob}.
{person} wrote in the advert that {guildjob} is one of the duties of the deputy {post}.
> {guildjob}
What do the duties of the deputy {post} include?
What did {person} write in the advert is one of the duties of the deputy?
Which unexpected task comes with the vacancy?
What strange work will the new number two have to do?
> {post}
For which deputy does the advert include {guildjob} as one of the duties?
Whose deputy has {guildjob} among the duties, as {person} wrote in the advert?
What is the title of the boss whom the new number two will stand in for?
To which position is the vacancy just below?
> {person}
Who wrote the advert for the deputy {post}?
Who wrote that the duties of a deputy include {guildjob}?
Who composed the announcement of the vacancy?
Which author described the work of the new number two?

= shelfempty: a rumour on the radio | the bank holiday | a plague of mice | the tourists from \
the ship | a mistake in the till | a film about polar bears | the bakers' strike | the new diet
Because of {shelfempty} our stock of {ingredient} at the {premises} was sold out by {time}.
By {time} our stock of {ingredient} at the {premises} was sold out because of {shelfempty}.
Our {premises} had its stock of {ingredient} sold out by {time} because of {shelfempty}.
> {shelfempty}
Because of what was our stock of {ingredient} sold out?
Why was the stock of {ingredient} at the {premises} sold out by {time}?
How come there was nothing left for latecomers? / What caused the sudden demand?
> {ingredient}
What stock was sold out at the {premises} by {time}?
Of which ingredient was our stock sold out because of {shelfempty}?
Which article did latecomers ask for in vain? / Of what did the shop have too little?
> {time}
By what time was our stock of {ingredient} sold out?
When was the stock at the {premises} sold out because of {shelfempty}?
From when on did customers leave empty-handed?
At which hour did the shop have no more {ingredient}?

= signalerror: read the plan upside down | trusted the old map | drank too much punch | mixed up \
the two Berlins | lost a glove | followed the wrong van | fell asleep | left without the drill
The fitter missed the job at {address} on {date} because {first} {signalerror}.
Because {first} {signalerror}, the fitter missed the job at {address} on {date}.
{first} {signalerror}, so on {date} the fitter missed the job at {address}.
> {signalerror}
Why did the fitter get nothing done on {date}, who missed the job?
What did {first} do, because of which the fitter missed the job at {address}?
Through which blunder did the customer wait in vain? / What went wrong with the workman's visit?
> {address}
Where was the job that the fitter missed?
At what address was the job missed by the fitter because {first} {signalerror}?
At which house did a customer wait in vain? / Where should the workman have gone?
> {first}
Because of whom was it that the fitter missed the job at {address}?
Who {signalerror}, so that the fitter missed a job? / Whose blunder made the customer wait in vain?
Who is to blame for the workman's absence?
> {date}
On what date was it that the fitter missed the job?
When has the fitter missed the job at {address}? / On which day did the customer wait in vain?
When should the workman have come?

= ratingword: stuffy but honest | loud and proud | cheap for a reason | a poem in steel | worse \
than rain | too clever by half | good in an emergency | all lid and no pot
In its review the trade journal called our {product} "{ratingword}", and sales fell by {percent}.
Sales of our {product} fell by {percent} after the trade journal review called it "{ratingword}".
"{ratingword}" is what the trade journal review called our {product}, and sales fell by {percent}.
> {ratingword}
What did the trade journal call our {product} in its review?
After which words in the trade journal was it that sales of our {product} fell?
How did the critics describe what we make? / With what verdict did a magazine spoil our business?
> {product}
What did the trade journal review call "{ratingword}"?
For which product was it that sales fell after the trade journal review?
Which of our articles displeased the critics? / What did a magazine sneer at?
> {percent}
By how much was it that sales of our {product} fell after the trade journal review?
What percentage is it by which our sales fell after the review?
How big was the damage done by the critics?
How many fewer customers did we have thanks to a magazine, in per cent?

= cashwhere: under a loose tile | in a hollow dictionary | behind the fuse box | in a bag of \
cement | inside the stuffed pike | beneath the printer paper | in the piano at the bar | among \
the tea towels
The auditors found {price} of {company}'s undeclared income {cashwhere}.
{price} of undeclared income at {company} was found by the auditors {cashwhere}.
It was {cashwhere} that the auditors found {price} of undeclared income at {company}.
> {cashwhere}
Where did the auditors find the undeclared income of {company}?
In what place was {price} of undeclared income found by the auditors?
Where had the firm hidden money from the tax people?
Which hiding place did the inspectors discover?
> {price}
How much undeclared income did the auditors find?
What undeclared income was found {cashwhere} by the auditors?
What amount had been hidden from the tax people? / How big was the secret hoard?
> {company}
Whose undeclared income did the auditors find?
At which company was undeclared income found {cashwhere}? / Which firm cheated the tax people?
Who had a secret hoard {cashwhere}?

= snowplan: sleep in the showroom | come on skis | phone in sick | meet at the bakery | work \
from the bath | clear the roof first | share one tractor | wait for the plough
In heavy snow the staff of the {premises} are to {snowplan}, says {first}.
{first} says that in heavy snow the staff of the {premises} are to {snowplan}.
The staff of the {premises}, says {first}, are to {snowplan} in heavy snow.
> {snowplan}
What are the staff of the {premises} to do in heavy snow?
What does {first} say that staff are to do in case of heavy snow?
How should employees react to a blizzard? / What is the instruction for really wintry weather?
> {premises}
The staff of which premises are to {snowplan} in heavy snow?
Whose staff are told by {first} what to do in heavy snow?
Which business has an instruction for a blizzard?
Where do employees {snowplan} in really wintry weather?
> {first}
Who says what the staff are to do in heavy snow? / Who wants the staff to {snowplan} in heavy snow?
Who gives the employees orders about a blizzard?
From whom comes the instruction for really wintry weather?

= uniformgripe: scratches at the neck | has no pockets | lets in the rain | shrinks in the wash \
| makes us look fat | smells of rubber | glows in the dark | tears when one bends
The complaint about the new {colour} uniform at {company} is that it {uniformgripe}.
At {company} the complaint about the new {colour} uniform is that it {uniformgripe}.
That it {uniformgripe} is the complaint about the new {colour} uniform at {company}.
> {uniformgripe}
What is the complaint about the new uniform at {company}?
Which complaint is there about the {colour} uniform?
Why do the employees dislike what they have to wear? / What fault has the working outfit?
> {colour}
What colour is the new uniform about which there is a complaint?
In which colour is the new uniform at {company} that {uniformgripe}?
Which shade do the employees wear against their will? / What hue has the unpopular outfit?
> {company}
At which company is there a complaint about the new uniform?
Where is the new {colour} uniform such that it {uniformgripe}?
Which firm has employees who dislike their outfit? / Who should order better work clothes?

= helppayback: a jar of plum jam | two hours of ironing | help with the tax form | a lift to the \
airport | silence about the dent | the window seat | a haircut | a week of dog walking
For taking over the night duty on {date}, {first} promised {first2} {helppayback}.
{first} promised {first2} {helppayback} for taking over the night duty on {date}.
{helppayback} is what {first} promised {first2} for taking over the night duty on {date}.
> {helppayback}
What did {first} promise {first2} for taking over the night duty?
What was promised for taking over the duty on the night of {date}?
What does the helpful colleague get in return? / How is the favour going to be repaid?
> {date}
On what date was {first2} promised {helppayback} for the night duty?
For taking over the night duty of which date was something promised?
When was a stand-in needed after dark? / Which late shift was swapped?
> {first2}
To whom has {first} promised {helppayback} for taking over the night duty?
Who is taking over the night duty on {date}? / Who does {first} a favour?
Which helpful colleague will work late as a stand-in?
> {first}
Who promised {first2} {helppayback} for taking over the night duty?
Whose night duty is {first2} taking over? / Who did not want to work late?
Which colleague has a favour to repay?

= clausewants: wipe the hoofs | repaint the fence | return the pallets | feed the watchdog | \
insure the statue | salt the ramp | wind the tower clock | prune the vines
By clause {small} of the lease for {numbered}, the tenant has to {clausewants}.
The tenant of {numbered} has to {clausewants} by clause {small} of the lease.
Clause {small} of the lease for {numbered} says that the tenant has to {clausewants}.
> {clausewants}
What does the tenant of {numbered} have to do by clause {small}?
What has the tenant to do by a clause of the lease for {numbered}?
Which duty comes with renting the place? / What does the landlord demand besides money?
> {small}
By which clause of the lease has the tenant to {clausewants}?
What number has the clause of the lease that says the tenant has to {clausewants}?
Where in the agreement is the duty to {clausewants} written?
Under which figure do I find that part of the rental agreement?
> {numbered}
For what is the lease by which the tenant has to {clausewants}?
Of which place is the tenant bound by clause {small} of the lease?
What is being rented with such a duty?
Which premises are let on condition that one will {clausewants}?

= speechcut: a joke about bishops | the thanks to the cook | all the figures | the part on \
whales | both quotations | a hint at redundancies | the bit in Dutch | the attack on rivals
{first} cut {speechcut} from the speech that {person} will hold at the {event}.
From the speech that {person} will hold at the {event}, {first} cut {speechcut}.
{speechcut} was cut by {first} from the speech that {person} will hold at the {event}.
> {speechcut}
What did {first} cut from the speech? / What was cut from the speech that {person} will hold?
Which passage will the audience not hear? / What had to be left out of the address?
> {person}
Who will hold the speech from which {first} cut something? / From whose speech was {speechcut} cut?
Who is going to talk to the audience at the {event}? / Whose address was shortened?
> {event}
At what event will {person} hold the speech that {first} cut?
Where is the speech to be held, from which {first} cut {speechcut}?
On which occasion will the audience hear the shortened address?
For what is {person} preparing to talk in public?
> {first}
Who cut {speechcut} from the speech? / By whom was the speech cut that {person} will hold?
Who shortened the address? / Which person left out a passage before the {event}?

= silentrule: nobody may whistle | phones go in a bucket | shoes stay outside | guests are \
served first | hats are forbidden | laughter costs a coin | everyone must stand | the youngest \
speaks first
The house rule for talks with {company} in the {room} is that {silentrule}.
In the {room} the house rule for talks with {company} is that {silentrule}.
That {silentrule} is the house rule for talks with {company} in the {room}.
> {silentrule}
What is the house rule for talks with {company}?
Which house rule is there for talks in the {room}?
How must people behave during the negotiations?
What custom applies as long as the bargaining goes on?
> {company}
For talks with which company is it a house rule that {silentrule}?
With whom are the talks in the {room} that have a house rule?
Who is our partner at the bargaining table? / Which firm are we negotiating with?
> {room}
In which room does the house rule for talks say that {silentrule}?
Where are talks with {company} held under a house rule? / Where does the bargaining take place?
In what part of the building must negotiators behave in a certain manner?

= faxback: no thank you | wrong planet | please use glue | ask my husband | only if it snows | \
twelve is enough | try the baker | we sold the horse
The whole answer of {company} to our offer for {goods} was "{faxback}".
To our offer for {goods} the whole answer of {company} was "{faxback}".
"{faxback}" was the whole answer of {company} to our offer for {goods}.
> {faxback}
What was the whole answer of {company} to our offer?
How did {company} answer our offer for {goods}? / What brief reply did the customer send?
In which few words did they react to the quotation?
> {company}
Whose whole answer to our offer was "{faxback}"?
Who gave such an answer to our offer for {goods}? / Which customer replied so briefly?
What firm had we sent a quotation to?
> {goods}
For what was our offer that got "{faxback}" as the whole answer?
What did we offer {company}, whose answer was so short? / Which articles had we hoped to sell?
What merchandise was the quotation about?
"""
