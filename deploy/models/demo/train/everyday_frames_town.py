"""Sentences of streets, houses, schools, news and hobbies; marked as in everyday_frames.py."""

TOWN = """
The {spot} ~was closed {before} because {reason}.
The {spot} ~is {distance} from the {place} and opens at {time}.
The {spot} ~will be rebuilt in {year} {purpose}.
The {spot} in {city} ~offers=offer {service} and {service2} to {workers}.
The {spot} on {street} ~was sold to {company} for {price}.
The {spot}, which burned down in {year}, ~was built by {workers} from {country}.
The {spot} ~used=use to be a {shop} until {person} bought it.
The {spot} ~is cleaned {frequency} by {workers}.
The {official} ~opened=open the {spot} in {month} with a speech about {hobby}.
The {official} ~promised=promise a new {spot} {purpose}.
The {official} of {city} ~wants=want to close the {spot} because of {cause}.
The {official} who lives above the {shop} ~keeps=keep {a_bird} in the {room}.
The former {official} of {city} ~collects=collect {goods} and {adjective} {objects}.
The old {shop} ~was torn down {manner} to make room for {a_spot}.
The town ~spent=spend {price} on {goods} for the {spot}.
The town ~planted=plant {few} trees between the {spot} and the {spot2}.
The {vehicle} ~was parked in front of the {spot} for {duration}.
The {vehicle} ~hit=hit the {spot} at {speed}, / but nobody ~was hurt.
The {vehicle} from {city} ~stops=stop at {counter} for {duration}.
The train to {city} ~leaves=leave from {counter} at {time}, not at {time2}.
The trip to {city} ~was cancelled because of {cause}.
The tickets ~can be bought at {counter} or from the {official}.
The tram ~runs=run from the {spot} to the {spot2} {frequency}.
The bridge near the {spot} ~is {height} high and was paid for by {company}.
The statue at the {spot} ~shows=show {a_official} with {a_animal}.
The museum ~paid=pay {price} for {a_object} that {first} found in the {landform}.
The cinema ~shows=show a film about {creatures} on {weekday} at {time}.
The police ~are looking for {a_job} in a {colour} {garment}.
The police ~stopped=stop {a_vehicle} with {few} {animals} near the {spot}.
The fire at the {spot} ~was put out by {workers} in {duration}.
The thieves ~broke=break into the {spot} {manner} and took {few} {goods}.
The thieves ~were caught in {city} / when they ~tried=try to sell the {device}.
The burglar ~left=leave behind {a_garment}, {a_tool} and a lot of {food}.
{few_cap} people ~were waiting at the {spot} when the {vehicle} broke down.
{share_cap} of the {workers} in {city} ~are against the new {spot}.
More and more {workers} ~move=move to {city} because of {cause}.
Nobody ~is allowed to park at the {spot} without a {document}.
Somebody ~has painted the {spot} {colour} {manner}.
Nearly all offices near the {spot} ~are closed on {weekday}.
At the {spot}, {few} {workers} ~were demanding {service} and higher wages.
From {time} until {time2}, the {spot} ~was without power because of {cause}.
Instead of a {shop}, {company} ~plans=plan {a_spot} on {street}.
Next to the {spot} ~stands a house that {person} built in {year}.
On {date}, the {group} ~will march from the {spot} to the {place}.
It ~is said that the {spot} ~was built on the grave of {a_official}.
Whoever parks at the {spot} ~has=have to pay {price} an hour.
"""

