import type { Bonus, BonusMovement, BonusOffer } from '@champa/contract';
import { SCALE } from '@champa/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { createHub88Driver } from '../vendors/testing/hub88-driver.ts';
import { GAMES } from '../vendors/testing/games.ts';
import { brokenInvariants } from '../vendors/testing/invariants.ts';
import type { Driver } from '../vendors/adapters/conformance.ts';
import type { Player } from '../vendors/testing/player.ts';
import { brokenBonuses } from './testing/invariants.ts';
import { type BonusWorld, createBonusWorld } from './testing/world.ts';

const UNIT = SCALE;

let world: BonusWorld;
let wire: Driver;
let calls = 0;

beforeAll(async () => {
  world = await createBonusWorld();
  wire = createHub88Driver(world as never);
});

afterAll(async () => {
  expect(await brokenInvariants(world.pool)).toEqual([]);
  expect(await brokenBonuses(world.pool)).toEqual([]);
  await world.close();
});

async function bet(player: Player, units: number, gameCode: string = GAMES[0]) {
  calls += 1;
  const key = `bet${calls}`;
  const told = await wire.bet(player, { key, round: key, amount: BigInt(units) * UNIT, gameCode });
  return { ...told, key };
}

async function win(player: Player, key: string, units: number) {
  return wire.win(player, { key: `win of ${key}`, bet: key, round: key, amount: BigInt(units) * UNIT, closes: true });
}

const list = async (player: Player) => (await world.call<{ list: Bonus[] }>(player, 'GET', '/api/bonus')).value.list;
const offersOf = async (player: Player) =>
  (await world.call<{ list: BonusOffer[] }>(player, 'GET', '/api/bonus/offers')).value.list;

/** What the module of deposits does when a deposit is credited. */
async function deposit(player: Player, units: number, offer: string | null): Promise<void> {
  const { memberId } = player;
  const amount = BigInt(units) * UNIT;
  const { rows } = await world.pool.query<{ id: bigint }>(
    `INSERT INTO deposits.deposit (member_id, method, provider, kind, amount, received, currency, state, merchant_ref, return_url,
       idempotency_key, created_at, expires_at, updated_at, credited_at)
     VALUES ($1, 'qr', 'pay', 'hosted', $2, $2, 'LAK', 'credited', gen_random_uuid()::text, '', gen_random_uuid(), now(), now(), now(), now())
     RETURNING id`,
    [memberId, amount],
  );
  const credited = { memberId, depositId: String(rows[0]!.id), amount, currency: 'LAK', offer };
  await inTransaction(world.pool, (tx) => world.bonuses.onCredited(tx, credited));
}

