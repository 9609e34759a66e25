"""Word lists of technology and science, from which lexicon_tech draws. Those that stand after "a"
hold no entry that begins with a vowel."""


def entries(text: str) -> tuple[str, ...]:
    """The entries of a list, which bars and line ends divide."""
    return tuple(text.strip().replace("\n", "|").split("|"))


FAULTS = entries("""
full disk|memory leak|failed switch|broken fibre|wrong firewall rule|lapsed certificate|blown fuse
faulty power supply|deadlock|runaway query|stale lock file|burst water pipe|lightning strike
bad configuration|missing index|typing mistake|forgotten cron job|leap second|corrupted cache
routing loop|race condition|loose cable|defective memory module|traffic spike|power cut
half-finished upgrade|kernel panic|broken fan|mistyped address|dead battery|wrong time zone
tripped breaker|botched migration|null pointer|duplicate key|rat in the cable duct|worn-out disk
clock that ran ahead|script that nobody owned|cleaner with a vacuum cleaner|coffee spill
revoked key|missing comma|proxy that dropped long requests|loop in the retry code|bad sector
""")

BECAUSE = entries("""
the seal had worn out|nobody had read the manual|the battery was flat|the cable had been cut
somebody had pulled the wrong plug|the valve was stuck|the software was out of date
the calibration had lapsed|two wires were swapped|the paper jammed|the lid did not close
the fuse was missing|water had got into the housing|a bird had nested in the duct
the spare part came too late|the wind was too strong|the sample was contaminated
the power failed twice|the lens was dirty|the label could not be read|the glue did not hold
the clock had not been changed to summer time|a mouse had chewed the insulation
the pump ran dry|the ground was frozen|the budget had run out|the permit was missing
the drawing showed the wrong scale|inches were taken for centimetres|the sensor had iced over
the magnet was too weak|the reserve tank was empty|a screw had come loose
the operator pressed the wrong button|the temperature was never recorded|the key got lost
too many people logged in at once|the firmware did not fit the board|salt had eaten the contacts
the tide came in early|the tracking number was mistyped|the spring had lost its tension
""")

REMEDIES = entries("""
restart the service|roll back the release|replace the filter|drain the tank|clean the contacts
tighten the screws|reset the counter|swap the disk|clear the cache|reload the firewall rules
raise the memory limit|renew the certificate|bleed the radiator|grease the bearing|free the valve
recalibrate the scale|pull the plug for a minute|hold the reset button|flush the pipes
rebuild the index|kill the stuck process|add a second pump|tape the joint|replace the gasket
blow out the dust|reinstall the driver|turn the knob to zero|move the antenna|shorten the chain
lower the pressure|warm up the sensor|delete the lock file|switch to the spare line
rotate the logs|open the bypass|dry the connector|solder the joint again|change the thermostat
""")

HARDWARE = entries("""
power supply|network card|backplane|cooling fan|disk controller|boot drive|memory module
core switch|load balancer|edge router|tape drive|patch panel|firewall|storage array|battery pack
front display|mainboard|fibre link|console server|rack light|graphics card|uplink port
badge reader|door controller|access point|media converter|time server|cable tray|air conditioner
""")

METRICS = entries("""
queue length|error rate|disk usage|response time|free memory|cache hit rate|packet loss
login rate|replication lag|open connections|thread count|room temperature|fan speed|bandwidth
battery level|write latency|page load time|request rate|failed logins|uptime|heap size
signal strength|clock drift|backlog|test coverage|build time|crash rate|bounce rate|swap usage
""")

FEATURES = entries("""
dark mode|offline maps|bulk export|voice search|spell checker|two-factor login|shared calendars
drag and drop|keyboard shortcuts|automatic backup|guest access|picture captions|fingerprint unlock
read receipts|split screen|colour themes|barcode scanner|map view|night filter|file previews
group calls|parental lock|text to speech|table editor|template library|quick replies|undo history
live subtitles|tag search|screen recorder|sleep timer|route planner|password generator
""")

BUGS = entries("""
crash on startup|wrong totals|flickering menu|slow scrolling|missing umlauts|double invoices
endless login loop|garbled subtitles|broken links|blurred icons|lost drafts|duplicate contacts
frozen progress bar|silent alarm|wrong time stamps|leaking file handles|cut-off captions
empty search results|upside-down photos|hanging upload|wrong currency sign|misplaced cursor
stuttering sound|black preview window|unsorted tables|phantom notifications|rounding error
""")

