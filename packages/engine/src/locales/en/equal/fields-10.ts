/** English, duties that many trades share, as postings name them and as people tell them; what stands behind ">" is narrower and only proves; our own list. */
export const fields10 = `
hygiene compliance|comply with hygiene rules|keep to hygiene rules|observe hygiene rules|hygiene rule compliance|follow hygiene rules|compliance with hygiene rules > make sure staff keep to hygiene rules|see that staff keep to hygiene rules
health and safety compliance|comply with health and safety rules|follow health and safety rules|keep to safety rules|safety compliance|compliance with safety rules > make sure workers keep to safety rules|see that workers keep to safety rules
support for asylum seekers|support asylum seekers|help asylum seekers|asylum seeker support|assist asylum seekers|refugee support > help asylum seekers fill in forms|help refugees with forms|help refugees find housing
creative activities with children|do creative activities with children|creative work with children|craft and play with children > do handicrafts with children|paint with children|play and do handicrafts with children|make things with children|do crafts with children
parent meetings|meet parents|talk with parents|parent-teacher talks|hold meetings with parents|hold parents' evenings|parent consultations > speak with parents about pupils' progress|talk to parents about their children|speak with parents about their children|talk to parents about pupils' progress|discuss progress with parents
web shop maintenance|maintain web shops|maintain online shops|online shop maintenance|look after online shops|keep an online shop running|keep a web shop running|online store maintenance|maintain online stores|web shop upkeep|keep an online shop up to date
code migration|migrate code|port code|code porting|move code to another language > move code from Java to Kotlin|port code from Java to Kotlin|port code to Python|migrate code to Kotlin
mobile device setup|set up mobile devices|configure mobile devices|set up phones and tablets|set up smartphones|mobile device configuration|set up phones|mobile phone setup|configure smartphones and tablets
local reporting|report on local news|local news reporting|local journalism|cover local news > write reports on local council meetings|report on council meetings|write about local council meetings|cover local council meetings
newborn photography|photograph newborns|newborn photos|take photos of newborns
seasonal tyre changes|change tyres each season|swap summer and winter tyres|seasonal tire changes|fit winter tyres|tyre changes twice a year > change summer tyres for winter tyres|swap summer tyres for winter tyres|change winter tyres for summer tyres
write up electrical tests|record electrical test results|issue electrical test certificates|write electrical test reports > test installations and write up the results
write test reports|write up test results|test report writing|record test results|document test results
underfloor heating installation|install underfloor heating|lay underfloor heating|fit underfloor heating|lay underfloor heating pipes
deck building|build decks|build decking|lay decking|decking installation > build wooden decks|build timber decks
interior painting|paint interiors|indoor painting|paint rooms|paint indoors > paint stairwells|paint offices|paint stairwells and offices|paint bedrooms|paint living rooms|paint flats
exterior painting|paint exteriors|outdoor painting|paint facades|facade painting|paint house fronts|paint outside walls
irrigation system installation|install irrigation systems|put in irrigation|lay irrigation pipes|irrigation installation|put in irrigation pipes|fit irrigation systems
arable farming|farm arable land|grow crops > grow potatoes and sugar beet|grow wheat and barley|grow cereals|grow potatoes|grow sugar beet|grow rapeseed
counter sales|sell over the counter|serve customers at the counter|counter selling|over-the-counter selling of goods|sell at the counter > serve customers in the bakery shop|serve customers in the bakery|serve customers in the butcher's shop|sell bread and cakes over the counter
cold kitchen|garde manger|cold kitchen work|prepare cold dishes|cold dish preparation|make cold dishes > make starters and cold dishes|make starters and salads
hot kitchen|prepare hot dishes|cook hot meals|hot meal preparation|make hot dishes
table turnover|turn tables|reset tables|clear and reset tables|table resetting
drinks preparation|prepare drinks|make drinks|drink preparation|beverage preparation|prepare beverages > tap beer and make long drinks|make long drinks|pull pints and mix drinks|make coffees and teas|tap beer and mix drinks
drinks service|serve drinks|drink service|beverage service|serve beverages
domestic cleaning > clean and tidy a private house|clean and tidy houses|clean and tidy private homes
operating room cleaning|clean operating rooms|operating theatre cleaning|clean operating theatres|clean theatres between operations
vehicle care|look after vehicles|care for vehicles|keep vehicles in good order > fill up and wash vehicles|wash and refuel vehicles|fuel and wash vehicles
refuelling|refuel vehicles|fill up vehicles|fuel vehicles
proof of delivery|get signatures on delivery|obtain signatures for deliveries|obtain proof of delivery|collect signatures on delivery|have deliveries signed for
goods receiving|receive goods|take in goods|sign for deliveries|goods receipt|take in deliveries|receive deliveries|accept deliveries|receiving of goods|take in deliveries and sign for them
packaging for dispatch|pack for dispatch|pack goods for shipping|shipping preparation|dispatch packing|pack orders for dispatch|prepare parcels for shipping|prepare orders for shipping|pack parcels for shipping|packing for shipment > seal and label boxes for shipping|box up and label orders
machine monitoring|monitor machines|watch machines|keep an eye on machines|watch over machines|machine supervision > keep an eye on filling machines|watch filling machines|monitor looms|watch over presses
defect sorting|sort out faulty parts|pick out faulty parts|sort out defects|reject faulty parts|sort out rejects|reject sorting|pick out rejects|sort out defective parts|remove faulty goods from the line|weed out faulty parts
buffer preparation|prepare buffers|make up buffers|buffer making|make buffers|prepare buffer solutions|make up solutions and buffers|make up buffer solutions
over-the-counter sales > sell medicine without prescription|sell painkillers without prescription|sell cough medicine|sell painkillers and cough medicine
exercise planning|draw up exercise plans|plan exercises|exercise plan creation|write exercise plans|devise exercise plans
barbering|cut men's hair|barber work|shave and trim beards|give shaves|give men shaves > give shaves and beard trims|give men shaves and haircuts|cut men's hair and beards
bridal make-up|make up brides|do make-up for weddings|wedding make-up|do brides' make-up|bridal makeup|apply bridal make-up
equipment instruction|instruct in the use of equipment|show how to use equipment|equipment induction|gym equipment instruction|explain equipment|instruct members in the use of machines > show members how to use the machines|explain the machines to members|show gym members how to use machines
property descriptions|write property descriptions|describe properties|property description writing|describe houses for sale > write descriptions of houses|write descriptions of flats|write house descriptions
incoming mail processing|process incoming mail|handle incoming mail|deal with incoming mail|incoming post processing|incoming mail handling|open and distribute mail|open and distribute incoming letters|open and distribute post|open and sort incoming mail|incoming post handling
outgoing mail processing|process outgoing mail|handle outgoing mail|get outgoing mail ready|outgoing post handling|outgoing mail handling
artist booking|book artists|book performers|book bands|talent booking|book acts|book bands and speakers|booking of artists|engage artists
delivery expediting|expedite deliveries|chase deliveries|chase late deliveries|chase suppliers for deliveries|delivery chasing|chase late suppliers|order expediting|expedite orders|chase overdue deliveries
parcel tracing|trace parcels|trace lost parcels|track down lost parcels|lost parcel tracing|look for lost parcels|trace missing parcels|track down missing parcels|consignment tracing
customer retention|retain customers|keep customers from leaving|stop customers leaving|win back customers|client retention|keep customers > talk customers out of cancelling|persuade customers not to cancel|talk customers out of leaving|stop customers cancelling
staff rostering|roster staff|staff scheduling|draw up shift plans|staff rota planning|write staff rotas
guest complaint handling|handle guest complaints|deal with guests' complaints|guest complaint management|resolve guest complaints|deal with complaints from guests|sort out guests' complaints
credit limit setting|set credit limits|fix credit limits|decide credit limits
month-end closing|close the books each month|month-end close|close the books at month end|monthly closing|close the books at the end of each month
year-end closing|close the books at year end|year-end close|prepare year-end closing|annual closing
employee onboarding|onboard employees|induct new staff|staff onboarding|new starter inductions|welcome new employees and show them round|new hire onboarding|onboard new hires|induct new employees
induction training|give inductions|induct new workers|safety inductions|give safety inductions|induction of new staff|hold inductions|run inductions
out-of-court settlements|settle out of court|settle disputes out of court|negotiate settlements|settlement negotiations|out-of-court dispute settlement
case preparation|prepare cases|prepare court cases|prepare cases for trial|trial preparation
client meetings|meet clients|hold client meetings|see clients|meetings with clients
team meetings|hold team meetings|run team meetings|lead team meetings|staff meetings|hold staff meetings|run staff meetings|chair team meetings
morning briefings|brief the team each morning|hold morning briefings|daily team briefings|brief staff every morning|daily briefings
staff appraisals|appraise staff|performance reviews|hold appraisals|performance appraisals|carry out appraisals|review staff performance|hold performance reviews|staff performance reviews|appraisal interviews
staff supervision|supervise staff|oversee staff|employee supervision|supervise employees|supervise workers|supervision of staff
work scheduling|schedule work|plan work schedules|draw up work schedules|work planning
holiday planning for staff|plan staff holidays|approve holiday requests|leave planning|leave approval
overtime approval|approve overtime|authorise overtime|sign off overtime
price negotiation|negotiate prices|haggle over prices|price negotiations|bargain over prices
quote preparation|prepare quotes|write quotes|draw up quotes|quotation writing|prepare quotations|draw up quotations|quoting|write up quotes|give quotes|quote writing|prepare estimates|write estimates|cost estimates for customers
order processing|process orders|handle orders|work through orders|deal with orders|order handling
order entry|enter orders|key in orders|put orders into the system|input orders|enter customer orders
complaint handling|handle complaints|deal with complaints|complaints handling|complaint management|sort out complaints|complaints management
answer customer enquiries|answer customer queries|answer customers' questions|reply to customers' questions|respond to customer enquiries|customer enquiry handling|deal with customer enquiries|handle customer queries
customer data maintenance|maintain customer data|keep customer data up to date|update customer records|maintain customer records|customer record updates|keep customer records up to date|CRM data maintenance
supplier data maintenance|maintain supplier data|keep supplier data up to date|vendor master data maintenance|update supplier records
report writing|write reports|drafting of reports|draft reports|writing reports|draw up reports
take minutes|minute-taking|write minutes|minute meetings|keep minutes|minute taking|take meeting minutes
presentations|give presentations|make presentations|hold presentations|giving presentations
record keeping|keep records|maintain records|recordkeeping|keep written records
spreadsheet work|work in spreadsheets|keep spreadsheets|build spreadsheets|spreadsheets in Excel
document translation|translate documents|translate papers|translate letters
document checking|check documents|document verification|verify documents|examine documents|document checks
identity checks|check identity|check IDs|verify identity|ID checks|identity verification|check passports and IDs|check identity papers
age verification|check customers' age|check age|age checks|ask for ID when selling alcohol|verify age
key holding|hold keys|hold the keys|keyholding|keyholder duties
opening and closing the shop|open and close the shop|open up and lock up the shop|shop opening and closing|opening and closing of the store|open and close the store|unlock and lock up the shop
cleaning of equipment|clean equipment|equipment cleaning|clean tools
tool maintenance|maintain tools|look after tools|keep tools in order|sharpen and clean tools
equipment maintenance|maintain equipment|look after equipment|service equipment|keep equipment in good order|equipment upkeep
equipment checks|check equipment|inspect equipment|equipment inspections|equipment inspection
vehicle checks|check vehicles|inspect vehicles|daily vehicle checks|vehicle inspections|check the vehicle before each trip|pre-trip inspections|walkaround checks
preventive maintenance|maintain machines to plan|planned maintenance|scheduled maintenance|carry out planned maintenance|routine maintenance|preventative maintenance
emergency repairs|repair breakdowns|emergency call-outs for repairs|fix breakdowns|breakdown repairs|breakdown repair|mend breakdowns
on-call duty|be on call|on-call work|stand-by duty|standby duty|on-call service
waste disposal|dispose of waste|get rid of waste|waste removal|take away waste|cart away waste
recycling|recycle waste|recycle materials
stock ordering|order stock|reorder stock|stock replenishment orders|place stock orders|stock reordering
stock management|manage stock|look after stock|inventory management|manage inventory
expiry date checks|check expiry dates|check best-before dates|check use-by dates|shelf-life checks|date checks on food|check sell-by dates|best-before date checks
goods display|display goods|arrange goods|lay out goods|product display|display products|arrange products on shelves|merchandise display|set out goods
promotion set-up|set up promotions|build promotional displays|set up promotional displays|put up promotional displays
sampling|take samples|sample taking|collect samples|sample collection|draw samples
measuring up|take measurements on site|measure up|site measurement|measure rooms on site|take site measurements
cost estimation|estimate costs|cost estimating|work out costs|cost calculation|calculate costs|costing
site visits|visit sites|visit building sites
training of new staff|train new staff|train new employees|train new colleagues|new staff training|show new staff the ropes|break in new staff|train new starters|new employee training|teach new staff
training of trainees|train trainees|trainee training|look after trainees|supervise trainees|trainee supervision|mentor trainees|trainee mentoring
mentoring|mentor colleagues|mentor juniors|mentor junior staff|mentor younger colleagues
first aid cover|act as first aider|first aider duties|be the first aider
fire warden duties|act as fire warden|fire marshal duties|act as fire marshal|be the fire warden
public speaking|give talks|give speeches|speak in public|talks to the public
telephone answering|answer phones|answer the phone|answer telephones|phone answering|answer calls|call answering|pick up the phone|telephone duties
appointment scheduling > keep the appointment book|make appointments|fix appointments
interpreting for clients|interpret for clients|interpret for patients|interpret for migrants
money handling|handle money|handle cash|cash handling
fee collection|collect fees|take fees|charge fees
membership administration|administer memberships|keep membership records|look after members' records
venue set-up|set up venues|prepare venues|get venues ready|venue preparation
catering for events|cater for events|event catering|cater for parties|provide food for events > cater for weddings|cater for weddings and parties
goods transport|transport goods|carry goods|haul goods|move goods by road|haulage|goods haulage|freight haulage
removal of old appliances|take away old appliances|collect old appliances
appliance repair|repair household appliances|mend appliances|repair washing machines|fix washing machines|repair domestic appliances|domestic appliance repair > repair washing machines and dishwashers|mend washing machines|repair fridges
appliance installation|install appliances|connect appliances|install household appliances|connect washing machines|install washing machines
`;
