/** German, engineering, manufacturing, quality: one line, one meaning; our own list. */
export const engineeringManufacturingQuality = `
maschinenbedienung|maschinen bedienen|produktionsmaschinen bedienen
anlagenbedienung|anlagen bedienen|produktionsanlagen bedienen|anlagen fahren|Maschinenführung|Fertigungsanlagen bedienen|Maschinen und Anlagen bedienen|Maschinen führen|Anlagenführung|Maschinen fahren@Produktion Linie|Anlagen führen|Produktionsanlagen führen|Produktionsanlagen fahren
maschineneinrichtung|maschinen einrichten|maschinen rüsten|maschinenrüstung
maschinen umrüsten|anlagen umrüsten|Maschinen einstellen und rüsten|Produktionsanlagen rüsten|Einrichten der Maschinen|Werkzeugwechsel an Maschinen|Anlagen einrichten|Maschinen auf neue Teile umrüsten|Linien umrüsten|Produktionslinien umrüsten
maschinenwartung|maschinen warten|wartung von maschinen|wartungsarbeiten an maschinen
anlagenwartung|anlagen warten|wartung von anlagen|wartungsarbeiten an anlagen
maschineninstandhaltung|maschinen instand halten|instandhaltung von maschinen|Produktionsmaschinen warten und reparieren|Maschinen warten und reparieren|Wartung und Reparatur von Maschinen|Maschinen pflegen und reparieren|Maschinenunterhalt > Maschinen warten und instand setzen
anlageninstandhaltung|anlagen instand halten|instandhaltung von anlagen|Instandhaltung von Produktionsanlagen|Produktionsanlagen instand halten
vorbeugende instandhaltung|präventive instandhaltung|vorbeugende wartung|präventive wartung|vorbeugende instandhaltungsarbeiten|Preventive Maintenance|vorbeugend warten|planmäßige Wartung
maschinenreparatur|maschinen reparieren|maschinen instand setzen|instandsetzung von maschinen
anlagenreparatur|anlagen reparieren|anlagen instand setzen|instandsetzung von anlagen
störungsbeseitigung an maschinen|maschinenstörungen beheben|störungen an maschinen beheben|Störungen an Anlagen beseitigen|Maschinenausfälle beheben|Störfälle an Maschinen beheben|Entstörung von Anlagen|Maschinenstillstände beheben
störungsbeseitigung an anlagen|anlagenstörungen beheben|störungen an anlagen beheben
störungssuche|störungen suchen|störungsdiagnose
maschinenmontage|maschinen montieren|maschinen zusammenbauen|Maschinen aufbauen
anlagenmontage|anlagen montieren
baugruppenmontage|baugruppen montieren|baugruppen zusammenbauen|Teile zusammenbauen|Geräte zusammenbauen|Bauteile montieren|Komponenten zusammenbauen|Bauteile zusammensetzen|Bauteile zu Baugruppen montieren|Bauteile zu Baugruppen zusammensetzen|Baugruppen zusammensetzen
vormontage|bauteile vormontieren|baugruppen vormontieren|vormontage von baugruppen|vormontieren
endmontage|produkte endmontieren|endmontage von produkten|endmontagearbeiten|Maschinen fertig montieren|Maschinen endmontieren|Geräte endmontieren|Schlussmontage|Endmontage von Geräten
demontage von maschinen|maschinen demontieren|maschinen abbauen|maschinendemontage
inbetriebnahme von maschinen|maschinen in betrieb nehmen|maschineninbetriebnahme|maschinen in betrieb setzen
produktionsplanung|produktion planen|fertigungsplanung|fertigung planen|Produktionspläne erstellen|Fertigungsaufträge einplanen|Production Planning|Produktionsaufträge planen
produktionssteuerung|produktion steuern|steuerung der produktion|fertigungssteuerung|fertigung steuern|steuerung der fertigung
produktionsüberwachung|produktion überwachen|fertigungsüberwachung|fertigung überwachen|produktionsprozess überwachen
produktionsdaten erfassen
arbeitspläne erstellen|fertigungspläne erstellen
arbeitsanweisungen erstellen|arbeitsanweisungen schreiben|arbeitsanweisungen verfassen
stücklisten erstellen|stücklistenerstellung
stücklisten pflegen|stücklistenpflege|stücklisten verwalten|Stücklisten anlegen und pflegen|Stücklisten führen|Stücklistenverwaltung
konstruktion von bauteilen|bauteilkonstruktion|teile konstruieren|Bauteile und Baugruppen konstruieren|Maschinenteile konstruieren
maschinenkonstruktion|maschinen konstruieren
werkzeugkonstruktion|werkzeuge konstruieren
vorrichtungsbau|vorrichtungen bauen|bau von vorrichtungen|Vorrichtungen herstellen > Vorrichtungen konstruieren und bauen|Spannvorrichtungen bauen
werkzeugbau|werkzeuge bauen|bau von werkzeugen|Werkzeuge herstellen > Stanzwerkzeuge bauen|Presswerkzeuge bauen|Werkzeuge und Formen bauen
formenbau|bau von formen > Formen für den Spritzguss bauen|Spritzgussformen bauen|Spritzgießwerkzeuge bauen|Gussformen bauen|Spritzgießformen herstellen
technische zeichnungen erstellen|erstellung technischer zeichnungen|technische zeichnungen anfertigen|anfertigung technischer zeichnungen|Technisches Zeichnen|Zeichnungen anfertigen@technische Maschine Konstruktion > Fertigungszeichnungen erstellen|Werkstattzeichnungen erstellen
technische zeichnungen lesen|lesen technischer zeichnungen|arbeiten nach technischer zeichnung|nach technischen zeichnungen arbeiten|zeichnungslesen
3d-modelle erstellen|3d-modellierung|bauteile in 3d modellieren|3D-Modelle bauen|3D Modeling
cad-konstruktion
produktentwicklung|produkte entwickeln|neue produkte entwickeln|entwicklung neuer produkte|neuproduktentwicklung|Product Development
prototypenbau|prototypen bauen|bau von prototypen|prototypen anfertigen|herstellung von prototypen|Prototypen fertigen|Prototypenfertigung|Musterteile bauen|Versuchsmuster bauen
musterbau|muster bauen|mustererstellung|muster anfertigen
cnc-maschinen bedienen|cnc-bedienung|arbeiten an cnc-maschinen|CNC-Maschinenbedienung|CNC-Anlagen bedienen|CNC-Bearbeitung
cnc-maschinen einrichten|cnc-maschinen rüsten|CNC-Maschinen umrüsten|CNC-Fräsmaschinen rüsten|Rüsten und Einrichten von CNC-Maschinen
cnc-programmierung|cnc-programme schreiben|cnc-programme erstellen|cnc-maschinen programmieren|NC-Programme erstellen|NC-Programmierung|NC-Programme schreiben
cnc-drehen|drehen auf cnc-maschinen|cnc-dreharbeiten|drehteile auf cnc-maschinen fertigen|CNC-Drehmaschinen bedienen|an CNC-Drehmaschinen arbeiten|auf CNC-Drehmaschinen fertigen|Werkstücke CNC-drehen|CNC-Dreherei|auf CNC-Drehmaschinen drehen|Teile auf der CNC-Drehmaschine fertigen
cnc-fräsen|fräsen auf cnc-maschinen|cnc-fräsarbeiten|frästeile auf cnc-maschinen fertigen|CNC-Fräsmaschinen bedienen|an CNC-Fräsmaschinen arbeiten|auf CNC-Fräsmaschinen fertigen|CNC-Fräserei|Werkstücke CNC-fräsen|Teile auf der CNC-Fräse fertigen|Teile an der CNC-Fräse herstellen
konventionelles drehen|drehen an konventionellen maschinen|konventionelle dreharbeiten
konventionelles fräsen|fräsen an konventionellen maschinen|konventionelle fräsarbeiten
zerspanung|spanende bearbeitung|spanabhebende bearbeitung|spanende fertigung
werkstücke entgraten|teile entgraten|entgratarbeiten|Grate entfernen|Metallteile entgraten|Kanten entgraten
blechbearbeitung|bleche bearbeiten|Feinblechbearbeitung > Bleche kanten|Bleche schneiden und kanten|Bleche stanzen und biegen
bleche abkanten|bleche kanten|abkantarbeiten|Bleche biegen|an der Abkantpresse arbeiten|Abkantpresse bedienen|Kantbank bedienen
metallbearbeitung|metall bearbeiten
kunststoffspritzguss|spritzgießen|kunststoffteile spritzen|Spritzgussmaschinen bedienen|Kunststoffteile im Spritzguss herstellen|Spritzgießmaschinen bedienen|Kunststoffteile spritzgießen|Spritzguss|an Spritzgussmaschinen arbeiten
spritzgussmaschinen einrichten|spritzgießmaschinen einrichten
schweißarbeiten|schweißarbeiten ausführen|schweißarbeiten durchführen|schweißen|Metallteile schweißen > Stahlkonstruktionen schweißen|Bauteile schweißen|Rohre schweißen|Geländer schweißen
lötarbeiten|lötarbeiten ausführen|löten von bauteilen
leiterplattenbestückung|leiterplatten bestücken|platinen bestücken|SMD-Bestückung|Bauteile auf Leiterplatten setzen|Platinenbestückung|Bauteile auf Platinen setzen
kabelkonfektionierung|kabel konfektionieren|kabelkonfektion|Kabelbäume bauen|Kabelbäume fertigen|Kabelbaumfertigung|Kabelbäume konfektionieren|Kabelsätze fertigen
pulverbeschichtung|teile pulverbeschichten|beschichtung mit pulverlack|Metallteile mit Pulver beschichten|mit Pulver lackieren|Pulverbeschichten von Metallteilen
Spritzlackierung|Spritzlackierungen|in der Spritzkabine lackieren|mit der Spritzpistole lackieren
lackierarbeiten|teile lackieren|lackieren von werkstücken|Lackierung|Bauteile lackieren|Lackierungen ausführen|lackieren > Türen lackieren|Möbel lackieren|Fahrzeuge lackieren|Geländer lackieren
qualitätskontrolle|qualität kontrollieren|qualitätskontrollen durchführen|Produkte auf Qualität prüfen|Teile auf Fehler prüfen|Produkte auf Mängel prüfen|fertige Teile prüfen|Teile auf Qualität prüfen|Quality Control|Prüfen der Produkte
qualitätsprüfung|qualität prüfen|qualitätsprüfungen durchführen
wareneingangsprüfung|wareneingänge prüfen|eingangsprüfung von waren|eingangskontrolle von waren|wareneingangskontrolle
endprüfung|endkontrolle|endprüfungen durchführen|endkontrolle durchführen|schlussprüfung von produkten
sichtprüfung|sichtkontrolle|visuelle prüfung|teile visuell prüfen|optische prüfung von teilen|sichtprüfungen durchführen|visuelle kontrolle|Teile auf sichtbare Fehler prüfen|Werkstücke optisch prüfen|optische Prüfung|visuelle Inspektion|Oberflächen auf Fehler prüfen|Teile auf Sicht prüfen|per Auge auf Fehler prüfen|optische Kontrolle
maßprüfung|maßkontrolle|maße prüfen|bauteile auf maßhaltigkeit prüfen|kontrolle der maße|Teile nachmessen|Werkstücke nachmessen|Werkstücke messen|Maßhaltigkeit prüfen|Maße von Werkstücken prüfen|Bauteile vermessen|Teile mit dem Messschieber nachmessen > Teile mit Messschieber messen
erstmusterprüfung|erstmuster prüfen|erstmusterprüfungen durchführen|Erstbemusterung|Erstmuster vermessen|Erstmusterprüfungen
erstmusterprüfberichte erstellen|empb erstellen
prüfpläne erstellen|prüfplanung|prüfplanerstellung
prüfprotokolle erstellen|prüfergebnisse dokumentieren|dokumentation der prüfergebnisse|prüfungen protokollieren
prüfmittelüberwachung|prüfmittel überwachen|Messmittel überwachen|Prüfmittelmanagement|Messmittelverwaltung
prüfmittelverwaltung|prüfmittel verwalten
kalibrierung von messmitteln|messgeräte kalibrieren|messmittelkalibrierung|prüfmittel kalibrieren
messungen durchführen|messtätigkeiten durchführen|messungen vornehmen
fehleranalyse|fehler analysieren|fehleranalysen durchführen
ursachenanalyse|ursachen analysieren|fehlerursachenanalyse|fehlerursachen ermitteln|ursachenanalysen durchführen|root-cause-analyse|Root Cause Analysis|Fehlerursachen analysieren|Ursachen von Fehlern ermitteln|Ursachenforschung > Ursachen von Qualitätsmängeln ermitteln
korrekturmaßnahmen einleiten|korrekturmaßnahmen veranlassen
korrektur- und vorbeugemaßnahmen|capa-maßnahmen|capa-management|korrektur- und präventivmaßnahmen
lieferantenaudits durchführen|lieferanten auditieren|Lieferanten vor Ort auditieren
interne audits durchführen|durchführung interner audits|intern auditieren
auditvorbereitung|audits vorbereiten
auditbegleitung|audits begleiten
lieferantenreklamationen bearbeiten|mängel bei lieferanten reklamieren|reklamationen an lieferanten bearbeiten
8d-reports erstellen|8d-berichte schreiben|8d-berichte erstellen|8D-Methode
qm-dokumentation pflegen|qualitätsmanagementdokumentation pflegen
lenkung von dokumenten|dokumentenlenkung|dokumente lenken im qm-system
materialdisposition|material disponieren|disposition von materialien|Bauteile disponieren|Materialbedarf disponieren
materialbereitstellung|material bereitstellen|bereitstellung von materialien
sps-programmierung|steuerungen programmieren mit sps|programmierung speicherprogrammierbarer steuerungen|sps-programme schreiben
roboterprogrammierung|roboter programmieren|industrieroboter programmieren
schaltplanerstellung|schaltpläne erstellen|stromlaufpläne erstellen|schaltpläne zeichnen|stromlaufpläne zeichnen
schichtführung|schichtleitung|schicht leiten|leitung der schicht|Schichtgruppe führen|Schichtteam leiten|Führung einer Schicht
akkordarbeit|arbeiten im akkord
fließbandarbeit|arbeit am fließband|bandarbeit|montagearbeiten am band|Arbeit am Band|Taktarbeit|Fließfertigung > am Band montieren
verpackungsmaschinen bedienen|bedienung von verpackungsanlagen|Verpackungslinien bedienen > Verpackungslinie fahren
abfüllanlagen bedienen|abfüllmaschinen bedienen|Produkte abfüllen|Abfülllinien bedienen > Flaschen abfüllen|Getränke abfüllen
rohstoffe abwiegen|rohstoffe einwiegen|einwaage von rohstoffen|Rohstoffdosierung|Rohstoffe dosieren|Rohstoffe wiegen und dosieren
rezepturen entwickeln|rezepturentwicklung|rezeptentwicklung in der produktion
nähen von bekleidung|kleidung nähen|kleidungsstücke nähen
änderungsschneiderei|kleidung ändern|kleidungsstücke ändern|änderungen an kleidungsstücken|änderung von kleidung|Kleider ändern|Kleidung umändern|Kleidung anpassen@Schneider Schneiderei|Änderungsarbeiten an Kleidung > Hosen kürzen|Hosen und Röcke kürzen
zuschnitt von stoffen|stoffzuschnitt
möbelbau|möbel bauen|bau von möbeln|möbel herstellen|Möbel anfertigen|Möbel schreinern|Möbel tischlern|Möbelfertigung|Möbelherstellung|Möbel fertigen > Schränke und Tische bauen|Maßmöbel anfertigen|Einbaumöbel bauen|Möbel nach Maß fertigen
polsterarbeiten|polstern|möbel polstern|Sofas neu beziehen|Polstermöbel beziehen > Sofas und Sessel polstern|Stühle polstern|Polstermöbel aufarbeiten|Sessel neu beziehen
cad-zeichnungen erstellen|cad-zeichnungen anfertigen
wechselschicht|arbeiten in wechselschicht|wechselschichtdienst
`;
