/** English, what postings ask in warehouses, transport, offices, accounts, banks, housing, staff and security, and how bullets say it plainly; what stands behind ">" only proves; our own list. */
export const asked2 = `
order picking|picking|picking and packing|order selection > collect goods for orders|gather goods from shelves|pull goods for orders|take goods off shelves by list
packing|packaging of goods|pack goods|packaging > pack boxes|pack parcels|box up goods|wrap goods|pack orders
dispatch|shipping|despatch of goods|dispatch of goods|outbound shipping > send out parcels|ship orders|send goods out|get parcels ready for the courier
goods receiving|goods inward|goods receipt|inbound logistics|receiving > take in deliveries|unload and check deliveries|check in deliveries|book in goods|unload lorries and check
loading and unloading|load and unload vehicles > load and unload lorries|load lorries|unload trucks|load vans|empty containers
warehouse operations|warehousing|warehouse work|warehouse activities > store and pick goods|put away and pick|work in the store room
putaway|put-away|storage of goods|stock putaway > put goods away|put pallets in racks|put goods in racks
forklift operation|forklift driving|operate forklift|operating forklift trucks > move pallets by forklift
pallet truck operation|hand pallet truck|operate pallet truck > move pallets with a hand truck|pull pallets
inventory counting|stocktaking|stock counts > cycle counting|count goods|count the shelves|count bolts and parts
inventory management|stock management|inventory control|stock control > keep stock lists|watch stock levels|reorder when low|keep track of stock|order when stock is low
shipping documentation|shipping documents|prepare shipping papers|freight documentation > write delivery notes|make out waybills|fill in customs forms|print shipping labels
customs clearance|customs declarations|customs formalities|customs documentation > clear goods through customs|fill in customs papers|do customs papers|declare goods
route planning|tour planning|delivery scheduling|transport planning > plan delivery rounds|decide order of stops
delivery driving|delivery of goods|parcel delivery > drive a delivery van|bring parcels to customers|deliver goods by van
proof of delivery|delivery confirmation > get signatures on delivery|customers sign for parcels
vehicle checks|vehicle inspections|daily vehicle checks|pre-trip inspections > check tyres, oil and lights|check tyres and lights
tachograph compliance|drivers' hours|tachograph records > keep driving times
passenger transport|passenger transportation > drive a bus|drive passengers|drive a taxi|take passengers|drive school children
ticket sales|ticketing|sell tickets > sell fares|sell tickets on the bus|sell admission tickets
fleet administration > look after company cars|book services for the vans|look after the vehicles
dispatching|vehicle dispatching|driver scheduling > send drivers out|give drivers their routes|tell drivers where to go|plan drivers
supply chain coordination > make sure material arrives|order parts for production|chase parts from suppliers
procurement|purchasing|buying > buy materials|order supplies|order from suppliers|buy parts|order material|buy goods
supplier selection|vendor selection|supplier sourcing|sourcing > find suppliers|choose suppliers|compare suppliers|compare quotes from suppliers
obtain quotations|request quotations|quote comparison|bid comparison|tender evaluation > get quotes|get offers from suppliers|ask suppliers for prices
order tracking|delivery tracking|follow-up of orders|expediting > chase deliveries|chase suppliers|check when deliveries arrive|follow up late deliveries
invoice verification|invoice checking|invoice matching > compare invoices with orders|check bills against orders|match invoices with deliveries
mail sorting|letter sorting > sort post|sort letters by street
mail delivery|postal delivery|letter delivery > deliver post|carry post
mail handling|incoming and outgoing mail|post handling|mail processing|mailroom > open and hand out post|open the post|sort and send post|deal with the post|frank letters
telephone reception|switchboard operation|telephone switchboard|answering telephones > answer the phone|put calls through|connect calls|take phone calls
visitor reception|visitor management|front of house|welcoming visitors > greet visitors|sign in visitors|welcome guests at the desk|give out visitor badges|receive visitors
diary management|calendar management|calendar coordination|scheduling of appointments > keep the boss's diary|book meetings|keep calendars|arrange appointments|keep diaries
travel arrangements|travel booking|travel management|travel organisation|business travel > book flights|book trains and hotels|book hotels|book trips
meeting organisation|meeting coordination|meeting preparation|organise meetings > book rooms for meetings|set up meetings|prepare meetings|arrange meetings|send out invitations to meetings
minute taking|meeting minutes|protocol of meetings > write up meetings|write minutes|write down what was agreed|note decisions in meetings
correspondence|written correspondence|business correspondence|letter writing > answer letters|type letters|write letters and emails
document management|filing|records management|document filing|archiving > file papers|keep files|put papers in folders|sort documents into files|store documents
data entry|data input|data capture|keying of data > type in data|enter addresses|type figures into|enter figures|key in orders|type names into
database maintenance|data maintenance|master data maintenance > keep addresses up to date|update customer data|keep customer data up to date|correct records in the database
office supplies|office supply ordering|stationery ordering > order paper and pens|buy office materials|order toner
expense reports|expense processing|travel expense claims|expense claims > check travel expenses|work out travel expenses|process receipts from trips
invoice processing|invoicing|billing|invoice preparation > write invoices|send invoices|check and book invoices|send out bills|write bills
preparation of presentations|create presentations > make slides|make PowerPoint slides|prepare slides|put together slides
report preparation|prepare reports|report writing > put together reports|put together figures each month|monthly figures for the boss
scanning and photocopying|reprographics|copying and scanning > scan documents|copy papers|scan papers|photocopy
event organisation|event planning|organise events > plan parties|organise parties|plan an open day|put on events|organise the summer party
translation of documents|translating > translate letters|translate texts|translate contracts|put texts into
interpreting|interpretation services|oral translation > interpret for patients|interpret at meetings|translate talks
accounts payable|creditor accounting|purchase ledger|supplier invoices > pay suppliers|book supplier invoices|enter supplier bills|pay bills
accounts receivable|debtor accounting|sales ledger|receivables > send invoices to customers and book payments|check whether customers have paid|book customers' payments
dunning|credit control|payment reminders|debtor management|receivables management|debt collection > chase unpaid bills|send reminders|remind customers to pay|chase late payers|ring customers who have not paid
bookkeeping|financial bookkeeping|accounting entries|general ledger > book receipts|keep the books|enter receipts and payments|book income and spending
bank reconciliation|account reconciliation|reconciliation of bank accounts > compare bank statements|check bank statements against the books|match bank statements
month-end closing|monthly closing|month-end accounts > close the books each month|close the month|finish the monthly accounts
annual financial statements|year-end accounts|year-end closing|annual accounts > close the books at year end|prepare the yearly accounts|draw up the balance sheet
VAT returns|VAT filing|sales tax returns|VAT declarations > work out VAT|send VAT to the tax office|fill in VAT forms
tax return preparation|prepare tax declarations > fill in tax forms|do people's taxes|prepare tax forms
payroll|payroll accounting|payroll administration|payroll processing > pay wages|work out wages|do the wages|calculate wages|pay salaries
petty cash|petty cash management|cash book > keep the cash box|look after the cash tin|keep the cash book
cost accounting|cost control|cost analysis|cost monitoring > work out what products cost|watch costs|keep costs in check
budgeting|budget planning|budget preparation > draw up the budget|plan spending|plan the yearly spending
variance analysis|budget variance analysis > compare budget and actual|explain differences between plan and actual
audit support|audit preparation > get papers ready for the auditors|prepare files for auditors|answer auditors' questions
internal audit > check departments' books|check that departments follow the rules
credit assessment|credit analysis|creditworthiness checks|loan assessment > check whether borrowers can pay|check borrowers' income|check loan applications
loan advice|lending advice|mortgage advice|credit advice > advise on home loans|talk to customers about mortgages
investment advice|investment consulting|securities advice > advise on funds and shares|advise clients on savings|advise on shares
account opening|open bank accounts > open accounts for customers|set up accounts for customers
KYC checks|know your customer checks|customer due diligence|identity verification > check customers' identity|check ID papers|check passports of customers
anti-money laundering|AML|AML monitoring|money laundering prevention > report suspicious payments|watch for suspicious payments
insurance advice|insurance consulting|policy advice|insurance sales > sell insurance|sell policies
damage assessment|claims assessment|loss adjustment|loss assessment > look at damage and estimate|inspect damage|judge damage
policy administration|contract administration|policy management > change policies|enter policy changes|keep contracts up to date
underwriting > decide on insurance applications|check insurance applications
property management|real estate management|residential property management|house management > look after flats|look after tenants and repairs|manage rented flats|look after rented homes
property viewings|conduct viewings|flat viewings|house viewings > show flats|show houses|show homes to buyers|show people round flats
tenancy agreements|rental contracts|lease agreements|lettings administration > draw up leases|write rental contracts|let flats|sign leases with tenants
service charge statements|service charge accounting|utility bill accounting > work out heating costs for tenants|work out tenants' running costs|bill tenants for heating
property valuation|real estate appraisal|property appraisal > estimate what houses are worth|value houses|value flats
property marketing|real estate marketing|listing of properties > write adverts for flats|put homes online|photograph houses for sale
recruitment|staff recruitment > find new staff|fill vacancies|find and interview candidates|look for staff
applicant management|candidate management|application management|applicant screening|CV screening > read applications|sort applications|go through CVs|answer applicants|screen CVs
job interviews|interviewing|candidate interviews|conduct interviews > interview applicants
job postings|job advertisements|job ads > post vacancies|write job adverts|put jobs online|place job adverts
post vacancies|put jobs online|place job adverts
onboarding|induction of new employees|new hire onboarding|employee induction|staff induction > train new colleagues|show new colleagues round|show new staff the ropes|welcome new staff and show|introduce new staff to
personnel administration|HR administration|personnel files|employee records|HR records > keep staff files|write contracts for staff|keep personnel files|look after staff files
employment contracts|draft employment contracts|contract preparation > write contracts for new staff|prepare work contracts|draw up contracts for staff
absence management|absence recording|leave management|holiday management > record sick days|note holidays and sick days|keep holiday lists|enter sick notes
time recording|time tracking|time and attendance|timekeeping > keep timesheets|enter hours|record hours worked|check timesheets
training coordination|training administration|organise training|training organisation > book courses for staff|arrange courses|plan courses for employees
apprentice training|apprenticeship training|vocational training > teach apprentices|show apprentices how to|instruct apprentices
staff scheduling|roster planning|shift planning|rota planning|workforce scheduling > write the rota|draw up rotas|make the shift plan|plan who works when
reference letters|employment references|employer references > write references
performance appraisals|performance reviews|appraisal interviews|staff appraisals > hold yearly talks with staff|yearly staff talks
occupational health and safety|workplace safety|work safety > make sure staff wear helmets|safety briefings|check that safety rules are kept|prevent accidents at work
safety briefings|toolbox talks|safety instruction|safety training|safety inductions > brief staff on safety|explain safety rules|instruct workers in safety|teach safety rules
fire safety|fire prevention|fire protection|fire safety checks > check fire extinguishers|check escape routes
emergency evacuation|evacuation drills|evacuation procedures > fire drills|practise leaving the building|clear the building in drills
first aid|first aider|first aid response > bandage cuts|treat injuries on the spot
access control|entry control|admission control|entrance control > check passes at the gate|check badges|let people in|check IDs at the entrance|check tickets at the door
patrols|security patrols|foot patrols > walk rounds at night|walk round the site|do rounds of the site|make rounds
CCTV monitoring|camera surveillance|video surveillance > watch cameras|watch screens|watch monitors of cameras
alarm response|alarm monitoring > go out when alarms ring|check when alarms go off|react to alarms
incident reports|security reports|occurrence reports > write up incidents|write reports of incidents|note incidents
event security|crowd control|crowd management|stewarding > steward at concerts|keep crowds in order|guard concerts|watch over crowds at
bag searches|security screening|baggage screening > check bags|X-ray bags|scan luggage
conflict de-escalation|de-escalation|conflict resolution > calm people down|calm arguments|settle arguments|talk drunks out|break up fights
key management|key control|key administration > give out keys|look after keys|hand out keys and note
`;
