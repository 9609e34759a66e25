"""Sentences of animals, plants, weather, farms, journeys and the body; marked as in
everyday_frames.py."""

WILD = """
{creatures_cap} ~live=live in the {landform} near {city} and feed on {wildplant}.
{creatures_cap} ~have been seen in the {landform} since {year}.
{creatures_cap} ~can be heard in the {landform} when {condition}.
A lot of {wildplant} ~grows=grow in the {landform} except near the {water}.
{few_cap} {creatures} ~were counted in the {landform} by {person} {before}.
The {bird} ~builds=build its nest {under} the {furniture} every {month}.
The {bird} ~was ringed in {country} and found in the {landform} {duration} later.
The {bird} ~laid=lay {few} eggs in an old {garment} near the {spot}.
The {bird} ~flew=fly {distance} in {duration} / before it ~reached=reach {city}.
The {bird} ~feeds=feed on {creatures} and sleeps in the {landform}.
The {bird} ~is {property} than the {bird2} and can dive {height} deep.
The young {bird} ~was fed with {food} by the children of the {group}.
The {bird} that broke its wing in {month} ~is now kept by {person}.
{bird_cap} feathers ~were found in the {landform} by {a_official}.
The {creatures} ~left=leave the {landform} because of {cause}.
The {creatures} ~hide=hide among the {wildplant} / as soon as {condition}.
The {creatures} in the {landform} ~come=come out at {time} to look for {food}.
The {creatures} ~were driven out of the {landform} by the {creatures2}.
The {landform} ~is covered with {wildplant} from {month} to {month2}.
The {landform} ~is {distance} from the {spot} and can be reached {manner}.
The {landform} ~was formed by {a_disaster} long before {city} was built.
The {landform} behind the {spot} ~belongs=belong to {person}.
The {landform} ~is home to {creatures}, {creatures2} and the {bird}.
The path through the {landform} ~is {length} long and closed when {condition}.
The path to the {landform} ~leads=lead past the {spot} and over a {adjective} bridge.
In the {landform} one ~finds=find {wildplant}, which the {creatures} like to eat.
In {month}, the {water} ~rose=rise by {height} and flooded the {spot}.
The {water} ~is {height} deep at the {landform} and full of {creatures}.
At the {landform}, the {workers} ~planted=plant {few} trees {purpose}.
Near the {landform}, {person} ~discovered=discover a rare {bird} {before}.
Among the {wildplant}, {first} ~found=find a nest with {few} eggs.
The oldest tree in the {landform} ~is {a_tree} of {few} years.
The {tree} by the {spot} ~was felled in {year} because {reason}.
The {tree} ~lost=lose its leaves in {month}, / while the {tree2} ~kept=keep them.
A {tree} ~fell=fall on the {spot} during the {disaster} in {month}.
The {disaster} ~came=come from {country} and lasted {duration}.
The {disaster} ~left=leave {few} {workers} without a roof in {city}.
The {disaster} ~destroyed=destroy {share} of the {crops} near {city}.
The {weather} ~was so bad that the {occasion} ~was put off until {weekday}.
The wind ~reached=reach {speed} at the {landform} {before}.
It ~rained=rain for {duration}, / so the {landform} ~turned=turn into a lake.
It ~was {degrees} in {city} / when the {device} ~broke=break.
Snow ~lay=lie {height} deep at the {landform} until {month}.
If {condition}, / the {creatures} ~move=move to the {landform}.
Unless it rains, / the {crops} ~will have to be watered {frequency}.
Because of {cause}, the {landform} ~was closed to visitors in {month}.
Once the {water} ~had frozen, / {few} {creatures} ~crossed=cross it.
"""

