"""Nouns that may stand for each other, and kinds of things that newcomers name instead of the
thing.

Groups are divided by ";", their members by ",". A member with "~" has other meanings too: it may
replace the others, and is never replaced itself."""

GROUPS = """
physician, doctor, ~medic; dentist, tooth doctor; surgeon, operating doctor; lawyer, attorney;
solicitor, legal adviser; teacher, schoolteacher; instructor, ~tutor; professor, university
teacher; student, ~learner; pupil, schoolchild; scientist, ~researcher; author, writer; poet,
writer of poems; novelist, writer of novels; journalist, reporter; photographer, ~picture taker;
actor, ~performer; singer, vocalist; musician, ~player; violinist, fiddler; pianist, piano player;
drummer, drum player; cook, ~chef; baker, ~bread maker; butcher, meat seller; barber, hairdresser;
tailor, dressmaker; farmer, ~grower; gardener, ~garden keeper; fisherman, angler; sailor, seaman,
mariner; captain, skipper; policeman, police officer, cop; detective, investigator; firefighter,
fireman; soldier, ~fighter; thief, robber, burglar; prisoner, inmate, convict; nurse, ~carer;
pharmacist, ~chemist; vet, veterinarian, animal doctor; mechanic, ~repairman; electrician, ~wiring
expert; carpenter, woodworker, joiner; plumber, pipe fitter; blacksmith, smith; builder,
construction worker; architect, building designer; painter, ~artist; sculptor, ~stone carver;
librarian, ~keeper of books; secretary, ~clerk; accountant, bookkeeper; banker, ~bank manager;
salesman, seller, salesperson; shopkeeper, shop owner; customer, client, ~buyer; tenant, lodger;
landlord, ~property owner; employee, staff member, ~worker; colleague, co-worker, workmate; boss,
~chief; trainee, apprentice; assistant, ~helper; referee, umpire; athlete, sportsperson; champion,
winner, victor; opponent, adversary; enemy, foe; friend, pal, buddy; neighbour, person next door;
guest, visitor; kid, child; baby, infant; toddler, small child; boy, lad; girl, lass; teenager,
adolescent; man, ~gentleman; woman, ~lady; grandma, grandmother, granny; grandpa, grandfather,
granddad; mom, mother, mum; dad, father, daddy; wife, ~spouse; husband, ~spouse; bride, ~woman
getting married; fiance, ~future husband; sibling, brother or sister; cousin, ~relative; aunt,
auntie; ancestor, forefather; descendant, ~offspring; foreigner, ~stranger; inhabitant, resident;
citizen, ~national; traveller, ~tourist; passenger, ~rider; pedestrian, ~walker; hiker, ~walker;
cyclist, bike rider; motorist, ~driver; king, monarch; queen, ~ruler; ~president, head of state;
ambassador, ~envoy; spy, secret agent; translator, ~interpreter; inventor, ~creator; founder,
~creator; manufacturer, producer; supplier, vendor, provider; sponsor, backer, patron; donor,
giver; heir, ~inheritor; proprietor, owner; manager, ~head;

automobile, car, motor car; lorry, truck; bike, bicycle, ~cycle; motorcycle, motorbike; van,
~minivan; taxi, cab; tram, streetcar; subway, ~underground, metro; plane, airplane, aeroplane,
aircraft; helicopter, chopper; spaceship, spacecraft; rocket, ~missile; ship, vessel; sailing
boat, sailboat; canoe, ~paddle boat; ferry, ferryboat; submarine, ~underwater boat; wagon, cart;
sledge, sled, sleigh; tractor, ~farm vehicle; wheelbarrow, barrow; pram, baby carriage; petrol,
gasoline; fuel, ~energy source; tyre, tire; windscreen, windshield; engine, ~motor; airport,
~airfield; runway, landing strip; railway, railroad; railway station, train station; harbour,
~port; quay, wharf; jetty, landing stage; street, road; lane, ~narrow road; motorway, highway,
freeway; pavement, sidewalk; footpath, ~trail; crossroads, intersection; roundabout, traffic
circle; journey, ~trip; voyage, sea journey; excursion, outing; holiday, vacation; luggage,
baggage, bags; suitcase, ~travelling case; rucksack, backpack; handbag, ~purse; wallet, ~billfold;
briefcase, document case; destination, ~goal of the trip; accommodation, lodging, place to stay;
hotel, ~inn; hostel, ~guest house; itinerary, travel plan; map, ~chart; passport, ~travel
document; ~border, frontier;

~flat, apartment; cottage, ~small house; ~cabin, hut; castle, ~fortress; palace, ~royal residence;
skyscraper, high-rise; mansion, manor; barn, ~farm building; basement, cellar; attic, loft;
kitchen, ~cooking area; bathroom, washroom; toilet, lavatory, restroom; bedroom, sleeping room;
living room, sitting room, lounge; dining room, ~eating room; corridor, passageway; ~lift,
elevator; stairs, staircase, ~steps; roof, ~rooftop; ceiling, ~top of the room; fence, ~railing;
chimney, smokestack; garden, ~yard; lawn, ~grass; furniture, ~furnishings; sofa, couch, settee;
armchair, easy chair; stool, ~seat; desk, writing table; cupboard, ~cabinet; wardrobe, clothes
closet; mattress, ~bedding; cushion, pillow; blanket, ~bedcover; quilt, duvet; carpet, rug;
curtain, drape; mirror, looking glass; lamp, ~light; candle, ~taper; ~torch, flashlight; lantern,
~lamp; clock, timepiece; wristwatch, ~watch; alarm clock, ~alarm; television, TV, ~telly; radio,
~wireless; telephone, phone; mobile phone, cell phone, cellphone; computer, ~machine; laptop,
notebook computer; printer, printing machine; camera, ~photo camera; fridge, refrigerator;
freezer, deep freeze; stove, cooker; oven, ~baking oven; kettle, water boiler; teapot, tea kettle;
saucepan, cooking pot; frying pan, skillet; bowl, ~basin; ~cup, mug; ~bottle, flask; jug, pitcher;
bin, dustbin, rubbish bin; rubbish, garbage, trash; bucket, pail; broom, ~brush; vacuum cleaner,
hoover; tap, faucet; sink, washbasin; bathtub, ~bath; towel, ~cloth; soap, ~cleanser; toothbrush,
~brush; scissors, shears; sewing machine, ~sewing device; thread, ~yarn; parcel, ~package; ~crate,
wooden box; basket, hamper; barrel, cask; jar, ~pot; casket, jewel box; padlock, ~lock; rope,
~cord; spanner, wrench; ~drill, drilling machine; axe, hatchet; shovel, spade; wire, ~cable;
~pipe, tube; pump, ~pumping device; tool, ~implement; device, gadget; machine, ~apparatus;
equipment, ~gear; spare part, replacement part;

clothes, clothing, garments; jacket, ~coat; overcoat, topcoat; pullover, sweater, jumper;
trousers, pants; jeans, denims; blouse, ~shirt; scarf, shawl; helmet, hard hat; sandal, ~open
shoe; trainers, sneakers; stockings, tights; raincoat, mackintosh, mac; pyjamas, nightclothes;
costume, ~outfit; umbrella, brolly; spectacles, eyeglasses, ~glasses; necklace, chain of jewels;
bracelet, bangle; earring, ~ear jewel; brooch, ~pin; jewel, gem, precious stone; fabric, ~cloth;
wool, ~fleece; pocket, ~pouch; zip, zipper;

breakfast, morning meal; lunch, midday meal; supper, dinner, evening meal; snack, bite to eat;
dessert, pudding, ~sweet; ~starter, appetizer; sweets, candy; biscuit, cookie; bun, ~roll;
sandwich, ~filled roll; crisps, potato chips; ~chips, fries; beef, cow meat; pork, pig meat;
minced meat, ground meat; sausage, ~banger; soup, broth; stew, ~casserole; aubergine, eggplant;
courgette, zucchini; maize, corn; groundnut, peanut; prawn, shrimp; yoghurt, yogurt; cheese,
~dairy product; spice, seasoning; ingredient, ~component; recipe, cooking instructions; beverage,
drink; juice, ~fruit drink; lemonade, ~soft drink; beer, ale; cuisine, ~cooking; diet, ~eating
plan; restaurant, eatery; cafe, coffee house, coffee shop; pub, ~bar; canteen, cafeteria; grocery,
food shop; bakery, baker's; supermarket, ~grocery store; pharmacy, drugstore; shop, store;
department store, ~big shop; market, ~marketplace; mall, shopping centre; bookshop, bookstore;
factory, ~works; workshop, ~work room; warehouse, storehouse; headquarters, head office, main
office; hospital, ~clinic; laboratory, lab; kindergarten, nursery school; college, ~university;
classroom, schoolroom; lecture, ~talk; lesson, ~class; exam, examination; homework, ~school work;
diploma, ~certificate; subject, ~topic; cinema, movie theatre; film, movie; theatre, playhouse;
museum, ~exhibition building; gallery, art gallery; exhibition, ~show; zoo, animal park;
playground, play area; stadium, ~arena; gym, fitness studio; swimming pool, pool; prison, jail,
gaol; church, ~house of worship; graveyard, cemetery; monument, memorial; statue, ~sculpture;
fountain, ~water jet; town hall, city hall; post office, ~post; police station, ~police post; fire
station, ~firehouse; campsite, camping ground; farm, ~homestead; lighthouse, ~beacon; quarry,
stone pit; power station, power plant;

summit, peak, ~top; valley, vale; slope, hillside; cliff, ~rock face; cave, cavern; forest, woods,
woodland; jungle, rainforest; meadow, ~grassland; pasture, grazing land; desert, ~dry land; swamp,
marsh, bog; river, ~waterway; stream, brook, creek; canal, ~waterway; waterfall, ~falls; lake,
~body of water; sea, ocean; coast, seaside, seashore; beach, ~shore; island, isle; peninsula,
~headland; dune, sand hill; glacier, ice field; volcano, fire mountain; landscape, scenery;
countryside, rural area; village, ~settlement; ~capital, capital city; suburb, outskirts;
district, neighbourhood, ~quarter; region, ~area; ~country, nation; continent, ~part of the world;
soil, ~earth; stone, ~rock; pebble, small stone; mud, ~dirt; smoke, ~fumes; storm, tempest;
thunderstorm, ~storm; rain, ~rainfall; drizzle, light rain; fog, mist; breeze, light wind; flood,
flooding; drought, dry spell; earthquake, quake, tremor; sunrise, dawn, daybreak; sunset, dusk,
nightfall; noon, midday; autumn, ~fall; ~spring, springtime; summer, summertime; winter,
wintertime; day off, free day; sunshine, sunlight; sky, ~heavens;

animal, creature, ~beast; pet, ~house animal; dog, hound; puppy, young dog; cat, ~feline; kitten,
young cat; rabbit, bunny; hare, ~wild rabbit; mouse, ~rodent; pony, small horse; mare, female
horse; stallion, male horse; donkey, ass; ~calf, young cow; pig, hog; lamb, young sheep; hen,
~chicken; rooster, cock; duckling, young duck; goose, ~water bird; pigeon, dove; bird, ~feathered
animal; eagle, ~bird of prey; parrot, talking bird; owl, night bird; seagull, gull; tortoise,
turtle; snake, serpent; insect, ~bug; butterfly, ~winged insect; ladybird, ladybug; bee, honeybee;
worm, earthworm; herd, ~flock; nest, ~bird home; beehive, hive; kennel, doghouse; ~stable, horse
barn; cage, ~enclosure; feather, plume; fur, ~pelt; paw, ~foot; beak, ~bill; bush, shrub; flower,
blossom, bloom; seed, ~kernel; weed, unwanted plant; crop, ~harvest; orchard, fruit garden;
vineyard, wine garden; greenhouse, glasshouse; mushroom, ~fungus; bouquet, bunch of flowers; fir,
~conifer; herb, ~kitchen plant;

belly, stomach, tummy; throat, ~gullet; skull, ~head bone; forehead, brow; eye, ~eyeball; knee,
~leg joint; wound, injury; illness, disease, sickness; fever, high temperature; cough, ~coughing;
headache, head pain; pain, ache; flu, influenza; medicine, medication, ~drug; pill, ~tablet;
bandage, ~dressing; injection, ~jab; ~operation, ~surgery; cure, ~remedy; ~patient, sick person;
allergy, ~intolerance; pregnancy, ~being pregnant; funeral, burial; wedding, marriage ceremony;
divorce, ~end of the marriage; birthday, ~day of birth; anniversary, ~jubilee; ~party,
celebration; parade, procession; banquet, feast; gift, ~present; surprise, ~unexpected thing;
invitation, ~invite; reunion, ~get-together; appointment, ~arranged meeting; conversation, ~talk,
chat; discussion, debate; quarrel, ~argument, ~row; fight, brawl; agreement, ~deal; contract,
~written agreement; promise, ~pledge, vow; proposal, suggestion; idea, ~thought; opinion, ~view;
advice, ~counsel; choice, ~selection; plan, ~scheme; project, ~undertaking; task, assignment;
~duty, obligation; ~job, occupation, profession; career, working life; hobby, pastime, leisure
activity; salary, wage, ~pay; income, ~earnings; bonus, ~extra pay; pension, retirement pay; rent,
~rental payment; price, ~cost; fee, ~charge; fare, ticket price; tax, ~levy; discount, price
reduction; ~bill, invoice; receipt, ~proof of payment; debt, money owed; loan, borrowed money;
savings, saved money; cash, ~ready money; coin, ~piece of money; profit, ~gain; budget, ~money
available; revenue, turnover; ~fine, penalty; prize, award; trophy, winner's cup; donation,
contribution; inheritance, legacy; property, possessions, belongings; purchase, ~thing bought;
auction, ~public sale; company, firm, ~business; corporation, ~big company; organisation,
organization; team, ~squad; ~staff, personnel, workforce; committee, ~board; government,
~administration; parliament, ~national assembly; election, ~vote; ~vote, ballot; law, ~statute;
rule, ~regulation; permit, licence, permission; ~crime, offence; murder, killing; theft, stealing;
~trial, court case; verdict, ~judgement; evidence, proof; clue, hint; suspect, ~accused person;
collision, crash; disaster, catastrophe; danger, ~peril; war, armed conflict; battle, ~combat;
army, armed forces; gun, firearm; sword, ~blade; bomb, explosive; explosion, blast; enemy camp,
~enemy side; toy, plaything; doll, ~toy figure; chess, ~board game; kite, ~paper kite;
competition, contest; tournament, championship; ~training, ~practice; speed, ~pace, velocity;
width, breadth; amount, quantity; dozen, ~twelve; ~piece, bit; pile, heap, stack; list, ~listing;
type, kind, sort; edge, ~rim; middle, centre, center; ~bottom, underside; top floor, ~upper floor;
ground floor, first level; ~end, ending; moment, ~instant; period, ~span of time; century, hundred
years; decade, ten years; fortnight, two weeks; schedule, timetable; deadline, due date; calendar,
~almanac; diary, journal; postcard, ~picture card; e-mail, email; telegram, ~wire; envelope,
~letter cover; ~stamp, postage stamp; signature, signed name; surname, last name, family name;
forename, first name, given name; nickname, pet name; phrase, ~expression; paragraph, ~section of
text; chapter, ~section; book, ~volume; novel, ~book; story, tale; fairy tale, ~tale; poem,
~verse; newspaper, ~daily paper; magazine, periodical; dictionary, wordbook; textbook, schoolbook;
notebook, exercise book; ~manual, handbook, instruction book; certificate, ~official paper;
language, ~tongue; accent, way of speaking; question, query; answer, reply, ~response; rumour,
gossip; truth, ~real facts; joke, ~funny story; ~saying, proverb; motto, slogan; riddle,
brain-teaser; mistake, error; problem, difficulty, ~trouble; solution, ~way out; purpose, aim;
result, outcome; ~effect, consequence; success, ~good result; failure, ~bad result; skill,
~ability; knowledge, ~what one knows; ~memory, recollection; dream, ~vision; wish, ~desire; fear,
~dread; joy, happiness, ~delight; sadness, sorrow, grief; anger, rage; ~love, affection; hatred,
hate; courage, bravery; habit, ~custom; tradition, ~old custom; religion, faith; god, deity;
ghost, ~spirit; devil, demon; magician, wizard; witch, sorceress; hero, ~brave person; monster,
~beast; song, ~tune; melody, tune; concert, ~musical performance; ~band, music group; orchestra,
~musicians; choir, group of singers; painting, ~picture; ~drawing, sketch; photo, photograph,
snapshot; portrait, ~picture of a person; sculpture, ~carved figure; role, ~part; audience,
spectators; performance, ~show; premiere, first performance, first night; rehearsal, practice
session; applause, clapping; colour, color, hue; crayon, coloured pencil; ink, ~writing fluid;
glue, adhesive; password, secret word, passcode; username, login name, ~account name; website, web
page, ~site; software, ~program; ~application, app; database, ~data store; backup, safety copy;
outage, ~failure; folder, ~directory; ~screen, ~display; charger, charging device; ~socket, power
point; headphones, earphones; loudspeaker, ~speaker; microphone, mic; screenshot, ~picture of the
screen; ~storage, storage space; timeout, time limit; warranty, guarantee; sensor, detector;
gauge, ~meter; ~scales, weighing machine; thermometer, temperature gauge; microscope, ~magnifier;
telescope, ~spyglass; experiment, ~scientific test; invention, ~new device; theory, ~hypothesis;
method, procedure, ~way; sample, specimen; measurement, ~reading; planet, ~world; comet, tailed
star; eclipse, darkening of the sun; timber, lumber, ~wood; brick, ~building stone; garbage truck,
bin lorry; fire engine, fire truck; ambulance, ~emergency vehicle; bus stop, ~stop; parking space,
parking spot; car park, parking lot; driving licence, driver's license; number plate, licence
plate, license plate; accelerator, gas pedal; boot of the car, ~trunk; postman, mailman; postcode,
zip code, postal code; ground meat, ~mince; cutlery, silverware; bill of fare, ~menu; host
country, ~host nation; mother tongue, native language; ~home town, place of birth, birthplace;
hiding place, hideout, ~secret place; meeting point, meeting place; starting time, start time;
departure time, time of departure; arrival time, time of arrival; opening time, ~opening hour;
phone number, telephone number; room number, number of the room; serial number, ~serial; access
code, entry code; date of birth, birth date; number of pages, page count; location, ~place;
"""

