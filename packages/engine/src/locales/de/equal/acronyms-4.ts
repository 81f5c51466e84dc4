/** German letters, loans and product names with their long or other form, one meaning a line; our own list. */
export const acronyms4 = `
HPLC|Hochleistungsflüssigkeitschromatographie|Hochleistungsflüssigkeitschromatografie|HPLC-Analytik
ELISA|Enzyme-linked Immunosorbent Assay|ELISA-Tests
GCP|Gute klinische Praxis|Good Clinical Practice
GDP|Gute Vertriebspraxis|Good Distribution Practice
CAPA|Korrektur- und Vorbeugemaßnahmen|Korrektur- und Vorbeugungsmaßnahmen|Corrective and Preventive Actions
OOS|Out of Specification|Ergebnisse außerhalb der Spezifikation
WpHG|Wertpapierhandelsgesetz
KWG|Kreditwesengesetz
AO|Abgabenordnung@Steuer Finanzamt Bescheid Einspruch
WEG|Wohnungseigentümergemeinschaft@Eigentümer Verwaltung Hausverwaltung Beschluss|Wohnungseigentümergemeinschaften
OPOS|offene Posten|Offene-Posten-Liste|OP-Liste|OPOS-Listen
HLKS|Heizung, Lüftung, Klima und Sanitär|HLKS-Anlagen|Heizungs-, Lüftungs-, Klima- und Sanitäranlagen
BMA|Brandmeldeanlage@Brand Feuer Alarm Wartung|Brandmeldeanlagen
ASR|Arbeitsstättenregeln|Technische Regeln für Arbeitsstätten
MSA|Messsystemanalyse|Messmittelanalyse|Measurement System Analysis
ÖPNV|öffentlichen Personennahverkehr|öffentliche Personennahverkehr|öffentlichem Personennahverkehr
BKF|Berufskraftfahrer|Berufskraftfahrerin@Lkw Fahrer Führerschein Touren
GaLaBau|Garten- und Landschaftsbau|Garten und Landschaftsbau
`;
