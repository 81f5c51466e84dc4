/** Duties of all trades that the lists before had not, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties8 = `
cabotaje marítimo|navegación de cabotaje
cartas de porte|carta porte|emitir cartas de porte > CMR@transporte carretera camión
liquidación de viajes|liquidar rutas|rendir viajes|liquidación de rutas
descarga de tacógrafo|descargar tacógrafos
control de equipaje facturado|facturar equipaje|facturación de equipajes|documentar equipaje|check-in de equipaje
operaciones de rampa|handling de rampa|asistencia en rampa
repostaje de aviones|repostar aeronaves|suministro de combustible a aeronaves
despacho de vuelos|despachar vuelos
maniobra de atraque|atracar barcos|atraque de buques
guardia en puente|guardias de navegación|guardias de puente
`;