FILE_FORMATS = entries("""
CSV|JSON|XML|YAML|TOML|PDF|PNG|SVG|TIFF|WAV|FLAC|HTML|plain text|Markdown|GIF|fixed-width text
tab-separated text|zipped XML|binary dumps|Braille|BibTeX|GeoJSON|log lines
RTF|BMP|MIDI|SQL dumps|Morse code|punched cards|Base64|ODT|zip archives|hex dumps|EPUB
""")

APPLIANCES = entries("""
washing machine|dishwasher|microwave|kettle|toaster|bread maker|tumble dryer|vacuum cleaner
coffee machine|rice cooker|food processor|steam iron|fridge|freezer|baking oven|kitchen hood
hair dryer
lawn mower|hedge trimmer|pressure washer|sewing machine|dehumidifier|humidifier|fan heater
deep fryer|hand mixer|heated blanket|garage door opener|heat pump|water heater|projector
robot mower|wine cooler|soda maker|waffle iron|juicer|room thermostat|smoke detector|doorbell
baby monitor|water softener|paper shredder|laminator|label printer|treadmill|massage chair
""")

MODES = entries("""
Quick Wash|Night Mode|Eco|Silent Drying|Baby Care|Deep Freeze|Holiday|Turbo|Gentle Steam|Delicates
Auto Defrost|Sports|Pause|Boost|Frost Guard|Rinse Only|Keep Warm|Crisp|Low Noise|Child Lock
Half Load|Pet Hair|Dark Crust|Soft Start|Stand-by|Snow|Sunrise|Hill Hold|Reading|Cinema
""")

CLEANERS = entries("""
lemon juice|white vinegar|warm soapy water|citric acid|rubbing alcohol|baking soda|dry cloth
soft brush|compressed air|cotton swab|distilled water|steel wool|washing-up liquid|wax
chalk powder|lens tissue|old toothbrush|damp sponge|linseed oil|descaling tablet|salt paste
beeswax|cold black tea|oven foam|potato peel|glass spray|hot steam|bottle brush|newspaper
sugar water
""")

CAR_PARTS = entries("""
timing belt|left headlight|clutch|tail pipe|rear axle|gearbox|handbrake|fuel pump|windscreen
side window|front bumper|steering rack|fuel gauge|radiator|wiper motor|catalytic converter
door lock|starter motor|brake pedal|side mirror|tow bar|roof rack|water pump|cabin filter
glove box|horn|number plate|seat belt|sunroof|cruise control|wheel bearing|sump plug
""")

BICYCLE_PARTS = entries("""
chain|saddle|rear light|front brake|left pedal|handlebar|bottom bracket|front rim|derailleur
mudguard
kickstand|bell|dynamo|spare tube|luggage rack|crankset|seat post|fork|brake cable|rear wheel
gear lever|front hub|tyre valve|chain guard|reflector|saddle bag|rear rim|left crank|head tube
lamp holder
""")

FUELS = entries("""
diesel|wood chips|natural gas|hydrogen|biogas|straw pellets|heavy oil|peat|lignite|ethanol
rapeseed oil|coal dust|methanol|olive stones|sewage gas|kerosene|charcoal|used cooking oil
rice husks|landfill gas|crude oil|waste paper|wood gas|fir bark|sunflower oil|old tyres|petrol
brown coal
""")

STATION_KINDS = entries("""
power station|wind farm|dam|solar park|tidal plant|reactor|substation|boiler house|gas works
geothermal plant|pumping station|battery park
""")

ROBOT_NAMES = entries("""
Bolt|Tilly|Rusty|Gizmo|Sprocket|Pogo|Clank|Dot|Tinker|Marvo|Beep|Nimble|Rivet|Turtle One|Scuttle
Pip|Clockwell|Bumble|Echo Two|Fetch|Crawler|Zippy|Hopper|Lumo|Twig|Grabber|Plodder|Sweepy|Vex
""")

ROBOT_KINDS = entries("""
vacuum robot|welding arm|delivery drone|warehouse robot|rescue robot|milking robot|pool cleaner
surgical robot|window cleaner|weeding robot|pipe inspector|bomb-disposal robot|hospital porter
painting arm|harvest robot|deep-sea glider|robot dog|sorting arm|guide robot|patrol robot
cooking robot|toy spider|mine crawler|fire-fighting robot|piano robot|vineyard drone|snow robot
receptionist robot|tightrope robot|garbage picker
""")

