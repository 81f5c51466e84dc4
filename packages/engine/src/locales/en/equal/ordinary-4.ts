/** Ordinary duties of all trades as a posting names them and as a resume tells them; what stands behind ">" is narrower, and only proves; our own list. */
const sports: readonly (readonly [string, string])[] = [
  ['football', 'footballers'],
  ['swimming', 'swimmers'],
  ['gymnastics', 'gymnasts'],
  ['rowing', 'rowers'],
  ['boxing', 'boxers'],
  ['dance', 'dancers'],
  ['ski', 'skiers'],
  ['cycling', 'cyclists'],
  ['running', 'runners'],
  ['climbing', 'climbers'],
  ['skating', 'skaters'],
  ['fencing', 'fencers'],
  ['wrestling', 'wrestlers'],
  ['tennis', 'tennis players'],
  ['rugby', 'rugby players'],
  ['hockey', 'hockey players'],
  ['basketball', 'basketball players'],
  ['handball', 'handball players'],
  ['volleyball', 'volleyball players'],
  ['cricket', 'cricketers'],
  ['golf', 'golfers'],
];
const coached = sports
  .map(([sport, players]) => `${sport} coaching|coach ${players}|coaching of ${players}`)
  .join('\n');

const samples = 'blood soil water air milk food plant tissue oil fuel concrete product'.split(' ');
const taken = samples
  .map(
    (of) =>
      `${of} sampling|take ${of} samples|draw ${of} samples|collect ${of} samples|collection of ${of} samples`,
  )
  .join('\n');

