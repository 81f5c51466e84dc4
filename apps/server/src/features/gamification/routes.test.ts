import { beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/app.ts';
import { newId } from '../../platform/ids.ts';
import { planGrants } from '../plans/schema.ts';
import { leaders } from './store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

let count = 0;
/** All that an honest day can give: five resumes and the four challenges. */
const HONEST_DAY = 5 * 10 + 30 + 20 + 15 + 20;

async function user(premium = true): Promise<Person> {
  count += 1;
  const person = app.person({ 'x-time-zone': 'Europe/Madrid' });
  await person.call('POST', '/api/auth/sign-up', {
    email: `p${count}@example.com`,
    password: 'long enough 1',
  });
  const { body } = await person.call('GET', '/api/auth/user');
  if (premium)
    await app.context.db
      .insert(planGrants)
      .values({ id: newId(), ownerId: `u_${body.id}`, plan: 'premium', source: 'test' });
  return person;
}

const skills = 'TypeScript, PostgreSQL, Docker, Kubernetes, Terraform, Kafka, Redis, GraphQL';
const text = (about: string) =>
  [
    'Jane Doe',
    'jane.doe@example.com',
    'Experience',
    'Software Engineer, Initech, 2019 - 2023',
    `- Built ${about} services in TS and Postgres`,
    `- Ran ${about} on K8s with Docker and Terraform`,
    `- Was responsible for ${about} queues with Kafka and Redis`,
    'Skills',
    skills,
  ].join('\n');
const posting =
  'Software Engineer. Required: PostgreSQL, TypeScript, Kubernetes, Amazon Web Services, GraphQL, Kafka.';

async function tailored(person: Person, about: string): Promise<Record<string, unknown>> {
  const made = await person.call('POST', '/api/resumes', {
    originalContent: text(about),
    jobTitle: 'Software Engineer',
    jobDescription: `${posting} For ${about}.`,
  });
  const { id } = made.body.resume as { id: string };
  const done = await person.call('POST', `/api/resumes/${id}/process`, {});
  expect(done.status).toBe(200);
  return { id, ...done.body };
}

interface Dashboard {
  progress: { totalPoints: number; currentStreak: number; resumesOptimized: number };
  achievements: { achievementType: string }[];
  todaysChallenges: { id: string; type: string; pointsReward: number; targetValue: number; title: string }[];
  challengeProgress: { challengeId: string; isCompleted: boolean; currentValue: number }[];
  leaderboard: { id: string; totalPoints: number }[];
  onBoard: boolean;
  ownId: string | null;
}
const dashboard = async (person: Person) =>
  (await person.call('GET', '/api/gamification')).body as unknown as Dashboard;
const complete = (person: Person, id: string) =>
  person.call('POST', `/api/gamification/challenges/${id}/complete`, {});

test('a new person has no points, four challenges of four types, and the same ones at every look', async () => {
  const person = await user();
  const first = await dashboard(person);
  expect(first.progress).toEqual({ totalPoints: 0, currentStreak: 0, resumesOptimized: 0 });
  expect(first.todaysChallenges.map((one) => [one.type, one.pointsReward, one.targetValue]).sort()).toEqual([
    ['ats_score', 30, 80],
    ['content_enhancement', 20, 3],
    ['keyword_optimization', 20, 5],
    ['speed_challenge', 15, 1],
  ]);
  expect((await dashboard(person)).todaysChallenges).toEqual(first.todaysChallenges);
  const other = await dashboard(await user());
  expect(other.todaysChallenges.map((one) => one.id)).not.toEqual(
    first.todaysChallenges.map((one) => one.id),
  );
  const widget = await person.call('GET', '/api/gamification/widget');
  expect(Object.keys(widget.body).sort()).toEqual(['achievements', 'progress', 'todaysChallenges']);
});

test('a distinct resume counts at once; the same again, or with a word changed, counts nothing', async () => {
  const person = await user();
  await tailored(person, 'billing');
  const wanted = { totalPoints: 10, currentStreak: 1, resumesOptimized: 1 };
  expect((await dashboard(person)).progress).toEqual(wanted);
  await tailored(person, 'billing');
  expect((await dashboard(person)).progress).toEqual(wanted);
  expect((await dashboard(person)).achievements.map((one) => one.achievementType)).toContain('Resume Rookie');
});

test('completing an unfinished challenge is refused with how far it is', async () => {
  const person = await user();
  const { todaysChallenges } = await dashboard(person);
  const keywords = todaysChallenges.find((one) => one.type === 'keyword_optimization')?.id ?? '';
  const reply = await complete(person, keywords);
  expect([reply.status, reply.body.code]).toEqual([409, 'challenge_unfinished']);
  expect(reply.body.message).toBe('This challenge is not finished yet: 0 of 5.');
  expect((await complete(await user(), keywords)).status).toBe(404);
});

/** Everything somebody could try in a day to get points without tailoring. */
async function farm(person: Person): Promise<void> {
  const zones = ['Pacific/Kiritimati', 'Etc/GMT+12', 'Europe/Madrid'];
  for (let i = 0; i < 8; i += 1) {
    const made = await tailored(person, `farm${i % 2 ? 'a' : i} ${'word '.repeat(i)}`);
    const { edits = [], questions = [] } = (made.result ?? {}) as {
      edits?: { id: string }[];
      questions?: { id: string }[];
    };
    for (const accepted of [true, false, true]) {
      const decisions = edits.map((edit) => ({ id: edit.id, accepted }));
      if (decisions.length > 0) await person.call('PATCH', `/api/resumes/${made.id}/edits`, { decisions });
    }
    await person.call('POST', `/api/resumes/${made.id}/downloads`, {});
    for (const { id } of questions.slice(0, 4))
      for (const answer of ['yes', null, 'no'])
        await person.call('POST', `/api/resumes/${made.id}/answers`, { questionId: id, answer });
    for (const { id } of (await dashboard(person)).todaysChallenges)
      await Promise.all([complete(person, id), complete(person, id), complete(person, id)]);
    // Another place is another day: the claims of one day do not become those of another.
    const zone = zones[i % zones.length] ?? 'UTC';
    await app.database.pool.query(
      "UPDATE users SET time_zone = $1 WHERE owner_id = (SELECT 'u_' || $2::text)",
      [zone, String((await person.call('GET', '/api/auth/user')).body.id)],
    );
  }
}

test('a farming script gets at most the points of one honest day', async () => {
  const person = await user();
  await farm(person);
  const { progress } = await dashboard(person);
  expect(progress.totalPoints).toBeGreaterThanOrEqual(10);
  expect(progress.totalPoints).toBeLessThanOrEqual(HONEST_DAY);
}, 60_000);

test('a challenge is taken once, however often and at once it is asked for', async () => {
  const person = await user();
  const made = await tailored(person, 'shipping');
  const { questions } = made.result as { questions: { id: string }[] };
  expect(questions.length).toBeGreaterThan(0);
  await app.database.pool.query(
    `INSERT INTO facts (owner_id, kind, data)
     SELECT owner_id, 'question.answered', data || jsonb_build_object('question', 'q' || n, 'answer', 'no')
     FROM facts, generate_series(1, 3) n
     WHERE kind = 'resume.processed' AND resume_id = $1`,
    [made.id],
  );
  const find = async () => {
    const { todaysChallenges, challengeProgress } = await dashboard(person);
    const { id } = todaysChallenges.find((one) => one.type === 'content_enhancement') ?? { id: '' };
    return { id, state: challengeProgress.find((one) => one.challengeId === id) };
  };
  const { id, state } = await find();
  expect(state).toMatchObject({ isCompleted: false, currentValue: 3 });
  const replies = await Promise.all(Array.from({ length: 10 }, () => complete(person, id)));
  expect(replies.filter((reply) => reply.status === 200).map((reply) => reply.body)).toEqual([
    { completed: true, pointsAwarded: 20 },
  ]);
  expect(replies.find((reply) => reply.status === 409)?.body.code).toBe('challenge_done');
  expect((await find()).state).toMatchObject({ isCompleted: true });
  expect((await dashboard(person)).progress.totalPoints).toBe(30);
});

test('without the right to the score only that the target was reached is shown', async () => {
  const person = await user(false);
  await tailored(person, 'mailing');
  // The worker's own count would put the true score back.
  await expect
    .poll(async () => {
      const { rows } = await app.database.pool.query(
        `SELECT FROM gamification_scores s
         WHERE facts_counted = (SELECT count(*) FROM facts WHERE facts.owner_id = s.owner_id)
           AND s.owner_id = (SELECT owner_id FROM facts ORDER BY id DESC LIMIT 1)`,
      );
      return rows.length;
    })
    .toBe(1);
  await app.database.pool.query(
    "UPDATE facts SET data = data || '{\"score\": 77}' WHERE kind = 'resume.processed'",
  );
  const value = async () => {
    const { todaysChallenges, challengeProgress } = await dashboard(person);
    const { id } = todaysChallenges.find((one) => one.type === 'ats_score') ?? { id: '' };
    return challengeProgress.find((one) => one.challengeId === id)?.currentValue;
  };
  await app.database.pool.query('UPDATE gamification_scores SET facts_counted = -1');
  expect(await value()).toBe(0);
  await app.database.pool.query(
    "UPDATE facts SET data = data || '{\"score\": 84}' WHERE kind = 'resume.processed'",
  );
  await app.database.pool.query('UPDATE gamification_scores SET facts_counted = -1');
  expect(await value()).toBe(80);
});

test('the board shows random names, and a person can leave it', async () => {
  const person = await user();
  await tailored(person, 'leading');
  const stands = async () => {
    const { ownId, leaderboard } = await dashboard(person);
    return ownId !== null && leaderboard.some((one) => one.id === ownId);
  };
  for (let i = 0; i < 60 && !(await stands()); i += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await stands()).toBe(true);
  const { body } = await person.call('GET', '/api/auth/user');
  expect(JSON.stringify(await leaders(app.context.db))).not.toContain(String(body.id));
  await person.call('PUT', '/api/gamification/board', { shown: false });
  expect(await stands()).toBe(false);
});

test('signed out, there is nothing to see', async () => {
  for (const path of ['/api/gamification', '/api/gamification/widget'])
    expect((await app.person().call('GET', path)).status).toBe(401);
});
