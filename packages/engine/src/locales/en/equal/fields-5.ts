/** English, what is asked for and told at desks and counters, in hotels, kitchens, salons, shops, homes, and by those who protect; what stands behind ">" is narrower and only proves; our own list. */
export const fields5 = `
filing|file documents|file papers|document filing|filing of documents|put papers in files|put documents in folders|file letters|file forms|file records > put letters and forms into folders|put letters into folders|put papers into folders|put letters in the right folders
document binding|bind documents|bind reports|bind papers|binding of documents > copy and bind meeting papers|bind meeting papers|copy and bind documents
photocopying|photocopy documents|copy documents|make photocopies|document copying|run off copies|make copies of documents
document scanning|scan documents|scanning documents|scan papers|scan paper files|scan letters|scan invoices
document shredding|shred documents|shred papers|shred confidential papers|destroy confidential papers
letter drafting|draft letters|drafting of letters|word letters
data entry|enter data|key in data|type in data|data input|input data|key data|data keying|keying of data|enter records|enter figures > key survey answers|key in survey answers|type addresses into databases|key orders into the system|enter orders in the system|type customer details into the system|enter customer details
address list maintenance|maintain address lists|keep address lists up to date|update address lists|mailing list maintenance|maintain mailing lists|update mailing lists
cash transactions|pay out and take in cash|handle cash deposits and withdrawals|teller transactions|cash over the counter > pay out and take in cash over the counter|pay out cash over the counter|take in cash over the counter
currency exchange|exchange currency|change money|foreign exchange at the counter|change foreign money|exchange foreign currency|exchange money|exchange foreign money|sell foreign currency
cheque processing|process cheques|check processing|cash cheques|clear cheques
bet taking|take bets|accept bets|betting shop counter work|take wagers
casino dealing|deal cards in casinos|deal blackjack|croupier work|spin the roulette wheel|deal at gaming tables
jewellery valuation|value jewellery|appraise jewellery|jewellery appraisal|jewelry appraisal|value watches and jewellery
collection calls|call debtors|phone debtors|ring debtors|debtor calls|call late payers|debt collection calls|phone late payers > ring people who are behind with their payments|phone people behind with payments|call people who owe money|call customers behind with payments
holiday booking|book holidays|holiday sales|sell holidays|holiday bookings|vacation booking|book package holidays|sell package holidays
rebooking|rebook flights|change flight bookings|rebook passengers|change bookings|flight rebooking|alter bookings
booking amendments|amend bookings|change reservations|change bookings|booking changes
visa applications|fill in visa applications|apply for visas|visa application processing|obtain visas
inbound calls|take inbound calls|answer incoming calls|incoming calls|inbound call handling|incoming call handling|receive customer calls|take incoming calls|handle inbound calls > pick up calls from customers|take calls from customers|answer calls from customers|answer customers' calls
outbound calls|make outbound calls|outbound calling|call customers out of the blue
call logging|log calls|record calls
complaint logging|log complaints|record complaints|complaint recording|register complaints
call transfer|transfer calls|put calls through|put callers through|call forwarding|connect calls|connect callers|call transferring|forward calls > put callers through to extensions|connect callers to extensions|connect callers with departments
message taking|take messages|note messages|take phone messages
guest check-out|check guests out|check out guests|guest departure|checking out guests
guest check-in|check guests in|check in guests|guest arrival registration|checking in guests|register arriving guests
key handling|hand out keys|issue keys|key issue|key management
answer booking enquiries|reservation enquiries|deal with booking requests|handle booking enquiries|answer reservation requests
luggage handling|carry luggage|handle luggage|carry guests' bags|carry bags|baggage handling|handle baggage|load luggage|carry guests' luggage|bring luggage to rooms
wake-up calls|give wake-up calls|wake guests
night audit|do the night audit|close the hotel's day
passenger information|inform passengers|give passengers information|passenger enquiries|answer passengers' questions > tell passengers about train times|tell passengers about fares|inform passengers of delays
tourist information|inform tourists|advise tourists|give tourist information|advise visitors on sights
visitor registration > sign visitors in|sign in visitors|print visitor badges
street interviews|interview people in the street|street surveys|on-street interviewing|interview passers-by > ask people questions in the street|question people in the street|stop people in the street for surveys
opinion polling|poll opinions|opinion polls|survey opinions
telephone surveys|survey by phone|phone surveys|survey people by phone
invoice matching|match invoices|match invoices with purchase orders|three-way matching|invoice and order matching|match invoices with orders|match invoices to orders
invoice coding|code invoices|assign invoices to cost centres|invoice account coding
invoice filing|file invoices
payment reminders|send payment reminders|send reminders of unpaid bills|issue payment reminders|send dunning letters|payment reminder letters > remind customers of unpaid bills|remind customers of unpaid invoices|remind customers of overdue payments|send reminders for unpaid invoices
policy amendments|amend policies|change policies|insurance policy changes|policy changes|alter policies > change addresses and policies
wage calculation > work out wages from time cards|work out wages from timesheets|work out hours and pay
timesheet processing|process timesheets|time card processing|process time cards|enter timesheets|timesheet entry
payslip issuing|issue payslips|send out payslips|payslip distribution|hand out payslips
stock recording|record stock|book goods in and out|record goods in and out|stock record keeping|keep stock records|stock records maintenance|book stock in and out|enter stock movements|inventory record keeping
goods booking|book in goods|book goods in|booking in goods
stock checks|check stock|stock checking|check stock levels|stock level checks|check stock against the system|compare stock with the system|inventory checks|compare shelves with the system > compare what was on the shelves with the system
job card preparation|prepare job cards|make out job cards|write job cards|issue job cards
route allocation|allocate routes|assign routes|give drivers their routes|route assignment|hand routes to drivers
waybill preparation|prepare waybills|fill in waybills|make out waybills|write waybills|complete waybills|issue waybills|fill out waybills
delivery note preparation|prepare delivery notes|make out delivery notes|write delivery notes|fill in delivery notes|issue delivery notes|delivery note writing
shipping documents|prepare shipping documents|shipping paperwork|prepare shipping papers|shipping documentation|complete shipping documents|freight documentation|make out shipping documents
tachograph checks|check tachographs|analyse tachograph data|tachograph analysis|read out tachographs
driver scheduling|schedule drivers|roster drivers|plan drivers' shifts
taxi dispatching|dispatch taxis|taxi dispatch|send out taxis|send taxis to customers|cab dispatching
emergency dispatching|dispatch ambulances|emergency call handling|take emergency calls|send out ambulances|ambulance dispatch
mail delivery|deliver mail|deliver letters|letter delivery|deliver post|postal delivery|post delivery|deliver letters and parcels > bring letters to households|bring letters and parcels to households|put letters in letterboxes
letter sorting|sort letters|sorting of letters|sort letters by postcode
franking|frank letters|franking of letters|stamp outgoing mail|postage metering
keep personnel records|maintain staff records|update staff records|staff records maintenance|update personnel files|maintain personnel files|personnel file management|personnel records maintenance|keep staff files|look after personnel files|employee records maintenance|maintain employee records|update employee records
absence recording|record absences|log absences|record sick days|record sickness
coding of records|code records
form filling|fill in forms|fill out forms|complete forms|form completion|form-filling
in-flight service|serve passengers on board|cabin service|serve meals on board|serve drinks on board|inflight service
in-flight sales|sell goods on board|on-board sales|onboard sales|duty-free sales on board|inflight sales|sell duty-free goods on board > sell drinks and perfume on board|sell drinks on board|sell perfume on board|sell snacks on board
safety demonstrations > show passengers how to use belts|show passengers how to use life jackets|show passengers the emergency exits
cabin checks|check the cabin before take-off|cabin safety checks
ticket inspection|inspect tickets|check tickets|ticket checks|check passengers' tickets|ticket checking|ticket control
fare collection|collect fares|take fares|collecting fares
ticket sales|sell tickets|ticket selling|selling tickets
train announcements|make announcements on trains|announce stops
city tours|city walks|town tours|guided city tours > guide city tours|show tourists the city|guide groups round town|guide groups round the old town|lead city tours|city guiding|lead walks through the city|guide groups round the town|show groups round the old town|show visitors round the city|lead groups through the old town
guide city tours|show tourists the city|guide groups round town|lead city tours|city guiding|lead walks through the city > guide groups round the town|guide groups round the old town|show groups round the old town|show visitors round the city|lead groups through the old town
nature walks|lead nature walks|guided nature walks|lead guided walks
school meals cooking|cook school meals|cook school lunches|school catering|cook lunches for schoolchildren|prepare school meals|cook meals for schoolchildren|cook for schoolchildren|school meal preparation|cook school dinners
mise en place|prepare ingredients before service|get ingredients ready before service|kitchen prep before service|prep before service|kitchen preparation before service > get vegetables ready before service|get vegetables and salads ready before service|prepare vegetables before service
salad preparation|prepare salads|make salads|salad making
breakfast preparation|prepare breakfast|make breakfast|breakfast cooking|cook breakfast|prepare breakfasts|cook breakfasts|breakfast making
sandwich making|make sandwiches|prepare sandwiches|sandwich preparation|fill rolls|fill sandwiches
pizza making|make pizzas|bake pizzas|pizza baking
grill work|work the grill|grill meat|grill cooking|grill steaks|grilling|cook on the grill
deep frying|deep-fry food|fry chips|work the fryer|run the fryer|fry chips and fish|operate fryers|fryer operation
soup making|make soups|cook soups|soup preparation
dessert making|make desserts|prepare desserts|dessert preparation|make puddings
baking cakes|bake cakes|cake baking|make cakes|cake making
buffet set-up|set up buffets|lay out buffets|arrange buffets|buffet setup|buffet preparation|prepare buffets|set out buffets
table setting|set tables|lay tables|table laying|laying tables|setting tables
table clearing|clear tables|clearing tables|bus tables|bussing tables
banquet service|serve at banquets|serve banquets|banqueting service|serve at weddings and banquets|function service
order taking|take orders|take down orders|taking orders|take guests' orders|take customers' orders|take food orders
wine advice|recommend wines|advise on wine|wine recommendation|wine recommendations|wine service advice|suggest wines|advise guests on wine|recommend wines to guests|suggest wines to guests
bar service|serve at the bar|tend bar|bartending|serve drinks at the bar|work behind the bar|tend the bar|serve behind the bar
cocktail making|make cocktails|mix cocktails|cocktail mixing|mix drinks|cocktail preparation|shake cocktails|drink mixing
beer serving|pull pints|draw beer|tap beer|pour beer|serve beer
coffee making|make coffee|brew coffee|coffee preparation|prepare coffee|barista work|make coffees > make espressos|make cappuccinos|make espressos and cappuccinos|make lattes|pull espressos
milk frothing|froth milk|steam milk|milk steaming
counter service|serve at the counter|serve at counters|serve over the counter|counter serving|serve customers at the counter > dish out meals at a counter|dish out meals|serve meals at the counter|dish up meals at counters
dishwashing|wash dishes|wash up|washing up|dish washing|do the dishes|wash pots and pans|clean dishes|pot washing|wash pots
kitchen cleaning|clean kitchens|clean the kitchen|cleaning of kitchens|scrub kitchens
haircutting|cut hair|hair cutting|haircuts|give haircuts|men's haircuts
hair colouring|colour hair|dye hair|hair dyeing|tint hair|hair coloring|color hair|put highlights in hair|hair tinting
hair styling|style hair|hairstyling|blow-dry hair|set hair|do hair
hair washing|wash hair|shampoo hair|shampooing
bridal hairstyling|style brides' hair|bridal hair|wedding hair|do brides' hair|do hair for brides|style hair for brides|style hair for weddings
perming|perm hair|give perms
beard trimming|trim beards|cut beards|shave customers|wet shaving
facials|give facials|facial treatments|treat faces|do facials|cleanse faces
leg waxing|wax legs|waxing of legs|wax legs and arms
hair removal by waxing|wax body hair|waxing|body waxing > wax legs|wax arms|wax eyebrows|wax legs and arms
manicures|do nails|nail care|give manicures|manicure|do customers' nails|nail treatments|file and polish nails|file and varnish nails
pedicures|give pedicures|pedicure|do feet and toenails
nail extensions|apply gel nails|fit nail extensions|nail modelling|put on gel nails|acrylic nails
make-up application|apply make-up|make up clients|put on make-up|do make-up|do clients' make-up|makeup application|do makeup|apply makeup
eyelash extensions|apply eyelash extensions|lash extensions|put on lash extensions
eyebrow shaping|shape eyebrows|pluck eyebrows|eyebrow plucking|thread eyebrows
tattooing|tattoo customers|ink tattoos
hot stone massage|give hot stone massages|hot stone massage therapy|hot stone therapy
sauna supervision|supervise saunas|sauna attendance|sauna infusions
room inspections|inspect rooms|check rooms|room checks|room inspection|check cleaned rooms
hotel room cleaning|clean hotel rooms|clean guest rooms|guest room cleaning|guestroom cleaning|clean rooms for hotel guests|clean hotel bedrooms
turndown service|turn down beds in the evening|evening turndown
laundry|do laundry|wash laundry|do the washing|wash clothes|laundry washing|launder clothes|laundering|wash and iron|wash and dry clothes
ironing|iron clothes|press clothes|iron shirts|iron laundry
household cleaning|clean homes|house cleaning|clean houses|domestic cleaning|clean private homes|home cleaning|clean private households
household management|run households|run a household|manage households|household running
minor repairs|small repairs|do small repairs|carry out small repairs|minor repair work|handyman repairs|odd jobs|do odd jobs|handyman work|handyman jobs|do minor repairs
stairwell cleaning|clean stairwells|clean staircases|staircase cleaning|clean stairs
locking up|lock up buildings|lock up the building|lock doors at night|building lock-up|lock and unlock buildings
school locking and unlocking|unlock and lock up the school|open and close the school|lock and unlock the school|opening and locking of the school
light bulb replacement|change light bulbs|replace light bulbs|bulb changing|change bulbs
funeral arrangement|arrange funerals|organise funerals|funeral planning|plan funerals|funeral arranging|funeral arrangements
preparation of the deceased|prepare the deceased|wash and dress the dead|lay out the dead|care of the deceased|laying out of the dead|wash and dress the deceased|prepare bodies for viewing
coffin bearing|carry coffins|bear coffins|pallbearing
embalming|embalm bodies|embalm the dead
dog clipping|clip dogs|trim dogs|dog trimming
pet sitting|look after pets|mind pets|care for pets while owners are away|cat sitting
dog walking|walk dogs|take dogs for walks|walking dogs
market trading|sell from a market stall|sell at markets|market stall sales|sell on the market|sell at market stalls|run a market stall|market selling|sell at the market > sell fruit on the market|sell fruit from a stall on the market|sell vegetables on the market|sell cheese on the market
street food sales|sell street food|street food selling > sell churros at fairs|fry and sell churros|sell crepes at fairs|sell hot dogs in the street|sell kebabs from a van|sell burgers from a van|sell burgers from a truck
ordering of goods|order goods|goods ordering|order merchandise|merchandise ordering|ordering goods|order goods from wholesalers
till training|train staff on the till|teach staff to use the till|train new staff on the till|cash register training > show new sales staff how to use the till|show new staff how to use the till|show new staff the till|teach new staff the till
customer advice > tell customers which shoes suit them|tell customers what suits them|help customers choose|help customers choose shoes|help customers find the right size|help customers choose clothes|help customers find what they need
fitting room service|look after fitting rooms|fitting room assistance|changing room assistance|help in fitting rooms
goods exchange|exchange goods|exchange faulty goods|exchanges of goods|merchandise exchange|exchange of goods|exchange merchandise
refunds|give refunds|process refunds|refund customers|refund processing|handle refunds|pay refunds
returns processing|process returns|returns handling|handle returns|take back goods|take back returned goods|deal with returns|accept returns
gift wrapping|wrap gifts|wrap presents|present wrapping|gift-wrap goods
price labelling|label prices|put on price tags|price ticketing|put price tags on goods|tag prices|price tagging|price marking|put prices on goods|price goods|price labeling|sticker prices > put price tags on clothes|put price labels on goods|tag clothes with prices
price checks|check prices|price checking
clothes folding|fold clothes|folding clothes|folding of clothes|fold and hang clothes|fold garments
clothes hanging|hang clothes|hang up clothes|hang garments
security tagging|attach security tags|put security tags on|tag goods against theft
shoplifting prevention|prevent shoplifting|stop shoplifters|theft prevention in shops|watch for shoplifters|catch shoplifters|detain shoplifters
till work|work on the till|till operation|operate tills|cashiering|checkout work|work at the till|operate the till|cash desk work|cash register work|run the till|till duty > ring up purchases|ring up sales and give change|ring up purchases and give change|scan goods and take money|scan shopping and take payment|ring up customers' shopping|ring up goods
cash counting|count cash|count takings|count the takings|count the till|counting cash
box office sales|sell tickets at the box office|box office ticket sales|sell theatre tickets|sell cinema tickets|sell tickets at the theatre
food sampling|offer samples of food|hand out food samples|give tastings|food tastings|product tastings|hold tastings > let shoppers try cheese|let customers taste cheese|let customers try wine|let shoppers try food|let shoppers try cheese and ham|let customers try products
doorstep selling > sell broadband on the doorstep|sell on the doorstep|sell at the door|sell from door to door
telephone sales|sell by phone|telesales|sell over the phone|telephone selling|sell by telephone|phone sales > sell subscriptions over the phone|sell newspaper subscriptions over the phone|sell insurance by phone|sell contracts by phone|sell subscriptions by phone
subscription sales|sell subscriptions
petrol station service|serve at petrol stations|fill up cars|filling station service|fuel station work
tyre checks|check tyres|check tyre pressure|tire checks|check tires|tyre pressure checks
car washing|wash cars|car wash|wash vehicles|vehicle washing|clean cars|car cleaning
car valeting|valet cars|car detailing|detail cars|clean cars inside and out
vehicle rental|rent +out cars|hire +out cars|car rental|car hire|rent cars to customers
catalogue modelling|model clothes in catalogues|model for catalogues
catwalk modelling|walk the catwalk|model on the catwalk
childminding|mind children|look after children at home|look after toddlers|mind toddlers|childcare at home|look after toddlers at home > look after toddlers in my own home|look after four toddlers in my own home|look after children in my own home
babysitting|babysit children|look after children in the evening
nappy changing|change nappies|diaper changing|change diapers|change babies
bottle feeding|bottle-feed babies|feed babies|give babies bottles|baby feeding|give babies their bottles
school runs|take children to school|walk children to school|bring children to school and fetch them|pick children up from school|fetch children from school|drive children to school|school pick-up
reading support|help slow readers|support weak readers|help pupils read|hear pupils read|listen to children read|reading help|help children learn to read|help children with reading > practise reading with pupils|practise with slower readers|sit with slower readers
preparation of lesson materials|prepare lesson materials|get materials ready for lessons|lesson material preparation|prepare materials for lessons > prepare paints and paper for lessons|prepare paint and paper for lessons|cut out shapes for lessons
pulse taking|take pulse|take patients' pulse|measure pulse|pulse measurement|check pulse
temperature taking|take temperature|take patients' temperature|measure body temperature
bedpan emptying|empty bedpans|give and empty bedpans|bedpan service|empty bedpans and urine bottles
bed linen changing|change bed linen|change sheets|change beds|bed changing|change soiled sheets|bed linen change
shopping for clients|shop for clients|do clients' shopping|go shopping for clients|do shopping for elderly people|do the shopping for clients|shop for old people|run errands for clients|shop for elderly people|shopping errands > go shopping for elderly clients|go shopping for old people|do the shopping for elderly clients
medication reminders|remind clients to take their medicines|remind residents to take medicines|remind clients to take medicines|prompting of medication|prompt medication|medication prompting|prompt clients to take medicines|medicine reminders|remind people to take their tablets
home help|help in people's homes|domestic help|household help|household support|home support > cook and clean for people at home|cook, clean and wash for people at home|clean and cook for old people|cook and clean for elderly people
companionship|keep clients company|keep elderly people company|companionship for the elderly|keep old people company|keep residents company
dementia activities|activities for people with dementia|memory games
activity programmes for residents|organise activities for residents|resident activities|run activities for residents|plan activities for residents|run bingo for residents
firefighting|fight fires|put out fires|extinguish fires|fire fighting|fire extinguishing|fight house fires|put out house fires|fight forest fires|extinguishing fires > put out house and forest fires|put out forest fires|put out house fires
rescue of people|rescue people|save people from danger|rescue operations|people rescue|rescue casualties > rescue people from cars|rescue people from buildings|rescue people from burning houses
night patrols|patrol at night|night-time patrols|night rounds|night patrolling|patrol the site at night|patrol grounds at night > walk and drive round the district at night|walk round the site at night|drive round the district at night
foot patrols|patrol on foot|walk the beat|walking patrols
traffic direction|direct traffic|traffic control by hand|point duty|wave traffic through|traffic directing|directing traffic|control traffic at road works
speed checks|check drivers' speed|measure speed of cars|speed enforcement|speed controls|speed camera operation
crime prevention advice|advise on burglary protection|advise residents on crime prevention
roll calls|count prisoners|take roll calls|prisoner counts|call the roll|count inmates|headcounts of prisoners
cell searches|search cells|cell inspections|search prison cells
prisoner escort|escort prisoners|prisoner transport|take prisoners to court|escort inmates|transport prisoners
CCTV monitoring|monitor CCTV|watch CCTV|camera surveillance|monitor cameras|CCTV surveillance|watch security cameras|monitor security cameras|watch surveillance cameras > watch the cameras in the control room|watch cameras in the control room|watch the screens of the security cameras|watch the cameras
access control|control access|entry control|check passes at the gate|check passes|control entry|door control|check IDs at the door|admission control|control who goes in|gate duty > let in only people with a pass|let in only people with passes|let in only guests on the list|check passes at the entrance|check IDs at the entrance
alarm response|respond to alarms|answer alarms|alarm call-outs
door supervision|work the door|bouncer duties|door security|nightclub security
cash in transit|carry cash and valuables|transport cash|cash transport|transport valuables|cash-in-transit
event stewarding|steward events|stewarding|crowd stewarding|steward concerts|steward matches
crowd control|control crowds|manage crowds|crowd management
bodyguarding|close protection|guard VIPs|protect VIPs|personal protection of VIPs
water rescue|rescue swimmers|rescue people from the water|pull swimmers out of the water|swimmer rescue|rescue drowning people|save swimmers|water rescues|rescue bathers
pool water testing|test pool water|pool water checks|check pool water|check chlorine levels in the pool
stray dog catching|catch stray dogs|round up stray dogs|pick up stray dogs|catch stray animals|stray dog collection|impound stray dogs
parking enforcement > write parking tickets|fine parked cars|give out parking fines
parking attendance|park cars for guests|valet parking|guests' car parking|car park attendance|park guests' cars
school crossing patrol|help children across the road|see children across the road|crossing guard duty|help children cross the road|school crossing duty|lollipop duty|escort children across the road|school crossing guard
coat check|take in and hand back coats|take in coats|hand back coats|cloakroom service|look after coats|cloakroom duty|cloakroom attendance|check coats
usher duties|show people to their seats|ushering|usher guests to their seats|show guests to their seats|show audience to their seats
`;
