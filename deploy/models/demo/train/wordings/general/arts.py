"""Free sentences: music, books, film, painting and history (see relations.py)."""

RELATIONS = """
{full} (painted|finished|signed) the picture "{book}" in {year}.
In {year}, {full} painted "{book}". / The picture "{book}" was painted by {full} in {year}.
"{book}" is a picture of {year} by {full}.
> {year}
When was "{book}" painted? / In which year did {full} paint "{book}"? / From what year is "{book}"?
When did {full} finish the picture?
> {full}
Who painted "{book}"? / By whom is the picture "{book}"? / Who is the painter of "{book}"?
Whose picture is "{book}"?
> {book}
What did {full} paint in {year}? / Which picture is by {full}?
What is the title of {full}'s picture? / What is the picture of {year} called?

The song "{words}" was (written|sung|recorded) by {full}.
{full} (wrote|sang|recorded) the song "{words}". / "{words}" is a song by {full}.
One song by {full} is called "{words}".
> {full}
Who (wrote|sang|recorded) "{words}"? / By whom is the song "{words}"? / Whose song is "{words}"?
Which singer made "{words}"?
> {words}
Which song is by {full}? / What is the song by {full} called? / What did {full} (sing|write)?
What is the title of {full}'s song?

The book {book} (was published|came out|appeared|was printed) in {city} in {year}.
In {year}, {book} came out in {city}. / {city} saw the first printing of {book} in {year}.
> {year}
When did {book} (come out|appear)? / When was {book} published? / In which year did {book} come out?
From what year is the book {book}? / When was the first printing of {book}?
> {city}
Where did {book} come out? / In which city was {book} printed?
Which city saw the first printing of {book}? / Where was {book} published?
> {book}
Which book came out in {city}? / What was printed in {city} in {year}?
Which title came out in {year}? / What book appeared in {year}?

The book {book} (is|stands) on shelf {code} of the library. / Shelf {code} holds the book {book}.
You will find {book} on shelf {code}. / Look on shelf {code} for {book}.
> {code}
On which shelf is {book}? / Where is the book {book}? / Where do I find {book}?
Which shelf holds {book}? / What is the shelf of {book}?
> {book}
Which book is on shelf {code}? / What stands on shelf {code}? / What does shelf {code} hold?
What will I find on shelf {code}?

{first} (borrowed|checked out|took home) {book} until {date}.
Until {date}, {book} is with {first}. / {first} must bring {book} back by {date}.
> {date}
Until when is {book} with {first}? / By when must {first} bring back {book}? / When is {book} due?
Until what date may {first} keep {book}?
> {book}
What did {first} (borrow|take home)? / Which book is with {first}? / What must {first} bring back?
What is due on {date}?
> {first}
Who (borrowed|has) {book}? / With whom is {book}? / Who must bring back {book}?
Who took {book} home?

The film "{book}" runs at {time} in hall {small}. / In hall {small} they show "{book}" at {time}.
At {time} the film "{book}" begins in hall {small}.
> {time}
When does "{book}" (begin|run|start)? / At what time do they show "{book}"?
When should I be there for "{book}"? / What time is the film "{book}"?
> {small}
In which hall do they show "{book}"? / Where does "{book}" run? / Which hall shows "{book}"?
What hall do I go to for "{book}"?
> {book}
What runs in hall {small}? / Which film begins at {time}? / What do they show in hall {small}?
Which film can I see at {time}?

{full} (directed|filmed|made) "{book}" with {full2} in the main role.
In "{book}", {full2} plays the main role; {full} directed it.
"{book}" by {full} has {full2} in the main role.
> {full2}
Who plays the main role in "{book}"? / Who has the main role in the film by {full}?
Which actor is in "{book}"? / Whom did {full} give the main role?
> {full}
Who (directed|made) "{book}"? / By whom is the film "{book}"? / Who is the director of "{book}"?
With whom did {full2} make a film?
> {book}
Which film has {full2} in the main role? / Which film did {full} make?
In which film does {full2} play? / What is {full}'s film called?

{full} plays the {instrument} in the {city} orchestra.
In the {city} orchestra, the {instrument} is played by {full}.
The {city} orchestra has {full} at the {instrument}.
> {instrument}
What does {full} play? / Which instrument does {full} play? / What is {full}'s instrument?
At which instrument is {full}?
> {city}
In which orchestra does {full} play? / Where does {full} play the {instrument}?
Which city's orchestra has {full}? / Where is {full} a musician?
> {full}
Who plays the {instrument} in {city}? / Who plays the {instrument}?
By whom is the {instrument} played? / Which musician is in the {city} orchestra?

The concert (of|by) {full} in {city} (drew|had|attracted) {number} listeners.
{number} people heard {full} in {city}. / In {city}, {number} people came to hear {full}.
> {number}
How many people (heard|came to hear|listened to) {full}? / How many listeners did {full} have?
How many came to the concert in {city}? / What was the size of {full}'s audience?
> {city}
Where did {full} play? / In which city was the concert of {full}? / Where did people hear {full}?
Where was the concert?
> {full}
Who played in {city}? / Whose concert drew {number} listeners? / Whom did {number} people hear?
Who gave a concert in {city}?

The statue of the {animal} in {city} is made of {mineral}. / {city} has a {animal} of {mineral}.
In {city} stands a {animal} made of {mineral}.
Somebody carved a {animal} out of {mineral} in {city}.
> {mineral}
What is the {animal} in {city} made of? / Of what is the statue in {city}?
Out of what was the {animal} carved? / Which material is the {animal} in {city}?
> {animal}
Which animal stands in {city}? / What is made of {mineral}? / What does the statue in {city} show?
Which statue does {city} have?
> {city}
Where is the {animal} of {mineral}? / In which city is the statue of the {animal}?
Where does a {animal} made of {mineral} stand? / Which city has a {animal}?

In {year}, {city} was (besieged|burned|flooded|rebuilt|captured) by King {first}.
King {first} came to {city} in {year} with his army.
It was in {year} that King {first} came to {city}.
> {year}
When did King {first} come to {city}? / In which year was King {first} in {city}?
In what year did it happen to {city}? / What year saw King {first} in {city}?
> {city}
Which city did King {first} come to? / Where was King {first} in {year}?
Which city was it that King {first} reached? / To what city did King {first} come?
> King {first}
Who came to {city} in {year}? / Which king came to {city}? / Who was in {city} with his army?
What was the name of the king in {city}?

Queen {first} (ruled|reigned) for {small} years and died in {city}.
After {small} years on the throne, Queen {first} died in {city}.
{city} is where Queen {first} died after {small} years as a ruler.
> {small}
For how many years did Queen {first} (rule|reign)? / How many years was Queen {first} on the throne?
How many years did Queen {first} rule?
> {city}
Where did Queen {first} die? / In which city did Queen {first} die?
What was the last city of Queen {first}? / Which city saw the death of Queen {first}?
> {first}
Which queen died in {city}? / Which queen ruled for {small} years? / Who died in {city}?
What was the queen called?

The treaty of {city} was signed by {country} and {country2} in {year}.
In {year}, {country} and {country2} signed the treaty of {city}.
{country} and {country2} made peace with the treaty of {city} in {year}.
> {year}
When was the treaty of {city} signed? / In which year was the treaty of {city}?
When did {country} and {country2} make peace? / From what year is the treaty of {city}?
> {city}
Which treaty did {country} sign? / Where did {country} and {country2} sign?
What is the treaty of {year} called? / Which treaty made peace between {country} and {country2}?
> {country2}
With whom did {country} make peace? / With which country did {country} sign the treaty?
Who signed the treaty with {country}?

The bridge (at|of) {street} was (built|opened) in {year} by {full}.
{full} built the bridge of {street} in {year}.
In {year}, the bridge of {street} was built by {full}.
> {year}
When was the bridge of {street} built? / In which year did {full} build the bridge?
From what year is the bridge of {street}? / How old is the bridge of {street}?
> {full}
Who built the bridge of {street}? / By whom was the bridge of {street} built?
Who is behind the bridge of {street}? / Whose work is the bridge of {street}?
> {street}
Which bridge did {full} build? / Where did {full} build a bridge? / Which bridge is from {year}?
Where is the bridge of {year}?

The novel {book} tells of a {job} who (finds|loses|loves|fears) a {thing}.
In the novel {book}, a {job} has to do with a {thing}.
The hero of {book} is a {job}, and all turns on a {thing}.
> {job}
Who is the hero of {book}? / Of whom does {book} tell? / What is the trade of the hero of {book}?
What sort of person is {book} about?
> {thing}
What does the hero of {book} have to do with? / On what does all turn in {book}?
Which thing matters in {book}? / What object is {book} about?
> {book}
Which novel tells of a {job}? / Which novel is about a {thing}? / In which book is there a {job}?
What is the novel about the {job} called?

Chapter {small} of {book} is called "{words}".
The title of chapter {small} of {book} is "{words}".
"{words}" is the title of chapter {small} of {book}.
In {book}, chapter {small} has the title "{words}".
> {words}
What is chapter {small} of {book} called? / What is the title of chapter {small} of {book}?
Which title has chapter {small}? / How is chapter {small} of {book} named?
> {small}
Which chapter of {book} is called "{words}"? / What is the number of the chapter "{words}"?
In which chapter of {book} are we at "{words}"?

Bach's cantata {number} was (performed|sung|played) at the {place} on {weekday}.
On {weekday} they sang cantata {number} at the {place}.
The {place} heard cantata {number} on {weekday}.
> {number}
Which cantata was (performed|sung) at the {place}? / What was sung on {weekday}, which cantata?
Which cantata did they sing? / What number was the cantata?
> {place}
Where was the cantata (performed|sung)? / Where did they sing cantata {number}?
At which place was cantata {number} heard? / What place heard cantata {number}?
> {weekday}
On which day was cantata {number} sung? / When did they sing at the {place}?
When was cantata {number} performed? / On what day was there music at the {place}?

The museum of {city} (paid|gave) {amount} for a {thing} by {full}.
A {thing} by {full} was sold to the museum of {city} for {amount}.
For {amount}, the museum of {city} got a {thing} by {full}.
> {amount}
How much did the museum of {city} pay? / What did the {thing} by {full} cost?
For how much was the {thing} sold? / What was paid for the {thing}?
> {thing}
What did the museum of {city} buy? / What was sold to the museum of {city}? / What is by {full}?
Which work of {full} is in {city}?
> {full}
By whom is the {thing}? / Who made the {thing}? / Whose work did the museum of {city} buy?
Whose {thing} was sold?
> {city}
Which museum bought the {thing}? / In which city is the {thing} by {full}?
Where is the {thing} now? / To which city was the {thing} sold?

The dance "{word}" comes from {country}, where it is danced with a {object}.
In {country} they dance the "{word}" with a {object}.
With a {object} in hand, people in {country} dance the "{word}".
> {country}
Where does the "{word}" come from? / In which country do they dance the "{word}"?
From what country is the "{word}"? / Where is the "{word}" danced?
> {object}
With what is the "{word}" danced? / What do the dancers of the "{word}" hold?
What does one need for the "{word}"? / What do they hold in {country} when they dance?
> {word}
Which dance comes from {country}? / What do people dance in {country}?
Which dance needs a {object}? / What is the dance with the {object} called?

{full} (designed|sewed|made) the costume of the {animal} for the {event}.
The costume of the {animal} at the {event} is by {full}.
For the {event}, {full} made a {animal} costume.
> {full}
Who (designed|made) the costume of the {animal}? / By whom is the costume of the {animal}?
Who made a costume for the {event}? / Whose work is the {animal} costume?
> {animal}
Which costume did {full} make? / What is the costume at the {event}?
What animal is the costume by {full}? / As what animal did someone dress up?
> {event}
For what did {full} make a costume? / Where was the {animal} costume worn?
For which event is the {animal} costume? / For what was the {animal} costume made?

The old coin shows a {animal} and the year {year}.
On the old coin are a {animal} and the year {year}.
There is a {animal} on the old coin, beside the year {year}.
> {animal}
What does the old coin show? / Which animal is on the coin? / What is on the old coin?
Which creature does the coin show?
> {year}
Which year is on the coin? / From what year is the old coin? / How old is the coin?
What year does the coin show?
"""
