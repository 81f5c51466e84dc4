import type { Language } from '@tailor/engine';

const trunk: Record<string, string> = {
  '44': '0',
  '33': '0',
  '49': '0',
  '41': '0',
  '43': '0',
  '32': '0',
  '61': '0',
};
const codes = ['44', '33', '49', '41', '43', '32', '61', '34', '86', '52', '54', '57', '56', '1'];
const home: Record<Language, string | undefined> = { en: undefined, es: '34', fr: '33', de: '49', zh: '86' };

interface Parts {
  code: string | undefined;
  /** Without the country's code and without the zero before it. */
  national: string;
}

function partsOf(phone: string, language: Language): Parts | undefined {
  const digits = phone.replace(/\(0\)/, '').replace(/\D/g, '');
  if (/^\s*\(?\+/.test(phone)) {
    const code = codes.find((one) => digits.startsWith(one));
    return code ? { code, national: digits.slice(code.length) } : undefined;
  }
  if (digits.startsWith('0') && home[language]) return { code: home[language], national: digits.slice(1) };
  return { code: digits.startsWith('0') ? undefined : home[language], national: digits };
}

function grouped(digits: string, sizes: number[], sep: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const size of sizes) {
    parts.push(digits.slice(from, from + size));
    from += size;
  }
  return [...parts, digits.slice(from)].filter(Boolean).join(sep);
}

const pairs = (digits: string, first: number, sep: string) => grouped(digits, [first, 2, 2, 2, 2, 2], sep);

/** The same number as people write it too: with and without the country, in groups, with other marks. */
export function numberForms(phone: string, language: Language): string[] {
  const parts = partsOf(phone, language);
  if (!parts || /ext|x|\/.*\//i.test(phone)) return [];
  const { code, national } = parts;
  const zero = code ? (trunk[code] ?? '') : '';
  const own = zero + national;
  const forms = [
    own,
    pairs(own, own.length % 2 === 0 ? 2 : 3, ' '),
    pairs(own, own.length % 2 === 0 ? 2 : 3, '.'),
    grouped(own, [3, 3, 4], '-'),
    grouped(own, [4, 3, 4], ' '),
    `(${own.slice(0, 3)}) ${own.slice(3)}`,
    `${own.slice(0, 4)}/${own.slice(4)}`,
  ];
  if (code)
    forms.push(
      `+${code}${national}`,
      `+${code} ${grouped(national, [3, 3, 3], ' ')}`,
      `00${code} ${national}`,
      `(+${code}) ${grouped(national, [3, 3, 3], ' ')}`,
      `+${code}-${grouped(national, [3, 4, 4], '-')}`,
      ...(zero ? [`+${code} (0)${grouped(national, [3, 3, 3], ' ')}`, `+${code} (0) ${national}`] : []),
    );
  return forms.filter((form) => form !== phone);
}
