/** French: what whole resumes say in words of their own for a duty of postings; what stands behind ">" only proves; our own list. */
export const wholePages = `
numérisation des dossiers|numériser les dossiers|scanner les dossiers > scanner les examens|scanner les courriers
formation des nouveaux arrivants|former les nouveaux arrivants|formation des nouveaux > former les remplaçantes|former les remplaçants|former les nouveaux collègues
tri des urgences|tri des demandes urgentes|trier les urgences|trier les demandes urgentes
maintenance préventive|entretien préventif > entretien annuel des chaudières|entretien annuel des installations|entretien annuel des machines
suivi des travaux|suivre les travaux|suivi de travaux > contrôle des travaux|contrôler les travaux
transmissions écrites > noter dans le cahier de liaison|remplir le cahier de liaison|écrire dans le cahier de liaison
stimulation cognitive > jeux de mémoire|ateliers mémoire|exercices de mémoire
`;
