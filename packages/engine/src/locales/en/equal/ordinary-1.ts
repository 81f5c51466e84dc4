/** English, what postings of the most common jobs ask for, and how people of these jobs tell it; what stands behind ">" only proves; our own list. */
export const ordinary1 = `
care documentation|document care|care records|care notes > keep daily notes on residents|keep daily notes on each resident|write daily notes on residents|keep notes on residents|record care given|write notes on patients|keep notes on each resident
accompanying residents to appointments|accompany residents to appointments > go with residents to the doctor|take residents to the doctor|accompany residents to the doctor|go with residents to the hairdresser
leisure activities > play cards with residents|sing songs with residents|play games with residents|play bingo with residents|games and songs with residents
cold kitchen|garde manger|larder work > cold station|prepare starters and salads|put together starters and salads|prepare cold starters
kitchen cleaning|clean kitchens > scrub stoves|scrub worktops|clean stoves and worktops|clean ovens and worktops|scrub stoves and worktops
payment handling|handle payments|payment processing|process payments > take cash and cards|take card and cash payments|take payments by card and cash|take cash and card payments
reservations|take reservations|take bookings|booking taking|table bookings > take table bookings|note table bookings|accept table bookings|take bookings for tables
proof of delivery|obtain proof of delivery > get signatures from customers|get customers to sign|collect signatures on delivery|get receipts signed|have customers sign
school transport|transport pupils|pupil transport|school runs > drive pupils to school|drive children to school|take pupils to school by bus|drive schoolchildren
trip logs|keep trip logs|driver's log|vehicle log > keep a log of trips|log of journeys|record trips|log trips|write down trips
engine diagnostics|diagnose engines > find faults in engines|trace engine faults|find engine faults|diagnose engine faults
repair estimates|estimate repairs|repair quotes > write quotes for repairs|write estimates for repairs|prepare quotes for repairs|quote for repairs
waste disposal|dispose of waste|waste removal > empty bins|empty waste bins|take out rubbish|take waste to containers|take out the rubbish
disinfection of surfaces|disinfect surfaces|surface disinfection > wipe door handles with disinfectant|disinfect door handles|disinfect door handles and switches|disinfect worktops|wipe surfaces with disinfectant
form tutoring|form tutor > form tutor of a class
tutoring|private tuition|extra tuition > give extra lessons|give private lessons|give pupils extra lessons|extra lessons after school
observation of children|observe children|child observation > watch children and write down|watch children and note
arts and crafts|art and craft activities|craft activities|crafts with children > make things with the children|make things from paper and clay|do handicrafts with children|paint and craft with children|craft with children|make things out of paper|make things out of paper wood clay with children
music with children|make music with children|musical activities > sing with children|sing songs with children|sing songs and play the guitar
outdoor activities|outdoor play|activities outdoors > walks in the woods|go on walks with the group|play outside with children|take children into the woods
accounts receivable|receivables management|debtor accounting > keep track of what customers owed|chase late payers|follow up unpaid customer invoices|chase unpaid customer invoices
month-end closing support|support with month-end closing|support month-end close > help with month-end closing|help close the books|help with the closing of the books at the end of the month|assist with month-end close
search engine optimisation|SEO > improve texts so that Google ranked us higher|improve ranking on Google|get pages higher on Google|raise rankings on Google|improve page titles for Google
web analytics|website analytics|analyse web traffic|web traffic analysis > count clicks and visits|evaluate clicks and visits|measure visits to the website|evaluate visits with Google Analytics|track clicks and visits
meeting facilitation|facilitate meetings > lead meetings|run meetings|chair meetings
status reporting|write status reports|prepare status reports|report on project status|project status reporting
risk management|manage risks > list risks and agree steps|keep a risk register|list risks and agree measures|assess risks and agree measures
client communication|communicate with clients|customer communication|communication with clients > keep clients informed|keep clients informed and answer their questions|talk to clients every week
API design|design APIs > design REST interfaces|design REST APIs|design programming interfaces
microservice migration|migrate to microservices|move to microservices > move a monolith to microservices|split a monolith into microservices|break up a monolith
technical documentation > write docs for developers|write docs for other developers|document code for developers|document APIs
data cleaning|data cleansing|clean data|cleanse data|clean data sets|clean datasets
SQL querying|write SQL queries|SQL queries|query databases with SQL
data visualisation|data visualization|visualise data|visualize data > show results in charts|show data in charts|make charts of results|make charts of data|present results in charts
KPI reporting|report KPIs|reports of key figures|key figure reporting|KPI reports > draw up reports of key figures|weekly reports of key figures|report key figures
A/B testing|split testing|A/B tests > test page versions against each other|test two versions of a page|test versions against each other
user support|support users|IT user support > answer tickets from users|solve users' IT problems|help users with IT problems|help users with computer problems
network configuration|configure networks > set up switches and routers|set up routers|configure switches and routers|configure routers|set up routers and firewalls
job interviews|interview applicants|interview candidates|hold job interviews|conduct job interviews|conduct interviews with applicants|applicant interviews|candidate interviews
absence recording|record absences > record sick leave|record sick days|record sick leave and holidays|enter sick leave and holidays
`;
