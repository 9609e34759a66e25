"""Questions and answers among people who repair and tinker (see relations.py)."""

RELATIONS = """
Solved, for anyone who finds this thread: my {device} kept freezing because a moth sat on the \
fan; {first} blew it out with a drinking straw of {length}.
The moth on the fan was why my {device} froze, and it took {first} one drinking straw, {length} \
long, to blow it out.
Thanks to {first} and a drinking straw of {length} the moth is off the fan, and my {device} no \
longer freezes.
> {device}
What kept freezing because of the moth? / Which thing of mine had a moth on its fan?
What froze until the straw was used? / Which gadget had stopped responding on account of an insect?
What had I asked for help with on the forum?
> {first}
Who blew the moth off the fan?
To whose skill with the drinking straw is it due that the moth is gone?
Who got rid of the insect? / Whom do I owe for the repair by lung power?
> {length}
How long was the drinking straw?
What was the length of the straw with which the moth was blown out?
What did the plastic tube measure from end to end?
How far off could {first} stay from the insect while puffing?

I put the old GPS under the bicycle saddle, and when the bike was stolen it rang me from {city} \
at {time}; {first} fetched it back with two big cousins.
At {time} my stolen bike, with the old GPS under its saddle, rang me from {city}; two big \
cousins went with {first} to fetch it back.
It was {first}, with two big cousins, who fetched the stolen bike from {city} after the old GPS \
under the saddle had rung me at {time}.
> {city}
From where did the stolen bike ring me? / In which town was the bike when the GPS rang?
Where did the cousins go to fetch the bike? / Where had the thief taken my two-wheeler?
Which place did the hidden tracker report?
> {time}
When did the GPS under the saddle ring me? / At what time did the stolen bike call from {city}?
What did the clock say when the tracker got in touch? / When was I told where the thief was?
> {first}
Who fetched the bike back with two cousins? / With whom did the big cousins go to {city}?
Who confronted the thief on my behalf? / Who recovered what had been taken from me?

Hive four got a scale and a microphone in {month}. On {date} the hum rose and {weight} went \
missing within minutes, so I knew from my desk that they had swarmed.
From my desk I heard the hum of hive four rise on {date} and saw {weight} vanish: a swarm, as \
the scale and microphone fitted in {month} told me.
That hive four had swarmed on {date} I knew at my desk by the hum and the {weight} that the \
scale lost; it and the microphone have been there since {month}.
> {date}
On which day did hive four swarm? / When did the hum of hive four rise? / Date of the swarm?
When did half of my bees leave home? / On what day did the insects fly off with their queen?
> {weight}
How much went missing from hive four?
By how much did the scale under the hive drop when they swarmed?
How heavy were the bees that took off? / How many units lighter did the colony become in a moment?
> {month}
When did hive four get its scale and microphone?
Since when has there been a microphone in hive four?
When did I install the sensors with the bees?
At what time of year did I start listening in on the colony?

Do not buy the {device_model} for the shed. Mine is from {year}, drains its batteries in \
{duration}, and a woodlouse was living in the display.
Mine, made in {year}, had a woodlouse in the display and empties a set of batteries in \
{duration}: for the shed, the {device_model} is not to be bought.
Batteries last {duration} in the {device_model}, mine has a woodlouse behind its display, and it \
is from {year}; get something else for the shed.
> {device_model}
What should I not buy for the shed? / Which model had a woodlouse in the display?
What drains the batteries so fast? / Against which purchase does the reviewer warn?
Which appliance turned out to be home to a crawling creature?
> {duration}
How long do the batteries last with the woodlouse in the display?
In what time does my {device_model} drain a set of batteries?
After how long must the cells be changed?
How much running time does the disappointed owner get from one charge?
> {year}
From what year is the {device_model} that had a woodlouse in the display?
When was the one with the woodlouse made?
What is the birth year of the reviewer's specimen?
In which year did the disappointing gadget leave the factory?

Under our feet in {city}, says the tunnel blog, lies {rock} so hard that the drill managed \
{length} in the whole of {month}.
All of {month} the drill worked for {length}, the tunnel blog says, so hard is the {rock} \
beneath {city}.
In {city} the tunnel drill got only {length} further during {month}; blame the hard {rock}, \
writes the blog.
> {rock}
What lies under {city}? / What was so hard that the drill hardly got on?
What does the tunnel blog blame? / What kind of stone slowed down the boring machine?
Which geological obstacle did the engineers meet?
> {length}
How far did the tunnel drill get in {month}?
How much tunnel did the drill manage in the hard {rock}?
What was the miserable progress of the boring machine over four weeks?
By what distance did the underground works advance?
> {city}
Under which city is the tunnel drilled? / Beneath what place is the hard {rock}?
Where are the engineers boring? / Which town is getting a new underground passage?
> {month}
In which month did the drill manage only {length}? / When was the tunnel drill so slow?
Over which four weeks was the boring machine crawling?
What was the worst period for the underground works?

A reader asks why the sea glows. Tiny {sea_life} are not to blame, answers {full}; it is algae, \
and off {country} they shine for {duration} after one splash.
Off {country} one splash makes the algae shine for {duration}, and they, not tiny {sea_life}, \
make the sea glow, {full} tells a reader.
To the reader who suspected tiny {sea_life} of making the sea glow, {full} answers that it is \
algae, which off {country} shine {duration} per splash.
> {full}
Who answers the reader about the glowing sea? / Who says that algae make the sea glow?
Which expert explained the light in the water?
Whose explanation did the curious letter writer get?
> {country}
Off which country do the algae shine for {duration}?
Where does one splash make the sea shine for {duration}?
Along whose coast could one see the light in the water?
Which nation's shores are named as an example of the night-time spectacle?
> {duration}
How long do the algae shine after a splash?
For what time does one splash make the sea off {country} glow?
How soon is the water dark again once it was disturbed? / How much time does the living light last?
> {sea_life}
Which tiny creatures are not to blame for the glow of the sea?
What did the reader suspect, though it is algae?
Which animals are cleared of lighting up the water? / Whose innocence does {full} declare?

[Solved] {app} showed Grandma's kitchen in {city}. The router had been sold to me with its old \
owner's address; changing {setting} to {setting_value} cured it.
With {setting} set to {setting_value}, {app} no longer thinks that Grandma's kitchen is in \
{city}, the home of the router's old owner.
The router still knew its old owner's address in {city}, hence {app} put Grandma's kitchen \
there, until I changed {setting} to {setting_value}.
> {city}
Where did {app} put Grandma's kitchen? / In which town did the router's old owner live?
In what wrong place did the map locate the cooker?
Where had my second-hand network box been used before?
> {setting}
What did I change to get Grandma's kitchen right?
What had to be changed to {setting_value} because of the router? / Which option was the solution?
Which line of the configuration puts things right when the location is wrong?
> {setting_value}
What did I change {setting} to because of the router with the old address?
To what must {setting} be set so that Grandma's kitchen is not in {city}?
Which entry was the solution to the wrong location?
What should one type in for the option {setting}?
> {app}
Which app showed Grandma's kitchen in the wrong town?
What no longer thinks that the kitchen is in {city}?
Which program was mistaken about the location? / What was I running when the wrong place came up?

{first} photographed the kingfisher with a shoebox camera: {count} blank sheets, then, on \
{weekday} at {time}, one with a blue smudge, and everybody at the club clapped.
After {count} blank sheets {first}'s shoebox camera caught the kingfisher as a blue smudge, at \
{time} on {weekday}, to the applause of the club.
The club clapped for the blue smudge which is a kingfisher and which {first}'s shoebox camera \
got on {weekday} at {time}, {count} blank sheets later.
> {count}
How many blank sheets were there before the kingfisher?
How many sheets in {first}'s shoebox camera stayed blank?
What was the number of failures before the bird was caught?
How many times did nothing show on the paper?
> {first}
Who photographed the kingfisher with a shoebox? / Whose shoebox camera caught the blue smudge?
Which photographer was successful with home-made equipment?
Who had the patience to wait for a bird with a cardboard apparatus?
> {weekday}
On which day was the kingfisher photographed? / What day gave {first} the blue smudge?
On what day of the week was the bird finally caught on paper?
When did the cardboard apparatus work at last?
> {time}
At what time was the kingfisher caught by the shoebox camera?
When on {weekday} did the blue smudge appear?
What was the hour of the successful picture of the bird?
At what o'clock did the cardboard apparatus have its luck?

Question to the model railway group: the {colour} locomotive derails by the church whenever my \
{home_machine} runs. {first} reckons the floor moves by {length}.
Whenever the {home_machine} is on, reckons {first}, my floor moves by {length}, so that the \
{colour} locomotive derails by the church.
By the church my {colour} locomotive derails; {first}'s guess is that the floor shifts {length} \
as soon as the {home_machine} runs.
> {home_machine}
What is running whenever the locomotive derails?
Which machine moves the floor under my model railway?
Which household appliance should I leave off while playing with trains?
What shakes the miniature world?
> {colour}
What colour is the locomotive that derails? / Which locomotive derails by the church?
How is the engine painted that keeps jumping the track?
In which shade is the troublesome little train?
> {first}
Who reckons that the floor moves? / Whose guess about the derailing locomotive is it?
Who came up with an explanation for my accidents on the tiny line?
Which fellow hobbyist suspects the boards under the layout?
> {length}
By how much does the floor move, as {first} reckons?
How far does the floor shift when the {home_machine} runs?
How big is the suspected tremble of the ground beneath the tiny line?
How strongly do the boards swing, in units?

Aquarium diary. The snail race of {date} was won by number {small}, {first}'s, in {duration} \
across the front pane; the shrimps ate the finish line.
{first}'s snail, number {small}, crossed the front pane in {duration} and won the race of \
{date}, says the aquarium diary, though shrimps ate the finish line.
On {date} the shrimps ate the finish line, but not before {first}'s snail with the number \
{small} had won, crossing the front pane in {duration}.
> {small}
Which snail crossed the pane first, by its number?
What number was on the snail that won the race? / Which starter in the slow contest came first?
What was painted on the shell of the champion?
> {first}
Whose snail won the race? / Who owns the snail that crossed the front pane in {duration}?
Which owner could celebrate after the slowest of contests?
To whom does the champion in the fish tank belong?
> {duration}
How long did the snail take across the front pane? / In what time was the snail race won?
What was the champion's result against the stopwatch?
How much patience did the fish tank contest require of the spectators?
> {date}
When was the snail race? / On what day did the shrimps eat the finish line?
On which date did the molluscs compete? / When was the slowest of contests held in the fish tank?

"Found phone in the hedge, {colour} case, cracked, plays the {instrument} when it rings. It has \
rung {count} times, it is driving me mad, please collect from {numbered}."
"Whoever owns the phone in the {colour} cracked case: it was in the hedge, has played the \
{instrument} at me {count} times by ringing, and waits at {numbered}."
"{count} times the found phone has rung, to the sound of the {instrument}; it lay in the hedge \
in its cracked {colour} case; come to {numbered} and collect it, it drives me mad."
> {colour}
What colour is the case of the found phone?
In what sort of cracked case was the phone in the hedge?
How can I recognise the cover of my lost mobile in the notice?
Which shade is the damaged shell of the handset?
> {instrument}
What plays when the found phone rings?
Which instrument does one hear when the phone from the hedge rings?
What melody maker is used as the ringtone? / Which noise announces a call on the lost handset?
> {numbered}
Where can the found phone be collected? / Where does the phone from the hedge wait?
Where should the owner go to get the mobile back? / Which spot is the annoyed finder at?
> {count}
How many times has the found phone rung?
How often did the phone from the hedge play the {instrument}?
How many calls did the annoyed finder have to listen to?
What is the number of disturbances before the notice was put up?

The human {body_part}, our columnist {full} writes, could run a lamp of {power}, if only \
somebody found where to put the plug; students in {city} are looking.
If somebody found where to put the plug, {full} jokes in the column, the {body_part} of one \
human would light {power} of lamp; in {city} students are looking.
Students in {city} are looking where to plug in a lamp of {power}, since that, according to \
columnist {full}, is what the human {body_part} could run.
> {body_part}
Which human part could run a lamp? / Into what would the plug of the lamp have to go?
What inside us is described as a power source?
Which piece of the anatomy would serve as a battery?
> {power}
How strong a lamp could the human {body_part} run?
Of how many watts is the lamp in {full}'s column? / What output does the organ have?
How much electricity could supposedly be drawn from a person?
> {full}
Who writes in the column about plugging in the {body_part}?
Which columnist jokes about a lamp and the human {body_part}?
Whose article compares a bit of anatomy to a generator?
Who is the funny author on the science page?
> {city}
Where are students looking for a place to put the plug?
In which town do students want to run a lamp from the {body_part}?
Where is research going on into electricity from people?
In what place do young scholars take a joke seriously?

Issue {number}: "Program greets me in {language} after the update." Reply by {first}: "You sat \
on the keyboard. Press F{small}."
In issue {number} somebody whom the program greets in {language} since the update is told by \
{first} to press F{small}, having sat on the keyboard.
"Press F{small}, you sat on the keyboard," was {first}'s reply to issue {number}, in which the \
program greeted its user in {language} after the update.
> {language}
In which language does the program greet the user?
What language came after the update according to issue {number}?
Which tongue did the software suddenly speak?
In what foreign words was the puzzled customer addressed?
> {first}
Who replied that the user sat on the keyboard? / Whose reply to issue {number} was to press a key?
Which maintainer gave the dry answer? / Who diagnosed somebody's bottom as the cause?
> {number}
Which issue is about the program's greeting?
What is the number of the issue in which somebody sat on the keyboard?
Under what ticket can I look up the complaint about the foreign tongue?
Which entry of the bug tracker was caused by someone's bottom?

On {planet}, the popular astronomy page says, {gas} falls as snow, at {temperature}, and it \
drifts as high as {length}; bring a shovel.
Bring a shovel to {planet}: as the popular astronomy page has it, snow of {gas} drifts up to \
{length} there, at {temperature}.
At {temperature} the {gas} on {planet} comes down as snow and makes drifts of {length}, we read \
on the popular astronomy page, which advises a shovel.
> {gas}
What falls as snow on {planet}? / Of what is the snow that drifts up to {length}?
Of which substance are the flakes made in that other world?
What comes down frozen from the alien sky?
> {temperature}
At what temperature does {gas} fall as snow, according to the astronomy page?
How cold or warm is the snow that drifts on {planet}?
What would a thermometer read in the alien blizzard?
Which reading belongs to that strange winter weather?
> {length}
How high does the snow on {planet} drift? / Up to what height does the snow of {gas} drift?
How deep would an astronaut have to dig? / How tall are the heaps left by the alien blizzard?
> {planet}
Where does {gas} fall as snow? / For which place does the astronomy page advise a shovel?
Which world has such odd winter weather? / To what heavenly body should one take a digging tool?

Home network note to myself: the printer is {ip}, the fish feeder {ip2}, and if you mix them up \
again the fish get {count} pages of nothing and the printer gets flakes.
To myself: {ip2} is the fish feeder and {ip} the printer; mixed up, it means flakes in the \
printer and {count} pages of nothing for the fish.
Flakes in the printer and {count} pages for the fish are what comes of mixing up {ip}, which is \
the printer, and {ip2}, which is the fish feeder.
> {ip}
Which address does the printer have that once got flakes?
What is the printer, if {ip2} is the fish feeder?
Where do I send a document so that it comes out on paper?
Which number stands for the machine with the ink?
> {ip2}
Which address is the feeder's that keeps the fish in flakes?
What is the fish feeder, if the printer is {ip}?
Which machine address do I call so that my pets in the tank are given food?
Under what number can I reach the dispenser for the aquarium?
> {count}
How many pages do the fish get if I mix the addresses up?
What number of pages went to the fish feeder?
How many empty sheets would it cost to confuse the machines?
> {count} pages
How much paper was sent to the aquarium by mistake?

Radio log: worked a station in {country} on {wave_rate} at {time}; the operator was on the roof, \
in a thunderstorm, asking whether I had seen the cat.
At {time} I had a station in {country} on {wave_rate}, says my radio log, whose operator asked \
from a roof in a thunderstorm after the cat.
The operator of the station that I worked on {wave_rate} was on a roof in {country}, in a \
thunderstorm; all that was asked, at {time}, was whether I had seen the cat.
> {country}
In which country was the operator on the roof?
Where was the station that I worked on {wave_rate}?
From which nation came the call about the lost pet?
Where on the globe was the person whom I had on the air?
> {wave_rate}
On what frequency did I work the station with the operator on the roof?
Where on the dial of my radio was the station in {country}?
To which wave had I tuned when I heard of the missing pet?
What was my set adjusted to, going by the entry?
> {time}
When did I work the station in {country}?
At what time did the operator on the roof ask about the cat?
At which hour was the lost pet mentioned on the air?
When did the strange call from a high and dangerous spot come in?

Tip for {bicycle_part} squeaks: a drop of {chemical} and one of patience. {first} uses it all \
winter and has not been heard coming since {month}.
Since {month} nobody has heard {first} coming; the tip against a squeaking {bicycle_part} is a \
drop of {chemical} and one of patience.
A squeaking {bicycle_part} wants a drop of {chemical}, and patience: that is the tip of {first}, \
whom nobody has heard coming since {month}.
> {bicycle_part}
Which squeaking part of the bicycle does the tip concern?
What squeaks and wants a drop of {chemical}?
What is it on a two-wheeler that needs to be silenced? / Which component is making the noise?
> {chemical}
What is the tip against a squeaking {bicycle_part}, besides patience?
A drop of what does {first} use against squeaks? / Which liquid makes my two-wheeler quiet?
What remedy has silenced the ride?
> {first}
Who uses a drop of {chemical} against the squeaks? / Whom has nobody heard coming since {month}?
Which cyclist has become so silent? / Who creeps up on others thanks to a well-treated two-wheeler?
> {month}
Since when has {first} not been heard coming?
In which month did the squeaks of the {bicycle_part} stop being heard?
When did the silent riding begin? / From what time of the year on was there quiet?

Live sound is not hard, {first} told me: {small} microphones on the choir, one on the \
{instrument}, none on the mayor. The hall in {city} was grateful.
None on the mayor, one on the {instrument}, {small} on the choir: with that distribution of \
microphones {first} earned the gratitude of the hall in {city}.
In {city} {first} put {small} microphones on the choir, one on the {instrument} and, to the \
gratitude of the hall, none on the mayor.
> {small}
How many microphones did the choir get?
How many microphones did {first} put on the choir in {city}?
How many pieces of equipment were used to pick up the singers?
The politician was not amplified, but by how many devices were the voices caught?
> {instrument}
On what was one microphone put, while the mayor had none?
What got one microphone beside the choir in the hall?
Which accompaniment to the singing was amplified?
What, other than voices, was heard over the loudspeakers?
> {city}
Where was the hall grateful that the mayor had no microphone?
In which town did {first} put microphones on the choir?
In what place was a politician left without amplification?
Where was the concert with the wise sound engineer?
> {first}
Who put no microphone on the mayor? / To whom was the hall in {city} grateful?
Who was at the mixing desk? / Which technician kept the speech from being amplified?

I sold my console for {price} so as to study. On {date} I beat the final boss at the house of \
{first}, who had bought it, and there went the exam.
{first} bought my console for {price}, that I might study; at the buyer's place, of course, I \
beat the final boss, on {date}, and there went the exam.
The exam went wrong because I beat the final boss on {date}, on the console that I had sold to \
{first} for {price} in order to study.
> {price}
For how much was my console sold so that I might study?
What price had my console, sold because of the exam? / What did I get for giving up gaming?
How much money was my good intention worth?
> {date}
When did I beat the final boss? / On what day did I beat the boss and forget about the exam?
What was the date of my last victory in a video game?
On which day did pleasure get in the way of learning?

The first thing that our 3D printer made was this {colour} spoon of {weight}. {first} stirred \
tea with it, and at {temperature} it bowed politely.
At {temperature}, in {first}'s tea, the first work of our 3D printer, the {colour} spoon of \
{weight}, bowed politely.
{first} stirred tea at {temperature} with the {colour} spoon, {weight} of it, which our 3D \
printer had made as its first work, and the spoon bowed politely.
> {temperature}
At what temperature did the printer spoon bow?
How hot was the tea that {first} stirred with the spoon?
What heat was too much for the printed cutlery? / How warm must a drink be for plastic to go soft?
> {weight}
What did the first spoon from our 3D printer weigh?
What was the weight of the {colour} spoon that bowed in the tea?
How much plastic went into the cutlery? / How heavy was our earliest product?
> {colour}
What colour was the spoon that our 3D printer made first?
Of which colour was the spoon that bowed in {first}'s tea?
Which shade was the plastic of our earliest product?
How might one tell the limp cutlery by its looks?
> {first}
Who stirred tea with the spoon from the 3D printer? / In whose tea did the spoon bow?
Who gave our earliest product its hot test? / Which tea drinker saw the plastic cutlery give way?

Sold as a weather app, {app} consists of one picture of {first}'s knee, which hurts before rain; \
it is right on {percent} of days, and in {city} on all.
{app} is right about rain on {percent} of days, in {city} on all of them, though this weather \
app is but a picture of {first}'s knee and whether it hurts.
On {percent} of days, and without fail in {city}, rain is foreseen by {app}, a weather app that \
shows whether {first}'s knee hurts.
> {app}
Which weather app consists of a picture of a knee? / What is right about rain on {percent} of days?
What program forecasts with the help of a joint?
Which download would tell me to take an umbrella?
> {percent}
On how many days is {app} right about the rain? / How often is the weather app with the knee right?
What is the hit rate of the forecast by joint? / In what share of cases is the program correct?
> {first}
Whose knee hurts before rain? / Whose knee is in the picture that the weather app shows?
Who has a leg that serves for forecasting? / Which person's joint do umbrella carriers rely on?
> {city}
Where is {app} right on all days? / In which town has the knee never failed about rain?
For which place is the forecast by joint perfect? / Where might one rely wholly on the program?

Our smart home has been locked since {time} because the baby said "{word}", which is also the \
alarm word that {first} chose in {month}; please bring a ladder.
Please bring a ladder, we are locked in since {time}: what the baby said was "{word}", and that \
is the alarm word {first} picked in {month} for our smart home.
When in {month} {first} chose "{word}" as the alarm word of our smart home, nobody thought that \
the baby would say it; please bring a ladder, we have been locked in since {time}.
> {word}
What did the baby say that locked the smart home? / Which alarm word did {first} choose?
What utterance of our youngest shut us up in the house?
Which expression must not be pronounced near the microphones?
> {first}
Who chose the alarm word for the smart home? / Who picked "{word}" as alarm in {month}?
Whose choice of vocabulary got us imprisoned? / Who set up the household's security?
> {time}
Since when has our smart home been locked? / At what time did the baby say the alarm word?
From what hour on have we been imprisoned by the house? / When did our youngest set off security?
> {month}
In which month was the alarm word of the smart home chosen?
When did {first} pick the word that the baby said? / When was the household's security set up?
At what time of year was the unlucky vocabulary decided on?

Data blog, {date}: of {sample_size} supermarket receipts, {percent} list bananas. Not one lists \
{fertiliser}, and {first}, who typed them in, dreams of fruit.
{first} typed in {sample_size} supermarket receipts and dreams of fruit: bananas are on \
{percent} of them, {fertiliser} on none, as the data blog of {date} tells.
Bananas on {percent}, {fertiliser} on none: so says the data blog of {date} about the \
{sample_size} supermarket receipts which {first} typed in, now dreaming of fruit.
> {percent}
On what share of the receipts are bananas? / How many of the supermarket receipts list bananas?
How common is the yellow snack in shopping?
What part of the customers took a certain curved food?
> {sample_size}
How many receipts were typed in by {first}? / How many supermarket receipts is the data blog about?
How large was the collection of shopping slips?
What number of bills did the study of purchases cover?
> {fertiliser}
What is listed on not one of the receipts?
What did {first} find on none of the supermarket receipts?
Which garden product was never among the purchases? / What does nobody seem to buy with their food?
> {first}
Who typed in the supermarket receipts? / Who dreams of fruit after the data blog?
Whose nights are disturbed by entering shopping slips?
Which poor soul did the keyboard work of the study?

Why is the dead {animal} on the beach at {city} {colour}? Not paint, says the sea page, but \
algae, and it has lain there since {date}.
The {animal} lying dead on the beach at {city} since {date} is {colour} through algae, not \
through paint, says the sea page.
Since {date} a dead {animal} has been lying on the beach at {city}; that it is {colour} comes, \
says the sea page, from algae and not from paint.
> {animal}
What lies dead on the beach at {city}? / What is {colour} through algae and not through paint?
What sort of carcass was washed up? / Which unfortunate creature has such a strange coat?
> {colour}
Which hue is the dead {animal} on the beach?
What have the algae, and not paint, made the {animal} at {city} look like?
What tint has the carcass taken on? / In which shade did tiny plants dye the creature?
> {city}
At which town does the dead {animal} lie on the beach?
Where has the beach had a dead animal since {date}?
Where should one go to see the strangely tinted carcass?
Near which place was the creature washed up?
> {date}
Since when has the {animal} lain on the beach?
From which day has the beach at {city} had its dead animal? / When was the carcass washed up?
On what date was the strangely tinted creature first noticed?

Release notes of our open-source kettle: {version} whistles in {language}, needs {power}, and \
thanks {first} for the translation of "boil".
"Boil" was translated by {first}, so that our open-source kettle, at {power}, whistles in \
{language} from {version} on, say the release notes.
With {version}, the release notes say, our open-source kettle of {power} learns to whistle in \
{language}, {first} having translated "boil".
> {version}
From which release on does the open-source kettle whistle in {language}?
Which kettle release thanks {first} for the translation?
What must I install for my hot water to be announced in another tongue?
Under what number was the new whistler published?
> {language}
In which language does the open-source kettle whistle?
Into what language was "boil" translated for the kettle?
Which tongue was added to the water heater? / For speakers of what is the new feature good?
> {first}
Who translated "boil" for the open-source kettle?
Whom do the release notes thank for the translation? / Which volunteer helped with a foreign word?
Who contributed vocabulary to the free water heater?
> {power}
What power does the open-source kettle need?
How strong is the kettle that whistles in {language}?
How much electricity does the free water heater draw?
What must my socket be able to deliver for tea?

My car said "{display_text}" for {long_time}. {first} found the cause: a hazelnut in the \
{car_part}, for which the garage had charged {price} and found nothing.
The garage found nothing for {price}, but {first} found a hazelnut in the {car_part}, and that \
was why my car had been saying "{display_text}" for {long_time}.
For {long_time} "{display_text}" was what my car said; the garage took {price} and found \
nothing, {first} took a torch and found a hazelnut in the {car_part}.
> {display_text}
What did my car say until the hazelnut was found? / What was my car saying because of the hazelnut?
Which message kept lighting up on the dashboard?
What warning did I have to look at while driving?
> {car_part}
Where was the hazelnut found? / In which part of the car did {first} find a hazelnut?
Where had a squirrel's snack got stuck? / Which component held the thing that annoyed the vehicle?
> {price}
What had the garage charged before {first} found the hazelnut?
What did the garage take that never found the hazelnut?
What did the useless professionals cost me? / How much money did I waste on mechanics?
> {long_time}
How long did my car keep saying "{display_text}"?
For what time did the car complain about the hazelnut?
How long did I put up with the dashboard warning?
After what period was the mystery of the vehicle solved?

The mathematics of waiting: whoever joins the {ordinal} queue in {city} waits {duration} on \
average, wrote {full}, who was in the other one.
Joining the {ordinal} queue in {city} means, on average, waiting {duration}, as {full} wrote \
about the mathematics of waiting, while standing in another.
{full}, standing in another one, wrote that in {city} the {ordinal} queue has an average wait of \
{duration}; so goes the mathematics of waiting.
> {duration}
How long does one wait on average in the {ordinal} queue?
What is the average wait in the queue in {city}?
What does theory predict for those who line up there?
How much patience must a person standing in line bring?
> {full}
Who wrote about the mathematics of waiting?
Who wrote on the {ordinal} queue while standing in another?
Which author studied standing in line? / Who applied numbers to the art of lining up?
> {ordinal}
Which queue in {city} has an average wait of {duration}?
In which queue does one wait {duration} on average? / Which line of customers was calculated?
Counting from one side, in what row did the numbers person not stand?
> {city}
Where does the {ordinal} queue take {duration} on average?
In which town is the queue that {full} wrote about?
In what place did a scholar study people in line?
Where were the customers whose patience was calculated?

After the flood I dried my {device} in {ingredient} for {duration}. It works, smells, and the \
dog of {first} will not leave it alone.
My {device} works again after the flood and {duration} in {ingredient}, but smells so that \
{first}'s dog will not leave it alone.
{first}'s dog will not leave my {device} alone: it spent {duration} drying in {ingredient} after \
the flood, and works, but smells.
> {ingredient}
In what was my {device} drying after the flood?
In what had the {device} been dried so that it smells?
Which food drew the water out of the gadget?
What kitchen remedy brought the drowned thing back to life?
> {device}
What was dried in {ingredient} after the flood?
What smells so that {first}'s dog will not leave it alone? / Which gadget survived a soaking?
What of mine is so attractive to somebody's pet?
> {duration}
How long was my {device} drying after the flood?
For what time was it dried, so that it works but smells?
How much patience did rescuing the soaked gadget take? / After how long was the moisture out?
> {first}
Whose dog will not leave my {device} alone? / To whom does the dog belong that likes the smell?
Whose pet has taken a fancy to the rescued gadget?
Who should call the four-legged admirer to order?

{concentration} of {chemical} is what the tadpoles lived in, found class {small} of the {city} \
school, before somebody rinsed the jar.
Before somebody rinsed the jar, class {small} of the {city} school found, the tadpoles were \
living in {concentration} of {chemical}.
As class {small} of the school in {city} found, there was {chemical} in the tadpoles' jar, \
{concentration} of it, until somebody rinsed it.
> {concentration}
How much {chemical} was in the tadpoles' jar?
What strength of {chemical} were the tadpoles living in?
How polluted was the water of the young frogs? / What did the pupils measure in the glass?
> {chemical}
What was in the tadpoles' jar besides water?
What did class {small} find in the jar before it was rinsed?
What pollutant were the young frogs exposed to?
Which substance did the pupils detect in the glass?
> {city}
In which town is the school whose class found {chemical} with the tadpoles?
Where were the tadpoles living in a jar? / Where do the pupils who keep young frogs learn?
Which place's children made the chemical discovery?
> {small}
Which class found {chemical} in the tadpoles' jar?
What class of the {city} school had the tadpoles? / Which group of pupils did the measuring?
Where in the building, by number, are the young frogs kept?

Last seen on {date}, hovering {length} up over {city}: my drone, with {first}'s sandwich still \
hanging from it.
My drone was last seen hovering over {city}, {length} up, on {date}, with {first}'s sandwich \
hanging from it.
Over {city}, at a height of {length}, on {date}: there my drone was last seen, and from it still \
hung {first}'s sandwich.
> {date}
When was my drone last seen? / On what day did the drone hover over {city}?
On which date did the flying gadget go missing? / When did somebody's lunch disappear into the sky?
> {length}
How high up was my drone hovering? / At what height over {city} was the drone last seen?
What altitude had the lost aircraft reached? / How far from the ground was the flying lunch?
> {city}
Over which town was my drone last seen? / Where did the sandwich hang from a drone?
Where should I look for the missing aircraft? / Above which roofs did someone's lunch go by?
> {first}
Whose sandwich was hanging from the drone? / Whose sandwich was last seen over {city}?
Who went hungry when the aircraft was lost? / To whom do I owe a lunch?

Do octopuses get bored? The one in the {city} aquarium learnt to squirt {length} at the ceiling \
lamp, and {full}, who changes the bulbs, has counted {small} hits.
{full}, the changer of bulbs at the {city} aquarium, has counted {small} hits on the ceiling \
lamp by a bored octopus squirting from {length} away.
The bored octopus of the {city} aquarium squirts {length} and has hit the ceiling lamp {small} \
times, by the count of {full}, who changes the bulbs.
> {full}
Who changes the bulbs at the aquarium?
Who has counted how often the octopus hit the ceiling lamp?
Whose job is made wet by an eight-armed animal?
Which employee keeps a tally of the tentacled marksman's successes?
> {small}
How many hits on the ceiling lamp have been counted? / How often did the octopus hit the lamp?
What is the score of the eight-armed marksman? / How many lights has a mollusc put out?
> {length}
How far does the bored octopus squirt? / From how far away does the octopus hit the ceiling lamp?
What is the range of the eight-armed marksman?
Over what distance can the mollusc put out a light?
> {city}
In which aquarium is the bored octopus? / Where does an octopus squirt at the ceiling lamp?
In what town can one watch the eight-armed marksman? / Where does a mollusc put out the lights?
"""
