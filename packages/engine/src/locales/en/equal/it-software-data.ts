/** English, it, software, data: one line, one meaning; our own list. */
export const itSoftwareData = `
frontend development|front-end development|develop frontends|build frontends|client side development|build front ends|develop the front end|frontend programming
backend development|back-end development|develop backends|server side development|build backends|build back ends|develop the back end|server-side programming|backend programming|program the back end
full stack development|develop full stack|frontend and backend development|develop front and back end|fullstack development|front- and back-end development
mobile app development|develop mobile apps|build mobile apps|program mobile apps|mobile development|develop apps for phones|develop mobile applications|develop smartphone apps|build smartphone apps|smartphone app development|app development|build apps|develop apps > write mobile apps
android development|develop android apps|program android apps|build apps for android
ios development|develop ios apps|build apps for ios
game development|develop games|program games|build video games|video game development
embedded software development|develop embedded software|embedded programming
build microservices|develop microservices|microservice development
build rest apis|develop rest apis|design rest interfaces|restful apis
third party integration|integrate third party services|integrate external services
legacy code maintenance|look after legacy code
refactoring|refactor code|restructure code
performance tuning|performance optimisation of software|optimise application performance|speed up applications
query optimisation|optimise queries|sql tuning|optimise sql queries|query tuning|speed up queries
write sql queries|query databases with sql|write sql|sql querying
write stored procedures|develop stored procedures|program stored procedures
build data pipelines|develop data pipelines
data warehousing|build data warehouses|data warehouse development|develop data warehouses
data quality checks|data quality control
data governance|govern data
master data management|manage master data|maintain master data|keep master data
dashboard development|develop dashboards|create dashboards|set up dashboards
statistical analysis|analyse statistically|statistical evaluation|run statistical analyses|analyse data statistically|statistical data analysis|analyse statistics
predictive modelling|build predictive models|predictive analytics models|develop predictive models
model training|train machine learning models|train ml models
train neural networks|build neural networks
data labelling|annotate data|data annotation
web scraping|scrape websites|scrape web data|crawl websites for data
version control|source control|manage source code versions|Git version control|source code control
pull request reviews|review merge requests|pr reviews
set up continuous integration|build ci pipelines
automated deployments|deployment automation
containerisation|containerise applications|containerization|Dockerise applications
container orchestration|orchestrate containers|run container clusters|manage container clusters
infrastructure automation|automate infrastructure|automated infrastructure provisioning|provision infrastructure automatically
cloud migration|migrate to the cloud|move systems to cloud|migrate workloads to cloud|cloud move|migrate servers to the cloud|move applications to the cloud
cloud infrastructure management|manage cloud infrastructure|run cloud infrastructure|operate cloud environments|cloud operations
virtualisation|virtualise servers|server virtualisation|server virtualization
server installation|install servers|set up servers|server setup|build servers
server patching|apply patches|patch management|patch systems|install patches|install security patches|patching|roll out patches|apply security updates
backup and recovery|back up and restore data|backup and restore|data backup and recovery
data backup|back up data|run backups|perform backups|make backups
disaster recovery planning
high availability|highly available systems
load testing|run load tests|perform load tests|load tests
system monitoring|watch systems
alerting setup|set up alerts|configure alerts|alert configuration|set up system alerts
analyse logs|evaluate log files|read log files|log file analysis|check logs
on call duty|on-call rota|standby duty|on call rotation|on-call support
network installation|install networks|set up networks|network setup|build networks
network cabling|lay network cables|structured cabling|install data cables|data cabling
router configuration|configure routers|set up routers|router setup
switch configuration|configure switches|configure network switches|set up network switches
firewall administration|manage firewalls|firewall management
network troubleshooting|find network faults|fix network problems|solve network problems|resolve network issues
wifi setup|set up wifi|install wireless networks|wireless lan setup|set up wlan
user account administration|manage user accounts|user administration|user account management|create user accounts|set up user accounts|set up accounts for new staff|account provisioning|create and delete user accounts|user management
access rights management|manage access rights|manage permissions|permission management|authorisation management|access management|grant access rights|manage user permissions
password resets|resetting user passwords
pc setup|set up computers|set up pcs|set up workstations|install workstations|workstation setup
software installation|install software|install programs|install applications|set up software|software setup
repair computers|fix computers|pc repair|repair pcs|mend computers|computer repair|fix PCs > repair laptops
hardware replacement|replace hardware|swap hardware components|exchange defective hardware
printer support|set up and fix printers|printer troubleshooting
mobile device management|manage mobile devices|administer mobile devices
it asset management|manage it assets
software licence management|manage software licences|manage software licenses
remote support|support users remotely|remote user support|remote assistance for users|help users remotely
desktop support|deskside support|support desktop users
user training for software|train users|end user training|teach users software|software training|software courses|train users on new software|train staff in software
write user manuals|write user guides|create user documentation
write technical documentation|technical writing|create technical documentation|author technical documents
document apis|write api documentation|api docs
write functional specifications|functional specs|draw up functional specifications
write technical specifications|technical specs|draw up technical specifications
write user stories|create user stories|formulate user stories
write acceptance criteria|define acceptance criteria|formulate acceptance criteria
write use cases|document use cases
process modelling|map processes|draw process maps|business process modelling|business process mapping
manual testing|test manually|manual software tests|test software by hand
write test cases|create test cases|design test cases|develop test cases
write test plans|draw up test plans|test planning
regression testing|run regression tests|perform regression tests|regression tests
exploratory testing|test exploratively|run exploratory tests
integration testing|write integration tests|run integration tests
end to end testing|write end to end tests|run e2e tests
acceptance testing|run acceptance tests|carry out user acceptance tests
report bugs|write bug reports|log defects|log bugs|document bugs|defect reporting|file bug reports
bug triage|prioritise bugs|prioritise defects|defect triage
penetration testing|pen testing|run penetration tests|pentests
vulnerability management|manage vulnerabilities|handle vulnerabilities
security monitoring|monitor security events|monitor security alerts|watch security alerts
it security|cyber security|cybersecurity|information security|infosec
encryption|encrypt data|data encryption
release management|manage releases|release planning and control
change management in it|manage it changes
problem management|manage it problems|itil problem management
it procurement|procure it equipment|buy it equipment|it purchasing|purchase hardware
online shop maintenance|look after web shop|webshop maintenance|maintain e-commerce site
online shop development|build online shops|develop web shops|e-commerce development|build e-commerce sites
build wordpress sites|create wordpress websites|wordpress development
spreadsheet macros|write macros|program macros|create macros
shell scripting|write shell scripts
task automation with scripts|automate tasks with scripts|write automation scripts|script recurring tasks|automation scripting
chatbot development|build chatbots|develop chatbots|program chatbots|create chatbots
accessibility testing|check web accessibility|web accessibility testing
responsive design|build responsive websites|design responsive pages
document code|write code documentation
firmware development|program firmware|write firmware|develop firmware
etl development|build etl jobs|develop etl processes|build etl processes
bash scripting|write bash scripts
server monitoring|watch over servers|keep an eye on servers
`;
