import type { MemberInfo } from '@champa/contract';
import { formatCount } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { Icon, IconButton, Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MemberIcon } from '../../../entities/member/index.ts';
import { PageHeading, useSite } from '../../../entities/site/index.ts';
import { accountQuery } from '../../../entities/team/index.ts';
import { useCopy } from '../../../kit/browser/use-copy.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { OwnCode } from './own-code.tsx';
import { OwnRates } from './own-rates.tsx';

/** The agent's account: their data, their rates, their registration code. */
export function AccountPage({ member }: { member: MemberInfo }) {
  const t = useTranslate();
  const { whitelabel } = useSite();
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={t('agent_nav_account')} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="flex flex-col gap-5">
          <Who member={member} />
          <Ways />
        </div>
        <div className="flex flex-col gap-5">
          <OwnRates />
          {whitelabel['REFERRAL'] === true && <OwnCode />}
        </div>
      </div>
    </div>
  );
}

function Who({ member }: { member: MemberInfo }) {
  const t = useTranslate();
  const locale = useLocale();
  const copy = useCopy();
  const times = useTimeFormat();
  const { data, isError, refetch } = useQuery(accountQuery);
  return (
    <section aria-label={t('agent_account_who')} className="card-face rounded-lg p-5">
      <div className="flex items-center gap-4">
        <MemberIcon size={64} />
        <div className="min-w-0 flex-1">
          <p className="truncate text-lg font-extrabold">{member.nickname || member.account}</p>
          <p className="truncate text-sm text-muted">{member.account}</p>
        </div>
        <span className="rounded-full bg-gold/15 px-3 py-1 text-xs font-bold text-gold">{t('agent')}</span>
      </div>
      {isError && !data ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <dl className="mt-4 flex flex-col text-sm">
          <Line label={t('agent_account_id')}>
            <span className="flex items-center tabular">
              {member.id}
              <IconButton
                icon="copy"
                label={t('copy_id')}
                iconSize={18}
                className="-my-2 -me-3"
                onClick={() => copy(member.id)}
              />
            </span>
          </Line>
          <Line label={t('agent_account_since')}>{data && times.full(data.agentSince)}</Line>
          <Line label={t('agent_account_upline')}>
            {data && (data.upline === null ? t('agent_account_house') : data.upline.name)}
          </Line>
          <Line label={t('agent_account_direct')}>{data && formatCount(data.directDownlines, locale)}</Line>
          <Line label={t('agent_account_team')}>{data && formatCount(data.teamMembers, locale)}</Line>
        </dl>
      )}
    </section>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 border-t border-line first:border-t-0">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 truncate text-end font-semibold tabular">
        {children ?? <Skeleton className="h-4 w-28" />}
      </dd>
    </div>
  );
}

const ways = [
  { to: '/member/securityCenter', icon: 'lock', label: 'member_security' },
  { to: '/member/profile', icon: 'user', label: 'profile' },
  { to: '/agent/agentTransactionDetails', icon: 'wallet', label: 'agent_nav_own_transactions' },
] as const;

/** Links to security, deposits and withdrawals. */
function Ways() {
  const t = useTranslate();
  return (
    <ul className="card-face overflow-hidden rounded-lg">
      {ways.map(({ to, icon, label }) => (
        <li key={to} className="border-t border-line first:border-t-0">
          <Link
            to={to}
            className="flex min-h-12 items-center gap-3 px-4 text-sm font-semibold transition-colors hover:bg-surface-2 active:bg-surface-3"
          >
            <Icon name={icon} className="text-muted" />
            <span className="flex-1">{t(label)}</span>
            <Icon name="chevronEnd" size={16} className="text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
