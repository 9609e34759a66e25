"""Free sentences: long and involved ones, as articles have them (see relations.py)."""

RELATIONS = """
The house, built in {oldyear} for a {livelihood} and later used, in turn, as a school, a prison \
and a store for {cargo}, was bought last week by {full} for {amount}.
Last week {full} paid {amount} for the house that was built in {oldyear} for a {livelihood} and \
that served in the end as a store for {cargo}.
> {full}
Who bought the house? / Who is the new owner of the house from {oldyear}? / Who paid {amount}?
The house of {oldyear} was bought by whom? / Do you know who now owns what was once a prison?
buyer of the house?
Who has become the new owner of the building? / Name the person who now has the former jail.
> {amount}
How much did {full} pay? / For how much was the house sold?
What did the {livelihood}'s house cost {full}?
The house of {oldyear} brought how much? / Do you know what {full} paid last week?
price of the house?
How much money did the old building change hands for? / cost of {full}'s new property?
> {livelihood}
For whom was the house built that {full} bought? / Who was the first owner, by trade?
What was the first owner?
The house of {oldyear} was meant for what sort of person?
Do you know who had the house built in {oldyear}? / first owner of {full}'s house?
What did the man do for a living for whom it was first put up? / trade of the very first owner?
> {cargo}
What was stored in the house? / For what did the house serve in the end?
The house of {oldyear} was last used for what? / Do you know what lay in {full}'s house?
goods stored there last?
What goods filled the building before {full} got it? / Which wares was it the warehouse for?
> {oldyear}
When was the {livelihood}'s house built?
From what year is the house that {full} bought?
{full}'s house dates from when? / Do you know when a house was built for the {livelihood}?
year of the house?
How far back does the building go? / When did the masons put up {full}'s new property?

Contrary to what the {newspaper} printed on {weekday}, it was not the {faction} but the \
{faction2} that voted for the tax on {cargo}.
The {newspaper} was wrong on {weekday}: the tax on {cargo} was voted for by the {faction2}, while \
the {faction} was against it.
> {faction2}
Who really voted for the tax? / Which party wanted to tax {cargo}? / Whose votes were for the tax?
The tax on {cargo} had the votes of whom? / Do you know whom the paper should have named?
party in favour of the tax?
Which group did in fact say yes to the levy? / Whose support did the levy really have?
> {newspaper}
Which paper made a mistake? / Who printed something wrong? / Where was the mistake printed?
The {faction} was wrongly named by which paper? / Do you know who must correct {weekday}'s report?
name of the paper that was wrong?
Which publication got its facts mixed up? / Tell me who must apologise to readers for the error.
> {cargo}
What is to be taxed? / On what goods did they vote? / What is the tax about?
The {faction2} wants to tax what? / Do you know what will cost more because of the {faction2}?
goods in question?
Which wares will be made dearer by the levy? / What do traders have to hand over more money for?
> {weekday}
When did the {newspaper} print it? / On which day was the mistake in the paper?
The {newspaper} was wrong when? / Do you know the day of the wrong report?
day of the {newspaper}'s mistake?
When did readers get the false story? / What was the day of the error?
> {faction}
Which party was against the tax? / Whom did the {newspaper} name by mistake?
The {newspaper} wrongly named whom? / Do you know who did not vote for the tax on {cargo}?
party named in error?
Which group did in fact say no? / Who was falsely reported to support the levy?

Eight years after being told by a doctor in {city} that nobody with {sickness} could do so, \
{full}, now {grownage}, has swum around {islet}.
{full} ({grownage}) has swum around {islet}, though a doctor in {city} had said that with \
{sickness} such a thing was out of the question.
> {islet}
Around what did {full} swim? / Which island did {full} circle?
{full} swam round what? / Do you know how far {full} got with {sickness}: round which island?
island that {full} swam around?
What piece of land did the brave swimmer go round? / Which bit of land in the sea is mentioned?
> {sickness}
What did {full} suffer from? / What illness did the doctor speak of?
With which disease did {full} go swimming?
{full} has what illness? / Do you know what should have stopped {full}? / {full}'s illness?
What is wrong with the swimmer's health? / Which disease did {full} overcome in the water?
> {grownage}
How old is {full}? / At what age did {full} swim around {islet}?
{full} is now how old? / Do you know the age of the person who swam around {islet}? / age of {full}?
How many birthdays has the swimmer had? / What is {full}'s age?
> {full}
Who swam around {islet}? / Who proved the doctor wrong? / Whom did the doctor in {city} warn?
{islet} was circled by whom? / Do you know who swims in spite of {sickness}? / name of the swimmer?
Which athlete proved the physician wrong?
Tell me who would not listen to the gloomy medical opinion.
> {city}
Where was the doctor who spoke of {sickness}? / In which town did {full} see a doctor?
The doctor who was wrong is from where? / Do you know where {full} was told not to swim?
town of the doctor?
Where was the gloomy physician's surgery? / Which town did the wrong medical opinion come from?

What the divers had taken for a {animal} turned out, once it had been cleaned by {full} of the \
museum in {city}, to be a {find} from the {century}.
Cleaned by {full}, the thing which looked like a {animal} is in fact a {find} of the {century}, \
says the museum in {city}.
> {find}
What was it really that looked like a {animal}? / What had the divers found?
What turned out to be from the {century}?
The {animal} turned out to be what? / Do you know what {full} had in front of him when it was clean?
true nature of the {animal}?
What had they really brought up from the sea bed? / Which object appeared under the dirt?
> {century}
How old is the {find}? / From which century is the {find}? / To what time does the {find} belong?
The {find} was made when? / Do you know how many centuries old it is, or from which one?
time of the {find}?
How old is the object from the sea bed? / What age does the expert put it in?
> {full}
Who cleaned the {find}? / Who works for the museum in {city}?
The {find} was cleaned by whom? / Do you know who took the dirt off the {find}?
name of the person in the museum?
Which expert got the dirt off? / Name the person who solved the mystery in {city}.
> {animal}
For what did the divers take it? / What did the find look like at first?
Before it was cleaned, the {find} seemed to be what?
Do you know what the divers believed they had seen? / first guess of the divers?
What was it mistaken for on the sea bed? / Which creature did they believe they had found?

Under the agreement, {realm} will supply {weight} of {cargo} a year to {realm2}, which in return \
lets the fishermen of {realm} use {lake}.
The fishermen of {realm} may use {lake}, and for that {realm2} gets {weight} of {cargo} from \
{realm} every year.
> {weight}
How much does {realm2} get a year? / What quantity of {cargo} is supplied?
What amount of {cargo} leaves {realm} every year?
{realm} gives {realm2} how much {cargo}? / Do you know how much goes to {realm2}?
yearly amount for {realm2}?
What quantity must be delivered between one January and another?
size of the annual shipments to {realm2}?
> {cargo}
What does {realm} supply? / What does {realm2} receive? / In what goods does {realm} pay?
{realm} pays {realm2} in what? / Do you know what the use of {lake} is paid with?
goods from {realm}?
Which goods does {realm} deliver? / What is the payment for being allowed to cast nets there?
> {lake}
Where may the fishermen of {realm} work? / What does {realm2} let them use?
Which lake is opened to the fishermen?
{realm} wants to fish where? / Do you know what {realm} gets for its {cargo}?
water of {realm2} that is open now?
Where can {realm}'s boats cast their nets? / Which body of water is part of the deal?
> {realm2}
Who receives the {cargo}? / To whom does {realm} supply {cargo}? / Who owns {lake}?
{realm} made an agreement with whom? / Do you know who gets {cargo} for a lake? / owner of {lake}?
Which state gets the deliveries? / Who does {realm} have the deal with?

As the last of the {guild} left the hall in {city}, one of them, a man named {last}, was heard to \
say that {ruler} would pay for this with {numberword} of the best {animals}.
"{ruler} shall pay for this with {numberword} of the best {animals}," a man named {last} said as \
the {guild} left the hall in {city}.
> {last}
Who said that {ruler} would pay? / What was the name of the man among the {guild}?
{ruler} was threatened by whom? / Do you know who spoke of {animals} in {city}?
name of the angry man?
Who uttered the threat? / Name the member with revenge in mind.
> {ruler}
Who was to pay, as {last} said? / From whom did {last} want {animals}? / Whom did {last} threaten?
{last} was angry with whom? / Do you know who should lose {animals}? / monarch threatened in {city}?
Who was the threat aimed at? / Which monarch had made them so angry?
> {numberword}
How many {animals} was {ruler} to give? / How many of the best {animals} did {last} want?
{last} wanted how many {animals}? / Do you know what number of {animals} it was to be?
number of {animals} for {last}?
How many beasts did the angry member want as a punishment?
What was the size of the penalty demanded from {ruler}?
> {guild}
Who left the hall in {city}? / To which trade did {last} belong? / Whose meeting was in {city}?
{last} was one of which trade? / Do you know who had met in {city}? / craftsmen angry with {ruler}?
Which craftsmen had assembled in {city}? / Whose gathering ended with a threat?

Spectators, {thousands} of whom had paid {price} each, whistled when {full}, the {byname}, left \
the ring at {city} after no more than {fewword} minutes.
After {fewword} minutes it was over for {full}, known as the {byname}, at {city}, and the \
{thousands} who had paid {price} each whistled.
> {fewword} minutes
How long was {full} in the ring? / After what time did {full} leave? / How long did the fight last?
{full} lasted how long? / Do you know after how long the {byname} left the ring?
time that {full} held out?
How long did the boxer hold out? / What was the length of the disappointing bout?
> {price}
What did a ticket cost at {city}? / How much had each of them paid in {city}?
What did they pay to see {full}?
The {byname} could be seen for how much? / Do you know what it cost to whistle at {full}?
ticket for {full}'s fight?
How much money did a ticket cost? / admission to {full}'s bout?
> {thousands}
How many people had paid to see {full}? / How many came to see {full}?
How big was the crowd at {city}?
{full} was seen by how many who had paid? / Do you know how many tickets they sold at {city}?
paying crowd?
How many tickets were sold for the bout? / What was the size of the disappointed crowd?
> {byname}
What is {full} called? / By which name do the fans know {full}?
{full} is known as what? / Do you know what they shout when {full} comes in? / nickname of {full}?
What is the boxer's nickname? / Which title do the fans give {full}?
> {full}
Who left the ring so soon? / Who is the {byname}? / At whom did they whistle?
The {byname} is really who? / Do you know who lasted only {fewword} minutes?
real name of the {byname}?
Which boxer made the crowd so angry? / Who disappointed the fans in {city}?

In a letter that was not opened until {year}, {full} asks the people of {city} to forgive the \
affair of {story} and to look {hidingplace}.
{full}, in a letter first opened in {year}, says sorry to {city} for {story} and advises everyone \
to look {hidingplace}.
> {hidingplace}
Where should the people of {city} look? / Where does {full} tell them to look?
What place is named in the letter?
{full} wants people to look where? / Do you know where there may be something, says {full}?
place in the letter to {city}?
Where does the writer send them to search?
Which spot is worth a search, according to the envelope?
> {year}
When was the letter opened? / Until when was the letter of {full} closed?
{full}'s letter was read when? / Do you know when {city} learned what {full} had to say?
year in which it was opened?
When was the seal of the envelope broken? / Until what year did {full}'s words stay unread?
> {story}
For what does {full} say sorry? / What should the people of {city} forgive?
What had {full} done to {city}?
{full} regrets what? / Do you know what affair the letter is about? / thing {city} should forgive?
Which misdeed does the writer regret? / What weighed on {full}'s conscience?
> {full}
Who wrote the letter about {story}? / Who asks to be forgiven? / Whose letter was opened in {year}?
The letter to {city} is from whom? / Do you know who regrets {story}? / sorry person?
Who had a bad conscience? / Tell me which writer apologises to a whole town.
> {city}
To which town is the letter addressed? / Whose people should forgive {full}?
{full} asks whom to forgive? / Do you know who should look {hidingplace}?
{full}'s letter: to what town?
Which town gets an apology? / Whose citizens had the writer wronged?

Not one of the {small} {animals} which {full} drove over {peak} that winter was lost, though two \
of the men had {sickness}.
{full} drove {small} {animals} over {peak} in winter and lost none, while {sickness} struck two \
of the men.
> {small}
How many {animals} did {full} drive? / How many {animals} went over {peak}?
{full} had how many {animals} on {peak}? / Do you know the number of {animals}?
size of {full}'s herd?
How many head of livestock did the herder have? / herd of {full}: how big?
> {peak}
Over which mountain did {full} go? / What did {full} cross with the {animals}?
{full} crossed what in winter? / Do you know where none of the {animals} was lost?
mountain on {full}'s way?
Which mountain did the herd cross? / What height lay in the way when it was cold?
> {sickness}
What did two of the men with {full} have? / Which illness struck the men?
What were the men down with?
{full}'s men suffered from what? / Do you know what two of them caught on {peak}?
illness on the way over {peak}?
Which disease did the herder's helpers catch? / What were {full}'s helpers ill with?
> {animals}
What did {full} drive over {peak}? / Which animals were taken across the mountain?
{full} took {small} of what across? / Do you know what came safely over {peak}?
beasts in {full}'s care?
What kind of beasts were in the herd? / Which livestock did {full} bring across safely?
> {full}
Who drove the {animals}? / Who crossed {peak} in winter? / Who was in charge of the {animals}?
{peak} was crossed in winter by whom? / Do you know who lost none of the {small} {animals}?
driver of the {animals}?
Who was the herder? / Which person brought the whole herd across safely in the cold?
"""
