"""Free sentences: circus, radio, dances, puppets and fireworks (see relations.py)."""

RELATIONS = """
The Circus {last} comes to {city} on {date} with {small} {animals} and a {livelihood} on a wire.
On {date} the people of {city} can see the Circus {last}: {small} {animals}, and a {livelihood} on \
a wire.
A {livelihood} on a wire and {small} {animals}: that is what the Circus {last} brings to {city} on \
{date}.
> Circus {last}
Who comes to {city} on {date}? / What is the name of the circus? / Whose {animals} are these?
Which circus has a {livelihood} on a wire? / {city} gets a visit from whom?
Which big top is on its way to town? / Whose clowns and tamers are on tour here?
> {date}
When is the circus in {city}? / On which day can I see {small} {animals}?
I want to go to the Circus {last}. When is it here? / Circus {last}, {city}: which day?
When does the big top arrive? / Which day should I keep free for the {livelihood} and the {animals}?
> {small}
How many {animals} does the Circus {last} have? / With how many {animals} do they come?
number of {animals} in the circus?
How many {animals} are performing? / Headcount of the trained {animals}, please.
> {livelihood}
Who walks on the wire? / What is the man or woman on the wire by trade?
The Circus {last} puts whom on a wire?
What is the tightrope artist by trade? / Who balances high above the ring?
> {city}
Where does the Circus {last} play on {date}? / Which town gets to see {small} {animals}?
Which town is next on the big top's tour?
Where can children look forward to the {animals} performing?

The clown {byname} slipped on {cargo} in {city} and has not been funny since.
Since slipping on {cargo} in {city}, the clown known as {byname} has not made anyone laugh.
It was in {city} that the clown {byname} fell, and {cargo} lay under his feet.
> {cargo}
On what did the clown slip? / What lay under {byname}'s feet? / What made {byname} fall?
What was the undoing of the clown in {city}?
What caused the comedian's accident? / Which stuff was on the ground when {byname} lost his balance?
> {byname}
Which clown fell in {city}? / Who has not been funny since? / Who slipped on {cargo}?
What is the clown's name, on stage?
Which comedian had the accident? / Who lost his balance and his humour along with it?
> {city}
Where did {byname} fall? / In which town did the clown slip on {cargo}? / place of {byname}'s fall?
In what town did the comedian have his accident?
Where did {byname} lose his balance and his humour?

Radio {last} broadcasts on {count} kilohertz and reads out {story} at {time}.
At {time} Radio {last}, which you find on {count} kilohertz, has a programme on {story}.
Tune to {count} kilohertz at {time} and you hear Radio {last} on {story}.
> {count} kilohertz
On which frequency do I find Radio {last}? / Where on the dial is the programme on {story}?
How do I tune in to Radio {last}? / frequency of Radio {last}?
Which frequency carries the station?
I want {last}'s broadcast about {story}. What do I set the dial to?
> {time}
When is the programme on {story}? / At what hour should I listen to Radio {last}?
Radio {last} on {story}: when?
When does it go on the air? / At what hour should I switch on if I am curious about {story}?
> {story}
What is the programme on Radio {last} about? / What do they talk about at {time}?
What would I hear on {count} kilohertz?
What affair does the broadcaster deal with? / Which topic do they cover on {last}'s wavelength?
> Radio {last}
Which station is on {count} kilohertz? / Who has a programme on {story}?
What is the name of the station that talks about {story}?
Which broadcaster covers {story}? / Whose wavelength is {count}?

Listeners of Radio {last} chose "{song}" as the song of the {century}; "{song2}" was second.
"{song}" is the song of the {century}, say the listeners of Radio {last}, before "{song2}".
Second to "{song}", in the vote of Radio {last} for the song of the {century}, was "{song2}".
> {song}
Which song won the vote? / What did the listeners of Radio {last} like best?
"{song2}" lost to what? / song of the {century}?
Which tune is the audience's favourite? / What came top in the poll?
> {song2}
Which song came second? / What was beaten by "{song}"? / What did the listeners like nearly as well?
runner-up in the vote of Radio {last}?
Which tune just missed the top? / What was runner-up in the audience's poll?
> {century}
For what time was the vote? / The song of which century is "{song}"?
Radio {last} looked for the best song of what century?
Which age did the music poll cover?
For what period of a hundred years did {last}'s audience pick its favourite?

The quiz was lost because {full} did not know that {peak} lies in {realm}.
{full} did not know where {peak} lies, namely in {realm}, and so the quiz was lost.
"{peak}? In {realm}, of course": had {full} said so, they would have won the quiz.
> {realm}
What would have been the right answer? / Where does {peak} lie? / What did {full} not know?
In which country should {full} have put {peak}?
Which answer would have saved the contest?
In what land is the mountain that caused all the trouble?
> {full}
Who lost the quiz? / Whose answer was missing? / Who did not know where {peak} is?
Whom can one blame for the lost quiz?
Whose poor geography cost them the contest? / Which contestant failed at the map?
> {peak}
What was the question in the quiz about? / About which mountain did {full} know nothing?
Which mountain is in {realm}?
What mountain was the contestant asked about?
Which summit should {full} have looked up on the map?

In the {strangeword}, a dance of the {region}, the women wear {fabric} and the men carry a {relic}.
The {region} has a dance called the {strangeword}: women in {fabric}, men with a {relic}.
Women in {fabric} and men with a {relic} dance the {strangeword}, which comes from the {region}.
> {strangeword}
What is the dance of the {region} called? / Which dance has men with a {relic}?
name of a dance for women in {fabric}?
Which folk custom has couples turning in national costume?
Tell me the local name for what they step to in the {region}.
> {fabric}
What do the women wear? / In what do women dance the {strangeword}?
The {strangeword}: I am a woman and need what material?
What material is the ladies' costume made of?
Which cloth do I buy if my wife joins the {strangeword}?
> {relic}
What do the men carry? / With what do men dance the {strangeword}?
The {strangeword}: I am a man and need what?
What do the gentlemen hold? / Which object belongs in my husband's hand at the {strangeword}?
> {region}
Where is the {strangeword} danced? / From which part of the country does the {strangeword} come?
Whose dance is the {strangeword}?
Where is the {strangeword} a folk custom?
Which part of the world must I visit to see ladies in {fabric} turning?

At the puppet theatre on {street}, the part of {ruler} is played by a {object} with a paper crown.
A {object} with a paper crown is {ruler} at the puppet theatre on {street}.
On {street} they have a puppet theatre in which a {object}, crowned with paper, is {ruler}.
> {object}
What plays {ruler}? / Which thing wears a paper crown? / {ruler} is really what?
What did they take for {ruler} at the puppet theatre?
Which everyday article is dressed up as the monarch? / What have the puppeteers turned into {ruler}?
> {ruler}
Whom does the {object} play? / As whom does a {object} appear? / The {object} is meant to be whom?
Which monarch do the puppets make fun of?
Which monarch do the puppeteers make fun of? / Whose royal character is just a {object}?
> {street}
Where is the puppet theatre? / On which street can one see a {object} play {ruler}?
To what street must I go for puppets?
Where in town do the puppeteers perform?
What address do I look for if my children love marionettes?

Over {lake} the fireworks will begin at {time}, last {runtime} and end with a {colour} {motif}.
The fireworks over {lake} begin at {time}, go on for {runtime} and end with a {colour} {motif}.
At {time}, over {lake}, {runtime} of fireworks begin, with a {colour} {motif} at the end.
> {time}
When do the fireworks begin? / At what hour should I be at {lake}? / fireworks: when?
When do the rockets start? / At what hour should we look up to the sky?
> {runtime}
How long do the fireworks last? / For how long can I look at the sky over {lake}?
length of the fireworks?
How long is the display? / For what length of time will there be rockets above the water?
> {colour} {motif}
With what do the fireworks end? / What is the last thing in the sky over {lake}?
What will be seen at the end of the fireworks?
What is the grand finale of the rockets? / Which picture appears in the sky before everybody leaves?
> {lake}
Where are the fireworks? / Over what water will the rockets rise at {time}?
From the shore of which lake can I see them?
What water are the rockets reflected in? / Where do I take my family to see the display?

{full} juggled {fewword} {objects} for {runtime} on {weekday}, which nobody in {city} had done.
On {weekday}, in {city}, {full} kept {fewword} {objects} in the air for {runtime}.
For {runtime} on {weekday}, {fewword} {objects} were in the air over {city}; {full} was below.
> {fewword} {objects}
What did {full} juggle? / What was in the air over {city}? / What did {full} throw and catch?
What was the artist tossing and catching? / How many of which things did {full} handle at once?
> {runtime}
How long did {full} juggle? / For how long did it go well in {city}? / {full}'s time?
How long did the artist go without dropping anything? / {full}'s record, in minutes or hours?
> {full}
Who juggled in {city}? / Who kept {fewword} {objects} in the air? / name of the juggler?
Which artist was tossing and catching? / Who set a record with flying {objects}?
> {weekday}
On what day was the juggling? / When did {full} juggle in {city}?
When did the artist set the record? / On which day could one watch {full}'s clever hands?
> {city}
Where did {full} juggle? / In which town were {objects} in the air?
Which town saw the record? / Where did {full} amaze a crowd by tossing and catching?

The hypnotist made {full} believe to be a {animal} and could not remember the word: "{strangeword}".
"{strangeword}" is the word that ends it, but {full} still believes to be a {animal}.
Since the evening with the hypnotist {full} has been a {animal}; only "{strangeword}" would help.
> {animal}
What does {full} believe to be? / Into what did the hypnotist turn {full}?
How does {full} behave, like which animal?
What creature does the patient take himself for? / In whose skin does {full} live after the trance?
> {strangeword}
Which word ends it? / What must one say to {full}? / What did the hypnotist forget?
With which word does {full} wake up?
How can the trance be broken? / What must somebody whisper to get the patient back to normal?
> {full}
Who believes to be a {animal}? / Whom did the hypnotist treat so badly? / Who needs the word?
Which patient cannot get out of the trance? / Who thinks he is a {animal}?

Our magician makes a {animal} disappear and finds it again in the {box} of {full}.
In the {box} of {full} is the {animal} that the magician made disappear.
What disappears is a {animal}, and where it turns up is the {box} of {full}: a good trick.
> {animal}
What does the magician make disappear? / What is in {full}'s {box}? / What turns up again?
Which animal is used for the trick with {full}?
Which creature vanishes by sorcery? / What does the conjurer use instead of a rabbit?
> {box}
In what does the {animal} turn up? / Where does the magician find it again?
What does {full} have to open?
Where does the vanished creature appear? / Which container must the astonished {full} look into?
> {full}
Whose {box} is it? / Who has a {animal} without knowing it? / To whom does the {box} belong?
Which spectator does the conjurer use? / Who is astonished to see the {animal} among his belongings?

The ballet "{title}" needs {small} swans, one {stagerole} and a live {beast}.
One {stagerole}, {small} swans and a live {beast} are what the ballet "{title}" asks for.
For the ballet "{title}" we have the {stagerole} and the {small} swans; we lack the live {beast}.
> {beast}
Which animal must be found for "{title}"? / What live animal is in the ballet?
What is on stage, alive, in "{title}"?
Which creature has to be on stage in the flesh?
What does the choreographer want brought from the zoo?
> {small}
How many swans are there in "{title}"? / How many dancers must be swans?
number of swans in the ballet?
How many dancers in white feathers appear?
Tell me the number of birds in the choreographer's plan.
> {title}
What is the ballet with the {beast} called? / Which ballet has {small} swans?
For what do we need a {stagerole}?
Which dance piece calls for a {beast} in the flesh?
What is the choreographer's production with feathers and a {stagerole} called?

"{slogan}" was painted on the elephant that walked through {city} for the {faction}.
An elephant walked through {city} for the {faction} with "{slogan}" on its side.
For the {faction}, an elephant had to carry "{slogan}" through {city}.
> {slogan}
What was written on the elephant? / What did the elephant carry through {city}?
Which words of the {faction} could one read on an animal?
Which message did the huge creature display?
What could voters read when a trunk and tusks came by?
> {faction}
For whom did the elephant walk? / Which party hired an elephant? / Who had "{slogan}" painted?
Which party used the huge creature for its campaign? / Who made a living billboard out of a jumbo?
> {city}
Where did the elephant walk? / In which town did one see "{slogan}" on an elephant?
Where did the campaign use such a huge creature?
In which town did voters read "{slogan}" on a jumbo's skin?

The record player in the {tavern} plays only "{song}" until you kick it {fewword} times.
Kick it {fewword} times, or the record player in the {tavern} will play nothing but "{song}".
Nothing but "{song}" comes from the record player in the {tavern}, unless it is kicked {fewword} \
times.
> {song}
What does the record player play? / Which song does one always hear in the {tavern}?
What is the only song at the {tavern}?
Which tune do the drinkers have to put up with? / What does the broken machine repeat over and over?
> {fewword} times
How often must I kick it? / How many kicks does the record player need?
I am tired of "{song}". How often do I kick?
How often does the broken machine need my foot?
I am sick of the tune. What number of blows will change it?
> {tavern}
Where is the record player? / In which inn does one hear only "{song}"?
Which pub has the broken machine? / Where do drinkers have to put up with "{song}"?

Tonight's programme: first {instrument} and {instrument2}, then {full} with "{song}".
{full} sings "{song}" tonight, after a piece for {instrument} and {instrument2}.
A piece for {instrument} and {instrument2} opens the evening; {full} closes it with "{song}".
> {song}
What does {full} sing tonight? / What closes the evening? / last piece of tonight?
What does the vocalist perform? / Which tune is on the bill for the end?
> {full}
Who sings tonight? / Whom shall we hear with "{song}"? / Who comes after the {instrument}?
Which vocalist is on the bill? / Who performs after the duet?
> {instrument} and {instrument2}
Which instruments open the evening? / What do we hear before {full}?
For which instruments is the first piece?
What does the duet consist of? / Which two players start the concert before {full} comes on?

The tallest sand castle on {islet} was {lowlength} high and stood until the tide of {time}.
On {islet} they built a sand castle of {lowlength}; the tide of {time} took it.
The tide took it at {time}, but for some hours {islet} had a sand castle of {lowlength}.
> {lowlength}
How high was the sand castle? / What height did they reach on {islet}? / height of the castle?
How big was the beach sculpture?
What measurement did the children's fortress reach before the waves came?
> {time}
When did the tide take the castle? / Until when did the castle on {islet} stand?
At what hour was it gone?
When did the waves wash it away? / At what hour did the beach fortress vanish?
> {islet}
Where was the sand castle? / On which island did somebody build so high with sand?
On which beach was that giant fortress? / Where did the waves wash away a record sculpture?

Miss {realm} of {year}, {full}, gave the crown to a {animal} and became a {livelihood}.
{full} was Miss {realm} in {year}; a {livelihood} in later years, when a {animal} had the crown.
In {year}, {full} was chosen as Miss {realm}, but a {animal} soon wore the crown, \
and the winner works as a {livelihood}.
> {full}
Who was Miss {realm} in {year}? / Who gave the crown of {realm} away?
name of the beauty of {year}?
Which beauty queen handed on her title? / Name the prettiest girl of the nation back then.
> {livelihood}
What did {full} become? / As what did Miss {realm} work later? / trade of {full}?
What profession did the beauty queen take up? / How did {full} earn her living afterwards?
> {animal}
Who got the crown? / To what did {full} give the crown? / What wore the crown of Miss {realm}?
Which creature got the beauty queen's tiara? / What followed {full} on the throne?
> {year}
When was {full} Miss {realm}? / In which year did {full} win the crown?
When was she the nation's beauty queen? / In what year did {full} win the contest?

With a noise of {count} decibels {full} is the loudest snorer of {realm}.
{full} snores at {count} decibels, the loudest in all of {realm}.
> {count} decibels
How loud is {full}? / How loud is the loudest snorer of {realm}? / What was measured beside {full}?
How much noise does {full} make at night?
What noise level comes out of the bedroom? / How noisy is {full}'s sleep, in figures?
> {full}
Who is the loudest snorer? / Who makes {count} decibels? / Beside whom can nobody sleep in {realm}?
Whose sleep disturbs everybody? / Which record holder should I not share a bedroom with?
> {realm}
Of which country is {full} the loudest snorer? / Where does {full} snore?
Which nation does the noisy sleeper belong to? / Where is {full}'s bedroom racket a record?
"""
