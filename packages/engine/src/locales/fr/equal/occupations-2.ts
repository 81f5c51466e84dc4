/** Two French names of one occupation or place of work; our own list. */
export const occupations2 = `
commis comptable|aide-comptable
préposé à l'entretien ménager|agent d'entretien|préposée à l'entretien ménager
adjointe administrative|assistante administrative|adjoint administratif|assistant administratif
représentant des ventes|représentante des ventes|commercial terrain|commerciale terrain
gérant de succursale|directeur de succursale
conseiller en emploi|conseillère en emploi|conseiller emploi|conseillère emploi
infirmière auxiliaire|infirmier auxiliaire
éducatrice en garderie|éducatrice de la petite enfance
réceptionniste de nuit|veilleur de nuit hôtel|veilleuse de nuit hôtel|night auditor
équipier de chambre|employé d'étage|équipière de chambre
chef de rang|cheffe de rang
commis de salle|commis de restaurant
cuisinier de collectivité|cuisinière de collectivité|cuisinier en restauration collective
agent polyvalent de restauration|agent de restauration collective|employé polyvalent de restauration collective
agent de propreté|agent d'entretien|agente de propreté|agent de nettoyage
laveur de vitres|laveuse de vitres
agent de tri|trieur de déchets|opérateur de tri
agent de quai|manutentionnaire de quai
manutentionnaire|agent de manutention
approvisionneur|approvisionneuse|gestionnaire des approvisionnements
responsable d'entrepôt|chef d'entrepôt|responsable de dépôt
exploitant transport|agent d'exploitation transport
déclarant en douane|agent en douane|déclarante en douane
opérateur de production|agent de fabrication|agent de production|opératrice de production|ouvrier de production
conducteur de ligne|pilote de ligne de production|conductrice de ligne
monteur-câbleur|monteuse-câbleuse
chaudronnier-soudeur|chaudronnière-soudeuse
frigoriste|technicien frigoriste|monteur frigoriste
chauffagiste|installateur de chauffage|installateur en chauffage
plombier-chauffagiste|installateur sanitaire et chauffage
électricien du bâtiment|électricien bâtiment|électricienne du bâtiment
carreleur|poseur de carrelage|carreleuse
maçon|ouvrier maçon|maçonne
façadier|enduiseur façadier|ravaleur
étancheur|poseur étancheur
grutier|conducteur de grue|grutière
dessinateur-projeteur|projeteur|dessinatrice-projeteuse
chargé d'affaires|chargée d'affaires
auxiliaire de puériculture|auxiliaire puéricultrice
auxiliaire de crèche|agent de crèche|agente de crèche
assistant familial|assistante familiale|famille d'accueil
conseillère en insertion|conseiller en insertion|conseiller en insertion professionnelle
moniteur éducateur|monitrice éducatrice
secrétaire médicale|assistante médico-administrative|secrétaire médical
diététicien|diététicienne|diététicien nutritionniste
opticien|opticienne|opticien-lunetier|opticienne-lunetière
podologue|pédicure-podologue
psychomotricien|psychomotricienne
orthophoniste|logopède|logopédiste
sage-femme|maïeuticien
assistant vétérinaire|auxiliaire vétérinaire|assistante vétérinaire|auxiliaire spécialisé vétérinaire
moniteur de ski|monitrice de ski
formateur pour adultes|formatrice pour adultes|formateur d'adultes
juriste d'entreprise|legal counsel
assistant juridique|assistante juridique|parajuriste|paralegal
conseiller funéraire|conseillère funéraire|assistant funéraire
rédacteur web|rédactrice web|content writer
graphiste|designer graphique|infographiste
cadreur|caméraman|camerawoman|cadreuse|opérateur de prise de vues
traducteur|traductrice|translator
chargé de communication|chargée de communication
chef de produit|product manager|cheffe de produit
responsable marketing|marketing manager
directeur artistique|art director|directrice artistique
data scientist|scientifique des données
data analyst|analyste de données
data engineer|ingénieur de données|ingénieur data|ingénieure data
développeur front-end|développeur frontend|développeuse front-end
administrateur réseau|administratrice réseau|administrateur réseaux
administrateur de bases de données|dba@données|administratrice de bases de données
`;
