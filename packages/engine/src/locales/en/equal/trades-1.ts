/** English, duties of many trades in the trade's word and in plain words: one line, one meaning, what says less than the others behind ">"; our own list. */
export const trades1 = `
pressure ulcer care|pressure sore care|bedsore care|look after patients with bedsores|treat bedsores|treat pressure ulcers|care for patients with pressure ulcers
baseboard installation|skirting board installation|fit skirting boards|install baseboards|fit skirting
straight razor shaves|cut-throat razor shaves|shave with a cut-throat razor|shave with a straight razor > wet shaves with an open razor
residential conveyancing > legal side of home purchases and sales|conveyancing of homes|house sales and purchases legal work
lift truck operation|forklift operation|drive a forklift|operate a forklift|forklift driving|forklift truck driving|drive forklifts|operate forklifts|fork lift driving|forklift truck operation|FLT driving|drive fork-lift trucks
mowing|cut the grass|grass cutting|cut grass|lawn mowing|mow lawns
cash register operation|work the till|operate the till|till operation|work the cash register|till work|run the till|operate tills|work on the till|checkout operation|work on the checkout|operate the cash register|work the register|work checkouts|checkout duties|serve on the till|cashiering
drywall installation|put up plasterboard|plasterboarding|install plasterboard|fix plasterboard|hang drywall|drylining|dry lining|install drywall|drywalling|fit plasterboard|sheetrock installation|hang sheetrock
foot patrol|walk the beat|patrol on foot|beat patrol > 
solar panel installation|fit photovoltaic modules|install solar panels|fit solar panels|PV installation|install PV panels|photovoltaic installation|install photovoltaic panels|solar PV installation|solar installation
dent removal|beat out dents|take out dents|panel beating|knock out dents|remove dents
fact-checking|verify facts|check facts > verify names figures and quotations|check names dates and quotes
swimming instruction|teach swimming|teach children to swim|teach to swim|swimming lessons|swimming teaching
FOI requests|freedom of information requests|FOIA requests
exit interviews|interview leavers|sit down with leavers|leaver interviews|talk to leavers about why they left
endodontic therapy|root canal treatments|root canals|root canal therapy|root fillings
spectacle dispensing|dispense eyeglasses|dispense spectacles|dispense glasses|dispense eyewear
emergency response driving|blue light driving|drive on blue lights|emergency driving
reupholstering|re-cover chairs and sofas|reupholstery|re-cover furniture > strip and cover sofas|cover armchairs anew|upholster old chairs
refuse collection|garbage collection|trash collection|rubbish collection|collect refuse|collect rubbish|waste collection|collect waste|collect garbage|bin collection|empty household bins > empty bins
bartending|bar work|tend bar|work behind the bar|bar tending|serve at the bar|mix drinks|serve drinks at the bar|pull pints > mix cocktails and pull pints
fiber splicing|fibre splicing|splice optical fibre|splice fibre|fusion splicing of fibre|fibre optic splicing|splice fiber|fiber optic splicing|splice fibre optic cables
wall tiling|tile walls|fix wall tiles|wall tile installation
floor laying|lay floors|floor installation|lay flooring
carpet fitting|fit carpets|carpet installation|lay carpets|carpet laying
bricklaying|lay bricks|brick masonry > 
plastering > skim walls|plaster walls|render and skim
roofing > tile roofs|roof houses|lay roof tiles
guttering|gutter installation|fit gutters|hang gutters
scaffolding|put up scaffolds|erect scaffolds|scaffold erection|erect scaffolding
formwork|shuttering > build formwork
rebar work|steel fixing|tie rebar|fix rebar|tie reinforcing steel
concrete placement|pour concrete|concreting|concrete pouring
excavation > dig trenches|dig foundations|groundworks
excavator operation|drive a digger|operate an excavator|digger driving|operate a digger > 360 excavator
crane operation|operate a crane|drive a crane|operate cranes
paving > lay slabs|lay paving|block paving
loft insulation|insulate lofts|attic insulation|insulate attics
window installation|fit windows|install windows|window fitting
door hanging|hang doors|door installation|fit doors
locksmithing > change locks|open locked doors|fit locks
glazing > fit glass|replace panes|install glass
interior painting|paint rooms > decorate rooms|paint interiors
wallpapering|hang wallpaper|paperhanging
drain unblocking|unblock drains|clear blocked drains|drain clearing|drain cleaning > 
pipework installation|install pipes|pipe fitting|lay pipes|pipefitting
boiler installation|fit boilers|install boilers
boiler servicing|service boilers|boiler maintenance
bathroom fitting|fit bathrooms|bathroom installation
chimney sweeping|sweep chimneys
rewiring|rewire houses|electrical rewiring
electrical testing > PAT testing|test appliances
cable pulling|pull cables|run cables|cable installation|lay cables
MIG welding|gas metal arc welding|GMAW|MAG welding|weld by MIG|MIG weld
TIG welding|gas tungsten arc welding|GTAW|weld by TIG|TIG weld|TIG welds
stick welding|arc welding with electrodes|shielded metal arc welding|SMAW|manual metal arc welding|MMA welding|arc welding@stick electrode SMAW MMA
turning > lathe work|turn parts on a lathe|lathe operation
milling|mill parts|milling machine operation|operate milling machines|mill components
sheet metal work > fold sheet metal|sheet metal fabrication
powder coating|powder coat parts
injection molding|injection moulding|mould plastic parts
machine set-up|set up machines|machine setting|set machines
dimensional inspection > measure parts|check dimensions|dimensional checks
calibration > calibrate instruments|calibrate gauges
lubrication > grease machines|oil machines|greasing
preventive maintenance|planned maintenance|PPM|preventative maintenance|scheduled maintenance|carry out preventive maintenance|planned preventative maintenance
corrective maintenance|breakdown repairs > reactive maintenance|repair breakdowns|fix breakdowns
fault finding|find faults|troubleshooting|trace faults|fault diagnosis|diagnose faults|fault tracing|locate faults|fault location|troubleshoot machines
order picking|pick orders|picking orders|order selection|pick customer orders|pick goods|pick items|select orders|picking of orders|pick stock
goods receipt|goods in|goods receiving|stock receiving|receive stock|receive goods|book in deliveries|book in goods|take in deliveries|accept deliveries|receive deliveries|goods-in|book in stock|delivery receiving
shipping|dispatch > goods out|send out orders|despatch
palletizing|stack pallets|palletising|build pallets|pallet stacking|pallet building
stocktaking|count stock|inventory counting|stock counts|physical inventory|stock taking|take inventory
stock replenishment|refill shelves|shelf stacking|restock shelves|fill shelves|shelf filling|replenish stock|restock|restocking|shelf replenishment|replenish shelves|top up shelves|stock shelves|stack shelves|shelf stocking
route planning|plan routes|plan delivery rounds|work out routes
parcel delivery|deliver parcels|package delivery|deliver packages
mail delivery|deliver post|postal delivery|deliver mail|deliver letters
furniture removals|house moves|move furniture|household removals|moving services|house removals|move house contents|furniture moving|removals work
school transport|drive the school bus|school bus driving|school run
passenger transport|carry passengers|transport passengers
refrigerated transport|temperature-controlled transport|reefer transport|chilled transport > drive a refrigerated lorry
truck driving|lorry driving|drive lorries|HGV driving|drive trucks|drive HGVs|heavy goods vehicle driving|drive a lorry|drive a truck|drive heavy trucks
street cleaning|sweep streets|street sweeping|road sweeping|clean streets
window cleaning|clean windows|wash windows
office cleaning|clean offices
room cleaning|clean guest rooms|make up rooms|hotel housekeeping|service rooms|room servicing|clean hotel rooms|clean rooms|hotel room cleaning|guest room cleaning|clean bedrooms
laundry > wash and iron|wash linen|launder linen
ironing|press shirts|iron clothes|pressing
dressmaking > sew dresses|make dresses|sew garments
clothing alterations|alter clothes|take up hems|garment alterations|alter garments|clothes alterations
shoe repair|repair shoes|resole shoes|mend shoes|cobbling
furniture restoration|restore furniture|restore antiques
bookbinding > bind books
bread making|bake bread|bread baking|make bread|baking bread|bake loaves
cake decorating|decorate cakes|ice cakes|cake icing|cake decoration
butchery > cut meat|bone and cut meat|break down carcasses|meat cutting|debone meat
fish filleting > fillet fish|gut fish|clean and fillet fish
cheese making|make cheese
food preparation > prepare food|prep food|prepare ingredients|food prep
table service|wait tables|serve at table|wait on tables|serve tables|waiting tables|waitressing|serve guests at table|serve diners|table waiting|waiter service|serve at tables|waiting on tables
table setting|lay tables|set tables
order taking|take orders|take food orders|take customers' orders|take customer orders|order intake
coffee making|make coffee|barista work|brew coffee|coffee preparation|prepare coffee|make espresso drinks|prepare coffees
dishwashing|wash dishes|wash up|washing-up|wash pots|pot washing|washing up|dish washing|kitchen portering
cash handling|handle cash|handle money|money handling|deal with cash > take payments in cash|count cash
cashing up|till reconciliation|cash up|balance the till|end-of-day till reconciliation|reconcile the till|till balancing|balance tills|balance cash drawers|cash drawer balancing|balance the cash register
visual merchandising > window dressing|dress windows|window displays|create window displays
prospecting|look for new customers|prospect for clients|find new customers
cold calling|ring strangers > cold calls|outbound calls to prospects
telesales|sell by phone|phone sales|sell over the phone|telephone sales
door-to-door sales|sell door to door|sell on doorsteps|knock on doors to sell
online sales|sell online > e-commerce|sell on the internet
complaint handling|deal with complaints|handle complaints|complaints resolution|resolve complaints|complaints handling|complaint resolution|deal with customer complaints|handle customer complaints|resolve customer complaints|customer complaint handling|sort out complaints
call handling|answer calls|take calls|telephone answering|answer the phone|inbound calls|answer phones|answer telephone calls|phone answering|take phone calls|telephone call handling
visitor reception|greet visitors|receive visitors|welcome visitors|greeting visitors|visitor greeting|meet and greet visitors|greet clients
diary management|keep the diary|calendar management|manage diaries|look after the diary|manage calendars|look after diaries|keep calendars|run the diary|diary keeping|manage executives' calendars
appointment scheduling|book appointments|make appointments|schedule appointments|appointment booking|arrange appointments|appointments scheduling
mail handling|open and sort post > sort post|post handling|sort mail|open mail
filing|file documents > file papers|file records
data entry|key in data|type in data|enter data|keying|input data|data input|data keying|data inputting|enter records
minute taking|take minutes|write minutes|minutes of meetings|meeting minutes|minute meetings|record minutes|minute-taking
travel arrangements|book travel|book flights and hotels|arrange travel|travel booking|make travel arrangements|travel coordination|organise business trips|business travel booking|book business trips
audio typing > type from dictation|transcription|dictation typing
`;
