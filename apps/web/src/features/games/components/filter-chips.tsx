import type { GameCategory, VendorLane } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { classLabels } from '../model/class-labels.ts';
import {
  exactly,
  type GameFilter,
  gameFilters,
  isPersonal,
  type AnySearch,
  type ListSearch,
  withClassify,
  withFilter,
  withoutFilters,
  withSlotBet,
  withSlotLines,
} from '../model/lobby-search.ts';
import { useAskSignIn } from '../model/use-ask-sign-in.ts';

type FilterChipsProps = { category: GameCategory | undefined; lane: VendorLane | undefined; search: ListSearch };

const filterLabels: Readonly<Record<GameFilter, MessageId>> = {
  HOT: 'filter_hot',
  NEW: 'filter_new',
  FAV: 'in_favorite',
  RECENT: 'filter_recent',
};

/** The filters of a list: hot, new, favourite or recent games, slots by bet and lines, and the classes of an area. */
export function FilterChips({ category, lane, search }: FilterChipsProps) {
  const t = useTranslate();
  const askSignIn = useAskSignIn();
  const { filter, classify, minBet, minLines } = search;
  const isAll = [filter, classify, minBet, minLines].every((each) => each === undefined);
  return (
    <div
      role="group"
      aria-label={t('filters')}
      className="scroll-row -mx-4 flex min-w-0 gap-2 px-4 py-1 sm:-mx-1 sm:px-1"
    >
      <Chip isCurrent={isAll} label={t('all')} search={withoutFilters} />
      {gameFilters.map((each) => (
        <Chip
          key={each}
          isCurrent={filter === each}
          label={t(filterLabels[each])}
          search={(before) => withFilter(before, each)}
          onClick={isPersonal(each) ? askSignIn : undefined}
        />
      ))}
      {category === 'RNG' && (
        <>
          <Chip isCurrent={minBet !== undefined} label={t('filter_min_bet')} search={withSlotBet} />
          <Chip isCurrent={minLines !== undefined} label={t('filter_min_lines')} search={withSlotLines} />
        </>
      )}
      {classesOf(lane, search).map(({ code, label }) => (
        <Chip
          key={code}
          isCurrent={classify === code}
          label={t(label)}
          search={(before) => withClassify(before, code)}
        />
      ))}
    </div>
  );
}

/** The named classes in which the chosen vendor has games. */
function classesOf(lane: VendorLane | undefined, { vassalage }: ListSearch) {
  return (lane?.gameClassify ?? []).flatMap(({ code, vendors }) => {
    const label = classLabels[code];
    return label && (vassalage === undefined || vendors.includes(vassalage)) ? [{ code, label }] : [];
  });
}

type ChipProps = {
  isCurrent: boolean;
  label: string;
  search: <S extends AnySearch>(search: S) => S;
  onClick?: ((event: MouseEvent) => void) | undefined;
};

function Chip({ isCurrent, label, search, onClick }: ChipProps) {
  return (
    <Link
      to="."
      search={search}
      activeOptions={exactly}
      resetScroll={false}
      onClick={onClick}
      aria-current={isCurrent ? 'true' : undefined}
      className={cx(
        'touch-target inline-flex h-9 shrink-0 items-center rounded-full px-4 text-[13px] font-semibold whitespace-nowrap transition-[background-color,color,transform] active:scale-95',
        isCurrent ? 'bg-text text-surface-0' : 'bg-surface-2 text-muted hover:bg-surface-3 hover:text-text',
      )}
    >
      {label}
    </Link>
  );
}
