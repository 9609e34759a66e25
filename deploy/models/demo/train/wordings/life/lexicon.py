"""The words of daily life, for the wordings_life modules. What may stand after "a" begins with a
consonant, so that the article is always right."""

import random

import names
from draws import Sampler, between, one_of, pick


def entries(text: str) -> tuple[str, ...]:
    """The entries of a table, which bars and line ends divide."""
    return tuple(text.strip().replace("\n", "|").split("|"))


SMALL_NUMBERS = entries("""
two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen
seventeen|eighteen|nineteen
""")
TENS = entries("twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety")
HOURS = entries("one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve")
MINUTES_BESIDE = entries("""
half past|quarter past|quarter to|ten past|ten to|five past|twenty to|twenty past|five to
""")
DAY_PARTS = entries("morning|afternoon|evening|night")
FEASTS = entries("""
Easter Monday|Christmas Eve|New Year's Day|Palm Sunday|Boxing Day|Whit Monday|Mother's Day
Midsummer's Day|Shrove Tuesday|Good Friday|Bonfire Night|St Nicholas' Day|May Day|Father's Day
Ash Wednesday|All Saints' Day|Harvest Sunday|Burns Night|Valentine's Day|Twelfth Night
""")
ORDER = entries("first|second|third|last")
LONG_UNITS = entries("days|weeks|months|years|hours|minutes|nights|evenings|afternoons")
SPELLS = entries("""
a fortnight|half an hour|an hour and a half|a year and a day|three quarters of an hour
two and a half years|a good twenty minutes|the whole weekend|one long winter|just under a month
half a lifetime|nearly a decade|the entire school year|six and a half weeks|most of the afternoon
""")
FREQUENCIES = entries("""
once a month|twice a week|every other day|three times a day|every morning|every second Sunday
four times a year|once a fortnight|every leap year|every evening|twice a month|every other weekend
every night before bed|once every ten years|after every meal|each spring|every hour|once in a while
every single lunchtime|five times a week|on the first of every month|only at Christmas
every third week|twice a day|at every full moon
""")
MEASURES = entries("""
tablespoons|teaspoons|cups|handfuls|pinches|slices|knobs|drops|glasses|ladles|jars|tins|packets
sticks|sprigs|bunches|scoops|bags|bottles|pots
""")
DASHES = entries("glasses|cups|drops|ladles|bottles|mugs|thimblefuls|jugs|spoonfuls|eggcups")
KIN = entries("""
aunt|uncle|grandmother|grandfather|niece|nephew|cousin|stepbrother|stepsister|godmother|godfather
great-aunt|great-uncle|sister-in-law|brother-in-law|mother-in-law|father-in-law|younger sister
elder brother|twin sister|half-brother|daughter|son|grandson|granddaughter|foster son|goddaughter
mother|father|stepfather|stepmother|youngest|eldest|second cousin|late husband|ex-wife|great-niece
big sister|little brother|daughter-in-law|son-in-law|great-grandmother
""")
FABRICS = entries("""
corduroy|linen|denim|tweed|silk|cashmere|flannel|suede|woollen|knitted|quilted|tartan|checked
velvet|satin|mohair|fleece|chequered|crocheted|spotted|waterproof|padded|lace|gingham|felt
""")
GARMENTS = entries("""
jacket|coat|cardigan|pullover|dress|skirt|waistcoat|blouse|raincoat|dressing gown|bathrobe|cap
bonnet|beret|scarf|shawl|poncho|kilt|tunic|duffel coat|bow tie|sun hat|cape|jumper|shirt|tie
cummerbund|hoodie|vest|sweater|swimsuit|dinner jacket|bobble hat|parka
""")
FOOTWEAR = entries("""
boots|sandals|slippers|clogs|trainers|wellingtons|mittens|gloves|socks|tights|pyjamas|shorts
trousers|dungarees|leggings|jeans|football boots|ballet shoes|brogues|moccasins|flip-flops
walking boots|ice skates|roller skates|snowshoes|swimming trunks|ear-muffs|braces|overalls
""")
GIFTS = entries("""
fountain pen|recipe book|chess set|teapot|pocket knife|silver locket|wind chime|bird feeder
hot-water bottle|jewellery box|photo album|wicker basket|pair of binoculars|box of chocolates
globe|magnifying glass|telescope|music box|bottle of sherry|potted lemon tree|picnic blanket
hammock|cookery course|voucher for a massage|balloon ride|framed map|set of steak knives
woollen blanket|bath towel|tea caddy|bread bin|jigsaw puzzle|model railway|paint box|banjo
signed cricket bat|bunch of tulips|nest box|head torch|beeswax candle|subscription to a magazine
cheese board|leather wallet|crystal vase|pepper mill|waffle maker|radio|garden gnome
rocking horse|skipping rope|kaleidoscope|toy theatre|sketch pad|weekend in a lighthouse
""")
CHORES = entries("""
hang up the washing|water the tomatoes|take out the bins|feed the hens|mow the lawn
descale the kettle|bring in the post|close the skylight|walk the dog|clean out the hamster
turn the compost|polish the silver|defrost the freezer|sweep the chimney|bleed the radiators
iron the shirts|fold the sheets|scrub the bath|empty the dishwasher|clear the gutters
rake up the leaves|oil the hinges|change the light bulb|wind the grandfather clock|peel the potatoes
return the library books|renew the parking permit|collect the dry cleaning|grit the path
unblock the sink|prune the roses|beat the carpets|air the bedrooms|grease the gate
shake out the doormat|sort the recycling|ring the plumber|darn the socks|lay the table
water the orchids|clean the aquarium|let the cat in|lock the shed|switch off the boiler
charge the lawnmower|buy new candles|post the birthday card|sharpen the knives|shell the peas
bake the gingerbread|sew on the missing button|vacuum the stairs|bring down the suitcases
wash the curtains|paint the fence|cover the sandpit|pick the beans|bottle the plums
""")
AILMENTS = entries("""
hay fever|chickenpox|tonsillitis|measles|shingles|gout|eczema|sciatica|mumps|bronchitis|migraine
whooping cough|scarlet fever|pneumonia|heartburn|sunburn|frostbite|tennis elbow|toothache|lumbago
food poisoning|concussion|high blood pressure|asthma|insomnia|anaemia|vertigo|travel sickness
hiccups|conjunctivitis|athlete's foot|appendicitis|rheumatism|nettle rash|laryngitis|glandular fever
a sprained ankle|a broken collarbone|a stiff neck|a slipped disc|a chest infection|a wasp sting
a bad cold|a black eye|a torn ligament|a frozen shoulder|blisters|chilblains|earache|arthritis
""")
BODY_PARTS = entries("""
left wrist|right knee|lower back|left ankle|right elbow|big toe|little finger|collarbone|right hip
left ear|front tooth|wisdom tooth|right thumb|left shoulder|jaw|neck|shin|heel|right eye|left hand
forehead|chin|nose|tailbone|left calf|right foot|middle finger|ribs|upper arm|left thigh
""")
REMEDIES = entries("""
camomile tea|cough syrup|eye drops|honey and lemon|nasal spray|ginger tea|zinc ointment|sage tea
throat lozenges|calamine lotion|cold compresses|hot baths|bed rest|fresh air|cod liver oil
chicken broth|peppermint oil|vitamin tablets|knee supports|cabbage leaves|onion juice|arnica cream
physiotherapy|acupuncture|swimming|gluten-free bread|salt water|breathing exercises|steam
ice packs|compression stockings|reading glasses|hearing aids|antihistamines|yoga
""")
APPLIANCES = entries("""
washing machine|dishwasher|fridge|freezer|tumble dryer|vacuum cleaner|boiler|kettle|toaster
cooker hood|food processor|microwave|coffee machine|television|doorbell|hairdryer|sewing machine
radiator|water heater|lawnmower|hedge trimmer|dehumidifier|bread maker|baby monitor|garage door
smoke detector|stair lift|gas cooker|ceiling fan|heated blanket|rice cooker|pressure cooker
shower pump|record player|chest freezer|pond pump|security light|towel rail|juicer|slow cooker
""")
DEFECTS = entries("""
blocked filter|loose cable|worn belt|cracked seal|dead battery|blown fuse|broken hinge|leaking hose
rusted valve|burnt-out motor|missing screw|jammed drum|frayed wire|clogged drain|bent spring
faulty thermostat|slipped washer|torn gasket|flat tyre|stuck float|perished tube|chipped blade
tripped switch|snapped handle|bird's nest in the pipe|coin in the pump|mouse in the motor
child's sock in the outlet|layer of limescale|dirty contact|wrong plug|worn bearing|split pipe
""")
FURNITURE = entries("""
bunk bed|chest of drawers|rocking chair|wardrobe|piano|dining table|sofa bed|kitchen dresser
bookcase|dressing table|coffee table|cot|high chair|four-poster bed|grandfather clock|bar stool
writing desk|shoe rack|hat stand|leather armchair|toy chest|garden bench|room divider|corner sofa
trundle bed|china cabinet|filing cabinet|nest of tables|standard lamp|mirror with a gilt frame
bedside table|sideboard|spinning wheel|piano stool|wine rack|ping-pong table|deckchair|hammock
""")
TOOLS = entries("""
spirit level|stepladder|hedge trimmer|cordless drill|wheelbarrow|tile cutter|paint roller
socket set|pipe wrench|chainsaw|jigsaw|soldering iron|staple gun|pressure washer|cement mixer
tape measure|hacksaw|bolt cutter|crowbar|sledgehammer|post-hole digger|scythe|pruning saw
carpet cleaner|wallpaper steamer|sanding machine|roof rack|trailer|long extension lead
camping stove|tent|sewing kit|cake tin|punch bowl|fondue set|fish kettle|jam pan|waffle iron
travel cot|pushchair|car seat|roof box|folding table|projector|bicycle pump|snow shovel|sledge
""")
SPOT_WORDS = entries("behind|under|beside|on top of|at the back of|next to|inside")
SPOT_NOUNS = entries("""
radiator|wardrobe|bread bin|flowerpot|boiler|coal scuttle|vegetable drawer|sewing box|bookcase
letterbox|water butt|rabbit hutch|piano stool|dog basket|laundry basket|doormat|fuse box|sofa
kitchen clock|umbrella stand|compost heap|rocking chair|linen cupboard|bird bath|toaster
biscuit tin|spare wheel|grandfather clock|airing cupboard|tool rack|shoe cabinet|bath|ironing board
""")
REASONS = entries("""
the lift was out of order|nobody had a key|the lights had gone out|it was far too cold
the babysitter was ill|the car would not start|the recipe was lost|the dog had run away
the trains were on strike|the roof was leaking|the hall had been double-booked
the oven had broken down|the children had a temperature|the cat had just had kittens
the tide was too high|the road was under water|the organist had overslept|the paint was still wet
the wasps had moved in|the money had run out|nobody wanted to drive|the ferry was full
the wrong date was on the invitation|the neighbours had complained|the snow was too deep
the band had the flu|the tickets had been stolen|the ground was frozen|the well had dried up
the flour had weevils in it|the baby would not sleep|the bridge was closed|the wind was too strong
somebody had forgotten the map|the bees were swarming|the fridge had been left open
the landlord said no|the shop was shut|the glue had not dried|the doctor advised against it
the postman had brought bad news|the microphone did not work|the pond was frozen over
the curtains had shrunk|the bus never came|the invitations had got lost|the ladder was too short
""")
HOBBIES = entries("""
bird-watching|life drawing|wood carving|line dancing|beekeeping|calligraphy|kite flying|origami
stamp collecting|fly-fishing|rock climbing|model building|bell-ringing|quilting|lace-making
ballroom dancing|stargazing|bookbinding|metal detecting|sourdough baking|geocaching|juggling
clog dancing|cheese-making|mushroom picking|pottery|knitting|macrame|bonsai growing|puppetry
amateur dramatics|canoeing|bouldering|orienteering|crossword setting|candle making|fossil hunting
tap dancing|basket weaving|home brewing|watercolour painting|genealogy|yodelling|snooker|jive
whittling|silversmithing|train spotting|unicycling|free diving|tai chi|Nordic walking
""")
CLUBS = entries("""
allotment society|chess circle|sewing circle|rambling club|parish choir|brass band|youth club
judo club|rowing club|film club|mothers' group|pensioners' tea|book circle|scout troop|toddler group
twinning committee|bowls club|bridge club|carnival society|repair cafe|pigeon fanciers' club
village band|handbell choir|ladies' eleven|skittles club|wine-making circle|history society
camera club|folk dance group|volunteer fire brigade|junior hockey club|model flying club|yoga group
""")
VENUES = entries("""
parish hall|community centre|school gym|village green|scout hut|church crypt|market square
swimming baths|bowling alley|bandstand|town library|sports pavilion|beer garden|riverside meadow
old fire station|youth hostel|primary school|working men's club|cricket pavilion|garden centre
roof terrace|adventure playground|skating rink|tithe barn|boathouse|multi-storey car park
lifeboat station|castle ruins|bus depot|picnic site|farm shop|windmill|chapel on the hill
""")
MEALS = entries("""
fish pie|leek and potato soup|stuffed peppers|toad in the hole|cauliflower cheese|lamb hotpot
spaghetti with clams|chicken tikka|cabbage rolls|nettle soup|bubble and squeak|Irish stew
roast pork with crackling|pea and ham soup|macaroni cheese|cheese fondue|sauerkraut with sausages
stuffed vine leaves|beetroot salad|rabbit in mustard|mussels in white wine|potato pancakes
vegetable curry|liver and onions|nut roast|kedgeree|dumplings with plums|roast goose|tortilla
kidney beans with rice|coq au vin|aubergine bake|jacket potatoes|ham and eggs|cold cucumber soup
baked trout|turkey with chestnuts|fried plantain|couscous with seven vegetables|black pudding
prawn cocktail|chicken broth with noodles|polenta with mushrooms|pork pie|salt cod fritters
""")
CAKES = entries("""
lemon drizzle cake|seed cake|coffee and walnut cake|gingerbread house|treacle tart|bread pudding
rhubarb crumble|poppy seed roll|marzipan stollen|strawberry trifle|cherry clafoutis|honey cake
chocolate log|bakewell tart|fig roll|currant loaf|shortbread|saffron bun|marble cake
plum tart|sticky toffee pudding|cream puff|cinnamon swirl|jam roly-poly|Dundee cake|meringue tower
blueberry sponge|date loaf|simnel cake|pear and almond tart|carrot and ginger cake|raspberry pavlova
""")
PRODUCE = entries("""
damsons|gooseberries|runner beans|courgettes|quinces|redcurrants|broad beans|parsnips|turnips
greengages|raspberries|blackberries|sugar snap peas|spring onions|Brussels sprouts|corn cobs
cooking apples|mulberries|chillies|asparagus spears|artichokes|fennel bulbs|medlars|figs
walnuts|cobnuts|butternut squashes|cherries|apricots|grapes|blackcurrants|savoy cabbages|swedes
""")
FLOWERS = entries("""
hellebores|sweet peas|foxgloves|snowdrops|hollyhocks|geraniums|hydrangeas|peonies|primroses|crocuses
nasturtiums|pansies|freesias|camellias|bluebells|chrysanthemums|delphiniums|begonias|fuchsias
gladioli|hyacinths|petunias|cornflowers|lupins|irises|asters|agapanthus|anemones|carnations
poppies|violas|wallflowers|zinnias|red-hot pokers|Michaelmas daisies|lilies of the valley
""")
PESTS = entries("""
slugs|greenfly|vine weevils|moths|carpet beetles|woodlice|rats|cabbage whites|mealy bugs|ants
mosquitoes|wasps|silverfish|pigeons|squirrels|moles|wild boar|bedbugs|fruit flies|snails|mildew
blackfly|deer|leaf miners|caterpillars|hornets|deathwatch beetles|earwigs|red spider mites|rabbits
""")
WEATHERS = entries("""
sleet|freezing fog|black ice|thick snow|gale-force winds|a hailstorm|a thunderstorm|drizzle
a heatwave|a late frost|torrential rain|a sandstorm|blazing sunshine|hill fog|a snowstorm|flooding
a drought|ball lightning|a cold snap|a warm wind from the south|ice rain|an autumn gale|dense mist
a cloudburst|a whirlwind|hoar frost|sultry heat
""")
KEEPSAKES = entries("""
silver thimble|pocket watch|lock of hair|christening spoon|wedding ring|string of pearls
service medal|ration book|teddy bear with one eye|cameo brooch|pressed fern|box of letters
cigarette case|family Bible|porcelain dog|fishing reel|pair of opera glasses|railway whistle
handwritten cookbook|snuffbox|tortoiseshell comb|seaman's chest|school cap|baby shoe|cuckoo clock
concert programme|dance card|sea shell from the honeymoon|war diary|tin soldier|prayer book
hip flask|pipe|walking stick|lace handkerchief|stuffed pike|barometer|mandolin|button tin
""")
TOYS = entries("""
wooden giraffe|rag doll|teddy bear|toy fire engine|glove puppet|spinning top|tin drum|knitted rabbit
plastic dinosaur|music box|yo-yo|doll's house|marble run|rubber duck|toy crane|stuffed elephant
kite with a tail|hobby horse|bag of marbles|clockwork mouse|jack-in-the-box|paper dragon|scooter
pirate ship|skipping rope|tea set|water pistol|cloth penguin|wooden train|pair of stilts
""")
SCHOOL_THINGS = entries("""
packed lunch|recorder|swimming kit|signed permission slip|pencil case|lab coat|calculator
pair of wellingtons|shoebox|baby photograph|library book|sun hat|reflective vest|geometry set
bottle of water|protractor|family tree|leaf collection|costume|torch|sleeping bag|paintbrush
plastic bag for wet clothes|clean handkerchief|recipe from home|gym shoes|doctor's note|school atlas
""")
PARTIES = entries("""
housewarming|christening|silver wedding|leaving party|street party|baby shower|hen night|stag night
diamond wedding|confirmation|graduation party|barbecue|garden party|fancy dress party|tea dance
harvest supper|bonfire party|retirement do|surprise party|school fete|jumble sale|carol evening
farewell dinner|surprise dinner|name day|topping-out ceremony|pancake breakfast|treasure hunt
bring-and-buy sale|quiz night|plant swap|sponsored walk|puppet show|duck race|lantern parade
""")
GAMES = entries("""
rummy|dominoes|ludo|charades|hide-and-seek|backgammon|canasta|snakes and ladders|hopscotch|draughts
noughts and crosses|blind man's buff|whist|pick-up sticks|musical chairs|tiddlywinks|cribbage
battleships|happy families|skat|croquet|boules|conkers|marbles|table football|pontoon|mah-jong
pass the parcel|sardines|hearts|snap|bingo|patience|French cricket|skittles
""")
NOISES = entries("""
drilling|trombone practice|barking|loud music|tap dancing|hammering|howling|karaoke
slamming of doors|drum practice|shouting|roller-skating|crowing|stamping|whistling|singing
shuffling of furniture|bagpipe practice|ringing of bells|buzzing|squeaking of the gate|yodelling
dripping|clatter of high heels|trampolining|door-knocking|sawing|quarrelling|choir practice
""")
HABITS = entries("""
bite their nails|hum while cooking|read the last page first|sleep with the window open
count the stairs|talk to the houseplants|eat toast with a fork|walk barefoot in the garden
leave every door open|wear odd socks|keep old newspapers|whistle in the bath|collect rubber bands
write lists on envelopes|swim before breakfast|drink tea from a bowl|fall asleep at the cinema
sing to the goldfish|save wrapping paper|lose umbrellas|arrive an hour early|iron the tea towels
nap after lunch|answer the phone in verse|cheat at cards|buy too many lemons|feed the foxes
""")
FEARS = entries("""
spiders|lifts|thunder|needles|heights|the dark|clowns|deep water|geese|mice|dentists|tunnels
escalators|moths|owls|masks|cellars|bridges|feathers|balloons|crowds|revolving doors|snakes|flying
horses|cotton wool|wasps|vacuum cleaners|bats|the postman|hospitals|wooden spoons|cows
""")
CALLINGS = entries("""
lighthouse keeper|midwife|piano tuner|stonemason|bus driver|vet|chimney sweep|locksmith|florist
beekeeper|roofer|cabinet maker|paediatrician|glazier|market trader|bookbinder|puppeteer|podiatrist
tram driver|district nurse|zoo keeper|watchmaker|shepherd|pastry cook|caretaker|lifeguard|plasterer
postmistress|driving instructor|dog groomer|caterer|party clown|wedding photographer|removal man
tree surgeon|physiotherapist|swimming teacher|dressmaker|hairdresser|window cleaner|tiler|cobbler
child minder|paramedic|lollipop lady|ballet teacher|ticket inspector|school cook|bricklayer
""")
DRINKS = entries("""
elderflower cordial|ginger beer|hot chocolate|mulled wine|dandelion tea|cherry brandy|malted milk
blackcurrant juice|iced coffee|buttermilk|rosehip tea|sloe gin|lemon barley water|mint tea|perry
tomato juice|cider|apple juice|peppermint cordial|eggnog|milk with honey|rhubarb schnapps|sherry
cold cocoa|almond milk|birch sap|raspberry lemonade|damson wine|espresso|green tea|stout|mead
""")
NICKNAMES = entries("""
Moose|Pudding|Sparky|Beanpole|Captain|Dumpling|Professor|Buttons|Noodle|Tiger|Shorty|Blondie|Duke
Sausage|Twiggy|Goldfinch|Bubbles|Badger|Squeak|Curly|Nutmeg|Boots|Flash|Mouse|Granny|Tank|Freckles
Spud|Gherkin|Doodle|Button|Turbo|Bean|Marmalade|Fidget|Lanky|Chuckles|Stretch|Ducky|Bruiser
""")
HOUSE_WORDS = entries("""
Thistle|Rose|Honeysuckle|Bramble|Swallow|Magpie|Badger|Orchard|Hollow|Holly|Sunnyside|Heather|Ivy
Wren|Primrose|Ferry|Quarry|Lavender|Gull|Fern|Hawthorn|Dove|Windy|Toll|Weaver's|Shepherd's|Miller's
""")
HOUSE_KINDS = entries("Cottage|House|Lodge|Farm|Barn|Villa|End|Croft|Corner|Gables|Nook|View")
BREEDS = entries("""
cocker spaniel|Siamese cat|Shetland pony|beagle|dachshund|greyhound|Persian cat|poodle|whippet
Border collie|Labrador|bulldog|Maine Coon|terrier|Great Dane|lurcher|sheepdog|Dalmatian|ginger tom
barn cat|guinea pig|lop-eared rabbit|cockatiel|budgerigar|gerbil|corn snake|bearded dragon|canary
pygmy goat|bantam hen|runner duck|pot-bellied pig|giant tortoise|tabby|chinchilla|husky|pug|mongrel
""")
CHARITIES = entries("""
lifeboat|hedgehog rescue|children's hospice|church roof|animal shelter|food bank|village school
air ambulance|mountain rescue|refugee centre|seal sanctuary|cancer ward|lending library|blind club
flood victims|new playground|guide dogs|steam railway|orphanage|soup kitchen|minibus appeal
""")
TRAITS = entries("""
stubborn|generous|forgetful|patient|thrifty|cheerful|nosy|punctual|vain|superstitious|absent-minded
chatty|house-proud|brave|jealous|tidy|moody|curious|shy|bossy|witty|clumsy|gullible|ticklish|greedy
kind-hearted|musical|stingy|short-sighted|left-handed|colour-blind|tone-deaf|hot-tempered|trusting
""")
HOLIDAY_HOMES = entries("""
campsite|guest house|mountain hut|farmhouse|houseboat|youth hostel|holiday flat|gypsy caravan
log cabin|beach hut|tree house|converted mill|tiny bed and breakfast|castle|monastery|yurt
villa with a pool|family hotel|shepherd's hut|windmill|canal boat|bungalow|static caravan|spa hotel
""")
MISHAPS = entries("""
slipped on the ice|fell off a ladder|was stung by a hornet|backed the car into a bollard
dropped a paving slab|got locked in the cellar|fell into the canal|was bitten by a swan
walked into a glass door|sat on a cactus|set fire to a tea towel|tripped over the hoover
got stuck in a lift|swallowed a cherry stone|burst a water pipe|drove into a ditch
fell through the ice|cut a finger on a tin|capsized the canoe|tore a sleeve on barbed wire
knocked over the aquarium|poured coffee on the laptop|shut the door on a thumb|ran over a bicycle
""")
COMPLAINTS = entries("""
dog mess on the lawn|bicycles in the hallway|smoke from the barbecue|parking across the drive
footballs over the fence|the state of the bins|overhanging branches|a blocked drain|cooking smells
prams on the landing|a leaking balcony|litter by the garages|cats in the flower beds|late parties
washing on the balcony|a broken fence panel|a security light that never goes off
children on the stairs|muddy boots on the landing|feeding the pigeons|a hedge three metres high
""")
SHOPS = entries("""
baker's|butcher's|greengrocer's|haberdasher's|cheese shop|toy shop|pet shop|fishmonger's|stationer's
hardware shop|second-hand bookshop|bicycle shop|wool shop|wine merchant's|delicatessen|sweet shop
launderette|key cutter's|shoe shop|chemist's|tobacconist's|garden centre|charity shop|record shop
picture framer's|fabric shop|lamp shop|tea shop|newsagent's|barber's|post office|nail bar|chip shop
""")
NAMES_OF_SWEETS = entries("""
fudge|liquorice|peppermints|nougat|marzipan|toffee|mint balls|pear drops|chocolate buttons
candied ginger|jelly babies|butterscotch|marshmallows|wine gums|mint leaves|gingerbread
humbugs|turkish delight|sherbet|barley sugar|truffles|salted caramels|rock candy
candy floss|lollipops|almond brittle|halva|candied orange peel|sugared almonds|caramel popcorn
""")


