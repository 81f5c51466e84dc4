import { locate, type PlacedBullet, type TailorContext } from './context.ts';

/** Where a place inside of a point stands in the source. */
export function placeAt(place: PlacedBullet, at: number, context: TailorContext) {
  const before = place.bullet.text.slice(0, at);
  const tail = /[^\s]+(?:\s[^\s]+)?$/u.exec(before)?.[0];
  if (!tail) return undefined;
  const found =
    locate(context.resume, place.bullet.lines, before.slice(-24)) ??
    locate(context.resume, place.bullet.lines, tail) ??
    locate(context.resume, place.bullet.lines, hanBetweenMarks(before));
  return found && { line: found.line, start: found.end, end: found.end };
}

/** A point is read with other marks ("，" as ",") than stand on its line: the characters behind the last of them. */
function hanBetweenMarks(before: string): string {
  const run = /[\p{Script=Han}\d]{2,}$/u.exec(before)?.[0] ?? before;
  return before.indexOf(run) === before.length - run.length ? run : before;
}
