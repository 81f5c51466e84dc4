import type { LineLayout } from '@tailor/engine';
import type { Box, PageFrame } from './frame.ts';
import type { PageObjects } from './objects.ts';
import type { Word } from './pieces.ts';
import type { Picture } from './render.ts';

type Hidden = LineLayout['hidden'];

const tiniest = 2.6;
/** Least difference of one colour channel that an eye tells apart on paper. */
const leastContrast = 20;

const inside = (box: Box, x: number, y: number) => x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1;

function isOffPage(word: Word, frame: PageFrame): boolean {
  const [x, y] = [(word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2];
  return x < -1 || y < -1 || x > frame.width + 1 || y > frame.height + 1;
}

/** Nothing but one colour where the word is painted: no eye can read it. */
function isFlat(word: Word, picture: Picture): boolean {
  const clamp = (value: number, most: number) => Math.min(most - 1, Math.max(0, Math.floor(value)));
  const [x0, x1] = [
    clamp(word.x0 * picture.scale, picture.width),
    clamp(word.x1 * picture.scale, picture.width),
  ];
  const [y0, y1] = [
    clamp(word.y0 * picture.scale, picture.height),
    clamp(word.y1 * picture.scale, picture.height),
  ];
  for (let channel = 0; channel < Math.min(3, picture.bytesPerPixel); channel++) {
    let [least, most] = [255, 0];
    for (let y = y0; y <= y1; y++) {
      for (let x = x0; x <= x1; x++) {
        const value = picture.pixels[(y * picture.width + x) * picture.bytesPerPixel + channel] ?? 255;
        if (value < least) least = value;
        if (value > most) most = value;
      }
    }
    if (most - least >= leastContrast) return false;
  }
  return true;
}

export interface Sight {
  frame: PageFrame;
  objects: PageObjects;
  /** A text object whose layer or clip may take it away there. */
  doubtful: (object: number, x: number, y: number) => boolean;
  /** Unpainted text over a picture of the page is what a scanner's software recognised. */
  recognisedLayer: boolean;
  /** Asked only when some word is suspicious: painting costs more than reading. */
  picture: () => Picture | undefined;
}

/** Says for each word whether a person sees it, and if not, why. */
export function sightOf(sight: Sight): (word: Word) => Hidden {
  const { frame, objects } = sight;
  const mayBeCovered = (word: Word) => {
    const order = objects.order.get(word.ink.object);
    const [x, y] = [(word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2];
    return (
      order !== undefined && objects.grounds.some((ground) => ground.order > order && inside(ground, x, y))
    );
  };
  const known = new WeakMap<Word, Hidden | 'seen'>();
  const look = (word: Word): Hidden => {
    if (isOffPage(word, frame)) return 'off-page';
    if (word.ink.size < tiniest && word.y1 - word.y0 < tiniest * 1.6) return 'tiny';
    if (word.ink.unpainted) return sight.recognisedLayer ? undefined : 'invisible';
    const [r, g, b, alpha] = word.ink.colour;
    const covered = mayBeCovered(word);
    const [x, y] = [(word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2];
    const doubtful =
      objects.veils.some((veil) => inside(veil, x, y)) || sight.doubtful(word.ink.object, x, y);
    if (Math.min(r, g, b) < 190 && alpha > 60 && !covered && !doubtful) return undefined;
    const picture = sight.picture();
    if (!picture || !isFlat(word, picture)) return undefined;
    return covered ? 'covered' : 'invisible';
  };
  return (word) => {
    const why = known.get(word) ?? look(word) ?? 'seen';
    known.set(word, why);
    return why === 'seen' ? undefined : why;
  };
}
