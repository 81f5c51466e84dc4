/** A measuring tape: the native element carries the meaning, its look is in progress.css. */
import './progress.css';

export function Progress({ value, label }: { value: number; label: string }) {
  return (
    <div className="relative">
      <progress className="tape-progress" max={100} value={value} aria-label={label} />
      <div aria-hidden="true" className="tape pointer-events-none absolute inset-0 rounded-sm" />
    </div>
  );
}
