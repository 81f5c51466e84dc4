/** Families of an editor's words for how, what and with whom work is done; what stands behind ">" only proves; the gate alone reads them; our own list. */
export const families3 = `
hand|pass|give|hand over|pass on
hand to|pass to|give to|route to|direct to
right|appropriate|correct|proper|relevant
cheaper|less expensive|lower-priced|more affordable|lower-cost
dearer|more expensive|costlier
faster|quicker|more quickly|sooner
easier|simpler
safer|more secure
play cards|card games|cards
play bingo|bingo games|bingo
sheet|bed linen|bedsheet|bedding
dentist|dental appointment|dental visit
doctor|doctor's appointment|GP|physician
hairdresser|hair appointment
write notes|keep records|keep notes|make notes|write records|take notes|record notes|keep a record
write daily notes|keep daily records|keep daily notes|daily documentation|daily notes|daily records
put@delivery deliveries goods food stock files boxes|store@delivery deliveries goods food stock files boxes|put away@delivery deliveries goods food stock files boxes|place@delivery deliveries goods food stock files boxes
cold room|cold store|walk-in fridge|walk-in cooler|cold storage
busy|had a lot to do|overstretched|pressed for time
quiet|slack|less busy
peak|busy period|peak season|busy season|rush
quiet times|slack periods|quiet periods
without asking|without approval|without checking
above|over|more than
at least|a minimum|no fewer
roughly|about|around|approximately|circa|some
saving|cost saving
provider|supplier|company@phone energy internet service
entertain|amuse|keep entertained
washing and dressing|personal care|getting washed and dressed
sorted|arranged|ordered
office supplies|stationery|office materials
stationery|office supplies|writing materials
paper file|file|paper record|hard-copy file
records|files|documents
move|transfer|relocate|shift
archive|record store
phone provider|telephone company|phone company
each year|annually|a year|per year|yearly|per annum
busy days|peak days|busy periods
solicitor|lawyer|attorney
barrister|court lawyer
judge|magistrate
meals a day|meals daily|daily meals
pot|pan|cookware|pots and pans
floor|floors
clean down|wash down|wipe down
salad|salads
soup|soups
portion|serving|helping
blood pressure|BP
ill|sick|unwell
injured|hurt|wounded
disabled|with disabilities|handicapped
elderly|older|aged
deaf|hard of hearing|hearing-impaired
homeless|sleeping rough|without a home
asylum seeker|refugee
volunteer|helper|unpaid helper
fundraiser|charity event
neighbour|local resident
local people|residents|locals
villager|local
street|road
bus stop|stop
airport|airfield
port|harbour|docks
ship|vessel|boat
crew|ship's company
luggage|baggage|bags|suitcases
tour|guided tour
key|keys
alarm|alarm system
patrol|round
fire|blaze
flood|flooding
storm|gale
winter|wintertime|the winter months
summer|summertime|the summer months
spring|springtime
Christmas|the Christmas season|the festive season
school holidays|school vacations
term|school term
school year|academic year
worksheet|handout|exercise sheet
textbook|schoolbook|course book
spelling|orthography
handwriting|writing
reading|reading skills
sums|arithmetic
story|tale
snack|refreshment
nap|rest|sleep
nappy|diaper
pram|pushchair|stroller|buggy
bath|bathe
progress|development
behaviour|conduct
rule|regulation|guideline
increase|growth|rise
decrease|drop|fall|reduction
profit|earnings
loss|shortfall
waste|scrap|wastage
downtime|stoppage|standstill
breakdown|failure|fault
output|production
batch|lot
sample|test piece
tolerance|permitted deviation
gauge|measuring tool
weld|weld seam|welded joint
sheet metal|sheet steel
beam|girder
pump|pumping unit
forklift|truck@pallet pallets warehouse
bag|sack
label|sticker|tag
scanner|handheld scanner|handheld
count|stock count|stocktake|inventory
shelf|racking|rack
bay|dock@loading
`;
