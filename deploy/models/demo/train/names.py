"""The lexicon: plain word lists from which entities are composed. Nothing here is drawn at
random."""

FIRST_NAMES = """
Aaron Abena Ada Adrian Agnes Ahmed Aiko Alan Alba Alex Alice Alina Amara Amir Ana Andre Anita Anna
Anton Arjun Arthur Asha Astrid Ayla Barbara Beatriz Ben Bianca Boris Brenda Bruno Camila Carla
Carlos Carol Cecilia Chen Chloe Clara Claude Connor Cora Cyrus Daisy Damian Dana Daniel Dara David
Deepa Delia Denis Diana Diego Dmitri Dora Duncan Edgar Edith Elena Eli Elif Elsa Emeka Emil Emma
Enzo Erik Esther Eva Farid Fatima Felix Fiona Flora Frank Freya Gabriel Gemma George Gina Giorgio
Grace Greta Gustav Hana Hannah Harold Hassan Hector Heidi Helen Henry Hugo Ian Ibrahim Ida Igor
Imani Ines Ingrid Irene Iris Isaac Ivan Jack Jacob Jamal James Jana Jasmin Jean Jelena Jing Joan
Joel Johan John Jonas Jorge Joseph Julia Jun Kai Karen Karim Kate Keiko Kemal Kenji Kira Klara
Kofi Kwame Lara Lars Laura Layla Lea Leo Leila Liam Lina Linh Louis Luca Lucia Lukas Luna Mabel
Magnus Maja Malik Marco Maria Marina Mark Marta Martin Mary Mateo Maya Mei Mila Miguel Mina Miriam
Mohan Mona Musa Nadia Naomi Nasir Nell Nico Nina Noah Nora Oleg Olga Oliver Olivia Omar Oscar Otto
Pablo Paula Pavel Pedro Peter Petra Philip Pia Priya Quentin Rachel Rafael Ravi Rebecca Rita
Robert Rosa Roy Ruth Sadia Salim Sam Samira Sandra Sara Sasha Selma Sergei Simon Sofia Sonia
Stefan Stella Sven Tamar Tanya Tariq Teresa Theo Thomas Tina Tomas Uma Ursula Valeria Vera Victor
Viktor Vivian Walter Wanda Wei William Xavier Yara Yasmin Yuki Yusuf Zara Zeno Zoe
""".split()

LAST_NAMES = """
Abbott Acosta Adeyemi Aguilar Ahmad Alvarez Andersen Arslan Ashford Bauer Becker Bell Bennett Berg
Bianchi Blake Blom Bose Brandt Brennan Brooks Byrne Calder Campbell Cardoso Carter Castillo
Chandra Chang Chavez Cohen Cole Costa Cruz Dahl Dalton Das Davies Delgado Demir Diallo Diaz
Dimitrov Doyle Dubois Duarte Easton Egan Eriksen Evans Farrell Fernandez Ferrari Finch Fischer
Flores Foster Fournier Fraser Fuentes Fujita Gallagher Garcia Gibson Gomez Gordon Grant Greco
Gupta Haas Hall Hansen Harper Hayes Herrera Hoffman Holm Horvath Hughes Hussain Ibarra Ito Ivanov
Jackson Jansen Jensen Johnson Jones Joshi Kamara Kapoor Kaur Keller Kelly Khan Kim Klein Kovac
Kowalski Kruger Kumar Lambert Larsen Laurent Lee Lehmann Lewis Lima Lindgren Lopez Lund Macdonald
Maddox Mahmoud Malone Marino Marsh Martinez Mbeki Medina Mendes Mensah Meyer Miller Molina Moreau
Moreno Morgan Mori Moss Murphy Nakamura Nash Nguyen Nielsen Nolan Novak Nowak Nunes Okafor Okoye
Olsen Ortega Osei Owens Pacheco Palmer Park Patel Pereira Petrov Phillips Popescu Porter Price
Quinn Ramirez Rao Reed Reyes Ricci Rivera Roberts Rojas Romano Rossi Ruiz Saito Salazar Santos
Sato Schmidt Schneider Serrano Shah Sharma Silva Singh Smith Sokolov Soto Stein Stone Suarez
Sullivan Suzuki Takahashi Tanaka Taylor Thompson Torres Tran Turner Ueda Underwood Vargas Vasquez
Vega Vogel Wagner Walker Wallace Wang Ward Watanabe Weber Webster Wells West Weston White Wilson
Wolf Wong Wright Xu Yamada Yang Yilmaz York Young Zhang Zhou Ziegler Zimmer
""".split()

