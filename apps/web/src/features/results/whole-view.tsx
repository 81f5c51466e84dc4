import type { EditView, ResultView } from '@tailor/contract/shapes/result';
import type { ResumeReply } from '@tailor/contract/shapes/resume';
import { Download, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusNext } from '../../lib/focus.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DownloadChoice } from './download-choice.tsx';
import { EditList } from './edit-list.tsx';
import { HandEditor } from './hand-editor.tsx';
import { QuestionList } from './question-list.tsx';
import { RequirementList } from './requirement-list.tsx';
import { fileNameOf, saveText } from './save-text.ts';
import { ScoreParts } from './score-parts.tsx';
import { SideBySide } from './side-by-side.tsx';
import { useResultCalls } from './use-result-calls.ts';

function Keywords({ keywords }: { keywords: ResultView['keywords'] }) {
  const { t } = useTranslation('results');
  return (
    <dl className="grid gap-3 text-sm sm:grid-cols-2">
      {(['added', 'missing'] as const).map((name) => (
        <div key={name}>
          <dt className="font-semibold">{t(`keywords.${name}`)}</dt>
          <dd className="mt-1 break-words text-ink-soft">
            {keywords[name].join(' · ') || t('keywords.none')}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Everything a paid result holds. */
export function WholeView({ reply, result }: { reply: ResumeReply; result: ResultView }) {
  const { t } = useTranslation('results');
  const { resume } = reply;
  const calls = useResultCalls(resume.id);
  const [shown, setShown] = useState<EditView | null>(null);
  const [writing, setWriting] = useState(false);
  const tailored = resume.optimizedContent ?? '';
  const show = (edit: EditView) => {
    const again = shown?.id === edit.id;
    setShown(again ? null : edit);
    const line = edit.evidence[0];
    if (!again && line !== undefined)
      document.getElementById(`line-${line}`)?.scrollIntoView({ block: 'center' });
  };
  const stopWriting = () => {
    setWriting(false);
    focusNext('edit-by-hand');
  };
  const save = async (text: string | null) => {
    if (await calls.writeText(text)) stopWriting();
  };
  const download = (
    <div className="flex flex-wrap gap-1">
      <Button id="edit-by-hand" size="small" look="quiet" onClick={() => setWriting(true)} disabled={writing}>
        <Pencil aria-hidden="true" className="size-4" />
        {t('hand.edit')}
      </Button>
      <Button size="small" look="secondary" onClick={() => saveText(tailored, fileNameOf(resume.jobTitle))}>
        <Download aria-hidden="true" className="size-4" />
        {t('download')}
      </Button>
    </div>
  );
  const editor = writing ? (
    <HandEditor
      text={tailored}
      byHand={result.editedByHand}
      busy={calls.busy}
      onSave={save}
      onCancel={stopWriting}
    />
  ) : undefined;
  return (
    <>
      <SideBySide
        original={resume.originalContent}
        tailored={tailored}
        lit={new Set(shown?.evidence)}
        action={download}
        editor={editor}
      />
      <DownloadChoice
        id={resume.id}
        jobTitle={resume.jobTitle}
        hasDocument={resume.hasDocument}
        version={tailored}
      />
      <Card aria-label={t('stats.title')}>
        <Keywords keywords={result.keywords} />
      </Card>
      {result.score ? <ScoreParts score={result.score} /> : null}
      <section aria-labelledby="edits-title">
        <h3 id="edits-title" className="mb-4 text-xl">
          {t('edits.title')}
        </h3>
        <EditList edits={result.edits} shown={shown?.id ?? null} onShow={show} onDecide={calls.decide} />
      </section>
      {result.questions.length > 0 ? (
        <section aria-labelledby="questions-title">
          <h3 id="questions-title" className="text-xl">
            {t('questions.title')}
          </h3>
          <p className="mt-1 mb-4 text-ink-soft text-sm">{t('questions.text')}</p>
          <QuestionList questions={result.questions} entries={result.entries} onAnswer={calls.answer} />
        </section>
      ) : null}
      <section aria-labelledby="requirements-title">
        <h3 id="requirements-title" className="mb-4 text-xl">
          {t('requirements.title')}
        </h3>
        <RequirementList requirements={result.requirements} />
      </section>
    </>
  );
}
