/** English, what postings ask in gardens, farms, libraries, stages, sports, offices of the state, energy, railways, ships, aviation, language and craft, and how bullets say it plainly; what stands behind ">" only proves; our own list. */
export const asked4 = `
garden maintenance|garden care|grounds maintenance|gardening|upkeep of gardens > mow lawns and cut hedges|weed beds|look after gardens|cut grass and hedges|mow and weed
lawn mowing|lawn care|grass cutting|lawn maintenance > mow grass
pruning|tree pruning|shrub pruning > cut back shrubs|trim fruit trees|cut back roses|cut back trees|prune roses
tree work|tree care|arboriculture|tree surgery|tree felling > fell trees|climb and cut trees|cut down trees|take down trees
planting|planting schemes|bedding planting > plant trees|put in plants|plant out flowers|plant hedges
watering|watering of plants > water beds|water greenhouses
landscaping|landscape construction|hard landscaping|landscape gardening > build patios|lay paths and patios|lay paving and build walls|build garden ponds
winter service|winter maintenance|snow clearance|gritting > clear snow|spread grit|shovel snow|salt paths
crop cultivation|crop production|arable farming|growing of crops > grow wheat|sow and harvest|grow vegetables|grow potatoes
harvesting|harvest work|crop harvesting|fruit picking > pick apples|bring in the harvest|pick grapes|pick strawberries|dig potatoes
animal husbandry|livestock care|livestock farming|livestock management > feed cows|look after cattle|feed and milk cows|look after pigs|keep sheep|feed pigs
milking|dairy farming|milking of cows
animal care|animal welfare|pet care > look after animals|feed and clean out animals|feed animals|walk dogs|look after dogs and cats
stable work|stable management|horse care|mucking out > muck out stables|groom horses|look after horses|feed horses
calving|lambing|assistance at births of animals > help cows calve|help ewes lamb|lambing time
operating agricultural machinery|tractor driving|farm machinery operation|agricultural machinery > drive the combine|plough with a tractor
crop protection|pest control in crops|plant protection > spray crops|spray against pests
forestry work|woodland management|forest maintenance|timber harvesting > fell and log trees|plant young trees|thin woods
chainsaw operation|chainsaw work|chainsaw use > cut wood with a chainsaw|fell with a chainsaw
fence building|fencing|fence maintenance|fence repair > put up fences|mend fences
viticulture|vineyard work|vine pruning > work among the vines|tie vines
floristry|flower arranging|bouquet making|floral design > tie bouquets|make wreaths
veterinary assistance > hold animals for the vet
dog training|animal training > teach dogs
dog grooming|pet grooming|animal grooming > clip dogs|wash and clip dogs|trim dogs
library loans|circulation desk|lending service|loans and returns|book lending > issue books|take back books|give out and take back books
cataloguing|cataloging|catalogue maintenance|indexing of media > enter books in the catalogue|record books in the system|enter new books
reader advice|reader services|user advice in the library|readers' advisory > help readers find books|recommend books|help visitors find books
shelving of books|shelving > put books back|put books on shelves|sort books into shelves
story time|reading sessions for children|reading promotion|storytelling sessions > read to children|read stories to children|read picture books to
archival work|archive management|archiving of records > sort old files|put old papers in order|file historical papers
digitisation|document digitisation|digitisation of records > scan old papers|scan files|scan photographs|make paper files digital
guided tours|museum tours|conduct guided tours > show visitors round|show groups round|lead visitors round|take visitors round
visitor services|visitor care|visitor information > help visitors|tell visitors where|answer visitors' questions|look after visitors
exhibition installation|exhibition set-up|exhibition setup|mounting of exhibitions|hanging of exhibitions > hang pictures for exhibitions|put up exhibitions|build showcases
curating exhibitions|exhibition curation|exhibition planning > choose works for exhibitions|choose pictures for a show
conservation|restoration|restoration of objects|conservation of objects > clean and repair old paintings|restore furniture|restore old books
stage set-up|stage construction|set construction|stage building|set building > put up stages|build scenery
stage lighting|lighting technology|lighting operation > set lights for shows|hang lights|run the lights
sound engineering|sound technology|sound operation|audio engineering|sound mixing > mix sound at concerts|run the sound desk|set up microphones|do the sound
costume making|wardrobe|costume design and making|theatre wardrobe > sew costumes|alter costumes
props|prop making|prop management > look after props
rehearsals|rehearsal management|rehearsal work > practise scenes|rehearse plays|practise with the choir
choir direction|choral conducting|choir leading|choir rehearsal > conduct a choir|rehearse with a choir|conduct the church choir
instrumental teaching|music teaching|instrumental lessons|music lessons|music tuition > teach piano|teach guitar|give piano lessons|give violin lessons|teach violin
public performance|stage performance|live performance > play concerts|sing at weddings|perform on stage|play in bands
ticket office|box office|ticket desk|box office sales > sell theatre tickets|sell tickets at the door|sell cinema tickets
sports coaching|athletic training|sports training|coaching of athletes|sports instruction > train a football team|train young players|teach children football|train swimmers
pool supervision|lifeguarding|lifeguard duties|water supervision > watch over swimmers|watch the pool|watch bathers
fitness instruction|fitness training|gym instruction|exercise classes > show members how to use machines|teach aerobics|show gym members exercises
tournament organisation|organisation of competitions|sports events > organise matches|organise tournaments|put on a tournament
equipment rental|ski rental|hire of equipment|rental service > hire out bikes|rent +out skis|hire +out boats|hand out rental
tourist information|tourist advice|visitor information service > tell tourists about sights|give tourists maps
travel consulting|travel advice|travel sales|holiday sales > sell holidays|advise on trips|book holidays for customers|sell trips
event set-up|event setup|set up and dismantling of events|event logistics > put up tents and tables|set up chairs and stages|put up and take down stalls
guest lists|invitation management|guest management|attendee registration|participant management > send invitations and note replies|keep the list of guests|sign in participants
catering coordination|catering organisation > order food for events|order the buffet
public order|maintaining public order|public safety > keep the peace at|patrol the streets
traffic control|traffic management|traffic monitoring|traffic regulation > direct traffic|wave cars through|speed checks|stop speeding cars
crime investigation|criminal investigation|investigations > question witnesses|look into thefts
traffic accident recording|accident recording|accident reports > write up accidents|measure accident scenes
report taking|taking statements|recording of complaints > take down complaints|take down witness statements|write down statements
technical rescue|rescue operations|vehicle extrication > cut people out of cars|rescue people from cars|free people from wrecks
breathing apparatus|respiratory protection|self-contained breathing apparatus > go into smoke with breathing sets
equipment checks|inspection of equipment > check hoses and ladders|check equipment after use|check ropes
border control|passport control|immigration control > check passports at the border|check passports
citizen services|citizens' office|public counter service|resident services > issue ID cards|register new residents|issue passports|help residents at the counter
permit processing|permit applications|licensing applications|application processing > check applications for building permits|issue permits|decide applications|check applications
benefit processing|processing of benefit claims|benefits administration > work out housing benefit|check benefit claims|pay out benefits
administrative decisions|official notices|issuing official notices > write official notices|write decisions to citizens
council meetings|committee support|committee service > write minutes of the council|prepare papers for the council
legal research|case law research > look up case law|look up laws|search rulings
contract review|contract drafting > check contracts|write contracts|read and correct contracts
case files|case file management|legal files > keep files on cases|keep clients' files|put together case files
court deadlines|deadline monitoring|deadline management|time limit monitoring > watch deadlines|keep the list of deadlines|note court dates
legal correspondence|drafting pleadings|drafting legal documents > write letters to courts|write to courts|type pleadings
tax assessment|tax return assessment > check tax returns|work out how much tax
energy advice|energy consulting|energy efficiency advice > advise households on saving energy|show people how to save energy
power plant operation|control room operation|plant monitoring|control room monitoring > watch the power plant's screens|watch gauges in the control room|run turbines
grid maintenance|network maintenance of power lines|overhead line work|power line maintenance > mend power lines|climb pylons|repair power lines
wind turbine maintenance|wind turbine servicing > repair wind turbines
water treatment|drinking water treatment|wastewater treatment > clean waste water|keep drinking water clean|run the sewage plant|test drinking water
waste collection|refuse collection|rubbish collection > empty bins|collect rubbish|collect bins|ride on the bin lorry
waste separation|waste sorting|recycling sorting|sorting of recyclables > sort rubbish|sort plastic and paper|separate waste
recycling centre|civic amenity site|household recycling centre > take in scrap and old appliances|tell people which skip
street cleaning|street sweeping|road sweeping > sweep pavements
environmental protection|environmental compliance > cut emissions|protect nature|keep environmental rules
nature conservation|habitat management|conservation work > look after meadows and ponds|count birds|look after nature reserves
train driving|locomotive driving > drive freight trains
ticket inspection|fare inspection|ticket checks|fare checks > check tickets on trains|check passengers' tickets
passenger information|passenger announcements|passenger service > tell passengers about delays|announce stations|announce delays|help passengers find
track maintenance|railway track maintenance|permanent way maintenance > change sleepers|repair rails|mend tracks
signalling|signal box operation|train dispatching|traffic control of trains > set signals and points|set points
shunting|wagon coupling|marshalling of trains > move wagons in the yard
deck work|deck duties|seamanship|deck maintenance > paint and clean the deck|handle ropes|tie up ships|scrub decks
navigation watch|bridge watch|watchkeeping > keep watch on the bridge|steer the ship
engine room watch|marine engineering|ship engine maintenance > look after ship's engines|oil ship's engines
cargo handling|cargo operations|stevedoring|freight handling > load ships|unload ships|load containers on ships|load freight
fishing|commercial fishing|trawling > catch fish at sea|haul nets|work on a trawler
ground handling|ramp handling|aircraft handling|ramp services > load suitcases into planes|load luggage into planes|push back planes|load baggage
passenger check-in|airport check-in > weigh baggage and print boarding passes
cabin service|in-flight service|on-board service|cabin crew duties > serve passengers on board|serve meals on flights|serve drinks on flights
safety demonstrations|cabin safety|passenger safety instructions > show passengers the life jackets|show emergency exits
aircraft maintenance|aircraft servicing > repair planes|service planes|check planes
call answering|telephone customer service|phone support|telephone support > answer calls from customers|help callers|advise callers by phone
order taking|telephone orders|phone orders > take orders by phone|note orders on the phone
customer surveys|telephone surveys|telephone interviews|survey interviews > ask people questions by phone|ask customers by phone
subtitling|captioning > write subtitles|make subtitles
terminology management|glossary maintenance|terminology work > keep glossaries|keep lists of terms
localisation|software localisation > translate apps|translate websites and programs|adapt texts for other countries
transcription|audio transcription|typing from dictation|audio typing > type up recordings|type from tapes|write down recordings
project administration|project support > keep project plans
project planning|project scheduling|timeline planning > plan steps and dates of projects|draw up timetables for projects
milestone tracking|progress monitoring|progress tracking|project monitoring > check whether steps are done on time|watch progress of work
cross-functional collaboration|interdepartmental collaboration|cross-departmental cooperation|interdisciplinary work > work with sales and engineering|work with other departments|work with nurses and doctors|work with several departments
remote collaboration|virtual teamwork|distributed teams > work with colleagues in other countries|team spread over
knowledge transfer|knowledge sharing > show colleagues what I learned|pass on what I know|pass knowledge on
internal communication|employee communication > write the staff newsletter|write for the intranet|write the staff magazine
supplier audits|vendor audits|supplier assessment > visit and check suppliers|check suppliers on site
risk assessment|risk assessments|hazard assessment|hazard identification > judge what could go wrong|look for dangers|write down dangers at work
customer data protection|data protection|data privacy > keep customer data safe|keep patient data secret|delete old data by law
shift work|rotating shifts|shift system|three-shift system > early, late and night shifts|work early and late|work nights and weekends|early and late shifts
weekend work|weekend availability|weekend shifts > work Saturdays|work on Saturdays and Sundays
night work|night shifts|night duty > nights on the ward
working at height > work on ladders|work on scaffolds|work on roofs|climb masts
outdoor work|outside work > work outside in all weathers
furniture moving|removals|removal work|relocation services > carry furniture|move households|carry furniture up stairs|move homes
furniture assembly|kitchen fitting|kitchen installation|furniture fitting > put up kitchens|put together furniture
upholstery|upholstering|furniture upholstery > cover chairs|cover sofas|recover armchairs
sewing|garment making|dressmaking|tailoring|sewing work > sew clothes|make dresses|sew dresses|make clothes
alterations|garment alterations|clothing alterations|clothes repair > take up trousers|shorten trousers|take in dresses|mend clothes|alter clothes
shoe repair|shoemaking|cobbling > sole shoes|mend shoes|repair heels
textile printing|screen printing|garment printing > print T-shirts|print on shirts
printing press operation|offset printing|print machine operation > run the printing press|print brochures on the press
bookbinding|print finishing|bindery work > bind books|fold and staple brochures|cut and bind
goldsmithing|jewellery making|jewellery repair > make rings|repair necklaces|solder rings
watch repair|watchmaking|clock repair > mend clocks
pottery|ceramics|ceramic work > make pots|throw pots
glazing|glass installation|glass work > fit panes|put in glass|cut and fit glass
chimney sweeping|chimney cleaning|flue cleaning
pest control|pest management|vermin control > get rid of rats|set rat traps|set mouse traps|set traps for rats|set traps for mice|kill pests|get rid of wasps
caretaking|caretaker services|janitorial services|caretaker duties > change bulbs and mend doors|look after a school building|small repairs in the building|do small repairs|fix doors and lights
swimming pool maintenance|pool maintenance|pool care > clean the pool|test the water of the pool
cemetery work|grave maintenance|grave care > dig graves|look after graves
funeral arrangements|funeral services|funeral planning > arrange funerals|plan funerals with families
household management|household help|home help|domestic help > clean, cook and shop for families|cook and clean for|shop and clean for
childminding|childcare|child care|babysitting > look after children|mind children|watch children
military service|armed forces > served in the army|soldier|served in the navy
`;
