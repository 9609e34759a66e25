"""Free sentences: operas, costumes, sequels and bands (see relations.py)."""

RELATIONS = """
The opera is set in {city} in {oldyear} and tells how a {livelihood} loved a {livelihood2}.
{city}, {oldyear}: a {livelihood} falls in love with a {livelihood2}, and the opera begins.
In the opera, a {livelihood} from {city} loves a {livelihood2}; the year is {oldyear}.
> {city}
Where is the opera set? / In which town does the opera about the {livelihood} take place?
What is the setting of the opera with the {livelihood2}?
The {livelihood} and the {livelihood2} meet in what town? / Tell me where the opera is set.
scene of the opera: which city?
Where does the story with music happen? / In which town do the two sweethearts sing their arias?
> {oldyear}
When does the opera in {city} take place? / In what year is the opera about the {livelihood} set?
The opera in {city} is set when? / Tell me the year in which the {livelihood} falls in love.
When does the story happen? / Into which past age do the arias take us?
> {livelihood2}
With whom does the {livelihood} fall in love? / Whom does the {livelihood} in the opera love?
Who is loved by the {livelihood}? / What is the profession of the beloved in {city}?
The {livelihood} adores whom? / Tell me whom the {livelihood} loves.
In {city}, the heart of the {livelihood} belongs to a what?
What is the job of the adored one? / Whom does the smitten {livelihood} sing to?
> {livelihood}
Who loves the {livelihood2}? / Who is in love with the {livelihood2} in the opera?
The {livelihood2} is adored by whom? / Tell me who falls for the {livelihood2}.
What is the job of the one who is smitten? / Who sings arias for a {livelihood2}?

Tickets for "{title}" go on sale on {date} at {time} and cost from {price} upwards.
From {date}, {time}, you can buy tickets for "{title}"; the cheapest are {price}.
The box office opens for "{title}" on {date} at {time}. Nothing under {price}, I am afraid.
> {date}
When can I buy tickets for "{title}"? / On what day does the sale for "{title}" begin?
From which day on are there tickets for "{title}"?
"{title}" can be booked from when? / Tell me the first day of the sale for "{title}".
first day to get into the queue for "{title}"?
When does booking begin? / We want to see "{title}". On which day do we reserve seats?
> {time}
At what hour does the sale for "{title}" start? / What time does the box office open on {date}?
The box office opens at what time for "{title}"? / Tell me when to be at the box office on {date}.
At what hour does booking begin? / How early must I be in the queue on {date}?
> {price}
What is the cheapest seat for "{title}"? / How much must I spend at least to see "{title}"?
price of a ticket for "{title}"?
"{title}": the least I can pay? / Tell me the lowest price for "{title}".
With how much in my pocket can I see "{title}"?
What is the lowest rate for a seat? / How much money do I need at the very minimum to see it?
> {title}
For which play do the tickets cost {price}? / What goes on sale on {date}?
Tell me what one can book from {date} on. / The tickets of {price} are for what?
Which show can be booked soon? / What can I see for as little as {price}?

In the third act a {thing} falls from the ceiling and wakes the {stagerole}.
The {stagerole} wakes up in the third act when a {thing} falls from the ceiling.
What wakes the {stagerole} is a {thing}, which comes down in the third act.
> {thing}
What falls from the ceiling on the {stagerole}? / What comes down on the {stagerole}?
What wakes the {stagerole}?
Which object drops in the third act?
The {stagerole} is woken by what? / Tell me what drops on stage.
What comes from above in the third act, near the {stagerole}?
What drops from above? / Which item lands on stage and ends the nap?
> {stagerole}
Who is woken in the third act? / Whom does the {thing} wake?
Which character wakes when the {thing} falls?
The {thing} wakes whom? / Tell me who had been asleep on stage.
Who sleeps until the {thing} falls?
Which character is having a nap? / Whose sleep is disturbed when the {thing} drops?

{full} recorded "{song}" in the {landmark} of {city} for the sake of the echo.
For its echo, {full} chose the {landmark} of {city} to record "{song}".
Listen to "{song}": that echo is the {landmark} of {city}, where {full} sang it.
> {landmark} of {city}
Where was "{song}" recorded? / In what building did {full} sing "{song}"?
What place did {full} choose for the echo?
{full} recorded where? / Tell me where the echo of "{song}" comes from.
Whose walls do we hear on "{song}"?
Which building has such fine acoustics? / Where did {full} make the track?
> {full}
Who sang "{song}"? / Who recorded in the {landmark}? / Whose voice is it on "{song}"?
Tell me who sang in the {landmark}. / "{song}" was sung by whom?
Which singer loved the echo in {city}?
Which vocalist liked those acoustics? / Who made the track inside the {landmark}?
> {song}
What did {full} record? / Which song has the echo of {city} in it?
What was sung in the {landmark} of {city}?
{full} recorded which song for the echo? / Tell me what was sung in the {landmark}.
Which track was made for the fine acoustics?
Tell me what we hear {full} perform between those walls.

The sequel to "{title}" will be called "{title2}" and comes out in {month}.
In {month} we get "{title2}", which takes up the story of "{title}".
"{title2}", the sequel to "{title}", is due in {month}.
> {title2}
What is the sequel to "{title}" called? / What comes after "{title}"?
Under what name does the story of "{title}" go on? / title of the film due in {month}?
"{title}" goes on under what name? / Tell me the name of the sequel to "{title}".
In {month} comes the sequel, called what?
What is part two called? / I liked "{title}". Which film should I watch afterwards?
> {month}
When is the sequel to "{title}" due? / When can we see "{title2}"?
In which month does "{title2}" come out?
"{title2}" will be out when? / Tell me when we learn how "{title}" goes on.
month of the sequel to "{title}"?
When will part two be released? / Until when do fans of "{title}" have to be patient?
> {title}
To what is "{title2}" the sequel? / What came before "{title2}"?
Which film is continued by "{title2}"?
"{title2}" takes up the story of what? / Tell me which film is carried on in {month}.
What was part one called? / Which tale does "{title2}" continue?

The costume of the {stagerole} weighs {weight} and was sewn by {full} out of {fabric}.
{full} made the dress of the {stagerole} from {fabric}; it weighs {weight}.
Out of {fabric}, {full} sewed {weight} of costume for the {stagerole}.
> {weight}
How heavy is the costume of the {stagerole}? / What does the dress of the {stagerole} weigh?
How much must the {stagerole} carry?
The {stagerole}'s costume: how heavy? / Tell me what {full}'s work weighs. / weight of the costume?
How heavy is the outfit? / Load on the shoulders of the {stagerole}?
> {full}
Who made the costume of the {stagerole}? / Who did the sewing for the {stagerole}?
By whom is the dress of the {stagerole}?
The {stagerole} was dressed by whom? / Tell me who sews with {fabric}.
tailor of the {stagerole}'s costume?
Which tailor created the outfit? / Who stitched it all together for the {stagerole}?
> {fabric}
From what is the costume of the {stagerole} made? / What did {full} use for the dress?
What material does the {stagerole} wear?
{full} sewed with what? / Tell me the material of the {stagerole}'s costume.
The {stagerole} is dressed in what?
What cloth is the outfit cut from? / Which material did {full} have under the needle?
> {stagerole}
For whom did {full} sew? / Whose costume is made of {fabric}? / Whose dress weighs {weight}?
{full} dressed whom? / Tell me who has to wear {weight} of {fabric}.
Which character wears the heavy outfit? / Whose clothes did {full} stitch?

The banned film "{title}" was found in a {box} in {city} after {small} years.
After {small} years "{title}", once banned, turned up in {city}, in a {box}.
A {box} in {city} had hidden the banned film "{title}" for {small} years.
> {box}
In what was "{title}" found? / Where had "{title}" been hidden? / What held the banned film?
"{title}" had been lying in what? / Tell me what "{title}" was hidden in.
In {city} one opened what and found a film?
What kind of container held the censored reels? / Inside what did somebody come across "{title}"?
> {small} years
How long was "{title}" lost? / After what time did "{title}" turn up?
For how long was "{title}" hidden?
"{title}" was gone for how long? / Tell me how many years passed before "{title}" turned up.
How long was the censored movie missing? / "{title}" spent what stretch of time in the dark?
> {title}
Which film was found in {city}? / What turned up after {small} years? / What was in the {box}?
The {box} in {city} held which film? / Tell me which film nobody had seen for {small} years.
Which censored movie has been rediscovered? / What did somebody pull out of a {box}?
> {city}
In which town was "{title}" found? / Where did the banned film turn up?
"{title}" turned up where? / Tell me where the {box} was.
Where was the censored movie rediscovered? / Which town had "{title}" all along?

{first}'s band is called the {colour} {animals}; {first2} plays the {instrument}.
In the {colour} {animals}, as {first} calls the band, {first2} is on the {instrument}.
{first} founded the {colour} {animals} with {first2}, who plays the {instrument}.
> {colour} {animals}
What is {first}'s band called? / What is the name of the band with {first2} in it?
Which band did {first} found? / In what band does {first2} play?
{first} named the band what? / Tell me the name of {first}'s band.
{first} and {first2} play as what?
What do the musicians call themselves? / Under which name do {first} and {first2} perform?
> {instrument}
What does {first2} play? / Which instrument is {first2}'s? / What is {first2} good at in the band?
{first2} is on which instrument? / Tell me what {first2} does in the band.
{first}'s band has {first2} on what?
What does {first2} contribute to the music?
Which part of the group's sound is in {first2}'s hands?
> {first2}
Who plays the {instrument} in {first}'s band? / Who is in the band besides {first}?
The {instrument} is played by whom? / Tell me who joined {first}.
{first}'s partner on the {instrument}?
Which fellow musician did {first} bring in? / Who can handle the {instrument} in the group?

The bell rang {fewword} times before the curtain rose on "{title}" at {time}.
At {time} the bell had rung {fewword} times, and "{title}" began.
"{title}" began at {time}; the bell had rung {fewword} times.
> {fewword} times
How often did the bell ring? / How many times did it ring before "{title}"?
The bell rang how often before "{title}"? / Tell me the number of times it rang.
How many strokes were there before {time}?
How often was the audience called in? / Number of chimes in the foyer that evening?
> {time}
When did "{title}" begin? / At what hour did the curtain rise? / When did the curtain go up?
"{title}" started when? / Tell me when they began to play "{title}". / beginning of "{title}"?
When did the show start? / At what hour should the audience have been in their seats?
> {title}
What began at {time}? / On what did the curtain rise at {time}? / Which play did the bell announce?
Tell me what they played at {time}. / After the bell came which play?
Which show did the audience see after the chimes? / What was performed that evening from {time} on?
"""
