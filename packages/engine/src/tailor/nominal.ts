import { claimsOf } from '../gate/items.ts';
import { fold } from '../gate/word-forms.ts';
import type { Language, Requirement, Term } from '../types.ts';
import type { TailorContext } from './context.ts';

/** How the last word of an English name of an activity or thing ends; a bare verb does not stand in brackets. */
const nominalEnding = {
  en: /(?:ing|tion|sion|ment|ance|ence|ity|ship|sis|ics|ogy|phy|ing|care|service|services|control|support|design|sales|records|research|education|reports?|relations|planning|therapy|systems?|data|tools?|accounts?|invoices?|stock|inventory|payroll|safety|hygiene|quality|logistics|warehouse|software|testing|analysis|reviews?|procedures|compliance|dispatch|delivery|assembly|repairs?|skills|aid|law|tax|budgets?|forecasts?|schedules?|rosters?|rotas?|shifts?|menus?|media|content|campaigns?|events?|interviews?|surveys?|contracts?|negotiations?|samples?|signs|dressings?|medicines?|medications?)$/,
};

const verbStart: Record<Language, RegExp | undefined> = {
  en: undefined,
  de: /^\p{Ll}+e[nr]n?\b(?!.*\s)/u,
  fr: /^(?!\p{L}+(?:ure|[^f]aire|i[eè]re|oire|ier|erre|ogre)(?:\s|$))\p{L}+(?:er|ir|re|ez)(?:\s|$)/u,
  es: /^\p{L}+(?:ar|er|ir)(?:\s|$)/u,
  zh: undefined,
};

/** Whether a term can stand as a name beside the words that say it. */
export function isNominal(say: string, context: TailorContext): boolean {
  const { language } = context.before.job;
  const words = say.split(/\s+/);
  const last = fold(words.at(-1) ?? '');
  if (isListedName(say, context)) return true;
  if (verbStart[language]?.test(say)) return false;
  if (language === 'de' && inDative(say, context)) return false;
  if (language === 'en' && /^(?:report|record|file|order|plan|design|support|control|document)$/.test(last))
    return words.length > 1;
  if (/^[\p{Lu}\d]{2,}s?$/u.test(say)) return true;
  if (language !== 'en' || nominalEnding.en.test(last)) return true;
  // "Lift 75 pounds" at the start of a line is an order; "experience in inventory counts" names a thing.
  const at = context.before.job.description.toLowerCase().indexOf(say.toLowerCase());
  const lead = context.before.job.description.slice(Math.max(0, at - 8), Math.max(0, at));
  const before = lead.slice(-3);
  return words.length > 1 ? /\p{L}\s+$|, $/u.test(before) : /\b(?:in|of|with|on|for)\s+$/u.test(lead);
}

/** A second name that the lists have just so, or in the plural: it needs no ending to be judged by. */
function isListedName(say: string, { lexis }: TailorContext): boolean {
  const names = lexis.groups.names;
  const own = fold(say);
  return (
    names.has(own) ||
    (/[^s]s$|en$|[er]n$/.test(own) && (names.has(own.slice(0, -1)) || names.has(own.slice(0, -2))))
  );
}

/** "von Abschlüssen": a form that cannot stand by itself in brackets or in a list. */
function inDative(say: string, context: TailorContext): boolean {
  const { description } = context.before.job;
  const before =
    description
      .slice(0, Math.max(0, description.indexOf(say)))
      .split(/\s+/)
      .filter(Boolean)
      .at(-1) ?? '';
  // The head of "Kalibrierung von Waagen" is its first noun.
  // The head of "Einweisung neuer Kollegen" too.
  const head = say.split(/\s(?:von|der|des|für|mit|in|bei)\s|(?<=\p{Lu}\S*)\s(?=\p{Ll}+er\s)/u)[0] ?? say;
  if (isInfinitive(head, context) || (head !== say && doingOf.test(say))) return false;
  return (
    /(?:en|ern|eln)$/.test(head) &&
    !sameInDative.test(head) &&
    /^(?:von|mit|bei|zu|aus|nach|in|an|den|zur|im|unter)$/i.test(before)
  );
}

