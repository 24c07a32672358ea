/** An entry of the audit log: who did what, from where, when and why, and what it changed. */
export type AuditEntry = {
  number: bigint;
  at: Temporal.Instant;
  /** The employee's username; null where nobody was signed in, as at a wrong password. */
  by: string | null;
  ip: string;
  action: string;
  detail: Record<string, unknown>;
  reason: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  requestId: string | null;
  hash: string;
};

/** Which entries are looked for; what is missing narrows nothing. */
export type AuditSearch = {
  by?: string | undefined;
  action?: string | undefined;
  memberId?: string | undefined;
  from?: Temporal.Instant | undefined;
  until?: Temporal.Instant | undefined;
};

/** `gap`: entries are missing before this one; `changed`: its hash is not that of what it says; `wrong end`: the last entry is not the one that was added last. */
export type AuditFault = { number: bigint; fault: 'gap' | 'changed' | 'wrong end' };
