"""Names of attributes that are drawn: a modifier and a head, "refund deadline". No modifier begins
an attribute's name in the tables, so that none is drawn that they hold."""

MODIFIERS: tuple[str, ...] = tuple("""
backup seasonal emergency internal refund parking harvest calibration spare activation altitude
anchor anniversary assembly asset audit autumn award baggage balcony ballast banner banquet
baseline basement battery beacon berth billing binding blasting boiler bonus booking borrowing
bottling breakfast breeding briefing broadcast budget buffer cabin cable campaign camping
cancellation cargo carpet ceremony charging charter checkout chimney circuit claim clearance client
combination compartment complaint compost concert conference confirmation connection conservation
consulting contingency contract convoy cooling corporate counter courier credit crew critical
curfew curing customs daily daytime debug decorative default defence demolition depot design
diagnostic dietary dining diplomatic direct disaster discount dispatch docking donation drilling
drying editorial educational election embarkation engine enrolment escalation evacuation
examination exchange exhibition exit export express external factory fallback family fermentation
festival filing filter finishing firing firmware fishing flight foundation franchise freezer
freight funding funeral furnace garden gate goods graduation grant greenhouse group guarantee guest
guided harbour hatching heating heritage hiring holiday honorary hourly hunting identity ignition
import incident indoor induction informal initial inspection intake interim interview introductory
irrigation jubilee judging junior jury label landing laser laundry library lighting loading local
loyalty luggage market mating member memorial messaging midday migration milking monitoring mooring
morning motion navigation nesting network night nominal notification nursery observation offshore
onboarding order orientation original outdoor outgoing overnight overtime pairing pantry patrol
payroll penalty pension permanent pharmacy pilot platform plumbing premium preparation primary
printing priority private processing procurement pruning quarantine quarterly racing recall
reception recording recovery recycling referral rehearsal relegation renewal rental replacement
rescue research reserve retail return revised rollback route safety salary sampling school scoring
screening seating seed server session settlement sewage shift shipping shooting skating snack
software sowing spawning speed sponsor spring stable stage standby station strike student studio
subscription summer sunset supplier support surplus survey swimming switchboard tasting tax
temporary tenancy testing theatre tidal timber toll touring towing trading trail transfer transit
travel trial tunnel typical uniform unloading upgrade utility vacation vaccination vault vehicle
ventilation venue veterinary village vintage visitor volunteer voting voucher wardrobe warehouse
warning warranty washing waste watering wedding weekend welcome wholesale winter wiring withdrawal
workshop youth zoning provisional limited optional highest incoming evening medical terminal
deployment discharge product hospital urgent registry domestic planting
""".split())

# The kind of the value, and nouns that such an attribute's name may end in.
_HEADS = """
code: code, reference, tag, token, key, passcode, marker, cipher, stamp, mark, locator, callsign,
  signature, voucher, label, designation, serial, credential
number: number, id, pin, account, badge, folio, record, docket, register, receipt, permit, plate,
  file, entry, identifier, registration, certificate, ticket
count: count, quota, capacity, total, tally, headcount, stock, turnout, strength, attendance,
  intake, allocation, complement, enrolment, inventory, membership, population, workforce
time: time, hour, slot, deadline, start, finish, cutoff, call, appointment, curfew, bell, opening,
  closing, departure, arrival, alarm
date: date, day, anniversary, milestone, birthday, expiry, renewal, launch, jubilee, holiday,
  premiere, inauguration, debut
colour: colour, shade, tint, hue, tone, paint, dye, pigment, stripe, trim, lacquer, glaze, varnish,
  ribbon, stain, ink, livery
word: word, keyword, name, alias, nickname, codename, handle, signal, hashtag, username, moniker,
  watchword, pseudonym, command
words: phrase, motto, slogan, line, passphrase, greeting, title, sentence, caption, message,
  heading, inscription, theme, subject, announcement, toast, headline, tagline, instruction, reply
amount: price, fee, budget, deposit, cost, charge, fine, bonus, grant, salary, wage, allowance,
  premium, rent, surcharge, toll, refund, payment, balance, fund, stipend, bid, penalty, sum,
  subsidy
length: depth, height, distance, clearance, length, width, span, range, radius, diameter, girth,
  gap, reach, spacing, perimeter, thickness, altitude, draught, wingspan, elevation, circumference,
  margin
weight: weight, load, mass, payload, tonnage, burden, ballast, heft, haul, catch, tare, dose,
  cargo, poundage
temperature: temperature, heat, setting, setpoint, threshold, reading, warmth, chill, peak, low,
  high, average, thermostat
percent: share, rate, ratio, level, percentage, proportion, fraction, stake, discount, markup,
  commission, interest, yield, tax, growth, humidity, efficiency, occupancy, concentration,
  probability
duration: interval, period, delay, duration, wait, timeout, pause, window, term, stay, phase,
  stretch, lifetime, stint, cycle, countdown, spell
full: officer, contact, manager, sponsor, deputy, supervisor, coordinator, secretary, director,
  inspector, owner, keeper, treasurer, assistant, trustee, adviser, foreman, steward, agent,
  instructor, guardian, signatory, planner, auditor
city: location, origin, destination, base, city, town, headquarters, seat, terminus, hub, venue,
  port, birthplace, site, stopover, home, capital, station
weekday: weekday, rota, shift, pickup, visit, round, delivery, collection, session, closure,
  meeting, class, rehearsal
phone: line, hotline, extension, phone, telephone, helpline, mobile, landline, fax, cell, pager,
  callback, switchboard, handset
animal: mascot, emblem, animal, pet, symbol, beast, creature, companion, totem, crest, species,
  familiar, logo, figurehead
mineral: material, fabric, wood, metal, stone, lining, cladding, covering, casing, coating, alloy,
  padding, cloth, surface, timber, frame, insulation, panelling, flooring
dish: food, dish, meal, snack, dessert, treat, speciality, starter, soup, course, breakfast, lunch,
  supper, filling, topping, cake, pudding, ration, side, delicacy, feed, appetiser
"""

HEADS: dict[str, tuple[str, ...]] = {
    kind: tuple(noun.strip() for noun in nouns.split(","))
    for kind, nouns in (line.split(":") for line in _HEADS.replace("\n  ", " ").strip().split("\n"))
}
