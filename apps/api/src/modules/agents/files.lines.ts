import type { AgentRun } from '@champa/contract';
import { fileTime } from '@champa/i18n';
import { contractKindLabels, type MessageId, translate } from '@champa/i18n/server';
import { formatDecimal } from '@champa/money';
import type { AgentExports, Reader } from '../records/index.ts';
import type { Income } from './team.repo.ts';

// The lines of agents' files, in the reader's language and time zone.

export const headers = {
  agent_runs: [
    'col_begins',
    'col_ends',
    'col_member',
    'col_active_members',
    'col_valid_bet',
    'col_net',
    'col_base',
    'col_tier',
    'col_gross',
    'col_adjusted',
    'col_carried',
    'col_due',
    'col_paid_down',
    'col_state',
    'col_paid_at',
    'col_currency',
  ],
  agent_income: ['col_kind', 'col_received', 'col_paid_down', 'col_kept', 'col_owed', 'col_currency'],
} as const satisfies Record<keyof AgentExports, readonly MessageId[]>;

const runStates = {
  computed: 'report_run_computed',
  paid: 'report_run_paid',
  owed: 'report_run_owed',
  nothing: 'report_run_nothing',
} as const satisfies Record<AgentRun['state'], MessageId>;

export function runLine(run: AgentRun, { language, timeZone }: Reader): string[] {
  return [
    fileTime(run.startsAt, timeZone),
    fileTime(run.endsAt, timeZone),
    run.member.name,
    String(run.activeMembers),
    run.validBet,
    run.profit,
    run.base,
    String(run.tier),
    run.gross,
    run.adjusted,
    run.carriedIn,
    run.due,
    run.paidDown,
    translate(runStates[run.state], language),
    run.paidAt === null ? '' : fileTime(run.paidAt, timeZone),
    run.currency,
  ];
}

/** A line for the contracts of each kind, and one for all. */
export function incomeLines(list: readonly Income[], currency: string, { language }: Reader): string[][] {
  const line = (name: string, of: readonly Income[]): string[] => {
    const sum = (part: 'received' | 'paidDown' | 'owed') => of.reduce((total, income) => total + income[part], 0n);
    const figures = [sum('received'), sum('paidDown'), sum('received') - sum('paidDown'), sum('owed')];
    return [name, ...figures.map(formatDecimal), currency];
  };
  const lines = list.map((income) => line(translate(contractKindLabels[income.kind], language), [income]));
  return [...lines, line(translate('total', language), list)];
}