describe('a bonus with a deposit', () => {
  const first = {
    code: 'welcome',
    kind: 'first_deposit',
    maxBonus: 100n * UNIT,
    minDeposit: 20n * UNIT,
    perMember: 1,
  } as const;

  beforeAll(async () => {
    await world.addOffer(first);
    await world.addOffer({ code: 'reload', kind: 'deposit', percent: 50, wageringBase: 'bonus_and_deposit' });
    await world.pool.query(
      `INSERT INTO payments.provider (code, name, adapter, settings) VALUES ('pay', 'Pay', 'sandpay', '{}')`,
    );
    await world.pool.query(
      `INSERT INTO deposits.method (code, provider, channel, names, kind, currency, min, max, presets, sort)
       VALUES ('qr', 'pay', 'qr', '{}', 'hosted', 'LAK', 1, 100, '{}', 1)`,
    );
  });

  test('is granted by its offer’s terms, once, and wagered from then on', async () => {
    const player = await world.addPlayer({ balance: 150n * UNIT });
    expect((await offersOf(player)).map(({ code }) => code)).toEqual(['reload', 'welcome']);
    await deposit(player, 150, 'welcome');
    const [bonus] = await list(player);
    expect(bonus).toMatchObject({
      state: 'active',
      amount: '100.00',
      balance: '100.00',
      required: '200.00',
      wagered: '0.00',
    });
    expect(await world.money(player)).toEqual({ cash: 150n * UNIT, bonus: 100n * UNIT });
    expect(world.messages.at(-1)).toMatchObject({
      kind: 'bonus_granted',
      details: { amount: '100.00', currency: 'LAK' },
    });
    expect((await offersOf(player)).map(({ code }) => code)).toEqual(['reload']);
  });

  test('says of each offer which others it shuts out, before one is taken; and they are shut out', async () => {
    const player = await world.addPlayer({ balance: 100n * UNIT });
    const shutOutBy = async () =>
      Object.fromEntries(
        (await offersOf(player)).map(({ code, excludes }) => [code, excludes.map((each) => [each.code, each.until])]),
      );
    expect(await shutOutBy()).toEqual({
      welcome: [['reload', 'this_deposit']],
      reload: [['welcome', 'for_ever']],
    });
    await deposit(player, 100, 'reload');
    expect(await shutOutBy()).toEqual({ reload: [] });
  });

  test('ends when the deposit is refunded; its money returns to the budget', async () => {
    const player = await world.addPlayer({ balance: 100n * UNIT });
    await deposit(player, 100, 'reload');
    const { rows } = await world.pool.query<{ cause: string }>('SELECT cause FROM bonus.bonus WHERE member_id = $1', [
      player.memberId,
    ]);
    const withdraw = () =>
      inTransaction(world.pool, (tx) =>
        world.bonuses.withdraw(tx, player.memberId, rows[0]!.cause, 'its deposit was refunded'),
      );
    await withdraw();
    await withdraw();
    expect(await list(player)).toMatchObject([{ state: 'forfeited', balance: '0.00' }]);
    expect(await world.money(player)).toEqual({ cash: 100n * UNIT, bonus: 0n });
  });

  test('counts the deposit too where the offer says so', async () => {
    const player = await world.addPlayer();
    await deposit(player, 100, 'reload');
    expect(await list(player)).toMatchObject([{ amount: '50.00', required: '300.00' }]);
  });

  test('chosen too late, for too small a deposit or twice is refused; the deposit stays without it, and the member is told', async () => {
    const player = await world.addPlayer();
    await deposit(player, 10, 'welcome');
    expect(await list(player)).toEqual([]);
    expect(world.messages.at(-1)).toMatchObject({
      memberId: player.memberId,
      kind: 'bonus_refused',
      details: { amount: '10.00' },
    });
    await deposit(player, 100, 'welcome');
    expect(await list(player)).toEqual([]);
  });

  test.each([
    ['unknown', 'nothing', 100],
    ['a gift', 'gift', 100],
    ['for more than the deposit', 'welcome', 19],
  ])('an offer that is %s cannot be chosen', async (_name, offer, units) => {
    await world.addOffer({ code: 'gift' });
    const { memberId } = await world.addPlayer();
    const chosen = { memberId, offer, amount: BigInt(units) * UNIT, currency: 'LAK' };
    await expect(inTransaction(world.pool, (tx) => world.bonuses.requireOffer(tx, chosen))).rejects.toMatchObject({
      code: 'BONUS_OFFER_UNAVAILABLE',
    });
  });

  test('whose contributions cannot be read is offered and granted to nobody, and the member is told', async () => {
    const later = { others: 1000, jackpots: 5 } as never;
    const code = await world.addOffer({ kind: 'deposit', contributions: later });
    const player = await world.addPlayer({ balance: 100n * UNIT });
    expect((await offersOf(player)).map((offer) => offer.code)).not.toContain(code);
    await expect(world.give(player, code, 5n * UNIT)).rejects.toThrow('unknown_offer');
    await deposit(player, 100, code);
    expect(await list(player)).toEqual([]);
    expect(world.messages.at(-1)).toMatchObject({ memberId: player.memberId, kind: 'bonus_refused' });
  });

  test('is granted out of its own budget, once for one cause, to any number at once', async () => {
    const code = await world.addOffer({ perMember: 1 }, 250n * UNIT);
    const players = await Promise.all(Array.from({ length: 4 }, () => world.addPlayer()));
    const wish = (player: Player) => ({
      memberId: player.memberId,
      offer: code,
      cause: 'c',
      amount: 100n * UNIT,
      base: 0n,
    });
    const grants = await Promise.all(
      [...players, ...players].map((player) =>
        inTransaction(world.pool, (tx) => world.bonuses.grant(tx, wish(player))),
      ),
    );
    const given = new Set(
      grants.map((each) => (each.status === 'granted' ? each.bonus : null)).filter((id) => id !== null),
    );
    expect(given.size).toBe(2);
    expect(grants.filter(({ status }) => status === 'budget_used_up')).toHaveLength(4);
    const again = { ...wish(players[0]!), cause: 'another' };
    const second = await inTransaction(world.pool, (tx) => world.bonuses.grant(tx, again));
    expect(['too_many', 'budget_used_up']).toContain(second.status);
  });
});

