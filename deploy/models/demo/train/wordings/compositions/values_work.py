"""The second of two joined facts, for rooms, offices, machines that compute, papers and orders: a
value of the middle. For the form of a block see values.py."""

OF_WORK = """
= the {room}, room {number}, the {wing}, the {floor} > {full2}
a cleaner
{full2} cleans %. / % is cleaned by {full2}. / {full2} sweeps % every evening.
n Who cleans @? / By whom is @ cleaned? / Who sweeps @?
w Who does the cleaning @?

= the {room}, the {wing}, the {floor} > {full}
a key holder
{full} has the key to %. / The key to % hangs at {full}'s. / To get into %, ask {full}.
n Who has the key to @? / Whom must one ask to get into @? / At whose place hangs the key to @?
w Whom do I ask to get in @?

= the {room}, room {number}, the {wing} > {small}
a number of windows
% has {small} windows. / One counts {small} windows in %. / {small} windows give light to %.
n How many windows does @ have? / How many windows are there in @?
w How many windows are there @?

= the {room}, the {wing}, the {floor} > {colour}
a wall colour / colour of the walls
% has {colour} walls. / The walls of % are {colour}. / They painted % {colour}.
n What colour are the walls of @? / In which colour was @ painted? / What colour is @?
w What colour are the walls @?

= the {room}, room {number}, the {floor} > {count}
a capacity / maximum number of people
% holds {count} people. / At most {count} people may enter %. / {count} people fit into %.
n How many people fit into @? / How many people may enter @? / How many guests does @ hold?
w How many people fit in @? / How many people may be @ at once?

= the {room}, the {wing}, room {number} > the {floor}
a floor
% is on the {floor}. / To get to %, go to the {floor}. / On the {floor} is %.
n On (which|what) floor is @? / To which floor must I go for @? / What floor is @ on?

= the {room}, room {number}, the {floor}, {hall} > the {machine}
a newest machine / main machine
In % stands the {machine}. / % contains the {machine}. / The {machine} was put into %.
n Which machine stands in @? / What machine was put into @? / What does @ contain?
w Which machine stands @?

= the {department}, the {committee} > {full}
a secretary
{full} is the secretary of %. / Letters to % go through {full}. / {full} writes the minutes of %.
n Who is the secretary of @? / Through whom do letters to @ go? / Who writes the minutes of @?

= the {department}, the {committee}, the {team} > {small}
a number of members / size / head count
% has {small} members. / {small} people make up %. / % consists of {small} people.
n How many people are there in @? / How many members does @ have? / How big is @?

= the {department}, the {committee} > {number}
a extension / phone number
To reach %, dial {number}. / % answers on extension {number}. / {number} puts you through to %.
n On (which|what) extension can @ be reached? / What must I dial to reach @? / How do I call @?

= the {department}, the {committee}, {school} > {amount}
a budget / yearly budget
% may spend {amount} a year. / {amount} was granted to %. / % has {amount} at its disposal.
n How much may @ spend? / How much was granted to @? / How much money does @ have?

= the {department}, the {software}, {host} > the {floor}
a floor / location
% is on the {floor}. / You get to % on the {floor}. / They moved % to the {floor}.
n On which floor is @? / Which floor do I go to for @? / To which floor was @ moved?

= the {department}, {school}, the {committee} > {full}
a head / director / person in charge
% is led by {full}. / {full} is in charge of %. / {full} took over %.
n Who leads @? / Who is in charge of @? / By whom is @ led? / Who took over @?

= {host} > {number}
a rack / rack number
% stands in rack {number}. / They screwed % into rack {number}. / Rack {number} holds %.
n In which rack (is|stands) @? / Which rack holds @? / What rack is @ in?

= {host}, the {software}, the script {script} > {full}
a administrator / person responsible
{full} looks after %. / {full} gets paged when % fails. / If % is down, call {full}.
n Who looks after @? / Who gets paged when @ fails? / Whom do I call if @ is down?

= {host}, the {machine}, the {vehicle} > {year}
a year of purchase
% was bought in {year}. / We have had % since {year}. / In {year} they paid for %.
n When was @ bought? / Since when do we have @? / In which year did they pay for @?

= {host}, the {software} > {small}
a memory in gigabytes
% has {small} gigabytes of memory. / {small} gigabytes were built into %.
n How much memory does @ have? / How many gigabytes does @ have? / With how much memory runs @?

= {host}, the {software} > {number}
a port
% listens on port {number}. / Connect to % on port {number}. / Port {number} leads to %.
n On (which|what) port does @ listen? / Which port leads to @? / Where do I connect to @?

= the script {script}, the {machine}, the {course} > {duration}
a running time / duration
% takes {duration}. / % is done after {duration}. / {duration} is what % takes.
n How long does @ take? / After how long is @ done? / How much time does @ need?

= the script {script}, the {software}, {document} > {version}
a version / latest version
% is at version {version}. / The latest version of % is {version}. / Version {version} of % is out.
n At which version is @? / What version of @ is out? / How new is @?

= {ticket}, the script {script}, {document} > {full}
a reviewer
{full} has to review %. / % was checked by {full}. / {full} gave % a second look.
n Who has to review @? / By whom was @ checked? / Who gave @ a second look?

= {ticket}, order {order_number}, {document}, {parcel} > {date}
a deadline / due date
% has to be dealt with by {date}. / % is due on {date}. / The last day for % is {date}.
n When is @ due? / By when must @ be dealt with? / What is the last day for @?

= {ticket}, {document} > {small}
a number of comments
% has {small} comments. / {small} people commented on %. / Below % stand {small} comments.
n How many comments does @ have? / How many people commented on @?

= {document}, the book {book} > {count}
a number of pages / page count / length
% has {count} pages. / {count} pages make up %. / % runs to {count} pages.
n How many pages does @ have? / How long is @? / To how many pages does @ run?

= {document}, the book {book}, the {key} > the {cabinet}
a place / place of storage
% lies in the {cabinet}. / They keep % in the {cabinet}. / Look for % in the {cabinet}.
n Where is @ kept? / In what does @ lie? / Where should I look for @? / Where do I find @?

= {document}, the book {book} > {language}
a language
% is written in {language}. / The language of % is {language}. / Only {language} is used in %.
n In what language is @ written? / What language is @ in? / What must one read to understand @?

= {document}, {painting}, {parcel} > {amount}
a insured value
% is insured for {amount}. / The insurance of % covers {amount}. / {amount} is the cover for %.
n For how much is @ insured? / How much does the insurance of @ cover? / What is the cover for @?

= order {order_number}, {parcel} > {price}
a total / amount due
% comes to {price}. / For % you pay {price}. / The bill for % is {price}.
n How much does @ come to? / What do I pay for @? / How high is the bill for @? / What does @ cost?

= order {order_number}, {parcel} > {company}
a courier / carrier
% is delivered by {company}. / {company} (brings|delivers) %. / {company} took over %.
n Who delivers @? / By which company is @ delivered? / Which company took over @?

= order {order_number}, {parcel} > {weight}
a weight
% weighs {weight}. / The scales show {weight} for %. / % is {weight} heavy.
n How heavy is @? / What does @ weigh? / How much does @ weigh? / What do the scales show for @?

= {parcel}, order {order_number} > {city}
a destination
% goes to {city}. / % is on its way to {city}. / Somebody in {city} waits for %.
n Where does @ go? / To which city does @ go? / Where is @ headed?

= {company}, the {department}, {school} > {opening_days}
% is open on {opening_days}. / Visitors may come to % on {opening_days}.
The office hours of %: {opening_days}.
n On which days is @ open? / When may visitors come to @? / When is @ open?
n What are the office hours of @? / Office hours of @? / I would like to visit @. When is it open?

= {project}, the {committee} > the {room}
a meeting room / room
% meets in the {room}. / The {room} was set aside for %. / They gave the {room} to %.
n In which room does @ meet? / What room was set aside for @? / Which room did they give to @?

= {project}, {ticket} > {percent}
a progress / share of work done
% is {percent} done. / {percent} of the work on % is done. / They have finished {percent} of %.
n How much of @ is done? / How far along is @? / What part of @ have they finished?
"""
