import { randomUUID } from 'node:crypto';
import { PRIZE_STEP, type PrizeDraw, type PrizeGames, type prizeRain, type RedEnvelope } from '@champa/contract';
import { createNumbers, drawAmount, hashServerSeed, serverSeedFromHex, splitPot } from '@champa/fairness';
import { parseAmount, SCALE, sum } from '@champa/money';
import { examples } from '@champa/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { inTransaction } from '../../platform/database.ts';
import { createPrizesWorld, type PrizesWorld } from './testing/world.ts';

type RainView = z.infer<typeof prizeRain.value>;
type Part = { amount: string };

let world: PrizesWorld;

beforeAll(async () => {
  world = await createPrizesWorld();
});
afterAll(async () => {
  expect(await world.broken()).toEqual([]);
  await world.close();
});

const evening = { kind: 'rain', time: '20:00', minutes: 30, pot: '10000', parts: 100, min: '10', max: '1000' };
const envelopes = {
  kind: 'envelope',
  days: 7,
  bands: [
    { min: '10', max: '50', weight: 9 },
    { min: '100', max: '500', weight: 1 },
  ],
};

/** Starts a rain now. @returns its ID */
async function fall(game: string, minutes = 30): Promise<string> {
  const startsAt = world.now();
  const { status } = await inTransaction(world.pool, (tx) => world.prizes.rains.plan(tx, game, startsAt, minutes));
  expect(status).toBe('planned');
  const { rows } = await world.pool.query<{ id: bigint }>('SELECT max(id) AS id FROM prizes.rain WHERE game = $1', [
    game,
  ]);
  return String(rows[0]!.id);
}

const grab = (member: string, id: string) => world.call<Part>(member, 'POST', `/api/prizes/rains/${id}/grab`);
const rainOf = async (id: string) => (await world.call<RainView>(null, 'GET', `/api/prizes/rains/${id}`)).value;

async function membersOf(count: number): Promise<string[]> {
  const members: string[] = [];
  for (let n = 0; n < count; n += 1) members.push(await world.addMember());
  return members;
}

test('many grabs at once of a hundred parts give exactly a hundred, one a member, and together the pot to the last unit', async () => {
  const game = await world.addGame(evening, 10_000);
  const id = await fall(game);
  const members = await membersOf(examples(110, 250));
  const answers = await Promise.all(members.flatMap((member) => [1, 2, 3, 4].map(() => grab(member, id))));
  const paid = await Promise.all(members.map(world.cashOf));
  expect(paid.filter((cash) => cash > 0n)).toHaveLength(100);
  expect(sum(paid)).toBe(10_000n * SCALE);
  expect(await world.budgetOf(game)).toEqual({ left: 0n, reserved: 0n });
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'RAIN_TAKEN']));
  const winner = members[paid.findIndex((cash) => cash > 0n)]!;
  expect(parseAmount((await grab(winner, id)).value.amount)).toBe(await world.cashOf(winner));
}, 60_000);

test('the rest returns to the budget at the end, and the split can be verified from the revealed seed', async () => {
  const game = await world.addGame(evening, 10_000);
  const id = await fall(game);
  const members = await membersOf(7);
  for (const member of members) await grab(member, id);
  expect(await world.budgetOf(game)).toMatchObject({
    reserved: 10_000n * SCALE - sum(await Promise.all(members.map(world.cashOf))),
  });
  const before = await rainOf(id);
  expect(before).toMatchObject({ parts: [], rain: { taken: 7, isClosed: false, fairness: { serverSeed: null } } });

  world.passTime({ minutes: 31 });
  expect(await grab(await world.addMember(), id)).toMatchObject({ status: 409, code: 'RAIN_NOT_FALLING' });
  await world.runJob('prizes_rains');
  await world.runJob('prizes_rains');
  const { rain, parts } = await rainOf(id);
  const paid = sum(await Promise.all(members.map(world.cashOf)));
  expect(rain).toMatchObject({ isClosed: true, taken: 7 });
  expect(parseAmount(rain.returned!) + paid).toBe(10_000n * SCALE);
  const { left, reserved } = await world.budgetOf(game);
  expect(left).toBe(10_000n * SCALE - paid);
  // The job would plan the next evening meanwhile, but the budget does not cover it.
  expect(reserved).toBe(0n);

  const serverSeed = serverSeedFromHex(rain.fairness.serverSeed!);
  expect(hashServerSeed(serverSeed)).toBe(before.rain.fairness.serverSeedHash);
  const split = splitPot(createNumbers({ ...rain.fairness, serverSeed }), {
    pot: parseAmount(rain.pot),
    parts: rain.parts,
    min: parseAmount(rain.min),
    max: parseAmount(rain.max),
    step: PRIZE_STEP,
  });
  expect(parts.map(({ amount }) => parseAmount(amount))).toEqual(split);
  expect(parts.slice(0, 8).map(({ player }) => player !== null)).toEqual([...Array(7).fill(true), false]);
});

