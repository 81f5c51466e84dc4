import { limits } from '@tailor/contract/limits';
import { countWords } from '@tailor/contract/words';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Aside } from '../../features/aside/aside.tsx';
import { useDraft, useDraftPart } from '../../features/draft/draft-store.ts';
import { useErrorText } from '../../features/errors/error-text.ts';
import { PlanCards } from '../../features/plans/plan-cards.tsx';
import { PostingCard } from '../../features/posting/posting-card.tsx';
import { StartButtons } from '../../features/start/start-buttons.tsx';
import { UploadCard } from '../../features/upload/upload-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useClaimPlaces } from './claim-question.tsx';
import { Hero } from './hero.tsx';
import { MoreJobs, PricingDialog, ProcessingDialog, Ranking, ResultPanel, UpgradeDialog } from './parts.ts';
import { ResumeNotice } from './resume-notice.tsx';
import { Steps } from './steps.tsx';
import { ProcessingUnseen, UnreachedDialog, UnreachedPart } from './unreached.tsx';
import { scrollToId, useHome } from './use-home.ts';

type Home = ReturnType<typeof useHome>;

function InputSide({ home }: { home: Home }) {
  const { t, i18n } = useTranslation('home');
  const { missing, busy, start } = home.starting;
  const offerUpgrade = (text: string) => {
    if (!home.unlimited && countWords(text) > limits.freeWords) home.setDialog('upgrade');
  };
  return (
    // Whoever comes here will press a button soon: what it opens is fetched meanwhile.
    <section
      aria-labelledby="form-title"
      onFocus={() => ProcessingDialog.preload(i18n)}
      className="grid grid-cols-1 gap-6"
    >
      <h2 id="form-title" tabIndex={-1} className="text-2xl outline-none">
        {t('form.title')}
      </h2>
      <UploadCard unlimited={home.unlimited} invalid={missing.includes('resume')} onUploaded={offerUpgrade} />
      <PostingCard
        invalid={{
          jobTitle: missing.includes('jobTitle'),
          jobDescription: missing.includes('jobDescription'),
        }}
      />
      <StartButtons paid={home.unlimited} busy={busy} onStart={start} />
      {home.premium ? <MoreJobs unreachable={unreached} /> : null}
    </section>
  );
}

const unreached = (retry: () => void) => <UnreachedPart onRetry={retry} />;

function ResultSide({ home, instead }: { home: Home; instead: ReactNode }) {
  const { resumeId, reply, processing } = home;
  const errorText = useErrorText();
  if (home.several.length > 0)
    return (
      <Ranking
        ids={home.several}
        onNew={home.startNew}
        fallback={<Skeleton className="mt-10 h-96" />}
        unreachable={unreached}
      />
    );
  if (!resumeId) return null;
  const data = reply.data;
  const wait = <Skeleton className="mt-10 h-96" />;
  if (data?.resume.isProcessed && data.resume.optimizedContent && !processing)
    return (
      <ResultPanel
        reply={data}
        onUpgrade={() => home.setDialog('upgrade')}
        onNew={home.startNew}
        fallback={wait}
        unreachable={unreached}
      />
    );
  if (processing || reply.isPending) return wait;
  if (instead) return instead;
  return (
    <ResumeNotice
      id={resumeId}
      reason={reply.error ? errorText(reply.error) : null}
      onRetry={home.retry}
      onNew={home.startNew}
    />
  );
}

function Pricing({ home, onClose }: { home: Home; onClose: () => void }) {
  const { resumeText } = useDraft();
  return (
    <PricingDialog
      words={countWords(resumeText)}
      resumeText={resumeText}
      store={home.store}
      onClose={onClose}
      unreachable={() => <UnreachedDialog onClose={onClose} />}
    />
  );
}

function Upgrade({ home, onClose }: { home: Home; onClose: () => void }) {
  const { resumeText } = useDraft();
  return (
    <UpgradeDialog
      words={home.reply.data?.resume.wordCount ?? countWords(resumeText)}
      onClose={onClose}
      onChoose={home.upgrade}
      unreachable={() => <UnreachedDialog onClose={onClose} />}
    />
  );
}

function Dialogs({ home }: { home: Home }) {
  const { dialog, setDialog, processing } = home;
  const close = () => setDialog(null);
  return (
    <>
      {processing ? (
        <ProcessingDialog
          processing={processing}
          onClose={home.closeProcessing}
          unreachable={() => <ProcessingUnseen processing={processing} onClose={home.closeProcessing} />}
        />
      ) : null}
      {dialog === 'pricing' ? <Pricing home={home} onClose={close} /> : null}
      {dialog === 'upgrade' ? <Upgrade home={home} onClose={close} /> : null}
    </>
  );
}

/** Apart from the page, which would be drawn anew with the first word that is typed. */
function Progress({ running, ready }: { running: boolean; ready: boolean }) {
  const begun = useDraftPart(({ resumeText }) => resumeText.trim() !== '');
  return <Steps reached={running ? 2 : ready ? 3 : begun ? 1 : 0} />;
}

export default function HomePage() {
  const home = useHome();
  const { t } = useTranslation('plans');
  const { processing, reply, resumeId } = home;
  const claim = useClaimPlaces(home);
  const ready = resumeId !== '' && reply.data?.resume.isProcessed === true;
  const worked = useRef(false);
  useEffect(() => {
    if (processing) worked.current = true;
  }, [processing]);
  useEffect(() => {
    // Whoever comes back to a result is there at once: what moves above it meanwhile would turn a slow way wrong.
    if (ready) scrollToId('results', worked.current ? undefined : true);
  }, [ready]);
  return (
    <>
      {claim.above}
      <Hero onStart={() => scrollToId('upload')} />
      <section aria-labelledby="plans-title" className="measure pt-14 sm:pt-20">
        <h2 id="plans-title" className="mb-6 text-2xl">
          {t('title')}
        </h2>
        <PlanCards onChoose={(plan) => scrollToPlan(plan, home)} />
      </section>
      <div className="measure grid grid-cols-1 gap-10 pt-14 sm:pt-20">
        <Progress running={processing !== null} ready={ready} />
        <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <InputSide home={home} />
          <Aside unlimited={home.unlimited} />
        </div>
        <div id="results" tabIndex={-1} className="outline-none">
          <ResultSide home={home} instead={claim.inResult} />
        </div>
      </div>
      <Dialogs home={home} />
    </>
  );
}

/** A plan card leads to the form while there is nothing to buy for, else it starts. */
function scrollToPlan(plan: 'free' | 'basic' | 'premium', home: Home): void {
  if (plan === 'free' || !document.querySelector<HTMLTextAreaElement>('#resume-text')?.value.trim())
    scrollToId('upload');
  else home.starting.start(plan);
}
