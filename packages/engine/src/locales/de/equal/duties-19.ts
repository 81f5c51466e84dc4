/** "Drechselarbeiten" are what who turns wood does: the name of the work, its verb and its other nouns; our own list. */
const works = `
Fräs fräsen|Bohr bohren|Säge sägen|Mäh mähen|Montage montieren
Reinigungs reinigen|Abbruch abreißen|Abriss abreißen|Schleif schleifen|Polier polieren
Bewehrungs bewehren|Dämmungs dämmen|Isolier isolieren|Abdichtungs abdichten
Verglasungs verglasen|Gravier gravieren|Schnitz schnitzen|Drechsel drechseln|Schmiede schmieden|Stanz stanzen|Biege biegen|Kant abkanten
Stick sticken|Strick stricken|Restaurierungs restaurieren|Sanierungs sanieren|Renovierungs renovieren|Umbau umbauen
Aufräum aufräumen|Verlade verladen|Sortier sortieren|Vermessungs vermessen|Installations installieren
Verkabelungs verkabeln|Verdrahtungs verdrahten|Rodungs roden|Demontage demontieren|Instandsetzungs instandsetzen|Verzinkungs verzinken
`
  .trim()
  .split(/[|\n]/)
  .map((pair) => pair.split(' '))
  .map(([noun = '', verb = '']) => `${noun}arbeiten|${verb}`)
  .join('\n');

/** How metal is welded: the process with the doing, in each order. */
const welding = 'WIG MAG MIG E-Hand Autogen Laser MIG/MAG Lichtbogen Plasma'
  .split(' ')
  .map(
    (way) =>
      `${way}-Schweißen|${way}-Schweißverfahren|im ${way}-Verfahren schweißen|mit ${way} schweißen|nach ${way} schweißen|${way} schweißen`,
  )
  .join('\n');

