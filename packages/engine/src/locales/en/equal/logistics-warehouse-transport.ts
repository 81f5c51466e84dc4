/** English, logistics, warehouse, transport: one line, one meaning; our own list. */
export const logisticsWarehouseTransport = `
goods receiving checks|check incoming deliveries|check deliveries against delivery notes|delivery note checking
delivery note reconciliation|match delivery notes|compare delivery notes with orders
put away goods|put-away|putaway|store incoming goods|place goods into storage|put away stock|shelve goods
order picking by scanner|pick with scanner|pick with handheld scanner|rf scanner picking
pick by voice|pick with voice headset
paper picking|pick from paper lists|pick by list
gift wrapping|gift wrap goods|wrap presents
label goods|attach labels to goods
shrink wrapping|shrink-wrap pallets
pallet wrapping|wrap pallets in film|stretch-wrap pallets|stretch wrapping > shrink-wrap pallets
load securing|cargo securing|lash loads|strap down loads|tie down loads|strap down cargo|load restraint|lash cargo
container loading|stuff containers
container unloading|devan containers|container unstuffing|strip containers|container destuffing|unpack containers|devanning|de-van containers
van loading|load delivery vans
hand loading|handball goods
counterbalance truck driving|operate counterbalance forklifts
pallet truck operation|use pallet trucks|operate pallet jacks|move pallets with pallet jack|pump truck use|pull pallet trucks|pallet jack operation|use pallet jacks
high bay warehouse work|high rack warehouse work
cold storage work
cycle counts|perpetual inventory counts
annual stocktake|yearly stocktake|annual inventory count|end of year stock count|annual inventory|yearly inventory
keep stock records|maintain stock records|update stock records
investigate stock discrepancies|stock discrepancy investigation
stock rotation|rotate stock|rotate stock by date|stock rotation by date|rotate goods by date|FIFO stock rotation|rotate inventory|rotate goods first in first out
stock transfers
inventory management|manage inventory|stock management|manage stock|inventory control|inventory planning
maintain minimum stock levels|keep minimum stock
demand planning
reordering|reorder goods|re-order stock|reorder stock|repeat orders of stock|stock ordering|order inventory|place stock orders
raise purchase orders|place purchase orders|issue purchase orders|write purchase orders|create purchase orders
compare quotes|compare offers|bid comparison|compare supplier quotes
supplier negotiation|negotiate with suppliers|vendor negotiation|negotiate supplier terms|negotiate supplier contracts|supplier price negotiations|supplier contract negotiation|bargain with suppliers
supplier selection|select suppliers|choose suppliers|vendor selection|choose vendors|select vendors
supplier evaluation|evaluate suppliers|rate suppliers|vendor evaluation|assess suppliers|vendor rating
supplier management|manage suppliers|vendor management|manage vendors
complain to suppliers|raise supplier complaints
expedite deliveries|chase deliveries|delivery follow-up|expediting
strategic purchasing|strategic procurement|strategic buying
operational purchasing|operative purchasing|day-to-day purchasing|operational procurement
freight forwarding|cargo forwarding|arrange freight|freight arrangement
freight booking|book cargo space|book shipments
carrier management|manage carriers|haulier management|manage hauliers|look after carriers
carrier booking|book hauliers|assign loads to carriers
ocean freight|handle sea freight|shipments by sea|ocean shipments
air cargo|handle air freight|shipments by air
road freight|road haulage|road transport of goods|trucking
groupage|consolidated shipments|groupage freight
prepare shipping documents|issue shipping papers|shipping paperwork|freight documents
issue bills of lading|prepare bills of lading|write bills of lading
write consignment notes|issue consignment notes|prepare waybills
export documentation|prepare export documents|export paperwork|export papers|issue export documents|export documents
import documentation|prepare import documents|import paperwork|import papers
file export declarations|submit export declarations|export customs declarations
file import declarations|import entries|import customs declarations
tariff classification|classify goods for customs|commodity code classification|hs code classification|assign tariff codes
shipment tracking|track consignments|track and trace shipments|trace shipments|track parcels|track and trace|track deliveries|follow shipments
transport scheduling|schedule trucks|vehicle scheduling|transport planning
transport dispatching|dispatch drivers|dispatch trucks|dispatch vehicles
draw up loading plans|plan loads|create load plans
delivery driving
parcel delivery|parcel rounds|courier deliveries of parcels|deliver packages|drop off parcels|drop parcels at customers' doors
post delivery|mail delivery|deliver letters|postal rounds
food delivery|deliver meals|take-away delivery|deliver takeaways > deliver pizzas|deliver hot meals|deliver lunches
multi-drop delivery|multi drop driving|multi-drop rounds|multi stop deliveries|many drops a day|make drops|deliver to many stops
long distance haulage|long-haul driving|drive long distances by truck|long distance truck driving|otr driving|long-distance driving|long haul trucking|over-the-road driving|drive long distances
local haulage|short haul driving|local truck driving|drive local truck routes
articulated lorry driving|drive tractor trailers|drive artics
tanker driving|drive tanker trucks|tank truck driving
hazardous goods transport|transport dangerous goods|haul hazardous materials|hazmat transport|transport hazardous materials|carry dangerous goods
bus driving|drive public buses|drive service buses|operate buses|bus operation|drive passenger buses|drive city bus
coach driving
school bus driving|drive pupils to school|drive children to school by bus
taxi driving|drive taxis|drive cabs|minicab driving
chauffeuring|work as chauffeur|private chauffeur work
patient transport
train driving|operate trains|train operation|locomotive driving
tram driving|operate trams|streetcar driving|tram operation|streetcar operation|operate streetcars
shunting|shunt rail wagons|shunt railway wagons
check vehicles before departure|pre-trip inspections|walkaround checks|daily vehicle checks|walk-around checks|inspect vehicles before trips|pre-trip vehicle inspections
tachograph analysis|analyse tachograph data|check tachograph records
driver briefing
fleet management|manage vehicle fleet|fleet administration|look after vehicle fleet|manage fleet|vehicle fleet management|look after the fleet|run a fleet|manage vehicles@fleet van lorry truck
vehicle cleaning|wash vehicles > wash cars|clean buses|clean trains
waste collection|collect waste|refuse collection|collect refuse|garbage collection|empty dustbins|empty bins on collection rounds
returns processing in warehouse|process returned goods|check in returned goods
damage reports for goods|record transport damage|transport damage reports
empties handling
warehouse management|manage warehouse|run the warehouse|warehouse operations management
warehouse supervision|oversee warehouse
plan warehouse layout|design warehouse layout|lay out warehouse
warehouse cleaning|keep warehouse clean|warehouse housekeeping
baggage handling|luggage handling|handle luggage at airport|load baggage|load luggage on aircraft|airport baggage handling|load bags onto planes|carry luggage|handle guests' luggage|carry guests' luggage|luggage transport > carry bags|carry guests' bags
aircraft loading|load planes|load and unload aircraft
ticket inspection|check tickets|inspect tickets|check passenger tickets
port cargo handling|stevedoring|dock cargo handling
kitting|make up kits|assemble kits|kit preparation|put kits together
line feeding|feed production lines|supply production lines|supply lines with material|bring material to line
internal transport of goods|move goods within plant|in-plant transport
demand forecasting|predict demand|demand planning
wash cars|car wash work
material planning
`;
