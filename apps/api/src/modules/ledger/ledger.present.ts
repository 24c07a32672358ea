import type { HoldResult, PartResult, ReservationResult } from './domain/hold.ts';
import type { BalanceAfter, MovementResult } from './domain/movement.ts';
import type { StatementLine } from './domain/statement.ts';
import type { HoldEndRow, OutcomeRow, PartRow, ReservationRow, StatementRow } from './ledger.repo.ts';

/** `at`: the time the movements were posted with. */
export function presentOutcome(row: OutcomeRow, at: Temporal.Instant): MovementResult {
  switch (row.status) {
    case 'conflict':
      return { status: 'conflict' };
    case 'insufficient_funds':
      return { status: 'insufficient_funds', balance: row.debit_balance! };
    case 'posted':
    case 'duplicate':
      return {
        status: row.status,
        id: row.id,
        at: row.at ?? at,
        amount: row.amount,
        shortfall: row.shortfall,
        debit: balanceAfter(row.debit_balance, row.debit_version),
        credit: balanceAfter(row.credit_balance, row.credit_version),
      };
  }
}

export function presentReservation(row: ReservationRow): ReservationResult {
  switch (row.status) {
    case 'conflict':
      return { status: 'conflict' };
    case 'insufficient_funds':
      return { status: 'insufficient_funds', balance: row.balance };
    case 'reserved':
    case 'duplicate':
      return { status: row.status, hold: row.hold, state: row.state, balance: row.balance };
  }
}

export function presentHoldEnd(row: HoldEndRow): HoldResult {
  switch (row.status) {
    case 'unknown_hold':
      return { status: 'unknown_hold' };
    case 'exceeds_hold':
      return { status: 'exceeds_hold', reserved: row.reserved };
    case 'ended':
      return { status: 'ended', state: row.state, posted: row.posted };
    case 'done':
      return { status: 'done', state: row.state, posted: row.posted, balance: row.balance };
  }
}

export function presentPart(row: PartRow): PartResult {
  switch (row.status) {
    case 'unknown_hold':
    case 'conflict':
      return { status: row.status };
    case 'exceeds_hold':
      return { status: 'exceeds_hold', left: row.reserved };
    case 'ended':
      return { status: 'ended', state: row.state };
    case 'done':
      return { status: 'done', state: row.state, left: row.reserved, balance: row.balance };
  }
}

export function presentLine({ reference_type: type, reference_id: id, ...line }: StatementRow): StatementLine {
  return { ...line, reference: { type, id } };
}

function balanceAfter(balance: bigint | null, version: bigint | null): BalanceAfter | null {
  return balance === null || version === null ? null : { balance, version };
}
