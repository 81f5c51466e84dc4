/** English, construction, trades, electrical: one line, one meaning; our own list. */
export const constructionTradesElectrical = `
bricklaying|lay bricks|brickwork|build brick walls|brick and block laying
block laying|blockwork|build block walls|build blockwork walls
stonemasonry|work stone|stone masonry|lay stone > build stone walls
concreting|pour concrete|place concrete|lay concrete|concrete work|cast concrete|concrete placement > pour slabs
formwork|build formwork|erect shuttering|make shuttering|erect formwork
rebar fixing|steel fixing|tie reinforcement steel|place reinforcement|tie rebar|place rebar|rebar tying|fix reinforcement|reinforcement fixing|rebar installation|rebar placement
screeding|lay screed|screed floors
plastering|plaster work|apply plaster > plaster walls|plaster ceilings|skim walls|skim-coat walls|skim ceilings|plaster walls and ceilings
rendering of facades|render outside walls|external rendering
build partition walls|erect partitions|install partition walls
install suspended ceilings|fit suspended ceilings|fit drop ceilings|hang ceilings
tiling|lay tiles|tile floors and walls|fix tiles|tile installation|install tiles|fit tiles|tile setting|set tiles > tile bathrooms|tile walls and floors|wall and floor tiling
floor laying|flooring installation|install flooring|fit flooring
parquet laying|lay parquet floors|install parquet|hardwood floor installation
floor sanding|sand wooden floors
painting and decorating|paint and wallpaper rooms
wallpapering|hang wallpaper|wallpaper walls|paper walls|paperhanging|put up wallpaper|paper hanging
surface preparation for painting|prepare surfaces for painting|prep walls for painting|sand and fill before painting
scaffolding|erect scaffolding|put up scaffolding|scaffold erection|build scaffolds|assemble scaffolding|scaffold assembly|set up scaffolding
roofing|cover roofs|lay roofs|roof installation|install roofs|roof houses|roof work|put on roofs
roof tiling|lay roof tiles|fix roof tiles|hang roof tiles
flat roofing|lay flat roofs|flat roof installation
roof repair|fix roofs|mend roofs|fix leaking roofs
gutter installation|install gutters|fit gutters|guttering|put up gutters|hang gutters
leadwork|work lead for roofs|fit lead flashings
carpentry|do carpentry|carpentry work|carpenter work|woodwork|carpentering
erect roof trusses|raise roof trusses|build roof timbers
first fix carpentry|1st fix carpentry|first fix joinery|first-fix woodwork
second fix carpentry|2nd fix carpentry|second fix joinery|second-fix woodwork
kitchen fitting|install kitchens|kitchen installation|put in kitchens|fit kitchen units|install fitted kitchens|assemble kitchens|kitchen fit-outs
bathroom fitting|install bathrooms|bathroom installation|bathroom refits|bathroom fit-outs
staircase building|make stairs|stair building|construct stairs|staircase construction
furniture making|build furniture|furniture production > build tables|build chairs|build wardrobes|build beds|build cupboards|make tables|make chairs|make wardrobes|make beds|make cupboards
furniture assembly|put furniture together|flat-pack assembly|set up furniture|build flat-pack furniture
french polishing|french polish furniture
glazing|glaze windows|fit window panes
insulation work|insulate buildings|install insulation|fit insulation|thermal insulation installation|insulation installation|lay insulation > insulate walls|wall insulation
waterproofing|seal against water > waterproof bathrooms|tank bathrooms
demolition|demolish buildings|pull down buildings|knock down buildings|demolition work|tear down buildings > knock down walls|tear down walls
strip out work|strip out interiors|soft strip|gut buildings
excavation|excavate|excavation work|earth excavation
excavator operation|operate excavators|drive excavators|operate diggers|drive diggers|digger operation|operate backhoes|backhoe operation|dig with an excavator
earthmoving|earthworks|move earth|shift earth|move soil
groundworks|do groundworks|groundwork on sites|ground works
drain laying|install drains|drainage installation|drainage works
paving|lay paving|lay paving slabs|pave driveways|paving work|lay pavers|block paving|lay paving stones|paver installation
kerb laying|kerbing|set kerbs|set curbs|set kerbstones|curb installation
asphalting|lay asphalt|lay tarmac|asphalt paving|blacktop paving|tarmacking|surface roads
road construction|build roads|roadworks construction|construct roads|lay roads
road marking|paint road lines
track laying|lay railway track|rail track construction|lay rails|build railway tracks
bridge construction|build bridges|construct bridges
tunnelling|tunnel construction|dig tunnels|build tunnels
piling|drive piles|sink piles
steel erection|erect steel|erect structural steel|structural steel erection|put up steel frames|steelwork erection|erect steel structures|erect steelwork|assemble steel structures
metal structure fabrication|fabricate steel structures|structural steel fabrication|make steel structures
fence erection|erect fences|fencing installation|put up fences|install fences|fence building|fencing work|fence construction
tower crane operation|operate tower cranes|drive tower cranes
mobile crane operation|operate mobile cranes|drive mobile cranes
slinging loads|attach loads to cranes
banksman duties|banksman|guide crane drivers|signal crane drivers|crane signalling
plant operation|operate plant|operate construction machinery|drive construction machinery|operate heavy equipment|heavy equipment operation|operate heavy machinery|operate plant machinery|heavy plant operation|operate heavy plant|heavy machinery operation
land surveying|measure land|carry out surveys of land > survey plots|survey building plots
building surveys
quantity take off|quantity takeoff|measure quantities from drawings|quantity take-offs
prepare bills of quantities|draw up bills of quantities|write bills of quantities
measure up on site|take site measurements
keep site diary|construction diary|site log
building permit applications|apply for building permits|planning applications for buildings
site setup|set up building sites|set up construction sites|building site setup
subcontractor coordination|coordinate subcontractors|coordinate trades|subcontractor scheduling
house wiring|wire homes|domestic wiring|domestic electrical installation|residential wiring
rewiring|rewire buildings
consumer unit installation|install consumer units|fit fuse boxes|fit consumer units
fit sockets and switches|install sockets and switches|wire sockets and switches
lighting installation|install lighting|fit lights|light fitting installation|install light fittings|put up lights|install light fixtures|fit light fittings|hang light fittings|hang light fixtures
cable pulling|cable drawing
cable tray installation|install cable trays|fit cable trays|mount cable trays
install trunking and conduit|fit conduit and trunking|trunking and conduit installation
cable jointing|make cable joints
electrical testing|test electrical installations|test electrics|electrical inspection and testing|inspection and testing of electrics
electrical fault finding|trace electrical faults|electrical troubleshooting|diagnose electrical faults|locate electrical faults
portable appliance testing|pat testing|test portable appliances|test appliances for electrical safety
read wiring diagrams|read circuit diagrams|read electrical schematics|work from wiring diagrams
switchgear installation|install switchgear|fit switchgear|mount switchgear
transformer maintenance|service transformers
overhead line work|overhead power line work
fire alarm installation|install fire alarms|fit fire alarms|install fire alarm systems
intruder alarm installation|install burglar alarms|fit intruder alarms|burglar alarm installation
cctv installation|install cctv|fit security cameras|install security cameras|fit CCTV
fibre optic installation|install fibre optic cables|lay fibre cables|fibre optic cabling|fiber optic installation
fibre splicing|splice fibre optic cables|fusion splicing|fibre optic splicing
ev charger installation|install ev chargers|fit ev charging points|install electric car chargers|install charging points|charging point installation|install wallboxes|fit EV chargers|charging station installation|install charging stations|install electric vehicle chargers|electric vehicle charger installation|car charger installation
plumbing installation|install plumbing|do plumbing
pipe fitting|install pipework|pipework installation|fit pipework|run pipework
leak repair|fix leaks|stop leaks|mend leaking pipes|mend leaks|repair leaking pipes|repair leaks
drain unblocking|clear blocked drains|drain clearing|free blocked drains|rod drains
heating installation|install heating systems|heating system installation|install heating|fit central heating|central heating installation|install central heating
heat pump installation|install heat pumps|fit heat pumps
gas installation|install gas pipes|gas fitting > fit gas pipes|connect gas appliances
air conditioning installation|install air conditioning|fit air conditioning units|install ac units|fit air conditioners|install air conditioners|AC installation|air conditioner installation|fit air conditioning|aircon installation
air conditioning servicing|air conditioning maintenance|maintain ac units|AC maintenance|service air conditioners|maintain air conditioners|service AC units|AC servicing|A/C servicing|maintain air conditioning units
ductwork installation|install ductwork|fit ventilation ducts|install ventilation ducts|duct installation|install ducts|fit ducts|fit ductwork
refrigeration maintenance|service refrigeration units|service cooling systems|refrigeration servicing|maintain refrigeration systems
lift maintenance|service lifts|elevator maintenance|service elevators
locksmithing|fit and repair locks|locksmith work|open and fit locks
general handyman work|handyman jobs|handyman duties|odd jobs around building
minor repairs|small repairs|carry out minor repairs|handyman work|handyperson tasks|fix small defects
building renovation|renovate buildings|refurbish buildings|building refurbishment|renovation work
asbestos removal|remove asbestos|strip asbestos|asbestos abatement
sandblasting
pool maintenance|maintain swimming pools|look after swimming pools|clean pools|clean swimming pools
lay pipes|lay pipelines
draw up snag lists|snag list preparation|draw up punch lists
`;
