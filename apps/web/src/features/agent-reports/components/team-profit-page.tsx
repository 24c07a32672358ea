import type { TeamProfitFigures, TeamProfitLine } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Skeleton } from '@champa/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  ExportButton,
  ProfitChart,
  RecordSearch,
  RecordsFrame,
  shownPlay,
  shownTotals,
} from '../../../entities/record/index.ts';
import { profitDaysQuery, profitQuery } from '../../../entities/team/index.ts';
import { type DayRange, daysIn } from '../../../kit/days/day-range.ts';
import { ChipRow } from '../../../kit/lists/chips.tsx';
import { SortChoice } from '../../../kit/lists/sort-choice.tsx';
import { Totals } from '../../../kit/lists/totals.tsx';
import { groupLabels, groups, sortLabels, sortsOf } from '../model/labels.ts';
import { linesOf, type ReportsSearch, sortedBy, scopeOf } from '../model/reports-search.ts';
import { useReportDays } from '../model/use-report-days.ts';
import { EmptyReport } from './empty-report.tsx';
import { ProfitTable } from './profit-table.tsx';
import { ReportFilters } from './report-filters.tsx';

type TeamProfitProps = { search: ReportsSearch; onSearch: (search: ReportsSearch) => void };

/** The team's play and money: by downline, member, area, studio or day. */
export function TeamProfitPage({ search, onSearch }: TeamProfitProps) {
  const t = useTranslate();
  const { range } = useReportDays(search);
  const lines = linesOf(search);
  const isOfMembers = lines.by === 'downline' || lines.by === 'member';
  const asked = { ...range, ...scopeOf(search), by: lines.by, ...(isOfMembers && search.q && { search: search.q }) };
  const report = useInfiniteQuery(profitQuery({ ...asked, sort: lines.sort, order: lines.order }));
  const first = report.data?.pages[0];
  const exact = report.data?.pages.flatMap((page) => page.list);
  // Members are read page by page, so their rows and sums are exact; areas, studios and days come whole.
  const list = isOfMembers ? exact : exact && shownPlay(exact);

  return (
    <RecordsFrame
      title={t('agent_nav_profit')}
      action={<ExportButton wish={{ record: 'team_profit', ...asked }} isPossible={(list?.length ?? 0) > 0} />}
      filters={
        <ReportFilters search={search} onSearch={onSearch} path={first?.path}>
          <ChipRow
            label={t('report_by')}
            value={lines.by}
            choices={groups.map((group) => ({ value: group, label: t(groupLabels[group]) }))}
            onChange={(by) => onSearch({ ...search, by, sort: undefined, order: undefined })}
          />
        </ReportFilters>
      }
      totals={
        <>
          <Sums
            totals={isOfMembers ? first?.totals : first?.totals && shownTotals(first.totals)}
            hasMoney={lines.by !== 'area' && lines.by !== 'vendor'}
            isExact={isOfMembers}
          />
          <ByDay range={range} search={search} />
          <div className="flex flex-wrap items-center gap-2">
            {isOfMembers && (
              <RecordSearch
                label={t('report_member_search')}
                q={search.q}
                onSearch={(q) => onSearch({ ...search, q })}
              />
            )}
            <SortChoice
              sort={lines.sort}
              order={lines.order}
              choices={sortsOf(lines.by).map((sort) => ({ value: sort, label: t(sortLabels[sort]) }))}
              onSort={(sort) => onSearch(sortedBy(search, sort))}
            />
          </div>
        </>
      }
      paged={report}
      shown={list?.length}
      total={null}
      empty={<EmptyReport text={t('report_profit_empty')} />}
    >
      <ProfitTable
        caption={t('agent_nav_profit')}
        list={list ?? []}
        search={{ ...search, ...range }}
        isExact={isOfMembers}
        isStale={report.isPlaceholderData}
        onSearch={onSearch}
      />
      <p className="border-t border-line px-4 py-3 text-[13px] text-muted">{t('report_profit_note')}</p>
    </RecordsFrame>
  );
}

/** Undefined: loading. */
type SumsProps = { totals: TeamProfitFigures | null | undefined; hasMoney: boolean; isExact: boolean };

function Sums({ totals, hasMoney, isExact: exact }: SumsProps) {
  const t = useTranslate();
  if (totals === null) return null;
  return (
    <div className="flex flex-col gap-3">
      <Totals
        figures={[
          { id: 'stake', label: t('total_stake'), value: totals?.stake, exact },
          { id: 'open', label: t('total_open'), value: totals?.openStake, exact },
          { id: 'valid', label: t('total_valid'), value: totals?.validBet, exact },
          { id: 'win', label: t('total_win'), value: totals?.win, exact },
          { id: 'net', label: t('total_net'), value: totals?.net, signed: true, exact },
        ]}
      />
      {hasMoney && (
        <Totals
          figures={[
            { id: 'deposits', label: t('col_deposits'), value: totals?.deposits ?? undefined, exact },
            { id: 'withdrawals', label: t('col_withdrawals'), value: totals?.withdrawals ?? undefined, exact },
            { id: 'bonus', label: t('col_bonus'), value: totals?.bonus ?? undefined, exact },
            { id: 'commission', label: t('col_commission'), value: totals?.commission ?? undefined, exact },
          ]}
        />
      )}
    </div>
  );
}

/** The chart shows every day of the range, also one without play. */
function ByDay({ range, search }: { range: DayRange; search: ReportsSearch }) {
  const { data, isError } = useQuery({
    ...profitDaysQuery({ ...range, ...scopeOf(search) }),
    enabled: range.from !== range.to,
  });
  // The list below shows the error.
  if (range.from === range.to || (isError && !data)) return null;
  if (!data) return <Skeleton className="h-71 rounded-md sm:h-66" />;
  const nets = new Map(data.list.map(({ name, net }: TeamProfitLine) => [name, net]));
  return <ProfitChart days={daysIn(range).map((day) => ({ day, net: nets.get(day) ?? '0.00' }))} />;
}
