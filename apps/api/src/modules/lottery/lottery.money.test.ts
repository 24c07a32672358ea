import { SCALE } from '@champa/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordByHand, unguarded } from '../../testing/by-test.ts';
import { inTransaction } from '../../platform/database.ts';
import type { LiveHub } from '../../platform/live.ts';
import { createLog } from '../../platform/log.ts';
import { type Bonuses, createBonuses } from '../bonus/index.ts';
import { createFigures, type Figures } from '../figures/index.ts';
import { createLimits } from '../limits/index.ts';
import { createMembers } from '../member/index.ts';
import { playedSince } from '../vendors/index.ts';
import { createWallet } from '../wallet/index.ts';
import type { Game } from './domain/game.ts';
import { laoResult } from './testing/games.ts';
import { brokenInvariants } from './testing/invariants.ts';
import { betOn, createWorld, kip, type Player, type World } from './testing/world.ts';
import { createMetrics } from '../../platform/metrics.ts';

// Lottery counts as play: for limits, turnover, figures and the record, and it may be played with bonus money.

const ZONE = 'Asia/Vientiane';

let world: World;
let bonuses: Bonuses;
let figures: Figures;
let setLimit: (memberId: string, name: object, wanted: bigint) => Promise<void>;

beforeAll(async () => {
  world = await createWorld({ stakeLimits: (db, memberId) => limits.stakeLimits(db, memberId) });
  const { pool, ledger } = world;
  const clock = { now: world.now };
  const live = { publish: () => undefined } as unknown as LiveHub;
  bonuses = createBonuses(
    { pool, clock, live, log: createLog('silent', 'test'), metrics: createMetrics() },
    {
      record: recordByHand,
      guard: unguarded(pool),
      ledger,
      tell: async () => undefined,
      balanceOf: createWallet({ ledger }).balanceOf,
      defaultLanguage: async () => 'en',
      currencyOf: async () => 'LAK',
      names: () => ({ vendor: async (code) => code, game: async (_vendor, code) => code }),
      describeRounds: async () => new Map(),
    },
  );
  figures = createFigures({ pool, log: createLog('silent', 'test') }, { timeZone: async () => ZONE });
  const limits = createLimits(
    { pool, clock },
    {
      record: recordByHand,
      ledger,
      members: createMembers(clock),
      brand: async () => ({ timeZone: ZONE }),
      realityCheckMinutes: async () => 60,
      depositedSince: async () => 0n,
      playedSince,
      sessions: {
        openedAt: async () => clock.now(),
        shorten: async () => undefined,
        endAll: async () => undefined,
        ended: () => undefined,
      },
    },
  );
  // As the limits page does.
  setLimit = (limits.service as unknown as { setLimit: typeof setLimit }).setLimit;
});
afterAll(() => world.close());

/** Lets two employees enter a result, the first or another, and settles by it. */
async function settled(game: Game, id: bigint, top: string): Promise<void> {
  if ((await world.draw(id)).phase === 'open') {
    await world.passTime(7_200_000);
    await world.lottery.draws.advance();
  }
  for (const person of ['staff:vilay', 'staff:noy'])
    await world.lottery.draws.results.type(id, game, laoResult(top), person);
  await world.lottery.draws.advance();
  expect((await world.draw(id)).phase).toBe('settled');
}

const words = { lo: 'ຂອງຂວັນ', en: 'Gift', cn: '礼金' };
let offers = 0;

/**
 * A bonus for which all stakes on the game count, with a wagering requirement of `factor` times, staked before cash.
 */
