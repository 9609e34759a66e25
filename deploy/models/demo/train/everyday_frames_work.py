"""Sentences from offices, workshops, minutes, reports and manuals; marked as in
everyday_frames.py."""

OFFICE = """
The {document} ~was signed by {person} in the {officeplace} on {weekday}.
The {document} that {first} lost {before} ~was found under the {device}.
The {department} ~asked=ask {first} to {deed} before {weekday}.
The {department} ~moved=move from the {officeplace} to {street} because of {cause}.
The {department} ~has been looking for a new {official} since {month}.
The {device} in the {officeplace} ~was repaired by {person} {before}.
The {device} in the {officeplace} ~makes=make {sound} if {condition}.
The new {device} ~is {property} than the old one, / but it ~needs=need {duration} to start.
The {device}, which cost {price}, ~was paid for by the {department}.
The {workers} ~were told to {deed} whenever {condition}.
The {workers} from {company} ~finished=finish the {officeplace} in {duration}.
The {official} ~reported=report {a_problem} in the {officeplace} at {time}.
The {official} ~refused=refuse to sign the {document} because {reason}.
The {official} ~told=tell the {workers} that the {device} ~was {adjective}.
Our {official} ~spends=spend {duration} a day {activities}.
Our {department} ~ordered=order {few} {goods} from a firm in {city}.
Our {department} ~has=have {few} {workers}, most of them from {country}.
Our boss ~thanked=thank {person} for {activities} {manner}.
My boss ~wants=want me to {deed} and to bring the {document} on {weekday}.
{person} ~joined=join the {department} in {year} after {duration} with {company}.
{person} ~was hired in {month} to look after the {device} in the {officeplace}.
{person} ~was promoted to head of the {department} in {month}.
{person} ~works=work for {company} in {city} as {a_official}.
{person} ~resigned=resign in {year} because of {cause}.
{person} ~checks=check the {device} {frequency} and writes the result in the {document}.
{person} ~replaced=replace {person2} as {official} of the {group} in {month}.
{person} ~handed=hand the {document} to the {official} in the {officeplace}.
{person} ~translated=translate the {document} from {language} into {language2} for {price}.
{first} ~spilled=spill {drink} on the {document} / while {first2} ~was on the phone.
{first} ~counted=count the {goods} in the {officeplace} {manner}.
{first} ~copied=copy the {document} {purpose}.
{first} ~stays=stay in the {officeplace} until {time} when there is too much work.
{first} ~cannot print the {document} because of {a_problem}.
{first} ~answered=answer the {official} by {medium} and sent the {document} along.
{first} and the {official} ~agreed=agree to meet at {counter}.
Everyone except {first} ~knew=know that the {document} was in the {officeplace}.
Instead of {activities}, {first} ~fixed=fix the {device} with a {tool}.
Since the {department} moved out, / the {officeplace} ~has been empty.
Two {workers} ~carried=carry the {device} into the {officeplace} {manner}.
{few_cap} {goods} ~were delivered to the {officeplace} on {date}.
{few_cap} {workers} ~applied=apply for the job of {official} in {city}.
{few_cap} {workers} ~were hurt when the {device} in the {officeplace} fell over.
The {goods} ~are kept in the {officeplace}, / the {goods2} in the {officeplace2}.
The {goods} ~were sent back to {company} because {reason}.
The {goods} we ordered in {month} ~came=come without the {document}.
A parcel with {few} {goods} and a {document} ~is waiting at {counter}.
"""

