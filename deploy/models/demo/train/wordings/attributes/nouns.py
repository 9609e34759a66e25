"""Nouns for entities of the usual sorts: with a name before it, each is one of its sort."""

VENUE_NOUNS = tuple(noun.strip() for noun in """
abbey, airfield, airport, allotment, amphitheatre, aquarium, arboretum, archive, arena, bakery,
ballroom, bank, barn, barracks, basilica, bathhouse, boathouse, boatyard, bookshop, brewery,
bridge, bungalow, bunker, bus station, cafe, campsite, canteen, castle, cathedral, cemetery,
chapel, cinema, clinic, convent, cottage, courthouse, courtyard, creamery, dairy, depot,
distillery, dockyard, dormitory, embassy, factory, farm, farmhouse, ferry terminal, fire station,
forge, fort, foundry, garage, garden, gatehouse, golf course, granary, greenhouse, guesthouse,
gymnasium, hangar, harbour, hospital, hostel, hotel, ice rink, inn, kindergarten, laboratory,
laundry, library, lighthouse, lodge, mansion, marina, market hall, mill, monastery, mosque, museum,
nature reserve, nursery, observatory, opera house, orchard, palace, park, pavilion, pharmacy, pier,
planetarium, playground, post office, power station, quarry, railway station, ranch, reading room,
restaurant, sanatorium, sawmill, shipyard, stable, stadium, supermarket, swimming pool, synagogue,
tannery, tavern, temple, theatre, town hall, vineyard, warehouse, winery, workshop, zoo
""".replace("\n", " ").split(","))

APPARATUS_NOUNS = tuple(noun.strip() for noun in """
air conditioner, alarm system, altimeter, amplifier, assembly line, autoclave, baler, band saw,
barometer, blast furnace, blender, boiler, bottling line, bread oven, cash machine, cash register,
centrifuge, chainsaw, chiller, coffee machine, compressor, concrete mixer, conveyor, copier, crane,
crusher, dehumidifier, derrick, dishwasher, drill press, dryer, dynamo, elevator, embroidery
machine, engine, escalator, espresso machine, excavator, extruder, fax machine, floodlight,
forklift, freezer, fryer, furnace, gas meter, generator, grinder, harvester, heat pump, heater,
hoist, humidifier, hydraulic press, ice maker, incinerator, incubator, jackhammer, jukebox, kiln,
label printer, laser cutter, lathe, lawnmower, loom, loudspeaker, microscope, milking machine,
milling machine, mixer, oscilloscope, oven, photocopier, pile driver, pipe organ, plotter, printer,
printing press, projector, pump, radar, radio mast, reactor, refrigerator, robot, router, sander,
scanner, seismograph, server, sewing machine, shredder, sluice gate, smelter, solar array,
spectrometer, spinning wheel, sprinkler, stamping press, steam engine, steriliser, switchboard,
thermostat, threshing machine, ticket machine, toaster, transformer, transmitter, turbine, vending
machine, ventilator, washing machine, water meter, weather station, weighbridge, welder, winch,
wind turbine, woodchipper
""".replace("\n", " ").split(","))

TRANSPORT_NOUNS = tuple(noun.strip() for noun in """
airliner, airship, ambulance, balloon, barge, barque, bicycle, biplane, bobsleigh, bulldozer, bus,
cabin cruiser, cable car, camper van, canal boat, canoe, cargo bike, cargo ship, carriage, cart,
catamaran, coach, coal barge, container ship, convertible, corvette, coupe, cruise ship, cutter,
delivery van, dinghy, dog sled, dredger, drifter, drone, dumper, dune buggy, estate car, ferry,
fire engine, fishing boat, flatbed, floatplane, food truck, freight train, freighter, frigate,
funicular, glider, goods wagon, gondola, gyrocopter, handcart, hang glider, hatchback, hearse,
helicopter, horsebox, houseboat, hovercraft, hydrofoil, icebreaker, jeep, jet, kayak, ketch,
launch, lifeboat, limousine, locomotive, lorry, mail van, microlight, minibus, minivan, monoplane,
moped, motorbike, motorboat, narrowboat, night train, oil tanker, paddle steamer, patrol boat,
pedalo, pilot boat, police car, punt, racing car, raft, railcar, rickshaw, rowing boat, sailboat,
saloon car, schooner, scooter, seaplane, shuttle, skiff, sledge, sleeper train, sloop, snowmobile,
snowplough, speedboat, stagecoach, steamship, street sweeper, submarine, tandem, taxi, tractor,
trailer, tram, trawler, tricycle, trolleybus, tugboat, unicycle, wagon, water taxi, yacht
""".replace("\n", " ").split(","))

