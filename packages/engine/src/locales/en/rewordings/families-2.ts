/** Still more words an editor swaps in a point, by what stands beside them ("@") where they are of many meanings; what stands behind ">" only proves; the gate alone reads them; our own list. */
export const families2 = `
customer details|customer data|customer records|customer information|client details|client data|client records
details|data|information@customer customers client clients patient patients member members contact address staff supplier suppliers|records@customer customers client clients patient patients member members contact staff
give|hold|offer|run|do@tasting tastings demonstration demonstrations talk talks tour tours lesson lessons class classes workshop workshops course courses lecture lectures session sessions
pass|pass on|forward|relay|hand on|refer|send on|report
arrange@ticket tickets hotel hotels flight flights taxi taxis room rooms travel table tables|book@ticket tickets hotel hotels flight flights taxi taxis room rooms travel table tables|organise@ticket tickets hotel hotels flight flights taxi taxis room rooms travel table tables|reserve@ticket tickets hotel hotels flight flights taxi taxis room rooms travel table tables|see to@ticket tickets hotel hotels flight flights taxi taxis room rooms travel table tables|order@taxi taxis
hotel room|hotel accommodation|hotel|lodging|overnight stay
drive|cover|travel@miles kilometres km mileage
cover|answer|man|staff@phone phones telephone telephones reception desk switchboard
lunch|lunch break|midday break|lunchtime
submit|hand in|file|deliver@report reports
write|prepare@report reports
new customer|new account|new client
client|customer|account
train ticket|rail ticket|railway ticket
village shop|village store
parent|mum and dad|mother and father
twice a year|two times a year|every six months
pupil|schoolchild|student|child
class|group of pupils
all subjects|every subject|across all subjects|the full range of subjects
end of the school year|end of year|end-of-year
at the end of each|each|every
each morning|every morning|in the mornings
each evening|every evening|in the evenings
each quarter|every quarter
before opening|before the shop opened|before opening time
after closing|after the shop closed|after hours|after closing time
on weekdays|from Monday to Friday|Monday to Friday
on weekends|at weekends|at the weekend|on Saturdays and Sundays
by email|via email|by e-mail|in emails|over email
by post|by mail|through the post
by car|by van|by road
on time|punctually|without delay
without complaint|with no complaints
without accident|accident-free|with no accidents
without errors|error-free|with no mistakes
budget|spending limit
within a budget|on a budget|with a budget|to a budget
receipt|till receipt|sales slip
quote|quotation|estimate|price offer
price list|list of prices|tariff
price enquiry|question about prices|price question|enquiry about prices
delivery|consignment|shipment
delivery note|delivery slip|delivery docket
late delivery|delayed delivery|delivery delay|overdue delivery
stock|goods in stock|inventory
warehouse|storehouse|depot|stores|store
stockroom|store room|storeroom|storage room|back room
pallet|skid
forklift|fork-lift truck|forklift truck|lift truck
lorry|truck|HGV
van|delivery van|transporter
shop|store|branch|outlet
shop window|window display|storefront
customer|shopper|guest@shop store supermarket till
guest|visitor|customer@hotel restaurant bar cafe room table
diner|restaurant guest|guest@restaurant table meal
patient|service user|client
resident|care home resident|service user
relative|family member|family
child|little one|youngster
young people|youths|youngsters|teenagers|adolescents
old people|the elderly|older people|seniors|elderly people|pensioners|senior citizens
colleague|co-worker|workmate|fellow worker|team mate
new colleague|new starter|new employee|new hire|newcomer|new member of staff|new joiner|new recruit
trainee|apprentice|learner
fitter|mechanic
electrician|sparky
driver|chauffeur
cleaner|cleaning staff|cleaning lady
workshop|garage|shop
device|appliance|unit|piece of equipment
tool|hand tool|implement
part|component|piece
brake|brakes|braking system
bodywork|car body
scratch|scrape
leak|leakage|escape of water
pipe|pipework|piping|tube
radiator|heater
tap|faucet
wiring|cables|electrics
light|lamp|light fitting
wall|partition
plasterboard|drywall
tile|tiles|tiling
roof|roofing
gutter|guttering|rain gutter
scaffold|scaffolding
site|building site|construction site
plan|drawing|blueprint
timber|wood|lumber
board|plank
fence|fencing
hedge|hedging|bushes
lawn|grass|turf
shrub|bush
farm|holding
cow|cattle
calf|young cattle
sheep|flock
pig|swine
hen|chicken|poultry|laying hen
stable|stall
feed|fodder|animal feed
egg|hen's egg
milking parlour|milking shed
meal|dish|food
menu|bill of fare
starter|first course|appetiser
main course|main dish|main
dessert|sweet|pudding
buffet|self-service table
cutlery|knives and forks
crockery|dishes|plates|tableware
glasses|glassware
tablecloth|table linen
leftovers|food waste
towel|bath towel|linen
lobby|foyer|reception area
recycling|recyclables
window|windows|pane
blanket|cover|throw
hoist|patient lift
walking frame|walker|zimmer frame
medicine|medication|drug
wound|sore|injury
plaster|dressing|bandage
blood sample|blood specimen
appointment|consultation
notes|record|file@patient patients case medical
medical record|patient file|patient notes|case notes
application|application form
parcel|package|packet
post|mail|letters
folder|file|binder
file|dossier|record
archive|records room|filing room
list|register
spreadsheet|Excel sheet|worksheet
minutes|notes of the meeting|meeting notes|meeting minutes
meeting|conference|get-together
training|course|instruction
day course|one-day course
exercise|drill|practice
figures|numbers|data
statistics|figures
costs|expenses|spending|expenditure
shift|turn of duty
early shift|morning shift|earlies
mistake|error|slip
delay|hold-up
queue|line
crowd|large number of people
fair|trade fair|show
stall|stand|booth
exhibition|display|show
play|stage play|drama
choir|chorus|singing group
band|group|ensemble
match|game|fixture
training session|practice session
member|club member
donation|gift|contribution
campaign|drive
advert|advertisement|ad
newspaper|paper|daily
photo|photograph|picture|shot
film|video|movie
password|login|access code
laptop|notebook|portable computer
computer|PC|workstation
bug|software error|defect|fault
network|computer network
outage|downtime|failure|interruption
backup|back-up copy|data backup
user|end user
ticket|support request|request|fault report
`;
