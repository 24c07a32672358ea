import * as z from 'zod/mini';
import { Decimal, Id, Instant, Language, queryInteger } from './common.ts';
import { LotteryFamily, LotteryGameCode, LotteryDraw, LotteryPrizeMode } from './lottery.ts';
import { operation } from './operation.ts';

/** A member's slips and tickets of lottery draws (specification, section 7). */

export const MAX_SLIP_BETS = 100;
export const MAX_SLIP_DRAWS = 50;

export const SlipBet = z.object({
  play: z.string().check(z.maxLength(60)),
  choice: z.object({
    rows: z.array(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(1000))).check(z.maxLength(10)),
    places: z.optional(z.array(z.int()).check(z.maxLength(10))),
  }),
  unit: z.enum(['yuan', 'jiao', 'fen', 'li']),
  multiplier: z.int().check(z.minimum(1), z.maximum(9999)),
});
export type SlipBet = z.infer<typeof SlipBet>;

export const TicketState = z.enum(['open', 'won', 'lost', 'cancelled', 'void']);
export type TicketState = z.infer<typeof TicketState>;

/** The bets of a slip on one draw. */
export const LotteryTicket = z.object({
  id: Id,
  slipId: Id,
  draw: LotteryDraw,
  gameName: z.string(),
  times: z.int(),
  stake: Decimal,
  rebate: Decimal,
  win: Decimal,
  currency: z.string(),
  state: TicketState,
  placedAt: Instant,
  cancelledAt: z.nullable(Instant),
  /** `member`, or `house` (a chase that stopped). */
  cancelledBy: z.nullable(z.enum(['member', 'house'])),
});
export type LotteryTicket = z.infer<typeof LotteryTicket>;

export const LotterySlip = z.object({
  id: Id,
  gameCode: z.string(),
  stake: Decimal,
  currency: z.string(),
  stopOnWin: z.boolean(),
  placedAt: Instant,
  tickets: z.array(LotteryTicket),
});
export type LotterySlip = z.infer<typeof LotterySlip>;

export const placeSlip = operation({
  id: 'placeSlip',
  method: 'POST',
  path: '/api/lottery/slips',
  access: 'member',
  summary:
    'Bets on one or more draws of a game, all or nothing; the same nonce bets once, and is answered the same again',
  body: z.object({
    nonce: z.uuid(),
    gameCode: LotteryGameCode,
    /** The revision of the terms that the member saw. */
    revision: z.int(),
    /** The scale that the member plays at; omitted if all plays have odds. */
    scale: z.optional(z.int()),
    draws: z
      .array(z.object({ id: Id, times: z.int().check(z.minimum(1), z.maximum(9999)) }))
      .check(z.minLength(1), z.maxLength(MAX_SLIP_DRAWS)),
    /** When a draw of the slip has won, the later ones are cancelled. */
    stopOnWin: z._default(z.boolean(), false),
    bets: z.array(SlipBet).check(z.minLength(1), z.maxLength(MAX_SLIP_BETS)),
  }),
  value: LotterySlip,
  errors: [
    'LOTTERY_GAME_CLOSED',
    'LOTTERY_CLOSED',
    'LOTTERY_DRAW_PAUSED',
    'LOTTERY_TERMS_CHANGED',
    'LOTTERY_CHOICE_INVALID',
    'LOTTERY_STAKE_LIMIT',
    'LOTTERY_NUMBER_CLOSED',
    'LOTTERY_NUMBER_LIMIT',
    'LOTTERY_MEMBER_LIMIT',
    'LOTTERY_PLAY_LIMIT',
    'BALANCE_TOO_LOW',
    'IDEMPOTENCY_CONFLICT',
    'NOT_FOUND',
    'TRUE_ACCOUNT_REQUIRED',
    'SELF_EXCLUDED',
    'PLAY_LOCKED',
    'PLAY_TIME_OUT',
    'SESSION_TIME_REACHED',
    'ACCOUNT_DISABLED',
  ],
});

export const cancelTicket = operation({
  id: 'cancelTicket',
  method: 'POST',
  path: '/api/lottery/tickets/{id}/cancel',
  access: 'member',
  summary: 'Takes a ticket back while its draw is open, where the game allows; one that is taken back already stays so',
  params: z.object({ id: Id }),
  value: LotteryTicket,
  errors: ['NOT_FOUND', 'LOTTERY_TICKET_FINAL', 'TRUE_ACCOUNT_REQUIRED'],
});

export const lotteryTickets = operation({
  id: 'lotteryTickets',
  method: 'GET',
  path: '/api/lottery/tickets',
  access: 'member',
  summary: 'The member’s tickets, latest first; `next` begins the following page, and is null after the last',
  query: z.object({
    gameCode: z.optional(LotteryGameCode),
    drawId: z.optional(Id),
    slipId: z.optional(Id),
    before: z.optional(Id),
    pageSize: z._default(queryInteger(1, 100), 20),
    language: z.optional(Language),
  }),
  value: z.object({ list: z.array(LotteryTicket), next: z.nullable(Id) }),
});

/** A bet of a ticket: the terms under which it was accepted, and what it won. */
export const TicketBet = z.object({
  line: z.int(),
  play: z.string(),
  choice: z.unknown(),
  mode: LotteryPrizeMode,
  scale: z.nullable(z.int()),
  lines: z.string(),
  linePrice: Decimal,
  stake: Decimal,
  /** For one winning line, by tier. */
  prizes: z.record(z.string(), Decimal),
  hot: z.nullable(z.object({ numbers: z.array(z.string()), perMille: z.int() })),
  win: Decimal,
});
export type TicketBet = z.infer<typeof TicketBet>;

export const lotteryTicket = operation({
  id: 'lotteryTicket',
  method: 'GET',
  path: '/api/lottery/tickets/{id}',
  access: 'member',
  summary: 'One of the member’s tickets with every line of it',
  params: z.object({ id: Id }),
  query: z.object({ language: z.optional(Language) }),
  value: z.object({ ticket: LotteryTicket, family: LotteryFamily, bets: z.array(TicketBet) }),
  errors: ['NOT_FOUND'],
});
