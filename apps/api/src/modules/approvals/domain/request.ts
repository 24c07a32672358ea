import type { ApprovalAct, ApprovalKind, ApprovalState, ApprovalSubject } from '@champa/contract';
import { absolute, type Amount, parseAmount } from '@champa/money';

/** What one employee asked for. `before` and `after` are shown; `grounds` is what the decision rests on. */
export type Request = {
  id: bigint;
  kind: ApprovalKind;
  subject: ApprovalSubject;
  /** Whom it is about, or whose thing it is. */
  memberId: string | null;
  input: unknown;
  amount: Amount | null;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  grounds: object;
  reason: string;
  askedBy: Person;
  askedAt: Temporal.Instant;
  askedFrom: { ip: string; requestId: string };
  expiresAt: Temporal.Instant;
  /** As it is stored: one that has expired may still be waiting there. */
  state: ApprovalState;
  decided: { by: Person; at: Temporal.Instant; reason: string } | null;
};

export type Person = { staffId: bigint; name: string };

type Rule = { kind: ApprovalKind; above?: string | undefined };

/** Whether a rule wants a second person. An act without an amount is always above it. */
export function isWanted(rules: readonly Rule[], kind: ApprovalKind, amount: Amount | null): boolean {
  return rules.some(
    (rule) =>
      rule.kind === kind && (rule.above === undefined || amount === null || absolute(amount) > parseAmount(rule.above)),
  );
}

/** Time alone ends a request: no job has to run. */
export function stateAt(
  { state, expiresAt }: Pick<Request, 'state' | 'expiresAt'>,
  now: Temporal.Instant,
): ApprovalState {
  return state === 'waiting' && Temporal.Instant.compare(expiresAt, now) <= 0 ? 'expired' : state;
}

type Looking = { staffId: bigint; mayApprove: boolean };

/** What an employee can do with a request now. */
export function actsOf(request: Request, now: Temporal.Instant, { staffId, mayApprove }: Looking): ApprovalAct[] {
  if (stateAt(request, now) !== 'waiting') return [];
  if (request.askedBy.staffId === staffId) return ['withdraw'];
  return mayApprove ? ['approve', 'reject'] : [];
}
