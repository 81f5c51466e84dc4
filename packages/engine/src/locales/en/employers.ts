import { words } from '../words.ts';

/** What employers are called: in most languages the word stands beside a name of its own. */
export const employers = words(`
  private household | private family | private clients |
  abattoir | almshouse | archives | armoury | assembly rooms | barracks | barbers | bathhouse |
  battalion | boarding kennels | bookmakers | campsite | caravan park | cathedral | caterers |
  cattery | chapel | chippy | circus | citizens advice | coachworks | coast guard | cobblers |
  community hub | consortium | dockyard | dry dock | dyeworks | fire and rescue | foodhall |
  forge | glassworks | granary | guesthouse | guild | hatchery | herbarium | holiday park | ice
  rink | infantry | joiners | kennels | launderette | livery yard | livery stables | locksmiths
  | maltings | monastery | nature reserve | pet shop | platoon | playgroup | priory | racecourse
  | railway | regiment | sawmills | shipping line | showground | silversmiths | skate park |
  slaughterhouse | stables | stadium | stud farm | swimming pool | tannery | tramways | water
  board | weavers | wharf | harbour | crown court | county court |
  company | bank | hospital | clinic | university | college | school | institute | foundation |
  agency | department | ministry | council | association | society | systems | solutions |
  technologies | technology | labs | laboratories | laboratory | consulting | partners | services |
  industries | studio | studios | hotel | hotels | restaurant | center | centre | medical | health |
  healthcare | logistics | insurance | capital | ventures | media | digital | software | networks |
  international | global | airlines | airways | church | museum | library | theatre | theater |
  city of | county | state of | office of | freight | payments | motors | energy | foods | stores |
  supermarket | pizzeria | diner | tavern | salon | barbershop | laundry | bookshop | bookstore |
  grocery | butchers | garage | farm | farms | brewery | bakery | kitchen | cafe | inn | associates | brothers |
  sons | & sons | works | mills | press | publishing | pharmacy | pharmaceuticals | pharma |
  biotech | robotics | analytics | academy | construction | builders | engineering | electrical |
  electric | plumbing | heating | living | care home | nursing home | home | trust | nhs | army |
  navy | air force | police | government | authority | commission | embassy | startup | gmbh |
  google | microsoft | amazon | apple | ibm | freelance | self-employed | self employed |
  various clients | enterprises | manufacturing | steel | chemicals | properties | realty | estates |
  retail | outfitters | grill | bistro | diner | bar | resort | spa | gym | fitness | charity |
  shelter | district | schools | ltda | dental | surgery | practice | chambers | law | legal |
  advisors | advisory | wealth | fund | securities | asset management | communications | telecom |
  wireless | mobile | cloud | data | soft | games | entertainment | pictures | films | records |
  shipping | transport | trucking | haulage | couriers | rail | railways | aviation | aerospace |
  marine | shipyard | warehouse | depot | garage | auto | automotive | tire | dealership |
  health center | health centre | community health center | family dentistry | early learning |
  early learning centre | early learning center | children's centre | children's center | child
  care | childcare | day care | daycare | nursery | nurseries | preschool | pre-school |
  kindergarten | markets | supermarkets | deli | delicatessen | butchery | patisserie | roastery |
  roasters | winery | vineyards | vineyard | distillery | productions | cinema | cinemas | casino |
  hostel | motel | hospice | infirmary | veterinary | animal hospital | animal shelter | animal
  rescue | borough | parish | diocese | ministries | synagogue | mosque | prison | correctional
  facility | sheriff's office | courthouse | registry | post office | royal mail | fire department |
  fire service | ambulance service | utilities | petroleum | quarry | quarries | lumber |
  sawmill | joinery | apparel | garments | footwear | jewellers | jewelers | opticians | florists |
  estate agents | lettings | housing association | creamery | meats | seafood | fisheries |
  landscapes | tree service | cleaning services | airport | port authority | coaches | cruises |
  sports club | golf club | country club | leisure centre | football club | rugby club | youth
  club | club | pharmacare | chemists | dispensary | lighthouse | observatory | aquarium | zoo |
  botanical garden | art gallery | gallery | galleries | bookstall | newsagents | off-licence |
  petrol station | gas station | truck stop | car wash | car rental | car hire | dry cleaners |
  dry cleaning | tailors | upholstery | ironworks | ironmongers | foundry | brickworks | potteries |
  pottery | ropeworks | boatyard | boat works | boatworks | cannery | packhouse | orchards |
  orchard | ranch | plantation | tea estate | cooperative | coop | bakeries | bakehouse | tearoom |
  tearooms | tea rooms | coffee house | creperie | chip shop | fish bar | takeaway | catering
  company | canteen | cafeteria | ballroom | nightclub | theatre company | orchestra |
  broadcasting | radio | television | newspaper | gazette | herald | chronicle | tribune |
  magazine | institute of technology | grameen bank | nidhi | microfinance | cooperative bank |
  credit union | building society | savings bank | infotech | infosystems | infra | infraprojects |
  infrastructure | constructions | traders | agro | tyres | tires | castings | forgings |
  fabricators | fabrications | semiconductors | glazing | scaffolding | skip hire | freight
  services | logistics group | vets | vet clinic | animal clinic | dental care | eye care |
  eyecare | home care | homecare | senior living | retirement village | aged care | assisted
  living`);
