/** English, what is asked for and told on farms, in woods, on building sites, in workshops, garages, bakeries and by makers of things; what stands behind ">" is narrower and only proves; our own list. */
export const fields6 = `
sowing|sow seed|sow crops|drill seed|seed sowing|drilling of seed|sowing of crops > sow wheat|sow barley|drill wheat|sow maize|drill barley
ploughing|plough fields|plowing|plow fields|till fields|turn the soil with the plough
crop spraying|spray crops|spray fields|crop protection spraying|field spraying|spraying of crops > spray fields against weeds|spray against weeds and fungi|spray wheat against fungi|spray vines|spray orchards
fertiliser spreading|spread fertiliser|fertilise fields|fertilizer spreading|spread fertilizer|manure spreading|apply fertiliser|fertiliser application
muck spreading|spread manure|spread muck|spread slurry|slurry spreading
haymaking|make hay|cut and bale hay|turn and bale hay
baling|bale straw|bale hay|press bales
silage making|make silage|silage clamping
grain drying|dry grain|dry corn|drying of grain
grain harvesting|combine harvesting|drive combine harvesters|combine wheat|harvest grain|grain harvest
lettuce picking|pick lettuce|cut lettuce|lettuce harvesting|harvest lettuce|lettuce cutting
vegetable picking|pick vegetables|vegetable harvesting|harvest vegetables|vegetable harvest > pick tomatoes|cut cabbages|cut asparagus|pick beans|pick cucumbers|cut lettuce
fruit picking|pick fruit|fruit harvesting|harvest fruit > pick apples|pick strawberries|pick grapes|pick cherries|pick plums|pick pears|pick raspberries
grape harvesting|pick grapes|grape picking|grape harvest|harvest grapes|vintage work
fruit thinning|thin fruit|fruitlet thinning > thin apples|thin pears|thin grapes
apple thinning|thin apples|thinning of apples
winter pruning|prune in winter|pruning in winter > cut back trees in winter|cut back vines in winter|cut back vines and trees in winter|prune trees in winter|prune vines in winter|cut back fruit trees in winter
vine pruning|prune vines|cut back vines|vine cutting
grafting of trees|graft trees|graft fruit trees|tree grafting
green space maintenance|maintain green spaces|upkeep of parks|park maintenance|look after parks|parks maintenance|maintain parks|maintenance of green areas|look after green spaces|keep green spaces tidy > keep parks and green areas tidy|keep parks tidy|keep green areas tidy|look after parks and green areas
turf laying|lay turf|lay lawns|lawn laying|roll out turf|lay rolled turf|turfing
potting|pot plants|pot up plants|potting of plants|pot seedlings|repot plants|pot on plants
pricking out|prick out seedlings|transplant seedlings|transplanting of seedlings
cuttings propagation|take cuttings|strike cuttings
greenhouse work|work in greenhouses|look after greenhouses|greenhouse crop work|tend greenhouse plants
cow milking|milk cows|milking cows
goat milking|milk goats|milking goats
calving assistance|help cows calve|assist at calving|help cows during calving|help at calving|assist cows in calving|help with calving|assistance at calving|deliver calves|help cows give birth
lambing assistance|help at lambing|help ewes lamb|assist at lambing|deliver lambs|help with lambing
calf rearing|rear calves|raise calves|bring up calves|feed and rear calves
pig fattening|fatten pigs|pig finishing|finish pigs|fattening of pigs
cattle fattening|fatten cattle|finish cattle|fatten bullocks|beef finishing
ear tagging|tag ears|tag calves|put ear tags on calves|ear-tag calves|ear-tag lambs|tag cattle|put ear tags on lambs|tag lambs|ear-tag cattle
livestock feeding|feed livestock|feed animals|animal feeding|feeding of animals > feed cows|feed pigs|feed sheep|feed hens|feed cattle|feed calves
livestock herding|herd cattle|herd sheep|drive cattle to pasture|move cattle to pasture|herding|drive sheep
sheep dipping|dip sheep
egg collection|collect eggs|gather eggs|egg collecting|egg gathering|pick up eggs
egg grading|grade eggs|sort eggs|egg sorting
poultry keeping|keep hens|keep chickens|look after hens|rear chickens|keep poultry|raise chickens|poultry rearing|look after laying hens
beekeeping|keep bees|look after bees|keep hives|look after hives|bee keeping|apiculture|tend hives|keep bee colonies|look after bee colonies|tend bees
honey extraction|extract honey|spin honey|honey harvesting|harvest honey
sheep shearing|shear sheep|shearing sheep|clip sheep
stable work > muck out stables and brush horses|muck out and brush horses|muck out and groom horses|feed and muck out horses
horse grooming|groom horses|brush horses|brush and plait horses
horse exercising|exercise horses|lunge horses|ride out horses
horse shoeing|shoe horses|farriery|fit horseshoes
tree felling|fell trees|cut down trees|felling of trees > fell spruces|fell pines|fell oaks|fell beeches|fell ash trees
delimbing|limb trees|limb felled trees|cut branches off felled trees|strip branches off felled trees|snedding
timber extraction|extract timber|skid logs|timber skidding|haul logs out of the forest|drag logs out of the woods|log skidding|log extraction|pull logs out of the wood|haul timber out of the forest|pull logs out of the forest|drag out timber|winch logs out of the wood
timber measuring|measure timber|measure logs|log measuring|log scaling|measure felled timber
tree planting|plant trees|planting of trees|afforestation|plant saplings|reforestation > plant oaks|plant beeches|plant pines|plant young oaks
forest thinning|thin forests|thin woods|thinning of woodland|woodland thinning|thin plantations
firewood processing|split firewood|cut firewood|firewood cutting|split logs|chop wood
trout feeding|feed trout|fish feeding|feed fish
fish farming|farm fish|rear fish|rear trout|raise trout|rear salmon|raise fish|breed fish|farm salmon|farm trout
pond cleaning|clean ponds|pond maintenance|desludge ponds
net fishing|fish with nets|cast nets|haul nets|trawling|trawl nets|cast and haul nets|trawl for fish|haul in nets
net mending|mend nets|repair nets|net repair|mend fishing nets
deer control|cull deer|deer culling|shoot deer|control deer numbers|deer stalking
vermin control|trap vermin|shoot vermin|trap moles and rabbits
foundation pouring|pour foundations|cast foundations|concrete foundations|lay foundations|foundation laying|foundation work
groundworks|dig foundations|dig trenches for foundations|excavate foundations
trench digging|dig trenches|excavate trenches|trench excavation|trenching
bricklaying|lay bricks|build in brick|brick laying|brickwork building|lay brickwork
wall building|build walls|wall construction|construct walls|erect walls
repointing|repoint walls|point brickwork|repoint brickwork|pointing of brickwork|brick pointing|renew mortar joints|refill mortar joints|rake out and refill mortar joints|brickwork repointing|rake out old mortar
stone cutting|cut stone|dress stone|stone dressing|shape stone|stone shaping > cut sandstone|cut granite|cut marble|dress sandstone|cut and dress sandstone|cut limestone
dry stone walling|build dry stone walls|dry-stone walling
formwork|set up formwork|build formwork|erect formwork|formwork erection|shuttering|put up shuttering|erect shuttering|strike formwork|formwork construction|set up and take down formwork|erect and strike formwork
rebar tying|tie rebar|tie reinforcement|fix reinforcement|steel fixing|rebar fixing|bend and tie rebar|reinforcement fixing
concrete pouring|pour concrete|concreting|place concrete|concrete placing|lay concrete
concrete finishing|finish concrete|smooth concrete|concrete smoothing|trowel concrete|float concrete|smooth and level concrete > smooth concrete floors|float concrete floors|trowel concrete floors
screed laying|lay screeds|screeding|pour screeds|lay floor screed|lay screed
scaffolding erection|erect scaffolding|put up scaffolding|scaffold erection|build scaffolds|scaffolding|set up scaffolding|erect scaffolds|scaffold building
roof truss construction|build roof trusses|make roof trusses|erect roof trusses|truss building
timber framing|build timber frames|frame houses|timber frame construction|erect timber frames|house framing
door installation|hang doors|fit doors|door hanging|install doors|door fitting|fitting of doors
window installation|fit windows|install windows|window fitting|put in windows|fitting of windows|put windows in
door and window installation|fit doors and windows|install doors and windows|hang doors and put in windows|hang doors and fit windows|fit windows and doors|window and door fitting
kitchen fitting|fit kitchens|install kitchens|kitchen installation|fitted kitchen installation
staircase building|build staircases|make stairs|stair building|staircase construction|build stairs
wood flooring installation|lay wooden floors|lay wood floors|wood floor laying|lay parquet|wood floor installation|wooden floor laying|install wood floors|lay wooden flooring|fit wooden floors|lay laminate and parquet|hardwood floor installation
laminate flooring|lay laminate|laminate laying|lay laminate floors
roof tiling|tile roofs|lay roof tiles|roof tile laying|lay tiles on roofs > lay tiles and slates
slating|lay slates|slate roofs|roof slating
flat roof repairs|repair flat roofs|fix flat roofs|flat roof maintenance|mend flat roofs|flat roof repair|fix leaking flat roofs|seal flat roofs
gutter cleaning|clean gutters|clear gutters|gutter clearing
gutter installation|fit gutters|install gutters|guttering installation|put up gutters
carpet laying|lay carpets|carpet fitting|fit carpets|carpet installation|install carpets
vinyl laying|lay vinyl|lay vinyl floors|vinyl flooring installation|lay lino
tiling|tile walls and floors|lay tiles|wall and floor tiling|tile bathrooms|tile laying|tile kitchens and bathrooms > tile bathrooms|tile kitchens
grouting|grout tiles|grout joints|fill tile joints
plastering > plaster walls|skim walls|plaster ceilings|skim ceilings|wall plastering|plaster walls and ceilings|skim walls and ceilings
wall plastering|plaster walls|skim walls
rendering|render walls|render facades|render house fronts|external rendering
plasterboard installation|put up plasterboard|drywall installation|install plasterboard|hang drywall|fix plasterboard|drywalling|dry lining|install drywall|board walls
suspended ceilings|install suspended ceilings|fit suspended ceilings|hang suspended ceilings|ceiling installation
loft insulation|insulate lofts|attic insulation|insulate attics|lay loft insulation|lay insulation in lofts|blow insulation into lofts|lagging of lofts
pipe insulation|insulate pipes|lag pipes|pipe lagging
cavity wall insulation|insulate cavity walls|blow insulation into cavity walls|fill cavity walls
glass replacement|replace glass|replace panes|reglaze windows|reglazing|replace broken windows|replacement of glass|pane replacement|replace window panes|replace broken panes|replace broken glass
glazing|glaze windows|fit glass|fit panes|glass fitting|install glass
glass cutting|cut glass|cutting glass|cut panes to size
drain unblocking|unblock drains|clear drains|clear blocked drains|drain clearing|unclog drains|unblock toilets and sinks|drain clearance|clear blocked pipes|unblock sinks|unblock toilets|clear blockages > clear blocked toilets|clear blocked sinks|clear blocked toilets and sinks|unclog toilets|unclog sinks
sanitary installation|install sanitary fittings|fit sanitary ware|sanitaryware installation|install bathrooms|install sanitary ware|fit bathroom fittings > fit baths and showers|fit baths, showers and basins|fit showers and toilets|fit toilets and basins|install toilets and basins|fit baths and basins
pipe laying|lay pipes|laying pipes|pipelaying|lay water pipes|lay pipework
pipe fitting|fit pipes|install pipes|pipe installation|pipework installation|install pipework
leak repair|repair leaks|fix leaks|mend leaks|stop leaks|repair leaking pipes|fix leaking pipes|leak repairs
boiler servicing|service boilers|boiler maintenance|maintain boilers|annual boiler service|service gas boilers|check and clean boilers > check and clean gas boilers
boiler installation|install boilers|fit boilers|boiler fitting|put in boilers|boiler replacement
radiator installation|fit radiators|install radiators|hang radiators|radiator fitting
refrigerant charging|charge refrigerant|top up refrigerant|fill air conditioners with refrigerant|recharge air conditioners|refrigerant refilling|refrigerant top-up|refrigerant topping-up|regas air conditioners
wallpapering|hang wallpaper|paper walls|wallpaper hanging|wallpaper rooms|paperhanging|hang paper|paper hanging|put up wallpaper
window frame painting|paint window frames|painting of window frames|rub down and paint window frames
house painting|paint houses|paint rooms|painting of houses|paint walls and ceilings|interior painting|paint interiors
varnishing|varnish wood|lacquer furniture|apply varnish|wood varnishing|varnish furniture
spray painting|paint with spray guns|spray-paint parts|paint spraying|spray paint cars|spray car bodies|spray paint|spray lacquer|spray cars
facade cleaning|clean facades|clean building fronts|clean house fronts|front cleaning|clean stone fronts|exterior wall cleaning|blast facades clean|blast stone fronts clean|pressure-wash facades|jet-wash facades
high-pressure cleaning|pressure washing|jet washing|clean with pressure washers|pressure-wash surfaces
chimney sweeping|sweep chimneys|chimney cleaning|clean chimneys|sweep flues
metal casting|cast metal|pour molten metal|pour molten metal into moulds|casting of metal > pour molten iron|pour iron into moulds|pour molten iron into moulds|cast iron parts|pour aluminium into moulds|pour bronze|cast bronze
mould making|make moulds|build moulds|mold making|make molds|make sand moulds
welding|weld steel|weld metal|join metal by welding|weld parts|weld pipes
MIG welding|weld by MIG|MIG weld steel|join plates by MIG welding
TIG welding|weld by TIG|TIG weld stainless steel
arc welding|weld with electrodes|electrode welding|stick welding|manual metal arc welding|MMA welding
flame cutting|cut steel with a torch|gas cutting|oxy-fuel cutting|cut metal with torches|torch cutting
sheet metal bending|bend sheet metal|fold sheet metal|sheet metal folding|bend sheets
sheet metal cutting|cut sheet metal|cut sheets of metal|shear sheet metal
steel erection|erect steel|erect steelwork|put up steel frames|steel frame erection|bolt steel beams together|bolt beams together|erect steel frames|steelwork erection|assemble steel frames|bolt steel frames together
slinging and signalling|sling loads and signal|sling loads for cranes|slinging|sling loads|load slinging|crane slinging|attach loads to cranes > sling loads and give hand signals|sling loads for cranes and give hand signals
rope splicing|splice ropes|splice cables
forging|forge metal|forge iron|hammer iron into shape|metal forging|forge steel > forge gates|forge railings|forge hinges|forge tools
die making|make dies|make punches and dies|tool and die making|make tools and dies|build dies
toolmaking|make tools|tool making|build tools|make jigs and fixtures|make press tools
CNC lathe setup|set up CNC lathes|set CNC lathes|CNC lathe setting|get CNC lathes ready|prepare CNC lathes|CNC lathe set-up|set up CNC turning machines
CNC machine setup|set up CNC machines|set CNC machines|CNC machine setting|CNC setting|CNC set-up|get CNC machines ready|prepare CNC machines
CNC programming|program CNC machines|write CNC programs|CNC machine programming
machine setting|set machines|set up machines|machine setup|machine set-up|get machines ready for new jobs|retool machines|set up machines for new jobs|changeovers of machines|machine changeovers|change over machines
turning|turn parts on lathes|turn parts|lathe work|lathe turning|turn metal > turn shafts|turn shafts on lathes|turn bushes|turn bolts on lathes
milling|mill parts|mill metal|mill workpieces|milling of parts|mill slots
drilling|drill holes|drill metal|drill workpieces
grinding|grind parts|grind metal|grind workpieces|surface grinding
metal polishing|polish metal|buff metal|metal buffing|polish castings|polish metal parts
deburring|deburr parts|remove burrs|take off burrs|trim burrs
galvanising|galvanise parts|zinc coat parts|electroplating|plate parts|galvanize parts
powder coating|powder-coat parts|coat parts with powder
`;
