import type { Lexis } from '../gate/lexis.ts';
import type { OtherWords } from './said-otherwise.ts';

/** What must follow a verb and its object for the noun to take their place: nothing, a preposition or a mark. */
const goesOn: Record<string, RegExp> = {
  es: /^(?:$|[,;:.(]|\s(?:de|del|en|con|para|por|a|al|sobre|tras|entre|según|ante|desde|hasta|y|e)\s)/iu,
  fr: /^(?:$|[,;:.(]|\s(?:de|du|des|en|avec|pour|par|sur|sous|à|au|aux|dans|chez|entre|selon|après|avant|et)\s|\sd['’])/iu,
  de: /^(?:$|[,;:.(]|\s(?:für|in|im|mit|bei|beim|von|vom|zu|zum|zur|an|am|auf|aus|nach|über|unter|und|gemäß|je|pro|der|des)\s)/iu,
};

/** A second verb of the sentence would be left hanging: "…, und rechnete", "y conduzco". */
function hasOtherVerb(rest: string, lexis: Lexis): boolean {
  const forms = new Set(lexis.pack.verbs.trim().split(/[\s>]+/));
  const words = rest.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.some((word) => forms.has(word))) return true;
  const ending: Record<string, RegExp> = {
    es: /(?:^|\s)(?:y|e|,)\s?\p{L}+(?:é|í|ó|o)(?:\s|$)/u,
    fr: /(?:^|\s)(?:et|puis)\s\p{L}+(?:é|i|u|is|it)(?:\s|$)/u,
    de: /(?:^|\s)(?:und|sowie)\s\p{Ll}+(?:te|e)(?:\s|$)|\s(?:ab|an|auf|aus|ein|vor|zu|um|durch|weiter|bei|nach|neu)$/u,
  };
  return ending[lexis.pack.language]?.test(rest) ?? true;
}

/**
 * "Plante Touren für 18 Wagen" becomes "Tourenplanung für 18 Wagen": where verb and object open the point and
 * are the phrase, the phrase takes their place. English keeps its verbs; there the noun stands beside.
 */
export function asNoun(
  other: Pick<OtherWords, 'start' | 'end'>,
  say: string,
  bullet: string,
  lexis: Lexis,
): string | undefined {
  const { language } = lexis.pack;
  if (other.start !== 0 || !(language in goesOn) || !say.includes(' ') === (language !== 'de'))
    return undefined;
  const source = bullet.slice(0, other.end);
  const between = source.split(/\s+/).slice(1, -1);
  const bare = between.every((word) =>
    lexis.isFunction(
      word
        .toLowerCase()
        .replace(/['’].*$/u, '')
        .normalize('NFKD')
        .replace(/\p{M}/gu, ''),
    ),
  );
  const rest = bullet.slice(other.end);
  if (!bare || /\d/.test(source) || !goesOn[language]?.test(rest) || hasOtherVerb(rest, lexis))
    return undefined;
  return say.charAt(0).toUpperCase() + say.slice(1) + rest;
}
