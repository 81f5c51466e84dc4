import { fold, type TextLanguage } from './tokens.ts';

/** Number words from two on; "one" is an article in most of these languages and says nothing. */
const words: Record<TextLanguage, string> = {
  en: 'two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13 fourteen:14 fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90 hundred:100 thousand:1000 million:1000000 dozen:12 double:2 doubled:2 tripled:3 twice:2',
  es: 'dos:2 tres:3 cuatro:4 cinco:5 seis:6 siete:7 ocho:8 nueve:9 diez:10 once:11 doce:12 trece:13 catorce:14 quince:15 dieciseis:16 diecisiete:17 dieciocho:18 diecinueve:19 veinte:20 treinta:30 cuarenta:40 cincuenta:50 sesenta:60 setenta:70 ochenta:80 noventa:90 cien:100 mil:1000 millon:1000000 millones:1000000 docena:12 doble:2 triple:3',
  fr: 'deux:2 trois:3 quatre:4 cinq:5 six:6 sept:7 huit:8 neuf:9 dix:10 onze:11 douze:12 treize:13 quatorze:14 quinze:15 seize:16 vingt:20 trente:30 quarante:40 cinquante:50 soixante:60 cent:100 cents:100 mille:1000 million:1000000 millions:1000000 dizaine:10 douzaine:12 double:2 triple:3',
  de: 'zwei:2 drei:3 vier:4 funf:5 sechs:6 sieben:7 acht:8 neun:9 zehn:10 elf:11 zwolf:12 dreizehn:13 vierzehn:14 funfzehn:15 sechzehn:16 siebzehn:17 achtzehn:18 neunzehn:19 zwanzig:20 dreissig:30 vierzig:40 funfzig:50 sechzig:60 siebzig:70 achtzig:80 neunzig:90 hundert:100 tausend:1000 million:1000000 millionen:1000000 dutzend:12 verdoppelt:2 zweimal:2 dreimal:3',
  zh: '二:2 两:2 三:3 四:4 五:5 六:6 七:7 八:8 九:9 十:10 百:100 千:1000 万:10000 亿:100000000 翻倍:2',
};

const tables = new Map<TextLanguage, Map<string, string>>();

function tableOf(language: TextLanguage): Map<string, string> {
  let table = tables.get(language);
  if (!table) {
    table = new Map(words[language].split(' ').map((pair) => pair.split(':') as [string, string]));
    tables.set(language, table);
  }
  return table;
}

/** The numbers a text states, written so that "1,300", "1.300" and "1 300" are one; words by their value. */
export function numbersIn(text: string, language: TextLanguage): { shown: string; value: string }[] {
  const digits = [...text.matchAll(/\d+(?:[.,'’\u00a0\u202f ]\d{3}(?!\d)|[.,:]\d+)*/g)].map(([shown]) => ({
    shown,
    value: shown.replace(/[.,:'’\s]/g, ''),
  }));
  const table = tableOf(language);
  const spoken =
    language === 'zh'
      ? [...text.matchAll(/[二两三四五六七八九十百千万亿]+|翻倍/g)].map(([shown]) => shown)
      : fold(text).split(/[^\p{L}]+/u);
  return [
    ...digits,
    ...spoken.flatMap((shown) => {
      const value = table.get(shown) ?? (language === 'zh' ? shown : undefined);
      return value === undefined ? [] : [{ shown, value }];
    }),
  ];
}
