import { words } from '../words.ts';

/** What people are: trades that lists of occupations leave out, current and old ones. Facts, written by hand. */
export const trades = words(`
  botones | cartero | visitador médico | visitadora médica | socorrista | archivera | músico | florista |
  tractorista | ganadero | ganadera | chapista | aparejador | aparejadora | pescadero | pescadera |
  frutero | frutera | modista | modisto | zapatero | zapatera | joyero | joyera | relojero | relojera |
  barbero | barbera | esteticista | manicurista | demostrador | demostradora | mayordomo | mayordoma |
  tendero | tendera | mesero | mesera | parrillero | garrotero | garrotera | lavaplatos | friegaplatos |
  cadete | kinesiólogo | kinesióloga | gasista | colectivero | remisero | preceptor | preceptora |
  parvularia | educadora de párvulos | garzón | garzona | obstetra | zootecnista | guarda forestal |
  guardaparques | guardabosques | guarda rural | aparador | aparadora | planchador | planchadora |
  manipulador | manipuladora | troquelador | troqueladora | antenista | dinamizador | dinamizadora |
  historiador | historiadora | arqueólogo | arqueóloga | interventor | interventora |
  licenciado en enfermería | licenciada en enfermería | mecanógrafo | mecanógrafa | taquígrafo | bedel |
  ordenanza | ujier | sereno | vigilante | guardia de seguridad | guardia | portero | portera | conserje |
  limpiacristales | limpiador | limpiadora | barrendero | barrendera | basurero | jardinero | jardinera |
  viverista | podador | podadora | vendimiador | vendimiadora | recolector | recolectora | temporero |
  temporera | jornalero | jornalera | cosechero | apicultor | apicultora | avicultor | viticultor |
  viticultora | enólogo | enóloga | quesero | quesera | lechero | matarife | charcutero | charcutera |
  pollero | pollera | churrero | heladero | chocolatero | turronero | confitero | confitera |
  maestro panadero | pizzero | pizzera | sushiman | planchista | marmitón | pinche | sumiller |
  coctelero | barman | camarista | ama de llaves | mucama | mozo | moza | maletero | aparcacoches |
  acomodador | acomodadora | taquillero | taquillera | proyeccionista | tramoyista | utilero |
  maquillador | maquilladora | caracterizador | vestuarista | peluquero canino | adiestrador |
  adiestradora | cuidador | cuidadora | niñero | canguro | au pair | asistenta | asistente personal |
  gerocultor | gerocultora | sanitario | camillero | camillera | conductor de ambulancia |
  técnico en emergencias | podólogo | podóloga | dietista | nutricionista | audioprotesista | ortopeda |
  protésico dental | radiólogo | cardióloga | cardiólogo | pediatra | ginecólogo | ginecóloga | cirujano |
  cirujana | anestesista | anestesióloga | dermatólogo | traumatólogo | psiquiatra | forense | pasante |
  prosector | ayudante de cátedra | jefe de trabajos prácticos | catedrático | catedrática | bedela |
  regente | rector | rectora | decano | decana | tutor | tutora | monitor | monitora | entrenador |
  entrenadora | árbitro | árbitra | cronometrador | deportista | futbolista | ciclista | jinete |
  herrador | mozo de cuadra | soldado | sargento | sargenta | teniente | capitán | capitana | alférez |
  marinero | marinera | grumete | contramaestre | estibador | estibadora | amarrador | buzo | mariscador |
  mariscadora | redero | redera | alguacil | jueza | juez | oficiala | perito | perita | tasador |
  tasadora | corredor de seguros | agente de seguros | gestor de cobros | recaudador | encuestador |
  encuestadora | promotor | promotora | azafato | azafata | buzoneador | repartidora | mensajero |
  mensajera | motorista | transportista | camionero | camionera | fletero | chofer repartidor | gruista |
  maquinista | palista | excavadorista | retroexcavadorista | carretillera | enderezador | laminero |
  hojalatero | tornera | fresadora | rectificador | pulidor | pulidora | galvanizador | fundidor |
  moldeador | cantero | marmolista | tapicero | tapicera | ebanista | carpintera | carpintero |
  barnizador | cristalero | vidriero | alicatador | solador | escayolista | pladurista |
  impermeabilizador | andamista | peón de obra | maestro de obras | residente de obra | alarife |
  tcae | tecnólogo médico | integrador | integradora | nutriólogo | nutrióloga |
  notificador | notificadora | reportero | reportera | ordeñador | ordeñadora | segundo de cocina |
  segunda de cocina | jefe de partida | jefa de partida | jefe de rango | jefa de rango | intendente |
  intendenta | back office | operario calificado | medio oficial | oficial primera | oficial
  segunda | maestro de primaria | maestra de primaria | maestra jardinera | maestro parrillero |
  jefe de sala | jefa de sala | maître | camarero de pisos | camarera de pisos | valet | auxiliar de
  vuelo | técnico de laboratorio | flebotomista | bacterióloga | bacteriólogo | instrumentista |
  instrumentadora | instrumentador | terapista | fonoaudiólogo | fonoaudióloga | terapeuta
  ocupacional | psicopedagoga | psicopedagogo | psicomotricista | partera | laboratorista | química
  farmacéutica | químico farmacéutico | boticario | bioquímico | bioquímica | ayudante de cocina |
  peladora | despostador | charqueador | faenador | esquilador | alambrador | puestero |
  peón rural | molinero | caporal | mayoral | fumigador | fumigadora | apuntador |
  checador | velador | jefe de patio | despachador | despachadora | expendedor | playero | cargador |
  lavador | lavacoches | lustrador | laminador | pintor automotriz | refrigeracionista | plomero |
  llantero | gomero | vulcanizador | cerrajero | cerrajera | herrero | herrera | rotulista |
  serigrafista | encuadernador | encuadernadora | linotipista | prensista | guillotinero | cortador |
  cortadora | bordadora | bordador | overlista | remallador | remalladora | tejedor | tejedora |
  hilandera | urdidor | tintorero | ascensorista | encargado de edificio | guardés | casero | casera |
  cocinera |
  afilador | afinador de pianos | alfarero | alfarera | armador | arriero | arrocero | aserrador
  | azulejista | bailaora | bailaor | barquero | batelera | batelero | cabrero | cabrera |
  calígrafo | calígrafa | cantaor | cantaora | capellán | carbonero | carretero | castañera |
  cestero | cestera | chatarrero | cochero | colchonero | cordelero | curtidor | desollador |
  domador | domadora | dorador | doradora | embalador | empacador | encajera | entibador | farero | feriante | fogonero | forjador | galerista | granjero |
  granjera | guarnicionero | hortelano | hortelana | hostelero | hostelera | imaginero |
  lampista | lavandera | leñador | limpiabotas | maderero | maquetista | marroquinero |
  mascarera | mercera | monaguillo | nodriza | orfebre | organillero | percebeiro | percebeira |
  perito | perita | picapedrero | pirotécnico | planchador | pregonero | quiosquero | quiosquera
  | redera | rejoneador | repostero | repostera | resinero | sacristán | salinero | sastra |
  segador | sepulturero | sombrerero | submarinista | talabartero | taxidermista | techador |
  timonel | tipógrafo | tipógrafa | tonelero | torero | trapero | traumatóloga | traumatólogo |
  tramitador | tramitadora | vaquero | vaquera | vinatera | vinatero | vaqueano | gasfiter |
  gásfiter | impulsadora | impulsador | mercaderista | anfitriona | anfitrión | secigrista |
  ponente | patrón local | patrón portuario`);
