"""Slots of the everyday frames with wide lexicons: LEXICONS by the slot's name. What each is asked
for with stands in asking_words.py."""

from random import Random

from draws import Sampler, between, one_of, pick
from values import saying


def entries(text: str) -> list[str]:
    return [entry.strip() for entry in text.replace("\n", "/").split("/") if entry.strip()]


TEXTS = {
    "device": """
printer / kettle / lift / dishwasher / projector / lawnmower / ticket machine / coffee grinder
smoke detector / water pump / sewing machine / radio / telephone / film camera / ceiling fan
vending machine / heat pump / electric fence / doorbell / hair dryer / pressure cooker / scanner
microscope / cash register / metal detector / loudspeaker / thermostat / vacuum cleaner / toaster
alarm clock / conveyor belt / water meter / cement mixer / weighing scale / floodlight / tape deck
parcel scale / bread slicer / leaf blower / hot plate / paper shredder / baby monitor / turnstile
router / hand dryer / milking machine / steam iron / pepper mill / card reader / sun lamp
""",
    "document": """
contract / invoice / timetable / visitor list / floor plan / guest book / warranty / permit
shopping list / lease / receipt / questionnaire / safety manual / newsletter / diploma / passport
birth certificate / order form / price list / field diary / weather report / bank statement
insurance policy / building permit / menu / logbook / membership form / travel guide / inventory
delivery note / prescription / tax form / work plan / leaflet / annual report / song sheet
crew list / packing list / loan agreement / seating plan / test report / lab notebook / cook book
""",
    "department": """
accounts department / sales team / night shift / kitchen staff / maintenance crew / legal team
front desk / research group / board of trustees / parish council / harbour office / tax office
post room / planning office / school board / cleaning team / road service / housing office
security desk / customer service / travel desk / editorial team / water board / ground crew
personnel office / archive staff / lost property office / health office / workers' council
warehouse crew / ticket office / forest service / finance committee / design studio / repair team
""",
    "problem": """
paper jam / flat tyre / gas leak / loose screw / blocked drain / broken seal / dead battery
missing signature / wrong address / spelling mistake / double booking / cracked pipe / blown fuse
water stain / wasp nest / wiring fault / software error / torn cable / rusty hinge / faulty sensor
bent axle / printing error / late delivery / damp wall / mouse in the cellar / squeaky floorboard
unpaid bill / stuck valve / smell of burning / hole in the roof / scratch on the door / cold draught
noisy bearing / clogged filter / puncture / broken spring / crack in the glass / wrong label
""",
    "bird": """
heron / owl / kingfisher / magpie / swallow / woodpecker / stork / robin / cuckoo / falcon / crane
blackbird / puffin / nightingale / wagtail / buzzard / goldfinch / jackdaw / cormorant / wren
turtle dove / barn swallow / snow goose / sea eagle / hoopoe / lapwing / osprey / starling / raven
sandpiper / curlew / oystercatcher / tree sparrow / bullfinch / grey partridge / swift / kite
""",
    "creatures": """
hedgehogs / bats / salmon / eels / dragonflies / wild bees / ants / trout / toads / badgers
grasshoppers / newts / otters / beavers / crayfish / moths / ladybirds / sea urchins / fireflies
water voles / mussels / starfish / snails / pond frogs / wolves / lynxes / wild boars / herring
marmots / fallow deer / red squirrels / seals / porpoises / locusts / earthworms / lizards
""",
    "wildplant": """
heather / moss / nettles / bracken / wild garlic / ivy / reeds / brambles / thistles / poppies
clover / duckweed / bluebells / sea grass / mistletoe / lichen / cow parsley / elder / gorse
foxgloves / water lilies / hawthorn / cornflowers / wild thyme / bindweed / dandelions / horsetail
blackthorn / buttercups / snowdrops / cotton grass / juniper / sorrel / yarrow / cranberries
""",
    "landform": """
valley / cliff / ridge / marsh / island / sandbank / gorge / glacier / hilltop / headland / plateau
estuary / cave / meadow / dune / pine forest / mountain pass / crater / spring / fjord / peninsula
heath / salt flat / ravine / beech wood / river bend / sea stack / hollow / moor / gravel pit
mudflat / rock arch / flood plain / steep slope / tidal pool / old quarry / pasture / oak grove
hay meadow / bog / coral reef / sea cave / birch wood / orchard slope
""",
    "official": """
mayor / caretaker / head teacher / station master / customs officer / inspector / treasurer
harbour master / conductor / vicar / site manager / midwife / auditor / referee / town clerk
lifeguard / tour guide / landlady / bus driver / forester / night porter / secretary / coach
curator / district nurse / ticket collector / chairwoman / editor / interpreter / park ranger
lighthouse keeper / postwoman / beekeeper / vet / ferryman / traffic warden / electrician / chemist
court clerk / wedding planner / stage manager / locksmith / optician / piano tuner / stonemason
""",
    "workers": """
volunteers / apprentices / engineers / drivers / nurses / clerks / pickers / divers / gardeners
welders / interns / teachers / guards / carpenters / cleaners / cooks / roofers / surveyors
paramedics / porters / painters / technicians / inspectors / waiters / rangers / plumbers
scouts / choristers / lorry drivers / rescue workers / night nurses / shepherds / stewards
""",
    "spot": """
bus stop / car park / swimming pool / cemetery gate / railway bridge / crossroads / market square
playground / roundabout / allotment / sports hall / level crossing / taxi rank / bandstand
town wall / footbridge / underpass / canal lock / village pump / ferry terminal / boat shed
tram depot / picnic area / lookout point / war memorial / zebra crossing / sewage works / toll booth
skate park / dog park / tennis court / food bank / recycling centre / bus shelter / cattle market
petrol pump / water mill / chapel / youth club / ring road / primary school / health centre
""",
    "officeplace": """
filing room / conference room / canteen / loading bay / mail room / cloakroom / stairwell
reception / cold store
workshop / print room / staff kitchen / first-aid room / archive / corridor
test lab / rear courtyard / bicycle store / paint shop / dark room / goods lift / main entrance
fire escape / server cupboard / training room / showroom / underground garage / tool shed / hangar
""",
    "goods": """
screws / light bulbs / blankets / envelopes / tyres / floor tiles / bricks / batteries / helmets
paper towels / safety vests / plastic crates / candles / umbrellas / flower bulbs / window frames
water bottles / mattresses / spare keys / fire extinguishers / life jackets / sandbags / door locks
folding chairs / lunch boxes / roof slates / tent poles / gloves / rubber boots / wine glasses
printer cartridges / bread rolls / sun hats / first-aid kits / schoolbooks / cable drums / pillows
""",
    "feeling": """
angry / proud / nervous / relieved / homesick / bored / jealous / grateful / worried / surprised
confused / lonely / embarrassed / hopeful / disappointed / cheerful / exhausted / guilty / calm
ashamed / uneasy / content / restless / afraid / amused / astonished / a bit lost / rather sleepy
furious / quite dizzy / overjoyed
impatient / curious / a little sad / very happy / deeply moved / rather tired / quite pleased
""",
    "cause": """
the heavy traffic / a strike of the pilots / a burst pipe / the high costs / a lack of volunteers
the poor harvest / icy roads / a printing mistake / the school holidays / an outbreak of measles
the thick fog / a broken signal / the noise from the street / a missing part / an unpaid bill
low water levels / a power failure / the long drought / a misunderstanding / the strong wind
the smell from the drains / a change in the law / staff illness / a double booking / falling rocks
the new timetable / a swarm of bees / building work / a computer fault / the rising rent
a lost key / the slippery floor / the lack of daylight / an early frost / a fallen tree
""",
    "purpose": """
to keep the mice out / to save money / to hear the sea / to learn the language / to warn the others
to calm the baby / to avoid the traffic / to impress the guests / to please the children
to protect the floor / to measure the wind / to stop the leak / to attract butterflies
to surprise the twins / to raise money for the roof / to stay awake / to get some fresh air
to make room for guests / to repair the fence / to scare the crows away / to look after the goats
to dry the herbs / to see the eclipse / to mark the path / to cut the costs / to let the smoke out
to prevent accidents / to find work / to prove the point / to catch the morning light
to keep the soil moist / to train for the race / to settle the argument / to lose weight
""",
    "condition": """
the bridge is icy / the alarm rings / it rains hard / the light turns red / nobody answers
the guests stay longer / the water rises / the baby wakes up / the engine gets too hot
the price falls / the key does not fit / the wind drops / the train is late / the door jams
the screen goes dark / a child is ill / the milk turns sour / the tank is empty / fog comes in
the post arrives late / the seal is broken / anyone feels dizzy / the ground is frozen
the lift gets stuck / the heating fails / too few people come / the tide is low / it gets dark
""",
    "manner": """
with great care / by hand / in a whisper / at full speed / upside down / on tiptoe / in silence
without gloves / with both hands / in a hurry / one by one / by mistake / in secret / on foot
in alphabetical order / with a smile / against the clock / by candlelight / in small groups
without a map / in broad daylight / with closed eyes / in pencil / on horseback / in a loud voice
by moonlight / step by step / with the help of a friend / in capital letters / barefoot
with a magnifying glass / without any help / in single file / under protest / by telephone
""",
    "frequency": """
twice a week / once a month / every other day / every three hours / twice a year / once a day
every morning / every leap year / four times a day / every ten minutes / every second weekend
once a fortnight / every six weeks / twice an hour / every spring / three times a year / daily
every night / once a year / five times a week / every twenty minutes / each quarter / hourly
every other winter / twice a month / every thirty seconds / once in ten years / six times a season
""",
    "activities": """
sorting the mail / repairing bicycles / feeding the hens / peeling potatoes / tuning pianos
picking mushrooms / painting fences / counting the tickets / reading maps / baking rolls
mending nets / folding napkins / polishing spoons / translating letters / washing windows
planting hedges / checking the brakes / packing parcels / carving chess pieces / singing in the bath
writing poems / collecting stamps / growing orchids / training puppies / building kites
sharpening knives / teaching beginners / keeping bees / shovelling snow / drawing portraits
watching the tides / pruning the roses / binding books / cleaning chimneys / knitting socks
""",
    "deed": """
call the dentist / lock the back door / pay the electricity bill / water the ferns / renew the lease
book a table / return the library books / order more paper / clean the gutters / walk the dog
send the invoices / check the smoke alarm / pick up the parcel / sign the form / change the filter
turn off the heating / bake a cake / close the shutters / copy the minutes / mend the puncture
print the programmes / empty the bins / hire a van / cancel the subscription / wash the curtains
test the brakes / sweep the yard / buy stamps / answer the letter / hang up the lanterns
update the price list / measure the window / tidy the cellar / sharpen the scythe / move the piano
""",
    "occasion": """
harvest supper / school play / flower show / open day / spring fair / farewell party / lantern walk
quiz night / book sale / charity run / staff outing / village fete / christening / housewarming
jumble sale / summer camp / fishing contest / science fair / film night / silver wedding / egg hunt
carol service / street party / cattle show / boat race / garden party / poetry reading / kite day
pancake race / barn dance / rowing gala / cake contest / fire drill / first-aid course / yard sale
""",
    "sound": """
a loud bang / a faint knocking / barking / the rustling of leaves / a long whistle / distant music
a strange humming / footsteps / the ringing of bells / breaking glass / a deep growl / laughter
a creaking door / church bells / a drum roll / hissing steam / singing / a shrill alarm / hoofbeats
the dripping of water / a foghorn / scratching in the wall / a trumpet / a splash / snoring
the ticking of a clock / applause / a muffled shout / a car horn / the bleating of sheep / thunder
an old song / the roar of an engine / a hiccup / the clatter of dishes / a gunshot / whispering
""",
    "property": """
lighter / older / louder / quieter / cheaper / faster / heavier / brighter / narrower / stronger
warmer / softer / deeper / longer / smaller / more comfortable / easier to clean / harder to find
thinner / wider / simpler / more modern / better lit / less noisy / sturdier / more expensive
more popular / less expensive / more reliable / shorter / darker / safer / tidier / less crowded
""",
    "service": """
free parking / hot meals / guided tours / legal advice / bicycle hire / dance lessons
storage space
childcare / swimming lessons / eye tests / language courses / first-aid training / boat trips
home delivery / key cutting / shoe repairs / printing / pony rides / haircuts / flu jabs
wheel repairs / tax advice / piano lessons / hot showers / bus tours / sewing classes / tea tastings
music lessons / evening classes / film shows / room cleaning / gift wrapping / night buses
""",
    "medium": """
email / text message / letter / postcard / radio / phone / fax / carrier pigeon / telegram / notice
loudspeaker / newspaper advertisement / video call / courier / word of mouth / poster / leaflet
registered mail / pigeon post / intercom / voice message / satellite phone / flag signals
Morse code
internal mail / postal order / airmail / circular letter / sign language / drum / answering machine
""",
    "remedy": """
warm water / vinegar and salt / a damp cloth / olive oil / soap and water / a hot iron / cold milk
steel wool / sandpaper / a soft brush / baking soda / chalk / beeswax / lemon juice / ash / bran
turpentine / a wet sponge / compressed air / machine oil / white spirit / potato peel / hot sand
a steel brush / cream of tartar / crushed ice / distilled water / candle wax / tea leaves / talcum
alcohol / fresh snow / a rubber scraper / coarse salt
""",
    "hobby": """
birdwatching / calligraphy / beekeeping / chess problems / woodcarving / astronomy / folk dancing
model railways / origami / orienteering / juggling / glass painting / bell ringing / quilting
fly fishing / old maps / bookbinding / puppetry / choir singing / rock climbing / mushrooms / magic
stargazing / crossword puzzles / weaving / card tricks / local history / kite flying / pottery
""",
    "kindof": """
school / police / summer / winter / mountain / night / family / fishing / village / hospital / paper
garden / folk / railway / travelling / portable / electric / second-hand / three-legged / solar
harbour / costume / farm / toy / open-air / glass / mining / regional
home-made / inflatable / bullet-proof / left-handed / battery-powered / Victorian / wind-up
""",
    "titled": """
The Salt Road / A Winter of Owls / Seven Bridges / The Glass Orchard / Notes from a Lighthouse
The Quiet Ferry / Bread for Strangers / The Clockmaker's Goat / Under the Tin Roof / Lost Harbours
The Map of Rain / An Uncle in Wool / The Last Timetable / Nine Kinds of Snow / Paper Mountains
The Borrowed Piano / A Bell for the Sea / Letters to a Fox / The Dust Collectors / Half a Lemon
The Ladder Thief / Songs of the Night Bus / A Field of Kettles / The Blue Wheelbarrow / Low Tide
The Baker's Alphabet / Cold Soup / A Short Walk in Fog / The Owl at Number Six / Rope and Candle
""",
}
SIZES = (("metres", 2, 90), ("centimetres", 5, 95), ("kilometres", 2, 400), ("miles", 2, 90))
STEPS = "page chapter paragraph line section item step rule clause figure".split()
COUNTERS = "platform gate counter desk track stall booth berth table seat bay lane".split()


