import { BANNER_GAP, BANNER_MOVE_MS } from '@champa/contract/constants';
import type { Banner } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx, Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { noticesQuery } from '../../../entities/site/index.ts';
import { useIsSignedIn } from '../../../kit/api/session.ts';
import { useSettled } from '../../../kit/browser/use-settled.ts';
import { useLanguage } from '../../../kit/text/language.ts';
import { bannersFor } from '../model/banners-for.ts';
import { BannerSlide } from './banner-slide.tsx';
import { CarouselControls } from './carousel-controls.tsx';
import { type CarouselLook, looks } from './looks.ts';
import { bannerAt, slidePosition, ringSize } from './ring.ts';
import { useSwipe } from './use-swipe.ts';
import { useTurning } from './use-turning.ts';

/** The banners of one group; renders nothing without any. */
export function BannerCarousel({ group }: { group: Banner['groupName'] }) {
  const { data, isPending } = useQuery(noticesQuery(useLanguage()));
  const isSignedIn = useIsSignedIn();
  const banners = bannersFor(data?.banners ?? [], { group, isSignedIn });
  const look = looks[group];
  if (isPending) return <Skeleton className={cx('rounded-lg', look.box)} />;
  if (banners.length === 0) return null;
  return <Carousel key={banners.map(({ id }) => id).join()} banners={banners} look={look} />;
}

function Carousel({ banners, look }: { banners: readonly Banner[]; look: CarouselLook }) {
  const t = useTranslate();
  const isSettled = useSettled(0);
  const { position, isPaused, move, show, togglePause } = useTurning(banners.length);
  const { offset, handlers } = useSwipe(move);
  const isAlone = banners.length === 1;
  const size = ringSize(banners.length);
  return (
    <section
      aria-roledescription={t('slides_kind')}
      aria-label={t('slides')}
      data-paused={isPaused}
      className={cx('relative overflow-hidden rounded-lg', look.box)}
    >
      <div
        {...(!isAlone && handlers)}
        style={{
          transform: `translate3d(calc(${-position} * var(--towards, 1) * (100% + ${BANNER_GAP}px) + ${offset ?? 0}px), 0, 0)`,
          transition: offset === null ? `transform ${BANNER_MOVE_MS}ms var(--ease-out)` : 'none',
        }}
        className="relative h-full touch-pan-y"
      >
        {Array.from({ length: size }, (_, slide) => {
          const banner = banners[slide % banners.length];
          const isFirst = slide === 0;
          return (
            banner && (
              <BannerSlide
                key={slide}
                banner={banner}
                look={look}
                position={slidePosition(slide, position, size)}
                number={(slide % banners.length) + 1}
                count={banners.length}
                isShown={slide === bannerAt(position, size)}
                isFirst={isFirst}
                hasPicture={isFirst || isSettled}
              />
            )
          );
        })}
      </div>
      {!isAlone && (
        <CarouselControls
          count={banners.length}
          shown={bannerAt(position, banners.length)}
          isPaused={isPaused}
          onShow={show}
          onPause={togglePause}
        />
      )}
    </section>
  );
}
