/** Abbreviations and second names of all trades and of products; our own list. */
export const names1 = `
Microsoft Entra ID|Azure Active Directory|Azure AD|Entra ID
Microsoft Outlook|MS Outlook|Outlook
Microsoft Access|MS Access
Microsoft Teams|MS Teams
Microsoft Visio|MS Visio
Microsoft SharePoint|MS SharePoint|SharePoint Online
Microsoft Intune|MS Intune
Microsoft Power Automate|Power Automate|Microsoft Flow
Dynamics 365 Business Central|Business Central
Google Tag Manager|GTM
Google Search Console|Google Webmaster Tools
Google Business Profile|Google My Business
Looker Studio|Google Data Studio|Data Studio
Google Kubernetes Engine|GKE
Amazon S3|AWS S3
Amazon EC2|AWS EC2
AWS Lambda|Amazon Lambda
Amazon RDS|AWS RDS
Amazon Redshift|AWS Redshift
Elastic Kubernetes Service|EKS|Amazon EKS
Azure Kubernetes Service|AKS
Meta Ads Manager|Facebook Ads Manager
Meta Business Suite|Facebook Business Suite
Instagram Reels|IG Reels
X@tweets posts social|Twitter
LinkedIn Sales Navigator|Sales Navigator
Apache Spark|Spark@data Hadoop PySpark cluster pipeline jobs
Apache Airflow|Airflow@data DAG pipeline jobs
Apache Cassandra|Cassandra@database cluster nodes
RabbitMQ|Rabbit MQ
Elasticsearch|Elastic Search
MongoDB|Mongo DB
MariaDB|Maria DB
SQL Server Integration Services|SSIS
SQL Server Reporting Services|SSRS
SQL Server Analysis Services|SSAS
Visual Studio Code|VS Code|VSCode
Visual Basic for Applications|VBA
TypeScript|TS@JavaScript React Angular frontend
React|React.js|ReactJS
Next.js|NextJS
Express.js|ExpressJS
C#|C sharp|csharp
scikit-learn|sklearn
Amazon SageMaker|AWS SageMaker|SageMaker
Tailwind CSS|TailwindCSS
Ruby on Rails|RoR
Spring Boot|SpringBoot
GitHub Actions|GH Actions
Bitbucket Pipelines|Bitbucket CI
Red Hat Enterprise Linux|RHEL
Windows Server Update Services|WSUS
System Center Configuration Manager|SCCM|Microsoft Endpoint Configuration Manager
Hyper-V|Microsoft Hyper-V
Citrix Virtual Apps and Desktops|Citrix XenApp|XenDesktop
Confluence|Atlassian Confluence
ServiceNow|Service Now
Hubspot|HubSpot CRM
Salesforce Marketing Cloud|SFMC
Salesforce Commerce Cloud|Demandware
WooCommerce|Woo Commerce
WordPress|Word Press
Adobe XD|Adobe Experience Design
Adobe Experience Manager|AEM
Final Cut Pro|FCP|FCPX
DaVinci Resolve|Da Vinci Resolve
SketchUp|Google SketchUp|Trimble SketchUp
3ds Max|Autodesk 3ds Max|3D Studio Max
Inventor@CAD Autodesk drawings 3D|Autodesk Inventor
Fusion 360|Autodesk Fusion 360|Autodesk Fusion
Civil 3D|AutoCAD Civil 3D|Autodesk Civil 3D
SolidWorks|Solid Works|Dassault SolidWorks
CATIA V5|CATIA
PTC Creo|Creo Parametric|Creo@CAD design 3D Pro/ENGINEER
QGIS|Quantum GIS
SPSS|IBM SPSS|SPSS Statistics
Stata|StataCorp Stata
SAP Ariba|Ariba@procurement purchasing suppliers SAP
SAP materials management|SAP MM
SAP sales and distribution|SAP SD
SAP financial accounting|SAP FI
SAP controlling|SAP CO
SAP production planning|SAP PP
SAP plant maintenance|SAP PM
SAP extended warehouse management|SAP EWM
SAP human capital management|SAP HCM
Oracle E-Business Suite|Oracle EBS
JD Edwards|JDE
Sage 50|Sage Line 50|Sage 50cloud|Sage 50 Accounts
Sage Intacct|Intacct
Xero|Xero accounting
IBM Maximo|Maximo
Oracle Primavera P6|Primavera P6|Primavera
SystmOne|TPP SystmOne
EMIS Web|EMIS@GP practice patient records
Epic@EHR hospital patient charting|Epic EHR|EpicCare
Cerner|Oracle Health|Cerner Millennium
Opera PMS|Oracle Opera|Opera property management system|Micros Opera|Opera Cloud
Micros POS|Oracle Micros
Amadeus|Amadeus GDS
Sabre@GDS airline reservations travel|Sabre GDS
Galileo@GDS airline reservations travel|Galileo GDS
CARGOWISE|CargoWise One
SDL Trados|Trados Studio|SDL Trados Studio|Trados
MemoQ|memo Q
Moodle|Moodle LMS
Blackboard Learn|Blackboard@course university learning LMS
Canvas LMS|Instructure Canvas
SIMS@school pupils attendance|School Information Management System
Zoom Meetings|Zoom@video meetings calls webinars
Slack@messaging team channels|Slack messaging
TIA Portal|Siemens TIA Portal|Totally Integrated Automation Portal
Simatic S7|Siemens S7
Studio 5000|RSLogix 5000
Unity@game C# 3D|Unity3D|Unity 3D
Unreal Engine|UE5|UE4
OKR framework|objectives and key results framework
accounts receivable|AR@invoices ledger customers accounts collections
purchase order|PO@purchase supplier order orders vendor buyer|POs
requests for quotation|RFQs
service level agreements|SLAs
key performance indicators|KPIs
point of sale|POS@till cash register retail checkout
point-of-sale system|POS system|EPOS system
standard operating procedures|SOPs
bills of materials|BOMs
advance shipping notice|ASN@shipment warehouse supplier
goods received note|GRN
certificate of analysis|CoA@batch lab sample product
material safety data sheets|MSDS|safety data sheets
self-contained breathing apparatus|SCBA
personal care attendant|PCA@care home patient client
nurse practitioner|NP@clinic patient primary care
registered dental nurse|RDN
healthcare assistant|HCA@ward patients care hospital
head of department|HoD
newly qualified nurse|NQN
intensive care unit|ITU@patients nurse ventilated|critical care unit
coronary care unit|CCU@patients cardiac nurse
electronic medical records|EMRs
patient-controlled analgesia|PCA pump
intravenous medication|IV medication
activities of daily living|ADLs
do not resuscitate|DNR
occupational therapist|OT@therapy patients rehabilitation
physical education|PE@school pupils lessons teacher
personal social health and economic education|PSHE
information and communication technology|ICT
design and technology|D&T
special educational needs and disabilities|SEND@pupils school children
individual education plans|IEPs|individualized education programs|IEP
continuing professional development|CPD
key stage 1|KS1
key stage 2|KS2
key stage 3|KS3
key stage 4|KS4
teaching English to young learners|TEYL
search engine results pages|SERPs
cost per acquisition|CPA@ads campaign marketing conversion
cost per lead|CPL@ads campaign marketing leads
click-through rate|CTR
out-of-home advertising|OOH@advertising media billboards
marketing qualified leads|MQLs
sales qualified leads|SQLs@leads sales marketing
annual recurring revenue|ARR@SaaS revenue sales subscription
monthly recurring revenue|MRR@SaaS revenue sales subscription
year-over-year|YoY
quarter-over-quarter|QoQ
non-profit organisation|NPO|not-for-profit organisation|nonprofit|non-profit organization
learning and development|L&D
employer of record|EOR@employees payroll countries
paid time off|PTO
employee assistance programme|EAP@employee staff HR
national insurance|NI@payroll tax contributions
statutory sick pay|SSP
statutory maternity pay|SMP@payroll maternity
construction industry scheme|CIS@subcontractors tax HMRC payroll
real-time information submissions|RTI submissions
capital gains tax|CGT
inheritance tax|IHT
stamp duty land tax|SDLT
know your customer checks|KYC checks
customer due diligence|CDD@KYC AML bank clients
enhanced due diligence|EDD@KYC AML bank clients
suspicious activity reports|SARs@AML bank money laundering
subject access requests|SARs@GDPR data requests
data protection impact assessment|DPIA
data protection officer|DPO
alternative dispute resolution|ADR@dispute mediation law
power of attorney|POA@legal estate client
lasting power of attorney|LPA@solicitor client will
non-disclosure agreements|NDAs
exchange-traded funds|ETFs
small and medium-sized enterprises|SMEs
subject matter expert|SME@training content team expert
chief executive officer|CEO
chief financial officer|CFO
chief operating officer|COO
chief technology officer|CTO
managing director|MD@company business board
variable speed drives|VSDs
uninterruptible power supply|UPS@power battery electrical server
low voltage|LV@electrical cables switchgear
high voltage|HV@electrical cables switchgear
medium voltage|MV@electrical cables switchgear
residual current devices|RCDs
surface-mount technology|SMT@boards assembly electronics
non-destructive testing|NDT
quality management system|QMS
environmental management system|EMS@ISO 14001 environmental
root cause analysis|RCA@problem failure incident
first article inspection|FAI@part quality inspection
good distribution practice|GDP@pharma warehouse medicines
good clinical practice|GCP@trial clinical
clinical research associate|CRA@trial clinical sites
contract research organisation|CRO@trial clinical
unmanned aerial vehicles|UAVs|drones|unmanned aircraft
building management systems|BMS@building HVAC controls
air handling units|AHUs
fan coil units|FCUs
variable air volume|VAV@HVAC air
domestic hot water|DHW
heavy goods vehicles|HGVs
light goods vehicle|LGV@van
over-the-road|OTR@driver truck trailer
radio frequency scanner|RF scanner
returns merchandise authorisation|RMA@returns customer product
maintenance, repair and overhaul|MRO@aircraft maintenance
air traffic control|ATC
business continuity planning|BCP@disaster recovery business
extract, transform, load|ETL
large language models|LLMs
internet of things|IoT
`;
