import type { Downline, DownlineSort } from '@champa/contract';
import { formatCount } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { parseAmount, ZERO } from '@champa/money';
import { type Column, DataTable, Icon, Money } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import { nextOrder, orderOf, type TeamSearch } from '../model/team-search.ts';
import { ContractChips } from './contract-chips.tsx';
import { DownlineMark, DownlineNote } from './downline-name.tsx';
import { useTimeFormat } from '../../../kit/days/time-format.ts';

type TeamListProps = {
  caption: string;
  list: readonly Downline[];
  search: TeamSearch;
  isStale: boolean;
  onSearch: (search: TeamSearch) => void;
};

/** Members of one level, or the results of a search: as a table on wide screens, as cards on phones. */
export function TeamList({ caption, list, search, isStale, onSearch }: TeamListProps) {
  return (
    <DataTable
      caption={caption}
      columns={useColumns(search, onSearch)}
      rows={list}
      rowKey={({ id }) => id}
      isStale={isStale}
    />
  );
}

function useColumns(search: TeamSearch, onSearch: (search: TeamSearch) => void): Column<Downline>[] {
  const t = useTranslate();
  const times = useTimeFormat();
  const now = orderOf(search);
  const by = (sort: DownlineSort) => ({
    order: now.sort === sort ? now.order : null,
    onSort: () => onSearch(nextOrder(search, sort)),
  });
  return [
    {
      id: 'name',
      header: t('team_col_member'),
      isTitle: true,
      sort: by('name'),
      cell: (member) => <MemberCell member={member} search={search} />,
    },
    { id: 'below', header: t('team_col_below'), cell: (member) => <LevelLink member={member} search={search} /> },
    {
      id: 'balance',
      header: t('team_col_balance'),
      isFigure: true,
      sort: by('balance'),
      cell: ({ cash }) => <Money value={cash} className="font-semibold" />,
    },
    {
      id: 'valid',
      header: t('team_col_valid_bet'),
      isFigure: true,
      sort: by('validBet'),
      cell: ({ validBet }) => <Money value={validBet} />,
    },
    {
      id: 'profit',
      header: t('team_col_profit'),
      isFigure: true,
      sort: by('profit'),
      cell: ({ profit, openStake }) => (
        <>
          <Money value={profit} signed className="block" />
          {parseAmount(openStake) > ZERO && (
            <span className="block text-xs text-muted">
              {t('team_col_open')} <Money value={openStake} />
            </span>
          )}
        </>
      ),
    },
    {
      id: 'deposits',
      header: t('team_col_deposits'),
      isFigure: true,
      cell: ({ deposits }) => <Money value={deposits} />,
    },
    {
      id: 'registered',
      header: t('team_col_registered'),
      sort: by('registered'),
      cell: ({ registeredAt }) => <span className="whitespace-nowrap tabular">{times.date(registeredAt)}</span>,
    },
    {
      id: 'contracts',
      header: t('team_col_contracts'),
      cell: ({ contracts }) => <ContractChips contracts={contracts} />,
    },
  ];
}

function MemberCell({ member, search }: { member: Downline; search: TeamSearch }) {
  const t = useTranslate();
  return (
    <Link
      to="/agent/downlineManagmentView"
      search={{ ...search, member: member.id }}
      resetScroll={false}
      aria-label={t('team_details', { name: member.username })}
      className="group flex min-h-11 min-w-48 items-center gap-3"
    >
      <DownlineMark member={member} />
      <span className="min-w-0 flex-1">
        <b className="block truncate group-hover:text-gold">{member.username}</b>
        <DownlineNote member={member} isSearch={search.q !== undefined} />
      </span>
      <Icon name="chevronEnd" size={18} className="text-muted md:hidden" />
    </Link>
  );
}

/** A link to the next level, where there is one. */
function LevelLink({ member: { id, username, downlines }, search }: { member: Downline; search: TeamSearch }) {
  const t = useTranslate();
  const locale = useLocale();
  const { q: _q, member: _member, ...kept } = search;
  if (downlines === 0) return <span className="text-muted">0</span>;
  const count = formatCount(downlines, locale);
  return (
    <Link
      to="/agent/downlineManagmentView"
      search={{ ...kept, of: id }}
      aria-label={t('team_open_level', { name: username, count })}
      className="touch-target inline-flex h-9 items-center gap-1.5 rounded-full bg-gold/12 px-3 text-[13px] font-semibold text-gold hover:bg-gold/20"
    >
      <Icon name="agent" size={16} />
      <span className="tabular">{count}</span>
      <Icon name="chevronEnd" size={14} />
    </Link>
  );
}
