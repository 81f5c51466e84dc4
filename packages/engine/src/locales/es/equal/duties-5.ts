/** Duties of all trades, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties5 = `
estiba de buques|carga de buques|estiba portuaria
aparcacoches|valet parking > estacionar coches de clientes|aparcar coches de clientes
servicio de guardarropa|atender el guardarropa
reposición de máquinas expendedoras|reponer máquinas de vending|rellenar máquinas expendedoras
unidad de cuidados intensivos|unidad de terapia intensiva
jefe de sala|maître d'hôtel|capitán de meseros
publicidad en redes sociales|social ads|anuncios en redes sociales|pauta en redes > Facebook Ads|Meta Ads|Instagram Ads
`;