# Behind the colon, what is of the kind before it. A general word may stand for a specific one
# while a sequence has nothing else of that kind; not for one with "~", which has other meanings too.
KINDS_OF_THINGS = """
animal, creature: lion, tiger, leopard, cheetah, jaguar, panther, lynx, wolf, fox, ~bear,
elephant, giraffe, zebra, camel, llama, alpaca, kangaroo, koala, monkey, gorilla, chimpanzee,
horse, pony, donkey, mule, cow, goat, sheep, pig, dog, cat, rabbit, hare, hamster, mouse, rat,
squirrel, beaver, otter, badger, hedgehog, ~mole, deer, moose, elk, reindeer, bison, buffalo, yak,
antelope, gazelle, walrus, ~seal, dolphin, whale, hippo, rhinoceros, crocodile, alligator, lizard,
chameleon, iguana, snake, cobra, tortoise, turtle, frog, toad, newt, lemur, meerkat, mongoose,
raccoon, skunk, ferret, jackal, coyote, hyena, ~bat, octopus, lobster, crab, snail, spider,
scorpion, puffin, pelican, penguin; bird: eagle, falcon, hawk, owl, parrot, canary, ~crow, raven,
magpie, sparrow, ~robin, swan, goose, ~duck, chicken, hen, heron, stork, ostrich, flamingo,
peacock, seagull, pigeon, woodpecker, kingfisher, albatross, pheasant, ~turkey, vulture, ~swallow,
cuckoo; fish: salmon, trout, tuna, herring, cod, ~carp, eel, shark, mackerel, sardine; insect:
bee, wasp, ant, butterfly, moth, beetle, mosquito, dragonfly, grasshopper, flea, ladybird;
instrument, musical instrument: violin, viola, cello, guitar, piano, harp, flute, clarinet, oboe,
bassoon, trumpet, trombone, tuba, saxophone, accordion, harmonica, banjo, mandolin, ukulele, lute,
fiddle, bagpipes, xylophone, lyre, sitar; boat: kayak, canoe, dinghy, yacht, rowboat, sailboat,
ferry, raft, gondola, barge; vehicle: car, truck, lorry, van, bus, tractor, motorcycle, scooter,
ambulance, limousine, jeep, convertible, hatchback, minibus, camper, taxi, wagon, bulldozer,
forklift, tram, bicycle, snowplough; flower: ~rose, tulip, lily, daisy, orchid, sunflower,
daffodil, carnation, poppy, marigold, ~iris, snowdrop, crocus, dahlia, peony, geranium, jasmine;
tree: oak, beech, birch, maple, ~pine, fir, spruce, elm, ~ash, willow, poplar, cedar, chestnut,
linden, larch, yew, sycamore, cypress; fruit: apple, pear, banana, peach, plum, cherry, apricot,
mango, pineapple, papaya, melon, grape, kiwi, strawberry, raspberry, blueberry, blackberry, fig,
pomegranate, nectarine, lemon; vegetable: carrot, potato, onion, cabbage, cucumber, pumpkin, leek,
turnip, cauliflower, broccoli, spinach, lettuce, radish, beetroot, celery, parsnip, pea, lentil,
aubergine, courgette; nut: hazelnut, walnut, almond, peanut, cashew, pistachio, pecan; spice:
cinnamon, nutmeg, ~pepper, paprika, cardamom, saffron, turmeric, cumin, coriander; herb: basil,
parsley, thyme, rosemary, oregano, dill, ~mint, ~sage; tool: hammer, ~saw, screwdriver, wrench,
spanner, pliers, chisel, axe, shovel, rake, hoe, ~drill, sickle, scythe, crowbar, hatchet, spade,
mallet; dish, meal: soup, stew, lasagne, pizza, curry, goulash, risotto, paella, omelette,
pancake, spaghetti, casserole, moussaka, borscht, chowder, gazpacho, falafel, dumpling, pie,
~roast, noodle; cake, dessert: cheesecake, strudel, tart, ~brownie, muffin, cupcake, gingerbread;
drink, beverage: coffee, tea, cocoa, lemonade, beer, wine, whisky, vodka, cider, juice, champagne;
relative, family member: aunt, uncle, cousin, nephew, niece, grandmother, grandfather, sister,
brother, grandson, granddaughter, stepfather, stepmother, grandma, grandpa; piece of furniture:
~table, ~chair, sofa, couch, armchair, wardrobe, cupboard, desk, bookcase, dresser, sideboard,
bench, stool, ~cabinet; piece of clothing, garment: coat, jacket, shirt, blouse, ~dress, skirt,
sweater, cardigan, trousers, scarf, glove, sock, hat, ~cap, kimono, ~vest, waistcoat, jeans; piece
of jewellery: necklace, bracelet, ~ring, brooch, earring, pendant, tiara; container: box, crate,
barrel, basket, jar, bucket, ~chest, casket, suitcase, ~bag, hamper, ~trunk; sport: ~football,
tennis, badminton, golf, hockey, ~cricket, ~rugby, ~volleyball, ~basketball, ~baseball, ~handball,
judo, karate, ~fencing, archery, ~rowing, swimming, ~boxing, ~wrestling, ~cycling, ~skiing; game:
chess, draughts, poker, dominoes, backgammon, bingo; metal: ~iron, ~copper, ~bronze, brass, ~tin,
zinc, nickel, aluminium, ~steel; gem, jewel: ruby, emerald, ~diamond, sapphire, amethyst, topaz,
opal, garnet; stone, rock: granite, marble, limestone, sandstone, slate, basalt; medicine, drug:
aspirin, ibuprofen, insulin, penicillin, paracetamol, antibiotic, cortisone; illness, disease:
flu, measles, mumps, malaria, pneumonia, asthma, tuberculosis, cholera; weapon: sword, dagger,
rifle, pistol, spear, revolver, cannon, axe; toy: doll, kite, teddy, yo-yo, puppet, ~rattle;
building: ~church, castle, palace, tower, barn, warehouse, factory, ~school, hospital, hotel,
museum, library, theatre, chapel, mosque, temple, cathedral, monastery, lighthouse, skyscraper,
cottage; shop, store: bakery, bookshop, pharmacy, supermarket, boutique, butcher's; device,
machine: printer, scanner, laptop, computer, toaster, blender, mixer, kettle, dishwasher,
microwave, heater, ~fan, ~phone, ~radio, ~television, router, camera, projector; dog: poodle,
terrier, spaniel, labrador, beagle, dachshund, retriever, greyhound, puppy; worker: bricklayer,
carpenter, plumber, electrician, roofer, welder, mechanic; musician: violinist, pianist, drummer,
guitarist, cellist, flautist, trumpeter, organist; artist: painter, sculptor, potter, sketcher;
scientist: biologist, ~chemist, physicist, botanist, geologist, astronomer, zoologist; subject:
geography, biology, chemistry, physics, mathematics, algebra, geometry, ~history, economics; work
of art: ~painting, sculpture, statue, ~portrait, mosaic, etching; publication: newspaper,
magazine, brochure, leaflet, journal; body of water: lake, pond, lagoon, reservoir; material,
fabric: cotton, wool, silk, linen, velvet, denim; season: ~spring, ~summer, ~autumn, ~winter;
meal: ~breakfast, ~lunch, ~dinner, ~supper; timepiece: clock, wristwatch, sundial; writing tool:
pen, pencil, crayon, quill; kitchen tool: ladle, whisk, spatula, grater, colander; pot, pan:
saucepan, wok, cauldron; seat: ~chair, stool, bench, armchair; grain: wheat, barley, rye, oats,
maize, rice; vessel: ship, frigate, steamer, tanker, schooner; dance: waltz, tango, polka, ballet,
foxtrot; document: passport, certificate, contract, licence, diploma, ~permit; piece of luggage:
suitcase, rucksack, backpack; room: kitchen, bedroom, bathroom, pantry, attic, cellar; measuring
device: barometer, thermometer, altimeter, compass, sextant;
"""

