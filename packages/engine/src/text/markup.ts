import { allMatches } from './all-matches.ts';
import { type CleanText, without } from './clean.ts';

/** What Markdown, LaTeX or HTML said about a line before its marks were taken away. */
export interface Markup {
  clean: CleanText;
  headingLevel?: number;
  bold: boolean;
  /** A line of markup only: nothing of it is said to a person. */
  noise: boolean;
  links: string[];
}

// Every quantifier is bounded: hostile lines must not cost more than their length.
const latexHint = /\\[a-zA-Z]{2,30}|\\[%&#]|^\s*%|\\\\\s*$|\$\|\$/;
const latexHeading =
  /^\s*\\(?:(?:sub){0,2}section|chapter|part|cvsection|rsection|resheading|sectiontitle|roottitle|cvsubsection)\*?\s*\{/;
const latexNoise =
  /^\s*(?:%|\\(?:begin|end|documentclass|usepackage|vspace|hspace|newpage|pagestyle|moderncv|maketitle|makecvtitle|setlength|noindent|centering|hrule|resumeSubHeadingListStart|resumeSubHeadingListEnd|resumeItemListStart|resumeItemListEnd|newcommand|renewcommand|definecolor|geometry|hline|clearpage|smallskip|medskip|bigskip|input|toprule|bottomrule|midrule)\b)/;
const latexCommand =
  /\\(?:href|url)\s*\{([^{}]{0,300})\}\s*|\\[a-zA-Z]{1,40}\*?(?:\[[^\][]{0,80}\])?\s?|\\[\\&%$#_{}~]|[{}~$]|&/g;

function stripLatex(line: CleanText): { clean: CleanText; links: string[]; item: boolean } {
  const links: string[] = [];
  const ranges: { start: number; end: number }[] = [];
  const chars = line.text.split('');
  let item = false;
  // Parts of one name, or of one address, and no columns.
  const whole = /^\s*\\(name|address)\b/.exec(line.text)?.[1];
  for (const match of allMatches(line.text, latexCommand)) {
    const start = match.index;
    const found = match[0];
    const end = start + found.length;
    if (match[1] !== undefined) {
      links.push(match[1]);
      const hasText = line.text[end] === '{';
      if (hasText) ranges.push({ start, end });
      else
        ranges.push(
          { start, end: start + found.indexOf('{') + 1 },
          { start: start + found.lastIndexOf('}'), end },
        );
    } else if (/^\\(?:item|resumeItem|cvitem|resumeSubItem)\b/.test(found)) {
      item ||= line.text.slice(0, start).trim() === '';
      ranges.push({ start, end });
    } else if (
      /^\\(?:hfill|quad|qquad|dotfill)/.test(found) ||
      found === '&' ||
      (found === '\\\\' && line.text.slice(end).trim())
    ) {
      chars[start] = '\t';
      if (found.length > 1) ranges.push({ start: start + 1, end });
    } else if (found === '}' && line.text[end] === '{') {
      chars[start] = whole === 'address' ? ',' : whole ? ' ' : '\t';
    } else if (whole === 'address' && found === '{' && line.text[start - 1] === '}') {
      chars[start] = ' ';
    } else if (found === '~') {
      chars[start] = ' ';
    } else if (/^\\[&%$#_{}]$/.test(found)) {
      ranges.push({ start, end: start + 1 });
    } else ranges.push({ start, end });
  }
  return { clean: without({ text: chars.join(''), offsets: line.offsets }, ranges), links, item };
}

const markdownMarks =
  /\*{2,3}|_{2,3}(?=[\p{L}\p{N}*_])|(?<=[\p{L}\p{N}.,:;!?)*])_{2,3}|(?<![\p{L}\p{N}*])\*(?=[\p{L}\p{N}"'(])|(?<=[\p{L}\p{N}"').,:])\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_./@-])_(?=[\p{L}\p{N}"'(])|(?<=[\p{L}\p{N}.,:"')])_(?![\p{L}\p{N}_@./-])|`{1,3}|<\/?(?:b|i|u|p|strong|em|br|li|ul|ol|div|span|h[1-6]|td|tr|th|small|center|font|hr)(?:\s[^<>]{0,80})?\/?>/giu;
const markdownLink = /\[([^\][]{1,200})\]\(([^()\s]{1,300})\)/g;

function stripMarkdown(line: CleanText): { clean: CleanText; links: string[]; bold: boolean } {
  const links: string[] = [];
  const ranges: { start: number; end: number }[] = [];
  for (const match of allMatches(line.text, markdownLink)) {
    links.push(match[2] ?? '');
    const textEnd = match.index + 1 + (match[1]?.length ?? 0);
    ranges.push(
      { start: match.index, end: match.index + 1 },
      { start: textEnd, end: match.index + match[0].length },
    );
  }
  const bold =
    /^\s*(?:[-*•#]{1,6}\s+)?(?:\*\*|__|<b>|<strong>)[^*_<]{1,120}(?:\*\*|__|<\/b>|<\/strong>)/i.test(
      line.text,
    );
  const marks: { start: number; end: number }[] = [];
  for (const match of allMatches(line.text, markdownMarks)) {
    const start = match.index;
    // A star or two at the head of a line may be a bullet.
    if (
      match[0] === '*' &&
      line.text.slice(0, start).trim() === '' &&
      !line.text.slice(start + 1).includes('*')
    )
      continue;
    marks.push({ start, end: start + match[0].length });
  }
  const all = [...ranges, ...marks].sort((a, b) => a.start - b.start);
  return { clean: without(line, all), links, bold };
}

const mayBeMarkdown = /[*_`#<]|\]\(/;

/** Takes the marks of the three mark-up languages off a line. */
export function readMarkup(line: CleanText): Markup {
  const links: string[] = [];
  let clean = line;
  let headingLevel: number | undefined;
  let bold = false;
  let item = false;
  if (latexHint.test(clean.text)) {
    if (latexNoise.test(clean.text)) return { clean, bold: false, noise: true, links };
    if (latexHeading.test(clean.text)) headingLevel = 1;
    if (/\\textbf\b/.test(clean.text)) bold = true;
    const stripped = stripLatex(clean);
    clean = stripped.clean;
    links.push(...stripped.links);
    item = stripped.item;
  }
  if (mayBeMarkdown.test(clean.text)) {
    const hashes = /^\s*(#{1,6})\s*(?=[^\s#\d])/.exec(clean.text);
    if (hashes?.[1]) {
      headingLevel = hashes[1].length;
      clean = without(clean, [{ start: 0, end: hashes[0].length }]);
      const tail = /\s*#{1,6}\s*$/.exec(clean.text);
      if (tail) clean = without(clean, [{ start: tail.index, end: clean.text.length }]);
    }
    const stripped = stripMarkdown(clean);
    clean = stripped.clean;
    bold ||= stripped.bold;
    links.push(...stripped.links);
  }
  if (item) clean = { text: `• ${clean.text.trimStart()}`, offsets: prepend(clean) };
  return { clean, headingLevel, bold, noise: false, links };
}

/** Offsets after a marker of two units was put before the trimmed text. */
function prepend(clean: CleanText): number[] {
  const lead = clean.text.length - clean.text.trimStart().length;
  const offsets = clean.offsets ?? Array.from({ length: clean.text.length + 1 }, (_, i) => i);
  const first = offsets[lead] ?? 0;
  return [first, first, ...offsets.slice(lead)];
}
