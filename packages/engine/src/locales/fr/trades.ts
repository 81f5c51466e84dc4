import { words } from '../words.ts';

/** What people are: trades that lists of occupations leave out, current and old ones. Facts, written by hand. */
export const trades = words(`
  bagagiste | visiteur médical | visiteuse médicale | clerc de notaire | clerc | greffier | greffière |
  brancardier | brancardière | nounou | aesh | illustrateur | illustratrice | musicien | musicienne |
  maraîcher | maraîchère | berger | bergère | coffreur | coffreuse | poissonnier | poissonnière |
  fromager | fromagère | cordonnier | cordonnière | bijoutier | bijoutière | horlogère | horloger |
  barbier | routier | routière | vendangeur | vendangeuse | ramasseur | ramasseuse | cueilleur |
  cueilleuse | aiguilleur | aiguilleuse | éboueur | éboueuse | accompagnant éducatif et social |
  accompagnante éducative et sociale | accompagnant | accompagnante | accompagnateur | accompagnatrice |
  couvreur | couvreuse | tapissier | tapissière | verrier | céramiste | potier | potière | relieur |
  relieuse | façonnier | façonnière | secouriste | légionnaire | réserviste | militaire |
  militaire du rang | caporal | sergent | sergente | adjudant | adjudante | lieutenant | lieutenante |
  matelot | quartier-maître | crêpier | crêpière | pizzaiolo | pizzaiola | traiteur | écailler |
  écaillère | tenancier | tenancière | batelier | batelière | camionneur | camionneuse | débosseleur |
  briqueteur | briqueteuse | journalier | journalière | brigadier | brigadière | inhalothérapeute |
  emballeur | emballeuse | sauveteur | sauveteuse | surveillant de baignade | maître-nageuse |
  maître nageur | factotum | homme à tout faire | concierge | lingère | linger | blanchisseur |
  blanchisseuse | repasseur | repasseuse | retoucheur | retoucheuse | modiste | mécanicien en confection |
  patronnier | patronnière | tisseur | tisseuse | teinturier | mégissier | sellier | sellière |
  maroquinier | maroquinière | gantier | plumassière | dentellière | brodeur | brodeuse | costumier |
  costumière | habilleur | habilleuse | maquilleur | maquilleuse | perruquier | accessoiriste |
  machiniste | éclairagiste | projectionniste | scripte | cadreur | cadreuse | monteur | monteuse |
  perchman | cascadeur | figurant | figurante | danseur | danseuse | chorégraphe | chanteur | chanteuse |
  pianiste | violoniste | choriste | organiste | sculpteur | sculptrice | graveur | graveuse | doreur |
  doreuse | encadreur | encadreuse | luthier | luthière | facteur d'orgues | accordeur | ferronnier |
  ferronnière | forgeron | forgeronne | serrurier | serrurière | métallier | métallière | taillandier |
  tôlier | tôlière | zingueur | zingueuse | étancheur | ravaleur | façadier | façadière | plaquiste |
  jointeur | staffeur | parqueteur | poseur | poseuse | marbrier | marbrière | tailleur de pierre |
  tailleuse de pierre | paveur | canalisateur | terrassier | conducteur d'engins | conductrice d'engins |
  pelleteur | bancheur | boiseur | ferrailleur | élagueur | élagueuse | bûcheron | bûcheronne |
  sylviculteur | pépiniériste | horticulteur | horticultrice | arboriculteur | apiculteur | apicultrice |
  ostréiculteur | pisciculteur | palefrenier | palefrenière | soigneur | soigneuse | maréchal-ferrant |
  vacher | vachère | trayeur | porcher | agriculteur | agricultrice | exploitant agricole | caviste |
  œnologue | brasseur | brasseuse | distillateur | chocolatier | chocolatière | confiseur | confiseuse |
  charcutier | charcutière | tripier | volailler | épicier | épicière | mercière | quincaillier |
  buraliste | kiosquier | marchand ambulant | forain | démonstrateur | démonstratrice | étalagiste |
  merchandiseur | enquêteur | enquêtrice | télévendeur | télévendeuse | standardiste | facteur |
  coursier | coursière | déménageur | déménageuse | docker | grutière | pontier | pontière | lamaneur |
  éclusier | éclusière | cheminot | cheminote | garde champêtre | garde forestier | garde-barrière |
  vigile | rondier | maître-chien | huissier | huissière | notaire assistant | médiateur | médiatrice |
  écrivain public | crieur | sacristain | pasteur | pasteure | aumônier | aumônière | diacre |
  orthoptiste | podologue | diététicien | diététicienne | prothésiste | audioprothésiste | ambulancier |
  auxiliaire de puériculture | puériculteur | puéricultrice | atsem |   agent de service hospitalier | aide médico-psychologique | maître de stage | moniteur | monitrice |
  proviseur | proviseure | conseiller principal d'éducation | chargé d'enseignement | vacataire |
  lectrice | attaché temporaire | ingénieur d'études | intendant | intendante |
  ash | ats | ambulancière | collaborateur | collaboratrice | technologiste | technologiste médicale |
  technologiste médical | dispatcheur | dispatcheuse | jobiste | étudiant jobiste | étudiante
  jobiste | préposé | préposée | préposé aux bénéficiaires | commis | commis de plancher | commis
  d'épicerie | commis comptable | caissière | aide-ménagère | aide ménagère | aide familiale |
  aide-familiale | aide à domicile | auxiliaire de vie | auxiliaire de vie scolaire | avs |
  cesf | tisf | ide | iade | ibode | idel | asv | aed | rrh | daf | qhse | rssi |
  dpo | jardinier d'enfants | jardinière d'enfants | accueillante extrascolaire |
  assistante maternelle | assistant familial | famille d'accueil | veilleur de nuit | maître d'hôtel |
  maîtresse de maison | chef de partie | demi-chef de partie | second de cuisine | sous-chef |
  économe | gestionnaire d'intendance | magasinière | caristes | manutentionnaire | agent de quai |
  agent de tri | agent de production | opérateur | opératrice | conditionneur | conditionneuse |
  étiqueteur | palettiseur | pileur | affûteur | affûteuse | scieur | scieuse | déligneur |
  débardeur | débardeuse | débroussailleur | garde-chasse | asvp | policier municipal | pompier |
  sapeur-pompier | sapeuse-pompière | jeune sapeur | marin-pompier | saucier | rôtisseur |
  grillardin | garde-manger | entremétier | pâtissier | snackeur | limonadier |
  loufiat | runner | barmaid | physionomiste | videur | croupier | croupière |
  gouvernante générale | équipier d'étage | voiturier | night auditor | veilleur |
  gardien d'immeuble | gardienne d'immeuble | technicien de surface | technicienne de surface |
  laveur de vitres | laveuse | laveur | ripeur | cantonnier | balayeur | fossoyeur | thanatopracteur |
   conseiller funéraire | maître de cérémonie | taxateur | huissier de justice |
  commissaire-priseur |
  affineur | affineuse | archetier | ardoisier | armurier | arpenteur | arpenteuse | artificier
  | aspirant | aspirante | aubergiste | aviculteur | avicultrice | barreur | barreuse |
  bouquiniste | bourrelier | brocanteur | brocanteuse | cabaretier | cafetier | calligraphe |
  canneur | canneuse | cantinier | cantinière | cellérier | chaisière | chapelier | chapelière |
  charretier | chevrier | chevrière | chiffonnier | colporteur | confiturier | confiturière |
  conteur | conteuse | cordier | cordière | corsetière | crémier | crémière | croque-mort |
  cultivateur | cultivatrice | décolleteur | dompteur | dompteuse | douanier | douanière |
  droguiste | échafaudeur | écuyer | écuyère | émailleur | émailleuse | enlumineur | enlumineuse
  | ensacheur | équarrisseur | étameur | faïencier | ferblantier | fondeur | foreur | fripier |
  fripière | fumiste | garagiste | garçon de café | glacier | goémonier | graisseur | joaillier
  | joaillière | laitier | laitière | lavandière | lunetier | lunetière | maréchal des logis |
  marinier | marinière | matelassier | matelassière | meunier | meunière | miroitier |
  miroitière | moissonneur | musher | mytiliculteur | mytilicultrice | oiseleur | orfèvre |
  ostréicultrice | ouvreur | ouvreuse | papetier | papetière | parfumeur | parfumeuse | paysan |
  paysanne | pêcheur | pêcheuse | perruquière | pisteur | pisteuse | pisteur-secouriste |
  pompiste | postier | postière | puisatier | pyrotechnicien | raboteur | ramoneur | ramoneuse |
  récoltant | récoltante | remailleuse | rempailleur | rempailleuse | sabotier | saunier |
  saunière | paludier | paludière | sapeur | souffleur de verre | souffleuse de verre |
  stucateur | taxidermiste | tisserand | tisserande | tonnelier | tonnelière | trieur | trieuse
  | trufficulteur | typographe | vannier | vannière | vitrailliste | zoologiste | pigiste |
  régulateur | régulatrice | ambassadeur du tri | ambassadrice du tri | valoriste | encadrant
  technique | encadrante technique | engagé volontaire | engagée volontaire`);
