import { examples } from '@champa/testkit';
import { inTransaction } from '../../platform/database.ts';
import { SCALE } from '@champa/money';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHub88Driver } from '../vendors/testing/hub88-driver.ts';
import { GAMES } from '../vendors/testing/games.ts';
import { brokenInvariants } from '../vendors/testing/invariants.ts';
import type { Driver, Told } from '../vendors/adapters/conformance.ts';
import type { Player } from '../vendors/testing/player.ts';
import type { NewOffer } from './domain/offer.ts';
import { brokenBonuses } from './testing/invariants.ts';
import { BonusModel, type Call } from './testing/model.ts';
import { type BonusWorld, createBonusWorld } from './testing/world.ts';

let world: BonusWorld;
let wire: Driver;
let offers: NewOffer[];
let history = 0;

beforeAll(async () => {
  world = await createBonusWorld();
  wire = createHub88Driver(world as never);
  await world.addOffer({ code: 'plain', wageringFactor: 1 });
  await world.addOffer({ code: 'capped', maxStake: 4000n, maxWin: 3000n, wageringFactor: 1 });
  const half = { games: { [`NAGASPIN/${GAMES[0]}`]: 1000, [`NAGASPIN/${GAMES[1]}`]: 333 } };
  await world.addOffer({ code: 'first', isBonusFirst: true, contributions: half, days: 2 });
  offers = (await world.bonuses.admin.all()).map(({ offer }) => offer);
});

afterAll(async () => {
  expect(await brokenInvariants(world.pool)).toEqual([]);
  expect(await brokenBonuses(world.pool)).toEqual([]);
  await world.close();
});

/**
 * The vendor's next call: mostly about the oldest bet without one (`late`: one with a call already), in that bet's
 * round.
 */
type Answering = { again: boolean; late: boolean; back: number; astray: boolean; closes: boolean };
type Wish =
  | { kind: 'bet'; again: boolean; round: string; game: number; amount: bigint; free: boolean; closes: boolean }
  | ({ kind: 'win'; amount: bigint } & Answering)
  | ({ kind: 'rollback' } & Answering);

type Step =
  | Wish
  | { kind: 'grant'; offer: number; amount: bigint }
  | { kind: 'forfeit'; which: number }
  | { kind: 'pass'; hours: number }
  | { kind: 'expire' | 'sweep' };

const seldom = fc.integer({ min: 0, max: 11 }).map((n) => n === 0);
const amount = fc.constantFrom(0n, 1n, 333n, 999n, 1000n, 2501n, 4000n, 7007n);
// 2501 and 7007 are stakes of bets; 7600 is 95 % of two of 4000.
const won = fc.constantFrom(0n, 1n, 999n, 2501n, 7007n, 7600n, 9001n, 20_011n);
const answering = {
  again: seldom,
  late: fc.constantFrom(false, false, false, true),
  back: fc.nat(2),
  astray: seldom,
  closes: fc.constantFrom(false, false, true),
};
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('bet' as const),
      again: seldom,
      round: fc.constantFrom('', '', 'r1', 'r2', 'r3'),
      closes: seldom,
      game: fc.constantFrom(0, 0, 0, 1),
      amount,
      free: seldom,
    }),
  },
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('win' as const), ...answering, amount: won }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('rollback' as const), ...answering }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('grant' as const),
      offer: fc.nat(2),
      amount: fc.constantFrom(1000n, 3333n, 5000n),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forfeit' as const), which: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('pass' as const), hours: fc.constantFrom(25, 50, 100) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('expire' as const, 'sweep' as const) }) },
);

/** Makes calls from wishes, each with a key of its own, or with the previous one's. */
function createVendor(): (wish: Wish) => Call {
  const fresh: { key: string; round: string }[] = [];
  const answered: typeof fresh = [];
  let calls = 0;
  return (wish) => {
    if (!wish.again) calls += 1;
    const name = `c${calls}`;
    if (wish.kind === 'bet') {
      const { again: _, ...bet } = wish;
      const round = bet.round || `own ${calls}`;
      fresh.push({ key: name, round });
      return { ...bet, key: name, round };
    }
    const { again: _, late, back, astray, ...rest } = wish;
    const next = late ? undefined : fresh.shift();
    if (next) answered.push(next);
    const bet = next ?? answered.at(-1 - back) ?? { key: 'none', round: 'none' };
    // A vendor cannot send a call that names itself as its bet.
    const key = bet.key === name ? `${name} after` : name;
    return { ...rest, key, bet: bet.key, round: astray ? 'astray' : bet.round };
  };
}

const OPENING = 2500n;

