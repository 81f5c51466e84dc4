import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';
import { changeDraft } from '../draft/draft-store.ts';
import { kindOf, useErrorText } from '../errors/error-text.ts';
import { checkFile, type FileFault, kindOfFile } from './check-file.ts';
import { readFile } from './read-file.ts';

export interface UploadState {
  phase: 'idle' | 'sending' | 'recognising';
  name: string;
  percent: number;
  /** The red box. */
  error: string | null;
  /** The green note: the type that was read. */
  success: string | null;
  upgrade: boolean;
}

const idle: UploadState = { phase: 'idle', name: '', percent: 0, error: null, success: null, upgrade: false };

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
    if (error instanceof ApiError && error.code === 'unsupported_file')
      return t('error.type', { type: error.params.type ?? t('error.type.unknown') });
    if (error instanceof ApiError && !error.code)
      return t('error.extract', { reason: t('error.server', { status: error.status }) });
    const reason = errorText(error).replace(/[.。]$/, '') || t('error.unknown');
    return t('error.extract', { reason });
  };

  const read = async (file: File, signal: AbortSignal) => {
    const onProgress = (percent: number) => setState((now) => ({ ...now, percent }));
    const first = await readFile(file, { onProgress, signal });
    if (first.text.trim() || !first.requiresCopyPaste) return { text: first.text, forced: false };
    setState((now) => ({ ...now, phase: 'recognising', percent: 0 }));
    const second = await readFile(file, { force: true, onProgress, signal });
    return { text: second.text, forced: true };
  };

  const take = async (file: File | undefined) => {
    const fault = checkFile(file, largeAllowed);
    if (fault?.fault === 'plan') return setState({ ...idle, upgrade: true });
    if (fault || !file) return setState({ ...idle, error: faultText(fault ?? { fault: 'none' }) });
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState({ ...idle, phase: 'sending', name: file.name });
    try {
      const { text, forced } = await read(file, controller.signal);
      if (!text.trim()) return setState({ ...idle, error: t(forced ? 'error.both' : 'error.empty') });
      changeDraft({ resumeText: text, fromUpload: true, fileName: file.name });
      setState({ ...idle, success: kindOfFile(file.name) });
      onText(text);
    } catch (error) {
      if (controller.signal.aborted) return;
      const upgrade = kindOf(error) === 'payment_required';
      setState({ ...idle, upgrade, error: upgrade ? null : failureText(error) });
    }
  };

  const cancel = useCallback(() => {
    running.current?.abort();
    setState(idle);
  }, []);

  return { state, take, cancel, reset: cancel };
}
