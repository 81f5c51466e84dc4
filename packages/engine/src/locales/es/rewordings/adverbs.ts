/** How something was done, by one word or by "manner" or "form" with the word it is made of; the gate alone reads them. */
const feminine =
  'regular periódica continua constante manual individual personal presencial telefónica oral escrita automática electrónica digital gratuita puntual ocasional esporádica habitual frecuente diaria semanal mensual trimestral anual provisional temporal permanente progresiva paulatina gradual rápida ágil eficaz eficiente correcta adecuada ordenada organizada segura cuidadosa detallada exhaustiva precisa minuciosa clara sencilla directa conjunta paralela simultánea alterna rotativa separada sistemática metódica profesional amable cordial discreta confidencial activa preventiva visual urgente inmediata óptima artesanal industrial mecánica local rigurosa meticulosa esmerada escrupulosa diligente prudente respetuosa atenta pulcra prolija estricta transparente objetiva educada cercana oportuna cómoda';

/** With the noun of the same meaning. */
const withNoun =
  'riguroso=rigor meticuloso=meticulosidad esmerado=esmero escrupuloso=escrúpulo diligente=diligencia prudente=prudencia pulcro=pulcritud exhaustivo=exhaustividad minucioso=minuciosidad preciso=precisión detallado=detalle regular=regularidad constante=constancia puntual=puntualidad eficaz=eficacia eficiente=eficiencia rápido=rapidez ágil=agilidad cordial=cordialidad sistemático=sistematicidad';

/** These are nouns as well, or say of what sort a thing is. */
const alsoNouns = new Set(
  'personal manual oral individual industrial mecánica electrónica digital local escrita clara correcta segura diaria semanal mensual trimestral anual provisional temporal'.split(
    ' ',
  ),
);

export const adverbs = feminine
  .split(' ')
  .map((word) => {
    const adverb = `${word}mente`;
    const masculine = word.replace(/a$/u, 'o');
    const adjective = alsoNouns.has(word) ? '' : `|${masculine}`;
    return `${adverb}|de forma ${word}|de manera ${word}|de modo ${masculine}${adjective}`;
  })
  .concat(withNoun.split(' ').map((pair) => pair.replace('=', '|con ')))
  .join('\n');
