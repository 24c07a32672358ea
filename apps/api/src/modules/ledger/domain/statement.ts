import type { Amount } from '@champa/money';
import type { Reference } from './movement.ts';

/** The filters: `from` inclusive, `to` exclusive; of one kind where given. */
export type StatementQuery = {
  from: Temporal.Instant;
  to: Temporal.Instant;
  kind?: string | undefined;
  /** From 1. */
  page: number;
  pageSize: number;
};

/** One movement from the side of one guarded account. */
export type StatementLine = {
  /** The movement. */
  id: bigint;
  at: Temporal.Instant;
  kind: string;
  /** Negative: it left the account. */
  amount: Amount;
  /** After it; the line before it in the same account ends where this one begins. */
  balance: Amount;
  version: bigint;
  reference: Reference;
  actor: string;
};

/** A page of lines, newest first, and how many lines there are on all pages. */
export type Statement = { lines: StatementLine[]; total: number };
