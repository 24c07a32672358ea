import type { LimitKind, MoneyLimit } from '@champa/contract';
import { limitPeriods } from '@champa/contract/constants';
import { useTranslate } from '@champa/i18n/react';
import type { IconName } from '@champa/ui';
import { useState } from 'react';
import type { MoneyLimitName } from '../../../entities/limit/index.ts';
import { kindLabels } from '../model/labels.ts';
import { LimitCard } from './limit-card.tsx';
import { MoneyLimitDialog } from './money-limit-dialog.tsx';
import { MoneyLimitRow } from './money-limit-row.tsx';

const icons = { deposit: 'wallet', loss: 'receipt', stake: 'play' } as const satisfies Record<LimitKind, IconName>;

/** The limits of one kind: by day, by week, by month. */
export function MoneyLimits({ kind, limits }: { kind: LimitKind; limits: readonly MoneyLimit[] }) {
  const t = useTranslate();
  const [edited, setEdited] = useState<MoneyLimitName | null>(null);
  const limitOf = (period: MoneyLimit['period']) => limits.find((limit) => limit.period === period);
  const { title, text } = kindLabels[kind];
  return (
    <LimitCard icon={icons[kind]} title={t(title)} text={t(text)}>
      <ul>
        {limitPeriods.map((period) => (
          <MoneyLimitRow
            key={period}
            name={{ kind, period }}
            limit={limitOf(period)}
            onEdit={() => setEdited({ kind, period })}
          />
        ))}
      </ul>
      {edited && <MoneyLimitDialog name={edited} limit={limitOf(edited.period)} onClose={() => setEdited(null)} />}
    </LimitCard>
  );
}
