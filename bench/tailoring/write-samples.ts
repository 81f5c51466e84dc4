import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@tailor/engine';
import { root } from '../root.ts';
import { type TailoredPair, tailoredPairs } from './pairs.ts';

/** node scripts/run.mjs bench/tailoring/write-samples.ts: readable samples, four a language, into docs/samples. */
const folder = join(root, 'docs', 'samples');
mkdirSync(folder, { recursive: true });
// What is no sample any more goes: twenty are read, twenty lie there.
for (const name of readdirSync(folder)) if (name !== 'README.md') rmSync(join(folder, name));

function page({ pair, tailoring }: TailoredPair): string {
  const { before, after, edits, questions } = tailoring;
  const quoted = (text: string) =>
    text
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n');
  return [
    `# ${pair.resume.id}, for: ${pair.posting.title}`,
    '',
    `Invented person, invented posting. Score ${before.score.total} to ${after.score.total} (ceiling ${before.score.ceiling}), ` +
      `keywords visible ${after.keywordStats.beforeMatch} to ${after.keywordStats.afterMatch}.`,
    '',
    '## Edits',
    '',
    ...edits.flatMap((edit) => [
      `**${edit.kind}** (score ${edit.effect.score >= 0 ? '+' : ''}${edit.effect.score})`,
      '',
      ...(edit.before ? [quoted(edit.before), '', 'becomes', ''] : []),
      quoted(edit.after),
      '',
      ...edit.terms.map((term) => `- “${term.added}”: line ${(term.line ?? 0) + 1} says “${term.source}”`),
      '',
    ]),
    '## Asked, not written',
    '',
    ...questions.map((question) => `- ${question.term.text}`),
    '',
    '## Tailored text',
    '',
    '```text',
    tailoring.text.trimEnd(),
    '```',
    '',
  ].join('\n');
}

for (const language of languages) {
  const own = tailoredPairs(
    (pair) => pair.fit === 'own' && pair.resume.language === language && pair.posting.language === language,
  );
  const most = [...own].sort((a, b) => b.tailoring.edits.length - a.tailoring.edits.length);
  // A resume with two postings of its trade is one sample.
  const different = most.filter(
    ({ pair }, at) => at === most.findIndex((one) => one.pair.resume === pair.resume),
  );
  for (const each of different.slice(0, 4))
    writeFileSync(join(folder, `${each.pair.resume.id}.md`), page(each));
}
