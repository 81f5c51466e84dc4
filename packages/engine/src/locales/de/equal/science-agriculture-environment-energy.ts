/** German, science, agriculture, environment, energy: one line, one meaning; our own list. */
export const scienceAgricultureEnvironmentEnergy = `
versuchsplanung|versuche planen|planung von versuchen|experimente planen|planung von experimenten
laborversuche durchführen|durchführung von laborversuchen|laborexperimente durchführen
versuchsauswertung|versuche auswerten|auswertung von versuchen|experimente auswerten|auswertung von experimenten
messdaten auswerten|auswertung von messdaten|messdatenauswertung|messergebnisse auswerten|auswertung von messergebnissen
messdaten erheben|erhebung von messdaten|messdatenerhebung|messdaten erfassen|messdatenerfassung|erfassung von messdaten
datenerhebung|daten erheben|erhebung von daten
statistische auswertung|daten statistisch auswerten|statistische datenauswertung|statistische analysen durchführen|statistische datenanalyse|durchführung statistischer analysen
literaturrecherche|literatur recherchieren|literaturrecherchen durchführen|recherche von fachliteratur|fachliteratur recherchieren|durchführung von literaturrecherchen
wissenschaftliche veröffentlichungen verfassen|wissenschaftliche artikel schreiben|wissenschaftliche publikationen verfassen|wissenschaftliche artikel verfassen|verfassen wissenschaftlicher publikationen|paper schreiben
forschungsanträge schreiben|forschungsanträge verfassen|forschungsanträge stellen|verfassen von forschungsanträgen
drittmittel einwerben|drittmitteleinwerbung|einwerbung von drittmitteln|drittmittelakquise|akquise von drittmitteln
forschungsergebnisse präsentieren|präsentation von forschungsergebnissen|forschungsergebnisse auf konferenzen vorstellen
versuchsdokumentation|versuche dokumentieren|dokumentation von versuchen|experimente dokumentieren
laborbuch führen|führung des laborbuchs|laborjournal führen|laborjournale führen|führen von laborbüchern
laborgeräte warten|wartung von laborgeräten|laborgerätewartung|wartung der laborgeräte
laborgeräte bedienen|bedienung von laborgeräten|laborgerätebedienung
laborgeräte kalibrieren|kalibrierung von laborgeräten|kalibrierung der laborgeräte
laborleitung|labor leiten|leitung des labors|leitung eines labors
lösungen ansetzen|ansetzen von lösungen|lösungen herstellen|herstellung von lösungen
nährmedien herstellen|herstellung von nährmedien|nährböden herstellen|nährmedien ansetzen|nährböden gießen
zellkultur|zellen kultivieren|zellkulturen anlegen und pflegen|kultivierung von zellen|zellkulturarbeiten|zellkulturtechnik
mikrobiologische untersuchungen|proben mikrobiologisch untersuchen|mikrobiologische analysen durchführen|mikrobiologische untersuchungen durchführen|mikrobiologische analytik
chemische analysen durchführen|proben chemisch analysieren|durchführung chemischer analysen|chemische analytik|chemische analysen
chemische synthese|chemische verbindungen synthetisieren|synthesen durchführen|durchführung von synthesen|synthese chemischer verbindungen
chromatografische verfahren|chromatographie|chromatografie|chromatographische analysen|chromatografische trennverfahren
spektroskopische analysen|spektroskopie|spektroskopische messungen durchführen|spektroskopische untersuchungen
dna-extraktion|dna extrahieren|dna isolieren|isolierung von dna|dna-isolierung|extraktion von dna
methodenvalidierung|methoden validieren|validierung von methoden
methodenentwicklung|methoden entwickeln|entwicklung von methoden
probenahme|proben nehmen|proben entnehmen|entnahme von proben|probenentnahme|probennahme|proben ziehen|probenziehung
bodenproben nehmen|bodenproben entnehmen|entnahme von bodenproben|bodenprobenahme|bodenprobenentnahme
wasserproben nehmen|wasserproben entnehmen|entnahme von wasserproben|wasserprobenahme|wasserprobenentnahme
wasserproben untersuchen|wasseranalysen|wasser analysieren|untersuchung von wasserproben|wasserproben analysieren|wasseranalytik|wasseruntersuchungen
lebensmittelproben untersuchen|lebensmittelanalytik|untersuchung von lebensmittelproben|lebensmittelproben analysieren|lebensmittelanalysen
versuchstiere betreuen|betreuung von versuchstieren|versuchstierpflege|pflege von versuchstieren|versuchstiere pflegen|versuchstierhaltung
tierpflege|tiere pflegen|pflege von tieren|pflege der tiere
tiere füttern|fütterung von tieren|fütterung der tiere|tierfütterung
stallarbeit|stallarbeiten|arbeiten im stall|arbeit im stall|stalldienst
ställe ausmisten|ausmisten von ställen|ausmisten|stall misten|misten der ställe
kühe melken|melken|melkarbeit|melken von kühen|melkarbeiten
milchviehhaltung|milchkühe halten|haltung von milchvieh|milchvieh halten|milchviehwirtschaft
rinderhaltung|rinder halten|haltung von rindern
schweinehaltung|schweine halten|haltung von schweinen
geflügelhaltung|geflügel halten|haltung von geflügel
nutztierhaltung|nutztiere halten|haltung von nutztieren
ackerbau|äcker bestellen|feldbau|äcker bewirtschaften|bewirtschaftung von äckern
bodenbearbeitung|böden bearbeiten|bearbeitung des bodens|felder bearbeiten
aussaat|säen|saatgut ausbringen|aussäen|aussaatarbeiten|ausbringen von saatgut
erntearbeiten|ernten|ernte einbringen|erntearbeit|einbringen der ernte|arbeit bei der ernte
getreide ernten|getreideernte
obsternte|obst ernten|obst pflücken|ernten von obst|obst lesen
weinlese|trauben lesen|trauben ernten|traubenernte|traubenlese|weinernte
gemüseanbau|gemüse anbauen|anbau von gemüse|gemüsebau
obstbau|obst anbauen|anbau von obst|obstanbau
weinbau|rebbau|weinanbau|wein anbauen|anbau von wein
weinbereitung|weinherstellung|wein herstellen|kellereiarbeiten
pflanzenschutz|pflanzenschutzmaßnahmen durchführen
düngung|düngen|dünger ausbringen|ausbringung von dünger|düngerausbringung
bewässerung|bewässern|pflanzen bewässern|bewässerung von pflanzen|pflanzen gießen|kulturen bewässern
pflanzenpflege|pflanzen pflegen|pflege von pflanzen|pflege der pflanzen
pflanzenvermehrung|pflanzen vermehren|vermehrung von pflanzen
traktor fahren|traktoren fahren|schlepper fahren|führen von traktoren|traktorfahren|trecker fahren
landmaschinen bedienen|bedienung von landmaschinen|landwirtschaftliche maschinen bedienen|bedienung landwirtschaftlicher maschinen|landmaschinen fahren
gartenpflege|gärten pflegen|pflege von gärten|gartenpflegearbeiten|gartenunterhalt
grünflächenpflege|grünflächen pflegen|pflege von grünflächen|grünanlagen pflegen|pflege von grünanlagen|grünpflege|grünanlagenpflege
rasen mähen|rasenmähen|mähen von rasen|rasenflächen mähen
heckenschnitt|hecken schneiden|schneiden von hecken|heckenschneiden
baumpflege|bäume pflegen|pflege von bäumen|baumpflegearbeiten
baumfällung|bäume fällen|fällen von bäumen|baumfällarbeiten|fällung von bäumen
baumschnitt|bäume schneiden|schnitt von bäumen
gartengestaltung|gärten gestalten|gestaltung von gärten
pflanzarbeiten|bepflanzung|pflanzen setzen|bepflanzungen durchführen
waldpflege|wald pflegen|pflege des waldes|forstpflege|waldbestände pflegen
holzernte|holz ernten|holzeinschlag|holz einschlagen|holzschlag
aufforstung|aufforsten|wald aufforsten|wiederaufforstung
abfallmanagement|abfallwirtschaft|entsorgungsmanagement
abfallentsorgung|abfälle entsorgen|entsorgung von abfällen|müllentsorgung|müll entsorgen|entsorgung von müll|kehricht entsorgen
abfalltrennung|abfälle trennen|trennung von abfällen|mülltrennung|müll trennen
müllabfuhr|müll abholen|abfallsammlung|abfälle einsammeln|kehrichtabfuhr|abfuhr von müll
abwasserreinigung|abwasser reinigen|reinigung von abwasser|abwasserbehandlung|abwasser klären|klärung von abwasser|behandlung von abwasser
kläranlagen betreiben|betrieb von kläranlagen|klärwerk betreiben|betrieb einer kläranlage|ara betreiben
trinkwasseraufbereitung|trinkwasser aufbereiten|aufbereitung von trinkwasser
umweltverträglichkeitsprüfung|umweltverträglichkeit prüfen|prüfung der umweltverträglichkeit|umweltverträglichkeitsprüfungen durchführen|uvp durchführen
naturschutz|naturschutzarbeit|natur schützen|schutz der natur|naturschutzmaßnahmen
biotopkartierung|biotope kartieren|kartierung von biotopen
nachhaltigkeitsberichte erstellen|nachhaltigkeitsberichterstattung|erstellung von nachhaltigkeitsberichten|nachhaltigkeitsbericht schreiben|nachhaltigkeitsreporting
treibhausgasbilanzen erstellen|treibhausgasbilanzierung|treibhausgase bilanzieren
energieberatung|beratung zu energieeffizienz|energieberatungen durchführen|beratung in energiefragen
energieausweise erstellen|erstellung von energieausweisen|energieausweise ausstellen|ausstellung von energieausweisen
energieaudits durchführen|durchführung von energieaudits|energieaudit
zählerablesung|zähler ablesen|zählerstände ablesen|ablesen von zählerständen|ablesung von zählern
zählerwechsel|zähler wechseln|zählertausch|austausch von zählern|zähler austauschen
windkraftanlagen warten|wartung von windkraftanlagen|windenergieanlagen warten|wartung von windenergieanlagen|windräder warten|wartung von windrädern
windparks planen|planung von windparks|windparkplanung
solarparks planen|planung von solarparks|solarparkplanung
pv-anlagen planen|planung von photovoltaikanlagen|photovoltaikanlagen planen|photovoltaikplanung|planung von pv-anlagen|pv-planung
biogasanlagen betreiben|betrieb von biogasanlagen|biogasanlage betreuen|betreuung von biogasanlagen
stromnetze betreiben|netzbetrieb strom|betrieb von stromnetzen|stromnetzbetrieb
kraftwerksanlagen bedienen|kraftwerk fahren|bedienung von kraftwerksanlagen|kraftwerksbetrieb
tierärztliche assistenz|tierarzt assistieren|assistenz in der tierarztpraxis|bei tierbehandlungen assistieren
imkerei|bienen halten|bienenhaltung|bienenvölker betreuen|betreuung von bienenvölkern|imkern
fischzucht|fische züchten|zucht von fischen
pferdepflege|pferde pflegen|pflege von pferden
geodaten auswerten|auswertung von geodaten|geodatenanalyse|geodaten analysieren|analyse von geodaten
karten erstellen|erstellung von karten|kartenerstellung
experimente durchführen|durchführung von experimenten|experimentieren
drittmittelanträge schreiben|drittmittelanträge stellen|drittmittelanträge verfassen
pflanzenschutzmittel ausbringen|ausbringung von pflanzenschutzmitteln|ausbringen von pflanzenschutzmitteln|pflanzenschutzmittelausbringung
gärten anlegen|anlage von gärten|gartenanlage|anlegen von gärten
co2-bilanzierung|co2-bilanzen erstellen|erstellung von co2-bilanzen
artenkartierung|arten kartieren|kartierung von arten
analysemethoden entwickeln|entwicklung von analysemethoden
analysemethoden validieren|validierung von analysemethoden
`;