TITLES = "Dr. Captain Professor Mr. Mrs. Ms. Inspector Judge Nurse Chef".split()

CITIES = """
Aarhus Accra Adelaide Algiers Amman Ankara Antwerp Athens Auckland Austin Baku Baltimore Bangkok
Barcelona Basel Beirut Belfast Belgrade Bergen Berlin Bilbao Bogota Bologna Boston Bremen Brisbane
Bristol Brussels Bucharest Budapest Cairo Calgary Cardiff Casablanca Chicago Cologne Copenhagen
Cordoba Cork Dakar Dallas Darwin Denver Detroit Dhaka Dresden Dubai Dublin Durban Edinburgh
Florence Frankfurt Geneva Genoa Ghent Glasgow Gothenburg Granada Graz Hamburg Hanoi Harare Havana
Helsinki Houston Innsbruck Istanbul Izmir Jakarta Johannesburg Kampala Karachi Kathmandu Kiev
Kigali Kingston Krakow Kyoto Lagos Leeds Leipzig Lille Lima Lisbon Liverpool Ljubljana London Lyon
Madrid Malaga Manchester Manila Marseille Melbourne Memphis Milan Minsk Mombasa Montreal Mumbai
Munich Nagoya Nairobi Nantes Naples Nashville Nice Nicosia Odessa Osaka Oslo Ottawa Oxford Palermo
Paris Perth Phoenix Pisa Plymouth Porto Portland Poznan Prague Quito Rabat Reykjavik Riga Rome
Rotterdam Salzburg Santiago Sapporo Sarajevo Seattle Seoul Seville Shanghai Singapore Sofia Split
Stockholm Stuttgart Sydney Taipei Tallinn Tampa Tbilisi Tirana Tokyo Toledo Toronto Toulouse
Trieste Tripoli Tunis Turin Utrecht Valencia Vancouver Venice Verona Vienna Vilnius Warsaw
Wellington Winnipeg York Zagreb Zurich
""".split()

CITIES += """
New York|San Francisco|Cape Town|Buenos Aires|Kuala Lumpur|Los Angeles|Mexico City|New Delhi
Rio de Janeiro|Saint Petersburg|San Diego|Santa Fe|Tel Aviv|Hong Kong|Addis Ababa|Salt Lake City
Las Vegas|New Orleans
""".strip().replace("\n", "|").split("|")

COUNTRIES = """
Argentina Australia Austria Belgium Bolivia Brazil Bulgaria Canada Chile China Colombia Croatia
Cuba Cyprus Denmark Ecuador Egypt Estonia Ethiopia Finland France Germany Ghana Greece Hungary
Iceland India Indonesia Ireland Italy Jamaica Japan Jordan Kenya Latvia Lebanon Lithuania Malaysia
Malta Mexico Morocco Namibia Nepal Nigeria Norway Panama Paraguay Peru Poland Portugal Romania
Rwanda Senegal Serbia Slovenia Spain Sweden Switzerland Thailand Tunisia Turkey Uganda Uruguay
Vietnam Zambia
""".split()

FACILITIES = """
warehouse office depot branch factory laboratory clinic station archive library workshop showroom
garage terminal museum bakery hotel hostel school campus plant mill dockyard gallery theatre
studio pharmacy brewery foundry greenhouse observatory annex refinery storehouse kitchen nursery
shelter market pavilion courthouse embassy hangar lodge boathouse barracks vault bunker gym arena
stadium laundry cafe bookshop
""".split()

FACILITY_QUALIFIERS = """
north south east west upper lower old new main rear central coastal harbour riverside hillside
market downtown airport lakeside forest Victoria Jubilee Granville Kingsway Elm Cedar Mill Station
Bridge Park
""".split()

ROOMS = """
server room|boiler room|reading room|meeting room|storage room|dining room|control room|guest room
living room|waiting room|music room|engine room|laundry room|copy room|press room|map room
tea room|conference room|break room|changing room|lecture hall|entrance hall|wine cellar|attic
basement|pantry|kitchen|garden shed|conservatory|hallway|lobby|loft|nursery|chapel|gatehouse
strong room|mail room
""".strip().replace("\n", "|").split("|")

CONTAINERS = """
cabinet drawer chest box crate locker trunk basket suitcase cupboard wardrobe bin barrel tin jar
folder envelope case safe bag pouch tray shelf rucksack toolbox bucket hamper casket satchel
""".split()

