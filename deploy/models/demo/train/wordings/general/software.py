"""Free sentences: software releases, incidents, machines and networks (see relations.py)."""

RELATIONS = """
Release {version} of the {software} (fixes|adds|breaks|removes) (the|) {word} (support|handling).
With release {version}, the {software} changed its {word} handling.
The {word} handling of the {software} was changed in release {version}.
> {version}
Which release of the {software} changed (the|its) {word} handling?
In which version was the {word} handling changed? / What release of the {software} touches {word}?
In which edition does {word} behave differently?
Since what update does {word} no longer act as it did?
> {word}
What did release {version} of the {software} change? / Which handling did release {version} change?
What was changed in the {software}?
Which feature behaves differently since {version}? / What did the developers alter with the update?
> {software}
What was released as {version}? / Which system changed its {word} handling?
Which system has the release {version}?
Which program got the update {version}? / In what application does {word} no longer act as it did?

The {software} went down at {time} because of a {word} error.
At {time} a {word} error (stopped|took down) the {software}.
A {word} error at {time} was the end of the {software}.
The outage of the {software} began at {time}; the cause was a {word} error.
> {time}
When did the {software} (go down|stop|fail)? / At what time did the {software} fail?
When did the outage of the {software} begin? / At what time was there a {word} error?
When did the {software} crash? / hour of the crash?
> {word}
What (stopped|took down) the {software}? / Why did the {software} go down, which error was it?
What was the cause of the outage of the {software}? / Which error hit the {software}?
What made the {software} crash? / Which kind of fault was to blame?
> {software}
What went down at {time}? / Which system failed because of a {word} error?
What was stopped by the {word} error? / Which system had an outage?
Which program crashed at {time}? / What could users no longer work with?

Incident {number} was (caused|fixed|reported|closed|investigated) by {full}.
{full} (reported|closed|looked into) incident {number}. / On incident {number} worked {full}.
> {full}
Who (worked on|dealt with|had to do with) incident {number}?
Whose name stands in incident {number}? / Who was involved in incident {number}?
incident {number}: who?
Who handled case {number}? / Name the person involved with the trouble.
> {number}
Which incident did {full} (deal with|work on)? / What is the number of {full}'s incident?
In which incident was {full} involved?
Which case did {full} handle? / What figure does {full}'s piece of trouble have in the list?

The error code (of|for|from) the {software} (is|was) {code}.
The {software} (failed|stopped) with error {code}. / Error {code} comes from the {software}.
If the {software} fails, it prints {code}.
> {code}
What (is|was) the error code of the {software}? / With which error did the {software} fail?
Which error comes from the {software}? / What does the {software} print when it fails?
What do I see on the screen when the {software} crashes? / Which fault is the crash known by?
> {software}
Which system (failed|stops) with error {code}? / Where does error {code} come from?
What prints {code}? / What failed with {code}?
Which program crashes with {code}? / What application sends the fault message {code}?

The {software} (retries|tries) {small} times before it gives up.
After {small} attempts the {software} gives up. / The {software} is limited to {small} attempts.
No more than {small} attempts are made by the {software}.
> {small}
How (often|many times) does the {software} (retry|try)?
How many attempts does the {software} make? / After how many attempts does the {software} give up?
What is the limit of attempts of the {software}?
How often does the {software} have another go? / maximum of goes for the program?
> {software}
What gives up after {small} attempts? / Which system is limited to {small} attempts?
What tries {small} times?
Which program stops after {small} goes? / What application has another go {small} times at most?

The backup of the {software} (runs|starts) (at|every day at) {time} and is kept for {duration}.
At {time} the {software} is backed up; the copy is kept for {duration}.
> {time}
When is the {software} backed up? / At what time does the backup of the {software} (run|start)?
What time is the backup of the {software}? / When does the backup run?
At what hour is a duplicate of the {software} made? / When does the daily rescue of the data happen?
> {duration}
How long is the backup of the {software} kept?
For how long do they keep the copy of the {software}?
After what time is the backup of the {software} deleted?
How long does the duplicate stay in storage? / After what period is the saved data thrown away?
> {software}
What is backed up at {time}? / Whose backup is kept for {duration}?
Which system has a backup at {time}?
Which program's data is saved at {time}? / What is there a duplicate of for {duration}?

{full} (is on call|takes the pager|watches the alarms) for the {software} (until|till) {weekday}.
Until {weekday}, call {full} about the {software}.
The {software} is in the hands of {full} until {weekday}.
> {full}
Who is on call for the {software}? / Whom do I call about the {software}?
In whose hands is the {software}? / Who watches the {software}?
Who takes care of the {software} until {weekday}?
Who is looking after the {software} at present?
The {software} has crashed: which colleague should I ring?
> {weekday}
Until when is {full} on call? / Until which day does {full} watch the {software}?
To what day is {full} on call? / When does the duty of {full} end?
Up to which day is {full} looking after the {software}?
When does the duty pass to another colleague?
> {software}
What is {full} on call for? / Which system is {full} responsible for? / What does {full} watch?
About what do I call {full}?
Which program is {full} looking after? / What can I ask {full} for help with?

The queue of the {software} holds {count} messages.
There are {count} messages in the queue of the {software}.
The {software} has {count} messages to work on.
> {count}
How many messages are in the queue of the {software}? / How many messages does the {software} have?
What is the queue length of the {software}?
What is the count of items waiting in line?
> {count} messages
How long is the queue of the {software}? / How big is the {software}'s backlog?
> {software}
Which queue holds {count} messages? / Which system has {count} messages waiting?
Where are {count} messages waiting?
Which program has a backlog of {count}? / Where are so many items waiting in line?

The {software} uses {percent} of the (memory|disk|processor).
{percent} of the machine is used by the {software}.
At the moment the {software} takes {percent} of the machine.
> {percent}
How much (of the machine|memory|) does the {software} (use|take)?
What share is used by the {software}? / How high is the load of the {software}?
What percentage does the {software} use?
How much of the computer is occupied by the {software}? / the program's share of the hardware?
> {software}
What uses {percent} of the machine? / Which system takes {percent}? / Which process uses {percent}?
Which program occupies {percent} of the computer? / What is eating up so much of the hardware?

Ticket {code} was assigned to {full} on {weekday}. / On {weekday}, {full} got ticket {code}.
{full} has had ticket {code} since {weekday}. / Since {weekday}, ticket {code} is with {full}.
> {full}
To whom was ticket {code} assigned? / Who was ticket {code} assigned to? / Who has ticket {code}?
Who got ticket {code}? / With whom is ticket {code}? / Who works on ticket {code}?
Who is responsible for {code}? / Tell me which employee must deal with the problem.
> {code}
Which ticket (was assigned to|belongs to) {full}? / Which ticket does {full} have?
What ticket did {full} get? / Which ticket is with {full}? / What is the code of {full}'s ticket?
Which job is {full} responsible for? / What problem must {full} deal with?
> {weekday}
When was ticket {code} assigned? / Since when has {full} had the ticket?
On which day did {full} get ticket {code}? / On what day was {code} assigned?
When did {code} land on {full}'s desk? / On what day did the employee become responsible?

Commit {code} by {full} (broke|fixed|changed) the {software}.
The {software} was (broken|fixed|changed) by commit {code} from {full}.
{full} touched the {software} with commit {code}.
> {code}
Which commit (touched|concerned) the {software}? / What is the commit of {full}?
With which commit did {full} touch the {software}? / Which commit was by {full}?
Which change came from {full}? / What revision had an effect on the {software}?
> {full}
Who made commit {code}? / Whose commit is {code}? / By whom is commit {code}?
Who touched the {software}? / Who is the author of {code}?
Which developer wrote {code}? / Name the one who meddled in the program.
> {software}
What did commit {code} touch? / Which system did {full} touch?
What was concerned by commit {code}? / What did {full}'s commit concern?
Which program did {full} meddle with? / What did the revision {code} have an effect on?

The new {software} (goes live|is switched on|will start) on {date}, and the old one (ends|stops) \
on {date2}.
On {date} the new {software} goes live; on {date2} the old one stops.
> {date}
When does the new {software} (go live|start)? / On what day is the new {software} switched on?
What is the start date of the new {software}? / From when on is there a new {software}?
When can we begin working with the fresh {software}? / What is the launch day of the replacement?
> {date2}
When does the old {software} (stop|end)? / Until when does the old {software} run?
What is the last day of the old {software}? / On what day does the old {software} stop?
When is the previous {software} shut down? / What is the final day of the outgoing version?

Machine {code} has {small} (processors|disks|cores|cards) and stands in {city}.
In {city} stands machine {code} with {small} of them.
{code} is a machine in {city} that has {small} of them.
> {small}
How many does machine {code} have? / How many of them has machine {code}?
With how many is machine {code} equipped? / How many of them are in {code}?
How many components does {code} contain? / What is the count of parts in the computer?
> {city}
Where (is|stands) machine {code}? / In which city is machine {code}?
Where does machine {code} stand? / Which city has machine {code}?
Where is the computer {code} installed? / town of the server?
> {code}
Which machine stands in {city}? / What is the machine in {city} called?
Which machine has {small} of them?
Which computer is installed in {city}? / What label does the server have?

User {email} was (locked|deleted|created|invited) on {date}.
On {date}, the account of {email} changed. / The account {email} was last changed on {date}.
> {date}
When was the account {email} changed? / On what day did something happen to {email}?
On which date was user {email} changed? / When did the account of {email} change?
When was {email}'s entry altered? / On what day did somebody do something with the login?
> {email}
Which account was changed on {date}? / Whose account changed on {date}?
Which user was it on {date}? / What is the address of the user changed on {date}?
Whose login was altered? / Which customer was affected on {date}?

The (licence|certificate|domain) (of|for) the {software} (expires|runs out|ends) on {date}.
Renew the {software} before {date}. / On {date} the time of the {software} is over.
> {date}
When does the {software} (expire|run out)? / Before which date must the {software} be renewed?
On what day is the time of the {software} over? / Until when can we use the {software}?
Until what date are we still allowed to use the {software}? / end of the paid rights?
> {software}
What (expires|runs out) on {date}? / What must be renewed before {date}?
Which system is over on {date}?
Which program can we no longer use from {date} on? / What do we have to prolong?

To restart the {software}, type "{words}". / The {software} restarts when you type "{words}".
Type "{words}" and the {software} will come back.
> {words}
How do I restart the {software}? / What must I type to restart the {software}?
What brings the {software} back? / Which command restarts the {software}?
What is the restart command of the {software}?
How can I bring the {software} back to life? / I am at the keyboard: what command revives it?
> {software}
What does "{words}" restart? / What comes back when I type "{words}"?
Which system restarts with "{words}"?
What does the command "{words}" revive? / Which program can I bring to life from the keyboard?

The {software} (answers|replies) within {count} milliseconds.
It takes the {software} {count} milliseconds to answer.
The answer of the {software} needs {count} milliseconds.
> {count}
How many milliseconds does the {software} need?
Within how many milliseconds does the {software} answer?
How many thousandths of a second pass before the {software} reacts?
> {count} milliseconds
How long does the {software} take to answer? / How long do I wait for the {software}?
How much time does the {software} need?
How long must I wait for the {software} to react? / What is the delay before the program reacts?
How (fast|quickly) does the {software} answer? / What is the response time of the {software}?
What is the reaction figure?

The {software} was (written|designed|rewritten|translated) by {full} in {year}.
In {year}, {full} worked on the {software}.
{full} is the one who worked on the {software} in {year}.
> {full}
Who (wrote|worked on|made) the {software}? / By whom is the {software}?
Whose work is the {software}? / Who was busy with the {software} in {year}?
Which developer do we owe the {software} to? / Who laid hands on the code?
> {year}
When did {full} (work on|write) the {software}? / In which year did {full} work on the {software}?
From what year is the {software}? / What year was {full} at work on it?
When did {full} lay hands on the code? / How far back is the developer's job on the {software}?
> {software}
What did {full} (write|make|work on)? / Which system is by {full}?
On what did {full} work in {year}?
Which program do we owe to {full}? / What did the developer lay hands on?

The test "{words}" (fails|passes|hangs) since build {number}.
Since build {number} something is different with the test "{words}".
Build {number} changed the test "{words}".
> {number}
Since which build (is|has) the test "{words}" (different|changed)?
Which build changed the test "{words}"?
What is the number of the build since which "{words}" is different?
From which version on does the check "{words}" behave otherwise?
What version made the check behave otherwise?
> {words}
Which test is different since build {number}? / What test did build {number} change?
What is the name of the test that changed in build {number}?
Which check does not behave as it did before version {number}?
What check should the developers have another look at?

The address of the {software} is 10.{small}.{small2}.{number}.
You reach the {software} at 10.{small}.{small2}.{number}.
Connect to 10.{small}.{small2}.{number} for the {software}.
> 10.{small}.{small2}.{number}
What is the address of the {software}? / Where do I reach the {software}?
To what do I connect for the {software}? / Under which address is the {software}?
{software} address?
Which numbers should I enter to get to the {software}? / Tell me where on the network the server is.
> {software}
What is at 10.{small}.{small2}.{number}? / What do I reach at 10.{small}.{small2}.{number}?
Which system has the address 10.{small}.{small2}.{number}?
Which program sits at 10.{small}.{small2}.{number} on the network?
What server is found under those numbers?

The old logo of the {software} showed a {colour} {animal}.
A {colour} {animal} was on the old logo of the {software}.
On its old logo the {software} had a {colour} {animal}.
> {animal}
What was on the old logo of the {software}? / Which animal did the logo of the {software} show?
What animal was the {software} known by? / What did the old logo show?
What creature used to be the emblem of the {software}? / Which beast did the former badge have?
> {colour}
What colour was the {animal} on the logo? / In which colour was the {animal} of the {software}?
What color was the animal on the logo of the {software}?
What shade was the beast in the former emblem? / Which hue did {software}'s former badge have?
> {software}
Which system had a {animal} on its logo? / Whose logo showed a {animal}?
What had a {colour} {animal} on its logo?
Which program had a beast as its former emblem? / Whose former badge was the {animal}?

The {software} writes its log to /var/log/{word}/{number}.log, as always.
Look at /var/log/{word}/{number}.log for the log of the {software}.
The log of the {software} is in /var/log/{word}/{number}.log today.
> /var/log/{word}/{number}.log
Where is the log of the {software}? / To which file does the {software} write its log?
What is the path of the {software}'s log? / Where should I look for the log of the {software}?
In which file can I read what the {software} has been doing? / place of the records on the disk?
> {software}
What writes to /var/log/{word}/{number}.log? / Whose log is /var/log/{word}/{number}.log?
Which system uses /var/log/{word}/{number}.log?
Which program keeps its records under {word}? / What is recording its doings in that file?
"""
