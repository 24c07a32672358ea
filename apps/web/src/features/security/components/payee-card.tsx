import type { Payee } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, Icon, IconButton, showToast } from '@champa/ui';
import { useState } from 'react';
import { setDefaultPayee } from '../../../entities/payee/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { payeeFaces } from './payee-kinds.ts';
import { StatusBadge } from './status-badge.tsx';

/** A payee: partly masked, with the time from which it can be used. */
export function PayeeCard({ payee, onRemove }: { payee: Payee; onRemove: () => void }) {
  const t = useTranslate();
  const times = useTimeFormat();
  const { kind, providerName, number, holderName, branch, isDefault, isUsable, usableFrom } = payee;
  return (
    <article className="flex h-full flex-col gap-3 rounded-md border border-line p-4">
      <div className="flex items-start gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-md bg-gold/12 text-gold">
          <Icon name={payeeFaces[kind].icon} />
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-sm font-semibold">{providerName}</p>
          <p dir="ltr" className="font-semibold tracking-wide tabular rtl:text-end">
            {number}
          </p>
          <p className="text-[13px] text-muted">{[holderName, branch].filter(Boolean).join(' · ')}</p>
        </div>
        <IconButton
          icon="trash"
          label={t('payee_remove_named', { name: `${providerName} ${number}` })}
          onClick={onRemove}
          className="-me-2 -mt-2"
        />
      </div>
      <div className="mt-auto flex min-h-9 flex-wrap items-center justify-between gap-2">
        {isUsable ? (
          <StatusBadge tone="good">{t('payee_usable')}</StatusBadge>
        ) : (
          <span className="text-[13px] text-muted tabular">
            {t('payee_usable_from', { time: times.full(usableFrom) })}
          </span>
        )}
        {isDefault ? <StatusBadge tone="warn">{t('payee_default')}</StatusBadge> : <DefaultButton payee={payee} />}
      </div>
    </article>
  );
}

function DefaultButton({ payee: { id, providerName, number } }: { payee: Payee }) {
  const t = useTranslate();
  const describe = useDescribeError();
  const [isBusy, setBusy] = useState(false);

  async function choose(): Promise<void> {
    setBusy(true);
    await setDefaultPayee(id).catch((error: unknown) => showToast('error', describe(error)));
    setBusy(false);
  }

  return (
    <Button
      kind="plain"
      size="small"
      busy={isBusy}
      aria-label={t('payee_make_default_named', { name: `${providerName} ${number}` })}
      onClick={() => void choose()}
    >
      {t('payee_make_default')}
    </Button>
  );
}
