import type { SampleTexts } from './postings.ts';

export const fr: SampleTexts = {
  headings: ['Vos missions', 'Votre profil', 'Nous vous offrons'],
  cities: ['Lyon', 'Nantes', 'Bordeaux', 'Bruxelles, Belgique', 'Lille', 'Télétravail'],
  companies: [
    'Atelier Beaurivage',
    'Groupe Clairval',
    'Maison Verdier',
    'Les Trois Chênes',
    'Sillage',
    'Valmont & Fils',
    'Rivenord',
    'Belleroche',
    'Coopérative du Lac',
    'Hautecombe',
  ],
  intros: [
    '{company} est implantée dans la région depuis trente ans et reste indépendante.',
    'Nous sommes quarante et il nous manque une personne comme vous.',
    'Un départ à la retraite au printemps amène {company} à recruter.',
    'Chez {company}, les décisions se prennent là où se fait le travail.',
    'Notre deuxième site ouvre cette année et nous renforçons l’équipe.',
  ],
  offers: [
    'CDI, cinq semaines de congés et RTT, mutuelle prise en charge à 70 %.',
    'Horaires souples, un budget de formation personnel et des week-ends libres.',
    'Un salaire au-dessus de la moyenne régionale, revu chaque année.',
    'Six semaines d’intégration avec un tuteur, tickets restaurant et parking.',
    'Temps partiel possible dès 24 heures ; plannings connus un mois à l’avance.',
  ],
  salaries: ['28 000 – 34 000 € par an', '2 200 – 2 700 € par mois', '40 000 – 48 000 € par an'],
  types: ['Temps plein', 'Temps partiel', 'CDD'],
  trades: [
    [
      'Infirmier diplômé d’État (H/F)|Infirmier en service de médecine (H/F)',
      'Assurer les soins des patients hospitalisés|Administrer les traitements et surveiller les constantes|Réaliser et suivre les pansements|Tenir le dossier de soins informatisé|Accompagner les familles|Encadrer les étudiants|Appliquer les protocoles d’hygiène|Transmettre les informations à l’équipe suivante',
      'Diplôme d’État d’infirmier|Expérience en soins aigus|Pratique des pansements complexes|Sens de l’écoute|Disponibilité pour les horaires décalés|Formation aux gestes d’urgence|Esprit d’équipe',
    ],
    [
      'Développeur Java (H/F)|Ingénieur logiciel back-end (H/F)',
      'Développer des API REST en Java et Spring Boot|Concevoir des bases PostgreSQL|Écrire des tests automatisés|Déployer les services avec Docker et Kubernetes|Relire le code de l’équipe|Maintenir les chaînes d’intégration GitLab|Découper une application ancienne en microservices|Superviser la production avec Grafana',
      'Trois ans d’expérience en Java|Bonne maîtrise de SQL|Pratique de Docker et de Linux|Git en équipe|Diplôme en informatique ou expérience équivalente|Connaissance d’AWS ou d’Azure|Anglais technique',
    ],
    [
      'Comptable (H/F)|Comptable général (H/F)',
      'Préparer les clôtures mensuelles et annuelles|Rapprocher les comptes bancaires|Établir les déclarations de TVA|Saisir les factures fournisseurs|Suivre la trésorerie|Préparer les travaux de l’expert-comptable|Relancer les clients|Tenir les immobilisations dans Sage',
      'Diplôme de comptabilité (DCG, BTS)|Deux ans d’expérience en comptabilité|Maîtrise de Sage ou de Cegid|Excel avancé|Connaissance de la fiscalité|Rigueur dans les délais|Discrétion',
    ],
    [
      'Cuisinier (H/F)|Chef de partie (H/F)',
      'Tenir le poste saucier pendant le service|Préparer fonds, soupes et sauces|Proposer les plats du jour|Renseigner les fiches HACCP|Commander et contrôler les livraisons|Former les commis|Assurer la mise en place|Nettoyer et fermer le poste',
      'CAP ou BEP cuisine|Un an d’expérience en restauration|Connaissance des règles d’hygiène|Rapidité et calme|Disponibilité le week-end|Goût des produits de saison|Esprit d’équipe',
    ],
    [
      'Électricien (H/F)|Électricien de maintenance (H/F)',
      'Poser les câbles, l’éclairage et les tableaux|Rechercher et réparer les pannes des machines|Contrôler la conformité des installations|Lire les schémas électriques|Entretenir les moteurs et les armoires|Planifier la maintenance préventive|Remplacer des modules d’automate|Assurer l’astreinte',
      'CAP ou Bac pro électricité|Habilitations électriques à jour|Expérience en maintenance industrielle|Notions d’automatisme|Permis B|Autonomie dans le diagnostic|Disponibilité en horaires postés',
    ],
    [
      'Préparateur de commandes (H/F)|Chef d’équipe logistique (H/F)',
      'Préparer les commandes au scanner|Charger et décharger les camions|Conduire les chariots élévateurs|Compter les stocks et expliquer les écarts|Saisir les mouvements dans le WMS|Contrôler les réceptions|Organiser les tournées des préparateurs|Garder les allées dégagées',
      'CACES 1, 3 ou 5|Expérience en logistique|Ponctualité en équipes du matin ou du soir|Bases en informatique|Port de charges|Connaissance de SAP ou d’un WMS|Sens du collectif',
    ],
    [
      'Professeur des écoles (H/F)|Enseignant en primaire (H/F)',
      'Enseigner le français et les mathématiques|Préparer des séances pour plusieurs niveaux|Évaluer les élèves et rédiger les bilans|Recevoir les parents|Soutenir les élèves à besoins particuliers|Mener un projet d’école|Utiliser le tableau interactif|Participer aux conseils',
      'Diplôme d’enseignant|Expérience en école primaire|Gestion de classe|Patience et humour|Connaissance de la pédagogie différenciée|Pratique de l’inclusion|Très bon niveau de français écrit',
    ],
    [
      'Commercial itinérant (H/F)|Responsable grands comptes (H/F)',
      'Visiter les clients du secteur|Négocier les prix et les contrats-cadres|Prospecter de nouveaux comptes sur les salons|Mettre à jour Salesforce|Établir les devis avec le service interne|Prévoir les ventes|Présenter les nouveaux produits|Suivre les réclamations',
      'Expérience de la vente aux entreprises|Sens de la négociation|Maîtrise d’un CRM|Permis B|Déplacements fréquents|Aisance à l’oral|Formation commerciale',
    ],
    [
      'Chargé de ressources humaines (H/F)|Chargé de recrutement (H/F)',
      'Pourvoir les postes, de l’annonce au contrat|Mener les entretiens|Conseiller les managers en droit du travail|Organiser l’accueil des nouveaux|Tenir les dossiers du personnel|Analyser l’absentéisme|Construire le plan de formation|Préparer la paie',
      'Expérience en ressources humaines|Connaissance du droit du travail|Discrétion|Pratique de l’entretien|Maîtrise d’un logiciel RH|Diplôme en gestion ou en psychologie|Qualités rédactionnelles',
    ],
    [
      'Graphiste (H/F)|Designer UX (H/F)',
      'Concevoir brochures, affiches et emballages|Créer des interfaces et des prototypes dans Figma|Faire vivre la charte graphique|Tester les maquettes avec des utilisateurs|Préparer les fichiers pour l’impression|Retoucher les photos dans Photoshop|Tenir un système de design|Illustrer les publications',
      'Un portfolio personnel|Suite Adobe|Figma|Typographie|Pratique de la recherche utilisateur|Connaissance de l’accessibilité|Deux ans en agence',
    ],
    [
      'Ingénieur mécanique (H/F)|Dessinateur projeteur (H/F)',
      'Concevoir pièces et ensembles sous SolidWorks|Calculer efforts et tolérances|Suivre prototypes et essais|Rédiger la documentation technique|Choisir les fournisseurs avec les achats|Conduire les AMDEC|Accompagner le lancement en série|Réduire les coûts',
      'Diplôme en génie mécanique|Maîtrise de SolidWorks ou CATIA|Connaissance des procédés de fabrication|Cotation fonctionnelle|Calcul par éléments finis|Bases de gestion de projet|Bon anglais',
    ],
    [
      'Réceptionniste (H/F)|Agent d’accueil en hôtel (H/F)',
      'Accueillir les clients à l’arrivée et au départ|Prendre les réservations|Éditer les factures et clôturer la caisse|Répondre aux réclamations|Tenir à jour le logiciel Opera|Coordonner avec les étages|Conseiller des visites|Préparer la clôture de nuit',
      'Expérience en réception d’hôtel|Deux langues étrangères|Opera ou un autre logiciel|Sens du service|Présentation soignée|Horaires décalés|Calme en toute circonstance',
    ],
  ],
};
