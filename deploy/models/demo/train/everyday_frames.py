"""Sentences of the everyday world with slots, one a line, for everyday_sentences.py.

`{kind}` is a slot, `{a_kind}` one with its article. `~hid=hide` marks a clause's verb with its base
form, `~was` an auxiliary, so that a question can be made of the clause. ` / ` parts clauses; a
question may be made of one of them alone. A line that begins with `!` gives an order."""

PEOPLE = """
{person} ~hid=hide the {object} {under} the {furniture} {before}.
{person} ~lent=lend {first} a {adjective} {object} for the {event}.
{person} ~taught=teach {few} children to play the {instrument} in {city}.
{person} ~grew=grow {crops} behind the {place} for {duration}.
{person} ~broke=break the {adjective} {object} while looking for the {tool}.
My {kin} ~repaired=repair {a_vehicle} with a {tool} and some {stuff}.
My {kin} ~collects=collect {adjective} {objects} from {country}.
Our neighbour {first} ~keeps=keep {few} {animals} in the {room}.
The {job} from {city} ~bought=buy {a_object} for {price}.
The {job} who fixed our {furniture} ~lives=live on {street}.
The {kin} of {person} ~drives=drive {a_vehicle} to {city} every {weekday}.
The {job} whose {animal} won the {event} ~moved=move to {country} in {month}.
The woman who ~found=find my {object} / ~was a {job} from {country}.
{person} ~wore=wear a {colour} {garment} to the {event}.
{person} and {first} ~met=meet at the {place} after the {event}.
{person} ~learned=learn {language} from {a_job} in {city}.
{person} ~forgot=forget the {garment} on the train to {city}.
{person} ~painted=paint the {room} {colour} because {reason}.
{person} ~won=win {price} with a picture of {a_animal}.
{person} ~sleeps=sleep badly / since the {animal} next door ~moved=move in.
Nobody but {person} ~knew=know how to open the {furniture}.
Only {first} ~noticed=notice the {animal} on the {furniture}.
Both {first} and {first2} ~dreamed=dream of sailing to {country}.
{person} ~was born in {city} in {year}.
{person} ~has worked as {a_job} for {duration}.
{person} ~had never eaten {dish} before the trip to {country}.
{person} ~is afraid of {animals} and {weather}.
{person} ~can juggle {few} {objects} at once.
{person} ~will marry {a_job} from {city} in {month}.
{person} ~would rather study {subject} than {subject2}.
{person} ~ran=run from the {place} to the {place2} in {duration}.
{person} ~carved=carve {a_animal} out of {stuff} for her {kin}.
{person} ~sold=sell his {object} to a {job} for {price}.
{person} ~borrowed=borrow {a_tool} from {first} and never gave it back.
{person} ~planted=plant {a_tree} beside the {place} {before}.
{person} ~dropped=drop a {container} of {ingredient} in the {room}.
{person} ~spent=spend {duration} in {country} with {few} friends.
{person} ~cooked=cook {dish} with {ingredient} for the whole {group}.
{person} ~wrote=write a song about {a_animal} and a {garment}.
{person} ~caught=catch the last {vehicle} to {city} / because {reason}.
{first} ~gave=give the {group} a {container} of {food} {before}.
{first} ~sent=send {few} postcards from {city} to her {kin}.
{first} ~called=call the {job} / when the {furniture} ~began=begin to smoke.
{first} ~ate=eat all the {food} / before {first2} ~came=come home.
{first} ~took=take the {animal} to the vet / because {reason}.
{first} ~hurt=hurt her {body} on the {furniture} {before}.
{first} ~swapped=swap a {garment} for {a_object} at the {place}.
{first}'s {kin} ~owns=own a {shop} near the {place}.
{first}'s {animal} ~escaped=escape through the {room} window {before}.
{first}'s favourite {meal} ~is {dish} with {ingredient}.
{first}, our {job}, ~speaks=speak {language} and {language2}.
{first}, who is {few} years older than {first2}, ~plays=play {sport}.
Wearing a {colour} {garment}, {first} ~walked=walk to the {place}.
Tired of {weather}, the {kin} of {first} ~moved=move to {city}.
Having lost the {object}, {person} ~waited=wait by the {furniture} for {duration}.
Known for {dish}, {person} ~runs=run a {shop} in {city}.
Unlike {first}, {first2} ~likes=like {food} with {ingredient}.
As a child, {person} ~wanted=want to become {a_job}.
After the {event}, {person} ~gave=give every guest {a_object}.
Every {weekday}, {person} ~swims=swim across the {water} with her {kin}.
At the {place}, {person} ~played=play the {instrument} for {few} people.
To reach {city}, {person} ~rode=ride {a_animal} through the {water}.
With a {tool} and a lot of patience, {person} ~opened=open the {container}.
It ~was {person} who let the {animals} out of the {place}.
It ~was in {city} that {person} first saw {a_animal}.
What {first} ~wanted=want most / ~was {a_object} made of {stuff}.
"""

