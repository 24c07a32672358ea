import type { ProfitGroup, ProfitSort, TeamProfitLine } from '@champa/contract';
import { formatCount, type MessageId } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { type Column, DataTable, Icon, Money } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { areas } from '../../../entities/game/index.ts';
import { linesOf, type ReportsSearch, sortedBy } from '../model/reports-search.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';

type ProfitTableProps = {
  caption: string;
  list: readonly TeamProfitLine[];
  search: ReportsSearch;
  /** Rows of pages not yet read belong to the sum: amounts show all their decimals. */
  isExact: boolean;
  isStale: boolean;
  onSearch: (search: ReportsSearch) => void;
};

/** Rows of profit and loss; each links to its details. */
export function ProfitTable({ caption, list, search, isExact, isStale, onSearch }: ProfitTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={useColumns({ search, isExact, onSearch })}
      rows={list}
      rowKey={({ key }) => key}
      isStale={isStale}
    />
  );
}

const nameLabels = {
  downline: 'col_member',
  member: 'col_member',
  area: 'col_area',
  vendor: 'col_vendor',
  day: 'col_day',
} as const satisfies Record<ProfitGroup, MessageId>;

function useColumns({
  search,
  isExact,
  onSearch,
}: Pick<ProfitTableProps, 'search' | 'isExact' | 'onSearch'>): Column<TeamProfitLine>[] {
  const t = useTranslate();
  const { by, sort: sorted, order } = linesOf(search);
  const hasMoney = by !== 'area' && by !== 'vendor';
  const sort = (each: ProfitSort) => ({
    order: sorted === each ? order : null,
    onSort: () => onSearch(sortedBy(search, each)),
  });
  const money: Column<TeamProfitLine>[] = [
    {
      id: 'money',
      header: t('report_money'),
      isFigure: true,
      sort: sort('deposits'),
      cell: ({ deposits, withdrawals }) => (
        <Pair
          first={<Plain value={deposits} exact={isExact} />}
          second={<Plain value={withdrawals} exact={isExact} />}
        />
      ),
    },
    {
      id: 'gains',
      header: t('report_gains'),
      isFigure: true,
      sort: sort('commission'),
      cell: ({ bonus, commission }) => (
        <Pair first={<Plain value={bonus} exact={isExact} />} second={<Plain value={commission} exact={isExact} />} />
      ),
    },
  ];
  return [
    {
      id: 'name',
      header: t(nameLabels[by]),
      isTitle: true,
      sort: sort('name'),
      cell: (line) => <NameCell line={line} search={search} />,
    },
    {
      id: 'stakes',
      header: t('report_stakes'),
      isFigure: true,
      sort: sort('validBet'),
      cell: ({ stake, validBet }) => (
        <Pair first={<Money value={stake} exact={isExact} />} second={<Money value={validBet} exact={isExact} />} />
      ),
    },
    {
      id: 'results',
      header: t('report_results'),
      isFigure: true,
      sort: sort('net'),
      cell: ({ win, net }) => (
        <Pair
          first={<Money value={win} exact={isExact} />}
          second={<Money value={net} signed exact={isExact} className="font-semibold text-text" />}
        />
      ),
    },
    ...(hasMoney ? money : []),
  ];
}

/** Two figures of one kind, one above the other. */
function Pair({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className="block">
      <span className="block">{first}</span>
      <span className="block text-[13px] text-muted">{second}</span>
    </span>
  );
}

function Plain({ value, exact }: { value: string | null; exact: boolean }) {
  return value === null ? '–' : <Money value={value} exact={exact} />;
}

function NameCell({ line, search }: { line: TeamProfitLine; search: ReportsSearch }) {
  const times = useTimeFormat();
  const t = useTranslate();
  const locale = useLocale();
  const { member, area, name, rounds } = line;
  const { by } = linesOf(search);
  const called =
    by === 'area' ? t(area === null ? 'profit_other_games' : areas[area].label) : by === 'day' ? times.day(name) : name;
  const notes = [
    member?.isAlone && by === 'downline' && t('report_alone'),
    member && member.downlines > 0 && !member.isAlone && t('report_downlines', { count: member.downlines }),
    t('report_rounds', { count: rounds, shown: formatCount(rounds, locale) }),
  ].filter(Boolean);
  return (
    <LineLink line={line} search={search} called={called}>
      <span className="flex min-w-0 items-center gap-1.5 font-semibold">
        <span className="min-w-0 truncate">{called}</span>
        <Icon name="chevronEnd" size={15} className="shrink-0 text-muted" />
      </span>
      <span className="block text-xs text-muted">{notes.join(' · ')}</span>
    </LineLink>
  );
}

type LineLinkProps = { line: TeamProfitLine; search: ReportsSearch; called: string; children: ReactNode };

/** The details of a row: a downline's row links to their downlines' rows, a member's to their days, others to rounds. */
function LineLink({ line: { member, area, key }, search, called, children }: LineLinkProps) {
  const t = useTranslate();
  const { from, to, member: whose, reach } = search;
  const { by } = linesOf(search);
  const face = 'block min-w-0 rounded-sm hover:text-gold';
  if (member) {
    const isTeam = !member.isAlone && member.downlines > 0;
    const wanted: ReportsSearch = isTeam
      ? { from, to, member: member.id, by: 'downline' }
      : { from, to, member: member.id, reach: 'own', by: 'day' };
    return (
      <Link
        to="/agent/palStatementsAgentCopy"
        search={wanted}
        className={face}
        aria-label={t(isTeam ? 'report_open_downlines' : 'report_open_days', { name: called })}
      >
        {children}
      </Link>
    );
  }
  const days = by === 'day' ? { from: key, to: key } : { from, to };
  const narrowed = { ...(by === 'area' && area && { area }), ...(by === 'vendor' && { vendor: key }) };
  return (
    <Link
      to="/agent/personalHistoryCopy"
      search={{ ...days, member: whose, reach, ...narrowed }}
      className={face}
      aria-label={t('report_open_rounds', { name: called })}
    >
      {children}
    </Link>
  );
}
