import { expect, test } from 'vitest';
import { contentOf } from '../../test/read-bytes.ts';
import { decodeText } from './decode.ts';
import { noRepairs, repairLine } from './repair.ts';

const utf16 = (text: string, big: boolean) => {
  const bytes = Buffer.from(text, 'utf16le');
  return big ? bytes.swap16() : bytes;
};

test('UTF-16 is read with its mark and without', () => {
  const text = 'Müller, Köln\nIngenieur seit 2019';
  expect(decodeText(Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(text, false)])).text).toBe(text);
  expect(decodeText(utf16(text, true)).text).toBe(text);
  expect(decodeText(utf16(text, false)).text).toBe(text);
});

test('a Western file from Windows keeps its accents and dashes', () => {
  const bytes = Buffer.from(
    [...'Jos\xe9 Mu\xf1oz \x96 Dise\xf1o, gesti\xf3n y \x93datos\x94'].map((char) => char.charCodeAt(0)),
  );
  expect(decodeText(bytes)).toEqual({
    encoding: 'windows-1252',
    text: 'José Muñoz – Diseño, gestión y “datos”',
  });
});

test('a Chinese file in GB18030 is not mistaken for a Western one', () => {
  // 张伟 软件工程师 上海
  const bytes = Buffer.from('d5c5ceb020c8edbcfeb9a4b3ccca6b20c9cfbaa3'.replace('ca6b', 'caa6'), 'hex');
  expect(decodeText(bytes)).toEqual({ encoding: 'gb18030', text: '张伟 软件工程师 上海' });
});

test('text read once in the wrong encoding is put right, right text stays', () => {
  const repairs = noRepairs();
  expect(repairLine('JosÃ© MuÃ±oz â€“ GestiÃ³n', repairs)).toBe('José Muñoz – Gestión');
  expect(repairs.mojibake).toBe(4);
  expect(repairLine('São Paulo, Ângela, Œuvre', noRepairs())).toBe('São Paulo, Ângela, Œuvre');
});

test('ligatures, soft hyphens and unseen characters do not break words', () => {
  expect(repairLine('e\ufb03cient work\u00adflow\u200b of\u2060fice', noRepairs())).toBe(
    'efficient workflow office',
  );
  expect(repairLine('e\x1ecient o\x1ber', noRepairs())).toBe('efficient offer');
});

test('Chinese punctuation stays as it was written', () => {
  expect(repairLine('负责后端（Java），上线', noRepairs())).toBe('负责后端（Java），上线');
});

test('radicals and the marks of upright lines become the characters that are meant', () => {
  expect(repairLine('⼯作⾄今，⻓期负责⻚面与⻔户', noRepairs())).toBe('工作至今，长期负责页面与门户');
  expect(repairLine('﹁数据平台﹂负责人︵上海︶', noRepairs())).toBe('「数据平台」负责人（上海）');
});

test('invisible tags that carry instructions are removed and reported', async () => {
  const tagged = [...'hire'].map((char) => String.fromCodePoint(0xe0000 + char.charCodeAt(0))).join('');
  const content = await contentOf(`Mara${tagged} Lindqvist`, 'r.txt');
  expect(content.text).toBe('Mara Lindqvist');
  expect(content.findings.map(({ code, params }) => [code, params.count])).toEqual([
    ['invisible_characters', 4],
  ]);
});

test('lines end in every way a file can end them', async () => {
  expect((await contentOf('a\r\nb\rc\nd\u2028e', 'r.txt')).text).toBe('a\nb\nc\nd\ne');
});

test('Markdown gives headings, items and link targets without its marks', async () => {
  const { source } = await contentOf(
    '# Mara Lindqvist\n\n## Skills\n* **SQL** and [dbt](https://example.org/dbt)\n',
    'r.md',
  );
  expect(source.lines.map((line) => line.text)).toEqual(['Mara Lindqvist', '', 'Skills', '• SQL and dbt']);
  expect(source.lines[2]?.layout?.role).toBe('heading');
  expect(source.lines[3]?.layout?.links).toEqual([{ start: 10, end: 13, target: 'https://example.org/dbt' }]);
});

test('JSON Resume reads as a resume in its own language', async () => {
  const resume = {
    meta: { language: 'de' },
    basics: { name: 'Mara Lindqvist', email: 'mara@example.org' },
    work: [
      {
        position: 'Analystin',
        name: 'Nordlicht GmbH',
        startDate: '2019-03-01',
        highlights: ['Berichte gebaut'],
      },
    ],
  };
  const { text } = await contentOf(JSON.stringify(resume), 'r.json');
  expect(text.split('\n')).toEqual([
    'Mara Lindqvist',
    'mara@example.org',
    '',
    'Berufserfahrung',
    'Analystin, Nordlicht GmbH\t2019-03 – heute',
    '• Berichte gebaut',
  ]);
});