THINGS = """
The {object} {under} the {furniture} ~belongs=belong to {person}.
The {colour} {garment} in the {room} ~was knitted by {first}.
The {adjective} {object} ~was found in the {place} by {a_job}.
The {adjective} {object} ~cost=cost {price} at the {shop}.
The {tool} ~is kept in the {container} {under} the {furniture}.
The {furniture} ~was made of {stuff} from {country}.
The {furniture} in the {room} ~is {few} years old.
The {container} on the {furniture} ~contains=contain {few} {objects}.
The {container} marked {colour} ~holds=hold the {ingredient}.
The {vehicle} ~broke=break down near {city} {before}.
The {vehicle} ~needs=need a new {part} before {month}.
The {vehicle} that ~hit=hit the {place} / ~was driven by {a_job}.
The {instrument} ~was stolen from the {room} {before}.
The {food} ~was baked by {first} / and the {drink} ~came=come from {city}.
The key to the {room} ~hangs=hang {under} the {furniture}.
The key of the {container} ~was swallowed by {a_animal}.
The cure for the {animal} ~was {drink} with {ingredient}.
The {object} on sale at the {shop} ~was painted {colour}.
The {object} ~is heavier than the {object2} but cheaper than the {tool}.
The {garment} ~was too small for {first} / so {first2} ~got=get it.
The {part} of the {vehicle} ~was replaced by {first} {before}.
The {part} we ordered ~comes=come from a factory in {city}.
The box of {objects} ~weighs=weigh {weight}.
The rope by the {place} ~is {length} long.
The {colour} {vehicle} outside the {shop} ~belongs=belong to the {job}.
The old {instrument} ~was a present from {person}.
The clock above the {furniture} ~stopped=stop at {time}.
The sign at the {place} ~is written in {language}.
The roof of the {place} ~was covered with {stuff}.
The bridge to the {place} ~was built by {company} in {year}.
The letter from {city} ~was signed by {person}.
The photograph on the {furniture} ~shows=show {person} with {a_animal}.
The picture above the {furniture} ~was painted in {year} by {person}.
The recipe for {dish} ~asks=ask for {few} spoons of {ingredient}.
The map in the {container} ~shows=show the way to the {water}.
The {room} door ~was left open / and {a_animal} ~walked=walk in.
The {room} ~smells=smell of {ingredient} and wet {garment}.
The {room} lamp ~was broken by {a_animal} {before}.
The bill for the {event} ~was {price}, / but {first} ~paid=pay it.
The coins in the {container} ~are from {country}.
Her {garment} ~was made from {stuff} and {colour} thread.
His first {vehicle} ~was {colour} and cost {price}.
Their {animal} ~is called {pet} and likes {food}.
A {colour} {object} ~was lying {under} the {furniture}.
A {container} of {drink} ~stood=stand on the {furniture}.
{few_cap} {objects} ~were missing from the {container} after the {event}.
{few_cap} {animals} ~were seen near the {water} {before}.
{few_cap} boxes of {food} ~arrived=arrive at the {place} at {time}.
{few_cap} of the {objects} ~were broken on the way to {city}.
One {object} ~lay=lie in the {room}, / the other ~was {under} the {furniture}.
There ~is a spare {object} {under} the {furniture}.
There ~are {few} {objects} in the {container} by the door.
There ~was {a_animal} {under} the {furniture} when we came home.
There ~were {few} {group_members} at the {event} in {city}.
There ~will be {food} and {drink} at the {place} after the {event}.
Neither the {object} nor the {tool} ~was in the {container}.
Under the {furniture} ~lives {a_animal} with {few} young ones.
Between the {place} and the {place2} ~stands a statue of {a_animal}.
Inside the {container}, {person} ~found=find {few} {objects}.
Behind the {place}, {few} {animals} ~were sleeping.
Made of {stuff}, the {object} ~survived=survive the {disaster}.
"""

