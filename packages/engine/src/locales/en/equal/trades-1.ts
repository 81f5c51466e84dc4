/** English, duties of many trades in the trade's word and in plain words: one line, one meaning, what says less than the others behind ">"; our own list. */
export const trades1 = `
pressure ulcer care|pressure sore care|bedsore care|look after patients with bedsores|treat bedsores|treat pressure ulcers|care for patients with pressure ulcers
baseboard installation|skirting board installation|fit skirting boards|install baseboards|fit skirting
straight razor shaves|cut-throat razor shaves > wet shaves with an open razor
residential conveyancing > legal side of home purchases and sales|conveyancing of homes|house sales and purchases legal work
lift truck operation|forklift operation|drive a forklift|operate a forklift|forklift truck driving|fork lift driving|forklift truck operation|FLT driving|drive fork-lift trucks|operate forklift trucks|drive fork trucks|operate lift trucks
mowing|cut the grass|lawn mowing
cash register operation|work the till|operate the till|till operation|work the cash register|run the till|operate tills|work on the till|checkout operation|work on the checkout|operate the cash register|work the register|checkout duties|serve on the till|cashiering|run a cash register|ring up sales|serve at the till|ring up purchases
drywall installation|put up plasterboard|plasterboarding|install plasterboard|fix plasterboard|hang drywall|drylining|dry lining|install drywall|drywalling|fit plasterboard|sheetrock installation|hang sheetrock|hang plasterboard|put up drywall|tack plasterboard
foot patrol|walk the beat|beat patrol|walk patrols
solar panel installation|fit photovoltaic modules|install solar panels|fit solar panels|PV installation|install PV panels|photovoltaic installation|install photovoltaic panels|solar PV installation|solar installation
fact-checking|verify facts > verify names figures and quotations|check names dates and quotes
swimming instruction|teach swimming|teach children to swim|swimming lessons
FOI requests|freedom of information requests|FOIA requests
exit interviews|interview leavers|sit down with leavers|talk to leavers about why they left|hold leaving interviews
endodontic therapy|root canal treatments|root canals|root canal therapy|root fillings
spectacle dispensing|dispense eyeglasses|dispense glasses|dispense eyewear > fit glasses|fit spectacles|fit eyeglasses
emergency response driving|blue light driving|emergency driving
reupholstering|re-cover chairs and sofas|reupholstery|re-cover furniture > strip and cover sofas|cover armchairs anew|upholster old chairs
refuse collection|garbage collection|trash collection|rubbish collection|collect refuse|collect rubbish|waste collection|collect waste|collect garbage|bin collection|empty household bins|collect trash > empty bins
bartending|bar work|tend bar|serve at the bar|mix drinks|serve drinks at the bar|pull pints > mix cocktails and pull pints
fiber splicing|fibre splicing|splice optical fibre|fusion splicing of fibre|fibre optic splicing|fiber optic splicing|splice fibre optic cables
wall tiling|fix wall tiles|wall tile installation
floor laying|floor installation
bricklaying|lay bricks|brick masonry
plastering > skim walls|plaster walls|render and skim
roofing > tile roofs|roof houses|lay roof tiles
scaffolding|put up scaffolds|erect scaffolds|scaffold erection
rebar work|steel fixing|tie rebar|fix rebar|tie reinforcing steel
excavator operation|drive a digger|operate an excavator|operate a digger > 360 excavator
crane operation|operate a crane|drive a crane
paving > lay slabs|lay paving|block paving
locksmithing > change locks|open locked doors|fit locks
glazing > fit glass|replace panes|install glass
interior painting|paint rooms|paint inside walls|paint indoor walls|indoor painting > decorate rooms|paint walls and ceilings
drain unblocking|clear blocked drains|drain clearing|drain cleaning|unclog drains
pipework installation|install pipes|pipe fitting|lay pipes|pipefitting
chimney sweeping
rewiring|rewire houses|electrical rewiring
electrical testing > PAT testing|test appliances
MIG welding|gas metal arc welding|GMAW|MAG welding
TIG welding|gas tungsten arc welding|GTAW
stick welding|arc welding with electrodes|shielded metal arc welding|SMAW|manual metal arc welding|MMA welding|arc welding@stick electrode SMAW MMA
turning > lathe work|turn parts on a lathe|lathe operation
milling|mill parts|milling machine operation|operate milling machines|mill components
sheet metal work > fold sheet metal|sheet metal fabrication
machine set-up
calibration > calibrate instruments|calibrate gauges
lubrication > grease machines|oil machines|greasing
preventive maintenance|planned maintenance|PPM|preventative maintenance|scheduled maintenance|carry out preventive maintenance|planned preventative maintenance
corrective maintenance|breakdown repairs > reactive maintenance|fix breakdowns
fault finding|troubleshooting|trace faults|fault diagnosis|locate faults|fault location|troubleshoot machines
order picking|order selection|pick customer orders|pick goods|pick items|select orders|pick stock|pull orders|pick items for orders
goods receipt|goods in|goods receiving|stock receiving|book in deliveries|book in goods|take in deliveries|accept deliveries|receive deliveries|book in stock
shipping|dispatch > goods out|send out orders|despatch
palletizing|stack pallets|build pallets
stocktaking|count stock|inventory counting|physical inventory|stock taking|take inventory
stock replenishment|refill shelves|shelf stacking|restock shelves|fill shelves|replenish stock|restock|shelf replenishment|replenish shelves|top up shelves|stock shelves|refill the shelves of aisles
route planning|plan delivery rounds|work out routes
parcel delivery|package delivery
mail delivery|deliver post|postal delivery|deliver letters|mail rounds
furniture removals|house moves|move furniture|household removals|moving services|house removals|move house contents|removals work
school transport|drive the school bus
refrigerated transport|temperature-controlled transport|reefer transport|chilled transport > drive a refrigerated lorry
street cleaning|sweep streets|road sweeping
office cleaning
room cleaning|clean guest rooms|make up rooms|hotel housekeeping|service rooms|clean hotel rooms|clean bedrooms|make up guest rooms|clean and make up bedrooms|clean hotel bedrooms|service guest rooms|room attendant duties
laundry > wash and iron|wash linen|launder linen
ironing|press shirts|iron clothes|pressing
dressmaking > sew dresses|make dresses|sew garments
clothing alterations|alter clothes|take up hems|garment alterations|alter garments
furniture restoration|restore furniture|restore antiques
bread making|bake bread|bake loaves
butchery > cut meat|bone and cut meat|break down carcasses|debone meat
fish filleting > gut fish|clean and fillet fish
cheese making
food preparation > prepare food|prep food|prepare ingredients
table service|wait tables|serve at table|waitressing|serve guests at table|serve diners|waiter service|serve customers at tables
order taking|take food orders|take customers' orders|order intake|take drink orders|take orders|take guests' orders
coffee making|barista work|brew coffee|coffee preparation|prepare coffee|make espresso drinks|make coffee drinks|prepare coffee drinks > prepare espresso drinks|pull espresso shots
dishwashing|wash dishes|wash up|wash pots|kitchen portering|clean dishes
cash handling|handle money|deal with cash > take payments in cash|count cash
cashing up|till reconciliation|balance the till|end-of-day till reconciliation|balance tills|balance cash drawers|balance the cash register|cash up|cash up tills|reconcile tills|close out registers|balance registers|count down the drawer|till balancing|reconcile the till
visual merchandising > window dressing|window displays|create window displays
prospecting|look for new customers|prospect for clients|find new customers|find new clients|look for new clients|search for prospects|seek new customers|find prospects|seek out new business|prospect for new clients
cold calling|ring strangers > outbound calls to prospects
door-to-door sales|sell door to door|sell on doorsteps|knock on doors to sell
online sales|sell online > e-commerce|sell on the internet
complaint handling|deal with complaints|complaints resolution|deal with customer complaints|handle customer complaints|resolve customer complaints|sort out complaints
call handling|answer calls|take calls|telephone answering|answer the phone|inbound calls|answer telephone calls|take phone calls|telephone call handling
visitor reception|greet visitors|receive visitors|welcome visitors|meet and greet visitors|greet clients
diary management|keep the diary|calendar management|manage diaries|look after the diary|manage calendars|keep calendars|run the diary|manage executives' calendars
appointment scheduling|book appointments|make appointments|arrange appointments
mail handling|open and sort post > sort post|post handling|sort mail|open mail
data entry|key in data|type in data|keying|input data|enter records
minute taking|write minutes|minutes of meetings|record minutes
travel arrangements|book travel|book flights and hotels|arrange travel|make travel arrangements|travel coordination|organise business trips|business travel booking|book business trips
audio typing > type from dictation|transcription
`;
