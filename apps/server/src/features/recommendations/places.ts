import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** Where a place is, by GeoNames' cities over 15,000 inhabitants; names in five languages and their own. */
export interface Place {
  lat: number;
  lon: number;
}

interface City extends Place {
  country: string;
  region: string;
  people: number;
}

let cities: Map<string, City[]> | undefined;

const fold = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/[’'.-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<=\p{Script=Han}{2})[市县區区]$/u, '');

function dataFile(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const places = [
    join(here, 'places'),
    resolve(here, '..', '..', '..', 'data'),
    resolve('apps', 'server', 'data'),
  ];
  const found = places.map((place) => join(place, 'cities.tsv.gz')).find(existsSync);
  if (!found) throw new Error('the table of cities is missing: build first');
  return found;
}

function load(): Map<string, City[]> {
  const made = new Map<string, City[]>();
  for (const line of gunzipSync(readFileSync(dataFile())).toString('utf8').split('\n')) {
    const [lat, lon, country = '', region = '', people, names = ''] = line.split('\t');
    if (!lat || !lon) continue;
    const city = { lat: Number(lat), lon: Number(lon), country, region, people: Number(people) };
    for (const name of names.split('|')) {
      const key = fold(name);
      const known = made.get(key);
      if (known) known.push(city);
      else made.set(key, [city]);
    }
  }
  return made;
}

const countryNames = new Map<string, string>();

/** "Deutschland", "Allemagne", "德国", "DE", "UK": the country's code. */
function countryOf(text: string): string | undefined {
  if (countryNames.size === 0) {
    for (const language of ['en', 'es', 'fr', 'de', 'zh']) {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
      for (let a = 65; a < 91; a += 1)
        for (let b = 65; b < 91; b += 1) {
          const code = String.fromCharCode(a, b);
          const name = names.of(code);
          if (name) countryNames.set(fold(name), code);
        }
    }
    for (const [name, code] of Object.entries({
      usa: 'US',
      'u s a': 'US',
      uk: 'GB',
      england: 'GB',
      scotland: 'GB',
      wales: 'GB',
    }))
      countryNames.set(name, code);
  }
  return countryNames.get(fold(text));
}

function best(found: City[], rest: string[]): City | undefined {
  const codes = rest.map((part) => part.replace(/[\d\s]+/g, ' ').trim()).filter((part) => part !== '');
  const countries = codes.map((part) => countryOf(part)).filter((code) => code !== undefined);
  const rated = found.map((city) => {
    const inRegion = codes.some((part) => part.toUpperCase() === city.region) ? 3 : 0;
    const inCountry =
      countries.includes(city.country) || codes.some((part) => part.toUpperCase() === city.country) ? 2 : 0;
    // "Portland, OR" names a region; a country that is named and another one is no match at all.
    const elsewhere = countries.length > 0 && inCountry === 0 && inRegion === 0;
    return { city, rating: elsewhere ? -1 : inRegion + inCountry };
  });
  rated.sort((a, b) => b.rating - a.rating || b.city.people - a.city.people);
  const [first, second] = rated;
  if (!first || first.rating < 0) return undefined;
  // Two cities of one name, nearly as large: a wrong distance is worse than none.
  const rival = second && second.rating === first.rating && second.city.people > first.city.people * 0.4;
  return rival && milesBetween(first.city, second.city) > 50 ? undefined : first.city;
}

/** One place, as people write it: "79098 Freiburg im Breisgau, Germany", "Portland, OR", "杭州". */
function placeOf(text: string): Place | undefined {
  cities ??= load();
  const parts = text
    .replace(/\([^)]*\)/g, ' ')
    .split(/[,，·|–]|\s-\s/u)
    .map((part) => part.replace(/^\s*(?:[A-Z]{1,2}-)?\d{4,6}\s+/, '').trim())
    .filter((part) => part !== '');
  for (const [at, part] of parts.entries()) {
    const rest = [...parts.slice(0, at), ...parts.slice(at + 1)];
    const found = cities.get(fold(part)) ?? cities.get(fold(part.replace(/\s+\d+$/, '')));
    const city = found && best(found, rest);
    if (city) return { lat: city.lat, lon: city.lon };
  }
  return undefined;
}

const several = /\s*(?:[;/\n]|\s(?:or|and|oder|und|ou|et|o|y)\s|、|或)\s*/iu;

/** Every place a posting names; what is not known is left out. */
export function placesOf(text: string): Place[] {
  const found = text
    .slice(0, 300)
    .split(several)
    .flatMap((one) => placeOf(one) ?? []);
  return found.filter(
    (place, at) => found.findIndex(({ lat, lon }) => lat === place.lat && lon === place.lon) === at,
  );
}

const radians = Math.PI / 180;

/** Along the great circle, in miles. */
export function milesBetween(a: Place, b: Place): number {
  const lat = Math.sin(((b.lat - a.lat) * radians) / 2) ** 2;
  const lon = Math.sin(((b.lon - a.lon) * radians) / 2) ** 2;
  const share = lat + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * lon;
  return 2 * 3_958.8 * Math.asin(Math.min(1, Math.sqrt(share)));
}

/** To the nearest of several places; nothing where either side is unknown. */
export function nearestMiles(from: Place | undefined, to: readonly Place[]): number | undefined {
  if (!from || to.length === 0) return undefined;
  return Math.round(Math.min(...to.map((place) => milesBetween(from, place))));
}
