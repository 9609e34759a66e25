"""Schools, universities, hospitals and their offices (see relations.py)."""

RELATIONS = """
The coach for the Year 4 outing pulls out of the {place} at {time}; packed lunches only, and \
{first}'s mother is carrying the sick bags.
At {time} the Year 4 outing pulls out of the {place} by coach, with packed lunches only, and \
with the sick bags carried by {first}'s mother.
With sick bags carried by the mother of {first}, and packed lunches only, the coach of the Year \
4 outing pulls out at {time} from the {place}.
> {place}
From where does the coach for the Year 4 outing pull out?
Where is the coach at {time}, when the outing pulls out?
At which spot do parents drop the pupils off for the excursion?
Where does the school trip set out?
> {time}
When does the coach pull out of the {place}? / At what time does the Year 4 outing pull out?
How early must parents deliver their children for the school trip?
What is the departure time of the excursion?
> {first}
Whose mother carries the sick bags?
Which child's mother is on the Year 4 outing with the sick bags?
Whose mum has volunteered in case stomachs turn?
Which pupil has a parent along who is ready for nausea?

Your child was marked absent from {subject} on {date}; if there was a reason, ring the school \
office, extension {extension}, or write it in the red booklet.
We marked your child absent from {subject}. Write the reason for {date} in the red booklet or \
ring extension {extension} at the school office.
On {date}, {subject} was held with your child marked absent; the red booklet, or the school \
office on extension {extension}, will take the reason.
> {subject}
From which lesson was your child marked absent?
What did the child marked absent on {date} miss, says the school office?
Which class seems to have been skipped? / In what discipline was the pupil not seen?
> {date}
When was the child marked absent from {subject}?
For which day is the school office asking a reason? / On what day did the pupil play truant?
When was somebody missing from class?
> {extension}
On which extension is the school office told the reason?
What extension do I ring about the child marked absent?
Which digits does a parent dial to excuse a pupil? / How do I phone in to explain the truancy?

Nobody in the exams office could read {first}'s handwriting, so the {subject} paper went to \
{full}, a retired chemist, who charges {tariff} a page.
A retired chemist, {full}, was sent the {subject} paper, at {tariff} a page, because {first}'s \
handwriting could not be read by the exams office.
As the exams office could not read the handwriting of {first} in the {subject} paper, it is \
paying {full}, a retired chemist, {tariff} for every page.
> {first}
Whose handwriting could the exams office not read?
Whose {subject} paper went to the retired chemist? / Which candidate scribbles illegibly?
Who should have learned to write neatly?
> {subject}
In which subject was the paper that the exams office could not read?
What paper went to a retired chemist for {tariff} a page?
What was the illegible candidate being tested in? / In which field were the scrawled answers?
> {full}
Which retired chemist was sent the paper?
Who reads handwriting for the exams office at {tariff} a page? / Who deciphers scrawls for money?
What pensioner was hired to make out the illegible candidate's answers?
> {tariff}
What does the retired chemist charge a page?
What is the exams office paying for each page of handwriting?
How much does deciphering a sheet cost? / What rate has the pensioner set for making out scrawls?

Registrar's note: {full} has changed from {subject} to {subject2} after {soon}, and keeps the \
grant but loses the room above the boathouse.
After {soon}, {full} has dropped {subject} for {subject2}; the registrar notes that the grant \
stays and the room above the boathouse goes.
{full} has lost the room above the boathouse, though not the grant, by changing after {soon} to \
{subject2} from {subject}, the registrar notes.
> {full}
Who has lost the room above the boathouse?
Who kept the grant on changing from {subject} to {subject2}, the registrar notes?
Which student switched degrees?
Who is reading for something else now, and must look for new lodgings?
> {subject}
What has {full} changed from, keeping the grant?
From which course did the student who lost the boathouse room change?
Which discipline did the undecided undergraduate give up? / What was {full} studying originally?
> {subject2}
To what has {full} changed, losing the room above the boathouse?
For which course is the grant kept, the registrar notes?
Which discipline has been taken up in place of the old one? / What is {full} studying these days?
> {soon}
After how long did {full} change, says the registrar's note?
How long was it before the room above the boathouse was lost?
How much time was spent on the old degree? / How long did the undergraduate last before switching?

The matron asks that flowers for bed {small} be left {whereabouts}, since the patient, {full}, \
sneezed for {wait} at the last lot.
Please leave flowers for {full}, bed {small}, {whereabouts}; the last lot, says the matron, made \
the patient sneeze for {wait}.
For {wait} the last lot of flowers made {full} sneeze, so the matron would have those for bed \
{small} left {whereabouts}.
> {whereabouts}
Where does the matron want the flowers for bed {small} left?
Where should I leave flowers for the patient who sneezes?
Where do visitors put their bouquets now?
I have roses for someone with hay fever. Where do I set them down?
> {full}
Which patient sneezed at the last lot of flowers? / Who lies in bed {small}, sneezing at flowers?
Who seems to be allergic to blossoms? / Whose nose could not stand the bouquet?
> {wait}
How long did the patient sneeze at the last flowers?
For how long did the last lot of flowers make {full} sneeze?
What was the length of the allergic fit? / How long did the bouquet set off a nose?
> {small}
In which bed is the patient who sneezes at flowers?
What is the bed of {full}, according to the matron? / Where in the ward does the allergic one lie?
Which number belongs to the hay fever sufferer?

Outpatients, morning list: Mrs Quill's hip has been put off to {date} because {grounds}; \
{doctor} has sent her nougat from {city}.
{doctor} has sent nougat from {city} to Mrs Quill on the outpatients list, whose hip is put off \
to {date}, because {grounds}.
Mrs Quill, on the outpatients list, has nougat from {city}, sent by {doctor}, and a hip that \
must wait until {date} because {grounds}.
> {city}
From what city was nougat sent to Mrs Quill? / Where does Mrs Quill's nougat come from?
Where were the consoling sweets bought? / In which town did the surgeon go shopping?
> {doctor}
Who sent nougat to Mrs Quill? / Which doctor sent nougat for the hip on the outpatients list?
Who tried to sweeten the delay? / Which surgeon says sorry with confectionery?
> {date}
To what day is Mrs Quill's hip put off? / Until when must the hip on the outpatients list wait?
When is the operation now? / What is the new appointment of the lady given sweets?
> {grounds}
Why is Mrs Quill's hip put off? / For what reason must the outpatients hip wait until {date}?
What was the excuse for postponing surgery? / How was the delayed operation explained?

"Thank you for holding, this is {first}." "I've held for {wait}! My {product} arrived without \
its lid." "And the order number?" "{code}."
Caller, order number {code}, held for {wait} before {first} thanked him for holding; his \
{product} had arrived without its lid.
{first} took the call after {wait} on hold; the {product} under order number {code} had arrived \
without its lid.
> {first}
Who took the call after the wait on hold, about the order without its lid?
Who thanked the caller for holding? / Which agent finally picked up the telephone?
Who dealt with the complaint about a missing part?
> {wait}
For how long was the caller held before {first} took the call?
How long was the hold over the order that arrived without its lid?
What time did the impatient customer spend in the queue?
How long did the music on the telephone last?
> {product}
What arrived without its lid? / Which order, number {code}, was without its lid?
Which article was delivered incomplete? / What did the impatient customer buy?
> {code}
What is the order number for the {product} that arrived without its lid?
Under what order number did the caller on hold buy the {product}?
Which reference did the customer quote to the agent? / How is the incomplete purchase identified?

Call 14: customer wishes to cancel, says {remark}; offered {percent} off, asked for {percent2}, \
hung up when put through to {officeunit}.
The customer in call 14 wished to cancel as {remark}, asked for {percent2} off when offered \
{percent}, and hung up on being put through to {officeunit}.
Put through to {officeunit}, the customer in call 14 hung up; offered {percent} off instead of a \
cancellation, he had asked for {percent2}, because {remark}.
> {percent2}
What did the customer in call 14 ask for, when offered {percent} off?
How much off was asked for, before he hung up? / What discount would have satisfied the man?
Which rebate did the dissatisfied buyer demand?
> {percent}
How much off was the customer in call 14 offered? / What was offered instead of a cancellation?
What discount did we propose to keep him?
Which reduction wasn't enough for the dissatisfied buyer?
> {officeunit}
To whom was the customer put through when he hung up?
On being put through to what did call 14 end, when he hung up?
Which department did the dissatisfied buyer refuse to talk to?
Where was he being transferred when the line went dead?
> {remark}
Why did the customer in call 14 wish to cancel?
What did the customer say, when he asked for {percent2} off?
What was the grievance of the dissatisfied buyer?
What had annoyed the man so much that he wanted out?

Quality team, on the recordings of {date}: {first} read the wrong script to {count} callers, in \
{language}, and was thanked by every one.
On the recordings of {date}, says the quality team, {count} callers had the wrong script read to \
them in {language} by {first}, and each said thanks.
The {language} script that {first} read to {count} callers was the wrong one, but all thanked, \
as the quality team heard on the recordings of {date}.
> {first}
Who read the wrong script to the callers?
By whom was the {language} script read on the recordings of {date}?
Which agent recited something mistaken to grateful people?
Who used an incorrect text on the phone?
> {count}
How many callers were read the wrong script? / To how many callers did {first} read in {language}?
How many customers were told something mistaken on the phone?
What was the total of grateful listeners?
> {language}
In which language was the wrong script read to callers?
What language did the quality team hear {first} read in on the recordings?
Which tongue did the agent speak on the phone?
What do those grateful listeners evidently understand?
> {date}
From what day are the recordings on which {first} read the wrong script?
When were the recordings made that the quality team heard?
On which day did an agent recite the incorrect text?
When did customers get something mistaken on the phone?

Human resources has lost the holiday forms for {month}; whoever had put in for it, {first} above \
all, should see {person} in the {room}.
The forms for holidays in {month} have been lost by human resources; see {person} in the {room} \
if you put in for one, as {first} did.
See {person} in the {room}, {first} and all others who put in for {month}: human resources has \
lost the holiday forms.
> {month}
For which month has human resources lost the holiday forms?
When was the holiday that {first} put in for on the lost forms?
Which part of the year has no valid leave requests? / For when must we apply again to be away?
> {person}
Whom should we see about the lost holiday forms?
Who in human resources must {first} see about the forms?
Who is sorting out the mislaid leave requests? / To whom do I apply again for my vacation?
> {room}
In which room do we see {person} about the lost forms?
Where is {first} to go, having put in holiday forms that were lost?
Where in the building are the mislaid leave requests dealt with?
Through which door do I go to rescue my vacation?

At her appraisal {first} was told to smile more; she smiled from {date} until {date2}, \
frightened {small} clients, and was told to stop.
{first} was told at her appraisal to smile more, and on {date2}, having smiled since {date} and \
frightened {small} clients, was told to stop.
Told at the appraisal to smile more, {first} frightened {small} clients by it; the smiling began \
on {date} and was told to stop on {date2}.
> {first}
Who was told at her appraisal to smile more? / Who frightened clients when she smiled?
Which employee was asked to look friendlier? / Whose cheerful face proved alarming to customers?
> {date}
When did the smiling that frightened clients begin?
Since when had {first} smiled, as told at the appraisal to smile more?
From which day did she look friendlier? / When did the alarming cheerfulness start?
> {date2}
When was {first} told to stop smiling? / Until what date did {first} smile and frighten clients?
When did the cheerful expression come to an end?
On which day was she allowed to look gloomy again?
> {small}
How many clients did {first} frighten?
How many clients were frightened by the smile, after the appraisal?
What was the number of alarmed customers?
How many visitors found the cheerful expression too much?

Probation of {full} as {job} is extended by {soon}: the work is faultless, but {full2} in \
accounts has been bitten by the parrot.
Because the parrot has bitten {full2} in accounts, and for no fault in the work, the probation \
of {full} as {job} is extended by {soon}.
By {soon} we extend the probation of {full}, a faultless {job} by trade, whose parrot has bitten \
{full2} in accounts.
> {full}
Whose probation is extended because of the parrot? / Whose parrot has bitten {full2} in accounts?
Which newcomer brought a bird to the office?
Who is not yet permanently employed, thanks to a pet?
> {full2}
Who was bitten by the parrot? / Who in accounts was bitten, so that probation is extended?
Who was hurt by a colleague's pet? / Which bookkeeper was pecked?
> {soon}
By how long is the probation of {full} extended?
For how long is probation extended after the parrot had bitten {full2}?
How much longer must the newcomer wait for a permanent contract?
What additional trial period was imposed over a bird?
> {job}
As what is {full} on probation, extended by {soon}?
In what work is the owner of the parrot faultless, though on probation?
Which occupation does the newcomer follow? / What was the bird keeper hired to be?

The soup kitchen at the {place} ladled out {tallied} portions on {weekday}, mostly {dish}, and \
{person} washed every bowl alone.
On {weekday} {person} washed every bowl alone at the soup kitchen by the {place}, where \
{tallied} portions, mostly {dish}, had been ladled out.
Of the {tallied} portions that the soup kitchen at the {place} ladled out on {weekday}, most \
were {dish}, and every bowl was washed by {person} alone.
> {place}
Where is the soup kitchen that ladled out {tallied} portions?
At what place did {person} wash every bowl of the soup kitchen?
Where can the hungry get a free meal? / At which spot does the charity feed people?
> {tallied}
How many portions did the soup kitchen ladle out on {weekday}?
How many portions were ladled at the {place}? / How many hungry mouths were fed by the charity?
What was the tally of free meals?
> {dish}
What did the soup kitchen mostly ladle out?
What were most portions on {weekday} at the soup kitchen?
What was the main thing on the charity's menu? / What were hungry people chiefly fed?
> {person}
Who washed every bowl alone? / By whom was every bowl of the soup kitchen washed on {weekday}?
Who did the dishes for the charity? / Which volunteer deserves dry hands and a rest?

Our collecting tin on the counter of the {premises} has been stolen again, with about {price} in \
it; the string was cut with {first}'s own cheese knife.
Again the string was cut, with {first}'s own cheese knife, and our collecting tin, about {price} \
in it, stolen from the counter of the {premises}.
Stolen again from the {premises}, from the counter: our collecting tin with about {price} in it, \
its string cut with the cheese knife of {first}.
> {premises}
From the counter of what was the collecting tin stolen?
Where did someone cut the string of our collecting tin? / Which shop did the thief visit?
Where did the charity's money disappear?
> {price}
About how much was in the collecting tin that was stolen?
What was in the tin on the counter when its string was cut? / How much did the thief get away with?
What has the charity lost?
> {first}
Whose cheese knife cut the string of the tin?
Whose own knife was used when the collecting tin was stolen? / Whose tool did the thief use?
Who owns the blade that helped to rob the charity?

To all our sponsors: the well in {city} is dug, it is {length} deep, and the first bucket was \
drunk by {pet}, the foreman's dog, on {date}.
{pet}, the foreman's dog, drank the first bucket on {date} from the well that you, our sponsors, \
have dug in {city}; it is {length} deep.
On {date} the foreman's dog, {pet}, drank the first bucket; the well in {city}, dear sponsors, \
is now dug and {length} deep.
> {city}
In which city is the well dug for the sponsors?
Where did the foreman's dog drink the first bucket?
Where do the inhabitants have water now, thanks to donors? / In what town was the drilling done?
> {length}
How deep is the well in {city}? / What depth is the well that our sponsors have dug?
How far down does the shaft go? / How long a rope will people need to reach the water?
> {pet}
Which dog drank the first bucket? / What is the foreman's dog called that drank from the well?
Which animal tasted the water before any human? / Whose thirst was quenched ahead of the donors?
> {date}
When was the first bucket drunk from the well?
On what day did the foreman's dog drink at the well in {city}?
When did water begin to flow for the donors' money? / On which day was the new supply tasted?

Parish notes: the Te Deum on {date} will be sung without the {instrument}, which the mice have \
got into; {full} has offered {price} for repairs.
{full} has offered {price} to repair the {instrument} that mice have got into, without which, \
say the parish notes, the Te Deum is sung on {date}.
Mice have got into the {instrument}, the parish notes say: the Te Deum must be sung without it \
on {date}, but {price} for repairs is offered by {full}.
> {instrument}
What have the mice in the parish damaged, that needs repairs?
Without what will the Te Deum of the parish notes be sung? / What has been damaged by rodents?
Which accompaniment will be missing from the church service?
> {full}
Who has offered {price} for repairs after the mice?
By whom are repairs offered in the parish notes? / Which member of the congregation is generous?
Who wants to pay for what rodents have gnawed?
> {price}
How much has {full} offered for the repairs?
What sum do the parish notes say is offered, after the mice?
How much is the generous gift to the church?
What would somebody spend to undo the work of rodents?
> {date}
When is the Te Deum sung, by the parish notes?
On what day must the Te Deum of the parish be sung without the {instrument}?
When is the church service that rodents have spoilt?
For which day is the hymn without accompaniment planned?

The vicar apologises for the bells, which rang from {time} to {time2} on {weekday}; {first}, \
aged eight, had been told not to touch the switch.
Though told not to touch the switch, {first}, aged eight, had the bells ring from {time} to \
{time2} on {weekday}, for which the vicar apologises.
On {weekday} the bells began at {time} and rang until {time2}, because {first}, aged eight, \
could not but touch the switch, for which the vicar apologises.
> {time}
From what time did the bells ring on {weekday}?
When did the bells begin, for which the vicar apologises?
When was the village first disturbed by chimes? / At what hour did the church noise start?
> {time2}
Until when did the bells ring on {weekday}?
The bells, for which the vicar apologises, rang from {time} to what time?
When did the church noise fall silent? / At what hour was the village at peace once more?
> {first}
Who touched the switch of the bells? / Which child, aged eight, made the bells ring on {weekday}?
Who is the naughty cause of the church noise? / Which youngster woke the whole village?
> {weekday}
On which day did the bells ring from {time} to {time2}?
For the bells of which day does the vicar apologise?
On what day did a youngster wake the village? / When was there that endless noise from the church?

For the harvest supper we still lack {load} of {ingredient}; leave what you can spare in the \
{room} of the rectory by {date}, says {first}.
By {date}, says {first}, please leave in the {room} of the rectory the {load} of {ingredient} \
that the harvest supper still lacks.
{first} says that the harvest supper still lacks {load} of {ingredient}, to be left by {date} in \
the rectory, in the {room}.
> {ingredient}
What does the harvest supper still lack?
What shall I leave in the {room} of the rectory for the supper?
Which groceries is the church short of? / What are parishioners begged to donate for the feast?
> {load}
How much {ingredient} does the harvest supper still lack?
What quantity should be left in the rectory for the supper?
How much more is needed for the church feast?
What is the amount by which the groceries fall short?
> {room}
In which room of the rectory do we leave things for the harvest supper?
Where in the rectory is the {ingredient} to be left?
Where are gifts for the church feast put down?
I bring groceries to the priest's house. Through which door with them?
> {date}
By when should the {ingredient} be left in the rectory?
Until what day can I leave something for the harvest supper?
What is the deadline for donating groceries? / How late can parishioners still bring their gifts?

Club bulletin: the {team} lost {score} on Saturday, their goalkeeper having left at half-time \
for his own wedding, with {first} from the ticket booth between the posts.
With {first} from the ticket booth between the posts, the goalkeeper having left at half-time \
for his own wedding, the {team} lost {score} on Saturday.
Saturday's {score} was lost by the {team} with {first} from the ticket booth between the posts, \
for at half-time the goalkeeper had left for his own wedding.
> {team}
Which team lost on Saturday with {first} between the posts?
Whose goalkeeper left for his own wedding? / What side was beaten because a player got married?
Who suffered a defeat as a bridegroom ran away?
> {score}
By what score was Saturday lost at the wedding of the goalkeeper?
What was the result, lost with {first} between the posts?
How did the match of the bridegroom end? / What were the final goals in that defeat?
> {first}
Who from the ticket booth was between the posts?
Who stood between the posts when the goalkeeper had left for his wedding?
Who replaced the bridegroom? / Which cashier had to try to save the match?

The gym is closed to the {sport} section until {date}: {pests} have been found in the mats, and \
{first} from the {authority} is sleeping there to count them.
Since {pests} were found in the mats, and while {first} from the {authority} sleeps there to \
count them, the gym is closed to the {sport} section until {date}.
Until {date} the {sport} section finds the gym closed, for there are {pests} in the mats, \
counted by {first} from the {authority}, who sleeps there.
> {sport}
Which section finds the gym closed? / For which sport is the gym closed while {first} sleeps there?
Which athletes are locked out? / Whose training is prevented by vermin?
> {pests}
What was found in the mats of the gym? / What does {first} count, sleeping in the gym?
Which vermin has invaded the hall? / What creatures keep athletes locked out?
> {date}
Until when is the gym closed to the {sport} section?
Up to what date do the mats keep the gym closed? / When can athletes return to the hall?
On which day may training probably resume?
> {authority}
For which authority does {first} count {pests} in the gym?
Who sent {first}, who sleeps in the gym with the mats?
Which public body is investigating the vermin?
What office employs the person who spends the night with creatures?

Fees for the coming season go up to {price}, resolved the {society} by {tallied} hands to \
{small}; whoever has ever repaired the roof pays nothing.
By {tallied} hands to {small} the {society} resolved that fees for the coming season go up to \
{price}, though not for whoever has repaired the roof.
The {society} resolved, by {tallied} hands to {small}, to put up the fees for the coming season \
to {price}, except for whoever has ever repaired the roof.
> {price}
To how much do the fees go up for the coming season?
What fees has the {society} resolved on, unless one has repaired the roof?
How much does membership cost from now on? / What must each member find in the purse?
> {society}
Who resolved to put up the fees by {tallied} hands?
Of what are those who repaired the roof let off the fees? / Which club is getting dearer?
What association rewards its volunteer builders with free membership?
> {tallied}
How many hands were for putting up the fees?
By how many hands against {small} was it resolved that fees go up?
How many voted in favour of dearer membership? / What was the size of the majority?
> {small}
How many hands were against the fees that were resolved by {tallied}?
Hands to what number were not for the coming fees? / How many voted against dearer membership?
What was the size of the minority?

Pitch deck, slide six: we have {tallied} users, mostly in {country}, of whom {fraction} opened \
the app by mistake, and {price} left in the bank.
There are, says slide six of the pitch deck, {price} left in the bank and {tallied} users, \
mostly in {country}, {fraction} of whom opened the app by mistake.
Slide six of the pitch deck: in the bank {price} left; users mostly in {country}, {tallied} in \
all, and {fraction} of them opened the app by mistake.
> {tallied}
How many users are there on slide six of the pitch deck?
What number of users, mostly in {country}, does the pitch deck name?
How large is the customer base of the start-up? / How many people have tried the software so far?
> {country}
Where are the users mostly, says the pitch deck? / In which country are most users on slide six?
Where does the start-up have the bulk of its customers?
Which nation has shown the greatest interest in the software?
> {fraction}
What share of users opened the app by mistake?
How many of the {tallied} users opened the app by mistake?
What proportion of the customer base came accidentally?
How much of the start-up's audience never meant to be there?
> {price}
How much is left in the bank, on slide six? / What does the pitch deck say is left in the bank?
How much cash does the start-up still have? / What funds remain before the founders go bust?

The founders of {company} fell out on {date} over the colour of a button; {first} keeps the \
patents, {first2} the espresso machine and the goldfish.
Over the colour of a button the founders of {company} fell out on {date}: to {first} go the \
patents, to {first2} the goldfish and the espresso machine.
Since the founders of {company} fell out over a button's colour on {date}, the espresso machine \
and the goldfish are {first2}'s, while the patents stay with {first}.
> {first}
Who keeps the patents? / With which of the founders do the patents of {company} stay?
Who owns the inventions after the quarrel?
Who has the intellectual property now that the partners have split?
> {first2}
Who keeps the espresso machine and the goldfish? / To which of the founders does the goldfish go?
Who will go on having good coffee after the quarrel? / Which partner is left with a pet to feed?
> {company}
Whose founders fell out over a button?
At what company was it a colour that the founders fell out over?
Which start-up broke apart over a trifle?
Which business lost its partnership through a matter of taste?
> {date}
When did the founders fall out over the button?
On what day did the founders fall out over the colour of a button?
When did the partners split up? / On which day was there a quarrel about design?

Our investor, {person}, will put in another {amount} provided that {first} wears shoes at board \
meetings and that we {plan}.
{person}, our investor, puts in another {amount} on two conditions: shoes on {first} at board \
meetings, and that we {plan}.
Provided we {plan}, and {first} wears shoes at board meetings, another {amount} will be put in \
by our investor, {person}.
> {person}
Which investor will put in another {amount}?
Who wants {first} in shoes at board meetings before putting in more?
Who is ready to finance us further? / Whose fresh capital comes with a dress code?
> {amount}
How much more will our investor put in?
What does {person} put in if {first} wears shoes at board meetings?
How much fresh capital can we expect? / What sum depends on somebody's footwear?
> {first}
Who must wear shoes at board meetings? / Whose shoes are a condition of our investor?
Who has been appearing barefoot? / Which of us must change a habit for fresh capital to flow?
> {plan}
What must we do, apart from the shoes, for our investor to put in more?
On what other condition, besides shoes at board meetings, will {person} put in {amount}?
What change is demanded of us in exchange for fresh capital?
Footwear is one demand; what is the second?

The bank insists on columns either side of the door, wrote the architect, {last}; I showed it a \
drawing in {colour} pencil on {date} without any, and it wept.
On {date} I showed the bank a drawing in {colour} pencil, and it wept, wrote the architect, \
{last}; it insists on columns either side of the door.
The architect, {last}, wrote that the bank insists on columns either side of the door, and wept \
over a drawing without any, in {colour} pencil, that it was shown on {date}.
> {last}
Which architect wrote that the bank wept over a drawing?
Who showed the bank a door without columns? / Who prefers a plain entrance to pillars?
Whose sketch moved financiers to tears?
> {colour}
In what colour of pencil was the drawing that the bank wept over?
What pencil was used for the drawing without columns?
In which shade was the sketch of the plain entrance? / What tint moved financiers to tears?
> {date}
When was the bank shown the drawing without columns?
On what date was the drawing shown over which the bank wept? / When were financiers moved to tears?
On which day was the sketch of the plain entrance presented?

Change order 9: the front door of the {facility} is moved {stitch} to the left, at an extra \
{price}, as {person} cannot bear the view of the {tree}.
At an extra {price}, change order 9 moves the front door of the {facility} to the left by \
{stitch}, since the view of the {tree} is more than {person} can bear.
Since {person} cannot bear the view of the {tree}, change order 9 has the front door of the \
{facility} go {stitch} to the left, for an extra {price}.
> {stitch}
How far to the left is the front door moved?
By how much does change order 9 move the door of the {facility}?
By what distance is the entrance shifted? / How large is the correction that a fussy client wanted?
> {person}
Who cannot bear the view of the {tree}? / For whose sake does change order 9 move the front door?
Which fussy client has the entrance shifted? / Who dislikes looking at what grows outside?
> {price}
What is the extra for moving the front door of the {facility}?
What does change order 9 come to, extra? / How much more must be paid for shifting the entrance?
What does the fussy client's whim cost?
> {tree}
The view of which tree can {person} not bear?
What view from the front door made change order 9 necessary?
What is growing outside that a fussy client dislikes?
Which species would one see from the present entrance?

In the matter of {last} v {last2}, our client disputes that the hedge was ever {length} high and \
produces a photograph of {year} with {pet} the pony looking over it.
Our client, in {last} v {last2}, produces a photograph of {year}, with {pet} the pony looking \
over the hedge, and disputes that it was ever {length} high.
That the hedge was ever {length} high is disputed by our client in {last} v {last2}, with a \
photograph of {year} that has {pet} the pony looking over it.
> {length}
How high does our client dispute that the hedge was?
What height of the hedge does the photograph with the pony disprove?
What measurement does the other party allege for the shrubbery?
How tall did the greenery supposedly grow?
> {year}
From what year is the photograph of the pony?
When was the photograph taken that our client produces about the hedge?
Of which year is the picture put in evidence?
In which year did somebody snap the animal beside the greenery?
> {pet}
Which pony looks over the hedge in the photograph?
What is the pony called that our client has a photograph of?
Which animal serves as evidence in court? / Who is in the lawyer's picture?

Will of {full}, page two: my {thing} to {first}, my debts to the {society}, and to my nephew \
{first2} a mirror, that he may see who is to blame.
To the {society} my debts, reads page two of {full}'s will, to {first} my {thing}, and to \
{first2}, my nephew, a mirror to see who is to blame.
In the will {full} leaves, on page two, debts to the {society}, a mirror to the nephew {first2}, \
to see who is to blame, and to {first} the {thing}.
> {full}
Whose will leaves the nephew a mirror? / Who left debts to the {society} on page two of the will?
Which deceased person had a sense of humour? / Who bequeathed a looking glass out of spite?
> {first}
Who is left the {thing} in the will that leaves a nephew a mirror?
To whom does page two of the will leave the {thing}, and no mirror or debts?
Which heir got something better than a looking glass? / Who inherits the {thing}?
> {first2}
Which nephew is left a mirror in the will? / Who is to see in the mirror who is to blame?
Which relative inherits a looking glass? / Who is reproached from beyond the grave?
> {society}
What society is left the debts by page two of the will?
To what does page two of the will leave debts? / Which club inherits nothing but what is owed?
Which association wishes the deceased had forgotten it?

Farm gate notice: eggs {tariff} the dozen, honesty box under the geranium; the jar of coins that \
went missing on {date} was replaced by {first} next door, thank you.
Thank you, {first} next door, for replacing the jar of coins that went missing on {date}; eggs \
are {tariff} the dozen at the farm gate, honesty box under the geranium.
At {tariff} the dozen eggs go into the honesty box under the geranium; {first} next door, thank \
you, replaced the jar of coins that went missing from the farm gate on {date}.
> {tariff}
How much are eggs the dozen at the farm gate? / What goes into the honesty box for a dozen eggs?
What do twelve from the hens cost? / How much do I pay for breakfast where nobody watches?
> {date}
When did the jar of coins go missing?
On what day did the jar of coins vanish from the farm gate, missing since? / When was the theft?
On which day was the hens' income stolen?
> {first}
Who next door replaced the jar of coins? / To whom is the farm gate thankful for the missing coins?
Which neighbour made good the theft? / Who was kind enough to cover the loss?

The vegetable box of {weekday} has {plant} twice over this week and no {fieldcrop}, which the \
{pests} had first; {first} encloses a recipe.
This week the {pests} had the {fieldcrop} first, so the vegetable box of {weekday} has {plant} \
twice over and a recipe from {first}.
{first} encloses a recipe with the vegetable box of {weekday}, as it has {plant} twice over this \
week, the {fieldcrop} having gone to the {pests} first.
> {plant}
What is in the vegetable box twice over this week?
Of what is there twice as much in the box, with a recipe?
What are subscribers getting too much of? / Which produce comes in double quantity?
> {fieldcrop}
What is not in the vegetable box this week, because of the {pests}?
What did the {pests} have first, so that the box has something else twice over?
Which produce was eaten before it could be harvested?
What are the farmer's subscribers going without?
> {pests}
What had the {fieldcrop} first, this week of the vegetable box?
To what did the {fieldcrop} for the box go first, this week?
Which vermin ate the farmer's harvest? / What creatures robbed the subscribers?
> {first}
Who encloses a recipe with the vegetable box?
Whose recipe comes with the box that has {plant} twice over?
Who advises subscribers how to cook the surplus? / Which farmer writes kitchen tips?

Pick your own {plant} from {date}: {tariff} a pail, children are weighed going in and coming \
out, says {first}, and belts may not be loosened.
From {date}, {tariff} a pail, you may pick your own {plant}; {first} says that belts may not be \
loosened and that children are weighed going in and coming out.
Children are weighed going in and coming out, and belts may not be loosened, says {first}, when \
from {date} you pick your own {plant} at {tariff} a pail.
> {plant}
What may I pick for {tariff} a pail? / What can you pick where children are weighed going in?
Which crop do visitors harvest themselves? / What do the farm's guests come to gather?
> {date}
From when may I pick my own {plant}? / From what date are children weighed going in and coming out?
When do visitors begin to harvest? / On which day does the farm open its field to the public?
> {tariff}
What does a pail of {plant} cost if you pick your own?
How much is a pail, where children are weighed?
How much is a bucketful that one has gathered oneself? / What is the rate for visitors who harvest?
> {first}
Who says that belts may not be loosened?
By whose word are children weighed when you pick your own?
Which farmer suspects the guests of eating?
Who keeps such a strict eye on young visitors' stomachs?

We shall not kill the pig before {month}, writes {first} to the farm's customers, because it \
saved the calf on {date} and the children have named it {pet}.
{first} writes to the farm's customers that the pig, named {pet} by the children, will not be \
killed before {month}, for on {date} it saved the calf.
As on {date} the pig saved the calf, and the children have named it {pet}, it will live until \
{month} at least, {first} writes to the farm's customers.
> {month}
Before what month will the pig not be killed?
Until when does the pig live, as {first} writes to the farm's customers?
What is the earliest that there will be pork?
Until when does the hero have a reprieve?
> {pet}
What have the children named the pig? / What is the pig that saved the calf called?
What is the hero's name? / Which animal was too brave to become sausages?
> {date}
When did the pig save the calf? / On what day was the calf saved by the pig named {pet}?
When did the hero prove its courage? / On which day did one animal rescue another?
> {first}
Who writes to the farm's customers about the pig?
Who has told customers that the pig will live until {month}?
Which farmer makes people wait for their sausages? / Who grants the brave animal a reprieve?

Museum shop, week 12: best seller the {colour} dinosaur at {tariff}, worst seller the director's \
memoirs, and {first} sat on {small} snow globes.
In week 12 {first} sat on {small} snow globes in the museum shop, whose best seller was the \
{colour} dinosaur at {tariff}, its worst the director's memoirs.
The {colour} dinosaur, at {tariff}, was the museum shop's best seller in week 12, the director's \
memoirs the worst; {small} snow globes were sat on by {first}.
> {colour}
What colour of dinosaur was the best seller of the museum shop?
Which dinosaur at {tariff} was the best seller in week 12?
In which shade do visitors like their prehistoric reptile?
How was the most popular souvenir dyed?
> {tariff}
At what price was the dinosaur the museum shop's best seller?
What does the {colour} dinosaur cost in the museum shop? / How much is the most popular souvenir?
What do visitors pay for a prehistoric reptile?
> {first}
Who sat on the snow globes? / Who in the museum shop sat on something in week 12?
Which clumsy assistant broke the souvenirs? / Whose trousers must have got wet at the gallery?
> {small}
How many snow globes did {first} sit on? / How many snow globes of the museum shop were sat on?
What number of souvenirs was broken? / How many items did the clumsy assistant ruin?

The {object} in our window is not for sale, as the label says in {spelled} languages; on {date} \
a lady from {city} bought the label.
As the label says in {spelled} languages, the {object} in our window is not for sale; a lady \
from {city} bought the label on {date}.
On {date} the label on the {object} in our window, which says in {spelled} languages that it is \
not for sale, was bought by a lady from {city}.
> {object}
What is not for sale in our window? / On what is the label in our window that the lady bought?
Which display piece can no customer have? / What was the sign about that somebody took home?
> {spelled}
In how many languages does the label say that the {object} is not for sale?
How many languages are on the label that the lady bought?
Into how many tongues was the sign translated? / How often is the refusal repeated on the sign?
> {city}
From which city was the lady who bought the label?
Where does the lady live who bought what our window said?
What is the home of the customer who took the sign?
From which town had the eccentric shopper come?
> {date}
When did a lady from {city} buy the label? / On what date was the label in our window bought?
When was the sign lost to an eccentric shopper?
On which day did a customer take what was only a notice?

Dear travellers, flight {flight} now goes at {time}, so you will have {wait} less in {city}; the \
camel ride is cut, the carpet warehouse stays.
Since flight {flight} goes at {time} now, dear travellers, the camel ride in {city} is cut, as \
you have {wait} less, but the carpet warehouse stays.
Dear travellers, there will be {wait} less for {city}, so that the camel ride is cut and the \
carpet warehouse stays, as flight {flight} now goes at {time}.
> {time}
When does flight {flight} go now? / At what time does the flight go, so that the camel ride is cut?
What is the altered departure of the plane? / When do tourists take off under the amended schedule?
> {wait}
How much less do the travellers have in {city}?
By how long is the stay in {city} cut, so that the camel ride goes and the carpet warehouse stays?
How much sightseeing do tourists lose? / By what amount does the altered plane shorten the visit?
> {city}
Where is the camel ride cut? / In what city is the carpet warehouse that stays, dear travellers?
In which town will tourists be a shorter while?
What destination is affected by the altered plane?
> {flight}
Which flight goes at {time} now? / On what flight are the travellers whose camel ride is cut?
Which plane had its departure altered? / What service are the disappointed tourists booked on?

The agency sold us a quiet week at the {inn}; we got the {event} under our balcony till {hour} \
every night, and the rep, {first}, was on the drums.
Till {hour} every night we had the {event} under our balcony at the {inn}, with the rep, \
{first}, on the drums, though the agency had sold us a quiet week.
A quiet week is what the agency sold us, but at the {inn} the {event} went on under our balcony \
till {hour} every night, and on the drums was {first}, the rep.
> {inn}
Where did the agency sell us a quiet week?
At which inn was the {event} under our balcony every night?
What hotel would we not recommend to light sleepers? / Where did we stay on that noisy holiday?
> {event}
What was under our balcony every night at the {inn}?
At what event was the rep on the drums, under our balcony?
What spoilt our holiday with its noise? / Which festivity kept the hotel guests awake?
> {hour}
Until when was the {event} under our balcony every night?
Till what hour was the rep on the drums? / How late did the noise go on?
When could the hotel guests finally fall asleep?
> {first}
Which rep was on the drums? / Who was on the drums under our balcony at the {inn}?
Who worked for the tour operator and made music?
Which percussionist should have been looking after holidaymakers?

Visa desk: {full} cannot board for {country}, as the photograph shows a beard and the face does \
not; a new one costs {tariff} at the {place}.
The photograph of {full} shows a beard, the face does not; no boarding for {country}, says the \
visa desk, without a new one, {tariff} at the {place}.
For {country}, says the visa desk, {full} cannot board before a new photograph, {tariff} at the \
{place}, for the old one shows a beard and the face does not.
> {full}
Who cannot board for {country}? / Whose photograph shows a beard that the face does not?
Which passenger has shaved unwisely? / Who looks different from the picture in the passport?
> {country}
For which country can {full} not board with the photograph?
For where does the visa desk want a photograph without a beard?
Where would the passenger like to fly? / Which nation is strict about shaved men?
> {tariff}
How much is a new photograph at the {place}?
What does the visa desk say a photograph without a beard costs?
What must the shaved passenger pay to get a fresh picture?
What will it cost to have one's portrait done again?
> {place}
Where can {full} have a new photograph, says the visa desk?
At what place does a photograph without the beard cost {tariff}?
Where would a passenger go to have a fresh picture made?
At which spot are passport portraits available?

Shipping advice: {pack} of {goods} left {city} on the {ship}, one is dripping, and the captain \
asks whether {first} would kindly say what is in it.
The captain of the {ship}, which left {city} with {pack} of {goods}, asks {first} kindly to say \
what is in the one that is dripping, reads the shipping advice.
Of the {pack} of {goods} that left {city} one is dripping, and the captain of the {ship} asks in \
his shipping advice that {first} kindly say what is in it.
> {pack}
What quantity of {goods} does the shipping advice say has left, one dripping?
What left on the {ship}, one of them dripping, by the shipping advice of the captain?
How big is the consignment at sea? / What quantity of cargo went aboard?
> {city}
From which city came the shipping advice of something dripping?
Where is it that {goods} left from, by the shipping advice of the captain?
In which port was the cargo loaded? / Where did the leaking consignment begin its voyage?
> {ship}
Which ship has {goods} aboard that are dripping, as its captain says?
Whose captain asks {first} what is dripping? / Which vessel carries the leaking cargo?
What is the name of the boat with a worried skipper?
> {first}
Whom does the captain ask what is in the dripping one? / Who should kindly say what is dripping?
Which consignor owes the skipper an explanation? / Who presumably packed the leaking cargo?

Our container was weighed at {city}, and weighed again at {city2}: {weight} had gone missing, \
roughly one stowaway, thinks {first} in claims.
{first} in claims thinks it was roughly one stowaway: weighed at {city} and again at {city2}, \
our container had {weight} missing.
When our container, weighed before at {city}, was weighed again at {city2}, there was {weight} \
missing, roughly one stowaway, as {first} in claims thinks.
> {city}
Where was our container weighed before it was weighed again at {city2}?
At which city was the container weighed with nothing missing? / Where was the cargo heaviest?
In which port was the freight put on the scales originally?
> {city2}
Where was our container weighed again?
At what city was it that the weighed container had something missing?
Where was the loss of freight discovered? / Which port's scales showed the lower figure?
> {weight}
How much of our container had gone missing?
What was missing when the container was weighed again? / How much lighter had the cargo become?
What was the difference on the two scales?
> {first}
Who in claims thinks of a stowaway?
Whose thought is it that the missing {weight} was roughly one stowaway?
Who has a theory about why the freight became lighter?
Which colleague suspects a hidden passenger?

"{book}" goes to the printer on {date} with or without an ending; {full}, its author, has been \
writing chapter {small} in our {room} since Easter.
With or without an ending, on {date} "{book}" goes to the printer, though {full}, its author, \
has been writing chapter {small} since Easter in our {room}.
Since Easter {full} has been in our {room} writing chapter {small} of "{book}", which goes with \
or without an ending to the printer on {date}.
> {book}
Which book goes to the printer with or without an ending?
Of what has {full} been writing chapter {small} since Easter?
Which title may be published unfinished? / What novel is taking its creator too long?
> {date}
When does "{book}" go to the printer, ending or no ending?
On what date does the printer have the author without an ending?
What is the deadline for the manuscript? / On which day will the publisher lose patience?
> {full}
Which author has been writing in our {room} since Easter?
Who is the author of "{book}", which may go without an ending?
Which novelist has moved into the publishing house? / Who cannot finish the manuscript?
> {small}
Which chapter has {full} been writing since Easter?
What chapter is the author writing in our {room}?
At what part of the manuscript did inspiration fail?
> chapter {small}
How far has the novelist come?

We return your {tallied} poems about {animals} unread, {full}, because {grounds}; our cat, for \
its part, has enjoyed the envelope.
Because {grounds}, we return unread, {full}, your {tallied} poems about {animals}, the envelope \
of which our cat has enjoyed.
Your poems about {animals}, {tallied} in number, we return unread to you, {full}, because \
{grounds}, though the envelope was enjoyed by our cat.
> {tallied}
How many poems do we return unread? / What number of poems about {animals} do we return?
How many pieces of verse did the publisher reject? / How many pieces had the poet submitted?
> {animals}
What are the poems about that we return unread?
About which animals were the poems whose envelope our cat enjoyed?
What is the subject of the rejected verse? / Which creatures inspired the luckless writer?
> {full}
To whom do we return the poems unread?
Whose poems about {animals} came in an envelope that the cat enjoyed?
Who has been rejected by the publisher? / Which luckless writer submitted verse?
> {grounds}
Why do we return the poems unread?
For what reason are the poems about {animals} unread, though the cat enjoyed the envelope?
What is the excuse for the rejection? / How does the publisher explain turning the verse down?

The translator of "{book}" admits that {language} has no word for drizzle; she has put {animals} \
throughout, and {first}, who proofread it, liked it better.
As {language} has no word for drizzle, admits the translator of "{book}", she put {animals} \
throughout, which {first}, who proofread it, liked better.
{first}, who proofread "{book}", liked it better with {animals} throughout, as the translator, \
who admits that {language} has no word for drizzle, had put.
> {book}
Of which book does the translator admit she had no word for drizzle?
What did {first} proofread, with {animals} throughout?
Which title has been rendered somewhat freely? / What novel has lost its rain abroad?
> {language}
Which language has no word for drizzle?
What language is lacking a word, as the translator of "{book}" admits?
Which tongue is poor at describing light rain? / Into what was the novel being rendered?
> {animals}
What did the translator put for drizzle?
What is there throughout "{book}", as the language has no word for drizzle?
Which creatures replace light rain in the foreign version?
What did the linguist use instead of bad weather?
> {first}
Who proofread it and liked it better? / Who liked the book better as the translator had put it?
Who checked the foreign version for errors? / Which reader approves of the linguist's freedom?

You are listening to Harbour FM. {first} is stuck behind {herd} on the coast road, so the news \
at {time} is read by {first2}, who does our {topic} programme.
On Harbour FM {first2} of our {topic} programme reads the news at {time}, because {first} is \
stuck on the coast road behind {herd}.
Because {first}, on the coast road, is stuck behind {herd}, it is {first2} of the {topic} \
programme who reads the news at {time} here on Harbour FM.
> {first}
Who is stuck on the coast road? / Who from Harbour FM is stuck behind {herd}?
Which presenter cannot reach the studio? / Who was supposed to be at the microphone?
> {herd}
Behind what is {first} stuck on the coast road?
What keeps {first} from the news on Harbour FM, stuck on the road?
Which livestock is causing a traffic jam? / What animals made a presenter late?
> {time}
When does {first2} read the news?
At what time is the news on Harbour FM read by someone from the {topic} programme?
When will the stand-in be at the microphone? / For what bulletin is the presenter late?
> {first2}
Who reads the news at {time} on Harbour FM? / Which voice of the {topic} programme reads the news?
Who is the stand-in at the microphone? / Which presenter steps in for a delayed colleague?

Phone-in of {date}: {first} from {city} had been waiting {wait} to tell us about his \
{instrument}, and then the jingle played over every word.
{first} from {city} had been waiting {wait} at the phone-in of {date}, and then the jingle \
played over every word about his {instrument}.
At the phone-in of {date} the jingle played over every word about the {instrument} that {first} \
from {city}, waiting for {wait}, had to tell us.
> {first}
Over whose every word was the jingle played?
Who from {city} had been waiting at the phone-in of {date}? / Which listener could not be heard?
Who was drowned out by the radio station?
> {city}
Where was {first} from, over whose word the jingle played?
From what city was the phone-in man waiting with his {instrument} when the jingle played?
Where does the drowned-out listener live?
In which town is the radio station received by somebody patient?
> {wait}
How long had {first} been waiting at the phone-in?
For what time was {first} waiting, until the jingle played over every word?
How patient was the listener? / What did being put through to the studio take?
> {instrument}
What did {first} want to tell us about, when the jingle played over every word?
About what instrument was the phone-in word from {city}?
What does the listener evidently make music on? / Which topic was drowned out in the studio?

The storm took our mast on {date}; until a new one comes from {country} we broadcast from the \
roof of the {premises}, as far as {street} and no further.
As far as {street} and no further do we broadcast from the roof of the {premises}, since the \
storm took our mast on {date}, until a new one comes from {country}.
Until a new mast comes from {country}, we broadcast as far as {street} and no further, from the \
roof of the {premises}; the storm took the old one on {date}.
> {country}
From which country does the new mast come?
Where is the mast coming from, for want of which we broadcast from a roof?
Where was the replacement antenna ordered? / Which nation supplies the radio station's equipment?
> {premises}
From the roof of what do we broadcast?
What is under the roof from which we broadcast until the mast comes?
Where is the emergency transmitter? / On top of which building does the radio station make do?
> {street}
How far do we broadcast from the roof?
As far as which street, and no further, do we broadcast without a mast?
Where does reception end for now? / Beyond which road do listeners hear only noise?
> {date}
When did the storm take our mast? / On which day was the mast lost to the storm?
When did the weather destroy the antenna? / On what day did the radio station suffer the damage?

Our booth at the {event} drew {count} visitors, {fraction} of whom wanted only the free {colour} \
bag, writes {first}, who now dreams of bags.
{first}, who now dreams of bags, writes that {count} visitors came to our booth at the {event}, \
{fraction} of them only for the free {colour} bag.
Only for the free {colour} bag came {fraction} of the {count} visitors to our booth at the \
{event}, as {first} writes, who dreams of bags now.
> {event}
Where was our booth, with its free bag? / To what event did {count} visitors come to our booth?
Which fair did we exhibit at? / At what occasion was a giveaway more popular than our wares?
> {count}
How many visitors came to our booth at the {event}?
What number of visitors came, {fraction} of them for the bag?
How many people stopped by our stall? / What attendance did we manage at the fair?
> {fraction}
What share of the visitors wanted only the free bag?
How many of the {count} visitors came to our booth only for a bag?
What proportion cared just about the giveaway?
How much of the stall's audience had no interest in our wares?
> {colour}
Which colour was the free bag at our booth?
What free bag did visitors want only, as {first} writes? / In which shade was the giveaway?
What did the popular gift of the stall look like?

Between hall 3 and the station of {city} there is a shuttle every {small} minutes until {hour}; \
exhibitors with live {animals} please take the last one.
Exhibitors with live {animals} please take the last shuttle between the station of {city} and \
hall 3; it goes every {small} minutes until {hour}.
Until {hour} a shuttle goes every {small} minutes between hall 3 and the station of {city}, the \
last of which exhibitors with live {animals} should please take.
> {city}
In what city is the station that the shuttle goes to from hall 3?
Where is there a shuttle for exhibitors between station and hall?
In which town does the trade fair take place? / Where does the bus link the railway with the fair?
> {small}
Every how many minutes is there a shuttle?
How many minutes lie between one shuttle and the next to the station?
> {small} minutes
What is the interval of the free bus?
> every {small} minutes
How often does the bus of the fair run, in terms of the clock?
> {hour}
Until when does the shuttle go between hall 3 and the station?
At what hour goes the last shuttle, for exhibitors with live {animals}?
How late can I still catch a bus from the fair? / When does transport to the railway cease?
> {animals}
With which live animals should exhibitors take the last shuttle?
What live things do some exhibitors bring to hall 3, for which the last shuttle is meant?
Which creatures are not welcome on the bus by day?
What is apparently on display at the fair, and should travel late?

Union circular: the {post} at the {facility} was dismissed for {offence}, wrongly as it turned \
out; {person} speaks for us at the tribunal on {date}.
At the tribunal on {date} {person} speaks for us, says the union circular, as the {post} at the \
{facility} was dismissed, wrongly as it turned out, for {offence}.
It turned out, says the union circular, that the {post} at the {facility} was wrongly dismissed \
for {offence}, so on {date} {person} speaks for us at the tribunal.
> {post}
Who at the {facility} was wrongly dismissed?
Whose case is it that {person} speaks on at the tribunal, the wrongly dismissed what?
What was the occupation of the innocent employee who was sacked?
Which job was taken away unfairly?
> {offence}
For what was the {post} dismissed, wrongly as it turned out?
What offence was it for which someone at the {facility} was wrongly dismissed?
Of what was an innocent employee accused? / What misdeed was the false reason for a sacking?
> {person}
Who speaks for us at the tribunal?
Whom does the union circular name as speaking at the tribunal on {date}?
Who represents the sacked employee? / Which advocate will defend our innocent colleague?
> {date}
When is the tribunal at which {person} speaks for us?
On what day is the tribunal about the {post} who was wrongly dismissed?
When is the unfair sacking heard in court?
On which day will judges decide about our innocent colleague?

Strike ballot at the {site}: {percent} for, though {first} voted twice and the {officeunit} \
staff, who have no grievance, voted for the sandwiches.
At the {site} the strike ballot gave {percent} for, although the {officeunit} staff, having no \
grievance, voted for the sandwiches, and {first} voted twice.
Although {first} voted twice, and the {officeunit} staff, who have no grievance, for the \
sandwiches, the strike ballot at the {site} was {percent} for.
> {site}
Where was the strike ballot that was {percent} for?
At what site was the strike ballot in which {first} voted twice?
At which workplace may labour be withdrawn? / Where does the union have trouble with its poll?
> {percent}
How was the strike ballot at the {site}, how many for?
What was the share for a strike, although {first} voted twice?
How strong was the support for industrial action?
What portion of the workforce favours walking out?
> {first}
Who voted twice in the strike ballot?
Whose ballot counts double, as the sandwiches were voted for?
Who cheated in the poll on walking out? / Which employee was overly keen on industrial action?
> {officeunit}
Which staff voted for the sandwiches?
Whose staff have no grievance, in the strike ballot at the {site}?
Which department is perfectly happy? / Who made food the issue in the poll on walking out?
"""
