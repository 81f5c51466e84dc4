/** Everyday things, people, manners and times of all trades; either stands for the other in its own line, what stands behind ">" only proves; the gate alone reads them; our own list. */
export const plainThings = `
abteilung|bereich|fachbereich|fachabteilung
aktenordner|unterlage
ansprechpartner|ansprechperson|kontaktperson|kontakt
ansprechpartner für|erste anlaufstelle|anlaufstelle
kundenanfrage|anfrage von kunden|anliegen von kunden|kundenanliegen
arbeitsablauf|arbeitsprozess|ablauf
arbeitsmittel|arbeitsgerät|ausrüstung
arbeitsplatz|arbeitsbereich
bauteil|teil|komponente|element
bericht|report|reporting
besprechung|meeting|sitzung|konferenz
bewerber|kandidat|bewerberin|kandidatin
bewerbungsgespräch|vorstellungsgespräch|jobinterview|interview
büroraum|büro|geschäftsraum
eingangspost|eingehende post|posteingang
ausgangspost|ausgehende post|postausgang
eingangsrechnung|eingehende rechnung|lieferantenrechnung
ausgangsrechnung|ausgehende rechnung|kundenrechnung
fehlteil|fehlendes teil
firmenkunde|geschäftskunde|unternehmenskunde|gewerbekunde
formular|antragsformular|bogen
fortschritt|stand|verlauf
frist|termin|stichtag
gerätschaft|gerät
hindernis|hürde
hinweis|tipp|anmerkung
jahresabschluss|abschluss zum jahresende
kenngröße|kennzahl|kpi|kenngrößen
teamkollege|mitarbeiter|arbeitskollege
kosten|ausgaben|aufwendungen
lkw|lastwagen|lastkraftwagen|laster|lastzug
lösung|abhilfe
beschäftigter|angestellter|arbeitnehmer|personal|belegschaft|team
belegschaft|personal|beschäftigte|team|mitarbeiterschaft
neukunde|neuer kunde
pflegebedürftiger|pflegebedürftige|bewohner
bewohner|heimbewohner|senior|pflegebedürftige
qualität|güte
reihenfolge|abfolge
rohstoff|material|ausgangsstoff
sanitärraum|toilette|wc|sanitäranlage
schreiben|brief|schriftstück
sonderwunsch|extrawunsch|besonderer wunsch
teilnehmer|teilnehmende|teilnehmerin
treffen|zusammenkunft|zusammentreffen|besprechung|meeting
unterrichtsstunde|unterricht
verbandswechsel|verbandwechsel|verbände erneuern|verbände wechseln|wechsel von verbänden
verbesserungsvorschlag|vorschlag zur verbesserung|verbesserungen vorschlagen|vorschläge zur verbesserung
verkaufsraum|ladenfläche
vertrag|vereinbarung|kontrakt
vorgaben des herstellers|herstellervorgabe|herstellerangaben|angaben des herstellers|nach herstellerangaben
vorrat|bestand|lagervorrat
wareneingang|eingehende ware|anlieferung|warenannahme
warenausgang|ausgehende ware
werkzeug|arbeitsgerät|handwerkszeug
wohnung|appartement|apartment
wunsch|bedürfnis|vorstellung
zahlungseingang|eingehende zahlung|geldeingang
zahlungsausgang|ausgehende zahlung
zustand|befinden|verfassung
monatsabschluss|monatlicher abschluss|abschluss zum monatsende
monatsbericht|monatlicher bericht|bericht zum monatsende|monatsreport
quartalsbericht|quartalsweiser bericht|vierteljährlicher bericht
wochenplan|wöchentlicher plan|plan für die woche
monatsplan|monatlicher plan
jahresplan|jährlicher plan
gründlich|sorgfältig|gewissenhaft|genau|penibel|akribisch
sorgfältig|gewissenhaft|umsichtig|akkurat
schnell|rasch|zügig|flott|zeitnah
pünktlich|fristgerecht|termingerecht|rechtzeitig|termintreu|zum vereinbarten termin|zum termin
termingerecht|zum vereinbarten termin|fristgerecht|fristgemäß|zeitgerecht|zum stichtag
fortlaufend|stetig|dauerhaft
schwierig|kompliziert|anspruchsvoll|knifflig|komplex
wichtig|bedeutend|wesentlich|zentral
elektronisch|digital|auf elektronischem weg|in digitaler form|am computer
digital|elektronisch|am pc|am computer
per e-mail|per mail|schriftlich per e-mail|mit e-mail
online|im internet|über das internet|web
gemeinsam mit|zusammen mit|in zusammenarbeit mit|hand in hand mit
in absprache mit|in abstimmung mit|nach rücksprache mit|nach absprache mit
im team|gemeinsam mit kollegen
jährlich|alljährlich|einmal im jahr|im jahr|jedes jahr
am monatsende|zum monatsende|zum ende des monats|am ende des monats|zum monatsultimo
am jahresende|zum jahresende|am ende des jahres|zum ende des jahres
am schichtende|zum schichtende|am ende der schicht|nach der schicht|nach jeder schicht|bei schichtende
vor schichtbeginn|vor beginn der schicht|vor der schicht|zu beginn der schicht
am tagesende|am ende des tages|zum tagesende|abends
zu stoßzeiten|in stoßzeiten|bei hohem andrang|bei großem andrang|bei hochbetrieb|zu spitzenzeiten
unter zeitdruck|bei engen terminen|bei knapper zeit
ohne unfall|unfallfrei
ohne fehler|fehlerfrei|fehlerlos
ohne beanstandung|beanstandungsfrei|ohne mängel|mängelfrei
ohne verzögerung|verzögerungsfrei|unverzüglich|umgehend|sofort
umgehend|sofort|unverzüglich|schnellstmöglich|direkt
nach bedarf|bei bedarf|bedarfsgerecht|je nach bedarf|bedarfsorientiert|wenn nötig|falls nötig
nach wunsch|auf wunsch|wunschgemäß|nach kundenwunsch|auf kundenwunsch
nach plan|planmäßig|plangemäß
nach zeichnung|anhand von zeichnungen|laut zeichnung|gemäß zeichnung|zeichnungsgemäß|anhand der zeichnung
nach anweisung|laut anweisung|gemäß anweisung|anweisungsgemäß|weisungsgemäß
nach rezept|laut rezept|gemäß rezept|nach rezeptur|rezepturgetreu|anhand der rezeptur
nach vorgabe|laut vorgabe|gemäß vorgabe|vorgabegemäß|den vorgaben entsprechend|anhand der vorgaben
auf deutsch und englisch|in deutscher und englischer sprache
zum beispiel|z b|beispielsweise
unter anderem|u a|darunter
insbesondere|vor allem|besonders|vorwiegend|hauptsächlich|in erster linie
hauptsächlich|vorwiegend|überwiegend|vor allem|zum größten teil|größtenteils
ältere menschen|senioren|betagte menschen|alte menschen|seniorinnen|ältere personen
kranke menschen|kranke|patienten
kleinkinder|kleine kinder
ansprechend|attraktiv|einladend
fachkundig|kompetent|sachkundig
fremdsprachig|in fremdsprachen
vollständig|komplett|lückenlos|auf vollständigkeit
eingehend|ankommend|einlaufend
ausgehend|abgehend
benötigt|erforderlich|notwendig|nötig
zusätzlich|ergänzend|darüber hinaus|weiter|außerdem
regelmäßig|in regelmäßigen abständen|turnusmäßig|immer wieder
schriftlich|in schriftform|in schriftlicher form
korrekturwunsch|änderungswunsch|korrektur|änderung
karton|pappe
vertonen|mit ton versehen|mit ton unterlegen
messergebnis|messwert|ergebnis der messung|messdaten
bestände pflegen|bestand verwalten|bestände verwalten|bestandspflege|bestandsverwaltung
bestellungen anlegen|bestellungen erfassen|bestellungen eintragen|aufträge anlegen|aufträge erfassen|aufträge eingeben
zur unterschrift|zum unterschreiben
in sachen|zu|rund um|zum thema
pflastern|mit pflaster belegen|pflaster verlegen
erinnern|in erinnerung rufen|Erinnerung
überweisung|überweisungsschein|überweisungen an fachärzte
sterilisieren|keimfrei machen|Sterilisation
rundgang|kontrollgang|kontrollrunde|streifgang|rundgänge
bei alarm|im alarmfall|alarmfall
bei störungen|im störungsfall|störungsfall
bei schäden|im schadensfall
im notfall|bei notfällen|in notfällen
zusammenführen|verknüpfen|verbinden|Zusammenführung|Verknüpfung
aufbereiten|darstellen|Aufbereitung|Darstellung
prognose berechnen|prognose erstellen|prognosen erstellen|prognostizieren|vorhersagen
leergut|leere behälter|leere flaschen und kisten
zurücknehmen|wieder entgegennehmen|wieder annehmen|Rücknahme
vermengen|vermischen
fließband|band|förderband
kunden ansprechen|auf kunden zugehen
verkaufszahl|absatzzahl|verkaufsdaten
bedienungsanleitung|gebrauchsanleitung|bedienungshandbuch
checkliste|prüfliste|kontrollliste
verbesserungsidee|verbesserungsvorschlag
spender|geldgeber
stadt|gemeinde
antrag bearbeiten|anträge bearbeiten|antragsbearbeitung
bescheid erstellen|bescheide schreiben|bescheiderstellung|bescheide ausstellen
ausweis|ausweisdokument
gast|urlauber|hotelgast
gäste begrüßen|gäste empfangen|gäste willkommen heißen|gästeempfang|empfang von gästen
gäste betreuen|gästebetreuung
sich um gäste kümmern|gäste betreuen
sich um kunden kümmern|kunden betreuen
wünsche erfüllen|wünschen nachkommen
zimmer vorbereiten|zimmer herrichten|zimmer fertig machen
lernstoff|unterrichtsstoff|stoff
elterngespräch|gespräch mit eltern|gespräche mit den eltern
förderbedarf|unterstützungsbedarf
senior|älterer mensch|alter mensch
alten- und pflegeheim|pflegeheim|seniorenheim|altenheim
ärztliche anweisung|anweisung des arztes|ärztliche anordnung|anordnung des arztes
pflegedokumentation führen|pflege dokumentieren|pflegemaßnahmen dokumentieren
gerät bedienen|geräte bedienen
rohling|rohteil
bauplan|plan
konstruktionszeichnung|technische zeichnung
bauvorhaben|bauprojekt
einfamilienhaus|eigenheim
grünanlage|rasenfläche
zug|bahn
frachtpapiere|ladepapiere|transportpapiere
sendungsverfolgung|sendungen verfolgen
zollpapiere|zollunterlagen|zolldokumente
rechenzentrum|serverraum
anwendung|applikation|programm|app
quellcode|code|programmcode
datenquelle|quelle
kundendatei|kundenkartei|kundendatenbank
ticketsystem|ticket-system
zugriffsrecht|berechtigung|zugriffsberechtigung|benutzerrecht
berechtigungen vergeben|rechte vergeben|berechtigungen einrichten|zugriffsrechte vergeben
support leisten|anwender unterstützen|benutzer unterstützen|anwenderunterstützung
zeitungsanzeige|anzeige in der zeitung|inserat|zeitungsinserat
kampagne|werbekampagne|aktion
social-media-kanäle|kanäle in sozialen medien|kanäle in sozialen netzwerken
post|beitrag
blog|weblog
buchhaltung|rechnungswesen
gehaltsabrechnung|lohnabrechnung|entgeltabrechnung|lohn- und gehaltsabrechnung|gehälter abrechnen|löhne abrechnen
auslagen|reisekosten
brandschutz|feuerschutz
abendlich|abends|am abend|jeden abend
nächtlich|nachts|in der nacht|nachts über
morgendlich|morgens|am morgen|jeden morgen
mittäglich|mittags|am mittag
vormittäglich|vormittags|am vormittag
nachmittäglich|nachmittags|am nachmittag
winterlich|im winter
sommerlich|im sommer
im vergleich zu|gegenüber|verglichen mit
gleichzeitig|zugleich|parallel|zur gleichen zeit|zeitgleich
vitrine|auslage
bewegung|bewegungsablauf
zählerstand|stand des zählers
behandlung|therapie
interessent|möglicher kunde|potenzieller kunde
rücksprache halten|sich absprechen|besprechen|sprechen mit
störungsmeldung|störung|fehlermeldung
verfalldatum|haltbarkeit|verfalldaten|haltbarkeitsdatum|haltbarkeitsdaten|mindesthaltbarkeitsdatum
fahrauftrag|fahrt
gebrauchtwagen|gebrauchtes auto|gebrauchte autos|gebrauchte fahrzeuge|gebrauchtfahrzeug
in fragen zu|zum thema|rund um|bezüglich
geburtstagsbrief|glückwunsch zum geburtstag
kennziffer|kennzahl
`;
