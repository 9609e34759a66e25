"""The words of work: what is made, sold, repaired, decided and owed. Plain lists; nothing here is
drawn at random."""


def table(text: str) -> list[str]:
    """The entries of a text, divided by bars and line ends."""
    return text.strip().replace("\n", "|").split("|")


POSTS = table("""
payroll clerk|fork-lift driver|site manager|night receptionist|purchasing manager|tax adviser
warehouse keeper|lift engineer|head cook|bus driver|laboratory technician|school caretaker
shop steward|crane operator|debt collector|legal secretary|machine fitter|quality inspector
personnel officer|pastry cook|cashier|dispatcher|customs broker|roofer|ward sister|care worker
store detective|project engineer|sales manager|data protection officer|safety representative
telephone operator|works doctor|bookkeeper|floor manager|wine waiter|milker|herdsman|paramedic
town clerk|building inspector|fire marshal|training manager|museum guard|claims handler
press officer|web designer|fleet manager|pest controller|meter reader|scaffolder|tiler
call centre clerk|box office manager|proofreader|kitchen porter|head gardener|bailiff
""")

DEPARTMENTS = table("""
purchasing|payroll|customer service|legal affairs|quality control|public relations|dispatch
bookkeeping|product design|facility management|export sales|after-sales service|research
maintenance|staff training|marketing|information technology|goods receipt|catering|planning
internal audit|claims|foreign trade|press relations|security|translation|parks and gardens
road works|housing|school meals|waste disposal|tool making|packaging|paint shop|invoicing
""")

GOODS = table("""
ceiling tiles|paper towels|garden chairs|office lamps|rubber gloves|shower curtains|door handles
brake pads|exercise books|cough drops|tea towels|bed frames|coat hangers|bath mats|pocket knives
light bulbs|plastic buckets|roof windows|running shoes|school desks|wine glasses|soup plates
wool blankets|printer cartridges|ball bearings|egg boxes|rain jackets|alarm clocks|tent pegs
bicycle tyres|extension leads|filing cabinets|work trousers|folding tables|pepper mills
salad bowls|hearing aids|solar panels|street lamps|paving stones|fence posts|window blinds
water meters|surgical masks|baby seats|music stands|picture frames|chess clocks|yoga mats
parcel scales|ring binders|hose clamps|steel shelves|swivel chairs|door mats|flower pots
""")

SPARE_PARTS = table("""
drive belt|fuel injector|pressure valve|ball joint|cooling fan|gear wheel|relay|thermostat
control board|bearing|fuse|limit switch|water pump|chain guard|spindle|nozzle|pulley|rubber seal
heating coil|brake disc|clutch plate|light barrier|clamp|spring|float switch|ribbon cable
push button|door hinge|chuck|hydraulic hose|crankshaft|piston ring|starter motor|rotor blade
display panel|needle bearing|roller|toothed rack|magnetic coil|circuit breaker|dust filter
steering rod|battery holder|guide rail|conveyor chain|knife holder|tensioner|gas spring
""")

WORK_TOOLS = table("""
torque wrench|spirit level|pipe cutter|staple gun|angle grinder|cable tester|paint sprayer
bolt cutter|soldering iron|hand plane|laser meter|pallet jack|chain hoist|tile cutter|crowbar
heat gun|label printer|moisture meter|hole saw|grease gun|wood chisel|plumb line|vice
welding torch|pressure washer|jigsaw|nail gun|socket set|belt sander|drain camera|trowel
jackhammer|concrete mixer|hedge trimmer|hot glue gun|stud finder|feeler gauge|rivet gun
wheel clamp|tape measure|cordless drill|sledgehammer|multimeter|wire stripper
""")

PLANT_MACHINES = table("""
lathe|bottling line|packing machine|conveyor|milling machine|steam boiler|bread slicer
hydraulic press|labelling machine|drying oven|paint line|paper cutter|sheet metal shear|mangle
dough mixer|wrapping machine|band saw|injection moulder|rolling mill|folding machine|centrifuge
shrink tunnel|cheese press|potato washer|baler|planing machine|plate press|cold store
compressor|dishwasher|grain dryer|milking robot|stone crusher|sorting belt|crimping press
weighing station|riveting machine|sand blaster|tablet press|rotary kiln|mail sorter
""")

