/** English, what postings ask in care, schools, social work, cleaning, hotels, kitchens and shops, and how bullets say it plainly; what stands behind ">" only proves; our own list. */
export const asked1 = `
care documentation|nursing documentation|care recording > write up care notes|fill in care charts|complete care records|write in the residents' files
nutrition support|nutritional support > help residents eat|feed residents|help people eat and drink
oral hygiene|mouth care|oral care > brush residents' teeth|clean dentures|help patients brush their teeth
wound management|wound treatment|wound care > change dressings|dress wounds|bandage wounds|clean and dress wounds
vital signs monitoring|take vital signs|observations of vital signs > take blood pressure and pulse|measure blood pressure and temperature|take temperature, pulse and blood pressure|check pulse and blood pressure
blood glucose monitoring|glucose monitoring|blood sugar monitoring > measure blood sugar|check blood sugar|test blood sugar
intravenous therapy|IV therapy|infusion therapy > put up drips|set up infusions|give infusions|hang drips|connect infusions
stoma care|ostomy care > change stoma bags|change colostomy bags|empty stoma bags
falls prevention > stop residents falling|prevent falls|keep residents from falling|reduce falls
patient admissions > take in new patients|admit new patients
discharge planning|patient discharge planning > prepare discharges|arrange care after discharge|organise care after hospital
pre-operative preparation|pre-op preparation|preoperative care > get patients ready for surgery|prepare patients for surgery|prepare patients for operations
post-operative care|postoperative care|post-op care|recovery care > look after patients after surgery|care for patients after operations|watch patients after surgery
infection prevention|infection control|infection prevention and control > disinfect surfaces against infection|isolate infectious patients
sterilisation of instruments|sterilise instruments > run the autoclave|clean and sterilise instruments|put instruments through the autoclave
patient education|educate patients|patient teaching > explain to patients how to|show patients how to|explain treatment to patients
family liaison|communication with relatives > talk to relatives|speak with families|keep families informed|keep relatives informed|phone relatives
palliative care|hospice care > care for terminally ill patients|look after terminally ill people
home visits|domiciliary visits > visit patients at home|visit clients at home|see families at home|visit people in their homes
companionship|companion care > keep elderly people company|sit and chat with residents|keep residents company
activity programme|activities for residents|recreational activities > bingo afternoons|sing with residents|play games with residents|take residents on outings|craft afternoons
appointment management|managing appointments|appointment administration > book patients in|give out appointments|book and move appointments|make and change appointments
patient registration|patient check-in > book in patients|take down patients' details
medical billing|billing of treatments > bill insurers for treatments|send bills to health insurers|invoice treatments
insurance claims processing|claims processing|claims handling|claims administration > deal with claims|settle claims|work on claims|check claims and pay them
prescription processing|prescription handling|dispense prescriptions > hand out prescriptions|make up prescriptions|fill prescriptions|give out medicines on prescription
medicines stock control|pharmacy stock control > check expiry dates of medicines|order medicines and check dates
over-the-counter advice|OTC advice|advice on over-the-counter medicines > advise customers on cold remedies|advise on medicines without prescription
therapeutic exercise|exercise therapy > show patients exercises|do exercises with patients|practise walking with patients
dental impressions|take dental impressions > take impressions of teeth|take moulds of teeth
ECG recording|electrocardiography|ECG > take ECGs|run ECGs
emergency response|emergency care > attend to accidents|go out to emergencies|respond to emergency calls
patient transfers|patient transport > push patients to theatre|bring patients to X-ray|take patients to theatre|wheel patients to
triage|patient triage > decide who needs to be seen first|sort patients by urgency
safeguarding|child protection|safeguarding of children > report suspected abuse|report concerns about children
toilet training|potty training > get children out of nappies|help toddlers become dry
settling-in|settling in of new children|settling-in period > help new children settle
learning through play|play-based learning|play activities > play games that teach
creative activities|arts and crafts|craft activities|creative work with children > paint with children|make crafts with children|do handicrafts with children|paint and model with children
parent communication|parent liaison|parental engagement|work with parents > talk to parents|speak with parents|tell parents how their child|hold parent meetings|meet parents
parents' evenings|parent-teacher conferences|parent consultations > talk with parents about progress|meet parents about marks
child observation|developmental observation|observation and assessment of children > write down how each child develops|note how children develop|record children's development
lesson planning|lesson preparation > prepare lessons|draw up lesson plans|write lesson plans
differentiated instruction|differentiation|differentiated teaching > set tasks for different abilities|easier and harder worksheets|tasks at several levels
marking and assessment|student assessment|assessment of pupils|grading > mark tests|correct exams|mark homework|grade essays|mark essays|correct homework
classroom management|behaviour management|manage behaviour in class > keep the class quiet|keep order in class|deal with disruptive pupils
special educational needs|SEN support|special needs support|learning support > teach pupils with learning difficulties|work with dyslexic pupils|children with learning difficulties|pupils with autism
homework supervision|homework support|homework club > help children with their homework|help pupils with homework
playground supervision|playground duty|break supervision|break duty > watch children at break|supervise break times|mind children in the playground
language teaching|language instruction > teach German|teach English|teach French|teach Spanish|give French lessons|give German lessons
teach English as a foreign language|EFL teaching|ESL teaching|English language teaching > teach English to refugees|teach English to migrants|English lessons for newcomers
exam preparation > prepare pupils for exams|get students ready for exams|coach students for their exams
curriculum development|course development|curriculum design > write new courses|develop courses|design courses|put together a new course
adult education|teaching adults|adult learning > evening classes for adults|teach evening classes
school trips|educational visits|field trips|organisation of school trips > take classes to museums|plan trips for classes|class trips
e-learning|online teaching|digital teaching|distance learning > lessons over Zoom|lessons by video|online lessons
case management|casework|case work > look after cases|carry a caseload|work with families on their cases
crisis intervention|crisis support > talk people down|calm people in crisis|help people in crisis
debt counselling|debt advice|money advice > advise people in debt|help people with debts|make repayment plans with people
benefits advice|welfare advice > help people claim benefits|help people fill in benefit forms
housing support|housing advice|tenancy support > help people find flats|help homeless people find homes|find homes for homeless people
substance misuse support|addiction support > work with addicts|advise addicts|help people off drugs
youth work|work with young people > run a youth club|run a youth centre|work with teenagers|look after a youth group
outreach work|street work|outreach > visit homeless people on the streets|talk to young people on the street
integration support|integration of refugees|refugee support > help refugees settle|help refugees with offices|go with refugees to offices
volunteer coordination|coordinate volunteers > plan volunteers' shifts|schedule volunteers
fundraising|raise funds|donor fundraising > collect donations|raise money|raise donations|ask for donations|win donors
pastoral care|pastoral work|spiritual care > visit the sick of the parish|talk with grieving families|visit parishioners
mental health support|support for people with mental illness > work with people with depression|look after people with mental illness|support people with schizophrenia
disability support|support for people with disabilities|work with disabled people > look after people with disabilities|help disabled people live|care for people with learning disabilities
supported living|assisted living > live-in help for disabled|flats for people with disabilities
mopping and vacuuming|floor care|floor cleaning > mop floors|hoover floors|vacuum floors|polish floors|scrub floors
sanitary cleaning|cleaning of sanitary facilities|washroom cleaning|toilet cleaning > clean bathrooms|scrub toilets|clean showers
window cleaning > wash windows|wash shop windows
office cleaning|commercial cleaning > clean an office building
housekeeping|room cleaning|guest room cleaning > make up rooms|make beds and clean rooms|clean hotel rooms
linen change|linen handling|changing bed linen|bed making > change beds|change sheets|put fresh sheets on
laundry service|laundry work|laundering > wash and iron|wash towels and sheets|do the washing
deep cleaning > clean kitchens from top to bottom|clean extraction hoods
minibar service|minibar checks > refill minibars|restock minibars
lost property handling|lost property|lost and found > keep lost items|hand back lost things|log lost things
guest relations|guest service|guest care > look after guests|help guests|see to guests' wishes|take care of guests
check-in and check-out|check guests in and out > welcome guests and give out keys|hand out room keys|book guests in and out
reservation management|reservations handling|manage reservations > take bookings|take reservations|book rooms|take room bookings
concierge services > book theatre tickets for guests|order taxis for guests|book tables for guests
night auditing > close the day's accounts at night|close the hotel's books at night
breakfast service|breakfast preparation > set up the breakfast buffet|serve breakfast|put out breakfast|lay out breakfast
table service|waiting tables|serve at table > take orders and serve|bring food to tables|carry plates|serve guests at table
food and beverage service|F&B service|serving food and drinks > serve meals and drinks|bring guests food and drinks
bar service|bar work|serve drinks|drinks service > pour drinks|pull pints|mix drinks|pour beer
coffee preparation > make coffee|espresso machine|make cappuccinos|pour latte art
wine service|wine recommendations > recommend wines|suggest wines|open and pour wine
menu recommendations|advise guests on the menu|suggestive selling > recommend dishes|explain the menu|suggest dishes
table setting|laying tables > lay up
banquet service|event catering|banqueting > serve at weddings|serve at banquets|cater for parties|serve at functions
mise en place|food preparation|food prep|kitchen preparation > chop vegetables|peel vegetables|cut vegetables|prepare ingredients|wash and cut salad|prepare sauces and stocks
hot food preparation|hot kitchen|cooking of hot dishes > cook soups and main courses|fry and grill|cook hot meals
cold kitchen|garde manger|cold food preparation|larder section > make salads and starters|prepare salads and cold starters|make cold platters
pastry work|dessert preparation|patisserie > make desserts|make cakes and desserts|bake cakes
cake decorating|cake decoration > ice cakes|pipe icing
portion control|portioning > weigh portions|portion meals|same size portions
menu planning|menu design > write the menu|put together the menu|think up dishes
special diets|dietary requirements|allergen management|allergen awareness > cook gluten-free|cook for allergies|cook for people with allergies|mark allergens|meals for diabetics
food safety|food hygiene|kitchen hygiene > keep the kitchen clean|clean the kitchen to hygiene rules|check use-by dates
kitchen cleaning|kitchen porter duties|dishwashing|pot washing > wash dishes|wash up|load the dishwasher
food ordering|kitchen ordering|order ingredients > order groceries|order meat and vegetables
food cost control > keep food costs down|cut food waste|reduce food waste
mass catering|large-scale catering|volume catering|bulk cooking|institutional catering > cook for 200|cook school meals|cook for a canteen|meals for hundreds|canteen lunches
takeaway orders|take-out service > pack orders to take away|pack takeaway
butchery|meat cutting|meat preparation > cut up carcasses|bone meat|cut steaks|debone meat
fish filleting|fish preparation > gut fish|scale fish
counter sales|counter service > sell at the counter|serve at the counter|sell bread at the counter|serve customers at the meat counter
checkout operation|till work|checkout work|cashier duties|till operation > sit at the till|on the checkout|take money at the till|ring up purchases
cash handling > take cash|count the till|take money|count the takings|bank the takings|cash up
card payments|process card payments > take card payments
shelf replenishment|shelf filling|stock replenishment|merchandise replenishment > stack shelves|refill shelves|put goods on shelves|top up shelves
product presentation|merchandise presentation|merchandising|product placement > arrange goods|arrange displays|set out goods|build displays|lay out displays
window display|visual merchandising of windows > dress the windows|decorate the shop window|arrange the window|do the windows of the shop
best-before checks|expiry date checks|shelf life checks|date checking > check dates on goods|take out expired goods|check use-by dates|remove goods past their date
customer advice|customer consultation|advisory sales|sales advice > help customers choose|explain products to customers|help customers find|find the right size for customers|tell customers about products
upselling|cross-selling|additional sales|add-on sales > offer customers extras|suggest matching|sell accessories with|offer care products with
returns and exchanges|handle returns|returns processing > take back goods|exchange goods|take returns|change items customers bring back
complaint management|complaints handling > deal with complaints|sort out complaints|calm angry customers|listen to complaints and solve|settle complaints|answer complaints|complaint resolution
complaint resolution > sort out complaints|listen to complaints and solve|settle complaints
loss prevention|theft prevention|shoplifting prevention > catch shoplifters|watch for shoplifters|stop shoplifters
store opening and closing > open and lock up the shop|hold the keys|lock up at night|open the shop in the morning|unlock the shop
online order fulfilment|click and collect|order fulfilment|e-commerce fulfilment > pack online orders|pack orders from the website|get web orders ready|send out online orders
telephone sales|telesales|telemarketing|outbound sales calls > sell over the phone|phone customers to sell|ring up companies and sell
field sales|outside sales|external sales > visit customers on the road|travel to customers to sell|call +on customers in
sales support|inside sales|sales administration|sales back office > write quotes for the reps|send out quotes and confirm orders|enter orders for the sales team
quotation preparation|prepare quotations|preparation of quotes|offer preparation|quoting > write quotes|make quotes|write offers|draw up offers|work out prices for customers
order processing|order entry|order handling|order management > take orders|key in orders|type in orders
new customer acquisition|new business development|win new business > find new customers|win new customers|win new clients|gain new accounts
lead generation|prospecting|lead qualification > find possible customers|cold calls|call companies to find customers|collect contacts at fairs
account management|client account management > look after regular customers|keep in touch with customers|stay in touch with clients|look after existing clients|care for existing customers
product demonstrations|product demos|demonstrate products > show how the product works|show products to customers|show customers how machines work
trade fair representation|trade fairs|trade show attendance|exhibitions and fairs > stand at trade fairs|staff the stand at fairs|work at the stand
contract negotiation|negotiate contracts|price negotiation|commercial negotiation > agree prices with|haggle over prices|agree terms with
sales reporting|sales analysis > report sales figures|sales figures every month|put together sales numbers
market research|market analysis|competitor analysis > look at what competitors charge|compare competitors' prices|ask customers what they want
after-sales service|after-sales support|aftersales > help customers after purchase|look after customers after they bought
customer onboarding|client onboarding > set up new customers|show new customers how to use|introduce new clients to
inbound calls|inbound call handling|incoming calls|call handling|telephone handling > answer calls|take calls|answer the phone|pick up the phone
outbound calls|outgoing calls > call customers|ring customers|phone customers
first-level support|first line support|1st level support|tier 1 support > answer users' questions by phone|take help desk calls|first to answer user calls
email support|email correspondence|written customer correspondence > answer customers' emails|reply to emails from customers|answer emails
live chat support|chat support > answer customers in chat|chat with customers online|answer questions in the chat
call documentation|call logging|document calls > note each call|write down calls|enter calls
ticket handling|ticket processing|ticket management > work through tickets|answer tickets|close tickets
food temperature records|temperature monitoring of food > write down fridge temperatures|note fridge temperatures|log fridge temperatures|check and log food temperatures
`;
