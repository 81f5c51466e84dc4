import { call } from '../../lib/api.ts';

/** For the challenges of the day; a failure costs the person nothing but a point. */
export function noteDownload(resumeId: string): void {
  call(`/api/resumes/${encodeURIComponent(resumeId)}/downloads`, { method: 'POST', body: {} }).catch(
    (error) => console.warn('the download was not noted', error),
  );
}
