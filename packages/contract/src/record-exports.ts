import * as z from 'zod/mini';
import { teamExportWishes } from './agent-reports.ts';
import { Id, Instant } from './common.ts';
import { operation } from './operation.ts';
import { movementFilter, roundFilter } from './records.ts';

const Day = z.iso.date();

const ownWishes = [
  z.object({ record: z.literal('bets'), ...roundFilter }),
  z.object({ record: z.literal('account'), ...movementFilter }),
  z.object({ record: z.literal('profit'), from: Day, to: Day }),
] as const;

const ExportWish = z.discriminatedUnion('record', [...ownWishes, ...teamExportWishes]);

export const exportStates = ['waiting', 'running', 'done', 'failed'] as const;

export const recordNames = [
  'bets',
  'account',
  'profit',
  'team_bets',
  'team_profit',
  'team_movements',
  'agent_movements',
  'agent_runs',
  'agent_income',
] as const;

/** An export of a record, being written or ready. */
export const RecordExport = z.object({
  id: Id,
  record: z.enum(recordNames),
  state: z.enum(exportStates),
  fileName: z.string(),
  /** Rows written so far, and the total if it is known. */
  rows: z.int(),
  total: z.nullable(z.int()),
  createdAt: Instant,
  /** It is deleted then. */
  expiresAt: Instant,
});
export type RecordExport = z.infer<typeof RecordExport>;

export const createExport = operation({
  id: 'createExport',
  method: 'POST',
  path: '/api/records/exports',
  access: 'member',
  summary:
    'Begins a file (CSV) of a record, or of an agent’s team, in the visitor’s language; the same idempotency key begins it once',
  body: z.object({
    idempotencyKey: z.uuid(),
    wish: ExportWish,
  }),
  value: RecordExport,
  errors: [
    'TOO_MANY_EXPORTS',
    'IDEMPOTENCY_CONFLICT',
    'VALIDATION',
    'NOT_FOUND',
    'NON_AGENT',
    'TRUE_ACCOUNT_REQUIRED',
    'AGENTS_CLOSED',
  ],
});

export const recordExport = operation({
  id: 'recordExport',
  method: 'GET',
  path: '/api/records/exports/{id}',
  access: 'member',
  summary: 'How far one of the member’s files is',
  params: z.object({ id: Id }),
  value: RecordExport,
  errors: ['NOT_FOUND'],
});

export const exportFile = operation({
  id: 'exportFile',
  method: 'GET',
  path: '/api/records/exports/{id}/file',
  access: 'member',
  summary: 'One of the member’s files, once it is done (text/csv; no envelope)',
  params: z.object({ id: Id }),
  value: z.string(),
  errors: ['NOT_FOUND'],
});
