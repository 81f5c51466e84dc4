/** German, science, agriculture, environment, energy: one line, one meaning; our own list. */
export const scienceAgricultureEnvironmentEnergy = `
versuchsplanung|versuche planen|experimente planen
laborversuche durchführen|laborexperimente durchführen
versuchsauswertung|versuche auswerten|experimente auswerten
messdaten auswerten|messdatenauswertung|messergebnisse auswerten|auswertung von messergebnissen
messdaten erheben|messdatenerhebung|messdaten erfassen|messdatenerfassung
datenerhebung|daten erheben
statistische auswertung|daten statistisch auswerten|statistische datenauswertung|statistische analysen durchführen|statistische datenanalyse|durchführung statistischer analysen|Statistical Analysis > Daten mit SPSS auswerten|Daten mit R auswerten
literaturrecherche|literatur recherchieren|literaturrecherchen durchführen|recherche von fachliteratur|Fachliteratur suchen|Literatur sichten|Literaturstudium@Forschung|wissenschaftliche Literatur auswerten
wissenschaftliche veröffentlichungen verfassen|wissenschaftliche artikel schreiben|wissenschaftliche publikationen verfassen|wissenschaftliche artikel verfassen|verfassen wissenschaftlicher publikationen|paper schreiben|Wissenschaftliches Publizieren|Fachartikel veröffentlichen|wissenschaftliche Artikel veröffentlichen|Fachartikel schreiben|wissenschaftliche Veröffentlichungen|Forschungsergebnisse veröffentlichen|Paper veröffentlichen|Publikationen in Fachzeitschriften|wissenschaftliche Aufsätze schreiben|Publikationen verfassen|Fachartikel verfassen
forschungsanträge schreiben|forschungsanträge verfassen|forschungsanträge stellen
drittmittel einwerben|drittmitteleinwerbung|drittmittelakquise|akquise von drittmitteln|Forschungsgelder einwerben|Forschungsmittel einwerben|Forschungsförderung einwerben|Fördergelder für Forschung einwerben
forschungsergebnisse präsentieren|präsentation von forschungsergebnissen|forschungsergebnisse auf konferenzen vorstellen
versuchsdokumentation|versuche dokumentieren|dokumentation von versuchen|experimente dokumentieren
laborbuch führen|laborjournal führen|führen von laborbüchern
laborgeräte warten|wartung von laborgeräten|laborgerätewartung
laborgeräte bedienen|laborgerätebedienung
laborgeräte kalibrieren
laborleitung|labor leiten|leitung des labors
lösungen ansetzen|lösungen herstellen
nährmedien herstellen|nährböden herstellen|nährmedien ansetzen|nährböden gießen
zellkultur|zellen kultivieren|zellkulturen anlegen und pflegen|zellkulturarbeiten|zellkulturtechnik|Zellen züchten|Zellkulturen anlegen|Zellkulturen pflegen|Cell Culture
mikrobiologische untersuchungen|proben mikrobiologisch untersuchen|mikrobiologische analysen durchführen|mikrobiologische untersuchungen durchführen|mikrobiologische analytik
chemische analysen durchführen|proben chemisch analysieren|durchführung chemischer analysen|chemische analytik|chemische analysen
chemische synthese|chemische verbindungen synthetisieren|synthesen durchführen|synthese chemischer verbindungen
chromatografische verfahren|chromatographie|chromatografie|chromatographische analysen|chromatografische trennverfahren
spektroskopische analysen|spektroskopie|spektroskopische messungen durchführen|spektroskopische untersuchungen
dna-extraktion|dna extrahieren|dna isolieren
methodenvalidierung|methoden validieren
methodenentwicklung|methoden entwickeln
probenahme|proben nehmen|proben entnehmen|entnahme von proben|probenentnahme|probennahme|proben ziehen|probenziehung|Probeentnahme|Stichproben nehmen@Labor Wasser Boden|Beprobung|beproben|Musterziehung
bodenproben nehmen|bodenproben entnehmen|entnahme von bodenproben|bodenprobenahme|bodenprobenentnahme|Bodenproben ziehen
wasserproben nehmen|wasserproben entnehmen|entnahme von wasserproben|wasserprobenahme|wasserprobenentnahme|Wasserproben ziehen
wasserproben untersuchen|wasseranalysen|wasser analysieren|wasserproben analysieren|wasseranalytik|wasseruntersuchungen
lebensmittelproben untersuchen|lebensmittelanalytik|lebensmittelproben analysieren|lebensmittelanalysen
versuchstiere betreuen|versuchstierpflege|pflege von versuchstieren|versuchstierhaltung
tiere füttern|fütterung von tieren|tierfütterung
stallarbeit|arbeiten im stall|stalldienst
ställe ausmisten|ausmisten|stall misten|Misten|Ställe misten > Boxen misten|Boxen ausmisten
kühe melken|melken|melkarbeit|Milchkühe melken|Kühe mit der Melkmaschine melken|Melkstand bedienen|im Melkstand arbeiten|Milchvieh melken|Melkarbeiten > Ziegen melken
milchviehhaltung|milchkühe halten|haltung von milchvieh|milchvieh halten|milchviehwirtschaft|Milchkühe betreuen|Milchkuhhaltung|Milchviehbetrieb führen
rinderhaltung|rinder halten|haltung von rindern|Viehhaltung mit Rindern > Bullen mästen|Rinderzucht|Rinder züchten|Rindermast|Rinder mästen|Viehzucht mit Rindern|Rinder aufziehen
schweinehaltung|schweine halten|haltung von schweinen > Schweine mästen|Mastschweine halten|Schweinemast|Schweine aufziehen|Sauen und Ferkel betreuen
geflügelhaltung|geflügel halten|haltung von geflügel > Hühner halten|Legehennen halten|Hühner und Puten halten|Legehennen betreuen|Masthähnchen halten|Geflügelmast
nutztierhaltung|nutztiere halten|haltung von nutztieren
ackerbau|äcker bestellen|feldbau|äcker bewirtschaften|Felder bestellen|Ackerflächen bewirtschaften|Feldarbeit|Feldbewirtschaftung > Getreide anbauen|Getreide und Rüben anbauen
bodenbearbeitung|böden bearbeiten|bearbeitung des bodens|felder bearbeiten > Böden pflügen|Felder pflügen|Äcker pflügen und eggen|Felder eggen und pflügen|Pflügen und Eggen|Böden grubbern
aussaat|säen|saatgut ausbringen|aussaatarbeiten|Felder einsäen|Saatgut säen|Äcker einsäen|Felder ansäen|Aussäen|Felder bestellen und säen|Saat ausbringen > Getreide säen|Weizen säen
erntearbeiten|ernten|ernte einbringen|arbeit bei der ernte
obsternte|obst ernten|obst pflücken|obst lesen|Früchte ernten|Früchte pflücken|Obst klauben > Äpfel ernten|Äpfel und Birnen pflücken|Kirschen pflücken|Erdbeeren pflücken|Beeren pflücken|Äpfel pflücken
weinlese|trauben lesen|trauben ernten|traubenernte|traubenlese|weinernte|Weintrauben lesen|Weintrauben ernten|Wümmet|Trauben pflücken|Trauben von Hand lesen|Wimmlet|Trauben herbsten > Trauben schneiden@Lese Reben Wein
gemüseanbau|gemüse anbauen|gemüsebau
weinbau|rebbau|weinanbau|wein anbauen
weinbereitung|weinherstellung|wein herstellen|kellereiarbeiten|Vinifikation > Wein keltern|Weine keltern und ausbauen|Weine vergären
pflanzenschutz|pflanzenschutzmaßnahmen durchführen|Pflanzenschutzmaßnahmen|Pflanzenschutz ausbringen > Pflanzenschutzmittel ausbringen|Felder spritzen|Kulturen spritzen|Spritzmittel ausbringen|Pflanzen gegen Schädlinge spritzen|Unkraut und Schädlinge auf Feldern bekämpfen|Reben spritzen|Kulturen gegen Schädlinge spritzen|Pflanzenschutzmittel spritzen
düngung|dünger ausbringen|düngerausbringung|Düngemittel ausbringen|Felder düngen|Äcker düngen|Düngemittelausbringung|Dünger streuen|Düngerstreuen|Felder mit Dünger versorgen|düngen > Gülle ausbringen|Mineraldünger ausbringen|Mist ausbringen|Gülle fahren|Kunstdünger streuen|Mist streuen
bewässerung|bewässern|pflanzen bewässern|bewässerung von pflanzen|pflanzen gießen|kulturen bewässern|Beete gießen|Pflanzen wässern|Blumen gießen|Felder bewässern
traktor fahren|schlepper fahren|führen von traktoren|traktorfahren|trecker fahren|Schlepper führen|Traktoren lenken
landmaschinen bedienen|landwirtschaftliche maschinen bedienen|bedienung landwirtschaftlicher maschinen|landmaschinen fahren
gartenpflege|gärten pflegen|gartenpflegearbeiten|gartenunterhalt|Gärten unterhalten > Beete pflegen|Privatgärten pflegen|Hausgärten pflegen
grünflächenpflege|grünflächen pflegen|grünanlagen pflegen|grünpflege|grünanlagenpflege|Grünflächen unterhalten|Unterhalt von Grünanlagen|Grünflächenunterhalt > Parks pflegen|Parkanlagen pflegen|öffentliche Grünflächen pflegen
heckenschnitt|hecken schneiden|heckenschneiden
baumpflege|bäume pflegen|baumpflegearbeiten
baumfällung|bäume fällen|baumfällarbeiten|Bäume umsägen|Holz fällen|Holz schlagen|Fällarbeiten|Baumfällungen|Bäume umschneiden > Bäume mit der Motorsäge fällen|Fichten fällen|Buchen fällen
gartengestaltung|gärten gestalten
pflanzarbeiten|bepflanzung|pflanzen setzen|bepflanzungen durchführen|Pflanzungen anlegen|Anpflanzungen|bepflanzen|Pflanzungen|Beete anlegen und bepflanzen|Rabatten bepflanzen|Blumenbeete bepflanzen > Beete bepflanzen|Bäume und Sträucher pflanzen|Stauden pflanzen|Blumen pflanzen|Sträucher pflanzen|Bäume pflanzen
waldpflege|wald pflegen|forstpflege|waldbestände pflegen > Jungbestände pflegen|Wald durchforsten|Durchforstung|Bestände durchforsten|Jungwuchspflege
holzernte|holz ernten|holzeinschlag|holz einschlagen|holzschlag|Holz schlagen > Bäume fällen und entasten|Fichten fällen|Bäume im Wald fällen
aufforstung|wald aufforsten|wiederaufforstung|Bäume im Wald pflanzen|Jungbäume pflanzen|Waldflächen aufforsten|junge Bäume setzen|Forstpflanzungen|Setzlinge im Wald pflanzen
abfallmanagement|abfallwirtschaft|entsorgungsmanagement
abfallentsorgung|abfälle entsorgen|müllentsorgung|müll entsorgen|kehricht entsorgen
abfalltrennung|abfälle trennen|mülltrennung|müll trennen|Abfälle sortieren|Müll sortieren|Wertstoffe sortieren|Abfallsortierung|Wertstoffsortierung|Wertstoffe trennen
müllabfuhr|müll abholen|abfallsammlung|abfälle einsammeln|kehrichtabfuhr|abfuhr von müll|Hausmüll einsammeln|Mülltonnen entleeren|Müll einsammeln|Abfallbehälter leeren|Müllsammlung|Leerung von Mülltonnen|Restmüll abholen
abwasserreinigung|abwasser reinigen|abwasserbehandlung|abwasser klären|behandlung von abwasser|Kläranlagen bedienen|Abwasseraufbereitung|Kläranlage fahren|Abwasser aufbereiten|Klärbetrieb
kläranlagen betreiben|klärwerk betreiben|ara betreiben
trinkwasseraufbereitung|trinkwasser aufbereiten|Wasserwerk betreiben|Wasser zu Trinkwasser aufbereiten
umweltverträglichkeitsprüfung|umweltverträglichkeit prüfen|umweltverträglichkeitsprüfungen durchführen|uvp durchführen
naturschutz|naturschutzarbeit|natur schützen|naturschutzmaßnahmen
biotopkartierung|biotope kartieren
nachhaltigkeitsberichte erstellen|nachhaltigkeitsberichterstattung|nachhaltigkeitsbericht schreiben|nachhaltigkeitsreporting
treibhausgasbilanzen erstellen|treibhausgasbilanzierung|treibhausgase bilanzieren
energieberatung|beratung zu energieeffizienz|energieberatungen durchführen|beratung in energiefragen|Hausbesitzer zur Energieeinsparung beraten|Kunden zum Energiesparen beraten|Energiesparberatung|Gebäudeenergieberatung
energieausweise erstellen|energieausweise ausstellen
energieaudits durchführen|energieaudit
zählerablesung|zähler ablesen|zählerstände ablesen|Stromzähler ablesen|Zählerstände erfassen|Wasserzähler ablesen
zählerwechsel|zähler wechseln|zählertausch|austausch von zählern|Stromzähler wechseln
windkraftanlagen warten|wartung von windkraftanlagen|windenergieanlagen warten|wartung von windenergieanlagen|windräder warten|wartung von windrädern|Windkraftwartung|Windräder instand halten|Service an Windkraftanlagen
windparks planen|windparkplanung
solarparks planen|solarparkplanung
pv-anlagen planen|planung von photovoltaikanlagen|photovoltaikplanung|pv-planung
biogasanlagen betreiben|biogasanlage betreuen
stromnetze betreiben|netzbetrieb strom|stromnetzbetrieb
kraftwerksanlagen bedienen|kraftwerk fahren|kraftwerksbetrieb|Kraftwerk betreiben|Kraftwerke bedienen
tierärztliche assistenz|tierarzt assistieren|assistenz in der tierarztpraxis|bei tierbehandlungen assistieren|bei Tieroperationen assistieren|Assistenz beim Tierarzt|Tierärztin assistieren|tiermedizinische Assistenz
imkerei|bienen halten|bienenhaltung|bienenvölker betreuen|imkern
pferdepflege|pferde pflegen|Pferde putzen|Pferde striegeln|Pferde versorgen|Pferde putzen und füttern|Pferde füttern und pflegen > Pferde striegeln und putzen
geodaten auswerten|geodatenanalyse|geodaten analysieren|Geodatenverarbeitung|Geodaten verarbeiten|GIS-Analysen
karten erstellen|kartenerstellung
experimente durchführen|experimentieren
drittmittelanträge schreiben|drittmittelanträge stellen|drittmittelanträge verfassen
pflanzenschutzmittel ausbringen|pflanzenschutzmittelausbringung|Pflanzenschutzmittel spritzen|Spritzarbeiten@Feld Pflanzen Reben
gärten anlegen|anlage von gärten|gartenanlage|Gartenneuanlage|Gartenanlagen bauen|neue Gärten anlegen
co2-bilanzierung|co2-bilanzen erstellen
analysemethoden entwickeln
analysemethoden validieren
`;