PLACES = """
The {place} ~opens=open at {time} every {weekday}.
The {place} ~is closed on {weekday} because {reason}.
The {place} ~was destroyed by a {disaster} in {year}.
The {place} ~was turned into a {shop} by {person}.
The {place} in {city} ~has=have {few} towers and a {water}.
The {shop} on {street} ~sells=sell {food} and {drink}.
The {shop} ~belongs=belong to a family from {country}.
The {shop} next to the {place} ~was robbed {before}.
The {shop} ~ran=run out of {food} on {weekday}.
The {water} behind the {place} ~is {length} wide.
The {water} ~froze=freeze in {month}, / so the {animals} ~left=leave.
The {water} near {city} ~is full of {animals}.
The road to {city} ~was blocked by {a_vehicle} {before}.
The train from {city} ~arrived=arrive {duration} late / because {reason}.
The ferry to {city} ~leaves=leave from the {place} at {time}.
The bus to the {place} ~stops=stop in front of the {shop}.
The walk from the {place} to the {water} ~takes=take {duration}.
The hotel in {city} ~charged=charge us {price} for {few} nights.
The garden of the {place} ~is famous for its {crops}.
The well behind the {place} ~is {length} deep.
The school in {city} ~teaches=teach {subject} and {sport}.
The {event} ~takes=take place at the {place} on {weekday}.
The {event} ~was moved to the {place} because {reason}.
The {event} ~began=begin at {time} and lasted {duration}.
The {event} in {city} ~was won by {person}.
The {event} ~was opened by {person} with {a_instrument}.
The {event} of {year} ~ended=end with {a_disaster}.
The island ~was named after {a_animal} by {first}.
The village ~gets=get its water from the {water} behind the {place}.
The tower of the {place} ~was struck by lightning {before}.
The market in {city} ~smells=smell of {food} and {ingredient}.
In {city}, the {place} ~is painted {colour} every year.
In {month}, {few} {animals} ~moved=move into the {place}.
In {year}, the {company} factory ~burned=burn down in {city}.
In front of the {shop}, {person} ~sells=sell {food}.
On {weekday}, the {group} ~meets=meet in the {room} of the {place}.
At {time}, the bells of the {place} ~rang=ring for the {event}.
Near the {water} ~stands {a_tree} that {first} planted.
Beyond the {water} ~lies {city}, the home of the {group}.
Snow ~fell=fall on {city} for {duration} in {month}.
Heavy {weather} ~kept=keep the {group} in the {place} until {weekday}.
The {disaster} ~damaged=damage the {place} and {few} houses.
After the {disaster}, {person} ~rebuilt=rebuild the {place} with {stuff}.
During the {event}, {a_animal} ~ran=run across the {place}.
Since {year}, the {place} ~has belonged to {company}.
Until {month}, the {place} ~will be used as a {shop}.
Because of the {weather}, the {event} ~was held in the {place}.
Thanks to {person}, the {place} ~has=have a new {furniture}.
"""

