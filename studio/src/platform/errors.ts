import { type Amount, formatDecimal } from '@champa/money';
import type { ApiError, ErrorCode } from '../protocol.ts';

const HTTP_STATUS = {
  INSUFFICIENT_FUNDS: 402,
  SESSION_EXPIRED: 401,
  LIMIT_REACHED: 403,
  PLAYER_DISABLED: 403,
  WALLET_UNAVAILABLE: 503,
  TOO_FAST: 429,
  ROUND_IN_PROGRESS: 409,
  STAKE_NOT_ALLOWED: 422,
  ROUND_OPEN: 409,
  ROUND_MOVED_ON: 409,
  MOVE_NOT_ALLOWED: 422,
  FREE_ROUNDS_OVER: 409,
  EXTRA_NOT_OFFERED: 403,
  REQUEST_ID_REUSED: 409,
  BETTING_CLOSED: 409,
  BET_TOO_LATE: 409,
  CASHOUT_TOO_LATE: 409,
  SHUTTING_DOWN: 503,
  GAME_UNDER_MAINTENANCE: 404,
  NOT_FOUND: 404,
  BAD_REQUEST: 400,
  INTERNAL: 500,
} as const satisfies Record<ErrorCode, number>;

/** A refusal that is sent to the client; the protocol explains every code. */
export class StudioError extends Error {
  override readonly name = 'StudioError';
  readonly code: ErrorCode;
  readonly balance: Amount | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(code: ErrorCode, message: string, detail: { balance?: Amount; retryAfterMs?: number } = {}) {
    super(message);
    this.code = code;
    this.balance = detail.balance;
    this.retryAfterMs = detail.retryAfterMs;
  }

  get status(): number {
    return HTTP_STATUS[this.code];
  }

  toJSON(): ApiError {
    return {
      code: this.code,
      message: this.message,
      ...(this.balance === undefined ? {} : { balance: formatDecimal(this.balance) }),
      ...(this.retryAfterMs === undefined ? {} : { retryAfterMs: this.retryAfterMs }),
    };
  }
}
