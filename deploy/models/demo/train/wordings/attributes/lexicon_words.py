"""The plain lists of words and phrases from which lexicon.py of this folder composes."""


def _list(text: str) -> tuple[str, ...]:
    return tuple([part.strip() for line in text.strip().splitlines() for part in line.split(" / ")])


BANDS = _list("""
Otters / Drifters / Lanterns / Pilots / Teapots / Hurricanes / Mirrors / Saints / Marbles / Tides
Sparrows / Comets / Strangers / Thunderbirds / Puppets / Rockets
""")
CLUBS = _list("""
chess club / rowing club / book club / flying club / garden club / judo club / hiking club
film club / sailing club / debating club / cycling club / choir / swimming club / bridge club
""")
COMMITTEES = _list("""
safety committee / finance committee / jury / building committee / ethics board / town council
school board / works council / festival committee / housing committee / hiring panel
""")
CRAFTS = _list("""
ferry / tug / barge / lifeboat / trawler / icebreaker / pilot boat / night ferry / paddle steamer
dredger / houseboat / catamaran / express train / night train / cable car / airship
""")
DEPARTMENTS = _list("""
payroll department / legal department / sales department / research department / export office
planning department / complaints desk / press office / training unit / accounts department
marketing department / repair crew / help desk / security team / records office
""")
DEVICES = _list("""
router / printer / thermostat / camera / smoke detector / heater / radio / lamp / scanner / clock
speaker / screen / air conditioner / kettle / doorbell / switch / humidifier / fridge
""")
DOCUMENTS = _list("""
contract / lease / report / will / permit / invoice / manuscript / affidavit / patent / proposal
memo / estimate / survey / treaty / licence / petition / archive / dossier
""")
HOUSES = _list("""
house / farm / villa / cottage / barn / estate / flat / mansion / ranch / cabin / vineyard / orchard
""")
INSTITUTIONS = _list("""
Institute / Academy / School / College / Museum / Faculty / Society / Library / Centre / Office
""")
FIELDS = _list("""
Optics / Music / Botany / Navigation / Design / Geology / Law / Medicine / Statistics / Astronomy
Agriculture / Textiles / Languages / Hydrology / Dance / Trade / Forestry / Archaeology
""")
MACHINES = _list("""
lathe / drill press / boiler / generator / printing press / forklift / crane / loom / kiln / mill
compressor / band saw / mixer / bottling machine / conveyor / centrifuge / vending machine / lift
ticket machine / milling machine / furnace / excavator / winch / turbine / combine harvester
""")
PAPERS = ("Order", "Invoice", "Ticket", "Parcel", "Claim", "Booking", "Request", "Shipment", "Case")
SHOPS = _list("""
bakery / fish shop / toy shop / bookshop / florist / pharmacy / bike shop / shoe shop / tea shop
hardware store / butcher / record shop / tailor / cheese shop / barber shop / pet shop / kiosk
""")
TRIALS = ("Experiment", "Trial", "Sample", "Probe", "Specimen", "Batch", "Survey", "Series")

