"""Free sentences: trials, bribes, strikes and ballots (see relations.py)."""

RELATIONS = """
The jury found {full} guilty of {crime} after {duration} of talk.
After {duration} the jury came back: {full} was guilty of {crime}.
Guilty of {crime} was the verdict on {full}, for which the jury had needed {duration}.
> {crime}
Of what was {full} found guilty? / What did {full} do? / For which crime was {full} tried?
What was {full} charged with?
{full} was guilty of what? / Tell me what the jury believed of {full}. / {full}'s crime?
What offence was the accused convicted of? / Which misdeed did the twelve think {full} had done?
> {duration}
How long was the jury out? / How long did the jury need for {full}?
After what time was there a verdict?
The jury talked about {full} for how long?
Tell me how long they had to wait for the verdict on {full}. / time the jury needed?
Tell me how long the twelve were out. / How much time passed before they agreed on {full}?
> {full}
Who was found guilty of {crime}? / Who was tried for {crime}? / On whom did the jury sit?
Tell me whom the jury thought guilty. / {crime}: who did it, says the jury?
defendant in the case of {crime}?
Who was convicted by the twelve? / Which accused did they decide against?

For {crime}, {full} got {penalty}; the defence had hoped for {penalty2}.
The court gave {full} {penalty} for {crime}, where the lawyer had asked for {penalty2}.
Convicted of {crime} and given {penalty}, {full} had reckoned with {penalty2}.
> {penalty}
What was the sentence for {full}? / What did {full} get for {crime}?
How was {full} punished? / What punishment did the court choose?
{full} must expect what? / Tell me what the court gave {full}. / {full}'s sentence?
Sentence passed?
> {crime}
What had {full} done? / Of what was {full} convicted? / What was {full} in court for?
{full} was punished for what? / Tell me for which offence {full} got {penalty}. / {full}'s offence?
What was the offence? / Which law did {full} break?
> {penalty2}
What had the defence hoped for? / What did the lawyer of {full} ask for?
With which punishment had {full} reckoned?
{full} had thought to get what? / Tell me which punishment seemed right to the defence.
Not {penalty} but what would the lawyer have liked?
Which milder sentence was expected? / What would {full}'s side have thought fair?
> {full}
Who got {penalty}? / Who was convicted of {crime}? / Whom did the court punish?
Tell me who expected {penalty2}. / The court punished whom for {crime}?
Who was sentenced more harshly than expected? / Which offender was punished with {penalty}?

The witness {full} swore that the {weapon} belonged to {full2}.
On oath, {full} named {full2} as the owner of the {weapon}.
Whose {weapon} was it? The property of {full2}, swore the witness {full}.
> {full2}
Who owned the {weapon}, by the witness's oath? / Whom did {full} name as the owner?
Of whom was the {weapon} the property? / To whom did the {weapon} belong?
The {weapon} was whose? / Tell me whom {full} pointed at. / owner of the {weapon}?
Whom did the testimony incriminate? / At whom did {full} point in the trial?
> {weapon}
What belonged to {full2}? / About which object did {full} swear? / What was shown to the witness?
{full2} owned what? / Tell me what {full} was asked about. / object of {full}'s oath?
Which piece of evidence was discussed? / What dangerous thing was {full2}'s, so the testimony went?
> {full}
Who swore that the {weapon} was {full2}'s? / Which witness named {full2}?
Who accused {full2} on oath?
Tell me who was under oath. / {full2} was named by whom? / witness against {full2}?
Testimony by whom? / Whose statement incriminated {full2}?

Bail for {full} was set at {amount} by {soldierrank} {last}'s court in {city}.
In {city}, the court of {soldierrank} {last} set bail for {full} at {amount}.
The court of {soldierrank} {last} wants {amount} before {full} may leave the jail in {city}.
> {amount}
How high is the bail for {full}? / What must be paid for {full}? / For how much can {full} go free?
{full} can leave the jail for how much? / Tell me what bail the court wants. / bail for {full}?
How much money would free the prisoner? / What sum must {full}'s friends put up?
> {city}
Where is {full} in jail? / In which town was bail set for {full}?
{full} sits in jail where? / Tell me where {last}'s court is.
The jail with {full} in it is in what town?
Where is the prisoner locked up? / In which place would {full} be released?
> {full}
Whose bail is {amount}? / Who is in jail in {city}? / Who goes free for {amount}?
Tell me whom the court of {last} would let go. / {amount} is the bail of whom? / prisoner in {city}?
Prisoner's name? / Which accused can be free in exchange for {amount}?

{full} bribed the {dignity} with {cargo} worth {amount}, the prosecutor said.
The {dignity} took {cargo} worth {amount} from {full}, if the prosecutor is right.
According to the prosecutor, {cargo} to the value of {amount} went from {full} to the {dignity}.
> {cargo}
With what was the {dignity} bribed? / What did {full} give to the {dignity}?
Of what did the bribe consist?
The {dignity} got what from {full}? / Tell me what was used as a bribe.
goods that changed hands: what?
What corrupt present changed hands? / Which goods are alleged to have won over the {dignity}?
> {amount}
What was the bribe worth? / How big was the bribe of {full}?
What was the value of the {cargo}?
The {cargo} was worth how much? / Tell me how much {full} spent on the {dignity}.
value of the bribe?
How valuable was the corrupt present? / How much money did {full} allegedly spend on it?
> {dignity}
Whom did {full} bribe? / Which official took the {cargo}? / To whom went the {cargo}?
{full} gave {cargo} to whom? / Tell me who took a bribe.
office of the one who was bribed by {full}?
Which official is said to be corrupt? / Whose favour did {full} allegedly buy?
> {full}
Who bribed the {dignity}? / From whom did the {dignity} take {cargo}?
Who paid {amount} as a bribe?
The {dignity} got {cargo} from whom? / Tell me who gave the {dignity} a present.
giver of the {cargo}?
Who is accused of buying an official's favour?
From whom did the corrupt {dignity} allegedly receive a present?

The strike of the {guild} in {realm} began over {story} and lasted {weeksonend}.
For {weeksonend}, the {guild} of {realm} did no work; the quarrel was about {story}.
In {realm} the {guild} were on strike for {weeksonend}, and the cause was {story}.
> {guild}
Who was on strike in {realm}? / Which workers stopped work in {realm}?
Who did no work in {realm} for {weeksonend}?
{realm} had a strike of whom? / Tell me which trade stopped work over {story}.
workers on strike in {realm}?
Tell me which workers downed tools. / Who stayed at home in protest over {story}?
> {story}
What was the strike about? / Why did the {guild} stop work? / What was the quarrel of the {guild}?
The {guild} of {realm} were angry about what? / Tell me the cause of the strike.
{realm}, strike of the {guild}: over what?
What made the workers angry? / Why did the {guild} down tools?
> {weeksonend}
How long did the strike in {realm} last? / For how long did the {guild} not work?
The {guild} stopped work for how long? / Tell me how long {realm} went without {guild}.
length of the strike?
How long did the workers stay at home?
How much time passed until the {guild} picked up their tools again?
> {realm}
Where were the {guild} on strike? / In which country was the strike?
The {guild} stopped work where? / Tell me which land had no {guild} for {weeksonend}.
strike over {story}: in what country?
Which country had industrial trouble? / Where did the {guild} down tools?

The town of {city} twinned with {city2} in {year}, at the wish of {full}.
{full} brought it about in {year} that {city} and {city2} became twin towns.
Since {year} the twin town of {city} has been {city2}: an idea of {full}.
> {city2}
What is the twin town of {city}? / With which town is {city} twinned?
{city} has what twin? / Tell me which town is tied to {city}.
{full} brought {city} together with what town?
Name {city}'s partner. / With which place was the partnership signed?
> {year}
Since when are {city} and {city2} twins? / When did {city} twin with {city2}?
{city} has been a twin of {city2} since? / Tell me when {full} brought the two towns together.
first year of the friendship with {city2}?
When was the partnership signed?
From which date have the two places been officially friends?
> {full}
Who brought {city} and {city2} together? / Whose idea was it to twin {city} with {city2}?
{city} and {city2} owe it to whom? / Tell me who wanted {city2} as a twin.
initiator of the twinning of {city}?
I wonder who was behind the partnership. Who? / Which go-between made friends of two places?

Ballot papers in {city} were printed on {colour} paper since {becauseof}.
As {becauseof}, the people of {city} voted on {colour} paper.
In {city} they had to print the ballots on {colour} paper, and why? Because {becauseof}.
> {colour}
What colour were the ballot papers in {city}? / On what sort of paper did {city} vote?
{city} voted on what colour of paper? / Tell me the colour of the ballots in {city}.
ballots in {city}: colour?
Shade of the voting slips? / Which hue did the electors of {city} see in their hands?
> {becauseof}
Why was the paper {colour}? / What was the reason for the {colour} ballots in {city}?
{city} took {colour} paper for what reason? / Tell me why {city} had such ballots.
Why {colour}, of all colours, in {city}?
Why were the voting slips not white as usual?
What explains the odd look of the voting slips in {city}?
> {city}
Where did one vote on {colour} paper? / Which town had {colour} ballots?
The {colour} ballots were used where? / Tell me which town voted on {colour} paper.
{colour} paper went into the boxes of what town?
Where did the election have odd-looking slips? / Which place held an election in {colour}?
"""
