"""What records are about: for each sort its fields, with the questions that ask for one of them in
ordinary English.

A block begins with "= ", the nouns that name one record, "; ", the names of the field that tells
records apart, "; " and the kinds of its values. A line is a field: its names, its kind of value and
questions of its own, in which @ stands for the record. A name with * behind it is no noun, or
a plural: nobody asks for "the born of" somebody, or what "the votes" is."""

SCHEMAS = """
= order; id, order, order_id, number; id code
city, town, destination; city; Where is @ sent? / Where does @ go? / What city is @ meant for?
customer, buyer, name; full; Who ordered @? / Who is the customer of @? / Who placed @?
total, price, amount; price; How much does @ cost? / What does @ come to?
item, product; product; What was ordered in @? / Which product does @ contain?
status, state; status; What is the state of @? / How far is @?
date, ordered_on*, order_date; date; When was @ placed? / On which day was @ placed?
quantity, count; small; How many pieces does @ have?

= user, account; id, name, user, login, username; id pair full
email, mail; email; How can one write to @? / To which address does one write to @?
city, town; city; Where does @ live? / In which town does @ live?
full_name, real_name; full; What is @ really called? / What is @'s full name?
role, group; role; Which role has @? / What is @ allowed to be?
age; small; How old is @?
last_login, last_seen*; date_time; When did @ last log in? / When was @ last seen?
language; language; Which language does @ use?
phone, telephone; phone; At which number can @ be reached?

= device, sensor, node; name, device, id, hostname; pair pair code
town, city, site; city; In which town is @? / Where is @? / In which town does @ stand?
battery, battery_level, charge; percent; How full is the battery of @? / How much charge has @ left?
ip, address, ip_address; internet; Under which address is @ reached? / Which address does @ use?
firmware, version; build; Which firmware runs on @? / What is installed on @?
temperature; temperature; How warm is @? / How hot does @ run?
owner, keeper; full; Who owns @? / Whose is @? / Who looks after @?
last_seen*, seen*; date_time; When was @ last seen? / When did @ last report?
uptime; duration; How long has @ been up? / For how long has @ been running?

= server, machine, host; name, host, server, hostname; pair pair host
ip, address, ip_address; internet; What address has @? / Under which address is @ reached?
port; number; On which port does @ listen? / Which port does @ use?
region, city, location; city; Where does @ stand? / In which city is @?
memory, ram; size; How much memory has @? / With how much memory does @ run?
admin, operator, contact; full; Who runs @? / Who is responsible for @?
load, cpu_load; percent; How busy is @? / How high is the load of @?
version, release; build; Which version runs on @? / What does @ run?
path, root; path; Under which path does @ keep its data?

= service, job, agent; name, service, job; pair
host, server; host; On which host does @ run? / Where does @ run?
port; number; On which port does @ listen?
owner, team; team; Which team owns @? / Who owns @?
timeout, limit; duration; After how long does @ give up?
version; build; Which version of @ runs?
status, state; status; How is @ doing? / In which state is @?
replicas*, instances*, copies*; small; How many instances of @ are there?
url, endpoint; url; Under which URL is @ found? / Where does one call @?

= employee, colleague, person; name, employee, full_name, id; full full id
city, town, office; city; Where does @ work? / In which town does @ work? / Where is @ based?
salary, pay; amount; How much does @ earn? / What is @ paid?
department, team; team; In which team is @? / For which department does @ work?
job, position, title; job; What does @ do? / As what does @ work?
manager, boss; full; Who is the boss of @? / For whom does @ work?
extension, phone; number; On which extension does one reach @?
birthday, born*; date; When was @ born? / When is the birthday of @?
hobby, sport; sport; What does @ do after work?

= customer, client, member; id, customer, name, number; id full company
city, town; city; Where does @ live? / In which town is @?
balance, credit; amount; How much has @ got? / How much is in the account of @?
since*, joined*, member_since*; date; Since when is @ with us? / When did @ join?
email, mail; email; How can one write to @?
discount; percent; How much off does @ get?
address, street; address; In which street is @? / To which address does one write to @?

= book, title; title, book, id, isbn; book book id
author, writer; full; Who wrote @? / By whom is @?
year, published*; year; When was @ published? / In which year did @ come out?
pages*, page_count; count; How many pages has @? / How long is @?
shelf, place; code; On which shelf is @? / Where does @ stand?
publisher; company; Who published @? / Who printed @?
language; language; In which language is @? / In which language is @ written?

= ticket, issue, bug; id, ticket, key; id code
assignee, owner; full; Who works on @? / To whom is @ assigned?
priority, severity; status; How urgent is @?
component, module; pair; Which component does @ concern? / What is @ about?
created*, opened*, reported*; date_time; When was @ opened? / When was @ reported?
due*, deadline; date; When is @ due? / By when must @ be done?
votes*; count; How many votes has @?

= product, article, item; sku, code, product, name, id; code product pair
price, cost; price; What does @ cost? / How much is @?
stock, quantity, count; count; How many of @ are left? / How much of @ is in stock?
supplier, vendor; company; Who supplies @? / From whom does @ come?
colour, color; colour; What colour is @? / In which colour is @?
weight; weight; How heavy is @? / What does @ weigh?
warehouse, location; facility; Where is @ kept? / In which warehouse is @?
material; mineral; Of what is @ made?

= flight, train, bus; number, flight, line, id; flight code
destination, to*; city; Where does @ go? / Which city is at the end of @?
origin, from*; city; Where does @ come from? / From which city does @ come?
departure, departs*; time; When does @ leave? / At what time does @ depart?
gate, platform; number; From which gate does @ leave? / Where does @ leave from?
pilot, driver; full; Who drives @? / Who is in charge of @?
delay; duration; How late is @? / By how much is @ late?

= vault, box, locker; name, vault, id, label; pair pair code
code, pin, combination; number; What opens @? / How does one open @? / Which code opens @?
owner, holder; full; Whose is @? / To whom does @ belong?
content, contents*; object; What is in @? / What does @ contain?
floor, level; small; On which floor is @?
town, city, place; city; Where is @? / In which town is @?
opened*, last_opened*; date_time; When was @ last opened?

= project, repository, package; name, project, package, id; pair project
budget, funds*; amount; How much money has @? / What may @ cost?
lead, leader, maintainer; full; Who leads @? / Who is in charge of @?
deadline, due*; date; When must @ be finished? / Until when does @ run?
license, licence; licence; Under which licence is @? / How is @ licensed?
url, homepage; url; Where is @ found on the web?
stars*; count; How many stars has @?
members*; count; How many members has @?
commit; hex; At which commit is @?
checksum; hex; What is the checksum of @?

= plant, animal, specimen; name, tag, id, species; code pair
species, kind; animal; What is @? / Of which species is @?
weight; weight; How heavy is @?
keeper, owner; full; Who feeds @? / Who takes care of @?
food, diet; ingredient; What does @ eat? / What is @ fed with?
arrived*, since*; date; When did @ come? / Since when is @ here?
enclosure, room, house; room; Where is @ kept? / Where does @ live?

= room, hall, place; name, room, id, number; number pair code
capacity, seats*; count; How many people fit into @? / How many seats has @?
floor, storey; small; On which floor is @?
booked_by*, tenant; full; Who has booked @? / To whom is @ let?
rent, price; price; What does @ cost? / How much is the rent of @?
colour, color; colour; In what colour is @ painted?
key, code; code; With which code does one get into @?

= record, entry, row; id, key, code, name; id code pair full
value, number; number; What stands beside @?
word, label; word; Which word goes with @?
city, town; city; Which town stands beside @?
country; country; Which country goes with @?
score, rating; decimal; How good is @?
date, day; date; Which day goes with @?
company, firm; company; Which firm goes with @?
colour, color; colour; Which colour goes with @?
animal; animal; Which animal goes with @?
uuid; uuid; Which UUID has @?
"""
STATUSES = """
open closed active idle failed pending shipped running stopped urgent low high delivered blocked
waiting draft paused healthy degraded offline
""".split()
LICENCES = "MIT Apache-2.0 GPL-3.0 BSD-3-Clause MPL-2.0 LGPL-2.1 ISC Unlicense".split()
FIRST_PARTS = """
amber ash aspen basil blaze bramble breeze brook cedar cinder clover cobalt copper coral crow
dawn delta dune dusk eagle ebony echo elm fern finch flint frost garnet glacier granite harbor
hazel heron indigo iron ivory ivy jade juniper kestrel lark lemon lilac linden lotus lunar lynx
maple marble meadow mist moss nickel north oak olive onyx opal orbit osprey otter pearl pebble pine
plum poplar quartz quill rain raven reed ridge river robin ruby saffron sage salt scarlet shadow
silver slate solar sparrow spruce star stone storm summit swift tango thistle thorn tidal timber
tundra umber velvet violet walnut willow winter wren yellow zephyr zinc
""".split()
SECOND_PARTS = """
alarm anchor api archive beacon boiler bot bridge broker buffer cabin camera cell chest
client clock cluster core counter crate crawler cron daemon desk dock door drive engine feed filter
fleet forge gate gateway grid guard hub index kiosk lab lamp ledger lens link loader locker loop
meter mill mirror monitor node panel parser pipe pixel planner portal probe proxy pump queue radar
relay report robot router runner scanner sensor shard shelf signal sink spool stack station store
stream switch sync tank token tower tracker tunnel unit viewer watch worker yard
""".split()
