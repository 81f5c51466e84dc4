/** Duties of all trades, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties4 = `
irrigation system installation|install irrigation systems|install sprinklers in gardens|fit irrigation systems|lay irrigation pipes
stump removal|grind stumps|remove stumps|tree stump removal
tree inspection|inspect trees|tree surveys
trail maintenance|maintain footpaths|path maintenance|maintain hiking trails|hiking trail maintenance|keep up trails
park maintenance|look after parks|park upkeep
litter picking|collect litter|litter collection|litter removal
gutter cleaning|clear gutters|clean out gutters|unblock gutters
soft furnishings > make cushions and curtains|sew soft furnishings
special effects make-up|SFX make-up|prosthetic make-up
location scouting|find filming locations|location research
casting actors|run castings|casting sessions
dub films|voice dubbing
live streaming|stream events live
project films|cinema projection|operate film projectors
music composition|compose music|write music|compose songs
music production|produce records
choir direction|direct choirs|conduct choirs|lead choirs|choral conducting
book sales|sell books
subscription management|manage subscriptions|subscriptions administration
fact sheets|information sheets > write fact sheets
picture research|find pictures|image research|photo research
court reporting|court stenography
press conferences|organise press conferences|news conferences|press briefings
press monitoring|media monitoring|monitor media coverage|press clippings|track media coverage
landing pages > build landing pages|create landing pages
marketing automation|automate marketing emails|automated email campaigns
customer segmentation|segment customers|audience segmentation
shop layout|plan shop layouts|store layout planning|store layouts
category management|manage product categories
range planning|plan product ranges|assortment planning
food preparation|food prep|prepare food|prepare ingredients|ingredient preparation|prep work in the kitchen|kitchen prep|prepare dishes|prepare meals > make salads|make sandwiches|make soups|make sauces|make starters|make side dishes|prepare salads|prepare sandwiches|prepare soups|prepare sauces|prepare starters|prepare side dishes
machine maintenance|maintain machinery|service machines|service machinery|look after machines > maintain presses|maintain packaging machines|maintain looms|maintain printing presses|maintain CNC machines|maintain injection moulding machines|maintain milling machines|maintain lathes|maintain bottling machines|service presses|service packaging machines|service looms|service printing presses|service CNC machines|service injection moulding machines|service milling machines|service lathes|service bottling machines
equipment maintenance|equipment upkeep|service equipment|keep equipment in working order > maintain compressors|maintain boilers|maintain generators|maintain pumps|maintain conveyors|maintain chillers|maintain kitchen equipment|maintain gym equipment|maintain laboratory equipment|service compressors|service boilers|service generators|service pumps|service conveyors|service chillers|service kitchen equipment|service gym equipment|service laboratory equipment
vehicle repair|fix vehicles|automotive repair|repair cars|fix cars|auto repair|mend cars|automobile repair > repair vans|repair buses|repair trucks|repair lorries|repair tractors|repair motorcycles|fix vans|fix buses|fix trucks|fix lorries|fix tractors|fix motorcycles
vegetable growing|vegetable production > grow tomatoes|grow lettuce|grow carrots|grow potatoes|grow onions|grow cabbages|grow peppers|grow cucumbers
fruit growing > grow apples|grow strawberries|grow cherries|grow pears|grow raspberries|grow oranges
document translation > translate certificates|translate patents|translate reports|translate brochures|translate birth certificates
software development > develop mobile apps|develop web applications|develop desktop applications|develop web apps|develop games|build mobile apps|build web applications|build desktop applications|build web apps|build games|write mobile apps|write web applications|write desktop applications|write web apps|write games
web development|website development|make websites|site building|create web pages > build online shops|build WordPress sites|build web shops|build online stores|develop online shops|develop WordPress sites|develop web shops|develop online stores|program online shops|program WordPress sites|program web shops|program online stores
data analysis|evaluate data|data evaluation > analyse sales data|analyse customer data|analyse survey data|analyse production data|analyse traffic data|analyse patient data|analyse usage data|analyse financial data
report writing > write monthly reports|write technical reports|write inspection reports|write progress reports|write weekly reports|write research reports|write annual reports|prepare monthly reports|prepare technical reports|prepare inspection reports|prepare progress reports|prepare weekly reports|prepare research reports|prepare annual reports
graphic design > design posters|design logos|design brochures|design flyers|design book covers|design infographics|design leaflets|design banners
animal care > look after dogs|look after cats|look after horses|look after rabbits|look after cows|look after pigs|look after sheep|look after goats|look after hens|care for dogs|care for cats|care for horses|care for rabbits|care for cows|care for pigs|care for sheep|care for goats|care for hens
pest control|pest removal|remove pests|exterminate pests|get rid of pests|pest extermination|pest management|control pests|keep down pests|control of pests > get rid of rats|get rid of mice|get rid of wasps|get rid of cockroaches|get rid of bedbugs|exterminate rats|exterminate mice|exterminate wasps|exterminate cockroaches|exterminate bedbugs
poultry farming > raise chickens|raise hens|raise turkeys|raise ducks|raise geese|rear chickens|rear hens|rear turkeys|rear ducks|rear geese|keep chickens|keep hens|keep turkeys|keep ducks|keep geese
appliance installation > install dishwashers|install washing machines|install ovens|install cookers|install fridges|fit dishwashers|fit washing machines|fit ovens|fit cookers|fit fridges
security guarding|guarding > guard warehouses|guard offices|guard construction sites|guard banks|guard embassies
instrument sterilisation > sterilise scalpels|sterilise endoscopes|sterilise dental instruments|sterilise surgical instruments
equipment installation > install pumps|install compressors|install printers|install servers|install kitchen equipment
contract drafting > draft employment contracts|draft leases|draft tenancy agreements|draft supply contracts|draft sales contracts|write employment contracts|write leases|write tenancy agreements|write supply contracts|write sales contracts
painting work > paint walls|paint ceilings|paint houses|paint flats|paint facades
crop protection > spray vineyards|spray orchards|spray wheat fields
ticket inspection|ticket control > check train tickets|check bus passes|check season tickets|inspect train tickets|inspect bus passes|inspect season tickets
visitor guiding > guide museum visitors|guide tourists|guide school groups
lesson delivery > teach history|teach geography|teach biology|teach chemistry|teach physics
sales report preparation|produce sales reports|compile sales reports|draw up sales reports|put together sales reports|create sales reports
progress report preparation|prepare progress reports|produce progress reports|compile progress reports|draw up progress reports|put together progress reports|create progress reports
cost estimate preparation|prepare cost estimates|produce cost estimates|compile cost estimates|draw up cost estimates|put together cost estimates|create cost estimates
project plan preparation|prepare project plans|produce project plans|compile project plans|put together project plans|create project plans
work schedule preparation|prepare work schedules|produce work schedules|compile work schedules|draw up work schedules|put together work schedules|create work schedules
maintenance plan preparation|prepare maintenance plans|produce maintenance plans|compile maintenance plans|draw up maintenance plans|put together maintenance plans|create maintenance plans
inspection report preparation|prepare inspection reports|produce inspection reports|compile inspection reports|draw up inspection reports|put together inspection reports|create inspection reports
audit report preparation|prepare audit reports|produce audit reports|compile audit reports|draw up audit reports|put together audit reports|create audit reports
test report preparation|prepare test reports|produce test reports|compile test reports|draw up test reports|put together test reports|create test reports
production plan preparation|prepare production plans|produce production plans|compile production plans|draw up production plans|put together production plans|create production plans
budget report preparation|prepare budget reports|produce budget reports|compile budget reports|draw up budget reports|put together budget reports|create budget reports
statistics report preparation|prepare statistical reports|produce statistical reports|compile statistical reports|draw up statistical reports|put together statistical reports|create statistical reports
shift plan preparation|prepare shift plans|produce shift plans|compile shift plans|draw up shift plans|put together shift plans|create shift plans
delivery schedule preparation|prepare delivery schedules|produce delivery schedules|compile delivery schedules|draw up delivery schedules|put together delivery schedules|create delivery schedules
price list preparation|prepare price lists|produce price lists|compile price lists|draw up price lists|put together price lists|create price lists
client report preparation|prepare client reports|produce client reports|compile client reports|draw up client reports|put together client reports|create client reports
seating plan preparation|prepare seating plans|produce seating plans|compile seating plans|draw up seating plans|put together seating plans|create seating plans
business case preparation|prepare business cases|produce business cases|compile business cases|draw up business cases|put together business cases|create business cases
tender document preparation|prepare tender documents|produce tender documents|compile tender documents|draw up tender documents|put together tender documents|create tender documents
site plan preparation|prepare site plans|produce site plans|compile site plans|draw up site plans|put together site plans|create site plans
marketing plan preparation|prepare marketing plans|produce marketing plans|compile marketing plans|draw up marketing plans|put together marketing plans|create marketing plans
treatment plan preparation|prepare treatment plans|produce treatment plans|compile treatment plans|draw up treatment plans|put together treatment plans|create treatment plans
exhibition catalogue preparation|prepare exhibition catalogues|produce exhibition catalogues|compile exhibition catalogues|draw up exhibition catalogues|put together exhibition catalogues|create exhibition catalogues
mailing list preparation|prepare mailing lists|produce mailing lists|compile mailing lists|draw up mailing lists|put together mailing lists|create mailing lists
safety plan preparation|prepare safety plans|produce safety plans|compile safety plans|draw up safety plans|put together safety plans|create safety plans
payment schedule preparation|prepare payment schedules|produce payment schedules|compile payment schedules|draw up payment schedules|put together payment schedules|create payment schedules
shower installation|install showers|fit showers|put in showers
sink installation|install sinks|fit sinks|put in sinks
toilet installation|install toilets|fit toilets|put in toilets
tap installation|install taps|fit taps|put in taps|faucet installation|install faucets
shelve installation|install shelves|fit shelves|put in shelves
lock installation|install locks|fit locks|put in locks
handrail installation|install handrails|fit handrails|put in handrails
sign installation|install signs|fit signs|put in signs
thermostat installation|install thermostats|fit thermostats|put in thermostats
water heater installation|install water heaters|fit water heaters|put in water heaters|fit hot water cylinders
extractor fan installation|install extractor fans|fit extractor fans|put in extractor fans
garage door installation|install garage doors|fit garage doors|put in garage doors
gate installation|install gates|fit gates|put in gates
worktop installation|install worktops|fit worktops|put in worktops
skylight installation|install skylights|fit skylights|put in skylights
fireplace installation|install fireplaces|fit fireplaces|put in fireplaces
water meter installation|install water meters|fit water meters|put in water meters
smart meter installation|install smart meters|fit smart meters|put in smart meters
cat flap installation|install cat flaps|fit cat flaps|put in cat flaps
hot tub installation|install hot tubs|fit hot tubs|put in hot tubs
car radio installation|install car radios|fit car radios|put in car radios
tow bar installation|install tow bars|fit tow bars|put in tow bars
dashcam installation|install dashcams|fit dashcams|put in dashcams
door repair|fix doors
window repair|fix windows
lock repair|fix locks
printer repair|fix printers
laptop repair|fix laptops
toy repair|fix toys
tent repair|fix tents
boat repair|fix boats
tool repair|fix tools
pump repair|fix pumps
forklift repair|fix forklifts
boiler repair|fix boilers
radiator repair|fix radiators
escalator repair|fix escalators
vending machine repair|fix vending machines
musical instrument repair|fix musical instruments
sewing machine repair|fix sewing machines
lawnmower repair|fix lawnmowers
trailer repair|fix trailers
wheelchair repair|fix wheelchairs
power tool repair|fix power tools
generator repair|fix generators
gate repair|fix gates
blind repair|fix blinds
coffee machine repair|fix coffee machines
elevator repair|fix elevators
pram repair|fix prams
saddle repair|fix saddles
drone repair|fix drones
wiring repair|fix wiring
guitar repair|fix guitars
chainsaw repair|fix chainsaws
cash register repair|fix cash registers
medical device repair|fix medical devices
hearing aid repair|fix hearing aids
spectacle repair|fix spectacles
denture repair|fix dentures
loader operation|operate loaders|drive loaders
concrete pump operation|operate concrete pumps|run concrete pumps
sawmill operation|operate sawmills|run sawmills
drone operation|operate drones|fly drones|pilot drones
band saw operation|operate band saws|use band saws
sweeper operation|operate road sweepers|drive road sweepers
autoclave operation|operate autoclaves|run autoclaves
kiln operation|operate kilns|run kilns|fire kilns
dishwasher operation|operate dishwashers|run dishwashers
fryer operation|work fryers
ferry operation|operate ferries|drive ferries|steer ferries
winch operation|operate winches|work winches
supervision of students|oversee students
supervision of contractors|oversee contractors
supervision of volunteers|oversee volunteers
supervision of shifts|oversee shifts
supervision of building works|oversee building works
supervision of projects|oversee projects
supervision of kitchen staff|oversee kitchen staff
supervision of nursing staff|oversee nursing staff
supervision of junior staff|oversee junior staff
supervision of children|oversee children
supervision of players|oversee players
supervision of installations|oversee installations
supervision of repairs|oversee repairs
supervision of deliveries|oversee deliveries
organisation of trips|organise trips|arrange trips|plan trips
organisation of deliveries|organise deliveries|arrange deliveries|plan deliveries
organisation of transport|organise transport|arrange transport|plan transport
organisation of workshops|organise workshops|arrange workshops|plan workshops
organisation of exhibitions|organise exhibitions|arrange exhibitions|plan exhibitions
organisation of fundraisers|organise fundraisers|arrange fundraisers|plan fundraisers
organisation of interviews|organise interviews|arrange interviews|plan interviews
organisation of tours|organise tours|arrange tours|plan tours
organisation of appointments|organise appointments|arrange appointments|plan appointments
organisation of site visits|organise site visits|arrange site visits|plan site visits
organisation of team events|organise team events|arrange team events|plan team events
organisation of press conferences|arrange press conferences|plan press conferences
organisation of auctions|organise auctions|arrange auctions|plan auctions
organisation of tournaments|organise tournaments|arrange tournaments|plan tournaments
organisation of summer camps|organise summer camps|arrange summer camps|plan summer camps
respond to customer emails|handle customer emails|deal with customer emails
answers to customer letters|reply to customer letters|respond to customer letters|handle customer letters|deal with customer letters
answers to customer complaints|reply to customer complaints|respond to customer complaints|handle customer complaints|deal with customer complaints
answers to patient enquiries|reply to patient enquiries|respond to patient enquiries|handle patient enquiries|deal with patient enquiries
answers to guest enquiries|reply to guest enquiries|respond to guest enquiries|handle guest enquiries|deal with guest enquiries
answers to tenant queries|reply to tenant queries|respond to tenant queries|handle tenant queries|deal with tenant queries
answers to supplier queries|reply to supplier queries|respond to supplier queries|handle supplier queries|deal with supplier queries
answers to job applications|reply to job applications|respond to job applications|handle job applications|deal with job applications
answers to online reviews|reply to online reviews|respond to online reviews|handle online reviews|deal with online reviews
answers to student questions|reply to student questions|respond to student questions|handle student questions|deal with student questions
answers to press enquiries|reply to press enquiries|respond to press enquiries|handle press enquiries|deal with press enquiries
answers to technical queries|reply to technical queries|respond to technical queries|handle technical queries|deal with technical queries
answers to booking enquiries|reply to booking enquiries|respond to booking enquiries|handle booking enquiries|deal with booking enquiries
answers to billing queries|reply to billing queries|respond to billing queries|handle billing queries|deal with billing queries
answers to social media messages|reply to social media messages|respond to social media messages|handle social media messages|deal with social media messages
answers to parent enquiries|reply to parent enquiries|respond to parent enquiries|handle parent enquiries|deal with parent enquiries
deliverie inspection|check deliveries|inspect deliveries|examine deliveries
check goods|inspect goods|examine goods
part inspection|check parts|inspect parts|examine parts
tool inspection|check tools|inspect tools|examine tools
machine inspection|check machines|inspect machines|examine machines
equipment inspection|check equipment|inspect equipment|examine equipment
building inspection|check buildings|inspect buildings|examine buildings|inspect building work
bridge inspection|check bridges|inspect bridges|examine bridges
lift inspection|check lifts|inspect lifts|examine lifts
product inspection|check products|inspect products|examine products
package inspection|check packages|inspect packages|examine packages
luggage inspection|check luggage|inspect luggage|examine luggage
fire extinguisher inspection|examine fire extinguishers
tyre inspection|check tyres|inspect tyres|examine tyres
brake inspection|check brakes|inspect brakes|examine brakes
cable inspection|check cables|inspect cables|examine cables
pipe inspection|check pipes|inspect pipes|examine pipes
roof inspection|check roofs|inspect roofs|examine roofs
ladder inspection|check ladders|inspect ladders|examine ladders
harnesse inspection|check harnesses|inspect harnesses|examine harnesses
train inspection|check trains|inspect trains|examine trains
aircraft inspection|check aircraft|inspect aircraft|examine aircraft
boiler inspection|check boilers|inspect boilers|examine boilers
bed linen changes|change bed sheets
food and fluid intake monitoring|record food and fluid intake
fluid balance charts|fluid charts > keep fluid charts
newborn screening > heel prick tests|newborn blood spot tests
home visits|domiciliary visits|house calls|visit people in their homes|visits to clients' homes > visit patients at home|see patients at home|visit clients at home|visit families at home
orthodontic treatment|orthodontics > fit braces|adjust braces|fit dental braces
manual therapy|hands-on therapy > mobilise joints|joint mobilisation
dosette boxes|monitored dosage systems|compliance aids for medicines > fill dosette boxes|fill weekly pill boxes|fill pill organisers
anaesthesia|anesthesia > anaesthetise patients|give anaesthetics|administer anaesthetics|put patients under anaesthetic
specimen collection|collect specimens|specimen taking|take samples > take swabs|collect swabs
animal surgery|operate on animals|veterinary surgery on animals > neuter cats and dogs|spay and neuter animals
animal vaccination|vaccinate animals > vaccinate pets|pet vaccinations|vaccinate dogs and cats|pet vaccination|vaccinate cattle
foot care > trim toenails
health checks|check-ups|routine check-ups
medical supply ordering > order dressings and syringes
medical transcription|medical typing|type medical reports|transcribe medical dictation > type doctors' letters|type clinic letters
safeguarding > protect vulnerable people from abuse|safeguard children|protect children from harm|safeguard vulnerable adults|child protection
report cards|school reports|pupil reports > write school reports|write pupil reports|write report cards|end-of-year reports for pupils
school trips|field trips|class trips|educational visits|school excursions|class outings|school outings > organise school trips|take pupils on trips
teaching materials|learning materials|classroom materials > create teaching materials|produce teaching materials|prepare teaching materials|write worksheets|design worksheets|make worksheets|create learning materials
student admissions|university admissions|process student applications
visitor badges|visitor passes > issue visitor badges|issue visitor passes|hand out visitor passes
overdue account collection|chase late payers|chase overdue accounts|chase customers for payment|chase outstanding payments|chase late payments|collect overdue payments|overdue debt recovery|overdue payment collection|payment chasing|follow up late payments
rent arrears collection|chase rent arrears
loan approval|approve loans|grant loans
credit approval|approve credit
liquidity management|manage liquidity
self-assessment returns|self-assessment tax returns
personal tax returns|individual tax returns|private tax returns
payroll taxes|employment taxes > calculate payroll taxes|file payroll taxes
cost monitoring|track costs
depositions > take depositions|prepare depositions
trial preparation|prepare for trial|prepare cases for trial|case preparation for trial
case preparation|prepare cases|prepare cases for court
lease drafting|draw up leases|write leases
`;
