import type { ProfitGroup, TeamProfitFigures, TeamProfitLine } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx, IconButton, Skeleton } from '@champa/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChoiceSelect } from '../../../shared/record/choice-select.tsx';
import { type DayRange, daysIn, presetRange } from '../../../shared/record/day-range.ts';
import { ExportButton } from '../../../shared/record/export-button.tsx';
import { ProfitChart } from '../../../shared/record/profit-chart.tsx';
import { RecordSearch } from '../../../shared/record/record-search.tsx';
import { RecordsFrame } from '../../../shared/record/records-frame.tsx';
import { Totals } from '../../../shared/record/totals.tsx';
import { useSite } from '../../../shared/site.ts';
import { useToday } from '../../../shared/today.ts';
import { profitDaysQuery, profitQuery } from '../api/reports.ts';
import { groupLabels, groups, sortLabels, sortsOf } from '../model/labels.ts';
import { linesOf, rangeOf, type ReportsSearch, sortedBy, whoseOf } from '../model/reports-search.ts';
import { EmptyReport } from './empty-report.tsx';
import { ProfitTable } from './profit-table.tsx';
import { ReportFilters } from './report-filters.tsx';

type TeamProfitProps = { search: ReportsSearch; onSearch: (search: ReportsSearch) => void };

/** What the team played and moved: by downline, member, area, studio or day. */
export function TeamProfitPage({ search, onSearch }: TeamProfitProps) {
  const t = useTranslate();
  const range = rangeOf(search, presetRange('last7', useToday(useSite().brand.timeZone)));
  const lines = linesOf(search);
  const isOfMembers = lines.by === 'downline' || lines.by === 'member';
  const asked = { ...range, ...whoseOf(search), by: lines.by, ...(isOfMembers && search.q && { search: search.q }) };
  const report = useInfiniteQuery(profitQuery({ ...asked, sort: lines.sort, order: lines.order }));
  const first = report.data?.pages[0];
  const list = report.data?.pages.flatMap((page) => page.list);

  return (
    <RecordsFrame
      title={t('agent_nav_profit')}
      action={<ExportButton wish={{ record: 'team_profit', ...asked }} isPossible={(list?.length ?? 0) > 0} />}
      filters={
        <ReportFilters search={search} onSearch={onSearch} path={first?.path}>
          <GroupTabs by={lines.by} onChoose={(by) => onSearch({ ...search, by, sort: undefined, order: undefined })} />
        </ReportFilters>
      }
      totals={
        <>
          <Sums totals={first ? first.totals : undefined} />
          <ByDay range={range} search={search} />
          <div className="flex flex-wrap items-center gap-2">
            {isOfMembers && (
              <RecordSearch
                label={t('report_member_search')}
                q={search.q}
                onSearch={(q) => onSearch({ ...search, q })}
              />
            )}
            <SortChoice search={search} onSearch={onSearch} />
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
        isStale={report.isPlaceholderData}
        onSearch={onSearch}
      />
      <p className="border-t border-line px-4 py-3 text-[13px] text-muted">{t('report_profit_note')}</p>
    </RecordsFrame>
  );
}

function GroupTabs({ by, onChoose }: { by: ProfitGroup; onChoose: (by: ProfitGroup) => void }) {
  const t = useTranslate();
  return (
    <div role="group" aria-label={t('report_by')} className="scroll-row -mx-4 flex gap-2 px-4 py-1 sm:mx-0 sm:px-0">
      {groups.map((group) => (
        <button
          key={group}
          type="button"
          aria-pressed={group === by}
          onClick={() => onChoose(group)}
          className={cx(
            'touch-target h-9 shrink-0 rounded-full px-4 text-[13px] font-semibold whitespace-nowrap transition-colors',
            group === by ? 'bg-text text-surface-0' : 'bg-surface-2 text-muted hover:text-text',
          )}
        >
          {t(groupLabels[group])}
        </button>
      ))}
    </div>
  );
}

function SortChoice({ search, onSearch }: TeamProfitProps) {
  const t = useTranslate();
  const { by, sort, order } = linesOf(search);
  const [standing, ...others] = sortsOf(by);
  const all = [standing!, ...others];
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2 sm:max-w-70">
      <ChoiceSelect
        label={t('team_sort')}
        all={t(sortLabels[standing!])}
        value={sort === standing ? undefined : sort}
        choices={others.map((each) => ({ value: each, label: t(sortLabels[each]) }))}
        onChange={(value) => {
          const chosen = all.find((each) => each === value) ?? standing!;
          if (chosen !== sort) onSearch(sortedBy(search, chosen));
        }}
      />
      <IconButton
        icon="chevronDown"
        label={t(order === 'asc' ? 'team_sort_ascending' : 'team_sort_descending')}
        className={order === 'asc' ? 'rotate-180 bg-surface-2' : 'bg-surface-2'}
        onClick={() => onSearch(sortedBy(search, sort))}
      />
    </div>
  );
}

/** Undefined: not known yet. */
function Sums({ totals }: { totals: TeamProfitFigures | null | undefined }) {
  const t = useTranslate();
  if (totals === null) return null;
  const isOfMoney = totals === undefined || totals.deposits !== null;
  return (
    <div className="flex flex-col gap-3">
      <Totals
        figures={[
          { id: 'stake', label: t('total_stake'), value: totals?.stake },
          { id: 'valid', label: t('total_valid'), value: totals?.validBet },
          { id: 'win', label: t('total_win'), value: totals?.win },
          { id: 'net', label: t('total_net'), value: totals?.net, signed: true },
        ]}
      />
      {isOfMoney && (
        <Totals
          figures={[
            { id: 'deposits', label: t('col_deposits'), value: totals?.deposits ?? undefined },
            { id: 'withdrawals', label: t('col_withdrawals'), value: totals?.withdrawals ?? undefined },
            { id: 'bonus', label: t('col_bonus'), value: totals?.bonus ?? undefined },
            { id: 'commission', label: t('col_commission'), value: totals?.commission ?? undefined },
          ]}
        />
      )}
    </div>
  );
}

/** Every day of the range has its place in the chart, also one on which nothing was played. */
function ByDay({ range, search }: { range: DayRange; search: ReportsSearch }) {
  const { data } = useQuery(profitDaysQuery({ ...range, ...whoseOf(search) }));
  if (range.from === range.to) return null;
  if (!data) return <Skeleton className="h-64 rounded-md" />;
  const nets = new Map(data.list.map(({ name, net }: TeamProfitLine) => [name, net]));
  return <ProfitChart days={daysIn(range).map((day) => ({ day, net: nets.get(day) ?? '0.00' }))} />;
}