async function giveBonus({ memberId }: Player, { code }: Game, amount: string, factor = 50): Promise<void> {
  offers += 1;
  const offer = `lottery${offers}`;
  const rules = { code: offer, kind: 'gift', names: words, terms: words, currency: 'LAK', percent: 100 } as const;
  const bounds = { maxBonus: 1000n * SCALE, minDeposit: 0n, maxStake: null, maxWin: null, days: 7, perMember: 1 };
  const wagering = { wageringFactor: factor, wageringBase: 'bonus', isBonusFirst: false } as const;
  const contributions = { games: { [`TCG_SEA/${code}`]: 1000 }, others: 0 };
  const added = { ...rules, ...bounds, ...wagering, contributions, isEnabled: true, sort: 0 };
  await bonuses.admin.add({ actor: 'test', reason: 'first' }, added, 1_000_000n * SCALE);
  await inTransaction(world.pool, async (tx) => {
    const granted = await bonuses.grant(tx, { memberId, offer, cause: offer, amount: kip(amount), base: 0n });
    expect(granted.status).toBe('granted');
  });
}

async function moneyOf({ memberId }: Player): Promise<{ cash: bigint; bonus: bigint }> {
  const accounts = await world.ledger.balances(memberId);
  const of = (wanted: string) => accounts.find(({ purpose }) => purpose === wanted)?.balance ?? 0n;
  return { cash: of('cash'), bonus: of('bonus') };
}

test('a ticket paid half by a bonus wins half to it, and a corrected result takes both halves back', async () => {
  const game = await world.addGame();
  const draw = await world.addDraw(game);
  const player = await world.addPlayer(kip('2'));
  await giveBonus(player, game, '10');
  // 4 are staked: all the cash, and as much bonus.
  await world.place(player, game, [draw], [betOn('top2', [['21']], 2)]);
  expect(await moneyOf(player)).toEqual({ cash: 0n, bonus: kip('8') });
  await settled(game, draw.id, '543921');
  expect(await moneyOf(player)).toEqual({ cash: kip('184'), bonus: kip('8') + kip('184') });
  await settled(game, draw.id, '543999');
  expect(await moneyOf(player)).toEqual({ cash: 0n, bonus: kip('8') });
  await settled(game, draw.id, '111121');
  expect(await moneyOf(player)).toEqual({ cash: kip('184'), bonus: kip('8') + kip('184') });
  expect(await brokenInvariants(world.pool)).toEqual([]);
});

test('opposite betting makes no bonus cash, whatever the result is corrected to', async () => {
  const game = await world.addGame();
  const draw = await world.addDraw(game);
  const player = await world.addPlayer(kip('500'));
  await giveBonus(player, game, '100', 2);
  const numbers = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
  await world.place(player, game, [draw], [betOn('bottom2', [numbers.slice(50)])]);
  await world.place(player, game, [draw], [betOn('bottom2', [numbers.slice(0, 50)]), betOn('top2', [['21']], 25)]);
  const wagered = async () => {
    const sql = `SELECT state, wagered FROM bonus.bonus WHERE member_id = $1`;
    return (await world.pool.query<{ state: string; wagered: bigint }>(sql, [player.memberId])).rows[0];
  };
  // 200 covering all outcomes, 50 on one number: more than the wagering requirement, until the draw is over.
  expect(await wagered()).toEqual({ state: 'active', wagered: kip('250') });
  await settled(game, draw.id, '543933');
  expect(await wagered()).toEqual({ state: 'active', wagered: kip('50') });
  await settled(game, draw.id, '543921');
  expect(await wagered()).toEqual({ state: 'active', wagered: kip('50') });
  expect((await moneyOf(player)).bonus).toBe(kip('100'));
  expect(await brokenInvariants(world.pool)).toEqual([]);
});

