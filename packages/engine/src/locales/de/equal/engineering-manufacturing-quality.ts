/** German, engineering, manufacturing, quality: one line, one meaning; our own list. */
export const engineeringManufacturingQuality = `
maschinenbedienung|maschinen bedienen|bedienung von maschinen|produktionsmaschinen bedienen|bedienung von produktionsmaschinen
anlagenbedienung|anlagen bedienen|bedienung von anlagen|produktionsanlagen bedienen|bedienung von produktionsanlagen|bedienen von anlagen|anlagen fahren|Maschinenführung|Fertigungsanlagen bedienen|Maschinen und Anlagen bedienen|Maschinen führen|Anlagenführung|Führen von Maschinen|Maschinen fahren@Produktion Linie|Anlagen führen|Produktionsanlagen führen|Fahren von Anlagen|Produktionsanlagen fahren
maschineneinrichtung|maschinen einrichten|einrichtung von maschinen|einrichten von maschinen|maschinen rüsten|rüsten von maschinen|maschinenrüstung
maschinen umrüsten|umrüsten von maschinen|umrüstung von maschinen|anlagen umrüsten|umrüstung von anlagen|Maschinen einstellen und rüsten|Produktionsanlagen rüsten|Einrichten der Maschinen|Werkzeugwechsel an Maschinen|Anlagen einrichten|Maschinen auf neue Teile umrüsten|Linien umrüsten|Umrüsten von Anlagen|Produktionslinien umrüsten
maschinenwartung|maschinen warten|wartung von maschinen|wartung der maschinen|wartungsarbeiten an maschinen
anlagenwartung|anlagen warten|wartung von anlagen|wartung der anlagen|wartungsarbeiten an anlagen
maschineninstandhaltung|maschinen instand halten|instandhaltung von maschinen|instandhaltung der maschinen|Produktionsmaschinen warten und reparieren|Maschinen warten und reparieren|Wartung und Reparatur von Maschinen|Maschinen pflegen und reparieren|Maschinenunterhalt
anlageninstandhaltung|anlagen instand halten|instandhaltung von anlagen|instandhaltung der anlagen|Instandhaltung von Produktionsanlagen|Produktionsanlagen instand halten
vorbeugende instandhaltung|präventive instandhaltung|vorbeugende wartung|präventive wartung|vorbeugende instandhaltungsarbeiten|Preventive Maintenance|vorbeugend warten
maschinenreparatur|maschinen reparieren|reparatur von maschinen|maschinen instand setzen|instandsetzung von maschinen
anlagenreparatur|anlagen reparieren|reparatur von anlagen|anlagen instand setzen|instandsetzung von anlagen
störungsbeseitigung an maschinen|maschinenstörungen beheben|störungen an maschinen beheben|behebung von maschinenstörungen|behebung von störungen an maschinen|Störungen an Anlagen beseitigen|Maschinenausfälle beheben|Störfälle an Maschinen beheben|Entstörung von Anlagen|Maschinenstillstände beheben
störungsbeseitigung an anlagen|anlagenstörungen beheben|störungen an anlagen beheben|behebung von anlagenstörungen
störungssuche|störungen suchen|störungsdiagnose
maschinenmontage|maschinen montieren|montage von maschinen|maschinen zusammenbauen|zusammenbau von maschinen|Maschinen aufbauen|Aufbau von Maschinen
anlagenmontage|anlagen montieren|montage von anlagen
baugruppenmontage|baugruppen montieren|montage von baugruppen|baugruppen zusammenbauen|zusammenbau von baugruppen|Teile zusammenbauen|Geräte zusammenbauen|Bauteile montieren|Komponenten zusammenbauen|Bauteile zusammensetzen
vormontage|bauteile vormontieren|baugruppen vormontieren|vormontage von baugruppen|vormontieren
endmontage|produkte endmontieren|endmontage von produkten|endmontagearbeiten|Maschinen fertig montieren|Maschinen endmontieren|Geräte endmontieren|Schlussmontage|Endmontage von Geräten
demontage von maschinen|maschinen demontieren|maschinen abbauen|abbau von maschinen|maschinendemontage
inbetriebnahme von anlagen|anlagen in betrieb nehmen|anlageninbetriebnahme|inbetriebsetzung von anlagen|anlagen in betrieb setzen
inbetriebnahme von maschinen|maschinen in betrieb nehmen|maschineninbetriebnahme|maschinen in betrieb setzen
produktionsplanung|produktion planen|planung der produktion|fertigungsplanung|fertigung planen|planung der fertigung|Produktionspläne erstellen|Fertigungsaufträge einplanen|Production Planning|Produktionsaufträge planen
produktionssteuerung|produktion steuern|steuerung der produktion|fertigungssteuerung|fertigung steuern|steuerung der fertigung
produktionsüberwachung|produktion überwachen|überwachung der produktion|fertigungsüberwachung|fertigung überwachen|produktionsprozess überwachen
produktionsdaten erfassen|erfassung von produktionsdaten
arbeitspläne erstellen|erstellung von arbeitsplänen|fertigungspläne erstellen|erstellung von fertigungsplänen
arbeitsanweisungen erstellen|erstellung von arbeitsanweisungen|arbeitsanweisungen schreiben|arbeitsanweisungen verfassen
stücklisten erstellen|erstellung von stücklisten|stücklistenerstellung
stücklisten pflegen|pflege von stücklisten|stücklistenpflege|stücklisten verwalten|Stücklisten anlegen und pflegen|Stücklisten führen|Stücklistenverwaltung
konstruktion von bauteilen|bauteile konstruieren|bauteilkonstruktion|teile konstruieren|Bauteile und Baugruppen konstruieren|Maschinenteile konstruieren|Konstruieren von Bauteilen
maschinenkonstruktion|maschinen konstruieren|konstruktion von maschinen
werkzeugkonstruktion|werkzeuge konstruieren|konstruktion von werkzeugen
vorrichtungsbau|vorrichtungen bauen|bau von vorrichtungen
werkzeugbau|werkzeuge bauen|bau von werkzeugen|Werkzeuge herstellen|Herstellung von Werkzeugen > Stanzwerkzeuge bauen|Presswerkzeuge bauen|Werkzeuge und Formen bauen
formenbau|bau von formen > Formen für den Spritzguss bauen|Spritzgussformen bauen|Spritzgießwerkzeuge bauen|Gussformen bauen|Spritzgießformen herstellen
technische zeichnungen erstellen|erstellung technischer zeichnungen|technische zeichnungen anfertigen|anfertigung technischer zeichnungen|Technisches Zeichnen|Zeichnungen anfertigen@technische Maschine Konstruktion > Fertigungszeichnungen erstellen|Werkstattzeichnungen erstellen
technische zeichnungen lesen|lesen technischer zeichnungen|arbeiten nach technischer zeichnung|nach technischen zeichnungen arbeiten|zeichnungslesen
3d-modelle erstellen|erstellung von 3d-modellen|3d-modellierung|bauteile in 3d modellieren|3D-Modelle bauen|in 3D modellieren|3D Modeling
cad-konstruktion|konstruieren mit cad|konstruktion mit cad
produktentwicklung|produkte entwickeln|entwicklung von produkten|neue produkte entwickeln|entwicklung neuer produkte|neuproduktentwicklung|Product Development
prototypenbau|prototypen bauen|bau von prototypen|prototypen anfertigen|herstellung von prototypen|Prototypen fertigen|Prototypen herstellen|Prototypenfertigung|Musterteile bauen|Versuchsmuster bauen
musterbau|muster bauen|mustererstellung|muster anfertigen|anfertigung von mustern
versuche durchführen|durchführung von versuchen|versuchsdurchführung
cnc-maschinen bedienen|bedienung von cnc-maschinen|cnc-bedienung|arbeiten an cnc-maschinen|CNC-Maschinenbedienung|an CNC-Maschinen arbeiten|CNC-Anlagen bedienen|Bedienen von CNC-Maschinen|CNC-Bearbeitung
cnc-maschinen einrichten|einrichtung von cnc-maschinen|einrichten von cnc-maschinen|cnc-maschinen rüsten|rüsten von cnc-maschinen
cnc-programmierung|cnc-programme schreiben|cnc-programme erstellen|cnc-maschinen programmieren|programmierung von cnc-maschinen|erstellung von cnc-programmen|Programmieren von CNC-Maschinen|NC-Programme erstellen|NC-Programmierung
cnc-drehen|drehen auf cnc-maschinen|cnc-dreharbeiten|drehteile auf cnc-maschinen fertigen|CNC-Drehmaschinen bedienen|an CNC-Drehmaschinen arbeiten|auf CNC-Drehmaschinen fertigen|Werkstücke CNC-drehen|CNC-Dreherei
cnc-fräsen|fräsen auf cnc-maschinen|cnc-fräsarbeiten|frästeile auf cnc-maschinen fertigen|CNC-Fräsmaschinen bedienen|an CNC-Fräsmaschinen arbeiten|auf CNC-Fräsmaschinen fertigen|CNC-Fräserei|Werkstücke CNC-fräsen
konventionelles drehen|drehen an konventionellen maschinen|konventionelle dreharbeiten
konventionelles fräsen|fräsen an konventionellen maschinen|konventionelle fräsarbeiten
zerspanung|zerspanen|spanende bearbeitung|spanabhebende bearbeitung|spanende fertigung
werkstücke entgraten|entgraten von werkstücken|teile entgraten|entgraten von teilen|entgratarbeiten|Grate entfernen|Metallteile entgraten|Kanten entgraten
blechbearbeitung|bleche bearbeiten|bearbeitung von blechen|Feinblechbearbeitung > Bleche kanten|Bleche schneiden und kanten|Bleche stanzen und biegen|Kanten von Blechen
bleche abkanten|abkanten von blechen|bleche kanten|abkantarbeiten|Bleche biegen|Biegen von Blechen|an der Abkantpresse arbeiten|Abkantpresse bedienen|Kantbank bedienen
metallbearbeitung|metall bearbeiten|bearbeitung von metall|metalle bearbeiten
kunststoffspritzguss|spritzgießen|kunststoffteile spritzen|Spritzgussmaschinen bedienen|Kunststoffteile im Spritzguss herstellen|Spritzgießmaschinen bedienen|Kunststoffteile spritzgießen
spritzgussmaschinen einrichten|einrichtung von spritzgussmaschinen|spritzgießmaschinen einrichten|einrichten von spritzgießmaschinen
schweißarbeiten|schweißarbeiten ausführen|ausführung von schweißarbeiten|schweißarbeiten durchführen
lötarbeiten|lötarbeiten ausführen|löten von bauteilen|bauteile löten
leiterplattenbestückung|leiterplatten bestücken|bestückung von leiterplatten|platinen bestücken|bestückung von platinen|Bestücken von Platinen|SMD-Bestückung|Bauteile auf Leiterplatten setzen
kabelkonfektionierung|kabel konfektionieren|konfektionierung von kabeln|kabelkonfektion|Kabelbäume bauen|Kabelbäume fertigen|Kabelbaumfertigung|Kabelbäume konfektionieren|Kabelsätze fertigen
oberflächenbehandlung|oberflächen behandeln|behandlung von oberflächen
pulverbeschichtung|pulverbeschichten|teile pulverbeschichten|beschichtung mit pulverlack|Metallteile mit Pulver beschichten|mit Pulver lackieren|Pulverbeschichten von Metallteilen
lackierarbeiten|teile lackieren|lackierung von teilen|lackieren von werkstücken|Lackierung|Werkstücke lackieren|Bauteile lackieren|Spritzlackierung|Lackierungen ausführen|Lackieren von Bauteilen
qualitätskontrolle|qualität kontrollieren|kontrolle der qualität|qualitätskontrollen durchführen|durchführung von qualitätskontrollen|Produkte auf Qualität prüfen|Teile auf Fehler prüfen|Produkte auf Mängel prüfen|fertige Teile prüfen|Teile auf Qualität prüfen|Quality Control|Prüfen der Produkte|Qualitätskontrollen
qualitätsprüfung|qualität prüfen|prüfung der qualität|qualitätsprüfungen durchführen|durchführung von qualitätsprüfungen
wareneingangsprüfung|wareneingänge prüfen|eingangsprüfung von waren|eingangskontrolle von waren|prüfung der wareneingänge|wareneingangskontrolle
endprüfung|endkontrolle|endprüfungen durchführen|endkontrolle durchführen|schlussprüfung von produkten
sichtprüfung|sichtkontrolle|visuelle prüfung|teile visuell prüfen|optische prüfung von teilen|sichtprüfungen durchführen|visuelle kontrolle|teile optisch prüfen|Teile auf sichtbare Fehler prüfen|Werkstücke optisch prüfen|optische Prüfung|visuelle Inspektion|Oberflächen auf Fehler prüfen
maßprüfung|maßkontrolle|maße prüfen|prüfung der maße|bauteile auf maßhaltigkeit prüfen|kontrolle der maße|Teile nachmessen|Maße kontrollieren|Werkstücke nachmessen|Werkstücke messen|Maßhaltigkeit prüfen|Maße von Werkstücken prüfen|Bauteile vermessen > Teile mit Messschieber messen
erstmusterprüfung|erstmuster prüfen|prüfung von erstmustern|erstmusterprüfungen durchführen|Erstbemusterung|Erstmuster vermessen
erstmusterprüfberichte erstellen|erstellung von erstmusterprüfberichten|empb erstellen
prüfpläne erstellen|erstellung von prüfplänen|prüfplanung|prüfplanerstellung
prüfprotokolle erstellen|erstellung von prüfprotokollen|prüfergebnisse dokumentieren|dokumentation der prüfergebnisse|prüfungen protokollieren
prüfmittelüberwachung|prüfmittel überwachen|überwachung von prüfmitteln|überwachung der prüfmittel|Messmittel überwachen|Prüfmittelmanagement|Messmittelverwaltung
prüfmittelverwaltung|prüfmittel verwalten|verwaltung von prüfmitteln
kalibrierung von messmitteln|messmittel kalibrieren|messgeräte kalibrieren|kalibrierung von messgeräten|messmittelkalibrierung|prüfmittel kalibrieren
messungen durchführen|durchführung von messungen|messtätigkeiten durchführen|messungen vornehmen
fehleranalyse|fehler analysieren|fehleranalysen durchführen|analyse von fehlern
ursachenanalyse|ursachen analysieren|fehlerursachenanalyse|fehlerursachen ermitteln|ermittlung von fehlerursachen|ursachenanalysen durchführen|root-cause-analyse|Root Cause Analysis|Fehlerursachen analysieren|Ursachen von Fehlern ermitteln|Ursachenforschung > Ursachen von Qualitätsmängeln ermitteln
korrekturmaßnahmen einleiten|einleitung von korrekturmaßnahmen|korrekturmaßnahmen veranlassen
korrektur- und vorbeugemaßnahmen|capa-maßnahmen|capa-management|korrektur- und präventivmaßnahmen
lieferantenaudits durchführen|durchführung von lieferantenaudits|lieferanten auditieren|auditierung von lieferanten|Audits bei Lieferanten|Lieferanten vor Ort auditieren
interne audits durchführen|durchführung interner audits|intern auditieren
auditvorbereitung|audits vorbereiten|vorbereitung von audits
auditbegleitung|audits begleiten|begleitung von audits
lieferantenreklamationen bearbeiten|bearbeitung von lieferantenreklamationen|mängel bei lieferanten reklamieren|reklamationen an lieferanten bearbeiten
8d-reports erstellen|erstellung von 8d-reports|8d-berichte schreiben|8d-berichte erstellen|8D-Methode
qm-dokumentation pflegen|pflege der qm-dokumentation|qualitätsmanagementdokumentation pflegen
lenkung von dokumenten|dokumentenlenkung|dokumente lenken im qm-system
materialdisposition|material disponieren|disposition von material|disposition von materialien|materialien disponieren|Bauteile disponieren|Materialbedarf disponieren
materialbereitstellung|material bereitstellen|bereitstellung von material|bereitstellung von materialien
sps-programmierung|sps programmieren|steuerungen programmieren mit sps|programmierung von sps|programmierung speicherprogrammierbarer steuerungen|sps-programme schreiben
roboterprogrammierung|roboter programmieren|programmierung von robotern|industrieroboter programmieren
schaltplanerstellung|schaltpläne erstellen|erstellung von schaltplänen|stromlaufpläne erstellen|erstellung von stromlaufplänen|schaltpläne zeichnen|stromlaufpläne zeichnen
schaltpläne lesen|lesen von schaltplänen|stromlaufpläne lesen|nach schaltplan arbeiten|arbeiten nach schaltplänen
schichtführung|schichtleitung|schicht leiten|leitung der schicht|Schichten leiten|Leitung einer Schicht|Schichtgruppe führen|Schichtteam leiten|Führung einer Schicht
schichtarbeit|arbeit im schichtdienst|schichtbetrieb
akkordarbeit|arbeiten im akkord|arbeit im akkord
fließbandarbeit|arbeit am fließband|bandarbeit|arbeiten am fließband|montagearbeiten am band|am Fließband arbeiten|Arbeit am Band|Taktarbeit|Fließfertigung > am Band montieren
verpackungsmaschinen bedienen|bedienung von verpackungsmaschinen|bedienung von verpackungsanlagen|verpackungsanlagen bedienen|Verpackungslinien bedienen > Verpackungslinie fahren
abfüllanlagen bedienen|bedienung von abfüllanlagen|abfüllmaschinen bedienen|bedienung von abfüllmaschinen|Produkte abfüllen|Abfülllinien bedienen > Flaschen abfüllen|Getränke abfüllen|Abfüllen von Getränken|Abfüllen von Flaschen
rohstoffe abwiegen|abwiegen von rohstoffen|rohstoffe einwiegen|einwaage von rohstoffen|Rohstoffdosierung|Rohstoffe dosieren|Rohstoffe wiegen und dosieren|Einwiegen von Rohstoffen
rezepturen entwickeln|entwicklung von rezepturen|rezepturentwicklung|rezeptentwicklung in der produktion
nähen von bekleidung|kleidung nähen|bekleidung nähen|kleidungsstücke nähen
änderungsschneiderei|kleidung ändern|kleidungsstücke ändern|änderungen an kleidungsstücken|änderung von kleidung|Kleider ändern|Kleidung umändern|Kleidung anpassen@Schneider Schneiderei|Änderungsarbeiten an Kleidung > Hosen kürzen|Hosen und Röcke kürzen
zuschnitt von stoffen|stoffe zuschneiden|zuschneiden von stoffen|stoffzuschnitt
möbelbau|möbel bauen|bau von möbeln|möbel herstellen|herstellung von möbeln|Möbel anfertigen|Möbel schreinern|Möbel tischlern|Möbelfertigung > Schränke und Tische bauen|Maßmöbel anfertigen|Einbaumöbel bauen|Möbel nach Maß fertigen
polsterarbeiten|polstern|möbel polstern|polstern von möbeln > Sofas und Sessel polstern|Stühle polstern|Polstermöbel aufarbeiten|Sessel neu beziehen
cad-zeichnungen erstellen|erstellung von cad-zeichnungen|zeichnungen mit cad erstellen|cad-zeichnungen anfertigen
wechselschicht|arbeiten in wechselschicht|wechselschichtdienst|arbeit in wechselschichten
`;
