import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useApplicationCalls } from './use-applications.ts';

const empty = { title: '', company: '', url: '' };

export function AddForm() {
  const { t } = useTranslation('tracking');
  const { save } = useApplicationCalls();
  const [job, setJob] = useState(empty);
  const set = (name: keyof typeof empty) => (event: { target: { value: string } }) =>
    setJob({ ...job, [name]: event.target.value });
  return (
    <form
      className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        const { title, company, url } = job;
        if (title.trim() === '') return;
        void save({ title, company, ...(url.trim() ? { url } : {}) }).then((done) => done && setJob(empty));
      }}
    >
      <Field
        id="add-title"
        label={t('add.title')}
        required
        maxLength={300}
        value={job.title}
        onChange={set('title')}
      />
      <Field
        id="add-company"
        label={t('add.company')}
        maxLength={300}
        value={job.company}
        onChange={set('company')}
      />
      <Field
        id="add-url"
        label={t('add.url')}
        type="url"
        maxLength={2048}
        value={job.url}
        onChange={set('url')}
      />
      <Button type="submit">{t('add')}</Button>
    </form>
  );
}
