/** German letters, loans and product names with their long or other form, one meaning a line; our own list. */
export const acronyms5 = `
AVB|Allgemeine Versicherungsbedingungen
Kfz-Versicherung|Kraftfahrzeugversicherung|Kfz-Versicherungen|Kraftfahrzeugversicherungen
Kfz|Kraftfahrzeug|Kraftfahrzeuge
BGM|Betriebliches Gesundheitsmanagement|betrieblichen Gesundheitsmanagement|betriebliches Gesundheitsmanagement
BEM|Betriebliches Eingliederungsmanagement|betriebliches Eingliederungsmanagement|betrieblichen Eingliederungsmanagement
bAV|betriebliche Altersversorgung|betriebliche Altersvorsorge|betrieblichen Altersversorgung
AU|Arbeitsunfähigkeitsbescheinigung@Krankenkasse Personal Arzt|Arbeitsunfähigkeitsbescheinigungen
InsO|Insolvenzordnung
BauO|Bauordnung
DSGVO|Datenschutz-Grundverordnung|Datenschutzgrundverordnung|EU-DSGVO
UStVA|Umsatzsteuervoranmeldung|Umsatzsteuer-Voranmeldung|Umsatzsteuervoranmeldungen|Umsatzsteuer-Voranmeldungen
BWA|betriebswirtschaftliche Auswertung|betriebswirtschaftliche Auswertungen|betriebswirtschaftlicher Auswertungen
OP|Operationssaal@Pflege Chirurgie Instrumente
ITS|Intensivstation@Pflege Patienten
ZNA|Zentrale Notaufnahme|zentralen Notaufnahme
EKG|Elektrokardiogramm|Elektrokardiogramme
EEG|Elektroenzephalogramm@Hirn Neurologie
CT|Computertomographie|Computertomografie
DNQP|Deutsches Netzwerk für Qualitätsentwicklung in der Pflege
SIS|Strukturierte Informationssammlung@Pflege
PSA|persönliche Schutzausrüstung|Persönliche Schutzausrüstung|persönlichen Schutzausrüstung
SiGeKo|Sicherheits- und Gesundheitsschutzkoordinator|Sicherheits- und Gesundheitsschutzkoordination
BMA|Brandmeldeanlagen|Brandmeldeanlage
EMA|Einbruchmeldeanlage|Einbruchmeldeanlagen
ÜMA|Überfallmeldeanlage|Überfallmeldeanlagen
ELA|elektroakustische Anlage|elektroakustische Anlagen
NSHV|Niederspannungshauptverteilung|Niederspannungshauptverteilungen
USV|unterbrechungsfreie Stromversorgung|unterbrechungsfreien Stromversorgung
PV-Anlage|Photovoltaikanlage|Fotovoltaikanlage|PV-Anlagen|Photovoltaikanlagen|Fotovoltaikanlagen|Solarstromanlagen
BHKW|Blockheizkraftwerk|Blockheizkraftwerke
RLT|raumlufttechnische Anlage|raumlufttechnische Anlagen|raumlufttechnischen Anlagen|RLT-Anlagen
MSR|Mess-, Steuer- und Regeltechnik|Mess-, Steuerungs- und Regelungstechnik
WDVS|Wärmedämmverbundsystem|Wärmedämmverbundsysteme|Wärmedämm-Verbundsystem|Wärmedämm-Verbundsysteme
EFH|Einfamilienhaus|Einfamilienhäuser|Einfamilienhäusern
MFH|Mehrfamilienhaus|Mehrfamilienhäuser|Mehrfamilienhäusern
LV|Leistungsverzeichnis@Ausschreibung Bau Kanal Angebot|Leistungsverzeichnisse@Ausschreibung Bau Kanal Angebot
FiBu|Finanzbuchhaltung
LoBu|Lohnbuchhaltung
PR|Öffentlichkeitsarbeit|Public Relations
FIFO|First In – First Out|First-in-first-out|First In First Out
FFZ|Flurförderzeuge|Flurförderzeug|Flurförderfahrzeuge
HRL|Hochregallager
LVS|Lagerverwaltungssystem|Lagerverwaltungssoftware
ATLAS|Zollsystem ATLAS|ATLAS-Zollsystem
KEP|Kurier-, Express- und Paketdienst|Kurier-Express-Paket
MINT|Mathematik, Informatik, Naturwissenschaften und Technik
OGS|offene Ganztagsschule|offenen Ganztagsschule|offene Ganztagsgrundschule
KiTa|Kindertagesstätte|Kindertageseinrichtung|Kita|Kindertagesstätten|Kindertagesstätte
SPFH|sozialpädagogische Familienhilfe|sozialpädagogischen Familienhilfe
ASD|Allgemeiner Sozialer Dienst|Allgemeinen Sozialen Dienst
WfbM|Werkstatt für behinderte Menschen|Werkstätten für behinderte Menschen
MaRisk|Mindestanforderungen an das Risikomanagement
HGB|Handelsgesetzbuch|Handelsgesetzbuchs
KVP|kontinuierlicher Verbesserungsprozess|kontinuierlichen Verbesserungsprozess|Kaizen
FMEA|Fehlermöglichkeits- und Einflussanalyse|Fehlermöglichkeits- und -einflussanalyse
WEP|Wareneingangsprüfung@Qualität Prüfung|Wareneingangsprüfungen
AV|Arbeitsvorbereitung@Fertigung Produktion
PDM|Produktdatenmanagement
DMS|Dokumentenmanagementsystem|Dokumentenmanagement-System
WaWi|Warenwirtschaftssystem
ÖPNV|öffentlicher Personennahverkehr|Öffentlicher Personennahverkehr|öffentlichen Nahverkehr|öffentlicher Nahverkehr
ÖV|öffentlicher Verkehr@Bus Bahn
Barcode|Strichcode|Barcodes|Strichcodes|Balkencode
QR-Code|QR-Codes
Load Testing|Lasttests|Lasttest|Load Tests|Load-Tests
Performance Testing|Performancetests|Leistungstests
Unit Tests|Modultests|Komponententests|Unittests
Regression Testing|Regressionstests|Regressionstest
Usability Testing|Usability-Tests|Nutzertests|Benutzbarkeitstests
Penetration Testing|Penetrationstests|Pentests|Penetration Tests
Code Reviews|Codeprüfungen|Code-Reviews|Code-Prüfungen
Bugfixing|Fehlerbehebung in Software|Bug Fixing|Bugfixes
Backup|Datensicherung|Backups|Datensicherungen|Sicherungskopien
Rollout|Ausrollung|Roll-out|Rollouts
Onboarding|Einarbeitung neuer Mitarbeiter|Einarbeitung neuer Mitarbeitender
Recruiting|Personalbeschaffung|Personalgewinnung|Personalrekrutierung
Active Sourcing|aktive Kandidatensuche|Direktansprache von Kandidaten
Employer Branding|Arbeitgebermarke|Arbeitgebermarkenbildung
Payroll|Entgeltabrechnung
Forecast|Prognose@Umsatz Absatz Budget|Forecasts
Benchmarking|Leistungsvergleich
Newsletter|Rundbrief|E-Mail-Newsletter
Flyer|Handzettel|Flugblatt|Handzetteln|Flugblätter
Packaging Design|Verpackungsdesign|Verpackungsgestaltung|Verpackungsentwürfe
Web Design|Webdesign|Webseitengestaltung|Website-Gestaltung
Visual Merchandising|visuelle Warenpräsentation|Schaufenstergestaltung und Warenpräsentation
Upselling|Zusatzverkauf|Up-Selling|Zusatzverkäufe
Customer Service|Kundendienst|Kundenservice
Housekeeping|Hauswirtschaft im Hotel
Room Service|Zimmerservice|Etagenservice|Roomservice
Food Styling|Foodstyling
Mise en Place|Vorbereitung der Arbeitsplätze in der Küche|Mise-en-Place
Eventmanagement|Veranstaltungsmanagement|Veranstaltungsorganisation|Event-Management
Facility Management|Gebäudebewirtschaftung|Gebäudemanagement|Liegenschaftsbewirtschaftung
Property Management|Immobilienverwaltung|Liegenschaftsverwaltung|Objektverwaltung
Procurement|Beschaffung|Einkauf
Tracking|Sendungsverfolgung@Paket Sendung Versand
Packing|Verpacken
Troubleshooting|Fehlersuche und -behebung|Störungsbeseitigung|Störungsbehebung
Prototyping|Prototypenbau|Prototypenherstellung
Rapid Prototyping|schneller Prototypenbau
Streetwork|Straßensozialarbeit|mobile Jugendarbeit
Bleaching|Zahnaufhellung|Zahnaufhellungen|Zähne aufhellen|Zähne bleichen
Debugging|Fehlersuche in Software|Fehlerbehebung im Code|Fehler in Software suchen
Microsoft Word|Word|MS Word
Microsoft Outlook|Outlook|MS Outlook
Microsoft Access|MS Access
Microsoft Visio|Visio|MS Visio
Adobe Illustrator|Illustrator
Autodesk Inventor|Inventor@Konstruktion CAD Bauteile
Siemens NX|Unigraphics|NX@Konstruktion CAD Bauteile
PTC Creo|Creo|Pro/ENGINEER
RIB iTWO|iTWO
ORCA AVA|Orca AVA
DATEV Lohn und Gehalt|DATEV LuG|LuG von DATEV
SAP S/4HANA|S/4HANA|S/4 HANA
SAP HCM|SAP HR|SAP Personalwirtschaft
SAP PP|SAP Produktionsplanung
SAP WM|SAP Lagerverwaltung
SAP EWM|SAP Extended Warehouse Management
Atlassian Confluence|Confluence
Google Ads|Google AdWords|AdWords
Meta Ads|Facebook Ads|Facebook-Anzeigen
Siemens TIA Portal|TIA Portal|TIA-Portal
Siemens SIMATIC S7|SIMATIC S7|Simatic S7|Step 7
EPLAN Electric P8|EPLAN P8|Eplan P8
Adobe Premiere Pro|Premiere Pro|Premiere
DaVinci Resolve|Resolve@Schnitt Video Farbkorrektur
Avid Media Composer|Media Composer|Avid
Vivendi PD|Vivendi
Medifox DAN|Medifox|MediFox
Protel Hotelsoftware|Protel
Oracle Opera|Opera PMS|Opera@Hotel Rezeption
Zoom Meetings|Zoom@Video Konferenz
Microsoft Teams|Teams@Video Chat Microsoft|MS Teams
`;
