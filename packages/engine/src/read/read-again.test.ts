import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seeded } from '../../test/seeded.ts';
import { sourceFromText } from '../text/source.ts';
import type { ResumeSource, SourceLine } from '../types.ts';
import { readResume } from './read-resume.ts';

const resumes = join(import.meta.dirname, '..', '..', '..', '..', 'bench/material/pairs/resumes');
const textOf = (id: string) => readFileSync(join(resumes, `${id}.txt`), 'utf8');

const strange = [
  '',
  '----',
  '2019 – 2021',
  '- 2019 – today',
  'EDUCATION',
  'Page 2/3',
  '# Work',
  '\t\t',
  '> ',
  '2.1 One',
  '2.2 Two',
  '>> one',
  'a\tb',
];

/** One line changed, put in, taken away or moved; all others stay the very same objects. */
function changed(
  source: ResumeSource,
  others: readonly string[],
  random: (below: number) => number,
): ResumeSource {
  const lines: SourceLine[] = [...source.lines];
  const at = random(lines.length);
  const { text } = lines[at] ?? { text: '' };
  const other = others[random(others.length)] ?? '';
  const words = text.split(' ');
  words.splice(random(words.length), random(3), ...other.split(' ').slice(0, random(4)));
  const ways = [
    () => lines.splice(at, 1, { text: words.join(' ') }),
    () => lines.splice(at, 1),
    () => lines.splice(at, 0, { text: other }),
    () => lines.splice(at, 0, { text: '' }),
    () => lines.splice(at, 1, { text: strange[random(strange.length)] ?? '' }),
    () => lines.splice(random(lines.length), 0, ...lines.splice(at, 1 + random(6))),
    () => lines.splice(at, 1, { text: text.startsWith('- ') ? text.slice(2) : `- ${text}` }),
  ];
  for (let times = 1 + random(2); times > 0; times -= 1) ways[random(ways.length)]?.();
  return { lines };
}

const anew = ({ lines }: ResumeSource): ResumeSource => ({ lines: lines.map((line) => ({ ...line })) });

test('an edited resume is read as if nobody had read any line of it before', () => {
  const ids = ['en-chef', 'es-comercial', 'fr-boulanger', 'de-koechin', 'zh-hr'];
  ids.forEach((id, which) => {
    const source = sourceFromText(textOf(id));
    const others = sourceFromText(textOf(ids[(which + 1) % ids.length] ?? id)).lines.map(({ text }) => text);
    const random = seeded(which + 1);
    readResume(source);
    for (let round = 0; round < 24; round += 1) {
      const edited = changed(source, others, random);
      expect(readResume(edited), `${id} ${round}`).toEqual(readResume(anew(edited)));
    }
  });
});
