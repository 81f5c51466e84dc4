/** English, retail, gastronomy, hotel: one line, one meaning; our own list. */
export const retailGastronomyHotel = `
shelf filling|fill shelves|shelf stacking|stack shelves
till work|work on till|operate tills|work the checkout|checkout work|checkout operation|serve at the checkout|checkout duties|scan goods at the till|scan items at the checkout|ring up purchases|ring up customers|ring up sales|run tills
self checkout supervision|supervise self checkouts|look after self-service tills|oversee self checkouts
take card payments|process card payments|accept card payments|card payment processing|credit card processing
price labelling|mark prices on goods|price tagging|price marking
price changes|change prices on shelves|carry out price changes
date checking|check expiry dates|expiry date checks|check use-by dates|check sell-by dates|best-before date checks|check best-before dates|date code checks|check dates on stock
goods presentation|present goods|display goods|merchandise presentation|arrange goods attractively
build promotional displays|set up promotional displays|set up promotion stands
follow planograms|lay out shelves by planogram|implement planograms
store opening and closing|open and close the store|open and close shop|shop opening and closing|open and lock up shop|open up and lock up|opening and closing duties|open and lock up the store|open and close the shop|opening and closing the shop|lock up the shop
fitting room service|look after fitting rooms|fitting room duty|supervise fitting rooms|attend fitting rooms
fashion advice|advise on fashion
cosmetics advice|advise on cosmetics|advise customers on cosmetics
shoplifting prevention|prevent shoplifting
shop assistant work|work as shop assistant
deli counter|serve at deli counter|work on deli counter|deli counter service|serve deli|delicatessen counter
serve at meat counter|work at meat counter|meat counter service|butcher's counter
serve at fish counter|work at fish counter
bakery sales|sell bread and pastries|sell baked goods|bakery counter work|sell bread and rolls|sell bread and cakes|sell bread|bread sales
flower arranging|arrange flowers|flower arrangements|floral arrangements|make bouquets|tie bouquets|floral design|bind bouquets|floristry|make floral arrangements|bouquet making
plant care in shop|look after plants for sale
store management|manage store|run a shop|shop management|manage a shop|run a store|retail management|manage a store|retail store management|manage stores
ordering for the store|order goods for shop
online order fulfilment in store|pick online orders in store|prepare click and collect orders
mystery shopping|mystery shop|mystery shopper visits
bread making|make bread|bread baking
dough making|make dough|prepare dough|mix dough|dough preparation|dough production|dough mixing
pastry making|make pastries|bake pastries|prepare pastries|pastry preparation|pastry baking|patisserie|pastry work|produce pastries|prepare pâtisserie|make patisserie|pâtisserie preparation > éclairs and tarts|make tarts|bake croissants
cake decorating|decorate cakes|cake decoration
cake baking|bake cakes|make cakes|cake making|cake production
oven operation in bakery|operate bakery ovens|work the ovens|run bakery ovens
chocolate making|make chocolates
butchery|cut meat|butcher meat|meat cutting|butchering|prepare meat cuts|cut up meat|meat preparation
sausage making|make sausages|produce sausages|sausage production
filleting fish|fillet fish|fish filleting|gut and fillet fish
vegetable preparation|prepare vegetables|veg prep|peel and chop vegetables|chop vegetables|cut vegetables|peel vegetables|wash and cut vegetables|vegetable prep
do mise en place|prepare mise en place
cold kitchen|prepare cold dishes|cold dishes preparation|cold larder
grill station|work the grill|run grill section|grill cooking|man the grill|grill meat|grill work|cook on the grill
dessert preparation|prepare desserts|make desserts|dessert making|dessert section
salad preparation|prepare salads|make salads|salad making
soup making|make soups|prepare soups|cook soups
sandwich making|make sandwiches|prepare sandwiches|sandwich preparation|fill rolls
pizza making|make pizzas|bake pizzas|pizza baking|pizza preparation
breakfast preparation|prepare breakfast|cook breakfast|make breakfast
buffet setup|set up buffets|lay out buffets|buffet preparation|build buffets
buffet service|look after buffet|attend to buffet
plate dishes|plate food|arrange food on plates|dish presentation|arrange dishes|plate up|dish plating|plating of dishes
portion control|control portions
recipe development|develop recipes|create recipes|recipe creation|devise recipes|write recipes|invent recipes
large scale catering|mass catering|cook for large numbers|bulk cooking|institutional catering|batch cooking|cook for large groups|cook for hundreds
canteen cooking|cook in canteen|canteen kitchen work
school meals|cook school meals|school catering|cook school dinners|cook for schools|school lunches|cook for pupils|canteen meals for pupils
special diets cooking|cook for special diets|prepare diet meals|dietary cooking
inform guests about allergens|give allergen information
temperature checks for food|check food temperatures|food temperature monitoring
kitchen stock ordering|order food supplies|order ingredients|order kitchen supplies|food ordering for kitchen
dishwashing|wash dishes|do the dishes
kitchen deep clean|deep clean kitchens
food waste disposal|dispose of kitchen waste|throw away kitchen waste properly
run the kitchen|manage kitchen|kitchen management|lead the kitchen|kitchen leadership|head the kitchen|run a kitchen|manage a kitchen|lead a kitchen
order taking at tables|take orders at table|take guests' orders|table order taking
food and drink serving|serve food and drinks|serve meals and drinks|food and drink service
table laying|lay tables|set tables|table setting|set up tables|setting tables
table clearing|clear tables|bus tables|bussing tables|tables cleared|table bussing
take table reservations|take restaurant bookings|table reservations|book tables|restaurant reservations|restaurant bookings|take restaurant reservations|take table bookings|table bookings
banquet service|serve banquets|banquets service|serve at banquets|function service|serve at functions|banqueting|banquet serving
wine service|serve wine|pour wine|wine serving
coffee making|make coffee
latte art|pour latte art
draught beer|pull pints|draw beer|tap beer|draught beer dispensing
cellar management|manage cellar|keep the cellar|cellar keeping
bar stocktaking|count bar stock|bar stock count
cocktail making|make cocktails|mix cocktails|prepare cocktails|cocktail preparation|mixology|cocktail mixing
take room reservations|handle hotel reservations|process room bookings
work hotel reception|hotel reception work|hotel receptionist duties|reception work in hotel
night audit|do night audit|night auditing|night auditor duties
night reception|work hotel reception nights|night desk
concierge service|concierge duties|work as concierge|hotel concierge work|concierge desk > book theatre tickets and restaurants for guests|arrange taxis and tickets for guests
handle guest complaints|deal with guest complaints|guest complaint handling|guest complaints|resolve guest complaints
look after guests|guest care|attend to guests|guest relations|guest service|take care of guests|hotel guest service|guest services
luggage service|carry luggage|carry guests' bags|carry guests' luggage|carry bags|baggage service|porter luggage|luggage porterage|carry suitcases|bell service|bellhop duties
room cleaning|clean rooms|clean guest rooms|guest room cleaning
bed making|make beds
public area cleaning|clean public areas
laundry work|do laundry|laundry duties|wash laundry|laundering|wash clothes|launder linen|wash linen
ironing|iron clothes|iron shirts|press clothes|iron linen|pressing clothes
minibar refilling|refill minibars|restock minibars
serve guests in rooms|deliver room service orders
handle lost property|look after lost property
handle group bookings|process group reservations
function organisation|organise functions
wedding planning|plan weddings|organise weddings|wedding organisation
tour guiding|guide tours|lead tours|conduct guided tours|give guided tours
travel advice|advise on travel
package tour sales|sell package holidays|sell travel packages
hairdressing|cut and style hair|hair cutting and styling|style and cut hair
hair colouring|colour hair|dye hair|hair coloring|hair dyeing|tint hair|color hair|hair tinting|hair colour
barbering|cut men's hair
manicure|give manicures|do manicures
pedicure|give pedicures|do pedicures
give facials|facial treatments|do facial treatments
massage treatments|give massages|massage clients|massage therapy|therapeutic massage > massage patients
hair removal by waxing|waxing treatments
window cleaning|clean windows|wash windows|window washing
office cleaning|clean offices|cleaning of offices|office cleaning work|clean office buildings
deep cleaning|deep clean|deep cleans
carpet cleaning|clean carpets
floor polishing|polish floors
toilet cleaning|clean toilets|clean restrooms|restroom cleaning|washroom cleaning|clean bathrooms|clean washrooms|bathroom cleaning
vacuuming|vacuum floors|hoover floors|hoovering|vacuum cleaning|vacuum carpets|hoover carpets
make bouquets|bouquet making|tie bouquets|bind bouquets
make wreaths|wreath making|tie wreaths|bind wreaths
bed changing|change beds|change bed linen|bed linen changing|bed making|linen changing|change linen
`;
