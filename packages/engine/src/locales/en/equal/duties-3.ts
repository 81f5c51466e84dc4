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
board passengers|gate duties at airport
in-flight service|serve passengers on board|serve meals on board|on-board service|serve food and drinks on flights|inflight service
safety demonstrations on board|demonstrate safety on board|cabin safety demonstrations|pre-flight safety briefings
passenger assistance|assist passengers|help passengers|passenger support|help travellers|assist passengers boarding
trace lost bags|baggage tracing|trace lost luggage
passenger complaints|deal with passenger complaints|handle passenger complaints|resolve passenger complaints
guest check-out|guest departures
night audit|close the day's accounts at the hotel|hotel night audit|end-of-day hotel accounts
room service|serve guests in their rooms|bring meals to rooms|in-room dining|deliver meals to rooms
bar stock|restock the bar
billing guests|bring the bill|present bills to guests|hand bills to guests|give guests bills|settle guests' bills|take payment at table|cash out guests
allergen information|inform guests about allergens|allergen advice
sauce making|cook sauces|saucier work|prepare sauces|sauce preparation
portion control|portion food|portioning
canteen work|canteen service|cafeteria work|cafeteria service
sushi making|prepare sushi|sushi preparation
fast food preparation|prepare burgers and fries|make burgers|fry burgers|quick-service food
oven operation|operate ovens|tend ovens|work the ovens|run ovens|load ovens
ice cream making|produce ice cream|gelato making
food waste reduction|cut food waste|waste reduction in the kitchen
turn-down service|turndown service|evening room service for beds|turn down beds|evening turndown
waste bin emptying|empty bins|take out the rubbish|take out trash|empty wastebaskets|remove rubbish|trash removal|garbage removal|empty trash
end of tenancy cleaning|move-out cleaning|clean flats after moving out
domestic cleaning|clean private homes|house cleaning|clean homes|residential cleaning
room inspections|inspect rooms|check cleaned rooms|room checks|inspect cleaned rooms|examine rooms
caretaker duties|janitorial work|janitorial services|janitorial duties|building caretaking
meter readings|take meter readings
tenant relations|deal with tenants|look after tenants|tenant management|contact with tenants|liaise with tenants|tenant liaison|tenant communication|communicate with tenants
apartment handover|hand over flats|flat handovers|apartment inspections with tenants|property handovers
haircuts for men|cut men's hair|gents' haircuts
hair extensions|fit hair extensions|apply extensions|attach hair extensions
eyelash extensions|lash extensions|apply eyelashes|fit lash extensions|false lashes
foot treatments|give pedicures|pedicure treatments
skin care advice|skincare consultations|skincare advice
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
butler service|butler duties
casino dealing|deal cards|croupier work
animal health checks|monitor livestock health|watch over animal health|herd health
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
lay out gardens|landscape gardening|build gardens|garden construction|landscape construction|create gardens|landscaping
planting beds|plant flower beds|plant borders|plant flowers
leaf clearing|clear leaves|rake leaves|leaf blowing|leaf removal|sweep up leaves|blow leaves|leaf raking
chainsaw work|chainsaw operation|use chainsaws|operate chainsaws
timber harvesting|forestry felling|fell timber|timber felling
playground inspections|check playgrounds|inspect playgrounds|playground safety checks|examine playgrounds
net mending|repair nets|repair fishing nets
fish feeding|feed salmon
foundation work|lay foundations|dig and pour foundations|pour foundations
external insulation|insulate facades|facade insulation|external wall insulation|thermal insulation of facades
build partition walls|erect partition walls|put up stud walls
laminate flooring|lay laminate|install laminate|lay laminate flooring
timber frame construction|build timber frames|erect timber frames|wood framing|timber framing|frame houses
exterior painting|paint facades|paint houses outside|paint outside walls > paint house fronts
road marking|paint road markings|line marking
scaffold inspection|inspect scaffolds|check scaffolds|examine scaffolds
bulldozer operation|drive bulldozers|operate bulldozers|drive dozers|dozer operation
roller operation|drive rollers|operate rollers|road roller driving|compact ground with rollers
dumper driving|operate dumpers|dump truck driving
telehandler operation|drive telehandlers|operate telehandlers
construction estimating|estimate building costs|price building jobs|construction cost estimates
construction scheduling|draw up construction schedules|building schedules|schedule building works|site programmes
snag lists|punch lists|defects lists|list defects before handover|inspect for defects before handover|defect inspection before handover
site handover|hand over finished buildings|building handover
electrical maintenance|maintain electrical systems|electrical upkeep|maintain electrical equipment|maintenance of electrical installations
electrical repairs|repair electrical systems|repair electrical faults|fix electrical faults|repair electrical equipment|fix electrics|repair electrics
wire control panels|build control panels|panel building|control cabinet assembly|panel wiring|wire control cabinets|control panel wiring
cable laying|run cables|cable installation|install cables|pull cable|pull wire
cable jointing|splice cables
solder components|solder circuit boards|solder boards|solder parts|hand soldering|soldering > solder joints
battery replacement|replace batteries|change batteries
sprinkler installation|install sprinklers|fit sprinklers
spot welding|spot-weld panels|resistance welding
brazing|braze joints|hard soldering|braze pipes
polish metal|polish parts|buff metal
manual lathe work|turn parts|turn shafts|turn on a lathe|operate lathes
galvanize parts|galvanise steel|hot-dip galvanising
electroplating|electroplate parts
machine assembly|build machines|put machines together|assemble machinery
component assembly|assemble parts|assemble products|assemble units|assembly work|put parts together
clutch replacement|replace clutches|change clutches|fit clutches
suspension repair|fix suspension
timing belt replacement|change timing belts|replace cambelts|change cambelts|replace timing belts
vehicle diagnostics|diagnose vehicle faults|read fault codes|car diagnostics|diagnose cars|automotive diagnostics|diagnose car faults|find faults in cars|find faults in vehicles
wheel alignment|align wheels|tracking and alignment|four-wheel alignment|adjust wheel alignment|wheel tracking|adjust tracking
windscreen replacement|replace windscreens|fit windscreens|windshield replacement|replace windshields|change windscreens|auto glass replacement
motorcycle repair|repair motorbikes|fix motorbikes
bicycle repair|repair bikes|fix bikes|mend bicycles|cycle repair|mend bikes
machine repair|fix machines|machinery repair|repair equipment|fix equipment|mend machines
maintenance planning|maintenance scheduling|plan machine maintenance
machine cleaning|clean production equipment|equipment cleaning
pack goods|pack products|pack boxes|package goods|pack items|box products|pack orders
label products|apply labels|label goods|stick on labels|labeling
quality sorting|sort out defective parts|sort defective products|remove defective products|reject faulty items|pick out faulty items|sort parts for defects
paper cutting|guillotine operation|operate guillotines|trim paper
tailor suits|make suits|bespoke tailoring|make made-to-measure suits
embroider garments|embroider textiles|operate embroidery machines
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
milling grain|mill flour|grind grain|produce flour
food production|food manufacturing
water plant operation|operate water treatment plants|run waterworks|run water treatment plants|water treatment plant operation
sewage plant operation|operate sewage works|run sewage plants|operate wastewater plants|wastewater plant operation|run wastewater treatment plants
scrap handling|sort scrap metal|scrap metal processing
hazardous waste disposal|dispose of hazardous waste|special waste disposal|hazardous waste handling|toxic waste disposal
heavy truck driving|heavy lorry driving|drive heavy goods vehicles > drive 44-tonne lorries|drive articulated lorries|drive 40-tonne trucks|drive artics|drive semi-trailers|drive 18-wheelers|drive tractor-trailers
international haulage|international road transport|cross-border driving|international truck driving|drive internationally
van driving|drive light commercial vehicles|drive delivery vans|delivery van driving
deliver goods|make deliveries|deliver to customers|deliver orders|delivery driving > multi-drop driving|multi-drop deliveries
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
aircraft cleaning|clean cabins|aircraft cabin cleaning|clean planes
cash on delivery|collect cash on delivery
parcel sorting|sort packages|sort mail and parcels
cold store work|work in freezers|work in refrigerated warehouses
loading dock work|loading bay work
general labouring|labour on sites|unskilled site work|site labouring|general labour|construction labouring
leaflet distribution|hand out leaflets|deliver leaflets|distribute flyers|flyer distribution|distribute leaflets|hand out flyers|leafleting
cloakroom service|look after coats|cloakroom duties|take guests' coats
vending machine filling|restock vending machines|vending machine refilling|vending machine stocking
street vending|sell on the street|street sales|street trading
operate rides|run fairground rides|amusement ride operation|operate amusement rides
dough proofing|prove dough|proved and shaped dough
dough shaping|shape loaves|mould loaves|form loaves
brow tinting|tint eyebrows
estate administration|settle estates|settle the estates of deceased clients|wind up estates
probate applications|apply for probate
mortgage underwriting|decide on mortgage applications
eavestrough installation|gutter installation|hang gutters|install eavestroughs|hang new gutters
neuter cats and dogs|spaying and neutering|desexing surgery|spay and neuter pets
map cataloging|map cataloguing
invoice approval|approve invoices|sign off invoices|authorise invoices
expense approval|approve expenses|sign off expenses|authorise expenses
purchase approval|approve purchases|sign off purchases|authorise purchases
payroll queries resolution|sort out pay problems|resolve pay discrepancies
debt repayment plans|agree repayment plans|arrange instalment plans|set up repayment plans
price comparison|compare supplier prices
break-even analysis|calculate break-even points|work out break-even points
customs brokerage|clear goods for importers|customs broking
cargo inspection|inspect cargo|check cargo|examine cargo
vessel scheduling|ship scheduling
crew scheduling|roster crews|crew planning
flight planning|file flight plans|prepare flight plans
flight instruction|teach people to fly|teach student pilots|flying lessons|flight training of students
air cargo loading|load freight on aircraft
parking management|manage car parks|run car parks|car park management
event stewarding > steward football matches|match-day stewarding
hydrant testing|check hydrants
hose testing|test fire hoses|check fire hoses
breathing apparatus > wear breathing apparatus|work in breathing apparatus
smoke alarm fitting|install smoke alarms|smoke alarm installation
fire safety talks|talk to schools about fire safety|fire safety education|teach fire safety|fire safety presentations
road safety education|teach road safety|road safety talks|road safety lessons
take fingerprints|lift fingerprints|fingerprint suspects
bail hearings|apply for bail|bail applications
jury selection|select juries|pick juries
legal aid|legal aid cases|represent clients on legal aid
property searches|carry out property searches|land searches
wills storage|keep wills safe
dividend payments|process dividends
relocation services|relocate employees|employee relocation|staff relocation
apply for work permits|work permit applications|process work permits
graduate schemes|graduate programmes|graduate training schemes > run graduate schemes
headcount planning|headcount forecasting
pay negotiations|negotiate pay|wage negotiations|negotiate wages|salary negotiations|negotiate salaries
occupational health|workplace health|employee health at work
workstation assessments|DSE assessments|display screen equipment assessments|assess workstations|ergonomic assessments|ergonomic workstation checks
manual handling training|teach lifting techniques|lifting technique training|moving and handling training|train staff in lifting
food safety training|food hygiene training|train staff in food hygiene|teach food hygiene
customer service training|train staff in customer service|customer care training
sales training|train sales staff|train salespeople|sales coaching|coach salespeople
franchise sales|sell franchises
antique valuation|value antiques|appraise antiques
currency trading|forex trading|FX trading|foreign exchange trading
stock trading|trade shares|equity trading
energy trading|trade power and gas|trade electricity
loan servicing|administer loans
loan collections|collect overdue loans|recover overdue loans
fraud detection|detect fraud|spot fraud|fraud monitoring
safe deposit boxes|look after safe deposit boxes
coin counting|coin sorting
insurance quotations|insurance quotes > quote insurance premiums|prepare insurance quotes
premium collection|collect premiums|premium billing
risk surveys|survey risks for insurers|insurance risk surveys
crop insurance|insure crops
grape pruning|prune grapevines|vine trimming
assist mares foaling|attend foalings
attend calvings|help cows calve|assist cows calving
queen rearing|rear queen bees|breed queen bees
grain drying|dry corn|operate grain dryers|grain dryer operation
grain storage|grain silo storage
crop scouting|walk fields for pests|check fields for pests|field scouting
soil preparation|prepare soil|cultivate soil|soil cultivation|seedbed preparation|prepare seedbeds
make compost|compost waste|compost production|turn compost
spread mulch|lay mulch|mulch beds
edge lawns|trim lawn edges
lawn care > scarify and feed lawns
pond maintenance|clean ponds|pond care
`;
