/** People and places of work: German words of one line may take each other's place; what stands behind ">" is narrower and only proves; the gate alone reads them; our own list. */
export const people1 = `
abiturient|schulabgänger mit abitur
absender|versender
abteilung|bereich|ressort|referat|sachgebiet
aktionär|anteilseigner
senioren|ältere menschen|alte menschen|ältere leute|betagte|hochbetagte|ältere personen
altenheim|seniorenheim|pflegeheim|altersheim|seniorenresidenz|seniorenzentrum|altenpflegeheim|wohnheim für senioren
ambulanz|notaufnahme
anfänger|einsteiger|neulinge|laien
angehörige|familie|verwandte|familienangehörige|familienmitglieder
anlieferer|lieferant
anlaufstelle|ansprechpartner|kontaktperson|kontaktstelle
anrufer|anrufende|kunden am telefon|telefonkunden
antragsteller|antragstellende
anwohner|nachbarn|nachbarschaft|bewohner
apotheke|apothekenbetrieb
arbeiter|arbeitskräfte|mitarbeiter > hilfsarbeiter
arbeitsplatz|platz
architekt|planer
arzt|mediziner|doktor
ärzte|ärzteschaft|ärztliches personal
atelier|studio|werkstatt
aufsicht|aufseher
auftraggeber|kunde|kundin|besteller
aushilfen|aushilfskräfte|aushilfspersonal|aushelfende|hilfskräfte
aussteller|standbetreiber
auszubildende|azubi|azubis|lehrling|lehrlinge|lernende
bäckerei|backstube|backbetrieb|bäckereibetrieb
bahnhof|station
bank|geldinstitut|kreditinstitut
bar|theke|tresen|ausschank
bauarbeiter|bauhelfer
bauer|landwirt|bäuerin|landwirtin
bauernhof|hof|landwirtschaftlicher betrieb|landwirtschaftsbetrieb|gehöft|bauernbetrieb
bauherr|auftraggeber
beamte|beamtinnen und beamte
behörde|amt|dienststelle|amtsstelle|verwaltung
behandler|therapeut
belegschaft|personal|mitarbeiter|mitarbeitende|beschäftigte|angestellte|kollegium
benutzer|nutzer|anwender|nutzende|anwendende|user
berufsanfänger|berufseinsteiger|berufsstarter
berufsschule|berufskolleg|berufsbildende schule
beschäftigte|mitarbeiter|mitarbeiterinnen und mitarbeiter|arbeitnehmer|angestellte
besitzer|eigentümer|inhaber|halter
besucher|gäste|publikum|besucherinnen und besucher|besuchende
betreute|klienten|betreute personen
betrieb|firma|unternehmen|haus|werk
bewerber|bewerbende|interessenten|kandidaten|bewerberinnen und bewerber|stellenbewerber
bewohner|heimbewohner|bewohnerinnen und bewohner|hausbewohner|pflegebedürftige im heim
blinde|sehbehinderte menschen
briefträger|postbote|zusteller
bücherei|bibliothek
schauspielhaus|theater
bürger|einwohner|bürgerinnen und bürger|bevölkerung
büro|geschäftsstelle|kontor|büroraum|office
café|kaffeehaus|cafébetrieb
campingplatz|zeltplatz
chor|gesangverein|singkreis
dame|frau
dienststelle|wache|revier
drogerie|drogeriemarkt
druckerei|druckereibetrieb|druckhaus
ehepaar|paar
ehrenamtliche|freiwillige|ehrenamtler|ehrenamtliche helfer|freiwillige helfer
eigentümer|besitzer|inhaber|hauseigentümer
einkäufer|beschaffer
einlass|eingang|eingangsbereich|einlassbereich
einrichtung|institution|haus > heim|kita
einsatzort|einsatzstelle
eltern|erziehungsberechtigte|sorgeberechtigte|mütter und väter|väter und mütter
am empfang|im empfang|rezeption|empfangsbereich|empfangstheke|empfangstresen
empfänger|adressat
erwachsene|volljährige
fachleute|fachkräfte|fachpersonal
fahrgast|passagier|reisender|mitfahrer|fahrgäste|reisende|passagiere
fahrer|kraftfahrer
familie|haushalt
ferienhaus|ferienwohnung
ferienlager|zeltlager|sommerlager|jugendfreizeit
feuerwache|feuerwehrwache
filiale|laden|geschäft|markt|niederlassung|zweigstelle|außenstelle|verkaufsstelle|ladengeschäft
finanzamt|steuerbehörde
firma|unternehmen|betrieb|gesellschaft|arbeitgeber
firmenkunden|geschäftskunden|gewerbekunden|gewerbliche kunden|b2b-kunden
flüchtlinge|geflüchtete|asylbewerber|schutzsuchende
fotostudio|fotoatelier
freundeskreis|freunde
friseursalon|salon|frisörsalon|friseurgeschäft|friseurbetrieb
friedhof|gottesacker
führungskraft|vorgesetzter
garage|werkstatt
garten|grünanlage|gartenanlage
gärtnerei|gartenbaubetrieb|gartenbetrieb|baumschule
gasthaus|gasthof|wirtshaus|wirtschaft|gaststätte|restaurant|lokal|restaurantbetrieb|gaststube
gast|besucher|gäste|restaurantgäste|hotelgäste
gebäude|haus|bauwerk|immobilie|objekt|liegenschaft
gemeinde|kommune|ortschaft|ort
gericht|amtsgericht
geschäft|laden|shop|verkaufsstelle|handlung
geschäftspartner|partner
gewächshaus|glashaus|treibhaus
grundschüler|schüler der grundschule|grundschulkinder|kinder der grundschule
gruppe|team|kreis|mannschaft
hafen|hafengelände
handwerker|handwerksbetrieb|gewerke|handwerksbetriebe|handwerksfirmen
hausarzt|allgemeinmediziner
hausarztpraxis|allgemeinarztpraxis
haushalt|privathaushalt|privatkunde
hausmeisterei|hausmeisterdienst
helfer|helferinnen und helfer|helfende|hilfskraft|unterstützer
herr|mann
hersteller|produzent|erzeuger|fabrikant
hilfesuchende|ratsuchende|menschen mit problemen
hort|nachmittagsbetreuung|schülerhort
hotelgast|übernachtungsgast|hausgast
imbiss|imbissstand|imbissbude|kiosk
innendienst|backoffice
interessent|interessierte|kaufinteressent|interessierter
jugendliche|heranwachsende|junge menschen|jugend|junge leute|teenager
jugendzentrum|jugendclub|jugendhaus|jugendtreff
kanzlei|anwaltsbüro|anwaltskanzlei|rechtsanwaltskanzlei
kantine|mensa|betriebsrestaurant|speisesaal|casino|cafeteria
kaserne|stützpunkt
kasse|kassenplatz|kassenbereich|zahlstelle
kaufhaus|warenhaus
kinder|jungen und mädchen|kids|kinderschar > schüler|schulkinder|kindergartenkinder
kinder unter drei jahren|u3-kinder|krippenkinder|kleinkinder|kleinstkinder
`;