SENSORS = entries("""
humidity sensor|rain gauge|wind vane|smoke detector|pressure gauge|light meter|flow meter
strain gauge|motion detector|thermocouple|radar|lidar|tilt sensor|gas detector|water meter
seismometer|hydrophone|Geiger counter|pH probe|load cell|trail camera|sound meter|barometer
snow scale|soil probe|tide gauge|cup anemometer|magnetometer|dust monitor|turbidity meter
""")

CHEMICALS = entries("""
sodium chloride|acetic acid|potassium nitrate|copper sulphate|ammonia|ethanol|acetone|glycerol
hydrogen peroxide|calcium carbonate|sulphuric acid|citric acid|iodine|methanol|toluene|urea
silver nitrate|zinc oxide|sodium hydroxide|benzoic acid|magnesium chloride|iron filings|glucose
hydrochloric acid|barium chloride|starch solution|lithium bromide|manganese dioxide|phenol|borax
potassium permanganate|caffeine|lactic acid|aluminium powder|sodium bicarbonate|camphor
""")

GASES = entries("""
methane|helium|nitrogen|carbon monoxide|carbon dioxide|argon|ozone|radon|hydrogen|oxygen|neon
ammonia|water vapour|chlorine|propane|xenon|krypton|sulphur dioxide|ethylene|nitrous oxide
acetylene|butane|hydrogen sulphide|fluorine|ethane|phosgene|carbonyl sulphide|nitric oxide|marsh gas
""")

RESIDUES = entries("""
white powder|brown oil|yellow crystal|black crust|red foam|sticky gum|green film|grey sludge
colourless liquid|pink vapour|blue precipitate|silvery mirror|waxy solid|cloudy gel|purple stain
bitter syrup|glassy bead|fine needle-like crystal|tarry lump|pale mist|rust-coloured ring
black tar|golden layer|milky ring|violet smoke|dull flake|pearly skin|thick paste|chalky sludge
dark syrup
""")

LAB_TOOLS = entries("""
mass spectrometer|centrifuge|fume hood|microscope|vacuum chamber|oscilloscope|pipette|incubator
freeze dryer|wind tunnel|cloud chamber|electron microscope|fermenter|laser|balance|muffle furnace
gas chromatograph|autoclave|glove box|burette|spectrometer|X-ray tube|cryostat|shaking table
rotary evaporator|water bath|sample oven|signal generator|calorimeter
""")

CONSTELLATIONS = entries("""
Lyra|Cygnus|Orion|Aquila|Draco|Cassiopeia|Perseus|Taurus|Gemini|Leo|Virgo|Scorpius|Centaurus|Cetus
Pegasus|Andromeda|Hydra|Carina|Vela|Lepus|Corvus|Auriga|Bootes|Delphinus|Fornax|Eridanus|Pavo
Lupus|Sagitta|Monoceros|Canis Major|Ursa Minor|Piscis Austrinus|Crater|Volans
""")

SPACE_TOOLS = entries("""
dust detector|star camera|magnetometer|robotic arm|heat shield|solar panel|main antenna|thruster
ice drill|landing radar|gyroscope|fuel valve|plasma probe|infrared camera|radio beacon|airlock
parachute|sample capsule|cooling loop|sun shade|docking ring|ion engine|star tracker|soil scoop
water recycler|rover wheel|laser altimeter|spectrograph|boom|toilet fan
""")

CREW_ROLES = entries("""
flight engineer|commander|mission doctor|payload specialist|pilot|navigator|spacewalker
flight director|capsule communicator|test conductor|launch manager|trajectory planner
ship's cook|radio operator|reserve pilot|rover driver|robot keeper|mission biologist|science officer
suit technician|medical officer|chief gardener|fuel inspector|map maker|recovery diver
zero-gravity tutor
""")

ROCKS = entries("""
sandstone|gneiss|shale|obsidian|dolomite|pumice|tuff|rhyolite|schist|flint|clay|gravel|loess
red granite|coal|rock salt|anhydrite|limestone|mudstone|quartzite|diorite|peridotite|moraine
volcanic ash|blue clay|oil shale|conglomerate|marl|peat|fine sand|chert|andesite|travertine
""")

