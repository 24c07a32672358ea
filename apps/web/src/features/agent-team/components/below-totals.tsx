import type { TeamBelow } from '@champa/contract';
import { formatCount } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { cx, Money, Skeleton } from '@champa/ui';
import type { ReactNode } from 'react';

type BelowTotalsProps = {
  below: TeamBelow | undefined;
  label: string;
  /** In a dialog: at most four in a row. */
  isNarrow?: boolean;
};

/** The totals of all members below a member: their number, balances, play and movements. */
export function BelowTotals({ below, label, isNarrow = false }: BelowTotalsProps) {
  const t = useTranslate();
  const locale = useLocale();
  const count = (of: number | undefined) => (of === undefined ? undefined : formatCount(of, locale));
  const money = (of: string | undefined, signed = false) =>
    of === undefined ? undefined : <Money value={of} signed={signed} />;
  const figures: [label: string, shown: ReactNode][] = [
    [t('team_total_members'), count(below?.members)],
    [t('team_total_agents'), count(below?.agents)],
    [t('team_total_online'), count(below?.online)],
    [t('team_col_balance'), money(below?.cash)],
    [t('team_col_valid_bet'), money(below?.validBet)],
    [t('team_col_open'), money(below?.openStake)],
    [t('team_col_profit'), money(below?.profit, true)],
    [t('team_col_deposits'), money(below?.deposits)],
    [t('team_col_withdrawals'), money(below?.withdrawals)],
  ];
  return (
    <section aria-label={label} className="card-face rounded-md p-4">
      <h2 className="text-sm font-bold">{label}</h2>
      <dl className={cx('mt-3 grid grid-cols-6 gap-x-4 gap-y-3 md:grid-cols-4', !isNarrow && 'xl:grid-cols-9')}>
        {figures.map(([name, shown], n) => (
          <div
            key={name}
            className={cx('min-w-0 md:col-span-1', n < 3 ? 'col-span-2' : n === 3 ? 'col-span-6' : 'col-span-3')}
          >
            <dt className="truncate text-xs text-muted">{name}</dt>
            <dd className="mt-0.5 h-6 text-sm font-bold tabular">{shown ?? <Skeleton className="h-5 w-20" />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
