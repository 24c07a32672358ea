import type { Deposit, DepositMethod } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Icon, Money } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { openDepositsQuery } from '../../../entities/deposit/index.ts';
import { kindLooks } from '../model/deposit-kinds.ts';

type OpenDepositsProps = { methods: readonly DepositMethod[]; onResume: (id: string) => void };

/** Pending deposits that the member can continue; renders nothing without any. */
export function OpenDeposits({ methods, onResume }: OpenDepositsProps) {
  const t = useTranslate();
  const { data } = useQuery(openDepositsQuery);
  if (!data || data.list.length === 0) return null;
  return (
    <section aria-label={t('deposit_open')} className="mb-6">
      <h2 className="mb-1.5 text-[13px] font-semibold text-muted">{t('deposit_open')}</h2>
      <ul className="flex flex-col gap-2">
        {data.list.map((deposit) => (
          <li key={deposit.id}>
            <OpenDeposit deposit={deposit} methods={methods} onResume={onResume} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpenDeposit({ deposit, methods, onResume }: OpenDepositsProps & { deposit: Deposit }) {
  const t = useTranslate();
  const { id, kind, method, amount, state } = deposit;
  return (
    <button
      type="button"
      onClick={() => onResume(id)}
      className="flex min-h-14 w-full items-center gap-3 rounded-md bg-surface-2 px-3.5 py-2 text-start transition-colors hover:bg-surface-3"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-sm bg-gold/15 text-gold">
        <Icon name={kindLooks[kind].icon} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-semibold">
          {methods.find(({ code }) => code === method)?.name ?? t('deposit')}
        </span>
        <span className="block truncate text-xs text-muted">
          {t(state === 'review' ? 'deposit_review' : 'deposit_waiting')}
        </span>
      </span>
      <Money value={amount} className="text-sm font-bold" />
      <Icon name="chevronEnd" size={18} className="text-muted" />
    </button>
  );
}
