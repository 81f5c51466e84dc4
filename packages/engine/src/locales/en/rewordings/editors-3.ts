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
found@club group charity choir newspaper magazine society shop business company|start@club group charity choir newspaper magazine society shop business company|set up@club group charity choir newspaper magazine society shop business company|establish@club group charity choir newspaper magazine society shop business company
win@customer customers client clients contract contracts account accounts order orders|gain@customer customers client clients contract contracts account accounts order orders|secure@customer customers client clients contract contracts account accounts order orders|acquire@customer customers client clients|bring in@customer customers client clients account accounts order orders
survey@customer customers visitor visitors resident residents guest guests member members user users|ask@customer customers visitor visitors resident residents guest guests member members user users|poll@customer customers visitor visitors resident residents guest guests member members user users|question@customer customers visitor visitors resident residents guest guests member members user users
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
review@application applications cv cvs resumes candidates|screen@application applications cv cvs resumes candidates|sift@application applications cv cvs resumes|assess@application applications cv cvs resumes candidates
control system|control systems|controls@pump pumps machine machinery plant boiler heating lift
prospective tenants|potential tenants|would-be tenants|people wanting to rent|people looking to rent
prospective buyers|potential buyers|would-be buyers|people wanting to buy|people looking to buy
use@fuel energy water power electricity gas paper|usage@fuel energy water power electricity gas paper|consumption@fuel energy water power electricity gas paper
work surface|worktop|work top|countertop|kitchen counter
nightly|every night|each night|at night
delayed|late|overdue
strong@team crew group workforce|person@team crew group|people@team crew group
tie|tying|tied
ice|icing|iced@cake cakes cupcakes biscuits
bind@bouquet bouquets sheaf sheaves|tie@bouquet bouquets sheaf sheaves
shelve@book books|reshelve@book books|re-shelve@book books|put back@book books|return@shelf shelves|put back on shelves|return to shelves
lifeguard@pool beach|watch over@pool beach|supervise@pool beach
with dementia|living with dementia|suffering from dementia|affected by dementia
label with prices|price|put prices on|mark with prices|attach prices to
conclude@sale sales contract contracts deal deals agreement agreements|close@sale sales contract contracts deal deals agreement agreements|sign@contract contracts agreement agreements
run plates|carry plates|take plates
drive van|work as van driver|van driver|van driving
drive bus|work as bus driver|bus driver|bus driving
drive lorry|work as lorry driver|lorry driver|lorry driving|truck driver|drive truck
drive taxi|work as taxi driver|taxi driver|taxi driving
drive tram|work as tram driver|tram driver|tram driving
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
`;
