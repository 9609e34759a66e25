"""Sorts of records of computing and engineering, in the format of record_schemas.py.

Training alone has them. Whoever wrote them had seen neither those there nor the evaluation."""

COMPUTING = """
= deployment, rollout; deployment_id, run_id, deploy_number; id number code
artifact, build, new_version; build; Which release went live with @? \
/ What exactly did we ship in @? / I need the version number that @ put into production. \
/ @ - what got installed? / Tell me what code base people were moved onto by @.
rollback_target, predecessor, previous_version; build; If we revert @, what do we fall back to? \
/ What was running before @? / Which release did @ replace? \
/ @ broke everything, so what do I downgrade to? / Name the old software that @ overwrote.
deployer, operator, pushed_by*; full; Who pressed the button on @? / Who carried out @? \
/ Whose hands were on the keyboard during @? / Find the engineer that executed @. \
/ I want to ask whoever ran @ a question.
approver, reviewer, approved_by*; full; Who gave the green light for @? \
/ Who signed off on @ beforehand? / Whose permission was obtained for @? \
/ Did anybody authorize @, and who? / @ - waved through by? / Name the person who said yes to @.
kickoff, started*, begin_time; date_time; When did @ get under way? \
/ Since what moment was @ in progress? / Give me the timestamp at which @ was launched. \
/ From where in the logs should I start reading for @? / @ - set off when?
outcome, status, result; status; How did @ turn out? / Did @ go through? \
/ Was @ a success or not? / Where do things stand with @? / What became of @? \
/ Check whether @ worked.
target_host, machine, destination; host; Where was @ installed? \
/ On which box do I find what @ brought? / I have to ssh in and look at @, into what? \
/ Which server received @? / Where did the files of @ land?
downtime, interruption, outage_length; duration; How long were visitors locked out because of @? \
/ For how long was the site dark during @? / How much uptime did @ cost us? \
/ Was there a gap in availability through @, how long? \
/ What maintenance window did @ really eat up?

= incident, outage; incident_id, incident_number, reference; code id number
commander, lead, coordinator; full; Who was in charge during @? / Who ran the war room for @? \
/ Who took control of the response to @? / @ - who called the shots? \
/ Whose orders did everybody follow in @? / Name the person that managed @.
reporter, discoverer, raised_by*; full; Who noticed @ first? / Who sounded the alarm about @? \
/ Thanks to whom do we know of @? / By whom was @ brought to our attention? \
/ Which colleague spotted @ and told the rest?
detected*, detection_time, onset; date_time; When did we first learn of @? \
/ When did @ begin to show? / At what moment did the pager go off for @? \
/ Tell me when @ came to light. / From which timestamp on was @ known?
resolved*, recovery_time, all_clear; date_time; When was @ over? \
/ When did things get back to normal after @? / Since when has @ been fixed? \
/ At what point could everybody stand down from @? / Look up when @ ended. / @ - closed when?
impacted_accounts*, affected_users*, victims*; count; How many people were hit by @? \
/ How many customers felt @? / What was the blast radius of @ in users? \
/ How many logins stopped working in @? / To how many must we apologize for @?
culprit, faulty_component, failed_system; software; What broke in @? \
/ Which program was to blame for @? / What piece of software set off @? \
/ Where did the bug behind @ sit? / @ - what crashed? \
/ Which application had to be patched after @?
postmortem, writeup, report_link; url; Where can I read up on @? \
/ Is there a page about the lessons from @? / Send me the link to the analysis of @. \
/ Where did they document @ afterwards? / I missed @, what should I open in my browser?
loss, financial_damage, cost; amount; How much money did we lose through @? \
/ What did @ set the company back? / How expensive was @ in the end? \
/ What should the insurance be billed for @? / Put a price tag on @.

= backup, snapshot; backup_id, archive_name, backup_name; pair uuid coined
source, origin_path, data_directory; path; What was copied in @? / Which folder does @ protect? \
/ From where did @ take its files? / What part of the tree does @ cover? \
/ If I restore @ in place, which directory gets overwritten?
repository, storage_location, saved_in*; path; Where is @ kept? / Where did @ get written to? \
/ In which folder do I find @ itself? / I have to restore from @, where does it lie? \
/ Under what location was @ put away?
size, space_used, volume; size; How big is @? / How much room does @ take up? \
/ How much disk is freed when @ is deleted? / Will @ fit on my stick, how large? \
/ How many gigabytes do I download with @?
file_count, files*, entries*; count; How many documents does @ contain? \
/ What number of items were packed into @? / How many things come back if I unpack @? \
/ Count what is inside @. / @ - how many objects in there?
taken_at*, created*, capture_time; date_time; How fresh is @, from what moment? \
/ When was @ made? / To what point in time does @ take us back? \
/ When did the job that produced @ run? / Anything saved after what moment is missing from @?
expiry, purge_date, retention_end; date; Until when will @ be around? \
/ When does @ get thrown away? / How long may we keep @? / On what day is @ going to be deleted? \
/ By when must I have restored @? / When does @ lapse?
checksum, digest, hash; hex; With what do I compare @ after downloading? \
/ How can I tell @ was not tampered with, give me its sum? / What should sha256sum print for @? \
/ Which string proves that @ is intact? / Read me the integrity value of @.
verifier, tester, verified_by*; full; Who checked that @ can be restored? \
/ Who did the trial recovery of @? / Whose word do we have that @ works? \
/ Has anybody proved @ readable, and who? / Who confirmed @ was good?

= certificate, tls certificate; serial, serial_number, certificate_id; number code uuid
common_name, domain, subject_host; host; Which site does @ secure? \
/ For what web address was @ made out? / Where will browsers be shown @? \
/ What server breaks if @ is revoked? / To which machine does @ belong?
issuer, authority, ca; company; Who issued @ to us? / Which firm vouches for @? \
/ From whom did we buy @? / Who must I ask to revoke @? \
/ Whose root has to be trusted before @ is accepted? / By what organisation was @ signed?
valid_from*, issue_date, start_date; date; From when on is @ good? / When was @ handed out? \
/ Since what day can @ be used? / Browsers call @ not yet valid, so when will it be? \
/ When does the life of @ begin?
valid_until*, expiry, end_date; date; When does @ run out? / By when must I renew @? \
/ Until what day can we go on using @? \
/ On what day will visitors start getting warnings about @? / @ - good until? \
/ When is @ no longer accepted?
fingerprint, thumbprint, cert_hash; hex; How do I recognize @ by its digest? \
/ What should I pin in the app for @? / With what string can I make sure it is really @? \
/ What does openssl print as the hash of @? / Read me the hex sum of @.
key_file, private_key, key_path; path; Where is the secret half of @ stored? \
/ Which file must be kept safe for @? / What do I point nginx at so that it can use @? \
/ In which file on disk is the pem matching @? / Where do I chmod 600 for @?
contact, notify_address, mailbox; email; Who gets mailed before @ lapses? \
/ Where do the renewal reminders for @ go? \
/ I have a question about @, to what address do I write? / To which inbox are warnings on @ sent? \
/ Whom can I email concerning @?
requester, applicant, requested_by*; full; Who asked for @? / Who applied to have @ made? \
/ Who submitted the CSR behind @? / At whose wish was @ obtained? \
/ Which colleague of ours ordered @?

= dns zone, zone; zone, zone_name, apex; host coined
primary, master, main_nameserver; host; Which server has the original data of @? \
/ On what machine do I edit @? / Where do changes to @ get made first? \
/ Who answers first and foremost for @? / From which box is @ copied by the others? \
/ Name the authoritative source for @.
secondary, slave, backup_nameserver; host; Who answers for @ when the main server is down? \
/ Which machine holds the spare copy of @? / To where is @ transferred by AXFR? \
/ What is the fallback resolver for @? / Which replica pulls @?
a_record, address, ip; internet; What does @ resolve to? / Where does @ point? \
/ Which numbers come back when I dig @? / If I ping @, what gets contacted? \
/ What do I put into my hosts file for @?
ttl, cache_time, time_to_live; duration; How long may resolvers remember @? \
/ How long until a change to @ is seen everywhere? / For what time is @ cached? \
/ After I edit @, how long must I wait? / When do cached answers for @ go stale, after how long?
hostmaster, admin_email, rname; email; Whom do I mail about a mistake in @? \
/ Where should complaints on @ be sent? / Is there a contact address for @? \
/ Who can I write to regarding @? / @ is misconfigured, which inbox hears about it?
soa_serial, revision, edition; number; Which edit of @ is live? \
/ What did the counter of @ get bumped to? \
/ By what number can a replica tell that @ has changed? \
/ Both copies of @ should show the same what? / @ - currently at which generation?
registrar, reseller, provider; company; With whom is @ registered? / Who sold us @? \
/ Which firm do we pay for @? / Where do I log in to move @ elsewhere? \
/ Whose invoice mentions @? / Through what company did we get hold of @?
renewal_date, paid_until*, lapse_date; date; Until when is @ ours? \
/ By when do we have to pay again for @? / When could somebody else snatch @? \
/ On what day does the registration of @ end? / When do we lose @ if nobody acts?

= commit, changeset; commit_id, change_number, change_id; code number id
author, written_by*, coder; full; Who actually wrote @? / Whose idea was @? \
/ Who is to blame for @? / By whose pen is the code in @? \
/ git blame shows @, so who came up with it? / Who should explain to me what @ does?
merger, committer, merged_by*; full; Who let @ into the main line? / Who accepted @ as good? \
/ Which maintainer pulled @ in? / @ was a patch by mail, who applied it? \
/ Who hit the merge button for @? / Through whom did @ get into the repository?
authored_at*, commit_time, recorded*; date_time; When was @ made? \
/ The clock showed what when they saved @? / What does git log say about the time of @? \
/ On what day and at what hour did @ come into being? / @ - dated when?
insertions*, lines_added*, added*; count; How many new lines came with @? \
/ How much longer did the code get by @? / What is the plus figure in the diffstat of @? \
/ How much fresh code is there in @? / Count the green lines in @.
deletions*, lines_removed*, dropped*; count; How many lines did @ throw out? \
/ How much old code did @ get rid of? / What is the minus figure for @ in the diff? \
/ How many red lines do I see in @? / By how much did @ trim the code?
branch, line_of_development, ref; pair; Where was @ developed before merging? \
/ What must I check out to see @ at the tip? / On which line of work was @ done? \
/ To what did they push @? / In which feature's stream of work did @ first appear?
parent, ancestor, preceding_hash; hex; What comes right before @ in the history? \
/ On top of what was @ built? / If I undo @ by a hard reset, to which sha? \
/ Against which hash should I diff @? / @ was based on what?
main_file, changed_file, touched*; path; What did @ edit? / Where in the tree did @ strike? \
/ Which source should I open to see the effect of @? / What has to be looked at when reviewing @? \
/ In what script did @ alter something?

= api key, access key; key_name, label, key_id; pair id coined
holder, owner, client; company; Whom does @ belong to? / Which firm calls us with @? \
/ If I block @, who will complain? / For what organisation was @ made? \
/ Who are the people sending traffic under @? / Which partner has @ in its hands?
grantor, issued_by*, admin; full; Who handed out @? / Who went and generated @? \
/ Which colleague gave @ away? / By whom was @ approved and created? / @ - who let them have it? \
/ Whose decision was it to give access through @?
creation_date, issued*, granted*; date; Does @ predate the leak, when was it made? \
/ Since when is @ around? / When was @ generated? / On what day did they receive @? \
/ @ should be rotated yearly, from what day do I count?
last_used*, seen*, latest_call; date_time; When did @ last knock on our door? \
/ Is @ still active, since when has it been quiet? / When was the most recent request with @? \
/ At what moment did somebody authenticate by @ for the last time? \
/ Can I delete @, when was it touched?
usage, requests*, call_count; count; How busy is @? / How many times has @ been used? \
/ How often did they hit our endpoints with @? / How much traffic came in under @ so far? \
/ What has @ already consumed of its allowance?
quota, monthly_limit, cap; count; How many calls is @ allowed? \
/ How much may @ do before it gets throttled? / At which figure do we answer @ with 429? \
/ Where is the ceiling for @? / Up to how many requests are okay with @?
allowed_ip, source_address, whitelist; internet; From where may @ be used? \
/ Which address is @ tied to? / Our firewall lets @ in from which machine only? \
/ Where must a caller sit so that @ works? / @ gets 403 from elsewhere, which origin is accepted?
token_hash, digest, fingerprint; hex; What do we store instead of the secret of @? \
/ Under which hashed value is @ in our database? / Which hex string do I compare to recognise @? \
/ What does the SHA sum of @ look like? / How is @ saved in scrambled form?

= database table, table; table_name, relation, full_name; pair coined
row_count, rows*, tuples*; count; How many records are there in @? / How long is @? \
/ What does a select count star on @ return? / How many entries have piled up in @? \
/ How many lines will I get if I dump @?
column_count, columns*, attributes*; small; How wide is @? \
/ How many fields has each record in @? / How many values must an insert into @ supply? \
/ Across how many headings does @ spread? / What is the arity of @?
index_count, indexes*, btrees*; small; How many lookup structures sit on @? \
/ Is @ well indexed, how many? / How many trees must be updated on each write to @? \
/ What number of keys speed up searches in @? \
/ Inserts into @ crawl, how many indices does it drag along?
footprint, disk_usage, size; size; How much disk does @ occupy? / How big has @ become? \
/ How much space do we gain by dropping @? / What does @ weigh on storage? \
/ Will @ fit in memory, how many gigabytes?
last_vacuum, vacuumed*, cleanup_time; date_time; When were the dead tuples last cleared from @? \
/ When did autovacuum get round to @? / Since when has nobody tidied up @? \
/ @ is bloated, when was it last swept? / When was space last reclaimed in @?
last_write, modified*, updated*; date_time; When did anything change in @? \
/ How fresh is the data in @? / Is @ still being filled, when was the latest insert? \
/ At what time did somebody last store something to @? / Since when has @ been static?
steward, custodian, data_owner; full; Who looks after @? / Whom do I ask before altering @? \
/ Who can tell me what the columns in @ mean? / Who answers for the quality of @? \
/ Which person is responsible for @?
server, node, db_host; host; Where does @ live? / To what must I connect to query @? \
/ On which machine is @ stored? / What do I give psql after -h to reach @? \
/ If which box dies do we lose @?

= feature flag, toggle, switch; flag, flag_name, flag_key; pair coined
exposure, rollout, audience_share; percent; How far has @ been turned up? \
/ What portion of visitors see @? / For how many out of a hundred is @ on? \
/ Is @ on for everybody, or what part? / What are my chances of getting @? \
/ @ - ramped to how much?
creator, author, added_by*; full; Who came up with @? / Who put @ into the code? \
/ Whom can I ask why @ exists at all? / By whom was @ introduced? / Which developer invented @?
squad, team, owning_department; department; Which group is responsible for @? \
/ Under whose roof is @ maintained? / Which part of the company looks after @? \
/ In whose backlog does cleaning up @ belong? / Who collectively decides about @?
introduced*, creation_date, birth; date; Since when do we have @? \
/ Was @ there last year, when did it arrive? / When was @ first defined? \
/ On what day did @ appear in the code? / When did somebody first add @?
sunset, removal_date, cleanup_deadline; date; When is @ supposed to go away? \
/ By when should the dead code behind @ be deleted? / @ - to be ripped out when? \
/ When does @ become stale? / Until what day will @ be tolerated? / When do we get rid of @?
min_version, required_version, app_version; version; How new must the app be for @? \
/ From which release on does @ work? / My client is too old for @, to what do I upgrade? \
/ What do users need to have installed before @ shows? / Older clients ignore @, older than what?
evaluations*, checks*, lookup_count; count; How often is @ queried? \
/ How many times did the code ask about @? / Is @ still in use, how many hits does it get? \
/ How many decisions were made by @? / How frequently was @ read, in total?
pilot_market, country, region; country; Where was @ tried out first? \
/ In which nation can people see @? / To what place is @ geographically limited? \
/ Where in the world is @ on? / I have to fake which location to test @? \
/ Whose citizens are the guinea pigs for @?

= virtual machine, guest, instance; vm_name, instance_name, guest_name; host pair coined
memory, ram, main_memory; size; How much can processes on @ hold before the OOM killer comes? \
/ How many gigs of RAM has @ got? / What does free -h list as total on @? \
/ How much DIMM space on the metal is reserved for @? \
/ @ is swapping, so how much was it given to work in?
disk, storage, drive_size; size; How much can I save on @ permanently? \
/ How big is the filesystem of @? / What does df list as the capacity of @? \
/ How large is the qcow image behind @? / How many gigabytes of files fit on @?
vcpus*, cores*, processors*; small; How many threads can @ run at once? \
/ How much parallelism can I expect from @? / What does nproc say on @? \
/ With make -j, which number suits @? / How many CPUs were given to @?
hypervisor, physical_host, node; host; On which iron does @ run? / Which real machine carries @? \
/ If what goes down does @ go down too? / Where do I type virsh console for @? \
/ From where would we migrate @ away?
ip, address, nic_address; internet; How do I reach @ over the network? \
/ Where do I point ssh to get into @? / Which numbers did DHCP hand to @? \
/ What shows up in the firewall logs when @ talks? / What do I ping to see if @ is alive?
last_boot, booted*, startup_time; date_time; Since when has @ been up? \
/ When was @ last restarted? / When did @ power on? \
/ From what moment does the uptime of @ count? / Did @ survive the night, when did it come up?
kernel, os_version, os_release; version; What does uname -r tell on @? \
/ How current is the operating system of @? / Which Linux is @ on? \
/ For which headers do I compile a module on @? \
/ Is @ patched against the new hole, what does it run?
bill, monthly_cost, fee; price; What do we pay for @? / How expensive is @? \
/ How much do we save by shutting @ off? / What does the cloud charge each month for @? \
/ Is @ worth its money, how much is that?

= sensor, probe; sensor_id, tag, sensor_number; code id numbered
site, installation_place, location; facility; Where is @ mounted? \
/ Which building does @ watch over? / Where must I go to swap @? / @ - hung up where? \
/ In what premises will I find @? / To which plant do the readings of @ belong?
last_reading, measured_value, current_value; temperature; How hot is it at @? \
/ What does @ say right now? / What did @ measure? / How warm was it when @ last reported? \
/ Tell me what @ displays.
alarm_limit, threshold, trip_point; temperature; At what heat does @ raise the alarm? \
/ How hot may it get before @ beeps? / Above what does @ shut everything off? \
/ What is the most that @ puts up with silently? / Which value triggers a warning from @?
calibrated*, calibration_date, adjusted*; date; When was @ last compared with a reference? \
/ Since when can we trust what @ says? / What day is printed on the test sticker of @? \
/ When did somebody last correct the drift of @? / @ - trued up when?
next_check, due_date, recalibration; date; By when must @ go back to the lab? \
/ Until when may we rely on @? / When will @ need tuning again? \
/ When is somebody supposed to come for @? / What day do I put in the calendar for servicing @?
technician, metrologist, serviced_by*; full; Who tuned @ lately? / Who looks after @? \
/ Whose signature is on the calibration sheet of @? / Who did the measuring when @ was tested? \
/ Which expert had @ on the bench?
maker, manufacturer, brand; company; Who originally built @? / From which firm is @? \
/ Whose logo is on the housing of @? / Where do I send @ under warranty? \
/ Which business produced @? / For a data sheet of @, whose site do I visit?
battery, charge, power_level; percent; How much juice is left in @? \
/ Will @ hold out much longer, how full is it? \
/ Does @ need new cells, what is the remaining energy? / How drained is @? \
/ Is @ about to die, at what level is it?

= machine part, spare part; part_number, sku, part_code; code number coined
mass, weight, net_weight; weight; How heavy is @? / What do the scales show for @? \
/ Can I lift @ alone, what does it weigh? / For the parcel label, what do I enter for @? \
/ How much does the crane load grow by @?
supplier, vendor, sold_by*; company; Where do we buy @? / Who delivers @ to us? \
/ From which firm do we get @? / @ is defective, to whom do I return it? \
/ Whom do I call to have more of @ sent?
unit_cost, price, purchase_price; price; How much is a single piece of @? \
/ What do I pay if I buy @ once? / How expensive is @? / What does the catalogue charge for @? \
/ If I break @, how much will the replacement be?
stock, on_hand*, pieces_left*; count; How many of @ do we still have? \
/ How many pieces of @ are lying in the store? / Is @ still in the house, how many times? \
/ What did the inventory find of @? / At most how many of @ could I take out today?
reorder_level, minimum_stock, safety_reserve; count; \
When the pile of @ sinks to which number do we buy more? \
/ How few of @ may there be at the least? \
/ Below what quantity does purchasing get alerted about @? / How many of @ must never be used up? \
/ What is the lower bound for @ in the store?
bin, compartment, storage_box; box; Where in the storeroom is @ kept? \
/ What do I have to open to take out @? / Into which container do I put @ back? \
/ I am looking for @, where does it lie? / @ - stowed in what?
designer, engineer, drawn_by*; full; Who came up with the shape of @? \
/ Whose drawing was @ made from? / Who constructed @ on paper? \
/ Who laid down the tolerances of @? / Whom can I ask why @ has that odd hole?
cad_file, model_file, blueprint; path; What do I load to see @ in three dimensions? \
/ Where on the network drive is the drawing of @? / Which file do I mail to the workshop for @? \
/ What must be fed to the milling robot to make @? / Where are the measurements of @ saved?
"""