/** Bau, Metall, Fahrzeuge, Elektro, Holz, Lebensmittel, Textil und Druck in den Worten der Anzeige und in einfachen; was hinter ">" steht, ist enger und belegt nur; eigene Liste. */
export const duties19 = `
${works}
${welding}
Maurerarbeiten|Mauerarbeiten|Mauerwerksarbeiten|mauern > Häuser mauern|Wände mauern
Errichten von Wänden|Wände errichten|Wände hochziehen|Wände hochmauern|Wände stellen
Errichten von Innenwänden|Innenwände errichten|Innenwände hochziehen|Innenwände mauern|Innenwände stellen|Innenwandbau
Fundamentbau|Fundamente bauen|Fundamente erstellen|Fundamente herstellen|Fundamente betonieren|Fundamente einschalen und betonieren|Fundamente gießen
Schalungsbau|Schalungen bauen|Schalungen herstellen|einschalen|Schalungsarbeiten|Schalungen erstellen
Verlegen von Bewehrung|Bewehrung verlegen|Eisen flechten|Bewehrungsstahl verlegen|Bewehrungen einbauen|Eisenflechten
Dachstuhlbau|Dachstühle bauen|Dachstühle errichten|Dachstühle aufrichten|Dachstühle aufstellen
Holzrahmenbau|Holzrahmen bauen|Häuser in Holzrahmenbauweise errichten
Dacheindeckung|Dächer eindecken|Dächer decken|Eindecken von Dächern|Dacheindeckungen|Dachdeckung
Dachabdichtung|Dächer abdichten|Abdichten von Dächern|Flachdächer abdichten
Dachsanierung|Dächer sanieren|Dächer erneuern|Dacherneuerung
Fliesenarbeiten|Fliesen verlegen|Fliesenverlegung|Fliesen legen|Verlegen von Fliesen|fliesen > Bäder fliesen|Küchen fliesen
Estricheinbau|Estrich einbauen|Estriche verlegen|Estrich verlegen|Estricharbeiten|Estrich gießen
Außenputz|Außenputzarbeiten|Außenwände verputzen|Fassaden verputzen|Fassadenputz|Verputzen von Fassaden
Innenputz|Innenputzarbeiten|Innenwände verputzen|Innenräume verputzen
Deckenabhängung|Decken abhängen|Abhängen von Decken|abgehängte Decken montieren
Rohrisolierung|Rohre isolieren|Rohrdämmung|Rohre dämmen|Isolierung von Rohren|Rohrleitungen isolieren
Verglasungsarbeiten|Verglasung|Fensterscheiben einsetzen|Scheiben einsetzen|Glasscheiben einsetzen|Fenster verglasen
Trinkwasserinstallation|Wasserleitungen verlegen und anschließen|Wasserleitungen installieren|Trinkwasserleitungen verlegen
Sanitärinstallation|Sanitäranlagen installieren|Bäder installieren|Sanitärinstallationen|Installation von Sanitäranlagen
Fassadenanstrich|Fassaden streichen|Fassadenanstriche|Anstrich von Fassaden|Streichen von Fassaden
Malerarbeiten|Anstreicherarbeiten|Malerarbeiten ausführen > Wände und Decken streichen
Fahrzeuglackierung|Fahrzeuge lackieren|Autos lackieren|Autolackierung|Lackierung von Fahrzeugen|Lackieren von Autos
Glasreinigung|Glasflächen reinigen|Fenster und Glasflächen reinigen|Scheiben reinigen > Glasfassaden reinigen|Fenster reinigen
Kehrarbeiten|Kamine kehren|Schornsteine kehren|Kehren von Schornsteinen|Schornsteine fegen
Gerüstbau|Gerüste bauen|Gerüste stellen|Gerüste aufstellen|Gerüste aufbauen|Gerüststellung
Bordsteinsetzen|Bordsteine setzen|Randsteine setzen|Setzen von Bordsteinen|Kantsteine setzen
Gasleitungsbau|Gasleitungen verlegen|Gasrohre verlegen|Gasleitungen bauen|Verlegung von Gasleitungen
Kanalsanierung|Kanäle sanieren|Abwasserkanäle sanieren|Sanierung von Kanälen
Brunnenbohrung|Brunnen bohren|Brunnenbau|Brunnenbohrungen
Erdarbeiten > Erdaushub|Baugruben ausheben|Gräben ausheben|Aushub von Baugruben
Aluminiumguss|Aluminium gießen|Formen mit Aluminium ausgießen|Gießen von Aluminium
Abkanten von Blechen|Bleche abkanten|Bleche kanten|Blechkanten|Bleche biegen
Blechbearbeitung|Bleche bearbeiten|Bearbeitung von Blechen
Stahlbaumontage|Stahlträger montieren|Stahlbau montieren|Stahlkonstruktionen montieren|Montage von Stahlkonstruktionen|Stahlmontage
CNC-Programmierung|CNC-Maschinen programmieren|CNC-Programme schreiben|CNC-Programme erstellen|Programmierung von CNC-Maschinen > CNC-Drehmaschinen programmieren|CNC-Fräsmaschinen programmieren
CNC-Drehen|CNC-Drehmaschinen bedienen|auf CNC-Maschinen drehen|auf der CNC-Maschine drehen|an der CNC-Drehmaschine arbeiten
CNC-Fräsen|CNC-Fräsmaschinen bedienen|auf CNC-Maschinen fräsen|auf der CNC-Maschine fräsen|an der CNC-Fräsmaschine arbeiten
Bremsenerneuerung|Bremsen erneuern|Bremsen wechseln|Bremsenwechsel|Bremsbeläge und Scheiben wechseln
Fahrzeugdiagnose|Fahrzeugfehlerdiagnose|Fehlerspeicher auslesen|Fahrzeuge auf Fehler auslesen|Kfz-Diagnose|Fehler am Fahrzeug auslesen|Diagnose an Fahrzeugen
Ölwechsel|Öl wechseln|Motoröl wechseln|Wechsel des Motoröls
Karosseriereparatur|Karosserien reparieren|Karosserieschäden reparieren|Karosserieinstandsetzung|Karosserien instand setzen > Beulen ausbessern
Triebwerksüberholung|Triebwerke überholen|Überholung von Triebwerken
Instandhaltung von Förderanlagen|Förderanlagen instand halten > Förderbänder instand halten|Förderbänder warten
Justierung optischer Geräte|optische Geräte justieren > Mikroskope justieren|Ferngläser justieren
Klavierstimmung|Klaviere stimmen|Stimmen von Klavieren > Flügel stimmen
Töpferei|Töpfern > Geschirr töpfern|Vasen töpfern
Glasblasen|Glas blasen|Gefäße aus Glas blasen
Korbflechten|Körbe flechten|Korbflechterei|Flechten von Körben
Buchbinderarbeiten|Buchbindearbeiten|Bücher binden|Buchbinderei|Bücher binden und reparieren
Textildruck|Textilien bedrucken|Bedrucken von Textilien|Stoffe bedrucken > T-Shirts bedrucken|Trikots bedrucken
Textildruck im Siebdruck|Textilien im Siebdruck bedrucken
Prüfung von Druckdaten|Druckdaten prüfen|Datencheck vor dem Druck
Elektroinstallation|Elektroinstallationen|elektrische Anlagen installieren|Elektroanlagen installieren > Steckdosen und Schalter setzen|Steckdosen setzen|Elektroleitungen verlegen
Gebäudeverkabelung|Gebäude verkabeln|Häuser verkabeln|Verkabelung von Gebäuden
Freileitungsbau|Freileitungen bauen|Freileitungen ziehen|Freileitungen montieren > Hochspannungsleitungen ziehen|Hochspannungsleitungen bauen
Montage von Netzwerkdosen|Netzwerkdosen montieren|Netzwerkdosen setzen|Datendosen setzen
Glasfaserverlegung|Glasfaser verlegen|Glasfaserkabel verlegen|Glasfaser in Häuser legen|Glasfaserausbau
Zählermontage|Zähler montieren|Zähler setzen|Stromzähler einbauen
Wurstherstellung|Wurst herstellen|Wurst machen|Wursten|Wurstwaren herstellen|Produktion von Wurst
Fleischzerlegung|Fleisch zerlegen|Zerlegen von Fleisch > Schweine zerlegen|Rinder zerlegen|Schweinehälften zerlegen
Fischverarbeitung|Fische verarbeiten > Fische filetieren|Fisch ausnehmen und filetieren
Filetieren von Fisch|Fische filetieren|Fisch filetieren|Fischfiletieren
Teigherstellung|Teige herstellen|Teige ansetzen|Teige machen|Teige kneten|Teige zubereiten|Teigbereitung
Herstellung von Backwaren|Backwaren herstellen|Backwaren backen > Brot und Brötchen backen|Brot backen|Kuchen backen
Tortendekoration|Torten dekorieren|Torten verzieren|Verzieren von Torten|Torten garnieren
Konfitürenherstellung|Marmeladenherstellung|Marmelade kochen|Marmelade einkochen|Konfitüre kochen|Konfitüren herstellen|Marmeladen herstellen
Käseherstellung|Käse herstellen|Käse machen|Käsen|Herstellung von Käse
Käsepflege|Käse pflegen|Käse pflegen und wenden|Käselaibe pflegen
Möbelbau|Möbel bauen|Möbel herstellen|Möbelherstellung|Möbelfertigung > Schränke bauen|Tische bauen|Schränke nach Maß bauen
Innenausbau|Innenräume ausbauen|Ausbau von Innenräumen
Parkettschliff|Parkett schleifen|Parkett abschleifen|Parkettböden schleifen
Türmontage|Türen montieren|Türen einbauen|Türeinbau|Türen einsetzen
Küchenmontage|Küchen montieren|Küchen aufbauen|Küchenaufbau|Küchen einbauen
Änderungsarbeiten an Kleidung|Kleidung ändern|Kleidungsstücke ändern|Kleider ändern > Hosen kürzen|Röcke kürzen
Maßanfertigung|nach Maß anfertigen|nach Maß fertigen|Anfertigung nach Maß > Anzüge nach Maß nähen|Kleider nach Maß nähen
Gardinennähen|Gardinen nähen|Vorhänge nähen|Nähen von Gardinen
Polsterarbeiten|Möbel polstern|Polstermöbel beziehen|Sofas beziehen|Sofas neu beziehen|Polstermöbel aufarbeiten
Neubesohlung|Schuhe besohlen|Schuhe neu besohlen|Besohlen von Schuhen
Unterwasserschweißen|unter Wasser schweißen|Schweißen unter Wasser
Unterwasserarbeiten|unter Wasser arbeiten|Arbeiten unter Wasser
Schadnagerbekämpfung|Ratten und Mäuse bekämpfen|Nager bekämpfen|Nagetierbekämpfung > Ratten bekämpfen|Rattenbekämpfung
Schädlingsbekämpfung|Schädlinge bekämpfen|Ungeziefer bekämpfen|Bekämpfung von Schädlingen
Wareneingangsprüfung von Teilen|angelieferte Teile prüfen
Oberflächenprüfung|Oberflächen prüfen|Oberflächen kontrollieren
Sichtprüfung|Teile nach Augenschein prüfen|Sichtkontrolle|Teile mit dem Auge prüfen
`;
