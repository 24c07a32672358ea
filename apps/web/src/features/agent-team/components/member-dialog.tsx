import type { agentTeamMember, OperationValue } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { buttonClass, cx, Money, Skeleton, StateView } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { ApiError } from '@champa/api-client';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { memberQuery } from '../../../entities/team/index.ts';
import { TransferHistory } from '../../../entities/transfer/index.ts';
import type { DayRange } from '../../../kit/days/day-range.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import type { TeamSearch } from '../model/team-search.ts';
import { DownlineMark, DownlineNote } from './downline-name.tsx';
import { MemberContracts } from './member-contracts.tsx';
import { MemberFigures } from './member-figures.tsx';
import { MemberLimits } from './member-limits.tsx';
import { MemberMoves } from './member-moves.tsx';

export type TeamMemberSeen = OperationValue<typeof agentTeamMember>;

type MemberDialogProps = { id: string; days: DayRange; search: TeamSearch; onClose: () => void };

/** One member of the team in full. */
export function MemberDialog({ id, days, search, onClose }: MemberDialogProps) {
  const t = useTranslate();
  const { data, error, refetch } = useQuery(memberQuery(id, days));
  const isGone = error instanceof ApiError && error.code === 'NOT_FOUND';
  return (
    <Dialog
      title={data?.member.username ?? t('team_col_member')}
      closeLabel={t('close')}
      onClose={onClose}
      height="full"
      room="page"
    >
      {data ? (
        <Member seen={data} days={days} search={search} />
      ) : isGone ? (
        <StateView art="empty" title={t('team_found_none')} />
      ) : error ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-[28rem] rounded-md" />
      )}
    </Dialog>
  );
}

const tabs = ['figures', 'contracts', 'transfers', 'limits', 'moves'] as const;
type Tab = (typeof tabs)[number];

const tabLabels: Record<Tab, MessageId> = {
  figures: 'team_tab_figures',
  contracts: 'team_tab_contracts',
  transfers: 'team_tab_transfers',
  limits: 'team_tab_limits',
  moves: 'team_tab_moves',
};

type MemberProps = { seen: TeamMemberSeen; days: DayRange; search: TeamSearch };

function Member({ seen, days, search }: MemberProps) {
  const t = useTranslate();
  const [tab, setTab] = useState<Tab>('figures');
  const { member } = seen;
  const parts: Record<Tab, ReactNode> = {
    figures: <MemberFigures seen={seen} days={days} />,
    contracts: <MemberContracts member={member} />,
    transfers: <TransferHistory wanted={{ with: member.id }} />,
    limits: <MemberLimits member={member} />,
    moves: <MemberMoves moves={seen.moves} />,
  };
  return (
    <div className="flex flex-col gap-4">
      <MemberHead seen={seen} search={search} />
      <div
        role="tablist"
        aria-label={t('team_tabs')}
        className="scroll-row -mx-5 flex gap-2 px-5 py-1 sm:-mx-7 sm:px-7"
      >
        {tabs.map((each) => (
          <button
            key={each}
            id={`team-tab-${each}`}
            type="button"
            role="tab"
            aria-selected={each === tab}
            aria-controls="team-part"
            onClick={() => setTab(each)}
            className={cx(
              'touch-target h-9 shrink-0 rounded-full px-4 text-[13px] font-semibold whitespace-nowrap transition-colors',
              each === tab ? 'gold-face' : 'bg-surface-2 text-muted hover:text-text',
            )}
          >
            {t(tabLabels[each])}
          </button>
        ))}
      </div>
      <div id="team-part" role="tabpanel" aria-labelledby={`team-tab-${tab}`} className="min-h-72">
        {parts[tab]}
      </div>
    </div>
  );
}

function MemberHead({ seen: { member, path }, search }: Pick<MemberProps, 'seen' | 'search'>) {
  const t = useTranslate();
  const above = path.slice(0, -1).map(({ username }) => username);
  const { q: _q, member: _member, ...kept } = search;
  return (
    <div className="card-face rounded-md p-4">
      <div className="flex items-center gap-3">
        <DownlineMark member={member} size={48} />
        <div className="min-w-0 flex-1">
          <p className="truncate text-[13px] text-muted">{[t('team_me'), ...above].join(' › ')}</p>
          <DownlineNote member={member} />
        </div>
        <p className="text-end">
          <span className="block text-[13px] text-muted">{t('team_col_balance')}</span>
          <Money value={member.cash} className="text-lg font-extrabold" />
        </p>
      </div>
      <div className="mt-4 grid auto-cols-fr grid-flow-col gap-3">
        <Link to="/agent/agentTransfer" search={{ to: member.username }} className={buttonClass({ kind: 'gold' })}>
          {t('team_transfer')}
        </Link>
        {member.downlines > 0 && (
          <Link
            to="/agent/downlineManagmentView"
            search={{ ...kept, of: member.id }}
            className={buttonClass({ kind: 'outline' })}
          >
            {t('team_col_below')} · {member.downlines}
          </Link>
        )}
      </div>
    </div>
  );
}