ORGANISATION_NOUNS = tuple(noun.strip() for noun in """
academy, accountancy firm, agency, allotment society, archery club, association, athletics club,
bar association, board, book club, boxing club, brass band, brokerage, building society, bureau,
charity, chess club, choir, circus, city council, coalition, college, commission, committee,
community trust, company, confederation, conservatory, consortium, consulate, cooperative, credit
union, cricket club, curling club, cycling club, dance school, debating society, dental practice,
department store, design studio, driving school, employment agency, ensemble, family business,
federation, fellowship, fencing club, film society, fire brigade, football club, foundation,
fraternity, gardening club, guild, hiking club, history society, hockey team, holding company,
housing association, institute, insurer, jazz band, judo club, language school, law firm, league,
lobby group, ministry, mountain rescue, music school, newspaper, night school, notary office,
orchestra, orphanage, parish, pension fund, photography club, police department, polytechnic,
primary school, publisher, quartet, radio station, record label, refinery, regiment, relief agency,
removal firm, riding school, rowing club, rugby club, sailing club, scout troop, secretariat,
security firm, seed bank, shipping line, ski club, society, squadron, startup, stock exchange,
swimming club, syndicate, tax office, tennis club, think tank, tourist board, trade union, travel
agency, tribunal, university, veterinary practice, water board, youth club
""".replace("\n", " ").split(","))

AFFAIR_NOUNS = tuple(noun.strip() for noun in """
agreement, air show, anniversary, annual report, appeal, appraisal, arbitration, archive project,
art fair, assessment, auction, audit, award, banquet, bicycle race, biennial, book fair, burglary,
campaign, carnival, census, claim, clinical trial, coaching course, colloquium, competition,
complaint, concert, conference, consultation, contract, course, debate, demolition, deployment,
dig, dispute, divorce, donation drive, election, enquiry, excavation, excursion, exhibition,
expedition, experiment, expo, fair, festival, film project, food drive, forum, fraud case,
fundraiser, funeral, gala, grant application, hackathon, handover, harvest festival, inheritance,
inquest, inspection, insurance claim, internship, investigation, irrigation scheme, jubilee,
lawsuit, lease, lecture series, lottery, marathon, masterclass, mediation, memorial, merger,
migration, mission, negotiation, open day, outing, parade, pilgrimage, pilot scheme, planning
application, premiere, procession, prosecution, purchase, raffle, rally, recital, redevelopment,
referendum, refurbishment, regatta, relocation, restoration, retreat, reunion, roadworks, rollout,
safari, sale, seminar, settlement, smuggling case, street party, strike, study, summer camp,
summit, survey, symposium, takeover, tender, tournament, trade mission, treaty, trial, upgrade,
wedding, cleanup
""".replace("\n", " ").split(","))

ARTICLE_NOUNS = tuple(noun.strip() for noun in """
accordion, amulet, armchair, atlas, backpack, bedspread, blanket, bookcase, boomerang, bracelet,
briefcase, brooch, camera, candlestick, cello, chandelier, chess set, chest, clarinet, clock, coin
collection, compass, cookbook, cradle, crystal vase, dagger, desk, diary, dictionary, doll, easel,
fishing rod, flute, fountain pen, fur coat, globe, goblet, guitar, hammock, harp, hat, helmet,
herbarium, hourglass, inkwell, jewellery box, jigsaw, kettle, keyring, kimono, kite, ladder, lamp,
lantern, ledger, letter opener, locket, magnifying glass, manuscript, mask, medal, mirror, mug,
music box, necklace, notebook, oil painting, paddle, parasol, pendant, piano, picnic hamper,
pillow, pocket watch, porcelain plate, portrait, postcard, puppet, purse, quilt, ring, rocking
chair, rucksack, rug, saddle, samovar, saxophone, scarf, sculpture, sewing box, shield, silver
spoon, sleeping bag, snow globe, snuffbox, sofa, stamp album, statue, suitcase, surfboard, sword,
tapestry, teapot, telescope, tent, tiara, toolbox, toy train, trombone, trumpet, typewriter,
ukulele, umbrella, vase, violin, walking stick, wallet, weathervane, wristwatch, dollhouse, bell
jar, laptop
""".replace("\n", " ").split(","))
