/** Job titles of German, Austrian and Swiss resumes; own list (ESCO has no German file here). */
export const titleWords =
  `leiter leiterin leitung manager managerin ingenieur ingenieurin entwickler entwicklerin berater beraterin consultant
  assistent assistentin assistenz referent referentin sachbearbeiter sachbearbeiterin kaufmann kauffrau kaufleute techniker technikerin
  mechaniker mechanikerin mechatroniker mechatronikerin elektriker elektroniker elektronikerin monteur monteurin schlosser schlosserin
  schweißer dreher fräser zerspanungsmechaniker tischler tischlerin schreiner schreinerin zimmermann zimmerer zimmerin maurer maler malerin lackierer
  dachdecker installateur klempner gärtner gärtnerin florist floristin landwirt landwirtin koch köchin bäcker bäckerin konditor konditorin
  metzger fleischer kellner kellnerin barkeeper servicekraft küchenhilfe restaurantfachmann restaurantfachfrau hotelfachmann hotelfachfrau
  verkäufer verkäuferin kassierer kassiererin filialleiter filialleiterin lagerist lageristin lagerarbeiter fahrer fahrerin kraftfahrer
  berufskraftfahrer staplerfahrer kommissionierer disponent disponentin arzt ärztin facharzt fachärztin oberarzt oberärztin assistenzarzt assistenzärztin chefarzt
  pfleger pflegerin krankenpfleger krankenpflegerin krankenschwester altenpfleger altenpflegerin pflegefachkraft pflegefachmann pflegefachfrau
  pflegehelfer pflegehelferin pflegekraft hebamme sanitäter sanitäterin notfallsanitäter rettungssanitäter physiotherapeut physiotherapeutin ergotherapeut ergotherapeutin
  therapeut therapeutin psychologe psychologin apotheker apothekerin pta mta mfa zfa arzthelferin zahnarzt zahnärztin tierarzt tierärztin
  lehrer lehrerin lehrkraft dozent dozentin professor professorin erzieher erzieherin sozialarbeiter sozialarbeiterin sozialpädagoge sozialpädagogin pädagoge pädagogin
  trainer trainerin ausbilder ausbilderin tutor tutorin hilfskraft mitarbeiter mitarbeiterin angestellter angestellte praktikant praktikantin praktikum
  werkstudent werkstudentin trainee volontär volontärin volontariat azubi auszubildender auszubildende lehrling ausbildung referendar referendarin doktorand doktorandin
  geschäftsführer geschäftsführerin inhaber inhaberin gründer gründerin vorstand direktor direktorin prokurist prokuristin chef chefin meister meisterin
  vorarbeiter vorarbeiterin polier bauleiter bauleiterin architekt architektin bauzeichner bauzeichnerin zeichner zeichnerin konstrukteur konstrukteurin designer designerin grafiker grafikerin
  mediengestalter mediengestalterin redakteur redakteurin journalist journalistin autor autorin texter texterin übersetzer übersetzerin dolmetscher dolmetscherin fotograf fotografin
  buchhalter buchhalterin controller controllerin bilanzbuchhalter steuerberater steuerberaterin steuerfachangestellte steuerfachangestellter steuerfachwirt wirtschaftsprüfer wirtschaftsprüferin
  prüfer prüferin revisor revisorin analyst analystin rechtsanwalt rechtsanwältin anwalt anwältin jurist juristin notar richter richterin notarfachangestellte rechtsanwaltsfachangestellte
  bankkaufmann bankkauffrau versicherungskaufmann makler maklerin vertreter vertreterin vertriebsleiter außendienstmitarbeiter einkäufer einkäuferin
  sekretär sekretärin empfangsmitarbeiter rezeptionist rezeptionistin bürokaufmann bürokauffrau bürokraft industriekaufmann industriekauffrau
  informatiker informatikerin fachinformatiker fachinformatikerin programmierer programmiererin administrator administratorin systemadministrator architekt tester testerin
  forscher forscherin wissenschaftler wissenschaftlerin chemiker chemikerin biologe biologin physiker physikerin laborant laborantin chemielaborant
  mathematiker statistiker geologe historiker bibliothekar bibliothekarin archivar beamter beamtin polizist polizistin soldat soldatin feuerwehrmann
  hausmeister hausmeisterin reinigungskraft haushälterin betreuer betreuerin helfer helferin hilfsarbeiter produktionshelfer produktionsmitarbeiter maschinenführer maschinenbediener anlagenführer anlagenmechaniker
  maschinist schichtleiter schichtführer teamleiter teamleiterin abteilungsleiter abteilungsleiterin gruppenleiter projektleiter projektleiterin bereichsleiter betriebsleiter stationsleitung pflegedienstleitung
  qualitätsprüfer frisör friseur friseurin friseurmeister kosmetiker kosmetikerin schneider schneiderin optiker optikerin uhrmacher goldschmied musiker musikerin schauspieler schauspielerin
  sänger künstler künstlerin kurator moderator regisseur kameramann tontechniker veranstaltungskaufmann steward stewardess pilot pilotin kapitän lokführer lokführerin zugbegleiter busfahrer
  freiberufler freiberuflerin selbstständig selbständig freelancer koordinator koordinatorin beauftragter beauftragte spezialist spezialistin experte expertin fachkraft fachmann fachfrau
  specialist engineer developer owner   officer partner bundesfreiwilligendienst zivildienst wehrdienst grundwehrdienst grundwehrdiener zivildiener wehrdienstleistender rekrut elternzeit aushilfe springer stellvertreter assistenz commis souschef
  küchenchef küchenchefin chefkoch jungkoch jungköchin demi-chef barista betriebswirt betriebswirtin volkswirt ökonom vermesser vermessungstechniker gutachter sachverständiger
  werkleiter lagerleiter verwaltungsfachangestellte verwaltungsangestellte sachbearbeitung projektmanagement marketing-manager produktmanager eventmanager personalreferent personalleiter recruiter
  raumpfleger zahnmedizinische fachangestellte fachangestellter facharbeiter facharbeiterin industriemechaniker werkzeugmechaniker kfz-mechatroniker kfz-mechaniker elektroinstallateur elektroanlagenmonteur
  imker förster winzer winzerin sommelier sommelière lektor lektorin lerntherapeut logopäde logopädin heilpraktiker diätassistent ökotrophologe radiologieassistent stationsleiter
  bereichsleitung teamleitung projektleitung abteilungsleitung schichtleitung gruppenleitung filialleitung küchenleitung kitaleitung wohnbereichsleitung lernende lernender`
    .split(/\s+/)
    .concat([
      'freiwilliges soziales jahr',
      'fsj',
      'bfd',
      'bundesfreiwilligendienst',
      'freiwilliges ökologisches jahr',
      'au-pair',
      'wissenschaftliche mitarbeit',
      'staatlich geprüfter',
      'product owner',
      'scrum master',
      'team lead',
      'work and travel',
    ]);

