/** English, retail, gastronomy, hotel: one line, one meaning; our own list. */
export const retailGastronomyHotel = `
shelf filling|fill shelves|shelf stacking|stack shelves
till work|work on till|operate tills|work the checkout|checkout work|checkout operation
self checkout supervision|supervise self checkouts|look after self-service tills|oversee self checkouts
take card payments|process card payments|accept card payments|card payment processing
price labelling|mark prices on goods|price tagging|price marking
price changes|change prices on shelves|carry out price changes
date checking|check expiry dates|expiry date checks
goods presentation|present goods|display goods
build promotional displays|set up promotional displays|set up promotion stands
follow planograms|lay out shelves by planogram|implement planograms
store opening and closing|open and close the store|open and close shop|shop opening and closing|open and lock up shop
fitting room service|look after fitting rooms|fitting room duty|supervise fitting rooms|attend fitting rooms
fashion advice|advise on fashion
cosmetics advice|advise on cosmetics|advise customers on cosmetics
shoplifting prevention|prevent shoplifting
shop assistant work|work as shop assistant
deli counter|serve at deli counter|work on deli counter|deli counter service|serve deli
serve at meat counter|work at meat counter|meat counter service
serve at fish counter|work at fish counter
bakery sales|sell bread and pastries|sell baked goods|bakery counter work
flower arranging|arrange flowers|flower arrangements|floral arrangements
plant care in shop|look after plants for sale
store management|manage store|run a shop|shop management|manage a shop
ordering for the store|order goods for shop
online order fulfilment in store|pick online orders in store|prepare click and collect orders
mystery shopping|mystery shop|mystery shopper visits
bread making|make bread|bread baking
dough making|make dough|prepare dough|mix dough|dough preparation
pastry making|make pastries|bake pastries|prepare pastries|pastry preparation|pastry baking
cake decorating|decorate cakes|cake decoration
cake baking|bake cakes|make cakes|cake making
oven operation in bakery|operate bakery ovens|work the ovens|run bakery ovens
chocolate making|make chocolates
butchery|cut meat|butcher meat|meat cutting
sausage making|make sausages|produce sausages|sausage production
filleting fish|fillet fish|fish filleting
vegetable preparation|prepare vegetables|veg prep
do mise en place|prepare mise en place
cold kitchen|prepare cold dishes|cold dishes preparation|cold larder
grill station|work the grill|run grill section
dessert preparation|prepare desserts|make desserts|dessert making
salad preparation|prepare salads|make salads|salad making
soup making|make soups|prepare soups|cook soups
sandwich making|make sandwiches|prepare sandwiches|sandwich preparation
pizza making|make pizzas|bake pizzas|pizza baking|pizza preparation
breakfast preparation|prepare breakfast|cook breakfast|make breakfast
buffet setup|set up buffets|lay out buffets|buffet preparation
buffet service|look after buffet|attend to buffet
plate dishes|plate food|arrange food on plates
portion control|control portions
recipe development|develop recipes|create recipes|recipe creation|devise recipes
large scale catering|mass catering|cook for large numbers|bulk cooking|institutional catering
canteen cooking|cook in canteen|canteen kitchen work
school meals|cook school meals|school catering|cook school dinners
special diets cooking|cook for special diets|prepare diet meals|dietary cooking
inform guests about allergens|give allergen information
temperature checks for food|check food temperatures|food temperature monitoring
kitchen stock ordering|order food supplies|order ingredients|order kitchen supplies|food ordering for kitchen
dishwashing|wash dishes|do the dishes
kitchen deep clean|deep clean kitchens
food waste disposal|dispose of kitchen waste|throw away kitchen waste properly
run the kitchen|manage kitchen|kitchen management
order taking at tables|take orders at table|take guests' orders|table order taking
food and drink serving|serve food and drinks|serve meals and drinks|food and drink service
table laying|lay tables|set tables|table setting
table clearing|clear tables|bus tables|bussing tables|tables cleared
take table reservations|take restaurant bookings
banquet service|serve banquets|banquets service|serve at banquets
wine service|serve wine|pour wine|wine serving
coffee making|make coffee
latte art|pour latte art
draught beer|pull pints|draw beer|tap beer|draught beer dispensing
cellar management|manage cellar|keep the cellar|cellar keeping
bar stocktaking|count bar stock|bar stock count
cocktail making|make cocktails|mix cocktails|prepare cocktails|cocktail preparation
take room reservations|handle hotel reservations|process room bookings
work hotel reception|hotel reception work|hotel receptionist duties|reception work in hotel
night audit|do night audit|night auditing|night auditor duties
night reception|work hotel reception nights|night desk
concierge service|concierge duties|work as concierge|hotel concierge work
handle guest complaints|deal with guest complaints|guest complaint handling
look after guests|guest care|attend to guests
luggage service|carry luggage|carry guests' bags
room cleaning|clean rooms|clean guest rooms|guest room cleaning
bed making|make beds
public area cleaning|clean public areas
laundry work|do laundry|laundry duties
ironing|iron clothes
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
hair colouring|colour hair|dye hair|hair coloring|hair dyeing|tint hair
barbering|cut men's hair
manicure|give manicures|do manicures
pedicure|give pedicures|do pedicures
give facials|facial treatments|do facial treatments
massage treatments|give massages|massage clients
hair removal by waxing|waxing treatments
window cleaning|clean windows|wash windows|window washing
office cleaning|clean offices|cleaning of offices
deep cleaning|deep clean
carpet cleaning|clean carpets
floor polishing|polish floors
toilet cleaning|clean toilets|clean restrooms|restroom cleaning
vacuuming|vacuum floors|hoover floors|hoovering
make bouquets|bouquet making|tie bouquets|bind bouquets
make wreaths|wreath making|tie wreaths
bed changing|change beds|change bed linen|bed linen changing
`;
