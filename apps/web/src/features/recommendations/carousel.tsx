import type { Recommendation } from '@tailor/contract/calls/job-recommendations';
import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { JobCard } from './job-card.tsx';

/** One card on a phone, up to three beside each other; goes round both ways. */
export function Carousel({ jobs }: { jobs: Recommendation[] }) {
  const { t } = useTranslation('recommendations');
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [frame, embla] = useEmblaCarousel({
    loop: true,
    align: 'start',
    duration: calm ? 0 : 25,
    inViewThreshold: 0.6,
  });
  const [at, setAt] = useState(0);
  // What is turned away is out of the keyboard's way too; before anything is known, nothing is.
  const [inView, setInView] = useState<readonly number[] | null>(null);
  useEffect(() => {
    if (!embla) return;
    const follow = () => setAt(embla.selectedScrollSnap());
    const look = () => setInView(embla.slidesInView());
    embla.on('select', follow);
    embla.on('slidesInView', look);
    return () => {
      embla.off('select', follow);
      embla.off('slidesInView', look);
    };
  }, [embla]);
  const move = (by: 1 | -1) => embla?.scrollTo((at + by + jobs.length) % jobs.length);
  return (
    <div>
      <div ref={frame} className="overflow-hidden">
        <ul className="-ml-4 flex touch-pan-y">
          {jobs.map((job, place) => (
            <li
              key={job.id}
              inert={inView !== null && !inView.includes(place)}
              className="min-w-0 shrink-0 grow-0 basis-full pb-1 pl-4 sm:basis-1/2 lg:basis-1/3"
            >
              <JobCard job={job} />
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-4 flex items-center gap-3">
        <Button look="secondary" size="small" aria-label={t('previous')} onClick={() => move(-1)}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Button>
        <Button look="secondary" size="small" aria-label={t('next')} onClick={() => move(1)}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </Button>
        <p role="status" className="text-ink-faint text-sm tabular-nums">
          {t('position', { n: at + 1, all: jobs.length })}
        </p>
      </div>
    </div>
  );
}
