import type { Withdrawal } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Icon, Money } from '@champa/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { withdrawalsQuery } from '../../../entities/withdrawal/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { NumberedList } from '../../../kit/lists/numbered-list.tsx';
import { StateBadge } from './state-badge.tsx';

type WithdrawalListProps = { page: number; onOpen: (id: string) => void; onPage: (page: number) => void };

/** The member's withdrawals, newest first. */
export function WithdrawalList({ page, onOpen, onPage }: WithdrawalListProps) {
  const t = useTranslate();
  const query = useQuery({ ...withdrawalsQuery(page), placeholderData: keepPreviousData });
  return (
    <section aria-label={t('withdrawals')} className="flex flex-col gap-3">
      <h3 className="text-base font-bold">{t('withdrawals')}</h3>
      <NumberedList query={query} page={page} onPage={onPage} none={t('withdrawals_none')}>
        {(withdrawal) => <Row withdrawal={withdrawal} onOpen={() => onOpen(withdrawal.id)} />}
      </NumberedList>
    </section>
  );
}

function Row({ withdrawal, onOpen }: { withdrawal: Withdrawal; onOpen: () => void }) {
  const times = useTimeFormat();
  const { amount, payee, state, createdAt } = withdrawal;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-17 w-full items-center gap-3 rounded-md bg-surface-2/60 p-3.5 text-start transition-colors hover:bg-surface-2 active:bg-surface-3"
    >
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Money value={amount} className="font-bold" />
          <StateBadge state={state} />
        </span>
        <span className="mt-1 block truncate text-[13px] text-muted tabular">
          {payee.providerName} <bdi dir="ltr">{payee.number}</bdi> · {times.full(createdAt)}
        </span>
      </span>
      <Icon name="chevronEnd" size={18} className="text-muted" />
    </button>
  );
}
