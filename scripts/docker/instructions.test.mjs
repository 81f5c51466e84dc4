import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../launch/place.mjs';
import { environmentOf, lastStage, parseDockerfile, problemsOf } from './instructions.mjs';

const ours = parseDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'));

test('the image is slim, runs an init process, is not root, has a volume and a health check', () => {
  expect(problemsOf(ours)).toEqual([]);
});

test('an image that runs as root, or whose command is a shell line, is refused', () => {
  const loose = ours
    .filter(({ name }) => name !== 'USER')
    .map((one) => (one.name === 'CMD' ? { ...one, rest: 'npm start' } : one));
  expect(problemsOf(loose)).toEqual([
    'it must not run as root',
    'CMD must be a list, so that signals arrive',
  ]);
});

test('what the image sets is what the product is started with', () => {
  expect(environmentOf(lastStage(ours))).toMatchObject({ DATA_DIR: '/data', NODE_ENV: 'production' });
});
