import { randomUUID } from 'node:crypto';
import { mkdirSync, symlinkSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Tesseract's names of our five languages; Chinese resumes are full of Latin words. */
export type OcrLanguage = 'eng' | 'spa' | 'fra' | 'deu' | 'chi_sim+eng';
const models = ['eng', 'spa', 'fra', 'deu', 'chi_sim'];

/** Where the recogniser looks for models, for as long as it runs; there only while it loads one. */
export const modelFolderName = (): string => join(tmpdir(), `ocr-models-${randomUUID()}`);

/** The models lie in five packages, but one folder is asked for; the caller removes it. */
export async function linkModels(folder: string): Promise<void> {
  const require = createRequire(import.meta.url);
  mkdirSync(folder, { mode: 0o700 });
  for (const model of models) {
    const packaged = join(
      dirname(require.resolve(`@tesseract.js-data/${model}/package.json`)),
      '4.0.0_best_int',
      `${model}.traineddata.gz`,
    );
    const here = join(folder, `${model}.traineddata.gz`);
    try {
      symlinkSync(packaged, here);
    } catch {
      await copyFile(packaged, here);
    }
  }
}

/** Small words that stand in every text of a language, and in few of the others. */
const commonWords: Record<Exclude<OcrLanguage, 'chi_sim+eng'>, string> = {
  eng: 'the and of to in with for by from on at as is was were that this which an or our their used led built managed developed experience education skills work university team years',
  spa: 'de la el los las en y con para por del un una que como al sus más mediante experiencia formación educación habilidades empresa años idiomas universidad desarrollo gestión',
  fra: 'de la le les des et en du un une pour dans avec sur par au aux que qui ses expérience formation compétences années entreprise langues université développement gestion équipe',
  deu: 'der die das und in mit für von bei zu im den des ein eine auf als sowie durch nach über ausbildung erfahrung berufserfahrung kenntnisse sprachen jahre universität entwicklung leitung',
};

/** The Latin language whose small words a text has most of, how many, and how many more than of the next; English where there are none. */
export function latinLanguage(text: string): {
  language: Exclude<OcrLanguage, 'chi_sim+eng'>;
  hits: number;
  ahead: number;
} {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  let language: Exclude<OcrLanguage, 'chi_sim+eng'> = 'eng';
  let [hits, next] = [0, 0];
  for (const [name, list] of Object.entries(commonWords) as [typeof language, string][]) {
    const known = new Set(list.split(' '));
    const count = words.filter((word) => known.has(word)).length;
    if (count > hits) [language, hits, next] = [name, count, hits];
    else next = Math.max(next, count);
  }
  return { language, hits, ahead: hits - next };
}
