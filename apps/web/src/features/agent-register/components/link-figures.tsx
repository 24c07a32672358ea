import type { AgentLink } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { useCount } from '../../../entities/site/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';

/** What a link has brought, and how long it is valid. */
export function LinkFigures({ link: { visits, uses, mostUses, depositors, validUntil } }: { link: AgentLink }) {
  const t = useTranslate();
  const count = useCount();
  const times = useTimeFormat();
  const figures = [
    { id: 'visits', label: t('invite_visits'), text: count(visits) },
    {
      id: 'uses',
      label: t('invite_registered'),
      text: mostUses === null ? count(uses) : t('invite_uses_of', { count: count(uses), most: count(mostUses) }),
    },
    { id: 'depositors', label: t('invite_deposited'), text: count(depositors) },
    {
      id: 'until',
      label: t('invite_until'),
      text: validUntil === null ? t('invite_endless') : times.full(validUntil),
    },
  ];
  return (
    <dl className="grid grid-cols-3 gap-x-3 gap-y-2 rounded-md bg-surface-2/70 px-3.5 py-2.5 sm:grid-cols-[1fr_1fr_1fr_1.6fr]">
      {figures.map(({ id, label, text }) => (
        <div key={id} className="min-w-0 max-sm:last:col-span-3">
          <dt className="truncate text-xs text-muted">{label}</dt>
          <dd className="text-sm font-bold tabular">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
