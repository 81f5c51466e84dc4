import { expect, test } from 'vitest';
import { lexisOf } from '../gate/lexis.ts';
import { isBareDoing } from './bare-doing.ts';

test('a duty told to somebody is no name of a skill, a noun that looks like a verb is one', () => {
  const { pack } = lexisOf('en');
  expect(isBareDoing('prepare invoices', pack)).toBe(true);
  expect(isBareDoing('Organise trips', pack)).toBe(true);
  expect(isBareDoing('stock control', pack)).toBe(false);
  expect(isBareDoing('translation', pack)).toBe(false);
});
