import { type FormEvent, useState } from 'react';
import { useErrorText } from '../errors/error-text.ts';
import { Notice } from '../sign-in/notice.tsx';

/** A sentence of one's own for what went wrong, instead of the one of its code. */
export class SaidError extends Error {}

/** One form's work: busy while it runs, then a sentence of success or of what went wrong. */
export function useWork() {
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null);
  const run = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    setNotice(null);
    try {
      await work();
      setNotice({ tone: 'good', text: done });
    } catch (error) {
      setNotice({ tone: 'bad', text: error instanceof SaidError ? error.message : errorText(error) });
    }
    setBusy(false);
  };
  /** The same as what a form does when it is sent off. */
  const sends = (work: () => Promise<unknown>, done: string) => (event: FormEvent) => {
    event.preventDefault();
    void run(work, done);
  };
  return { busy, run, sends, notice: notice ? <Notice tone={notice.tone}>{notice.text}</Notice> : null };
}
