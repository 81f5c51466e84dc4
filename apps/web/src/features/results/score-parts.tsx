import type { ScoreView } from '@tailor/contract/shapes/result';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useMessageText } from './message-text.ts';

export function ScoreParts({ score }: { score: ScoreView }) {
  const { t } = useTranslation('results');
  const text = useMessageText();
  return (
    <Card aria-labelledby="score-title">
      <h3 id="score-title" className="text-lg">
        {t('score.title')}
      </h3>
      <ul className="mt-4 grid gap-5 md:grid-cols-2">
        {score.parts.map(({ name, points, max, reasons }) => (
          <li key={name}>
            <p className="mb-1.5 flex justify-between gap-3 text-sm">
              <span className="font-semibold">{t(`part.${name}`)}</span>
              <span className="tabular-nums">
                {t('score.points', { points: Math.round(points), max: Math.round(max) })}
              </span>
            </p>
            <Progress value={max > 0 ? (points / max) * 100 : 0} label={t(`part.${name}`)} />
            <ul className="mt-2 grid gap-1 text-ink-soft text-sm">
              {reasons.map((reason) => {
                const sentence = text(reason);
                return sentence ? <li key={`${reason.code}${sentence}`}>{sentence}</li> : null;
              })}
            </ul>
          </li>
        ))}
      </ul>
      <p className="mt-5 border-line border-t pt-4 text-ink-soft text-sm">
        {t('score.ceiling', { n: Math.round(score.ceiling) })}
      </p>
    </Card>
  );
}
