import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/class-names.ts';
import { compareTexts, type Piece } from './compare-texts.ts';

const looks = {
  left: { none: '', changed: 'bg-bad-soft text-bad line-through', moved: 'bg-info-soft text-info' },
  right: { none: '', changed: 'bg-good-soft text-good', moved: 'bg-info-soft text-info' },
} as const;

/** The element says it to a screen reader, the colour to the eye. */
function Marked({ piece, side }: { piece: Piece; side: 'left' | 'right' }) {
  const look = looks[side][piece.mark];
  if (piece.mark === 'none') return piece.text;
  if (piece.mark === 'moved')
    return <span className={classNames('rounded-xs px-0.5', look)}>{piece.text}</span>;
  return side === 'left' ? (
    <del className={classNames('rounded-xs px-0.5', look)}>{piece.text}</del>
  ) : (
    <ins className={classNames('rounded-xs px-0.5 no-underline', look)}>{piece.text}</ins>
  );
}

interface LinesProps {
  lines: Piece[][];
  side: 'left' | 'right';
  lit?: ReadonlySet<number>;
}

export function Lines({ lines, side, lit }: LinesProps) {
  return (
    <div className="whitespace-pre-wrap text-sm leading-relaxed">
      {lines.map((line, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          key={index}
          id={side === 'left' ? `line-${index}` : undefined}
          className={classNames(
            'min-h-[1lh] scroll-mt-24 rounded-xs border-l-4 pl-2',
            lit?.has(index) ? 'border-tape bg-tape-soft' : 'border-transparent',
          )}
        >
          {line.map((piece, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
            <Marked key={at} piece={piece} side={side} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface PaneProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function Pane({ id, title, children }: PaneProps) {
  return (
    <div className="min-w-0 rounded-lg border border-line bg-surface shadow-card">
      <h3 id={id} className="border-line border-b px-4 py-3 text-lg sm:px-5">
        {title}
      </h3>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-labelledby={id}
        className="max-h-[40rem] overflow-y-auto p-4 sm:p-5"
      >
        {children}
      </section>
    </div>
  );
}

interface SideBySideProps {
  original: string;
  tailored: string;
  /** Lines of the original that support the change being looked at. */
  lit: ReadonlySet<number>;
  action?: ReactNode;
  /** Stands instead of the tailored text while it is edited by hand. */
  editor?: ReactNode;
}

export function SideBySide({ original, tailored, lit, action, editor }: SideBySideProps) {
  const { t } = useTranslation('results');
  const { left, right } = useMemo(() => compareTexts(original, tailored), [original, tailored]);
  return (
    <div>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Pane id="pane-original" title={t('original')}>
          <Lines lines={left} side="left" lit={lit} />
        </Pane>
        <Pane id="pane-tailored" title={t('tailored')}>
          {editor ?? <Lines lines={right} side="right" />}
        </Pane>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap gap-2 text-xs">
          <span className="rounded-xs bg-bad-soft px-1.5 text-bad line-through">{t('legend.removed')}</span>
          <span className="rounded-xs bg-good-soft px-1.5 text-good">{t('legend.added')}</span>
          <span className="rounded-xs bg-info-soft px-1.5 text-info">{t('legend.moved')}</span>
        </p>
        {action}
      </div>
    </div>
  );
}
