import type { MoneyLimit } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, Money, useMoneyFormat } from '@champa/ui';
import { keepLimit, type MoneyLimitName } from '../../../entities/limit/index.ts';
import { kindLabels, periodLabels } from '../model/labels.ts';
import { PendingLine } from './pending-line.tsx';
import { UsageBar } from './usage-bar.tsx';
import { useTimeFormat } from '../../../kit/days/time-format.ts';

type MoneyLimitRowProps = { name: MoneyLimitName; limit: MoneyLimit | undefined; onEdit: () => void };

/** The limit of one period: how much of it is used, and the change that is pending. */
export function MoneyLimitRow({ name, limit, onEdit }: MoneyLimitRowProps) {
  const t = useTranslate();
  const money = useMoneyFormat();
  const times = useTimeFormat();
  const amount = limit?.inForce ?? null;
  const isOperators = amount !== null && amount === limit?.operatorAmount;
  const period = t(periodLabels[name.period]);
  return (
    <li className="border-t border-line py-2.5 first:border-t-0 last:pb-0">
      <div className="flex items-center gap-3">
        <p className="min-w-0 flex-1">
          <span className="block text-[13px] text-muted">{period}</span>
          <span className="block font-semibold">
            {amount === null ? <span className="text-muted">{t('limit_none')}</span> : <Money value={amount} />}
          </span>
          {isOperators && <span className="block text-[13px] text-muted">{t('limit_operators')}</span>}
        </p>
        <Button
          kind="outline"
          size="small"
          aria-label={t('limit_change_named', { kind: t(kindLabels[name.kind].title), period })}
          onClick={onEdit}
        >
          {limit?.amount ? t('limit_change') : t('limit_set')}
        </Button>
      </div>
      {limit && amount !== null && (
        <UsageBar
          label={`${t(kindLabels[name.kind].title)} ${period}`}
          used={limit.used}
          limit={amount}
          resets={t('limit_resets', { time: times.minute(limit.resetsAt) })}
        />
      )}
      {limit?.pendingAt && (
        <PendingLine
          text={
            limit.pendingAmount === null
              ? t('limit_pending_none', { time: times.minute(limit.pendingAt) })
              : t('limit_pending', { time: times.minute(limit.pendingAt), limit: money(limit.pendingAmount) })
          }
          keep={keepLimit(name)}
        />
      )}
    </li>
  );
}
