/** English things of building sites, workshops and houses; what stands behind ">" is one of their kind, and only proves. */
export const building = `
roof light|skylight|rooflight
roof truss|timber truss
loft conversion|attic conversion
cellar|basement
architrave|door casing
paving slab|paving stone|flagstone
paving > flagstone|cobblestone|setts
cladding|siding|weatherboarding
downpipe|downspout
sewer|sewage pipe|foul drain
surface drain|storm drain
manhole cover|inspection cover
septic tank|cesspit|cesspool
lagging|pipe insulation
insulation > mineral wool|glass wool|rock wool
digger|excavator > backhoe
backhoe loader|jcb digger
bulldozer|dozer
road roller|steamroller
concrete mixer|cement mixer
pneumatic drill|jackhammer|road drill
angle grinder|disc cutter
circular saw|skill saw|rip saw machine
chainsaw|chain saw
power tool > angle grinder|circular saw|jigsaw|belt sander|cordless drill|power drill|nail gun|router table
hand tool > chisel|screwdriver|spanner|wrench|handsaw|mallet|hand plane
skip container|dumpster|roll-off container
wheelbarrow|barrow
construction plant|construction machinery|construction equipment|building machinery > excavator|digger|bulldozer|dump truck|dumper|road roller|backhoe|telehandler
telehandler|telescopic handler
tower crane|site crane
hi-vis vest|high-visibility vest|safety vest
safety boots|steel-toe boots|steel toecap boots
protective clothing|protective gear|protective workwear
personal protective equipment|ppe > hard hat|safety helmet|safety goggles|ear defenders|respirator|safety boots|safety harness|safety gloves
breeze block|cinder block|concrete block
brick wall|brickwork
masonry|stonework|stone masonry > stone wall|dry stone wall|brickwork|brick wall|ashlar
retaining wall|revetment wall
concrete floor|concrete slab|screed floor
concrete structure > concrete wall|concrete slab|concrete bridge|concrete foundation|concrete column
footing|building foundation
partition wall|stud wall|stud partition
false ceiling|suspended ceiling|dropped ceiling
stairs|staircase|stairway
banister|handrail|stair rail
balustrade|guard railing
French window|patio door|french door
windowpane|window pane|pane of glass
glazing > windowpane|window pane|shop window|glass door|pane of glass
window frame|sash frame
sash window|hung window
windowsill|window ledge|window sill
letterbox|mail slot|letter box
door lock|lockset
lock > padlock|deadbolt
fitted wardrobe|built-in wardrobe|built-in closet
chest of drawers|bureau chest|chest with drawers
kitchen unit|kitchen cabinet|kitchen cupboard
worktop|countertop|kitchen counter
sofa|settee|couch
upholstered furniture > sofa|armchair|settee|couch|footstool|chaise longue
furniture > wardrobe|sofa|armchair|cupboard|bookcase|chest of drawers|sideboard|settee|dining table|coffee table|dining chair|table and chairs|chairs and tables|cabinet|dresser unit|bookshelf
garden furniture|patio furniture|outdoor furniture
cabinetry|cabinet work > kitchen cabinet|built-in wardrobe|bookcase|vanity unit
joinery|finish carpentry > staircase|window frame|door frame|skirting board|architrave
woodwork|wood carpentry|timber work > staircase|door frame|window frame|roof truss|skirting board
wood floor|wooden floor|timber floor|hardwood floor > parquet|oak floor|floorboards
flooring|floor covering > carpet|laminate|vinyl|linoleum|lino|parquet|carpet tile
linoleum|lino
carpet|fitted carpet|wall-to-wall carpet
floor tile|tiled floor
wall tile|tiled wall
roof covering > roof tile|roof slate|slates|thatch|roofing felt
thatched roof|straw roof
chimney flue|flue pipe
fireplace|open hearth
boiler|heating boiler
heating system|heating equipment > boiler|radiator|underfloor heating|central heating|heat pump
central heating|central heating system
ventilation system|ventilation plant > extractor fan|air handling unit|fan coil unit|ventilation duct
extractor fan|exhaust fan
cooker hood|range hood|extractor hood
ductwork|air duct|ventilation duct
bathtub|bath tub
shower cubicle|shower stall|shower enclosure
toilet|lavatory|water closet
toilets|washroom|restroom|lavatories|public conveniences
cistern|toilet tank
stopcock|shut-off valve|stop valve
sanitary ware|bathroom fixtures|sanitary fixtures|sanitaryware > washbasin|toilet|bathtub|shower tray|bidet|urinal
bathroom > wet room|shower room
pipework|piping|pipe system > drainpipe
water main|mains water pipe
water supply pipe|water pipe
plug socket|power socket|wall outlet
light switch|wall switch
light fitting|light fixture|luminaire > downlight|pendant light|chandelier|spotlight fitting|wall light|ceiling light|strip light
lighting > lamp|luminaire|floodlight|downlight|streetlight|street lamp|spotlight
light bulb|lightbulb
fluorescent tube|strip light|neon tube
street light|street lamp|streetlight|lamp post
electrical wiring|electric wiring|electrical cabling|electric cabling > house wiring|lighting circuit|ring main
electrical equipment > switchgear|distribution board|circuit breaker|electric motor|transformer
distribution board|breaker panel|electrical panel
extension lead|extension cord
electricity meter|electric meter|power meter
fire alarm|fire detection system|fire alarm system
smoke detector|smoke alarm
sprinkler system|fire sprinkler
door entry system|intercom|entryphone
alarm system > intruder alarm|burglar alarm|fire alarm
security system > cctv|intruder alarm|burglar alarm|access control system
moving walkway|travelator
barbed wire|barbwire
carport|car shelter
conservatory|sun room|sunroom
driveway|drive entrance
pathway|footpath|walkway
decking|timber deck|wooden deck
house paint|wall paint|emulsion paint|latex paint
varnish|clear lacquer
whitewash|limewash
wallpaper|wall covering|wallcovering
putty|filler paste
sealant|caulk|silicone joint
spirit level|bubble level
tape measure|measuring tape
set square|try square
screw fixing|screw fastener
adhesive|glue
sandpaper|emery paper|glasspaper|abrasive paper
crowbar|pry bar
stepladder|step ladder
tarpaulin|tarp
rope access equipment > abseil rope|climbing harness
ironwork|wrought ironwork > wrought-iron gate|wrought-iron railing|iron gate|iron railing|railings
structural steel|structural steelwork|steelwork > steel beam|steel girder|steel column|steel frame
steel beam|steel girder|steel joist
metal > steel|aluminium|aluminum|copper|brass|bronze|titanium|cast iron|wrought iron|stainless steel
metal parts|metal components|metal workpieces > steel parts|aluminium parts|brass parts|steel components|steel shafts|valve bodies
precious metal > gold|silver|platinum|palladium
timber|lumber > planks|oak boards|hardwood|softwood
plywood|ply board
chipboard|particle board|particleboard
hardwood > oak|beechwood|mahogany|teak
softwood > pine|spruce|larch|fir
building material|construction material > brick|cement|concrete|plasterboard|drywall|gravel|timber|lumber|aggregate
premises > office building|office block|school building|warehouse|apartment block|tower block|factory hall
terraced house|row house|townhouse
semi-detached house|duplex house
detached house|single-family home|single-family house
house > bungalow|cottage|townhouse|farmhouse
residential building|residential property|dwelling > flat|apartment|bungalow|block of flats
bungalow|single-storey house|one-story house
office block|office building|office tower
tower block|high-rise|high-rise building|high-rise block
listed building|landmark building|historic building > church|castle|manor house|abbey
swimming pool|swimming bath > indoor pool|outdoor pool|leisure pool
playground|play park
cycle path|bike path|cycle lane|bike lane|cycleway
motorway|freeway|expressway
road surface|road paving|carriageway surface
crash barrier|guardrail|guard rail
road sign|traffic sign
traffic lights|traffic signal|stoplight
pothole|road hole
bridge structure > footbridge|railway bridge|viaduct|flyover|overpass
flyover|overpass
underpass|subway tunnel|pedestrian underpass
pedestrian crossing|crosswalk|zebra crossing
roundabout|traffic circle|rotary junction
railway line|rail line|railroad line|rail track
railway sleeper|railroad tie|crosstie
points on railways|railroad switch|railway switch
road > motorway|freeway|highway|bypass|dual carriageway|expressway
closet|wardrobe@built-in clothes furniture flat-pack bedroom
`;
