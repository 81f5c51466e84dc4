/** English, logistics, warehouse, transport: one line, one meaning; our own list. */
export const logisticsWarehouseTransport = `
goods receiving checks|check incoming deliveries|check deliveries against delivery notes|delivery note checking
delivery note reconciliation|match delivery notes|compare delivery notes with orders
put away goods|put-away|putaway|store incoming goods|place goods into storage|put away stock|shelve goods
order picking by scanner|pick with scanner|pick with handheld scanner|rf scanner picking
pick by voice|voice picking|pick with voice headset
paper picking|pick from paper lists|pick by list|list picking
pack goods|pack orders|packing of orders
gift wrapping|wrap gifts|gift wrap goods|wrap presents
label goods|attach labels to goods
shrink wrapping|shrink-wrap pallets|wrap pallets in film|pallet wrapping|stretch-wrap pallets
load securing|secure loads|cargo securing|lash loads|strap down loads|secure cargo|tie down loads|strap down cargo
container loading|load containers|stuff containers|container stuffing
container unloading|unload containers|devan containers|container unstuffing|strip containers
van loading|load vans|load delivery vans
hand loading|load by hand|handball goods
reach truck driving|drive reach trucks|operate reach trucks|reach truck operation
counterbalance truck driving|drive counterbalance trucks|operate counterbalance forklifts
pallet truck operation|use pallet trucks|operate pallet jacks|move pallets with pallet jack|pump truck use|pull pallet trucks|pallet jack operation|use pallet jacks
high bay warehouse work|work in high-bay warehouse|high rack warehouse work
cold storage work|work in cold store|cold store work
cycle counts|cycle counting|perpetual inventory counts
annual stocktake|yearly stocktake|annual inventory count|end of year stock count|annual inventory|yearly inventory
keep stock records|maintain stock records|update stock records
investigate stock discrepancies|stock discrepancy investigation
stock rotation|rotate stock|rotate stock by date|stock rotation by date|rotate goods by date|FIFO stock rotation|rotate inventory
stock transfers|transfer stock
inventory management|manage inventory|stock management|manage stock|inventory control|inventory planning
maintain minimum stock levels|keep minimum stock
demand planning|plan demand
reordering|reorder goods|re-order stock|reorder stock|repeat orders of stock|stock ordering|order stock|stock reordering|order inventory|inventory ordering|place stock orders
raise purchase orders|place purchase orders|issue purchase orders|write purchase orders|create purchase orders
request quotes|request quotations
compare quotes|compare offers|quote comparison|bid comparison|compare supplier quotes
supplier negotiation|negotiate with suppliers|vendor negotiation|negotiate supplier terms|vendor negotiations|negotiate supplier contracts|supplier price negotiations|supplier contract negotiation|bargain with suppliers
supplier selection|select suppliers|choose suppliers|vendor selection|choose vendors|select vendors
supplier evaluation|evaluate suppliers|rate suppliers|vendor evaluation|assess suppliers|vendor rating
supplier management|manage suppliers|vendor management|manage vendors
complain to suppliers|raise supplier complaints
expedite deliveries|chase deliveries|delivery follow-up|expediting
strategic purchasing|strategic procurement|strategic buying
operational purchasing|operative purchasing|day-to-day purchasing|operational procurement
freight forwarding|forward freight|forwarding of freight|cargo forwarding|arrange freight|freight arrangement
freight booking|book freight|book cargo space|book shipments|shipment booking
carrier management|manage carriers|haulier management|manage hauliers|look after carriers
carrier booking|book hauliers|book carriers|assign loads to carriers|haulier booking
ocean freight|handle sea freight|shipments by sea|ocean shipments
air cargo|handle air freight|shipments by air
road freight|road haulage|road transport of goods|trucking
groupage|consolidated shipments|groupage freight|consolidate shipments
prepare shipping documents|issue shipping papers|shipping paperwork|freight documents
issue bills of lading|prepare bills of lading|write bills of lading
write consignment notes|issue consignment notes|prepare waybills
export documentation|prepare export documents|export paperwork|export papers|issue export documents|export documents
import documentation|prepare import documents|import paperwork|import papers
file export declarations|submit export declarations|export customs declarations
file import declarations|import entries|import customs declarations
tariff classification|classify goods for customs|commodity code classification|hs code classification|assign tariff codes
shipment tracking|track shipments|track consignments|track and trace shipments|consignment tracking|trace shipments|track parcels|track and trace|track deliveries
transport scheduling|schedule transport|schedule trucks|truck scheduling|vehicle scheduling|transport planning
transport dispatching|dispatch drivers|dispatch trucks|driver dispatching|dispatch vehicles|truck dispatching
draw up loading plans|plan loads|load planning|create load plans
delivery driving|drive deliveries
parcel delivery|deliver parcels|parcel rounds|courier deliveries of parcels|deliver packages
post delivery|deliver post|mail delivery|deliver letters|postal rounds|deliver mail
food delivery|deliver food|deliver meals|meal delivery|take-away delivery|deliver takeaways > deliver pizzas|deliver hot meals|deliver lunches
multi-drop delivery|multi drop driving|multi-drop rounds|multi stop deliveries|many drops a day|make drops|deliver to many stops
long distance haulage|long-haul driving|drive long distances by truck|long distance truck driving|otr driving|long-distance driving|long haul trucking|over-the-road driving|long-haul trucking|drive long distances
local haulage|short haul driving|local truck driving|drive local truck routes
articulated lorry driving|drive articulated lorries|drive tractor trailers|tractor-trailer driving|drive artics
tanker driving|drive tankers|drive tanker trucks|tank truck driving
tipper driving|drive tippers|drive dump trucks|tipper truck driving
hazardous goods transport|transport dangerous goods|dangerous goods transport|haul hazardous materials|hazmat transport|transport hazardous materials|carry dangerous goods
bus driving|drive buses|drive public buses|drive service buses|drive a bus|operate buses|bus operation|drive passenger buses
coach driving|drive coaches
school bus driving|drive school buses|drive pupils to school|drive a school bus
taxi driving|drive taxis|drive cabs|cab driving|drive a taxi|drive a cab|minicab driving
chauffeuring|chauffeur|work as chauffeur|private chauffeur work
patient transport|transport patients
train driving|drive trains|operate trains|train operation|locomotive driving
tram driving|drive trams|operate trams|streetcar driving|tram operation|streetcar operation|operate streetcars
shunting|shunt rail wagons|shunt railway wagons
check vehicles before departure|pre-trip inspections|walkaround checks|daily vehicle checks|walk-around checks|inspect vehicles before trips|pre-trip vehicle inspections|check the vehicle before departure
tachograph analysis|analyse tachograph data|check tachograph records
driver briefing|brief drivers|driver briefings
fleet management|manage vehicle fleet|fleet administration|look after vehicle fleet|manage fleet|vehicle fleet management|look after the fleet|run a fleet|manage a fleet|manage vehicles@fleet van lorry truck|manage fleets
vehicle cleaning|clean vehicles|wash vehicles|vehicle washing > wash cars|clean buses|clean trains
furniture removals|house moves|household removals
waste collection|collect waste|refuse collection|collect refuse|garbage collection
returns processing in warehouse|process returned goods|check in returned goods|returned goods processing
damage reports for goods|record transport damage|transport damage reports|report damaged goods
empties handling|handle empties
warehouse management|manage warehouse|run the warehouse|warehouse running|manage a warehouse|run a warehouse|manage warehouses|warehouse operations management
warehouse supervision|supervise warehouse|oversee warehouse
plan warehouse layout|design warehouse layout|lay out warehouse
warehouse cleaning|keep warehouse clean|clean warehouse|keep the warehouse clean|clean the warehouse|warehouse housekeeping
baggage handling|handle baggage|luggage handling|handle luggage at airport|load baggage|load luggage on aircraft|airport baggage handling|load bags onto planes|carry luggage|handle guests' luggage|carry bags
aircraft loading|load aircraft|load planes|load and unload aircraft
ticket inspection|check tickets|inspect tickets|ticket checks|check passenger tickets
port cargo handling|handle cargo in port|stevedoring|dock cargo handling
kitting|make up kits|assemble kits|kit preparation|put kits together
line feeding|feed production lines|supply production lines|supply lines with material|bring material to line
internal transport of goods|move goods within plant|in-plant transport|internal goods transport
demand forecasting|forecast demand|predict demand|demand planning
wash cars|car washing|car wash work
material planning|plan materials|planning of materials
`;
