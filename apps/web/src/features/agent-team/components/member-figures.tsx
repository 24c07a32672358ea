import type { DownlineFigures } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Money } from '@champa/ui';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import type { DayRange } from '../../../kit/days/day-range.ts';
import { BelowTotals } from './below-totals.tsx';
import type { TeamMemberSeen } from './member-dialog.tsx';

/** The play and movements on the chosen days: the member's own, and those of everybody below them. */
export function MemberFigures({ seen: { member, below }, days }: { seen: TeamMemberSeen; days: DayRange }) {
  const t = useTranslate();
  const times = useTimeFormat();
  return (
    <div className="flex flex-col gap-3">
      <p className="text-[13px] text-muted tabular">
        {t('team_days', { from: times.day(days.from), to: times.day(days.to) })} · {t('team_col_registered')}{' '}
        {times.minute(member.registeredAt)}
      </p>
      <Own figures={member} />
      {member.downlines > 0 && <BelowTotals below={below} label={t('team_below_figures')} isNarrow />}
    </div>
  );
}

function Own({ figures: { validBet, openStake, profit, deposits, withdrawals } }: { figures: DownlineFigures }) {
  const t = useTranslate();
  const lines = [
    { label: t('team_col_valid_bet'), value: validBet },
    { label: t('team_col_open'), value: openStake },
    { label: t('team_col_profit'), value: profit, signed: true },
    { label: t('team_col_deposits'), value: deposits },
    { label: t('team_col_withdrawals'), value: withdrawals },
  ];
  return (
    <section aria-label={t('team_own_figures')} className="card-face rounded-md p-4">
      <h3 className="text-sm font-bold">{t('team_own_figures')}</h3>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-5">
        {lines.map(({ label, value, signed = false }) => (
          <div key={label} className="min-w-0">
            <dt className="truncate text-xs text-muted">{label}</dt>
            <dd className="mt-0.5 text-sm font-bold">
              <Money value={value} signed={signed} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
