import type { Deposit, DepositMethod } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx, Icon, Money } from '@champa/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { depositMethodsQuery, depositsQuery } from '../../../entities/deposit/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { NumberedList } from '../../../kit/lists/numbered-list.tsx';
import { kindLooks, markOf } from '../model/deposit-kinds.ts';

type DepositListProps = { page: number; onOpen: (id: string) => void; onPage: (page: number) => void };

/** The member's deposits in every state, newest first. */
export function DepositList({ page, onOpen, onPage }: DepositListProps) {
  const t = useTranslate();
  const query = useQuery({ ...depositsQuery(page), placeholderData: keepPreviousData });
  const { data: offered } = useQuery(depositMethodsQuery);
  return (
    <section aria-labelledby="deposits" className="flex flex-col gap-3">
      <h2 id="deposits" className="text-base font-bold">
        {t('deposits')}
      </h2>
      <NumberedList query={query} page={page} onPage={onPage} none={t('deposits_none')}>
        {(deposit) => <Row deposit={deposit} methods={offered?.methods} onOpen={() => onOpen(deposit.id)} />}
      </NumberedList>
    </section>
  );
}

type RowProps = { deposit: Deposit; methods: readonly DepositMethod[] | undefined; onOpen: () => void };

function Row({ deposit, methods, onOpen }: RowProps) {
  const t = useTranslate();
  const times = useTimeFormat();
  const { method, kind, amount, credit, state, createdAt } = deposit;
  const { label, colour } = markOf(deposit);
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-17 w-full items-center gap-3 rounded-md bg-surface-2/60 p-3.5 text-start transition-colors hover:bg-surface-2 active:bg-surface-3"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-sm bg-gold/15 text-gold">
        <Icon name={kindLooks[kind].icon} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Money value={state === 'credited' ? credit : amount} className="font-bold" />
          <span className={cx('shrink-0 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap', colour)}>
            {t(label)}
          </span>
        </span>
        <span className="mt-1 block truncate text-[13px] text-muted tabular">
          {methods?.find(({ code }) => code === method)?.name ?? t('deposit')} · {times.full(createdAt)}
        </span>
      </span>
      <Icon name="chevronEnd" size={18} className="text-muted" />
    </button>
  );
}
