/** English, more of what is asked for and told in workshops, garages, bakeries and by makers of things; what stands behind ">" is narrower and only proves; our own list. */
export const fields7 = `
vehicle servicing|service cars|service vehicles|car servicing|car services|vehicle services|routine car maintenance|vehicle maintenance and servicing > change oil and filters|change oil, filters and brake pads|change oil and brake pads|change oil and spark plugs
oil changes|change oil|oil changing|change engine oil
brake repairs|repair brakes|replace brake pads|change brake pads and discs|brake repair|change brake pads|replace brakes|brake replacement
tyre fitting|fit tyres|change tyres|tyre changing|tire changes|tyre changes|change tires|mount tyres|replace tyres|fit new tyres
wheel alignment|align wheels|track wheels|wheel tracking
clutch replacement|replace clutches|change clutches|clutch replacements|fit new clutches|clutch changes
engine repair|repair engines|overhaul engines|engine overhaul|rebuild engines|mend engines|fix engines|engine repairs
engine diagnostics|diagnose engine faults|engine fault diagnosis|read out engine fault codes|diagnose engines|engine fault finding|find engine faults|trace engine faults
vehicle diagnostics|diagnose car faults|car diagnostics|read fault codes|vehicle fault diagnosis|diagnose faults in cars|read out fault codes|find faults in cars|diagnose vehicle faults
repair car electrics|auto electrics|fix car electrics|vehicle electrics repair
MOT preparation|prepare cars for MOT|get cars ready for the MOT|prepare vehicles for inspection
exhaust replacement|replace exhausts|fit exhausts|change exhausts|exhaust fitting
dent removal|remove dents|beat out dents|knock out dents|take out dents|panel beating|beat panels|push out dents|dent repair|repair dents
bodywork repair|repair car bodies|repair bodywork|car body repair|body repairs|fix bodywork|collision repair|mend bodywork
breakdown recovery|tow broken-down cars|recover broken-down vehicles|tow cars|vehicle recovery|car towing|tow vehicles
motorcycle repair|repair motorcycles|mend motorbikes|fix motorbikes
bicycle repairs|repair bicycles|mend bikes|fix bikes|bike repair|bicycle repair|repair bikes|cycle repairs|mend bicycles > mend punctures on bikes|mend punctures and adjust gears on bikes|adjust gears on bikes|adjust gears and brakes on bikes|fix punctures on bikes
tractor repair|repair tractors|mend tractors|fix tractors|tractor repairs|overhaul tractors
farm machinery repair|repair farm machinery|agricultural machinery repair|mend farm machines|repair agricultural machinery|fix farm machinery > repair tractors and balers|repair tractors|repair combines|repair balers|mend balers
aircraft maintenance|maintain aircraft|service aircraft|aircraft servicing|maintain planes|look after aircraft
landing gear inspection|inspect landing gear|check landing gear|landing gear checks
watch repair|repair watches|mend watches|fix watches|repair clocks and watches|watch repairs
clock repair|repair clocks|mend clocks|clock repairs
watch battery replacement|replace watch batteries|change watch batteries|fit watch batteries
piano tuning|tune pianos|tuning pianos
instrument repair|repair musical instruments|repair violins|musical instrument repair|mend musical instruments
lock fitting|fit locks|install locks|lock installation|change locks|lock replacement
door opening service|open locked doors|locksmith call-outs
stone setting|set stones|gem setting|set gems|set diamonds|set stones in rings|mount stones|mount gems
ring resizing|resize rings|alter ring sizes|make rings bigger or smaller|ring sizing|size rings|enlarge rings|change ring sizes
jewellery repair|repair jewellery|mend jewellery|jewelry repair|repair rings and chains|mend rings and chains|repair necklaces
jewellery making|make jewellery|jewelry making|make rings|craft jewellery
engraving|engrave metal|engrave rings|engrave trophies|engrave plates
wheel throwing|throw pots|throw bowls|throw on the wheel|pottery throwing|throw bowls and mugs|pot throwing|throw mugs|throw clay on the wheel
kiln firing|fire pots|fire kilns|fire ceramics|pot firing|bake pots in the kiln|fire clay|firing of ceramics|fire pottery|bake clay in the kiln|bake ceramics
glazing of pottery|glaze pots|apply glazes|glaze ceramics|pottery glazing
glass blowing|blow glass|glassblowing|blow vases|blow glasses
sign painting|paint signs|signwriting|sign writing|paint shop signs
sign making|make signs|signmaking|produce signs
basket weaving|weave baskets|basket making|make baskets|basketry|weave willow
weaving|weave cloth|weave fabric|weave on looms|cloth weaving|fabric weaving > weave tweed|weave rugs|weave carpets|weave linen
knitting|knit garments|knit jumpers|hand knitting|knit sweaters
embroidery|embroider clothes|stitch embroidery|embroider cloth|embroider shirts
leather sewing|sew leather|stitch leather|leather stitching|make leather bags
candle making|make candles|pour candles|dip candles
offset printing|print offset|run offset presses|run an offset press|operate offset presses|offset press operation|run a four-colour offset press|operate offset printing machines
digital printing|print digitally|run digital presses|operate digital printers|digital press operation
screen printing|print T-shirts by screen|screen-print T-shirts|silk-screen printing|screen-print fabrics
platemaking|make printing plates|plate making|expose printing plates
print finishing|finish printed matter|cut, fold and staple brochures|fold and staple brochures|post-press work|trim and fold print|fold, trim and staple|cut and fold brochures|postpress
bookbinding|bind books|book binding|binding books > bind theses|bind theses in cloth|bind volumes|bind diaries
house wiring|wire houses|wire new houses|domestic wiring|wire homes|residential wiring|house rewiring work|wiring of houses
rewiring|rewire houses|renew wiring|replace old wiring
socket installation|install sockets|fit sockets|put in sockets|outlet installation|socket fitting|install power points|install outlets|fit sockets and switches|put in sockets and switches
light fitting installation|fit lights|install lights|light installation|install light fittings|install lighting|lighting installation|put up lights|hang lamps|fit lamps
fuse box replacement|replace fuse boxes|change fuse boxes|consumer unit replacement|replace consumer units|fuse board replacement
cable laying|lay cables|cable installation|pull cables|run cables|install cables|cable pulling|lay cable
fibre cable laying|lay fibre cables|lay fibre-optic cables|fibre optic cabling|fiber laying|fibre-optic cable laying|lay fibre|install fibre cables
control cabinet wiring|wire control cabinets|wire control panels|panel wiring|wire switch cabinets|control panel wiring|wire panels
motor rewinding|rewind motors|rewind electric motors|electric motor rewinding|coil winding of motors
motor repair|repair electric motors|repair motors|electric motor repair|mend motors
board assembly|assemble circuit boards|populate circuit boards|circuit board assembly|PCB assembly|populate boards|fit components onto boards|fit components on circuit boards|mount components on boards|place components on boards > fit chips onto boards|fit resistors onto boards|fit chips and resistors onto boards|fit chips on boards
power line repair|repair power lines|overhead line repair|mend power lines|repair overhead lines|repair overhead power lines|fix power lines
street light maintenance|maintain street lights|repair street lights|street lighting maintenance|repair street lamps|fix street lights
solar panel installation|install solar panels|fit solar panels|put solar panels on roofs|mount solar panels|photovoltaic installation|solar installation|install photovoltaic systems|install PV systems
meat boning|bone meat|deboning|debone meat|boning of meat > bone beef|bone hams|bone and trim beef|bone pork|bone lamb
meat cutting|cut meat|cut up meat|portion meat|cutting meat|meat portioning|cut joints and steaks
carcass butchery|butcher carcasses|cut up carcasses|carcass cutting|break down carcasses|break carcasses|joint carcasses|carcass breaking > cut up pigs|cut up pigs and lambs|cut up lambs|butcher pigs|butcher lambs|cut up sides of beef
slaughtering|slaughter animals|slaughter pigs|slaughter cattle|kill animals for meat
sausage making|make sausages|fill sausages|sausage production|produce sausages|stuff sausages
meat curing|cure meat|cure ham|salt and smoke meat|smoke ham|cure and smoke meat|curing of meat
fish filleting|fillet fish|gut and fillet fish|fish gutting and filleting|filleting of fish|filleting fish > fillet salmon|fillet cod|fillet plaice
fish smoking|smoke fish|smoke salmon
dough making > knead dough|mix dough|knead and shape dough|mix bread dough
dough shaping|shape dough|mould dough|shape loaves|dough moulding|form dough|shape rolls
bread baking|bake bread|make bread|bread making|breadmaking|baking of bread > bake loaves|bake rolls|make loaves|bake baguettes|make loaves and rolls|bake loaves and rolls|make loaves, rolls and croissants
cake decoration|decorate cakes|ice cakes|cake icing|cake decorating|decorate wedding cakes|pipe icing on cakes
chocolate making|make chocolates|make pralines|chocolate production|fill pralines|dip chocolates
ice cream making|make ice cream|ice cream production|produce ice cream
cheese making|make cheese|cheesemaking|cheese production|produce cheese > make goat's cheese|make cheddar|make soft cheese|make hard cheese
butter making|make butter|churn butter
jam making|make jam|boil jam|cook jam|jam production|jam boiling|cook jams|make jams
food preserving|preserve fruit|bottle fruit|pickle vegetables|preserve vegetables|fruit preserving|bottle fruit and vegetables
tea tasting|taste teas|grade teas by taste|try and grade teas|tea grading
coffee roasting|roast coffee|coffee bean roasting|roast coffee beans
wine tasting for grading|taste and grade wines|grade wines
wine making|make wine|winemaking|wine production|vinify grapes|press and ferment grapes|ferment wine
beer brewing|brew beer|brewing|beer making|brew ales
cigar rolling|roll cigars|cigar making|make cigars by hand
timber drying|dry timber|kiln-dry timber|season timber|wood drying|dry wood|dry boards|kiln drying of timber|timber seasoning
timber planing|plane timber|plane boards|planing|wood planing|plane wood
wood turning|turn wood|woodturning|turn bowls on the lathe
wood sanding|sand wood|sanding of wood|sand furniture|sand down wood
furniture making|make furniture|build furniture|cabinet making|cabinetmaking|furniture building|make cupboards and tables|build wardrobes|make cabinets|make tables and chairs|make cupboards|build cupboards|make tables to order|build cabinets
furniture restoration|restore furniture|do up old furniture|restore antique furniture|strip and re-varnish furniture|restore old furniture|refinish furniture|furniture refinishing > strip and re-varnish old chairs|restore old chairs|restore chairs|strip and varnish old furniture|restore antique tables
picture framing|frame pictures|make picture frames|picture frame making
clothing alterations|alter clothes|alterations|take in and let out clothes|clothes alterations|alter garments|garment alterations|alter dresses|clothing alteration > shorten trousers|take in jackets|shorten skirts|let +out waistbands|take in dresses|hem trousers|shorten trousers and take in jackets
hemming|hem trousers|hem curtains|hem skirts|take up hems
bespoke tailoring|tailor suits to measure|make suits to measure|make clothes to measure|made-to-measure tailoring|sew suits to measure|make bespoke suits|cut and sew suits to measure|tailor-make suits|make made-to-measure suits
dressmaking|make dresses|sew dresses|dress making|make clothes|sew clothes
curtain making|make curtains|sew curtains|curtain sewing
pattern cutting|cut patterns|make patterns for clothes|pattern making|draft patterns
fabric cutting|cut fabric|cut cloth|cloth cutting|cut out fabric|cut out garments
sewing machine operation|operate sewing machines|sew on machines|industrial sewing|sew by machine
clothes mending|mend clothes|repair clothes|darn clothes|garment repair|patch clothes|clothes repair|mending clothes
reupholstery|reupholster chairs|re-cover chairs|put new covers on chairs|upholstery work|upholster furniture|recover sofas|reupholster furniture|re-cover sofas|reupholstering|put new covers on sofas|put new covers on chairs and sofas|re-upholstery
shoe repair|repair shoes|mend shoes|resole shoes|shoe repairs|cobbling|put new soles on shoes|heel shoes|put new soles and heels on shoes|heel and sole shoes|shoe mending|put new heels on shoes
shoe making|make shoes|shoemaking|make shoes by hand
saddle making|make saddles|saddlery
underwater welding|weld under water|weld hulls under water
hull inspections by divers|inspect hulls under water|diving inspections|underwater inspections
blasting|blast rock|set off explosives|detonate explosives|rock blasting|fire explosives|fire shots in the quarry|detonate charges|explosive blasting|set off charges
shot drilling|drill blast holes|blast hole drilling
pest control|exterminate pests|get rid of rats|control pests|pest extermination|kill pests|get rid of pests > get rid of cockroaches|get rid of rats and cockroaches|poison rats|exterminate rats|get rid of rats and mice|trap rats and mice|get rid of mice|exterminate cockroaches
fumigation|fumigate rooms|fumigate containers|fumigate warehouses
wool grading|grade wool|sort wool|wool sorting|wool classing|class wool
leather tanning|tan hides|tan leather|tanning|tan skins
`;
