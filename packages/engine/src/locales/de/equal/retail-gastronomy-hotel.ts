/** German, retail, gastronomy, hotel: one line, one meaning; our own list. */
export const retailGastronomyHotel = `
kassentätigkeit|kasse bedienen|bedienung der kasse|kassieren an der kasse|kassiertätigkeit|kassentätigkeiten|arbeit an der kasse|kassendienst
kassenabrechnung|kasse abrechnen|abrechnung der kasse|kassenabschluss|kasse abschließen|kassenabschluss machen|tagesabschluss der kasse|Kassen abrechnen|Tageseinnahmen abrechnen|Tageskasse abrechnen|die Kasse abrechnen|Tageslosung abrechnen|Kassenabschlüsse erstellen
scannerkasse bedienen|bedienung der scannerkasse|arbeiten an der scannerkasse|scannerkasse
bedienung an der theke|thekenbedienung|kunden an der theke bedienen|thekenverkauf|verkauf an der theke|bedienen an der theke|Bedientheke|Bedienungstheke|Frischetheke|Kunden an der Frischetheke bedienen|Bedienverkauf an der Theke > an der Wursttheke bedienen|Kunden an der Käsetheke bedienen|Kunden an der Fleischtheke bedienen|an der Fleischtheke verkaufen|an der Käsetheke verkaufen
bedienung von kunden|kunden bedienen|kundenbedienung|kundschaft bedienen|bedienung der kundschaft
warenverräumung|ware verräumen|verräumen von waren|waren verräumen|verräumung der ware|ware einräumen|einräumen von ware|waren einräumen|Einräumen der Ware|Ware in Regale einräumen|Ware in die Regale räumen|Ware auffüllen
regalauffüllung|regale auffüllen|auffüllen von regalen|regale nachfüllen|regale befüllen|auffüllen der regale|regale einräumen
warenpflege|waren pflegen|pflege der ware|pflege der waren
mindesthaltbarkeitsdatum prüfen|mhd-kontrolle|mindesthaltbarkeitsdaten kontrollieren|kontrolle der mindesthaltbarkeitsdaten|haltbarkeitsdaten prüfen|mhd prüfen|haltbarkeitskontrolle|Mindesthaltbarkeit kontrollieren|Haltbarkeit kontrollieren|Verfallsdaten prüfen|Ablaufdaten prüfen|Haltbarkeitsdaten kontrollieren|Verfallsdaten kontrollieren|abgelaufene Ware aussortieren
preisauszeichnung|waren auszeichnen|preise auszeichnen|ware auszeichnen|warenauszeichnung|auszeichnung der waren|preisetiketten anbringen|Preisschilder anbringen|Waren mit Preisen auszeichnen|Auszeichnung von Waren|Artikel auszeichnen|Preisschilder stecken|Auspreisen von Ware|Preise anbringen|Ware mit Preisen versehen|Preisetikettierung|Ware bepreisen
preisschilder aktualisieren|preisetiketten wechseln|preisänderungen im regal umsetzen|austausch von preisetiketten|preisschilder austauschen
warenpräsentation|waren präsentieren|präsentation der waren|ware präsentieren|präsentation von waren|warendarbietung
warenplatzierung|waren platzieren|platzierung von waren|platzierung der ware|ware platzieren
verkaufsfläche gestalten|gestaltung der verkaufsfläche|verkaufsraum gestalten|verkaufsraumgestaltung|gestaltung des verkaufsraums|verkaufsflächengestaltung
visual merchandising|visuelle warenpräsentation|visuelle verkaufsförderung
sortimentsgestaltung|sortiment gestalten|gestaltung des sortiments|sortiment zusammenstellen|sortimentszusammenstellung|Sortimente planen|Warensortiment zusammenstellen|Sortimentsbildung|Sortimente gestalten
sortimentspflege|sortiment pflegen|pflege des sortiments
sortimentsplanung|sortiment planen|planung des sortiments|Sortimente zusammenstellen
verkaufsaktionen planen|planung von verkaufsaktionen|aktionsplanung im handel|verkaufsfördernde aktionen planen|verkaufsförderungsaktionen planen
verkaufsaktionen durchführen|durchführung von verkaufsaktionen|verkaufsfördernde aktionen durchführen|verkaufsförderungsmaßnahmen umsetzen
verkostungen durchführen|durchführung von verkostungen|degustationen durchführen|verkostungsaktionen durchführen
filialleitung|filiale leiten|leitung der filiale|leitung einer filiale|filialführung|Store Management|Ladenleitung|Marktleitung|Leitung eines Ladens|Laden leiten|Führung einer Filiale
filialeröffnung|filialen eröffnen|eröffnung von filialen|neue filialen eröffnen
laden öffnen und schließen|auf- und zuschließen des ladens|geschäft öffnen und schließen|öffnen und schließen der filiale|filiale auf- und abschließen
diebstahlprävention|ladendiebstahl verhindern|diebstahl vorbeugen|verhinderung von ladendiebstahl|Ladendiebstähle verhindern|Loss Prevention|Diebstahlschutz im Laden
umtausch bearbeiten|bearbeitung von umtäuschen|ware umtauschen für kunden|umtausch abwickeln
frischetheke betreuen|betreuung der frischetheke
backwaren verkaufen|verkauf von backwaren|backwarenverkauf|brot und gebäck verkaufen|Brot und Brötchen verkaufen|Verkauf in der Bäckerei|Bäckereiverkauf|Backwaren an der Theke verkaufen|in der Bäckerei verkaufen
fleisch- und wurstwaren verkaufen|verkauf von fleisch- und wurstwaren|wurst und fleisch verkaufen|fleischwarenverkauf
schuhverkauf|schuhe verkaufen|verkauf von schuhen
modeverkauf|verkauf von bekleidung|bekleidung verkaufen
modeberatung|kunden in modefragen beraten|Kundinnen bei der Kleiderwahl beraten|Outfits zusammenstellen|Stilberatung|zu Mode beraten|Kunden bei der Kleidung beraten
backwaren aufbacken|aufbacken von backwaren|backwaren im laden aufbacken|bake-off
backwaren herstellen|herstellung von backwaren|backwarenherstellung|produktion von backwaren|backwaren produzieren
teigherstellung|teige herstellen|herstellung von teigen|teige ansetzen|teigbereitung|zubereitung von teigen|Teige kneten|Teige zubereiten|Teig kneten|Teige mischen und kneten
tortenherstellung|torten herstellen|herstellung von torten|torten fertigen|anfertigung von torten
konditoreiwaren herstellen|herstellung von konditoreiwaren|feine backwaren herstellen|herstellung feiner backwaren
fleischzerlegung|fleisch zerlegen|zerlegen von fleisch|Tierkörper zerlegen > Schweine und Rinder zerlegen|Schweinehälften zerlegen|Grobzerlegung|Rinderviertel zerlegen|Ausbeinen|Fleisch ausbeinen
wurstherstellung|wurst herstellen|herstellung von wurst|wurstwaren herstellen|herstellung von wurstwaren|wursten|Würste herstellen|Würste produzieren|Wurstproduktion
speisenzubereitung|speisen zubereiten|zubereitung von speisen|gerichte zubereiten|zubereitung von gerichten|mahlzeiten zubereiten|zubereitung von mahlzeiten|Essen kochen|Mahlzeiten kochen|Speisen kochen|warme Mahlzeiten zubereiten|Zubereitung der Speisen|Menüs kochen|Speisen herstellen|Zubereiten der Speisen|Speisenherstellung
kalte speisen zubereiten|zubereitung kalter speisen|kalte küche|gardemanger|zubereitung von kalten speisen|kalte Platten herstellen|kalte Platten anrichten|Salate und kalte Vorspeisen zubereiten|Vorspeisen und Salate zubereiten
warme speisen zubereiten|zubereitung warmer speisen|warme küche|zubereitung von warmen speisen
salate zubereiten|zubereitung von salaten|salatzubereitung
desserts zubereiten|zubereitung von desserts|dessertherstellung|süßspeisen zubereiten|nachspeisen zubereiten|nachtisch zubereiten|Patisserie|Desserts herstellen|Süßspeisen herstellen|Nachspeisen herstellen|Dessertzubereitung
frühstückszubereitung|frühstück zubereiten|zubereitung des frühstücks|frühstück vorbereiten|frühstücksvorbereitung
speisen anrichten|anrichten von speisen|teller anrichten|gerichte anrichten|anrichten von tellern
speisenausgabe|speisen ausgeben|essensausgabe|essen ausgeben|ausgabe von speisen|ausgabe von essen
mise en place|vorbereitung der küchenposten|kochstation vorbereiten|posten in der küche vorbereiten
küchenvorbereitungen|vorbereitungsarbeiten in der küche|lebensmittel vorbereiten in der küche|zutaten vorbereiten|Zutaten schneiden und vorbereiten|Küchenvorbereitung|Vorbereiten von Zutaten|Zutaten waschen und schneiden|Zutaten bereitstellen
speiseplanung|speisepläne erstellen|erstellung von speiseplänen|speiseplan schreiben|menüpläne erstellen|speiseplanerstellung|speisepläne schreiben|menüplanung|Speisekarten schreiben|Wochenmenüs planen|Speisepläne aufstellen|Menükarten zusammenstellen|Speisepläne zusammenstellen|Menüpläne schreiben|Speisekarten zusammenstellen|Speisekarte entwickeln|Menügestaltung
speisekartengestaltung|speisekarten gestalten|gestaltung der speisekarte|speisekarten erstellen|erstellung der speisekarte
speisenkalkulation|speisen kalkulieren|kalkulation von speisen|gerichte kalkulieren|kalkulation von gerichten
wareneinsatzkalkulation|wareneinsatz kalkulieren|kalkulation des wareneinsatzes|wareneinsatz berechnen|wareneinsatzberechnung
lebensmittelbestellung|lebensmittel bestellen|bestellung von lebensmitteln|bestellung der lebensmittel
lebensmitteleinkauf|lebensmittel einkaufen|einkauf von lebensmitteln|einkauf der lebensmittel
lebensmittellagerung|lebensmittel lagern|lagerung von lebensmitteln|lebensmittel fachgerecht lagern
haccp-richtlinien einhalten|einhaltung der haccp-richtlinien|einhaltung von haccp|haccp-vorgaben einhalten|arbeiten nach haccp
hygienevorschriften einhalten|einhaltung der hygienevorschriften|einhaltung von hygienestandards|hygienestandards einhalten|hygieneregeln einhalten|einhaltung der hygieneregeln|hygienerichtlinien einhalten
küchenreinigung|küche reinigen|reinigung der küche|küche putzen|küche sauber halten|Küchengeräte reinigen|Herde und Arbeitsflächen reinigen|Sauberkeit in der Küche
spülküche|spülen in der küche|abwaschküche|geschirr spülen|abwasch|spültätigkeiten|geschirrspülen|Geschirr abwaschen|Töpfe und Geschirr spülen|Abwaschen von Geschirr|Spültätigkeit|Geschirrreinigung|Teller waschen|Abspülen
küchenleitung|küche leiten|leitung der küche|küchenbrigade leiten
gäste bedienen|bedienung von gästen|gästebedienung|bedienung der gäste|servicearbeiten am gast|gäste im restaurant bedienen|kellnern
bestellungen am tisch aufnehmen|bestellungen der gäste aufnehmen|bestellungsaufnahme am tisch|aufnahme von gästebestellungen|aufnehmen von gästebestellungen|Bestellaufnahme|Aufnahme von Bestellungen@Gäste Restaurant|Boniersystem bedienen|Bestellungen bonieren
speisen und getränke servieren|servieren von speisen und getränken|essen und getränke servieren|speisen und getränke auftragen
tische eindecken|eindecken von tischen|tische decken|eindecken der tische|tisch eindecken|Gedecke auflegen|Tafeln eindecken|Bankettische eindecken|Tische für Gäste decken
tischreservierungen annehmen|annahme von tischreservierungen|tischreservierungen entgegennehmen|tischreservierungen verwalten|Tischreservierung|Tische reservieren|Reservierungen für Tische|Reservierungen im Restaurant annehmen
gäste empfangen und platzieren|gäste begrüßen und platzieren|empfang und platzierung der gäste
gästeberatung|gäste beraten|beratung von gästen|beratung der gäste
weinberatung|gäste zu wein beraten|weine empfehlen|weinempfehlungen geben|Gäste zu Weinen beraten|passende Weine empfehlen
getränkezubereitung|getränke zubereiten|zubereitung von getränken
cocktails mixen|mixen von cocktails|cocktailzubereitung|cocktails zubereiten|zubereitung von cocktails|Bar betreuen|Barservice|hinter der Bar arbeiten|Drinks mixen
kaffeespezialitäten zubereiten|zubereitung von kaffeespezialitäten|kaffeegetränke zubereiten|kaffeezubereitung|Kaffee zubereiten|Espresso und Cappuccino zubereiten|Zubereitung von Kaffee|Kaffee brühen
bier zapfen|zapfen von bier|zapfanlage bedienen|bedienung der zapfanlage|bierausschank|Fassbier zapfen|Bierzapfen|Bier vom Fass zapfen
getränkeausschank|getränke ausschenken|ausschank von getränken
barbetrieb|arbeit an der bar|bardienst
bankettservice|service bei banketten|bankette betreuen|bankettbetreuung|Gäste bei Banketten bedienen|Bankette bedienen
bankettorganisation|bankette organisieren|organisation von banketten|bankette planen|bankettplanung
buffetaufbau|buffets aufbauen|aufbau von buffets|buffet aufbauen|aufbau des buffets|Büfetts aufbauen|Buffets anrichten|Buffets bestücken
frühstücksservice|frühstücksgäste bedienen|frühstück servieren|service beim frühstück|Gäste beim Frühstück bedienen|Frühstücksdienst|Frühstücksbuffet betreuen|Frühstücksbüfett auffüllen|Frühstücksbuffet auffüllen|Frühstücksbuffet aufbauen
catering|catering-service|partyservice|Gäste bei Veranstaltungen verpflegen|Verpflegung bei Veranstaltungen|Events bewirten|Verpflegung von Events|Eventverpflegung
zimmerreinigung|zimmer reinigen|reinigung der zimmer|gästezimmer reinigen|reinigung von gästezimmern|hotelzimmer reinigen|zimmer putzen|reinigung von hotelzimmern|Gästezimmer putzen|Hotelzimmer säubern|Gästezimmer herrichten|Zimmer machen@Hotel|Hotelzimmer aufräumen|Zimmerpflege
zimmerkontrolle|zimmer kontrollieren|kontrolle der zimmer|zimmer abnehmen im hotel|gästezimmer kontrollieren|gereinigte Zimmer abnehmen|gereinigte Zimmer kontrollieren|Zimmerabnahme|Kontrolle der Gästezimmer
check-in und check-out|gäste ein- und auschecken|check-in und check-out von gästen|an- und abreise der gäste abwickeln|ein- und auschecken von gästen
gäste einchecken|check-in von gästen|einchecken von gästen|gäste-check-in|check-in der gäste|Check-in|Anreisen abwickeln|Gäste bei der Anreise einbuchen|ankommende Gäste einchecken
gäste auschecken|check-out von gästen|auschecken von gästen|check-out der gäste|Check-out|Abreisen abwickeln|abreisende Gäste auschecken
reservierungsannahme|reservierungen annehmen|annahme von reservierungen|reservierungen entgegennehmen|entgegennahme von reservierungen
reservierungsbearbeitung|reservierungen bearbeiten|bearbeitung von reservierungen|buchungen von gästen bearbeiten|bearbeitung von gästebuchungen
zimmerreservierungen bearbeiten|zimmerbuchungen bearbeiten|bearbeitung von zimmerreservierungen|bearbeitung von zimmerbuchungen|Zimmerreservierung|Zimmer reservieren|Zimmerbuchungen annehmen|Hotelreservierungen bearbeiten|Zimmerreservierungen annehmen|Buchung von Zimmern|Zimmerbuchung|Zimmerbuchungen entgegennehmen
gruppenreservierungen bearbeiten|bearbeitung von gruppenreservierungen|gruppenbuchungen bearbeiten|bearbeitung von gruppenbuchungen|gruppenanfragen bearbeiten
nachtrezeption|nachtdienst an der rezeption|nachtschicht an der rezeption|rezeptionsnachtdienst|Nachtdienst am Empfang|nachts an der Rezeption arbeiten|nachts am Hotelempfang arbeiten
hoteltagesabschluss|tagesabschluss im hotel|hotelbuchungstag abschließen
rezeptionsdienst|arbeit an der rezeption|dienst an der rezeption|rezeption besetzen|rezeption betreuen|besetzung der rezeption|betreuung der rezeption|Empfang im Hotel|am Hotelempfang arbeiten|Front Office|Rezeptionsarbeit|an der Rezeption arbeiten|Rezeption eines Hotels|Front Desk|Frontoffice@Hotel
gästebeschwerden bearbeiten|bearbeitung von gästebeschwerden|beschwerden von gästen bearbeiten|gästereklamationen bearbeiten|bearbeitung von gästereklamationen
gästeanfragen beantworten|beantwortung von gästeanfragen|fragen von gästen beantworten|anfragen von gästen beantworten
gästebetreuung|gäste betreuen|betreuung von gästen|betreuung der gäste
zimmerservice|room service|etagenservice|zimmerservice ausführen|Speisen aufs Zimmer bringen|Essen aufs Zimmer bringen
minibars auffüllen|auffüllen der minibars|minibar kontrollieren und auffüllen
wäscherei im hotel|hotelwäsche waschen|hotelwäsche aufbereiten
wäschepflege|wäsche pflegen|pflege der wäsche
blumensträuße binden|binden von blumensträußen|sträuße binden|straußbinden|blumensträuße anfertigen|Blumenbinderei|Binden von Sträußen|Blumen binden|Gestecke und Sträuße binden|Floristik > Brautsträuße binden
trauerfloristik|trauergestecke anfertigen|trauerkränze binden|trauerkränze und gestecke anfertigen|Kränze binden|Grabgestecke binden|Trauerkränze fertigen|Trauergestecke binden|Grabschmuck anfertigen|Kranzbinden
brautsträuße binden|brautsträuße anfertigen
blumenpflege im verkauf|schnittblumen pflegen|pflege der schnittblumen|schnittblumen versorgen
haare schneiden|haarschnitte ausführen|schneiden von haaren|haarschnitt|haarschnitte > Damen- und Herrenhaarschnitte|Herren die Haare schneiden|Kundinnen die Haare schneiden
haare färben|färben von haaren|haarfärbung|colorationen durchführen|haarcoloration > Haare tönen und färben|Ansätze färben
gesichtsbehandlungen|gesichtsbehandlungen durchführen|durchführung von gesichtsbehandlungen|kosmetische gesichtsbehandlungen durchführen|kosmetische gesichtspflege
maniküre|nagelpflege an den händen|handpflege und maniküre|fingernägel pflegen
unterhaltsreinigung|laufende gebäudereinigung|unterhaltsreinigung durchführen|durchführung der unterhaltsreinigung|regelmäßige reinigung von gebäuden
büroreinigung|büros reinigen|reinigung von büros|büroräume reinigen|reinigung von büroräumen|büros putzen|Büros säubern|Büroräumlichkeiten reinigen|Büroetagen putzen|Büros sauber halten
fenster putzen|fensterreinigung|fenster reinigen|reinigung von fenstern
treppenhausreinigung|treppenhäuser reinigen|reinigung von treppenhäusern|stiegenhausreinigung|treppenhäuser putzen|Treppen wischen|Treppenhäuser wischen|Stiegenhäuser reinigen
sanitärreinigung|sanitäranlagen reinigen|reinigung von sanitäranlagen|sanitärräume reinigen|reinigung von sanitärräumen
grundreinigung|grundreinigungen durchführen|durchführung von grundreinigungen|Böden grundreinigen
brillenberatung|kunden bei der brillenauswahl beraten|beratung zu brillen|brillenfassungen auswählen mit kunden
brillenanpassung|brillen anpassen|anpassung von brillen|anpassen von brillen|Brillen ausrichten und anpassen|Brillen an Kunden anpassen|Brillengläser einschleifen und anpassen
kontaktlinsenanpassung|kontaktlinsen anpassen|anpassung von kontaktlinsen
refraktionsbestimmung|refraktion bestimmen|augenglasbestimmung|brillenglasbestimmung|Sehschärfe bestimmen|Refraktionen bestimmen|Sehstärken bestimmen|Sehstärke ermitteln|Sehschärfe prüfen
sehtests durchführen|durchführung von sehtests|sehteste durchführen
hörgeräteanpassung|hörgeräte anpassen|anpassung von hörgeräten|hörsysteme anpassen|anpassung von hörsystemen|Hörgeräte einstellen|Hörgeräte justieren|Hörgeräteversorgung|Hörsysteme einstellen
hörtests durchführen|durchführung von hörtests|hörtest|gehör messen|audiometrie durchführen|Hörprüfung|Hörmessung|Hörprüfungen > Audiometrie|Audiogramme erstellen
schmuckreparatur|schmuck reparieren|reparatur von schmuck
uhrenreparatur|uhren reparieren|reparatur von uhren|Uhren instand setzen|Uhrwerke reparieren|Uhrwerke revidieren > Armbanduhren reparieren
reiseberatung|kunden zu reisen beraten|beratung zu reisen|Kunden bei der Reiseplanung beraten|Urlauber beraten|Reisen beraten und buchen|Urlaubsberatung
bettwäschewechsel|bettwäsche wechseln|betten beziehen|beziehen von betten|wechseln der bettwäsche|Bettenmachen|Betten machen|Betten frisch beziehen|Betten überziehen|Bettzeug wechseln
wäsche waschen und bügeln|waschen und bügeln von wäsche|waschen und bügeln
toilettenreinigung|toiletten reinigen|reinigung der toiletten|wc-reinigung|Toiletten putzen|WC reinigen|Bäder putzen|Bäder und Toiletten reinigen|Sanitärräume putzen|Reinigung der Sanitärräume|Waschräume reinigen
night audit|night-audit durchführen|durchführung des night audits
textilverkauf|textilien verkaufen|verkauf von textilien
`;
