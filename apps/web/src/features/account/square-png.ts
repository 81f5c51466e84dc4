/** How large a picture is kept: twice as sharp as the largest place it is shown in. */
const SIDE = 256;

/** The square in the middle of a picture of this size. */
export function middleSquare(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side };
}

/**
 * Any picture that this browser can read, as a small square PNG in base64. Nothing of the file itself
 * leaves the browser: only its dots do.
 */
export async function squarePng(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const { x, y, side } = middleSquare(picture.width, picture.height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, x, y, side, side, 0, 0, SIDE, SIDE);
  picture.close();
  const url = canvas.toDataURL('image/png');
  return url.slice(url.indexOf(',') + 1);
}