def distance(rng: Random) -> str:
    unit, low, high = SIZES[2 + int(rng.random() * 2)]
    return f"{between(rng, low, high)} {unit}"


def height(rng: Random) -> str:
    unit, low, high = SIZES[int(rng.random() * 2)]
    return f"{between(rng, low, high)} {unit}"


def speed(rng: Random) -> str:
    unit = pick(rng, ("kilometres an hour", "miles an hour", "knots", "metres a second"))
    return f"{between(rng, 4, 130)} {unit}"


def degrees(rng: Random) -> str:
    return f"{between(rng, 2, 95)} degrees"


def share(rng: Random) -> str:
    if rng.random() < 0.5:
        return f"{between(rng, 3, 97)} per cent"
    return pick(rng, ("a third", "a quarter", "half", "two thirds", "three quarters", "a fifth",
                      "nine out of ten", "four fifths", "less than half", "almost all"))


def passage(rng: Random) -> str:
    return f"{pick(rng, STEPS)} {between(rng, 2, 60)}"


def counter(rng: Random) -> str:
    return f"{pick(rng, COUNTERS)} {between(rng, 2, 40)}"


def quoted(rng: Random) -> str:
    return f'"{saying(rng)}"'


def quantity(rng: Random) -> str:
    unit = pick(rng, ("litres", "tonnes", "buckets", "bottles", "jars", "sacks", "barrels", "cups",
                      "spoonfuls", "crates", "rolls", "handfuls", "trays", "slices", "pints"))
    return f"{between(rng, 2, 60)} {unit}"


def titled(rng: Random) -> str:
    return f'"{pick(rng, TITLES)}"'


TITLES = entries(TEXTS.pop("titled"))
LEXICONS: dict[str, Sampler] = {
    **{name: one_of(entries(text)) for name, text in TEXTS.items()},
    "distance": distance, "height": height, "speed": speed, "degrees": degrees, "share": share,
    "passage": passage, "counter": counter, "quoted": quoted, "titled": titled,
    "quantity": quantity,
}
# Slots that are asked for as another kind of thing is.
ALIKE_VALUES = {"officeplace": "room", "spot": "place", "kindof": "adjective", "quoted": "quote",
                "occasion": "event", "official": "job",
                "titled": "title"}
