/** Ordinary doings, things, persons and times of all trades in the words an editor chooses among; what stands behind ">" only proves; the gate alone reads them; our own list. */
export const editors2 = `
place@shelf shelves pigeonholes pigeonhole box boxes racks rack drawer drawers tray trays envelope envelopes|put@shelf shelves pigeonholes pigeonhole box boxes racks rack drawer drawers tray trays envelope envelopes|lay@shelf shelves box boxes drawer drawers tray trays
accept@booking bookings reservation reservations order orders delivery deliveries parcel parcels payment payments|take@booking bookings reservation reservations order orders delivery deliveries parcel parcels payment payments|receive@booking bookings reservation reservations order orders delivery deliveries parcel parcels payment payments
evening menu|dinner menu|evening meal menu
midday menu|lunch menu
offshore|at sea|out at sea
on land|onshore
re-slate|put new slates on|renew slates
re-tile|put new tiles on|lay new tiles
re-roof|put new roof on|renew roof
repaint|paint again|give new coat of paint|put new coat of paint on
rewire|renew wiring|put in new wiring|replace wiring
replaster|put new plaster on|renew plaster
restock|fill up again|top up
reorder|order more|order again|place repeat orders
recount|count again
retest|test again
rewrite|write again|write anew
rehouse|find new homes for|find new home
mentor|act as mentor|serve as mentor|be mentor
interpret|act as interpreter|serve as interpreter
guide@tour tours visitors group groups|act as guide|serve as guide
referee|act as referee|serve as referee
supervise@trainee trainees|act as supervisor@trainee trainees
cut to size@brochure brochures paper sheets board boards|trim@brochure brochures paper sheets board boards
cut to length@pipe pipes timber beams boards cable cables|trim to length@pipe pipes timber beams boards cable cables
unable to|who could not|not able to|could not
shape@dough loaves|form@dough loaves|mould@dough loaves
ear-tag@piglet piglets calf calves lamb lambs cattle sheep|tag@piglet piglets calf calves lamb lambs cattle sheep
newcomer|new arrival|new joiner|new starter
put at ease|make feel at ease|make feel welcome|make feel at home
clip@claw claws nail nails|trim@claw claws nail nails|cut@claw claws nail nails
ice@cake cakes cupcake cupcakes|frost@cake cakes cupcake cupcakes
tie up@boat boats ferry ferries ship ships|moor
cast@net nets line lines|throw@net nets line lines
couple@wagon wagons trailer trailers|hitch@wagon wagons trailer trailers|hook up@wagon wagons trailer trailers
weigh|check weight of|measure weight of|take weight of
measure@height length width depth|take measurements of
destroy@file files paper papers document documents > shred
weed|clear weeds from|pull weeds|pull up weeds|remove weeds from|do weeding
rake up@leaves|rake@leaves|gather up@leaves|sweep up@leaves
de-ice|remove ice from|clear ice from|free from ice
familiarise|acquaint|make familiar
empty@bin bins|clear@bin bins
gut@fish|clean@fish
set out@goods jewellery products wares|display@goods jewellery products wares|present@goods jewellery products wares
take down@order orders|write down@order orders|note down@order orders|take@order orders
direct@visitor visitors guest guests patient patients|guide@visitor visitors guest guests patient patients|show way@visitor visitors guest guests patient patients
call on@customer customers client clients pharmacy pharmacies doctor doctors shop shops|visit@customer customers client clients pharmacy pharmacies doctor doctors shop shops|go to see@customer customers client clients
break down@cardboard boxes|flatten@cardboard boxes
tidy away|put away|clear away
leave clean|leave tidy|leave clean and tidy
switch off|turn off|power down|shut down
warm up|heat up|reheat
cool down|chill
whip|whisk|beat@egg eggs cream
grease@tin tins pan pans|butter@tin tins pan pans|oil@tin tins pan pans
season@meat soup soups sauce sauces dish dishes|flavour@soup soups sauce sauces dish dishes
sharpen@knife knives blade blades|put edge on|grind@knife knives blade blades
thread needle|string needle
hem|sew hem|take up hem
let out@dress dresses trousers|widen@dress dresses trousers|make wider
take in@dress dresses trousers|make narrower
take up@trousers skirt skirts dress dresses|shorten|make shorter
let down@hem|lengthen|make longer
foreign money|foreign currency|foreign cash
front desk|reception|reception desk|front of house desk
trainee teacher|student teacher
lorry driver|truck driver|hgv driver
pensioner|retired person|retiree|old-age pensioner
school leaver|young person leaving school
toddler|small child|young child
baby|infant > newborn
regular customer|repeat customer|regular guest
first-time buyer|first home buyer
next of kin|relative|family member
cleaner|cleaning staff@office offices
caretaker|janitor|building custodian
apprentice|trainee@workshop garage
at quarter-end|at end of quarter|at end of each quarter|every quarter-end|quarterly
at month-end|at end of month|at end of each month|every month-end
at year-end|at end of year|at end of each year
at daybreak|at dawn|at sunrise|at first light
at nightfall|at dusk|at sunset
at lunchtime|at midday|during lunch|over lunch|during lunch break
at peak times|at busy times|during busy periods|in rush hour|during peak hours|when it was busy
at short notice|with little notice|on short notice
by appointment|on appointment
in advance|beforehand|ahead of time
in person|face to face|face-to-face
in pairs|two at a time|in twos
in season|during season
in rotation|by rota|taking turns|in turns
in all weathers|whatever the weather|in any weather
round clock|24 hours a day|day and night|around clock
off-season|out of season|in low season
on behalf of|in name of
on site|on premises
to order|made to order|to customers' wishes|bespoke
to specification|to spec|according to specification|as specified
to drawing|from drawings|following drawings|according to drawings|working from drawings
to recipe|following recipes|from recipes|according to recipe
two times a week|twice a week|twice weekly
two times a day|twice a day|twice daily
three times a week|thrice weekly
every other week|every second week|fortnightly|every two weeks|biweekly
term time|during term|in term-time
in order to|so as to|to
walk with@resident residents patient patients client clients|accompany on walks|go for walks with|take for walks
surgical wound|wound after surgery|post-operative wound|operation wound
reset@table tables|lay again@table tables|re-lay@table tables
incoming goods|delivery|goods received|incoming delivery
small aircraft|light aircraft|small plane|light plane
sick day|sick leave|sickness absence|day off sick
at move-out|when tenants moved out|at end of tenancy|when moving out
keep stocked|make sure had enough|keep supplied
draft reply|draft answer|write draft reply
win back|regain|bring back as customers
key in|enter@invoice invoices data orders figures|type in
look up|research@case law|search out
roll out|deploy|push out@update updates
tablet computer|tablet@update updates app apps
`;