FOSSILS = entries("""
trilobite|fern leaf|shark tooth|jawbone|sea lily|mammoth tusk|turtle shell|beetle wing|whale rib
dragonfly|giant footprint|fish skull|pine cone|crocodile skull|bird feather|snail shell|tree trunk
rhinoceros horn|frog skeleton|cave bear skull|sea scorpion|palm frond|lizard tail|squid beak
""")

WEATHERS = entries("""
fog|hail|sleet|drizzle|black ice|thunder|heavy snow|freezing rain|gusty winds|ground frost
scattered showers|blowing dust|low cloud|bright sunshine|sea mist|dry winds|thunderclouds
steady rain|light breezes|thick haze|freezing fog|severe gales|sticky heat|hoar frost
sandstorms|soft rain|snow showers|morning mist|high winds|summer lightning|slush|pea soup fog
""")

SEA_LIFE = entries("""
jellyfish|krill|squid|corals|sea urchins|mussels|herring|cod|sponges|starfish|sea cucumbers
lobsters|plankton|barnacles|anchovies|tube worms|octopuses|sea turtles|eels|seahorses|kelp crabs
scallops|sardines|manta rays|lanternfish|oysters|shrimps|sea snails|tuna|grey seals
""")

DISEASES = entries("""
hay fever|gout|measles|malaria|asthma|migraine|psoriasis|tuberculosis|pneumonia|scurvy|anaemia
diabetes|eczema|dengue fever|arthritis|whooping cough|sleep apnoea|chronic back pain|glaucoma
tennis elbow|epilepsy|bronchitis|high blood pressure|shingles|sciatica|tinnitus|lactose intolerance
iron deficiency|night blindness|river blindness|heat stroke|travel sickness|frozen shoulder|rickets
""")

SYMPTOMS = entries("""
dizziness|dry mouth|headaches|nausea|itching|loss of taste|blurred vision|insomnia|hiccups
mild rashes|muscle cramps|tiredness|night sweats|memory gaps|swollen ankles|trembling hands
ringing in the ears|stomach pain|sore gums|weight gain|vivid dreams|numb fingers|hoarseness
loss of appetite|restlessness|hair loss|sneezing|shortness of breath|red eyes|cold feet
""")

BODY_PARTS = entries("""
left knee|liver|right shoulder|heart|spleen|lower back|left ear|skin|stomach|right eye|thyroid
jaw|wrist|nose|left lung|ankle|pancreas|hip|scalp|retina|gall bladder|big toe|spine|thumb|forehead
left elbow|tongue|right hand|collarbone|neck|index finger|bladder|heel
""")

TREATMENTS = entries("""
cold baths|light therapy|bed rest|breathing exercises|salt-free food|daily walks|acupuncture
massage|eye drops|compression stockings|nasal sprays|group therapy|steam inhalation|singing
physiotherapy|mustard plasters|plaster casts|herbal tea|oxygen|electric stimulation|yoga
weekly injections|hearing aids|fasting|balance training|leeches|mouth splints|swimming lessons
""")

CROPS = entries("""
winter wheat|sugar beet|maize|rapeseed|barley|oats|rye|soybeans|sorghum|rice|potatoes|cassava
chickpeas|lentils|sunflowers|flax|hops|tobacco|cotton|millet|sweet potatoes|alfalfa|clover
field beans|quinoa|peanuts|hemp|buckwheat|coffee|tea|cocoa|vines|olives|pumpkins|tomatoes
cabbage|peppers|strawberries|bananas|pineapples|spelt|mustard
""")

PESTS = entries("""
aphids|slugs|locusts|potato beetles|fruit flies|spider mites|field mice|weevils|caterpillars
stem borers|whiteflies|nematodes|wireworms|leaf miners|crows|wild boar|root flies|thrips
rust fungus|mildew|cutworms|bark beetles|vine moths|pollen beetles
rabbits|voles|cabbage flies|sawflies|pigeons|root rot|earwigs|grasshoppers|hornworms
""")

FERTILISERS = entries("""
bone meal|cow manure|wood ash|seaweed extract|ammonium nitrate|compost|rock phosphate|lime
fish meal|potash|chicken droppings|nettle brew|gypsum|mustard straw|charcoal|blood meal|urea
green manure|worm castings|slurry|sewage sludge|coffee grounds
horn shavings|rabbit droppings|egg shells|basalt dust|leaf mould|sheep wool|pond mud
brewer's grains|soot
""")

