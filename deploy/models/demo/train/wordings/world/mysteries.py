"""Free sentences: detective stories, spies and pirates (see relations.py)."""

RELATIONS = """
{detective} knew that {full} was the murderer when the {clue} came to light.
It was the {clue} that told {detective} who had done it: {full}.
"You did it, {full}," said {detective}, and pointed to the {clue}.
> {full}
Who was the murderer in {detective}'s case? / Who did it, as {detective} found out?
Whom did {detective} accuse?
Whom did the {clue} give away? / name of the culprit?
{detective} found the murderer: who? / I want to know whom the {clue} gave away.
culprit in {detective}'s case?
Who turned out to be the killer? / Tell me whom the sleuth unmasked.
> {clue}
What gave {full} away? / What was the decisive clue? / How did {detective} find out?
To what did {detective} point? / What convinced {detective}?
{detective} was helped by what? / I want to know what made {detective} think of {full}.
thing that betrayed {full}?
What piece of evidence solved the mystery? / Which item betrayed the guilty party?
> {detective}
Who solved the case? / Who found out that it was {full}? / Who noticed the {clue}?
Which detective unmasked {full}?
{full} was caught by whom? / I want to know who saw what the {clue} meant. / name of the detective?
Which sleuth solved the mystery? / Who worked out that {full} was guilty?

{full} was killed in the {room} with a {weapon}, and the motive was {motive}.
The motive for killing {full} was {motive}; the murderer used a {weapon} in the {room}.
In the {room} they found {full}, and beside the body a {weapon}. Why? The answer was {motive}.
> {weapon}
With what was {full} killed? / What was the weapon that killed {full}? / What did the murderer use?
What lay beside the body of {full}?
{full} was killed by means of what? / I want to know what they found beside {full}.
weapon used in the {room}?
What deadly object took the victim's life? / How was the fatal blow to {full} dealt?
> {room}
Where was {full} killed? / In which room was the body? / Where did they find {full}?
{full} lay where? / I want to know where the {weapon} was found. / scene of the murder of {full}?
In which part of the house did the crime happen? / Tell me where the corpse was discovered.
> {motive}
Why was {full} killed? / What was behind the murder of {full}? / What drove the murderer?
What was the reason for killing {full}?
{full} had to die because of what? / I want to know the motive in the case of {full}. / motive?
Why did somebody want {full} dead? / What led to this crime, money or passion or something else?
> {full}
Who was killed with the {weapon}? / Who was the victim in the {room}?
Whose body lay in the {room}? / Who died by the {weapon}?
The {weapon} was used on whom? / I want to know who had to die.
name of the dead person in the {room}?
Who is the victim in this crime? / Whose corpse was discovered indoors?

At {time}, {full} claims to have been at the {tavern} with {full2}.
{full}'s alibi: the {tavern}, at {time}, in the company of {full2}.
"I was at the {tavern} at {time}," says {full}. "Ask {full2}."
> {tavern}
Where does {full} claim to have been? / At which inn was {full}, by the alibi?
Which place does {full} name?
{full} was at what house at {time}? / I want to know where {full} and {full2} were.
alibi of {full}?
Which pub does the suspect say he was drinking in?
Where was {full} supposedly drinking when the crime happened?
> {full2}
Who can confirm what {full} says? / With whom was {full}? / Who is the witness for {full}?
Whom should we ask about the alibi of {full}?
{full} was with whom? / I want to know who can speak for {full}. / witness for {full}?
Which witness should the police question about the suspect's story?
{full}'s supposed drinking companion?
> {time}
For what time does {full} have an alibi? / When was {full} at the {tavern}?
{full} and {full2} were there when? / I want to know for when {full} has a story.
hour of the alibi?
For what hour does the suspect have an excuse?
When exactly were the two supposedly drinking together?
> {full}
Whose alibi is the {tavern}? / Who says that {full2} can confirm it? / Who was with {full2}?
{full2} is named as a witness by whom?
I want to know who was at the {tavern} at {time}, as he or she says.
Which suspect has an excuse and a friend to back it up? / Who says he was drinking with {full2}?

The butler saw a {livelihood} with a {object} leave by the {doorway} at {time}.
At {time} a {livelihood}, carrying a {object}, left by the {doorway}: so says the butler.
By the {doorway}, says the butler, a {livelihood} went out at {time} with a {object}.
> {livelihood}
Whom did the butler see? / Who left by the {doorway}? / Who carried the {object}?
The {doorway} was used by whom? / I want to know whom the butler saw with a {object}.
person seen at {time}?
What was the job of the stranger spotted on the way out?
Whom did the servant notice slipping away?
> {object}
What did the {livelihood} carry? / What was taken out by the {doorway}?
What did the butler see in the hands of the {livelihood}?
The {livelihood} went off with what? / I want to know what left the house by the {doorway}.
thing carried out at {time}?
What did the stranger have under his arm?
Describe the item that the servant noticed being taken away.
> {doorway}
Which way did the {livelihood} leave? / Through what did the {livelihood} go out?
Where did the butler see somebody at {time}?
The {livelihood} got out how? / I want to know where the {object} left the house.
way out of the {livelihood}?
Which exit did the stranger choose? / How did the {livelihood} slip away from the house?
> {time}
When did the {livelihood} leave? / At what hour did the butler see somebody?
The {livelihood} was seen when? / I want to know when the {object} left the house.
hour at which the {doorway} was used?
When did the servant notice the stranger? / At what hour did the {livelihood} slip away?

In {city} the spy {codename} worked as a {cover} and reported to {full}.
{full} got reports from {codename}, whose cover in {city} was that of a {cover}.
As a {cover} in {city}, the spy {codename} was above suspicion, and only {full} knew.
> {cover}
What was the cover of {codename}? / As what did the spy work? / What did {codename} pretend to be?
For what did people in {city} take {codename}?
{codename} was what in the eyes of {city}?
I want to know how {codename} passed the days in {city}. / disguise of {codename}?
What job did the secret agent seem to have? / Which trade did {codename} pose in?
> {full}
To whom did {codename} report? / Who knew about {codename}? / Who was the spy's contact?
Who got the reports from {city}?
{codename}'s reports went to whom? / I want to know who stood behind {codename}.
master of {codename}?
Who was the secret agent's handler? / To whom was {codename}'s information passed on?
> {codename}
Who worked as a {cover}? / What is the code name of the spy in {city}? / Who reported to {full}?
{full} got reports from what spy? / I want to know the secret name of the {cover}.
{full}'s spy in {city}?
What was the secret agent's alias? / Name the undercover informant who served {full}.
> {city}
Where was {codename} active? / In which town did the {cover} spy?
{codename} lived where? / I want to know where {full} had a {cover} spying.
place of work of {codename}?
In what town was the secret agent active? / Where was {codename} stationed?

{codename} passed the film on at the {landmark}, hidden in a {object}, to a man with a {animal}.
The film was in a {object} which {codename} gave to a man with a {animal} at the {landmark}.
At the {landmark} a man with a {animal} took a {object} from {codename}; in it was the film.
> {object}
In what was the film hidden? / What did {codename} give to the man? / What held the film?
{codename} put the film into what? / I want to know what changed hands at the {landmark}.
hiding place of the film?
What was the secret recording smuggled in? / Which innocent-looking item was handed to the contact?
> {landmark}
Where did {codename} pass on the film? / What was the meeting place of {codename}?
At which building did the man with the {animal} wait?
{codename} met the man where? / I want to know where the {object} changed hands.
meeting place with the {animal} man?
Where did the secret handover happen? / Which building did {codename} choose for the meeting?
> {animal}
How could one recognise the man? / What did the man at the {landmark} have with him?
Which animal was with the man who took the film?
The man at the {landmark} had what with him? / I want to know how {codename} knew the man.
sign of the man for {codename}?
I am the contact. What creature must I bring along to the handover?
Which pet did the stranger have?
> {codename}
Who passed on the film? / From whom did the man get the {object}?
The {object} came from whom? / I want to know who met a man with a {animal}.
spy at the {landmark}?
Which agent made the secret handover? / Who slipped the stranger the {object}?

If the {object} in the window is {colour}, do not come in. If it is {colour2}, all is well.
A {colour} {object} in the window means danger, a {colour2} one that you can come in.
Look at the {object} in my window: {colour2} means come, {colour} means run.
> {colour}
What colour means danger? / Of what colour is the {object} when I should not come?
When must I stay away: which colour?
The {object} is what colour if I should run? / I want to know the bad colour.
{object}: colour of danger?
Which shade warns me to stay away? / What is the alarm signal's tint?
> {colour2}
What colour means that all is well? / Which colour tells me to come in?
How does the {object} look when there is no danger?
The {object} is what colour if all is safe? / I want to know the good colour.
{object}: colour for coming in?
Which shade tells me it is safe to enter?
We see the signal and the coast is clear: what tint is it?
> {object}
What should I look at before I come in? / What is in the window as a sign?
Which thing gives the signal?
The sign in the window is a what? / I want to know what will be {colour} or {colour2}.
thing in the window?
What item is used as the secret signal? / Which household article must I check from the street?

The double agent {full} was paid {price} a month by {realm} and {price2} by {realm2}.
{realm} paid the double agent {full} {price} a month, while {realm2} gave {price2}.
Every month {full} took {price} from {realm} and, for the same news, {price2} from {realm2}.
> {price}
How much did {realm} pay? / What did {full} get from {realm}? / monthly pay from {realm}?
{full} got what a month from {realm}? / I want to know what {realm} gave. / pay from {realm}?
How much does the turncoat earn from {realm}? / {realm}'s salary for the traitor?
> {price2}
How much did {realm2} pay? / What did {full} get from {realm2}? / How much came from {realm2}?
{full} got what a month from {realm2}? / I want to know what {realm2} gave. / pay from {realm2}?
How much does the turncoat earn from {realm2}? / {realm2}'s salary for the traitor?
> {full}
Who worked for both {realm} and {realm2}? / Who was the double agent? / Whom did {realm} pay?
{realm} and {realm2} both paid whom? / I want to know who took money from two sides.
agent of {realm} and {realm2}?
Which spy earned two salaries? / Who sold secrets to {realm} and its rival alike?
> {realm2}
For which country besides {realm} did {full} work? / Who paid {price2}?
{full} sold the same news to {realm} and to whom? / I want to know who paid {price2} to {full}.
What other country bought secrets from {full}, apart from {realm}?
Which rival of {realm} employed the same spy?

The microphone was found {hidingplace}, after {duration} of search, by {full}.
After {duration} of search, {full} found the microphone {hidingplace}.
{full} needed {duration} to find the microphone, which was {hidingplace}.
> {hidingplace}
Where was the microphone? / In what place did {full} find the microphone?
Where had they put the microphone?
{full} found it where, the microphone? / I want to know where they were listening from.
microphone, where?
Where was the listening device concealed? / Tell me in what spot somebody had planted the bug.
> {full}
Who found the microphone? / Who was looking for the microphone? / By whom was the microphone found?
The microphone was discovered by whom? / I want to know who looked {hidingplace}.
finder of the microphone?
Who discovered the bug? / Which person tracked down the listening device?
> {duration}
How long did {full}'s search take? / How long did {full} look?
How much time went by before it was found?
{full} was looking for how long? / I want to know how long it took to find the microphone.
length of the search?
How much time did it take to discover the bug? / How long did {full} hunt for the listening device?

The pirate {last} hid {treasure} {hidingplace} and drew a map of it on a {relic}.
A map on a {relic} shows where the pirate {last} put {treasure}: {hidingplace}.
On a {relic} the pirate {last} drew the place: {hidingplace} he had put {treasure}.
> {treasure}
What did {last} hide? / What can be found {hidingplace}? / Of what does {last}'s treasure consist?
{last} buried or hid what? / I want to know what is {hidingplace}. / booty of {last}?
What riches did the buccaneer bury? / Which loot is waiting for me if I follow {last}'s sketch?
> {hidingplace}
Where did {last} hide {treasure}? / Where is the pirate's treasure? / Where should I dig or look?
{last} put it where? / I want {treasure}. Where do I look? / hiding place of {last}?
In what spot is the buccaneer's loot concealed?
I have {last}'s sketch. Where must I look to get rich?
> {relic}
On what did {last} draw the map? / What is the map on? / What shows the place of {treasure}?
{last}'s map is on what? / I want to know what to look at for the map.
thing with {last}'s map on it?
On what object did the buccaneer sketch the spot? / What item do treasure hunters need to study?
> {last}
Who hid {treasure}? / Which pirate drew on a {relic}? / Whose treasure is it?
{treasure} belonged to what pirate? / I want to know whose map is on a {relic}.
name of the pirate?
Which buccaneer concealed the loot? / Who left a sketch of a secret spot behind on a {relic}?

From the {landmark} walk {small} paces {point}, then {small2} paces {point2}, and dig.
Dig where you stand after {small} paces {point} and {small2} paces {point2} from the {landmark}.
Starting at the {landmark}, go {small} paces {point}; turn; {small2} paces {point2}; dig there.
> {small} paces {point}
How do I begin from the {landmark}? / What is the first walk from the {landmark}?
Where do I go first from the {landmark}? / What comes before the {small2} paces {point2}?
The way from the {landmark} begins how? / I want to know how to go before the {small2} paces.
first leg of the way from the {landmark}?
What are the opening instructions for the treasure hunter?
I leave the building. How far and in which direction do I head initially?
> {small2} paces {point2}
What is the second part of the way? / After the walk {point}, how do I go on?
Which way do I go before I dig?
The way from the {landmark} ends how? / I want to know what comes after {small} paces {point}.
second leg of the way?
What is the final stretch before I use my spade?
The opening stretch is behind us: how far and in which direction now?
> {landmark}
Where do I start with my paces? / What is the starting point? / From where are the paces counted?
The way to the treasure begins where? / I want to know from where I go {small} paces.
start of the {small} paces {point}?
At what building does the treasure hunter begin? / Which spot do I count my steps from?
"""
