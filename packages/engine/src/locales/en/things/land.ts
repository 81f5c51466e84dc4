/** English things of farms, gardens, woods, waters and stables; what stands behind ">" is one of their kind, and only proves. */
export const land = `
green space|green area|public green > lawn|verge|flower bed|playing field
turf|sod
shrub|bush plant > rose bush|hydrangea|rhododendron|lavender|box hedge
tree > oak@fell felled plant prune woodland|beech@fell felled plant prune woodland|birch@fell felled plant prune woodland|pine@fell felled plant prune woodland|spruce@fell felled plant prune woodland|conifer|willow@fell plant prune|sycamore|poplar|elms
fruit tree > apple tree|pear tree|plum tree|cherry tree|peach tree
bedding plant|annual plant
plants > shrub|seedling|perennial|rose bush|houseplant|sapling
houseplant|indoor plant|pot plant
seedling|young plant|plug plant
sapling|young tree
flowers > rose|tulip|carnation|orchid|lily|chrysanthemum|daffodil|sunflower
cut flower > cut rose|tulip|carnation|lilies|gerbera
flower bouquet|bunch of flowers|bouquet
floral arrangement|flower arrangement > bouquet|wreath|table centrepiece|buttonhole flower|garland|corsage
buttonhole flower|boutonniere
pesticide|crop protection product|plant protection product > herbicide|insecticide|fungicide
insecticide|bug killer
manure|dung|muck
lawnmower|lawn mower|mower|grass mower
ride-on mower|riding mower|lawn tractor
hedge trimmer|hedge cutter
secateurs|pruning shears|hand pruner
garden shears|hedge shears
hosepipe|garden hose|water hose
sprinkler|irrigation sprinkler
irrigation system|watering system > drip line|sprinkler|drip irrigation
watering can|sprinkling can
rotavator|rototiller|rotary tiller|tiller
garden machinery|garden equipment|garden tools > lawnmower|lawn mower|strimmer|hedge trimmer|leaf blower|rotavator|chainsaw|string trimmer
baler|hay baler
seed drill|grain drill
agricultural machinery|farm machinery|farm equipment|agricultural equipment > tractor|combine harvester|baler|seed drill|plough|plow|crop sprayer|milking machine|harrow|slurry tanker|forage harvester
milking machine|milking plant|milking robot
cowshed|cow barn|cattle shed|cow house
pigsty|pig pen|piggery|hog house
henhouse|chicken coop|hen house|chicken house
horsebox|horse trailer
saddlery > saddle|bridle|harness for horses|halter
paddock|corral
pasture|meadow|grazing land|grassland
field crop|arable crop > wheat|barley|maize|corn|oats|rye|rapeseed|canola|sugar beet|soybean|potatoes
crop > wheat|barley|maize|rapeseed|soybean|sugar beet|sugarcane|potatoes@harvest grow plant sow lifted hectares acres|cabbage@harvest grow plant sow hectares acres|lettuce@harvest grow plant sow hectares acres|onions@harvest grow plant sow hectares acres|leeks@harvest grow plant sow hectares acres|carrots@harvest grow sow hectares acres
rapeseed|oilseed rape|canola
lucerne|alfalfa
grain silo|grain store|grain bin|grain elevator
hay|haylage
silage|ensilage
fodder|animal feed|forage|livestock feed|feedstuff > hay|silage|haylage
vegetables|veg|veggies > cabbage|lettuce|carrot|onion|tomato|potato|leek|cucumber|courgette|zucchini|aubergine|eggplant|spinach|broccoli|cauliflower|asparagus|celery|parsnip|beetroot|turnip|pumpkin|bell pepper|brussels sprouts
broad bean|fava bean
runner bean|string bean|green bean
chickpea|garbanzo bean
sweetcorn|sweet corn|corn on the cob
salad leaves|salad greens > lettuce|rocket|arugula|endive
fruit > apple|pear|plum|cherry|strawberry|raspberry|peach|apricot|grapes|lemon|banana|mango|melon|blueberry|blackcurrant|citrus|kiwi|pineapple
citrus fruit|citrus > orange@fruit grove harvest|lemon|lime fruit|grapefruit|mandarin|tangerine|clementine
stone fruit > peach|plum|cherry|apricot|nectarine
top fruit|pome fruit > apple|pear|quince
nuts > almond|walnut|hazelnut|pecan|cashew|pistachio|chestnut
grapevine|vine plant|vines
vineyard|winegrowing estate|vine estate
herbs > basil|thyme|parsley|rosemary|coriander|cilantro|oregano|chives
mushroom|edible fungi > shiitake
livestock|farm animal|farm stock > cattle|cow|sheep|pig|goat|hen|calf|calves|lamb|heifer|piglet|ewe|poultry|chicken|turkeys|bullock
cattle > cow|heifer|calf|calves|bull|bullock|dairy cow
dairy cow|milk cow|dairy cattle
pig|hog|swine > piglet|boar
sheep > ewe|lamb
poultry|fowl > hen|chicken|turkey|duck|goose|geese|laying hen|broiler|quail
laying hen|layer hen|egg-laying hen
horse > pony|mare|foal|stallion|gelding|racehorse
foal|young horse
bee colony|beehive|hive|bee hive|honeybee colony
beekeeping equipment > smoker for bees|honey extractor
fish farm|aquaculture farm
farmed fish > trout|salmon|carp|sea bass|tilapia
fish > salmon|cod@fish haddock fillet gutted fresh smoked|trout|herring|mackerel|haddock|tuna|plaice|halibut|carp|pike-perch|sardine|sea bass
shellfish|seafood > mussel|oyster|prawn|shrimp|crab|lobster|scallop|clam|langoustine|crayfish
fishing net|trawl net
fishing boat|fishing vessel > trawler|longliner|shrimp boat
fishing gear|fishing tackle > fishing net|trawl net|lobster pot|fishing rod|longline
pet|companion animal > dog|cat|rabbit|hamster|guinea pig|budgie|parrot
puppy|young dog
cat > kitten
small animal|small pet > rabbit|hamster|guinea pig|gerbil
animal > dog|cat|horse|cow|sheep|pig|goat|rabbit|hen|calf|calves|lamb|cattle|pony|poultry|zebra|penguin|monkey|lion
zoo animal > penguin|monkey|zebra|giraffe|elephant|lion|tiger
wild animal|wildlife > deer|fox|badger|hedgehog|bats|otter
game bird|gamebird > pheasant|partridge|quail|grouse
game animal > deer|pheasant|wild boar|partridge
pest|vermin > rat|mice|cockroach|wasp|bedbug|woodworm|pigeons|termites
kennel|dog house
vet practice|veterinary practice|animal clinic|veterinary clinic|veterinary surgery
timber harvester|forestry harvester
forwarder machine|log forwarder
logs|timber logs|round timber|roundwood
firewood|fuel wood|logs for burning
tree stump|stub of a tree
nature reserve|conservation area|wildlife reserve
hiking trail|walking trail|hiking path|footpath trail
river|watercourse > brook|canal|beck
ditch|drainage ditch|trench drain
wetland|marsh|bog|fen
dyke|levee|flood bank|flood embankment
weather station|meteorological station
soil sample|ground sample|earth sample
cheese > cheddar|mozzarella|brie
dairy product|dairy produce|milk product > cheese|yoghurt|yogurt|butter|cream cheese|curd
lawn > turf@mow mowed lay laid seed garden
combine harvester|grain harvester
dog > labrador|poodle|terrier|puppy|spaniel|collie|greyhound
soft fruit|berry > strawberry|raspberry|blueberry|blackcurrant|gooseberry|blackberries|currants
cereal|grain crop > wheat|barley|maize|corn|oats|rye|rice|sorghum|millet
green space|green area|public green > public lawn|verge|flower bed|playing field|park@lawn lawns trees flower gardener mow
arable land|cropland > wheat field|maize field
flower bed|flowerbed > herbaceous border
`;