MOMENTS = """
{before_cap}, {a_animal} ~stole=steal the {food} from the {furniture}.
{before_cap}, the {group} ~sang=sing {few} songs in {language}.
{before_cap}, {person} ~saw=see {few} {animals} by the {water}.
{before_cap}, the {job} ~found=find {a_object} in the {water}.
{before_cap}, we ~ate=eat {dish} in the {room} of the {place}.
When the {disaster} ~came=come, / {person} ~was cleaning the {furniture}.
When {first} ~opened=open the {container}, / {few} {animals} ~flew=fly out.
When the {vehicle} ~stopped=stop, / the {group} ~walked=walk to the {place}.
While {first} ~slept=sleep, / the {animal} ~ate=eat the {food} on the {furniture}.
While the {group} ~was in {city}, / {person} ~watered=water the {crops}.
Before the {event}, the {job} ~polished=polish the {instrument} with {ingredient}.
Before {first} ~left=leave, / {first2} ~gave=give her a {colour} {garment}.
After {duration}, the {animals} ~found=find their way back to {city}.
As soon as the {food} ~was ready, / {first} ~called=call the {group}.
If the {animal} ~is hungry, / {first} ~gives=give it {food}.
Although {first} ~is {a_job}, / she ~cannot tell {a_tree} from {a_tree2}.
Although the {furniture} ~was broken, / {person} ~paid=pay {price} for it.
Because {reason}, {person} ~slept=sleep in the {room}.
{first} ~laughed=laugh / because the {animal} ~was wearing a {garment}.
{first} ~stayed=stay in {city}, / but {first2} ~went=go on to {country}.
{first} ~brought=bring the {food}, / {first2} ~brought=bring the {drink}.
{first} ~plays=play {sport} / while her {kin} ~prefers=prefer {sport2}.
{first} ~looked=look in the {container} / and ~found=find only {a_animal}.
{first} ~said=say that the {object} ~was {under} the {furniture}.
{first} ~told=tell the {job} that the {vehicle} ~belonged=belong to {first2}.
{first} ~believes=believe that {animals} ~bring=bring good luck.
{first} ~asked=ask the {job} for {a_tool} and some {stuff}.
{first} ~paid=pay {price} for a {container} of {ingredient}.
{first} ~promised=promise to bring {drink} and {food} to the {event}.
{first} ~needs=need {few} {crops} for the {dish}.
{first} ~weighed=weigh the {animal} and wrote down {weight}.
{first} ~measured=measure the {furniture}: / it ~was {length} long.
{first} ~traded=trade {few} {objects} for a {adjective} {tool}.
{first} ~hung=hang the {garment} over the {furniture} to dry.
{first} ~filled=fill the {container} with {ingredient} up to the top.
{first} ~tied=tie the {animal} to the {furniture} with a {garment}.
{first} ~washed=wash the {vehicle} for {price} {before}.
{first} ~named=name the {animal} {pet} after a {job} in {city}.
{first} ~mixed=mix {ingredient} with {drink} and called it medicine.
{first} ~arrived=arrive by {vehicle} with {few} bags and {a_animal}.
A {animal} ~was sitting on the {furniture} when {first} came in.
A {job} from {country} ~bought=buy the {place} for {price}.
A {job} ~warned=warn the {group} about the {disaster} {before}.
A stranger in a {colour} {garment} ~asked=ask for the {place}.
An old {job} ~told=tell the {group} a story about {a_animal}.
Somebody ~left=leave a {container} of {food} at the {place}.
Two thieves ~carried=carry the {furniture} out of the {place} {before}.
The {animal} ~jumped=jump over the {furniture} and broke {a_object}.
The {animal} ~hates=hate {weather} but loves {food}.
The {animal} ~was rescued from the {water} by {a_job}.
The {animal} ~followed=follow {first} from the {shop} to the {place}.
The {animal} at the {place} ~eats=eat {weight} of {crops} a day.
The {animals} ~were fed by {first} at {time}.
The {crops} ~were eaten by {animals} before {month}.
The {group} ~raised=raise {price} for the {place} in {city}.
The {group} ~chose=choose {first} as its new {job}.
The {group} ~voted=vote for {colour} as the colour of the {furniture}.
The {group} ~travelled=travel to {city} by {vehicle}.
The {group} ~lost=lose its {object} on the way to {country}.
The {job} ~charges=charge {price} for repairing a {furniture}.
The {job} ~showed=show us how to catch {animals} with a {garment}.
The {job} ~has=have {few} {animals} and a house in {city}.
The {job} ~recommended=recommend {drink} against a sore {body}.
The {job} ~missed=miss the {event} because {reason}.
The children ~built=build a boat of {stuff} and sailed it on the {water}.
The children ~fed=feed the {animal} with {food} in the {place}.
The police ~found=find the {object} in {a_container} near {city}.
The winner of the {event} ~got=get {a_object} and {price}.
The thief ~was {a_job} who lived {under_place} the {place}.
The doctor ~told=tell {first} to rest the {body} for {duration}.
The captain of the {ship} ~was {person}.
The {ship} ~sailed=sail to {city} with {weight} of {crops}.
The {ship} ~sank=sink near {country} in {year}.
The {colour} team ~beat=beat the {colour2} team at {sport} by {few} points.
More people ~prefer=prefer {dish} than {dish2} in {city}.
Of all the guests, {first} ~ate=eat the most {food}.
No {animal} ~is as clever as the {animal2}, says {first}.
"""

