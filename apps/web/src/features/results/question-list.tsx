import type { QuestionView, ResultView } from '@tailor/contract/shapes/result';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusNext } from '../../lib/focus.ts';
import { Button } from '../../ui/button.tsx';
import { useMessageText } from './message-text.ts';

interface Answer {
  questionId: string;
  answer: 'yes' | 'no' | null;
  entryId?: string | null;
}

interface QuestionProps {
  question: QuestionView;
  entries: ResultView['entries'];
  onAnswer: (answer: Answer) => void;
}

function Question({ question, entries, onAnswer }: QuestionProps) {
  const { t } = useTranslation('results');
  const text = useMessageText();
  const place = useId();
  const [entryId, setEntryId] = useState(question.entryId ?? '');
  const answer = (value: Answer['answer']) =>
    onAnswer({ questionId: question.id, answer: value, entryId: entryId || null });
  const takeBack = () => {
    answer(null);
    focusNext(`${place}-yes`);
  };
  return (
    <li className="rounded-md border border-line bg-surface p-4">
      <p className="font-semibold text-sm">
        {text(question) ?? t('questions.fallback', { term: question.term })}
      </p>
      {entries.length > 0 && question.answer !== 'no' ? (
        <div className="mt-3 grid gap-1 text-sm sm:max-w-sm">
          <label htmlFor={place} className="text-ink-soft">
            {t('questions.where')}
          </label>
          <select
            id={place}
            value={entryId}
            onChange={(event) => setEntryId(event.target.value)}
            className="min-h-11 w-full rounded-md border border-line-strong bg-surface px-3"
          >
            <option value="">{t('questions.anywhere')}</option>
            {entries.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          id={`${place}-yes`}
          size="small"
          look={question.answer === 'yes' ? 'primary' : 'secondary'}
          aria-pressed={question.answer === 'yes'}
          onClick={() => answer('yes')}
        >
          {t('questions.yes')}
        </Button>
        <Button
          size="small"
          look={question.answer === 'no' ? 'primary' : 'secondary'}
          aria-pressed={question.answer === 'no'}
          onClick={() => answer('no')}
        >
          {t('questions.no')}
        </Button>
        {question.answer ? (
          <Button size="small" look="quiet" onClick={takeBack}>
            {t('questions.back')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

interface QuestionListProps {
  questions: QuestionView[];
  entries: ResultView['entries'];
  onAnswer: (answer: Answer) => void;
}

export function QuestionList({ questions, entries, onAnswer }: QuestionListProps) {
  return (
    <ul className="grid items-start gap-3 md:grid-cols-2">
      {questions.map((question) => (
        <Question key={question.id} question={question} entries={entries} onAnswer={onAnswer} />
      ))}
    </ul>
  );
}
