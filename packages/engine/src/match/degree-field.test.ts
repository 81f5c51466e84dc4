import { expect, test } from 'vitest';
import { createEngine } from '../create-engine.ts';

const engine = createEngine(() => undefined);

const status = (asked: string): string | undefined => {
  const resume = `白露\nbai@example.com\n\n教育经历\n2014-2018　青禾大学　园林设计　本科\n`;
  const job = { title: '专员', description: `任职要求：\n1、${asked}` };
  const { matches, job: read } = engine.analyse(resume, job, { year: 2026, month: 11 });
  const degree = read.requirements.find(({ kind }) => kind === 'degree');
  return matches.find(({ requirementId }) => requirementId === degree?.id)?.reason.code;
};

test('a degree that is asked for without a field is held with any', () => {
  expect(status('本科及以上学历；')).toBe('match.degree.met');
  expect(status('本科及其以上学历；')).toBe('match.degree.met');
  expect(status('具有大专以上学历者；')).toBe('match.degree.met');
  expect(status('本科及以上学历，园林设计、风景园林专业优先')).toBe('match.degree.met');
  expect(status('本科及以上学历，机械制造专业')).toBe('match.degree.otherField');
});

const pages = {
  en: ['Ida Fenn\nida@example.org\n\nEducation\nPhD Egyptology, University of Kent, 2012\n', 'Requirements'],
  de: [
    'Hanne Overbeck\nhanne@example.org\n\nAusbildung\nPromotion Ägyptologie, Universität Ulm, 2010\n',
    'Anforderungen',
  ],
  fr: [
    'Anne Ker\nanne@example.org\n\nFormation\nDoctorat en égyptologie, Université de Rennes, 2010\n',
    'Profil recherché',
  ],
  es: [
    'Lola Prat\nlola@example.org\n\nEstudios\nDoctorado en egiptología, Universidad de Lugo, 2010\n',
    'Requisitos',
  ],
} as const;

const reason = (language: keyof typeof pages, asked: string): string | undefined => {
  const [resume, head] = pages[language];
  const job = { title: 'x', description: `${head}\n- ${asked}` };
  const { matches, job: read } = engine.analyse(resume, job, { year: 2026, month: 11 });
  const degree = read.requirements.find(({ kind }) => kind === 'degree');
  return matches.find(({ requirementId }) => requirementId === degree?.id)?.reason.code;
};

test.each([
  ['en', 'Educated to degree level'],
  ['en', 'A good honours degree in any subject'],
  ['en', 'Completed apprenticeship'],
  ['de', 'Abgeschlossene Berufsausbildung'],
  ['de', 'Erfolgreich abgeschlossenes Studium, Fachrichtung egal'],
  ['de', 'Anerkannte dreijährige Berufsausbildung'],
  ['fr', 'Licence toutes disciplines'],
  ['es', 'Grado en cualquier especialidad'],
] as const)('what only says how a degree must be names no field (%s): %s', (language, asked) => {
  expect(reason(language, asked)).toBe('match.degree.met');
});

test.each([
  ['en', 'Degree in marine biology or any related subject'],
  ['de', 'Erfolgreich abgeschlossenes Studium der Meeresbiologie'],
  ['de', 'Abgeschlossene Berufsausbildung als Köchin'],
  ['fr', 'Licence en biologie marine'],
  ['es', 'Grado en biología marina'],
] as const)('a field that is named is asked for (%s): %s', (language, asked) => {
  expect(reason(language, asked)).toBe('match.degree.otherField');
});

test('how long a training takes is no time in the job', () => {
  const { job } = engine.analyse(
    pages.de[0],
    { title: 'x', description: 'Anforderungen\n- mindestens dreijährige Berufsausbildung' },
    { year: 2026, month: 11 },
  );
  expect(job.requirements.map(({ kind }) => kind)).toEqual(['degree']);
});

test('who asks for a master is shown the master and not the first training', () => {
  const resume =
    'Ole Kranz\nole@example.org\n\nAusbildung\n2006 - 2008 Meisterschule, HWK Ulm\n2001 - 2004 Lehre als Tischler, Ulm\n';
  const { matches } = engine.analyse(
    resume,
    { title: 'x', description: 'Anforderungen\n- Meister oder Techniker im Tischlerhandwerk' },
    { year: 2026, month: 11 },
  );
  expect(matches[0]?.quotes[0]?.quote).toContain('Meisterschule');
});
