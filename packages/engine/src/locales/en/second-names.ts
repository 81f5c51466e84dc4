/** Second names of one thing in English: British and American, trade word and plain word, short and official name. */
export const secondNames = `
car insurance|automobile insurance|auto insurance|motor insurance
life insurance|life assurance
home insurance|house insurance|homeowners insurance|household insurance
stocktaking|stock taking|take stock|inventory taking|physical inventory
incoming and outgoing mail|incoming and outgoing post
mail room|post room
gearbox|transmission
maize|corn
potato|spud
beetroot|beet
coriander|cilantro
rocket salad|arugula
swede|rutabaga
spring onion|scallion|green onion
prawn|shrimp
minced meat|ground meat|mince
minced beef|ground beef
icing sugar|powdered sugar|confectioners' sugar
bicarbonate of soda|baking soda
wholemeal flour|whole wheat flour
biscuit|cookie
starter course|appetizer|appetiser
main course|entrée
take-away|takeaway|takeout|take-out
waiting staff|wait staff|servers and waiters
chef de partie|section chef|station chef
sous chef|second chef
kitchen porter|dishwasher porter
housekeeper in hotel|room attendant
bellboy|bellhop|hotel porter
reception desk|front desk
lobby|foyer
bonnet of car|hood of car
windscreen|windshield
windscreen replacement|windshield replacement
boot of car|car trunk
wing mirror|side mirror
number plate|license plate|licence plate
exhaust pipe|tailpipe
spark plug|sparking plug
petrol|gasoline
petrol engine|gasoline engine
diesel engine|compression ignition engine
motorcycle|motorbike
motorcycle repair|motorbike repair
bicycle|pushbike|bike|push bike
lorry|truck
articulated lorry|tractor trailer|semi trailer truck|semi-truck
dumper truck|dump truck|tipper lorry
tipper truck|dump truck
tow truck|breakdown truck|recovery vehicle
estate car|station wagon
saloon car|sedan
minibus|passenger van
coach driver|bus driver long distance
railway|railroad
railway track|railroad track
level crossing|grade crossing
goods train|freight train
goods lift|freight elevator|service elevator
car hire|car rental
driving licence|driver's license|driving license
lorry driving|truck driving|hgv driving
hgv licence|class 1 licence|lgv licence
forklift licence|forklift certificate|forklift license
loading bay|loading dock
order picker|warehouse picker
parcel delivery|package delivery
courier service|parcel service
consignment note|waybill
customs clearance|customs declaration and clearance
dangerous goods|hazardous materials|hazmat|hazardous goods
freight forwarding|forwarding of freight
shopping cart abandonment|basket abandonment
shopping basket|shopping cart
shop floor sales|in-store sales
cash desk|checkout till
till|cash register
high street shop|brick and mortar shop|brick-and-mortar store
window dressing|shop window display
department store|departmental store
supermarket|grocery store
stationery|office supplies
fizzy drinks|soft drinks|carbonated drinks
ironmongery|hardware store goods
prescription medicine|prescription drug
painkiller|analgesic|pain reliever
plaster for wounds|adhesive bandage
flu vaccination|influenza vaccination|flu jab
vaccination|immunisation|immunization
injection|jab
surgery theatre|operating theatre|operating room
scrub nurse|theatre nurse
ward round|hospital round
ward sister|charge nurse
district nurse|community nurse
general practitioner|gp|family doctor
gp surgery|general practice|doctor's surgery|doctor's office|medical practice|doctor's practice
casualty department|emergency department|a&e|accident and emergency
midwifery|obstetric care
physio|physiotherapy|physical therapy
occupational therapy|ergotherapy
speech therapy|speech and language therapy
wheelchair user|person using a wheelchair
bed sore|pressure ulcer|pressure sore|decubitus ulcer
wound dressing|dressing of wounds
venepuncture|blood taking|phlebotomy|blood draw
catheterisation|catheter insertion
care home|nursing home|residential home
home care|domiciliary care
home help|domestic help
childminder|child minder
daycare|day care|child day care
creche|crèche|day nursery|nursery@children child baby babies toddlers pre-school nappies|daycare centre|day care centre
nursery teacher|preschool teacher|kindergarten teacher
primary school teacher|elementary school teacher|grade school teacher
timetable|class schedule
marking exams|grading exams
exam marking|exam grading
term paper|essay assignment
supply teacher|substitute teacher
pupil welfare|student welfare
sixth form|years 12 and 13
university entrance exam|college entrance exam
further education|fe college
higher education|tertiary education
lecturer|university lecturer
phd|doctorate|doctoral degree
invigilation|exam proctoring|exam supervision
youth worker|youth leader
foster care|fostering
jobseeker|job seeker|job-seeker
unemployed people|jobseekers
homeless people|rough sleepers
asylum seeker|asylum applicant
disabled people|people with disabilities|disabled person|person with disabilities|people with a disability
social benefit|welfare benefit
council housing|public housing|social housing
town hall|city hall
local authority|local council|municipal council
civil servant|public servant|government employee
public procurement|government procurement
land registry|land register
driving test|road test
fire brigade|fire department|fire service
fire extinguisher check|fire extinguisher inspection
law firm|legal practice
barrister|trial lawyer
conveyancing|property transfer
power of attorney|proxy authorisation
last will|testament
plaintiff|claimant
court hearing|trial hearing
case law|judicial precedent|precedents
employment law|labour law|labor law
tupe|transfer of undertakings
company law|corporate law
commercial lease|business lease
articles of association|bylaws
annual general meeting|agm|annual meeting of shareholders
board of directors|company board
share option|stock option
shareholder|stockholder
turnover|sales revenue
sales tax return|sales tax filing
creditor ledger|purchase ledger|accounts payable ledger
debtor ledger|sales ledger|accounts receivable ledger
purchase ledger|accounts payable
sales ledger|accounts receivable
petty cash|small cash
bank reconciliation|reconcile bank account|reconciled bank statement
direct debit|automatic debit
standing order|standing payment order
current account|checking account
savings account|deposit account
cash machine|atm|automated teller machine|cashpoint
mortgage loan|home loan
overdraft|overdrawn account
credit check|creditworthiness check|credit check on customers
pension fund|superannuation fund
pension scheme|retirement plan|pension plan
unit trust|mutual fund
stockbroking|securities brokerage
claims handling|claims processing|claims settlement|handle claim|settle claim|process claim
redundancy|layoff
redundancy plan|layoff plan
maternity leave|parental leave for mothers
annual leave|paid vacation|paid time off
sick leave|sickness absence
payslip|pay slip|pay stub|paycheck stub
wages|pay packets
fixed-term contract|temporary contract
trade union|labor union|labour union
works council|staff council
job advert|job advertisement|job ad|job posting|vacancy notice|vacancy advert
`;
