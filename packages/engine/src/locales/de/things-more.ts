/** Rooms, schools, arts, offices, law, health: nouns of which each names the very same thing as the others; what stands behind ">" is one of its kind and only proves; our own list. */
export const moreThings = `
speisesaal|speiseräume|speisesäle|speiseraum
gaststube|gastraum|gasträume
biergarten|gastgarten|biergärten
jugendherberge|hostel
campingplatz|campingplätze|zeltplatz|zeltplätze
handtuch|handtücher|frottiertuch
bettlaken|laken|leintuch|betttuch
sessel|polstersessel|fauteuil
polstermöbel > sofa|couch|sessel
möbel|mobiliar|möbelstücke|einrichtungsgegenstände
einbauküche|küchenzeile
bügeleisen|plätteisen
reinigungsmittel|putzmittel
putzlappen|wischtuch|wischtücher|putztuch|putztücher|reinigungstuch|reinigungstücher
wischmopp|mopp|wischmop
hochdruckreiniger|dampfstrahler
müllsack|müllbeutel|müllsäcke|abfallsack|abfallsäcke|abfallbeutel
biomüll|bioabfall|bioabfälle|biogut
restmüll|restabfall
sondermüll|sonderabfall|gefährlicher abfall|gefährliche abfälle
elektroschrott|elektronikschrott|elektroaltgeräte
altmetall|metallschrott
wertstoffhof|recyclinghof|wertstoffhöfe
deponie|mülldeponie
büroräume|büroflächen
klassenzimmer|klassenraum|klassenräume
hörsaal|hörsäle
lehrbuch|lehrbücher > schulbuch|schulbücher
elterngespräch|gespräch mit eltern
schulleitung|rektorat
vorschulkind|vorschulkinder|kind im vorschulalter
säugling|baby|babys > neugeborene
kleinkindgruppe|krippengruppe
kinderkrippe|krippe
jugendliche|teenager|heranwachsende
jugendzentrum|jugendtreff|jugendhaus|jugendclub
pflegefamilie|pflegeeltern
spielzeug|spielsachen|spielwaren
bilderbuch|bilderbücher
bastelmaterial|bastelsachen
klavier|piano
geige|violine
bratsche|viola
cello|violoncello
akkordeon|ziehharmonika
musikinstrument > klavier|gitarre|geige|flöte
chor|gesangsgruppe|singkreis
theaterstück|bühnenstück|schauspiel
bühne > theaterbühne
mikrofon|mikro|mikrophon
lautsprecher|lautsprecherbox
tonanlage|beschallungsanlage|pa-anlage
gemälde > ölbild|ölbilder|ölgemälde
skulptur > statue
kunstwerk > gemälde|skulptur|statue
ausstellung > kunstausstellung
museum|museen
galerie|kunstgalerie
besuchergruppe|gruppe von besuchern
denkmal|denkmäler > baudenkmal|baudenkmäler|kulturdenkmal
zeitung > tageszeitung
zeitschrift|illustrierte
zeitungsartikel|presseartikel|zeitungsbeitrag|zeitungsbeiträge
leserbrief|leserzuschrift
hörbuch|hörbücher|audiobook
e-book|ebook|elektronisches buch|elektronische bücher
lexikon|nachschlagewerk|enzyklopädie
wörterbuch|wörterbücher
stadtplan|stadtpläne
kamera > fotoapparat|fotokamera
fotoalbum|fotoalben
filmaufnahme|filmaufnahmen|videoaufnahme
hörfunk|radio
radiosendung|hörfunksendung
radiobeitrag|hörfunkbeitrag|radiobeiträge|hörfunkbeiträge
fernsehsendung|tv-sendung
fernsehbeitrag|tv-beitrag|fernsehbeiträge
computerspiel|videospiel|pc-spiel
tablet|tablet-pc|tablet-computer
kopierer|kopiergerät|fotokopierer|fotokopiergerät
beamer|projektor|videoprojektor
festnetztelefon|festnetzapparat
passwort|kennwort|passwörter|kennwörter
benutzerkonto|benutzerkonten|nutzerkonto|nutzerkonten|user-account|benutzer-account|user account
server|serversystem
computernetzwerk|rechnernetz|it-netzwerk
internetanschluss|internetzugang|internetanschlüsse|internetzugänge
glasfaserkabel|lichtwellenleiter|lwl-kabel
programmierschnittstelle|api|apis
benutzeroberfläche|bedienoberfläche|nutzeroberfläche|user interface
benutzerhandbuch|benutzerhandbücher|anwenderhandbuch|anwenderhandbücher|bedienhandbuch
tabellenkalkulation|spreadsheet|tabellenkalkulationsprogramm
textverarbeitung|textverarbeitungsprogramm
formular|vordruck|formblatt|formblätter|formularvordruck
antrag|anträge > bauantrag|förderantrag
behörde|amt|ämter|amtsstelle
rathaus|rathäuser|gemeindehaus
bürgerbüro|bürgeramt
standesamt|zivilstandsamt
finanzamt|steuerbehörde|steueramt
agentur für arbeit|arbeitsamt
sozialamt|sozialbehörde
gemeinde|kommune
gemeinderat|gemeindevertretung
wahllokal|stimmlokal
ausweis > personalausweis|reisepass|reisepässe
baugenehmigung|bauerlaubnis|baubewilligung
strafzettel|knöllchen|strafmandat
parkplatz|stellplatz|parkplätze|stellplätze
rauchmelder|rauchwarnmelder
rettungsweg|fluchtweg
alarmanlage > einbruchmeldeanlage
videoüberwachung|kameraüberwachung
wachdienst|sicherheitsdienst|bewachungsdienst
gefängnis|justizvollzugsanstalt|jva|haftanstalt
häftling|gefangene|inhaftierte|strafgefangene
rechtsanwalt|anwalt|rechtsanwältin|rechtsanwälte|anwälte
anwaltskanzlei|rechtsanwaltskanzlei
notariat|notarkanzlei
arbeitsvertrag|arbeitsverträge|anstellungsvertrag|anstellungsverträge|dienstvertrag
mietvertrag|mietverträge
vollmacht|vertretungsvollmacht
versicherungsvertrag|versicherungsverträge|versicherungspolice|police|policen
schadensmeldung|schadenmeldung|schadensanzeige|schadenanzeige
schadensfall|schadenfall|versicherungsfall
bankkonto|bankkonten|konto bei der bank
wertpapier|wertpapiere > aktie|anleihe
hypothek|hypothekendarlehen|hypothekarkredit
dauerauftrag|daueraufträge
kontoauszug|kontoauszüge
beleg > buchungsbeleg
rechnung|faktura|rechnungen
haushaltsplan|budget|etat
kassenbuch|kassenbücher
lohnabrechnung|entgeltabrechnung
überstunden|mehrarbeit
arbeitszeitkonto|zeitkonto|arbeitszeitkonten|zeitkonten
dienstplan|dienstpläne|einsatzplan|einsatzpläne|schichtplan|schichtpläne
urlaubsantrag|urlaubsanträge
krankmeldung|krankschreibung|arbeitsunfähigkeitsbescheinigung
personalakte|mitarbeiterakte
lebenslauf|lebensläufe|cv
arbeitszeugnis|dienstzeugnis
leiharbeiter|zeitarbeiter|leiharbeitnehmer|zeitarbeitnehmer|zeitarbeitskräfte
aushilfe|aushilfskraft|aushilfskräfte
saisonarbeiter|saisonarbeitskraft|saisonarbeitskräfte|saisonkräfte|saisonkraft > erntehelfer
ehrenamtliche|freiwillige|freiwillige helfer|ehrenamtler
vorgesetzte|chef|vorgesetzter
betriebsausflug|betriebsausflüge|firmenausflug|firmenausflüge
arbeitsunfall|betriebsunfall|arbeitsunfälle|betriebsunfälle
schutzhelm|bauhelm
schutzbrille|arbeitsschutzbrille
gehörschutz|ohrenschützer
handschuh > arbeitshandschuh|schutzhandschuh
hemd > oberhemd
reißverschluss|reißverschlüsse|zipp
garn > nähgarn
nähmaschine > industrienähmaschine
brautkleid|hochzeitskleid|brautkleider|hochzeitskleider
schmuck|schmuckstück > halskette|armreif|ohrringe
sehhilfe > brille|kontaktlinse
brillenfassung|brillengestell
friseursalon|frisörsalon|haarsalon
perücke|zweithaar
kosmetikstudio|schönheitssalon|kosmetiksalon
arztpraxis|praxis eines arztes|arztpraxen|ordination
zahnarztpraxis|zahnärztliche praxis|zahnarztpraxen
hausarzt|allgemeinarzt|allgemeinmediziner|hausärzte
kinderarzt|pädiater|kinderärzte
frauenarzt|gynäkologe|frauenärzte
augenarzt|ophthalmologe|augenärzte
hautarzt|dermatologe|hautärzte
zahnersatz > zahnprothese|zahnkrone|zahnbrücke
wartezimmer|wartebereich
operation|chirurgischer eingriff|operativer eingriff
urinprobe|harnprobe
laborprobe|probe im labor
gehhilfe > gehstock|rollator|krücken|gehstützen
krankentransport|patiententransport
krankenakte|patientenakte|patientenunterlagen
medikationsplan|medikamentenplan|medikationspläne
impfung|schutzimpfung|impfungen
kompressionsstrümpfe|stützstrümpfe|kompressionsstrumpf
verbandsmaterial|verbandmaterial|verbandsstoffe|verbandstoffe
demenzkranke|menschen mit demenz|demente|demenziell erkrankte|demenzerkrankte
behinderte|menschen mit behinderung|menschen mit behinderungen
pflegebedürftige|pflegebedürftige menschen|pflegebedürftige personen
geflüchtete|flüchtlinge > asylsuchende|asylbewerber
suchtkranke|abhängige|abhängigkeitskranke
alleinerziehende|alleinerziehende mütter und väter
essen auf rädern|fahrbarer mittagstisch|menübringdienst
kleiderkammer|kleiderausgabe
spende > geldspende|sachspende
verein|vereine
mitglied|mitglieder > vereinsmitglied|vereinsmitglieder
trainingseinheit|übungseinheit|trainingsstunde
übungsleiter|kursleiter im sport
wettkampf > sportwettkampf
fußballmannschaft|fußballteam
schiedsrichter|unparteiischer
labor|laboratorium|labore
messgerät|messinstrument
mikroskop > lichtmikroskop|elektronenmikroskop
gefahrstoff|gefährlicher stoff|gefährliche stoffe
bauteil|bauelement
ersatzteil|reserveteil
stahlträger|eisenträger
werkzeugmaschine > drehmaschine|drehbank|drehbänke|fräsmaschine|fräse|schleifmaschine|bohrmaschine
drehmaschine|drehbank|drehbänke
fräsmaschine|fräse
spritzgussmaschine|spritzgießmaschine
fertigungsstraße|fertigungslinie|produktionslinie|produktionsstraße > montagelinie
fließband|fließbänder|montageband
industrieroboter|fertigungsroboter
schaltschrank|schaltschränke|elektroschrank
platine|leiterplatte
elektromotor|e-motor
steckdose|steckdosen
lichtschalter|schalter für licht
leuchtmittel > glühbirne|glühlampe|led-lampe
stromzähler|elektrizitätszähler
wasserzähler|wasseruhr
zählerstand|zählerstände
callcenter|call-center|telefonservicezentrale
kundendaten > kundenstammdaten
kundenbefragung|kundenumfrage
stammkunde|stammkundschaft
neukunde|neue kunden
lieferant|zulieferer|lieferfirma
großhändler|grossist
lieferzeit|lieferfrist
warenbestand|lagerbestand|warenbestände|lagerbestände
auktion|versteigerung
messestand|messestände|ausstellungsstand
prospekt|broschüre|werbebroschüre
konferenz|tagung|kongress
sprachkurs|sprachkurse|sprachlehrgang
deutschkurs|deutschunterricht|deutschkurse
nachhilfe|nachhilfeunterricht|nachhilfestunden
fahrstunde|fahrunterricht|praktischer fahrunterricht
erste-hilfe-kurs|erste-hilfe-lehrgang|ersthelferkurs
naturschutzgebiet|schutzgebiet
tierheim|tierasyl
zoo|tierpark|tiergarten
tierarzt|veterinär|tierärzte
tierarztpraxis|tierärztliche praxis|tierarztpraxen
leergut > pfandflaschen
werkstatt|werkstätte
autowerkstatt|kfz-werkstatt|autoreparaturwerkstatt
lackiererei|lackierwerkstatt
schreinerei|tischlerei|tischlerwerkstatt
spenglerei|klempnerei|blechnerei
bauernhof|bauernhöfe|landwirtschaftlicher betrieb
reiterhof|reitstall|reiterhöfe|reitställe|pferdehof|reitbetrieb
brauerei|bierbrauerei
schlachthof|schlachthöfe|schlachtbetrieb
wäscherei|waschbetrieb
textilreinigung|chemische reinigung
druckerei|druckhaus|druckbetrieb
buchhandlung|buchladen|buchläden|buchgeschäft
blumenladen|blumengeschäft|floristikgeschäft|blumenläden
schuhgeschäft|schuhladen|schuhläden
modegeschäft|bekleidungsgeschäft|modeboutique|modehaus
spielwarengeschäft|spielzeugladen|spielzeuggeschäft
fahrradladen|fahrradgeschäft|radladen|fahrradläden
möbelhaus|möbelgeschäft|einrichtungshaus|möbelhäuser|einrichtungshäuser
elektrofachmarkt|elektromarkt|elektromärkte
reisebüro|reiseagentur
kirche|gotteshaus|gotteshäuser
kirchengemeinde|pfarrgemeinde|pfarrei
kuscheltier|plüschtier|stofftier
pflegekraft|pflegekräfte|pflegepersonal > pflegefachkraft|pflegefachkräfte|pflegehelfer
verstorbene|tote|leichname
schnittblumen > rosen|tulpen|nelken
blumenschmuck > blumensträuße|gestecke|kränze
backware|backwaren > brot|brote|brötchen|kuchen|torten|brezeln
milchprodukt|milchprodukte|molkereiprodukte|milcherzeugnisse > käse|joghurt|quark|butter
fleischware > wurst|schinken|salami
nutztier|nutztiere > kühe|rinder|schweine|schafe|ziegen|hühner
haushaltsgerät|haushaltsgeräte > waschmaschine|kühlschrank|geschirrspüler|staubsauger|trockner
elektrogerät|elektrogeräte > waschmaschine|kühlschrank|fernseher|staubsauger
küchengerät|küchengeräte > mixer|backofen|mikrowelle|kaffeemaschine
gartengerät|gartengeräte > rasenmäher|heckenschere|laubbläser
baumaschine|baumaschinen > bagger|radlader|planierraupe|walze|betonmischer
landmaschine|landmaschinen > traktor|mähdrescher|pflug|ballenpresse
nutzfahrzeug|nutzfahrzeuge > lkw|transporter|lieferwagen|bus
zweirad|zweiräder > fahrrad|fahrräder|motorrad|motorräder|mofa|moped
büromöbel > schreibtisch|aktenschrank|bürostuhl
büromaterial|bürobedarf > stifte|papier|ordner
sanitäranlage|sanitäranlagen > toilette|toiletten|waschbecken|duschen
sportgerät|sportgeräte > hanteln|laufband|barren|matten
streichinstrument|streichinstrumente > geige|bratsche|cello|violinen
blasinstrument|blasinstrumente > trompete|flöte|klarinette|saxofon|posaune
tasteninstrument|tasteninstrumente > klavier|orgel|keyboard
kopfbedeckung|kopfbedeckungen > hut|hüte|mütze
oberbekleidung > jacke|mantel|mäntel|pullover
bekleidungsstück|bekleidungsstücke > hose|rock|röcke|jacke|mantel|mäntel|kleid|kleider
lederware|lederwaren > taschen|gürtel|geldbörsen
hygieneartikel > seife|zahnbürste|windeln
kälteanlage|kälteanlagen > klimaanlage|kühlraum
steuererklärung|steuererklärungen > einkommensteuererklärung|umsatzsteuererklärung
finanzprodukt|finanzprodukte > aktien|fonds|anleihen|kredite
schriftstück|schriftstücke > brief|briefe|protokoll
hülsenfrucht|hülsenfrüchte > bohnen|erbsen|linsen
beerenobst > erdbeeren|himbeeren|johannisbeeren|brombeeren
steinobst > kirschen|pflaumen|aprikosen|pfirsiche
kernobst > äpfel|birnen|quitten
wurzelgemüse > karotten|möhren|sellerie|rüben
laubbaum|laubbäume > eiche|buche|ahorn|linde
nadelbaum|nadelbäume > fichte|kiefer|tanne|lärche
heißgetränk|heißgetränke|warme getränke > kaffee|tee|kakao
kaltgetränk|kaltgetränke|kalte getränke > limonade|saft|wasser
alkoholisches getränk|alkoholische getränke > bier|wein|sekt|schnaps
süßware|süßwaren|süßigkeiten > schokolade|bonbons|pralinen|gummibärchen
wintersportgerät|wintersportgeräte > ski|skier|snowboard|schlitten
wasserfahrzeug|wasserfahrzeuge > boot|schiff|kanu|fähre
vitalzeichen|vitalwerte|vitalparameter > blutdruck|puls|temperatur
`;
