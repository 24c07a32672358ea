import type { Amount } from '@champa/money';
import type { Outcome, Player, PlayResult } from '../../domain/port.ts';
import type { WireAnswer } from '../dialect.ts';
import { toWire } from './money.ts';
import type { BetCall, RollbackCall } from './parse.ts';

/**
 * The protocol's codes. It has none for most refusals of a bet: they are 500 with a message, after which the party takes
 * the bet back.
 */
type Refusal = { code: 401 | 402 | 403 | 408 | 413 | 500; message: string };

export const refusals = {
  invalidToken: { code: 401, message: 'invalid token' },
  insufficientFunds: { code: 402, message: 'insufficient funds' },
  expired: { code: 403, message: 'expired token' },
  noTransaction: { code: 408, message: 'transaction does not exist' },
  invalidSignature: { code: 413, message: 'invalid signature' },
  invalidFields: { code: 500, message: 'invalid fields' },
  busy: { code: 500, message: 'busy' },
  unknown: { code: 500, message: 'unknown error' },
} as const satisfies Record<string, Refusal>;

const faults: readonly Refusal[] = [refusals.invalidSignature, refusals.invalidFields, refusals.busy, refusals.unknown];

const refusalOf = {
  no_session: refusals.invalidToken,
  insufficient_funds: refusals.insufficientFunds,
  expired: refusals.expired,
  unknown_bet: refusals.noTransaction,
  cancelled: { code: 408, message: 'transaction was rolled back' },
  // A second win for a bet: final, or it would be sent for ever.
  settled: refusals.noTransaction,
  conflict: { code: 500, message: 'the transaction has other content' },
  wrong_currency: { code: 500, message: 'wrong currency' },
  vendor_disabled: { code: 500, message: 'provider disabled' },
  blocked: { code: 500, message: 'player blocked' },
  unknown_game: { code: 500, message: 'unknown game' },
  round_closed: { code: 500, message: 'round closed' },
  limit_reached: { code: 500, message: 'limit reached' },
} as const satisfies Record<Exclude<Outcome, 'done' | 'repeated'>, Refusal>;

/** What a transaction did to the balance; null where the protocol's answer does not need it. */
type Change = { by: Amount } | null;

/** The answer to a call that moves money. Our ID of the transaction is the party's: it finds ours. */
export function played(
  call: BetCall | RollbackCall,
  { outcome, player, balance }: PlayResult,
  change: Change,
): WireAnswer {
  if (outcome !== 'done' && outcome !== 'repeated') return refused(refusalOf[outcome]);
  const before = outcome === 'repeated' ? { by: 0n } : change;
  const fields = {
    ...named(player!),
    provider: call.provider,
    provider_tx_id: call.txId,
    operator_tx_id: call.txId,
    ...(before && { old_balance: toWire(balance - before.by) }),
    new_balance: toWire(balance),
  };
  return outcome === 'done' ? answer(200, 'ok', fields) : answer(409, 'duplicate transaction', fields);
}

export function balanced(player: Player, balance: Amount): WireAnswer {
  return answer(200, 'ok', { ...named(player), username: player.memberId, balance: toWire(balance) });
}

export function refused(refusal: Refusal): WireAnswer {
  return { ...answer(refusal.code, refusal.message), isFault: faults.includes(refusal) };
}

function named({ memberId, currency }: Player) {
  return { user_id: memberId, currency };
}

/** Always HTTP 200. */
function answer(code: number, message: string, data?: Record<string, string | bigint>): WireAnswer {
  return {
    status: 200,
    contentType: 'application/json; charset=utf-8',
    outcome: String(code),
    isFault: false,
    body: JSON.stringify({ code, message, data }, exactly),
  };
}

/** Amounts keep every digit. */
function exactly(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? JSON.rawJSON(String(value)) : value;
}
