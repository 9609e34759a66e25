"""Free sentences: trials, bribes, strikes and ballots (see relations.py)."""

RELATIONS = """
The jury found {full} guilty of {crime} after {duration} of talk.
After {duration} the jury came back: {full} was guilty of {crime}.
Guilty of {crime} was the verdict on {full}, for which the jury had needed {duration}.
> {crime}
Of what was {full} found guilty? / What did {full} do? / For which crime was {full} tried?
What was {full} charged with?
{full} was guilty of what? / Tell me what the jury believed of {full}. / {full}'s crime?
> {duration}
How long was the jury out? / How long did the jury need for {full}?
After what time was there a verdict?
The jury talked about {full} for how long?
Tell me how long they had to wait for the verdict on {full}. / time the jury needed?
> {full}
Who was found guilty of {crime}? / Who was tried for {crime}? / On whom did the jury sit?
Tell me whom the jury thought guilty. / {crime}: who did it, says the jury?
defendant in the case of {crime}?

For {crime}, {full} got {penalty}; the defence had hoped for {penalty2}.
The court gave {full} {penalty} for {crime}, where the lawyer had asked for {penalty2}.
Convicted of {crime} and given {penalty}, {full} had reckoned with {penalty2}.
> {penalty}
What was the sentence for {full}? / What did {full} get for {crime}?
How was {full} punished? / What punishment did the court choose?
{full} must expect what? / Tell me what the court gave {full}. / {full}'s sentence?
> {crime}
What had {full} done? / Of what was {full} convicted? / What was {full} in court for?
{full} was punished for what? / Tell me for which offence {full} got {penalty}. / {full}'s offence?
> {penalty2}
What had the defence hoped for? / What did the lawyer of {full} ask for?
With which punishment had {full} reckoned?
{full} had thought to get what? / Tell me which punishment seemed right to the defence.
Not {penalty} but what would the lawyer have liked?
> {full}
Who got {penalty}? / Who was convicted of {crime}? / Whom did the court punish?
Tell me who expected {penalty2}. / The court punished whom for {crime}?

The witness {full} swore that the {weapon} belonged to {full2}.
On oath, {full} named {full2} as the owner of the {weapon}.
Whose {weapon} was it? The property of {full2}, swore the witness {full}.
> {full2}
Who owned the {weapon}, by the witness's oath? / Whom did {full} name as the owner?
Of whom was the {weapon} the property? / To whom did the {weapon} belong?
The {weapon} was whose? / Tell me whom {full} pointed at. / owner of the {weapon}?
> {weapon}
What belonged to {full2}? / About which object did {full} swear? / What was shown to the witness?
{full2} owned what? / Tell me what {full} was asked about. / object of {full}'s oath?
> {full}
Who swore that the {weapon} was {full2}'s? / Which witness named {full2}?
Who accused {full2} on oath?
Tell me who was under oath. / {full2} was named by whom? / witness against {full2}?

Bail for {full} was set at {amount} by {soldierrank} {last}'s court in {city}.
In {city}, the court of {soldierrank} {last} set bail for {full} at {amount}.
The court of {soldierrank} {last} wants {amount} before {full} may leave the jail in {city}.
> {amount}
How high is the bail for {full}? / What must be paid for {full}? / For how much can {full} go free?
{full} can leave the jail for how much? / Tell me what bail the court wants. / bail for {full}?
> {city}
Where is {full} in jail? / In which town was bail set for {full}?
{full} sits in jail where? / Tell me where {last}'s court is.
The jail with {full} in it is in what town?
> {full}
Whose bail is {amount}? / Who is in jail in {city}? / Who goes free for {amount}?
Tell me whom the court of {last} would let go. / {amount} is the bail of whom? / prisoner in {city}?

{full} bribed the {dignity} with {cargo} worth {amount}, the prosecutor said.
The {dignity} took {cargo} worth {amount} from {full}, if the prosecutor is right.
According to the prosecutor, {cargo} to the value of {amount} went from {full} to the {dignity}.
> {cargo}
With what was the {dignity} bribed? / What did {full} give to the {dignity}?
Of what did the bribe consist?
The {dignity} got what from {full}? / Tell me what was used as a bribe.
goods that changed hands: what?
> {amount}
What was the bribe worth? / How big was the bribe of {full}?
What was the value of the {cargo}?
The {cargo} was worth how much? / Tell me how much {full} spent on the {dignity}.
value of the bribe?
> {dignity}
Whom did {full} bribe? / Which official took the {cargo}? / To whom went the {cargo}?
{full} gave {cargo} to whom? / Tell me who took a bribe.
office of the one who was bribed by {full}?
> {full}
Who bribed the {dignity}? / From whom did the {dignity} take {cargo}?
Who paid {amount} as a bribe?
The {dignity} got {cargo} from whom? / Tell me who gave the {dignity} a present.
giver of the {cargo}?

The strike of the {guild} in {realm} began over {story} and lasted {weeksonend}.
For {weeksonend}, the {guild} of {realm} did no work; the quarrel was about {story}.
In {realm} the {guild} were on strike for {weeksonend}, and the cause was {story}.
> {guild}
Who was on strike in {realm}? / Which workers stopped work in {realm}?
Who did no work in {realm} for {weeksonend}?
{realm} had a strike of whom? / Tell me which trade stopped work over {story}.
workers on strike in {realm}?
> {story}
What was the strike about? / Why did the {guild} stop work? / What was the quarrel of the {guild}?
The {guild} of {realm} were angry about what? / Tell me the cause of the strike.
{realm}, strike of the {guild}: over what?
> {weeksonend}
How long did the strike in {realm} last? / For how long did the {guild} not work?
The {guild} stopped work for how long? / Tell me how long {realm} went without {guild}.
length of the strike?
> {realm}
Where were the {guild} on strike? / In which country was the strike?
The {guild} stopped work where? / Tell me which land had no {guild} for {weeksonend}.
strike over {story}: in what country?

The town of {city} twinned with {city2} in {year}, at the wish of {full}.
{full} brought it about in {year} that {city} and {city2} became twin towns.
Since {year} the twin town of {city} has been {city2}: an idea of {full}.
> {city2}
What is the twin town of {city}? / With which town is {city} twinned?
{city} has what twin? / Tell me which town is tied to {city}.
{full} brought {city} together with what town?
> {year}
Since when are {city} and {city2} twins? / When did {city} twin with {city2}?
{city} has been a twin of {city2} since? / Tell me when {full} brought the two towns together.
first year of the friendship with {city2}?
> {full}
Who brought {city} and {city2} together? / Whose idea was it to twin {city} with {city2}?
{city} and {city2} owe it to whom? / Tell me who wanted {city2} as a twin.
initiator of the twinning of {city}?

Ballot papers in {city} were printed on {colour} paper since {becauseof}.
As {becauseof}, the people of {city} voted on {colour} paper.
In {city} they had to print the ballots on {colour} paper, and why? Because {becauseof}.
> {colour}
What colour were the ballot papers in {city}? / On what sort of paper did {city} vote?
{city} voted on what colour of paper? / Tell me the colour of the ballots in {city}.
ballots in {city}: colour?
> {becauseof}
Why was the paper {colour}? / What was the reason for the {colour} ballots in {city}?
{city} took {colour} paper for what reason? / Tell me why {city} had such ballots.
Why {colour}, of all colours, in {city}?
> {city}
Where did one vote on {colour} paper? / Which town had {colour} ballots?
The {colour} ballots were used where? / Tell me which town voted on {colour} paper.
{colour} paper went into the boxes of what town?
"""