FARMS = """
The farmer ~sold=sell {few} {animals} to {a_job} from {city} {before}.
The farmer ~waters=water the {crops} {manner} {frequency}.
The farmer's {kin} ~drove=drive the {animals} to the {landform} {manner}.
The farm by the {landform} ~has=have {few} {animals} and a shop for {food}.
The farm ~was bought in {year} by {person}, who grows {crops} and {crops2} there.
The {crops} ~are picked by hand in {month} and sold at the {spot}.
The {crops} ~were planted too late / because {reason}.
The {crops} from {country} ~cost=cost {price} a box at the {spot}.
The {crops} ~need=need {quantity} of water a day when {condition}.
The {animal} ~gives=give {quantity} of milk a week and eats {wildplant}.
The {animal} of our {official} ~weighs=weigh {weight} and is called {pet}.
The {animal} ~was so {feeling} that it bit {a_official} {before}.
The {animal} ~ran=run {distance} / before {first} ~caught=catch it.
The {animal} ~got=get into the {officeplace} {manner} and ate the {document}.
The {animal} ~was trained by {first} to carry {goods} to the {spot}.
The {animals} ~were moved to the {landform} because of {cause}.
The {animals} ~are fed {frequency} with {food} and {crops}.
The vet ~examined=examine {few} {animals} in {duration} {before}.
The beehives in the {landform} ~gave=give {quantity} of honey in {year}.
The fence around the {landform} ~is {height} high and made of {stuff}.
The harvest of {crops} ~was {property} than in {year}.
The smell of {wildplant} ~reminds=remind {first} of {country}.
Of the {few} {animals} in the barn, only the {colour} one ~survived=survive.
{share_cap} of the {crops} ~were eaten by {creatures} within {duration}.
{person} ~makes=make jam from {crops} and sells it at the {occasion}.
{person} ~keeps=keep {creatures} in the garden {purpose}.
{person} ~has bred {animals} in {country} for {duration}.
{person} ~mows=mow the {landform} {frequency} {purpose}.
{first} ~picked=pick {quantity} of {crops} {before} and cooked {dish}.
{first} ~treated=treat the sick {animal} with {remedy} and a lot of patience.
{first} ~dug=dig a hole {height} deep / and ~planted=plant {a_tree} in it.
We ~lost=lose {few} {animals} when the {disaster} hit the farm.
Our {animals} ~like=like {wildplant} better than {food}.
"""

JOURNEYS = """
{person} ~walked=walk {distance} through the {landform} {purpose}.
{person} ~crossed=cross the {landform} {manner} and reached {city} at {time}.
{person} ~travelled=travel from {city} to {city2} {manner} in {year}.
{person} ~photographed=photograph {few} {creatures} in {country} for a {kindof} museum.
{person} ~slept=sleep near {a_spot} on the way from {city} to {country}.
{person} ~was rescued from the {landform} by {workers} after {duration}.
{person} ~sprained=sprain the {body} while climbing the {landform} {before}.
{person} ~caught=catch {illness} in {country} and stayed in bed for {duration}.
{person} ~has visited {few} countries, among them {country} and {country2}.
{first} ~followed=follow the tracks of {creatures} into the {landform}.
{first} ~heard=hear {sound} from the {landform} at {time}.
{first} ~woke=wake up because of {sound} in the {officeplace}.
{first} ~felt=feel {feeling} when the {ship} left for {country}.
{first} ~was {feeling} / because the {bird} ~had flown away.
{first} ~took=take {drink} against {illness} {frequency}.
{first} ~swam=swim {distance} in the {water} near {city} {before}.
The journey from {city} to the {landform} ~took=take {duration} and cost {price}.
The guide ~led=lead the {group} through the {landform} {manner}.
The guide ~warned=warn us that the {landform} ~is dangerous if {condition}.
The expedition to {country} ~was led by {person} and paid for by {company}.
The tent ~was blown into the {water} / while {first} ~was {activities}.
The {ship} ~was built in {city} in {year} and carries {few} {workers}.
The {ship} ~had=have to wait off {city} for {duration} because of {cause}.
The {vehicle} ~got=get stuck in the {landform} and was pulled out by {a_vehicle}.
The lighthouse on the {landform} ~is {height} high and was built in {year}.
The island ~lies=lie {distance} from {city} and has {few} inhabitants.
Visitors to the {landform} ~must not pick {wildplant} or feed the {creatures}.
Against {illness}, my {kin} ~drinks=drink {drink} with {ingredient} {frequency}.
The sore {body} of {first} ~was treated with {remedy} for {duration}.
We ~set off at {time} {purpose} and came home at {time2}.
We ~lost=lose our way in the {landform} because of {weather} and {weather2}.
We ~camped=camp by the {water}, {distance} from the {spot}.
I ~have never seen so many {creatures} as in the {landform} near {city}.
I ~saw=see {a_bird} and {few} {creatures} on the way to the {spot}.
I ~was {feeling} / when the {official} ~told=tell me about the {disaster}.
My {kin} ~showed=show me how to tell the {bird} from the {bird2}.
You ~can reach the {landform} in {duration} if you start at the {spot}.
You ~will need {goods}, a {tool} and some {food} in the {landform}.
"""
FRAMES_OF_NATURE = "".join((WILD, FARMS, JOURNEYS)).strip().split("\n")
FRAMES_OF_NATURE = [frame for frame in FRAMES_OF_NATURE if frame]
