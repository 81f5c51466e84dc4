import { expect, test } from 'vitest';
import type { Happening } from './happening.ts';
import { computeProgress, streakOn } from './progress.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const monday = Date.parse('2026-05-11T09:00:00Z');
let count = 0;
const fact = (kind: string, at: number, data: Happening['data'] = {}): Happening => {
  count += 1;
  return { id: count, kind, at, data };
};

/** Hashes as a sketch holds them. */
function sketch(...hashes: number[]): string {
  const bytes = Buffer.alloc(hashes.length * 4);
  hashes.forEach((hash, index) => {
    bytes.writeUInt32BE(hash, index * 4);
  });
  return bytes.toString('base64');
}
const range = (from: number, length: number) => Array.from({ length }, (_, i) => from + i);

/** A resume that counts: its own ten runs of words. */
const processed = (ref: string, at: number, seed: number, score = 50) =>
  fact('resume.processed', at, { ref, score, edits: 5, sketch: sketch(...range(seed * 100, 10)) });
const decided = (ref: string, at: number, edit: string, accepted = true, terms = edit, of = 5) =>
  fact('edit.decided', at, { ref, edit, accepted, terms, of, score: 50 });
const answered = (ref: string, at: number, question: string, answer = 'yes') =>
  fact('question.answered', at, { ref, question, answer, score: 50 });
const claimed = (at: number, day: string, type: string) => fact('challenge.completed', at, { day, type });
const of = (happenings: Happening[], zone = 'UTC') => computeProgress(happenings, zone);

