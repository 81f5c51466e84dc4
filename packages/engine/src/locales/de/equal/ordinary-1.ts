/** Alltägliche Aufgaben aller Berufe, wie sie eine Anzeige nennt und wie sie jemand erzählt; was hinter ">" steht, ist enger und belegt nur; eigene Liste. */
const benefits =
  'wohngeld elterngeld kindergeld bürgergeld arbeitslosengeld sozialhilfe bafög pflegegeld krankengeld unterhaltsvorschuss'.split(
    ' ',
  );
const claims = benefits
  .map(
    (of) =>
      `${of}anträge bearbeiten|anträge auf ${of} bearbeiten|bearbeitung von ${of}anträgen|bearbeitung von anträgen auf ${of}`,
  )
  .join('\n');

export const ordinary1 = `
${claims}
Kreditanträge bearbeiten|Anträge auf Kredite bearbeiten|Bearbeitung von Kreditanträgen
Visumanträge bearbeiten|Anträge auf Visa bearbeiten|Bearbeitung von Visumanträgen|Visaanträge bearbeiten
Urlaubsanträge bearbeiten|Anträge auf Urlaub bearbeiten|Bearbeitung von Urlaubsanträgen
Postverteilung|Post verteilen|Verteilung der Post|Hauspost verteilen > Briefe in Fächer legen|Briefe in Fächer verteilen|Briefe sortieren und in Fächer legen
Postsortierung|Post sortieren|Briefe sortieren|Sortieren von Post
Telefondienst|Telefon abnehmen|am Telefon Dienst tun|Telefon bedienen|Bedienung des Telefons|Anrufe annehmen
Kassieren|abkassieren|Kassiertätigkeit|an der Kasse kassieren|Ware kassieren
Einlagerung|einlagern|Ware einlagern|Waren in Regale einräumen|Lieferungen in Regale einräumen|Ware ins Regal einräumen|Einlagern von Waren
Auslagerung|auslagern|Ware auslagern|Auslagern von Waren
Maßprüfung|Maße prüfen|Maßkontrolle|Maße kontrollieren > mit Messschieber prüfen|mit Lehren prüfen
Führung des Laborbuchs|Laborbuch führen|Laborjournal führen > Laborbuch auf neuestem Stand halten|Laborbuch aktuell halten
Zustellung von Gerichtspost|Gerichtspost zustellen|gerichtliche Schreiben zustellen|Zustellung gerichtlicher Schreiben
Kuppeln von Waggons|Waggons kuppeln > Waggons an- und abkuppeln
Unkrautbeseitigung|Unkraut beseitigen|Unkraut zupfen|Unkraut jäten|Unkraut ziehen|Unkraut entfernen|Jäten von Unkraut|Unkraut rupfen
Winterdienst > Schnee räumen und streuen|Schnee schieben und Wege streuen
Schneeräumung|Schnee räumen|Schnee schieben|Schnee schippen|Räumen von Schnee
Ausstellen von Strafzetteln|Strafzettel ausstellen|Strafzettel verteilen|Strafzettel schreiben|Knöllchen verteilen|Knöllchen schreiben
Essen anreichen|Essen reichen|Anreichen von Essen|Nahrung anreichen|Anreichen von Mahlzeiten|Mahlzeiten anreichen
Hilfe beim Essen|beim Essen helfen|Unterstützung beim Essen > Essen anreichen|Essen reichen
Abgabe von Arzneimitteln|Arzneimittel abgeben|Medikamente abgeben|Medikamente ausgeben|Medikamentenabgabe|Arzneimittelabgabe|Arzneimittel ausgeben > Medikamente auf Rezept ausgeben
Bordservice > an Bord Mahlzeiten servieren|auf Flügen Mahlzeiten servieren|auf Flügen Getränke servieren
Telefonverkauf|am Telefon verkaufen|telefonisch verkaufen|Verkauf am Telefon|telefonischer Verkauf
Versicherungsverkauf|Versicherungen verkaufen|Verkauf von Versicherungen|Versicherungsverträge verkaufen
Offsetdruck|im Offsetdruck arbeiten|mit Offsetmaschine drucken|an Offsetmaschine drucken > an Vierfarb-Offsetmaschine drucken
Handlöten|von Hand löten|Löten von Hand|per Hand löten
Handverpackung|von Hand verpacken|Verpacken von Hand|per Hand verpacken
Handmontage|von Hand montieren|Montage von Hand|von Hand zusammenbauen
Handwäsche|von Hand waschen|Waschen von Hand
Annähen von Knöpfen|Knöpfe annähen > Knöpfe an Jacken nähen|Knöpfe an Kleidung nähen
Einnähen von Reißverschlüssen|Reißverschlüsse einnähen > Reißverschlüsse in Jacken nähen
Haare färben|Haarfärbung|Färben von Haaren|Haarcoloration > Damenhaare färben
Haare schneiden|Haarschnitt|Schneiden von Haaren > Damenhaare schneiden|Herrenhaare schneiden
Abfahrtskontrolle|Abfahrtkontrolle|Fahrzeug vor Fahrt prüfen|Kontrolle vor der Abfahrt > Lkw vor Abfahrt prüfen|Reifen, Öl und Licht vor Fahrt prüfen|vor Fahrt Reifen und Licht prüfen
Schülerbeförderung|Schüler befördern|Schülertransport|Schüler zur Schule fahren|Schülerfahrten > Kleinbus für Schüler fahren
Krankenfahrten|Kranke fahren|Patientenfahrten > Patienten zum Arzt fahren|Patienten zur Dialyse fahren
Kontrollgänge|Kontrollrunden|Gelände abgehen|Objekt abgehen|Streifengänge|auf Streife gehen
Nachtwache|nachts wachen|Nachtwachen übernehmen
Schließdienst|Türen abschließen und öffnen > Gebäude auf- und abschließen|Türen auf- und zuschließen
Schlüsselausgabe|Schlüssel ausgeben|Ausgabe von Schlüsseln|Schlüssel aushändigen
Taschenkontrollen|Taschen kontrollieren|Taschen durchsuchen|Durchsuchung von Taschen
Abräumen von Tischen|Tische abräumen|Geschirr abräumen
Gläserpolitur|Gläser polieren|Polieren von Gläsern
Getränkeausgabe|Getränke ausgeben|Ausgabe von Getränken|Getränke ausschenken
Essensausgabe|Essen ausgeben|Ausgabe von Essen|Speisen ausgeben|Speisenausgabe|Mahlzeiten ausgeben
Kaffeezubereitung|Kaffee zubereiten|Kaffee kochen|Zubereitung von Kaffee
Brötchen belegen|Belegen von Brötchen|belegte Brötchen machen|Brötchen schmieren
Gemüse putzen|Gemüse vorbereiten|Vorbereiten von Gemüse > Gemüse waschen und schneiden|Gemüse schälen und schneiden
Spüldienst|Geschirr spülen|Geschirr abwaschen|Abwasch|Spülen von Geschirr
Bettwäsche wechseln|Wechseln der Bettwäsche|Betten beziehen|Betten frisch beziehen|Betten neu beziehen
Wäsche waschen|Wäscheversorgung|Wäschewaschen|Waschen von Wäsche
Wäsche falten|Wäsche zusammenlegen|Wäsche legen|Zusammenlegen von Wäsche
Leerung von Mülleimern|Mülleimer leeren|Papierkörbe leeren|Abfalleimer leeren
Fleckentfernung|Flecken entfernen|Entfernung von Flecken|Flecken behandeln
Pausenaufsicht|in Pausen Aufsicht führen|Schüler in Pausen beaufsichtigen|Pausen beaufsichtigen|Aufsicht in den Pausen
Prüfungsaufsicht|Prüfungen beaufsichtigen|Aufsicht bei Prüfungen|bei Prüfungen Aufsicht führen
Hausaufgabenhilfe|Hausaufgabenbetreuung|bei Hausaufgaben helfen|Hilfe bei Hausaufgaben|Hausaufgaben betreuen
Wickeln von Kindern|Kinder wickeln|Windeln wechseln|Windelwechsel
Abholen von Kindern|Kinder abholen|Abholung von Kindern > Kinder von Schule abholen|Kinder aus Kita abholen
Stundenplanung|Stundenpläne erstellen|Stundenpläne machen|Erstellung von Stundenplänen
Passwörter zurücksetzen|Zurücksetzen von Passwörtern|Kennwörter zurücksetzen|Passwort-Reset
Konten entsperren|Entsperren von Konten|Benutzerkonten entsperren
Benutzerkonten anlegen|Anlegen von Benutzerkonten|Nutzerkonten einrichten|Benutzerkonten einrichten
Geldwechsel|Geld wechseln|Wechseln von Geld|Sorten wechseln
Kassenzählung|Kasse zählen|Kassenbestand zählen|Geld in Kasse zählen
Geldzählung|Geld zählen|Zählen von Geld
Wohnungsbesichtigungen|Wohnungen zeigen|Besichtigungen durchführen|Wohnungen vorführen
Heuernte|Heu machen|Heu einfahren|Heu ernten|Heu einbringen
Melken|Kühe melken|Melken von Kühen|Melkarbeit
Hundeschur|Hunde scheren|Scheren von Hunden > Pudel scheren|Pudeln Fell scheren
Hunde ausführen|Ausführen von Hunden|Gassi gehen|mit Hunden spazieren gehen
Käfigreinigung|Käfige reinigen|Käfige säubern
Reifenwechsel|Reifen wechseln|Räder wechseln|Wechsel von Reifen
Ölwechsel|Öl wechseln|Wechsel von Öl
Ladungssicherung|Ladung sichern|Sicherung der Ladung > Ladung verzurren|Ware verzurren
Paketzustellung|Pakete zustellen|Pakete ausfahren|Pakete ausliefern|Zustellung von Paketen
Fahrkartenverkauf|Fahrkarten verkaufen|Verkauf von Fahrkarten|Fahrscheine verkaufen|Ticketverkauf
Fahrkartenkontrolle|Fahrkarten kontrollieren|Fahrscheine kontrollieren|Fahrscheinkontrolle|Fahrscheine prüfen
Bühnenaufbau|Bühnen aufbauen|Aufbau von Bühnen > Bühnen auf- und abbauen
Requisitenbau|Requisiten bauen|Bau von Requisiten
Preisauszeichnung|Preise auszeichnen|Waren auszeichnen|Waren mit Preisen auszeichnen > Kleidung mit Preisen auszeichnen
Geschenkverpackung|Geschenke verpacken|Geschenke einpacken|Verpacken von Geschenken
Retourenbearbeitung|Retouren bearbeiten|Rücksendungen bearbeiten|Bearbeitung von Retouren
Schaufensterdekoration|Schaufenster dekorieren|Schaufenster gestalten|Schaufenstergestaltung|Schaufenster schmücken
Spaziergänge mit Bewohnern|mit Bewohnern spazieren gehen|Spazierengehen mit Bewohnern
Nagelpflege > Fingernägel schneiden|Nägel schneiden und feilen
Einzelunterricht|Einzelunterricht geben|Einzelunterricht erteilen|einzeln unterrichten
Erfassung von Fehlzeiten|Fehlzeiten erfassen|Fehlzeitenerfassung > Urlaub und Krankheitstage erfassen|Urlaub und Krankheitstage festhalten
Food-Fotografie|Speisen fotografieren|Essen fotografieren|Fotografieren von Speisen|Gerichte fotografieren|Foodfotografie
Rechtsprechungsrecherche|Rechtsprechung recherchieren|Urteile recherchieren|Urteile heraussuchen
Kameraüberwachung|Kameras überwachen|Kamerabilder überwachen|Überwachung von Kamerabildern
Kartenkontrolle|Eintrittskarten kontrollieren|Karten am Einlass kontrollieren > Eintrittskarten abreißen
Rechnungserfassung|Rechnungen erfassen|Rechnungen eingeben|Rechnungen eintippen|Erfassung von Rechnungen
Liquiditätsplanung|Liquidität planen|Liquidität vorausplanen|Planung der Liquidität
Anrufweiterleitung|Anrufe weiterleiten|Anrufer verbinden|Anrufer durchstellen|Gespräche durchstellen
`;
