/** English things of kitchens, counters, hotels, homes and cleaning; what stands behind ">" is one of their kind, and only proves. */
export const table = `
bread roll|bread bun|dinner roll
baked goods|bakery products|bakery goods > bread|cake|pastry|rolls of bread|bread roll|croissant|biscuit|cookie|muffin|doughnut|scone|pie|baguette|bagel|tart and cake
pastry > croissant|danish|eclair|choux|fruit tart|strudel
gateau|layer cake|cream cake
biscuit|cookie > shortbread|gingerbread
candyfloss|cotton candy
sweets|candy|confectionery > toffee|fudge|lollipop|chocolates|bonbon|truffle chocolates
ice lolly|popsicle
ice cream > gelato|sundae
dessert|pudding|sweet course > cake|ice cream|tiramisu|panna cotta|cheesecake|sorbet|mousse|gateau|fruit tart|sundae
jam|fruit preserve|fruit spread > marmalade
crisps|potato chips
jacket potato|baked potato
porridge|oatmeal
treacle|molasses
caster sugar|superfine sugar
plain flour|all-purpose flour
cornflour|cornstarch
gherkin|pickled cucumber
bacon rasher|bacon slice
gammon|cured ham
minced meat|ground meat|hamburger meat
meat > beef|pork|lamb chops|veal|venison|steak|sausage|bacon|mutton|ham joint|minced beef
meat product|cured meat > sausage|ham|salami|bacon|pate
sausage|banger > frankfurter|bratwurst|chorizo
offal|variety meat
cold cuts|sliced meats|deli meats|cold meats
sandwich|filled roll > toastie|panini
snack|light bite|light meal > sandwich|toastie|wrap sandwich|hot dog|panini|nachos|crisps
fast food > burger|pizza|hot dog|kebab|fried chicken
finger food|canape
main dish|main course|main meal
side dish|side order > coleslaw|side salad
dressing for salad|vinaigrette
pasta > spaghetti|lasagne|ravioli|tagliatelle|macaroni
packed lunch|bag lunch|lunch box
food > meal|sandwich|vegetables|meat|burger|pizza|soup|fish fillets|salad|pasta|cake|bread|sushi|breakfast|lunch|dinner
foodstuff|food product > cheese|bread|jam|biscuit|yoghurt|yogurt|sausage|chocolate|pasta
groceries|grocery items|grocery products
fresh produce|fruit and vegetables|fruit and veg|greengrocery
convenience food|ready meal|prepared meal
frozen food|frozen goods|deep-frozen goods > frozen vegetables|frozen fish|ice cream
tinned food|canned food|canned goods|tinned goods
school meal|school lunch|school dinner
banquet|gala dinner
hot drink|hot beverage > coffee|tea|cappuccino|latte|espresso|hot chocolate|cocoa
soft drink|soda pop|non-alcoholic drink|fizzy drink > lemonade|cola|fruit juice|mineral water
drink|beverage > beer|wine@beer spirits bottle bottles glasses cellar vineyard grapes barrels tasting|cocktail|coffee|lemonade|cider|whisky|gin|tea|juice|smoothie|cappuccino|champagne|spirits and liqueurs
alcohol|alcoholic drink|alcoholic beverage|liquor > beer|wine@beer spirits bottle bottles glasses cellar vineyard grapes barrels tasting|spirits|whisky|whiskey|gin|vodka|cider|cocktail|champagne
spirit drink|distilled spirit|hard liquor > whisky|whiskey|gin|vodka|rum|brandy
sparkling wine|champagne-style wine > prosecco|cava
cocktail|mixed drink > mojito|martini|daiquiri
coffee machine|espresso machine|coffee maker
cooker|stove|kitchen range
hob|cooktop|stovetop
deep fryer|deep-fat fryer|fryer
kettle|water boiler
food processor|blender mixer
mincer|meat grinder
fridge|refrigerator
freezer|deep freeze
cold store|cold room|walk-in refrigerator|walk-in fridge|coldstore
dishwasher|dishwashing machine
washing machine|clothes washer|laundry machine
tumble dryer|clothes dryer|dryer for clothes
iron@press clothes shirts laundry|flat iron
domestic appliance|household appliance|white goods|home appliance > washing machine|fridge|refrigerator|dishwasher|tumble dryer|freezer|cooker|oven|microwave
kitchen equipment|catering equipment|kitchen appliance > oven|fryer|mixer|dishwasher|meat slicer|cooker|fridge|combi oven
kitchen utensil|cooking utensil|kitchenware|cookware > saucepan|frying pan|pots and pans|ladle|wok
frying pan|skillet
saucepan|cooking pot
cutlery|flatware|silverware > knives and forks|forks and knives
glassware|drinking glasses > wine glasses|tumblers
washing-up|dirty dishes|used crockery > dishes|pots and pans|crockery
table linen|table cloths > tablecloth|napkin
napkin|serviette
cling film|plastic wrap|saran wrap
kitchen foil|tin foil|aluminium foil|aluminum foil
kitchen roll|paper towel
tea towel|dish towel|dishcloth
worktop cloth|cleaning cloth
restaurant > bistro|pizzeria|brasserie|trattoria|steakhouse
pub|public house|tavern
canteen|staff restaurant|works canteen
guest house|guesthouse|boarding house|bed and breakfast
hotel room|guest room|guest bedroom > double room
accommodation|lodging > hotel room|holiday flat|guest house|hostel|hotel
holiday home|vacation home|holiday cottage|holiday let > holiday flat|chalet
holiday flat|holiday apartment|vacation apartment
caravan|travel trailer
motorhome|camper van|campervan|recreational vehicle
campsite|campground|camping ground
luggage|baggage > suitcase|travel bag|holdall
cloakroom|checkroom
bed linen|bedding|bedclothes|bed sheets > duvet cover|pillowcase|sheets and pillowcases
pillowcase|pillow slip
mattress|bed mattress
bath towel|bathroom towel
linen > bed sheets|tablecloth|towel|pillowcase|duvet cover|napkin
laundry|washing of clothes > bed linen|towel|uniform|bed sheets|dirty clothes|tablecloth
curtain|drape|drapery|window curtain
window covering|window treatment > curtain|roller blind|venetian blind|drape|window shade|roman blind
roller blind|window shade|roller shade
rug|floor rug > kilim
soft furnishings|home textiles > curtain|cushion|bedspread|drape|throws and cushions
cleaning product|cleaning agent|cleaning chemical|detergent > washing powder|bleach|floor cleaner|disinfectant
washing powder|laundry detergent|laundry powder
cleaning equipment|cleaning machine > floor scrubber|scrubber dryer|vacuum cleaner|floor polisher|pressure washer|carpet cleaner machine
floor scrubber|scrubber dryer|floor scrubbing machine
bin bag|rubbish bag|trash bag|garbage bag|bin liner
waste > rubbish|refuse|garbage|trash|litter|sewage sludge|rubble|food scraps|asbestos
hazardous waste|toxic waste|dangerous waste > asbestos|waste oil|chemical waste|clinical waste
clinical waste|medical waste|healthcare waste > used needles|sharps
scrap metal|metal scrap
recyclables|recyclable materials|recycling material > waste paper|plastic bottles|glass bottles|cans and bottles
rubble|building debris|construction debris|demolition waste
waste paper|scrap paper|used paper
wastewater|waste water|effluent > sewage
sewage works|sewage plant|sewage treatment plant|wastewater treatment plant
drinking water|potable water|tap water
sanitary facilities|sanitary area > toilet|washroom|restroom|shower block|lavatories|bathroom
communal area|common area|shared area > stairwell|hallway|corridor
stairwell|staircase hall
office space|office room|office premises|offices
facade|building front|building exterior|frontage > shop front|glass front|brick front
chimney|chimney stack|smokestack
graffiti|wall tags
snow|snowfall
refuse@collect bin bins waste lorry street round rounds household|rubbish|garbage|household waste|domestic waste|trash > kitchen waste
starter@dish menu course kitchen restaurant dessert served plated|appetizer|hors d'oeuvre > bruschetta|prawn cocktail
meal > breakfast|lunch|dinner|supper|packed lunch
dish > risotto|curry|casserole|stew|lasagne|paella
bread > baguette|sourdough|focaccia|ciabatta|bagel|loaves
cake > gateau|cheesecake|cupcake
soup > broth|minestrone|chowder|bisque
sauce > gravy|bechamel|hollandaise|mayonnaise|vinaigrette|pesto
coffee > espresso|cappuccino|latte|flat white
oven > microwave
`;
