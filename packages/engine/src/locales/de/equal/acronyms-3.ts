/** German, abbreviations with their long forms and second names of products, one thing a line; our own list. */
export const acronyms3 = `
Microsoft Dynamics 365|Dynamics 365|MS Dynamics 365|D365@Microsoft ERP CRM
Microsoft Power BI|Power BI|PowerBI|MS Power BI
Microsoft OneNote|OneNote|MS OneNote
Microsoft Power Automate|Power Automate|MS Power Automate
Microsoft Windows Server|Windows Server|MS Windows Server
Google Workspace|G Suite|GSuite
Google Business Profile|Google My Business|Google-Unternehmensprofil
Adobe Illustrator|Illustrator@Adobe Grafik Photoshop InDesign
Adobe Creative Cloud|Adobe CC|Creative Cloud|Creative Suite|Adobe Creative Suite
Autodesk Inventor|Inventor@CAD Konstruktion Autodesk
Dassault CATIA|CATIA|CATIA V5
Siemens NX|Unigraphics NX|Unigraphics
SolidWorks|Solid Works|SOLIDWORKS
PTC Creo|Creo@CAD Konstruktion|Pro/Engineer
Simatic S7|S7@SPS Siemens Simatic|Siemens S7|Simatic Step 7
SAP WM|SAP Warehouse Management|SAP LE-WM
SAP PM|SAP Plant Maintenance|SAP-Modul PM
SAP QM|SAP Quality Management|SAP-Modul QM
SAP BW|SAP Business Warehouse
SAP ARIBA|Ariba@SAP Einkauf Beschaffung
DATEV LODAS|LODAS
TypeScript|TS@JavaScript Frontend Angular React
Node.js|NodeJS|Node@JavaScript Backend
Vue.js|VueJS|Vue@JavaScript Frontend
React.js|ReactJS|React@JavaScript Frontend TypeScript
AngularJS|Angular.js
Visual Basic for Applications|VBA
Application Programming Interface|API|Programmierschnittstelle|Programmierschnittstellen
Internet of Things|IoT|Internet der Dinge
Large Language Models|LLMs|große Sprachmodelle
Virtual Reality|virtuelle Realität
Augmented Reality|erweiterte Realität
Business Process Model and Notation|BPMN|BPMN 2.0
Key Performance Indicators|KPIs|Leistungskennzahlen
Objectives and Key Results|OKR|OKRs
Service Level Agreements|SLAs|SLA@Service Vertrag Support|Dienstgütevereinbarungen
Electronic Data Interchange|EDI-Schnittstelle
European Credit Transfer System|ECTS
Gesetz über Ordnungswidrigkeiten|OWiG
Sozialgesetzbuch II|SGB II
Sozialgesetzbuch VIII|SGB VIII
Sozialgesetzbuch IX|SGB IX
Sozialgesetzbuch XI|SGB XI
Sozialgesetzbuch XII|SGB XII
Asylbewerberleistungsgesetz|AsylbLG
Bundeselterngeldgesetz|Bundeselterngeld- und Elternzeitgesetz|BEEG
Wohnungseigentumsgesetz|WEG-Recht
Grundbuchordnung|GBO@Grundbuch Notar
Verwaltungsgerichtsordnung|VwGO
Teilzeit- und Befristungsgesetz|TzBfG
Jugendarbeitsschutzgesetz|JArbSchG
Mindestlohngesetz|MiLoG
Medizinproduktebetreiberverordnung|MPBetreibV
Einheitlicher Bewertungsmaßstab|EBM@Abrechnung Praxis Arzt
Gebührenordnung für Tierärzte|GOT@Tier
Magnetresonanztomographie|MRT-Untersuchung|MRT-Untersuchungen|Kernspintomographien
Computertomographie|CT-Untersuchung|Computertomografien
Elektroenzephalogramm|EEG|Hirnstrommessung
Multiple Sklerose|MS@Patient Neurologie Erkrankung
Koronare Herzkrankheit|KHK
Harnwegsinfekt|Harnwegsinfektion|HWI@Patient
Perkutane endoskopische Gastrostomie|PEG@Sonde Ernährung Patient|PEG-Sonde
Suprapubischer Katheter|SPK|SPDK
Zentraler Venenkatheter|ZVK|zentrale Venenkatheter
Non-invasive Beatmung|NIV@Beatmung|nichtinvasive Beatmung
Extrakorporale Membranoxygenierung|ECMO
Intensiv- und Anästhesiepflege|Anästhesie- und Intensivpflege
Medizinische Technologin für Radiologie|MTRA|MTR@Radiologie Röntgen
Freiwillige Feuerwehr|FF@Feuerwehr
Persönliche Schutzausrüstung|PSA|persönliche Schutzausrüstungen
Persönliche Schutzausrüstung gegen Absturz|PSAgA|PSA gegen Absturz
Speicherprogrammierbare Steuerung|SPS-Steuerungen|speicherprogrammierbare Steuerungen
Fehlerstrom-Schutzschalter|FI-Schalter|RCD@Strom Elektro|FI-Schutzschalter
Leitungsschutzschalter|Sicherungsautomat|LS-Schalter
Netzersatzanlage|NEA|Notstromanlage|Notstromaggregat
Kraft-Wärme-Kopplung|KWK|KWK-Anlagen
Wärmedämmverbundsystem|WDVS|Vollwärmeschutz|Wärmedämmverbundsysteme
Oberkante Fertigfußboden|OKFF
Bauvorhaben|BV@Baustelle Bauherr
Sicherheits- und Gesundheitsschutzkoordinator|SiGeKo|SiGe-Koordinator
Fahrerloses Transportsystem|FTS|AGV@Lager Logistik|fahrerlose Transportsysteme
Warehouse-Management-System|WMS|Lagerverwaltungssystem|LVS@Lager Logistik
Transportmanagementsystem|TMS@Transport Spedition
Just in time|JIT@Lieferung Produktion|Just-in-time|bedarfssynchrone Produktion
Just in sequence|JIS@Lieferung Produktion|Just-in-sequence
Internationale Lieferbedingungen|Incoterms
Internationaler Frachtbrief|CMR-Frachtbrief|CMR@Fracht Frachtbrief Transport
Ausfuhranmeldung|ABD@Ausfuhr Export|Ausfuhranmeldungen
ATLAS-Zollverfahren|ATLAS@Zoll|ATLAS Zoll
Gefahrgutbeauftragter|GGB@Gefahrgut|Gefahrgutbeauftragte
Beförderung gefährlicher Güter auf der Straße|ADR
Property-Management-System|PMS@Hotel|Hotelsoftware@Opera Fidelio Protel
Hazard Analysis and Critical Control Points|HACCP|HACCP-Konzept|Gefahrenanalyse und kritische Kontrollpunkte|HACCP-Richtlinien
Datenschutz-Grundverordnung|DSGVO|DS-GVO|EU-DSGVO
Informationssicherheitsbeauftragter|ISB|Chief Information Security Officer|CISO
Unbegleitete minderjährige Geflüchtete|UMF@Jugend|unbegleitete minderjährige Flüchtlinge
Werkstatt für behinderte Menschen|WfbM|Behindertenwerkstatt
Offene Ganztagsschule|OGS|offener Ganztag
Ausbildereignungsprüfung|AEVO-Prüfung|Ausbildereignungsprüfung nach AEVO|Ausbilderschein
Geprüfter Wirtschaftsfachwirt|Wirtschaftsfachwirt (IHK)
Global Reporting Initiative|GRI@Nachhaltigkeit Bericht
Corporate Sustainability Reporting Directive|CSRD
Microsoft Word|MS Word|MS-Word
Microsoft SQL Server|MS SQL Server|MSSQL|MS SQL
Single Sign-on|SSO
Umwelt, Soziales und Governance|ESG@Nachhaltigkeit Bericht
`;
