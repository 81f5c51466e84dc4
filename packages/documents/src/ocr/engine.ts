import { rm } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import type { Picture } from '../pdf/render.ts';
import { linkModels, modelFolderName, type OcrLanguage } from './languages.ts';

export interface OcrWord {
  text: string;
  confidence: number;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface OcrLine {
  words: OcrWord[];
  baseline: number;
  height: number;
}

export interface OcrPage {
  lines: OcrLine[];
  /** Mean of the words, 0 to 100. */
  confidence: number;
  text: string;
}

/** Grey pixels with a head of one line: what Tesseract reads without any picture library. */
function asPgm(picture: Picture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${picture.width} ${picture.height}\n255\n`), picture.pixels]);
}

/** One model in memory at a time: a second would bring a child near its limit. */
export class OcrEngine {
  private worker: Worker | undefined;
  private language: OcrLanguage | undefined;
  private folder: string | undefined;
  private tell: ((share: number) => void) | undefined;
  private turn: Promise<unknown> = Promise.resolve();

  /** The model in memory: what it can answer costs no loading. */
  get loaded(): OcrLanguage | undefined {
    return this.language;
  }

  /** `tell` hears of the share of the page that is read, 0 to 1. */
  async recognise(picture: Picture, language: OcrLanguage, tell?: (share: number) => void): Promise<OcrPage> {
    const worker = await this.ready(language);
    this.tell = tell;
    const { data } = await worker.recognize(
      asPgm(picture),
      { rotateAuto: true },
      { text: true, blocks: true },
    );
    const lines = (data.blocks ?? []).flatMap((block) =>
      block.paragraphs.flatMap((paragraph) => paragraph.lines),
    );
    return {
      text: data.text,
      confidence: data.confidence,
      lines: lines.map((line) => ({
        words: line.words.map(({ text, confidence, bbox }) => ({ text, confidence, ...bbox })),
        baseline: (line.baseline.y0 + line.baseline.y1) / 2,
        height: line.rowAttributes?.rowHeight || line.bbox.y1 - line.bbox.y0,
      })),
    };
  }

  /** Starts with a first model, which takes a second, before there is anything to read. */
  async warm(): Promise<void> {
    if (!this.language) await this.ready('eng');
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
    this.worker = undefined;
    this.language = undefined;
    this.folder = undefined;
  }

  /** One change of models at a time: a second call waits for the first, and mostly finds its model there. */
  private ready(language: OcrLanguage): Promise<Worker> {
    const next = this.turn.then(() => this.prepare(language));
    this.turn = next.catch(() => undefined);
    return next;
  }

  private async prepare(language: OcrLanguage): Promise<Worker> {
    if (this.worker && this.language === language) return this.worker;
    this.folder ??= modelFolderName();
    await linkModels(this.folder);
    try {
      // Changing the model takes a third of the time that starting over takes.
      if (this.worker) await this.worker.reinitialize(language, OEM.LSTM_ONLY);
      else this.worker = await start(language, this.folder, (share) => this.tell?.(share));
      await this.worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: '200' });
    } catch (error) {
      await rm(this.folder, { recursive: true, force: true });
      await this.close();
      throw error;
    }
    // The model is in memory now; a child may be killed before it could tidy up.
    await rm(this.folder, { recursive: true, force: true });
    this.language = language;
    return this.worker;
  }
}

/**
 * V8 compiles a function anew, optimised, once so much of it ran. Its own figure is for pages that are in a
 * hurry: half of the recogniser was optimised for a first strip of four lines, which cost more than reading it.
 */
const optimiseAfter = '--wasm-tiering-budget=60000000';

function start(language: OcrLanguage, langPath: string, tell: (share: number) => void): Promise<Worker> {
  setFlagsFromString(optimiseAfter);
  return createWorker(language.split('+'), OEM.LSTM_ONLY, {
    langPath,
    gzip: true,
    cacheMethod: 'none',
    errorHandler: () => {},
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') tell(progress);
    },
  });
}
