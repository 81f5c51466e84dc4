import { fold, hasHan } from '../text/fold.ts';
import { bareName } from './bare-name.ts';
import { besideColon } from './beside-colon.ts';
import type { ContactLine } from './contact.ts';
import { isGivenName } from './given-names.ts';
import { isGreeting } from './greeting.ts';
import { isCapitals } from './headings.ts';
import { isHeadline } from './headline.ts';
import { mailHits, nameScore, turned } from './names.ts';
import type { Piece } from './pieces.ts';
import { isPlace } from './places.ts';
import { isProse, isTrade, likeness } from './scores.ts';
import { tables } from './tables.ts';

export interface Candidate {
  text: string;
  piece: Piece;
  row: number;
  score: number;
  /** The line above holds its first half. */
  above?: Piece;
}

/** A name with a town behind it ("Jane Roe, Leeds") is weaker than the name alone. */
function commaPenalty(text: string, mail: string | undefined): number {
  const [first, second] = text.split(/\s*,\s+/);
  if (!second) return 0;
  if (isPlace(second)) return 1.5;
  // "Roe Smith, Mary Jane": the address need not repeat the given name.
  if (isGivenName(second.split(' ')[0] ?? '') && !isGivenName(first ?? '')) return 0.1;
  return mail && mailHits(second, mail) === 0 && mailHits(first ?? '', mail) > 0 ? 0.8 : 0.1;
}

/** "郑 婉 清   Wanqing Zheng": a name set wide, and the same in other letters. */
function closedHan(text: string): string[] {
  const wide = /^\p{Script=Han}(?:\s{1,3}\p{Script=Han}){1,3}(?=\s+\p{Lu}|\s*$)/u.exec(text)?.[0];
  return wide ? [wide.replace(/\s/g, '')] : [];
}

/** Two or three characters that say nothing else: a name, whose family may be a rare one. */
function isBare(cell: string): boolean {
  const { title, organization, degree, school } = likeness(cell);
  return cell.length <= 3 && Math.max(title, organization, degree, school) < 1.4;
}

/** "护士 万晓岚": what one is, and who. */
function isTradeFirst(text: string): boolean {
  const [trade, , more] = text.split(/\s+/);
  return more === undefined && /^\p{Script=Han}{2,8}$/u.test(trade ?? '') && isTrade(trade ?? '');
}

/** "护士-万晓岚-5年经验", "【护士_成都】万晓岚 5年": a page called as its file is. */
function hanCells(text: string): string[] {
  if (text.length > 60 || !(/[-_—–】,，]/u.test(text) || isTradeFirst(text))) return [];
  return text
    .split(/[-_—–【】,，\s]+/u)
    .filter(
      (cell, _, all) =>
        /^\p{Script=Han}{2,4}$/u.test(cell) &&
        nameScore(cell, undefined) >= (isBare(cell) && all.some(isTrade) ? 1 : 3.5),
    );
}

/** "VAN DER ROE, Jane Ann": what stands before the comma is half a name. */
function isTurned(text: string, mail: string | undefined): boolean {
  const name = bareName(text);
  return name.includes(', ') && turned(name, mail, false) !== name;
}

export function candidatesOf(lines: ContactLine[], mail: string | undefined, size: number): Candidate[] {
  const candidates: Candidate[] = [];
  lines.forEach((line, row) => {
    if (row > 14 || isGreeting(line.piece.text) || tables.signed.has(fold(line.piece.text))) return;
    const joined =
      line.rest.length === 2 && line.rest.every((part) => /^\p{Lu}[\p{L}'’-]+$/u.test(part))
        ? [line.rest.join(' ')]
        : [];
    [...joined, ...line.rest].forEach((text, cell) => {
      const wide = cell === 0 ? closedHan(line.piece.text) : [];
      const whole = cell === 0 && !line.found && line.rest.length === 1 ? line.piece.text : text;
      const beside = cell === 0 ? besideColon(line.piece.text, mail) : [];
      for (const option of new Set([
        ...beside,
        whole,
        text,
        ...(text.length < 60 && !isProse(text) && !isTurned(text, mail)
          ? text.split(/\s*,\s+/).slice(0, 1)
          : []),
        // "万晓岚 护士简历": the name, and what the page is.
        // "Jane Roe. Cook. 32 years."
        ...(row === 0 ? (/^[^.\d]{4,40}\p{Ll}{2}(?=\.\s)/u.exec(text) ?? []) : []),
        ...(hasHan(text) ? text.split(/\s+(?![^(（]*[)）])/u).slice(0, 1) : []),
        ...wide,
        ...(row === 0 && cell === 0 ? hanCells(line.piece.text) : []),
      ])) {
        let score = nameScore(option, mail);
        if (score <= 0) continue;
        // The address can only repeat the letters beside a Chinese name.
        if (mail && wide.includes(option)) {
          const hits = mailHits(line.piece.text, mail);
          if (hits > 0) score += 1.3 + hits * 0.6;
        }
        score -= row * 0.18 + cell * 0.25 + commaPenalty(option, mail);
        if (row === 0) score += 0.5;
        const layout = line.piece.layout;
        if (layout && layout.size > size * 1.25) score += 1.5;
        if (line.piece.markup.headingLevel === 1) score += 1;
        candidates.push({ text: option, piece: line.piece, row, score });
      }
    });
    const both = overTwoLines(lines[row - 1], line, mail, row === 1);
    if (both && row <= 4) candidates.push({ ...both, piece: line.piece, row, above: lines[row - 1]?.piece });
  });
  return candidates;
}

function withoutParticles(text: string): string {
  const words = text.split(/\s+/);
  const at = words.findIndex((word) => !tables.nameParticles.has(fold(word)));
  return words.slice(Math.max(0, at)).join(' ');
}

/** "JANE" and, right below it, "VAN ROE": a name set in two lines. */
function overTwoLines(
  above: ContactLine | undefined,
  line: ContactLine,
  mail: string | undefined,
  isFirst: boolean,
): { text: string; score: number } | undefined {
  if (!above || above.found || line.found || line.piece.gap > 0) return undefined;
  const [first, second] = [above.piece.text, line.piece.text];
  const text = `${first} ${second}`;
  const words = text.split(/\s+/);
  if (hasHan(text) || words.length > 5) return undefined;
  // "Jane", and below it "ROE-SMITH": the one in small letters is the given name.
  const mixed = isCapitals(first) !== isCapitals(second);
  const given = isCapitals(first) ? second : first;
  const knownGiven = isGivenName(given) || (mail !== undefined && mailHits(given, mail) > 0);
  if (mixed && ((!knownGiven && !(isFirst && given === first)) || /\s/.test(given))) return undefined;
  const whole = nameScore(text, mail);
  const parts = [nameScore(first, mail), nameScore(second, mail)];
  const titled = [first, second].some((part) => likeness(part).title >= 1.4 || isHeadline(part));
  // "Jane", and below it "van Roe"
  const family = withoutParticles(second);
  // Families are called by towns too.
  const towned = isPlace(first) || (family === second && isPlace(second));
  const single = !towned && ![first, family].some((part) => /\s/.test(part));
  const alone =
    (first.split(/\s+/).length === 1 && isCapitals(first)) || (single && (isFirst || isGivenName(first)));
  const told =
    mail !== undefined && mailHits(text, mail) > Math.max(mailHits(first, mail), mailHits(second, mail));
  if (titled || parts.some((part) => part <= 0) || !(alone || told)) return undefined;
  return { text, score: whole + 0.6 };
}
