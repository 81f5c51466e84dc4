/** Units and small words written out or cut short; read by the gate alone. */
export const units = `
kg|kilo|kilogram|kilogramme
t|tonne|metric ton
h|hr|hour
min|minute
cm|centimetre|centimeter
g|gram|gramme
l|litre|liter
m²|sqm|square metre|square meter
incl|including|inclusive of
`;
