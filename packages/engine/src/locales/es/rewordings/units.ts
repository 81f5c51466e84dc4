/** Units and small words written out or cut short; read by the gate alone. */
export const units = `
quise|pretendí|deseé
querer|pretender|tener la intención de|desear
contestaban|respondían
aprobar|superar
remendar|reparar
m²|metro cuadrado
m³|metro cúbico
ml|mililitro
km²|kilómetro cuadrado
kw|kilovatio
en un radio de|a la redonda
incl|incluido|incluidos|incluyendo
etc|y demás|etcétera|y similares
lectivo|de clase|escolar
`;
