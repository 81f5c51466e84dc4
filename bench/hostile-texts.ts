/** Texts of 200 KB that nobody writes to find a job: each of a kind that made some reader of ours slow, or could. */

const size = 200_000;
const filled = (piece: string): string => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

/** Different words, so that nothing is found in a cache. */
function words(count: number, letters: string): string[] {
  const base = letters.length;
  return Array.from({ length: count }, (_, i) => {
    let word = '';
    for (let rest = i + base * base; rest > 0; rest = Math.floor(rest / base)) word += letters[rest % base];
    return word;
  });
}

const latin = words(30_000, 'aeiourstlnmd');
const joined = (between: string): string => latin.join(between).slice(0, size);

export const hostileTexts: Record<string, string> = {
  'one word of 200 KB': filled('a'),
  'Chinese without a break': filled('管理'),
  'Chinese without a break, ever new': words(60_000, '管理会计软件开发销售护理教学').join('').slice(0, size),
  'Chinese commas': filled('管理，'),
  '100,000 bullets': filled('- \n'),
  'filled bullets': filled('• x\n'),
  'different bullets': joined('\n• '),
  'nested brackets': filled(`${'('.repeat(1000)}${')'.repeat(1000)}`),
  'brackets never closed': filled('('),
  'brackets around words': filled('((Java) or (Go)) '),
  digits: filled('1'),
  'years without end': filled('3 years '),
  'year ranges without end': filled('3 to 5 years or '),
  'dates without end': filled('2019 - 2020\n'),
  'dates in one line': filled('2019 - 2020, '),
  'choices without end': filled('Java or '),
  'different choices': joined(' or '),
  'nested choices': filled('either Java or (Go or (Rust or Python)) or '),
  'slashes without end': filled('Java/Go/'),
  'skills without end': filled('experience with python and sql\n'),
  'skills in one sentence': filled('experience with python and sql and '),
  'must have in one sentence': filled('you must have excellent knowledge of '),
  'one endless sentence': joined(' '),
  'different sentences': joined('. A'),
  'different duties': `Responsibilities\n${joined('\n- prepare big ')}`.slice(0, size),
  '100,000 commas': filled(','),
  'different words and commas': joined(', '),
  'headings without end': filled('Requirements:\n'),
  'headings in one line': filled('Requirements: Benefits: '),
  'degrees without end': filled("bachelor's degree in computer science or "),
  'languages without end': filled('English and German and French '),
  'certificates without end': filled('certificate in first aid, '),
  'combining marks': `e${filled('\u0301')}`.slice(0, size),
  'combining marks on words': filled('e\u0301\u0301\u0301\u0301 x\u0308 '),
  'zero width': filled('a\u200b'),
  'zero width only': filled('\u200b\u200d\ufeff'),
  'right to left marks': filled('\u202eJava\u202c \u200f'),
  'soft hyphens': filled('ma\u00adna\u00adger '),
  emoji: filled('👩‍💻 '),
  'full width': filled('ＪＡＶＡ　'),
  'spaces only': filled(' '),
  'wide gaps': `Experience\n\n${filled(`2019 – 2021 Acme Ltd${' '.repeat(3500)}x. Kitchen help\n`)}`.slice(
    0,
    size,
  ),
  'tabs and words': filled('a\t\t\t\t'),
  'line breaks only': filled('\n'),
  'e-mail like': filled('a@b.'),
  'many addresses': filled('anna@example.org '),
  'links without end': filled('https://example.org/?a=b&c=d '),
  'phones without end': filled('+49 30 123456 '),
  'html leftovers': filled('<div><span class="a">'),
  'markdown tables': filled('| a | b |\n'),
  stars: filled('**'),
  apostrophes: filled("'s "),
  'dots and letters': filled('z. B. '),
  'abbreviations without spaces': filled('U.S.A.'),
  'German compounds': words(9000, 'rstlnmaeiou')
    .map((word) => `Kundenbetreuungs${word}management`)
    .join(' ')
    .slice(0, size),
  'upper case': filled('JAVA SQL '),
  'camel case': filled('JavaScriptDeveloperManager'),
};