async function begin(): Promise<{ player: () => Player; model: BonusModel; take: (step: Step) => Promise<void> }> {
  history += 1;
  const prefix = `h${history}-`;
  let player = await world.addPlayer({ balance: OPENING });
  const model = new BonusModel(OPENING, ({ contributions }, game) =>
    BigInt(contributions.games![`NAGASPIN/${GAMES[game]!}`] ?? 0),
  );
  const vendor = createVendor();
  const tell = (call: Call): Promise<Told> => {
    const named = { ...call, key: prefix + call.key, round: prefix + call.round };
    if (named.kind === 'bet') return wire.bet(player, { ...named, gameCode: GAMES[named.game]! });
    const referring = { ...named, bet: prefix + named.bet };
    return referring.kind === 'win' ? wire.win(player, referring) : wire.rollback(player, referring);
  };

  async function take(one: Step): Promise<void> {
    switch (one.kind) {
      case 'grant': {
        const offer = offers[one.offer]!;
        const id = await world.give(player, offer.code, one.amount);
        model.grant(id, offer, one.amount, one.amount * BigInt(offer.wageringFactor));
        break;
      }
      case 'forfeit': {
        const bonus = model.bonuses[one.which];
        if (!bonus) break;
        await world.bonuses.service.forfeit(player.memberId, String(bonus.id), 'test');
        model.forfeit(bonus);
        break;
      }
      case 'pass':
        world.passTime({ hours: one.hours });
        model.now += one.hours;
        player = await world.session(player);
        break;
      case 'expire':
        await world.runJob('bonus_expire');
        model.expire();
        break;
      case 'sweep':
        await world.runJob('bonus_sweep');
        model.sweep();
        break;
      default: {
        const call = vendor(one);
        const said = model.take(call);
        const told = await tell(call);
        expect(told.said).toBe(said);
        if (told.balance !== null) expect(told.balance).toBe(model.told(one.kind === 'bet' ? one.game : 0));
      }
    }
    expect(await world.money(player)).toEqual({ cash: model.cash, bonus: model.bonus });
  }

  return { player: () => player, model, take };
}

async function expectSameBonuses(player: Player, model: BonusModel): Promise<void> {
  const { rows } = await world.pool.query(
    `SELECT id, state, wagered, converted, returned FROM bonus.bonus WHERE member_id = $1 ORDER BY id`,
    [player.memberId],
  );
  expect(rows).toEqual(
    model.bonuses.map(({ id, state, wagered, converted, returned }) => ({ id, state, wagered, converted, returned })),
  );
}

const granted = { kind: 'grant', offer: 0, amount: 5000n } as const;

test('any history gives the answers, cash, bonus and progress of the rules, to the last unit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(2), fc.array(step, { minLength: 1, maxLength: 40 }), async (offer, steps) => {
      const { player, model, take } = await begin();
      await take({ ...granted, offer });
      for (const one of steps) await take(one);
      await expectSameBonuses(player(), model);
    }),
    { numRuns: examples(30, 120) },
  );
});

test('a bonus that is given up or expires returns to its budget, to the last unit', async () => {
  const code = await world.addOffer({}, 100n * SCALE);
  const left = async () => (await world.bonuses.admin.all()).find(({ offer }) => offer.code === code)!.left;
  const player = await world.addPlayer({ balance: 0n });
  const first = await world.give(player, code, 40n * SCALE);
  const second = await world.give(player, code, 50n * SCALE);
  expect(await left()).toBe(10n * SCALE);
  const wish = { memberId: player.memberId, offer: code, cause: 'x', amount: 10n * SCALE + 1000n, base: 0n };
  const refused = await inTransaction(world.pool, (tx) => world.bonuses.grant(tx, wish));
  expect(refused).toEqual({ status: 'budget_used_up' });
  await world.bonuses.service.forfeit(player.memberId, String(second), 'test');
  expect(await left()).toBe(60n * SCALE);
  await world.bonuses.service.forfeit(player.memberId, String(first), 'test');
  expect(await left()).toBe(100n * SCALE);
  expect(await world.money(player)).toEqual({ cash: 0n, bonus: 0n });
});

test('any history, with concurrent, repeated and unordered calls, keeps every invariant', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 4 }),
      async (bursts) => {
        history += 1;
        const prefix = `h${history}-`;
        const player = await world.addPlayer({ balance: OPENING });
        await world.give(player, 'capped', 5000n);
        const vendor = createVendor();
        for (const burst of bursts) {
          const calls = burst.filter((one) => 'again' in one).map(vendor);
          const names = (one: Call) => ({ ...one, key: prefix + one.key, round: prefix + one.round });
          const ends = burst.some(({ kind }) => kind === 'forfeit')
            ? [
                world.bonuses.service
                  .list(player.memberId, 'en')
                  .then(([one]) => world.bonuses.service.forfeit(player.memberId, one!.id, 'test')),
              ]
            : [];
          const grants = burst.some(({ kind }) => kind === 'grant') ? [world.give(player, 'first', 3333n)] : [];
          await Promise.all([
            ...ends,
            ...grants,
            ...[...calls, ...calls].map((one) => {
              const call = names(one);
              if (call.kind === 'bet') return wire.bet(player, { ...call, gameCode: GAMES[call.game]! });
              const referring = { ...call, bet: prefix + call.bet };
              return referring.kind === 'win' ? wire.win(player, referring) : wire.rollback(player, referring);
            }),
          ]);
        }
      },
    ),
    { numRuns: examples(12, 40) },
  );
  expect(await brokenBonuses(world.pool)).toEqual([]);
});
