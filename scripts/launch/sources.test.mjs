import { expect, test } from 'vitest';
import { filesOf, hashOf, signatureOf } from './sources.mjs';

test('what a build is made from has no tests, generated files or packages in it', () => {
  const paths = filesOf(['packages', 'apps']).map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => /\.test\.|node_modules|\/generated\//.test(path))).toEqual([]);
});

test('another time of change alters the signature, and not the hash', () => {
  const files = filesOf(['scripts/launch/sources.mjs']);
  const touched = files.map((file) => ({ ...file, time: file.time + 1 }));
  expect(signatureOf(touched)).not.toBe(signatureOf(files));
  expect(hashOf(touched)).toBe(hashOf(files));
});
