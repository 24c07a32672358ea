import type { VipChange, VipRank } from '@champa/contract';
import { type MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { cx, Icon } from '@champa/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useName } from '../../../entities/site/index.ts';
import { historyQuery } from '../../../entities/vip/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { PagedList } from '../../../kit/lists/paged-list.tsx';

const causes: Record<VipChange['cause'], MessageId> = {
  growth: 'vip_cause_growth',
  month: 'vip_cause_month',
  staff: 'vip_cause_staff',
  staff_ended: 'vip_cause_staff_ended',
  recount: 'vip_cause_recount',
};

/** The history of the member's rank, latest first. */
export function RankHistory({ ranks }: { ranks: readonly VipRank[] }) {
  const t = useTranslate();
  const history = useInfiniteQuery(historyQuery);
  return (
    <section aria-label={t('vip_history')} className="flex flex-col gap-2">
      <h3 className="text-sm font-bold">{t('vip_history')}</h3>
      <PagedList
        query={history}
        label={t('vip_history')}
        empty={
          <p className="rounded-md bg-surface-2 px-4 py-5 text-center text-sm text-muted">{t('vip_history_none')}</p>
        }
        className="rounded-md bg-surface-2 px-4"
      >
        {(change) => <ChangeRow key={change.id} change={change} ranks={ranks} />}
      </PagedList>
    </section>
  );
}

function ChangeRow({ change: { from, to, cause, at }, ranks }: { change: VipChange; ranks: readonly VipRank[] }) {
  const t = useTranslate();
  const nameOf = useName();
  const times = useTimeFormat();
  const named = (level: number): string => {
    const rank = ranks.find((each) => each.level === level);
    return rank ? nameOf(rank.name) : t('vip_level', { level });
  };
  const isUp = to > from;
  return (
    <li className="flex min-h-14 items-center gap-3 border-t border-line py-2 first:border-t-0">
      <Icon name="chevronDown" size={18} className={cx(isUp ? 'rotate-180 text-jade' : 'text-muted')} />
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-semibold">
          {named(from)} → {named(to)}
        </span>
        <span className="block text-xs text-muted">{t(causes[cause])}</span>
      </span>
      <time dateTime={at} className="shrink-0 text-xs text-muted tabular">
        {times.full(at)}
      </time>
    </li>
  );
}
