"""Free sentences of daily life: celebrations, presents and invitations (see relations.py)."""

RELATIONS = """
You are cordially invited to our {party} at the {venue} on {spoken_day}. Please reply to {first}.
Our {party} is on {spoken_day} at the {venue}; let {first} know whether you are coming.
{first} would like to know by tomorrow who is coming to the {party} at the {venue} on {spoken_day}.
> {venue}
Where is the {party}? / At what place do we celebrate on {spoken_day}?
Where does the invitation to the {party} take us? / To which place do I go for the {party}?
Venue of the {party}?
Where should the guests go? / In which building do we celebrate?
> {spoken_day}
When is the {party}? / On what day is the invitation? / For which day are we invited to the {venue}?
What is the day of the {party}?
When should the guests turn up? / On which date do we celebrate?
> {first}
To whom do I reply about the {party}? / Whom should I tell whether I am coming?
Who takes the replies to the invitation? / Who wants to know about the {party}?
Who is waiting for the guests' answers? / To whom do I announce that I shall attend?
> {party}
To what are we invited at the {venue}? / What is being held at the {venue}?
What do they celebrate on {spoken_day}? / For what do I have to reply to {first}?
What is the occasion? / Which celebration are the guests asked to attend?

At the {party}, {first} unwrapped a {gift} from {first2} and could not hide (the|some) \
disappointment.
{first2} had brought a {gift} to the {party}, to the disappointment of {first}, who unwrapped it.
The {gift} that {first2} gave {first} at the {party} was a disappointment.
> {gift}
What did {first} get? / What did {first2} bring? / What did {first} unwrap at the {party}?
What was in the parcel from {first2}? / Which present was a disappointment?
Which present was not liked? / What did {first} find in the parcel?
> {first2}
Who gave the {gift}? / From whom did {first} get the {gift}? / Whose present disappointed {first}?
Who is the giver of the {gift}?
Who chose a present that was not liked? / Whose parcel did {first} open in vain hope?
> {party}
On what occasion was the {gift} given? / Where did {first} unwrap the {gift}?
At which celebration was {first} disappointed? / What was going on when {first} got the {gift}?
{first2} had brought the {gift} to which celebration?
On what occasion was the parcel opened? / Which celebration did {first2} and {first} both attend?

For my {kin}'s birthday, {first} suggests a {gift}, {first2} a {gift2}. I cannot decide.
A {gift}, as {first} proposes, or, as {first2} does, a {gift2}: what shall we give my {kin}?
{first2} thinks we should give my {kin} a {gift2}, but {first} is for a {gift}.
> {gift}
What does {first} suggest? / What is {first}'s idea for a present?
What would {first} give my {kin}? / Which present is {first} for?
What present does {first} have in mind? / If {first} has it our way, what do we buy?
> {gift2}
What does {first2} suggest? / What is {first2}'s idea for a present?
What would {first2} give my {kin}? / Which present is {first2} for?
What present does {first2} have in mind? / If we listen to {first2}, what do we buy?
> {first}
Who suggests a {gift}? / Whose idea is the {gift}? / Who is in favour of the {gift}?
Who wants us to buy a {gift}?
> {first2}
Who suggests a {gift2}? / Whose idea is the {gift2}? / Who is in favour of the {gift2}?
Who would rather see us buy a {gift2}?
> {kin}
Who has the birthday {first} and {first2} are thinking about?
For whom is the {gift} or the {gift2}? / Whom do we want to give something?
Which relative is to be given a {gift}?
For which relative do I need a present? / Who in my family is to be surprised with something nice?

The wedding of {full} and {full2} fell through because {reason_at_home}.
{full} and {full2} were to be married, but {reason_at_home}.
As {reason_at_home}, {full} and {full2} did not get married after all.
> {reason_at_home}
Why did the wedding fall through? / What came between {full} and {full2}?
For what reason was there no wedding? / Why did {full} not get married?
What prevented the marriage of {full2}?
Why was there no marriage? / What stopped the bride and groom?
> {full2}
Whom was {full} to marry? / With whom did {full} want to live?
Whose wedding with {full} fell through?
Who was nearly {full}'s other half? / With whom was {full} to go to the altar?
> {full}
Whom was {full2} to marry? / With whom did {full2} want to live?
Who did not get {full2} after all? / {full2} was left unmarried by whom?
Whom did {full2} lose because {reason_at_home}?
Who was nearly {full2}'s other half? / Whom was {full2} to meet at the altar?

On each table there will be {flower} and a {toy}; {first} is making {tally} of each.
{first} is making up {tally} tables with {flower} and a {toy} on each.
There are {tally} tables, says {first}, and on every one {flower} and a {toy}.
> {tally}
How many tables are there? / How many of each is {first} making?
What number of tables is decorated? / For how many tables are the {flower}?
How many times is the same arrangement of blossoms and plaything set up?
For how many groups of guests is {first} decorating?
> {flower}
Which flowers are on the tables? / What is on each table beside the {toy}?
With what blossoms does {first} decorate? / What do I buy for the tables, apart from the {toy}?
Which blossoms serve as decoration? / What plant do the guests see in front of them?
> {toy}
What is on each table beside the {flower}? / Which toy stands on the tables?
What does {first} put next to the {flower}?
Which plaything serves as decoration? / What will amuse the children in front of their plates?
> {first}
Who decorates the tables? / Who is making the decorations?
Whose work are the tables with {flower}?
Who is decorating the hall for the guests? / Name the one in charge of the blossoms and playthings.

They danced at the {venue} until {spoken_time}, when {person} (pulled the plug|sent everybody home).
At {spoken_time} {person} pulled the plug, and the dancing at the {venue} was over.
Until {person} put an end to it at {spoken_time}, there was dancing at the {venue}.
> {spoken_time}
Until when did they dance? / When was the dancing over? / How late did it get at the {venue}?
At what time did {person} end it?
When did the music stop? / Up to what hour could the couples twirl?
> {person}
Who put an end to the dancing at {spoken_time}? / Who pulled the plug?
Because of whom did they stop at {spoken_time}? / Who spoiled the fun at the {venue}?
Who stopped the music? / Somebody spoilt the fun of the couples. Who?
> {venue}
Where did they dance? / Where did {person} pull the plug? / At what place was there dancing?
{person} sent the dancers home from where? / Dancing until {spoken_time}: at what place?
Where did the couples twirl? / Which building was the ball in?

The {cake} was in the shape of a {toy}, weighed {weight} and came from {first}'s oven.
{first} had baked a cake in the shape of a {toy}, {weight} of {cake}.
In the shape of a {toy} and with a weight of {weight}, {first}'s {cake} stood on the table.
> {toy}
What shape was the {cake}? / What did {first}'s cake look like?
In the form of what was the {cake}? / What did the {weight} of cake represent?
Which plaything did the baked treat look like? / What had {first} modelled the dough on?
> {weight}
How heavy was the {cake}? / What did {first}'s cake weigh? / How much {cake} was there?
Weight of the cake in the shape of a {toy}?
How heavy was the baked treat? / What did the scales say about {first}'s work?
> {first}
Who baked the {cake}? / Whose cake looked like a {toy}? / From whose oven was the {cake}?
Who made the heavy treat? / In whose kitchen was the plaything of dough made?
> {cake}
What kind of cake was the {toy}? / What did {first} bake?
Of what sort was the cake that looked like a {toy}? / What weighed {weight} and looked like a {toy}?
{first}'s {weight} of what was in the shape of a {toy}?
Which heavy treat did the guests see? / What did {first} make for tea?

{first}, {tally} today, wished for nothing but a {toy} and got a {school_thing}.
What {first} wanted for the birthday, {tally} years old today, was a {toy}, not a {school_thing}.
A {school_thing} was what {first} got on turning {tally}; a {toy} was what {first} had wished for.
> {toy}
What did {first} want? / What did {first} wish for? / What was {first}'s wish on turning {tally}?
What would have made {first} happy?
Which plaything had the child hoped for? / What was not in {first}'s parcel, alas?
> {school_thing}
What did {first} get? / What was {first} given instead of a {toy}?
What did the birthday bring {first}? / What was in the parcel for {first}?
What useful thing was in the parcel? / Which present was a let-down for {first}?
> {tally}
How old is {first}? / What age is {first} today? / {first}'s age?
What age has the child reached? / How many candles does {first} blow out?
> {first}
Who has turned {tally}? / Who is {tally} years old now? / Who wished for a {toy}?
Who got a {school_thing}?
Which child hoped for a plaything in vain? / Whose parcel was a let-down?

Secret Santa: {first} drew {first2}, who must get something for {price} at most, wrapped in \
{colour}.
{first} has to find something for {first2}, {price} at the most, in {colour} paper.
In {colour} paper and for no more than {price}: that is the present {first} owes {first2}.
> {first2}
Whom did {first} draw? / For whom does {first} need a present? / Who gets something from {first}?
To whom is {first} the secret Santa?
Who will receive the surprise? / Whom does {first} have to please?
> {price}
How much may {first} spend? / What is the upper limit for {first2}'s present?
What may the present from {first} cost? / At most how much is it for {first2}?
How much may the surprise cost? / What is the limit when {first} goes shopping?
> {colour}
What colour is the paper round {first2}'s present?
In which colour is the present for {first2} wrapped? / What wrapping does {first} need?
{first2}'s present will be wrapped in what colour? / Colour of the paper that {first} has to buy?
What shade should the parcel be? / Which hue will {first2} see before opening it?
> {first}
Who drew {first2}? / Who owes {first2} a present? / Who is looking for something for {first2}?
Who has to buy the surprise? / Who goes shopping so that {first2} is pleased?

The speech at the {party} was to last {duration}; {person} was still talking after {duration2}.
{person} was asked for {duration} and spoke for {duration2} at the {party}.
Instead of {duration} as agreed, {person}'s speech at the {party} took {duration2}.
> {duration2}
How long did {person} speak? / How long did the speech really take?
For how long did the guests have to listen at the {party}? / What did the {duration} become?
For how long did the guests have to listen? / How long did the speaker go on in fact?
> {duration}
How long should {person} have spoken? / How long was the speech to last?
What had been agreed for the speech? / {person} took {duration2}; how much was meant?
Time given to {person} at the {party}?
How long should the address have been? / How much time did the host allow the speaker?
> {person}
Who made the speech? / Who spoke too long? / Who talked for {duration2}? / Whose speech was it?
Who went on and on? / Which speaker could not find an end?
> {party}
On what occasion did {person} speak? / Where was the speech so long? / At what was {person} talking?
At which celebration was {person} asked to speak? / {duration2} of {person} had to be endured where?
On what occasion was the address far too long?
Which celebration was {person} boring the guests at?

In lieu of flowers, the family of the late {full} asks for gifts to the {charity}, account {number}.
No flowers, please: give to the {charity}, account {number}, as {full} would have wished.
{full} would have wished for gifts to the {charity} instead of flowers; the account is {number}.
> {charity}
To what should mourners give? / What did {full} care about? / Instead of flowers, what is supported?
For which cause does the family of {full} ask?
Which good cause should mourners support? / Where should I send money instead of a wreath?
> {number}
To which account do I pay for the {charity}? / What is the account of the {charity}?
Account number for {full}'s cause? / Where, to what account, should the money for the {charity} go?
Which bank details do mourners need? / What figures do I write on the transfer?
> {full}
Who has died and cared about the {charity}? / Whose family wants no flowers?
In whose memory do we give to the {charity}? / Name of the deceased who cared about the {charity}?
Who has died? / Whose funeral is it?

{first} broke the {keepsake} at the {party} and has been sending us {flower} {frequency} since.
Since breaking our {keepsake} at the {party}, {first} sends {flower} {frequency}.
We get {flower} {frequency} from {first}, who broke the {keepsake} at our {party}.
> {keepsake}
What did {first} break? / What was broken at the {party}? / Why does {first} send {flower}?
What was {first}'s mishap at the {party}, what went to pieces?
What precious thing was smashed? / Which object of ours fell victim to a clumsy guest?
> {flower}
What does {first} send us? / Which flowers do we get from {first}? / How does {first} apologise?
What comes {frequency} because of the {keepsake}?
Which blossoms arrive as an apology? / What does the florist bring on {first}'s behalf?
> {frequency}
How often do we get {flower}? / How often does {first} send something?
At what intervals does {first} say sorry? / {flower} arrive from {first} how often?
How regularly does {first} think of the {keepsake} and send {flower}?
How regularly does the apology arrive?
At what intervals does the florist knock on {first}'s behalf?
> {first}
Who broke the {keepsake}? / From whom are the {flower}? / Who feels guilty about the {keepsake}?
Who sends {flower}?
Which clumsy guest is still apologising? / Who smashed something of ours?

As godparents of {first} they chose {full} and {full2}, a {calling} and a {calling2} by trade.
{first}'s godparents are a {calling}, {full}, and a {calling2}, {full2}.
{full}, a {calling}, and {full2}, a {calling2}, became godparents to {first}.
> {calling}
What is {full} by profession? / What does {full} do? / What trade does {full} follow?
What does the godparent called {full} do for a living?
What does {full} do for a living? / Which profession has the first of the child's two sponsors?
> {calling2}
What is {full2} by profession? / What does {full2} do? / What trade does {full2} follow?
{full} is a {calling}; and the other godparent? / Trade of {full2}, {first}'s godparent?
What does {full2} do for a living? / Which profession has the second of the child's two sponsors?
> {first}
Whose godparents are {full} and {full2}? / To whom is {full} a godparent?
Which child was christened? / For which child are a {calling} and a {calling2} godparents?
{full} and {full2} are godparents to whom?
Who has {full} and {full2} as sponsors?
> {full}
Which godparent is a {calling}? / Name of the {calling} among {first}'s godparents?
Who is {first}'s godparent and a {calling}? / {first}'s godparents are {full2} and who?
The {calling} who is godparent to {first} is called what?
Which sponsor works as a {calling}? / Besides {full2}, who promised to look after the child?
> {full2}
Name of the {calling2} among {first}'s godparents? / Which godparent is a {calling2}?
Beside {full}, who is {first}'s godparent? / {first}'s godparents are {full} and who?
The {calling2} who is godparent to {first} is called what?
Which sponsor works as a {calling2}? / Besides {full}, who held the child at the font?

We shall be {tally} at table if {first} brings {first2}, so put out the {colour} plates as well.
If {first2} comes with {first}, there will be {tally} of us, and we need the {colour} plates too.
Put out the {colour} plates as well: with {first} and {first2} we are {tally}.
> {tally}
How many shall we be with {first} and {first2}? / For how many do I lay the table if {first2} comes?
What is the number of guests with {first2}?
How many people will there be if {first} does not come alone?
How many people must I cook for? / Chairs needed if everyone turns up?
> {colour}
Which plates do we need too? / What colour are the extra plates? / Which plates should I put out?
Plates for {tally}: which ones must be put out too?
If {first2} comes, plates of what colour are needed?
Which other dishes should I take from the cupboard, by their shade?
Crockery of what hue is wanted too?
> {first2}
Whom might {first} bring? / With whom may {first} come? / Who is coming along with {first}?
Who would be {first}'s companion?
Whom might {first} have in tow? / Who turns up at {first}'s side?
> {first}
Who might bring {first2}? / With whom would {first2} come? / Whose companion is {first2}?
Who might have {first2} in tow? / At whose side does {first2} turn up?

{first}'s mask at carnival was a {animal}'s head of glued paper that took {spell} to dry.
It took {spell} for the {animal} of glued paper to dry that {first} wore at carnival.
At carnival {first} wore the head of a {animal}, made of glued paper and dried for {spell}.
> {animal}
What was {first}'s mask? / Which animal did {first} wear on the head?
As what did {first} go to the carnival? / The head of what animal did {first} make?
Which beast's face did the masker put on? / As what creature did {first} go out?
> {spell}
How long did the mask dry? / How long did the glued paper need?
After what time was {first}'s mask dry? / Drying time of {first}'s {animal}?
How long before carnival did {first} have to be ready, for the glue to dry?
How long was the disguise too wet to put on? / How much time did {first} have to wait for the glue?
> {first}
Who wore the {animal}'s head? / Whose mask took {spell} to dry?
Who went to the carnival as a {animal}?
Who was disguised as a beast? / Behind the face of the {animal}, who was hiding?

This {gift} is from all of us in the {club}, {first}, and may your retirement last {spell}.
From all of us in the {club} to {first}: a {gift}, and {spell} of happy retirement.
On retiring, {first} got a {gift} from the {club}, and good wishes for the next {spell}.
> {gift}
What did {first} get? / What did the {club} give? / What was the present for the retirement?
What does {first} have from the {club}?
Which present marks the end of somebody's working life? / What do the members hand over to {first}?
> {club}
From whom is the {gift}? / Who gave {first} the {gift}? / Which group says goodbye to {first}?
Where is {first} a member?
Which society says farewell to somebody? / Who chipped in for {first}'s present?
> {first}
Who is retiring? / For whom is the {gift}? / Whom does the {club} see off?
Who leaves with a {gift}? / The {club} wishes whom a long retirement?
Who is to have a rest from work? / Whose farewell are the members celebrating?
> {spell}
How long should the retirement last? / For how long do they wish {first} well?
What length of retirement do they wish {first}?
The {club} hopes that {first} will be retired for how long?
How many years or days of rest are {first} wished?
How long do the members hope the rest from work will be?
What length of leisure do they want {first} to have?
"""
