/** Technik, Labor, Bank, Handel, Büro, Amt, Empfang, Lager und Post in den Worten der Anzeige und in einfachen; was hinter ">" steht, ist enger und belegt nur; eigene Liste. */
export const duties17 = `
Prüfung elektrischer Anlagen|elektrische Anlagen prüfen|Prüfung von Elektroanlagen|Elektroanlagen prüfen > Anlagen nach DGUV V3 prüfen|Elektroprüfungen nach DGUV V3
DGUV-V3-Prüfung|DGUV V3-Prüfung|Prüfung nach DGUV V3|nach DGUV V3 prüfen|E-Check
Prüfung elektrischer Geräte|elektrische Geräte prüfen|Geräteprüfung nach DGUV V3|Elektrogeräte prüfen
Fehlersuche|Fehler suchen|nach Fehlern suchen|auf Fehler untersuchen|Fehlerdiagnose|Störungssuche|Störungen suchen
Entstörung|Störungsbeseitigung|Störungsbehebung|Störungen beseitigen|Störungen beheben|Behebung von Störungen
Probenahme|Probennahme|Probenentnahme|Proben nehmen|Proben entnehmen|Proben ziehen|Entnahme von Proben > Abwasserproben nehmen|Wasserproben nehmen|Bodenproben nehmen|Luftproben nehmen
Probenahme von Abwasser|Abwasserproben nehmen|Abwasserproben ziehen|Abwasserbeprobung|Beprobung von Abwasser
Probenahme von Boden|Bodenproben nehmen|Bodenproben ziehen|Bodenbeprobung
Probenvorbereitung|Proben vorbereiten|Proben aufbereiten|Probenaufbereitung|Vorbereitung von Proben
Zellkultivierung|Zellkulturen anlegen und pflegen|Zellen kultivieren|Zellkultur|Zellkulturen führen|Zellkulturarbeit
Nährmedien ansetzen|Nährböden gießen|Herstellung von Nährmedien|Nährmedien herstellen
Blutanalyse|Blutuntersuchungen|Blutproben analysieren|Blutproben untersuchen|Blut untersuchen|Untersuchung von Blutproben
Anfertigung von Röntgenaufnahmen|Röntgenaufnahmen anfertigen|Röntgenaufnahmen machen|Patienten röntgen|Röntgenbilder aufnehmen|Röntgenbilder machen|Röntgen
Anfertigung von Zahnersatz|Zahnersatz anfertigen|Herstellung von Zahnersatz > Kronen und Brücken anfertigen|Zahnprothesen anfertigen
Stuhlassistenz|Assistenz am Stuhl|Behandlungsassistenz|am Stuhl assistieren|Stuhlassistentin|bei der Zahnbehandlung assistieren
Instrumentenaufbereitung|Instrumente aufbereiten|Instrumente reinigen und sterilisieren|Aufbereitung von Instrumenten|Sterilisation von Instrumenten|Instrumente sterilisieren
Diagnosekodierung|Diagnosen kodieren|Diagnosen verschlüsseln|Kodierung von Diagnosen|Diagnoseverschlüsselung|medizinische Kodierung
Abrechnung ärztlicher Leistungen|ärztliche Leistungen abrechnen|Praxisabrechnung > Abrechnung nach EBM und GOÄ|EBM- und GOÄ-Abrechnung|KV-Abrechnung
Patientenanmeldung|Patienten anmelden|Anmeldung von Patienten|Patienten am Empfang aufnehmen|Patientenempfang
Hygienekontrolle|Hygienekontrollen|Hygiene kontrollieren|auf Hygiene kontrollieren|Kontrolle der Hygiene|Hygieneprüfung
Lebensmittelkontrolle|Lebensmittel kontrollieren|Überwachung von Lebensmitteln|Lebensmittelüberwachung
Versorgung von Unfallopfern|Unfallopfer versorgen|Versorgung von Unfallverletzten|Verletzte am Unfallort versorgen|Verunglückte versorgen
Erstversorgung|Verletzte erstversorgen|Patienten am Unfallort versorgen
Mobilisation|Mobilisierung|Patienten mobilisieren|Mobilisation von Patienten|Bewohner mobilisieren|Mobilisierung von Patienten
Körperpflege|Grundpflege > Bewohner waschen und anziehen|Bewohner waschen und ankleiden|Bewohner waschen|Patienten waschen
Medizinische Massage|medizinische Massagen
Massagen|Massagen geben > Patienten massieren|Gäste massieren|Kunden massieren
Wertpapierhandel|Wertpapiere handeln|mit Wertpapieren handeln > Aktien und Anleihen handeln|Aktien handeln|mit Aktien handeln
Wertpapierberatung|zu Wertpapieren beraten|Beratung zu Wertpapieren
Kassengeschäft|Ein- und Auszahlungen|Ein- und Auszahlungen erledigen|Ein- und Auszahlungen am Schalter|Geld ein- und auszahlen|Einzahlungen und Auszahlungen bearbeiten
Zahlungsverkehr|Zahlungen abwickeln|Abwicklung von Zahlungen|Zahlungsabwicklung > Zahlungsläufe durchführen|Überweisungen ausführen
Kreditorenbuchhaltung|Lieferantenrechnungen buchen|Rechnungen der Lieferanten buchen|Eingangsrechnungen buchen|Buchung von Eingangsrechnungen|Kreditoren buchen
Debitorenbuchhaltung|Kundenrechnungen buchen|Ausgangsrechnungen buchen|Debitoren buchen|Rechnungen an Kunden buchen
Anlagenbuchhaltung|Anlagevermögen buchen|Anlagen buchen|Anlagegüter buchen
Mahnwesen|Mahnungen schreiben|Mahnungen verschicken|säumige Kunden mahnen|Mahnungen versenden|Mahnläufe durchführen|säumige Zahler mahnen
Ratenzahlungsvereinbarungen|Ratenzahlungen vereinbaren|Raten vereinbaren|Vereinbarung von Ratenzahlungen|Teilzahlungen vereinbaren|Ratenvereinbarungen
Schadenregulierung|Schadensregulierung|Schäden regulieren|Schadenbearbeitung|Schadensbearbeitung|Schäden bearbeiten|Versicherungsschäden bearbeiten|Schadenfälle bearbeiten|Schadensfälle bearbeiten
Prämienkalkulation|Prämien berechnen|Prämienberechnung|Versicherungsbeiträge berechnen|Beitragsberechnung
Immobilienbewertung|Immobilien bewerten|Wertermittlung von Immobilien|Verkehrswertermittlung > Häuser und Grundstücke bewerten|Grundstücke bewerten
Wohnungsbesichtigungen|Wohnungen zeigen|Interessenten Wohnungen zeigen|Besichtigungen durchführen|Wohnungsbesichtigungen durchführen|Objektbesichtigungen|Interessenten durch Wohnungen führen
Wohnungsabnahmen|Wohnungen abnehmen|Wohnungsabnahme|Wohnungsrücknahme
WEG-Verwaltung|Wohnungseigentum verwalten|Eigentümergemeinschaften verwalten|Verwaltung von Wohnungseigentum
Preisverhandlungen|Preise verhandeln|über Preise verhandeln|um Preise verhandeln|um Preise feilschen|Preise aushandeln
Einkaufsverhandlungen|mit Lieferanten verhandeln|Lieferantenverhandlungen|Verhandlungen mit Lieferanten
Lieferantenauswahl|Lieferanten auswählen|Auswahl von Lieferanten|Lieferanten vergleichen und auswählen
Angebotsvergleich|Angebote vergleichen|Vergleich von Angeboten|Lieferantenangebote vergleichen|Preise vergleichen
Angebotseinholung|Angebote einholen|Einholen von Angeboten|Offerten einholen|Preisanfragen stellen
Bestellabwicklung|Bestellungen abwickeln|Abwicklung von Bestellungen|Bestellwesen
Terminverfolgung|Terminüberwachung|Termine überwachen|Termine verfolgen|Liefertermine überwachen|Liefertermine nachverfolgen
Händlerbesuche|Händler besuchen|Einzelhändler besuchen|Besuche bei Händlern
Kundenbesuche|Kunden besuchen|Besuche bei Kunden|Kunden vor Ort besuchen
Zollanmeldung|Zollanmeldungen|Waren beim Zoll anmelden|Zollanmeldungen erstellen|Waren zum Zoll anmelden|beim Zoll anmelden
Frachtverhandlungen|Frachtpreise verhandeln|Frachtraten verhandeln|über Frachtpreise verhandeln
Frachteinkauf|Frachten einkaufen|Laderaum einkaufen|Frachtraum einkaufen|Laderaumbeschaffung
Tourendisposition|Touren disponieren|Tourenplanung|Touren planen|Lkw-Touren planen|Routenplanung|Routen planen|Fahrtrouten festlegen|Fahrtrouten planen
Fahrereinsatzplanung|Fahrer einteilen|Fahrereinteilung|Einsatz der Fahrer planen|Fahrerdisposition|Fahrer disponieren
Raumbuchung|Räume buchen|Raumreservierung|Räume reservieren|Buchung von Räumen > Besprechungsräume buchen
Personalvermittlung|Personal vermitteln|Arbeitskräfte vermitteln|Arbeitskräftevermittlung|Vermittlung von Arbeitskräften
Büroleitung|Büro leiten|Sekretariat leiten|Leitung des Büros
Phonodiktat|Phonotypie|nach Diktat schreiben|Diktate schreiben|Schreiben nach Diktat|Diktate nach Band schreiben|Banddiktate schreiben|vom Band schreiben|Schreiben nach Banddiktat
Terminmanagement|Terminverwaltung|Terminkoordination|Termine verwalten|Termine koordinieren|Kalender führen|Kalender verwalten|Kalenderpflege|Kalenderverwaltung|Terminkalender führen
Reisebuchung|Reisen buchen|Dienstreisen buchen|Geschäftsreisen buchen|Buchung von Dienstreisen|Buchung von Reisen
Besucherempfang|Besucher empfangen|Empfang von Besuchern|Besucher begrüßen|Empfang von Gästen|Gästeempfang|Gäste empfangen
Besucheranmeldung|Besucher anmelden|Anmeldung von Besuchern
Posteingangsbearbeitung|Posteingang bearbeiten|Bearbeitung des Posteingangs|Post öffnen und verteilen|Eingangspost bearbeiten|Eingangspost öffnen und verteilen|Bearbeitung der Eingangspost
Postausgangsbearbeitung|Postausgang bearbeiten|Ausgangspost fertig machen|Ausgangspost frankieren|Bearbeitung des Postausgangs
Postbearbeitung|Post bearbeiten|Bearbeitung der Post|Ein- und Ausgangspost bearbeiten|Bearbeitung der Ein- und Ausgangspost
Dateneingabe|Daten eingeben|Datenerfassung|Daten erfassen|Eingabe von Daten|Daten eintippen > Adressen in die Datenbank tippen|Adressen eingeben|Adressen erfassen|Formulare erfassen
Datenpflege|Daten pflegen|Pflege von Daten|Daten aktuell halten
Anrufvermittlung|Anrufe verbinden|Anrufe vermitteln|Gespräche verbinden|Anrufer verbinden|Telefonvermittlung|Telefongespräche vermitteln|Anrufe durchstellen
Anrufannahme|Anrufe entgegennehmen|Anrufe annehmen|Telefonate annehmen|Entgegennahme von Anrufen|Annahme von Anrufen|Telefonannahme
Telefonische Bestellannahme|Bestellungen am Telefon annehmen|Bestellungen telefonisch annehmen|telefonische Bestellungen annehmen|Bestellungen am Telefon aufnehmen|telefonisch Bestellungen aufnehmen
Telefonische Kundenberatung|Kunden am Telefon beraten|Kunden telefonisch beraten|telefonische Beratung von Kunden|Beratung am Telefon
Telefonische Kundenbetreuung|Kunden am Telefon betreuen|Kunden telefonisch betreuen|telefonischer Kundenservice
Telefonische Terminvereinbarung|Termine am Telefon vereinbaren|Termine telefonisch vereinbaren|am Telefon Termine ausmachen
Telefonverkauf|Verkauf am Telefon|am Telefon verkaufen|telefonisch verkaufen|Telesales
Telefonische Befragungen|am Telefon befragen|Telefonumfragen|Telefoninterviews|Leute am Telefon befragen
Check-in und Check-out|Check-in und Check-out von Gästen|Gäste ein- und auschecken|Ein- und Auschecken von Gästen|An- und Abreise der Gäste abwickeln|Gäste einchecken und auschecken
Auskunftserteilung|Auskünfte erteilen|Auskunft geben|Auskünfte geben|Auskunft erteilen
Fehlzeitenerfassung|Fehlzeiten erfassen|Erfassung von Fehlzeiten|Urlaub und Fehlzeiten erfassen|Abwesenheiten erfassen
Zeiterfassung|Arbeitszeiten erfassen|Erfassung der Arbeitszeiten|Stunden erfassen|Arbeitsstunden erfassen
Sozialversicherungsmeldungen|Meldungen zur Sozialversicherung|SV-Meldungen erstellen|Beschäftigte bei der Krankenkasse anmelden|Beschäftigte zur Sozialversicherung anmelden
Personalaktenführung|Personalakten führen|Personalakten pflegen|Führung von Personalakten|Pflege von Personalakten|Personalaktenpflege
Bewerbermanagement|Bewerbungen bearbeiten und beantworten|Bewerbungen verwalten
Bestandszählung|Bestände zählen|Bestandsaufnahme|Lagerbestände zählen|Inventur|Bestände im Lager zählen
Bestandspflege|Bestände pflegen|Pflege der Bestände
Wareneingangskontrolle|Wareneingangsprüfung|Wareneingang kontrollieren|Wareneingang prüfen|Waren annehmen und prüfen|eingehende Waren prüfen|eingehende Ware kontrollieren|angelieferte Waren prüfen
Wareneinlagerung|Waren einlagern|Einlagerung von Waren|Ware einlagern
Auftragseinplanung|Aufträge einplanen|Einplanung von Aufträgen
Ausleihe und Rückgabe|Bücher ausleihen und zurücknehmen|Ausleihe und Rücknahme|Ausleihe und Rücknahme von Büchern|Medien ausleihen und zurücknehmen
Postzustellung|Post zustellen|Post austragen|Briefe austragen|Briefe zustellen|Briefzustellung|Zustellung von Briefen
Aktenablage|Akten ablegen|Ablage von Akten|Akten abheften|Aktenverwaltung
Unterlagen ablegen|Dokumente ablegen|Ablage von Unterlagen|Belege abheften|Unterlagen abheften
Spielaufsicht|Spielbetrieb beaufsichtigen > Spieltische beaufsichtigen|Roulettetische beaufsichtigen
Schmuckbewertung|Schmuck bewerten|Schmuck schätzen|Schmuck taxieren|Bewertung von Schmuck
Haushaltsbefragung|Haushalte befragen|Befragung von Haushalten
Reiseberatung|zu Reisen beraten|Kunden zu Reisen beraten|Beratung zu Reisen
Content-Pflege|Inhaltspflege|Inhalte pflegen|Website-Inhalte pflegen|Inhalte der Website aktualisieren|Inhalte der Website pflegen|Webseiteninhalte aktualisieren|Websitepflege|Pflege der Website|Website pflegen|Webseite pflegen
Auf- und Abbau von Bühnenbildern|Bühnenbilder auf- und abbauen|Kulissen auf- und abbauen
Netzwerkverkabelung|Netzwerke verkabeln|Netzwerkkabel verlegen|Verlegen von Netzwerkkabeln|Verkabelung von Netzwerken
Tonmischung|Ton mischen|Konzerte abmischen|Ton abmischen|Livemischung
Kameraführung|Kamera führen|Kamera bedienen|Kamerabedienung
Grundbuchbearbeitung|Grundbuch bearbeiten|Grundbucheinträge bearbeiten|Grundbucheintragungen bearbeiten|Grundbuchanträge bearbeiten
Zeugenvernehmung|Zeugen vernehmen|Vernehmung von Zeugen|Zeugen befragen|Zeugenbefragung
Spurensicherung|Spuren sichern|Spuren am Tatort sichern|Sicherung von Spuren
Streifendienst|Streife fahren|Streifendienst leisten|Streife gehen
Gepäckkontrolle|Gepäck kontrollieren|Kontrolle von Gepäck > Reisende und Gepäck kontrollieren
Erteilung von Aufenthaltstiteln|Aufenthaltstitel erteilen|Aufenthaltstitel ausstellen|Aufenthaltserlaubnisse erteilen
Leistungsbewilligung|Leistungen bewilligen|Bewilligung von Leistungen > Sozialhilfe bewilligen
Personaleinteilung|Personal einteilen|Mitarbeiter einteilen|Mitarbeiter der Schicht einteilen|Einteilung der Mitarbeiter
Baustelleneinrichtung|Baustellen einrichten|Einrichten von Baustellen|Einrichtung von Baustellen
Mengenermittlung|Massenermittlung|Mengen ermitteln|Massen ermitteln|Mengen aus Plänen ermitteln|Ermittlung von Mengen
Prozessüberwachung|Prozesse überwachen|Überwachung von Prozessen|Prozesse am Leitstand überwachen
Anlagenüberwachung|Anlagen überwachen|Überwachung von Anlagen
Anlagenbedienung|Anlagen bedienen|Bedienung von Anlagen|Anlagenführung|Anlagen fahren
Maßkontrolle|Maße kontrollieren|Maßprüfung|Maße prüfen|Maße nachmessen|auf Maß prüfen|auf Maß kontrollieren
Sprengarbeiten|Sprengungen|Sprengungen durchführen|Fels sprengen
Holzvermessung|Holz vermessen|Holzaufnahme|Rundholz vermessen
Start- und Landefreigaben|Starts und Landungen freigeben|Start- und Landefreigaben erteilen|Freigabe von Starts und Landungen
Flugplanung|Flüge planen|Planung von Flügen
Freizeitgestaltung|Freizeit gestalten|Freizeitangebote gestalten|Gestaltung der Freizeit
Trainingsplanung|Trainingspläne schreiben|Trainingspläne erstellen|Erstellung von Trainingsplänen|Training planen
Schaufenstergestaltung|Schaufenster gestalten|Schaufenster dekorieren|Schaufensterdekoration|Gestaltung von Schaufenstern
Menüplanung|Menüs planen|Menüs zusammenstellen|Menügestaltung|Speiseplanung|Speisepläne schreiben|Speisepläne erstellen|Speiseplangestaltung
`;
