/** More words that an editor swaps in a line, by what they are about. */
export const everydayMore = `
midnight|the middle of the night
dawn|daybreak|sunrise
dusk|nightfall|sunset
pass on|hand on|hand over|forward|refer|transfer|relay
cut|shorten|trim|curtail
liaise|coordinate|co-ordinate|stay in contact
contact|get in touch|reach out|approach
learn|train|get training|receive training|complete training|undergo training|attend training
arrive|come in|get in|reach
leave|depart|go
take minutes|write minutes|minute taking|keep minutes|minutes
keep records|maintain records|record keeping|keep a record
keep|hold|retain
update|refresh|bring up to date|keep up to date
bring|fetch|carry|take
carry|transport|haul|lug
put up|erect|set up|raise
put away|return to its place|tidy away
put back|return|replace
set up|configure|install|put together|prepare
set|lay|arrange
look for|search|hunt
look through|go through|review|read through
point out|highlight|flag
find|locate|trace|track down
discover|find|uncover
choose|select|pick|pick out
use|apply|employ|work with
handle|manage
run through|go through|explain
ring|phone|call up
write to|contact in writing
attend|look after
protect|safeguard|guard
guard|watch|secure
watch|observe|monitor|keep an eye
monitor|track|follow|keep track
trace|follow|track
follow|observe|adhere|comply
obey|follow|adhere
fulfil|meet|satisfy
achieve|reach|attain|hit
exceed|beat|surpass
finish|end|close
stop|cease|end
delay|postpone|put off
cancel|call off
change|alter|modify|amend
join|connect|link|attach
separate|part|divide|split
split|share|divide
combine|merge|bring together
add|include|insert
delete|remove|erase|clear
erase|wipe|delete
fill|fill in|complete|fill out
fill in for|cover for|stand in for|deputise
replace|stand in|take the place
give|hand|issue|provide
issue|give out|hand out|provide
provide|supply|furnish|deliver
supply|stock|provide
order|buy|purchase|procure
buy|purchase|acquire
rent|hire out|lease|let
rent out|hire out|lend
lend|loan|issue
return|bring back|give back
refund|pay back|reimburse
collect payment|take payment|cash up
charge|bill|invoice
earn|make|bring in|take
save|put aside
spend|use
lose|miss
win|gain|obtain|acquire
get|obtain|receive|acquire
attract|draw|bring in
invite|ask
hold|run|stage
stage|put on|present
perform|play|present
play|act
sing|perform
film|shoot|record
photograph|take pictures|take photos|shoot
picture|photo|photograph|image
drawing|sketch
design|layout
text|copy|wording
article|piece|story
post|entry|update
blog|weblog
newsletter|bulletin|mailing
website|site|web page|web site|homepage
page|web page
screen|display|monitor
computer|pc|machine
phone|telephone|handset
mobile|cell phone|mobile phone|cellphone
software|program|programme|application|app
bug|defect|fault|error
error|mistake|fault
fault|defect|problem|malfunction
problem|issue|difficulty
incident|event|occurrence
accident|mishap
request|enquiry|ticket|query
ticket|request|case
case|file|matter
task|job|assignment
job|order|assignment
project|scheme|undertaking
goal|target|objective|aim
target|quota|goal
result|outcome|finding
report|account|write-up|summary
rescue|free@people person passengers casualties trapped cars animals
find a solution|find solutions|work out solutions|work out a solution|come up with solutions
entrance|entry|entryway
tug|tugboat
differences|discrepancies|variances|deviations
pharmacy|chemist|chemists|pharmacies
summary|overview|abstract
data|figures|information
information|details|info
details|particulars
sample|specimen
test|check|trial|examination
examination|exam|test
survey|poll|questionnaire
review|appraisal|assessment
feedback|comments|remarks
advice|guidance|counsel
instructions|directions|guidance
rules|regulations|guidelines
standards|norms
procedure|process|routine
method|technique|approach
technique|procedure
plan|scheme|programme
deadline|due date|time limit
on time|punctually|by the deadline|in time
early|ahead of time|in advance
in advance|beforehand|ahead
weekly meeting|meeting each week
meeting|gathering|session
talk|lecture|presentation|speech
workshop|seminar|training session
lesson|class|teaching session
tour|visit|walk round
visit|call on|go and see
trip|journey|drive
journey|drive|ride|run
route|round|run
delivery|drop
load|cargo|freight
goods|freight|cargo
stock|inventory|supplies
stocktaking|stock count|stock take|inventory|stocktake
supplies|provisions|stores
supplier|vendor|provider
ingredients|produce
vegetables|veg|greens
fruit|produce
bread|loaves|baked goods
cake|gateau
drinks|beverages|refreshments
pub|bar|inn
cafe|coffee shop|tea room
canteen|cafeteria|staff restaurant
kitchen|galley
hotel|guest house|inn
room|bedroom|guest room
bed|berth
linen|bedding|bed linen|sheets
laundry|washing
floor|flooring
entrance|door|way in
stairs|staircase|steps
corridor|hallway|passage
hall|lobby|foyer
building|property|house
property|premises|building
ground|land|terrain
field|plot|patch
crop|harvest|plants
animal|beast|creature
horse|pony
dog|hound
car|automobile
engine|motor
production line|assembly line|line
factory|plant|works
office|workplace
branch|location|site|outlet|store
headquarters|head office|main office
department|unit|division|section
hospital|clinic
clinic|practice|surgery
nurse|nursing staff
medicine|medication|drugs
wheelchair user|visitor in a wheelchair|person in a wheelchair|guest in a wheelchair
class|group|form
playground|yard
nursery|kindergarten|preschool|day care
toddler|small child|infant
teenager|adolescent|young person|youth
adult|grown-up
elderly|older|senior citizen
resident|inhabitant|tenant
tenant|renter|lodger
neighbour|neighbor
community|neighbourhood|local people
public|general public|people
audience|spectators|viewers|crowd
participant|attendee|delegate
member|participant
speaker|presenter
applicant|candidate|job seeker
interview|conversation|talk
position|post|vacancy|opening
vacancy|open position|opening
leave|holiday|vacation|time off
holiday|vacation|break
sickness|illness
shift|turn
overtime|extra hours
timesheet|time sheet|record of hours
safety|security
fire drill|evacuation exercise
rubbish|waste|garbage|trash|refuse
recycling|reuse
damage|harm
damaged|broken|faulty|defective
broken|faulty|out of order|defective
missing|absent|lost
dirty|soiled
clean|spotless
empty|vacant
full|complete
open|unresolved|outstanding
common|frequent|recurring|usual
rare|infrequent
new|fresh|recent
old|former|previous
busy|peak|high-demand
peak season|busy season|high season
urgent|pressing|time-critical
important|key|significant
main|chief|key
whole|entire|complete
every day|daily|day to day
in english|english-language
in german|german-language
in french|french-language
in spanish|spanish-language
in person|face to face|on site
online|on the internet|over the internet|web-based
on site|on the premises|at the site
remotely|from home
outdoors|outside|in the open
in pairs|with a partner|two at a time
together|jointly|as a team
single|individual
paper-based|on paper
back to back|consecutive|in a row
so far|until now|to date
sat in|sit in|attended|attend
worked in a team|part of a team|member of a team|one of a team
m²|sqm|square metres|square meters
m³|cubic metres|cubic meters
made to order|to order|to customers' orders|to customer orders
`;