export const ordinary4 = `
${coached}
${taken}
mail distribution|distribute mail|post distribution|distribute post|hand out mail|hand out post > put mail in pigeonholes|put post in pigeonholes
phone answering|answer phones|answer the phone|telephone answering|take phone calls|answer calls
badge issuing|issue badges|hand out badges|give out badges
induction of new starters|induct new starters|induction of new employees|new starter inductions|staff inductions > introduce new starters to rules|show new starters the rules
supplier payments|pay suppliers|paying suppliers|pay suppliers' invoices|settle suppliers' invoices
customer payments|take payments from customers|accept payments from customers
night patrols|patrol at night|night-time patrols > walk site at night|walk the grounds at night
pre-trip vehicle checks|check vehicle before each trip|inspect vehicle before each trip|vehicle checks before departure|walk-round checks|walkaround checks > check tyres, oil and lights before each trip
sewing on buttons|sew on buttons|button sewing > sew buttons onto|sew buttons on
sewing in zips|sew in zips
shortening trousers|shorten trousers|take up trousers
clothing alterations|alter clothes|alter garments|garment alterations|alteration of clothes > shorten trousers and take in dresses
weeding|pull weeds|pull up weeds|pull out weeds|remove weeds|weed beds|weed control by hand
leaf clearance|clear leaves|rake leaves|rake up leaves|sweep leaves|leaf raking
gritting|grit roads|grit paths|spread grit|salt roads
haymaking|make hay|bring in hay|bring in the hay
animal restraint|restrain animals|hold animals still|restraining animals|animal handling for vets
animal feeding|feed animals|feeding of animals|feeding animals
mucking out|muck out stables|clean out stables|muck out stalls|clean out stalls
nest box cleaning|clean nest boxes
track renewal|renew track|track replacement|replace track > replace sleepers and rails|replace worn rails and sleepers|swap sleepers and rails
in-flight service|cabin service|serve passengers on board > serve meals and drinks on flights|serve drinks and meals on flights
telephone sales|sell by phone|sell over the phone|phone sales|telesales|sales by phone
insurance sales|sell insurance|sell insurance policies|sale of insurance|selling policies
parking enforcement|enforce parking rules > issue parking tickets|issue parking fines|hand out parking fines
issuing parking tickets|issue parking tickets|issue parking fines|hand out parking fines|hand out parking tickets|issue penalty charge notices
password resets|reset passwords|resetting passwords
account unlocking|unlock accounts|unlocking accounts|unlock user accounts
service of court papers|serve court papers|serving court papers|serve court documents|serve papers for court
serving summonses|serve summonses|summons serving
laboratory record keeping|keep laboratory records|keep lab records|maintain lab records > keep lab notebook|maintain lab notebook
school pick-up|pick children up from school|collect children from school|fetch children from school|pick up children from school
school drop-off|drop children off at school|take children to school|bring children to school
bedtime routine > put children to bed|put toddlers to bed
homework help|help with homework|homework support|support with homework|help pupils with homework
playground supervision|supervise playground|playground duty|break duty > watch pupils at break time|supervise pupils during breaks
lunch supervision|supervise pupils at lunch|lunchtime supervision
lifting residents|lift residents > transfer residents with hoist|hoist residents
mouth care > clean residents' teeth|brush residents' teeth|help residents brush their teeth
wheelchair pushing|push wheelchairs|push residents in wheelchairs
companionship|keep residents company|keep older people company
bed linen changes|change bed linen|change sheets|change bedding|make beds afresh|bed changing
laundry|do laundry|wash laundry|do the washing|wash clothes and linen
glass polishing|polish glasses
bar restocking|restock bar|stock bar|refill bar
vegetable preparation|prepare vegetables|vegetable prep > peel and chop vegetables|peel and cut vegetables|wash and cut vegetables
dishwashing|wash dishes|do the washing-up|wash up|washing-up|do the dishes
float counting|count float|count cash float
cash counting|count cash|count money|count takings
window displays|dress windows|dress shop windows|window dressing|decorate shop windows
click and collect|hand over online orders in store
goods receipt|receive goods|take in deliveries|goods receiving|check in deliveries
putaway|put away deliveries|put away stock|put goods away > put stock on racks
van loading|load vans|loading vans
load securing|secure loads|lash loads|strap down loads|load lashing
parcel delivery|deliver parcels|parcel drop-off
meal delivery|deliver meals > take meals to pensioners|bring meals to pensioners
furniture moving|move furniture|furniture removal|carry furniture
wheelchair passengers|passengers in wheelchairs
lost property|handle lost property|look after lost property
stage set-up and dismantling|set up and dismantle stages|put up and take down stages|erect and dismantle stages
exhibition set-up|set up exhibitions|install exhibitions > hang exhibitions
guided tours|give guided tours|give tours|lead tours|guide visitors round|show visitors round|show groups round
timetable planning|plan timetables|draw up timetables|timetabling|make timetables
note taking|take notes|taking notes
data backup|back up data|make data backups|data backups
fault fixing|fix faults|repair faults|fault repair|clear faults|fault rectification
software updates|update software|install software updates|updating software
user account setup|set up user accounts|create user accounts
stain removal|remove stains|take out stains|treat stains
bin emptying|empty bins|emptying of bins > empty wastepaper baskets
key handover|hand over keys|give out keys|key issue
meter reading|read meters|take meter readings|take readings from meters
flat viewings|show flats|apartment viewings|viewings of flats
tyre changing|change tyres|tyre changes|swap tyres
oil changes|change oil|do oil changes
absence tracking|track absences|keep track of absences|absence recording|record absences > keep track of holidays and sick days|track sick leave
food photography|photograph food > photograph dishes
walks with residents|walk with residents|go for walks with residents|take residents for walks
customer win-back|win back customers|win back former customers|winning back customers
dog grooming|groom dogs > trim fur of poodles|clip poodles
nail cutting|cut nails|trim nails > cut fingernails|trim fingernails
one-to-one lessons|give one-to-one lessons|teach one to one
invoice entry|enter invoices|key in invoices|type in invoices
tool changeovers|change over tools|tool changes on presses|change tools on presses
shelf cleaning|clean shelves|wipe shelves
water changes|change water
ear tagging|ear-tag|put ear tags on|tag ears
`;
