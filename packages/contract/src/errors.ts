/**
 * Every way in which a call of the API can be refused: HTTP status and how a caller recovers. The code is also the ID of the
 * message (`error.<CODE>`), so a screen shows it in the visitor's language.
 */
export const errorCodes = {
  /** The request is not valid; `value.fields` says where. Correct the fields and send again. */
  VALIDATION: { status: 422 },
  /** No such route or resource. */
  NOT_FOUND: { status: 404 },
  /** It cannot be done with this as it is now; for staff, `value.why` says why in English, and `value.whyCode` by a code of `refusalReasons` where the console has words for it. Look at it again. */
  NOT_POSSIBLE: { status: 409 },
  /** A member is not anonymised while something is open (`value.open`): have it ended first. */
  ANONYMISE_OPEN: { status: 409 },
  /**
   * Somebody else has changed it since it was read; nothing was saved. `value` says who (`by`) and when (`at`), and has what it is now
   * (`current`) with its `revision`. Look at both, then send again with that revision.
   */
  CHANGED_MEANWHILE: { status: 409 },
  /** No valid session. Sign in, then send again. */
  NOT_LOGGED_IN: { status: 401 },
  /** Signed in, but this account has no access. */
  FORBIDDEN: { status: 403 },
  /** Too many calls. Wait `value.retryAfterSeconds`. */
  TOO_MANY_REQUESTS: { status: 429 },
  /** An unexpected error of the server; nothing was changed. `value.requestId` helps customer service. */
  SYSTEM_ERROR: { status: 500 },
  /**
   * The server is starting, stopping or overloaded, or its database does not answer: whether it was done is not known yet. Send again
   * after the seconds of `Retry-After`, with the same idempotency key.
   */
  UNAVAILABLE: { status: 503 },
  /** The site is closed for maintenance; `GET /api/permission` returns until when. */
  SITE_MAINTENANCE: { status: 503 },
  /** The site is not offered in the visitor's country. */
  REGION_BLOCKED: { status: 403 },
  /** Wrong account or password; does not say which. */
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
  /** Only agents may sign in to the agents' area. Sign in on the site. */
  NON_AGENT: { status: 403 },
  /** The brand does not offer this way of signing in. Use another. */
  LOGIN_METHOD_CLOSED: { status: 403 },
  /** The mobile number belongs to an account. Sign in with it, or use another. */
  MOBILE_TAKEN: { status: 409 },
  /** No agent has this invitation code. Correct it, or leave it out. */
  INVITATION_CODE_ERROR: { status: 422 },
  /** The invitation code belongs to another domain of the brand. Use the address that the agent sent, or ask customer service. */
  INVITATION_DOMAIN: { status: 422 },
  /** The invitation link has expired. Ask the agent for another, or leave the code out. */
  INVITATION_EXPIRED: { status: 409 },
  /** The invitation link is used up. Ask the agent for another, or leave the code out. */
  INVITATION_USED_UP: { status: 409 },
  /**
   * The invitation link admits nobody at present: the agent paused it, or its contracts can no longer be given. Ask for another,
   * or leave the code out.
   */
  INVITATION_CLOSED: { status: 409 },
  /** The back office may not be used from this address. Use it from one that the operator admits. */
  ADDRESS_NOT_ADMITTED: { status: 403 },
  /** An employee has to add a second factor first: this session can do nothing else. Add an authenticator or a passkey. */
  STAFF_ENROLMENT_NEEDED: { status: 403 },
  /**
   * The employee has not confirmed lately who they are; nothing was changed. Confirm by
   * `POST /api/admin/session/confirmation`, then send again with the same idempotency key.
   */
  STAFF_FRESH_NEEDED: { status: 403 },
  /**
   * Understood, and kept as a request (`value.approval`): another employee has to approve it by `value.expiresAt`. Nothing was changed
   * yet; sending again asks for nothing more.
   */
  WAITS_FOR_APPROVAL: { status: 202 },
  /** Another request about the same thing (`value.approval`) waits already. Have it decided, or withdraw it, first. */
  APPROVAL_PENDING: { status: 409 },
  /** Another export of this employee runs. Wait for its end, or cancel it. */
  EXPORT_RUNNING: { status: 409 },
  /** The request was decided, withdrawn or has expired (`value.state`). Load it again. */
  APPROVAL_CLOSED: { status: 409 },
  /** What the request is about has changed since it was asked for, so nothing was done and it is closed. Look, and ask again. */
  APPROVAL_STALE: { status: 409 },
  /** Nobody approves or rejects what they asked for themselves. Another employee has to. */
  APPROVAL_OWN: { status: 403 },
  /** Whoever asked may no longer do this themselves, so nobody can approve it. Reject it. */
  APPROVAL_ASKER_RIGHTS: { status: 409 },
  /** The employee has as many second factors as can be kept. Remove one first. */
  TOO_MANY_SECOND_FACTORS: { status: 409 },
  /** This is the employee's only second factor. Add another first. */
  LAST_SECOND_FACTOR: { status: 409 },
  /** A captcha is required (`value.captcha`): get one by `GET /api/captcha`, then send again with its letters. */
  CAPTCHA_REQUIRED: { status: 403 },
  /** The captcha or the puzzle was wrong, used or too old. Request a new one. */
  CAPTCHA_CHECK_FAILED: { status: 422 },
  /** A check before this call is missing, used or too old. Do it (again), then send. */
  VERIFICATION_REQUIRED: { status: 403 },
  /** The password is right, but the address is new: `value.ticket` and `value.methods` say how to continue. */
  EXTRA_VERIFICATION_REQUIRED: { status: 403 },
  /** This is not a mobile number of a country that the brand accepts. */
  INVALID_PHONE_NUMBER: { status: 422 },
  /** No mobile number was given. */
  MISSING_PHONE_NUMBER: { status: 422 },
  /** The code is wrong. Check it; after five wrong tries request a new one. */
  INVALID_VERIFICATION_CODE: { status: 422 },
  /** No code was given. */
  MISSING_VERIFICATION_CODE: { status: 422 },
  /** The code is too old, used, was guessed too often, or was requested by another browser. Request a new one. */
  CODE_EXPIRED: { status: 422 },
  /**
   * The hand-over ticket is used, older than a minute, unknown or made for another address, or the session that made it has ended.
   * Go back to where it came from for another, or sign in.
   */
  HAND_OVER_REFUSED: { status: 410 },
  /** A code was just sent; another can be sent after `value.retryAfterSeconds`. */
  CODE_ALREADY_SENT: { status: 429 },
  /** Too many codes were requested. Try again after 5 minutes. */
  SMS_TOO_MANY_REQUESTS: { status: 429 },
  /** The brand sends no messages of this kind at present. Contact customer service. */
  SMS_UNAVAILABLE: { status: 409 },
  /** What the device remembers is no longer valid. Delete it and ask for the password. */
  REMEMBERED_EXPIRED: { status: 401 },
  /** The member already has an authenticator. Remove it first, with one of its codes. */
  AUTHENTICATOR_ON: { status: 409 },
  /** The brand offers no free play. Register a real account. */
  FREE_PLAY_CLOSED: { status: 403 },
  /** This call accepts only an encrypted body (see `payloads.ts`). */
  PAYLOAD_ENCRYPTION_REQUIRED: { status: 415 },
  /**
   * The encrypted body has an unknown key, is damaged or too old, or was sent before. Request the key again, encrypt again, send.
   */
  PAYLOAD_UNREADABLE: { status: 400 },
  /** No such game, or it is switched off, or not offered in the visitor's country. */
  GAME_NOT_FOUND: { status: 404 },
  /** The game is under maintenance, until `value.until` where that is planned. Try another game. */
  GAME_MAINTENANCE: { status: 503 },
  /** The game offers no free play. */
  TRIAL_NOT_OFFERED: { status: 409 },
  /** The list of favourites is full. Remove one first. */
  TOO_MANY_FAVOURITES: { status: 409 },
  /** A trial account cannot do this; a real account is required. */
  TRUE_ACCOUNT_REQUIRED: { status: 403 },
  /** The amount is outside the method's limits, `value.min` to `value.max`. */
  AMOUNT_OUT_OF_RANGE: { status: 422 },
  /** The deposit method is not offered. */
  DEPOSIT_METHOD_UNAVAILABLE: { status: 409 },
  /** Too many deposits in a short time. Wait `value.retryAfterSeconds`. */
  TOO_MANY_DEPOSITS: { status: 429 },
  /** `value.most` deposits already wait for payment. Pay one of them, or wait until one has expired. */
  TOO_MANY_OPEN_DEPOSITS: { status: 409 },
  /** The deposit's state (`value.state`) does not allow this, or not yet. Load it again. */
  DEPOSIT_CLOSED: { status: 409 },
  /** Another employee works on this deposit (`value.by`), or nobody has claimed it yet (null). Claim it first. */
  DEPOSIT_NOT_CLAIMED: { status: 409 },
  /** The member's cash does not cover this; `value.balance` is the current balance. */
  BALANCE_TOO_LOW: { status: 409 },
  /** The brand makes no payouts at present. */
  WITHDRAWALS_CLOSED: { status: 409 },
  /** The daily limits leave `value.countLeft` withdrawals of `value.amountLeft` in total, until `value.endsAt`. */
  WITHDRAWAL_LIMIT_REACHED: { status: 409 },
  /** `value.most` withdrawals are already under way. Wait until one of them has ended. */
  TOO_MANY_OPEN_WITHDRAWALS: { status: 409 },
  /** The last withdrawal was too recent; the next is accepted from `value.nextAt`. */
  WITHDRAWAL_TOO_SOON: { status: 409 },
  /** Before a withdrawal, `value.remaining` more must be staked in rounds that have ended. */
  TURNOVER_REQUIRED: { status: 409 },
  /** The withdrawal's state (`value.state`) does not allow this, or not yet. Load it again. */
  WITHDRAWAL_CLOSED: { status: 409 },
  /** Evidence is required: send a picture first. */
  PROOF_REQUIRED: { status: 422 },
  /** No more pictures are accepted; the maximum is `value.most`. */
  TOO_MANY_PICTURES: { status: 409 },
  /**
   * The member is wagering a bonus (`value.bonus`), and no money can be withdrawn meanwhile. Complete it (`value.remaining` are to be
   * staked), or forfeit it first.
   */
  BONUS_ACTIVE: { status: 409 },
  /** The bonus offer does not exist (any more), or not for this member or amount. Choose another, or none. */
  BONUS_OFFER_UNAVAILABLE: { status: 409 },
  /** The payment provider did not answer; nothing was charged. Try again. */
  PROVIDER_UNAVAILABLE: { status: 503 },
  /** Staff has stopped this account's play. What was begun ends as ever; contact customer service. */
  PLAY_LOCKED: { status: 403 },
  /** Staff has stopped this account's withdrawals. Contact customer service. */
  WITHDRAWALS_LOCKED: { status: 403 },
  /** The member took a time-out: no play and no deposits until `value.until`. Everything else works. */
  PLAY_TIME_OUT: { status: 403 },
  /** The member is self-excluded from play and deposits, until `value.until` or (null) for ever. Everything else works. */
  SELF_EXCLUDED: { status: 403 },
  /** The session has reached the member's own time limit. Sign in again to begin a new one. */
  SESSION_TIME_REACHED: { status: 403 },
  /** The member’s own deposit limit for `value.period` leaves `value.remaining`. Pay in less, or wait for the next period. */
  DEPOSIT_LIMIT_REACHED: { status: 409 },
  /** The brand has no referrals at present. */
  REFERRAL_CLOSED: { status: 403 },
  /** The body is larger than the call accepts. Send less: a picture may have 5 MB. */
  BODY_TOO_LARGE: { status: 413 },
  /** This is not a png or jpg, or it is damaged. Choose another picture. */
  PICTURE_UNREADABLE: { status: 422 },
  /** The member has already entered this identity data (`value.fields`). Customer service can change it. */
  PROFILE_LOCKED: { status: 409 },
  /** The payment password is wrong. */
  WRONG_PAYMENT_PASSWORD: { status: 422 },
  /** The member has no payment password yet. Set one in the security centre. */
  PAYMENT_PASSWORD_NOT_SET: { status: 409 },
  /** The maximum number of accounts of this kind is reached. Remove one first. */
  TOO_MANY_PAYEES: { status: 409 },
  /** The member has this account already. */
  PAYEE_EXISTS: { status: 409 },
  /** The account was added recently: withdrawals can go there from `value.usableFrom`. */
  PAYEE_NOT_USABLE_YET: { status: 409 },
  /** The passkey is unknown here, or its signature is not valid (any more). Begin again, or sign in another way. */
  PASSKEY_REFUSED: { status: 422 },
  /** The maximum number of passkeys is reached. Remove one first. */
  TOO_MANY_PASSKEYS: { status: 409 },
  /** The provider did not identify the visitor: the visit was cancelled, refused, or took too long. Begin again. */
  PROVIDER_LOGIN_FAILED: { status: 422 },
  /** The provider's account is linked to another account here, or this one is linked to another account of that provider. */
  ACCOUNT_LINKED: { status: 409 },
  /** The member could no longer sign in. Set a password or another way to sign in first. */
  LAST_WAY_IN: { status: 409 },
  /** The vendor does not replay this round, or not at present. Try again later. */
  REPLAY_UNAVAILABLE: { status: 503 },
  /** The maximum number of exports (`value.most`) is being written. Wait for one of them. */
  TOO_MANY_EXPORTS: { status: 409 },
  /** The brand offers no rebates at present. */
  REBATE_CLOSED: { status: 403 },
  /** There is nothing to claim, or not enough yet, or it was claimed already. Check again later. */
  NOTHING_TO_CLAIM: { status: 409 },
  /** The vendor keeps no balances, is disabled, or does not answer; nothing was moved. Try again later. */
  VENDOR_WALLET_UNAVAILABLE: { status: 503 },
  /** A move between wallets with this vendor is still under way; nothing else was begun. Try again shortly. */
  TRANSFER_UNDER_WAY: { status: 409 },
  /**
   * The member's own limit (`value.limit`: `stake` or `loss`) leaves `value.remaining` for vendors that keep balances. Move less, or
   * play elsewhere.
   */
  PLAY_LIMIT_REACHED: { status: 409 },
  /** The brand offers no transfers between members at present. */
  TRANSFER_CLOSED: { status: 403 },
  /** The member cannot transfer to anybody of this name. Check the name. */
  RECIPIENT_NOT_FOUND: { status: 404 },
  /** Today's limits leave `value.remaining` for transfers. Transfer less, or wait for tomorrow. */
  TRANSFER_LIMIT_REACHED: { status: 409 },
  /** The member's upline does not allow the member to send transfers. Only the upline can change this. */
  TRANSFER_NOT_ALLOWED: { status: 403 },
  /** The recipient's upline does not allow the recipient to receive transfers. Choose another recipient. */
  RECIPIENT_CLOSED: { status: 409 },
  /** The idempotency key was used with another request. Send with a new key. */
  IDEMPOTENCY_CONFLICT: { status: 409 },
  /** The promotion does not offer this now (`value.state`), or not to this member (`value.reason`). Load it again. */
  ACTIVITY_NOT_POSSIBLE: { status: 409 },
  /** The budget is used up: nothing was given, and what waits to be claimed stays. Try again later. */
  REWARDS_USED_UP: { status: 409 },
  /** The points mall is closed at present. */
  POINTS_CLOSED: { status: 403 },
  /** The member has fewer points (`value.balance`) than required. */
  POINTS_TOO_LOW: { status: 409 },
  /** The daily limit for converting points leaves `value.left`. Wait for tomorrow. */
  POINTS_LIMIT_REACHED: { status: 409 },
  /** The brand's budget is used up; no points were deducted. Try again later. */
  POINTS_BUDGET_USED_UP: { status: 409 },
  /** The stock (`value.left`) is smaller than the requested number. */
  OUT_OF_STOCK: { status: 409 },
  /** A member may take a limited number of these; `value.left` remain for this one. */
  GOODS_LIMIT_REACHED: { status: 409 },
  /** This is for members of VIP rank `value.level` and above. */
  VIP_LEVEL_REQUIRED: { status: 403 },
  /** The brand has no VIP ranks at present. */
  VIP_CLOSED: { status: 403 },
  /** The member has no ticket of this prize game that can be used now. */
  NO_PRIZE_TICKETS: { status: 409 },
  /** The prize game is closed at present. Tickets are kept. */
  PRIZE_GAME_CLOSED: { status: 409 },
  /** The promise for the next draws has changed: load it again, then send. Nothing was drawn. */
  PRIZE_SEED_CHANGED: { status: 409 },
  /** The red envelope has expired. */
  ENVELOPE_EXPIRED: { status: 409 },
  /** The rain has not begun yet, or is over. */
  RAIN_NOT_FALLING: { status: 409 },
  /** All parts of the rain are taken. */
  RAIN_TAKEN: { status: 409 },
  /** The brand offers no agents' contracts at present. */
  AGENTS_CLOSED: { status: 403 },
  /** The brand does not offer contracts of this kind at present; signed ones are still settled. Offer another kind. */
  CONTRACT_KIND_CLOSED: { status: 403 },
  /** The agent has the maximum number of invitation links. Delete one. */
  TOO_MANY_LINKS: { status: 409 },
  /** The contract's state (`value.state`) does not allow this, or not (any more) for this side. Load it again. */
  CONTRACT_STATE: { status: 409 },
  /** The terms are not valid (`value.reason`; `value.tier`: of the ladder, from 0, or null). Correct them. */
  CONTRACT_TERMS: { status: 422 },
  /**
   * A downline cannot be offered more than the upline's own contract gives at any tier (`value.tier`, from 0, or null). Offer
   * less.
   */
  CONTRACT_RATE_TOO_HIGH: { status: 409 },
  /**
   * Contracts below (`value.ends`; `value.contracts` names their sides) give more than this one: they end if it is offered. Send
   * again with `proceed`.
   */
  CONTRACT_LOWER_RATE: { status: 409 },
  /** The lottery game accepts no bets at present. Try again later. */
  LOTTERY_GAME_CLOSED: { status: 409 },
  /** A draw of the slip takes no bets for now; nothing was bet. Choose another draw, or try again later. */
  LOTTERY_DRAW_PAUSED: { status: 409 },
  /** Betting on a draw of the slip has closed (`value.draws`); nothing was bet. Choose the next draw. */
  LOTTERY_CLOSED: { status: 409 },
  /** Odds or hot numbers have changed since they were shown: load the game again, then send. Nothing was bet. */
  LOTTERY_TERMS_CHANGED: { status: 409 },
  /** A choice of the slip (`value.bet`) is not valid for its play; `value.problem` says why. Correct it and send again. */
  LOTTERY_CHOICE_INVALID: { status: 422 },
  /** A bet of the slip (`value.bet`) costs less than `value.min` or more than `value.max`. */
  LOTTERY_STAKE_LIMIT: { status: 422 },
  /** A number of the slip (`value.number`) is closed. Leave it out. */
  LOTTERY_NUMBER_CLOSED: { status: 409 },
  /** A number or play of the slip (`value.number`) has reached its limit for this draw. Bet less on it, or on another. */
  LOTTERY_NUMBER_LIMIT: { status: 409 },
  /** The stake exceeds the limit of one member on a draw, `value.max`, of which `value.remaining` are left. Bet less. */
  LOTTERY_MEMBER_LIMIT: { status: 409 },
  /**
   * The member’s own limits, or the conditions of their bonus, do not allow this stake: `value.limit` names the one that leaves
   * least, `value.most` what it leaves (see `StakeRefusal`). Bet less, or wait.
   */
  LOTTERY_PLAY_LIMIT: { status: 409 },
  /** The ticket can no longer be cancelled, or the game does not allow cancelling. */
  LOTTERY_TICKET_FINAL: { status: 409 },
  /** The feedback or complaint has ended, or its state does not allow this yet. Load it again; what is new needs a ticket of its own. */
  TICKET_CLOSED: { status: 409 },
  /** The chat has ended. Begin another. */
  CHAT_ENDED: { status: 409 },
  /** The key of a chat is wrong or has expired. Enter the chat again. */
  CHAT_KEY_INVALID: { status: 401 },
} as const satisfies Record<string, { status: number }>;

export type ErrorCode = keyof typeof errorCodes;
