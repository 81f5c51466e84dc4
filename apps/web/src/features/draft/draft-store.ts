import { limits } from '@tailor/contract/limits';
import { useSyncExternalStore } from 'react';

/** What a person typed, kept in their own browser until it ends by itself or by "Clear". */
export interface Draft {
  resumeText: string;
  fromUpload: boolean;
  fileName: string;
  /** The reading that the text came from; the server may still have the document. */
  extractionId: string;
  jobTitle: string;
  jobDescription: string;
  jobUrl: string;
  company: string;
  /** The stored resume made of exactly this text, title and description. */
  resumeId: string;
  /** Whose the stored ones are: an account's id, or a visitor's. */
  storedBy: string | null;
  /** Postings beside the form's own, for whoever compares several. */
  more: MoreJob[];
}

export interface MoreJob {
  title: string;
  description: string;
  /** Stored already, with exactly these words. */
  resumeId: string;
}

const storageKey = 'resume-draft';
const lifetimeMs = limits.unpaidRetentionHours * 3_600_000;

const emptyDraft: Draft = {
  resumeText: '',
  fromUpload: false,
  fileName: '',
  extractionId: '',
  jobTitle: '',
  jobDescription: '',
  jobUrl: '',
  company: '',
  resumeId: '',
  storedBy: null,
  more: [],
};

let draft: Draft | null = null;
let saving: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function read(): Draft {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (kept && Date.now() - kept.savedAt < lifetimeMs) return { ...emptyDraft, ...kept.draft };
    localStorage.removeItem(storageKey);
  } catch {
    // Unreadable or refused: begin empty.
  }
  return emptyDraft;
}

function save(): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ savedAt: Date.now(), draft }));
  } catch {
    // Full or refused: the draft lives as long as the page.
  }
}

export function currentDraft(): Draft {
  draft ??= read();
  return draft;
}

/** Kept after a short pause in typing, and at once when the page is left. */
export function changeDraft(change: Partial<Draft>): void {
  const changed = 'resumeText' in change || 'jobTitle' in change || 'jobDescription' in change;
  draft = { ...currentDraft(), ...(changed ? { resumeId: '' } : {}), ...change };
  if ('resumeText' in change && draft.more.some(({ resumeId }) => resumeId))
    draft.more = notStored(draft.more);
  for (const listener of listeners) listener();
  clearTimeout(saving);
  saving = setTimeout(save, 300);
}

const notStored = (more: MoreJob[]) => more.map((job) => ({ ...job, resumeId: '' }));

/** Who signs in or out is somebody else to the server: what the one stored is not there for the other. */
export function storeAs(userId: string | null): void {
  const { storedBy, more } = currentDraft();
  if (storedBy !== userId) changeDraft({ resumeId: '', storedBy: userId, more: notStored(more) });
}

/** What a visitor stored is the account's from now on. */
export function storedMoved(userId: string): void {
  if (currentDraft().storedBy !== null) return;
  changeDraft({ storedBy: userId });
  keepDraftNow();
}

export function keepDraftNow(): void {
  clearTimeout(saving);
  if (draft) save();
}

export function clearDraft(): void {
  clearTimeout(saving);
  draft = emptyDraft;
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept then.
  }
  for (const listener of listeners) listener();
}

/** Stands in the storage for a moment when a person leaves: other windows hear of it, as of every change. */
const ended = 'null';

/** Who signs out leaves nothing typed behind for the next one, in this window or another. */
export function endDraft(): void {
  clearDraft();
  try {
    localStorage.setItem(storageKey, ended);
  } catch {
    // Nothing was kept then.
  }
}

/** What is merely cleared in another window stays in this one. */
function hear({ key, newValue }: StorageEvent): void {
  if (key === storageKey && newValue === ended) clearDraft();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('pagehide', keepDraftNow);
  addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('pagehide', keepDraftNow);
    removeEventListener('storage', hear);
  };
}

export function useDraft(): Draft {
  return useSyncExternalStore(subscribe, currentDraft, () => emptyDraft);
}

/** One value of it: whoever needs no more is not drawn again with every key. */
export function useDraftPart<T extends string | boolean | readonly MoreJob[]>(part: (draft: Draft) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => part(currentDraft()),
    () => part(emptyDraft),
  );
}