HOMES = """
{person} ~rents=rent a flat above the {spot} for {price} a month.
{person} ~built=build the {furniture} out of {stuff} and {stuff2} in {duration}.
{person} ~shares=share a house in {city} with {few} {animals} and {a_official}.
{person} ~has lived on {street} since {year} and never owned a {vehicle}.
{person} ~grows=grow {crops} on the roof of the {spot} {purpose}.
{first} ~turned=turn the {room} into a workshop for {hobby}.
{first} ~sweeps=sweep the {room} {manner} {frequency}.
{first} ~lost=lose the key of the {room} / while {first2} ~was {activities}.
{first} ~cooked=cook {dish} for {few} {workers} in the {room} of the {spot}.
{first} ~smelled=smell {ingredient} / and ~knew=know that {first2} was home.
{first} ~bought=buy {goods}, {ingredient} and {a_tool} for {price}.
{first} ~prefers=prefer {drink} to {drink2}, especially in {month}.
{first} ~keeps=keep the {document} in a {container} {under} the {furniture}.
The {kin} of {first} ~left=leave the {furniture} to {a_official} in {city}.
The {room} ~is {property} than the {room2} but has no {furniture}.
The {room} ~was heated with {stuff} until {person} bought {a_device}.
The {furniture} ~was carried into the {room} by {workers} from {city}.
The {furniture} ~has=have to be polished {frequency} with {remedy}.
The {furniture} that {first} made of {stuff} ~was sold for {price}.
The {device} ~woke=wake the whole house at {time} with {sound}.
The roof ~was mended with {stuff} by {a_official} from {city}.
The neighbours ~complained=complain about {sound} from the {room}.
The neighbours ~celebrate=celebrate the {occasion} in the {room} every {month}.
The twins ~wear=wear the same {garment}, one {colour} and one {colour2}.
The baby ~fell=fall asleep / as soon as {first} ~played=play the {instrument}.
The lodger ~pays=pay {price} a week and helps with {activities}.
The cake ~was made of {ingredient}, {ingredient2} and a little {drink}.
The soup ~tastes=taste better with {ingredient} than with {ingredient2}.
Our house ~is {few} years old and was once {a_spot}.
Our heating ~broke=break {before}, / so we ~moved=move into the {room}.
Our {kin} ~mended=mend the {furniture} {manner} while we were in {country}.
"""

LEARNING = """
{person} ~teaches=teach {hobby} to {workers} in the {room} of the {spot}.
{person} ~studied=study {subject} in {city} before becoming {a_official}.
{person} ~wrote=write {titled} in {duration} after a journey through {country}.
{person} ~read=read {titled} aloud at the {occasion} in {city}.
{person} ~gave=give a talk on {hobby} at the {spot} {before}.
{person} ~came=come second at the {occasion}, just behind {person2}.
{person} ~scored=score {few} points in the {sport} match against {country}.
{person} ~broke=break the record in {sport} by {duration}.
{person} ~broke=break the {body} at {sport} and needs {duration} of rest.
{person} ~became=become famous in {country} for {activities}.
{person} ~has been interested in {hobby} since the {occasion} in {city}.
{person} ~said:=say {quoted}.
{person} ~shouted=shout from the {furniture}: {quoted}.
{first} ~learned=learn to play the {instrument} {manner}.
{first} ~practises=practise the {instrument} {frequency} for {duration}.
{first} ~wants=want to become {a_official} / because {first2} ~is one.
{first} ~asked=ask the {official} how to win at {sport}.
{first} ~missed=miss the lesson in {subject} because of {cause}.
{first} ~drew=draw {a_bird} with {stuff} on the wall of the {spot}.
{first} ~explained=explain to {first2} that {creatures} ~sleep=sleep in winter.
The pupils ~painted=paint the {spot} {colour} {purpose}.
The pupils ~collected=collect {few} {goods} for the {occasion}.
The teacher of {subject} ~fell=fall ill / so {first} ~took=take the lesson.
The lesson in {subject} ~begins=begin at {time} in the {officeplace}.
The play ~was about {a_official} who falls in love with {a_job}.
The concert at the {spot} ~was recorded by {company} in {year}.
The choir ~sang=sing in {language} and {language2} at the {occasion}.
The team from {city} ~lost=lose by {few} points / although {first} ~played=play.
The {occasion} ~was opened with {sound} and a speech by {person}.
The {occasion} ~brought=bring in {price} for the {spot}.
The {occasion} ~starts=start at {time} in front of the {spot}.
The {occasion} ~was won by {a_official} from {city} with {few} points.
The {occasion} ~takes=take place {frequency} and is paid for by {company}.
The book {titled} ~was found under the {furniture} by {person}.
The prize for the best essay on {hobby} ~went=go to {person}.
The letters on the wall ~say=say {quoted} in {language}.
"""
FRAMES_OF_TOWN = "".join((TOWN, HOMES, LEARNING)).strip().split("\n")
FRAMES_OF_TOWN = [frame for frame in FRAMES_OF_TOWN if frame]
