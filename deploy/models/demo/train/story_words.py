"""Words of the story grammar. Each list is one string; entries are separated by "/"."""


def entries(text: str) -> tuple[str, ...]:
    return tuple(entry.strip() for entry in " ".join(text.split()).split("/"))


GIRLS = entries("""
Mara / Elin / Tessa / Nora / Clara / Lucy / Greta / Ida / Hazel / Wren / Anya / Sofia / Leila /
Mina / Rosa / Freya / Molly / Ivy / Pearl / Dora / Amira / Yuki / Priya / Zara / Lina / Ada /
Beth / Cora / Daisy / Edith / Fiona / Gwen / Hannah / Isla / June / Kate / Lydia / Mabel / Nina
/ Olga / Paula / Ruth / Sara / Thea / Una / Vera / Willa / Agnes / Bella / Carmen / Delia / Emma
/ Flora / Gloria / Helen / Irene / Judith / Kira / Laura / Martha / Nell / Opal / Polly / Rita /
Selma / Tilda / Ursula / Violet / Wanda / Yara / Anna / Brigid / Celia / Dina / Eva / Frieda /
Grace / Holly / Inga / Jana / Karin / Lotte / Maya / Noor / Olive / Petra / Rania / Susan / Tara
/ Viola / Winnie / Zelda / Alma / Bonnie / Chloe / Dalia / Esther / Fern / Gina / Heidi""")
BOYS = entries("""
Tom / Ben / Oskar / Felix / Hugo / Leo / Max / Emil / Jonas / Karl / Luca / Milo / Nils / Otto /
Paul / Ravi / Sam / Theo / Viktor / Will / Adam / Bruno / Carlo / David / Erik / Frank / George
/ Henry / Ivan / Jack / Kofi / Louis / Martin / Noah / Oliver / Peter / Quentin / Robert / Simon
/ Tariq / Ulf / Vincent / Walter / Yusuf / Albert / Bernard / Cedric / Daniel / Edgar / Finn /
Gregor / Harold / Isaac / Jakob / Kenji / Lars / Matteo / Nathan / Omar / Pablo / Rafael /
Stefan / Timo / Umar / Victor / Wilhelm / Anton / Boris / Conrad / Dmitri / Ernest / Fergus /
Gilbert / Hassan / Ian / Joseph / Klaus / Leonard / Marcus / Niall / Oscar / Philip / Rupert /
Sven / Tobias / Arthur / Basil / Colin / Dennis / Elias / Frederick / Gavin / Horace""")
PET_NAMES = entries("""
Pip / Bramble / Thistle / Clover / Acorn / Dusty / Ember / Fern / Ginger / Hazel / Inky /
Juniper / Kip / Lolly / Maple / Nutmeg / Oats / Pebble / Quill / Rusty / Sooty / Tansy / Umber /
Velvet / Whisker / Yarrow / Ziggy / Biscuit / Copper / Dapple / Flint / Moss / Nettle / Olive /
Patch / Reed / Sage / Tumble / Willow / Bean / Button / Cricket / Dew / Feather / Jasper /
Marigold / Pepper / Rowan / Scout / Teasel""")
ANIMALS = entries("""
fox / hare / badger / hedgehog / squirrel / mouse / otter / owl / bear / wolf / rabbit / frog /
crow / duck / goose / cat / dog / goat / donkey / sparrow / heron / mole / beaver / deer /
tortoise / raccoon / robin / swan / hen / pony / seal / penguin / elephant / lion / monkey /
camel / turtle / parrot / piglet / lamb / weasel / starling / magpie / toad / kitten / puppy /
raven / stork / gull / bat / dormouse / chipmunk / panda / tiger / ant / bee / snail / spider /
dragon / crab""")
ROLES = entries("""
baker / fisherman / shepherd / tailor / miller / carpenter / gardener / painter / sailor /
clockmaker / farmer / teacher / blacksmith / weaver / potter / doctor / librarian / musician /
postman / beekeeper / cobbler / cook / nurse / soldier / student / merchant / poet / ferryman /
woodcutter / lighthouse keeper / bookseller / candle maker / glassblower / violinist / train
driver / pilot / engineer / mapmaker / stonemason / innkeeper / singer / dancer / inventor /
astronomer / goldsmith / shopkeeper / watchman / gatekeeper / juggler / apprentice / knight /
king / queen / princess / prince / robot / wizard / explorer / detective / pirate / astronaut""")
FEMALE_ROLES = frozenset(("girl", "queen", "princess", "nurse", "singer", "dancer"))
MALE_ROLES = frozenset(("boy", "king", "prince", "fisherman", "ferryman", "postman", "watchman",
                        "shepherd"))

