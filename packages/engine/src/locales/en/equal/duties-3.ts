/** Duties of all trades, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties3 = `
conflict management|conflict resolution|settle disputes|resolve disputes|settle conflicts
franchise management|manage franchises|look after franchisees|franchisee support
restaurant management|run a restaurant|manage a restaurant
hotel management|run a hotel|manage a hotel
public relations work|PR work|press work|media work|press and PR work|PR activities
stock room work|stockroom work|keep the stockroom|stockroom duties|stockroom organisation|organise the stockroom|tidy the stockroom
shop cleaning|keep the shop clean|clean the store|keep the store tidy
fish counter service|serve at the fish counter
market stall sales|sell at markets|run a market stall|sell at a market stall|street market sales
sales consultation|advise buyers|sales advice|advise customers in the shop
follow planograms|shelf layouts|set planograms
online order fulfilment|pack online orders|pick online orders|fulfil online orders|ship online orders|process online orders
travel advice|advise travellers|travel consulting|advise customers on holidays|holiday advice|advise on trips
sell trips|sell holidays|holiday sales|sell tours
passenger check-in|airport check-in
board passengers|gate duties at airport
in-flight service|serve passengers on board|serve meals on board|on-board service|serve food and drinks on flights|inflight service
safety demonstrations on board|demonstrate safety on board|cabin safety demonstrations|pre-flight safety briefings
passenger assistance|assist passengers|help passengers|passenger support|help travellers
trace lost bags|baggage tracing|trace lost luggage
passenger complaints|deal with passenger complaints|handle passenger complaints|resolve passenger complaints
guest check-out|guest departures
night audit|close the day's accounts at the hotel|hotel night audit|end-of-day hotel accounts
room service|serve guests in their rooms|bring meals to rooms|in-room dining|deliver meals to rooms
beverage service|serve drinks|drinks service|serve beverages
bar stock|restock the bar
billing guests|bring the bill|present bills to guests|settle guests' bills|take payment at table|cash out guests
allergen information|inform guests about allergens|allergen advice
sauce making|cook sauces|saucier work|prepare sauces
portion control|portion food
canteen work|canteen service|cafeteria work|cafeteria service
sushi making|prepare sushi|sushi preparation
fast food preparation|prepare burgers and fries|make burgers|fry burgers|quick-service food
oven operation|operate ovens|tend ovens|work the ovens|run ovens|load ovens
ice cream making|produce ice cream|ice cream production|gelato making
food waste reduction|reduce food waste|cut food waste|waste reduction in the kitchen
food costing|cost dishes|cost menus|menu costing|recipe costing|calculate food costs|calculate dish costs
turn-down service|turndown service|evening room service for beds|turn down beds
waste bin emptying|empty bins|take out the rubbish|take out trash|empty wastebaskets
school cleaning|clean classrooms
end of tenancy cleaning|move-out cleaning|clean flats after moving out
carpet cleaning|shampoo carpets
domestic cleaning|clean private homes|house cleaning|clean homes|residential cleaning
room inspections|inspect rooms|check cleaned rooms|room checks|inspect cleaned rooms
caretaker duties|janitorial work|janitorial services|janitorial duties|building caretaking
meter readings|take meter readings
tenant relations|deal with tenants|look after tenants|tenant management|contact with tenants|liaise with tenants
apartment handover|hand over flats|flat handovers|apartment inspections with tenants|property handovers
haircuts for men|cut men's hair|gents' haircuts
perm hair|permanent waves
hair extensions|fit hair extensions|apply extensions|attach hair extensions
hair washing|shampoo hair|shampooing
eyelash extensions|lash extensions|apply eyelashes|fit lash extensions|false lashes
foot treatments|give pedicures|pedicure treatments
skin care advice|advise on skin care|skincare consultations|skincare advice
beauty treatments|cosmetic treatments|give beauty treatments|beauty therapy
spa treatments|wellness treatments|give spa treatments
tattoo clients|ink tattoos
wig making|knot wigs
pet care|look after pets|pet sitting|mind pets
dog walking|exercise dogs
funeral planning|organise funerals|funeral organisation
grave digging|gravedigging
maintain graves|grave care|look after graves
private household work|housekeeping in private homes|keep house|run a household|household management
ironing service|iron shirts|press garments|press clothes
dry cleaning|dry-clean clothes
butler service|butler duties
casino dealing|deal cards|croupier work
animal health checks|monitor livestock health|watch over animal health|herd health
egg collection|collect eggs|gather eggs|pick up eggs
goat keeping|goat farming|raise goats
animal breeding|livestock breeding
artificial insemination|inseminate cows|inseminate cattle
plant crops|plant out seedlings|set out seedlings|transplant seedlings
greenhouse work|greenhouse cultivation|grow under glass|grow in greenhouses|greenhouse production
pollinate plants|hand pollination
olive harvest|pick olives
cellar work|work in wine cellars
potato harvest|lift potatoes|dig potatoes
mushroom growing|mushroom cultivation|pick mushrooms
organic farming|farm organically|organic growing|grow organically|organic agriculture
lay out gardens|landscape gardening|build gardens|garden construction|landscape construction|create gardens
planting beds|plant flower beds|plant borders|plant flowers
leaf clearing|clear leaves|rake leaves|leaf blowing|leaf removal|sweep up leaves|blow leaves
chainsaw work|chainsaw operation|use chainsaws|operate chainsaws
timber harvesting|forestry felling|fell timber|timber felling
playground inspections|check playgrounds|inspect playgrounds|playground safety checks
net mending|repair nets|repair fishing nets
fish feeding|feed salmon
foundation work|lay foundations|dig and pour foundations|pour foundations
external insulation|insulate facades|facade insulation|external wall insulation|thermal insulation of facades
build partition walls|erect partition walls|put up stud walls
laminate flooring|lay laminate|install laminate
timber frame construction|build timber frames|erect timber frames|wood framing|timber framing|frame houses
lay decking|build decks
exterior painting|paint facades|paint houses outside|paint outside walls
road marking|paint road markings|line marking
scaffold inspection|inspect scaffolds|check scaffolds
bulldozer operation|drive bulldozers|operate bulldozers|drive dozers|dozer operation
roller operation|drive rollers|operate rollers|road roller driving|compact ground with rollers
dumper driving|operate dumpers|dump truck driving
telehandler operation|drive telehandlers|operate telehandlers
construction estimating|estimate building costs|price building jobs|construction cost estimates
construction scheduling|draw up construction schedules|building schedules|schedule building works|site programmes
snag lists|punch lists|defects lists|list defects before handover|inspect for defects before handover|defect inspection before handover
site handover|hand over finished buildings|building handover
electrical maintenance|maintain electrical systems|electrical upkeep|maintain electrical equipment|maintenance of electrical installations
electrical repairs|repair electrical systems|repair electrical faults|fix electrical faults|repair electrical equipment|fix electrics
wire control panels|build control panels|panel building|control cabinet assembly|panel wiring|wire control cabinets
cable laying|run cables|cable installation|install cables
cable jointing|splice cables
street lighting maintenance|repair street lights
solder components|solder circuit boards|solder boards|solder parts|hand soldering
battery replacement|replace batteries|change batteries
sprinkler installation|install sprinklers|fit sprinklers
weld parts|weld steel|weld metal|join metal by welding
spot welding|spot-weld panels|resistance welding
brazing|braze joints|hard soldering|braze pipes
polish metal|polish parts|buff metal
mould making|mold making|build moulds
manual lathe work|turn parts|turn shafts|turn on a lathe|operate lathes
galvanize parts|galvanise steel|hot-dip galvanising
electroplating|electroplate parts
machine assembly|build machines|put machines together|assemble machinery
component assembly|assemble parts|assemble products|assemble units
clutch replacement|replace clutches|change clutches|fit clutches
exhaust replacement|fit exhausts|replace exhausts
suspension repair|fix suspension
timing belt replacement|change timing belts|replace cambelts|change cambelts|replace timing belts
vehicle diagnostics|diagnose vehicle faults|read fault codes|car diagnostics|diagnose cars|automotive diagnostics|diagnose car faults
wheel alignment|align wheels|tracking and alignment|four-wheel alignment|adjust wheel alignment
windscreen replacement|replace windscreens|fit windscreens|windshield replacement|replace windshields|change windscreens
motorcycle repair|repair motorbikes|fix motorbikes
bicycle repair|repair bikes|fix bikes
machine repair|fix machines|machinery repair|repair equipment|fix equipment|mend machines
maintenance planning|maintenance scheduling|plan machine maintenance
machine cleaning|clean production equipment|equipment cleaning
pack goods|pack products|pack boxes|package goods|pack items|box products
label products|apply labels|label goods|stick on labels
quality sorting|sort out defective parts|sort defective products|remove defective products|reject faulty items|pick out faulty items|sort parts for defects
paper cutting|guillotine operation|operate guillotines|trim paper
tailor suits|make suits|bespoke tailoring|make made-to-measure suits
embroider garments|embroider textiles|operate embroidery machines
knitting machine operation|operate knitting machines|run knitting machines|machine knitting
textile dyeing|dye fabric|dye yarn
leatherwork|work leather|make leather goods|leather goods production|leather crafting|sew leather
shoemaking|make shoes|shoe manufacture
jewellery making|craft jewellery|make jewelry|craft jewelry
jewellery repair|jewelry repair|repair gold and silver jewellery|mend jewellery|fix jewelry
stone setting|set gemstones|gem setting
throw pots|make pottery|ceramics making|throw pottery
sign making|sign writing|signwriting|produce signs
slaughter animals|abattoir work
cheese maturing|ripen cheese|age cheese
distil spirits|make spirits
coffee roasting|roast coffee beans
milling grain|mill flour|grind grain|produce flour
food production|produce food|food manufacturing
water plant operation|operate water treatment plants|run waterworks|run water treatment plants|water treatment plant operation
sewage plant operation|operate sewage works|run sewage plants|operate wastewater plants|wastewater plant operation|run wastewater treatment plants
scrap handling|sort scrap metal|scrap metal processing
hazardous waste disposal|dispose of hazardous waste|special waste disposal|hazardous waste handling|toxic waste disposal
heavy truck driving|heavy lorry driving|drive heavy goods vehicles > drive 44-tonne lorries|drive articulated lorries|drive 40-tonne trucks|drive artics|drive semi-trailers|drive 18-wheelers|drive tractor-trailers
international haulage|international road transport|cross-border driving|international truck driving|drive internationally
van driving|drive light commercial vehicles
deliver goods|make deliveries|deliver to customers|deliver orders|delivery driving
coach driving|drive tour buses|drive coach tours
chauffeur executives|drive executives|chauffeur services
train dispatching|operate signals|control train movements|signal box operation|rail traffic control
shunt wagons|shunt trains|rail shunting|marshal wagons
train conducting|train guard duties|train conductor duties
ship handling|steer ships|navigate ships|ship navigation|vessel navigation|steer vessels|navigate vessels
deck work|deckhand duties|deck duties|deckhand work
moor ships|moor boats|tie up ships|vessel mooring
ship engine maintenance|marine engine maintenance|look after ship engines
aircraft refuelling|fuel planes|aircraft fuelling|refuel planes
aircraft marshalling|guide aircraft to stands
aircraft cleaning|clean cabins|aircraft cabin cleaning
cash on delivery|collect cash on delivery
parcel sorting|sort packages
cold store work|work in freezers|work in refrigerated warehouses
loading dock work|loading bay work
general labouring|labour on sites|unskilled site work|site labouring|general labour|construction labouring
leaflet distribution|hand out leaflets|deliver leaflets|distribute flyers|flyer distribution|distribute leaflets|hand out flyers|leafleting
cloakroom service|look after coats|cloakroom duties|take guests' coats
vending machine filling|restock vending machines|vending machine refilling|vending machine stocking
street vending|sell on the street|street sales|street trading
operate rides|run fairground rides|amusement ride operation|operate amusement rides
bed linen changes|change bed sheets
food and fluid intake monitoring|record food and fluid intake
fluid balance charts|fluid charts > keep fluid charts
newborn screening > heel prick tests|newborn blood spot tests
home visits|domiciliary visits|house calls > visit patients at home|see patients at home|visit clients at home|visit families at home
patient referrals > refer patients to specialists
crowns and bridges|crown and bridge work > make crowns and bridges|fit crowns and bridges
orthodontic treatment|orthodontics > fit braces|adjust braces|fit dental braces
manual therapy|hands-on therapy > mobilise joints|joint mobilisation
dosette boxes|monitored dosage systems|compliance aids for medicines > fill dosette boxes|fill weekly pill boxes|fill pill organisers
anaesthesia|anesthesia > anaesthetise patients|give anaesthetics|administer anaesthetics|put patients under anaesthetic
specimen collection|collect specimens|specimen taking > take swabs|collect swabs
animal surgery|operate on animals|veterinary surgery on animals > neuter cats and dogs|spay and neuter animals
animal vaccination|vaccinate animals > vaccinate pets|pet vaccinations|vaccinate dogs and cats
podiatry|chiropody
foot care > trim toenails
health checks|check-ups|routine check-ups
medical supply ordering > order dressings and syringes
medical transcription|medical typing|type medical reports|transcribe medical dictation > type doctors' letters|type clinic letters
safeguarding > protect vulnerable people from abuse|safeguard children|protect children from harm|safeguard vulnerable adults|child protection
report cards|school reports|pupil reports > write school reports|write pupil reports|write report cards|end-of-year reports for pupils
school trips|field trips|class trips|educational visits|school excursions|class outings > organise school trips|take pupils on trips
teaching materials|learning materials|classroom materials > create teaching materials|produce teaching materials|prepare teaching materials|write worksheets|design worksheets|make worksheets|create learning materials
student admissions|university admissions|admit students|process student applications
visitor badges|visitor passes > issue visitor badges|issue visitor passes|hand out visitor passes
overdue account collection|chase late payers|chase overdue accounts|chase customers for payment|chase outstanding payments|chase late payments|collect overdue payments|overdue debt recovery|overdue payment collection
rent arrears collection|chase rent arrears
loan approval|approve loans|grant loans
credit approval|approve credit
liquidity management|manage liquidity
self-assessment returns|self-assessment tax returns
personal tax returns|individual tax returns|private tax returns
payroll taxes|employment taxes > calculate payroll taxes|file payroll taxes
cost monitoring|track costs
funding applications|write funding bids|apply for funding
depositions > take depositions|prepare depositions
trial preparation|prepare for trial
case preparation|prepare cases|prepare cases for court
lease drafting|draw up leases|write leases
tenancy agreements > draw up tenancy agreements|write tenancy agreements
employment contracts > draft employment contracts|issue employment contracts
visa applications > process visa applications|handle visa applications|apply for visas|file visa petitions
billable hours recording|track billable hours
glossary maintenance|keep glossaries
glossary creation|build glossaries|create glossaries|compile glossaries
remote interpreting > interpret by video|interpret by phone|telephone interpreting
software localisation|localise software
website localisation|localise websites
job fairs|career fairs|recruitment fairs > recruit at job fairs
staff record keeping|maintain staff records|maintain personnel files|look after personnel files
leave management|manage leave|manage holidays|annual leave management > process leave requests
sickness absence management|manage sickness absence|sick leave management|manage sick leave|handle sick leave
disciplinary hearings|disciplinary meetings > conduct disciplinary hearings
job offers|employment offers > make job offers|prepare offer letters
team building > team-building events|team-building activities
civil registration > register births|register deaths|register marriages|births and deaths registration
planning applications > process planning applications|assess planning applications|handle planning applications
permit processing|handle permit applications
permit issuing|grant permits
benefits processing|process benefit claims
tax return review|check tax returns|examine tax returns
customs declarations|customs entries > file customs declarations|prepare customs declarations|complete customs forms
customs documentation|customs paperwork|customs documents > prepare customs documents
policy briefs > write policy briefs|write briefings for ministers
emergency call handling|answer 999 calls|answer 911 calls|take emergency calls
emergency dispatch > dispatch ambulances|dispatch police and ambulances
traffic enforcement|enforce traffic laws|enforce traffic rules
search and rescue > search for missing people|rescue missing persons
key management|key holding
lock and unlock premises|lock up premises|open and close premises
theft prevention|prevent theft > prevent shoplifting|shoplifting prevention|stop shoplifters|catch shoplifters
method statements > write method statements
risk assessments and method statements|RAMS
quality system audits|QMS audits
CI/CD pipelines|deployment pipelines|release pipelines > build CI/CD pipelines|set up CI/CD
website speed optimisation|speed up websites|page speed optimisation|make websites faster
application performance optimisation|improve performance of applications|make applications faster|speed up applications
ETL pipelines|ETL processes|ETL jobs > build ETL pipelines|develop ETL pipelines
machine learning models|ML models > train machine learning models|build machine learning models|develop machine learning models
hardware repair|fix hardware
laptop setup|set up laptops|configure laptops|prepare laptops
`;
