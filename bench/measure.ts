/** A claim, its figure and its floor. A measurement without its data is "not measured", and fails. */
export interface Row {
  name: string;
  /** Null, or no number (the quantile of nothing): not measured. */
  value: number | null;
  floor: number;
  /** Whether the value must not be under the floor, or not over it. */
  better: 'higher' | 'lower';
  note?: string;
}

export interface Measurement {
  title: string;
  measure(): Promise<Row[]> | Row[];
}

const isMeasured = (value: Row['value']): value is number => value !== null && !Number.isNaN(value);

export function passes(row: Row): boolean {
  if (!isMeasured(row.value)) return false;
  return row.better === 'higher' ? row.value >= row.floor : row.value <= row.floor;
}

export function printRows(title: string, rows: Row[]): void {
  console.log(`\n${title}`);
  for (const row of rows) {
    const value = isMeasured(row.value) ? String(Math.round(row.value * 1000) / 1000) : 'not measured';
    const bound = `${row.better === 'higher' ? '>=' : '<='} ${row.floor}`;
    const verdict = passes(row) ? 'ok  ' : 'FAIL';
    console.log(`  ${verdict} ${row.name.padEnd(52)} ${value.padStart(12)}   ${bound}  ${row.note ?? ''}`);
  }
}