test('the house bears what a bonus no longer has; a void draw returns both parts as they were staked', async () => {
  const game = await world.addGame();
  const draw = await world.addDraw(game);
  const later = await world.addDraw(game, 86_400_000);
  const player = await world.addPlayer(kip('2'));
  await giveBonus(player, game, '10');
  await world.place(player, game, [draw], [betOn('top2', [['21']], 2)]);
  await settled(game, draw.id, '543921');
  // 184 of cash and 116 of 192 of the bonus are on another draw when the mistake is found.
  await world.place(player, game, [later], [betOn('top2', [['77']], 150)]);
  expect(await moneyOf(player)).toEqual({ cash: 0n, bonus: kip('76') });
  await settled(game, draw.id, '543999');
  expect(await moneyOf(player)).toEqual({ cash: 0n, bonus: 0n });
  await world.lottery.draws.lock(later.id, true);
  await world.lottery.draws.results.void(later.id, 'test', 'staff:vilay');
  await world.lottery.draws.takeOn(later.id);
  expect(await moneyOf(player)).toEqual({ cash: kip('184'), bonus: kip('116') });
  expect(await brokenInvariants(world.pool)).toEqual([]);
});

test('a member’s limit on stakes and on losses refuses a slip whole, and a cancelled ticket frees its part of the limit', async () => {
  const game = await world.addGame();
  const draws = [await world.addDraw(game), await world.addDraw(game, 4_000_000)];
  const player = await world.addPlayer(kip('1000'));
  await setLimit(player.memberId, { kind: 'stake', period: 'day' }, kip('10'));
  const bet = (multiplier: number, on = draws.slice(0, 1)) =>
    world.place(player, game, on, [betOn('top2', [['21']], multiplier)]);
  const leaving = (most: string) => ({ code: 'LOTTERY_PLAY_LIMIT', value: { limit: 'stake', period: 'day', most } });
  await expect(bet(6)).rejects.toMatchObject(leaving('10.00'));
  // A chase is one slip: 4 on each of two draws fit, 6 on each do not.
  await expect(bet(3, draws)).rejects.toMatchObject({ code: 'LOTTERY_PLAY_LIMIT' });
  expect(await world.balanceOf(player)).toBe(kip('1000'));
  const slip = await bet(2, draws);
  await expect(bet(2)).rejects.toMatchObject(leaving('2.00'));
  await world.lottery.slips.cancel(player.memberId, slip.tickets[0]!.id);
  await bet(3);
  expect(await world.balanceOf(player)).toBe(kip('990'));
  expect(await brokenInvariants(world.pool)).toEqual([]);
});

test('a draw is one round of the record with stake and win; turnover and figures count it, corrections too', async () => {
  const game = await world.addGame();
  const draw = await world.addDraw(game);
  const player = await world.addPlayer(kip('1000'));
  await world.place(player, game, [draw], [betOn('top2', [['21']], 5)]);
  await world.place(player, game, [draw], [betOn('run_top', [['7']], 10)]);
  const back = await world.place(player, game, [draw], [betOn('top2', [['33']], 50)]);
  await world.lottery.slips.cancel(player.memberId, back.tickets[0]!.id);
  await settled(game, draw.id, '543921');
  const { rows } = await world.pool.query(
    `SELECT game_code, ref, stake, win, closed FROM vendors.round WHERE member_id = $1`,
    [player.memberId],
  );
  const round = { game_code: game.code, ref: `${game.code}:${draw.number}`, stake: kip('30'), closed: true };
  expect(rows).toEqual([{ ...round, win: kip('920') }]);
  const counted = async () => {
    await figures.countAll();
    expect(await figures.verify()).toMatchObject({ ok: true });
    const found = await world.pool.query<{ stake: bigint; win: bigint }>(
      `SELECT sum(stake)::bigint AS stake, sum(win)::bigint AS win FROM figures.day WHERE member_id = $1`,
      [player.memberId],
    );
    return found.rows[0];
  };
  expect(await counted()).toEqual({ stake: kip('30'), win: kip('920') });
  await settled(game, draw.id, '543999');
  expect(await counted()).toEqual({ stake: kip('30'), win: 0n });
  await world.lottery.draws.results.void(draw.id, 'test', 'staff:vilay');
  await world.lottery.draws.takeOn(draw.id);
  expect(await counted()).toEqual({ stake: 0n, win: 0n });
  expect(await brokenInvariants(world.pool)).toEqual([]);
});
