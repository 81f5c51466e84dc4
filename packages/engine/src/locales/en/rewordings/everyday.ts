/** Words that may take each other's place beside the same other words; our own list, read by the gate alone. */
export const everyday = `
bike|bicycle
bring|deliver|carry
show|demonstrate|present
teach|instruct|coach|tutor|train
explain|describe
class|lesson|session
puncture|flat tyre
arrange|organise|organize|set up
display|arrange
clean|wash|wipe
tidy|tidy up|clear up
mow|cut
walk|take for walks
drive|steer
ride|cycle
store|keep
move|shift|transport
check|examine|inspect|review|go over|look over
weigh|take the weight
note|note down|write down|jot down|record
enter|key in|type in|input
scan|digitise|digitize
sort|sort out|classify|categorise|categorize
label|tag|mark
send|mail|post|dispatch|ship
receive|take in|accept
call|phone|ring|telephone
talk|speak|discuss
guide|show the way
look after|care|mind|tend
sew|stitch
weld|join by welding
remove|take out|take off|take down
lubricate|grease|oil
plan|schedule|map out
prepare|get ready|make ready|ready
write|draft|compose|pen
type|type up|write up
plan|prepare
revise|amend|update
proofread|check
publish|post|release
design|devise
develop|build|create
create|make|produce
make|produce|manufacture
finish|complete|conclude|wrap up
start|begin|launch|kick off
continue|carry on
gather|collect|compile|put together
research|look up|investigate
study|examine
compare|contrast
settle|pay
improve|better|enhance
solve|resolve|sort out|fix|settle
deal with|handle|process|attend
colleague|coworker|co-worker|teammate|fellow worker
pupil|student|learner
kid|child|youngster
parents|families
garden|yard
lunch|midday meal
tool|instrument
equipment|kit|gear
letter|correspondence
minutes|notes
appointment|booking
reservation|booking
trip|outing|excursion
trade fair|trade show|exhibition
leaflet|flyer|brochure|pamphlet
poster|placard
price@quote quotes job repair repairs ticket tickets|cost@quote quotes job repair repairs ticket tickets
discount|reduction
receipt|proof of purchase
till|cash register|checkout|cash desk
wages|pay|salaries
schedule|timetable|roster|rota
daytime|by day
evening|at night
morning|before noon
basic|elementary|rudimentary
large|big|major
small|minor|little
regularly|on a regular basis|routinely
frequently|often
occasionally|sometimes|at times|from time to time|now and then|every so often
directly|straight
quickly|promptly|fast
correctly|properly|accurately
usually|mostly|mainly|generally|typically
late|overdue|outstanding
keep up to date|update|keep current
stand-up meetings|stand-ups|stand-up|daily stand-up
take part|attend|participate|join
screening|showing
weekdays|monday to friday|working days
takings|money taken|cash taken
hand out|distribute|give out|pass out
spot|detect|notice|identify
disinfect|sanitise|sanitize
sweep|brush
wash up|do the dishes|wash dishes
peel|pare
count|tally|do a count
make sure|ensure|check
book|reserve|schedule
guide|steer|lead round
mind|watch|look after
enter|post|record|key
before opening|before it opened|ahead of opening
twice|two times|2 times
once|one time
by phone|by telephone|over the phone|on the phone
email|e-mail
weekend|saturday and sunday|saturdays and sundays
daily|every day|each day|per day|a day
weekly|every week|each week|per week|a week
monthly|every month|each month|per month|a month
yearly|every year|each year|per year|a year|annual|annually
colleague|coworker|team member|co-worker|fellow employee
staff|employees|team members|personnel|workers
new starter|new employee|new hire|new staff|newcomer
customer|client|shopper|patron
patient|sick person
children|kids|youngsters
form|paperwork
document|paper
file|folder|record
spreadsheet|excel sheet|excel file|workbook
guide|manual|handbook
receipt|slip
hedge|bush
temporary|temp|seasonal
overdue|late|past due
`;