ARTEFACTS = entries("""
bronze dagger|clay lamp|silver brooch|bone comb|glass bead|stone axe|painted jar|gold ring
wooden bowl|horse bit|lead seal|marble head|bent sickle|copper bell|leather shoe|spindle whorl
grain jar|war helmet|loom weight|quern stone|bone flute|chess piece|bread oven|stone coffin
fish hook|mosaic floor|toy chariot|wax tablet|belt buckle|drinking horn|temple key|weaving sword
clay tablet|bronze mirror|set of weights|broken statue|child's rattle|ship's nail|dice cup
""")

ERAS = entries("""
Bronze Age|late Iron Age|Roman period|early Middle Ages|Stone Age|Viking Age|Migration Period
Copper Age|Hellenistic period|high Middle Ages|early Bronze Age|Renaissance|last Ice Age
time of the first farmers|middle Stone Age|Byzantine period|reign of the tenth king
""")

STRUCTURE_KINDS = entries("""
Bridge|Tunnel|Viaduct|Dam|Tower|Aqueduct|Lock|Footbridge|Pier|Breakwater|Chimney|Silo|Mast|Canal
Lighthouse|Swing Bridge|Crane|Cable Car|Grandstand|Flood Barrier|Railway Arch|Retaining Wall
""")

BUILDING_MATERIALS = entries("""
prestressed concrete|laminated timber|weathering steel|glass fibre|reinforced concrete|cast iron
rammed earth|carbon fibre|aluminium foam|bamboo|engineering brick|wrought iron|cross-laminated wood
recycled plastic|volcanic concrete|titanium alloy|stainless steel|slate|limestone blocks|adobe
fibre cement|oak beams|foam glass|hempcrete|mild steel|basalt fibre|ceramic tiles|copper sheet
phosphor bronze|nickel steel|epoxy resin|acrylic glass|tungsten carbide|natural rubber|granite
""")

DISCIPLINES = entries("""
marine biology|soil physics|graph theory|organic chemistry|volcanology|fluid dynamics|genetics
number theory|plasma physics|computational linguistics|robotics|glaciology|crystallography
epidemiology|acoustics|solid mechanics|entomology|statistics|paleontology|optics|photochemistry
materials science|hydrology|machine vision|nutrition|astrophysics|cryptography|seismology
wood science|game theory|neurology|toxicology|cartography|meteorology|bioinformatics|botany
ergonomics|metallurgy|probability|forest ecology|sleep research|control theory|virology
""")

PAPER_SUBJECTS = entries("""
Drying of Clay Bricks|Flight of Wet Moths|Memory of Crows|Cracks in Old Glass|Sound of Melting Ice
Colour of Deep Lakes|Shape of Soap Bubbles|Sleep of Ships' Crews|Errors of Tired Clerks
Growth of Roof Moss|Heat of Compost Heaps|Spread of Rumours|Wear of Tram Rails|Taste of Hard Water
Dust of Empty Houses|Queues at Ticket Counters|Age of River Terraces|Voices of Young Seals
Strength of Spider Silk|Paths of Lost Hikers|Salt of Dry Valleys|Rhythm of Street Lights
Weight of Fallen Leaves|Smell of First Rain|Counting of Herring|Folding of Paper Maps
""")

PAPER_OPENINGS = entries("""
On the|Notes on the|Towards a Theory of the|Observations on the|A Model of the|Remarks on the
Twenty Years of the|Measuring the|Against the|The Hidden|Rethinking the|A Short History of the
""")

JOURNAL_OPENINGS = entries("""
Annals of|Journal of|Letters in|Archives of|Review of|Bulletin of|Advances in|Proceedings in
Northern Journal of|Quarterly of
""")

EXHIBITS = entries("""
first pocket calculator|steam tractor|mechanical loom|punched-card sorter|wooden bicycle
hand-cranked telephone|crystal radio|fire engine|diving suit|printing press|moon rock
valve computer|battery tram|film projector|pendulum clock|mine lift|sewing robot
teleprinter|jet engine|glass harmonica|weather balloon|cipher machine|slide rule|space suit
water clock|barrel organ|tide predictor|weaving machine|balloon basket|coin-operated scale
lighthouse lens|phonograph|linotype|hand pump|model railway|carbon lamp|flying boat|windmill gear
""")

