import { sameStem, type TextLanguage } from './tokens.ts';

/** Forms of one verb that have no beginning in common. */
const verbs: Partial<Record<TextLanguage, readonly string[]>> = {
  es: [
    'dar doy da',
    'cerrar cierro cierra',
    'atender atiendo atiende',
    'hacer hago hace',
    'medir mido mide',
    'servir sirvo sirve',
    'pedir pido pide',
    'regar riego riega',
    'contar cuento cuenta',
    'probar pruebo prueba',
    'mostrar muestro muestra',
  ],
  fr: [
    'faire fais fait',
    'tenir tiens tient',
    'suivre suis suit',
    'prevenir previens previent',
    'recevoir recois recoit',
    'peindre peins peint',
  ],
};

export function sameVerb(a: string, b: string, language: TextLanguage): boolean {
  return (verbs[language] ?? []).some((row) => {
    const forms = row.split(' ');
    return forms.includes(a) && forms.includes(b);
  });
}

const particles =
  'ab|an|auf|aus|bei|durch|ein|fest|frei|her|hin|mit|nach|um|vor|weg|weiter|zu|zuruck|zusammen';
const parted = new RegExp(`^(${particles})(\\p{L}{4,})$`, 'u');

/** "Werte Bögen aus" says "auswerten": both halves stand there. */
export function saysParted(word: string, given: readonly string[], language: TextLanguage): boolean {
  if (language !== 'de') return false;
  const [, particle = '', verb = ''] = parted.exec(word) ?? [];
  return verb !== '' && given.includes(particle) && given.some((other) => sameStem(verb, other));
}
