import type { Downline, DownlineLimits } from '@champa/contract';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { formatDecimal, parseAmount } from '@champa/money';
import { Button, Checkbox, Field, Money, Notice, showToast, Skeleton, useMoneyFormat } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { limitsQuery, setLimits } from '../../../entities/team/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { readTypedAmount, writeTypedAmount } from '../../../kit/forms/typed-amount.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';

/** A member's pair limits: a form for a direct downline; for others, what their upline has set. */
export function MemberLimits({ member: { id } }: { member: Downline }) {
  const describeError = useDescribeError();
  const { data, error, refetch } = useQuery(limitsQuery(id));
  if (!data) {
    if (!error) return <Skeleton className="h-72 rounded-md" />;
    const isRefused = 'code' in error && error.code === 'TRANSFER_CLOSED';
    return isRefused ? (
      <Notice kind="info">{describeError(error)}</Notice>
    ) : (
      <LoadFailure onRetry={() => void refetch()} />
    );
  }
  return data.isMine ? <LimitsForm memberId={id} limits={data} /> : <LimitsShown limits={data} />;
}

function LimitsShown({ limits }: { limits: DownlineLimits }) {
  const t = useTranslate();
  const { mayReceive, maySend, perTransfer, perDay, brandPerTransfer, brandPerDay } = limits;
  const lines = [
    { label: t('team_may_receive'), shown: t(mayReceive ? 'team_yes' : 'team_no') },
    { label: t('team_may_send'), shown: t(maySend ? 'team_yes' : 'team_no') },
    { label: t('team_per_transfer'), shown: <Money value={perTransfer ?? brandPerTransfer} /> },
    { label: t('team_per_day'), shown: <Money value={perDay ?? brandPerDay} /> },
  ];
  return (
    <div className="flex flex-col gap-3">
      <dl className="divide-y divide-line rounded-md bg-surface-2 px-4">
        {lines.map(({ label, shown }) => (
          <div key={label} className="flex min-h-12 items-center justify-between gap-3 py-2 text-sm">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold">{shown}</dd>
          </div>
        ))}
      </dl>
      <p className="text-[13px] text-muted">{t('team_limits_other')}</p>
    </div>
  );
}

type Typed = { mayReceive: boolean; maySend: boolean; perTransfer: string; perDay: string };

function LimitsForm({ memberId, limits }: { memberId: string; limits: DownlineLimits }) {
  const t = useTranslate();
  const locale = useLocale();
  const money = useMoneyFormat();
  const describeError = useDescribeError();
  const write = (amount: string | null) => (amount === null ? '' : writeTypedAmount(parseAmount(amount), locale));
  const [typed, setTyped] = useState<Typed>({
    mayReceive: limits.mayReceive,
    maySend: limits.maySend,
    perTransfer: write(limits.perTransfer),
    perDay: write(limits.perDay),
  });
  const [wrong, setWrong] = useState<{ perTransfer?: string; perDay?: string }>({});
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const most = { perTransfer: limits.brandPerTransfer, perDay: limits.brandPerDay };

  function read(field: 'perTransfer' | 'perDay'): { amount: string | null; wrong?: string } {
    if (typed[field].trim() === '') return { amount: null };
    const amount = readTypedAmount(typed[field], locale);
    if (amount === null) return { amount: null, wrong: t('field.amount_format') };
    if (amount < parseAmount(limits.least) || amount > parseAmount(most[field]))
      return {
        amount: null,
        wrong: t('error.AMOUNT_OUT_OF_RANGE', { min: money(limits.least), max: money(most[field]) }),
      };
    return { amount: formatDecimal(amount) };
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const [perTransfer, perDay] = [read('perTransfer'), read('perDay')];
    setWrong({
      ...(perTransfer.wrong !== undefined && { perTransfer: perTransfer.wrong }),
      ...(perDay.wrong !== undefined && { perDay: perDay.wrong }),
    });
    if (perTransfer.wrong !== undefined || perDay.wrong !== undefined) return;
    setBusy(true);
    setFailure(undefined);
    const { mayReceive, maySend } = typed;
    const allowed = { mayReceive, maySend, perTransfer: perTransfer.amount, perDay: perDay.amount };
    await setLimits(memberId, allowed).then(() => showToast('success', t('team_limits_saved')), setFailure);
    setBusy(false);
  }

  const amountField = (field: 'perTransfer' | 'perDay', label: string) => (
    <Field
      label={label}
      icon="coin"
      inputMode="decimal"
      autoComplete="off"
      maxLength={24}
      placeholder={money(most[field])}
      value={typed[field]}
      onChange={(event) => {
        setTyped({ ...typed, [field]: event.target.value });
        setWrong({});
      }}
      hint={t('team_limit_hint', { min: money(limits.least), max: money(most[field]) })}
      error={wrong[field]}
    />
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {failure !== undefined && <Notice kind="error">{describeError(failure)}</Notice>}
      <p className="text-sm text-muted">{t('team_limits_text')}</p>
      <div>
        <Checkbox
          checked={typed.mayReceive}
          onChange={(event) => setTyped({ ...typed, mayReceive: event.target.checked })}
        >
          {t('team_may_receive')}
        </Checkbox>
        <Checkbox checked={typed.maySend} onChange={(event) => setTyped({ ...typed, maySend: event.target.checked })}>
          {t('team_may_send')}
        </Checkbox>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {amountField('perTransfer', t('team_per_transfer'))}
        {amountField('perDay', t('team_per_day'))}
      </div>
      <Button type="submit" size="large" wide busy={isBusy}>
        {t('team_limits_save')}
      </Button>
    </form>
  );
}