FIRST_PERSON = """
I ~left=leave my {object} {under} the {furniture} in the {room}.
I ~bought=buy {few} {crops} at the {shop} {before}.
I ~met=meet {person} at the {place} in {city}.
I ~saw=see {a_animal} in the {room} {before}.
I ~have=have {few} {kins} and one of them lives in {country}.
I ~paid=pay {price} for the {furniture} in the {room}.
I ~was {few} years old when we moved to {city}.
I ~am allergic to {ingredient} and {animals}.
I ~will pick {first} up at the {place} at {time}.
I ~promised=promise my {kin} a {colour} {garment}.
I ~keep=keep the {stuff} in a {container} {under} the {furniture}.
I ~would like to learn {language} and the {instrument}.
I ~dreamed=dream about {a_animal} with a {garment} again.
I ~swam=swim in the {water} with {first} {before}.
I ~found=find your {garment} {under} the {furniture}.
My {kin} ~makes=make the best {dish} in {city}.
My {kin} ~gave=give me {a_object} for my birthday in {month}.
My {body} ~hurts=hurt since I fell off the {furniture}.
My train to {city} ~leaves=leave at {time} on {weekday}.
My flat ~is above a {shop} on {street}.
My favourite {object} ~is the {adjective} one from {country}.
My first teacher ~was {person}, who taught {subject}.
We ~are going to {city} by {vehicle} in {month}.
We ~need=need {few} chairs and a {tool} for the {event}.
We ~slept=sleep in {a_place} near {city} for {few} nights.
We ~played=play {sport} with the {group} until {time}.
We ~saw=see {few} {animals} on the way to the {place}.
We ~moved=move the {furniture} from the {room} to the {room2}.
We ~named=name our {vehicle} {pet} because {reason}.
We ~were saved by {a_job} with {a_tool}.
We ~have been neighbours of {person} since {year}.
Our {animal} ~is afraid of the {object} in the {room}.
Our {kin} ~came=come from {country} with nothing but {a_object}.
Our {job} ~is called {person} and speaks {language}.
Our landlord ~wants=want {price} for the {room}.
You ~can find the {tool} {under} the {furniture} in the {room}.
You ~should meet {first} at the {place}, not at the {shop}.
You ~must not feed the {animals} with {food}.
You ~owe=owe {first} {price} for the {garment}.
You ~left=leave your {garment} in the {vehicle} {before}.
"""