SNAGS = table("""
burst pipe|blocked drain|dead battery|broken axle|power cut|loose cable|leaking roof|software bug
missing signature|wrong address|flat tyre|jammed door|staff shortage|frozen lock|typing error
customs strike|fallen tree|cracked cylinder|faulty sensor|late delivery|worn bearing|short circuit
bomb scare|broken window|wasp nest|collapsed shelf|clogged filter|sick driver|bank holiday
water leak|gas smell|misprinted label|lost key|rusty bolt|snowed-up road|double booking
stuck valve|burnt-out motor|mixed-up file|broken cold chain|torn belt|misread meter|landslide
""")

GROUNDS = table("""
the supplier had raised its prices|nobody had signed for it|the file could not be opened
half of the staff had the flu|the lorry did not fit under the bridge|the licence had run out
the offer came a day too late|the heating had failed again|two invoices had the same number
the neighbours had complained about the noise|the wrong form had been sent
the minister wanted to be there|the ground was still frozen|there was no money left
the labels were only in Finnish|the driver had lost his papers|the buyer changed her mind
the old tenant had kept a key|the crane was needed elsewhere|the paint had not dried
the first count was wrong by two|the chairman had missed his train|the river was too high
the glass arrived in pieces|the only expert was on leave|the rent had doubled
the bank asked for another guarantee|the scales had not been tested|the lift was out of order
the inspector found mice|the figures did not add up|the room had been booked twice
the contract had a misprint|the tank was smaller than ordered|the witness had moved abroad
the roof let in the rain|the customer never paid|the union had called a strike
the machine was too loud|the judge was ill|the translator had misread a date
""")

CHORES = table("""
update the price list|repaint the stairwell|count the stock|call the landlord|order new uniforms
renew the fire certificate|write to the insurer|clear the back room|compare three offers
replace the smoke alarms|book a stand at the trade fair|translate the user manual
answer the letter from the tax office|have the lift inspected|train the summer staff
draw up the holiday list|chase the unpaid invoices|find a cheaper printer|measure the loading bay
put up the new signs|test the sprinklers|prepare the annual report|return the hired tools
sort the lost property|change the locks|file the old contracts|check the first aid boxes
write the job advert|invite the neighbours|fix the leaking tap|clean the air ducts
arrange the farewell party|proofread the catalogue|label the fuse box|photograph the damage
cancel the water contract|speak to the union|empty the grease trap|register the new van
sharpen the mower blades|send out the reminders|move the server|inspect the scaffolding
""")

PLANS = table("""
close the branch on Fridays|hire two more drivers|move the archive to the cellar
drop the winter catalogue|sell the old bus|raise the entrance fee|plant lime trees on the square
buy the field behind the school|turn the barracks into flats|stop printing the newsletter
lower the speed limit on the bridge|merge the two warehouses|build a ramp at the side door
switch to green electricity|open on Sundays in December|put the cleaning out to tender
let pupils start an hour later|ban cars from the market place|lease the roof for solar panels
change the supplier of paper|test a shorter working week|replace the paper forms
rename the sports hall|move the bus stop|share the lorry with the neighbours
keep the night desk|take on three apprentices|repair the organ before Easter
give every ward its own printer|store the salt in the old barn|charge for parking
bring the call centre back in-house|postpone the new roof|rent out the top floor
buy the milk from local farms|set up a crisis fund|end the contract with the caterer
""")

COURSES = table("""
first aid|fork-lift driving|manual handling|conflict management|spreadsheets for beginners
fire safety|food hygiene|public speaking|welding for beginners|telephone manners|data protection
writing clear letters|time management|bookkeeping basics|sign language|working at heights
chainsaw handling|crane signals|wine tasting|project planning|negotiating with suppliers
reading balance sheets|business Spanish|patient lifting|radio procedure|ladder safety
stress and sleep|report writing|leading a team|customs forms|hazardous goods|bread baking
stock control|office ergonomics|infection control|photo editing|pest control|minute taking
""")

PAPERWORK = table("""
delivery note|packing list|tax certificate|birth certificate|lease agreement|customs declaration
bank guarantee|payslip|medical report|floor plan|proof of insurance|trade licence|purchase order
rental contract|police report|reference letter|test certificate|visitor log|cash book|death notice
work permit|credit note|quotation|bill of lading|travel claim|safety data sheet|warranty card
maintenance log|marriage certificate|land register extract|time sheet|power of attorney
school report|vaccination record|budget draft|letter of complaint|shareholder list|parking permit
""")

