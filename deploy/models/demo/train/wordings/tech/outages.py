"""Free sentences: outages, their causes and repairs, tickets and alerts (see relations.py)."""

RELATIONS = """
Post-mortem of {date}: a {fault} kept {hostname} offline for {duration}.
On {date}, {hostname} could not be reached for {duration}, which we put down to a {fault}.
A {fault}, we now know, was behind the {duration} during which {hostname} was dark on {date}.
If you wonder why {hostname} was gone for {duration} on {date}: we found a {fault}.
> {fault}
What kept {hostname} offline? / Why was {hostname} unreachable on {date}?
Root cause for {hostname}? / What was to blame for the {duration} without {hostname}?
What did the post-mortem of {date} find? / How did {hostname} come to be down for {duration}?
What made the server go down? / Which cause did you discover for the box failing that day?
> {duration}
How long was {hostname} (offline|down|out of reach)? / For how long could nobody use {hostname}?
How much time did {hostname} spend in the dark? / What was the length of the outage of {date}?
I need the downtime of {hostname} on {date}. / Downtime of {hostname}?
How many hours or minutes did the downtime last?
How much time passed until {hostname} responded again?
> {hostname}
Which machine was down on {date}? / What fell victim to a {fault}?
Which server was out for {duration}? / On which computer did they find a {fault}?
The server with the {fault}, which one was it?
Which server went down because of a {fault}? / Tell me what computer had the downtime.
> {date}
When was {hostname} (down|unreachable|offline)? / On which day did a {fault} hit {hostname}?
Date of the {hostname} outage? / What is the date of the post-mortem about {hostname}?
When did the server go down? / On what day did we suffer the {fault}?

Whoever is paged for {hostname} at night should first {repair} and, failing that, call {full}.
If {hostname} raises the alarm, {repair}; should that not help, ring {full}.
The runbook for {hostname} is short: {repair}, then ask {full} for help.
Our standing order for {hostname} is to {repair} before anybody thinks of waking {full}.
> {repair}
What is the first thing to do when {hostname} calls for attention?
How do I deal with {hostname} at night? / What does the runbook for {hostname} advise?
What should I try before I bother {full}? / First step for {hostname}?
What's the night shift's initial step when the server misbehaves?
How do I try to fix {hostname} on my own?
> {full}
(Who|Which person) helps when {hostname} is still broken? / Whom should I call about {hostname}?
Which colleague knows what to do about {hostname}? / Second contact for {hostname}?
To whom do I turn if I could not mend {hostname} myself?
Which colleague do I phone if my own fix does nothing? / Who's the expert behind {hostname}?
> {hostname}
For which server should one {repair}? / For which machine is {full} the last resort?
Which machine does the runbook with {full}'s name deal with? / What is {full} called about?
What box are these emergency instructions about? / Which server is {full} the expert on?

The {metric} of {hostname} crossed {percent} at {time}, and the alert woke {person}.
At {time} {person} was woken by an alert: on {hostname} the {metric} had risen above {percent}.
{person} got an alert at {time} because the {metric} on {hostname} stood at more than {percent}.
What got {person} out of bed at {time} was {hostname}, whose {metric} had climbed past {percent}.
> {percent}
What threshold did the {metric} of {hostname} cross?
At which level did {hostname} raise the alarm? / How high was the {metric} when {person} was woken?
Which limit did {hostname} exceed? / The alert about {hostname} fires above what?
What limit set off the warning? / How high a reading is too high for {hostname}?
> {time}
When did the alert go off? / At what hour was {person} disturbed by {hostname}?
(When|At what hour) did {hostname} have trouble with its {metric}?
At what time did the {metric} cross {percent}?
What did the clock say when {person} heard from {hostname}?
When did the sleeping admin's phone go off?
What hour of the night was it when the server misbehaved?
> {person}
(Who|Which person) was got out of bed by {hostname}? / Who received the {metric} alert?
Whom did {hostname} wake? / (Who|Which person) heard about the {metric} at {time}?
(Who|Which person) had the night duty for {hostname}?
Who had their sleep ruined by a server? / Which admin did the warning disturb?
> {metric}
Which value of {hostname} got too high? / What was wrong with {hostname} at {time}?
Why was {person} woken? / What did the alert that reached {person} warn about?
Which metric went above {percent}?
Which reading on the server grew too big?
What exactly was being measured when the warning went off?
> {hostname}
Which server woke {person}? / On which machine did the {metric} pass {percent}?
Which host caused the alert at {time}? / Where was the {metric} too high?
Which box disturbed the admin's sleep? / What server went beyond its limit?

Since {person} swapped the {hardware} in {hostname}, there have been no more dropouts.
There have been no dropouts on {hostname} any more, {person} having replaced the {hardware}.
The dropouts of {hostname} ended when {person} put in a new {hardware}.
It was the {hardware}, as {person} proved by replacing it, that had caused the dropouts of \
{hostname}.
> {hardware}
What did {person} replace in {hostname}? / Which part of {hostname} was changed?
What was to blame for the dropouts of {hostname}? / What new part did {hostname} get?
Part swapped by {person}?
What spare part cured the unstable server? / Which component turned out to be faulty?
> {person}
Who repaired {hostname}? / (Who|Which person) put the new {hardware} in?
By whom was {hostname} mended? / To whom do we owe it that {hostname} is stable?
(Who|Which person) changed the {hardware}?
Who cured the unstable server? / Which technician fitted the fresh part?
> {hostname}
Which machine had dropouts? / Where did {person} put the {hardware}? / What did {person} repair?
In which server was the {hardware} bad? / Which machine runs well since {person} worked on it?
What box used to keep cutting out?
Which computer has been stable since its component was exchanged?

Ticket {code}: customer from {city} complains about {bug} in {app}, priority {small}.
A customer in {city} is unhappy with {app} because of {bug}; see ticket {code}, priority {small}.
In ticket {code} (priority {small}) somebody from {city} reports {bug} in {app}.
We have, of all things, {bug} in {app}: a customer from {city} wants it gone, and {code} is the \
ticket, with priority {small}.
> {bug}
What is wrong with {app}? / What does the customer from {city} complain about?
What is ticket {code} about? / Which defect in {app} was reported? / Complaint in ticket {code}?
What fault annoys the client? / What's the matter with the software, going by the report?
> {app}
Which program has {bug}? / What does the customer in {city} use? / Which app is ticket {code} about?
In which software did somebody from {city} meet {bug}?
Which program is the client cross about? / What software shows this fault?
> {code}
Under which ticket was {bug} filed? / Which ticket came from {city}? / Ticket for {app}?
Where can I read more about {bug} in {app}? / What is the number of the ticket about {app}?
What reference does the client's grievance have? / Under what identifier can I look up the fault?
> {small}
How urgent is ticket {code}? / What priority has {bug} in {app}?
Which priority did the complaint from {city} get? / Priority of {code}?
How urgent is the client's problem? / What rank of importance did that grievance receive?
> {city}
Where does the customer with {bug} live? / From which city came ticket {code}?
(Where|In what town) do they have trouble with {app}?
Which city does the complaint about {app} come from?
Where does the annoyed client live? / What town did the grievance reach us from?

We lost {data_size} of data when {hostname} failed, of which {person} recovered {percent}.
When {hostname} failed, {data_size} of data went with it; {person} was able to bring back {percent}.
Of the {data_size} that vanished with {hostname}, {percent} were saved by {person}.
Thanks to {person}, {percent} of what {hostname} held is back, but {data_size} had been lost at \
first.
> {data_size}
How much data went down with {hostname}? / How much did we lose with {hostname}?
What quantity of data vanished? / Size of the loss on {hostname}?
How much was gone before {person} set to work?
How many bytes disappeared in the crash? / What was the size of the loss when the server broke down?
> {percent}
What share did {person} recover? / How much of the data from {hostname} came back?
What part of the {data_size} was saved? / How large a portion could {person} rescue?
Which percentage was not lost for good?
What share of the files could be rescued? / How large a part did {person} manage to restore?
> {person}
(Who|Which person) rescued the data from {hostname}? / Who got {percent} of it back?
By whom were the lost files restored? / Whom do we thank for the recovery?
Who rescued the files after the crash? / Which colleague deserves praise for restoring things?
> {hostname}
Which server took {data_size} with it? / Whose failure cost us data?
Where was the lost data stored? / From which machine did {person} save data?
What server crashed and took our files with it? / Which machine's breakdown swallowed {data_size}?

The status page said "all systems working" while {count} users could not log in to {app}.
Although {count} users were locked out of {app}, the status page was green.
{count} people had no way into {app}, yet nothing was to be seen on the status page.
Nobody looking at the green status page would have guessed that {count} users stood before the \
locked door of {app}.
> {count}
How many could not get into {app}? / How many people were shut out of {app}?
What number of users had trouble with {app}? / Users locked out of {app}?
How many customers did the green status page hide?
How many customers were shut out? / What number failed to sign in despite the reassuring dashboard?
> {app}
Which service could {count} users not enter? / Into what could people not log?
What was the status page wrong about? / From which product were {count} people locked out?
Which service couldn't customers enter?
What product was broken although its dashboard claimed otherwise?

A change to {setting} on {hostname} was made by {full} without review and had to be undone.
{full}, without asking anyone, altered {setting} on {hostname}; this had to be reverted.
Someone ({full}, as it turned out) touched {setting} on {hostname}, and we rolled it back.
That {setting} on {hostname} is as it was before {full} laid hands on it is the work of the night \
shift.
> {setting}
Which option did {full} alter? / What was changed on {hostname} without review?
What had to be reverted on {hostname}? / Name of the parameter that {full} touched?
Which setting was rolled back?
Which option was tampered with? / What parameter did a colleague fiddle with on the quiet?
> {full}
(Who|Which person) changed {setting}? / (Who|Which person) altered the configuration of {hostname}?
Who did not ask for a review? / Whose change on {hostname} was undone?
By whom was {setting} touched?
Who fiddled with the configuration without permission?
Which colleague is guilty of the modification?
> {hostname}
On which machine was {setting} altered? / Where did {full} make a change?
Which server did {full} touch? / Which host got its old {setting} back?
What server was tampered with? / On which box did {full} fiddle with the configuration?

The vendor has promised a patch for the {software} by {date}; until then we {repair} every \
{weekday}.
Until the vendor's patch for the {software} arrives on {date}, each {weekday} somebody has to \
{repair}.
Each {weekday} we {repair}, for the patch of the {software} will not be there before {date}.
Because the {software} has a hole that will be closed on {date}, it falls to us to {repair}, \
{weekday} after {weekday}.
> {date}
(When|On which date) will the {software} be patched?
By which date do we expect a fix of the {software}? / Until when must we wait for the vendor?
Until when do we help ourselves with the {software}? / Date of the {software} patch?
When does the supplier's fix come out?
Until when must we hold out till the security gap is mended?
> {repair}
What do we do every {weekday}? / What is the workaround for the {software}?
How do we keep the {software} alive until {date}? / What has to be done each week?
Which chore does the {software} give us?
What weekly chore keeps us safe in the meantime?
How do we get by while the supplier takes its time?
> {weekday}
On which day of the week do we {repair}?
(When|On which weekday) in the week does the {software} need attention?
On what day is the workaround for the {software} due? / Weekday for the {software} chore?
When in the week is the stopgap chore due? / What day do we have to do that chore on?
> {software}
For which system is a patch promised? / What is waiting for the vendor until {date}?
What will be repaired by {date}? / Which system must we nurse every {weekday}?
Which program is awaiting a fix from its maker? / What product is insecure for the time being?

Disk {small} of {hostname} is dying: {count} bad sectors since {weekday}.
Since {weekday}, {count} bad sectors have turned up on disk {small} of {hostname}.
On {hostname}, disk {small} has shown {count} bad sectors since {weekday} and must be swapped.
Please order a disk for {hostname}, where number {small} has been losing sectors since {weekday}, \
{count} so far.
> {small}
Which disk of {hostname} must be swapped? / What is the number of the dying disk in {hostname}?
On which disk are there {count} bad sectors? / Bad disk in {hostname}?
Which drive should I pull out of {hostname}?
Which drive is about to fail? / What's the position of the faulty drive in {hostname}?
> {count}
How many bad sectors does {hostname} have? / How many sectors are lost on disk {small}?
How bad is disk {small} of {hostname}? / What is the number of bad sectors since {weekday}?
How many errors has the drive collected? / How many damaged spots are there on it up to today?
> {weekday}
Since when is the disk of {hostname} dying? / When did {hostname} begin to lose sectors?
From which day on were there bad sectors on disk {small}?
Since what day do we see errors on {hostname}?
When did the drive start failing? / From what day onwards do we see errors in {hostname}?
> {hostname}
Which server has a bad disk? / Where is disk {small} failing? / On which machine do I swap a disk?
Whose disk lost {count} sectors?
Which server needs a replacement drive? / What computer holds the failing drive?

According to {person}, the night's failure cost {company} {amount}, not counting fines.
Fines not included, {company} lost {amount} that night, says {person}.
{person} puts what the failure cost {company} at {amount} without the fines.
One night, {amount} (fines to follow): that is how {person} sums up what happened to {company}.
> {amount}
How expensive was the failure for {company}? / What did {company} lose that night?
How much money did the outage cost? / What is {person}'s estimate of the damage?
Damage to {company} without fines?
How much money did the outage burn? / What was the damage, leaving penalties aside?
> {company}
Which firm did the failure cost {amount}?
(Who|What firm) suffered the loss that {person} speaks of? / (Who|What firm) had to bear {amount}?
Which company was hit by the failure?
Which firm suffered the expensive outage? / What business is out of pocket by {amount}?
> {person}
Who estimated the damage to {company}? / According to whom did {company} lose {amount}?
(Who|Which person) says how much the failure cost? / From whom do we have the figure for {company}?
Who worked out how expensive the outage was? / Whose estimate of the damage is this?

The alarm for the {metric} was muted on {date} by {person} "because it rings all the time".
"It rings all the time", wrote {person} when muting the {metric} alarm on {date}.
On {date} {person} switched off the alarm that watched the {metric}, tired of the noise.
Who muted the alarm on the {metric}? {person}, on {date}, "because it rings all the time".
> {metric}
Which alarm did {person} mute? / What was no longer watched after {date}?
Which alarm rang all the time? / What did {person} not want to hear about any more?
Which reading is nobody being warned about any longer? / What measurement did {person} silence?
> {date}
Since when is the {metric} not watched? / (When|On which date) did {person} silence the alarm?
On what day was the {metric} alarm switched off? / Date of the muting?
When was the warning silenced? / What day did a colleague turn that annoying bell off?
> {person}
Who silenced the {metric} alarm? / By whom was the alarm switched off on {date}?
(Who|Which person) found the {metric} alarm too noisy? / (Who|Which person) was tired of the alarm?
Who silenced the annoying warning? / Which colleague couldn't stand the bell any longer?

Escalation: {first} (first line) hands over to {first2}, who passes it to {company} after \
{duration}.
First line is {first}, second line {first2}; if {duration} go by, {company} gets the case.
After {duration} the case goes to {company}; before that {first} and then {first2} look at it.
Cases start with {first}; what {first} cannot do goes to {first2}, and what is open {duration} \
later to {company}.
> {first}
Who looks at a case first? / (Who|Which person) is first line? / From whom does {first2} take over?
(Who|Which person) has the case before {first2}? / Who sits in front of {first2} in the escalation?
Who deals with a problem before all the others? / Which colleague is the initial contact?
> {first2}
(Who|Which person) is second line? / (Who|Which person) comes after {first}?
To whom does {first} hand over? / Who has the case between {first} and {company}?
(Who|Which person) takes over from {first}?
Who's next if the initial contact is stuck?
Which colleague comes between {first} and the outside firm?
> {company}
Which firm gets the case in the end? / (Who|What firm) is asked when {first2} cannot help?
Who deals with it after {duration}? / Last stop of the escalation?
Whom does {first2} pass the case to?
Which firm is the last resort for unsolved problems?
What outside business helps when our own two people are stuck?
> {duration}
After what time does {company} come in? / How long may {first} and {first2} try?
How much time before {company} gets the case? / What is the deadline before the vendor is asked?
When does a case leave {first2}?
How long may a problem stay unsolved before an outside firm steps in?
After what delay do outsiders take charge?

While {person} was on holiday in {country}, the only laptop with the key to {hostname} was off.
The only key to {hostname} was on a laptop that {person} had switched off before leaving for \
{country}.
Nobody could get into {hostname}, since {person} had the key and was on holiday in {country}.
Our way into {hostname} led through one laptop, and that was asleep in the bag of {person}, on \
holiday in {country}.
> {person}
(Who|Which person) had the key to {hostname}? / (Who|Which person) was away in {country}?
Whom did we need to get into {hostname}? / On whose laptop was the key?
Who went on holiday with the key?
Who locked us out by travelling abroad? / Which colleague's vacation cost us access?
> {hostname}
Which machine could nobody enter? / To what did {person} have the key?
Which server was locked while {person} was away? / What was the key on the laptop for?
Which server could we not enter during the vacation?
What box were we locked out of because a colleague was abroad?
> {country}
(Where|In which land) was {person} on holiday? / Where did the owner of the key to {hostname} go?
In which country was {person} at the time? / Holiday destination of {person}?
Where abroad was our colleague relaxing when we were locked out?
What part of the world was the credential's owner visiting?

It took {number_or_word} engineers and {number_or_word2} hours to bring {app} back after the \
{fault}.
After the {fault}, {app} was back in {number_or_word2} hours thanks to {number_or_word} engineers.
{app} fell over a {fault}; {number_or_word} engineers worked {number_or_word2} hours on it.
A {fault} had felled {app}; getting it up again cost {number_or_word} engineers {number_or_word2} \
hours each.
> {number_or_word} engineers
How many people worked on {app}? / Who brought {app} back, and how many were they?
How large was the crew that got {app} going? / How many technicians did the {fault} keep busy?
Staff needed for {app}?
How many technicians were busy with the repair? / What size was the crew that revived {app}?
> {number_or_word2} hours
How long did it take to bring {app} back? / How much time did the {fault} cost?
For how long did they work on {app}? / Time to repair {app}?
After what time was {app} running again?
How long did the repair last? / How much time did the technicians need till everything ran?
> {app}
What did {number_or_word} engineers repair? / Which program had the {fault}?
What was back after {number_or_word2} hours? / Which service had to be brought back?
Which service had to be revived? / What product was knocked out by the {fault}?
> {fault}
What knocked {app} over? / What did the engineers of {app} fight with?
Why did {number_or_word} engineers have to work? / Cause of the trouble with {app}?
What was wrong with {app}?
What knocked the service out? / Which trouble kept the technicians so busy?
"""
