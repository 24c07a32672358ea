import type { Amount } from '@champa/money';
import type { Outcome, Player, PlayResult } from '../../domain/port.ts';
import type { WireAnswer } from '../dialect.ts';

export type Status =
  | 'RS_OK'
  | 'RS_ERROR_UNKNOWN'
  | 'RS_ERROR_TIMEOUT'
  | 'RS_ERROR_INVALID_TOKEN'
  | 'RS_ERROR_INVALID_GAME'
  | 'RS_ERROR_WRONG_CURRENCY'
  | 'RS_ERROR_NOT_ENOUGH_MONEY'
  | 'RS_ERROR_USER_DISABLED'
  | 'RS_ERROR_INVALID_SIGNATURE'
  | 'RS_ERROR_TOKEN_EXPIRED'
  | 'RS_ERROR_WRONG_SYNTAX'
  | 'RS_ERROR_WRONG_TYPES'
  | 'RS_ERROR_DUPLICATE_TRANSACTION'
  | 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'
  | 'RS_ERROR_TRANSACTION_ROLLED_BACK'
  | 'RS_ERROR_LIMIT_REACHED'
  | 'RS_ERROR_INVALID_PARTNER';

const faults: ReadonlySet<Status> = new Set([
  'RS_ERROR_UNKNOWN',
  'RS_ERROR_TIMEOUT',
  'RS_ERROR_INVALID_SIGNATURE',
  'RS_ERROR_WRONG_SYNTAX',
  'RS_ERROR_WRONG_TYPES',
]);

const statusOf = {
  done: 'RS_OK',
  repeated: 'RS_OK',
  conflict: 'RS_ERROR_DUPLICATE_TRANSACTION',
  no_session: 'RS_ERROR_INVALID_TOKEN',
  wrong_currency: 'RS_ERROR_WRONG_CURRENCY',
  vendor_disabled: 'RS_ERROR_INVALID_PARTNER',
  expired: 'RS_ERROR_TOKEN_EXPIRED',
  blocked: 'RS_ERROR_USER_DISABLED',
  unknown_game: 'RS_ERROR_INVALID_GAME',
  limit_reached: 'RS_ERROR_LIMIT_REACHED',
  insufficient_funds: 'RS_ERROR_NOT_ENOUGH_MONEY',
  unknown_bet: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  cancelled: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  // The protocol has no status for these two. A vendor rolls a bet with an unknown error back, which costs nobody
  // anything; a win must be answered finally, or it is sent for ever: its bet no longer exists.
  round_closed: 'RS_ERROR_UNKNOWN',
  settled: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
} as const satisfies Record<Outcome, Status>;

/** The answer to a call that moves money. */
export function played(requestUuid: string, { outcome, player, balance }: PlayResult): WireAnswer {
  const status = statusOf[outcome];
  if (status === 'RS_OK') return balanced(requestUuid, player!, balance);
  if (status === 'RS_ERROR_NOT_ENOUGH_MONEY') {
    return answer(status, `"request_uuid":${JSON.stringify(requestUuid)},"balance":${balance}`);
  }
  return refused(status, requestUuid);
}

/** Written by hand: `balance` is a whole number of any size. */
export function balanced(requestUuid: string, { memberId, currency }: Player, balance: Amount): WireAnswer {
  const uuid = JSON.stringify(requestUuid);
  return answer('RS_OK', `"request_uuid":${uuid},"user":"${memberId}","currency":"${currency}","balance":${balance}`);
}

export function informed(requestUuid: string, memberId: string, country: string, currency: string): WireAnswer {
  const uuid = JSON.stringify(requestUuid);
  return answer('RS_OK', `"request_uuid":${uuid},"user":"${memberId}","country":"${country}","currency":"${currency}"`);
}

/** `requestUuid` null: it could not be read. */
export function refused(status: Status, requestUuid: string | null): WireAnswer {
  return answer(status, `"request_uuid":${JSON.stringify(requestUuid)}`);
}

function answer(outcome: Status, rest: string): WireAnswer {
  return {
    status: 200,
    contentType: 'application/json; charset=utf-8',
    outcome,
    isFault: faults.has(outcome),
    body: `{"status":"${outcome}",${rest}}`,
  };
}
