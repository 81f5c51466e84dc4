/** French, duties that most postings ask of customer service, receptions, buyers, logistics, plants, quality, engineers, architects and law offices, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties34 = `
enquêtes de satisfaction|enquête de satisfaction|enquêtes de satisfaction client > rappeler les clients pour savoir s'ils étaient contents|rappeler les clients pour savoir s'ils étaient satisfaits|demander aux clients s'ils étaient satisfaits
chat en ligne|tchat|live chat|réponse par chat|assistance par chat|discuter en direct avec les clients sur le site > répondre aux clients par messagerie instantanée|discuter avec les clients sur le site
rétention client|rétention de clients|fidélisation des clients sortants > convaincre des clients qui voulaient résilier|retenir les clients qui voulaient résilier|convaincre les clients de ne pas résilier
traitement des remboursements|rembourser les clients|remboursement des clients|gestion des remboursements > rembourser les clients mécontents
traitement des réclamations|traitement des réclamations clients|traiter les réclamations|gestion des réclamations|gestion des réclamations clients > régler les plaintes des clients|résoudre les plaintes des clients|traiter les plaintes des clients
sourcing fournisseurs|sourcing de fournisseurs|recherche de fournisseurs|recherche de nouveaux fournisseurs|rechercher de nouveaux fournisseurs > chercher de nouveaux fournisseurs|trouver de nouveaux fournisseurs
lancement d'appels d'offres|lancer des appels d'offres|conduite d'appels d'offres > lancer et dépouiller des appels d'offres|lancer les appels d'offres et comparer les réponses
réduction des coûts d'achat|réduire les coûts d'achat|baisse des coûts d'achat|gains achats|économies d'achat > économiser sur les achats|faire baisser le prix des achats
gestion des transporteurs|gérer les transporteurs|pilotage des transporteurs > choisir et suivre les transporteurs|sélectionner et suivre les transporteurs|choisir les transporteurs et suivre leurs livraisons
wms|logiciel de gestion d'entrepôt|logiciel d'entrepôt|système de gestion d'entrepôt
travail posté|horaires postés|travail en équipes alternantes > travailler en trois-huit|travailler en deux-huit|travailler en 3x8|travailler en 2x8
usinage|usinage de pièces|usiner des pièces > fraiser des pièces|tourner et fraiser des pièces|fraiser des pièces en aluminium|tourner des pièces en acier
maintenance de premier niveau|maintenance de niveau 1|maintenance de 1er niveau|maintenance premier niveau|entretien de premier niveau > graisser les machines et changer les filtres|graisser les machines|nettoyer et graisser les machines|changer les filtres et graisser
changement de série|changements de série|changer de série|changements de format|changer de format
audits fournisseurs|audit fournisseurs|auditer les fournisseurs|audit des fournisseurs|audits de fournisseurs
rédaction de notes de calcul|rédiger les notes de calcul|établissement de notes de calcul
calcul par éléments finis|calculs par éléments finis|simulation par éléments finis|analyse par éléments finis|calcul éléments finis > simuler la résistance des pièces par éléments finis|calculer les pièces par éléments finis
dépôt de brevets|déposer des brevets|dépôts de brevets
essais sur banc|essai sur banc|conduite d'essais sur banc|tests sur banc > piloter les essais sur banc|tester les moteurs sur banc
dépôt de permis de construire|déposer les permis de construire|dépôt des demandes de permis de construire > déposer les demandes de permis de construire|déposer des demandes de permis de construire
rédaction de cctp|rédaction de descriptifs|rédiger les cctp|rédaction des cahiers des clauses techniques particulières > rédiger les cahiers des clauses techniques|rédiger les cahiers des clauses techniques particulières
rédaction d'actes|rédiger des actes|rédaction d'actes de procédure|rédaction d'actes juridiques > rédiger des assignations|rédiger des assignations et des conclusions|rédiger des assignations et des requêtes|rédiger des conclusions et des requêtes
frappe d'actes|frappe de courriers et d'actes|dactylographie d'actes|frappe d'actes juridiques > taper les conclusions|taper les conclusions dictées|taper les assignations|taper les actes
tenue des registres des sociétés > tenir les registres des sociétés|mettre à jour les registres des sociétés
rpva|réseau privé virtuel des avocats > envoyer les actes par le rpva
réalisation d'esquisses > esquisser des projets|esquisser le projet|esquisser les bâtiments
check-in et check-out|check-in/check-out|enregistrement des arrivées et des départs > enregistrer les arrivées et les départs|enregistrer les arrivées et les départs des clients
tenue du standard|tenir le standard|gestion du standard|gestion du standard téléphonique|tenue du standard téléphonique > tenir le standard de l'hôtel|tenir le standard de l'entreprise|répondre au standard
`;
