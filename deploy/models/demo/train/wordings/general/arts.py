"""Free sentences: music, books, film, painting and history (see relations.py)."""

RELATIONS = """
{full} (painted|finished|signed) the picture "{book}" in {year}.
In {year}, {full} painted "{book}". / The picture "{book}" was painted by {full} in {year}.
"{book}" is a picture of {year} by {full}.
> {year}
When was "{book}" painted? / In which year did {full} paint "{book}"? / From what year is "{book}"?
When did {full} finish the picture?
To which year does {full}'s canvas go back? / Date of the canvas by {full}?
> {full}
Who painted "{book}"? / By whom is the picture "{book}"? / Who is the painter of "{book}"?
Whose picture is "{book}"?
Which artist made "{book}"? / Tell me who held the brush.
> {book}
What did {full} paint in {year}? / Which picture is by {full}?
What is the title of {full}'s picture? / What is the picture of {year} called?
Which work of art did {full} make? / What name does the artist's canvas bear?

The song "{words}" was (written|sung|recorded) by {full}.
{full} (wrote|sang|recorded) the song "{words}". / "{words}" is a song by {full}.
One song by {full} is called "{words}".
> {full}
Who (wrote|sang|recorded) "{words}"? / By whom is the song "{words}"? / Whose song is "{words}"?
Which singer made "{words}"?
Which musician is behind "{words}"? / What was the artist of the tune called?
> {words}
Which song is by {full}? / What is the song by {full} called? / What did {full} (sing|write)?
What is the title of {full}'s song?
Name a tune from {full}. / I like this musician: what piece of music is mentioned?

The book {book} (was published|came out|appeared|was printed) in {city} in {year}.
In {year}, {book} came out in {city}. / {city} saw the first printing of {book} in {year}.
> {year}
When did {book} (come out|appear)? / When was {book} published? / In which year did {book} come out?
From what year is the book {book}? / When was the first printing of {book}?
How far back does the first edition of {book} go? / When could readers first buy the volume?
> {city}
Where did {book} come out? / In which city was {book} printed?
Which city saw the first printing of {book}? / Where was {book} published?
Where were the first copies of {book} made? / town of the publisher?
> {book}
Which book came out in {city}? / What was printed in {city} in {year}?
Which title came out in {year}? / What book appeared in {year}?
Name the work that a publisher in {city} brought to readers.
Which title was new in the bookshops in {year}?

The book {book} (is|stands) on shelf {code} of the library. / Shelf {code} holds the book {book}.
You will find {book} on shelf {code}. / Look on shelf {code} for {book}.
> {code}
On which shelf is {book}? / Where is the book {book}? / Where do I find {book}?
Which shelf holds {book}? / What is the shelf of {book}?
Where should I go to pick up {book} for reading?
I want to read {book}: what is the mark on the rack?
> {book}
Which book is on shelf {code}? / What stands on shelf {code}? / What does shelf {code} hold?
What will I find on shelf {code}?
What title is kept at {code}? / Which volume can a reader pick up there?

{first} (borrowed|checked out|took home) {book} until {date}.
Until {date}, {book} is with {first}. / {first} must bring {book} back by {date}.
> {date}
Until when is {book} with {first}? / By when must {first} bring back {book}? / When is {book} due?
Until what date may {first} keep {book}?
Until when can {first} go on reading {book}? / What is the last day of the loan?
> {book}
What did {first} (borrow|take home)? / Which book is with {first}? / What must {first} bring back?
What is due on {date}?
What is {first} reading at home on loan? / Which title does the library expect back from {first}?
> {first}
Who (borrowed|has) {book}? / With whom is {book}? / Who must bring back {book}?
Who took {book} home?
Which reader got {book} on loan? / Tell me who has to return the volume to the library.

The film "{book}" runs at {time} in hall {small}. / In hall {small} they show "{book}" at {time}.
At {time} the film "{book}" begins in hall {small}.
> {time}
When does "{book}" (begin|run|start)? / At what time do they show "{book}"?
When should I be there for "{book}"? / What time is the film "{book}"?
At what hour do the lights go down for "{book}"?
I don't want to miss the beginning at the cinema: when must I be in my seat?
> {small}
In which hall do they show "{book}"? / Where does "{book}" run? / Which hall shows "{book}"?
What hall do I go to for "{book}"?
Which screen is "{book}" on? / What room of the cinema should I walk into?
> {book}
What runs in hall {small}? / Which film begins at {time}? / What do they show in hall {small}?
Which film can I see at {time}?
What movie is on screen {small}? / Which picture is on at the cinema?

{full} (directed|filmed|made) "{book}" with {full2} in the main role.
In "{book}", {full2} plays the main role; {full} directed it.
"{book}" by {full} has {full2} in the main role.
> {full2}
Who plays the main role in "{book}"? / Who has the main role in the film by {full}?
Which actor is in "{book}"? / Whom did {full} give the main role?
Who is the star of "{book}"? / Which actor stood before {full}'s camera?
> {full}
Who (directed|made) "{book}"? / By whom is the film "{book}"? / Who is the director of "{book}"?
With whom did {full2} make a film?
Who was the star's boss on the set of "{book}"? / maker of the movie?
> {book}
Which film has {full2} in the main role? / Which film did {full} make?
In which film does {full2} play? / What is {full}'s film called?
In what movie is {full2} the star? / Name the movie that {full} shot.

{full} plays the {instrument} in the {city} orchestra.
In the {city} orchestra, the {instrument} is played by {full}.
The {city} orchestra has {full} at the {instrument}.
> {instrument}
What does {full} play? / Which instrument does {full} play? / What is {full}'s instrument?
At which instrument is {full}?
What does the musician {full} make music on? / What would I see in {full}'s hands on stage?
> {city}
In which orchestra does {full} play? / Where does {full} play the {instrument}?
Which city's orchestra has {full}? / Where is {full} a musician?
Where are {full}'s fellow musicians based?
Which town's symphony players does the musician belong to?
> {full}
Who plays the {instrument} in {city}? / Who plays the {instrument}?
By whom is the {instrument} played? / Which musician is in the {city} orchestra?
Name the musician from {city}.
Tell me whose hands are on the {instrument} when the symphony players are on stage.

The concert (of|by) {full} in {city} (drew|had|attracted) {number} listeners.
{number} people heard {full} in {city}. / In {city}, {number} people came to hear {full}.
> {number}
How many people (heard|came to hear|listened to) {full}? / How many listeners did {full} have?
How many came to the concert in {city}? / What was the size of {full}'s audience?
How big was {full}'s crowd? / turnout for the musician?
> {city}
Where did {full} play? / In which city was the concert of {full}? / Where did people hear {full}?
Where was the concert?
What town was {full} on stage in? / Where was the musician's big evening?
> {full}
Who played in {city}? / Whose concert drew {number} listeners? / Whom did {number} people hear?
Who gave a concert in {city}?
Which musician was on stage in {city}? / What musician did the crowd turn out for?

The statue of the {animal} in {city} is made of {mineral}. / {city} has a {animal} of {mineral}.
In {city} stands a {animal} made of {mineral}.
Somebody carved a {animal} out of {mineral} in {city}.
> {mineral}
What is the {animal} in {city} made of? / Of what is the statue in {city}?
Out of what was the {animal} carved? / Which material is the {animal} in {city}?
What stuff did the sculptor use in {city}? / What material was the sculpture cut from?
> {animal}
Which animal stands in {city}? / What is made of {mineral}? / What does the statue in {city} show?
Which statue does {city} have?
What creature did the sculptor pick for {city}?
We are going to see the sculpture: what beast is it?
> {city}
Where is the {animal} of {mineral}? / In which city is the statue of the {animal}?
Where does a {animal} made of {mineral} stand? / Which city has a {animal}?
What town should I visit to see the sculptor's {animal}? / Where can one look at the sculpture?

In {year}, {city} was (besieged|burned|flooded|rebuilt|captured) by King {first}.
King {first} came to {city} in {year} with his army.
It was in {year} that King {first} came to {city}.
> {year}
When did King {first} come to {city}? / In which year was King {first} in {city}?
In what year did it happen to {city}? / What year saw King {first} in {city}?
What was the year when {first} showed up in {city}?
When did the monarch leave his mark on the town?
> {city}
Which city did King {first} come to? / Where was King {first} in {year}?
Which city was it that King {first} reached? / To what city did King {first} come?
Where did the monarch {first} show up? / Tell me what town he left his mark on.
> King {first}
Who came to {city} in {year}? / Which king came to {city}? / Who was in {city} with his army?
What was the name of the king in {city}?
Which monarch left his mark on {city}? / What was his majesty called who showed up in the town?

Queen {first} (ruled|reigned) for {small} years and died in {city}.
After {small} years on the throne, Queen {first} died in {city}.
{city} is where Queen {first} died after {small} years as a ruler.
> {small}
For how many years did Queen {first} (rule|reign)? / How many years was Queen {first} on the throne?
How many years did Queen {first} rule?
> {small} years
How long did {first} wear the crown? / length of Her Majesty's time in power?
> {city}
Where did Queen {first} die? / In which city did Queen {first} die?
What was the last city of Queen {first}? / Which city saw the death of Queen {first}?
Where did {first}'s life end? / In what town did Her Majesty pass away?
> {first}
Which queen died in {city}? / Which queen ruled for {small} years? / Who died in {city}?
What was the queen called?
Which Her Majesty passed away in {city}?
What was the royal lady called who wore the crown till her end?

The treaty of {city} was signed by {country} and {country2} in {year}.
In {year}, {country} and {country2} signed the treaty of {city}.
{country} and {country2} made peace with the treaty of {city} in {year}.
> {year}
When was the treaty of {city} signed? / In which year was the treaty of {city}?
When did {country} and {country2} make peace? / From what year is the treaty of {city}?
When did {country} stop fighting {country2}?
In what year was the pact agreed between the two states?
> {city}
Which treaty did {country} sign? / Where did {country} and {country2} sign?
What is the treaty of {year} called? / Which treaty made peace between {country} and {country2}?
Which town gave the pact its name?
What place is the agreement between {country} and {country2} named after?
> {country2}
With whom did {country} make peace? / With which country did {country} sign the treaty?
Who signed the treaty with {country}?
Which state did {country} end its war with? / Who was {country}'s partner in the pact?

The bridge (at|of) {street} was (built|opened) in {year} by {full}.
{full} built the bridge of {street} in {year}.
In {year}, the bridge of {street} was built by {full}.
> {year}
When was the bridge of {street} built? / In which year did {full} build the bridge?
From what year is the bridge of {street}?
How far does the bridge of {street} go back, to which year?
How far back does the crossing at {street} go? / When could people first walk across {full}'s work?
> {full}
Who built the bridge of {street}? / By whom was the bridge of {street} built?
Who is behind the bridge of {street}? / Whose work is the bridge of {street}?
Which engineer do we owe the crossing at {street} to? / Name the engineer of the crossing.
> {street}
Which bridge did {full} build? / Where did {full} build a bridge? / Which bridge is from {year}?
Where is the bridge of {year}?
Where is {full}'s crossing over the water? / At what spot did the engineer let people cross?

The novel {book} tells of a {job} who (finds|loses|loves|fears) a {thing}.
In the novel {book}, a {job} has to do with a {thing}.
The hero of {book} is a {job}, and all turns on a {thing}.
> {job}
Who is the hero of {book}? / Of whom does {book} tell? / What is the trade of the hero of {book}?
What sort of person is {book} about?
What does the main character of {book} do for a living?
What line of work is the central figure of the story in?
> {thing}
What does the hero of {book} have to do with? / On what does all turn in {book}?
Which thing matters in {book}? / What object is {book} about?
Which item is at the heart of the story {book}?
What object does the {job} in the story care about?
> {book}
Which novel tells of a {job}? / Which novel is about a {thing}? / In which book is there a {job}?
What is the novel about the {job} called?
In what story is a {job} the main character?
I want to read about a {job} and a {thing}: what title should I pick?

Chapter {small} of {book} is called "{words}".
The title of chapter {small} of {book} is "{words}".
"{words}" is the title of chapter {small} of {book}.
In {book}, chapter {small} has the title "{words}".
> {words}
What is chapter {small} of {book} called? / What is the title of chapter {small} of {book}?
Which title has chapter {small}? / How is chapter {small} of {book} named?
What heading stands over part {small} of {book}?
What words are at the top of that part of the volume?
> {small}
Which chapter of {book} is called "{words}"? / What is the number of the chapter "{words}"?
In which chapter of {book} are we at "{words}"?
How far into {book} does the heading "{words}" come?
Which part of the volume has the heading "{words}"?

Bach's cantata {number} was (performed|sung|played) at the {place} on {weekday}.
On {weekday} they sang cantata {number} at the {place}.
The {place} heard cantata {number} on {weekday}.
> {number}
Which cantata was (performed|sung) at the {place}? / What was sung on {weekday}, which cantata?
Which cantata did they sing? / What number was the cantata?
Which of the composer's works did the choir do at the {place}?
What figure has the piece of church music in the list of works?
> {place}
Where was the cantata (performed|sung)? / Where did they sing cantata {number}?
At which place was cantata {number} heard? / What place heard cantata {number}?
Where could one listen to the choir that {weekday}?
What building was filled with the composer's music?
> {weekday}
On which day was cantata {number} sung? / When did they sing at the {place}?
When was cantata {number} performed? / On what day was there music at the {place}?
When did the choir fill the {place} with music?
What date of the week was piece {number} on the programme?

The museum of {city} (paid|gave) {amount} for a {thing} by {full}.
A {thing} by {full} was sold to the museum of {city} for {amount}.
For {amount}, the museum of {city} got a {thing} by {full}.
> {amount}
How much did the museum of {city} pay? / What did the {thing} by {full} cost?
For how much was the {thing} sold? / What was paid for the {thing}?
What price did {full}'s work fetch? / Tell me how much the collection in {city} spent on the artist.
> {thing}
What did the museum of {city} buy? / What was sold to the museum of {city}? / What is by {full}?
Which work of {full} is in {city}?
Which of {full}'s works did the gallery in {city} buy?
What object did the gallery spend its money on?
> {full}
By whom is the {thing}? / Who made the {thing}? / Whose work did the museum of {city} buy?
Whose {thing} was sold?
Which artist's work did the gallery in {city} buy?
Who was the artist behind the gallery's purchase?
> {city}
Which museum bought the {thing}? / In which city is the {thing} by {full}?
Where is the {thing} now? / To which city was the {thing} sold?
Which town's gallery bought {full}'s work? / Where is the gallery that spent {amount}?

The dance "{word}" comes from {country}, where it is danced with a {object}.
In {country} they dance the "{word}" with a {object}.
With a {object} in hand, people in {country} dance the "{word}".
> {country}
Where does the "{word}" come from? / In which country do they dance the "{word}"?
From what country is the "{word}"? / Where is the "{word}" danced?
Where was "{word}" born? / Which nation moves its feet to "{word}"?
> {object}
With what is the "{word}" danced? / What do the dancers of the "{word}" hold?
What does one need for the "{word}"? / What do they hold in {country} when they dance?
What must I bring along if I want to do the "{word}"? / item in the performer's fingers?
> {word}
Which dance comes from {country}? / What do people dance in {country}?
Which dance needs a {object}? / What is the dance with the {object} called?
What tradition of moving to music have the folk of {country}?
Name the folk steps done while holding a {object}.

{full} (designed|sewed|made) the costume of the {animal} for the {event}.
The costume of the {animal} at the {event} is by {full}.
For the {event}, {full} made a {animal} costume.
> {full}
Who (designed|made) the costume of the {animal}? / By whom is the costume of the {animal}?
Who made a costume for the {event}? / Whose work is the {animal} costume?
Who was the tailor of the {animal} outfit? / Name the tailor who dressed a guest for the {event}.
> {animal}
Which costume did {full} make? / What is the costume at the {event}?
What animal is the costume by {full}? / As what animal did someone dress up?
Which creature could a guest look like in {full}'s outfit?
What beast did the tailor turn someone into?
> {event}
For what did {full} make a costume? / Where was the {animal} costume worn?
For which event is the {animal} costume? / For what was the {animal} costume made?
On what occasion was {full}'s outfit worn? / Which occasion did the tailor dress someone for?

The old coin shows a {animal} and the year {year}.
On the old coin are a {animal} and the year {year}.
There is a {animal} on the old coin, beside the year {year}.
> {animal}
What does the old coin show? / Which animal is on the coin? / What is on the old coin?
Which creature does the coin show?
Which creature is stamped on the ancient piece of money? / What beast decorates the antique penny?
> {year}
Which year is on the coin? / From what year is the old coin? / Of which year is the coin?
What year does the coin show?
What date is stamped on the ancient piece of money?
How far back does the antique penny go, by its own stamp?
"""
