/** German, marketing, media, design: one line, one meaning; our own list. */
export const marketingMediaDesign = `
texterstellung|texte erstellen|erstellung von texten|texte schreiben|texte verfassen|verfassen von texten
werbetexte schreiben|werbetexte verfassen|erstellung von werbetexten|verfassen von werbetexten|werbetexte erstellen|copywriting|werbetextung|Werbetexten|Texten von Werbung
produkttexte schreiben|produktbeschreibungen verfassen|produktbeschreibungen erstellen|erstellung von produktbeschreibungen|produkttexte erstellen|erstellung von produkttexten|artikelbeschreibungen schreiben|Produktbeschreibungen schreiben|Artikelbeschreibungen verfassen|Artikeltexte schreiben
blogbeiträge schreiben|blogartikel verfassen|blogartikel schreiben|blogbeiträge verfassen|erstellung von blogbeiträgen|Blogs schreiben|Bloggen|Blogposts verfassen|Blogtexte schreiben
pressemitteilungen verfassen|pressemitteilungen schreiben|verfassen von pressemitteilungen|erstellung von pressemitteilungen|presseaussendungen schreiben|medienmitteilungen verfassen|medienmitteilungen schreiben|pressetexte verfassen|Pressemeldungen verfassen|Pressetexte schreiben|Presseaussendungen verfassen|Presseinformationen verfassen|Pressemeldungen schreiben
presseanfragen beantworten|beantwortung von presseanfragen|medienanfragen beantworten|beantwortung von medienanfragen|journalistenanfragen beantworten|presseanfragen bearbeiten|Medienarbeit|Journalisten betreuen|Kontakt zu Journalisten pflegen|Media Relations|Pressebetreuung
pressekonferenzen organisieren|organisation von pressekonferenzen|medienkonferenzen organisieren
pressespiegel erstellen|erstellung von pressespiegeln|erstellung des pressespiegels|medienspiegel erstellen
pressekontakte pflegen|pflege von pressekontakten|kontakte zu journalisten pflegen|pflege der medienkontakte|medienkontakte pflegen|journalistenkontakte pflegen
öffentlichkeitsarbeit|public relations|pr-arbeit > Pressearbeit und Öffentlichkeitsarbeit|Presse- und Öffentlichkeitsarbeit
social-media-betreuung|social-media-kanäle betreuen|betreuung der social-media-kanäle|betreuung von social-media-kanälen|pflege der social-media-kanäle|social-media-kanäle pflegen|soziale medien betreuen|betreuung der sozialen medien
social-media-beiträge erstellen|erstellung von social-media-beiträgen|social-media-posts erstellen|beiträge für soziale medien schreiben|posts für soziale netzwerke erstellen|erstellung von social-media-posts
social-media-anzeigen schalten|schaltung von social-media-anzeigen|social-media-werbung schalten|paid social|werbeanzeigen in sozialen netzwerken schalten
community-management|community betreuen|betreuung der community|Online-Community betreuen|Community Management|Kommentare in sozialen Netzwerken beantworten
redaktionsplanung|redaktionsplan erstellen|redaktionspläne erstellen|erstellung von redaktionsplänen|redaktionskalender führen|Redaktionsplan führen|Beiträge planen@Redaktion|Themenplanung@Redaktion
newsletter erstellen|erstellung von newslettern|newslettererstellung|newsletter schreiben|newsletter verfassen|newsletter texten
newsletter versenden|versand von newslettern|newsletterversand|newsletter verschicken|Newsletter-Marketing|Newsletter verfassen und versenden|E-Mail-Newsletter versenden|Newsletter erstellen und versenden
websitepflege|website pflegen|pflege der website|webseite pflegen|pflege der webseite|pflege der internetseite|internetauftritt pflegen|pflege des internetauftritts|homepage pflegen|pflege der homepage|webseitenpflege|Website-Pflege|Internetseite pflegen|Webseiten aktualisieren|Website aktuell halten|Websitebetreuung|Webauftritt pflegen|Website betreuen|Websites pflegen|Internetauftritt aktualisieren|Content-Pflege auf der Website
websiteinhalte aktualisieren|inhalte der website aktualisieren|aktualisierung der website|aktualisierung der websiteinhalte|website aktualisieren|homepage aktualisieren
webseitengestaltung|webseiten gestalten|gestaltung von webseiten|websites gestalten|gestaltung von websites|webdesign|Internetseiten gestalten|Webseiten designen|Web Design|Homepages gestalten
onlineshop betreuen|betreuung des onlineshops|onlineshop-betreuung|webshop betreuen|betreuung des webshops|onlineshop pflegen|pflege des onlineshops|Webshop-Betreuung|Webshop pflegen|Shop-Management@Online|Online-Shop betreuen|Internetshop betreuen|Onlineshop-Pflege|Produkte im Onlineshop einpflegen
suchmaschinenoptimierte texte schreiben|seo-texte schreiben|seo-texte erstellen|erstellung von seo-texten|seo-texte verfassen
keyword-recherche|keywords recherchieren|recherche von keywords|keyword-recherchen durchführen|suchbegriffe recherchieren
suchmaschinenwerbung|sea-kampagnen|bezahlte suchmaschinenanzeigen|anzeigen in suchmaschinen schalten|SEA|Search Engine Advertising|Google-Anzeigen schalten|Google Ads schalten|Suchmaschinenanzeigen schalten|Anzeigen bei Google schalten|Paid Search
google-ads-kampagnen|kampagnen in google ads betreuen|google-ads-betreuung|google-ads-kampagnen betreuen
kampagnenplanung|kampagnen planen|planung von kampagnen|werbekampagnen planen|planung von werbekampagnen|marketingkampagnen planen|planung von marketingkampagnen
kampagnenumsetzung|kampagnen umsetzen|umsetzung von kampagnen|marketingkampagnen umsetzen|umsetzung von marketingkampagnen|werbekampagnen durchführen|durchführung von werbekampagnen
kampagnenauswertung|kampagnen auswerten|auswertung von kampagnen|werbekampagnen auswerten|auswertung der kampagnenergebnisse|erfolgskontrolle von kampagnen
marketingplanung|marketing planen|planung von marketingmaßnahmen|marketingmaßnahmen planen|marketingplan erstellen|marketingaktivitäten planen|Marketingpläne erstellen|Planung des Marketings
marketingmaßnahmen umsetzen|umsetzung von marketingmaßnahmen|durchführung von marketingmaßnahmen|marketingmaßnahmen durchführen|marketingaktivitäten durchführen
marketingbudget planen|planung des marketingbudgets|werbebudget planen|planung des werbebudgets
mediaplanung|mediapläne erstellen|erstellung von mediaplänen|planung der werbeschaltungen|werbeschaltungen planen|Medien für Werbung planen|Werbeplätze planen|Media Planning
anzeigenschaltung|anzeigen schalten|schaltung von anzeigen|inserate schalten|schaltung von inseraten|Inserate aufgeben|Anzeigen aufgeben
anzeigenverkauf|anzeigen verkaufen|verkauf von anzeigen|anzeigenflächen verkaufen|Werbeflächen verkaufen|Inserate verkaufen|Anzeigenakquise
anzeigengestaltung|anzeigen gestalten|gestaltung von anzeigen|inserate gestalten|gestaltung von inseraten
flyergestaltung|flyer gestalten|gestaltung von flyern|handzettel gestalten|flyer entwerfen|flyer erstellen|Prospekte gestalten|Broschüren gestalten|Flyer layouten
plakatgestaltung|plakate gestalten|gestaltung von plakaten|plakate entwerfen|Poster gestalten
broschürengestaltung|broschüren gestalten|gestaltung von broschüren|prospekte gestalten|gestaltung von prospekten
kataloggestaltung|kataloge gestalten|gestaltung von katalogen
logogestaltung|logos gestalten|gestaltung von logos|logos entwerfen|logoentwicklung|logos entwickeln|Logodesign|Firmenlogos entwerfen
verpackungsgestaltung|verpackungen gestalten|gestaltung von verpackungen|verpackungsdesign|verpackungen entwerfen|Produktverpackung gestalten|Packaging Design
corporate design entwickeln|entwicklung des corporate designs|unternehmenserscheinungsbild entwickeln|entwicklung von corporate designs
werbemittelerstellung|werbemittel erstellen|erstellung von werbemitteln|werbematerialien erstellen|erstellung von werbematerialien|werbematerial erstellen|erstellung von werbematerial
werbemittelgestaltung|werbemittel gestalten|gestaltung von werbemitteln|gestaltung von werbematerial|werbematerialien gestalten|Werbematerial gestalten|Gestaltung von Werbematerialien
werbeartikel bestellen|bestellung von werbeartikeln|werbegeschenke bestellen|bestellung von werbegeschenken
layouterstellung|layouts erstellen|erstellung von layouts|layouts gestalten|layoutgestaltung|gestaltung von layouts
satzarbeiten|texte setzen für den druck|drucksatz|mediensatz
reinzeichnung|reinzeichnungen erstellen|erstellung von reinzeichnungen|Reinzeichnungen anfertigen|Layouts reinzeichnen
druckdatenerstellung|druckdaten erstellen|erstellung von druckdaten|erstellung druckfertiger daten|druckfertige daten erstellen|druckvorlagen erstellen|erstellung von druckvorlagen|Druckdateien erstellen|Druckvorlagenherstellung|Druckdaten anlegen
druckdatenprüfung|druckdaten prüfen|prüfung von druckdaten|datencheck vor dem druck|preflight
druckvorstufe|pre-press|prepress|arbeit in der druckvorstufe|Druckdaten erstellen|Druckdaten aufbereiten|Druckdaten vorbereiten|Daten druckfertig machen|druckfertige Daten erstellen
druckmaschinen bedienen|bedienung von druckmaschinen
druckereien beauftragen|beauftragung von druckereien|druckaufträge vergeben|vergabe von druckaufträgen
bildbearbeitung|bilder bearbeiten|bearbeitung von bildern|fotos bearbeiten|bearbeitung von fotos|fotobearbeitung|digitale bildbearbeitung
bildretusche|bilder retuschieren|retusche von bildern|fotos retuschieren|fotoretusche
bildauswahl|bilder auswählen|auswahl von bildern|bildmaterial auswählen|fotos auswählen
bildrecherche|bilder recherchieren|bildmaterial recherchieren|recherche von bildmaterial
freisteller erstellen|bilder freistellen|freistellen von bildern|freistellung von bildern
produktfotografie|produkte fotografieren|produktfotos machen|fotografieren von produkten|produktaufnahmen machen|produktfotos erstellen|Produktbilder aufnehmen|Produktaufnahmen|Produkte photographieren|Artikel fotografieren|Produktfotos aufnehmen
veranstaltungsfotografie|eventfotografie|veranstaltungen fotografieren|fotografieren von veranstaltungen
porträtfotografie|porträts fotografieren|portraitfotografie|porträtaufnahmen|Portraits fotografieren|Menschen porträtieren
hochzeitsfotografie|hochzeiten fotografieren|hochzeitsfotos machen|Brautpaare fotografieren|Fotos auf Hochzeiten machen
fotoshootings organisieren|organisation von fotoshootings|fotoaufnahmen organisieren|shootings organisieren
videoproduktion|videos produzieren|produktion von videos|Filme drehen und schneiden|Imagefilme produzieren|Videos herstellen > Videos drehen und schneiden
videodreh|videos drehen|videoaufnahmen machen|filmen von videos|Drehen von Videos
videoschnitt|videos schneiden|schnitt von videos|filmschnitt|filme schneiden|schneiden von videos|filmmaterial schneiden|Schnitt von Filmen|Videomaterial schneiden
kameraführung|kamera führen|führung der kamera|kamera bedienen|bedienung der kamera|an der Kamera drehen|Kameraarbeit|Filmkamera bedienen
tonaufnahmen machen|ton aufnehmen|tonaufzeichnungen erstellen|audioaufnahmen machen
tonmischung|ton mischen|audiomischung|abmischen von ton|tonmischungen erstellen|Ton abmischen|Tonmischungen|Abmischung > Konzerte mischen
animationen erstellen|erstellung von animationen
illustrationen erstellen|erstellung von illustrationen|illustrieren|illustrationen zeichnen|illustrationen anfertigen > Kinderbücher illustrieren|Bilder zeichnen für Bücher
infografiken erstellen|erstellung von infografiken|infografiken gestalten|gestaltung von infografiken
podcastproduktion|podcasts produzieren|produktion von podcasts|Podcasts aufnehmen und schneiden|Podcast-Produktion|Podcasts aufnehmen
korrektorat|korrekturlesen|texte korrekturlesen|korrektur lesen|Manuskripte Korrektur lesen|Korrekturlesen von Manuskripten|Druckfahnen lesen|Fahnen Korrektur lesen|Druckfahnen korrigieren|Bücher Korrektur lesen
lektorat|texte lektorieren|lektorieren von texten|manuskripte lektorieren
interviews führen für artikel|journalistische interviews führen|interviews für beiträge führen
artikel für die zeitung schreiben|zeitungsartikel schreiben|zeitungsartikel verfassen|zeitungsbeiträge schreiben|für Zeitungen berichten|journalistische Berichterstattung|journalistisches Schreiben
lokalberichterstattung|über lokale ereignisse berichten|lokaljournalismus|berichterstattung aus der region
marktforschung|marktforschung betreiben|märkte erforschen|marktstudien durchführen|durchführung von marktstudien|Market Research|Märkte untersuchen|Marktuntersuchungen|Marktstudien
wettbewerbsanalyse|wettbewerbsanalysen|wettbewerber analysieren|analyse von wettbewerbern|konkurrenzanalyse|konkurrenz analysieren|mitbewerberanalyse|Mitbewerber analysieren|Competitor Analysis|Wettbewerber beobachten und auswerten|Analyse der Wettbewerber
marktbeobachtung|markt beobachten|beobachtung des marktes
wettbewerbsbeobachtung|wettbewerb beobachten|wettbewerber beobachten|beobachtung des wettbewerbs|konkurrenzbeobachtung
zielgruppenanalyse|zielgruppen analysieren|analyse von zielgruppen|zielgruppenanalysen durchführen
veranstaltungsorganisation|veranstaltungen organisieren|organisation von veranstaltungen|events organisieren|organisation von events|eventorganisation
veranstaltungsplanung|veranstaltungen planen|planung von veranstaltungen|eventplanung|events planen|planung von events
messeorganisation|messen organisieren|organisation von messen
messeplanung|messen planen|planung von messen
unternehmenskommunikation|corporate communications|Kommunikation des Unternehmens|Firmenkommunikation
interne kommunikation|mitarbeiterkommunikation|innerbetriebliche kommunikation|kommunikation mit der belegschaft|Internal Communications|Kommunikation mit den Mitarbeitern
mitarbeiterzeitung|mitarbeitermagazin|mitarbeiterzeitschrift|betriebszeitung|werkszeitung
influencer-marketing|zusammenarbeit mit influencern|influencer-kooperationen|kooperationen mit influencern
sponsoring betreuen|betreuung von sponsoring|sponsoringpartner betreuen|sponsoren betreuen|betreuung von sponsoren
sponsorengewinnung|sponsoren gewinnen|sponsorenakquise|akquise von sponsoren|sponsoren akquirieren
schaufenstergestaltung|schaufenster gestalten|gestaltung von schaufenstern|schaufensterdekoration|schaufenster dekorieren|Auslagen gestalten|Gestaltung der Schaufenster|Schaufenster einrichten|Dekoration der Schaufenster
agentursteuerung|agenturen steuern|steuerung von agenturen
webanalyse|web analytics|auswertung der websitezugriffe|analyse der websitezugriffe|Website-Zugriffe auswerten|Webseitenzugriffe analysieren|Besucherzahlen der Website auswerten|Website-Statistiken auswerten
fachübersetzungen|fachtexte übersetzen|übersetzung von fachtexten|fachübersetzungen anfertigen
simultandolmetschen|simultan dolmetschen|simultanes dolmetschen > Konferenzen simultan dolmetschen|in der Kabine dolmetschen
konsekutivdolmetschen|konsekutiv dolmetschen|konsekutives dolmetschen
untertitelung|untertitel erstellen|erstellung von untertiteln|filme untertiteln|videos untertiteln|Untertitelerstellung > Serien untertiteln
contentplanung|content planen|planung von content|inhalte planen|planung von inhalten
katalogerstellung|erstellung von katalogen|kataloge erstellen
messeauftritte organisieren|organisation von messeauftritten
messeauftritte planen|planung von messeauftritten
filmproduktion|filme produzieren|produktion von filmen
`;
