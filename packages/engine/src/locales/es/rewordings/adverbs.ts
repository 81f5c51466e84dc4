/** How something was done, by one word or by "manner" or "form" with the word it is made of; the gate alone reads them. */
const feminine =
  'regular periódica continua constante manual individual personal presencial telefónica oral escrita automática electrónica digital gratuita puntual ocasional esporádica habitual frecuente diaria semanal mensual trimestral anual provisional temporal permanente progresiva paulatina gradual rápida ágil eficaz eficiente correcta adecuada ordenada organizada segura cuidadosa detallada exhaustiva precisa minuciosa clara sencilla directa conjunta paralela simultánea alterna rotativa separada sistemática metódica profesional amable cordial discreta confidencial activa preventiva visual urgente inmediata óptima artesanal industrial mecánica local';

export const adverbs = feminine
  .split(' ')
  .map((word) => {
    const adverb = `${word}mente`;
    const masculine = word.replace(/a$/u, 'o');
    return `${adverb}|de forma ${word}|de manera ${word}|de modo ${masculine}`;
  })
  .join('\n');
