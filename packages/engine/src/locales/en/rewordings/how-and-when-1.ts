/** How, how much and when something was done, in other words; read by the gate alone. */
export const howAndWhen1 = `
alone|on own|by myself|unaided|unaccompanied
together|jointly|with each other|side by side
in a team|as part of a team|within a team
in small team|in small group|as part of small team
for a time|temporarily|for a while
poor|bad
bad weather|poor weather|rough weather
satisfactory|acceptable
friendly|kind|warm|pleasant
polite|courteous|civil
politely|courteously|in polite way
patient|calm
patiently|with patience|calmly
careful|thorough|conscientious|attentive
carefully|thoroughly|with care|conscientiously|attentively
precise|exact|accurate
neatly|tidily|in order|orderly
simple|easy|basic|plain|straightforward
difficult|hard|tough|tricky|challenging|demanding
hard|heavy
complex|complicated
heavy|bulky
fragile|breakable|delicate
valuable|precious
expensive|costly|high-priced|dear
cheap|inexpensive|low-cost|low-priced|affordable
cheap|budget
free|free of charge|at no cost|for free|gratis|without charge|complimentary
free|vacant|available|unoccupied
used|second-hand|secondhand|pre-owned
second-hand|used|pre-owned|vintage
handmade|hand-made|made by hand|hand-crafted|handcrafted
home-made|homemade|house-made|made in house|made on site
ready-made|prepared|prefabricated
custom|customised|tailor-made|made to measure|bespoke|made to order
bespoke|made to measure|custom|custom-made|tailor-made|made to order
fresh|freshly made
freshly|fresh
raw|uncooked
hot|warm
cold|chilled
wet|damp
loose|unpacked
sharp|pointed
round|circular
long|lengthy
concise|short|brief|succinct
narrow|slim
thick|heavy
huge|very large|enormous
medium-sized|mid-sized|medium
tiny|very small
old|elderly|aged
old|vintage|historic
modern|up-to-date|contemporary
out-of-date|outdated|expired|old|obsolete
expired|out of date|past date
up-to-date|current|recent
current|present|existing
recent|latest|new
latest|newest|most recent
upcoming|forthcoming|coming|next
next|following|subsequent
previous|earlier|prior|preceding
former|previous|past
earlier|previously|before
later|afterwards|after that|subsequently|then|at later date
finally|lastly|in the end|eventually|ultimately
first|firstly|to begin with
at first|initially|to begin with|in the beginning|at the start
initially|at first|to start with|in the beginning
originally|initially|at first
immediately|at once|straight away|right away|instantly|without delay|directly|on the spot
straight away|immediately|right away|at once|promptly
promptly|without delay|quickly|swiftly|speedily
quickly|rapidly|swiftly|fast|speedily|at speed
slowly|gradually|bit by bit|step by step|little by little
gradually|step by step|little by little|over time|in stages
step by step|in steps|gradually|in stages
suddenly|unexpectedly|at short notice
at short notice|last-minute|spontaneously
last-minute|short-notice|late
continuous|constant
round the clock|around the clock|24 hours a day|day and night|24/7
all year|year-round|throughout the year|the whole year
all day|throughout the day|the whole day
all week|throughout the week
in the morning|mornings|before noon|a.m.
in the afternoon|afternoons|after lunch|p.m.
in the evening|evenings|at night
at night|overnight|by night|night-time
overnight|at night|during the night
early morning|first thing in the morning|first thing
late evening|late at night
at weekends|on weekends|weekends|on saturdays and sundays
on weekdays|weekdays|during the week|from monday to friday
at month end|end of month
at year end|at the end of the year
in summer|summers|summertime|during the summer|in the summer months|over the summer
in winter|winters|wintertime|during the winter|in the winter months|over the winter
in spring|springtime|during spring
in autumn|in the fall|fall|during autumn
seasonal|in season|during the season
high season|main season|peak season|peak times|busy times
rush hour|peak hour|busy hour|peak time
at busy times|at peak times|in busy periods|during rush|during peak hours|when busy
before opening|before doors opened|prior to opening|ahead of opening
after closing|after closing time|after hours|once closed
before shift|at start of shift|at the beginning of shift
after shift|at end of shift|at the close of shift
during shift|on shift|while on shift
on duty|on shift|in service
on call|on standby
on sick leave|off sick|ill|absent through illness
on leave|on holiday|away|on vacation
absent|away|off|not there|not in
present|there|on hand
on hand|available|at hand|ready
available|on hand|at disposal|free
before christmas|pre-christmas|in the run-up to christmas|in advent
at christmas|christmas time|over christmas|christmas period
once a week|weekly|one time a week|every week
twice a week|two times a week|two days a week
several times a day|a few times a day|more than once a day
every other week|fortnightly|biweekly|every two weeks|bi-weekly
every second day|every other day|on alternate days
now and again|occasionally|now and then|from time to time|sometimes|at times
from time to time|occasionally|sometimes|on occasion|at intervals
on occasion|occasionally|sometimes|from time to time|now and again|at times
regularly|at regular intervals|on regular basis|routinely
routine|standard
daily|day-to-day|everyday|every day|each working day
ad hoc|as needed|on demand|as required
as needed|when needed|as required|when required|if required|where needed|on demand|when necessary|if necessary|where required
when needed|as necessary|as needed
upon request|on request|when asked|by request|on demand
by appointment|with appointment
in case of|in event of
in emergencies|in case of emergency
because of|due to|owing to|on account of|as result of
thanks to|owing to|due to
despite|in spite of|notwithstanding
instead of|in place of|rather than|in lieu of
in addition|additionally|besides|moreover|as well|on top|also|furthermore|plus
besides|in addition to|as well as|apart from|on top of
apart from|except|aside from|other than
including|among them|such as|like|for example|for instance
for example|such as|for instance|e.g
namely|that is|i.e
in accordance with|in line with|according to|as per|in compliance with|in keeping with
under guidance|guided by|with guidance
under supervision|supervised by
for benefit of|in aid of|in favour of
in aid of|for benefit of|in support of
with aid of|by means of
using|by means of|with help of|with use of|through use of
by phone|on phone|over phone|via phone|telephonically|by telephone
mostly|the majority|the greater part|the larger part
`;
