/** German, it, software, data: one line, one meaning; our own list. */
export const itSoftwareData = `
softwareentwicklung|software entwickeln|softwarelösungen entwickeln
anwendungsentwicklung|anwendungen entwickeln|applikationen entwickeln|applikationsentwicklung
webentwicklung|webanwendungen entwickeln|webapplikationen entwickeln|webapps entwickeln|Webanwendungen programmieren|Web Development|Websites programmieren
websites erstellen|webseiten erstellen|internetseiten erstellen|websiteerstellung
app-entwicklung|mobile apps entwickeln|entwicklung mobiler anwendungen|mobile anwendungen entwickeln|Apps programmieren > Apps für iOS und Android programmieren|Smartphone-Apps programmieren
frontend-entwicklung|entwicklung von weboberflächen|Frontends programmieren|Frontend Development > Oberflächen für Webanwendungen programmieren
backend-entwicklung|serverseitige entwicklung|serverseitige anwendungen entwickeln|Backends programmieren|serverseitige Programmierung|Backend Development
full-stack-entwicklung|entwicklung von frontend und backend
spieleentwicklung|entwicklung von computerspielen|videospiele entwickeln|Spiele entwickeln@Unity Unreal Computer Videospiel|Spiele programmieren|Game Development|Games entwickeln
embedded-entwicklung|eingebettete systeme entwickeln|entwicklung eingebetteter systeme|embedded-software entwickeln
schnittstellenentwicklung|schnittstellen entwickeln|schnittstellen programmieren|schnittstellenprogrammierung|API-Entwicklung|APIs entwickeln|APIs programmieren
schnittstellenbetreuung|schnittstellen betreuen
rest-schnittstellen entwickeln|rest-apis entwickeln|rest-apis programmieren
quellcode prüfen|code-reviews durchführen|code von kollegen prüfen|code reviewen|Quelltext der Kollegen prüfen|Pull Requests prüfen|Merge Requests prüfen
quellcode refaktorisieren|code-refactoring|code refaktorieren|bestehenden code umstrukturieren
fehlerbehebung in software|softwarefehler beheben|bugs beheben|bugfixing|programmfehler beheben|bugs fixen|Fehler im Code beheben|Bug Fixing|Fehler in Programmen beheben|Programmfehler suchen und beheben
altsysteme ablösen|legacy-systeme ablösen
altsysteme betreuen|legacy-systeme betreuen
softwarewartung|software warten|wartung von software|softwarepflege|pflege von software|anwendungen warten
softwarearchitektur entwerfen
softwaretests durchführen|software testen|anwendungen testen
manuelle softwaretests|manuelles testen von software
testautomatisierung|tests automatisieren|automatisierte tests schreiben|automatisierte tests entwickeln|entwicklung automatisierter tests|automatisierte Softwaretests|Test Automation|automatische Tests schreiben
unit-tests schreiben|modultests schreiben|komponententests schreiben|erstellung von unit-tests|Unit-Tests|Unit Testing
integrationstests durchführen
regressionstests durchführen
lasttests durchführen|lasttests|belastungstests von software
testfälle erstellen|testfälle schreiben|testfallerstellung|testfälle entwerfen|testfallentwurf|testfälle spezifizieren|Testfälle definieren
testpläne erstellen
testergebnisse dokumentieren|dokumentation von testergebnissen|testprotokolle erstellen|dokumentation der tests
testdaten bereitstellen
abnahmetests begleiten|abnahmetests mit dem fachbereich|user-acceptance-tests begleiten
anforderungsmanagement|requirements engineering|requirements management|anforderungen managen
lastenhefte erstellen|lastenhefte schreiben|lastenhefte verfassen|Lastenhefterstellung
pflichtenhefte erstellen|pflichtenhefte schreiben|pflichtenhefte verfassen|Pflichtenhefterstellung
user stories schreiben|erstellung von user stories|user stories verfassen|user stories formulieren
fachkonzepte erstellen|fachkonzepte schreiben|fachliche konzepte erstellen
dv-konzepte erstellen|it-konzepte erstellen
backlog-pflege|product backlog pflegen
backlog priorisieren|priorisierung des product backlogs
sprint-planung|sprint planning
agile softwareentwicklung|software agil entwickeln
versionsverwaltung|versionskontrolle|quellcodeverwaltung|quellcode versionieren
releaseplanung|releases planen
software ausrollen|softwareverteilung|verteilung von software|rollout von software|Programme auf Clients verteilen|Software Deployment@Clients|Software auf Rechnern verteilen
softwareinstallation|software installieren|installation von software|programme installieren|installation von programmen|anwendungen installieren
softwareupdates einspielen|updates installieren|einspielen von updates|installation von updates|software aktualisieren
patches einspielen
hardwareinstallation|hardware installieren|installation von hardware
rechner aufsetzen|computer aufsetzen|pcs einrichten|arbeitsplatzrechner einrichten|pc-arbeitsplätze einrichten|computerarbeitsplätze einrichten|Arbeitsplatzeinrichtung|Rechner einrichten|Computer einrichten|Notebooks einrichten|PCs aufsetzen|Clients aufsetzen|Laptops einrichten
hardwarereparatur|hardware reparieren
drucker einrichten|drucker installieren|installation von druckern
serveradministration|server administrieren|administration von servern|server verwalten|serververwaltung|Serverbetrieb|Server betreiben|Server warten und überwachen
serverbetreuung|server betreuen|serverbetrieb betreuen
serverwartung|server warten|wartung von servern
serverinstallation|server installieren|installation von servern|server aufsetzen
systemadministration|systeme administrieren|administration von systemen|it-systeme administrieren|administration von it-systemen|systemverwaltung|IT-Administration|IT-Systeme verwalten|Systembetreuung
windows-server administrieren|administration von windows-servern|windows-serveradministration|windows-server verwalten|windows-serverumgebung administrieren
linux-server administrieren|administration von linux-servern|linux-administration|linux-systeme administrieren|linux-server verwalten
netzwerkadministration|netzwerke administrieren|administration von netzwerken|netzwerke verwalten|netzwerkverwaltung|Network Administration|Firmennetzwerk betreuen|Netzwerke betreuen|Netzwerkbetreuung
netzwerkaufbau|netzwerke aufbauen|Netzwerkeinrichtung|Netzwerke einrichten|Netzwerkinstallation|Netzwerke installieren
firewall-administration|firewalls administrieren|firewalls verwalten
router und switches konfigurieren|konfiguration von routern und switches|switches und router einrichten
virtualisierung|server virtualisieren
cloud-migration|systeme in die cloud migrieren|umzug in die cloud|anwendungen in die cloud migrieren
containerisierung|anwendungen containerisieren
benutzerverwaltung|benutzer verwalten|benutzerkonten verwalten|benutzeradministration|nutzerkonten verwalten|Benutzer anlegen und sperren|User-Management|Benutzerkonten anlegen und sperren|Nutzerverwaltung|Accounts verwalten@Benutzer IT|Benutzerkonten anlegen und pflegen|Benutzerkontenverwaltung|User-Verwaltung|Benutzerkonten betreuen
benutzerkonten anlegen|anlage von benutzerkonten|benutzer anlegen|nutzerkonten anlegen|einrichtung von benutzerkonten
berechtigungsverwaltung|berechtigungen verwalten|zugriffsrechte verwalten|benutzerrechte verwalten|rechteverwaltung|Berechtigungsmanagement|Zugriffsrechte pflegen|Access Management|Identity and Access Management|Zugriffsrechte vergeben
berechtigungsvergabe|berechtigungen vergeben|zugriffsrechte vergeben
anwendersupport|anwender unterstützen|benutzersupport|benutzer unterstützen|user-support|support für anwender|Benutzern bei PC-Problemen helfen|IT-Support|User Helpdesk|Mitarbeitern bei Computerproblemen helfen|Helpdesk|Service Desk|Anwender bei PC-Problemen unterstützen|IT-Probleme von Mitarbeitern lösen|Endanwender-Support|IT-Helpdesk|Anwenderprobleme lösen|Computerprobleme von Anwendern lösen|technischer Support@IT Anwender Computer|Anwender bei Computerproblemen unterstützen
anwenderschulungen durchführen|anwender schulen|benutzerschulungen durchführen|benutzer schulen|anwenderschulung
anwenderdokumentation erstellen|benutzerhandbücher schreiben|benutzerhandbücher erstellen|bedienungsanleitungen für software schreiben
ticketbearbeitung|tickets bearbeiten|supporttickets bearbeiten|Störungstickets bearbeiten|Support-Tickets lösen|Tickets lösen|Ticketlösung|Support-Tickets bearbeiten
ticketaufnahme|tickets aufnehmen
störungsbehebung in der it|it-störungen beheben
incident-management|incidents bearbeiten
vor-ort-support|onsite-support|anwender vor ort unterstützen|it-support vor ort
remote-support|fernsupport|unterstützung per fernzugriff|anwender per fernzugriff unterstützen
rechenzentrumsbetrieb|rechenzentrum betreiben|betrieb von rechenzentren
datensicherung|daten sichern|sicherung von daten|backups erstellen|datensicherungen durchführen|backups durchführen|Sicherungskopien anlegen|Daten täglich sichern|Backups einrichten und prüfen|Backups fahren|Backup|Backups|Datensicherungen einrichten|Backups einrichten|Sicherungskopien erstellen
datenwiederherstellung|daten wiederherstellen|restore von daten|Data Recovery|verlorene Daten wiederherstellen|Datenrettung|gelöschte Daten wiederherstellen|Daten retten
datenbankadministration|datenbanken administrieren|administration von datenbanken|datenbanken verwalten|datenbankverwaltung|Datenbanken betreuen|Database Administration|Datenbankbetreuung
datenbankentwurf|datenbanken entwerfen|datenbankdesign|datenbankschemata entwerfen
datenbankabfragen schreiben|sql-abfragen schreiben|erstellung von sql-abfragen|sql-queries schreiben
datenmodellierung|daten modellieren|datenmodelle entwerfen|datenmodelle erstellen|Datenmodelle entwickeln|Data Modeling
datenanalyse|daten analysieren|datenanalysen durchführen
datenauswertung|daten auswerten|datenauswertungen erstellen
datenaufbereitung|daten aufbereiten
datenvisualisierung|daten visualisieren|daten grafisch darstellen|grafische aufbereitung von daten
dashboards erstellen|dashboards bauen|dashboards aufbauen|dashboards entwickeln|Dashboarding > Dashboards in Power BI bauen|Dashboards in Tableau bauen
datenmigration|daten migrieren|migration von daten|datenübernahme|datenbestände migrieren|Daten ins neue System übertragen|Daten überführen in ein neues System|Data Migration|Daten in neues System übernehmen|Altdaten übernehmen
systemmigration|systeme migrieren|migration von systemen
datenintegration|daten integrieren|integration von daten|datenquellen zusammenführen
etl-strecken entwickeln|entwicklung von etl-prozessen|etl-strecken aufbauen|etl-pipelines entwickeln
datenpipelines aufbauen|datenpipelines entwickeln|datenstrecken aufbauen
machine-learning-modelle trainieren|training von machine-learning-modellen|modelle des maschinellen lernens trainieren|ml-modelle trainieren
prognosemodelle entwickeln|vorhersagemodelle entwickeln
systemüberwachung|systeme überwachen|system-monitoring|überwachung der it-systeme|Monitoring von IT-Systemen|Server überwachen|Systemmonitoring
penetrationstests durchführen|pentests durchführen|pentesting
schwachstellenanalyse|schwachstellen analysieren|schwachstellenanalysen durchführen|sicherheitslücken analysieren|Sicherheitslücken suchen|Schwachstellen suchen|Vulnerability Assessment|Systeme auf Schwachstellen prüfen|Systeme auf Sicherheitslücken prüfen|Schwachstellenprüfung
schwachstellenscans durchführen|systeme auf schwachstellen scannen
it-sicherheit|it-security|cybersicherheit|cybersecurity|Cyber Security|Absicherung von IT-Systemen|Systeme vor Angriffen schützen|Schutz von IT-Systemen
sicherheitsvorfälle bearbeiten|security incidents bearbeiten|it-sicherheitsvorfälle bearbeiten
lizenzverwaltung|lizenzen verwalten|softwarelizenzen verwalten|lizenzmanagement
hardwarebeschaffung|hardware beschaffen|it-hardware beschaffen
it-inventarisierung|hardware inventarisieren|it-geräte inventarisieren
it-dokumentation|it-systeme dokumentieren|dokumentation von it-systemen|systemdokumentation
mobile geräte verwalten|mobile device management|verwaltung mobiler endgeräte|mobile endgeräte verwalten
sap-anwender betreuen|sap-anwenderbetreuung|sap-user betreuen
sap-customizing|sap customizen|anpassung von sap-modulen durch customizing
skripte schreiben|skripte erstellen|scripting|skriptentwicklung|skripte programmieren
wireframes und prototypen erstellen
benutzeroberflächen gestalten|ui-design|bedienoberflächen gestalten|Benutzeroberflächen entwerfen|Bedienoberflächen entwerfen|User-Interface-Design|Oberflächendesign|Interface Design > Oberflächen von Apps gestalten
nutzertests durchführen|usability-tests durchführen|gebrauchstauglichkeit mit nutzern testen
barrierefreiheit von webseiten|webseiten barrierefrei gestalten|webseiten barrierefrei umsetzen
testplanung|tests planen
computerreparatur|computer reparieren|pc-reparatur|rechner reparieren
virtuelle maschinen betreiben|betrieb virtueller maschinen|virtuelle server betreiben|betrieb virtueller server
störungsannahme|störungsmeldungen aufnehmen|störungsmeldungen annehmen|störungsmeldungen entgegennehmen
computerprobleme beheben|lösung von computerproblemen|computerprobleme lösen
debugging|debuggen
testdaten erstellen|testdatenerstellung
`;
