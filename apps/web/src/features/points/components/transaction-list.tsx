import type { PointsTransaction } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx, Icon, StateView } from '@champa/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { areas, isArea } from '../../../entities/game/index.ts';
import { transactionsQuery } from '../../../entities/points/index.ts';
import { useCount } from '../../../entities/site/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { PagedList } from '../../../kit/lists/paged-list.tsx';
import { movementFaces } from '../model/kinds.ts';

/** The movements of the member's points, latest first. */
export function TransactionList() {
  const t = useTranslate();
  const transactions = useInfiniteQuery(transactionsQuery);
  return (
    <PagedList
      query={transactions}
      label={t('points_tab_details')}
      empty={<StateView art="empty" title={t('no_data')} text={t('points_details_none')} />}
      className="card-face rounded-lg px-4"
    >
      {(transaction) => <TransactionRow key={transaction.id} transaction={transaction} />}
    </PagedList>
  );
}

function TransactionRow({ transaction }: { transaction: PointsTransaction }) {
  const t = useTranslate();
  const count = useCount();
  const times = useTimeFormat();
  const { kind, changed, balance, reference, at } = transaction;
  const { label, icon } = movementFaces[kind];
  const of = isArea(reference) ? t(areas[reference].label) : kind === 'gift' ? '' : reference;
  const isMore = changed > 0;
  return (
    <li className="flex min-h-17 items-center gap-3.5 border-t border-line py-2.5 first:border-t-0">
      <span
        className={cx(
          'grid size-10 shrink-0 place-items-center rounded-md',
          isMore ? 'bg-jade/15 text-jade' : 'bg-surface-2 text-muted',
        )}
      >
        <Icon name={icon} size={20} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-semibold">
          {t(label)}
          {of !== '' && <span className="font-normal text-muted"> · {of}</span>}
        </span>
        <time dateTime={at} className="block text-xs text-muted tabular">
          {times.full(at)}
        </time>
      </span>
      <span className="shrink-0 text-end tabular">
        <span className={cx('block font-bold', isMore && 'text-jade')}>
          {isMore ? '+' : '-'}
          {count(Math.abs(changed))}
        </span>
        <span className="block text-xs text-muted">{t('points_balance_after', { points: count(balance) })}</span>
      </span>
    </li>
  );
}
