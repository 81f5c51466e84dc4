/** Units and small words written out or cut short; read by the gate alone. */
export const units = `
kg|kilo|kilogramme
t|tonne
km|kilomètre
cm|centimètre
h|heure
min|minute
g|gramme
l|litre
m²|mètre carré
dans un rayon de|à la ronde
incl|inclus|y compris
etc|et autres|et cetera
`;
