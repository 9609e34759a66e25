"""The second of two joined facts, for things, vehicles, animals, works of art, courses, days and
streets: a value of the middle. For the form of a block see values.py."""

OF_THINGS = """
= the {cabinet}, the {box} > the {thing}
a content
% contains the {thing}. / In % you find the {thing}. / The {thing} is (kept in|inside) %.
n What is (kept in|inside) @? / What does @ contain? / What will I find in @?

= the {cabinet}, the {machine}, {painting} > the {room}
a room / location
% stands in the {room}. / They carried % into the {room}. / In the {room} is %.
n In (which|what) room is @? / Where is @? / Which room is @ in? / Into which room was @ carried?
c In which room is @?

= the {cabinet}, the {box}, the {machine}, {painting}, the {key} > {full}
a owner
% belongs to {full}. / {full} owns %. / % is the property of {full}. / {full} is the owner of %.
n Who owns @? / To whom does @ belong? / Whose is @? / Whose property is @?

= the {cabinet}, the {machine}, the book {book}, {painting} > {price}
a price / value
% cost {price}. / % was bought for {price}. / They paid {price} for %.
n What did @ cost? / How much did they pay for @? / For how much was @ bought? / How much was @?

= the {cabinet}, the {machine}, the {box} > {weight}
a weight
% weighs {weight}. / It takes strength to lift the {weight} of %.
The scales under % show {weight}.
n How heavy is @? / How much does @ weigh? / What is shown by the scales under @?

= the {cabinet} > {small}
a number of drawers
% has {small} drawers. / There are {small} drawers in %. / {small} drawers make up %.
n How many drawers does @ have? / How many drawers are there in @?

= the {cabinet}, the {machine}, {painting}, the {vehicle} > {small}
a age / age in years
% is {small} years old. / The age of % is put at {small} years. / For {small} years we have had %.
n How old is @? / What age is @? / For how many years do we have @?

= the {machine}, the {vehicle}, the {ship} > {state}
a condition / state
% is {state}. / They say that % is {state}. / As for its condition, % is {state}.
n In what condition is @? / What state is @ in? / What do they say about the condition of @?

= the {machine}, the {vehicle}, {train}, the {ship} > {full}
a operator / driver
% is driven by {full}. / {full} sits at the controls of %. / Only {full} may handle %.
n Who (drives|handles) @? / Who sits at the controls of @? / By whom is @ driven?

= the {machine}, the {vehicle}, {host} > {date}
a next inspection / inspection date
% will be inspected on {date}. / The next inspection of % is on {date}.
n When will @ be inspected? / On which day is the inspection of @? / When does the inspector see @?

= the {machine}, {host} > {number}
a serial number
% carries the serial number {number}. / The number {number} is stamped on %.
n What number is stamped on @? / Which serial number does @ carry? / Under what number is @ known?

= {train}, the {ship} > {small}
a platform / platform number
% leaves from platform {small}. / Wait for % on platform {small}. / Platform {small} is for %.
n From which platform does @ leave? / On which platform do I wait for @? / Which platform has @?

= {train}, the {ship} > {time}
a departure time / time of departure
% leaves at {time}. / At {time} % sets off. / Be there at {time} for %.
n When does @ leave? / At what time does @ set off? / When must I be there for @?

= {train} > {duration}
a delay
% is {duration} late. / % has a delay of {duration}. / Passengers of % must wait {duration}.
n How late is @? / How long a delay has @? / How long must passengers of @ wait?

= {pet} > {breed}
a breed / kind of animal
% is a {breed}. / They bought % as a {breed}. / As everyone can see, % is a {breed}.
n What kind of animal is @? / Which breed is @? / What sort of creature is @?

= {pet} > {food}
a favourite food / food
% eats nothing but {food}. / Feed % with {food}. / % is mad about {food}.
n What does @ eat? / With what should one feed @? / What is @ mad about?

= {pet} > {furniture}
a sleeping place
% sleeps under the {furniture}. / You find % under the {furniture} at night.
n Under what does @ sleep? / Under which thing is @ at night? / What does @ sleep under?

= {pet}, the {cabinet} > {colour}
a colour
% is {colour} all over. / The colour of % is {colour}. / Somebody dyed % {colour}.
n What colour is @? / Which colour is @? / In which colour did somebody dye @?

= {pet}, {painting} > {full2}
a former owner / previous owner
% used to belong to {full2}. / Before that, {full2} owned %. / {full2} gave % away.
n To whom did @ use to belong? / Who owned @ before? / Who gave @ away?

= {painting}, the book {book} > {year}
a year / year of origin
% is from {year}. / % was finished in {year}. / In {year} % saw the light of day.
n From which year is @? / When was @ finished? / In what year was @ finished? / How old is @?

= {painting} > {animal}
a subject
% shows the {animal}. / On % one sees the {animal}. / The {animal} can be seen on %.
n What does @ show? / What can be seen on @? / Which animal is on @?

= the book {book} > {shelf}
a shelf / place in the library
% is on {shelf}. / The library keeps % on {shelf}. / Go to {shelf} for %.
n Where in the library is @? / Where does the library keep @? / To which shelf do I go for @?

= the {key} > {shelf}
a hook / place
% hangs on {shelf}. / % is kept on {shelf}. / Take % from {shelf}.
n Where does @ hang? / From where do I take @? / Where is @ kept? / Where can I get @?

= the {key} > {small}
a number of copies
There are {small} copies of %. / % was copied {small} times. / {small} copies were made of %.
n How many copies are there of @? / How often was @ copied? / How many times was @ copied?

= the {band} > {full}
a singer / lead singer
{full} sings in %. / The voice of % is {full}. / % sing with {full} at the microphone.
n Who sings in @? / Whose is the voice of @? / Who is at the microphone of @?

= the {band} > {style}
a style / kind of music
% play {style}. / The music of % is {style}. / If you like {style}, go and hear %.
n What kind of music does @ play? / What style of music is played by @? / What is the music of @?

= the {band}, the {course} > {price}
a fee / charge
The fee of % is {price}. / % can be had for {price}. / You pay {price} for %.
n How much is the fee of @? / What does one pay for @? / For how much can @ be had?

= the {course} > {weeks}
a length / duration
% lasts {weeks}. / % goes on for {weeks}. / You need {weeks} for %.
n How long does @ last? / For how long does @ go on? / How much time does one need for @?

= the {course} > {small}
a number of places / number of participants
% has {small} places. / {small} people can join %. / % takes {small} participants.
n How many places does @ have? / How many people can join @? / How many does @ take?

= the {course}, the {event} > {weekday}
a day / weekday
% is held on {weekday}. / Come to % on {weekday}. / {weekday} is the day of %.
n On which day is @ held? / When is @ held? / On what day should I come to @?

= {weekday} > {dish}
a lunch / canteen dish
On {weekday} the canteen serves {dish}. / They serve {dish} on {weekday}. / {weekday} means {dish}.
n What does the canteen serve on @? / What will there be to eat on @? / Which dish is served on @?

= {weekday} > {full}
a guard / person on duty
On {weekday}, {full} guards the gate. / The guard of {weekday} is {full}.
n Who guards the gate on @? / Who stands guard on @? / Who is at the gate on @?

= {weekday} > {time}
a closing time
On {weekday} we close at {time}. / We go home at {time} on {weekday}.
n When do we close on @? / At what time do we go home on @? / How long are we open on @?

= {street} > {small}
a speed limit / highest speed allowed
On % nobody may drive faster than {small}. / The speed limit on % is {small}.
n How fast may one drive on @? / What is the speed limit on @? / How fast can I go on @?

= {street} > {tree}
a kind of tree
Along % stand {tree} trees. / % is lined with {tree} trees. / Old {tree} trees give shade to %.
n Which kind of tree stands along @? / With what trees is @ lined? / What kind of tree grows along \
@?

= {street} > {number}
a postcode
% has the postcode {number}. / Letters to % need the postcode {number}.
n Which postcode has @? / What do I write as the postcode of @?
n What postcode do letters to @ need?
"""
