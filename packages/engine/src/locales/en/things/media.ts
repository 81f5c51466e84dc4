/** English things of the press, of stages, sport and travel, of networks and of safety; what stands behind ">" is one of their kind, and only proves. */
export const media = `
book|printed volume > novel|textbook|paperback|hardback
library book|lending book
library user|library patron|library member
e-book|ebook|electronic book
manuscript|typescript
news item|news story|news report|news article
article@magazine newspaper wrote journal blog press|feature@magazine newspaper wrote|newspaper article|magazine article
advertisement|advert|ad|commercial@tv radio television broadcast > tv spot|radio spot|poster
advertising material|promotional material|publicity material|marketing material|marketing collateral|promotional literature > flyer|leaflet|brochure|poster|banner|catalogue
printed matter|print product|print materials > flyer|leaflet|brochure|business card|poster|catalogue|booklet
poster|placard|advertising poster
signage|sign boards > shop sign|road sign|door sign|illuminated sign
business card|visiting card
exhibition stand|trade fair stand|trade show booth|exhibition booth
museum collection|museum holdings
work of art|artwork|art work|piece of art > painting|sculpture|statue|fresco|watercolour
mural|wall painting
sculpture|statue > bust of bronze|stone figure
photo shoot|photographic session|photo session|photography session
wedding photography|bridal photography
video|video clip|video film
film|movie|motion picture > documentary
documentary|documentary film
film set|movie set
television programme|tv programme|tv show|television show
radio programme|radio show|radio broadcast
podcast|podcast episode|audio series
sound recording|audio recording > podcast|album|audiobook
sound system|pa system|public address system|audio system|sound equipment > loudspeaker|mixing desk|amplifier|microphone
stage lighting|theatre lighting|theatrical lighting > stage spotlight
stage set|stage scenery|theatre set|scenery|set design pieces
stage props|theatre props|props@theatre stage film set
theatre performance|stage performance|theatre production|stage production|theatre show > play for children|musical|opera
concert|musical performance > gig|recital
gig|live music show
choir|chorus group
orchestra|symphony orchestra
dance class|dance lesson > ballet class|salsa class|tap class
craft workshop|handicraft workshop|crafts class
event|function@guests hall catering venue conference wedding > conference|wedding|concert|trade fair|gala|seminar|product launch|festival|charity run|fun run|open day|sports day|fete|awards night|craft fair|birthday party|tasting evening|workshop day
corporate event|company event|business event|corporate function > staff party|away-day|product launch|christmas party
wedding reception|wedding party|wedding breakfast
venue|event location|event space
sports event|sports tournament|sports competition > football tournament|marathon|regatta|swimming gala|athletics meeting
exercise class|fitness class|workout class > yoga class|pilates class|spin class|aerobics class|zumba class
workout plan|exercise plan|training plan for clients|fitness plan|exercise programme|fitness programme
sports ground|sports field|playing field > football pitch|cricket ground|tennis court
sports equipment|sports gear|athletic equipment > skis|tennis racket|golf clubs|weights and mats
skiing lesson|ski class
travel arrangement|travel booking > flight booking|hotel booking
package holiday|package tour|vacation package
city tour|sightseeing tour|tour of the city
ticket > bus pass|tram pass|train pass|day pass|season pass|entrance pass|boarding pass
travel itinerary|trip plan|travel plan|itinerary
return ticket|round-trip ticket
room reservation|room booking|hotel reservation|hotel booking
table reservation|table booking
online shop|online store|web shop|webshop|e-commerce site|web store
landing page|campaign page
social media|social networks > instagram|facebook|tiktok|linkedin|twitter
social media post|instagram post|facebook post|post on social media
blog post|blog article|blog entry
newsletter|email newsletter|mailing to subscribers
software|computer program|software program|software application > app|mobile app|plugin|web application|spreadsheet program
mobile app|mobile application|smartphone app|phone app > iphone app|android app|ios app
web application|web app|browser application
source code|program code
script@python shell bash wrote automat|shell script|batch script
bug@software code fix app|software defect|software error|code defect
database > oracle|postgresql|mysql|sql server|mongodb
computer|pc|personal computer > laptop|imac
computer hardware|it hardware|it equipment|computer equipment > laptop|pc|printer|router|computers and printers|docking station
network equipment|network hardware|network device > router|network switch|firewall|access point|switches and routers
server@linux windows rack data host|host machine
data centre|server farm
hard drive|hard disk|hard disc
usb stick|flash drive|memory stick|thumb drive
screen@computer monitor pixel desktop|monitor@computer screen desktop|computer display|computer screen
user account|login account|user login
support ticket|helpdesk ticket|help desk ticket|service desk ticket|it ticket|trouble ticket
backup|data backup|backup copy|safety copy
cyber attack|cyberattack|hacker attack > phishing attack|ransomware attack
security hole|security vulnerability|security flaw|vulnerability
security guard post|guard post|gatehouse
security patrol|patrol round|patrol of the site|foot patrol
key card|swipe card|access card
shoplifting|shop theft|retail theft
theft|stealing
fire drill|evacuation drill|evacuation exercise|fire evacuation practice
fire extinguisher|handheld extinguisher
fire-fighting equipment|firefighting equipment|fire safety equipment > fire extinguisher|fire hose|hydrant|fire blanket
accident report|incident report
accident at work|work accident|workplace accident|occupational accident|industrial accident
safety training|safety instruction|safety briefing > manual handling training|fire training
technical drawing|engineering drawing|working drawing > floor plan|blueprint|wiring diagram|shop drawing
blueprint|construction drawing
circuit diagram|wiring diagram|electrical drawing
statistics|statistical data|statistical figures
sales figures|sales numbers|sales data
patent application|application for a patent
subtitle|caption for films
overdue payment|late payment|payment in arrears|arrears > overdue invoice
supplier invoice|vendor invoice|purchase invoice|vendor bill|incoming invoice
guided tour|guided visit > museum tour|castle tour|city tour|factory tour
website|internet site|web presence > online shop|blog|webshop|online store
guest > diner|wedding party
phone call|telephone call|call@answer incoming phone switchboard centre callers
staff|personnel|workforce > waiters|waitresses|cashiers|receptionists|shop assistants|kitchen porters|warehouse operatives|seasonal workers|sales assistants
gym|fitness centre|fitness studio|health club
court document|court papers|court paperwork > pleadings|witness statement|affidavit
fee > membership dues
enquiry|inquiry > customer query|telephone query
exhibition piece|museum object|museum piece > sculpture|fossil|coin collection
school > primary|college of further education
book loan|library loan|book lending
local authority|local council|municipality
trade fair|trade show|trade exhibition|expo > book fair|food fair
`;
