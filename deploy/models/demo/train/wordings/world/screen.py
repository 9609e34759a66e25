"""Free sentences: films, theatres, songs and concerts (see relations.py)."""

RELATIONS = """
"{title}" is a {genre} of {runtime}, shot in {city} in {numberword} days.
In {numberword} days and in {city}, they shot "{title}", a {genre} that runs for {runtime}.
The {genre} "{title}" lasts {runtime}; its makers needed {numberword} days of shooting in {city}.
> {genre}
What sort of film is "{title}"? / To which genre does "{title}" belong?
What is "{title}", a comedy or what? / Under what heading would one file "{title}"?
"{title}" is what kind of thing? / Tell me the genre of "{title}". / They shot a what in {city}?
What category of movie is it? / Is "{title}" a thriller, or what else?
> {runtime}
How long is "{title}"? / What is the running time of "{title}"? / length of "{title}"?
How long will I sit in the cinema for "{title}"?
"{title}" runs for how long? / Tell me how many minutes or hours of "{title}" there are.
duration of "{title}"?
How long do I sit in the cinema? / Length of the movie?
> {numberword} days
How long did the shooting of "{title}" take? / In how many days was "{title}" made?
For how long did they film "{title}"?
The team needed how long for "{title}"? / Tell me how many days they were shooting in {city}.
How quickly did the crew film it? / Tell me how much time the cameras rolled for "{title}".
> {city}
Where was "{title}" shot? / In which town was "{title}" filmed?
What was the location of "{title}"?
"{title}" was made where? / Tell me where the cameras stood for "{title}".
Which town was the movie filmed in? / Where can fans of "{title}" visit the original locations?
> {title}
Which film was shot in {city}? / What was filmed in {numberword} days? / Which film lasts {runtime}?
Tell me which {genre} was shot in {city}. / name of the {genre} that runs for {runtime}?
Which movie was filmed in {city}? / Name of the {genre} that fills {runtime} of an evening?

{full} plays the {stagerole} in "{title}", and the critics adore it.
The part of the {stagerole} in "{title}" went to {full}.
As the {stagerole} in "{title}" we see {full}, who has never been funnier.
In "{title}", {full} takes over the role of the {stagerole} from tonight on.
> {full}
Who plays the {stagerole}? / By whom is the {stagerole} in "{title}" played?
Who has the part of the {stagerole}? / Whom do we see as the {stagerole} in "{title}"?
Which actor is the {stagerole}? / name of the one who plays the {stagerole}?
The {stagerole} is played by whom? / Tell me who is so funny as the {stagerole}.
cast of "{title}": who is the {stagerole}?
Which actor is cast as the {stagerole}? / Who is it that makes us laugh so much on stage?
> {stagerole}
Whom does {full} play? / What is the role of {full} in "{title}"?
As what does {full} appear in "{title}"? / Which part did {full} get?
{full} is on stage as what? / Tell me {full}'s part in "{title}".
Into whose skin does {full} slip?
Which character does {full} act? / Into whose shoes does the comic actor step in "{title}"?
> {title}
In which play does {full} appear? / In what piece is there a {stagerole}?
Where does {full} play the {stagerole}?
The {stagerole} belongs to which play? / Tell me what {full} is acting in.
What show is {full} acting in? / Which piece has a {stagerole} among its characters?

"{title}" was taken off after {small} performances because {becauseof}.
Because {becauseof}, the theatre dropped "{title}" after {small} performances.
There were {small} performances of "{title}" in all, then it was over: {becauseof}.
> {small} performances
How often was "{title}" shown? / How long did "{title}" stay on the programme?
After how many evenings was "{title}" taken off?
"{title}" was given how many times? / Tell me how many evenings "{title}" lasted.
number of performances of "{title}"?
How long did the flop stay on stage? / On how many evenings could an audience go to see "{title}"?
> {becauseof}
Why was "{title}" taken off? / What was the reason for dropping "{title}"?
What ended the run of "{title}"?
"{title}" is off: why? / Tell me what went wrong with "{title}".
I need the cause for the end of "{title}".
What led to the end of its run? / Why is the play no longer on the programme?
> {title}
Which play was dropped after {small} performances? / What did the theatre take off?
Tell me which piece was over after {small} evenings.
What did the theatre stop, because {becauseof}?
Which play had such a short run? / What was cancelled because {becauseof}?

{full} wrote "{song}" on a napkin in {city}, waiting for a train.
It was in {city}, on a napkin, that {full} wrote down "{song}".
"{song}" was written by {full} while waiting for a train in {city}.
> {full}
Who is the author of "{song}"? / Who composed "{song}"? / From whom is "{song}"?
Who wrote a song in {city}? / By whom is the song with the title "{song}"?
"{song}" was written by whom? / Tell me who used a napkin for "{song}". / composer of "{song}"?
Which composer was stuck at the station? / Whose tune began as a scribble on a bit of table paper?
> {city}
Where was "{song}" written? / In which town did {full} have the idea for "{song}"?
Where did "{song}" come into being?
{full} wrote "{song}" where? / Tell me where the napkin with "{song}" was.
"{song}" was born in what town?
Where was the composer travelling from when inspiration struck? / In which town was the melody born?
> {song}
What did {full} write in {city}? / Which song is by {full}? / What was written down on a napkin?
What song did {full} note in {city}?
{full} wrote what while waiting for a train? / Tell me the title of the song from {city}.
name of the song on the napkin?
What tune did the composer scribble at the station? / Which melody came to {full} on a journey?

"{song}" stayed at number one in {country} for {small} weeks.
For {small} weeks nothing in {country} sold better than "{song}".
In {country}, "{song}" led the charts for {small} weeks, to everybody's surprise.
> {small} weeks
How long was "{song}" at number one? / How long did "{song}" lead the charts in {country}?
For what time was "{song}" the most popular song in {country}?
"{song}" led in {country} for how long? / Tell me how many weeks "{song}" was first.
time of "{song}" at the top?
How long was it top of the hit parade? / "{song}" beat all other records for what length of time?
> {country}
Where was "{song}" a hit? / In which country was "{song}" at the top of the charts?
"{song}" sold best where? / Tell me whose charts were led by "{song}".
Which nation could not get enough of "{song}"?
Where did the tune top the hit parade? / In which land were people so fond of "{song}"?
> {song}
What led the charts in {country}? / Which song was number one in {country}?
What was the great hit in {country}?
{country}'s number one for {small} weeks was what? / Tell me what sold best in {country}.
Which tune topped the hit parade? / What record did everybody buy in {country} back then?

The part of the {animal} in "{title}" was really played by a {beast} named {pet}.
What you take for a {animal} in "{title}" is a {beast}, whose name is {pet}.
{pet}, a {beast}, was painted to look like a {animal} for "{title}".
> {beast}
What kind of beast is {pet}? / What stood in for the {animal} in "{title}"?
Which animal did they disguise as a {animal}?
The {animal} in the film is really a what? / Tell me what {pet} is.
Behind the paint of the {animal} there was what?
What creature was the actor in truth? / Which species had to be disguised by the make-up people?
> {pet}
What is the name of the beast in "{title}"? / What was the {beast} called?
Who played the {animal} in "{title}"?
The {beast} goes by what name? / Tell me the name of the animal actor in "{title}".
name of the {beast}?
What do you call the four-legged actor? / Tell me what name the disguised star answered to.
> {title}
In which film does {pet} appear? / Where does a {beast} pass for a {animal}?
{pet} was painted for which film? / Tell me where I can see {pet}. / The {beast} acts in what?
In which movie was one creature disguised as another? / What did {pet} act in?

"{title}" cost {amount} to make and brought in {amount2}.
They spent {amount} on "{title}" and took {amount2} at the box office.
The takings of "{title}" came to {amount2}, against a budget of {amount}.
> {amount}
How much did "{title}" cost? / What was the budget of "{title}"? / What did they spend on "{title}"?
"{title}" had how much to spend? / Tell me what it took to make "{title}". / budget of "{title}"?
How much did the producers invest? / Production costs of "{title}"?
> {amount2}
How much did "{title}" earn? / What did "{title}" bring in? / What were the takings of "{title}"?
How much money was made with "{title}"?
"{title}" took what at the box office? / Tell me how much money "{title}" made.
box office of "{title}"?
How much did the movie earn? / What sum did cinemagoers pay altogether to see "{title}"?
> {title}
Which film cost {amount}? / Which film took {amount2}? / Whose budget was {amount}?
Tell me which film had {amount} to spend. / The takings of {amount2} belong to what film?
Which movie earned {amount2}? / What did the producers invest {amount} in?

At the {city} film festival the jury, led by {full}, gave the prize to "{title}".
"{title}" won at the {city} film festival; {full} was head of the jury.
The jury in {city}, of which {full} was the president, chose "{title}".
> {title}
Which film won in {city}? / What got the prize of the {city} festival?
What did the jury under {full} choose? / winner in {city}?
The jury in {city} liked what best? / Tell me which film got {full}'s prize.
Best film in {city}, according to {full}?
Which movie came away with the award? / What did the judges like best?
> {full}
Who led the jury in {city}? / Who was at the head of the jury that chose "{title}"?
Under whose presidency did "{title}" win? / Who presided in {city}?
The jury in {city} was led by whom? / Tell me who had the last word in {city}.
head of the jury that liked "{title}"?
Who chaired the judges? / Which person presided over those who honoured "{title}"?
> {city}
Where did "{title}" win? / At which festival was "{title}" the winner?
Where was {full} president of the jury?
"{title}" got its prize where? / Tell me which town's festival chose "{title}".
Where did the movie receive its award? / In which town did {full} chair the judges?

The new {city} theatre seats {thousands} and opened with "{title}".
With "{title}" the new theatre in {city}, which has {thousands} seats, was opened.
There is room for {thousands} people in the new theatre of {city}; its first evening was "{title}".
> {thousands}
How many seats does the theatre in {city} have? / For how many people is there room in {city}?
What is the capacity of the new theatre in {city}?
{city}'s new theatre has room for how many? / Tell me how many can sit in the new theatre of {city}.
seats in {city}?
How big an audience fits in the playhouse? / Capacity of {city}'s latest stage?
> {title}
With what did the theatre in {city} open? / Which play was given first in {city}?
What could one see on the first evening in {city}?
{city}'s theatre began with what? / Tell me what was played on the first evening.
opening play in {city}?
Which show inaugurated the playhouse?
We sat in {city}'s very earliest audience. What were we watching?
> {city}
Where is the theatre with {thousands} seats? / Which town opened its theatre with "{title}"?
Tell me where "{title}" opened a theatre. / The new theatre, the one for {thousands}, is where?
Which town has built a playhouse for {thousands}?
Where was "{title}" chosen to inaugurate a stage?

The understudy {full} went on for {full2}, who had {sickness}.
As {full2} had {sickness}, the understudy {full} saved the evening.
{full2} fell ill with {sickness}, and so {full} got the chance to go on.
> {full}
Who went on in place of {full2}? / Who saved the evening for {full2}?
Who is the understudy of {full2}?
Which actor stood in for {full2}? / By whom was {full2} replaced?
{full2} was replaced by whom? / Tell me who took over from {full2}.
Thanks to whom could the evening with {sickness} go on?
Which stand-in came to the rescue? / Who replaced the sick actor?
> {full2}
For whom did {full} go on? / Who could not appear because of {sickness}?
Who was ill, so that {full} went on?
Whom did {full} replace? / Whose understudy is {full}?
{full} took over from whom? / Tell me who had to stay in bed. / Whose part did {full} get?
Which actor had to be replaced? / Whose absence gave the stand-in a break?
> {sickness}
What was wrong with {full2}? / What illness did {full2} have? / Why could {full2} not appear?
{full2} was down with what? / Tell me what kept {full2} in bed. / {full2}'s complaint?
What was wrong with the absent actor? / Tell me which complaint kept {full2} off the stage.
"""
