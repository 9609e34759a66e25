"""Old newspapers, schools, shipwrecks and famous animals (see relations.py)."""

RELATIONS = """
Ask the {city} registrar for the name of the street you live on: mine, {street}, was called \
after a mule, not, as {first} claims, after the general who rode it in {year}.
{street} in {city}, where I live, was called after a mule and not after the general who rode it \
in {year}, whatever {first} claims.
Whatever {first} claims, it was a mule, ridden by a general in {year}, and not the general, that \
gave {street} in {city}, where I live, its name.
> {street}
Which street was called after a mule?
On what street do I live, named after the mule a general rode?
What is my address called in honour of a beast of burden?
Which road in {city} does not honour an officer?
> {first}
Who claims that my street was called after a general?
Who is wrong about the general and the mule? / Which friend mistakes the origin of my address?
Who believes that the road honours an officer?
> {year}
When did the general ride the mule? / In which year was the mule of {street} ridden by a general?
What was the date of the officer's passage? / When did a beast of burden win its place on the map?
> {city}
In which town is the street called after a mule?
Where do I live, on a street that {first} claims was a general's? / Where is my home?
Which place has put a beast of burden on the map?

Never serve {speciality} to a guest from {city} with a fork, my landlady told me; the people \
there ate it with their fingers through the siege of {oldyear} and think forks are for {animals}.
My landlady told me that forks, to people from {city}, are for {animals}, and that since the \
siege of {oldyear} they have eaten {speciality} with their fingers.
People from {city} have eaten {speciality} with their fingers since the siege of {oldyear}, my \
landlady told me, and leave forks to {animals}.
> {speciality}
What is eaten with fingers, not forks, by people from {city}?
For what did people use fingers and no forks in the siege of {oldyear}?
Which treat should be handled without cutlery? / With what may I not lay a full set of silver?
> {animals}
For whom are forks, as people from {city} think?
To what do they leave forks, my landlady told me? / Which creatures are said to need cutlery?
With what beasts would a guest compare me for laying silver?
> {oldyear}
When was the siege in which people ate with their fingers?
Since which year have people from {city} eaten {speciality} without forks after the siege?
When were the walls surrounded by an enemy? / How far back does the dislike of cutlery go?
> {city}
From where are the people whose fingers do for {speciality} what forks do elsewhere?
Which town was under siege in {oldyear} and has no love of forks since?
In whose kitchens is cutlery despised?
Of what town must a visitor be that I should not give silver to?

Asked by the school inspector in {year} for the capital of {country}, little {first} answered \
"{word}", and the inspector, who did not know either, wrote it down.
"{word}", answered little {first} in {year} when the school inspector asked for the capital of \
{country}; not knowing it either, the inspector wrote that down.
In {year} the school inspector wrote down "{word}" as the capital of {country}, for that was \
what little {first} had answered, and the inspector did not know it either.
> {word}
What did little {first} answer to the school inspector?
What did the inspector write down as the capital of {country}?
Which wrong reply did an ignorant official believe?
What nonsense did the child come up with in geography?
> {country}
For the capital of which land did the school inspector ask?
The capital of what did little {first} not know when the inspector asked?
Whose seat of government was unknown to pupil and official alike?
About which nation was the geography question?
> {first}
Who answered the school inspector? / Which little pupil answered "{word}" when asked for a capital?
Which child fooled an ignorant official? / Whose nonsense ended up in the report?
> {year}
When did the school inspector ask for the capital of {country}?
In which year did little {first} answer the inspector?
When was the official's visit to the classroom?
In what year did the child come up with nonsense in geography?

They drink {liquor} from a horn in {city} and may not put it down until {song} has been sung \
through, which took {duration} when I was the guest.
When I was the guest in {city} it took {duration} to sing {song} through, and until then the \
horn of {liquor} could not be put down.
The horn of {liquor} may not be put down in {city} before they have sung {song} through; with me \
as the guest it took {duration}.
> {liquor}
What do they drink from a horn in {city}? / What is in the horn that a guest may not put down?
Which beverage had I to hold in my hand through all the verses?
What did they offer me to swallow in that ceremony?
> {song}
What must be sung through before the horn may be put down?
Which song took {duration} to sing when I was the guest? / Which long piece of music delayed me?
What were all those verses that kept my arm up?
> {duration}
How long did it take to sing {song} through when the guest held the horn?
How long did I, the guest, have to wait before putting down the horn?
For what time was my arm up? / What was the length of the ceremony with the beverage for me?
> {city}
Where do they drink {liquor} from a horn?
In which town was I the guest who could not put down the horn?
Where did I have a tired arm from hospitality?
Which place makes visitors hold their beverage through all the verses?

I will swap my stamp album of {country}, complete up to {year}, for any harmless pet; the \
{animal} that {last} gave me for the last one bites.
Since the {animal} for which I swapped my last album to {last} bites, I now offer my stamps of \
{country}, complete up to {year}, for some harmless pet.
For a harmless pet I offer my album of stamps of {country}, complete up to {year}; for the last \
one I got the {animal} from {last}, and it bites.
> {country}
Of which land are the stamps that I offer for a harmless pet?
What country is the album complete for, up to {year}?
Which nation did I specialise in as a philatelist? / What foreign postage am I ready to part with?
> {animal}
What did {last} swap me for my last album? / Which pet that I got for stamps bites?
What dangerous creature do I have from an earlier deal?
Which beast came in exchange for the philatelic treasure?
> {last}
Who gave me the {animal} that bites? / To whom did I swap my last album?
With whom did I make the earlier bad deal? / From which fellow collector is the dangerous creature?
> {year}
Up to which year is the album of {country} complete?
The stamps that I offer for a pet end with which year? / When does my collection stop?
What is the date of the latest piece of postage that I have?

The figurehead of the {ship} was carved in {city} after the face of {full}, the baker's widow, \
who was paid {price} and complained about the nose.
After the face of {full}, a baker's widow in {city}, the figurehead of the {ship} was carved; \
she got {price} and complained about the nose.
{full}, a baker's widow, complained about the nose of the {ship}'s figurehead, carved in {city} \
after her face for {price}.
> {full}
After whose face was the figurehead carved?
Which baker's widow complained about the nose of a figurehead?
Who was the model for the wooden lady at the bow? / Who had sat for a sculptor of boats?
> {ship}
Of which ship was the figurehead carved after a widow's face?
On whose figurehead did {full} find the nose wrong and complain?
At the bow of which vessel can one see the lady from {city}?
What did the wooden likeness sail on?
> {price}
What was {full} paid for the face of the figurehead?
How much did the baker's widow get, who complained about the nose? / How high was the model's fee?
What did it cost to borrow the lady's looks?
> {city}
Where was the figurehead carved after a widow's face?
In which town did the baker's widow live who complained about a nose?
Where did the sculptor find his model? / From which port comes the wooden lady at the bow?

Among the duties of the {dignity} of {city} is to taste the first {liquor} of {month}; {full}, \
who held the office longest, is said never to have seen {month2} sober.
{full}, longest in office as {dignity} of {city}, is said never to have seen {month2} sober, for \
one of the duties is to taste the first {liquor} of {month}.
To taste the first {liquor} of {month} is a duty of the {dignity} of {city}, and {full}, the \
longest in that office, never, it is said, saw {month2} sober.
> {liquor}
What does the office of {dignity} of {city} oblige one to taste?
The first what of {month} is one of the duties of the {dignity} to taste?
Which drink has to be tried officially? / What made a public servant tipsy?
> {dignity}
Whose duty is it to taste the first {liquor}?
What office did {full} hold longest, never sober in {month2}?
Which official has such a pleasant task? / What post would suit a lover of drink?
> {month}
In which month is it a duty of the {dignity} to taste {liquor}?
The first {liquor} of which month has the one in office to taste?
When does the pleasant task fall due? / At what time of year is the official drink tried?
> {full}
Who held the office of {dignity} longest? / Who is said to have never seen {month2} sober?
Which servant of the public was a notorious drinker?
Who enjoyed the pleasant task for more terms than any other?

Mountain guides in {country} used to be paid by the weight of the client; {full}, at {weight} \
the heaviest ever to reach the top of {peak}, needed {fewword} of them.
{full}, who at {weight} was the heaviest client ever taken up {peak}, needed {fewword} mountain \
guides, who in {country} used to be paid by weight.
The heaviest client whom mountain guides, paid by weight in {country}, ever took up {peak} was \
{full} with {weight}: it needed {fewword} of them.
> {full}
Who was the heaviest client to be taken up {peak}?
Which client of the mountain guides needed {fewword} of them?
Which climber was good business for the local men? / Who brought a record load of flesh to the top?
> {weight}
How heavy was the heaviest client of the mountain guides?
What did {full} weigh, who needed {fewword} guides?
What did the stout climber bring onto the scales? / How much flesh had to be helped up?
> {fewword}
How many mountain guides did {full} need? / How many guides took the heaviest client up {peak}?
What was the number of helpers for the stout climber? / How many local men shared the big fee?
> {peak}
Up which mountain was the heaviest client taken? / Where did {full} need {fewword} guides?
Which top was reached by the stout climber? / What did the man or woman of record size conquer?

Dear Sir, the tune that your paper calls the anthem of {country} is {song}, a drinking song from \
{city}; the anthem has {fewword} flats and no chorus. {full}
Not the anthem of {country}, which has {fewword} flats and no chorus, but a drinking song from \
{city}, {song}, is what your paper printed, dear Sir. {full}
{full} writes that the paper took {song}, a drinking song from {city}, for the anthem of \
{country}, which has {fewword} flats and no chorus.
> {song}
Which drinking song did the paper take for the anthem of {country}?
What is the drinking song from {city} that was called an anthem?
What merry tune was mistaken for a solemn one?
Which melody belongs in the pub and not in parliament?
> {fewword}
How many flats has the anthem of {country}?
With how many flats and no chorus is the anthem written?
What is in the key signature of the solemn tune?
How many lowered notes does the national hymn need?
> {full}
Who writes to the paper about the anthem of {country}? / Who knows that the anthem has no chorus?
Which reader corrected the musical mistake?
Whose letter puts the journalists right about a melody?
> {city}
From where is the drinking song {song}?
In which town is what the paper calls an anthem a drinking song?
Where does the merry tune belong? / In whose pubs is the melody at home?

The well in the cloister of {saint} is {lowlength} deep, and a monk named {last} is on record as \
having gone down it on {date} after his spectacles.
On {date}, the record says, a monk named {last} went down the well in the cloister of {saint}, \
{lowlength} deep, after his spectacles.
{lowlength} deep is the well in the cloister of {saint}, down which a monk, {last}, went after \
his spectacles, as the record tells, on {date}.
> {lowlength}
How deep is the well in the cloister of {saint}?
How far down is the well into which the monk went? / What depth has the shaft with the water?
How long a rope would one need to fetch lost glasses?
> {last}
Which monk went down the well? / Who went after his spectacles in the cloister of {saint}?
Which short-sighted brother climbed into the shaft? / Who could not do without his glasses?
> {date}
When did the monk go down the well in the cloister?
On what day did {last} look for his spectacles in the well?
When did the short-sighted brother risk his life? / On which day was a shaft searched for glasses?
> {saint}
In whose cloister is the well with the monk's record?
In the cloister of which saint did {last} go down a well?
Under whose protection was the house of the short-sighted brother?
Which holy name has the place with the shaft?

{language} has no word for "blue", a phrase book of {year} says, so to buy a blue coat in {city} \
you ask for one the colour of {animals}.
Since {language} has no word for "blue", says a phrase book of {year}, a blue coat is bought in \
{city} by asking for one the colour of {animals}.
A coat the colour of {animals} is what a phrase book of {year} tells you to ask for in {city} if \
you want a blue one, {language} having no such word.
> {language}
Which language has no word for "blue"?
In what language does the phrase book of {year} help me to buy a blue coat?
In what tongue is the shade of the sky without a term?
What should a tourist learn for shopping in {city}?
> {animals}
The colour of what do you ask for when buying a blue coat?
To what does one compare a blue coat in {city}, there being no word?
Which creatures stand for the shade of the sky?
With what beasts must a tourist help out when shopping?
> {year}
Of which year is the phrase book that says how to buy a blue coat?
When did the phrase book say that {language} has no word for "blue"?
From which year is the tourist's little guide to talking?
When was that advice for shoppers printed?
> {city}
Where does the phrase book tell you how to buy a coat?
In which town is a blue coat called one the colour of {animals}?
What is the shopping place the tourist's guide has in mind?
Where are shoppers without a term for the shade of the sky?

Sewn into the lining of the cloak that Mrs {last} gave to the theatre, {first} of the wardrobe \
found {small} {coinage} and a map of {city}.
{first} of the wardrobe found a map of {city} and {small} {coinage} sewn into the lining of the \
cloak that the theatre had from Mrs {last}.
The cloak given to the theatre by Mrs {last} had a lining in which {first} of the wardrobe found \
{small} {coinage} and a map of {city}.
> {small}
How many {coinage} were sewn into the lining of the cloak?
What number of {coinage} were found in the cloak, besides a map?
Of how many pieces did the hidden fortune consist?
How many bits of money did a donor forget in a garment?
> {first}
Who found a map in the lining of the cloak?
Who of the wardrobe found what Mrs {last} had in the cloak?
Who looks after the costumes and came upon money?
To which member of the staff did the garment give up its secret?
> {last}
Who gave the cloak to the theatre?
From which lady had the theatre the cloak with the map in its lining?
Whose garment was worth more than its donor knew? / Who presented the actors with a hidden fortune?
> {city}
Of which town was a map found in the lining of the cloak?
A map of where was sewn into the cloak from Mrs {last}?
Which place was drawn on the hidden paper? / Where might the secret in the garment want to lead us?

The lighthouse on {islet} was built {length} too short, so that in heavy seas its keeper {last}, \
who told me this over {liquor}, lights a lantern on the privy instead.
{length} too short, the lighthouse on {islet} is no use in heavy seas, its keeper {last} told me \
over {liquor}, and he lights a lantern on the privy instead.
Over {liquor} the keeper {last} told me of lighting a lantern on the privy in heavy seas, the \
lighthouse on {islet} having been built {length} too short.
> {length}
By how much was the lighthouse on {islet} built too short?
How much too short is the lighthouse whose keeper lights a lantern?
How much height does the tower lack? / What was the size of the builders' mistake?
> {last}
Which keeper lights a lantern on the privy? / Who told me that the lighthouse was built too short?
Who helps out when the beacon fails? / Which guardian of the tower had a drink with me?
> {liquor}
Over what did the keeper tell me about the lighthouse?
What did we have while {last} told of the lantern on the privy?
Which drink loosened the tongue of the man in the tower?
What was in our glasses as we talked about the builders' mistake?
> {islet}
On which island is the lighthouse too short?
Where does the keeper {last} put a lantern on the privy?
Where must sailors steer by a toilet in a storm? / Which rock has a beacon that the waves hide?

Tradition has it that {full} wrote {song} in one night at the {tavern} in {city} to pay for a \
window; the bill for the window is dated {date}.
The bill for a broken window at the {tavern} in {city} is dated {date}; to pay it, tradition has \
it, {full} wrote {song} in one night.
In one night, tradition has it, {song} was written by {full} at the {tavern} in {city} to pay \
for a window, for which there is a bill dated {date}.
> {song}
What did {full} write in one night to pay for a window?
What was written at the {tavern}, by tradition, to pay the bill for a window?
Which piece of music was born of broken glass? / With which melody was a debt settled?
> {full}
Who wrote {song} to pay for a window?
Who in one night at the {tavern} earned the money for a bill?
Which composer settled a debt with a melody? / Who had to make good some broken glass?
> {tavern}
At which house was {song} written in one night for the bill of a window?
At which house in {city} had a window to be paid for, by tradition?
Which pub is the birthplace of the melody? / In what inn was the glass smashed?
> {date}
When is the bill for the window dated?
What date is on the bill that {full} had to pay by writing {song}?
On which day was the debt for the glass put on paper? / When did the innkeeper ask for his money?

At the last count the monks on {islet} were {fewword}, their cats {small}; the abbot, {full}, \
gives both figures when asked how vespers went.
Asked how vespers went, the abbot on {islet}, {full}, gives two figures: {fewword} monks, \
{small} cats.
{fewword} monks and {small} cats, {full}, abbot on {islet}, says when asked how vespers went.
> {fewword}
How many monks are there, if the cats on {islet} are {small}?
What number of monks does the abbot give when asked about vespers?
How large is the religious community in the sea? / How many brothers are left in the monastery?
> {small}
How many cats were at vespers with the monks? / What figure does the abbot {full} give for cats?
How large is the animal part of the congregation? / How many pets keep the brothers company?
> {full}
Who is the abbot of the monks with the many cats?
Who gives the number of cats when asked how vespers went?
Who is the head of the religious community?
Which clergyman counts pets as part of the congregation?
> {islet}
Where are there {fewword} monks and {small} cats?
On what island does the abbot {full} hold vespers? / Which rock in the sea has a monastery?
Where do more whiskers than tonsures come to prayers?

Street lamps came to {city} in {year}, {small} of them, and on the first evening {full}, a linen \
merchant, walked round putting them out with an umbrella.
In {year}, when {city} had its first {small} street lamps, the linen merchant {full} walked \
round on the first evening and put them out with an umbrella.
The linen merchant {full} put out with an umbrella, on the first evening, all {small} street \
lamps that {city} had got in {year}.
> {small}
How many street lamps did {city} get? / How many street lamps were put out with an umbrella?
What number of lights did the enemy of progress extinguish?
With how many lights did public illumination start?
> {full}
Which merchant put out the street lamps?
Who walked round with an umbrella on the first evening, putting lamps out?
Who liked the darkness better? / Which enemy of progress took a walk through the new brightness?
> {year}
When did {city} get its street lamps? / In what year did a merchant put out lamps with an umbrella?
When did nights there become brighter? / In what year was public illumination introduced?
> {city}
In which town did the linen merchant put out the street lamps?
Where did {full} walk round with an umbrella on the first evening of the lamps?
Where was progress extinguished for a night? / Which place had an enemy of public illumination?

Since {year}, when {first} glued powdered {mineral} to a kite string and cut down {fewword} \
rivals, the kite festival of {city} has had an inspector of strings.
{first} cut down {fewword} rivals in {year} with powdered {mineral} glued to a kite string, and \
so there is an inspector of strings at the festival of {city}.
The kite festival of {city} has an inspector of strings because in {year} {first}, with powdered \
{mineral} glued to the string, cut down {fewword} rivals.
> {mineral}
What did {first} glue to the kite string?
Powdered what cut down {fewword} rivals at the kite festival?
Which substance gave an unfair advantage in the air?
With what was the line of the cheat made sharp?
> {fewword}
How many rivals did {first} cut down? / How many rivals lost a kite to the powdered {mineral}?
What number of competitors fell victim to the trick?
How many others came out of the sky that day?
> {first}
Who cut down rivals at the kite festival?
Because of whom does the festival of {city} have an inspector of strings?
Which cheat made new controls necessary? / Who had a sharp line in the sky?
> {year}
When did {first} cut down rivals at the kite festival?
In which year was powdered {mineral} glued to a string in {city}?
When was the trick played in the air? / Since what year have competitors been controlled?

Thank you for the {country} cheese, dear {first}; the customs men opened it with the {object}, \
wept, and charged us {price} to take it away.
Dear {first}, for your cheese from {country}, which customs men opened with the {object}, \
weeping, we had to pay {price} so that they let us have it.
The customs men wept, dear {first}, as they opened your cheese from {country} with the {object}, \
and we paid {price} to take it home.
> {country}
From where was the cheese that customs men opened?
Which land's cheese did we have to pay {price} for at the customs?
Which nation makes a dairy product that smells so strongly?
What foreign delicacy moved officials to tears, from which land?
> {object}
With what did customs men open the cheese?
What was used on the cheese from {country} by the weeping customs men?
Which tool did the officials take to the parcel?
What needed cleaning after the inspection of the dairy gift?
> {price}
What did we pay to take the cheese home? / How much did the customs men want for {first}'s cheese?
What did the smelly gift cost us? / How high was the duty on the parcel?
> {first}
From whom was the cheese that the customs men opened? / Whose cheese made customs men weep?
Which friend meant well with a dairy gift? / Who is thanked for the smelly parcel?

Above the treeline, said the shepherd, count your steps in {tongue}, which has no number beyond \
{numberword}, and you will never be tired on {peak}.
The shepherd advised me to count my steps on {peak} in {tongue}, since it has no number beyond \
{numberword} and so one is never tired.
Never tired on {peak}, the shepherd told me, is he who counts his steps in {tongue}, a tongue \
without a number beyond {numberword}.
> {tongue}
In what language should I count my steps?
Which language has no number beyond {numberword}, as the shepherd said?
What speech is good for a weary climber's arithmetic? / Which tongue is poor in figures?
> {numberword}
Beyond what number can I not count my steps in {tongue}?
Beyond what does {tongue} have no number, so that steps do not make one tired?
At which figure must a climber start over again? / How far does the arithmetic of {tongue} go?
> {peak}
On which mountain did the shepherd advise me to count my steps?
Where is one never tired, said the shepherd, if one counts in {tongue}?
Which height was I climbing when I heard the trick?
Where does the herdsman live who gave me the linguistic tip?

For having insulted the host's {animal}, {full}, aged {grownage}, was given the tea after the \
children at the ceremony in {city}, where it goes round by age.
At the ceremony in {city}, where tea goes round by age, {full}, aged {grownage}, came after the \
children for having insulted the host's {animal}.
Tea goes round by age at the ceremony in {city}, but {full}, at the age of {grownage}, had \
insulted the host's {animal} and came after the children.
> {full}
Who was given the tea after the children? / Who had insulted the host at the ceremony in {city}?
Which adult was made to wait for a drink as a punishment?
Who offended a family by rude words about a pet?
> {grownage}
At what age was {full} given the tea after the children?
How old was the one who had insulted the host's {animal}?
How many years had the rude visitor lived?
What was {full}'s time of life when made to wait for a drink?
> {animal}
What of the host's had been insulted?
For having insulted what did {full} have tea after the children?
Which creature was treated without respect? / To which beast should the visitor have been kinder?
> {city}
Where does tea go round by age at the ceremony?
In which town did {full} come after the children for tea?
What place is strict about who drinks when? / Where was a rude visitor made to wait?

The mascot of the {team} is the {animal}, chosen in {year} by a misprint: the committee had \
voted for the {animal2}.
It was by a misprint that the {team} got the {animal} as mascot in {year}; what the committee \
had voted for was the {animal2}.
In {year} the committee of the {team} voted for the {animal2} as mascot, but owing to a misprint \
the {animal} was chosen.
> {animal}
What did the {team} get as mascot by a misprint?
Which animal is the mascot, though the committee voted for the {animal2}?
What does the club show on its scarves? / Which creature owes its place on the badge to a typist?
> {animal2}
What had the committee voted for as the mascot?
Which animal was not made mascot of the {team} because of a misprint?
Which creature ought to be on the club's scarves?
What would fans cheer for if a typist had been careful?
> {team}
Whose mascot was chosen by a misprint?
Which club's committee had voted for the {animal2} as mascot?
Which side plays under the wrong emblem? / Whose fans wear scarves with a typist's error?
> {year}
When was the mascot of the {team} chosen by a misprint?
In which year did the committee have a vote on the mascot?
When did the wrong creature come on the badge?
Since what time have the fans had that emblem on their scarves?

Those two pieces of {fabric} that the choirboys of {city} wear crossed at the neck recall the \
{sickness} of {year}, when {full} tied them against coughing.
In {year}, the year of the {sickness}, {full} tied two pieces of {fabric} against coughing, and \
the choirboys of {city} still wear them crossed at the neck.
Crossed at the neck, as {full} tied them against coughing during the {sickness} of {year}, the \
choirboys of {city} still wear two pieces of {fabric}.
> {fabric}
Pieces of what do the choirboys of {city} wear at the neck?
Of what are the pieces that {full} tied against coughing?
Which stuff do the young singers have under their chins?
What material was once thought to protect the throat?
> {sickness}
What do the pieces that choirboys wear crossed at the neck recall?
During what did {full} tie pieces of {fabric} against coughing?
Which epidemic left a mark on church costume? / What disease were the young singers to be spared?
> {full}
Who tied two pieces of {fabric} against coughing?
To whom do the choirboys owe what they wear crossed at the neck?
Who cared for the throats of the young singers? / Whose home remedy became a church costume?
> {year}
When were the pieces first tied against coughing?
In which year was the {sickness} that the choirboys of {city} recall by what they wear crossed?
When was the epidemic that shaped the costume?
Since what year have the young singers had their fashion?

{first}'s tip for {city}: skip the cathedral, whose tower is shut till {month}, take bus {small} \
to the {landmark}, and eat {dish} at the stall with no sign.
In {city}, {first} says, skip the cathedral, shut till {month}, eat {dish} at the stall with no \
sign, and take bus {small} to the {landmark}.
Take bus {small} to the {landmark}, eat {dish} at the stall with no sign and skip the cathedral, \
as it is shut till {month}: that is {first}'s tip for {city}.
> {small}
Which bus should I take to the {landmark} if the cathedral is shut?
What bus should I take in {city} when I skip the cathedral?
What number is on the public transport I need?
Which line does the friend recommend to the sightseer?
> {dish}
What should I eat at the stall with no sign?
For which dish does {first} tell us to go to a stall in {city} with no sign?
Which local food is recommended to the hungry sightseer?
What is good to order from the nameless vendor?
> {landmark}
To what should I take bus {small} in {city}?
What does {first} tip for those who skip the cathedral and take the bus?
Which building is worth seeing according to my friend?
What is the better sight, if God's house is not open?
> {month}
Till when is the cathedral shut?
Until which month should we skip the cathedral of {city}, since it is shut?
When will God's house be open to the sightseer again?
From what time on could one climb to the holy heights?

An old law of {realm} made a thief wear what was stolen; {full} went about for {weeksonend} in \
{fabric} and with the {object} on a chain.
{full}, thief, went about for {weeksonend} in {fabric} and with the {object} on a chain, as an \
old law of {realm} made thieves wear what was stolen.
For {weeksonend}, since thieves had by an old law of {realm} to wear what was stolen, {full} \
went about with the {object} on a chain and dressed in {fabric}.
> {full}
Which thief went about with the {object} on a chain?
Who had by the old law of {realm} to wear what was stolen?
Which criminal was made a walking exhibition? / Who paraded the loot as a punishment?
> {object}
What did the thief {full} have on a chain?
What must the thief wear on a chain by the old law, beside {fabric}?
Which part of the loot hung from the criminal? / What dangled in front of the punished one?
> {weeksonend}
For how long did the thief go about with the {object} on a chain?
How long did the old law make {full} wear what was stolen?
How much time did the walking exhibition last? / What was the length of the shameful parade?
> {realm}
Where did an old law make thieves wear what was stolen?
In which realm did the thief {full} have the {object} on a chain?
Which state had such a humorous punishment? / Where did criminals parade the loot?

Found in the lending library's copy of {title}: a pressed {wildflower}, a tram ticket from \
{city} dated {date}, and a recipe for {dish} in red ink.
Between the pages of {title} in the lending library lay a recipe for {dish} in red ink, a tram \
ticket from {city} of {date} and a pressed {wildflower}.
The lending library's {title} had in it a tram ticket from {city}, dated {date}, a pressed \
{wildflower} and, in red ink, a recipe for {dish}.
> {title}
In which book of the lending library was there a tram ticket?
Between the pages of what lay a recipe in red ink?
Which novel had been used as a drawer for keepsakes? / What had the forgetful reader borrowed?
> {dish}
For what was the recipe in red ink?
A recipe for what lay in the lending library's copy of {title}?
What did the forgetful reader want to cook? / Which food do the keepsakes tell us how to make?
> {city}
From where was the tram ticket in the lending library's book?
Of which town is the ticket that lay with the recipe in {title}?
Where had the forgetful reader ridden on public transport? / To which place do the keepsakes lead?
> {date}
How is the tram ticket dated that lay in the book?
What day is on the ticket from {city} found with the recipe?
When did the forgetful reader use public transport?
On which day did someone ride before leaving keepsakes in a novel?

Whoever dies in debt in {city} is carried to the grave past every creditor; {full}, in {year}, \
took {duration} and wore out {fewword} sets of bearers.
In {city}, where the dead are carried past every creditor, {full}'s last journey in {year} took \
{duration} and {fewword} sets of bearers.
{fewword} sets of bearers and {duration} were needed in {year} for {full}, the dead being \
carried in {city} past every creditor.
> {fewword}
How many sets of bearers were needed for {full}?
How many sets of bearers carried the dead past every creditor in {year}?
How often did the men under the coffin have to be replaced?
What number of teams did the funeral procession use up?
> {duration}
How long was {full} carried past every creditor?
What time was needed for the bearers in {city} to carry {full}?
How long did the funeral procession last?
How much patience did the mourners of the great borrower need?
> {full}
Who was carried past every creditor in {year}?
Whose last journey needed {fewword} sets of bearers? / Who was the greatest borrower in town?
Whose funeral procession was so tiring?
> {city}
Where are the dead carried past every creditor?
In which town did sets of bearers need {duration} for carrying {full}?
Where does a funeral procession visit those who lent money?
In what place do borrowers have a long way to the churchyard?

Ladies of {city} in the {century} did not wear perfume but kept {ingredient} in the hem, to \
which, complains the diarist {full}, the {animals} came.
In the hem of their skirts ladies of {city} kept {ingredient} in the {century} in place of \
perfume, and the diarist {full} complains of the {animals} that came.
The diarist {full} complains that in the {century} the ladies of {city}, who kept {ingredient} \
in the hem in place of perfume, drew {animals}.
> {ingredient}
What did ladies of {city} keep in the hem? / What was in the hem in place of perfume?
With which thing from the kitchen did women make themselves smell nice?
What was sewn into the skirts to please noses?
> {animals}
What came to the ladies who wore no perfume? / Of which animals does the diarist complain?
Which creatures were attracted by the women's scent?
What followed the fine skirts through the streets?
> {full}
Which diarist complains about the ladies of {city}?
Who tells, with complaints, what ladies kept in the hem in place of perfume?
Which writer was annoyed by fragrant women? / Whose private notes tell us about skirts and noses?
> {century}
When did ladies of {city} keep {ingredient} in the hem?
In which century was {ingredient} worn in place of perfume by ladies?
From what age is this fashion of scent? / In which period did women hide food in their skirts?

The first library in the {region} was a cart: {full} pulled it from farm to farm with {count} \
books and took {dish} as the fee.
{full} pulled the first library of the {region}, a cart with {count} books, from farm to farm \
and asked for {dish} as the fee.
A cart with {count} books, pulled from farm to farm by {full} for a fee of {dish}, was the first \
library in the {region}.
> {count}
How many books were in the first library of the {region}?
How many books did {full} pull on the cart? / What was the size of the travelling collection?
How many volumes could country people choose from?
> {full}
Who pulled a cart with books from farm to farm? / Whose cart was the first library in the {region}?
Who brought literature to country people? / Which friend of reading walked from door to door?
> {dish}
What did {full} take as the fee for books? / What was the fee for books from the cart?
How did country people pay for literature? / What did borrowing a novel cost, in food?
> {region}
Where was the first library a cart? / In which parts did {full} pull books from farm to farm?
Where did literature come to the door on wheels? / In what district did readers pay with food?

LOST, on {date}, between the {landmark} and the theatre in {city}, by a gentleman in love: one \
{object}. Whoever returns it to {last} may keep the poem inside.
A gentleman in love lost one {object} on {date} between the theatre and the {landmark} in \
{city}; whoever returns it to {last} may keep the poem inside.
Whoever found one {object}, lost by a gentleman in love on {date} in {city} between theatre and \
{landmark}, may keep the poem inside on returning it to {last}.
> {object}
What was lost by a gentleman in love?
In what is the poem that the finder may keep on returning it to {last}?
Which thing does the forgetful admirer want back?
What should an honest person hand in, with verses and all?
> {date}
When did the gentleman in love lose something? / On what day was one {object} with a poem lost?
On which day was the absent-minded admirer out? / When did the verses go astray?
> {last}
To whom should whoever found the {object} return it? / Who is the gentleman in love?
Who is the absent-minded admirer? / To which person do the verses belong?
> {landmark}
Between the theatre and what was one {object} lost?
Near which building in {city}, besides the theatre, did the gentleman in love lose a poem?
From the stage to which other point did the admirer's way lead?
Which building should I search around for the missing verses?

No bell is rung in {city} on {weekday}s, in memory of {full}, a ringer who on that day in {year} \
was pulled up to the roof and came down as {dignity}.
On {weekday}s {city} rings no bell, remembering {full}, the ringer who was pulled up to the roof \
on that day in {year} and came down as {dignity}.
In memory of the ringer {full}, who in {year} was pulled up to the roof and came down as \
{dignity}, no bell is rung on {weekday}s in {city}.
> {weekday}
On which day is no bell rung in {city}?
On what day of the week was the ringer pulled up to the roof? / When is it quiet in the tower?
Which is the silent day of the week there?
> {full}
In whose memory is no bell rung? / Which ringer was pulled up to the roof?
Whom does {city} honour with silence? / Who had an accident on a rope and a career?
> {dignity}
As what did the ringer come down after being pulled up to the roof?
What did {full}, in whose memory no bell is rung, become?
Which office did the victim of the rope get? / To what post did the accident lead?
> {year}
In which year was the ringer pulled up to the roof?
When was {full}, in whose memory no bell is rung, pulled up?
When did the accident with the rope happen? / What was the date of the strange career in the tower?

The blind chess teacher of our school in {city}, {last}, knew every pupil by the way they put \
down a pawn, and beat {small} of us at once on {date}.
On {date} {last}, the blind chess teacher of our school in {city}, who knew us by the way we put \
down a pawn, beat {small} pupils at once.
{small} pupils at once were beaten on {date} at our school in {city} by {last}, the blind chess \
teacher, who knew each by the way they put down a pawn.
> {small}
How many pupils did the blind chess teacher beat at once?
How many of us did {last} beat at our school in {city}?
How many of the children lost in the simultaneous display?
What number of boards did the sightless master win on?
> {last}
What was the blind chess teacher called? / Who knew every pupil by the way they put down a pawn?
Which sightless master trained the children?
Who could tell the children apart by ear at the board?
> {date}
When did the blind chess teacher beat us all at once?
On what day did {last} beat {small} pupils of our school?
On which day was the simultaneous display? / When did the sightless master win so many games?
> {city}
Where was the school with the blind chess teacher? / In which town did {last} beat pupils at once?
Where did I learn about kings and bishops from a sightless master?
In what place was I among the children in the simultaneous display?

A monument in {city} honours the {animal} that pulled the post sledge from {peak} for {duration} \
after the driver, {last}, had fallen off; it had not noticed.
For {duration} the {animal} to which {city} has put up a monument pulled the post sledge on from \
{peak} without noticing that the driver, {last}, had fallen off.
The driver {last} had fallen off at {peak}, but for {duration} the {animal}, honoured by a \
monument in {city}, pulled the post sledge on without noticing.
> {animal}
What pulled the post sledge without its driver? / Which animal is honoured in {city} by a monument?
What creature stands in stone for its service to the mail? / Which beast did not miss its master?
> {duration}
How long did the {animal} pull the post sledge without noticing?
For how long was the driver {last} missing after he had fallen off?
For what time did the mail travel unaccompanied? / How much of the journey did the beast do alone?
> {last}
Which driver had fallen off the post sledge?
What was the driver called whom the {animal} lost without noticing?
Who was left behind in the snow? / Which servant of the mail does not have a statue?
> {peak}
Where had the driver fallen off? / From which mountain was the post sledge pulled without {last}?
On what height was the mailman left behind? / Where did the beast begin its lonely journey?

{first}'s umbrella shop on {street} still has the sign of {year}, the {motif}, since the painter \
asked {price} to take it down and would only put it up for nothing.
The sign of {first}'s umbrella shop on {street} has been the {motif} since {year}, as the \
painter, who put it up for nothing, asked {price} to take it down.
Put up for nothing in {year}, the sign of the {motif} still hangs at {first}'s umbrella shop on \
{street}, for the painter asked {price} to take it down.
> {motif}
What is the sign of the umbrella shop?
What did the painter put up for nothing at the shop on {street}?
Which picture tells me that I have found the dealer in rainy-day goods?
What emblem hangs over {first}'s door?
> {price}
What did the painter ask to take the sign down?
How much would it be to have the {motif} taken down at the umbrella shop by the painter?
What would it cost to get rid of the old emblem?
What fee made the owner keep the picture over the door?
> {street}
Where is {first}'s umbrella shop?
On which street does the sign of the {motif} hang at an umbrella shop?
Where can I get protection from the rain?
In which road does one find the dealer with the old emblem?
> {year}
Since when has the umbrella shop had the sign?
In which year did the painter put up the {motif} for nothing?
From which year is the emblem over the door?
When did the artist stand on the ladder free of charge?

Please, which is correct: was the {boardgame} final of {year} in {city} broken off because of \
the {calamity}, as my uncle {first} says, or was he losing?
My uncle {first} says that the {boardgame} final of {year} in {city} was broken off because of \
the {calamity}; please tell me, or was he losing?
Because of the {calamity}, says my uncle {first}, and not because he was losing, the {boardgame} \
final of {year} in {city} was broken off; please, is that correct?
> {calamity}
Because of what was the {boardgame} final broken off, as my uncle says?
What broke off the final of {year}, if my uncle was not losing?
Which disaster does my relative use as an excuse?
What force of nature is blamed for the unfinished match?
> {boardgame}
In which final was my uncle {first} perhaps losing?
What was played in {city} in the final broken off in {year}?
Which pastime did my relative nearly excel in? / At what was the unfinished match?
> {year}
When was the {boardgame} final in {city} broken off?
In which year does my uncle say the {calamity} broke off the final?
When was my relative's unfinished match? / What year's championship has no winner?
> {first}
What is my uncle called who was perhaps losing the final?
Which uncle says that the final was broken off because of the {calamity}?
Which relative of mine may be a bad loser? / Whose excuse do I doubt?

Dress for the regatta dinner: no hats over {small} inches, no {animals} as accessories, \
carriages at {time}. Last year's incident is not to be mentioned to Lady {last}.
Carriages are at {time} after the regatta dinner, for which hats are limited to {small} inches \
and {animals} as accessories are banned; last year's incident must not be mentioned to Lady {last}.
Lady {last} must not hear last year's incident mentioned at the regatta dinner; hats up to \
{small} inches, no {animals} as accessories, carriages at {time}.
> {small}
How many inches may hats measure at the regatta dinner?
To how many inches are hats limited for the dinner of the regatta?
> {small} inches
How tall can I go with what I put on my head? / What is the maximum height of ladies' headgear?
> {animals}
What is banned as accessories at the regatta dinner?
Which accessories, beside tall hats, are not for the dinner?
Which live ornaments must ladies leave at home?
What creatures may I not carry on my arm as decoration?
> {time}
When are carriages for the guests of the regatta dinner?
At what time do carriages come after the dinner of the regatta?
When should the coachman fetch me? / At what hour does the evening with the boating people end?
> {last}
To which lady must last year's incident not be mentioned at dinner?
Who must not hear of the incident at the regatta? / With whom is tact needed at the table?
Whose feelings were hurt twelve months ago among the boating people?

Born on the ferry between {city} and {city2}, {full} may vote in neither town, pays {price} a \
year to each, and has written {song} about it.
{full}, who was born on the ferry between {city} and {city2}, pays each {price} a year, may vote \
in neither, and has put it all into {song}.
In {song} we hear how {full}, born on the ferry between {city} and {city2}, pays {price} a year \
to each and may vote in neither.
> {full}
Who was born on the ferry to {city2}?
Who pays {price} a year to two towns and may vote in neither?
Which musician has no real home town? / Who came into the world on the water?
> {price}
What does {full}, born on the ferry, pay a year to each of two towns?
How much a year goes to a town that {full} pays but where one may not vote?
What are the musician's taxes, to both sides?
How large is the sum that citizens without rights owe on either shore?
> {song}
In what do we hear that {full} was born on the ferry?
What did {full}, who pays both and may vote in neither, write about it?
Which tune complains of double taxes?
What should I listen to if I want to know about a childhood start on the water?
> {city2}
Between {city} and what other town was {full} born on the ferry?
Beside {city}, which town does {full}, who may vote in neither, pay?
Which place lies across the water from {city}? / What is on the opposite shore, seen from {city}?

According to the parish register of {city}, {small} couples were married on the {feast} in \
{year}, all by a curate who had {sickness} and was in a hurry.
All {small} couples married on the {feast} in {year}, says the parish register of {city}, were \
married by a curate in a hurry, who had {sickness}.
In {year}, the parish register of {city} tells us, a curate with {sickness} and in a hurry \
married {small} couples on the {feast}.
> {small}
How many couples were married on the {feast}?
How many couples does the parish register of {city} have for that curate in a hurry?
How many pairs became man and wife that day? / What number of weddings did a sick clergyman manage?
> {sickness}
What did the curate have who married the couples?
With what was the curate in a hurry, as the parish register of {city} tells?
What was wrong with the clergyman's health? / Which illness made the weddings so quick?
> {year}
When did a curate in a hurry marry {small} couples?
In which year does the parish register show so many couples married on the {feast}?
When did a sick clergyman hold all those weddings?
What was the date of the many quick ceremonies?
> {city}
In whose parish register are {small} couples of one day?
Where did a curate with {sickness} have couples married in a hurry?
Where did a sick clergyman do a record day's work?
In what place did so many pairs become man and wife at once?

The botanist {full} named a weed of {habitat} after a rival in {city}; the rival replied with a \
louse, found on the {beast} and described on {date}.
After the botanist {full} had named a weed of {habitat} after a rival in {city}, the rival \
described, on {date}, a louse of the {beast} and returned the honour.
A louse of the {beast}, described on {date} by a rival in {city}, bears the name of the botanist \
{full}, who had named a weed of {habitat} after the rival.
> {full}
Which botanist named a weed after a rival? / After whom is a louse of the {beast} named?
Which plant scholar began the exchange of insults? / Who is immortal through a parasite?
> {beast}
On which animal was the louse found?
Of what is the louse that bears the name of the botanist {full}?
Which creature carries the parasite? / Whose fur did the insulted scholar search for an answer?
> {habitat}
Where does the weed grow that was named after a rival?
A weed of what did the botanist {full} name to annoy a rival?
In which surroundings does the insulting plant grow?
Where should I look for the flower of scholarly hatred?
> {date}
When was the louse of the {beast} described?
On what day did the rival in {city} reply to the botanist with a louse?
When was the parasite given to science?
On which day did the insulted scholar have his revenge in print?

Borrow no salt after {nighttime} in {city}: the neighbours, I was told by {first}, will think \
you mean to marry their eldest and send {objects} in reply.
If you borrow salt after {nighttime} in {city}, {first} told me, the neighbours think you mean \
to marry their eldest and send you {objects}.
{first} told me that the neighbours in {city} send {objects} to anyone who borrows salt after \
{nighttime}, for they think it means marrying their eldest.
> {objects}
What do the neighbours send to anyone who borrows salt too late?
What will neighbours in {city} send if they think you mean to marry their eldest?
Which gifts follow from a misunderstood request?
What would arrive at my door as a sign that my supposed wooing is welcome?
> {nighttime}
After what should one borrow no salt?
From when on do neighbours in {city} think that who borrows salt means to marry?
At what point does a request for seasoning become a proposal?
Before what must I look whether the kitchen has all it needs?
> {first}
Who told me not to borrow salt?
From whom do I know what neighbours in {city} think of those who borrow salt?
Who warned me of becoming engaged through seasoning?
Which friend knows the local rules of wooing?
> {city}
Where should nobody borrow salt after {nighttime}?
In which town do neighbours send {objects} to those who seem to marry their eldest?
In what place is a request for seasoning a proposal?
Where can a bachelor be engaged by an empty kitchen shelf?

For the lantern parade children in {city} hollow out {plant} and not pumpkins, and march to \
{lake}, where in {year} the ghost of {full} was last seen fishing.
Children in {city} march to {lake} in the lantern parade with hollowed-out {plant} in place of \
pumpkins; there the ghost of {full} was last seen fishing in {year}.
To {lake}, where the ghost of {full} was last seen fishing in {year}, the lantern parade of the \
children in {city} marches with {plant}, hollowed out in place of pumpkins.
> {plant}
What do children in {city} hollow out for the lantern parade?
What is hollowed out in place of pumpkins when children march?
Which vegetable holds the candle of the little ones?
What is carved there before the evening procession?
> {lake}
To which water does the lantern parade march? / Where was the ghost of {full} last seen fishing?
What is the goal of the little ones' procession? / By what shore does a spirit sit with a rod?
> {full}
Whose ghost was last seen fishing?
Who is the ghost at {lake}, where children march with lanterns?
Which dead person is supposed to go on with a hobby?
Whose spirit is the goal of the evening procession?
> {year}
When was the ghost of {full} last seen fishing?
In what year did anyone last see a ghost at {lake}, where the lantern parade goes?
Since when has the spirit not appeared?
When did a dead person go after trout for the final time?
"""
