/** English, more of what is asked for and told by those who clean, pick, pack, load and carry; what stands behind ">" is narrower and only proves; our own list. */
export const fields9 = `
floor mopping|mop floors|wash floors|floor washing|mopping floors|wet mopping
office cleaning|clean offices|cleaning of offices
bin emptying|empty bins|empty waste bins|emptying bins|empty wastepaper baskets|empty waste baskets|trash removal|empty trash cans|empty rubbish bins|empty wastepaper bins|empty litter bins
toilet cleaning|clean toilets|clean washrooms|washroom cleaning|clean restrooms|toilet and washroom cleaning|scrub toilets|lavatory cleaning|bathroom cleaning|clean bathrooms
towel replenishment|put out fresh towels|change towels|replace towels
towel and soap replenishment|put out fresh towels and soap|restock towels and soap|replenish towels and soap|refill towels and soap
oven degreasing|degrease ovens|clean ovens|oven cleaning|degrease ovens and hoods
window cleaning|clean windows|wash windows|window washing
window cleaning at height|clean windows at height|high-level window cleaning|clean high windows|clean windows from a lift platform|clean windows from a cradle|clean windows from ropes
school cleaning|clean schools|clean classrooms|classroom cleaning
hospital cleaning|clean wards|ward cleaning|clean hospitals
end-of-tenancy cleaning|clean flats between tenants
deep cleaning|deep-clean rooms|deep-clean kitchens
construction cleaning|clean up after builders|post-construction cleaning|builders' clean
sheet ironing|iron sheets|iron bed linen|iron and fold sheets|sheet pressing
linen folding|fold linen|fold sheets|fold towels|folding of linen
carpet shampooing|shampoo carpets|carpet washing|wet-clean carpets|carpet cleaning|clean carpets
upholstery cleaning|clean upholstery|shampoo seats|clean sofas
graffiti removal|remove graffiti|clean off graffiti|scrub off graffiti
train cleaning|clean trains|clean carriages|clean train carriages
aircraft cleaning|clean aircraft|clean aircraft cabins|clean planes
hoeing|hoe weeds|hoe rows|hoe beds|hoe fields
potato harvesting|dig up potatoes|lift potatoes|potato lifting|harvest potatoes|dig potatoes|potato digging|potato picking|pick potatoes
pig pen cleaning|clean out pig pens|clean pig pens|muck out pigs|pigsty cleaning
strawberry picking|pick strawberries|harvest strawberries|strawberry harvesting
leaf clearance > rake up leaves|rake up and cart off leaves|blow leaves|rake leaves
mulching|spread mulch|mulch beds|apply mulch
compost spreading|spread compost
stone picking|pick stones off fields
log stacking|stack logs|pile logs|stack timber|timber stacking
brush clearing|clear brush|clear undergrowth|cut back undergrowth|clear scrub|scrub clearance|bush clearing
fish sorting|sort fish|grade fish|fish grading|sort and ice fish
coal shovelling|shovel coal|coal shoveling
pothole repair|fill potholes|repair potholes|mend potholes|pothole filling|patch potholes|patch roads|road patching > fill potholes with tar
street sweeping|sweep streets|street cleaning|clean streets|sweep roads
snow clearance|clear snow|shovel snow|snow clearing|snow shovelling|snow removal|plough snow|remove snow
gritting|grit roads|salt roads|spread grit|spread salt
mortar mixing|mix mortar|mixing mortar|knock up mortar
hod carrying|carry bricks|carry bricks to bricklayers|brick carrying
carrying of building materials|carry building materials|carry materials on site|move building materials|building material handling > carry bricks and cement|carry bricks and bags of cement|carry bags of cement|carry bricks and timber|carry plasterboard
site clearing|clear building sites|clear sites|site clearance|tidy building sites|clear up building sites|clean up building sites
rubble removal|clear rubble|remove rubble|cart away rubble|rubble clearance|clear away rubble
wall demolition|demolish walls|knock down walls|pull down walls|break down walls|tear down walls
demolition work|demolish buildings|pull down buildings|knock down buildings|tear down houses|demolition of buildings
asbestos removal|remove asbestos|strip out asbestos
biscuit packing|pack biscuits|put biscuits into boxes|pack biscuits in boxes
product packing|pack products|pack goods|put products into boxes|packing of goods|goods packing|put goods in boxes|pack goods into boxes
gift packing|pack gift boxes|pack hampers
pallet wrapping|wrap pallets|shrink-wrap pallets|stretch-wrap pallets|wrap pallets in film|film-wrap pallets
palletising|put goods on pallets|stack goods on pallets|palletise goods|build pallets|load pallets|palletizing
depalletising|break down pallets|unload pallets|take goods off pallets|depalletizing|unstack pallets|break down mixed pallets|strip pallets
luggage transport|transport luggage|push luggage trolleys|carry luggage|move luggage|luggage carrying > push trolleys with luggage|take luggage to rooms
stevedoring|load and unload ships|load and discharge ships|ship loading and unloading|discharge ships|work cargo on ships|longshore work
order picking|pick orders|picking of orders|pick customer orders|order selection|pick goods for orders|pick items for orders
voice picking|pick by voice
put-away|put away stock|put stock away|put goods into storage|store goods on shelves|put deliveries away|putaway
goods receipt|receive goods|take in goods|goods receiving|receive deliveries|accept deliveries|goods-in
cross-docking|transfer goods from lorry to lorry
furniture carrying|carry furniture|furniture moving|move furniture|lift and carry furniture
house removals|move households|domestic removals|move people house|home removals|move households' belongings|household moves
packing of household goods|pack household goods|pack up belongings|pack belongings into boxes|pack up customers' belongings|packing for house moves|pack up households|pack customers' belongings > pack customers' china|pack up customers' belongings into boxes
shelf stacking|stack shelves|fill shelves|stock shelves|fill up shelves|shelf filling|restock shelves|replenish shelves > fill up shelves in the dairy section|fill shelves in the dairy section|stack shelves in the freezer section
trolley collection|collect trolleys|collect shopping trolleys|bring in trolleys|cart retrieval|gather shopping carts|retrieve shopping carts
vegetable preparation > peel potatoes and clean vegetables|peel potatoes|clean vegetables|peel carrots|wash vegetables|peel and cut vegetables|peel potatoes and carrots|trim vegetables
burger preparation|make burgers|prepare burgers|assemble burgers|burger making|flip burgers
fast food preparation|prepare fast food|make fast food
ice cream sales|sell ice cream|sell ices
newspaper sales|sell newspapers
waste collection|collect waste|collect refuse|refuse collection|empty household bins|garbage collection|collect garbage|rubbish collection|bin collection|collect rubbish|empty dustbins|trash collection|collect trash > empty household bins into the lorry|empty wheelie bins
waste sorting|sort waste|sort rubbish|sort recyclables|waste separation|separate waste|recycling sorting|sort refuse > sort plastic, paper and glass|sort paper and glass|sort plastic and paper|sort glass and metal|sort scrap
scrap sorting|sort scrap metal|sort scrap
letter carrying|carry letters between offices|internal mail delivery|deliver internal mail|take letters from office to office|internal mail distribution
errand running|run errands|do errands
gas meter reading|read gas meters|read gas and electricity meters
electricity meter reading|read electricity meters
vending machine refilling|refill vending machines|fill vending machines|restock vending machines|vending machine restocking|vending machine filling|refill snack machines|fill snack machines|stock vending machines
coin collection from machines|empty coin boxes|collect money from vending machines|empty vending machines
car directing|direct cars|direct cars to spaces|parking guidance|wave cars into spaces|direct cars to parking spaces|guide cars to spaces
handyman work > do all kinds of small repairs|do small repairs around a hotel|do small repairs around the house|do all sorts of small repairs
newspaper delivery|deliver newspapers|paper round|paper delivery|deliver papers|newspaper rounds|paper rounds
flyer distribution|hand out flyers|distribute flyers|give out flyers|distribution of flyers|flyering
poster hanging|put up posters|stick up posters|hang posters|bill posting|poster putting up
stall set-up|set up stalls|put up market stalls|set up market stalls
event set-up|set up for events|event setup|set up chairs and tables|put up marquees
chair and table set-up|set up tables and chairs|put out chairs and tables|arrange tables and chairs
animal cage cleaning|clean animal cages|clean out cages
shoe shining|shine shoes|polish shoes
lawn watering|water lawns
`;
