/** German, it, software, data: one line, one meaning; our own list. */
export const itSoftwareData = `
softwareentwicklung|software entwickeln|entwicklung von software|softwarelösungen entwickeln
anwendungsentwicklung|anwendungen entwickeln|entwicklung von anwendungen|applikationen entwickeln|entwicklung von applikationen|applikationsentwicklung
webentwicklung|webanwendungen entwickeln|entwicklung von webanwendungen|webapplikationen entwickeln|entwicklung von webapplikationen|webapps entwickeln|Webanwendungen programmieren|Web Development|Websites programmieren
websites erstellen|erstellung von websites|webseiten erstellen|erstellung von webseiten|internetseiten erstellen|websiteerstellung
app-entwicklung|apps entwickeln|entwicklung von apps|mobile apps entwickeln|entwicklung mobiler anwendungen|mobile anwendungen entwickeln|Apps programmieren|App-Programmierung > Apps für iOS und Android programmieren|Smartphone-Apps programmieren
frontend-entwicklung|frontends entwickeln|entwicklung von frontends|entwicklung von weboberflächen|weboberflächen entwickeln|Frontends programmieren|Frontend Development > Oberflächen für Webanwendungen programmieren
backend-entwicklung|backends entwickeln|entwicklung von backends|serverseitige entwicklung|serverseitige anwendungen entwickeln|Backends programmieren|serverseitige Programmierung|Backend Development
full-stack-entwicklung|entwicklung von frontend und backend|frontend und backend entwickeln
spieleentwicklung|entwicklung von computerspielen|computerspiele entwickeln|videospiele entwickeln|Spiele entwickeln@Unity Unreal Computer Videospiel|Spiele programmieren|Game Development|Games entwickeln
embedded-entwicklung|eingebettete systeme entwickeln|entwicklung eingebetteter systeme|embedded-software entwickeln|entwicklung von embedded-software
schnittstellenentwicklung|schnittstellen entwickeln|entwicklung von schnittstellen|schnittstellen programmieren|programmierung von schnittstellen|schnittstellenprogrammierung|API-Entwicklung|APIs entwickeln|APIs programmieren
schnittstellenbetreuung|schnittstellen betreuen|betreuung von schnittstellen
rest-schnittstellen entwickeln|entwicklung von rest-schnittstellen|rest-apis entwickeln|entwicklung von rest-apis|rest-apis programmieren
quellcode prüfen|code-reviews durchführen|durchführung von code-reviews|code von kollegen prüfen|code reviewen|Quellcode anderer prüfen|Code der Kollegen prüfen|Quelltext der Kollegen prüfen|Pull Requests prüfen|Merge Requests prüfen
quellcode refaktorisieren|code-refactoring|refactoring von code|code refaktorieren|bestehenden code umstrukturieren
fehlerbehebung in software|softwarefehler beheben|behebung von softwarefehlern|bugs beheben|bugfixing|programmfehler beheben|behebung von programmfehlern|bugs fixen|Fehler im Code beheben|Bug Fixing|Fehler in Programmen beheben|Programmfehler suchen und beheben
fehlersuche im code|fehler im code suchen
altsysteme ablösen|ablösung von altsystemen|legacy-systeme ablösen|ablösung von legacy-systemen
altsysteme betreuen|betreuung von altsystemen|legacy-systeme betreuen
softwarewartung|software warten|wartung von software|softwarepflege|pflege von software|anwendungen warten
softwarearchitektur entwerfen|entwurf von softwarearchitekturen|entwurf der softwarearchitektur|softwarearchitekturen entwerfen
softwaretests durchführen|software testen|durchführung von softwaretests|testen von software|anwendungen testen
manuelle softwaretests|manuelles testen von software|software manuell testen
testautomatisierung|tests automatisieren|automatisierung von tests|automatisierte tests schreiben|automatisierte tests entwickeln|entwicklung automatisierter tests|automatisierte Softwaretests|Test Automation|automatische Tests schreiben
unit-tests schreiben|modultests schreiben|komponententests schreiben|erstellung von unit-tests|unit-tests erstellen|Unit-Tests|Unit Testing
integrationstests durchführen|durchführung von integrationstests
regressionstests durchführen|durchführung von regressionstests
lasttests durchführen|durchführung von lasttests|lasttests|belastungstests von software
testfälle erstellen|erstellung von testfällen|testfälle schreiben|testfallerstellung|testfälle entwerfen|testfallentwurf|testfälle spezifizieren|Testfälle definieren
testpläne erstellen|erstellung von testplänen
testergebnisse dokumentieren|dokumentation von testergebnissen|testprotokolle erstellen|erstellung von testprotokollen|dokumentation der tests
testdaten bereitstellen|bereitstellung von testdaten
abnahmetests begleiten|begleitung von abnahmetests|abnahmetests mit dem fachbereich|user-acceptance-tests begleiten
anforderungsanalyse|anforderungen analysieren|analyse von anforderungen|analyse der anforderungen
anforderungserhebung|anforderungen erheben|erhebung von anforderungen|anforderungen aufnehmen|aufnahme von anforderungen|anforderungsaufnahme
anforderungsmanagement|requirements engineering|requirements management|anforderungen managen
lastenhefte erstellen|erstellung von lastenheften|lastenhefte schreiben|lastenhefte verfassen|Lastenhefterstellung
pflichtenhefte erstellen|erstellung von pflichtenheften|pflichtenhefte schreiben|pflichtenhefte verfassen|Pflichtenhefterstellung
user stories schreiben|erstellung von user stories|user stories verfassen|user stories formulieren
fachkonzepte erstellen|erstellung von fachkonzepten|fachkonzepte schreiben|fachliche konzepte erstellen
dv-konzepte erstellen|it-konzepte erstellen|erstellung von it-konzepten
backlog-pflege|backlog pflegen|pflege des backlogs|product backlog pflegen|pflege des product backlogs
backlog priorisieren|priorisierung des backlogs|priorisierung des product backlogs
sprint-planung|sprints planen|planung von sprints|sprint planning
agile softwareentwicklung|software agil entwickeln|agil software entwickeln|agile entwicklung von software
versionsverwaltung|versionskontrolle|quellcodeverwaltung|quellcode versionieren|versionierung von quellcode
releaseplanung|releases planen|planung von releases
software ausrollen|softwareverteilung|verteilung von software|software verteilen|rollout von software|software-rollout|Programme auf Clients verteilen|Software Deployment@Clients|Software auf Rechnern verteilen
softwareinstallation|software installieren|installation von software|programme installieren|installation von programmen|anwendungen installieren
softwareupdates einspielen|updates installieren|einspielen von updates|updates einspielen|installation von updates|software aktualisieren
patches einspielen|einspielen von patches
hardwareinstallation|hardware installieren|installation von hardware
rechner aufsetzen|computer aufsetzen|pcs einrichten|arbeitsplatzrechner einrichten|einrichtung von arbeitsplatzrechnern|pc-arbeitsplätze einrichten|einrichtung von pc-arbeitsplätzen|computerarbeitsplätze einrichten|Arbeitsplatzeinrichtung|Rechner einrichten|Computer einrichten|Notebooks einrichten|PCs aufsetzen|Clients aufsetzen|Laptops einrichten
hardwarereparatur|hardware reparieren|reparatur von hardware
drucker einrichten|einrichtung von druckern|drucker installieren|installation von druckern
serveradministration|server administrieren|administration von servern|server verwalten|verwaltung von servern|serververwaltung|Serverbetrieb|Server betreiben|Server warten und überwachen
serverbetreuung|server betreuen|betreuung von servern|serverbetrieb betreuen
serverwartung|server warten|wartung von servern
serverinstallation|server installieren|installation von servern|server aufsetzen|aufsetzen von servern
systemadministration|systeme administrieren|administration von systemen|it-systeme administrieren|administration von it-systemen|systemverwaltung|System Administration|IT-Administration|IT-Systeme verwalten|Systembetreuung
windows-server administrieren|administration von windows-servern|windows-serveradministration|windows-server verwalten|windows-serverumgebung administrieren
linux-server administrieren|administration von linux-servern|linux-administration|linux-systeme administrieren|linux-server verwalten
netzwerkadministration|netzwerke administrieren|administration von netzwerken|netzwerke verwalten|netzwerkverwaltung|verwaltung des netzwerks|Network Administration|Firmennetzwerk betreuen
netzwerkbetreuung|netzwerke betreuen|betreuung des netzwerks|betreuung von netzwerken
netzwerkaufbau|netzwerke aufbauen|aufbau von netzwerken|Netzwerkeinrichtung|Netzwerke einrichten|Netzwerkinstallation|Netzwerke installieren|Einrichtung von Netzwerken
netzwerkverkabelung|netzwerkkabel verlegen|verlegung von netzwerkkabeln|verkabelung von netzwerken
firewall-administration|firewalls administrieren|firewalls verwalten|administration von firewalls|verwaltung der firewall
router und switches konfigurieren|konfiguration von routern und switches|switches und router einrichten
virtualisierung|server virtualisieren|virtualisierung von servern
cloud-migration|migration in die cloud|systeme in die cloud migrieren|umzug in die cloud|anwendungen in die cloud migrieren
containerisierung|anwendungen containerisieren|containerisierung von anwendungen
benutzerverwaltung|benutzer verwalten|verwaltung von benutzern|benutzerkonten verwalten|verwaltung von benutzerkonten|benutzeradministration|nutzerkonten verwalten|Benutzer anlegen und sperren|User-Management|Benutzerkonten anlegen und sperren|Nutzerverwaltung|Accounts verwalten@Benutzer IT
benutzerkonten anlegen|anlage von benutzerkonten|benutzer anlegen|anlegen von benutzern|nutzerkonten anlegen|einrichtung von benutzerkonten|benutzerkonten einrichten
berechtigungsverwaltung|berechtigungen verwalten|verwaltung von berechtigungen|zugriffsrechte verwalten|verwaltung von zugriffsrechten|benutzerrechte verwalten|rechteverwaltung|Berechtigungsmanagement|Zugriffsrechte pflegen|Access Management|Identity and Access Management
berechtigungsvergabe|berechtigungen vergeben|vergabe von berechtigungen|zugriffsrechte vergeben|vergabe von zugriffsrechten
passwörter zurücksetzen|zurücksetzen von passwörtern|kennwörter zurücksetzen|passwort-reset
anwendersupport|anwender unterstützen|unterstützung der anwender|benutzersupport|benutzer unterstützen|user-support|support für anwender|unterstützung der benutzer|Benutzern bei PC-Problemen helfen|IT-Support|User Helpdesk|Mitarbeitern bei Computerproblemen helfen|Helpdesk|Service Desk|Anwender bei PC-Problemen unterstützen|IT-Probleme von Mitarbeitern lösen|Endanwender-Support|IT-Helpdesk|Anwenderprobleme lösen|Computerprobleme von Anwendern lösen|technischer Support@IT Anwender Computer|IT Support|Anwender bei Computerproblemen unterstützen
anwenderbetreuung|anwender betreuen|betreuung von anwendern|benutzerbetreuung|benutzer betreuen|betreuung der benutzer
anwenderschulungen durchführen|anwender schulen|schulung von anwendern|durchführung von anwenderschulungen|benutzerschulungen durchführen|benutzer schulen|anwenderschulung|schulung der benutzer
anwenderdokumentation erstellen|erstellung von anwenderdokumentationen|benutzerhandbücher schreiben|benutzerhandbücher erstellen|erstellung von benutzerhandbüchern|bedienungsanleitungen für software schreiben
ticketbearbeitung|tickets bearbeiten|bearbeitung von tickets|supporttickets bearbeiten|bearbeitung von supporttickets|Störungstickets bearbeiten|Support-Tickets lösen|Tickets lösen|Ticketlösung
ticketaufnahme|tickets aufnehmen
störungsbehebung in der it|it-störungen beheben|behebung von it-störungen
incident-management|incidents bearbeiten|bearbeitung von incidents
vor-ort-support|onsite-support|anwender vor ort unterstützen|it-support vor ort
remote-support|fernsupport|unterstützung per fernzugriff|anwender per fernzugriff unterstützen
rechenzentrumsbetrieb|rechenzentrum betreiben|betrieb des rechenzentrums|betrieb von rechenzentren
datensicherung|daten sichern|sicherung von daten|backups erstellen|erstellung von backups|datensicherungen durchführen|backups durchführen|durchführung von datensicherungen|Sicherungskopien anlegen|Backup-Erstellung|Daten täglich sichern|Backups einrichten und prüfen|Backups fahren
datenwiederherstellung|daten wiederherstellen|wiederherstellung von daten|restore von daten|Data Recovery|verlorene Daten wiederherstellen|Datenrettung|gelöschte Daten wiederherstellen|Daten retten
datenbankadministration|datenbanken administrieren|administration von datenbanken|datenbanken verwalten|verwaltung von datenbanken|datenbankverwaltung|Datenbanken betreuen|Database Administration|Datenbankbetreuung
datenbankentwicklung|datenbanken entwickeln|entwicklung von datenbanken
datenbankentwurf|datenbanken entwerfen|entwurf von datenbanken|datenbankdesign|datenbankschemata entwerfen
datenbankabfragen schreiben|sql-abfragen schreiben|erstellung von sql-abfragen|sql-abfragen erstellen|sql-queries schreiben
datenbankpflege|datenbanken pflegen|pflege von datenbanken|pflege der datenbank
datenmodellierung|daten modellieren|datenmodelle entwerfen|datenmodelle erstellen|erstellung von datenmodellen|entwurf von datenmodellen|Datenmodelle entwickeln|Data Modeling
datenanalyse|daten analysieren|analyse von daten|datenanalysen durchführen|durchführung von datenanalysen
datenauswertung|daten auswerten|auswertung von daten|auswertung der daten|datenauswertungen erstellen
datenaufbereitung|daten aufbereiten|aufbereitung von daten|aufbereitung der daten
datenvisualisierung|daten visualisieren|visualisierung von daten|daten grafisch darstellen|grafische darstellung von daten|grafische aufbereitung von daten
dashboards erstellen|erstellung von dashboards|dashboards bauen|dashboard-erstellung|dashboards aufbauen|dashboards entwickeln|Dashboarding > Dashboards in Power BI bauen|Dashboards in Tableau bauen
datenmigration|daten migrieren|migration von daten|datenübernahme|datenbestände migrieren|Daten ins neue System übertragen|Daten überführen in ein neues System|Data Migration|Daten in neues System übernehmen|Altdaten übernehmen
systemmigration|systeme migrieren|migration von systemen
datenintegration|daten integrieren|integration von daten|datenquellen zusammenführen|zusammenführung von datenquellen
etl-strecken entwickeln|entwicklung von etl-prozessen|etl-prozesse entwickeln|etl-strecken aufbauen|etl-pipelines entwickeln
datenpipelines aufbauen|aufbau von datenpipelines|datenpipelines entwickeln|entwicklung von datenpipelines|datenstrecken aufbauen
machine-learning-modelle trainieren|training von machine-learning-modellen|modelle des maschinellen lernens trainieren|ml-modelle trainieren
prognosemodelle entwickeln|entwicklung von prognosemodellen|vorhersagemodelle entwickeln|entwicklung von vorhersagemodellen
systemüberwachung|systeme überwachen|überwachung von systemen|system-monitoring|überwachung der it-systeme|it-systeme überwachen|Monitoring von IT-Systemen|Server überwachen|Überwachung von Servern|Systemmonitoring
penetrationstests durchführen|durchführung von penetrationstests|pentests durchführen|pentesting
schwachstellenanalyse|schwachstellen analysieren|schwachstellenanalysen durchführen|analyse von schwachstellen|sicherheitslücken analysieren|Sicherheitslücken suchen|Schwachstellen suchen|Vulnerability Assessment|Systeme auf Schwachstellen prüfen|Systeme auf Sicherheitslücken prüfen|Schwachstellenprüfung
schwachstellenscans durchführen|durchführung von schwachstellenscans|systeme auf schwachstellen scannen
it-sicherheit|it-security|cybersicherheit|cybersecurity|Cyber Security|Absicherung von IT-Systemen|Systeme vor Angriffen schützen|Schutz von IT-Systemen
sicherheitsvorfälle bearbeiten|bearbeitung von sicherheitsvorfällen|security incidents bearbeiten|it-sicherheitsvorfälle bearbeiten
lizenzverwaltung|lizenzen verwalten|verwaltung von lizenzen|softwarelizenzen verwalten|verwaltung von softwarelizenzen|lizenzmanagement
hardwarebeschaffung|hardware beschaffen|beschaffung von hardware|it-hardware beschaffen
it-inventarisierung|hardware inventarisieren|inventarisierung der hardware|it-geräte inventarisieren|inventarisierung von it-geräten
it-dokumentation|it-systeme dokumentieren|dokumentation von it-systemen|systemdokumentation
mobile geräte verwalten|mobile device management|verwaltung mobiler endgeräte|mobile endgeräte verwalten
sap-anwender betreuen|betreuung von sap-anwendern|sap-anwenderbetreuung|sap-user betreuen
sap-customizing|sap customizen|anpassung von sap-modulen durch customizing|customizing in sap
skripte schreiben|skripte erstellen|erstellung von skripten|scripting|skriptentwicklung|skripte programmieren
wireframes und prototypen erstellen|erstellung von wireframes und prototypen
benutzeroberflächen gestalten|gestaltung von benutzeroberflächen|ui-design|bedienoberflächen gestalten|gestaltung von bedienoberflächen|Benutzeroberflächen entwerfen|Bedienoberflächen entwerfen|User-Interface-Design|Oberflächendesign|Interface Design
nutzertests durchführen|usability-tests durchführen|durchführung von usability-tests|durchführung von nutzertests|gebrauchstauglichkeit mit nutzern testen
barrierefreiheit von webseiten|webseiten barrierefrei gestalten|barrierefreie webseiten gestalten|webseiten barrierefrei umsetzen
testplanung|tests planen|planung von tests
computerreparatur|computer reparieren|reparatur von computern|pc-reparatur|rechner reparieren
virtuelle maschinen betreiben|betrieb virtueller maschinen|virtuelle server betreiben|betrieb virtueller server
störungsannahme|störungsmeldungen aufnehmen|aufnahme von störungsmeldungen|störungsmeldungen annehmen|störungsmeldungen entgegennehmen
computerprobleme beheben|behebung von computerproblemen|lösung von computerproblemen|computerprobleme lösen
debugging|debuggen
testdaten erstellen|erstellung von testdaten|testdatenerstellung
`;
