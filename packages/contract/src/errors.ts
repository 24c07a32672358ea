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
  /** The site is closed for maintenance; `GET /api/permission` tells until when. */
  SITE_MAINTENANCE: { status: 503 },
  /** The site is not offered where the visitor is. */
  REGION_BLOCKED: { status: 403 },
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
  /** Only agents may sign in to the agents' area. Sign in on the site. */
  NON_AGENT: { status: 403 },
  /** The brand does not offer this way of signing in. Use another. */
  LOGIN_METHOD_CLOSED: { status: 403 },
  /** The mobile number belongs to an account. Sign in with it, or use another. */
  MOBILE_TAKEN: { status: 409 },
  /** No agent has this invitation code. Mend it, or leave it out. */
  INVITATION_CODE_ERROR: { status: 422 },
  /** The invitation code holds on another domain of the brand than this. Come by the address its agent sent, or ask customer service. */
  INVITATION_DOMAIN: { status: 422 },
  /** The invitation link's time is over. Ask who sent it for another, or leave the code out. */
  INVITATION_EXPIRED: { status: 409 },
  /** As many registered by the invitation link as may. Ask who sent it for another, or leave the code out. */
  INVITATION_USED_UP: { status: 409 },
  /** The invitation link lets nobody in at present: its agent paused it, or cannot give any more what it promises. As above. */
  INVITATION_CLOSED: { status: 409 },
  /** The letters of a picture are asked (`value.captcha`): get one by `GET /api/captcha`, then send again with them. */
  CAPTCHA_REQUIRED: { status: 403 },
  /** The letters or the puzzle were wrong, used or too old. Ask for a new picture. */
  CAPTCHA_CHECK_FAILED: { status: 422 },
  /** A check before this call was not made, or is used or too old. Do it (again), then send. */
  VERIFICATION_REQUIRED: { status: 403 },
  /** The password was right, the place is new: `value.ticket` and `value.methods` tell how to go on. */
  EXTRA_VERIFICATION_REQUIRED: { status: 403 },
  /** This is not a mobile number of a country the brand takes. */
  INVALID_PHONE_NUMBER: { status: 422 },
  /** No mobile number was given. */
  MISSING_PHONE_NUMBER: { status: 422 },
  /** The code is wrong. Look again; after five wrong tries ask for a new one. */
  INVALID_VERIFICATION_CODE: { status: 422 },
  /** No code was given. */
  MISSING_VERIFICATION_CODE: { status: 422 },
  /** The code is too old, used, or was guessed too often. Ask for a new one. */
  CODE_EXPIRED: { status: 422 },
  /** A code is on its way; another can be sent after `value.retryAfterSeconds`. */
  CODE_ALREADY_SENT: { status: 429 },
  /** Too many codes were asked for. Try again after 5 minutes. */
  SMS_TOO_MANY_REQUESTS: { status: 429 },
  /** The brand sends no messages of this kind just now. Contact customer service. */
  SMS_UNAVAILABLE: { status: 409 },
  /** What the device remembered no longer holds. Forget it and ask for the password. */
  REMEMBERED_EXPIRED: { status: 401 },
  /** The member has an authenticator already. Take it out first, by a code of it. */
  AUTHENTICATOR_ON: { status: 409 },
  /** The brand offers no free play. Register a true account. */
  FREE_PLAY_CLOSED: { status: 403 },
  /** This call takes its body encrypted only (see `payloads.ts`). */
  PAYLOAD_ENCRYPTION_REQUIRED: { status: 415 },
  /** The encrypted body is of an unknown key, broken, stale or was sent before. Get the key again, seal anew, send. */
  PAYLOAD_UNREADABLE: { status: 400 },
  /** No such game, or it is switched off. */
  GAME_NOT_FOUND: { status: 404 },
  /** Game under maintenance, try other popular games. */
  GAME_MAINTENANCE: { status: 503 },
  /** The game offers no free play. */
  TRIAL_NOT_OFFERED: { status: 409 },
  /** No more games can be kept as favourites. Take one out first. */
  TOO_MANY_FAVOURITES: { status: 409 },
  /** A trial account cannot do this; a true account is required. */
  TRUE_ACCOUNT_REQUIRED: { status: 403 },
  /** The amount is outside the method's limits; `value.min` and `value.max` tell them. */
  AMOUNT_OUT_OF_RANGE: { status: 422 },
  /** The deposit method is not offered. */
  DEPOSIT_METHOD_UNAVAILABLE: { status: 409 },
  /** So many deposits in so short a time are not taken. Wait `value.retryAfterSeconds`. */
  TOO_MANY_DEPOSITS: { status: 429 },
  /** `value.most` deposits wait to be paid already. Pay one of them, or wait until one has expired. */
  TOO_MANY_OPEN_DEPOSITS: { status: 409 },
  /** The deposit is no longer, or not yet, where this can be done with it (`value.state`). Look at it again. */
  DEPOSIT_CLOSED: { status: 409 },
  /** Another employee is at this deposit (`value.by`), or nobody has claimed it yet (null). Claim it first. */
  DEPOSIT_NOT_CLAIMED: { status: 409 },
  /** The member's cash does not cover this; `value.balance` is what there is. */
  BALANCE_TOO_LOW: { status: 409 },
  /** The brand pays nothing out just now. */
  WITHDRAWALS_CLOSED: { status: 409 },
  /** The limits of the day leave `value.countLeft` withdrawals of `value.amountLeft` together, until `value.endsAt`. */
  WITHDRAWAL_LIMIT_REACHED: { status: 409 },
  /** `value.most` withdrawals are under way already. Wait until one of them has ended. */
  TOO_MANY_OPEN_WITHDRAWALS: { status: 409 },
  /** The last withdrawal was a moment ago; the next is taken from `value.nextAt`. */
  WITHDRAWAL_TOO_SOON: { status: 409 },
  /** Before money leaves, `value.remaining` more must be staked in rounds that are over. */
  TURNOVER_REQUIRED: { status: 409 },
  /** The withdrawal is no longer, or not yet, where this can be done with it (`value.state`). Look at it again. */
  WITHDRAWAL_CLOSED: { status: 409 },
  /** A picture that shows what is said must be sent first. */
  PROOF_REQUIRED: { status: 422 },
  /** No more pictures are taken; `value.most` is how many. */
  TOO_MANY_PICTURES: { status: 409 },
  /** The member is wagering a bonus (`value.bonus`), which money may not leave beside. Finish it, or give it up first. */
  BONUS_ACTIVE: { status: 409 },
  /** The bonus offer is not there (any more), not for this member, or not for this amount. Choose another, or none. */
  BONUS_OFFER_UNAVAILABLE: { status: 409 },
  /** The payment provider did not answer; nothing was charged. Try again. */
  PROVIDER_UNAVAILABLE: { status: 503 },
  /** The member took a time-out: no play and no deposit until `value.until`. Everything else works. */
  PLAY_TIME_OUT: { status: 403 },
  /** The member excluded himself from play and deposits, until `value.until` or (null) for ever. Everything else works. */
  SELF_EXCLUDED: { status: 403 },
  /** The session has lasted as long as the member allows it. A new one begins by signing in again. */
  SESSION_TIME_REACHED: { status: 403 },
  /** The member’s own limit for deposits of `value.period` leaves `value.remaining`. Pay in less, or wait for the next period. */
  DEPOSIT_LIMIT_REACHED: { status: 409 },
  /** The brand does not have its members bring others just now. */
  REFERRAL_CLOSED: { status: 403 },
  /** The body is larger than the call takes. Send less: a picture may have 5 MB. */
  BODY_TOO_LARGE: { status: 413 },
  /** This is no png or jpg, or a broken one. Choose another picture. */
  PICTURE_UNREADABLE: { status: 422 },
  /** What identifies the member was told already (`value.fields`). Customer service can change it. */
  PROFILE_LOCKED: { status: 409 },
  /** The payment password is wrong. */
  WRONG_PAYMENT_PASSWORD: { status: 422 },
  /** The member has no payment password yet. Set one in the security centre. */
  PAYMENT_PASSWORD_NOT_SET: { status: 409 },
  /** No more accounts of this kind can be kept. Take one out first. */
  TOO_MANY_PAYEES: { status: 409 },
  /** The member has this account already. */
  PAYEE_EXISTS: { status: 409 },
  /** The account was added lately: withdrawals may go there from `value.usableFrom`. */
  PAYEE_NOT_USABLE_YET: { status: 409 },
  /** The passkey is unknown here, or what it signed does not hold (any more). Begin again, or sign in another way. */
  PASSKEY_REFUSED: { status: 422 },
  /** No more passkeys can be kept. Take one out first. */
  TOO_MANY_PASSKEYS: { status: 409 },
  /** The provider did not tell who this is: the visit was broken off, refused, or took too long. Begin again. */
  PROVIDER_LOGIN_FAILED: { status: 422 },
  /** That account elsewhere is linked to another account here, or this one has another of that provider. */
  ACCOUNT_LINKED: { status: 409 },
  /** The member could not sign in any more. Set a password or another way in first. */
  LAST_WAY_IN: { status: 409 },
  /** The vendor does not show this round, or not now. Try again later. */
  REPLAY_UNAVAILABLE: { status: 503 },
  /** As many files are on their way as a member may have (`value.most`). Wait for one of them. */
  TOO_MANY_EXPORTS: { status: 409 },
  /** The brand pays no rebates on claim just now. */
  REBATE_CLOSED: { status: 403 },
  /** There is nothing to claim, or not yet as much as is paid, or it was claimed already. Look again later. */
  NOTHING_TO_CLAIM: { status: 409 },
  /** The vendor keeps no balances, is switched off, or does not answer; nothing was moved. Try again later. */
  VENDOR_WALLET_UNAVAILABLE: { status: 503 },
  /** A move between wallets with this vendor is still under way: its answer is awaited. Nothing else was begun. Try again shortly. */
  TRANSFER_UNDER_WAY: { status: 409 },
  /** What the member limits for himself leaves `value.remaining` for vendors that keep balances. Move less, or play elsewhere. */
  PLAY_LIMIT_REACHED: { status: 409 },
  /** The brand does not have its members transfer to one another just now. */
  TRANSFER_CLOSED: { status: 403 },
  /** No such member to whom this one may transfer. Look at the name again. */
  RECIPIENT_NOT_FOUND: { status: 404 },
  /** Transfers of this day leave `value.remaining`. Transfer less, or wait for tomorrow. */
  TRANSFER_LIMIT_REACHED: { status: 409 },
  /** The member's upline does not let him transfer. Nothing to do but to ask him. */
  TRANSFER_NOT_ALLOWED: { status: 403 },
  /** The recipient's upline does not let him receive transfers. Choose another. */
  RECIPIENT_CLOSED: { status: 409 },
  /** The same idempotency key came with other content. Send with a new key. */
  IDEMPOTENCY_CONFLICT: { status: 409 },
  /** The promotion does not offer this now (`value.state`), or not to this member (`value.reason`). Look at it again. */
  ACTIVITY_NOT_POSSIBLE: { status: 409 },
  /** All that is set aside for this has been given out: nothing was given, and what waited goes on waiting. Try again later. */
  REWARDS_USED_UP: { status: 409 },
  /** The points mall is closed just now. */
  POINTS_CLOSED: { status: 403 },
  /** The member has fewer points (`value.balance`) than this takes. */
  POINTS_TOO_LOW: { status: 409 },
  /** On a day only so many points can be turned into money; `value.left` are left of them. Wait for tomorrow. */
  POINTS_LIMIT_REACHED: { status: 409 },
  /** What the brand has set aside for this is used up; nothing was taken. Try again later. */
  POINTS_BUDGET_USED_UP: { status: 409 },
  /** Fewer are there (`value.left`) than were asked for. */
  OUT_OF_STOCK: { status: 409 },
  /** A member may take only so many of these; `value.left` are left to this one. */
  GOODS_LIMIT_REACHED: { status: 409 },
  /** This is for members of VIP rank `value.level` and above. */
  VIP_LEVEL_REQUIRED: { status: 403 },
  /** The brand has no VIP ranks just now. */
  VIP_CLOSED: { status: 403 },
  /** The member has no ticket of this prize game that can be used now. */
  NO_PRIZE_TICKETS: { status: 409 },
  /** The prize game is not open just now. Tickets stay. */
  PRIZE_GAME_CLOSED: { status: 409 },
  /** The promise of the next draws is another by now: look at it again, then send. Nothing was drawn. */
  PRIZE_SEED_CHANGED: { status: 409 },
  /** The red envelope was not opened in its time. */
  ENVELOPE_EXPIRED: { status: 409 },
  /** The rain has not begun yet, or is over. */
  RAIN_NOT_FALLING: { status: 409 },
  /** Every part of the rain was taken by others. */
  RAIN_TAKEN: { status: 409 },
  /** The brand has no agents' contracts just now. */
  AGENTS_CLOSED: { status: 403 },
  /** The brand offers no contracts of this kind just now; what is in force is settled on. Offer another kind. */
  CONTRACT_KIND_CLOSED: { status: 403 },
  /** The agent has as many invitation links as the brand allows. Delete one. */
  TOO_MANY_LINKS: { status: 409 },
  /** The contract is not, or not any more, where this can be done with it (`value.state`), or not by this side. Look at it again. */
  CONTRACT_STATE: { status: 409 },
  /** The terms cannot be (`value.reason`; `value.tier`: of the ladder, from 0, or null). Mend them. */
  CONTRACT_TERMS: { status: 422 },
  /** A downline cannot be given more than the upline's own contract gives at any tier (`value.tier`, from 0, or null). Offer less. */
  CONTRACT_RATE_TOO_HIGH: { status: 409 },
  /** Contracts below (`value.ends`; `value.contracts` names their sides) give more than this one: they end if it is offered. Send again with `proceed`. */
  CONTRACT_LOWER_RATE: { status: 409 },
  /** The lottery game takes no bets just now. Look again later. */
  LOTTERY_GAME_CLOSED: { status: 409 },
  /** Betting on a draw of the slip is over (`value.draws`); nothing was bet. Choose the next draw. */
  LOTTERY_CLOSED: { status: 409 },
  /** Odds or hot numbers have changed since they were shown: get the game again, then send. Nothing was bet. */
  LOTTERY_TERMS_CHANGED: { status: 409 },
  /** A choice of the slip (`value.bet`) is not one of its play; `value.problem` says why. Mend it and send again. */
  LOTTERY_CHOICE_INVALID: { status: 422 },
  /** A bet of the slip (`value.bet`) costs less than `value.min` or more than `value.max`. */
  LOTTERY_STAKE_LIMIT: { status: 422 },
  /** A number of the slip (`value.number`) is closed. Leave it out. */
  LOTTERY_NUMBER_CLOSED: { status: 409 },
  /** On a number or play of the slip (`value.number`) no more is taken for this draw. Bet less on it, or on another. */
  LOTTERY_NUMBER_LIMIT: { status: 409 },
  /** One member may stake so much on a draw, and this would be more. Bet less. */
  LOTTERY_MEMBER_LIMIT: { status: 409 },
  /** The member’s own limits, or the conditions of his bonus, do not allow this stake. Bet less, or wait. */
  LOTTERY_PLAY_LIMIT: { status: 409 },
  /** The ticket cannot be taken back any more, or the game does not have tickets taken back. */
  LOTTERY_TICKET_FINAL: { status: 409 },
} as const satisfies Record<string, { status: number }>;

export type ErrorCode = keyof typeof errorCodes;
