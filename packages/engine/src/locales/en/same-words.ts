/** English words and phrases of equal meaning and equal strength; our own list. */
export const sameWords = `
supervise|supervision|oversee|supervisor duty
lead|head|leadership|spearhead
manage|management|run|be in charge of|administer
direct|direction
plan|planning|organise|organize|organisation|organization|arrange|coordinate|coordination
develop|development|create|creation|build|produce|construct
design|designing|draw|draft
implement|implementation|introduce|introduction|put in place|roll out|set up|establish|launch|bring in
improve|improvement|optimise|optimize|optimization|enhance|make better|better
increase|raise|climb|go up|grow|growth|boost|lift|rise
reduce|reduction|fall|drop|decline|sink|fell|fallen|cut|lower|decrease|shrink|bring down
check|inspect|inspection|examine|review|verify|verification|control
analyse|analysis|analyze|analyzing|evaluate|evaluation|assess|assessment
prepare|preparation|draw up|put together|compile|write
write|author|draft|compose
answer|respond|reply|response
explain|explanation|clarify|show how
inform|tell|brief|notify
process|processing|handle|handling|deal with|work through
resolve|solve|settle|sort out|resolution|solution
maintain|keep|maintenance|look after|take care of
care|look after|take care|tend
support|help|assist|assistance|aid
collaborate|collaboration|work with|cooperate|cooperation|work together|alongside
communicate|communication|liaise|talk to|contact|correspond
teamwork|work in team|team player
monitor|monitoring|track|tracking|watch
record|document|log|note|write down
update|keep up to date|keep current|refresh
collect|gather|collection
calculate|calculation|work out|compute
order|place order
use|work with|apply|application|utilise|utilize|employ|usage
start|begin|launch
finish|complete|completion
replace|replacement|swap|exchange
move|relocate|transfer|shift
migrate|migration|move
test|testing|try out|trial
buy|purchase|acquire
win|gain|acquire
offer|provide|give|provision|supply
receive|get|accept|take in
distribute|distribution|hand out|give out
sort|sorting|arrange
pack|packing|package
clean|cleaning|wash
cover|span
earn|obtain|achieve
attend|visit|take part|participate
graduate|complete degree|finish degree
publish|publication|release
represent|representation|act for
select|choose|pick|selection
approve|approval|sign off|authorise
ensure|make sure|see to it
meeting|conference|session
monthly|each month|every month|per month|a month
weekly|each week|every week|per week|a week
daily|each day|every day|per day|a day|day to day
yearly|annual|annually|each year|every year|per year|a year
new|fresh|newly
main|chief|key|primary
large|big|major
small|little|minor
fast|quick|rapid|quickly|faster
error|mistake|fault|defect
problem|issue|trouble
goal|target|objective|aim
task|duty|assignment
company|firm|business|enterprise
shop|store|outlet|branch
department|unit|division|section
office|bureau
factory|plant|works
hospital|clinic
building|premises|property
house|home|residential
site|location
machine|equipment|machinery|device
car|vehicle|automobile
truck|lorry|hgv
goods|merchandise|product|item|article
parcel|package
tool|instrument
order|purchase order
document|paperwork|file|record
letter|mail|correspondence
email|e-mail|mail
website|web site|site|web page
app|application|program
software|system|program
data|figure|information
figure|number
cost|expense|expenditure|spending
income|revenue|turnover|earnings|sales
wage|salary|pay
payment|pay
price|rate
market|segment
region|area|district|territory
country|nation
language|tongue
class|lesson|course
course|training|class
workshop|seminar|training session
exam|test|examination
degree|diploma
certificate|certification|certified
bachelor|bsc|ba|bachelor of science|bachelor of arts
master|msc|ma|master of science|master of arts
university|uni
part time|part-time|half time
full time|full-time
remote|from home|home office
present|current|today|now|currently
experience|background
knowledge|know-how|know how
fluent|fluently
native|mother tongue|first language
weekly report|report every week
night shift|night duty|nights
deadline|due date|on time
safe|safely|safety|secure|security
accurate|accurately|precise|precisely|exactly|accuracy
reliable|reliably
successful|successfully|success
independent|independently|on my own|autonomously
international|worldwide|global|abroad
local|regional
internal|in-house
external|outside
meal|dish|food
menu|card
kitchen|cookery
drink|beverage
restaurant|eatery
room|chamber
road|street
school|educational institution
team|group|crew
head count|headcount
user|end user
bug|defect|error
feature|function|functionality
server|host
network|lan
cloud|hosted
interface|api
release|version|deployment
pipeline|workflow
procedure|process|routine
rule|regulation|guideline|policy|standard|requirement
law|legislation|legal
contract|agreement
offer|quote|quotation
loan|credit
insurance|cover
claim|case
bank|financial institution
accounts|accounting|accountancy|books
statement|account
closing|close
survey|questionnaire|poll
interview|talk
article|story|text|piece
advertisement|ad|advert|advertising
picture|image|photo|photograph
film|video
event|occasion
trip|journey|travel
shift|duty
holiday|vacation|leave
illness|sickness|disease
medicine|drug|medication
doctor|physician
nurse|nursing
treatment|therapy
ward|unit|station
bed|place
wound|injury
elderly|old|senior citizen|older people|seniors
disabled|disability|with disabilities
young|youth|adolescent|teenager
parent|family
family|relative
lab|laboratory
sample|specimen
construction|building
drawing|plan|blueprint
pipe|tube|piping
electricity|electrical|electric|power
heating|heater
water|plumbing
wood|timber
metal|steel
paint|painting|coat
garden|gardening|landscape
plant|flower
animal|pet
security|guard|protection
visit|call
trend|development
value|worth
volume|amount|quantity
hour|hourly
minute|min
plan|prepare|planning|preparation
make|prepare|produce
write note|keep note|take note
update|keep up date|maintain|keep current
type|write up|key in
bring down|reduce|cut|lower|decrease|drop
`;
