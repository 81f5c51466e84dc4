import { adzuna } from './adzuna.ts';
import { arbeitnow } from './arbeitnow.ts';
import { ashby } from './ashby.ts';
import type { Connector } from './connector.ts';
import { feed } from './feed.ts';
import { greenhouse } from './greenhouse.ts';
import { lever } from './lever.ts';
import { personio } from './personio.ts';
import { recruitee } from './recruitee.ts';
import { remotive } from './remotive.ts';
import { smartrecruiters } from './smartrecruiters.ts';
import { workable } from './workable.ts';

/** Fed by the operator's own files, and by us: nothing is asked for them. */
const given = (name: string, sample: boolean): Connector => ({
  name,
  needs: [],
  terms: ({ credit = '', link, gating = '' }) => ({
    credit: credit || (sample ? 'Sample' : name),
    ...(link ? { link } : {}),
    gating: sample || gating === 'allowed',
    requestsADay: 0,
    sample,
  }),
  page: async () => ({ postings: [], next: null, unusable: 0 }),
});

export const connectors: ReadonlyMap<string, Connector> = new Map(
  [
    greenhouse,
    lever,
    ashby,
    workable,
    smartrecruiters,
    personio,
    recruitee,
    remotive,
    arbeitnow,
    adzuna,
    feed,
    given('file', false),
    given('sample', true),
  ].map((one) => [one.name, one]),
);
