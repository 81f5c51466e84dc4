import type { ModelStateView } from '@tailor/contract/shapes/model';
import type { ResultView } from '@tailor/contract/shapes/result';
import type { Edit } from '@tailor/engine';
import { namedIn } from '../models/consent.ts';
import type { LoadedResume, StoredResult } from './stored.ts';

/** What became of the language model's part; absent where nobody switched one on. */
export function modelOf({ modelRun }: LoadedResume): { model?: ModelStateView } {
  if (!modelRun) return {};
  const { consent, status, stage, progress, errorCode, taken, dropped } = modelRun;
  const error = errorCode ? { code: `model.${errorCode}`, params: {} } : null;
  return { model: { ...namedIn(consent), status, stage, progress, error, taken, dropped } };
}

/** Named as the maker while an edit of it stands. */
export function modelWorded({ tailoring, rejected, model }: StoredResult): ResultView['maker'] | null {
  const refused = new Set(rejected);
  const stands = tailoring.edits.some((edit) => edit.maker === 'model' && !refused.has(edit.id));
  return stands && model ? { kind: 'model', name: model.name } : null;
}

/** An edit that stands back for an accepted one of the model shows itself when that one is rejected. */
export function shownEdits({ tailoring, rejected }: StoredResult): Edit[] {
  const refused = new Set(rejected);
  const back = new Set(
    tailoring.edits.filter((edit) => !refused.has(edit.id)).flatMap((edit) => edit.replaces ?? []),
  );
  return tailoring.edits.filter((edit) => !back.has(edit.id));
}
