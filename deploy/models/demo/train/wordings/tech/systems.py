"""Free sentences: networks, databases, backups, certificates and accounts (see relations.py)."""

RELATIONS = """
We moved {table} from {hostname} to {hostname2} over the weekend; {count} rows, {duration}, no \
losses.
Over the weekend {count} rows of {table} went from {hostname} to {hostname2} within {duration}.
It took {duration} to carry the {count} rows of {table} over to {hostname2}, since {hostname} is \
to be scrapped.
The server {hostname} is empty of {table} since the weekend: all {count} rows reached {hostname2} \
in {duration}.
> {table}
Which table was moved to {hostname2}? / What went to {hostname2}?
What was carried from {hostname}? / What has {count} rows? / Which data left {hostname}?
What data was transferred to another computer? / Which dataset got a new home on {hostname2}?
> {hostname2}
Where is {table} now? / To which server was {table} moved? / New home of {table}?
What machine took over the {count} rows? / Where do I find {table} after the weekend?
Where does the data live these days? / Which computer is the new home of {table}?
> {count}
How many rows has {table}? / How many rows of {table} were moved?
Size of {table} in rows?
How many records left {hostname}?
How many records were transferred? / What's the size of the dataset that left {hostname}?
> {count} rows
How much was there to carry to {hostname2}?
> {duration}
How long did the move of {table} take? / How much time did {count} rows need?
How long was the way from {hostname} to {hostname2}? / Duration of {table}'s move?
In what time was {table} brought over?
How long did the transfer run? / How much time passed till all the data had arrived?

Between {city} and {city2} the line manages {count} megabits, and {percent} of packets get lost.
The line from {city} to {city2} loses {percent} of the packets; {count} megabits is all it gives.
{percent} of packets vanish on the line {city} to {city2}, which is rated at {count} megabits.
Users in {city} complain with reason, as {percent} of packets are lost on the way to {city2}, on a \
line of {count} megabits.
> {count} megabits
How fast is the line to {city2}? / What bandwidth is there between {city} and {city2}?
How much can be sent from {city} to {city2} in a second? / Speed of the {city} line?
What's the bandwidth of the connection? / How fast is the link joining {city} and {city2}?
> {percent}
How many packets from {city} get lost? / What is the loss on the line to {city2}?
What share of the packets from {city} never arrives? / Packet loss between {city} and {city2}?
How bad is the line from {city}?
What share of the data never arrives? / How unreliable is the link, as a proportion?

The certificate of {hostname} was issued by {company} and lapses in {long_time}.
In {long_time} the certificate that {company} issued for {hostname} will be void.
{company} certified {hostname}, and that holds for {long_time} more.
It was {company} that signed the certificate of {hostname}, which leaves us {long_time} before it \
lapses.
> {company}
(Who|What firm) issued the certificate of {hostname}? / Which firm certified {hostname}?
Issuer for {hostname}? / From whom is the certificate that lapses in {long_time}?
(Who|What firm) vouches for {hostname}?
Which authority vouches for the server? / Who is the issuer of its digital identity?
> {long_time}
How long is the certificate of {hostname} still good? / When will {hostname} need a new certificate?
How much time is left for the certificate by {company}?
Remaining life of {hostname}'s certificate? / When does {company}'s certificate end?
How soon does it have to be renewed? / What's left of its validity?
> {hostname}
Which machine did {company} certify? / Whose certificate lapses in {long_time}?
For which server is {company}'s certificate? / Which host needs a new certificate then?
Which server will need its digital identity renewed? / Whose identity did {company} vouch for?

Full backups run on {weekday}s, all other nights only {table} and {table2} are saved to {city}.
Each {weekday} everything is backed up; on other nights {table} and {table2} go to {city}.
Apart from {weekday}s, when all is saved, the copies in {city} hold {table} and {table2}.
What you want back may be in {city}, if it was in {table} or {table2}; for the rest there is the \
full backup of {weekday}.
> {weekday}
When is everything saved? / On which day is there a full backup? / Day of the full backup?
On what day is more than {table} copied? / Which night has the largest backup?
When is the entire data copied? / What evening of the week gets the complete run?
> {city}
Where are the backups? / To which city is {table} copied every night?
In what town would I find a copy of {table2}? / Where do {table} and {table2} go?
Location of the nightly copies?
Where is the partial copy kept? / Which town stores what's copied most evenings?

Firewall rule {number} lets {ip} through to {hostname}, for {person}'s sake, until {date}.
Because {person} asked, rule {number} allows {ip} to reach {hostname} until {date}.
Until {date}, {ip} may reach {hostname}: that is rule {number}, put in for {person}.
{person} begged for it, so there is a rule, {number}, by which {ip} gets to {hostname} up to {date}.
> {ip}
Which address may reach {hostname}? / What does rule {number} let through?
For which address was rule {number} made? / From where can {hostname} be reached?
What address did {person} want to be let in?
Which address is permitted to connect? / What numeric sender was the exception made for?
> {hostname}
What can {ip} reach? / Which machine does rule {number} open? / Where does rule {number} lead?
To what did {person} want access?
Which server is made accessible by the exception? / What computer can {ip} connect to?
> {person}
(Who|Which person) asked for rule {number}? / For whom is {hostname} open to {ip}?
Whose wish was rule {number}? / (Who|Which person) needs to get from {ip} to {hostname}?
Who should know about rule {number}?
Who requested the exception? / Which colleague had the connection permitted as a favour?
> {date}
Until when is rule {number} in force? / Until when may {ip} reach {hostname}?
On what day will {ip} be shut out? / End of rule {number}?
(When|On which date) can I delete rule {number}?
When does the permission expire? / What's the last day the connection is allowed?
> {number}
Which rule is for {ip}? / What is the number of the rule for {hostname}?
Which rule did {person} ask for? / Under what number is {ip} allowed?
Under what entry is the exception listed? / Which line of the configuration permits the connection?

I changed the root password of {hostname}; the envelope is in the {box} in the {room}.
In the {room}, inside the {box}, lies the envelope with the new root password of {hostname}.
Should you need the new password of {hostname}: it lies in the {box}, which is in the {room}.
Nobody but us knows that whoever opens the {box} in the {room} can log in to {hostname} as root.
> {box}
In what is the password of {hostname} kept? / What holds the envelope for {hostname}?
Where in the {room} is it? / In which container did I put the password of {hostname}?
What must I open to get into {hostname}?
What are the admin credentials hidden in? / Which container should I look inside for the secret?
> {room}
In which room is the password for {hostname}? / Where is the {box} with the envelope?
Where must I go for the password of {hostname}? / Room with {hostname}'s envelope?
Where in the building are the admin credentials hidden?
Where do I find the container with the secret?
> {hostname}
For which server is the envelope? / Whose password is in the {box}?
Which machine has a new root password? / What is the envelope in the {room} for?
Which server do the hidden credentials belong to?
What computer has different admin credentials from before?

{full}'s account was locked after {number_or_word} failed logins from {country}.
After {number_or_word} failed attempts to log in from {country}, the account of {full} was locked.
Somebody in {country} tried {number_or_word} times to get in as {full}, upon which the account was \
shut.
It was from {country} that {number_or_word} wrong passwords came before the system shut out {full}.
> {full}
Whose account was locked? / As whom did somebody try to log in?
(Who|Which person) cannot log in any more? / Who was the target of the attempts from {country}?
Owner of the locked account?
Whose access was blocked? / Which colleague can't sign on because a stranger was guessing?
> {country}
Where did the failed logins come from? / In which country sat the intruder?
From where did somebody try to get in as {full}? / Origin of the attempts?
Which country tried {full}'s account?
Where in the world did the intruder sit? / Which nation did the break-in originate in?
> {number_or_word}
How many failed logins were there? / How often did somebody try to get in as {full}?
After how many attempts was {full} locked out? / Number of attempts from {country}?
How many times did {country} guess wrong?
How many guesses did the intruder have?
How often was something incorrect entered until access was blocked?

Query {number} went from {milliseconds} to {milliseconds2} once {first} had added an index on \
{table}.
Thanks to an index on {table} by {first}, query {number} takes {milliseconds2} and not \
{milliseconds}.
{first} put an index on {table}; before, query {number} took {milliseconds}, now {milliseconds2}.
{first} has an eye for slow queries: number {number} took {milliseconds}, {table} got an index, \
and we were at {milliseconds2}.
> {milliseconds}
How slow was query {number} before? / What did query {number} take without the index?
Old run time of query {number}? / How long did one wait before {first} came?
How long did the database need before it was tuned? / What was the original response delay?
> {milliseconds2}
How fast is query {number} now? / What does query {number} take with the index?
New run time of query {number}? / To what did {first} bring query {number} down?
How long does the database need since it was tuned? / What's the improved response delay?
> {table}
Where did {first} add an index? / Which table got an index? / What was indexed for query {number}?
Which table made query {number} slow? / On what does the new index lie?
What part of the database was tuned? / Which dataset did the colleague improve?
> {first}
(Who|Which person) made query {number} faster? / (Who|Which person) added the index on {table}?
Whose index was it on {table}? / By whom was {table} indexed? / Who cared about query {number}?
Who tuned the database? / Which colleague made the responses faster?

All times in {table} are kept in the time zone of {city}, which confused the people in {city2}.
The people in {city2} were puzzled: {table} holds its times as they are in {city}.
That {table} lives by the clock of {city} was news to our office in {city2}.
Noon in {table} is noon in {city}, a thing that the office in {city2} found out late.
> {city}
In which time zone is {table}? / By whose clock does {table} live? / Time zone of {table}?
Where are the times in {table} right? / Which city's time does {table} hold?
Whose local hour does the data follow? / Which town's hours are the reference for the records?
> {city2}
Who was confused by {table}, where do they sit?
(Where|In what town) did nobody know about the clock? / Which office was puzzled?
In what city did {table} cause confusion?
Which branch misunderstood the hours? / Where did colleagues only find out afterwards?
> {table}
Which table keeps the time of {city}? / What confused people in {city2}?
Where are the times stored as in {city}? / About which data was {city2} wrong?
Which dataset caused the misunderstanding about hours?
What records follow the local hour of {city}?

The machine {hostname} answers on port {number} to the name {words} and to nothing else.
Port {number} of {hostname} opens to whoever says {words}.
Whoever says {words} on port {number} is let in by {hostname}.
There is a door in {hostname}, port {number}, and a word for it: {words}.
> {number}
Which port of {hostname} should I use? / On what port does {hostname} answer? / Port of {hostname}?
To which port do I say {words}? / Through which port is {hostname} open?
What numbered entrance does the secret phrase work at?
Where do I have to connect with the secret phrase?
> {words}
What must I say to {hostname}? / To what does {hostname} answer on port {number}?
Which words open port {number}? / What does port {number} want to hear?
What's the secret phrase? / What must I send in order to be admitted?
> {hostname}
Which machine answers on port {number}? / What can be entered with {words}?
Where do I say {words}? / Whose port is {number}?
Which computer wants a secret phrase? / What server admits those who know the phrase?

The wireless password at the {place} is "{password}", good for {small} devices a person.
With "{password}" you get into the wireless network of the {place}, {small} devices each.
Guests of the {place}: {small} devices a person, and the word for the network is "{password}".
Online at the {place}: type "{password}", but with {small} devices at the most.
> {password}
How do I get into the network at the {place}? / What do I type for the internet at the {place}?
What is the word for the wireless network? / Which password do guests of the {place} get?
Wireless key at the {place}?
What must I enter to use the wifi? / Which secret gives visitors internet access?
> {small}
How many devices may I use at the {place}? / How many devices can each guest bring?
What number of devices is allowed in the network? / Device limit at the {place}?
How many gadgets may each visitor connect?
My phone, tablet and laptop: what's the limit on the wifi?
> {place}
Where does "{password}" work? / Which network does "{password}" open?
Which place lets its guests use {small} devices? / Where do I need "{password}"?
Where does this wifi secret work? / Which location offers its visitors internet?

Cable {code} connects {hostname}, rack {small}, with the {hardware} in the {room}.
From {hostname} in rack {small} the cable {code} leads to the {hardware} in the {room}.
If you pull cable {code}, you cut {hostname} (rack {small}) off from the {hardware} in the {room}.
What the label {code} marks is the line between rack {small}, home of {hostname}, and the \
{hardware} in the {room}.
> {code}
Which cable goes from {hostname} to the {hardware}?
What is the label of the cable in rack {small}? / Which cable should I not pull?
What links {hostname} to the {hardware}? / Cable into the {room}?
What's written on the lead? / Which identifier does that wire carry?
> {hostname}
What hangs on cable {code}? / What would be cut off without cable {code}?
Which machine stands in rack {small}? / What is the {hardware} linked to?
Which server is on one end of the lead? / What computer would lose its connection?
> {hardware}
What is at the other end of cable {code}? / To what is {hostname} connected?
What stands in the {room}? / Which device does {code} lead to? / With what does {hostname} talk?
What equipment is on the far end of the lead? / Which device does the wire run to?
> {small}
In which rack is {hostname}? / Where do I find {hostname}? / In what rack does cable {code} begin?
Rack of {hostname}?
Which cabinet is the computer mounted in? / Where do I find {hostname}, by position?
> {room}
Where is the {hardware}? / In which room does cable {code} end? / Into which room does {code} lead?
In what room is the device that {hostname} is linked to?
Where does the lead finish? / In what part of the building is the equipment at the far end?

Mail to {email} bounced {number_or_word} times; the mailbox of {full} is over its {data_size} quota.
As {full}'s mailbox holds more than {data_size}, {number_or_word} mails to {email} came back.
To {email} went {number_or_word} letters that were returned, since {full} has filled the \
{data_size} allowed.
Tell {full} to tidy up: {data_size} is the quota, it is used up, and {number_or_word} mails to \
{email} have bounced.
> {email}
Which address bounced? / To which address could mail not be delivered?
What is the address of {full}? / Where did {number_or_word} mails not arrive?
Which address can't receive anything at the moment? / Where were people writing to in vain?
> {full}
Whose mailbox is full? / (Who|Which person) must delete old mail? / To whom does {email} belong?
Who did not get {number_or_word} mails? / Whose quota is {data_size}?
Who ought to delete some messages? / Which colleague has run out of storage?
> {data_size}
What is {full}'s quota? / How much may the mailbox of {full} hold?
How large can the mailbox behind {email} get? / Limit for {full}'s mail?
How much storage is each person permitted? / What's the maximum an inbox takes?
> {number_or_word}
How many mails came back? / How often did mail to {email} bounce?
Number of mails that {full} did not get? / How many messages to {email} were returned?
How many messages couldn't be delivered? / What's the count of undeliverable messages?

{company} stores our tapes {length} under {city}; to get one back costs {price}.
Our tapes lie with {company}, {length} below {city}, and each retrieval is charged at {price}.
For {price} {company} brings a tape up again from its vault {length} beneath {city}.
Deep under {city}, {length} to be exact, {company} guards our tapes and charges {price} a visit.
> {company}
(Who|What firm) stores our tapes? / With whom are the tapes? / Which firm has a vault under {city}?
Whom do we pay {price} for a tape? / (Who|What firm) looks after the tapes?
Which firm keeps our archive underground? / Who looks after our recordings?
> {length}
How deep are our tapes? / How far below {city} is the vault?
At what depth does {company} keep the tapes? / Depth of the vault?
How deep is the archive? / How far down would I have to dig to reach our recordings?
> {city}
Where are our tapes? / Under which city is the vault of {company}? / Below what city do they lie?
City above the tapes?
Which town sits on top of the archive? / Where are our recordings buried?
> {price}
What does it cost to get a tape? / How much does {company} charge for a tape?
What do we pay for one retrieval? / Price of a tape brought up?
What's the fee for fetching something from the archive?
How much will I have to hand over to see our recordings?

New joiners get a {device}, access to {app} and {app2}, and a desk near {first}.
A desk near {first}, a {device}, and accounts for {app} and {app2}: that is what newcomers get.
Whoever starts here is seated near {first} and given a {device} with {app} and {app2} on it.
On the first day {first}, at the next desk, will hand you a {device} and explain {app} and {app2}.
> {device}
What hardware does a newcomer get? / What machine are new joiners given?
On what do newcomers run {app}? / Which piece of equipment is waiting for a new colleague?
What hardware is waiting for a fresh colleague? / Which equipment will I be issued when I begin?
> {first}
Near whom do newcomers sit? / Who sits close to the new colleagues?
Whose neighbours are the new joiners? / (Who|Which person) is next to the desk for newcomers?
Who's my neighbour in the office when I begin? / Which colleague looks after beginners?

Rows older than {long_time} leave {table} for {table2} at {time} every night.
At {time} each night, whatever in {table} is older than {long_time} is shifted to {table2}.
What {table} has held for {long_time} is moved over to {table2} during the job at {time}.
Look for old rows of {table} in {table2}, to which a job at {time} takes all that have passed \
{long_time}.
> {long_time}
How long do rows stay in {table}? / After what age are rows moved to {table2}?
How old must a row be to leave {table}? / How much time does data spend in {table}?
Keeping time of {table}?
What age must a record have to be archived? / For how long does data remain where it is?
> {table2}
Where do old rows of {table} go? / Which table gets what leaves {table}?
Where is the old data of {table}? / What does the job at {time} fill? / Archive for {table}?
Where does stale data end up? / Which dataset serves as the archive?
> {table}
Which table loses its old rows? / From where do rows come into {table2}?
What is emptied at {time}? / In which table is nothing older than {long_time}?
Where is the data taken from for archiving? / Which dataset gets cleaned of stale entries?
> {time}
(When|At what hour) does the job for {table2} run? / At what time are old rows moved to {table2}?
When in the night is {table} made smaller? / Hour of the move into {table2}?
When does the archiving run? / At what hour are stale entries carried off?

Visitors to the server hall must sign the {colour} book, leave their {device} outside and be led \
by {full}.
Led by {full}, without their {device}, and signed into the {colour} book: thus visitors enter the \
hall.
You may take no {device} into the server hall; sign the {colour} book and follow {full}.
{full} goes ahead, you follow, with your name in the {colour} book and without a {device}: no \
other way into the server hall.
> {colour}
Which book do visitors sign? / What colour has the book at the server hall?
In what book is my name written? / How do I recognise the visitors' book?
Which shade is the register that guests write in?
What does the register at the entrance look like?
> {device}
What must I leave outside? / What is not allowed in the server hall?
What may visitors not take along? / Forbidden in the hall?
What do guests have to hand in at the entrance? / Which gadget is forbidden among the computers?
> {full}
(Who|Which person) leads visitors? / With whom may one enter the server hall?
Whom do visitors follow? / Guide for the server hall?
(Who|Which person) goes with those who visit?
Who accompanies guests among the computers? / Which colleague do I walk behind on the tour?
"""
