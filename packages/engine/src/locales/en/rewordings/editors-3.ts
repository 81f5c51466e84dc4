/** Doings, people and things of all trades in words that editors and writing helpers choose among; what stands behind ">" only proves; the gate alone reads them; our own list. */
export const editors3 = `
rollout|roll-out|roll out|introduce|introduction|launch
author|write
produce@report reports letter letters minutes text texts article articles release releases script scripts summary summaries newsletter|write@report reports letter letters minutes text texts article articles release releases script scripts summary summaries newsletter|put together@report reports summary summaries newsletter
produce@drawing drawings plan plans diagram diagrams sketch sketches|draw@drawing drawings plan plans diagram diagrams sketch sketches|create@drawing drawings plan plans diagram diagrams sketch sketches|draw up@drawing drawings plan plans diagram diagrams
book@meeting meetings appointment appointments viewing viewings interview interviews room rooms|arrange@meeting meetings appointment appointments viewing viewings interview interviews|set up@meeting meetings appointment appointments viewing viewings interview interviews|schedule@meeting meetings appointment appointments viewing viewings interview interviews|organise@meeting meetings viewing viewings interview interviews|fix@meeting meetings appointment appointments viewing viewings
log@incident incidents accident accidents fault faults call calls defect defects complaint complaints|write up@incident incidents accident accidents fault faults defect defects complaint complaints|record@incident incidents accident accidents fault faults call calls defect defects complaint complaints|note@incident incidents accident accidents fault faults defect defects complaint complaints
strip@wallpaper paint varnish|remove@wallpaper paint varnish|take off@wallpaper paint varnish|scrape off@wallpaper paint varnish
serve lunch|lunch service|serve at lunch|serving of lunch
serve breakfast|breakfast service|serve at breakfast|serving of breakfast
serve dinner|dinner service|serve at dinner|serving of dinner
serve meals|meal service|serving of meals
found@club group charity choir society|start@club group charity choir society|set up@club group charity choir society|establish@club group charity choir society
win@customer customers client clients contract contracts account accounts order orders|gain@customer customers client clients contract contracts account accounts order orders|secure@customer customers client clients contract contracts account accounts order orders|acquire@customer customers client clients|bring in@customer customers client clients account accounts order orders
survey@customer customers visitor visitors resident residents guest guests member members user users|poll@customer customers visitor visitors resident residents guest guests member members user users|question@customer customers visitor visitors resident residents guest guests member members user users
hire@staff|employ@staff|take on@staff|recruit@staff
colleague|colleagues > team
utilise|utilize|use|work with|make use of
liaise|communicate|stay in contact
program@script scripts macro macros tool tools app apps|write@script scripts macro macros code|code@script scripts macro macros tool tools app apps
look after@account accounts|manage@account accounts|handle@account accounts
direct@traffic|manage@traffic|control@traffic
unblock@drain drains toilet toilets pipe pipes sink sinks|clear@drain drains blockage blockages
fix blocked drains|unblock drains|clear blocked drains|clear drains
fix blocked drain|unblock drain|clear blocked drain
review@application applications cv cvs resumes candidates|screen@application applications cv cvs resumes candidates|sift@application applications cv cvs resumes
control system|control systems|controls@pump pumps machine machinery plant boiler heating lift
prospective tenants|potential tenants|would-be tenants|people wanting to rent|people looking to rent
prospective buyers|potential buyers|would-be buyers|people wanting to buy|people looking to buy
use@fuel energy water power electricity gas paper|usage@fuel energy water power electricity gas paper|consumption@fuel energy water power electricity gas paper
work surface|worktop|work top|countertop|kitchen counter
nightly|every night|each night
delayed|late|overdue
tie|tying|tied
ice|icing|iced@cake cakes cupcakes biscuits
bind@bouquet bouquets sheaf sheaves|tie@bouquet bouquets sheaf sheaves
shelve@book books|reshelve@book books|re-shelve@book books|put back@book books|return@shelf shelves|put back on shelves|return to shelves
lifeguard@pool beach|watch over@pool beach|supervise@pool beach
with dementia|living with dementia|suffering from dementia|affected by dementia
label with prices|price|put prices on|mark with prices|attach prices to
conclude@sale sales contract contracts deal deals agreement agreements|close@sale sales contract contracts deal deals agreement agreements|sign@contract contracts agreement agreements
run plates|carry plates|take plates
drive van|work as van driver|van driving
drive bus|work as bus driver|bus driving
drive lorry|work as lorry driver|lorry driving|drive truck
drive taxi|work as taxi driver|taxi driving
drive tram|work as tram driver|tram driving
book in@delivery deliveries goods parcel parcels stock|log@delivery deliveries goods parcel parcels stock|register@delivery deliveries goods parcel parcels stock
set@test tests exam exams quiz quizzes|write@test tests exam exams quiz quizzes|devise@test tests exam exams quiz quizzes
close books each month|month-end close|monthly close|monthly closing
add@user users account accounts|set up@user users account accounts|create@user users account accounts
note@reading readings|take@reading readings|record@reading readings
mix@solution solutions paint paints ink inks mortar|prepare@solution solutions|make up@solution solutions
drill@barley wheat crops seed|sow@barley wheat crops seed
take out rubbish|dispose of rubbish|remove rubbish|take out trash|dispose of waste
identity card|id|id card|identity document
hire@artist artists band bands singer singers musician musicians|book@artist artists band bands singer singers musician musicians|engage@artist artists band bands singer singers musician musicians
put out@chair chairs table tables|set up@chair chairs table tables|set out@chair chairs table tables|arrange@chair chairs table tables
care of|look after|looking after|take care of
achieve reduction|reduce|cut|lower|decrease|bring down|bring about reduction|deliver reduction|reduction of
achieve increase|increase|raise|grow|boost|bring about increase|deliver increase|increase of
achieve savings|save|make savings|deliver savings|achieve saving
achieve improvement|improve|make improvement|bring about improvement
achieve growth|grow|deliver growth
budget worth|budget of
administer@budget budgets|manage@budget budgets
learn|was taught|be taught|get taught
win@award awards prize prizes medal medals|receive@award awards prize prizes medal medals|was awarded@award awards prize prizes medal medals|was given@award awards prize prizes medal medals|earn@award awards medal medals
independently|on my own|unsupervised|without supervision|by myself|autonomously
under pressure|in stressful conditions|in stressful situations
on computer|electronically|digitally|in electronic form|in digital form
with allergies|allergic|who have allergies
homeless people|people experiencing homelessness|people without home|the homeless
homelessness|homeless
childrenswear|children's clothes|clothes for children|children's clothing|kidswear
womenswear|women's clothes|ladieswear|ladies' clothes|clothes for women|women's clothing
menswear|men's clothes|clothes for men|men's clothing
electrical goods|electrical appliances|electricals
curriculum vitae|cv|curricula vitae|resume
staff rota|shift plan|staff schedule|shift schedule|duty roster
parking area|car park|parking lot
youth team|junior team|young people's team
inventory list|inventory
after-school club|club after school|clubs after school
shift work|in shifts|work shifts|on shift basis
throughout|all over|across|all around
pupil class|class of pupils
menu|menus
people with diabetes|diabetics|diabetic people
people with dementia|dementia patients|dementia sufferers
people with epilepsy|epileptics
give directions|show the way|point the way
keep count|count|keep tally|keep count of
scrap rate|scrap|reject rate|rejects
error rate|errors|rate of errors
attach tags|tag|put tags on|put labels on|label|attach labels
negotiate|secure through negotiation|secure by negotiation
execute repair|repair|carry out repair|complete repair
execute inspection|inspect|carry out inspection|complete inspection
execute test|test|carry out test|complete test
execute check|check|carry out check|complete check
execute maintenance|maintain|carry out maintenance|complete maintenance
execute installation|install|carry out installation|complete installation
execute audit|audit|carry out audit|complete audit
execute measurement|measure|carry out measurement|complete measurement
execute cleaning|clean|carry out cleaning|complete cleaning
execute survey|survey|carry out survey|complete survey
complete translation|translate|deliver translation|produce translation
produce estimate|estimate|prepare estimate|deliver estimate
compose reply|reply|write reply|draft reply|compose response
offer counselling|counsel|provide counselling|deliver counselling
offer help|help|provide help|lend help
offer support|support|provide support|deliver support
offer advice|advise|deliver advice|provide advice
administer treatment|treat|provide treatment|deliver treatment
submit report of|report|file report of|submit defect report
give feedback|feed back|provide feedback
stay clear|kept clear|remain clear|stay free|keep clear
tour|guided tour@tourist tourists visitor visitors
guide|lead tours|give tours|conduct tours|show around
`;