BANS = _list("""
loud music / eating at the desk / open windows / bare feet / flash photography / running / dogs
whistling / visitors after dark / perfume / hats / cash payments / smoking / ball games / bicycles
phone calls / private mail / open fire / fishing / swimming / camping / glass bottles / drones
""")
CAUSES = _list("""
a burst pipe / missing papers / heavy fog / a lost key / low tide / a power cut / rotten beams
a wrong label / a strike / a flat battery / bad weather / a spelling mistake / a lack of staff
frozen pipes / a cracked lens / a broken belt / mice / a rusty bolt / late deliveries / a landslide
a faulty sensor / a forgotten bill / a swarm of bees / loose wires / a change of plans
""")
CONDITIONS = _list("""
good / badly dented / as new / poor / slightly scratched / beyond repair / nearly perfect / fair
covered in rust / freshly oiled / worn but usable / excellent / broken in two / faded / mouldy
""")
QUALITIES = _list("""
old / silver / broken / wooden / three / twelve / forty / blue / foreign / stolen / hand-drawn
small / empty / rare / glass / unpaid / pressed / dried / antique / secret / spare / seven
""")
CONTENTS = _list("""
maps / spoons / letters / coins / candles / stamps / photographs / keys / seeds / buttons / tickets
bottles / screws / postcards / flags / gloves / feathers / batteries / puppets / bells / shells
""")
DIRECTIONS = _list("""
left at the fountain / right behind the church / straight on past the mill / down the stone steps
along the canal / up the hill and left / across the footbridge / towards the harbour
through the arch / under the railway / round the pond / past the two oaks / over the dunes
second street on the right / through the back gate / along the east wall / downstream / uphill
""")
DRINKS = _list("""
black tea with mint / cold milk / apple juice / strong coffee / hot chocolate / ginger beer
plum wine / lime soda / camomile tea / tomato juice / warm cider / barley water / iced tea
a double espresso / rose lemonade / carrot juice / dark beer / coconut milk / tap water
""")
ENDINGS_OF_FILES = (".csv", ".txt", ".pdf", ".json", ".log", ".toml", ".zip", ".png", ".db")
FABRICS = _list("""
cotton / wool / silk / linen / velvet / felt / denim / corduroy / satin / canvas / leather / tweed
""")
FEEDS = _list("""
hay and carrots / salted herring / sunflower seeds / cooked rice / oats / dried worms / cat food
apples / boiled eggs / cabbage leaves / raw liver / sardines / clover / fresh grass / peanuts
chopped turnips / bread crusts / mealworms / minced beef / pumpkin / stale buns / bran
""")
FLOORS = _list("""
ground floor / second floor / top floor / basement / attic / third floor / mezzanine / sixth floor
fourth floor / lower deck / upper deck / twelfth floor / first floor / roof level / ninth floor
""")
GENRES = _list("""
crime / comedy / science fiction / folk music / ghost story / travel writing / satire / western
slow waltz / family saga / thriller / fairy tale / romance / war drama / swing / ballad / horror
""")
GIFTS = _list("""
a pair of red socks / a box of figs / a jigsaw puzzle / a walking stick / a jar of honey / a kite
two opera tickets / a silk scarf / a cactus / an old globe / a potted fern / a set of knives
a wool blanket / a signed photograph / a music box / a fountain pen / a bag of walnuts / a hammock
a pocket knife / an umbrella / a tin of biscuits / a rocking chair / a paper lantern
""")
GRADES = _list("""
B+ / A- / C / distinction / D / A / fail / pass / merit / B / good / satisfactory / B- / C+ / E
""")
LEVELS = _list("""
low / high / very high / moderate / medium / negligible / extreme / rather low / average / critical
three out of five / slight / severe / almost none / below average / above average
""")
LOOKS = _list("""
tall with grey hair / a scar on the chin / round and shiny / covered with ivy / flat and square
long and narrow / a crooked roof / curly red hair / full of dents / like a beehive / pale and thin
two broken windows / a green stripe / big brown eyes / smooth and dark / a black beard / spotted
painted with stars / thin with long legs / a white patch on one side / shaped like an egg
""")
MOMENTS = _list("""
when the tide turns / before dawn / after the second bell / at sunset / during lunch / at low tide
after the last train / before the first frost / when the lamp turns green / at full moon
after dark / on arrival / at the end of the month / when the snow melts / between two shifts
after every rain / just before closing / in the lunch break / when the siren sounds / at harvest
""")
MOTTOS = _list("""
Slow and steady / Always one step further / Nothing without water / Light in every window
First listen, then speak / Work and wait / No road too long / Never twice the same / Salt and wind
Better late than sorry / Open hands, open doors / We mend what others drop / Look twice, cut once
Together against the tide / Small but loud / Trust the map / Quiet hands / Up with the lark
Measure everything / Every drop counts / Hold the rope / Ask again tomorrow / Keep it simple
""")
NEEDS = _list("""
a new gasket / fresh batteries / two more volunteers / a coat of paint / more light / a longer cable
rest / a second key / a software update / drinking water / a new roof / warm blankets / an audit
a visa / clean filters / a signature / more space / a spare wheel / sharper blades / a translator
a permit / better brakes / engine oil / a bigger tank / new curtains / a stronger rope / shade
""")
NICKNAMES = _list("""
Old Smoky / the Tin Duchess / Little Thunder / Big Bertie / the Snail / Grey Lady / Lucky Seven
the Whale / Sleeping Beauty / the Beast / Tiny / Mad Hatter / the Duke / Silver Bullet / Grumpy
Mother Hen / Red Devil / the Teapot / Iron Lung / Sweet Pea / the Professor / Rattlebox / Jumbo
the Matchbox / Uncle Fritz / Slowcoach / the Cathedral / Buttercup / Black Pearl / the Oven
""")
NUMBER_WORDS = tuple("""
one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
eighteen twenty thirty
""".split())
ORDINALS = ("first", "second", "third", "last", "fifth", "sixth", "seventh", "tenth", "second last")
PATTERNS = _list("""
blue and white stripes / red dots / green checks / a white cross / yellow stars / zigzag lines
a black diamond / gold leaves / three bars / a grey spiral / pink flowers / a silver moon
orange waves / a red anchor / small triangles / a pair of wings / purple circles / a plain edge
""")
PAYMENTS = _list("""
cash only / bank transfer / credit card / in three instalments / cheque / in advance / on delivery
by direct debit / within thirty days / tokens / prepaid vouchers
half now, half later / postal order
""")
PURPOSES = _list("""
storing seeds / counting bees / grinding rye / teaching children / repairing sails / drying fruit
measuring rain / training dogs / printing posters / carrying timber / testing brakes / tuning pianos
sorting mail / breeding trout / cutting glass / mapping caves / guarding sheep / cooling milk
lifting anchors / selling bread / translating poems / cleaning beaches / restoring frescoes
""")
RATES = _list("""
litres per 100 km / pages an hour / parcels a day / rounds per minute / bottles an hour
euros an hour / visitors a week / words per minute / loaves a day / kWh a year / requests per second
""")
SEASONS = _list("""
late summer / early spring / mid-October / the rainy season / winter / the school holidays
early autumn / late May / the dry months / harvest time / the weeks before Easter / mid-January
spring / the first week of June / the end of August / early March / late November / the hot season
""")
SHAPES = _list("""
round / oval / square / six-sided / like a horseshoe / triangular / star-shaped / conical / flat
cylindrical / crescent-shaped / like a pear / rectangular / L-shaped / spherical / diamond-shaped
""")
SMELLS = _list("""
fresh paint / lavender / old leather / burnt sugar / wet dog / tar / lemon peel / smoke / cut grass
sour milk / pine needles / petrol / cinnamon buns / seaweed / roses / damp wool / garlic / soap
""")
SOUNDS = _list("""
a long whistle / two short beeps / a cuckoo / a gong / a low hum / three knocks / a siren / a bell
a rattle / a trumpet call / a loud click / a drum roll / a ship's horn / a soft chime / a squeak
""")
SPELLS = _list("""
a fortnight / half an hour / a whole day / about a week / a year and a half / a few minutes
half a century / the whole winter / a long weekend / three quarters of an hour / a lifetime
""")
STATES = _list("""
on hold / nearly done / waiting for parts / approved / cancelled / under review / shipped / delayed
in progress / half finished / ready for pickup / rejected / lost / out of order / closed / paid
sold out / in quarantine / being repaired / up and running / overdue / signed / archived / empty
""")
SURFACES = _list("""
polished / rough / grey / brushed / dark / pale / solid / painted / pure / recycled / hammered
""")
TEMPERS = _list("""
shy / stubborn but kind / calm / curious / easily bored / cheerful / moody / very patient / lazy
loyal / jealous / playful / strict / nervous / brave / gentle / quick-tempered / sleepy / proud
a bit vain / afraid of thunder / friendly to strangers / wild / absent-minded / thrifty
""")
TOOLS = _list("""
a flat screwdriver / a torque wrench / a soft brush / an oil can / a crowbar / a rubber mallet
a pair of pliers / a spirit level / a bread knife / a steel ruler / a hand saw / a heat gun
a magnifying glass / a wooden spoon / a tape measure / a hex key / a ladder / tweezers / a chisel
""")
UNITS = _list("""
the night shift / the harbour office / accounts / the legal team / the caretakers / the town hall
the head gardener / the repair crew / the second-year students / the board / the fire brigade
the shop stewards / the finance office / the front desk / the volunteers / the local council
the ship's cook / the maintenance crew / the youth group / customs / the parents / human resources
""")
WEATHER = _list("""
light rain / thick fog / heavy snow / strong wind / clear skies / hail / drizzle / bright sunshine
black ice / scattered showers / sleet / a mild breeze / sandstorms / frost
low clouds / sultry heat
""")
YES_AND_NO = ("yes", "no", "only on request", "not yet", "yes, with a permit", "never", "always",
              "on weekends only", "no, not at all", "only for members", "yes, after noon")
