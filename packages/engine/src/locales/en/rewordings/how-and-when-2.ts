/** How, how much and when something was done, in other words; read by the gate alone. */
export const howAndWhen2 = `
by post|by mail|in post|via post|through post|by letter
by letter|in writing|by post
in writing|by letter|written|on paper
by email|via email|through email|per email|electronically|by e-mail
electronically|digitally|in electronic form|online|by computer
online|digitally|remotely|on web
by video|video call|over video link
face-to-face|in person|personally|on site
orally|verbally|by word of mouth|spoken
by hand|manually|manual|hand
by machine|mechanically|with machine
by car|with car|driving
by bike|on bike|by bicycle|cycling
on foot|walking|by foot
by sea|by ship|sea freight
by air|by plane|air freight
by rail|by train|rail freight
by road|by truck|by lorry|road freight
door-to-door|house-to-house
on site|in house|on location|at location
on spot|on site|there and then
off-site|offsite|external|elsewhere
outside|outdoors|out of doors|in open air
inside|indoors|within
upstairs|on upper floor
in field|out in field|outdoors
at home|from home|in own home|in homes
in their homes|at home|in own homes|in home
at customer's|at customer's home|at customer's site|on customer's premises|on site at customers
at height|high up|above ground
underground|below ground
in shifts|shift work|on rotating shifts|on shift rota|shift pattern|shift system
rotating shifts|alternating shifts|changing shifts|varying shifts
late shift|evening shift|lates|back shift
night shift|night duty|overnight shift
work nights|work night shifts|do night shifts|did night shifts|night work|did night duty
part-time|half days|on part-time basis|half-time
full-time|on full-time basis
casual|zero-hours|on casual basis
fixed-term|time-limited
long-term|long-lasting|lasting|over long period
short-term|brief|for short time
simultaneously|in parallel|at once|at same time|concurrently
in parallel|alongside|simultaneously|side by side
separately|apart|individually
individually|one by one|one at a time|one-to-one|singly
one-to-one|one-on-one|individual|individually
in groups|group-wise|as group
in rows|in lines
in order|in sequence|ordered
alphabetically|in alphabetical order|by alphabet|from a to z
by date|chronologically|in date order|in chronological order|by day
by number|numerically|in numerical order
by type|by kind|by sort
by size|according to size
by colour|according to colour
by name|according to name
completely|fully|in full|totally|wholly|entirely
mostly|mainly|predominantly|largely|chiefly|for most part|primarily
mainly|mostly|primarily|chiefly|predominantly|above all|largely|principally
especially|particularly|in particular|notably|above all|specifically
almost|nearly|close to|just under|not quite
just under|almost|nearly|slightly less than|slightly under|a little under
just over|slightly more than|slightly over|a little over
at least|minimum|no fewer than|no less than|not less than
at most|maximum
more|additional|further|extra
many|a lot of|numerous|a large number of|a great many
lots of|many|numerous|plenty of
a few|a couple of|a handful of
several|a number of|multiple
various|a range of|a variety of|different|diverse|assorted|miscellaneous|sundry
different|various|diverse|varied|assorted
assorted|mixed|various|miscellaneous
a pair|two|a couple
a dozen|twelve
half a dozen|six
half a year|six months
half an hour|thirty minutes
one hour|an hour
an hour and a half|ninety minutes
a quarter of an hour|fifteen minutes
two weeks|a fortnight|fourteen days
one week|seven days
one year|twelve months
two years|twenty-four months
one day|twenty-four hours
two days|forty-eight hours
half|fifty percent
one quarter|quarter
one third|third
per person|each|a head|per head
per hour|an hour|hourly|every hour|each hour
per shift|each shift|every shift|a shift
per item|each|apiece|a piece
metre|meter
centimetre|centimeter|cm
millimetre|millimeter|mm
kilometre|kilometer|km
square metre|square meter|sqm|m2
square foot|sq ft|sqft
cubic metre|cubic meter|m3
mile|mi
hour|hr|hrs
percent|per cent|percentage|pct
pound|lb|lbs
years old|aged|of age|years of age
aged|between ages of|from age|years
children aged|children between|children of|year-olds
approx|approximately
incl|including|inclusive
dept|department
mgmt|management
admin|administration|administrative
docs|documents
specs|specifications
reps|representatives
ads|advertisements|adverts
tech|technical|technology
govt|government
intl|international
pe|physical education|sports lessons|gym class
pa|personal assistant
hr|human resources|personnel department
pr|public relations
qa|quality assurance
qc|quality control
r&d|research and development
h&s|health and safety
ppe|personal protective equipment|protective gear|protective clothing
sop|standard operating procedure|work instruction
kpi|key performance indicator
sla|service level agreement
eta|expected time of arrival
pos|point of sale
b2b|business to business
b2c|business to consumer
tv|television
cvs|resumes
grey|gray
cheque|check
storey|story|floor|level
jewellery|jewelry|jewels
pyjamas|pajamas
moustache|mustache
sceptical|skeptical
instalment|installment
skilful|skillful
wilful|willful
doughnut|donut
whisky|whiskey
draught|draft
gaol|jail
mum|mom
catalyse|catalyze
paralyse|paralyze
`;
