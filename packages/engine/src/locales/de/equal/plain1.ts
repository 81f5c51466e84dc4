/** What people say of their work in plain German and what the trade calls it; what stands behind ">" is narrower and only proves; our own list. */
export const plain1 = `
Kontierung|Belege kontieren|Rechnungen kontieren|kontieren > Konto auf die Rechnung schreiben|Konten auf die Belege schreiben
Fakturierung|Rechnungen an Kunden schreiben|Ausgangsrechnungen schreiben|Kundenrechnungen schreiben
Zahlungsverkehr > fällige Rechnungen überweisen|Überweisungen ausführen
Ausnutzung von Skonti|Skonto ziehen|Skonti ziehen|Skonto nutzen|Skontoziehung|Skonto abziehen
Mahnwesen > an die Säumigen geschrieben|Säumige anschreiben|Säumigen schreiben|säumige Kunden anschreiben|Mahnungen verschicken|säumige Zahler anschreiben
Umsatzsteuervoranmeldungen|Umsatzsteuer-Voranmeldungen|Umsatzsteuer voranmelden|Umsatzsteuer anmelden|Umsatzsteuer monatlich melden > dem Finanzamt die Umsatzsteuer melden
Anlagenbuchhaltung|Anlagenbuchführung|Anlagen buchen > Abschreibungen buchen|Anlagen abschreiben|Anlagegüter abschreiben
Kassenführung > Portokasse führen|die Portokasse geführt|Handkasse führen|Barkasse führen
Reisekostenabrechnung|Reisekosten abrechnen|Reisekosten ausrechnen|Reisekosten ausgerechnet > Spesen abrechnen
Abstimmung der Konten|Konten abstimmen|Kontenabstimmung|Salden abstimmen|Abstimmung von Konten
Vorbereitung des Jahresabschlusses|Jahresabschluss vorbereiten|vorbereitende Arbeiten für den Jahresabschluss|Vorbereitung von Jahresabschlüssen
Begleitung von Betriebsprüfungen|Betriebsprüfungen begleiten|Betriebsprüfung begleiten > dem Betriebsprüfer Auskunft geben
Kundenberatung|Kunden beraten|Beratung der Kunden
Haardiagnose|Haar und Kopfhaut beurteilen|Haaranalyse|Haare beurteilen
Haarschnitte|Haare schneiden|Haarschneiden > Damen und Herren geschnitten
Damenhaarschnitte|Damen schneiden|Frauen die Haare schneiden|Damenschnitte
Herrenhaarschnitte|Herren schneiden|Männern die Haare schneiden|Herrenschnitte
Kinderhaarschnitte|Kinder schneiden|Kindern die Haare schneiden|Kinderschnitte
Bartpflege > Bärte gestutzt|Bärte stutzen|Bart stutzen|Bärte in Form bringen|Bart trimmen|Bärte trimmen
Nassrasur|Messerrasur|mit dem Messer rasieren|mit dem Messer rasiert|nass rasieren
Foliensträhnen|Strähnen mit Folie|Strähnchen mit Folie|Foliensträhnchen
Balayage|Freihandsträhnen
Colorationen|Haare färben|Haarfärbung|Farbe auftragen@Haare > Ansatz färben|Grau abdecken|graue Haare abdecken|Ansatzfärbung
Dauerwelle|Dauerwellen wickeln|Dauerwellen gewickelt|Dauerwellen legen
Glättung|Haarglättung|Haare glätten > krause Haare glatt machen|krauses Haar glätten
Brautstyling|Brautfrisuren und Make-up > Bräute frisieren und schminken
Wimpernfärbung|Wimpern färben|Wimpern gefärbt
Augenbrauenfärbung|Augenbrauen färben|Brauen färben|Brauen gefärbt
Augenbrauen- und Wimpernfärbung|Brauen und Wimpern färben|Brauen und Wimpern gefärbt|Augenbrauen und Wimpern färben
Make-up|schminken|geschminkt|Schminken von Kunden
Warenbestellung > Farbe und Shampoo bestellen|beim Vertreter bestellen|Ware beim Vertreter bestellen
Bestandskontrolle|Bestände kontrollieren|Bestand prüfen|Bestände prüfen > gucken, was noch da ist|nachsehen, was noch da ist|schauen, was noch da ist
Terminmanagement|Termine verwalten|Terminverwaltung > Terminbuch führen|Termine ins Buch eintragen|Terminkalender führen
Desinfektion der Werkzeuge|Werkzeuge desinfizieren > Kämme und Scheren desinfizieren|Kämme und Scheren in die Lösung legen
Produktverkauf|Produkte verkaufen|Verkauf von Produkten > Pflegeprodukte verkaufen|Haarpflege verkaufen
Kassenabschluss|Kasse abschließen|Kasse machen|Kasse gemacht|Tagesabschluss der Kasse|Abschluss der Kasse|Kasse abrechnen > abends die Kasse zählen|Kasse zählen
Anleitung der Auszubildenden|Auszubildende anleiten|Anleitung von Auszubildenden|Azubis anleiten|Lehrlinge anleiten|Lehrlinge anlernen|Lehrlinge unterweisen > Lehrlingen das Handwerk zeigen|Lehrlingen das Handwerk beibringen|Azubis das Handwerk zeigen|Azubis das Handwerk beibringen|Auszubildenden das Handwerk zeigen
Kleinreparaturen|kleine Reparaturen|kleinere Reparaturen > tropfende Hähne richten|kaputte Spülkästen richten|Schlösser tauschen|tropfende Hähne reparieren
Schließtechnik > Schlösser tauschen|Schlösser austauschen|Schließzylinder tauschen|Schlösser einbauen
Malerarbeiten > Wände spachteln und streichen|Wände streichen
Grünpflege|Pflege der Grünanlagen|Grünanlagen pflegen|Grünanlagenpflege > Rasen mähen, Hecken schneiden|Rasen mähen und Hecken schneiden|Hecken schneiden und Rasen mähen
Winterdienst > Schnee schieben und Salz streuen|Schnee schieben und streuen|Schnee räumen und Salz streuen|Schnee fegen und streuen
Feuerlöscher prüfen|Sichtprüfung der Feuerlöscher|Feuerlöscher kontrollieren|Kontrolle der Feuerlöscher > Feuerlöscher abgehen
Sichtprüfungen|Sichtkontrollen|Sichtprüfungen durchführen|Sichtkontrolle
Legionellenprophylaxe|Legionellenvorbeugung|Legionellen vorbeugen|Vorbeugung gegen Legionellen
Fremdfirmen koordinieren|Koordination von Fremdfirmen|Koordinierung von Fremdfirmen|Firmen einweisen und abnehmen > den Firmen sagen, was zu tun ist|Handwerkern sagen, was zu tun ist
Wohnungsübergaben|Wohnungen übergeben|Wohnungsübergabe|Übergabe von Wohnungen|Wohnungen übergeben und zurücknehmen|Wohnungen übergeben und abnehmen
Verbrauchserfassung|Zählerstände erfassen|Zähler ablesen|Zählerablesung|Zählerstände ablesen > Wasserzähler ablesen|Wasser-, Strom- und Gaszähler ablesen|Stromzähler ablesen|Gaszähler ablesen
Müllmanagement|Abfallmanagement|Entsorgung organisieren > Mülltonnen rausstellen und auf Trennung achten
Heizungsanlage bedienen|Bedienung der Heizungsanlage|Heizung bedienen|Heizungen bedienen
Heizkörper entlüften|Heizung entlüften|Luft aus der Heizung lassen
Rohrverstopfungen beseitigen|Abflüsse frei machen|verstopfte Abflüsse reinigen|Abflussreinigung|Beseitigung von Verstopfungen
Objektbetreuung|Gebäudebetreuung|Betreuung von Objekten|Objekte betreuen|Betreuung von Gebäuden|Hausmeisterei|Hausbetreuung
Inspektionen nach Herstellervorgabe|Inspektion nach Herstellervorgaben|Wartung nach Herstellervorgabe
Fehlersuche|Fehlerdiagnose|Fehler suchen > Fehler auslesen|Fehlerspeicher auslesen|Auslesen des Fehlerspeichers
Diagnosetester|Diagnosegerät|Fehlerauslesegerät|Auslesegerät
Schaltpläne lesen|Stromlaufpläne lesen|Stromlaufplan lesen|Lesen von Schaltplänen|Lesen von Stromlaufplänen
Messungen am Bordnetz|Bordnetz messen > mit dem Multimeter die Kabel durchmessen|Kabel durchmessen|Leitungen im Auto durchmessen
Achsvermessung|Achsen vermessen|Fahrwerksvermessung > Spur einstellen|die Spur einstellen|Spur vermessen und einstellen|Spureinstellung
Instandsetzung von Bremsanlagen|Bremsen instand setzen|Bremsen reparieren|Bremsenreparatur|Reparatur von Bremsanlagen|Bremsen machen|Bremsen komplett machen > Bremsscheiben und Beläge wechseln|Scheiben und Klötze wechseln
Instandsetzung von Fahrwerken|Fahrwerke instand setzen|Fahrwerk reparieren|Fahrwerksreparatur > Stoßdämpfer, Federn und Querlenker tauschen|Stoßdämpfer tauschen|Querlenker wechseln|Stoßdämpfer wechseln
Steuertriebe erneuern|Steuertriebe > Zahnriemen wechseln|Zahnriemen gewechselt|Steuerketten wechseln|Zahnriemenwechsel
Kupplungsreparaturen|Kupplungen reparieren|Kupplungsreparatur > Kupplungen wechseln|Kupplungen gewechselt|Kupplung tauschen|Kupplungswechsel
Motorreparaturen|Motoren reparieren|Motorreparatur|Motorinstandsetzung > Kopfdichtungen wechseln|Kopfdichtungen gewechselt|Zylinderkopfdichtung wechseln|Motor neu aufgebaut|Motoren neu aufbauen
Vorführung zur Hauptuntersuchung|Fahrzeuge zur Hauptuntersuchung vorführen|Autos beim TÜV vorführen|beim TÜV vorfahren|HU-Vorführung
Vorbereitung zur Hauptuntersuchung|Fahrzeuge auf die Hauptuntersuchung vorbereiten|Autos für den TÜV fertig machen|Autos für den TÜV fertig gemacht|Autos für den TÜV vorbereiten|HU-Vorbereitung
Klimaservice|Klimaanlagenservice|Klimaanlagen warten|Wartung von Klimaanlagen im Auto > Klimaanlagen befüllen|Klimaanlagen absaugen und befüllen|Klimaanlage neu befüllen
Reifenservice|Räder- und Reifenservice > Reifen wechseln, wuchten|Reifen wechseln und wuchten|Reifen wechseln, wuchten, einlagern|Räder wechseln und einlagern|Reifen montieren und wuchten
Kundengespräch|Gespräch mit Kunden|Kundengespräche führen|Gespräche mit Kunden > dem Kunden am Tresen erklärt|Kunden am Tresen beraten|dem Kunden erklären, was es kostet
umweltgerechte Entsorgung|umweltgerecht entsorgen|fachgerechte Entsorgung > Altöl und Batterien fachgerecht entsorgen|Altöl und Batterien vorschriftsmäßig lagern
Arbeiten an Hochvoltfahrzeugen|Hochvoltfahrzeuge reparieren > Elektroautos spannungsfrei machen|Elektroautos spannungsfrei schalten
HV-Qualifikation|Hochvoltqualifikation|Hochvolt-Qualifikation|Hochvolt-Schein|Hochvoltschein
Aufmaß|Aufmaß nehmen|Maß nehmen vor Ort|vor Ort ausmessen > beim Kunden ausmessen|beim Kunden Maß nehmen
CAD-Zeichnungen|Zeichnungen am Computer|am Computer zeichnen|Pläne am Rechner zeichnen|Pläne am Computer zeichnen|mit CAD zeichnen
Stücklisten|Materiallisten|Materialliste|Stückliste > Liste der Platten und Beschläge machen
Fertigung von Einbaumöbeln|Einbaumöbel fertigen|Einbaumöbel bauen|Einbauschränke bauen > Schränke unter der Dachschräge|Einbauküchen bauen|Schränke unter der Dachschräge bauen
Möbelbau|Möbel bauen|Bau von Möbeln|Möbelfertigung|Möbel fertigen > Schränke bauen|Küchen und Stuben bauen|Tische und Bänke bauen
klassische Holzverbindungen|Holzverbindungen > gezinkt und gedübelt|zinken und dübeln|Zinken und Dübel
Holzbearbeitungsmaschinen|stationäre Holzbearbeitungsmaschinen|Maschinen der Holzbearbeitung > Kreissäge, Hobel und Fräse|Kreissäge und Hobelmaschine
Werkzeugwechsel|Werkzeuge wechseln > Messer selbst gewechselt|Messer wechseln|Hobelmesser wechseln
Furnierarbeiten|furnieren|Furnieren > dünnes Holz auf Platten leimen|Furnier pressen
Oberflächenbehandlung|Oberflächen behandeln|Behandlung von Oberflächen > schleifen, ölen, lackieren|geschliffen, geölt, lackiert|schleifen und lackieren|schleifen und ölen
Ölen von Holz|Holz ölen
Fenstermontage|Montage von Fenstern|Fenster montieren|Fenster eingesetzt
Montage von Außentüren|Außentüren montieren|Außentüren einbauen > Haustüren einsetzen|Haustüren eingesetzt|Haustüren montieren|Haustüren einbauen
Parkettmontage|Montage von Parkett|Parkett verlegen|Parkett montieren
Möbelrestaurierung|Möbel restaurieren|alte Möbel restaurieren|Restaurierung von Möbeln|alte Möbel aufarbeiten|alte Möbel richten > alte Truhen restaurieren|alte Schränke aufarbeiten
Abnahme mit dem Auftraggeber|Abnahme mit dem Kunden|Abnahme durch den Kunden > den Kunden unterschreiben lassen
Baustellenleitung kleiner Teams|Team auf der Baustelle führen > auf der Baustelle die anderen einteilen
TSM-Lehrgang|TSM-Schein|Tischler-Schreiner-Maschinenlehrgang|Maschinenlehrgang der Berufsgenossenschaft|Maschinenkurs von der Berufsgenossenschaft|Maschinenlehrgang BG
Gesellenprüfung im Tischlerhandwerk|Gesellenprüfung als Tischler|Tischlergesellenprüfung|Gesellenbrief als Tischler|Gesellenbrief als Schreiner > Schreinerlehre mit Gesellenstück|Tischlerlehre mit Gesellenprüfung
`;
