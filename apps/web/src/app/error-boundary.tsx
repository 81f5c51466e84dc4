import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouter } from 'wouter';
import { Button, ButtonLink } from '../ui/button.tsx';

function Crash() {
  const { t } = useTranslation('shell');
  const { base } = useRouter();
  return (
    <div className="measure py-20" role="alert">
      <h1 className="text-2xl">{t('crash.title')}</h1>
      <p className="mt-3 max-w-xl text-ink-soft">{t('crash.text')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>{t('crash.reload')}</Button>
        {/* A whole new page: this boundary would go on showing the crash. */}
        <ButtonLink full href={`${base}/`} look="secondary">
          {t('crash.home')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Catches what a page throws while drawing, and offers a way on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Crash /> : this.props.children;
  }
}
