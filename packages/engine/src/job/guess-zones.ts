import type { Zone } from '../locales/job-pack.ts';
import { fold } from '../match/fold.ts';
import { askedWords } from './asked-words.ts';
import type { JobLine } from './lines.ts';
import type { ReadyPack } from './pack.ts';

/** From this share of its lines on a list speaks for what its heading does not say. */
const telling = 0.34;
const longestList = 40;
/** Of so few lines none speaks for the others. */
const shortList = 3;

/** How many of a list's lines ask for something, and how many offer something. */
function leaning(lines: JobLine[], pack: ReadyPack): { asks: number; offers: number } {
  const { cues, years, degrees, anyLanguageName, certificate } = pack;
  const patterns = [cues.must, cues.preferred, years.pattern, anyLanguageName, certificate];
  let asks = 0;
  let offers = 0;
  for (const line of lines.slice(0, longestList)) {
    const text = fold(line.text).slice(0, 300);
    if (cues.benefits.test(text)) offers += 1;
    else if ([...patterns, ...degrees.map((one) => one.pattern)].some((one) => text.search(one) >= 0))
      asks += 1;
  }
  const all = Math.min(longestList, lines.length) || 1;
  return { asks: asks / all, offers: offers / all };
}

/** Bullets of lists that offer: one line of thirty days off among duties is none of them. */
export function offeringLines(lines: JobLine[], pack: ReadyPack): ReadonlySet<JobLine> {
  const offering = new Set<JobLine>();
  let list: JobLine[] = [];
  const close = (): void => {
    if (list.length > 0 && (list.length < shortList || leaning(list, pack).offers >= telling))
      for (const line of list) offering.add(line);
    list = [];
  };
  for (const line of lines) {
    if (!line.bullet) close();
    else list.push(line);
  }
  close();
  return offering;
}

/** "À ce titre, vous :" opens what its lines go on with, wherever the work was spoken of before. */
const opensWhatYouDo = (line: JobLine | undefined, { language }: ReadyPack): boolean =>
  /[:：]\s*$/u.test(line?.text ?? '') &&
  (askedWords(language).toReader?.test(fold(line?.text ?? '')) ?? false);

/**
 * A heading that no list of headings knows ("What fills your days") opens what its own list speaks of,
 * and what a posting usually says next: first the work, then what is asked for, then what would be nice.
 */
export function guessedZones(
  lines: JobLine[],
  known: (Zone | null | undefined)[],
  pack: ReadyPack,
): (Zone | null | undefined)[] {
  const seen = new Set<Zone | null>(known.filter((zone) => zone === 'duties' || zone === 'requirements'));
  const before = new Set<Zone>();
  return known.map((zone, index) => {
    // "What awaits you" behind what is asked for, over what is offered.
    const again = zone === 'duties' && before.has('duties') && before.has('requirements');
    if (zone !== null && !again) {
      if (zone) before.add(zone);
      return zone;
    }
    const end = known.findIndex((other, at) => at > index && other !== undefined);
    const list = lines.slice(index + 1, end < 0 ? lines.length : end).filter((line) => line.bullet);
    if (list.length === 0) return zone;
    const { asks, offers } = leaning(list, pack);
    if (again) return offers > 0 && offers >= asks ? 'benefits' : zone;
    const guess = ((): Zone | null => {
      if (offers >= telling && offers >= asks) return 'benefits';
      if (asks >= telling) return before.has('requirements') ? 'preferred' : 'requirements';
      if (!seen.has('duties') && !before.has('requirements')) return 'duties';
      if (opensWhatYouDo(lines[index], pack)) return 'duties';
      return before.has('duties') && !seen.has('requirements') ? 'requirements' : null;
    })();
    if (guess) {
      before.add(guess);
      seen.add(guess);
    }
    return guess;
  });
}

/** From so many bullets on a section is a list, and prose behind it is no part of it. */
const listFrom = 2;

/**
 * Prose behind a section's list: how the employer treats people, how to apply, what is paid. It stands
 * under the list's heading and is none of what the heading opens.
 */
export function proseBehindLists(
  lines: JobLine[],
  opened: (Zone | null | undefined)[],
): ReadonlySet<JobLine> {
  const prose = new Set<JobLine>();
  let bullets = 0;
  let behind: JobLine[] = [];
  const close = (): void => {
    for (const line of behind) prose.add(line);
    behind = [];
    bullets = 0;
  };
  lines.forEach((line, index) => {
    if (opened[index] !== undefined) close();
    else if (line.bullet) {
      bullets += 1;
      behind = [];
    } else if (bullets >= listFrom) behind.push(line);
  });
  close();
  return prose;
}
