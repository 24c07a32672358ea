import type { AgentRun } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { type Column, Money } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import { periodText } from '../model/run-period.ts';
import type { RunsSearch } from '../model/runs-search.ts';
import { RunState } from './run-state.tsx';
import { useTimeFormat } from '../../../kit/days/time-format.ts';

/** The columns of periods, with the member's name unless they are the agent's own. */
export function useRunColumns(search: RunsSearch, isOwn: boolean): Column<AgentRun>[] {
  const t = useTranslate();
  const times = useTimeFormat();
  const figure = (id: 'gross' | 'due' | 'paidDown', header: string): Column<AgentRun> => ({
    id,
    header,
    isFigure: true,
    cell: (run) => <Money value={run[id]} />,
  });
  return [
    {
      id: 'period',
      header: t('run_period'),
      isTitle: true,
      cell: (run) => (
        <Link
          to="."
          search={{ ...search, run: run.id }}
          state={(state) => ({ ...state, openedPanel: true })}
          resetScroll={false}
          aria-label={t('run_show', { period: periodText(run, times), name: run.member.name })}
          className="block min-w-0 rounded-sm hover:text-gold"
        >
          <span className="block font-semibold whitespace-nowrap tabular">{periodText(run, times)}</span>
          {!isOwn && <span className="block truncate text-xs text-muted">{run.member.name}</span>}
        </Link>
      ),
    },
    { id: 'state', header: t('col_state'), cell: ({ state }) => <RunState state={state} /> },
    {
      id: 'base',
      header: t('run_base'),
      isFigure: true,
      cell: ({ base, tier }) => (
        <>
          <Money value={base} className="block" />
          <span className="text-xs text-muted">{tier === 0 ? t('run_no_step') : t('run_step', { place: tier })}</span>
        </>
      ),
    },
    figure('gross', t('run_gross')),
    {
      id: 'corrections',
      header: t('run_corrections'),
      isFigure: true,
      cell: ({ adjusted, carriedIn }) => (
        <>
          <Money value={adjusted} signed className="block" />
          <span className="text-xs text-muted">
            {t('run_carried_short')} <Money value={carriedIn} />
          </span>
        </>
      ),
    },
    figure('due', t('run_due')),
    ...(isOwn
      ? [
          figure('paidDown', t('run_paid_down')),
          {
            id: 'net',
            header: t('run_net'),
            isFigure: true,
            cell: ({ net }: AgentRun) => <Money value={net} signed className="font-semibold" />,
          },
        ]
      : []),
  ];
}
