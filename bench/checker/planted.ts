/** Errors planted by hand: a line is made to say what the resume does not, or an edit declares what is not proven. */
import { check } from './check.ts';
import { plantedDeclared } from './planted-declared.ts';
import { type Planted, plantedLatin } from './planted-latin.ts';
import { plantedOther } from './planted-other.ts';

const all: Planted[] = [...plantedLatin, ...plantedOther];

export const plantedTotal = all.reduce((sum, { changes }) => sum + changes.length, plantedDeclared.length);

function findsChange({ language, resume }: Planted, [before, after]: [string, string]): boolean {
  if (!resume.includes(before)) throw new Error(`"${before}" does not stand in the resume`);
  return (
    check({ language, original: resume, tailored: resume.replace(before, after) }).unsupported.length > 0
  );
}

function believes([language, source, added]: (typeof plantedDeclared)[number]): boolean {
  const declared = [{ added, source, line: 0 }];
  return (
    check({ language, original: source, tailored: `${source} (${added})`, declared }).unsupported.length === 0
  );
}

export function plantedMissed(): string[] {
  return [
    ...all.flatMap((set) =>
      set.changes.filter((change) => !findsChange(set, change)).map(([, after]) => after),
    ),
    ...plantedDeclared.filter(believes).map(([, , added]) => added),
  ];
}

export function plantedFound(): number {
  return plantedTotal - plantedMissed().length;
}

/** The same resumes, reworded without a new fact: a checker that cries at everything fails here. */
export function honestRefused(): string[] {
  return all.flatMap((set) =>
    set.honest.filter((change) => findsChange(set, change)).map(([, after]) => after),
  );
}