OBJECTS = """
wagon compass lantern violin ladder telescope notebook camera clock kettle bicycle hammer mirror
globe vase lamp tent canoe piano microscope typewriter helmet drum flute trumpet carpet chair desk
bench statue painting radio projector printer scanner tablet keyboard generator pump drill saw
chisel wrench shovel rake wheelbarrow mower tractor sewing-machine loom blender toaster teapot
bowl plate goblet necklace bracelet ring brooch watch medal trophy coin stamp map scroll diary
passport ticket wallet purse scarf coat jacket hat glove boot sandal blanket pillow quilt curtain
candle whistle kite puppet doll chessboard puzzle skateboard sled surfboard racket saddle bridle
harness rope net bucket barrel stove heater fan filter battery charger cable router modem sensor
thermometer barometer sextant
""".split()

MATERIALS = """
brass copper wooden silver golden leather glass iron steel bronze marble plastic paper cotton velvet
ceramic bamboo crystal rusty dusty broken folding spare tiny huge battered painted polished carved
striped rented borrowed second-hand vintage
""".split()

COLOURS = """
red blue green yellow purple brown black white grey pink silver gold turquoise crimson scarlet
maroon navy teal beige violet lilac cream tan mint mustard burgundy coral lavender magenta bronze
copper peach
""".split()

ANIMALS = """
badger bear beaver bison buffalo camel canary cat cheetah chicken cobra cow coyote crane crow deer
dog dolphin donkey duck falcon ferret finch fox frog gazelle giraffe goat goose gorilla hamster
hare hawk hedgehog heron horse jackal jaguar kangaroo kitten koala lamb lemur leopard lion lizard
llama lynx magpie mole mongoose monkey moose mouse mule newt panda panther parrot peacock pelican
penguin pigeon pony puffin puppy python rabbit raccoon raven reindeer robin salmon seal shark
sheep skunk sloth snake sparrow spider squirrel stork swan tiger toad tortoise toucan turkey
turtle vulture walrus weasel whale wolf wombat woodpecker yak zebra
""".split()

# Those whose plural is not the name with an s behind it.
IRREGULAR_PLURALS = "bison deer goose mongoose moose mouse reindeer salmon sheep wolf".split()

PET_NAMES = """
Biscuit Pepper Ziggy Mochi Rufus Waffles Pickle Bandit Cleo Domino Fudge Ginger Hazel Jasper Kiwi
Loki Marble Nacho Oreo Peanut Pixie Pumpkin Rocket Sable Scout Smokey Socks Sunny Tango Tofu
Toffee Trixie Truffle Widget Whiskers Yoyo Zorro Basil Clover Comet Dusty Ember Maple Noodle
Patches Juniper Bramble
""".split()

DISHES = """
lentil soup|mushroom risotto|apple pie|beef stew|fish curry|pumpkin bread|onion tart|rice pudding
chicken pot pie|goulash|ratatouille|paella|gazpacho|moussaka|falafel|shepherd's pie|banana bread
plum cake|carrot cake|cheesecake|dumplings|pancakes|potato salad|tomato soup|pea soup|clam chowder
bean chilli|noodle soup|meatballs|lasagne|gnocchi|ravioli|tagine|pilaf|borscht|pad thai|miso soup
ginger biscuits|walnut bread|cherry strudel|lemon tart|fruit salad|fried rice|spinach quiche|ramen
""".strip().replace("\n", "|").split("|")

INGREDIENTS = """
saffron nutmeg cumin paprika cinnamon butter flour sugar honey garlic ginger turmeric thyme
rosemary basil parsley coriander mustard vinegar yeast cream milk rice barley lentils walnuts
almonds raisins cardamom cloves fennel vanilla cocoa pepper salt lemon lime yoghurt cheese tofu
leeks carrots spinach
""".split()

VEHICLES = """
van truck lorry bus minibus tractor car motorcycle scooter bicycle wagon trailer taxi ambulance jeep
limousine tram pickup forklift bulldozer crane hatchback convertible camper digger snowplough
""".split()

SHIP_NAMES = """
Aurora|Northern Star|Sea Lark|Meridian|Bold Venture|Calypso|Silver Tern|Polar Dawn|Esperanza
Lady Margaret|Windward|Santa Lucia|Black Swan|Ocean Pearl|Blue Heron|Tempest|Endurance Bay
Wandering Gull|Halcyon|Iron Duke|Morning Light|Stella Maris|Kestrel|Old Faithful|Sirena|Nordkapp
Golden Hind|Petrel|Albatross
""".strip().replace("\n", "|").split("|")