describe('while a bonus is wagered', () => {
  test('a vendor’s balance includes it for games it may be staked on, and is cash alone for others', async () => {
    const player = await world.addPlayer({ balance: 10n * UNIT });
    await world.give(player, await world.addOffer(), 40n * UNIT);
    expect(await wire.balance(player)).toBe(50n * UNIT);
    expect(await bet(player, 30, GAMES[1])).toMatchObject({ said: 'no money', balance: 10n * UNIT });
    expect(await bet(player, 30)).toMatchObject({ said: 'ok', balance: 20n * UNIT });
    expect(await world.money(player)).toEqual({ cash: 0n, bonus: 20n * UNIT });
  });

  test('a stake above its maximum is refused with the dialect’s code for a limit; on other games cash is free', async () => {
    const player = await world.addPlayer();
    await world.give(player, await world.addOffer({ maxStake: 50n * UNIT }), 100n * UNIT);
    expect((await bet(player, 51)).said).toBe('limit');
    expect((await bet(player, 51, GAMES[1])).said).toBe('ok');
    expect((await bet(player, 50)).said).toBe('ok');
    expect(await list(player)).toMatchObject([{ wagered: '50.00', maxStake: '50.00' }]);
  });

  test('a completed bonus becomes cash up to its cap when the last bet settles; the screen is told at once', async () => {
    const player = await world.addPlayer({ balance: 0n });
    const code = await world.addOffer({ wageringFactor: 1, maxWin: 30n * UNIT });
    const id = await world.give(player, code, 100n * UNIT);
    const { key } = await bet(player, 100);
    expect(await list(player)).toMatchObject([{ state: 'active', wagered: '100.00', balance: '0.00' }]);
    expect(await win(player, key, 70)).toMatchObject({ said: 'ok', balance: 30n * UNIT });
    expect(await list(player)).toMatchObject([{ state: 'completed', converted: '30.00', balance: '0.00' }]);
    expect(await world.money(player)).toEqual({ cash: 30n * UNIT, bonus: 0n });
    await world.runJob('bonus_ended', { bonusId: String(id) });
    await world.runJob('bonus_ended', { bonusId: String(id) });
    const told = world.messages.filter(({ cause }) => cause === `bonus:${id}:completed`);
    expect(told[0]).toMatchObject({ kind: 'bonus_completed', details: { amount: '30.00' } });
    expect(world.screens.at(-1)).toBe(`${player.memberId} 30.00 0.00`);
    const { value } = await world.call<{ list: BonusMovement[]; total: number }>(
      player,
      'GET',
      `/api/bonus/${id}/movements`,
    );
    expect(value.list.map(({ kind, amount, balance }) => `${kind} ${amount} ${balance}`)).toEqual([
      'bonus_returned -40.00 0.00',
      'bonus_converted -30.00 40.00',
      'win 70.00 70.00',
      'stake -100.00 0.00',
      'bonus 100.00 100.00',
    ]);
  });

  test('another waits, and begins at the instant the first ends', async () => {
    const player = await world.addPlayer({ balance: 0n });
    const code = await world.addOffer({ wageringFactor: 1 });
    await world.give(player, code, 10n * UNIT);
    await world.give(player, code, 25n * UNIT);
    expect(await list(player)).toMatchObject([
      { state: 'active' },
      { state: 'queued', balance: '25.00', expiresAt: null },
    ]);
    const { key } = await bet(player, 10);
    expect(await win(player, key, 0)).toMatchObject({ balance: 25n * UNIT });
    expect((await list(player)).map(({ state }) => state)).toEqual(['active', 'completed']);
  });

  test('withdrawals are refused; after it is given up they are possible, and winnings in cash stay', async () => {
    const player = await world.addPlayer({ balance: 20n * UNIT });
    const id = await world.give(player, await world.addOffer({ wageringFactor: 5 }), 20n * UNIT);
    await expect(world.bonuses.requireNone(world.pool, player.memberId)).rejects.toMatchObject({
      code: 'BONUS_ACTIVE',
      value: { bonus: String(id) },
    });
    const { key } = await bet(player, 40);
    const forfeited = await world.call<Bonus>(player, 'POST', `/api/bonus/${id}/forfeit`);
    expect(forfeited).toMatchObject({ status: 200, value: { state: 'forfeited', balance: '0.00' } });
    await world.bonuses.requireNone(world.pool, player.memberId);
    expect(await win(player, key, 100)).toMatchObject({ balance: 50n * UNIT });
    expect(await world.money(player)).toEqual({ cash: 50n * UNIT, bonus: 0n });
    const again = await world.call<Bonus>(player, 'POST', `/api/bonus/${id}/forfeit`);
    expect(again).toMatchObject({ status: 200, value: { state: 'forfeited' } });
  });

  test('a member’s own limits count cash alone', async () => {
    const player = await world.addPlayer({ balance: 30n * UNIT });
    const { memberId, account } = player;
    await world.give(player, await world.addOffer({ isBonusFirst: true, wageringFactor: 50 }), 60n * UNIT);
    const guard = `INSERT INTO limits.guard (member_id, account, time_zone) VALUES ($1, $2, 'Asia/Vientiane')`;
    await world.pool.query(guard, [memberId, account]);
    const limit = `INSERT INTO limits.member_limit (member_id, kind, period, value) VALUES ($1, 'stake', 'day', $2)`;
    await world.pool.query(limit, [memberId, 20n * UNIT]);

    expect((await bet(player, 50)).said).toBe('ok');
    expect((await bet(player, 31)).said).toBe('limit');
    const { key, said } = await bet(player, 30);
    expect(said).toBe('ok');
    expect((await bet(player, 1)).said).toBe('limit');
    expect(await win(player, key, 15)).toMatchObject({ balance: 25n * UNIT });
    const days = await world.pool.query('SELECT staked, won FROM limits.day WHERE member_id = $1', [memberId]);
    expect(days.rows).toEqual([{ staked: 20n * UNIT, won: 10n * UNIT }]);
  });

  test('no member sees or gives up another’s bonus', async () => {
    const [owner, other] = [await world.addPlayer(), await world.addPlayer()];
    const id = await world.give(owner, await world.addOffer(), 10n * UNIT);
    expect((await world.call(other, 'POST', `/api/bonus/${id}/forfeit`)).code).toBe('NOT_FOUND');
    expect((await world.call(other, 'GET', `/api/bonus/${id}/movements`)).code).toBe('NOT_FOUND');
    expect(await list(other)).toEqual([]);
    expect(await list(owner)).toMatchObject([{ state: 'active' }]);
  });
});

