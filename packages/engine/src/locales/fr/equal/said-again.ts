/** French, what editors of a trade write for what people of it say, one meaning a line; what stands behind ">" only proves; our own list. */
export const saidAgain = `
pousse lente|fermentation longue|fermentation lente
prévenir l'infirmière|prévient l'infirmière|informer l'infirmière|avertir l'infirmière|transmettre les informations à l'infirmière|transmet les informations à l'infirmière
prévenir le médecin|informer le médecin|avertir le médecin|transmettre les informations au médecin|transmet les informations au médecin|prévient le médecin
actes de la vie quotidienne > toilette habillage repas
remontée des chiffres|remontée de chiffres|reporting
construction du budget|élaboration du budget|établissement du budget
`;
