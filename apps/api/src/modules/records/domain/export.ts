import type { createExport, exportStates, Language, OperationInput } from '@champa/contract';

/** Which record, and what it is narrowed to. */
export type ExportWish = OperationInput<typeof createExport>['body']['wish'];

export type NewExport = {
  memberId: string;
  idempotencyKey: string;
  wish: ExportWish;
  language: Language;
  createdAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
};

/** A file of a record, on its way or ready. */
export type Export = NewExport & {
  id: bigint;
  state: (typeof exportStates)[number];
  total: number | null;
  rows: number;
  parts: number;
  /** Where the next part begins. */
  place: string | null;
};

/** A wish for what an agent sees, beside one for a member's own records. */
export type TeamWish = Exclude<ExportWish, { record: 'bets' | 'account' | 'profit' }>;
export type OwnWish = Exclude<ExportWish, TeamWish>;

export function isTeamWish(wish: ExportWish): wish is TeamWish {
  return wish.record.startsWith('team_') || wish.record.startsWith('agent_');
}

const names: Record<ExportWish['record'], string> = {
  bets: 'betting',
  account: 'account',
  profit: 'profit',
  team_bets: 'team-betting',
  team_profit: 'team-profit',
  team_movements: 'team-transactions',
  agent_movements: 'transactions',
  agent_runs: 'contract-periods',
  agent_income: 'income',
};

/** What the file is called: which record, and of which days. */
export function fileNameOf({ record, from, to }: ExportWish): string {
  const days = [...new Set([from, to])].filter((day) => day !== undefined);
  return `${[names[record], ...days].join('-')}.csv`;
}
