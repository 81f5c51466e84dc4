/** Spanish, what editors of a trade write for what people of it say, one meaning a line; what stands behind ">" only proves; our own list. */
export const saidAgain = `
abrir clientes|captar clientes|captar nuevos clientes|captación de clientes|captación de nuevos clientes|conseguir clientes nuevos
oxígeno de alto flujo|oxigenoterapia de alto flujo
coger vías|canalizar vías|canalización de vías|canalizar accesos venosos|canalizar vías venosas
tutora de residentes|tutor de residentes|formación de residentes|formar residentes|tutoría de residentes
consumir API|consumo de API|integración con API
medidas con telurómetro|mediciones con telurómetro
incapacidad temporal|IT@maternidad paternidad accidentes
venta de mejoras de habitación|upselling
hablar con el cliente|trato con el cliente|tratar con el cliente
`;
