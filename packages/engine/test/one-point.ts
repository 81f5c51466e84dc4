import { tailor } from '../src/tailor/tailor.ts';
import type { Language } from '../src/types.ts';
import { engine } from './whole-engine.ts';

/** What stands before the only point of a resume, and before the only thing that a posting asks for. */
const pages: Record<Language, readonly [string, string]> = {
  en: ['Experience\n\nAssociate, Fen Ltd\nMarch 2019 to May 2024\n- ', 'Requirements:\n- Experience in '],
  es: [
    'Experiencia\n\nTécnica, Prado S.L.\nmarzo de 2019 - mayo de 2024\n- ',
    'Requisitos:\n- Experiencia en ',
  ],
  fr: [
    'Expérience professionnelle\n\nAgente, Prairie SARL\nmars 2019 - mai 2024\n- ',
    'Profil recherché :\n- Expérience en ',
  ],
  de: [
    'Berufserfahrung\n\nFachkraft, Wiese GmbH\n03/2019 bis 05/2024\n- ',
    'Anforderungen:\n- Erfahrung in ',
  ],
  zh: ['工作经历\n\n专员，草地有限公司\n2019年3月 - 2024年5月\n- ', '任职要求：\n- 熟悉'],
};

/** The only point of the resume as it stands when the posting asks for one thing. */
export function pointFor(language: Language, said: string, asked: string): string {
  const [before, asks] = pages[language];
  const { text } = tailor(engine, {
    resume: `Noa Linden\nnoa@example.com\n\n${before}${said}\n`,
    job: { title: 'Prado', description: `${asks}${asked}` },
    asOf: { year: 2026, month: 11 },
  });
  const [, point] = /^- (.*)$/m.exec(text) ?? [];
  if (point === undefined) throw new Error(`no point in ${text}`);
  return point;
}
