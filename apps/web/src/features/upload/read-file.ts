import type { Extracted } from '@tailor/contract/calls/extract-text';
import { ApiError, ownHeaders } from '../../lib/api.ts';

interface ReadOptions {
  force?: boolean;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Sends a file with real progress; fetch knows none for what is sent, so this is the old way. */
export function readFile(file: File, { force, onProgress, signal }: ReadOptions): Promise<Extracted> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/extract-text');
    request.withCredentials = true;
    for (const [name, value] of Object.entries(ownHeaders())) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(Math.round((event.loaded / event.total) * 100));
    };
    request.onload = () => {
      if (request.status === 404) return reject(new ApiError(503, '{"code":"unavailable"}', ''));
      if (request.status < 200 || request.status > 299)
        return reject(new ApiError(request.status, request.responseText, request.statusText));
      // Work that goes on elsewhere has no text yet: to a person that is "busy, try again".
      if (request.status === 202) return reject(new ApiError(503, '{"code":"busy"}', ''));
      try {
        resolve(JSON.parse(request.responseText));
      } catch {
        reject(new ApiError(502, '', 'unreadable reply'));
      }
    };
    request.onerror = () => reject(new TypeError('network'));
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    if (force) form.append('forceExtraction', 'true');
    form.append('file', file);
    request.send(form);
  });
}
