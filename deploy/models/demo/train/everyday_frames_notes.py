"""Notes, mails, diaries, notices and announcements; marked as in everyday_frames.py."""

MAILS = """
Dear {first}, I ~have put the {document} in the {officeplace} for you.
Dear {first}, thank you for the {goods}, which ~arrived=arrive on {weekday}.
Dear {first}, we ~are meeting {person} at the {spot} on {weekday} at {time}.
Dear {first}, my {kin} ~has sold the {device} to {a_official} for {price}.
Dear {first}, I ~am writing from {city}, where I ~am {activities} with {first2}.
Dear guests, the {spot} ~will be closed from {weekday} because of {cause}.
Dear parents, the class ~needs=need {few} {goods} for the {occasion}.
Dear colleagues, the {device} in the {officeplace} ~is out of order until {weekday}.
Dear customers, from {month} on, {service} ~will cost {price}.
Dear editor, the bird in your picture ~was {a_bird}, not {a_bird2}.
Hello {first}, the {official} ~called=call about {a_problem} in the {room}.
Hello {first}, the parcel with the {goods} ~is at the {shop} on {street}.
Hello everyone, {person} from {company} ~will join the {department} in {month}.
PS: the {object} you asked for ~is {under} the {furniture} in the {officeplace}.
PS: please ask {first} whether the {bird} ~is still in the {landform}.
Subject: the {document} for the {occasion} ~is missing {few} pages.
I ~am sorry that I missed the {occasion} because of {cause}.
I ~have asked {first} to {deed} before the {occasion}.
I ~have attached the {document} / that {person} ~sent=send me {before}.
I ~would be glad if you could {deed} by {weekday}.
I ~will send you the {document} by {medium} / as soon as {first} ~signs=sign it.
I ~heard=hear from {first} that the {spot} ~is for sale at {price}.
I ~cannot come to the {occasion} / because {reason}.
I ~paid=pay for {few} {goods}, / but only {few2} ~came=come.
I ~lent=lend the {device} to {first} {purpose}.
We ~regret=regret that your {document} was sent to {city} by mistake.
We ~look=look forward to the {occasion} at the {spot} in {month}.
We ~can offer you {service} for {price} if you pay by {weekday}.
We ~are looking for {a_official} who speaks {language} and likes {activities}.
We ~have decided to hold the {occasion} in the {officeplace} this year.
We ~received=receive your {document} on {date} and sent it to {person}.
We ~chose=choose the {colour} {goods} / because they ~were {property}.
You ~asked=ask me where the {goods} are: / they ~are in the {officeplace}.
You ~were right: / the {device} ~belongs=belong to the {department}.
You ~will find {first} in the {officeplace}, probably {activities}.
Your {document} ~has been in the {officeplace} since {weekday}.
Your {kin} ~left=leave a message: / the {occasion} ~begins=begin at {time}.
Your order of {few} {goods} ~leaves=leave {city} on {weekday}.
Thanks to {first}, we ~have {goods} for the {occasion} again.
"""

DIARIES = """
Dear diary, at the {spot} I ~saw=see {a_official} {activities}.
Dear diary, {first} ~gave=give me {a_object} and asked me to {deed}.
Today I ~heard=hear {sound} in the {officeplace} and was {feeling}.
Today we ~walked=walk {distance} and ate {dish} by the {water}.
Today my {kin} ~taught=teach me {hobby} in the {room}.
This morning {first} ~found=find {a_problem} in the {officeplace}.
This morning {few} {creatures} ~were sitting in front of the {spot}.
Yesterday the {group} ~practised=practise {manner} in the {spot} for {duration}.
Yesterday {first} ~came=come home with {a_bird} in a {container}.
Tomorrow {first} ~has=have to {deed} and to visit the {official}.
Tomorrow the {workers} ~will bring the {device} to the {officeplace}.
Last {month} I ~spent=spend {price} on {goods} and {service}.
Last {weekday} {person} ~showed=show us the {landform} {manner}.
Next {month} the {department} ~will move to {street} in {city}.
After {duration} of {activities}, I ~was {feeling} and went home.
At {time} I ~woke=wake up from {sound} and found {a_animal} in the {room}.
On {date} I ~met=meet {person} in {a_spot} in {city}.
I ~felt=feel {feeling} / when {first} ~began=begin to talk about {hobby}.
I ~promised=promise {first} to {deed} when the {occasion} is over.
I ~spent=spend {duration} {activities} with {first} and {first2}.
I ~dream=dream of the {landform} in {country} where we saw {creatures}.
I ~had hoped to see {creatures} / but there ~were only {creatures2}.
I ~learned=learn that {share} of the {workers} come from {country}.
My {kin} ~thinks=think that {activities} is good for the {body}.
My {kin} ~lost=lose {weight} in {duration} by {activities}.
My neighbour, {a_official} from {country}, ~plays=play the {instrument} {frequency}.
We ~stayed=stay in the {landform} until {time} {purpose}.
We ~ate=eat {food}, {dish} and {food2} at the {occasion}.
We ~laughed=laugh a lot / when {first} ~fell=fall into the {water}.
"""

NOTICES = """
! Report {a_problem} to the {official} by {medium}.
! Take the {document} to {counter} and ask for {person}.
! Remember to {deed} before you leave for the {occasion}.
! Do not forget to {deed} if {condition}.
! Show the {document} to the {official} at the {spot}.
! Wash the {garment} with {remedy} at {degrees}.
! Mix {quantity} of {ingredient} with {drink} and wait {duration}.
! Leave the {goods} in the {officeplace} and tell {first} about {a_problem}.
! Follow the path for {distance} until you see a {colour} {furniture}.
! Get off at the {spot} and walk {distance} to the {place}.
! Tell {first} to {deed} and to lock the {officeplace}.
! Please keep away from the {landform} when {condition}.
! Please bring {goods} and {food} to the {occasion} on {weekday}.
Notice: {goods} ~may not be stored in the {officeplace}.
Notice: the {device} ~will be tested {frequency} by the {department}.
Notice: dogs ~are not allowed in the {landform} from {month} to {month2}.
Reminder: the {document} ~must be handed to {person} by {weekday}.
Reminder: whoever uses the {device} ~has=have to {deed} afterwards.
Lost at the {spot}: {a_adjective} {object} in a {colour} {container}.
Found in the {landform}: {a_garment} with {few} {objects} in the pocket.
For rent: a room above the {shop} on {street} for {price} a month.
Wanted: {workers} for {activities} at the {spot} in {month}.
Warning: the {landform} ~is dangerous if {condition}.
Offer: {service} for {price} in the {officeplace} every {weekday}.
Staff ~must not leave the {officeplace} {manner}.
Staff of {company} ~get=get {service} and {food} for free.
Members under {few} ~pay=pay {price} for {service}.
Members ~may bring up to {few} guests to the {occasion}.
Cyclists ~are asked to use the {spot} because of {cause}.
Anyone who finds the {document} ~should bring it to {counter}.
Entry to the {occasion} ~is free for {workers} and costs {price} for others.
Lessons in {hobby} ~are given by {person} {frequency}.
All {service} at the {spot} ~were paid for by {company} until {year}.
The code for the {device} ~is {number} / and the one for the {officeplace} ~is {code}.
The password for the {document} ~was changed to {code} by {first}.
"""
FRAMES_OF_NOTES = "".join((MAILS, DIARIES, NOTICES)).strip().split("\n")
FRAMES_OF_NOTES = [frame for frame in FRAMES_OF_NOTES if frame]
