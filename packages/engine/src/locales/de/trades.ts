import { words } from '../words.ts';

/** What people are: trades that lists of occupations leave out, current and old ones. Facts, written by hand. */
export const trades = words(`
  spüler | spülerin | spülkraft | zimmermädchen | hausdame | nachtportier | portier | portierin |
  postbote | postbotin | zusteller | zustellerin | agentin | augenoptiker | augenoptikerin | tagesmutter |
  tagesvater | studienrat | studienrätin | bühnenbildner | bühnenbildnerin | schäferin | fischerin |
  matrose | matrosin | bootsmann | steuermann | stuckateur | stuckateurin | fliesenleger |
  fliesenlegerin | pförtner | pförtnerin | goldschmied | goldschmiedin | silberschmied | kunstschmied |
  schmiedin | gesellschafter | gesellschafterin | makler | maklerin | dachdecker | dachdeckerin |
  raumausstatter | raumausstatterin | glaserin | keramiker | keramikerin | töpfer | töpferin | druckerin |
  buchbinder | buchbinderin | restaurator | restauratorin | senner | sennerin | käserin | brauer |
  brauerin | mälzer | brauer und mälzer | abwäscher | abwäscherin | billeteur | billeteurin | trafikant |
  trafikantin | magaziner | magazinerin | automatiker | automatikerin | polymechaniker |
  polymechanikerin | logistiker | logistikerin | kaufmann | kauffrau | fachfrau | fachmann |
  betriebsökonom | betriebsökonomin | treuhänder | treuhänderin | sigrist | sigristin | küster |
  küsterin | mesner | mesnerin | abwart | spengler | spenglerin | gipser | gipserin | metzger |
  metzgerin | fleischer | fleischerin | schlachter | schlachterin | confiseur | confiseurin |
  réceptionist | réceptionistin | lehrperson | fachperson | serviceperson | kioskbetreiber |
  schausteller | schaustellerin | marktverkäufer | erntehelferin | pflücker | pflückerin | melker |
  melkerin | magd | stallbursche | bereiter | bereiterin | jockey | tierpfleger | tierpflegerin |
  hundetrainer | imker | imkerin | jägerin | försterin | forstwirt | forstwirtin | holzfäller |
  baumpfleger | baumpflegerin | floristin | florist | bestatter | bestatterin | totengräber |
  leichenwäscher | schornsteinfeger | schornsteinfegerin | kaminkehrer | kaminfeger | rauchfangkehrer |
  straßenkehrer | müllwerker | müllmann | gerüstbauer | gerüstbauerin | eisenflechter | pflasterer |
  pflasterin | straßenbauer | tiefbauer | baggerfahrer | estrichleger | parkettleger | trockenbauer |
  trockenbauerin | isolierer | abdichter | steinmetz | steinmetzin | bildhauer | bildhauerin | vergolder |
  vergolderin | sattler | sattlerin | polsterer | polsterin | kürschner | hutmacher | modistin | näherin |
  näher | zuschneider | zuschneiderin | weberin | stickerin | gießer | giesser | formerin | schleifer |
  schleiferin | fräser | fräserin | dreher | dreherin | schweisser | schweisserin | galvaniseur |
  rohrleger | heizungsbauer | klempner | klempnerin | ofensetzer | kachelofenbauer | brunnenbauer |
  sprengmeister | bergmann | tunnelbauer | gleisbauer | rangierer | weichenwärter | fahrdienstleiter |
  schaffner | schaffnerin | zugbegleiter | fluglotse | fluglotsin | lotse | lotsin | kapitän | kapitänin |
  offizier | offizierin | unteroffizier | gefreiter | obergefreiter | feldwebel | soldat | soldatin |
  zivildiener | grundwehrdiener | wehrdienstleistender | zivildienstleistender | rekrut | wachmann |
  wachtmeister | wachtmeisterin | vollzugsbeamter | justizvollzugsbeamter | gerichtsvollzieher |
  gerichtsvollzieherin | richterin | staatsanwalt | staatsanwältin | schöffe | notar | notarin |
  rechtspfleger | rechtspflegerin | bürgermeister | bürgermeisterin | stadtrat | gemeinderat |
  abgeordneter | attaché | diplomat | diplomatin | pfarrer | pfarrerin | pastorin | vikarin | diakon |
  diakonin | kantorin | organist | organistin | chorleiter | dirigent | dirigentin | komponist |
  komponistin | sänger | sängerin | pianist | pianistin | geiger | geigerin | tänzer | tänzerin |
  choreograf | choreografin | regisseur | regisseurin | dramaturg | dramaturgin | souffleuse |
  maskenbildner | maskenbildnerin | requisiteur | requisiteurin | beleuchter | beleuchterin | kameramann |
  kamerafrau | cutter | cutterin | statist | komparse | moderator | moderatorin | sprecherin | lektor |
  lektorin | korrektor | texter | texterin | autor | autorin | schriftsteller | schriftstellerin |
  illustrator | illustratorin | kurator | kuratorin | präparator | präparatorin | archäologe |
  historiker | historikerin | lehrbeauftragter | lehrbeauftragte | rektor | rektorin | konrektor |
  konrektorin | oberstudienrat | schulleiter | hortnerin | kinderfrau | kinderpflegerin | leihoma |
  au-pair | haushälterin | haushälter | butler | kammerdiener | empfangsdame | concierge | hoteldiener |
  kofferträger | garderobiere | platzanweiserin | croupier | barkeeperin | bardame | barista | sommelier |
  sommelière | kaltmamsell | patissier | pâtissier | konfektmacherin | jungkoch | jungköchin | beikoch |
  küchenmeister | tourant | saucier | entremetier | gardemanger | diätassistent | diätassistentin |
  ökotrophologe | ökotrophologin | podologe | podologin | fusspflegerin | fußpflegerin | masseur |
  masseurin | heilpraktiker | heilpraktikerin | hörgeräteakustiker | hörakustiker | orthopädietechniker |
  zahntechniker | zahntechnikerin | dentalhygieniker | dentalhygienikerin | prophylaxeassistentin |
  tierarzthelferin | arzthelferin | arzthelfer | sprechstundenhilfe | famulant | famulantin | facharzt |
  fachärztin | oberarzt | oberärztin | chefarzt | chefärztin | stationsarzt`);
