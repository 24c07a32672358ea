import type { Goods } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx, StateView } from '@champa/ui';
import { type ReactNode, useState } from 'react';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { filtersFor, type GoodsFilter, goodsIn } from '../model/goods-list.ts';
import { filterLabels } from '../model/kinds.ts';
import type { useShopper } from '../model/use-shopper.ts';
import { GoodsCard, GoodsCardSkeleton } from './goods-card.tsx';

type GoodsListProps = {
  goods: { data: { list: Goods[] } | undefined; isError: boolean; refetch: () => unknown };
  shopper: ReturnType<typeof useShopper>;
  onOpen: (id: string) => void;
};

/** The goods, by kind. */
export function GoodsList({ goods, shopper, onOpen }: GoodsListProps) {
  const t = useTranslate();
  const [filter, setFilter] = useState<GoodsFilter>('all');
  const { isMember, points = 0, level } = shopper;
  const shown = goods.data && goodsIn(goods.data.list, filter, { points, level });
  return (
    <div className="flex flex-col gap-4">
      <div
        role="group"
        aria-label={t('points_filter')}
        className="scroll-row -mx-4 -my-1 flex gap-2 px-4 py-1 sm:-mx-1 sm:px-1"
      >
        {filtersFor(isMember).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === filter}
            onClick={() => setFilter(each)}
            className={cx(
              'h-11 shrink-0 rounded-full px-4 text-sm font-semibold whitespace-nowrap transition-colors',
              each === filter ? 'gold-face' : 'bg-surface-2 text-muted hover:bg-surface-3 hover:text-text',
            )}
          >
            {t(filterLabels[each])}
          </button>
        ))}
      </div>
      {shown === undefined ? (
        goods.isError ? (
          <LoadFailure onRetry={() => void goods.refetch()} />
        ) : (
          <GoodsSkeleton />
        )
      ) : shown.length === 0 ? (
        <StateView art="empty" title={t('no_data')} text={t('points_goods_none')} />
      ) : (
        <Grid>
          {shown.map((each, index) => (
            <li key={each.id} className="flex">
              <GoodsCard goods={each} isFirst={index < 4} onOpen={() => onOpen(each.id)} />
            </li>
          ))}
        </Grid>
      )}
    </div>
  );
}

/** A list of its own: React would take a place with the number of goods for these goods, and move it. */
function GoodsSkeleton() {
  return (
    <Grid>
      {Array.from({ length: 8 }, (_, card) => (
        <li key={card}>
          <GoodsCardSkeleton />
        </li>
      ))}
    </Grid>
  );
}

function Grid({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-4 2xl:grid-cols-5">{children}</ul>;
}
