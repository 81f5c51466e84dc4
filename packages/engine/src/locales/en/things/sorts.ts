/** English things of many trades by the word for their sort; what stands behind ">" is one of the sort, and only proves. */
export const sorts = `
mobile device|handheld device > smartphone|tablet|tablet computer|mobile phone|cell phone
interior|interior space|indoor space > stairwell|hallway|living room|bedroom|office
irrigation system|watering system > irrigation pipe|drip line|sprinkler
heating system|heating installation > boiler|radiator|heat pump|underfloor heating|oil burner|gas boiler
cooling system|refrigeration system|refrigeration equipment > cold room|fridge|freezer|chiller|cold store
ventilation system > ventilation duct|extractor fan|air duct
plumbing fixture|sanitary fixture|sanitary fitting > toilet|basin|bath|shower|sink|washbasin
electrical installation > socket|light switch|fuse box|distribution board|light fitting
lighting|light fitting > lamp|ceiling lamp|spotlight|lantern|led strip
security system > alarm|burglar alarm|camera|cctv camera|motion detector
fire safety equipment|fire protection equipment > fire extinguisher|smoke detector|fire door|fire alarm|sprinkler
lifting equipment|lifting gear > crane|hoist|sling|winch|chain block
earthmoving machinery|earth-moving equipment > excavator|digger|bulldozer|wheel loader|backhoe
farm machinery|agricultural machinery|farm equipment > tractor|combine harvester|baler|plough|seed drill|sprayer
garden machinery|gardening equipment|garden equipment > lawnmower|mower|hedge trimmer|strimmer|leaf blower|chainsaw
forestry machinery|forestry equipment > harvester|forwarder|chainsaw|skidder
woodworking machinery|woodworking machine > planer|band saw|circular saw|lathe|spindle moulder|table saw
machine tool > lathe|milling machine|drill press|grinding machine|cnc lathe|cnc mill
packaging machine|packaging machinery > filling machine|labelling machine|wrapping machine|palletiser
printing machine|printing press > offset press|digital press|screen press
textile machine|textile machinery > loom|spinning machine|knitting machine|sewing machine
kitchen equipment|catering equipment > oven|fryer|grill|mixer|dishwasher|steamer|hob
kitchen appliance > oven|cooker|hob|dishwasher|fridge|microwave
domestic appliance|household appliance|home appliance > washing machine|dishwasher|fridge|tumble dryer|vacuum cleaner|cooker|oven
computer equipment|it equipment|it hardware|computer hardware > laptop|monitor|printer|pc|server|docking station|keyboard
network equipment|network hardware|network device > router|switch|access point|firewall|modem
storage media > hard disk|memory card|tape|usb stick
medical device|medical equipment > infusion pump|ventilator|defibrillator|blood pressure monitor|patient monitor|dialysis machine
medical instrument|surgical instrument > scalpel|forceps|clamp|scissors
mobility aid|walking aid > walking frame|crutch|rollator|walking stick|zimmer frame
laboratory equipment|lab equipment|laboratory instrument > centrifuge|pipette|balance|microscope|autoclave|incubator
measuring instrument|measuring equipment|measuring tool > caliper|micrometer|gauge|multimeter|scale|thermometer
optical instrument > microscope|telescope|binoculars|camera lens
musical instrument > violin|piano|guitar|flute|trumpet|clarinet|cello|organ
sports equipment > ball|racket|ski|goal|gym mat
gym equipment|fitness equipment > treadmill|exercise bike|rowing machine|cross trainer|dumbbell
playground equipment|play equipment > swing|slide|seesaw|climbing frame
baby product|baby care product > nappy|baby bottle|pushchair|baby food
protective equipment|safety equipment > helmet|hard hat|harness|safety boots|ear defenders|goggles
work clothes|workwear > overalls|apron|safety boots|hi-vis vest|uniform
menswear|men's clothing > suit|tie|shirt
womenswear|women's clothing|ladies' wear > dress|blouse|skirt
sportswear > tracksuit|trainers|football shirt|leggings
outerwear > coat|jacket|parka|anorak
underwear|lingerie > bra|briefs|vest|nightdress
footwear > shoe|boot|sandal|trainer|slipper
fashion accessory > handbag|belt|scarf|hat|glove|tie
household linen|home textile|household textile > towel|bed linen|tablecloth|curtain|sheet
soft furnishing > cushion|curtain|throw|upholstery
office furniture > desk|office chair|filing cabinet
garden furniture|outdoor furniture > bench|garden table|deckchair|garden chair
bedroom furniture > bed|wardrobe|bedside table
wood product|timber product > board|beam|panel|plank
building material|construction material > brick|cement|timber|gravel|plasterboard|sand|tile|insulation
metal part|metal component > bracket|bolt|shaft|flange|housing|bearing
sheet metal part > housing|cover|bracket|duct
plastic part|plastic component > cap|lid|housing|bumper
machine part|machine component|mechanical component > shaft|bearing|gear|gearbox|coupling|housing
car part|vehicle part|auto part > brake pad|clutch|exhaust|bumper|filter|spark plug|alternator
electronic component > resistor|chip|capacitor|transistor|sensor
electronic device|consumer electronics > television|tv set|radio|camera|phone|game console
hygiene article|hygiene product|toiletries > soap|shampoo|toothpaste|deodorant|toilet paper
cosmetic|cosmetic product|beauty product > lipstick|face cream|make-up|mascara|nail varnish|perfume
cleaning product|cleaning agent > detergent|bleach|floor cleaner|disinfectant|soap
paint product > emulsion|gloss|varnish|primer
writing material|stationery > pen|paper|envelope|notebook|folder
toy > doll|board game|puzzle|teddy bear|building block
electrical goods|electrical product > television|kettle|hairdryer|toaster|lamp
fresh food|fresh produce > fruit|vegetables|fish|meat|salad
chilled food|chilled product > milk|yoghurt|cheese|ready meal
frozen food|frozen product > ice cream|fish fingers|frozen vegetables|frozen pizza
bakery product|baked product > bread|roll|cake|croissant|baguette|bun|pretzel
pastry product|pastry > croissant|tart|eclair|danish
meat product > sausage|ham|bacon|burger
poultry product > chicken breast|turkey|duck
seafood > prawn|mussel|oyster|crab|lobster|fish
dairy product > milk|cheese|butter|yoghurt|cream
delicatessen product|deli product > cheese|ham|olives|salami|antipasti
cold dish|cold food > salad|sandwich|cold platter|carpaccio
hot dish|hot meal > stew|roast|soup|curry|casserole
starter > soup|salad|carpaccio|prawn cocktail
dessert > ice cream|mousse|pudding|tart|crumble|sorbet
non-alcoholic drink|soft drink > lemonade|juice|cola|mineral water
alcoholic drink|alcoholic beverage > beer|wine|spirits|cocktail|cider|gin
mixed drink > cocktail|long drink|gin and tonic
spirit drink|spirits > whisky|gin|vodka|rum|brandy
root crop|root vegetable > potato|sugar beet|carrot|beetroot|turnip
arable crop|field crop > wheat|barley|maize|rapeseed|oats|potato|sugar beet
soft fruit|berry fruit > strawberry|raspberry|currant|blackberry|gooseberry|blueberry
tree fruit|orchard fruit > apple|pear|cherry|plum
ornamental plant > rose|geranium|petunia|shrub|pansy
bedding plant > pansy|petunia|begonia|primula
indoor plant|house plant|potted plant > orchid|fern|palm|cactus
deciduous tree|broadleaf tree > oak|beech|ash|birch|maple
conifer|coniferous tree > spruce|pine|fir|larch
small animal|small pet > rabbit|guinea pig|hamster|budgerigar
pest|vermin > rat|mouse|cockroach|wasp|ant|moth|bedbug
commercial vehicle > lorry|van|truck|bus|hgv
passenger vehicle > car|bus|minibus|taxi|coach
heavy vehicle > lorry|bus|truck|tractor|hgv
rail vehicle > tram|train|locomotive|carriage|wagon
watercraft|vessel > boat|ship|ferry|yacht|tug|trawler
public building > school|library|town hall|hospital|museum
commercial building|commercial property|commercial premises > office|shop|warehouse|restaurant|factory
residential building|residential property > house|flat|bungalow|apartment|terrace
educational institution > school|college|university|nursery
medical facility|healthcare facility > hospital|clinic|surgery|health centre|care home
sports facility > gym|swimming pool|sports hall|football pitch|stadium
cultural institution > museum|theatre|gallery|library|opera house
accommodation|lodging establishment > hotel|hostel|guest house|holiday flat|campsite
hospitality business|catering business > restaurant|cafe|bar|pub|hotel|canteen
large event > festival|concert|trade fair|conference|congress
family celebration|private party|private function > wedding|birthday party|christening|anniversary|funeral tea
corporate event|company event > conference|product launch|christmas party|seminar|staff party
social media|social network|social media channel > facebook|instagram|tiktok|linkedin|twitter|youtube
advertising material|promotional material > flyer|poster|brochure|leaflet|banner|billboard
print product|printed matter|print product > brochure|flyer|business card|catalogue|magazine|book
business paper|business document > invoice|quote|contract|delivery note
commercial correspondence|business correspondence > letter|email|quote
legal document > contract|will|deed|witness statement|power of attorney|affidavit|lease
identity document|proof of identity > passport|id card
official document > certificate|permit|licence|passport
medical document > discharge letter|referral|prescription|medical report
construction document > plan|drawing|bill of quantities|permit
technical document > manual|data sheet|drawing|specification
financial security|financial securities > share|bond|stock|fund unit
investment product > fund|share|bond|etf
banking product|bank product > current account|savings account|loan|credit card|mortgage
insurance product > life insurance|car insurance|household insurance|travel insurance
household waste > rubbish|food waste
hazardous waste > asbestos|waste oil|solvent|battery
recyclable|recyclable material > glass|paper|cardboard|plastic|metal
raw material > ore|wood|cotton|steel|sugar|flour
bulk material|bulk goods > gravel|sand|grain|coal|cement
dangerous goods|hazardous goods|hazardous material > petrol|gas bottle|acid|explosive|chemical
craft product|handicraft > pottery|candle|basket|jewellery
artwork|work of art > painting|sculpture|drawing|print
museum object|museum piece|artefact > vase|coin|statue|pottery|costume
`;
