/** Spanish adjectives that say no more than "de" their noun, each beside it, read by the gate alone; our own list. */
export const adjectives = `
televisivo|televisión|tele
radiofónico|radio
cinematográfico|cine
estudiantil|estudiante
lingüístico|lengua
telemático|internet|en línea
agrícola|agricultura|agrario
naval|barco|buque
automovilístico|automóvil|coche
hidráulico|agua
acuático|agua
cardíaco|corazón
penitenciario|prisión|cárcel
electoral|elecciones
museístico|museo
parroquial|parroquia
funerario|funeraria
térmico|calor
lumínico|luz
sonoro|sonido
culinario|cocina
gastronómico|gastronomía
`;
