/**
 * Every way a call of the API can be refused: HTTP status and what a caller can do. The code is also the id of the message
 * catalogue (`error.<CODE>`), so that a screen shows it in the visitor's language.
 */
export const errorCodes = {
  /** The request's shape is wrong; `value.fields` says where. Mend the fields and send again. */
  VALIDATION: { status: 422 },
  /** No such route or thing. */
  NOT_FOUND: { status: 404 },
  /** No valid session. Sign in, then send again. */
  NOT_LOGGED_IN: { status: 401 },
  /** Signed in, but this is not for this account. */
  FORBIDDEN: { status: 403 },
  /** Too many calls. Wait `value.retryAfterSeconds`. */
  TOO_MANY_REQUESTS: { status: 429 },
  /** Something unforeseen on our side; nothing was changed. `value.requestId` helps customer service. */
  SYSTEM_ERROR: { status: 500 },
  /** The server is stopping or cannot reach its database. Try again shortly; use the same idempotency key. */
  UNAVAILABLE: { status: 503 },
  /** Wrong account or password; says nothing about which. */
  WRONG_CREDENTIALS: { status: 401 },
  /** The name is taken. Choose another. */
  USERNAME_TAKEN: { status: 409 },
  /** The brand does not let people register this way. */
  REGISTRATION_CLOSED: { status: 403 },
  /** The account was closed or suspended by the operator. Contact customer service. */
  ACCOUNT_DISABLED: { status: 403 },
  /** Staff and other non-member accounts cannot sign in on the site. */
  NON_MEMBER: { status: 403 },
  /** The old password is wrong. */
  WRONG_PASSWORD: { status: 422 },
  /** No such game, or it is switched off. */
  GAME_NOT_FOUND: { status: 404 },
  /** Game under maintenance, try other popular games. */
  GAME_MAINTENANCE: { status: 503 },
  /** The game offers no free play. */
  TRIAL_NOT_OFFERED: { status: 409 },
  /** A trial account cannot do this; a true account is required. */
  TRUE_ACCOUNT_REQUIRED: { status: 403 },
  /** The amount is outside the method's limits; `value.min` and `value.max` tell them. */
  AMOUNT_OUT_OF_RANGE: { status: 422 },
  /** The deposit method is not offered. */
  DEPOSIT_METHOD_UNAVAILABLE: { status: 409 },
  /** The payment provider did not answer; nothing was charged. Try again. */
  PROVIDER_UNAVAILABLE: { status: 503 },
  /** The same idempotency key came with other content. Send with a new key. */
  IDEMPOTENCY_CONFLICT: { status: 409 },
} as const satisfies Record<string, { status: number }>;

export type ErrorCode = keyof typeof errorCodes;