test('each evening in the brand’s time zone is planned ahead, once, with its promise; without the money it is not planned', async () => {
  const [paid, poor] = [await world.addGame(evening, 30_000), await world.addGame(evening, 9_999)];
  await world.runJob('prizes_rains');
  await world.runJob('prizes_rains');
  const { rows } = await world.pool.query<{ game: string; starts_at: Temporal.Instant }>(
    'SELECT game, starts_at FROM prizes.rain WHERE game = ANY($1)',
    [[paid, poor]],
  );
  expect(rows.map(({ game }) => game)).toEqual([paid]);
  const local = rows[0]!.starts_at.toZonedDateTimeISO('Asia/Vientiane');
  expect(local.toPlainTime().toString()).toBe('20:00:00');
  expect((await world.budgetOf(paid)).reserved).toBe(10_000n * SCALE);
});

test('grabs before the beginning or while the game is paused get nothing; all screens are told when it begins', async () => {
  const game = await world.addGame(evening, 30_000);
  const startsAt = world.now().add({ minutes: 5 });
  await inTransaction(world.pool, (tx) => world.prizes.rains.plan(tx, game, startsAt));
  const { rows } = await world.pool.query<{ id: bigint }>('SELECT max(id) AS id FROM prizes.rain');
  const id = String(rows[0]!.id);
  const member = await world.addMember();
  expect(await grab(member, id)).toMatchObject({ code: 'RAIN_NOT_FALLING' });
  const { value } = await world.call<PrizeGames>(null, 'GET', '/api/prizes');
  expect(value.rain).toMatchObject({ id, startsAt: startsAt.round('microsecond').toString() });
  world.passTime({ minutes: 6 });
  await world.prizes.admin.switch({ reason: 'test', actor: 'test' }, { game, isOpen: false });
  expect(await grab(member, id)).toMatchObject({ code: 'RAIN_NOT_FALLING' });
  await world.prizes.admin.switch({ reason: 'test', actor: 'test' }, { game, isOpen: true });
  await world.runJob('prizes_rain_turn', { rainId: id });
  expect(world.screens.at(-1)).toBe('all rain');
  expect((await grab(member, id)).status).toBe(200);
  expect((await world.mine(member)).grabbed).toMatchObject({ rain: id });
  expect(await grab(member, '999999')).toMatchObject({ status: 404 });
});

test('an envelope reserves the most it can hold until it is opened; its amount is drawn by the member’s promise', async () => {
  const game = await world.addGame(envelopes, 1000);
  const member = await world.addMember();
  const give = (cause: string) =>
    inTransaction(world.pool, (tx) => world.prizes.giveEnvelope(tx, { memberId: member, game, cause }));
  const given = await Promise.all(Array.from({ length: 5 }, () => give('a')));
  expect(given.filter(({ status }) => status === 'given')).toHaveLength(1);
  expect(await give('b')).toMatchObject({ status: 'given' });
  expect(await give('c')).toEqual({ status: 'budget_used_up' });
  expect(await world.budgetOf(game)).toEqual({ left: 1000n * SCALE, reserved: 1000n * SCALE });

  const { envelopes: waiting, seed } = await world.mine(member);
  expect(waiting).toHaveLength(2);
  const [first] = waiting as [RedEnvelope, ...RedEnvelope[]];
  expect(first).toMatchObject({ min: '10.00', max: '500.00' });
  const body = { idempotencyKey: randomUUID(), serverSeedHash: seed.serverSeedHash };
  const open = (memberId: string, id: string) =>
    world.call<PrizeDraw>(memberId, 'POST', `/api/prizes/envelopes/${id}/open`, body);
  const answers = await Promise.all(Array.from({ length: 20 }, () => open(member, first.id)));
  expect(new Set(answers.map(({ value }) => value.drawn)).size).toBe(1);
  const { drawn, fairness, rules } = answers[0]!.value;
  expect(await world.cashOf(member)).toBe(parseAmount(drawn));
  expect(await world.budgetOf(game)).toEqual({ left: 1000n * SCALE - parseAmount(drawn), reserved: 500n * SCALE });
  expect(await open(await world.addMember(), waiting[1]!.id)).toMatchObject({ status: 404 });

  const { value } = await world.call<{ revealed: { serverSeed: string } }>(member, 'POST', '/api/prizes/seed', {
    clientSeed: 'next',
  });
  const serverSeed = serverSeedFromHex(value.revealed.serverSeed);
  const bands = rules.of === 'amount' ? rules.bands : [];
  const numbers = createNumbers({ ...fairness, serverSeed });
  const exact = bands.map(({ min, max, weight }) => ({ min: parseAmount(min), max: parseAmount(max), weight }));
  expect(drawAmount(numbers, exact, PRIZE_STEP)).toBe(parseAmount(drawn));

  world.passTime({ hours: 24 * 7 });
  await world.runJob('prizes_envelopes');
  const late = {
    ...body,
    serverSeedHash: (await world.mine(member)).seed.serverSeedHash,
    idempotencyKey: randomUUID(),
  };
  const answer = await world.call(member, 'POST', `/api/prizes/envelopes/${waiting[1]!.id}/open`, late);
  expect(answer).toMatchObject({ status: 409, code: 'ENVELOPE_EXPIRED' });
  expect((await world.budgetOf(game)).reserved).toBe(0n);
  world.excluded.add(member);
  expect(await give('d')).toEqual({ status: 'excluded' });
});

