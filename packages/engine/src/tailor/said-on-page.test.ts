import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { supports } from '../gate/item-support.ts';
import { claimsOf } from '../gate/items.ts';
import { allBullets } from './context.ts';
import { statementsOf, waysOnPage } from './said-on-page.ts';
import { familyWithName, sameFamily } from './same-family.ts';
import { ofTheSame, spelledOtherwise } from './spelled-otherwise.ts';
import { openContext } from './tailor.ts';
import { wantedTerms } from './wanted.ts';

const pairs = join(import.meta.dirname, '..', '..', '..', '..', 'bench', 'material', 'pairs');
const contextOf = (id: string, posting: string) =>
  openContext(engine, {
    resume: readFileSync(join(pairs, 'resumes', `${id}.txt`), 'utf8'),
    job: JSON.parse(readFileSync(join(pairs, 'postings', `${posting}.json`), 'utf8')),
    asOf: { year: 2026, month: 11 },
  });

/** Each term that the page as a whole cannot say, held against every point all the same. */
test.each([
  ['en-chef', 'en-chef'],
  ['es-enfermera', 'es-enfermera'],
  ['fr-boulanger', 'fr-boulanger'],
  ['de-koechin', 'de-koechin'],
  ['zh-hushi', 'zh-hushi'],
  ['en-chef', 'fr-boulanger'],
])('what the page of %s cannot say for %s, no point of it says', (id, posting) => {
  const context = contextOf(id, posting);
  const { lexis, resume, support } = context;
  const statementOf = statementsOf(support);
  const points = allBullets(resume).flatMap((place) => statementOf(place) ?? []);
  expect(points.length).toBeGreaterThan(3);
  let shut = 0;
  for (const { say } of wantedTerms(context)) {
    const claims = claimsOf(say, lexis);
    const ways = waysOnPage(say, claims, context);
    shut += Object.values(ways).filter((open) => !open).length;
    for (const point of points) {
      if (!ways.spelling) {
        expect(spelledOtherwise(say, point, lexis), say).toBeUndefined();
        expect(ofTheSame(say, point, lexis), say).toBeUndefined();
      }
      if (!ways.family) expect(sameFamily(claims, point, lexis), say).toBeUndefined();
      if (!ways.name) expect(familyWithName(claims, point, lexis), say).toBeUndefined();
      if (!ways.words)
        expect(
          claims.items.every((item) => supports(point, item, lexis)),
          say,
        ).toBe(false);
    }
  }
  expect(shut).toBeGreaterThan(5);
});
