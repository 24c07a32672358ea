import type { StaffSignInWay } from '@champa/contract';

/** An open session of an employee. */
export type OpenSession = {
  id: bigint;
  userAgent: string;
  ip: string;
  openedAt: Temporal.Instant;
  usedAt: Temporal.Instant;
  endsAt: Temporal.Instant;
};

/** A sign-in, as the audit log has it; older entries have no detail. */
export type SignInEntry = {
  number: bigint;
  at: Temporal.Instant;
  ip: string;
  detail: { userAgent?: string; way?: StaffSignInWay };
};
