import type { Withdrawal } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Code, Money } from '@champa/ui';
import type { ReactNode } from 'react';
import { useTimeFormat } from '../../../kit/days/time-format.ts';

/** A withdrawal's payee, costs, receipts and times. */
export function WithdrawalFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslate();
  const format = useTimeFormat();
  const { id, payee, fee, arrives, received, returned, remaining, createdAt, approvedAt, paidAt, endedAt } = withdrawal;
  const times = [
    ['withdrawal_step_requested', createdAt],
    ['withdrawal_step_approved', approvedAt],
    ['withdrawal_step_paid', paidAt],
    ['withdrawal_ended', endedAt],
  ] as const;
  return (
    <dl className="grid gap-x-8 gap-y-2.5 rounded-md bg-surface-2/60 p-4 text-sm sm:grid-cols-2">
      <Fact term={t('withdraw_to')}>
        {payee.providerName} <bdi dir="ltr">{payee.number}</bdi>
      </Fact>
      <Fact term={t('withdrawal_holder')}>{payee.holderName}</Fact>
      <Fact term={t('withdraw_fee')}>
        <Money value={fee} />
      </Fact>
      <Fact term={t('withdraw_arrives')}>
        <Money value={arrives} />
      </Fact>
      <Fact term={t('withdrawal_received_amount')}>
        <Money value={received} />
      </Fact>
      <Fact term={t('withdrawal_remaining')}>
        <Money value={remaining} />
      </Fact>
      {returned !== '0.00' && (
        <Fact term={t('withdrawal_returned_amount')}>
          <Money value={returned} />
        </Fact>
      )}
      <Fact term={t('withdrawal_number')}>
        <Code>{id}</Code>
      </Fact>
      {times.map(
        ([label, time]) =>
          time !== null && (
            <Fact key={label} term={t(label)}>
              {format.full(time)}
            </Fact>
          ),
      )}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{term}</dt>
      <dd className="text-end font-semibold tabular">{children}</dd>
    </div>
  );
}