def tally(rng: random.Random) -> str:
    """A number from two to ninety-nine in words."""
    if rng.random() < 0.65:
        return pick(rng, SMALL_NUMBERS)
    tens = pick(rng, TENS)
    return tens if rng.random() < 0.4 else f"{tens}-{pick(rng, HOURS[:9])}"


def spoken_time(rng: random.Random) -> str:
    """A time of the day as it is said."""
    chance, hour = rng.random(), pick(rng, HOURS)
    if chance < 0.55:
        return f"{pick(rng, MINUTES_BESIDE)} {hour}"
    if chance < 0.75:
        return f"{hour} o'clock"
    if chance < 0.9:
        return f"{hour} in the {pick(rng, ('morning', 'evening'))}"
    return "noon" if rng.random() < 0.5 else "midnight"


def spoken_day(rng: random.Random) -> str:
    """A day as it is said, in the forms that stand after "on"."""
    chance, weekday = rng.random(), pick(rng, names.WEEKDAYS)
    if chance < 0.35:
        return f"{weekday} {pick(rng, DAY_PARTS)}"
    if chance < 0.65:
        return f"the {pick(rng, ORDER)} {weekday} in {pick(rng, names.MONTHS)}"
    if chance < 0.75:
        return f"the {weekday} after {pick(rng, FEASTS)}"
    return pick(rng, FEASTS)


