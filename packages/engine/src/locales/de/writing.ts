import { lines } from '../lines.ts';
import type { WritingPack } from '../writing-pack.ts';
import { ownAcronyms } from './acronyms.ts';
import { actions } from './actions.ts';
import { actions2 } from './actions-2.ts';
import { actions3 } from './actions-3.ts';
import { aside } from './aside.ts';
import { clauses } from './clauses.ts';
import { contraries } from './contraries.ts';
import { phrasesByField, secondNames, verbsAndNouns } from './equal/index.ts';
import { equalWords } from './equal-words.ts';
import { marks } from './marks.ts';
import { naming } from './naming.ts';
import { papers } from './papers.ts';
import { phrasing } from './phrasing.ts';
import { relations } from './relations.ts';
import { rewordings } from './rewordings/index.ts';
import { sameWords } from './same-words.ts';
import { secondNames as otherNames } from './second-names.ts';
import { moreSecondNames } from './second-names-more.ts';
import { compounds, joined, spelling } from './spelling.ts';
import { things } from './things.ts';
import { things3 } from './things-3.ts';
import { things4 } from './things-4.ts';
import { things5 } from './things-5.ts';
import { moreThings } from './things-more.ts';
import { verbOrNoun, verbs } from './verbs.ts';

export const writing: WritingPack = {
  language: 'de',
  functionWords:
    'nahe ausgenommen ausser aufgrund infolge nahe unweit etwa ungefahr circa ca per vorher zuvor danach dadurch dank statt seitdem der die das den dem des ein eine einen einem einer eines und oder aber sowie als auch an am auf aus bei beim bis bzw da damit dass dazu dabei davon daraus darin darunter denn doch durch fur gegen hinter ihr ihre ihren ihrem ihrer ihnen deren dessen im in ins inkl ist sind war sein seine seinen seiner wird werden wurde wurden worden haben hat hatte hatten habe ich mich mir mein meine meinen meiner wir uns unser unsere sie er es man mit nach neben nicht nur ob ohne pro sich so seit soweit uber um unter vom von vor wahrend wegen weil welche welcher welches wenn wie wo zu zum zur zwischen jede jeder jedes jeden jedem lang alle aller allen alles andere anderen anderer weitere weiteren weiterer mehr sehr noch schon hier dort dann je zwecks mittels hinsichtlich bezuglich rund einschliesslich z b u a etc gegenuber diese dieser dieses diesen diesem konnen kann konnte innerhalb ausserhalb ab entlang samt inklusive beide beiden dessen deren',
  articles: 'der die das den dem des ein eine einen einer eines von',
  lightWords:
    'wieder kopfig kopfige kopfigen kopfiger kopfiges kopfigem erhielt erhalten bekam bekommen insgesamt basis weise einmal zusammen gemeinsam kenntnisse arbeit arbeiten arbeitete gearbeitet aufgabe aufgaben tatigkeit tatigkeiten tatig bereich bereiche rahmen umfasst umfasste umfassten gehort gehorte gehorten beinhaltet beinhaltete durchfuhren durchfuhrung durchgefuhrt fuhrte ausfuhren ausgefuhrt ausfuhrung ubernehmen ubernahm ubernommen ubernahme erledigen erledigt erledigte vornehmen vorgenommen verwenden verwendet nutzen genutzt einsetzen eingesetzt einsatz anhand art themen thema person personen zeit tag verschiedene verschiedener verschiedenen diverse diverser jeweils jeweilige jeweiligen entsprechend entsprechende notwendig notwendige erforderlich erforderliche allgemein allgemeine stelle position rolle beruf praxis praxiserfahrung berufserfahrung erfahrung erfahren hintergrund schwerpunkt schwerpunkte umgang gemass laut hinaus regelrecht machte gemacht machen leistete leisten geleistet sorgte erbringen erbrachte bearbeitete',
  equalWords: lines(equalWords, ...phrasesByField),
  ownAcronyms: lines(ownAcronyms, ...secondNames),
  secondNames: lines(otherNames, moreSecondNames),
  things: lines(things, moreThings, things3, things4, things5),
  sameWords: lines(sameWords, ...verbsAndNouns),
  actions: lines(actions, actions2, actions3),
  rewordings: lines(...rewordings),
  verbs,
  verbOrNoun,
  weakeners: `
unterstutzen unterstutzt unterstutzte unterstutzung helfen half geholfen hilfe mithilfe mithelfen mitgeholfen assistieren assistierte assistenz mitarbeit mitwirkung mitgewirkt mitwirken mitgearbeitet
teilnahme teilgenommen teilnehmen beteiligt beteiligung finalist finalistin nominiert
grundkenntnisse grundlagen anfanger basiskenntnisse erste ansatzweise einzelne manche klein kleine kleinen kleiner kleines kleinere kleineren einfache einfachen einfacher
praktikant praktikantin praktikum auszubildende auszubildender azubi trainee werkstudent werkstudentin azubis stellvertretend stellvertretende stellvertretender stellvertretung kommissarisch vertretungsweise junior aushilfe hilfskraft volontar volontariat
erlernen gelernt lernte hospitation hospitiert kennengelernt zugesehen zugeschaut zusehen zuschauen
geplant voraussichtlich laufend abgebrochen begonnen
gelegentlich teilweise zeitweise manchmal mitunter
kein keine keinen keinem keiner keines keinerlei nicht nichts ohne nie niemals statt anstatt anstelle
gemeinsam zusammen gemeinschaftlich mitgegrundet mitverantwortlich`,
  weakenerForms:
    /^mit(?:ge(?!nommen|bracht|teilt|fuhrt|geben|liefert|zogen|kriegt|hort|rissen)\p{L}{3,}(?:t|en)|(?:be|ver|ent|er)\p{L}{3,}(?:t|en)|\p{L}{3,}iert)$/u,
  scopeWords:
    'leiten leitete geleitet leitung leiter leiterin leitend leitende leitender fuhren fuhrte gefuhrt fuhrung fuhrungskraft fuhrungsverantwortung verantworten verantwortete verantwortung verantwortlich gesamtverantwortung budgetverantwortung personalverantwortung eigenverantwortlich eigenverantwortung allein alleinverantwortlich alleinige selbststandig selbstandig chef chefin senior experte expertin expertenkenntnisse verhandlungssicher fliessend muttersprache muttersprachler fortgeschritten strategisch strategische strategie unternehmensweit bundesweit weltweit international konzernweit grunder grunderin gegrundet grundete initiiert initiierte ausgezeichnet auszeichnung preis beste bester erste einzige gewonnen gewann erfolgreich federfuhrend massgeblich entscheiden entschied genehmigt beaufsichtigen beaufsichtigte aufsicht steuern steuerte gesteuert eingestellt entlassen verhandeln verhandelte verhandelt oberkellner oberkellnerin chefkoch chefkochin oberarzt oberarztin',
  titleWords:
    'leiter leiterin manager managerin direktor direktorin geschaftsfuhrer geschaftsfuhrerin chef chefin ingenieur ingenieurin entwickler entwicklerin architekt architektin analyst analystin berater beraterin krankenpfleger krankenschwester pfleger pflegerin pflegefachkraft pflegefachfrau pflegefachmann arzt arztin lehrer lehrerin professor professorin dozent dozentin buchhalter buchhalterin bilanzbuchhalter wirtschaftsprufer steuerberater anwalt anwaltin rechtsanwalt notar sekretar sekretarin assistent assistentin sachbearbeiter sachbearbeiterin kassierer verkaufer verkauferin vertreter aufseher vorarbeiter meister meisterin techniker technikerin mechaniker mechatroniker elektriker elektroniker installateur schweisser tischler schreiner fahrer fahrerin koch kochin kuchenchef kellner kellnerin backer gestalter designer redakteur redakteurin journalist ubersetzer wissenschaftler forscher apotheker therapeut psychologe koordinator administrator spezialist trainer einkaufer planer programmierer inhaber grunder partner controller disponent polier bauleiter teamleiter projektleiter abteilungsleiter filialleiter schichtleiter erzieher erzieherin hebamme sanitater hausmeister prufer gutachter betriebsleiter rektor prokurist referent referentin kaufmann kauffrau fachkraft',
  learners: { role: /praktikant|auszubildende|lehrling/iu, section: /praktik/iu },
  otherPersonWords:
    'vertrat vertreten vertretung ersetzte an fur mit bei unter von vom beim zum zur den dem der assistenz unterstutzung unterstutze unterstutzte unterstutzt half helfe assistierte berichtete berichten begleitet begleitete begleitung informiert informierte informieren benachrichtigt benachrichtigte benachrichtigen verstandigt verstandigte verstandigen gemeldet meldete melden gefragt fragte',
  degreeWords:
    'bachelor master diplom magister promotion doktor dr phd mba abschluss ausbildung studium studiengang abitur fachabitur hochschulreife staatsexamen meister meisterbrief lehre zertifikat zertifiziert gesellenbrief hochschule universitat bsc msc approbation examiniert staatlich',
  levelWords:
    'muttersprache muttersprachler fliessend verhandlungssicher fortgeschritten gut gute grundkenntnisse anfanger a1 a2 b1 b2 c1 c2',
  hedges: {
    about: 'etwa ca circa zirka rund ungefahr fast nahezu beinahe knapp gut ~',
    over: 'uber mehr > +',
    atLeast: 'mindestens wenigstens zumindest',
    under: 'unter weniger <',
    upTo: 'bis maximal hochstens',
    within: 'binnen innerhalb',
  },
  periods:
    'stunde stundlich stundliche stundlichen stundlicher|tag tage tagen taglich tagliche taglichen taglicher|nacht nachts nachtlich nachtliche nachtlichen nachtlicher|woche wochenturnus wochentlich wochentliche wochentlichen wochentlicher|monat monate monaten allmonatlich monatlich monatliche monatlichen monatlicher|quartal quartalsweise vierteljahrlich|jahr alljahrlich alljahrliche alljahrlichen jahrlich jahrliche jahrlichen jahrlicher|schicht',
  noPeriods: /(?<!\p{L})tage?n? der offenen tür/giu,
  marks,
  wholeWords:
    'alle allen aller alles ganze ganzen ganzer ganzes gesamte gesamten gesamter gesamtes samtliche samtlichen',
  beforeFigures: 'alter minimum maximum weniger',
  turns: [
    /(?<!\p{L})(?:nichts?|nie|niemals|ohne|kein(?:e[rsmn]?)?|außer|weder)(?!\p{L})/giu,
    /(?<!\p{L})(?:von|vom|durch)(?!\p{L})/giu,
    /(?<!\p{L})unter(?!\p{L})/giu,
  ],
  months:
    'januar|jan|janner februar|feb märz|mrz april|apr mai juni|jun juli|jul august|aug september|sep|sept oktober|okt november|nov dezember|dez',
  numberWords:
    'null=0 zwei=2 zwo=2 zweier=2 drei=3 dreier=3 vier=4 funf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwolf=12 dreizehn=13 vierzehn=14 funfzehn=15 sechzehn=16 siebzehn=17 achtzehn=18 neunzehn=19 zwanzig=20 dreissig=30 vierzig=40 funfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90 hundert=100 tausend=1000 dutzend=12 zweimal=2 dreimal=3 viermal=4 funfmal=5 verdoppelt=2 verdoppelte=2 verdreifacht=3 halbiert=0.5 halbierte=0.5 doppelt=2 hunderte=200 hunderten=200 tausende=2000 tausenden=2000 dutzende=24',
  unitBeforeTen: { pattern: /^(.+)und(.+zig|dreissig)$/, one: 'ein' },
  shorter: { mithilfe: 'mit' },
  largerInWord: [
    { name: 'tausend', value: 1000 },
    { name: 'hundert', value: 100 },
  ],
  numberInWord: /^(\p{L}+?)(?:kopfig(?:e[nmrs]?)?|er(?=(?:team|gruppe|mannschaft)))/u,
  multipliers:
    'hundert=100 tausend=1000 tsd=1000 mio=1000000 million=1000000 millionen=1000000 mrd=1000000000 milliarde=1000000000 milliarden=1000000000 dutzend=12',
  percentWords: '% prozent prozentig',
  currencies:
    '€=EUR eur=EUR euro=EUR euros=EUR $=USD usd=USD dollar=USD £=GBP gbp=GBP pfund=GBP chf=CHF franken=CHF ¥=CNY cny=CNY yuan=CNY',
  decimalComma: true,
  endings:
    'ierungen> ierung> ierenden> ierende> ierend> ierten> ierter> iertes> ierte> iert> ieren> iere> ungen> ung> enden> ende> end> eten> ete> et> ten> te> ten> en> ern> em> er> es> e> n> s> t>',
  nounEndings: 'ationen> ation> tionen> tion> nisse> nis> ments> ment>',
  shortVerb: /^(?:ge)?([a-z]{3})(?:en|e|t|te|ten|et)$/,
  irregular:
    'bader>bad badern>bad radern>rad firmen>firma museen>museum themen>thema saen>sae sate>sae gesat>sae hiess>heissen geheissen>heissen blieb>bleiben geblieben>bleiben ass>essen gegessen>essen sah>sehen gedacht>denken getragen>tragen riet>raten lieh>leihen geliehen>leihen gewandt>wenden bat>bitten gebeten>bitten tat>tun getan>tun geschwommen>schwimmen gemahlen>mahlen geblasen>blasen fror>frieren gefroren>frieren molk>melken verlor>verlieren verloren>verlieren erschien>erscheinen erschienen>erscheinen fiel>fallen gestochen>stechen stach>stechen gewogen>wiegen geschoren>scheren schor>scheren gesponnen>spinnen spann>spinnen gemolken>melken gedroschen>dreschen drosch>dreschen gebraten>braten briet>braten geschmolzen>schmelzen schmolz>schmelzen geschlagen>schlagen schlug>schlagen gerissen>reissen riss>reissen geladen>laden gegraben>graben gelassen>lassen gefangen>fangen fing>fangen getreten>treten geborgen>bergen barg>bergen geflochten>flechten flocht>flechten geschossen>schiessen schoss>schiessen geflogen>fliegen flog>fliegen geschoben>schieben schob>schieben gerieben>reiben rieb>reiben getrieben>treiben gewiesen>weisen gegriffen>greifen griff>greifen geritten>reiten ritt>reiten gebunden>binden gewunden>winden gesprungen>springen sprang>springen getrunken>trinken trank>trinken gekannt>kennen gebrannt>brennen brannte>brennen gespalten>spalten gestossen>stossen stiess>stossen gelaufen>laufen geboten>bieten gewachsen>wachsen beschrieben>beschreiben beschrieb>beschreiben verschrieben>verschreiben verschrieb>verschreiben unterschrieben>unterschreiben unterschrieb>unterschreiben verschoben>verschieben verbunden>verbinden bewiesen>beweisen bewies>beweisen uberwiesen>uberweisen uberwies>uberweisen verwiesen>verweisen verwies>verweisen empfohlen>empfehlen empfahl>empfehlen bezogen>beziehen bezog>beziehen entzogen>entziehen entzog>entziehen vollzogen>vollziehen vollzog>vollziehen uberzogen>uberziehen uberzog>uberziehen erzogen>erziehen erschlossen>erschliessen verschlossen>verschliessen verschloss>verschliessen entnommen>entnehmen entnahm>entnehmen entnahme>entnehmen entnahmen>entnehmen vernommen>vernehmen vernahm>vernehmen vertrieben>vertreiben beschnitten>beschneiden beschnitt>beschneiden zerschnitten>zerschneiden zerschnitt>zerschneiden erworben>erwerben erwarb>erwerben verworfen>verwerfen vergossen>vergiessen vergoss>vergiessen vergrub>vergraben entliess>entlassen unterhielt>unterhalten erhoben>erheben abwog>abwiegen verschnitten>verschneiden verschnitt>verschneiden verstrichen>verstreichen bestrichen>bestreichen bestrich>bestreichen verrieben>verreiben zerrieben>zerreiben beworben>bewerben bewarb>bewerben umgrub>umgraben zerlegt>zerlegen unternommen>unternehmen eingereicht>einreichen weitergabe>weitergeben weitergab>weitergeben weitergegeben>weitergeben ruckgabe>zuruckgeben absprache>absprechen absprachen>absprechen abgesprochen>absprechen empfang>empfangen anruf>anrufen anrufe>anrufen angerufen>anrufen beginn>beginnen begann>beginnen begonnen>beginnen zusammenarbeit>zusammenarbeiten durchsicht>durchsehen durchgesehen>durchsehen eintrag>eintragen eintrage>eintragen eingetragen>eintragen eintrug>eintragen teilnahme>teilnehmen teilgenommen>teilnehmen schutz>schutzen gewaschen>waschen wusch>waschen kommunikation>kommunizieren konzeption>konzipieren redaktion>redigieren publikation>publizieren identifikation>identifizieren klassifikation>klassifizieren ubertrug>ubertragen ubertragen>ubertragen ubertragung>ubertragen vertretung>vertreten vertreten>vertreten warb>werben geworben>werben erbeten>erbitten entwurfe>entwerfen entwurfen>entwerfen abschlusse>abschliessen abschlussen>abschliessen beschluss>beschliessen beschlusse>beschliessen aufnahmen>aufnehmen annahmen>annehmen ubergaben>ubergeben eingaben>eingeben umzug>umziehen umzuge>umziehen umzugen>umziehen ersatz>ersetzen ruckruf>zuruckrufen ruckrufe>zuruckrufen rucksendung>zurucksenden rucksendungen>zurucksenden rucknahme>zurucknehmen rucknahmen>zurucknehmen ruckfuhrung>zuruckfuhren ruckzahlung>zuruckzahlen ruckzahlungen>zuruckzahlen ruckerstattung>zuruckerstatten ruckerstattungen>zuruckerstatten telefonat>telefonieren telefonate>telefonieren telefonaten>telefonieren gegenubergestellt>gegenuberstellen gutschrift>gutschreiben gutschriften>gutschreiben mitschrift>mitschreiben mitschriften>mitschreiben niederschrift>niederschreiben schur>scheren anruf>anrufen ausgefullt>ausfullen geolt>olen geubt>uben geglichen>gleichen geflossen>fliessen werbung>werben sang>singen gesungen>singen schwamm>schwimmen gestanden>stehen verstand>verstehen ging>gehen gegangen>gehen kam>kommen gekommen>kommen bekam>bekommen liess>lassen verliess>verlassen sass>sitzen besass>besitzen traf>treffen getroffen>treffen warf>werfen geworfen>werfen brach>brechen gebrochen>brechen nannte>nennen genannt>nennen wandte>wenden sandte>senden gesandt>senden gesendet>senden wusste>wissen gewusst>wissen schuf>schaffen geschaffen>schaffen schnitzte>schnitzen mied>meiden vermied>vermeiden vermieden>vermeiden rief>rufen gerufen>rufen blies>blasen hing>hangen gehangt>hangen desinfektion>desinfizieren konstruktion>konstruieren konstruktionen>konstruieren korrektur>korrigieren korrekturen>korrigieren prasentation>prasentieren prasentationen>prasentieren produktion>produzieren zuschnitt>zuschneiden zuschnitte>zuschneiden vermessung>vermessen vermass>vermessen vermessen>vermessen versandte>versenden aufzucht>aufziehen erhob>erheben akquise>akquirieren rasur>rasieren frisur>frisieren obduktion>obduzieren disposition>disponieren grub>graben gespraeche>gesprach diagnose>diagnostizieren diagnosen>diagnostizieren fotografie>fotografieren guss>giessen aushub>ausheben hob>heben inspektion>inspizieren inspektionen>inspizieren anpassung>anpassen anpassungen>anpassen politur>polieren recycling>recyceln anschluss>anschliessen anschlusse>anschliessen abschluss>abschliessen ladung>laden inserat>inserieren inserate>inserieren massage>massieren massagen>massieren narkose>narkotisieren transfusion>transfundieren therapie>therapieren erschliessung>erschliessen erschloss>erschliessen fotograf>fotografperson fotografen>fotografperson fotografin>fotografperson fotografinnen>fotografperson akupunktur>akupunktieren neue>neu neuen>neu neuer>neu neues>neu neuem>neu alte>alt alten>alt alter>alt altes>alt altem>alt gute>gut guten>gut guter>gut gutes>gut gutem>gut rote>rot roten>rot roter>rot rotes>rot rotem>rot enge>eng engen>eng enger>eng enges>eng engem>eng abgabe>abgeben vergabe>vergeben gabe>geben ausgabe>ausgeben ubergabe>ubergeben eingabe>eingeben aufnahme>aufnehmen annahme>annehmen abnahme>abnehmen einnahme>einnehmen ubernahme>ubernehmen auswahl>auswahlen wahl>wahlen zucht>zuchten schnitt>schneiden verkauf>verkaufen einkauf>einkaufen anbau>anbauen aufbau>aufbauen umbau>umbauen ausbau>ausbauen abbau>abbauen einbau>einbauen vertrieb>vertreiben vortrag>vortragen entwurf>entwerfen versand>versenden druck>drucken kontrolle>kontrollieren kontrollen>kontrollieren reparatur>reparieren reparaturen>reparieren montage>montieren recherche>recherchieren suche>suchen pflege>pflegen vergab>vergeben gab>geben verhandlung>verhandeln verhandlungen>verhandeln verhandelte>verhandeln verhandelt>verhandeln verhandle>verhandeln entwicklung>entwickeln entwickelte>entwickeln entwickelt>entwickeln behandlung>behandeln behandelte>behandeln behandelt>behandeln sammlung>sammeln sammelte>sammeln gesammelt>sammeln handel>handeln handelte>handeln wechsel>wechseln wechselte>wechseln anleitung>anleiten beladung>beladen ablage>ablegen vorlage>vorlegen hilfe>helfen aussaat>aussaen ernte>ernten erntete>ernten erziehung>erziehen erzog>erziehen belud>beladen lud>laden verlud>verladen entlud>entladen band>binden buk>backen stieg>steigen trieb>treiben betrieb>betreiben goss>giessen schliff>schleifen bog>biegen schrieb>schreiben geschrieben>schreiben verfasst>verfassen schnitt>schneiden geschnitten>schneiden sprach>sprechen gesprochen>sprechen gesprach>gesprach half>helfen geholfen>helfen trug>tragen fuhr>fahren gefahren>fahren fahrt>fahren hielt>halten gehalten>halten nahm>nehmen genommen>nehmen gab>geben gegeben>geben gewann>gewinnen gewonnen>gewinnen stieg>steigen gestiegen>steigen wuchs>wachsen schloss>schliessen geschlossen>schliessen abgeschlossen>abschliessen abschloss>abschliessen entwarf>entwerfen entworfen>entwerfen beriet>beraten berat>beraten erhielt>erhalten betrieb>betreiben betrieben>betreiben las>lesen gelesen>lesen trat>treten vertrat>vertreten unterwies>unterweisen unterwiesen>unterweisen verband>verbinden wies>weisen eingewiesen>einweisen band>binden baute>bauen aufgebaut>aufbauen ubergab>ubergeben ubergeben>ubergeben empfing>empfangen empfangen>empfangen lief>laufen zog>ziehen buk>backen mass>messen gemessen>messen wog>wiegen bot>bieten angeboten>angebot behob>beheben behoben>beheben fand>finden gefunden>finden herausgefunden>herausfinden vorbereitet>vorbereiten entschied>entscheiden entschieden>entscheiden half>helfen verschob>verschieben verglich>vergleichen verglichen>vergleichen strich>streichen gestrichen>streichen geschliffen>schleifen gegossen>giessen gebacken>backen gebogen>biegen gezogen>ziehen gelegt>legen verlegt>verlegen gestellt>stellen gehoben>heben besprochen>besprechen brachte>bringen gebracht>bringen dachte>denken kannte>kennen konten>konto kinder>kind bucher>buch bilder>bild hauser>haus lander>land rader>rad krankenhauser>krankenhaus guter>gut stundige>stunde stundigen>stunde stundiger>stunde stundiges>stunde tagige>tag tagigen>tag tagiger>tag tagiges>tag wochige>woche wochigen>woche wochiger>woche monatige>monat monatigen>monat jahrige>jahr jahrigen>jahr jahriger>jahr personal>personal daten>daten kosten>kosten patientinnen>patient kundinnen>kunde kundin>kunde mitarbeiterinnen>mitarbeiter mitarbeitern>mitarbeiter kollegin>kollege kolleginnen>kollege kollegen>kollege bewohnerinnen>bewohner bewohnern>bewohner schulerinnen>schuler schulern>schuler gaste>gast gasten>gast projekte>projekt projekten>projekt arztlich>arztlich umsatz>umsatz umsatze>umsatz verkaufte>verkaufen verkauft>verkaufen gesenkt>senken gesteigert>steigern steigerte>steigern gepruft>prufen geplant>planen gepflegt>pflegen geschult>schulen gestaltet>gestalten gefuhrt>fuhren geleitet>leiten analyse>analyse analysen>analyse analysiert>analyse analysierte>analyse analysieren>analyse bestande>bestand vertrage>vertrag vertragen>vertrag auftrage>auftrag antrage>antrag antragen>antrag ablaufe>ablauf ablaufen>ablauf',
  generalNouns:
    'führung leitung planung entwicklung steuerung koordination koordinierung organisation betreuung beratung pflege wartung dokumentation überwachung prüfung bearbeitung unterstützung schulung umsetzung erstellung durchführung begleitung verbesserung gestaltung vorbereitung auswertung ausbildung verwaltung bedienung herstellung produktion kommunikation präsentation einführung optimierung integration arbeiten leiten planen führen prüfen erstellen betreuen beraten entwickeln kontrolle reduzierung senkung steigerung abnahme vorstellung unterhaltung einstellung vorlage anlage einlage auflage versetzung',
  compounds,
  spelling,
  shortestStem: 4,
  joined,
  relations,
  naming,
  papers,
  phrasing,
  aside,
  clauses,
  contraries,
  style: {
    and: ' und ',
    comma: ', ',
    semicolon: '; ',
    open: ' (',
    close: ')',
    stop: '.',
    colon: ': ',
    weakOpenings: [
      {
        pattern:
          /^(?:(?:ich )?(?:war )?(?:verantwortlich|zuständig) für(?: die| das| den)?|(?:ich )?kümmer(?:e|te) mich um(?: die| das| den)?|zu meinen aufgaben (?:gehörten?|zählten?)(?: die| das| der)?) /i,
        infinitive: { opening: /\sdas $/iu, form: /^\p{Lu}\p{Ll}+(?:en|ern|eln)$/u },
      },
    ],
    sections: {
      summary: { name: 'Profil', known: /profil|zusammenfassung/iu },
      experience: { name: 'Berufserfahrung', known: /beruf|werdegang|erfahrung|praxis|laufbahn|tätigkeit/iu },
      education: { name: 'Ausbildung', known: /bildung|studium|schul/iu },
      skills: {
        name: 'Kenntnisse',
        known: /kenntnis|fähigkeit|kompetenz|qualifikation|stärken|schwerpunkt/iu,
      },
    },
    rest: {
      name: 'Weitere Angaben',
      vague:
        /^(?:außerdem|(?:und )?(?:was|sonst) (?:noch|sonst)|was ich sonst (?:noch )?(?:kann|mache|mitbringe)|zu mir|nebenbei|privates?|noch etwas|dies und das|(?:neben|abseits) (?:der arbeit|des berufs))$/iu,
    },
    documentTitle: /^(?:curriculum vitae|c\.?v\.?)$/iu,
    titleBeforeName:
      /^(?:(?:tabellarischer )?lebenslauf|curriculum vitae|c\.?v\.?|(?:persönliches |berufliches )?profil|bewerberprofil)(?:\s+von\s+|\s*[:–—|]\s*|\s+-\s+)/iu,
    summaryHeading: 'Profil',
    skillsHeading: 'Kenntnisse',
    toolHeadings:
      /(?:EDV|\bIT\b|Informatik|Software|Werkzeug|Tools|Programme|Technik|Technologien|Sprach|Computer|Digital|\bPC\b)/i,
    aim: {
      heading: /\bziel|\bsuche|\bgesucht|wunsch|gewünscht/iu,
      sentence:
        /^(?:(?:ich )?(?:suche|möchte|wünsche|strebe)|auf der suche nach|gesucht|verfügbar|gerne? |unbefristete arbeits|(?:mit )?arbeitserlaubnis|umzugsbereit|bereit )/iu,
      tells: /jahre|erfahren|erfahrung in|ausgebildet|spezialisiert/iu,
    },
    summary: {
      titleAndSkills: '{title} mit Praxiserfahrung: {skills}.',
      skills: 'Praxiserfahrung: {skills}.',
      listed: 'Kenntnisse: {skills}.',
      held: 'Qualifikationen: {items}.',
      languages: 'Sprachen: {items}.',
      points: 'Mit Praxiserfahrung: {points}.',
      // "führe …", "habe … gelernt", "Hecken geschnitten".
      told: /^\p{Ll}|(?<!\p{L})(?:ge\p{Ll}{2,}|\p{Ll}+ge\p{Ll}{2,}|\p{Ll}+iert|(?:be|er|ver|ent|zer|über)\p{Ll}{2,}t)$|^\p{L}+e (?:d[aeiu][enrs]|ein|mein|unser|alle|jede)|(?<!\p{L})(?:ich|wir|habe|war)(?!\p{L})/u,
      unchanged: {
        // One noun in the singular, or a name; plurals take an "n" in the dative.
        words: /^[\p{Lu}\d][^\s,]*(?:[^e\s,]|pflege|analyse|hygiene|technologie|logie|rie|gie|phie)$/u,
        titleAndSkills: '{title} mit Erfahrung in {skills}.',
        skills: 'Erfahrung in {skills}.',
      },
    },
  },
};