IRREGULAR_PLURALS = """
man men, woman women, child children, schoolchild schoolchildren, person people, mouse mice, goose
geese, tooth teeth, foot feet, ox oxen, sheep sheep, deer deer, fish fish, wife wives, knife
knives, life lives, leaf leaves, loaf loaves, shelf shelves, half halves, thief thieves, calf
calves, wolf wolves, salmon salmon, trout trout, aircraft aircraft, spacecraft spacecraft,
fisherman fishermen, policeman policemen, fireman firemen, watchman watchmen, salesman salesmen,
seaman seamen, postman postmen, mailman mailmen, repairman repairmen, hero heroes, potato
potatoes, tomato tomatoes, volcano volcanoes, mosquito mosquitoes, mango mangoes, bison bison,
moose moose, series series, barracks barracks, roadworks roadworks,
person next door people next door, member of staff members of staff,
brother or sister brothers or sisters, work of art works of art, body of water bodies of water,
piece of furniture pieces of furniture, piece of clothing pieces of clothing, piece of jewellery
pieces of jewellery, piece of luggage pieces of luggage, place to stay places to stay, head of
state heads of state, place of birth places of birth, bite to eat bites to eat, bunch of flowers
bunches of flowers, date of birth dates of birth, writer of poems writers of poems, writer of
novels writers of novels, police officer police officers, time of departure times of departure,
time of arrival times of arrival, human humans, ottoman ottomans, talisman talismans
"""

