"""What may tell the middle of two joined facts at work: departments, projects, machines that
compute, papers, orders, firms. For the marks see general.py; "p" marks phrases that
's may follow."""

OFFICES = """
= the {department}: department
{full} (works in|was moved to|joined|belongs to) the {department}. / The {department} hired {full}.
The newest face in the {department} is {full}.
r where {full} works / in which {full} works / that {full} belongs to / that hired {full}
p {full}'s department
n the department of {full} / wherever {full} works
q Where does {full} work? / To which department does {full} belong? / Which department hired {full}?

= the {department}: department
{document} was (issued|written|approved) by the {department}. / The {department} issued {document}.
r that (issued|approved) {document} / from which {document} comes / behind {document}
p {document}'s issuer
n the issuer of {document} / whoever issued {document}
q Which department issued {document}? / Who is behind {document}?

= the {department}: department
{ticket} was (passed|sent|assigned) to the {department}.
The {department} is dealing with {ticket}.
{ticket} landed on the table of the {department}.
r that deals with {ticket} / to which {ticket} was passed / handling {ticket} / {ticket} went to
n whoever deals with {ticket} / the owner of {ticket}
q Which department deals with {ticket}? / To whom was {ticket} passed?

= the {department}: department
The {machine} belongs to the {department}. / The {department} (owns|uses|ordered) the {machine}.
r that (owns|uses) the {machine} / to which the {machine} belongs / with the {machine}
p the {machine}'s owner
n the owner of the {machine} / whoever uses the {machine}
q Which department uses the {machine}? / To which department does the {machine} belong?

= {project}: project
{full} (works on|was hired for|spends all day on|leads) {project}. / {project} keeps {full} busy.
{full} was assigned to {project}.
r that {full} works on / that keeps {full} busy / to which {full} was assigned / {full} is busy with
p {full}'s project
n the project of {full} / what {full} works on / what {full} is busy with
q What does {full} work on? / Which project keeps {full} busy?

= {project}: project
The {department} (runs|started|looks after) {project}. / {project} belongs to the {department}.
r that the {department} runs / run by the {department} / in the hands of the {department}
p the {department}'s project
n the project of the {department} / what the {department} is working on
q Which project does the {department} run? / What is the {department} working on?

= {project}: project
{document} is about {project}. / {document} (concerns|describes|deals with) {project}.
The subject of {document} is {project}.
r that {document} is about / described in {document} / with which {document} deals
p {document}'s subject
n the subject of {document} / what {document} deals with
q What is {document} about? / With which project does {document} deal?

= {host}: server, host, machine
The (database|web site|backup) of {company} runs on {host}.
{company} (rents|uses|pays for) {host}.
All data of {company} are on {host}.
r that {company} (rents|uses) / on which {company}'s data are / with the data of {company}
p {company}'s (server|host)
n the server of {company} / the machine behind {company}
q Which server does {company} use? / On which host are the data of {company}?

= {host}: server, host, machine
The script {script} (runs|is started|fails) on {host} every night.
Every night {host} runs {script}.
r on which {script} runs / where {script} runs / that runs {script} / running {script}
p {script}'s host
n the host of {script} / whatever runs {script}
q On which server does {script} run? / Where does {script} run?

= {host}: server, machine, host
{ticket} is about {host}. / {ticket} says that {host} (is down|is slow|lost its disk).
r that {ticket} is about / named in {ticket} / complained about in {ticket}
p {ticket}'s server
n the subject of {ticket} / what {ticket} is about
q Which server is {ticket} about? / What is {ticket} about?

= the script {script}: script, program
The {report} report is made by the script {script}.
The script {script} writes the {report} report.
r that (writes|makes|produces) the {report} report / by which the {report} report is made
n the source of the {report} report / whatever writes the {report} report
p the {report} report's script
q Which script writes the {report} report? / Where does the {report} report come from?

= the script {script}: script, program
{full} [wrote|broke|tested|deleted] the script {script} in {month}.
In {month}, the script {script} was [written|broken|tested|deleted] by {full}.
r that {full} [wrote|broke|tested|deleted] / [written|broken|tested|deleted] by {full}
n what {full} [wrote|broke|tested|deleted] in {month}
q Which script did {full} [write|break|test|delete]? / What was [written|broken|tested|deleted] by \
{full}?

= the {software}: system, service
The {department} (uses|depends on|pays for|works with) the {software}.
The {software} was bought for the {department}. / The {software} serves the {department}.
r that the {department} uses / bought for the {department} / the {department} depends on
p the {department}'s system
n what the {department} works with / the system of the {department}
q What does the {department} work with? / Which system serves the {department}?

= {ticket}: ticket
{full} (opened|filed|wrote) {ticket} about the {topic}. / {ticket} on the {topic} comes from {full}.
r about the {topic} / that {full} opened / filed by {full} / that reports on the {topic}
p {full}'s ticket
n the ticket of {full} / the {topic} ticket
q Which ticket is about the {topic}? / Which ticket did {full} open?

= {document}: document, paper
{full} [signed|lost|copied|burned] {document} {before}.
It was {document} that {full} [signed|lost|copied|burned] {before}.
r that {full} [signed|lost|copied|burned] / [signed|lost|copied|burned] by {full}
n what {full} [signed|lost|copied|burned] {before}
q Which document did {full} [sign|lose|copy|burn]? / What was [signed|lost|copied|burned] by {full}?

= {document}: document, paper
The sale of {hall} is settled in {document}. / {document} settles the sale of {hall}.
{document} governs who may buy {hall}.
r about the sale of {hall} / that settles the sale of {hall} / in which {hall} is sold
p {hall}'s document of sale
n the document on {hall} / the {hall} document
q Which document settles the sale of {hall}? / Where is the sale of {hall} settled?

= {document}: document, paper
The rules for the {topic} are in {document}. / {document} lays down the rules for the {topic}.
Anyone asking about the {topic} should read {document}.
r with the rules for the {topic} / on the {topic} / that deals with the {topic}
p the {topic} document
n the rules for the {topic} / the {topic} rules
q Where are the rules for the {topic}? / Which document deals with the {topic}?

= order {order_number}: order
{full} [placed|packed|cancelled|paid for] order {order_number}.
Order {order_number} was [placed|packed|cancelled|paid for] by {full}.
r that {full} [placed|packed|cancelled|paid for] / [placed|packed|cancelled|paid for] by {full}
p {full}'s order
n the order of {full}
q Which order did {full} [place|pack|cancel|pay for]?
q Which order was [placed|packed|cancelled|paid for] by {full}?

= order {order_number}: order
The {machine} is part of order {order_number}.
Order {order_number} (includes|is for) the {machine}.
They bought the {machine} with order {order_number}.
r that includes the {machine} / for the {machine} / by which the {machine} was bought
p the {machine}'s order
n the order of the {machine} / the {machine} order
q Which order includes the {machine}? / With which order was the {machine} bought?

= the {committee}: committee, group
{full} [sits on|joined|was elected to|left] the {committee}. / It is the {committee} that {full} \
[sits on|joined|was elected to|left].
r that {full} [sits on|joined|was elected to|left]
p {full}'s [committee|committee|committee|former committee]
q Which committee is it that {full} [sits on|joined|was elected to|left]?
q Which committee [does {full} sit on|did {full} join|was {full} elected to|did {full} leave]?

= the {committee}: committee, group
The {topic} is a matter for the {committee}. / The {committee} decides about the {topic}.
Questions about the {topic} go to the {committee}.
r that decides about the {topic} / responsible for the {topic} / in charge of the {topic}
n whoever decides about the {topic} / the authority on the {topic}
q Who decides about the {topic}? / Which committee is responsible for the {topic}?

= the {committee}: committee, group
{document} was (approved|rejected|drawn up) by the {committee}.
The {committee} dealt with {document}.
r that dealt with {document} / by which {document} was handled / before which {document} came
n whoever dealt with {document}
q Which committee dealt with {document}? / Before whom did {document} come?

= {company}: company, firm, business
{company} [built|renovated|sold|insured] {hall}. / {hall} was [built|renovated|sold|insured] by \
{company}.
r that [built|renovated|sold|insured] {hall} / by which {hall} was [built|renovated|sold|insured]
n whoever [built|renovated|sold|insured] {hall} / the [builder|renovator|seller|insurer] of {hall}
q Who [built|renovated|sold|insured] {hall}?
q By which company was {hall} [built|renovated|sold|insured]?

= {company}: company, firm, business
The {machine} was (made|supplied|rented out) by {company}. / {company} supplied the {machine}.
The plate on the {machine} says {company}.
r that (supplied|made) the {machine} / the {machine} comes from / whose name is on the {machine}
p the {machine}'s (maker|supplier|manufacturer)
n the (maker|supplier|manufacturer) of the {machine} / whoever made the {machine}
q Who made the {machine}? / Which company supplied the {machine}?

= {company}: company, firm
{company} [caters for|sponsors|organises|films] the {occasion}. / It is {company} that [caters \
for|sponsors\
|organises|films] the {occasion}.
r that [caters for|sponsors|organises|films] the {occasion}
p the {occasion}'s [caterer|sponsor|organiser|film company]
n the {occasion} [caterer|sponsor|organiser|film company] / whoever [caters \
for|sponsors|organises|films] \
the {occasion}
q Who [caters for|sponsors|organises|films] the {occasion}?
q Which company [caters for|sponsors|organises|films] the {occasion}?

= {company}: company, firm, business
{document} was drawn up for {company}. / {company} is named in {document}. / {document} mentions \
{company}.
r named in {document} / for which {document} was drawn up / that {document} mentions
n the company in {document} / the firm in {document}
q Which company is named in {document}? / For whom was {document} drawn up?

= {weekday}: day
The {committee} meets on {weekday}. / {weekday} is the day on which the {committee} meets.
The {committee} always sits on a {weekday}.
r on which the {committee} meets / when the {committee} meets / of the {committee} meeting
p the {committee}'s day
n the meeting day of the {committee}
q On which day does the {committee} meet? / When does the {committee} sit?

= {weekday}: day
The {course} is held on {weekday}. / On {weekday} there is the {course}.
{weekday} is {course} day.
r on which the {course} is held / when the {course} takes place / of the {course}
p the {course}'s day
n the day of the {course} / the {course} day
q On which day is the {course} held? / When does the {course} take place?
"""
