import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';
import { changeDraft, currentDraft } from '../draft/draft-store.ts';
import { kindOf, useErrorText } from '../errors/error-text.ts';
import { checkFile, type FileFault, kindOfFile } from './check-file.ts';
import type { ReadingProgress } from './follow-reading.ts';
import { newReadingId, type PendingReading, pendingReading, rememberReading } from './pending-reading.ts';
import { endReading, type ReadOptions, readFile, resumeReading } from './read-file.ts';
import type { ReadingNote } from './reading-notes.tsx';

export interface UploadState {
  phase: 'idle' | 'sending' | 'reading' | 'recognising';
  name: string;
  /** Of what is sent or read; null: the server has not said anything yet. */
  percent: number | null;
  /** The page being read, where there are several. */
  page: { at: number; of: number } | null;
  /** The red box. */
  error: string | null;
  /** The green note: the type that was read. */
  success: string | null;
  /** What the reading left out or is unsure of. */
  notes: ReadingNote[];
  upgrade: boolean;
}

/** A text, the reading it comes from, and what that one says of itself. */
interface Read {
  id: string;
  text: string;
  forced: boolean;
  notes: ReadingNote[];
}

const lostReading = '{"code":"no_file"}';

const idle: UploadState = {
  phase: 'idle',
  name: '',
  percent: 0,
  page: null,
  error: null,
  success: null,
  notes: [],
  upgrade: false,
};

/** What a server says of its reading, as a person sees it. */
function readingState({ progress, page, pages }: ReadingProgress): Pick<UploadState, 'percent' | 'page'> {
  const several = page !== null && pages !== null && pages > 1;
  return { percent: progress, page: several ? { at: Math.min(page + 1, pages), of: pages } : null };
}

interface UploadOptions {
  largeAllowed: boolean;
  /** Told about the text of a finished upload. */
  onText: (text: string) => void;
}

export function useUpload({ largeAllowed, onText }: UploadOptions) {
  const { t } = useTranslation('upload');
  const errorText = useErrorText();
  const [state, setState] = useState<UploadState>(idle);
  const running = useRef<AbortController | null>(null);

  const faultText = (fault: FileFault): string => {
    if (fault.fault === 'type') return t('error.type', { type: fault.type || t('error.type.unknown') });
    if (fault.fault === 'size') return t('error.size', { n: fault.n });
    return t(fault.fault === 'empty' ? 'error.empty' : 'error.none');
  };

  const failureText = (error: unknown): string => {
    // The server no longer has the file, and neither has this page.
    if (error instanceof ApiError && error.code === 'no_file') return t('error.lost');
    if (error instanceof ApiError && error.code === 'unsupported_file')
      return t('error.type', { type: error.params.type ?? t('error.type.unknown') });
    if (error instanceof ApiError && !error.code)
      return t('error.extract', { reason: t('error.server', { status: error.status }) });
    const reason = errorText(error).replace(/[.。]$/, '') || t('error.unknown');
    return t('error.extract', { reason });
  };

  const optionsOf = (reading: PendingReading, signal: AbortSignal): ReadOptions => {
    const { id, forced } = reading;
    rememberReading(reading);
    signal.addEventListener('abort', () => endReading(id), { once: true });
    return {
      id,
      force: forced,
      signal,
      onSent: (percent) => {
        if (percent < 100) return setState((now) => ({ ...now, percent }));
        setState((now) => ({ ...now, phase: forced ? 'recognising' : 'reading', percent: null }));
      },
      onRead: (progress) => setState((now) => ({ ...now, ...readingState(progress) })),
    };
  };

  /** The pages that are pictures take a second call, which hears of the first one's text only if it fails. */
  const recognise = async (file: File, first: Read, signal: AbortSignal): Promise<Read> => {
    setState((now) => ({ ...now, phase: 'recognising', percent: null, page: null }));
    const two = { id: newReadingId(), name: file.name, forced: true };
    try {
      const second = await readFile(file, optionsOf(two, signal));
      if (second.text.trim() || !first.text.trim())
        return { ...two, text: second.text, notes: second.findings };
    } catch (error) {
      if (signal.aborted || !first.text.trim()) throw error;
    }
    return first;
  };

  const read = async (file: File, signal: AbortSignal): Promise<Read> => {
    const one = { id: newReadingId(), name: file.name, forced: false };
    const found = await readFile(file, optionsOf(one, signal));
    const first = { ...one, text: found.text, notes: found.findings };
    const pictures =
      found.requiresCopyPaste || found.findings.some(({ code }) => code === 'pages_without_text');
    return pictures ? recognise(file, first, signal) : first;
  };

  /** One reading at a time: what it finds goes to the draft, what stops it into the red box. */
  const run = async (
    name: string,
    phase: UploadState['phase'],
    work: (signal: AbortSignal) => Promise<Read>,
  ) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState({ ...idle, phase, name, percent: phase === 'sending' ? 0 : null });
    try {
      const { id, text, forced, notes } = await work(controller.signal);
      if (!text.trim()) return setState({ ...idle, error: t(forced ? 'error.both' : 'error.empty') });
      // Only now does it take the other one's place: had it failed, the draft would still be that one's.
      endReading(currentDraft().extractionId);
      changeDraft({ resumeText: text, fromUpload: true, fileName: name, extractionId: id });
      setState({ ...idle, success: kindOfFile(name), notes });
      onText(text);
    } catch (error) {
      if (controller.signal.aborted) return;
      const upgrade = kindOf(error) === 'payment_required';
      setState({ ...idle, upgrade, error: upgrade ? null : failureText(error) });
    } finally {
      if (running.current === controller) {
        running.current = null;
        rememberReading(null);
      }
    }
  };

  const take = async (file: File | undefined) => {
    const fault = checkFile(file, largeAllowed);
    if (fault?.fault === 'plan') return setState({ ...idle, upgrade: true });
    if (fault || !file) return setState({ ...idle, error: faultText(fault ?? { fault: 'none' }) });
    await run(file.name, 'sending', (signal) => read(file, signal));
  };

  /** A page loaded again goes on waiting for what the last one had sent; the file itself it no longer has. */
  const takeUp = async (reading: PendingReading) => {
    const { name, forced } = reading;
    await run(name, forced ? 'recognising' : 'reading', async (signal) => {
      const found = await resumeReading(optionsOf(reading, signal));
      if (!found.text.trim() && found.requiresCopyPaste && !forced) throw new ApiError(400, lostReading, '');
      return { id: reading.id, text: found.text, forced, notes: found.findings };
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const pending = pendingReading();
    // A file can be chosen before this runs: what is remembered then is that one, and it is being read already.
    if (pending && !running.current) void takeUp(pending);
  }, []);

  const cancel = useCallback(() => {
    running.current?.abort();
    rememberReading(null);
    setState(idle);
  }, []);

  return { state, take, cancel };
}