/** A verb as a noun, with what it is done to: no plural stands so bare before "von". */
const doingOf = /^\p{Lu}\p{Ll}+e?n von \p{Lu}/u;

/** "Schneiden von Blechen": the verb as a noun has no other form. */
function isInfinitive(head: string, { lexis }: TailorContext): boolean {
  const verbs = `${lexis.pack.irregular} `.includes(`>${fold(head)} `);
  return verbs || lexis.pack.verbs.toLowerCase().includes(`${head.toLowerCase().slice(0, -1)}>`);
}

/** Plurals in -en, verbs as nouns and a few others are the same in nominative and dative. */
const sameInDative =
  /(?:ung|heit|keit|schaft|tät|ion|lag|age|frag|graf|erei|logi|nomi|gi|ann|stell|reih|mess|analys|wag|dat|or|ch|komponent|variant|kost|person|schweiß|fräs|dreh|schleif|bohr|koch|back|les|schreib|rechn|melk|verputz|streich|näh|löt|bieg|ier|fahr|prüf|test|sprach|schicht|maschin|praktik|technik|kass|tour|kampagn|medi|arbeit|spiel|setz|leg|halt|bau|räum|pack|lad|rück|wes|putz|mäh|gieß|pflück|säg|hobel|nehm|mobilisier)en$|mauern$/i;

/** Names of activities inside a duty ("Medikamentengabe und Wundversorgung"): what equal words are known for. */
export function dutyTerms(requirement: Requirement, context: TailorContext): Term[] {
  if (requirement.kind !== 'duty' || context.before.job.language !== context.resume.language) return [];
  const { lexis } = context;
  const { text } = requirement;
  const claims = claimsOf(text, lexis);
  const spans = claims.sayings.flatMap((saying) => {
    if (lexis.pack.language === 'zh')
      return [{ start: saying.at[0] ?? 0, end: (saying.at.at(-1) ?? 0) + 1, size: saying.at.length }];
    const first = claims.tokens[saying.at[0] ?? 0];
    const last = claims.tokens[saying.at.at(-1) ?? 0];
    const whole = (saying.at.at(-1) ?? 0) - (saying.at[0] ?? 0) < saying.at.length + 1;
    return first && last && whole && first.clause === last.clause
      ? [{ start: first.start, end: last.end, size: saying.at.length }]
      : [];
  });
  return spans
    .filter(({ start, end, size }) => isName(text, start, end, size, context))
    .map(({ start, end }) => ({ text: text.slice(start, end) }));
}

/** One word must look like a name by itself; several must not begin with the verb of the sentence. */
function isName(text: string, start: number, end: number, size: number, context: TailorContext): boolean {
  const words = text.slice(start, end);
  if (/\s(?:and|or|und|oder|et|ou|y|o)\s/.test(words)) return false;
  const { language } = context.resume;
  if (language === 'zh') return size >= 4 || (size >= 3 && !words.startsWith('负责'));
  if (language === 'de')
    return (
      /^\p{Lu}/u.test(words) &&
      words.length >= 8 &&
      words.split(' ').every((word) => /^\p{Lu}|^(der|des|von|und|für)$/u.test(word))
    );
  const ending =
    language === 'en'
      ? /(?:ing|tion|ment|ance|keeping|taking|care|service|control|support)$/
      : /(?:tion|sion|ment|age|ance|ción|sión|miento|aje)s?$/u;
  if (size === 1)
    return (
      start > 0 &&
      ending.test(words) &&
      words.length >= 8 &&
      !/^(?:document|equipment|department|implement)$/.test(words)
    );
  const firstWord = words.split(' ')[0] ?? '';
  return (
    start > 0 &&
    isNominal(words, context) &&
    (language !== 'en' || ending.test(words) || !/e[ds]?$/.test(firstWord))
  );
}
