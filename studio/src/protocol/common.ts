import * as z from 'zod/mini';

/** Decimal money: digits, then at most five decimals. */
export const Money = z.string().check(z.regex(/^(?:0|[1-9]\d{0,14})(?:\.\d{1,5})?$/));
/** Idempotency key from the client, for example `crypto.randomUUID()`. */
export const RequestId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));
/** Chosen by the player; printable ASCII without a colon, which separates the parts of the hashed message. */
export const ClientSeed = z.string().check(z.regex(/^[\x21-\x39\x3b-\x7e]{1,64}$/));
/** Multiplier with exactly two decimals, such as `1.37`. */
export const Multiplier = z.string().check(z.regex(/^\d+\.\d{2}$/));

/**
 * Codes a client must handle, and how the player recovers:
 * - `INSUFFICIENT_FUNDS`: `balance` is the real one; offer the deposit page or a smaller stake.
 * - `SESSION_EXPIRED`: go back to the lobby and open the game again.
 * - `LIMIT_REACHED`: a limit of the player's or the operator's; nothing was staked.
 * - `PLAYER_DISABLED`: the operator refuses stakes of this player; nothing was staked.
 * - `WALLET_UNAVAILABLE`: the operator didn't answer clearly; the stake is returned, play again later under a new requestId.
 * - `TOO_FAST`: wait `retryAfterMs`, then send the same request again.
 * - `ROUND_IN_PROGRESS`: another round of this player in this game is being decided (a second tab); wait, then try again.
 * - `STAKE_NOT_ALLOWED`: the stake isn't on the ladder or outside the limits; reload the game.
 * - `ROUND_OPEN`: a round of this player in this game waits for its next move (a second tab, a reload): ask for the game again and
 *   finish it first.
 * - `ROUND_MOVED_ON`: a move came after the round had gone on, or had ended; nothing changed. Ask for the round again.
 * - `MOVE_NOT_ALLOWED`: the rules do not allow this move now; nothing changed.
 * - `FREE_ROUNDS_OVER`: no round is left of the gift, or its time is over; nothing was played. Ask for the game again.
 * - `EXTRA_NOT_OFFERED`: the feature that the bet wants is not offered to this player; nothing was played. Ask for the game again.
 * - `REQUEST_ID_REUSED`: the same requestId with another bet; a mistake of the client.
 * - `BETTING_CLOSED`: crash: no bet can be placed now; wait for the next betting phase.
 * - `BET_TOO_LATE`: crash: the stake was taken, but the flight left without the bet; the stake is returned. Bet on the next.
 * - `CASHOUT_TOO_LATE`: crash: the round had crashed when the request arrived.
 * - `SHUTTING_DOWN`: the server takes no new rounds; try again in some seconds.
 */
export const ErrorCode = z.enum([
  'INSUFFICIENT_FUNDS',
  'SESSION_EXPIRED',
  'LIMIT_REACHED',
  'PLAYER_DISABLED',
  'WALLET_UNAVAILABLE',
  'TOO_FAST',
  'ROUND_IN_PROGRESS',
  'STAKE_NOT_ALLOWED',
  'ROUND_OPEN',
  'ROUND_MOVED_ON',
  'MOVE_NOT_ALLOWED',
  'FREE_ROUNDS_OVER',
  'EXTRA_NOT_OFFERED',
  'REQUEST_ID_REUSED',
  'BETTING_CLOSED',
  'BET_TOO_LATE',
  'CASHOUT_TOO_LATE',
  'SHUTTING_DOWN',
  'GAME_UNDER_MAINTENANCE',
  'NOT_FOUND',
  'BAD_REQUEST',
  'INTERNAL',
]);
export type ErrorCode = z.infer<typeof ErrorCode>;

export const ApiError = z.object({
  code: ErrorCode,
  /** English sentence for logs and as a last resort; clients show their own text by `code`. */
  message: z.string(),
  balance: z.optional(Money),
  retryAfterMs: z.optional(z.int()),
});
export type ApiError = z.infer<typeof ApiError>;
