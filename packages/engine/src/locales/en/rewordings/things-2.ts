/** People, places, things and papers of work under their everyday second names; read by the gate alone. */
export const things2 = `
shed|hut|outbuilding
pasture|meadow|grazing land
meadow|pasture|field
field|arable land
wood|woodland|forest
path|trail|footpath|track
gate|entrance
ceiling|top
attic|loft
basement|cellar
kitchen|galley kitchen|kitchenette
bathroom|washroom|bath
toilet|lavatory|restroom|wc|loo
washroom|toilets|restroom
changing room|locker room|dressing room
dining room|dining hall|restaurant
break room|staff room
meeting room|conference room|boardroom
store room|stock room|storeroom|stockroom
storage|storeroom
warehouse|storehouse|storage facility|distribution centre|stores
distribution centre|depot|logistics centre|warehouse
depot|yard|base
loading bay|loading dock|ramp|loading ramp
aisle|row
shelf|rack|shelving
container|box|bin
box|carton|case|crate
carton|cardboard box|box
barrel|cask|keg|drum
bottle|flask
tin|can
jar|glass
packet|pack|package
cart|trolley|barrow
pallet truck|hand pallet truck|pump truck|pallet jack
forklift|fork-lift truck|forklift truck|fork lift
lift|elevator
escalator|moving stairs
ladder|steps
digger|excavator
bulldozer|dozer
tractor|farm tractor
hgv|heavy goods vehicle
van|transporter|delivery vehicle|light van
minibus|small bus
tram|streetcar|tramway
underground|metro|subway|tube
train|railway|rail
railway|railroad|rail
railway station|train station|station
platform|track
taxi|cab
motorbike|motorcycle
moped|motor scooter
ferry|ferryboat
plane|aircraft|aeroplane|airplane
helicopter|chopper
flight|air travel
fleet|vehicles|pool of vehicles
bodywork|body
tyre|tire|wheel
gearbox|transmission
windscreen|windshield
boot|trunk
bonnet|hood
exhaust|muffler
spanner|wrench
screwdriver|driver
power tool|electric tool
hand tool|manual tool
workbench|bench
lathe|turning machine
milling machine|mill
press|pressing machine
conveyor|conveyor belt|belt
hose|hosepipe
drain|sewer
boiler|heating boiler|furnace
heating|heating system|central heating
air conditioning|air con|aircon|cooling|ac
ventilation|air system
fridge|refrigerator
freezer|deep freeze
oven|stove|cooker
cooker|stove|hob
dishwasher|washing-up machine
washing machine|washer
dryer|tumble dryer|drier
vacuum cleaner|hoover
light bulb|bulb|lamp
socket|outlet|power point
plug|connector
cable|wire|lead
fuse box|consumer unit|distribution board|fuse board
switch|button
battery|accumulator
circuit|wiring
solar panel|photovoltaic panel|pv panel|solar module
meter|gauge|counter
sensor|detector
cctv|video surveillance|surveillance camera|security camera
lock|padlock
keyboard|keypad
copier|photocopier|copying machine
handheld|hand-held scanner|handheld scanner|mobile scanner
till|cash till|register|cash point
card reader|card terminal|card machine
smartphone|mobile phone|cell phone
headset|headphones|earphones
loudspeaker|speaker
microphone|mic|mike
projector|beamer
usb stick|flash drive|memory stick
hard drive|hard disk|disk
network|net
wifi|wi-fi|wlan|wireless
internet|web|net
homepage|website|web presence|internet site
online shop|web shop|webshop|online store|e-shop|internet shop
intranet|internal website|company intranet
email inbox|inbox|mailbox|mail
login|log-in|access
user account|account|login
database|data base|db
data|records|information
record|entry|data set
table|spreadsheet|list
spreadsheet|table|sheet
chart|graph|diagram
slide|presentation
slides|slide deck|presentation|deck
template|form|pattern|model
checklist|check list|list
procedure|instructions
manual|user guide|instructions|operating instructions
instructions|manual|guide
faq|frequently asked questions|common questions
knowledge base|help pages
knowledge base|help articles|help centre
help desk|helpdesk|service desk|support desk
hotline|helpline|phone line|telephone helpline
call centre|contact centre
switchboard|telephone exchange|phone system
phone enquiries|telephone enquiries|phone queries|enquiries by phone|calls
phone calls|calls|telephone calls
enquiry|inquiry|query|question|request
complaint|objection|claim
feedback|reaction|response|opinion
suggestion|idea|proposal
proposal|suggestion|offer
offer|quote|quotation|proposal|bid
quotation|quote|offer|estimate
estimate|quote|costing
tender|bid|offer
agreement|contract|deal|arrangement
order|commission|job
purchase order|po|order
delivery note|delivery slip|packing slip|dispatch note
packing list|packing slip
waybill|consignment note|shipping document
shipping documents|freight papers|transport documents|shipping papers
`;
