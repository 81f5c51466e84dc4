import type { downloadTemplates } from '@tailor/contract/calls/download-resume';
import { type Outcome, type OutputFormat, plainText, type Written } from '@tailor/documents';
import type { Resume } from '@tailor/engine';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Owner } from '../../platform/owner.ts';
import { loadDocument } from '../extract/store.ts';
import { ownResume } from '../resumes/own.ts';
import { planShown } from '../resumes/present.ts';
import type { LoadedResume } from '../resumes/stored.ts';
import { fileName } from './file-name.ts';

export interface Download extends Written {
  name: string;
}

type Look = (typeof downloadTemplates)[number];

export interface DownloadService {
  make(owner: Owner, id: string, format: OutputFormat, template: Look): Promise<Download>;
}

export function createDownloadService(context: Context): DownloadService {
  const { db, keys, clock, documents } = context;

  /** The person's own document says what the result says; without one there is nothing to give back. */
  async function inPlace(owner: Owner, loaded: LoadedResume, resume: Resume): Promise<Outcome<Written>> {
    const docx = await loadDocument(db, keys, owner.id, loaded.id);
    if (!docx)
      throw new AppError(
        'not_found',
        'No document of your own is kept with this resume. Choose another look.',
      );
    return documents.run('edit', { docx, text: plainText(resume) });
  }

  return {
    async make(owner, id, format, template) {
      if (template === 'own' && format !== 'docx')
        throw new AppError('invalid_request', 'Your own document comes as DOCX only.', { field: 'format' });
      const loaded = await ownResume(context, owner, id);
      const plan = planShown(loaded, clock.now());
      if (!plan.whole) throw new AppError('payment_required', 'Payment required to download a result.');
      if (!loaded.result) throw new AppError('conflict', 'This resume has no result yet. Process it first.');
      const { resume } = loaded.result.tailoring.after;
      const title = loaded.content.jobTitle;
      const outcome =
        template === 'own'
          ? await inPlace(owner, loaded, resume)
          : await documents.run('write', { resume, title, format, template });
      if (outcome.ok) return { ...outcome.value, name: fileName(title, format) };
      // A file is made in a second; ten are not enough where much else is done at once.
      if (outcome.error.code === 'busy' || outcome.error.code === 'timed_out')
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
