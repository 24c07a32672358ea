import type { LocalText, PlanKind, PlanPreview, PlanState } from '@champa/contract';
import type { Amount } from '@champa/money';
import type { ByStaff } from './command-line.ts';
import type { ReadHandle, WriteHandle } from './database.ts';

export type PlanValue = Record<string, unknown>;

/** What a plan cost, as its module last added it up. */
export type PlanCost = {
  cost: Amount;
  turnover: Amount;
  gifts: number;
  members: number;
  inReview: number;
  at: Temporal.Instant;
};

export type PlanRow = {
  key: string;
  title: LocalText;
  group: string | null;
  state: PlanState;
  from: Temporal.Instant | null;
  until: Temporal.Instant | null;
  /** The name of the budget that pays it; null where it gives no money. */
  budget: string | null;
  cost: PlanCost | null;
};

/** What a plan would be. Parts that its kind does not have are left out. */
export type PlanTrial = {
  audience?: { members: number; lookedAt: number; isWhole: boolean } | null;
  expected?: { each: Amount; most: Amount | null; currency: string };
  chances?: { code: string; percent: Amount }[];
  preview?: PlanPreview;
};

/**
 * A kind of things that staff plans by a form of the console (docs/decisions/0073-plans-by-form.md). Its module judges and stores them;
 * `plans` keeps their versions, and has a second person asked.
 */
export type PlannedKind = {
  kind: PlanKind;
  /** What a value must be, as a JSON Schema. */
  shape: () => Record<string, unknown>;
  /** The keys that a new one may have, where there are few. */
  freeKeys?: () => Promise<{ id: string; title: LocalText }[]>;
  rows: () => Promise<PlanRow[]>;
  /** As the form has it; null where there is none. */
  read: (db: ReadHandle, key: string) => Promise<PlanValue | null>;
  /** Adds it or changes it. @throws ApiError VALIDATION with the faults under `value`; NOT_POSSIBLE */
  save: (tx: WriteHandle, by: ByStaff, plan: { key: string; value: PlanValue }) => Promise<void>;
  /** The budget that a value would be paid from; null where it gives no money. */
  budgetOf: (key: string, value: PlanValue) => string | null;
  /** Pauses or resumes it. @throws ApiError NOT_POSSIBLE where it is so already */
  switch?: (tx: WriteHandle, by: ByStaff, plan: { key: string; running: boolean }) => Promise<void>;
  /** @throws ApiError VALIDATION */
  try?: (key: string, value: PlanValue) => Promise<PlanTrial>;
};
