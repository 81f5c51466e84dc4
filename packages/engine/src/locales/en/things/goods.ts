/** English things of shops, stores, roads, works and textile rooms; what stands behind ">" is one of their kind, and only proves. */
export const goods = `
clothes|garment|apparel > shirt|trousers|jacket|skirt|blouse|overcoat|suit jacket|jumper|sweater|jeans|uniform|wedding dress|evening gown|ball gown|bridesmaid dresses|wedding gown|t-shirt|workwear|underwear|knitwear|costume@sewn tailor wardrobe theatre
waistcoat|suit vest
dressing gown|bathrobe
swimsuit|bathing suit|swimwear
trainers@sports shoe shoes footwear|sneakers|gym shoes|running shoes|tennis shoes
wellington boots|rubber boots|wellies
handbag|purse bag|ladies' bag
purse|coin purse
wallet|billfold
braces for trousers|suspenders
bow tie|dicky bow
tailcoat|morning coat
footwear|shoes and boots > shoe|sandal|trainers|sneakers|slippers|riding boots|work boots|football boots|walking boots
leather goods|leather products|leatherware > handbag|wallet|belts and bags|leather bag|saddle|briefcase|satchel|purse
hat|headgear|headwear|millinery > fascinator|beret
fashion accessories|accessories for clothes > scarf|scarves|handbag|hats and gloves
baby clothes|infant clothing|babywear
workwear|work clothing > overalls|boiler suit
boiler suit|coveralls|overalls
bridal wear|wedding wear > wedding dress|bridesmaid dresses|bridal gown|wedding gown
wedding dress|bridal gown|wedding gown|bridal dress
fabric|textile|cloth material > cotton|velvet|silk|denim|wool cloth|tweed
haberdashery|sewing notions > zips|buttons and thread|ribbons
zip|zipper|zip fastener
sewing thread|sewing cotton
yarn|spun thread
loom|weaving loom|weaving machine
sewing machine|overlocker machine > overlocker|serger
overlocker|serger
upholstery|upholstery work > sofa|armchair|headboard|car seats|dining chairs
jewellery|jewelry > necklace|bracelet|earrings|brooch|engagement ring|wedding ring|signet ring|gold ring|pendant|cufflinks|rings and bracelets|rings and necklaces|rings and chains
gemstone|precious stone > diamond|ruby|sapphire|emerald
toy|plaything > dolls|teddy|board game|jigsaw puzzle|building blocks
antiques|antique items
second-hand clothes|used clothing|vintage clothing
consumer electronics|home electronics > television|tv set|hi-fi|games console|smartphone|headphones
television|tv set|television set|tv
ironmongery|hardware@tools nails screws paint shop store|hardware store goods > screws and nails|hinges|nails and screws|door handle
stationery|office supplies|office stationery > envelopes|toner|pens and paper|printer paper|notepads
newspaper|daily paper
magazine|periodical
greetings card > christmas card|birthday card
gift voucher|gift card|gift certificate
till receipt|cash register receipt
cash desk|checkout|till point|check-out counter
card machine|card terminal|card reader|payment terminal|chip and pin machine
shopping bag|carrier bag
market stall|market stand|market booth
shop window|storefront window|display window|store window
shelf|shelving|rack shelf > warehouse racks|pallet racks|bookcase
barcode|bar code
special offer|bargain offer|sales promotion > buy-one-get-one-free
regular customer|repeat customer|returning customer|regulars at the bar
retail shop|retail store|retail outlet > boutique|corner shop|supermarket|newsagent
shop|store@retail high street sell counter customers till supermarket > boutique|butcher's|grocery|newsagent|bookshop
bookshop|bookstore
corner shop|convenience store
jumble sale|rummage sale
goods vehicle|commercial vehicle > lorry|truck|van|hgv|articulated lorry|semi-trailer truck
heavy goods vehicle|heavy vehicle|hgv > lorry|truck|articulated lorry|tipper|tanker lorry|dump truck|tractor trailer
light commercial vehicle|delivery vehicle > van|delivery van|minivan
motor vehicle|vehicle > car|lorry|truck|van|bus|motorcycle|motorbike|minibus|coach@driver passengers tour seat|ambulance|tractor|moped|automobile|motorhome|taxi|fire engine|hgv|forklift|saloon car|sedan|hatchback|suv
car|automobile|passenger car|motor car > sedan|hatchback|station wagon|limousine|suv|taxi
used car|second-hand car|pre-owned car|secondhand car
company car|fleet car
taxi|taxicab
bus|omnibus > double-decker|minibus
coach@driver passengers tour seat|long-distance bus|motor coach|tour bus
public transport|public transit|mass transit > bus|tram|underground train|metro train
underground railway|subway train|metro|tube train
rail vehicle|rolling stock|railway vehicle > locomotive|railway carriage|freight wagon|tram|railcar|passenger coach
locomotive|railway engine|train engine
railway carriage|railroad car|passenger car of trains|rail coach
goods wagon|freight car|freight wagon|boxcar
two-wheeler > motorcycle|motorbike|bicycle|bike|moped|scooter
moped|motor scooter
e-bike|electric bike|electric bicycle|pedelec
electric car|electric vehicle|ev|battery electric vehicle
caravan and motorhome|leisure vehicle > caravan|motorhome|camper van
aircraft|aeroplane|airplane|plane@airport airline flight cabin hangar wings > helicopter|glider|passenger jet|airliner
boat|small craft > yacht|motorboat|dinghy|canoe|sailboat|speedboat|lifeboat|narrowboat
sailing boat|sailboat
vehicle glass|car glass|auto glass > windscreen|windshield
indicator light|turn signal
gear stick|gear lever|gearshift
silencer|muffler
shock absorber|damper for cars
brakes|braking system > handbrake
handbrake|parking brake|hand brake
car battery|accumulator
car body|bodywork|vehicle body > bumper|wing panel|fender|car door
dent in bodywork|body dent
engine@car vehicle diesel petrol lorry boat|motor@car vehicle diesel petrol boat
motor oil|engine oil
fuel > petrol|diesel|gasoline|kerosene|heating oil|paraffin
paraffin|kerosene
heating oil|fuel oil
car wash|vehicle wash
garage for repairs|car repair shop|vehicle workshop|auto repair shop|auto shop
spare part|replacement part > brake pads|gaskets|filters and belts
car part|auto part|vehicle part > brake pads|clutch|exhaust|alternator|gearbox|bumper|windscreen wipers
post office|mail office
letters and parcels|mail items|postal items|items of mail
postman's round|mail route|delivery round|post round
pallet|shipping pallet
forklift|fork-lift truck|forklift truck|lift truck > reach truck|counterbalance truck
industrial truck|materials handling equipment > forklift|pallet truck|reach truck|pallet jack|order picker truck
conveyor|conveyor belt
shipping container|freight container
cardboard box|carton|cardboard carton
bubble wrap|air cushion film
shipping document|transport document|freight paperwork|shipping papers > bill of lading|waybill|consignment note|packing list|customs form
delivery note|delivery slip|packing slip|delivery docket
customs declaration|customs entry|customs form
customs duty|import duty
raw material|primary material > steel|flour|timber|resin|cotton
machine|machinery > lathe|bottling line|press brake|excavator|conveyor|loom|printing press|tractor|combine harvester
machine tool|metalworking machine > lathe|milling machine|drilling machine|grinding machine|press brake|machining centre
production line|manufacturing line|production plant line > bottling line|filling line|packing line|assembly line
packaging machine|packing machine|packaging line|packing line > blister machine|shrink wrapper|cartoner
filling machine|bottling machine|filler machine
robot|industrial robot|robotic arm
compressor|air compressor
gasket|sealing ring
electronic component|electronic part > resistor|capacitor|circuit board|microchip
fibre-optic cable|fiber-optic cable|optical fibre cable|optical fiber cable|fibre optics|fiber optics
welded joint|weld seam
plastic parts|plastic components|plastic mouldings
wood chips|wood shavings
wooden toy|wood toy
woodworking machine|wood-processing machine > bandsaw|circular saw|planer|spindle moulder|table saw
bandsaw|band saw
musical instrument > piano|guitar|violin|cello|flute|trumpet|organ pipes|clarinet|saxophone|drum kit|harp|accordion|trombone|keyboard instrument
stringed instrument > violin|guitar|cello|viola|harp|double bass
wind instrument > flute|trumpet|clarinet|saxophone|trombone|oboe|horn instrument
keyboard instrument > piano|organ instrument|harpsichord
grand piano|concert grand
glass object|glassware items > glass vase|wine glasses
basketwork|wickerwork > willow basket|wicker basket|wicker chair
bookbinding work|book bindings
gravestone|headstone|tombstone
coffin|casket
funeral service|burial service
undertaker's|funeral parlour|funeral home
wind turbine|wind power plant|wind energy plant
solar power system|photovoltaic system|solar system|pv system|solar array|photovoltaic installation > solar panel|rooftop solar
heat pump|air-source heat pump
charging point|charging station|ev charger|wallbox
power station|power plant|generating station > gas-fired plant|hydro plant
substation|transformer station|electrical substation
power line|overhead line|transmission line
pylon|transmission tower
gas pipe|gas line > gas main
district heating network|heat network
renewable energy|green energy|renewables > solar power|wind power|hydropower
hydropower|hydroelectric power
smart meter|intelligent meter
oil rig|drilling rig|drilling platform
quarry|stone pit
wood burner|log burner|wood-burning stove
timepiece > wristwatch|wrist watch|pocket watch|grandfather clock|longcase clock|cuckoo clock
coach@tour seat excursion hire passengers|tour bus|touring coach
vessel@crew deck hull harbour captain sail voyage|seagoing ship > ferry|container ship|cruise ship|trawler|tugboat|bulk carrier|cruise liner
newsstand|news kiosk
freight|cargo > container
packing material|packaging material > cardboard box|bubble wrap|carton|pallet wrap|blister pack
post@letters parcels sort stamp incoming outgoing frank round|mail@letters parcels sort stamp incoming outgoing frank round > letters and parcels|registered letters
brass instrument > trumpet|trombone|tuba|french horn
pottery|ceramics|ceramic ware > earthenware|stoneware|porcelain|clay pots
coal mine|colliery
shop customer|store customer|shopper
customer > shopper|diner|subscriber|account holder|hotel guest
real estate|property@house flat office let tenant landlord estate sale viewing letting|realty > apartment|bungalow|office building|house@sold let rent tenant viewing buyers
`;
