/** Aufgaben aus allen Berufen, wie Stellen sie nennen und wie Lebensläufe sie sagen; was hinter ">" steht, ist enger und belegt nur; eigene Liste. */
export const duties3 = `
Achsvermessung|Spur einstellen|Achsen vermessen|Fahrwerksvermessung|Spureinstellung|Fahrwerke vermessen|Achsgeometrie einstellen
Unfallinstandsetzung|Unfallwagen reparieren|Unfallfahrzeuge reparieren|Unfallschäden reparieren|Unfallschäden an Autos beheben|Unfallautos richten|Unfallfahrzeuge instand setzen|Instandsetzung von Unfallfahrzeugen
Pannenhilfe|liegengebliebenen Autofahrern helfen|Pannendienst|Pannenfahrzeuge reparieren|Autos am Straßenrand flottmachen|Pannenhilfe auf der Straße
Abschleppdienst|Autos abschleppen|Fahrzeuge abschleppen|Bergung und Abschleppen von Fahrzeugen
Reinigungsleitung|Leitung der Reinigung|Objektleitung in der Reinigung|Reinigungsteams leiten
Geschäftspläne schreiben|Geschäftsplan erstellen|Businesspläne erstellen|Geschäftsplanerstellung|Businesspläne schreiben
Nachhaltigkeitsberichterstattung|Nachhaltigkeitsberichte schreiben|ESG-Reporting|Sustainability Reporting|ESG-Berichte erstellen|Nachhaltigkeitsberichte verfassen
Arbeitssicherheit|Sicherheit am Arbeitsplatz|Occupational Safety|Arbeits- und Gesundheitsschutz|Health and Safety|Arbeitnehmerschutz
`;
