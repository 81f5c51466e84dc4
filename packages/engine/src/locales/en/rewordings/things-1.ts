/** People, places, things and papers of work under their everyday second names; read by the gate alone. */
export const things1 = `
staff|staff member|member of staff|team member|employee|people|worker|workforce member
staff members|staff|team members|employees|colleagues
team|staff|crew|squad|group
crew|gang|team
workforce|staff|employees|personnel|labour force
co-op|cooperative|co-operative
firm|company|business|enterprise|organisation|employer
organisation|body|association
association|society|club
charity|charitable organisation|non-profit|nonprofit|not-for-profit|voluntary organisation
authority|agency|public body|office
council|local authority|municipality|town council|city council
municipal|city|town|council|local authority
town hall|city hall|council offices|municipal offices
village|small town|hamlet
city centre|town centre|downtown
suburb|outskirts
district|area|neighbourhood|quarter
region|area|territory|district
local|nearby|regional|in the area|from the area
nearby|neighbouring|close by
abroad|overseas|foreign|in other countries|from abroad
overseas|abroad|foreign|international
foreign|from abroad|overseas|other countries
countrywide|across the country|throughout the country|nation-wide
home|house|household
house|home|building
flat|apartment|unit
landlord|owner|lessor
tenant|occupant|resident|lessee
household|family|home
family|relatives|household|family members
relatives|family|next of kin|family members|kin
parent|mother|father|guardian
parents|mums and dads|mothers and fathers
toddlers|small children|young children|little ones|under-threes
young children|small children|little ones|under-fives|preschool children|pre-schoolers|children under five|early years
under-fives|children under five|pre-school children|preschoolers
pupils|schoolchildren|school children|students
teenagers|teens|young people|youth|adolescents|youngsters
young people|youth|teenagers|young adults
adults|grown-ups
older people|elderly|seniors|old people|elders|the aged|senior citizens|pensioners
pensioner|retired person|retiree|senior
woman|lady|female
man|gentleman|male
person|individual|human
people|persons|individuals
person with disability|disabled person|person with special needs|handicapped person
wheelchair user|person in wheelchair|in a wheelchair
blind|visually impaired|sight-impaired
homeless|homeless people|without a home|people without housing
refugee|displaced person
jobless|unemployed|out of work|job seeker|jobseeker
classmate|fellow student
beginner|novice|starter|newcomer
amateur|hobby|non-professional
guest|customer|diner|patron
passenger|traveller|traveler|rider
traveller|traveler|passenger|tourist
tourist|visitor|holidaymaker|sightseer|traveller
holidaymaker|vacationer|tourist
visitor|guest|caller|attendee
caller|person calling|telephone enquirer|people on the phone
buyer|purchaser|customer
shopper|customer|buyer
consumer|customer|user
subscriber|member|customer
policyholder|insured|insured person
claimant|applicant|person claiming
donor|giver|supporter
patient|client|case
inpatient|ward patient|hospital patient
outpatient|day patient
expectant mother|pregnant woman
dealer|trader|merchant|seller
retailer|shop|store
manufacturer|maker|producer
grower|producer|farmer
craftsman|tradesman|craftsperson|tradesperson|artisan
builder|construction worker
tradespeople|contractors|craftsmen|craftspeople
subcontractor|sub-contractor|outside contractor
freelancer|freelance|self-employed|independent contractor
partner|associate
supervisor|line manager|team leader|superior
owner|proprietor|proprietress
principal|head|headteacher|headmaster
newcomer|new arrival|recent arrival
recruit|new starter|new employee
temp|temporary worker|agency worker|agency staff|temporary staff
seasonal worker|seasonal staff|seasonal help|season workers
volunteer|voluntary worker|unpaid helper
helper|assistant|aide
carer|caregiver|care worker|care assistant
gp|general practitioner|family doctor
dentist|dental practitioner
vet|veterinarian|veterinary surgeon|animal doctor
physio|physiotherapist|physical therapist
surgeon|operating doctor
pharmacist|chemist
pharmacy|chemist's|drugstore|dispensary
surgery|doctor's office|practice|medical practice|gp practice
clinic|health centre|medical centre|outpatient clinic
ward|unit|station|hospital department
a&e|emergency department|casualty|emergency room|er|accident and emergency
operating theatre|operating room|theatre|surgery
intensive care|icu|critical care|intensive care unit
care home|residential home|old people's home|retirement home|home for the elderly
home care|domiciliary care|care at home|care in people's homes
day centre|day care centre
shelter|refuge|hostel
hostel|youth hostel|shelter
playgroup|toddler group|play group
nursery|day nursery|crèche|childcare centre|daycare
primary school|elementary school|grade school|junior school
secondary school|high school
school|schoolhouse
college|school|academy
university|uni|higher education institution
vocational school|trade school|technical college
evening class|night school|evening course
classroom|schoolroom|class
playground|play area|schoolyard|school yard
library|reading room
archive|record office
theatre|theater|playhouse
cinema|movie theater|movie theatre|picture house|film theatre
concert|performance|show|gig
show|performance|production
play|piece|production|drama
orchestra|ensemble
rehearsal|practice|run-through
stage|platform
audience|public|crowd|house
church|parish|congregation
parish|congregation|church community
fair|fete|festival|market
market|market place|marketplace|market hall
market stall|stall|stand|market stand
trade show|exhibition|fair|expo|trade exhibition
conference|congress|convention|symposium
wedding|marriage|wedding party
party|celebration|reception|do
celebration|party|festivity
banquet|gala dinner|formal dinner
reception|welcome|front office|front desk
open day|open house
excursion|day trip|school trip|field trip|outing
camp|holiday camp|summer camp|summer scheme
holiday programme|holiday scheme|holiday club
tournament|competition|contest|championship
prize|award
gym|fitness studio|fitness centre|health club|fitness club
swimming pool|pool|baths|swimming baths
stadium|arena|ground
pitch|field|playing field|ground
sports hall|gymnasium|gym
ski slope|piste
playing field|sports ground|sports field
park|green space
green space|green area|parkland
grounds|site|premises|gardens
flower bed|flowerbed|bed|border
greenhouse|glasshouse|hothouse|polytunnel
orchard|fruit farm
vineyard|wine estate
farm|farmyard|agricultural holding
`;
