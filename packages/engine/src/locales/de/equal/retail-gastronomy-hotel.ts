/** German, retail, gastronomy, hotel: one line, one meaning; our own list. */
export const retailGastronomyHotel = `
kassentätigkeit|kasse bedienen|kassieren an der kasse|kassiertätigkeit|arbeit an der kasse|kassendienst
kassenabrechnung|kasse abrechnen|kassenabschluss|kasse abschließen|kassenabschluss machen|tagesabschluss der kasse|Tageseinnahmen abrechnen|Tageskasse abrechnen|Tageslosung abrechnen|Kassenabschlüsse erstellen|Tageskasse abschließen
scannerkasse bedienen|arbeiten an der scannerkasse|scannerkasse
bedienung an der theke|thekenbedienung|kunden an der theke bedienen|thekenverkauf|verkauf an der theke|Bedientheke|Bedienungstheke|Frischetheke|Kunden an der Frischetheke bedienen|Bedienverkauf an der Theke|Thekendienst > an der Wursttheke bedienen|Kunden an der Käsetheke bedienen|Kunden an der Fleischtheke bedienen|an der Fleischtheke verkaufen|an der Käsetheke verkaufen
bedienung von kunden|kundenbedienung|kundschaft bedienen
warenverräumung|ware verräumen|ware einräumen|Ware in Regale einräumen|Ware in die Regale räumen|Ware auffüllen|Regale einräumen|Artikel in die Regale einräumen|Lieferungen einräumen|Produkte in die Regale räumen
warenpflege|waren pflegen
mindesthaltbarkeitsdatum prüfen|mhd-kontrolle|mindesthaltbarkeitsdaten kontrollieren|haltbarkeitsdaten prüfen|mhd prüfen|haltbarkeitskontrolle|Mindesthaltbarkeit kontrollieren|Haltbarkeit kontrollieren|Verfallsdaten prüfen|Ablaufdaten prüfen|Haltbarkeitsdaten kontrollieren|Verfallsdaten kontrollieren|abgelaufene Ware aussortieren
preisauszeichnung|waren auszeichnen|preise auszeichnen|warenauszeichnung|preisetiketten anbringen|Preisschilder anbringen|Waren mit Preisen auszeichnen|Artikel auszeichnen|Preisschilder stecken|Auspreisen von Ware|Preise anbringen|Ware mit Preisen versehen|Preisetikettierung|Ware bepreisen|mit Preisschildern versehen|Ware mit Preisschildern versehen
preisschilder aktualisieren|preisetiketten wechseln|preisänderungen im regal umsetzen|austausch von preisetiketten|preisschilder austauschen
warenpräsentation|waren präsentieren|warendarbietung
verkaufsfläche gestalten|verkaufsraum gestalten|verkaufsraumgestaltung|verkaufsflächengestaltung
visual merchandising|visuelle warenpräsentation|visuelle verkaufsförderung
sortimentsgestaltung|sortiment gestalten|sortiment zusammenstellen|sortimentszusammenstellung|Sortimente planen|Warensortiment zusammenstellen|Sortimentsbildung|Sortimente gestalten
sortimentspflege|sortiment pflegen
sortimentsplanung|sortiment planen|Sortimente zusammenstellen
verkaufsaktionen planen|aktionsplanung im handel|verkaufsfördernde aktionen planen|verkaufsförderungsaktionen planen
verkaufsaktionen durchführen|verkaufsfördernde aktionen durchführen|verkaufsförderungsmaßnahmen umsetzen
verkostungen durchführen|degustationen durchführen|verkostungsaktionen durchführen
filialleitung|filiale leiten|leitung der filiale|filialführung|Store Management|Ladenleitung|Marktleitung|Leitung eines Ladens|Laden leiten|Führung einer Filiale
filialeröffnung|filialen eröffnen|neue filialen eröffnen
laden öffnen und schließen|auf- und zuschließen des ladens|geschäft öffnen und schließen|öffnen und schließen der filiale|filiale auf- und abschließen
diebstahlprävention|ladendiebstahl verhindern|diebstahl vorbeugen|verhinderung von ladendiebstahl|Loss Prevention|Diebstahlschutz im Laden
umtausch bearbeiten|ware umtauschen für kunden|umtausch abwickeln
frischetheke betreuen
backwaren verkaufen|backwarenverkauf|brot und gebäck verkaufen|Brot und Brötchen verkaufen|Verkauf in der Bäckerei|Bäckereiverkauf|Backwaren an der Theke verkaufen
fleisch- und wurstwaren verkaufen|wurst und fleisch verkaufen|fleischwarenverkauf
schuhverkauf|schuhe verkaufen
modeverkauf|verkauf von bekleidung
modeberatung|kunden in modefragen beraten|Kundinnen bei der Kleiderwahl beraten|Outfits zusammenstellen|Stilberatung|zu Mode beraten|Kunden bei der Kleidung beraten
backwaren aufbacken|backwaren im laden aufbacken|bake-off
backwaren herstellen|backwarenherstellung|produktion von backwaren
teigherstellung|teige herstellen|teige ansetzen|teigbereitung|zubereitung von teigen|Teige kneten|Teige mischen und kneten|Teige ansetzen und kneten|Teigzubereitung|Teige machen
tortenherstellung|torten herstellen|torten fertigen|anfertigung von torten|Torten backen|Torten machen|Torten backen und dekorieren
konditoreiwaren herstellen|feine backwaren herstellen|herstellung feiner backwaren
fleischzerlegung|fleisch zerlegen|Tierkörper zerlegen|Entbeinen|Fleisch auslösen > Schweine und Rinder zerlegen|Schweinehälften zerlegen|Grobzerlegung|Rinderviertel zerlegen|Ausbeinen|Fleisch ausbeinen|Rinder zerlegen
wurstherstellung|wurst herstellen|wurstwaren herstellen|wursten|Würste produzieren|Wurstproduktion|Wurst machen|Wurstwaren produzieren
speisenzubereitung|speisen zubereiten|gerichte zubereiten|mahlzeiten zubereiten|Essen kochen|Mahlzeiten kochen|Speisen kochen|warme Mahlzeiten zubereiten|Menüs kochen|Speisen herstellen|Speisenherstellung|Gerichte kochen|Essen zubereiten
kalte speisen zubereiten|zubereitung kalter speisen|kalte küche|gardemanger|kalte Platten herstellen|kalte Platten anrichten|Salate und kalte Vorspeisen zubereiten|Vorspeisen und Salate zubereiten|Garde-Manger|Kaltspeisen zubereiten > kalte Vorspeisen zubereiten
salate zubereiten|salatzubereitung|Salate anmachen|Salate herstellen|Salate schnippeln und anmachen
desserts zubereiten|dessertherstellung|süßspeisen zubereiten|nachspeisen zubereiten|nachtisch zubereiten|Patisserie|Desserts herstellen|Süßspeisen herstellen|Nachspeisen herstellen|Dessertzubereitung
frühstückszubereitung|frühstück zubereiten|frühstück vorbereiten|frühstücksvorbereitung
mise en place|vorbereitung der küchenposten|kochstation vorbereiten|posten in der küche vorbereiten|Vorbereitung der Arbeitsposten in der Küche > Zutaten vorbereiten und bereitstellen|Zutaten schneiden, portionieren und bereitstellen|Zutaten für den Service vorbereiten|Zutaten vor dem Service schneiden und bereitstellen
küchenvorbereitungen|vorbereitungsarbeiten in der küche|lebensmittel vorbereiten in der küche|zutaten vorbereiten|Zutaten schneiden und vorbereiten|Zutaten waschen und schneiden|Zutaten bereitstellen
speiseplanung|speisepläne erstellen|speiseplan schreiben|menüpläne erstellen|speiseplanerstellung|menüplanung|Speisekarten schreiben|Wochenmenüs planen|Speisepläne aufstellen|Menükarten zusammenstellen|Speisepläne zusammenstellen|Menüpläne schreiben|Speisekarten zusammenstellen|Speisekarte entwickeln|Menügestaltung
speisekartengestaltung|speisekarten gestalten|speisekarten erstellen
speisenkalkulation|speisen kalkulieren|kalkulation von speisen|gerichte kalkulieren|kalkulation von gerichten
wareneinsatzkalkulation|wareneinsatz kalkulieren|kalkulation des wareneinsatzes|wareneinsatz berechnen|wareneinsatzberechnung
lebensmittelbestellung|lebensmittel bestellen
lebensmitteleinkauf|lebensmittel einkaufen|Lebensmittel beschaffen
lebensmittellagerung|lebensmittel lagern|lagerung von lebensmitteln|lebensmittel fachgerecht lagern
haccp-richtlinien einhalten|einhaltung von haccp|haccp-vorgaben einhalten|arbeiten nach haccp
hygienevorschriften einhalten|einhaltung von hygienestandards|hygieneregeln einhalten|hygienerichtlinien einhalten
küchenreinigung|küche reinigen|küche putzen|küche sauber halten|Küchengeräte reinigen|Herde und Arbeitsflächen reinigen|Sauberkeit in der Küche|Arbeitsflächen in der Küche reinigen|Küchengeräte und Arbeitsflächen reinigen
spülküche|spülen in der küche|abwaschküche|geschirr spülen|abwasch|spültätigkeiten|geschirrspülen|Geschirr abwaschen|Töpfe und Geschirr spülen|Geschirrreinigung|Teller waschen|Abspülen|Abwaschen|Spülarbeiten|Spüldienst|Spültätigkeit|Abwäscherei|Töpfe spülen
küchenleitung|küche leiten|leitung der küche|küchenbrigade leiten
gäste bedienen|gästebedienung|servicearbeiten am gast|gäste im restaurant bedienen|kellnern
bestellungen am tisch aufnehmen|bestellungen der gäste aufnehmen|bestellungsaufnahme am tisch|aufnahme von gästebestellungen|Bestellaufnahme|Aufnahme von Bestellungen@Gäste Restaurant|Boniersystem bedienen|Bestellungen bonieren
speisen und getränke servieren|essen und getränke servieren|speisen und getränke auftragen
tische eindecken|tische decken|Gedecke auflegen|Tafeln eindecken|Bankettische eindecken|Tische für Gäste decken
tischreservierungen annehmen|tischreservierungen entgegennehmen|tischreservierungen verwalten|Tischreservierung|Tische reservieren|Reservierungen im Restaurant annehmen
gäste empfangen und platzieren|gäste begrüßen und platzieren
gästeberatung|gäste beraten
weinberatung|gäste zu wein beraten|weine empfehlen|weinempfehlungen geben|passende Weine empfehlen
cocktails mixen|cocktailzubereitung|cocktails zubereiten|Bar betreuen|Barservice|hinter der Bar arbeiten|Drinks mixen|Mixgetränke zubereiten|Bartending
kaffeespezialitäten zubereiten|kaffeegetränke zubereiten|kaffeezubereitung|Kaffee zubereiten|Espresso und Cappuccino zubereiten|Kaffee brühen > Kaffeespezialitäten herstellen
bier zapfen|zapfanlage bedienen|bierausschank|Fassbier zapfen|Bierzapfen|Bier vom Fass zapfen|Bier ausschenken
getränkeausschank|getränke ausschenken|ausschank von getränken
barbetrieb|arbeit an der bar|bardienst
bankettservice|service bei banketten|bankette betreuen|bankettbetreuung|Gäste bei Banketten bedienen|Bankette bedienen|bei Banketten servieren
bankettorganisation|bankette organisieren|organisation von banketten|bankette planen|bankettplanung
buffetaufbau|buffets aufbauen|Büfetts aufbauen|Buffets anrichten|Buffets bestücken
frühstücksservice|frühstücksgäste bedienen|frühstück servieren|service beim frühstück|Gäste beim Frühstück bedienen|Frühstücksdienst|Frühstücksbuffet betreuen|Frühstücksbüfett auffüllen|Frühstücksbuffet aufbauen|Frühstücksbuffet aufbauen und nachfüllen
catering|catering-service|partyservice|Gäste bei Veranstaltungen verpflegen|Verpflegung bei Veranstaltungen|Events bewirten|Verpflegung von Events|Eventverpflegung
zimmerreinigung|zimmer reinigen|gästezimmer reinigen|hotelzimmer reinigen|zimmer putzen|Gästezimmer putzen|Hotelzimmer säubern|Gästezimmer herrichten|Zimmer machen@Hotel|Hotelzimmer aufräumen|Zimmerpflege|Hotelzimmer putzen|Zimmer sauber machen
zimmerkontrolle|zimmer kontrollieren|zimmer abnehmen im hotel|gästezimmer kontrollieren|gereinigte Zimmer abnehmen|gereinigte Zimmer kontrollieren|Zimmerabnahme
gäste einchecken|check-in von gästen|Check-in|Anreisen abwickeln|Gäste bei der Anreise einbuchen|ankommende Gäste einchecken|anreisende Gäste einchecken|Gästeanmeldung|Gäste bei der Anreise anmelden|Einchecken > Gäste empfangen und Zimmerschlüssel ausgeben|Anreisende empfangen und Schlüssel ausgeben
gäste auschecken|check-out von gästen|Check-out|Abreisen abwickeln|abreisende Gäste auschecken|Auschecken
reservierungsannahme|reservierungen annehmen|reservierungen entgegennehmen|entgegennahme von reservierungen
reservierungsbearbeitung|reservierungen bearbeiten|buchungen von gästen bearbeiten|bearbeitung von gästebuchungen
zimmerreservierungen bearbeiten|zimmerbuchungen bearbeiten|Zimmerreservierung|Zimmer reservieren|Zimmerbuchungen annehmen|Hotelreservierungen bearbeiten|Zimmerreservierungen annehmen|Buchung von Zimmern|Zimmerbuchung|Zimmerbuchungen entgegennehmen
gruppenreservierungen bearbeiten|gruppenbuchungen bearbeiten|gruppenanfragen bearbeiten
nachtrezeption|nachtdienst an der rezeption|nachtschicht an der rezeption|rezeptionsnachtdienst|Nachtdienst am Empfang|nachts an der Rezeption arbeiten|nachts am Hotelempfang arbeiten
hoteltagesabschluss|tagesabschluss im hotel|hotelbuchungstag abschließen
rezeptionsdienst|arbeit an der rezeption|dienst an der rezeption|rezeption besetzen|rezeption betreuen|Empfang im Hotel|am Hotelempfang arbeiten|Front Office|Rezeptionsarbeit|Rezeption eines Hotels|Front Desk|Frontoffice@Hotel
gästebeschwerden bearbeiten|beschwerden von gästen bearbeiten|gästereklamationen bearbeiten
gästeanfragen beantworten|fragen von gästen beantworten|anfragen von gästen beantworten
zimmerservice|room service|etagenservice|zimmerservice ausführen|Speisen aufs Zimmer bringen|Essen aufs Zimmer bringen|Roomservice
minibars auffüllen|minibar kontrollieren und auffüllen
wäscherei im hotel|hotelwäsche waschen|hotelwäsche aufbereiten
wäschepflege|wäsche pflegen > Wäsche waschen und bügeln|Wäsche waschen und zusammenlegen
blumensträuße binden|sträuße binden|straußbinden|blumensträuße anfertigen|Blumenbinderei|Blumen binden|Gestecke und Sträuße binden|Floristik > Brautsträuße binden
trauerfloristik|trauergestecke anfertigen|trauerkränze binden|trauerkränze und gestecke anfertigen|Kränze binden|Grabgestecke binden|Trauerkränze fertigen|Trauergestecke binden|Grabschmuck anfertigen|Kranzbinden
brautsträuße binden|brautsträuße anfertigen
blumenpflege im verkauf|schnittblumen pflegen|schnittblumen versorgen
haare schneiden|haarschnitte ausführen|haarschnitt|Haarschnitte|Haarschneiden > Damen- und Herrenhaarschnitte|Herren die Haare schneiden|Kundinnen die Haare schneiden
haare färben|haarfärbung|colorationen durchführen|haarcoloration > Haare tönen und färben|Ansätze färben
gesichtsbehandlungen|gesichtsbehandlungen durchführen|kosmetische gesichtsbehandlungen durchführen|kosmetische gesichtspflege
maniküre|nagelpflege an den händen|handpflege und maniküre|fingernägel pflegen
unterhaltsreinigung|laufende gebäudereinigung|unterhaltsreinigung durchführen|regelmäßige reinigung von gebäuden
büroreinigung|büros reinigen|büroräume reinigen|büros putzen|Büros säubern|Büroräumlichkeiten reinigen|Büroetagen putzen|Büros sauber halten
treppenhausreinigung|treppenhäuser reinigen|stiegenhausreinigung|treppenhäuser putzen|Treppen wischen|Treppenhäuser wischen|Stiegenhäuser reinigen|Stiegen reinigen|Treppenreinigung
sanitärreinigung|sanitäranlagen reinigen|sanitärräume reinigen|Bäder und Toiletten reinigen|Sanitärbereiche reinigen|Sanitäranlagen putzen|Toilettenanlagen reinigen|WC-Reinigung > Toiletten reinigen|Toiletten putzen|WCs reinigen|WCs putzen
brillenberatung|kunden bei der brillenauswahl beraten|beratung zu brillen|brillenfassungen auswählen mit kunden
brillenanpassung|brillen anpassen|Brillen ausrichten und anpassen|Brillen an Kunden anpassen|Brillengläser einschleifen und anpassen
refraktionsbestimmung|refraktion bestimmen|augenglasbestimmung|brillenglasbestimmung|Sehschärfe bestimmen|Sehstärken bestimmen|Sehstärke ermitteln|Sehschärfe prüfen
sehtests durchführen
hörgeräteanpassung|hörgeräte anpassen|hörsysteme anpassen|Hörgeräte einstellen|Hörgeräte justieren|Hörgeräteversorgung|Hörsysteme einstellen
hörtests durchführen|hörtest|gehör messen|audiometrie durchführen|Hörprüfung|Hörmessung > Audiometrie|Audiogramme erstellen
schmuckreparatur|schmuck reparieren
uhrenreparatur|uhren reparieren|Uhren instand setzen|Uhrwerke reparieren|Uhrwerke revidieren > Armbanduhren reparieren
reiseberatung|kunden zu reisen beraten|beratung zu reisen|Kunden bei der Reiseplanung beraten|Urlauber beraten|Reisen beraten und buchen|Urlaubsberatung
bettwäschewechsel|bettwäsche wechseln|betten beziehen|Bettenmachen|Betten machen|Betten frisch beziehen|Betten überziehen|Bettzeug wechseln|Betten neu beziehen
wäsche waschen und bügeln|waschen und bügeln
toilettenreinigung|toiletten reinigen|wc-reinigung|Toiletten putzen|Bäder putzen|Bäder und Toiletten reinigen|Sanitärräume putzen|Reinigung der Sanitärräume|Waschräume reinigen
night audit|night-audit durchführen
textilverkauf|textilien verkaufen
`;
