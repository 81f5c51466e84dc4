/** People, places, things and papers of work under their everyday second names; read by the gate alone. */
export const things3 = `
customs documents|customs papers|customs paperwork|customs declarations
invoice|account|bill
credit note|credit memo|refund note
reminder|payment reminder|dunning letter
payment reminder|reminder|overdue notice
receipt|voucher|sales slip
voucher|coupon|token
gift card|gift voucher|gift certificate
loyalty card|customer card|store card
sign|notice|signage
notice|sign|announcement
noticeboard|notice board|bulletin board|pinboard
shop window|window display|display window|store window
display|presentation|arrangement
shelf edge|shelf
sales floor|shop floor|selling floor|sales area
shop floor|production floor|factory floor|works
counter|sales counter|desk|service counter
meat counter|butcher's counter
bakery|baker's|bakehouse|baker's shop
butcher's|butcher shop|meat shop
greengrocer|fruit and vegetable shop
supermarket|grocery store|food store|grocery
bookshop|bookstore|book shop
clothes shop|clothing store|fashion store|fashion shop|boutique
shoe shop|shoe store
toy shop|toy store
pet shop|pet store
flower shop|florist|florist's
hardware store|diy store|ironmonger
garden centre|nursery|plant nursery
petrol station|filling station|gas station|service station
kiosk|newsstand|newsagent
corner shop|convenience store|convenience shop
hair salon|hairdresser's|hairdressing salon|hairdresser
beauty salon|cosmetic studio|beauty parlour
laundry|launderette
travel agency|travel agent's
estate agency|real estate agency|estate agent's|realtor
insurance company|insurer
insurance policy|policy
claim|insurance claim|case
premium|contribution
bank|credit institution|savings bank
branch|bank branch|office
account|bank account
bank transfer|transfer|wire transfer
direct debit|standing order
loan|credit
mortgage|home loan|housing loan
savings|deposits
shares|stocks|equities
tax return|tax declaration|tax filing
vat|value added tax|sales tax
vat return|sales tax return
ledger|book|accounts
petty cash|cash box|cash float|small cash
cash float|float|change
takings|receipts|revenue|sales
sales|turnover|revenue
revenue|income|sales|earnings
loss|shrinkage
shrinkage|stock loss|losses of stock
expenses|costs|spending|outgoings
travel expenses|travel costs|travel claims
expense claim|expense report|expenses
budget|funds|money
grant|funding|subsidy
fee|charge|payment
charge|fee|cost
fare|ticket price
fine|penalty
payslip|pay slip|wage slip|pay stub|payroll slip
working hours|hours|hours worked|working times
rota|roster|schedule|shift plan|work schedule|duty roster|work plan|staff rota
calendar|diary|planner
agenda|list of topics|order of business
minutes|record|protocol
meeting|appointment|conference
team meeting|staff meeting|department meeting
talk|conversation|chat|discussion
discussion|talk|debate
speech|talk|address
lecture|talk|class
course|training|class|programme
training course|course|training|class|training programme
workshop|course|session
seminar|course|class
webinar|online seminar|online course|web seminar
induction|introduction|orientation|onboarding
first-aid course|first aid training
exam|test|assessment
test|quiz|exam
homework|schoolwork|assignments
essay|paper|composition
thesis|dissertation|final paper
trial|test|experiment|pilot
reading|value|measurement
value|figure|reading
evaluation|assessment|analysis
report|write-up|document
paper|article
article|text|piece|contribution
column|article
news|news item|report
news story|article|report
headline|title
caption|text
brochure|booklet|leaflet
flyer|leaflet|handbill
poster|bill|sign
banner|sign
catalogue|catalog|brochure
magazine|journal|periodical
book|volume|title
chapter|section
page|side
draft|version|outline
version|edition|draft
edition|issue|version
issue|edition|number
translation|version
text|document|wording
document|file|record
paperwork|documents|forms|papers|documentation
record|file|note
patient record|patient file|medical record|chart|patient notes|patient chart
patient notes|medical notes|patient records
care plan|nursing plan|plan of care
medicine|tablets|pills
pill|tablet|capsule
injection|shot|jab
vaccination|jab|immunisation|inoculation|vaccine
vital signs|vitals|observations|obs
vital signs|blood pressure and pulse|pulse and blood pressure|blood pressure, pulse and temperature
blood sugar|blood glucose|sugar levels|glucose
blood test|blood sample|blood work
x-ray|radiograph|xray
ultrasound|sonography|ultrasound scan
operation|surgery|procedure
therapy|treatment
care|nursing|looking after
aftercare|follow-up care
check-up|examination|checkup|medical
disease|illness|condition
walking aid|walker|zimmer frame|rollator
bath|shower
cleanliness|hygiene|tidiness
cleaning agent|cleaning product|cleaner|detergent
detergent|soap|cleaning agent
disinfectant|sanitiser
cloth|rag
towel|cloth
bed linen|sheets|bedding|bed sheets
curtain|drape
carpet|rug
furniture|furnishings|fittings
fittings|fixtures
cupboard|cabinet|closet
wardrobe|closet
desk|table
sofa|couch|settee
mattress|bed
`;
