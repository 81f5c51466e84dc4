/** English, science, agriculture, environment, energy: one line, one meaning; our own list. */
export const scienceAgricultureEnvironmentEnergy = `
design of experiments|plan experiments|design experiments|experimental design|experiment planning
conducting experiments|carry out experiments|conduct experiments|run experiments|perform experiments|do experiments
keep lab notebook|keep lab journal|record work in lab notebook
literature research|literature search|search scientific literature
write scientific papers|write research papers|author journal articles
scientific presentations|present research at conferences|give conference talks|present at scientific conferences
write research proposals|draft research proposals|research proposal writing
peer review|review journal manuscripts|peer-review papers|referee journal papers
statistical evaluation of experiments|evaluate experimental data|analyse experimental data|experimental data analysis
method development|develop methods|develop analytical methods|analytical method development
method validation|validate methods|validate analytical methods|analytical method validation
chemical analysis|analyse chemically|chemical analyses
titration|titrate|titrate samples|perform titrations
chromatography|chromatographic analysis|run chromatography|analyse by chromatography
spectroscopy|spectroscopic analysis|run spectroscopy
organic synthesis|synthesise organic compounds|synthesise compounds|chemical synthesis of compounds
prepare buffers and solutions|make up solutions|solution preparation|prepare solutions
reagent preparation|prepare reagents|make up reagents
reagent ordering|order reagents
pipette samples|pipetting
dna extraction|extract dna|isolate dna|dna isolation
protein purification|purify proteins
western blots|run western blots|western blotting|perform western blots
gel electrophoresis|run gels|run electrophoresis gels|perform gel electrophoresis
dna sequencing|sequence dna|gene sequencing|sequencing of dna
cloning of genes|clone genes|molecular cloning|gene cloning
microbiological testing|test for microbes|microbiological analysis|microbiological tests|microbial testing
water analysis|analyse water|water testing|test water samples|analyse water samples
soil analysis|analyse soil|soil testing|test soil samples|analyse soil samples
air quality measurement|measure air quality|air quality monitoring|monitor air quality
field sampling|sample in the field|take field samples|collect field samples
water sampling|take water samples|collect water samples|sample water|water sample collection
soil sampling|take soil samples|collect soil samples|sample soil|soil sample collection
lab equipment maintenance|maintain lab equipment|look after lab instruments|laboratory equipment maintenance
autoclaving|autoclave|sterilise in autoclave|run autoclaves
lab waste disposal|dispose of lab waste
laboratory safety|observe lab safety rules|lab safety
animal experiments|experiments with animals|animal studies
laboratory animal care|look after lab animals|care for laboratory animals
animal husbandry|livestock farming|livestock husbandry|look after livestock|care for livestock
animal feeding|feed animals|feeding of animals
milking|milk cows|operate milking parlour|run milking parlour|milk dairy cows|cow milking|dairy milking|milking of cows
calf rearing|rear calves|raise calves|bring up calves|calf raising
pig farming|keep pigs|rear pigs|raise pigs|pig rearing
poultry farming|keep poultry|poultry keeping|rear poultry
sheep farming|keep sheep|tend sheep|shepherding|herd sheep
sheep shearing|shear sheep|sheep clipping
calving assistance|help cows calve|assist at calving|calvings
lambing|help ewes lamb|assist at lambing|lamb ewes
horse care|look after horses|care for horses|groom horses|horse grooming|equine care
stable cleaning|muck out stables|clean stables|mucking out|stable work|clean out stables|clean stalls|muck out stalls|clean barns|barn cleaning
hoof trimming|trim hooves|hoof care|foot trimming of cattle
beekeeping|keep bees|look after beehives|apiculture|bee keeping
fish farming|farm fish|rear fish
ploughing|plough fields|plow fields|till fields with plough
sowing|sow crops|sow seeds|seeding of fields|drill seed|plant seeds|sow fields|crop sowing
planting of crops|plant crops|plant out crops|crop planting
harvest crops|bring in harvest|crop harvesting|gather in crops|bring in crops|harvesting|bring in the harvest|gather crops|harvest work
combine driving|drive combine harvesters|operate combines|combine harvester operation|combine operation
fruit picking|pick fruit|harvest fruit|fruit harvesting|fruit harvest|picking of fruit
vegetable growing|grow vegetables|cultivate vegetables|vegetable cultivation
crop growing|grow crops|arable farming|crop cultivation|cultivate crops
crop protection spraying|spray crops|apply pesticides|pesticide application|crop spraying|spray fields|pesticide spraying|spray pesticides
fertilising|fertilise fields|spread fertiliser|apply fertiliser|fertilizer application|fertilizer spreading|fertiliser application|fertilizing|spread fertilizer|apply fertilizer|fertiliser spreading > spread manure|spread slurry
irrigate crops|irrigate fields|water crops|crop irrigation
hay making|make hay|haymaking|bale hay|cut and bale hay
tractor driving|drive tractors|operate tractors|tractor operation|drive a tractor|tractor work
farm machinery repair|repair farm machinery|fix agricultural machines|agricultural machinery repair > repair tractors
greenhouse work|work in greenhouses
plant propagation|propagate plants > take cuttings|raise seedlings
viticulture|grow grapes|wine growing
wine making|make wine|vinification|winemaking|produce wine|wine production
beer brewing|brew beer
cheese making|make cheese|produce cheese|cheese production
slaughtering|slaughter animals|animal slaughter
tree felling|fell trees|cut down trees
tree pruning|prune trees|trim trees|tree cutting back|tree trimming|cut back trees
tree planting|plant trees|planting of trees
forest management|manage forests|forestry management|woodland management|look after forests
game management|manage game stocks
hedge trimming|trim hedges|cut hedges|hedge cutting|clip hedges|hedge clipping|prune hedges
lawn mowing|mow lawns|cut grass|grass cutting|mow grass|lawnmowing|mowing
lawn laying|lay lawns|lay turf|turfing|turf laying|sod laying
garden design|design gardens|plan gardens|garden planning
garden maintenance|maintain gardens|look after gardens|garden upkeep|grounds maintenance of gardens|tend gardens|garden care
weeding|pull weeds|weed beds|weed flower beds|remove weeds|weed borders|weed removal
planting flower beds|plant flower beds
snow clearing|clear snow|snow removal|remove snow|shovel snow|plow snow|snow ploughing|snow clearance|snow plowing|snow shovelling
winter gritting|grit roads|spread salt on roads|road salting|salt roads
nature conservation|protect nature|conserve nature|nature protection
species surveys|survey species
habitat management|manage habitats
environmental impact assessment|assess environmental impact
environmental monitoring|monitor the environment|monitor environmental parameters
environmental audits|conduct environmental audits|audit environmental compliance
waste sorting|sort waste|separate waste|waste separation|sorting recyclables|sort recycling|sort recyclables|recycling sorting > sort rubbish for recycling
waste management|manage waste
recycling of materials|recycle materials|materials recycling|recycle waste
wastewater treatment|treat wastewater|sewage treatment|treat sewage|waste water treatment
water treatment|treat water
contaminated land remediation|remediate contaminated land|clean up contaminated soil|soil remediation
carbon accounting|carbon footprint calculation|calculate carbon footprint
write sustainability reports|sustainability reporting
energy audits|carry out energy audits|energy assessments of buildings|conduct energy audits
energy advice|energy consulting
energy monitoring|monitor energy consumption|monitor energy use|track energy consumption
energy management|manage energy use|energy management in plant
solar panel installation|install solar panels|mount solar panels|install pv systems|fit solar panels|photovoltaic installation
solar system planning|plan pv systems|design photovoltaic systems|pv system design
wind turbine maintenance|maintain wind turbines|service wind turbines|wind turbine servicing
wind turbine installation|erect wind turbines|install wind turbines|wind turbine erection
work at height|working at heights|work at heights
rope access work|industrial climbing|work on ropes
rotor blade repair|repair rotor blades
power plant operation|operate power plants|run power stations|power station operation|operate power stations|run power plants
control room operation|operate control room|work in control room
turbine maintenance|maintain turbines|service turbines
substation maintenance|maintain substations|service substations
meter reading|read meters|utility meter reading|take meter readings
meter installation|install meters|meter fitting
drilling operations|drill boreholes|borehole drilling
geological mapping|map geology
geological surveys|conduct geological surveys|survey geology
gis mapping|create maps in gis|make maps with gis|gis map creation
drone surveys|survey with drones|fly survey drones
weather observation|observe weather|record weather data|weather recording
quarrying|quarry stone|work in quarry
blast rock|rock blasting|carry out blasting|shotfiring
food analysis|analyse food|food testing in laboratory|test food samples
sensory testing|sensory evaluation
product formulation|formulate products|formulation development|develop formulations
water purification|purify water|purification of water
well drilling|drill wells|drilling of wells
`;
