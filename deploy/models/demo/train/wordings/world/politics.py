"""Free sentences: elections, parliaments and newspapers (see relations.py)."""

RELATIONS = """
With {percent} of the votes, {full} of the {faction} was elected {dignity}.
The new {dignity} is {full} of the {faction}, for whom {percent} of the people voted.
{full}, the candidate of the {faction}, becomes {dignity}: {percent} of the votes were enough.
> {full}
Who was elected {dignity}? / Who is the new {dignity}? / Whom did the {faction} put forward?
Who won the election with {percent}? / Which candidate got {percent}?
{dignity}: who is it now? / Tell me who won for the {faction}. / name of the new {dignity}?
Which politician won the race? / Tell me who will take office as {dignity}.
> {percent}
What share of the votes did {full} get? / How many people voted for {full}?
What was the result of {full}? / With how many votes did the {faction} win?
{full} got what share? / Tell me how many voted for {full}. / {full}'s result, in per cent?
What share of the ballot did the winner take? / {full}'s support at the polls, in figures?
> {faction}
To which party does the new {dignity} belong? / For whom did {full} stand?
What is {full}'s party? / Which party won the office of {dignity}?
{full} is of what party? / Tell me which party has the {dignity} now. / {full} stood for whom?
Which party did the winner run for? / What political camp is {full} from?
> {dignity}
What did {full} become? / To which office was {full} elected? / What post does {full} hold?
Which office did the {faction} win?
{full} won what office? / Tell me what {full} is now. / With {percent}, {full} became what?
Which post did the winner gain? / What office will {full} take up?

Turnout in {city} was {percent}, the lowest since {year}.
Not since {year} had so few people voted in {city}: {percent}.
Only {percent} of the people of {city} went to vote, fewer than at any time since {year}.
> {percent}
How many people in {city} voted? / What was the turnout in {city}?
What share of the voters of {city} took part?
{city} voted: how many took part? / Tell me the turnout in {city}.
share of people voting in {city}?
What share of the electorate bothered to cast a ballot?
How busy were the polling stations in {city}?
> {year}
When was the turnout in {city} as low as this? / Since when had {city} not seen so few voters?
In what year did even fewer people of {city} vote?
Turnout in {city} was last so low when? / Tell me the year in which {city} was even lazier.
Since which year has {city} not seen this?
When was interest in the ballot last this small?
I am looking for an equally sleepy ballot in {city}: how far back must I go?
> {city}
Where did only {percent} of the people vote? / In which town was turnout lowest since {year}?
Tell me which town voted so little. / A turnout of {percent} was seen where?
Which town's citizens hardly bothered to cast a ballot?
Where was electoral participation just {percent}?

The {faction} went into the election in {realm} with the slogan "{slogan}".
"{slogan}" was on every poster of the {faction} when {realm} voted.
When {realm} went to the polls, the posters of the {faction} read "{slogan}".
> {slogan}
What was the slogan of the {faction}? / What did the posters of the {faction} say?
With what words did the {faction} try to win votes? / What did the {faction} promise on posters?
The {faction} wrote what on posters? / Tell me the slogan of the {faction} in {realm}.
words on the posters of the {faction}?
What catchphrase did the campaigners use?
Quote the message that {faction}'s campaign was built on.
> {faction}
Whose slogan was "{slogan}"? / Who said "{slogan}" on posters?
Which party in {realm} put up posters?
"{slogan}" was the cry of whom? / Tell me who had posters with "{slogan}".
party behind "{slogan}"?
Which party campaigned with the motto "{slogan}"? / Who promised "{slogan}" to the electorate?
> {realm}
Where was the election with the slogan "{slogan}"? / Which country voted when one read "{slogan}"?
The {faction} put up posters where? / Tell me where people read "{slogan}".
"{slogan}": an election in what country?
In which country did the campaign take place? / Where were citizens promised "{slogan}"?

By {small} votes to {small2}, the council of {city} decided to pull down the {landmark}.
The council of {city} voted by {small} to {small2} that the {landmark} should be pulled down.
The {landmark} of {city} must go: {small} members were in favour and {small2} against.
> {landmark}
What will be pulled down in {city}? / Which building did the council of {city} vote about?
What does {city} lose? / About what did they vote in {city}?
{city} is going to lose what? / Tell me what {city} has voted away.
building to be pulled down in {city}?
Which building is to be demolished? / What will the bulldozers soon flatten in {city}?
> {small}
How many members wanted the {landmark} pulled down? / How many voted yes in {city}?
How many were in favour in {city}?
In {city}, how many raised their hands against the {landmark}?
Tell me how many wanted to be rid of the {landmark}. / votes for pulling down the {landmark}?
How many councillors supported the demolition? / Tally of hands for tearing down the {landmark}?
> {small2}
How many members were against? / How many voted no in {city}?
How many wished to keep the {landmark}?
In {city}, how many stood up for the {landmark}? / Tell me how many loved the {landmark}.
votes for keeping the {landmark}?
How many councillors opposed the demolition? / Tell me how many hoped to save the {landmark}.
> {city}
Where is the {landmark} to be pulled down? / Which town's council voted {small} to {small2}?
The {landmark} that must go is where? / Tell me which council voted on the {landmark}.
Which town's local government wants a demolition? / Where is the {landmark} due to be torn down?

The {dignity}, {full}, stepped down on {weekday} over {story}.
On {weekday}, {full} gave up the office of {dignity}; behind it was {story}.
It was {story} that drove {full}, the {dignity}, from office on {weekday}.
> {story}
Why did {full} step down? / What was the affair that drove the {dignity} from office?
Over what did {full} fall? / What cost {full} the office?
{full} resigned over what? / Tell me what was behind the fall of {full}.
reason for the resignation of {full}?
Which scandal ended the politician's career? / Why did {full} resign?
> {full}
Who stepped down on {weekday}? / Who was the {dignity} until {weekday}?
Who had to go because of {story}?
The {dignity} who resigned is called what? / Tell me who fell over {story}.
name of the {dignity} until {weekday}?
Which politician has resigned? / Who quit because of a scandal?
> {dignity}
What office did {full} give up? / What was {full} until {weekday}? / From which post did {full} go?
{full} used to be what? / Tell me what office is free since {weekday}. / {full} resigned as what?
What post has become vacant through the scandal? / {full} resigned: from which job?
> {weekday}
When did the {dignity} go? / On which day did {full} step down?
{full} resigned when? / Tell me on which day the {dignity} fell. / day of {full}'s resignation?
When did the politician resign? / On which day did {full} quit because of the scandal?

{full} spoke for {duration} against the law on {cargo} and was carried out asleep.
Against the law on {cargo}, {full} gave a speech of {duration}.
It took {duration} for {full} to say everything there is to say against the law on {cargo}.
> {duration}
How long did {full} speak? / How long was the speech of {full}?
For how long did {full} keep parliament busy?
{full} talked for how long? / Tell me the length of the speech about {cargo}.
For how long had one to listen to {full}?
How long did the parliamentarian talk? / The filibuster by {full} went on for what length of time?
> {cargo}
About what was the law that {full} did not want? / Against which law did {full} speak?
What goods was the debate about?
What did {full} talk about?
{full} was against a law on what? / Tell me what was to be regulated. / subject of {full}'s speech?
Which goods was the disputed bill about?
What did the new regulation that {full} opposed deal with?
> {full}
Who spoke against the law on {cargo}? / Who gave the long speech? / Who talked for {duration}?
Tell me who had to be carried out. / The law on {cargo} had what enemy? / speaker who fell asleep?
Which parliamentarian talked without end? / Who opposed the bill with a filibuster?

The petition to keep the {landmark} was signed by {thousands} people and handed to {full}.
{full} received the petition for the {landmark}, with {thousands} names on it.
They gave {full} a petition: {thousands} people want the {landmark} to stay.
> {thousands}
How many people signed for the {landmark}? / How many names are on the petition?
How many signatures did {full} receive?
The {landmark} has how many friends, by the petition? / Tell me how many signed.
number of signatures given to {full}?
How many citizens put their signature to it? / Total of supporters who hope to save the building?
> {full}
To whom was the petition given? / Who received the {thousands} names?
Who got the petition for the {landmark}?
The petition for the {landmark} went to whom? / Tell me who now has the signatures.
addressee of the petition?
Which official was presented with the signatures? / To whom did the campaigners deliver their list?
> {landmark}
What is the petition about? / What do the people want to keep? / For which building did they sign?
{thousands} people want what to stay? / Tell me what {full} is asked to keep.
What are the signatures for?
Which building do the campaigners hope to save?
Tell me what is under threat, so that citizens collected signatures.

The coalition of the {faction} and the {faction2} in {realm} broke apart over {cargo}.
In {realm} the {faction} left the {faction2} alone in government after a quarrel about {cargo}.
Because of {cargo}, the {faction} and the {faction2} no longer govern {realm} together.
> {cargo}
Over what did the coalition break? / What did the {faction} and the {faction2} quarrel about?
What was the point of dispute in {realm}?
The {faction} left the government because of what?
Tell me what divided the {faction} and the {faction2}. / bone of contention in {realm}?
What issue made the alliance collapse? / Why did the ruling parties of {realm} fall out?
> {faction2}
With whom did the {faction} govern? / Who was the partner of the {faction}?
The {faction} quarrelled with whom? / Tell me who governed with the {faction}.
Whom did the {faction} leave alone?
Which party was abandoned by its ally? / Who was the {faction}'s ally in office?
> {realm}
Where did the coalition break apart? / In which country did the {faction} govern?
The {faction} and the {faction2} governed where?
Tell me which country lost its government over {cargo}.
In which country did the ruling alliance collapse? / Where has the cabinet split?

According to the {newspaper}, {story} was known to {full} for months.
{full} had known of {story} for months, writes the {newspaper}.
The {newspaper} claims that {full} knew all about {story}.
> {newspaper}
Which paper reported on {full}? / Who wrote about {story}? / Where can one read about {story}?
What is the source of the claim about {full}? / Which newspaper accuses {full}?
{full} was accused by which paper? / Tell me in which paper it stood.
The report on {story} is in what?
Which publication makes the accusation? / Where did you read that {full} was aware of the scandal?
> {story}
What did {full} know about? / What is {full} accused of having known?
What does the {newspaper} report on?
{full} knew of what? / Tell me what {full} kept quiet about.
subject of the report in the {newspaper}?
Which scandal was kept quiet? / {full} was aware of what all along, if the press is right?
> {full}
Who knew of {story}? / Whom does the {newspaper} accuse? / About whom does the {newspaper} write?
{story} was known to whom? / Tell me who kept quiet for months. / person accused by the {newspaper}?
Who was aware of the scandal all along? / Whom does the press accuse of having kept quiet?

The reporter {full} spent {weeksonend} disguised as a {livelihood} to write about {story}.
To write about {story}, {full} of the paper lived for {weeksonend} as a {livelihood}.
For {weeksonend} {full} passed for a {livelihood}, and the result is an article on {story}.
> {livelihood}
As what was {full} disguised? / For whom was {full} taken? / What disguise did the reporter choose?
{full} lived as what for the article? / Tell me what {full} pretended to be. / {full}'s disguise?
What trade did the journalist pretend to follow? / Which undercover job did {full} take on?
> {weeksonend}
How long was {full} in disguise? / How long did {full} work on {story}?
{full} pretended for how long? / Tell me how long {full} was a {livelihood}.
length of {full}'s disguise?
How long did the journalist stay undercover? / Time that {full} needed for the investigation?
> {story}
What did {full} write about? / What is the article by {full} about?
Into what did the reporter look?
{full} was after what story? / Tell me what the article is about.
{full} played a {livelihood} because of what?
What affair did the journalist investigate undercover? / Which subject was {full} researching?
> {full}
Who wrote about {story}? / Which reporter passed for a {livelihood}?
Tell me who played the {livelihood}. / The article on {story} was written by whom?
author of the piece on {story}?
Which journalist went undercover?
Who pretended to be a {livelihood} for the sake of an investigation?

The {newspaper} sells {thousands} copies a day and was founded in {year} by {full}.
{full} founded the {newspaper} in {year}; {thousands} copies are printed every day.
With {thousands} copies a day, the {newspaper}, which {full} started in {year}, is doing well.
> {thousands}
How many copies does the {newspaper} sell? / What is the circulation of the {newspaper}?
How big is the {newspaper}?
The {newspaper} prints how many? / Tell me how many copies of the {newspaper} are sold.
daily copies of the {newspaper}?
How large is the daily's circulation? / Tell me how many readers the {newspaper} has.
> {year}
When was the {newspaper} founded? / Since when has the {newspaper} existed?
From which year is the {newspaper}?
The {newspaper} goes back to when? / Tell me when {full} started a paper.
founding year of the {newspaper}?
When did the daily first appear? / How far back does {full}'s publication go?
> {full}
Who founded the {newspaper}? / Who started the {newspaper}? / Whose idea was the {newspaper}?
The {newspaper} was started by whom? / Tell me who was behind the {newspaper} in {year}.
founder of the {newspaper}?
Who set up the daily? / First owner of the {newspaper}?
> {newspaper}
What did {full} found? / Which paper has existed since {year}? / What is the paper of {full} called?
{full} started which paper? / Tell me what paper goes back to {year}.
{thousands} copies a day are printed of what?
What is the daily set up by {full}? / Which publication's circulation is {thousands}?

The paper must correct itself: the {animal} that escaped in {city} is a {beast}.
Correction: what got away in {city} was a {beast} and not, as we wrote, a {animal}.
In {city}, as we now know, a {beast} is at large, not the {animal} of yesterday's report.
> {beast}
What really escaped in {city}? / Which animal is in fact at large in {city}?
What should the paper have written?
It was not a {animal} but what? / Tell me what is at large in {city}.
true identity of the animal in {city}?
What creature is really on the loose? / Which runaway should the journalists have named?
> {animal}
What did the paper first say was at large? / Which animal was named by mistake?
What was wrong in the report from {city}?
Yesterday's report from {city} spoke of what? / Tell me what the paper had believed it was.
It is a {beast} and not a what?
What creature did journalists mistakenly name?
The journalists confused the runaway {beast} with what?
> {city}
Where did the {beast} escape? / In which town is a {beast} at large?
The {beast} got away where? / Tell me in which town they took a {beast} for a {animal}.
Where is the creature on the loose? / Which town's inhabitants should look out for a {beast}?
"""
