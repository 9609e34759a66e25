"""What people do with things: groups of verbs of one meaning, and frames in which each verb of a
group may tell and any other may ask. A verb has its base, its past and its participle."""

# Verbs of having to do with a thing at a place.
VERBS_OF_PLACE = """
hide hid hidden, conceal concealed concealed, stash stashed stashed
find found found, discover discovered discovered, come-across came-across come-across
lose lost lost, mislay mislaid mislaid
see saw seen, spot spotted spotted, notice noticed noticed
leave left left, drop dropped dropped, abandon abandoned abandoned
keep kept kept, store stored stored, put put put
repair repaired repaired, fix fixed fixed, mend mended mended
paint painted painted
photograph photographed photographed, film filmed filmed
break broke broken, damage damaged damaged, smash smashed smashed
steal stole stolen, swipe swiped swiped
clean cleaned cleaned, polish polished polished, wash washed washed
bury buried buried, dig-in dug-in dug-in
test tested tested, try-out tried-out tried-out, check checked checked
build built built, make made made, put-together put-together put-together
sell sold sold, trade traded traded
buy bought bought, purchase purchased purchased, get got got
exhibit exhibited exhibited, show showed shown, display displayed displayed
hang-up hung-up hung-up, set-up set-up set-up, mount mounted mounted
unpack unpacked unpacked, unwrap unwrapped unwrapped
throw-away threw-away thrown-away, discard discarded discarded
burn burned burned, set-alight set-alight set-alight
measure measured measured, survey surveyed surveyed
weigh weighed weighed
examine examined examined, inspect inspected inspected, study studied studied
lock-up locked-up locked-up, secure secured secured
pick-up picked-up picked-up, collect collected collected, fetch fetched fetched
return returned returned, bring-back brought-back brought-back, hand-in handed-in handed-in
deliver delivered delivered, drop-off dropped-off dropped-off, bring brought brought
confiscate confiscated confiscated, seize seized seized, take-away took-away taken-away
""".strip().splitlines()

# Verbs of passing a thing between two people.
VERBS_OF_GIVING = """
give gave given, hand handed handed, pass passed passed
lend lent lent, loan loaned loaned
send sent sent, mail mailed mailed, post posted posted
sell sold sold, trade traded traded
promise promised promised, offer offered offered
show showed shown, demonstrate demonstrated demonstrated
return returned returned, bring-back brought-back brought-back, give-back gave-back given-back
present presented presented, donate donated donated, award awarded awarded
deliver delivered delivered, bring brought brought, take took taken
""".strip().splitlines()

