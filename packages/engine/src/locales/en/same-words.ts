/** English words either of which truly says the other, also inside a phrase; our own list. */
export const sameWords = `
supervise|supervision|oversee
lead|leadership
manage|management
administer|administration
direct|direction
plan|planning
organise|organize|organisation|organization|arrange
coordinate|coordination|co-ordinate|co-ordination
develop|development
create|creation
produce|production
construct|construction
design|designing
implement|implementation|put in place
set up|establish|setup
improve|improvement|optimise|optimize|optimization|optimisation|enhance|make better
increase|go up|grow|growth|boost|rise
reduce|reduction|cut|lower|decrease|bring down
fall|drop|decline|sink|fell|fallen
check|verify|verification
inspect|inspection|examine
analyse|analysis|analyze|analyzing
evaluate|evaluation|assess|assessment
prepare|preparation
answer|respond|reply|response
inform|notify|tell
process|processing
handle|handling|deal with
resolve|solve|sort out|resolution
maintain|maintenance
care|look after|take care|tend
support|help|assist|assistance
collaborate|collaboration|work with|cooperate|cooperation|work together
communicate|communication
liaise|liaison
teamwork|work in team
monitor|monitoring
track|tracking
record|log|write down
update|keep up to date|keep current
collect|gather|collection
calculate|calculation|work out|compute
use|utilise|utilize|usage
start|begin
finish|complete|completion
move|relocate|relocation
test|testing
buy|purchase
distribute|distribution|hand out|give out
sort|sorting
pack|packing
clean|cleaning
take part|participate|participation
publish|publication
represent|representation
select|choose|pick|selection
approve|approval|sign off
authorise|authorize|authorisation
ensure|make sure|see to it
employee|staff|personnel
child|kid
supplier|vendor
stock|inventory
invoicing|billing
monthly|each month|every month|per month|a month
weekly|each week|every week|per week|a week
daily|each day|every day|per day|a day
yearly|annual|annually|each year|every year|per year|a year
main|primary
large|big
small|little
fast|quick|rapid|quickly|rapidly
error|mistake
fault|defect
problem|issue
goal|target|objective|aim
company|firm|business
shop|store
machine|machinery
car|automobile
truck|lorry
goods|merchandise
parcel|package
phone|telephone
email|e-mail
website|web site
app|application
program|programme
figure|number
cost|expense|expenditure|spending
revenue|turnover@sales annual company business shop store
wage|salary
country|nation
class|lesson
exam|examination
certificate|certification
bsc|bachelor of science
ba|bachelor of arts
msc|master of science
ma|master of arts
university|uni
part time|part-time
full time|full-time
remote|remotely
work from home|home office|home working
current|currently|at present|now|today
knowledge|know-how|know how
fluent|fluently
mother tongue|first language|native language
weekly report|report every week
night shift|night duty
deadline|due date
punctual|punctually|on time
safe|safely|safety
secure|security
accurate|accurately|precise|precisely|exactly|accuracy|precision
reliable|reliably|reliability
successful|successfully
independent|independently|on my own|autonomously
worldwide|global|globally
internal|in-house
drink|beverage
road|street
headcount|head count
user|end user
quote|quotation
law|legislation
advertisement|ad|advert
photo|photograph
film|movie
journey|trip
holiday|vacation
illness|sickness|disease
medicine|drug|medication
doctor|physician
treatment|treat
elderly|older people|senior citizen|seniors|old people
lab|laboratory
sample|specimen
electricity|electric power
wood|timber
paint|painting
worth|value
quantity|amount
take note|write note|keep note
train|training
build|building
advertise|advertising
pay|payment
document|documentation
hand over|handover
back up|backup
pick up|pickup
shut down|shutdown
start up|startup
lay out|layout
roll out|rollout
check out|checkout
take over|takeover
break down|breakdown
clean up|cleanup
write up|writeup
jewellery|jewelry
kerb|curb
plough|plow
aluminium|aluminum
aeroplane|airplane
rubbish|garbage|trash
nappy|diaper
petrol|gasoline
maths|mathematics
clothes|clothing|garment|apparel
freight|cargo
shipment|consignment
spare part|replacement part
mobile phone|cell phone|cellphone
applicant|candidate
hors d'oeuvre|appetizer|appetiser
pavement|sidewalk
`;
