/** German, retail, gastronomy, hotel: one line, one meaning; our own list. */
export const retailGastronomyHotel = `
kassentätigkeit|kasse bedienen|bedienung der kasse|kassieren an der kasse|kassiertätigkeit|kassentätigkeiten|arbeit an der kasse|kassendienst
kassenabrechnung|kasse abrechnen|abrechnung der kasse|kassenabschluss|kasse abschließen|kassenabschluss machen|tagesabschluss der kasse
scannerkasse bedienen|bedienung der scannerkasse|arbeiten an der scannerkasse|scannerkasse
bedienung an der theke|thekenbedienung|kunden an der theke bedienen|thekenverkauf|verkauf an der theke|bedienen an der theke
bedienung von kunden|kunden bedienen|kundenbedienung|kundschaft bedienen|bedienung der kundschaft
warenverräumung|ware verräumen|verräumen von waren|waren verräumen|verräumung der ware|ware einräumen|einräumen von ware|waren einräumen
regalauffüllung|regale auffüllen|auffüllen von regalen|regale nachfüllen|regale befüllen|auffüllen der regale|regale einräumen
warenpflege|waren pflegen|pflege der ware|pflege der waren
mindesthaltbarkeitsdatum prüfen|mhd-kontrolle|mindesthaltbarkeitsdaten kontrollieren|kontrolle der mindesthaltbarkeitsdaten|haltbarkeitsdaten prüfen|mhd prüfen|haltbarkeitskontrolle
preisauszeichnung|waren auszeichnen|preise auszeichnen|ware auszeichnen|warenauszeichnung|auszeichnung der waren|preisetiketten anbringen
preisschilder aktualisieren|preisetiketten wechseln|preisänderungen im regal umsetzen|austausch von preisetiketten|preisschilder austauschen
warenpräsentation|waren präsentieren|präsentation der waren|ware präsentieren|präsentation von waren|warendarbietung
warenplatzierung|waren platzieren|platzierung von waren|platzierung der ware|ware platzieren
verkaufsfläche gestalten|gestaltung der verkaufsfläche|verkaufsraum gestalten|verkaufsraumgestaltung|gestaltung des verkaufsraums|verkaufsflächengestaltung
visual merchandising|visuelle warenpräsentation|visuelle verkaufsförderung
sortimentsgestaltung|sortiment gestalten|gestaltung des sortiments|sortiment zusammenstellen|sortimentszusammenstellung
sortimentspflege|sortiment pflegen|pflege des sortiments
sortimentsplanung|sortiment planen|planung des sortiments
verkaufsaktionen planen|planung von verkaufsaktionen|aktionsplanung im handel|verkaufsfördernde aktionen planen|verkaufsförderungsaktionen planen
verkaufsaktionen durchführen|durchführung von verkaufsaktionen|verkaufsfördernde aktionen durchführen|verkaufsförderungsmaßnahmen umsetzen
verkostungen durchführen|durchführung von verkostungen|degustationen durchführen|verkostungsaktionen durchführen
filialleitung|filiale leiten|leitung der filiale|leitung einer filiale|filialführung
filialeröffnung|filialen eröffnen|eröffnung von filialen|neue filialen eröffnen
laden öffnen und schließen|auf- und zuschließen des ladens|geschäft öffnen und schließen|öffnen und schließen der filiale|filiale auf- und abschließen
diebstahlprävention|ladendiebstahl verhindern|diebstahl vorbeugen|verhinderung von ladendiebstahl
umtausch bearbeiten|bearbeitung von umtäuschen|ware umtauschen für kunden|umtausch abwickeln
frischetheke betreuen|betreuung der frischetheke
backwaren verkaufen|verkauf von backwaren|backwarenverkauf|brot und gebäck verkaufen
fleisch- und wurstwaren verkaufen|verkauf von fleisch- und wurstwaren|wurst und fleisch verkaufen|fleischwarenverkauf
schuhverkauf|schuhe verkaufen|verkauf von schuhen
modeverkauf|verkauf von bekleidung|bekleidung verkaufen
modeberatung|kunden in modefragen beraten
backwaren aufbacken|aufbacken von backwaren|backwaren im laden aufbacken|bake-off
backwaren herstellen|herstellung von backwaren|backwarenherstellung|produktion von backwaren|backwaren produzieren
teigherstellung|teige herstellen|herstellung von teigen|teige ansetzen|teigbereitung|zubereitung von teigen
tortenherstellung|torten herstellen|herstellung von torten|torten fertigen|anfertigung von torten
konditoreiwaren herstellen|herstellung von konditoreiwaren|feine backwaren herstellen|herstellung feiner backwaren
fleischzerlegung|fleisch zerlegen|zerlegen von fleisch
wurstherstellung|wurst herstellen|herstellung von wurst|wurstwaren herstellen|herstellung von wurstwaren|wursten
speisenzubereitung|speisen zubereiten|zubereitung von speisen|gerichte zubereiten|zubereitung von gerichten|mahlzeiten zubereiten|zubereitung von mahlzeiten
kalte speisen zubereiten|zubereitung kalter speisen|kalte küche|gardemanger|zubereitung von kalten speisen
warme speisen zubereiten|zubereitung warmer speisen|warme küche|zubereitung von warmen speisen
salate zubereiten|zubereitung von salaten|salatzubereitung
desserts zubereiten|zubereitung von desserts|dessertherstellung|süßspeisen zubereiten|nachspeisen zubereiten|nachtisch zubereiten
frühstückszubereitung|frühstück zubereiten|zubereitung des frühstücks|frühstück vorbereiten|frühstücksvorbereitung
speisen anrichten|anrichten von speisen|teller anrichten|gerichte anrichten|anrichten von tellern
speisenausgabe|speisen ausgeben|essensausgabe|essen ausgeben|ausgabe von speisen|ausgabe von essen
mise en place|vorbereitung der küchenposten|kochstation vorbereiten|posten in der küche vorbereiten
küchenvorbereitungen|vorbereitungsarbeiten in der küche|lebensmittel vorbereiten in der küche|zutaten vorbereiten
speiseplanung|speisepläne erstellen|erstellung von speiseplänen|speiseplan schreiben|menüpläne erstellen|speiseplanerstellung|speisepläne schreiben|menüplanung
speisekartengestaltung|speisekarten gestalten|gestaltung der speisekarte|speisekarten erstellen|erstellung der speisekarte
speisenkalkulation|speisen kalkulieren|kalkulation von speisen|gerichte kalkulieren|kalkulation von gerichten
wareneinsatzkalkulation|wareneinsatz kalkulieren|kalkulation des wareneinsatzes|wareneinsatz berechnen|wareneinsatzberechnung
lebensmittelbestellung|lebensmittel bestellen|bestellung von lebensmitteln|bestellung der lebensmittel
lebensmitteleinkauf|lebensmittel einkaufen|einkauf von lebensmitteln|einkauf der lebensmittel
lebensmittellagerung|lebensmittel lagern|lagerung von lebensmitteln|lebensmittel fachgerecht lagern
haccp-richtlinien einhalten|einhaltung der haccp-richtlinien|einhaltung von haccp|haccp-vorgaben einhalten|arbeiten nach haccp
hygienevorschriften einhalten|einhaltung der hygienevorschriften|einhaltung von hygienestandards|hygienestandards einhalten|hygieneregeln einhalten|einhaltung der hygieneregeln|hygienerichtlinien einhalten
küchenreinigung|küche reinigen|reinigung der küche|küche putzen|küche sauber halten
spülküche|spülen in der küche|abwaschküche|geschirr spülen|abwasch|spültätigkeiten|geschirrspülen
küchenleitung|küche leiten|leitung der küche|küchenbrigade leiten
gäste bedienen|bedienung von gästen|gästebedienung|bedienung der gäste|servicearbeiten am gast|gäste im restaurant bedienen|kellnern
bestellungen am tisch aufnehmen|bestellungen der gäste aufnehmen|bestellungsaufnahme am tisch|aufnahme von gästebestellungen|aufnehmen von gästebestellungen
speisen und getränke servieren|servieren von speisen und getränken|essen und getränke servieren|speisen und getränke auftragen
tische eindecken|eindecken von tischen|tische decken|eindecken der tische|tisch eindecken
tischreservierungen annehmen|annahme von tischreservierungen|tischreservierungen entgegennehmen|tischreservierungen verwalten
gäste empfangen und platzieren|gäste begrüßen und platzieren|empfang und platzierung der gäste
gästeberatung|gäste beraten|beratung von gästen|beratung der gäste
weinberatung|gäste zu wein beraten|weine empfehlen|weinempfehlungen geben
getränkezubereitung|getränke zubereiten|zubereitung von getränken
cocktails mixen|mixen von cocktails|cocktailzubereitung|cocktails zubereiten|zubereitung von cocktails
kaffeespezialitäten zubereiten|zubereitung von kaffeespezialitäten|kaffeegetränke zubereiten|kaffeezubereitung
bier zapfen|zapfen von bier|zapfanlage bedienen|bedienung der zapfanlage|bierausschank
getränkeausschank|getränke ausschenken|ausschank von getränken
barbetrieb|arbeit an der bar|bardienst
bankettservice|service bei banketten|bankette betreuen|bankettbetreuung
bankettorganisation|bankette organisieren|organisation von banketten|bankette planen|bankettplanung
buffetaufbau|buffets aufbauen|aufbau von buffets|buffet aufbauen|aufbau des buffets
frühstücksservice|frühstücksgäste bedienen|frühstück servieren|service beim frühstück
catering|catering-service|partyservice
zimmerreinigung|zimmer reinigen|reinigung der zimmer|gästezimmer reinigen|reinigung von gästezimmern|hotelzimmer reinigen|zimmer putzen|reinigung von hotelzimmern
zimmerkontrolle|zimmer kontrollieren|kontrolle der zimmer|zimmer abnehmen im hotel|gästezimmer kontrollieren
check-in und check-out|gäste ein- und auschecken|check-in und check-out von gästen|an- und abreise der gäste abwickeln|ein- und auschecken von gästen
gäste einchecken|check-in von gästen|einchecken von gästen|gäste-check-in|check-in der gäste
gäste auschecken|check-out von gästen|auschecken von gästen|check-out der gäste
reservierungsannahme|reservierungen annehmen|annahme von reservierungen|reservierungen entgegennehmen|entgegennahme von reservierungen
reservierungsbearbeitung|reservierungen bearbeiten|bearbeitung von reservierungen|buchungen von gästen bearbeiten|bearbeitung von gästebuchungen
zimmerreservierungen bearbeiten|zimmerbuchungen bearbeiten|bearbeitung von zimmerreservierungen|bearbeitung von zimmerbuchungen
gruppenreservierungen bearbeiten|bearbeitung von gruppenreservierungen|gruppenbuchungen bearbeiten|bearbeitung von gruppenbuchungen|gruppenanfragen bearbeiten
nachtrezeption|nachtdienst an der rezeption|nachtschicht an der rezeption|rezeptionsnachtdienst
hoteltagesabschluss|tagesabschluss im hotel|hotelbuchungstag abschließen
rezeptionsdienst|arbeit an der rezeption|dienst an der rezeption|rezeption besetzen|rezeption betreuen|besetzung der rezeption|betreuung der rezeption
gästebeschwerden bearbeiten|bearbeitung von gästebeschwerden|beschwerden von gästen bearbeiten|gästereklamationen bearbeiten|bearbeitung von gästereklamationen
gästeanfragen beantworten|beantwortung von gästeanfragen|fragen von gästen beantworten|anfragen von gästen beantworten
gästebetreuung|gäste betreuen|betreuung von gästen|betreuung der gäste
zimmerservice|room service|etagenservice|zimmerservice ausführen
minibars auffüllen|auffüllen der minibars|minibar kontrollieren und auffüllen
wäscherei im hotel|hotelwäsche waschen|hotelwäsche aufbereiten
wäschepflege|wäsche pflegen|pflege der wäsche
blumensträuße binden|binden von blumensträußen|sträuße binden|straußbinden|blumensträuße anfertigen
trauerfloristik|trauergestecke anfertigen|trauerkränze binden|trauerkränze und gestecke anfertigen
brautsträuße binden|brautsträuße anfertigen
blumenpflege im verkauf|schnittblumen pflegen|pflege der schnittblumen|schnittblumen versorgen
haare schneiden|haarschnitte ausführen|schneiden von haaren|haarschnitt|haarschnitte
haare färben|färben von haaren|haarfärbung|colorationen durchführen|haarcoloration
gesichtsbehandlungen|gesichtsbehandlungen durchführen|durchführung von gesichtsbehandlungen|kosmetische gesichtsbehandlungen durchführen|kosmetische gesichtspflege
maniküre|nagelpflege an den händen|handpflege und maniküre|fingernägel pflegen
unterhaltsreinigung|laufende gebäudereinigung|unterhaltsreinigung durchführen|durchführung der unterhaltsreinigung|regelmäßige reinigung von gebäuden
büroreinigung|büros reinigen|reinigung von büros|büroräume reinigen|reinigung von büroräumen|büros putzen
fenster putzen|fensterreinigung|fenster reinigen|reinigung von fenstern
treppenhausreinigung|treppenhäuser reinigen|reinigung von treppenhäusern|stiegenhausreinigung|treppenhäuser putzen
sanitärreinigung|sanitäranlagen reinigen|reinigung von sanitäranlagen|sanitärräume reinigen|reinigung von sanitärräumen
grundreinigung|grundreinigungen durchführen|durchführung von grundreinigungen
brillenberatung|kunden bei der brillenauswahl beraten|beratung zu brillen|brillenfassungen auswählen mit kunden
brillenanpassung|brillen anpassen|anpassung von brillen|anpassen von brillen
kontaktlinsenanpassung|kontaktlinsen anpassen|anpassung von kontaktlinsen
refraktionsbestimmung|refraktion bestimmen|augenglasbestimmung|brillenglasbestimmung
sehtests durchführen|durchführung von sehtests|sehteste durchführen
hörgeräteanpassung|hörgeräte anpassen|anpassung von hörgeräten|hörsysteme anpassen|anpassung von hörsystemen
hörtests durchführen|durchführung von hörtests|hörtest|gehör messen|audiometrie durchführen
schmuckreparatur|schmuck reparieren|reparatur von schmuck
uhrenreparatur|uhren reparieren|reparatur von uhren
reiseberatung|kunden zu reisen beraten|beratung zu reisen
bettwäschewechsel|bettwäsche wechseln|betten beziehen|beziehen von betten|wechseln der bettwäsche
wäsche waschen und bügeln|waschen und bügeln von wäsche|waschen und bügeln
toilettenreinigung|toiletten reinigen|reinigung der toiletten|wc-reinigung
night audit|night-audit durchführen|durchführung des night audits
textilverkauf|textilien verkaufen|verkauf von textilien
`;