# In a frame, [base], [past] and [part] are replaced by the forms of any verb of the group.
PLACE_FRAMES = """
{person} [past] the {thing} at the {place}.
The {thing} was [part] at the {place} by {person}.
At the {place}, {person} [past] the {thing}.
It was {person} who [past] the {thing} at the {place}.
> {place}
Where did {person} [base] the {thing}? / Where was the {thing} [part]?
At which place was the {thing} [part]?
At what place did {person} [base] the {thing}? / In which place did that happen to the {thing}?
Where did it happen to the {thing}?
> {person}
Who [past] the {thing}? / Who [past] the {thing} at the {place}? / By whom was the {thing} [part]?
Which person [past] the {thing}?
Who was it that [past] the {thing}? / Who was at the {place}?
> {thing}
What did {person} [base]? / What did {person} [base] at the {place}?
What was [part] at the {place}? / Which thing did {person} [base]?
What did {person} have to do with? / Which thing was [part]?

On {date}, {person} [past] the {thing}. / {person} [past] the {thing} on {date}.
The {thing} was [part] by {person} on {date}.
It was on {date} that {person} [past] the {thing}.
The day on which {person} [past] the {thing} was {date}.
> {date}
When did {person} [base] the {thing}? / When was the {thing} [part]?
On (which|what) day did {person} [base] the {thing}?
On what date was the {thing} [part]? / Which day was it when {person} [past] the {thing}?
> {person}
Who [past] the {thing}? / Who [past] the {thing} on {date}? / By whom was the {thing} [part]?
Who was it that [past] the {thing}?
> {thing}
What did {person} [base]? / What was [part] on {date}? / What did {person} [base] on {date}?
Which thing did {person} [base]?

The {job} [past] {count} {objects} in the {room}.
In the {room}, the {job} [past] {count} {objects}.
{count} {objects} were [part] by the {job} in the {room}.
> {count}
How many {objects} (did the {job} [base]|were [part] in the {room}|were [part] by the {job})?
How many {objects} did the {job} [base] in the {room}?
What number of {objects} did the {job} [base]?
> {room}
Where did the {job} [base] the {objects}? / In which room were the {objects} [part]?
Where were {count} {objects} [part]?
> {job}
Who [past] the {objects}? / Who [past] {count} {objects}? / By whom were the {objects} [part]?
Who [past] something in the {room}?
> {objects}
What did the {job} [base] (in the {room}|)? / What was [part] in the {room}?
Of what did the {job} [base] {count}?

"""
GIVING_FRAMES = """
{person} [past] the {thing} to {person2}. / The {thing} was [part] to {person2} by {person}.
To {person2} the {thing} was [part] by {person}.
It was {person2} to whom {person} [past] the {thing}.
{person2} got the {thing} when {person} [past] it.
> {person2}
To whom did {person} [base] the {thing}? / Who did {person} [base] the {thing} to?
Who (got|received) the {thing}? / To whom was the {thing} [part]?
> {person}
Who [past] the {thing} to {person2}? / From whom did {person2} (get|receive) the {thing}?
By whom was the {thing} [part]? / Who [past] the {thing}?
> {thing}
What did {person} [base] to {person2}? / What did {person2} (get|receive)?
What was [part] to {person2}? / What did {person} [base]?

On {weekday}, {person} [past] a {thing} to {person2}.
{person2} was [part] a {thing} by {person} on {weekday}.
A {thing} was [part] to {person2} on {weekday} by {person}.
On {weekday}, a {thing} was what {person} [past] to {person2}.
> {weekday}
On which day did {person} [base] the {thing} to {person2}? / When did {person} [base] the {thing}?
When did {person2} (get|receive) the {thing}?
> {person2}
To whom did {person} [base] a {thing}? / Who (got|received) a {thing} from {person}?
To whom was the {thing} [part]?
> {person}
Who [past] a {thing} to {person2}? / From whom did {person2} get a {thing}?
> {thing}
What did {person} [base] to {person2} on {weekday}? / What did {person2} get from {person}?
What was [part] to {person2}?

"""

# Verbs of what one person does to another.
VERBS_OF_PEOPLE = """
meet met met, run-into ran-into run-into, come-across came-across come-across
visit visited visited, call-on called-on called-on, drop-in-on dropped-in-on dropped-in-on
help helped helped, assist assisted assisted, support supported supported
warn warned warned, alert alerted alerted, caution cautioned cautioned
interview interviewed interviewed, question questioned questioned
teach taught taught, train trained trained, instruct instructed instructed
hire hired hired, employ employed employed, take-on took-on taken-on
replace replaced replaced, succeed succeeded succeeded, follow followed followed
defeat defeated defeated, beat beat beaten, outplay outplayed outplayed
rescue rescued rescued, save saved saved, free freed freed
thank thanked thanked, praise praised praised
accuse accused accused, blame blamed blamed
invite invited invited, ask-over asked-over asked-over
photograph photographed photographed, film filmed filmed
recognise recognised recognised, identify identified identified, know-again knew-again known-again
""".strip().splitlines()

# Verbs of what one does to a city.
VERBS_OF_CITY = """
visit visited visited, tour toured toured, explore explored explored
leave left left, quit quit quit
reach reached reached, get-to got-to got-to, arrive-in arrived-in arrived-in
describe described described, write-about wrote-about written-about
photograph photographed photographed, film filmed filmed
govern governed governed, rule ruled ruled, run ran run
map mapped mapped, survey surveyed surveyed
move-to moved-to moved-to, settle-in settled-in settled-in
pass-through passed-through passed-through, cross crossed crossed
""".strip().splitlines()

# Verbs of exchange for money.
VERBS_OF_PRICE = """
buy bought bought, purchase purchased purchased, acquire acquired acquired
sell sold sold, auction-off auctioned-off auctioned-off
rent rented rented, hire hired hired
repair repaired repaired, fix fixed fixed, restore restored restored
insure insured insured, cover covered covered
order ordered ordered, reserve reserved reserved
pawn pawned pawned
""".strip().splitlines()

