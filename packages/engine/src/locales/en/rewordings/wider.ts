/** A wider word is said by what stands behind ">", and never says it: who repaired cars repaired vehicles. */
export const wider = `
vehicle|vehicles > car|van|lorry|truck|bus|tram|taxi|minibus|motorcycle|tractor|ambulance|coach|hgv|motorbike
machine|machinery > lathe|press|excavator|combine harvester|loom|sewing machine|milling machine|forklift|digger|mower|tractor
equipment > machine|machinery|device|appliance|instrument|pump|printer|scanner|camera|microscope|tool
tool > drill|hammer|saw|screwdriver|spanner|grinder|wrench
appliance|household appliance > fridge|dishwasher|washing machine|oven|cooker|dryer|freezer|tumble dryer
device > laptop|tablet|phone|smartphone|printer|scanner|router|computer
computer equipment|hardware > laptop|computer|pc|printer|server|monitor|keyboard
document > contract|invoice|letter|form|report|certificate|delivery note|waybill|minutes|receipt|agreement|permit|application
paperwork > invoice|delivery note|form|receipt|contract|waybill|timesheet|permit|certificate
correspondence > letter|email|e-mail
post|mail > letter|parcel|package|postcard
parcel|package|consignment > box
publication > magazine|book|brochure|newspaper|leaflet|journal|newsletter
print material|printed material > leaflet|brochure|flyer|poster|booklet|catalogue
advertising material|promotional material|marketing material > flyer|leaflet|poster|brochure|banner
reading material > book|magazine|newspaper
media > book|film|magazine|newspaper|dvd
content > article|text|post|photo|video
texts > article|letter|brochure|press release|caption|blog post
image|picture|visual > photo|photograph|illustration|drawing|graphic
record > file|log|register|logbook|diary|ledger
food|foodstuff|groceries > bread|meat|fruit|vegetables|fish|cheese|milk|sandwich|soup|salad|pasta|rice|eggs
dish|meal > soup|salad|starter|main course|dessert|pasta|stew|pizza|sandwich|breakfast|lunch|dinner|supper
baked goods|bakery products|pastries > bread|rolls|cake|croissant|pastry|scone|biscuit|muffin
bread|bakery goods > loaf|rolls|baguette
sweets|confectionery > chocolate|truffle|praline
dessert|desserts > cake|ice cream|tart|pudding|mousse|cheesecake
drink|beverage > coffee|tea|wine|beer|juice|cocktail|cider|lemonade|spirits
hot drink|hot beverage > coffee|tea|hot chocolate
alcohol|alcoholic drink > beer|wine|cocktail|spirits|cider
dairy product|dairy > milk|cheese|butter|yoghurt|cream
meat > beef|pork|lamb|sausage|ham|chicken
produce|fruit and vegetables|fruit and veg > apples|potatoes|tomatoes|carrots|onions|salad|lettuce|cabbage|strawberries|cherries|grapes|pears|plums
vegetable|veg > potatoes|carrots|onions|tomatoes|cabbage|lettuce|beans|peas|leeks|asparagus|cucumbers|peppers
fruit > apples|pears|strawberries|cherries|grapes|plums|oranges|raspberries|berries
berries > strawberries|raspberries|blueberries|blackberries
crop|crops > wheat|barley|maize|potatoes|rapeseed|oats|rye|sugar beet|corn|beans
cereal|grain > wheat|barley|oats|rye|maize
plant > rose|shrub|tree|hedge|seedling|tulip|tomato|flower|orchid|bush
flower > rose|tulip|lily|orchid|dahlia|daffodil
tree > oak|apple tree|pine|beech|spruce|birch|fir
animal > dog|cat|horse|cow|sheep|goat|pig|rabbit|hen|bird|calf|lamb|pony|donkey|guinea pig|cattle
livestock|farm animal > cow|cattle|sheep|pig|goat|hen|calf|lamb|poultry
poultry > hen|chicken|duck|goose|turkey
pet|small animal > cat|rabbit|guinea pig|hamster
clothes|clothing|garment > shirt|jacket|dress|coat|trousers|uniform|skirt|blouse|suit|jumper|jeans
textile|fabric > cotton|linen|wool|silk|curtain
footwear > shoe|boot|sandal|trainer
furniture > table|chair|cupboard|cabinet|wardrobe|shelf|desk|sofa|bed|bookcase|bench
jewellery > ring|necklace|bracelet|earring|brooch
household goods|homeware > crockery|cutlery|pots|pans|towels
crockery|tableware > plate|cup|glass|bowl
stationery|office supplies > pen|paper|envelope|folder
building material > brick|cement|timber|plaster|tile|concrete|sand|gravel
building|property > house|flat|apartment|office|warehouse|barn|school|hotel|garage
home|dwelling > house|flat|apartment|bungalow
room > bedroom|office|kitchen|bathroom|classroom|hall|ward|dormitory
premises > shop|office|warehouse|workshop|restaurant|salon
outdoor area|grounds > garden|yard|lawn|car park|playground|courtyard
surface > floor|wall|worktop|ceiling|table
metal > steel|aluminium|brass|copper|iron
flooring > parquet|laminate|carpet|tile|vinyl
instrument|musical instrument > piano|guitar|violin|flute|trumpet|clarinet|cello|drums|accordion
sport|sports > football|tennis|swimming|gymnastics|handball|basketball|volleyball|athletics|hockey|rugby|cricket|judo
creative activity|creative activities > painting|pottery|drawing|crafts|drama|music
leisure activity|leisure activities|recreational activity > games|crafts|walks|singing|sports|outings
healthcare professional|health professional|medical staff|clinical staff > doctor|nurse|therapist|midwife|surgeon
staff|personnel > nurse|cook|waiter|clerk|driver|teacher|carer|cleaner|technician|porter|guard|cashier|welder|electrician|baker|mechanic|assistant
colleague > nurse|cook|waiter|clerk|teacher|carer
customer|client > shopper|guest|buyer|tenant|policyholder|diner|passenger|visitor|household
guest > diner|hotel guest|visitor|wedding guest
service user > patient|resident|client
user > student|member|employee
reader|library user > borrower
person|people > child|adult|guest|patient|customer|visitor|resident|student|passenger|employee|volunteer|tenant|colleague|pupil
young people|youth > teenager|pupil|student|child
learner > pupil|student|apprentice|trainee|adult learner|child
family > parent
business contact|external partner|external contact > supplier|customer|client|wholesaler|carrier
third party|external party > supplier|contractor|bank|insurer|authority
authority|public authority > police|tax office|customs|council|town hall|ministry
supplier > wholesaler|manufacturer|grower|producer|farmer|butcher|baker|printer
trader|retailer > shop|store|bookshop|baker|florist|supermarket
organisation|institution > school|hospital|museum|charity|council|library|church|bank
educational institution > school|college|university|nursery|kindergarten
medical practice|practice > dental practice|vet's practice|eye clinic|gp practice
shop|store|outlet > bookshop|bakery|supermarket|boutique|pharmacy|kiosk|butcher's|chemist's
restaurant|eatery|hospitality business > pizzeria|bistro|pub|cafe|trattoria
event > wedding|concert|conference|festival|fair|party|workshop|open day|exhibition|tournament|banquet|reading|reception|show
function|private function > wedding|birthday party|banquet|christening
performance > concert|play|opera|ballet|musical
cultural event > concert|reading|exhibition|theatre performance|festival
training > course|workshop|seminar|webinar
training|training course > first-aid course|induction|apprenticeship
class|course > yoga class|language course|swimming lesson
meeting|appointment > interview|consultation|viewing|visit
school subject|subject > maths|mathematics|history|geography|biology|chemistry|physics|music|english|german|french|spanish
health check|checks > blood pressure|temperature|pulse
vital signs > blood pressure|pulse|temperature
clinical sample|sample > blood|urine|saliva|swab
medicine|medication > tablet|insulin|injection|antibiotic|ointment|painkiller|drops
medical procedure|procedure > injection|infusion|catheter|dressing|blood test
personal care > washing|bathing|dressing|toileting|shaving
household tasks|housework|household chores|domestic tasks > cooking|cleaning|laundry|shopping|ironing|dusting|washing-up
cleaning|cleaning work > mopping|dusting|vacuuming|sweeping|polishing
gardening|garden work > mowing|weeding|pruning|planting|raking|hedge cutting
office work|administrative work|administrative tasks|admin|clerical work > filing|typing|data entry|photocopying|post|correspondence|scanning|appointments
accounting records|financial records|accounts > ledger|invoice|receipt|cash book
payment method > cash|card|credit card|bank transfer
payment|payments > cash|card payment|bank transfer|cheque|deposit
bill|bills > invoice
figures|data > sales|costs|turnover|temperature|weight|measurement|stock level|price|hours
information|details > name|address|phone number|price|date|order number
personal data|personal details > name|address|date of birth
enquiry|query|request > question|complaint|call|ticket
issue|problem > fault|complaint|error|leak|bug|delay|shortage|breakdown|defect|damage
defect|fault > leak|scratch|crack|short circuit
damage > scratch|dent|crack|stain
goods|items|products|merchandise > shoe|toy|clothes|furniture|spare part|parcel|bicycle|tile|flower|cosmetics|wine|tyre|bread
component|part > valve|bearing|gear|cable|chip|pump|engine|circuit board|bracket|axle
channel > email|phone|chat|letter|post
communication channel > email|phone|chat|letter
social media|social media channels|social networks > instagram|facebook|tiktok|linkedin|youtube|twitter
office software|office programs|microsoft office|ms office > word|excel|powerpoint|outlook
software|program|system > excel|word|sap|photoshop|outlook|datev|sage|salesforce|autocad|access|wordpress
spreadsheet|spreadsheets > excel
video platform > youtube|vimeo
foreign language|language > english|german|french|spanish|italian|polish|turkish|arabic|russian|chinese|portuguese
rules|regulations|requirements > hygiene rules|fire regulations|house rules|safety rules|building code
hygiene regulations|hygiene standards|hygiene rules > haccp
safety measure > fire drill|helmet|warning sign
time period|period > summer|winter|season|month|week|term|quarter
season > summer|winter|spring|autumn
holiday season|festive season > christmas
festive season|holidays > christmas|easter|new year
working day|weekday > monday|tuesday|wednesday|thursday|friday
weekend > saturday|sunday
part of day|time of day > morning|afternoon|evening
material > steel|wood|plastic|fabric|glass|leather|paper|concrete|timber|clay
natural material > wood|clay|wool|stone|leather
colour > red|blue|green|white|black|yellow
waste > rubbish|scrap|packaging|garden waste|food scraps
cleaning equipment > mop|vacuum cleaner|floor polisher|bucket
access equipment > ladder|scaffold|cherry picker|tower
lifting equipment > crane|hoist|forklift|jack
load carrier > pallet|container|crate|roll cage
packaging > box|carton|film|bag|bottle
container > bottle|box|jar|tank|barrel|bucket
route|journey > bus route|delivery route|tour|trip
transport|means of transport > train|bus|car|plane|ship|tram
aircraft > helicopter|glider|plane
vessel > ship|boat|ferry|barge|yacht|trawler
map|plan|drawing > floor plan|site plan|sketch
measuring instrument|measuring equipment|measuring device > caliper|micrometer|gauge|multimeter|thermometer|scales
laboratory equipment|lab equipment > microscope|centrifuge|pipette|autoclave|incubator
`;
