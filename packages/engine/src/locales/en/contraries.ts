import type { ContrariesPack } from '../contraries-pack.ts';

export const contraries: ContrariesPack = {
  pairs: `
new|used,second hand,secondhand,old,existing
indoor,indoors|outdoor,outdoors
interior|exterior
inner|outer
internal|external
incoming|outgoing
inbound|outbound
days,daytime,day shift,day shifts|night,nights,overnight
morning,mornings|evening,evenings
full time|part time
long term|short term
large,big|small
heavy|light
male|female
men|women
boys|girls
young|elderly
upper|lower
front|rear
top|bottom
hot|cold
wet|dry
fresh|frozen,tinned
raw|cooked
high|low
thick|thin
deep|shallow
domestic|international,foreign,overseas
national|international
urban|rural
public|private
paid|unpaid,voluntary
wholesale|retail
import,imports|export,exports
upstairs|downstairs
manual|automatic,automated
online|offline,in person
residential|commercial,industrial
primary|secondary
senior|junior
major|minor
summer|winter
weekday,weekdays|weekend,weekends
formal|informal
oral,verbal|written
permanent|temporary
payable|receivable
debit|credit
pre op,preoperative|post op,postoperative
qualified|unqualified
skilled|unskilled
`,
};
