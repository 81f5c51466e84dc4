import type { Extracted } from '@tailor/contract/calls/extract-text';
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export type ReadingNote = Extracted['findings'][number];

/** What a reading may say of itself that its person should know, and the sentence it is said in. */
const sentences: Record<string, string> = {
  recognised: 'note.recognised',
  recognition_left_out: 'note.recognition_left_out',
  pages_without_text: 'note.pages_without_text',
  pages_left_out: 'note.pages_left_out',
  pages_unreadable: 'note.pages_unreadable',
  page_cut: 'note.page_cut',
  hidden_text: 'note.hidden_text',
  unmapped_glyphs: 'note.unreadable',
  unreadable_characters: 'note.unreadable',
  encoding_repaired: 'note.encoding_repaired',
};

/** What was left out of a text, or may be wrong in it: nobody would look for it otherwise. */
export function ReadingNotes({ notes }: { notes: ReadingNote[] }) {
  const { t } = useTranslation('upload');
  const known = notes.flatMap(({ code, params }) => {
    const key = sentences[code];
    return key ? [t(key, { ...params, count: Number(params.count ?? 0) })] : [];
  });
  if (known.length === 0) return null;
  return (
    <div role="status" className="rounded-md border border-line bg-canvas p-3 text-ink-soft text-sm">
      <ul className="grid gap-1">
        {[...new Set(known)].map((sentence) => (
          <li key={sentence} className="flex gap-2">
            <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {sentence}
          </li>
        ))}
      </ul>
    </div>
  );
}
