/** English, everyday words for what postings call by the trade's: what stands behind ">" only proves; our own list. */
export const duties11 = `
furniture assembly|assemble furniture > build flat-pack|assemble flat-pack|put together flat-pack|build flat-packs|flat-pack assembly
passenger check-in|check in passengers > check passengers in|check travellers in
customs documentation|customs paperwork > fill in customs forms|complete customs forms|prepare customs forms|fill out customs forms
childcare|child care > run a crèche|run a creche|run a nursery room|mind toddlers
pool supervision|supervise pool|lifeguarding > watch swimmers|keep an eye on swimmers|guard a pool|guard swimmers
subtitling|write subtitles|create subtitles|caption videos|captioning
irrigation of plants|plant watering|water plants|watering of plants
plant care|care for plants|look after plants > water plants|repot plants
bicycle maintenance|bike maintenance|maintain bicycles|service bicycles > fix punctures|mend punctures|true wheels
vital signs monitoring|monitor vital signs > take blood pressure and pulse|take blood pressure and temperature|check blood pressure and pulse
cash banking|bank takings|banking of takings|pay takings into the bank
customer queue management|manage queues|queue management
parcel collection|collect parcels|pick up parcels
key cutting|cut keys
leaflet distribution|hand out leaflets|distribute leaflets|leafleting > put leaflets through letterboxes|leaflet drops
door-to-door sales|sell door to door|doorstep selling|door-to-door selling
stock rotation|rotate stock > put the oldest stock first|move older stock to the front
cash reconciliation|reconcile cash|till reconciliation|cashing up|cash up|balance the till
floor care|floor maintenance|look after floors > strip and seal floors|polish floors|buff floors
bed making|make beds
room servicing|service rooms|guest room cleaning > clean hotel rooms|clean guest rooms|make up rooms
glass collection|collect glasses
cellar management|cellar work|look after the cellar > change barrels and clean lines|change kegs and clean lines
beer line cleaning|clean beer lines
allergen management|allergen control > answer questions on allergens|keep allergen lists
portion control|control portions|weigh portions
plate presentation|plating|plate dishes|plate up
fish preparation|prepare fish > fillet fish|gut and fillet fish|scale and fillet fish
meat preparation|prepare meat > bone and trim meat|debone meat|joint meat
vegetable preparation|prepare vegetables|veg prep > peel and chop vegetables|wash and chop vegetables|peel vegetables
dough making|make dough|dough preparation
escorting visitors|visitor escort|escort visitors > take visitors to their meetings
mail sorting|sort mail|sort post|post sorting
mail distribution|distribute mail|post distribution|hand out post|deliver post to desks
meeting room setup|set up meeting rooms|prepare meeting rooms|room set-up
travel expense processing|process travel expenses|process travel claims|check travel claims
audio typing|transcribe dictation|type dictated letters|type up dictated letters
telephone interviewing|interview people by phone|phone interviews|telephone interviews
mystery shopping|mystery shops|shop as a test customer
queue ticketing|issue queue tickets
animal handling|handle animals > hold animals for the vet|restrain animals
stable work|stable duties > muck out stables|mucking out|muck out boxes|muck out stalls
horse care|care for horses|look after horses|tend horses
hedge maintenance|maintain hedges > trim hedges|cut hedges|lay hedges
pond maintenance|maintain ponds > clear ponds|clean ponds
snow clearance|snow removal|clear snow|snow clearing|shovel snow > grit paths|plough snow
traffic control|traffic management on site|control traffic > direct traffic|stop and go boards
banksman duties|banksman|guide reversing vehicles|guide reversing lorries
site clearance|clear sites|clearing of sites
mortar mixing|mix mortar|mix cement
jointing|point brickwork|repointing|repoint walls|pointing of brickwork
surface preparation|prepare surfaces > sand and fill walls|fill and sand walls|strip old paint|rub down woodwork
radiator balancing|balance radiators
pressure testing|test pressure|pressure tests
cable pulling|pull cables|run cables|cable running
tyre changing|change tyres|tire changing|change tires
wheel balancing|balance wheels
bodywork repair|body repair|repair bodywork > knock out dents|beat out dents|remove dents
vehicle valeting|valet cars|car valeting|car detailing|detail cars
vehicle checks|walkaround checks|daily vehicle checks > check tyres, lights and oil|check lights, tyres and oil
load securing|secure loads|strap loads|load restraint|strap down loads
stock labelling|label stock|label goods
goods-in checking|check goods in|check deliveries against orders|check deliveries against delivery notes
mould changing|change moulds|tool changing|change tools
first-off inspection|first article inspection|check the first parts
visual inspection|inspect by eye|check by eye|visual checks
pattern cutting|pattern making|make patterns|cut patterns
garment finishing|finish garments > press and bag garments
specimen reception|receive specimens|book in specimens|log specimens
denture repair|repair dentures|mend dentures
lens edging|edge lenses|cut lenses to shape
patient transport|transport patients|drive patients to appointments|take patients to appointments
feeding assistance|help residents to eat|help patients eat|mealtime assistance|assistance with eating
mobility support|help residents to walk|help patients to walk|assistance with walking
activity planning|plan activities|organise activities for residents|plan activities for residents
school run|take children to school|fetch children from school|take and fetch children
playground supervision|playground duty|supervise playtime|supervise break time|break-time supervision
library shelving|shelve books|put books back on shelves|reshelve books
book repair|mend books|repair books
object handling|handle museum objects|move museum objects
stage management|run the show from the wings > call cues|give cues
costume maintenance|mend costumes|repair costumes|wash and mend costumes
lighting operation|operate lighting|run the lighting desk|operate lights
pitch maintenance|maintain pitches|look after pitches > mark out pitches|line pitches
ski instruction|teach skiing|ski lessons|ski teaching
sterilisation of instruments|sterilisation of equipment|instrument sterilisation > sterilise surgical kits|autoclave surgical kits|sterilise kits in the autoclave
laboratory diagnostics|in-house laboratory diagnostics > run bloods in the lab|run blood tests in the lab
centrifugation|centrifuge samples|centrifuging of samples > spin bloods|spin blood samples|spin down samples
aliquoting|aliquot samples|aliquoting of specimens > split samples into tubes|share samples out into tubes
sample reception|specimen reception|receive specimens|book in samples|booking in of samples|book samples in|receipt of samples
clinical waste disposal|disposal of clinical waste|dispose of clinical waste|throw away clinical waste
stock control|stock keeping > keep stocks and order|keep stocks of reagents|keep stocks of materials
tariff classification|classify goods|commodity code classification > find commodity codes|look up commodity codes|find tariff codes
duty calculation|calculate import duty|calculate customs duty|calculation of duties > work out duty|work out duty and VAT
perineal suturing|suture perineal tears|perineal repair > stitch tears|stitch perineal tears
home births|attend home births|conduct home births > catch babies at home|deliver babies at home
infant feeding support|support infant feeding > help mothers with breastfeeding|help mothers breastfeed|help mothers bottle-feed
visual field testing|test visual fields|visual field screening > field screening|run field screening
tonometry|eye pressure tests|measure eye pressure > puff test|puff tests
spectacle repairs|repair spectacles|spectacle repair|repair glasses > mend broken spectacles|mend broken glasses
contact lens teaches|contact lens teaching|teach contact lens handling > show first-time wearers|show wearers how to put lenses in
stock weeding|weed stock|weeding of stock > take out worn books|withdraw worn books
boarding up|emergency boarding up|board up windows > make broken windows safe
water damage claims|handle water damage claims > deal with escape of water claims|deal with burst pipe claims
exam grading|exam marking|grading of exams|marking of exams|grade exams|grade exam papers|mark exam papers > mark exams|mark test papers|grade tests
mall patrols|mall security patrols|patrol a mall|patrol a shopping center|patrol a shopping centre|shopping centre patrols|shopping center patrols|patrol shopping centres|patrol malls
calibration of balances|balance calibration|calibrate balances|calibration of scales > calibrate laboratory scales|calibrate lab scales|calibrate weighing scales|calibrate analytical balances
call handling|handle calls|inbound call handling > answer calls|answer customer calls|take customer calls|answer calls from customers
stage building|build stages|stage construction|erect stages|set up stages
patient transport|transport patients|patient transfers > drive patients|drive patients to dialysis|drive patients to appointments
debt collection|collect debts > ring debtors|call debtors|chase debtors|agree instalments with debtors
crew catering|catering for crew > cook for the crew|cook meals for the crew|feed the crew
meat cutting|cutting of meat|cut meat > bone lamb|bone meat|trim meat|bone and trim lamb|cut up carcasses|cut up meat
`;
