/** English, retail, gastronomy, hotel: one line, one meaning; our own list. */
export const retailGastronomyHotel = `
till work|work on till|operate tills|work the checkout|checkout operation|serve at the checkout|checkout duties|scan goods at the till|scan items at the checkout|ring up purchases|ring up customers|ring up sales|run tills|run the checkout|checkout work|man the checkout
self checkout supervision|look after self-service tills|oversee self checkouts
take card payments|process card payments|accept card payments|credit card processing
price labelling|mark prices on goods|price tagging|price marking|put prices on products|put out price tickets
price changes|change prices on shelves|carry out price changes|update shelf prices|change price labels|price label changes
date checking|check expiry dates|check use-by dates|check sell-by dates|best-before date checks|date code checks|check dates on stock|check expiration dates > rotate and check dates
goods presentation|present goods|display goods|merchandise presentation|arrange goods attractively
build promotional displays|set up promotional displays|set up promotion stands
follow planograms|lay out shelves by planogram|implement planograms
store opening and closing|open and close shop|open and lock up shop|open up and lock up|opening and closing duties|open and lock up the store|lock up the shop|open and close the shop|shop opening and closing|open up and close the shop
fitting room service|look after fitting rooms|fitting room duty|supervise fitting rooms|attend fitting rooms
fashion advice
cosmetics advice|advise customers on cosmetics
shop assistant work
deli counter|serve at deli counter|work on deli counter|deli counter service|serve deli|delicatessen counter
serve at meat counter|work at meat counter|meat counter service|butcher's counter
serve at fish counter|work at fish counter
bakery sales|sell bread and pastries|sell baked goods|bakery counter work|sell bread and rolls|sell bread and cakes|sell bread|bread sales
flower arranging|flower arrangements|floral arrangements|make bouquets|tie bouquets|floral design|bind bouquets|floristry|make floral arrangements
plant care in shop|look after plants for sale
store management|manage store|run a shop|shop management|manage a shop|run a store|retail management|retail store management
ordering for the store|order goods for shop
online order fulfilment in store|pick online orders in store|prepare click and collect orders
mystery shopping|mystery shopper visits
bread making|bread baking|bread production
dough making|prepare dough|mix dough|dough preparation|dough production|knead dough|dough kneading
pastry making|bake pastries|prepare pastries|pastry preparation|patisserie|pastry work|produce pastries|prepare pâtisserie|make patisserie|pâtisserie preparation|pastry production > éclairs and tarts|make tarts|bake croissants
cake decorating|cake decoration|frost cakes|cake frosting
cake baking|make cakes|cake production
oven operation in bakery|operate bakery ovens|work the ovens|run bakery ovens
chocolate making
butchery|cut meat|butcher meat|butchering|prepare meat cuts|meat preparation|meat prep
vegetable preparation|prepare vegetables|veg prep|peel and chop vegetables|chop vegetables|cut vegetables|peel vegetables|wash and cut vegetables|vegetable prep
do mise en place|prepare mise en place|station prep|prep station ingredients|prepare stations before service > set out ingredients before service|chop and set out ingredients|portion and set out ingredients
cold kitchen|prepare cold dishes|cold dishes preparation|cold larder
grill station|work the grill|run grill section|grill cooking|man the grill|grill meat|run the grill|grilling
dessert preparation|prepare desserts|make desserts|dessert section
salad preparation|prepare salads|make salads|put together salads
soup making|prepare soups|cook soups|soup preparation
pizza making|bake pizzas|pizza preparation
buffet setup|set up buffets|lay out buffets|buffet preparation|build buffets
buffet service|look after buffet|attend to buffet
plate dishes|plate food|arrange food on plates|dish presentation|arrange dishes|plate up
portion control
recipe development|develop recipes|create recipes|recipe creation|devise recipes|write recipes|invent recipes|come up with recipes
large scale catering|mass catering|cook for large numbers|bulk cooking|institutional catering|batch cooking|cook for large groups|cook for hundreds
canteen cooking|canteen kitchen work
school meals|cook school meals|school catering|cook school dinners|cook for schools|school lunches|cook for pupils|canteen meals for pupils
special diets cooking|prepare diet meals|dietary cooking
inform guests about allergens|give allergen information
temperature checks for food|food temperature monitoring
kitchen stock ordering|order food supplies|order ingredients|order kitchen supplies|food ordering for kitchen
kitchen deep clean
food waste disposal|dispose of kitchen waste|throw away kitchen waste properly
run the kitchen|manage kitchen|kitchen management|lead the kitchen|kitchen leadership|head the kitchen
order taking at tables|take guests' orders
food and drink serving|serve meals and drinks|food and drink service
table clearing|bus tables|clear plates
take table reservations|take restaurant bookings|table reservations|book tables|restaurant reservations|restaurant bookings|take restaurant reservations|take table bookings
banquet service|serve banquets|function service|serve at functions|banqueting
wine service|serve wine|pour wine
coffee making
latte art|pour latte art
draught beer|pull pints|draw beer|tap beer|draught beer dispensing
cellar management|manage cellar|keep the cellar
bar stocktaking|count bar stock
cocktail making|mix cocktails|prepare cocktails|cocktail preparation|mixology
take room reservations|handle hotel reservations|process room bookings
work hotel reception|hotel receptionist duties
night audit|night auditor duties
night reception|work hotel reception nights|night desk
concierge service|concierge duties|work as concierge|hotel concierge work|concierge desk > book theatre tickets and restaurants for guests|arrange taxis and tickets for guests
handle guest complaints|deal with guest complaints|guest complaints|resolve guest complaints
look after guests|guest care|attend to guests|guest relations|guest service|take care of guests|hotel guest service
luggage service|carry luggage|carry guests' bags|carry guests' luggage|baggage service|porter luggage|luggage porterage|carry suitcases|bell service|bellhop duties
bed making
public area cleaning
laundry work|do laundry|laundry duties|wash laundry|laundering|wash clothes|launder linen|wash linen
ironing|iron clothes|iron shirts|press clothes|iron linen|press garments
minibar refilling|restock minibars
serve guests in rooms|deliver room service orders
handle group bookings|process group reservations
function organisation|organise functions
wedding planning|organise weddings|wedding organisation
tour guiding|lead tours|conduct guided tours|give guided tours|lead guided tours
travel advice
package tour sales|sell package holidays|sell travel packages
hairdressing|cut and style hair
manicure|give manicures|do manicures
pedicure|give pedicures|do pedicures
massage treatments|give massages|massage clients|massage therapy|therapeutic massage > massage patients
hair removal by waxing|waxing treatments
office cleaning|office cleaning work|clean office buildings
deep cleaning
carpet cleaning
floor polishing
make wreaths|tie wreaths|bind wreaths
bed changing|change bed linen|bed making|linen changing|change sheets|bed linen change
`;
