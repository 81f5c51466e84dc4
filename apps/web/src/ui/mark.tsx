/** The house's mark: a page, a running stitch across it, the needle still in. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#0d5c4a" />
      <path d="M9 6h10l5 5v15H9z" fill="#f5f7f3" />
      <path d="M19 6v5h5z" fill="#b9d3c8" />
      <path d="M12 22.5 21.5 13" stroke="#0d5c4a" strokeWidth="2" strokeDasharray="3 2.2" fill="none" />
      <path d="M21 13.5 27.5 5" stroke="#e6b422" strokeWidth="2.2" strokeLinecap="round" fill="none" />
    </svg>
  );
}
