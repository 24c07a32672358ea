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

const names = { bets: 'betting', account: 'account', profit: 'profit' } as const;

/** What the file is called: which record, and of which days. */
export function fileNameOf({ record, from, to }: ExportWish): string {
  const days = [...new Set([from, to])].filter((day) => day !== undefined);
  return `${[names[record], ...days].join('-')}.csv`;
}
