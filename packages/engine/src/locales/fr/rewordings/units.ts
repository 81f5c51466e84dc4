/** Units and small words written out or cut short; read by the gate alone. */
export const units = `
vouloir|souhaiter|avoir l'intention de|espérer
voulu|souhaité|eu l'intention de|espéré
kg|kilo|kilogramme
t|tonne
km|kilomètre
cm|centimètre
h|heure
min|minute
g|gramme
l|litre
m²|mètre carré
m³|mètre cube
ha|hectare
mm|millimètre
ml|millilitre
km²|kilomètre carré
kw|kilowatt
dans un rayon de|à la ronde
incl|inclus|y compris
jours d'école|jours de classe|jours scolaires
jours de portes ouvertes|journées portes ouvertes
parmi|au nombre de
etc|et autres|et cetera
`;