test('a member gets a message for an envelope that can be opened, and for nothing else', async () => {
  const game = await world.addGame(envelopes, 1500);
  const member = await world.addMember();
  const told = () => world.messages.filter((message) => message === `${member} envelope_given`).length;
  const give = (cause: string, end: { expiresAt?: Temporal.Instant } = {}) =>
    inTransaction(world.pool, (tx) => world.prizes.giveEnvelope(tx, { memberId: member, game, cause, ...end }));

  await give('a');
  expect([told(), (await world.mine(member)).envelopes.length]).toEqual([1, 1]);
  expect(await give('a')).toMatchObject({ status: 'known' });
  expect(told()).toBe(1);
  await give('late', { expiresAt: world.now().subtract({ seconds: 1 }) });
  expect([told(), (await world.mine(member)).envelopes.length]).toEqual([1, 1]);
  await give('b');
  expect([told(), (await world.mine(member)).envelopes.length]).toEqual([2, 2]);
  expect(await give('c')).toEqual({ status: 'budget_used_up' });
  world.excluded.add(member);
  expect(await give('d')).toEqual({ status: 'excluded' });
  expect(told()).toBe(2);
});

test('promised envelopes wait to be claimed where their budget does not cover them, and say so', async () => {
  const game = await world.addGame(envelopes, 1000);
  const member = await world.addMember();
  const reward = { kind: 'tickets', game, tickets: 3 } as const;
  const about = {
    source: 'promotion',
    sourceId: 'rain',
    title: { lo: '-', en: '-', cn: '-' },
    expiresAt: null,
  } as const;
  const gift = { ...about, memberId: member, cause: randomUUID(), reward, budget: game };
  const given = await inTransaction(world.pool, (tx) => world.rewards.give(tx, { ...gift, how: 'credit' }));
  expect(given).toMatchObject({ status: 'given' });
  expect((await world.mine(member)).envelopes).toHaveLength(2);
  const id = 'giftId' in given ? given.giftId : '';
  const claim = () => world.rewards.claimGift(member, id, randomUUID());
  await expect(claim()).rejects.toMatchObject({ code: 'REWARDS_USED_UP' });
  expect((await world.rewards.statesOf(world.pool, [id])).get(id)).toBe('waiting');
  await inTransaction(world.pool, (tx) => world.rewards.fund(tx, game, 500n * SCALE, 'LAK', 'test', 'test'));
  await claim();
  expect((await world.mine(member)).envelopes).toHaveLength(3);
  await expect(claim()).rejects.toMatchObject({ code: 'NOTHING_TO_CLAIM' });
  expect(await world.budgetOf(game)).toEqual({ left: 1500n * SCALE, reserved: 1500n * SCALE });
});

test('a rain that cannot be closed does not block closing others, nor planning the next ones', async () => {
  const [bad, good] = [await world.addGame(evening, 20_000), await world.addGame(evening, 20_000)];
  const ids = [await fall(bad), await fall(good)];
  world.passTime({ minutes: 31 });
  await world.admin(`
    CREATE FUNCTION public.refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$;
    CREATE TRIGGER refuse BEFORE UPDATE ON prizes.rain FOR EACH ROW
    WHEN (NEW.closed_at IS NOT NULL AND NEW.game = '${bad}') EXECUTE FUNCTION public.refuse()`);
  await expect(world.runJob('prizes_rains')).rejects.toThrow();
  await world.admin('DROP TRIGGER refuse ON prizes.rain; DROP FUNCTION public.refuse');
  const { rows } = await world.pool.query<{ id: bigint }>(
    'SELECT id FROM prizes.rain WHERE closed_at IS NOT NULL AND game = ANY ($1)',
    [[bad, good]],
  );
  expect(rows.map(({ id }) => String(id))).toEqual([ids[1]]);
  expect((await world.budgetOf(good)).reserved).toBe(10_000n * SCALE);
  await world.runJob('prizes_rains');
});
