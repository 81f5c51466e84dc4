import { likeness } from './scores.ts';
import { listItems } from './skills.ts';

function names(text: string): number {
  const { title, organization, degree, school } = likeness(text);
  return Math.max(title, organization, degree, school);
}

/** "2019 – 2022 | Cook | Grand Hotel | cold dishes, orders, …": a table's last cell tells what one did. */
export function withoutDuties(rest: string): string {
  const cells = rest.split(/\s*\t\s*|\s+\|\s+/);
  const last = cells.at(-1) ?? '';
  if (cells.length < 3 || last.length < 40 || names(last) >= 2.6) return rest;
  const others = cells.slice(0, -1).filter((cell) => cell.length > 1 && cell.length < 80);
  const told = listItems(last).length >= 2 || last.split(/\s+/).length >= 6;
  if (!told || others.length < cells.length - 1 || !others.some((cell) => names(cell) >= 2)) return rest;
  return rest.slice(0, rest.lastIndexOf(last)).replace(/[\s|]+$/, '');
}
