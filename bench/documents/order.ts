import { existsSync, readFileSync } from 'node:fs';
import { readDocument } from '@tailor/documents';
import { essence } from '../../packages/documents/src/write/read-back.ts';
import type { Row } from '../measure.ts';
import type { Item } from './collection.ts';

/** Characters that may stand between two neighbours: a bullet, a stroke. */
const between = 6;

/** Share of neighbours of the marked order that are neighbours in what was read. */
function adjacentPairs(read: string, order: string[]): { right: number; total: number; lost: string[] } {
  // A style may set headings in capitals, which is not a matter of order.
  const folded = (line: string) => essence(line).toUpperCase();
  const text = folded(read);
  const lines = order.map(folded).filter(Boolean);
  const lost: string[] = [];
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (next === undefined) break;
    let found = false;
    for (let at = text.indexOf(line); at >= 0 && !found; at = text.indexOf(line, at + 1)) {
      const gap = text.indexOf(next, at + line.length) - at - line.length;
      found = gap >= 0 && gap <= between;
    }
    if (!found) lost.push(`${order[index]} | ${order[index + 1]}`);
  }
  const total = Math.max(0, lines.length - 1);
  return { right: total - lost.length, total, lost };
}

/** Marked by eye: `samples/x.pdf` has its lines in `orders/x.txt`. */
function markedOrder(item: Item): string[] | undefined {
  const path = item.path.replace('/samples/', '/orders/').replace(/pdf$/, 'txt');
  return item.maker === 'sample' && existsSync(path)
    ? readFileSync(path, 'utf8').split('\n').filter(Boolean)
    : undefined;
}

export async function measureOrder(items: Item[], verbose: boolean): Promise<Row[]> {
  let [right, total, files, columns] = [0, 0, 0, 0];
  let worst = 1;
  for (const item of items) {
    const order = item.order ?? markedOrder(item);
    if (!order) continue;
    const outcome = await readDocument({ path: item.path, name: item.name });
    const pairs = adjacentPairs(outcome.ok ? outcome.value.text : '', order);
    const share = pairs.right / Math.max(1, pairs.total);
    right += pairs.right;
    total += pairs.total;
    files++;
    if (item.twoColumns || item.maker === 'sample') columns++;
    worst = Math.min(worst, share);
    if (share < 0.95 || verbose)
      console.log(`    ${share.toFixed(3)}  ${item.name}`, share < 0.95 ? pairs.lost.slice(0, 4) : '');
  }
  return [
    { name: 'files with a marked order', value: files, floor: 40, better: 'higher' },
    { name: 'of them with two columns', value: columns, floor: 12, better: 'higher' },
    { name: 'neighbouring lines in order', value: right / Math.max(1, total), floor: 0.95, better: 'higher' },
    { name: 'neighbouring lines in order, worst file', value: worst, floor: 0.8, better: 'higher' },
  ];
}
