import { capital, type PhrasingPack } from '../phrasing-pack.ts';
import { asDoing, bareVerb } from './doings.ts';

export const phrasing: PhrasingPack = {
  asked: {
    leadIn:
      /^(?:(?:une|des|de|bonnes?|solides?|premières?|première|au moins|\d+|ans|d['’])\s*)*(?:expériences?|connaissances?|maîtrise|pratique|compétences?)(?:\s(?:confirmée|réussie|significative|préalable|solides?))*\s(?:(?:en|des|de|du|dans|avec)\s|d['’]\s?)(?:le\s|la\s|les\s|l['’])?/i,
    behind:
      /\s(?:est|sont)?\s?(?:exigée?s?|souhaitée?s?|appréciée?s?|requise?s?|indispensables?|un plus).*$/i,
  },
  ongoing: [
    [/(?<=\s)(?:à maintenant|jusqu['’]à maintenant)$/iu, "à aujourd'hui"],
    [/(?<=[-–—]\s?)(?:maintenant|ce jour|en cours|toujours (?:là|en poste))$/iu, "aujourd'hui"],
  ],
  ranges: {
    from: 'de|du|entre',
    to: "à|jusqu['’]en|jusqu['’]à",
    now: 'aujourd|présent',
    since: { words: 'depuis le|depuis', today: "aujourd'hui" },
  },
  spoken: /(?<!\p{L})(?:je|nous)(?!\p{L})|(?<!\p{L})j['’]\p{L}/iu,
  // "Je contrôle" and "il contrôle" are one form; "je tiens" would read as an order. "J'ai formé": the participle.
  asCalling: /^Je suis (?:une? )?(?=(\p{L}[\p{L}'’ -]{2,40}?)(?:\s(?:avec|en|depuis|chez|de)\s|[.,(]))/u,
  withoutWriter: (text) => {
    const verb = /^J['’]ai (?=\p{Ll}+[éis]\s)/u.exec(text) ?? /^(?:Je |J['’])(?=\p{Ll}{2,}e\s)/u.exec(text);
    return verb
      ? capital(text.slice(verb[0].length).replace(/\s+et je (?=\p{Ll}+e\s)/gu, ' et '))
      : undefined;
  },
  asDoing,
  bareVerb,
  longWays: [
    [/\bdans le but de\b/, 'pour'],
    [/\bafin de\b/, 'pour'],
    [/\bdans l['’]objectif de\b/, 'pour'],
    [/\ben vue de\b/, 'pour'],
    [/\bafin d['’]/, 'pour '],
    [/\bdans le but d['’]/, 'pour '],
    [/\bpar le biais de\b/, 'par'],
    [/\bde manière quotidienne\b/, 'chaque jour'],
    [/\bun certain nombre de\b/, 'plusieurs'],
    [/\bde façon quotidienne\b/, 'chaque jour'],
    [/\bainsi que\b/, 'et'],
    [/,? etc\./, ''],
  ],
  pointsBack: /^\s*(?:l[àa]|o[ùu]|ce|cela)(?!\p{L})/iu,
};