/** German joins words: what a title ends with. */
export const titleEndings =
  `wirtschafter wirtschafterin leiter leiterin leitung manager managerin ingenieur ingenieurin entwickler entwicklerin berater beraterin assistent
  assistentin assistenz referent referentin bearbeiter bearbeiterin kaufmann kauffrau techniker technikerin mechaniker mechanikerin
  mechatroniker mechatronikerin elektroniker elektronikerin monteur monteurin schlosser meister meisterin fahrer fahrerin pfleger pflegerin arzt ärztin therapeut therapeutin
  lehrer lehrerin pädagoge pädagogin arbeiter arbeiterin helfer helferin mitarbeiter mitarbeiterin angestellte angestellter kraft fachmann fachfrau verkäufer verkäuferin
  student studentin praktikant praktikantin praktikum direktor direktorin chef chefin vorstand architekt architektin zeichner zeichnerin gestalter gestalterin
  designer designerin redakteur redakteurin prüfer prüferin analyst analystin anwalt anwältin informatiker informatikerin administrator administratorin tester testerin
  wissenschaftler wissenschaftlerin laborant laborantin führer führerin bediener bedienerin beauftragte beauftragter spezialist spezialistin koordinator koordinatorin trainer trainerin
  betreuer betreuerin sanitäter sanitäterin schwester installateur bauer wart wartin planer planerin vertreter vertreterin begleiter begleiterin einkäufer einkäuferin koch köchin
  disponent disponentin inhaber inhaberin gründer gründerin sprecher sprecherin wirt wirtin macher macherin schneider schneiderin gärtner gärtnerin experte expertin buchhalter buchhalterin
  bäcker bäckerin verwalter verwalterin inspektor inspektorin sekretär sekretärin lehrling volontär volontärin trainee controller controllerin kellner kellnerin psychologe psychologin jurist juristin
  übersetzer übersetzerin aushilfe hilfe polier partner partnerin architekt konstrukteur konstrukteurin programmierer programmiererin dozent dozentin lackierer maurer maler malerin makler maklerin agentin optiker optikerin schmiedin leger legerin decker deckerin
  ausstatter ausstatterin bildner bildnerin zusteller zustellerin kehrer setzer setzerin macher trainer wärter wärterin
  fotograf fotografin händler händlerin packer packerin sortierer sortiererin fräser fräserin dreher dreherin schweißer schweißerin schweisser schweisserin gießer gießerin schleifer schleiferin binder binderin näherin
  züchter züchterin hüter hüterin vermittler vermittlerin wächter wächterin forscher forscherin biologe biologin historiker historikerin chemiker chemikerin physiker physikerin operateur operateurin einrichter einrichterin
  zertifizierer zertifiziererin kartierer kartiererin betreiber betreiberin lotse lotsin scout coach guide ranger rangerin operator operatorin anleiter anleiterin dezernent dezernentin intendant intendantin repetitor repetitorin
  archivar archivarin bibliothekar bibliothekarin kurator kuratorin dirigent dirigentin musiker musikerin sänger sängerin spieler spielerin lehrperson kollegin mädchen bursche läufer läuferin pächter pächterin sattler sattlerin
  polsterer polsterin tischler tischlerin schreiner schreinerin zimmerer zimmerin zimmermann schmied klempner klempnerin elektriker elektrikerin pilot pilotin vermesser vermesserin kontrolleur kontrolleurin revisor revisorin
  gutachter gutachterin dolmetscher dolmetscherin lektor lektorin autor autorin schreiber schreiberin texter texterin producer regisseur regisseurin cutter cutterin mischer mischerin stanzer stanzerin wickler wicklerin löter löterin
  patrouilleur patrouilleurin operator disponent volontariat praktikum trainee referendariat schäfer schäferin melker melkerin käser käserin brauer brauerin winzer winzerin imker imkerin fischer fischerin jäger jägerin förster försterin
  zeichnerin illustrator illustratorin kalkulator kalkulatorin auditor auditorin mediator mediatorin animateur animateurin masseur masseurin friseur friseurin coiffeur coiffeuse chauffeur chauffeurin magaziner magazinerin abwart abwartin
  pförtner pförtnerin portier portierin kassier kassierin kassiererin kommissionierer kommissioniererin stapler verlader verladerin rangierer rangiererin zugführer wagenmeister betriebselektriker oberin propst küster küsterin mesner mesnerin`.split(
    /\s+/,
  );
