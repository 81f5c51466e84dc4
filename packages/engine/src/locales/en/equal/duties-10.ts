/** English, duties of care, shops, sites, offices, schools, kitchens and fields, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties10 = `
domestic refuse collection|household waste collection|household rubbish collection|kerbside collection of household waste > collect household waste|collect domestic waste|collect household rubbish|empty household bins
flat-pack furniture assembly|flatpack assembly > assemble flat-pack furniture|put together flat-pack furniture|put up flat-pack furniture|assemble ready-to-assemble furniture
Japanese flower arranging|ikebana
cold calling > ring strangers to sell|rang companies that had never heard of us|phone companies out of the blue|call prospects unannounced|make cold calls
articulated buses|bendy buses|articulated bus driving > drive bendy buses
ready-to-wear|prêt-à-porter|off-the-peg clothing
exit interviews|leaver interviews > interview leavers|talk to leavers about why they leave|ask leavers why they leave
personal care > help residents wash and dress|assist residents with washing and dressing|help clients wash and dress|help with washing, dressing and toileting
continence care|incontinence care > change continence pads
mobility assistance > help residents move about|assist residents with walking|help patients walk
mealtime assistance|feeding assistance > help residents eat|assist patients at mealtimes|help patients with eating and drinking
fluid balance monitoring|fluid balance charting > record fluid intake and output|keep fluid charts
pressure area care|pressure ulcer prevention > turn bedridden patients|reposition patients|prevent bedsores|prevent pressure sores
specimen collection > take specimens|collect specimens
bed making > make beds|change beds|change bed linen
patient transport|non-emergency patient transport > take patients to appointments|drive patients to hospital
end-of-life care|terminal care > care for dying patients|care for the dying
respite care > relieve family carers|stand in for family carers
medication rounds|drug rounds > do the medication round
newborn care > care for newborns|look after newborn babies
antenatal classes|prenatal classes|childbirth classes > teach expectant parents
dental cleaning|prophylaxis of teeth > scale and polish teeth|clean teeth professionally
shelf edge labelling|price labelling|price ticketing|price tagging > label prices|put price tags on goods
product returns|returns processing > handle returns|process returns|deal with returns|take back goods
till reconciliation|cashing up|till balancing|cash reconciliation > cash up tills|cash up|count the till|balance the till|close out tills
age verification|ID checks at the till > check age of customers|check customers' ID
window dressing|window display design > dress shop windows|decorate shop windows
loyalty card sign-ups > sign customers up for loyalty cards
stock rotation > rotate stock|put older stock to the front
goods-in checks|incoming goods inspection > check deliveries|check incoming goods|inspect incoming goods|inspect deliveries
pallet building|palletising > build pallets|stack pallets
cycle counting|cycle counts > count stock in rotation
cross-docking > cross dock
last-mile delivery|home delivery of parcels > deliver parcels to the door
multi-drop delivery|multi-drop driving
load securing > secure loads|strap loads down|lash loads|tie down loads
fleet maintenance scheduling > schedule vehicle servicing|book vehicles in for service
freight forwarding > forward freight|forward cargo
freight booking > book freight|book cargo
container unloading|devanning > unload containers|unstuff containers
rebar fixing|steel fixing > fix rebar|tie rebar|tie reinforcement
block paving > lay block paving|pave driveways with blocks
screeding|floor screeding > lay screed
tiling > lay tiles|tile walls|tile bathrooms|fix tiles
pipe fitting|pipework installation > fit pipes|install pipework|run pipework
leak detection > find leaks|trace leaks|locate leaks
consumer unit replacement > replace fuse boards|change consumer units
EV charger installation|charge point installation > install EV chargers|fit charging points|install wallboxes
upholstery > upholster chairs|re-cover chairs|reupholster furniture
nail extensions > apply false nails
pastry making > make pastries|prepare pastries|bake pastries
wine service > serve wine|pour wine at table
table reservations > take table bookings|book tables|take reservations
guest check-in|check-in of guests > check guests in|check in guests
banqueting|banquet service > serve at banquets|serve banquets
minibar restocking > refill minibars|restock minibars
mail merge > merge letters with address lists
document scanning|paper file digitisation > scan documents|scan files|digitise paper files|scan paper records
document shredding|confidential waste destruction > shred documents|destroy confidential documents
audio typing|audio transcription|dictation typing > type from dictation|type up dictation
transcription > type up recordings|transcribe recordings|transcribe interviews
visitor registration|visitor sign-in > sign visitors in|register visitors
office supply ordering|stationery ordering|stationery orders > order office supplies|order stationery
expense claims processing|expense report processing|expenses processing > process expense claims|process expenses
petty cash|petty cash handling > keep petty cash|look after petty cash
bank reconciliation|bank account reconciliation > reconcile bank accounts|match bank statements|reconcile bank statements
invoice matching|three-way matching > match invoices to purchase orders|match invoices with orders
journal entries|journal posting > post journals|post journal entries
VAT returns|VAT return preparation > file VAT returns|submit VAT returns|prepare VAT returns
credit checks|credit checking|creditworthiness checks > check creditworthiness|run credit checks
cash flow forecasting|cash flow forecasts > forecast cash flow|predict cash flow
variance analysis > analyse variances|explain budget variances
mortgage advice|mortgage advising > advise on mortgages|advise home buyers on mortgages
claims handling > handle insurance claims|deal with insurance claims
property viewings|property showings > show flats to buyers|show houses to buyers|conduct viewings
tenant screening|tenant vetting|tenant referencing > check tenants' references|vet tenants
job advertisements|job postings > place job advertisements|post job ads|advertise vacancies
right-to-work checks > check right to work
time recording|working time recording > record working hours|record working time
salary benchmarking|pay benchmarking > compare salaries with the market
one-to-one tuition|one-to-one tutoring|private tuition|individual tuition > teach pupils one to one|give private lessons
homework help|homework support|homework supervision > help children with homework|help pupils with homework
playground supervision|break-time duty|playground duty > supervise break times|watch over children at break
worksheet creation > make worksheets|design worksheets|create worksheets
storytelling|story time > tell stories to children
swimming lessons|swimming instruction > teach swimming|teach children to swim|give swimming lessons
driving lessons|driving instruction > teach learner drivers|give driving lessons|teach people to drive
English as a second language teaching|ESL teaching > teach English as a second language|teach ESL
ticket handling|ticket processing > work through tickets|handle tickets|deal with tickets
remote support > fix computers remotely|help users remotely
operating system installation > install operating systems|set up Windows
patch management > install security patches|apply patches|keep systems patched
log analysis|log file analysis > analyse logs|read log files|go through logs
load testing > load test systems|test under load
disaster recovery tests > test disaster recovery|rehearse disaster recovery
bug reports|bug reporting > write bug reports|report bugs
technical documentation > write technical documents|document software|write technical documentation
responsive web design|responsive design > make websites fit phones
website maintenance|website upkeep > maintain websites
landing page design > design landing pages|build landing pages
A/B testing|split testing|split tests > run A/B tests
photo shoots|photography sessions > organise photo shoots
sound mixing|audio mixing > mix sound|mix audio
voiceover recording|voice-over work > record voice-overs
lighting design|stage lighting design > design stage lighting
stage setup|stage construction > set up stages|build stages
ticket sales|ticketing at the box office > sell tickets
door-to-door sales|doorstep selling > sell door to door|sell from door to door
telephone sales|telesales|telemarketing sales > sell by phone|sell over the phone
sales presentations|sales pitches > pitch to customers|present products to buyers
customer surveys|customer polls > survey customers|poll customers
customer retention > retain customers|win customers back
after-sales service|aftersales|after-sales support|after-sales care
quotation follow-up > follow up quotes
CNC milling > mill parts on CNC machines|mill on CNC machines
CNC turning > turn parts on CNC lathes|turn on CNC lathes
tool changing|tool changes > change tools|swap tools
die changes > change dies|mould changes|change moulds
machine changeovers|changeovers > change over machines|convert machines to new products
sheet metal bending|metal folding > bend sheet metal|fold sheet metal
cable assembly|wiring harness assembly > assemble cables|make up cable harnesses
final inspection|end-of-line inspection > check finished goods|inspect finished products
tolerance checks > check tolerances|measure parts against tolerances
scrap reduction > reduce scrap|cut scrap|reduce waste in production
downtime reduction > reduce downtime|cut downtime|shorten downtime
production planning > plan production
bill of materials maintenance|BOM maintenance > maintain bills of materials|keep BOMs up to date
technical drawings|technical drafting > draw technical drawings|draft technical drawings
3D printing|additive manufacturing > print parts in 3D
mucking out|stable cleaning > muck out stables|clean stables
calving|calving assistance > help cows calve|assist at calving
dog grooming > groom dogs|clip dogs
ID card issuance > issue ID cards|issue identity cards
access control|entry control > control who enters|check passes at the gate
CCTV monitoring|video surveillance > watch CCTV|monitor CCTV|watch security cameras|monitor security cameras
fire extinguisher inspection|extinguisher checks > check fire extinguishers|inspect fire extinguishers
tree pruning|tree trimming > prune trees|trim trees
eyelash extensions|lash extensions > apply lash extensions
vehicle checks > walk-round checks|pre-trip inspections|check vehicles before driving
database queries|database querying > write SQL queries|query databases
barista work > make espresso drinks|prepare espresso drinks|espresso preparation
solar panel installation|installation of photovoltaic panels > install solar panels|fit solar panels|put up solar panels|mount solar panels
email marketing|e-mail marketing > run email campaigns|send marketing emails
search engine advertising|paid search|search advertising > run Google ads
fence repair > mend fences|fix fences|repair fencing
mail sorting|post sorting > sort the post
spray painting|paint spraying > paint with a spray gun
tailoring > make suits to measure|bespoke tailoring
Japanese flower arrangement|ikebana
`;
