import type { agentIncome, OperationValue } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { cx, Money, Skeleton } from '@champa/ui';

type Payments = OperationValue<typeof agentIncome>['payments'];

/** The way from what is left of the periods of the chosen days to what was paid on these days, which other pages show. */
const lines = [
  { id: 'left', label: 'agent_payments_left', sign: '' },
  { id: 'paidOnOtherDays', label: 'agent_payments_other_days', sign: '−' },
  { id: 'ofOtherPeriods', label: 'agent_payments_other_periods', sign: '+' },
  { id: 'net', label: 'agent_payments_net', sign: '=' },
] as const satisfies readonly { id: keyof Payments; label: MessageId; sign: string }[];

const parts = [
  { id: 'received', label: 'agent_payments_received' },
  { id: 'paidDown', label: 'agent_payments_paid_down' },
] as const satisfies readonly { id: keyof Payments; label: MessageId }[];

type IncomePaymentsProps = { payments: Payments | undefined; isStale: boolean };

export function IncomePayments({ payments, isStale }: IncomePaymentsProps) {
  const t = useTranslate();
  return (
    <section aria-label={t('agent_payments')} className={cx('card-face rounded-md p-4', isStale && 'opacity-60')}>
      <h2 className="text-sm font-bold">{t('agent_payments')}</h2>
      <p className="mt-0.5 text-[13px] text-muted">{t('agent_payments_text')}</p>
      <dl className="mt-3 flex max-w-2xl flex-col gap-1.5 text-sm">
        {lines.map(({ id, label, sign }) => (
          <div
            key={id}
            className={cx(
              'grid grid-cols-[1.25rem_1fr_auto] items-baseline gap-x-2',
              sign === '=' && 'border-t border-line pt-2 font-bold',
            )}
          >
            <span aria-hidden="true" className="text-muted">
              {sign}
            </span>
            <dt className={cx(sign !== '=' && 'text-muted')}>{t(label)}</dt>
            <dd>{payments ? <Money value={payments[id]} /> : <Skeleton className="h-5 w-20" />}</dd>
          </div>
        ))}
        {parts.map(({ id, label }) => (
          <div key={id} className="grid grid-cols-[1.25rem_1fr_auto] items-baseline gap-x-2 text-[13px] text-muted">
            <dt className="col-start-2">{t(label)}</dt>
            <dd>{payments ? <Money value={payments[id]} /> : <Skeleton className="h-4 w-16" />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
