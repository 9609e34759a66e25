"""What auditors, inspectors and customers noticed, in one line (see relations.py)."""

RELATIONS = """
= guaranteevoid: used at sea | washed in a machine | lent to a cousin | opened with a knife | \
left in the sun | dropped from a balcony | painted over | filled with cider | sat on
The guarantee for the {product} is void once it has been {guaranteevoid}, says {company}.
{company} says that the guarantee for the {product} is void once it has been {guaranteevoid}.
Once the {product} has been {guaranteevoid}, its guarantee is void, says {company}.
> {guaranteevoid}
When is the guarantee for the {product} void? / What makes the guarantee void, as {company} says?
What should I not do with the article if I want free repairs?
After which mistreatment does the maker refuse to help?
> {product}
For which product is the guarantee void once it has been {guaranteevoid}?
The guarantee for what is, says {company}, void in a certain case?
What article must not be {guaranteevoid}?
Which merchandise is repaired for nothing unless mistreated?
> {company}
Which company says that the guarantee for the {product} is void?
Who says that the guarantee is void once the {product} has been {guaranteevoid}?
Which maker refuses free repairs in that case? / Who will not help if the article was mistreated?

= boardlunch: in total silence | standing at a barrel | from the children's menu | in \
alphabetical order | with their coats on | after the drivers | on the fire escape | under a parasol
The directors of {company} ate {dish} {boardlunch}, as our man in {city} reports.
Our man in {city} reports that the directors of {company} ate {dish} {boardlunch}.
As our man in {city} reports, {dish} was eaten {boardlunch} by the directors of {company}.
> {boardlunch}
How, as our man reports, did the directors of {company} eat {dish}?
In what way was {dish} eaten by the directors, as reported by our man?
What was peculiar about the bosses' meal? / In which manner did the heads of the firm dine?
> {dish}
What, as our man reports, did the directors of {company} eat {boardlunch}?
What dish was eaten by the directors our man reports about? / What was on the bosses' plates?
Which meal did the heads of the firm have?
> {city}
From which city does our man report on how the directors ate?
Where is our man who reports that the directors ate {dish}? / Where is our correspondent?
In what town do we have someone who watches the bosses dine?

= raffleprize: a ride in the crane | a date with the plumber | half a pig | an hour with the \
bagpiper | a week without meetings | twelve pairs of tights | naming the new lorry | a barrel of \
gherkins
First prize in the raffle at the {event} was {raffleprize}, won by {full}.
{full} won first prize in the raffle at the {event}, which was {raffleprize}.
At the {event} the first prize in the raffle, {raffleprize}, was won by {full}.
> {raffleprize}
What was first prize in the raffle at the {event}?
What did {full} win as first prize in the raffle? / What did the luckiest ticket holder take away?
What could one gain by drawing the best number?
> {full}
Who won first prize in the raffle? / By whom was {raffleprize} won in the raffle at the {event}?
Who drew the luckiest ticket? / Who had good fortune in the draw?
> {event}
At which event was {raffleprize} first prize in the raffle?
Where was it that the raffle prize was won by {full}? / On what occasion were tickets drawn?
At what gathering was somebody lucky with a number?

= hireddespite: arrived an hour early | insulted our logo | brought his mother along | had never \
used a phone | fell off the chair | sang her answers | refused to take off the hat | mistook me \
for the boss
Although the candidate {full} {hireddespite}, the {authority} took the risk of a contract.
The {authority} took the risk of a contract with {full}, a candidate who {hireddespite}.
The candidate {full} {hireddespite}, but the {authority} took the risk of a contract.
> {hireddespite}
What did the candidate {full} do, yet the {authority} took the risk of a contract?
Why was a contract with the candidate {full} a risk?
Which behaviour at the interview was forgiven? / What nearly cost the applicant the job?
> {full}
Which candidate got a contract from the {authority} in spite of the risk?
With what candidate did the {authority} risk a contract? / Which applicant was lucky to be hired?
Whom did they employ despite an odd interview?
> {authority}
Which authority took the risk of a contract with the candidate?
Who took the risk of giving a contract to {full}, who {hireddespite}?
Who was so bold as to hire the applicant? / Who is the employer that overlooked an odd interview?

= timeclock: one clocks in for the other | the clock runs on Lisbon time | a magnet stops it | \
the cards are kept in a pub | the cook punches all cards | early comers hide theirs | the gap at \
noon is erased | birthdays count double
The works council in {city} was told that {timeclock}, and asked {first} for the time sheets.
Told that {timeclock}, the works council in {city} asked {first} for the time sheets.
The works council in {city} asked {first} for the time sheets after it was told that {timeclock}.
> {timeclock}
What was the works council told, so that it asked for the time sheets?
After being told what did the works council in {city} ask {first} for the sheets?
Which abuse was reported to the representatives of the staff?
What rumour about hours of attendance is to be checked?
> {first}
Whom did the works council ask for the time sheets?
Who was asked by the works council in {city} for time sheets? / Who has the records of attendance?
Who must hand documents to the representatives of the staff?
> {city}
In which city was the works council told that {timeclock}?
Where did the works council ask {first} for the time sheets?
Where did the representatives of the staff hear of abuse?
At what location are the hours of attendance being checked?

= uniformrule: a hand-knitted waistcoat | braces with anchors | a tin whistle | a bow tie of \
cork | white socks | a straw hat | a sprig of thyme | two left gloves | a velvet collar
By order of {full}, the doormen of the {inn} wear {uniformrule} from {date}.
From {date} the doormen of the {inn} wear {uniformrule}, by order of {full}.
{full} has given the order that the doormen of the {inn} wear {uniformrule} from {date}.
> {uniformrule}
What do the doormen of the {inn} wear by order of {full}?
By order, what will the doormen wear from {date}? / What becomes part of the porters' outfit?
With what garment or ornament will guests be greeted at the entrance?
> {full}
By whose order do the doormen wear {uniformrule}?
Who gave the order about what the doormen of the {inn} wear?
Whose taste do the porters have to follow? / Who decided on the new outfit at the entrance?
> {inn}
Doormen of which inn wear {uniformrule}? / Where do doormen wear {uniformrule} by order of {full}?
At which hotel do the porters have such an outfit?
Where would I be greeted by someone with {uniformrule}?

= posterwrong: the wrong century | a rival's shop front | two spelling mistakes | the phone \
number of a convent | the boss without trousers | prices in roubles | a map of Malta | a dog \
driving our van
All {count} posters for {company} had to be pulped because they showed {posterwrong}.
Because they showed {posterwrong}, all {count} posters for {company} had to be pulped.
{company} had to have all {count} posters pulped because they showed {posterwrong}.
> {posterwrong}
What did the posters for {company} show, so that they had to be pulped?
Why did all {count} posters have to be pulped? / Which blunder spoilt the advertising?
What could be seen by mistake on the placards?
> {count}
How many posters for {company} had to be pulped?
What number of posters showed {posterwrong} and were pulped? / How many placards were destroyed?
What was the print run of the spoilt advertising?
> {company}
For which company were the posters that had to be pulped?
Whose posters showed {posterwrong} and were pulped? / Whose advertising was spoilt?
Which firm suffered a blunder on its placards?

= recallcause: the wheels come off | it bites fingers | it hums at night | the paint dissolves \
in milk | it attracts wasps | the clasp snaps in frost | it sets off alarms | it turns tea blue
All buyers of the {product} made in {month} should return it, because {recallcause}.
Because {recallcause}, all buyers should return the {product} made in {month}.
Since {recallcause}, all buyers are asked to return any {product} made in {month}.
> {recallcause}
Why should buyers return the {product}?
For what reason are all buyers asked to return a {product} made in {month}?
What is the defect behind the recall? / What makes the article unsafe to keep?
> {month}
In what month was the {product} made that buyers should return?
Buyers should return a {product} that was made when?
From which production period are the defective items?
When did the recalled articles come off the line?
> {product}
Which product made in {month} should all buyers return?
What should buyers return because {recallcause}? / Which article has been recalled?
What item is defective?

= flagmeans: the boss is in a good mood | pay day has come | a coach party is due | the crane is \
free | the milk has run out | the tax man is here | somebody became a father | the bridge is closed
When the {colour} flag is flying at {company}, it means that {flagmeans}.
At {company} the {colour} flag flying means that {flagmeans}.
That {flagmeans} is what it means when the {colour} flag is flying at {company}.
> {flagmeans}
What is the meaning of the {colour} flag flying at {company}?
A flying {colour} flag at {company} means what? / What news does the pole outside give the workers?
Which message is hoisted for all to see?
> {colour}
What colour is the flag that is flying at {company} when it means that {flagmeans}?
Which flag at {company} means that {flagmeans}? / What is hoisted to announce that {flagmeans}?
In what shade is the cloth on the pole which gives the news?
> {company}
At which company is it the {colour} flag flying, which means that {flagmeans}?
Where is a {colour} flag flying that means something?
Which firm tells its workers news by hoisting a cloth?
Who uses the pole outside to announce that {flagmeans}?

= insurersaid: lightning is not a burglar | the horse was drunk | nobody leaves a harp outdoors \
| the ladder was too short | the photo shows another roof | the vase was glued before | snow is \
to be expected | the dog was not a guard
{company} will not pay for the damage at {address}, arguing that {insurersaid}.
Arguing that {insurersaid}, {company} will not pay for the damage at {address}.
The damage at {address} will not be paid for by {company}, which argues that {insurersaid}.
> {insurersaid}
What is {company} arguing so as not to pay for the damage at {address}?
Arguing what will {company} not pay for the damage? / On which ground do the insurers refuse?
What is the reasoning behind the rejected claim?
> {company}
Which company will not pay for the damage at {address}?
By whom will the damage not be paid for, arguing that {insurersaid}?
Who are the stubborn insurers? / Who rejected the claim?
> {address}
At which address was the damage that {company} will not pay for?
Where is the damage which will not be paid? / For which building was the claim rejected?
Where did something get broken without the insurers helping?

= sharedprinter: without its cover | only in the mornings | after a hard slap | with pink paper \
only | at an angle | if nobody watches | once the radio is off | with the tray held in
The old printer in {officeunit} works {sharedprinter}, so {first} has asked for a new one.
As the old printer in {officeunit} works {sharedprinter}, {first} has asked for a new one.
{first} has asked for a new printer, since the old one in {officeunit} works {sharedprinter}.
> {sharedprinter}
How does the old printer in {officeunit} have to be treated so that it works?
In what circumstances has the old printer worked, so that {first} asked for a new one?
What is the trick to get anything on paper there?
Under which circumstance does the ageing device do its job?
> {first}
Who has asked for a new printer?
By whom was a new printer asked for, given how the old one works?
Who wants a replacement for the ageing device? / Who is fed up with what puts ink on paper?
> {officeunit}
Where is the old printer that works {sharedprinter}?
For which department has {first} asked for a new printer?
Who has to make do with an ageing device? / Which of our units will perhaps get modern equipment?

= overtimefor: waxing the chairman's skis | decorating the float | counting buttons | teaching \
the parrot our slogan | carrying a piano upstairs | sewing name tags | moving the henhouse | \
drying wet banknotes
{first} claimed {duration} of overtime on {date} for {overtimefor}.
For {overtimefor}, {first} claimed {duration} of overtime on {date}.
On {date}, {duration} of overtime was claimed by {first} for {overtimefor}.
> {overtimefor}
For what did {first} claim overtime on {date}? / What was {duration} of overtime claimed for?
What task made the employee stay so late, according to the form?
What was going on after working hours?
> {duration}
How much overtime was claimed for {overtimefor}?
What amount of overtime did {first} claim on {date}?
How many extra hours or minutes are on the form?
How long did the additional task take, as the employee says?
> {first}
Who claimed overtime for {overtimefor}? / By whom was {duration} of overtime claimed on {date}?
Who wants to be paid for extra work? / Which employee filled in the form about {overtimefor}?

= tastepanel: wet cardboard | burnt rubber | grandmother's cupboard | a swimming pool | new \
carpet | boiled socks | candle smoke | a copper coin | fresh hay
In the tasting, our new {ingredient} yoghurt reminded {first} of {tastepanel}.
Our new {ingredient} yoghurt reminded {first} of {tastepanel} in the tasting.
{first} was reminded of {tastepanel} by our new {ingredient} yoghurt in the tasting.
> {tastepanel}
Our new {ingredient} yoghurt reminded {first} of what?
Of what was {first} reminded in the tasting by our new yoghurt?
With which flavour or smell was the dairy dessert compared?
What unflattering comparison was made about our latest sort?
> {ingredient}
With what is the new yoghurt made that reminded {first} of {tastepanel}?
By which new yoghurt was {first} reminded of something?
Which variety of dairy dessert was being tried out?
What flavours our latest creation in the small pots?
> {first}
Who was reminded of {tastepanel} by the yoghurt in the tasting?
Whom did our new {ingredient} yoghurt in the tasting make think of {tastepanel}?
Whose tongue gave the verdict on the dessert? / Which test eater made the comparison?

= fuelsave: by coasting downhill | with a sail on the trailer | by taking out the seats | on old \
chip fat | with narrower tyres | by leaving at night | behind big trucks | without the radio
The driver {full} uses {percent} less diesel on the {city} run {fuelsave}.
On the {city} run the driver {full} uses {percent} less diesel {fuelsave}.
{percent} less diesel on the {city} run is what the driver {full} uses {fuelsave}.
> {fuelsave}
How does the driver {full} use less diesel on the {city} run?
In what way is it possible for a driver to use {percent} less diesel?
What is the secret of the economical lorry man? / By what method are fuel costs kept down?
> {percent}
How much less diesel does the driver {full} use?
By what share is less diesel used on the {city} run by the driver? / What is the saving in fuel?
How far did consumption go down?
> {full}
Which driver uses {percent} less diesel on the {city} run?
Who is the driver that uses less diesel {fuelsave}? / Who is the economical lorry man?
Who keeps fuel costs down?

= plantdead: by talking politics at it | with cold coffee | by turning off the lamp | with a \
cigar | through too much love | with window spray | by moving it next to the copier | with a \
paper knife
The {plant} in the {room} was killed {plantdead}, and {first} denies it.
{first} denies having killed the {plant} in the {room} {plantdead}.
Killed {plantdead} was the {plant} in the {room}, but {first} denies it.
> {plantdead}
How was the {plant} killed, if {first} lies who denies it?
In what way, as {first} denies, was the {plant} killed? / What treatment did our greenery die of?
Which crime against nature was committed at work?
> {first}
Who denies having killed the {plant}?
Who denies that the {plant} in the {room} was killed by one of us?
Who pleads not guilty to the death of our greenery? / Which colleague is under suspicion?
> {plant}
Which plant was killed, as {first} denies, in the {room}?
What was killed {plantdead}, although {first} denies it? / What greenery did we lose?
Which potted friend died?

= helpline: press seven twice | let it ring nine times | pretend to be Belgian | ask for the \
nephew | call at lunchtime | hum into the receiver | choose the Welsh menu | mention the ombudsman
To reach a human being at {company}, {first} advises, {helpline} on {phone}.
{first} advises us to {helpline} on {phone} to reach a human being at {company}.
If you wish to reach a human being at {company}, {helpline} on {phone}, {first} advises.
> {helpline}
What does {first} advise us to do to reach a human being at {company}?
How does one reach a human being on {phone}, as {first} advises?
What is the way round the recorded voice? / By what dodge do callers get past the machine?
> {phone}
On which number does one reach a human being at {company}?
Where should we {helpline} to reach a human being? / What digits do I dial to complain to somebody?
What is the line with the recorded voice?
> {company}
At which company does one have to {helpline} to reach a human being?
A human being of which company is it hard to reach on {phone}?
Which firm lets callers talk to a machine? / Whose recorded voice is hard to get past?

= briberefused: a weekend in Capri | a leg of lamb | two tickets to the final | a puppy | a gold \
tooth | free skiing lessons | an envelope in a newspaper | a kitchen with fittings | lobsters \
for life
The building inspector {full} turned down {briberefused} offered by {company}.
{company} offered {briberefused} to the building inspector {full}, who turned it down.
Offered {briberefused} by {company}, the building inspector {full} turned it down.
> {briberefused}
What did {company} offer that the building inspector turned down?
What did the building inspector {full}, offered it by {company}, turn down?
With what was the honest official to be bribed?
Which present was declined for the sake of integrity?
> {full}
Which building inspector turned down {briberefused}?
To which building inspector did {company} make an offer? / Who could not be bribed?
What is the honest official called?
> {company}
Which company made the offer that the building inspector {full} turned down?
By whom was {briberefused} offered to the building inspector? / Who attempted bribery?
Which firm should be ashamed of its present?

= penstock: tied to the desk | in a locked cage | against an empty one | on Thursdays only | by \
weight | with a doctor's note | in shades of brown | after a spelling test
To save money, {officeunit} hands out pens {penstock}, and {first} is furious.
{first} is furious that, to save money, {officeunit} hands out pens {penstock}.
Pens are handed out {penstock} by {officeunit} to save money, and {first} is furious.
> {penstock}
How does {officeunit} hand out pens to save money?
In what way are pens handed out, so that {first} is furious?
What is the stingy manner of giving us something to write with?
On what terms does one get writing tools now?
> {first}
Who is furious about how pens are handed out?
Who is furious that {officeunit} wants to save money on pens?
Whom did the stinginess make so angry? / Which colleague is mad about the writing tools?
> {officeunit}
Which department hands out pens {penstock}? / By whom are pens handed out to save money?
Which of our units is so stingy? / From whom do we get something to write with?

= speechnoise: a brass band outside | snoring in row two | a dog under the table | a bursting \
balloon | church bells | someone's ringing hip | rain on the tin roof | a stuck siren
The opening speech of {person} at the {event} was drowned by {speechnoise}.
At the {event}, {speechnoise} drowned the opening speech of {person}.
{person}'s opening speech at the {event} was drowned by {speechnoise}.
> {speechnoise}
What drowned the opening speech at the {event}?
By what was the opening speech of {person} drowned?
Which sound made the words of welcome impossible to hear?
What was louder than the person at the microphone?
> {person}
Whose opening speech was drowned by {speechnoise}?
Who held the opening speech at the {event} that was drowned?
Who could not be heard at the microphone? / Who greeted the guests in vain?
> {event}
At which event was the opening speech drowned by {speechnoise}?
Where was the opening speech of {person} drowned?
On what occasion could the guests not hear a word? / Where did the welcome go unheard?

= doorcodeback: on the bottom of the milk jug | on a brick by the gutter | inside the lid of the \
bin | on the sole of a clog | behind the calendar | on the gnome's cap | under the third stamp | \
on the blade of the fan
The number of the {company} alarm is written {doorcodeback}, which {last} thinks unwise.
{last} thinks it unwise that the number of the {company} alarm is written {doorcodeback}.
Written {doorcodeback}, unwisely as {last} thinks, is the number of the {company} alarm.
> {doorcodeback}
Where is the number of the {company} alarm written?
In what spot, which {last} thinks unwise, is the alarm number written?
Where can one read how to switch off the burglar siren?
What hiding place was chosen for the secret digits?
> {last}
Who thinks it unwise where the alarm number is written?
Who has thoughts about the number of the alarm being written {doorcodeback}?
Whom does the hiding place of the secret digits not convince?
Who criticised such carelessness about burglars?
> {company}
The number of which company's alarm is written {doorcodeback}?
Whose alarm number is unwisely written where all can read it?
Which firm is so careless about burglars? / Who keeps secret digits {doorcodeback}?

= ladderban: after the second beer | with a rucksack on | in sandals | while phoning | without a \
colleague below | in gusts | before the coffee break | with both hands full | past the yellow rung
Window cleaners from {company} may not climb ladders {ladderban}, under rule {small}.
Under rule {small}, window cleaners from {company} may not climb ladders {ladderban}.
Rule {small} says that window cleaners from {company} may not climb ladders {ladderban}.
> {ladderban}
When or how may window cleaners from {company} not climb ladders?
Under what circumstances does rule {small} say that cleaners may not climb ladders?
What is forbidden to the men with sponges on their way up?
Which risk on the rungs is not allowed?
> {small}
Which rule says that window cleaners may not climb ladders {ladderban}?
Under what rule may cleaners from {company} not climb ladders?
Which paragraph protects those who work high up with sponges?
What number has the safety regulation?
> {company}
Window cleaners from which company may not climb ladders {ladderban}?
For which window cleaners does rule {small} hold? / Which firm sends us the men with sponges?
Who employs those for whom the safety regulation is meant?

= mailopened: over the steam kettle | with a bread knife | in the wine cellar | by both \
directors together | in rubber gloves | before the first coffee | to the sound of a march | from \
the smallest to the biggest
Mail from the {authority} is opened {mailopened} at {company}, and {first} logs it.
At {company}, mail from the {authority} is opened {mailopened} and {first} logs it.
{first} logs the mail from the {authority}, which is opened {mailopened} at {company}.
> {mailopened}
How or where is mail from the {authority} opened at {company}?
In what way is the mail opened that {first} logs? / What ritual surrounds official letters?
Under which circumstances do they unseal envelopes from the administration?
> {first}
Who logs the mail from the {authority}?
By whom is the mail logged that is opened {mailopened} at {company}?
Who enters official letters in the register?
Who keeps a record of envelopes from the administration?
> {authority}
Mail from which authority is opened {mailopened}?
From whom does the mail come that {first} logs at {company}?
Whose letters are treated with such a ritual?
Which administration's envelopes are handled so specially?

= conferenceseat: behind a pillar | next to the kitchen door | under the loudspeaker | in the \
royal box | among the hecklers | at the children's table | on a camp stool | beside the \
defibrillator
At the {event} they seated our delegate {full} {conferenceseat} in the {room}.
In the {room} our delegate {full} was seated {conferenceseat} at the {event}.
Our delegate {full} was seated {conferenceseat} in the {room} at the {event}.
> {conferenceseat}
Where was our delegate {full} seated at the {event}?
In what spot of the {room} was our delegate seated?
What place did the organisers choose for our representative?
Where could I have spotted the one we had sent?
> {full}
Which delegate was seated {conferenceseat}?
Who was our delegate seated in the {room} at the {event}? / Who represented us?
Whom had we sent to the gathering?
> {event}
At which event was our delegate seated {conferenceseat}?
When the delegate {full} was seated in the {room}, what event was it?
On which occasion did someone represent us? / What gathering did our representative attend?

= leasereturn: with freshly waxed floors | minus the palm trees | painted in the old grey | free \
of mice | including the stage | without the climbing wall | with a working bell | with the well \
filled in
We have to hand back {numbered} {leasereturn} by {date}, the landlady {last} writes.
The landlady {last} writes that we have to hand back {numbered} {leasereturn} by {date}.
By {date}, writes the landlady {last}, we have to hand {numbered} back {leasereturn}.
> {leasereturn}
In what state do we have to hand back {numbered}, as the landlady writes?
How must we hand {numbered} back to the landlady?
What is the owner's demand for the day we move out?
Which work on the premises is to be finished before we leave?
> {date}
By what date do we have to hand back {numbered}, as the landlady writes?
When must {numbered} be in the hand of the landlady again? / When is our last day as tenants?
By which day should we have moved out?
> {last}
Which landlady writes that we have to hand back {numbered}?
What is the name of the landlady to whom we must hand back {numbered}?
Who owns the premises that we rent? / Who is getting her property again?

= soldmost: after the late film | during thunderstorms | on market days | when the ferry lands | \
before the school bell | while the bar is shut | on strike days | at full moon
The kiosk at {company} sells the most {dish} {soldmost}, {first} has counted.
{first} has counted that the kiosk at {company} sells the most {dish} {soldmost}.
As {first} has counted, the most {dish} is sold by the kiosk at {company} {soldmost}.
> {soldmost}
When does the kiosk at {company} sell the most {dish}?
At what time is the most {dish} sold by the kiosk?
What is the peak moment for business at the snack window? / When do hungry people queue longest?
> {dish}
What does the kiosk at {company} sell most of {soldmost}?
Which dish is sold the most by the kiosk, as {first} has counted?
What food is in demand at the snack window? / What do hungry customers ask for {soldmost}?
> {first}
Who has counted when the kiosk sells the most {dish}?
By whom was it counted that the kiosk sells most {soldmost}? / Who keeps statistics on the snacks?
Who worked out when business is at its peak?

= archivistsaid: mice prefer blue ink | fire is cheaper than shelves | nothing is ever lost | \
paper hates sunlight | dust protects | maps must not be folded | gloves do more harm than hands \
| the best things are misfiled
In a talk on the {topic}, the archivist {full} claimed that {archivistsaid}.
The archivist {full} claimed that {archivistsaid} in a talk on the {topic}.
That {archivistsaid} was what the archivist {full} claimed in a talk on the {topic}.
> {archivistsaid}
What was it that the archivist {full} claimed?
What was claimed by the archivist {full} in a talk?
Which bold opinion did the keeper of old papers voice?
What wisdom about documents did the audience hear?
> {full}
Which archivist claimed that {archivistsaid}? / Who gave a talk on the {topic} as an archivist?
What is the keeper of old papers called? / Which lecturer voiced a bold opinion about documents?
> {topic}
On what topic was the talk in which the archivist {full} claimed that {archivistsaid}?
What was the talk by the archivist {full} about? / About what did the keeper of old papers lecture?
What was the subject when the bold opinion was voiced?

= moveddesk: carried by four weightlifters | on a dinghy | sawn in half | hanging from a crane | \
on roller skates | wrapped in quilts | down a ski slope | by wheelbarrow | drawn by a mule
The desk of our founder {last} was moved to {city} {moveddesk}.
To {city} the desk of our founder {last} was moved {moveddesk}.
They moved the desk of our founder {last} to {city} {moveddesk}.
> {moveddesk}
How was the desk of our founder moved to {city}?
In what way was the desk of the founder {last} moved?
By which transport did the historic furniture travel?
What was the unusual method of shifting the heavy antique?
> {city}
To which city was the desk of our founder moved? / Where was the founder's desk moved {moveddesk}?
Where is the historic furniture now? / What was the destination of the heavy antique?
> {last}
Which founder's desk was moved to {city}?
Whose desk was moved {moveddesk}, as he was our founder? / Who established our firm?
At whose old furniture did the removal men sweat?

= pubpaid: by the losing team | out of the swear box | with a raffle ticket | on the boss's card \
| by drawing straws | from the bottle deposit | in turns by surname | by the tallest
After the {project} launch the round of beer was paid {pubpaid} and cost {price}.
The round of beer after the {project} launch cost {price} and was paid {pubpaid}.
Costing {price}, the round of beer after the {project} launch was paid {pubpaid}.
> {pubpaid}
How or by whom was the round of beer paid after the {project} launch?
In what way was the beer paid that cost {price}? / How were the drinks paid?
In what manner did they settle the bill for the celebration in the pub?
> {price}
How much did the round of beer cost? / What was paid for the beer after the {project} launch?
What did the celebration in the pub amount to? / How expensive were the drinks?
> {project}
After which launch was the round of beer paid {pubpaid}?
What launch was followed by a round of beer for {price}? / What was being celebrated in the pub?
Which undertaking got its baptism with drinks?

= queuejump: anyone with a crying baby | whoever brings exact change | men in uniform | \
customers over ninety | people with one lemon | brides | everybody called Kevin | staff of the \
hospital | nuns
At the till of the {premises}, {queuejump} may go to the front on a {weekday}.
On a {weekday}, {queuejump} may go to the front at the till of the {premises}.
To the front at the till of the {premises}: there {queuejump} may go on a {weekday}.
> {queuejump}
Who may go to the front at the till of the {premises}?
Who is it that may go to the front at the till on a {weekday}?
Which people are served before everybody else? / Who need not wait in line?
> {weekday}
On what day may {queuejump} go to the front at the till?
When does it hold that {queuejump} may go to the front at the till of the {premises}?
When is the special privilege for some shoppers granted?
Which day should people in a hurry choose if they belong to the favoured group?
> {premises}
Where may {queuejump} go to the front at the till?
At the till of which shop is the front for {queuejump} on a {weekday}?
Which store has a privilege for {queuejump}?
What business does not make {queuejump} wait in line?

= rumourtrue: the tower leans | the cook is a countess | Mondays will be free | the water is \
from a well | the boss sleeps here | the heir sells carpets | nobody reads the forms | the \
statue is plastic
Asked by the staff of {company}, {person} confirmed on {date} that {rumourtrue}.
On {date} {person}, asked by the staff of {company}, confirmed that {rumourtrue}.
{person} confirmed that {rumourtrue} when asked by the staff of {company} on {date}.
> {rumourtrue}
What did {person} confirm when asked by the staff of {company}?
Asked by the staff on {date}, what did {person} confirm? / Which rumour is no longer just gossip?
What do the employees now know for certain?
> {person}
Who confirmed that {rumourtrue} when asked by the staff?
By whom was it confirmed to the staff of {company} that {rumourtrue}?
Who gave the employees an honest reply? / Who put an end to the gossip?
> {date}
On what date was it confirmed to the staff that {rumourtrue}?
When was {person}, who confirmed it, asked by the staff? / When did the gossip end?
On which day did the employees learn for certain?

= mistakenfor: a famous cellist | the new bishop | a wanted smuggler | a shop dummy | the piano \
tuner | somebody's bridegroom | the health inspector | a professional wrestler
On the visit to {company} our {role} was mistaken for {mistakenfor} and given {dish}.
Our {role}, mistaken for {mistakenfor} on the visit to {company}, was given {dish}.
They mistook our {role} for {mistakenfor} on the visit to {company} and served {dish}.
> {mistakenfor}
For whom or what was our {role} mistaken on the visit to {company}?
On the visit, our {role} was mistaken for what?
Which identity did the hosts wrongly see in our colleague?
Who did they believe had come to see them?
> {company}
On a visit to which company was our {role} mistaken for {mistakenfor}?
Where was our {role} mistaken for another and given {dish} on a visit?
Which firm mixed people up? / Whose hosts got an identity wrong?
> {dish}
What dish was our {role} given on the visit to {company}?
What was given to the {role} mistaken for {mistakenfor}?
What was on the plate of the colleague whose identity they got wrong?
Which food did the confused hosts offer?

= logoredraw: a bear on a bicycle | a smiling kettle | two crossed spoons | a sleeping fox | a \
blue triangle with ears | a rope in a knot | an open umbrella | a leaping sardine
The new logo of {company}, which shows {logoredraw}, cost {amount}.
{company} has a new logo, which shows {logoredraw} and cost {amount}.
It cost {amount}, the new logo of {company}, and it shows {logoredraw}.
> {logoredraw}
What does the new logo of {company} show? / Which picture is in the new logo that cost {amount}?
What do we now see on the firm's letterhead? / What emblem did the graphic designers think up?
> {amount}
How much did the new logo of {company} cost? / What was the cost of a logo with {logoredraw}?
What did the graphic designers charge for the emblem? / How expensive was the change of letterhead?
> {company}
Which company has a new logo with {logoredraw}? / Whose new logo cost {amount}?
Which firm changed its emblem? / On whose letterhead is {logoredraw}?

= dishwasherrule: handles down | sorted by floor | without the chairman's mug | only at night | \
never with forks upward | after a cold rinse | in the top rack alone | by the trainee of the week
In the {room} cups go into the dishwasher {dishwasherrule}, as {first} keeps saying.
As {first} keeps saying, cups go into the dishwasher in the {room} {dishwasherrule}.
{first} keeps saying that in the {room} cups go into the dishwasher {dishwasherrule}.
> {dishwasherrule}
How do cups go into the dishwasher, as {first} keeps saying?
In what way should cups go into the dishwasher in the {room}?
What is the correct manner of loading crockery?
What must be observed when we clear our mugs away into the machine?
> {first}
Who keeps saying how cups go into the dishwasher?
Who is it that keeps saying cups go into it {dishwasherrule}?
Which colleague lectures us about crockery? / Who nags when we clear away our mugs?
> {room}
In which room do cups go into the dishwasher {dishwasherrule}?
Where is the dishwasher that {first} keeps speaking of in connection with cups?
Where in the building is the crockery cleaned? / What place has the machine for our mugs?

= letterofthanks: lending us the tuba | the warm blankets | chasing the goat away | not telling \
the press | twenty years of honey | a lift in the snow | finding grandfather's teeth | the seat \
by the window
The {authority} got a letter from {person} with thanks for {letterofthanks}.
A letter from {person} brought the {authority} thanks for {letterofthanks}.
{person} sent a letter to the {authority} with thanks for {letterofthanks}.
> {letterofthanks}
For what did {person} send a letter of thanks to the {authority}?
What does the letter from {person} give thanks for? / What good turn had the administration done?
Which kindness was the citizen grateful for?
> {person}
From whom did the {authority} get a letter of thanks?
Whose letter with thanks is about {letterofthanks}? / Who was grateful to the administration?
Which citizen did not forget a kindness?
> {authority}
Which authority got a letter of thanks for {letterofthanks}?
To whom did {person} send a letter with thanks? / Which administration has a grateful citizen?
Who had done somebody a good turn?

= stairsbroken: the third step is missing | the rail is live | moss covers the treads | a swarm \
has settled there | the varnish is wet | they lead into a wall | a film crew sleeps there | the \
lamp hangs too low
Do not take the back stairs to the {room} before {date}, as {stairsbroken}.
As {stairsbroken}, do not take the back stairs to the {room} before {date}.
Before {date} do not take the back stairs to the {room}: {stairsbroken}.
> {stairsbroken}
Why should one not take the back stairs to the {room}?
For what reason must nobody take the back stairs before {date}?
What danger or nuisance lurks on the rear flight? / What is the matter with the other way up?
> {date}
Before what date should we not take the back stairs?
Until when should nobody take the back stairs to the {room}?
When will the rear flight be usable again? / From which day on is the other way up open?
> {room}
To which room should we not take the back stairs?
Where do the back stairs lead which one must not take before {date}?
What is at the top of the rear flight? / Which place should be reached by another way?

= paintpicked: spinach | old bones | a rainy Sunday | toothpaste | ripe aubergine | weak tea | a \
tennis ball | wet slate | flamingo feathers
The walls of the {room} were painted a shade that {first} compares to {paintpicked}.
{first} compares the shade that the walls of the {room} were painted to {paintpicked}.
To {paintpicked} {first} compares the shade that the walls of the {room} were painted.
> {paintpicked}
To what does {first} compare the shade of the walls in the {room}, painted recently?
What are the walls, painted in a new shade, compared to?
How does our critic describe the new tone around us?
What does the decorators' choice of colour remind somebody of?
> {first}
Who compares the shade of the walls to {paintpicked}?
By whose comparing is the shade that the walls were painted like {paintpicked}?
Who made fun of the decorators' choice? / Which critic describes the new tone?
> {room}
Which room has walls painted a shade like {paintpicked}?
Where were the walls painted in a shade which {first} compares to {paintpicked}?
Where have the decorators been? / Which part of the building has a new tone?

= retrainedas: bell-founder | ski instructor | midwife | tree surgeon | puppet maker | chimney \
sweep | shepherd | organ builder | mime
After {stretch} as our {post}, {full} is leaving to become a {retrainedas}.
{full} is leaving after {stretch} as our {post} to become a {retrainedas}.
To become a {retrainedas}, {full} is leaving after {stretch} as our {post}.
> {retrainedas}
What is {full} leaving to become? / As our {post} is leaving, what will {full} become?
What new career has the colleague chosen? / Which trade will be learned so late in life?
> {stretch}
After how long as our {post} is {full} leaving to become something else?
For how long was {full}, who is leaving to become a {retrainedas}, our {post}?
How much time had been spent in the old job?
What length of service does the colleague look back on?
> {full}
Who is leaving to become a {retrainedas}?
Which {post} of ours is leaving in order to become something else? / Who has chosen a new career?
Who is giving up the old job?

= receptionmagazine: yachts | taxidermy | royal weddings | beetles | bridge building | knitting \
for men | the moon | prize pumpkins | crossbows
All the magazines in the waiting room of the lawyer {last} are about {receptionmagazine} and \
date from {year}.
The magazines in the lawyer {last}'s waiting room date from {year} and are all about \
{receptionmagazine}.
Dating from {year}, the magazines in the waiting room of the lawyer {last} are all about \
{receptionmagazine}.
> {receptionmagazine}
What are the magazines in the waiting room of the lawyer about?
About what are all the magazines from {year} in the lawyer's waiting room?
Which subject can clients read up on?
What sort of reading matter is offered before an appointment with the solicitor?
> {year}
From which year do the magazines in the waiting room date?
What year do the magazines of the lawyer {last} date from?
Of which year is the reading matter at the solicitor's?
When was what clients leaf through printed?
> {last}
In the waiting room of which lawyer are the magazines about {receptionmagazine}?
Which lawyer has magazines from {year} in the waiting room?
Which solicitor offers such old reading matter? / Whose clients learn about {receptionmagazine}?

= ballotspoiled: a drawing of a fish | a shopping list | the word maybe | three crosses and a \
heart | a marriage proposal | gravy | a poem about rain | the name of a horse
On one of the {small} spoiled ballots in the {society} election was {ballotspoiled}.
One of the {small} spoiled ballots in the {society} election had {ballotspoiled} on it.
There was {ballotspoiled} on one of the {small} spoiled ballots in the {society} election.
> {ballotspoiled}
What was on one of the spoiled ballots in the {society} election?
What had one of the {small} spoiled ballots on it?
What did somebody leave on the paper instead of a valid vote?
What did the tellers find so funny when counting?
> {small}
How many spoiled ballots were there in the {society} election?
What number of spoiled ballots was there, one with {ballotspoiled} on it?
How many votes were not valid? / What number of papers did the tellers have to throw out?
> {society}
In which society's election was {ballotspoiled} on a spoiled ballot?
Which society had {small} spoiled ballots in its election? / Which club held a vote?
Where were the tellers amused?

= meterread: by torch through the window | from the neighbour's word | standing on a donkey | \
every leap year | with opera glasses | after three glasses of plum brandy | from a postcard | by \
guessing
The electricity meter at {address} has been read {meterread} ever since {first} took over the \
round.
Ever since {first} took over the round, the electricity meter at {address} has been read \
{meterread}.
Since {first} took over the round the electricity meter has been read {meterread} at {address}.
> {meterread}
How has the electricity meter at {address} been read since {first} took over?
In what way is the electricity meter read on the round of {first}?
On what do they base our bill for current? / What is odd about the way consumption is determined?
> {first}
Who took over the round on which the electricity meter at {address} is read?
Since who took over the round has the electricity meter been read {meterread}?
Who checks our consumption of current?
What is the name of the new person noting the kilowatt hours?
> {address}
At which address is the electricity meter read {meterread}?
Where has the electricity meter been read {meterread} since {first} began the round?
At which house may the bill for current be wrong? / Where are the kilowatt hours noted so oddly?

= tenderlost: forgot to sign page two | faxed the wrong side | left the coffee ring on it | \
quoted in guilders | misspelled the minister | sent it to the zoo | came a minute late | priced \
the bridge per spoon
Our bid for the {site} was thrown out because {full} had {tenderlost}.
{full} had {tenderlost}, so our bid for the {site} was thrown out.
Because {full} had {tenderlost}, our bid for the {site} was thrown out.
> {tenderlost}
What had {full} done, so that our bid for the {site} was thrown out?
Why was our bid for the {site} thrown out? / Which slip cost us the tender?
What went wrong so that others will do the construction work?
> {full}
Because of whom was our bid for the {site} thrown out?
Who had {tenderlost}, so that our bid was thrown out? / Through whose fault did we lose the tender?
Who made the slip that the competition is grateful for?
> {site}
For what site was our bid thrown out? / What was the bid for that was thrown out because of {full}?
Which construction job did we lose to others? / For which project did the slip ruin our tender?

= guardsleeps: in the sample bed | under the Christmas tree | on a heap of mailbags | in the \
lost-luggage cage | behind the stage curtain | in the forklift seat | on the billiard table | \
inside the show wardrobe
The camera in the {facility} caught the night watchman {last} asleep {guardsleeps} at {time}.
At {time} the camera in the {facility} caught the night watchman {last} asleep {guardsleeps}.
Asleep {guardsleeps}: that is how the camera in the {facility} caught the night watchman {last} \
at {time}.
> {guardsleeps}
Where did the camera catch the night watchman asleep?
In what spot was the night watchman {last} caught asleep by the camera?
Where had the guard made himself comfortable? / What served the security man as a bed?
> {time}
At what time was the night watchman caught asleep by the camera?
When was the watchman {last} asleep {guardsleeps} as the camera caught it?
When was the guard dreaming instead of working? / What was the hour of the lapse in security?
> {last}
Which night watchman was caught asleep by the camera?
Who was asleep {guardsleeps} when caught on camera in the {facility}?
What is the name of the tired guard? / Which security man is in trouble?

= spareuse: ironing at dawn | storing melons | band practice | hatching ducks | growing \
mushrooms | drying laundry | wedding photos | fencing lessons | sleeping it off
The old boardroom in {city} is now only used for {spareuse}, with {first}'s blessing.
With {first}'s blessing, the old boardroom in {city} is now only used for {spareuse}.
{first} gave a blessing to the old boardroom in {city} being used for {spareuse} only.
> {spareuse}
What is the old boardroom in {city} used for?
For what is the old boardroom used with {first}'s blessing?
Which purpose does the former meeting place serve?
What goes on today where directors once debated?
> {first}
With whose blessing is the old boardroom used for {spareuse}?
Who gave a blessing to how the old boardroom is used?
Who permits what goes on where directors once debated? / Who agreed to the odd purpose?
> {city}
In which city is the old boardroom used for {spareuse}?
Where is an old boardroom used in such a way with {first}'s blessing?
Where did directors once debate? / At what location does the former meeting place serve {spareuse}?

= parcelsend: a marble bust | frozen herring | a swarm of bees | wedding cake in slices | \
somebody's wheelchair | a wig on a stand | a signed football | three hundred spoons
Instead of our {objects}, the courier delivered {parcelsend} to {address} on {date}.
On {date} the courier delivered {parcelsend} to {address} instead of our {objects}.
To {address} the courier delivered {parcelsend} on {date} instead of our {objects}.
> {parcelsend}
What did the courier deliver instead of our {objects}?
What was it that the courier delivered to {address} on {date}?
Which surprise came out of the wrong package? / What did we get although we had not ordered it?
> {objects}
Instead of what did the courier deliver {parcelsend}?
What should the courier have delivered to {address} on {date}?
Which goods that we had ordered did not come? / What were we really waiting for?
> {date}
On what date was {parcelsend} delivered by the courier?
When was something else delivered by the courier instead of our {objects}?
On which day did the wrong package come? / When was the mix-up at our front door?

= contractodd: the tenor brings his own ladder | disputes are settled by dice | no one mentions \
the fire | Tuesdays count as holidays | the cat stays | both sides use green ink | payment is in \
gold | the roof is never discussed
Clause {small} of the agreement with {full} says that {contractodd}.
In the agreement with {full}, clause {small} says that {contractodd}.
{contractodd}: so says clause {small} of the agreement with {full}.
> {contractodd}
What does clause {small} of the agreement with {full} say?
What is said in the clause of the agreement, number {small}?
Which peculiar provision did both parties sign? / What strange thing has been laid down in writing?
> {small}
Which clause of the agreement with {full} says that {contractodd}?
What is the number of the odd clause in the agreement?
Under which figure do I find the peculiar provision?
Which paragraph of the deal lays down that {contractodd}?
> {full}
With whom is the agreement whose clause {small} says that {contractodd}?
Who has an agreement with us with such a clause in it? / With whom did we make the peculiar deal?
Who is the other party that signed?

= cleanrefuse: the taxidermist's desk | anything above head height | the room with the snake | \
blood | chewing gum under chairs | the directors' shower | keyboards with cheese in them | the \
inside of the piano
The cleaning firm {company} has told {first} that it will not touch {cleanrefuse}.
{first} has been told by the cleaning firm {company} that it will not touch {cleanrefuse}.
It will not touch {cleanrefuse}, the cleaning firm {company} has told {first}.
> {cleanrefuse}
What will the cleaning firm {company} not touch?
What was {first} told that the cleaning firm would not touch?
Which dirt or place do those people with buckets refuse? / What do we have to wipe ourselves?
> {company}
Which cleaning firm will not touch {cleanrefuse}?
By which cleaning firm was {first} told what it will not touch?
Who sends us the people with buckets? / Which contractor refuses to wipe everything?
> {first}
Whom did the cleaning firm tell what it will not touch?
Who was told by the cleaning firm {company} about {cleanrefuse}, which it will not touch?
Who got the message from the people with buckets? / To whom did the contractor refuse something?

= queueinghelp: hot chestnuts | folding chairs | a comic strip | hand warmers | riddles on cards \
| a puppet show | slices of melon | paper fans | a barber
For customers who queue at the {premises} on {weekday}, the manager provides {queueinghelp}.
The manager provides {queueinghelp} for customers who queue at the {premises} on {weekday}.
{queueinghelp}: this is what the manager provides for customers who queue at the {premises} on \
{weekday}.
> {queueinghelp}
What does the manager provide for customers who queue?
What is provided for customers in the queue at the {premises}?
How are people who wait in line kept happy?
Which comfort or fun is offered in front of the store?
> {premises}
At which shop does the manager provide {queueinghelp} for customers who queue?
Where do customers who queue on {weekday} get something from the manager?
Which store takes care of people waiting in line?
What business hands out or offers {queueinghelp}?
> {weekday}
On which day does the manager provide {queueinghelp} for customers who queue?
When do customers who queue at the {premises} have something provided?
When is waiting in line made pleasant? / What day would you go there to enjoy {queueinghelp}?

= graftsaved: a bucket of sand | the night porter's nose | a barking poodle | three wet blankets \
| the thick oak door | the gardener's hose | a sudden cloudburst | somebody's cold soup
When the paper store in {city} caught fire in {month}, it was saved by {graftsaved}.
In {month} the paper store in {city} caught fire and was saved by {graftsaved}.
It was {graftsaved} that saved the paper store in {city} when it caught fire in {month}.
> {graftsaved}
What saved the paper store in {city} when it caught fire?
By what was the paper store that caught fire saved?
Thanks to what did the flames not destroy everything? / What prevented the worst in the blaze?
> {city}
In which city did the paper store catch fire in {month}?
Where was the paper store saved by {graftsaved}? / Where was there a blaze?
In what town could the flames be stopped?
> {month}
In which month did the paper store in {city} catch fire?
When was the paper store in {city} saved by {graftsaved}?
What time of year did the blaze break out? / When did {graftsaved} stop the flames?

= wagedelay: the computer thinks it is May | the bank ran out of ink | the clerk married on \
Friday | nobody knows the password | the money went to Peru | two holidays coincided | a zero \
was lost | the signature was smudged
The wages at {company} will come {soon} late, because {wagedelay}.
Because {wagedelay}, the wages at {company} will come {soon} late.
At {company} the wages will be {soon} late because {wagedelay}.
> {wagedelay}
Why will the wages at {company} come late?
For what reason are the wages at {company} {soon} late? / What is holding up our pay?
What explanation do the employees get for their empty accounts?
> {soon}
How late will the wages at {company} come? / By how much are the wages late because {wagedelay}?
How long must the employees wait for their pay? / What is the delay before the accounts are filled?
> {company}
At which company will the wages come late? / Whose wages are {soon} late because {wagedelay}?
Which employer cannot pay on time? / Who keeps the staff waiting for money?

= canteenvote: pickled herring | seaweed salad | the purple jelly | liver on Mondays | warm milk \
| soup in bread | square eggs | turnips three ways | grey sausages
In the canteen ballot, {percent} of the staff at {company} voted to abolish {canteenvote}.
{percent} of the staff at {company} voted in the canteen ballot to abolish {canteenvote}.
To abolish {canteenvote} was the vote of {percent} of the staff in the canteen ballot at {company}.
> {canteenvote}
What did {percent} of the staff vote to abolish in the canteen ballot?
What did the staff at {company} want the canteen to abolish?
Which food do our people never want to see again? / What should disappear from the menu?
> {percent}
What share of the staff voted to abolish {canteenvote}?
How many of the staff at {company} voted in the canteen ballot to abolish it?
How big was the majority against the food? / How large a proportion wants the menu changed?
> {company}
At which company did the staff vote in the canteen ballot to abolish {canteenvote}?
The staff of which company held a canteen ballot? / Which employer let people decide on the menu?
Where do the workers want no more {canteenvote}?

= petitionagainst: the scented toilet paper | compulsory singing | the statue of the boss | \
shorter lunch breaks | motion-sensor lamps | the spelling reform | weighing bags at the exit | \
the open-air desks
On {date} {first} handed the works council {count} signatures against {petitionagainst}.
The works council was handed {count} signatures against {petitionagainst} by {first} on {date}.
{count} signatures against {petitionagainst} were handed to the works council by {first} on {date}.
> {petitionagainst}
Against what was the works council handed {count} signatures?
What were the signatures against that {first} handed to the works council?
What do our protesting colleagues want stopped?
Which nuisance did so many employees complain of by name?
> {count}
How many signatures against {petitionagainst} were handed to the works council?
What number of signatures was the works council handed on {date}?
How many employees supported the protest by name?
> {count} signatures
How much backing did the complaint have?
> {first}
By whom was the works council handed {count} signatures?
Who handed over the signatures against {petitionagainst}? / Who organised the protest?
Which employee collected names?

= juniorpartner: cries at hymns | cannot park | knows all the judges | argues in rhyme | wins by \
yawning | never wears a watch | is allergic to wigs | charges by the word
Our lawyer's new partner {full} {juniorpartner}, I was told in {city}.
In {city} I was told that our lawyer's new partner {full} {juniorpartner}.
I was told in {city} that {full}, our lawyer's new partner, {juniorpartner}.
> {juniorpartner}
What was I told in {city} about our lawyer's new partner?
What is our lawyer's new partner {full} known for, as I was told?
Which peculiarity does the recently joined solicitor have?
What do people gossip about the second attorney?
> {full}
Which new partner of our lawyer {juniorpartner}? / What is the name of our lawyer's new partner?
Who is the recently joined solicitor? / About which attorney did someone gossip?
> {city}
In which city was I told about our lawyer's new partner?
Where was I told that our lawyer's partner {juniorpartner}?
Where does one gossip about the recently joined solicitor?
In what town did I learn about the attorney's peculiarity?

= dustcover: an old wedding dress | a pirate flag | two shower curtains | a parachute | a \
tablecloth from Capri | a tent without poles | the director's raincoat | a sheet of turf
Over the weekend {first} protects the {plantmachine} from dust with {dustcover}.
With {dustcover}, {first} protects the {plantmachine} from dust over the weekend.
The {plantmachine} is protected from dust over the weekend by {first} with {dustcover}.
> {dustcover}
With what does {first} keep dust off the {plantmachine} over the weekend?
What protects the {plantmachine} from dust over the weekend?
What is thrown over the equipment when the shift ends on Friday?
Which makeshift cover keeps the dirt off?
> {first}
Who keeps the {plantmachine} free from dust over the weekend?
By whom is the {plantmachine} protected from dust?
Who covers the equipment when the shift ends on Friday? / Which colleague worries about dirt?
> {plantmachine}
What does {first} cover against weekend dust with {dustcover}?
Which machine is protected from dust over the weekend?
Which equipment lies under {dustcover} when nobody works? / What is so sensitive to dirt?

= hagglewon: a free box of nails | a year without rent increases | delivery by Sunday | the \
demonstration model | a ladder thrown in | payment in spring | two for one | the window display
After an hour of bargaining with {company}, our buyer {last} got {hagglewon}.
Our buyer {last} got {hagglewon} after an hour of bargaining with {company}.
An hour of bargaining with {company} got our buyer {last} {hagglewon}.
> {hagglewon}
What did our buyer get after an hour of bargaining?
What did bargaining with {company} get our buyer {last}?
Which concession was the negotiator able to wring from them?
What advantage did the tough talks bring?
> {last}
Which buyer got {hagglewon} by bargaining?
Who is the buyer that spent an hour bargaining with {company}? / Which negotiator is so tough?
Who wrung a concession from the other side?
> {company}
With which company did our buyer spend an hour bargaining?
Bargaining with whom got the buyer {last} {hagglewon}? / Which supplier made a concession?
Who was on the other side in the tough talks?

= noisehours: during exams next door | while bread is rising | when the baby sleeps | before the \
bells | after the news | during a funeral | if the falcon is nesting | on recording days
The carpenters of {company} may not use the saw {noisehours}, by agreement with {full}.
By agreement with {full}, the carpenters of {company} may not use the saw {noisehours}.
The agreement with {full} is that the carpenters of {company} may not use the saw {noisehours}.
> {noisehours}
When may the carpenters of {company} not use the saw?
By agreement, in which case must the carpenters not use the saw?
At what times do the woodworkers have to be quiet? / What stops the noisy tool?
> {full}
By agreement with whom may the carpenters not use the saw {noisehours}?
With whom have the carpenters of {company} an agreement about the saw?
Which neighbour negotiated some peace and quiet? / Who cannot stand the noisy tool?
> {company}
Carpenters of which company may not use the saw {noisehours}?
Whose carpenters have an agreement with {full} about the saw?
Which firm's woodworkers have to be quiet at times? / Who promised the neighbour less noise?

= prizeidea: a drawer for broken promises | lamps that follow the cleaner | soup by pneumatic \
tube | a bell for good news | swapping chairs weekly | a slide to the car park | a library of \
lost pens | edible envelopes
The best idea in the suggestion box in {month}, {prizeidea}, came from {first}.
In {month} the best idea in the suggestion box came from {first}: {prizeidea}.
From {first} came the best idea in the suggestion box in {month}, namely {prizeidea}.
> {prizeidea}
What was the best idea in the suggestion box in {month}?
What idea did the suggestion box hold from {first}?
Which employee proposal was judged the cleverest? / What innovation won the contest?
> {first}
From whom came the best idea in the suggestion box?
Whose idea in the suggestion box was {prizeidea}? / Which employee made the cleverest proposal?
Who proposed {prizeidea}?
> {month}
In which month was the best idea in the suggestion box {prizeidea}?
When did the best idea in the suggestion box come from {first}?
When was the cleverest proposal made? / In what part of the year did someone propose {prizeidea}?

= quorummissing: a bear was on the road | the cup final was on | half were snowed in | the \
invitations said Thursday | a feud had broken out | the hall smelt of tar | lunch had been \
poisoned | the ferry had sunk
Only {small} members attended the {society} assembly, because {quorummissing}.
Because {quorummissing}, only {small} members attended the {society} assembly.
The {society} assembly was attended by only {small} members because {quorummissing}.
> {quorummissing}
Why did only {small} members attend the {society} assembly?
For what reason was the assembly attended by so few members? / How come so many seats were empty?
What kept most people away from the club's gathering?
> {small}
How many members attended the {society} assembly?
By what number of members was the assembly attended?
How many people turned up although {quorummissing}? / What was the turnout at the club's gathering?
> {society}
Which society's assembly did only {small} members attend?
Which assembly was attended by only {small} members because {quorummissing}?
Which club could not fill its seats? / Whose gathering had a poor turnout?

= bossdoor: a stuffed pike | a horseshoe | a red lamp | a curtain of beads | a brass ear | a \
cattle grid | a mat saying sorry | a gong | a portrait of a hen
Since {month}, {bossdoor} has marked the door of the manager {full}.
The door of the manager {full} has been marked by {bossdoor} since {month}.
{bossdoor} has marked the door of the manager {full} since {month}.
> {bossdoor}
What has marked the door of the manager since {month}?
By what is the door of the manager {full} marked?
How do I recognise the entrance to the boss's office?
What peculiar object greets those who visit our superior?
> {full}
Which manager's door has been marked by {bossdoor}?
Whose door, that of a manager, has been marked since {month}?
What is the name of the superior with such an entrance?
Which boss has chosen {bossdoor} to be recognised?
> {month}
Since which month has {bossdoor} marked the manager's door?
Since when has the door of the manager {full} been marked?
Since when has the boss's entrance looked like that?
When did that peculiar thing first greet visitors?

= voucherfor: a swim in the lake | three sausages | a haircut | entry to the maze | one hour of \
silence | a ride on the ghost train | a bowl of lentils | boot polish | a goodnight song
Customers who buy two pairs at the {premises} get a voucher for {voucherfor} until {date}.
Until {date}, customers who buy two pairs at the {premises} get a voucher for {voucherfor}.
A voucher for {voucherfor} goes to customers who buy two pairs at the {premises} until {date}.
> {voucherfor}
For what is the voucher that customers at the {premises} get?
What voucher goes to customers who buy two pairs? / What treat does the coupon entitle shoppers to?
Which reward is promised for taking a double quantity?
> {date}
Until what date do customers at the {premises} get a voucher?
Until when does a voucher for {voucherfor} go to customers who buy two pairs?
When does the special offer end? / What is the last day to earn the coupon?
> {premises}
At which shop do customers get a voucher for {voucherfor}?
Where do customers who buy two pairs get a voucher? / Which store has that special offer?
Where should I shop for the coupon?

= fineforstaff: feeding the boss's fish | saying no problem | whistling in the vault | wearing \
odd socks | leaving the lid up | bad puns | slamming the fridge | arriving by scooter
Anyone in {officeunit} fined for {fineforstaff} puts {tariff} into the coffee kitty.
In {officeunit} the fine for {fineforstaff} is {tariff}, which goes into the coffee kitty.
{tariff} goes into the coffee kitty in {officeunit} as a fine for {fineforstaff}.
> {fineforstaff}
For what is a fine of {tariff} due to the coffee kitty in {officeunit}?
What is the fine of {tariff} for the coffee kitty imposed for?
Which bad habit costs our colleagues money? / What misdeed do we punish among ourselves?
> {tariff}
How much goes into the coffee kitty for {fineforstaff}?
What goes as a fine into the coffee kitty? / What does the bad habit cost a colleague?
How high is the punishment for {fineforstaff}?
> {officeunit}
Where is there a fine of {tariff} for {fineforstaff} that goes into the kitty?
Which department has a fine that goes into the coffee kitty?
Which of our units punishes people for {fineforstaff}?
Among which colleagues does a bad habit cost money?

= waterdamage: the wedding photos | a bale of tobacco | the only organ score | sixty wigs | the \
flag collection | a barrel of flour | the tax files | a rare globe
The burst pipe in {street} ruined {waterdamage}, for which {company} wants {price}.
{company} wants {price} for {waterdamage}, ruined by the burst pipe in {street}.
For {waterdamage}, ruined by the burst pipe in {street}, {company} wants {price}.
> {waterdamage}
What was it that the burst pipe in {street} ruined?
What was ruined by the burst pipe, so that {company} wants {price}?
Which loss did the flood cause? / What was destroyed by the leaking water?
> {price}
How much does {company} want for what the burst pipe ruined?
What price is wanted for {waterdamage}, ruined by the burst pipe?
What compensation is being demanded for the loss? / How big is the claim after the flood?
> {company}
Which company wants {price} for what the burst pipe ruined?
By whom was {price} asked for {waterdamage}, ruined by the burst pipe?
Who demands compensation for the flood? / Which firm suffered the loss?

= elevatormusic: sea shanties | whale song | a lecture on tax | Bulgarian folk choirs | the \
shipping forecast | wedding marches | a crackling fire | cuckoo calls
In the lobby of {company} the loudspeakers play {elevatormusic} from {time} onwards.
From {time} onwards the loudspeakers in the lobby of {company} play {elevatormusic}.
The loudspeakers play {elevatormusic} in the lobby of {company} from {time} onwards.
> {elevatormusic}
What do the loudspeakers in the lobby of {company} play?
From {time} onwards, what is played by loudspeakers in the lobby?
Which sounds greet visitors as they enter? / What does one have to listen to at the entrance?
> {time}
From what time do the loudspeakers play {elevatormusic}?
When do loudspeakers in the lobby of {company} begin to play?
At which hour does the entertainment at the entrance start?
How early does it cease to be quiet for visitors?
> {company}
At which company do the loudspeakers in the lobby play {elevatormusic}?
Whose lobby has loudspeakers that play from {time} onwards?
Which firm entertains visitors at its entrance? / Where would I hear {elevatormusic} as I enter?

= wrongtransfer: a donkey sanctuary | the dentist's mother | a bankrupt circus | the losing \
candidate | a monk in Spain | our fiercest rival | a school for clowns | the former cook
By a slip of the finger, {first} transferred {price} to {wrongtransfer} on {date}.
On {date}, by a slip of the finger, {first} transferred {price} to {wrongtransfer}.
A slip of {first}'s finger on {date} meant that {price} was transferred to {wrongtransfer}.
> {wrongtransfer}
To whom or what was {price} transferred by a slip of the finger?
By a slip of {first}'s finger, who was transferred {price}? / Who received our money by mistake?
Which lucky recipient should be asked to send our funds back?
> {price}
How much was transferred to {wrongtransfer} by a slip of the finger?
What sum was transferred on {date} when {first}'s finger made a slip?
How much money left our account in error? / What did the typing mistake cost?
> {first}
Who transferred {price} by a slip of the finger?
Whose finger made a slip, so that {price} was transferred?
Who sent our money to the wrong recipient? / Which clumsy colleague made the error at the bank?

= truckloadorder: eggs above pianos | glass beside mattresses | cheese far from perfume | the \
last stop first | light things by the roof | coffins at the back | cold boxes near the door | \
nothing next to paint
On lorry {plate} the loading rule is {truckloadorder}, as {first} explained to me.
As {first} explained to me, the loading rule on lorry {plate} is {truckloadorder}.
The loading rule on lorry {plate}, {first} explained to me, is {truckloadorder}.
> {truckloadorder}
What is the loading rule on lorry {plate}? / Which loading rule was explained to me for the lorry?
How should the cargo be arranged? / By what principle do we stow the freight?
> {first}
Who explained the loading rule on lorry {plate} to me?
By whom was the loading rule {truckloadorder} explained? / Who taught me how to stow the freight?
From whom did I learn how cargo is arranged?
> {plate}
For which lorry is the loading rule {truckloadorder}?
On which lorry does the loading rule hold that {first} explained?
What is the registration of the vehicle that we stow by that principle?
In which truck is cargo arranged like that?

= heatguard: a padlock | a stern letter | a fake dial | a cactus in front | chicken wire | a \
sleeping dog | an electric fence | a coat of glue
To stop quarrels over heat in the {room}, {full} fitted the thermostat with {heatguard}.
{full} fitted the thermostat with {heatguard} to stop quarrels over heat in the {room}.
The thermostat was fitted with {heatguard} by {full} to stop quarrels over heat in the {room}.
> {heatguard}
With what did {full} get the thermostat fitted to stop quarrels?
What was the thermostat fitted with to stop quarrels in the {room}?
What keeps people from changing the heating now?
Which device or trick ended the war about warmth?
> {full}
Who fitted the thermostat with {heatguard}?
By whom was the thermostat fitted so as to stop quarrels? / Who ended the war about warmth?
Who prevents us from changing the heating?
> {room}
In which room was the thermostat fitted with {heatguard}?
Where did {full} want to stop quarrels over the thermostat?
Where did colleagues fight about warmth?
In which part of the building can nobody change the heating?
"""
