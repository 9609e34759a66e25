"""Places of the story grammar, with what stands, happens and is heard there, so that what is said
of a harbour fits a harbour. Entries are separated by "/"."""

# What stands there; who is there, doing what; what is heard or smelled.
PLACES: dict[str, tuple[str, str, str]] = {
    "harbour": (
        "fishing boats/a stone pier/piles of nets/a row of iron rings/a small customs house",
        "fishermen mend their nets/children look for crabs/a ferry waits for passengers",
        "gulls/ropes against the masts/salt and tar/the bell of a buoy",
    ),
    "kitchen": (
        "a heavy wooden table/copper pots on hooks/a stove with four rings/a shelf of spice "
        "jars/a basket of onions",
        "someone is cutting bread/a cat sleeps by the stove/the cook tastes the soup",
        "fresh bread/the ticking of the clock/a kettle that begins to sing/garlic and thyme",
    ),
    "library": (
        "tall shelves/green reading lamps/a globe/ladders on rails/long oak tables",
        "students bend over their notes/the librarian stamps a card/an old man reads the "
        "newspaper",
        "turning pages/old paper/quiet steps/a whisper now and then",
    ),
    "market": (
        "stalls with striped roofs/crates of oranges/scales of brass/barrels of olives/bundles "
        "of flowers",
        "farmers call out their prices/people taste the cheese/a boy carries a basket of eggs",
        "voices/ripe melons/fried fish/the wheels of carts",
    ),
    "garden": (
        "rose bushes/a gravel path/a wooden bench/a stone well/rows of beans",
        "a gardener ties up the vines/bees visit the lavender/a child waters the tomatoes",
        "wet earth/birds in the hedge/cut grass/the creak of the gate",
    ),
    "forest": (
        "old beeches/a fallen trunk covered with moss/ferns/a narrow stream/mushrooms in the "
        "shade",
        "a woodpecker is at work/a deer crosses the path/somebody gathers berries",
        "resin/wind in the leaves/dripping water/a cuckoo far away",
    ),
    "railway station": (
        "a glass roof/two platforms/a large clock/wooden benches/a kiosk with newspapers",
        "travellers wait with their bags/a porter pushes a cart/a dog looks for its owner",
        "announcements/hot coffee/the brakes of a train/hurried steps",
    ),
    "classroom": (
        "rows of desks/a map of the world/a blackboard/a box of chalk/drawings on the wall",
        "children raise their hands/the teacher writes a date/someone looks out of the window",
        "chalk/laughter from the yard/the scratch of pencils",
    ),
    "workshop": (
        "a long bench/saws in order of size/jars of screws/a lathe/planks against the wall",
        "a carpenter planes a board/an apprentice sweeps the floor/someone sharpens a chisel",
        "sawdust/glue/the tap of a hammer/the hum of a machine",
    ),
    "village square": (
        "a fountain/a lime tree/a town hall with a small tower/a bakery/a row of bicycles",
        "old men play cards/children chase pigeons/a woman sells flowers",
        "the church bell/splashing water/fresh rolls",
    ),
    "beach": (
        "wide sand/dunes with pale grass/an upturned boat/shells/a red flag",
        "families build castles of sand/a dog runs after a ball/swimmers dry themselves",
        "waves/seaweed/sun cream/the cries of gulls",
    ),
    "mountain hut": (
        "bunk beds/an iron stove/a row of boots/a visitors' book/maps on the wall",
        "hikers drink tea/the keeper chops wood/someone dries wet socks",
        "smoke/wind at the shutters/soup/boots on the stairs",
    ),
    "farm": (
        "a red barn/a muddy yard/a tractor/a pond with ducks/stacks of hay",
        "hens look for grain/the farmer repairs a fence/two horses stand in the shade",
        "hay/the bark of a dog/warm milk/an engine in the distance",
    ),
    "attic": (
        "trunks with brass locks/a broken rocking horse/a box of letters/cobwebs/an old mirror",
        "dust dances in the light/a mouse runs along the beam/nobody has been here for years",
        "old wood/rain on the tiles/lavender",
    ),
    "museum": (
        "glass cases/a stone statue/paintings in gold frames/a mosaic floor/a model of a ship",
        "visitors speak in low voices/a guard walks from room to room/children draw a helmet",
        "floor polish/the echo of steps/cool air",
    ),
    "hospital": (
        "white corridors/a row of chairs/a desk with flowers/signs in three languages/wide "
        "windows",
        "a nurse pushes a trolley/visitors wait/a doctor reads a chart",
        "soap/soft shoes/a telephone",
    ),
    "café": (
        "small round tables/a counter of dark wood/a mirror/cups on a shelf/a blackboard with "
        "the menu",
        "a waiter balances three plates/friends share a slice of cake/a writer stares at an "
        "empty page",
        "roasted coffee/spoons in saucers/low music",
    ),
    "river": (
        "flat stones/willows/a wooden bridge/reeds/a small island",
        "an angler waits without a word/ducks drift past/children throw stones",
        "running water/mud and mint/the wind in the reeds",
    ),
    "lighthouse": (
        "a winding stair/a great lamp/thick white walls/a narrow balcony/a desk with a log book",
        "the keeper cleans the glass/a ship passes far out/gulls circle the tower",
        "waves against the rocks/oil/the wind",
    ),
    "bakery": (
        "trays of rolls/sacks of flour/a brick oven/a glass counter/baskets of loaves",
        "the baker pulls bread from the oven/people queue at the door/an assistant counts change",
        "warm crust/cinnamon/the bell at the door",
    ),
    "park": (
        "lawns/a pond with a fountain/chestnut trees/benches of green wood/a bandstand",
        "people walk their dogs/two girls play badminton/an old couple feeds the ducks",
        "cut grass/music from far away/children's voices",
    ),
    "castle": (
        "thick towers/a drawbridge/a courtyard/narrow windows/a hall with a long table",
        "visitors climb the stairs/a guide points at the walls/jackdaws nest in the roof",
        "cold stone/echoes/wind",
    ),
    "office": (
        "desks in rows/a printer/a plant in the corner/a large window/shelves of folders",
        "someone answers the telephone/two people discuss a plan/a trainee makes coffee",
        "keyboards/the hum of the lights/paper",
    ),
    "bedroom": (
        "a bed with a blue cover/a wardrobe/a lamp with a paper shade/a chair with clothes/a "
        "small rug",
        "the curtains move a little/a book lies open/a cat is curled up on the pillow",
        "clean linen/the neighbour's piano/rain",
    ),
    "theatre": (
        "red seats/a heavy curtain/golden balconies/a painted ceiling/a dark stage",
        "actors wait behind the scenes/people look for their seats/the orchestra tunes its "
        "instruments",
        "velvet/whispers/a violin",
    ),
    "bridge": (
        "four stone arches/iron lamps/a low wall/a statue in the middle/worn steps",
        "cyclists cross without stopping/someone takes a photograph/boats pass below",
        "water/traffic/wind",
    ),
    "airport": (
        "long halls/boards with flight times/rows of seats/shops/a wall of glass",
        "families say goodbye/pilots walk past/a child sleeps on a suitcase",
        "announcements/coffee/rolling wheels",
    ),
    "school": (
        "a brick building/a wide yard/a row of lime trees/a gym/a notice board",
        "pupils run to the gate/a teacher rings the bell/friends trade stickers",
        "shouts/floor wax/the bell",
    ),
    "street": (
        "narrow houses/a tailor's shop/window boxes/a lamp post/parked bicycles",
        "a woman sweeps her step/the postman goes from door to door/boys kick a ball",
        "a radio/fresh paint/steps on cobbles",
    ),
    "lake": (
        "clear water/a boat house/a jetty/pine trees/a meadow at the shore",
        "a rower crosses slowly/swans rest in the bay/campers light a fire",
        "small waves/pine needles/a far bell",
    ),
    "island": (
        "white cliffs/a few houses/a chapel/a path along the shore/sheep behind stone walls",
        "the ferry comes twice a day/a painter has set up her easel/goats climb the rocks",
        "the sea on all sides/thyme/wind",
    ),
    "greenhouse": (
        "glass walls/pots in rows/a lemon tree/orchids/a hose",
        "a gardener cuts a leaf/drops run down the panes/a butterfly rests",
        "warm, wet air/earth/blossom",
    ),
    "cellar": (
        "barrels/shelves of jars/a low arch/a heap of coal/a single bulb",
        "someone looks for a bottle/a spider waits/water drips into a bucket",
        "apples/cold stone/dripping",
    ),
    "desert": (
        "long dunes/a dry well/a line of camels/red rocks/a lonely tent",
        "traders rest in the shade/the wind draws lines in the sand/a lizard warms itself",
        "dust/silence/hot wind",
    ),
}
