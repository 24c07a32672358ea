import { type ContractKind, runStates } from '@champa/contract';
import { AGENT_REPORT_DAYS } from '@champa/contract/constants';
import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Button, DataTable, Icon, StateView } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { runsQuery } from '../../../entities/contract/index.ts';
import { ExportButton, RecordsFrame } from '../../../entities/record/index.ts';
import { useSite } from '../../../entities/site/index.ts';
import { DateBar } from '../../../kit/days/date-bar.tsx';
import { type DayRange, type Preset, presetRange, rangeOf } from '../../../kit/days/day-range.ts';
import { useToday } from '../../../kit/days/today.ts';
import { FormTabs } from '../../../kit/forms/form-tabs.tsx';
import { Chips } from '../../../kit/lists/chips.tsx';
import { Totals } from '../../../kit/lists/totals.tsx';
import type { RunsSearch } from '../model/runs-search.ts';
import { useRunsSearch } from '../model/use-runs-search.ts';
import { DownlinePicker } from './downline-picker.tsx';
import { NextSettlement } from './next-settlement.tsx';
import { RunDialog } from './run-dialog.tsx';
import { runStateLabels } from './run-state.tsx';
import { RunsChart } from './runs-chart.tsx';
import { useRunColumns } from './use-run-columns.tsx';

/** How the pages of the four kinds differ. */
const faces: Record<ContractKind, { title: MessageId; standing: Preset }> = {
  dividend: { title: 'agent_nav_dividends', standing: 'last30' },
  daily: { title: 'agent_nav_daily', standing: 'last30' },
  hourly: { title: 'agent_nav_hourly', standing: 'last7' },
  realtime: { title: 'agent_nav_realtime', standing: 'today' },
};

/** Contract payments of a kind, period by period: the agent's own, of a member of their team, or those that they pay. */
export function RunsPage({ kind }: { kind: ContractKind }) {
  const t = useTranslate();
  const { search, onSearch, onCloseRun } = useRunsSearch();
  const { timeZone } = useSite().brand;
  const { title, standing } = faces[kind];
  const { side, member, state, run } = search;
  const range = rangeOf(search, presetRange(standing, useToday(timeZone)), AGENT_REPORT_DAYS);
  const common = { kind, ...range, ...(side && { side }), ...(member && { memberId: member }) };
  const runs = useInfiniteQuery(runsQuery({ ...common, ...(state && { state }) }));
  const columns = useRunColumns(search, side === undefined);
  const first = runs.data?.pages[0];
  const list = runs.data?.pages.flatMap((page) => page.list);
  const name = list?.find((each) => each.member.id === member)?.member.name;

  return (
    <>
      <RecordsFrame
        title={t(title)}
        action={<ExportButton wish={{ record: 'agent_runs', ...common }} isPossible={(list?.length ?? 0) > 0} />}
        filters={
          <>
            {side === undefined && member === undefined && (
              <NextSettlement kind={kind} onSettled={() => void runs.refetch()} />
            )}
            <Filters search={search} range={range} name={name} onSearch={onSearch} />
          </>
        }
        totals={
          <>
            <RunTotals totals={first?.totals} isOwn={side === undefined} />
            {side === undefined && member === undefined && <RunsChart kind={kind} range={range} />}
          </>
        }
        paged={runs}
        shown={list?.length}
        total={state === undefined ? (first?.totals?.runs ?? null) : null}
        empty={<StateView art="empty" title={t('no_data')} text={t('runs_none_text')} />}
      >
        <DataTable
          caption={t(title)}
          columns={columns}
          rows={list ?? []}
          rowKey={({ id }) => id}
          isStale={runs.isPlaceholderData}
        />
      </RecordsFrame>
      {run !== undefined && <RunDialog id={run} rounds={search.rounds} search={search} onClose={onCloseRun} />}
    </>
  );
}

type TotalsShown = Record<'gross' | 'adjusted' | 'due' | 'paid' | 'owed' | 'paidDown' | 'net', string>;

function RunTotals({ totals, isOwn }: { totals: TotalsShown | null | undefined; isOwn: boolean }) {
  const t = useTranslate();
  const of = (id: keyof TotalsShown, label: MessageId, signed = false) => ({
    id,
    label: t(label),
    value: totals?.[id],
    signed,
  });
  const figures = isOwn
    ? [
        of('gross', 'run_gross'),
        of('adjusted', 'run_adjusted'),
        of('paid', 'run_received', true),
        of('owed', 'run_owed'),
        of('paidDown', 'run_paid_down'),
        of('net', 'run_net', true),
      ]
    : [of('due', 'run_due'), of('paid', 'run_paid'), of('owed', 'run_owed')];
  return <Totals figures={figures} />;
}

type FiltersProps = {
  search: RunsSearch;
  onSearch: (search: RunsSearch) => void;
  range: DayRange;
  name: string | undefined;
};

function Filters({ search, range, name, onSearch }: FiltersProps) {
  const t = useTranslate();
  const { timeZone } = useSite().brand;
  const today = useToday(timeZone);
  const [isPicking, setPicking] = useState(false);
  // Kept until the list contains the name.
  const [picked, setPicked] = useState('');
  const { side, member } = search;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="w-full max-w-sm [&>div]:mb-0">
          <FormTabs
            label={t('run_whose')}
            tabs={[
              { value: 'downline', label: t('run_mine') },
              { value: 'upline', label: t('run_of_downlines') },
            ]}
            chosen={side ?? 'downline'}
            onChoose={(wanted) =>
              onSearch({ ...search, side: wanted === 'upline' ? 'upline' : undefined, member: undefined })
            }
          />
        </div>
        {member === undefined ? (
          <Button kind="outline" onClick={() => setPicking(true)}>
            <Icon name="search" size={18} />
            {t('run_find_downline')}
          </Button>
        ) : (
          <Button kind="outline" onClick={() => onSearch({ ...search, member: undefined })}>
            <span className="max-w-52 truncate">{t('run_of_member', { name: name ?? (picked || member) })}</span>
            <Icon name="close" size={16} />
          </Button>
        )}
      </div>
      <DateBar
        range={range}
        today={today}
        mostDays={AGENT_REPORT_DAYS}
        onChange={(days) => onSearch({ ...search, ...days })}
      />
      <Chips
        label={t('col_state')}
        value={search.state}
        choices={runStates.map((state) => ({ value: state, label: t(runStateLabels[state]) }))}
        onChange={(state) => onSearch({ ...search, state })}
      />
      {isPicking && (
        <Dialog title={t('run_find_downline')} closeLabel={t('close')} onClose={() => setPicking(false)}>
          <DownlinePicker
            label={t('contracts_search')}
            among={side === 'upline' ? 'direct' : 'team'}
            onChoose={(downline) => {
              setPicking(false);
              setPicked(downline.name);
              onSearch({ ...search, member: downline.id });
            }}
          />
        </Dialog>
      )}
    </div>
  );
}
