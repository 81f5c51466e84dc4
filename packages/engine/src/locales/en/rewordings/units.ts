/** Units and small words written out or cut short; read by the gate alone. */
export const units = `
kg|kilogram
due to|meant to|supposed to
want to|hope to|intend to|aim to|mean to
h|hr|hour
min|minute
t|tonne
kilogramme|kilogram
g|gram|gramme
l|litre|liter
m²|sqm|square metre|square meter
incl|including|inclusive of
`;
