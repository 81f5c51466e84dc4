import type { SampleTexts } from './postings.ts';

export const de: SampleTexts = {
  headings: ['Ihre Aufgaben', 'Ihr Profil', 'Wir bieten'],
  cities: ['Berlin', 'Hamburg', 'München', 'Freiburg im Breisgau', 'Leipzig', 'Homeoffice'],
  companies: [
    'Ahornwerk GmbH',
    'Birkenfeld & Söhne',
    'Lindenhaus gGmbH',
    'Nordlicht AG',
    'Falkenberg KG',
    'Seeblick GmbH',
    'Rosental Gruppe',
    'Brückner & Partner',
    'Waldkirch eG',
    'Sonnentor GmbH',
  ],
  intros: [
    '{company} arbeitet seit über dreißig Jahren in der Region und bleibt in Familienhand.',
    'Wir sind vierzig Menschen, und jemand wie Sie fehlt uns noch.',
    'Im Frühjahr geht eine Kollegin in den Ruhestand; {company} besetzt ihre Stelle neu.',
    'Bei {company} entscheidet, wer die Arbeit macht.',
    'In diesem Jahr eröffnet unser zweiter Standort, und dafür suchen wir Verstärkung.',
  ],
  offers: [
    'Ein unbefristeter Vertrag, 30 Tage Urlaub und eine betriebliche Altersvorsorge.',
    'Gleitzeit, ein eigenes Budget für Weiterbildung und freie Wochenenden.',
    'Ein Gehalt über dem Durchschnitt der Region, jedes Jahr neu besprochen.',
    'Sechs Wochen Einarbeitung mit Patin oder Paten, Jobrad und eine gute Kantine.',
    'Teilzeit ab 24 Stunden ist möglich; Dienstpläne stehen vier Wochen vorher.',
  ],
  salaries: ['38.000 – 46.000 € im Jahr', '3.200 – 3.900 € im Monat', '52.000 – 64.000 € im Jahr'],
  types: ['Vollzeit', 'Teilzeit', 'befristet'],
  trades: [
    [
      'Pflegefachkraft (m/w/d)|Gesundheits- und Krankenpfleger (m/w/d)',
      'Grund- und Behandlungspflege auf der Station|Medikamente stellen und verabreichen|Wunden versorgen und dokumentieren|Pflegeplanung am Computer führen|Angehörige beraten|Auszubildende anleiten|Hygienestandards einhalten|Übergaben vollständig gestalten',
      'Examen in der Pflege|Erfahrung in der Akutpflege|Kenntnisse im Wundmanagement|Einfühlungsvermögen|Bereitschaft zum Schichtdienst|Sicherer Umgang mit Medikamenten|Freude an der Arbeit im Team',
    ],
    [
      'Softwareentwickler Java (m/w/d)|Backend-Entwickler (m/w/d)',
      'Schnittstellen mit Java und Spring Boot entwickeln|Datenbanken in PostgreSQL entwerfen|Automatisierte Tests schreiben|Dienste mit Docker und Kubernetes betreiben|Code von Kolleginnen und Kollegen prüfen|Build-Pipelines in GitLab pflegen|Alte Anwendungen in Microservices zerlegen|Den Betrieb mit Grafana überwachen',
      'Drei Jahre Berufserfahrung mit Java|Gute SQL-Kenntnisse|Erfahrung mit Docker und Linux|Git im Team|Studium der Informatik oder eine vergleichbare Ausbildung|Kenntnisse in AWS oder Azure|Deutsch und Englisch fließend',
    ],
    [
      'Buchhalter (m/w/d)|Finanzbuchhalter (m/w/d)',
      'Monats- und Jahresabschlüsse vorbereiten|Konten abstimmen|Umsatzsteuervoranmeldungen erstellen|Debitoren und Kreditoren buchen|Den Zahlungsverkehr überwachen|Wirtschaftsprüfer begleiten|Das Mahnwesen führen|Anlagen in DATEV pflegen',
      'Kaufmännische Ausbildung oder Bilanzbuchhalter|Zwei Jahre Erfahrung in der Finanzbuchhaltung|DATEV oder SAP|Sehr gute Excel-Kenntnisse|HGB-Kenntnisse|Sorgfalt bei Fristen|Diskretion',
    ],
    [
      'Koch (m/w/d)|Alleinkoch (m/w/d)',
      'Den Posten Saucier eigenständig führen|Suppen, Fonds und Saucen zubereiten|Tagesgerichte planen|HACCP-Listen führen|Waren bestellen und prüfen|Küchenhilfen anlernen|Mise en place vorbereiten|Den Posten reinigen und abschließen',
      'Abgeschlossene Ausbildung als Koch oder Köchin|Ein Jahr Erfahrung in einer Restaurantküche|Kenntnisse der Lebensmittelhygiene|Belastbarkeit|Wochenenddienst|Freude an regionalen Produkten|Teamgeist',
    ],
    [
      'Elektroniker (m/w/d)|Elektroniker für Betriebstechnik (m/w/d)',
      'Schaltschränke verdrahten und prüfen|Störungen an Maschinen suchen und beheben|Anlagen nach VDE prüfen|Schaltpläne lesen|Motoren und Antriebe warten|Vorbeugende Instandhaltung planen|SPS-Baugruppen tauschen|Bereitschaftsdienst übernehmen',
      'Abgeschlossene Ausbildung als Elektroniker|Erfahrung in der Instandhaltung|Kenntnisse in SPS, gern Siemens S7|Führerschein Klasse B|Selbstständige Arbeitsweise|Kenntnis der VDE-Vorschriften|Schichtbereitschaft',
    ],
    [
      'Fachkraft für Lagerlogistik (m/w/d)|Schichtleiter Lager (m/w/d)',
      'Aufträge mit dem Handscanner kommissionieren|Lkw be- und entladen|Gabelstapler und Schubmaststapler fahren|Bestände zählen und Abweichungen klären|Ware im Lagerverwaltungssystem buchen|Wareneingänge prüfen|Touren der Kommissionierer planen|Ordnung in den Gängen halten',
      'Staplerschein|Erfahrung im Lager|Zuverlässigkeit in Früh- und Spätschicht|Grundkenntnisse in SAP|Körperliche Belastbarkeit|Deutsch in Wort und Schrift|Teamfähigkeit',
    ],
    [
      'Erzieher (m/w/d)|Pädagogische Fachkraft (m/w/d)',
      'Eine Gruppe von zwanzig Kindern begleiten|Bildungsangebote planen und durchführen|Entwicklungen beobachten und dokumentieren|Elterngespräche führen|Kinder mit Förderbedarf unterstützen|Ausflüge und Feste vorbereiten|Sprachförderung gestalten|Im Team das Konzept weiterentwickeln',
      'Staatliche Anerkennung als Erzieherin oder Erzieher|Erfahrung in einer Kita|Geduld und Humor|Kenntnisse in Sprachförderung|Musikalität ist willkommen|Erfahrung mit Inklusion|Freude an Elternarbeit',
    ],
    [
      'Vertriebsmitarbeiter im Außendienst (m/w/d)|Key Account Manager (m/w/d)',
      'Kunden in der Region besuchen|Preise und Rahmenverträge verhandeln|Neukunden auf Messen gewinnen|Das CRM in Salesforce pflegen|Angebote mit dem Innendienst erstellen|Umsätze planen|Neue Produkte vorstellen|Reklamationen begleiten',
      'Erfahrung im Vertrieb an Geschäftskunden|Verhandlungsgeschick|CRM-Kenntnisse|Führerschein Klasse B|Reisebereitschaft|Sicheres Auftreten|Kaufmännische Ausbildung',
    ],
    [
      'Personalreferent (m/w/d)|Recruiter (m/w/d)',
      'Stellen von der Anzeige bis zum Vertrag besetzen|Bewerbungsgespräche führen|Führungskräfte im Arbeitsrecht beraten|Die Einarbeitung organisieren|Personalakten pflegen|Fehlzeiten auswerten|Schulungen planen|Die Lohnabrechnung vorbereiten',
      'Erfahrung in der Personalarbeit|Kenntnisse im Arbeitsrecht|Diskretion|Sicherheit in Gesprächen|Personio oder ein ähnliches System|Studium oder kaufmännische Ausbildung|Gutes schriftliches Deutsch',
    ],
    [
      'Grafikdesigner (m/w/d)|UX-Designer (m/w/d)',
      'Broschüren, Plakate und Verpackungen gestalten|Oberflächen und Prototypen in Figma entwerfen|Das Erscheinungsbild der Marke pflegen|Entwürfe mit Nutzern testen|Druckdaten vorbereiten|Fotos in Photoshop bearbeiten|Ein Designsystem mit Entwicklern pflegen|Beiträge für soziale Medien illustrieren',
      'Ein Portfolio mit eigener Handschrift|Adobe Creative Cloud|Figma|Typografie|Erfahrung mit Nutzerforschung|Kenntnisse in Barrierefreiheit|Zwei Jahre in einer Agentur',
    ],
    [
      'Konstrukteur Maschinenbau (m/w/d)|Entwicklungsingenieur (m/w/d)',
      'Bauteile und Baugruppen in SolidWorks konstruieren|Lasten und Toleranzen berechnen|Prototypen und Versuche betreuen|Technische Unterlagen schreiben|Lieferanten mit dem Einkauf auswählen|FMEA durchführen|Den Serienanlauf begleiten|Kosten und Gewicht senken',
      'Studium Maschinenbau oder Techniker|Erfahrung mit SolidWorks oder CATIA|Kenntnisse der Fertigungsverfahren|Toleranzrechnung|FEM-Berechnung|Projekterfahrung|Gutes Englisch',
    ],
    [
      'Rezeptionist (m/w/d)|Mitarbeiter am Empfang (m/w/d)',
      'Gäste begrüßen und verabschieden|Reservierungen annehmen|Rechnungen erstellen und die Kasse abschließen|Beschwerden freundlich lösen|Opera pflegen|Mit der Hausdame abstimmen|Ausflüge empfehlen|Den Tagesabschluss vorbereiten',
      'Erfahrung an einer Hotelrezeption|Zwei Fremdsprachen|Opera oder ein anderes Buchungssystem|Freundlichkeit am Telefon|Gepflegtes Auftreten|Schichtdienst|Ruhe in einer vollen Halle',
    ],
  ],
};
