import type { Picture } from '../pdf/render.ts';
import type { OcrEngine, OcrPage } from './engine.ts';
import { latinLanguage, type OcrLanguage } from './languages.ts';
import { densestStrip } from './strip.ts';
import { turnedPicture } from './upright.ts';

/** Under this the recogniser is guessing: another script, or a page upside down. */
const doubtful = 70;
/** Between the two, small words in plenty settle it: no guess finds them. */
const hopeless = 55;
const plenty = 8;
const muchSurer = 10;
const fewestHits = 4;
/** So many more small words than of the next language: Spanish and French share some. */
const fewestAhead = 3;

const chinese = 'chi_sim+eng';

/** What is asked of an engine here. */
type Recogniser = Pick<OcrEngine, 'loaded' | 'recognise'>;

function isDoubtful({ confidence, text }: OcrPage): boolean {
  if (confidence >= doubtful) return false;
  const { hits, ahead } = latinLanguage(text);
  return confidence < hopeless || hits < plenty || ahead < fewestAhead;
}

const hanShare = (text: string) =>
  (text.match(/\p{Script=Han}/gu)?.length ?? 0) / Math.max(1, text.replace(/\s/g, '').length);

/**
 * The model that is loaded looks first, whichever it is: each reads the small words of a Latin text, and
 * before Chinese a Latin one shows only doubt. Changing models costs as much as reading a strip.
 */
async function readStrip(engine: Recogniser, picture: Picture): Promise<OcrPage> {
  const model = engine.loaded ?? 'eng';
  const look = await engine.recognise(picture, model);
  if (model === chinese || !isDoubtful(look)) return look;
  const second = await engine.recognise(picture, chinese);
  return second.confidence > look.confidence ? second : look;
}

function languageIn(text: string): { language: OcrLanguage; certain: boolean } {
  if (hanShare(text) > 0.2) return { language: chinese, certain: true };
  const { language, hits, ahead } = latinLanguage(text);
  return { language, certain: hits >= fewestHits && ahead >= fewestAhead };
}

/** Surer of the same strip turned over: the whole page stands on its head. */
async function isUpsideDown(engine: Recogniser, strip: Picture, seen: OcrPage): Promise<OcrPage | undefined> {
  if (!isDoubtful(seen)) return undefined;
  const over = await engine.recognise(turnedPicture(strip, 180), engine.loaded ?? 'eng');
  return over.confidence > seen.confidence + muchSurer ? over : undefined;
}

/** Of the page's height: four or five lines, then a dozen, then everything. */
const looks = [1 / 14, 1 / 6, 1];

export interface Look {
  language: OcrLanguage;
  upsideDown: boolean;
}

/**
 * The wrong model costs a third of the words. A few lines of the first page are enough to choose the right
 * one; where they have too few words, more of the page decides.
 */
export async function firstLook(engine: Recogniser, picture: Picture): Promise<Look> {
  const strip = densestStrip(picture, looks[0] ?? 1);
  const first = await readStrip(engine, strip);
  const over = await isUpsideDown(engine, strip, first);
  const upsideDown = over !== undefined;
  let seen = languageIn((over ?? first).text);
  const upright = upsideDown ? turnedPicture(picture, 180) : picture;
  for (const share of looks.slice(1)) {
    if (seen.certain) break;
    const more = share < 1 ? densestStrip(upright, share) : upright;
    seen = languageIn((await readStrip(engine, more)).text);
  }
  return { language: seen.language, upsideDown };
}

/** A page among others that was read badly, because it alone was laid in on its head. */
export async function standsOnHead(engine: Recogniser, picture: Picture, read: OcrPage): Promise<boolean> {
  return (await isUpsideDown(engine, densestStrip(picture, 1 / 6), read)) !== undefined;
}
