import type { GameCategory, VendorLane } from '@champa/contract';
import { formatCount } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { Icon } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Fragment, type ReactNode, Suspense, useDeferredValue, useRef } from 'react';
import { areaOrder, areas } from '../../../entities/game/index.ts';
import { useIsSignedIn } from '../../../kit/api/session.ts';
import { useInView } from '../../../kit/browser/use-in-view.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { useLanguage } from '../../../kit/text/language.ts';
import { areaRowQuery, hotGamesQuery, lanesQuery, recentRowQuery } from '../api/queries.ts';
import { homeRow } from '../model/rows.ts';
import { laneOf } from '../model/vendors.ts';
import { BelowFold } from './below-fold.tsx';
import { GameRow, GameRowSkeleton, GameRowSpace } from './game-row.tsx';
import { LobbyBoards } from './lobby-boards.tsx';
import { Section } from './section.tsx';
import { VendorShowcase } from './vendor-showcase.tsx';

/** Boards of winners and jackpots follow this many areas. */
const AREAS_BEFORE_BOARDS = 2;

/**
 * HOME: the hot games, the member's recent ones, then a row of each area, loaded as it comes near the screen.
 * Server-rendered rows hydrate one by one, so that the page stays responsive. `lottery` follows the row of lotteries.
 */
export function HomeRows({ lottery }: { lottery: ReactNode }) {
  const { data } = useQuery(lanesQuery(useLanguage()));
  const isSignedIn = useIsSignedIn();
  const shown = data ? areaOrder.filter((category) => laneOf(data.lanes, category)) : areaOrder;
  return (
    <div className="flex flex-col gap-7">
      <Suspense>
        <HotRow />
      </Suspense>
      {isSignedIn && <RecentRow />}
      {shown.map((category, index) => (
        <Fragment key={category}>
          {index === AREAS_BEFORE_BOARDS && <LobbyBoards />}
          <Suspense>
            <AreaRow category={category} lane={laneOf(data?.lanes, category)} />
          </Suspense>
          {category === 'LOTT' && <BelowFold box="h-[432px]">{lottery}</BelowFold>}
        </Fragment>
      ))}
      <Suspense>{data && <VendorShowcase lanes={data.lanes} />}</Suspense>
    </div>
  );
}

function HotRow() {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery(hotGamesQuery(useLanguage()));
  if (data?.list.length === 0) return null;
  return (
    <Section
      icon="HOT"
      title={t('in_hot_games')}
      action={<MoreLink link={{ to: '/', search: { filter: 'HOT' } }} title={t('in_hot_games')} />}
    >
      {data ? (
        <GameRow label={t('in_hot_games')} games={homeRow(data.list)} look="large" />
      ) : isError ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <GameRowSkeleton look="large" />
      )}
    </Section>
  );
}

/** The games that the member opened last; renders nothing without any. */
function RecentRow() {
  const t = useTranslate();
  const games = useQuery(recentRowQuery(useLanguage())).data?.list ?? [];
  if (games.length === 0) return null;
  return (
    <Section
      icon="RECENT"
      title={t('recent_games')}
      action={<MoreLink link={{ to: '/', search: { filter: 'RECENT' } }} title={t('recent_games')} />}
    >
      <GameRow label={t('recent_games')} games={homeRow(games)} />
    </Section>
  );
}

function AreaRow({ category, lane }: { category: GameCategory; lane: VendorLane | undefined }) {
  const t = useTranslate();
  const locale = useLocale();
  const element = useRef<HTMLDivElement>(null);
  const isSeen = useInView(element);
  const { data: answer, isError, refetch } = useQuery({ ...areaRowQuery(category, useLanguage()), enabled: isSeen });
  // A row is slow to render; deferred, it does not block input.
  const data = useDeferredValue(answer);
  const title = t(areas[category].label);
  if (data?.games.length === 0) return null;
  return (
    <div ref={element}>
      <Section
        icon={category}
        title={title}
        note={lane && formatCount(lane.games, locale)}
        action={<MoreLink link={{ to: '/', search: { category } }} title={title} />}
      >
        {data ? (
          <GameRow label={title} games={homeRow(data.games)} />
        ) : isError ? (
          <LoadFailure onRetry={() => void refetch()} />
        ) : isSeen ? (
          <GameRowSkeleton />
        ) : (
          <GameRowSpace />
        )}
      </Section>
    </div>
  );
}

function MoreLink({ link, title }: { link: LinkProps; title: string }) {
  const t = useTranslate();
  return (
    <Link
      {...link}
      aria-label={t('more_of', { name: title })}
      className="-me-2 inline-flex h-11 items-center gap-0.5 rounded-sm px-2 text-sm font-semibold whitespace-nowrap text-gold hover:underline"
    >
      {t('more')}
      <Icon name="chevronEnd" size={16} />
    </Link>
  );
}
