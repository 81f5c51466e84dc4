/** Duties of all trades, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties5 = `
tenancy agreements > draw up tenancy agreements|write tenancy agreements
employment contracts > draft employment contracts|issue employment contracts
visa applications > process visa applications|handle visa applications|apply for visas|file visa petitions
billable hours recording|track billable hours
glossary maintenance|keep glossaries
glossary creation|build glossaries|create glossaries|compile glossaries
remote interpreting > interpret by video|interpret by phone|telephone interpreting
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
risk assessments and method statements|RAMS|risk assessment and method statement
quality system audits|QMS audits
CI/CD pipelines|deployment pipelines|release pipelines > build CI/CD pipelines|set up CI/CD
application performance optimisation|improve performance of applications|make applications faster|speed up applications
ETL pipelines|ETL processes|ETL jobs > build ETL pipelines|develop ETL pipelines
machine learning models|ML models > train machine learning models|build machine learning models|develop machine learning models
laptop setup|set up laptops|configure laptops|prepare laptops
laptop rollout|roll out laptops
agile methods|agile methodology|agile working|agile development > work in sprints|Scrum and Kanban
backlog management|manage backlogs|maintain the backlog
electrical design|design electrical systems
structural analysis|analyse structures|structural calculations|calculate structures
interior decoration|interior decorating
new product introduction|NPI|bring products into production
kaizen workshops|continuous improvement workshops
reject reduction|cut rejects|lower reject rates
corrective actions|corrective measures
batch records|batch documentation > complete batch records|fill in batch records
scientific publications|scientific papers|research papers|journal articles > publish papers|publish in journals|write scientific papers|publish research|publish articles in journals
editorial calendar|content calendar > plan the editorial calendar
page layout|lay out pages|page make-up > lay out magazines
marketing campaigns > run marketing campaigns|plan marketing campaigns
advertising campaigns|ad campaigns > run advertising campaigns|run ad campaigns
newsletters > write newsletters|send newsletters|produce newsletters|email newsletters
marketing materials|promotional materials|advertising materials > flyers and brochures|leaflets and brochures|design flyers and posters
product descriptions|product texts|product copy > write product descriptions|write product texts
trade fairs|trade shows > staff trade fair stands|man stands at trade fairs|staff exhibition booths|trade show booths
product sampling|hand out samples|product tastings in stores
in-store promotions|run in-store promotions
product presentations|present products to customers|present products
supplier sourcing|find suppliers|supplier search|look for suppliers
global sourcing|worldwide purchasing|international purchasing
shipping documents|shipping documentation|shipping paperwork|prepare shipping documents|prepare shipping paperwork|complete shipping documents
freight booking|arrange freight|freight arrangement
shipment coordination|coordinate shipments|organise shipments|arrange shipments
driver dispatching|assign jobs to drivers
stakeholder engagement|engage stakeholders|liaise with stakeholders|stakeholder liaison|work with stakeholders|stakeholder management|manage stakeholders
strategic planning|plan strategy|develop strategic plans
business plans > write business plans|draw up business plans
new business acquisition|win new business|new business development|develop new business|business development|BD@sales clients business
business process analysis|process analysis
process documentation|document processes|write up processes
procedure writing|write SOPs|write standard operating procedures|draft procedures|draw up procedures|write operating procedures
board papers|board packs > prepare board papers
public affairs|government relations|government affairs
fuel sales|sell fuel
vehicle refuelling|fuel vehicles|pump petrol
display building|set up displays|build product displays
breakfast service|serve breakfast
breakfast buffet > look after the breakfast buffet|run the breakfast buffet|set up the breakfast buffet
keg changing|change barrels
menu recommendations|recommend dishes|suggest dishes
menu explanation|explain dishes|describe dishes to guests
cold kitchen|garde manger|larder section > prepare cold dishes|prepare salads and cold starters
event catering > cater for parties|cater parties and weddings
special diets|diet meals|special dietary meals > cook special diets|prepare diet meals
vegetarian cooking|cook vegetarian food|vegetarian dishes|cook vegetarian dishes
vegan cooking|vegan dishes|cook vegan food|cook vegan dishes
chocolate making|chocolate work|produce chocolates|chocolatier work > make pralines|temper chocolate
HACCP records|HACCP documentation
temperature records|temperature logs > record fridge temperatures|log fridge temperatures
food purchasing|buy food for the kitchen|buy ingredients
public area cleaning|clean common areas > clean lobbies|clean corridors|clean hallways|clean stairwells|staircase cleaning
floor cleaning > mop floors|scrub floors|wash floors|sweep and mop floors
dust furniture|dust surfaces
surface cleaning|wipe surfaces
hospital cleaning > clean wards|clean patient rooms
industrial cleaning > clean production halls|clean factories
pressure washing|power washing|jet washing|high-pressure cleaning|pressure wash
cleaning supervision|supervise cleaners|supervise cleaning staff|oversee cleaners
housekeeping supervision|supervise housekeepers|supervise room attendants
blow-drying|blow-dry hair|blowouts
hair colouring > colour and highlight hair|dye and highlight hair|dye and tint hair
make-up application|apply make-up|apply makeup|do make-up|makeup application|makeup artistry|make-up artistry|put on make-up > bridal make-up
eyebrow shaping|brow shaping|tweeze eyebrows|eyebrow tweezing > pluck eyebrows|thread eyebrows|eyebrow waxing
nail extensions|artificial nails|false nails > apply gel nails|gel nails|acrylic nails
animal cage cleaning|clean cages|clean enclosures > clean kennels
zoo keeping|look after zoo animals|care for zoo animals > feed zoo animals
preparing the deceased|lay out the dead > wash and dress the dead
laundry machine operation|operate laundry machines|operate washing machines
animal feeding|livestock feeding|feed stock@farm cattle sheep|feed farm animals > feed cattle|feed pigs|feed cows|feed sheep
cattle rearing|raise cattle
farm machinery operation|operate farm machinery|drive farm machinery|agricultural machinery operation|operate agricultural machinery|drive agricultural machines
farm machinery maintenance|agricultural machine maintenance > service tractors
fence repair|mend fences|fencing repairs
plant pruning > prune fruit trees|prune shrubs|prune trees and shrubs|prune vines
produce grading|sort produce > grade fruit|sort fruit|sort vegetables|grade vegetables
produce packing > pack fruit|pack vegetables
reforestation|plant forests
winter maintenance|winter service > grit roads|clear snow and grit
golf course maintenance|greenkeeping > maintain greens|look after golf greens
fish processing > gut fish|clean and gut fish
oyster farming|grow oysters
waterproofing work > waterproof roofs|waterproof basements
wood floor installation|lay wooden floors|install hardwood floors|hardwood floor installation|wooden flooring
vinyl flooring|lay vinyl|vinyl floor laying
linoleum laying|lay lino
roof framing|roof carpentry > build roof trusses|erect roof trusses
bench joinery|joinery work > make doors and windows|build fitted furniture
cabinet making|build cabinets|cabinetmaking|cabinetry|cabinet construction > build cupboards
blind fitting|install blinds
shutter installation|fit shutters|install shutters
awning installation|fit awnings|install awnings
surface preparation|prepare surfaces|prep surfaces|prepare surfaces for painting > sand and fill walls|sand and prime
ground preparation|prepare the ground
site preparation|prepare sites
sewer laying|lay sewer pipes
pipe laying > lay water mains|lay gas mains|mains laying
track maintenance|maintain railway tracks|permanent way maintenance
site cleaning|clean building sites|clean construction sites
aerial work platforms|MEWP operation > operate cherry pickers|cherry picker operation|operate boom lifts|scissor lift operation|operate scissor lifts
rock blasting|shot firing
coal mining|extract coal
site diary|construction diary|construction logs > keep the site diary
site meetings|construction meetings > hold site meetings|run site meetings
home inspections|inspect homes
socket installation|install sockets|install outlets|fit sockets|outlet installation|install power outlets
fuse board installation|install consumer units|install breaker panels|install fuse boards
overhead line work|power line work > build power lines|maintain power lines|string power lines
alarm installation|install alarms|install alarm systems|fit alarms|burglar alarm installation|install burglar alarms|intruder alarm installation|security alarm installation
fire alarm maintenance|service fire alarms
telephone line installation|install phone lines|install telephone lines
broadband installation|install broadband|internet installation|connect customers to broadband
appliance repair|repair household appliances|fix appliances|domestic appliance repair|white goods repair > repair washing machines|repair dishwashers
electronics repair|repair electronic devices|fix electronics > repair circuit boards
phone repair|mobile phone repair
electronics assembly|assemble electronic devices|assemble electronic components
plumbing repairs > fix leaking taps|repair burst pipes|fix burst pipes|repair taps
sanitary installation|install sanitary ware > install sinks and toilets|fit sinks and toilets|install toilets and basins
refrigeration repair|repair refrigeration units > repair fridges and freezers
ventilation installation|install ventilation
plasma cutting|plasma cut steel
metal grinding|grind parts
metal fabrication|fabricate metal|fabricate steel|steel fabrication|fabricate metal parts
metal forging|iron forging
tool sharpening > sharpen knives
precision measurement|precision measuring > measure with calipers and micrometers|use micrometers|use calipers|micrometers and calipers
gearbox repair|transmission repair|rebuild gearboxes|gearbox overhaul|transmission rebuilding|overhaul gearboxes
vehicle servicing|car servicing|car maintenance|auto servicing|vehicle maintenance|auto maintenance
truck repair|repair lorries|HGV repair
truck maintenance|service trucks|maintain lorries|HGV maintenance
bus maintenance|service buses
pump maintenance|service pumps
conveyor maintenance|service conveyors
hydraulics|hydraulic systems > repair hydraulic systems|maintain hydraulics|hydraulic repair
pneumatics|pneumatic systems > repair pneumatic systems|maintain pneumatics
preventive maintenance|PM@maintenance equipment machines|PPM@maintenance planned|service machines at fixed intervals|service machines on schedule|service equipment on schedule|regular machine servicing > service machines to prevent breakdowns|service machines to avoid breakdowns|service so that faults do not occur|service machines before they break down
routine maintenance|regular maintenance|routine servicing|regular servicing
machine changeovers|change over machines|line changeovers|product changeovers
filling machine operation|operate filling machines
bottling line operation|run bottling lines|bottle filling|work on bottling lines|bottling operations
printing press operation|operate printing presses|run printing presses > run offset presses
garment sewing|sew clothes|stitch garments|sew textiles
violin making|build violins
butchery > cut up carcasses|butcher meat|joint meat|bone meat
meat curing|ham curing
beer brewing|beer production|make beer
ship loading|load vessels
stevedoring|dock work|load and unload ships
tachograph records|keep tachograph records|driving time records
proof of delivery|POD > obtain signatures on delivery|get signatures on delivery
handheld scanner use|RF scanning|scan goods with handhelds|RF scanner use
heavy lifting|lift heavy loads|lift and carry loads|carry heavy loads|lift and carry goods
stock discrepancies|stock differences|stock variances > investigate stock differences|investigate stock variances|resolve stock discrepancies
shipping labels > print shipping labels|print delivery labels
shipment labelling|label parcels
delivery notes > write delivery notes|print delivery notes|prepare delivery notes
valet parking|park guests' cars|valet car parking|park customers' cars
watch over swimmers|pool supervision|supervise swimmers|pool lifeguard duty|lifeguarding|guard swimmers|lifeguard duties|pool lifeguarding|watch over bathers
database optimisation|tune databases|database performance tuning > speed up database queries|tune slow queries
`;