NOTES = """
! Put the {ingredient} in the {container} {under} the {furniture}.
! Bring {few} {crops} and some {drink} to the {event}.
! Meet {first} at the {place} at {time} on {weekday}.
! Turn left at the {place} and look for a {colour} door.
! Feed the {animal} with {food} twice a day.
! Give the {object} to the {job} in the {room}.
! Ask {first} for the key to the {room}.
! Water the {crops} every {weekday} with a {container}.
! Clean the {furniture} with {ingredient} and a {adjective} cloth.
! Hide the {object} {under} the {furniture} before {first} comes home.
! Leave the {garment} at the {shop} by {weekday}.
! Take {few} drops of {drink} against {illness}.
! Call {person} about the {furniture} before {time}.
! Add {few} spoons of {ingredient} to the {dish} and stir.
! Bake the {food} for {duration} and serve it with {drink}.
! Pay the {job} {price} when the {furniture} is finished.
! Do not let the {animal} into the {room} during the {event}.
! Never leave the {food} alone with the {animal}.
! Please return the {tool} to {first} after the {event}.
! Please buy {food} and {few} {objects} at the {shop}.
Dear {first}, the {object} you lent me ~is {under} the {furniture}.
Dear {first}, our {kin} ~arrives=arrive in {city} at {time} on {weekday}.
Dear {first}, the {animal} ~ate=eat your {garment} {before}.
Dear neighbours, on {weekday} we ~will celebrate {a_event} in the {room}.
Dear all, the {event} ~has been moved to {weekday} because {reason}.
Lost near the {place}: a {colour} {garment} with a hole in it.
Found at the {place}: {few} {objects} and a {adjective} {tool}.
For sale: {a_vehicle} with a new {part} for {price}.
Wanted: {a_job} who can play the {instrument} at the {event}.
Notice: the {place} ~stays=stay closed until {month} because {reason}.
Reminder: {first} ~needs=need the {tool} back before {weekday}.
Note to {first}: the {drink} for the {event} ~is in the {container}.
Dear diary, today {first} ~kissed=kiss {first2} behind the {place}.
Dear diary, I ~lost=lose my {object} in the {place} today.
Today {first} ~showed=show me how to mend a {furniture} with {stuff}.
Yesterday the {job} ~brought=bring us {few} {crops} from {city}.
Tomorrow {first} ~will fetch the {furniture} with {a_vehicle}.
Last {weekday} the {animal} ~bit=bite {first} in the {body}.
Last {month} our {group} ~visited=visit {city} with {few} guests.
Next {weekday} {person} ~is going to open a {shop} in {city}.
Tonight we ~eat=eat {dish} with {ingredient} at {time}.
Visitors ~are asked to leave each {garment} in the {room}.
Children under {few} ~must not use the {furniture} without {a_job}.
Passengers to {city} ~have=have to change at {city2}.
Tickets for the {event} ~cost=cost {price} at the {shop}.
Parking by the {place} ~costs=cost {price} a day.
Guests ~get=get free {drink} in the {room} until {time}.
Members of the {group} ~pay=pay {price} for the {event}.
In case of {disaster}, the {group} ~meets=meet at the {place}.
The {room} ~will be painted {colour} on {weekday}.
The {event} ~starts=start at {time} / and {first} ~brings=bring the {drink}.
The winner ~can collect the {object} from {first} at the {place}.
The number on the {container} ~is {number}.
The code for the {room} door ~is {number}.
"""

FRAMES = "".join((PEOPLE, THINGS, PLACES, MOMENTS, FIRST_PERSON, NOTES)).strip().split("\n")
FRAMES = [frame for frame in FRAMES if frame]
