/**
 * Words a French job title is made of. Facts counted from the occupations of ESCO (European Commission,
 * reuse with attribution), and our own additions.
 */
export const titleWords =
  `opérateur opératrice responsable technicien technicienne ingénieur ingénieure conducteur conductrice directrice directeur agent agente conseillère
  conseiller chef cheffe assistant assistante professeur professeure chargé chargée ouvrier ouvrière vendeur vendeuse superviseur superviseuse gérante
  gérant enseignant-chercheur enseignante-chercheuse inspecteur inspectrice monteur monteuse concepteur conceptrice spécialiste analyste négociant
  négociante contrôleur contrôleuse animateur animatrice employé employée administrateur administratrice développeur développeuse consultant consultante
  formateur formatrice fabricant gestionnaire monitrice moniteur dessinateur dessinatrice chauffeuse chauffeur enseignante enseignant préposée préposé
  préparateur préparatrice mécanicien mécanicienne électromécanicien électromécanicienne expert experte testeur testeuse attachée attaché photographe aide peintre pharmacien pharmacienne
  coordinatrice coordinateur coordonnateur coordonnatrice infirmier infirmière intervenant intervenante réparateur réparatrice vétérinaire assembleur poseur éleveur éleveuse
  architecte maître maîtresse facteur factrice chercheur chercheuse pilote hôtesse hôte électricien électricienne secrétaire créateur créatrice gardien gardienne
  éducateur éducatrice régisseur régisseuse installateur installatrice instructeur instructrice mouleur officier officière marchand matelot négociateur négociatrice
  rédacteur rédactrice auxiliaire artiste coach courtier courtière médiateur médiatrice journaliste avocat avocate juriste notaire productrice producteur acheteur acheteuse cuisinier
  cuisinière coursier tailleur représentant représentante surveillante surveillant commandant contremaître contremaîtresse kinésithérapeute kiné évaluateur auditeur auditrice
  praticien praticienne délégué déléguée coupeur géologue réceptionniste sommelier sommelière soudeur soudeuse graveur steward artisan artisane cariste instituteur
  institutrice styliste vérificateur souscripteur psychologue couvreur géomètre restaurateur restauratrice capitaine thérapeute conservateur conservatrice
  graphiste diététicien diététicienne accompagnateur accompagnatrice boucher bouchère entraîneur professionnel commissaire barman barmaid serveuse serveur mineur imprimeur
  luthier masseur masseuse marin travailleur travailleuse soigneur exploitant exploitante planificateur planificatrice manœuvre manutentionnaire charpentier charpentière guide sauveteur
  décorateur décoratrice distributeur accueillant carreleur maçon maçonne présentateur présentatrice météorologiste machiniste coiffeur coiffeuse infographiste traducteur traductrice
  concierge comptable aide-comptable expert-comptable couturier couturière modeleur portier dentiste chirurgien chirurgienne tourneur fraiseur finisseur nettoyeur membre régleur équipier équipière
  jardinier jardinière paysagiste mandataire procureur juge chimiste commercial commerciale pompier pompière organisateur organisatrice lieutenant caissier caissière correcteur correctrice linguiste
  chiropracteur sculpteur sculptrice cartographe plongeur plongeuse plombier plombière chauffagiste tisseur magasinier magasinière puériculteur puéricultrice livreur livreuse historien historienne
  technologue boulanger boulangère pâtissier pâtissière veilleur menuisier menuisière ébéniste acteur actrice comédien comédienne confiseur ostéopathe président présidente chaudronnier presseur
  guichetier policier policière gendarme arbitre trésorier trésorière ministre maquilleur maquilleuse sergent correspondant correspondante archiviste carrossier huissier
  ambulancier ambulancière bioinformaticien maquettiste brodeur aide-soignant aide-soignante sage-femme maïeuticien médecin docteur interne externe aide-cuisinier commis plongeur sous-chef second barista
  stagiaire alternant alternante apprenti apprentie bénévole volontaire fondateur fondatrice cofondateur cofondatrice co-fondateur co-fondatrice associé associée gérance dirigeant dirigeante pdg dg daf drh dsi rh
  data scientist engineer manager  developer designer product owner scrum recruteur recruteuse chargé téléconseiller téléconseillère télévendeur hôtelier réceptionnaire économiste statisticien statisticienne mathématicien physicien biologiste
  doctorant doctorante post-doctorant postdoctorant ater vacataire chercheur lecteur lectrice tuteur tutrice répétiteur bibliothécaire documentaliste libraire éditeur éditrice auteur autrice scénariste réalisateur réalisatrice cadreur
  monteur-vidéo ingénieur-conseil urbaniste dessinateur-projeteur projeteur métreur conducteur-de-travaux foreman grutier cordiste étancheur façadier plaquiste plâtrier vitrier serrurier ferronnier forgeron
  agriculteur agricultrice viticulteur viticultrice maraîcher vigneron caviste fleuriste esthéticienne esthéticien toiletteur nourrice assistante-maternelle baby-sitter femme valet gouvernante lingère
  adjoint adjointe suppléant directeur-adjoint chef-adjoint administratif administrative opticien opticienne orthophoniste ergothérapeute manipulateur manipulatrice laborantin laborantine prothésiste audioprothésiste hygiéniste
  indépendant indépendante freelance militaire soldat caporal cadre employée polyvalent polyvalente équipier intérimaire saisonnier saisonnière animateur-socioculturel webmaster chargés intégrateur intégratrice administrateur-système facturier
  logisticien logisticienne affréteur transitaire déclarant approvisionneur approvisionneuse ordonnanceur qualiticien qualiticienne préventeur métrologue maintenancier automaticien automaticienne roboticien frigoriste câbleur usineur ajusteur outilleur`
    .split(/\s+/)
    .concat([
      'service civique',
      'femme de chambre',
      'valet de chambre',
      'chef de',
      'cheffe de',
      'agent de',
      "maître d'hôtel",
      'chef de projet',
      "chargé d'affaires",
      'product owner',
      'scrum master',
      'community manager',
      'sous chef',
      'congé parental',
      'année sabbatique',
      'congé maternité',
      'jeune fille au pair',
      'au pair',
      'job étudiant',
      "maître d'œuvre",
      'homme toutes mains',
      'petits boulots',
    ]);