REPORTS = """
According to the {official}, {share} of the {workers} ~come=come to work by {vehicle}.
According to the {document}, the {device} ~must be cleaned {frequency}.
The meeting in the {officeplace} ~lasted=last {duration} and ended {manner}.
The minutes ~were taken by {person}, who is the {official} of the {group}.
The {group} ~decided=decide to buy {a_device} for {price} {before}.
The {group} ~agreed=agree that {first} should {deed} by {weekday}.
The {group} ~rejected=reject the {document} by {few} votes.
{person} ~proposed=propose to meet {frequency} in the {officeplace}.
{person} ~complained=complain about {a_problem} in the {officeplace}.
{person} ~asked=ask whether the {department} ~could {deed}.
{person} ~apologised=apologise to the {workers} for {a_problem}.
It ~was agreed that {person} would {deed} before the {occasion}.
It ~took=take the {workers} {duration} to find the {document}.
It ~took=take {first} {duration} to carry the {goods} to the {officeplace}.
It ~costs=cost {price} a month to rent the {officeplace}.
There ~was a complaint about {a_problem} near the {officeplace}.
There ~were {few} {workers} in the {officeplace} when the alarm rang.
The visit to {company} ~was put off until {month} because of {cause}.
Last year {company} ~sold=sell {few} {goods} to {country}.
In {year}, {company} ~opened=open a factory near {city} with {few} {workers}.
Between {year} and {year2}, the firm ~made=make {goods} for {country}.
The price of {goods} ~rose=rise by {percent} in {month}.
The number of {workers} ~fell=fall from {few} to {few2} within {duration}.
The costs of the {device} ~were shared by the {department} and the {department2}.
The test of the {device} ~had=have to be stopped after {duration} because of {cause}.
During the test, the {device} ~reached=reach {degrees} without any trouble.
The tank of the {device} ~holds=hold {quantity} and is emptied {frequency}.
The {part} of the {device} ~was made by {company} and weighs {weight}.
The {vehicle} of the {department} ~reaches=reach {speed} when it is empty.
The report on the {device} ~was written by {person} and has {few} pages.
The cause of the fire ~was {a_problem} in the {officeplace}.
The accident ~happened=happen at {time} / while {person} ~was moving the {device}.
No one ~was hurt, / but {few} {goods} ~were lost in the {officeplace}.
Damage of {price} ~was caused by {a_problem} in the {officeplace}.
The inspection on {weekday} ~found=find {few} faults in the {device}.
The {officeplace} ~was locked by {person} at {time}, as the {document} shows.
The key to the {officeplace} ~must be returned to the {official} by {time}.
"""

MANUALS = """
! Press the {colour} button for {duration} to start the {device}.
! Turn off the {device} if {condition}.
! Clean the {device} {frequency} with {remedy}.
! Do not use the {device} in the {officeplace} or near {weather}.
! Fill the {device} with {quantity} of {ingredient} before the first use.
! Keep the {document} in the {officeplace} for {duration}.
! Loosen the {few} screws behind the {device} with a {tool}.
! Call the {department} at once when {condition}.
! Rub the stain with {remedy} and rinse it after {duration}.
! Store the {goods} in the {officeplace} at {degrees}.
! See {passage} of the {document} if {condition}.
! Send the {device} back to {company} within {duration}.
! Wear {goods} and never work alone in the {officeplace}.
! Hand in the {document} at {counter} before {time}.
! Replace the {part} of the {device} {frequency}.
If {condition}, / the {device} ~switches=switch itself off after {duration}.
If {condition}, / you ~should call the {official} from the {officeplace}.
When {condition}, / the {colour} lamp on the {device} ~begins=begin to blink.
As soon as {condition}, / a {colour} light ~appears=appear on the {device}.
The {device} ~runs=run for {duration} on one battery and weighs {weight}.
The {device} ~may only be opened with a {tool} and by {a_official}.
The {device} ~works=work best when it is cleaned with {remedy}.
The {device} ~can be used {purpose} as well.
The {colour} cable ~leads=lead from the {device} to the {officeplace}.
The guarantee for the {device} ~lasts=last {duration} and covers the {part}.
The stain ~can be removed with {remedy}, / unless the {garment} ~is {colour}.
{passage_cap} of the {document} ~explains=explain how to clean the {device}.
{passage_cap} of the {document} ~was written by {person} in {year}.
Before {activities}, you ~should read {passage} of the {document}.
All {goods} ~are checked {manner} before they leave the {officeplace}.
All parts except the {part} ~can be washed with {remedy}.
Old {goods} ~may be left in the {officeplace} on {weekday}.
A new {part} for the {device} ~costs=cost {price} at the {shop}.
Rust on the {device} ~is best removed with {remedy} and a {tool}.
"""
FRAMES_OF_WORK = "".join((OFFICE, REPORTS, MANUALS)).strip().split("\n")
FRAMES_OF_WORK = [frame for frame in FRAMES_OF_WORK if frame]