def spell(rng: random.Random) -> str:
    """A duration in words."""
    if rng.random() < 0.25:
        return pick(rng, SPELLS)
    return f"{tally(rng)} {pick(rng, LONG_UNITS)}"


def measure(rng: random.Random) -> str:
    """An amount of something in the kitchen."""
    chance = rng.random()
    if chance < 0.7:
        return f"{pick(rng, SMALL_NUMBERS)} {pick(rng, MEASURES)}"
    if chance < 0.85:
        return f"{25 * between(rng, 1, 36)} ml"
    return "half a cup" if rng.random() < 0.3 else f"{5 * between(rng, 1, 180)} g"


def outdoor_temperature(rng: random.Random) -> str:
    chance = rng.random()
    if chance < 0.35:
        return f"minus {between(rng, 2, 29)} degrees"
    if chance < 0.5:
        return f"{between(rng, 2, 24)} below zero"
    return f"{between(rng, 2, 39)} {'degrees' if chance < 0.75 else '°C'}"


def dash(rng: random.Random) -> str:
    """An amount of something to drink."""
    chance = rng.random()
    if chance < 0.7:
        return f"{pick(rng, SMALL_NUMBERS)} {pick(rng, DASHES)}"
    return f"{25 * between(rng, 1, 36)} ml" if chance < 0.9 else "half a glass"


