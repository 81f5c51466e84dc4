/** Duties of all trades in German as postings name them and as people say them, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties4 = `
Fahrzeugverkauf|Autos verkaufen|Autoverkauf|Fahrzeuge verkaufen|Pkw verkaufen > Neuwagen verkaufen|Gebrauchtwagen verkaufen
Arztbesuche im Außendienst|Ärzte im Außendienst besuchen|Pharmareferententätigkeit|Ärzte über Medikamente informieren|Arztpraxen im Außendienst besuchen
Anlagenbau|Anlagen bauen|Bau von Anlagen|Industrieanlagen bauen|Bau von Industrieanlagen
Chemische Produktion|Chemieanlagen fahren|Chemieanlagen bedienen|chemische Anlagen bedienen|Reaktoren in der Chemie bedienen
Reinraumarbeit|im Reinraum arbeiten|Arbeiten unter Reinraumbedingungen|Reinraumtätigkeit
Stoffe weben|Webmaschinen bedienen|an Webmaschinen arbeiten|Gewebe herstellen
Strickwaren herstellen|Strickmaschinen bedienen > Pullover stricken
Färben von Textilien|Stoffe färben|Garne färben|Textilfärberei
Papierherstellung|Papier herstellen|Papiermaschinen bedienen|Papiermaschine fahren|Papier produzieren
Glasblasen|Glas blasen|Glasbläserei|Gläser mundblasen
Keramikherstellung|Keramik herstellen|Töpfern|Geschirr töpfern|Gefäße drehen und brennen|Töpferwaren herstellen
Steinmetzarbeiten|Naturstein bearbeiten|Steine behauen|Natursteinbearbeitung|Steinbearbeitung
Sprengarbeiten|Gestein sprengen|Sprengungen durchführen
Tiefbohrungen|Brunnen bohren|Bohrungen niederbringen|Bohrarbeiten im Untergrund
Schiffsführung|Schiffe steuern|Schiffe führen > Frachtschiffe führen|Fähren steuern
Decksarbeit|Arbeit an Deck|Deck reinigen und Leinen festmachen|Festmachen von Schiffen|Decksdienst
Hafenumschlag|Schiffe löschen und beladen|Schiffe be- und entladen|Schiffe löschen|Umschlag im Hafen|Containerumschlag
Flugzeugwartung|Flugzeuge warten|Flugzeuge instand halten|Wartung von Flugzeugen|Instandhaltung von Flugzeugen|Aircraft Maintenance|Flugzeuge inspizieren und reparieren
Triebwerkswartung|Triebwerke warten|Triebwerke überholen|Flugzeugtriebwerke warten
Flugsicherung|Flugzeuge lotsen|Luftverkehr lotsen|Air Traffic Control|Flugverkehrskontrolle|Starts und Landungen freigeben
Baumaschinenreparatur|Baumaschinen reparieren|Bagger und Radlader reparieren|Baumaschinen instand setzen
Freileitungsbau|Freileitungen montieren|Strommasten errichten|Stromleitungen an Masten montieren|Freileitungsmontage
Trafostationen warten|Transformatoren warten|Umspannwerke warten|Wartung von Trafostationen|Wartung von Transformatoren
Deponiebetrieb|Deponie betreiben
Zootierpflege|Zootiere pflegen|Tiere im Zoo pflegen|Zootiere versorgen|Tiere im Zoo versorgen|Wildtiere im Gehege versorgen
Reitunterricht|Reitstunden geben|Reitschüler unterrichten|Reiten unterrichten|Reitunterricht geben > Kindern das Reiten beibringen
Hundetraining|Hunde ausbilden|Hunde trainieren|Hundeerziehung|Hundeausbildung|Hunde erziehen|Training von Hunden
Fischfang|Fische fangen|Netze auslegen|Fische mit Netzen fangen|Fischerei betreiben|Fischen auf See
Gewächshausarbeit|im Gewächshaus arbeiten|Kulturen im Gewächshaus pflegen|Gewächshauskulturen pflegen
Zierpflanzenbau|Zierpflanzen ziehen|Topfpflanzen kultivieren|Zierpflanzen kultivieren|Zierpflanzenproduktion
Pikieren|Jungpflanzen pikieren|Sämlinge vereinzeln|Sämlinge pikieren|Jungpflanzen vereinzeln
Stecklingsvermehrung|Stecklinge schneiden|Pflanzen durch Stecklinge vermehren|Stecklinge stecken|Stecklinge schneiden und stecken|Stecklinge vermehren
Pilzzucht|Pilze züchten|Champignons anbauen|Pilze anbauen|Pilzanbau
Zaunbau|Zäune bauen|Zäune setzen|Zäune errichten|Zaunmontage|Zäune aufstellen|Zäune montieren > Weidezäune bauen
Teichbau|Teiche anlegen|Gartenteiche anlegen|Teiche bauen|Gartenteiche bauen
Friedhofsgärtnerei|Gräber pflegen|Gräber bepflanzen|Grabpflege|Grabstätten pflegen|Gräber bepflanzen und pflegen|Grabbepflanzung
Sportplatzpflege|Sportplätze pflegen|Sportrasen pflegen
Spielplatzkontrolle|Spielplätze kontrollieren|Spielgeräte prüfen|Spielplatzprüfung|Spielgeräte kontrollieren
Theaterpädagogik|Theater mit Kindern spielen|theaterpädagogische Projekte|Theatergruppen mit Jugendlichen leiten
Museumspädagogik|museumspädagogische Angebote > Workshops für Schulklassen im Museum
Chorleitung|Chor leiten|Leitung eines Chors|Chorproben leiten|Chöre dirigieren
Regieführung|Regie führen|Filme inszenieren|Stücke inszenieren
Drehbücher schreiben|Drehbücher verfassen|Drehbuchschreiben
Aufnahmeleitung|Dreharbeiten organisieren|Drehtage organisieren|Organisation von Dreharbeiten|Drehs organisieren
Requisiten beschaffen|Requisiten bereitstellen|Requisiten besorgen|Requisiten verwalten
Interviewführung|Interviews führen|Gesprächspartner interviewen
Preisgestaltung|Preise festlegen|Pricing|Preise kalkulieren und festlegen|Preisfindung|Verkaufspreise festlegen
Produktmanagement|Produkte managen|Product Management
Qualitätsmanagement|QM-System pflegen|Quality Management|Qualitätsmanagementsystem pflegen|QM-System betreuen|Qualitätsmanagementsystem betreuen
Lean Management|schlanke Produktion|Lean Production|Lean Manufacturing|schlanke Fertigung
Arbeitszeitstudien|Zeiten aufnehmen nach REFA|Zeitaufnahmen|REFA-Zeitaufnahmen|Zeitstudien|REFA-Zeitstudien
Ersatzteilmanagement|Ersatzteile verwalten|Ersatzteile bestellen und lagern|Ersatzteilverwaltung|Ersatzteillager führen
Werkzeugausgabe|Werkzeuge ausgeben|Werkzeuge verwalten und ausgeben
Selbstbedienungskassen|SB-Kassen betreuen|Self-Checkout betreuen|Kunden an Selbstbedienungskassen helfen
Ticketverkauf|Karten verkaufen|Eintrittskarten verkaufen|Tickets verkaufen|Kartenverkauf > Kinokarten verkaufen
Garderobendienst|Garderobe betreuen|Mäntel annehmen und ausgeben|Garderobenbetreuung|Jacken an der Garderobe annehmen
Saaldienst|Platzanweisung|Besuchern Plätze anweisen|Gäste zu ihren Plätzen führen|Platzanweiser
Wellnessbetreuung|Gäste im Wellnessbereich betreuen|Spa-Gäste betreuen|Saunagäste betreuen|Betreuung im Spa
Saunaaufguss|Aufgüsse in der Sauna machen|Saunaaufgüsse durchführen|Aufgüsse durchführen@Sauna
Animation von Gästen|Hotelgäste animieren|Gästeanimation|Animationsprogramm durchführen|Urlauber unterhalten
Kinderanimation|Kinder im Hotel unterhalten|Kinderclub betreuen|Kinderprogramm im Hotel durchführen
Ferienwohnungsverwaltung|Ferienwohnungen verwalten|Ferienwohnungen betreuen|Ferienwohnungen vermieten und betreuen
Nachlasspflege|Nachlässe abwickeln|Nachlassabwicklung|Nachlassverwaltung|Nachlässe verwalten|Erbfälle abwickeln
Erbrecht|Mandanten in Erbsachen beraten|Erbrechtsberatung|in Erbsachen beraten
Mietrecht|Mandanten in Mietsachen vertreten|Mietrechtsberatung|Mieter rechtlich beraten|in Mietsachen beraten
Verkehrsrecht|Verkehrsunfälle rechtlich abwickeln|Mandanten nach Verkehrsunfällen vertreten|in Verkehrssachen vertreten
Mediation|Streitparteien vermitteln|Konflikte mediieren|Mediationsverfahren|Mediationen durchführen|in Konflikten vermitteln|Konfliktvermittlung|Konflikte schlichten|Streit schlichten|Streitschlichtung
Jugendgerichtshilfe|Jugendliche im Strafverfahren begleiten|Jugendhilfe im Strafverfahren
Bewährungshilfe|Haftentlassene betreuen|Straffällige in Bewährung betreuen|Verurteilte in der Bewährungszeit begleiten|Straffällige betreuen
Strafvollzug|Gefangene beaufsichtigen|Häftlinge beaufsichtigen|Gefangene betreuen und beaufsichtigen|Insassen beaufsichtigen|Justizvollzug|Insassen betreuen
Grenzkontrolle|Reisende an der Grenze kontrollieren|Pässe an der Grenze kontrollieren|Passkontrolle|Grenzkontrollen durchführen
Stammdatenmigration|Stammdaten migrieren|Stammdaten ins neue System übernehmen
Schichtdienst|Schichtarbeit|im Schichtbetrieb arbeiten|Arbeiten im Schichtsystem > im Dreischichtbetrieb arbeiten|Dreischichtbetrieb|Wechselschicht
Nachtarbeit|Nachtschicht|nachts arbeiten|Nachtdienst
Personenbeförderungsschein|P-Schein|Fahrerlaubnis zur Fahrgastbeförderung|Führerschein zur Fahrgastbeförderung
Sachkundenachweis § 34a|Sachkundeprüfung 34a|Bewachungsschein|34a-Schein
Gesundheitszeugnis|Rote Karte@Lebensmittel|Belehrung nach Infektionsschutzgesetz|Belehrung nach § 43 IfSG|Infektionsschutzbelehrung
`;
