import { words } from '../words.ts';

/** What employers are called: in most languages the word stands beside a name of its own. */
export const employers = words(`
  particulier employeur | particulier | particuliers |
  abbaye | archives | armurerie | arsenal | base aérienne | base navale | bataillon | beurrerie
  | brigade | capitainerie | carrières | caserne | cave | chais | champignonnière | chaussures |
  cidrerie | cimenterie | cirque | collectif | déchetterie | diocèse | écurie | écuries |
  entrepôt | entrepôts | escadron | étude notariale | fabrique | faïencerie | festival | forge |
  forges | friterie | fruitière | galerie | garde républicaine | gare | graineterie | groupement
  | halle | halles | laverie | ludothèque | manège | manufacture | métairie | mission locale |
  paroisse | pêcherie | pépinière | pisciculture | raffinerie | recyclerie | régie | régiment |
  ressourcerie | salines | supérette | taillanderie | tonnellerie | tuilerie | usine | vannerie
  | asbl | cpas | intercommunale |
  entreprise | société | banque | crédit | caisse | hôpital | clinique | chu | ch | chr | chru |
  ehpad | centre hospitalier | centre | mairie | ville de | conseil départemental |
  conseil régional | ministère | préfecture | association | fondation | groupe | hôtel | restaurant |
  brasserie | pizzeria | crêperie | boucherie | épicerie | poissonnerie | fromagerie | fleuriste |
  salon | blanchisserie | café | bistrot | auberge | boulangerie | pâtisserie | maison | lycée | collège |
  école | université | institut | pharmacie | laboratoire | laboratoires | cabinet | agence |
  transports | logistique | conseil | services | solutions | systèmes | technologies | industries |
  industrie | assurances | assurance | mutuelle | immobilier | bâtiment | construction | travaux |
  garage | atelier | ateliers | studio | éditions | imprimerie | librairie | magasin | supermarché |
  carrefour | leclerc | auchan | coopérative | domaine | château | ferme | exploitation |
  indépendant | indépendante | auto-entrepreneur | à mon compte | pour mon compte | freelance | compagnie | traiteur |
  crèche | croix-rouge | armée | gendarmerie | police | pompiers | sdis | orange | airbus | renault |
  médias | numérique | digital | énergie | électricité | plomberie | menuiserie | serrurerie |
  maçonnerie | peinture | nettoyage | propreté | sécurité | hospices | résidence | foyer | ssiad |
  aphp | ap-hp | polyclinique | frères | fils | expertise | audit | comptable | notaires | avocats |
  voyages | musée | théâtre | bibliothèque | médiathèque | rectorat | inspection | communauté |
  métropole | région | département | cpam | caf | urssaf | pôle emploi | tpe | pme | commerce |
  boutique | mécanique | métallurgie | fonderie | aéronautique | automobiles | automobile |
  horlogerie | vins | caves | fromagerie | boucherie | épicerie | jardinerie | pépinières |
  paysages | informatique | logiciels | télécom | mairie de | chambre | fédération | syndicat | table |
  scierie | scieries | quincaillerie | conserverie | biscuiterie | distillerie | laiterie |
  huilerie | sucrerie | minoterie | moulin | moulins | tannerie | filature | tissage | papeterie |
  papeteries | cartonnerie | verrerie | cristallerie | forges | fonderies | aciérie | aciéries |
  chantiers | chantier naval | gaec | earl | scea | marine nationale | armée de terre | armée de
  l'air | légion étrangère | office de tourisme | office notarial | centre de services scolaire |
  commission scolaire | centre de la petite enfance | cpe | cisss | ciusss | chsld | clsc | caisse
  populaire | dépanneur | garderie | halte-garderie | micro-crèche | multi-accueil | maison de
  retraite | maison de repos | esat | sessad | ccas | cias | syndicat mixte | samu | centre de
  loisirs | centre social | mjc | centre aéré | accueil de loisirs | camping | village vacances |
  club | hôtel-restaurant | gîte | chambres d'hôtes | élevage | haras | vignobles | cave
  coopérative | vergers | serres | primeurs | boulangerie-pâtisserie | boucherie-charcuterie |
  charcuterie | chocolaterie | confiserie | brûlerie | torréfaction | bijouterie | parfumerie |
  mercerie | maroquinerie | cordonnerie | pressing | teinturerie | droguerie | optique |
  animalerie | bureau d'études | étude notariale | tribunal | maison d'arrêt | centre
  pénitentiaire | intérim | interim | manpower | adecco | randstad | établissements | ets | éts |
  bâtisseurs | bâtiments | charpentes | menuiseries | toitures | façades | plâtrerie | carrelages |
  terrassement | ascenseurs | chauffage | climatisation | carrosserie | pneus | autocars | taxis |
  ambulances | pompes funèbres | déménagements | messageries | port autonome | aéroport |
  sous-préfecture | ambassade | consulat | commune de | commune | administration communale |
  municipalité | administration cantonale | état de | clinique vétérinaire | clinique dentaire |
  cabinet dentaire | cabinet médical | centre de soins | maison de santé | centre d'appels |
  ébénisterie | marbrerie | vitrerie | miroiterie | métallerie | chaudronnerie | usinage |
  horticulture | compagnie théâtrale | orchestre | opéra | cinéma | télévision | revue | quotidien |
  messagerie | la poste | fromageries | salaisons | abattoir | abattoirs | poissonneries | criée |
  pêcheries | exploitation agricole | coopérative agricole | fournil | rôtisserie | cafétéria |
  cantine | taverne | guinguette | discothèque | casino | piscine | patinoire | station de ski |
  remontées mécaniques | école de conduite | auto-école | croix rouge | secours populaire | restos
  du cœur | emmaüs | refuge | haute autorité | agence nationale | sncb | stib | cff | chuv |
  proximus | poste suisse | migros | desjardins | hydro-québec |
  camp de jour | camp de vacances | camp | colonie de vacances | érablière | buvette | ems`);
