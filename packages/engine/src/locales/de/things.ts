/** Building, vehicles, farm, food: nouns of which each names the very same thing as the others; what stands behind ">" is one of its kind and only proves; our own list. */
export const things = `
hammerbohrer|steinbohrer
winkelschleifer|flex|trennschleifer
stichsäge|pendelhubsäge
motorsäge|kettensäge|motorkettensäge
brecheisen|brechstange|kuhfuß
schraubenzieher|schraubendreher
schraubenschlüssel|gabelschlüssel
zollstock|gliedermaßstab|meterstab
meterband|maßband|bandmaß|rollmeter
malerrolle|farbroller|farbrolle
tapetenkleister|kleister
tapete|wandtapete
dispersionsfarbe|wandfarbe|innenfarbe
fliese|kachel
fußleiste|sockelleiste|scheuerleiste
dielenboden|dielenböden|holzdielen|dielen
fensterbank|fensterbänke|fenstersims|fensterbrett|fensterbretter
rollladen|rollläden|rolladen|rolläden
sonnenschutz > markise|jalousie|rollladen
türklinke|türgriff|türdrücker
balkon > loggia
keller|kellerraum|kellerräume
garage|garagen > tiefgarage
rohbau|rohbauten
neubau|neubauten
altbau|altbauten > gründerzeithaus
fertighaus|fertighäuser|fertigteilhaus
mehrfamilienhaus|mehrfamilienhäuser|mietshaus|mietshäuser
backstein|ziegelstein
trockenbauwand|trockenbauwände|gipskartonwand|gipskartonwände|leichtbauwand|leichtbauwände
zwischenwand|zwischenwände|trennwand|trennwände
dämmstoff|dämmmaterial|isoliermaterial > steinwolle|glaswolle|mineralwolle
beton > ortbeton|stahlbeton|fertigbeton
schalung|betonschalung
estrich > zementestrich
naturstein > granit|marmor|sandstein|schiefer
straßenbelag|fahrbahnbelag|fahrbahndecke > asphaltdecke
straßenschäden > schlagloch|schlaglöcher
bordstein|randstein|bordsteinkante|kantstein
kreisverkehr|kreisel
ampel|ampelanlage|lichtsignalanlage|verkehrsampel
verkehrsschild|verkehrsschilder|verkehrszeichen
abwasser|schmutzwasser
trinkwasser|leitungswasser
regenwasser|niederschlagswasser
hausanschluss|hausanschlüsse
bad|bäder > badezimmer
waschtisch|waschbecken|handwaschbecken
heizung > zentralheizung|ölheizung|gasheizung|fußbodenheizung
ölheizung|ölheizungsanlage
gasheizung > gastherme
solaranlage > photovoltaikanlage|pv-anlage|solarstromanlage
windkraftanlage|windrad|windräder|windenergieanlage|windturbine
stromspeicher|batteriespeicher
stromgenerator|stromerzeuger|stromaggregat
elektroauto|e-auto|elektro-auto
elektroroller|e-roller
e-scooter|elektrotretroller
wohnmobil|reisemobil
wohnwagen|caravan
kipper|kipplaster
müllwagen|müllfahrzeug|müllauto|abfallsammelfahrzeug
kehrmaschine > straßenkehrmaschine
feuerwehrauto|feuerwehrfahrzeug > löschfahrzeug
streifenwagen|polizeiwagen|polizeifahrzeug|funkstreifenwagen
lokomotive|lok
schienenfahrzeug > straßenbahn|lokomotive|triebwagen
bahnhof|bahnhöfe
bahnsteig|bahnsteige
gleis|gleisanlage
haltestelle > bushaltestelle
hubschrauber|helikopter
flughafen|flughäfen|airport
segelboot > segeljacht|segelyacht
schlauchboot|gummiboot
rettungsweste|schwimmweste
auspuff|abgasanlage|auspuffanlage
kupplung|fahrzeugkupplung
getriebe > schaltgetriebe|automatikgetriebe
fahrgestell|chassis
karosserie|fahrzeugkarosserie
windschutzscheibe|frontscheibe
autobatterie|starterbatterie
fahrradhelm|radhelm
ski|skier|schi|schier
skilift > sessellift|schlepplift
seilbahn > bergbahn|gondelbahn
wanderweg|wanderpfad
radweg|fahrradweg|radwege
spielplatz|spielplätze|kinderspielplatz|kinderspielplätze
sportanlage > sportplatz|sportplätze
fußballplatz|fußballplätze|fußballfeld|fußballfelder
turnhalle|sporthalle
tennisplatz|tennisplätze
schwimmbecken|swimmingpool|swimming-pool
melkmaschine|melkanlage
melkroboter|automatisches melksystem
viehstall|viehställe > rinderstall|schweinestall|kuhstall
schwein|schweine > ferkel|sauen|mastschweine
rind|rinder|rindvieh > kühe|kälber|bullen
kalb|kälber
bulle|stier
lamm|lämmer
gans|gänse
ente|enten
pute|truthahn|truthühner|puten
kaninchen|stallhase
biene|honigbienen
bienenstock|bienenstöcke|bienenvolk|bienenvölker
haustier|heimtier
tierfutter|futtermittel
dung|mist|stallmist
gülle|jauche|flüssigmist
kompost|komposterde
dünger|düngemittel
pflanzenschutzmittel|pestizid > herbizid|fungizid|insektizid
saatgut|saat|samen zum säen
setzling|jungpflanze|setzlinge
topfpflanze|zimmerpflanze
strauch|sträucher|busch|büsche
hecke|hecken
obstbaum|obstbäume > apfelbaum|apfelbäume|kirschbaum|kirschbäume
obst|früchte > äpfel|birnen|kirschen|beeren
gemüse > karotten|tomaten|salat|kohl|gurken|zwiebeln
getreide > weizen|roggen|gerste|hafer
weintraube|trauben|weintrauben
weinberg|weingarten|weingärten|rebberg|wingert
rebe|weinreben|rebstock|rebstöcke
acker|äcker|ackerland|ackerfläche
grünland > wiese|wiesen
viehweide|weideland
wald|wälder|forst|waldgebiet
rundholz > baumstamm|baumstämme
brennholz|kaminholz|scheitholz
streusalz|tausalz
gartenzaun|gartenzäune
teich > gartenteich
beet > blumenbeet|rabatte|gemüsebeet|hochbeet
friedhof|friedhöfe|gottesacker
grab|gräber|grabstätte
bestattung|beerdigung|begräbnis|beisetzung
trauerfeier|totenfeier
bestattungsunternehmen|bestattungsinstitut|beerdigungsinstitut
hochzeit|hochzeitsfeier|hochzeitsfest
geburtstagsfeier|geburtstagsfest|geburtstagsparty
jubiläum|jubiläumsfeier
weihnachtsmarkt|christkindlmarkt|adventmarkt
wochenmarkt|wochenmärkte|bauernmarkt
flohmarkt|trödelmarkt|flohmärkte
marktstand|verkaufsstand|marktstände
ladengeschäft > boutique|supermarkt
supermarkt|supermärkte|lebensmittelmarkt
warenhaus|kaufhaus|warenhäuser|kaufhäuser
einkaufszentrum|shoppingcenter|shopping-center
apotheke|offizin
drogerie|drogeriemarkt
baumarkt|baumärkte
tankstelle|tankstation
bäckerei|backbetrieb
konditorei|zuckerbäckerei
käsetheke|käseabteilung
registrierkasse|ladenkasse
kassenabrechnung|kassenabschluss|tagesabschluss der kasse
bargeld|barmittel
ec-karte|girocard|bankkarte|debitkarte
preisschild|preisschilder|preisetikett
warenprobe|produktprobe|produktmuster
pappkarton|pappschachtel|karton|kartons|pappkiste
palette > europalette|holzpalette
container > frachtcontainer|seecontainer
rollcontainer|rollbehälter
förderband|förderbänder|transportband|transportbänder
regal > lagerregal
frachtbrief|frachtpapier|cmr-frachtbrief
briefkasten|postkasten|briefkästen
gebäck > kuchen|torte|plätzchen|kekse|croissants|hörnchen
plätzchen|kekse
joghurt|jogurt
wurstwaren > wurst|würste
meeresfrüchte > garnelen|muscheln|tintenfisch
soße|sauce|soßen|saucen|tunke
nachspeise|nachtisch|dessert|desserts
vorspeise|entrée|vorspeisen
mittagessen|mittagstisch|mittagsmahlzeit
abendessen|abendbrot|nachtmahl
frühstück|frühstücke
nudeln|teigwaren|pasta
kartoffelbrei|kartoffelpüree|kartoffelstampf
pommes|pommes frites|fritten
frikadelle|bulette|fleischpflanzerl|fleischküchle
pfannkuchen|eierkuchen|palatschinken
erfrischungsgetränk|softdrink > limonade|limo
mineralwasser|sprudelwasser
saft > fruchtsaft|obstsaft|apfelsaft
spirituose > schnaps|likör|branntwein|obstbrand|whisky
schaumwein > sekt|champagner|prosecco
kaffeemaschine > kaffeeautomat|kaffeevollautomat|espressomaschine
fritteuse|friteuse
backofen|backröhre
herd|kochherd
dunstabzug|dunstabzugshaube|abzugshaube
mikrowelle|mikrowellenherd|mikrowellengerät
tiefkühlgerät|gefriergerät > gefrierschrank|tiefkühlschrank|gefriertruhe|tiefkühltruhe
kühlraum|kühlräume|kühlhaus|kühlhäuser|kühlzelle
kochtopf|kochtöpfe
tischdecke|tischtuch|tischtücher
dachboden|dachböden|dachspeicher
hauptspeise|hauptgericht|hauptgang|hauptspeisen
schornstein|schornsteine|rauchfang
kaminofen|schwedenofen
lüftungsanlage|belüftungsanlage
stall|ställe|stallung
bodenbelag|bodenbeläge > parkett|laminat|teppichboden|teppichböden|linoleum|fliesenboden
sahne|rahm > schlagsahne
wegweiser|hinweisschild|hinweisschilder
einfamilienhaus|einfamilienhäuser > reihenhaus|reihenhäuser
türschloss|türschlösser
sattelzug|sattelzüge
gesellschaftsspiel|brettspiel|brettspiele > kartenspiel
`;
