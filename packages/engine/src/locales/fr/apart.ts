/** Cut down to their roots these words would meet others that mean something else; those of one meaning stand together. */
export const apart = `
équipe équipes équipier équipière équipiers équipières | équipage équipages | courant courants courante courantes |
compte comptes | mont monts | chant chants | chanter chante | commandement | commandant commandants |
mobilier mobiliers | mobilité | maintenant | donnée données | partage partages partager | partie parties | partition partitions |
pression pressions | porte portes | portable portables | porteur porteurs | port ports | tour tours | tournée tournées |
touriste touristes tourisme | tourier touriers | côte côtes | coteau coteaux | tableau tableaux | tableur tableurs |
publicité publicités | publication publications | avantage avantages | patience | quart quarts | quartier quartiers | repas |
élève élèves | élevage élevages éleveur éleveurs | office offices | officier officiers | coût coûts coûter |
couture coutures couturier couturière | bord bords | bordure bordures | livre livres | directeur directeurs directrice directrices |
collectif collectifs collective collectives | collection collections | génération générations | générique génériques |
assurance assurances assureur assureurs | fichier fichiers | armement | armée armées | supérieur supérieure supérieurs |
débutant débutante débutants | couverture couvertures couvreur couvreurs | couvert couverts |
département départements départemental | départ départs | journal journaux | règlement règlements | commune communes communal |
plat plats | plateau plateaux | plate plates | massage massages masseur masseuse | massif massifs massive |
plongeur plongeurs plonge | plongée | reporter reportage reportages | carrière carrières | carré carrés carrée |
rangement rangements | rang rangs | normal normale normales normaux | coupe coupes couper | coup coups | traction |
ville villes | village villages | mariage mariages | titrage | présent présente présents présentes | présence |
commis | nation nations national nationale nationaux | oriental orientale | argentique | montre montres | essai essais |
police | policier policiers | final finale | finaliste | réserve réserves | réservation réservations | savoir | bout bouts |
boutique boutiques | région régions régional régionale | service services | servante | haut hauts haute hautes | hauteur hauteurs |
salaire salaires salarial | salarié salariés | restaurant restaurants | personnel personnels personnelle |
matière matières | matériel matériels | matériau matériaux | moteur moteurs | motivation motivé motivée | passage passages |
cadre cadres | encre | poste postes | posture postures | animal animaux animale | ouvrage ouvrages | ouverture ouvertures ouvert |
gestion gestions gestionnaire gestionnaires gérer gère gérez gérons gèrent géré gérée gérés gérées gérais gérait`;
