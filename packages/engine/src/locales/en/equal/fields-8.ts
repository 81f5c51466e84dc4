/** English, what is asked for and told by those who run plant and vehicles, assemble, clean, pick, pack, load and carry; what stands behind ">" is narrower and only proves; our own list. */
export const fields8 = `
rock breaking|break rock|break up rock|break stone|stone breaking|break up stone|crush rock|break up boulders
crusher operation|operate crushers|run crushers|crusher operating > run stone crushers|operate stone crushers|run rock crushers|run gravel crushers
stone splitting|split stone|split blocks of stone
well drilling|drill wells|borehole drilling|drill boreholes|water well drilling
rig operation|operate drilling rigs|drilling rig operation|run drilling rigs
cement bagging|bag cement|fill cement bags
concrete mixing|mix concrete|batch concrete|concrete batching
block making|make concrete blocks|concrete block production|cast concrete blocks
steel rolling|roll steel|rolling mill operation|run rolling mills|metal rolling > roll billets into bars|roll hot billets|roll steel bars|roll slabs
heat treatment|harden steel|heat-treat parts|temper steel|anneal steel|heat treat steel|quench and temper steel
wire drawing|draw wire|wire drawing machine operation
metal pressing|press metal parts|stamp metal parts|metal stamping|power press operation|operate power presses|run presses
galvanising of parts|galvanise parts|hot-dip galvanising|zinc-coat parts|galvanizing of parts > galvanise bolts|galvanise brackets|galvanise bolts and brackets|galvanise steel parts
batch mixing|mix batches|stir batches|make up batches|mix batches to recipe|blend batches|batch blending > stir batches to recipe|mix paint to recipe|mix ingredients to recipe
powder mixing|mix powders|blend powders
tablet pressing|press tablets|compress tablets|tablet compression
photo printing > print photos from negatives|print photographs from negatives
rubber moulding|mould rubber|mould rubber parts|rubber molding|press rubber parts > mould rubber seals|mould tyres
injection moulding|run injection moulding machines|operate injection moulding machines|injection molding|mould plastic parts|injection-mould plastic parts
extrusion|extrude plastic|run extruders|operate extruders|extrude profiles|plastic extrusion
paper cutting|cut paper|cut paper rolls|guillotine paper|trim paper
box gluing|glue boxes|box making|make boxes|glue cartons|stick boxes together|carton gluing|make cartons|fold and glue boxes > stick boxes together on a gluing machine
yarn spinning|spin yarn|spinning of yarn|spin cotton|spin wool|spinning machine operation
yarn winding|wind yarn|wind bobbins|bobbin winding
loom operation|operate looms|run looms|tend looms|loom operating > thread and start up looms|thread and run looms|thread looms
knitting machine operation|run knitting machines|operate knitting machines
zip sewing|sew in zips|sew zips|zip insertion|sew zips into jackets|fit zips
button sewing|sew on buttons|sewing on of buttons
fabric dyeing|dye fabric|dye cloth|textile dyeing|cloth dyeing|dyeing of fabrics > dye cotton|bleach and dye cotton|dye wool|dye silk
fabric inspection|inspect fabric|check cloth for faults|cloth inspection|check fabric for flaws
sole gluing|glue soles|stick soles|glue on soles|sole bonding|attach soles
washing machine operation|operate washing machines|run washing machines|load washing machines|load and empty washing machines > load and empty industrial washing machines|run industrial washers
dry cleaning|dry-clean clothes|run dry cleaning machines
pasteurisation|pasteurise milk|milk pasteurisation|pasteurization|pasteurize milk|pasteurise juice
meat mincing|mince meat|mincing of meat|grind meat|meat grinding
poultry processing|pluck and gut chickens|gut chickens|eviscerate poultry|draw poultry
bottling|bottle drinks|fill bottles|bottle filling|fill drinks into bottles > fill beer into bottles|fill wine into bottles|bottle wine|bottle beer|fill beer into bottles and kegs|bottle cider|bottle juice
keg filling|fill kegs|kegging|rack beer
can filling|fill cans|canning|can fruit
bottle capping|cap bottles|capping of bottles|cork bottles|seal bottles
jar labelling|label jars|stick labels on jars|jar labeling|put labels on jars
bottle labelling|label bottles|stick labels on bottles|bottle labeling
bread slicing|slice bread|slice loaves|loaf slicing|cut bread
oven loading|load ovens|put trays in ovens
flour milling|mill flour|grind grain|mill grain|mill wheat
sugar boiling|boil sugar
log sawing|saw logs|cut logs into planks|saw logs into boards|log cutting|cut logs|cut logs into boards|log conversion > cut logs into planks on a band saw
veneer pressing|press veneers|glue veneers|veneering
glass melting|melt glass|melting of glass
kiln operation|operate kilns|run kilns|load and fire kilns|kiln operating|tend kilns > load, fire and unload tunnel kilns|load, fire and unload kilns
boiler cleaning|clean boilers|descale boilers
packing machine operation|operate packing machines|run packing machines|packaging machine operation|operate packaging machines|run packaging machines
line clearance|clear the line between batches
machine operation|operate machines|run machines|machine operating|tend machines|man machines|work machines
conveyor feeding|feed conveyors|load conveyors|load the conveyor|feed the conveyor|put parts on the conveyor|feed parts onto the conveyor|conveyor loading
machine cleaning|clean machines|cleaning of machines|clean machinery
gearbox assembly|assemble gearboxes|build gearboxes|gearbox building
engine assembly|assemble engines|build engines|engine building
bicycle assembly|assemble bicycles|put bicycles together|build bikes|bike assembly|assemble bikes|put together bicycles
cable assembly|assemble cables|make up cables|cable harness assembly|make cable harnesses|wire harness assembly|build wire harnesses
drawer assembly|assemble drawers|put drawers together
electronics assembly|assemble electronic devices|assemble electronics|electronic assembly|electronic device assembly
product assembly|assemble products|put products together|assembly of products
final inspection|inspect finished goods|check finished goods|final checks of products|finished goods inspection|check finished products|final product checks
bottle inspection|inspect bottles|check bottles|check bottles for cracks|bottle checks|look over bottles for cracks
freight train driving|drive freight trains|drive goods trains|goods train driving|freight train operation|operate freight trains
passenger train driving|drive passenger trains|drive commuter trains
signal setting|set signals|set signals and points|operate signals|signal operation|railway signalling|work signals and points
shunting|shunt wagons|shunt trains|couple wagons|couple and uncouple wagons|shunt carriages|move wagons in the yard|switching of rail cars > couple and move wagons|couple and shunt wagons|couple and move wagons in the yard
document delivery|deliver documents|deliver documents by hand|courier deliveries of documents
courier services|courier work|deliver by motorbike|motorbike courier deliveries
food delivery|deliver food|deliver meals|deliver takeaways|meal delivery|deliver pizzas|deliver groceries
airport transfers|drive passengers to the airport|take passengers to the airport|airport runs|drive people to and from the airport|take people to the airport|airport trips
passenger transport|transport passengers|carry passengers|drive passengers|passenger driving
patient transport driving|drive patients to appointments|drive patients to clinics
chauffeuring|chauffeur guests|drive executives|drive VIPs|chauffeur managers|executive driving
furniture delivery|deliver furniture
furniture delivery and assembly|deliver and assemble furniture|deliver and put together furniture|deliver furniture and put it together|deliver and install furniture
multi-drop delivery|multi-drop deliveries|make multiple drops
load securing|secure loads|load securement|lash loads|strap down loads|tie down loads|secure cargo|cargo securing|lash cargo|secure goods for transport|strap loads > load and secure goods
vehicle loading|load vehicles|load lorries|load vans|van loading|truck loading|lorry loading|load trucks
vehicle unloading|unload vehicles|unload lorries|unload vans|unload trucks|truck unloading|lorry unloading
loading and unloading|load and unload vehicles|load and unload lorries|load and unload vans|load and unload trucks
container unloading|unload containers|container unstuffing|devan containers|container destuffing|empty containers
school bus driving|drive school buses|drive children to school by bus|school bus operation
bus driving|drive buses|drive city buses|drive coaches|bus operation|coach driving
on-board ticket sales|sell tickets on board|sell tickets on the bus|sell tickets to passengers|ticket sales on board > sell tickets to passengers boarding
tram driving|drive trams|operate trams|drive streetcars|tram operation
HGV driving|drive lorries|drive HGVs|lorry driving|truck driving|drive trucks|heavy goods vehicle driving|drive heavy goods vehicles|drive heavy trucks
long-distance HGV driving|long-haul driving|long-haul trucking|drive lorries long distance|long-distance lorry driving|long-distance truck driving|drive lorries abroad|long-haul truck driving|long-distance driving of lorries > drive lorries across Europe|drive articulated lorries across Europe|drive trucks across Europe|drive lorries across the continent|drive trucks coast to coast
gravel tipping|tip gravel|tip sand and gravel|tip gravel and sand
tipper driving|drive tipper lorries|drive dump trucks|tipper truck driving|dump truck driving|dump truck operation
tanker driving|drive tankers|drive tanker lorries|fuel tanker driving
refrigerated transport|transport refrigerated goods|transport chilled goods|deliver chilled goods|haul refrigerated goods|carry frozen goods|temperature-controlled transport|chilled transport|refrigerated haulage|deliver refrigerated goods|take refrigerated goods to shops > take refrigerated goods to supermarkets|take chilled goods to supermarkets|deliver frozen food
hazardous goods transport|carry dangerous goods|transport dangerous goods|ADR transport|dangerous goods transport|haul hazardous goods|transport hazardous goods|carry hazardous goods
tractor driving|drive tractors|operate tractors|tractor operation|tractor work
harvester operation|operate harvesters|drive harvesters|run harvesters
forwarder operation|operate forwarders|drive forwarders
trench excavation > dig trenches with an excavator|dig trenches with a digger
excavator operation|operate excavators|drive excavators|excavator driving|digger driving|drive diggers|operate diggers|work excavators
wheel loader operation|operate wheel loaders|drive wheel loaders|loading shovel driving
asphalt paving|lay asphalt|pave roads|asphalt laying|lay tarmac|tarmac laying|lay and roll asphalt|tarmacking|surface roads|road surfacing|road paving > lay and roll hot asphalt
roller driving|drive road rollers|operate rollers|roll asphalt
kerb laying|lay kerbs|set kerbs|lay kerbstones|lay kerb stones|kerbstone laying|curb laying
road marking|paint road markings|mark roads|paint lines on roads
crane operation|operate cranes|drive cranes|crane driving|work cranes > operate tower cranes|drive tower cranes|operate mobile cranes
overhead crane operation|operate overhead cranes|operate gantry cranes|drive overhead cranes|bridge crane operation|lift loads by overhead crane|move loads with overhead cranes|lift loads with an overhead crane
forklift driving|drive forklifts|operate forklifts|forklift operation|drive forklift trucks|work with forklifts|forklift truck driving
reach truck driving|drive reach trucks|operate reach trucks|reach truck operation
pallet stacking|stack pallets|stacking of pallets|pallet racking
hoist operation|operate hoists|run hoists
lift truck charging|charge forklift batteries
deck maintenance|maintain decks|scrub and paint decks|paint and scrub decks
deck painting|paint decks|painting of decks
mooring|moor ships|tie up ships|moor boats|tie up boats|make ships fast|berth ships|tie up and cast off ships|tie up and cast off ferries|moor ferries|tie up ferries|handle mooring lines
lashing containers|lash containers|secure containers on ships
vacuuming|vacuum floors|hoover floors|vacuum carpets|hoovering|hoover carpets|vacuum rooms|hoover rooms|vacuum cleaning
dusting|dust furniture|wipe dust|dust rooms
`;