def garment(rng: random.Random) -> str:
    """A piece of clothing with what sets it apart."""
    apart = names.COLOURS if rng.random() < 0.5 else FABRICS
    return f"{pick(rng, apart)} {pick(rng, GARMENTS)}"


def footwear(rng: random.Random) -> str:
    """Clothes that come in pairs."""
    apart = names.COLOURS if rng.random() < 0.6 else FABRICS
    return f"{pick(rng, apart)} {pick(rng, FOOTWEAR)}"


def spot(rng: random.Random) -> str:
    """Where in the house or garden something is, with its preposition."""
    return f"{pick(rng, SPOT_WORDS)} the {pick(rng, SPOT_NOUNS)}"


def house_name(rng: random.Random) -> str:
    return f"{pick(rng, HOUSE_WORDS)} {pick(rng, HOUSE_KINDS)}"


def flat(rng: random.Random) -> str:
    """A flat's number: "14b" or "3"."""
    mark = pick(rng, "abcd") if rng.random() < 0.6 else ""
    return f"{between(rng, 1, 120)}{mark}"


KINDS_OF_ITS_OWN: dict[str, Sampler] = {
    "ailment": one_of(AILMENTS),
    "appliance": one_of(APPLIANCES),
    "bodypart": one_of(BODY_PARTS),
    "cake": one_of(CAKES),
    "calling": one_of(CALLINGS),
    "charity": one_of(CHARITIES),
    "chore": one_of(CHORES),
    "club": one_of(CLUBS),
    "complaint": one_of(COMPLAINTS),
    "dash": dash,
    "defect": one_of(DEFECTS),
    "drink": one_of(DRINKS),
    "fear": one_of(FEARS),
    "flat": flat,
    "flower": one_of(FLOWERS),
    "footwear": footwear,
    "frequency": one_of(FREQUENCIES),
    "furniture": one_of(FURNITURE),
    "game": one_of(GAMES),
    "garment": garment,
    "gift": one_of(GIFTS),
    "habit": one_of(HABITS),
    "hobby": one_of(HOBBIES),
    "holiday_home": one_of(HOLIDAY_HOMES),
    "house": house_name,
    "keepsake": one_of(KEEPSAKES),
    "kin": one_of(KIN),
    "meal": one_of(MEALS),
    "measure": measure,
    "mishap": one_of(MISHAPS),
    "neighbour_noise": one_of(NOISES),
    "nickname": one_of(NICKNAMES),
    "outdoor_temperature": outdoor_temperature,
    "party": one_of(PARTIES),
    "pest": one_of(PESTS),
    "pet_breed": one_of(BREEDS),
    "produce": one_of(PRODUCE),
    "reason_at_home": one_of(REASONS),
    "remedy": one_of(REMEDIES),
    "school_thing": one_of(SCHOOL_THINGS),
    "shop": one_of(SHOPS),
    "spell": spell,
    "spoken_day": spoken_day,
    "spoken_time": spoken_time,
    "spot": spot,
    "sweets": one_of(NAMES_OF_SWEETS),
    "tally": tally,
    "tool": one_of(TOOLS),
    "toy": one_of(TOYS),
    "trait": one_of(TRAITS),
    "venue": one_of(VENUES),
    "weather": one_of(WEATHERS),
}
