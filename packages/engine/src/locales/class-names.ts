/**
 * What sort of thing something is that has a name of its own, as everybody in the trade would add: "CRM Salesforce",
 * "ERP (SAP FI)". What stands behind ">" are the names; the sort is said beside one of them alone, by the gate, and
 * nothing is tailored by it. A name of several sorts is left out ("SAP", "Oracle", "Dynamics"). "es:" before a name
 * of one language.
 */
export const classNames = `
CRM|en:CRM system|en:CRM software|de:CRM-System|de:CRM-Software|es:sistema CRM|fr:logiciel CRM|zh:CRM系统|zh:客户管理系统 > Salesforce|HubSpot|Pipedrive|Zoho CRM|SugarCRM|Siebel CRM|Dynamics CRM|zh:纷享销客|zh:销售易|zh:小满
ERP|en:ERP system|en:ERP software|de:ERP-System|de:ERP-Software|es:sistema ERP|fr:logiciel ERP|fr:PGI|zh:ERP系统 > SAP FI|SAP CO|SAP MM|SAP SD|SAP PP|SAP PM|SAP R/3|SAP S/4HANA|SAP ECC|SAP B1|SAP Business One|Navision|Dynamics NAV|Business Central|NetSuite|Odoo|Sage X3|JD Edwards|proALPHA|zh:用友 U8|zh:用友 NC|zh:金蝶 K3|zh:金蝶云星空
CMS|en:content management system|de:Content-Management-System|es:gestor de contenidos|fr:gestionnaire de contenu > WordPress|TYPO3|Drupal|Joomla|Contao|PrestaShop
en:learning platform|de:Lernplattform|es:plataforma educativa|fr:plateforme pédagogique|LMS > Moodle|Google Classroom
en:version control|de:Versionsverwaltung|es:control de versiones|fr:gestion de versions|zh:版本控制 > Git|Subversion|SVN
CI/CD > Jenkins|GitHub Actions|GitLab CI|CircleCI|TeamCity
en:message broker|es:cola de mensajes|fr:bus de messages|zh:消息队列 > RabbitMQ|Kafka|ActiveMQ
en:cloud|en:cloud platform|de:Cloud|de:Cloud-Plattform|es:nube|fr:cloud|zh:云平台 > AWS|Azure|Google Cloud|GCP|zh:阿里云|zh:腾讯云
en:database|en:relational database|de:Datenbank|es:base de datos|fr:base de données|zh:数据库 > PostgreSQL|MySQL|MariaDB|SQL Server|Oracle Database|SQLite|zh:达梦
en:programming language|de:Programmiersprache|es:lenguaje de programación|fr:langage de programmation|zh:编程语言 > Python|Java|C++|Kotlin|TypeScript|JavaScript
en:operating system|de:Betriebssystem|es:sistema operativo|fr:système d'exploitation|zh:操作系统 > Linux|Debian|Ubuntu|Windows Server|macOS
Linux > Debian|Ubuntu|Red Hat|CentOS|Fedora
en:virtualisation|en:virtualization|de:Virtualisierung|es:virtualización|fr:virtualisation > VMware|Hyper-V|Proxmox
en:monitoring|de:Monitoring|es:monitorización|fr:supervision > Nagios|Centreon|Zabbix|Icinga|PRTG
en:firewall|de:Firewall|es:cortafuegos|fr:pare-feu > Fortigate|pfSense|Sophos XG
en:BI tool|de:BI-Tool|es:herramienta BI|fr:outil BI|zh:BI工具|BI > Power BI|Tableau|Qlik Sense|QlikView|FineBI
CAD|en:CAD software|de:CAD-Software|de:CAD-Programm|es:programa CAD|fr:logiciel CAO|fr:CAO|fr:DAO|zh:CAD软件 > AutoCAD|SolidWorks|CATIA|Solid Edge|Creo|Autodesk Inventor|SketchUp|zh:中望
BIM > Revit|ArchiCAD|Navisworks
en:Adobe suite|de:Adobe-Programme|es:paquete Adobe|es:suite Adobe|fr:suite Adobe > InDesign|Photoshop|Illustrator|Premiere Pro|After Effects|Lightroom
Microsoft Office|MS Office|en:Office suite|de:Office-Programme|es:paquete Office|fr:pack Office|fr:suite Office|zh:办公软件 > Word|Excel|PowerPoint
en:spreadsheet|en:spreadsheets|de:Tabellenkalkulation|es:hoja de cálculo|es:hojas de cálculo|fr:tableur|zh:电子表格 > Excel|LibreOffice Calc|Google Sheets
en:word processing|de:Textverarbeitung|es:procesador de textos|fr:traitement de texte > Word|LibreOffice Writer
en:social media|en:social networks|de:soziale Medien|de:Social Media|es:redes sociales|fr:réseaux sociaux|zh:社交媒体|zh:新媒体平台 > LinkedIn|Facebook|Instagram|TikTok|YouTube|Pinterest|zh:抖音|zh:小红书|zh:微博
en:survey tool > SurveyMonkey|LimeSurvey|Qualtrics
en:ticketing system|de:Ticketsystem|es:sistema de tickets|fr:outil de ticketing > Zendesk|OTRS|GLPI|Freshdesk|Jira Service Management
en:project management software|de:Projektmanagement-Software|es:software de gestión de proyectos|fr:logiciel de gestion de projet > MS Project|Microsoft Project|Asana|Trello|Jira
en:payroll software|de:Lohnprogramm|de:Lohnabrechnungsprogramm|es:programa de nóminas|fr:logiciel de paie > ADP|LODAS|Paychex|A3nom|NominaPlus|Silae|Sage Paie
en:accounting software|de:Buchhaltungsprogramm|de:Buchhaltungssoftware|es:programa de contabilidad|fr:logiciel de comptabilité|fr:logiciel comptable|zh:财务软件 > QuickBooks|Xero|FreeAgent|DATEV|Lexware|ContaPlus|A3con|Sage Compta|Ciel Compta|zh:用友|zh:金蝶
en:property management system|PMS > Opera PMS|Cloudbeds|Protel
en:channel manager|es:gestor de canales > SiteMinder
en:document review platform > Relativity
en:legal research|en:legal database > Westlaw|LexisNexis
en:care planning software > Person Centred Software
en:transportation management system|TMS > McLeod LoadMaster
en:load board|en:load boards > DAT|Truckstop
en:HR system|en:HRIS|en:HR software|de:Personalsoftware|de:HR-System|es:software de RR. HH.|fr:SIRH|zh:人力资源系统 > Personio|Workday|BambooHR|HRworks|zh:北森
en:prototyping tool|de:Prototyping-Tool|es:herramienta de prototipado|fr:outil de prototypage|zh:原型工具 > Figma|Axure|zh:墨刀
en:web analytics|de:Webanalyse|es:analítica web|fr:analyse d'audience > Google Analytics|Matomo|GA4
en:email marketing tool|es:herramienta de email marketing|fr:outil d'emailing > Mailchimp|Brevo|CleverReach
en:test framework|de:Test-Framework|es:framework de pruebas|fr:framework de tests > JUnit|pytest|Jest|Cypress|Playwright
en:agile method|en:agile methods|de:agile Methode|de:agile Methoden|es:metodología ágil|es:metodologías ágiles|fr:méthode agile|fr:méthodes agiles|zh:敏捷 > Scrum|Kanban
en:ITIL framework|fr:méthode ITIL|fr:référentiel ITIL|es:marco ITIL|de:ITIL-Rahmenwerk > ITIL
en:language exam|en:exam|de:Sprachprüfung|de:Prüfung|es:examen|es:exámenes|fr:examen|fr:examens > B2 First|C1 Advanced|IELTS|TOEFL|TOEIC|DELF|DALF|DELE|TestDaF
en:pleadings > complaints@subpoena subpoenas affidavit affidavits discovery litigation
es:impuesto sobre la renta|es:IRPF > modelo 111|modelo 190|modelo 100
es:IVA > modelo 303|modelo 390
KPI|KPIs|es:KPI|fr:KPI > en:indicator|en:indicators|es:indicador|es:indicadores|fr:indicateur|fr:indicateurs|de:Kennzahl|de:Kennzahlen|zh:指标
de:HR-Kennzahlen|de:Personalkennzahlen|en:HR metrics|es:indicadores de RR. HH.|fr:indicateurs RH|fr:indicateurs sociaux|zh:人力资源指标 > de:Fluktuation|de:Krankenstand|en:staff turnover|en:sick leave|en:absenteeism|es:rotación|es:absentismo|fr:turnover|fr:absentéisme|zh:离职率
en:vital signs|de:Vitalwerte|de:Vitalzeichen|es:constantes vitales|fr:paramètres vitaux|fr:constantes vitales|zh:生命体征 > en:pulse|en:blood pressure|de:Puls|de:Blutdruck|es:pulso|es:tensión arterial|fr:pouls|fr:tension artérielle|zh:血压
fr:habilitation électrique|fr:habilitations électriques > B2XL|B0|BR|B2V|H0V|BCL
fr:convention collective|fr:convention > HCR|Syntec
en:bachelor's degree|de:Bachelorabschluss > BA|BS|BSc|BBA|BFA|BEng
en:master's degree|de:Masterabschluss > MA|MS|MSc|MBA|MFA|MEng
en:driving licence|en:driver's license|en:driver's licence > CDL
es:permiso de conducir|es:permiso de conducción|es:carné de conducir > es:carné B|es:carnet B|es:permiso B|es:carné C|es:carnet C|es:permiso C|es:carné D|es:permiso D
`;