describe('when its time is over', () => {
  test('a bonus cannot be staked from that moment, and the job returns it; one that was wagered in full is completed', async () => {
    const [idle, done] = [await world.addPlayer({ balance: 0n }), await world.addPlayer({ balance: 0n })];
    const id = await world.give(idle, await world.addOffer({ days: 1 }), 10n * UNIT);
    await world.give(done, await world.addOffer({ days: 1, wageringFactor: 1 }), 10n * UNIT);
    await bet(done, 10);
    world.passTime({ hours: 24 });
    const later = await world.session(idle);
    expect(await bet(later, 1)).toMatchObject({ said: 'no money', balance: 0n });
    expect(await world.money(idle)).toEqual({ cash: 0n, bonus: 10n * UNIT });
    await world.runJob('bonus_expire');
    expect(await world.money(idle)).toEqual({ cash: 0n, bonus: 0n });
    expect(await list(idle)).toMatchObject([{ state: 'expired', converted: '0.00' }]);
    expect(await list(done)).toMatchObject([{ state: 'completed' }]);
    await world.runJob('bonus_ended', { bonusId: String(id) });
    expect(world.messages.at(-1)).toMatchObject({ kind: 'bonus_expired', details: { amount: '10.00' } });
  });

  test('an unsettled bet is waited for a day; its late wins are paid as cash up to the cap', async () => {
    const player = await world.addPlayer({ balance: 0n });
    await world.give(player, await world.addOffer({ wageringFactor: 1, maxWin: 10n * UNIT }), 10n * UNIT);
    const { key } = await bet(player, 10);
    await world.runJob('bonus_sweep');
    expect(await list(player)).toMatchObject([{ state: 'active' }]);
    world.passTime({ hours: 25 });
    await world.runJob('bonus_sweep');
    expect(await list(player)).toMatchObject([{ state: 'completed', converted: '0.00' }]);
    const won = (name: string) => wire.win(player, { key: name, bet: key, round: key, amount: 7n * UNIT });
    expect(await won('late')).toMatchObject({ said: 'ok', balance: 7n * UNIT });
    expect(await won('later')).toMatchObject({ said: 'ok', balance: 10n * UNIT });
    expect(await won('latest')).toMatchObject({ said: 'ok', balance: 10n * UNIT });
    expect(await list(player)).toMatchObject([{ converted: '10.00' }]);
  });
});
