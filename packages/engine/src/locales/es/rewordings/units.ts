/** Units and small words written out or cut short; read by the gate alone. */
export const units = `
kg|kilo|kilogramo
t|tonelada
km|kilómetro
cm|centímetro
h|hora
min|minuto
g|gramo
l|litro
m²|metro cuadrado
en un radio de|a la redonda
incl|incluido|incluidos|incluyendo
etc|y demás|etcétera|y similares
lectivo|de clase|escolar
`;