HABITS = entries("""
sleep with the window open|never change the batteries of their smoke alarm|sing in the car
read the manual first|write shopping lists by hand|charge their phone at night|eat lunch alone
talk to their plants|skip breakfast|back up their photos|walk to work|know their blood group
keep old cables|distrust the weather forecast|own a bicycle pump|forget their passwords
drink tap water|repair their own clothes|take cold showers|wear odd socks|take a nap at noon
pay in cash|grow their own herbs|prefer stairs to lifts|read the news on paper|hum while cooking
share a tooth mug|set two alarm clocks|save rain water|fear dentists|hate ringing phones
""")

PEOPLE_GROUPS = entries("""
night nurses|taxi drivers|first-year students|bus drivers|beekeepers|amateur pilots|pensioners
primary-school teachers|marathon runners|dairy farmers|violin players|shift workers|twins
left-handed writers|retired sailors|call-centre clerks|young mothers|office workers|cyclists
apprentice bakers|postal workers|miners|chess players|commuters|new recruits|truck drivers
kindergarten children|hospital cleaners|lighthouse keepers|single fathers|choir singers|divers
""")

MATHS_TOPICS = entries("""
prime numbers|graph colouring|triangles|probability|magic squares|tilings|continued fractions
chessboards|spirals|inequalities|permutations|circle packing|knots|polynomials|cubes|averages
sequences|divisibility|mirror images|card shuffles|shortest paths|clock hands|coin weighing
mazes|parabolas|domino tricks|square roots|weather odds|Latin squares|mosaics|number walls|ciphers
""")

DEVICES = entries("""
phone|tablet|smart watch|pocket reader|laptop|headset|camera|game console|hearing aid
navigation unit
fitness band|music player|drone|step counter|walkie-talkie|dictation machine|pocket scanner
weather station|car radio|portable speaker|bike computer|video doorbell
""")

DISPLAY_TEXTS = entries("""
check filter|low pressure|door open|call service|no signal|tank empty|replace bag|wait
sensor fault|card not read|locked|paper out|overheat|battery low|wrong voltage|fill salt
memory full|no disc|access denied|clean me|water leak|calibrate|press again|insert key
fan stopped|lid missing|code 17|too cold|add oil|time not set|motor blocked|rinse me
""")

APP_KINDS = entries("""
Notes|Maps|Mail|Radio|Budget|Weather|Camera|Chess|Translate|Planner|Fit|Reader|Chat|Parking|Tasks
Recipes|Tickets|Bank|Piano|Birds|Stars|Diary|Steps|Scanner
""")

SETTING_FIRST = "max min default initial retry cache socket log upload batch idle".split()
SETTING_MIDDLE = "read write client pool job page disk user".split()
SETTING_LAST = """
connections timeout limit size level interval workers buffer threads depth lifetime retries quota
""".split()
SETTING_VALUES = entries("""
true|false|off|strict|auto|debug|utf-8|30s|5m|never|always|warn|none|low|high|round-robin|lazy
""")
TABLES = entries("""
orders|customers|invoices|audit_log|page_views|price_history|shipments|users|stock_items|bookings
payments|messages|tags|locations|sensor_readings|refunds|suppliers|contracts|products|visits
login_attempts|addresses|subscriptions|coupons|returns|archive_2019|daily_totals|job_runs
""")
FILE_STEMS = entries("""
nightly_report|parser|login|scheduler|config|backup|main|index|importer|billing|router|cleanup
migrate|search|ledger|export|checksum|renderer|queue|payroll|mailer|thumbnails|geocode|invoice
""")
FILE_ENDINGS = "py c cpp js go rs java sql sh yaml rb ts".split()
HOSTS = "web db cache mail proxy build node worker edge store auth log backup gpu vpn".split()
PLANET_NAMES = entries("""
Ilvara|Korrin|Tessuno|Brannoch|Odalis|Marrow|Quillon|Veshti|Umbrel|Saroway|Thule Minor|Pelaga
Norrin|Calyx|Dunmere|Ostrava Alpha|Fennic|Galdor|Hesper|Jotun|Lorimar|Zarif|Wenlock|Rhadan
""")
DRUG_STARTS = """
vel tor zan mir pla ret cor dul fen gli hax ilo jun lor nex ori pra sul vir zol bri cel dam fos
gan hep kar lep mod nar pel ros sil tav
""".split()
DRUG_MIDDLES = "ta ro li vo na du mi re xa ba ti go".split()
DRUG_ENDS = "mib dine zole pril statin cillin mab tide fen lol vir sone pam gliptin".split()
