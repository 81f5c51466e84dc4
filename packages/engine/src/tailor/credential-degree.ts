import type { LineIndex } from '../types.ts';
import { lineText, type TailorContext } from './context.ts';
import { type Credential, longestPaper } from './credential.ts';
import { plainName } from './paper-name.ts';

/** As it is called in its entry. */
export function degreeAt(line: LineIndex, { resume }: TailorContext): Credential[] {
  const degree = resume.education.find((entry) => entry.lines.includes(line))?.degree;
  const text = degree?.value.trim() ?? '';
  const at = degree?.lines[0] ?? line;
  if (text === '' || text.length > longestPaper || /[;；:：。]\s|(?<!\p{Lu})\.\s|\d{4}/u.test(text))
    return [];
  const source = lineText(resume, at);
  const from = source.indexOf(text);
  const isWhole = from >= 0 && !/^ (?!\p{Script=Han})\p{L}/u.test(source.slice(from + text.length));
  if (!isWhole || school.test(text) || unfinished.test(source)) return [];
  // "(180 of 240 credits)" belongs to the degree: without it the line would say more than the page.
  const behind = /^\s*[(（][^)）]*[)）]/u.exec(source.slice(from + text.length))?.[0] ?? '';
  const held = plainName(text + behind);
  return held === undefined || held.length > longestPaper ? [] : [{ text: held, line: at, kind: 'paper' }];
}

/** Begun, under way or broken off: no degree is held yet. */
const unfinished =
  /unfinished|incomplete|not completed|in progress|expected|candidate|sin terminar|inacabad|no finalizad|inconclus|cursando|en curso(?! d)|en cours(?! d)|non valid|inachev|nicht abgeschlossen|abgebrochen|ohne abschluss|derzeit|肄业|在读|未完成/iu;

/** A school where the reader saw a degree. */
const school =
  /^(?:\p{L}+\s)?(?:schulen?|school|college|lyc[ée]e|institut[oe]?|universit\p{L}+|hochschule)(?!\p{L})/iu;
