import type { createExport, exportStates, Language, OperationInput } from '@champa/contract';

/** Which record a file has, and what it is narrowed to. */
export type ExportWish = OperationInput<typeof createExport>['body']['wish'];
export type RecordName = ExportWish['record'];
export type WishOf<Name extends RecordName> = Extract<ExportWish, { record: Name }>;

export type NewExport = {
  memberId: string;
  idempotencyKey: string;
  wish: ExportWish;
  language: Language;
  createdAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
};

/** A file of a record, being written or ready. */
export type Export = NewExport & {
  id: bigint;
  state: (typeof exportStates)[number];
  total: number | null;
  rows: number;
  parts: number;
  /** The place at which the next part begins. */
  place: string | null;
};

const names: Record<RecordName, string> = {
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

/** A file's name says which record it has, and of which days. */
export function fileNameOf({ record, from, to }: ExportWish): string {
  const days = [...new Set([from, to])].filter((day) => day !== undefined);
  return `${[names[record], ...days].join('-')}.csv`;
}
