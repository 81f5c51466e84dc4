import { expect, test } from 'vitest';
import { milesBetween, nearestMiles, placesOf } from './places.ts';

const near = (text: string, lat: number, lon: number) => {
  const [place] = placesOf(text);
  return place !== undefined && milesBetween(place, { lat, lon }) < 15;
};

test('a place is found by its name in five languages, with code, region or country beside it', () => {
  const munich: [number, number] = [48.14, 11.58];
  for (const name of [
    'München',
    'Munich',
    'Múnich',
    '慕尼黑',
    '80331 München',
    'Munich, Germany',
    'Munich, Allemagne',
    'DE-80331 München',
  ])
    expect([name, near(name, ...munich)]).toEqual([name, true]);
  expect(near('Portland, OR', 45.52, -122.68)).toBe(true);
  expect(near('Portland, ME', 43.66, -70.26)).toBe(true);
  expect(near('Valencia, Venezuela', 10.16, -68.0)).toBe(true);
  expect(near('Valencia, España', 39.47, -0.38)).toBe(true);
  // Which of two large ones is meant cannot be known.
  expect(placesOf('Valencia')).toEqual([]);
  expect(near('杭州市', 30.29, 120.16)).toBe(true);
});

test('several places count by the nearest, unknown ones not at all', () => {
  const both = placesOf('Berlin oder Hamburg');
  expect(both).toHaveLength(2);
  const [hannover] = placesOf('Hannover');
  expect(nearestMiles(hannover, both)).toBeGreaterThan(70);
  expect(nearestMiles(hannover, both)).toBeLessThan(90);
  expect(placesOf('Remote')).toEqual([]);
  expect(placesOf('Nowhereville, Erewhon')).toEqual([]);
  expect(nearestMiles(undefined, both)).toBeUndefined();
});
