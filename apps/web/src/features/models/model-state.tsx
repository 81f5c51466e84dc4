import type { ModelStateView } from '@tailor/contract/shapes/model';
import type { ResumeReply } from '@tailor/contract/shapes/resume';
import { runStages } from '@tailor/contract/shapes/run-stages';
import { useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { showToast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useErrorText } from '../errors/error-text.ts';
import { resumeKey } from '../processing/use-processing.ts';
import { WhatIsSent } from './model-switch.tsx';

/** How often to ask as well: not every way to the server lets a stream through. */
const askMs = 4_000;

/** Then nothing has left the machine. */
const notSent = new Set(['model.unreachable', 'model.switched_off', 'model.budget']);
const wasSent = ({ taken, dropped, error }: ModelStateView) =>
  taken + dropped > 0 || !notSent.has(error?.code ?? '');
/** "model.busy" of a reply, by its name. */
const nameOf = ({ error }: ModelStateView) => error?.code.replace('model.', '') ?? 'unusable';

const goesOn = (model: ModelStateView | undefined) =>
  model?.status === 'queued' || model?.status === 'running';

/** While the model works, each of its steps brings the result as it then is. */
function useArrivals(id: string, running: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!running) return;
    const look = () => queries.invalidateQueries({ queryKey: resumeKey(id) });
    const stream = new EventSource(`/api/resumes/${id}/events?of=model`, { withCredentials: true });
    stream.addEventListener('run', look);
    const clock = setInterval(look, askMs);
    return () => {
      clearInterval(clock);
      stream.close();
    };
  }, [id, running, queries]);
}

function Running({ model }: { model: ModelStateView }) {
  const { t } = useTranslation('models');
  const { t: stage } = useTranslation('processing');
  const at = Math.max(1, runStages.indexOf(model.stage ?? 'reading') + 1);
  return (
    <div className="mt-3 grid gap-2">
      <Progress value={model.progress} label={t('running', { name: model.name })} />
      <p role="status" className="text-sm">
        {stage(`stage.${at}`)}
      </p>
    </div>
  );
}

function Outcome({ model }: { model: ModelStateView }) {
  const { t } = useTranslation('models');
  const { status, taken, dropped } = model;
  if (goesOn(model)) return <Running model={model} />;
  return (
    <div role="status" className="mt-2 grid gap-1 text-ink-soft text-sm">
      {status === 'failed' ? (
        <p className="font-medium text-ink">{t(`model.${nameOf(model)}`)}</p>
      ) : (
        <p>{t('done', { count: taken })}</p>
      )}
      {status === 'failed' ? <p>{t(taken > 0 ? 'stands.part' : 'stands', { count: taken })}</p> : null}
      {dropped > 0 ? <p>{t('dropped', { count: dropped })}</p> : null}
    </div>
  );
}

/** What became of the language model's part; or, where none was asked, the offer. */
export default function ModelState({ reply }: { reply: ResumeReply }) {
  const { t } = useTranslation('models');
  const { model: offered } = useSiteConfig();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const { id } = reply.resume;
  const model = reply.model;
  useArrivals(id, goesOn(model));
  if (!model && !offered) return null;
  const start = async () => {
    setBusy(true);
    try {
      const body = { useModel: true };
      const data = await call<ResumeReply>(`/api/resumes/${id}/process`, {
        method: 'POST',
        body,
        needs: ['resume'],
      });
      queries.setQueryData(resumeKey(id), data);
    } catch (error) {
      showToast({ title: t('title'), description: errorText(error), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  const name = model?.name ?? offered?.name ?? '';
  const canStart = offered !== undefined && (!model || model.status === 'failed');
  return (
    <Card aria-labelledby="model-title">
      <h3 id="model-title" className="text-lg">
        {t('title')}: {name}
      </h3>
      {model ? <Outcome model={model} /> : null}
      {!model && offered ? <WhatIsSent host={offered.host} /> : null}
      {model?.host && wasSent(model) ? (
        <p className="mt-2 text-ink-faint text-sm">{t('went', { host: model.host })}</p>
      ) : null}
      {canStart ? (
        <Button size="small" look="secondary" className="mt-3" disabled={busy} onClick={start}>
          <Sparkles aria-hidden="true" className="size-4" />
          {t(model ? 'again' : 'start')}
        </Button>
      ) : null}
    </Card>
  );
}