# Verbs of what a company does with a product.
VERBS_OF_COMPANY = """
launch launched launched, release released released, introduce introduced introduced
recall recalled recalled, withdraw withdrew withdrawn, pull pulled pulled
patent patented patented, protect protected protected
redesign redesigned redesigned, improve improved improved, rework reworked reworked
discontinue discontinued discontinued, drop dropped dropped, give-up gave-up given-up
test tested tested, try-out tried-out tried-out
advertise advertised advertised, promote promoted promoted
""".strip().splitlines()

PEOPLE_FRAMES = """
{person} [past] {person2} at the {place}. / At the {place}, {person} [past] {person2}.
{person2} was [part] by {person} at the {place}.
It was at the {place} that {person} [past] {person2}.
> {place}
Where did {person} [base] {person2}? / Where was {person2} [part]?
At which place did {person} [base] {person2}?
At what place was {person2} [part] by {person}? / Where did that happen to {person2}?
> {person}
Who [past] {person2}? / By whom was {person2} [part]? / Which person [past] {person2}?
Who was it that [past] {person2}? / Who [past] {person2} at the {place}?
> {person2}
Whom did {person} [base]? / Who did {person} [base]? / Who was [part] by {person}?
Who was [part] at the {place}? / Which person did {person} [base]?

On {date}, {person} [past] {person2}. / {person} [past] {person2} on {date}.
{person2} was [part] by {person} on {date}.
It was on {date} that {person} [past] {person2}.
The day on which {person} [past] {person2} was {date}.
> {date}
When did {person} [base] {person2}? / When was {person2} [part]?
On which day did {person} [base] {person2}?
On what date was {person2} [part] by {person}?
What was the day on which {person} [past] {person2}?
> {person}
Who [past] {person2}? / By whom was {person2} [part]? / Who [past] {person2} on {date}?
Which person [past] {person2}? / Who was it that [past] {person2}?
> {person2}
Whom did {person} [base] on {date}? / Who was [part] by {person}? / Who did {person} [base]?
Who was [part] on {date}? / Which person did {person} [base]?

"""
CITY_FRAMES = """
{person} [past] {city} in {year}. / In {year}, {person} [past] {city}.
It was {city} that {person} [past] in {year}.
{person} was the one who [past] {city} in {year}.
The year in which {person} [past] {city} was {year}.
> {year}
When did {person} [base] {city}? / In which year did {person} [base] {city}?
What year was it when {person} [past] {city}?
In what year was {person} in {city}? / When was {person} in {city}?
> {city}
Which city did {person} [base]? / What city did {person} [base] in {year}?
Which place did {person} [base]?
Where was {person} in {year}? / Which city was it that {person} [past]?
> {person}
Who [past] {city}? / Who [past] {city} in {year}? / Which person [past] {city}?
Who was it that [past] {city}?
Who was in {city} in {year}?

"""
PRICE_FRAMES = """
{person} [past] the {thing} for {price}. / For {price}, {person} [past] the {thing}.
The {thing} was [part] by {person} for {price}.
It was for {price} that {person} [past] the {thing}.
{price} is the sum for which {person} [past] the {thing}.
> {price}
For how much did {person} [base] the {thing}? / For how much was the {thing} [part]?
For what price did {person} [base] the {thing}?
At what price was the {thing} [part]? / For what sum did {person} [base] the {thing}?
How much money was it when {person} [past] the {thing}?
> {person}
Who [past] the {thing}? / By whom was the {thing} [part]? / Who [past] the {thing} for {price}?
Which person [past] the {thing}?
Who [past] something for {price}?
> {thing}
What did {person} [base]? / What did {person} [base] for {price}? / What was [part] for {price}?
Which thing did {person} [base]?
Which thing was [part] for {price}?

"""
COMPANY_FRAMES = """
{company} [past] the {product} in {year}. / In {year}, {company} [past] the {product}.
The {product} was [part] by {company} in {year}.
It was in {year} that {company} [past] the {product}.
{company} is the firm that [past] the {product} in {year}.
> {year}
When did {company} [base] the {product}? / When was the {product} [part]?
In which year did {company} [base] the {product}?
In what year was the {product} [part]? / What year was it when {company} [past] the {product}?
> {company}
Who [past] the {product}? / Which company [past] the {product}? / By whom was the {product} [part]?
What firm [past] the {product} in {year}? / By which company was the {product} [part]?
> {product}
What did {company} [base]? / Which product did {company} [base] in {year}?
What was [part] by {company}?
Which product was [part] in {year}? / What did {company} [base] in {year}?

"""
