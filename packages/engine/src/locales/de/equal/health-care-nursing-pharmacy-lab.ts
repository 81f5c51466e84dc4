/** German, health, care, nursing, pharmacy, lab: one line, one meaning; our own list. */
export const healthCareNursingPharmacyLab = `
wundversorgung|wunden versorgen|versorgung von wunden|wundbehandlung|wunden behandeln|behandlung von wunden|Wundverbände anlegen|Wunden reinigen und verbinden > chronische Wunden versorgen|offene Wunden versorgen|Wundverbände wechseln|Wundauflagen wechseln
wundpflege|wunden pflegen|pflege von wunden
verbandswechsel|verbände wechseln|verbandwechsel|wechseln von verbänden|verbände erneuern|verbandswechsel durchführen|wechsel von verbänden
verbände anlegen|anlegen von verbänden|verbände anbringen
kompressionsverbände anlegen|anlegen von kompressionsverbänden|kompressionsverbände wickeln
wunddokumentation|wunden dokumentieren|dokumentation von wunden|wundverlauf dokumentieren|wundverläufe dokumentieren
medikamentengabe|medikamente geben|medikamente verabreichen|verabreichung von medikamenten|medikamentenverabreichung|gabe von medikamenten|arzneimittel verabreichen
medikamente richten|medikamente stellen|richten von medikamenten|stellen von medikamenten|medikamente vorbereiten|medikamentenstellung|Wochendispenser befüllen|Medikamentendispenser füllen|Medikamentendosetten richten|Arzneimittel stellen|Medikamente in Dosetten füllen > Tabletten stellen|Tabletten richten
injektionen verabreichen|verabreichung von injektionen|spritzen geben|injektionen geben|spritzen verabreichen|injektionen setzen|spritzen setzen|Patienten spritzen|Verabreichen von Injektionen|Spritzen von Medikamenten
subkutane injektionen|s.c.-injektionen|injektionen subkutan verabreichen|subkutan spritzen
insulingabe|insulin spritzen|insulin verabreichen|verabreichung von insulin|insulininjektionen|insulin injizieren|Insulininjektion|Insulin geben
infusionen anlegen|anlegen von infusionen|infusionen anhängen|anhängen von infusionen
infusionen vorbereiten|vorbereitung von infusionen|infusionen richten
venöse zugänge legen|legen von venenzugängen|venenzugänge legen|venenverweilkanülen legen|peripher-venöse zugänge legen|braunülen legen|Venenverweilkanülen|periphere Venenkatheter legen|Flexülen legen|Venflons legen|Viggos legen|Zugänge legen@Vene Patienten venös|Legen von Venenkathetern|periphere Zugänge legen|Venflon setzen
blutentnahme|blut abnehmen|blutabnahme|blut entnehmen|blutentnahmen durchführen|durchführung von blutentnahmen|blutabnahmen durchführen|Patienten Blut abnehmen|Venenblut abnehmen|Blutabnahmen|venöse Blutentnahme|Blutproben entnehmen|Abnehmen von Blut
kapilläre blutentnahme|blut aus der fingerbeere entnehmen|kapillarblut entnehmen|kapillarblutentnahme
blutzuckermessung|blutzucker messen|messung des blutzuckers|blutzuckerkontrolle|bz messen|blutzucker kontrollieren|messen des blutzuckers|Blutzuckerwerte messen|BZ-Messung|Blutzucker bestimmen
blutdruckmessung|blutdruck messen|messung des blutdrucks|rr messen|messen des blutdrucks|blutdruckkontrolle|blutdruck kontrollieren|RR-Messung
vitalzeichenkontrolle|vitalzeichen kontrollieren|vitalwerte messen|messung der vitalwerte|vitalparameter messen|kontrolle der vitalzeichen|vitalzeichen messen|messung der vitalparameter|vitalparameter kontrollieren|Vitalfunktionen überwachen|Vitalwerte überwachen|Vitaldaten messen|Überwachung der Vitalfunktionen|Vitalwerte erheben|Vitalparameter erheben > Puls, Blutdruck und Temperatur messen|Blutdruck, Puls und Temperatur messen|Blutdruck, Puls und Temperatur kontrollieren
vitalzeichenüberwachung|vitalzeichen überwachen|überwachung der vitalzeichen|vitalparameter überwachen|überwachung der vitalparameter
blasenkatheter legen|legen von blasenkathetern|Katheterisieren der Harnblase|Katheterisierung|transurethrale Katheter legen|Dauerkatheter legen|Katheter setzen|Blasenkatheterisierung|Harnkatheter legen
katheterpflege|katheter pflegen|pflege von kathetern|katheter versorgen|Dauerkatheter versorgen|Blasenkatheter versorgen|Versorgung von Dauerkathetern|Versorgung von Blasenkathetern
stomaversorgung|stomata versorgen|stoma versorgen|versorgung von stomata|stomapflege|künstliche Darmausgänge versorgen|Stomabeutel wechseln|Versorgung künstlicher Darmausgänge|künstlichen Darmausgang versorgen
sondenernährung|sondenkost verabreichen|ernährung über sonde|enterale ernährung|sondenkost geben|verabreichung von sondenkost|Patienten über die Sonde ernähren|PEG-Sonden versorgen|Sondenkostgabe
tracheostomapflege|tracheostoma pflegen|tracheostoma versorgen
absaugen von sekret|sekret absaugen|atemwege absaugen|endotracheales Absaugen|Bronchialsekret absaugen
beatmungspflege|pflege beatmeter patienten|beatmete patienten pflegen|beatmungspatienten pflegen|pflege von beatmungspatienten|beatmete Patienten versorgen|beatmete Patienten betreuen|Versorgung beatmeter Patienten|Heimbeatmung betreuen
intensivpflege|intensivpatienten pflegen|pflege von intensivpatienten|pflege auf der intensivstation|Patienten auf der Intensivstation pflegen|Intensivpatienten versorgen|Intensivpatienten betreuen|Critical Care
grundpflege|grundpflege durchführen|durchführung der grundpflege|grundpflegerische tätigkeiten|grundpflegerische versorgung
behandlungspflege|behandlungspflege durchführen|durchführung der behandlungspflege|medizinische behandlungspflege|behandlungspflegerische tätigkeiten|ärztlich verordnete Behandlungspflege|ärztlich verordnete Maßnahmen durchführen@Pflege
hilfe bei der körperpflege|unterstützung bei der körperpflege|bei der körperpflege helfen|bei der körperpflege unterstützen
essen reichen|nahrung reichen|essen anreichen|hilfe bei der nahrungsaufnahme|unterstützung bei der nahrungsaufnahme|beim essen helfen|unterstützung beim essen|Nahrung anreichen|Bewohnern Essen reichen|Mahlzeiten anreichen|Essenseingabe|Essen eingeben@Bewohner Patienten Pflege|Bewohnern beim Essen helfen|Nahrungsverabreichung|Nahrungsaufnahme unterstützen|beim Essen und Trinken helfen|Hilfe beim Essen und Trinken|bei Mahlzeiten unterstützen|Bewohner bei den Mahlzeiten unterstützen
hilfe beim an- und auskleiden|beim an- und ausziehen helfen|unterstützung beim an- und auskleiden
patienten mobilisieren|mobilisation von patienten|mobilisierung von patienten|patientenmobilisation|patientenmobilisierung
bewohner mobilisieren|mobilisation von bewohnern|mobilisierung der bewohner
patienten lagern|lagerung von patienten|patientenlagerung|patienten umlagern|positionierung von patienten|patienten positionieren|Bewohner umlagern|Umlagern von Patienten|Bettlägerige lagern|bettlägerige Patienten lagern|Bewohner drehen und lagern
dekubitusprophylaxe|vorbeugung von dekubitus|dekubitus vorbeugen|dekubitusprävention|druckgeschwüren vorbeugen
sturzprophylaxe|stürzen vorbeugen|sturzprävention|vorbeugung von stürzen
thromboseprophylaxe|thrombosen vorbeugen|vorbeugung von thrombosen|Thrombosen verhindern|Thrombosevorbeugung
pneumonieprophylaxe|vorbeugung von lungenentzündungen|lungenentzündungen vorbeugen
pflegeplanung|pflegepläne erstellen|erstellung von pflegeplänen|pflegeplanungen schreiben|planung der pflege|pflegeplanungen erstellen|pflege planen|pflegepläne schreiben|pflegeplanung erstellen|Pflegeprozess planen|Maßnahmenplanung in der Pflege
pflegedokumentation|pflege dokumentieren|dokumentation der pflege|pflegeleistungen dokumentieren|dokumentation der pflegeleistungen|pflegemaßnahmen dokumentieren|dokumentation von pflegemaßnahmen|pflegeberichte schreiben|Pflegeverläufe dokumentieren|Dokumentation der Pflegemaßnahmen|Pflegeberichte verfassen
pflegevisiten durchführen|durchführung von pflegevisiten|pflegevisiten
visitenbegleitung|visiten begleiten|arztvisiten begleiten|begleitung von visiten|begleitung von arztvisiten|begleitung der ärztlichen visite
visiten ausarbeiten|ausarbeitung der visite|visiten nachbereiten|nachbereitung von visiten
bezugspflege|primary nursing|bezugspflege durchführen|arbeiten nach dem bezugspflegesystem
palliativpflege|palliativpatienten pflegen|pflege von palliativpatienten|palliative pflege|palliative care|unheilbar Kranke pflegen|sterbende Menschen pflegen|Palliativversorgung|Pflege Sterbender|Pflege unheilbar Kranker|Hospizpflege
sterbebegleitung|sterbende begleiten|begleitung sterbender|sterbende menschen begleiten|begleitung von sterbenden|Menschen am Lebensende begleiten|Sterbende und Angehörige begleiten|Begleitung am Lebensende|Menschen beim Sterben begleiten|Hospizbegleitung
häusliche pflege|ambulante pflege|pflege zu hause|hauskrankenpflege|patienten zu hause pflegen|spitex-pflege|Pflege im häuslichen Umfeld|Patienten daheim pflegen|Patienten in ihrer Wohnung pflegen|mobile Pflege|Hauspflege|Pflegebedürftige zu Hause versorgen
altenpflege|seniorenpflege|pflege alter menschen|ältere menschen pflegen|betagtenpflege|alte menschen pflegen|pflege älterer menschen|Pflege von Senioren|Geriatrische Pflege|geriatrische Langzeitpflege|betagte Menschen pflegen|Pflege betagter Menschen
seniorenbetreuung|senioren betreuen|betreuung von senioren|ältere menschen betreuen|betreuung älterer menschen|betagtenbetreuung|alte Menschen betreuen|Betreuung alter Menschen|betagte Menschen betreuen
demenzbetreuung|demenzkranke betreuen|betreuung von demenzkranken|menschen mit demenz betreuen|betreuung von menschen mit demenz|betreuung demenziell erkrankter|Menschen mit Demenz begleiten|demenzkranke Bewohner betreuen|demente Bewohner betreuen|an Demenz Erkrankte betreuen|Betreuung demenzkranker Menschen|Betreuung dementer Bewohner|dementiell erkrankte Menschen betreuen|Bewohner mit Demenz betreuen|Demente betreuen
dienstübergabe in der pflege|pflegeübergabe|übergabegespräche auf station|übergaben auf der station
patientenaufnahme|patienten aufnehmen|aufnahme von patienten
patientenanmeldung|patienten anmelden|anmeldung der patienten|anmeldung von patienten
patientenempfang|patienten empfangen|empfang von patienten|patienten in empfang nehmen|empfang der patienten|Patienten an der Anmeldung empfangen|Anmeldung in der Praxis|Patienten am Empfang annehmen|Patienten begrüßen und anmelden
patientenentlassung|patienten entlassen|entlassung von patienten
entlassmanagement|entlassungsmanagement|entlassungen von patienten vorbereiten|entlassplanung
überleitungspflege|pflegeüberleitung|pflegerische überleitung
patientendaten erfassen|erfassung von patientendaten|aufnahme von patientendaten|patientendatenerfassung|patientendaten aufnehmen
patientenakten führen|führung der patientenakten|krankenakten führen|krankengeschichten führen|führen von patientenakten
patientendaten dokumentieren|patientendokumentation|dokumentation von patientendaten
anamnese erheben|anamneseerhebung|erhebung der anamnese|anamnesen erheben|anamnesegespräche führen|krankengeschichte aufnehmen
patientenberatung|patienten beraten|beratung von patienten|beratung der patienten
patientenaufklärung|patienten aufklären|aufklärung von patienten|aufklärungsgespräche mit patienten führen|aufklärung der patienten
angehörigenberatung|angehörige beraten|beratung von angehörigen|beratung der angehörigen
angehörigengespräche|gespräche mit angehörigen|angehörigengespräche führen|gespräche mit angehörigen führen
angehörige anleiten|anleitung von angehörigen|pflegende angehörige anleiten|anleitung pflegender angehöriger
praxisanleitung|pflegeschüler anleiten|anleitung von pflegeschülern|auszubildende in der pflege anleiten|pflegeauszubildende anleiten|anleitung von auszubildenden in der pflege|anleitung von pflegeauszubildenden
patiententransport|patienten transportieren|transport von patienten|patiententransporte durchführen
assistenz bei untersuchungen|bei untersuchungen assistieren|ärzten bei untersuchungen assistieren|untersuchungsassistenz
op-assistenz|bei operationen assistieren|assistenz bei operationen|operationsassistenz|im op assistieren|assistenz im op > bei Operationen instrumentieren|Instrumentieren|OP-Instrumentation|Instrumente bei Operationen anreichen|bei Operationen Instrumente reichen|Instrumentieren bei Operationen|Instrumentation
instrumentieren im op|op-instrumentierung|bei operationen instrumentieren|instrumente im op anreichen|instrumentieren bei operationen
op-saal vorbereiten|vorbereitung des op-saals|operationssäle vorbereiten
stuhlassistenz|behandlungsassistenz in der zahnarztpraxis|assistenz am behandlungsstuhl|dem zahnarzt assistieren|assistenz am stuhl|am stuhl assistieren|dem Zahnarzt am Stuhl assistieren|am Behandlungsstuhl assistieren|Behandlungsassistenz beim Zahnarzt|Zahnarzt bei der Behandlung assistieren|zahnärztliche Assistenz
professionelle zahnreinigung|pzr|Zähne professionell reinigen|Mundhygienesitzungen > Zahnstein entfernen und Zähne polieren|Zahnsteinentfernung und Politur
zahnabformungen|abformungen nehmen|zahnabdrücke nehmen|abdrücke nehmen|abdrucknahme|gebissabdrücke nehmen|Zahnabformung|Abdrücke vom Gebiss|Kieferabformungen
zahnersatz herstellen|herstellung von zahnersatz|zahnersatz anfertigen|anfertigung von zahnersatz > Kronen und Brücken herstellen|Zahnprothesen anfertigen|Zahnprothesen herstellen|Kronen, Brücken und Prothesen fertigen|Kronen und Brücken fertigen
röntgenaufnahmen erstellen|röntgenaufnahmen anfertigen|anfertigung von röntgenaufnahmen|röntgenbilder anfertigen|erstellung von röntgenaufnahmen|röntgen von patienten|röntgenaufnahmen machen
ekg schreiben|ekg ableiten|schreiben von ekg|ekg anlegen und schreiben|elektrokardiogramme schreiben|ekg-ableitung|ekgs schreiben|EKGs aufzeichnen|EKGs ableiten|Ruhe-EKG schreiben|EKG-Aufzeichnung|EKG anlegen|EKGs anfertigen
lungenfunktionsprüfung|lungenfunktionstests durchführen|lungenfunktion messen|lungenfunktionsprüfungen durchführen|lungenfunktionsdiagnostik|Lungenfunktionstest|Lufu > Spirometrie
impfungen durchführen|durchführung von impfungen|impfen|impfungen verabreichen|patienten impfen|Schutzimpfungen verabreichen|Impfstoff verabreichen
impfungen vorbereiten|vorbereitung von impfungen|impfvorbereitung
instrumentenaufbereitung|instrumente aufbereiten|aufbereitung von instrumenten|aufbereitung der instrumente
instrumente sterilisieren|sterilisation von instrumenten|sterilisieren von instrumenten|instrumentensterilisation|sterilisation der instrumente
flächendesinfektion|flächen desinfizieren|desinfektion von flächen|oberflächen desinfizieren|desinfektion von oberflächen|Räume desinfizieren|Desinfizieren von Flächen
händedesinfektion|hände desinfizieren|desinfektion der hände
hygienemaßnahmen umsetzen|umsetzung von hygienemaßnahmen|hygienemaßnahmen durchführen|durchführung von hygienemaßnahmen
hygienepläne erstellen|erstellung von hygieneplänen|hygieneplan erstellen
kassenärztliche abrechnung|kv-abrechnung|abrechnung mit der kassenärztlichen vereinigung|quartalsabrechnung mit der kv|abrechnung kassenärztlicher leistungen|Kassenabrechnung nach EBM|EBM-Abrechnung|Abrechnung nach EBM|nach EBM abrechnen|Kassenpatienten abrechnen|kassenärztliche Leistungen abrechnen
privatärztliche abrechnung|abrechnung nach goä|goä-abrechnung|privatabrechnung nach goä|nach GOÄ abrechnen|privatärztliche Leistungen abrechnen|Privatliquidation|Privatpatienten abrechnen
zahnärztliche abrechnung|abrechnung zahnärztlicher leistungen|zahnärztliche leistungen abrechnen|BEMA und GOZ abrechnen|Abrechnung nach BEMA und GOZ
heil- und kostenpläne erstellen|erstellung von heil- und kostenplänen|hkp erstellen
praxisorganisation|organisation der praxis|praxis organisieren|praxisabläufe organisieren|organisation der praxisabläufe
praxisempfang|empfang in der arztpraxis|praxisanmeldung|anmeldung in der arztpraxis|rezeption der arztpraxis|ordinationsempfang
patiententermine vergeben|terminvergabe an patienten|patiententermine vereinbaren|terminvereinbarung mit patienten|patienten einbestellen|Termine mit Patienten vereinbaren|Termine für Patienten vergeben|Vergabe von Patiententerminen
rezepte vorbereiten|vorbereitung von rezepten|rezeptvorbereitung
arztbriefe schreiben|arztbriefschreibung|Arztbriefe tippen|Arztbriefe nach Diktat schreiben|medizinische Berichte nach Diktat schreiben|Arztberichte schreiben
medizinische kodierung|diagnosen und prozeduren verschlüsseln
arzneimittelabgabe|arzneimittel abgeben|abgabe von arzneimitteln|medikamente abgeben|abgabe von medikamenten|medikamentenabgabe|Medikamente aushändigen|Arzneien abgeben|verschreibungspflichtige Medikamente abgeben|Medikamente an Kunden abgeben
arzneimittelherstellung|arzneimittel herstellen|herstellung von arzneimitteln|medikamente herstellen|Pharmazeutische Produktion|Arzneimittel produzieren|Arzneimittelproduktion
rezepturen herstellen|herstellung von rezepturen|rezepturherstellung|rezepturarzneimittel herstellen|anfertigung von rezepturen|individuelle rezepturen anfertigen|magistrale zubereitungen|Individualrezepturen|Arzneimittel in der Rezeptur herstellen|Rezepturen anfertigen|Magistralrezepturen herstellen > Salben herstellen|Salben und Kapseln herstellen|Salben anrühren
zytostatika herstellen|herstellung von zytostatika|zytostatikaherstellung|zytostatikazubereitung|zubereitung von zytostatika
arzneimittelberatung|beratung zu arzneimitteln|kunden zu arzneimitteln beraten|kunden zu medikamenten beraten|beratung zu medikamenten|pharmazeutische beratung zu arzneimitteln|Patienten zu Arzneimitteln beraten|zu Medikamenten beraten|pharmazeutische Beratung|Medikamentenberatung
rezeptbelieferung|rezepte beliefern|belieferung von rezepten|rezepte einlösen für kunden|verordnungen beliefern
rezeptprüfung|rezepte prüfen|prüfung von rezepten|rezeptkontrolle|rezepte kontrollieren
wechselwirkungen prüfen|prüfung auf wechselwirkungen|interaktionscheck|arzneimittel auf wechselwirkungen prüfen|wechselwirkungscheck
prüfung von ausgangsstoffen|ausgangsstoffe prüfen|ausgangsstoffprüfung|identitätsprüfung von ausgangsstoffen
medikamente verblistern|verblisterung von medikamenten|arzneimittel verblistern|verblisterung von arzneimitteln|blistern von medikamenten|Verblisterung|Tabletten verblistern|Medikamente in Blister füllen
probenaufbereitung|proben aufbereiten|aufbereitung von proben
probenvorbereitung|proben vorbereiten|vorbereitung von proben
probenannahme|proben annehmen|annahme von proben|proben entgegennehmen
laborproben analysieren|laboranalysen durchführen|durchführung von laboranalysen|analyse von laborproben|proben im labor analysieren
blutuntersuchungen|blutproben untersuchen|untersuchung von blutproben|blutanalysen|blut im labor untersuchen|blutuntersuchungen durchführen|blutproben analysieren
urinuntersuchungen|urinproben untersuchen|urinproben analysieren|urinanalysen|urindiagnostik|urinuntersuchungen durchführen
mikroskopieren|mikroskopie|proben mikroskopisch untersuchen|mikroskopische untersuchungen durchführen|mikroskopische untersuchung von proben|präparate mikroskopieren|Proben mikroskopieren|Präparate unter dem Mikroskop untersuchen|unter dem Mikroskop auswerten|mikroskopische Untersuchungen
gewebeschnitte anfertigen|anfertigung von gewebeschnitten|histologische schnitte anfertigen|gewebeschnitte herstellen
laborbefunde übermitteln|befundübermittlung|befunde übermitteln|übermittlung von befunden
befunde erstellen|befunderstellung|erstellung von befunden|befunde verfassen|befundung
geburten begleiten|geburten betreuen|begleitung von geburten|geburtsbegleitung
wochenbettbetreuung|wöchnerinnen betreuen|betreuung von wöchnerinnen|betreuung im wochenbett|nachsorge im wochenbett|Mütter im Wochenbett betreuen|Wöchnerinnen zu Hause besuchen|Wochenbettbesuche
schwangerenvorsorge|vorsorgeuntersuchungen bei schwangeren|schwangerschaftsvorsorge|vorsorge in der schwangerschaft|Schwangere untersuchen|Vorsorge bei Schwangeren|Schwangerenbetreuung
geburtsvorbereitungskurse|geburtsvorbereitungskurse leiten|kurse zur geburtsvorbereitung|geburtsvorbereitungskurse geben
stillberatung|stillende mütter beraten|beratung stillender mütter|mütter beim stillen beraten
säuglingspflege|pflege von säuglingen|säuglinge pflegen|Neugeborene pflegen|Neugeborene versorgen|Säuglinge versorgen|Pflege von Neugeborenen|Neugeborenenpflege|Versorgung von Neugeborenen|Babypflege > Säuglinge baden und wickeln
kinderkrankenpflege|kranke kinder pflegen|pflege kranker kinder|pädiatrische pflege
physiotherapie|krankengymnastik|physiotherapeutische behandlungen durchführen|physiotherapeutisch behandeln|physiotherapeutische behandlung|krankengymnastische Behandlung|Patienten krankengymnastisch behandeln|Patienten physiotherapeutisch behandeln
manuelle lymphdrainage|lymphdrainage|mld|lymphdrainagen durchführen|Lymphdrainagen|Ödeme mit Lymphdrainage behandeln
massagen durchführen|durchführung von massagen|massagen geben|massieren|patienten massieren
ergotherapie|ergotherapeutische behandlung|ergotherapeutisch behandeln|ergotherapeutische behandlungen durchführen|Patienten ergotherapeutisch behandeln|Beschäftigungstherapie
logopädie|logopädische behandlung|logopädische therapie|Sprach- und Sprechtherapie|Patienten logopädisch behandeln|Behandlung von Sprachstörungen|Sprech- und Stimmtherapie
hausbesuche bei patienten|patienten zu hause besuchen|hausbesuche durchführen bei patienten
krankentransport|kranke transportieren|krankentransporte durchführen|transport von kranken|Patienten liegend transportieren|Krankentransporte fahren|Krankentransportwagen fahren|KTW fahren|Patienten mit dem KTW transportieren
notfallpatienten versorgen|versorgung von notfallpatienten|notfallversorgung von patienten
rettungsdienst|einsätze im rettungsdienst|rettungsdiensteinsätze|arbeit im rettungsdienst|Notfallrettung|Einsätze im Rettungswagen|Rettungswagen besetzen|Notfalleinsätze fahren|RTW besetzen|im Rettungswagen fahren|Rettungseinsätze
ersteinschätzung von patienten|triage|triagierung|patienten triagieren|ersteinschätzung in der notaufnahme|Ersteinschätzung|Manchester-Triage|Dringlichkeit der Notfälle einschätzen|Patienten nach Dringlichkeit einstufen|Ersteinschätzung von Notfällen
narkoseüberwachung|narkosen überwachen|überwachung von narkosen|patienten während der narkose überwachen|Patienten unter Narkose überwachen|Überwachung der Narkose
narkosevorbereitung|narkosen vorbereiten|vorbereitung von narkosen
dialysebehandlungen durchführen|durchführung von dialysen|dialysen durchführen
kompressionsstrümpfe anziehen|anziehen von kompressionsstrümpfen|hilfe beim anziehen von kompressionsstrümpfen
katheter legen|legen von kathetern
professionelle zahnreinigungen durchführen|durchführung professioneller zahnreinigungen
trachealkanülenpflege|trachealkanülen pflegen|pflege von trachealkanülen
diagnosen kodieren|kodierung von diagnosen|diagnosen verschlüsseln|diagnosekodierung|verschlüsselung von diagnosen|Klinisches Kodieren|Fälle kodieren@DRG ICD Klinik Krankenhaus > ICD-10-Kodierung|DRG-Kodierung|Kodierung nach ICD-10
sprachtherapie|sprachtherapeutische behandlung|sprachtherapeutisch behandeln
versorgung mit hilfsmitteln|hilfsmittelversorgung|patienten mit hilfsmitteln versorgen
operationen vorbereiten|vorbereitung von operationen|operationsvorbereitung|op-vorbereitung
aufbereitung von medizinprodukten|medizinprodukte aufbereiten|medizinprodukteaufbereitung
`;