# These have no other number, so that they are never taken for a plural or given one.
WITHOUT_PLURAL = """
accommodation, lodging, luggage, baggage, bags, furniture, equipment, clothes, clothing, garments,
trousers, pants, jeans, denims, scissors, shears, spectacles, eyeglasses, pyjamas, nightclothes,
trainers, sneakers, stockings, tights, stairs, staircase, steps, rubbish, garbage, trash, petrol,
gasoline, fuel, bread, meat, beef, pork, corn, maize, cheese, juice, customs, headquarters,
weather, rain, snow, hail, fog, mist, smoke, dust, mud, sand, soil, earth, money, cash, savings,
saved money, pay, earnings, staff, personnel, workforce, advice, evidence, proof, knowledge,
homework, surgery, sadness, sorrow, grief, joy, happiness, delight, anger, rage, courage, bravery,
love, affection, hatred, hate, fear, dread, applause, clapping, spectators, audience, ink, wool,
leather, gold, iron, timber, lumber, rubber, cement, plastic, autumn, fall, spring, springtime,
summer, summertime, winter, wintertime, noon, midday, dawn, daybreak, dusk, nightfall, sunshine,
sunlight, property, possessions, belongings, sweets, candy, crisps, chips, fries, outskirts,
seaside, seashore, woods, woodland, scenery, twelve, cutlery, silverware, storage, storage space,
software, armed forces, mathematics, physics, economics, gymnastics, surrounding, potato chips,
headphones, earphones, scales, minced meat, ground meat, cow meat, pig meat, crossroads, bagpipes,
pliers, football, tennis, chess, copper, bronze, brass, tin, zinc, lead, nickel, aluminium, steel,
granite, coffee, tea, cotton, silk, linen, velvet, cinnamon, nutmeg, pepper, paprika, saffron,
flu, influenza, measles, mumps, malaria, asthma, spaghetti, rural area, safety copy, money owed,
borrowed money, retirement pay, capital city, cattle, offspring, poultry
"""
