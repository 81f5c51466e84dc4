/** German, abbreviations with their long forms and second names of products, one thing a line; our own list. */
export const acronyms2 = `
Microsoft Entra ID|Entra ID|Azure AD|Azure Active Directory
Microsoft Dynamics 365 Business Central|Dynamics 365 Business Central|Business Central|MS Business Central
Microsoft Dynamics NAV|Dynamics NAV|Navision|MS Navision|Microsoft Navision|MS Dynamics NAV
Microsoft Dynamics AX|Dynamics AX|MS Dynamics AX
Microsoft SharePoint|SharePoint|MS SharePoint|SharePoint Online
Microsoft Exchange|MS Exchange|Exchange Server
Microsoft 365|M365|MS 365
Visual Studio Code|VS Code|VSCode
Looker Studio|Google Data Studio|Google Looker Studio
Red Hat Enterprise Linux|RHEL
SAP S/4HANA|S/4HANA|SAP S4 HANA|S4HANA
SAP Materials Management|SAP MM|SAP-Modul MM
SAP Sales and Distribution|SAP SD|SAP-Modul SD
SAP FI|SAP Financial Accounting|SAP-Modul FI
SAP CO|SAP Controlling|SAP-Modul CO
SAP PP|SAP Production Planning|SAP-Modul PP
DATEV Unternehmen online|DUO@Datev Buchhaltung Belege
Siemens TIA Portal|TIA-Portal|Totally Integrated Automation Portal
MDE-Gerät|Handscanner|mobiles Datenerfassungsgerät|Handheld-Scanner
USt-VA|Umsatzsteuer-Voranmeldung|UStVA|Umsatzsteuervoranmeldung
EÜR|Einnahmenüberschussrechnung|Einnahmen-Überschuss-Rechnung|4/3-Rechnung
GuV|Gewinn- und Verlustrechnung|Erfolgsrechnung|Gewinn-und-Verlust-Rechnung
ZM@Umsatzsteuer EU Finanzamt Meldung|Zusammenfassende Meldung|Zusammenfassende Meldungen
LStA|Lohnsteueranmeldung|Lohnsteuer-Anmeldung
USt-IdNr.|Umsatzsteuer-Identifikationsnummer|UID-Nummer
AO@Steuer Abgaben|Abgabenordnung
DBA@Steuer Doppelbesteuerung|Doppelbesteuerungsabkommen
AT-Vertrag|außertariflicher Vertrag
LV@Bau Ausschreibung Leistungen|Leistungsverzeichnis
AVA@Bau Ausschreibung|Ausschreibung, Vergabe, Abrechnung
GEG@Gebäude Energie|Gebäudeenergiegesetz
BMA@Brand|Brandmeldeanlage|Brandmeldeanlagen
EMA@Einbruch Alarm|Einbruchmeldeanlage|Einbruchmeldeanlagen
WEA|Windenergieanlage|Windkraftanlage|Windkraftanlagen|Windenergieanlagen
LWL|Lichtwellenleiter|Glasfaserkabel
SPS@Steuerung Programm Anlage Siemens|speicherprogrammierbare Steuerung|speicherprogrammierbare Steuerungen
FU@Motor Antrieb Frequenz|Frequenzumrichter
MDE|mobile Datenerfassung
ADR-Schein|Gefahrgutschein|ADR-Bescheinigung|Gefahrgutführerschein|Gefahrgutausweis
EMG@Muskel Patient|Elektromyographie
CT@Patient Röntgen Klinik Radiologie|Computertomographie|Computertomografie
IMC@Station Patient|Intermediate Care|Intermediate-Care-Station
ZSVA|zentrale Sterilgutversorgung|AEMP
MD@Pflege Prüfung Krankenkasse|Medizinischer Dienst
SIS@Pflege|strukturierte Informationssammlung
KG@Patient Physio|Krankengymnastik
MLD|manuelle Lymphdrainage
PMR|progressive Muskelentspannung|progressive Muskelrelaxation
UMA@Jugend Flüchtling|unbegleitete minderjährige Ausländer
GIS@Karte Karten Geo|Geoinformationssystem|Geoinformationssysteme
GPS|Global Positioning System|Satellitenortung
SiFa|Fachkraft für Arbeitssicherheit|Sicherheitsfachkraft|FASI
THL@Feuerwehr|technische Hilfeleistung
ELW@Feuerwehr|Einsatzleitwagen
CRM-System|Kundenmanagementsystem|Customer-Relationship-Management-System|CRM-Software
ERP-System|Enterprise-Resource-Planning-System|ERP-Software
DMS|Dokumentenmanagementsystem|Dokumenten-Management-System
PIM@Produkt|Produktinformationssystem|Produktinformationsmanagement
MFA@Anmeldung Konto Konten|Mehrfaktor-Authentifizierung|Multi-Faktor-Authentifizierung|Multifaktor-Authentifizierung
WLAN|drahtloses Netzwerk|Funknetzwerk@WLAN
Steuerfachangestellte|Steuerfachgehilfin
Pflegefachkraft|Pflegefachfrau|examinierte Pflegekraft|Pflegefachperson|examinierte Pflegefachkraft
Heilerziehungspflegerin|HEP@Behinderung Behinderten
Kaufmann im Einzelhandel|Einzelhandelskaufmann
Kauffrau im Einzelhandel|Einzelhandelskauffrau
Flugbegleiterin|Stewardess|Cabin Crew|Flight Attendant
Flugbegleiter|Steward
`;
