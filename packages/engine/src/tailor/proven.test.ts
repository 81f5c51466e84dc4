import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { tailor } from './tailor.ts';

const asOf = { year: 2026, month: 11 };

const resume = (parts: { headline?: string; skills?: string; old?: string[]; more?: string[] }) =>
  `Mara Linden\n${parts.headline ? `${parts.headline}\n` : ''}mara.linden@example.com\n\nExperience\n\nSenior Data Engineer, Northwind Ltd, Ely\nMarch 2019 - present\n- Built pipelines in Python and Airflow\n- Cut the nightly run to 40 minutes\n${(parts.more ?? []).map((point) => `- ${point}\n`).join('')}\n${
    parts.old
      ? `Waiter, Old Mill Inn, Ely\nMay 2010 - February 2014\n${parts.old.map((point) => `- ${point}`).join('\n')}\n\n`
      : ''
  }Education\nBSc Physics, University of Lynn, 2014 - 2018\n${parts.skills ? `\nSkills\n${parts.skills}\n` : ''}`;
const job = {
  title: 'Senior Data Engineer',
  description: 'Requirements\n- Python\n- Airflow\n- Snowflake\n- Kubernetes',
};
const edited = (text: string) => tailor(engine, { resume: text, job, asOf });

test('the headline becomes the title that was held and lies nearest, never one that was not', () => {
  expect(
    edited(resume({ headline: 'Data Engineer' })).edits.find((edit) => edit.kind === 'headline'),
  ).toMatchObject({ before: 'Data Engineer', after: 'Senior Data Engineer' });
  const lead = tailor(engine, {
    resume: resume({ headline: 'Data Engineer' }),
    job: { ...job, title: 'Head of Data Engineering' },
    asOf,
  });
  expect(lead.text).not.toContain('Head of');
});

test('the summary names what the roles prove and the posting asks for, with its lines, and nothing else', () => {
  const { edits } = edited(resume({}));
  const summary = edits.find((edit) => edit.kind === 'summary');
  expect(summary?.after).toBe('Senior Data Engineer with experience in Python and Airflow.');
  expect(summary?.terms.map((term) => term.added)).toEqual(['Senior Data Engineer', 'Python', 'Airflow']);
  expect(summary?.after).not.toMatch(/Snowflake|Kubernetes|\d/);
});

test('what a list alone proves is called knowledge, in the person’s own words', () => {
  const listed = resume({ skills: 'Snowflake, Kubernetes (basics), Excel' }).replace(
    'Python and Airflow',
    'our own tool',
  );
  const { edits } = edited(listed);
  const summary = edits.find((edit) => edit.kind === 'summary');
  expect(summary?.after).toBe('Knowledge of Snowflake and Kubernetes.');
  // The title stands right above, as the new headline, and is not said twice.
  expect(edits.find((edit) => edit.kind === 'headline')?.after).toBe('Senior Data Engineer');
});

test('a skill that a role proves joins the list, one that it does not prove stays out', () => {
  const { text } = edited(resume({ skills: 'Python, SQL, Excel' }));
  expect(text).toMatch(/Python, SQL, Excel, Airflow/);
  expect(text).not.toMatch(/Kubernetes|Snowflake/);
});

test('in a long resume a role of another trade long ago keeps its first point; one of the same trade keeps all', () => {
  const old = ['Served guests at thirty tables', 'Laid tables', 'Carried plates'];
  const more = Array.from({ length: 17 }, (_, i) => `Moved feed number ${i + 10} to Airflow`);
  expect(edited(resume({ old, more: more.slice(0, 5) })).text).toContain('Laid tables');
  const { text, edits } = edited(resume({ old, more }));
  expect(text).toContain('Served guests');
  expect(text).not.toMatch(/Laid tables|Carried plates/);
  expect(edits.find(({ reason }) => reason.code === 'edit.old-role')?.before).toBe(
    'Laid tables\nCarried plates',
  );
  const same = edited(resume({ old, more }).replace('Waiter, Old Mill Inn', 'Data Engineer, Old Mill Inn'));
  expect(same.text).toContain('Laid tables');
});

test('short names fill the sentence of the summary up to six, long ones stop it before it reads as a list', () => {
  const names = ['Snowflake', 'Kafka', 'Terraform', 'Kubernetes'];
  const more = names.map((name) => `Moved feeds to ${name}`);
  const asked = {
    ...job,
    description: `Requirements\n- Python\n- Airflow\n${names.map((each) => `- ${each}\n`).join('')}`,
  };
  const said = (each: typeof job, points: string[]) =>
    tailor(engine, { resume: resume({ more: points }), job: each, asOf }).edits.find(
      ({ kind }) => kind === 'summary',
    )?.after;
  for (const name of ['Python', 'Airflow', ...names]) expect(said(asked, more)).toContain(name);
  const long = ['stock control', 'price negotiation', 'staff training', 'route planning', 'claims handling'];
  const points = long.map((name) => `Moved feeds for ${name}`);
  const wide = { ...job, description: `Requirements\n${long.map((each) => `- ${each}\n`).join('')}` };
  expect(long.filter((name) => said(wide, points)?.includes(name))).toHaveLength(4);
});

test('a word of time inside a title says when nobody works: a shift supervisor keeps the title above other skills', () => {
  const text = resume({}).replace('Senior Data Engineer, Northwind', 'Shift Supervisor, Northwind');
  const summary = edited(text).edits.find((edit) => edit.kind === 'summary');
  expect(summary?.after).toBe('Shift Supervisor with experience in Python and Airflow.');
});