PROJECT_NAMES = """
Falcon Orion Bluebird Cobalt Aurora Titan Juniper Lighthouse Mercury Nimbus Saffron Zephyr Atlas
Beacon Cascade Daybreak Ember Foxglove Glacier Harvest Icarus Jigsaw Keystone Lantern Monsoon
Nautilus Obelisk Pegasus Quartz Redwood Sequoia Tundra Umbra Vanguard Willow Xenon Yellowstone
Zenith Apollo Borealis Condor Driftwood Eclipse Firefly Granite Halo Indigo Jupiter Kingfisher
Limestone Marigold Northwind Osprey Paragon Quicksilver Riverbend Snowdrop Thunder Ultramarine
Vortex Wildfire
""".split()

COMPANY_STEMS = """
Acme Brightwater Calder Delphi Evergreen Fairmont Granite Helix Ironbridge Juno Kestrel Lumen
Meridian Northgate Oakfield Pinnacle Quantum Ridgeway Sterling Tidewater Unity Vector Westbrook
Yarrow Zephyr Bluestone Copperleaf Daystar Eastvale Foxhollow Goldcrest Hartwell Inkwell Larkspur
Moorland Redfern
""".split()

COMPANY_KINDS = """
Ltd Inc Foods Logistics Systems Textiles Motors Energy Pharma Bank Insurance Shipping Partners
Media Robotics Optics Airlines Labs Holdings Software Paper Steel Ceramics Consulting Design Toys
Furniture
""".split()

MONTHS = """
January February March April May June July August September October November December
""".split()

WEEKDAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()

SOFTWARE = """
billing payments search login checkout inventory mail backup export import report calendar chat
upload indexing caching routing metrics logging tracing scheduling ingest archive ranking
streaming pricing
""".split()

SOFTWARE_KINDS = """
service server cluster database queue worker gateway module pipeline job cache
""".split()

INSTRUMENTS = """
piano violin cello flute oboe clarinet trumpet trombone harp guitar banjo mandolin drums saxophone
bassoon viola tuba accordion harmonica organ lute sitar xylophone bagpipes
""".split()

PLANTS = """
roses tulips tomatoes beans lavender basil potatoes onions carrots peas pumpkins sunflowers
strawberries lettuce garlic mint dahlias lilies cucumbers peppers marigolds daffodils beetroot
radishes leeks kale
""".split()

TREES = """
oak maple birch willow cedar pine chestnut walnut beech cherry apple plum pear fig elm
""".split()

SPORTS = """
football tennis chess hockey rugby cricket badminton volleyball handball golf rowing fencing
archery judo swimming cycling basketball baseball curling squash darts sailing skiing wrestling
boxing
""".split()

SUBJECTS = """
algebra biology chemistry drama economics French geography geometry German grammar history Latin
literature mathematics music philosophy physics poetry programming Spanish statistics painting
pottery
""".split()

JOBS = """
plumber carpenter baker teacher nurse pilot lawyer gardener butcher tailor welder librarian surgeon
dentist mechanic translator journalist photographer firefighter farmer fisherman
blacksmith violinist painter barber cook waiter driver geologist botanist programmer
""".split()

STREETS = """
Maple Oak Station Church Mill Bridge High Park Victoria King Queen Garden Harbour Castle Market
School River Lake Forest Meadow Rose Cherry Linden Chestnut Willow Abbey Canal Orchard Windmill
Foundry
""".split()

STREET_KINDS = "Street Road Lane Avenue Drive Square Terrace Way Row Close".split()

MEDICINES = """
amoxicillin ibuprofen paracetamol insulin warfarin metformin codeine aspirin penicillin cortisone
digoxin lisinopril morphine naproxen omeprazole prednisone quinine ranitidine salbutamol tramadol
""".split()

MINERALS = """
granite basalt quartz copper tin lead zinc nickel cobalt silver gold marble slate limestone chalk
gypsum salt sulphur graphite mica jade opal topaz garnet lithium titanium
""".split()

PLACES = """
boatyard|old mill|town hall|railway station|city park|north gate|signal tower|corn exchange
stone bridge|record shop|village green|bus station|football ground|bell tower|rose garden
back yard|roof terrace|west wing|parking garage|corner cafe|post office|bath house|gift shop
boat ramp|petrol station|art school|ice rink|castle|cemetery|quarry|ferry landing|planetarium
water tower|vineyard|duck pond|south pier|flower shop|county court|music hall|fire station
botanical garden|night market|opera house
""".strip().replace("\n", "|").split("|")

