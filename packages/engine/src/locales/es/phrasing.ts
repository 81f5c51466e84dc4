import { capital, type PhrasingPack } from '../phrasing-pack.ts';
import { asDoing, bareVerb } from './doings.ts';

/** Participles whose preterite has another stem. */
const irregular =
  /^(?:dado|estado|andado|hecho|tenido|venido|sido|ido|podido|querido|sabido|habido|cabido|\p{L}*(?:ducido|tenido|venido))$/u;

/** "He montado" is "monté", "he dirigido" is "dirigí". */
function preterite(participle: string): string | undefined {
  if (irregular.test(participle)) return undefined;
  const first = /^(\p{L}+)ado$/u.exec(participle)?.[1];
  if (first) return `${first.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c')}é`;
  const second = /^(\p{L}+[^aeo\s])ido$/u.exec(participle)?.[1];
  return second ? `${second}í` : undefined;
}

export const phrasing: PhrasingPack = {
  asked: {
    leadIn:
      /^(?:(?:sólid[ao]s?|buen[ao]?s?|ampli[ao]s?|demostrable|al menos|mínim[ao]|\d+|años?|de)\s+)*(?:experiencia|conocimientos?|dominio|manejo|formación)(?:\s(?:previa|demostrable|práctica|mínima|avanzad[ao]s?))*\s(?:en|de|con|del)\s(?:el\s|la\s|los\s|las\s)?/i,
    behind: /\s(?:es|son)?\s?(?:imprescindibles?|deseables?|valorables?|necesari[ao]s?|requerid[ao]s?).*$/i,
  },
  ongoing: [
    [/(?<=^de (?:.*\s)?)hasta (?:hoy|ahora|el momento|el d[íi]a de hoy)$/iu, 'a la actualidad'],
    [/(?<=\s)hasta (?:hoy|ahora|el momento|el d[íi]a de hoy)$/iu, 'hasta la actualidad'],
    [/(?<=\s)a hoy$/iu, 'a la actualidad'],
    [/(?<=[-–—]\s?)(?:hoy|ahora|actual|actualmente)$/iu, 'actualidad'],
  ],
  ranges: {
    from: 'de|desde|entre|de el|desde el',
    to: 'a|hasta',
    now: 'actualidad|hoy|presente',
    since: { words: 'desde el|desde', today: 'actualidad' },
  },
  spoken: /(?<!\p{L})yo(?!\p{L})/iu,
  asCalling: /^Soy (?:una? )?(?=(\p{L}[\p{L} -]{2,40}?)(?:\s(?:con|en|desde|de)\s|[.,(]))/u,
  withoutWriter: (text) => (/^Yo \p{Ll}/u.test(text) ? capital(text.slice(3)) : undefined),
  withoutAuxiliary: (text) => {
    const [opening, participle = ''] = /^He (?:también )?(\p{Ll}+)(?=\s)/u.exec(text) ?? [];
    // "… y he enseñado": the other verb would stay as it was.
    const verb = opening && !/\she\s/.test(text) ? preterite(participle) : undefined;
    return opening && verb ? capital(verb) + text.slice(opening.length) : undefined;
  },
  asDoing,
  bareVerb,
  longWays: [
    [/\bcon el fin de\b/, 'para'],
    [/\bcon el objetivo de\b/, 'para'],
    [/\bcon la finalidad de\b/, 'para'],
    [/\ba fin de (?=que\s|\p{L}+[aei]r(?:l[aeo]s?|se)?(?!\p{L}))/u, 'para '],
    [/\bcon objeto de\b/, 'para'],
    [/\bde manera diaria\b/, 'a diario'],
    [/\bde forma semanal\b/, 'cada semana'],
    [/\bde forma mensual\b/, 'cada mes'],
    [/\bun total de (?=\d)/, ''],
    [/\bde forma diaria\b/, 'a diario'],
    [/\basí como\b/, 'y'],
    [/,? etc\./, ''],
  ],
  pointsBack: /^\s*(?:en ambos|en ambas|all[íi]|ah[íi]|donde|ambos|ambas)(?!\p{L})/iu,
};
