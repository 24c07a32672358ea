import type { SecurityLevel, SecurityOverview as Overview } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx, Icon, Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { openedPanel, securityOverviewQuery } from '../../../entities/member/index.ts';
import { VipLink } from '../../../entities/vip/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { levelText } from '../model/level-text.ts';
import { MemberCard } from './member-card.tsx';
import { type SecurityRow, securityRows } from './security-rows.ts';
import { StatusBadge } from './status-badge.tsx';

/** The protections of the account and how strong they are; each row opens its panel. */
export function SecurityOverview() {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery(securityOverviewQuery);
  return (
    <div className="flex flex-col gap-4">
      <MemberCard>
        <VipLink />
        <SecurityMeter overview={data} />
      </MemberCard>
      {data ? (
        <ul aria-label={t('member_security')} className="card-face divide-y divide-line overflow-hidden rounded-md">
          {securityRows(data).map((row) => (
            <li key={row.panel}>
              <OverviewRow row={row} />
            </li>
          ))}
        </ul>
      ) : isError ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton />
      )}
    </div>
  );
}

function OverviewRow({ row: { panel, icon, label, text, detail, status } }: { row: SecurityRow }) {
  const t = useTranslate();
  return (
    <Link
      to="/member/securityCenter"
      search={{ panel }}
      state={openedPanel}
      resetScroll={false}
      className="flex min-h-17 items-center gap-3.5 px-4 py-3 -outline-offset-2 transition-colors hover:bg-surface-2 active:bg-surface-3"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-gold/12 text-gold">
        <Icon name={icon} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-semibold">{t(label)}</span>
        <span className={cx('block text-[13px] text-muted', detail !== undefined && 'tabular')}>
          {detail === undefined ? t(text) : <bdi>{detail}</bdi>}
        </span>
      </span>
      {status && <StatusBadge tone={status.tone}>{t(status.label, status.values)}</StatusBadge>}
      <Icon name="chevronEnd" size={16} className="text-muted" />
    </Link>
  );
}

const levels = {
  low: { steps: 1, label: 'security_level_low', colour: 'bg-petal' },
  medium: { steps: 2, label: 'security_level_medium', colour: 'bg-gold-fill' },
  high: { steps: 3, label: 'security_level_high', colour: 'bg-jade' },
} as const satisfies Record<SecurityLevel, object>;

/** How well the account is protected, in three steps. */
function SecurityMeter({ overview }: { overview: Overview | undefined }) {
  const t = useTranslate();
  const shown = overview && levels[overview.level];
  return (
    <div className="mt-4">
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="text-garden-muted">{t('security_level')}</span>
        <span className="min-h-5 font-bold">{shown && t(shown.label)}</span>
      </p>
      <div aria-hidden="true" className="mt-2 grid grid-cols-3 gap-1.5">
        {[1, 2, 3].map((step) => (
          <span
            key={step}
            className={cx('h-1.5 rounded-full', shown && step <= shown.steps ? shown.colour : 'bg-white/20')}
          />
        ))}
      </div>
      <p className="mt-2 min-h-5 text-[13px] text-garden-muted">{overview && t(levelText(overview))}</p>
    </div>
  );
}

function RowsSkeleton() {
  return (
    <div className="card-face flex flex-col gap-px overflow-hidden rounded-md">
      {Array.from({ length: 10 }, (_, row) => (
        <Skeleton key={row} className="h-17" />
      ))}
    </div>
  );
}
