/**
 * More German verbs and nouns for one and the same thing done, whatever it is done to; what stands behind ">" does it too,
 * where the thing beside it is the same, and is not said by it; our own list.
 */
export const actions2 = `
tapezieren|tapezierung
verputzen|verputz
pflastern|pflasterung
mauern|aufmauern
betonieren|betonierung
ausheben|aushub|ausschachten|ausschachtung
abreißen|abriss|abbruch > einreißen|niederreißen
sanieren|sanierung > grundlegend erneuern
renovieren|renovierung > neu streichen und tapezieren
restaurieren|restaurierung|restauration
umbauen|umbau
ausbauen|ausbau
verlöten|löten|lötung
nieten|vernieten|vernietung
bohren|bohrung
sägen|zusägen
hobeln|abhobeln
feilen|abfeilen
entgraten|entgratung
polieren|politur|aufpolieren
entrosten|entrostung
verzinken|verzinkung
kalibrieren|kalibrierung
justieren|justierung|justage > nachstellen
programmieren|programmierung > schreiben
rüsten|rüstung|umrüsten
verdrahten|verdrahtung|verkabeln|verkabelung
erden|erdung
entlüften|entlüftung
entkalken|entkalkung
abdecken|abdeckung
imprägnieren|imprägnierung
ölen|einölen
beizen|beizung
furnieren|furnierung
verglasen|verglasung
drechseln|drechselarbeiten
schnitzen|schnitzerei
schmieden|schmiedearbeit
fräsen|fräsarbeiten
stanzen|ausstanzen|stanzung
biegen|biegung
walzen|walzung
pressen|pressung
spalten|hacken
aufforsten|aufforstung
vertikutieren|vertikutierung
veredeln|veredelung|veredlung
vermehren|vermehrung
umtopfen|umpflanzen
melken|melkung
scheren|schur
impfen|impfung
kastrieren|kastration
satteln|aufsatteln
beschlagen|beschlag
dressieren|dressur|abrichten|abrichtung
schlachten|schlachtung
räuchern|räucherung
backen|abbacken
braten|anbraten
grillen|grillieren
portionieren|portionierung
anrichten|anrichtung
garnieren|garnierung
ausschenken|ausschank|zapfen
eindecken|decken
abräumen|abservieren
einfrieren|tiefkühlen
schälen|pellen
würzen|abschmecken
abfüllen|abfüllung
keltern|kelterung
falten|zusammenlegen
kürzen|kürzung
sticken|besticken|stickerei
weben|verweben
färben|färbung|einfärben > tönen
frisieren|frisur|stylen
rasieren|rasur
schminken|make-up auftragen
massieren|massage
maniküren|maniküre
pflegen|pflege
mobilisieren|mobilisierung|mobilisation
ankleiden|anziehen
röntgen|röntgenaufnahme
operieren|operation
diagnostizieren|diagnose
therapieren|therapie|behandeln|behandlung
behandeln|behandlung|kurieren
rehabilitieren|rehabilitation
entnehmen|entnahme > abnehmen
injizieren|injektion > spritzen@insulin heparin subkutan medikament medikamente impfstoff
sterilisieren|sterilisation|sterilisierung
erziehen|erziehung
fördern|förderung
beaufsichtigen|beaufsichtigung|aufsicht|aufpassen auf|hüten
bewerten|bewertung > benoten
vorbereiten|vorbereitung
moderieren|moderation > leiten
präsentieren|präsentation|vorstellen|vorstellung
vorführen|vorführung|demonstrieren|demonstration
vortragen|vortrag|referieren
protokollieren|protokoll führen|protokollführung
stenografieren|mitschreiben
tippen|abtippen|eintippen
weiterleiten|weiterleitung|weitergeben|weitergabe
beantworten|beantwortung
frankieren|frankierung|freimachen
adressieren|adressierung
vernichten|vernichtung > schreddern
aktualisieren|aktualisierung|auffrischen
abgleichen|abgleich|vergleichen|vergleich
abstimmen|abstimmung
kontieren|kontierung
bilanzieren|bilanzierung
prognostizieren|prognose|vorhersagen|vorhersage
budgetieren|budgetierung
fakturieren|fakturierung|in rechnung stellen
überweisen|überweisung
eintreiben|eintreibung|beitreiben|beitreibung
versichern|versicherung
finanzieren|finanzierung
vermieten|vermietung
verpachten|verpachtung
mieten|anmieten|anmietung
leasen|leasing
vermitteln|vermittlung
versteigern|versteigerung|auktionieren
vermarkten|vermarktung
auszeichnen|auszeichnung > etikettieren
umtauschen|umtausch
zurücknehmen|rücknahme
erstellen|erstellung|erarbeiten|erarbeitung
konzipieren|konzeption|konzeptionieren|konzeptionierung
zeichnen|zeichnung
skizzieren|skizze
modellieren|modellierung
konstruieren|konstruktion
simulieren|simulation
kartieren|kartierung|kartografieren
fotografieren|fotografie|ablichten
schneiden|schnitt|cutten
vertonen|vertonung
retuschieren|retusche
layouten|layout|layoutgestaltung
illustrieren|illustration|bebildern|bebilderung
lektorieren|lektorat
redigieren|redaktion
korrekturlesen|korrektorat|gegenlesen
veröffentlichen|veröffentlichung|publizieren|publikation
recherchieren|recherche
dolmetschen|verdolmetschen
untertiteln|untertitelung
interviewen|interview
komponieren|komposition
proben|einproben|einstudieren|einstudierung
inszenieren|inszenierung
aufführen|aufführung
choreografieren|choreografie
binden|bindung
falzen|falzung
laminieren|laminierung
inventarisieren|inventarisierung|inventarisation
auslagern|auslagerung
umladen|umladung
stapeln|aufstapeln
palettieren|palettierung
verzollen|verzollung|zollabfertigung
disponieren|disposition
abschleppen|abschleppung
umziehen|umzug
evakuieren|evakuierung
absichern|absicherung|sichern|sicherung
sperren|sperrung|absperren|absperrung
patrouillieren|bestreifen|bestreifung
durchsuchen|durchsuchung
vernehmen|vernehmung
anzeigen|anzeige
beglaubigen|beglaubigung
beurkunden|beurkundung
migrieren|migration > umziehen
wiederherstellen|wiederherstellung
verschlüsseln|verschlüsselung
automatisieren|automatisierung
integrieren|integration|anbinden|anbindung
ausrollen|rollout|einführen|einführung
überarbeiten|überarbeitung
optimieren|optimierung|verbessern|verbesserung
standardisieren|standardisierung|vereinheitlichen|vereinheitlichung
visualisieren|visualisierung
bereinigen|bereinigung
überprüfen|überprüfung|revidieren|revision
zertifizieren|zertifizierung
auditieren|auditierung|audit
beproben|beprobung|proben nehmen|probenahme|proben entnehmen
titrieren|titration
mikroskopieren|mikroskopie
filtern|filtration|filtrieren
destillieren|destillation
verbuchen|verbuchung > buchen
bekämpfen|bekämpfung > löschen
fahren|lenken > chauffieren
bewirten|bewirtung
bedienen|bedienung > fahren
steuern|steuerung
verfliesen|fliesen > fliesen verlegen
umlagern|umlagerung
filmen|verfilmen > drehen
bergen|bergung
retten|rettung
abfahren|abfuhr|abtransportieren|abtransport > einsammeln
umfüllen|umfüllung|dekantieren
dosieren|dosierung|zudosieren
bespannen|bespannung
räumen|räumung|freiräumen|freischaufeln
pikieren|vereinzeln
ausnehmen|ausweiden
entbeinen|ausbeinen|auslösen
mahlen|vermahlen|vermahlung > schroten
einkochen|einmachen|einwecken
verfüllen|verfüllung|zuschütten
verdichten|verdichtung > rütteln
abzeichnen|unterzeichnen|unterzeichnung
stornieren|stornierung|storno
taxieren|taxierung|schätzen|schätzung
rahmen|rahmung|einrahmen|einrahmung
aufhängen|hängen|hängung|aufhängung
beleuchten|beleuchtung|ausleuchten|ausleuchtung
abmischen|abmischung|mischen|mischung
einsprechen|einlesen
verkosten|verkostung|degustieren|degustation
versiegeln|versiegelung|versieglung
aufwickeln|aufspulen|aufrollen
nachbestellen|nachbestellung
umrüsten|umrüstung
anlegen|anlage > bauen|gestalten
bestücken|bestückung > einräumen
verschrotten|verschrottung
kompostieren|kompostierung
auswildern|auswilderung
chippen|kennzeichnen mit chip
striegeln|putzen
longieren|longenarbeit
abonnieren|abonnement
`;
