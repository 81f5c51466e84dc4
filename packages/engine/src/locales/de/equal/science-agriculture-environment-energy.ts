/** German, science, agriculture, environment, energy: one line, one meaning; our own list. */
export const scienceAgricultureEnvironmentEnergy = `
versuchsplanung|versuche planen|planung von versuchen|experimente planen|planung von experimenten
laborversuche durchführen|durchführung von laborversuchen|laborexperimente durchführen
versuchsauswertung|versuche auswerten|auswertung von versuchen|experimente auswerten|auswertung von experimenten
messdaten auswerten|auswertung von messdaten|messdatenauswertung|messergebnisse auswerten|auswertung von messergebnissen
messdaten erheben|erhebung von messdaten|messdatenerhebung|messdaten erfassen|messdatenerfassung|erfassung von messdaten
datenerhebung|daten erheben|erhebung von daten
statistische auswertung|daten statistisch auswerten|statistische datenauswertung|statistische analysen durchführen|statistische datenanalyse|durchführung statistischer analysen|statistisch auswerten|Statistical Analysis > Daten mit SPSS auswerten|Daten mit R auswerten
literaturrecherche|literatur recherchieren|literaturrecherchen durchführen|recherche von fachliteratur|fachliteratur recherchieren|durchführung von literaturrecherchen|Fachliteratur suchen|Literatur sichten|Literaturstudium@Forschung|Recherche in Fachliteratur|wissenschaftliche Literatur auswerten
wissenschaftliche veröffentlichungen verfassen|wissenschaftliche artikel schreiben|wissenschaftliche publikationen verfassen|wissenschaftliche artikel verfassen|verfassen wissenschaftlicher publikationen|paper schreiben|Wissenschaftliches Publizieren|Fachartikel veröffentlichen|wissenschaftliche Artikel veröffentlichen|Fachartikel schreiben|wissenschaftliche Veröffentlichungen|Forschungsergebnisse veröffentlichen|Paper veröffentlichen|Publikationen in Fachzeitschriften|wissenschaftliche Aufsätze schreiben|Publikationen verfassen|Fachartikel verfassen
forschungsanträge schreiben|forschungsanträge verfassen|forschungsanträge stellen|verfassen von forschungsanträgen
drittmittel einwerben|drittmitteleinwerbung|einwerbung von drittmitteln|drittmittelakquise|akquise von drittmitteln|Forschungsgelder einwerben|Forschungsmittel einwerben|Forschungsförderung einwerben|Fördergelder für Forschung einwerben
forschungsergebnisse präsentieren|präsentation von forschungsergebnissen|forschungsergebnisse auf konferenzen vorstellen
versuchsdokumentation|versuche dokumentieren|dokumentation von versuchen|experimente dokumentieren
laborbuch führen|führung des laborbuchs|laborjournal führen|laborjournale führen|führen von laborbüchern
laborgeräte warten|wartung von laborgeräten|laborgerätewartung|wartung der laborgeräte
laborgeräte bedienen|bedienung von laborgeräten|laborgerätebedienung
laborgeräte kalibrieren|kalibrierung von laborgeräten|kalibrierung der laborgeräte
laborleitung|labor leiten|leitung des labors|leitung eines labors
lösungen ansetzen|ansetzen von lösungen|lösungen herstellen|herstellung von lösungen
nährmedien herstellen|herstellung von nährmedien|nährböden herstellen|nährmedien ansetzen|nährböden gießen
zellkultur|zellen kultivieren|zellkulturen anlegen und pflegen|kultivierung von zellen|zellkulturarbeiten|zellkulturtechnik|Zellen züchten|Zellkulturen anlegen|Zellkulturen pflegen|Cell Culture
mikrobiologische untersuchungen|proben mikrobiologisch untersuchen|mikrobiologische analysen durchführen|mikrobiologische untersuchungen durchführen|mikrobiologische analytik
chemische analysen durchführen|proben chemisch analysieren|durchführung chemischer analysen|chemische analytik|chemische analysen
chemische synthese|chemische verbindungen synthetisieren|synthesen durchführen|durchführung von synthesen|synthese chemischer verbindungen
chromatografische verfahren|chromatographie|chromatografie|chromatographische analysen|chromatografische trennverfahren
spektroskopische analysen|spektroskopie|spektroskopische messungen durchführen|spektroskopische untersuchungen
dna-extraktion|dna extrahieren|dna isolieren|isolierung von dna|dna-isolierung|extraktion von dna
methodenvalidierung|methoden validieren|validierung von methoden
methodenentwicklung|methoden entwickeln|entwicklung von methoden
probenahme|proben nehmen|proben entnehmen|entnahme von proben|probenentnahme|probennahme|proben ziehen|probenziehung|Probeentnahme|Stichproben nehmen@Labor Wasser Boden|Ziehen von Proben
bodenproben nehmen|bodenproben entnehmen|entnahme von bodenproben|bodenprobenahme|bodenprobenentnahme
wasserproben nehmen|wasserproben entnehmen|entnahme von wasserproben|wasserprobenahme|wasserprobenentnahme
wasserproben untersuchen|wasseranalysen|wasser analysieren|untersuchung von wasserproben|wasserproben analysieren|wasseranalytik|wasseruntersuchungen
lebensmittelproben untersuchen|lebensmittelanalytik|untersuchung von lebensmittelproben|lebensmittelproben analysieren|lebensmittelanalysen
versuchstiere betreuen|betreuung von versuchstieren|versuchstierpflege|pflege von versuchstieren|versuchstiere pflegen|versuchstierhaltung
tierpflege|tiere pflegen|pflege von tieren|pflege der tiere
tiere füttern|fütterung von tieren|fütterung der tiere|tierfütterung
stallarbeit|stallarbeiten|arbeiten im stall|arbeit im stall|stalldienst
ställe ausmisten|ausmisten von ställen|ausmisten|stall misten|misten der ställe|Ställe misten > Boxen misten|Boxen ausmisten
kühe melken|melken|melkarbeit|melken von kühen|melkarbeiten|Milchkühe melken|Kühe mit der Melkmaschine melken|Melkstand bedienen|im Melkstand arbeiten|Milchvieh melken
milchviehhaltung|milchkühe halten|haltung von milchvieh|milchvieh halten|milchviehwirtschaft|Milchkühe betreuen|Milchkuhhaltung|Milchviehbetrieb führen
rinderhaltung|rinder halten|haltung von rindern|Viehhaltung mit Rindern > Bullen mästen|Rinderzucht|Rinder züchten|Rindermast|Rinder mästen|Viehzucht mit Rindern|Rinder aufziehen
schweinehaltung|schweine halten|haltung von schweinen > Schweine mästen|Mastschweine halten|Schweinemast|Schweine aufziehen|Sauen und Ferkel betreuen
geflügelhaltung|geflügel halten|haltung von geflügel > Hühner halten|Legehennen halten|Hühner und Puten halten|Legehennen betreuen|Masthähnchen halten|Geflügelmast
nutztierhaltung|nutztiere halten|haltung von nutztieren
ackerbau|äcker bestellen|feldbau|äcker bewirtschaften|bewirtschaftung von äckern|Felder bestellen|Ackerflächen bewirtschaften|Feldarbeit|Bewirtschaftung von Ackerflächen|Feldbewirtschaftung > Getreide anbauen|Getreide und Rüben anbauen
bodenbearbeitung|böden bearbeiten|bearbeitung des bodens|felder bearbeiten > Böden pflügen|Felder pflügen|Äcker pflügen und eggen|Felder eggen und pflügen|Pflügen und Eggen|Böden grubbern
aussaat|säen|saatgut ausbringen|aussäen|aussaatarbeiten|ausbringen von saatgut|Felder einsäen|Saatgut säen|Äcker einsäen|Felder ansäen > Getreide säen|Säen von Getreide|Weizen säen
erntearbeiten|ernten|ernte einbringen|erntearbeit|einbringen der ernte|arbeit bei der ernte
getreide ernten|getreideernte
obsternte|obst ernten|obst pflücken|ernten von obst|obst lesen|Früchte ernten|Ernte von Obst|Früchte pflücken > Äpfel ernten|Äpfel und Birnen pflücken|Kirschen pflücken|Erdbeeren pflücken|Beeren pflücken
weinlese|trauben lesen|trauben ernten|traubenernte|traubenlese|weinernte|Weintrauben lesen|Weintrauben ernten|Lese von Trauben|Wümmet > Trauben schneiden@Lese Reben Wein
gemüseanbau|gemüse anbauen|anbau von gemüse|gemüsebau
obstbau|obst anbauen|anbau von obst|obstanbau
weinbau|rebbau|weinanbau|wein anbauen|anbau von wein
weinbereitung|weinherstellung|wein herstellen|kellereiarbeiten|Vinifikation > Wein keltern|Weine keltern und ausbauen|Weine vergären
pflanzenschutz|pflanzenschutzmaßnahmen durchführen|Pflanzenschutzmaßnahmen > Pflanzenschutzmittel ausbringen|Felder spritzen|Kulturen spritzen|Spritzmittel ausbringen|Pflanzen gegen Schädlinge spritzen|Ausbringung von Pflanzenschutzmitteln|Unkraut und Schädlinge auf Feldern bekämpfen|Reben spritzen
düngung|düngen|dünger ausbringen|ausbringung von dünger|düngerausbringung|Düngemittel ausbringen|Felder düngen|Äcker düngen|Düngemittelausbringung|Dünger streuen|Düngerstreuen|Felder mit Dünger versorgen > Gülle ausbringen|Mineraldünger ausbringen|Mist ausbringen|Gülle fahren|Kunstdünger streuen|Mist streuen
bewässerung|bewässern|pflanzen bewässern|bewässerung von pflanzen|pflanzen gießen|kulturen bewässern
pflanzenpflege|pflanzen pflegen|pflege von pflanzen|pflege der pflanzen
pflanzenvermehrung|pflanzen vermehren|vermehrung von pflanzen
traktor fahren|traktoren fahren|schlepper fahren|führen von traktoren|traktorfahren|trecker fahren
landmaschinen bedienen|bedienung von landmaschinen|landwirtschaftliche maschinen bedienen|bedienung landwirtschaftlicher maschinen|landmaschinen fahren
gartenpflege|gärten pflegen|pflege von gärten|gartenpflegearbeiten|gartenunterhalt|Gärten unterhalten > Beete pflegen|Privatgärten pflegen|Hausgärten pflegen
grünflächenpflege|grünflächen pflegen|pflege von grünflächen|grünanlagen pflegen|pflege von grünanlagen|grünpflege|grünanlagenpflege|Grünflächen unterhalten|Unterhalt von Grünanlagen|Grünflächenunterhalt > Parks pflegen|Parkanlagen pflegen|öffentliche Grünflächen pflegen
rasen mähen|rasenmähen|mähen von rasen|rasenflächen mähen
heckenschnitt|hecken schneiden|schneiden von hecken|heckenschneiden
baumpflege|bäume pflegen|pflege von bäumen|baumpflegearbeiten
baumfällung|bäume fällen|fällen von bäumen|baumfällarbeiten|fällung von bäumen|Bäume umsägen|Holz fällen|Holz schlagen > Bäume mit der Motorsäge fällen
baumschnitt|bäume schneiden|schnitt von bäumen
gartengestaltung|gärten gestalten|gestaltung von gärten
pflanzarbeiten|bepflanzung|pflanzen setzen|bepflanzungen durchführen|Pflanzungen anlegen|Anpflanzungen > Beete bepflanzen|Bäume und Sträucher pflanzen|Stauden pflanzen|Blumen pflanzen|Sträucher pflanzen|Bäume pflanzen
waldpflege|wald pflegen|pflege des waldes|forstpflege|waldbestände pflegen > Jungbestände pflegen|Wald durchforsten|Durchforstung|Bestände durchforsten|Jungwuchspflege
holzernte|holz ernten|holzeinschlag|holz einschlagen|holzschlag
aufforstung|aufforsten|wald aufforsten|wiederaufforstung|Bäume im Wald pflanzen|Jungbäume pflanzen|Waldflächen aufforsten|junge Bäume setzen|Forstpflanzungen|Setzlinge im Wald pflanzen
abfallmanagement|abfallwirtschaft|entsorgungsmanagement
abfallentsorgung|abfälle entsorgen|entsorgung von abfällen|müllentsorgung|müll entsorgen|entsorgung von müll|kehricht entsorgen
abfalltrennung|abfälle trennen|trennung von abfällen|mülltrennung|müll trennen|Abfälle sortieren|Müll sortieren|Wertstoffe sortieren|Abfallsortierung|Wertstoffsortierung
müllabfuhr|müll abholen|abfallsammlung|abfälle einsammeln|kehrichtabfuhr|abfuhr von müll|Hausmüll einsammeln|Mülltonnen entleeren|Abfall einsammeln|Müll einsammeln|Abfallbehälter leeren|Müllsammlung|Leerung von Mülltonnen
abwasserreinigung|abwasser reinigen|reinigung von abwasser|abwasserbehandlung|abwasser klären|klärung von abwasser|behandlung von abwasser|Abwässer reinigen|Kläranlagen bedienen|Abwasseraufbereitung|Kläranlage fahren|Abwasser aufbereiten|Klärbetrieb|Kläranlage bedienen
kläranlagen betreiben|betrieb von kläranlagen|klärwerk betreiben|betrieb einer kläranlage|ara betreiben
trinkwasseraufbereitung|trinkwasser aufbereiten|aufbereitung von trinkwasser|Wasserwerk betreiben|Wasser zu Trinkwasser aufbereiten
umweltverträglichkeitsprüfung|umweltverträglichkeit prüfen|prüfung der umweltverträglichkeit|umweltverträglichkeitsprüfungen durchführen|uvp durchführen
naturschutz|naturschutzarbeit|natur schützen|schutz der natur|naturschutzmaßnahmen
biotopkartierung|biotope kartieren|kartierung von biotopen
nachhaltigkeitsberichte erstellen|nachhaltigkeitsberichterstattung|erstellung von nachhaltigkeitsberichten|nachhaltigkeitsbericht schreiben|nachhaltigkeitsreporting
treibhausgasbilanzen erstellen|treibhausgasbilanzierung|treibhausgase bilanzieren
energieberatung|beratung zu energieeffizienz|energieberatungen durchführen|beratung in energiefragen|Hausbesitzer zur Energieeinsparung beraten|Kunden zum Energiesparen beraten|Energiesparberatung|zu Energieeffizienz beraten|Gebäudeenergieberatung
energieausweise erstellen|erstellung von energieausweisen|energieausweise ausstellen|ausstellung von energieausweisen
energieaudits durchführen|durchführung von energieaudits|energieaudit
zählerablesung|zähler ablesen|zählerstände ablesen|ablesen von zählerständen|ablesung von zählern|Stromzähler ablesen|Ablesen von Zählern|Zählerstände erfassen|Wasserzähler ablesen|Ablesen der Zähler
zählerwechsel|zähler wechseln|zählertausch|austausch von zählern|zähler austauschen|Stromzähler wechseln
windkraftanlagen warten|wartung von windkraftanlagen|windenergieanlagen warten|wartung von windenergieanlagen|windräder warten|wartung von windrädern|Windkraftwartung|Windräder instand halten|Service an Windkraftanlagen
windparks planen|planung von windparks|windparkplanung
solarparks planen|planung von solarparks|solarparkplanung
pv-anlagen planen|planung von photovoltaikanlagen|photovoltaikanlagen planen|photovoltaikplanung|planung von pv-anlagen|pv-planung
biogasanlagen betreiben|betrieb von biogasanlagen|biogasanlage betreuen|betreuung von biogasanlagen
stromnetze betreiben|netzbetrieb strom|betrieb von stromnetzen|stromnetzbetrieb
kraftwerksanlagen bedienen|kraftwerk fahren|bedienung von kraftwerksanlagen|kraftwerksbetrieb|Kraftwerke fahren|Kraftwerk betreiben|Kraftwerke bedienen|Kraftwerke betreiben|Betrieb von Kraftwerken
tierärztliche assistenz|tierarzt assistieren|assistenz in der tierarztpraxis|bei tierbehandlungen assistieren|dem Tierarzt assistieren|bei Tieroperationen assistieren|Assistenz beim Tierarzt|Tierärztin assistieren|tiermedizinische Assistenz
imkerei|bienen halten|bienenhaltung|bienenvölker betreuen|betreuung von bienenvölkern|imkern
fischzucht|fische züchten|zucht von fischen
pferdepflege|pferde pflegen|pflege von pferden|Pferde putzen|Pferde striegeln|Pferde versorgen|Pferde putzen und füttern|Pferde füttern und pflegen
geodaten auswerten|auswertung von geodaten|geodatenanalyse|geodaten analysieren|analyse von geodaten|Geodatenverarbeitung|Geodaten verarbeiten|GIS-Analysen|Verarbeitung von Geodaten
karten erstellen|erstellung von karten|kartenerstellung
experimente durchführen|durchführung von experimenten|experimentieren
drittmittelanträge schreiben|drittmittelanträge stellen|drittmittelanträge verfassen
pflanzenschutzmittel ausbringen|ausbringung von pflanzenschutzmitteln|ausbringen von pflanzenschutzmitteln|pflanzenschutzmittelausbringung|Pflanzenschutzmittel spritzen|Spritzarbeiten@Feld Pflanzen Reben
gärten anlegen|anlage von gärten|gartenanlage|anlegen von gärten|Gartenneuanlage|Gartenanlagen bauen|neue Gärten anlegen
co2-bilanzierung|co2-bilanzen erstellen|erstellung von co2-bilanzen
artenkartierung|arten kartieren|kartierung von arten
analysemethoden entwickeln|entwicklung von analysemethoden
analysemethoden validieren|validierung von analysemethoden
`;
