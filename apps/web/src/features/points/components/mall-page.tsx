import { useTranslate } from '@champa/i18n/react';
import { StateView } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { configQuery, goodsQuery } from '../../../entities/points/index.ts';
import { PageTitle } from '../../../entities/site/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { type MallSearch, type MallTab, shownTab } from '../model/mall-search.ts';
import { useShopper } from '../model/use-shopper.ts';
import { ConvertDialog } from './convert-dialog.tsx';
import { GoodsDialog } from './goods-dialog.tsx';
import { GoodsList } from './goods-list.tsx';
import { MallHead } from './mall-head.tsx';
import { MALL_PANEL, MallTabs } from './mall-tabs.tsx';
import { PointsRules } from './points-rules.tsx';
import { RedemptionList } from './redemption-list.tsx';
import { TransactionList } from './transaction-list.tsx';

type MallPageProps = {
  search: MallSearch;
  onTab: (tab: MallTab) => void;
  onGoods: (id: string) => void;
  onConvert: () => void;
  /** Closes the open dialog. */
  onClose: () => void;
};

/** The points mall: the member's points, the goods, and their redemptions. */
export function MallPage({ search, onTab, onGoods, onConvert, onClose }: MallPageProps) {
  const t = useTranslate();
  const shopper = useShopper();
  const config = useQuery(configQuery);
  const goods = useQuery(goodsQuery);
  const tab = shownTab(search, shopper.isMember);
  const chosen = goods.data?.list.find(({ id }) => id === search.goods);
  const isClosed = config.data?.isOffered === false;

  return (
    <div className="flex flex-col gap-4">
      <PageTitle title={t('point_mall')} />
      <MallHead shopper={shopper} config={config.data} onConvert={onConvert} />
      {isClosed ? (
        <StateView art="maintenance" title={t('error.POINTS_CLOSED')} />
      ) : config.isError && !config.data ? (
        <LoadFailure onRetry={() => void config.refetch()} />
      ) : (
        <>
          <MallTabs isMember={shopper.isMember} chosen={tab} onChoose={onTab} />
          <section id={MALL_PANEL} role="tabpanel" aria-labelledby={`mall-${tab}`} className="min-h-[50dvh]">
            {tab === 'goods' && <GoodsList goods={goods} shopper={shopper} onOpen={onGoods} />}
            {tab === 'records' && <RedemptionList />}
            {tab === 'details' && <TransactionList />}
            {tab === 'rules' && <PointsRules config={config.data} />}
          </section>
        </>
      )}
      {chosen && <GoodsDialog goods={chosen} shopper={shopper} onClose={onClose} />}
      {search.convert && shopper.isMember && config.data && (
        <ConvertDialog config={config.data} points={shopper.points ?? 0} onClose={onClose} />
      )}
    </div>
  );
}