ACTIVITIES = """
walk along the canal|visit the clock museum|eat grilled sardines|ride the old tram
climb the bell tower|feed the swans|watch the sunset from the pier|browse the flea market
take the night ferry|drink hot cider|hire a rowing boat|listen to street jazz|swim in the lake
photograph the bridges|taste the local cheese|sit in the rose garden|hunt for fossils
cycle around the island|see the puppet theatre|pick cherries|fly a kite on the beach
play chess in the park|explore the caves|buy fresh figs at the market|sail across the bay
sketch the cathedral|join a cooking class|ride a horse through the dunes|watch the boats come in
bake bread with the monks|hike to the waterfall|visit the salt mine
""".strip().replace("\n", "|").split("|")

EVENTS = """
wedding concert auction marathon workshop lecture picnic parade exhibition conference rehearsal
graduation banquet tournament festival fair ceremony premiere debate hearing inspection reunion
seminar audition regatta bake-sale book-club fire-drill board-meeting press-conference
""".split()

BELONGINGS = """
locker|bicycle lock|safe|suitcase|phone|laptop|garage|front door|gym locker|bank account|house
apartment|cabin|car|mailbox|library card|alarm|storage unit|tablet|passport|office|desk|briefcase
wifi|boat
""".strip().replace("\n", "|").split("|")

WORDS = """
walrus lantern pickle thunder marble cobweb dragon velvet pumpkin saturn whisper copper orchid
glacier bonfire trellis compass mango saddle falcon ribbon tundra pebble anchor meadow quiver
puzzle cactus harvest magnet nectar octopus paddle quartz rocket silver teapot unicorn violet
willow yonder zephyr acorn banjo candle dagger ember feather goblet hammer island jigsaw kernel
ladder muffin needle orbit parcel rhubarb scarlet turnip umbrella vinegar waffle yogurt zipper
almond breeze cricket dolphin engine fossil garlic hollow indigo jungle kettle lemon mirror nutmeg
olive prairie raisin sphinx timber utopia vortex wander bamboo cinder drizzle eclipse flannel
gravel haystack igloo jasmine kimono lagoon mosaic nimbus oyster papaya rapture sapphire tangerine
upland valley wizard biscuit crimson dumpling elbow fiddle gazebo hazel ivory juniper kayak
lobster monsoon nugget opal pelican quilt riddle spindle topaz
""".split()

TOPICS = """
harbour|roof|budget|bridge|school bus|water supply|north wall|bakery|new printer|lift|garden
car park|night shift|coffee machine|library|winter festival|choir|old chapel|fire alarm|train line
museum|orchard|swimming pool|web site|customer survey|heating|fish market|lost luggage
staff canteen|football pitch|power station|river|town council|delivery van|archive|post office
island ferry|clock tower|beehive|drainage|summer camp|exhibition|street market|back door|weather
wedding cake|merger|contract|server room|payroll|vaccine|training course|greenhouse|telescope
lighthouse|cinema|theatre|playground|footpath
""".strip().replace("\n", "|").split("|")

SYLLABLES = """
ba bel bor bri cal cor dal dar del dor dra el fal fen gal gar gor hal har hel il jor kal kel kor
lan lar lin lor mar mel mir mor nal nar nel nor or pal per quin ral ren ros sal sel sol tal tar
tel tor ul val ven ver vor wen wil yar zan zel
""".split()

SYLLABLE_ENDINGS = """
a an ar by do dale en ford ia in ham ley lo mont more na on or ra ria rin ton va vale ville wick
""".split()

# Things that are told apart by a number or letter, "Locker 93".
NUMBERED = """
locker room gate unit building aisle section table desk lot cell cabin ward hall shelf drawer box
crate pump tank valve engine camera sensor bus tram route track platform lane hangar dock
warehouse block tower floor apartment suite pitch court field greenhouse machine printer terminal
booth stall bench
""".split()

ROLE_QUALIFIERS = """
night head chief junior senior assistant village company ship's retired old new young town deputy
second
""".split()

LANGUAGES = """
Arabic Bengali Catalan Czech Danish Dutch English Estonian Finnish French German Greek Hebrew
Hindi Hungarian Icelandic Irish Italian Japanese Korean Latvian Norwegian Persian Polish
Portuguese Russian Spanish Swahili Swedish Tamil Thai Turkish Ukrainian Vietnamese Welsh Zulu
""".split()

CIRCUMSTANCES = """
before breakfast|on a sunny day|with an old friend|at sunset|without telling anyone
in the pouring rain|on the first day of spring|with both hands|after dark|twice a year|at full moon
as slowly as possible|while the band plays
under the stars|just for fun|before the tide comes in|with a thermos of tea
""".strip().replace("\n", "|").split("|")

# What one does with a thing, in the base form.
PASTIMES = "borrow rent buy bring draw polish carry mend find sell photograph admire".split()
ORDERS = "wake feed trust follow hide paint open touch lend guard burn bury sell lift".split()
