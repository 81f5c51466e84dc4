/** French, duties that most postings ask of surgeries, pharmacies, laboratories, social work, security, hairdressers, gardens and building trades, one meaning a line; what stands behind ">" only proves; our own list. */
export const duties35 = `
prise de rendez-vous|prendre les rendez-vous|prendre des rendez-vous|prise des rendez-vous > fixer les rendez-vous
création de dossiers patients|création des dossiers patients|créer les dossiers patients|ouverture de dossiers patients|créer le dossier du patient > créer les dossiers des patients|ouvrir les dossiers des patients|accueillir les patients et créer leur dossier
télétransmission des feuilles de soins|télétransmission|télétransmettre|télétransmettre les feuilles de soins > envoyer les feuilles de soins par voie électronique|envoyer les feuilles de soins par internet|transmettre les feuilles de soins par voie électronique
gestion des périmés|suivi des périmés > retirer les médicaments périmés
contrôle des péremptions|contrôle des dates de péremption|suivi des péremptions > vérifier les dates de péremption|contrôler les dates de péremption
tiers payant|gestion du tiers payant|traitement du tiers payant|facturation du tiers payant > transmettre les factures aux mutuelles|envoyer les factures aux mutuelles
dénombrement bactérien|dénombrement de bactéries|dénombrement de germes|dénombrements bactériens|dénombrement microbien > compter les bactéries|compter des bactéries|compter les colonies
hplc|chromatographie liquide haute performance|chromatographie en phase liquide à haute performance
chromatographie liquide|chromatographie en phase liquide
saisie des résultats|saisir les résultats|enregistrement des résultats > enregistrer les résultats|entrer les résultats
orientation des usagers|orienter les usagers|orientation du public|orientation des bénéficiaires > orienter les personnes vers les services|orienter les familles vers les services
rondes de surveillance|rondes de sécurité|faire des rondes|effectuer des rondes|rondes > faire le tour des bâtiments|faire le tour du site|faire le tour du bâtiment
vente de produits capillaires|vendre des produits capillaires|revente de produits capillaires|vente de produits coiffants > vendre des shampoings|vendre des shampoings et des soins|vendre des produits pour les cheveux
entretien du salon|nettoyage du salon|nettoyer le salon|entretien du salon de coiffure > balayer le salon|balayer le salon et laver les bacs|balayer les cheveux et laver les bacs
installation d'arrosage automatique|poser des arrosages automatiques|pose d'arrosage automatique|installation d'arrosages automatiques|poser un arrosage automatique
installation de systèmes d'arrosage|pose de systèmes d'arrosage|poser un système d'arrosage|installer un système d'arrosage
peinture de façades|peindre des façades|peindre les façades|peinture extérieure > peindre des façades sur échafaudage
soudure cuivre|soudure du cuivre|soudage du cuivre|brasage cuivre|soudure de tubes cuivre > souder des tuyaux de cuivre|souder des tubes de cuivre|souder les tuyaux en cuivre|braser des tubes de cuivre|souder des tuyaux en cuivre
réparation de meubles|réparer des meubles|réparation de meubles anciens|réparer des meubles anciens
restauration de meubles|restaurer des meubles|restauration de meubles anciens|restauration de mobilier
brushing|brushings|faire des brushings > sécher et mettre en forme les cheveux
colorations et mèches|couleurs et mèches|faire des couleurs et des mèches
mesure du poids et de la taille|mesurer le poids et la taille|pesée et mesure > peser et mesurer les patients|peser et mesurer les enfants
conseil coiffure|conseil en coiffure|conseiller sur la coupe > conseiller les clientes sur la coupe|conseiller les clients sur la coupe|conseiller sur la coupe et la couleur
conseil en parapharmacie|conseil parapharmacie|conseiller en parapharmacie > conseiller sur les crèmes et les vitamines|conseiller les clients sur les crèmes
pose de toile de verre|poser de la toile de verre|pose de papier peint et de toile de verre
revêtements muraux|pose de revêtements muraux|poser des revêtements muraux > poser du papier peint|poser de la toile de verre|poser de la toile de verre et du papier peint
évacuation des occupants|évacuation du public|évacuer les occupants|évacuation des personnes > évacuer les étages|faire évacuer les étages|évacuer le bâtiment
`;
