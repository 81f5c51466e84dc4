import { expect, test } from 'vitest';
import { isPermitted, packagesOf, problemsOf } from './check-licences.mjs';

const allowed = new Set(['MIT', 'OFL-1.1', 'Apache-2.0']);

test('of alternatives one must be permitted, of conditions all', () => {
  expect(isPermitted('(GPL-3.0 OR MIT)', allowed)).toBe(true);
  expect(isPermitted('MIT AND OFL-1.1', allowed)).toBe(true);
  expect(isPermitted('MIT AND GPL-3.0', allowed)).toBe(false);
  expect(isPermitted('(MIT AND GPL-3.0) OR Apache-2.0', allowed)).toBe(true);
  expect(isPermitted('SEE LICENSE IN LICENSE.md', allowed)).toBe(false);
});

const lockOf = (entry) => ({
  packages: { '': {}, 'node_modules/some-part': { version: '1.0.0', ...entry } },
});

test('MPL-2.0 is permitted for a tool and not for what is shipped', () => {
  expect(problemsOf(packagesOf(lockOf({ license: 'MPL-2.0', dev: true })))).toEqual([]);
  expect(problemsOf(packagesOf(lockOf({ license: 'MPL-2.0' })))).toHaveLength(1);
});

test('a package that names no licence is not permitted', () => {
  expect(problemsOf(packagesOf(lockOf({})))).toEqual([
    'some-part 1.0.0: none named is not permitted for what we ship',
  ]);
});