TRAITS = entries("""
kind / curious / patient / brave / quiet / cheerful / careful / stubborn / shy / clever / gentle
/ lonely / proud / honest / busy / hopeful / restless / thoughtful / friendly / lazy / generous
/ forgetful / polite / bold / cautious / dreamy / hard-working / impatient / tidy / nervous /
lively / modest / serious / playful / tired / humble""")
AGES = entries("young / old / little / small / tall / thin / round / poor / clever / lonely / tiny "
               "/ young / old / "
               "brave / curious / shy / kind / quiet")
PERSON_AGES = entries("""
young / old / tall / poor / clever / lonely / young / old / brave / curious / shy / kind / quiet
/ cheerful / friendly / patient / tired / careful / proud / honest""")
HOMES = entries("""
in a village by the sea / in a small town near the mountains / in a cottage at the edge of the
forest / in a narrow house above the harbour / in an old mill by the river / in a valley full of
orchards / in a quiet street behind the market / on a farm among green hills / in a town with
seven bridges / on an island far from the coast / in a house with a blue door / in the shade of
a hollow oak / in a warm place under the roots of a beech / near a lighthouse on the rocks / in
a city of tall chimneys / in a hut beside a lake / on a meadow behind the church / in a caravan
near the railway / in the old quarter of the city / in a garden with high walls / in a snowy
village in the north / in the last house before the moor / in a small flat above the bakery / in
a village where everyone knew everyone / on a windy plain / in a stone house by the road / at
the foot of a mountain / on the bank of a slow river / in a house on stilts / beside the old
canal / in a mountain village / at the end of a long lane / in a port where ships came from
everywhere / in a corner of the great forest / on the edge of a desert / in a tower that leaned
a little / behind the castle""")
FRAGILE = entries("""
blue vase / best cup / glass lamp / violin / mirror / clock / china bowl / painted plate / music
box / teapot""")
GOALS = entries("""
the old mill / the top of the hill / the lighthouse / the far side of the lake / the market town
/ the stone bridge / the edge of the forest / the harbour / the ruined tower / the frozen
waterfall / the hidden valley / the clock tower / the great library / the orchard / the castle /
the little chapel / the railway station / the island / the cave behind the waterfall / the
mountain pass / the big oak tree / the glass house / the village square""")
TIMES = entries("""
One morning / One evening / One cold day / One summer afternoon / On the first day of spring /
Late one night / Early one Monday / In the middle of winter / One rainy day / At the end of
autumn / One bright morning / Just before sunrise / On the day of the fair / One windy afternoon
/ After a long winter / When the leaves began to fall / One foggy morning / On a warm night in
June / One day / Some days later / The next spring""")
WEATHER = entries("""
Rain drummed on the roofs / A cold wind blew from the north / Snow lay on the fields / The sun
shone through thin clouds / Fog hung over the water / The air smelled of apples / Thunder rolled
behind the hills / The leaves were turning red / The moon was almost full / Frost covered the
windows / A soft breeze moved the grass / The sky was clear and pale / Dark clouds gathered in
the west / The first stars came out / It had not rained for weeks / The streets were wet and
empty / Birds were singing in the hedges / The river was high and brown / Dust lay on the road /
The night was very still""")
THINGS = entries("""
silver key / red scarf / brass lantern / wooden flute / blue umbrella / leather notebook /
golden ring / tin whistle / pocket watch / woollen hat / glass marble / small drum / old map /
copper kettle / paper kite / green ribbon / music box / pair of boots / fishing rod / wicker
basket / painted mask / velvet cloak / pearl button / wooden horse / silver spoon / walking
stick / little bell / straw hat / letter from home / compass / red ball / box of paints / shiny
coin / warm blanket / feather pen / ivory comb / tea cup / magnifying glass / wooden boat /
violin""")
HIDDEN = entries("""
under a pile of leaves / behind the stove / in the hollow of a tree / between two stones by the
river / at the bottom of a basket / on the roof of the shed / in the pocket of an old coat /
under the bridge / inside an empty barrel / among the reeds / in the nest of a magpie / behind
the clock / in a drawer that nobody ever opened / beneath the stairs / on a low branch of the
apple tree / in the corner of the barn / under the kitchen table / in the long grass""")
FOODS = entries("""
warm bread / vegetable soup / apple pie / hot chocolate / pea soup / bread with plum jam /
potato stew / sweet tea / porridge / nut bread / cold milk / cherry tart / rice pudding / fish
pie / lemon cake / barley broth / gingerbread / corn bread / smoked fish / goat cheese / rhubarb
cake / carrot soup / walnut cake / onion soup / roast corn / honey cake / tomato soup / plum
cake / bread and butter / mint tea""")
SNACKS = entries("""
bread / cheese / gingerbread / dried fruit / nut bread / apple cake / smoked fish / honey / plum
jam / dried meat / corn bread / fruit / seed cake""")
FEELINGS = entries("happy / proud / tired but happy / relieved / surprised / glad / calm / content "
                   "/ full of joy / grateful")
