/** A measuring tape: the native element carries the meaning, its look is in progress.css. */
import './progress.css';

/** Without a value it only says that something goes on. */
export function Progress({ value, label }: { value: number | null; label: string }) {
  return (
    <div className="relative">
      <progress className="tape-progress" max={100} value={value ?? undefined} aria-label={label} />
      <div aria-hidden="true" className="tape pointer-events-none absolute inset-0 rounded-sm" />
    </div>
  );
}
