"""The plain lists behind the kinds of lexicon.py."""


def phrases(text: str) -> tuple[str, ...]:
    """The entries of a list, divided by bars or line ends."""
    return tuple(entry for line in text.strip().splitlines() for entry in line.split("|"))


RIVERS = phrases("""
Calen|Orve|Tessin|Aldra|Myre|Sorn|Vessel|Lune|Karra|Ostra|Drava|Ilmen|Tarn|Wend|Brae|Elster|Nyre
Quell|Sarve|Morava|Isel|Thurn|Galla|Pell|Vire|Hama|Uldra|Zenne|Korol|Asker|Black Arrow|Salt Fork
Little Ox|Old Woman|Snake|Red Willow|Upper Marne|Glass|Winding|Crow
""")
ISLANDS = phrases("""
Skarra|Great Holm|Little Holm|Saint Ruan|Tern Island|Ewes Holm|Gull Rock|Fair Sorrow|Heligen
Three Brothers|Widow's Island|Long Lisk|Vatnsey|Kestrel Island|Ash Mull|Orsay|Bell Island
Seal Skerry|Santa Perla|Copper Key|Turtle Cay|Lantern Island|Bread Island|Norrey|Brigand Island
Ost Vaago|Isola Fredda|Whalebone Island|Monk's Island|Tamarind Cay
""")
REGIONS = phrases("""
Lower Marshes|Amber Coast|Seven Valleys|Hill Country|Wheat Plain|Northern Uplands|Salt Desert
Lake District|Vine Valley|Eastern Borderlands|Chalk Downs|Reindeer Coast|Upper Fells|Cork Forest
Black Moor|Olive Hills|Coal Basin|Heather Highlands|Fishing Coast|Stone Plateau|River Delta
Cherry Valley|Pine Barrens|Windward Shore|Southern Steppe|Iron Hills|Orchard Belt|Fog Coast
Marble Mountains|Goose Fens
""")
PARTIES = phrases("""
Harvest Party|Liberal Union|Progress League|Farmers' Alliance|People's Front|Workers' Party
Green List|Citizens' Bloc|National Reform Party|Radical Centre|Islanders' Party|Pensioners' League
Party of Order|New Dawn Movement|Free Traders|Old Whigs|Coastal Party|Fishermen's Bloc
Social Compact|Constitution Party|Lantern Party|Railway Party|Federalists|Moderates|Hill Party
Temperance League|Party of the Middle Way|Republican Circle|Bread and Peace Party|Blue Ribbon Party
""")
POSTS = phrases("""
mayor|finance minister|speaker of parliament|foreign minister|harbour master|chief justice
city treasurer|minister of fisheries|lord chancellor|prime minister|governor|county clerk|sheriff
secretary of state|minister of health|transport minister|head of the customs office
party leader|chief whip|chief librarian|president of the senate|postmaster general|town crier
minister of culture|leader of the opposition|privy councillor|director of the mint|viceroy
royal gardener
""")
CRIMES = phrases("""
arson|forgery|smuggling|high treason|perjury|cattle theft|bank fraud|blackmail|piracy|tax evasion
bribery|embezzlement|burglary|kidnapping|horse stealing|poaching|espionage|insurance fraud
desertion|libel|coining false money|receiving stolen goods|contempt of court|housebreaking|bigamy
adulterating wine|dealing in stolen paintings|tampering with ballots|witchcraft|sedition
impersonating a bishop|selling fake relics
""")
PENALTIES = phrases("""
six months in prison|two years of hard labour|life imprisonment|banishment for ten years
three days in the stocks|eighteen months' probation|a year in the galleys|community service
forty hours of street sweeping|five years in jail|exile to the islands|house arrest
loss of all titles|a suspended sentence|deportation|thirty days in the county jail
public apology|nine years behind bars|confiscation of all lands|a heavy fine
""")
GENRES = phrases("""
western|musical|thriller|ghost story|comedy|melodrama|war film|love story|documentary|road movie
heist film|courtroom drama|cartoon|fairy tale|costume drama|science fiction film|spy film|satire
family saga|silent film|crime film|horror film|tragicomedy|puppet film|disaster film|farce
""")
MEDIA = phrases("""
watercolour|oil on canvas|egg tempera|charcoal|red chalk|woodcut|fresco|pastel|gouache|etching
pen and ink|oil on copper|lithograph|silverpoint|acrylic|mosaic|mezzotint|enamel|collage|linocut
tempera on poplar|ink on silk|stained glass|copperplate engraving|crayon on brown paper|batik
""")
ARTWORKS = phrases("""
Woman with a Goose|Boats at Dusk|The Card Players' Wives|Still Life with Herrings|The Empty Cradle
View from the Customs House|Girl Reading by a Stove|The Drowned Orchard|Winter at the Lock
Portrait of a Glover|Two Nuns Skating|The Ferryman's Supper|Red Roofs after Rain|The Blind Fiddler
Morning in the Fish Hall|Hunters Returning by Night|The Broken Wheel|Lady in a Yellow Shawl
Seven Umbrellas|The Astronomer's Daughter|Haymakers Asleep|Self-Portrait with a Cold
The Bishop's Dog|Harbour in Fog|The Last Tram|Bathers near the Mill|A Quarrel over Plums
The Lace School|Old Man Peeling an Apple|Storm over the Saltworks|The Night Watchwoman
Allegory of Patience
""")
TITLES = phrases("""
The Glass Orchard|A Winter without Bells|The Salt Merchant|Nine Letters to Agatha|Uncle Barometer
The Wolf at the Wedding|Low Tide|The Clockmaker's Widow|Paper Generals|Three Miles of Bad Road
The Lodger from Riga|Cold Harbour|The Parrot Knows|Ashes and Apricots|The Second Drawer
A Thief in the Choir|The Lighthouse Tax|Summer of the Eel|Nobody's Bicycle|The Quiet Admiral
Snow on the Stage|The Governess Departs|The Beekeeper's Alibi|Room for One Horse|The Iron Violet
A Map of My Aunts|The Last Ferryman|Tomorrow the Mushrooms|The Duke of Nowhere|Half a Loaf
The Tin Cathedral|Moths|Ninety Steps Down|The Umbrella War|Good Night, Captain Holm
The Marsh King|Daughters of the Weir|What the Piano Tuner Saw|The Borrowed Hat|Under the Viaduct
""")
SONGS = phrases("""
Come Home, Marian|The Ballad of the Two Weavers|Seven Geese|My Boat Is in the Barn|Lantern Waltz
Rain on the Tin Roof|The Miller's Refusal|Farewell to the Hop Fields|Sugar in the Snow|Old Gravel
Lullaby for a Lamp|The Drunken Sexton|Dance with Me, Dolores|One More Bridge|Sleep, Little Otter
The Tram to Heaven|Bread and Onions|Never Trust a Sailor|Harvest Blues|The Girl from Platform Four
Blow the Candles Out, Jenny|Winter's Daughter|The Coal Barge Song|March of the Postmen|Blue Shutters
Hold the Gate|I Left My Boots in Ghent|Hymn to a Kettle|The Weathercock|Marching in Slippers
""")
NEWSPAPERS = phrases("""
Gazette|Courier|Evening Post|Herald|Morning Star|Observer|Tribune|Daily Mail Coach|Mercury|Messenger
Sunday Times|Chronicle|Advertiser|Standard|Examiner|Argus|Echo|Bulletin|Dispatch|Sentinel|Review
Weekly News
""")
RANKS = phrases("""
sergeant|lieutenant|corporal|major|brigadier|colonel|midshipman|rear admiral|captain|quartermaster
drummer|field marshal|second lieutenant|boatswain|gunner|commodore|lance corporal|general
cavalry captain|regimental surgeon|standard-bearer|warrant officer
""")
DOWNFALLS = phrases("""
hunger|plague among the horses|lack of gunpowder|the treason of a gatekeeper|thirst|heavy snow
mutiny in the garrison|a tunnel under the north wall|fever|fire in the granary|a bribed sentry
quarrels between the captains|desertion|poisoned wells|floods|the death of the commander
a false message|want of pay for the mercenaries|rust in the gate chains|a breach in the sea wall
""")
GUILDS = phrases("""
weavers|coopers|glassblowers|tanners|candle makers|goldsmiths|rope makers|bakers|masons|cutlers
bookbinders|clockmakers|saddlers|dyers|brewers|shipwrights|potters|glovers|salt boilers|furriers
bell founders|hatters|lace makers|tilers|wheelwrights|drapers|fishmongers|printers|barrel makers
organ builders|pewterers|basket makers
""")
BEASTS = phrases("""
snow leopard|river otter|pine marten|wild boar|red squirrel|brown bear|grey wolf|harbour seal
mountain goat|bearded dragon|pygmy hippo|barn owl|fire salamander|giant anteater|water vole|stoat
natterjack toad|desert fox|sea turtle|humpback whale|basking shark|manta ray|dormouse|roe deer
porcupine|tree frog|spectacled bear|musk ox|saiga antelope|sand lizard|grass snake
bottlenose dolphin
common shrew|mouflon|chamois|dugong|tapir|fruit bat|pond turtle|lake sturgeon|marsh rabbit|kudu
howler monkey|ground squirrel|rock hyrax|polar hare|wild ass|mountain zebra|crab-eating fox
long-eared bat|bush pig|mink
""")
BIRDS = phrases("""
grey heron|bittern|golden eagle|hoopoe|kingfisher|nightjar|snow bunting|black stork|white pelican
corncrake|peregrine falcon|waxwing|long-eared owl|tufted duck|sandpiper|lapwing|great bustard
bee-eater|crested grebe|barnacle goose|mute swan|turtle dove|ring ouzel|red kite|house martin
wood warbler|skylark|firecrest|storm petrel|black guillemot|common crane|sparrowhawk|dipper
nutcracker|bullfinch|goldfinch|marsh harrier|pied flycatcher|capercaillie|little tern
""")
WILD_FLOWERS = phrases("""
bog myrtle|lady's slipper|sea holly|mountain arnica|cotton grass|cloudberry|marsh gentian|foxglove
yellow flag iris|bee orchid|wild tulip|snakeshead fritillary|edelweiss|sundew|wood anemone|heather
pasque flower|martagon lily|sea lavender|purple saxifrage|cowslip|bluebell|winter aconite|monkshood
dwarf willow|globeflower|bladderwort|spring snowflake|thrift|Alpine aster|houseleek|dog rose
""")
HABITATS = phrases("""
alpine meadows|tidal mudflats|beech forests|salt marshes|limestone cliffs|reed beds|peat bogs
old orchards|river banks|dry grassland|sand dunes|mountain streams|coral reefs|abandoned quarries
kelp forests|pine woods|cloud forests|hedgerows|gravel pits|flooded meadows|heathland|sea caves
rice paddies|church towers|mangrove swamps|open steppe|glacier edges|village ponds|thorn scrub
cork oak groves
""")
PREY = phrases("""
beetles|reed shoots|small frogs|earthworms|hazelnuts|sand eels|pine seeds|snails|mosquito larvae
acorns|fallen apples|carrion|crayfish|moss and lichen|field mice|termites|water snails|herring
wild figs|rowan berries|dragonflies|caterpillars|bark|mussels|shore crabs|grass roots|lizards
seaweed|clover|bird eggs|jellyfish|rotten wood|krill|thistle seeds|grasshoppers|lemmings
""")
FEASTS = phrases("""
Feast of Lanterns|Night of Bells|Procession of Boats|Blessing of the Bees|Day of the Three Loaves
Feast of the First Herring|Burning of the Straw Bear|Feast of Candles|Week of Silence|Apple Sunday
Vigil of the Shepherds|Feast of the Lost Sheep|Festival of Kites|Night of the Drums|Goose Fair
Blessing of the Horses|Feast of Masks|Day of the Drowned|Harvest Supper|Washing of the Steps
Feast of Fools|Night of the Open Doors|Feast of the Ploughs|Carnival of Bridges|Wine Pilgrimage
""")
CUSTOMS = phrases("""
throw bread into the sea|carry lanterns to the river|wear their coats inside out|eat in silence
paint eggs blue|burn a straw man|jump over a fire|hang wet shirts in the trees|ring cowbells
leave milk on the doorstep|walk barefoot to the chapel|swap hats with a stranger|beat old pots
bury a coin under the threshold|dress the well with flowers|roll a cheese down the hill
read the names of the dead|race pigs through the square|tie red thread around the gate
sleep with the windows open|give their bosses an onion|float candles on the lake|dance on stilts
pour beer over the first sheaf|whip the fruit trees|crown a goat|bake bread in the shape of fish
count the stars aloud
""")
SPECIALITIES = phrases("""
smoked eel with dill|chestnut dumplings|sheep's cheese pie|pickled walnuts|buckwheat pancakes
goose with sour cherries|barley soup with mint|cod cheeks in cider|nettle noodles|plum jam cake
rabbit in mustard|fermented cabbage rolls|stuffed onions|fried elderflowers|lamb baked in hay
black pudding with apples|pumpkin seed bread|carp in beer|almond fritters|white bean stew
potato dumplings with bacon|crab in coconut|grilled reindeer heart|fig bread|mussels with fennel
rye porridge|snails in parsley butter|poppy seed strudel|dried mutton|quince paste
""")
DRINKS = phrases("""
juniper brandy|spruce beer|rose-hip wine|buttered tea|plum spirit|barley coffee|birch sap|perry
mulled cider|fermented mare's milk|caraway schnapps|honey mead|almond milk|red currant cordial
smoked tea|bread kvass|elderberry punch|ginger ale|salted yoghurt drink|bitter orange liqueur
nettle beer|goat's milk|palm wine|cherry brandy|walnut liqueur|hot chocolate with chilli
""")
COINS = phrases("""
silver thaler|copper groat|gold ducat|half crown|brass farthing|bronze drachm|silver penny|florin
double guilder|lead token|gold noble|tin shilling|square kreuzer|nickel centime|silver rial
porcelain mark|gold sovereign|zinc pfennig|three-penny piece|billon denier|silver sixpence
commemorative krone|two-lira piece|golden bezant|holed cash coin|silver dirham
""")
MOTIFS = phrases("""
sailing ship|crowned eagle|sheaf of wheat|two-headed calf|leaping salmon|plough|beehive|mountain hut
volcano|lighthouse|seated lion|king's profile|winged horse|suspension bridge|post horn|pine tree
steam engine|running hare|woman with a sickle|stork on a nest|key and sword|palm tree|sleeping bear
windmill|comet|black swan|mermaid|camel caravan|ruined castle|harp
""")
LANDMARKS = phrases("""
cathedral|city wall|town hall|opera house|covered market|main bridge|royal palace|bell tower
mosque of the dyers|old synagogue|grain exchange|water gate|customs house|citadel
parliament building
central station|public baths|triumphal arch|botanical hothouse|observatory|clock tower|guildhall
aqueduct|cable railway|city library|hospital of the sisters|salt warehouse|fishermen's chapel
winter garden|state theatre
""")
STYLES = phrases("""
Gothic|Baroque|Romanesque|Art Nouveau|Renaissance|Moorish|neoclassical|rococo|Byzantine|brutalist
Art Deco|Palladian|Georgian|timber-framed|Neo-Gothic|modernist|Tudor|Ottoman|Biedermeier
""")
BUILDING_STUFFS = phrases("""
red brick|white limestone|larch wood|grey granite|river pebbles|sandstone|reinforced concrete
black slate|sun-dried clay|pink marble|volcanic tuff|oak beams|flint|glazed tiles|coral blocks
cast iron|whitewashed stone|pressed earth|bamboo|glass and steel|turf|yellow brick|cedar logs
whale ribs|ship timber
""")
INVENTIONS = phrases("""
steam plough|talking clock|folding bathtub|pocket barometer|self-winding watch|pedal-driven boat
moving staircase|letter-sorting machine|diving bell|calculating engine|wind-up razor|paper bicycle
safety lamp|coin-operated weighing scale|zip fastener|musical typewriter|portable oven|fog whistle
life raft|stocking frame|ticket punch|milk cooler|pneumatic tube|mechanical chess player
dough mixer|spring mattress|hot-air balloon pump|seed drill|rain-proof cloth|shorthand machine
""")
CALAMITIES = phrases("""
hailstorm|flash flood|blizzard|landslide|storm surge|tornado|drought|forest fire|cyclone|snow slide
heat wave|sleet storm|sandstorm|mudslide|spring tide|plague of locusts|cold snap|typhoon|burst dam
cloudburst|thunderstorm|tidal wave|late frost|whirlwind
""")
DAMAGES = phrases("""
most of the harvest|every roof in the old town|two bridges|nine fishing boats|half the vineyards
hundreds of windows|seventeen barns|the only road to the coast|all the greenhouses|the school gym
thousands of trees|both church towers|forty kilometres of track|the fish market|the power lines
some sixty caravans|the whole lower quarter|three grain silos|the harbour crane|several warehouses
a dozen beach huts|much of the orchard belt|the water mains|the football stand
""")
LIVELIHOODS = phrases("""
lighthouse keeper|lace merchant|cartographer|piano tuner|chimney sweep|bell founder|court jester
horse doctor|river pilot|shepherd|bookbinder|mountain guide|midwife|glass painter|court painter
silk trader|ship's cook|watchmaker|puppeteer|botanist|notary|telegraph operator|gamekeeper|diver
cheese maker|balloonist|pearl fisher|theatre prompter|wine merchant|missionary|schoolmaster
fur trapper|street singer|tax collector|beekeeper|snake charmer|cabinet maker|bone setter
war correspondent|pastry cook
""")
CARGOES = phrases("""
dried cod|raw silk|whale oil|bananas|railway sleepers|pig iron|coffee beans|marble blocks|porcelain
frozen lamb|sugar|jute sacks|cinnamon|cotton bales|tea chests|live cattle|gunpowder|wool
church bells
oranges|guano|locomotives|paraffin|salted herring|timber|circus animals|sewing machines|cement|hides
wheat|wine casks|roof tiles|tin ore|pianos
""")
VESSELS = phrases("""
three-masted barque|paddle steamer|coal barge|whaler|schooner|frigate|pilot cutter|ferry|trawler
tea clipper|galley|mail boat|royal yacht|training ship|hospital ship|gunboat|cable layer|brigantine
lightship|merchantman|research vessel|tanker|submarine|prison hulk|river steamer|dredger
""")
TRAINS = phrases("""
Coast Arrow|Midnight Courier|Silver Marten|Polar Express Mail|Golden Swallow|Highland Rover
Blue Danube Flyer|Orchid Limited|Night Heron|Fisherman's Special|Alpine Star|Morning Comet
Desert Lily|Northern Lights Express|Red Fox|Capital Shuttle|Sunset Packet|Granite Line Express
River Queen|Amber Express|Winter Sleeper|Two Cities Mail
""")
INNS = phrases("""
Three Herons|Golden Pike|Crooked Billet|Black Ram|White Hart|Sailor's Rest|Seven Stars|Blue Pig
Jolly Abbess|King's Barge|Old Anchor|Green Man|Laughing Trout|Wheatsheaf|Moon and Ladder|Red Boot
Goat and Compass|Silver Spoon|Pilgrim's Halt|Hanging Lamp|Copper Kettle|Stag and Drum|Half Moon
Mermaid|Dancing Bear|Traveller's Joy|Broken Oar|Salmon Leap|Bell and Candle|Fox and Grapes
""")
GALLERIES = phrases("""
Egyptian wing|Hall of Clocks|maritime gallery|Porcelain Room|dinosaur hall|coin cabinet|east gallery
Arms and Armour room|Textile Gallery|sculpture court|Map Room|Hall of Minerals|print room
attic floor
Japanese pavilion|Room of the Guilds|glass corridor|transport hall|mezzanine|Polar Gallery
Costume Hall|reading gallery|blue salon|icon room
""")
GAMES = phrases("""
Hounds and Foxes|Ferryman|Crown and Anchor|Nine Towers|Blind Weaver|Salt Road|Duke's Gambit
Pebble Queen|Royal Stair|Old Miller|Smugglers|Seven Bells|Frog Race|Merchant of Calen|Cat's Market
Ice Fishers|Wolf Tower|Harvest Moon|Lost Caravan|Bridges|Goose Walk|Thieves and Bakers|Drakkar
Tin Soldiers|Beggar's Whist|Great Orchard
""")
GAME_PIECES = phrases("""
lame duke|ferryman|black queen|stone tower|fox|red wizard|merchant|silver knight|blind monk|goose
double six|thief|joker|jack of bells|white raven|treasure chest|wooden bishop|wild card|beggar
river tile|harvest token|pirate|baker|sleeping giant|spy|moon tile
""")
DISCIPLINES = phrases("""
pole vault|200 metres butterfly|high jump|hammer throw|ski jumping|marathon|javelin|long jump
400 metres hurdles|shot put|single sculls|weightlifting|speed skating|triple jump|modern pentathlon
discus|decathlon|steeplechase|slalom|springboard diving|pommel horse|giant slalom|cross-country run
downhill|50 km walk|relay|canoe sprint|tug of war|figure skating|three-day event
""")
CUPS = phrases("""
Harbour Cup|Winter Games|Golden Oar|Five Rivers Trophy|Silver Shuttlecock|Coast Challenge
Mayor's Shield|Highland Games|Northern League|Lantern Regatta|Copper Bowl|Island Games|Peace Cup
Queen's Plate|Border Trophy|Grand Sledge Derby|Spring Classic|Granite Open|World Masters|Bell Cup
Three Nations Cup|Student Games|Old Boot Trophy|Summer Invitational
""")
STAGE_ROLES = phrases("""
wicked steward|ferryman's ghost|jealous baker|grumpy nurse|deaf judge|young widow|second gravedigger
talking stove|lovesick postman|bishop|maid|miser|drunken sexton|lost princess|stationmaster
fortune teller|smuggler's wife|rightful heir|landlord|butler|lame soldier|schoolteacher|foundling
prompter|queen of the moles|mad cartographer
""")
MEANINGS = phrases("""
homesickness for the sea|first snow|to walk without hurry|stubborn goat|light under a door
grandmother's brother|empty purse|to speak while eating|wind from the mountains|bread crust
the smell of rain|false friend|to arrive too late|a field left to rest|shadow of a bird|sour milk
deep well|to borrow and not return|thin ice|joy at another's luck|third cup of tea|river bend
sleepless night|good neighbour|lost button|a house without children
""")
GOALS = phrases("""
source of the Calen|magnetic pole|north-west passage|lost city of Orm|summit of the world
mouth of the great river|spice islands|buried temple|wreck of the Halcyon|land of the giants
inland sea|valley of orchids|oldest glacier|white whale|ruby mines|hidden monastery|salt mountains
last wild camels|pearl banks|sunken bell|frozen mammoth|southern continent|hot springs|ice cave
""")
AILMENTS = phrases("""
scurvy|typhus|pneumonia|yellow fever|frostbite|malaria|cholera|smallpox|dysentery|gout
snow blindness
tuberculosis|sunstroke|food poisoning|gangrene|a broken hip|blood poisoning|the plague|influenza
a weak heart|measles|diphtheria|lockjaw|seasickness|exhaustion|trench fever
""")
CREATURES = phrases("""
water horse|headless fiddler|white stag|mist giant|three-headed dragon|weeping bride|sea serpent
stone troll|black hound|talking pike|shape-shifting fox|lake maiden|ghost ship|bell-eating goat
night hag|golden bull|were-hare|silver snake|dwarf king|laughing skull|frost queen|bog spirit
firebird
cellar goblin|moon calf|wind child
""")
DETECTIVES = phrases("""
Inspector Marlow|Miss Quill|Sister Perpetua|Sergeant Oduya|Commissioner Brandt|Madame Lavelle
Professor Tupp|Father Lindqvist|Constable Wren|Inspector Sato|Mrs. Abernathy|Doctor Fenwick
Detective Ruiz|Lady Harcourt|Sergeant Pike|Inspector Zell|Judge Ambrose|Captain Moreau|Mr. Tansy
Aunt Cordelia
""")
CLUES = phrases("""
muddy bootprint|torn concert ticket|burnt match|broken watch strap|smell of almonds|missing teaspoon
stopped clock|wet umbrella|cigar stub|feather in the inkwell|false beard|lipstick stain|bent key
laundry mark|misspelt word|dog that kept quiet|train timetable|scratched lock|second wine glass
pawn ticket|spilled sugar|chalk mark|white thread|railway ticket|forged signature|dead canary
""")
MOTIVES = phrases("""
jealousy|unpaid gambling debts|revenge|an inheritance|greed|fear of blackmail|wounded pride|boredom
a quarrel over a hedge|love for the governess|hatred of the opera|a secret marriage|envy
an old family feud|professional rivalry|a lost bet|the insurance money|a stolen recipe|shame
""")
WEAPONS = phrases("""
letter opener|poisoned dagger|bronze candlestick|curtain cord|hunting rifle|paperweight
croquet mallet
kitchen knife|bottle of sherry|hat pin|marble bust|pruning knife|piano wire|walking stick|pickaxe
fire poker|flower pot|sleeping draught|cricket bat|duelling pistol
""")
COVERS = phrases("""
piano tuner|stamp dealer|wine merchant|ballet teacher|travelling dentist|language student|florist
vacuum cleaner salesman|museum guard|chess coach|hotel pianist|bird-watcher|lace buyer|tour guide
circus clown|newspaper vendor|cellist|shoe salesman|geologist|cultural attache|crossword compiler
taxi driver|photographer
""")
CODE_NAMES = phrases("""
Nightjar|Copper Bell|Old Spoon|Marzipan|Tin Whistle|Grey Cardinal|Hazelnut|Swallowtail|Winter Coat
Blue Heron|Cassandra|Quicklime|The Dentist|Left Hand|Sandpiper|Minotaur|Paper Moon|Rook|Little Ben
Mistletoe|Seven of Clubs|Barnacle|Grandfather|Zither|Postmistress|Lodestar
""")
HIDING_PLACES = phrases("""
under the altar stone|inside a hollow oak|behind the third shelf|in the well shaft|below the stairs
in a biscuit tin|inside the church organ|under the floor of the mill|behind a loose brick
in the belly of a stuffed bear|under the sundial|in the false bottom of a trunk|inside a globe
beneath the doorstep|behind the mirror|in the chimney|inside a grandfather clock|in the dovecote
under the ferry landing|in a flour barrel|between two ceilings|in the roof of the stable
""")
TREASURES = phrases("""
eleven gold goblets|the church silver|a chest of Spanish coins|rubies|the crown of the drowned queen
the regiment's pay|forty bars of silver|pearls as big as peas|the abbot's library|uncut diamonds
a golden chessboard|the stolen altar cloth|ivory tusks|six jars of Roman coins|the royal sceptre
emeralds|the bank's bullion|a jewelled dagger|the smugglers' brandy|four sacks of doubloons
""")
FINDS = phrases("""
bronze cauldron|bundle of love letters|silver comb|Roman sandal|child's diary|gold torque
clay tablet
wedding dress|cavalry sword|Viking ship|box of glass negatives|mammoth tusk|baptismal spoon
stone axe|school report|mosaic floor|violin without strings|dugout canoe|ration book|bone flute
pair of spectacles|jar of seeds|music box|wax seal|painted sarcophagus|lead coffin|postcard album
packet of maps|sealed bottle|portrait of a nun
""")
RELICS = phrases("""
finger bone|wooden spoon|left sandal|walking staff|horn comb|prayer book|cloak|milk tooth
silver bell
knotted rope|tin cup|veil|hair shirt|broken oar|drinking horn|straw hat|ring with no stone|lantern
""")
GROUNDS = phrases("""
the bridge had collapsed|nobody had a key|the lead singer was hoarse|the snow was too deep
the money ran out|the queen was ill|the harbour had frozen|the jury could not agree
the wind had turned|the lights went out|a goat ate the script|the referee had missed his train
the ballot papers were misprinted|the river had burst its banks|the owner refused to sell
two sledges broke|the ink had faded|the captain fell asleep|the cook had deserted
the insurers objected|the animals were restless|the paint was still wet|fog covered the runway
his mother forbade it|the witness changed her story|the guards were bribed
""")
SLOGANS = phrases("""
Bread before bridges|A tram for every street|Keep the lake clean|No tax on salt|Lights for the hills
Forward with care|Honest weights|Schools first|Peace and potatoes|Open the archives|Fewer signs
Trains that wait|Hands off the meadow|One island, one vote|Warm houses for all|Time for a change
Down with the toll|Fish is our future|Shorter winters|Our river, our right
""")
LAST_WORDS = phrases("""
Tell the cook I forgive him|We were never lost|Leave the lamp on|It was the wrong mountain
I should have learned to swim|Sell the horse, keep the saddle|Not one step further
The soup was cold|Count the spoons|Nobody asked the gardener|I have seen worse winters
There is no gold here|Let them wait|My sister will explain|The bells are out of tune
We shall need more rope|Ask me again tomorrow|I never signed anything|Give my chair to Anna
The map is upside down
""")
NICKNAMES = phrases("""
Iron Grandmother|Lion of Graz|Flying Tailor|Paper King|Angel of the Docks|Old Thunder|Tin Susan
Silent Swede|Herring Queen|Professor Snow|Bulldozer|Swallow|Little Bear|Butcher's Boy|Gentle Giant
Night Owl|Owl of Verona|Duchess of Mud|Wizard of the Wing|Red Comet|Four-Eyes|Mother Thunder
Golden Foot|King of Clubs
""")
SPACESHIPS = phrases("""
Long Patience|Star Ferry|Ulysses Nine|Quiet Orbit|Second Sunrise|Perihelion|Hope of Tomorrow
Dandelion|Void Petrel|Cassiopeia|Iron Seed|Far Thunder|Last Lantern|Wanderer Two|Solar Wren
Deep Blue Yonder|Marigold Station|Argonaut|Night Orchard|Unbroken
""")
STORIES = phrases("""
rising bread prices|the mayor's missing dog|poisoned oysters|corruption in the port
faked exam results
secret flights|the sale of the waterworks|ghost workers on the railway|a doping scandal
fake antiques
the collapse of a savings bank|overcrowded ferries|illegal fishing|the forged diaries
child labour in the mills|the closed mine|a nursing home without heating|the missing election boxes
the dam that leaked|a bogus surgeon
""")
FABRICS = phrases("""
black velvet|raw silk|grey felt|sailcloth|brocade|fish net|sheepskin|linen|old curtains|tweed
taffeta
potato sacks|goose feathers|gold lace|oilcloth|patchwork|cotton gauze|rabbit fur|red damask|muslin
horsehair|newspaper|white satin|corduroy|blanket wool|cork|peacock feathers|parachute silk
""")
RACES = phrases("""
200 metres butterfly|marathon|400 metres hurdles|single sculls|speed skating|steeplechase|slalom
giant slalom|cross-country run|downhill|50 km walk|relay|canoe sprint|100 metres|mile|egg race
sack race|sledge race|half marathon|1500 metres freestyle|wheelchair sprint|mountain run
10,000 metres|800 metres|stair run|bicycle time trial|obstacle race|three-legged race
""")
SEA_MISHAPS = phrases("""
thick fog|a hurricane|drifting ice|pirates|a whale|fire in the hold|a broken mast|fever on board
mutiny
a collision|a waterspout|a hidden reef|a dead calm|a burst boiler|a leak below the waterline|gales
loss of the rudder|a school of sharks|an unlit fishing boat|strong currents|a floating mine
""")
STINGERS = phrases("""
blue jellyfish|stonefish|marbled ray|desert scorpion|glass spider|tiger wasp|sand viper|cone snail
velvet ant|red centipede|fire coral|weever fish|lionfish|black hornet|bark scorpion|sea nettle
giant bee|cave spider|reef snake|water bug|horned viper|needle urchin|funnel spider|box jelly
""")
COINS_OF_COLLECTORS = phrases("""
silver thalers|copper groats|gold ducats|half crowns|brass farthings|silver pennies|florins|guilders
lead tokens|tin shillings|square kreuzers|silver rials|porcelain coins|gold sovereigns|zinc pfennigs
three-penny pieces|sixpences|golden bezants|silver dirhams|Roman sesterces|cowrie shells
dog licences
medals for bravery|tram tokens|commemorative kroner|wooden nickels
""")
NIGHT_TIMES = phrases("""
full moon|midnight|new moon|Christmas|the first frost|low tide|harvest time|midsummer|sunset
cockcrow
the spring flood|Halloween|dawn|New Year|the end of winter|the first thunder|noon|spring tide|dusk
haymaking|the shortest day
""")
DOORWAYS = phrases("""
kitchen door|garden gate|french window|back stairs|cellar hatch|servants' entrance|skylight
side door
fire escape|stable door|secret passage|coal chute|main entrance|drawbridge|sewer|balcony|trapdoor
library window|revolving door|loading ramp|chapel door
""")
