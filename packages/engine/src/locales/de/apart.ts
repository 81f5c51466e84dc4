/** Cut down to their roots these words would meet others that mean something else; those of one meaning stand together. */
export const apart = `
Schulung Schulungen | Schüler Schülerin Schülern Schülerinnen | Programm Programme Programmen |
Programmierung programmieren Programmierer Programmiererin | Beleg Belege Belegen | Belegung Belegungen | Gesellschaft Gesellschaften | Geselle Gesellen Gesellin |
Gerät Geräte Geräten | Fachschaft | freundlich freundliche freundlicher | Freund Freunde Freundin | Änderung Änderungen |
andere anderer anderem anderen | Rechner Rechnern | Rechnung Rechnungen | Messe | Messung Messungen messen |
Bild Bilder Bildern | Bildung | Zahl Zahlen | Zahlung Zahlungen | Mannschaft Mannschaften | Mann Männer |
Sicherheit Sicherheiten | Sicherung Sicherungen | Funktion Funktionen | Funk | Einrichter | Fehler Fehlern | fehlend fehlende |
Ordner Ordnern | Ordnung Ordnungen | Rezept Rezepte Rezepten | Rezeption | meist meistens | Meister Meisterin Meistern |
Markt Märkte Märkten | Marke Marken | Alter | Richter Richterin | richtig richtige | gängig gängige gängigen | Gang Gänge |
Lehre Lehren | Lehrer Lehrerin Lehrern Lehrerinnen | Text Texte Texten | Textil Textilien | Mitglied Mitglieder |
Person Personen | Personal | persönlich persönliche persönlicher | laufend laufende | Lauf Läufe | Arbeiter Arbeiterin Arbeitern |
Material Materialien | Mater | Termin Termine Terminen | Terminal Terminals | Post | Posten | Kanal Kanäle |
Kunde Kunden Kundin | Kunst Künste | Stelle Stellen | Stellung Stellungen | Lager Lagern | Lage Lagen | Lagerung`;