SAD = entries("sad / worried / disappointed / afraid / unhappy / ashamed / discouraged / angry / "
              "close to tears")
SKILLS = entries("""
play the violin / swim / bake bread / read the stars / sing / dance / paint / ride a horse /
climb / tell good stories / build boats / whistle / skate on the frozen lake / juggle / write
letters / speak in front of people / fly a kite / knit / cook / grow roses / sail / mend clocks
/ draw maps / catch fish / play chess / carve wood""")
LESSONS = entries("""
small steps lead far / a good friend is worth more than gold / it never hurts to ask for help /
patience opens many doors / those who share never have too little / even the smallest can help
the greatest / the long way is sometimes the best way / a promise should be kept / courage often
comes quietly / it is better to try than to wonder / kindness comes back / nothing is lost while
someone keeps looking / the best things take time / listening is a gift / mistakes are good
teachers / home is where someone waits for you / a quiet voice can be heard / work is lighter
when it is shared""")
ADJECTIVES = entries("""
narrow / wide / old / bright / dusty / wooden / cold / warm / quiet / busy / low / high /
crooked / clean / empty / crowded / pale / dark / heavy / light / soft / rough / smooth / plain
/ small / large / faded / green / grey / white / yellow / golden / shallow / deep / silent /
noisy / sunny / shady / neat / untidy / familiar / strange""")
COLOURS = entries("red / blue / green / yellow / white / black / brown / grey / orange / purple / "
                  "silver / pale blue / dark "
                  "green / cream / rose / copper")
PROJECTS = entries("""
a little boat / a bird house / a stone wall / a bridge over the stream / a new roof / a bench
for the garden / a kite as large as a door / a swing / a tree house / a windmill / a warm coat /
a bookcase / a raft / a clay oven / a sledge / a chair for the baby / a well / a fence / a clock
/ a puppet theatre / a snow house / a telescope""")
DANGERS = entries("""
a sudden storm / deep snow / thick fog / a flood / a fallen tree / a broken bridge / a steep
cliff / a dark tunnel / a locked gate / a swarm of wasps / strong wind / thin ice / a wide river
/ a thick hedge of thorns / a muddy swamp""")
CONTESTS = entries("""
the baking contest / the boat race / the singing contest / the great race / the kite festival /
the chess tournament / the spelling contest / the harvest contest / the drawing competition /
the swimming race""")
PLANTS = entries("""
rose / apple tree / sunflower / cherry tree / pumpkin / bean / lemon tree / tulip / fig tree /
lavender bush / pear tree / vine / oak / lily / strawberry""")