/** The same numbers at every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function randomLog(random: () => number): Happening[] {
  const log: Happening[] = [];
  for (let i = 0; i < 60; i += 1) {
    const at = monday + Math.floor(random() * 12 * DAY);
    const ref = `r${Math.floor(random() * 12)}`;
    const name = `n${Math.floor(random() * 6)}`;
    const lot = random();
    if (lot < 0.25) log.push(processed(ref, at, Math.floor(random() * 9), Math.floor(random() * 100)));
    else if (lot < 0.3) log.push(fact('resume.created', at - 5_000, { ref }));
    else if (lot < 0.6) log.push(decided(ref, at, name, random() < 0.7));
    else if (lot < 0.8) log.push(answered(ref, at, name, ['yes', 'no', 'none'][Math.floor(random() * 3)]));
    else if (lot < 0.85) log.push(fact('resume.downloaded', at, { ref }));
    else {
      const day = new Date(at).toISOString().slice(0, 10);
      const types = ['ats_score', 'keyword_optimization', 'speed_challenge', 'content_enhancement'];
      log.push(claimed(at, day, types[Math.floor(random() * 4)] ?? ''));
    }
  }
  return log;
}

test('any order and any repetition of what happened gives the same progress', () => {
  let points = 0;
  for (let seed = 1; seed <= 150; seed += 1) {
    const random = chance(seed);
    const log = randomLog(random);
    const wanted = of(log);
    points += wanted.totalPoints;
    const shuffled = [...log, ...log.filter(() => random() < 0.5)]
      .map((one) => ({ one, lot: random() }))
      .sort((a, b) => a.lot - b.lot)
      .map(({ one }) => one);
    expect(of(shuffled)).toEqual(wanted);
    expect(of([...log].reverse())).toEqual(wanted);
  }
  // The logs are not empty of anything to count.
  expect(points).toBeGreaterThan(1_000);
});

test('no day gives more than five resumes and the four challenges', () => {
  for (let seed = 200; seed < 300; seed += 1) {
    const log = randomLog(chance(seed));
    const days = new Set(log.map(({ at }) => new Date(at).toISOString().slice(0, 10))).size;
    expect(of(log).totalPoints).toBeLessThanOrEqual(days * (5 * 10 + 30 + 20 + 15 + 20));
  }
});

test('a distinct resume gives ten points, five of them a day, and all count as optimised', () => {
  const seven = range(0, 7).map((i) => processed(`r${i}`, monday + i, i + 1));
  expect(of(seven)).toMatchObject({ totalPoints: 50, resumesOptimized: 7 });
  expect(of(seven.slice(0, 2)).totalPoints).toBe(20);
});

test('a fifth of its runs of words must be new, compared with all that was rewarded in thirty days', () => {
  const first = processed('a', monday, 1);
  const again = (at: number, fresh: number) =>
    fact('resume.processed', at, {
      ref: 'b',
      score: 50,
      sketch: sketch(...range(100 + fresh, 10 - fresh), ...range(9_000, fresh)),
    });
  expect(of([first, again(monday + HOUR, 0)]).totalPoints).toBe(10);
  expect(of([first, again(monday + HOUR, 2)]).totalPoints).toBe(10);
  expect(of([first, again(monday + HOUR, 3)]).totalPoints).toBe(20);
  expect(of([first, again(monday + 30 * DAY, 0)]).totalPoints).toBe(10);
  expect(of([first, again(monday + 31 * DAY, 0)]).totalPoints).toBe(20);
});

test('keywords count when they are still accepted at the end of the day, or when a file was taken', () => {
  const five = range(0, 5).map((i) => decided('a', monday + HOUR + i, `e${i}`));
  const claim = claimed(monday + 2 * HOUR, '2026-05-11', 'keyword_optimization');
  const base = [processed('a', monday, 1), ...five, claim];
  expect(of(base).totalPoints).toBe(30);
  const back = decided('a', monday + 3 * HOUR, 'e0', false);
  expect(of([...base, back]).totalPoints).toBe(10);
  expect(of([...base, fact('resume.downloaded', monday + 2.5 * HOUR, { ref: 'a' }), back]).totalPoints).toBe(
    30,
  );
  // The day after, the reward stays.
  expect(of([...base, decided('a', monday + 26 * HOUR, 'e0', false)]).totalPoints).toBe(30);
});

test('the same keyword, accepted again on another day, does not count twice', () => {
  const on = (day: number) => range(0, 5).map((i) => decided('a', monday + day * DAY + HOUR + i, `e${i}`));
  const claims = [0, 1].map((day) =>
    claimed(monday + day * DAY + 2 * HOUR, `2026-05-${11 + day}`, 'keyword_optimization'),
  );
  expect(of([processed('a', monday, 1), ...on(0), ...on(1), ...claims]).totalPoints).toBe(30);
});

test('speed counts from five edits, all decided within fifteen minutes of creation', () => {
  const created = fact('resume.created', monday, { ref: 'a' });
  const claim = claimed(monday + HOUR, '2026-05-11', 'speed_challenge');
  const run = (edits: number, minutes: number, total = edits) =>
    of([
      created,
      processed('a', monday + 1_000, 1),
      ...range(0, edits).map((i) => decided('a', monday + minutes * 60_000, `e${i}`, false, '', total)),
      claim,
    ]).totalPoints;
  expect(run(5, 14)).toBe(25);
  expect(run(4, 14)).toBe(10);
  expect(run(5, 16)).toBe(10);
  expect(run(5, 14, 6)).toBe(10);
});

test('yes and no settle a question alike; taking the answer back unsettles it', () => {
  const claim = claimed(monday + HOUR, '2026-05-11', 'content_enhancement');
  const base = [
    processed('a', monday, 1),
    answered('a', monday + 1, 'q1'),
    answered('a', monday + 2, 'q2', 'no'),
    claim,
  ];
  expect(of([...base, answered('a', monday + 3, 'q3', 'no')]).totalPoints).toBe(30);
  expect(of([...base, answered('a', monday + 3, 'q1')]).totalPoints).toBe(10);
  expect(
    of([...base, answered('a', monday + 3, 'q3'), answered('a', monday + 4, 'q3', 'none')]).totalPoints,
  ).toBe(10);
});

test('what is done to a resume that does not count gives nothing', () => {
  const copy = { ...processed('b', monday + HOUR, 1, 95) };
  const log = [processed('a', monday, 1), copy, claimed(monday + 2 * HOUR, '2026-05-11', 'ats_score')];
  expect(of(log)).toMatchObject({ totalPoints: 10, resumesOptimized: 1 });
  expect(of(log).achievements.map((one) => one.achievementType)).toEqual(['Resume Rookie']);
});

test('days are the person’s own', () => {
  const late = Date.parse('2026-05-11T23:30:00Z');
  const log = [processed('a', late, 1), processed('b', late + HOUR, 2)];
  expect(of(log, 'UTC')).toMatchObject({ lastDay: '2026-05-12', run: 2 });
  expect(of(log, 'America/New_York')).toMatchObject({ lastDay: '2026-05-11', run: 1 });
  expect(of(log, 'Asia/Kathmandu')).toMatchObject({ lastDay: '2026-05-12', run: 1 });
});

test('a streak stands until the day after is over, and a gap ends it', () => {
  const log = range(0, 3).map((i) => processed(`r${i}`, monday + i * DAY, i + 1));
  const progress = of(log);
  expect(['2026-05-13', '2026-05-14', '2026-05-15'].map((day) => streakOn(progress, day))).toEqual([3, 3, 0]);
  expect(of([...log, processed('late', monday + 5 * DAY, 9)])).toMatchObject({ run: 1 });
});

test('six achievements, each at what really reached it', () => {
  const log: Happening[] = [];
  for (let day = 0; day < 10; day += 1) {
    const at = monday + day * DAY;
    const date = new Date(at).toISOString().slice(0, 10);
    log.push(processed(`r${day}`, at, day + 1, day === 4 ? 90 : 85));
    for (let i = 0; i < 5; i += 1) log.push(decided(`r${day}`, at + HOUR + i, `e${i}`));
    log.push(claimed(at + 2 * HOUR, date, 'ats_score'));
  }
  const unlocked = Object.fromEntries(
    of(log).achievements.map(({ achievementType, unlockedAt }) => [
      achievementType,
      Math.floor((unlockedAt - monday) / DAY),
    ]),
  );
  expect(unlocked).toEqual({
    'Resume Rookie': 0,
    'ATS Master': 4,
    'Keyword Warrior': 9,
    'Streak Champion': 6,
    'Optimization Expert': 9,
    'Challenge Crusher': 9,
  });
});
