/** More of what people of all trades do: a light verb with the noun of a doing, and the plain verb; the gate alone reads them; our own list. */
export const plainDoing2 = `
complain|make complaint|raise complaint|lodge complaint
apologise|make apology|offer apology|say sorry
place order|make order|issue order|give order|order
bill|send bill|issue bill|invoice|send invoice|issue invoice
email|send email|write email
text|send text message|send text
fax|send fax
negotiate|hold negotiations|conduct negotiations|carry out negotiations
discuss|hold discussions|have discussions|had discussions
meet|hold meeting|have meeting|had meeting
chat|have chat|had chat
consult|hold consultation|give consultation|seek advice
auction|hold auction
vote|hold vote
celebrate|hold celebration
exhibit|hold exhibition|put on exhibition
lecture|give lecture|hold lecture
speak|give speech|make speech
perform|give performance
demonstrate|give demonstration|do demonstration
assist|give assistance|provide assistance|lend assistance
help|give help|provide help|lend a hand|give a hand
explain|give explanation|provide explanation
answer|give answer|provide answer
reply|send reply|give reply|write reply
describe|give description|provide description|write description
recommend|make recommendation|give recommendation
propose|make proposal|put forward proposal
decide|make decision|take decision
choose|make choice|make selection|select
plan|make plan|draw up plan
prepare|make preparation
transfer|make transfer
deposit|make deposit
call|make call|make phone call|phone
talk on phone|make phone calls|speak on phone|speak by phone|make telephone calls
copy|make copy|take copy
enter|make entry
alter|make alteration
repair|make repair|do repair|did repairs|carry out repair
calculate|make calculation|do calculation|did calculations|carry out calculation
compare|make comparison|do comparison|carry out comparison
estimate|make estimate|give estimate
measure|take measurement|make measurement|carry out measurement
inspect|carry out inspection|do inspection|did inspections|perform inspection
check|carry out check|do check|did checks|make check|perform check
test|carry out test|do test|did tests|run test|perform test
analyse|carry out analysis|do analysis|did analyses|perform analysis
assess|carry out assessment|do assessment|did assessments|make assessment
evaluate|carry out evaluation|do evaluation
survey|carry out survey|do survey|did surveys|conduct survey
research|carry out research|do research|did research|conduct research
clean|do cleaning|did cleaning|carry out cleaning
cook|do cooking|did cooking
iron|do ironing|did ironing
shop@for groceries food residents clients|do shopping@for groceries food residents clients|did shopping@for groceries food residents clients
wash up|do dishes|did dishes|do washing-up|did washing-up|wash dishes
file|do filing|did filing
type|do typing|did typing
pack|do packing|did packing
translate|do translation|did translations|make translation
weigh|check weight|take weight|do weighing
check temperature|take temperature|measure temperature|read temperature
check pressure|measure pressure|take pressure
put aside|set aside|put to one side|keep aside
early|ahead of schedule|ahead of time|before deadline
run project|deliver project|carry out project
compliment|praise
put in@screw screws nail nails|drive in@screw screws nail nails|drive@screw screws nail nails
stock up|replenish|refill|top up|restock
watch@deadline deadlines|keep track@deadline deadlines|monitor@deadline deadlines|track@deadline deadlines|keep an eye@deadline deadlines
lead class|run class|teach class|give class|take class|hold class
lead session|run session|give session|hold session|take session
lead workshop|run workshop|give workshop|hold workshop
lead choir|conduct choir|run choir|direct choir
spur on|motivate|encourage
as needed|as required|when needed|when required|if needed|when necessary|where needed
run out|be used up|be out of stock
offer@coffee tea drinks snacks refreshments|serve@coffee tea drinks snacks refreshments
side by side|against each other|with one another
ship|dispatch|leave factory|leave plant
put down for nap|put to bed for nap|put to nap
take@playground park zoo pool|go@playground park zoo pool
accident-free|without accident|no accident|had no accident
fill@fridge fridges freezer freezers shelf shelves|stock@fridge fridges freezer freezers shelf shelves|refill@fridge fridges freezer freezers shelf shelves
could|able|can
disinfect|clean with disinfectant|wipe with disinfectant
lead|head|in charge
report on > write report|prepare report|make report
give tips|give advice|advise
cash up|balance till|balance cash|balance cash register
`;
