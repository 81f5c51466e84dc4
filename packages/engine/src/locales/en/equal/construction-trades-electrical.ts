/** English, construction, trades, electrical: one line, one meaning; our own list. */
export const constructionTradesElectrical = `
bricklaying|lay bricks|brick laying|brickwork|build brick walls
block laying|lay blocks|blockwork|build block walls
stonemasonry|work stone|stone masonry|lay stone > build stone walls
concreting|pour concrete|place concrete|concrete pouring|lay concrete|concrete placing|concrete work|cast concrete
formwork|build formwork|erect shuttering|make shuttering|erect formwork
rebar fixing|fix rebar|steel fixing|tie reinforcement steel|place reinforcement|tie rebar
screeding|lay screed|screed floors|screed laying
plastering|plaster walls|plaster ceilings|skim walls|plaster work|wall plastering
rendering of facades|render facades|render outside walls|external rendering
drywalling|hang drywall|dry lining|fix plasterboard|plasterboarding|install plasterboard|hang plasterboard
build partition walls|erect partitions|install partition walls
install suspended ceilings|fit suspended ceilings|fit drop ceilings|hang ceilings
tiling|lay tiles|tile floors and walls|tile laying|fix tiles|wall and floor tiling|tile walls and floors|tile installation|install tiles|fit tiles|tile setting|set tiles
floor laying|lay floors|flooring installation|install flooring|fit flooring|lay flooring|floor fitting|flooring fitting
carpet fitting|lay carpets|fit carpets|carpet laying|install carpets
parquet laying|lay parquet|lay parquet floors|install parquet
floor sanding|sand floors|sand wooden floors
painting and decorating|paint and decorate|paint and wallpaper rooms
wallpapering|hang wallpaper|wallpaper walls|paper walls|paperhanging|put up wallpaper|paper hanging
surface preparation for painting|prepare surfaces for painting|prep walls for painting|sand and fill before painting
scaffolding|erect scaffolding|put up scaffolding|scaffold erection|build scaffolds|erect scaffolds
roofing|cover roofs|lay roofs|roof covering|roof installation|install roofs|roof houses|roof work
roof tiling|tile roofs|lay roof tiles|fix roof tiles
flat roofing|lay flat roofs|flat roof installation
roof repair|repair roofs|fix roofs|mend roofs|fix leaking roofs|roof repairs
gutter installation|install gutters|fit gutters|guttering|put up gutters|hang gutters
leadwork|work lead for roofs|fit lead flashings
carpentry|do carpentry|carpentry work|carpenter work|woodwork|woodworking|carpentering
erect roof trusses|raise roof trusses|build roof timbers
first fix carpentry|1st fix carpentry|first fix joinery|first-fix woodwork
second fix carpentry|2nd fix carpentry|second fix joinery|second-fix woodwork
kitchen fitting|fit kitchens|install kitchens|kitchen installation|put in kitchens|fit kitchen units|install fitted kitchens|assemble kitchens|kitchen fit-outs
bathroom fitting|fit bathrooms|install bathrooms|bathroom installation|bathroom refits|bathroom fit-outs
window fitting|fit windows|install windows|window installation|put in windows
door hanging|hang doors|fit doors|install doors|door fitting|door installation
staircase building|build staircases|make stairs|stair building|construct stairs|staircase construction
furniture making|make furniture|build furniture|furniture production > build tables|build chairs|build wardrobes|build beds|build cupboards|make tables|make chairs|make wardrobes|make beds|make cupboards
furniture assembly|assemble furniture|put furniture together|flat-pack assembly|set up furniture|put together furniture|build flat-pack furniture
wood turning|turn wood|woodturning
french polishing|french polish furniture|french-polish
glazing|glaze windows|fit window panes
insulation work|insulate buildings|install insulation|fit insulation|thermal insulation installation|insulation installation > insulate walls|wall insulation
waterproofing|seal against water
demolition|demolish buildings|pull down buildings|building demolition|knock down buildings|demolition work|tear down buildings > knock down walls|tear down walls
strip out work|strip out interiors|soft strip|interior strip-out|gut buildings
excavation|excavate|excavation work|earth excavation
excavator operation|operate excavators|drive excavators|operate diggers|drive diggers|digger driving|digger operation|operate backhoes|backhoe operation
earthmoving|earthworks|move earth|earth moving|shift earth|move soil
groundworks|do groundworks|groundwork on sites|ground works
trenching|dig trenches|trench digging|excavate trenches|trench excavation
drain laying|lay drains|install drains|drainage installation|drainage works|install drainage
paving|lay paving|lay paving slabs|pave driveways|paving work|lay pavers|block paving
kerb laying|lay kerbs|kerbing|set kerbs|set curbs
asphalting|lay asphalt|asphalt laying|lay tarmac|tarmac laying|asphalt paving|blacktop paving|tarmacking|surface roads
road construction|build roads|road building|roadworks construction|construct roads|lay roads
road marking|mark roads|paint road lines
track laying|lay railway track|rail track construction|lay rails|build railway tracks
bridge construction|build bridges|bridge building|construct bridges
tunnelling|tunnel construction|dig tunnels|tunneling|build tunnels
piling|drive piles|pile driving|sink piles
steel erection|erect steel|erect structural steel|structural steel erection|put up steel frames|steelwork erection|erect steel structures|erect steelwork|assemble steel structures
metal structure fabrication|fabricate steel structures|structural steel fabrication|make steel structures
fence erection|erect fences|fencing installation|put up fences|install fences|fence building|build fences|fencing work|fence construction|fence installation
crane operation|operate cranes|drive cranes|crane driving|work cranes
tower crane operation|operate tower cranes|drive tower cranes
mobile crane operation|operate mobile cranes|drive mobile cranes
slinging loads|sling loads|attach loads to cranes|load slinging
banksman duties|banksman|guide crane drivers|signal crane drivers|crane signalling
plant operation|operate plant|operate construction machinery|drive construction machinery|operate heavy equipment|heavy equipment operation|operate heavy machinery|operate plant machinery|heavy plant operation|operate heavy plant|heavy machinery operation
land surveying|survey land|measure land|land surveys|carry out surveys of land
building surveys|survey buildings
quantity take off|take off quantities|quantity takeoff|measure quantities from drawings|quantity take-offs
prepare bills of quantities|draw up bills of quantities|write bills of quantities
measure up on site|take site measurements|take measurements on site|measure up sites
keep site diary|construction diary|site log
building permit applications|apply for building permits|planning applications for buildings
site clearance|clear building sites|site clearing|clear sites
site setup|set up building sites|set up construction sites|building site setup
subcontractor coordination|coordinate subcontractors|coordinate trades|coordination of subcontractors
house wiring|wire houses|wire homes|domestic wiring|domestic electrical installation|residential wiring
rewiring|rewire buildings
consumer unit installation|install consumer units|fit fuse boxes|fit consumer units
fit sockets and switches|install sockets and switches|wire sockets and switches
lighting installation|install lighting|fit lights|install lights|light fitting installation|install light fittings|put up lights|light fitting|install light fixtures|fit light fittings
cable pulling|pull cables|pull in cables|cable drawing
cable tray installation|install cable trays|fit cable trays|mount cable trays
install trunking and conduit|fit conduit and trunking|trunking and conduit installation
cable jointing|joint cables|make cable joints
electrical testing|test electrical installations|test electrics|electrical installation testing|electrical inspection and testing|inspection and testing of electrics
electrical fault finding|find electrical faults|trace electrical faults|electrical troubleshooting|diagnose electrical faults|locate electrical faults
portable appliance testing|pat testing|test portable appliances|test appliances for electrical safety
read wiring diagrams|read circuit diagrams|read electrical schematics|work from wiring diagrams
switchgear installation|install switchgear|fit switchgear|mount switchgear
transformer maintenance|maintain transformers|service transformers|transformer servicing
overhead line work|work on overhead lines|overhead power line work
fire alarm installation|install fire alarms|fit fire alarms|install fire alarm systems
intruder alarm installation|install burglar alarms|fit intruder alarms|burglar alarm installation
cctv installation|install cctv|fit security cameras|install security cameras|fit CCTV
fibre optic installation|install fibre optic cables|lay fibre cables|fibre optic cabling|fiber optic installation
fibre splicing|splice fibre optic cables|fusion splicing|splice fibres
ev charger installation|install ev chargers|fit ev charging points|install electric car chargers|install charging points|charging point installation|install wallboxes|fit EV chargers|charging station installation|install charging stations|install electric vehicle chargers|electric vehicle charger installation|car charger installation|charge point installation
plumbing installation|install plumbing|do plumbing
pipe fitting|fit pipes|install pipework|pipework installation
leak repair|repair leaks|fix leaks|stop leaks|mend leaking pipes|mend leaks|repair leaking pipes
drain unblocking|unblock drains|clear blocked drains|drain clearing|clear drains
boiler installation|install boilers|fit boilers|boiler fitting
boiler servicing|service boilers|boiler maintenance|maintain boilers|boiler service
heating installation|install heating systems|heating system installation|install heating|fit central heating|central heating installation|install central heating
underfloor heating installation|lay underfloor heating|install underfloor heating
heat pump installation|install heat pumps|fit heat pumps
gas installation|install gas pipes|gas fitting > fit gas pipes|connect gas appliances
air conditioning installation|install air conditioning|fit air conditioning units|install ac units|fit air conditioners|install air conditioners|AC installation|air conditioner installation|fit air conditioning|aircon installation
air conditioning servicing|service air conditioning|air conditioning maintenance|maintain ac units|AC maintenance|service air conditioners|maintain air conditioners|service AC units
ductwork installation|install ductwork|fit ventilation ducts|install ventilation ducts|duct installation|install ducts|fit ducts|fit ductwork
refrigeration maintenance|service refrigeration units|service cooling systems|refrigeration servicing|maintain refrigeration systems
lift maintenance|maintain lifts|service lifts|elevator maintenance|lift servicing|service elevators
chimney sweeping|sweep chimneys|clean chimneys|chimney cleaning
locksmithing|fit and repair locks|locksmith work|open and fit locks
general handyman work|handyman jobs|handyman duties|odd jobs around building
minor repairs|small repairs|carry out minor repairs|do small repairs|handyman work|handyperson tasks|fix small defects
building renovation|renovate buildings|refurbish buildings|building refurbishment|renovation work
asbestos removal|remove asbestos|strip asbestos|asbestos abatement
sandblasting|sandblast
pool maintenance|maintain swimming pools|look after swimming pools|swimming pool maintenance|maintain pools|clean pools|pool cleaning|clean swimming pools
apply for planning permission|planning permission applications|submit planning applications
lay pipes|pipe laying|lay pipelines
draw up snag lists|snag list preparation|draw up punch lists
`;