PREMISES = table("""
shoe shop|hardware store|launderette|pet shop|toy shop|fishmonger's|cheese shop|petrol station
hat shop|key cutter's|bicycle shop|tea room|noodle bar|stationer's|optician's|garden centre
furniture store|barber shop|pawn shop|second-hand bookshop|car wash|travel agency|cobbler's
florist's|jeweller's|wine merchant's|tattoo studio|fish and chip shop|greengrocer's|music shop
dry cleaner's|sweet shop|builders' merchant|camera shop|pizzeria|sandwich bar|butcher's
gift shop|kebab shop|health food store|locksmith's|framing shop|driving school|copy shop
""")

INN_FIRST = "Golden Blue Old Silver Merry White Crooked Little Royal Black Lucky Green".split()
INN_SECOND = table("""
Anchor|Pheasant|Lantern|Mermaid|Plough|Saddle|Bell|Otter|Harvest|Millstone|Pilgrim|Star|Barrel
Kingfisher|Oak|Drum|Windmill|Compass|Cartwheel|Lemon Tree|Sailor|Acorn|Hare|Pear|Trumpet|Wagon
""")

WHEREABOUTS = table("""
behind the boiler|under the stairs|next to the lift|above the photocopier|in the top drawer
beside the back entrance|on the third shelf|in the porter's lodge|at the bottom of the tool chest
under the till|inside the fuse box|on top of the fridge|behind the reception desk|in the glove box
between the two water tanks|on the window sill|in the blue folder|at the end of the corridor
under the doormat|in the cellar|behind the paint shop|on the loading ramp|in the key cabinet
next to the coffee machine|in the safe|below the workbench|in the guardhouse|by the bicycle racks
on the manager's desk|over the sink|in the first aid cupboard|under the counter|in the cold room
behind the notice board|in the boot of the pool car|at the front gate|on the mezzanine|in the loft
beneath the platform|beside the weighbridge|in the left-hand cabinet|at the post room window
""")

OFFENCES = table("""
bicycle theft|graffiti|shoplifting|drunk driving|burglary|forging cheques|illegal dumping
stealing diesel|tax evasion|pickpocketing|arson|smuggling cigarettes|insurance fraud|trespassing
hit and run|selling fake tickets|poaching|blackmail|card fraud|driving without a licence
vandalism|counterfeiting coins|bribery|disturbing the peace|speeding|theft of copper cable
stealing hens|perjury|robbery|littering|breaking a shop window|unlicensed street trading
""")

PERMITS = table("""
fishing licence|food stall permit|residents' parking permit|music licence|hunting licence
demolition permit|taxi licence|busking permit|tree-felling permit|liquor licence|street party permit
fireworks permit|gun licence|market trader's licence|scaffolding permit|film permit|well permit
dog licence|boat mooring permit|pavement cafe permit|waste carrier licence|bonfire permit
heavy load permit|pilot licence|water use permit|beekeeping licence|digging permit
change of use permit|lottery licence|camping permit
""")

LEVIES = table("""
dog tax|tourist tax|property tax|import duty|business rate|sugar tax|road tax|inheritance tax
stamp duty|waste water charge|church tax|payroll tax|capital gains tax|fuel duty|mooring fee
second home tax|packaging levy|wine duty|cleaning charge|landfill tax|television fee|airport tax
street lighting charge|pilotage fee|gambling tax|tobacco duty|carbon levy|market toll|wage tax
drainage rate
""")

PERKS = table("""
free lunch|company car|bus pass|gym membership|dental plan|child care place|laptop|fruit basket
free Friday|work telephone|staff discount|company bicycle|sports voucher|housing allowance
relocation grant|Christmas bonus|free parking space|language course|second week off in May
free uniform|study grant|massage chair|profit share|season ticket|meal voucher|pension top-up
home office day|travel allowance|longer lunch break|thirteenth salary|day off in November
""")

FIELD_CROPS = table("""
winter wheat|sugar beet|rye|maize|oats|field beans|rapeseed|seed potatoes|flax|hops|buckwheat
spring barley|clover|lucerne|sunflowers|mustard|spelt|soya beans|asparagus|cabbages|onions
pumpkins|millet|lentils|hay|linseed|chicory|celery|early peas|sweetcorn|lavender|strawberries
""")

BUILD_STUFF = table("""
roof tiles|ready-mixed concrete|plywood|glass wool|clay bricks|plasterboard|gravel|floor screed
copper pipe|window frames|steel beams|paving slabs|lime mortar|parquet|bitumen sheets|timber joists
skirting boards|wall tiles|sand|reinforcing mesh|slate|insulating foam|kerb stones|drainage pipe
primer|oak boards|cement|facade panels|cable ducts|door frames|limestone blocks|wallpaper
""")

