/** English, science, agriculture, environment, energy: one line, one meaning; our own list. */
export const scienceAgricultureEnvironmentEnergy = `
design of experiments|plan experiments|experimental design
conducting experiments|carry out experiments|run experiments|perform experiments|do experiments
keep lab notebook|keep lab journal|record work in lab notebook
literature research|literature search|search scientific literature
write scientific papers|write research papers|author journal articles
scientific presentations|present research at conferences|give conference talks|present at scientific conferences
write research proposals|draft research proposals
peer review|review journal manuscripts|peer-review papers|referee journal papers
statistical evaluation of experiments|evaluate experimental data|analyse experimental data
method development|develop methods|develop analytical methods|analytical method development
method validation|validate methods|validate analytical methods|analytical method validation
chemical analysis|analyse chemically
titration|titrate|titrate samples|perform titrations
chromatography|chromatographic analysis|run chromatography|analyse by chromatography
spectroscopy|spectroscopic analysis|run spectroscopy
organic synthesis|synthesise organic compounds|synthesise compounds|chemical synthesis of compounds
prepare buffers and solutions|make up solutions|solution preparation|prepare solutions
reagent preparation|prepare reagents|make up reagents|mix reagents|make up solutions|solution preparation|prepare solutions
reagent ordering
pipette samples|pipetting
dna extraction|extract dna|isolate dna|dna isolation
protein purification|purify proteins
western blots|run western blots|perform western blots
gel electrophoresis|run gels|run electrophoresis gels|perform gel electrophoresis
cloning of genes|molecular cloning
microbiological testing|test for microbes|microbiological analysis|microbial testing
water analysis|water testing|test water samples|analyse water samples|water quality testing|check water quality
soil analysis|soil testing|test soil samples|analyse soil samples
field sampling|take field samples|collect field samples
lab equipment maintenance|look after lab instruments|laboratory equipment maintenance
autoclaving|sterilise in autoclave|run autoclaves
lab waste disposal|dispose of lab waste
laboratory safety|observe lab safety rules|lab safety
animal experiments|animal studies
laboratory animal care|look after lab animals
animal husbandry|livestock farming|livestock husbandry|look after livestock|care for livestock
animal feeding
milking|milk cows|operate milking parlour|run milking parlour|milk dairy cows|dairy milking|milk cattle > milk goats
calf rearing|rear calves|raise calves|bring up calves|calf raising
pig farming|keep pigs|rear pigs|raise pigs
poultry farming|keep poultry|rear poultry
sheep farming|keep sheep|tend sheep|shepherding|herd sheep
sheep shearing|sheep clipping
calving assistance|help cows calve|assist at calving|calvings
lambing|help ewes lamb|assist at lambing|lamb ewes|deliver lambs
horse care|look after horses|groom horses|equine care
stable cleaning|muck out stables|mucking out|stable work|clean stalls|muck out stalls|clean barns|muck out|muck out horses
beekeeping|keep bees|look after beehives|apiculture
sowing|sow crops|sow seeds|seeding of fields|drill seed|plant seeds|sow fields|crop planting|seeding
planting of crops
harvest crops|bring in harvest|gather in crops|bring in crops|harvesting|harvest work
combine driving|drive combine harvesters|operate combines|combine harvester operation|combine operation
vegetable growing|cultivate vegetables|vegetable cultivation
crop growing|arable farming|crop cultivation|cultivate crops
crop protection spraying|spray crops|apply pesticides|pesticide application|spray fields|pesticide spraying
fertilising|fertilise fields|spread fertiliser|apply fertiliser|fertilizer application|fertilizer spreading|fertiliser application|apply fertilizer > spread manure|spread slurry
irrigate crops|irrigate fields|water crops|crop irrigation|water fields
hay making|haymaking|bale hay|cut and bale hay
farm machinery repair|fix agricultural machines|agricultural machinery repair > repair tractors
greenhouse work
plant propagation|propagate plants|grow plants from cuttings and seed > take cuttings|raise seedlings
viticulture|grow grapes|wine growing
wine making|vinification|winemaking|produce wine
beer brewing
slaughtering|slaughter animals|animal slaughter > slaughter cattle|slaughter pigs
tree felling|fell trees|cut down trees|chop down trees|bring down trees > cut down diseased trees|cut down elms|cut down ashes|cut down oaks|cut down pines|fell spruces
tree pruning|trim trees|tree cutting back|lop trees|tree lopping > prune fruit trees
tree planting
forest management|manage forests|forestry management|woodland management|look after forests
game management|manage game stocks
hedge trimming|cut hedges|clip hedges|prune hedges
lawn mowing|cut grass|mow grass|lawnmowing|mowing
lawn laying|lay turf|turfing|sod laying
garden maintenance|look after gardens|garden upkeep|grounds maintenance of gardens|tend gardens|garden care
weeding|pull weeds|weed beds|weed flower beds|remove weeds|weed borders|weed removal|weed control by hand|pull up weeds|hoe weeds
planting flower beds
snow clearing|snow removal|remove snow|shovel snow|snow ploughing|snow clearance
winter gritting|grit roads|spread salt on roads|road salting
nature conservation|protect nature|conserve nature|nature protection
species surveys
environmental impact assessment
environmental monitoring|monitor the environment|monitor environmental parameters
environmental audits|conduct environmental audits|audit environmental compliance
waste sorting|separate waste|waste separation|sorting recyclables|sort recycling > sort rubbish for recycling
waste management|manage waste
recycling of materials|recycle waste
contaminated land remediation|remediate contaminated land|clean up contaminated soil|soil remediation
carbon accounting|carbon footprint calculation|calculate carbon footprint
write sustainability reports|sustainability reporting
energy audits|carry out energy audits|energy assessments of buildings|conduct energy audits
energy monitoring|monitor energy consumption|monitor energy use|track energy consumption
energy management|manage energy use|energy management in plant
solar system planning|plan pv systems|design photovoltaic systems|pv system design
wind turbine maintenance|service wind turbines
wind turbine installation|erect wind turbines|install wind turbines|wind turbine erection
work at height
rope access work|industrial climbing|work on ropes
rotor blade repair
power plant operation|operate power plants|run power stations|power station operation|operate power stations|run power plants
control room operation|operate control room|work in control room
turbine maintenance|service turbines
substation maintenance|service substations
meter reading|utility meter reading|take meter readings|read gas meters|read electricity meters|read gas and water meters
meter installation|install meters|meter fitting > install smart meters|fit smart meters
drilling operations|drill boreholes
geological surveys|conduct geological surveys|survey geology
gis mapping|create maps in gis|make maps with gis|gis map creation
drone surveys|fly survey drones
weather observation|observe weather|record weather data|weather recording
quarrying|quarry stone|work in quarry
blast rock|carry out blasting|shotfiring
food analysis|food testing in laboratory|test food samples
sensory testing|sensory evaluation
product formulation|formulate products|formulation development|develop formulations
well drilling|drill wells|sink wells|borehole drilling
`;
