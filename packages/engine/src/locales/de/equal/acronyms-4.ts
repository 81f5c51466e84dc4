/** Kürzel und ihre Langform, eine Bedeutung je Zeile; eigene Liste. */
export const acronyms4 = `
HPLC|Hochleistungsflüssigkeitschromatographie|Hochleistungsflüssigkeitschromatografie|HPLC-Analytik
ELISA|Enzyme-linked Immunosorbent Assay|ELISA-Tests
SOP|Standardarbeitsanweisung|Standardarbeitsanweisungen|Standard Operating Procedure
GMP|Gute Herstellungspraxis|Good Manufacturing Practice
GLP|Gute Laborpraxis|Good Laboratory Practice
GCP|Gute klinische Praxis|Good Clinical Practice
GDP|Gute Vertriebspraxis|Good Distribution Practice
CAPA|Korrektur- und Vorbeugemaßnahmen|Korrektur- und Vorbeugungsmaßnahmen|Corrective and Preventive Actions
OOS|Out of Specification|Ergebnisse außerhalb der Spezifikation
AGG|Allgemeines Gleichbehandlungsgesetz
BGB|Bürgerliches Gesetzbuch
HGB|Handelsgesetzbuch
StVO|Straßenverkehrsordnung
WpHG|Wertpapierhandelsgesetz
KWG|Kreditwesengesetz
GwG|Geldwäschegesetz
AO|Abgabenordnung@Steuer Finanzamt Bescheid Einspruch
WEG|Wohnungseigentümergemeinschaft@Eigentümer Verwaltung Hausverwaltung Beschluss|Wohnungseigentümergemeinschaften
EnEV|Energieeinsparverordnung
GEG|Gebäudeenergiegesetz
HOAI|Honorarordnung für Architekten und Ingenieure
VOB|Vergabe- und Vertragsordnung für Bauleistungen
OPOS|offene Posten|Offene-Posten-Liste|OP-Liste|OPOS-Listen
HLKS|Heizung, Lüftung, Klima und Sanitär|HLKS-Anlagen|Heizungs-, Lüftungs-, Klima- und Sanitäranlagen
BMA|Brandmeldeanlage@Brand Feuer Alarm Wartung|Brandmeldeanlagen
ASR|Arbeitsstättenregeln|Technische Regeln für Arbeitsstätten
MSA|Messsystemanalyse|Messmittelanalyse|Measurement System Analysis
QM|Qualitätsmanagement
QS|Qualitätssicherung
Microsoft Excel|Excel|MS Excel
Autodesk Revit|Revit
Adobe Photoshop|Photoshop
Adobe InDesign|InDesign
Adobe Premiere Pro|Premiere Pro
ÖPNV|öffentlichen Personennahverkehr|öffentliche Personennahverkehr|öffentlichem Personennahverkehr
`;
