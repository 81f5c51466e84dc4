import type { OutputFormat, Template, Written } from '@tailor/documents';
import type { Context } from '../../platform/context.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Owner } from '../../platform/owner.ts';
import { strongest } from '../plans/service.ts';
import { planShown } from '../resumes/present.ts';
import { loadResume } from '../resumes/store.ts';
import { fileName } from './file-name.ts';

export interface Download extends Written {
  name: string;
}

export interface DownloadService {
  make(owner: Owner, id: string, format: OutputFormat, template: Template): Promise<Download>;
}

export function createDownloadService(context: Context): DownloadService {
  const { db, keys, clock, documents } = context;
  return {
    async make(owner, id, format, template) {
      const loaded = await loadResume(db, keys, owner.id, id);
      if (!loaded) throw notFound();
      const plan = planShown(strongest(loaded.grants, clock.now(), loaded.id), loaded);
      if (!plan.whole) throw new AppError('payment_required', 'Payment required to download a result.');
      if (!loaded.result) throw new AppError('conflict', 'This resume has no result yet. Process it first.');
      const { resume } = loaded.result.tailoring.after;
      const outcome = await documents.run('write', {
        resume,
        title: loaded.content.jobTitle,
        format,
        template,
      });
      if (outcome.ok) return { ...outcome.value, name: fileName(loaded.content.jobTitle, format) };
      if (outcome.error.code === 'busy')
        throw new AppError(
          'busy',
          'Too many files are being made right now. Try again in a moment.',
          {},
          { 'retry-after': '5' },
        );
      throw new AppError('internal', 'The file could not be made. Try again, or choose another format.');
    },
  };
}
