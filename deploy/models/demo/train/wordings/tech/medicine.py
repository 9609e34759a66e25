"""Free sentences: studies of drugs and diseases, clinics, genetics (see relations.py)."""

RELATIONS = """
In a study of {sample_size} {people_group}, {drug} eased {disease} in {percent}, against \
{percent2} on a dummy pill.
{percent} of those who took {drug} for {disease} felt better, and {percent2} of those on a dummy \
pill; {sample_size} {people_group} took part.
The trial of {drug} against {disease} enrolled {sample_size} {people_group}: {percent} got better \
with it, {percent2} with a dummy pill.
The {people_group} ({sample_size} of them) who tried {drug} for their {disease} did better in \
{percent} of cases; on a dummy pill {percent2} did.
> {percent}
How many got better with {drug}? / In what share did {drug} help? / What part felt better on {drug}?
How well does {drug} work against {disease}? / Success of {drug}?
How many were helped by the real medicine? / What was the success rate of {drug}?
> {percent2}
How many got better on the dummy pill? / In what share did the dummy pill help?
What part felt better without {drug}? / Success of the dummy pill?
How many improved thanks to the placebo? / What was the success rate of the sugar tablet?
> {sample_size}
How many people took part in the {drug} trial? / How many {people_group} were studied?
Size of the {drug} study? / On how many was {drug} tried? / Number of people in the trial?
How many volunteers were there? / What was the number of participants?
> {drug}
What was tried against {disease}? / Which drug did the {people_group} take? / What eased {disease}?
Name of the drug in the trial? / Which medicine was compared with a dummy?
Which medicine was put to the test? / What did the lucky volunteers swallow, apart from the placebo?
> {disease}
Against what was {drug} tried? / What did the {people_group} suffer from?
For which illness is {drug} meant? / What does {drug} ease? / Illness in the trial?
Which illness was the medicine meant to treat? / From what complaint did the volunteers suffer?
> {people_group}
Who took part in the trial of {drug}? / On what group of people was {drug} tried?
Which people had {disease}? / Who swallowed {drug} for science?
Who were the volunteers? / On what sort of folk was the medicine tested?

{doctor} prescribed {dose} of {drug} at breakfast and {dose2} at bedtime for the {body_part}.
For the {body_part}: {drug}, {dose} at breakfast, {dose2} at bedtime, signed {doctor}.
Take {dose} of {drug} with breakfast and {dose2} before bed, {doctor} said when she saw the \
{body_part}.
When your {body_part} aches, so {doctor}, it shall be {dose} of {drug} early and {dose2} of it \
late in the day.
> {dose}
How much {drug} do I take at breakfast? / What is the morning dose? / Dose for the morning?
How much did {doctor} prescribe for breakfast? / What should I take when I get up?
How much do I swallow in the morning? / What is the quantity when I get up?
> {dose2}
How much {drug} do I take at bedtime? / What is the evening dose? / Dose for the night?
How much did {doctor} prescribe for the evening? / What should I take before I sleep?
How much do I swallow in the evening? / What quantity is right when I am about to sleep?
> {drug}
What did {doctor} prescribe? / Which medicine is for the {body_part}? / What do I take at breakfast?
Which drug did {doctor} choose? / Name of the medicine from {doctor}?
Which medicine am I on? / What did the doctor write me a note for the chemist about?
> {body_part}
For what is the {drug}? / What part of the body did {doctor} see?
What hurts the patient of {doctor}? / Where does the patient of {doctor} have trouble?
What should {drug} heal?
Where do I have pain? / What part of me is being treated?
> {doctor}
Who prescribed {drug}? / (Who|Which person) saw the {body_part}? / Whose prescription is the {drug}?
Which physician do I ask about {drug}? / By whom was the {drug} prescription signed?
Which physician wrote the prescription? / Who treats my pain?

Above all {symptom}, then {symptom2}, were what most people had to put up with on {drug}.
On {drug}, most people had {symptom}, and after it {symptom2} came next on the list.
The leaflet of {drug} lists {symptom} first among the side effects, then {symptom2}.
Patients who stopped taking {drug} mostly did so because of {symptom}; in second place they named \
{symptom2}.
> {symptom}
What side effect of {drug} comes first? / What must I fear most from {drug}?
Which trouble is first on the list for {drug}? / Most common side effect of {drug}?
What is the commonest complaint with the medicine?
Which trouble bothers users of {drug} more than any other?
> {symptom2}
What side effect of {drug} comes second? / What comes after {symptom} on the list?
Which trouble is next after the first? / Second side effect of {drug}?
What is the runner-up among the complaints about the medicine?
Which trouble is only a little less common than the leading one?

Do not take {drug} with {ingredient}: {person} did, and had {symptom} for {duration}.
{person}, who took {drug} together with {ingredient}, suffered {symptom} for {duration}.
After {drug} and {ingredient} at one meal {person} had {duration} of {symptom}.
{duration} of {symptom} taught {person} that {ingredient} and {drug} do not go together.
> {ingredient}
What must not be taken with {drug}? / What did {person} eat with the {drug}?
With which food does {drug} not agree? / Food to avoid with {drug}?
Which food clashes with the medicine? / What should I leave off my plate while on {drug}?
> {symptom}
What did {person} suffer from? / What happened to {person}?
What comes of {drug} with {ingredient}? / Complaint of {person}?
What happens if I mix the two? / From which complaint did the careless patient suffer?
> {duration}
How long did {person} suffer? / For how long was {person} unwell?
How much time did the mistake with {drug} cost? / Length of the {symptom}?
How long did the bad effects of the mixture last? / When was the careless patient well again?
> {person}
(Who|Which person) took {drug} with {ingredient}? / Who made the mistake of taking {ingredient}?
(Who|Which person) had {symptom}? / Whose story is a warning against {ingredient}?
(Who|Which person) should have read the leaflet of {drug}?
Who mixed the two by mistake? / Which patient serves as a warning?
> {drug}
What did {person} take with {ingredient}? / Which drug does not go with {ingredient}?
What should I keep away from {ingredient}? / Drug in {person}'s story?
Which medicine clashes with that food?
What tablet should I not swallow if I am fond of {ingredient}?

{full} ({number_or_word} years old, {people_group} choir) asks whether {treatment} would help \
against {disease}.
Would {treatment} help against {disease}, asks {full}, who is {number_or_word} and sings with the \
{people_group}.
A letter from {full}, aged {number_or_word}, of the {people_group} choir: may one use {treatment} \
for {disease}?
Before trying {treatment} against {disease}, {full}, {number_or_word} years of age and a voice in \
the {people_group} choir, wants advice.
> {treatment}
About which remedy does {full} ask? / What might help {full}? / What does {full} want to try?
What treatment is the letter about? / Remedy in question for {disease}?
What cure is being considered? / Which remedy does the chorister have in mind?
> {disease}
What does {full} suffer from? / Which illness troubles {full}?
What should {treatment} help against? / Complaint in the letter? / For what does {full} seek help?
What illness does the chorister hope to cure? / From which complaint does {full} suffer?
> {number_or_word}
How old is {full}? / What age has the writer of the letter? / Age of {full}?
How many years has {full} lived?
Which birthday did the chorister last celebrate? / How many candles would go on the cake for {full}?
> {full}
Who asks about {treatment}? / (Who|Which person) has {disease}?
(Who|Which person) wrote the letter about {treatment}? / Who sings with the {people_group}?
Who wrote to the doctor about a possible cure? / Which chorister wonders about a remedy?

A mutation in {gene} makes {animals} {colour}; in people it causes {disease}, as the {institute} \
has shown.
As shown at the {institute}, people with a change in {gene} get {disease}, while {animals} turn \
{colour}.
The {animals} with a changed {gene} are {colour}, people with it have {disease}: a finding of the \
{institute}.
The {institute} calls {gene} a strange gene: broken, it paints {animals} {colour} and gives people \
{disease}.
> {gene}
Which gene makes {animals} {colour}? / In what gene is the mutation? / Which gene causes {disease}?
What is changed when {animals} turn {colour}? / Gene behind {disease}?
What part of the DNA is damaged? / Which bit of heredity are the scientists talking about?
> {colour}
What colour do {animals} turn? / How do {animals} with a changed {gene} look?
Which colour comes from {gene}? / Colour of the mutants?
What shade do the creatures take on? / How can you tell the mutants by their looks?
> {disease}
What does a change in {gene} cause in people? / Which illness comes from {gene}?
What do people with the mutation get? / Disease found by the {institute}?
What illness do humans get from it? / From which condition do human carriers suffer?
> {animals}
Which animals turn {colour}? / What creatures have a changed {gene}?
In which animals was {gene} studied? / What turns {colour} because of {gene}?
Which creatures did the scientists study? / What creatures take on an unusual shade?
> {institute}
Who found it out about {gene}? / Where was the effect of {gene} shown?
Which institute studies {gene}? / Whose finding is it about {gene}?
Name of the place where they work on {disease}?
Who discovered what the DNA defect does? / At which research centre do the scientists work?

Ward {small} is closed for visitors until {date}, since {number_or_word} patients have {disease}.
Because of {number_or_word} cases of {disease} nobody may visit ward {small} until {date}.
Until {date} no visits on ward {small}, please; there are {number_or_word} patients with {disease}.
Nobody gets past the door of ward {small} before {date}, what with {disease} in {number_or_word} \
of the beds.
> {small}
Which ward is closed? / Where are the patients with {disease}? / What ward may nobody visit?
Number of the closed ward?
Which part of the hospital is off limits? / Where can I not see my sick aunt?
> {date}
Until when is ward {small} closed? / (When|On which date) can I visit ward {small} again?
Until what day are there no visits? / Last day without visits?
When can I see my sick aunt again? / Until when does the ban last?
> {number_or_word}
How many patients have {disease}? / How many cases are on ward {small}? / Number of {disease} cases?
How many are ill with {disease}?
How many are infected? / What is the count of sick folk in there?
> {disease}
Why is ward {small} closed? / What do the patients on ward {small} have?
Which illness keeps visitors away? / Disease on ward {small}?
What infection is going round the hospital? / Because of which illness is there a ban?

The vaccine against {disease} keeps {long_time} at {temperature}, but just {duration} once opened.
Once opened, the {disease} vaccine is good for {duration}; unopened, at {temperature}, for \
{long_time}.
At {temperature} one can store the vaccine against {disease} for {long_time}, after opening \
{duration}.
You have {long_time} to use the {disease} vaccine, if the fridge stands at {temperature}, and \
{duration} from the first needle.
> {long_time}
How long does the unopened vaccine keep? / How long can I store the {disease} vaccine?
For what time is it good unopened? / Shelf life of the {disease} vaccine?
What is the shelf life as long as the seal is intact? / How far ahead can a clinic stock up?
> {temperature}
At what temperature is the vaccine stored? / How cool must the {disease} vaccine be?
How should the fridge for the vaccine be set? / Storage temperature?
How cold must the storage be? / What should the thermometer next to the vials show?
> {duration}
How long does the {disease} vaccine keep once opened? / After what time must an open bottle go?
How quickly must I use it after opening? / Life of an open bottle?
How fast must I finish it when the seal is broken? / What is its life after the cap comes off?
> {disease}
Against what is the vaccine? / Which disease does it prevent? / Whose vaccine keeps {long_time}?
What illness does the jab protect from? / Against which infection does the clinic stock the vials?

{doctor} operated on the {body_part} of {person} for {duration}, humming all the time.
For {duration} {doctor} hummed while operating on {person}'s {body_part}.
{person}'s {body_part} was operated on by {doctor}, who hummed throughout, {duration} in all.
It took {duration} and many songs, for {doctor} hums at work, to put {person}'s {body_part} right.
> {body_part}
What did {doctor} operate on? / Which part of {person} needed surgery? / Where did {doctor} cut?
What was wrong with {person}? / What part of the body did {doctor} repair?
What part did the musical surgeon cut open? / Where did the patient need surgery?
> {doctor}
(Who|Which person) operated on {person}? / Which surgeon hums?
By whom was the {body_part} operated on? / Who stood at the table for {duration}?
Surgeon of {person}?
Which surgeon is so musical? / Who held the scalpel?
> {person}
On whom did {doctor} operate? / Whose {body_part} was it?
(Who|Which person) lay on {doctor}'s table? / (Who|Which person) was the patient of {doctor}?
Patient with the {body_part}?
Who was under the knife? / Which patient had such a musical surgeon?
> {duration}
How long did {doctor} operate? / How long did {person}'s surgery last?
For how long did {doctor} hum? / How much time did the {body_part} take? / Length of the surgery?
How long was the surgery? / When was the surgeon done with the scalpel and the tunes?

Blood group of donor {number}: {code}; last gave {volume} on {date}; faints at the sight of a \
{animal}.
On {date} donor {number}, group {code}, who faints if a {animal} is near, gave {volume}.
Donor {number} ({code}) gave {volume} on {date} and faints when shown a {animal}.
We had {volume} from donor {number}, type {code}, on {date}; keep every {animal} out of the room.
> {code}
Which blood group has donor {number}? / What is the group of the donor who fears a {animal}?
What kind of blood came on {date}? / Group of {number}?
What sort of blood is it? / In which category is the fluid from the arm filed?
> {volume}
How much did donor {number} give? / What amount was given on {date}?
How much blood came from {number}? / Last gift of donor {number}?
How much was taken from the arm? / What quantity went into the bag?
> {date}
When did donor {number} last give? / On what day was {volume} given? / Date of the last gift?
On which day did {number} come?
When was the latest visit to the blood bank? / On what day was the arm pricked?
> {animal}
What makes donor {number} faint? / Which animal must be kept away from {number}?
What is the donor afraid of? / Fear of donor {number}?
What creature is the volunteer scared of? / Which beast makes the poor volunteer pass out?
> {number}
Which donor faints? / What is the number of the donor with group {code}?
Who gave {volume}, by number? / Number of the donor who fears a {animal}?
Which volunteer passes out so easily?
Under what figure is this volunteer listed at the blood bank?

{percent} of {people_group} in {country} suffer from {disease}, twice as many as in {country2}.
In {country}, unlike {country2} with half as many, {percent} of the {people_group} have {disease}.
Twice as many {people_group} suffer from {disease} in {country}, namely {percent}, as in {country2}.
What {country2} has half of is {disease} among {people_group}; in {country} {percent} of them have \
it.
> {percent}
How many {people_group} in {country} have {disease}? / What share suffers from {disease}?
How common is {disease} in {country}? / Share of the ill in {country}?
How common is the illness? / What share is sick in the worse of the two nations?
> {country}
(Where|In which land) do {percent} have {disease}?
Which country has twice as many ill {people_group}?
(Where|In which land) is {disease} more common? / Where should the {people_group} see a doctor?
Which nation is worse off? / Where is the illness more common?
> {country2}
Which country has half as many cases of {disease}? / With which country is {country} compared?
(Where|In which land) is {disease} less common? / Where are {people_group} healthier?
Which nation is better off? / Where is the illness less common?
> {disease}
What do {people_group} in {country} suffer from? / Which illness of {people_group} is compared?
What is twice as common in {country}? / Disease of the {people_group}?
What illness is being compared?
Which condition is a bigger problem in one nation than in the other?
> {people_group}
Who suffers from {disease} in {country}? / Which people in {country} were counted?
{percent} of whom are ill? / What group has so much {disease}?
What sort of folk were compared? / Which part of the population gets the illness?

Our pharmacy on {street} is out of {drug} till {weekday}; {person} has {number_or_word} packs left \
for emergencies.
Until {weekday} there will be no {drug} on {street}; in an emergency ask {person}, who has \
{number_or_word} packs.
On {street} they have run out of {drug}, new packs come on {weekday}, {person} keeps \
{number_or_word}.
Come back on {weekday} for {drug}, they say on {street}; if it cannot wait, {person} can spare \
some of {number_or_word} packs.
> {drug}
What is the pharmacy out of? / What can I not get on {street}? / Which medicine is missing?
What will come on {weekday}? / Medicine that {person} still has?
Which medicine is sold out? / What can the chemist not give me at the moment?
> {weekday}
(When|On which weekday) will there be {drug} again? / On which day do new packs of {drug} come?
Until when is {street} without {drug}? / Day of the next delivery?
When does the chemist expect the delivery? / On what day should I try the chemist again?
> {person}
Who has {drug} left? / Whom do I ask for {drug} in an emergency?
(Who|Which person) keeps {number_or_word} packs?
Where can I turn if I need {drug} at once, to whom?
Who can help if I need the medicine urgently? / Which colleague has a small reserve?
> {number_or_word}
How many packs does {person} have? / How many are left for emergencies?
Number of packs {person} has left? / How much {drug} is there still, in packs?
How large is the reserve? / How many boxes of the medicine are put aside?
> {street}
Where is the pharmacy without {drug}? / On which street is {drug} sold out?
Street of the pharmacy? / Where should I not go for {drug}?
Where is the chemist's shop? / On which road has the medicine sold out?

Sleep log: {first} slept {number_or_word} hours on {weekday}, woke at {time} from a dream of \
{animals}.
On {weekday} {first} woke at {time}, having slept {number_or_word} hours and dreamt of {animals}.
A dream of {animals} woke {first} at {time} on {weekday}, after {number_or_word} hours of sleep.
It was {time} and {weekday} when {animals} chased {first} out of a dream and out of bed, after \
{number_or_word} hours of sleep.
> {number_or_word} hours
How long did {first} sleep? / How much sleep did {first} get on {weekday}?
For how long was {first} asleep? / Sleep on {weekday}?
How much rest was there that night? / What was the total under the blankets?
> {time}
(When|At what hour) did {first} wake? / At what time did the dream end?
When was the night over for {first}? / At what hour was {first} awake? / Waking time?
When was the night over? / What did the alarm clock show when {first} sat up with a start?
> {animals}
What did {first} dream of? / Which animals came in the dream? / What woke {first}?
Creatures in the dream of {weekday}?
Which creatures appeared in the nightmare? / By what was {first} haunted under the blankets?
> {weekday}
On which day did {first} dream? / (When|On which weekday) did {first} sleep {number_or_word} hours?
Which day is the entry about {animals} from? / What day was it when {first} dreamt?
On what morning did the nightmare end? / Which page of the week mentions the nightmare?
> {first}
(Who|Which person) dreamt of {animals}? / Whose sleep is in the log? / Who woke at {time}?
(Who|Which person) slept {number_or_word} hours?
Who had the nightmare? / Whose night was cut short by creatures?

The oldest of the {sample_size} twins followed by the {institute} died at {small}, having smoked \
since {year}.
At {small} died the oldest of {sample_size} twins in the study of the {institute}; he had smoked \
since {year}.
Among {sample_size} twins whom the {institute} follows, the oldest, who had smoked since {year}, \
reached {small}.
A smoker since {year}, the oldest in the {institute}'s study of {sample_size} twins got no further \
than {small}.
> {sample_size}
How many twins are followed? / How many people are in the study of the {institute}?
Number of twins? / How large is the twin study?
How many siblings took part? / What is the number of brothers and sisters being observed?
> {small}
How old did the oldest get? / What age did the smoker reach? / At which age did the oldest twin die?
Age of the oldest? / How many years did the oldest live?
What age did the fellow live to? / How many birthdays did the eldest have?
> {year}
Since when had the oldest smoked? / (When|In what year) did the oldest twin take up smoking?
In which year did the habit begin? / Year of the first cigarette?
When did the eldest take up cigarettes? / From what year on was tobacco his habit?
> {institute}
Who follows the twins? / Where is the twin study made? / Which place studies twins?
Whose study lost its oldest twin? / By whom are {sample_size} twins followed?
Which research centre observes the siblings?
Who is in charge of the research on brothers and sisters born together?
"""
