/** English, what is asked for and told in teaching, business, computing, law, the social and the written arts; what stands behind ">" is narrower and only proves; our own list. */
export const fields3 = `
thesis supervision|supervise theses|supervise dissertations|dissertation supervision|theses supervision|supervise students' theses > supervise master's theses|supervise bachelor's theses
marking|mark exams|grading of exams|mark essays|grade papers|exam marking|mark exam papers|grade exams|essay marking|paper grading|grade essays|mark coursework|mark students' work
lecturing|give lectures|lecture students|deliver lectures|hold lectures
seminar teaching|teach seminars|run seminars for students|lead seminars|hold seminars for students
exam setting|set exams|set exam questions|write exam questions|exam question writing|exam writing|set exam papers|write exam papers|draw up exams|create exams
exam invigilation|invigilate exams|exam supervision|supervise exams|proctor exams|exam proctoring|invigilation
lesson planning|plan lessons|write lesson plans
lesson preparation|prepare lessons|preparation of lessons
curriculum development|develop curricula|curriculum design|design curricula|write curricula|curriculum writing|devise curricula|curriculum planning|plan the curriculum
course design|design courses|course development|develop courses|create courses|devise courses
write course materials|develop teaching materials|create teaching materials|teaching material development|prepare teaching materials|make teaching materials|teaching materials preparation|make worksheets
literacy teaching|teach reading and writing|teach children to read and write|reading and writing instruction|literacy instruction|teach to read and write|teach literacy > teach six-year-olds to read and write|teach pupils to read and write|teach adults to read and write
reading instruction|teach reading|teach children to read|reading teaching
numeracy teaching|teach numeracy|teach arithmetic|numeracy instruction|teach counting and sums
mathematics teaching|maths teaching|teach maths|math teaching|teach math|teach mathematics|maths tuition|give maths lessons
science teaching|teach science|teach sciences|science lessons
physical education teaching|teach PE|PE teaching|PE lessons|teach physical education|teach sport at school
religious education teaching|teach religion|teach RE|teach religious education
English teaching|teach English|English lessons|English tuition|English language teaching|ELT
EFL|teach English as a foreign language|English as a foreign language|TEFL
ESL|teach English as a second language|English as a second language|TESL
language teaching|teach languages|language tuition|language instruction|give language lessons
swimming instruction|teach swimming|give swimming lessons|swimming teaching|teach children to swim
driving instruction|teach learner drivers|give driving lessons|teach people to drive|driver training for learners
piano teaching|teach piano|give piano lessons|piano instruction|piano tuition
guitar teaching|teach guitar|give guitar lessons|guitar tuition
teach singing|give singing lessons|singing tuition|voice lessons|vocal coaching
dance teaching|teach dance|give dance lessons|dance classes|teach dancing|dance instruction
drama teaching|teach drama|drama lessons|teach acting
homework help|help with homework|homework supervision|supervise homework|help children with their homework|homework support|homework assistance|help pupils with homework > run homework clubs|run after-school homework clubs
after-school care|look after children after school|run after-school clubs|afterschool care
remedial teaching|give remedial lessons|remedial tuition|catch-up teaching|give catch-up lessons
private tuition|tutor pupils|tutoring|give private lessons|tutor students|one-to-one tuition|tutor children
story reading|read stories|read stories aloud|read aloud|reading aloud|read picture books > read stories to three-year-olds|read stories to children
settling-in of children|settle children in|settle in new children|help new children settle in|settle new children in
child observation|observe children|child observations|observe children's development|record children's development
organise play activities|plan play activities|play with children|structured play|plan games for children|organise games for children
craft activities|do crafts with children|craft sessions|make crafts with children|arts and crafts with children
toilet training|potty training|potty-train toddlers|toilet-train children
special needs teaching|teach special needs pupils|special education|special needs education|teach children with special needs|teach pupils with learning difficulties|SEN teaching
individualised education programmes|write individual education plans|write IEPs|individual education programs
inclusion of pupils with disabilities|inclusive teaching|inclusive education
sign language interpreting|interpret into sign language|sign language interpretation|interpret for deaf people
braille teaching|teach braille
classroom management|keep order in class|manage classrooms|class management|classroom discipline
classroom assistance|classroom support|help in class|support teachers in class|teaching assistance|assist teachers in class|help teachers in class
playground supervision|supervise playground|playground duty|supervise break times|supervise breaks|break supervision|supervise children at break|break duty
lunchtime supervision|supervise lunch|supervise school lunches|supervise pupils at lunch
school trips|take pupils on school trips|organise school trips|school excursions|class trips|organise class trips|lead school trips|accompany school trips
put on school plays|direct school plays|stage school plays
careers guidance|career guidance|careers advice|advise on careers|career counselling|career advice|career counseling|careers counselling|advise pupils on careers > help school leavers choose a career|help pupils choose a career
CV writing help|help with CVs|CV workshops|help jobseekers with their CVs|resume writing help|CV support|help clients write CVs
job interview training|practise job interviews|interview training|interview practice|mock interviews|interview coaching
apprentice training|train apprentices|training of apprentices|apprenticeship training|teach apprentices|instruct apprentices
welding instruction|teach welding|welding teaching|train welders|teach how to weld|welding training delivery|teach apprentices to weld
software training|train staff in software|user training|train users|software user training|teach software|train office staff in software|IT training|train staff on new software
e-learning development|create e-learning courses|develop e-learning|build e-learning modules|e-learning course creation|online course development|develop online courses|create online courses
first aid training|teach first aid|train staff in first aid|first aid instruction|give first aid courses|teach first aid courses
exhibition hanging|hang exhibitions|hang pictures for exhibitions|hang works for exhibitions
accounts preparation|prepare accounts|prepare annual accounts|annual accounts preparation|preparation of accounts|draw up accounts|year-end accounts preparation
VAT filing|file VAT returns|submit VAT returns|VAT return filing|prepare VAT returns
tax appeals|appeal against tax assessments|appeal tax assessments|tax assessment appeals|contest tax assessments|challenge tax assessments
tax advice|advise on tax|tax advisory|tax consulting|advise clients on tax|tax consultancy|advise clients on taxes
tax planning|plan taxes
control testing|test internal controls|internal control testing|test controls|testing of internal controls
internal audits|audit internally|carry out internal audits|internal auditing|audit branches|audit departments
risk register|keep the risk register|risk register maintenance|risk registers
fraud investigation|investigate fraud|look into fraud|investigate suspected fraud|fraud investigations
investment advice|advise on investments|investment advisory|investment counselling|advise clients on investments
portfolio management|manage portfolios|investment portfolio management|manage clients' portfolios|look after clients' portfolios
pension advice|advise on pensions|retirement advice|retirement planning advice|advise clients on pensions
financial modelling|build financial models|model finances|financial modeling
valuation modelling|build valuation models
company valuation|value companies|business valuation|valuation of companies|value businesses|company valuations
due diligence|carry out due diligence|due diligence reviews
credit analysis|analyse creditworthiness|assess creditworthiness|credit assessment|check creditworthiness|credit risk assessment|assess credit risk|creditworthiness checks
securities trading|trade securities|trade shares|trade shares and bonds|trade stocks and bonds|share dealing|trade in securities|buy and sell shares|buy and sell securities|stock trading|trade stocks
equity research|research companies for investors|research shares|stock research
process mapping|map processes|map business processes|chart processes|business process mapping|process modelling of business|draw process maps|draw flowcharts of processes
business analysis|analyse business processes|analyse clients' businesses
ministerial briefing|brief ministers|ministerial briefings|write briefings for ministers|prepare briefings for ministers|prepare ministerial briefings
candidate sourcing|source candidates|search for candidates|find candidates|candidate search|look for candidates|talent sourcing|search LinkedIn for candidates|headhunting > search LinkedIn for suitable candidates|find suitable candidates|look for suitable candidates
telephone interviewing|interview by phone|phone interviews|telephone interviews|interview applicants by phone|phone interviewing|interview by telephone
interview applicants|interview candidates|candidate interviews|hold job interviews|interviewing candidates|applicant interviews|job interviewing|conduct job interviews
application screening|screen applications|sift applications|CV screening|screen CVs|application sifting|sift CVs|screen resumes|resume screening|read through applications|go through applications|applicant screening
reference checks|check references|take up references|reference checking|ring referees|referencing of candidates|call references
job advertisements > write job ads|post job ads|job ad writing|job advert writing|advertise vacancies|post vacancies|vacancy advertising|write job advertisements|write job adverts|place job adverts|draft job adverts|job posting
write job ads|job ad writing|job advert writing|write job advertisements|write job adverts|draft job adverts
post job ads|advertise vacancies|post vacancies|vacancy advertising|place job adverts|job posting
job grading|grade jobs|job evaluation|evaluate jobs|grade posts|job classification|classify jobs
salary benchmarking|compare salaries|pay benchmarking|compare pay with the market|benchmark pay|benchmark salaries
benefits administration|administer benefits|employee benefits administration|look after employee benefits|manage staff benefits
training needs analysis|analyse training needs|find out training needs|assess training needs|identify training needs|training needs assessment|training needs identification|TNA > find out what training staff need
training coordination|coordinate training|organise training|organise training courses|arrange training|training organisation|arrange training courses|course organisation
speech writing|write speeches|speechwriting|draft speeches
answer media enquiries|answer press enquiries|reply to journalists|respond to journalists|deal with media enquiries|handle media enquiries|handle press enquiries > answer journalists' questions|answer reporters' questions|answer questions from journalists
media monitoring|monitor media|press clippings|media clipping|press monitoring|press cuttings|monitor the press
newsletter writing|write newsletters|newsletter production|produce newsletters|newsletter editing
internal communications|communicate with staff|staff communications|keep staff informed|internal communication|employee communications
copywriting|write advertising copy|write copy|ad copy writing|advertising copy|write ad copy|advertising copywriting|write advertising texts > write slogans|write copy for posters|write slogans and copy
product copywriting|write product descriptions|product descriptions|product description writing|write product texts
campaign planning|plan campaigns|plan advertising campaigns|advertising campaign planning|campaign design|design campaigns
trade fair attendance|staff stands at trade fairs|man trade fair stands|exhibit at trade fairs|represent the company at trade fairs|trade show attendance|exhibit at trade shows
stand design|design trade fair stands|exhibition stand design
focus group moderation|moderate focus groups|run focus groups|focus group facilitation|lead focus groups|hold focus groups
market research|research markets|survey markets|study markets|carry out market research|market studies|market surveys
competitor analysis|analyse competitors|competitive analysis|competitor research|watch competitors|research competitors|study competitors|competition analysis
price comparison|compare prices|compare suppliers' prices|price comparisons
customer surveys|survey customers|customer satisfaction surveys|ask customers about their satisfaction|client surveys|poll customers|customer polling
product demonstrations|demonstrate products|product demos|show customers how products work|demonstrate products to customers|show products to customers|product demonstration > show surgeons how to use implants|demonstrate machines to customers
software demonstrations|demonstrate software|software demos|demo software|give software demos
technical sales|sell technical products|sell machinery|technical selling
bid writing|write bids|write tenders|tender writing|bid preparation|prepare bids|prepare tenders|draft bids|proposal writing for tenders
sales presentations|present to customers|give sales presentations|sales pitches|pitch to customers
search engine optimisation|SEO|optimise websites for search engines|search engine optimization > get web pages higher up in Google|get pages higher in search results|move pages up in Google|improve Google rankings|raise Google rankings
paid search advertising|PPC|pay-per-click advertising|run Google Ads|search engine advertising|SEA|Google Ads campaigns
email marketing|send marketing emails|email campaigns|mailings|send newsletters to customers|email newsletters
post on social media|write social media posts|social media posting|social media content|create social media content|write posts for social media > post on Instagram|post on Facebook|write posts for Facebook|post on Facebook and Instagram
comment moderation|moderate comments|moderate online comments
web content management|maintain website content|update website content|update the website|website updates|website maintenance|maintain websites|keep the website up to date|web content updates
web analytics|analyse website traffic|website traffic analysis|web traffic analysis|analyse web traffic
venue sourcing|find venues|source venues|venue search|look for venues|venue finding|book venues|venue booking > find venues and caterers
event planning|plan events|event organisation|organise events|event coordination|coordinate events
fundraising|raise funds|raise money for charity|raise donations|collect donations
volunteer coordination|coordinate volunteers|organise volunteers|volunteer management|manage volunteers|look after volunteers
requirements gathering|gather requirements|requirements elicitation|elicit requirements|requirements analysis|collect requirements|requirements engineering|capture requirements|requirements capture|analyse requirements > ask users what they need|write down users' requirements|write down requirements
write user stories
system design|design systems|systems design|design IT systems
software architecture|design software architecture|architect software
unit testing|write unit tests|unit tests|test units of code
test automation|automate tests|automated testing|write automated tests
test case design|write test cases|test case writing|design test cases|test case creation|create test cases
software testing|test software|test programs|test applications|application testing
bug fixing|fix bugs|debugging|bug fixes|correct errors in code|fix errors in code|remove bugs|fix software errors|bug removal
bug reporting|report bugs|write bug reports|log bugs|defect reporting|report defects in software
code review|review code|code reviews|review colleagues' code|check colleagues' code|review pull requests|pull request reviews
technical documentation|document software|software documentation|write technical documentation|document systems|document code
API development|develop APIs|build APIs|write APIs|create APIs|develop interfaces between systems|interface programming|program interfaces
systems integration|integrate systems|connect systems|system integration
web development|build websites|develop websites|website development|program websites|code websites|create websites
web shop development|build online shops|build web shops|online shop development|develop online shops|webshop development|e-commerce development|online store development|build online stores|develop web shops
page speed optimisation|make websites faster|make pages load faster|page load optimisation|reduce page load times|website speed optimisation|speed up websites|web performance optimisation|improve page speed|improve loading times > make websites load faster
mobile app development|develop apps|build apps|app development|develop mobile apps|program apps|build mobile apps|app programming > develop apps for iPhone|develop apps for Android
game development|develop games|program games|game programming|build computer games
responsive design|make websites fit for phones|mobile-friendly websites|make websites mobile-friendly
database design|design databases|database modelling|data modelling|model data
query tuning|tune queries|query optimisation|optimise queries|speed up queries|optimise slow queries|SQL tuning|tune SQL queries|tune slow queries|query optimization
database administration|administer databases|look after databases|database management|manage databases|database maintenance|maintain databases
database backups|back up databases|database backup|make backups of databases
data backups|back up data|data backup|make backups
data recovery|recover data|recover lost data|data rescue|restore lost data|restore data
data migration|migrate data|move data to the new system|transfer data to the new system|data transfer to new systems
data cleansing|clean data|data cleaning|clean up data|cleanse data|correct errors in data|data cleanup|data clean-up|remove duplicates from data
data visualisation|visualise data|data visualization|draw charts of data|present data in charts
dashboard creation|build dashboards|create dashboards|dashboard development|dashboard design|develop dashboards|dashboard building|design dashboards
data mining|mine data
machine learning|train models on data|train machine learning models
user account management|manage user accounts|create user accounts|user account administration|set up user accounts|create and delete user accounts|user administration|user management|administer user accounts|account provisioning for users
access rights management|manage access rights|grant access rights|access management|manage access|permissions management|user permissions|set user permissions|access control to systems|administer access rights
patching|install updates|patch management|install security updates|apply patches|patch servers|update servers|install patches|security patching|apply security updates|install security patches|server patching
server administration|administer servers|server management|look after servers|server maintenance|maintain servers|manage servers
server installation|install servers|set up servers|server setup|server set-up
server monitoring|monitor servers|watch servers
virtualisation|run virtual machines|set up virtual machines|virtualise servers|virtualization
network administration|administer networks|look after networks|network management|manage networks|run the company network
network installation|install networks|set up networks|network setup|network set-up
network cabling|lay network cables|network cable installation|install network cables|cable networks|pull network cables|data cabling|structured cabling
firewall configuration|configure firewalls|set up firewalls|firewall setup|firewall set-up|firewall administration
VPN setup|set up VPNs|VPN configuration|configure VPNs
Wi-Fi installation|install Wi-Fi|set up Wi-Fi|wireless network installation|WLAN installation
penetration testing|pen testing|pentesting|test systems by simulated attacks|ethical hacking|run simulated attacks|penetration tests|carry out penetration tests|pen tests|simulate attacks > run simulated attacks on systems|simulate attacks on customer systems
vulnerability scanning|scan for vulnerabilities|vulnerability scans|run vulnerability scans|scan systems for weaknesses|vulnerability assessment
malware removal|remove malware|remove viruses|virus removal|clean infected computers|clear viruses off PCs
incident response to cyber attacks|respond to security incidents|security incident response|respond to cyber attacks|handle security incidents
security awareness training|train staff in IT security|IT security training|teach staff about phishing
hardware repair|repair computers|computer repair|mend computers|PC repair|fix computers|repair PCs|repair laptops|laptop repair
hardware installation|set +up PCs|PC setup|computer setup|set +up computers|set +up workstations|workstation setup|laptop setup
software installation|install software|install programs|software rollout|roll out software|software deployment
printer maintenance|service printers|maintain printers|fix printers|printer support
IT helpdesk|answer IT helpdesk calls|help desk support|IT help desk|staff the help desk|helpdesk support|IT service desk|man the help desk
remote support|help users remotely|support users remotely|remote assistance to users|remote user support
release deployment|deploy releases|release management|put new versions live|put new versions into production|release new versions|deploy new versions|deployment of releases|roll out new versions|release rollout|software releases
continuous integration|CI|CI pipelines|set up build pipelines
infrastructure automation|automate infrastructure|infrastructure as code|automate server set-up
sprint planning|plan sprints
stand-up facilitation|facilitate stand-ups|run daily stand-ups|moderate stand-ups|moderate daily stand-ups|lead daily stand-ups|hold daily stand-ups|run stand-ups
contract drafting|draft contracts|write contracts|draw up contracts|contract writing|draft agreements|drafting of contracts
contract review|review contracts|check contracts|contract reviews|go through contracts|contract checking
court representation|represent clients in court|appear in court|court appearances|plead in court|representation in court|represent in court|represent clients at court|litigation before court
legal advice|advise on law|advise on legal matters|legal advisory|advise clients on the law|legal counselling|advise clients legally|give legal advice|advise on legal questions
legal research|research case law|case law research|research the law|research laws|research legal questions|look up case law|research judgments
pleadings|draft pleadings|write pleadings|draft statements of claim|write statements of claim|legal drafting
conveyancing|handle house sales legally|property conveyancing|transfer property|do conveyancing
wills and probate|draft wills|draw up wills|will drafting|write wills|will writing
legal filing|file court documents|file documents with the court|court filing|lodge documents with the court|lodge court documents
certification of signatures|certify signatures|authenticate signatures|signature certification|notarise signatures|signature authentication
conflict resolution|resolve conflicts|settle quarrels|settle disputes|settle conflicts|dispute resolution|resolve disputes|sort out disputes|settle arguments|sort out quarrels
mediation|mediate disputes|mediate conflicts|mediate between parties|dispute mediation|conflict mediation|mediate in disputes
trademark registration|register trademarks|trade mark registration|trademark applications|file trademarks
patent applications|file patents|patent filing|draft patent applications|patent drafting|file patent applications
archival description|describe archives|describe archive material|describe records|archival cataloguing|describe deeds|describe archival documents > sort and describe old deeds|describe old deeds|describe old letters
exhibition curation|curate exhibitions|curating exhibitions|put together exhibitions|exhibition planning and curation > put together exhibitions on history
collection management|look after collections|museum collection care|collections management|care for collections|museum collections
arrange loans of works|lend works to museums|museum loans
literature searches|search literature|literature research|look up literature|search databases for articles|literature search > look up books and articles|find articles for readers|look up articles for readers
reference enquiries|answer readers' questions|answer library enquiries|reference desk|reference desk service|answer users' questions at the library
book acquisition|choose books for the library|order books for the library|library acquisitions|book selection|select books
economic forecasting|forecast the economy|forecast inflation|forecast growth|economic forecasts|predict inflation|forecast economic growth
economic analysis|analyse the economy|analyse economic data|economic research
household surveys|survey households|question households|interview households|household interviews
field research|fieldwork|research in the field|do fieldwork
qualitative interviews|interview people for studies|research interviews|interview participants|participant interviews
archive research|research in archives|search archives|archival research|search old records|look through archives
excavations|dig archaeological sites|archaeological excavation|excavate sites|archaeological digs|dig for finds
psychological testing|test psychologically|psychological tests|psychological assessment|psychometric testing|carry out psychological tests > test memory and attention|test children's memory|test intelligence|IQ tests
psychotherapy|treat mental disorders by talking|talking therapy|therapy sessions|give therapy|hold therapy sessions
counselling sessions|counsel clients|hold counselling sessions|client counselling|counselling of clients|one-to-one counselling|counsel people|counseling sessions
family counselling|counsel families|advise families|family counseling|family advice
couples counselling|counsel couples|marriage guidance|marriage counselling|relationship counselling
drugs counselling|drug counselling|counsel on drugs|counsel drug users|addiction counselling|counsel addicts|counsel people with addictions|substance abuse counselling|drug and alcohol counselling
debt counselling|advise on debt|debt advice|help people out of debt|advise people in debt|counsel people in debt
bereavement support|support the bereaved|comfort the bereaved|grief counselling|bereavement counselling|counsel the bereaved
child protection|protect children|safeguarding of children|child safeguarding|safeguard children|protect children at risk|child welfare protection|protect children from abuse|keep children safe from abuse
foster placements|place children with foster families|find foster families|foster care placement|find foster parents|foster placement|place foster children|find foster homes
adoption services|arrange adoptions|handle adoptions|adoption work
needs assessment|assess needs|assess clients' needs|needs assessments|assess people's needs|assessment of needs
case management|manage cases|look after cases|casework|case work|work on cases
write case notes|case records|keep case notes|case recording|keep case files|write up cases|case documentation
outreach work|street outreach|go out to the homeless|outreach to homeless people|visit rough sleepers
youth work|work with young people|run youth clubs|run a youth club
benefits advice|advise on benefits|help with benefit claims|welfare benefits advice|welfare advice|benefit advice|help people claim benefits
housing support|help people find housing|find housing for clients|help homeless people find housing|accommodation support
conducting ceremonies|hold ceremonies|conduct weddings and funerals|lead ceremonies|hold weddings and funerals|officiate at ceremonies|conduct funerals > hold funeral services|hold funerals and weddings|conduct weddings|hold funeral services and weddings
pastoral care|care for parishioners|look after parishioners|give spiritual comfort|spiritual care|pastoral support
preaching|preach sermons|give sermons|write sermons
interviewing|interview people > interview politicians|interview artists|interview witnesses|interview politicians and artists
news writing|write news|write news stories|write news articles|news reporting|report the news
article writing|write articles|writing articles|write features|write magazine articles|write newspaper articles|feature writing
fact-checking|check facts|fact checking|verify facts|fact checks|verification of facts|facts verification
manuscript editing|edit manuscripts|edit books|book editing|manuscript revision|revise manuscripts
proofreading|proof-read texts|correct manuscripts|check texts for spelling|correct spelling and grammar|check spelling and grammar|text correction|correct texts|proofs correction|correct proofs|read proofs > correct spelling in manuscripts|correct spelling mistakes|check texts for mistakes|check articles for spelling
technical writing|write manuals|write user manuals|manual writing|write instruction manuals|technical authoring|write operating instructions|write user guides|user manual writing|user guide writing
blog writing|write blogs|write blog posts|blogging|blog articles
script writing|write scripts|scriptwriting|screenwriting|write screenplays|write film scripts
legal translation|translate legal texts|translate contracts|translate legal documents|translate laws|contract translation|translate judgments|translation of legal documents|translation of contracts
technical translation|translate manuals|translate technical texts|translate technical documents|translate operating instructions|translation of technical documents
medical translation|translate medical texts|translate medical reports|translate package leaflets|translate patient leaflets
certified translation|sworn translation|translate certificates for authorities
subtitle translation|translate subtitles|translate films|subtitle films in other languages
localisation|localise software|adapt software to languages|software localisation|localization|software localization
terminology management|manage terminology|keep glossaries|maintain glossaries|build glossaries|keep a glossary
conference interpreting|interpret at conferences|simultaneous interpreting|interpret simultaneously|interpreting in the booth
liaison interpreting|interpret at meetings|bilateral interpreting|interpret in both directions|interpret in business meetings|interpret at business meetings|business interpreting
court interpreting|interpret in court|interpret at court hearings|interpreting at court
verbatim transcription|transcribe word for word|word-for-word transcription|write down speech word for word|transcribe recordings word for word|write down recordings word for word > write down recorded speech word for word
transcription of recordings|transcribe recordings|transcribe interviews|write out recordings|interview transcription|transcribe audio|audio transcription|type up recordings|write down interviews
portrait painting|paint portraits
wood carving|carve wood|woodcarving|carve figures in wood|carve in wood > carve figures in oak|carve in oak|carve wooden figures|carve figures from wood
stone carving|carve stone|carve in stone|stonecarving|carve figures in stone|chisel stone
art sales|sell art|selling art|sell artworks|sell works of art > sell paintings|sell sculptures|sell pictures
orchestral playing|play in an orchestra|play in orchestras|orchestra playing|orchestral performance > play violin in an orchestra|play cello in an orchestra|play the violin in orchestras
music composition|compose music|write music|composing|composition of music
film scoring|write film music|compose film music|write music for films|compose music for films|film music composition|score films > write music for short films
choir conducting|conduct choirs|lead choirs|choir direction|direct choirs|choir leadership|lead a choir|conduct a choir
orchestra conducting|conduct orchestras|conduct an orchestra
concert performance|perform concerts|give concerts|play concerts|perform in concerts
DJing|play records at parties|DJ at parties|spin records
choreography|choreograph dances|make up dances|create dances|devise dances|work out dances > choreograph shows|make up dances for shows
film editing|edit films|cut films|video editing of films|cut documentaries|film cutting|edit documentaries > cut documentary films
video production|produce videos|make videos|video making|shoot and cut videos
play direction|direct plays|stage direction|stage plays|direct theatre plays|theatre directing|stage directing|direct theatre|theatre direction
acting|act in plays|perform in plays|play roles on stage|stage acting|play parts on stage|play parts in plays
voice acting|voice characters|dubbing|dub films|voice-over|record voice-overs|speak voice-overs|voiceover work|voice cartoon characters|voice over work
audiobook narration|narrate audiobooks|read audiobooks|record audiobooks
radio presenting|present radio shows|host radio shows|radio presentation|present radio programmes|host radio programmes|present on radio > host the morning show on radio|present the breakfast show on radio|host shows on radio|present shows on radio
guest booking|book guests|booking of guests|find guests for shows
stage management|stage-manage plays|stage-manage shows|call the show|stage manage productions
casting|cast actors|cast films|choose actors|cast plays
`;
