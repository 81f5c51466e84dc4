import type { EditView } from '@tailor/contract/shapes/result';
import { CheckCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { EditItem } from './edit-item.tsx';

type Decisions = { id: string; accepted: boolean }[];

interface EditListProps {
  edits: EditView[];
  shown: string | null;
  onShow: (edit: EditView) => void;
  onDecide: (decisions: Decisions) => Promise<boolean>;
}

export function EditList({ edits, shown, onShow, onDecide }: EditListProps) {
  const { t } = useTranslation('results');
  const [past, setPast] = useState<Decisions[]>([]);
  const decide = async (decisions: Decisions) => {
    const before = decisions.flatMap(({ id, accepted }) => {
      const edit = edits.find((one) => one.id === id);
      return edit && edit.accepted !== accepted ? [{ id, accepted: edit.accepted }] : [];
    });
    if (before.length > 0 && (await onDecide(decisions))) setPast((list) => [...list, before]);
  };
  const undo = async () => {
    const last = past.at(-1);
    if (last && (await onDecide(last))) setPast((list) => list.slice(0, -1));
  };
  const several = edits.some((edit) => edit.maker === 'model');
  const open = edits.filter((edit) => !edit.accepted).map(({ id }) => ({ id, accepted: true }));
  if (edits.length === 0) return <p className="text-ink-soft">{t('edits.none')}</p>;
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        <Button size="small" look="secondary" disabled={open.length === 0} onClick={() => decide(open)}>
          <CheckCheck aria-hidden="true" className="size-4" />
          {t('edits.acceptAll')}
        </Button>
        <Button size="small" look="secondary" disabled={past.length === 0} onClick={undo}>
          <Undo2 aria-hidden="true" className="size-4" />
          {t('edits.undo')}
        </Button>
      </div>
      <ul className="grid gap-3">
        {edits.map((edit) => (
          <EditItem
            key={edit.id}
            edit={edit}
            named={several}
            lit={shown === edit.id}
            onShow={() => onShow(edit)}
            onDecide={(accepted) => decide([{ id: edit.id, accepted }])}
          />
        ))}
      </ul>
    </>
  );
}
