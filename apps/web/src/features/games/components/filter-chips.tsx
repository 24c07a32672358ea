import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import type { VendorLane } from '@champa/contract';
import { classLabels } from '../model/class-labels.ts';
import { gameFilters, type ListSearch, withClassify, withFilter } from '../model/lobby-search.ts';

type FilterChipsProps = { lane: VendorLane | undefined; search: ListSearch };

/** Narrows a list: hot or new games, and the classes of an area that has them. */
export function FilterChips({ lane, search }: FilterChipsProps) {
  const t = useTranslate();
  const { filter, classify, vassalage } = search;
  const classes = (lane?.gameClassify ?? []).filter(
    ({ code, vendors }) => classLabels[code] && (vassalage === undefined || vendors.includes(vassalage)),
  );
  return (
    <div className="scroll-row -mx-4 flex gap-2 px-4 py-1 sm:mx-0 sm:px-0">
      <Chip isCurrent={filter === undefined && classify === undefined} label={t('all')} search={allGames} />
      {gameFilters.map((each) => (
        <Chip
          key={each}
          isCurrent={filter === each}
          label={t(each === 'HOT' ? 'filter_hot' : 'filter_new')}
          search={(before) => withFilter(before, each)}
        />
      ))}
      {classes.map(({ code }) => (
        <Chip
          key={code}
          isCurrent={classify === code}
          label={t(classLabels[code] ?? 'all')}
          search={(before) => withClassify(before, code)}
        />
      ))}
    </div>
  );
}

function allGames(search: ListSearch): ListSearch {
  return withFilter(withClassify(search, undefined), undefined);
}

type ChipProps = { isCurrent: boolean; label: string; search: (search: ListSearch) => ListSearch };

function Chip({ isCurrent, label, search }: ChipProps) {
  return (
    <Link
      to="."
      search={search}
      resetScroll={false}
      aria-current={isCurrent ? 'true' : undefined}
      className={cx(
        'touch-target inline-flex h-9 shrink-0 items-center rounded-full px-4 text-[13px] font-semibold whitespace-nowrap transition-colors',
        isCurrent ? 'bg-text text-surface-0' : 'bg-surface-2 text-muted hover:text-text',
      )}
    >
      {label}
    </Link>
  );
}
