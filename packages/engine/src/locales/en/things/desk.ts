/** English things of offices, banks, councils, courts and schools; what stands behind ">" is one of their kind, and only proves. */
export const desk = `
reminder letter|payment reminder|dunning letter|overdue notice
arrears|overdue debts > unpaid bills
credit note|credit memo|credit memorandum
expense claim|expense report|travel claim|expenses form
travel expense claim|travel expense report|travel claim
payslip|pay slip|pay stub|wage slip
bank statement|account statement
bank transfer|wire transfer|credit transfer
cheque|bank check|checks and drafts
general ledger|nominal ledger
accounting record|books of account|bookkeeping record
financial statement|annual accounts|year-end accounts|annual financial statement > balance sheet|profit and loss account|income statement|cash flow statement
fixed asset|tangible asset|capital asset
tax return|tax filing|tax declaration > vat return|self-assessment return
corporation tax|corporate income tax
tax > vat
subscription fee|membership dues|membership fee
loan > mortgage|consumer credit
mortgage|home loan|house loan
insurance claim|damage claim > motor claim|car claim
insurance policy|insurance contract|insurance cover > motor policy|life policy|home policy|car policy|travel insurance
motor insurance|car insurance|auto insurance|vehicle insurance
health insurance|medical insurance
pension|retirement benefit
welfare benefit|social benefit|state benefit|benefits for jobseekers > housing benefit|child benefit|unemployment benefit|disability allowance
funding application|grant application|application for funding|grant bid|funding bid
donation|charitable gift|gifts from donors
fundraiser|fundraising event > charity run|bake sale|sponsored walk|charity auction
tenancy agreement|lease agreement|rental agreement|rental contract|tenancy contract
tenant|renter|lessee
landlord|lessor
rented property|rental property|let property > rented flat|rental apartment|rented house
contract|agreement in writing > tenancy agreement|lease|service agreement|licence agreement|supply agreement|purchase agreement|non-disclosure agreement
employment contract|contract of employment|work contract|employment agreement
legal document|legal paper > contract|will and testament|deed|lease|power of attorney|affidavit|pleadings
witness statement|witness testimony
lawsuit|court case|legal action|litigation case
prison|jail|gaol
prisoner|inmate
offender|lawbreaker
id card|identity card|identity document > passport|driving licence
passport|travel document
visa application|application for a visa
residence permit|residency permit|leave to remain
planning application|building application
parking ticket|parking fine|penalty charge notice|parking penalty
by-law|bylaw|local ordinance
public enquiry|citizen enquiry|question from the public
population register|residents' register
birth certificate|record of birth
ministry|government department
tender document|bid document|tender|bid@contract tender procurement
offer letter|letter of offer|job offer
telephone enquiry|phone enquiry|telephone inquiry|phone query|phone inquiry|telephone query
customer enquiry|customer query|customer inquiry|customer question|client query|client enquiry
mobile phone|cell phone|cellphone|handset > smartphone
smartphone|mobile handset
conference call|phone conference|teleconference
video call|video conference|videoconference|video meeting
telephone exchange|phone exchange
correspondence|mail correspondence > letter|email|e-mail
business letter|commercial letter|official letter
circular|newsletter
diary@appointments meetings manager director director's managers' executive|calendar@appointments meetings manager director executive|appointment book|appointment calendar
appointment|booked time slot
meeting minutes|minutes of meetings|record of meetings|notes of meetings > board minutes
agenda|order of business|list of topics
meeting room|conference room|boardroom
timesheet|time sheet|time card|hours record
overtime|extra hours
annual leave|vacation days|paid leave|holiday entitlement|paid vacation
leave request|holiday request|vacation request|leave application
sick leave|sickness leave|medical leave
job application|application for a job|applications from candidates
reference letter|letter of recommendation|job reference
seasonal worker|seasonal staff|seasonal labour|seasonal employees
temp|temporary worker|temporary staff|agency worker|agency staff
new starter|new hire|new employee|new joiner|new recruit|new colleague
coworker|colleague|co-worker|workmate|fellow worker
intern|work placement student|placement student
filing system|filing cabinet system|file system for papers|records system
document > contract|invoice|letter|certificate|passport|deed|report|manual|birth certificate
paper files|paper records|hard-copy files|hard copies
form@filled filling completed application fill|blank to fill in
spreadsheet|excel sheet|excel file|excel table|excel spreadsheet
photocopy|xerox copy
photocopier|copy machine|copier
office machine|office equipment > photocopier|printer|fax machine|shredder|franking machine|copier|scanner
shredder|paper shredder
printer@office print paper toner laser inkjet|printing device
drawing pin|thumbtack
rubber stamp|ink stamp
whiteboard|dry-erase board
secondary school|high school > grammar school|comprehensive school
pupil|schoolchild|schoolchildren|school student
university student|undergraduate|college student|uni student
form teacher|homeroom teacher|class teacher
teaching staff|teachers
lesson|teaching unit > english class
private lesson|one-to-one lesson|private tuition|one-to-one tuition
remedial lesson|catch-up lesson|remedial teaching
maths|mathematics > algebra|geometry|calculus
natural science|science@lessons pupils school taught students gcse > physics|chemistry|biology
foreign language|modern language > french|spanish|german|italian|mandarin|japanese|russian|portuguese|arabic|chinese
language lesson|language class|language course|language teaching > french lesson|spanish class|english course|english lesson
driving lesson|driver's lesson
music lesson|music class|music tuition|instrumental lesson > piano lesson|guitar lesson|violin lesson|cello lesson|singing lesson
swimming lesson|swim class
homework|school assignment|home assignment
exam paper|examination paper|test paper
thesis|dissertation
textbook|schoolbook|course book|coursebook
learning material|teaching material|teaching aid|course material|instructional material > worksheet|handout|flashcard|exercise sheet|textbook|lesson slides
special needs|special educational needs|additional needs|learning difficulties > autism|dyslexia
training course|course of training|training programme > first-aid course|induction course|safety course
course participant|trainees on a course|attendee|course delegate
e-learning course|online course|elearning course|online module|e-learning module
`;
