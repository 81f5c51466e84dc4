/** English, engineering, manufacturing, quality: one line, one meaning; our own list. */
export const engineeringManufacturingQuality = `
mechanical design|design mechanical parts|design mechanical components|mechanical engineering design|design machine parts|design machine components
design products|product design|engineer products
create technical drawings|produce technical drawings|draw technical drawings|technical drawing preparation|prepare technical drawings|draft technical drawings|produce engineering drawings|technical drawing|make technical drawings|drafting@CAD drawings|engineering drawing|create engineering drawings
create cad drawings|draw in cad|cad drafting|produce cad drawings|CAD drawing production|CAD drawing
cad modelling|create cad models|model in cad|build cad models
create bills of materials|draw up parts lists
tolerance calculation|calculate tolerances|tolerance analysis|analyse tolerances
stress analysis|analyse stresses
prototype construction|build prototypes|prototype building|make prototypes|produce prototypes|create prototypes|prototype development|develop prototypes|prototyping
prototype testing|test prototypes|trial prototypes|prototype trials
build test rigs|set up test benches|build test benches|test bench construction
cnc milling|mill on cnc machines|operate cnc mills|run cnc mills|cnc mill operation
cnc turning|turn on cnc lathes|operate cnc lathes|run cnc lathes|cnc lathe operation
cnc programming|program cnc machines|write cnc programs|create cnc programs|write G-code|programme CNC machines
cnc setting|set up cnc machines|cnc machine setup|set cnc machines|cnc set-up
conventional turning|turn on conventional lathes|manual turning|operate manual lathes|manual lathe work
conventional milling|manual milling|mill on manual machines|operate manual mills
surface grinding|grind surfaces|flat grinding|operate surface grinders
cylindrical grinding|grind cylindrical parts|operate cylindrical grinders|round grinding
drilling and tapping|drill and tap holes|drill holes and cut threads|drill and thread
thread cutting|cut threads|tap threads|threading of parts
deburring|deburr parts|remove burrs|deburr workpieces|debur
tool grinding|grind tools|sharpen tools|tool sharpening|resharpen tools
tool making|make tools|toolmaking
tool changing|change tools|tool changes|tool changeover|swap tooling
machine changeover|retool machines|machine retooling
sheet metal bending|bend sheet metal|fold sheet metal|sheet metal folding|operate press brake|press brake operation|metal bending
laser cutting|cut with laser|operate laser cutters|run laser cutting machine|laser cut parts|laser-cut metal|laser cutter operation
plasma cutting|cut with plasma|plasma cut|operate plasma cutters
punch press operation|operate punch press|punch sheet metal
sheet metal work|work sheet metal|sheet metal working|sheet metal fabrication|fabricate sheet metal|sheetmetal work
mig welding|weld with mig|mig weld
arc welding by stick|stick welding|manual metal arc welding|mma welding|stick weld
spot welding|spot weld|weld spots|resistance spot welding
pipe welding|weld pipes|weld pipework|pipework welding
brazing and soldering|braze and solder|hard and soft soldering
soldering|solder
circuit board assembly|assemble circuit boards|pcb assembly|populate circuit boards|assemble pcbs|electronics assembly|assemble electronics
circuit design|design circuits
pcb design|design pcbs|design printed circuit boards|pcb layout|lay out pcbs
make cable harnesses|cable harness assembly|assemble wiring harnesses|wire harness assembly|cable assembly|assemble cable looms
control cabinet building|build control cabinets|control panel building
plc programming|program plcs|write plc programs|programming of plcs|programmable logic controller programming|PLC programs|programmable logic controller programs|write programmable logic controller programs
robot programming|program robots|programming of robots
robot operation|operate robots|run robots
machine commissioning|commission machines|put machines into operation|commissioning of machines|start up new machines|commission plants|put into service
plant commissioning|commission plants|put plants into operation|commissioning of plants
repair hydraulics|hydraulic repair|hydraulic system repair
bearing replacement|replace bearings|change bearings|swap out bearings|fit bearings
machine lubrication|lubricate machines|grease machines|oil and grease machines
breakdown maintenance|repair breakdowns|fix breakdowns|breakdown repair
spare parts management|manage spare parts|look after spare parts|spares management
assembly line work|work on assembly line|production line work|work on production line
final assembly|do final assembly
subassembly|assemble subassemblies|build sub-assemblies|assemble modules
mechanical assembly|assemble mechanical parts|assemble mechanical components
electrical assembly|assemble electrical components|electrical component assembly
injection moulding|injection mould parts|operate injection moulding machines|run injection moulding machines|injection molding
plastic extrusion|extrude plastics|operate extruders|run extruders|extruder operation
die casting|diecasting|operate die casting machines
metal casting|cast metal|foundry casting|pour metal castings
blow moulding|blow mould bottles|blow molding|operate blow moulding machines
heat treatment|heat treat metals|heat-treat parts
powder coating|powder coat parts|powder-coat|apply powder coats
spray painting|paint with spray gun|spray paint|spray-paint parts|spray coating
galvanising|galvanise parts|galvanizing
polish metal|polish metal parts|metal polishing
packaging line operation|operate packaging machines|run packaging lines|packaging machine operation|operate packaging lines|run packing lines|packing machine operation|operate packing machines|run packaging machines
filling line operation|operate filling machines|run filling lines|operate filling lines
palletising|palletise goods|stack goods on pallets|palletizing
production planning|plan production|plan production orders
production control|control production|production steering|control manufacturing flow
production monitoring|monitor production|watch production|monitor manufacturing processes
shift supervision in production|supervise production shifts|production shift supervision
production records|record production data|production data recording|log production figures
lean manufacturing|lean production|lean manufacturing methods|lean methods in production|lean methods|lean tools|apply lean
5s|5s method|carry out 5s
continuous improvement|continually improve processes|ongoing improvement
time studies|carry out time studies|conduct time studies|do time studies
write work instructions|create work instructions|draw up work instructions
incoming inspection|inspect incoming goods|goods-in inspection|inspect deliveries|check incoming goods|incoming goods inspection|inspect supplied parts|receiving inspection
in-process inspection|in-process checks|inspect during production|checks during production
final inspection|inspect finished products|finished product inspection|end inspection|final product check|finished goods inspection|outgoing inspection|end-of-line inspection
visual inspection|inspect visually|visual checks|check parts by eye|visually inspect parts|look over parts for defects|visual quality checks|inspect parts by eye
dimensional inspection|check dimensions|dimension checks|dimensional checks
coordinate measuring|cmm measurement|measure on cmm|operate cmm|operate coordinate measuring machine
use calipers and micrometers|measure with calipers and micrometers
calibrate instruments|calibrate measuring equipment|instrument calibration|calibrate measuring devices
hardness testing|test hardness|hardness tests|measure hardness
materials testing|test materials|material tests|testing of materials
ultrasonic testing|test with ultrasound|ultrasonic inspection|ultrasonic flaw testing|UT inspection
write nonconformance reports|raise ncrs|issue ncrs
corrective and preventive actions|capa
write 8d reports|8d reporting
supplier audits|audit suppliers|conduct supplier audits|vendor audits|audit vendors
process audits|audit processes|conduct process audits
quality documentation|keep quality records
first article inspection|inspect first articles|first off inspection|first piece inspection|first-off checks
rework|rework parts|rework defective parts|parts rework
scrap reduction|reduce scrap|lower scrap rates|scrap rate reduction|cut scrap
process validation|validate processes|validation of processes
equipment qualification|qualify equipment
cleanroom work|work in cleanroom|clean room work|work under cleanroom conditions
operate sewing machines|sewing machine operation|machine sewing
fabric cutting|cut fabric|cut cloth|cutting of fabrics|textile cutting|cloth cutting
weaving|operate looms|run looms|weave fabrics|loom operation|weave cloth
clothing alterations|alter clothes|garment alterations|alter garments|take in and let out garments|shorten garments|dress alterations > shorten trousers|shorten dresses|shorten skirts|take in trousers|take in dresses|take in skirts|take in garments|let out trousers|let out dresses|let out skirts|let out garments|hem trousers|hem dresses|hem skirts|hem garments
sew clothes|garment making|clothes making
upholstery|upholster furniture|furniture upholstery|upholstering|upholstery work|reupholster furniture|re-cover furniture|reupholstery|upholster chairs
shoe repair|repair shoes|mend shoes|cobbling
watch repair|repair watches|mend watches
goldsmithing|make jewellery in gold|goldsmith work
glass blowing|blow glass|glassblowing
press operation|operate presses|run presses
boiler operation|operate boilers|fire boilers|run boilers|tend boilers
preventive maintenance|preventative maintenance|carry out preventive maintenance
production scheduling|schedule production|schedule production orders
strength calculation|calculate strength|calculate component strength
`;