WARD_NAMES = table("""
maternity ward|burns unit|eye clinic|fracture clinic|dialysis unit|children's ward|heart unit
stroke unit|intensive care unit|day surgery|blood bank|casualty department|geriatric ward
sleep laboratory|hospital pharmacy|skin clinic|radiology department|cancer ward|pain clinic
allergy clinic|physiotherapy department|speech therapy department|isolation ward|hearing clinic
diabetes clinic|dental clinic|operating theatre|recovery room|hospital laundry|hospital kitchen
""")

AUTHORITIES = table("""
planning committee|labour inspectorate|tax office|chamber of commerce|land registry|health board
port authority|school inspectorate|county archive|water board|electoral commission|parish council
forestry office|customs house|road authority|statistics office|consumer council|housing office
patent office|fisheries board|railway inspectorate|court of auditors|veterinary office|parole board
coroner's office|trade licensing office|food standards agency|monuments office|job centre
finance committee|youth office|lottery commission|civil defence office|weights and measures office
""")

SOCIETIES = table("""
Beekeepers' Association|Rowing Club|Choral Society|Allotment Society|Chess Club|Rambling Club
Model Railway Club|Tenants' Union|Historical Society|Fruit Growers' Guild|Angling Club|Film Club
Veterans' League|Parents' Association|Brass Band|Amateur Theatre|Stamp Collectors' Circle
Volunteer Fire Brigade|Animal Rescue League|Gliding Club|Debating Society|Knitting Circle
Traders' Association|Astronomy Club|Pigeon Fanciers' Union|Mountain Rescue Service|Judo Club
Garden Club|Lifeboat Society|Bell Ringers' Guild
""")

SYMPTOMS = table("""
the belt slips|it leaks oil|the left door sticks|the motor hums|the display stays dark
it smells of burning|the drum will not turn|the fan rattles|it trips the fuse|the brake drags
it stops after a minute|the printout is smudged|water drips from the hose|the lamp flickers
the blade wobbles|it will not start in the cold|the handle comes off|the scale shows too little
the alarm goes off by itself|the wheels squeak|it prints blank pages|the lid no longer closes
the pump runs dry|it shakes at full speed|the buttons do not respond|smoke comes out of the back
the lift stops between floors|the clock runs backwards|the paper jams|the cable gets hot
the gear jumps out|the tank overflows|it cuts crooked|the horn does not work
""")

REMARKS = table("""
the soup was cold|nobody answered the telephone|the parcel had been opened|the room smelt of paint
the waiter was rude|the shoes fell apart|the bill was wrong|the bus never came|the bed was too short
the instructions were missing|the colour had faded|the music was too loud|the zip broke at once
the towels were damp|the technician came a week late|two screws were missing|the bread was stale
the guide spoke too fast|the heating could not be turned off|the wrong size had been sent
the water was brown|the queue was too long|the car had not been washed|the ticket was not accepted
the lamp hummed all night|the sofa did not fit through the door|the plumber left a mess
the changing rooms were dirty|the fish was full of bones|the voucher had expired
the chair had only three legs|the pool was closed|the coffee tasted of soap
""")

BANS = table("""
smoking|charging telephones|eating at the desks|feeding the pigeons|parking on the grass
propping open the fire doors|wearing rings|running in the corridors|using the lift for goods
taking photographs|bringing glass bottles|working alone after dark|cycling in the yard
storing paint|ball games|playing the radio|wearing sandals|using private heaters|lighting candles
standing on the chairs|leaving prams on the stairs|hanging out washing|barbecues|bringing dogs
flying drones|opening the windows|shouting across the hall|unlocking the gate|burning rubbish
swimming after dark|drying clothes on the radiators|riding on the fork-lift
""")

INJURIES = table("""
sprained wrist|cut finger|broken toe|twisted ankle|burnt hand|black eye|bruised rib|torn muscle
dislocated shoulder|cracked tooth|nosebleed|slipped disc|fractured thumb|bump on the head
bee sting|broken collarbone|scalded arm|crushed nail|concussion|bitten leg|splinter in the palm
pulled hamstring|stiff neck|sunburnt back|broken nose|swollen knee|grazed elbow|dog bite
burst eardrum|snapped tendon
""")

