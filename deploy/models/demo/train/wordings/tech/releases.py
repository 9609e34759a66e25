"""Free sentences: releases, changelogs, reviews, builds and configuration (see relations.py)."""

RELATIONS = """
{app} {version}, out since {date}, brings {feature} and does away with the {bug}.
New in {app} {version} ({date}): {feature}; the {bug} reported by many of you, fixed.
On {date} version {version} of {app} appeared, with {feature} and without the {bug}.
Users had waited for {feature}: on {date} it came with {app} {version}, in which the {bug} is no \
more.
> {feature}
What is new in {app} {version}? / What can {app} do since {date}?
Which function was added to {app}? / What novelty came on {date}? / New feature of {version}?
What did version {version} bring?
What can the program do that it couldn't previously? / Which addition does the update contain?
> {bug}
Which defect was removed from {app}? / What annoyed the users of {app} before {date}?
What was repaired in {app} {version}? / Which fault does {version} of {app} no longer have?
What did version {version} do away with?
What problem does the update cure? / Which annoyance no longer troubles people who run {app}?
> {date}
(When|On which date) did {app} {version} come out? / When did {app} learn {feature}?
Release day of {app} {version}? / Since when does {app} have {feature}?
On what day was the {bug} fixed?
When was the update published? / What day could people first download {app} {version}?
> {version}
Which version of {app} has {feature}? / In which release did the {bug} disappear?
Which version do I need for {feature}? / What number has the release of {date}?
Which release should I install to have the addition? / What is the update numbered?
> {app}
Which program got {feature}? / What appeared on {date} as version {version}?
In which app was the {bug} fixed? / Whose version {version} came out?
Which program got updated? / What software can do {feature} nowadays?

If {setting} is not set, {software} instances assume {setting_value}.
By default, {setting} is {setting_value} on all instances of the {software}.
The {software} takes {setting_value} for {setting} unless you say otherwise.
Those who never touched {setting} run the {software} with {setting_value}, whether they know it or \
not.
> {setting_value}
What is the default of {setting}? / What does the {software} assume for {setting}?
Which value has {setting} if I leave it out? / Default of {setting} in the {software}?
I did not touch {setting}; what does it stand at?
What happens if I leave {setting} alone? / Which preset is in force when nothing is configured?
> {setting}
Which option of the {software} defaults to {setting_value}? / What is {setting_value} by default?
Which parameter may be left out? / For which option does the {software} take {setting_value}?
Which option is preset to {setting_value}? / What parameter can I safely leave alone?
> {software}
Where is {setting_value} the default of {setting}? / Which system reads {setting}?
To what does the option {setting} belong? / Whose default for {setting} is {setting_value}?
Which program has this option preset? / What product does the parameter {setting} belong to?

Pull request {number} by {first} touches {count} files and still needs a nod from {full}.
{first} opened pull request {number}, {count} files in all; {full} has not approved it yet.
We are waiting for {full} to approve pull request {number}, in which {first} changes {count} files.
{full} is the one whose approval is lacking for {number}, the pull request with {count} files from \
{first}.
> {full}
(Who|Which person) must still approve request {number}? / Whose approval is {first} waiting for?
(Who|Which person) has not looked at the {count} files yet? / Reviewer of {number}?
Who holds up {first}'s change?
Who has yet to say yes to the proposed code? / Which reviewer is holding the thing up?
> {first}
(Who|Which person) wrote pull request {number}? / Author of {number}?
(Who|Which person) changes {count} files? / Whose work does {full} have to review?
By whom was request {number} opened?
Which programmer proposed the code? / Who is the author of that contribution?
> {count}
How many files does {first} change?
How many files must {full} read? / Number of files in {number}?
How many documents would a reviewer have to read?
> {count} files
How big is pull request {number}? / How much is touched by request {number}?
How large is the proposed contribution?
> {number}
What pull request is {full} to approve? / What is the number of the request by {first}?
Which request touches {count} files? / Which change of {first} is still open?
Which contribution is held up at the reviewer's desk?
What's the identifier of the code that {first} proposed?

The build broke at {time} because {person} had forgotten to check in {source_file}.
Since {source_file} was never checked in, the build broke at {time}; sorry, signed {person}.
Missing from {person}'s commit was {source_file}, which is why the build failed at {time}.
At {time} the build turned red for want of {source_file}, which {person} had not committed.
A red build at {time}, a look at the log, a call to {person}: {source_file} was on one laptop and \
nowhere else.
> {source_file}
Which file was missing at {time}? / What did {person} forget to commit?
Why did the build fail at {time}? / What had {person} not checked in?
Name of the file that {person} left out?
What was never uploaded to the repository? / Which piece did the careless programmer leave out?
> {person}
Who broke the build? / Whose mistake made the build fail? / (Who|Which person) forgot {source_file}?
(Who|Which person) has to commit {source_file}? / Who is to blame for the failure at {time}?
Which careless programmer caused the breakage? / Who ought to apologise for the failed compile?
> {time}
(When|At what hour) did the build break? / At what time was {source_file} missed?
Since what time has the build been red? / What time was it when {person}'s commit failed?
Time of the broken build?
When did compiling go wrong? / What did the clock show as the breakage was noticed?

{full} wrote in the review: "Please rename {source_file} before we merge {branch}."
Before {branch} is merged, {full} wants {source_file} to get another name.
The one wish {full} had about {branch} was a better name for {source_file}.
So far as {full} is concerned, {branch} can go in, provided that {source_file} gets a better name \
first.
> {source_file}
Which file should be renamed? / What does {full} want to be called differently?
Which name did {full} not like? / What must be done about {branch}, which file gets a new name?
Badly named file in {branch}?
What ought to be called something else? / Which document did the reviewer think badly titled?
> {branch}
Which branch did {full} review? / What is held up by the name of {source_file}?
Which branch is {source_file} in? / What will be merged after the renaming?
Which line of development did the reviewer look at?
What can't be integrated till the title is corrected?
> {full}
(Who|Which person) reviewed {branch}? / Who asked for {source_file} to be renamed?
(Who|Which person) dislikes the name {source_file}? / (Who|Which person) had a wish about {branch}?
By whom was {branch} read?
Which reviewer disliked what something was called? / Who insists on a different title?

From version {version} on, the {software} exports {file_format} only; {file_format2} is gone.
Support for {file_format2} ended with version {version} of the {software}, which now writes \
{file_format}.
The {software} gave up {file_format2} in version {version} and has written {file_format} ever since.
Those who need {file_format2} must stay below version {version} of the {software}, for that one \
speaks {file_format} alone.
> {file_format}
Which format does the {software} write now? / In what format will I get the data of the {software}?
What did the {software} choose in version {version}? / What replaced {file_format2}?
Current export format of the {software}?
What kind of output does the program produce these days?
In which form are the results saved since the update?
> {file_format2}
Which format was dropped by the {software}? / What can the {software} no longer write?
Support for what ended in version {version}? / What was used before {file_format}?
Which old format is gone?
Which kind of output was abandoned? / What can the program no longer produce?
> {version}
Since which version does the {software} write {file_format}? / When was {file_format2} dropped?
In which version did {file_format2} disappear? / What is the first version with {file_format} alone?
Which release abandoned the old kind of output?
What number must I not upgrade to if I want {file_format2}?

The last build of {branch} ran {duration}; {percent} of that went into the linker, says {person}.
{person} found that the linker eats {percent} of the {duration} that a build of {branch} takes.
Building {branch} takes {duration}, of which, as {person} has measured, the linker needs {percent}.
According to {person}, it is the linker that makes {branch} slow: {percent} of {duration}.
> {duration}
How long does it take to build {branch}? / Build time of {branch}?
For how long did the last build of {branch} run? / How much time do I lose when I build {branch}?
How long had {person} to wait for {branch}?
How long must we wait for {branch} to compile? / What's the total time compiling costs us?
> {percent}
What part of the build is linking? / How much of the build time goes into the linker?
What share of {branch}'s build does the linker take? / Linker's share according to {person}?
How big a part did {person} measure?
What portion is spent on the final joining step?
How large is the part that isn't compiling proper?
> {person}
Who measured the build of {branch}? / (Who|Which person) looked into the linker?
(Who|Which person) says how much time the linker needs? / From whom are the figures about {branch}?
Who timed the compile? / Which colleague knows what's slowing us down?

{first} squashed {small} commits into one before merging {branch} on {weekday}.
Before {branch} was merged on {weekday}, {first} made a single commit out of {small}.
On {weekday} {branch} was merged as one commit, {first} having squashed {small} of them.
History will show one commit where {first} had {small}, since {branch} was squashed ahead of its \
merge on {weekday}.
> {small}
How many commits did {first} squash? / How many commits were there in {branch} at first?
Out of how many commits was one made? / Number of commits before the squash?
How many separate changes were there originally? / What number were rolled together?
> {weekday}
When was {branch} merged? / On which day did {first} merge? / Which day saw the merge of {branch}?
(When|On which weekday) did {branch} go in? / On what day were {small} commits squashed?
When did it reach the main line? / What day was everything integrated?
> {branch}
What did {first} merge? / What was merged on {weekday}? / Which branch was squashed?
Which branch had {small} commits? / What went in as one commit?
Which line of development was tidied and integrated? / What did {first} roll together?
> {first}
(Who|Which person) merged {branch}? / Who squashed {small} commits? / By whom was {branch} squashed?
(Who|Which person) tidied {branch} up before the merge?
(Who|Which person) did the merge on {weekday}?
Who tidied up the changes and integrated them? / Which programmer rolled {small} steps together?

Do not set {setting} above {setting_value}: {because} the last time we tried.
The last time {setting} was more than {setting_value}, {because}.
Keep {setting} at {setting_value} or below; when somebody raised it, {because}.
We learnt the hard way that {setting_value} is the most that {setting} can be: {because}.
> {setting_value}
How far may I raise {setting}? / What is the upper limit of {setting}?
Highest value for {setting}? / What should {setting} not exceed?
At what value should {setting} be kept?
What's the maximum we can safely use? / How high is {setting} allowed to go?
> {setting}
Which option must not be above {setting_value}? / Which parameter should I not raise too far?
What was too high the last time? / What has {setting_value} as its limit?
Which option mustn't be turned up too far? / What parameter has a ceiling of {setting_value}?
> {because}
Why must {setting} stay low? / What happened when {setting} was raised?
What went wrong above {setting_value}? / What came of a higher {setting}?
What is the story behind the limit of {setting}?
What happened to those who exceeded the limit? / Which bad experience lies behind the ceiling?

The {ordinal} release candidate of {app} was withdrawn by {full} owing to {bug}.
Owing to {bug}, {full} took back the {ordinal} release candidate of {app}.
{full} stopped {app} at its {ordinal} release candidate; the reason was {bug}.
With {bug} in the {ordinal} release candidate, {full} had no choice but to call {app} back.
> {ordinal}
Which release candidate of {app} was withdrawn? / Which candidate had {bug}?
What number had the bad candidate of {app}? / How far did {app} get before {full} stopped it?
Which trial version was pulled? / How many trial versions had {app} reached when it was halted?
> {full}
Who withdrew the candidate? / (Who|Which person) stopped {app}?
By whom was the {ordinal} candidate taken back?
(Who|Which person) decided that {app} was not ready? / Who did not want to ship {bug}?
Who pulled the trial version? / Which manager refused to ship it?
> {bug}
Why was {app} not released? / What made {full} stop the release?
What did the {ordinal} candidate suffer from? / Reason for the withdrawal of {app}?
What was wrong with the candidate of {app}?
What defect prevented shipping? / Why wasn't the trial version any good?
> {app}
What did {full} stop? / Of which program was a candidate withdrawn? / Which program had {bug}?
Whose {ordinal} candidate was no good?
What program was about to ship and then didn't? / Which product did {full} pull?

Our style guide allows lines of {count} characters and functions of at most {small} lines.
No function longer than {small} lines, no line beyond {count} characters: so says the style guide.
A line may have {count} characters, a function {small} lines, if one follows our guide.
Reviewers here send back any line of more than {count} characters and any function that takes over \
{small} lines.
> {count} characters
How long may a line be? / What is the limit for a line? / How wide may the code get?
Longest line in our style guide? / How much fits on one line by our rules?
How wide may my code be? / What's the maximum width of a row?
> {small} lines
How long may a function be? / What is the limit for functions? / When is a function too long?
Longest function by the guide? / How big can a function become by our rules?
How long may a routine be? / When does a routine become too tall for the rules?

The licence for {app} covers {count} seats, {count2} of which are taken.
We pay for {count} seats of {app} and use {count2}.
Though {app} was bought for {count} people, only {count2} have ever logged in.
We are wasting money on {app}, a licence for {count} with {count2} people behind it.
> {count}
How many may use {app}? / How many seats of {app} did we buy?
For how many people is {app} licensed? / How many seats does the licence have?
Size of the licence for {app}?
How many people are we entitled to have on it? / How large a subscription did we purchase?
> {count2}
How many people do use {app}? / How many seats of {app} are occupied?
How many have logged in to {app}? / Seats of {app} in use?
What number of the {count} seats is taken?
How many colleagues really work with the program? / What's the true number of active accounts?
> {app}
For which program do we have {count} seats? / Which licence has {count2} seats taken?
What did we buy for {count} people? / Which software is used by {count2} people?
Which program did we purchase too generously? / What subscription is mostly idle?

"Whoever deletes {table} again buys {dish} for everybody," {full} wrote on the wall.
Anyone who drops the table {table} owes the whole team {dish}; so decreed {full}.
It was {full}'s rule that dropping {table} be punished with {dish} for the team.
The team ate well after the loss of {table}, for by the law of {full} the culprit had to buy {dish}.
> {dish}
What must one buy after deleting {table}? / What is the fine for dropping {table}?
What food does {full} demand from those who delete {table}? / Penalty for a lost {table}?
What does the team get when {table} is gone?
What treat does the guilty one bring? / Which food is the penalty for wiping data?
> {table}
Which table must not be deleted? / What should nobody drop? / Deleting what costs {dish}?
Which table did {full} want to protect? / For the loss of what do I owe {dish}?
What data must nobody wipe? / Which collection of records is so precious?
> {full}
(Who|Which person) made the rule about {table}?
(Who|Which person) wrote about {table} on the wall? / Whose rule is it to pay with {dish}?
Who threatens those who delete {table}? / (Who|Which person) is so fond of {table}?
Who laid down the penalty? / Which boss demands a treat from the guilty one?

Nightly tests: {count} passed, {small} failed, slowest {source_file} with {duration}.
Of last night's tests {small} failed and {count} passed; {source_file} needed {duration}, the \
longest.
Last night {count} tests passed while {small} did not, and {source_file} kept us waiting {duration}.
The test {source_file} took {duration}, more than any other; apart from the {small} that failed, \
{count} tests were fine last night.
> {count}
How many tests passed? / How many were green last night? / Number of good tests?
How many tests had no problem? / How many succeeded while {small} failed?
How many checks succeeded overnight? / What was the number of good results?
> {small}
How many tests failed? / How many went wrong last night? / Number of red tests?
How many did not succeed? / How many failures stand against {count} successes?
How many checks went wrong overnight? / What was the number of bad results?
> {source_file}
Which test was the slowest? / What took {duration}? / For what did we have to wait longest?
Which file needed the most time? / What should be made faster in the nightly tests?
Which check is the most sluggish? / What dragged on more than the rest?
> {duration}
How long did the slowest test take? / How much time did {source_file} need?
For how long did {source_file} keep us waiting? / Run time of {source_file}?
How long did the most sluggish check run? / What time did {source_file} eat up?

The feature flag for {feature} will go to {percent} of users in {country} from {date}.
Starting on {date}, {percent} of our users in {country} get to see {feature}.
In {country}, {feature} is going to be switched on for {percent} of the users on {date}.
What {percent} of the users in {country} will find on {date}, and all others will not, is {feature}.
> {percent}
How many users in {country} get {feature}? / What share of users sees {feature}?
How large is the part of {country} that may try {feature}? / Share of users with {feature}?
What share of customers gets the novelty? / How large is the group chosen to try it?
> {country}
(Where|In which land) is {feature} tried out? / Which country gets {feature} first?
In which country are {percent} of users chosen? / Where do they see something new on {date}?
Country of the trial of {feature}?
Where will the novelty be tried out? / Which nation's customers get it?
> {date}
(When|On which date) does {feature} start? / From when on can users in {country} see {feature}?
On which day is the flag for {feature} turned on? / Start of {feature} in {country}?
How soon will {country} have {feature}?
When does the trial begin? / What day will the chosen customers notice the novelty?
> {feature}
What is switched on in {country}? / Which novelty goes to {percent} of users?
What can people in {country} try from {date}? / For what is the flag in {country}?
What novelty is being tried out? / Which function will the chosen customers discover?

Dependency notice: {company} stops maintaining {app} at the end of {month}, so the {team} must \
move to {app2}.
With {company} giving up {app} after {month}, the {team} have to change to {app2}.
The {team} will use {app2}, because from the end of {month} {company} looks after {app} no longer.
{app} dies with {month}, as {company} has made known, and the {team} have settled on {app2}.
> {app}
What does {company} no longer maintain? / Which product ends in {month}?
What must the {team} give up? / What comes to its end with {company}?
Which program is about to lose support?
Which library is about to be abandoned? / What product will no longer be supported?
> {app2}
What will the {team} use? / To what do the {team} change? / What replaces {app}?
Which product comes after {app}? / What have the {team} chosen?
What replaces the abandoned library? / Which product is the successor?
> {month}
(When|In what month) does support for {app} end?
Until which month does {company} look after {app}? / In what month must the {team} be done?
Last month of {app}?
When does support run out? / Until what part of the calendar are there updates?
> {company}
Who makes {app}? / Which firm gives {app} up? / (Who|What firm) stops caring for {app}?
Whose decision forces the {team} to move?
Who used to support the abandoned library? / Which firm is dropping its product?
"""
