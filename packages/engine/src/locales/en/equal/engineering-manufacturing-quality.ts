/** English, engineering, manufacturing, quality: one line, one meaning; our own list. */
export const engineeringManufacturingQuality = `
mechanical design|design mechanical parts|design mechanical components|mechanical engineering design|design machine parts|design machine components
design products|engineer products
create technical drawings|produce technical drawings|draw technical drawings|technical drawing preparation|prepare technical drawings|draft technical drawings|produce engineering drawings|technical drawing|make technical drawings|drafting@CAD drawings|engineering drawing|create engineering drawings
create cad drawings|draw in cad|cad drafting|produce cad drawings
cad modelling|create cad models|build cad models
create bills of materials|draw up parts lists
tolerance calculation|calculate tolerances|tolerance analysis|analyse tolerances
stress analysis
prototype construction|build prototypes|make prototypes|produce prototypes|create prototypes|prototype development|develop prototypes|prototyping
prototype testing|trial prototypes
build test rigs|set up test benches|build test benches|test bench construction
cnc milling|mill on cnc machines|operate cnc mills|run cnc mills|cnc mill operation
cnc turning|turn on cnc lathes|operate cnc lathes|run cnc lathes|cnc lathe operation
cnc programming|program cnc machines|write cnc programs|create cnc programs|write G-code
conventional turning|turn on conventional lathes|manual turning|operate manual lathes|manual lathe work
conventional milling|manual milling|mill on manual machines|operate manual mills
surface grinding|flat grinding|operate surface grinders
cylindrical grinding|grind cylindrical parts|operate cylindrical grinders|round grinding
drilling and tapping|drill and tap holes|drill holes and cut threads|drill and thread
thread cutting|tap threads|threading of parts
deburring|deburr parts|remove burrs|deburr workpieces
tool grinding|sharpen tools|resharpen tools
tool changing|tool changeover|swap tooling
machine changeover|retool machines
sheet metal bending|fold sheet metal|operate press brake|press brake operation|metal bending
laser cutting|operate laser cutters|run laser cutting machine|laser cut parts|laser-cut metal|laser cutter operation
plasma cutting|operate plasma cutters
punch press operation|operate punch press|punch sheet metal
sheet metal work|sheet metal fabrication|fabricate sheet metal|sheetmetal work
mig welding
arc welding by stick|stick welding|manual metal arc welding|mma welding
spot welding|resistance spot welding
pipe welding|weld pipework
brazing and soldering|hard and soft soldering
soldering
circuit board assembly|pcb assembly|populate circuit boards|electronics assembly|populate PCBs|board assembly
circuit design
pcb design|design printed circuit boards|pcb layout|lay out pcbs
make cable harnesses|cable harness assembly|assemble wiring harnesses|cable assembly|assemble cable looms
control cabinet building|control panel building
plc programming|write plc programs|programmable logic controller programming|write programmable logic controller programs
robot programming
robot operation|operate robots|run robots
machine commissioning|commission machines|put machines into operation|start up new machines|commission plants|put into service
repair hydraulics|hydraulic system repair
bearing replacement|replace bearings|change bearings|swap out bearings|fit bearings
machine lubrication|lubricate machines|grease machines|oil and grease machines
breakdown maintenance|repair breakdowns|fix breakdowns
spare parts management|manage spare parts|look after spare parts|spares management
assembly line work|production line work|line work
final assembly
subassembly|assemble subassemblies|build sub-assemblies|assemble modules
mechanical assembly|assemble mechanical parts|assemble mechanical components
electrical assembly|assemble electrical components
injection moulding|injection mould parts|operate injection moulding machines|run injection moulding machines|injection molding
plastic extrusion|extrude plastics|operate extruders|run extruders|extruder operation
die casting|diecasting|operate die casting machines
metal casting|foundry casting|pour metal castings
blow moulding|blow mould bottles|blow molding|operate blow moulding machines
heat treatment|heat treat metals|heat-treat parts
powder coating|powder coat parts|apply powder coats|powder-coat parts|powder coat metal
spray painting|paint with spray gun|spray-paint parts|spray coating
packaging line operation|operate packaging machines|run packaging lines|packaging machine operation|operate packaging lines|run packing lines|packing machine operation|operate packing machines|run packaging machines
filling line operation|operate filling machines|run filling lines|operate filling lines
palletising|palletise goods|stack goods on pallets|load goods onto pallets
production planning|plan production orders
production control|production steering|control manufacturing flow
production monitoring|watch production|monitor manufacturing processes
shift supervision in production
production records|record production data|log production figures
lean manufacturing|lean production|lean manufacturing methods|lean methods in production|lean methods|lean tools|apply lean
5s|5s method|carry out 5s
continuous improvement|continually improve processes|ongoing improvement|CI@improvement lean|CIP@improvement
time studies|carry out time studies|conduct time studies
write work instructions|create work instructions|draw up work instructions
incoming inspection|inspect incoming goods|goods-in inspection|inspect deliveries|check incoming goods|incoming goods inspection|inspect supplied parts|receiving inspection
in-process inspection|in-process checks|inspect during production|checks during production
final inspection|inspect finished products|finished product inspection|end inspection|final product check|finished goods inspection|outgoing inspection|end-of-line inspection
visual inspection|inspect visually|visual checks|check parts by eye|visually inspect parts|look over parts for defects|visual quality checks|inspect parts by eye|check by eye
dimensional inspection|check dimensions|dimensional checks|measure dimensions > check parts with calipers|measure parts
coordinate measuring|cmm measurement|measure on cmm|operate cmm|operate coordinate measuring machine
use calipers and micrometers|measure with calipers and micrometers
calibrate instruments|calibrate measuring equipment|instrument calibration|calibrate measuring devices
hardness testing|measure hardness
materials testing
ultrasonic testing|test with ultrasound|ultrasonic inspection|ultrasonic flaw testing|UT inspection
write nonconformance reports|raise ncrs|issue ncrs
corrective and preventive actions|capa
write 8d reports|8d reporting
supplier audits|conduct supplier audits|vendor audits
process audits|conduct process audits
quality documentation|keep quality records
first article inspection|inspect first articles|first off inspection|first piece inspection|first-off checks
rework|rework parts|rework defective parts
scrap reduction|lower scrap rates|scrap rate reduction|cut scrap|bring down scrap
process validation|validate processes
equipment qualification|qualify equipment
cleanroom work|clean room work|work under cleanroom conditions
operate sewing machines|sewing machine operation|sewing machine work
fabric cutting|cut cloth|textile cutting
weaving|operate looms|run looms|weave fabrics|loom operation|weave cloth
clothing alterations|alter clothes|garment alterations|alter garments|take in and let out garments|shorten garments|dress alterations > shorten trousers|shorten dresses|shorten skirts|take in trousers|take in dresses|take in skirts|take in garments|let +out trousers|let +out dresses|let +out skirts|let +out garments|hem trousers|hem dresses|hem skirts|hem garments
sew clothes|garment making|clothes making
upholstery|upholster furniture|furniture upholstery|upholstering|upholstery work|reupholster furniture|re-cover furniture|reupholstery|upholster chairs
goldsmithing|make jewellery in gold|goldsmith work
press operation|operate presses|run presses|work presses
boiler operation|operate boilers|fire boilers|run boilers|tend boilers
production scheduling|schedule production orders
strength calculation|calculate strength|calculate component strength
`;
