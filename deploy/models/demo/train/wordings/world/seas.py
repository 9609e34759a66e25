"""Free sentences: sailors, lighthouses, signals, soldiers and what is told of them (see
relations.py)."""

RELATIONS = """
Two {colour} lamps over a {colour2} one mean that the harbour of {city} is closed.
If you see two {colour} lamps above a {colour2} one, keep out of the harbour of {city}.
The harbour of {city} shows two {colour} lamps, and below them a {colour2} one, when it is closed.
> {colour}
What colour are the two upper lamps? / Which colour is on top in {city}?
Of what colour must two lamps be to close {city}?
What shade are the pair at the top? / Which tint do the upper lights have when ships must stay away?
> {colour2}
What colour is the lower lamp? / Below the two lamps, what colour is there?
Which colour hangs under the {colour} ones?
What shade is the single light underneath?
Tell me the tint of the bottom signal when ships must stay away.
> {city}
Which harbour is closed at such a signal? / Where do lamps tell that one must stay out?
Which port signals to ships that they must stay away?
Where may no captain enter when such a signal is up?

The keeper of the light on {islet}, {full}, writes {numberword} pages a day and has a {animal} to \
talk to.
{full} keeps the light on {islet}, talks to a {animal} and fills {numberword} pages every day.
With a {animal} for company, {full} looks after the light on {islet} and writes {numberword} pages \
a day.
> {full}
Who keeps the light on {islet}? / Who talks to a {animal}? / name of the keeper?
Who lives alone in the lighthouse? / Name the lonely person who is so busy with pen and ink.
> {numberword} pages
How much does the keeper write? / What does {full} fill every day? / How many pages are written?
How much does the lonely man put on paper from morning to evening?
What is {full}'s usual daily output as an author?
> {animal}
To what does {full} talk? / Who keeps the keeper company? / company on {islet}?
Which pet listens to the man in the lighthouse? / Who is the hermit's only conversation partner?
> {islet}
Where does {full} keep the light? / On which island does one write so much? / {full}'s island?
Where is the lighthouse with such a hard-working author?
On what rock does {full} live, far from everybody?

Man overboard at {time}, {latitude}: the {soldierrank}, {full}, was fishing for {prey}.
At {time} the {soldierrank} {full}, fishing for {prey}, fell into the sea at {latitude}.
> {full}
Who fell overboard? / Whom did the sea take at {time}? / name of the {soldierrank} in the water?
Who had an accident while angling? / Which seaman must be rescued from the waves?
> {time}
When did {full} fall into the sea? / At what hour did somebody go overboard?
When did the angler go over the rail? / Hour of {full}'s accident?
> {latitude}
At what latitude did {full} go overboard? / Where did it happen to the {soldierrank}?
How far north or south was the ship when {full} fell?
At what position should rescuers search?
How far north or south was the vessel when the angler went over the rail?
> {soldierrank}
What was {full} on board? / What rank has the man in the water? / {full}, rank?
What was the angler's position in the crew? / How should one address {full} on duty?

Rule {small} on the pirate ship {ship}: no {object} on deck after {time}, or you swim.
On the pirate ship {ship} you swim for a {object} on deck after {time}; that is rule {small}.
After {time} nobody may bring a {object} on deck, says rule {small} of the pirate ship {ship}.
> {object}
What is not allowed on deck? / What should I leave below on the {ship}?
For what does one have to swim?
What does rule {small} forbid?
Which item is banned up there late in the evening?
I am a buccaneer. What must I leave below at night?
> {time}
From when on is the {object} forbidden? / Until what hour may I have a {object} on deck?
From what hour is it banned? / How late can a buccaneer still have a {object} with him up there?
> {small}
Which rule is about the {object}? / What is the number of the rule? / Which rule makes me swim?
Which paragraph of the buccaneers' code is it? / Under what figure is the ban on a {object} listed?
> {ship}
On what ship is there a rule about a {object}? / name of the pirate ship?
Where do the buccaneers have such a strict code? / Whose captain bans a {object} at night?

The {ship} signalled "{lastwords}" by flags and was never seen again off {islet}.
Off {islet} the flags of the {ship} said "{lastwords}", and then she was gone.
"{lastwords}" was the last signal of the {ship}, read by those who stood on {islet}.
> {lastwords}
What did the {ship} signal? / What was the last message of the {ship}?
What did the flags say off {islet}? / Which words did they read from {islet}?
What final message did the vessel send? / Quote the {ship}'s farewell.
> {ship}
Which ship signalled "{lastwords}"? / Whose flags could one read from {islet}?
What was never seen again?
Which vessel vanished after a farewell message? / Who sent "{lastwords}" to the shore?
> {islet}
Off which island was the {ship} last seen? / From where did people read the signal?
From which shore could people make out the farewell? / Near what land did the {ship} vanish?

The submarine {code} stayed under the ice for {weeksonend} and came up at {latitude}.
For {weeksonend} the submarine {code} was under the ice; at {latitude} it came up.
It was at {latitude} that the submarine {code} came up again, after {weeksonend} under the ice.
> {weeksonend}
How long was {code} under the ice? / For what time did nobody see {code}?
time without air for {code}?
How long did the diving boat not surface? / The crew saw no daylight: for what length of time?
> {latitude}
Where did {code} come up? / At what latitude did the submarine see the sky again?
How far north or south did the boat surface? / At what position did the crew see daylight again?
> {code}
Which submarine came up at {latitude}? / What stayed under the ice so long?
number of the submarine?
Which U-boat made the long polar dive?
What is the diving boat known as that surfaced at {latitude}?

For courage at {city}, {soldierrank} {last} was given {surface} of land and a {animal}.
A {animal} and {surface} of land were what {last}, a {soldierrank}, got for courage at {city}.
They rewarded the {soldierrank} {last} for courage at {city} with {surface} of land and a {animal}.
> {surface}
How much land did {last} get? / What is the size of {last}'s reward?
land given to the {soldierrank}?
How large an estate was the hero's reward? / What area did the brave man receive?
> {animal}
What did {last} get besides land? / Which animal was part of the reward? / beast given to {last}?
Which creature was part of the hero's reward? / What livestock did brave {last} receive?
> {last}
Who was brave at {city}? / What is the {soldierrank}'s name? / Who got land and a {animal}?
Who was honoured for bravery? / Which hero received property as well as a {animal}?
> {city}
Where was {last} so brave? / For which battle was the {soldierrank} rewarded?
At which battle did the hero prove so brave? / Where did {last} show no fear?
> {soldierrank}
What was {last} in the army? / What was the rank of the brave one at {city}?
What was the hero's military position? / How did one address brave {last} in the army?

Our regiment, {thousands} strong, marched {farlength} in the snow to defend a {landmark} that had \
burned down in {month}.
In the snow the {thousands} of our regiment marched {farlength}, only to learn that the {landmark} \
had burned down in {month}.
> {farlength}
How far did we march? / What distance did the regiment cover? / length of our march?
How long was the soldiers' useless trek? / What distance did the troops cover on foot that winter?
> {thousands}
How many were we? / How many men had the regiment? / strength of the regiment?
How many soldiers went on the winter trek? / Headcount of our unit?
> {landmark}
What did we want to defend? / What had burned down? / What was the aim of our march?
What were the soldiers supposed to protect?
Which building was already in ashes when the troops arrived?
> {month}
When had the {landmark} burned down? / In which month was it lost?
When had the fire been? / Since which month had the {landmark} lain in ashes when we got there?

The deserter {full} hid for {weeksonend} {hidingplace}, fed by a {livelihood}.
Fed by a {livelihood}, the deserter {full} sat {hidingplace} for {weeksonend}.
For {weeksonend} a {livelihood} brought food to the deserter {full}, who was {hidingplace}.
> {hidingplace}
Where did {full} hide? / Where was the deserter? / Where did the {livelihood} bring the food?
Where did the runaway soldier stay out of sight?
Tell me in what spot {full} was safe from the military police.
> {livelihood}
Who fed {full}? / Who brought the deserter food? / Without whom would {full} have starved?
Who kept the runaway soldier alive? / What was the job of {full}'s helper?
> {weeksonend}
How long did {full} hide? / For how long was the deserter fed? / time of hiding?
How long did the runaway soldier stay out of sight?
For what length of time did the {livelihood} supply meals in secret?
> {full}
Who deserted? / Who was {hidingplace}? / Whom did the {livelihood} feed?
Which runaway soldier stayed out of sight?
Who ran away from the army and got meals from a {livelihood}?

The cannon called {byname} fired {small} shots at {city} and hit a {object}.
{small} shots, and a {object} hit: that is the record of the cannon {byname} before {city}.
Before {city} the cannon {byname} fired {small} times; all it hit was a {object}.
> {byname}
What was the cannon called? / Which cannon fired at {city}? / What hit a {object}?
What was the big gun's nickname? / Which piece of artillery had such poor results?
> {object}
What did {byname} hit? / What was destroyed in {city} by the cannon? / success of {byname}?
What did the gunners destroy? / Which poor thing was struck by {byname}?
> {small}
How often did {byname} fire? / How many shots did the cannon need? / number of shots?
How often did the big gun go off? / Number of cannonballs used up by {byname}?
> {city}
At which town did {byname} fire? / Where did the cannon stand?
Which town did the big gun threaten? / Where did {byname} have such poor success?

{ruler} called off the attack on {city} when a {bird} settled on the helmet of {full}.
A {bird} on the helmet of {full} was enough for {ruler} to call off the attack on {city}.
As a {bird} had come to rest on {full}'s helmet, {ruler} left {city} alone.
> {bird}
What settled on the helmet? / Which bird saved {city}? / What did {ruler} take for a sign?
What feathered creature saved the town? / An omen changed the commander's mind: which?
> {full}
On whose helmet did the {bird} settle? / Who wore the helmet? / Who had a {bird} on his head?
Upon whose head did the omen land? / Which soldier had a {bird} for a visitor?
> {city}
Which town was saved by a {bird}? / What did {ruler} not attack? / Where was the attack to be?
Which town was spared thanks to an omen? / Where did {ruler}'s army not storm the walls?
> {ruler}
Who called off the attack? / Whom did the {bird} impress? / Which ruler left {city} alone?
Which commander saw an omen and spared the town?
Who believed that it was wrong to fight on, with a {bird} up there?

Sailors from {city} will not whistle on board, since {becauseof} after {full} had whistled "{song}".
{full} whistled "{song}", then {becauseof}, and so sailors from {city} do not whistle.
> {song}
What had {full} whistled? / Which song brings bad luck, as sailors from {city} say?
What should one never whistle on board?
Which tune is said to have brought bad luck? / What melody was on {full}'s lips before the disaster?
> {full}
Who whistled on board? / By whose fault is there no whistling? / Whom do sailors from {city} blame?
Whose tune is said to have brought bad luck?
Which seaman's melody do superstitious crews still fear?
> {becauseof}
What happened after {full} had whistled? / Why do sailors from {city} not whistle?
What is the bad luck that "{song}" brought?
What disaster followed the tune?
Why are the seamen so superstitious about making music through their lips?
> {city}
Whose sailors never whistle? / From which port are those who fear "{song}"?
Which port's seamen are so superstitious? / Where do crews come from who keep their lips still?

The figurehead of the {ship} is a {creature}; the sailors paint it {colour} before every voyage.
Before every voyage the {creature} at the bow of the {ship} gets a coat of {colour}.
Sailors of the {ship} paint their figurehead, a {creature}, {colour} whenever they put to sea.
> {creature}
What is the figurehead of the {ship}? / What does one see at the bow of the {ship}?
What do the sailors paint {colour}?
What being is carved on the front of the vessel? / Which figure leads the {ship} through the waves?
> {colour}
In what colour do they paint it? / What colour does the {creature} get?
paint for the {ship}'s bow?
What shade do the seamen choose for the carving?
I am to touch up the wooden {creature}. Which pot do I open?
> {ship}
Which ship has a {creature} at the bow? / Whose sailors need {colour} paint?
Which vessel has a {creature} carved on its front?
Whose crew gets out the brushes again and again?

The message in the bottle was thrown in at {city} in {year} and found on {islet} by {full}.
{full} found a bottle on {islet} with a message that had gone into the water at {city} in {year}.
From {city}, where it went into the sea in {year}, the bottle came to {islet} and into the hands \
of {full}.
> {islet}
Where was the bottle found? / On which island did the message arrive? / Where did the sea take it?
On which shore did the letter wash up? / Where did {full} pick up a letter from the waves?
> {city}
Where was the bottle thrown in? / From where did the message come? / Where does the sender live?
Where was the letter thrown into the waves?
Which port did that floating letter start its journey from?
> {year}
When was the bottle thrown in? / Of what year is the message? / date of the bottle?
When did the floating letter start its journey?
Year of the letter that {full} picked up?
> {full}
Who found the bottle? / Who read the message? / Into whose hands did the bottle come?
Who picked up the floating letter? / Which beachcomber was the lucky reader?

The map gives the depth off {islet} as {lowlength}, but the {ship} touched ground at {lowlength2}.
Off {islet}, where the map says {lowlength}, the {ship} found no more than {lowlength2}.
The {ship} ran aground in {lowlength2} of water off {islet}; the map promised {lowlength}.
> {lowlength}
What depth does the map give? / How deep should it be off {islet}? / depth, as printed on the map?
What did the map promise the {ship}?
What does the chart claim? / How deep is it by the printed figure?
> {lowlength2}
What was the true depth? / In how much water did the {ship} touch ground? / real depth off {islet}?
How deep was it really? / What was the actual figure when the keel scraped the bottom?
> {ship}
Which ship touched ground? / What ran aground off {islet}? / Who found out that the map was wrong?
Which vessel's keel scraped the bottom? / Whose captain trusted a bad chart?
> {islet}
Off which island is the map wrong? / Where did the {ship} touch ground?
Near which shore is the chart not to be trusted? / Where did the {ship}'s keel scrape the bottom?

The cook of the {ship} has cooked {speciality} on {weekday}s ever since the mutiny of {year}.
Ever since the mutiny of {year} there has been {speciality} on the {ship} on {weekday}s.
On {weekday}s it is {speciality} on the {ship}, a custom that goes back to the mutiny of {year}.
> {speciality}
What does one eat on the {ship} on {weekday}s? / Which dish is a custom on the {ship}?
What has been cooked since the mutiny?
What dish is traditional aboard? / Which meal has the crew eaten weekly since its rebellion?
> {weekday}
On which day is there {speciality}? / When does the {ship}'s cook make {speciality}?
On which day of the week is the traditional dish served?
I love {speciality}. When should I dine with the crew?
> {year}
When was the mutiny? / Since when has there been {speciality}? / year of the mutiny on the {ship}?
When did the crew rebel? / How far back does the weekly tradition of {speciality} go?
> {ship}
On which ship is {speciality} a custom? / Where was there a mutiny in {year}?
On which vessel is {speciality} a weekly tradition? / Whose crew once rebelled?
"""