GEAR = table("""
safety goggles|hard hat|steel-toed boots|ear plugs|hairnet|face shield|welding apron|dust mask
high-visibility vest|rubber gloves|safety harness|chainsaw trousers|beard net|knee pads|lab coat
cut-proof gloves|respirator|life jacket|white overalls|radiation badge|bump cap|cooling vest
fire blanket|non-slip shoes|arm guards|ear muffs|gas detector|waders|leather gauntlets
insulated gloves
""")

AGENDA = table("""
parking behind the depot|rising coffee prices|holiday cover|noise from the kitchen|broken chairs
delays at the border|the new dress code|lost parcels|overtime in May|unpaid bills|wasted paper
the summer outing|bullying|the leaking skylight|working from home|stolen bicycles|the petty cash
visitor badges|complaints about the canteen|slow deliveries|the pension fund|staff turnover
the jubilee|rubbish in the stairwell|the water bill|power failures|the rota for Easter
smells from the drains|language courses|the price of diesel|fire drills|empty shops|late trains
the merger with the neighbours|the damp cellar|exam results|overcrowded wards|missing tools
""")

WORDS_OF_NUMBERS = table("""
two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen
seventeen|eighteen|nineteen|twenty|twenty-one|twenty-two|twenty-four|twenty-five|twenty-seven
thirty|thirty-three|thirty-five|thirty-eight|forty|forty-two|forty-six|fifty|fifty-five|sixty
sixty-four|seventy|seventy-two|eighty|ninety|ninety-nine
""")

PORTIONS = table("""
two thirds|three quarters|two fifths|four fifths|three fifths|five sixths|nearly a third|a tenth
about a quarter|less than half|just over half|seven eighths|a mere fifth|half|most|the greater part
barely a quarter|some 60 per cent|exactly 35 per cent|about 80 per cent|a good third|nine tenths
roughly three tenths|no more than a sixth|95 per cent|a full two thirds|up to 40 per cent
well over half|not quite all
""")

SCHEMES = table("""
the new fire station|a footbridge over the canal|street lighting in the old town|the swimming pool
repairs to the town hall roof|a skating rink|school lunches|the bus shelters|a second sports hall
the flood wall|the museum extension|free dental checks|a cycle path along the river|the new cemetery
planting two hundred trees|the youth club|a lift for the library|the sewage works|the village well
winter road salt|a shelter for stray cats|the brass band|clearing the harbour mud|the music school
cleaning up the quarry|a playground for toddlers|the twin town visit|the ambulance boat
restoring the windmill|the summer theatre|two more kindergartens|the tramway|digital maps
""")

HERDS = table("""
Jersey cows|dairy goats|sheep|laying hens|geese|pigs|turkeys|ponies|bullocks|milking ewes|donkeys
alpacas|ducks|beef cattle|horses|water buffalo|heifers|lambs|calves|piglets|guinea fowl|red deer
quails|llamas|mountain goats|Highland cattle|angora rabbits|bees|ostriches|yaks
""")

PESTS = table("""
wild boar|locusts|slugs|rabbits|crows|field mice|pigeons|caterpillars|roe deer|moles|starlings
voles|stray goats|snails|potato beetles|rats|hares|aphids|badgers|wild geese|escaped pigs|sparrows
cutworms|grasshoppers|squirrels|hedgehogs|ants|magpies|elephants|baboons
""")

FRACTIONS = table("""
two thirds|three quarters|one in five|nine out of ten|two fifths|one in three|four fifths
seven out of eight|one in twelve|three fifths|five sixths|one in a hundred|two out of seven
three out of four|one in six|four out of nine|just over half|less than half|nearly a third
about a quarter|a tenth|a fifth|an eighth|a sixth|five out of eleven|three eighths|six out of ten
one in thirty|almost all|hardly any
""")

HOURS = table("""
half past five|half past six|half past eight|half past nine|quarter to six|quarter past seven
ten to seven|twenty past four|noon|midnight|quarter to three|five past eleven|twenty to ten
half past two|ten past one|quarter past twelve|five to nine|half past ten|quarter to eight
twenty-five to five|ten o'clock|seven o'clock|four o'clock|one o'clock|half past three
twenty past eight|ten to twelve|five o'clock|quarter past ten|six o'clock sharp|two in the morning
""")

STORAGE = table("pallets boxes crates sacks drums rolls litres tonnes bags cartons bundles".replace(
    " ", "|"))
RECURRENCES = table("""
every other {0}|the first {0} of the month|the last {0} of the month|every second {0}
the third {0} of the month|the last {0} in {1}|the first {0} in {1}|the second {0} in {1}
""")
