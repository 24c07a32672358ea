import type { GameCategory, VendorLane } from '@champa/contract';
import { formatCount } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { Icon } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { areaOrder, areas } from '../../../shared/areas.ts';
import { useLanguage } from '../../../shared/language.ts';
import { useInView } from '../../../shared/use-in-view.ts';
import { areaRowQuery, hotGamesQuery, lanesQuery } from '../api/queries.ts';
import type { LobbySearch } from '../model/lobby-search.ts';
import { homeRow } from '../model/rows.ts';
import { laneOf } from '../model/vendors.ts';
import { GameRow, GameRowSkeleton } from './game-row.tsx';
import { LoadFailure } from './load-failure.tsx';
import { Section } from './section.tsx';
import { VendorShowcase } from './vendor-showcase.tsx';

/** HOME: the hot games, then a row of each area, loaded as it comes near the screen. */
export function HomeRows() {
  const { data } = useQuery(lanesQuery(useLanguage()));
  const shown = data ? areaOrder.filter((category) => laneOf(data.lanes, category)) : areaOrder;
  return (
    <div className="flex flex-col gap-7">
      <HotRow />
      {shown.map((category) => (
        <AreaRow key={category} category={category} lane={laneOf(data?.lanes, category)} />
      ))}
      {data && <VendorShowcase lanes={data.lanes} />}
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
      action={<MoreLink search={{ filter: 'HOT' }} title={t('in_hot_games')} />}
    >
      {data ? (
        <GameRow label={t('in_hot_games')} games={homeRow(data.list)} isFirst />
      ) : isError ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <GameRowSkeleton />
      )}
    </Section>
  );
}

function AreaRow({ category, lane }: { category: GameCategory; lane: VendorLane | undefined }) {
  const t = useTranslate();
  const locale = useLocale();
  const element = useRef<HTMLDivElement>(null);
  const isSeen = useInView(element);
  const { data, isError, refetch } = useQuery({ ...areaRowQuery(category, useLanguage()), enabled: isSeen });
  const title = t(areas[category].label);
  if (data?.games.length === 0) return null;
  return (
    <div ref={element}>
      <Section
        icon={category}
        title={title}
        note={lane && formatCount(lane.games, locale)}
        action={<MoreLink search={{ category }} title={title} />}
      >
        {data ? (
          <GameRow label={title} games={homeRow(data.games)} />
        ) : isError ? (
          <LoadFailure onRetry={() => void refetch()} />
        ) : (
          <GameRowSkeleton />
        )}
      </Section>
    </div>
  );
}

function MoreLink({ search, title }: { search: LobbySearch; title: string }) {
  const t = useTranslate();
  return (
    <Link
      to="/"
      search={search}
      aria-label={t('more_of', { name: title })}
      className="-me-2 inline-flex h-11 items-center gap-0.5 rounded-sm px-2 text-sm font-semibold whitespace-nowrap text-gold hover:underline"
    >
      {t('more')}
      <Icon name="chevronEnd" size={16} />
    </Link>
  );
}
