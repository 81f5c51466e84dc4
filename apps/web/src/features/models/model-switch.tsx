import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SiteConfig, useSiteConfig } from '../../lib/site-config.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { chooseModel, modelChoice } from './choice.ts';

type Model = NonNullable<SiteConfig['model']>;

/** Says which model, and what leaves the machine, before anything does. */
export function WhatIsSent({ host }: Pick<Model, 'host'>) {
  const { t } = useTranslation('models');
  return (
    <>
      <p className="mt-1 text-ink-soft text-sm">
        {host === null ? t('sent.here') : t('sent.elsewhere', { host })}
      </p>
      <p className="mt-1 text-ink-faint text-sm">{t('sent.checked')}</p>
    </>
  );
}

function Switch({ model }: { model: Model }) {
  const { t } = useTranslation('models');
  const [on, setOn] = useState(modelChoice() ?? model.on);
  useEffect(() => chooseModel(on), [on]);
  return (
    <div className="rounded-md border border-line bg-surface p-4">
      <Checkbox checked={on} onChange={setOn} className="font-medium text-sm">
        {t('switch', { name: model.name })}
      </Checkbox>
      <div className="ps-8">
        <WhatIsSent host={model.host} />
      </div>
    </div>
  );
}

export default function ModelSwitch() {
  const { model } = useSiteConfig();
  return model ? <Switch model={model} /> : null;
}
