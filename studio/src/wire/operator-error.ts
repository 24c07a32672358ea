const HTTP_STATUS = {
  INVALID_SIGNATURE: 401,
  WRONG_SYNTAX: 400,
  WRONG_TYPES: 400,
  UNKNOWN_VENDOR: 404,
  /** The vendor uses the operator's wallet and has none of its own. */
  NO_WALLET: 404,
  /** The title has no engine: the operator shows 'Game under maintenance, try other popular games'. */
  GAME_UNDER_MAINTENANCE: 409,
  ROUND_NOT_FOUND: 404,
  FREEBETS_NOT_SUPPORTED: 409,
  DUPLICATE_REWARD: 409,
} as const;

/** A refusal that is sent to the operator. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
  readonly code: keyof typeof HTTP_STATUS;

  constructor(code: keyof typeof HTTP_STATUS, message: string) {
    super(message);
    this.code = code;
  }

  get status(): number {
    return HTTP_STATUS[this.code];
  }
}
