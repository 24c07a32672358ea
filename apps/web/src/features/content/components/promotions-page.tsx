import type { Promotion } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { promotionsQuery } from '../../../entities/promotion/index.ts';
import { PageTitle } from '../../../entities/site/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { useLanguage } from '../../../kit/text/language.ts';
import { BannerCarousel } from '../carousel/banner-carousel.tsx';
import { promotionsIn, shownCategories } from '../model/promotion-list.ts';
import { ContentEmpty } from './content-states.tsx';
import { PromotionCard } from './promotion-card.tsx';
import { PromotionTabs } from './promotion-tabs.tsx';

type PromotionsPageProps = {
  category: string | undefined;
  onCategory: (category: string | undefined) => void;
  /** The promotion that the address opens. */
  wanted: string | undefined;
  onWanted: (id: string) => void;
  onOpen: (id: string) => void;
  /** The member's state in a promotion. */
  badge: (id: string) => ReactNode;
  /** Shown beside the title. */
  aside: ReactNode;
};

const PANEL = 'promotion-list';

/** All promotions of the brand: banners, categories, cards. */
export function PromotionsPage({ category, onCategory, wanted, onWanted, onOpen, badge, aside }: PromotionsPageProps) {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery(promotionsQuery(useLanguage()));
  const [now] = useState(() => Date.now());
  const promotions = data?.promotions;

  const arrive = useEffectEvent(() => {
    if (wanted === undefined || !promotions?.some(({ id }) => id === wanted)) return;
    document.getElementById(`promotion-${wanted}`)?.scrollIntoView({ block: 'center' });
    onWanted(wanted);
  });
  const isLoaded = promotions !== undefined;
  useEffect(() => {
    if (isLoaded) arrive();
  }, [wanted, isLoaded]);

  return (
    <div className="flex flex-col gap-4">
      <PageTitle title={t('promotions')} />
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h1 className="text-2xl font-extrabold tracking-tight">{t('promotions')}</h1>
        <div className="flex flex-wrap justify-end">{aside}</div>
      </div>
      <BannerCarousel group="w_promotion" />
      {isError && !data ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <>
          {data ? (
            <PromotionTabs
              categories={shownCategories(data.categories)}
              chosen={category}
              onChoose={onCategory}
              panel={PANEL}
            />
          ) : (
            <Skeleton className="h-13 rounded-full" />
          )}
          <section id={PANEL} role="tabpanel" aria-label={t('promotions')}>
            <Cards
              promotions={promotions && promotionsIn(promotions, category)}
              now={now}
              badge={badge}
              onOpen={onOpen}
            />
          </section>
        </>
      )}
    </div>
  );
}

type CardsProps = Pick<PromotionsPageProps, 'badge' | 'onOpen'> & {
  promotions: readonly Promotion[] | undefined;
  now: number;
};

function Cards({ promotions, now, badge, onOpen }: CardsProps) {
  const t = useTranslate();
  if (!promotions) {
    return (
      <Grid>
        {Array.from({ length: 6 }, (_, card) => (
          <Skeleton key={card} className="aspect-[366/300] rounded-lg" />
        ))}
      </Grid>
    );
  }
  if (promotions.length === 0) return <ContentEmpty text={t('promotions_none')} />;
  return (
    <Grid>
      {promotions.map((promotion, index) => (
        <PromotionCard
          key={promotion.id}
          promotion={promotion}
          now={now}
          isFirst={index < 2}
          badge={badge(promotion.id)}
          onOpen={() => onOpen(promotion.id)}
        />
      ))}
    </Grid>
  );
}

function Grid({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">{children}</div>;
}
